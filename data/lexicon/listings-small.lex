# The long tail of marketplace goods: festive and wedding goods, small device accessories, craft bits, religious and
# smoking goods, beauty and wellness tools, kitchen, travel, sport and home-repair bits. Tables goods-of, ornament,
# kitchen-goods and house-goods stand in home.lex.

@ adhesive-strip-mount
en: command strip; adhesive strip; adhesive strips removable; mounting strip; mounting tape square; adhesive dots; double sided dots; poster strips; removable adhesive; adhesive square; foam adhesive square; foam adhesive dots; adhesive pad + double sided|foam|mounting; magsafe adhesive ring; gel pad sticky; nano gel pad; sticky pad car; anti slip sticky pad
de: Klebestreifen = adhesive strip; Klebepads = adhesive pad; Klebepunkte = adhesive dots; Powerstrips = adhesive strips removable; Montagestreifen = mounting strip; Poster Strips = poster strips
fr: languettes adhésives = adhesive strips; pastilles adhésives = adhesive dots; points de colle = glue dots; pastille double face = double sided adhesive dot
es: tiras adhesivas = adhesive strip; puntos adhesivos = adhesive dots; almohadillas adhesivas = adhesive pad; tiras de montaje = mounting strip
it: strisce adesive = adhesive strip; punti adesivi = adhesive dots; cuscinetti adesivi = adhesive pad; strisce di montaggio = mounting strip
nl: kleefstrips = adhesive strip; lijmdots = glue dots; plakstrips = adhesive strip; kleefpads = adhesive pad; dubbelzijdige stickers = double sided sticker
pl: paski samoprzylepne = adhesive strips; plasterki klejące = adhesive patches; kropki klejowe = adhesive dots; paski montażowe = mounting strips
pt: tiras adesivas = adhesive strips; pontos adesivos = adhesive dots; adesivo dupla face pontos = double sided dots; fita de montagem = mounting tape
not: led adhesive strip; blackhead adhesive strip; magnetic adhesive strip; adhesive strip hook; wax strip; adhesive strip light; knife magnetic strip; wound adhesive strip
  main: rubber 400821 ~.01; paper 481141 ~.02
  * -> 391990
t: foam adhesive dots double sided 200 pcs => 391990
t: led strip adhesive 5 m => !3919

@ airtag-holder
en: airtag holder; airtag case; airtag keychain; airtag cover; airtag key ring; airtag strap; airtag wallet holder; airtag mount; airtag loop; tracker holder; tracker case; smart tag case; smarttag case; key finder case; tile tracker case; airtag bike mount
de: AirTag Hülle = airtag case; AirTag Anhänger = airtag keychain; AirTag Halter = airtag holder; SmartTag Hülle = smarttag case
fr: étui airtag = airtag case; porte clés airtag = airtag keychain; coque airtag = airtag case; support airtag = airtag mount
es: funda airtag = airtag case; llavero airtag = airtag keychain; soporte airtag = airtag holder
it: custodia airtag = airtag case; portachiavi airtag = airtag keychain; porta airtag = airtag holder
nl: airtag hoesje = airtag case; airtag sleutelhanger = airtag keychain; airtag houder = airtag holder
pl: etui airtag = airtag case; brelok airtag = airtag keychain; uchwyt airtag = airtag holder
pt: capa airtag = airtag case; chaveiro airtag = airtag keychain; suporte airtag = airtag holder
not: airtag cat collar; airtag dog collar
  main: leather 420500 ~.12; aluminium 761699 ~.05; steel 732690 ~.05; base-metal 732690; textile 630790 ~.03; plastic-sheet 392690
  * -> 392690
t: silicone airtag holder keychain => 392690
t: leather airtag key ring => 420500
t: apple airtag 4 pack => !3926

@ aroma-burner
en: incense burner; incense holder; incense stick holder; backflow incense burner; backflow incense holder; incense tray; incense bowl; incense stand; incense waterfall; censer; charcoal incense burner; bakhoor burner; mabkhara; oil burner + ceramic|wax|tealight|aroma|essential|fragrance; wax melt burner; tart burner; wax burner; essential oil burner; aroma burner; smudge bowl; sage holder; smudge stick holder; abalone smudge bowl; palo santo holder
de: Räucherstäbchenhalter = incense stick holder; Räucherhalter = incense holder; Räuchergefäß = incense vessel; Räucherschale = incense bowl; Rückfluss Räucherbrunnen = backflow incense burner; Duftlampe = fragrance lamp; Aromalampe = fragrance lamp; Räucherbrenner = incense burner; Weihrauchbrenner = incense burner
fr: brûleur d'encens = incense burner; porte encens = incense holder; encensoir = censer; brûle parfum = essential oil burner; brûleur à reflux = backflow incense burner; support encens = incense stand
es: quemador de incienso = incense burner; porta incienso = incense holder; incensario = incense burner; quemador de aceite aromático = aroma oil burner; cascada de incienso = incense waterfall; portaincienso = incense holder
it: bruciaincenso = incense burner; porta incenso = incense holder; brucia incenso = incense burner; brucia essenze = essential oil burner; bruciatore incenso = incense burner
nl: wierookhouder = incense holder; wierookbrander = incense burner; geurbrander = aroma burner; aromabrander = aroma burner; wierookschaal = incense bowl
pl: kadzielnica = incense burner; podstawka na kadzidełka = incense stick holder; kominek zapachowy = aroma burner; kadzielniczka = incense burner; podgrzewacz olejków = oil burner; kadzielniczek = incense burner
pt: incensário = incense burner; queimador de incenso = incense burner; porta incenso = incense holder; rechaud aromático = aroma burner; cascata de incenso = incense waterfall; aromatizador cerâmica = ceramic aroma burner
not: industrial oil burner; waste oil burner; oil burner nozzle; oil burner pump; electric wax melt burner; electric wax burner; oil burner boiler; boiler oil burner; diesel oil burner; electric incense burner; electric bakhoor burner
  "electric|eléctrico|elettrico|elétrico" -> 851679
  main: wood 442199 ~.15; bamboo 442191 ~.03; copper 741980 ~.08; aluminium 761699 ~.02; base-metal 732399 ~.12; glass 701399 ~.03; stone 680299 ~.02; plastic 392490 ~.02; porcelain 691310 ~.05; shell 960190 ~.02
  stone=gem -> 711620 ~.005
  * -> 691390
ask: main
t: backflow incense burner ceramic waterfall => 691390
t: wooden incense stick holder => 442199
t: incense sticks sandalwood 100 pcs => !6913

@ bait-bucket-box
en: bait bucket; bait box; lure box; fishing lure box; fishing bucket; live bait container; worm box; fly box; fly fishing box; bait trap; minnow trap; crayfish trap; lobster trap; fishing bobber; fishing bobbers; bobber; fishing line spooler; line spooler; fishing scale gripper; lip gripper; fish stringer; fishing rod rack; rod belt; rod wrap; fishing rod bell; lure retriever; fishing line cutter; line clipper; fishing wader belt
de: Köderbox = bait box; Ködereimer = bait bucket; Fliegenbox = fly box; Köderdose = bait box; Krebskorb = crayfish trap; Krabbenkorb = crab trap; Köderfischreuse = bait trap; Fischgreifer = fish gripper; Angelglöckchen = fishing bell; Schnurspuler = fishing line spooler
fr: boîte à leurres = lure box; boîte à mouches = fly box; seau à appâts = bait bucket; nasse = fish trap; casier à crabes = crab trap; grelot de pêche = fishing bell; pince à poisson = fish gripper; flotteur de pêche = fishing bobber
es: caja de señuelos = lure box; caja de moscas = fly box; cubo de cebo = bait bucket; trampa para cangrejos = crab trap; cascabel de pesca = fishing bell; pinza para pescado = lip gripper; boya de pesca = fishing float
it: scatola esche = bait box; scatola mosche = fly box; secchio esche = bait bucket; trappola granchi = crab trap; campanello pesca = fishing bell; pinza per pesci = fish gripper
nl: kunstaasdoos = lure box; vliegendoos = fly fishing box; aasemmer = bait bucket; krabbenkooi = crab trap; hengelbelletje = fishing rod bell; vissengrijper = fish gripper; kunstaasdozen = lure box; vliegendozen = fly box
pl: pudełko na przynęty = bait box; pudełko na muchy = fly box; wiadro na przynętę = bait bucket; pułapka na raki = crayfish trap; dzwonek wędkarski = fishing bell; chwytak do ryb = fish gripper
pt: caixa de iscas = bait box; caixa de moscas = fly box; balde de isca = bait bucket; armadilha para caranguejo = crab trap; sino de pesca = fishing bell; alicate pega peixe = fish gripping pliers
not: fly box trap; bobber hairstyle; bobber motorcycle; bobber seat; fish gripper plier; mouse bait box; bait box rodent; rat bait box; bobber fender
  "trap": main=textile 560811 ~.3; main=base-metal 732690 ~.2; * 560811
  "nasse" -> 560811
  "nasa" -> 560811
  "nassa" -> 560811
  "krebskorb" -> 560811
  "krabbenkorb" -> 560811
  "bucket|cangilones|tazze|alcatruzes": main=plastic 392490 ~.6; * 392690
  "box" -> 392690
  "bell" -> 950790
  "gripper" -> 950790
  * -> 950790
t: fishing lure box double sided plastic => 392690
t: foldable minnow trap net => 560811
t: fishing bobbers foam 20 pcs => 950790
t: rat bait box => !9507

@ basket-small
en: easter basket; flower girl basket; gift basket empty; gift hamper basket; rattan basket; picnic hamper; bread proofing basket; banneton; proofing basket; bamboo basket; straw basket; flower basket; willow basket; hamper basket
de: Korb = basket + Weide|Rattan|Seegras|Geschenk|Picknick; Osterkorb = easter basket; Gärkörbchen = banneton; Präsentkorb leer = empty gift basket; Blumenkorb = flower basket; Blumenmädchen Korb = flower girl basket
fr: panier de pâques = easter basket; panier en rotin = rattan basket; banneton = banneton; panier pique nique = picnic hamper; panier cadeau vide = gift basket empty; panier fleurs = flower basket
es: cesta de pascua = easter basket; canasta de mimbre = wicker basket; cesta de picnic = picnic basket; cesta de ratán = rattan basket; banneton pan = banneton
it: cesto di vimini = wicker basket; cestino di vimini = wicker basket; cestino pasquale = easter basket; cesto da picnic = picnic hamper; cestino lievitazione = proofing basket; cesto in rattan = rattan basket
nl: paasmand = easter basket; picknickmand = picnic hamper; rijsmandje = proofing basket; rotan mand = rattan basket; geschenkmand leeg = gift basket empty
pl: kosz wiklinowy = wicker basket; koszyk wielkanocny = easter basket; kosz piknikowy = picnic basket; koszyk do wyrastania chleba = bread proofing basket; koszyk rattanowy = rattan basket
pt: cesta de páscoa = easter basket; cesta de piquenique = picnic basket; banneton cesta = banneton; cesta de palha = straw basket
not: bike wicker basket; bicycle wicker basket; easter basket stuffer; easter basket grass; picnic basket cooler bag; gift basket wrap; insulated picnic basket; gift basket bag; easter basket filler; gift basket shredded
  main: bamboo 460211 ~.1; plastic 392490 ~.05; textile 630790 ~.05; wood 442199 ~.02; base-metal 732399 ~.03; paper 460219
  "rattan" -> 460212
  "rotin" -> 460212
  "rotan" -> 460212
  "bamboo|bambú" -> 460211
  * -> 460219
t: wicker picnic basket willow => 460219
t: round banneton bread proofing basket rattan => 460212
t: bicycle basket wire steel => !4602

@ bbq-tool-set
en: bbq tool set; bbq tools; grill tool set; bbq utensil set; grilling tool set; barbecue tool set; bbq accessories set; grill utensil set; bbq tongs set; griddle tool set; griddle accessories kit
de: Grillbesteck = barbecue tool; Grillbesteck Set = barbecue tool set; Grillwerkzeug = barbecue tool; BBQ Set = bbq tool set
fr: ustensiles barbecue = barbecue utensils; set barbecue = barbecue set; kit barbecue ustensiles = bbq utensil set
es: utensilios barbacoa = barbecue utensil; set barbacoa = barbecue tool set; kit de parrilla = grill kit
it: utensili barbecue = barbecue utensil; set barbecue = bbq tool set; set utensili griglia = grill utensil set
nl: bbq gereedschap = bbq tools; barbecueset gereedschap = barbecue tool set; bbq gereedschapset = bbq tool set
pl: przybory do grilla = bbq tools; zestaw do grilla = bbq tool set; akcesoria grillowe zestaw = bbq accessories set
pt: kit churrasco = barbecue set; utensílios para churrasco = barbecue utensils; conjunto churrasco = barbecue set
  * -> 821520
t: bbq tool set stainless steel with case 20 pcs => 821520
t: bbq grill charcoal => !8215

@ bible-cover
en: bible cover; bible case; book cover leather; book sleeve; book pouch; book cover fabric; bible bag; quran cover; book protector sleeve; kindle pouch
de: Bibelhülle = bible cover; Buchhülle = book cover; Bibeltasche = bible bag
fr: housse de bible = bible cover; housse de livre = book cover; couvre bible = bible cover; pochette livre = book pouch
es: funda para biblia = bible cover; funda de libro = book cover; estuche para biblia = bible case
it: custodia bibbia = bible case; copri bibbia = bible cover; custodia libro = book sleeve
nl: bijbelhoes = bible cover; boekhoes = book cover; boekentas bijbel = bible bag; bijbelhoezen = bible cover; boekhoezen = book cover
pl: etui na biblię = bible case; okładka na biblię = bible cover; pokrowiec na książkę = book cover
pt: capa para bíblia = bible cover; capa de bíblia = bible cover; estojo para bíblia = bible case; capa de livro tecido = fabric book cover
not: book cover printing; comic book cover
  outer: leather 420291 ~.2; textile|plastic-sheet 420292; plastic 392610
  * -> 420292
t: pu leather bible cover with handle and zip => 420292
t: holy bible king james => !4202

@ bobblehead
en: bobblehead; bobble head; bobblehead doll; nodding doll; solar dancing toy; solar bobblehead; dashboard toy; car dashboard ornament; swinging dashboard toy; dashboard duck; car decoration doll
de: Wackelkopf Figur = bobblehead; Wackelfigur = bobble figure; Armaturenbrett Figur = dashboard figure
fr: figurine à tête branlante = bobblehead; figurine tableau de bord = dashboard figurine
es: muñeco cabezón = bobblehead; figura para salpicadero = dashboard figure
it: bobblehead statuetta = bobblehead; pupazzo cruscotto = car decoration doll
nl: knikkebolpop = bobblehead doll; dashboard poppetje = dashboard figure
pl: figurka kiwająca głową = bobblehead; figurka na deskę rozdzielczą = dashboard figurine
pt: boneco cabeçudo = bobblehead; boneco para painel = dashboard doll
  "solar|solare" -> 950300
  "toy" -> 950300
  main: ceramic 691390 ~.03; base-metal 830629 ~.02
  * -> 392640
t: custom bobblehead resin figure => 392640
t: solar dancing toy dashboard flower => 950300
t: doll house => !392640

@ boxing-glove
en: boxing glove; boxing gloves; mma gloves; muay thai gloves; sparring gloves; kickboxing gloves; punching mitt; punching mitts; punching pads; boxing pads; thai pads; kick pad; kick shield; boxing focus pad; bag gloves
de: Boxhandschuhe = boxing gloves; MMA Handschuhe = mma gloves; Pratzen = punching mitts; Schlagpolster = punching pads; Boxpratzen = boxing focus pad; Sandsackhandschuhe = bag gloves
fr: gants de boxe = boxing gloves; gants mma = mma gloves; pattes d'ours = punching mitts; paos = thai pads; bouclier de frappe = kick shield
es: guantes de boxeo = boxing glove; guantes mma = mma gloves; manoplas de boxeo = boxing mitt; paos boxeo = boxing pads; guantes muay thai = muay thai gloves
it: guantoni da boxe = boxing gloves; guantoni = boxing gloves; guanti mma = mma gloves; colpitori = punching mitts; scudo colpitore = kick shield; guanti da boxe = boxing gloves
nl: bokshandschoenen = boxing gloves; mma handschoenen = mma gloves; stootkussen = punch pad; handpads = punch pad; kickbokshandschoenen = kickboxing gloves
pl: rękawice bokserskie = boxing gloves; rękawice mma = mma gloves; tarcze bokserskie = boxing pads; łapy bokserskie = punch mitts; rękawice do muay thai = muay thai gloves
pt: luvas de boxe = boxing gloves; luva de boxe = boxing glove; luvas mma = mma gloves; manopla de boxe = punching mitt; aparador de chute = kick pad; luva muay thai = muay thai glove
not: boxing glove keychain; boxing gloves deodorizer; boxing glove liners; mini boxing gloves car; inner boxing gloves; boxing glove wraps
  "mitt" -> 950691 ~.9
  "pad" -> 950691
  "pads" -> 950691
  "shield" -> 950691
  "pratzen" -> 950691
  "paos" -> 950691
  main: leather 420321 ~.2; textile 621600 ~.02
  * -> 392620             # ch. 95 n.1(u): sports gloves stay with gloves; imitation leather of plastics
t: boxing gloves pu leather 12 oz => 392620
t: genuine leather boxing gloves => 420321
t: boxing focus mitts pads => 950691
t: rubber gloves kitchen => !3926

@ bumpon-foot
en: self adhesive bumper; adhesive bumper; bumpon; silicone feet; silicone bumper; rubber feet self adhesive; silicone dots clear; clear bumper pads; cabinet door bumper; drawer bumper; door dampening buffer pad; door damper pads; self adhesive feet; anti slip feet silicone; glass table bumper; cutting board feet; laptop feet rubber; laptop rubber feet; silicone pads self adhesive
de: Gerätefüße selbstklebend = self adhesive equipment feet; Anschlagpuffer = bumper; Möbelpuffer = furniture bumper; Türdämpfer Puffer selbstklebend = self adhesive door damper pad; Gummipuffer selbstklebend = self adhesive rubber bumper
fr: patins adhésifs silicone = silicone adhesive pads; butées adhésives = adhesive bumpers; tampons amortisseurs = damper pads; pieds adhésifs = adhesive feet
es: topes adhesivos = adhesive bumper; amortiguadores adhesivos = adhesive bumper; patas adhesivas de goma = adhesive rubber feet; topes de silicona = silicone bumper
it: piedini adesivi = self adhesive feet; paracolpi adesivi = adhesive bumper; gommini adesivi = adhesive rubber feet; piedini in gomma adesivi = rubber feet self adhesive
nl: zelfklevende dopjes = self adhesive bumper; stootdopjes = bumper dots; zelfklevende rubber voetjes = rubber feet self adhesive; deurbuffers zelfklevend = self adhesive door bumpers
pl: odbojniki samoprzylepne = self adhesive bumpers; nóżki samoprzylepne = self adhesive feet; stopki samoprzylepne = self adhesive feet; odbojniki silikonowe = silicone bumpers
pt: pés adesivos = adhesive feet; batentes de silicone = silicone bumpers; protetor silicone adesivo móveis = adhesive silicone furniture protector
not: car silicone bumper; silicone bumper case; phone silicone bumper; silicone bumper watch
  main: rubber 401699 ~.2; felt 560290 ~.02; wood 442199 ~.005
  * -> 391990
t: clear silicone feet self adhesive bumper pads 100 pcs => 391990
t: rubber feet self adhesive black => 401699
t: car bumper strip => !391990

@ cake-tool
en: cake turntable; cake decorating turntable; piping nozzle; piping tip; piping tips; icing nozzle; icing tips; cake decorating tips; cake nozzle; pastry nozzle; russian piping tips; cake decorating kit; cake decorating set; icing smoother; cake scraper; cake smoother; fondant smoother; cake leveler; cake slicer wire; cookie stamp; cookie embosser; fondant embosser; fondant plunger; plunger cutter; cake dowel; cake pillar; cake stand pillars; pastry bag coupler; flower nail + cake|icing|piping; cake comb; dumpling maker; dumpling mold; dumpling mould; ravioli maker; ravioli mold; empanada press; sushi mold; rice ball mold; onigiri mold; egg ring; egg mold; pancake ring; burger mold; falafel maker; falafel scoop; meatball maker; tamale press; batter dispenser; pancake batter dispenser; cupcake corer; silicone egg poacher; egg poacher
de: Spritztülle = piping nozzle; Spritztüllen = piping tips; Tortendrehplatte = cake turntable; Tortendrehteller = cake turntable; Teigtaschenformer = dumpling maker; Ravioliformer = ravioli maker; Plätzchenstempel = cookie stamp; Keksstempel = cookie stamp; Tortenschneider = cake cutter; Fondantglätter = fondant smoother; Teigspender = batter dispenser; Eierringe = egg ring; Eierpochierer = egg poacher; Tortenset Dekorieren = cake decorating set
fr: douille pâtisserie = piping nozzle; douilles pâtisserie = piping nozzles; plateau tournant gâteau = cake turntable; moule à raviolis = ravioli mould; moule à raviole = ravioli mould; tampon biscuit = cookie stamp; lisseur gâteau = icing smoother; pocheuse œuf = egg poacher; cercle à œuf = egg ring; coupe gâteau = cake cutter; presse empanadas = empanada press; douille de pâtissier = piping nozzle
es: boquilla de repostería = piping nozzle; boquillas repostería = piping nozzle; base giratoria tarta = cake turntable; molde empanadillas = turnover mould; molde para raviolis = ravioli mould; sello galletas = cookie stamp; alisador de fondant = fondant smoother; escalfador de huevos = egg poacher; aro para huevos = egg ring; molde sushi = sushi mould
it: beccucci sac à poche = piping bag nozzle; bocchette pasticceria = pastry nozzle; alzatina girevole torta = cake turntable; stampo ravioli = ravioli mould; timbro biscotti = cookie stamp; raviolatrice stampo = ravioli maker; livella torte = cake leveler; anello per uova = egg ring; stampo onigiri = onigiri mould; piatto girevole torta = cake turntable
nl: spuitmondjes = piping tip; taart draaiplateau = cake turntable; raviolivorm = ravioli mould; koekjesstempel = cookie stamp; spuitmond taart = piping tip; eierring = egg ring; taartzaag = cake saw; dumplingvorm = dumpling mould
pl: tylki cukiernicze = piping tips; końcówki cukiernicze = piping tips; obrotowa patera do tortów = cake turntable; foremka do pierogów = dumpling mould; stempel do ciastek = cookie stamp; wygładzarka do tortu = cake smoother; forma do onigiri = onigiri mould; krążek do jajek = egg ring; pierożnica = dumpling mould
pt: bicos de confeitar = piping nozzles; bico de confeitar = piping nozzle; bailarina para bolo = cake turntable; molde para pastel = turnover mould; fechador de pastel = pastry turnover press; carimbo de biscoito = cookie stamp; alisador de bolo = cake smoother; modelador de hambúrguer = burger press; molde de onigiri = onigiri mould
not: cake decorating airbrush; electric turntable display; egg ring toy; cake topper kit; electric dumpling maker; electric egg poacher; egg mold bird; cake decorating tips book; dumpling mold machine; photography turntable
  main=plastic -> 392410 ~.45
  use kitchen-goods
ask: main
t: russian piping tips stainless steel set => 732393
t: plastic cake turntable 28 cm => 392410
t: wooden cookie stamp => 441990
t: record player turntable => !3924

