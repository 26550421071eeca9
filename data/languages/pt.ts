import { pt as functionWords } from "./function-words/pt.ts";
import type { LanguageData } from "./language-data.ts";

export const pt: LanguageData = {
  functionWords,
  commonWords: `abacate abacaxi abacaxis abandona abandonada abandonado abandonados abandonam abandonando abandonar abandonaram abandonou
abelha abelhas aberta abertamente abertas aberto abertos abertura aberturas abóbora abraça abraçada abraçado abraçados abraçam abraçando
abraçar abraçaram abraço abraços abraçou abre abrem abrigo abrigos abriu absoluta absolutamente absolutas absoluto absolutos abstrata
abstratas abstrato abstratos absurda absurdas absurdo absurdos abuso abusos acaba acabada acabado acabados acabam acabando acabar acabaram
acabou academia academias acadêmica acadêmicas acadêmico acadêmicos ação aceita aceitada aceitado aceitados aceitam aceitando aceitar
aceitaram aceitou acende acendem acendendo acender acenderam acendeu acendida acendido acendidos acerta acertada acertado acertados acertam
acertando acertar acertaram acertou acessíveis acessível acesso acessos acha achada achado achados acham achando achar acharam achou
acidente acidentes ácido ácidos acionista acionistas aço ações acompanha acompanhada acompanhado acompanhados acompanham acompanhando
acompanhar acompanharam acompanhou aconselha aconselhada aconselhado aconselhados aconselham aconselhando aconselhar aconselharam
aconselhou acontece acontecem acontecendo acontecer aconteceram aconteceu acontecida acontecido acontecidos acontecimento acontecimentos
acorda acordada acordado acordados acordam acordando acordar acordaram acordo acordos acordou aços acredita acreditada acreditado
acreditados acreditam acreditando acreditar acreditaram acreditou acrescenta acrescentada acrescentado acrescentados acrescentam
acrescentando acrescentar acrescentaram acrescentou açúcar açúcares acumula acumulada acumulado acumulados acumulam acumulando acumular
acumularam acumulou acusa acusada acusado acusados acusam acusando acusar acusaram acusou adapta adaptação adaptações adaptada adaptado
adaptados adaptam adaptando adaptar adaptaram adaptou adepto adeptos adequada adequadas adequado adequados adeus adia adiada adiado adiados
adiam adiando adiar adiaram adicionais adicional adiou administração administrações administrador administradores administrativa
administrativas administrativo administrativos admira admirada admirado admirados admiram admirando admirar admiraram admirou admite
admitem admitida admitido admitidos admitindo admitir admitiram admitiu adolescente adolescentes adora adorada adorado adorados adoram
adorando adorar adoraram adorou adota adotada adotado adotados adotam adotando adotar adotaram adotou adquire adquirem adquirida adquirido
adquiridos adquirindo adquirir adquiriram adquiriu adulta adultas adulto adultos adversário adversários adverte advertem advertida
advertido advertidos advertindo advertir advertiram advertiu advogada advogadas advogado advogados aérea aéreas aéreo aéreos aeroporto
aeroportos afasta afastada afastado afastados afastam afastando afastar afastaram afastou afeta afetada afetadas afetado afetados afetam
afetando afetar afetaram afetou afirma afirmação afirmações afirmada afirmado afirmados afirmam afirmando afirmar afirmaram afirmou agarra
agarrada agarrado agarrados agarram agarrando agarrar agarraram agarrou agência agências agenda agendas agente agentes agradáveis agradável
agradece agradecem agradecendo agradecer agradeceram agradeceu agradecida agradecido agradecidos agressão agressiva agressivas agressivo
agressivos agressões agrícola agrícolas agricultor agricultores agricultura agriculturas água aguarda aguardada aguardado aguardados
aguardam aguardando aguardar aguardaram aguardou águas aguda agudas agudo agudos águia águias ajuda ajudada ajudado ajudados ajudam
ajudando ajudar ajudaram ajudas ajudou ala alarme alarmes alas álbum álbuns alcança alcançada alcançado alcançados alcançam alcançando
alcançar alcançaram alcance alcances alcançou álcoois álcool aldeia aldeias alega alegada alegado alegados alegam alegando alegar alegaram
alegou alegre alegres alegria alegrias alerta alertada alertado alertados alertam alertando alertar alertaram alertas alertou alface
alfândega alfândegas algodão algodões alheia alheias alheio alheios alho alhos aliado aliados aliança alianças alimenta alimentação
alimentações alimentada alimentado alimentados alimentam alimentando alimentar alimentaram alimento alimentos alimentou alivia aliviada
aliviado aliviados aliviam aliviando aliviar aliviaram aliviou alma almas almirante almirantes almoça almoçada almoçado almoçados almoçam
almoçando almoçar almoçaram almoço almoços almoçou almofada alta altamente altas altera alteração alterações alterada alterado alterados
alteram alterando alterar alteraram alternativa alternativas alterou altitude altitudes alto altos altura alturas aluga alugada alugado
alugados alugam alugando alugar alugaram alugou aluguéis aluguel aluna alunas aluno alunos alvo alvos ama amada amadas amado amados amam
amando amanhecer amante amantes amar amaram amarela amarelas amarelo amarelos amarga amargas amargo amargos ambição ambiciosa ambiciosas
ambicioso ambiciosos ambições ambientais ambiental ambiente ambientes ambulância ambulâncias ameaça ameaçada ameaçado ameaçados ameaçam
ameaçando ameaçar ameaçaram ameaças ameaçou ameixa amiga amigas amigáveis amigável amigo amigos amizade amizades amor amora amores amostra
amostras amou ampla amplamente amplas amplia ampliação ampliações ampliada ampliado ampliados ampliam ampliando ampliar ampliaram ampliou
amplo amplos analisa analisada analisado analisados analisam analisando analisar analisaram análise análises analisou âncora âncoras anda
andada andado andados andam andando andar andaram andares andou anéis anel ângulo ângulos anima animada animadas animado animados animais
animal animam animando animar animaram animou aniversário aniversários ano anônima anônimas anônimo anônimos anos anota anotada anotado
anotados anotam anotando anotar anotaram anotou ansiedade ansiedades antepassado antepassados anterior anteriora anterioras anteriores
antiga antigamente antigas antigo antigos antiguidade antiguidades anuais anual anualmente anula anulada anulado anulados anulam anulando
anular anularam anulou anuncia anunciada anunciado anunciados anunciam anunciando anunciar anunciaram anúncio anúncios anunciou apaga
apagada apagado apagados apagam apagando apagar apagaram apagou apaixonada apaixonadas apaixonado apaixonados apanha apanhada apanhado
apanhados apanham apanhando apanhar apanharam apanhou aparece aparecem aparecendo aparecer apareceram apareceu aparecida aparecido
aparecidos aparelho aparelhos aparência aparências aparente aparentes apartamento apartamentos apela apelada apelado apelados apelam
apelando apelar apelaram apelido apelidos apelo apelos apelou apito apitos aplica aplicação aplicações aplicada aplicado aplicados aplicam
aplicando aplicar aplicaram aplicativo aplicativos aplicou apoia apoiada apoiado apoiados apoiam apoiando apoiar apoiaram apoio apoios
apoiou aponta apontada apontado apontados apontam apontando apontar apontaram apontou aposentadoria aposentadorias aposta apostada apostado
apostados apostam apostando apostar apostaram apostas apostou aprecia apreciada apreciado apreciados apreciam apreciando apreciar
apreciaram apreciou apreensão apreensões aprende aprendem aprendendo aprender aprenderam aprendeu aprendida aprendido aprendidos
aprendizagem aprendizagens apresenta apresentação apresentações apresentada apresentado apresentador apresentadora apresentadoras
apresentadores apresentados apresentam apresentando apresentar apresentaram apresentou apressadamente apropriada apropriadas apropriado
apropriados aprova aprovada aprovado aprovados aprovam aprovando aprovar aprovaram aproveita aproveitada aproveitado aproveitados
aproveitam aproveitando aproveitar aproveitaram aproveite aproveitou aprovou aproxima aproximada aproximado aproximados aproximam
aproximando aproximar aproximaram aproximou apura apurada apurado apurados apuram apurando apurar apuraram apurou aquisição aquisições ar
aranha aranhas árbitro árbitros arco arcos arde ardem ardendo arder arderam ardeu ardida ardido ardidos área áreas areia areias arena
arenas ares argumento argumentos arma armada armadas armado armados armam armando armar armaram armário armários armas armou arqueólogo
arqueólogos arquipélago arquipélagos arquiteto arquitetos arquitetura arquiteturas arquivo arquivos arranca arrancada arrancado arrancados
arrancam arrancando arrancar arrancaram arrancou arranja arranjada arranjado arranjados arranjam arranjando arranjar arranjaram arranjou
arrasta arrastada arrastado arrastados arrastam arrastando arrastar arrastaram arrastou arrisca arriscada arriscado arriscados arriscam
arriscando arriscar arriscaram arriscou arroz arrozes arruma arrumada arrumado arrumados arrumam arrumando arrumar arrumaram arrumou arte
artes artesão artesões artificiais artificial artigo artigos artista artistas artística artísticas artístico artísticos árvore árvores asa
asas ascensão ascensões aspecto aspectos aspira aspirada aspirado aspirador aspirados aspiram aspirando aspirar aspiraram aspirou assalta
assaltada assaltado assaltados assaltam assaltando assaltar assaltaram assalto assaltos assaltou assassina assassinada assassinado
assassinados assassinam assassinando assassinar assassinaram assassinato assassinatos assassino assassinos assassinou assembleia
assembleias assento assentos assessor assessores assina assinada assinado assinados assinam assinando assinar assinaram assinatura
assinaturas assinou assista assiste assistem assistência assistências assistente assistentes assistida assistido assistidos assistindo
assistir assistiram assistiu associa associação associações associada associado associados associam associando associar associaram associou
assume assumem assumida assumido assumidos assumindo assumir assumiram assumiu assunto assuntos assusta assustada assustado assustador
assustadora assustadoras assustadores assustados assustam assustando assustar assustaram assustou astronauta astronautas astrônomo ataca
atacada atacado atacados atacam atacando atacante atacantes atacar atacaram atacou ataque ataques atenção atenções atende atendem atendendo
atender atenderam atendeu atendida atendido atendidos atenta atentado atentados atentas atento atentos atinge atingem atingida atingido
atingidos atingindo atingir atingiram atingiu atira atirada atirado atirados atiram atirando atirar atiraram atirou atitude atitudes ativa
ativas atividade atividades ativista ativistas ativo ativos atleta atletas atlética atléticas atlético atléticos atletismo atletismos ato
atômica atômicas atômico atômicos átomo átomos ator atores atos atração atrações atrae atraem atraente atraentes atraida atraido atraidos
atraindo atrair atrairam atraiu atrapalha atrapalhada atrapalhado atrapalhados atrapalham atrapalhando atrapalhar atrapalharam atrapalhou
atraso atrasos atravessa atravessada atravessado atravessados atravessam atravessando atravessar atravessaram atravessou atribue atribuem
atribuida atribuido atribuidos atribuindo atribuir atribuiram atribuiu atriz atrizes atua atuação atuações atuada atuado atuados atuais
atual atuam atuando atuar atuaram atum atuou audiência audiências aula aulas aumenta aumentada aumentado aumentados aumentam aumentando
aumentar aumentaram aumento aumentos aumentou ausência ausências ausente ausentes autarquia autarquias autêntica autênticas autêntico
autênticos autocarro autocarros automática automaticamente automáticas automático automáticos automóvéis automóvel autônoma autônomas
autonomia autonomias autônomo autônomos autor autora autoras autores autoridade autoridades autoriza autorização autorizações autorizada
autorizado autorizados autorizam autorizando autorizar autorizaram autorizou auxílio auxílios avalia avaliação avaliações avaliada avaliado
avaliados avaliam avaliando avaliar avaliaram avaliou avança avançada avançadas avançado avançados avançam avançando avançar avançaram
avanço avanços avançou avenida avenidas aventura aventuras avestruz avião aviões avisa avisada avisado avisados avisam avisando avisar
avisaram avisou avó avô avôes avós azeite azeites azeitona azeitonas azuis azul bacalhau bacia bacias bagagem bagagens baía baías baila
bailada bailado bailados bailam bailando bailar bailaram bailarina bailarinas bailou bairro bairros baixa baixada baixado baixados baixam
baixando baixar baixaram baixas baixo baixos baixou bala balança balanças balão balas baleia baleias balões banais banal banana bananas
bananeira bananeiras banca bancada bancadas bancas banco bancos banda bandas bandeira bandeiras bandido bandidos banheiro banheiros banho
banhos bar barata baratas barato baratos barba bárbaros barbas barco barcos bares barra barraca barracas barrada barrado barrados barragem
barragens barram barrando barrar barraram barreira barreiras barriga barrigas barro barros barrou barulho barulhos base basea baseada
baseado baseados baseam baseando basear basearam baseou bases básica básicas básico básicos basquete basquetes basta bastada bastado
bastados bastam bastando bastantes bastão bastar bastaram bastões bastou batalha batalhada batalhado batalhados batalham batalhando
batalhar batalharam batalhas batalhou batata batatas bate batem batendo bater bateram bateria baterias bateu batida batido batidos batiza
batizada batizado batizados batizam batizando batizar batizaram batizou bêbada bêbadas bêbado bêbados bebe bebê bebem bebendo beber beberam
bebês bebeu bebida bebidas bebido bebidos beija beijada beijado beijados beijam beijando beijar beijaram beijo beijos beijou beira beiras
bela belas beleza belezas belo belos bemvindo bendita benditas bendito benditos benefício benefícios berço berços beringela berinjela
besouro beterraba bicho bichos bicicleta bicicletas bico bicos bife bilhão bilhete bilhetes bilhões biografia biografias bióloga biologia
biologias biólogo bisavô bisavôes biscoito biscoitos bispo bispos bloco blocos bloquea bloqueada bloqueado bloqueados bloqueam bloqueando
bloquear bloquearam bloqueou blusa blusas boa boas boato boatos boca bocas boi bois bola bolacha bolas bolo bolos bolsa bolsas bolso bolsos
bom bomba bombardea bombardeada bombardeado bombardeados bombardeam bombardeando bombardear bombardearam bombardeou bombas bombeiro
bombeiros boné boneca bonecas bonés bonita bonitas bonito bonitos bons borboleta borboletas borda bordas borracha borrachas bosque bosques
bota botão botas botões boxeador braço braços branca brancas branco brancos branda brandas brando brandos brasa brasas breve brevemente
breves briga brigada brigado brigados brigam brigando brigar brigaram brigas brigou brilha brilhada brilhado brilhados brilham brilhando
brilhante brilhantes brilhar brilharam brilho brilhos brilhou brinca brincada brincadeira brincadeiras brincado brincados brincam brincando
brincar brincaram brincos brincou brinquedo brinquedos brisa brisas broca brocas brócolis bronze bronzes bruta brutalmente brutas bruto
brutos bruxa bruxas bule bules buraco buracos burro burros busca buscada buscado buscados buscam buscando buscar buscaram buscas buscou
cabe cabeça cabeças cabelo cabelos cabem cabendo caber caberam cabeu cabida cabido cabidos cabo cabos cabra cabras caça caçada caçado
caçador caçadores caçados caçam caçando caçar caçaram caças cacau cacaus cachecol cachoeira cachoeiras cachorro cachorros caçou cadáver
cadáveres cadeia cadeias cadeira cadeiras caderno cadernos cae caem café cafés cai caida caido caidos caindo cair cairam caiu caixa caixão
caixas caixões cala calada calado calados calam calando calar calaram calça calçada calçadas calçado calçados calças calcula calculada
calculado calculados calculam calculando calcular calcularam cálculo cálculos calculou caldo caldos calendário calendários calmamente calor
calores calou cama camada camadas câmara camarão câmaras camas camelo câmera câmeras caminha caminhada caminhadas caminhado caminhados
caminham caminhando caminhão caminhar caminharam caminho caminhões caminhos caminhou camisa camisas camiseta camisetas campanha campanhas
campeã campeão campeãs campeões campeonato campeonatos campo camponês camponeses campos canais canal canção cancela cancelada cancelado
cancelados cancelam cancelando cancelar cancelaram cancelou canções candidata candidatas candidato candidatos candidatura candidaturas
caneca canecas caneta canetas canguru cano canos cansa cansaço cansaços cansada cansadas cansado cansados cansam cansando cansar cansaram
cansou canta cantada cantado cantados cantam cantando cantar cantaram canto cantor cantora cantoras cantores cantos cantou cão caos capa
capacete capacetes capacidade capacidades capas capaz capazes capela capelas capitais capital capitalismo capitalismos capitão capitões
capítulo capítulos captura capturada capturado capturados capturam capturando capturar capturaram capturas capturou cara caracol
característica características caras cárcere cárceres cardume cardumes carga cargas cargo cargos carinho carinhos carnavais carnaval carne
carneiro carnes caro caros carpete carpetes carrega carregada carregado carregador carregadores carregados carregam carregando carregar
carregaram carregou carreira carreiras carro carroça carroças carros carta cartão cartas cartaz cartazes carteira carteiras cartões
carvalhos carvão carvões casa casaco casacos casada casado casados casais casal casam casamento casamentos casando casar casaram casas
casca cascas casos casou castelo castelos castiga castigada castigado castigados castigam castigando castigar castigaram castigo castigos
castigou catálogo catálogos catástrofe catástrofes catedrais catedral categoria categorias católica católicas católico católicos catorze
causa causada causado causados causam causando causar causaram causas causou cavaleiro cavaleiros cavalo cavalos caverna cavernas cebola
cebolas cede cedem cedendo ceder cederam cedeu cedida cedido cedidos celebra celebração celebrações celebrada celebrado celebrados celebram
celebrando celebrar celebraram célebre célebres celebrou célula celular celulares células cem cemitério cemitérios cena cenário cenários
cenas cenoura cenouras cens censura censuras centena centenas cento centrais central centro centros cérebro cérebros cereja cerejas
cerimônia cerimônias certeira certeiras certeiro certeiros certeza certezas certificado certificados cerveja cervejas cervo céu céus chá
chama chamada chamadas chamado chamados chamam chamando chamar chamaram chamas chamou chapéu chapéus charme charmes chás chave chaves chefe
chefes chefia chefiada chefiado chefiados chefiam chefiando chefiar chefiaram chefiou chega chegada chegadas chegado chegados chegam
chegando chegar chegaram chegou cheia cheias cheio cheios cheira cheirada cheirado cheirados cheiram cheirando cheirar cheiraram cheiro
cheiros cheirou cheque cheques chora chorada chorado chorados choram chorando chorar choraram chorou chove chovem chovendo chover choveram
choveu chovida chovido chovidos chuva chuvas chuveiro chuveiros ciclista ciclistas ciclo ciclos cidadã cidadania cidadanias cidadão cidadãs
cidade cidades cidadões ciência ciências científica científicas científico científicos cientista cientistas cigarra cinco cineasta
cineastas cinema cinemas cinquenta cinto cintos cintura cinturas cinza cinzas circo circos circuito circuitos circula circulação
circulações circulada circulado circulados circulam circulando circular circularam círculo círculos circulou circunstância circunstâncias
cirurgia cirurgião cirurgias cirurgiões cisne cisnes cita citação citações citada citado citados citam citando citar citaram citou ciúme
ciúmes civil civilização civilizações civis clandestina clandestinas clandestino clandestinos claramente clareza clarezas classe classes
clássica clássicas clássico clássicos classifica classificação classificações classificada classificado classificados classificam
classificando classificar classificaram classificou cláusula cláusulas cliente clientes clima climas clínica clínicas clique clube clubes
coalizão coalizões cobertor cobertura coberturas cobra cobrada cobrado cobrados cobram cobrando cobrar cobraram cobras cobre cobrem cobrida
cobrido cobridos cobrindo cobrir cobriram cobriu cobrou código códigos coelho coelhos cofre cofres cogumelo coisa coisas colabora
colaboração colaborações colaborada colaborado colaborador colaboradores colaborados colaboram colaborando colaborar colaboraram colaborou
colar colares colchão coleção coleciona colecionada colecionado colecionados colecionam colecionando colecionar colecionaram colecionou
coleções colega colegas colégio colégios coletiva coletivas coletivo coletivos colhe colheita colheitas colhem colhendo colher colheram
colheres colheu colhida colhido colhidos colina colinas coloca colocada colocado colocados colocam colocando colocar colocaram colocou
colônia coloniais colonial colônias coluna colunas comandante comandantes comando comandos combate combatem combatendo combater combateram
combates combateu combatida combatido combatidos combina combinada combinado combinados combinam combinando combinar combinaram combinou
combustívéis combustível come começa começada começado começados começam começando começar começaram começou comédia comédias comem
comemora comemorada comemorado comemorados comemoram comemorando comemorar comemoraram comemorou comendo comenta comentada comentado
comentados comentam comentando comentar comentaram comentário comentários comentarista comentaristas comentou comer comeram comerciais
comercial comerciante comerciantes comércio comércios comete cometem cometendo cometer cometeram cometeu cometida cometido cometidos comeu
cômica cômicas comício comícios cômico cômicos comida comidas comido comidos comissão comissões comitê comitês cômoda cômodas cômodo
cômodos companheira companheiras companheiro companheiros companhia companhias compara comparação comparações comparada comparado
comparados comparam comparando comparar compararam comparáveis comparável comparece comparecem comparecendo comparecer compareceram
compareceu comparecida comparecido comparecidos comparou compartilha compartilhada compartilhado compartilhados compartilham compartilhando
compartilhar compartilharam compartilhou compatíveis compatível compe compem compete competem competente competentes competição competições
competida competido competidos competindo competir competiram competiu compida compido compidos compindo compiram compiu complemento
complementos completa completada completado completados completam completando completar completaram completas completo completos completou
complexa complexas complexo complexos complicada complicadas complicado complicados compor comporta comportada comportado comportados
comportam comportamento comportamentos comportando comportar comportaram comportou composição composições compositor compositora
compositores composta compostas composto compostos compra comprada comprado comprador compradores comprados compram comprando comprar
compraram compras compre compreende compreendem compreendendo compreender compreenderam compreendeu compreendida compreendido compreendidos
comprimento comprimentos compromete comprometem comprometendo comprometer comprometeram comprometeu comprometida comprometido comprometidos
compromisso compromissos comprou comprova comprovada comprovado comprovados comprovam comprovando comprovar comprovaram comprovou
computador computadores comum comumente comunica comunicação comunicações comunicada comunicado comunicados comunicam comunicando comunicar
comunicaram comunicou comunidade comunidades comunista comunistas comuns concede concedem concedendo conceder concederam concedeu concedida
concedido concedidos conceito conceitos concelho concelhos concentra concentração concentrações concentrada concentrado concentrados
concentram concentrando concentrar concentraram concentrou concerto concertos concessão concessões conclue concluem concluida concluido
concluidos concluindo concluir concluiram concluiu conclusão conclusões concorda concordada concordado concordados concordam concordando
concordar concordaram concordou concorre concorrem concorrência concorrências concorrendo concorrente concorrentes concorrer concorreram
concorreu concorrida concorrido concorridos concreta concretas concreto concretos concurso concursos conde condena condenação condenações
condenada condenadas condenado condenados condenam condenando condenar condenaram condenou condes condição condições condutor condutores
conduze conduzem conduzida conduzido conduzidos conduzindo conduzir conduziram conduziu conecta conectada conectado conectados conectam
conectando conectar conectaram conectou conferência conferências confessa confessada confessado confessados confessam confessando confessar
confessaram confessou confia confiada confiado confiados confiam confiança confianças confiando confiar confiaram confiou confira confirma
confirmada confirmado confirmados confirmam confirmando confirmar confirmaram confirmou conflito conflitos confunde confundem confundida
confundido confundidos confundindo confundir confundiram confundiu confusa confusas confuso confusos congresso congressos conheça conhece
conhecem conhecendo conhecer conheceram conheceu conhecida conhecidas conhecido conhecidos conhecimento conhecimentos conjunto conjuntos
conquista conquistada conquistado conquistados conquistam conquistando conquistar conquistaram conquistas conquistou consciência
consciências consciente conscientes consegue conseguem conseguida conseguido conseguidos conseguindo conseguir conseguiram conseguiu
conselheiro conselheiros conselho conselhos consequência consequências conserva conservação conservações conservada conservado conservador
conservadora conservadoras conservadores conservados conservam conservando conservar conservaram conservou considera consideração
considerações considerada considerado considerados consideram considerando considerar consideraram consideráveis considerável considerou
consiste consistem consistida consistido consistidos consistindo consistir consistiram consistiu consta constada constado constados constam
constando constante constantemente constantes constar constaram constitucionais constitucional constitue constituem constituida constituido
constituidos constituindo constituir constituiram constituiu constou construção construções construe construem construida construido
construidos construindo construir construiram construiu construtor construtores consulta consultada consultado consultados consultam
consultando consultar consultaram consultas consultor consultores consultou consume consumem consumida consumido consumidor consumidores
consumidos consumindo consumir consumiram consumiu consumo consumos conta contada contado contados contam contando contar contaram contas
contato contatos conte contem contempla contemplada contemplado contemplados contemplam contemplando contemplar contemplaram contemplou
contemporânea contemporâneas contemporâneo contemporâneos contendo contente contentes conter conteram contesta contestada contestado
contestados contestam contestando contestar contestaram contestou conteu contexto contextos contida contido contidos continente continentes
continua contínua continuada continuado continuados continuam continuamente continuando continuar continuaram contínuas contínuo contínuos
continuou conto contos contou contrária contrárias contrário contrários contrata contratada contratado contratados contratam contratando
contratar contrataram contrato contratos contratou contribue contribuem contribuição contribuições contribuida contribuido contribuidos
contribuindo contribuinte contribuintes contribuir contribuiram contribuiu controla controlada controlado controlados controlam controlando
controlar controlaram controle controles controlou controversa controversas controvérsia controvérsias controverso controversos convence
convencem convencendo convencer convenceram convenceu convencida convencido convencidos convencionais convencional conveniente convenientes
convento conventos conversa conversada conversado conversados conversam conversando conversar conversaram conversas conversou converte
convertem convertendo converter converteram converteu convertida convertido convertidos convicção convicções convida convidada convidado
convidados convidam convidando convidar convidaram convidou convite convites convoca convocação convocações convocada convocado convocados
convocam convocando convocar convocaram convocou cooperação cooperações copa copas copia cópia copiada copiado copiados copiam copiando
copiar copiaram cópias copiou copo cor coração corações coragem coragens corda cordas cordeiro cordeiros cores coro coroa coroas coros
corpo corpos corre correio correios correm correndo corrente correntes correr correram corresponde correspondem correspondendo
correspondente correspondentes corresponder corresponderam correspondeu correspondida correspondido correspondidos correta corretamente
corretas correto corretos correu corrida corridas corrido corridos corrige corrigem corrigida corrigido corrigidos corrigindo corrigir
corrigiram corrigiu corrupção corrupções corrupta corruptas corrupto corruptos corta cortada cortado cortados cortam cortando cortar
cortaram corte cortes cortina cortinas cortou coruja corujas costa costas costuma costumada costumado costumados costumam costumando
costumar costumaram costume costumes costumou cotação cotações cotidiana cotidianas cotidiano cotidianos couro couros couve cozinha
cozinhada cozinhado cozinhados cozinham cozinhando cozinhar cozinharam cozinhas cozinheiro cozinheiros cozinhou crânio crânios creche
creches crédito créditos credor credores creme crença crenças cresce crescem crescendo crescer cresceram cresceu crescida crescido
crescidos crescimento crescimentos cria criação criações criada criado criador criadores criados criam criança crianças criando criar
criaram criativa criativas criativo criativos criatura criaturas crime crimes criminoso criminosos criou crise crises cristais cristal
cristões critério critérios critica crítica criticada criticado criticados criticam criticando criticar criticaram críticas crítico
críticos criticou crocodilo crônica crônicas cru cruéis cruel crus cruz cruza cruzada cruzado cruzados cruzam cruzamento cruzamentos
cruzando cruzar cruzaram cruzeiro cruzeiros cruzes cruzou cubo cubos cuida cuidada cuidado cuidados cuidadosamente cuidam cuidando cuidar
cuidaram cuidou culpa culpada culpadas culpado culpados culpam culpando culpar culparam culpas culpou cultiva cultivada cultivado
cultivados cultivam cultivando cultivar cultivaram cultivou culto cultos cultura culturais cultural culturas cume cumes cumpre cumprem
cumprida cumprido cumpridos cumprindo cumprir cumpriram cumpriu cunhado cunhados cura curada curado curados curam curando curar curaram
curas curiosa curiosamente curiosas curiosidade curiosidades curioso curiosos curou curso cursos curta curtas curto curtos curva curvas
custa custada custado custados custam custando custar custaram custo custos custou dado dados dama damas dança dançada dançado dançados
dançam dançando dançar dançaram dançarina dançarinas danças dançou dando dano danos dão dar data datada datado datados datam datando datar
dataram datas datou debate debatem debatendo debater debateram debates debateu debatida debatido debatidos débil débis década décadas
decepção decepções decide decidem decidida decidido decididos decidindo decidir decidiram decidiu décima décimo decisão decisiva decisivas
decisivo decisivos decisões declara declaração declarações declarada declarado declarados declaram declarando declarar declararam declarou
declínio declínios decora decorada decorado decorados decoram decorando decorar decoraram decorou decreto decretos dedica dedicada
dedicadas dedicado dedicados dedicam dedicando dedicar dedicaram dedicou dedo dedos defeito defeitos defende defendem defendendo defender
defenderam defendeu defendida defendido defendidos defensor defensores defesa defesas déficit déficites define definem definição definições
definida definido definidos definindo definir definiram definitiva definitivas definitivo definitivos definiu dei deita deitada deitado
deitados deitam deitando deitar deitaram deitou deixa deixada deixado deixados deixam deixando deixar deixaram deixou delegacia delegacias
delegado delegados deliberadamente delicada delicadas delicado delicados deliciosa deliciosas delicioso deliciosos demanda demandas
demissão demissões demite demitem demitida demitido demitidos demitindo demitir demitiram demitiu democracia democracias democrática
democráticas democrático democráticos demônio demônios demonstra demonstrada demonstrado demonstrados demonstram demonstrando demonstrar
demonstraram demonstrou demora demorada demoradamente demorado demorados demoram demorando demorar demoraram demorou denominação
denominações densa densas denso densos dente dentes dentista dentistas denuncia denúncia denunciada denunciado denunciados denunciam
denunciando denunciar denunciaram denúncias denunciou departamento departamentos depende dependem dependência dependências dependendo
depender dependeram dependeu dependida dependido dependidos depoimento depoimentos deposita depositada depositado depositados depositam
depositando depositar depositaram depósito depósitos depositou depressão depressões deputada deputadas deputado deputados deram derrota
derrotada derrotado derrotados derrotam derrotando derrotar derrotaram derrotas derrotou derruba derrubada derrubado derrubados derrubam
derrubando derrubar derrubaram derrubou desafia desafiada desafiado desafiados desafiam desafiando desafiar desafiaram desafio desafios
desafiou desagradáveis desagradável desaparece desaparecem desaparecendo desaparecer desapareceram desapareceu desaparecida desaparecido
desaparecidos desaparecimento desaparecimentos desaponta desapontada desapontado desapontados desapontam desapontando desapontar
desapontaram desapontou desastre desastres descansa descansada descansado descansados descansam descansando descansar descansaram descanso
descansos descansou desce descem descendente descendentes descendo descer desceram desceu descida descido descidos descoberta descobertas
descobre descobrem descobrida descobrido descobridos descobrindo descobrir descobriram descobriu desconhecida desconhecidas desconhecido
desconhecidos desconto descontos descreve descrevem descrevendo descrever descreveram descreveu descrevida descrevido descrevidos descrição
descrições descubra desculpa desculpe deseja desejada desejadas desejado desejados desejam desejando desejar desejaram desejo desejos
desejou desembarca desembarcada desembarcado desembarcados desembarcam desembarcando desembarcar desembarcaram desembarcou desempenha
desempenhada desempenhado desempenhados desempenham desempenhando desempenhar desempenharam desempenho desempenhos desempenhou desemprego
desempregos desenha desenhada desenhado desenhados desenham desenhando desenhar desenharam desenho desenhos desenhou desenvolve desenvolvem
desenvolvendo desenvolver desenvolveram desenvolveu desenvolvida desenvolvido desenvolvidos desenvolvimento desenvolvimentos deserta
desertas deserto desertos desesperada desesperadas desesperado desesperados desfile desfiles desgraça desgraças design designa designada
designado designados designam designando designar designaram designes designou desigualdade desigualdades desperdício desperdícios desperta
despertada despertado despertados despertam despertando despertar despertaram despertou despesa despesas despida despidas despido despidos
destaca destacada destacadas destacado destacados destacam destacando destacar destacaram destacou destaque destaques destina destinada
destinado destinados destinam destinando destinar destinaram destino destinos destinou destrue destruem destruição destruições destruida
destruido destruidos destruindo destruir destruiram destruiu desvantagem desvantagens desvio desvios detalhada detalhadas detalhado
detalhados detalhe detalhes dete detecta detectada detectado detectados detectam detectando detectar detectaram detectou detem detenção
detenções detendo deter deteram determina determinada determinadas determinado determinados determinam determinando determinar determinaram
determinou deteu detida detido detidos deu deus devolve devolvem devolvendo devolver devolveram devolveu devolvida devolvido devolvidos dez
dezanove dezasseis dezassete dezenas dezenove dezesseis dezessete dezoito dia diabo diabos diálogo diálogos diamante diamantes diária
diárias diário diários dias dicionário dicionários dieta dietas diferença diferenças diferente diferentes difícil dificilmente difícis
dificuldade dificuldades diga digamos digitais digital digna dignas dignidade dignidades digno dignos dimensão dimensões diminue diminuem
diminuição diminuições diminuida diminuido diminuidos diminuindo diminuir diminuiram diminuiu dinastia dinastias dinheiro dinheiros
dinossauro dinossauros diploma diplomacia diplomacias diplomas diplomata diplomatas diplomática diplomáticas diplomático diplomáticos
direção direções direita direitas direito direitos direta diretamente diretas direto diretor diretora diretoras diretores diretório
diretórios diretos diria dirige dirigem dirigente dirigentes dirigida dirigido dirigidos dirigindo dirigir dirigiram dirigiu disciplina
disciplinas discípulo discípulos disco discorda discordada discordado discordados discordam discordando discordar discordaram discordou
discos discurso discursos discussão discussões discute discutem discutida discutido discutidos discutindo discutir discutiram discutiu
dispara disparada disparado disparados disparam disparando disparar dispararam disparo disparos disparou dispensa dispensada dispensado
dispensados dispensam dispensando dispensar dispensaram dispensou disponibilidade disponibilidades disponíveis disponível disposição
disposições dispositivo dispositivos disposta dispostas disposto dispostos disputa disputada disputado disputados disputam disputando
disputar disputaram disputas disputou dissera distância distâncias distante distantes distinção distinções distingue distinguem distinguida
distinguido distinguidos distinguindo distinguir distinguiram distinguiu distinta distintas distinto distintos distribue distribuem
distribuição distribuições distribuida distribuido distribuidos distribuindo distribuir distribuiram distribuiu distrito distritos dita
ditador ditadores ditadura ditaduras dito ditos diversa diversão diversidade diversidades diverso diversões divertida divertidas divertido
divertidos dívida dívidas divide dividem dividida dividido divididos dividindo dividir dividiram dividiu divina divinas divindade
divindades divino divinos divisão divisões divorcia divorciada divorciado divorciados divorciam divorciando divorciar divorciaram divórcio
divórcios divorciou divulga divulgada divulgado divulgados divulgam divulgando divulgar divulgaram divulgou dizia dobra dobrada dobrado
dobrados dobram dobrando dobrar dobraram dobro dobros dobrou doce doces documentário documentários documento documentos doença doenças
doente doentes dólar dólares doméstica domésticas doméstico domésticos domicílio domicílios domina dominada dominado dominados dominam
dominando dominar dominaram domínio domínios dominou dona donas dono donos dor dores dorme dormem dormida dormido dormidos dormindo dormir
dormiram dormiu dose doses dourada douradas dourado dourados doutor doutores doze drama dramas dramática dramáticas dramático dramáticos
droga drogas dupla duplas duplica duplicada duplicado duplicados duplicam duplicando duplicar duplicaram duplicou duplo duplos duque duques
dura duração durações durada durado durados duram durando durar duraram duras duráveis durável duro duros durou duvida dúvida duvidada
duvidado duvidados duvidam duvidando duvidar duvidaram dúvidas duvidou duzentos dúzia dúzias eclipse eclipses ecologia ecologias ecológica
ecológicas ecológico ecológicos economia economias econômica economicamente econômicas econômico econômicos economista economistas edição
edições edifício edifícios edita editada editado editados editam editando editar editaram editor editora editoras editores editou educa
educação educações educada educadas educado educados educam educando educar educaram educativa educativas educativo educativos educou
efeito efeitos eficácia eficácias eficaz eficazes eficiente eficientes eixo eixos elabora elaborada elaboradas elaborado elaborados
elaboram elaborando elaborar elaboraram elaborou elefante elefantes elegante elegantes elege elegem elegendo eleger elegeram elegeu elegida
elegido elegidos eleição eleições eleitor eleitorado eleitorados eleitorais eleitoral eleitores elemento elementos elenco elencos elétrica
elétricas eletricidade eletricidades elétrico elétricos eletrônica eletrônicas eletrônico eletrônicos eleva elevada elevadas elevado
elevador elevadores elevados elevam elevando elevar elevaram elevou elimina eliminada eliminado eliminados eliminam eliminando eliminar
eliminaram eliminou elite elites elogia elogiada elogiado elogiados elogiam elogiando elogiar elogiaram elogio elogios elogiou embaixada
embaixadas embaixador embaixadores embarca embarcação embarcações embarcada embarcado embarcados embarcam embarcando embarcar embarcaram
embarcou emenda emendas emergência emergências emigra emigrada emigrado emigrados emigram emigrando emigrante emigrantes emigrar emigraram
emigrou emissão emissões emissora emissoras emite emitem emitida emitido emitidos emitindo emitir emitiram emitiu emoção emocionais
emocional emocionante emocionantes emoções empata empatada empatado empatados empatam empatando empatar empataram empate empates empatou
empreendedor empreendedores empreendimento empreendimentos emprega empregada empregado empregados empregam empregando empregar empregaram
emprego empregos empregou empresa empresária empresárias empresário empresários empresas empréstimo empréstimos empurra empurrada empurrado
empurrados empurram empurrando empurrar empurraram empurrou encantador encantadora encantadoras encantadores encargo encargos encarrega
encarregada encarregado encarregados encarregam encarregando encarregar encarregaram encarregou encerra encerrada encerrado encerrados
encerram encerrando encerrar encerraram encerrou enche enchem enchendo encher encheram encheu enchida enchido enchidos encomenda encomendas
encontra encontrada encontrado encontrados encontram encontrando encontrar encontraram encontre encontro encontros encontrou endereço
endereços energética energéticas energético energéticos energia energias enfermeira enfermeiras enfermeiro enfermeiros enfrenta enfrentada
enfrentado enfrentados enfrentam enfrentando enfrentar enfrentaram enfrentou engana enganada enganado enganados enganam enganando enganar
enganaram engano enganos enganou engenharia engenharias engenheira engenheiras engenheiro engenheiros enigma enigmas enorme enormemente
enormes ensaio ensaios ensina ensinada ensinado ensinados ensinam ensinando ensinar ensinaram ensino ensinos ensinou entardecer entende
entendem entendendo entender entenderam entendeu entendida entendido entendidos enterra enterrada enterrado enterrados enterram enterrando
enterrar enterraram enterro enterros enterrou entidade entidades entra entrada entradas entrado entrados entram entrando entrar entraram
entrega entregada entregado entregados entregam entregando entregar entregaram entregas entregou entretenimento entretenimentos entrevista
entrevistada entrevistado entrevistados entrevistam entrevistando entrevistar entrevistaram entrevistas entrevistou entrou envia enviada
enviado enviados enviam enviando enviar enviaram envio envios enviou envolve envolvem envolvendo envolver envolveram envolveu envolvida
envolvido envolvidos enxada enxadas épica épicas épico épicos epidemia epidemias episódio episódios época épocas equilíbrio equilíbrios
equipa equipada equipado equipados equipam equipamento equipamentos equipando equipar equiparam equipas equipe equipes equipou ermida
ermidas erra errada erradas errado errados erram errando errar erraram erro erros errou erupção erupções erva ervas ervilha ervilhas escada
escadas escala escalas escândalo escândalos escapa escapada escapado escapados escapam escapando escapar escaparam escapou escassa escassas
escassez escassezes escasso escassos esclarece esclarecem esclarecendo esclarecer esclareceram esclareceu esclarecida esclarecido
esclarecidos esclarecimento esclarecimentos escola escolar escolares escolas escolha escolhas escolhe escolhem escolhendo escolher
escolheram escolheu escolhida escolhido escolhidos esconde escondem escondendo esconder esconderam escondeu escondida escondido escondidos
escravidão escravidões escravo escravos escreva escreve escrevem escrevendo escrever escreveram escreveu escrevida escrevido escrevidos
escrita escritas escrito escritor escritora escritoras escritores escritório escritórios escritos escudo escudos escultor escultores
escultura esculturas escura escuras escuridão escuridões escuro escuros escuta escutada escutado escutados escutam escutando escutar
escutaram escutou esfera esferas esforça esforçada esforçado esforçados esforçam esforçando esforçar esforçaram esforço esforços esforçou
esgoto esgotos espaciais espacial espaço espaços espada espadas espanto espantos especiais especial especialidade especialidades
especialista especialistas espécie espécies específica específicas específico específicos espelho espelhos espera esperada esperado
esperados esperam esperança esperanças esperando esperar esperaram esperas esperou espessa espessas espesso espessos espetacular
espetaculares espetáculo espetáculos espião espinafre espinho espinhos espiões espírito espíritos espirituais espiritual esplêndida
esplêndidas esplêndido esplêndidos espontânea espontâneas espontâneo espontâneos esporte esportes esposa esposas esposo esposos esquadra
esquadrão esquadras esquadrões esquece esquecem esquecendo esquecer esqueceram esqueceu esquecida esquecido esquecidos esquema esquemas
esquerda esquerdas esquiador esquilo esquina esquinas esquisita esquisitas esquisito esquisitos essência essenciais essencial
essencialmente essências estabelece estabelecem estabelecendo estabelecer estabeleceram estabeleceu estabelecida estabelecido estabelecidos
estabelecimento estabelecimentos estabilidade estabilidades estação estaciona estacionada estacionado estacionados estacionam estacionando
estacionar estacionaram estacionou estações estádio estádios estado estados estaduais estadual estagiário estagiários estágio estágios
estante estatais estatal estatística estatísticas estatístico estatísticos estátua estátuas estatuto estatutos estáveis estável esteira
esteiras esteiros estilista estilistas estilo estilos estima estimada estimado estimados estimam estimando estimar estimaram estimativa
estimativas estimou estimula estimulada estimulado estimulados estimulam estimulando estimular estimularam estimulou estômago estômagos
estrada estradas estrangeiro estrangeiros estranha estranhas estranho estranhos estratégia estratégias estratégica estratégicas estratégico
estratégicos estrea estreada estreado estreados estream estreando estrear estrearam estreia estreias estreita estreitas estreito estreitos
estrela estrelas estreou estrita estritamente estritas estrito estritos estrutura estruturas estuda estudada estudado estudados estudam
estudando estudante estudantes estudar estudaram estudioso estudiosos estudo estudos estudou etapa etapas eterna eternamente eternas
eternidade eternidades eterno eternos ética éticas ético éticos étnica étnicas étnico étnicos evento eventos evidência evidências evidente
evidentemente evidentes evita evitada evitado evitados evitam evitando evitar evitaram evitou evolução evoluções evolue evoluem evoluida
evoluido evoluidos evoluindo evoluir evoluiram evoluiu exame exames examina examinada examinado examinados examinam examinando examinar
examinaram examinou exata exatas exato exatos exceção exceções excede excedem excedendo exceder excederam excedeu excedida excedido
excedidos excelente excelentes excepcionais excepcional excepcionalmente excessiva excessivamente excessivas excessivo excessivos excesso
excessos exclue excluem excluida excluido excluidos excluindo excluir excluiram excluiu exclusiva exclusivamente exclusivas exclusivo
exclusivos execução execuções executa executada executado executados executam executando executar executaram executivo executivos executou
exemplar exemplares exemplo exemplos exerce exercem exercendo exercer exerceram exerceu exercício exercícios exercida exercido exercidos
exército exércitos exibe exibem exibida exibido exibidos exibindo exibir exibiram exibiu exige exigem exigência exigências exigida exigido
exigidos exigindo exigir exigiram exigiu exílio exílios existe existem existência existências existente existentes existida existido
existidos existindo existir existiram existiu êxito êxitos exótica exóticas exótico exóticos expande expandem expandida expandido
expandidos expandindo expandir expandiram expandiu expansão expansões expe expectativa expectativas expedição expedições expem experiência
experiências experiente experientes experimenta experimentada experimentado experimentados experimentais experimental experimentam
experimentando experimentar experimentaram experimento experimentos experimentou expida expido expidos expindo expiram expiu explica
explicação explicações explicada explicado explicados explicam explicando explicar explicaram explícita explícitas explícito explícitos
explicou explique explode explodem explodida explodido explodidos explodindo explodir explodiram explodiu explora exploração explorações
explorada explorado explorador exploradores explorados exploram explorando explorar exploraram explorou explosão explosões expor exporta
exportação exportações exportada exportado exportados exportam exportando exportar exportaram exportou exposição exposições expressa
expressada expressado expressados expressam expressando expressão expressar expressaram expressões expressou expulsa expulsada expulsado
expulsados expulsam expulsando expulsar expulsaram expulsou extensão extensões exterior exteriores externa externas externo externos extra
extraordinária extraordinárias extraordinário extraordinários extras extrema extremamente extremas extremo extremos fabrica fábrica
fabricada fabricado fabricados fabricam fabricando fabricar fabricaram fábricas fabricou fabulosa fabulosas fabuloso fabulosos faca faça
facas face faces fácil facilidade facilidades facilita facilitada facilitado facilitados facilitam facilitando facilitar facilitaram
facilitou facilmente fácis faculdade faculdades faixa faixas fala falada falado falados falam falando falar falaram falas fale falece
falecem falecendo falecer faleceram faleceu falecida falecido falecidos falha falhada falhado falhados falham falhando falhar falharam
falhas falhou falou falsa falsas falso falsos falta faltada faltado faltados faltam faltando faltar faltaram faltas faltou fama famas
família familiar familiares famílias famosa famosas famoso famosos fantasia fantasias fantasma fantasmas fantástica fantásticas fantástico
fantásticos farinha farinhas farmácia farmácias fascinante fascinantes fase fases fatais fatal fato fator fatores fatos favela favelas
favor favoráveis favorável favorece favorecem favorecendo favorecer favoreceram favoreceu favorecida favorecido favorecidos favores
favorito favoritos fazenda fazendas fazendeiro fazendeiros fé febre febres fecha fechada fechado fechados fecham fechando fechar fecharam
fechou federação federações federais federal feia feias feijão feijões feio feios feira feiras felicidade felicidades feliz felizes
felizmente feminina femininas feminino femininos fenômeno fenômenos fere ferem feriado feriados férias ferida feridas ferido feridos
ferindo ferir feriram feriu feroz ferozes ferramenta ferramentas ferro ferros ferrovia ferroviária ferroviárias ferroviário ferroviários
ferrovias fés festa festas festeja festejada festejado festejados festejam festejando festejar festejaram festejou festivais festival fica
ficada ficado ficados ficam ficando ficar ficaram ficção ficções ficha fichas ficou fiéis fiel fielmente figo figura figurada figurado
figurados figuram figurando figurar figuraram figuras figurou fila filas filha filhas filho filhos filiais filial filma filmada filmado
filmados filmam filmando filmar filmaram filme filmes filmou filosofia filosofias filosófica filosóficas filosófico filosóficos filósofo
filósofos fim fina finais final finalidade finalidades finalista finalistas finança finanças financeira financeiras financeiro financeiros
financia financiada financiado financiados financiam financiando financiar financiaram financiou finas finge fingem fingida fingido
fingidos fingindo fingir fingiram fingiu fino finos fins fio fios firma firmada firmado firmados firmam firmando firmar firmaram firmas
firme firmemente firmes firmou física fisicamente físicas físico físicos fixa fixada fixado fixados fixam fixando fixar fixaram fixas fixo
fixos fixou flauta flautas flecha flechas flexíveis flexível flor flores floresta florestas fluxo fluxos foca focas fogão foge fogo fogões
fogos fogueira fogueiras folha folhas fome fomes fones fonte fontes força forçada forçado forçados forçam forçando forçar forçaram forças
forçou forma formação formações formada formado formados formalmente formam formando formar formaram formas formiga formou fórmula fórmulas
fornece fornecedor fornecedores fornecem fornecendo fornecer forneceram forneceu fornecida fornecido fornecidos forno fornos fortalece
fortalecem fortalecendo fortalecer fortaleceram fortaleceu fortalecida fortalecido fortalecidos fortaleza fortalezas forte fortemente
fortes fortuna fortunas foto fotografa fotografada fotografado fotografados fotografam fotografando fotografar fotografaram fotografia
fotografias fotógrafo fotógrafos fotografou fotos fraca fração fracas fracasso fracassos fraco frações fracos frágil frágis fragmento
fragmentos framboesa franceses frango frangos frase frases frea freada freado freados fream freando frear frearam freguesia freguesias
freio freios frente frentes freou frequência frequências frequente frequentes fresca frescas fresco frescos frete fria frias frigideira
frigorífico frio frios fronteira fronteiras frota frotas fruta frutas fruto frutos fuga fugas fuge fugem fugida fugido fugidos fugindo
fugir fugiram fugiu fuma fumaça fumaças fumada fumado fumados fumam fumando fumar fumaram fumo fumos fumou função funciona funcionada
funcionado funcionados funcionam funcionamento funcionamentos funcionando funcionar funcionaram funcionária funcionárias funcionário
funcionários funcionou funções funda fundação fundações fundada fundado fundador fundadora fundadoras fundadores fundados fundam
fundamentais fundamental fundamentalmente fundando fundar fundaram fundas fundo fundos fundou funerais funeral furacão furacões furadeira
furiosa furiosas furioso furiosos furta furtada furtado furtados furtam furtando furtar furtaram furtou fusão fusões futebois futebol
futebolista futebolistas futura futuras futuro futuros gabinete gabinetes gado gados gaivota galáxia galáxias galeria galerias galinha
galinhas galo galos gama gamas ganha ganhada ganhado ganhados ganham ganhando ganhar ganharam ganho ganhos ganhou ganso garagem garagens
garante garantem garantia garantias garantida garantido garantidos garantindo garantir garantiram garantiu garfo garfos garganta gargantas
garota garotas garoto garotos garrafa garrafas gás gasolina gasolinas gasta gastada gastado gastados gastam gastando gastar gastaram gasto
gastos gastou gato gatos gaveta geladeira geleia gelo gelos gema gemas generais general gênero gêneros generosa generosas generoso
generosos genética genéticas genético genéticos geniais genial gênio gênios gente gentes gentil gentis geografia geografias geográfica
geográficas geográfico geográficos geólogo gera geração gerações gerada gerado gerados gerais geral geram gerando gerar geraram gerente
gerentes gerou gestão gesto gestões gestos gigante gigantes gigantesca gigantescas gigantesco gigantescos ginásio ginásios gira girada
girado girados girafa girafas giram girando girar giraram girou globais global gloriosa gloriosas glorioso gloriosos gois gol goleada
goleadas goleiro goleiros golfinho golfinhos golfo golfos golo golos golpe golpes gorda gordas gordo gordos gordura gorduras gorila gorjeta
gorjetas gosta gostada gostado gostados gostam gostando gostar gostaram gostaria gosto gostos gostosa gostosas gostoso gostosos gostou gota
gotas governa governada governado governador governadora governadoras governadores governados governam governando governante governantes
governar governaram governo governos governou graça gradualmente gráfico gráficos grama gramado gramados gramas grande grandes grão grátis
gratuita gratuitamente gratuitas gratuito gratuitos grava gravação gravações gravada gravado gravados gravam gravando gravar gravaram
gravata gravatas grave gravemente graves grávida gravidade gravidades grávidas gravidez gravidezes grávido grávidos gravou greve greves
grilo grita gritada gritado gritados gritam gritando gritar gritaram grito gritos gritou grões grossa grossas grosso grossos grupo grupos
guarda guardada guardado guardados guardam guardando guardar guardaram guardas guardou guerra guerras guerreiro guerreiros guia guiada
guiado guiados guiam guiando guiar guiaram guias guiou guitarra guitarras guitarrista guitarristas hábil habilidade habilidades hábis
habita habitação habitações habitada habitado habitados habitam habitando habitante habitantes habitar habitaram hábito hábitos habitou
habituais habitual habitualmente helicóptero helicópteros herança heranças herda herdada herdado herdados herdam herdando herdar herdaram
herdeira herdeiras herdeiro herdeiros herdou herói heroica heroicas heroico heroicos heroína heroínas heróis hesita hesitada hesitado
hesitados hesitam hesitando hesitar hesitaram hesitou hino hinos hipopótamo hipótese hipóteses hipotética hipotéticas hipotético
hipotéticos história historiador historiadora historiadoras historiadores histórias histórica historicamente históricas histórico
históricos homem homenagem homenagens homens homicídio homicídios honesta honestamente honestas honesto honestos honra honras hora horário
horários horas horizontais horizontal horizonte horizontes horríveis horrível horror horrores hortaliça hortaliças hospedagem hospedagens
hospitais hospital hostil hostis hotéis hotel houver humana humanas humanidade humanidades humano humanos humidade humidades humilde
humildes humor humores ia iam idade idades ideais ideal ideia ideias idêntica idênticas idêntico idênticos identidade identidades
identifica identificada identificado identificados identificam identificando identificar identificaram identificou ideologia ideologias
ideológica ideológicas ideológico ideológicos idioma idiomas ido ídolo ídolos idosa idosas idoso idosos ignora ignorada ignorado ignorados
ignoram ignorando ignorante ignorantes ignorar ignoraram ignorou igreja igrejas iguais igual igualdade igualdades ilegais ilegal ilha ilhas
ilhota ilhotas ilumina iluminação iluminações iluminada iluminado iluminados iluminam iluminando iluminar iluminaram iluminou ilusão
ilusões ilustra ilustrada ilustrado ilustrados ilustram ilustrando ilustrar ilustraram ilustre ilustres ilustrou imagem imagens imagina
imaginação imaginações imaginada imaginado imaginados imaginam imaginando imaginar imaginaram imaginária imaginárias imaginário imaginários
imagine imaginou imediata imediatas imediato imediatos imensa imensas imenso imensos imigração imigrações imigrante imigrantes imita
imitada imitado imitados imitam imitando imitar imitaram imitou imóvéis imóvel impacto impactos impe impede impedem impedida impedido
impedidos impedindo impedir impediram impediu impem imperador imperadores imperatriz imperatrizes imperiais imperial império impérios
impermeável impida impido impidos impindo impiram impiu implica implicada implicado implicados implicam implicando implicar implicaram
implícita implícitas implícito implícitos implicou impor importa importação importações importada importado importados importam importância
importâncias importando importante importantes importar importaram importou impossíveis impossível imposto impostos imprensa imprensas
impressão impressiona impressionada impressionado impressionados impressionam impressionando impressionante impressionantes impressionar
impressionaram impressionou impressões impressora impressoras imprime imprimem imprimida imprimido imprimidos imprimindo imprimir
imprimiram imprimiu improváveis improvável impulso impulsos inadequada inadequadas inadequado inadequados inaugura inauguração inaugurações
inaugurada inaugurado inaugurados inauguram inaugurando inaugurar inauguraram inaugurou incapaz incapazes incendia incendiada incendiado
incendiados incendiam incendiando incendiar incendiaram incêndio incêndios incendiou incerta incertas incerto incertos incidente incidentes
inclue incluem incluida incluido incluidos incluindo incluir incluiram incluiu incomoda incômoda incomodada incomodado incomodados
incomodam incomodando incomodar incomodaram incômodas incômodo incômodos incomodou incorpora incorporação incorporações incorporada
incorporado incorporados incorporam incorporando incorporar incorporaram incorporou incríveis incrível independência independências
independente independentemente independentes indica indicada indicado indicados indicam indicando indicar indicaram índice índices indício
indícios indicou indígena indígenas indireta indiretas indireto indiretos indispensáveis indispensável individuais individual indivíduo
indivíduos indo indubitavelmente indústria industriais industrial indústrias inédita inéditas inédito inéditos inesperada inesperadamente
inesperadas inesperado inesperados inevitáveis inevitável inevitavelmente infância infâncias infantil infantis infeção infeções inferior
inferiora inferioras inferiores inferno infernos infinita infinitas infinito infinitos inflação inflações influencia influência
influenciada influenciado influenciados influenciam influenciando influenciar influenciaram influências influenciou informa informação
informações informada informado informados informais informal informam informando informar informaram informática informáticas informático
informáticos informou infraestrutura infraestruturas ingênua ingênuas ingênuo ingênuos ingrediente ingredientes ingressa ingressada
ingressado ingressados ingressam ingressando ingressar ingressaram ingresso ingressos ingressou inicia iniciada iniciado iniciados iniciais
inicial iniciam iniciando iniciar iniciaram iniciativa iniciativas início inícios iniciou inimigo inimigos injusta injustamente injustas
injusto injustos inocente inocentes inovação inovações inovador inovadora inovadoras inovadores inox inquérito inquéritos inquieta
inquietas inquieto inquietos inscreva inscreve inscrevem inscrevendo inscrever inscreveram inscreveu inscrevida inscrevido inscrevidos
inscrição inscrições inseto insetos insiste insistem insistida insistido insistidos insistindo insistir insistiram insistiu inspetor
inspetores inspira inspiração inspirações inspirada inspirado inspirados inspiram inspirando inspirar inspiraram inspirou instala
instalação instalações instalada instalado instalados instalam instalando instalar instalaram instalou instante instantes instituição
instituições instituto institutos instrução instruções instrumento instrumentos insuficiente insuficientes insulta insultada insultado
insultados insultam insultando insultar insultaram insulto insultos insultou integra integração integrações integrada integrado integrados
integram integrando integrar integraram integrou inteira inteiramente inteiras inteiro inteiros intelectuais intelectual inteligência
inteligências inteligente inteligentes intenção intenções intensa intensamente intensas intenso intensos intercâmbio intercâmbios interessa
interessada interessadas interessado interessados interessam interessando interessante interessantes interessar interessaram interesse
interesses interessou interior interiora interioras interiores intermediária intermediárias intermediário intermediários interna
internacionais internacional internacionalmente internas interno internos interpreta interpretada interpretado interpretados interpretam
interpretando interpretar interpretaram intérprete intérpretes interpretou interroga interrogada interrogado interrogados interrogam
interrogando interrogar interrogaram interrogou interrompe interrompem interrompendo interromper interromperam interrompeu interrompida
interrompido interrompidos interve intervem intervenção intervenções intervida intervido intervidos intervindo intervir interviram interviu
íntima íntimas íntimo íntimos introdução introduções introduze introduzem introduzida introduzido introduzidos introduzindo introduzir
introduziram introduziu inundação inundações inútil inútis invade invadem invadida invadido invadidos invadindo invadir invadiram invadiu
invasão invasões inveja invejas invenção invenções inventa inventada inventado inventados inventam inventando inventar inventaram inventor
inventores inventou inverno invernos investe investem investida investido investidor investidores investidos investiga investigação
investigações investigada investigado investigador investigadores investigados investigam investigando investigar investigaram investigou
investimento investimentos investindo investir investiram investiu invisíveis invisível iogurte irmã irmão irmãs irmões irônica
ironicamente irônicas irônico irônicos irregular irregulares islãs isola isolada isoladas isolado isolados isolam isolando isolar isolaram
isolou jacarés jacas janela janelas janta jantada jantado jantados jantam jantando jantar jantaram jantares jantou jaqueta jaquetas jardim
jardineiro jardineiros jardins jarro jarros jazida jazidas joelho joelhos joga jogada jogadas jogado jogador jogadora jogadoras jogadores
jogados jogam jogando jogar jogaram jogo jogos jogou joia joias jornada jornadas jornais jornal jornalismo jornalismos jornalista
jornalistas jovem jovens judiciais judicial judiciária judiciárias judiciário judiciários juiz juíza juízas juizes juízes juízo juízos
julga julgada julgado julgados julgam julgamento julgamentos julgando julgar julgaram julgou junta juntada juntado juntados juntam juntando
juntar juntaram juntas juntou jura jurada jurado jurados juram jurando jurar juraram júri jurídica jurídicas jurídico jurídicos júris juro
juros jurou justa justas justiça justiças justifica justificada justificado justificados justificam justificando justificar justificaram
justificou justo justos juvenil juvenis juventude juventudes lábio lábios laboratório laboratórios lado lados ladrão ladrões lagarto lago
lagoa lagoas lagos lagosta lágrima lágrimas laica laicas laico laicos lama lamas lamenta lamentada lamentado lamentados lamentam lamentando
lamentar lamentaram lamentavelmente lamentou lâmpada lâmpadas lança lançada lançado lançados lançam lançamento lançamentos lançando lançar
lançaram lançou lápis lar laranja laranjas lares larga largada largado largados largam largamente largando largar largaram largas largo
largos largou lata latas laterais lateral laticínio laticínios lava lavada lavado lavadora lavados lavam lavando lavar lavaram lavou
lavoura lavouras le lê leão lebre leem legado legados legais legal legenda legendária legendárias legendário legendários legendas
legislação legislações legislativa legislativas legislativo legislativos legítima legítimas legítimo legítimos lei leia leis leite leites
leitor leitora leitoras leitores leitura leituras lem lema lemas lembra lembrada lembrado lembrados lembram lembrança lembranças lembrando
lembrar lembraram lembre lembrou lenda lendas lendo lenha lenhas lenta lentamente lentas lente lentes lento lentos leões leopardo leopardos
ler leram lesão lesões leste lestes letra letras leu leva levada levado levados levam levando levanta levantada levantado levantados
levantam levantamento levantamentos levantando levantar levantaram levantou levar levaram leve levemente leves levou libera liberada
liberado liberados liberais liberal liberam liberando liberar liberaram liberdade liberdades liberou liberta libertação libertações
libertada libertado libertados libertam libertando libertar libertaram libertou lição licença licenças lições lida líder lidera liderada
liderado liderados lideram liderança lideranças liderando liderar lideraram líderes liderou lido lidos liga ligada ligado ligados ligam
ligando ligar ligaram ligas ligeira ligeiramente ligeiras ligeiro ligeiros ligou limão limita limitada limitadas limitado limitados limitam
limitando limitar limitaram limite limites limitou limões limpa limpada limpado limpados limpam limpando limpar limparam limpas limpeza
limpezas limpo limpos limpou linda lindas lindo lindos língua linguagem linguagens línguas linguiça linguista linguística linguísticas
linguístico linguísticos linha linhas linho líquido líquidos lisas liso lisos lista listas literalmente literária literárias literário
literários literatura literaturas litorais litoral litro litros livraria livrarias livre livremente livres livro livros lixo lixos lobo
lobos locadora locadoras locais local localidade localidades localiza localização localizações localizada localizado localizados localizam
localizando localizar localizaram localizou locutor locutores lógica logicamente lógicas lógico lógicos logística logísticas logístico
logísticos loja lojas lojista lojistas longa longas longínqua longínquas longínquo longínquos longo longos lote lotes louca louça loucas
louças louco loucos loucura loucuras lua luas lúcida lúcidas lúcido lúcidos lucro lucros lugar lugares lula luminária luminosa luminosas
luminoso luminosos luta lutada lutado lutados lutam lutando lutar lutaram lutas lutou luva luvas luxo luxos luz luzes má maca maçã macaco
macacos macas maçãs machado machados machuca machucada machucado machucados machucam machucando machucar machucaram machucou madeira
madeiras madrugada madrugadas madura maduras maduro maduros mãe mães maestro maestros magia magias mágica mágicas mágico mágicos magistrado
magistrados magnífica magníficas magnífico magníficos magra magras magro magros maior maiora maioras maiores maioria maiorias
maioritariamente mala malas maldita malditas maldito malditos malha malhas mamã mamãe mamães mamão mamãs mamífero mamíferos manchete
manchetes manda mandada mandado mandados mandam mandando mandar mandaram mandato mandatos mandou maneira maneiras manga mangas manhã manhãs
manifesta manifestação manifestações manifestada manifestado manifestados manifestam manifestando manifestante manifestantes manifestar
manifestaram manifesto manifestos manifestou manipula manipulada manipulado manipulados manipulam manipulando manipular manipularam
manipulou mante manteiga manteigas mantem mantendo manter manteram manteu mantida mantido mantidos manto mantos manuscrito manuscritos
manutenção manutenções mão mapa mapas máquina máquinas mar maracujá maratona maratonas maravilha maravilhas maravilhosa maravilhosas
maravilhoso maravilhosos marca marcada marcado marcados marcam marcando marcar marcaram marcas marcha marchada marchado marchados marcham
marchando marchar marcharam marchas marchou marcou maré mares marés margem margens marginais marginal marido maridos marinha marinhas
marinheiro marinheiros marinho marinhos marítima marítimas marítimo marítimos mármore mármores martelo martelos masculina masculinas
masculino masculinos massa massacre massacres massas massiva massivas massivo massivos mata matada matado matados matam matança matanças
matando matar mataram matas matemática matemáticas matemático matemáticos matéria materiais material matérias materna maternas maternidade
maternidades materno maternos mato matos matou matriz matrizes mau maus máxima máximas máximo máximos mecânica mecânicas mecânico mecânicos
medalha medalhas mede medem média médias médica medicamento medicamentos médicas medicina medicinas médico médicos medida medidas medido
medidos medievais medieval medindo médio medíocre medíocres médios medir mediram mediu medo medos meia meios méis mel melancia melancias
melão melhora melhorada melhorado melhorados melhoram melhorando melhorar melhoraram melhoria melhorias melhorou melodia melodias membro
membros memória memórias menciona mencionada mencionado mencionados mencionam mencionando mencionar mencionaram mencionou menina meninas
menino meninos menor menora menoras menores mensagem mensagens mensalmente mentais mental mente mentem mentes mentida mentido mentidos
mentindo mentir mentira mentiram mentiras mentirosa mentirosas mentiroso mentirosos mentiu mercado mercadoria mercadorias mercados merece
merecem merecendo merecer mereceram mereceu merecida merecido merecidos mergulha mergulhada mergulhado mergulhados mergulham mergulhando
mergulhar mergulharam mergulho mergulhos mergulhou mês mesa mesas meses mesquita mesquitas mestre mestres meta metade metades metais metal
metas meteorito meteoritos método métodos metro metrô metrôes metros mexe mexem mexendo mexer mexeram mexeu mexida mexido mexidos mexilhão
microfone microfones mil milagre milagres milha milhão milhar milhares milhas milho milhões milhos milionário milionários militante
militantes militar militares mina minas mineiro mineiros mineração minerações minerais mineral mínima mínimas mínimo mínimos ministério
ministérios ministra ministras ministro ministros minoria minorias minuto minutos missa missão missas míssil míssis missões mista mistas
mistério mistérios misteriosa misteriosas misterioso misteriosos misto mistos mistura misturada misturado misturados misturam misturando
misturar misturaram misturas misturou mito mitologia mitologias mitos mobília mobílias mochila mochilas moda modas modelo modelos moderada
moderadas moderado moderados moderna modernas moderno modernos modesta modestas modesto modestos modifica modificação modificações
modificada modificado modificados modificam modificando modificar modificaram modificou modo modos moeda moedas mões moinho moinhos moletom
molha molhada molhadas molhado molhados molham molhando molhar molharam molho molhos molhou momento momentos monarca monarcas monarquia
monarquias monetária monetárias monetário monetários monge monges monitor monopólio monopólios monstro monstros monta montada montado
montados montam montando montanha montanhas montante montantes montar montaram monte montes montou monumentais monumental monumento
monumentos mora morada moradia moradias morado morador moradora moradoras moradores morados morais moral moram morando morango morar
moraram morcego morde mordem mordendo morder morderam mordeu mordida mordidas mordido mordidos morna mornas morno mornos morou morre morrem
morrendo morrer morreram morreu morrida morrido morridos morta mortais mortal morte mortes morto mortos mosca moscas mosquito mosquitos
mosteiro mosteiros mostra mostrada mostrado mostrados mostram mostrando mostrar mostraram mostrou motiva motivada motivado motivados
motivam motivando motivar motivaram motivo motivos motivou moto motocicleta motocicletas motociclista motor motores motorista motoristas
motos move móvéis móvel movem movendo mover moveram moveu movida movido movidos movimento movimentos muda mudada mudado mudados mudam
mudança mudanças mudando mudar mudaram mudas mudo mudos mudou mula mulas mulher mulheres multa multas multidão multidões multiplica
multiplicada multiplicado multiplicados multiplicam multiplicando multiplicar multiplicaram multiplicou mundiais mundial mundialmente mundo
mundos municipais municipal município municípios músculo músculos museu museus música musicais musical músicas músico músicos mútua mútuas
mútuo mútuos nação nacionais nacional nacionalidade nacionalidades nações nadada nadado nadador nadadora nadados nadam nadando nadar
nadaram nadou namora namorada namorado namorados namoram namorando namorar namoraram namorou nariz narizes narra narrada narrado narrador
narradores narrados narram narrando narrar narraram narrativa narrativas narrou nasce nascem nascendo nascente nascentes nascer nasceram
nasceu nascida nascido nascidos nascimento nascimentos natação natações natais nativa nativas nativo nativos naturais natural naturalmente
natureza naturezas nau naufrágio naufrágios naus navais naval navega navegada navegado navegador navegadores navegados navegam navegando
navegar navegaram navegou navio navios necessária necessariamente necessárias necessário necessários necessidade necessidades necessita
necessitada necessitado necessitados necessitam necessitando necessitar necessitaram necessitou nega negada negado negados negam negando
negar negaram negativa negativas negativo negativos negocia negociação negociações negociada negociado negociados negociam negociando
negociar negociaram negócio negócios negociou negou negra negras negro negros nervosa nervosas nervoso nervosos neta netas neto netos
neutra neutras neutro neutros neve neves nevoeiro nevoeiros ninho ninhos nívéis nível nobre nobres nobreza nobrezas nociva nocivas nocivo
nocivos noite noites noiva noivas noivo noivos nome nomea nomeação nomeações nomeada nomeado nomeados nomeam nomeando nomear nomearam
nomeou nomes nona nono norma normais normal normas norte nortes nota notada notado notados notam notando notar notaram notas notáveis
notável notavelmente notebook notícia noticiário noticiários notícias notou noturna noturnas noturno noturnos nova novamente novas nove
novela novelas noventa novidade novidades novo novos noz nozes nu nuclear nucleares núcleo núcleos nula nulas nulo nulos número números
numerosa numerosas numeroso numerosos nus nuvem nuvens obedece obedecem obedecendo obedecer obedeceram obedeceu obedecida obedecido
obedecidos objetiva objetivas objetivo objetivos objeto objetos obra obras obriga obrigação obrigações obrigada obrigado obrigados obrigam
obrigando obrigar obrigaram obrigatória obrigatórias obrigatório obrigatórios obrigou observa observação observações observada observado
observados observam observando observar observaram observou obstáculo obstáculos obte obtem obtendo obter obteram obteu obtida obtido
obtidos óbvia óbvias óbvio óbvios ocasião ocasiões oceano oceanos ocidentais ocidental ocorre ocorrem ocorrendo ocorrer ocorreram ocorreu
ocorrida ocorrido ocorridos óculos oculta ocultada ocultado ocultados ocultam ocultando ocultar ocultaram ocultas oculto ocultos ocultou
ocupa ocupação ocupações ocupada ocupadas ocupado ocupados ocupam ocupando ocupar ocuparam ocupou odia odiada odiado odiados odiam odiando
odiar odiaram ódio ódios odiou oeste oestes ofende ofendem ofendendo ofender ofenderam ofendeu ofendida ofendido ofendidos ofensiva
ofensivas oferece oferecem oferecendo oferecer ofereceram ofereceu oferecida oferecido oferecidos oferta ofertas oficiais oficial
oficialmente oficina oficinas ofício ofícios oi oitava oitavo oitenta oito olá óleo óleos olha olhada olhado olhados olham olhando olhar
olharam olhares olho olhos olhou olímpica olímpicas olímpico olímpicos omite omitem omitida omitido omitidos omitindo omitir omitiram
omitiu onça onças onda ondas ônibus onze opção opções ope opem opera ópera operação operacionais operacional operações operada operado
operador operadores operados operam operando operar operaram operário operários óperas operou opida opido opidos opina opinada opinado
opinados opinam opinando opinar opinaram opindo opinião opiniões opinou opiram opiu oponente oponentes opor oportuna oportunas oportunidade
oportunidades oportuno oportunos oposição oposições oposta opostas oposto opostos oração orações orais oral orçamento orçamentos ordem
ordena ordenada ordenado ordenados ordenam ordenando ordenar ordenaram ordenou ordens ordinária ordinárias ordinário ordinários orelha
orelhas orgânica orgânicas orgânico orgânicos organismo organismos organiza organização organizações organizada organizado organizador
organizadores organizados organizam organizando organizar organizaram organizou órgão órgões orgulho orgulhos orgulhosa orgulhosas
orgulhoso orgulhosos orientação orientações orientais oriental origem origens origina originada originado originados originais original
originalmente originam originando originar originaram originou orla orlas orquestra orquestras ortodoxa ortodoxas ortodoxo ortodoxos osso
ossos ótima ótimas otimismo otimismos ótimo ótimos ouça ouro ouros ousa ousada ousado ousados ousam ousando ousar ousaram ousou outono
outonos ouve ouvem ouvida ouvido ouvidos ouvindo ouvinte ouvintes ouvir ouviram ouviu ovelha ovelhas ovo ovos oxalá oxigênio oxigênios
paciência paciências paciente pacientes pacífica pacíficas pacífico pacíficos pacote pacotes padaria padarias padeiro padeiros padrão padre
padres padrinho padrinhos padrões paga pagada pagado pagados pagam pagamento pagamentos pagando pagar pagaram página páginas pagou pai
painéis painel pais país paisagem paisagens paixão paixões palácio palácios palavra palavras palco palcos palestra palestras palha palhas
pálida pálidas pálido pálidos palma palmas palmeira palmeiras palmito palmitos pandemia pandemias pane panela panelas panes pânico pânicos
pano panos pantanais pantanal pão papa papagaio papagaios papai papais papas papéis papel par parabéns parada parado parados parafuso
parafusos paragem paragens parágrafo parágrafos paraíso paraísos paralela paralelas paralelo paralelos param parando parar pararam parceiro
parceiros parcela parcelas parceria parcerias parciais parcial parcialmente pardal parecendo parecer pareceram pareceu parecida parecido
parecidos parede paredes parente parentes pares parlamentar parlamentares parlamento parlamentos paróquia paróquias parou parque parques
parte partem partes participa participação participações participada participado participados participam participando participante
participantes participar participaram participou partícula particular particulares partículas partida partidas partido partidos partindo
partir partiram partiu parto partos passa passada passadas passado passados passageiro passageiros passagem passagens passam passando
passaporte passaportes passar passaram pássaro pássaros passe passea passeada passeado passeados passeam passeando passear passearam
passeio passeios passeou passes passiva passivas passivo passivos passo passos passou pasta pastas pasto pastos patamar patamares patente
patentes paterna paternas paterno paternos patinete patinho patinhos pátio pátios pato patrão pátria pátrias patrimônio patrimônios
patriótica patrióticas patriótico patrióticos patrões pau paus pausa pausas paz pazes pé peça pecado pecados peças pedaço pedaços pede
pedem pedida pedido pedidos pedindo pedir pediram pediu pedra pedras pedreiro pedreiros pega pegada pegado pegados pegam pegando pegar
pegaram pegou peixe pele peles pelotão pelotões pelúcia pena penais penal penas península penínsulas pensa pensada pensado pensador
pensadores pensados pensam pensamento pensamentos pensando pensão pensar pensaram pense pensões pensou pepino pequena pequenas pequeno
pequenos pera peras percebe percebem percebendo perceber perceberam percebeu percebida percebido percebidos percentagem percentagens
percurso percursos perda perdão perdas perde perdem perdendo perder perderam perdeu perdida perdidas perdido perdidos perdoa perdoada
perdoado perdoados perdoam perdoando perdoar perdoaram perdões perdoou perfeita perfeitamente perfeitas perfeito perfeitos perfil perfis
perfume perfumes pergunta perguntas periferia periferias perigo perigos perigosa perigosas perigoso perigosos periódica periódicas
periódico periódicos período períodos permanece permanecem permanecendo permanecer permaneceram permaneceu permanecida permanecido
permanecidos permanente permanentemente permanentes permissão permissões permite permitem permitida permitido permitidos permitindo
permitir permitiram permitiu perna pernas pérola pérolas perpétua perpétuas perpétuo perpétuos persegue perseguem perseguição perseguições
perseguida perseguido perseguidos perseguindo perseguir perseguiram perseguiu personagem personagens personalidade personalidades
perspectiva perspectivas pertence pertencem pertencendo pertencer pertenceram pertenceu pertencida pertencido pertencidos perturbação
perturbações perus pés pesa pesada pesadas pesado pesados pesam pesando pesar pesaram pesca pescada pescado pescador pescadores pescados
pescam pescando pescar pescaram pescas pescou peso pesos pesou pesquisa pesquisada pesquisado pesquisador pesquisadora pesquisadoras
pesquisadores pesquisados pesquisam pesquisando pesquisar pesquisaram pesquisas pesquisou pêssego pêssegos péssima péssimas péssimo
péssimos pessoa pessoais pessoal pessoalmente pessoas peste pestes petróleo petróleos pia pianista pianistas piano pianos pias pica picada
picado picados picam picando picar picaram picou pilha pilhas pilota pilotada pilotado pilotados pilotam pilotando pilotar pilotaram piloto
pilotos pilotou pimenta pimentão pimentas pincel pinguim pinheiro pinheiros pinta pintada pintadas pintado pintados pintam pintando pintar
pintaram pintinho pintinhos pintor pintora pintoras pintores pintou pintura pinturas pioneiro pioneiros pirâmide pirâmides pirata piratas
pisada pisado pisados pisam pisando pisar pisaram piscina piscinas piso pisos pisou pista pistas pistola pistolas placa placas plana
planalto planaltos planas planeja planejada planejado planejados planejam planejando planejar planejaram planejou planeta planetas planície
planícies plano planos planta plantada plantado plantados plantam plantando plantar plantaram plantas plantou plástico plásticos plataforma
plataformas plateia plateias plena plenamente plenas pleno plenos pneu pneus pó pobre pobres pobreza pobrezas poço poços poderes poderosa
poderosas poderoso poderosos podre podres põe poeira poeiras põem poema poemas pões poesia poesias poeta poetas poética poéticas poético
poéticos poetisa poetisas polêmica polêmicas polícia policiais policial polícias poliéster política politicamente políticas político
políticos polo polos poltrona polue poluem poluição poluições poluida poluido poluidos poluindo poluir poluiram poluiu polvo pomba pombas
pombo ponta pontas ponte pontes ponto pontos pontuais pontual população populações popular populares popularmente porão porcentagem
porcentagens porco porcos porões porta portada portado portados portam portando portão portar portaram portaria portarias portas portátil
portátis porto portões portos portou pós pôs posição posiciona posicionada posicionado posicionados posicionam posicionando posicionar
posicionaram posicionou posições positiva positivas positivo positivos posse posses possibilidade possibilidades possíveis possível possue
possuem possuida possuido possuidos possuindo possuir possuiram possuiu posta posterior posteriora posterioras posteriores posto postos
potente potentes poupa poupada poupado poupados poupam poupando poupar pouparam poupou pouso pousos povo povoa povoada povoado povoados
povoam povoando povoar povoaram povoou povos praça praças praia praias prata pratas prateleira prateleiras pratica prática praticada
praticado praticados praticam praticando praticar praticaram práticas prático práticos praticou prato pratos prazer prazeres prazo prazos
precaução precauções precede precedem precedendo preceder precederam precedeu precedida precedido precedidos preciosa preciosas precioso
preciosos precisa precisada precisado precisados precisam precisando precisar precisaram precisas preciso precisos precisou preço
preconceito preconceitos preços predileta prediletas predileto prediletos prédio prédios predomina predominada predominado predominados
predominam predominando predominar predominaram predominou preenche preenchem preenchendo preencher preencheram preencheu preenchida
preenchido preenchidos prefeita prefeitas prefeito prefeitos prefeitura prefeituras prefere preferem preferência preferências preferida
preferidas preferido preferidos preferindo preferir preferiram preferiu preguiçosa preguiçosas preguiçoso preguiçosos prejudica prejudicada
prejudicado prejudicados prejudicam prejudicando prejudicar prejudicaram prejudicou prejuízo prejuízos preliminar preliminares premia
premiada premiado premiados premiam premiando premiar premiaram prêmio prêmios premiou prenda prendas prende prendem prendendo prender
prenderam prendeu prendida prendido prendidos preocupa preocupação preocupações preocupada preocupadas preocupado preocupados preocupam
preocupando preocupar preocuparam preocupou prepara preparação preparações preparada preparado preparados preparam preparando preparar
prepararam preparou presa presas presença presenças presencia presenciada presenciado presenciados presenciam presenciando presenciar
presenciaram presenciou presente presentes preserva preservação preservações preservada preservado preservados preservam preservando
preservar preservaram preservou preside presidem presidência presidenciais presidencial presidências presidente presidentes presidiário
presidiários presidida presidido presididos presidindo presidir presidiram presidiu pressa pressão pressas pressiona pressionada
pressionado pressionados pressionam pressionando pressionar pressionaram pressionou pressões presta prestada prestado prestados prestam
prestando prestar prestaram prestígio prestígios prestou presumíveis presumível presunto pretende pretendem pretendendo pretender
pretenderam pretendeu pretendida pretendido pretendidos prevalece prevalecem prevalecendo prevalecer prevaleceram prevaleceu prevalecida
prevalecido prevalecidos prevene prevenem prevenida prevenido prevenidos prevenindo prevenir preveniram preveniu prévia prévias prévio
prévios previsão previsões prima primária primárias primário primários primas primavera primaveras primeira primeiras primeiro primeiros
primitiva primitivas primitivo primitivos primo primos principais principal princípio princípios prioridade prioridades prisão prisioneiro
prisioneiros prisões priva privada privadas privado privados privam privando privar privaram privilegiada privilegiadas privilegiado
privilegiados privilégio privilégios privou problema problemas problemática problemáticas problemático problemáticos procedimento
procedimentos processa processada processado processados processam processando processar processaram processo processos processou procissão
procissões proclama proclamada proclamado proclamados proclamam proclamando proclamar proclamaram proclamou procura procurada procurado
procurador procuradores procurados procuram procurando procurar procuraram procuras procure procurou produção produções produtiva
produtivas produtivo produtivos produto produtor produtora produtoras produtores produtos produz produze produzem produzida produzido
produzidos produzindo produzir produziram produziu professor professora professoras professores profeta profetas profissão profissionais
profissional profissões profunda profundamente profundas profundidade profundidades profundo profundos programa programador programadores
programas progressiva progressivamente progressivas progressivo progressivos progresso progressos proibe proibem proibição proibições
proibida proibido proibidos proibindo proibir proibiram proibiu projeto projetos prolonga prolongada prolongadas prolongado prolongados
prolongam prolongando prolongar prolongaram prolongou promessa promessas promete prometem prometendo prometer prometeram prometeu prometida
prometido prometidos promissor promissora promissoras promissores promoção promoções promotores promove promovem promovendo promover
promoveram promoveu promovida promovido promovidos pronta prontamente prontas pronto prontos pronuncia pronunciada pronunciado pronunciados
pronunciam pronunciando pronunciar pronunciaram pronunciou propaganda propagandas prope propem propida propido propidos propindo propiram
propiu propor proporção proporciona proporcionada proporcionado proporcionados proporcionam proporcionando proporcionar proporcionaram
proporcionou proporções propôs propósito propósitos proposta propostas propriedade propriedades proprietário proprietários prosa prosas
próspera prósperas próspero prósperos protagonista protagonistas proteção proteções protege protegem protegendo proteger protegeram
protegeu protegida protegido protegidos protesta protestada protestado protestados protestam protestando protestante protestantes protestar
protestaram protesto protestos protestou prova provada provado provados provam provando provar provaram provas prováveis provável provedor
provedores província provinciais provincial províncias provisória provisórias provisório provisórios provoca provocada provocado provocados
provocam provocando provocar provocaram provocou provou próxima próximas proximidade proximidades próximos prudente prudentes psicologia
psicologias psicológica psicológicas psicológico psicológicos psicólogo psicólogos publica pública publicação publicações publicada
publicado publicados publicam publicamente publicando publicar publicaram públicas publicidade publicidades público públicos publicou
pugilista pulada pulado pulados pulam pulando pular pularam pulmão pulmões pulo pulos pulou pulseira punem punho punhos punição punições
punida punido punidos punindo punir puniram puniu pura puramente puras puro puros pusera puseram puxa puxada puxado puxados puxam puxando
puxar puxaram puxou quadra quadrado quadrados quadras quadro quadros qualidade qualidades qualificação qualificações qualificada
qualificadas qualificado qualificados quantia quantias quantidade quantidades quarenta quarta quartéis quartel quarto quartos quatorze
quatro quebra quebrada quebrado quebrados quebram quebrando quebrar quebraram quebrou queda quedas queijo queijos queima queimada queimado
queimados queimam queimando queimar queimaram queimou queixa queixada queixado queixados queixam queixando queixar queixaram queixas queixo
queixos queixou quente quentes queria queriam querida queridas querido queridos questão questiona questionada questionado questionados
questionam questionando questionar questionaram questionou questões quieta quietas quieto quietos quilo quilograma quilogramas quilômetro
quilômetros quilos química químicas químico químicos quinhentos quinta quintais quintal quintas quinto quinze quis quiseram quisesse quota
quotas rã rabo rabos raça raças raciocina raciocinada raciocinado raciocinados raciocinam raciocinando raciocinar raciocinaram raciocinou
racismo racismos radicais radical radicalmente rádio rádios rainha rainhas raio raios raiva raivas raiz raizes ramo ramos rapariga
raparigas rapaz rapazes rápida rapidamente rápidas rápido rápidos raposa rara raras raro raros rãs rato ratos razão razoáveis razoável
razoavelmente razões reação reações reage reagem reagida reagido reagidos reagindo reagir reagiram reagiu reais real realidade realidades
realista realistas realiza realização realizações realizada realizado realizador realizadores realizados realizam realizando realizar
realizaram realizou rebaixa rebaixada rebaixado rebaixados rebaixam rebaixando rebaixar rebaixaram rebaixou rebelde rebeldes rebelião
rebeliões recebe recebem recebendo receber receberam recebeu recebida recebido recebidos receio receios receita receitas recente recentes
recepção recepções recibo recibos recíproca recíprocas recíproco recíprocos reclama reclamação reclamações reclamada reclamado reclamados
reclamam reclamando reclamar reclamaram reclamou recolhe recolhem recolhendo recolher recolheram recolheu recolhida recolhido recolhidos
recomenda recomendação recomendações recomendada recomendado recomendados recomendam recomendando recomendar recomendaram recomendou
reconhece reconhecem reconhecendo reconhecer reconheceram reconheceu reconhecida reconhecido reconhecidos reconhecimento reconhecimentos
reconstrue reconstruem reconstruida reconstruido reconstruidos reconstruindo reconstruir reconstruiram reconstruiu recorda recordada
recordado recordados recordam recordando recordar recordaram recorde recordes recordou recorre recorrem recorrendo recorrer recorreram
recorreu recorrida recorrido recorridos recua recuada recuado recuados recuam recuando recuar recuaram recuou recupera recuperação
recuperações recuperada recuperado recuperados recuperam recuperando recuperar recuperaram recuperou recurso recursos recusa recusada
recusado recusados recusam recusando recusar recusaram recusou redação redações rede redes redonda redondas redondo redondos redução
reduções reduze reduzem reduzida reduzidas reduzido reduzidos reduzindo reduzir reduziram reduziu refeição refeições refém reféns refere
referem referência referências referendo referendos referida referido referidos referindo referir referiram referiu reflete refletem
refletida refletido refletidos refletindo refletir refletiram refletiu reflexão reflexões reforça reforçada reforçado reforçados reforçam
reforçando reforçar reforçaram reforçou reforma reformada reformado reformados reformam reformando reformar reformaram reformas reformou
refrigerante refugiado refugiados refúgio refúgios região regime regimes regiões regionais regional registo registos registra registrada
registrado registrados registram registrando registrar registraram registro registros registrou regra regras regressa regressada regressado
regressados regressam regressando regressar regressaram regresso regressos regressou regula regulada regulado regulados regulam regulamento
regulamentos regulando regular regularam regulares regularmente regulou rei reina reinada reinado reinados reinam reinando reinar reinaram
reino reinos reinou reis rejeita rejeitada rejeitado rejeitados rejeitam rejeitando rejeitar rejeitaram rejeitou relação relaciona
relacionada relacionado relacionados relacionam relacionamento relacionamentos relacionando relacionar relacionaram relacionou relações
relata relatada relatado relatados relatam relatando relatar relataram relativa relativas relativo relativos relatório relatórios relatou
relevante relevantes religião religiões religiosa religiosas religioso religiosos relógio relógios remédio remédios remota remotas remoto
remotos remove removem removendo remover removeram removeu removida removido removidos renda rendas rende rendem rendendo render renderam
rendeu rendida rendido rendidos rendimento rendimentos renomada renomadas renomado renomados renome renomes renova renovada renovado
renovados renovam renovando renovar renovaram renovou renuncia renúncia renunciada renunciado renunciados renunciam renunciando renunciar
renunciaram renúncias renunciou repara reparação reparações reparada reparado reparados reparam reparando reparar repararam reparou
repentina repentinamente repentinas repentino repentinos repete repetem repetida repetidamente repetido repetidos repetindo repetir
repetiram repetiu repolho reportagem reportagens repórter repórteres repouso repousos representa representação representações representada
representado representados representam representando representante representantes representar representaram representativa representativas
representativo representativos representou republicana republicanas republicano republicanos reputação reputações requerimento
requerimentos rescisão rescisões reserva reservada reservado reservados reservam reservando reservar reservaram reservas reservatório
reservatórios reservou reside residem residência residenciais residencial residências residente residentes residida residido resididos
residindo residir residiram residiu resiste resistem resistência resistências resistente resistentes resistida resistido resistidos
resistindo resistir resistiram resistiu resolução resoluções resolve resolvem resolvendo resolver resolveram resolveu resolvida resolvido
resolvidos respeita respeitada respeitado respeitados respeitam respeitando respeitar respeitaram respeito respeitos respeitou respira
respirada respirado respirados respiram respirando respirar respiraram respirou responde respondem respondendo responder responderam
respondeu respondida respondido respondidos responsabilidade responsabilidades responsáveis responsável resposta respostas resta restada
restado restados restam restando restante restantes restar restaram restaura restaurada restaurado restaurados restauram restaurando
restaurante restaurantes restaurar restauraram restaurou resto restos restou restrição restrições resulta resultada resultado resultados
resultam resultando resultar resultaram resultou resume resumem resumida resumido resumidos resumindo resumir resumiram resumiu retira
retirada retiradas retirado retirados retiram retirando retirar retiraram retirou retoma retomada retomado retomados retomam retomando
retomar retomaram retomou retorna retornada retornado retornados retornam retornando retornar retornaram retorno retornos retornou retrata
retratada retratado retratados retratam retratando retratar retrataram retrato retratos retratou reune reunem reunião reunida reunido
reunidos reunindo reuniões reunir reuniram reuniu reve revela revelação revelações revelada revelado revelados revelam revelando revelar
revelaram revelou revem revendo rever reveram revés reveu revida revido revidos revisa revisada revisado revisados revisam revisando
revisão revisar revisaram revisões revisou revista revistas revolta revoltada revoltado revoltados revoltam revoltando revoltar revoltaram
revoltas revoltou revolução revolucionária revolucionárias revolucionário revolucionários revoluções reza rezada rezado rezados rezam
rezando rezar rezaram rezou rica ricas rico ricos ridícula ridículas ridículo ridículos rígida rígidas rígido rígidos rigorosa rigorosas
rigoroso rigorosos rinoceronte rio rios risco riscos riso risos ritmo ritmos rivais rival robusta robustas robusto robustos rocha rochas
roda rodada rodadas rodado rodados rodam rodando rodar rodaram rodas rodea rodeada rodeado rodeados rodeam rodeando rodear rodearam rodeou
rodou rodovia rodovias rolo rolos romance romances romancista romancistas romântica românticas romântico românticos rompe rompem rompendo
romper romperam rompeu rompida rompido rompidos rosada rosadas rosado rosados rosto rostos rota rotas roteirista rotina rotinas rouba
roubada roubado roubados roubam roubando roubar roubaram roubo roubos roubou roupa roupas roxa roxas roxo roxos rua ruas rubis rude rudes
ruído ruídos ruína ruínas rumo rumos ruptura rupturas rurais rural sabão sabe sabedoria sabedorias sabem sabendo saber saberam sabeu sabia
sábia sábias sabida sabido sabidos sábio sábios sabões sabonete sabonetes sabor sabores sacerdote sacerdotes saco sacos sacrifica
sacrificada sacrificado sacrificados sacrificam sacrificando sacrificar sacrificaram sacrifício sacrifícios sacrificou sae saem safra
safras sagrada sagradas sagrado sagrados sai saia saias saiba saida saída saídas saido saidos saindo sair sairam sais saiu sal sala salada
saladas salário salários salas saldo saldos salgada salgadas salgado salgados salienta salientada salientado salientados salientam
salientando salientar salientaram salientou saliva salivas salmão salsicha saltada saltado saltados saltam saltando saltar saltaram salto
saltos saltou salva salvação salvações salvada salvado salvados salvam salvando salvar salvaram salvou sandálias sangrenta sangrentas
sangrento sangrentos sangue sangues sanitária sanitárias sanitário sanitários santa santas santo santuário santuários sapato sapatos sapo
sapos sardinha satélite satélites satisfação satisfações satisfaze satisfazem satisfazendo satisfazer satisfazeram satisfazeu satisfazida
satisfazido satisfazidos satisfeita satisfeitas satisfeito satisfeitos saudações saudade saudades saúde saúdes seca secada secado secados
secam secando secar secaram secas seco secos secou secreta secretamente secretas secreto secretos século séculos secundária secundárias
secundário secundários seda sedas sede sedes segmento segmentos segredo segredos segue seguem seguida seguido seguidos seguindo seguir
seguiram seguiu segunda segundos segura segurança seguranças seguras seguro seguros seis seleciona selecionada selecionado selecionados
selecionam selecionando selecionar selecionaram selecionou selo selos selva selvagem selvagens selvas semana semanais semanal semanas
semelhante semelhantes semente sementes semestre semestres semifinais semifinal senado senador senadora senadoras senadores senados senha
senhas sensação sensações sensíveis sensível senso sensos senta sentada sentado sentados sentam sentando sentar sentaram sente sentem
sentença sentenças sentida sentido sentidos sentimentais sentimental sentimento sentimentos sentindo sentir sentiram sentiu sentou separa
separação separações separada separadas separado separados separam separando separar separaram separou sequência sequências serenas sereno
serenos seres seriamente sérias série séries sério sérios serpente serpentes serras serve servem serviço serviços servida servido servidor
servidores servidos servindo servir serviram serviu sessão sessenta sessões sete setenta sétima sétimo setor setores severa severamente
severas severo severos sexo sexos sexta sexto sexuais sexual sigilo sigilos significa significada significado significados significam
significando significar significaram significativa significativas significativo significativos significou signo signos silêncio silêncios
silenciosa silenciosamente silenciosas silencioso silenciosos silvestre silvestres simbólica simbólicas simbólico simbólicos símbolo
símbolos similar similares simpatia simpatias simpática simpáticas simpático simpáticos simples simultaneamente sinais sinal sincera
sinceramente sinceras sincero sinceros sindicato sindicatos sinfonia sinfonias singular singulares sinistra sinistras sinistro sinistros
sino sinos sintoma sintomas sistema sistemas site sites sítio sítios situa situação situações situada situadas situado situados situam
situando situar situaram situou smartphone smartphones soa soada soado soados soam soando soar soaram sobe soberana soberanas soberano
soberanos sobra sobrada sobrado sobrados sobram sobrando sobrar sobraram sobremesa sobremesas sobrenaturais sobrenatural sobrenome
sobrenomes sobrevive sobrevivem sobrevivendo sobrevivente sobreviventes sobreviver sobreviveram sobreviveu sobrevivida sobrevivido
sobrevividos sobrinha sobrinhas sobrinho sobrinhos sobrou sociais social socialismo socialismos socialista socialistas socialmente
sociedade sociedades sócio sociólogo sócios sões sofá sofás sofre sofrem sofrendo sofrer sofreram sofreu sofrida sofrido sofridos
sofrimento sofrimentos software softwares sois sol solar solares soldado soldados solene solenemente solenes solicita solicitada solicitado
solicitados solicitam solicitando solicitar solicitaram solicitou sólida solidão solidariedade solidariedades sólidas sólido solidões
sólidos solitária solitárias solitário solitários solo solos solta soltada soltado soltados soltam soltando soltar soltaram solteira
solteiras solteiro solteiros soltou solução soluções som soma somas sombra sombras sombria sombrias sombrio sombrios sondagem sondagens
sonha sonhada sonhado sonhados sonham sonhando sonhar sonharam sonho sonhos sonhou sono sonora sonoras sonoro sonoros sonos sons soou sopa
sopas sopro sopros sorre sorrem sorrida sorrido sorridos sorrindo sorrir sorriram sorriso sorrisos sorriu sorte sorteio sorteios sortes
sorvete sorvetes soube suave suaves sube subem subida subidas subido subidos subindo subir subiram subitamente subiu sublinha sublinhada
sublinhado sublinhados sublinham sublinhando sublinhar sublinharam sublinhou subsídio subsídios substância substâncias substitue substituem
substituida substituido substituidos substituindo substituir substituiram substituiu substituto substitutos subterrânea subterrâneas
subterrâneo subterrâneos subúrbio subúrbios sucede sucedem sucedendo suceder sucederam sucedeu sucedida sucedido sucedidos sucessiva
sucessivas sucessivo sucessivos sucesso sucessor sucessores sucessos suco sucos suficiente suficientemente suficientes sugere sugerem
sugerida sugerido sugeridos sugerindo sugerir sugeriram sugeriu suicídio suicídios suis suja sujas sujeito sujeitos sujo sujos sul sume
sumem sumida sumido sumidos sumindo sumir sumiram sumiu sumo sumos supe supem supera superada superado superados superam superando superar
superaram superfície superfícies superior superiora superioras superiores supermercado supermercados superou supida supido supidos supindo
supiram supiu supor suporta suportada suportado suportados suportam suportando suportar suportaram suportou suprema supremas supremo
supremos surda surdas surdo surdos surge surgem surgida surgido surgidos surgimento surgimentos surgindo surgir surgiram surgiu surpreende
surpreendem surpreendendo surpreendente surpreendentemente surpreendentes surpreender surpreenderam surpreendeu surpreendida surpreendido
surpreendidos surpresa surpresas suspeita suspeitada suspeitado suspeitados suspeitam suspeitando suspeitar suspeitaram suspeitas suspeito
suspeitos suspeitou suspende suspendem suspendendo suspender suspenderam suspendeu suspendida suspendido suspendidos sustenta sustentada
sustentado sustentados sustentam sustentando sustentar sustentaram sustentou sutil sutis tabaco tabacos tabela tabelas tablet tabuleiro
tabuleiros talento talentos talentosa talentosas talentoso talentosos tamanho tamanhos tambor tambores tampas tangerina tapete tapetes
tardes tardia tardias tardio tardios tarefa tarefas tarifa tarifas tartaruga tartarugas tatu taxa taxas táxi táxis taxista taxistas tchau
teatro teatros teclado teclados técnica tecnicamente técnicas técnico técnicos tecnologia tecnologias tecnológica tecnológicas tecnológico
tecnológicos tela telas telefone telefonema telefonemas telefones telejornais telejornal telescópio telescópios telespectador
telespectadores televisão televisiva televisivas televisivo televisivos televisões televisor televisores telhado telhados tema temas teme
temem temendo temer temeram temeu temida temido temidos temor temores temperatura temperaturas tempestade tempestades templo templos tempo
temporada temporadas temporária temporariamente temporárias temporário temporários tempos tendência tendências tênis tenista tenistas tensa
tensão tensas tenso tensões tensos tenta tentada tentado tentados tentam tentando tentar tentaram tentativa tentativas tentou teologia
teologias teoria teorias teórica teoricamente teóricas teórico teóricos terapia terapias terceira terceiro terceiros termina terminada
terminado terminados terminam terminando terminar terminaram terminou termo termos terra terraço terraços terras terremoto terremotos
terreno terrenos terrestre terrestres territoriais territorial território territórios terríveis terrível terror terrores terrorismo
terrorismos terrorista terroristas tesoura tesouras tesouro tesouros testa testada testado testados testam testando testar testaram teste
testemunha testemunhada testemunhado testemunhados testemunham testemunhando testemunhar testemunharam testemunhas testemunho testemunhos
testemunhou testes testou teto tetos texto textos tia tias tigela tigelas tigre tigres time times tímida tímidas timidez timidezes tímido
tímidos tinta tintas tio tios típica tipicamente típicas típico típicos tipo tipos tira tirada tirado tirados tiram tirando tirar tiraram
tiro tiros tirou título títulos toalha toalhas toca tocada tocado tocados tocam tocando tocar tocaram tocou tolera tolerada tolerado
tolerados toleram tolerando tolerar toleraram tolerou tom toma tomada tomadas tomado tomados tomam tomando tomar tomara tomaram tomate
tomates tomou tonelada toneladas tons tonta tontas tonto tontos topo topos torce torcedor torcedores torcem torcendo torcer torceram torceu
torcida torcidas torcido torcidos torna tornada tornado tornados tornam tornando tornar tornaram torneio torneios torneira torneiras tornou
toros torre torres torta tortas tortura torturas tosse tosses totais total touro touros trabalha trabalhada trabalhado trabalhador
trabalhadora trabalhadoras trabalhadores trabalhados trabalham trabalhando trabalhar trabalharam trabalho trabalhos trabalhou tradição
tradicionais tradicional tradicionalmente tradições tradução traduções tradutor tradutores traduze traduzem traduzida traduzido traduzidos
traduzindo traduzir traduziram traduziu trae traem tráfego tráfegos tráfico tráficos tragédia tragédias trágica tragicamente trágicas
trágico trágicos traição traições traida traido traidos traindo trair trairam traiu trajeto trajetória trajetórias trajetos tramita
tramitada tramitado tramitados tramitam tramitando tramitar tramitaram tramitou tranquila tranquilamente tranquilas tranquilo tranquilos
transfere transferem transferência transferências transferida transferido transferidos transferindo transferir transferiram transferiu
transforma transformação transformações transformada transformado transformados transformam transformando transformar transformaram
transformou transição transições trânsito trânsitos transmissão transmissões transmite transmitem transmitida transmitido transmitidos
transmitindo transmitir transmitiram transmitiu transparente transparentes transporta transportada transportado transportados transportam
transportando transportar transportaram transporte transportes transportou trapaça trapaças trata tratada tratado tratados tratam
tratamento tratamentos tratando tratar trataram tratou travesseiro travessia travessias traz trazem trazer trazido trecho trechos treina
treinada treinado treinador treinadores treinados treinam treinamento treinamentos treinando treinar treinaram treino treinos treinou trem
tremenda tremendas tremendo tremendos trens treze trezentos tribo tribos tribunais tribunal trigo trigos trilha trilhas trilho trilhos
trinta triplo triste tristemente tristes triunfa triunfada triunfado triunfados triunfam triunfando triunfar triunfaram triunfo triunfos
triunfou troca trocada trocado trocados trocam trocando trocar trocaram trocas trocou troféu troféus trono tronos tropa tropas tropicais
tropical trouxe trouxeram truque truques truta tubarão tubarões tubo tubos túmulo túmulos tumulto tumultos túnéis túnel turismo turismos
turista turistas turística turísticas turístico turísticos turma turmas turno turnos última últimas último últimos ultrapassa ultrapassada
ultrapassado ultrapassados ultrapassam ultrapassando ultrapassar ultrapassaram ultrapassou umidade umidades une unem unha unhas união única
únicas único únicos unida unidade unidades unidas unido unidos uniforme uniformes unindo uniões unir uniram uniu universais universal
universalmente universidade universidades universitária universitárias universitário universitários universo universos urbana urbanas
urbano urbanos urgência urgências urgente urgentemente urgentes urso ursos usa usada usadas usado usados usam usando usar usaram usina
usinas uso usos usou usuais usual usualmente usuária usuárias usuário usuários útil utilidade utilidades utiliza utilização utilizações
utilizada utilizado utilizador utilizadores utilizados utilizam utilizando utilizar utilizaram utilizou útis uva uvas vaca vacas vacina
vacinas vaga vagão vagas vago vagões vagos vala valas vale valem valendo valente valentes valer valeram vales valeu valida válida válidas
valido válido validos válidos valiosa valiosas valioso valiosos valor valores vantagem vantagens vapor vapores varanda varandas varia
variação variações variada variadas variado variados variam variando variante variantes variar variaram variáveis variável variedade
variedades variou vaso vasos vasta vastas vasto vastos vazia vazias vazio vazios vê veado veem vegetação vegetações veículo veículos veio
veja vejam vela velas velha velhas velhice velhices velho velhos velocidade velocidades veloz velozes velozmente vence vencedor vencedora
vencedoras vencedores vencem vencendo vencer venceram venceu vencida vencido vencidos venda vendas vende vendedor vendedores vendem
vendendo vender venderam vendeu vendida vendido vendidos veneno venenos venha vento ventos ventre ventres ver verão verba verbas verbo
verbos verdade verdadeira verdadeiras verdadeiro verdadeiros verdades verde verdes verdura verduras vereador vereadora vereadoras
vereadores vergonha vergonhas vergonhosa vergonhosas vergonhoso vergonhosos verifica verificação verificações verificada verificado
verificados verificam verificando verificar verificaram verificou vermelha vermelhas vermelho vermelhos verões versão verso versões versos
verticais vertical véspera vésperas veste vestem vestida vestido vestidos vestígio vestígios vestindo vestir vestiram vestiu vestuário
vestuários veterano veteranos vi viagem viagens viaja viajada viajado viajados viajam viajando viajante viajantes viajar viajaram viajou
vício vícios vida vidas vídeo vídeos vidro vidros vieram vigário vigários vigente vigentes vigia vigiada vigiado vigiados vigiam vigiando
vigiar vigiaram vigilância vigilâncias vigiou vila vilão vilas vilões vimos vinagre vinagres vindo vinga vingada vingado vingados vingam
vingança vinganças vingando vingar vingaram vingou vinha vinho vinhos vinte violação violações violada violado violados violam violando
violão violar violaram violência violências violenta violentamente violentas violento violentos violino violinos violões violou vir viram
viria virtuais virtual vírus visão visita visitada visitado visitados visitam visitando visitante visitantes visitar visitaram visitas
visite visitou visíveis visível visivelmente visões vista vistas visto vistos visuais visual vitais vital vitamina vitaminas vitela vítima
vítimas vitória vitórias viu viúva viúvas viúvo viúvos viva vivas vive vivem vivendo viver viveram viveu vivida vivido vividos vivo vivos
vizinha vizinhança vizinhanças vizinhas vizinho vizinhos voa voada voado voados voam voando voar voaram vocabulário vocabulários vocalista
vocalistas volante volantes voleibois voleibol volta voltada voltado voltados voltam voltando voltar voltaram voltas voltou volume volumes
voluntariamente voluntário voluntários vontade vontades voo voos voou vota votação votações votada votado votados votam votando votante
votantes votar votaram voto votos votou voz vozes vulcão vulcões vulgar vulgares vulneráveis vulnerável xadrez xadrezes xampu xampus xarope
xaropes xícara xícaras zagueiro zagueiros zebra zero zona zonas zoológico zoológicos`,
  titles: `abade advogada advogado aiatolá almirante apresentador apresentadora arcebispo arq arquiteta arquiteto atacante ator atriz
avançado avó avô barão baronesa beata beato bispo brigadeiro cabo califa cantor cantora capitão cardeal cavaleiro chanceler cientista
cineasta comandante comissário compositor compositora conde condessa coronel czar czarina d defesa delegada delegado deputada deputado
desembargador diretor diretora dom dona doutor doutora dr dra duque duquesa embaixador embaixadora emir empresária empresário eng
engenheira engenheiro escritor escritora escultor escultora filósofo físico frei freira general goleiro governador governadora imã
imperador imperatriz infanta infante inspetor inspetora intendente irmã irmão jornalista juiz juíza lady líder lord madre mãe major
marechal marquês marquesa matemático médio mestre ministra ministro monsenhor padre pai papa pastor pe pintor pintora poeta poetisa
prefeita prefeito presidenta presidente primeiroministro princesa príncipe procurador procuradora prof profa professor professora promotor
rabino rainha rei reverendo santa santo sargento secretária secretário selecionador senador senadora senhor senhora senhores senhorita sir
sr sra srta sultão técnico tenente tia tio treinador treinadora vereador vereadora vice vicepresidente visconde xeque zagueiro`,
  calendar: `abr abril ago agosto dez dezembro dom domingo domingos fev fevereiro jan janeiro jul julho jun junho mai maio mar março nov
novembro out outubro qua quarta qui quinta sáb sábado sábados seg segunda set setembro sex sexta ter terça`,
  connectors: "de do da dos das e em no na a o ao d del la le van von der di du y",
  clitics: "d",
  abbreviations: `sr sra srs sras srta dr dra drs d prof profa eng arq gal gen cel cap ten mons fr sta sto st des exmo exma art núm cia av`,
  articles: `o a os as um uma uns umas do da dos das no na nos nas ao à aos às pelo pela pelos pelas`,
  genitive: "",
  capitalisesNouns: false,
};
