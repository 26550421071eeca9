/** Spanish function words, as `index.ts` says. */
export const es: string = `a abajo acá acaso acerca actualmente adelante además ahí ahora al algo alguien algún alguna algunas alguno algunos allá
allí alrededor ambas ambos ante anteriormente antes apenas aproximadamente aquel aquél aquella aquellas aquello aquellos aquí arriba así
asimismo atrás aun aún aunque ayer bajo bastante bien cabe cada casi cerca cierta ciertamente ciertas cierto ciertos claramente claro como
cómo completamente con conforme conmigo consigo contigo contra cual cuál cuales cuáles cualesquiera cualquier cualquiera cuan cuando cuándo
cuanta cuantas cuántas cuanto cuánto cuantos cuántos cuya cuyas cuyo cuyos dado de debajo debe deben debería deberían debía debido
definitivamente del delante demás demasiada demasiado demasiados dentro desde después detrás dice dicen dicha dichas dicho dichos diciendo
dijeron dijo donde dónde doquier dos durante e efectivamente ejemplo el él ella ellas ello ellos embargo en encima enfrente enseguida
entonces entre era eran eras eres es esa ésa esas ese ése eso esos especialmente está ésta estaba estaban estamos están estando
estar estará estarán estaría estas éstas este esté éste estén esto estos éstos estoy estuvieron estuvo etc eventualmente exactamente
excepto fin finalmente frecuentemente frente fue fuera fueran fueron fuese fui generalmente gracias ha haber había habían habiendo habrá
habrán habría habrían hace hacemos hacen hacer hacia hacía haciendo haga hago han hará harán haría has hasta hay haya hayan he hecho hemos
hice hicieron hizo hoy hube hubiera hubieran hubiese hubo igual igualmente incluida incluidas incluido incluidos inclusive incluso
inmediatamente ir jamás junto juntos la las le lejos les lo los luego mal mañana mas más me mediante mejor menos menudo mi mí mía mías
mientras mío míos mis misma mismas mismo mismos mucha muchas muchísimo mucho muchos muy nada nadie ni ningún ninguna ninguno no nos
nosotras nosotros nuestra nuestras nuestro nuestros nunca o obviamente ojalá os otra otras otro otros para parece parecen particularmente
pero pese poca pocas poco pocos podemos poder podía podían podrá podrán podría podrían por porque posiblemente posteriormente precisamente
previamente primeramente principalmente probablemente pronto propia propias propio propios próximamente pude pudiera pudieron pudo pueda
puedan puede pueden puedes puedo pues que qué quien quién quienes quiénes quiera quiere quieren quiero quizá quizás realmente recién
recientemente respecto sabe saben se sé sea seamos sean seas seguidamente según ser será serán sería serían si sí sido siempre siendo
siguiente siguientes simplemente sin sino sobre sois sola solamente solas solo sólo solos somos son soy su supuestamente sus suya suyas
suyo suyos tal tales también tampoco tan tanta tantas tanto tantos te tendrá tendrán tendría tenemos tener tenga tengan tengo tenía tenían
tenido teniendo ti tiene tienen tienes toda todas todavía todo todos totalmente tras través tres tu tú tus tuve tuvieron tuvo tuya tuyo u
últimamente un una unas uno unos usted ustedes va vamos van varias varios vaya ve veces verdaderamente vez vía vosotras vosotros voy
vuestra vuestras vuestro vuestros y ya yo`;
