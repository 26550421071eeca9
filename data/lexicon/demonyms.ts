/**
 * Words for the people and things of a place, by its Wikidata id: "Iraqi" is of Q796. A line is an id and its words in each
 * language; `+` joins the words of one. Adjectives and nouns stand in one form, the reader adds the others
 * (`src/linking/candidates/demonyms.ts`). Written for the starter (`data/public`); a knowledge base without demonyms is
 * read with these.
 */
export const demonymLines: string = `
Q15 | en African Africans | it africano | fr africain | de Afrikaner afrikanisch | es africano | pt africano
Q16 | en Canadian Canadians | it canadese | fr canadien | de Kanadier kanadisch | es canadiense | pt canadense canadiano | ja カナダ人 | zh 加拿大人
Q17 | en Japanese | it giapponese | fr japonais | de Japaner japanisch | es japonés | pt japonês | ja 日本人 | zh 日本人
Q18 | en South+American South+Americans | it sudamericano | fr sud-américain | de Südamerikaner südamerikanisch | es sudamericano | pt sul-americano
Q20 | en Norwegian Norwegians | it norvegese | fr norvégien | de Norweger norwegisch | es noruego | pt norueguês | ja ノルウェー人 | zh 挪威人
Q21 | en English Englishman | it inglese | fr anglais | de Engländer englisch | es inglés | pt inglês
Q22 | en Scottish Scots Scot | it scozzese | fr écossais | de Schotte schottisch | es escocés | pt escocês
Q25 | en Welsh Welshman | it gallese | fr gallois | de Waliser walisisch | es galés | pt galês
Q26 | en Northern+Irish | it nordirlandese | fr nord-irlandais | de nordirisch | es norirlandés
Q27 | en Irish Irishman | it irlandese | fr irlandais | de Ire irisch | es irlandés | pt irlandês | ja アイルランド人 | zh 爱尔兰人
Q28 | en Hungarian Hungarians Magyar | it ungherese | fr hongrois | de Ungar ungarisch | es húngaro | pt húngaro | ja ハンガリー人 | zh 匈牙利人
Q29 | en Spanish Spaniards Spaniard | it spagnolo | fr espagnol | de Spanier spanisch | es español | pt espanhol | ja スペイン人 | zh 西班牙人
Q30 | en American Americans America US USA States | it americano statunitense America Usa | fr américain étasunien Amérique | de Amerikaner amerikanisch US-amerikanisch Amerika | es estadounidense norteamericano EEUU América | pt americano norte-americano estadunidense América EUA | zh 美国人 | ja アメリカ人
Q31 | en Belgian Belgians | it belga | fr belge | de Belgier belgisch | es belga | pt belga | ja ベルギー人 | zh 比利时人
Q32 | en Luxembourger Luxembourgers Luxembourgish | it lussemburghese | fr luxembourgeois | de Luxemburger luxemburgisch | es luxemburgués | pt luxemburguês | ja ルクセンブルク人 | zh 卢森堡人
Q33 | en Finnish Finns Finn | it finlandese | fr finlandais | de Finne finnisch | es finlandés | pt finlandês | ja フィンランド人 | zh 芬兰人
Q34 | en Swedish Swedes Swede | it svedese | fr suédois | de Schwede schwedisch | es sueco | pt sueco | ja スウェーデン人 | zh 瑞典人
Q35 | en Danish Danes Dane | it danese | fr danois | de Däne dänisch | es danés | pt dinamarquês | ja デンマーク人 | zh 丹麦人
Q36 | en Polish Poles Pole | it polacco | fr polonais | de Pole polnisch | es polaco | pt polaco polonês | ja ポーランド人 | zh 波兰人
Q37 | en Lithuanian Lithuanians | it lituano | fr lituanien | de Litauer litauisch | es lituano | pt lituano | ja リトアニア人 | zh 立陶宛人
Q38 | en Italian Italians | it italiano | fr italien | de Italiener italienisch | es italiano | pt italiano | ja イタリア人 | zh 意大利人
Q39 | en Swiss | it svizzero | fr suisse | de Schweizer schweizerisch | es suizo | pt suíço | ja スイス人 | zh 瑞士人
Q40 | en Austrian Austrians | it austriaco | fr autrichien | de Österreicher österreichisch | es austriaco | pt austríaco | ja オーストリア人 | zh 奥地利人
Q41 | en Greek Greeks | it greco | fr grec | de Grieche griechisch | es griego | pt grego | ja ギリシャ人 | zh 希腊人
Q43 | en Turkish Turks Turk | it turco | fr turc | de Türke türkisch | es turco | pt turco | ja トルコ人 | zh 土耳其人
Q45 | en Portuguese | it portoghese | fr portugais | de Portugiese portugiesisch | es portugués | pt português | ja ポルトガル人 | zh 葡萄牙人
Q46 | en European Europeans | it europeo | fr européen | de Europäer europäisch | es europeo | pt europeu
Q48 | en Asian Asians | it asiatico | fr asiatique | de Asiate asiatisch | es asiático | pt asiático
Q49 | en North+American North+Americans | it nordamericano | fr nord-américain | de Nordamerikaner nordamerikanisch | es norteamericano | pt norte-americano
Q51 | en Antarctic | it antartico | fr antarctique | de antarktisch | es antártico | pt antártico
Q55 | en Dutch Dutchman Holland | it olandese Olanda | fr néerlandais Hollande | de Niederländer niederländisch Holland | es neerlandés Holanda | pt neerlandês Holanda | ja オランダ人 | zh 荷兰人
Q60 | en New+Yorker New+Yorkers | it newyorkese | fr new-yorkais | de New+Yorker | es neoyorquino | pt nova-iorquino
Q64 | en Berliner Berliners | it berlinese | fr berlinois | de Berliner | es berlinés | pt berlinense
Q77 | en Uruguayan Uruguayans | it uruguaiano | fr uruguayen | de Uruguayer uruguayisch | es uruguayo | pt uruguaio | ja ウルグアイ人 | zh 乌拉圭人
Q79 | en Egyptian Egyptians | it egiziano | fr égyptien | de Ägypter ägyptisch | es egipcio | pt egípcio | ja エジプト人 | zh 埃及人
Q84 | en Londoner Londoners | it londinese | fr londonien | de Londoner | es londinense | pt londrino
Q90 | en Parisian Parisians | it parigino | fr parisien | de Pariser | es parisino | pt parisiense
Q96 | en Mexican Mexicans | it messicano | fr mexicain | de Mexikaner mexikanisch | es mexicano | pt mexicano | ja メキシコ人 | zh 墨西哥人
Q99 | en Californian Californians | it californiano | fr californien | de Kalifornier kalifornisch | es californiano | pt californiano
Q114 | en Kenyan Kenyans | it keniano keniota | fr kényan | de Kenianer kenianisch | es keniano keniata | pt queniano | ja ケニア人 | zh 肯尼亚人
Q115 | en Ethiopian Ethiopians | it etiope | fr éthiopien | de Äthiopier äthiopisch | es etíope | pt etíope | ja エチオピア人 | zh 埃塞俄比亚人
Q117 | en Ghanaian Ghanaians | it ghanese | fr ghanéen | de Ghanaer ghanaisch | es ghanés | pt ganês | ja ガーナ人 | zh 加纳人
Q142 | en French Frenchman | it francese | fr français | de Franzose französisch | es francés | pt francês | ja フランス人 | zh 法国人
Q145 | en British Britons Briton Brit Brits Britain Great+Britain UK | it britannico Gran+Bretagna | fr britannique Grande-Bretagne | de Brite britisch Großbritannien | es británico Gran+Bretaña | pt britânico Grã-Bretanha | ja イギリス人 | zh 英国人
Q148 | en Chinese | it cinese | fr chinois | de Chinese chinesisch | es chino | pt chinês | ja 中国人 | zh 中国人
Q155 | en Brazilian Brazilians | it brasiliano | fr brésilien | de Brasilianer brasilianisch | es brasileño | pt brasileiro | ja ブラジル人 | zh 巴西人
Q159 | en Russian Russians | it russo | fr russe | de Russe russisch | es ruso | pt russo | ja ロシア人 | zh 俄罗斯人
Q175 | pt paulista
Q176 | en Quebecer Québécois | fr québécois | es quebequés
Q183 | en German Germans | it tedesco | fr allemand | de Deutscher deutsch Deutsche | es alemán | pt alemão | ja ドイツ人 | zh 德国人
Q184 | en Belarusian Belarusians | it bielorusso | fr biélorusse | de Belarusse belarussisch | es bielorruso | pt bielorrusso | ja ベラルーシ人 | zh 白俄罗斯人
Q189 | en Icelandic Icelanders Icelander | it islandese | fr islandais | de Isländer isländisch | es islandés | pt islandês | ja アイスランド人 | zh 冰岛人
Q191 | en Estonian Estonians | it estone | fr estonien | de Este estnisch | es estonio | pt estoniano | ja エストニア人 | zh 爱沙尼亚人
Q211 | en Latvian Latvians | it lettone | fr letton | de Lette lettisch | es letón | pt letão | ja ラトビア人 | zh 拉脱维亚人
Q212 | en Ukrainian Ukrainians | it ucraino | fr ukrainien | de Ukrainer ukrainisch | es ucraniano | pt ucraniano | ja ウクライナ人 | zh 乌克兰人
Q213 | en Czech Czechs | it ceco | fr tchèque | de Tscheche tschechisch | es checo | pt checo | ja チェコ人 | zh 捷克人
Q214 | en Slovak Slovaks | it slovacco | fr slovaque | de Slowake slowakisch | es eslovaco | pt eslovaco | ja スロバキア人 | zh 斯洛伐克人
Q215 | en Slovenian Slovenians Slovene Slovenes | it sloveno | fr slovène | de Slowene slowenisch | es esloveno | pt esloveno | ja スロベニア人 | zh 斯洛文尼亚人
Q217 | en Moldovan Moldovans | it moldavo | fr moldave | de Moldauer moldauisch | es moldavo | pt moldavo | ja モルドバ人 | zh 摩尔多瓦人
Q218 | en Romanian Romanians | it rumeno | fr roumain | de Rumäne rumänisch | es rumano | pt romeno | ja ルーマニア人 | zh 罗马尼亚人
Q219 | en Bulgarian Bulgarians | it bulgaro | fr bulgare | de Bulgare bulgarisch | es búlgaro | pt búlgaro | ja ブルガリア人 | zh 保加利亚人
Q220 | en Roman Romans | it romano | fr romain | de Römer | es romano | pt romano
Q221 | en Macedonian Macedonians | it macedone | fr macédonien | de Mazedonier mazedonisch | es macedonio | pt macedónio | ja 北マケドニア人 | zh 北马其顿人
Q222 | en Albanian Albanians | it albanese | fr albanais | de Albaner albanisch | es albanés | pt albanês | ja アルバニア人 | zh 阿尔巴尼亚人
Q223 | en Greenlandic Greenlander
Q224 | en Croatian Croatians Croat | it croato | fr croate | de Kroate kroatisch | es croata | pt croata | ja クロアチア人 | zh 克罗地亚人
Q225 | en Bosnian Bosnians | it bosniaco | fr bosnien | de Bosnier bosnisch | es bosnio | pt bósnio
Q227 | en Azerbaijani Azerbaijanis | it azero | fr azerbaïdjanais | de Aserbaidschaner aserbaidschanisch | es azerbaiyano | pt azerbaijano | ja アゼルバイジャン人 | zh 阿塞拜疆人
Q228 | en Andorran Andorrans | it andorrano | fr andorran | de Andorraner andorranisch | es andorrano | pt andorrano | ja アンドラ人 | zh 安道尔人
Q229 | en Cypriot Cypriots | it cipriota | fr chypriote | de Zyprer zyprisch | es chipriota | pt cipriota | ja キプロス人 | zh 塞浦路斯人
Q230 | en Georgian Georgians | it georgiano | fr géorgien | de Georgier georgisch | es georgiano | pt georgiano | ja ジョージア人 | zh 格鲁吉亚人
Q231 | en Walloon | fr wallon
Q232 | en Kazakh Kazakhs Kazakhstani | it kazako | fr kazakh | de Kasache kasachisch | es kazajo | pt cazaque | ja カザフスタン人 | zh 哈萨克斯坦人
Q233 | en Maltese | it maltese | fr maltais | de Malteser maltesisch | es maltés | pt maltês | ja マルタ人 | zh 马耳他人
Q234 | en Flemish | it fiammingo | fr flamand | de flämisch | es flamenco
Q235 | en Monégasque Monégasques Monacan | it monegasco | fr monégasque | de Monegasse monegassisch | es monegasco | pt monegasco | ja モナコ人 | zh 摩纳哥人
Q236 | en Montenegrin Montenegrins | it montenegrino | fr monténégrin | de Montenegriner montenegrinisch | es montenegrino | pt montenegrino | ja モンテネグロ人 | zh 黑山人
Q237 | en Vatican | it vaticano | fr vaticain | de vatikanisch | es vaticano | pt vaticano | ja バチカン人 | zh 梵蒂冈人
Q238 | en Sammarinese | it sammarinese | fr saint-marinais | de San-Marinese san-marinesisch | es sanmarinense | pt são-marinhense | ja サンマリノ人 | zh 圣马力诺人
Q241 | en Cuban Cubans | it cubano | fr cubain | de Kubaner kubanisch | es cubano | pt cubano | ja キューバ人 | zh 古巴人
Q242 | en Belizean Belizeans | it beliziano | fr bélizien | de Belizer belizisch | es beliceño | pt belizenho | ja ベリーズ人 | zh 伯利兹人
Q244 | en Barbadian Barbadians Bajan | it barbadiano | fr barbadien | de Barbadier barbadisch | es barbadense | pt barbadiano | ja バルバドス人 | zh 巴巴多斯人
Q252 | en Indonesian Indonesians | it indonesiano | fr indonésien | de Indonesier indonesisch | es indonesio | pt indonésio | ja インドネシア人 | zh 印度尼西亚人
Q258 | en South+African South+Africans | it sudafricano | fr sud-africain | de Südafrikaner südafrikanisch | es sudafricano | pt sul-africano | ja 南アフリカ人 | zh 南非人
Q262 | en Algerian Algerians | it algerino | fr algérien | de Algerier algerisch | es argelino | pt argelino | ja アルジェリア人 | zh 阿尔及利亚人
Q265 | en Uzbek Uzbeks Uzbekistani | it uzbeko | fr ouzbek | de Usbeke usbekisch | es uzbeko | pt uzbeque | ja ウズベキスタン人 | zh 乌兹别克斯坦人
Q298 | en Chilean Chileans | it cileno | fr chilien | de Chilene chilenisch | es chileno | pt chileno | ja チリ人 | zh 智利人
Q334 | en Singaporean Singaporeans | it singaporiano | fr singapourien | de Singapurer singapurisch | es singapurense | pt singapurense | ja シンガポール人 | zh 新加坡人
Q347 | en Liechtensteiner Liechtensteiners | fr liechtensteinois | de Liechtensteiner liechtensteinisch | es liechtensteiniano | ja リヒテンシュタイン人 | zh 列支敦士登人
Q398 | en Bahraini Bahrainis | it bahreinita | fr bahreïnien | de Bahrainer bahrainisch | es bareiní | pt bareinita | ja バーレーン人 | zh 巴林人
Q399 | en Armenian Armenians | it armeno | fr arménien | de Armenier armenisch | es armenio | pt arménio | ja アルメニア人 | zh 亚美尼亚人
Q403 | en Serbian Serbians Serb Serbs | it serbo | fr serbe | de Serbe serbisch | es serbio | pt sérvio | ja セルビア人 | zh 塞尔维亚人
Q408 | en Australian Australians Aussie Aussies | it australiano | fr australien | de Australier australisch | es australiano | pt australiano | ja オーストラリア人 | zh 澳大利亚人
Q414 | en Argentine Argentines Argentinian Argentinians | it argentino | fr argentin | de Argentinier argentinisch | es argentino | pt argentino | ja アルゼンチン人 | zh 阿根廷人
Q419 | en Peruvian Peruvians | it peruviano | fr péruvien | de Peruaner peruanisch | es peruano | pt peruano | ja ペルー人 | zh 秘鲁人
Q423 | en North+Korean North+Koreans | it nordcoreano | fr nord-coréen | de Nordkoreaner nordkoreanisch | es norcoreano | pt norte-coreano | ja 北朝鮮人 | zh 朝鲜人
Q424 | en Cambodian Cambodians | it cambogiano | fr cambodgien | de Kambodschaner kambodschanisch | es camboyano | pt cambojano | ja カンボジア人 | zh 柬埔寨人
Q490 | en Milanese | it milanese | fr milanais | de Mailänder | es milanés | pt milanês
Q495 | en Turinese | it torinese | fr turinois | de Turiner | es turinés
Q574 | en East+Timorese Timorese | it est-timorese | fr est-timorais | de Osttimorer osttimoresisch | es timorense | pt timorense | ja 東ティモール人 | zh 东帝汶人
Q597 | it lisbonese | fr lisboète | es lisboeta | pt lisboeta | de Lissabonner
Q641 | en Venetian Venetians | it veneziano | fr vénitien | de Venezianer | es veneciano | pt veneziano
Q649 | en Muscovite Muscovites | it moscovita | fr moscovite | de Moskauer | es moscovita | pt moscovita
Q657 | en Chadian Chadians | it ciadiano | fr tchadien | de Tschader tschadisch | es chadiano | pt chadiano | ja チャド人 | zh 乍得人
Q664 | en New+Zealander New+Zealanders Kiwi Kiwis | it neozelandese | fr néo-zélandais | de Neuseeländer neuseeländisch | es neozelandés | pt neozelandês | ja ニュージーランド人 | zh 新西兰人
Q668 | en Indian Indians | it indiano | fr indien | de Inder indisch | es indio | pt indiano | ja インド人 | zh 印度人
Q672 | en Tuvaluan Tuvaluans | it tuvaluano | fr tuvaluan | de Tuvaluer tuvaluisch | es tuvaluano | pt tuvaluano | ja ツバル人 | zh 图瓦卢人
Q678 | en Tongan Tongans | it tongano | fr tongien | de Tongaer tongaisch | es tongano | pt tonganês | ja トンガ人 | zh 汤加人
Q683 | en Samoan Samoans | it samoano | fr samoan | de Samoaner samoanisch | es samoano | pt samoano | ja サモア人 | zh 萨摩亚人
Q685 | en Solomon+Islander Solomon+Islanders | it salomonese | fr salomonais | de Salomoner | es salomonense | pt salomonense
Q686 | en Ni-Vanuatu | it vanuatuano | fr vanuatais | de Vanuatuer vanuatuisch | es vanuatuense | pt vanuatuense | ja バヌアツ人 | zh 瓦努阿图人
Q691 | en Papua+New+Guinean Papuan | it papuano | fr papouasien papou | de Papua-Neuguineer | es papú | pt papuásio | ja パプアニューギニア人 | zh 巴布亚新几内亚人
Q695 | en Palauan Palauans | it palauano | fr paluan | de Palauer palauisch | es palauano | pt palauense | ja パラオ人 | zh 帕劳人
Q697 | en Nauruan Nauruans | it nauruano | fr nauruan | de Nauruer nauruisch | es nauruano | pt nauruano | ja ナウル人 | zh 瑙鲁人
Q702 | en Micronesian Micronesians | it micronesiano | fr micronésien | de Mikronesier mikronesisch | es micronesio | pt micronésio
Q709 | en Marshallese | it marshallese | fr marshallais | de Marshaller marshallisch | es marshalés | pt marshallino
Q710 | en I-Kiribati | it gilbertese | fr kiribatien | de Kiribatier kiribatisch | es kiribatiano | pt quiribatiano | ja キリバス人 | zh 基里巴斯人
Q711 | en Mongolian Mongolians Mongol | it mongolo | fr mongol | de Mongole mongolisch | es mongol | pt mongol | ja モンゴル人 | zh 蒙古人
Q712 | en Fijian Fijians | it figiano | fr fidjien | de Fidschianer fidschianisch | es fiyiano | pt fijiano | ja フィジー人 | zh 斐济人
Q717 | en Venezuelan Venezuelans | it venezuelano | fr vénézuélien | de Venezolaner venezolanisch | es venezolano | pt venezuelano | ja ベネズエラ人 | zh 委内瑞拉人
Q730 | en Surinamese | it surinamese | fr surinamais | de Surinamer surinamisch | es surinamés | pt surinamês | ja スリナム人 | zh 苏里南人
Q733 | en Paraguayan Paraguayans | it paraguaiano | fr paraguayen | de Paraguayer paraguayisch | es paraguayo | pt paraguaio | ja パラグアイ人 | zh 巴拉圭人
Q734 | en Guyanese | it guyanese | fr guyanien | de Guyaner guyanisch | es guyanés | pt guianense | ja ガイアナ人 | zh 圭亚那人
Q736 | en Ecuadorian Ecuadorians Ecuadorean | it ecuadoriano | fr équatorien | de Ecuadorianer ecuadorianisch | es ecuatoriano | pt equatoriano | ja エクアドル人 | zh 厄瓜多尔人
Q739 | en Colombian Colombians | it colombiano | fr colombien | de Kolumbianer kolumbianisch | es colombiano | pt colombiano | ja コロンビア人 | zh 哥伦比亚人
Q750 | en Bolivian Bolivians | it boliviano | fr bolivien | de Bolivianer bolivianisch | es boliviano | pt boliviano | ja ボリビア人 | zh 玻利维亚人
Q754 | en Trinidadian Trinidadians Tobagonian | it trinidadiano | fr trinidadien | de Trinidader | es trinitense | pt trinitário
Q757 | en Vincentian Vincentians | fr vincentais | de Vincenter vincentisch | es sanvicentino | pt são-vicentino
Q760 | en Saint+Lucian Saint+Lucians | it santaluciano | fr saint-lucien | de Lucianer lucianisch | es santalucense | pt santa-lucense | ja セントルシア人 | zh 圣卢西亚人
Q763 | en Kittitian Kittitians Nevisian | fr christophien | es sancristobaleño | pt são-cristovense
Q766 | en Jamaican Jamaicans | it giamaicano | fr jamaïcain | de Jamaikaner jamaikanisch | es jamaicano | pt jamaicano | ja ジャマイカ人 | zh 牙买加人
Q769 | en Grenadian Grenadians | it grenadino | fr grenadien | de Grenader grenadisch | es granadino | pt granadino | ja グレナダ人 | zh 格林纳达人
Q774 | en Guatemalan Guatemalans | it guatemalteco | fr guatémaltèque | de Guatemalteke guatemaltekisch | es guatemalteco | pt guatemalteco | ja グアテマラ人 | zh 危地马拉人
Q778 | en Bahamian Bahamians | it bahamense | fr bahaméen | de Bahamaer bahamaisch | es bahameño | pt bahamense | ja バハマ人 | zh 巴哈马人
Q781 | en Antiguan Antiguans | it antiguano | fr antiguayen | de Antiguaner antiguanisch | es antiguano | pt antiguano
Q782 | en Hawaiian Hawaiians | it hawaiano | fr hawaïen | de hawaiisch | es hawaiano | pt havaiano
Q783 | en Honduran Hondurans | it honduregno | fr hondurien | de Honduraner honduranisch | es hondureño | pt hondurenho | ja ホンジュラス人 | zh 洪都拉斯人
Q784 | en Dominican Dominicans | it dominicense | fr dominiquais | de Dominicaner dominicanisch | es dominiqués | pt dominiquês | ja ドミニカ国人 | zh 多米尼克人
Q786 | en Dominican Dominicans | it dominicano | fr dominicain | de Dominikaner dominikanisch | es dominicano | pt dominicano | zh 多米尼加人
Q790 | en Haitian Haitians | it haitiano | fr haïtien | de Haitianer haitianisch | es haitiano | pt haitiano | ja ハイチ人 | zh 海地人
Q792 | en Salvadoran Salvadorans Salvadorian | it salvadoregno | fr salvadorien | de Salvadorianer salvadorianisch | es salvadoreño | pt salvadorenho | ja エルサルバドル人 | zh 萨尔瓦多人
Q794 | en Iranian Iranians Persian | it iraniano | fr iranien | de Iraner iranisch | es iraní | pt iraniano | ja イラン人 | zh 伊朗人
Q796 | en Iraqi Iraqis | it iracheno | fr irakien | de Iraker irakisch | es iraquí | pt iraquiano | ja イラク人 | zh 伊拉克人
Q800 | en Costa+Rican Costa+Ricans Tico | it costaricano | fr costaricien | de Costa-Ricaner costa-ricanisch | es costarricense | pt costarriquenho | ja コスタリカ人 | zh 哥斯达黎加人
Q801 | en Israeli Israelis | it israeliano | fr israélien | de Israeli israelisch | es israelí | pt israelita israelense | ja イスラエル人 | zh 以色列人
Q804 | en Panamanian Panamanians | it panamense | fr panaméen | de Panamaer panamaisch | es panameño | pt panamenho | ja パナマ人 | zh 巴拿马人
Q805 | en Yemeni Yemenis | it yemenita | fr yéménite | de Jemenit jemenitisch | es yemení | pt iemenita | ja イエメン人 | zh 也门人
Q810 | en Jordanian Jordanians | it giordano | fr jordanien | de Jordanier jordanisch | es jordano | pt jordano | ja ヨルダン人 | zh 约旦人
Q811 | en Nicaraguan Nicaraguans | it nicaraguense | fr nicaraguayen | de Nicaraguaner nicaraguanisch | es nicaragüense | pt nicaraguense | ja ニカラグア人 | zh 尼加拉瓜人
Q812 | en Floridian Floridians | es floridano
Q813 | en Kyrgyz Kyrgyzstani | it kirghiso | fr kirghize | de Kirgise kirgisisch | es kirguís | pt quirguiz | ja キルギス人 | zh 吉尔吉斯斯坦人
Q817 | en Kuwaiti Kuwaitis | it kuwaitiano | fr koweïtien | de Kuwaiter kuwaitisch | es kuwaití | pt kuwaitiano | ja クウェート人 | zh 科威特人
Q819 | en Laotian Laotians Lao | it laotiano | fr laotien | de Laote laotisch | es laosiano | pt laociano | ja ラオス人 | zh 老挝人
Q822 | en Lebanese | it libanese | fr libanais | de Libanese libanesisch | es libanés | pt libanês | ja レバノン人 | zh 黎巴嫩人
Q826 | en Maldivian Maldivians | it maldiviano | fr maldivien | de Malediver maledivisch | es maldivo | pt maldivo | ja モルディブ人 | zh 马尔代夫人
Q828 | en American | it americano | fr américain | de amerikanisch | es americano | pt americano
Q833 | en Malaysian Malaysians | it malaysiano malese | fr malaisien | de Malaysier malaysisch | es malasio | pt malaio | ja マレーシア人 | zh 马来西亚人
Q836 | en Burmese | it birmano | fr birman | de Birmane birmanisch myanmarisch | es birmano | pt birmanês | ja ミャンマー人 | zh 缅甸人
Q837 | en Nepali Nepalese | it nepalese | fr népalais | de Nepalese nepalesisch | es nepalí | pt nepalês | ja ネパール人 | zh 尼泊尔人
Q842 | en Omani Omanis | it omanita | fr omanais | de Omaner omanisch | es omaní | pt omanense | ja オマーン人 | zh 阿曼人
Q843 | en Pakistani Pakistanis | it pakistano | fr pakistanais | de Pakistaner pakistanisch | es pakistaní | pt paquistanês | ja パキスタン人 | zh 巴基斯坦人
Q846 | en Qatari Qataris | it qatariota | fr qatari | de Katarer katarisch | es catarí qatarí | pt catariano | ja カタール人 | zh 卡塔尔人
Q851 | en Saudi Saudis Saudi+Arabian | it saudita | fr saoudien | de Saudi saudi-arabisch | es saudí | pt saudita | ja サウジアラビア人 | zh 沙特阿拉伯人
Q854 | en Sri+Lankan Sri+Lankans | it srilankese | fr sri-lankais | de Sri+Lanker sri-lankisch | es esrilanqués | pt cingalês | ja スリランカ人 | zh 斯里兰卡人
Q858 | en Syrian Syrians | it siriano | fr syrien | de Syrer syrisch | es sirio | pt sírio | ja シリア人 | zh 叙利亚人
Q863 | en Tajik Tajiks Tajikistani | it tagiko | fr tadjik | de Tadschike tadschikisch | es tayiko | pt tajique | ja タジキスタン人 | zh 塔吉克斯坦人
Q865 | en Taiwanese | it taiwanese | fr taïwanais | de Taiwaner taiwanisch | es taiwanés | pt taiwanês | ja 台湾人 | zh 台湾人
Q869 | en Thai Thais | it thailandese | fr thaïlandais | de Thailänder thailändisch | es tailandés | pt tailandês | ja タイ人 | zh 泰国人
Q874 | en Turkmen Turkmens | it turkmeno | fr turkmène | de Turkmene turkmenisch | es turcomano | pt turcomeno | ja トルクメニスタン人 | zh 土库曼斯坦人
Q878 | en Emirati Emiratis | it emiratino | fr émirati émirien | de Emirater emiratisch | es emiratí | pt emiradense | zh 阿拉伯联合酋长国人
Q881 | en Vietnamese | it vietnamita | fr vietnamien | de Vietnamese vietnamesisch | es vietnamita | pt vietnamita | ja ベトナム人 | zh 越南人
Q884 | en South+Korean South+Koreans Korean Koreans | it sudcoreano | fr sud-coréen | de Südkoreaner südkoreanisch | es surcoreano | pt sul-coreano | ja 韓国人 | zh 韩国人
Q889 | en Afghan Afghans | it afghano | fr afghan | de Afghane afghanisch | es afgano | pt afegão | ja アフガニスタン人 | zh 阿富汗人
Q902 | en Bangladeshi Bangladeshis | it bangladese | fr bangladais | de Bangladescher bangladeschisch | es bangladesí | pt bengali | ja バングラデシュ人 | zh 孟加拉国人
Q912 | en Malian Malians | it maliano | fr malien | de Malier malisch | es maliense | pt maliano | ja マリ人 | zh 马里人
Q916 | en Angolan Angolans | it angolano | fr angolais | de Angolaner angolanisch | es angoleño | pt angolano | ja アンゴラ人 | zh 安哥拉人
Q917 | en Bhutanese | it bhutanese | fr bhoutanais | de Bhutaner bhutanisch | es butanés | pt butanês | ja ブータン人 | zh 不丹人
Q921 | en Bruneian Bruneians | it bruneiano | fr brunéien | de Bruneier bruneiisch | es bruneano | pt bruneano | ja ブルネイ人 | zh 文莱人
Q924 | en Tanzanian Tanzanians | it tanzaniano | fr tanzanien | de Tansanier tansanisch | es tanzano | pt tanzaniano | ja タンザニア人 | zh 坦桑尼亚人
Q928 | en Filipino Filipinos Philippine | it filippino | fr philippin | de Filipino philippinisch | es filipino | pt filipino | ja フィリピン人 | zh 菲律宾人
Q929 | en Central+African Central+Africans | it centrafricano | fr centrafricain | de Zentralafrikaner zentralafrikanisch | es centroafricano | pt centro-africano
Q945 | en Togolese | it togolese | fr togolais | de Togoer togoisch | es togolés | pt togolês | ja トーゴ人 | zh 多哥人
Q948 | en Tunisian Tunisians | it tunisino | fr tunisien | de Tunesier tunesisch | es tunecino | pt tunisiano | ja チュニジア人 | zh 突尼斯人
Q953 | en Zambian Zambians | it zambiano | fr zambien | de Sambier sambisch | es zambiano | pt zambiano | ja ザンビア人 | zh 赞比亚人
Q954 | en Zimbabwean Zimbabweans | it zimbabwese | fr zimbabwéen | de Simbabwer simbabwisch | es zimbabuense | pt zimbabuano | ja ジンバブエ人 | zh 津巴布韦人
Q958 | en South+Sudanese | it sudsudanese | fr sud-soudanais | de Südsudanese südsudanesisch | es sursudanés | pt sul-sudanês | ja 南スーダン人 | zh 南苏丹人
Q962 | en Beninese | it beninese | fr béninois | de Beniner beninisch | es beninés | pt beninense | ja ベナン人 | zh 贝宁人
Q963 | en Botswanan Motswana Batswana | it botswano | fr botswanais | de Botswaner botswanisch | es botsuano | pt botsuano | ja ボツワナ人 | zh 博茨瓦纳人
Q965 | en Burkinabé Burkinabe | it burkinabé | fr burkinabé | de Burkiner burkinisch | es burkinés | pt burquinense | ja ブルキナファソ人 | zh 布基纳法索人
Q967 | en Burundian Burundians | it burundese | fr burundais | de Burundier burundisch | es burundés | pt burundiano | ja ブルンジ人 | zh 布隆迪人
Q970 | en Comorian Comorians | it comoriano | fr comorien | de Komorer komorisch | es comorense | pt comoriano | ja コモロ人 | zh 科摩罗人
Q971 | en Congolese | it congolese | fr congolais | de Kongolese | es congoleño | pt congolês
Q974 | en Congolese | it congolese | fr congolais | de Kongolese kongolesisch | es congoleño | pt congolês
Q977 | en Djiboutian Djiboutians | it gibutiano | fr djiboutien | de Dschibutier dschibutisch | es yibutiano | pt djibutiano | ja ジブチ人 | zh 吉布提人
Q980 | en Bavarian Bavarians | it bavarese | fr bavarois | de bayerisch bayrisch | es bávaro | pt bávaro
Q983 | en Equatoguinean Equatorial+Guinean | it equatoguineano | fr équatoguinéen | de Äquatorialguineer äquatorialguineisch | es ecuatoguineano | pt guinéu-equatoriano | ja 赤道ギニア人 | zh 赤道几内亚人
Q986 | en Eritrean Eritreans | it eritreo | fr érythréen | de Eritreer eritreisch | es eritreo | pt eritreu | ja エリトリア人 | zh 厄立特里亚人
Q1000 | en Gabonese | it gabonese | fr gabonais | de Gabuner gabunisch | es gabonés | pt gabonês | ja ガボン人 | zh 加蓬人
Q1005 | en Gambian Gambians | it gambiano | fr gambien | de Gambier gambisch | es gambiano | pt gambiano | ja ガンビア人 | zh 冈比亚人
Q1006 | en Guinean Guineans | it guineano | fr guinéen | de Guineer guineisch | es guineano | pt guineano | ja ギニア人 | zh 几内亚人
Q1007 | en Bissau-Guinean | it guineense | fr bissau-guinéen | de Guineer | es guineano | pt guineense | ja ギニアビサウ人 | zh 几内亚比绍人
Q1008 | en Ivorian Ivorians | it ivoriano | fr ivoirien | de Ivorer ivorisch | es marfileño | pt marfinense | ja コートジボワール人 | zh 科特迪瓦人
Q1009 | en Cameroonian Cameroonians | it camerunese | fr camerounais | de Kameruner kamerunisch | es camerunés | pt camaronês | ja カメルーン人 | zh 喀麦隆人
Q1011 | en Cape+Verdean Cape+Verdeans | it capoverdiano | fr cap-verdien | de Kapverdier kapverdisch | es caboverdiano | pt cabo-verdiano | ja カーボベルデ人 | zh 佛得角人
Q1013 | en Basotho Mosotho | it lesothiano | fr lésothien | de Lesother lesothisch | es lesotense | pt lesotiano | ja レソト人 | zh 莱索托人
Q1014 | en Liberian Liberians | it liberiano | fr libérien | de Liberianer liberianisch | es liberiano | pt liberiano | ja リベリア人 | zh 利比里亚人
Q1016 | en Libyan Libyans | it libico | fr libyen | de Libyer libysch | es libio | pt líbio | ja リビア人 | zh 利比亚人
Q1019 | en Malagasy Madagascan | it malgascio | fr malgache | de Madagasse madagassisch | es malgache | pt malgaxe | ja マダガスカル人 | zh 马达加斯加人
Q1020 | en Malawian Malawians | it malawiano | fr malawite | de Malawier malawisch | es malauí | pt malauiano | ja マラウイ人 | zh 马拉维人
Q1025 | en Mauritanian Mauritanians | it mauritano | fr mauritanien | de Mauretanier mauretanisch | es mauritano | pt mauritano | ja モーリタニア人 | zh 毛里塔尼亚人
Q1027 | en Mauritian Mauritians | it mauriziano | fr mauricien | de Mauritier mauritisch | es mauriciano | pt mauriciano | ja モーリシャス人 | zh 毛里求斯人
Q1028 | en Moroccan Moroccans | it marocchino | fr marocain | de Marokkaner marokkanisch | es marroquí | pt marroquino | ja モロッコ人 | zh 摩洛哥人
Q1029 | en Mozambican Mozambicans | it mozambicano | fr mozambicain | de Mosambikaner mosambikanisch | es mozambiqueño | pt moçambicano | ja モザンビーク人 | zh 莫桑比克人
Q1030 | en Namibian Namibians | it namibiano | fr namibien | de Namibier namibisch | es namibio | pt namibiano | ja ナミビア人 | zh 纳米比亚人
Q1032 | en Nigerien Nigeriens | it nigerino | fr nigérien | de Nigrer nigrisch | es nigerino | pt nigerino | ja ニジェール人 | zh 尼日尔人
Q1033 | en Nigerian Nigerians | it nigeriano | fr nigérian | de Nigerianer nigerianisch | es nigeriano | pt nigeriano | ja ナイジェリア人 | zh 尼日利亚人
Q1036 | en Ugandan Ugandans | it ugandese | fr ougandais | de Ugander ugandisch | es ugandés | pt ugandês | ja ウガンダ人 | zh 乌干达人
Q1037 | en Rwandan Rwandans | it ruandese | fr rwandais | de Ruander ruandisch | es ruandés | pt ruandês | ja ルワンダ人 | zh 卢旺达人
Q1039 | en Santomean São+Toméan | it saotomense | fr santoméen | de São-Toméer | es santotomense | pt são-tomense
Q1041 | en Senegalese | it senegalese | fr sénégalais | de Senegalese senegalesisch | es senegalés | pt senegalês | ja セネガル人 | zh 塞内加尔人
Q1042 | en Seychellois | it seychellese | fr seychellois | de Seycheller seychellisch | es seychellense | pt seichelense | ja セーシェル人 | zh 塞舌尔人
Q1044 | en Sierra+Leonean Sierra+Leoneans | it sierraleonese | fr sierra-léonais | de Sierra-Leoner sierra-leonisch | es sierraleonés | pt serra-leonês | ja シエラレオネ人 | zh 塞拉利昂人
Q1045 | en Somali Somalis | it somalo | fr somalien | de Somalier somalisch | es somalí | pt somali | ja ソマリア人 | zh 索马里人
Q1049 | en Sudanese | it sudanese | fr soudanais | de Sudanese sudanesisch | es sudanés | pt sudanês | ja スーダン人 | zh 苏丹人
Q1050 | en Swazi Swazis | it swazi | fr swazi | de Swasi swasiländisch | es suazi | pt suazi | ja エスワティニ人 | zh 斯威士兰人
Q1061 | en Gujarati
Q1137 | fr lorrain
Q1142 | en Alsatian | fr alsacien | de Elsässer | it alsaziano | es alsaciano
Q1171 | en Goan
Q1173 | en Burgundian | fr bourguignon
Q1180 | en Kashmiri
Q1183 | en Puerto+Rican Puerto+Ricans | it portoricano | fr portoricain | de puerto-ricanisch | es puertorriqueño | pt porto-riquenho
Q1202 | en Saxon | de sächsisch
Q1210 | it lombardo | en Lombard | fr lombard | es lombardo
Q1216 | en Piedmontese | it piemontese
Q1243 | it veneto | en Venetian
Q1246 | en Kosovar Kosovars | it kosovaro | fr kosovar | de Kosovare kosovarisch | es kosovar | pt kosovar | zh 科索沃人
Q1256 | it ligure | en Ligurian
Q1263 | it emiliano-romagnolo
Q1273 | en Tuscan Tuscans | it toscano | fr toscan | de toskanisch | es toscano | pt toscano
Q1279 | it marchigiano
Q1280 | it umbro | en Umbrian
Q1282 | it laziale
Q1286 | en Alpine | it alpino | fr alpin | de alpin | es alpino
Q1370 | en Virginian Virginians
Q1410 | es gibraltareño
Q1438 | it campano
Q1439 | en Texan Texans | it texano | fr texan | de Texaner | es texano | pt texano
Q1447 | it pugliese | en Apulian
Q1458 | en Calabrian | it calabrese
Q1460 | en Sicilian Sicilians | it siciliano | fr sicilien | de sizilianisch | es siciliano | pt siciliano
Q1462 | en Sardinian Sardinians | it sardo | fr sarde | de sardisch | es sardo | pt sardo
Q1507 | en Patagonian
Q1741 | en Viennese | it viennese | fr viennois | de Wiener | es vienés | pt vienense
Q2044 | en Florentine Florentines | it fiorentino | fr florentin | de Florentiner | es florentino | pt florentino
Q2277 | en Roman Romans | de Römer
Q2634 | en Neapolitan Neapolitans | it napoletano partenopeo | fr napolitain | de Neapolitaner | es napolitano | pt napolitano
Q2807 | it madrileno | fr madrilène | de Madrider | es madrileño | pt madrilenho | en Madrilenian
Q3757 | en Javanese
Q3769 | en French+Guianese | fr guyanais | es guayanés | pt guianense
Q3908 | en Galician | es gallego | pt galego | fr galicien
Q3934 | es asturiano
Q3995 | en Basque Basques | es vasco | it basco | fr basque | de baskisch | pt basco
Q4018 | es navarro
Q4040 | es aragonés | en Aragonese
Q4412 | en West+African West+Africans | fr ouest-africain | de Westafrikaner westafrikanisch
Q4478 | en Punjabi
Q4628 | en Faroese | it faroese | fr féroïen | de Färinger färöisch | es feroés | pt feroês
Q4648 | en Balinese
Q4948 | en Venetian Venetians
Q5187 | en Chechen Chechens
Q5401 | en Eurasian
Q5428 | en Siberian | it siberiano | fr sibérien | de sibirisch
Q5456 | en Andean | es andino
Q5684 | en Babylonian
Q5690 | en Spartan Spartans | it spartano | fr spartiate | de Spartaner spartanisch | es espartano | pt espartano
Q5705 | en Catalan Catalans | it catalano | fr catalan | de katalanisch Katalane | es catalán | pt catalão
Q5727 | es riojano
Q5756 | es madrileño
Q5777 | es extremeño
Q5783 | en Andalusian | es andaluz | it andaluso | fr andalou | de andalusisch | pt andaluz
Q5785 | en Caymanian Caymanians | it caimaniano | fr caïmanais | de Kaimaner | es caimanés | pt caimanês
Q5813 | es canario
Q6250 | en Sahrawi Sahrawis | it sahrawi | fr sahraoui | de Sahraui sahrauisch | es saharaui | pt saarauí
Q6343 | en Carthaginian
Q6583 | en Saharan
Q7204 | en Middle+Eastern Middle+Easterners | it mediorientale | fr moyen-oriental | de nahöstlich | es mediooriental
Q7835 | en Crimean
Q8646 | en Hong+Konger Hongkonger Hong+Kongers | it hongkonghese | fr hongkongais | de Hongkonger | es hongkonés | pt hongkonguês
Q9648 | en Falkland+Islander Falkland+Islanders | fr malouin | es malvinense | pt malvinense
Q9676 | en Manx Manxman | it mannese | fr mannois | es manés | pt manês
Q11708 | en Southeast+Asian
Q11767 | en Mesopotamian
Q11768 | en Ancient+Egyptian Ancient+Egyptians
Q11772 | en Ancient+Greek Ancient+Greeks
Q12130 | en Breton Bretons | fr breton | it bretone | de bretonisch | es bretón
Q12544 | en Byzantine Byzantines | it bizantino | fr byzantin | de Byzantiner byzantinisch | es bizantino | pt bizantino
Q12557 | en Mongol Mongols
Q12560 | en Ottoman Ottomans | it ottomano | fr ottoman | de Osmane osmanisch | es otomano | pt otomano
Q12585 | en Latin+American | it latinoamericano | fr latino-américain | de lateinamerikanisch | es latinoamericano
Q12724 | it ticinese
Q12837 | en Iberian
Q13917 | fr francilien
Q14112 | en Corsican Corsicans | fr corse | it corso | de korsisch | es corso
Q14118 | fr savoyard | it savoiardo
Q14773 | en Macanese | it macaense | fr macanais | de Macauer | es macaense | pt macaense
Q15175 | en Cantonese
Q15180 | en Soviet Soviets | it sovietico | fr soviétique | de sowjetisch Sowjet | es soviético | pt soviético
Q15499 | pt paranaense
Q16635 | en Guamanian Guamanians | it guamaniano | fr guamien | es guameño | pt guamês
Q16957 | en East+German East+Germans | it tedesco+orientale | fr est-allemand | de Ostdeutscher DDR-Bürger | es germanooriental | pt alemão-oriental
Q17012 | en Guadeloupean | fr guadeloupéen | es guadalupeño
Q17054 | fr martiniquais
Q17063 | en Mahoran | fr mahorais
Q17070 | fr réunionnais
Q17252 | en Tibetan Tibetans | it tibetano | fr tibétain | de tibetisch | es tibetano
Q18869 | en Caucasian
Q21195 | en Scandinavian | it scandinavo | fr scandinave | de skandinavisch | es escandinavo
Q21203 | en Aruban Arubans | it arubano | fr arubais | de Arubaner | es arubeño | pt arubano
Q22424 | en Punjabi
Q23148 | en Cornish
Q23334 | en Abkhaz
Q23427 | en Ossetian
Q23522 | en Balkan
Q23635 | en Bermudian Bermudians | it bermudiano | fr bermudien | de Bermuder | es bermudeño | pt bermudense
Q23681 | en Turkish+Cypriot | it turco-cipriota | fr chypriote+turc | ja 北キプロス人 | zh 北塞浦路斯人
Q25263 | pt açoriano | en Azorean
Q25279 | en Curaçaoan | it curassavo | fr curacien | es curazoleño | pt curaçauense
Q25322 | en Arctic | it artico | fr arctique | de arktisch | es ártico | pt ártico
Q26253 | pt madeirense
Q26988 | en Cook+Islander Cook+Islanders | fr cookien | es cookiano | pt cookense
Q27231 | en East+Asian East+Asians | fr est-asiatique | de ostasiatisch
Q27275 | en Central+Asian Central+Asians | it centroasiatico | de zentralasiatisch | es centroasiático
Q27381 | en North+African North+Africans | it nordafricano | fr nord-africain | de Nordafrikaner nordafrikanisch | es norteafricano | pt norte-africano
Q27407 | en East+African East+Africans | fr est-africain | de Ostafrikaner ostafrikanisch
Q27449 | en Southern+European | it sudeuropeo | de Südeuropäer südeuropäisch
Q27468 | en Eastern+European Eastern+Europeans | fr est-européen | de Osteuropäer osteuropäisch
Q27479 | en Northern+European | it nordeuropeo | de Nordeuropäer nordeuropäisch
Q27496 | en Western+European Western+Europeans | de Westeuropäer westeuropäisch
Q27509 | en Central+European Central+Europeans | it mitteleuropeo | de mitteleuropäisch | es centroeuropeo
Q27611 | en Central+American | es centroamericano
Q28227 | en Maghrebi
Q28513 | en Austro-Hungarian Austro-Hungarians | it austroungarico | fr austro-hongrois | de österreichisch-ungarisch | es austrohúngaro | pt austro-húngaro
Q28573 | en Inca Incas | it inca | fr inca | de Inka | es inca | pt inca
Q30971 | en French+Polynesian French+Polynesians | fr polynésien
Q31945 | en Arabian | it arabico | de arabisch | es arábigo | pt arábico
Q33296 | en Mughal Mughals | fr moghol | es mogol | pt mogol
Q33788 | en New+Caledonian New+Caledonians | it neocaledoniano | fr néo-calédonien | es neocaledonio | pt neocaledónio
Q33946 | en Czechoslovak Czechoslovaks Czechoslovakian | it cecoslovacco | fr tchécoslovaque | de Tschechoslowake tschechoslowakisch | es checoslovaco | pt checoslovaco
Q34020 | en Niuean Niueans | fr niuéen | pt niueano
Q34366 | en Tasmanian
Q34374 | en Cretan
Q34497 | en Saint+Helenian
Q34754 | en Somalilander Somalilanders | it somalilandese | fr somalilandais | de Somaliländer | ja ソマリランド人 | zh 索马里兰人
Q35942 | en Polynesian
Q36704 | en Yugoslav Yugoslavs Yugoslavian | it jugoslavo | fr yougoslave | de Jugoslawe jugoslawisch | es yugoslavo | pt iugoslavo
Q37394 | en Melanesian Melanesians | it melanesiano | fr mélanésien | de Melanesier melanesisch | es melanesio | pt melanésio
Q38060 | en Gallic Gauls | it gallico gallo | fr gaulois | de Gallier gallisch | es galo | pt gaulês
Q38872 | en Prussian Prussians | it prussiano | fr prussien | de Preuße preußisch | es prusiano | pt prussiano
Q39109 | pt mineiro
Q39193 | en Bohemian
Q39731 | en Baltic
Q39760 | en Gazan
Q40030 | pt gaúcho
Q40430 | pt baiano
Q40942 | pt pernambucano
Q41137 | en Assyrian Assyrians | it assiro | fr assyrien | de Assyrer assyrisch | es asirio | pt assírio
Q41428 | pt fluminense
Q41470 | en Kurdish Kurds | it curdo
Q41642 | en Phoenician Phoenicians | it fenicio | fr phénicien | de Phönizier phönizisch | es fenicio | pt fenício
Q41741 | en Thracian
Q42000 | en Tahitian
Q42225 | fr extrême-oriental | de fernöstlich
Q43100 | en Kashmiri Kashmiris | fr cachemirien
Q47588 | en Basque
Q47690 | en Babylonian Babylonians | it babilonese | fr babylonien | de Babylonier babylonisch | es babilonio | pt babilónio
Q51614 | en Anatolian
Q52062 | en Nordic | it nordico | fr nordique | de nordisch | es nórdico | pt nórdico
Q55643 | en Oceanian Oceanians | it oceaniano | fr océanien | de Ozeanier ozeanisch | es oceánico | pt oceânico
Q80338 | en Bengali
Q81483 | en Levantine
Q81931 | en Confederate Confederates | it confederato | fr confédéré | de Konföderierter | es confederado | pt confederado
Q83958 | en Macedonian Macedonians | it macedone | fr macédonien | de Makedonier makedonisch | es macedonio | pt macedónio
Q101081 | fr provençal | en Provençal | it provenzale
Q103251 | en Macedonian
Q123559 | en Andalusi | es andalusí
Q132959 | en Sub-Saharan | it subsahariano | fr subsaharien | es subsahariano
Q160381 | en Western Westerner Westerners | it occidentale | fr occidental | de westlich | es occidental | pt ocidental
Q172640 | en North+Vietnamese | it nordvietnamita | fr nord-vietnamien | de nordvietnamesisch
Q173063 | en Castilian | es castellano | it castigliano | fr castillan
Q179293 | en Castilian Castilians | it castigliano | fr castillan | de Kastilier kastilisch | es castellano | pt castelhano
Q180573 | en South+Vietnamese | it sudvietnamita | fr sud-vietnamien | de südvietnamesisch
Q217169 | en Rhodesian Rhodesians | it rhodesiano | fr rhodésien
Q219060 | en Palestinian Palestinians | it palestinese | fr palestinien | de Palästinenser palästinensisch | es palestino | pt palestino | ja パレスチナ人 | zh 巴勒斯坦人
Q389688 | en Persian Persians | de Perser
Q528042 | en Dalmatian
Q664609 | en Caribbean | it caraibico | fr caribéen | de karibisch | es caribeño | pt caribenho
Q713750 | en West+German West+Germans | it tedesco+occidentale | fr ouest-allemand | de Westdeutscher westdeutsch
Q766445 | en Okinawan
Q771405 | en South+Asian South+Asians | fr sud-asiatique | de südasiatisch
Q794210 | en Aztec Aztecs | it azteco | fr aztèque | de Azteke aztekisch | es azteca | pt asteca
Q907112 | en Transnistrian
Q1747689 | en Roman Romans | it romano | fr romain | de Römer römisch | es romano | pt romano
Q2429397 | en Carthaginian Carthaginians Punic | it cartaginese | fr carthaginois | de Karthager karthagisch | es cartaginés | pt cartaginês
Q3359409 | en Micronesian Micronesians | it micronesiano | fr micronésien | de Mikronesier mikronesisch | es micronesio | pt micronésio
Q6500954 | en Zairean Zairians Zairian | it zairese | fr zaïrois | de Zairer | es zaireño | pt zairense
Q18677875 | en Norman | fr normand | it normanno | es normando
`;
