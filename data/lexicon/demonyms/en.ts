/** English words for the people and things of places: see `load.ts`. */
export const en: string = `
Q15 African Africans
Q16 Canadian Canadians
Q17 Japanese
Q18 South+American South+Americans
Q20 Norwegian Norwegians
Q21 English Englishman
Q22 Scottish Scots Scot
Q25 Welsh Welshman
Q26 Northern+Irish
Q27 Irish Irishman
Q28 Hungarian Hungarians Magyar
Q29 Spanish Spaniards Spaniard
Q30 American Americans America US USA States
Q31 Belgian Belgians
Q32 Luxembourger Luxembourgers Luxembourgish
Q33 Finnish Finns Finn
Q34 Swedish Swedes Swede
Q35 Danish Danes Dane
Q36 Polish Poles Pole
Q37 Lithuanian Lithuanians
Q38 Italian Italians
Q39 Swiss
Q40 Austrian Austrians
Q41 Greek Greeks
Q43 Turkish Turks Turk
Q45 Portuguese
Q46 European Europeans
Q48 Asian Asians
Q49 North+American North+Americans
Q51 Antarctic
Q55 Dutch Dutchman Holland
Q60 New+Yorker New+Yorkers
Q64 Berliner Berliners
Q77 Uruguayan Uruguayans
Q79 Egyptian Egyptians
Q84 Londoner Londoners
Q90 Parisian Parisians
Q96 Mexican Mexicans
Q99 Californian Californians
Q114 Kenyan Kenyans
Q115 Ethiopian Ethiopians
Q117 Ghanaian Ghanaians
Q142 French Frenchman
Q145 British Britons Briton Brit Brits Britain Great+Britain UK
Q148 Chinese
Q155 Brazilian Brazilians
Q159 Russian Russians
Q176 Quebecer Québécois
Q183 German Germans
Q184 Belarusian Belarusians
Q189 Icelandic Icelanders Icelander
Q191 Estonian Estonians
Q211 Latvian Latvians
Q212 Ukrainian Ukrainians
Q213 Czech Czechs
Q214 Slovak Slovaks
Q215 Slovenian Slovenians Slovene Slovenes
Q217 Moldovan Moldovans
Q218 Romanian Romanians
Q219 Bulgarian Bulgarians
Q220 Roman Romans
Q221 Macedonian Macedonians
Q222 Albanian Albanians
Q223 Greenlandic Greenlander
Q224 Croatian Croatians Croat
Q225 Bosnian Bosnians
Q227 Azerbaijani Azerbaijanis
Q228 Andorran Andorrans
Q229 Cypriot Cypriots
Q230 Georgian Georgians
Q231 Walloon
Q232 Kazakh Kazakhs Kazakhstani
Q233 Maltese
Q234 Flemish
Q235 Monégasque Monégasques Monacan
Q236 Montenegrin Montenegrins
Q237 Vatican
Q238 Sammarinese
Q241 Cuban Cubans
Q242 Belizean Belizeans
Q244 Barbadian Barbadians Bajan
Q252 Indonesian Indonesians
Q258 South+African South+Africans
Q262 Algerian Algerians
Q265 Uzbek Uzbeks Uzbekistani
Q298 Chilean Chileans
Q334 Singaporean Singaporeans
Q347 Liechtensteiner Liechtensteiners
Q398 Bahraini Bahrainis
Q399 Armenian Armenians
Q403 Serbian Serbians Serb Serbs
Q408 Australian Australians Aussie Aussies
Q414 Argentine Argentines Argentinian Argentinians
Q419 Peruvian Peruvians
Q423 North+Korean North+Koreans
Q424 Cambodian Cambodians
Q490 Milanese
Q495 Turinese
Q574 East+Timorese Timorese
Q641 Venetian Venetians
Q649 Muscovite Muscovites
Q657 Chadian Chadians
Q664 New+Zealander New+Zealanders Kiwi Kiwis
Q668 Indian Indians
Q672 Tuvaluan Tuvaluans
Q678 Tongan Tongans
Q683 Samoan Samoans
Q685 Solomon+Islander Solomon+Islanders
Q686 Ni-Vanuatu
Q691 Papua+New+Guinean Papuan
Q695 Palauan Palauans
Q697 Nauruan Nauruans
Q702 Micronesian Micronesians
Q709 Marshallese
Q710 I-Kiribati
Q711 Mongolian Mongolians Mongol
Q712 Fijian Fijians
Q717 Venezuelan Venezuelans
Q730 Surinamese
Q733 Paraguayan Paraguayans
Q734 Guyanese
Q736 Ecuadorian Ecuadorians Ecuadorean
Q739 Colombian Colombians
Q750 Bolivian Bolivians
Q754 Trinidadian Trinidadians Tobagonian
Q757 Vincentian Vincentians
Q760 Saint+Lucian Saint+Lucians
Q763 Kittitian Kittitians Nevisian
Q766 Jamaican Jamaicans
Q769 Grenadian Grenadians
Q774 Guatemalan Guatemalans
Q778 Bahamian Bahamians
Q781 Antiguan Antiguans
Q782 Hawaiian Hawaiians
Q783 Honduran Hondurans
Q784 Dominican Dominicans
Q786 Dominican Dominicans
Q790 Haitian Haitians
Q792 Salvadoran Salvadorans Salvadorian
Q794 Iranian Iranians Persian
Q796 Iraqi Iraqis
Q800 Costa+Rican Costa+Ricans Tico
Q801 Israeli Israelis
Q804 Panamanian Panamanians
Q805 Yemeni Yemenis
Q810 Jordanian Jordanians
Q811 Nicaraguan Nicaraguans
Q812 Floridian Floridians
Q813 Kyrgyz Kyrgyzstani
Q817 Kuwaiti Kuwaitis
Q819 Laotian Laotians Lao
Q822 Lebanese
Q826 Maldivian Maldivians
Q828 American
Q833 Malaysian Malaysians
Q836 Burmese
Q837 Nepali Nepalese
Q842 Omani Omanis
Q843 Pakistani Pakistanis
Q846 Qatari Qataris
Q851 Saudi Saudis Saudi+Arabian
Q854 Sri+Lankan Sri+Lankans
Q858 Syrian Syrians
Q863 Tajik Tajiks Tajikistani
Q865 Taiwanese
Q869 Thai Thais
Q874 Turkmen Turkmens
Q878 Emirati Emiratis
Q881 Vietnamese
Q884 South+Korean South+Koreans Korean Koreans
Q889 Afghan Afghans
Q902 Bangladeshi Bangladeshis
Q912 Malian Malians
Q916 Angolan Angolans
Q917 Bhutanese
Q921 Bruneian Bruneians
Q924 Tanzanian Tanzanians
Q928 Filipino Filipinos Philippine
Q929 Central+African Central+Africans
Q945 Togolese
Q948 Tunisian Tunisians
Q953 Zambian Zambians
Q954 Zimbabwean Zimbabweans
Q958 South+Sudanese
Q962 Beninese
Q963 Botswanan Motswana Batswana
Q965 Burkinabé Burkinabe
Q967 Burundian Burundians
Q970 Comorian Comorians
Q971 Congolese
Q974 Congolese
Q977 Djiboutian Djiboutians
Q980 Bavarian Bavarians
Q983 Equatoguinean Equatorial+Guinean
Q986 Eritrean Eritreans
Q1000 Gabonese
Q1005 Gambian Gambians
Q1006 Guinean Guineans
Q1007 Bissau-Guinean
Q1008 Ivorian Ivorians
Q1009 Cameroonian Cameroonians
Q1011 Cape+Verdean Cape+Verdeans
Q1013 Basotho Mosotho
Q1014 Liberian Liberians
Q1016 Libyan Libyans
Q1019 Malagasy Madagascan
Q1020 Malawian Malawians
Q1025 Mauritanian Mauritanians
Q1027 Mauritian Mauritians
Q1028 Moroccan Moroccans
Q1029 Mozambican Mozambicans
Q1030 Namibian Namibians
Q1032 Nigerien Nigeriens
Q1033 Nigerian Nigerians
Q1036 Ugandan Ugandans
Q1037 Rwandan Rwandans
Q1039 Santomean São+Toméan
Q1041 Senegalese
Q1042 Seychellois
Q1044 Sierra+Leonean Sierra+Leoneans
Q1045 Somali Somalis
Q1049 Sudanese
Q1050 Swazi Swazis
Q1061 Gujarati
Q1142 Alsatian
Q1171 Goan
Q1173 Burgundian
Q1180 Kashmiri
Q1183 Puerto+Rican Puerto+Ricans
Q1202 Saxon
Q1210 Lombard
Q1216 Piedmontese
Q1243 Venetian
Q1246 Kosovar Kosovars
Q1256 Ligurian
Q1273 Tuscan Tuscans
Q1280 Umbrian
Q1286 Alpine
Q1370 Virginian Virginians
Q1439 Texan Texans
Q1447 Apulian
Q1458 Calabrian
Q1460 Sicilian Sicilians
Q1462 Sardinian Sardinians
Q1507 Patagonian
Q1741 Viennese
Q2044 Florentine Florentines
Q2277 Roman Romans
Q2634 Neapolitan Neapolitans
Q2807 Madrilenian
Q3757 Javanese
Q3769 French+Guianese
Q3908 Galician
Q3995 Basque Basques
Q4040 Aragonese
Q4412 West+African West+Africans
Q4478 Punjabi
Q4628 Faroese
Q4648 Balinese
Q4948 Venetian Venetians
Q5187 Chechen Chechens
Q5401 Eurasian
Q5428 Siberian
Q5456 Andean
Q5684 Babylonian
Q5690 Spartan Spartans
Q5705 Catalan Catalans
Q5783 Andalusian
Q5785 Caymanian Caymanians
Q6250 Sahrawi Sahrawis
Q6343 Carthaginian
Q6583 Saharan
Q7204 Middle+Eastern Middle+Easterners
Q7835 Crimean
Q8646 Hong+Konger Hongkonger Hong+Kongers
Q9648 Falkland+Islander Falkland+Islanders
Q9676 Manx Manxman
Q11708 Southeast+Asian
Q11767 Mesopotamian
Q11768 Ancient+Egyptian Ancient+Egyptians
Q11772 Ancient+Greek Ancient+Greeks
Q12130 Breton Bretons
Q12544 Byzantine Byzantines
Q12557 Mongol Mongols
Q12560 Ottoman Ottomans
Q12585 Latin+American
Q12837 Iberian
Q14112 Corsican Corsicans
Q14773 Macanese
Q15175 Cantonese
Q15180 Soviet Soviets
Q16635 Guamanian Guamanians
Q16957 East+German East+Germans
Q17012 Guadeloupean
Q17063 Mahoran
Q17252 Tibetan Tibetans
Q18869 Caucasian
Q21195 Scandinavian
Q21203 Aruban Arubans
Q22424 Punjabi
Q23148 Cornish
Q23334 Abkhaz
Q23427 Ossetian
Q23522 Balkan
Q23635 Bermudian Bermudians
Q23681 Turkish+Cypriot
Q25263 Azorean
Q25279 Curaçaoan
Q25322 Arctic
Q26988 Cook+Islander Cook+Islanders
Q27231 East+Asian East+Asians
Q27275 Central+Asian Central+Asians
Q27381 North+African North+Africans
Q27407 East+African East+Africans
Q27449 Southern+European
Q27468 Eastern+European Eastern+Europeans
Q27479 Northern+European
Q27496 Western+European Western+Europeans
Q27509 Central+European Central+Europeans
Q27611 Central+American
Q28227 Maghrebi
Q28513 Austro-Hungarian Austro-Hungarians
Q28573 Inca Incas
Q30971 French+Polynesian French+Polynesians
Q31945 Arabian
Q33296 Mughal Mughals
Q33788 New+Caledonian New+Caledonians
Q33946 Czechoslovak Czechoslovaks Czechoslovakian
Q34020 Niuean Niueans
Q34366 Tasmanian
Q34374 Cretan
Q34497 Saint+Helenian
Q34754 Somalilander Somalilanders
Q35942 Polynesian
Q36704 Yugoslav Yugoslavs Yugoslavian
Q37394 Melanesian Melanesians
Q38060 Gallic Gauls
Q38872 Prussian Prussians
Q39193 Bohemian
Q39731 Baltic
Q39760 Gazan
Q41137 Assyrian Assyrians
Q41470 Kurdish Kurds
Q41642 Phoenician Phoenicians
Q41741 Thracian
Q42000 Tahitian
Q43100 Kashmiri Kashmiris
Q47588 Basque
Q47690 Babylonian Babylonians
Q51614 Anatolian
Q52062 Nordic
Q55643 Oceanian Oceanians
Q80338 Bengali
Q81483 Levantine
Q81931 Confederate Confederates
Q83958 Macedonian Macedonians
Q101081 Provençal
Q103251 Macedonian
Q123559 Andalusi
Q132959 Sub-Saharan
Q160381 Western Westerner Westerners
Q172640 North+Vietnamese
Q173063 Castilian
Q179293 Castilian Castilians
Q180573 South+Vietnamese
Q217169 Rhodesian Rhodesians
Q219060 Palestinian Palestinians
Q389688 Persian Persians
Q528042 Dalmatian
Q664609 Caribbean
Q713750 West+German West+Germans
Q766445 Okinawan
Q771405 South+Asian South+Asians
Q794210 Aztec Aztecs
Q907112 Transnistrian
Q1747689 Roman Romans
Q2429397 Carthaginian Carthaginians Punic
Q3359409 Micronesian Micronesians
Q6500954 Zairean Zairians Zairian
Q18677875 Norman
`;
