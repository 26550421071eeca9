import { es as functionWords } from "./function-words/es.ts";
import type { LanguageData } from "./language-data.ts";

export const es: LanguageData = {
  functionWords,
  commonWords: `abandona abandonada abandonadas abandonado abandonados abandonan abandonando abandonar abandonaron abandono abandonó
abandonos abarca abarcada abarcado abarcados abarcan abarcando abarcar abarcaron abarcó abeja abejas abertura aberturas abierta abiertamente
abiertas abierto abiertos abogada abogadas abogado abogados abono abonos abraza abrazada abrazado abrazados abrazan abrazando abrazar
abrazaron abrazo abrazó abrazos abre abren abriendo abrieron abrigo abrigos abrió abrir absoluta absolutamente absolutas absoluto absolutos
abstracta abstractas abstracto abstractos absurda absurdas absurdo absurdos abuela abuelas abuelo abuelos abundante abundantes aburrida
aburridas aburrido aburridos abuso abusos acaba acabada acabado acabados acaban acabando acabar acabaron acabó academia academias académica
académicas académico académicos accede acceden acceder accedida accedido accedidos accediendo accedieron accedió accidental accidentales
accidentalmente accidente accidentes acción acciones accionista accionistas aceite aceites aceituna aceitunas acelera acelerada acelerado
acelerados aceleran acelerando acelerar aceleraron aceleró acepta aceptada aceptado aceptados aceptan aceptando aceptar aceptaron aceptó
acercada acercado acercados acercan acercando acercar acercaron acercó acero aceros aclara aclarada aclarado aclarados aclaran aclarando
aclarar aclararon aclaró acompaña acompañada acompañado acompañados acompañan acompañando acompañar acompañaron acompañó aconseja aconsejada
aconsejado aconsejados aconsejan aconsejando aconsejar aconsejaron aconsejó acordada acordado acordados acordando acordar acordaron acordó
acoso acosos acostumbra acostumbrada acostumbrado acostumbrados acostumbran acostumbrando acostumbrar acostumbraron acostumbró actitud
actitudes activa activas actividad actividades activista activistas activo activos acto actor actores actos actrices actriz actua actuación
actuaciones actuada actuado actuados actual actuales actuan actuando actuar actuaron actuó acude acuden acudida acudido acudidos acudiendo
acudieron acudió acudir acuerda acuerdan acuerdo acuerdos acumula acumulada acumulado acumulados acumulan acumulando acumular acumularon
acumuló acusa acusación acusaciones acusada acusado acusados acusan acusando acusar acusaron acusó adapta adaptación adaptaciones adaptada
adaptado adaptados adaptan adaptando adaptar adaptaron adaptó adecuada adecuadas adecuado adecuados adelanta adelantada adelantado
adelantados adelantan adelantando adelantar adelantaron adelantó adicional adicionales adiós administración administraciones administrador
administradores administrativa administrativas administrativo administrativos admira admiración admiraciones admirada admirado admirados
admiran admirando admirar admiraron admiró admite admiten admitida admitido admitidos admitiendo admitieron admitió admitir adolescente
adolescentes adopta adoptada adoptado adoptados adoptan adoptando adoptar adoptaron adoptó adora adorada adorado adorados adoran adorando
adorar adoraron adoró adquire adquiren adquirida adquirido adquiridos adquiriendo adquirieron adquirió adquirir adulta adultas adulto
adultos adversario adversarios adverte adverten advertida advertido advertidos advertiendo advertieron advertió advertir aérea aéreas aéreo
aéreos aeropuerto aeropuertos afecta afectada afectadas afectado afectados afectan afectando afectar afectaron afectó afición aficionado
aficionados aficiones afirma afirmación afirmaciones afirmada afirmado afirmados afirman afirmando afirmar afirmaron afirmó afortunadamente
afronta afrontada afrontado afrontados afrontan afrontando afrontar afrontaron afrontó agarra agarrada agarrado agarrados agarran agarrando
agarrar agarraron agarró agencia agencias agenda agendas agente agentes agota agotada agotado agotados agotan agotando agotar agotaron agotó
agradable agradables agradece agradecen agradecer agradecida agradecido agradecidos agradeciendo agradecieron agradeció agrega agregada
agregado agregados agregan agregando agregar agregaron agregó agresión agresiones agresiva agresivas agresivo agresivos agria agrias
agrícola agrícolas agricultor agricultores agricultura agriculturas agrio agrios agua aguacate aguanta aguantada aguantado aguantados
aguantan aguantando aguantar aguantaron aguantó aguas aguda agudas agudo agudos águila águilas ahorra ahorrada ahorrado ahorrados ahorran
ahorrando ahorrar ahorraron ahorró aire aires aislada aisladas aislado aislados ajedreces ajedrez ajena ajenas ajeno ajenos ajo ajos ajusta
ajustada ajustado ajustados ajustan ajustando ajustar ajustaron ajustó ala alarma alarmas alas albaricoque albergue albergues álbum álbumes
alcachofa alcalde alcaldes alcaldesa alcaldesas alcaldía alcaldías alcance alcances alcanza alcanzada alcanzado alcanzados alcanzan
alcanzando alcanzar alcanzaron alcanzó alcohol alcoholes aldea aldeas alegra alegrada alegrado alegrados alegran alegrando alegrar alegraron
alegre alegres alegría alegrías alegró aleja alejada alejado alejados alejan alejando alejar alejaron alejó alemanes alfombra alfombras
algodón algodones aliado aliados alianza alianzas alimenta alimentada alimentado alimentados alimentan alimentando alimentar alimentaron
alimento alimentó alimentos alivia aliviada aliviado aliviados alivian aliviando aliviar aliviaron alivió alma almacén almacenes almas
almirante almirantes almohada almorza almorzada almorzado almorzados almorzan almorzando almorzar almorzaron almorzó almuerzo almuerzos
alojamiento alojamientos alquila alquilada alquilado alquilados alquilan alquilando alquilar alquilaron alquiler alquileres alquiló alta
altamente altas altavoz altera alteración alteraciones alterada alterado alterados alteran alterando alterar alteraron alternativa
alternativas alteró altitud altitudes alto altos altura alturas alumna alumnas alumno alumnos alza alzada alzado alzados alzan alzando alzar
alzaron alzó amable amables amada amado amados amando amanecer amaneceres amante amantes amar amarga amargas amargo amargos amarilla
amarillas amarillo amarillos amaron amas ambición ambiciones ambiciosa ambiciosas ambicioso ambiciosos ambiental ambientales ambiente
ambientes ambulancia ambulancias amenaza amenazas amiga amigas amigo amigos amistad amistades amistosa amistosas amistoso amistosos amo amó
amor amores amos amplia ampliada ampliado ampliados ampliamente amplian ampliando ampliar ampliaron amplias amplio amplió amplios amplitud
amplitudes añade añaden añadida añadido añadidos añadiendo añadieron añadió añadir análisis analiza analizada analizado analizados analizan
analizando analizar analizaron analizó ancha anchas ancho anchos anciana ancianas anciano ancianos anda andada andado andados andan andando
andar andaron andó ángel ángeles ángulo ángulos anillo anillos anima animada animadas animado animados animal animales animan animando
animar animaron animó ánimo ánimos aniversario aniversarios año anoche anónima anónimas anónimo anónimos años anota anotada anotado anotados
anotan anotando anotar anotaron anotó ansiedad ansiedades anteanoche anteayer antepasado antepasados anterior anteriora anterioras
anteriores antigua antiguamente antiguas antigüedad antigüedades antiguo antiguos anual anuales anualmente anula anulada anulado anulados
anulan anulando anular anularon anuló anuncia anunciada anunciado anunciados anuncian anunciando anunciar anunciaron anuncio anunció
anuncios apaga apagada apagado apagados apagan apagando apagar apagaron apagó aparato aparatos aparca aparcada aparcado aparcados aparcan
aparcando aparcar aparcaron aparcó aparece aparecen aparecer aparecido apareció aparente aparentes aparición apariciones apariencia
apariencias aparta apartada apartado apartados apartamento apartamentos apartan apartando apartar apartaron apartó apasionada apasionadas
apasionado apasionados apela apelada apelado apelados apelan apelando apelar apelaron apellido apellidos apeló apertura aperturas aplasta
aplastada aplastado aplastados aplastan aplastando aplastar aplastaron aplastó aplica aplicada aplicado aplicados aplican aplicando aplicar
aplicaron aplicó aporta aportada aportado aportados aportan aportando aportar aportaron aportó aposta apostada apostado apostados apostan
apostando apostar apostaron apostó apoya apoyada apoyado apoyados apoyan apoyando apoyar apoyaron apoyo apoyó apoyos aprecia apreciada
apreciado apreciados aprecian apreciando apreciar apreciaron apreció aprende aprenden aprender aprendida aprendido aprendidos aprendiendo
aprendieron aprendió aprendizaje aprendizajes aproba aprobada aprobado aprobados aproban aprobando aprobar aprobaron aprobó apropiada
apropiadas apropiado apropiados aprovecha aprovechada aprovechado aprovechados aprovechan aprovechando aprovechar aprovecharon aprovechó
apunta apuntada apuntado apuntados apuntan apuntando apuntar apuntaron apuntó araña arándano arbitraria arbitrarias arbitrario arbitrarios
árbitro árbitros árbol árboles arbusto arbustos archipiélago archipiélagos archivo archivos ardiente ardientes ardilla área áreas arena
arenas argumento argumentos arma armada armadas armado armados arman armando armar armario armarios armaron armas armó arqueólogo arquero
arquitecta arquitectas arquitecto arquitectos arquitectura arquitecturas arranca arrancada arrancado arrancados arrancan arrancando arrancar
arrancaron arrancó arrastra arrastrada arrastrado arrastrados arrastran arrastrando arrastrar arrastraron arrastró arregla arreglada
arreglado arreglados arreglan arreglando arreglar arreglaron arregló arresta arrestada arrestado arrestados arrestan arrestando arrestar
arrestaron arresto arrestó arrestos arriesga arriesgada arriesgado arriesgados arriesgan arriesgando arriesgar arriesgaron arriesgó arroces
arroja arrojada arrojado arrojados arrojan arrojando arrojar arrojaron arrojó arroyo arroyos arroz arte artes artesano artesanos artículo
artículos artificial artificiales artista artistas artística artísticas artístico artísticos asalto asaltos ascenso ascensor ascensores
ascensos asegura asegurada asegurado asegurados aseguran asegurando asegurar aseguraron aseguró asesina asesinada asesinado asesinados
asesinan asesinando asesinar asesinaron asesinato asesinatos asesino asesinó asesinos asesor asesores asiento asientos asigna asignada
asignado asignados asignan asignando asignar asignaron asignó asiste asisten asistencia asistencias asistente asistentes asistida asistido
asistidos asistiendo asistieron asistió asistir asno asocia asociación asociaciones asociada asociado asociados asocian asociando asociar
asociaron asoció asombrosa asombrosas asombroso asombrosos aspecto aspectos aspiradora astronauta astronautas astrónomo asume asumen asumida
asumido asumidos asumiendo asumieron asumió asumir asunto asuntos ata ataca atacada atacado atacados atacan atacando atacar atacaron atacó
atada atado atados atan atando ataque ataques atar ataron atención atenciones atende atenden atender atendida atendido atendidos atendiendo
atendieron atendió atenta atentado atentados atentas atento atentos aterriza aterrizada aterrizado aterrizados aterrizan aterrizando
aterrizar aterrizaron aterrizó atleta atletas atlética atléticas atlético atléticos atletismo atletismos ató atómica atómicas atómico
atómicos átomo átomos atractiva atractivas atractivo atractivos atrae atraen atraer atraida atraido atraidos atraiendo atraieron atraió
atrapa atrapada atrapado atrapados atrapan atrapando atrapar atraparon atrapó atravesa atravesada atravesado atravesados atravesan
atravesando atravesar atravesaron atravesó atribue atribuen atribuida atribuido atribuidos atribuiendo atribuieron atribuió atribuir atún
audaces audaz audiencia audiencias auge auges aula aulas aumenta aumentada aumentado aumentados aumentan aumentando aumentar aumentaron
aumento aumentó aumentos auriculares ausencia ausencias ausente ausentes auto autobús autobuses automática automáticamente automáticas
automático automáticos autónoma autónomas autonomía autonomías autónomo autónomos autopista autopistas autor autora autoras autores
autoridad autoridades autoriza autorizada autorizado autorizados autorizan autorizando autorizar autorizaron autorizó autos auxilio auxilios
avance avances avanza avanzada avanzadas avanzado avanzados avanzan avanzando avanzar avanzaron avanzó ave avenida avenidas aventura
aventuras averigua averiguada averiguado averiguados averiguan averiguando averiguar averiguaron averiguó aves avestruz avión aviones avisa
avisada avisado avisados avisan avisando avisar avisaron aviso avisó avisos ayuda ayudada ayudado ayudados ayudan ayudando ayudante
ayudantes ayudar ayudaron ayudas ayudó ayuntamiento ayuntamientos azúcar azúcares azul azules bacalao bachillerato bachilleratos bahía
bahías baila bailada bailado bailados bailan bailando bailar bailarín bailarina bailarinas bailarines bailaron baile bailes bailó baja
bajada bajadas bajado bajados bajan bajando bajar bajaron bajas bajos bala balance balances balas balcón balcones ballena ballenas balón
baloncesto baloncestos balones baña bañada bañado bañados bañan banana bañando bañar bañaron banca bancas banco bancos banda bandas bandera
banderas bandido bandidos baño bañó baños banquero banqueros bar baraja barata baratas barato baratos barba bárbaro bárbaros barbas barco
barcos bares barra barras barrera barreras barriga barrigas barrio barrios basa basada basado basados basan basando basar basaron base bases
básica básicas básico básicos basó basta bastada bastado bastados bastan bastando bastar bastaron bastó bastón bastones basura basuras
batalla batallas batería baterías bebe bebé beben beber bebés bebida bebidas bebido bebidos bebiendo bebieron bebió beca becas bella bellas
belleza bellezas bello bellos bendita benditas bendito benditos beneficio beneficios berenjena beso besos biblioteca bibliotecas bicicleta
bicicletas bienes bienvenida bienvenidas bienvenido bienvenidos bigote bigotes billete billetes billón billones biografía biografías bióloga
biología biologías biólogo bisabuelo bisabuelos blanca blancas blanco blancos blanda blandas blando blandos bloque bloquea bloqueada
bloqueado bloqueados bloquean bloqueando bloquear bloquearon bloqueo bloqueó bloqueos bloques blusa blusas boca bocas boda bodas bodega
bodegas bola bolas boleto boletos bolígrafo bolígrafos bolsa bolsas bolsillo bolsillos bolso bolsos bomba bombardea bombardeada bombardeado
bombardeados bombardean bombardeando bombardear bombardearon bombardeó bombas bombero bomberos bombilla bonita bonitas bonito bonitos borde
bordes borra borrada borrado borrados borran borrando borrar borraron borró bosque bosques bota botas botella botellas botón botones
boxeador brazo brazos brecha brechas breve brevemente breves brigada brigadas brilla brillada brillado brillados brillan brillando brillante
brillantemente brillantes brillar brillaron brillo brilló brillos brinda brindada brindado brindados brindan brindando brindar brindaron
brindó broma bromas bromea bromeada bromeado bromeados bromean bromeando bromear bromearon bromeó bronce bronces brote brotes bruja bruma
brumas brusca bruscas brusco bruscos bruta brutalmente brutas bruto brutos buen buena buenas buenes bueno buenos buey bueyes búfalo bufanda
búho búhos buitre buque buques burro burros busca buscada buscado buscados buscan buscando buscar buscaron buscó búsqueda búsquedas
caballero caballeros caballo caballos cabaña cabañas cabello cabellos caben caber cabeza cabezas cabida cabido cabidos cabiendo cabieron
cabió cable cables cabos cabra cabras cacao cacaos cadáver cadáveres cadena cadenas cae caen caer café cafés caída caídas caído caja cajas
cajón cajones calabacín calabaza calabazas calcetín calcetines calcula calculada calculado calculados calculan calculando calcular
calcularon calculó calenta calentada calentado calentados calentan calentando calentar calentaron calentó calidad calidades caliente
calientes calla callada calladas callado callados callan callando callar callaron calle calles calló calma calmada calmado calmados calman
calmando calmar calmaron calmas calmó calor calores calva calvas calvo calvos calzado calzados cama cámara cámaras camarero camareros
camarón camas cambia cambiada cambiado cambiados cambian cambiando cambiar cambiaron cambio cambió cambios camello camellos camina caminada
caminado caminados caminan caminando caminar caminaron camino caminó caminos camión camiones camioneta camionetas camisa camisas camiseta
camisetas campamento campamentos campana campaña campanas campañas campeón campeona campeonas campeonato campeonatos campeones campesina
campesinas campesino campesinos campo campos caña canal canales cañas cancela cancelada cancelado cancelados cancelan cancelando cancelar
cancelaron canceló cancha canchas canción canciones candidata candidatas candidato candidatos candidatura candidaturas cangrejo cangrejos
canguro cansa cansada cansadas cansado cansados cansan cansancio cansancios cansando cansar cansaron cansó canta cantada cantado cantados
cantan cantando cantante cantantes cantar cantaron cantautor cantautora cantidad cantidades canto cantó cantos caos capa capaces capacidad
capacidades capas capaz capilla capillas capital capitales capitalismo capitalismos capitán capitanes capítulo capítulos captura capturada
capturado capturados capturan capturando capturar capturaron capturas capturó cara caracol carácter carácteres característica
características característico característicos caras carbón carbones cárcel cárceles cardíaca cardíacas cardíaco cardíacos carece carecen
carecer carecida carecido carecidos careciendo carecieron careció carga cargada cargado cargador cargados cargan cargando cargar cargaron
cargas cargo cargó cargos caricatura caricaturas caridad caridades cariño cariños cariñosa cariñosamente cariñosas cariñoso cariñosos carne
carnes caro caros carrera carreras carretera carreteras carro carros carroza carrozas carta cartas cartel carteles cartera carteras cartón
cartones casa casada casado casados casamiento casamientos casan casando casar casaron casas casco cascos caso casó casos castaña castañas
castiga castigada castigado castigados castigan castigando castigar castigaron castigo castigó castigos castillo castillos casualidad
casualidades catálogo catálogos catástrofe catástrofes catedral catedrales catedrático catedráticos categoría categorías católica católicas
católico católicos catorce causa causada causado causados causan causando causar causaron causas causó cayeron cayó caza cazada cazado
cazador cazadores cazados cazan cazando cazar cazaron cazas cazó cebolla cebollas cede ceden ceder cedida cedido cedidos cediendo cedieron
cedió celda celdas celebra celebración celebraciones celebrada celebrado celebrados celebran celebrando celebrar celebraron célebre célebres
celebró celeste celestes celular celulares cementerio cementerios cena cenada cenado cenados cenan cenando cenar cenaron cenas cenó censo
censos censura censuras centavo centavos centenar centenares centímetro centímetros central centrales centro centrocampista centrocampistas
centros cerámica cerámicas cercana cercanas cercano cercanos cercas cerdo cerdos cerebro cerebros ceremonia ceremonias cereza cerezas cero
cerra cerrada cerradas cerrado cerrados cerran cerrando cerrar cerraron cerró cerveza cervezas cesa cesada cesado cesados cesan cesando
cesaron cesó césped céspedes champiñón chaqueta chaquetas charla charlas cheque cheques chica chicas chico chicos chiste chistes chocolate
chocolates choque choques chorizo ciclista ciclistas ciclo ciclos ciega ciegas ciego ciegos cielo cielos cien ciencia ciencias científica
científicas científico científicos ciento cierra cierran ciervo cifra cifras cigarro cigarros cigüeña cima cimas cinco cincuenta cine
cineasta cineastas cines cinta cintas cintura cinturas cinturón cinturones circo circos circuito circuitos circula circulación circulaciones
circulada circulado circulados circulan circulando circular circularon circuló círculo círculos circunstancia circunstancias ciruela cirugía
cirugías cirujano cirujanos cisne cita citada citado citados citan citando citar citaron citas citó ciudad ciudadana ciudadanas ciudadanía
ciudadanías ciudadano ciudadanos ciudades civil civiles civilización civilizaciones clan clandestina clandestinas clandestino clandestinos
clanes clase clases clásica clásicas clásico clásicos clasifica clasificación clasificaciones clasificada clasificado clasificados
clasifican clasificando clasificar clasificaron clasificó cláusula cláusulas clave claves clero cleros cliente clientes clima climas
climática climáticas climático climáticos clínica clínicas club clubes coalición coaliciones cobertura coberturas cobra cobrada cobrado
cobrados cobran cobrando cobrar cobraron cobre cobres cobró coche coches cocina cocinada cocinado cocinados cocinan cocinando cocinar
cocinaron cocinas cocinero cocineros cocinó cocodrilo código códigos codo codos coge cogen coger cogida cogido cogidos cogiendo cogieron
cogió cohete cohetes coincide coinciden coincidencia coincidencias coincidida coincidido coincididos coincidiendo coincidieron coincidió
coincidir cola colabora colaboración colaboraciones colaborada colaborado colaborador colaboradores colaborados colaboran colaborando
colaborar colaboraron colaboró colas colchón colección colecciones colectiva colectivas colectivo colectivos colega colegas colegio colegios
cólera cóleras colga colgada colgado colgados colgan colgando colgar colgaron colgó coliflor colina colinas collar collares coloca colocada
colocado colocados colocan colocando colocar colocaron colocó colonia colonial coloniales colonias colono colonos color colores columna
columnas comandante comandantes combate combaten combates combatida combatido combatidos combatiendo combatieron combatió combatir combina
combinación combinaciones combinada combinado combinados combinan combinando combinar combinaron combinó combustible combustibles come
comedia comedias comedor comedores comen comenta comentada comentado comentados comentan comentando comentar comentario comentarios
comentarista comentaristas comentaron comentó comenza comenzada comenzado comenzados comenzan comenzando comenzar comenzaron comenzó comer
comercial comerciales comerciante comerciantes comercio comercios comete cometen cometer cometida cometido cometidos cometiendo cometieron
cometió cómica cómicas cómico cómicos comida comidas comido comidos comiendo comienza comienzan comienzo comienzos comieron comió comisaría
comisarías comisario comisarios comisión comisiones comité comités cómoda cómodas cómodo cómodos compañera compañeras compañero compañeros
compañía compañías compara comparable comparables comparación comparaciones comparada comparado comparados comparan comparando comparar
compararon comparó comparte comparten compartida compartido compartidos compartiendo compartieron compartió compartir compatible compatibles
compete competen competencia competencias competente competentes competición competiciones competida competido competidor competidores
competidos competiendo competieron competió competir complace complacen complacer complacida complacido complacidos complaciendo
complacieron complació compleja complejas complejo complejos complemento complementos completa completada completado completados completan
completando completar completaron completas completo completó completos complicada complicadas complicado complicados cómplice cómplices
compone componen componente componentes componer componida componido componidos componiendo componieron componió comportamiento
comportamientos composición composiciones compositor compositores compra comprada comprado comprador compradores comprados compran comprando
comprar compraron compras compre comprende comprenden comprender comprendida comprendido comprendidos comprendiendo comprendieron comprendió
compró comproba comprobada comprobado comprobados comproban comprobando comprobar comprobaron comprobó compromiso compromisos computadora
computadoras común comunes comunica comunicación comunicaciones comunicada comunicado comunicados comunican comunicando comunicar
comunicaron comunicó comunidad comunidades comunista comunistas comunitaria comunitarias comunitario comunitarios comúnmente concede
conceden conceder concedida concedido concedidos concediendo concedieron concedió concejal concejales concejo concejos concentra
concentración concentraciones concentrada concentrado concentrados concentran concentrando concentrar concentraron concentró concepto
conceptos concesión concesiones conciencia conciencias concierto conciertos conclue concluen concluida concluido concluidos concluiendo
concluieron concluió concluir conclusión conclusiones concreta concretas concreto concretos concurso concursos condado condados condena
condenada condenado condenados condenan condenando condenar condenaron condenas condenó condición condiciones conduce conducen conducida
conducido conducidos conduciendo conducieron condució conducir conducta conductas conductor conductores conejo conejos conexión conexiones
conferencia conferencias confesa confesada confesado confesados confesan confesando confesar confesaron confesión confesiones confesó confia
confiada confiado confiados confian confiando confianza confianzas confiar confiaron confió confirma confirmada confirmado confirmados
confirman confirmando confirmar confirmaron confirmó conflicto conflictos confusa confusas confuso confusos congreso congresos conjunta
conjuntas conjunto conjuntos conmemora conmemoración conmemoraciones conmemorada conmemorado conmemorados conmemoran conmemorando conmemorar
conmemoraron conmemoró conoce conocen conocer conocía conocida conocidas conocido conocidos conocimiento conocimientos conoció conquista
conquistada conquistado conquistador conquistadores conquistados conquistan conquistando conquistar conquistaron conquistas conquistó
consciente conscientes consecuencia consecuencias consegue conseguen conseguida conseguido conseguidos conseguiendo conseguieron conseguió
conseguir consejera consejeras consejero consejeros consejo consejos conserva conservación conservaciones conservada conservado conservador
conservadora conservadoras conservadores conservados conservan conservando conservar conservaron conservó considera considerable
considerablemente considerables consideración consideraciones considerada considerado considerados consideran considerando considerar
consideraron consideró consigue consiguen consiguió consiste consisten consistida consistido consistidos consistiendo consistieron consistió
consistir consta constada constado constados constan constando constante constantemente constantes constar constaron constitución
constitucional constitucionales constituciones constitue constituen constituida constituido constituidos constituiendo constituieron
constituió constituir constó construcción construcciones constructor constructores construe construen construida construido construidos
construiendo construieron construió construir construye construyen construyó consulta consultada consultado consultados consultan
consultando consultar consultaron consultas consultó consume consumen consumida consumido consumidor consumidores consumidos consumiendo
consumieron consumió consumir consumo consumos conta contabilidad contabilidades contacto contactos contada contado contados contaminación
contaminaciones contan contando contar contaron contempla contemplada contemplado contemplados contemplan contemplando contemplar
contemplaron contempló contemporánea contemporáneas contemporáneo contemporáneos contene contenen contener contenida contenido contenidos
conteniendo contenieron contenió contenta contentas contento contentos contesta contestada contestado contestados contestan contestando
contestar contestaron contestó contexto contextos continente continentes continua continuada continuado continuados continuamente continuan
continuando continuar continuaron continuas continuo continuó continuos contó contraria contrarias contrario contrarios contrata contratada
contratado contratados contratan contratando contratar contrataron contrato contrató contratos contribución contribuciones contribue
contribuen contribuida contribuido contribuidos contribuiendo contribuieron contribuió contribuir contribuyente contribuyentes control
controla controlada controlado controlados controlan controlando controlar controlaron controles controló controversia controversias
controvertida controvertidas controvertido controvertidos convence convencen convencer convencida convencido convencidos convenciendo
convencieron convenció convención convencional convencionales convenciones conveniente convenientes convenio convenios conversa conversación
conversaciones conversada conversado conversados conversan conversando conversar conversaron conversó converte converten convertida
convertido convertidos convertiendo convertieron convertió convertir convicción convicciones convierte convierten convirtió convoca
convocada convocado convocados convocan convocando convocar convocaron convocatoria convocatorias convocó cooperación cooperaciones coordina
coordinada coordinado coordinados coordinan coordinando coordinar coordinaron coordinó copa copas copia copiada copiado copiados copian
copiando copiar copiaron copias copió coraje corajes corazón corazones corbata corbatas cordero corderos cordillera cordilleras corona
coronada coronado coronados coronan coronando coronar coronaron coronas coronó corre corrección correcciones correcta correctamente
correctas correcto correctos correge corregen corregida corregido corregidos corregiendo corregieron corregió corregir corren correo correos
correr corresponde corresponden corresponder correspondida correspondido correspondidos correspondiendo correspondieron correspondió
corresponsal corresponsales corrida corrido corridos corriendo corriente corrientes corrieron corrió corrupción corrupciones corrupta
corruptas corrupto corruptos corta cortada cortado cortados cortan cortando cortar cortaron cortas corte cortes cortina cortinas corto cortó
cortos cosa cosas cosecha cosechas costa costas coste costes costo costos costosa costosas costoso costosos costumbre costumbres cotidiana
cotidianas cotidiano cotidianos cráneo cráneos crea creación creaciones creada creado creador creadores creados crean creando crear crearon
creativa creativas creativo creativos crece crecen crecer crecida crecido crecidos creciendo creciente crecientes crecieron crecimiento
crecimientos creció crédito créditos cree creen creencia creencias creer creía creíble creíbles crema cremas creó cria criada criado criados
crian criando criar criaron criatura criaturas crimen crimenes criminal criminales crió crisis cristal cristales cristiana cristianas
cristiano cristianos criterio criterios critica crítica criticada criticado criticados critican criticando criticar criticaron críticas
criticó crítico críticos crónica crónicas cronista cronistas cruce crucero cruceros cruces cruda crudas crudo crudos cruel crueles cruz
cruza cruzada cruzado cruzados cruzan cruzando cruzar cruzaron cruzó cuaderno cuadernos cuadra cuadrada cuadradas cuadrado cuadrados cuadras
cuadro cuadros cualificada cualificadas cualificado cualificados cuarenta cuarta cuartel cuarteles cuarto cuartos cuatro cubierta cubiertas
cubierto cubo cubos cubre cubren cubrida cubrido cubridos cubriendo cubrieron cubrió cubrir cuchara cucharas cuchillo cuchillos cuello
cuellos cuenca cuencas cuenta cuentan cuentas cuento cuentos cuerda cuerdas cuerno cuernos cuero cueros cuerpo cuerpos cuervo cuervos
cuestión cuestiones cueva cuevas cuida cuidada cuidado cuidados cuidadosamente cuidan cuidando cuidar cuidaron cuidó culpa culpable
culpables culpada culpado culpados culpan culpando culpar culparon culpas culpó cultiva cultivada cultivado cultivados cultivan cultivando
cultivar cultivaron cultivo cultivó cultivos culto cultos cultura cultural culturales culturas cumbre cumbres cumple cumpleaños cumplen
cumplida cumplido cumplidos cumpliendo cumplieron cumplió cumplir cuna cunas cuota cuotas cúpula cúpulas cura curada curado curados curan
curando curar curaron curas curiosa curiosamente curiosas curiosidad curiosidades curioso curiosos curó curso cursos curva curvas da daba
dama damas dan dando daño daños danza danzas dar dato datos debate debates deber deberes debidamente débil débiles debut debuta debutada
debutado debutados debutan debutando debutante debutantes debutar debutaron debutes debutó década décadas decena decenas decepción
decepciones decía decían decide deciden decidida decididamente decidido decididos decidiendo decidieron decidió decidir décimo decir
decisión decisiones decisiva decisivas decisivo decisivos declara declaración declaraciones declarada declarado declarados declaran
declarando declarar declararon declaró declive declives decora decoración decoraciones decorada decorado decorados decoran decorando decorar
decoraron decoró decreto decretos dedica dedicada dedicadas dedicado dedicados dedican dedicando dedicar dedicaron dedicó dedo dedos defecto
defectos defende defenden defender defendida defendido defendidos defendiendo defendieron defendió defensa defensas defensor defensores
déficit déficites define definen definición definiciones definida definido definidos definiendo definieron definió definir definitiva
definitivas definitivo definitivos deja dejada dejado dejados dejan dejando dejar dejaron dejó delantero delanteros delega delegación
delegaciones delegada delegado delegados delegan delegando delegar delegaron delegó delfín delfines delgada delgadas delgado delgados
deliberadamente delicada delicadas delicado delicados deliciosa deliciosas delicioso deliciosos delito delitos demanda demandada demandado
demandados demandan demandando demandar demandaron demandas demandó democracia democracias democrática democráticas democrático democráticos
demonio demonios demora demoras demostra demostración demostraciones demostrada demostrado demostrados demostran demostrando demostrar
demostraron demostró denomina denominación denominaciones denominada denominado denominados denominan denominando denominar denominaron
denominó densa densas denso densos dentista dentistas denuncia denunciada denunciado denunciados denuncian denunciando denunciar denunciaron
denuncias denunció departamento departamentos depende dependen dependencia dependencias depender dependida dependido dependidos dependiendo
dependieron dependió deporte deportes deportista deportistas deportiva deportivas deportivo deportivos deposita depositada depositado
depositados depositan depositando depositar depositaron depositó depósito depósitos depresión depresiones derecha derechas derecho derechos
deriva derivada derivado derivados derivan derivando derivar derivaron derivó derriba derribada derribado derribados derriban derribando
derribar derribaron derribó derrota derrotada derrotado derrotados derrotan derrotando derrotar derrotaron derrotas derrotó desafío desafíos
desafortunadamente desagradable desagradables desaparece desaparecen desaparecer desaparecida desaparecido desaparecidos desapareciendo
desaparecieron desapareció desaparición desapariciones desarrolla desarrollada desarrollado desarrollados desarrollan desarrollando
desarrollar desarrollaron desarrollo desarrolló desarrollos desastre desastres desayuno desayunos descansa descansada descansado descansados
descansan descansando descansar descansaron descanso descansó descansos descarga descargada descargado descargados descargan descargando
descargar descargaron descargó descende descenden descender descendida descendido descendidos descendiendo descendiente descendientes
descendieron descendió descenso descensos desconocida desconocidas desconocido desconocidos descripción descripciones descubra descubre
descubren descubrida descubrido descubridos descubriendo descubrieron descubrimiento descubrimientos descubrió descubrir descuento
descuentos desea deseada deseadas deseado deseados desean deseando desear desearon desembarca desembarcada desembarcado desembarcados
desembarcan desembarcando desembarcar desembarcaron desembarcó desempeña desempeñada desempeñado desempeñados desempeñan desempeñando
desempeñar desempeñaron desempeñó desempleo desempleos deseo deseó deseos desértica desérticas desértico desérticos desesperada
desesperadamente desesperadas desesperado desesperados desfile desfiles desgraciadamente desierta desiertas desierto desiertos designa
designada designado designados designan designando designar designaron designó desigualdad desigualdades desnuda desnudas desnudo desnudos
despacio despede despeden despedida despedido despedidos despediendo despedieron despedió despedir despega despegada despegado despegados
despegan despegando despegar despegaron despegó desperta despertada despertado despertados despertan despertando despertar despertaron
despertó despierta despiertas despierto despiertos desplaza desplazada desplazado desplazados desplazamiento desplazamientos desplazan
desplazando desplazar desplazaron desplazó despliegue despliegues destaca destacada destacadas destacado destacados destacan destacando
destacar destacaron destacó destina destinada destinado destinados destinan destinando destinar destinaron destino destinó destinos
destornillador destrucción destrucciones destrue destruen destruida destruido destruidos destruiendo destruieron destruió destruir
desventaja desventajas detallada detalladas detallado detallados detalle detalles detecta detectada detectado detectados detectan detectando
detectar detectaron detectó detención detenciones detene detenen detener detenida detenido detenidos deteniendo detenieron detenió determina
determinada determinadas determinado determinados determinan determinando determinar determinaron determinó deuda deudas devoción devociones
devolve devolven devolver devolvida devolvido devolvidos devolviendo devolvieron devolvió devuelto di día diablo diablos diálogo diálogos
diamante diamantes diaria diariamente diarias diario diarios días dibuja dibujada dibujado dibujados dibujan dibujando dibujante dibujar
dibujaron dibujo dibujó dibujos diccionario diccionarios dicta dictada dictado dictador dictadores dictados dictadura dictaduras dictan
dictando dictar dictaron dictatorial dictatoriales dictó diecinueve dieciocho dieciséis diecisiete diente dientes dieron dieta dietas diez
diferencia diferenciada diferenciado diferenciados diferencian diferenciando diferenciar diferenciaron diferencias diferenció diferente
diferentes difícil difíciles difícilmente dificultad dificultades difunta difuntas difunto difuntos difusión difusiones diga dígame digamos
digital digitales digna dignas dignidad dignidades digno dignos digo dime dimensión dimensiones dimisión dimisiones dinastía dinastías
dinero dineros dinosaurio dinosaurios dio dios diosa diosas diploma diplomacia diplomacias diplomas diplomática diplomáticas diplomático
diplomáticos diputación diputaciones diputada diputadas diputado diputados dirá dirección direcciones directa directamente directas
directivo directivos directo director directora directoras directores directos diría dirige dirigen dirigente dirigentes dirigida dirigido
dirigidos dirigiendo dirigieron dirigió dirigir disciplina disciplinas discípulo discípulos disco discos discurso discursos discusión
discusiones discute discuten discutida discutido discutidos discutiendo discutieron discutió discutir diseña diseñada diseñado diseñador
diseñadora diseñadoras diseñadores diseñados diseñan diseñando diseñar diseñaron diseño diseñó diseños disfruta disfrutada disfrutado
disfrutados disfrutan disfrutando disfrutar disfrutaron disfrutó disminución disminuciones disminue disminuen disminuida disminuido
disminuidos disminuiendo disminuieron disminuió disminuir dispara disparada disparado disparados disparan disparando disparar dispararon
disparo disparó disparos dispone disponen disponer disponibilidad disponibilidades disponible disponibles disponida disponido disponidos
disponiendo disponieron disponió disposición disposiciones dispositivo dispositivos dispuesta dispuestas dispuesto dispuestos disputa
disputada disputado disputados disputan disputando disputar disputaron disputas disputó distancia distancias distante distantes distinción
distinciones distingue distinguen distinguida distinguido distinguidos distinguiendo distinguieron distinguió distinguir distinta distintas
distinto distintos distribución distribuciones distribue distribuen distribuida distribuido distribuidos distribuiendo distribuieron
distribuió distribuir distrito distritos diversa diversas diversidad diversidades diversión diversiones diverso diversos divertida
divertidas divertido divertidos divide dividen dividida dividido divididos dividiendo dividieron dividió dividir divina divinas divino
divinos división divisiones divorcia divorciada divorciado divorciados divorcian divorciando divorciar divorciaron divorcio divorció
divorcios dobla doblada doblado doblados doblan doblando doblar doblaron doble dobles dobló doce docena docenas docente docentes doctrina
doctrinas documental documentales documento documentos dólar dólares dolor doméstica domésticas doméstico domésticos domicilio domicilios
domina dominada dominado dominados dominan dominando dominante dominantes dominar dominaron dominio dominios dominó dona donada donado
donados donan donando donar donaron donó dorada doradas dorado dorados dorme dormen dormida dormido dormidos dormiendo dormieron dormió
dormir dormitorio dormitorios doscientos dosis drama dramas dramática dramáticas dramático dramáticos droga drogas ducha duchas duda dudada
dudado dudados dudan dudando dudar dudaron dudas dudó duelo duelos dueña dueñas dueño dueños duerme dulce dulces duque duques dura duración
duraciones durada duradera duraderas duradero duraderos durado durados duran durando durar duraron duras durazno durmió duro duró duros echa
echada echado echados echan echando echar echaron echó eclesiástica eclesiásticas eclesiástico eclesiásticos eclipse eclipses ecológica
ecológicas ecológico ecológicos ecologista ecologistas economía economías económica económicamente económicas económico económicos
economista economistas edad edades edición ediciones edificio edificios edita editada editado editados editan editando editar editaron editó
editor editores editorial editoriales educa educación educaciones educada educadas educado educados educan educando educar educaron
educativa educativas educativo educativos educó efecto efectos efectua efectuada efectuado efectuados efectuan efectuando efectuar
efectuaron efectuó eficaces eficacia eficacias eficaz eficiente eficientes ejecución ejecuciones ejecuta ejecutada ejecutado ejecutados
ejecutan ejecutando ejecutar ejecutaron ejecutiva ejecutivas ejecutivo ejecutivos ejecutó ejerce ejercen ejercer ejercicio ejercicios
ejercida ejercido ejercidos ejerciendo ejercieron ejerció ejército ejércitos elabora elaborada elaboradas elaborado elaborados elaboran
elaborando elaborar elaboraron elaboró elección elecciones electoral electorales eléctrica eléctricas electricidad electricidades eléctrico
eléctricos electrodoméstico electrodomésticos electrónica electrónicas electrónico electrónicos elefante elefantes elegante elegantes elege
elegen elegida elegido elegidos elegiendo elegieron elegió elegir elemental elementales elemento elementos elenco elencos eleva elevación
elevaciones elevada elevadas elevado elevados elevan elevando elevar elevaron elevó elige eligen eligió elimina eliminada eliminado
eliminados eliminan eliminando eliminar eliminaron eliminó elogio elogios embajada embajadas embajador embajadores embarazo embarazos
embarca embarcada embarcado embarcados embarcan embarcando embarcar embarcaron embarcó emergencia emergencias emigra emigración emigraciones
emigrada emigrado emigrados emigran emigrando emigrante emigrantes emigrar emigraron emigró emisión emisiones emisora emisoras emite emiten
emitida emitido emitidos emitiendo emitieron emitió emitir emoción emocional emocionales emocionante emocionantes emociones empata empatada
empatado empatados empatan empatando empatar empataron empate empates empató emperador emperadores emperatrices emperatriz empeza empezada
empezado empezados empezan empezando empezar empezaron empezó empieza empiezan emplea empleada empleado empleados emplean empleando emplear
emplearon empleo empleó empleos emprende emprendedor emprendedores emprenden emprender emprendida emprendido emprendidos emprendiendo
emprendieron emprendió empresa empresaria empresarias empresario empresarios empresas empuja empujada empujado empujados empujan empujando
empujar empujaron empuje empujes empujó enamora enamorada enamorado enamorados enamoran enamorando enamorar enamoraron enamoró encabeza
encabezada encabezado encabezados encabezan encabezando encabezar encabezaron encabezó encantador encantadora encantadoras encantadores
encarga encargada encargado encargados encargan encargando encargar encargaron encargo encargó encargos encende encenden encender encendida
encendido encendidos encendiendo encendieron encendió encerra encerrada encerrado encerrados encerran encerrando encerrar encerraron encerró
encontra encontrada encontrado encontrados encontran encontrando encontrar encontraron encontró encuentra encuentran encuentro encuentros
encuesta encuestas enemiga enemigas enemigo enemigos energética energéticas energético energéticos energía energías eneros enferma enfermada
enfermado enfermados enferman enfermando enfermar enfermaron enfermas enfermedad enfermedades enfermera enfermeras enfermero enfermeros
enfermo enfermó enfermos enfoque enfoques enfrenta enfrentada enfrentado enfrentados enfrentamiento enfrentamientos enfrentan enfrentando
enfrentar enfrentaron enfrentó engaña engañada engañado engañados engañan engañando engañar engañaron engaño engañó engaños enhorabuena
enigma enigmas enlace enlaces enorme enormemente enormes ensayo ensayos enseña enseñada enseñado enseñados enseñan enseñando enseñanza
enseñanzas enseñar enseñaron enseñó ente entender entera enterada enterado enterados enteramente enteran enterando enterar enteraron enteras
entero enteró enteros enterra enterrada enterrado enterrados enterran enterrando enterrar enterraron enterró entes entidad entidades
entiende entierro entierros entorno entornos entra entrada entradas entrado entrados entran entrando entrar entraron entrega entregada
entregado entregados entregan entregando entregar entregaron entregas entregó entrena entrenada entrenado entrenador entrenadora
entrenadoras entrenadores entrenados entrenamiento entrenamientos entrenan entrenando entrenar entrenaron entrenó entretenida entretenidas
entretenido entretenidos entrevista entrevistada entrevistado entrevistados entrevistan entrevistando entrevistar entrevistaron entrevistas
entrevistó entró envia enviada enviado enviados envian enviando enviar enviaron envió envío envíos épica épicas épico épicos epidemia
epidemias episodio episodios época épocas equilibrio equilibrios equipa equipada equipado equipados equipaje equipajes equipan equipando
equipar equiparon equipo equipó equipos equivalente equivalentes equivoca equivocada equivocado equivocados equivocan equivocando equivocar
equivocaron equivocó erizo errante errantes erróneamente error errores erupción erupciones escala escalas escalera escaleras escándalo
escándalos escaño escaños escarabajo escasa escasas escaseces escasez escaso escasos escena escenario escenarios escenas esclavitud
esclavitudes esclavo esclavos escolar escolares esconde esconden esconder escondida escondido escondidos escondiendo escondieron escondió
escribe escriben escribida escribido escribidos escribiendo escribieron escribió escribir escrita escritas escrito escritor escritora
escritoras escritores escritorio escritorios escritos escritura escrituras escucha escuchada escuchado escuchados escuchan escuchando
escuchar escucharon escuchó escudo escudos escuela escuelas escultor escultores escultura esculturas esencia esencial esenciales
esencialmente esencias esfera esferas esfuerzo esfuerzos esmeraldas espacial espaciales espacio espacios espada espadas espalda espaldas
espanto espantos espárrago especial especiales especialidad especialidades especialista especialistas especie especies específica
específicas específico específicos espectacular espectaculares espectáculo espectáculos espectador espectadores espejo espejos espera
esperada esperado esperados esperan esperando esperanza esperanzas esperar esperaron esperas esperó espesa espesas espeso espesos espía
espías espina espinaca espinas espíritu espiritual espirituales espíritus espléndida espléndidas espléndido espléndidos espontánea
espontáneas espontáneo espontáneos esposa esposas esposo esposos esqueleto esqueletos esquí esquiador esquíes esquina esquinas estabilidad
estabilidades estable establece establecen establecer establecida establecido establecidos estableciendo establecieron establecimiento
establecimientos estableció estables estación estaciones estadio estadios estadística estadísticas estadístico estadísticos estados estalla
estallada estallado estallados estallan estallando estallar estallaron estalló estancia estancias estante estantería estantes estatal
estatales estatua estatuas estatura estaturas estatuto estatutos estes estilo estilos estima estimación estimaciones estimada estimado
estimados estiman estimando estimar estimaron estimó estimula estimulada estimulado estimulados estimulan estimulando estimular estimularon
estimuló estómago estómagos estrategia estrategias estratégica estratégicas estratégico estratégicos estrecha estrechamente estrechas
estrecho estrechos estrella estrellas estrena estrenada estrenado estrenados estrenan estrenando estrenar estrenaron estreno estrenó
estrenos estrés estreses estribo estribos estricta estrictamente estrictas estricto estrictos estructura estructural estructurales
estructuras estudia estudiada estudiado estudiados estudian estudiando estudiante estudiantes estudiantil estudiantiles estudiar estudiaron
estudio estudió estudios estufa estufas estupenda estupendas estupendo estupendos etapa etapas eterna eternamente eternas eterno eternos
ética éticas ético éticos etiqueta etiquetas étnica étnicas étnico étnicos evalua evaluación evaluaciones evaluada evaluado evaluados
evaluan evaluando evaluar evaluaron evaluó evento eventos evidencia evidencias evidente evidentemente evidentes evita evitada evitado
evitados evitan evitando evitar evitaron evitó evolución evoluciona evolucionada evolucionado evolucionados evolucionan evolucionando
evolucionar evolucionaron evoluciones evolucionó exacta exactas exacto exactos exagera exagerada exagerado exagerados exageran exagerando
exagerar exageraron exageró examen examenes examina examinada examinado examinados examinan examinando examinar examinaron examinó excede
exceden exceder excedida excedido excedidos excediendo excedieron excedió excelente excelentes excepción excepcional excepcionales
excepcionalmente excepciones excesiva excesivamente excesivas excesivo excesivos exceso excesos exclue excluen excluida excluido excluidos
excluiendo excluieron excluió excluir exclusiva exclusivamente exclusivas exclusivo exclusivos exige exigen exigente exigentes exigida
exigido exigidos exigiendo exigieron exigió exigir exilio exilios existe existen existencia existencias existida existido existidos
existiendo existieron existió existir éxito éxitos exitosa exitosas exitoso exitosos exótica exóticas exótico exóticos expande expanden
expandida expandido expandidos expandiendo expandieron expandió expandir expansión expansiones expectativa expectativas expedición
expediciones expediente expedientes experiencia experiencias experimenta experimentada experimentado experimentados experimental
experimentales experimentan experimentando experimentar experimentaron experimento experimentó experimentos experta expertas experto
expertos explica explicación explicaciones explicada explicado explicados explican explicando explicar explicaron explícita explícitas
explícito explícitos explicó explique explora exploración exploraciones explorada explorado explorador exploradores explorados exploran
explorando explorar exploraron exploró explosión explosiones explosiva explosivas explosivo explosivos explota explotada explotado
explotados explotan explotando explotar explotaron explotó expone exponen exponer exponida exponido exponidos exponiendo exponieron exponió
exporta exportación exportaciones exportada exportado exportados exportan exportando exportar exportaron exportó exposición exposiciones
expresa expresada expresado expresados expresamente expresan expresando expresar expresaron expresión expresiones expresó expulsa expulsada
expulsado expulsados expulsan expulsando expulsar expulsaron expulsó extende extenden extender extendida extendido extendidos extendiendo
extendieron extendió extensamente extensión extensiones exterior exteriora exterioras exteriores externa externas externo externos extraña
extrañada extrañado extrañados extrañan extrañando extrañar extrañaron extrañas extranjera extranjeras extranjero extranjeros extraño
extrañó extraños extraordinaria extraordinariamente extraordinarias extraordinario extraordinarios extrema extremadamente extremas extremo
extremos fabrica fábrica fabricada fabricado fabricados fabrican fabricando fabricar fabricaron fábricas fabricó fabulosa fabulosas fabuloso
fabulosos fachada fachadas fácil fáciles facilita facilitada facilitado facilitados facilitan facilitando facilitar facilitaron facilitó
fácilmente facultad facultades falda faldas falla fallada fallado fallados fallan fallando fallar fallaron fallece fallecen fallecer
fallecida fallecido fallecidos falleciendo fallecieron falleció fallo falló fallos falsa falsas falso falsos falta faltada faltado faltados
faltan faltando faltar faltaron faltas faltó fama famas familia familiar familiares familias famosa famosas famoso famosos fanático
fanáticos fantasía fantasías fantasma fantasmas fantástica fantásticas fantástico fantásticos faro faros fascinante fascinantes fase fases
fatal fatales favor favorable favorables favorece favorecen favorecer favorecida favorecido favorecidos favoreciendo favorecieron favoreció
favores favorita favoritas favorito favoritos fe fea feas fecha fechas federación federaciones federal federales felices felicidad
felicidades felicita felicitada felicitado felicitados felicitan felicitando felicitar felicitaron felicitó feliz felizmente femenina
femeninas femenino femeninos fenómeno fenómenos feo feos feria ferias feroces feroz ferrocarril ferrocarriles ferroviaria ferroviarias
ferroviario ferroviarios festeja festejada festejado festejados festejan festejando festejar festejaron festejó festival festivales fibra
fibras fiebre fiebres fiel fieles fielmente fiesta fiestas figura figurada figurado figurados figuran figurando figurar figuraron figuras
figuró fija fijada fijado fijados fijan fijando fijar fijaron fijas fijo fijó fijos fila filas filial filiales filma filmada filmado
filmados filman filmando filmar filmaron filmó filo filos filosofía filosofías filósofo filósofos fina final finales financia financiada
financiado financiados financian financiando financiar financiaron financiera financieras financiero financieros financió finanza finanzas
finas finca fincas finge fingen fingida fingido fingidos fingiendo fingieron fingió fingir fino finos firma firmada firmado firmados firman
firmando firmar firmaron firmas firme firmemente firmes firmó fiscal fiscales fiscalía fiscalías física físicamente físicas físico físicos
flaca flacas flaco flacos flauta flautas flecha flechas flexible flexibles floja flojas flojo flojos flor florece florecen florecer
florecida florecido florecidos floreciendo florecieron floreció flores floridas florido floridos flota flotas foca foco focos folclórica
folclóricas folclórico folclóricos fondo fondos forma formación formaciones formada formado formados formal formales formalmente forman
formando formar formaron formas formato formatos formidable formidables formó formula fórmula formulada formulado formulados formulan
formulando formular formularon fórmulas formuló fortalece fortalecen fortalecer fortalecida fortalecido fortalecidos fortaleciendo
fortalecieron fortaleció fortaleza fortalezas fortuna fortunas forza forzada forzadas forzado forzados forzan forzando forzar forzaron forzó
foto fotografia fotografía fotografiada fotografiado fotografiados fotografian fotografiando fotografiar fotografiaron fotografías
fotografió fotógrafo fotógrafos fotos fracasa fracasada fracasado fracasados fracasan fracasando fracasar fracasaron fracaso fracasó
fracasos frágil frágiles fragmento fragmentos frambuesa frase frases fraude fraudes frecuencia frecuencias frecuente frecuentes frena
frenada frenado frenados frenan frenando frenar frenaron freno frenó frenos fresa fresas fresca frescas fresco frescos fría frías
frigorífico frijol frío fríos frondosa frondosas frondoso frondosos frontera fronteras fruta frutas fruto frutos fuego fuegos fuente fuentes
fuerte fuertemente fuertes fuerza fuerzas fuga fugaces fugas fugaz fuma fumada fumado fumados fuman fumando fumar fumaron fumó función
funciona funcionada funcionado funcionados funcionamiento funcionamientos funcionan funcionando funcionar funcionario funcionarios
funcionaron funciones funcionó funda fundación fundaciones fundada fundado fundador fundadora fundadoras fundadores fundados fundamental
fundamentales fundamentalmente fundamento fundamentos fundan fundando fundar fundaron fundó furia furias furiosa furiosas furioso furiosos
fusil fusiles fusión fusiones fútbol fútboles futbolista futbolistas futura futuras futuro futuros gafas galaxia galaxias galería galerías
galleta gallina gallinas gallo gallos gamba gana ganada ganadería ganaderías ganado ganador ganadora ganadoras ganadores ganados ganan
ganancia ganancias ganando ganar ganaron ganó ganso garaje garajes garantía garantías garantiza garantizada garantizado garantizados
garantizan garantizando garantizar garantizaron garantizó garganta gargantas gas gasolina gasolinas gasta gastada gastado gastados gastan
gastando gastar gastaron gasto gastó gastos gastronomía gastronomías gato gatos gaviota gen genera generación generaciones generada generado
generados general generales generan generando generar generaron generó género géneros generosa generosas generoso generosos genes genética
genéticas genético genéticos genial geniales genio genios gente gentes geografía geografías geográfica geográficas geográfico geográficos
geólogo gerente gerentes gestión gestiones gesto gestos gigante gigantes gigantesca gigantescas gigantesco gigantescos gimnasio gimnasios
gira girada girado girados giran girando girar giraron giras giro giró giros glaciar glaciares global globales globo globos glorias gloriosa
gloriosas glorioso gloriosos goberna gobernada gobernado gobernador gobernadores gobernados gobernan gobernando gobernante gobernantes
gobernar gobernaron gobernó gobierno gobiernos gol goleador goleadores goles golf golfes golfo golfos golondrina golpe golpea golpeada
golpeado golpeados golpean golpeando golpear golpearon golpeó golpes goma gomas gorda gordas gordo gordos gorila gorra gorras gorrión gorro
gota gotas graba grabación grabaciones grabada grabado grabados graban grabando grabar grabaron grabó gracia grado grados gradua graduada
graduado graduados gradualmente graduan graduando graduar graduaron graduó gráfica gráficas gráfico gráficos gramo gramos gran grande
grandes granes granja granjas grano granos grasa grasas grata gratas gratis grato gratos gratuita gratuitamente gratuitas gratuito gratuitos
grave gravemente graves grieta grietas grillo gripe gripes gris grita gritada gritado gritados gritan gritando gritar gritaron grito gritó
gritos grúa grúas gruesa gruesas grueso gruesos grupo grupos guante guantes guapa guapas guapo guapos guarda guardada guardado guardados
guardameta guardan guardando guardar guardaron guardia guardias guardó guerra guerras guerrero guerreros guerrilla guerrillas guerrillero
guerrilleros guia guía guiada guiado guiados guian guiando guiar guiaron guías guió guion guiones guionista guionistas guisante guisantes
guitarra guitarras guitarrista guitarristas gusano gusanos gusta gustada gustado gustados gustan gustando gustar gustaron gusto gustó gustos
habilidad habilidades habita habitación habitaciones habitada habitado habitados habitan habitando habitante habitantes habitar habitaron
habitó hábito hábitos habitual habituales habitualmente habla hablada hablado hablados hablan hablando hablar hablaron hablas habló hacha
hachas hacienda haciendas hada hadas halcón halcones hambre hambres harina harinas haz hazaña hazañas hechicero hechiceros hechos hectárea
hectáreas helado helados helicóptero helicópteros hembra hembras here hereda heredada heredado heredados heredan heredando heredar heredaron
heredera herederas heredero herederos heredó heren herencia herencias herida heridas herido heridos heriendo herieron herió herir hermana
hermanas hermano hermanos hermosa hermosas hermoso hermosos héroe héroes heroica heroicas heroico heroicos heroína heroínas herramienta
herramientas hiciera hielo hielos hierba hierbas hierro hierros hígado hígados higo higos hija hijas hijo hijos hilo hilos himno himnos
historia historiador historiadora historiadoras historiadores historias histórica históricamente históricas histórico históricos hogar
hogares hoja hojas hola hombre hombres hombro hombros homenaje homenajes homicidio homicidios hondas hondo hondos honesta honestamente
honestas honesto honestos hongo hongos honor honores hora horario horarios horas horizonte horizontes hormiga hormigas horno hornos horrible
horribles horror horrores hospital hospitales hostil hostiles hotel hoteles hoyo hoyos hueco huecos huelga huelgas huella huellas huen
huerta huertas hueso huesos huésped huéspedes huevo huevos huida huidas huido huidos huiendo huieron huió huir humana humanas humanidad
humanidades humano humanos humedad humedades humilde humildes humo humor humores humorística humorísticas humorístico humorísticos humos
hunde hunden hundida hundido hundidos hundiendo hundieron hundimiento hundimientos hundió hundir huracán huracanes huye iba iban idea ideal
ideales ideas idéntica idénticas idéntico idénticos identidad identidades identifica identificada identificado identificados identifican
identificando identificar identificaron identificó ideología ideologías ideológica ideológicas ideológico ideológicos idioma idiomas ido
ídolo ídolos iglesia iglesias ignora ignorada ignorado ignorados ignoran ignorando ignorante ignorantes ignorar ignoraron ignoró igualdad
igualdades ilegal ilegales ilumina iluminada iluminado iluminados iluminan iluminando iluminar iluminaron iluminó ilustra ilustrada
ilustrado ilustrados ilustran ilustrando ilustrar ilustraron ilustre ilustres ilustró imagen imagenes imagina imaginación imaginaciones
imaginada imaginado imaginados imaginan imaginando imaginar imaginaria imaginarias imaginario imaginarios imaginaron imaginó imita imitada
imitado imitados imitan imitando imitar imitaron imitó impacto impactos imparcial imparciales impede impeden impedida impedido impedidos
impediendo impedieron impedió impedir imperial imperiales imperio imperios impermeable implacable implacables implica implicación
implicaciones implicada implicado implicados implican implicando implicar implicaron implicó impone imponen imponer imponida imponido
imponidos imponiendo imponieron imponió importa importación importaciones importada importado importados importan importancia importancias
importando importante importantes importar importaron importó imposible imposibles imprenta imprentas imprescindible imprescindibles
impresión impresiona impresionada impresionado impresionados impresionan impresionando impresionante impresionantes impresionar
impresionaron impresiones impresionó impresora impresoras imprevista imprevistas imprevisto imprevistos imprime imprimen imprimida imprimido
imprimidos imprimiendo imprimieron imprimió imprimir improvisada improvisadas improvisado improvisados impuesto impuestos impulsa impulsada
impulsado impulsados impulsan impulsando impulsar impulsaron impulso impulsó impulsos inadecuada inadecuadas inadecuado inadecuados
inalámbrico inaugura inaugurada inaugurado inaugurados inauguran inaugurando inaugurar inauguraron inauguró incapaces incapaz incendia
incendiada incendiado incendiados incendian incendiando incendiar incendiaron incendio incendió incendios incidente incidentes incierta
inciertas incierto inciertos inclue incluen incluiendo incluieron incluió incluir incluye incluyen incluyó incómoda incómodas incómodo
incómodos incorpora incorporada incorporado incorporados incorporan incorporando incorporar incorporaron incorporó increíble increíbles
incrementa incrementada incrementado incrementados incrementan incrementando incrementar incrementaron incremento incrementó incrementos
independencia independencias independiente independientemente independientes indica indicada indicado indicador indicadores indicados
indican indicando indicar indicaron índice índices indicio indicios indicó indígena indígenas indirecta indirectas indirecto indirectos
indispensable indispensables individual individuales individuo individuos indudablemente industria industrial industriales industrias
inédita inéditas inédito inéditos inesperada inesperadamente inesperadas inesperado inesperados inestable inestables inevitable
inevitablemente inevitables infancia infancias infantil infantiles infección infecciones inferior inferiora inferioras inferiores infierno
infiernos infinita infinitas infinito infinitos inflación inflaciones influe influen influencia influencias influida influido influidos
influiendo influieron influió influir informa información informaciones informada informado informados informal informales informan
informando informar informaron informática informáticas informático informáticos informe informes informó infraestructura infraestructuras
ingeniera ingenieras ingeniería ingenierías ingeniero ingenieros ingeniosa ingeniosas ingenioso ingeniosos ingenua ingenuas ingenuo ingenuos
ingresa ingresada ingresado ingresados ingresan ingresando ingresar ingresaron ingreso ingresó ingresos inicia iniciada iniciado iniciados
inicial iniciales inicialmente inician iniciando iniciar iniciaron iniciativa iniciativas inicio inició inicios injusta injustamente
injustas injusto injustos inmediata inmediatas inmediato inmediatos inmensa inmensas inmenso inmensos inmigración inmigraciones inmigrante
inmigrantes inmortal inmortales inmóvil inmóviles innovación innovaciones innovador innovadora innovadoras innovadores inocente inocentes
inquieta inquietas inquieto inquietos inquietud inquietudes inscribe inscriben inscribida inscribido inscribidos inscribiendo inscribieron
inscribió inscribir inscripción inscripciones insecto insectos insignificante insignificantes insiste insisten insistida insistido
insistidos insistiendo insistieron insistió insistir insólita insólitas insólito insólitos inspección inspecciones inspector inspectores
inspira inspiración inspiraciones inspirada inspirado inspirados inspiran inspirando inspirar inspiraron inspiró instala instalación
instalaciones instalada instalado instalados instalan instalando instalar instalaron instaló instancia instancias instante instantes
institución instituciones instituto institutos instrucción instrucciones instrumento instrumentos insuficiente insuficientes insulta
insultada insultado insultados insultan insultando insultar insultaron insulto insultó insultos intacta intactas intacto intactos integra
integración integraciones integrada integrado integrados integran integrando integrante integrantes integrar integraron integró intelectual
intelectuales inteligencia inteligencias inteligente inteligentes intención intenciones intensa intensamente intensas intenso intensos
intenta intentada intentado intentados intentan intentando intentar intentaron intento intentó intentos intercambia intercambiada
intercambiado intercambiados intercambian intercambiando intercambiar intercambiaron intercambio intercambió intercambios interés interesa
interesada interesadas interesado interesados interesan interesando interesante interesantes interesar interesaron intereses interesó
interior interiora interioras interiores intermedia intermedias intermedio intermedios interna internacional internacionales
internacionalmente internas interno internos interpreta interpretada interpretado interpretados interpretan interpretando interpretar
interpretaron intérprete intérpretes interpretó interroga interrogada interrogado interrogados interrogan interrogando interrogar
interrogaron interrogó interrumpe interrumpen interrumpida interrumpido interrumpidos interrumpiendo interrumpieron interrumpió interrumpir
intervención intervenciones intervene intervenen intervenida intervenido intervenidos interveniendo intervenieron intervenió intervenir
íntima íntimas íntimo íntimos introducción introducciones introduce introducen introducida introducido introducidos introduciendo
introducieron introdució introducir inunda inundación inundaciones inundada inundado inundados inundan inundando inundar inundaron inundó
inusual inusuales inútil inútiles invade invaden invadida invadido invadidos invadiendo invadieron invadió invadir invasión invasiones
invencible invencibles invención invenciones inventa inventada inventado inventados inventan inventando inventar inventaron inventó inventor
inventores inversión inversiones inversionista inversionistas inversor inversores inverte inverten invertida invertido invertidos
invertiendo invertieron invertió invertir investiga investigación investigaciones investigada investigado investigador investigadora
investigadoras investigadores investigados investigan investigando investigar investigaron investigó invierno inviernos invisible invisibles
invita invitación invitaciones invitada invitado invitados invitan invitando invitar invitaron invitó irá irónica irónicamente irónicas
irónico irónicos irregular irregulares isla islas islote islotes izquierda izquierdas izquierdo izquierdos jabón jabones jamón jamones
jardín jardinero jardineros jardines jaula jaulas jefa jefas jefe jefes jinete jinetes jirafa jornada jornadas joven jovenes jóvenes joya
joyas jubila jubilación jubilaciones jubilada jubilado jubilados jubilan jubilando jubilar jubilaron jubiló judía judicial judiciales jueces
juega juegan juego juegos juez jueza juezas juga jugada jugado jugador jugadora jugadoras jugadores jugados jugan jugando jugar jugaron jugo
jugó jugos juguete juguetes juicio juicios junta juntada juntado juntados juntan juntando juntar juntaron juntas jura jurada jurado jurados
juran jurando jurar juraron jurídica jurídicas jurídico jurídicos jurisdicción jurisdicciones juró justa justas justicia justicias justifica
justificada justificado justificados justifican justificando justificar justificaron justificó justo justos juvenil juveniles juventud
juventudes juzga juzgada juzgado juzgados juzgan juzgando juzgar juzgaron juzgó kilo kilogramo kilogramos kilómetro kilómetros kilos labio
labios labor laboral laborales laboratorio laboratorios labores ladera laderas lado lados ladrillo ladrillos ladrón ladrones lagartija
lagarto lagartos lago lagos lágrima lágrimas laguna lagunas lamentablemente lámpara lámparas lana lanas lancha lanchas langosta lanza
lanzada lanzado lanzados lanzamiento lanzamientos lanzan lanzando lanzar lanzaron lanzó lapices lápiz lapso lapsos larga largamente largas
largo largos lateral laterales lava lavada lavado lavadora lavados lavan lavando lavar lavaron lavavajillas lavó lealtad lealtades lección
lecciones leche leches lechuga lechugas lector lectora lectoras lectores lectura lecturas lee leen leer legado legados legal legales
legendaria legendarias legendario legendarios legislación legislaciones legislativa legislativas legislativo legislativos legislatura
legislaturas legítima legítimas legítimo legítimos leida leido leidos leiendo leieron leió lejana lejanas lejano lejanos leña leñas lengua
lenguaje lenguajes lenguas lenta lentamente lentas lenteja lento lentos león leones leopardo lesión lesiones letra letras levanta levantada
levantado levantados levantamiento levantamientos levantan levantando levantar levantaron levantó leve levemente leves ley leyenda leyendas
leyendo leyes leyó libera liberación liberaciones liberada liberado liberados liberal liberales liberan liberando liberar liberaron liberó
libertad libertades libra libras libre libremente librería librerías libres libro libros licencia licencias líder lidera liderada liderado
liderados lideran liderando liderar lideraron liderazgo liderazgos líderes lideró liebre liga ligas ligera ligeramente ligeras ligero
ligeros limita limitada limitadas limitado limitados limitan limitando limitar limitaron límite límites limitó limón limones limpia limpiada
limpiado limpiados limpian limpiando limpiar limpiaron limpias limpieza limpiezas limpio limpió limpios lince linda lindas lindo lindos
línea lineal lineales líneas lingüista lingüística lingüísticas lingüístico lingüísticos lino linos líquido líquidos lisas liso lisos lista
listas listo listos literalmente literaria literarias literario literarios literatura literaturas litro litros liviana livianas liviano
livianos llama llamada llamadas llamado llamados llamamiento llamamientos llaman llamando llamar llamaron llamas llamativa llamativas
llamativo llamativos llamó llana llanas llano llanos llanura llanuras llave llaves llega llegada llegadas llegado llegados llegan llegando
llegar llegaron llegó llena llenada llenado llenados llenan llenando llenar llenaron llenas lleno llenó llenos lleva llevada llevado
llevados llevan llevando llevar llevaron llevó llora llorada llorado llorados lloran llorando llorar lloraron lloró llove lloven llover
llovida llovido llovidos lloviendo llovieron llovió lluvia lluvias lobo lobos loca local locales localidad localidades localiza localización
localizaciones localizada localizado localizados localizan localizando localizar localizaron localizó locamente locas loco locos locura
locuras lodo lodos lógica lógicamente lógicas lógico lógicos logra lograda logrado logrados logran logrando lograr lograron logro logró
logros longitud longitudes loro loros luces lucha luchada luchado luchados luchan luchando luchar lucharon luchas luchó lúcida lúcidas
lúcido lúcidos lugar lugares lujo lujos luminosa luminosas luminoso luminosos luna lunas luz madera maderas madre madres madruga madrugada
madrugadas madrugado madrugados madrugan madrugando madrugar madrugaron madrugó madura maduras maduro maduros maestra maestras maestro
maestros magia magias mágica mágicas mágico mágicos magistrado magistrados magnífica magníficas magnífico magníficos maices maíz mala malas
maldita malditas maldito malditos malestar malestares maleta maletas malo malos maltrata maltratada maltratado maltratados maltratan
maltratando maltratar maltrataron maltrató mamá mamás mamífero mamíferos mañanas mancha manchada manchado manchados manchan manchando
manchar mancharon manchas manchó manda mandada mandado mandados mandan mandando mandar mandarina mandaron mandato mandatos mando mandó
mandos maneja manejada manejado manejados manejan manejando manejar manejaron manejo manejó manejos manera maneras manga mangas mango
manifesta manifestación manifestaciones manifestada manifestado manifestados manifestan manifestando manifestante manifestantes manifestar
manifestaron manifestó manifiesto manifiestos mano manos manta mantas manteca mantecas mantene mantenen mantener mantenida mantenido
mantenidos manteniendo mantenieron mantenimiento mantenimientos mantenió mantequilla manual manuales manzana manzanas mapa mapas máquina
maquinaria maquinarias máquinas mar maratón maratones maravilla maravillas maravillosa maravillosas maravilloso maravillosos marca marcada
marcadas marcado marcados marcan marcando marcar marcaron marcas marcha marchada marchado marchados marchan marchando marchar marcharon
marchas marchó marea mareas mares margen margenes marginal marginales marido maridos marinas marinero marineros marino marinos mariposa
mariposas marítima marítimas marítimo marítimos martillo masa masacre masacres masas máscara máscaras mascota mascotas masculina masculinas
masculino masculinos masiva masivas masivo masivos mata matada matado matados matan matando matanza matanzas matar mataron matemática
matemáticas matemático matemáticos materia material materiales materias materna maternas materno maternos mató matrícula matrículas
matrimonio matrimonios máxima máximas máximo máximos mayor mayora mayoras mayores mayoría mayorías mayoritariamente mayormente mecánica
mecánicas mecánico mecánicos mecanismo mecanismos medalla medallas mede meden media mediador mediadores medianoche medias médica medicamento
medicamentos médicas medicina medicinas médico médicos medida medidas medido medidos mediendo medieron medieval medievales medio medió
mediocampista mediocre mediocres mediodía mediodías medios medir mejillón mejora mejorada mejorado mejorados mejoran mejorando mejorar
mejoraron mejoras mejores mejoría mejorías mejoró melocotón melodía melodías melón memorable memorables memoria memorias menciona mencionada
mencionado mencionados mencionan mencionando mencionar mencionaron mencionó mendigo mendigos menor menora menoras menores mensaje mensajes
mensualmente mental mentales mente menten mentes mentida mentido mentidos mentiendo mentieron mentió mentir mentira mentiras mercado
mercados mercancía mercancías merece merecen merecer merecida merecido merecidos mereciendo merecieron mereció meridional meridionales
mérito méritos merluza mermelada mes mesa mesas meses meta metal metales metas mete meten meter metida metido metidos metiendo metieron
metió método métodos metro metros mezcla mezclada mezclado mezclados mezclan mezclando mezclar mezclaron mezclas mezcló mezquita mezquitas
micrófono micrófonos miedo miedos miel mieles miembro miembros mil milagro milagros miles militante militantes militar militares milla
millar millares millas millón millonario millonarios millones mina minas minera mineral minerales mineras minero mineros mínima mínimas
mínimo mínimos ministerio ministerios ministra ministras ministro ministros minoría minorías minuto minutos mira mirada miradas mirado
mirados miran mirando mirar miraron mire miró misa misas miseria miserias misil misiles misión misiones misterio misterios misteriosa
misteriosas misterioso misteriosos mitad mitades mítica míticas mítico míticos mito mitología mitologías mitos mixta mixtas mixto mixtos
mochila mochilas moda modas modelo modelos moderada moderadas moderado moderados moderna modernas modernidad modernidades moderno modernos
modesta modestas modesto modestos modifica modificación modificaciones modificada modificado modificados modifican modificando modificar
modificaron modificó modo modos mojada mojadas mojado mojados molesta molestada molestado molestados molestan molestando molestar molestaron
molestas molesto molestó molestos molino molinos momento momentos monarca monarcas monarquía monarquías moneda monedas monetaria monetarias
monetario monetarios monja monjas monje monjes mono monos monstruo monstruos monta montada montado montados montan montaña montañas montando
montar montaron monte montes montó montón montones monumental monumentales monumento monumentos moral morales morde morden morder mordida
mordidas mordido mordidos mordiendo mordieron mordió more moren moreno morenos morida morido moridos moriendo morieron morió morir mortal
mortales mosca mosquito mostra mostrada mostrado mostrados mostran mostrando mostrar mostraron mostró motiva motivada motivado motivados
motivan motivando motivar motivaron motivo motivó motivos moto motocicleta motocicletas motociclista motor motores motos move moven mover
movida movido movidos moviendo movieron móvil móviles movimiento movimientos movió muchacha muchachas muchacho muchachos muda mudada mudado
mudados mudan mudando mudanza mudanzas mudar mudaron mudas mudo mudó mudos mueble muebles muere mueren muerta muerte muertes muerto muertos
muestra muestran muestras mueve mujer mujeres multa multas multiplica multiplicada multiplicado multiplicados multiplican multiplicando
multiplicar multiplicaron multiplicó multitud multitudes mundial mundiales mundialmente mundo mundos muñeca muñecas municipal municipales
municipalidad municipalidades municipio municipios muralla murallas murciélago murieron murió muro muros músculo músculos museo museos
música musical musicales músicas músico músicos mutua mutuas mutuo mutuos nace nacen nacer nacida nacidas nacido nacidos naciendo nacieron
nacimiento nacimientos nació nación nacional nacionales nacionalidad nacionalidades naciones nadador nadadora naranja naranjas narcotráfico
narcotráficos narices nariz narra narración narraciones narrada narrado narrador narradores narrados narran narrando narrar narraron narró
nata natación nataciones natural naturales naturaleza naturalezas naturalmente naufragio naufragios naval navales nave navega navegación
navegaciones navegada navegado navegados navegan navegando navegante navegantes navegar navegaron navegó naves navidad navidades neblina
neblinas necesaria necesariamente necesarias necesario necesarios necesidad necesidades necesita necesitada necesitado necesitados necesitan
necesitando necesitar necesitaron necesitó nega negada negado negados negan negando negar negaron negativa negativas negativo negativos negó
negocia negociación negociaciones negociada negociado negociados negocian negociando negociar negociaron negocio negoció negocios negra
negras negro negros nervio nervios nerviosa nerviosas nervioso nerviosos neta netas neto netos neutral neutrales nevado nevados nevan
nevando nevar nevaron nevera nevó niega nieta nietas nieto nietos nieve nieves niña niñas niñeces niñez niño niños nivel niveles noble
nobles nobleza noblezas noche noches nocturna nocturnas nocturno nocturnos nombra nombrada nombrado nombrados nombramiento nombramientos
nombran nombrando nombrar nombraron nombre nombres nombró norma normal normales normalmente normas norte norteña norteñas norteño norteños
nortes nota notable notablemente notables notada notado notados notan notando notar notaron notas noticia noticias notó novedad novedades
novedosa novedosas novedoso novedosos novela novelas novelista novelistas novena noveno noventa novia novias novio novios nube nubes nuclear
nucleares núcleo núcleos nudo nudos nueces nuera nueras nueva nuevamente nuevas nueve nuevo nuevos nuez nula nulas nulo nulos número números
numerosa numerosas numeroso numerosos obedece obedecen obedecer obedecida obedecido obedecidos obedeciendo obedecieron obedeció obispo
obispos objetiva objetivas objetivo objetivos objeto objetos obliga obligación obligaciones obligada obligado obligados obligan obligando
obligar obligaron obligatoria obligatorias obligatorio obligatorios obligó obra obras obrera obreras obrero obreros observa observación
observaciones observada observado observador observadores observados observan observando observar observaron observó obstáculo obstáculos
obtene obtenen obtener obtenida obtenido obtenidos obteniendo obtenieron obtenió obtiene obtuvieron obtuvo obvia obvias obvio obvios ocasión
ocasiones occidental occidentales océano océanos ochenta ocho octava octavo oculta ocultada ocultado ocultados ocultan ocultando ocultar
ocultaron ocultas oculto ocultó ocultos ocupa ocupada ocupadas ocupado ocupados ocupan ocupando ocupar ocuparon ocupó ocurre ocurren
ocurrida ocurrido ocurridos ocurriendo ocurrieron ocurrió ocurrir odia odiada odiado odiados odian odiando odiar odiaron odió oe oen ofende
ofenden ofender ofendida ofendido ofendidos ofendiendo ofendieron ofendió oferta ofertas oficial oficiales oficialmente oficina oficinas
oficio oficios ofrece ofrecen ofrecer ofrecida ofrecido ofrecidos ofreciendo ofrecieron ofreció oida oido oído oidos oídos oiendo oieron
oiga oió oír ojo ojos ola olas ole oleada oleadas olen oler olida olido olidos oliendo olieron olímpica olímpicas olímpico olímpicos olió
olivo olivos olla ollas olor olores olvida olvidada olvidado olvidados olvidan olvidando olvidar olvidaron olvido olvidó olvidos once onda
ondas opera ópera operación operaciones operada operado operador operadores operados operan operando operar operaron óperas operativa
operativas operativo operativos operó opina opinada opinado opinados opinan opinando opinar opinaron opinión opiniones opinó opone oponen
oponente oponentes oponer oponida oponido oponidos oponiendo oponieron oponió oportuna oportunas oportunidad oportunidades oportuno
oportunos oposición oposiciones opositor opositores óptima óptimas óptimo óptimos opuesta opuestas opuesto opuestos oración oraciones oral
orales orden ordena ordenada ordenado ordenador ordenadores ordenados ordenan ordenando ordenar ordenaron ordenes ordenó ordinaria
ordinarias ordinario ordinarios oreja orejas orgánica orgánicas orgánico orgánicos organismo organismos organiza organización organizaciones
organizada organizado organizador organizadores organizados organizan organizando organizar organizaron organizó órgano órganos orgullo
orgullos orgullosa orgullosas orgulloso orgullosos orientación orientaciones oriental orientales origen origenes origina originada originado
originados original originales originalmente originan originando originar originaron originó orilla orillas oriunda oriundas oriundo
oriundos oro oros orquesta orquestas ortodoxa ortodoxas ortodoxo ortodoxos oscura oscuras oscuridad oscuridades oscuro oscuros oso osos
otoño otoños oveja ovejas oxígeno oxígenos oye oyó paces paciencia paciencias paciente pacientes pacífica pacíficas pacífico pacíficos padre
padres padrino padrinos paga pagada pagado pagados pagando pagar pagaron página páginas pago pagó pagos país paisaje paisajes paises pájaro
pájaros palabra palabras palacio palacios pálida pálidas pálido pálidos palma palmas palo paloma palomas palos pan panadería panaderías
panadero panaderos panel paneles panes pánico pánicos pantalla pantallas pantalón pantalones pantera pañuelo pañuelos papa papá papás papel
papeles paquete paquetes par parada paradas parado parados paraguas paraíso paraísos paralela paralelas paralelo paralelos paran parando
parar pararon parcial parciales parcialmente parecer parecida parecidas parecido parecidos pareciendo parecieron pareció pareja parejas
pares parlamentaria parlamentarias parlamentario parlamentarios parlamento parlamentos paro paró paros parque parques párrafo párrafos
parroquia parroquias parte parten partes participa participación participaciones participada participado participados participan
participando participante participantes participar participaron participó partícula particular particulares partículas partida partidario
partidarios partidas partido partidos partiendo partieron partió partir pasa pasada pasadas pasado pasados pasaje pasajero pasajeros pasajes
pasan pasando pasaporte pasaportes pasar pasaron pasea paseada paseado paseados pasean paseando pasear pasearon paseo paseó paseos pasillo
pasillos pasión pasiones pasiva pasivas pasivo pasivos paso pasó pasos pasta pastas pastel pasteles pastor pastores pata patas patata
patatas paterna paternas paternidad paternidades paterno paternos patina patinada patinado patinados patinan patinando patinar patinaron
patinete patinó pato patria patrias patrimonio patrimonios patriótica patrióticas patriótico patrióticos patrón patrones pausa pausas pavo
payaso payasos paz peatón peatones pecado pecados peces pecho pechos pedazo pedazos pede peden pedida pedido pedidos pediendo pedieron pedió
pedir pega pegada pegado pegados pegan pegando pegar pegaron pegó pelea peleada peleado peleados pelean peleando pelear pelearon peleas
peleó película películas peligra peligrada peligrado peligrados peligran peligrando peligrar peligraron peligro peligró peligros peligrosa
peligrosas peligroso peligrosos pelo pelos pelota pelotas peluche peluquero peluqueros pena penal penales penas pendiente pendientes penosa
penosas penoso penosos pensa pensada pensado pensados pensamiento pensamientos pensan pensando pensar pensaron pensión pensiones pensó peor
peora peoras peores pepino pepinos pequeña pequeñas pequeño pequeños pera peras perde perden perder perdida pérdida perdidas pérdidas
perdido perdidos perdiendo perdieron perdió perdón perdona perdonada perdonado perdonados perdonan perdonando perdonar perdonaron perdones
perdonó peregrino peregrinos perejil perezosa perezosas perezoso perezosos perfecta perfectamente perfectas perfecto perfectos periódica
periódicas periódico periódicos periodismo periodismos periodista periodistas periodo período periodos períodos perla perlas permanece
permanecen permanecer permanecida permanecido permanecidos permaneciendo permanecieron permaneció permanente permanentemente permanentes
permiso permisos permite permiten permitida permitido permitidos permitiendo permitieron permitió permitir perpetua perpetuas perpetuo
perpetuos perra perras perro perros persecución persecuciones persegue perseguen perseguida perseguido perseguidos perseguiendo perseguieron
perseguió perseguir persona personaje personajes personal personales personalidad personalidades personalmente personas perspectiva
perspectivas pertenece pertenecen pertenecer pertenecida pertenecido pertenecidos perteneciendo pertenecieron perteneció pesa pesada pesadas
pesadilla pesadillas pesado pesados pesan pesando pesar pesaron pesca pescada pescado pescador pescadores pescados pescan pescando pescar
pescaron pescas pescó pésima pésimas pésimo pésimos peso pesó pesos peste pestes petición peticiones petróleo petróleos pez pianista
pianistas piano pianos pica picada picado picados pican picando picar picaron pico picó picos pide piden pidieron pidió pie piedra piedras
piel pieles piensa piensan pierde pierden pierna piernas pies pieza piezas piloto pilotos pimienta pimientas pimiento pimientos piña pincel
pino pinos pinta pintada pintado pintados pintan pintando pintar pintaron pintó pintor pintora pintoras pintores pintoresca pintorescas
pintoresco pintorescos pintura pinturas pionero pioneros pirámide pirámides pirata piratas pisa pisada pisado pisados pisan pisando pisar
pisaron piscina piscinas piso pisó pisos pista pistas pistola pistolas placa placas placer placeres plaga plagas plan plana planas planea
planeada planeado planeados planean planeando planear planearon planeó planes planeta planetas plano planos planta plantada plantado
plantados plantan plantando plantar plantaron plantas plantea planteada planteado planteados plantean planteando plantear plantearon planteó
plantó plástico plásticos plata plataforma plataformas plátano plátanos platas plato platos playa playas plaza plazas plazo plazos pleito
pleitos plena plenamente plenas pleno plenos pluma plumas pobla población poblaciones poblada pobladas poblado poblados poblan poblando
poblar poblaron pobló pobre pobres pobreza pobrezas poderosa poderosas poderoso poderosos poema poemas poesía poesías poeta poetas poética
poéticas poético poéticos polémica polémicas polémico polémicos policía policial policiales policías poliéster política políticamente
políticas político políticos pollo pollos polvo pólvora pólvoras polvos pone ponen poner ponida ponido ponidos poniendo ponieron ponió
popular populares popularmente porcentaje porcentajes porción porciones porta portada portadas portado portados portal portales portan
portando portar portaron portátil portátiles portavoces portavoz portero porteros portó posee poseen poseer poseida poseido poseidos
poseiendo poseieron poseió posesión posesiones posguerra posguerras posibilidad posibilidades posible posibles posición posiciones positiva
positivas positivo positivos posterior posteriora posterioras posteriores postre postres potencia potencial potenciales potencias potente
potentes pozo pozos practica práctica practicada practicado practicados prácticamente practican practicando practicar practicaron prácticas
practicó práctico prácticos pradera praderas precede preceden preceder precedida precedido precedidos precediendo precedieron precedió
precio precios preciosa preciosas precioso preciosos precisa precisas precisión precisiones preciso precisos predece predecen predecesor
predecesores predecida predecido predecidos predeciendo predecieron predeció predecir predilecta predilectas predilecto predilectos prefere
preferen preferencia preferencias preferida preferidas preferido preferidos preferiendo preferieron preferió preferir prefiere pregunta
preguntada preguntado preguntados preguntan preguntando preguntar preguntaron preguntas preguntó prejuicio prejuicios preliminar
preliminares premio premios prensa prensas preocupa preocupación preocupaciones preocupada preocupadas preocupado preocupados preocupan
preocupando preocupar preocuparon preocupó prepara preparación preparaciones preparada preparado preparados preparan preparando preparar
prepararon preparó presa presas presencia presenciada presenciado presenciados presencian presenciando presenciar presenciaron presencias
presenció presenta presentación presentaciones presentada presentado presentador presentadora presentadoras presentadores presentados
presentan presentando presentar presentaron presente presentes presentó preserva preservada preservado preservados preservan preservando
preservar preservaron preservó preside presiden presidencia presidencial presidenciales presidencias presidida presidido presididos
presidiendo presidieron presidió presidir presión presiona presionada presionado presionados presionan presionando presionar presionaron
presiones presionó preso presos presta prestada prestado prestados préstamo préstamos prestan prestando prestar prestaron prestigio
prestigios prestó presunta presuntas presunto presuntos presupuesto presupuestos pretende pretenden pretender pretendida pretendido
pretendidos pretendiendo pretendieron pretendió prevención prevenciones prevene prevenen prevenida prevenido prevenidos preveniendo
prevenieron prevenió prevenir previa previas previo previos previsión previsiones prima primaria primarias primario primarios primas
primavera primaveras primer primera primeras primero primeros primitiva primitivas primitivo primitivos primo primos principal principales
principio principios prioridad prioridades prisa prisas prisión prisionero prisioneros prisiones privacidad privacidades privada privadas
privado privados privilegiada privilegiadas privilegiado privilegiados privilegio privilegios proba probable probables probada probado
probados proban probando probar probaron problema problemas problemática problemáticas problemático problemáticos probó procede proceden
proceder procedida procedido procedidos procediendo procedieron procedimiento procedimientos procedió procesa procesada procesado procesados
procesan procesando procesar procesaron procesión procesiones proceso procesó procesos proclama proclamada proclamado proclamados proclaman
proclamando proclamar proclamaron proclamó procura procurada procurado procurados procuran procurando procurar procuraron procuró producción
producciones produce producen producida producido producidos produciendo producieron produció producir productiva productivas productivo
productivos producto productor productora productoras productores productos produjo profecía profecías profesión profesional profesionales
profesiones profesorado profesorados profesores profeta profetas profunda profundamente profundas profundidad profundidades profundo
profundos programa programador programadores programas progresiva progresivamente progresivas progresivo progresivos progreso progresos
prohibe prohiben prohibida prohibido prohibidos prohibiendo prohibieron prohibió prohibir prolongada prolongadas prolongado prolongados
promedio promedios promesa promesas promete prometedor prometedora prometedoras prometedores prometen prometer prometida prometido
prometidos prometiendo prometieron prometió promoción promociones promove promoven promover promovida promovido promovidos promoviendo
promovieron promovió pronóstico pronósticos prontamente pronuncia pronunciada pronunciado pronunciados pronuncian pronunciando pronunciar
pronunciaron pronunció propaganda propagandas propicia propicias propicio propicios propiedad propiedades propietario propietarios propone
proponen proponer proponida proponido proponidos proponiendo proponieron proponió proporción proporciona proporcionada proporcionado
proporcionados proporcionan proporcionando proporcionar proporcionaron proporciones proporcionó propósito propósitos propuesta propuestas
propuso prosa prosas próspera prósperas próspero prósperos protagonista protagonistas protección protecciones protege protegen proteger
protegida protegido protegidos protegiendo protegieron protegió protesta protestada protestado protestados protestan protestando protestante
protestantes protestar protestaron protestas protestó proveedor proveedores provincia provincial provinciales provincias provisión
provisional provisionales provisiones provoca provocada provocado provocados provocan provocando provocar provocaron provocó próxima
próximas próximo próximos proyecta proyectada proyectado proyectados proyectan proyectando proyectar proyectaron proyecto proyectó proyectos
prudente prudentes prueba pruebas psicología psicologías psicológica psicológicas psicológico psicológicos psicólogo psicólogos publica
pública publicación publicaciones publicada publicado publicados públicamente publican publicando publicar publicaron públicas publicidad
publicidades publicó público públicos pueblo pueblos puente puentes puerro puerta puertas puerto puertos puesta puesto puestos pulgada
pulgadas pulmón pulmones pulpo pulsera puñado puñados puño puños punta puntas punto puntos puntuación puntuaciones puntual puntuales pura
puramente puras puro puros pusieron puso quebra quebrada quebrado quebrados quebran quebrando quebrar quebraron quebró queda quedada quedado
quedados quedan quedando quedar quedaron quedó queja quejada quejado quejados quejan quejando quejar quejaron quejas quejó quema quemada
quemado quemados quemadura quemaduras queman quemando quemar quemaron quemó quere queren querer quería querían querida queridas querido
queridos queriendo querieron querió queso quesos quieta quietas quieto quietos química químicas químico químicos quince quincena quincenas
quinientos quinta quinto quiso quita quitada quitado quitados quitan quitando quitar quitaron quitó rábano rabia rabias radical radicales
radicalmente radio radios raices raíz rama ramas rana ranas rango rangos rápida rápidamente rápidas rapideces rapidez rápido rápidos raqueta
raquetas rara raramente raras raro raros rastro rastros rata ratas rato ratón ratones ratos raya rayas rayo rayos raza razas razón razona
razonable razonablemente razonables razonada razonado razonados razonan razonando razonar razonaron razones razonó reacción reacciona
reaccionada reaccionado reaccionados reaccionan reaccionando reaccionar reaccionaron reacciones reaccionó real reales realidad realidades
realista realistas realiza realización realizaciones realizada realizado realizados realizan realizando realizar realizaron realizó rebaja
rebajada rebajado rebajados rebajan rebajando rebajar rebajaron rebajas rebajó rebelde rebeldes rebelión rebeliones recauda recaudada
recaudado recaudados recaudan recaudando recaudar recaudaron recaudó receta recetas rechaza rechazada rechazado rechazados rechazan
rechazando rechazar rechazaron rechazo rechazó rechazos recibe reciben recibida recibido recibidos recibiendo recibieron recibió recibir
recibo recibos reciente recientes recinto recintos reclama reclamación reclamaciones reclamada reclamado reclamados reclaman reclamando
reclamar reclamaron reclamó recoge recogen recoger recogida recogido recogidos recogiendo recogieron recogió recomenda recomendación
recomendaciones recomendada recomendado recomendados recomendan recomendando recomendar recomendaron recomendó reconoce reconocen reconocer
reconocida reconocido reconocidos reconociendo reconocieron reconocimiento reconocimientos reconoció reconstrue reconstruen reconstruida
reconstruido reconstruidos reconstruiendo reconstruieron reconstruió reconstruir récord recorda recordada recordado recordados recordan
recordando recordar recordaron récordes recordó recorre recorren recorrer recorrida recorrido recorridos recorriendo recorrieron recorrió
recreo recreos recta rectas recto rector rectores rectos recuerda recuerdo recuerdos recupera recuperación recuperaciones recuperada
recuperado recuperados recuperan recuperando recuperar recuperaron recuperó recurre recurren recurrida recurrido recurridos recurriendo
recurrieron recurrió recurrir recurso recursos red redacción redacciones redactor redactores redes redonda redondas redondo redondos
reducción reducciones reduce reducen reducida reducidas reducido reducidos reduciendo reducieron redució reducir ree reen refere referen
referencia referencias referéndum referéndumes referida referido referidos referiendo referieron referió referir refleja reflejada reflejado
reflejados reflejan reflejando reflejar reflejaron reflejo reflejó reflejos reflexión reflexiona reflexionada reflexionado reflexionados
reflexionan reflexionando reflexionar reflexionaron reflexiones reflexionó reforma reformada reformado reformados reforman reformando
reformar reformaron reformas reformó reforza reforzada reforzado reforzados reforzan reforzando reforzar reforzaron reforzó refrán refranes
refresco refugiado refugiados refugio refugios regala regalada regalado regalados regalan regalando regalar regalaron regalo regaló regalos
régimen régimenes región regional regionales regiones registra registrada registrado registrados registran registrando registrar registraron
regístrate registro registró registros regla reglamento reglamentos reglas regresa regresada regresado regresados regresan regresando
regresar regresaron regreso regresó regresos regula regulada regulado regulados regulan regulando regular regulares regularmente regularon
reguló rehusa rehusada rehusado rehusados rehusan rehusando rehusar rehusaron rehusó reida reido reidos reiendo reieron reina reinada
reinado reinados reinan reinando reinar reinaron reinas reino reinó reinos reió reír relación relaciona relacionada relacionado relacionados
relacionan relacionando relacionar relacionaron relaciones relacionó relata relatada relatado relatados relatan relatando relatar relataron
relativa relativamente relativas relativo relativos relato relató relatos releva relevada relevado relevados relevan relevando relevante
relevantes relevar relevaron relevó relieve relieves religión religiones religiosa religiosas religioso religiosos rellena rellenada
rellenado rellenados rellenan rellenando rellenar rellenaron rellenó reloj relojes remedio remedios remo remolacha remonta remontada
remontado remontados remontan remontando remontar remontaron remontó remos remota remotas remoto remotos rende renden rendida rendido
rendidos rendiendo rendieron rendimiento rendimientos rendió rendir renombrada renombradas renombrado renombrados renova renovada renovado
renovados renovan renovando renovar renovaron renovó renta rentas renuncia renunciada renunciado renunciados renuncian renunciando renunciar
renunciaron renuncias renunció repara reparación reparaciones reparada reparado reparados reparan reparando reparar repararon reparó reparte
reparten repartida repartido repartidos repartiendo repartieron repartió repartir reparto repartos repentina repentinamente repentinas
repentino repentinos repete repeten repetida repetidamente repetido repetidos repetiendo repetieron repetió repetir reporta reportada
reportado reportados reportaje reportajes reportan reportando reportar reportaron reportero reporteros reportó representa representación
representaciones representada representado representados representan representando representante representantes representar representaron
representativa representativas representativo representativos representó república republicana republicanas republicano republicanos
repúblicas reputación reputaciones requere requeren requerida requerido requeridos requeriendo requerieron requerió requerir requiere
rescata rescatada rescatado rescatados rescatan rescatando rescatar rescataron rescate rescates rescató reserva reservada reservado
reservados reservan reservando reservar reservaron reservas reservó reside residen residencia residencial residenciales residencias
residente residentes residida residido resididos residiendo residieron residió residir residuo residuos resiste resisten resistencia
resistencias resistente resistentes resistida resistido resistidos resistiendo resistieron resistió resistir resolución resoluciones resolve
resolven resolver resolvida resolvido resolvidos resolviendo resolvieron resolvió respalda respaldada respaldado respaldados respaldan
respaldando respaldar respaldaron respaldó respectivamente respeta respetada respetado respetados respetan respetando respetar respetaron
respeto respetó respetos respira respirada respirado respirados respiran respirando respirar respiraron respiró responde responden responder
respondida respondido respondidos respondiendo respondieron respondió responsabilidad responsabilidades responsable responsables respuesta
respuestas restante restantes restaura restaurada restaurado restaurados restauran restaurando restaurante restaurantes restaurar
restauraron restauró resto restos restricción restricciones resuelto resuelve resulta resultada resultado resultados resultan resultando
resultar resultaron resultó resume resumen resumida resumido resumidos resumiendo resumieron resumió resumir retira retirada retiradas
retirado retirados retiran retirando retirar retiraron retiro retiró retiros reto retorno retornos retos retrasa retrasada retrasado
retrasados retrasan retrasando retrasar retrasaron retraso retrasó retrasos retrato retratos reune reunen reunida reunido reunidos reuniendo
reunieron reunió reunión reuniones reunir revela revelación revelaciones revelada revelado revelados revelan revelando revelar revelaron
reveló revés reveses revisa revisada revisado revisados revisan revisando revisar revisaron revisión revisiones revisó revista revistas
revolución revolucionaria revolucionarias revolucionario revolucionarios revoluciones rey reyes rica ricas rico ricos ridícula ridículas
ridículo ridículos ríe riesgo riesgos rifle rifles rígida rígidas rígido rígidos rigurosa rigurosas riguroso rigurosos rincón rincones
rinoceronte río ríos riqueza riquezas risa risas ritmo ritmos rival rivales rivalidad rivalidades roba robada robado robados roban robando
robar robaron robo robó robos robot robotes robusta robustas robusto robustos roca rocas roda rodada rodado rodados rodan rodando rodar
rodaron rodea rodeada rodeado rodeados rodean rodeando rodear rodearon rodeó rodilla rodillas rodó roga rogada rogado rogados rogan rogando
rogar rogaron rogó roja rojas rojo rojos rol roles romance romances romanos romántica románticas romántico románticos rompe rompen romper
rompida rompido rompidos rompiendo rompieron rompió ronda rondas ropa ropas rosa rosada rosadas rosado rosados rosas rostro rostros rota
rotación rotaciones rotas roto rotos rubio rubios ruda rudas rudo rudos rueda ruedas ruido ruidos ruidosa ruidosas ruidoso ruidosos ruina
ruinas rumbo rumbos rumor rumores ruptura rupturas rural rurales ruta rutas rutina rutinas sábana sábanas sabemos saber sabía sabida sabido
sabidos sabiduría sabidurías sabiendo sabieron sabio sabió sabios sabor sabores sabrosa sabrosas sabroso sabrosos saca sacada sacado sacados
sacan sacando sacar sacaron sacerdote sacerdotes saco sacó sacos sacrificio sacrificios sacude sacuden sacudida sacudido sacudidos
sacudiendo sacudieron sacudió sacudir sagrada sagradas sagrado sagrados sal sala salada saladas salado salados salario salarios salas
salchicha sale salen sales salida salidas salido salidos saliendo salieron salió salir saliva salivas salmón salón salones salsa salsas
salta saltada saltado saltados saltan saltando saltar saltaron salto saltó saltos salud saluda saludada saludado saludados saludan saludando
saludar saludaron saludes saludó saludos salva salvación salvaciones salvada salvado salvados salvaje salvajes salvan salvando salvar
salvaron salvó sana sanas sanción sanciones sandalias sandía sangra sangrada sangrado sangrados sangran sangrando sangrar sangraron sangre
sangres sangró sanidad sanidades sanitaria sanitarias sanitario sanitarios sano sanos santa santas santuario santuarios sapo sapos sardina
sartén satélite satélites satisfacción satisfacciones satisface satisfacen satisfacer satisfacida satisfacido satisfacidos satisfaciendo
satisfacieron satisfació satisfecha satisfechas satisfecho satisfechos seca secada secado secados secan secando secar secaron secas sección
secciones seco secó secos secreta secretamente secretaria secretaría secretarias secretarías secretario secretarios secretas secreto
secretos sector sectores secuencia secuencias secuestra secuestrada secuestrado secuestrados secuestran secuestrando secuestrar secuestraron
secuestro secuestró secuestros secundaria secundarias secundario secundarios sed seda sedas sede sedes segue seguen seguida seguido seguidor
seguidores seguidos seguiendo seguieron seguimiento seguimientos seguió seguir segunda segundas segundo segundos segura seguras seguridad
seguridades seguro seguros seis selección selecciona seleccionada seleccionado seleccionador seleccionadores seleccionados seleccionan
seleccionando seleccionar seleccionaron selecciones seleccionó sello sellos selva selvas semana semanal semanales semanas sembra sembrada
sembrado sembrados sembran sembrando sembrar sembraron sembró semejante semejantes semestre semestres semilla semillas senado senador
senadora senadoras senadores senados señal señala señalada señalado señalados señalan señalando señalar señalaron señales señaló sencilla
sencillamente sencillas sencillo sencillos sendero senderos sensación sensaciones sensible sensibles sentada sentado sentados sentan
sentando sentar sentaron sente senten sentencia sentencias sentida sentido sentidos sentiendo sentieron sentimental sentimentales
sentimiento sentimientos sentió sentir sentó separa separación separaciones separada separadas separado separados separan separando separar
separaron separó séptimo sepulcro sepulcros sequía sequías seriamente serias serie series serio serios serpiente serpientes serve serven
servicio servicios servida servido servidor servidores servidos serviendo servieron servió servir sesenta sesión sesiones seta setas setenta
severa severamente severas severo severos sexo sexos sexta sexto sexual sexuales sexy sexyes siente sienten siete siga siglo siglos
significa significada significado significados significan significando significar significaron significativa significativas significativo
significativos significó signo signos sigue siguen siguieron siguió silencio silencios silenciosa silenciosamente silenciosas silencioso
silenciosos silla sillas sillón silvestre silvestres simbólica simbólicas simbólico simbólicos símbolo símbolos similar similares simpatía
simpatías simpática simpáticas simpático simpáticos simple simples simultáneamente sincera sinceramente sinceras sincero sinceros sindicato
sindicatos síndrome síndromes sinfonía sinfonías singular singulares siniestra siniestras siniestro siniestros síntoma síntomas sirve sirven
sirvió sistema sistemas sitio sitios situa situación situaciones situada situadas situado situados situan situando situar situaron situó
soberana soberanas soberano soberanos sobrevive sobreviven sobrevivida sobrevivido sobrevividos sobreviviendo sobrevivieron sobrevivió
sobrevivir sobrina sobrinas sobrino sobrinos social sociales socialismo socialismos socialista socialistas socialmente sociedad sociedades
socio sociólogo socios sofá sofás sol solar solares soldado soldados soledad soledades solemne solemnemente solemnes soles solicita
solicitada solicitado solicitados solicitan solicitando solicitar solicitaron solicitó solicitud solicitudes sólida sólidas sólido sólidos
solitaria solitarias solitario solitarios solta soltada soltado soltados soltan soltando soltar soltaron soltera solteras soltero solteros
soltó solución soluciona solucionada solucionado solucionados solucionan solucionando solucionar solucionaron soluciones solucionó sombra
sombras sombrero sombreros sombría sombrías sombrío sombríos sona soña sonada soñada sonado soñado sonados soñados sonan soñan sonando
soñando sonar soñar sonaron soñaron sonda sondas sonido sonidos sonó soñó sonora sonoras sonoro sonoros sonree sonreen sonreida sonreido
sonreidos sonreiendo sonreieron sonreió sonreír sonrisa sonrisas sopa sopas soporta soportada soportado soportados soportan soportando
soportar soportaron soporte soportes soportó soprano sorda sordas sordo sordos sorprende sorprenden sorprendente sorprendentemente
sorprendentes sorprender sorprendida sorprendido sorprendidos sorprendiendo sorprendieron sorprendió sorpresa sorpresas sospecha sospechada
sospechado sospechados sospechan sospechando sospechar sospecharon sospechas sospechó sospechosa sospechosas sospechoso sospechosos sostene
sostenen sostener sostenida sostenido sostenidos sosteniendo sostenieron sostenió suave suavemente suaves suavidad suavidades subasta
subastas sube suben subida subidas subido subidos subiendo subieron subió subir subraya subrayada subrayado subrayados subrayan subrayando
subrayar subrayaron subrayó subterránea subterráneas subterráneo subterráneos sucede suceden suceder sucedida sucedido sucedidos sucediendo
sucedieron sucedió sucesión sucesiones sucesiva sucesivas sucesivo sucesivos suceso sucesor sucesores sucesos sucia sucias sucio sucios
sucursal sucursales sudadera sudamericana sudamericanas sudamericanos sudor sudores suegra suegras suegro suegros sueldo sueldos suele
suelen suelo suelos suelta sueltas suelto sueltos suena sueña sueño sueños suerte suertes suficiente suficientemente suficientes sufre
sufren sufrida sufrido sufridos sufriendo sufrieron sufrió sufrir sugere sugeren sugerida sugerido sugeridos sugeriendo sugerieron sugerió
sugerir suicidio suicidios sujeto sujetos suma sumada sumado sumados sumamente suman sumando sumar sumaron sumas sumo sumó sumos supera
superada superado superados superan superando superar superaron superficie superficies superior superiora superioras superiores superó
supervivencia supervivencias superviviente supervivientes supo supone suponen suponer suponga suponida suponido suponidos suponiendo
suponieron suponió suprema supremas supremo supremos suprime suprimen suprimida suprimido suprimidos suprimiendo suprimieron suprimió
suprimir supuesta supuestas supuesto supuestos sur sureña sureñas sureño sureños sures surge surgen surgida surgido surgidos surgiendo
surgieron surgimiento surgimientos surgió surgir susceptible susceptibles suscríbete suspende suspenden suspender suspendida suspendido
suspendidos suspendiendo suspendieron suspendió suspensión suspensiones sustancia sustancias sustitue sustituen sustituida sustituido
sustituidos sustituiendo sustituieron sustituió sustituir sustituto sustitutos sutil sutiles tabaco tabacos tabla tablas tablero tableros
tableta taladro talento talentos talla tamaño tamaños tambor tambores tanque tanques tapa tapada tapado tapados tapan tapando tapar taparon
tapas tapices tapiz tapó taquilla taquillas tarda tardada tardado tardados tardan tardando tardanza tardanzas tardar tardaron tarde tardes
tardía tardías tardío tardíos tardó tarea tareas tarifa tarifas tarjeta tarjetas tasa tasas taxi taxis taxista taxistas taza tazas teatro
teatros techo techos teclado teclados técnica técnicamente técnicas técnico técnicos tecnología tecnologías tecnológica tecnológicas
tecnológico tecnológicos tela telas telefónica telefónicas telefónico telefónicos teléfono teléfonos telenovela telenovelas telescopio
telescopios televisión televisiones televisiva televisivas televisivo televisivos televisor televisores telón telones tema temas teme temen
temer temida temido temidos temiendo temieron temió temor temores temperatura temperaturas tempestad tempestades templo templos temporada
temporadas temporal temporales temporalmente tenaces tenaz tende tenden tendencia tendencias tender tendida tendido tendidos tendiendo
tendieron tendió tenedor tenis tenista tenistas tenor tensa tensas tensión tensiones tenso tensos teología teologías teoría teorías teórica
teóricamente teóricas teórico teóricos terapia terapias tercer tercera tercero terceros tercio tercios termina terminada terminado
terminados terminal terminales terminan terminando terminar terminaron terminó término términos ternera ternura ternuras terraza terrazas
terremoto terremotos terreno terrenos terrestre terrestres terrible terribles territorial territoriales territorio territorios terror
terrores terrorismo terrorismos terrorista terroristas tés tesis tesoro tesoros testamento testamentos testigo testigos testimonio
testimonios texto textos tía tías tibia tibias tibio tibios tiburón tiburones tiempo tiempos tienda tiendas tierna tiernas tierno tiernos
tierra tierras tigre tigres tijera tijeras timbre timbres tinta tintas tío tíos típica típicamente típicas típico típicos tipo tipos tira
tirada tirado tirados tiran tirando tiranía tiranías tirano tiranos tirar tiraron tiro tiró tiros titula titulada titulado titulados titulan
titulando titular titulares titularon tituló título títulos toalla toallas toca tocada tocado tocados tocan tocando tocar tocaron tocó
tolera tolerada tolerado tolerados toleran tolerando tolerar toleraron toleró toma tomada tomado tomados toman tomando tomar tomaron tomate
tomates tomó tonelada toneladas tono tonos tonta tontas tonto tontos topo tormenta tormentas torneo torneos tornillo toro toros torpeza
torpezas torre torres torta tortas tortuga tortugas tortura torturada torturado torturados torturan torturando torturar torturaron torturas
torturó total totales trabaja trabajada trabajado trabajador trabajadora trabajadoras trabajadores trabajados trabajan trabajando trabajar
trabajaron trabajo trabajó trabajos tradición tradicional tradicionales tradicionalmente tradiciones traducción traducciones traduce
traducen traducida traducido traducidos traduciendo traducieron tradució traducir traductor traductores trae traen traer tráfico tráficos
tragedia tragedias trágica trágicamente trágicas trágico trágicos traición traiciona traicionada traicionado traicionados traicionan
traicionando traicionar traicionaron traiciones traicionó traida traido traidor traidores traidos traiendo traieron traió traje trajes trajo
tramo tramos trampa trampas tranquila tranquilamente tranquilas tranquilo tranquilos transcurre transcurren transcurrida transcurrido
transcurridos transcurriendo transcurrieron transcurrió transcurrir transferencia transferencias transforma transformación transformaciones
transformada transformado transformados transforman transformando transformar transformaron transformó transición transiciones transmisión
transmisiones transmite transmiten transmitida transmitido transmitidos transmitiendo transmitieron transmitió transmitir transparente
transparentes transporta transportada transportado transportados transportan transportando transportar transportaron transporte transportes
transportó tranvía tranvías trasero traseros traslada trasladada trasladado trasladados trasladan trasladando trasladar trasladaron traslado
trasladó traslados trata tratada tratado tratados tratamiento tratamientos tratan tratando tratar trataron trato trató tratos trayecto
trayectoria trayectorias trayectos trece treinta tren trenes trescientos tribu tribunal tribunales tribus trigo trigos trilogía trilogías
triple tripulación tripulaciones triste tristemente tristes tristeza tristezas triunfa triunfada triunfado triunfados triunfal triunfales
triunfan triunfando triunfar triunfaron triunfo triunfó triunfos trofeo trofeos trompeta trompetas trono tronos tropa tropas tropical
tropicales trozo trozos trucha truchas truco trucos tubo tubos tumba tumbada tumbado tumbados tumban tumbando tumbar tumbaron tumbas tumbó
túnel túneles turbia turbias turbio turbios turismo turismos turista turistas turística turísticas turístico turísticos turno turnos tutor
tutores tuvimos ubica ubicación ubicaciones ubicada ubicado ubicados ubican ubicando ubicar ubicaron ubicó última últimas último últimos une
unen única únicamente únicas único únicos unida unidad unidades unidas unido unidos uniendo unieron uniforme uniformes unió unión uniones
unir universal universales universalmente universidad universidades universitaria universitarias universitario universitarios universo
universos urbana urbanas urbano urbanos urgencia urgencias urgente urgentemente urgentes usa usada usadas usado usados usan usando usar
usaron uso usó usos usual usuales usualmente usuario usuarios útil útiles utilidad utilidades utiliza utilizada utilizado utilizados
utilizan utilizando utilizar utilizaron utilizó uva uvas vaca vacación vacaciones vacas vacia vacía vaciada vaciado vaciados vacian vaciando
vaciar vaciaron vacías vació vacío vacíos vacuna vacunas vaga vagas vago vagos vajilla vajillas vale valen valentía valentías valer valida
válida válidas valido válido validos válidos valiendo valiente valientes valieron valió valiosa valiosas valioso valiosos valle valles valor
valora valorada valorado valorados valoran valorando valorar valoraron valores valoró vana vanas vano vanos vapor vapores vaqueros varia
variable variables variación variaciones variada variadas variado variados varian variando variante variantes variar variaron variedad
variedades varió vaso vasos vasta vastas vasto vastos vea vecina vecinas vecino vecinos vegetación vegetaciones vegetal vegetales vehículo
vehículos veía veinte veintiuno vejeces vejez vela velada velado velados velan velando velar velaron velas veló veloces velocidad
velocidades veloz velozmente vemos ven vena venas vence vencedor vencedores vencen vencer vencida vencido vencidos venciendo vencieron
venció vende vendedor vendedores venden vender vendida vendido vendidos vendiendo vendieron vendió vendrá vene venen veneno venenos venga
vengada vengado vengados vengan vengando venganza venganzas vengar vengaron vengó venía venida venido venidos veniendo venieron venió venir
venta ventaja ventajas ventana ventanas ventas veo ver verá verano veranos verbo verbos verdad verdadera verdaderas verdadero verdaderos
verdades verde verdes verdura verduras vergüenza vergüenzas verifica verificada verificado verificados verifican verificando verificar
verificaron verificó versión versiones verso versos vertical verticales veste vesten vestida vestido vestidos vestiendo vestieron vestió
vestir vestuario vestuarios veterana veteranas veterano veteranos viaja viajada viajado viajados viajan viajando viajar viajaron viaje
viajero viajeros viajes viajó vicepresidente vicepresidentes vicio vicios viciosa viciosas vicioso viciosos víctima víctimas victoria
victorias victoriosa victoriosas victorioso victoriosos vida vidas video vídeo videojuego videojuegos videos vídeos vido vidos vidrio
vidrios vieja viejas viejo viejos viendo viene vienen viento vientos vientre vientres vieron vigente vigentes vigila vigilada vigilado
vigilados vigilan vigilancia vigilancias vigilando vigilar vigilaron vigiló vil viles villa villas vinagre vinagres vinieron vino vinos vio
vió violación violaciones violada violado violados violan violando violar violaron violencia violencias violenta violentamente violentas
violento violentos violín violines violinista violó virgen virgenes virtual virtuales virtud virtudes virus visible visiblemente visibles
visión visiones visita visitada visitado visitados visitan visitando visitante visitantes visitar visitaron visitas visitó víspera vísperas
vista vistas viste visto visual visuales vital vitales viuda viudas viudo viudos viva vivas vive viven vivida vivido vividos vivienda
viviendas viviendo vivieron vivió vivir vivo vivos vocabulario vocabularios vocalista vocalistas voces vola volada volado volados volan
volando volante volantes volar volaron volcán volcanes volcánica volcánicas volcánico volcánicos voló volumen volumenes voluntad voluntades
voluntaria voluntariamente voluntarias voluntario voluntarios volve volven volver volvida volvido volvidos volviendo volvieron volvió vota
votación votaciones votada votado votados votan votando votante votantes votar votaron voto votó votos voz vuela vuelo vuelos vuelta vueltas
vuelto vuelve vuelven vulgar vulgares vulnerable vulnerables yacimiento yacimientos yegua yeguas yema yemas yendo yerno yernos yeso yesos
yogur zanahoria zanahorias zapatilla zapatillas zapato zapatos zona zonas zoológico zoológicos zorro zorros zumo zumos zurda zurdas zurdo
zurdos`,
  titles: `abad abogada abogado abuela abuelo actor actriz alcalde alcaldesa almirante arq arquitecta arquitecto arzobispo ayatolá barón
baronesa beata beato brigadier caballero cabo califa canciller cantante capitán capitana cardenal centrocampista científica científico
cineasta comandante comisario compositor compositora concejal conde condesa congresista coronel defensa delantero diputada diputado
director directora doctor doctora don doña dr dra duque duquesa embajador embajadora emir emperador emperatriz empresaria empresario
entrenador entrenadora escritor escritora escultor escultora exministro expresidenta expresidente filósofo fiscal físico fray general
gobernador gobernadora hermana hermano imán infanta infante ing ingeniera ingeniero inspector inspectora intendente jeque juez jueza lady
lic licenciada licenciado líder lord madre maestra maestro magistrada magistrado mariscal marqués marquesa matemático ministra ministro
mons monseñor obispo padre papa pastor periodista pintor pintora poeta poetisa portero prefecto presentador presentadora presidenta
presidente primer princesa príncipe prof profesor profesora rabino reina reverendo rey san santa santo sargento secretaria secretario
seleccionador senador senadora señor señora señores señorita sir sor sr sra sras sres srta sultán teniente tía tío viceministro
vicepresidenta vicepresidente vizconde zar zarina`,
  calendar: `abr abril ago agosto dic diciembre dom domingo domingos ene enero feb febrero jue jueves jul julio jun junio lun lunes martes
marzo may mayo mié miércoles nov noviembre oct octubre sáb sábado sábados sep sept septiembre setiembre vie viernes`,
  connectors: "de del la las los el y e en a al san santa do da dos das von van der di du des le i d l",
  clitics: "d l",
  abbreviations: `sr sra sres sras srta dr dra drs d dª dña lic ing arq prof gral cnel cap tte mons fr sta sto st ee uu ff cc jj art núm cía av avda`,
  articles: `el la los las un una unos unas del al`,
  genitive: "",
  capitalisesNouns: false,
};