@ camera-cleaning
en: lens cleaning pen; lens pen; camera lens cleaning kit; air blower camera; lens blower; dust blower camera; sensor cleaning kit; sensor cleaning swab; lens cleaning kit; keyboard cleaning kit; keyboard cleaning brush; cleaning pen earbuds; earbud cleaning pen; airpods cleaning kit; cleaner kit for airpods; keyboard cleaner kit; laptop cleaning brush; electronics cleaning kit
de: Kamera Reinigungsset = camera cleaning kit; Objektiv Reinigungsset = lens cleaning kit; Blasebalg Kamera = air blower camera; Reinigungsstift Kopfhörer = earbud cleaning pen; Objektivpinsel = lens brush; Tastatur Reinigungsset = keyboard cleaning kit
fr: kit de nettoyage appareil photo = camera cleaning kit; stylo de nettoyage objectif = lens cleaning pen; poire soufflante = air blower; kit nettoyage clavier = keyboard cleaning kit; stylo nettoyant écouteurs = earphone cleaning pen
es: kit de limpieza cámara = camera cleaning kit; lápiz limpiador de lentes = lens cleaning pen; pera de aire = air blower; kit limpieza teclado = keyboard cleaning kit; limpiador de auriculares = earphone cleaner
it: kit pulizia fotocamera = camera cleaning kit; penna pulizia obiettivo = lens cleaning pen; pompetta pulizia = cleaning blower; kit pulizia tastiera = keyboard cleaning kit; penna pulizia auricolari = earbud cleaning pen
nl: camera reinigingsset = camera cleaning kit; lenspen = lens pen; blaasbalg camera = dust blower camera; toetsenbord reinigingsset = keyboard cleaning kit; oordopjes schoonmaakpen = earbud cleaning pen
pl: zestaw do czyszczenia aparatu = camera cleaning kit; pióro do czyszczenia obiektywu = lens cleaning pen; gruszka do aparatu = air blower camera; zestaw do czyszczenia klawiatury = keyboard cleaning kit; długopis do czyszczenia słuchawek = cleaning pen earbuds
pt: kit de limpeza câmera = camera cleaning kit; caneta de limpeza de lente = lens cleaning pen; soprador para câmera = camera air blower; kit limpeza teclado = keyboard cleaning kit; caneta limpa fone = earbud cleaning pen
  "blower": main=plastic 392690 ~.1; * 401699
  "blasebalg" -> 401699
  "poire" -> 401699
  "pera" -> 401699
  "gruszka" -> 401699
  "swab" -> 560121 ~.7
  * -> 960390
t: earbud cleaning pen brush kit => 960390
t: rubber air blower camera lens => 401699
t: camera lens 50mm => !9603

@ car-small-inside
en: car cup holder organizer; car tray table; car hook hanger; backseat hook; sunglasses visor clip; visor glasses holder; sun visor clip; visor organizer; car vent clip; parking number card; temporary parking card; car phone number plate; parking permit holder; toll pass holder; seat belt adjuster; seat belt buckle holder; seat belt buckle booster; car key hook; gap filler car seat; car interior organizer; mirror hanging ornament; car mirror charm; rear view mirror charm; car hanging ornament; car pendant mirror; car charm; car hanging decoration
de: Auto Getränkehalter = car cup holder; Sitzlücke Auto Organizer = car seat gap organiser; Auto Haken Kopfstütze = car headrest hook; Brillenhalter Sonnenblende = visor glasses holder; Parkkarte Telefonnummer = parking card with phone number; Rückspiegel Anhänger = rear view mirror charm; Gurtclip Auto = car belt clip
fr: clip pare soleil lunettes = sun visor clip for glasses; pendentif rétroviseur = rear view mirror pendant; clip ceinture de sécurité = seat belt clip; numéro parking voiture = parking number card
es: clip gafas parasol = sunglasses visor clip; colgante retrovisor = rear view mirror charm; clip cinturón de seguridad = seat belt clip; placa teléfono estacionamiento = car phone number plate
it: riempi fessure sedile = gap filler car seat; clip occhiali parasole = sunglasses visor clip; pendente specchietto = mirror hanging ornament; clip cintura sicurezza = seat belt clip; numero parcheggio auto = car parking number plate
nl: hoofdsteun haak = headrest hook; autostoel spleet organizer = car seat gap organizer; zonneklep brillenhouder = visor glasses holder; autospiegel hanger = rear view mirror charm; gordelclip = seat belt clip
pl: uchwyt na kubek do samochodu = car cup holder; organizer między fotele = car seat gap organizer; uchwyt na okulary do auta = sunglasses holder for car; zawieszka na lusterko = mirror hanger; klips do pasów = seat belt clip
pt: organizador vão do banco = car seat gap organizer; clip óculos quebra sol = sunglasses visor clip; pingente retrovisor = rear view mirror charm; clip cinto de segurança = seat belt clip; número estacionamento carro = car parking number
not: stroller cup holder; car cup holder charger; license plate light; license plate camera; boat cup holder; motorcycle license plate; license plate frame camera; license plate bracket light; wheelchair cup holder; bracket license plate motorcycle
  "permit" -> 392690
  "ornament" use ornament
  "charm" use ornament
  "hanging decoration" use ornament
  "belt": main=base-metal 732690 ~.2; * 392690
  main: leather 420500 ~.05; textile 630790 ~.08; aluminium 761699 ~.03; base-metal 732690 ~.06; wood 442199 ~.01; rubber 401699 ~.02; plastic-sheet 392690
  * -> 392690
t: toyota floor mats => !3926

t: sunglasses visor clip for car => 392690
t: toll pass holder plastic car => 392690

@ christmas-more
en: christmas cracker; christmas crackers; elf prop kit; elf kit christmas; christmas elf doll prop; santa key; santa letter ornament; christmas candle bridge; christmas window decoration; christmas table decoration; christmas stocking holder; tree collar; christmas door cover; christmas bell ornament; christmas snowflake; santa decoration; snowman decoration; christmas car decoration; christmas tree pick; christmas berry stem; nutcracker figure; nutcracker ornament; yule log decoration; advent wreath; krampus decoration; hanukkah decoration; christmas decor; xmas decor
de: Knallbonbon = christmas cracker; Christbaumständer = christmas tree stand; Nussknacker Figur = nutcracker figure; Adventskranz = advent wreath; Schwibbogen = christmas candle arch; Fensterdeko Weihnachten = christmas window decoration; Schneeflocke Deko = snowflake decoration; Weihnachtsstrumpf Halter = christmas stocking holder
fr: crackers de noël = christmas crackers; casse noisette figurine = nutcracker figurine; lutin de noël décoration = christmas elf decoration; couronne de l'avent = advent wreath; flocon de neige décoration = snowflake decoration; nain de noël = christmas gnome
es: decoración navideña = christmas decoration; crackers navidad = christmas cracker; pie de árbol de navidad = christmas tree stand; cascanueces figura = nutcracker figure; gnomo navideño = christmas gnome; corona de adviento = advent wreath; copo de nieve decoración = snowflake decoration; duende navideño = christmas elf
it: cracker natalizi = christmas crackers; base albero di natale = christmas tree base; schiaccianoci statuetta = nutcracker figure; gnomo natalizio = christmas gnome; corona dell'avvento = advent wreath; fiocco di neve decorazione = snowflake decoration
nl: knalbonbon = christmas cracker; notenkraker figuur = nutcracker figure; kerstkabouter = christmas gnome; adventskrans = advent wreath; sneeuwvlok decoratie = snowflake decoration
pl: dekoracje świąteczne = christmas decorations; ozdoby choinkowe = christmas tree ornaments; dziadek do orzechów figurka = nutcracker figurine; wieniec adwentowy = advent wreath; śnieżynka ozdoba = snowflake ornament
pt: enfeite natalino = christmas ornament; suporte árvore de natal = christmas tree stand; soldado quebra nozes = nutcracker figure; gnomo de natal = christmas gnome; coroa do advento = advent wreath; floco de neve decoração = snowflake decoration
not: christmas bow dress; christmas candle; christmas decoration light; kerstdecoratie verlichting; christmas cookie; christmas sticker; christmas shirt; christmas stocking stuffer; christmas elf costume
  "tree stand": main=plastic 392690 ~.2; * 732690
  "standaard": * 732690
  "stander": * 732690
  "schwibbogen" -> 940542
  "candle bridge" -> 940542
  "plush" -> 950300 ~.4
  * -> 950510
t: christmas crackers 6 pack => 950510
t: nutcracker soldier figure wooden => 950510
t: walnut nutcracker tool => !9505

@ cleaning-gel
en: cleaning gel; cleaning slime; keyboard cleaning gel; dust cleaning mud; car slime cleaner; magic cleaning gel; car cleaning putty; cleaning gel for car; cleaning slime gel
de: Reinigungsgel Auto = cleaning gel for car; Reinigungsschleim = cleaning slime; Staubgel = dust cleaning gel
fr: gel de nettoyage voiture = cleaning gel for car; pâte de nettoyage clavier = keyboard cleaning putty; slime nettoyant = cleaning slime
es: masilla limpiadora = cleaning putty; gel limpieza teclado = keyboard cleaning gel; slime limpiador = cleaning slime
it: gel pulente tastiera = keyboard cleaning gel; slime pulizia = cleaning slime
nl: reinigingsgel auto = cleaning gel for car; schoonmaakgel toetsenbord = keyboard cleaning gel; schoonmaakslijm = cleaning slime
pl: żel do czyszczenia samochodu = cleaning gel for car; żel czyszczący klawiaturę = keyboard cleaning gel; glutek do czyszczenia = cleaning slime
pt: gel de limpeza carro = cleaning gel for car; gel limpador = cleaning gel; massa de limpeza teclado = keyboard cleaning putty; slime de limpeza = cleaning slime
not: facial cleaning gel; oven cleaning gel
  * -> 340250
t: car cleaning gel dust remover putty keyboard => 340250
t: slime toy kit kids => !3402

@ cocktail-umbrella
en: cocktail umbrella; drink umbrella; paper umbrella picks; paper parasol pick; cocktail parasol; cupcake pick; food pick; sandwich pick; food pick flag; fruit fork kids; bento pick; toothpick flag; burger pick; drink marker; drink charms markers; cocktail smoker; cocktail smoker kit; cocktail smoker lid
de: Cocktailschirmchen = cocktail umbrella; Cocktailschirm = cocktail umbrella; Partyspieße = party pick; Fahnenpicker = flag pick; Essensspieße = food pick; Bento Spieße = bento pick; Räucherglocke Cocktail = cocktail smoking cloche
fr: parasol cocktail = cocktail umbrella; ombrelle cocktail = cocktail umbrella; piques bento = bento picks; fumoir cocktail = cocktail smoker; marque verre cocktail = cocktail drink marker
es: sombrilla de cóctel = cocktail umbrella; paraguas cóctel = cocktail umbrella; pinchos aperitivo = appetizer pick; palillos decorados = decorated cocktail pick; ahumador cócteles = cocktail smoker
it: ombrellini cocktail = cocktail umbrella; ombrellino cocktail = cocktail umbrella; stuzzicadenti decorati = decorated pick; spiedini bento = bento pick; affumicatore cocktail = cocktail smoker
nl: cocktailparasol = cocktail umbrella; cocktailprikkers parasol = cocktail umbrella pick; vlagprikkers = flag pick; bento prikkers = bento pick; cocktail roker = cocktail smoker
pl: parasolki do drinków = cocktail umbrellas; parasolka koktajlowa = cocktail umbrella; wykałaczki dekoracyjne = decorative picks; pikery do bento = bento picks; wędzarka do drinków = cocktail smoker
pt: guarda chuva de coquetel = cocktail umbrella; palitos decorados = decorated picks; sombrinha drink = drink umbrella; defumador de drinks = cocktail smoker; palitos bento = bento picks
  "smoker": main=steel 732393 ~.1; * 441990
  "smoker kit" -> 441990
  "raucherglocke" -> 441990
  "umbrella" -> 482390
  "parasol" -> 482390
  "cocktailschirm" -> 482390
  "cocktailschirmchen" -> 482390
  "ombrelle" -> 482390
  "ombrellino" -> 482390
  "ombrellini" -> 482390
  "sombrilla" -> 482390
  main: plastic 392410 ~.35; bamboo 442191 ~.2; wood 442199 ~.35; steel 732393 ~.05; silicone 392410
  * -> 392410
t: cocktail umbrella paper drink decoration 100 pcs => 482390
t: bamboo sandwich picks 12 cm => 442191
t: cocktail smoker kit wood => 441990
t: rain umbrella folding => !4823

@ console-skin-grip
en: controller skin; console decal; ps5 skin; ps4 skin; switch skin; xbox skin; controller silicone cover; controller grip cover; controller case silicone; thumb grip caps; thumb stick grip; joystick cap cover; game card case; game card holder; game cartridge case; switch game case; game storage tower; cartridge dust cover; phone trigger; mobile game trigger; finger sleeve gaming; gaming finger sleeve; finger sleeves mobile game; controller holder; controller stand; controller wall mount; console dust cover; console wall mount; console vertical stand
de: Controller Skin = controller skin; Controller Hülle = controller cover; Konsolen Aufkleber = console sticker; Spielkarten Case Switch = switch game card case; Spielehülle Switch = switch game case; Daumengriff Kappen = thumb grip caps; Controller Halterung = controller holder
fr: skin manette = controller skin; coque manette = controller shell cover; étui cartouches switch = game cartridge case; boîte jeux switch = switch game case; support manette = controller holder; grip joystick = joystick grip
es: skin mando = controller skin; funda mando silicona = controller silicone cover; estuche juegos switch = switch game case; soporte mando = controller holder; tapas joystick = joystick cap
it: skin controller = controller skin; cover controller silicone = controller silicone cover; custodia giochi switch = switch game case; supporto controller = controller holder
nl: controller skin = controller skin; controller hoes = controller cover; spelletjes opbergdoos switch = switch game storage box; controller houder = controller holder; controller hoezen = controller cover
pl: naklejka na pada = controller sticker; etui na pada = controller case; pudełko na gry switch = switch game case; stojak na pada = controller stand; nakładki na analogi = thumb stick caps
pt: skin controle = controller skin; capa controle silicone = controller silicone cover; estojo jogos switch = switch game case; suporte controle = controller holder; grip controle = controller grip
not: led controller holder; controller case carrying; solar controller case
  "skin" -> 391990
  "decal" -> 391990
  "naklejka" -> 391990
  "aufkleber" -> 391990
  "finger sleeve" -> 630790 ~.8
  "trigger" -> 950450
  "thumb" -> 950450
  "joystick" -> 950450
  "analog" -> 950450
  "dust cover": main=textile 630790 ~.4; * 392690
  main=plastic -> 392690 ~.8
  use goods-of
t: ps5 controller skin vinyl decal => 391990
t: silicone cover for controller grip => 392690
t: gaming controller wireless => !3926

@ corsage-flower
en: wrist corsage; corsage; corsage bracelet; boutonniere set; buttonhole flower; bridal corsage; rose petals; rose petal + artificial|silk|wedding|fake|scatter; flower crown garland; rose box artificial; hanging wisteria; flower head artificial; artificial flower head
de: Handgelenk Corsage Blumen = wrist corsage; Ansteckblume = buttonhole flower; Rosenblätter = rose petals; Seifenrosen = soap rose; Schaumrosen = foam rose; Rosenbär = rose bear
fr: boutonnière mariage = wedding boutonniere; corsage poignet = wrist corsage; pétales de rose = rose petal; roses en mousse = foam roses; fleur de savon = soap flower; ours en roses = rose bear
es: ramillete de muñeca = wrist corsage; pétalos de rosa = rose petals; rosas de espuma = foam rose; flor de jabón = soap flower; boutonniere novio = boutonniere; oso de rosas = rose bear
it: corsage da polso = wrist corsage; petali di rosa = rose petals; rose in schiuma = foam rose; fiore di sapone = soap flower; bottoniera sposo = groom's boutonniere; orso di rose = rose bear
nl: polscorsage = wrist corsage; rozenblaadjes = rose petals; foam rozen = foam roses; eeuwige roos = forever rose; zeepbloem = soap flower; rozenbeer = rose bear; eeuwige rozen = forever roses
pl: bukiecik na rękę = wrist corsage; płatki róż = rose petals; kwiat mydlany = soap flower; miś z róż = rose bear; butonierka = boutonniere; butonierek = boutonniere
pt: corsage pulso = wrist corsage; pétalas de rosa = rose petals; rosas de espuma = foam roses; flor de sabonete = soap flower; lapela noivo = groom boutonniere; urso de rosas = rose bear
not: rose petal tea; dried rose petals tea; rose petals bath; dried rose petals; rose petal jam; rose petals edible; rose petal powder; rose petals soap; corsage pin; rose petal soap
  "preserved" -> 060490
  "eternal": main=plastic 670210 ~.2; * 060490
  "soap|jabón|sapone|sabão" -> 340119 ~.5
  main: plastic|foam 670210 ~.2; textile|paper|silk 670290
  * -> 670290
t: wrist corsage bracelet bridal silk roses => 670290
t: artificial silk rose petals 1000 pcs wedding => 670290
t: foam roses 100 pcs craft => 670210
t: dried rose petals tea => !6702

@ craft-blank-vinyl
en: wooden disc craft; unfinished wood; unfinished wood shapes; wood cutouts; wooden cutout; wooden letter unfinished; wood plaque blank; wooden beads garland; wooden bead garland; wood bead garland; dream catcher kit; dream catcher ring; macrame ring; metal floral hoop; floral hoop; wreath frame; wire wreath frame; wreath ring; foam wreath; styrofoam wreath; styrofoam cone; foam cone craft; floral foam; florist foam; floral tape; floral stem tape; flower frog; kenzan; floral wire stem; flower pot sponge; moss sheet craft; artificial snow craft; sand colored craft; colored sand; sand art kit; cricut mat; cutting mat adhesive; cutting machine mat; iron on vinyl; adhesive vinyl roll; transfer tape vinyl; sublimation mug blank; sublimation tumbler blank; sublimation keychain blank; acrylic blank; acrylic keychain blank; acrylic disc blank; acrylic circle; acrylic sheet craft; transparent acrylic discs; rhinestone; rhinestones; hot fix rhinestone; self adhesive rhinestone; rhinestone sticker; gem sticker; face jewels
de: Holzscheiben unbehandelt = untreated wooden disc; Holzkugel Girlande = wooden ball garland; Holzperlen Girlande = wooden bead garland; Metallring Basteln = metal craft ring; Kranzrohling = wreath base; Drahtring Basteln = craft wire ring; Styroporkranz = styrofoam wreath; Steckschaum = floral foam; Steckmasse = floral foam; Blumendraht Stiel = floral stem wire; Floristenband = florist tape; Blumenigel = flower frog; Schneideplotter Matte = cutting plotter mat; Bügelfolie = iron-on film; Vinylfolie Plotter = vinyl film for plotter; Acrylscheiben = acrylic disc; Strasssteine zum Aufkleben = adhesive rhinestone; Gesichtssteine = face gem
fr: formes en bois brut = raw wooden shapes; guirlande perles bois = wooden bead garland; anneau métal attrape rêves = metal dream catcher ring; cercle métal déco = decorative metal hoop; couronne polystyrène = styrofoam wreath; mousse florale = floral foam; ruban fleuriste = florist tape; pique fleurs kenzan = kenzan flower frog; tapis de découpe cricut = cricut cutting mat; disques acryliques = acrylic discs; strass autocollants = adhesive rhinestones; bijoux de visage = face jewels
es: formas de madera = wooden shape; guirnalda de cuentas de madera = wooden bead garland; aro metálico atrapasueños = dream catcher metal ring; corona de poliestireno = polystyrene wreath; espuma floral = floral foam; cinta floral = floral tape; kenzan floral = kenzan flower frog; tapete de corte cricut = cricut cutting mat; discos acrílicos = acrylic disc; pedrería adhesiva = adhesive rhinestone; gemas faciales = face gem
it: forme in legno grezzo = unfinished wood shapes; ghirlanda perle legno = wood bead garland; anello metallo acchiappasogni = metal dream catcher ring; ghirlanda polistirolo = styrofoam wreath; spugna per fiori = floral foam; nastro floreale = florist tape; kenzan fiori = flower frog; tappetino cricut = cricut cutting mat; termoadesivo flex = heat transfer vinyl; dischi acrilici = acrylic disc; strass adesivi = adhesive rhinestone; gemme viso = face gem
nl: houten vormen blanco = blank wooden shapes; houten kralen slinger = wooden bead garland; metalen ring dromenvanger = metal dream catcher ring; piepschuim krans = styrofoam wreath; steekschuim = floral foam; bloementape = floral tape; kenzan bloemen = kenzan flower holder; snijmat cricut = cricut cutting mat; vinyl folie plotter = plotter vinyl film; acryl schijven = acrylic disc; strass stickers = rhinestone sticker; gezichtsjuwelen = face jewels
pl: drewniane kształty = wooden shapes; girlanda z drewnianych koralików = wooden bead garland; metalowa obręcz = metal hoop; obręcz do łapacza snów = dream catcher ring; wieniec styropianowy = foam wreath base; gąbka florystyczna = floral foam; taśma florystyczna = floral tape; mata cricut = cricut mat; folia winylowa = vinyl film; krążki akrylowe = acrylic discs; cyrkonie samoprzylepne = self adhesive rhinestones; kryształki na twarz = face gems
pt: formas de madeira mdf = mdf wood shapes; guirlanda contas madeira = wood bead garland; aro de metal filtro dos sonhos = metal dream catcher ring; guirlanda isopor = polystyrene wreath; espuma floral = floral foam; fita floral = floral tape; kenzan flores = kenzan flower holder; base de corte cricut = cutting machine mat; vinil adesivo = adhesive vinyl; discos acrílicos = acrylic discs; strass adesivo = adhesive rhinestones; pedras para rosto = face gems
not: rhinestone trim; rhinestone applique; rhinestone belt; rhinestone picker; rhinestone tweezers; rhinestone tool; rhinestone setter; rhinestone necklace; rhinestone fabric; colored sand gravel aquarium; felt fabric hat; rhinestone chain; rhinestone bag; rhinestone button; rhinestone brooch; nail rhinestone; rhinestone patch; rhinestone glue; rhinestone hair; rhinestone dress; rhinestone shoes; rhinestone headband; acrylic circle mirror; rhinestone strap; rhinestone bra; acrylic circle earring; rhinestone phone; rhinestone watch
  "rhinestone": main=plastic 392690 ~.2; "sticker" 392690 ~.4; * 701810
  "strass": main=plastic 392690 ~.2; * 701810
  "gem": main=glass 701810 ~.2; * 392690
  "jewels" -> 392690
  "felt|fieltro|feltro" -> 560290
  "foam|schiuma|espanso": * 392690
  "espuma" -> 392690
  "mousse" -> 392690
  "steckschaum" -> 392690
  "styrofoam" -> 392690
  "tape": main=paper 482390 ~.4; * 481141 ~.3
  "vinyl" -> 391990
  "plotterfolie" -> 391990
  "vinyle" -> 391990
  "vinilo" -> 391990
  "vinile" -> 391990
  "cricut" -> 392690
  "cutting machine mat" -> 392690
  "bead garland" -> 442199
  "sand": * 250590
  "kenzan": * 732690
  "frog": main=ceramic 691390 ~.1; * 732690
  "mug" -> 691200
  "tumbler" -> 961700 ~.6
  "acryl" -> 392690
  "acrylic|acrílico" -> 392690
  "hoop": main=wood 442199 ~.1; main=plastic 392690 ~.05; * 732690
  "ring": main=wood 442199 ~.2; * 732690
  "wreath": main=wood 442199 ~.03; * 732690
  main: wood 442199 ~.6; base-metal 732690 ~.1; plastic 392690; paper 482390
  * -> 442199
t: flatback rhinestones glass ss20 => !3926
t: floral foam bricks wet => 392690
t: unfinished wood cutouts hearts 50 pcs => 442199
t: heat transfer iron on vinyl htv => 391990
t: metal floral hoop wreath ring gold 30 cm => 732690

