import { fr as functionWords } from "./function-words/fr.ts";
import type { LanguageData } from "./language-data.ts";

export const fr: LanguageData = {
  functionWords,
  commonWords: `abandon abandonnait abandonnant abandonne abandonné abandonnée abandonnées abandonnent abandonner abandonnés abandons
abeille abeilles abondamment abonné abonnement abonnements abonnés abordait abordant aborde abordé abordée abordées abordent aborder
abordés abri abricot abris absence absences absolu absolue absolues absolument absolus abstrait abstraite abstraites abstraits absurde
absurdes acceptait acceptant accepte accepté acceptée acceptées acceptent accepter acceptés accès accessible accessibles accident accidents
accompagnait accompagnant accompagne accompagné accompagnée accompagnées accompagnent accompagner accompagnés accord accordait accordant
accorde accordé accordée accordées accordent accorder accordés accords accueil accueils accusait accusant accusation accusations accuse
accusé accusée accusées accusent accuser accusés achat achats achetait achetant achete acheté achetée achetées achetent acheter achetés
achetez acier aciers acte actes acteur acteurs actif actifs action actions active actives activité activités actrice actrices actualité
actualités actuel actuelle actuellement actuelles actuels adaptait adaptant adaptation adaptations adapte adapté adaptée adaptées adaptent
adapter adaptés addition additions adieu administratif administratifs administration administrations administrative administratives
administratrice admirablement admirait admirant admire admiré admirée admirées admirent admirer admirés adolescent adolescents adoptait
adoptant adopte adopté adoptée adoptées adoptent adopter adoptés adorait adorant adore adoré adorée adorées adorent adorer adorés adresse
adresses adulte adultes adversaire adversaires affaire affaires affectait affectant affecte affecté affectée affectées affectent affecter
affectés affiche affiches affirmait affirmant affirmation affirmations affirme affirmé affirmée affirmées affirment affirmer affirmés
affreuse affreuses affreux affrontait affrontant affronte affronté affrontée affrontées affrontent affronter affrontés âge agence agences
agent agents âges agi agie agir agira agis agissait agissant agissent agit agneau agréable agréables agression agressions agricole
agricoles agriculteur agriculteurs agriculture agricultures aidait aidant aide aidé aidée aidées aident aider aides aidés aïeul aïeux aigle
aigles ail aile ailes aimable aimables aimait aimant aime aimé aimée aimées aiment aimer aimés air airs ajoutait ajoutant ajoute ajouté
ajoutée ajoutées ajoutent ajouter ajoutés album albums alcool alcools alerte alertes alimentation alimentations allaient allait allé allée
allégation allégations aller allés allez alliance alliances allié alliés allô allons allumait allumant allume allumé allumée allumées
allument allumer allumés allure allures alternatif alternatifs alternative alternativement alternatives amateur amateurs ambassade
ambassades ambassadeur ambassadeurs ambassadrice ambiance ambiances ambitieuse ambitieuses ambitieux ambition ambitions âme améliorait
améliorant amélioration améliorations améliore amélioré améliorée améliorées améliorent améliorer améliorés amenait amenant amende amendes
amene amené amenée amenées amenent amener amenés âmes ami amical amicale amicales amicaux amie amies amis amitié amitiés amour amoureuse
amoureuses amoureux amours ampleur ampleurs ampoule amusant amusante amusantes amusants an analysait analysant analyse analysé analysée
analysées analysent analyser analyses analysés ananas ancêtre ancêtres ancien ancienne anciennement anciennes anciens âne ânes ange anges
angle angles animait animal animant animateur animateurs animatrice animaux anime animé animée animées animent animer animés année années
anniversaire anniversaires annonçait annonçant annonce annoncé annoncée annoncées annoncent annoncer annonces annoncés annuel annuelle
annuellement annuelles annuels annulait annulant annule annulé annulée annulées annulent annuler annulés anonyme anonymes ans anthropologue
antique antiques anxieuse anxieuses anxieux appareil appareils apparition apparitions appartement appartements appartenir appartient appel
appelait appelant appele appelé appelée appelées appelent appeler appelés appels application applications appliquait appliquant applique
appliqué appliquée appliquées appliquent appliquer appliqués apportait apportant apporte apporté apportée apportées apportent apporter
apportés appréciait appréciant apprécie apprécié appréciée appréciées apprécient apprécier appréciés apprentissage apprentissages
approchait approchant approche approché approchée approchées approchent approcher approches approchés approuvait approuvant approuve
approuvé approuvée approuvées approuvent approuver approuvés appui appuis appuyait appuyant appuye appuyé appuyée appuyées appuyent appuyer
appuyés apte aptes araignée arbitraire arbitraires arbitre arbitres arbre arbres arc archéologue architecte architectes architecture
architectures archive archives arcs ardent ardente ardentes ardents argent argents argument arguments arme armé armée armées armes armés
armoire arrachait arrachant arrache arraché arrachée arrachées arrachent arracher arrachés arrange arrangé arrangeait arrangeant arrangée
arrangées arrangent arranger arrangés arrestation arrestations arrêt arrêtait arrêtant arrête arrêté arrêtée arrêtées arrêtent arrêter
arrêtés arrêts arrivait arrivant arrive arrivé arrivée arrivées arrivent arriver arrivés arrondissement arrondissements art artichaut
article articles artificiel artificielle artificielles artificiels artisan artisans artiste artistes artistique artistiques arts ascenseur
ascenseurs asiatique asiatiques aspect aspects asperge aspirateur assassin assassinait assassinant assassinat assassinats assassine
assassiné assassinée assassinées assassinent assassiner assassinés assassins assemblée assemblées assiette assiettes assistait assistance
assistances assistant assiste assisté assistée assistées assistent assister assistés associait associant association associations associe
associé associée associées associent associer associés assumait assumant assume assumé assumée assumées assument assumer assumés assurait
assurance assurances assurant assure assuré assurée assurées assurent assurer assurés astronaute astronome atelier ateliers athlète
athlètes atout atouts atroce atroces attaquait attaquant attaquants attaque attaqué attaquée attaquées attaquent attaquer attaques attaqués
attendez attentat attentats attente attentes attentif attentifs attention attentions attentive attentivement attentives attirait attirant
attire attiré attirée attirées attirent attirer attirés attitude attitudes attrapait attrapant attrape attrapé attrapée attrapées attrapent
attraper attrapés attribuait attribuant attribue attribué attribuée attribuées attribuent attribuer attribués aubergine audience audiences
auditeur auditrice augmentait augmentant augmentation augmentations augmente augmenté augmentée augmentées augmentent augmenter augmentés
auteur auteurs auto autobus automatique automatiques automne automnes autonome autonomes autorisait autorisant autorise autorisé autorisée
autorisées autorisent autoriser autorisés autoritairement autorité autorités autoroute autoroutes autos autrice autrices auxiliaire
auxiliaires avançait avançant avance avancé avancée avancées avancent avancer avances avancés avantage avantages avenir avenirs aventure
aventures avenue avenues aveugle aveugles avide avides avion avions avis avocat avocate avocats avouait avouant avoue avoué avouée avouées
avouent avouer avoués bagage bagages bague bagues baguette baguettes bain bains baissait baissant baisse baissé baissée baissées baissent
baisser baisses baissés bal balcon balcons baleine balle balles ballon ballons bals ban banal banale banales banane banaux banc bancs bande
bandes banlieue banlieues banque banques banquier banquiers bans bar barbe barbes barrage barrages barre barres barrière barrières bars bas
basait basant base basé basée basées basent baser bases basés basket baskets basketteur basse basses bassin bassins bataille batailles
bateau bateaux bâti bâtie bâtiment bâtiments bâtir bâtira bâtis bâtissait bâtissant bâtissent bâtit bâton bâtons batterie batteries baux
bavard bavarde bavardes bavards beau beaue beaues beauté beautés beaux bébé bébés belle belles bénéfice bénéfices bénéfique bénéfiques
berger bergers besoin besoins bétail bétails bête bêtement bêtes betterave beurre beurres bibliothèque bibliothèques bicyclette bicyclettes
biens bienvenue bière bières bijou bijous bijoux bilan bilans billet billets biographie biographies biologiste biscuit bizarre bizarrement
bizarres blague blagues blanc blance blances blanche blanches blancs blé blés blessait blessant blesse blessé blessée blessées blessent
blesser blessés blessure blessures bleu bleue bleues bleux bloc blocage blocages blocs blond blonde blondes blonds bloquait bloquant bloque
bloqué bloquée bloquées bloquent bloquer bloqués boeuf bœuf boire boit boîte boîtes bombardait bombardant bombarde bombardé bombardée
bombardées bombardent bombarder bombardés bombe bombes bon bonheur bonheurs bonjour bonne bonnes bonnet bonnets bons bonsoir bord bords
botaniste botte bottes bouche boucher bouchers bouches bouchon bouchons boucle boucles bouge bougé bougeait bougeant bougée bougées bougent
bouger bougés bougie bougies boulanger boulangerie boulangeries boulangers boule bouleau boules bouleversait bouleversant bouleverse
bouleversé bouleversée bouleversées bouleversent bouleverser bouleversés bouquet bouquets bourse bourses bout bouteille bouteilles boutique
boutiques bouton boutons bouts boxeur boxeuse boycott boycotts bracelet branche branches bras brave braves bravo brebis brefs brièvement
brillait brillant brillante brillantes brillants brille brillé brillée brillées brillent briller brillés brioche brique briques brisait
brisant brise brisé brisée brisées brisent briser brisés bruit bruits brûlait brûlant brûle brûlé brûlée brûlées brûlent brûler brûlés
brume brumes brun brune brunes bruns brusque brusquement brusques brutal brutale brutalement brutales brutaux bruyant bruyante bruyantes
bruyants bu budget budgets buisson buissons bulletin bulletins bureau bureaux but buteur buteurs buteuse buteuses buts cabinet cabinets
câble câbles cachait cachant cache caché cachée cachées cachent cacher cachés cadavre cadavres cadeau cadeaux cadre cadres café cafés cage
cages cahier cahiers cailloux caisse caisses calcul calculait calculant calcule calculé calculée calculées calculent calculer calculés
calculs calendrier calendriers calmait calmant calme calmé calmée calmées calment calmer calmes calmés camarade camarades caméra caméras
camion camions camp campagne campagnes camps canal canapé canard canards canaux cancer cancers candidat candidate candidates candidats
candidature candidatures canon canons cantine cantines canton cantons capable capables capacité capacités capitaine capitaines capitale
capitales capturait capturant capture capturé capturée capturées capturent capturer capturés caractère caractères caravane caravanes
carbone carbones carnet carnets carotte carrière carrières cartable carte cartes carton cartons cas case cases casque casques cassait
cassant casse cassé cassée cassées cassent casser casserole cassés catalogue catalogues catastrophe catastrophes catastrophique
catastrophiques catégorie catégories cathédrale cathédrales catholique catholiques causait causant cause causé causée causées causent
causer causes causés cavalier cavalière cave caves ceinture célébrait célébrant célébration célébrations célébre célébré célèbre célébrée
célébrées célébrent célébrer célébrés célèbres céleri cellule cellules cendre cendres centaine centaines central centrale centrales
centraux centre centres cents cercle cercles cérémonie cérémonies cerf cerise cerises certificat certificats cerveau cerveaux cessait
cessant cesse cessé cessée cessées cessent cesser cessés chaîne chaînes chair chairs chaise chaises chaleur chaleureusement chaleurs
chambre chambres chameau champ champagne champignon champion championnat championnats championne championnes champions champs chance
chances change changé changeait changeant changée changées changement changements changent changer changés chanson chansons chant chantait
chantant chante chanté chantée chantées chantent chanter chantés chanteur chanteurs chanteuse chanteuses chantier chantiers chants chapeau
chapeaux chapelle chapelles chapitre chapitres charbon charbons charge chargé chargeait chargeant chargée chargées chargent charger charges
chargés chargeur chariot chariots charmant charmante charmantes charmants charme charmes charte chartes chassait chassant chasse chassé
chassée chassées chassent chasser chasses chassés chasseur chasseurs chat château châteaux chats chaud chaude chaudes chauds chaussette
chaussettes chaussure chaussures chauve chef chefs chemin cheminée cheminées chemins chemise chemises chemisier chêne chênes cher cherchait
cherchant cherche cherché cherchée cherchées cherchent chercher cherchés chercheur chercheurs chercheuse chercheuses chère chèrement chères
chers cheval chevalier chevaliers chevaux cheveu cheveux chèvre chèvres chien chiens chiffre chiffres chimie chimies chimique chimiques
chimiste chirurgien chirurgienne choc chocolat chocolats chocs choisi choisie choisir choisira choisis choisissait choisissant choisissent
choisissez choisit choix chômage chômages chômeur chômeurs chose choses chou chous choux chrétien chrétienne chrétiennes chrétiens chute
chutes cidre ciel ciels cigarette cigarettes cimetière cimetières cinéaste cinéastes cinéma cinémas cinq cinquante cinquième
circonscription circonscriptions circonstance circonstances circuit circuits circulait circulant circulation circulations circule circulé
circulée circulées circulent circuler circulés citait citant cite cité citée citées citent citer cités citoyen citoyenne citoyennes
citoyens citron citrons civil civile civiles civilisation civilisations civils clair clairement claires clairs clan clans classait classant
classe classé classée classées classement classements classent classer classes classés classique classiques clause clauses clavier clé clef
clefs clergé clergés clés client clients climat climatique climatiques climats clinique cliniques cliquez cloche cloches clou clous club
clubs coalition coalitions cochon code codes coeur cœur coeurs cœurs coffre coffres coiffeur coiffeurs coiffeuse coin coins col colère
colères collaborateur collaborateurs collaboration collaborations collaboratrice collaboratrices collait collant colle collé collectif
collectifs collection collections collective collectivement collectives collectivité collectivités collée collées collège collèges collègue
collègues collent coller colles collés collier colline collines colonial coloniale coloniales coloniaux colonie colonies colonne colonnes
cols combat combats combattant combattants combinait combinant combine combiné combinée combinées combinent combiner combinés comédie
comédien comédienne comédiennes comédiens comédies comique comiques comité comités commandait commandant commandants commande commandé
commandée commandées commandement commandements commandent commander commandes commandés commandez commémoration commémorations commençait
commençant commence commencé commencée commencées commencement commencements commencent commencer commencés commentaire commentaires
commentait commentant commentateur commentateurs commente commenté commentée commentées commentent commenter commentés commerçant
commerçants commerce commerces commercial commerciale commerciales commerciaux commissaire commissaires commission commissions commode
commun communauté communautés commune communes communication communications communiquait communiquant communique communiqué communiquée
communiquées communiquent communiquer communiqués communs compagne compagnes compagnie compagnies compagnon compagnons comparable
comparables comparaison comparaisons comparait comparant compare comparé comparée comparées comparent comparer comparés compétence
compétences compétent compétente compétentes compétents compétition compétitions complet complétait complétant complete compléte complété
complète complétée complétées complètement complétent compléter completes complétés complètes complets complexe complexes complice
complices compliqué compliquée compliquées compliqués comportement comportements composait composant compose composé composée composées
composent composer composés compositeur compositeurs compositrice comptait comptant compte compté comptée comptées comptent compter comptes
comptés comté comtés concentrait concentrant concentre concentré concentrée concentrées concentrent concentrer concentrés concept
conception conceptions concepts concernait concerne concerné concernée concernées concernent concerner concernés concert concerts
concession concessions conclusion conclusions concombre concours concret concrete concretes concrets concurrence concurrences concurrent
concurrents condamnait condamnant condamnation condamnations condamne condamné condamnée condamnées condamnent condamner condamnés
condition conditions conducteur conducteurs conductrice conduire conduit conduite conduites conférence conférences confiait confiance
confiances confiant confie confié confiée confiées confient confier confiés confirmait confirmant confirmation confirmations confirme
confirmé confirmée confirmées confirment confirmer confirmés confiture conflit conflits confrontait confrontant confronte confronté
confrontée confrontées confrontent confronter confrontés congé congés congrès connaissait connaissance connaissances connaissent connaît
connaître connu connue connues connus conquête conquêtes consacrait consacrant consacre consacré consacrée consacrées consacrent consacrer
consacrés conscience consciences conscient consciente conscientes conscients conseil conseillait conseillant conseille conseillé conseillée
conseillées conseillent conseiller conseillère conseillers conseillés conseils conservait conservant conservateur conservateure
conservateures conservateurs conservation conservations conserve conservé conservée conservées conservent conserver conservés considérable
considérablement considérables considérait considérant considére considéré considérée considérées considérent considérer considérés
consistait consistant consiste consisté consistée consistées consistent consister consistés consommateur consommateurs consommation
consommations constamment constant constante constantes constants constat constatait constatant constate constaté constatée constatées
constatent constater constatés constats constituait constituant constitue constitué constituée constituées constituent constituer
constitués constitution constitutions construction constructions construire construit construite consultait consultant consultation
consultations consulte consulté consultée consultées consultent consulter consultés contact contacts conte contemporain contemporaine
contemporaines contemporains content contente contentes contents contenu contenus contes contexte contextes continent continents continu
continuait continuant continue continué continuée continuées continuent continuer continues continués continus contradictoire
contradictoires contraire contraires contrat contrats contribuait contribuant contribue contribué contribuée contribuées contribuent
contribuer contribués contribution contributions contrôlait contrôlant contrôle contrôlé contrôlée contrôlées contrôlent contrôler
contrôles contrôlés controverse controversé controversée controversées controverses controversés convaincre convaincu convaincue
convaincues convaincus conversation conversations conviction convictions convoquait convoquant convoque convoqué convoquée convoquées
convoquent convoquer convoqués coopérait coopérant coopération coopérations coopére coopéré coopérée coopérées coopérent coopérer coopérés
copain copains copiait copiant copie copié copiée copiées copient copier copies copiés coq coqs coraux corbeau corde cordes corps correct
correcte correctement correctes corrects correspondant correspondants corrige corrigé corrigeait corrigeant corrigée corrigées corrigent
corriger corrigés corruption corruptions cosmonaute costume costumes côtes coton cotons cou couchage couchait couchant couche couché
couchée couchées couchent coucher couches couchés couette coulait coulant coule coulé coulée coulées coulent couler coulés couleur coup
coupable coupables coupait coupant coupe coupé coupée coupées coupent couper coupes coupés couple couples coups cour courage courages
courageuse courageuses courageux couramment courant courants coureur coureurs coureuse courgette courir couronne couronnes courrier
courriers cours course courses court courte courtes courts couru cous cousin cousine cousines cousins coût coûtait coûtant coûte coûté
couteau couteaux coûtée coûtées coûtent coûter coûtés coûteuse coûteuses coûteux coûts couvert couverte couverture couvertures couvrir
craindre crapaud craquait craquant craque craqué craquée craquées craquent craquer craqués créait créant créateur créateurs créatif
créatifs création créations créative créatives créatrice crèche crèches crédit crédits crée créé créée créées créent créer créés crème
creusait creusant creuse creusé creusée creusées creusent creuser creusés crevette cri criait criant crie crié criée criées crient crier
criés crime crimes criminel criminels cris crise crises critère critères critiquait critiquant critique critiqué critiquée critiquées
critiquent critiquer critiques critiqués crocodile croient croire croisait croisant croise croisé croisée croisées croisent croiser croisés
croissance croissances croissant croit croix croyance croyances cru cruel cruelle cruelles cruels cuillère cuillères cuir cuire cuirs
cuisine cuisines cuisinier cuisinière cuisiniers cuit cuivre cuivres cultivait cultivant cultive cultivé cultivée cultivées cultivent
cultiver cultivés culture culturel culturelle culturelles culturels cultures curé curés curieuse curieusement curieuses curieux cuve cuves
cycle cycles cycliste cyclistes cygne dame dames danger dangereuse dangereusement dangereuses dangereux dangers dansait dansant danse dansé
dansée dansées dansent danser danses dansés danseur danseurs danseuse danseuses datait datant date daté datée datées datent dater dates
datés dauphin débarquait débarquant débarque débarqué débarquée débarquées débarquent débarquer débarqués débat débats début débutait
débutant débutants débute débuté débutée débutées débutent débuter débutés débuts décédé décédée décédées décédés décennie décennies
déception déceptions décès déchet déchets déchirait déchirant déchire déchiré déchirée déchirées déchirent déchirer déchirés décidait
décidant décide décidé décidée décidées décidément décident décider décidés décisif décisifs décision décisions décisive décisives
déclarait déclarant déclaration déclarations déclare déclaré déclarée déclarées déclarent déclarer déclarés déclenchait déclenchant
déclenche déclenché déclenchée déclenchées déclenchent déclencher déclenchés déclin déclins décor décorait décorant décore décoré décorée
décorées décorent décorer décorés décors découvert découverte découvertes découvre découvrent découvrez découvrir décret décrets décrire
décrit défaite défaites défaut défauts défend défendre défendu défense défenses défenseur défenseurs défenseuse défi déficit déficits
défilait défilant défile défilé défilée défilées défilent défiler défilés défini définie définir définira définis définissait définissant
définissent définit définition définitions définitivement défis dégage dégagé dégageait dégageant dégagée dégagées dégagent dégager dégagés
degré degrés dégustait dégustant déguste dégusté dégustée dégustées dégustent déguster dégustés délai délais délégation délégations délégué
délégués délibérément délicat délicate délicates délicats délicieuse délicieuses délicieux délit délits délivrait délivrant délivre délivré
délivrée délivrées délivrent délivrer délivrés demandait demandant demande demandé demandée demandées demandent demander demandes demandés
demandez démarche démarches démarrait démarrant démarre démarré démarrée démarrées démarrent démarrer démarrés déménage déménagé
déménageait déménageant déménagée déménagées déménagement déménagements déménagent déménager déménagés demeurait demeurant demeure demeuré
demeurée demeurées demeurent demeurer demeures demeurés démission démissionnait démissionnant démissionne démissionné démissionnée
démissionnées démissionnent démissionner démissionnés démissions démocratie démocraties démocratique démocratiques démonstration
démonstrations démontrait démontrant démontre démontré démontrée démontrées démontrent démontrer démontrés dénonçait dénonçant dénonce
dénoncé dénoncée dénoncées dénoncent dénoncer dénoncés dense denses dent dentiste dentistes dents départ département départements départs
dépassait dépassant dépasse dépassé dépassée dépassées dépassent dépasser dépassés dépêchait dépêchant dépêche dépêché dépêchée dépêchées
dépêchent dépêcher dépêches dépêchés dépensait dépensant dépense dépensé dépensée dépensées dépensent dépenser dépenses dépensés déplaçait
déplaçant déplace déplacé déplacée déplacées déplacement déplacements déplacent déplacer déplacés déployait déployant déploye déployé
déployée déployées déployent déployer déployés déposait déposant dépose déposé déposée déposées déposent déposer déposés dépôt dépôts
député députée députées députés dérange dérangé dérangeait dérangeant dérangée dérangées dérangent déranger dérangés dernier dernière
dernières derniers désaccord désaccords descendant descendants descente descentes description descriptions désert déserts désignait
désignant désigne désigné désignée désignées désignent désigner désignés désir désirait désirant désire désiré désirée désirées désirent
désirer désirés désirs désolé désolée désolées désolés dessert desserts dessin dessinait dessinant dessinateur dessinateurs dessine dessiné
dessinée dessinées dessinent dessiner dessinés dessins destin destination destinations destiné destinée destinées destinés destins
destruction destructions détail détaillait détaillant détaille détaillé détaillée détaillées détaillent détailler détaillés détails
détective détectives détention détentions détenu détenus déterminé déterminée déterminées déterminés détestait détestant déteste détesté
détestée détestées détestent détester détestés détournait détournant détourne détourné détournée détournées détournent détourner détournés
détruire détruit détruite dette dettes deuil deuils deuxième deuxièmement deuxièmes devaient devait développait développant développe
développé développée développées développement développements développent développer développés devenait deviendra deviennent devient
devinait devinant devine deviné devinée devinées devinent deviner devinés devint devise devises devoirs diable diables dialogue dialogues
diamant diamants dictateur dictateurs dictature dictatures dictionnaire dictionnaires dieu dieux différence différences différent
différente différentes différents difficile difficilement difficiles difficulté difficultés diffusait diffusant diffuse diffusé diffusée
diffusées diffusent diffuser diffusés digital digitale digitales digitaux digne dignes dimension dimensions diminuait diminuant diminue
diminué diminuée diminuées diminuent diminuer diminués dinde dîner dîners diplomate diplomates diplomatie diplomaties diplomatique
diplomatiques diplôme diplômes dira dire direct directe directement directes directeur directeurs direction directions directive directives
directrice directrices directs dirige dirigé dirigeait dirigeant dirigeante dirigeantes dirigeants dirigée dirigées dirigent diriger
dirigés diront disait disant discipline disciplines discours discrètement discussion discussions discutait discutant discute discuté
discutée discutées discutent discuter discutés disent disparaître disparition disparitions disparu disparue disponible disponibles
disposait disposant dispose disposé disposée disposées disposent disposer disposés dispositif dispositifs disposition dispositions
disputait disputant dispute disputé disputée disputées disputent disputer disputés disque disques dissipait dissipant dissipe dissipé
dissipée dissipées dissipent dissiper dissipés distance distances distant distante distantes distants distinction distinctions distinguait
distinguant distingue distingué distinguée distinguées distinguent distinguer distingués distribuait distribuant distribue distribué
distribuée distribuées distribuent distribuer distribués distribution distributions dites divin divine divines divins divisait divisant
divise divisé divisée divisées divisent diviser divisés divorce divorces dix dixième dizaine dizaines docteur docteurs doctrine doctrines
document documentaire documentaires documents doigt doigts dois domaine domaines domestique domestiques domicile domiciles dominait
dominant domine dominé dominée dominées dominent dominer dominés dommage dommages donnait donnant donne donné donnée données donnent donner
donnés dons dormir dort dos dossier dossiers douane douanes doublait doublant double doublé doublée doublées doublent doubler doublés douce
doucement douces douleur douleurs doute doutes doux douxe douxes douzaine douzaines douze drame drames drapeau drapeaux drogue drogues
droit droite droites droits duel duels duement dur durable durables durait dure duré durée durées durent durer dures durés durs dynamique
dynamiques dynastie dynasties eau eaux écart écartait écartant écarte écarté écartée écartées écartent écarter écartés écarts échange
échangé échangeait échangeant échangée échangées échangent échanger échanges échangés échappait échappant échappe échappé échappée
échappées échappent échapper échappés écharpe échec échecs échelle échelles échouait échouant échoue échoué échouée échouées échouent
échouer échoués éclair éclairait éclairant éclaire éclairé éclairée éclairées éclairent éclairer éclairés éclairs éclatait éclatant éclate
éclaté éclatée éclatées éclatent éclater éclatés école écoles écologie écologies écologique écologiques écologiste écologistes économie
économies économique économiquement économiques économiste économistes écoutait écoutant écoute écouté écoutée écoutées écoutent écouter
écoutés écoutez écran écrans écrasait écrasant écrase écrasé écrasée écrasées écrasent écraser écrasés écrire écrit écrite écrits écrivain
écrivaine écrivains écrivait écureuil édifice édifices éditeur éditeurs édition éditions éditorial éditoriaux éditrice éducatif éducatifs
éducation éducations éducative éducatives effaçait effaçant efface effacé effacée effacées effacent effacer effacés effectif effectifs
effectuait effectuant effectue effectué effectuée effectuées effectuent effectuer effectués effet effets efficace efficaces efficacité
efficacités effort efforts effrayait effrayant effraye effrayé effrayée effrayées effrayent effrayer effrayés égal égale égales égalité
égalités égaux église églises élaborait élaborant élabore élaboré élaborée élaborées élaborent élaborer élaborés élan élans élargi élargie
élargir élargira élargis élargissait élargissant élargissent élargit électeur électeurs élection élections électoral électorale électorales
électoraux électrice électricité électricités électrique électriques électronique électroniques élégant élégante élégantes élégants élément
éléments éléphant éléphants élevait élevant éleve élevé élève élevée élevées élevent élever élevés élèves éliminait éliminant élimine
éliminé éliminée éliminées éliminent éliminer éliminés élire élu élue élus embarquait embarquant embarque embarqué embarquée embarquées
embarquent embarquer embarqués embarras embauchait embauchant embauche embauché embauchée embauchées embauchent embaucher embauchés
embrassait embrassant embrasse embrassé embrassée embrassées embrassent embrasser embrassés émeute émeutes émigrait émigrant émigre émigré
émigrée émigrées émigrent émigrer émigrés émission émissions émotion émotions émouvant émouvante émouvantes émouvants empêchait empêchant
empêche empêché empêchée empêchées empêchent empêcher empêchés empereur empereurs empire empires emploi emplois employait employant employe
employé employée employées employent employer employés employeur employeurs emportait emportant emporte emporté emportée emportées
emportent emporter emportés emprunt emprunts enceinte encourage encouragé encourageait encourageant encouragée encouragées encouragent
encourager encouragés endroit endroits énergie énergies énergique énergiques enfance enfances enfant enfants enfermait enfermant enferme
enfermé enfermée enfermées enferment enfermer enfermés engage engagé engageait engageant engagée engagées engagent engager engagés enlevait
enlevant enleve enlevé enlevée enlevées enlevent enlever enlevés ennemi ennemis ennui ennuis énorme énormément énormes enquête enquêtes
enquêteur enquêteurs enregistrait enregistrant enregistre enregistré enregistrée enregistrées enregistrement enregistrements enregistrent
enregistrer enregistrés enrichi enrichie enrichir enrichira enrichis enrichissait enrichissant enrichissent enrichit enseignait enseignant
enseignants enseigne enseigné enseignée enseignées enseignement enseignements enseignent enseigner enseignés entend entendre entendu
entente ententes enterrement enterrements entier entière entièrement entières entiers entourait entourant entoure entouré entourée
entourées entourent entourer entourés entraînait entraînant entraîne entraîné entraînée entraînées entraînement entraînements entraînent
entraîner entraînés entraîneur entraîneurs entrait entrant entrée entrées entrent entrepreneur entrepreneurs entreprise entreprises entrer
entrés entretien entretiens envahi envahie envahir envahira envahis envahissait envahissant envahissent envahit enveloppe enveloppes envie
envies environnement environnemental environnementale environnementales environnementaux environnements envisage envisagé envisageait
envisageant envisagée envisagées envisagent envisager envisagés envoi envois envoyait envoyant envoye envoyé envoyée envoyées envoyent
envoyer envoyés épais épaise épaises épaule épaules épinard épisode épisodes époque époques épousait épousant épouse épousé épousée
épousées épousent épouser épouses épousés époux épreuve épreuves éprouvait éprouvant éprouve éprouvé éprouvée éprouvées éprouvent éprouver
éprouvés épuisé épuisée épuisées épuisés équilibre équilibres équipage équipages équipait équipant équipe équipé équipée équipées
équipement équipements équipent équiper équipes équipés érable ère ères erreur erreurs escalier escaliers escargot esclavage esclavages
esclave esclaves escrimeur espace espaces espèce espèces espérait espérance espérances espérant espére espéré espérée espérées espérent
espérer espérés espion espions espoir espoirs esprit esprits essai essais essayait essayant essaye essayé essayée essayées essayent essayer
essayés essayez essence essences essentiel essentielle essentielles essentiels essor essors estimait estimant estimation estimations estime
estimé estimée estimées estiment estimer estimés estomac estomacs ests établi établie établir établira établis établissait établissant
établissement établissements établissent établit étage étagère étages étalait étalant étale étalé étalée étalées étalent étaler étalés
étape étapes éteindre éteint étendre éternel éternelle éternellement éternelles éternels étoile étoiles étonnait étonnamment étonnant
étonnante étonnantes étonnants étonne étonné étonnée étonnées étonnement étonnements étonnent étonner étonnés étouffait étouffant étouffe
étouffé étouffée étouffées étouffent étouffer étouffés étrange étranger étrangère étrangères étrangers étranges étroit étroite étroitement
étroites étroits étude études étudiait étudiant étudiante étudiantes étudiants étudie étudié étudiée étudiées étudient étudier étudiés
évacuait évacuant évacue évacué évacuée évacuées évacuent évacuer évacués évaluait évaluant évalue évalué évaluée évaluées évaluent évaluer
évalués événement événements éventuellement évêque évêques évident évidente évidentes évidents évitait évitant évite évité évitée évitées
évitent éviter évités évoluait évoluant évolue évolué évoluée évoluées évoluent évoluer évolués évolution évolutions évoquait évoquant
évoque évoqué évoquée évoquées évoquent évoquer évoqués exact exacte exactement exactes exacts examen examens examinait examinant examine
examiné examinée examinées examinent examiner examinés excellent excellente excellentes excellents exception exceptionnel exceptionnelle
exceptionnellement exceptionnelles exceptionnels exceptions excès excessif excessifs excessive excessives exclamait exclamant exclame
exclamé exclamée exclamées exclament exclamer exclamés exclusif exclusifs exclusive exclusives exécutait exécutant exécute exécuté exécutée
exécutées exécutent exécuter exécutés exécution exécutions exemplaire exemplaires exemple exemples exerçait exerçant exerce exercé exercée
exercées exercent exercer exercés exercice exercices exige exigé exigeait exigeant exigée exigées exigence exigences exigent exiger exigés
exil exils existait existant existe existé existée existées existence existences existent exister existés exotique exotiques expansion
expansions expédition expéditions expérience expériences expérimental expérimentale expérimentales expérimentaux expert experts explication
explications explicite explicites expliquait expliquant explique expliqué expliquée expliquées expliquent expliquer expliqués exploit
exploitait exploitant exploitation exploitations exploite exploité exploitée exploitées exploitent exploiter exploités exploits explorait
explorant explore exploré explorée explorées explorent explorer explorés explosait explosant explose explosé explosée explosées explosent
exploser explosés explosion explosions exportait exportant exportation exportations exporte exporté exportée exportées exportent exporter
exportés exposait exposant expose exposé exposée exposées exposent exposer exposés exposition expositions expression expressions exprimait
exprimant exprime exprimé exprimée exprimées expriment exprimer exprimés expulsait expulsant expulse expulsé expulsée expulsées expulsent
expulser expulsés extension extensions extérieur extérieure extérieures extérieurs extrait extraits extraordinaire extraordinaires extrême
extrêmement extrêmes fabrication fabrications fabriquait fabriquant fabrique fabriqué fabriquée fabriquées fabriquent fabriquer fabriques
fabriqués fabuleuse fabuleuses fabuleux façade façades face faces facile facilement faciles facilitait facilitant facilite facilité
facilitée facilitées facilitent faciliter facilités façon façons facteur faculté facultés faible faiblement faibles faillite faillites faim
faims faits familial familiale familiales familiaux familier familière familières familiers famille familles fantastique fantastiques
fantôme fantômes farine farines fatal fatale fatales fataux fatigue fatigué fatiguée fatiguées fatigues fatigués faucon faune faunes fausse
fausses faute fautes fauteuil fauteuils faux fauxe fauxes faveur faveurs favorable favorables favori favorie favories favoris favorisait
favorisant favorise favorisé favorisée favorisées favorisent favoriser favorisés fédéral fédérale fédérales fédération fédérations fédéraux
fée fées félicitations féminin féminine féminines féminins femme femmes fenêtre fenêtres fer fermait fermant ferme fermé fermée fermées
fermement ferment fermer fermes fermés fermeture fermetures fermier fermière fermiers féroce féroces fers festival festivaux fêtait fêtant
fête fêté fêtée fêtées fêtent fêter fêtes fêtés feu feuille feuilles feuilleton feuilletons feux fiction fictions fidèle fidèlement fidèles
fier fière fièrement fières fiers fièvre fièvres figue figurait figurant figure figuré figurée figurées figurent figurer figures figurés
fil file files filet filets fille filles film filmait filmant filme filmé filmée filmées filment filmer filmés films fils fin final finale
finales finaliste finalistes finançait finançant finance financé financée financées financement financements financent financer finances
financés financier financière financièrement financières financiers finaux fine fines fini finie finir finira finis finissait finissant
finissent finit fins firme firmes fixait fixant fixe fixé fixée fixées fixent fixer fixes fixés fleur fleurs fleuve fleuves flexible
flexibles flotte flottes flou floue floues flous foi foie foies foire foires folie folies folle follement folles fonction fonctionnaire
fonctionnaires fonctionnait fonctionnant fonctionne fonctionné fonctionnée fonctionnées fonctionnement fonctionnements fonctionnent
fonctionner fonctionnés fonctions fond fondait fondamental fondamentale fondamentales fondamentaux fondant fondateur fondateurs fondation
fondations fondatrice fondatrices fonde fondé fondée fondées fondent fonder fondés fonds fondu fontaine fontaines football footballeur
footballeurs footballs forçait forçant force forcé forcée forcées forcent forcer forces forcés forêt forêts formait formant formation
formations forme formé formée formées formel formelle formellement formelles formels forment former formes formés formidable formidables
formule formules forteresse forteresses fortune fortunes forum forums fossé fossés fou foue foues fouillait fouillant fouille fouillé
fouillée fouillées fouillent fouiller fouillés foule foules four fourchette fourchettes fourmi fourni fournie fournir fournira fournis
fournissait fournissant fournissent fournisseur fournisseurs fournit fours fous foyer foyers fraction fractions fracture fractures fragile
fragiles fraîche fraîchement fraîches frais fraise fraises framboise framboises franc frances franchi franchie franchir franchira franchis
franchissait franchissant franchissent franchit frappait frappant frappe frappé frappée frappées frappent frapper frappés frein freins
fréquence fréquences fréquent fréquentait fréquentant fréquente fréquenté fréquentée fréquentées fréquentent fréquenter fréquentes
fréquentés fréquents frère frères froid froide froides froids fromage fromages front frontière frontières fronts fruit fruits fuir fuit
fuite fuites fumait fumant fume fumé fumée fumées fument fumer fumés funérailles furieuse furieuses furieux fusée fusées fusil fusils
fusion fusions futur future futures futurs gagnait gagnant gagnants gagne gagné gagnée gagnées gagnent gagner gagnés gai gaie gaies gain
gains gais galaxie galaxies galerie galeries gamin gamins gamme gammes gant gants garage garages garanti garantie garanties garantir
garantira garantis garantissait garantissant garantissent garantit garçon garçons gardait gardant garde gardé gardée gardées gardent garder
gardes gardés gardien gardiens gare gares gâteau gâteaux gauche gauches gaz géant géants gênait gênant gendarme gendarmerie gendarmeries
gendarmes gène gêne gêné gênée gênées gênent gêner général générale générales génération générations généraux généreuse généreuses généreux
génétique génétiques génie génies genou genous genoux genre genres gens gentil gentile gentiles gentils gentiment géographie géographies
géographique géographiques géologue gérait gérant gére géré gérée gérées gérent gérer gérés geste gestes gestion gestions gigantesque
gigantesques girafe glace glaces glissait glissant glisse glissé glissée glissées glissent glisser glissés global globale globalement
globales globaux gloire gloires glorieuse glorieuses glorieux golfe golfes gorge gorges gourmand gourmande gourmandes gourmands goût
goûtait goûtant goûte goûté goûtée goûtées goûtent goûter goûtés goûts gouvernait gouvernant gouverne gouverné gouvernée gouvernées
gouvernement gouvernements gouvernent gouverner gouvernés gouverneur gouverneurs grâces grade grades graduellement grain graine graines
grains graisse graisses grammaire grammaires grand grande grandes grandeur grandeurs grandi grandie grandir grandira grandis grandissait
grandissant grandissent grandit grands grange granges graphique graphiques gras grase grases gratuit gratuite gratuitement gratuites
gratuits grave gravement graves grenier greniers grenouille grève grèves grille grilles grimpait grimpant grimpe grimpé grimpée grimpées
grimpent grimper grimpés gris grise grises gros grose groses grosse grosses groupe groupes guêpe guéri guérie guérir guérira guéris
guérissait guérissant guérissent guérit guerre guerres guerrier guerriers guidait guidant guide guidé guidée guidées guident guider guides
guidés guitare guitares guitariste guitaristes gymnase gymnases gymnaste habile habiles habitait habitant habitants habitation habitations
habite habité habitée habitées habitent habiter habités habitude habitudes habituel habituelle habituelles habituels haine haines hall
halls halte haltes hanche hanches handballeur haricot haricots hasard hasards hausse hausses haut haute hautement hautes hauteur hauteurs
hauts hectare hectares hélas herbe herbes hérisson héritage héritages héritier héritiers héroïne héroïnes héros hésitait hésitant hésite
hésité hésitée hésitées hésitent hésiter hésités hêtre heure heures heureuse heureuses heureux heurtait heurtant heurte heurté heurtée
heurtées heurtent heurter heurtés hibou hiboux hippodrome hippodromes hirondelle histoire histoires historien historienne historiennes
historiens historique historiquement historiques hiver hivers homard homicide homicides hommage hommages homme hommes honnête honnêtement
honnêtes honneur honneurs honte hontes hôpital hôpitaux horaire horaires horizon horizons horizontal horizontale horizontales horizontaux
horloge horloges horreur horreurs horrible horribles hostile hostiles hôte hôtel hôtels hôtes hôtesse hôtesses huile huiles huitième huître
huîtres humain humaine humaines humains humanité humanités humble humbles humeur humeurs humide humides humour humours hymne hymnes
hypothèse hypothèses idéal idéale idéales idéaux idée idées identifiait identifiant identification identifications identifie identifié
identifiée identifiées identifient identifier identifiés identique identiques identité identités idéologie idéologies ignorait ignorant
ignore ignoré ignorée ignorées ignorent ignorer ignorés île îles illégal illégale illégales illégaux illusion illusions illustrait
illustrant illustration illustrations illustre illustré illustrée illustrées illustrent illustrer illustrés image images imaginait
imaginant imagination imaginations imagine imaginé imaginée imaginées imaginent imaginer imaginés imaginez imitait imitant imite imité
imitée imitées imitent imiter imités immédiat immédiate immédiates immédiats immense immenses immeuble immeubles immigrant immigrants
immigration immigrations immobile immobiles impact impacts impérial impériale impériales impériaux imperméable important importante
importantes importants imposait imposant imposante imposantes imposants impose imposé imposée imposées imposent imposer imposés impossible
impossibles impôt impôts impression impressionnait impressionnant impressionnante impressionnantes impressionnants impressionne
impressionné impressionnée impressionnées impressionnent impressionner impressionnés impressions imprimait imprimant imprimante imprime
imprimé imprimée imprimées impriment imprimer imprimerie imprimeries imprimés incapable incapables incarnait incarnant incarne incarné
incarnée incarnées incarnent incarner incarnés incendie incendies incertain incertaine incertaines incertains incident incidents incitait
incitant incite incité incitée incitées incitent inciter incités incluent inclure inclus incroyable incroyables indépendance indépendances
indépendant indépendante indépendantes indépendants indice indices indiquait indiquant indique indiqué indiquée indiquées indiquent
indiquer indiqués indirect indirecte indirectes indirects indispensable indispensables individu individuel individuelle individuelles
individuels individus industrie industriel industrielle industrielles industriels industries inévitablement infection infections inférieur
inférieure inférieures inférieurs infini infinie infinies infinis infirmier infirmière infirmières infirmiers inflation inflations
influençait influençant influence influencé influencée influencées influencent influencer influences influencés informait informant
informaticien information informations informatique informatiques informe informé informée informées informent informer informés
infrastructure infrastructures ingénieur ingénieurs initial initiale initiales initiative initiatives initiaux injure injures injuste
injustement injustes innocent innocente innocentes innocents inondation inondations inox inquiet inquiétait inquiétant inquiete inquiéte
inquiété inquiète inquiétée inquiétées inquiétent inquiéter inquietes inquiétés inquiètes inquiets inscription inscriptions inscrire
inscrit inscrite insecte insectes insistait insistant insiste insisté insistée insistées insistent insister insistés inspecteur inspecteurs
inspectrice inspirait inspirant inspiration inspirations inspire inspiré inspirée inspirées inspirent inspirer inspirés installait
installant installation installations installe installé installée installées installent installer installés instance instances instant
instantanément instants institut instituteur instituteurs institution institutions institutrice instituts instruction instructions
instruire instrument instruments insultait insultant insulte insulté insultée insultées insultent insulter insultes insultés intact intacte
intactes intacts intégration intégrations intellectuel intellectuelle intellectuelles intellectuels intelligence intelligences intelligent
intelligente intelligentes intelligents intense intenses intention intentions interactif interactifs interactive interactives interdiction
interdictions interdire interdit interdite interdits intéressait intéressant intéressante intéressantes intéressants intéresse intéressé
intéressée intéressées intéressent intéresser intéressés intérêt intérêts intérieur intérieure intérieures intérieurs intermédiaire
intermédiaires international internationale internationales internationaux internaute internautes interne internes interprétait
interprétant interprétation interprétations interpréte interprété interprète interprétée interprétées interprétent interpréter interprétés
interprètes interroge interrogé interrogeait interrogeant interrogée interrogées interrogent interroger interrogés intervenir intervention
interventions intervenu intervient interview interviews intime intimes introduction introductions introduit introduite inutile inutilement
inutiles invasion invasions inventait inventant invente inventé inventée inventées inventent inventer inventés inventeur inventeurs
invention inventions investi investie investir investira investis investissait investissant investissement investissements investissent
investisseur investisseurs investit invisible invisibles invitait invitant invitation invitations invite invité invitée invitées invitent
inviter invités ira ironique ironiquement ironiques iront isolé isolée isolées isolement isolements isolés issue issues ivoire ivoires
jaloux jalouxe jalouxes jambe jambes jambon jambons jardin jardinier jardiniers jardins jaune jaunes jet jetait jetant jete jeté jetée
jetées jetent jeter jetés jets jeu jeune jeunes jeunesse jeunesses jeux jockey joie joies joindre joli jolie jolies joliment jolis jouait
jouant joue joué jouée jouées jouent jouer joués jouet joueur joueurs joueuse joueuses jour journal journaliste journalistes journaux
journée journées jours joyeuse joyeuses joyeux judiciaire judiciaires judoka juge jugé jugeait jugeant jugée jugées jugement jugements
jugent juger juges jugés jupe jupes jurait jurant jure juré jurée jurées jurent jurer jurés juridique juridiques jury jurys jus juste
justement justes justice justices justifiait justifiant justifie justifié justifiée justifiées justifient justifier justifiés kilo
kilogramme kilogrammes kilomètre kilomètres kilos labo laboratoire laboratoires labos lac lâchait lâchant lâche lâché lâchée lâchées
lâchent lâcher lâches lâchés lacs laïc laïce laïces laïcs laine laines laissait laissant laisse laissé laissée laissées laissent laisser
laissés lait laits laitue lame lames lampe lampes lançait lançant lance lancé lancée lancées lancent lancer lancés langage langages langue
langues lapin lapins lard large larges larme larmes laser lasers latéral latérale latérales latéraux lauréat lauréate lauréates lauréats
lavage lavages lavait lavant lave lavé lavée lavées lavent laver lavés leader leaders leçon leçons lecteur lecteurs lectrice lecture
lectures légal légale légalement légales légaux légendaire légendaires légende légendes léger légère légèrement légères légers législation
législations légitime légitimes légume légumes lendemain lendemains lent lente lentement lentes lents lettre lettres lèvre lèvres lézard
liable liables liaison liaisons liait liant libérait libéral libérale libérales libérant libération libérations libéraux libére libéré
libérée libérées libérent libérer libérés liberté libertés librairie librairies libre librement libres licence licences lie lié liée liées
lien liens lient lier liés lieu lieutenant lieutenants lieux lièvre ligne lignes ligue ligues lilas limitait limitant limite limité limitée
limitées limitent limiter limites limités lin linguiste linguistique linguistiques lion lions liquide liquides lire lisez liste listes lit
litre litres lits littéraire littéraires littéralement littérature littératures livraison livraisons livrait livrant livre livré livrée
livrées livrent livrer livres livrés local locale localement locales localité localités locataire locataires locaux loge logé logeait
logeant logée logées logement logements logent loger logés logiciel logiciels logique logiquement logiques loi lointain lointaine
lointaines lointains lois loisir loisirs long longe longes longs longue longuement longues longueur longueurs lot louait louant loue loué
louée louées louent louer loués loup loups lourd lourde lourdement lourds lu lue lumière lumières lumineuse lumineuses lumineux lune lunes
lunette lunettes lus luttait luttant lutte lutté luttée luttées luttent lutter luttes luttés luxe luxes lycée lycéen lycéens lycées lys
machine machines maçon magasin magasins magazine magazines magie magies magique magiques magistrat magistrate magistrats magnifique
magnifiques maillot maillots main mains maire maires mairesse mairie mairies maison maisons maître maîtres maîtresse maîtresses majesté
majestés majestueuse majestueuses majestueux majeur majeure majeures majeurs majorité majorités mal malade malades maladie maladies
maladroit maladroite maladroites maladroits malheur malheureuse malheureuses malheureux malheurs manager managers manche manches mandat
mandats mange mangé mangeait mangeant mangée mangées mangent manger mangés mangue manière manières manifestait manifestant manifestants
manifestation manifestations manifeste manifesté manifestée manifestées manifestement manifestent manifester manifestes manifestés
manipulait manipulant manipule manipulé manipulée manipulées manipulent manipuler manipulés manœuvre manœuvres manquait manquant manque
manqué manquée manquées manquent manquer manques manqués manteau manteaux manuscrit manuscrits marathon marathons marbre marbres marchait
marchand marchandise marchandises marchands marchant marche marché marchée marchées marchent marcher marches marchés marée marées marge
marges mari mariage mariages mariait mariant marie marié mariée mariées marient marier mariés marin marines marins maris marquait marquant
marque marqué marquée marquées marquent marquer marques marqués marraine marraines marteau masculin masculine masculines masculins
massacrait massacrant massacre massacré massacrée massacrées massacrent massacrer massacres massacrés masse masses massif massifs massive
massivement massives match matchs matelas matériau matériaus matériel matériels maternel maternelle maternelles maternels maternité
maternités mathématicien mathématicienne mathématique mathématiques matière matières matin matinée matinées matins maudit maudite maudites
maudits mauvais mauvaise mauvaises maux maximal maximale maximales maximaux mécanicien mécaniciens mécanique mécaniques mécanisme
mécanismes méchant méchante méchantes méchants médaille médailles médecin médecine médecines médecins média médias médiatrice médical
médicale médicales médicament médicaments médicaux médiéval médiévale médiévales médiévaux médiocre médiocres meilleur meilleure meilleures
meilleurs mélange mélangé mélangeait mélangeant mélangée mélangées mélangent mélanger mélanges mélangés mélodie mélodies melon membre
membres mémoire mémoires mémorable mémorables menaçait menaçant menaçante menaçantes menaçants menace menacé menacée menacées menacent
menacer menaces menacés ménage ménages menait menant mene mené menée menées menent mener menés mensonge mensonges mensuel mensuelle
mensuelles mensuels mental mentale mentales mentaux mention mentionnait mentionnant mentionne mentionné mentionnée mentionnées mentionnent
mentionner mentionnés mentions menu menuisier menus mer merci mercis mère mères méritait méritant mérite mérité méritée méritées méritent
mériter mérites mérités mers merveille merveilles merveilleuse merveilleuses merveilleux message messages mesurait mesurant mesure mesuré
mesurée mesurées mesurent mesurer mesures mesurés met métal métaux météo météos méthode méthodes métier métiers mètre mètres métro métros
mettant mettent metteur metteurs mettra mettre meuble meubles meurt meurtre meurtres meurtrier meurtriers micro microphone microphones
micros midi midis miel miels milieu milieux militaire militaires militant militants mille millénaire millénaires milliard milliardaire
milliardaires milliards millier milliers million millions mince minces mine minerai minerais mines mineur mineure mineures mineurs minimal
minimale minimales minimaux ministère ministères ministre ministres minorité minorités minuit minuits minute minutes miracle miracles
miroir miroirs mis mise misérable misérables misère misères mises missile missiles mission missions mit mixte mixtes mobile mobiles mode
modèle modèles moderne modernes modes modeste modestes modifiait modifiant modification modifications modifie modifié modifiée modifiées
modifient modifier modifiés moine moines mois moitié moitiés moment moments monarchie monarchies monarque monarques monastère monastères
monde mondes mondial mondiale mondiales mondiaux monétaire monétaires monnaie monnaies montagne montagnes montait montant montants monte
monté montée montées montent monter montés montrait montrant montre montré montrée montrées montrent montrer montres montrés monument
monuments moral morale morales moraux morceau morceaux mort morte mortel mortelle mortelles mortels morts mosquée mosquées mot moteur
moteurs motif motifs motion motions motivait motivant motive motivé motivée motivées motivent motiver motivés moto motos mots mou mouche
mouches moue moues moule moulin moulins mourir mourut mous moustique mouton moutons mouvement mouvements moyen moyenne moyennes moyens
muguet multipliait multipliant multiplie multiplié multipliée multipliées multiplient multiplier multipliés multitude multitudes municipal
municipale municipales municipalité municipalités municipaux mur mûr mûre mûres murs mûrs muscle muscles musée musées musical musicale
musicales musicaux musicien musicienne musiciennes musiciens musique musiques mutuellement mystère mystères mystérieuse mystérieusement
mystérieuses mystérieux mythe mythes mythologie mythologies nage nagé nageait nageant nagée nagées nagent nager nagés nageur nageurs
nageuse naïf naïfe naïfes naïfs naissance naissances naît naître naquit natal natale natales natation natations nataux nation national
nationale nationales nationalité nationalités nationaux nations nature naturel naturelle naturellement naturelles naturels natures naval
navale navales navaux navette navettes navigateur navigateurs navigation navigations navire navires nécessité nécessités née nées négatif
négatifs négative négatives négociait négociant négociation négociations négocie négocié négociée négociées négocient négocier négociés
neige neiges nerf nerfs nerveuse nerveuses nerveux nés net nete netes nets nettement nettoyait nettoyant nettoye nettoyé nettoyée nettoyées
nettoyent nettoyer nettoyés neuf neufe neufes neufs neutre neutres neuve neuves neuvième neveu neveux nez niait niant nid nids nie nié
nièce nièces niée niées nient nier niés niveau niveaux noble nobles noblesse noblesses noces nocturne nocturnes noeud nœud noir noire
noires noirs noix nom nombre nombres nombreuse nombreuses nombreux nomination nominations nommait nommant nomme nommé nommée nommées
nomment nommer nommés noms nord nords normal normale normalement normales normalité normalités normaux notable notables notait notant note
noté notée notées notent noter notes notés notez notion notions notoirement nouait nouant noue noué nouée nouées nouent nouer noués nourri
nourrie nourrir nourrira nourris nourrissait nourrissant nourrissent nourrit nourriture nourritures nouveau nouveaue nouveaues nouveauté
nouveautés nouveaux nouvelle nouvellement nouvelles noyau noyaus nu nuage nuages nucléaire nucléaires nue nues nuire nuit nuits nullement
numérique numériques numéro numéros nus objectif objectifs objet objets obligation obligations obligatoire obligatoirement obligatoires
oblige obligé obligeait obligeant obligée obligées obligent obliger obligés obscur obscure obscures obscurs observait observant observateur
observateurs observation observations observe observé observée observées observent observer observés obstacle obstacles obtenir obtenu
obtenue obtient occasion occasions occupait occupant occupation occupations occupe occupé occupée occupées occupent occuper occupés océan
océans odeur odeurs oeil œil œillet œils oeuf œuf oeufs œufs oeuvre œuvre oeuvres œuvres offert offerte office offices officiel officielle
officiellement officielles officiels officier officiers offre offres offrir oie oignon oiseau oiseaux olive olives olympique olympiques
ombre ombres oncle oncles onde ondes onze opéra opérait opérant opéras opérateur opérateurs opération opérations opére opéré opérée opérées
opérent opérer opérés opinion opinions opposait opposant opposants oppose opposé opposée opposées opposent opposer opposés opposition
oppositions optimiste optimistes orage orages oral orale orales orange oranges oraux orchestre orchestres orchidée ordinaire ordinaires
ordinateur ordinateurs ordonnait ordonnance ordonnances ordonnant ordonne ordonné ordonnée ordonnées ordonnent ordonner ordonnés ordre
ordres oreille oreiller oreilles organe organes organique organiques organisait organisant organisateur organisateurs organisation
organisations organise organisé organisée organisées organisent organiser organisés organisme organismes orgue orgues orientait orientant
orientation orientations oriente orienté orientée orientées orientent orienter orientés original originale originales originaux origine
origines ornait ornant orne orné ornée ornées ornent orner ornés orphelin orphelins ors orthodoxe orthodoxes os osait osant ose osé osée
osées osent oser osés otage otages oubli oubliait oubliant oublie oublié oubliée oubliées oublient oublier oubliés oublis ouest ouests ours
outil outils ouvert ouverte ouvertement ouvertes ouverts ouverture ouvertures ouvrage ouvrages ouvre ouvrent ouvrier ouvrière ouvrières
ouvriers ouvrir oxygène oxygènes pacifique pacifiques page pages paiement paiements pain pains paire paires paisiblement paix palais pâle
pâles pamplemousse panier paniers panique paniques panneau panneaux pantalon pantalons panthère papa papas pape papes papier papiers
papillon papillons paquet paquets paradis paragraphe paragraphes paraissent paraître parallèle parallèles parapluie parc parcours parcs
pardon pardonnait pardonnant pardonne pardonné pardonnée pardonnées pardonnent pardonner pardonnés pardons pareil pareille pareilles
pareils parent parenthèse parenthèses parents paresse paresses parfait parfaite parfaitement parfaites parfaits parfum parfums pari parlait
parlant parle parlé parlée parlées parlement parlementaire parlementaires parlements parlent parler parlés parole paroles part partage
partages partagez partenaire partenaires partenariat partenariats partent parti participait participant participants participation
participations participe participé participée participées participent participer participés particule particules particulier particulière
particulièrement particulières particuliers partie partiellement parties partir partis partisan partisans parts paru parue parution
parutions parvenir parvient passablement passage passager passagers passages passait passant passants passe passé passée passées passent
passeport passeports passer passés passif passifs passion passionné passionnée passionnées passionnés passions passive passives pastèque
pasteur pasteurs paternel paternelle paternelles paternels pâtes patiemment patience patiences patient patients patinage patinages patineur
patineuse patrie patries patrimoine patrimoines patron patronne patronnes patrons pause pauses pauvre pauvres pauvreté pauvretés pavillon
pavillons payait payant paye payé payée payées payent payer payés pays paysage paysages paysan paysanne paysans peau peaux pêchait pêchant
pêche pêché pêchée pêchées pêchent pêcher pêches pêchés pêcheur pêcheurs peine peines peintre peintres peinture peintures pèlerin pèlerins
pelouse pelouses peluche pénalty pénaltys pénible péniblement pénibles pensait pensant pense pensé pensée pensées pensent penser pensés
penseur penseurs pensez pension pensions pente pentes perçait perçant perce percé percée percées percent percer percés perceuse perd
perdent perdre perdu perdue période périodes permanent permanente permanentes permanents permet permettent permettre permis permission
permissions perpétuel perpétuelle perpétuelles perpétuels perquisition perquisitions perroquet personnage personnages personnalité
personnalités personne personnel personnelle personnellement personnelles personnels personnes perspective perspectives perte pertes
perturbait perturbant perturbe perturbé perturbée perturbées perturbent perturber perturbés pesait pesant pese pesé pesée pesées pesent
peser pesés pessimiste pessimistes petit petite petitement petites petits peuple peuplé peuplée peuplées peuples peuplés peur peurs peux
pharmacien pharmacienne phase phases phénomène phénomènes philosophe philosophes philosophie philosophies philosophique philosophiques
phoque photo photographe photographes photographiait photographiant photographie photographié photographiée photographiées photographient
photographier photographies photographiés photos phrase phrases physicien physicienne physiciennes physiciens physique physiquement
physiques pianiste pianistes piano pianos pièce pièces pied pieds pierres piéton piétons pigeon pilotait pilotant pilote piloté pilotée
pilotées pilotent piloter pilotes pilotés pinceau pionnier pionniers piscine piscines piste pistes pistolet pistolets plaçait plaçant place
placé placée placées placent placer places placés plage plages plaidait plaidant plaide plaidé plaidée plaidées plaident plaider plaidés
plainte plaintes plaire plaisantait plaisantant plaisante plaisanté plaisantée plaisantées plaisantent plaisanter plaisantés plaisir
plaisirs plaît plan planche planches planète planètes plans plantait plantant plante planté plantée plantées plantent planter plantes
plantés plat plate plateau plateaux plateforme plateformes plates plats plein pleine pleinement pleines pleins pleurait pleurant pleure
pleuré pleurée pleurées pleurent pleurer pleurés pleuvoir plombier plonge plongé plongeait plongeant plongée plongées plongent plonger
plongés pluie pluies plume plumes poche poches poêle poème poèmes poésie poésies poète poètes poétique poétiques poids pointe pointes
points poire poireau poires poisson poissons poitrine poitrines poivre poivres poivron police polices policier policière policiers
politicien politiciens politique politiquement politiques politologue pollué polluée polluées pollués pollution pollutions polyester pomme
pommes pompe pompes pompier pompiers pont ponts populaire populairement populaires population populations porc porcs port portable
portables portait portant porte porté portée portées portefeuille portefeuilles portent porter portes portés portrait portraits ports
posait posant pose posé posée posées posent poser poses posés positif positifs position positions positive positives possédait possédant
posséde possédé possédée possédées possédent posséder possédés possession possessions possibilité possibilités possible possibles poste
postes pot poteau poteaux potentiel potentielle potentielles potentiels potiron pots poudre poudres poule poules poulet poulets poupée
poupées pourcentage pourcentages poursuit poursuite poursuites poursuivi poursuivre poussait poussant pousse poussé poussée poussées
poussent pousser poussés poussière poussières pouvoirs pratiquait pratiquant pratique pratiqué pratiquée pratiquées pratiquent pratiquer
pratiques pratiqués précaution précautions précédait précédant précéde précédé précédée précédées précédemment précédent précédente
précédentes précédents précéder précédés précieuse précieuses précieux précis précisait précisant précise précisé précisée précisées
précisent préciser précises précisés précision précisions prédécesseur prédécesseurs préfecture préfectures préférait préférant préfére
préféré préférée préférées préférence préférences préférent préférer préférés préfet préfets préjugé préjugés prématurément premier
première premièrement premières premiers prenant prend prendra prendre preneur preneurs prenez prennent préoccupation préoccupations
préparait préparant préparation préparations prépare préparé préparée préparées préparent préparer préparés présence présences présent
présentait présentant présentateur présentateurs présentation présentations présentatrice présentatrices présente présenté présentée
présentées présentent présenter présentes présentés présents préservait préservant préserve préservé préservée préservées préservent
préserver préservés présidait présidant préside présidé présidée présidées présidence présidences président présidentiel présidentielle
présidentielles présidentiels présidents présider présidés pressait pressant presse pressé pressée pressées pressent presser presses
pressés pression pressions prestige prestiges prestigieuse prestigieuses prestigieux prêt prêtait prêtant prête prêté prêtée prêtées
prétend prétendre prêtent prêter prêtes prêtés prêtre prêtres prêts preuve preuves prévision prévisions prévoir prévoit prévu prévue
prévues prévus priait priant prie prié priée priées prient prier prière prières priés primaire primaires prince princes princesse
princesses principal principale principales principaux principe principes printemps priorité priorités pris prise prises prison prisonnier
prisonniers prisons prit privait privant prive privé privée privées privent priver privés prix probable probables problème problèmes
procédait procédant procéde procédé procédée procédées procédent procéder procédés procédure procédures procès processus prochain prochaine
prochaines prochains proches proclamait proclamant proclamation proclamations proclame proclamé proclamée proclamées proclament proclamer
proclamés procurait procurant procure procuré procurée procurées procurent procurer procurés procureur procureurs producteur producteurs
productif productifs production productions productive productives productrice produire produit produite produits professeur professeurs
profession professionnel professionnelle professionnelles professionnels professions profil profils profit profitait profitant profite
profité profitée profitées profitent profiter profités profitez profits profond profonde profondément profondes profondeur profondeurs
profonds programme programmes progrès progressait progressant progresse progressé progressée progressées progressent progresser progressés
progressif progressifs progressive progressivement progressives projet projets prolifique prolifiques prolonge prolongé prolongeait
prolongeant prolongée prolongées prolongent prolonger prolongés promenade promenades promesse promesses promettre promis promo promotion
promotions prononçait prononçant prononce prononcé prononcée prononcées prononcent prononcer prononcés propagande propagandes prophète
prophètes proportion proportions propos proposait proposant propose proposé proposée proposées proposent proposer proposés proposition
propositions propre proprement propres propriétaire propriétaires propriété propriétés prospérait prospérant prospére prospéré prospère
prospérée prospérées prospérent prospérer prospérés prospères protection protections protége protégé protégeait protégeant protégée
protégées protégent protéger protégés protestait protestant protestante protestantes protestants protestation protestations proteste
protesté protestée protestées protestent protester protestés protocole protocoles prototype prototypes prouvait prouvant prouve prouvé
prouvée prouvées prouvent prouver prouvés province provinces provision provisions provoquait provoquant provoque provoqué provoquée
provoquées provoquent provoquer provoqués prune psychologie psychologies psychologique psychologiques psychologue psychologues publiait
publiant public publication publications publice publices publicité publicités publics publie publié publiée publiées publient publier
publiés publique publiquement publiques puissance puissances puissant puissante puissantes puissants puisse puissent puits pull pullover
puni punie punir punira punis punissait punissant punissent punit punition punitions pur pure purement pures purs qualifiait qualifiant
qualification qualifications qualifie qualifié qualifiée qualifiées qualifient qualifier qualifiés qualité qualités quantité quantités
quarante quart quartier quartiers quarts quatorze quatre quatrième question questionnait questionnant questionne questionné questionnée
questionnées questionnent questionner questionnés questions queue queues quinze quittait quittant quitte quitté quittée quittées quittent
quitter quittés quotidien quotidienne quotidiennes quotidiens race races racine racines racisme racismes racontait racontant raconte
raconté racontée racontées racontent raconter racontés radical radicale radicalement radicales radicaux radio radios radis rail rails
raisin raisins raison raisons ralenti ralentie ralentir ralentira ralentis ralentissait ralentissant ralentissent ralentit ramassait
ramassant ramasse ramassé ramassée ramassées ramassent ramasser ramassés rame ramenait ramenant ramene ramené ramenée ramenées ramenent
ramener ramenés rames randonnée randonnées rang rangée rangées rangs rapide rapidement rapides rappelait rappelant rappele rappelé rappelée
rappelées rappelent rappeler rappelés rapport rapportait rapportant rapporte rapporté rapportée rapportées rapportent rapporter rapportés
rapports raquette raquettes rare rares rassemblait rassemblant rassemble rassemblé rassemblée rassemblées rassemblent rassembler rassemblés
rat ratait ratant rate raté ratée ratées ratent rater ratés ratifiait ratifiant ratifie ratifié ratifiée ratifiées ratifient ratifier
ratifiés rationnel rationnelle rationnelles rationnels rats rattrapait rattrapant rattrape rattrapé rattrapée rattrapées rattrapent
rattraper rattrapés rayon rayons réaction réactions réagi réagie réagir réagira réagis réagissait réagissant réagissent réagit réalisait
réalisant réalisateur réalisateurs réalisation réalisations réalisatrice réalisatrices réalise réalisé réalisée réalisées réalisent
réaliser réalisés réalité réalités rebelle rebelles récent récente récentes récents réception réceptions recette recettes recevoir
recherche recherches récit récits réclamait réclamant réclame réclamé réclamée réclamées réclament réclamer réclamés reçoit récolte
récoltes recommandait recommandant recommandation recommandations recommande recommandé recommandée recommandées recommandent recommander
recommandés récompensait récompensant récompense récompensé récompensée récompensées récompensent récompenser récompenses récompensés
réconciliait réconciliant réconcilie réconcilié réconciliée réconciliées réconcilient réconcilier réconciliés reconnaissance
reconnaissances reconnaît reconnaître reconnu reconnue reconstruction reconstructions record records recours reçu reçue reculait reculant
recule reculé reculée reculées reculent reculer reculés récupérait récupérant récupére récupéré récupérée récupérées récupérent récupérer
récupérés reçut rédacteur rédacteurs rédaction rédactions rédactrice redevance redevances redoutait redoutant redoute redouté redoutée
redoutées redoutent redouter redoutés réduction réductions réduire réduit réduite réel réelle réellement réelles réels référence références
référendum référendums réfléchi réfléchie réfléchir réfléchira réfléchis réfléchissait réfléchissant réfléchissent réfléchit réflexion
réflexions réforme réformes réfrigérateur réfugié réfugiés refus refusait refusant refuse refusé refusée refusées refusent refuser refusés
regagnait regagnant regagne regagné regagnée regagnées regagnent regagner regagnés regard regardait regardant regarde regardé regardée
regardées regardent regarder regardés regardez regards régie régies régime régimes région régional régionale régionales régionaux régions
registre registres réglait réglant régle réglé règle réglée réglées règlement règlements réglent régler réglés règles régnait régnant régne
régné règne régnée régnées régnent régner régnés règnes regret regrets regrettait regrettant regrette regretté regrettée regrettées
regrettent regretter regrettés régulier régulière régulièrement régulières réguliers reine reines rejet rejetait rejetant rejete rejeté
rejetée rejetées rejetent rejeter rejetés rejets rejoindre rejoint rejoints relançait relançant relance relancé relancée relancées
relancent relancer relancés relation relations relevait relevant releve relevé relevée relevées relevent relever relevés reliait reliant
relie relié reliée reliées relient relier reliés religieuse religieuses religieux religion religions remarquable remarquablement
remarquables remarquait remarquant remarque remarqué remarquée remarquées remarquent remarquer remarques remarqués remboursait remboursant
rembourse remboursé remboursée remboursées remboursent rembourser remboursés remède remèdes remerciait remerciant remercie remercié
remerciée remerciées remerciement remerciements remercient remercier remerciés remettre remis remise remises remontait remontant remonte
remonté remontée remontées remontent remonter remontés remplaçait remplaçant remplaçants remplace remplacé remplacée remplacées remplacent
remplacer remplacés rempli remplie remplir remplira remplis remplissait remplissant remplissent remplit remportait remportant remporte
remporté remportée remportées remportent remporter remportés renard rencontrait rencontrant rencontre rencontré rencontrée rencontrées
rencontrent rencontrer rencontres rencontrés rend rendement rendements rendent rendre rendu rendue renforçait renforçant renforce renforcé
renforcée renforcées renforcent renforcer renforcés renfort renforts renonçait renonçant renonce renoncé renoncée renoncées renoncent
renoncer renoncés renouvelait renouvelant renouvele renouvelé renouvelée renouvelées renouvelent renouveler renouvelés rénovait rénovant
rénove rénové rénovée rénovées rénovent rénover rénovés renseignement renseignements rentrait rentrant rentre rentré rentrée rentrées
rentrent rentrer rentrés renversait renversant renverse renversé renversée renversées renversent renverser renversés renvoi renvois répandu
réparait réparant réparation réparations répare réparé réparée réparées réparent réparer réparés repas repère repères répertoire
répertoires répétait répétant répéte répété répétée répétées répétent répéter répétés replaçait replaçant replace replacé replacée
replacées replacent replacer replacés répond répondent répondre répondu réponse réponses reportage reportages reportait reportant reporte
reporté reportée reportées reportent reporter reporters reportés repos reposait reposant repose reposé reposée reposées reposent reposer
reposés reprend reprendre représentait représentant représentants représentation représentations représente représenté représentée
représentées représentent représenter représentés repris reprise reprises reprochait reprochant reproche reproché reprochée reprochées
reprochent reprocher reproches reprochés république républiques réputation réputations requête requêtes requin requins réseau réseaux
réservait réservant réserve réservé réservée réservées réservent réserver réserves réservés résidait résidant réside résidé résidée
résidées résidence résidences résident résidents résider résidés résistait résistance résistances résistant résistants résiste résisté
résistée résistées résistent résister résistés résolu résolution résolutions résoudre respect respectait respectant respecte respecté
respectée respectées respectent respecter respectés respectivement respects respirait respirant respire respiré respirée respirées
respirent respirer respirés responsabilité responsabilités responsable responsables ressemblait ressemblant ressemble ressemblé ressemblée
ressemblées ressemblent ressembler ressemblés ressource ressources restait restant restaurait restaurant restaurants restaure restauré
restaurée restaurées restaurent restaurer restaurés reste resté restée restées restent rester restes restés restriction restrictions
résultat résultats retard retards retenir retenu retirait retirant retire retiré retirée retirées retirent retirer retirés retour
retournait retournant retourne retourné retournée retournées retournent retourner retournés retours retrait retraite retraites retraits
retrouvait retrouvant retrouve retrouvé retrouvée retrouvées retrouvent retrouver retrouvés réuni réunie réunion réunions réunir réunira
réunis réunissait réunissant réunissent réunit réussi réussie réussir réussira réussis réussissait réussissant réussissent réussit réussite
réussites rêvait revanche revanches rêvant rêve rêvé rêvée rêvées réveillait réveillant réveille réveillé réveillée réveillées réveillent
réveiller réveillés révélait révélant révélation révélations révéle révélé révélée révélées révélent révéler révélés revendiquait
revendiquant revendique revendiqué revendiquée revendiquées revendiquent revendiquer revendiqués revenir rêvent revenu revenue revenus
rêver revers rêves rêvés revient révision révisions revoir révolte révoltes révolution révolutionnaire révolutionnaires révolutions revue
revues riche riches richesse richesses rideau rideaux ridicule ridicules rigide rigides rigoureusement rire rires risquait risquant risque
risqué risquée risquées risquent risquer risqués rite rites rival rivale rivales rivaux rivière rivières riz robe robes robot robots
robuste robustes roche rocher rochers roches roi rois rôle rôles roman romancier romancière romancières romanciers romans romantique
romantiques rompre rompu rond ronde rondes ronds rose roses rôti rôtis roue roues rouge rouges roulait roulant roule roulé roulée roulées
roulent rouler roulés route routes royal royale royales royaume royaumes royaux ruban rubans rude rudes rue rues rugbyman ruinait ruinant
ruine ruiné ruinée ruinées ruinent ruiner ruines ruinés rumeur rumeurs rupture ruptures rural rurale rurales ruraux ruse rusé rusée rusées
ruses rusés rythme rythmes sable sables sac sache sachez sacré sacrée sacrées sacrés sacrifice sacrifices sacs sage sagement sages sain
saine saines sains saint sainte saintes saints saisi saisie saisir saisira saisis saisissait saisissant saisissent saisit saison saisons
salaire salaires salarié salariés sale sales salle salles salon salons saluait saluant salue salué saluée saluées saluent saluer salués
salut saluts sanction sanctions sanctuaire sanctuaires sandales sang sanglant sanglante sanglantes sanglants sanglier sangliers sangs santé
santés sapin sapins satellite satellites satisfaction satisfactions sauce sauces saucisse saumon saut sautait sautant saute sauté sautée
sautées sautent sauter sautés sauts sauvage sauvages sauvait sauvant sauve sauvé sauvée sauvées sauvent sauver sauvés sauvetage sauvetages
savait savant savants savent saveur saveurs savon savons scandale scandales scénario scénarios scénariste scénaristes scène scènes science
sciences scientifique scientifiques scolaire scolaires score scores scrutin scrutins sculpteur sculpteurs sculptrice sculpture sculptures
séance séances sec sece seces sèche sèches second secondaire secondaires seconde secondes secours secret secrétaire secrétaires secrete
secrète secrètement secretes secrètes secrets secs secteur secteurs section sections sécurité sécurités séduire séduit séisme séismes seize
séjour séjournait séjournant séjourne séjourné séjournée séjournées séjournent séjourner séjournés séjours sel sélection sélectionnait
sélectionnant sélectionne sélectionné sélectionnée sélectionnées sélectionnent sélectionner sélectionnés sélectionneur sélectionneurs
sélectionneuse sélections sels semaine semaines semblable semblables semblait semblant semble semblé semblée semblées semblent sembler
semblés semestre semestres sénat sénateur sénateurs sénatrice sénats sens sensation sensations sensible sensiblement sensibles sent
sentence sentences senti sentier sentiers sentiment sentiments sentir séparait séparant séparation séparations sépare séparé séparée
séparées séparent séparer séparés sept septième série séries sérieuse sérieusement sérieuses sérieux serpent serpents serrait serrant serre
serré serrée serrées serrent serrer serrés serrurier sert servent serveur serveurs servi service services serviette serviettes servir
session sessions seuil seuils seules seuls sévère sévèrement sévères sexe sexes sexuel sexuelle sexuelles sexuels siècle siècles siège
sièges signait signal signalait signalant signale signalé signalée signalées signalent signaler signalés signant signature signatures
signaux signe signé signée signées signent signer signes signés significatif significatifs signification significations significative
significatives silence silences silencieuse silencieusement silencieuses silencieux silhouette silhouettes similaire similaires similitude
similitudes simple simplement simples simultanément sincère sincèrement sincères singe site sites situait situant situation situations
situe situé située situées situent situer situés six sixième ski skieur skieurs skis slogan slogans social sociale socialement sociales
socialiste socialistes sociaux société sociétés sociologue soeur sœur soeurs sœurs soie soies soif soifs soignait soignant soigne soigné
soignée soignées soignent soigner soignés soigneusement soin soins soir soirée soirées soirs soixante sol solaire solaires soldat soldats
solde soldes soleil soleils solennellement solidarité solidarités solide solides solitaire solitaires sols solution solutions sombre
sombres sommairement sommeil sommeils sommet sommets somptueuse somptueuses somptueux sondage sondages sonnait sonnant sonne sonné sonnée
sonnées sonnent sonner sonnés sons sophistiqué sophistiquée sophistiquées sophistiqués sorcier sorcière sorcières sorciers sort sortent
sorti sortie sorties sortir sorts sou souci soucis soudaine soudainement soudaines soudains souffle souffles souffrance souffrances souffre
souffrir souhait souhaitait souhaitant souhaite souhaité souhaitée souhaitées souhaitent souhaiter souhaités souhaits soulevait soulevant
souleve soulevé soulevée soulevées soulevent soulever soulevés soulier souliers soulignait soulignant souligne souligné soulignée
soulignées soulignent souligner soulignés soupçonnait soupçonnant soupçonne soupçonné soupçonnée soupçonnées soupçonnent soupçonner
soupçonnés soupe soupes source sources sourire sourires souris soutenir soutenu soutien soutiens soutient souvenir souvenirs souveraineté
souverainetés spatial spatiale spatiales spatiaux spécial spéciale spéciales spécialiste spécialistes spécialité spécialités spéciaux
spécifique spécifiques spectacle spectacles spectaculaire spectaculaires spectateur spectateurs spectatrice sphère sphères spirituel
spirituelle spirituelles spirituels splendide splendides sport sportif sportifs sportive sportives sports sprinteur stable stables stade
stades stage stages star stars station stations statique statiques statistique statistiques statue statues statut statuts stimulait
stimulant stimule stimulé stimulée stimulées stimulent stimuler stimulés stoppait stoppant stoppe stoppé stoppée stoppées stoppent stopper
stoppés stratégie stratégies strict stricte strictement strictes stricts structure structures studio studios stupide stupides style styles
stylo stylos su subi subie subir subira subis subissait subissant subissent subit subitement substance substances subtil subtile subtiles
subtils succédait succédant succéde succédé succédée succédées succédent succéder succédés succès successeur successeurs successif
successifs successive successivement successives succursale succursales sucre sucres sud suds suffisamment suffisant suffisante suffisantes
suffisants suffrage suffrages suggérait suggérant suggére suggéré suggérée suggérées suggérent suggérer suggérés suicide suicides suit
suivent suivez suivi suivie suivre sujet sujets supérieur supérieure supérieures supérieurs supermarché supermarchés support supportait
supportant supporte supporté supportée supportées supportent supporter supporters supportés supporteur supporteurs supports supposait
supposant suppose supposé supposée supposées supposément supposent supposer supposés supprimait supprimant supprime supprimé supprimée
supprimées suppriment supprimer supprimés suprême suprêmes sûre sûrement sûres surface surfaces surmontait surmontant surmonte surmonté
surmontée surmontées surmontent surmonter surmontés surprenant surprenante surprenantes surprenants surpris surprise surprises sûrs
surveillait surveillance surveillances surveillant surveille surveillé surveillée surveillées surveillent surveiller surveillés survenir
survenu survie survies survivant survivants survivre suspect suspectait suspectant suspecte suspecté suspectée suspectées suspectent
suspecter suspectes suspectés suspects symbole symboles symbolisait symbolisant symbolise symbolisé symbolisée symbolisées symbolisent
symboliser symbolisés sympathie sympathies sympathique sympathiques symphonie symphonies symptôme symptômes syndicat syndicats synthèse
synthèses systématique systématiques système systèmes tabac tabacs table tableau tableaux tables tablette tâche tâches taille tailles
talent talents tambour tambours tante tantes tapis tardif tardifs tardive tardives tarte tasse tasses taureau taureaux taux taxe taxes taxi
taxis technicien techniciens technique techniques technologie technologies technologique technologiques télé télécommande téléphonait
téléphonant téléphone téléphoné téléphonée téléphonées téléphonent téléphoner téléphones téléphonés télés téléspectateur téléspectateurs
téléviseur télévision télévisions témoignage témoignages témoin témoins tempérament tempéraments température températures tempête tempêtes
temple temples temporaire temporairement temporaires temps tenait tendance tendances tendre tendres tenir tennisman tension tensions
tentait tentant tentative tentatives tente tenté tentée tentées tentent tenter tentes tentés tenu tenue terme termes terminait terminal
terminant terminaux termine terminé terminée terminées terminent terminer terminés terrain terrains terrasse terrasses terre terres terreur
terreurs terrible terribles territoire territoires territorial territoriale territoriales territoriaux terrorisme terrorismes terroriste
terroristes test testait testament testaments testant teste testé testée testées testent tester testés tests tête têtes texte textes thé
théâtre théâtres thème thèmes théologie théologies théorie théories théorique théoriquement théoriques thés thèse thèses thon ticket
tickets tiède tièdes tiennent tiens tient tiers tigre tigres tilleul timbre timbres timide timides tir tirait tirant tire tiré tirée tirées
tirent tirer tirés tireur tireurs tirs tissu tissus titre titres titulaire titulaires toile toiles toilette toilettes toit toits tomate
tombait tombant tombe tombé tombeau tombeaux tombée tombées tombent tomber tombes tombés tonne tonnerre tonnerres tonnes tons tortue
torture tortures total totaux touchait touchant touche touché touchée touchées touchent toucher touches touchés tourisme tourismes touriste
touristes touristique touristiques tournage tournages tournait tournant tournants tourne tourné tournée tournées tournent tourner tournés
tournesol tournevis tournoi tournois traçait traçant trace tracé tracée tracées tracent tracer tracés tradition traditions traducteur
traducteurs traduction traductions traductrice traduire traduit traduite tragédie tragédies tragique tragiquement tragiques trahison
trahisons train trains traitait traitant traite traité traitée traitées traitement traitements traitent traiter traités traiteur trajet
trajets tramway tramways tranche tranches tranquille tranquillement tranquilles transférait transférant transfére transféré transférée
transférées transférent transférer transférés transfert transferts transformait transformant transformation transformations transforme
transformé transformée transformées transforment transformer transformés transition transitions transmettre transmis transmission
transmissions transport transportait transportant transporte transporté transportée transportées transportent transporter transportés
transports travail travaillait travaillant travaille travaillé travaillée travaillées travaillent travailler travaillés travailleur
travailleurs travails travaux traversait traversant traverse traversé traversée traversées traversent traverser traversés treize
tremblement tremblements trente trésor trésors tribu tribunal tribunaux tribune tribunes tribus trichait trichant triche triché trichée
trichées trichent tricher trichés triomphal triomphale triomphales triomphaux triste tristement tristes tristesse tristesses troisième
troisièmement troisièmes trompait trompant trompe trompé trompée trompées trompent tromper trompés trône trônes trophée trophées tropical
tropicale tropicales tropicaux trottinette trou trouble troubles troupe troupeau troupeaux troupes trous trouvait trouvant trouve trouvé
trouvée trouvées trouvent trouver trouvés trouvez truite tuait tuant tube tubes tue tué tuée tuées tuent tuer tués tueur tueurs tulipe
tunnel tunnels type types typique typiques tyran tyrans ultime ultimes unanime unanimement unanimes uni unie unies uniforme uniformes union
unions unique uniques unir unira unis unissait unissant unissent unit unité unités univers universel universelle universellement
universelles universels universitaire universitaires université universités urbain urbaine urbaines urbains urgence urgences urgent urgente
urgentes urgents usage usages usé usée usées usés usine usines utile utilement utiles utilisait utilisant utilisateur utilisateurs
utilisation utilisations utilise utilisé utilisée utilisées utilisent utiliser utilisés vacances vaccin vaccins vache vaches vague vagues
vain vaincre vaincu vaincus vaine vainement vaines vainqueur vainqueurs vains vaisseau vaisseaux vaisselle valable valables valeur valeurs
validait validant valide validé validée validées valident valider validés valise valises vallée vallées valoir vantait vantant vante vanté
vantée vantées vantent vanter vantés vapeur vapeurs variait variant variante variantes varie varié variée variées varient varier variés
variété variétés vase vases vaste vastes vaut veau veaux vécu vedette vedettes véhicule véhicules veillait veillant veille veillé veillée
veillées veillent veiller veilles veillés vélo vélos venait vend vendent vendeur vendeurs vendeuse vendeuses vendre vendu vendue venez
venge vengé vengeait vengeant vengée vengées vengent venger vengés venir vent vente ventes ventre ventres vents venu venue venus verbe
verbes verdict verdicts vérité vérités verra verre verres versait versant verse versé versée versées versent verser versés version versions
vert verte vertes vertical verticale verticales verticaux verts vertu vertus veste vestes vêtement vêtements vêtu veuf veufs veuve veuves
veux viande viandes victime victimes victoire victoires vidait vidant vide vidé vidée vidées vident vidéo vidéos vider vides vidés vie
vieil vieillard vieillards vieille vieilles vieillesse vieillesses vieils viendra viennent vient vies vieux vif vifs vigne vignes vigueur
vigueurs villa village villageois villages villas ville villes vin vinaigre vinaigres vingt vingtième vins vint violait violant viole violé
violée violées violence violences violent violente violentes violents violer violés violon violoniste violons virage virages virus visage
visages visait visant vise visé visée visées visent viser visés visible visibles vision visions visitait visitant visite visité visitée
visitées visitent visiter visites visités visiteur visiteurs visuel visuelle visuelles visuels vit vital vitale vitales vitamine vitamines
vitaux vitesse vitesses vitraux vitre vitres vitrine vitrines vivait vivant vivante vivantes vivants vive vivement vivent vives vivre voeu
vœu voeux vœux voie voient voies voile voiles voir voisin voisine voisines voisins voit voiture voitures voix vol volait volant volants
volcan volcans vole volé volée volées volent voler volés voleur voleurs volontaire volontairement volontaires volonté volontés volontiers
vols volume volumes vont votait votant vote voté votée votées votent voter votes votés voudrais voudrait voulaient voulait vouloir voulu
voyage voyagé voyageait voyageant voyagée voyagées voyagent voyager voyages voyagés voyageur voyageurs voyait voyant voyez voyons vrai
vraie vraies vrais vue vues vulgaire vulgaires vulnérable vulnérables vus yaourt yeux zéro zone zones zoo zoologiste zoos`,
  titles: `abbé abbesse acteur actrice adjudant ambassadeur ambassadrice amiral animateur animatrice archevêque architecte attaquant
ayatollah baron baronne calife capitaine caporal cardinal chancelier chancelière chanteur chanteuse cheikh chevalier colonel comédien
comédienne commandant commissaire compositeur compositrice comte comtesse curé dauphin défenseur député députée directeur directrice
docteur docteure dom don dr duc duchesse écrivain écrivaine émir empereur entraîneur entraîneuse évêque frère gardien général générale
gouverneur gouverneure historien historienne imam impératrice inspecteur inspectrice journaliste juge lady lieutenant lord m madame
mademoiselle maire mairesse maître maréchal marquis marquise mathématicien mathématicienne mère mesdames messieurs mgr milieu ministre mlle
mlles mm mme mmes monseigneur monsieur oncle pape pasteur peintre père philosophe physicien physicienne poète poétesse pr préfet préfète
premier première président présidente prince princesse procureur procureure prof professeur professeure rabbin réalisateur réalisatrice
reine roi romancier romancière saint sainte sculpteur secrétaire sélectionneur sénateur sénatrice sergent sir sire sœur st ste sultan tante
tata tonton tsar tsarine vicomte vicomtesse`,
  calendar: `août avr avril déc décembre dim dimanche dimanches fév févr février janv janvier jeu jeudi jeudis juil juillet juin lun lundi
lundis mai mardi mardis mars mer mercredi mercredis nov novembre oct octobre sam samedi samedis sept septembre ven vendredi vendredis`,
  connectors: "de du des la le les l d et en sur sous aux au à lès lez près von van der den di da dos das y",
  clitics: "l d j m n s t c qu jusqu lorsqu puisqu quelqu quoiqu presqu",
  abbreviations: `m mm mme mmes mlle mlles dr drs prof mgr st ste sts me gén col cap lt cie éd vol art av bd`,
  articles: `le la les un une du des au aux l`,
  genitive: "",
  capitalisesNouns: false,
};
