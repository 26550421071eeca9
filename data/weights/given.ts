import type { PackedTrees } from "../../src/linking/model/packed-trees.ts";

/** Is a candidate that a caller sent meant? Written by `npm run train`: do not edit. */
export const given: PackedTrees = {
  depth: 5,
  features:
    "TR]Wb/b*b.b;W$b;1b80b2b3VHQ]Z3b0J)b$Gb+EF]b8b$7b+8]_(b;b%$#b%_`]%C%b*7%b'M,8%b8^8^b#b;`87b#b*b;_]6+b#^%b%b'b(_b*5b48",
  thresholds: [
    1, 1, -0.11035585, 0.45262444, 1, 0.0032144678, 1, 0.00018896599, 1, 2, 0.9382215, 1, 1, 1, 1, 1, 1, 1, 1,
    7.0837045, 1, 1, 1, 1, 1, 0.5276334, 1, -0.828599, 1, 1, 7.252515, 4.523562, 0.33002508, 1.5849625,
    -0.7555946, 2, 0, 0.017282903, 0.8888889, 1, 0.39346933, 3, 1, -0.18609089, 0.25023842, 0.16636598,
    1.5210217, 6, 0.0017872244, 12, 0.28989124, 2, 9, -0.36035165, 1, 1, 1.5849625, 7, 4.643856, 0.14751528,
    2.321928, 0.27385098, 0.13673604, 0.4765609, 0.21337214, 3.169925, 2.5849626, 0.07279582, 0.1875815,
    0.6635092, -0.21337214, 0.28879884, 1, 1, 0.21092732, 0.5414046, 8, 0.27765867, -0.51690096, 0.37991524,
    0.20068488, 0.23077242, 1, 1, 5.129283,
  ],
  splits:
    "#?5,@#6)$&#F$^&#_$)%#(G?-#A)$1#H$`&#(-*7#A)$1#H)82#b#'-*&,5FI#(%.?#6'/.J*&,I#b$)%$9#(G0J*b%K$#(%82'#6/.:$1LM#b&b'b(&N-*7&:$1LM#O)8290#P'K$QR&%#(.5';#6/<S@,5=T&%b)';-*7<U$BR%#(b*8'0#P;:$1,&=%V&WN-*b+7:>XC/%3#O.90)+D><b,/b-4=Y%+'Ab.b/2EXCSb043%#('Z+[($B.@/43%D+';#,]E$Bb1b243%D+'Z0#b3>$Q]C4=YT&390)+Eb4b52$%Vb6+W(b7&b8[><Ub9b:",
  step: 1,
  leaves:
    "eC#cS#9#fZ#bJdGcPdRc2e%6f4b##/#dK#dE#Xb#%2cLc3e4g#b8/c4#gI#bB#h*#eW#h>#h>#cXcId9#d9hH:#e&#,#e$#e$#b#cAe##cH#K#c%CgM#c0#H#X1,bTc*#bD#cXd.d`e`c>#bO#c]e#f>#&c6+#'eSe/#,QcC#Tb9cP#c&#2#JcLb^#2#$#`Td'c+bVb:1cY(?b8>cAbOeW_3bTb1b0cF[c0dRR%b9bJd5c;cDd4Ad,cVb*e[#b*#fTfObXbSf:#f:#c(c3cFc=b?#%#d3d6*#d/#d/#>b2b2=b5#bQ#e##dN#d,#5#]cGc.cKb'#c2#cVe5cZcIb:#,#Wb?b[b=cE#bDc;dH.3,dN#bDc)bE$c,N5#b+dBc4?b/b-'#NbH1cOcHb*e/#b&#eQeNbJbEe=#e=#bGc5c2c9]#'#cXc[(#cR#cR#9B@d*d8#-#cOc$cCbAdP#%#bMb>JeUbY#b1#d%b&Nc34#b-#=dUcO#,c(5#cKb`d>#c;cNbD#NbAc-#cP3bU#PRF#cP[bK#ESb4+9<bWc5e*f(]bPc'c4bIY0b3X-H-WcT3Lc[cPd.d^d:dE8cT&=[Jb(c.'b%&@bPbH-b*Mb%09b'4b3e`H754c:9b%'57[6bVdMc,(b&#b*b-dF#eQh)B[#CcDc7cVbTH#H#c4#c4c#1SbIbX$bEc`cJc4b6c@c7bUYb?SbR#bR#bR#bR#*b]b&>bBb=d@f'cTcK5c&cQ#c^cD'&c^Lc9#bL4$#LBbO#bMb@4#c0d<*#*#c4b<5'ONd&bGb>c$,bI+@>Nb#WbId:76b:<EDd;cS@Oc@bL%bWbTJ%#%#dObDb1b$:>:)bF#bF#bF#bF#bF#bF#bDb/bZc$c>#]#9b+BcEb7#3#cMb?`2,#?#b%[*eWN#3#c8b>b'b6/5K0`#b&b)0Y59D#D#bBd1c&*c`#e)g:c.c)cBbHb^#b^bP$)Yd?b&#dX#bU#b_#b1#W#d>#-#&#&#d8#d8#d8#d8#6Eb?1G&YbCd(#=#^#b8#>b>e7e]b3b*4*c2d_'#bKb]JMb'OB]J<bOLbZ#bZ#=)bF&%bH:1TFbGX`#`#b+bNcM<$)IcR^#d<#bQ#bP#b/#S#d*#-#$#$#d$#d$#d$#d$#+FBc?c/#'#c?c<b>bAc;###TK'dNb1#b%#cNb0(1W#N#+Rc9b;Eb[6V/bF'_bOb4b5bBbU#b&#d)#bW#bL#)#F#,#$D4WIcWb#bNcH#bS#b/#-#d&b/Dd*9^Vb$T#5#*#b:#&cL&E3b/B#-#*#D#5#'99c0Ic7^N_Ac'Z9c*'b5-(Y#8?>#3S)#bB1&#bDd3cK#b1Jb9#b-bS9#c,GT#9VbQc3bAb(1b:b*b7LUbQS(b2KE+b67c7Ib8KbEMc8]c'b6#B;5bKbKbH,c;E_b'b'b`c%cURc6#c6#DCcFcIb0#b0#10[*5Tb^8bF#7cKC)Cc&c+#b,b45VJ_+#Bb<_X_b)cF#cHbZ*'dDd-c6^Hb$bIb<8<b1S09d$c$b6*<'7//T<,b)c%/*c0b4c2###b1bB,G)#$/BM/D)#dRd7[&DbB.#=7c0b4%-b__-bX/b#-###b?#b-#FbUb,b-bS<b-&bL#R#B#/#-8b%c5S6bHCbU#^#b1#K#cE#?#&#&#cA#cA#cA#cA#/D/D.+c@C1b54cI?J&^I#/3X#J7&#_c'c,#c8b:L2X#]bK88bL#bL#bL#Gb09B1#b`b1';I#I#I#4c?cYd=0#AE9CPb`@b3&<b@b'C@'$,#,#G3)$Gb.MQc>cE$#(3##$#$#&#&#1Jc5c@:bJbK^cNcIM#@###>`b>c,_b,b0b,*-CDbSA1b/c&03bEbK#bK#2>b(%Y#Y#c=bY.7[X&b4%*(/5#))LbFc:K&bPc@d(b2b3b##b4bAb2B2bE(A7#7#2#bK#c%#c%#cG#cG#'#'#cG#cG#cG#cG#*b<EbQbDcRb4#,#$#$#$#.Cc(b4d?#d?#b8b5FGb2)c+#b]#b]bY:#<Ab.#b.b+b>#b<b5bE#bGbFbA#bIbV*bI#bHb>@<b6b[b8-8'bT*b))0&#c$bR4)c?#c?#c+b-%#c?#c?#c?#c?#b+#9(bN#BcU)#/<8#c,b4V#bW'9#Xc7/#b<P)#b.N,b2^cJE9_1<#cO#.#bS#2bO6b;*#8Eb&#6#+#K#'^:c0>b<'%&#$#]#bS#c9#c9#I#c7#c9#c9#c9#c9#-:I64b0bOb21b+[&Ic?c`e>#.U3_b.:bG]Ec]cUb)Ib;=bX(/./%/(HE$$ST'*&%bFb+c3cR4+c0b8b4RLb4%M'W:c*:b0%'&#$#Z#bM#c1#c1#G#c1#c1#c1#c1#c1#+QKb)1*b7%XI5XJQ-.b)cKc4b2^b%*$b:b?b,01,;<bHbCc'bW#[+02#./GH(32bV$3c#P&<bKGbKbJb5b2=O-2Rc1%#5#c&#Q#bP#A#[#bV#'#'#c-#c-#c-#c-#1>6c5'&c6bFc6b@b7#LbVS#c2#c2#<#<#*#*#$#$#b&b?)2%&##bVb7WNCD&'bKb&,:#)#$#bGS)bT(8(1BE>&&%#,/c,7#''#5Z<c#b[E5b(168E58bX6Rb,<DUbI9b*&#&#&#&#b0#W#dF#b(#b;#P#G#b*#cEc@MDc3#c3#-$%$3#3#.?b4b;BX*<bHbQb5b:@+)6",
};