@ craft-die
en: cutting die; cutting dies; metal cutting dies; metal cutting die; craft die; die cuts scrapbooking; scrapbooking die; dies and stamps; embossing folder; die cut machine; embossing machine craft; embossing powder; sizzix die; steel rule die; leather cutting die; die cut embellishment; chipboard embellishment; scrapbook embellishment
de: Stanzschablone = cutting die; Stanzschablonen = cutting dies; Stanzform = die cutting form; Prägefolder = embossing folder; Prägeschablone = embossing template; Stanzmaschine Basteln = die cut machine; Embossingpulver = embossing powder
fr: dies de découpe = cutting dies; die de découpe = cutting die; matrices de découpe = cutting dies; dies scrapbooking = scrapbooking dies; classeur de gaufrage = embossing folder; machine de découpe scrapbooking = scrapbooking die cutting machine; poudre à embosser = embossing powder
es: troquel de corte = cutting die; troqueles scrapbooking = scrapbooking die; carpeta de embossing = embossing folder; troqueladora manual = manual die cutting machine; polvo de embossing = embossing powder
it: fustelle scrapbooking = scrapbooking die; cartella goffratura = embossing folder; polvere embossing = embossing powder
nl: snijmal = cutting die; snijmallen = cutting dies; stansmal = cutting die; embossing folder = embossing folder; stansmachine hobby = craft die cutting machine; embossing poeder = embossing powder
pl: wykrojniki metalowe = metal cutting dies; folder do embossingu = embossing folder; maszynka do wykrojników = die cut machine; puder do embossingu = embossing powder
pt: facas de corte scrapbook = scrapbook cutting dies; matriz de corte = cutting die; pasta de relevo = embossing folder; máquina de corte scrapbook = scrapbook cutting machine; pó de relevo = embossing powder
not: cutting die machine tool; tap cutting die; threading cutting die; pasta cutting die; tile cutting die; industrial cutting die; screw cutting die
  "machine" -> 844110
  "buttonmaschine" -> 844110
  "button maschine" -> 844110
  "folder" -> 392690
  "carpeta" -> 392690
  "powder|polvo|polvere|pó" -> 390810 ~.5
  "pulver" -> 390810 ~.5
  "embellishment": main=wood 442199 ~.1; * 482390
  "chipboard" -> 482390
  "kit" -> 482390
  * -> 820890          # knives and cutting blades for paper machines
t: metal cutting dies flower scrapbooking => 820890
t: plastic embossing folder card making => 392690
t: tap and die set m3-m12 => !820890

@ device-smallware
en: mouse skates; mouse feet; mouse grip tape; mouse bungee; laptop privacy screen; privacy screen filter laptop; privacy filter monitor; monitor privacy screen; screen filter laptop; laptop port cover; ethernet port cover; usb port plug; charging port cover; dust plug phone; cable tag; cable label tag; key tag label; keyboard wrist pad; screen magnifier phone; screen amplifier; phone gimbal weight; phone magnet plate; metal plate magnetic mount; magnetic mount plate; magnetic ring sticker; magsafe ring; magsafe metal ring; phone wallet stick on; stick on card holder; phone card holder; card holder phone; phone back card holder; magsafe wallet; magnetic wallet phone; phone pocket sticker; phone tripod adapter; phone clip mount; laptop tray; camera shutter button; hot shoe cover; lens cap keeper
de: Mausfüße = mouse feet; Mausgleiter = mouse skates; Blickschutzfilter Laptop = laptop privacy filter; Blickschutzfolie Laptop = laptop privacy screen; Metallplättchen Magnethalterung = metal plate magnetic mount; MagSafe Ring = magsafe ring; Kartenhalter Handy = phone card holder; MagSafe Wallet = magsafe wallet; Handy Bildschirmlupe = screen magnifier phone
fr: patins souris = mouse skates; filtre de confidentialité = privacy filter; plaque métallique aimant téléphone = phone magnet plate; anneau magsafe = magsafe ring; porte carte téléphone = phone card holder; portefeuille magsafe = magsafe wallet; loupe écran téléphone = screen magnifier phone
es: patas ratón skates = mouse skates; filtro de privacidad = privacy filter; placa metálica imán móvil = metal plate for phone magnet; anillo magsafe = magsafe ring; tarjetero móvil adhesivo = adhesive phone card holder; cartera magsafe = magsafe wallet; lupa pantalla móvil = screen magnifier phone
it: piedini mouse = mouse feet; filtro privacy laptop = laptop privacy screen; piastra metallica magnetica = magnetic metal plate; anello magsafe = magsafe ring; porta carte telefono = phone card holder; portafoglio magsafe = magsafe wallet; lente ingrandimento schermo telefono = screen magnifier phone
nl: muis skates = mouse skates; privacyfilter laptop = laptop privacy screen; metalen plaatje magneethouder = metal plate for magnetic holder; magsafe ring = magsafe ring; kaarthouder telefoon = phone card holder; magsafe wallet = magsafe wallet
pl: ślizgacze do myszy = mouse glides; filtr prywatyzujący = privacy filter; blaszka magnetyczna do telefonu = metal plate for phone; pierścień magsafe = magsafe ring; etui na karty do telefonu = phone card holder; portfel magsafe = magsafe wallet
pt: pés para mouse = mouse feet; filtro de privacidade = privacy filter; placa metálica ímã celular = phone magnet metal plate; anel magsafe = magsafe ring; porta cartão celular = phone card holder; carteira magsafe = magsafe wallet; ampliador de tela celular = phone screen magnifier
not: phone screen magnifier glass; magsafe wallet case; magsafe ring light; magsafe ring holder; privacy screen fence; magsafe ring grip; magsafe charger; dust plug phone charm; cable label tag machine
  "privacy" -> 392690 ~.7
  "blickschutz" -> 392690
  "confidentialite" -> 392690
  "wallet": main=leather 420231 ~.4; * 420232
  "portefeuille": main=leather 420231 ~.4; * 420232
  "card holder": main=leather 420231 ~.1; main=silicone 392690 ~.4; main=textile 420232 ~.1; * 392690
  "kartenhalter": main=leather 420231 ~.2; * 392690
  "magnifier" -> 901380
  "metal": main=base-metal 732690; * 732690
  "plate" -> 732690
  "ring": main=plastic 392690 ~.2; * 732690
  "anneau" -> 732690
  "anello" -> 732690
  "mouse": "tape" 391990; * 392690
  main=plastic -> 392690 ~.8
  use goods-of
t: laptop privacy screen filter 14 inch => 392690
t: magsafe ring metal plate sticker for phone => 732690
t: silicone phone card holder stick on wallet => !9013
t: computer mouse wireless => !3926

@ divination-cards
en: tarot card; tarot deck; oracle card; oracle deck; oracle cards deck; rider waite; lenormand cards; angel cards; divination cards; playing card deck waterproof; poker card; poker cards; deck of cards; magic playing cards; cardistry deck; uno cards; flash playing cards
de: Tarotkarten = tarot card; Tarot Deck = tarot deck; Orakelkarten = oracle cards deck; Pokerkarten = poker cards; Lenormandkarten = lenormand cards; Skatkarten = skat playing card
fr: jeu de tarot = tarot deck; cartes de tarot = tarot cards; oracle cartes = oracle cards; cartes oracle = oracle cards; jeu de cartes poker = poker card deck; tarot de marseille = marseille tarot
es: cartas del tarot = tarot card; baraja tarot = tarot deck; cartas oráculo = oracle card; baraja española = spanish playing cards; baraja de cartas = deck of cards; cartas de póker = poker cards; naipes = playing cards
it: carte dei tarocchi = tarot card; tarocchi = tarot card; carte oracolo = oracle card; carte napoletane = neapolitan playing cards; carte da poker = poker cards
nl: tarotkaarten = tarot card; orakelkaarten = oracle card; pokerkaarten = poker cards
pl: karty tarota = tarot cards; talia tarota = tarot deck; karty wyrocznia = oracle cards; karty do pokera = poker cards
pt: cartas de tarô = tarot cards; baralho de tarô = tarot deck; oráculo cartas = oracle cards; cartas de baralho = playing cards; baralho cigano = gypsy card deck
not: tarot cloth; tarot bag; playing card holder; playing card box; card shuffler; tarot book; playing card shuffler; playing card printing; playing card case; tarot tapestry; tarot candle; baralho infantil; tarot poster
  * -> 950440
t: rider waite tarot deck 78 cards => 950440
t: waterproof plastic playing cards poker => 950440
t: deck chair wooden => !9504

@ doll-part
en: doll wig; doll hair; doll making supplies; doll joints; doll head; doll body; doll stand; doll eyelash; bjd doll wig; bjd eyes; bjd clothes; reborn doll kit; reborn supplies; magic wand; wizard wand; fairy wand; princess wand; rc tire; rc wheels; rc body shell; rc car parts; rc car wheels; rc upgrade part; rc shock absorber; rc chassis; slot car parts; model train accessories; model railway scenery; railway model trees; model trees; model people figures; diorama scenery; static grass model
de: Puppenperücke = doll wig; Puppenhaare = doll hair; Puppenschuhe = doll shoes; Zauberstab = magic wand; RC Reifen = rc tire; RC Karosserie = rc car body; Modellbäume = model tree; Modellbahn Zubehör = model railway accessories
fr: perruque poupée = doll wig; cheveux poupée = doll hair; chaussures poupée = doll shoes; baguette magique = magic wand; pneus rc = rc tires; carrosserie rc = rc body shell; arbres modélisme = model drive shafts
es: peluca muñeca = doll wig; pelo para muñecas = doll hair; zapatos muñeca = doll shoe; varita mágica = magic wand; ruedas rc = rc wheels; carrocería rc = rc body shell; árboles maqueta = model tree
it: parrucca bambola = doll wig; scarpe bambola = doll shoes; bacchetta magica = magic wand; ruote rc = rc wheels; carrozzeria rc = rc body shell; alberi modellismo = rc model shaft
nl: poppenpruik = doll wig; poppenhaar = doll hair; poppenschoenen = doll shoes; toverstaf = magic wand; rc banden = rc tyres; modelbomen = model tree
pl: peruka dla lalki = doll wig; włosy dla lalki = doll hair; buty dla lalki = doll shoes; różdżka = wand; koła rc = rc wheels; karoseria rc = rc car body; drzewka modelarskie = model trees; różdżek = wand
pt: peruca boneca = doll wig; cabelo para boneca = doll hair; sapato boneca = doll shoe; rodas rc = rc wheels; carroceria rc = rc body shell; árvores maquete = model trees
not: magic wand massager; magic wand vibrator; magic wand remover; magic wand hair; wand blender; doll hair salon; magic wand cleaner
  * -> 950300
t: bjd doll wig synthetic 8-9 inch => 950300
t: rc car wheels tires 1/10 => 950300
t: magic wand massager => !9503

@ ear-mask-saver
en: mask ear saver; ear saver; ear savers; mask extender; mask strap extender; mask bracket; face mask bracket; 3d mask bracket; mask holder clip; mask chain; face mask chain; mask clip; mask case; mask storage case; face mask lanyard; nose bridge strip; nose wire mask
de: Maskenhalter = mask holder; Ohrenschoner Maske = ear saver; Maskenkette = mask chain; Maskenbox = mask case; Maskenverlängerung = mask extender; Nasenbügel Maske = nose bridge strip
fr: attache masque = mask fastener; serre nuque masque = mask neck extender; chaîne masque = mask chain; boîte à masque = mask case; support masque 3d = 3d mask bracket
es: salvaorejas = ear saver; sujeta mascarillas = mask holder clip; cadena mascarilla = mask chain; soporte mascarilla = mask bracket; estuche mascarilla = mask case
it: salvaorecchie = ear saver; laccetto mascherina = mask lanyard; catenella mascherina = mask chain; portamascherina = mask case; supporto mascherina = mask bracket
nl: mondkapje houder = face mask holder; oorbeschermer mondkapje = mask ear saver; mondkapje koord = face mask cord; mondkapje doosje = face mask case
pl: uchwyt do maseczki = mask holder; łańcuszek do maseczki = mask chain; przedłużka do maseczki = mask extender; pudełko na maseczkę = mask box
pt: protetor de orelha máscara = mask ear saver; corrente máscara = mask chain; suporte máscara = mask bracket; estojo máscara = mask case; prendedor de máscara = mask clip
not: welding mask clip; snorkel mask clip; cpap mask clip; snorkel mask case
  "chain|catena|corrente": main=plastic 392690 ~.3; * 711719
  "kette" -> 711719
  "chaine" -> 711719
  "cadena" -> 711719
  "catenella" -> 711719
  "lancuszek" -> 711719
  "lanyard" -> 630790
  "nose": main=aluminium 761699 ~.6; * 761699
  main: textile 630790 ~.15; leather 420500 ~.02; base-metal 732690 ~.03
  * -> 392690
t: silicone mask bracket 3d inner support => 392690
t: mask strap extender ear savers plastic => 392690
t: welding mask auto darkening => !3926

@ eye-mask
en: eye mask; blindfold; eyeshade; sleeping eye mask; silk eye mask; travel eye mask; cooling eye mask; gel eye mask; eye patch pirate; pirate eye patch; amblyopia eye patch; eye patch + kids|lazy|pirate|amblyopia
de: Augenmaske = eye mask; Schlafbrille = sleep mask; Augenbinde = blindfold; Augenklappe = eye patch
fr: masque pour les yeux = eye mask; masque de nuit yeux = sleep eye mask; bandeau yeux = blindfold; cache œil = eye patch
es: antifaz = eye mask; parche ocular pirata = pirate eye patch; venda ojos = blindfold; máscara de dormir = sleeping eye mask
it: mascherina occhi = eye mask; benda occhi = eye bandage; benda da pirata = pirate eye patch; maschera per dormire = sleep mask
nl: oogmasker = eye mask; blinddoek = blindfold; ooglapje piraat = pirate eye patch
pl: opaska na oczy = eye mask; maska na oczy = eye mask; opaska do spania = sleep mask; przepaska piracka na oko = pirate eye patch
pt: tapa olho = eye patch; venda para olhos = blindfold; tapa olho pirata = pirate eye patch; máscara para dormir = sleeping eye mask
not: collagen eye mask; eye mask patches gel collagen; hydrogel eye mask; under eye mask; steam eye mask; heated eye mask; eye mask massager; electric eye mask; gold eye mask; masque pour les yeux collagène; eye mask bluetooth; bluetooth eye mask; lash eye mask; benda occhi collagene; antifaz carnaval; antifaz veneciano
  "collagen" -> 330499
  "hydrogel" -> 330499
  "steam" -> 382499 ~.6
  "gel": main=plastic 392690; * 392690
  "pirate" -> 950590
  "pirata" -> 950590
  "piraat" -> 950590
  "piracka" -> 950590
  "silk|seda|seta" -> 630790
  main: silicone 392690 ~.02
  * -> 630790
t: silk eye mask for sleeping blindfold => 630790
t: cooling gel eye mask reusable => 392690
t: pirate eye patch costume => 950590
t: mascara waterproof => !6307

@ eyelid-face-tape
en: double eyelid tape; eyelid tape; eyelid sticker; face lift tape; face lifting tape; facial lift sticker; neck lift tape; v line mask; v line lifting mask; face slimming strap; chin strap slimming; double chin strap; face lifting strap; v line shaping belt; face slimmer; jawline exerciser; jaw exerciser; jawline trainer; facial cupping; facial cupping set; face exerciser; lip plumper tool; lip plumper device; facial hair spring remover; spring hair remover; facial epilator spring; nose shaper; nose lifter; nose up clip; dimple maker; smile trainer; neck wrinkle pad; silicone wrinkle patch; silicone face patch; forehead wrinkle patch; chest wrinkle pad
de: Lidstreifen = eyelid tape; Augenlid Streifen = eyelid tape; Gesichtslifting Band = face lifting strap; Doppelkinn Band = double chin strap; V Linie Gesichtsmaske = v line face mask; Kiefertrainer = jaw exerciser; Kinntrainer = chin exerciser; Lippenvergrößerer = lip plumper; Nasenformer = nose shaper; Silikon Faltenpflaster = silicone wrinkle patch; Spiral Epilierer Gesicht = facial hair spring remover
fr: bande double paupière = double eyelid tape; ruban paupière = eyelid tape; bande liftante visage = face lifting tape; mentonnière amincissante = slimming chin strap; musculateur mâchoire = jaw exerciser; repulpeur lèvres appareil = lip plumper device; patch silicone anti rides = silicone anti wrinkle patch; épilateur ressort = hair removal spring
es: cinta doble párpado = double eyelid tape; cinta lifting facial = face lifting tape; banda reductora papada = double chin strap; correa facial = face strap; ejercitador de mandíbula = jaw exerciser; voluminizador labios dispositivo = lip plumper device; parche silicona antiarrugas = anti-wrinkle silicone patch; depilador de resorte = facial hair spring remover
it: nastro doppia palpebra = double eyelid tape; nastro lifting viso = face lifting tape; fascia doppio mento = double chin strap; allenatore mascella = jaw exerciser; volumizzatore labbra dispositivo = lip plumper device; patch silicone antirughe = silicone anti-wrinkle patch; depilatore a molla = facial hair spring remover
nl: ooglidstrips = eyelid tape; gezichtslift tape = face lift tape; kaaktrainer = jawline trainer; lippen vergroter apparaat = lip plumper device; siliconen rimpelpleister = silicone wrinkle patch; veer epilator = facial hair spring remover
pl: paski do powiek = eyelid tape; taśma liftingująca = face lift tape; opaska na podbródek = chin strap slimming; trener szczęki = jaw exerciser; powiększacz ust = lip plumper; plastry silikonowe przeciwzmarszczkowe = silicone wrinkle patches; sprężynka do depilacji = hair removal spring
pt: fita para pálpebra = eyelid tape; fita lifting facial = face lifting tape; faixa queixo = chin strap; exercitador de mandíbula = jaw exerciser; aumentador de lábios = lip plumper tool; adesivo silicone rugas = silicone wrinkle patch; depilador de mola = spring hair remover
not: eyelid tape removal cream; face lift cream
  "tape" -> 391990
  "sticker" -> 391990
  "lidstreifen" -> 391990
  "augenlid streifen" -> 391990
  "ruban" -> 391990
  "cinta" -> 391990
  "nastro" -> 391990
  "strips" -> 391990
  "paski" -> 391990
  "fita" -> 391990
  "spring|muelle|resorte|molla|mola" -> 820320 ~.7
  "exerciser" -> 950691 ~.8
  "trainer" -> 950691 ~.8
  "mandibula" -> 950691
  "cupping" -> 901910
  "patch" -> 392690
  "pad" -> 392690
  "mask" -> 630790
  "strap": main=silicone 392690 ~.1; * 630790
  "belt" -> 630790
  "band" -> 630790
  "plumper": "electric|eléctrico|elettrico|elétrico" 901910; * 392690
  * -> 392690
t: invisible double eyelid tape stickers 480 pcs => 391990
t: v line face slimming strap double chin => 630790
t: jawline exerciser silicone ball => 950691
t: masking tape painters => !391990

@ festive-more
en: spider web decoration; spider web halloween; hanging ghost; halloween skeleton; halloween pumpkin decoration; jack o lantern; halloween inflatable; halloween candy bucket; trick or treat bucket; halloween tombstone; halloween wreath; halloween garland; spider halloween; thanksgiving decor; thanksgiving turkey decor; fall garland; autumn garland; maple leaf garland; 4th of july decoration; fourth of july decor; independence day decoration; patriotic decoration; st patrick's day decoration; st patricks day decoration; shamrock decoration; easter bunny decoration; easter bunny; easter ornament; easter garland; easter wreath; valentine's day decoration; heart garland; new years eve party; new year glasses; novelty glasses; funny glasses; birthday glasses; chinese new year lantern; lunar new year decoration; mid autumn lantern; carnival decoration; mardi gras mask; mardi gras decoration; photo booth frame; photo prop; photo props; selfie frame party; mustache on a stick; party horn; party blowout; blowout whistle; party whistle; air horn party; stage blood; vampire fangs; fake fangs; fake wounds; scar wax; halloween makeup prosthetic; werewolf teeth; witch nose; fake nose; led purge mask; led mask; light up mask; purge mask; devil horns headband; bunny ears headband; reindeer antlers; antler headband; santa beard; santa costume accessories; pirate accessories; hawaiian party decoration; luau decoration; luau party; fiesta decoration; pinata stick; pinata filler; prank kit; fart spray; fart bomb; stink bomb; itching powder; fake spider; fake snake prank; fake cockroach; electric shock pen; trick pen; disappearing ink; magic cards trick; magic coin trick; disco ball decoration; balloon drop; giant number mosaic; centerpiece party; table centerpiece; crepe streamer; crepe paper streamer; fringe backdrop; sweet 16; graduation cap decoration; retirement decoration; anniversary decoration; hen party; bachelor party; stag party; christening decoration; baptism decoration; communion decoration
de: Halloween Dekoration = halloween decoration; Spinnennetz Deko = spider web decoration; Kürbis Deko Halloween = halloween pumpkin decoration; Osterhase Deko = easter bunny decoration; Valentinstag Deko = valentine's day decoration; Silvester Deko = new year's eve decoration; Silvesterbrille = new year's eve glasses; Fotobox Requisiten = photo booth props; Partytröte = party horn; Luftrüssel = party blower; Vampirzähne = vampire teeth; LED Maske = led mask; Teufelshörner = devil horns; Hasenohren Haarreif = rabbit ears headband; Faschingsdeko = carnival decoration; Partydeko = party decoration; Erntedank Deko = harvest festival decoration; JGA Deko = bachelor party decoration; Taufe Deko = baptism decoration
fr: toile d'araignée décoration = spider web decoration; lapin de pâques décoration = easter bunny decoration; décoration saint valentin = valentine's day decoration; décoration nouvel an = new year decoration; lunettes de fête = party glasses; accessoires photobooth = photo booth props; sans gêne fête = party horn; langue de belle mère = party blower; dents de vampire = vampire teeth; oreilles de lapin serre tête = bunny ears headband; déco baptême = christening decoration; décoration evjf = hen party decoration; accessoire déguisement = costume accessory
es: telaraña decorativa = decorative spider web; decoración de pascua = easter decoration; conejo de pascua decoración = easter bunny decoration; decoración san valentín = valentine's day decoration; decoración año nuevo = new year decoration; gafas de fiesta = party glasses; accesorios photocall = photo booth prop; matasuegras = party blower; colmillos de vampiro = vampire fang; cuernos de diablo diadema = devil horns headband; decoración despedida de soltera = bachelorette party decoration; decoración comunión = communion decoration; decoración bautizo = baptism decoration; decoración día de muertos = day of the dead decoration
it: ragnatela decorativa = decorative cobweb; decorazioni pasqua = easter decoration; coniglio pasquale decorazione = easter bunny decoration; decorazioni san valentino = valentine's day decoration; decorazioni capodanno = new year decoration; occhiali da festa = party glasses; accessori photo booth = photo booth prop; lingua di menelik = party blower; denti da vampiro = vampire teeth; corna diavolo cerchietto = devil horns headband; addobbi compleanno = birthday decoration; decorazioni battesimo = baptism decoration
nl: spinnenweb decoratie = spider web decoration; paasdecoratie = easter decoration; paashaas decoratie = easter bunny decoration; valentijn decoratie = valentine decoration; oud en nieuw decoratie = new year decoration; feestbril = party glasses; photobooth props = photo booth props; roltong = party blower; nepbloed = fake blood; vampiertanden = vampire teeth; duivelshoorns diadeem = devil horns headband; carnaval decoratie = carnival decoration; vrijgezellenfeest decoratie = bachelorette party decoration
pl: pajęczyna dekoracyjna = spider web decoration; dekoracje wielkanocne = easter decorations; zając wielkanocny dekoracja = easter bunny decoration; dekoracje walentynkowe = valentine decorations; dekoracje sylwestrowe = new year decorations; okulary imprezowe = party glasses; rekwizyty do zdjęć = photo props; trąbka imprezowa = party horn; zęby wampira = vampire teeth; śmieszne gadżety; uszy królika opaska = bunny ears headband; ozdoby wieczór panieński = hen party decorations; dekoracje komunijne = communion decorations
pt: teia de aranha decorativa = decorative spider web; decoração de páscoa = easter decoration; coelho da páscoa decoração = easter bunny decoration; decoração dia dos namorados = valentine's day decoration; decoração ano novo = new year decoration; óculos de festa = party glasses; plaquinhas divertidas = photo booth props; língua de sogra = party blower; dentes de vampiro = vampire teeth; pegadinha = joke article; chifres de diabo = devil horns; enfeite festa junina = festa junina decoration; decoração despedida de solteira = bachelorette party decoration
not: led mask face therapy; led face mask; led mask photon; led mask skin; bachelor party shirt; pumpkin seed; easter bunny chocolate; easter bunny plush; halloween candy; halloween costume; party glasses cup; party glasses plastic cup; halloween shirt; halloween leggings; halloween socks; easter dress; spider plush; disco ball light; new year card; valentine card; halloween earring; halloween sticker; halloween light; halloween string light; fall wreath artificial; halloween inflatable costume; halloween nail; halloween tablecloth; halloween mug; halloween balloon; bunny ears headband cotton baby; heart garland light; halloween blanket; novelty glasses drinking; easter bunny costume; jack o lantern costume; halloween cookie cutter; led mask therapy; 7 color led mask
  "led mask" "therapy" -> 854370
  "easter bunny" "chocolate|cioccolato" -> 180690
  "fake blood" -> 330499
  "stage blood" -> 330499
  "faux sang" -> 330499
  "kunstblut" -> 330499
  "sangre falsa" -> 330499
  "sangue" -> 330499
  "nepbloed" -> 330499
  "sztuczna krew" -> 330499
  "scar wax" -> 330499
  "plush" -> 950300 ~.8
  "christmas" -> 950510 ~.8
  * -> 950590
