/**
 * Types as callers write them in lists, besides the names in `type-names.ts`: `word = words of callers`, in small
 * letters. A word that means two kinds of things is left out: a customer is a person or a firm, a driver a person or
 * software, a club plays or reads. So are wines and beers, as their names are written with a capital, unlike those of
 * foods. Written for this project.
 */
export const callerTypeLines = `
person = maintainer, contributor, gaffer, focus puller, camera operator, stunt coordinator, supervisor, foreman, alderman, ambassador, priest, pastor, witness, defendant, tenant, landlord, volunteer, applicant, passenger, instructor, coordinator, treasurer, chairman, chairwoman, chairperson, policeman, firefighter, crew member, bauherr, bauherrin, fachplaner, fachplanerin, vorstand, supervisora, técnica, técnico, controladora, jefa, jefe, analyst, apprentice, architect, artist, assistant, author, celebrity, chef, colleague, contact, contact person, coworker, dentist, designer, developer, editor, employee, executive, farmer, footballer, individual, intern, manager, medic, natural person, nurse, pharmacist, player, professor, pupil, referee, researcher, scientist, staff, staff member, surgeon, team member, therapist, translator, tutor, veterinarian
person = angestellte, angestellter, ansprechpartner, ansprechpartnerin, autor, autorin, benutzer, dichter, einzelperson, entwickler, forscher, geschäftsführer, kollege, kollegin, kontakt, kontaktperson, künstler, künstlerin, mensch, mitarbeiter, mitarbeiterin, nutzer, patientin, personen, pfleger, professorin, redakteur, regisseur, richter, richterin, schiedsrichter, schüler, spieler, spielerin, sportler, trainer, trainerin, übersetzer, wissenschaftler
person = arbitre, artiste, auteur, autrice, chercheur, collègue, directeur, directrice, développeur, employé, employée, entraîneur, élève, étudiant, joueur, joueuse, journaliste, juge, poète, professeur, responsable, salarié, scientifique, traducteur, utilisateur
person = alumno, autora, científico, colega, contacto, directora, empleada, empleado, entrenador, estudiante, gerente, individuo, investigador, juez, jugador, jugadora, ministro, paciente, periodista, poeta, profesor, trabajador, traductor, usuario, árbitro
person = allenatore, alunno, arbitro, artista, autore, collega, contatto, dipendente, direttore, direttrice, dottore, giocatore, giornalista, giudice, impiegato, paziente, professore, ricercatore, scienziato, studente, sviluppatore, traduttore, utente
person = aluno, cientista, colaborador, contato, desenvolvedor, diretor, diretora, estudante, funcionário, jogador, jogadora, jornalista, juiz, pesquisador, trabalhador, tradutor, treinador, usuário, utilizador
person = 人, 社員, 従業員, 担当者, 医師, 看護師, 弁護士, 作家, 著者, 画家, 芸術家, 歌手, 俳優, 選手, 監督, 教授, 教師, 学生, 政治家, 患者, 员工, 联系人, 医生, 护士, 律师, 作者, 艺术家, 演员, 球员, 教练, 老师, 用户
fictional character = character, npc, figur, romanfigur, personnage, personaje, personaggio, personagem, キャラクター, 角色
place = area, locality, spot, venue, zone, ort, standort, 地名
administrative area = county, canton, prefecture, département, kanton, landkreis
settlement = hamlet, siedlung, ortschaft
city = ville, ciudad, cidade
village = aldea
district = borough, neighborhood, neighbourhood, quarter, stadtteil, quartier, barrio, quartiere, bairro
country = pays, país, staat, 国, 国家
region = 地区
state = bundesland
river = rivière
street = address, avenue, road, strasse, strada, avenida
building = house, haus
structure = gate, parking, runway, puerta de embarque, pista, aparcamiento, sala vip, posto de saúde, laboratory, bus stop, classroom, conference room, depot, factory, hall, hospital ward, meeting room, office, room, station, stop, terminal, ward, warehouse, haltestelle, lagerhaus, raum, saal, zimmer, arrêt, entrepôt, salle, almacén, estación, parada, sala, fermata, magazzino, stanza, stazione, armazém, estação, 車站, 倉庫, 仓库
hospital = clinic, klinik, clinique, clinica, clínica
university = college, faculty, hochschule
organization = agency, association, authority, department, division, foundation, society, working group, abteilung, stiftung, verband, verein, asociación, associazione, associação, 机构
government agency = autarquia, órgão público, city office, amt, ministry, ministerium, ministère, ministerio, ministero, ministério
court = gericht
political party = partei, parti, partido, partito
company = employer, law firm, manufacturer, retailer, startup, firma, hersteller, unternehmen, entreprise, société, empresa, azienda, società, 会社, 企業, 公司
business = studio, shop, geschäft, laden, magasin, boutique, tienda, negozio, loja, 店, 商店
magazine = revue
football club = soccer club
sports club = mannschaft, équipe, squadra, クラブ, 球队
band = musikgruppe
product = component, item, merchandise, part, sku, spare part, tool, artikel, ware, articolo, 商品
device = equipment, camera, microphone, lens, dolly, audio recorder, instrument, maschine, machine, aparato, máquina
vehicle = tractor, autobús, camión, remolcador, traktor, tracteur, trattore, trator, aircraft, lorry, train, truck, van, zug, 車両, 车辆
food = ingredient
dish = meal, recipe, rezept, speise, recette, receta, ricetta, receita
drink = beverage
drug = antibiotico, sciroppo, antistaminico, principio attivo, antibiotic, syrup, ointment, active ingredient, medication, medicine, vaccine, medikament, wirkstoff, fármaco, 医薬品, 药品
chemical compound = chemical, reagent, solvent, chemikalie, produit chimique, producto químico, prodotto chimico, produto químico
material = baustoff, matériau, materiale
software = test runner, class, environment variable, api, cluster, database, framework, internal service, microservice, module, package, plugin, repository, anwendung, datenbank, dienst, aplicación, applicazione, aplicativo
video game = game
work = documentary, artefact, artifact, document, exhibit, photograph, report, kunstwerk, oeuvre
book = 书
television series = series, tv show, serie, série
painting = cuadro
sculpture = statue
law = regulation, statute
event = meeting, trade fair, messe, veranstaltung
award = prize
disease = condition, diagnosis, symptom
concept = category, keyword, term, topic, thema, sujet, tema
academic discipline = course, fach, kurs, vorlesung, cours, curso, corso
language = lengua
occupation = job, profession, role
`;
