/** German words for the people and things of places: see `load.ts`. */
export const de: string = `
Q15 Afrikaner afrikanisch
Q16 Kanadier kanadisch
Q17 Japaner japanisch
Q18 Südamerikaner südamerikanisch
Q20 Norweger norwegisch
Q21 Engländer englisch
Q22 Schotte schottisch
Q25 Waliser walisisch
Q26 nordirisch
Q27 Ire irisch
Q28 Ungar ungarisch
Q29 Spanier spanisch
Q30 Amerikaner amerikanisch US-amerikanisch Amerika
Q31 Belgier belgisch
Q32 Luxemburger luxemburgisch
Q33 Finne finnisch
Q34 Schwede schwedisch
Q35 Däne dänisch
Q36 Pole polnisch
Q37 Litauer litauisch
Q38 Italiener italienisch
Q39 Schweizer schweizerisch
Q40 Österreicher österreichisch
Q41 Grieche griechisch
Q43 Türke türkisch
Q45 Portugiese portugiesisch
Q46 Europäer europäisch
Q48 Asiate asiatisch
Q49 Nordamerikaner nordamerikanisch
Q51 antarktisch
Q55 Niederländer niederländisch Holland
Q60 New+Yorker
Q64 Berliner
Q77 Uruguayer uruguayisch
Q79 Ägypter ägyptisch
Q84 Londoner
Q90 Pariser
Q96 Mexikaner mexikanisch
Q99 Kalifornier kalifornisch
Q114 Kenianer kenianisch
Q115 Äthiopier äthiopisch
Q117 Ghanaer ghanaisch
Q142 Franzose französisch
Q145 Brite britisch Großbritannien
Q148 Chinese chinesisch
Q155 Brasilianer brasilianisch
Q159 Russe russisch
Q183 Deutscher deutsch Deutsche
Q184 Belarusse belarussisch
Q189 Isländer isländisch
Q191 Este estnisch
Q211 Lette lettisch
Q212 Ukrainer ukrainisch
Q213 Tscheche tschechisch
Q214 Slowake slowakisch
Q215 Slowene slowenisch
Q217 Moldauer moldauisch
Q218 Rumäne rumänisch
Q219 Bulgare bulgarisch
Q220 Römer
Q221 Mazedonier mazedonisch
Q222 Albaner albanisch
Q224 Kroate kroatisch
Q225 Bosnier bosnisch
Q227 Aserbaidschaner aserbaidschanisch
Q228 Andorraner andorranisch
Q229 Zyprer zyprisch
Q230 Georgier georgisch
Q232 Kasache kasachisch
Q233 Malteser maltesisch
Q234 flämisch
Q235 Monegasse monegassisch
Q236 Montenegriner montenegrinisch
Q237 vatikanisch
Q238 San-Marinese san-marinesisch
Q241 Kubaner kubanisch
Q242 Belizer belizisch
Q244 Barbadier barbadisch
Q252 Indonesier indonesisch
Q258 Südafrikaner südafrikanisch
Q262 Algerier algerisch
Q265 Usbeke usbekisch
Q298 Chilene chilenisch
Q334 Singapurer singapurisch
Q347 Liechtensteiner liechtensteinisch
Q398 Bahrainer bahrainisch
Q399 Armenier armenisch
Q403 Serbe serbisch
Q408 Australier australisch
Q414 Argentinier argentinisch
Q419 Peruaner peruanisch
Q423 Nordkoreaner nordkoreanisch
Q424 Kambodschaner kambodschanisch
Q490 Mailänder
Q495 Turiner
Q574 Osttimorer osttimoresisch
Q597 Lissabonner
Q641 Venezianer
Q649 Moskauer
Q657 Tschader tschadisch
Q664 Neuseeländer neuseeländisch
Q668 Inder indisch
Q672 Tuvaluer tuvaluisch
Q678 Tongaer tongaisch
Q683 Samoaner samoanisch
Q685 Salomoner
Q686 Vanuatuer vanuatuisch
Q691 Papua-Neuguineer
Q695 Palauer palauisch
Q697 Nauruer nauruisch
Q702 Mikronesier mikronesisch
Q709 Marshaller marshallisch
Q710 Kiribatier kiribatisch
Q711 Mongole mongolisch
Q712 Fidschianer fidschianisch
Q717 Venezolaner venezolanisch
Q730 Surinamer surinamisch
Q733 Paraguayer paraguayisch
Q734 Guyaner guyanisch
Q736 Ecuadorianer ecuadorianisch
Q739 Kolumbianer kolumbianisch
Q750 Bolivianer bolivianisch
Q754 Trinidader
Q757 Vincenter vincentisch
Q760 Lucianer lucianisch
Q766 Jamaikaner jamaikanisch
Q769 Grenader grenadisch
Q774 Guatemalteke guatemaltekisch
Q778 Bahamaer bahamaisch
Q781 Antiguaner antiguanisch
Q782 hawaiisch
Q783 Honduraner honduranisch
Q784 Dominicaner dominicanisch
Q786 Dominikaner dominikanisch
Q790 Haitianer haitianisch
Q792 Salvadorianer salvadorianisch
Q794 Iraner iranisch
Q796 Iraker irakisch
Q800 Costa-Ricaner costa-ricanisch
Q801 Israeli israelisch
Q804 Panamaer panamaisch
Q805 Jemenit jemenitisch
Q810 Jordanier jordanisch
Q811 Nicaraguaner nicaraguanisch
Q813 Kirgise kirgisisch
Q817 Kuwaiter kuwaitisch
Q819 Laote laotisch
Q822 Libanese libanesisch
Q826 Malediver maledivisch
Q828 amerikanisch
Q833 Malaysier malaysisch
Q836 Birmane birmanisch myanmarisch
Q837 Nepalese nepalesisch
Q842 Omaner omanisch
Q843 Pakistaner pakistanisch
Q846 Katarer katarisch
Q851 Saudi saudi-arabisch
Q854 Sri+Lanker sri-lankisch
Q858 Syrer syrisch
Q863 Tadschike tadschikisch
Q865 Taiwaner taiwanisch
Q869 Thailänder thailändisch
Q874 Turkmene turkmenisch
Q878 Emirater emiratisch
Q881 Vietnamese vietnamesisch
Q884 Südkoreaner südkoreanisch
Q889 Afghane afghanisch
Q902 Bangladescher bangladeschisch
Q912 Malier malisch
Q916 Angolaner angolanisch
Q917 Bhutaner bhutanisch
Q921 Bruneier bruneiisch
Q924 Tansanier tansanisch
Q928 Filipino philippinisch
Q929 Zentralafrikaner zentralafrikanisch
Q945 Togoer togoisch
Q948 Tunesier tunesisch
Q953 Sambier sambisch
Q954 Simbabwer simbabwisch
Q958 Südsudanese südsudanesisch
Q962 Beniner beninisch
Q963 Botswaner botswanisch
Q965 Burkiner burkinisch
Q967 Burundier burundisch
Q970 Komorer komorisch
Q971 Kongolese
Q974 Kongolese kongolesisch
Q977 Dschibutier dschibutisch
Q980 bayerisch bayrisch
Q983 Äquatorialguineer äquatorialguineisch
Q986 Eritreer eritreisch
Q1000 Gabuner gabunisch
Q1005 Gambier gambisch
Q1006 Guineer guineisch
Q1007 Guineer
Q1008 Ivorer ivorisch
Q1009 Kameruner kamerunisch
Q1011 Kapverdier kapverdisch
Q1013 Lesother lesothisch
Q1014 Liberianer liberianisch
Q1016 Libyer libysch
Q1019 Madagasse madagassisch
Q1020 Malawier malawisch
Q1025 Mauretanier mauretanisch
Q1027 Mauritier mauritisch
Q1028 Marokkaner marokkanisch
Q1029 Mosambikaner mosambikanisch
Q1030 Namibier namibisch
Q1032 Nigrer nigrisch
Q1033 Nigerianer nigerianisch
Q1036 Ugander ugandisch
Q1037 Ruander ruandisch
Q1039 São-Toméer
Q1041 Senegalese senegalesisch
Q1042 Seycheller seychellisch
Q1044 Sierra-Leoner sierra-leonisch
Q1045 Somalier somalisch
Q1049 Sudanese sudanesisch
Q1050 Swasi swasiländisch
Q1142 Elsässer
Q1183 puerto-ricanisch
Q1202 sächsisch
Q1246 Kosovare kosovarisch
Q1273 toskanisch
Q1286 alpin
Q1439 Texaner
Q1460 sizilianisch
Q1462 sardisch
Q1741 Wiener
Q2044 Florentiner
Q2277 Römer
Q2634 Neapolitaner
Q2807 Madrider
Q3995 baskisch
Q4412 Westafrikaner westafrikanisch
Q4628 Färinger färöisch
Q5428 sibirisch
Q5690 Spartaner spartanisch
Q5705 katalanisch Katalane
Q5783 andalusisch
Q5785 Kaimaner
Q6250 Sahraui sahrauisch
Q7204 nahöstlich
Q8646 Hongkonger
Q12130 bretonisch
Q12544 Byzantiner byzantinisch
Q12560 Osmane osmanisch
Q12585 lateinamerikanisch
Q14112 korsisch
Q14773 Macauer
Q15180 sowjetisch Sowjet
Q16957 Ostdeutscher DDR-Bürger
Q17252 tibetisch
Q21195 skandinavisch
Q21203 Arubaner
Q23635 Bermuder
Q25322 arktisch
Q27231 ostasiatisch
Q27275 zentralasiatisch
Q27381 Nordafrikaner nordafrikanisch
Q27407 Ostafrikaner ostafrikanisch
Q27449 Südeuropäer südeuropäisch
Q27468 Osteuropäer osteuropäisch
Q27479 Nordeuropäer nordeuropäisch
Q27496 Westeuropäer westeuropäisch
Q27509 mitteleuropäisch
Q28513 österreichisch-ungarisch
Q28573 Inka
Q31945 arabisch
Q33946 Tschechoslowake tschechoslowakisch
Q34754 Somaliländer
Q36704 Jugoslawe jugoslawisch
Q37394 Melanesier melanesisch
Q38060 Gallier gallisch
Q38872 Preuße preußisch
Q41137 Assyrer assyrisch
Q41642 Phönizier phönizisch
Q42225 fernöstlich
Q47690 Babylonier babylonisch
Q52062 nordisch
Q55643 Ozeanier ozeanisch
Q81931 Konföderierter
Q83958 Makedonier makedonisch
Q160381 westlich
Q172640 nordvietnamesisch
Q179293 Kastilier kastilisch
Q180573 südvietnamesisch
Q219060 Palästinenser palästinensisch
Q389688 Perser
Q664609 karibisch
Q713750 Westdeutscher westdeutsch
Q771405 südasiatisch
Q794210 Azteke aztekisch
Q1747689 Römer römisch
Q2429397 Karthager karthagisch
Q3359409 Mikronesier mikronesisch
Q6500954 Zairer
`;