t: halloween skeleton hanging ghost outdoor => 950590
t: easter bunny decoration table ornament => 950590
t: new year glasses 2025 party eyewear => 950590
t: fake blood stage makeup => 330499
t: halloween costume women witch => !950590

@ fire-striker
en: ferro rod; fire steel; firesteel; flint striker
de: Feuerstahl = fire steel; Feuerstarter = fire starter; Magnesium Feuerstarter = magnesium fire starter; Zündstahl = fire steel
fr: pierre à feu = flint; allume feu magnésium = magnesium fire starter; barre ferrocérium = ferro rod
es: pedernal magnesio = magnesium fire starter; barra de ferrocerio = ferro rod; encendedor de pedernal = flint lighter; pedernal = flint
it: acciarino = flint striker; acciarino al magnesio = magnesium fire starter
nl: vuurstaal = fire steel; magnesium vuurstarter = magnesium fire starter
pl: krzesiwo = fire striker; krzesiwo magnezowe = magnesium fire starter; krzesiwo ferrocerowe = ferro rod
pt: pederneira = fire flint; pederneira magnésio = magnesium fire flint; barra de ferrocério = ferrocerium rod
  * -> 360690
t: ferro rod fire starter with paracord => 360690
t: cigarette lighter refillable => !3606

@ fridge-magnet
en: fridge magnet; fridge magnets; refrigerator magnet; souvenir magnet; magnet souvenir; photo magnet; magnetic photo frame fridge; decorative magnet; kitchen magnet; button magnet; whiteboard magnet; whiteboard magnets; board magnets; office magnet; magnetic pin; push pin magnet; magnetic letters; magnetic numbers; alphabet magnet; magnetic alphabet; magnetic calendar fridge; magnetic dry erase fridge; magnetic words
de: Kühlschrankmagnet = fridge magnet; Kühlschrankmagnete = fridge magnets; Souvenir Magnet = souvenir magnet; Magnete Whiteboard = whiteboard magnets; Whiteboard Magnete = whiteboard magnets; Pinnwandmagnet = pinboard magnet; Magnetbuchstaben = magnetic letters; Büromagnete = office magnet
fr: aimant frigo = fridge magnet; magnet frigo = fridge magnet; aimants frigo = fridge magnets; aimant réfrigérateur = fridge magnet; aimants tableau blanc = whiteboard magnets; lettres magnétiques = magnetic letters; magnet souvenir = souvenir magnet
es: imán nevera = fridge magnet; imanes nevera = fridge magnet; imán de nevera = fridge magnet; imán recuerdo = souvenir magnet; imanes pizarra = whiteboard magnets; letras magnéticas = magnetic letters; imán de refrigerador = refrigerator magnet
it: calamita frigo = fridge magnet; calamite frigo = fridge magnets; magnete frigorifero = refrigerator magnet; calamita souvenir = souvenir magnet; magneti lavagna = whiteboard magnets; lettere magnetiche = magnetic letters
nl: koelkastmagneet = fridge magnet; koelkastmagneten = fridge magnets; souvenir magneet = souvenir magnet; whiteboard magneten = whiteboard magnets; magneetletters = magnetic letters; magneten whiteboard = whiteboard magnets
pl: magnes na lodówkę = fridge magnet; magnesy na lodówkę = fridge magnets; magnes pamiątkowy = souvenir magnet; magnesy do tablicy = board magnets; litery magnetyczne = magnetic letters
pt: ímã de geladeira = fridge magnet; imã de geladeira = fridge magnet; imãs de geladeira = fridge magnets; ímã lembrança = souvenir magnet; ímãs quadro branco = whiteboard magnets; letras magnéticas = magnetic letters
not: fridge magnet bottle opener; fridge magnet door seal; fridge magnet timer; whiteboard magnet eraser; magnetic letters board kids
  "letters" -> 950300
  "alphabet" -> 950300
  "numbers" -> 950300
  "buchstaben" -> 950300
  "lettres" -> 950300
  "letras" -> 950300
  "lettere" -> 950300
  "litery" -> 950300
  "whiteboard" -> 850519
  "button" -> 850519
  "board" -> 850519
  "office" -> 850519
  "pin" -> 850511 ~.6
  "calendar" -> 491000
  "dry erase" -> 961000
  main: ceramic 691390 ~.1; base-metal 830629 ~.12; wood 442019 ~.1; rubber 401699 ~.03; glass 701399 ~.08; paper 850519 ~.05; textile 630790 ~.02
  * -> 392640
ask: main
t: 3d resin fridge magnet souvenir paris => 392640
t: ceramic refrigerator magnet handmade => 691390
t: round whiteboard magnets colourful 20 pcs => 850519
t: neodymium magnet n52 disc => !3926

@ gym-strap-belt
en: weightlifting strap; weight lifting strap; lifting strap gym; deadlift straps; wrist wraps gym; wrist wrap lifting; wrist wraps weightlifting; weight lifting belt; weightlifting belt; powerlifting belt; gym belt; dip belt; ankle strap cable; ankle strap gym; ankle cuff gym; barbell pad; squat pad; hip thrust pad; lifting grips gym; knee wraps weightlifting; pull up band; assist band; pull up assist band; cable machine handle; tricep rope; lat pull down bar; gym handle attachment; ab strap hanging; hanging ab straps; neck harness gym; sauna suit vest gym harness; gym chalk ball
de: Zughilfen = weightlifting strap; Gewichthebergürtel = weightlifting belt; Trainingsgürtel = training belt; Dip Gürtel = dip belt; Fußschlaufe Kabelzug = ankle strap cable; Langhantelpolster = barbell pad; Handgelenkbandagen Krafttraining = wrist wraps weightlifting; Klimmzugband = pull up band; Trizepsseil = triceps rope; Kabelzug Griff = cable machine handle
fr: sangle de musculation = gym strap; sangles de tirage = lifting straps; ceinture de musculation = gym belt; ceinture haltérophilie = weightlifting belt; ceinture lestée = weighted belt; sangle cheville musculation = ankle strap gym; mousse barre musculation = barbell pad; bande de traction = pull up band; corde triceps = triceps rope
es: correas de levantamiento = weightlifting strap; straps gimnasio = gym strap; cinturón gimnasio = gym belt; cinturón levantamiento de pesas = weightlifting belt; cinturón lastre = dip belt; tobillera polea = ankle strap cable; almohadilla barra = barbell pad; muñequeras gimnasio = wrist wrap; banda dominadas = pull up band; cuerda tríceps = triceps rope
it: cinturino sollevamento pesi = weight lifting strap; fasce da polso palestra = gym wrist wrap; cintura palestra = gym belt; cintura pesistica = weightlifting belt; cavigliera cavi = ankle strap cable; imbottitura bilanciere = barbell pad; elastico trazioni = pull up band; corda tricipiti = triceps rope; ganci palestra = gym lifting hook
nl: lifting straps gym = gym lifting straps; powerlift riem = powerlifting belt; halterriem = weightlifting belt; dip riem = dip belt; enkelstrap = ankle strap; barbell pad schuim = foam barbell pad; polsbandage fitness = wrist wraps gym; pull up band elastiek = pull up band; triceps touw = triceps rope
pl: paski do martwego ciągu = deadlift straps; paski treningowe = lifting straps; pas kulturystyczny = weightlifting belt; pas do podnoszenia ciężarów = weightlifting belt; opaska na kostkę do wyciągu = ankle cuff for cable machine; gąbka na gryf = barbell pad; guma do podciągania = pull-up band; sznur do tricepsa = triceps rope
pt: strap musculação = gym strap; cinto de musculação = weight training belt; cinto para levantamento de peso = weightlifting belt; tornozeleira polia = cable machine ankle strap; protetor de barra = barbell pad; munhequeira academia = gym wrist wrap; elástico barra fixa = pull up band; corda tríceps = triceps rope; puxador polia = cable machine handle
not: crane lifting strap; cargo lifting strap; lifting strap truck; furniture lifting strap; boat lifting strap; battle rope dog; furniture moving lifting straps
  "belt": main=leather 950691; * 950691
  * -> 950691
t: weight lifting straps deadlift cotton padded => 950691
t: powerlifting belt leather lever => 950691
t: barbell squat pad foam => 950691
t: webbing lifting sling 5 t => !9506

@ hand-fan
en: hand fan; folding hand fan; folding fan; paper fan; silk fan; bamboo fan; hand held fan folding; rave fan; large folding fan; wedding fan; dance fan; sandalwood fan
de: Fächer = fan; Handfächer = hand fan; Faltfächer = folding fan; Papierfächer = paper fan
fr: éventail = hand fan; éventail pliant = folding hand fan; éventail papier = paper fan; éventails = hand fans
es: abanico = hand fan; abanico plegable = folding hand fan; abanicos = hand fan; pai pai abanico = hand fan
it: ventaglio = hand fan; ventagli = hand fan; ventaglio pieghevole = folding hand fan
nl: waaier = hand fan; handwaaier = hand fan; opvouwbare waaier = folding fan
pl: wachlarz = hand fan; wachlarz składany = folding fan; wachlarze = hand fans
pt: leque = hand fan; leque de mão = hand fan; leques = hand fans
not: usb hand fan; hand fan rechargeable; electric hand fan; hand fan battery; folding fan rechargeable; folding fan usb; paper fan decoration; electric folding fan; hand fan mini usb; wing spread leque; abanico eléctrico; abanico de techo; abanico de pedestal; electric hand fan
  power=electric -> 841451 ~.05
  main: plastic 392690 ~.2; paper 482390 ~.25; bamboo 442191 ~.1; wood 442199 ~.1; textile 630790 ~.4; straw 460219 ~.01
  * -> 630790
t: silk bamboo folding hand fan dance => !8414
t: paper hand fan wedding favor => 482390
t: rechargeable usb hand fan mini => 841451

@ household-repair-bits
en: window insulation film; window insulation kit; draft stopper door; drain catcher; hair catcher shower; drain hair catcher silicone; toilet flapper; toilet fill kit; toilet tank part; toilet tank repair; toilet float; caulk strip sealing tape bath; bathtub caulk strip; sink splash guard; faucet splash guard; sink splash mat; faucet mat; faucet drip catcher; faucet splash catcher; sink protector mat; washing machine lint catcher; laundry lint catcher; lint trap dryer; dryer vent cover; vent cover magnetic; magnetic vent cover; air vent cover; air vent deflector; vent deflector; outlet insulation; toilet bolt cap; toilet lid lifter; toilet seat handle
de: Fensterisolierfolie = window insulation film; Isolierfolie Fenster = window insulation film; Haarfänger Dusche = hair catcher shower; Spülkasten Reparaturset = cistern repair kit; Spritzschutz Spüle = sink splash guard; Wasserhahn Matte = faucet mat; Flusenfänger Waschmaschine = washing machine lint catcher; Lüftungsgitter Abdeckung = ventilation grille cover; Luftleitblech Heizung = heating air deflector
fr: film isolant fenêtre = window insulation film; attrape cheveux douche = hair catcher shower; kit réparation chasse d'eau = toilet flush repair kit; clapet chasse d'eau = toilet flapper; protège évier = sink splash guard; tapis robinet = faucet mat; filtre à peluches = lint filter; déflecteur climatisation = air conditioner deflector; couvre ventilation = vent cover
es: film aislante ventana = window insulation film; kit reparación cisterna = cistern repair kit; salpicadero fregadero = sink splash guard; alfombrilla grifo = faucet mat; atrapapelusas lavadora = laundry lint catcher; deflector aire acondicionado = air conditioner deflector; tapa ventilación = vent cover
it: pellicola isolante finestra = window insulation film; raccogli capelli doccia = hair catcher shower; kit riparazione cassetta wc = toilet tank repair; paraschizzi lavello = sink splash guard; tappetino rubinetto = faucet mat; raccogli pelucchi lavatrice = laundry lint catcher; deflettore condizionatore = air conditioner deflector
nl: raamisolatiefolie = window insulation film; haarvanger douche = shower hair catcher; spoelbak reparatieset = cistern repair kit; spatscherm wasbak = sink splash guard; kraanmat = faucet mat; pluizenvanger wasmachine = washing machine lint catcher; luchtgeleider airco = air conditioner air deflector
pl: folia izolacyjna na okna = window insulation film; sitko na włosy = hair strainer; zestaw naprawczy do spłuczki = toilet tank repair kit; osłona na zlew = sink cover; mata pod kran = faucet mat; łapacz kłaczków do pralki = washing machine lint catcher; deflektor klimatyzacji = air conditioner deflector
pt: película isolante janela = window insulation film; pega cabelo ralo = drain hair catcher; kit reparo caixa acoplada = toilet tank repair; protetor de pia = sink protector; tapete de torneira = faucet mat; filtro de fiapos = lint filter; defletor ar condicionado = air conditioner deflector
not: car vent deflector; window vent deflector; car window deflector; solar window film; wind deflector car
  "film|lámina plástica|filme" -> 392010
  "isolierfolie" -> 392010
  "raamisolatiefolie" -> 392010
  "pellicola" -> 392010
  "pelicula" -> 392010
  "folia" -> 392010
  "toilet": "lifter" 392490; "handle" 392490; "cap" 392490; "flapper" 392290; * 848180 ~.6
  "chasse" -> 848180
  "cisterna" -> 848180
  "spulkasten" -> 848180
  "spluczki" -> 848180
  "cassetta" -> 848180
  "caulk" -> 391990
  "lint" -> 392490
  "vent": main=base-metal 732690 ~.2; "magnetic|magnético" 850519; * 392690
  "deflector" -> 392690
  "deflecteur" -> 392690
  "deflettore" -> 392690
  "deflektor" -> 392690
  "luftleitblech" -> 392690
  "insulation|aislante|aislamiento|isolante|isolamento" -> 392690
  "draft": main=foam 392690; * 630790
  main: stainless-steel 732490 ~.1; textile 630790 ~.1; rubber 401699 ~.03
  * -> 392490
t: silicone faucet splash guard mat => 392490
t: window insulation film kit shrink => 392010
t: magnetic vent cover 20x30 => 850519
t: car window deflector => !392490

@ humidor-box
en: humidor; cigar box humidor; humidor box; travel humidor; cigar case humidor; desktop humidor
de: Humidor = humidor; Zigarrenhumidor = humidor; Zigarrenkasten = cigar box
fr: cave à cigares = humidor; humidor cigares = cigar humidor; boîte à cigares humidor = cigar box humidor
es: humidor = humidor; caja de puros humidor = cigar box humidor; humidor de puros = cigar humidor
it: umidificatore sigari scatola = cigar box humidor; humidor sigari = cigar humidor
nl: humidor sigaren = cigar humidor; sigarenkist humidor = cigar box humidor
pl: humidor na cygara = cigar humidor; humidor = humidor
pt: umidor de charutos = humidor; caixa umidora charutos = humidor box
not: electric humidor cabinet
  outer: leather 420291 ~.03; plastic-sheet 420292
  main: plastic 392690 ~.08; base-metal 732690 ~.03
  * -> 442090
t: cedar wood cigar humidor => 442090
t: humidifier ultrasonic => !4420

@ key-cover
en: key cover; car key holder cover; key shell cover; silicone key cover; key cap cover; key caps; key identifier; key identifier cap; tpu car key case; key case leather car; remote key cover; car key bag; keyless entry pouch; faraday pouch; faraday bag; signal blocking pouch
de: Schlüsselkappen = key caps; Autoschlüssel Etui = car key case; Faraday Tasche = faraday pouch
fr: housse clé = key cover; coque télécommande voiture = car remote cover; capuchon clé = key cap; pochette faraday = faraday pouch
es: carcasa llave silicona = silicone key cover; tapas de llaves = key caps; funda faraday = faraday pouch
it: guscio chiave silicone = silicone key cover; copri chiavi = key cover; custodia faraday = faraday pouch
nl: sleutel cover = key cover; sleutelkapjes = key caps; faraday tasje = faraday pouch
pl: etui na kluczyk samochodowy = key cover; nakładki na klucze = key caps; etui faraday = faraday pouch
pt: capa de chave silicone = silicone key cover; capinha chave = key cover; bolsa faraday = faraday bag
not: keyboard key cover; key cover stove; piano key cover; key cover keyboard
  "faraday" -> 420232
  "signal blocking" -> 420232
  main: leather 420500 ~.15; aluminium 761699 ~.04; zinc 790700 ~.06; base-metal 790700 ~.03; plastic-sheet 392690; carbon-fibre 392690; textile 630790 ~.01
  * -> 392690
t: tpu car key case cover for toyota => 392690
t: key caps silicone colour identifier => 392690
t: uncut car key blank => !3926

@ lamp-part-small part of lamp-table, lamp-ceiling
en: lamp finial; lamp harp; lamp shade finial; lamp shade ring; lampshade ring; lampshade adapter; shade reducer ring; lamp pull chain; light pull chain; ceiling fan pull chain; fan pull chain; lamp nut; lamp pipe; lamp rod; lamp cap; ceiling rose; ceiling canopy; canopy plate; light canopy; lamp canopy kit; chandelier arm; chandelier parts; chandelier bobeche; candle sleeve chandelier; candle cover lamp; light socket ring; lamp gooseneck; lamp fitting; light bulb changer; bulb changer pole; lampshade carrier; shade holder; lamp diffuser; light diffuser cover; fluorescent light cover; ceiling light cover; lamp globe; glass lamp globe; oil lamp chimney; lamp chimney; oil lamp burner
de: Lampenschirmring = lampshade ring; Lampenschirm Adapter = lampshade adapter; Deckenbaldachin = ceiling canopy; Baldachin Lampe = lamp canopy; Zugkette Lampe = lamp pull chain; Lampenharfe = lamp harp; Lampenglas = lamp glass; Ersatzglas Lampe = replacement lamp glass; Lampenzylinder = lamp chimney; Petroleumlampe Docht = oil lamp wick
fr: rosace plafond lampe = lamp ceiling rose; pavillon lustre = ceiling canopy; cache pavillon = canopy cover; chaînette lampe = lamp chain; bague abat jour = lampshade ring; verre de lampe = lamp glass; globe lampe = lamp globe; verre lampe à pétrole = kerosene lamp glass
es: florón lámpara = lamp finial; rosetón lámpara = ceiling rose; cadena interruptor lámpara = lamp pull chain; aro portapantallas = lamp shade ring; tulipa lámpara = lamp shade glass; cristal para lámpara = lamp glass; mecha lámpara de aceite = oil lamp wick
it: rosone lampada = ceiling rose; rosetta soffitto lampada = ceiling rose; catenella lampada = lamp pull chain; anello paralume = lampshade ring; vetro ricambio lampada = replacement lamp glass; diffusore vetro lampada = lamp glass diffuser; stoppino lampada a olio = oil lamp wick
nl: plafondkap lamp = lamp ceiling cap; lamp rozet = lamp rosette; trekkoord lamp = lamp pull cord; lampenkapring = lampshade ring; lampglas = lamp glass; olielamp lont = oil lamp wick; lampenglas = lamp glass; lampglazen = lamp glass; lampenglazen = lamp glass
pl: rozeta sufitowa lampy = lamp ceiling rose; podsufitka lampy = lamp ceiling canopy; łańcuszek do lampy = lamp chain; pierścień abażuru = lampshade ring; klosz zamienny = replacement lamp shade; szkło do lampy naftowej = oil lamp glass
pt: canopla = ceiling canopy; canopla luminária = lamp canopy; corrente de lâmpada = lamp pull chain; anel cúpula abajur = lamp shade ring; vidro para luminária = lamp glass; globo luminária = lamp globe; pavio lamparina = oil lamp wick
not: lamp shade cloth; car lamp cap; lamp cap socket; projector lamp; photo light diffuser; camera flash diffuser; ceiling rose plaster; ceiling rose polyurethane; flash diffuser; oil lamp burner bronze antique
  "wick" -> 590800
  "docht" -> 590800
  "meche" -> 590800
  "lont" -> 590800
  "knot" -> 590800
  "changer" -> 820559
  "chimney" -> 940591
  "glass|vidrio|cristal" -> 940591
  "glas" -> 940591
  "verre" -> 940591
  "vetro" -> 940591
  "szklo" -> 940591
  "vidro" -> 940591
  main: glass 940591 ~.15; plastic 940592 ~.12
  * -> 940599
ask: main
t: brass lamp finial knob => 940599
t: glass lamp globe replacement shade => 940591
t: oil lamp wick cotton round => 590800
t: desk lamp led => !940599

@ lash-glue
en: eyelash glue; lash glue; eyelash adhesive; lash extension glue; wig glue adhesive; hair replacement adhesive; lace glue wig; lace front glue
de: Wimpernkleber = eyelash glue; Wimpernverlängerung Kleber = eyelash extension glue; Perückenkleber = wig glue
fr: colle faux cils = false eyelash glue; colle à cils = eyelash glue; colle extension de cils = lash extension glue; colle perruque = wig glue
es: adhesivo pestañas = eyelash adhesive; pegamento peluca = wig glue
it: colla ciglia finte = false eyelash glue; colla extension ciglia = lash extension glue; colla parrucca = wig glue
nl: wimperlijm = eyelash glue; wimperextension lijm = lash extension glue; pruikenlijm = wig glue
pl: klej do rzęs = eyelash glue; klej do peruki = wig glue; klej do przedłużania rzęs = lash extension glue
pt: cola de cílios = eyelash glue; cola para peruca = wig glue
not: eyelash glue remover; lash glue remover; glue remover; eyelash glue ring
  * -> 350610
t: eyelash glue black 5 ml strong hold => 350610
t: false eyelashes with glue free strip => !350610

