import type { FieldCues } from "./field-names.ts";

/** French words that show the semantic field of a text. */
export const fr: FieldCues = {
  // Sport
  football:
    "football footballeur gardien attaquant milieu penalty ligue championnat but entraîneur club fifa uefa ballon",
  basketball: "basket basketteur nba panier rebond dunk meneur pivot parquet playoffs",
  tennis: "tennis joueuse raquette chelem service revers atp wta wimbledon garros tournoi",
  motor_sport: "course formule grand prix pilote tour circuit pole rallye motogp écurie podium",
  athletics: "athlétisme sprinteur marathon haies javelot relais saut olympique médaille coureur décathlon",
  cycling: "cyclisme cycliste peloton vélo étape tour maillot sprint grimpeur vélodrome coureur",
  winter_sport: "ski skieur slalom descente biathlon patinage snowboard hockey bobsleigh neige alpin",
  sport:
    "sport athlète championnat tournoi champion olympiques médaille victoire match entraîneur équipe stade joueur",
  board_games: "échecs grand maître mat jeu plateau poker tournoi ouverture",
  // The arts
  music:
    "musique chanson album chanteur groupe guitare concert pop rock single paroles disque tournée musicien",
  classical_music:
    "symphonie compositeur orchestre concerto chef sonate violon piano quatuor philharmonique baroque chœur",
  opera: "opéra soprano ténor aria livret baryton lyrique cantatrice ouverture",
  painting:
    "peinture peintre toile portrait fresque aquarelle musée galerie impressionniste tableau paysage exposition",
  sculpture: "sculpture sculpteur statue marbre bronze buste monument relief",
  architecture:
    "architecture architecte bâtiment tour cathédrale façade gratte ciel gothique dôme palais construction",
  film: "film réalisateur acteur actrice cinéma oscar scénario cinéaste hollywood tournage scène césar",
  theatre: "théâtre pièce scène dramaturge drame comédien tragédie comédie spectacle troupe",
  television:
    "télévision série épisode saison chaîne émission animateur programme netflix présentateur diffusion",
  literature:
    "roman écrivain auteur livre littérature récit éditeur fiction chapitre personnage essai goncourt",
  poetry: "poème poète poésie vers sonnet rime ode épopée strophe",
  comics: "bande dessinée manga dessinateur superhéros marvel anime album planche",
  photography: "photographie photographe photo appareil objectif cliché pellicule",
  dance: "danse danseur ballet chorégraphe ballerine tango chorégraphie valse",
  festival: "festival carnaval fête défilé biennale édition programmation",
  award: "prix nobel lauréat oscar grammy nommé récompense cérémonie distinction",
  fashion: "mode couturier styliste robe collection défilé mannequin marque luxe parfum",
  // Thought
  philosophy:
    "philosophie philosophe éthique métaphysique penseur logique stoïcien existentialisme raison platon",
  religion:
    "religion église pape évêque catholique foi chrétien islam musulman juif bouddhiste saint dieu bible mosquée",
  mythology: "mythologie dieu déesse mythe héros zeus romain grec nordique divinité légende titan",
  history:
    "histoire antique siècle empire médiéval dynastie historien révolution colonial antiquité règne archéologique",
  royalty:
    "roi reine prince princesse trône couronne royal empereur dynastie duc couronnement monarque héritier",
  language: "langue grammaire dialecte mot locuteur linguiste vocabulaire traduction alphabet parlée verbe",
  education: "école enseignant élève éducation classe examen étudiant leçon lycée collège maternelle",
  university: "université professeur faculté campus diplôme étudiant recteur doctorat universitaire",
  research:
    "recherche scientifique laboratoire étude expérience découverte institut chercheur science théorie",
  // Society
  politics:
    "politique président ministre gouvernement parti parlement sénateur opposition réforme député assemblée",
  elections: "élection vote candidat campagne scrutin sondage électeur bulletin référendum primaire",
  government:
    "gouvernement ministère agence administration fédéral état conseil autorité public office commission",
  law: "loi tribunal juge avocat procès juridique constitution jugement cour cassation droit",
  crime: "crime meurtre police tueur suspect arrêté prison vol gang victime mafia braquage",
  war: "guerre armée bataille soldat troupes militaire invasion général arme missile marine siège front",
  terrorism: "terrorisme terroriste attentat bombe extrémiste otage djihadiste explosion assaillant",
  diplomacy:
    "diplomatie ambassadeur traité ambassade sommet sanctions étrangères négociations otan accord bilatéral",
  newspaper: "journal journaliste rédacteur presse article magazine reporter quotidien titre média chronique",
  family: "famille père mère fils fille épouse mari frère sœur marié enfants parents mariage",
  // The economy
  economy: "économie inflation croissance pib récession chômage économiste commerce fiscal budget marché",
  banking: "banque prêt crédit intérêt dépôt banquier hypothèque centrale devise euro dollar compte",
  stock_market: "actions bourse investisseur indice nasdaq dividende portefeuille fonds titres cotation",
  trade: "commerce exportation importation tarif douane marchandises marché fournisseur gros magasin",
  company:
    "entreprise pdg fondateur siège filiale bénéfice chiffre startup actionnaire fusion fabricant salariés société",
  energy:
    "énergie électricité centrale nucléaire solaire éolien turbine réseau renouvelable réacteur hydroélectrique",
  oil: "pétrole gaz baril raffinerie oléoduc brut forage opep carburant essence",
  agriculture: "agriculture agriculteur culture blé récolte bétail ferme sol élevage irrigation",
  travel: "voyage touriste hôtel vacances vol tourisme visiteur plage destination croisière guide",
  // Technology
  software:
    "logiciel application mise version microsoft windows système exploitation utilisateur fonctionnalité",
  programming:
    "programmation langage code développeur compilateur bibliothèque framework javascript python fonction script",
  internet: "internet site ligne google facebook réseau social recherche navigateur web plateforme",
  telecom: "téléphone portable réseau opérateur smartphone télécom sms mobile fibre",
  hardware: "ordinateur processeur puce portable appareil mémoire graphique intel écran batterie",
  artificial_intelligence: "intelligence artificielle réseau neurones apprentissage modèle robot algorithme",
  video_games: "jeu vidéo nintendo playstation console xbox joueur multijoueur",
  cars: "voiture moteur véhicule automobile berline électrique constructeur modèle roue toyota",
  aviation: "avion compagnie aéroport vol pilote boeing airbus hélicoptère piste aviation",
  shipping: "navire port bateau capitaine croisière marine voile cargo ferry naufrage marin",
  railway: "chemin fer train gare rail locomotive métro ligne tramway voyageurs sncf",
  // Science
  space: "espace fusée nasa astronaute satellite orbite lancement vaisseau lune mission sonde mars",
  astronomy:
    "planète étoile astronome télescope galaxie solaire comète orbite astronomie nébuleuse constellation soleil",
  physics:
    "physique physicien quantique particule relativité gravité atome électron nucléaire mécanique théorie",
  chemistry:
    "chimie chimique élément chimiste acide métal composé molécule réaction périodique mercure liquide",
  mathematics:
    "mathématiques mathématicien théorème équation géométrie algèbre preuve nombre calcul conjecture",
  biology: "biologie biologiste cellule gène espèce évolution adn organisme bactérie génétique protéine",
  medicine:
    "médecine médecin hôpital patient chirurgien traitement médicament vaccin clinique thérapie chirurgie",
  disease: "maladie virus infection cancer épidémie symptôme pandémie fièvre foyer syndrome covid",
  environment:
    "environnement climat pollution réchauffement émissions conservation faune recyclage carbone écosystème serre",
  weather: "météo tempête ouragan pluie température prévisions neige typhon inondation cyclone sécheresse",
  // Nature
  animals:
    "animal mammifère espèce chien chat cheval sauvage zoo prédateur fourrure queue loup lion éléphant",
  birds: "oiseau plume nid aile aigle bec migrateur dinde œuf volaille",
  sea_life: "poisson requin baleine saumon océan pêche marin récif corail dauphin thon",
  plants: "plante fleur arbre feuille jardin graine forêt botanique espèce floraison racine arbuste",
  fruit: "fruit pomme verger jus mûr sucré tarte pelure banane cerise poire récolte vitamine",
  food: "nourriture plat fromage pain viande manger restaurant pâtes sauce repas goût ingrédient",
  drink: "vin bière boisson café thé bouteille whisky vignoble brasserie raisin alcool champagne",
  cooking: "recette cuisinier chef four cuire cuisine frire bouillir beurre sucre farine sel rôti poivre",
  // Places
  city: "ville maire centre capitale métropole banlieue quartier population rue urbain place commune",
  country:
    "pays nation frontière république capitale citoyen national population territoire drapeau indépendance",
  region: "région province comté district état préfecture administratif commune département",
  river: "fleuve rivière rive vallée coule affluent delta pont barrage cascade embouchure source",
  lake: "lac rive eau douce bassin étang glaciaire pêche",
  sea: "mer océan côte golfe détroit marin marée vague baie plage atlantique pacifique",
  mountain: "montagne sommet cime alpiniste alpes chaîne glacier randonnée volcan pente altitude",
  island: "île archipel atoll côte tropical insulaire lagon péninsule",
  desert: "désert dune sable oasis aride nomade chameau sahara bédouin",
};
