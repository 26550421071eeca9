import type { LanguageData } from "./language-data.ts";

export const es: LanguageData = {
  functionWords: `a acá ahí ahora al algo alguien algún alguna algunas alguno algunos allá allí ambos ante antes aquel aquella aquellas
aquello aquellos aquí así aún aunque ayer bajo bastante bien cabe cada casi cerca cierto como cómo con conmigo contra cual cuál cuales
cualquier cuando cuándo cuanto cuánto cuya cuyo de debe del demás dentro desde después detrás dice dijo donde dónde dos durante e el él
ella ellas ello ellos embargo en encima entonces entre era eran es esa esas ese eso esos esta está estaba estado están estar estas este
esto estos fin fue fueron fuera ha haber había habían hace hacen hacer hacia han has hasta hay he hecho hemos hoy incluso ir jamás junto
la las le lejos les lo los luego mañana mas más me mediante mejor menos mi mí mía mientras mío mis misma mismo mucha muchas mucho muchos
muy nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestro nunca o os otra otras otro otros para parece pero poca poco pocos
podría por porque primero propia propio pronto próximo pudo pueda puede pueden pues que qué quien quién quienes sabe se sea sean según ser
será si sí sido siempre sin sino sobre sois sólo solo son su sus suya suyo tal también tampoco tan tanta tanto te tendrá tenía ti tiene
tienen toda todas todavía todo todos tras tres tu tú un una unas uno unos usted va van varias varios veces vez vosotros y ya yo`,
  commonWords: `agua aire alma amigo amor año años arte avión banco barco batalla blanco boca bosque brazo bueno cabeza calle calor cama cambio
camino campo capital cara carta casa caso causa centro cielo ciencia ciudad clase club color corazón corte cosa cuenta cuerpo derecho día
días dinero dios dolor economía edad efecto ejemplo ejército empresa equipo escuela espacio español espíritu esposa estado estrella familia
fiesta figura final forma fuego fuerza gente gobierno golpe gran grande grupo guerra habitación hermano hija hijo hijos historia hombre
hombres hora horas hotel humano idea iglesia isla jardín jefe joven juego justicia lado lago lengua ley libro lugar luna luz madre mano mar
marido mercado mes meses mesa miedo ministro momento montaña muerte mujer mujeres mundo música nación naranja noche nombre norte nuevo
número obra océano ojo ojos orden oro oeste padre página país palabra pan papel parte partido paso paz película pensamiento persona pie
piedra plaza poder poeta policía política presidente precio primera príncipe problema proceso pueblo puerta puerto punto razón región reina
república rey río rojo rosa sala salud sangre selva semana señor sentido servicio siglo sistema situación sociedad sol sombra sur tarde
teatro tema tiempo tierra título torre trabajo universidad vaca valle valor verano verdad verde viaje vida viejo viento villa vista voz`,
  titles: `señor señora señorita sr sra srta don doña dr dra doctor doctora profesor profesora presidente presidenta ministro ministra
senador diputado rey reina príncipe princesa papa cardenal arzobispo obispo san santa santo general coronel capitán comandante alcalde
gobernador conde duque emperador padre fray sor expresidente canciller`,
  calendar: `enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miércoles jueves
viernes sábado domingo`,
  connectors: "de del la las los el y e en a san da dos von van",
  clitics: "d l",
  capitalisesNouns: false,
};