@ lip-gloss-packing
en: lip gloss tubes empty; lip gloss container; lipstick tube empty; empty lipstick tube; lip balm container; empty mascara tube; mascara tube empty; empty eyeliner tube; empty compact; empty compact case; compact powder case empty; eyeshadow palette empty; empty magnetic palette; empty makeup palette; cream jar empty; sample jar; sample container; cosmetic bottle; airless pump bottle; roller bottle empty; roll on bottle; rollerball bottle; essential oil roller bottle; perfume bottle empty; empty perfume bottle; plastic vial; plastic vials; test tube candy; mini glass bottle; small glass bottle cork; drifting bottle; glass vial; plastic test tube; deodorant container empty; salve tin; tin container cosmetic; travel container set; shampoo bottle empty
de: leere Lipgloss Tube = lip gloss tubes empty; Lippenstifthülse leer = lipstick tube empty; Cremedose leer = cream jar empty; Kosmetikdose leer = empty cosmetic jar; Airless Flasche = airless bottle; Parfümflasche leer = perfume bottle empty; Probenfläschchen = sample vial; Glasfläschchen mit Korken = glass vial with cork; Reagenzglas Kunststoff = plastic test tube; Quetschflasche = squeeze bottle; Cremetiegel = cream jar
fr: tube gloss vide = empty lip gloss tube; tube rouge à lèvres vide = empty lipstick tube; pot cosmétique vide = empty cosmetic jar; pot crème vide = cream jar empty; flacon airless = airless pump bottle; flacon parfum vide = perfume bottle empty; fiole en verre = glass vial; petite bouteille liège = small corked bottle; flacon souple = squeeze bottle; palette vide = empty palette
es: tubo de brillo labial vacío = empty lip gloss tube; tarro cosmético vacío = empty cosmetic jar; botella airless = airless bottle; botella roll on = roll on bottle; frasco de perfume vacío = perfume bottle empty; botellita de vidrio corcho = glass vial with cork; vial de plástico = plastic vial; bote de crema vacío = cream jar empty; paleta vacía = empty palette
it: tubetto lucidalabbra vuoto = empty lip gloss tube; vasetto cosmetico vuoto = empty cosmetic jar; flacone airless = airless bottle; flacone profumo vuoto = perfume bottle empty; bottigliette con tappo di sughero = small bottle with cork stopper; provetta plastica = plastic test tube; flaconcino = small bottle; palette vuota = empty palette
nl: lege lipgloss tube = empty lip gloss tube; cosmetica potje leeg = empty cosmetic jar; airless flesje = airless bottle; rollerflesje = roller bottle; leeg parfumflesje = perfume bottle empty; glazen flesje kurk = glass bottle with cork; knijpfles = squeeze bottle; leeg potje crème = cream jar empty
pl: puste tubki na błyszczyk = lip gloss tubes empty; słoiczek kosmetyczny pusty = empty cosmetic jar; butelka airless = airless bottle; butelka roll on = roll on bottle; pusta butelka na perfumy = empty perfume bottle; mała butelka z korkiem = small bottle with cork; fiolka plastikowa = plastic vial; pusty słoiczek = empty jar; pusta paleta = empty palette
pt: tubo de gloss vazio = empty lip gloss tube; pote cosmético vazio = empty cosmetic jar; frasco airless = airless bottle; frasco de perfume vazio = empty perfume bottle; garrafinha com rolha = small bottle with cork; frasco conta gotas vazio = empty dropper bottle; paleta vazia = empty palette; potes para creme = cream jars
not: glass vial laboratory; cosmetic bottle bag; squeeze bottle sauce; sports squeeze bottle; perfume bottle print; lip gloss tube rack; cosmetic container storage organizer; essential oil roller bottle set lavender
  "palette": main=plastic 392690 ~.6; * 732690 ~.3
  "compact" -> 392330
  "tin|estaño|stagno|estanho": main=cast-iron 732391 ~.01; main=aluminium 761290 ~.6; * 731029
  main: glass 701090 ~.3; aluminium 761290 ~.03; base-metal 731029 ~.02; bamboo 442191 ~.01
  "vial": * 392330 ~.6
  "perfume" -> 701090 ~.7
  "parfum" -> 701090 ~.7
  "nail polish" -> 701090 ~.8
  "roll": * 701090 ~.7
  "cork" -> 701090
  "kork" -> 701090
  "liege" -> 701090
  "corcho" -> 701090
  "sughero" -> 701090
  "kurk" -> 701090
  "korkiem" -> 701090
  "rolha" -> 701090
  * -> 392330
ask: main
t: empty lip gloss tubes 10ml plastic 50 pcs => 392330
t: 10ml glass roller bottle amber empty => 701090
t: mini glass bottles with cork wishing => 701090
t: lip gloss matte set => !3923

@ medal-award
en: medal; gold medal; medallion coin; medals for kids; award plaque; crystal award; acrylic award; glass award; award plate; trophy plaque; challenge coin custom; novelty coin; commemorative coin gold plated; bitcoin physical; arcade token
de: Medaille = medal; Medaillen = medal; Gedenkmedaille = commemorative medal; Bitcoin Münze = bitcoin coin; Souvenirmünze = souvenir coin; Glaspokal = glass trophy
fr: médailles = medals; pièce bitcoin = bitcoin coin; pièce souvenir = souvenir coin; trophée verre = glass trophy
es: medallas = medal; moneda bitcoin = bitcoin physical; moneda de recuerdo = souvenir coin
it: medaglie = medal; moneta bitcoin = bitcoin coin; moneta souvenir = souvenir coin; targa premio = award plaque
nl: medaille = medal; bitcoin munt = bitcoin coin; souvenirmunt = souvenir coin
pl: medale = medals; moneta bitcoin = bitcoin coin; moneta pamiątkowa = commemorative coin; statuetka szklana = glass trophy
pt: medalhas = medals; moeda bitcoin = bitcoin coin; placa de homenagem = award plaque
not: medal hanger; medal display; medal holder; medal rack; medal pendant; saint medal; miraculous medal; religious medal; medal hanger display; medal ribbon; coin collection album; gold medal flour; military medal ribbon bar; medal case; medal frame
  metal=silver -> 711411 ~.005
  "crystal|cristal|cristallo" -> 701399
  main: plastic 392640 ~.06; wood 442019 ~.04; glass 701399 ~.04; ceramic 691390 ~.01
  "chocolate|cioccolato" -> 180690
  * -> 830629
t: custom sports medal with ribbon zinc alloy => 830629
t: acrylic award plaque engraved => 392640
t: wooden finisher medal laser cut => 442019
t: medal hanger wall steel => !830629

@ medal-hanger
en: medal hanger; medal display; medal holder; medal rack; medal display hanger; running medal hanger; race medal holder; bib and medal hanger
de: Medaillenhalter = medal holder; Medaillenaufhänger = medal hanger; Medaillen Display = medal display
fr: porte médailles = medal hanger; support médailles = medal holder; présentoir médailles = medal display
es: medallero = medal display; colgador de medallas = medal hanger; soporte medallas = medal holder
it: portamedaglie = medal holder; porta medaglie = medal holder
nl: medaillehanger = medal hanger; medaillehouder = medal holder
pl: wieszak na medale = medal hanger; stojak na medale = medal stand
pt: porta medalhas = medal holder; quadro de medalhas = medal display board; suporte medalhas = medal holder
  main: wood 442199 ~.25; bamboo 442191; plastic 392690 ~.08; aluminium 761699 ~.03; base-metal 732690
  * -> 732690
t: steel medal hanger running => 732690
t: wooden medal display rack => 442199
t: medal with ribbon => !7326

@ menorah-judaica
en: menorah; hanukkah menorah; chanukiah; mezuzah; mezuzah case; dreidel; shabbat candle holder; kiddush cup; havdalah set; tallit; tzitzit; tefillin bag; challah cover; challah board; seder plate; hamsa wall; hamsa wall hanging; hamsa hand decor; evil eye wall hanging; evil eye decor; evil eye ornament; nazar; lucky cat; maneki neko; feng shui ornament; bagua mirror; wind bell omamori; omamori
de: Menora = menorah; Chanukkia = hanukkah menorah; Mesusa = mezuzah; Hamsa Wandbehang = hamsa wall hanging; Winkekatze = lucky cat; Nazar Auge Wandbehang = evil eye wall hanging; Kidduschbecher = kiddush cup
fr: ménorah = menorah; hanoukkia = hanukkah menorah; mezouza = mezuzah; main de fatma murale = hamsa wall hanging; œil turc mural = evil eye wall hanging; chat porte bonheur = lucky cat; maneki neko = maneki neko
es: menorá = menorah; januquiá = chanukiah; mezuzá = mezuzah; mano de fátima pared = hamsa wall hanging; ojo turco colgante pared = evil eye wall hanging; gato de la suerte = lucky cat
it: menorah = menorah; mezuzà = mezuzah; mano di fatima da parete = hamsa wall hanging; occhio turco da parete = evil eye wall hanging; gatto della fortuna = lucky cat
nl: menora = menorah; mezoeza = mezuzah; hamsa wanddecoratie = hamsa wall decoration; boze oog wandhanger = evil eye wall hanging; gelukskat = lucky cat
pl: menora = menorah; mezuza = mezuzah; hamsa ścienna = wall hamsa; oko proroka ozdoba = evil eye ornament; kot szczęścia = lucky cat
pt: menorá = menorah; mezuzá = mezuzah; mão de fátima parede = hand of fatima wall hanging; olho grego parede = evil eye wall hanging; gato da sorte = lucky cat
not: hamsa wall art print; evil eye bracelet; evil eye necklace; lucky cat necklace; evil eye wall poster
  "menorah": power=electric 940542 ~.05; * 940550
  "menora": power=electric 940542 ~.05; * 940550
  "chanukkia" -> 940550
  "chanukiah" -> 940550
  "hanoukkia" -> 940550
  "januquia" -> 940550
  "shabbat" -> 940550
  "dreidel" -> 950300
  "tallit" -> 621490
  "tzitzit" -> 621490
  "cover" -> 630790
  "board" -> 441990
  "cup": main=silver 711411 ~.15; * 732393
  "shofar" -> 920590
  "evil eye": main=plastic 392640 ~.1; main=textile 630790 ~.05; * 701399
  "nazar": * 701399
  "occhio": * 701399
  main=plastic -> 392640 ~.3
  use ornament
t: brass hanukkah menorah 9 branches => 940550
t: evil eye wall hanging glass nazar => 701399
t: ceramic maneki neko lucky cat => 691390
t: evil eye bracelet => !701399

@ metal-smallware
en: purse making frame; ball chain keychain; s shaped hook; s hook small; keyring bulk; key rings bulk; bottle opener keychain; keychain bottle opener; bottle opener blank; wall bottle opener; keychain flashlight led; led keychain light; keychain led light; metal bookmark blank; metal tin box small; hinged tin; altoids tin; metal stencil card; wallet insert; wallet insert card; metal photo card; dog tag blank; stamping tag; metal tag engraved; metal cup small; wire basket desktop; metal clip photo; memo clip; note clip holder; photo clip stand; cable car hanging; door hook over; paper clip holder; magnetic key holder box; hide a key; key hider; diversion safe; hidden safe can; stash can; secret safe book
de: Flaschenöffner Schlüsselanhänger = bottle opener keychain; Schlüsselanhänger Taschenlampe = keychain flashlight led; Metalldose klein = small metal tin; Geldbörsen Einlage Karte = wallet insert card; Memohalter = memo holder; Fotoclip Halter = photo clip holder; Schlüsselversteck = hidden key holder; Dosensafe = can safe
fr: porte clés décapsuleur = bottle opener keychain; porte clés lampe = keychain flashlight led; petite boîte métal = small metal box; carte métal portefeuille = wallet metal card; porte mémo = memo holder; cache clé = key hider; boîte cachette = hiding box
es: gancho en s = s shaped hook; llavero abrebotellas = bottle opener keychain; llavero linterna = flashlight keychain; caja de lata pequeña = small tin box; tarjeta metálica cartera = metal wallet card; portanotas = note holder; escondellaves = key hider; lata caja fuerte = can safe
it: gancio s = s hook; portachiavi apribottiglie = keychain bottle opener; portachiavi torcia = keychain flashlight; scatolina di latta = metal tin box; tessera metallo portafoglio = metal wallet card; portamemo = memo holder; nascondi chiavi = hidden key holder; lattina cassaforte = can safe
nl: sleutelhanger flesopener = bottle opener keychain; sleutelhanger lampje = keychain light; blikje klein = small tin; memohouder = memo holder; sleutelverstopper = key hider; blik kluis = can safe; blik kluizen = can safe
pl: brelok otwieracz = bottle opener keychain; brelok latarka = flashlight keychain; małe pudełko metalowe = small metal box; stojak na notatki = note holder; schowek na klucz = key hider; puszka sejf = can safe
pt: chaveiro abridor = bottle opener keychain; chaveiro lanterna = keychain flashlight; latinha pequena = small tin; cartão metal carteira = metal wallet card; porta recado = message holder; esconde chave = key hider; lata cofre = money tin
not: dog tag blank pet; memo holder paper
  "opener" -> 820551
  "decapsuleur" -> 820551
  "abrebotellas" -> 820551
  "apribottiglie" -> 820551
  "flesopener" -> 820551
  "otwieracz" -> 820551
  "abridor" -> 820551
  "flaschenoffner" -> 820551
  "flashlight" -> 851310
  "light" -> 851310
  "lampe" -> 851310
  "taschenlampe" -> 851310
  "linterna" -> 851310
  "torcia" -> 851310
  "latarka" -> 851310
  "lanterna" -> 851310
  "tin|estaño|stagno|estanho" -> 731029
  "metalldose" -> 731029
  "latta" -> 731029
  "safe": * 732690
  "memo": main=wood 442199 ~.15; main=plastic 392610 ~.2; * 830590
  "photo": main=wood 442199 ~.2; * 830590
  "hook": main=plastic 392690 ~.05; main=brass 741980 ~.03; * 732620
  "haken" -> 732620
  "crochet" -> 732620
  "gancho" -> 732620
  "ganci" -> 732620
  main: aluminium 761699 ~.2; plastic 392690 ~.05; brass 741980 ~.05; wood 442199 ~.02
  * -> 732690
t: bottle opener keychain metal custom => 820551
t: led keychain light mini => 851310
t: hinged mint tin box => 731029
t: keychain acrylic anime => !8205

@ motion-lamp-small
en: motion sensor closet light; sensor closet light; sensor night light; motion sensor stair light; usb light; usb lamp; usb led light; motion sensor light; motion sensor led light; motion sensor stair light; closet light motion; toilet night light; toilet bowl light; puck light; tap light; push light; under bed light; stair light; step light led; battery candle; flameless tea light; usb book lamp; keyboard lamp usb; magnetic light bar; rechargeable closet light; drawer light; emergency bulb light hook; plug in wall light; led mirror front light; makeup mirror lights; bar light sign battery; light up bottle stopper; led balloon light; mini led light balloon; led bottle cork light; led umbrella light; parasol light
de: Bewegungsmelder Licht = motion sensor light; LED Teelicht = led tealight; LED Teelichter = led tealight; flammenlose Kerze = flameless candle; WC Nachtlicht = toilet night light; Schranklicht Bewegungsmelder = sensor closet light; USB Licht = usb light; Bilderleuchte = picture light; Unterbauleuchte Akku = rechargeable under cabinet light; Treppenlicht = stair light
fr: lumière détecteur de mouvement = motion sensor light; bougie sans flamme = flameless candle; veilleuse toilette = toilet night light; lampe usb = usb lamp; éclairage placard = closet light; lampe miroir = mirror lamp; spot led à piles = battery led spotlight; bougie électrique = electric candle
es: luz sensor de movimiento = motion sensor light; vela sin llama = flameless candle; luz inodoro = toilet bowl light; luz usb = usb light; lámpara de espejo = mirror light; luz de escalera = stair light
it: luce sensore movimento = motion sensor light; candela senza fiamma = flameless candle; luce wc notturna = toilet night light; lampada usb = usb lamp; luce armadio = wardrobe light; luce specchio = mirror light; luce scale = stair light
nl: bewegingssensor lamp = motion sensor light; led theelicht = led tea light; vlamloze kaars = flameless candle; toilet nachtlamp = toilet night light; usb lampje = usb lamp; trapverlichting = stair lighting; vlamloze kaarsen = flameless candle
pl: lampka z czujnikiem ruchu = motion sensor light; lampka do toalety = toilet night light; lampka usb = usb lamp; oświetlenie szafy = closet lighting; kinkiet nad lustro = mirror wall light; podgrzewacze led = led tea lights
pt: luz com sensor de movimento = motion sensor light; vela sem chama = flameless candle; luz vaso sanitário = toilet bowl light; luminária usb = usb lamp; luminária espelho = mirror light; luz de escada = stair light
not: motion sensor light switch; usb light sensor module; mirror light switch; car mirror light; side mirror light; signal mirror light; led candle bulb; candle led bulb; led candle lamp e14; candela led e14; ampoule bougie led; bougie led e14; vela led e14; led kaars e14; led kaarslamp; bombilla vela led; lampada candela led; motorcycle mirror light; bicycle tent light; outdoor motion sensor floodlight; e14 led candle
  power=solar -> 940541 ~.04
  "e14" -> 853952
  "e27" -> 853952
  "bulb" -> 853952 ~.5
  * -> 940542
t: flameless led candles with remote set of 3 => 940542
t: usb led light for keyboard => 940542
t: led candle bulb e14 => !940542

@ name-badge-sign
en: table number; table numbers; table number sign; place card holder; place card stand; name card holder table; table sign holder; wedding sign; wedding welcome sign; bar sign; welcome board wedding; open sign; closed sign; open closed sign; no parking sign; caution sign; beware of dog sign; beware of the dog sign; cctv sign; security sign; restroom sign; bathroom sign; wc sign; exit sign plastic; directional sign; property sign; private property sign; no trespassing sign; no soliciting sign; push pull sign; wifi sign; menu sign; letter sign; chalkboard sign; name plate desk; desk name plate; desk plate; braille sign; metal sign custom; engraved plate; engraved metal plate; equipment nameplate; machine nameplate; asset tag metal; valve tag; metal tag blank; locker number plate; room number sign; parking space sign; real estate sign
de: Tischnummern = table numbers; Tischkartenhalter = place card holder; Platzkartenhalter = place card holder; Willkommensschild Hochzeit = wedding welcome sign; Parken verboten Schild = no parking sign; Hinweisschild = information sign; Vorsicht Hund Schild = beware of dog sign; WC Schild = wc sign; Offen Geschlossen Schild = open closed sign; Schild = sign + Metall|Kunststoff|Alu|Blech|Holz; Typenschild = type plate; Namensschild Schreibtisch = desk name plate; Verbotsschild = prohibition sign
fr: numéro de table = table number; porte nom mariage = wedding place card holder; panneau bienvenue mariage = wedding welcome sign; panneau stationnement interdit = no parking sign; panneau attention au chien = caution sign; panneau signalisation; plaque gravée = engraved plate; plaque signalétique = sign plate; panneau ouvert fermé = open closed sign; tableau à lettres = letter board
es: números de mesa = table numbers; marcasitios = place card holder; cartel boda = wedding sign; cartel bienvenida boda = wedding welcome sign; señal prohibido aparcar = no parking sign; cartel cuidado con el perro = beware of dog sign; letrero = sign; letreros = sign; señal de seguridad = security sign; placa grabada = engraved plate; cartel abierto cerrado = open closed sign
it: numeri tavolo = table numbers; segnaposto matrimonio = wedding place card holder; cartello = sign; cartelli = sign; cartello benvenuto matrimonio = wedding welcome sign; cartello attenti al cane = beware of dog sign; cartello divieto di sosta = no parking sign; targhetta incisa = engraved plate; cartello aperto chiuso = open closed sign; lavagna lettere = letter board
nl: tafelnummers = table numbers; plaatskaarthouder = place card holder; welkomstbord bruiloft = wedding welcome sign; verboden te parkeren bord = no parking sign; pas op voor de hond bord = beware of the dog sign; open gesloten bord = open closed sign; naambordje bureau = desk name plate; typeplaatje = type plate
pl: numery stołów = table numbers; stojak na winietki = place card holder; tablica powitalna wesele = wedding welcome sign; tabliczka zakaz parkowania = no parking sign; tabliczka uwaga pies = beware of dog sign; tabliczka otwarte zamknięte = open closed sign; tabliczka znamionowa = nameplate; tablica literowa = letter board
pt: números de mesa = table numbers; marcador de lugar = place marker; placa casamento = wedding sign; placa proibido estacionar = no parking sign; placa cuidado com o cão = beware of dog sign; placa aberto fechado = open closed sign; plaquinha = small sign; placa gravada = engraved plate; quadro de letras = letter board
not: led open sign; neon open sign; open sign led; metal sign vintage; segnaposto piante; exit sign led; illuminated exit sign; digital table number; bathroom sign light; lighted letter board; safety sign sticker; tabliczka czekolady; tabliczka led; letter board light; letter sign light; cinema letter board; placa led; tabliczka czekolady mlecznej; wifi sign module; letrero led; letrero neón; cartello led; segnaposto dolci
  "led" -> 940561
  "neon" -> 940561
  "sticker" -> 391990
  "aufkleber" -> 391990
  "letter board": * 392690 ~.5
  "place card": main=plastic 392690 ~.3; main=wood 442199 ~.3; * 732690
  "marque place": main=wood 442199 ~.3; * 732690
  "segnaposto": main=wood 442199 ~.3; * 732690
  main: plastic 392690 ~.35; bamboo 442191 ~.02; wood 442199 ~.25; cardboard|paper 482390 ~.06; glass 702000 ~.02; stone 680299 ~.02; textile 630790 ~.01; leather 420500 ~.01
  * -> 831000
ask: main
t: aluminium no parking sign 30x20 => 831000
t: acrylic wedding table numbers 1-20 => 392690
t: wooden open closed sign hanging => 442199
t: led open sign neon => !831000

