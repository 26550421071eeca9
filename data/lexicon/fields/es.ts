import type { FieldCues } from "./field-names.ts";

/** Spanish words that show the semantic field of a text. */
export const es: FieldCues = {
  // Sport
  football:
    "fútbol futbolista portero delantero centrocampista penalti liga gol entrenador club fifa uefa balón arquero",
  basketball: "baloncesto básquetbol nba canasta rebote mate triple pívot base cancha baloncestista",
  tennis: "tenis tenista raqueta saque revés atp wta wimbledon slam torneo",
  motor_sport: "carrera fórmula gran premio piloto vuelta circuito pole rally motogp escudería podio",
  athletics: "atletismo velocista maratón vallas jabalina relevo salto olímpico medalla corredor decatlón",
  cycling: "ciclismo ciclista pelotón bicicleta etapa vuelta maillot esprint escalador velódromo",
  winter_sport: "esquí esquiador eslalon descenso biatlón patinaje snowboard hockey nieve alpino",
  sport:
    "deporte atleta campeonato torneo campeón olímpicos medalla victoria partido entrenador equipo estadio jugador",
  board_games: "ajedrez ajedrecista gran maestro mate tablero póker torneo apertura",
  // The arts
  music: "música canción álbum cantante banda guitarra concierto pop rock sencillo letra disco gira músico",
  classical_music:
    "sinfonía compositor orquesta concierto director sonata violín piano cuarteto filarmónica barroco coro",
  opera: "ópera soprano tenor aria libreto barítono lírica obertura",
  painting:
    "pintura pintor lienzo retrato fresco acuarela museo galería impresionista cuadro paisaje exposición",
  sculpture: "escultura escultor estatua mármol bronce busto monumento relieve",
  architecture:
    "arquitectura arquitecto edificio torre catedral fachada rascacielos gótico cúpula palacio construcción",
  film: "película director actor actriz cine oscar guion protagonista hollywood rodaje escena cineasta",
  theatre: "teatro obra escenario dramaturgo drama actor tragedia comedia función compañía",
  television: "televisión serie episodio temporada canal emisión presentador programa netflix telenovela",
  literature: "novela escritor autor libro literatura relato editorial ficción capítulo personaje ensayo",
  poetry: "poema poeta poesía verso soneto rima oda épica estrofa",
  comics: "cómic manga historieta superhéroe marvel anime animado dibujante tira",
  photography: "fotografía fotógrafo foto cámara objetivo exposición imagen",
  dance: "danza bailarín ballet coreógrafo baile tango coreografía flamenco",
  festival: "festival carnaval fiesta desfile bienal edición feria",
  award: "premio nobel ganador oscar grammy nominado galardón ceremonia",
  fashion: "moda diseñador vestido colección pasarela modelo marca lujo estilo perfume",
  // Thought
  philosophy: "filosofía filósofo ética metafísica pensador lógica estoico existencialismo razón platón",
  religion:
    "religión iglesia papa obispo católico fe cristiano islam musulmán judío budista santo dios biblia mezquita",
  mythology: "mitología dios diosa mito héroe zeus romano griego nórdico deidad leyenda titán",
  history:
    "historia antiguo siglo imperio medieval dinastía historiador revolución colonial antigüedad reinado arqueológico",
  royalty:
    "rey reina príncipe princesa trono corona real emperador dinastía duque coronación monarca heredero",
  language:
    "lengua idioma gramática dialecto palabra hablante lingüista vocabulario traducción alfabeto verbo",
  education: "escuela profesor alumno educación clase examen estudiante lección colegio instituto",
  university: "universidad profesor facultad campus título estudiante rector doctorado universitario",
  research:
    "investigación científico laboratorio estudio experimento descubrimiento instituto investigador ciencia teoría",
  // Society
  politics:
    "política presidente ministro gobierno partido parlamento senador oposición reforma diputado congreso",
  elections: "elección voto candidato campaña papeleta encuesta votante urna referéndum primarias",
  government:
    "gobierno ministerio agencia administración federal estado consejo autoridad público oficina comisión",
  law: "ley tribunal juez abogado juicio legal constitución sentencia corte supremo derecho",
  crime: "crimen asesinato policía asesino sospechoso detenido prisión robo banda víctima mafia",
  war: "guerra ejército batalla soldado tropas militar invasión general arma misil armada asedio frente",
  terrorism: "terrorismo terrorista atentado bomba extremista rehén yihadista explosión atacante",
  diplomacy: "diplomacia embajador tratado embajada cumbre sanciones exteriores negociaciones otan acuerdo",
  newspaper: "periódico periodista redactor prensa artículo revista reportero diario titular medios columna",
  family: "familia padre madre hijo hija esposa marido hermano hermana casado niños padres boda",
  // The economy
  economy:
    "economía inflación crecimiento pib recesión desempleo economista comercio fiscal presupuesto mercado",
  banking: "banco préstamo crédito interés depósito banquero hipoteca central moneda euro dólar cuenta",
  stock_market: "acciones bolsa inversor índice nasdaq dividendo cartera fondo valores cotización",
  trade: "comercio exportación importación arancel aduana mercancías mercado proveedor mayorista tienda",
  company:
    "empresa fundador sede filial beneficio ingresos startup accionista fusión fabricante empleados compañía directivo",
  energy: "energía electricidad central nuclear solar eólica turbina red renovable reactor hidroeléctrica",
  oil: "petróleo gas barril refinería oleoducto crudo perforación opep combustible gasolina",
  agriculture: "agricultura agricultor cultivo trigo cosecha ganado granja suelo ganadería riego",
  travel: "viaje turista hotel vacaciones vuelo turismo visitante playa destino crucero guía",
  // Technology
  software: "software aplicación actualización versión microsoft windows sistema operativo usuario función",
  programming:
    "programación lenguaje código desarrollador compilador biblioteca framework javascript python función",
  internet: "internet sitio línea google facebook red social buscador navegador web plataforma",
  telecom: "teléfono móvil red operador smartphone banda telecomunicaciones celular sms",
  hardware:
    "computadora ordenador procesador chip portátil dispositivo semiconductor memoria intel pantalla batería",
  artificial_intelligence:
    "inteligencia artificial red neuronal aprendizaje modelo robot algoritmo entrenamiento",
  video_games: "videojuego nintendo playstation consola xbox jugador multijugador",
  cars: "coche carro motor vehículo automóvil sedán eléctrico fabricante modelo rueda toyota",
  aviation: "avión aerolínea aeropuerto vuelo piloto boeing airbus helicóptero pista aviación",
  shipping: "barco buque puerto capitán crucero marina vela carga ferry naufragio marinero",
  railway: "ferrocarril tren estación vía locomotora metro línea tranvía pasajeros",
  // Science
  space: "espacio cohete nasa astronauta satélite órbita lanzamiento nave luna misión sonda marte",
  astronomy:
    "planeta estrella astrónomo telescopio galaxia solar cometa órbita astronomía nebulosa constelación sol",
  physics: "física físico cuántica partícula relatividad gravedad átomo electrón nuclear mecánica teoría",
  chemistry: "química químico elemento ácido metal compuesto molécula reacción periódica mercurio líquido",
  mathematics:
    "matemáticas matemático teorema ecuación geometría álgebra demostración número cálculo conjetura",
  biology: "biología biólogo célula gen especie evolución adn organismo bacteria genética proteína",
  medicine:
    "medicina médico hospital paciente cirujano tratamiento medicamento vacuna clínica terapia cirugía",
  disease: "enfermedad virus infección cáncer epidemia síntoma pandemia fiebre brote síndrome covid",
  environment:
    "medio ambiente clima contaminación calentamiento emisiones conservación fauna reciclaje carbono ecosistema",
  weather: "clima tormenta huracán lluvia temperatura pronóstico nieve tifón inundación ciclón sequía",
  // Nature
  animals:
    "animal mamífero especie perro gato caballo salvaje zoológico depredador pelaje cola lobo león elefante",
  birds: "ave pájaro pluma nido ala águila pico migratoria pavo huevo",
  sea_life: "pez tiburón ballena salmón océano pesca marino arrecife coral delfín atún",
  plants: "planta flor árbol hoja jardín semilla bosque botánica especie floración raíz arbusto",
  fruit: "fruta manzana huerto jugo zumo maduro dulce tarta cáscara plátano cereza pera cosecha vitamina",
  food: "comida plato queso pan carne comer restaurante pasta salsa sabor ingrediente",
  drink: "vino cerveza bebida café té botella whisky viñedo cervecería uva alcohol champán",
  cooking:
    "receta cocinero chef horno hornear cocina freír hervir mantequilla azúcar harina sal asado pimienta",
  // Places
  city: "ciudad alcalde centro capital metrópoli suburbio barrio población calle urbano plaza",
  country:
    "país nación frontera república capital ciudadano nacional población territorio bandera independencia",
  region: "región provincia condado distrito estado administrativo municipio departamento comunidad",
  river: "río orilla valle fluye afluente delta puente presa cascada desembocadura cuenca",
  lake: "lago orilla agua dulce embalse laguna glaciar pesca",
  sea: "mar océano costa golfo estrecho marino marea ola bahía playa atlántico pacífico",
  mountain: "montaña cumbre cima alpinista alpes cordillera glaciar senderismo volcán ladera altitud",
  island: "isla archipiélago atolón costa tropical isleño laguna península",
  desert: "desierto duna arena oasis árido nómada camello sahara beduino",
};
