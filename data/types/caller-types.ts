/**
 * Types as callers write them in lists, besides the names in `type-names.ts`: `word = words of callers`, in small
 * letters. A word that means two kinds of things is left out: a customer is a person or a firm, a driver a person or
 * software, a club plays or reads. So are wines and beers, as their names are written with a capital, unlike those of
 * foods. Written for this project.
 */
export const callerTypeLines = `
person = actor, actress, analyst, apprentice, architect, artist, assistant, athlete, attorney, author, barrister, celebrity, chef, coach, colleague, composer, conductor, consultant, contact, contact person, coworker, dentist, designer, developer, director, doctor, editor, employee, engineer, executive, farmer, footballer, illustrator, individual, intern, journalist, judge, lawyer, lecturer, manager, mayor, medic, midwife, minister, musician, natural person, novelist, nurse, official, painter, pharmacist, photographer, physician, player, poet, politician, professor, programmer, psychologist, pupil, referee, researcher, scientist, sculptor, senator, singer, soldier, solicitor, staff, staff member, student, surgeon, teacher, team member, therapist, translator, tutor, user, veterinarian, worker, writer
person = angestellte, angestellter, ansprechpartner, ansprechpartnerin, anwalt, anwältin, arzt, autor, autorin, ärztin, benutzer, berater, bildhauer, bürgermeister, dichter, dirigent, doktor, dozent, dozentin, einzelperson, entwickler, forscher, fotograf, fußballer, geschäftsführer, ingenieur, kollege, kollegin, komponist, kontakt, kontaktperson, krankenschwester, künstler, künstlerin, lehrer, lehrerin, maler, malerin, mensch, mitarbeiter, mitarbeiterin, musiker, notar, nutzer, patientin, personen, pfleger, politiker, politikerin, professorin, rechtsanwalt, redakteur, regisseur, richter, richterin, sänger, sängerin, schauspieler, schauspielerin, schiedsrichter, schriftsteller, schüler, spieler, spielerin, sportler, studentin, trainer, trainerin, übersetzer, wissenschaftler
person = acteur, actrice, arbitre, artiste, auteur, autrice, avocat, avocate, chanteur, chanteuse, chercheur, collègue, compositeur, directeur, directrice, docteur, développeur, employé, employée, enseignant, entraîneur, écrivain, élève, étudiant, footballeur, infirmier, infirmière, ingénieur, joueur, joueuse, journaliste, juge, maire, médecin, musicien, notaire, peintre, photographe, poète, politicien, professeur, responsable, réalisateur, salarié, scientifique, sculpteur, traducteur, utilisateur, vigneron
person = abogado, actriz, alcalde, alumno, autora, cantante, científico, colega, compositor, contacto, directora, docente, doctora, empleada, empleado, enfermera, enfermero, entrenador, escritor, escritora, escultor, estudiante, fotógrafo, futbolista, gerente, individuo, ingeniero, investigador, juez, jugador, jugadora, médica, médico, ministro, músico, notario, paciente, periodista, pintor, pintora, poeta, político, profesor, profesora, trabajador, traductor, usuario, árbitro
person = allenatore, alunno, arbitro, artista, attore, attrice, autore, avvocato, calciatore, collega, compositore, contatto, dipendente, direttore, direttrice, dottore, fotografo, giocatore, giornalista, giudice, impiegato, infermiere, ingegnere, insegnante, medico, musicista, notaio, paziente, pittore, pittrice, politico, professore, professoressa, regista, ricercatore, scienziato, scrittore, scrittrice, scultore, sindaco, studente, sviluppatore, traduttore, utente
person = advogado, advogada, aluno, ator, atriz, cantor, cantora, cientista, colaborador, contato, desenvolvedor, diretor, diretora, enfermeiro, engenheiro, estudante, funcionário, futebolista, jogador, jogadora, jornalista, juiz, pesquisador, prefeito, professora, trabalhador, tradutor, treinador, usuário, utilizador
person = 人, 社員, 従業員, 担当者, 医師, 看護師, 弁護士, 作家, 著者, 画家, 芸術家, 歌手, 俳優, 選手, 監督, 教授, 教師, 学生, 政治家, 患者, 员工, 联系人, 医生, 护士, 律师, 作者, 艺术家, 演员, 球员, 教练, 老师, 用户
fictional character = character, npc, figur, romanfigur, personnage, personaje, personaggio, personagem, キャラクター, 角色
place = area, locality, site, spot, venue, zone, ort, standort, 地名
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
building = house, haus, casa
structure = bus stop, classroom, conference room, depot, factory, hall, hospital ward, meeting room, office, room, station, stop, terminal, ward, warehouse, haltestelle, lager, lagerhaus, raum, saal, zimmer, arrêt, entrepôt, salle, almacén, estación, parada, sala, fermata, magazzino, stanza, stazione, armazém, estação, 車站, 倉庫, 仓库
hospital = clinic, klinik, clinique, clinica, clínica
university = college, faculty, hochschule
organization = agency, association, authority, department, division, foundation, society, working group, abteilung, stiftung, verband, verein, asociación, associazione, associação, 机构
government agency = ministry, ministerium, ministère, ministerio, ministero, ministério
court = gericht
political party = party, partei, parti, partido, partito
company = employer, law firm, manufacturer, retailer, startup, firma, hersteller, unternehmen, entreprise, société, empresa, azienda, società, 会社, 企業, 公司
business = shop, geschäft, laden, magasin, boutique, tienda, negozio, loja, 店, 商店
magazine = revue
football club = soccer club
sports club = mannschaft, équipe, equipo, squadra, equipe, クラブ, 球队
band = musikgruppe
product = component, item, merchandise, part, sku, spare part, tool, artikel, ware, articolo, 商品
device = maschine, machine, aparato, máquina
vehicle = aircraft, lorry, train, truck, van, zug, 車両, 车辆
food = ingredient
dish = meal, recipe, rezept, speise, recette, receta, ricetta, receita
drink = beverage
drug = active ingredient, medication, medicine, vaccine, medikament, wirkstoff, fármaco, 医薬品, 药品
chemical compound = chemical, reagent, solvent, chemikalie, produit chimique, producto químico, prodotto chimico, produto químico
software = api, cluster, database, framework, internal service, microservice, module, package, plugin, repository, server, service, anwendung, datenbank, dienst, programm, aplicación, programa, applicazione, programma, aplicativo
video game = game, spiel, jeu, juego, gioco, jogo
work = artefact, artifact, document, exhibit, photograph, report, kunstwerk, oeuvre
book = 书
television series = series, tv show, serie, série
painting = bild, tableau, cuadro, quadro
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