@ organiser-small
en: shelf divider; closet shelf divider; sock organizer; underwear drawer divider; bra organizer; bag organizer shelf; purse organizer shelf; can dispenser; soda can organizer; trash bag holder; garbage bag holder; bag holder kitchen; grocery bag dispenser; grocery bag holder; plastic bag holder; plastic bag dispenser; wrapping paper storage; ribbon organizer; belt organizer; tie organizer; jewelry hanging organizer; purse hanger; handbag hanger; purse hook; handbag hook table; foldable handbag hook; bag hook table; bag hanger table; bag hook table; table bag hook; foldable bag hook; boot clips hanger; wig hanger; wig stand foldable; hat organizer; cap organizer; hat hanger; cap rack; shoe slots; shoe slot organizer; shoe stacker; remote control organizer; bedside caddy; bedside pocket; sofa tray; couch tray; sofa arm tray; couch cup holder; sofa cup holder; toilet paper storage; q tip holder; makeup brush cup; cosmetic display shelf; toothpaste dispenser; automatic toothpaste dispenser; toothpaste dispenser wall; razor stand; hair tool organizer; hair iron holder; bath toy net; bath toy holder; tub toy bag; umbrella holder; plate hanger; plate hanger wire; bookshelf divider acrylic; egg holder fridge; wine bottle holder single; foil dispenser; wrap dispenser
de: Regaltrenner = shelf divider; Sockenorganizer = sock organizer; Dosenspender = can dispenser; Müllsackhalter = trash bag holder; Müllbeutelhalter = garbage bag holder; Tütenspender = plastic bag dispenser; Taschenhalter Tisch = table bag hook; Handtaschenhalter = handbag holder; Schuhstapler = shoe stacker; Sofa Tablett = sofa tray; Armlehnen Organizer = armrest organiser; Wattepad Spender = cotton pad dispenser; Zahnpastaspender = toothpaste dispenser; Rasiererhalter = razor holder; Haartrocknerhalter = hair dryer holder; Zeitschriftenhalter = magazine holder; Tellerhänger = plate hanger; Folienspender = film dispenser; Kappenhalter = cap holder
fr: séparateur d'étagère = shelf divider; organisateur chaussettes = sock organizer; distributeur de canettes = can dispenser; support sac poubelle = trash bag holder; distributeur sacs plastiques = plastic bag dispenser; accroche sac = bag hook; crochet sac à main table = table bag hook; range chaussures empilable = stackable shoe organizer; plateau accoudoir = armrest tray; distributeur coton = cotton pad dispenser; distributeur dentifrice = toothpaste dispenser; support rasoir = razor holder; support sèche cheveux = hair dryer holder; accroche assiette = plate hanger; dérouleur film alimentaire = cling film dispenser; porte casquette = cap holder
es: separador de estantes = shelf divider; organizador calcetines = sock organizer; dispensador de latas = can dispenser; soporte bolsa basura = trash bag holder; dispensador de bolsas = plastic bag dispenser; cuelga bolsos = purse hanger; gancho bolso mesa = bag hook for table; organizador zapatos apilable = stackable shoe organizer; bandeja sofá = sofa tray; organizador sofá = sofa organizer; dispensador algodón = cotton dispenser; dispensador pasta de dientes = toothpaste dispenser; soporte maquinilla = razor holder; soporte secador = hair dryer holder; cuelga platos = plate hanger; dispensador film = film dispenser; organizador de gorras = cap organizer
it: divisorio ripiano = shelf divider; organizer calzini = sock organizer; dispenser lattine = can dispenser; porta sacco spazzatura = trash bag holder; dispenser sacchetti = bag dispenser; appendiborse = handbag hanger; gancio borsa tavolo = bag table hook; salvaspazio scarpe = space-saving shoe rack; vassoio divano = sofa tray; organizer divano = sofa organizer; porta dischetti cotone = cotton pad holder; dispenser dentifricio = toothpaste dispenser; porta rasoio = razor holder; porta asciugacapelli = hair dryer holder; appendi piatti = plate hanger; dispenser pellicola = film dispenser; porta cappellini = cap holder
nl: planken verdeler = shelf divider; sokken organizer = sock organizer; blikken dispenser = can dispenser; vuilniszakhouder = trash bag holder; zakken dispenser = bag dispenser; tassenhanger tafel = handbag hanger; schoenen stapelaar = shoe stacker; bank dienblad = sofa tray; armleuning organizer = armrest organizer; wattenschijfjes houder = cotton pad holder; tandpasta dispenser = toothpaste dispenser; scheermeshouder = razor holder; föhnhouder = hair dryer holder; tijdschriftenrek = magazine rack; bordenhanger = plate hanger; foliedispenser = foil dispenser; petten houder = cap holder
pl: przegroda do półki = shelf divider; organizer na skarpetki = sock organizer; podajnik na puszki = can dispenser; stojak na worki na śmieci = garbage bag holder; dozownik na torebki = bag dispenser; wieszak na torebkę = handbag hanger; haczyk na torebkę = handbag hook; organizer na buty = shoe organizer; tacka na podłokietnik = armrest tray; organizer na sofę = sofa organizer; pojemnik na waciki = cotton pad container; dozownik pasty do zębów = toothpaste dispenser; uchwyt na maszynkę = razor holder; uchwyt na suszarkę = hair dryer holder; gazetownik = magazine rack; wieszak na talerz = plate hanger; organizer na czapki = cap organizer
pt: divisor de prateleira = shelf divider; organizador de meias = sock organizer; dispenser de latas = can dispenser; suporte saco de lixo = trash bag holder; puxa saco = plastic bag holder; gancho para bolsa = handbag hook; porta bolsa mesa = table handbag hanger; organizador de sapatos = shoe organizer; bandeja sofá = sofa tray; organizador de sofá = sofa organizer; porta algodão = cotton pad holder; dispenser pasta de dente = toothpaste dispenser; suporte barbeador = shaver holder; suporte secador = hair dryer holder; revisteiro = magazine rack; pendurador de prato = plate hanger; dispenser filme = film dispenser; porta bonés = cap holder
not: umbrella holder beach; cling film dispenser machine; umbrella holder car; umbrella holder golf; beach umbrella holder; can organizer car; umbrella holder boat; umbrella holder stroller; cup holder umbrella
  "hook": main=plastic 392690 ~.05; * 732690
  "purse hanger" -> 732690
  "handbag" -> 732690
  "accroche sac" -> 732690
  "appendiborse" -> 732690
  "cuelga bolsos" -> 732690
  "plate hanger" -> 732620
  "tellerhanger" -> 732620
  "armrest": main=plastic 392490 ~.1; * 630790
  "bedside": main=plastic 392490 ~.1; * 630790
  "sock": main=plastic 392490 ~.2; * 630790
  "hanging": main=plastic 392490; * 630790
  "bath toy" -> 630790
  "sofa tray": main=bamboo 441919 ~.5; * 441990
  "couch tray": main=bamboo 441919 ~.5; * 441990
  "magazine": main=wood 442199 ~.2; main=plastic 392610 ~.2; * 830400
  "grocery bag": main=textile 630790 ~.35; main=plastic 392490 ~.3; * 732399
  main=plastic -> 392490 ~.5
  use house-goods
ask: main
t: automatic toothpaste dispenser wall mounted => 392490
t: foldable handbag hook table hanger metal => 732690
t: stainless steel trash bag holder kitchen => 732393
t: sofa armrest organizer fabric => 630790
t: umbrella folding => !3924

@ party-sash-gun
en: money gun; cash gun; money spray gun; bubble wand wedding; penis straw; willy straw; bachelorette straw; bride sash; miss to mrs sash; hen party sash; birthday sash; graduation stole sash; party sash
de: Geldpistole = money gun; JGA Schärpe = bachelor party sash; Braut Schärpe = bride sash; Geburtstagsschärpe = birthday sash
fr: pistolet à billets = money gun; écharpe evjf = hen party sash; écharpe future mariée = bride to be sash
es: pistola de dinero = money gun; banda de novia = bride sash; banda despedida soltera = hen party sash; banda de cumpleaños = birthday sash
it: pistola spara soldi = money gun; fascia addio al nubilato = hen party sash; fascia sposa = bride sash
nl: geldpistool = money gun; sjerp bruid = bride sash; verjaardagssjerp = birthday sash
pl: pistolet na banknoty = money gun; szarfa panna młoda = bride sash
pt: pistola de dinheiro = money gun; faixa noiva = bride sash; faixa aniversário = birthday sash; faixa despedida = bachelorette sash
not: dress sash belt; kimono sash
  "gun" -> 950300
  "pistole" -> 950300
  "pistolet" -> 950300
  "pistola" -> 950300
  "pistool" -> 950300
  "straw|paja|paglia|palha" -> 391732
  * -> 950590
t: money gun toy cash spray => 950300
t: bride to be sash bachelorette satin => !9503
t: karate belt => !9505

@ phone-pouch-armband
en: tripod phone clip; car charger holder bag; radiator phone; privacy phone pouch; waterproof phone pouch; waterproof phone case pouch; phone dry bag; phone arm band; running armband; armband phone holder; phone waist belt; phone anti dust net; earpiece mesh; sim tray tool; phone stand ring; phone tether tab; phone patch lanyard card; lanyard pad phone; stylus holder; pencil cap holder apple; apple pencil holder; apple pencil case; pencil grip apple; apple pencil cover; charger protector; charger cable protector; charger cover silicone; cable bite; spring cable protector; power adapter cover; laptop charger organizer; adapter storage bag
de: wasserdichte Handyhülle Beutel = waterproof phone pouch; Sportarmband Handy = phone sports armband; Apple Pencil Hülle = apple pencil cover; Ladegerät Schutzhülle = charger protective cover; Kabelschutz Biss = cable protector
fr: pochette étanche téléphone = waterproof phone pouch; étui apple pencil = apple pencil case; protège chargeur = charger protector; protège câble animal = animal cable protector
es: funda impermeable móvil = waterproof phone pouch; bolsa impermeable móvil = waterproof phone pouch; brazalete deportivo móvil = sports phone armband; funda apple pencil = apple pencil case; protector cargador = charger protector
it: custodia impermeabile telefono = waterproof phone pouch; fascia braccio telefono = phone arm band; custodia apple pencil = apple pencil case; protezione caricatore = charger protector
nl: waterdichte telefoonhoes = waterproof phone pouch; sportarmband telefoon = phone armband; apple pencil hoesje = apple pencil case; oplader beschermer = charger protector; waterdichte telefoonhoezen = waterproof phone pouch
pl: wodoodporne etui na telefon = waterproof phone pouch; opaska na ramię na telefon = phone armband; etui apple pencil = apple pencil case; osłona ładowarki = charger protector
pt: capa impermeável celular = waterproof phone case; bolsa estanque celular = waterproof phone pouch; braçadeira celular = phone armband; capa apple pencil = apple pencil case; protetor de carregador = charger protector
not: apple pencil holder case tablet
  "armband": main=plastic 392690 ~.05; * 420292
  "brassard" -> 420292
  "brazalete" -> 420292
  "fascia" -> 420292
  "ramie" -> 420292
  "belt" -> 420292
  "bag" -> 420292
  "cooler" -> 841459
  "radiator" -> 841459
  "stylus" -> 392690
  * -> 392690
t: waterproof phone pouch ipx8 lanyard => 392690
t: running armband phone holder neoprene => 420292
t: apple pencil 2nd generation => !3926

@ phone-wallet-case accessory of phone
en: phone wallet case; wallet phone case; flip phone case; flip wallet case; leather phone case; leather flip case; phone flip cover; folio phone case; book phone case; wallet case + iphone|samsung|galaxy|phone|pixel|xiaomi|huawei; flip case + iphone|samsung|galaxy|phone|pixel|xiaomi|huawei; flip cover + iphone|samsung|galaxy|phone|xiaomi; leather case + iphone|samsung|galaxy|smartphone|pixel
de: Handyhülle Leder = leather phone case; Klapphülle = flip case; Klapphülle Handy = flip phone case; Handytasche Leder = leather phone pouch; Flip Case Handy = flip phone case
fr: étui portefeuille téléphone = phone wallet case; coque portefeuille = wallet case; étui clapet = flip case; étui à rabat téléphone = flip phone case
es: funda libro móvil = book phone case; funda cartera móvil = wallet phone case; funda con tapa móvil = flip case
it: custodia a libro = book style case; custodia portafoglio telefono = phone wallet case; cover a libro = book style cover
nl: telefoonhoesje portemonnee = wallet phone case; boekhoesje = book phone case; bookcase telefoon = book phone case; flip hoesje = flip phone case
pl: etui z klapką = flip case; etui portfel na telefon = phone wallet case; etui książkowe = book phone case; kabura na telefon = phone holster
pt: capa carteira celular = phone wallet case; capa flip celular = flip phone case; capa livro celular = book phone case
  outer: leather 420231 ~.2; plastic-sheet|textile 420232
  * -> 420232            # 4202.3: carried in the pocket or handbag, outer surface of sheeting
t: pu leather flip wallet case for iphone 15 => 420232
t: genuine leather phone case for samsung => 420231
t: laptop leather sleeve => !420232

@ plant-aid
en: grafting tape; grafting knife kit; plant label; plant labels; plant marker; plant tag; garden marker plant; watering globe; watering globes; self watering globe; plant trellis indoor; moss pole; plant cage; tomato cage; plant grow tray; grafting clip; orchid clip; plant saucer tray; propagation tube; plant cover frost; plant protection bag; fruit protection bag; seed starter; plant nursery bag; nursery bag
de: Veredelungsband = grafting tape; Pflanzenschilder = plant labels; Pflanzenstecker = plant marker; Pflanzenetiketten = plant labels; Bewässerungskegel = watering spike; Rankhilfe = plant trellis; Moosstab = moss pole; Tomatenkäfig = tomato cage; Pflanzenclips = plant clip; Anzuchtbeutel = plant nursery bag; Fruchtschutzbeutel = fruit protection bag; Pflanzstab = plant stake
fr: ruban de greffage = grafting tape; étiquettes plantes = plant labels; étiquette plante = plant label; globe d'arrosage = watering globe; cône d'arrosage = watering spike; tuteur coco = coir pole; cage à tomates = tomato cage; filet à oiseaux = bird netting; sac de culture = grow bag; sac protection fruits = fruit protection bag
es: cinta de injerto = grafting tape; etiquetas para plantas = plant label; marcador de plantas = plant marker; globo de riego = watering globe; espigas de riego = watering spike; tutor para plantas = plant support stake; tutor de musgo = moss pole; jaula para tomates = tomato cage; red para pájaros = bird netting; bolsas protección frutas = fruit protection bag
it: nastro per innesti = grafting tape; etichette piante = plant labels; segnaposto piante = plant marker; globo per irrigazione = watering globe; coni irrigazione = watering cone; tutore piante = plant support stake; tutore muschio = moss pole; gabbia pomodori = tomato cage; sacchetti protezione frutta = fruit protection bag
nl: enttape = grafting tape; plantenlabels = plant labels; plantenstekers = plant marker; watergeefbol = self watering globe; druppelpin plant = plant drip spike; mosstok = moss pole; tomatenkooi = tomato cage; fruitbeschermzakken = fruit protection bag
pl: taśma do szczepienia = grafting tape; etykiety do roślin = plant labels; znaczniki do roślin = plant markers; kula nawadniająca = watering globe; podpora do roślin = plant support; palik kokosowy = coir pole; klatka na pomidory = tomato cage; woreczki ochronne na owoce = fruit protection bags
pt: fita de enxertia = grafting tape; etiquetas para plantas = plant labels; marcador de plantas = plant marker; globo de rega = watering globe; irrigador automático vaso = self watering plant spike; suporte para plantas tutor = plant support stake; tutor de musgo = moss pole; gaiola para tomate = tomato cage; rede para pássaros = bird netting; saco protetor frutas = fruit protection bag
  "tape" -> 392010
  "band" -> 392010
  "ruban" -> 392010
  "cinta" -> 392010
  "heat mat" -> 851679
  "netting" -> 560819 ~.8
  "vogelschutznetz" -> 560819
  "gartennetz" -> 560819
  "filet" -> 560819
  "rete" -> 560819
  "vogelnet" -> 560819
  "siatka" -> 560819
  "rede" -> 560819
  "globe": main=plastic 392690 ~.3; * 701399
  "bewasserungskugel": main=plastic 392690 ~.3; * 701399
  "bag" -> 630790 ~.6
  "anzuchtbeutel" -> 630790
  "fruchtschutzbeutel" -> 630790
  "cage": main=plastic 392690 ~.3; * 732690
  "tomatenkafig": main=plastic 392690 ~.3; * 732690
  "moss pole": * 392690 ~.6
  "label": main=paper 482110 ~.02; main=wood 442199 ~.15; * 392690
  "stake": main=bamboo 442191 ~.1; main=wood 442199 ~.05; main=base-metal 732690 ~.4; * 392690
  "trellis": main=wood 442199 ~.2; main=base-metal 732690 ~.5; * 392690
  main: bamboo 442191 ~.03; wood 442199 ~.04; base-metal 732690 ~.08; ceramic 691390 ~.04; textile 630790 ~.03
  * -> 392690
t: plastic plant labels waterproof 100 pcs => 392690
t: glass self watering globes 2 pcs => 701399
t: anti bird netting garden 4x10m => 560819
t: shipping labels 4x6 => !3926

@ prayer-beads
en: prayer beads; prayer bead; tasbih; misbaha; subha beads; mala beads; japa mala; buddhist beads; rosary; rosary beads; catholic rosary; wooden rosary; rosary wooden beads; rosary + wooden|beads|catholic; worry beads; komboloi; islamic prayer beads; chotki; prayer rope; tasbih counter ring
de: Rosenkranz = rosary; Gebetskette = prayer beads; Gebetsperlen = prayer beads; Mala Kette = mala beads; Misbaha = misbaha
fr: chapelet = prayer beads; rosaire = rosary; chapelet musulman = muslim prayer beads; perles de prière = prayer beads; misbaha = misbaha; chapelet tibétain mala = tibetan prayer beads
es: rosario = rosary; rosarios = rosary; mala budista = mala beads; tasbih musulmán = muslim prayer beads; cuentas de oración = prayer beads; camándula = rosary
it: rosario = rosary; rosari = rosary; mala tibetano = tibetan mala; misbaha = misbaha; coroncina del rosario = rosary beads
nl: rozenkrans = rosary; gebedsketting = prayer necklace; gebedskralen = prayer beads; mala ketting = mala necklace; tasbih = tasbih
pl: różaniec = rosary; różańce = rosaries; sznur modlitewny = prayer beads; mala koraliki = mala beads; tasbih = tasbih; koronka różaniec = rosary
pt: terço = rosary; terços = rosaries; rosário = rosary; japamala = japa mala; tasbih = tasbih; terço católico = catholic rosary; masbaha = misbaha
not: rosary box; rosary making kit; rosary pouch; rosary case; digital tasbih; tasbih counter; electronic tasbih; finger tasbih counter; rosary rings; rosario libro; rosary parts
  "digital|digitale" -> 902910
  "counter" -> 902910
  metal=gold|platinum -> 711319 ~.01
  metal=silver -> 711311 ~.05
  stone=pearl -> 711610 ~.02
  stone=gem -> 711620 ~.12
  main: wood 711790 ~.4; plastic 711790; glass 711790; base-metal 711719 ~.1
  * -> 711790
ask: main
t: catholic rosary wooden beads => 711790
t: tiger eye prayer beads mala 108 => 711620
t: digital tasbih finger counter => 902910
t: rosary box wooden => !7117

@ rc-lipo
en: rc battery; rc lipo; lipo battery; lipo + rc|drone|car|11.1v|7.4v|3s|2s|4s|fpv|airsoft; drone lipo battery; fpv battery
de: Lipo Akku = lipo battery; RC Akku = rc battery
fr: batterie lipo = lipo battery; batterie rc = rc battery
es: batería lipo = lipo battery; batería rc = rc battery
it: batteria lipo = lipo battery; batteria rc = rc battery
nl: lipo accu = lipo battery; rc accu = rc battery
pl: akumulator lipo = lipo battery; pakiet lipo = lipo battery pack
pt: bateria lipo = lipo battery; bateria rc = rc battery
not: lipo battery bag; lipo bag; lipo charger; lipo battery charger; lipo safe bag; lipo checker; lipo battery checker; lipo alarm
  chemistry: ni-mh 850750 ~.03; ni-cd 850730 ~.01
  * -> 850760
t: lipo battery 7.4v 2s 5200mah rc car => 850760
t: fireproof lipo bag => !8507

@ referee-set
en: referee card; referee cards; referee wallet; referee cards set; referee flag; linesman flag; yellow red card referee
de: Schiedsrichterkarten = referee cards; Schiedsrichter Set = referee set; Schiedsrichterfahne = referee flag
fr: cartons arbitre = referee cards; carton jaune rouge = yellow and red referee card; drapeau arbitre = referee flag
es: tarjetas de árbitro = referee card; tarjetas árbitro = referee card; banderín árbitro = referee flag
it: cartellini arbitro = referee cards; bandierina arbitro = referee flag
nl: scheidsrechterskaarten = referee cards; scheidsrechter set = referee set
pl: kartki sędziowskie = referee cards; zestaw sędziowski = referee set
pt: cartões de árbitro = referee cards; cartão árbitro = referee card; bandeira árbitro = referee flag
  "flag" -> 630790
  "gebetsfahnen" -> 630790
  main: paper 482390 ~.1
  * -> 392690
t: soccer referee cards yellow red with wallet => 392690
t: playing cards deck => !3926

@ religious-article
en: crucifix; wall crucifix; wall cross; cross wall decor; wooden cross wall; standing cross; holy water font; holy water bottle; altar cloth; chalice; communion cup; communion cups; communion tray; anointing oil; virgin mary statue; jesus statue; saint statue; angel statue; ganesha statue; shiva statue; hindu statue; laxmi statue; nativity statue; church candle; pooja thali; puja thali; diya; puja items; prayer wheel; tibetan prayer flag; prayer flag; prayer flags; khata scarf; prayer shawl; meditation bell; dorje; icon orthodox; orthodox icon; religious icon
de: Kruzifix = crucifix; Wandkreuz = wall cross; Standkreuz = standing cross; Weihwasserbecken = holy water font; Altartuch = altar cloth; Abendmahlskelch = chalice; Heiligenfigur = saint statue; Madonna Statue = virgin mary statue; Gebetsfahnen = prayer flag; Ikone = icon; Gebetsmühle = prayer wheel
fr: crucifix = crucifix; croix murale = wall cross; bénitier = holy water font; nappe d'autel = altar cloth; calice = chalice; statue vierge marie = virgin mary statue; statue saint = saint statue; drapeaux de prière = prayer flags; icône religieuse = religious icon; hostie = communion wafer
es: crucifijo = crucifix; cruz de pared = wall cross; pila agua bendita = holy water font; mantel de altar = altar cloth; virgen maría estatua = virgin mary statue; estatua santo = saint statue; banderas de oración = prayer flag; icono religioso = religious icon; hostias = communion wafer
it: crocifisso = crucifix; croce da parete = wall cross; acquasantiera = holy water font; tovaglia d'altare = altar cloth; statua madonna = virgin mary statue; statua santo = saint statue; bandiere di preghiera = prayer flag; icona religiosa = religious icon
nl: kruisbeeld = crucifix; wandkruis = wall cross; wijwaterbakje = holy water font; altaarkleed = altar cloth; kelk avondmaal = communion chalice; mariabeeld = virgin mary statue; heiligenbeeld = saint statue; gebedsvlaggen = prayer flag; icoon religieus = religious icon
pl: krucyfiks = crucifix; krzyż ścienny = wall cross; krzyż na ścianę = wall cross; kropielnica = holy water font; obrus ołtarzowy = altar cloth; kielich mszalny = chalice; figura matki boskiej = virgin mary figurine; figurka świętego = saint figurine; flagi modlitewne = prayer flags; ikona = icon
pt: crucifixo = crucifix; cruz de parede = wall cross; pia água benta = holy water font; toalha de altar = altar cloth; cálice = chalice; imagem nossa senhora = our lady statue; imagem santo = saint statue; imagem sacra = religious statue; bandeiras de oração = prayer flags; ícone religioso = religious icon
not: crucifix necklace; crucifix pendant; crucifix earring; chalice well; communion dress; communion wafer cookies; ikona promocji; prayer card holder; calice da vino; angel statue mold; calice vino; communion wine; calici vino; calice champagne; calici
  "wafer" -> 190590
  "hostie" -> 190590
  "hostias" -> 190590
  "ostie" -> 190590
  "anointing" -> 330790
  "card" -> 490900
  "cloth" -> 630790
  "flag" -> 630790
  "gebetsfahnen" -> 630790
  "drapeau" -> 630790
  "bandera" -> 630790
  "bandiere" -> 630790
  "flagi" -> 630790
  "bandeira" -> 630790
  "shawl" -> 621490
  "scarf" -> 621490
  "bell" -> 830610
  "tingsha" -> 830610
  "chalice": metal=silver 711411 ~.15; * 741810 ~.4
  "communion cup": main=glass 701337 ~.15; * 392410
  "bottle|botella|bottiglia|garrafa" -> 392330
  "candle" -> 340600
  "diya": main=ceramic 691390 ~.5; main=wax 340600 ~.1; * 940550
  "thali" -> 732393 ~.6
  "icon": main=wood 442019 ~.6; * 442019
  main=plastic -> 392640 ~.35
  use ornament
ask: main
t: wooden wall cross crucifix => 442019
t: resin virgin mary statue 20 cm => 392640
t: tibetan prayer flags cotton => 630790
t: cross necklace men steel => !4420

