import type { PackedTrees } from "../../src/linking/model/packed-trees.ts";

/** Is an entity of a caller's list meant? Written by `npm run train`: do not edit. */
export const user: PackedTrees = {
  depth: 5,
  features:
    "3b1$b2#@&Ib6OZ(b-b(Z%7b$^Hb$*b*Lb*6b5b#:b/'2E=b.(A>1b$:b.b%ZUb.b*%:Db*(,A[A4b(AS%FFFAb&:b'b*(b*b-b4)b(Nb&:b.%b)b)b7MTF(:b'b(b%b#b3:",
  thresholds: [
    1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 0.5, 0.875, 0.7502601, 0.07458782, 1, 7, 1, 0.1507386, 1, 1, 0.13064177, 1,
    0.15585677, 1, 0, 1, 1, 0.11328823, 2.807355, 0.194533, 1, 1, 0.27765867, 1, 0.39882594, 1, 2.247, 1, 1,
    0.057104673, 5.83289, 0.8320184, 0.21337214, 0.51614547, 1, 0.6510618, 0.84019035, 3, 5.044394,
    0.26508468, 0.109048374, 0.8333333, 1, 1.902, 3, 1.812, 1, 0, 0.08, 1, 9, 0.05588053, 0.25380605,
    0.0093000475, 3.722, 0.21337214, 4.523562, 0.77686983, 0.9678055, 0.625, 0.33233628, 0.32902724, 1, 1,
    0.72774875, 1, 0.11307957, 2.321928, 0.07893211, 6, 0.9721071, 0.071711004, 1, 1, 1, 0.10697305,
    0.71428573, 6.149747, 0.8310498, 0.77170604, 0.3805692, 0.010322822, 1, 1.5849625,
  ],
  splits:
    "'5(.Y'.(5Z';FG['(%)5'.%)]-^)#_'(%#5'.%)2-%#6)-(%H#'.%)`-%6#)-(b##I'.%b$)*%#6F-(b%2b&JK$+,7L*%6b'$/-(Jb(b)$+7L3;b*$M/0+$,0Kb+7<8b,=$/M+0,$+b->08;b.#$/*b/N&#%1?7?Ob0b1$P3N(&#%1?9/4<8$,+@H&#%120A*B#$,:@Q&#%C194DR8$P2b2b3&#Sb4b59/b63b7$,+=T&#%C10Ab8G*$,:@Q&#%C*U4b9Vb:$E2b;I&#WX'U4DA<,$+T=&#S1)*B>b<#:$E3b=&#WX*94RDb>:$E3b?&b@ObAbB*B>VbC",
  leaves:
    "fTf^b$b3h<h9fZg4H#H#b)#.#fQ#]#h9#fQ#gN#gN#gN#gN#cQc=0EfX#bE#b/b6$#eG#*#cLcBeZ#fU#fU#b0b5?#eD#eD#b9b6b7b2,#,#e^d'e5d`e'eNbIUeF#eF#eF#eF#eZd(e2e'e$eMbJTd%#cKd/e1#e'e,d_#e1eXe/#eKf3d&#cH#e0#e&#d^#e2#e.#eH#c4#b7f$e'#FeQN#**c;#d*#c5#dM#e&#e,#O#5#c:#d)#dG#2#dO#bS#b(#,#d/#^#dH#3#dVeVbJVb'#-#d6d^b%b2[bCc<cGdBdE'(dBeXb&5dTe8cAc@X#c9#dA#$#d?#bE#dS#cB#b8fGcYXd0b=+d(UcNbMbVbDX5bFb7fHd#Wd/b>*d-TcObNbWbCY4bEb38b2dYb1#:dB&Fd-@(Tc(#b47b1dJb6#;d1'Id.9)Uc'#*cC&4cJc^32c_bPAFd1b(30+cB'5cKc]23cUbI:Ad._0/2cFc'b5cObM_dR.b)c&cGb,T9I3cGc.b8cNbNb*d`/b*c)cHb+U8Hb+/]#b&d%>d*)#&FcFDbG#b,0b$#b%cS?cZ($'GcG9bH#b#bHd*dC^bM27d-dBbSbJV;*&b$bGd+dFXbJ14d.dAbRbGM2+'bUd06`c?))bEBb7VGYLS#bVd77b'c>,(bRCb8WFXMR###bIcO##cCcN##d#b>##b1b*^#bFcJb`#c>cKd&#d&b?b4#b2b)2ZbFcR@:bPPbQ#cR#b-#)#3[bEcSA;bIMbP#cS#^#&#Lc*bHbCc#b[c##5Z/#IHI#c)c.SFbBb?bD#b/b47:EBG#B;7d'H#c;#b,bOT#T#b*#b]c&`b-c1#c##_QbG#`#`#Cc2ZcYbK#b[`%#b$;bB#MG%%bT+##/,K#9#M#33PcGb8#K###'(b4#bQbHbU#cEc,U#3,-#b/bNb*#WJ+#c0#(75#b5#0#B#bL#bJbE-#cMdQ`#[TP#X^b,#b(Z6c=O$cXd(7_bXbEb2b%&+)8bL#-#b8#'#5#7#;#7#BK5,c;d-PAb5b4>#bQbD.1bNb3^ZKF,#%#'#%#%#FbPb,b1O]8A^TKb=$.'&c7c(b0N72bYc-/*b`bR##-*.Kc#b9bNL5*cJcQ/V&$'8bDb9bF#3%C#b.b+b.#7$G#4b_ObMbJb--0b:][&b]#b]#1.e,e'%#)#'##'+#+#bYbP('05bDe$#%'#C:+(*)$#bD/:1####b;b,$)Fc%bDb-[#c<#?dU#D5#bM##M%`=#9#-O#KI#@#6[/]c:d2c?cDd@d^JbTb5Yb(P5&521#b*d/f?#f[f0+#=6Lb8[#bRc$)#5bG45cDc3.1c=b[CJ-*+#Rb>YJY]b%b$MbM4bNb$c2b[cO5&bUC`#E/%#W9/#/.+(1K;#/%,C'Fc.cYc1c0d.dKBbJb/S`L3$/(1#`cXf%#f=eQ+#;4<b$Wb#bBb-/(c&c#%#=:$#bDbIGBb]bGb)b2QJ23CcDb%`(b@*b`c'bYPSc.c1c,#*#*#b@#b2b)b]#b]#########]c)b6d'b+SS/bL>Xc96R&b,-->b$1#EbWeJ#b[b[+#;4:bLbC95dKb]Vb&T;:bMbX'#5+,9[9^Rb1Q@AKH##)b7c$c?bBb53.c$b]c$#c$#c$#b6b-b&JbV#bV#(-$#$#$#5P*?b-c/b<b+b]bM2^b1c3077*-:+`)c<e:#6#%;)#b&b%D`,#b<bAbN#bFb+##&#b7b8bHbC+#_b$.#[c4%#RU>'b,<.b&b*d518#5&c&.2QD%5=.-()Y%#8#E#/DA00b,9b%7[&7B9K*b?cU1U(W%cLDd%%#$7&D%b)]bF5#5#+bW(#;#;#c/#;#b##'#8#b<#5#)#&Ab[bPbD#c+c]bCb4:=*#(%bRbWbN#bN#bN#&)$#$#$#5N(;b%b]b.XbLb92[b-c+.35,-:)[)c*dS#4#%;)#>b24B7%<b(`D9')cX'',Gb&U&5'%Rb6b5b@%#%#)b-bUc1b@b33.bQbLbQ#bQ#bQ#b(][FbH#bH#(-$#$#$#9b+,OHb8W4bJbS6b*]bP4?@b&8;-Sb=SBcZ,#%9-*41CbSbY^/8&bF*Y#%)#Jc%9b7[$)(A&.==cP3K&#R`$$bNcR:=Gb%(#c,d0WT1#509###SB)&+$(;6)#%b:bK9b6bLd'UbQ&+L#bD#$#bG#d+#(#+###Bb$?8b4]61b:b-=#&###b4F0)VA3,b:c]]`LO'&$bO=Hc)#R#bD#(#b@#b@#b3Y03(#&#&#%#$#$#b0c*b=c?)^*BHbP5)%F$b$A#?*/#'bCcF#9d5+#:#$b2)b/bYbN[Bb=&(I:I%&;cLLS`J=CbJ21P`L./1T>CbUcEWTYT-,O</6b*#+#OL-#bJ#bJ#bJ#bJ#%7%NCbI'b0b8b3Vc'6K/<L;<c+<Q*b;:c*#&)&&-b*b3*#>I`_####bXc:&'b7b<)#bLc(RW49%#55,2-N20bSc7b$b3WR-#SL%#b(b'+#E6+#bH#bH#bH#bH###b0#=#b=#G#G#/#/#c0cE*bI/&3,Y#I*&#'.Lb$b%b*%bMb*#,bG(=#.$#Mb/b*c(/Qb&#-bX)8%^.#",
};
