/** Names of the types for descriptions: `type | it | fr | de | es | pt | ja | zh`. Written for this project. */
export const typeNameLines = `
person | persona | personne | Person | persona | pessoa | 人物 | 人物
place | luogo | lieu | Ort | lugar | lugar | 場所 | 地点
organization | organizzazione | organisation | Organisation | organización | organização | 組織 | 组织
product | prodotto | produit | Produkt | producto | produto | 製品 | 产品
work | opera | œuvre | Werk | obra | obra | 作品 | 作品
event | evento | événement | Ereignis | acontecimiento | evento | 出来事 | 事件
concept | concetto | concept | Begriff | concepto | conceito | 概念 | 概念
fictional character | personaggio immaginario | personnage de fiction | fiktive Figur | personaje de ficción | personagem fictícia | 架空の人物 | 虚构角色
deity | divinità | divinité | Gottheit | deidad | divindade | 神 | 神祇
family | famiglia | famille | Familie | familia | família | 一族 | 家族
band | gruppo musicale | groupe de musique | Band | grupo musical | banda musical | バンド | 乐队
ethnic group | gruppo etnico | groupe ethnique | Ethnie | grupo étnico | grupo étnico | 民族 | 民族
given name | prenome | prénom | Vorname | nombre de pila | prenome | 人名 | 人名
family name | cognome | nom de famille | Familienname | apellido | sobrenome | 姓 | 姓氏
administrative area | suddivisione amministrativa | subdivision administrative | Verwaltungseinheit | división administrativa | divisão administrativa | 行政区画 | 行政区
country | Stato | pays | Staat | país | país | 国 | 国家
sovereign state | Stato | pays | Staat | país | país | 国 | 国家
historical country | Stato storico | ancien pays | historischer Staat | país histórico | país histórico | かつての国 | 历史国家
region | regione | région | Region | región | região | 地域 | 地区
state | Stato federato | État | Bundesstaat | estado | estado | 州 | 州
province | provincia | province | Provinz | provincia | província | 省・州 | 省
district | distretto | district | Bezirk | distrito | distrito | 地区 | 区
municipality | comune | commune | Gemeinde | municipio | município | 自治体 | 市镇
settlement | centro abitato | localité | Ort | localidad | localidade | 集落 | 聚居地
city | città | ville | Stadt | ciudad | cidade | 都市 | 城市
capital | capitale | capitale | Hauptstadt | capital | capital | 首都 | 首都
town | cittadina | ville | Kleinstadt | ciudad | cidade | 町 | 城镇
village | villaggio | village | Dorf | pueblo | aldeia | 村 | 村庄
street | via | rue | Straße | calle | rua | 通り | 街道
continent | continente | continent | Kontinent | continente | continente | 大陸 | 大洲
landform | forma del rilievo | relief | Landschaftsform | accidente geográfico | acidente geográfico | 地形 | 地形
body of water | corpo idrico | étendue d'eau | Gewässer | masa de agua | corpo de água | 水域 | 水体
island | isola | île | Insel | isla | ilha | 島 | 岛屿
archipelago | arcipelago | archipel | Inselgruppe | archipiélago | arquipélago | 諸島 | 群岛
mountain | montagna | montagne | Berg | montaña | montanha | 山 | 山峰
mountain range | catena montuosa | chaîne de montagnes | Gebirge | cordillera | cordilheira | 山脈 | 山脉
volcano | vulcano | volcan | Vulkan | volcán | vulcão | 火山 | 火山
river | fiume | fleuve | Fluss | río | rio | 川 | 河流
lake | lago | lac | See | lago | lago | 湖 | 湖泊
sea | mare | mer | Meer | mar | mar | 海 | 海
ocean | oceano | océan | Ozean | océano | oceano | 大洋 | 大洋
desert | deserto | désert | Wüste | desierto | deserto | 砂漠 | 沙漠
peninsula | penisola | péninsule | Halbinsel | península | península | 半島 | 半岛
bay | baia | baie | Bucht | bahía | baía | 湾 | 海湾
strait | stretto | détroit | Meerenge | estrecho | estreito | 海峡 | 海峡
canal | canale | canal | Kanal | canal | canal | 運河 | 运河
waterfall | cascata | chute d'eau | Wasserfall | cascada | cachoeira | 滝 | 瀑布
national park | parco nazionale | parc national | Nationalpark | parque nacional | parque nacional | 国立公園 | 国家公园
forest | foresta | forêt | Wald | bosque | floresta | 森林 | 森林
structure | struttura | ouvrage | Bauwerk | estructura | estrutura | 建造物 | 建筑物
bridge | ponte | pont | Brücke | puente | ponte | 橋 | 桥梁
building | edificio | bâtiment | Gebäude | edificio | edifício | 建物 | 建筑
skyscraper | grattacielo | gratte-ciel | Wolkenkratzer | rascacielos | arranha-céu | 超高層ビル | 摩天大楼
tower | torre | tour | Turm | torre | torre | 塔 | 塔
palace | palazzo | palais | Palast | palacio | palácio | 宮殿 | 宫殿
castle | castello | château | Burg | castillo | castelo | 城 | 城堡
church | chiesa | église | Kirche | iglesia | igreja | 教会 | 教堂
mosque | moschea | mosquée | Moschee | mezquita | mesquita | モスク | 清真寺
temple | tempio | temple | Tempel | templo | templo | 寺院 | 寺庙
monument | monumento | monument | Denkmal | monumento | monumento | 記念碑 | 纪念碑
museum | museo | musée | Museum | museo | museu | 博物館 | 博物馆
theatre | teatro | théâtre | Theater | teatro | teatro | 劇場 | 剧院
stadium | stadio | stade | Stadion | estadio | estádio | スタジアム | 体育场
airport | aeroporto | aéroport | Flughafen | aeropuerto | aeroporto | 空港 | 机场
railway station | stazione ferroviaria | gare | Bahnhof | estación de ferrocarril | estação ferroviária | 駅 | 火车站
academic institution | istituzione accademica | institution académique | akademische Einrichtung | institución académica | instituição acadêmica | 学術機関 | 学术机构
educational organization | istituto di istruzione | établissement d'enseignement | Bildungseinrichtung | institución educativa | instituição de ensino | 教育機関 | 教育机构
university | università | université | Universität | universidad | universidade | 大学 | 大学
school | scuola | école | Schule | escuela | escola | 学校 | 学校
library | biblioteca | bibliothèque | Bibliothek | biblioteca | biblioteca | 図書館 | 图书馆
hospital | ospedale | hôpital | Krankenhaus | hospital | hospital | 病院 | 医院
archaeological site | sito archeologico | site archéologique | archäologische Stätte | sitio arqueológico | sítio arqueológico | 遺跡 | 考古遗址
park | parco | parc | Park | parque | parque | 公園 | 公园
square | piazza | place | Platz | plaza | praça | 広場 | 广场
company | azienda | entreprise | Unternehmen | empresa | empresa | 企業 | 公司
business | azienda | entreprise | Unternehmen | empresa | empresa | 企業 | 公司
enterprise | azienda | entreprise | Unternehmen | empresa | empresa | 企業 | 企业
public company | azienda quotata | société cotée | börsennotiertes Unternehmen | empresa cotizada | empresa de capital aberto | 上場企業 | 上市公司
brand | marchio | marque | Marke | marca | marca | ブランド | 品牌
bank | banca | banque | Bank | banco | banco | 銀行 | 银行
airline | compagnia aerea | compagnie aérienne | Fluggesellschaft | aerolínea | companhia aérea | 航空会社 | 航空公司
car manufacturer | casa automobilistica | constructeur automobile | Autohersteller | fabricante de automóviles | fabricante de automóveis | 自動車メーカー | 汽车制造商
software company | azienda di software | éditeur de logiciels | Softwareunternehmen | empresa de software | empresa de software | ソフトウェア企業 | 软件公司
newspaper | giornale | journal | Zeitung | periódico | jornal | 新聞 | 报纸
magazine | rivista | magazine | Zeitschrift | revista | revista | 雑誌 | 杂志
news agency | agenzia di stampa | agence de presse | Nachrichtenagentur | agencia de noticias | agência de notícias | 通信社 | 通讯社
television channel | canale televisivo | chaîne de télévision | Fernsehsender | canal de televisión | canal de televisão | テレビチャンネル | 电视频道
radio station | stazione radio | station de radio | Radiosender | emisora de radio | estação de rádio | ラジオ局 | 广播电台
broadcaster | emittente | diffuseur | Rundfunkanstalt | emisora | emissora | 放送局 | 广播机构
publisher | casa editrice | maison d'édition | Verlag | editorial | editora | 出版社 | 出版社
record label | etichetta discografica | label discographique | Plattenlabel | sello discográfico | gravadora | レコードレーベル | 唱片公司
film studio | casa cinematografica | studio de cinéma | Filmstudio | estudio cinematográfico | estúdio de cinema | 映画会社 | 电影公司
supermarket chain | catena di supermercati | chaîne de supermarchés | Supermarktkette | cadena de supermercados | rede de supermercados | スーパーマーケットチェーン | 连锁超市
restaurant chain | catena di ristoranti | chaîne de restaurants | Restaurantkette | cadena de restaurantes | rede de restaurantes | レストランチェーン | 连锁餐厅
political party | partito politico | parti politique | politische Partei | partido político | partido político | 政党 | 政党
government agency | agenzia governativa | agence gouvernementale | Behörde | agencia gubernamental | agência governamental | 政府機関 | 政府机构
intelligence agency | servizio segreto | service de renseignement | Nachrichtendienst | servicio de inteligencia | serviço de inteligência | 情報機関 | 情报机构
central bank | banca centrale | banque centrale | Zentralbank | banco central | banco central | 中央銀行 | 中央银行
parliament | parlamento | parlement | Parlament | parlamento | parlamento | 議会 | 议会
court | tribunale | tribunal | Gericht | tribunal | tribunal | 裁判所 | 法院
armed forces | forze armate | forces armées | Streitkräfte | fuerzas armadas | forças armadas | 軍 | 军队
international organization | organizzazione internazionale | organisation internationale | internationale Organisation | organización internacional | organização internacional | 国際機関 | 国际组织
trade union | sindacato | syndicat | Gewerkschaft | sindicato | sindicato | 労働組合 | 工会
non-profit organization | organizzazione senza scopo di lucro | organisation à but non lucratif | gemeinnützige Organisation | organización sin ánimo de lucro | organização sem fins lucrativos | 非営利団体 | 非营利组织
religious organization | organizzazione religiosa | organisation religieuse | religiöse Organisation | organización religiosa | organização religiosa | 宗教団体 | 宗教组织
research institute | istituto di ricerca | institut de recherche | Forschungsinstitut | instituto de investigación | instituto de pesquisa | 研究所 | 研究所
space agency | agenzia spaziale | agence spatiale | Raumfahrtagentur | agencia espacial | agência espacial | 宇宙機関 | 航天机构
stock exchange | borsa valori | bourse | Börse | bolsa de valores | bolsa de valores | 証券取引所 | 证券交易所
sports club | squadra sportiva | club sportif | Sportverein | club deportivo | clube esportivo | スポーツクラブ | 体育俱乐部
football club | squadra di calcio | club de football | Fußballverein | club de fútbol | clube de futebol | サッカークラブ | 足球俱乐部
basketball team | squadra di pallacanestro | équipe de basket-ball | Basketballmannschaft | equipo de baloncesto | equipe de basquete | バスケットボールチーム | 篮球队
baseball team | squadra di baseball | équipe de baseball | Baseballmannschaft | equipo de béisbol | equipe de beisebol | 野球チーム | 棒球队
american football team | squadra di football americano | équipe de football américain | American-Football-Mannschaft | equipo de fútbol americano | equipe de futebol americano | アメリカンフットボールチーム | 美式足球队
ice hockey team | squadra di hockey su ghiaccio | équipe de hockey sur glace | Eishockeymannschaft | equipo de hockey sobre hielo | equipe de hóquei no gelo | アイスホッケーチーム | 冰球队
cricket team | squadra di cricket | équipe de cricket | Cricketmannschaft | equipo de críquet | equipe de críquete | クリケットチーム | 板球队
rugby team | squadra di rugby | équipe de rugby | Rugbymannschaft | equipo de rugby | equipe de rugby | ラグビーチーム | 橄榄球队
racing team | scuderia | écurie | Rennstall | escudería | equipe de corrida | レーシングチーム | 车队
national sports team | nazionale sportiva | équipe nationale | Nationalmannschaft | selección nacional | seleção nacional | 代表チーム | 国家队
sports league | campionato sportivo | ligue sportive | Sportliga | liga deportiva | liga esportiva | スポーツリーグ | 体育联赛
sports federation | federazione sportiva | fédération sportive | Sportverband | federación deportiva | federação esportiva | 競技連盟 | 体育联合会
orchestra | orchestra | orchestre | Orchester | orquesta | orquestra | オーケストラ | 管弦乐团
criminal organization | organizzazione criminale | organisation criminelle | kriminelle Organisation | organización criminal | organização criminosa | 犯罪組織 | 犯罪组织
militant organization | organizzazione armata | organisation armée | bewaffnete Organisation | organización armada | organização armada | 武装組織 | 武装组织
software | software | logiciel | Software | software | software | ソフトウェア | 软件
operating system | sistema operativo | système d'exploitation | Betriebssystem | sistema operativo | sistema operacional | オペレーティングシステム | 操作系统
programming language | linguaggio di programmazione | langage de programmation | Programmiersprache | lenguaje de programación | linguagem de programação | プログラミング言語 | 编程语言
website | sito web | site web | Website | sitio web | site | ウェブサイト | 网站
social network | rete sociale | réseau social | soziales Netzwerk | red social | rede social | SNS | 社交网络
video game | videogioco | jeu vidéo | Videospiel | videojuego | jogo eletrônico | ビデオゲーム | 电子游戏
video game console | console | console de jeux vidéo | Spielkonsole | videoconsola | console de videogame | ゲーム機 | 游戏机
smartphone | smartphone | smartphone | Smartphone | teléfono inteligente | smartphone | スマートフォン | 智能手机
computer | computer | ordinateur | Computer | ordenador | computador | コンピュータ | 计算机
car model | modello di automobile | modèle d'automobile | Automodell | modelo de automóvil | modelo de automóvel | 自動車の車種 | 汽车型号
vehicle | veicolo | véhicule | Fahrzeug | vehículo | veículo | 乗り物 | 交通工具
aircraft model | modello di aereo | modèle d'avion | Flugzeugtyp | modelo de avión | modelo de avião | 航空機 | 飞机型号
spacecraft | veicolo spaziale | engin spatial | Raumfahrzeug | nave espacial | nave espacial | 宇宙機 | 航天器
rocket | razzo | fusée | Rakete | cohete | foguete | ロケット | 火箭
ship | nave | navire | Schiff | barco | navio | 船 | 船
weapon | arma | arme | Waffe | arma | arma | 武器 | 武器
drug | farmaco | médicament | Arzneimittel | medicamento | medicamento | 薬 | 药物
device | dispositivo | appareil | Gerät | dispositivo | dispositivo | 装置 | 设备
artificial intelligence | intelligenza artificiale | intelligence artificielle | künstliche Intelligenz | inteligencia artificial | inteligência artificial | 人工知能 | 人工智能
book | libro | livre | Buch | libro | livro | 書籍 | 书籍
novel | romanzo | roman | Roman | novela | romance | 小説 | 小说
poem | poesia | poème | Gedicht | poema | poema | 詩 | 诗
play | opera teatrale | pièce de théâtre | Theaterstück | obra de teatro | peça de teatro | 戯曲 | 戏剧
epic | poema epico | épopée | Epos | epopeya | epopeia | 叙事詩 | 史诗
comic | fumetto | bande dessinée | Comic | cómic | banda desenhada | 漫画 | 漫画
manga | manga | manga | Manga | manga | mangá | 漫画 | 漫画
anime | anime | anime | Anime | anime | anime | アニメ | 动画
film | film | film | Film | película | filme | 映画 | 电影
film series | serie di film | série de films | Filmreihe | serie de películas | série de filmes | 映画シリーズ | 电影系列
television series | serie televisiva | série télévisée | Fernsehserie | serie de televisión | série de televisão | テレビドラマ | 电视剧
painting | dipinto | peinture | Gemälde | pintura | pintura | 絵画 | 画作
sculpture | scultura | sculpture | Skulptur | escultura | escultura | 彫刻 | 雕塑
opera | opera lirica | opéra | Oper | ópera | ópera | オペラ | 歌剧
ballet | balletto | ballet | Ballett | ballet | balé | バレエ | 芭蕾舞剧
album | album | album | Album | álbum | álbum | アルバム | 专辑
song | canzone | chanson | Lied | canción | canção | 曲 | 歌曲
musical | musical | comédie musicale | Musical | musical | musical | ミュージカル | 音乐剧
composition | composizione | composition | Komposition | composición | composição | 楽曲 | 乐曲
scientific theory | teoria scientifica | théorie scientifique | wissenschaftliche Theorie | teoría científica | teoria científica | 科学理論 | 科学理论
law | legge | loi | Gesetz | ley | lei | 法律 | 法律
treaty | trattato | traité | Vertrag | tratado | tratado | 条約 | 条约
war | guerra | guerre | Krieg | guerra | guerra | 戦争 | 战争
battle | battaglia | bataille | Schlacht | batalla | batalha | 戦い | 战役
revolution | rivoluzione | révolution | Revolution | revolución | revolução | 革命 | 革命
disaster | disastro | catastrophe | Katastrophe | desastre | desastre | 災害 | 灾难
attack | attentato | attentat | Anschlag | atentado | atentado | 攻撃 | 袭击
sports event | evento sportivo | événement sportif | Sportereignis | evento deportivo | evento esportivo | スポーツ大会 | 体育赛事
tournament | torneo | tournoi | Turnier | torneo | torneio | 大会 | 锦标赛
olympic games | Giochi olimpici | Jeux olympiques | Olympische Spiele | Juegos Olímpicos | Jogos Olímpicos | オリンピック | 奥运会
festival | festival | festival | Festival | festival | festival | 祭典 | 节日
election | elezione | élection | Wahl | elección | eleição | 選挙 | 选举
holiday | festività | fête | Feiertag | festividad | feriado | 祝日 | 假日
conference | conferenza | conférence | Konferenz | conferencia | conferência | 会議 | 会议
award | premio | prix | Preis | premio | prêmio | 賞 | 奖项
pandemic | pandemia | pandémie | Pandemie | pandemia | pandemia | パンデミック | 大流行
space mission | missione spaziale | mission spatiale | Raumfahrtmission | misión espacial | missão espacial | 宇宙ミッション | 太空任务
planet | pianeta | planète | Planet | planeta | planeta | 惑星 | 行星
moon | satellite naturale | satellite naturel | Mond | satélite natural | satélite natural | 衛星 | 卫星
star | stella | étoile | Stern | estrella | estrela | 恒星 | 恒星
constellation | costellazione | constellation | Sternbild | constelación | constelação | 星座 | 星座
galaxy | galassia | galaxie | Galaxie | galaxia | galáxia | 銀河 | 星系
dwarf planet | pianeta nano | planète naine | Zwergplanet | planeta enano | planeta anão | 準惑星 | 矮行星
asteroid | asteroide | astéroïde | Asteroid | asteroide | asteroide | 小惑星 | 小行星
organism | organismo | organisme | Lebewesen | organismo | organismo | 生物 | 生物
animal | animale | animal | Tier | animal | animal | 動物 | 动物
dog breed | razza canina | race de chien | Hunderasse | raza de perro | raça de cão | 犬種 | 犬种
plant | pianta | plante | Pflanze | planta | planta | 植物 | 植物
fruit | frutto | fruit | Frucht | fruta | fruta | 果物 | 水果
vegetable | ortaggio | légume | Gemüse | verdura | hortaliça | 野菜 | 蔬菜
food | alimento | aliment | Lebensmittel | alimento | alimento | 食品 | 食品
dish | piatto | plat | Gericht | plato | prato | 料理 | 菜肴
drink | bevanda | boisson | Getränk | bebida | bebida | 飲料 | 饮料
cheese | formaggio | fromage | Käse | queso | queijo | チーズ | 奶酪
chemical element | elemento chimico | élément chimique | chemisches Element | elemento químico | elemento químico | 元素 | 化学元素
chemical compound | composto chimico | composé chimique | chemische Verbindung | compuesto químico | composto químico | 化合物 | 化合物
mineral | minerale | minéral | Mineral | mineral | mineral | 鉱物 | 矿物
disease | malattia | maladie | Krankheit | enfermedad | doença | 病気 | 疾病
material | materiale | matériau | Material | material | material | 材料 | 材料
color | colore | couleur | Farbe | color | cor | 色 | 颜色
language | lingua | langue | Sprache | idioma | língua | 言語 | 语言
currency | valuta | monnaie | Währung | moneda | moeda | 通貨 | 货币
religion | religione | religion | Religion | religión | religião | 宗教 | 宗教
ideology | ideologia | idéologie | Ideologie | ideología | ideologia | 思想 | 意识形态
philosophy | filosofia | philosophie | Philosophie | filosofía | filosofia | 哲学 | 哲学
sport | sport | sport | Sportart | deporte | esporte | スポーツ | 体育运动
music genre | genere musicale | genre musical | Musikgenre | género musical | gênero musical | 音楽ジャンル | 音乐类型
art movement | movimento artistico | mouvement artistique | Kunstrichtung | movimiento artístico | movimento artístico | 芸術運動 | 艺术运动
academic discipline | disciplina accademica | discipline universitaire | Fachgebiet | disciplina académica | disciplina acadêmica | 学問分野 | 学科
occupation | professione | métier | Beruf | profesión | profissão | 職業 | 职业
position | carica | fonction | Amt | cargo | cargo | 役職 | 职务
month | mese | mois | Monat | mes | mês | 月 | 月份
day | giorno | jour | Tag | día | dia | 日 | 日
zodiac sign | segno zodiacale | signe du zodiaque | Tierkreiszeichen | signo del zodiaco | signo do zodíaco | 星座 | 星座
letter | lettera | lettre | Buchstabe | letra | letra | 文字 | 字母
musical instrument | strumento musicale | instrument de musique | Musikinstrument | instrumento musical | instrumento musical | 楽器 | 乐器
dance | danza | danse | Tanz | danza | dança | 舞踊 | 舞蹈
era | epoca | époque | Epoche | época | época | 時代 | 时代
alphabet | alfabeto | alphabet | Alphabet | alfabeto | alfabeto | 文字体系 | 字母表
unit | unità di misura | unité de mesure | Maßeinheit | unidad de medida | unidade de medida | 単位 | 单位
stock index | indice azionario | indice boursier | Aktienindex | índice bursátil | índice de ações | 株価指数 | 股票指数
`;