@ repair-kit
en: ceramic repair kit; kintsugi kit; kintsugi repair kit; glass repair kit; porcelain repair kit; leather repair kit; leather repair cream; vinyl repair kit; fabric repair patch; screen repair kit; pool repair kit; inflatable repair kit; pvc repair kit; tub repair kit; wood repair kit; furniture repair kit; furniture touch up kit; furniture marker; furniture touch up marker; touch up marker; wall repair kit; wall repair cream; drywall patch; wall patch; drywall repair patch; gel coat repair kit
de: Keramik Reparaturset = ceramic repair kit; Kintsugi Set = kintsugi kit; Lederreparatur Set = leather repair kit; Möbel Reparaturstift = furniture repair marker; Retuschierstift Möbel = furniture touch up marker; Wandreparatur Paste = wall repair paste; Pool Reparaturset = pool repair kit
fr: kit réparation céramique = ceramic repair kit; kit kintsugi = kintsugi kit; kit réparation cuir = leather repair kit; stylo retouche meuble = furniture touch up marker; kit réparation piscine = pool repair kit; patch mural = wall patch
es: kit kintsugi = kintsugi kit; kit reparación cuero = leather repair kit; lápiz retoque coche = car touch-up pen; rotulador reparador muebles = furniture repair marker; pintura de retoque = touch-up paint; parche de pared = wall patch; kit reparación piscina = pool repair kit
it: kit kintsugi = kintsugi kit; kit riparazione pelle = leather repair kit; penna ritocco auto = car touch up pen; pennarello ritocco mobili = furniture touch up marker; kit riparazione piscina = pool repair kit
nl: kintsugi set = kintsugi kit; leer reparatieset = leather repair kit; meubelstift reparatie = furniture repair marker; voorruit reparatieset = windscreen repair kit; reparatieset zwembad = pool repair kit
pl: zestaw kintsugi = kintsugi repair kit; zestaw do naprawy skóry = leather repair kit; pisak do lakieru = paint touch-up pen; lakier zaprawkowy = touch-up paint; marker do mebli = furniture marker; łatki do dętki = inner tube patches; zestaw naprawczy do basenu = pool repair kit
pt: kit kintsugi = kintsugi kit; kit reparo couro = leather repair kit; caneta retoque carro = car touch up pen; caneta retoca móveis = furniture touch up pen; kit reparo parabrisa = windscreen repair kit; kit reparo piscina = pool repair kit
not: glasses repair kit; phone repair kit; zipper repair kit; eyeglass repair kit; watch repair kit; carburetor repair kit; caliper repair kit; tool repair kit; brake repair kit; caliper kit; wall patch panel; injector repair kit; seal repair kit; wall patch hat
  "kintsugi" -> 350610
  "ceramic|cerámica" -> 350610
  "glass|vidrio|cristal|vetro|vidro" -> 350610
  "porcelain|porcelana|porcellana" -> 350610
  "marker" -> 960820
  "retuschierstift" -> 960820
  "reparaturstift" -> 960820
  "wall|pared|parete|rivestimento|parede": "patch" 392690 ~.6; * 321410
  "drywall" -> 392690
  "wood|madera|legno|madeira" -> 321410
  "leather|cuero|piel|cuoio|pelle|couro": * 321410 
  "cuir" -> 321410
  "pool" -> 391990
  "inflatable|hinchable|inflable|gonfiabile|insuflável|inflável" -> 391990
  "pvc" -> 391990
  "fabric" -> 391990
  * -> 350610
t: kintsugi repair kit ceramic gold => 350610
t: furniture touch up marker pens => 960820
t: phone repair tool kit => !3506

@ shelter-tent-small
en: ice fishing shelter; fishing shelter; pop up changing tent; shower privacy tent; beach changing tent; bivy tent; car awning tent; tailgate tent; camping canopy
de: Eisangelzelt = ice fishing tent; Umkleidezelt = changing tent; Jagdzelt = hunting tent; Heckzelt = tailgate tent; Duschzelt = shower tent
fr: tente de pêche sur glace = ice fishing tent; tente de douche = shower tent; tente vestiaire = changing tent; affût de chasse tente = hunting blind tent; tente hayon = tailgate tent
es: tienda de pesca en hielo = ice fishing tent; tienda cambiador = changing tent; tienda ducha = shower tent; tienda portón trasero = tailgate tent; puesto de caza tienda = hunting blind tent
it: tenda da pesca = fishing tent; tenda spogliatoio = changing tent; tenda portellone = tailgate tent; capanno da caccia = hunting blind
nl: ijsvistent = ice fishing tent; douchetent = shower tent; omkleedtent = changing tent; jachttent = hunting tent; achterkleptent = tailgate tent
pl: namiot wędkarski = fishing shelter; namiot prysznicowy = shower tent; przebieralnia namiot = changing tent; namiot na bagażnik = tailgate tent
pt: barraca de pesca = fishing tent; tenda vestiário = changing tent; barraca banheiro = toilet tent; tenda trocador = changing tent; barraca para carro = car tent
not: camping canopy replacement cover; hunting blind chair; hunting blind net
  main-fibre: cotton 630629 ~.02
  * -> 630622
t: ice fishing shelter pop up 4 person => 630622
t: privacy shower tent pop up => 630622
t: ice fishing rod => !6306

@ shipping-label
en: blank label roll; mailing label; direct thermal label; thermal shipping labels; return address label; self adhesive label roll; price sticker roll; dot sticker label; laser label sheet; inventory label
de: Etikettenrolle = label roll
fr: étiquettes adresse = address labels; rouleau étiquettes = label roll
es: etiquetas de dirección = address label; rollo de etiquetas = label roll
it: etichette spedizione = shipping label; etichette indirizzo = address label; rotolo etichette = label roll
nl: adreslabels = address label; thermische etiketten = thermal label; etikettenrol = label roll
pl: etykiety wysyłkowe = shipping labels; etykiety adresowe = address labels; rolka etykiet = label roll
pt: etiquetas de endereço = address labels; rolo de etiquetas = label roll
not: shipping label printer; thermal label printer; label roll holder; label printer; etichettatrice; shipping label pouch
  main: plastic 391990 ~.08
  print=yes -> 482110 ~.25
  * -> 482190
t: thermal shipping labels 4x6 blank 500 pcs => 482190
t: thermal label printer bluetooth => !4821

@ shirt-shoe-smallware
en: magnetic collar stays; heel protector; heel protectors; heel cushion pad; heel stopper; high heel stopper; heel cap replacement; dowel lifts heel; shoe heel repair; hat clip; hat retainer clip; cap clip golf marker hat clip; pant hem tape; bra saver clip; pants button tightener; waist button pins; trouser clip bike; zipper puller helper dress; dress zipper helper
de: Absatzstopper = high heel stopper; Hutclip = hat clip; Knopferweiterung = button extender; Hosenknopf Verlängerung = pants button extender
fr: talonnette anti glissement = anti slip heel pad; extenseur de taille = waist extender; extension bouton pantalon = trouser button extender
es: varillas cuello camisa = collar stay; extensor botón pantalón = trouser button extender
it: salvatallone = heel protectors; proteggi tallone = heel protector; allunga bottone pantaloni = trouser button extender
nl: hielkussentjes = heel cushion; hakbeschermers = heel protectors; taille verlenger = waist extender
pl: ochraniacze na pięty = heel protectors; nakładki na obcasy = heel protectors; przedłużka do spodni = trouser extender
pt: barbatana colarinho = collar stays; palmilha calcanhar = heel insole; protetor de salto = heel protector; extensor de calça = pants extender; extensor botão calça = button extender for pants
not: heel protector sock foot cream; pressure ulcer heel protector; medical heel protector; heel protector cushion bed
  "collar": main=base-metal 732690 ~.4; * 392690
  "heel": "tips" 640620; "cap" 640620; "stopper" 392690; * 640690
  "tacon" -> 640620
  "hat": main=plastic 392690 ~.1; "tape" 560290; * 830890
  "button": * 960629 ~.5
  "extender": * 621790 ~.4
  main: base-metal 732690 ~.2; plastic 392690 ~.3; textile 621790
  * -> 392690
t: metal collar stays for shirts => 732690
t: silicone heel grips for shoes too big => 640690
t: dog collar nylon => !392690

@ smartwatch-band part of watch
en: bracelet + apple watch|iwatch|smartwatch|galaxy watch|mi band|fitbit|garmin watch|amazfit; loop + apple watch|iwatch|smartwatch; wristband + smartwatch|fitbit|mi band|garmin|apple watch|amazfit; replacement band + fitbit|garmin|apple|samsung|amazfit|xiaomi; smartwatch strap; smartwatch band; apple watch strap; apple watch band; apple watch bracelet; mi band strap; fitbit band; fitbit strap; garmin strap; garmin band; nato strap; milanese loop; sport loop; solo loop; iwatch band; iwatch strap; galaxy watch band
de: Apple Watch Armband = apple watch band; Smartwatch Armband = smartwatch band; Milanaise Armband = milanese loop; Nato Armband = nato strap; Fitbit Armband = fitbit band; Garmin Armband = garmin band
fr: bracelet apple watch = apple watch band; bracelet montre connectée = smartwatch band; bracelet milanais = milanese bracelet; bracelet nato = nato strap; bracelet fitbit = fitbit band
es: correa apple watch = apple watch strap; correa smartwatch = smartwatch strap; correa milanesa = milanese strap; correa nato = nato strap; correa mi band = mi band strap; pulsera repuesto mi band = mi band replacement bracelet
it: cinturino apple watch = apple watch strap; cinturino smartwatch = smartwatch strap; cinturino milanese = milanese watch strap; cinturino nato = nato strap
nl: apple watch bandje = apple watch band; smartwatch bandje = smartwatch band; milanees bandje = milanese band; nato bandje = nato strap; fitbit bandje = fitbit band
pl: pasek apple watch = apple watch strap; pasek do smartwatcha = smartwatch strap; bransoleta milanese = milanese bracelet; pasek nato = nato strap; opaska do mi band = mi band strap
pt: pulseira apple watch = apple watch strap; pulseira smartwatch = smartwatch strap; pulseira milanesa = milanese band; pulseira nato = nato strap; pulseira mi band = mi band strap
not: nato strap guitar
  metal=gold|silver|platinum -> 911310 ~.005
  "milan": * 911320
  "milanese" -> 911320
  "milanaise" -> 911320
  "milanais" -> 911320
  main: base-metal 911320 ~.15
  * -> 911390
ask: main
t: stainless steel bracelet for apple watch 45mm => 911320
t: silicone replacement band for fitbit versa => 911390
t: apple watch series 9 smartwatch => !9113

@ sneeze-clamshell
en: sneeze guard; acrylic sneeze guard; plexiglass shield desk; clamshell container; clamshell package; blister packaging; plastic clamshell; deli container; plastic deli container; plastic gift box clear; clear plastic box favor; straw cleaner; straw cleaning brush; straw cleaner brush; lint remover; manual lint remover; reusable lint remover; pet hair lint remover
de: Hustenschutz = sneeze guard; Spuckschutz = sneeze guard; Klappverpackung = clamshell packaging; Blisterverpackung = blister packaging; Strohhalmbürste = straw cleaning brush; Fusselentferner = lint remover; Flusenentferner = lint remover
fr: plaque anti projection = sneeze guard; hygiaphone plexiglas = acrylic sneeze guard; coque blister emballage = blister packaging shell; goupillon paille = straw cleaning brush; enlève peluches = lint remover; anti peluches = lint remover
es: mampara de mostrador = counter screen; envase bisagra = clamshell container; cepillo limpia pajitas = straw cleaning brush
it: parafiato plexiglass = plexiglass shield desk; barriera parafiato = sneeze guard; vaschetta con coperchio incernierato = clamshell container; scovolino cannucce = straw cleaner brush
nl: hoestscherm = sneeze guard; kuchscherm = sneeze guard; klapverpakking = clamshell package; rietjesborstel = straw cleaning brush; pluizenverwijderaar = lint remover
pl: osłona plexi na ladę = plexiglass counter shield; opakowanie klapkowe = clamshell container; szczoteczka do słomek = straw cleaner; usuwacz zmechaceń = lint remover
pt: protetor salivar acrílico = acrylic sneeze guard; embalagem articulada = clamshell container; escova de canudo = straw cleaning brush; tira bolinhas = lint remover
  "lint": "electric|eléctrico|elettrico|elétrico" 850980; "rechargeable|recargable|ricaricabile|recarregável" 850980; * 960390
  "quitapelusas" -> 850980
  "levapelucchi" -> 850980
  "golarka" -> 850980
  "fusselentferner" -> 850980
  "anti peluches" -> 850980
  "bolinhas" -> 850980
  "zmechacen" -> 850980
  "brush" -> 960390
  "cleaner" -> 960390
  "burste" -> 960390
  "strohhalmburste" -> 960390
  "goupillon" -> 960390
  "cepillo" -> 960390
  "scovolino" -> 960390
  "rietjesborstel" -> 960390
  "szczoteczka" -> 960390
  "escova" -> 960390
  "guard" -> 392690
  "shield" -> 392690
  "hustenschutz" -> 392690
  "spuckschutz" -> 392690
  "mampara" -> 392690
  "parafiato" -> 392690
  "hoestscherm" -> 392690
  "kuchscherm" -> 392690
  "plexi" -> 392690
  "acrylic|acrílico" -> 392690
  * -> 392310
t: acrylic sneeze guard for counter => 392690
t: plastic clamshell package for candle wax melts => 392310
t: straw cleaner brush long => 960390
t: electric lint remover rechargeable => 850980
t: baby safety gate => !392310

@ snore-inhaler
en: snore stopper; anti snoring clip; snoring clip; anti snore clip; nasal inhaler tube; blank nasal inhaler; aromatherapy inhaler tube; nose vent plug; nasal filter; nose filter; sinus rinse bottle; neti pot; nasal rinse bottle; nasal wash bottle; eye wash cup; eye cup wash; ear wax candle holder; tongue depressor; sitz bath; sitz bath basin; foot soaking basin; foot soak tub; yoni steam seat; yoni steamer; perineal bottle; peri bottle; feminine funnel; pee funnel; female urinal
de: Schnarchstopper = snore stopper; Nasenklammer Schnarchen = anti snoring nose clip; Nasendusche = nasal rinse bottle; Nasenspülkanne = neti pot; Sitzbad Wanne = sitz bath; Fußbadewanne Kunststoff = plastic foot bath tub; Nasenfilter = nose filter; Augenbadewanne = eye bath cup; Holzspatel Mund = tongue depressor; Urinella = female urination device
fr: anti ronflement clip = anti snore clip; pince anti ronflement = anti snoring clip; lavage nasal bouteille = nasal rinse bottle; pot neti = neti pot; bain de siège = sitz bath; bassine bain de pieds = foot soaking basin; filtre nasal = nasal filter; abaisse langue = tongue depressor; pisse debout = female urination device
es: clip antirronquidos = anti snore clip; lavador nasal = nasal irrigator; lota neti = neti pot; baño de asiento = sitz bath; palangana pies = foot basin; filtro nasal = nasal filter; depresor lingual = tongue depressor; embudo urinario femenino = female urination funnel
it: clip anti russamento = anti snoring clip; lavaggio nasale bottiglia = nasal rinse bottle; lota neti = neti pot; semicupio = sitz bath; bacinella piedi = foot basin; filtro nasale = nasal filter; abbassalingua = tongue depressor; orinatoio femminile = female urinal
nl: snurkstopper = snore stopper; neusspoelkan = nasal rinse bottle; neti pot kan = neti pot; zitbad = sitz bath; voetenbad bak = foot bath tub; neusfilter = nose filter; plastuit = female urination funnel; tongspatel = tongue depressor
pl: klips na chrapanie = anti snoring clip; irygator nosa butelka = nasal irrigator bottle; dzbanek neti = neti pot; nasiadówka = sitz bath; miska do stóp = foot basin; filtr do nosa = nose filter; szpatułka laryngologiczna = tongue depressor; lejek do sikania = urination funnel; nasiadówek = sitz bath
pt: clipe anti ronco = anti snoring clip; lavador nasal = nasal irrigator; lota nasal = neti pot; banho de assento = sitz bath; bacia para pés = foot basin; filtro nasal = nasal filter; abaixador de língua = tongue depressor; funil feminino urina = female urination funnel
not: tongue depressor craft; electric foot soak tub; foot spa massager
  "clip": main=base-metal 732690 ~.05; * 392690
  "snore" -> 392690
  "inhaler" -> 392690
  "filter|filtro" -> 392690
  "depressor": * 442199
  "abaisse" -> 442199
  "abbassalingua" -> 442199
  "szpatulka" -> 442199
  "pot": main=ceramic 691490 ~.3; * 392490
  main=plastic -> 392490 ~.8
  use house-goods
t: magnetic anti snoring clip silicone => 392690
t: sitz bath basin over toilet plastic => 392490
t: wooden tongue depressor 100 pcs => 442199
t: nose ring => !3926

@ sport-smallware
en: ball pump needle; inflation needle; ball needle; inflating needle; sports net bag; ball bag mesh; ball net bag; ball carry bag; tennis ball holder; tennis ball clip; golf ball holder; training vest; mesh training vest; corner flag pole; whistle lanyard; swim buoy; swimming buoy; open water buoy; scooter grips; handlebar grips scooter; roller skate bag; kite string; kite spool; trampoline pad; trampoline enclosure net; trampoline mat; trampoline cover pad; swing rope; ninja line; slackline; playground set; disc golf basket; horseshoe game; cornhole bags; cornhole board; ladder toss; giant jenga yard
de: Ballnadel = ball needle; Ballpumpennadel = ball pump needle; Ballnetz = ball net; Ballsack = ball bag; Leibchen Training = training vest; Schwimmboje = swimming buoy; Trampolin Netz = trampoline net; Trampolin Randabdeckung = trampoline edge cover; Schaukelsitz = swing seat; Slackline Set = slackline set; Wurfspiel = throwing game
fr: aiguille de gonflage = inflation needle; filet à ballons = ball net bag; sac à ballons = ball bag; chasubles entraînement = training bibs; bouée de nage = swim buoy; coussin protection trampoline = trampoline pad; siège balançoire = swing seat; prises d'escalade = climbing holds; slackline = slackline
es: aguja para balón = ball needle; aguja inflar = inflation needle; red para balones = ball net; bolsa balones = ball bag mesh; petos entrenamiento = training bib; boya de natación = swim buoy; red cama elástica = trampoline net; asiento columpio = swing seat; presas de escalada = climbing hold; slackline = slackline; juego lanzamiento anillos = ring toss game
it: ago gonfiaggio = inflating needle; aghi per palloni = ball pump needle; rete porta palloni = ball net; sacca palloni = ball bag; casacche allenamento = training bib; boa nuoto = swim buoy; seggiolino altalena = swing seat; slackline = slackline
nl: balnaald = ball needle; ballennet = ball net; ballentas = ball bag; overgooier training = training bib; zwemboei = swim buoy; trampoline net = trampoline net; schommelzitje = swing seat; slackline = slackline
pl: igła do pompowania piłek = ball needle; siatka na piłki = ball net; worek na piłki = ball bag; narzutki piłkarskie = football bibs; boja do pływania = swim buoy; siedzisko huśtawki = swing seat; slackline = slackline
pt: agulha para bola = ball needle; bico de bola = ball inflation needle; rede para bolas = ball net bag; saco de bolas = ball bag; colete treino = training vest; coletes esportivos = sports bibs; boia de natação = swim buoy; assento balanço = swing seat; slackline = slackline
  "needle|aguja|agulha" -> 841490
  "ballnadel" -> 841490
  "ballpumpennadel" -> 841490
  "aiguille" -> 841490
  "ago" -> 841490
  "bib": weave=woven 621133 ~.2; * 611430
  "vest": weave=woven 621133 ~.2; * 611430
  "pinnies" -> 611430
  "leibchen" -> 611430
  "chasuble" -> 611430
  "petos" -> 611430
  "casacche" -> 611430
  "net bag" -> 560819
  "mesh" -> 560819
  "ballnetz" -> 560819
  "ballennet" -> 560819
  "ball bag" -> 420292
  "ballsack" -> 420292
  "buoy" -> 950629
  "schwimmboje" -> 950629
  "boja" -> 950629
  "bouee" -> 950629
  "boya" -> 950629
  "zwemboei" -> 950629
  "swing": "set" 950699; * 950699
  "scooter": * 871499 ~.3
  "kite" -> 950300
  "toss" -> 950490
  "cornhole" -> 950490
  "lanyard" -> 560900
  "trampoline" -> 950691
  "trampolin" -> 950691
  "climbing" -> 950691
  "prises" -> 950691
  * -> 950699
t: open water swim buoy inflatable => 950629
t: sewing needle set => !9506

@ stationery-smallware
en: button maker; button maker machine; badge maker machine; badge press machine; pin button machine; button badge parts; badge button parts; hole punch reinforcement; hole reinforcement; reinforcement ring sticker; paper trimmer blade craft; pencil grip; pencil grips; pencil grip kids; writing aid grip; pencil topper; pencil toppers; finger counter tally; finger thimble; rubber finger; rubber fingertip; page turner finger; wax melt tin; tassel bookmark; magnetic bookmark set; seal sticker envelope; envelope seal; washi sticker; sticker roll reward; reward sticker; chore chart
de: Button Maschine = button maker; Buttonmaschine = button maker; Ansteckbutton Maschine = pin button machine; Verstärkungsringe = hole punch reinforcement; Lochverstärker = hole reinforcement; Stifthalter Griff = pencil grip; Bleistift Griffhilfe = pencil grip; Fingerlinge = finger cot; Blattwender = page turner
fr: machine à badges = badge machine; presse badge = badge press machine; œillets renfort = hole reinforcement; renfort perforation = hole reinforcement; guide doigt crayon = pencil grip; grip crayon = pencil grip
es: máquina de chapas = button maker machine; prensa de chapas = badge press; arandelas refuerzo = reinforcement ring; adaptador lápiz = pencil extender; agarre lápiz = pencil grip; dediles = finger cot; protector dedo goma = rubber finger protector
it: macchina per spille = badge maker machine; pressa spille = badge press machine; salvabuchi = hole reinforcement; impugnatura matita = pencil grip; impugnafacile = pencil grip; ditali in gomma = rubber finger tip
nl: buttonmachine = button maker; badge machine = badge machine; versterkingsringen = reinforcement ring; pengrip = pen grip; potlood grip = pencil grip; vingercondoom rubber = rubber finger; bladomslaander = page turner
pl: maszyna do przypinek = button maker machine; prasa do przypinek = badge press machine; wzmocnienia dziurek = hole punch reinforcement; nakładka na ołówek = pencil grip; nasadka na ołówek = pencil topper; paluszki gumowe = rubber finger cots
pt: máquina de bottons = button maker machine; prensa de bottons = badge press machine; reforço de furo = hole reinforcement; adaptador lápis = pencil grip; apoio para lápis = pencil grip; dedeira = finger cot; dedeira de borracha = rubber finger
  "machine": "manual|manuale" 820559 ~.5; * 820559
  "buttonmaschine" -> 820559
  "button maschine" -> 820559
  "macchina" -> 820559
  "maquina" -> 820559
  "maker" -> 820559
  "press" -> 820559
  "parts" -> 392690 ~.4
  "reinforcement": main=plastic 391990 ~.5; * 482110
  "verstarkungsringe": main=plastic 391990 ~.5; * 482110
  "lochverstarker": main=plastic 391990 ~.5; * 482110
  "thimble": main=leather 420500 ~.1; main=silicone 392690 ~.1; * 732690
  "fingerhut": * 732690
  "dedal": * 732690
  "ditale": main=rubber 401699; * 732690
  "finger cot" -> 401519 ~.5
  "fingerlinge" -> 401519
  "doigtier" -> 401519
  "sticker": main=plastic 391990 ~.4; * 482110
  "seal": main=plastic 391990 ~.3; * 482110
  "topper" -> 392690
  "extender": * 732690
  main: rubber 401699 ~.15; foam 392690; base-metal 732690 ~.03
  * -> 392690
t: silicone pencil grips for kids handwriting => 392690
t: button maker machine badge press 58mm => 820559
t: metal thimble sewing => 732690
t: pencil 2b box => !3926

@ straining-bag
en: cheesecloth; cheese cloth; soup bag; spice bag mesh; cold brew bag; soap bag; soap saver bag; soap saver pouch; exfoliating soap bag; reusable produce bag; bread bag linen; bread bag; sprouting bag; grill mat; bbq grill mat; bbq mat; oven bag; roasting bag
de: Käsetuch = cheesecloth; Seifensäckchen = soap pouch; Obst und Gemüsebeutel = fruit and vegetable bag; Brotbeutel = bread bag; Grillmatte = grill mat; Bratschlauch = roasting bag; Seifenbeutel = soap bag
fr: étamine = cheesecloth; filet à savon = soap saver net; pochette savon = soap saver pouch; filet fruits et légumes = produce mesh bag; sac à pain = bread bag; tapis barbecue = bbq mat; tapis de cuisson barbecue = bbq grill mat
es: estameña = cheesecloth; bolsa de jabón = soap bag; bolsa para jabón = soap bag; bolsas malla frutas = mesh produce bag; bolsa para pan = bread bag; esterilla barbacoa = bbq mat
it: garza alimentare = cheesecloth; sacchetto sapone = soap bag; sacchetti frutta rete = mesh produce bag; sacco pane = bread bag; tappetino barbecue = bbq mat
nl: notenmelkzak = nut milk bag; kaasdoek = cheesecloth; zeepzakje = soap bag; broodzak = bread bag; bbq mat = bbq mat
pl: worek do mleka roślinnego = plant milk bag; gaza serowarska = cheesecloth; woreczek na mydło = soap bag; woreczki na warzywa = vegetable bags; worek na chleb = bread bag; mata do grilla = grill mat
pt: coador de leite vegetal = plant milk strainer; saquinho de sabonete = soap bag; saco para frutas e verduras = reusable produce bag; saco de pão = bread bag; tapete churrasqueira = bbq grill mat
not: plastic bread bag; produce bag roll plastic; electric grill mat
  "grill mat" -> 392690
  "bbq" -> 392690
  "grillmatte" -> 392690
  "barbecue" -> 392690
  "barbacoa" -> 392690
  "oven bag" -> 392329
  "roasting bag" -> 392329
  "bratschlauch" -> 392329
  main: plastic 392329 ~.05; paper 481940 ~.01; silicone 392490 ~.01
  * -> 630790
t: reusable produce bag mesh polyester => 630790
t: bbq grill mat non stick set of 5 => 392690
t: sisal soap saver bag exfoliating => 630790
t: plastic bag zip => !6307

@ swim-dive-smallware
en: nose clip; swimming nose clip; nose plug; swim nose plug; diving weight; dive weight; lead diving weight; diving weight belt; spearfishing; pole spear; diving snorkel holder; fin strap; goggle case; swim goggles case; ski goggles case
de: Nasenklammer = nose clip; Nasenklammer Schwimmen = swimming nose clip; Bleigewicht Tauchen = lead diving weight; Tauchblei = lead diving weight; Tauchgewicht = diving weight; Schwimmbrillenetui = swim goggles case
fr: pince nez = nose clip; pince nez natation = swimming nose clip; plomb de plongée = diving weight; ceinture de plomb = weight belt; étui lunettes natation = swim goggles case
es: pinza nariz = nose clip; pinza nasal natación = swimming nose clip; plomo de buceo = diving weight; cinturón de lastre = weight belt; fusil de pesca submarina = speargun; arpón = harpoon
it: stringinaso = nose clip; tappanaso = nose plug; stringinaso nuoto = swimming nose clip; piombi sub = diving weight; cintura zavorra = diving weight belt; arpione = spearfishing spear
nl: neusklem = nose clip; neusklem zwemmen = swimming nose clip; duiklood = lead diving weight; loodgordel = lead weight belt
pl: zacisk na nos = nose clip; klips na nos = nose clip; balast nurkowy = diving weight; ciężarki nurkowe = diving weights
pt: clip nasal natação = swimming nose clip; prendedor de nariz = nose clip; peso de mergulho = diving weight; cinto de lastro = diving weight belt; arbalete = speargun; arpão = spear; lastro mergulho = dive weight
  "weight": "belt" 950629; * 780600
  "blei" -> 780600
  "plomb" -> 780600
  "plomo" -> 780600
  "piombi" -> 780600
  "duiklood" -> 780600
  "balast" -> 780600
  "lastro" -> 780600
  "case": outer=plastic 420239 ~.3; * 420292
  "spear" -> 950790 ~.9
  "harp" -> 950790
  "arpon" -> 950790
  "fucile" -> 950790
  "fusil" -> 950790
  "kusza" -> 950790
  * -> 950629
t: swimming nose clip silicone => 950629
t: lead diving weight 2 kg => 780600
t: speargun rubber band spearfishing => !9506
t: nose strips blackhead => !9506

@ tabletop-game-goods
en: dnd miniatures; dungeons and dragons miniatures; tabletop miniatures; warhammer miniature; wargame miniature; rpg miniatures; resin miniature game; game pieces; game pawns; meeples; wooden cubes game; board game organizer; trading card sleeves; card sleeves + trading|pokemon|mtg|board game|tcg; deck box; card deck box; deck case; top loader card; card toploader; magnetic card holder trading; one touch card holder; trading card game; pokemon card; pokemon booster; booster pack; booster box cards; yugioh card; mtg booster; kpop photocard; photocard holder; dice tray; dice tower; score pad game; playing card holder; card holder playing; playing card shuffler; poker dealer button; backgammon set; solitaire marble game; chess clock digital; mahjong mat; poker mat; trading card playmat
de: Tabletop Miniaturen = tabletop miniatures; Miniaturen Rollenspiel = rpg miniatures; Spielfiguren Pöppel = game pawns; Kartenhüllen Sammelkarten = trading card sleeve; Deckbox = deck box; Würfelturm = dice tower; Würfelbrett = dice tray; Kartenmischer = card shuffler; Kartenhalter Spielkarten = playing card holder; Dominosteine = domino tile; Backgammon Koffer = backgammon case
fr: figurines jeu de rôle = role playing game miniatures; pions de jeu = game pawns; sleeves cartes = card sleeves; deck box cartes = deck box; tour à dés = dice tower; piste de dés = dice tray; mélangeur de cartes = card shuffler; porte cartes à jouer = playing card holder; pièces d'échecs = chess pieces
es: miniaturas rol = rpg miniatures; fichas de juego = game pieces; caja de mazo = deck box; cartas coleccionables = collectible card; torre de dados = dice tower; bandeja de dados = dice tray; soporte naipes = playing card holder; piezas de ajedrez = chess piece
it: miniature gioco di ruolo = rpg miniatures; pedine gioco = game pawns; porta mazzo = deck box; carte collezionabili = collectible trading card; torre dadi = dice tower; vassoio dadi = dice tray; mescolatore carte = card shuffler; reggicarte = playing card holder; domino gioco = domino game; pezzi scacchi = chess piece
nl: miniaturen tabletop = tabletop miniatures; pionnen = game pawns; deckbox = deck box; dobbelsteentoren = dice tower; dobbelbak = dice tray; kaartenschudmachine = card shuffling machine; kaartenhouder speelkaarten = playing card holder; dominostenen = dominoes; schaakstukken = chess pieces
pl: figurki do gier bitewnych = wargame miniatures; pionki do gry = game pawns; pudełko na karty = card box; wieża do kości = dice tower; tacka na kości = dice tray; tasownik do kart = card shuffler; domino gra = domino game; figury szachowe = chess pieces
pt: miniaturas rpg = rpg miniatures; peças de jogo = game pieces; deck box cartas = deck box; cartas colecionáveis = collectible cards; torre de dados = dice tower; bandeja de dados = dice tray; embaralhador de cartas = card shuffler; suporte de baralho = playing card holder
not: miniature painting brush; trading card display case; game tokens slot machine; photocard keychain; game pieces toy building
  "sleeve" -> 392390
  "kartenhulle" -> 392390
  "kartenhullen" -> 392390
  "protege" -> 392390
  "funda" -> 392390
  "bustine" -> 392390
  "kaarthoesjes" -> 392390
  "koszulki" -> 392390
  "toploader" -> 392690
  "top loader" -> 392690
  "one touch" -> 392690
  "photocard": "holder" 392690; * 491199
  "deck box": outer=leather 420231 ~.03; outer=plastic-sheet 420232 ~.2; * 392690
  "deckbox" -> 392690
  "insert": main=wood 442199 ~.4; * 392690
  "booster" -> 950440
  "trading card": "holder" 392690; "playmat" 401699; * 950440
  "pokemon card": * 950440
  "sammelkarten" -> 950440
  "collectionner" -> 950440
  "coleccionables" -> 950440
  "collezionabili" -> 950440
  "mat": main=textile 630790 ~.1; * 401699
  "playmat" -> 401699
  "dice bag" -> 420232 ~.3
  "dice tray": main=wood 442199 ~.3; * 950490
  "shuffler" -> 950490
  "chess clock" -> 910690
  * -> 950490
t: dnd miniatures unpainted resin set => 950490
t: trading card sleeves 100 pcs standard => 392390
t: pokemon booster pack cards => 950440
t: toploader hard plastic card case => 392690
t: sleeve for laptop => !3923

@ three-d-pen
en: 3d drawing pen; 3d pen kids; pen filament pcl; filament dryer; filament dryer box; filament dry box; filament storage box dryer; resin curing light; uv curing station; wash and cure station; uv curing lamp resin; resin 3d washing; spool holder 3d; filament spool holder; gt2 timing belt; 3d printer belt; 3d printed figure; 3d printed figurine; 3d printed model; 3d printed dragon; articulated dragon 3d printed; 3d printed + dragon|figure|ornament|statue|decor|bust; lithophane; 3d printer tool kit; 3d printer scraper; nozzle cleaning kit; nozzle cleaning needle
de: 3D Druckstift = 3d pen; Filament Trockner = filament dryer; Filamenttrockner = filament dryer; UV Härtungsstation = uv curing station; 3D gedruckte Figur = 3d printed figure; Zahnriemen GT2 = gt2 timing belt
fr: stylo d'impression 3d = 3d drawing pen; sécheur de filament = filament dryer; séchoir filament = filament dryer; station de durcissement uv = uv curing station; figurine imprimée en 3d = 3d printed figurine; courroie gt2 = gt2 timing belt
es: pluma 3d = 3d pen; secador de filamento = filament dryer; estación de curado uv = uv curing station; figura impresa 3d = 3d printed figure; correa gt2 = gt2 timing belt
it: penna stampa 3d = 3d printing pen; essiccatore filamento = filament dryer; stazione di polimerizzazione uv = uv curing station; statuetta stampata 3d = 3d printed figurine; cinghia gt2 = gt2 timing belt
nl: 3d pen set = 3d pen set; 3d tekenpen = 3d drawing pen; filament droger = filament dryer; uv uithardingsstation = uv curing station; 3d geprinte figuur = 3d printed figure; gt2 riem = gt2 belt
pl: pisak 3d = 3d pen; suszarka do filamentu = filament dryer; komora utwardzająca uv = uv curing chamber; figurka drukowana 3d = 3d printed figurine; pasek gt2 = gt2 belt
pt: caneta impressora 3d = 3d pen; secador de filamento = filament dryer; estação de cura uv = uv curing station; boneco impresso 3d = 3d printed figure; correia gt2 = gt2 timing belt
  "filament|filamento": "dry" 392690; "dryer" 841939; "trockner" 841939; "filamenttrockner" 841939; "secador" 841939; "sech" 841939; "droger" 841939; "suszarka" 841939; "essiccatore" 841939; "holder" 392690; "storage" 392690; * 391690
  "belt" -> 401035
  "riemen" -> 401035
  "courroie" -> 401035
  "cinghia" -> 401035
  "correa" -> 401035
  "curing" -> 848590 ~.7
  "cure" -> 848590
  "printed|impreso|estampado|stampato|impresso": main=wood 442019 ~.01; * 392640
  "lithophane" -> 392640
  "scraper" -> 820559
  "tool kit" -> 820600
  "cleaning|limpieza|pulizia|limpeza" -> 732690 ~.6
  "holder" -> 392690
  * -> 847780
t: filament dryer box heated 3d printing => 841939
t: ballpoint pen blue => !847780

@ travel-comfort
en: airplane seat belt extender; car seat belt extender; seat belt extension; foot hammock + airplane|plane|flight|travel; airplane foot hammock + airplane|plane|flight|travel; foot rest hammock plane; foot rest airplane; travel footrest; inflatable foot rest; travel foot pillow; passport cover case; luggage handle wrap; luggage handle cover; suitcase handle cover; luggage wheel cover; luggage wheel protector; luggage cup holder; luggage bungee; jacket gripper; travel bottle bag; airplane tray cover; seat cover airplane; bidet bottle travel; travel urinal; luggage stickers; travel sewing pouch
de: Gurtverlängerung Flugzeug = airplane seat belt extender; Fußhängematte Flugzeug = airplane foot hammock; Fußhängematte = foot hammock; Reise Fußstütze = travel footrest; Koffergriff Schutz = suitcase handle cover; Kofferrollen Schutz = luggage wheel protector; Koffer Getränkehalter = luggage cup holder
fr: extension ceinture de sécurité = seat belt extender; rallonge ceinture avion = airplane seat belt extender; hamac pied avion = airplane foot hammock; repose pied avion = foot rest airplane; repose pied gonflable = inflatable foot rest; housse poignée valise = suitcase handle cover; protection roulettes valise = luggage wheel protector
es: extensor cinturón avión = airplane seat belt extender; extensor cinturón de seguridad = seat belt extension; hamaca para pies = foot hammock; reposapiés avión = foot rest airplane; reposapiés inflable = inflatable foot rest; funda asa maleta = luggage handle cover; protector ruedas maleta = luggage wheel protector
it: prolunga cintura aereo = airplane seat belt extender; amaca piedi aereo = airplane foot hammock; poggiapiedi aereo = foot rest airplane; copri maniglia valigia = suitcase handle cover; copri ruote valigia = luggage wheel cover
nl: gordelverlenger vliegtuig = airplane seat belt extender; voetenhangmat vliegtuig = airplane foot hammock; voetensteun vliegtuig = foot rest airplane; kofferhandvat hoes = suitcase handle cover; kofferwielen beschermers = luggage wheel protector; kofferhandvat hoezen = suitcase handle cover
pl: przedłużka pasa bezpieczeństwa = seat belt extender; przedłużenie pasa samolot = airplane seat belt extender; hamak na nogi = foot hammock; podnóżek do samolotu = foot rest airplane; nakładka na rączkę walizki = luggage handle wrap; osłonki na kółka walizki = suitcase wheel covers
pt: extensor cinto avião = airplane seat belt extender; extensor cinto de segurança = seat belt extender; rede para pés avião = airplane foot hammock; descanso de pés avião = airplane foot rest; capa alça mala = luggage handle cover; protetor de rodas mala = luggage wheel protector
not: seat belt extender cover; foot rest hammock desk
  "airplane" "belt" -> 880730
  "flugzeug" "gurt" -> 880730
  "avion" "cinturon" -> 880730
  "avion" "ceinture" -> 880730
  "aereo" "cintura" -> 880730
  "inflatable|inflable|gonfiabile|insuflável|inflável": * 392690
  "hinchable" -> 392690
  "wheel": main=silicone 392690; * 392690
  "stickers" -> 391990
  "bungee" -> 560900
  "urinal" -> 392490
  main: silicone 392690 ~.1; rubber 401699 ~.03; leather 420500 ~.03
  * -> 630790
t: airplane seat belt extender adjustable => 880730
t: airplane foot hammock footrest => 630790
t: silicone luggage wheel covers 8 pcs => 392690
t: car seat cover => !6307

@ tweezers-small
en: tweezers; tweezer; precision tweezers set; curved tweezers; straight tweezers; antistatic tweezers set; jewelry tweezers; craft tweezers; reverse tweezers; long tweezers; eyebrow tweezers; lighted tweezers; led tweezers
de: Pinzettenset = tweezers set
fr: brucelles = precision tweezers; pince à épiler sourcils = eyebrow tweezers
es: pinzas depilar = hair removal tweezers; pinzas de precisión = precision tweezers
it: pinzette di precisione = precision tweezers
nl: pincettenset = tweezers set
pl: zestaw pęset = tweezers set
pt: pinça depilatória = hair removal tweezers
not: pinça amperimétrica; pinça de cozinha; surgical tweezers; pinça amperímetro; pinça de freio; pinça de gelo; pinça culinária; pinças de cozinha; pinça de churrasco; pinça de roupa; pinça hemostática; pinça multímetro; salad tweezers; kitchen tweezers; aquarium tweezers
  main: plastic 392690 ~.03; bamboo 442191
  * -> 820320
t: precision tweezers set stainless steel esd => 820320
t: eyebrow tweezers slant => 820320
t: kitchen tongs 30 cm => !820320

@ vape-smoker-bits
en: weed grinder; spice crusher; crusher grinder; metal grinder herb; tobacco crusher; cigarette case metal; cigarette rolling box; vape battery; 510 battery; 510 thread battery; vape pen battery; vape cotton; organic cotton vape; drip tip; vape drip tip; vape glass; vape replacement glass; vape glass tube; vape holder; vape lanyard; vape stand; vape wire; prebuilt coil wire
de: Kräutermühle = herb grinder; Tabakmühle = tobacco grinder; Grinder Kräuter = herb grinder; Vape Watte = vape cotton; Akkuträger Glas = vape glass; Driptip = drip tip
fr: grinder tabac = tobacco grinder; broyeur d'herbes = herb grinder; coton vape = vape cotton; drip tip vape = vape drip tip; pyrex vape = vape glass tank; batterie vape = vape battery
es: grinder tabaco = tobacco grinder; triturador de hierba = herb grinder; algodón vape = vape cotton; batería vape = vape battery; boquilla vape = vape drip tip
it: grinder erba = herb grinder; trita tabacco = tobacco crusher; cotone vape = vape cotton; batteria vape = vape battery; drip tip sigaretta = drip tip
nl: grinder wiet = weed grinder; kruiden grinder = herb grinder; vape watten = vape cotton; vape batterij = vape battery
pl: młynek do ziół = herb grinder; bawełna do grzałek = vape cotton; bateria vape = vape battery; ustnik vape = vape mouthpiece
pt: triturador de ervas = herb grinder; algodão vape = vape cotton; bateria vape = vape battery
not: herb grinder kitchen; industrial weed grinder
  "grinder": main=plastic 392690 ~.1; main=wood 442199 ~.03; * 821000
  "crusher": main=plastic 392690 ~.1; * 821000
  "muhle" -> 821000
  "mlynek" -> 821000
  "dichavador" -> 821000
  "triturador" -> 821000
  "broyeur" -> 821000
  "trita" -> 821000
  "battery" -> 850760
  "batterie" -> 850760
  "bateria" -> 850760
  "batteria" -> 850760
  "cotton|cotone|algodão" -> 560121
  "coton" -> 560121
  "watte" -> 560121
  "watten" -> 560121
  "algodon" -> 560121
  "bawelna" -> 560121
  "lanyard" -> 560900
  "glass|vidrio|cristal|vetro|vidro" -> 702000
  "case" -> 732690
  "holder" -> 392690
  "stand" -> 392690
  "wire" -> 750522 ~.6
  * -> 854390
t: weed grinder zinc alloy 4 layers => 821000
t: organic cotton vape wick => 560121
t: 510 thread vape pen battery preheat => 850760
t: bench grinder 150 mm => !8210

@ wedding-goods
en: guest book alternative; wedding card box; card box wedding; money box wedding; wedding money box; ring bearer box; ring box wooden wedding; memory box wedding; wedding hangers; bridal hanger; wedding cake knife; cake knife set wedding; toasting flutes; aisle runner; wedding aisle runner; wedding arch; wedding backdrop stand; flower stand wedding; wedding fans program; wedding send off; wedding lantern; car decoration wedding; wedding car ribbon; wedding car decoration; ring pillow; wedding ring pillow
de: Briefbox Hochzeit = wedding card box; Kartenbox Hochzeit = wedding card box; Ringkissen = ring pillow; Traubogen = wedding arch; Hochzeitsbogen = wedding arch; Autoschmuck Hochzeit = wedding car decoration; Hochzeitsläufer = wedding aisle runner; Tortenmesser Hochzeit = wedding cake knife
fr: urne mariage = wedding card box; coussin alliances = wedding ring cushion; coussin porte alliances = ring bearer cushion; arche mariage = wedding arch; tapis mariage = wedding carpet; décoration voiture mariage = wedding car decoration; couteau gâteau mariage = wedding cake knife
es: caja de sobres boda = card box wedding; buzón de boda = card box wedding; cojín de alianzas = ring pillow; cojín anillos = ring pillow; arco de boda = wedding arch; alfombra boda = wedding carpet; decoración coche boda = wedding car decoration
it: urna matrimonio = wedding card box; cuscino fedi = ring pillow; cuscino porta fedi = ring pillow; arco matrimonio = wedding arch; tappeto matrimonio = wedding aisle runner; decorazione auto matrimonio = wedding car decoration
nl: enveloppendoos bruiloft = wedding card box; ringkussen = ring cushion; trouwboog = wedding arch; bruidsloper = wedding aisle runner; autodecoratie bruiloft = wedding car decoration
pl: pudełko na koperty wesele = card box wedding; poduszka na obrączki = ring pillow; łuk weselny = wedding arch; dywan ślubny = wedding carpet; dekoracja samochodu ślub = wedding car decoration
pt: caixa de envelopes casamento = wedding envelope box; almofada de alianças = ring pillow; porta alianças almofada = ring pillow; arco de casamento = wedding arch; passadeira casamento = wedding aisle runner; decoração carro casamento = wedding car decoration
not: aisle runner carpet hotel; ring pillow craft; ring dish ceramic
  "pillow" -> 940490
  "ringkissen" -> 940490
  "coussin" -> 940490
  "cojin" -> 940490
  "cuscino" -> 940490
  "ringkussen" -> 940490
  "poduszka" -> 940490
  "almofada" -> 940490
  "knife" -> 821510 ~.3
  "tortenmesser" -> 821520
  "couteau" -> 821520
  "flutes" -> 701328
  "runner" -> 630790
  "arch": main=wood 442199 ~.2; * 732690
  "traubogen": main=wood 442199 ~.2; * 732690
  "hochzeitsbogen": main=wood 442199 ~.2; * 732690
  "arco": main=wood 442199 ~.2; * 732690
  "backdrop stand" -> 732690
  "stand" -> 732690
  "car": main=textile 630790 ~.2; * 670210 ~.5
  "hanger": main=plastic 392490 ~.1; * 442110
  "dish": main=ceramic 691390; * 691390
  "book" -> 442199
  "box": main=glass 701399 ~.1; main=plastic 392490 ~.15; main=paper 481920 ~.25; main=base-metal 732690 ~.05; * 442090
  "urne": main=plastic 392490 ~.15; main=paper 481920 ~.25; * 442090
  "buzon": main=plastic 392490 ~.15; main=paper 481920 ~.25; * 442090
  "fan" -> 482390
  main: wood 442090 ~.3; plastic 392490; glass 701399; paper 481920; textile 630790
  * -> 630790
t: ring bearer pillow satin lace => 940490
t: metal wedding arch white round => 732690
t: acrylic wedding card box with lock => 392490
t: wedding dress lace => !6307
