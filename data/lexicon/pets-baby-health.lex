# Pet goods, baby goods, hygiene, medical devices, massage, orthopaedic, glasses, hair tools, beauty tools.

value material=plastic
en: pe plastic; pp plastic
not: pet id; pet tag; pet name tag; pet carrier; pet brush; pet comb; pet gate; pet playpen; pet cage; pet stroller; pet door; pet feeder; pet fountain; pet water; pet nail; pet grooming; pet mat; pet blanket; pet cushion; pet sofa; pet house; pet stairs; pet ramp; pet training; pet clothes; pet costume; pet shop; pet supplies; pet supply; pet dog; pet cat; for pet; pet cooling; pet leash; pet harness; pet tunnel; pet toothbrush; pet shampoo; pet dryer; pet clipper; pet bag; pet backpack; pet cave; pet nest; pet slicker; pet deshedding; pet hair; pet gps; pet tracker; pet camera; pet safe; pet owner; pet product; pet accessories; pet accessory; pet friendly; pet snack; pet treat; pet bath; pet fence; pet steps; pet crate; pet kennel; pet tent; pet scratching; pet feeding; pet diaper; pet pad; pet pee; pet potty; pet sweater; pet coat; pet jacket; pet dress; pet hat; pet boots; pet shoes; pet socks; pet muzzle; pet scissors; pet trimmer; pet vacuum; pet roller; pet stain; pet urine; pet memorial; pet portrait; pet urn; pet loss; my pet; your pet; small pet; pet rabbit; pet hamster; pet bird; pet parrot; pet reptile; pet turtle; pet fish; pet lover; gebreid acryl; bommel acryl; gestrickt acryl; strick acryl; mutze acryl; acryl gebreid; gebreide acryl; czapka akryl; strickmutze acryl
value kind=orthopaedic
en: orthopedic; orthopaedic; hinged; post surgery; fracture
de: orthopädisch; Bandage
es: ortopédico
it: ortopedico
nl: orthopedisch; bandage
pl: ortopedyczny; stabilizator; orteza
pt: ortopédico

@ acupuncture-needle
en: acupuncture needle; tourniquet medical
de: Tourniquet = tourniquet; Akupunkturnadel = acupuncture needle
fr: aiguille d'acupuncture = acupuncture needle
nl: tourniquet = tourniquet
  main=rubber -> 401490 ~.03
  * -> 901890
t: acupuncture needle => 901890
t: disposable syringes 5ml without needle 100 pcs => 901831

@ air-pump-aquarium accessory of aquarium
en: air pump aquarium; aquarium air pump; aquarium bubbler; oxygen pump; fish tank air pump; air pump + aquarium|fish tank; aquarium aerator
de: Luftpumpe = air pump + Aquarium; Aquarium Luftpumpe = aquarium air pump; Membranpumpe = membrane air pump + Aquarium|Teich
fr: pompe à air aquarium = aquarium air pump
es: aireador acuario = aquarium aerator; oxigenador acuario = aquarium aerator
it: aeratore acquario = air pump aquarium
nl: luchtpomp aquarium = aquarium air pump
pl: napowietrzacz = aerator
pt: compressor de ar aquário = aquarium air pump; oxigenador aquário = aquarium oxygenator
not: medical oxygen pump
  * -> 841480
t: aquarium air pump silent => 841480
t: car tyre air pump => !8421
t: fish tank air pump quiet => 841480

@ air-stone accessory of aquarium
en: air stone
de: Ausströmerstein = air stone
fr: pierre à air = air stone
es: piedra difusora = air stone
it: pietra porosa = air stone
nl: luchtsteen = air stone
pl: kamień napowietrzający = air stone
pt: pedra porosa = air stone
not: hair air stone
  * -> 681599
t: air stone => 681599
t: car tyre air pump => !8421

@ anti-snoring-device
en: anti snoring device; anti snore; nose dilator
de: Nasenspreizer = nose dilator
fr: écarteur nasal = nose dilator
es: dilatador nasal = nose dilator
it: dilatatore nasale = nose dilator
nl: neusspreider = nose dilator
pl: rozszerzacz nosa = nose dilator
pt: dilatador nasal = nose dilator
not: anti snore pillow
  main=plastic -> 392690 ~.03
  * -> 392690
t: anti snoring device => 392690
t: portable mesh nebulizer => 901920

@ antibacterial-wipes
# en
# de
# fr
es: toallitas alcohol = alcohol wipe
# it
# nl
# pl
pt: lenços desinfetantes = disinfectant wipes
  "prep" -> 300590
  "pads" -> 300590
  * -> 380894
t: wet wipes dispenser box => !3401

@ aquarium-decor accessory of aquarium
en: aquarium decoration; fish tank decoration; aquarium ornament; fish tank ornament; moss ball; reptile decor; reptile hide; aquascape; aquarium wood; aquarium cave; terrarium decoration; aquarium driftwood; aquarium background; aquarium rock; fish tank rocks; aquarium soil
de: Aquariumdeko = aquarium decoration; Aquariumkies = aquarium gravel; Aquarium Rückwand = aquarium background; Aquariumwurzel = aquarium driftwood; Reptilienhöhle = reptile cave
fr: décoration aquarium = aquarium decoration; racine aquarium = aquarium driftwood; fond aquarium = aquarium background; roche aquarium = aquarium rock
es: decoración acuario = aquarium decoration; tronco acuario = aquarium driftwood; decoración pecera = fish tank decoration; roca acuario = aquarium rock
it: decorazione acquario = aquarium decoration; legno acquario = aquarium wood; sfondo acquario = aquarium background; rocce acquario = aquarium rock
nl: aquarium decoratie = aquarium decoration; aquariumhout = aquarium wood; aquarium achterwand = aquarium background
pl: dekoracja do akwarium = aquarium decoration; korzeń akwariowy = aquarium root; tło do akwarium = aquarium background; kryjówka dla gada = reptile hide
pt: decoração aquário = aquarium decoration; tronco aquário = aquarium driftwood; enfeite aquário = aquarium ornament; substrato aquário = aquarium substrate
  "soil" -> 382499
  "driftwood" -> 442199
  "rock" -> 681599
  "background" -> 391990
  use ornament
t: resin castle aquarium decoration => 392640
t: glass marble => !3926
t: garden gravel 20kg => !3926

@ aquarium-equipment accessory of aquarium
en: fish tank filter; protein skimmer; uv sterilizer aquarium; canister filter; aquarium valve; aquarium chiller; aquarium tweezers; fish tank thermometer; aquarium fan
de: Innenfilter = internal filter
fr: filtre bassin = pond filter
es: filtro acuario = aquarium filter; filtro estanque = pond filter
it: filtro laghetto = pond filter
nl: vijverfilter = pond filter; bodemreiniger aquarium = aquarium gravel cleaner
pl: filtr do akwarium = aquarium filter; czyścik akwariowy = aquarium glass cleaner
pt: filtro aquário = aquarium filter; termostato aquário = aquarium thermostat
  "thermometer" -> 902519
  "chiller" -> 841869
  "test" -> 382219
  "fan" -> 841459
  "tweezers" -> 820320
  "valve" -> 848180
  * -> 842121
t: fish tank thermometer digital => 902519
t: aquarium heater 100w submersible => 851610

@ aquarium-heater accessory of aquarium
en: aquarium heater; fish tank heater
de: Aquariumheizer = aquarium heater; Regelheizer = aquarium heater
fr: chauffage aquarium = aquarium heater
es: calentador acuario = aquarium heater
it: riscaldatore acquario = aquarium heater
nl: aquariumverwarming = aquarium heater
pl: grzałka akwariowa = aquarium heater
pt: aquecedor aquário = aquarium heater
  * -> 851610
t: aquarium heater 100w submersible => 851610
t: aquarium internal filter 5w => 842121

@ aquarium-net accessory of aquarium
en: aquarium net; fish net aquarium; fish tank net; pond net
de: Aquariumkescher = aquarium net
fr: épuisette aquarium = aquarium net
es: red acuario = aquarium net
it: retino acquario = aquarium net
nl: schepnet aquarium = aquarium net
pl: siatka akwariowa = aquarium net
pt: rede aquário = aquarium net
  "pond" -> 560819
  * -> 950790
t: aquarium net => 950790
t: aquarium internal filter 5w => 842121

@ aquarium-plant accessory of aquarium
en: aquarium plant; artificial aquarium plant
de: Aquarienpflanze = aquarium plant
fr: plante aquarium = aquarium plant
es: planta acuario = aquarium plant
it: pianta acquario = aquarium plant
nl: aquariumplant = aquarium plant
pl: roślina akwariowa = aquarium plant
pt: planta aquário = aquarium plant
not: aquarium plant light; aquarium plant fertilizer
  "live" -> 060290
  * -> 670210
t: artificial aquarium plants plastic 10 pcs => 670210
t: resin castle aquarium decoration => 392640

@ aquarium-siphon accessory of aquarium
en: aquarium siphon; gravel cleaner; aquarium cleaner; algae scraper; aquarium co2 kit; fish tank cleaner; magnetic glass cleaner aquarium; fish tank siphon; co2 diffuser aquarium
de: Mulmsauger = sludge siphon; Algenmagnet = algae magnet
fr: siphon aquarium = aquarium siphon; raclette aquarium = aquarium scraper
es: sifón acuario = aquarium siphon
it: sifone acquario = aquarium siphon
pl: odmulacz = gravel cleaner
pt: sifão aquário = aquarium siphon
  * -> 392690
t: aquarium siphon => 392690
t: aquarium internal filter 5w => 842121

@ aquarium-tank
en: aquarium; fish tank; glass aquarium; betta tank; fish bowl; turtle tank; nano aquarium; acrylic aquarium; breeding box aquarium; fish breeding box
de: Aquarium = aquarium; Fischglas = fish bowl; Nano-Aquarium = nano aquarium
fr: aquarium = aquarium; bocal poisson = fish bowl; bac aquarium = aquarium tank
es: acuario = aquarium; pecera = fish tank; acuario con filtro = aquarium with filter
it: acquario = aquarium; boccia pesci = fish bowl; vasca acquario = aquarium tank; boccia per pesci = fish bowl
nl: aquarium = aquarium; viskom = fish bowl
pl: akwarium = aquarium; kula dla rybki = fish bowl
pt: aquário = aquarium; beteira = betta tank; aquário completo = complete aquarium
not: aquarium filter; aquarium pump; aquarium heater; aquarium light; aquarium decoration; aquarium plant; aquarium gravel; aquarium stand; aquarium thermometer; aquarium net; fish tank net; aquarium background; aquarium hose; aquarium test; aquarium cleaner; aquarium salt; aquarium driftwood; aquarium rock; aquarium fan; aquarium chiller; aquarium valve; fish tank thermometer; fish tank filter; fish tank pump; fish tank decoration; fish tank cleaner; fish tank siphon; fish tank heater; fish tank light; fish tank toy; aquarium siphon; aquarium air stone; aquarium co2; aquarium silicone
  main: plastic 392690 ~.1; glass 702000 ~.03
  * -> 702000
t: glass aquarium 60 litre => 702000
t: aquarium filter internal 300l/h => !7020

@ baby-bath-potty
en: baby bath; baby bathtub; foldable baby bath; baby bath tub; potty; potty chair; kids potty; baby bath support; baby potty; toddler potty; baby shampoo rinser; travel potty; potty liner; bath visor baby; bath kneeler; baby shower cap; bath spout cover; diaper pail; nappy bin; training toilet; shampoo cap baby; urinal potty boys; diaper caddy; baby bath net
de: Babybadewanne = baby bathtub; Töpfchen = potty; Toilettentrainer = toilet trainer; Babywanne = baby bathtub + Bad|klappbar; Windeleimer = diaper pail; Badewannensitz Baby = baby bath seat; Toilettenaufsatz Kinder = kids toilet seat; Duschschild Baby = baby shower shield
fr: baignoire bébé = baby bath; pot bébé = baby potty; poubelle à couches = diaper pail; pot enfant = kids potty; transat de bain = baby bath support; visière bain bébé = bath visor baby; réducteur wc = toilet seat reducer; pot de propreté = potty
es: bañera bebé = baby bath; orinal = potty; orinal infantil = kids potty; contenedor pañales = diaper pail; reductor wc infantil = child's toilet seat reducer; hamaca baño = baby bath support; bañera de bebé = baby bath; reductor wc = toilet seat reducer
it: vaschetta bagno bebè = baby bath; vasino = potty; mangiapannolini = diaper pail; riduttore vasino = potty reducer; vaschetta neonato = baby bath; sdraietta bagno = baby bath seat; vaschetta bagno neonato = baby bath; bagnetto neonato = baby bath
nl: babybadje = baby bath; potje = potty; luieremmer = diaper pail; plaspotje = potty; babybad = baby bath; wc verkleiner kinderen = children's toilet seat
pl: wanienka = baby bathtub; nocnik = potty; mata do przewijania = changing mat; pojemnik na pieluchy = diaper bin; podkład do przewijania = changing pad; nocnik dla dzieci = kids potty; wanienka dla niemowląt = baby bath; wanienek = baby bathtub
pt: banheira bebê = baby bath; penico = potty; pinico = potty; trocador portátil = portable changing mat; lixeira fraldas = nappy bin; colchão trocador = changing mattress; assento redutor = toilet training seat; banheira dobrável bebê = foldable baby bath; banheira de bebé = baby bath; bacio = potty; redutor de sanita = toilet training seat; troninho = potty chair
not: baby bath toy; baby bath towel; potty plant; potje kruiden; training toilet paper; garden potje; vasino yogurt
  "caddy" -> 630790
  "net" -> 630790
  * -> 392490
t: foldable plastic baby bathtub => 392490
t: kids potty chair plastic => 392490
t: baby bath towel hooded cotton => !3924

@ baby-bath-thermometer
en: baby bath thermometer
fr: thermomètre de bain = baby bath thermometer
it: termometro bagnetto = bath thermometer
pl: termometr kąpielowy = bath thermometer
pt: termômetro de banho = bath thermometer
  * -> 902519
t: digital baby bath thermometer => 902519
t: baby bath towel hooded cotton => !3924

@ baby-bed-rail
en: baby bed rail; bed rail; toddler bed rail; bed guard rail; crib rail cover
de: Bettschutzgitter = bed rail
fr: barrière de lit = bed rail
es: barrera cama = bed rail
it: sponda letto = bed rail
nl: bedhekje = bed rail
pl: barierka do łóżka = bed rail
pt: grade de cama = bed rail
not: hospital bed rail; elderly bed rail; bed rail bag; truck bed rail
  main=wood -> 442199 ~.1
  main=plastic -> 392690 ~.03
  * -> 940399
t: baby bed rail => 940399
t: crib mobile musical => !9403

@ baby-bouncer
en: baby bouncer; baby rocker; bouncer chair; bouncer + baby|infant
de: Babywippe = baby rocker
fr: transat bébé = baby bouncer; transat pour bébé = baby bouncer
es: hamaca de bebé = baby bouncer; mecedora bebé = baby rocker
it: sdraietta = baby bouncer; sdraietta neonato = baby bouncer
nl: wipstoel = baby bouncer
pl: leżaczek = baby bouncer; leżaczek bujaczek = baby rocker
pt: cadeira de descanso bebê = baby bouncer; espreguiçadeira de bebé = baby bouncer
  * -> 940171
t: baby bouncer chair metal frame => 940171
t: isofix child car seat group 2 3 => 940180

@ baby-brush-set
en: baby brush set; cradle cap brush; baby hair brush; baby comb set
de: Babybürste = baby brush
fr: brosse bébé = baby brush
  * -> 960329
t: baby hair brush and comb set goat => 960329
t: nose hair trimmer battery => !3926

@ baby-care-kit
en: baby nail trimmer; electric baby nail trimmer; baby nail clipper; baby nail file; baby nail scissors
de: Baby-Nagelfeile elektrisch = electric baby nail file; Baby-Nagelschere = baby nail scissors
fr: coupe ongles bébé = baby nail clipper; trousse de soin bébé = baby care kit
es: cortaúñas bebé = baby nail clipper; cepillo bebé = baby brush; lima uñas bebé = baby nail file
it: tagliaunghie neonato = baby nail clipper; spazzola neonato = baby brush; lima unghie neonato = baby nail file
nl: babynagelschaartje = baby nail scissors; verzorgingsset baby = baby care set; neuszuiger = nasal aspirator; babyborstel = baby brush; elektrische nagelvijl baby = electric baby nail file; neuspeertje = nasal bulb aspirator
pl: obcinacz do paznokci dla niemowląt = baby nail clipper; zestaw pielęgnacyjny dla niemowląt = baby care kit; szczotka dla niemowląt = baby brush; elektryczny pilnik dla niemowląt = electric baby nail file; gruszka do nosa = nasal aspirator
pt: cortador de unhas bebê = baby nail clipper; escova bebê = baby brush; lixa unha bebê = baby nail file
  "gruszka" -> 401490
  "neuspeertje" -> 401490
  "scissors" -> 821300
  "electric|eléctrico|elettrico|elétrico" -> 850980
  "elektrisch" -> 850980
  * -> 821420
t: electric baby nail trimmer file => 850980
t: nose hair trimmer battery => !3926

@ baby-carrier
en: baby carrier; baby sling; baby wrap; hip seat carrier; ring sling; infant carrier; kangaroo carrier; hip carrier; baby wrap carrier; toddler carrier; toddler harness leash; baby walking harness; wrist leash child; anti lost wrist link; toddler leash; baby hip seat; child safety harness; baby carrier cover
de: Babytrage = baby carrier; Tragetuch = baby sling; Bauchtrage = front baby carrier; Hüftsitz = hip seat; Kinderleine = child leash; Lauflerngurt = walking harness; Ring Sling = ring sling
fr: porte bébé = baby carrier; écharpe de portage = baby wrap; sling bébé = baby sling; harnais bébé marche = baby walking harness; siège de hanche = baby hip seat; laisse enfant = toddler leash
es: portabebés = baby carrier; fular portabebés = baby wrap; mochila portabebé = baby carrier; arnés bebé = baby harness; bandolera portabebé = baby sling; mochila ergonómica bebé = ergonomic baby carrier; correa niño = child leash; canguro bebé = baby carrier
it: marsupio neonato = baby carrier; fascia porta bebè = baby wrap; zaino porta bambino = child carrier backpack; redinelle = toddler harness leash; fascia portabebè = baby wrap; marsupio bambino = baby carrier; porta bebè = baby carrier
nl: draagzak = baby carrier; draagdoek = baby wrap; babydrager = baby carrier; looptuigje = baby walking harness; heupdrager = hip carrier; draagzak baby = baby carrier
pl: nosidełko = baby carrier; chusta do noszenia = baby sling; nosidełko dla dziecka = baby carrier; szelki do nauki chodzenia = toddler walking harness; nosidło ergonomiczne = ergonomic baby carrier; chusta kółkowa = ring sling
pt: canguru bebê = baby carrier; sling bebê = baby sling; carregador de bebê = baby carrier; coleira infantil = toddler leash; mochila canguru = kangaroo backpack; canguru ergonômico = ergonomic baby carrier; marsúpio bebé = baby carrier; porta bebés = baby carrier; mochila porta bebé = baby carrier backpack; pano porta bebé = baby wrap
not: pet carrier; doll carrier; baby carrier car seat; baby carrier toy
  main=leather -> 420500 ~.01
  * -> 630790
t: ergonomic baby carrier cotton => 630790
t: pet carrier sling dog => !6307

@ baby-comforter
en: baby comforter; lovey; baby security blanket
de: Schmusetuch = baby comforter
fr: doudou lange = baby comforter cloth
es: doudou manta = baby comforter
it: doudou = baby comforter
nl: knuffeldoekje = baby comforter
pl: przytulanka kocyk = comforter blanket
pt: naninha = baby comforter
  * -> 950300
t: baby comforter => 950300
t: muslin swaddle blankets cotton 120x120 => 630130

@ baby-feeding
en: baby food maker manual; breast shell; milk storage bottle; baby fruit feeder; silicone beads baby; breast milk collector; soother
de: Milchpulverportionierer = milk powder dispenser; Kinderbesteck = children's cutlery; Fruchtsauger = fruit feeder; Brusthütchen = nipple shield; Trinklernbecher = sippy cup; Silikonteller = silicone plate + Baby; Schnullerkette = pacifier chain
fr: sucette bébé = baby dummy; anneau de dentition = teething ring; cuillère bébé = baby spoon; doseur lait = milk powder dispenser; bout de sein = nipple shield; tasse d'apprentissage = training cup; boîte doseuse = dispenser box; vaisselle bébé = baby tableware; attache tétine = pacifier clip
es: mordedor = teether; cuchara bebé = baby spoon; dosificador leche = milk powder dispenser; vajilla bebé = baby tableware; pezonera = nipple shield; vaso aprendizaje = training cup; portachupetes = pacifier holder; vaso antiderrame = non-spill cup; cadena chupete = pacifier chain
it: massaggiagengive = teether; cucchiaino bimbo = baby spoon; ciotola neonato = baby bowl; dosatore latte = milk powder dispenser; paracapezzoli = nipple shield; tazza evolutiva = baby training cup; porta ciuccio = pacifier case; catenella ciuccio = pacifier chain
nl: bijtring = teether; babylepel = baby spoon; babykommetje = baby bowl; speenkoord = pacifier clip; melkpoederdoosje = milk powder container; kinderservies = children's tableware; tepelhoedje = nipple shield; tuitbeker = sippy cup; oefenbeker = training cup; babyservies = baby tableware
pl: gryzak = teether; łyżeczka dla niemowląt = baby spoon; miseczka dla dzieci = baby bowl; łańcuszek do smoczka = pacifier chain; smoczek do butelki = bottle teat; pojemnik na mleko w proszku = milk powder container; zestaw do karmienia = baby feeding set; osłonki na brodawki = nipple shields; kubek niekapek = sippy cup; zawieszka do smoczka = pacifier holder
pt: mordedor = baby teether; colher bebê = baby spoon; tigela bebê = baby bowl; prendedor de chupeta = pacifier clip; bico mamadeira = bottle nipple; porta leite em pó = milk powder container; saco leite materno = breast milk bag; kit alimentação bebê = baby feeding kit; bico de silicone amamentação = silicone nipple shield; copo de treinamento = training cup; porta chupeta = pacifier holder; louça infantil = children's tableware
not: gryzak dla psa; mordedor perro; mordedor cachorro; mordedor pet; speenkoord hond
  "schnullerkette" -> 392690
  "attache" -> 392690
  "cadena" -> 392690
  "catenella" -> 392690
  main: wood 442199 ~.03; rubber 401490 ~.05; stainless-steel 732393 ~.03; base-metal 732393 ~.03
  * -> 392490
t: silicone baby plate with suction => 392410

@ baby-furniture
en: crib; baby crib; cot bed; baby cradle; travel cot; changing table; toddler bed; baby bed; baby cot; bedside crib; co sleeper; baby changing table; nursery furniture; baby wardrobe; folding crib; play yard; baby changing unit; moses basket
de: Babybett = baby bed; Kinderbett = children's bed; Wickeltisch = changing table; Stubenwagen = bassinet; Beistellbett = bedside crib; Wickelkommode = changing dresser; Rausfallschutz = bed rail; Babywiege = baby cradle; Laufstall = playpen; Laufgitter = playpen
fr: lit bébé = baby bed; berceau = cradle; table à langer = changing table; parc bébé = baby playpen; cododo = co sleeper; couffin = moses basket; lit enfant = child's bed; commode à langer = changing chest of drawers; lit cododo = bedside crib
es: cuna = crib; minicuna = mini crib; cambiador = baby changing table; parque bebé = playpen; cuna colecho = co sleeper; nido bebé = baby nest; protector cuna = crib bumper; moisés = moses basket; cama infantil = child's bed; cambiador bebé = baby changing table; cambiador mueble = baby changing table; parque de bebé = playpen
it: lettino neonato = baby cot; culla = cradle; fasciatoio = changing table; box bambini = playpen; culla affiancabile = bedside crib; cesta neonato = moses basket; letto bambino = child's bed; lettino = baby cot; culla co sleeping = co sleeper
nl: ledikant = baby cot; wieg = baby cradle; commode baby = baby changing table; box baby = baby playpen; co sleeper = co sleeper; reisbedje = travel cot; kinderbed = children's bed; grondbox = playpen
pl: łóżeczko = cot; kołyska = baby cradle; przewijak = changing table; kojec = playpen; dostawka do łóżka = bedside crib; kosz mojżesza = moses basket; łóżko dziecięce = child's bed; kołysek = baby cradle
pt: berço = crib; mini berço = mini crib; trocador = changing table; cercadinho = baby playpen; moisés = moses basket; ninho redutor = baby nest; kit protetor berço = crib bumper set; cama infantil = children's bed; trocador bebê = baby changing table; chiqueirinho = baby playpen; berço de viagem = travel cot; cama de grades = barred cot; parque bebé = baby playpen
not: crib sheet; crib mobile; crib mattress; crib toy; baby bed sheet; corn crib; changing table pad; crib bedding; crib skirt; doll crib; crib sensor; crib net; cuna muñeca; culla bambola; nacimiento cuna; berceau poupée; culla dei gatti; crib organizer; crib camera; sanki kojec; crib shoes; bumper crib shoes
  "moses basket" -> 460219
  "laufgitter" -> 940360
  "travel": * 940320
  main: plastic 940370 ~.03; base-metal 940320 ~.1; wood 940350 ~.03; straw 940383 ~.03
  * -> 940350
t: wooden baby crib 120x60 => 940350
t: folding travel cot with mattress => 940320
t: crib mobile musical => !9403

@ baby-gate
en: baby gate; safety gate; stair gate
de: Treppenschutzgitter = stair gate; Türschutzgitter = door safety gate
fr: barrière de sécurité = safety gate; barrière escalier = stair gate; barrière bébé = baby gate
es: barrera de seguridad = safety gate; barrera escalera = stair gate; puerta de seguridad bebé = baby safety gate; barrera bebé = baby gate
it: cancelletto sicurezza = safety gate; cancelletto bambini = baby gate; cancelletto di sicurezza = safety gate; cancelletto per scale = stair gate
nl: traphekje = stair gate; veiligheidshek = safety gate
pl: bramka bezpieczeństwa = safety gate; bramka na schody = stair gate
pt: portão de segurança = safety gate; grade portão bebê = baby gate; barreira de segurança = safety barrier; portão de segurança bebê = baby gate; cancela bebé = baby gate; grade proteção bebê = baby safety barrier
  main=wood -> 442199 ~.2
  main=plastic -> 392690 ~.15
  main=textile -> 630790 ~.03
  * -> 732690
t: metal baby safety gate 75-85 cm => 732690
t: gate valve brass 1 inch => !7326

@ baby-grooming-kit
en: baby grooming kit; baby care kit; baby healthcare kit
de: Babypflegeset = baby care kit
fr: kit de soin bébé = baby care kit
es: kit cuidado bebé = baby care kit
it: kit cura neonato = baby care kit
pt: kit higiene bebê = baby hygiene kit
  * -> 960500
t: baby grooming kit => 960500
t: electric baby nail trimmer file => 850980

@ baby-head-pillow
en: baby head pillow; baby pillow; anti roll pillow
de: Krabbeldecke = crawling blanket; Babykissen = baby pillow
fr: coussin bébé = baby cushion
es: almohada bebé = baby pillow
it: cuscino neonato = baby pillow
nl: speelkleed = play mat; boxkleed = playpen mat; babykussen = baby pillow
pl: poduszka dla niemowląt = baby pillow
pt: travesseiro bebê = baby pillow
  * -> 940490
t: baby head pillow => 940490
t: muslin swaddle blankets cotton 120x120 => 630130

@ baby-hooded-towel
en: baby hooded towel; baby towel
de: Kapuzenhandtuch = hooded towel
fr: cape de bain = hooded bath cape; sortie de bain bébé = baby bath cape; cape de bain bébé = baby hooded towel
es: toalla capucha bebé = baby hooded towel; capa de baño bebé = baby hooded towel; toalla con capucha = hooded towel; capa de baño = hooded towel
it: accappatoio neonato = baby bathrobe; triangolo bagno = baby hooded towel; asciugamano con cappuccio = hooded towel
nl: badcape = hooded towel
pl: okrycie kąpielowe = baby hooded towel
pt: toalha capuz bebê = baby hooded towel; toalha de banho bebê = baby bath towel; toalha com capuz = hooded towel
  main-fibre=cotton -> 630260 ~.9
  * -> 630260
t: cotton baby hooded towel => 630260
t: muslin swaddle blankets cotton 120x120 => 630130

@ baby-monitor
en: baby monitor; video baby monitor; baby sleep soother; baby sleep machine; audio baby monitor; baby breathing monitor; baby movement monitor
de: Babyphone = baby monitor; Babyfon = baby monitor; Video-Babyphone = video baby monitor; Einschlafhilfe = sleep aid + Baby|Geräusche; Weißes Rauschen Gerät = white noise machine
fr: babyphone = baby monitor; écoute bébé = baby monitor; babyphone vidéo = video baby monitor; moniteur bébé = baby monitor; baby phone = baby monitor
es: vigilabebés = baby monitor; cámara bebé = baby camera; vigilabebés con cámara = video baby monitor; intercomunicador bebé = baby monitor; monitor de bebé = baby monitor; vigila bebés = baby monitor
it: baby monitor = baby monitor; baby phone = baby monitor; videocamera neonato = baby video camera; interfono neonato = baby monitor; babyphone = baby monitor
nl: babyfoon = baby monitor; babyfoon met camera = video baby monitor; slaaptrainer geluid = sleep trainer sound machine
pl: niania elektroniczna = baby monitor; elektroniczna niania z kamerą = video baby monitor; generator szumu = white noise machine; szumiś = white noise soother toy; szumisie = white noise soother toys
pt: babá eletrônica = baby monitor; monitor de bebê = baby monitor; babá eletrônica câmera = video baby monitor; intercomunicador bebé = baby monitor; baby call = baby monitor
not: baby monitor stand; baby monitor mount; baby monitor holder; baby monitor battery
  "szumis" -> 950300
  "audio" -> 852560
  "breathing" -> 903180
  "movement" -> 903180
  * -> 852589
t: video baby monitor with camera and screen => 852589
t: baby monitor holder mount => !8525

@ baby-nest
en: baby nest; baby lounger; crib bumper; cot bumper
de: Babynest = baby nest; Bettnestchen = cot bumper
fr: réducteur de lit = cot reducer; tour de lit = crib bumper
es: reductor cuna = crib reducer
it: riduttore lettino = baby nest; paracolpi lettino = cot bumper
nl: babynestje = baby nest; bedomrander = cot bumper
pl: kokon niemowlęcy = baby nest; ochraniacz do łóżeczka = cot bumper; gniazdko niemowlęce = baby nest
  "crib" -> 940490
  * -> 940490
t: baby nest lounger cotton => 940490
t: crib mobile musical => !9403

@ baby-play-mat
en: baby play mat; play mat; foam play mat; crawling mat; baby floor mat
de: Spielmatte = play mat; Krabbelmatte = crawling mat
fr: tapis d'éveil = play mat; tapis de jeu = play mat; tapis bébé = baby mat; tapis de jeu bébé = baby play mat
es: alfombra de juegos = play mat; tapete bebé = baby mat; alfombra de juegos bebé = baby play mat; tapete de juego bebé = baby play mat
it: tappeto gioco = play mat; tappeto gioco neonato = baby play mat; tappetino gioco = play mat; tappeto gioco bambini = children's play mat
nl: speelmat = play mat
pl: mata do zabawy = play mat; mata piankowa dla dzieci = children's foam mat
pt: tapete infantil = children's rug; tapete de atividades = activity mat; ginásio bebé = baby gym; tapete de brincar = play mat
not: play mat gym; poker play mat; play mat storage; card play mat; puzzle play mat roll; tcg play mat; board game play mat; train play mat; play mat city rug
  "foam|espuma|schiuma|espanso" -> 391890
  main=textile -> 630790 ~.2
  "eveil" -> 950300
  * -> 391890
t: foam baby play mat xpe 180x200 => 391890
t: muslin swaddle blankets cotton 120x120 => 630130

@ baby-safety
en: corner protector; cabinet lock child; edge protector; door stopper baby; socket cover child; drawer lock child; finger pinch guard; baby proofing; table corner protector; magnetic cabinet lock; fridge lock child; stove knob cover child; corner bumper baby; foam edge guard; edge guard; door finger guard; furniture anchor; plug cover; socket protector; toilet lock child; baby proof; cabinet safety lock; table edge protector; kids door knob cover; door pinch guard; fireplace guard; window lock child; anti tip strap; stair net baby; stair safety net
de: Eckenschutz = corner protector; Kantenschutz = edge protector + Baby|Tisch|Möbel; Kindersicherung = child safety lock; Fingerklemmschutz = finger pinch guard; Schubladensicherung = drawer lock child; Kippsicherung = anti-tip lock
fr: protège coin = corner protector; verrou sécurité enfant = child safety lock; protection coin = corner protector; anti pince doigts = finger pinch guard
es: protector esquinas = corner protector; cierre de seguridad infantil = child safety lock; protector de esquinas = corner protector; seguro cajones = drawer lock; protector de bordes = edge protector
it: paraspigoli = corner protector; blocca ante = cabinet lock; salvadita = door finger guard; paracolpi spigoli = corner bumper baby; coprispigoli = corner protector
nl: hoekbeschermer = corner protector; stopcontactbeveiliging = socket protector; vingerbeschermer deur = door finger guard; ladebeveiliging = drawer lock child; hoekbeschermers = corner protector; stopcontactbeschermer = socket protector
pl: zabezpieczenie narożników = corner protector; blokada szafek = cabinet lock; zaślepki do gniazdek = socket covers; narożniki ochronne = corner protectors; blokada szuflad = drawer lock; osłona na gniazdko = socket cover; zabezpieczenie drzwi = door safety guard
pt: protetor de quina = corner protector; trava de gaveta = drawer lock; protetor de tomada = socket protector; trava de armário = cabinet lock; protetor de canto = corner protector; protetor de porta = door protector; trava de segurança = safety lock; protetor de tomadas = socket protectors
not: paraspigoli cornice; carton edge protector; car door edge guard; strap edge protector; racket edge protector; door edge guard; car door edge protector; car edge guard
  "net" -> 560819
  "strap" -> 630790
  "window": main=base-metal 830210 ~.01; * 392690
  main: rubber 401699 ~.15; base-metal 732690 ~.03; textile 630790 ~.03
  "foam|espuma|schiuma|espanso" -> 392690
  * -> 392690
t: silicone table corner protectors => 392690
t: glass marble => !3926
t: gate valve brass 1 inch => !3926

@ baby-spoon
en: baby spoon; baby bowl; baby plate; silicone baby bowl; suction plate; baby feeding set; baby cup; training cup; baby food container; milk powder container; baby snack cup; formula dispenser; baby drinking cup; silicone baby feeding set; weaning set; baby tableware; baby medicine dispenser; baby food freezer tray; baby fork
de: Babylöffel = baby spoon; Babyschüssel = baby bowl; Babyteller = baby plate; Babygeschirr = baby tableware
fr: bol bébé = baby bowl; assiette bébé = baby plate; set repas bébé = baby feeding set
es: plato bebé = baby plate; bol bebé = baby bowl
it: piatto bimbo = baby plate; set pappa = baby feeding set
nl: babybordje = baby plate
pl: talerzyk dla dzieci = baby plate
pt: prato bebê = baby plate
  main=bamboo -> 441919 ~.08
  main=wood -> 441990 ~.1
  main=stainless-steel -> 821599 ~.05
  * -> 392410
t: silicone baby plate with suction => 392410
t: silicone baby pacifier 0-6 months => 392490

@ baby-swing
en: baby swing; electric baby swing
de: Babyschaukel = baby swing
fr: balancelle bébé = baby swing
not: baby swing outdoor; baby swing toy
  * -> 940179
t: baby swing => 940179
t: isofix child car seat group 2 3 => 940180

@ baby-textile
en: burp cloth; muslin cloth; muslin square; diaper cloth; muslin burp cloths; baby washcloth; nursing cover; nursing apron; breastfeeding cover
de: Mulltuch = muslin cloth; Spucktuch = burp cloth; Stilltuch = nursing cover; Mullwindeln = muslin nappy; Stillschal = nursing scarf
fr: lange = swaddle cloth; lange bébé = baby swaddle cloth; emmaillotage = baby swaddle; cape d'allaitement = breastfeeding cover; lange mousseline = muslin cloth; maxi lange = large muslin
es: muselina = muslin square; manta de juego = play mat; cubre lactancia = nursing cover; gasa bebé = muslin cloth; muselinas = muslin square
it: mussola = muslin cloth; telo neonato = baby cloth; tappetino neonato = baby mat; copri allattamento = nursing cover; mussole = muslin cloth; coperta gioco = play blanket
nl: hydrofiele doek = muslin cloth; inbakerdoek = swaddle cloth; voedingsdoek = nursing cloth; hydrofiele luier = muslin cloth; spuugdoekje = burp cloth
pl: pieluszka tetrowa = muslin cloth; chusta do karmienia = nursing cover; pieluszki muślinowe = muslin cloths
pt: cueiro = swaddle cloth; fralda de boca = burp cloth; capa de amamentação = nursing cover
not: lange plate; lange pipe; lange kleid; lange unterhose; stilltuch bh; muselina vestido; mussola vestito; lange hose; langer
  "washcloth" -> 630291
  main-fibre=synthetic -> 630790 ~.05
  * -> 630790
t: muslin burp cloths 10 pack => 630790
t: muslin fabric by the metre => !6301

@ bandage-plaster
en: plaster strip; hydrocolloid patch; foot blister cushion; breast lift tape; body tape; medical adhesive tape; silicone scar tape; nasal plaster; heat patch; transparent dressing
de: Pflaster = sticking plaster + Wund|Heft|Blasen|Kinder|Verband; Pickelpatch = pimple patch
es: parches granos = pimple patch
it: medicazione = wound dressing; cerotti brufoli = pimple patch
nl: blaarpleister = blister plaster; elastisch verband = elastic bandage
pl: taśma kinesiologiczna = kinesiology tape; opatrunek = dressing; plasterki na pryszcze = pimple patches
pt: curativo = adhesive bandage; fita kinesio = kinesiology tape; adesivo para acne = acne patch; band aid = adhesive bandage; curativos = adhesive bandages
not: medico; medica
  "heat patch" -> 382499
  "elastic|elástico" -> 300590
  "cohesive" -> 300590
  "crepe" -> 300590
  * -> 300510
t: plaster of paris 1kg => !3005

@ barber-chair
en: dental cabinet; barber chair; salon chair; hairdressing chair; dental chair; shampoo chair; salon shampoo bowl; styling chair
de: Friseurstuhl = hairdressing chair; Zahnarztstuhl = dentist chair
fr: fauteuil barbier = barber chair; fauteuil de coiffure = hairdressing chair; fauteuil dentaire = dental chair
es: sillón de barbero = barber chair; silla de peluquería = hairdressing chair; sillón dental = dental chair
it: poltrona da barbiere = barber chair; poltrona parrucchiere = hairdressing chair
nl: kappersstoel = hairdressing chair; tandartsstoel = dentist chair
pl: fotel fryzjerski = hairdressing chair; fotel barberski = barber chair; fotel stomatologiczny = dental chair
pt: cadeira de barbeiro = barber chair; cadeira de cabeleireiro = hairdressing chair; cadeira odontológica = dental chair
not: salon chair cover; dental chair cover
  * -> 940210
t: hydraulic barber chair => 940210
t: portable massage table folding => 940290

@ bassinet
en: bassinet; bassinet stand; playpen; baby playpen; playard
de: Reisebett = travel cot
fr: lit parapluie = travel cot
es: cuna de viaje = travel cot
it: lettino da viaggio = travel cot
nl: campingbedje = travel cot
pl: łóżeczko turystyczne = travel cot
pt: berço portátil = portable crib
not: dog playpen; bassinet sheet; pet playpen
  main=wood -> 940350 ~.2
  main=plastic -> 940370 ~.3
  * -> 940320
t: bassinet => 940320
t: baby nest lounger cotton => 940490

@ bath-brush
en: bath brush; shower brush; dry brush body; body brush
de: Rückenbürste = back brush; Badebürste = bath brush
fr: brosse dos = back brush
es: cepillo espalda = back brush
it: spazzola schiena = back brush
nl: rugborstel = back brush
pl: szczotka do pleców = back brush
pt: escova costas = back brush
not: bath brush dog
  * -> 960329
t: bath brush => 960329
t: latex condoms 12 pack => 401410

@ bath-glove
en: bath glove
de: Peelinghandschuh = exfoliating glove
fr: gant exfoliant = exfoliating glove
es: guante exfoliante = exfoliating glove
it: guanto esfoliante = exfoliating glove
nl: scrubhandschoen = exfoliating glove
pl: rękawica do peelingu = exfoliating glove
pt: luva esfoliante = exfoliating glove
  main=plastic -> 392620 ~.03
  * -> 611693
t: bath glove => 611693
t: latex condoms 12 pack => 401410

@ bath-sponge
en: bath sponge; shower puff; body scrubber; silicone body scrubber; shower sponge; bath pouf; konjac body sponge; sea sponge; exfoliating towel
de: Badeschwamm = bath sponge; Duschschwamm = shower sponge; Massagehandschuh = massage glove
fr: éponge de bain = bath sponge; fleur de douche = shower puff; éponge corps = body sponge
es: esponja de baño = bath sponge; esponja ducha = shower sponge; esponja corporal = body sponge
it: spugna da bagno = bath sponge; spugna doccia = shower sponge; spugna corpo = body sponge; spugna bagno = bath sponge
nl: badspons = bath sponge; douchespons = shower sponge; badsponzen = bath sponge; douchesponzen = shower sponge
pl: gąbka do kąpieli = bath sponge; myjka do ciała = body scrubber
pt: esponja de banho = bath sponge; bucha de banho = bath sponge; esponja corporal = body sponge
not: bath sponge toy; bath sponge baby seat
  "exfoliating towel" -> 630293
  "sea sponge" -> 051199       # natural sponge of animal origin
  main: cotton 630790 ~.03; textile 630790 ~.05; straw 460219 ~.02; rubber 401699 ~.02
  * -> 392490
t: bath sponge shower puff mesh => 392490
t: kitchen sponge scouring 5 pcs => !0511

@ bicycle-child-seat
en: bicycle child seat; child bike seat
de: Fahrradkindersitz = bicycle child seat
fr: siège vélo enfant = child bike seat
nl: fietsstoeltje = bicycle child seat
pl: fotelik rowerowy = bicycle child seat
  * -> 871499
t: bicycle child seat => 871499
t: car seat cover universal => !9401

@ bird-feeder
en: bird feeder; bird feeder cage; window bird feeder
de: Vogelfutterhaus = bird feeder house
pl: karmnik = bird feeder; karmnik dla ptaków = bird feeder
not: bird feeder camera
  main=plastic -> 392490 ~.4
  main=glass -> 701399 ~.03
  main=base-metal -> 732690 ~.15
  * -> 442199
ask: main
t: wooden hanging bird feeder => 442199
t: stainless steel dog bowl => 732393

@ blackhead-remover-tool
en: blackhead remover tool; comedone extractor; pimple popper tool; acne needle; blackhead extractor; acne removal kit; makeup mixing palette
de: Mitesserentferner = blackhead remover; Komedonenquetscher = comedone extractor
fr: tire comédon = comedone extractor; extracteur points noirs = blackhead extractor
es: extractor de espinillas = blackhead extractor
it: estrattore punti neri = blackhead extractor
nl: mee eter verwijderaar = blackhead remover tool
pl: wyciskacz zaskórników = blackhead extractor
pt: extrator de cravos = blackhead extractor
  main=plastic -> 392690 ~.03
  * -> 732690
t: blackhead remover tool kit stainless => 732690
t: eyelash extension tweezers curved => 820320

@ blood-pressure-monitor
en: blood pressure monitor; sphygmomanometer; upper arm blood pressure monitor; wrist blood pressure monitor; blood pressure cuff; stethoscope; otoscope; ophthalmoscope; doppler fetal monitor; fetal doppler; reflex hammer; ear camera otoscope; endoscope medical; laryngoscope; tuning fork medical; ear wax removal camera; bp monitor; spirometer; peak flow meter; speculum; vein finder; breathalyzer medical
de: Blutdruckmessgerät = blood pressure monitor; Stethoskop = stethoscope; Otoskop = otoscope; Blutdruckmanschette = blood pressure cuff; Reflexhammer = reflex hammer; Fetal Doppler = fetal doppler; Ohrkamera = ear camera
fr: tensiomètre = blood pressure monitor; stéthoscope = stethoscope; otoscope = otoscope; tensiomètre bras = upper arm blood pressure monitor; brassard tensiomètre = blood pressure cuff; doppler foetal = fetal doppler; tensiomètre électronique = electronic blood pressure monitor; autotensiomètre = blood pressure monitor; tensiomètre poignet = wrist blood pressure monitor
es: tensiómetro = blood pressure monitor; estetoscopio = stethoscope; fonendoscopio = stethoscope; otoscopio = otoscope; medidor de presión arterial = blood pressure monitor; martillo reflejos = reflex hammer; tensiómetro de brazo = upper arm blood pressure monitor; tensiómetro digital = digital blood pressure monitor
it: misuratore di pressione = blood pressure monitor; sfigmomanometro = sphygmomanometer; stetoscopio = stethoscope; fonendoscopio = stethoscope; otoscopio = otoscope; misuratore pressione = blood pressure monitor; misuratore pressione arteriosa = blood pressure monitor
nl: bloeddrukmeter = blood pressure monitor; stethoscoop = stethoscope; otoscoop = otoscope; oorcamera = ear camera
pl: stetoskop = stethoscope; otoskop = otoscope; ciśnieniomierz naramienny = upper arm blood pressure monitor; młotek neurologiczny = reflex hammer
pt: medidor de pressão = blood pressure monitor; esfigmomanômetro = sphygmomanometer; estetoscópio = stethoscope; otoscópio = otoscope; aparelho de pressão = blood pressure monitor; medidor de tensão = blood pressure monitor; medidor de tensão arterial = blood pressure monitor; monitor de pressão arterial = blood pressure monitor
not: stethoscope holder; stethoscope case; tyre pressure monitor; blood pressure monitor case; medidor de pressão pneu; misuratore pressione gomme; medidor de presión neumáticos; blood pressure watch; stethoscope id tag; fonendoscopio giocattolo; industrial endoscope; blood pressure smartwatch; mechanic stethoscope; aparelho de pressão solo
  * -> 901890
t: digital upper arm blood pressure monitor => 901890
t: stethoscope dual head => 901890
t: tyre pressure monitor system => !9018

@ breast-milk-storage-bag
en: breast milk storage bag
de: Muttermilchbeutel = breast milk storage bag
fr: sachet lait maternel = breast milk storage bag
es: bolsas leche materna = breast milk storage bag
it: sacchetti latte materno = breast milk bag
nl: moedermelkzakjes = breast milk storage bag
pl: woreczki na pokarm = breast milk bags
  * -> 392321
t: breast milk storage bags 100 pcs => 392321
t: silicone baby pacifier 0-6 months => 392490

@ breast-pump
en: breast pump; electric breast pump; manual breast pump; wearable breast pump; breast pump parts; breast pump flange; breast pump membrane; double electric breast pump; breast pump valve; milk pump breastfeeding; duckbill valve breast pump; breast pump tubing
de: Milchpumpe = breast pump; elektrische Milchpumpe = electric breast pump; Handmilchpumpe = manual breast pump; Brusthaube = breast pump shield
fr: tire lait = breast pump; tire lait électrique = electric breast pump; téterelle = breast pump flange
es: sacaleches = breast pump; extractor de leche = breast pump; sacaleches eléctrico = electric breast pump; extractor leche materna = breast pump; extractor de leche materna = breast pump
it: tiralatte = breast pump; tiralatte elettrico = electric breast pump; tiralatte manuale = manual breast pump
nl: borstkolf = breast pump; elektrische kolf = electric breast pump; kolf = breast pump + borst|elektrisch; borstkolven = breast pump; elektrische kolven = electric breast pump
pl: laktator = breast pump; laktator elektryczny = electric breast pump; lejek do laktatora = breast pump flange
pt: bomba tira leite = breast pump; extrator de leite = breast pump; bomba extratora de leite = breast pump; tira leite = breast pump; bomba de leite = breast pump; extrator de leite materno = breast pump
not: milk pump dairy; milk transfer pump; breast pump bag
  "manual|manuale" -> 901890
  * -> 901890         # doubt: 8414.10 as vacuum pump
t: electric breast pump wearable => 901890
t: milk transfer pump stainless => !9018

@ cane
en: cane; quad cane; walking stick + folding|wooden|cane|adjustable|elderly
nl: vouwbare wandelstok = folding walking stick
not: candy cane; sugar cane; cane sugar; cane basket; cane webbing; cane chair; cane corso; cane sword; golf cane; cane fishing rod; bamboo cane; rattan cane; cane furniture; hoover cane; cane juice; cane blind sheet; cane toad; cane molasses; garden cane; cane rattan; selfie cane; moxa cane
  main=plastic -> 660200 ~.03
  * -> 660200
t: cane => 660200
t: candy cane christmas => !9021

@ car-seat-child
en: child car seat; baby car seat; car seat + baby|child|isofix|infant|toddler; booster seat; booster seat car; infant car seat; isofix car seat; bath seat; baby walker; booster chair; baby bath seat; feeding chair; dining booster; baby floor seat; baby jumper; highchair; toddler chair; baby seat; learning tower; toddler tower
de: Kindersitz = child seat; Kinderautositz = child car seat; Babyschale = infant car seat; Sitzerhöhung = booster seat; Lauflernhilfe = baby walker; Badesitz = bath seat; Treppenhochstuhl = adjustable high chair; Lernturm = learning tower; Autokindersitz = child car seat; Kindersitz Auto = child car seat; Sitzerhöhung Auto = booster seat car; Reboarder = rear-facing child car seat; Isofix Kindersitz = isofix car seat
fr: siège auto = child car seat; siège auto bébé = baby car seat; rehausseur = booster seat; trotteur = baby walker; siège de bain = bath seat; cosy bébé = infant car seat; tour d'observation = learning tower; rehausseur auto = booster seat car; siège auto isofix = isofix car seat; coque bébé auto = infant car seat
es: silla de coche = car seat; silla de coche bebé = baby car seat; elevador = booster seat; hamaca bebé = baby bouncer; andador bebé = baby walker; columpio bebé = baby swing; asiento baño bebé = baby bath seat; torre de aprendizaje = learning tower; silla bici niño = child's bicycle seat; alzador coche = booster seat car; sillita de coche = car seat; silla de auto = car seat; autoasiento = car seat
it: seggiolino auto = child car seat; rialzo auto = booster seat car; girello = baby walker; altalena neonato = baby swing; seggiolino bagnetto = baby bath seat; ovetto = infant car seat; torre montessoriana = learning tower; seggiolino bici = child bicycle seat; alzatina auto = booster seat car; ovetto auto = infant car seat; seggiolino isofix = isofix car seat
nl: autostoeltje = car seat; zitverhoger = booster seat; loopstoel = baby walker; babyschommel = baby swing; badzitje = bath seat; leertoren = learning tower; maxi cosi = infant car seat; stoelverhoger = booster seat; autostoel = car seat; kinderzitje auto = child car seat; autozitje = car seat; stoelverhoger auto = booster seat car; kinderautostoel = child car seat; autostoel groep = car seat; babyautostoel = baby car seat; isofix autostoel = isofix car seat
pl: fotelik samochodowy = child car seat; podkładka samochodowa dla dziecka = booster seat; krzesełko do karmienia = feeding high chair; chodzik = baby walker; huśtawka dla niemowląt = baby swing; fotelik dla dziecka = child seat; nosidełko fotelik = infant carrier seat; kitchen helper = kitchen step helper; podstawka samochodowa = booster seat; nosidełko samochodowe = infant car seat; podstawka samochodowa dziecięca = booster seat; fotelik do samochodu = car seat; podkładka samochodowa dziecięca = booster seat; fotelik isofix = isofix car seat; fotelik 9-36 kg = child car seat 9-36 kg; fotelik obrotowy = swivel child car seat
pt: cadeirinha de carro = child car seat; cadeira auto = car seat; assento elevatório = booster seat; cadeirão = highchair; cadeira de alimentação = feeding chair; espreguiçadeira bebê = baby bouncer; andador bebê = baby walker; balanço bebê = baby swing; cadeirinha para bicicleta = child bicycle seat; bebê conforto = infant car seat; cadeira auto bebê = baby car seat; cadeira de bebê = baby chair; cadeirinha para auto = child car seat; ovo bebé = infant car seat
not: car seat cover; car seat cushion; dog car seat; car seat gap; car seat organizer; siège auto chien; car seat protector; pet car seat; siège auto housse; car seat mirror; elevador de voltaje; elevador de tijera; elevador coche taller; doll car seat; car seat heater; car seat toy; car seat strap; dog booster seat; elevador hidráulico; elevado
  "tower": main=wood 940360 ~.03; * 940360
  "turm" -> 940360
  "lernturm" -> 940360
  * -> 940180
t: isofix child car seat group 2 3 => 940180
t: car seat cover universal => !9401

@ cat-bell
en: cat bell; pet bell; dog potty bell; cat bell collar charm
  * -> 830610
t: cat bell => 830610
t: army dog tag necklace => !7326

@ cat-door
en: cat door; pet door; dog door; dog flap; cat flap
de: Hundeklappe = dog flap; Katzenklappe = cat flap
fr: chatière = cat flap
es: gatera = cat flap
it: gattaiola = cat flap
nl: kattenluik = cat flap
  main=aluminium -> 761010 ~.1
  * -> 392520
ask: main
t: plastic cat flap door 4 way => 392520
t: metal folding dog crate 36 inch => 732690

@ cat-hammock
en: cat hammock; hamster hammock; cat window perch; rat hammock
fr: hamac chat = cat hammock
es: hamaca gato = cat hammock
pl: hamak dla kota = cat hammock
  * -> 630790
t: cat hammock => 630790
t: plush donut dog bed calming => 940490

@ catheter
en: catheter; infusion set; cannula; iv catheter; foley catheter; feeding tube
de: Kanüle = cannula; Katheter = catheter
fr: cathéter = catheter; sonde urinaire = urinary catheter
es: catéter = catheter; sonda = catheter
it: catetere = catheter
nl: katheter = catheter
pl: cewnik = catheter
pt: cateter = catheter; sonda = medical tube
not: catheter mount; sonda lambda; sonda termica; sonda temperatura; sonda osciloscopio; sonda cable; sonda medición; sonda de oxígeno coche; sonda pasacables; sonda passacavi; chest catheter
  * -> 901839
t: foley catheter 16fr => 901839
t: disposable syringes 5ml without needle 100 pcs => 901831

@ changing-mat
en: potty training seat; potty seat; changing mat; changing pad; diaper changing pad; portable changing mat
de: Wickelunterlage = changing mat
it: fasciatoio portatile = portable changing mat
nl: verschoonmat = changing mat
pt: muda fraldas = changing mat; resguardo muda fraldas = changing mat
not: changing mat bag
  main=textile -> 630790 ~.3
  main=foam -> 940490 ~.3
  * -> 392490
t: potty training seat => 392490
t: baby bath towel hooded cotton => !3924

@ changing-mat-padded
en: baby bath cushion; baby bath sponge seat
de: Wickelauflage = padded changing mat
fr: matelas à langer = baby changing mattress; tapis à langer = baby changing mat
es: cambiador portátil = portable changing mat; colchón cambiador = padded changing mat
it: materassino fasciatoio = padded changing mat
nl: aankleedkussen = changing cushion
  * -> 940490
t: baby bath cushion => 940490
t: baby bath towel hooded cotton => !3924

@ cleaning-gloves-rubber
en: cleaning gloves rubber; silicone cleaning gloves; kitchen rubber gloves
fr: gants ménage = household gloves
es: guantes fregar = dishwashing glove
it: guanti gomma = rubber gloves; guanti lavapiatti = dishwashing gloves; guanti domestici = household gloves
nl: afwashandschoenen = dishwashing gloves
pl: rękawice gospodarcze = household gloves
pt: luvas de limpeza = cleaning gloves
  "silicone|silicona" -> 392620
  * -> 401519
t: cleaning gloves rubber => 401519
t: boxing gloves 12oz => !4015

@ commode-chair
en: commode chair
de: Toilettenstuhl = commode chair
fr: chaise percée = commode chair
es: silla inodoro = commode chair
it: sedia comoda = commode chair
nl: toiletstoel = commode chair
pl: krzesło toaletowe = commode chair
pt: cadeira higiênica = commode chair
  * -> 940290
t: commode chair => 940290
t: folding manual wheelchair steel => 871310

@ contact-lens-article
en: contact lens; contact lens case; colored contact lenses; contact lenses; contact lens remover; cosmetic contact lenses; contact lens box
fr: lentilles de contact = contact lenses; étui lentilles = contact lens case
es: lentes de contacto = contact lenses; lentillas = contact lenses; estuche lentillas = contact lens case
it: lenti a contatto = contact lenses; porta lenti a contatto = contact lens case
nl: contactlenzen = contact lenses
pl: soczewki kontaktowe = contact lenses; pojemnik na soczewki = contact lens case; soczewki kolorowe = colored contact lenses
pt: lentes de contato = contact lenses; estojo lentes = contact lens case; lente para óculos = eyeglass lens
not: contact lens solution; contact lens liquid; contact lens cleaner
  "case" -> 392690
  "box" -> 392690
  "remover" -> 392690
  "holder" -> 392690
  "etui" -> 392690
  "estojo" -> 392690
  "estuche" -> 392690
  "porta" -> 392690
  "pojemnik" -> 392690
  * -> 900130
t: colored contact lenses yearly => 900130
t: titanium eyeglass frame => 900319

@ cotton-pad-swab
en: cotton pad; cotton swab; cotton bud; makeup remover pad; q tips; cotton rounds; makeup remover pads reusable; bamboo cotton buds; cotton applicator; ear swabs; facial cotton pads; medical cotton swabs; sampling swab; reusable cotton rounds; micro swab; microbrush applicator; lint free wipes nail; sterile swab
de: Wattestäbchen = cotton swab; Wattepads = cotton pad; Abschminkpads = makeup remover pad; Wattebausch = cotton ball; Wattekugeln = cotton ball
fr: coton tige = cotton bud; disque à démaquiller = makeup remover pad; lingettes démaquillantes lavables = washable makeup remover wipes; cotons démaquillants = cotton makeup remover pads; cotons tiges = cotton buds; disques démaquillants = makeup remover pads
es: bastoncillos de algodón = cotton swab; discos desmaquillantes = makeup remover pad; discos de algodón = cotton pad; hisopo = cotton swab; discos desmaquillantes reutilizables = makeup remover pads reusable; bastoncillos = cotton swab; cotonetes algodón = cotton swab
it: cotton fioc = cotton swab; dischetti struccanti = makeup remover pad; bastoncini cotonati = cotton swab; dischetti levatrucco = makeup remover pad; dischetti lavabili = washable pad; dischetti di cotone = cotton pad
nl: wattenstaafje = cotton swab; wattenschijfjes = cotton pad; herbruikbare wattenschijfjes = reusable cotton pads
pl: patyczki higieniczne = cotton buds; płatki kosmetyczne = cotton pads; płatki wielorazowe = reusable makeup remover pads; patyczki do uszu = cotton buds; wata kosmetyczna = cosmetic cotton wool; waciki = cotton pads
pt: cotonete = cotton swab; disco de algodão = cotton pad; hastes flexíveis = cotton swabs; discos reutilizáveis = reusable pads; discos desmaquilhantes = makeup remover pads
not: cotton pad holder; cotton swab holder; cotton ball holder; cotton candy; cotton wool storage; stainless steel swab; wata cukrowa; gun cleaning swab; cotton ball garland lights; algodão doce; swab test tube; watten auto; cotton ball lights; cotton swab box
  "reusable" -> 630790
  "lavables" -> 630790
  "lavabili" -> 630790
  "reutilizables" -> 630790
  "reutilizaveis" -> 630790
  "herbruikbare" -> 630790
  "wielorazowe" -> 630790
  "micro": * 392690
  "sampling": main=plastic 392690 ~.03; * 392690
  main-fibre=synthetic -> 560122 ~.05
  * -> 560121
t: cotton pads 100 pcs round => 560121
t: bamboo cotton buds 200 pcs => 560121
t: reusable makeup remover pads bamboo cotton washable => 630790
t: cotton candy machine => !5601

@ dental-care
en: floss threader; dental wax orthodontic; orthodontic wax; denture cup; tooth gem kit; dental teeth model
de: Zahnsonde = dental probe; Bleaching Streifen = whitening strip
fr: porte fil dentaire = dental floss holder; boîte dentier = denture box; boîte appareil dentaire = dental appliance box
es: palillos con hilo dental = dental floss pick; caja dentadura = denture case; porta retenedor = retainer case
it: scatola dentiera = denture cup; forcelle interdentali = dental floss pick
nl: gebitsbakje = denture cup; tandenstokers floss = floss picks; tandreinigingsset = teeth cleaning set; flosdraad sticks = floss picks; whitening strips = teeth whitening strips
pl: pudełko na protezę = denture box; wykałaczki z nicią = floss picks; zestaw do czyszczenia zębów = teeth cleaning kit; etui na aparat = retainer case
pt: estojo dentadura = denture cup; porta aparelho = orthodontic retainer case; fitas clareadoras = teeth whitening strips
  "whitening": "kit" 330690; * 330690
  "bleaching" -> 330690
  "blanchiment" -> 330690
  "blanqueadoras" -> 330690
  "sbiancanti" -> 330690
  "wybielajace" -> 330690
  "clareadoras" -> 330690
  "cup" -> 392490
  "wax|cera" -> 340700
  "gem" -> 701810
  "model" -> 902300
  * -> 330620
t: dental chair unit => !9018

@ dental-crown
en: dental crown; dental implant
de: Zahnimplantat = dental implant
es: implante dental = dental implant
nl: tandimplantaat = dental implant
pl: implant dentystyczny = dental implant
pt: implante dentário = dental implant
  * -> 902129
t: dental crown => 902129
t: silicone breast prosthesis mastectomy => 902139

@ dental-mirror
en: dental mirror; dental scaler tool; dental tools set; dental probe; mouth opener; dental cheek retractor; dental impression tray; dental pick
de: Zahnspiegel = dental mirror; Zahnreinigungsset = teeth cleaning set
fr: miroir dentaire = dental mirror; kit détartrage = tartar removal kit
es: espejo dental = dental mirror; kit limpieza dental = dental cleaning kit
it: specchietto dentale = dental mirror; kit pulizia denti = dental cleaning kit
nl: tandspiegel = dental mirror
pl: lusterko dentystyczne = dental mirror
pt: espelho dental = dental mirror; kit limpeza dental = dental cleaning kit
  "floss" -> 330620
  * -> 901849
t: dental scaler tool set stainless steel => 901849
t: dental chair unit => !9018

@ denture
en: denture; false teeth; artificial teeth; synthetic resin teeth
de: Zahnprothese = denture
fr: dentier = denture; prothèse dentaire = dental prosthesis; implant dentaire = dental implant
es: dentadura postiza = denture; prótesis dental = dental prosthesis
it: dentiera = denture; impianto dentale = dental implant; protesi dentale = dental prosthesis
nl: kunstgebit = denture; gebitsprothese = dental prosthesis
pl: sztuczna szczęka = false teeth; proteza zębowa = denture
pt: dentadura = denture; prótese dentária = dental prosthesis
not: denture case; denture cleaner; denture brush; denture box; denture adhesive; denture tablet; denture bath; denture cup
  "implant" -> 902129
  "impianto" -> 902129
  * -> 902121
t: false teeth denture set => 902121
t: denture cleaning tablets => !9021

@ diaper
en: diaper; nappy; baby diaper; disposable diaper; adult diaper; sanitary pad; sanitary napkin; tampon; panty liner; incontinence pad; menstrual pad; reusable pad; nappies; diaper pants; maternity pad; period pad; training pants diaper; bed underpad; underpad; incontinence underpad; disposable underpad; sanitary towel; adult pull ups; bed pad incontinence; washable nursing pads; cloth sanitary pad; nappy pants; period panties; maternity pads
de: Windel = diaper; Windeln = nappies; Damenbinde = sanitary pad; Tampon = tampon; Slipeinlage = panty liner; Inkontinenzeinlage = incontinence pad; Babywindel = baby diaper; Binde = sanitary pad + Damen|Menstruation|Hygiene; Inkontinenzunterlage = incontinence underpad
fr: couche = diaper; couche bébé = baby diaper; serviette hygiénique = sanitary pad; tampon hygiénique = tampon; protège slip = panty liner; couches = diapers; protection incontinence = incontinence pad; alèse jetable = disposable underpad; couche adulte = adult diaper; couches culottes = diaper pants; couches jetables = disposable diapers
es: pañal = diaper; pañales = nappy; compresa = sanitary pad; tampón = tampon; salvaslip = panty liner; disco lactancia = nursing pad; pañal adulto = adult diaper; compresas = sanitary pad; toalla sanitaria = sanitary napkin; salvaslips = panty liner; pañal desechable = disposable diaper; toallas femeninas = sanitary napkin; braga pañal = diaper pants
it: pannolino = diaper; pannolini = nappies; assorbente = sanitary pad; tampone interno = tampon; salvaslip = panty liner; pannolone = adult diaper; assorbenti = sanitary pad; mutande mestruali = period underwear; traversa letto = bed underpad; tamponi = tampon; assorbenti interni = tampon
nl: luier = diaper; luiers = diaper; maandverband = sanitary pad; tampon = tampon; inlegkruisje = panty liner; zoogkompres = nursing pad; incontinentieluier = incontinence diaper; zoogkompressen = nursing pad
pl: pielucha = diaper; pieluchy = diapers; pieluchy jednorazowe = disposable diapers; pieluszki jednorazowe = disposable diapers; podpaski = sanitary pads; tampony = tampons; wkładki higieniczne = panty liners; pieluchomajtki = diaper pants; pieluszki = diapers; pieluchy wielorazowe = reusable diapers; podkłady higieniczne = hygienic underpads; wkładki urologiczne = incontinence pads
pt: fralda = diaper; fraldas = diapers; absorvente = sanitary pad; tampão = tampon; protetor diário = panty liner; absorvente seios = nursing pads; fralda geriátrica = adult diaper; absorvente ecológico = ecological pad; fralda descartável = disposable diaper; discos de amamentação = nursing pads; pensos higiénicos = sanitary pads; tampões = tampons; absorvente higiénico = sanitary napkin; fraldas descartáveis = disposable diapers; absorvente íntimo = sanitary pad
not: diaper bag; diaper pail; diaper caddy; diaper cake; diaper cover; nappy bin; dog diaper; diaper rash cream; pet diaper; diaper changing pad; diaper cream; diaper bag backpack; diaper cover cloth; doll diaper; diaper sacks; menstrual pad heating; ink pad tampon; diaper disposal; assorbente umidità; couche chien; tampon encreur; pañal perro; pannolino cane; fralda de pano bebê; tampone inchiostro; tampon jex; absorvente odor; heating menstrual; tampon buffer; couche de peinture; diaper organizer; binder dames; tampon vérin; tampão de ouvido; diaper clutch; podkłady higieniczne dla psa; fralda de boca; fralda de praia; pieluchy tetrowe; diaper stacker; tampon testing; tampons date; tampon abrasif; couche d'apprêt; tampone covid; assorbente solare; tampone per timbri; tamponi test; swab tampone
  * -> 961900
t: baby diapers size 4 88 pcs => 961900
t: organic cotton sanitary pads => 961900
t: diaper bag backpack => !9619

@ dildo
en: dildo; masturbator; male masturbator; anal plug; butt plug; cock ring; penis ring; sex doll; love doll; bondage set; restraints bondage; bondage restraints; bondage rope; bdsm; strap on; anal beads; ball gag; penis sleeve; chastity cage
de: Dildo = dildo; Masturbator = masturbator; Bondage Set = bondage set
fr: plug anal = anal plug
es: plug anal = anal plug; consolador = dildo
it: plug anale = anal plug; masturbatore = masturbator
nl: dildo = dildo; masturbator = masturbator
pl: dildo = dildo; masturbator = masturbator
pt: dildo = dildo; plug anal = anal plug; consolador = dildo
not: consola; consolas; consola de juegos; console
  power=battery|electric -> 901910 ~.1
  main=glass -> 702000 ~.03
  main=base-metal -> 732690 ~.03
  main=leather -> 420500 ~.1
  main=textile -> 630790 ~.4
  * -> 392690
t: realistic silicone dildo => 392690
t: glass marble => !3926
t: rechargeable silicone vibrator => 901910

@ dog-clicker
en: dog clicker; dog poop bag dispenser; poop bag holder; dog training clicker; training clicker; dog poop bag holder; dog leash holder; cone collar; recovery collar; dog cone
de: Clicker Hund = dog clicker; Halskrause Hund = dog cone; Ohrmarke = ear tag; Schutzkragen = protective collar
fr: clicker chien = dog clicker; collerette = recovery collar
es: clicker perro = dog clicker; crotal = ear tag; dispensador bolsas perro = dog poop bag dispenser
it: clicker cane = dog clicker; marca auricolare = animal ear tag
nl: clicker hond = dog clicker; beschermkraag = cone collar; oormerk = ear tag
pl: kliker = clicker; kołnierz ochronny = recovery collar; kolczyk dla zwierząt = animal ear tag
pt: clicker cachorro = dog clicker; colar elisabetano = elizabethan collar; brinco bovino = cattle ear tag
  main=textile -> 630790 ~.3
  * -> 392690
t: plastic recovery cone collar for dogs => 392690
t: army dog tag necklace => !7326

@ dog-collar-light
en: dog collar light; pet collar light
de: Hundeleuchthalsband = light-up dog collar
fr: collier lumineux chien = light-up dog collar
es: collar led perro = dog led collar
it: collare luminoso = luminous collar
nl: lichtgevende halsband = luminous collar
pl: obroża świecąca = light-up pet collar
pt: coleira led = led pet collar
  "collar" -> 851310
  * -> 851310
t: dog collar light => 851310
t: army dog tag necklace => !7326

@ dog-hair-clipper
en: dog hair clipper; pet clipper; pet hair trimmer
de: Hundeschermaschine = dog hair clipper
fr: tondeuse chien = dog hair clipper
es: cortapelos perro = dog hair clipper
it: tosatrice cane = dog clipper
nl: hondentondeuse = dog hair clipper
pl: maszynka do strzyżenia psów = dog hair clipper
pt: máquina de tosa = pet grooming clipper
  * -> 851020
t: cordless dog hair clipper => 851020
t: pet slicker brush dog => 960390

@ dog-nail-clipper
en: dog nail clipper; pet nail clipper; cat nail clipper
de: Krallenschere = claw clipper
fr: coupe griffes = pet nail clipper
es: cortaúñas perro = dog nail clipper
it: tagliaunghie cane = dog nail clipper
nl: nagelknipper hond = dog nail clipper
pl: cążki do pazurów = pet nail clipper
pt: cortador de unhas cachorro = dog nail clipper; lixadeira unha pet = pet nail grinder
  * -> 821420
t: dog nail clippers stainless steel => 821420
t: pet slicker brush dog => 960390

@ dog-nail-grinder
en: dog nail grinder; pet nail grinder
de: Krallenschleifer = claw grinder
fr: limeur griffes = pet nail grinder
nl: nagelslijper hond = dog nail grinder
pl: szlifierka do pazurów = pet nail grinder
  * -> 850980
t: dog nail grinder => 850980
t: pet slicker brush dog => 960390

@ dog-nappy
en: dog nappy; male dog wrap; female dog diaper
es: pañal perro = dog nappy
it: pannolino cane = dog nappy
  * -> 961900
t: female dog diaper disposable => 961900
t: puppy training pads 60x60 100 pcs => 481890

@ dog-whistle
en: dog whistle
de: Hundepfeife = dog whistle
fr: sifflet chien = dog whistle
es: silbato perro = dog whistle
it: fischietto cane = dog whistle
nl: hondenfluitje = dog whistle
pl: gwizdek dla psa = dog whistle
pt: apito cachorro = dog whistle
  * -> 920890
t: dog whistle => 920890
t: army dog tag necklace => !7326

@ douche
en: douche; vaginal douche; urinal bottle; male urinal; bed pan
de: Urinflasche = urinal bottle; Bettpfanne = bed pan
fr: urinal = urinal
nl: urinaal = urinal bottle
not: urinals stall
  main=rubber -> 401490 ~.2
  main=base-metal -> 732490 ~.03
  * -> 392490
t: douche => 392490
t: disposable syringes 5ml without needle 100 pcs => 901831

@ dummy-pacifier
en: dummy pacifier; pacifier clip; pacifier chain; pacifier case; food feeder pacifier; baby teether; teether; silicone teether; baby bottle nipple; nipple shield; teat; teething toy; teething ring; teething necklace
de: Beißring = teething ring; Sauger = teat + Flasche|Baby
fr: sucette silicone = silicone pacifier
es: chupón = pacifier; chupo = pacifier
it: succhietto = pacifier
pt: chucha = pacifier
not: dog teether; puppy teether; lamb teat; calf teat
  "clip" -> 392690
  "chain|cadena|catena|corrente" -> 392690
  main=rubber -> 401490 ~.1
  "silicone|silicona" -> 392490
  main=wood -> 442199 ~.1
  * -> 392490
t: dummy pacifier => 392490
t: brass pipe nipple 1/2 inch => !3924

@ ear-syringe
en: ear syringe; bulb syringe
de: Klistier = enema
fr: poire lavement = enema bulb; poire auriculaire = ear syringe
it: pera di gomma = rubber bulb
pl: gruszka lewatywowa = enema bulb syringe
pt: pera lavagem = bulb syringe
  * -> 401490
t: ear syringe => 401490
t: meat marinade syringe => !9018

@ ecg-monitor
en: ecg monitor; ecg electrodes; portable ecg; holter monitor; ekg machine
de: EKG-Gerät = ecg device; EKG Elektroden = ecg electrodes
fr: moniteur ecg = ecg monitor; électrocardiogramme appareil = electrocardiograph
es: electrocardiógrafo = electrocardiograph
it: elettrocardiografo = electrocardiograph
nl: ecg apparaat = ecg machine
pl: aparat ekg = ekg machine; elektrokardiograf = electrocardiograph
pt: eletrocardiógrafo = electrocardiograph
  "electrodes" -> 901890
  * -> 901811
t: portable ecg monitor 12 lead => 901811
t: fingertip pulse oximeter spo2 => 901819

@ elastic-bandage
en: self adhesive bandage; compression bandage; plaster bandage; hemostatic gauze
fr: bande de kinésiologie = kinesiology tape
nl: gaas = gauze + steriel|wond
pt: bandagem elástica = elastic bandage; bandagem coesiva = cohesive bandage
  * -> 300590
t: self adhesive bandage => 300590
t: plaster of paris 1kg => !3005

@ electric-makeup-brush-cleaner
en: electric makeup brush cleaner; makeup brush cleaning mat
de: Pinselreiniger = brush cleaner
fr: nettoyeur pinceaux = makeup brush cleaner
es: limpiador de brochas = makeup brush cleaner
it: pulisci pennelli = makeup brush cleaner
nl: kwastenreiniger = makeup brush cleaner
pl: czyścik do pędzli = makeup brush cleaner
pt: limpador de pincel = brush cleaner
  "electric|eléctrico|elettrico|elétrico" -> 850980
  * -> 392490
t: makeup brush cleaning mat => 392490
t: makeup brush holder acrylic => !9603

@ electric-shaver
en: electric shaver; electric razor; lady shaver; shaver replacement head; bald head shaver; shaver foil; foil shaver
de: Elektrorasierer = electric shaver; Damenrasierer = lady shaver; Rasierapparat = shaver
fr: rasoir électrique = electric shaver; rasoir corps électrique = electric body shaver; rasoir électrique homme = men's electric shaver
es: afeitadora = shaver; afeitadora eléctrica = electric shaver; maquinilla eléctrica = electric razor; recortadora de barba = beard trimmer; rasuradora eléctrica = electric shaver; máquina de afeitar eléctrica = electric shaver; depiladora = epilator + rasuradora
it: rasoio elettrico = electric shaver; rasoio corpo elettrico = electric body shaver
nl: scheerapparaat = electric shaver
pl: golarka elektryczna = electric shaver
pt: barbeador elétrico = electric shaver; máquina de barbear = shaver; aparador de barba = beard trimmer; máquina de barbear elétrica = electric shaver; barbeador = shaver
not: afeitar; afeitado; depilar
  "replacement" -> 851090
  "shaver foil" -> 851090
  * -> 851010
t: electric foil shaver men => 851010
t: cordless hair clipper professional => 851020

@ epilator
en: epilator; facial hair remover; hair removal device; hair remover face electric
de: Epilierer = epilator
fr: épilateur = epilator; épilateur électrique = electric epilator
es: depiladora = epilator; depiladora facial = facial epilator; depiladora eléctrica = electric epilator
it: epilatore = epilator; epilatore elettrico = electric epilator
nl: epilator = epilator
pl: depilator = epilator
pt: depilador = hair remover; depilador elétrico = electric epilator
not: crystal clear epilator wax; depilar; epiler; epilation
  "ipl" -> 854370
  "laser" -> 854370
  * -> 851030
t: electric epilator cordless => 851030
t: cordless hair clipper professional => 851020

@ eyelash-curler
en: eyelash curler; lash curler; heated eyelash curler
de: Wimpernzange = eyelash curler
fr: recourbe cils = eyelash curler
es: rizador de pestañas = eyelash curler; rizapestañas = eyelash curler
it: piegaciglia = eyelash curler
nl: wimperkruller = eyelash curler
pl: zalotka = eyelash curler; zalotek = eyelash curler
pt: curvex = eyelash curler; curvador de cílios = eyelash curler; encrespador de pestanas = eyelash curler
  power=electric|battery -> 851679 ~.03
  "heated|calefactable|térmico|riscaldato|aquecido" -> 851679
  main=plastic -> 392690 ~.03
  * -> 820551
t: eyelash curler metal => 820551
t: eyelash extension tweezers curved => 820320

@ face-massager
en: face massager; microcurrent device; ems face device; eye massager heated; face cupping; derma roller; face roller; ice roller; facial roller; micro needle roller; jade roller
de: Jade Roller = jade roller
fr: masseur visage = face massager; ice roller = ice roller
es: masajeador facial = facial massager
it: massaggiatore viso = face massager
nl: jade roller = jade roller
pl: masażer do twarzy = face massager; roller jadeitowy = jade roller; roller do twarzy = face roller
pt: massageador facial = face massager
not: derma roller wood
  "vacuum|vacío|vuoto|vácuo" -> 850980
  "derma" -> 901890
  "dermaroller" -> 901890
  "micro needle" -> 901890
  * -> 901910
t: jade roller for face => 901910
t: derma roller 0.5mm titanium needles => 901890
t: paint roller 9 inch => !9019

@ facial-cleansing-brush-electric
en: facial cleansing brush electric; facial cleansing brush; electric face brush; face brush silicone
de: Gesichtsreinigungsbürste = facial cleansing brush; Mitesser Sauger = blackhead vacuum; Porenreiniger = pore cleaner
fr: brosse nettoyante visage = facial cleansing brush; aspirateur points noirs = blackhead vacuum remover
es: cepillo limpiador facial = facial cleansing brush; aspirador de puntos negros = blackhead vacuum
it: spazzola viso elettrica = electric face brush; aspira punti neri = blackhead suction device; spazzola pulizia viso = facial cleansing brush
nl: gezichtsborstel = facial brush; mee eter zuiger = blackhead vacuum
pl: szczoteczka do twarzy = facial brush; odkurzacz do zaskórników = blackhead vacuum; szczoteczka soniczna do twarzy = sonic facial brush
pt: escova facial = facial brush; sugador de cravos = blackhead vacuum; escova facial elétrica = electric facial brush
  "vacuum|vacío|vuoto|vácuo" -> 850980
  power=manual -> 960329 ~.2
  "electric|eléctrico|elettrico|elétrico" -> 850980
  "silicone|silicona" -> 392490
  * -> 850980
t: ultrasonic facial cleansing brush silicone electric => 850980
t: jade roller for face => 901910

@ facial-device
en: blackhead remover vacuum; high frequency wand; rf beauty device; vacuum blackhead; hydra facial machine; face lifting device; ultrasonic facial; dermaplaning electric; skin tightening machine; oxygen facial machine; nano facial mister; facial mister
de: Gesichtsmassagegerät = facial massager; Gesichtsroller = facial roller; Ultraschall Peeling Gerät = ultrasonic peeling device; Eisroller = ice roller
fr: rouleau de jade = jade roller; rouleau visage = face roller; peeling ultrasons = ultrasonic peeling device
es: rodillo de jade = jade roller; rodillo facial = facial roller; limpiador ultrasónico facial = ultrasonic facial cleaner
it: rullo di giada = jade roller; rullo viso = face roller
nl: gezichtsmassage apparaat = facial massage device; gezichtsreinigingsborstel = facial cleansing brush; ijsroller = ice roller
pl: peeling kawitacyjny = cavitation peeling device
pt: rolo de jade = jade roller; rolo facial = facial roller
  "mister" -> 842489
  "vacuum|vacío|vuoto|vácuo" -> 850980
  * -> 854370
t: ultrasonic facial cleansing brush silicone electric => 850980
t: jade roller for face => 901910

@ facial-spatula
en: facial spatula; makeup spatula; cosmetic spatula; wax spatula; mask spatula; eyebrow stencil
de: Kosmetikspatel = cosmetic spatula
fr: spatule cosmétique = cosmetic spatula
es: espátula cosmética = cosmetic spatula
it: spatola cosmetica = cosmetic spatula
nl: cosmetica spatel = cosmetic spatula
pl: szpatułka kosmetyczna = cosmetic spatula
pt: espátula cosmética = cosmetic spatula
  main=base-metal -> 732690 ~.15
  main=wood -> 442199 ~.1
  * -> 392690
t: facial spatula => 392690
t: eyelash extension tweezers curved => 820320

@ facial-steamer
en: facial steamer; face steamer; ionic face steamer; facial sauna
de: Gesichtssauna = facial sauna
fr: sauna facial = facial sauna
es: vaporizador facial = facial steamer
it: sauna viso = facial sauna
nl: gezichtssauna = facial sauna
pl: sauna do twarzy = facial sauna
pt: vaporizador facial = facial steamer
not: facial steamer stand
  "vacuum|vacío|vuoto|vácuo" -> 850980
  * -> 851679
t: facial steamer nano ionic => 851679
t: jade roller for face => 901910

@ fake-teeth
en: fake teeth; snap on veneers; veneers teeth; denture kit
de: Veneers = veneers
fr: facettes dentaires = dental veneers
es: carillas dentales = veneers teeth
it: faccette dentali = dental veneer
  * -> 902121
t: fake teeth => 902121
t: dental floss picks 90 pcs => 330620

@ fish-tank-gravel accessory of aquarium
en: fish tank gravel
es: grava acuario = aquarium gravel
it: ghiaia acquario = aquarium gravel
pl: żwir akwariowy = aquarium gravel
pt: cascalho aquário = aquarium gravel
  * -> 251710
t: fish tank gravel => 251710
t: garden gravel 20kg => !392640

@ glasses-chain
en: glasses chain; sunglasses chain
de: Brillenkette = glasses chain
fr: chaîne de lunettes = glasses chain; chaîne lunettes = glasses chain
es: cadena para gafas = glasses chain
it: catenella occhiali = glasses chain
nl: brillenketting = glasses chain; brilketting = glasses chain
pl: łańcuszek do okularów = glasses chain
pt: corrente para óculos = glasses chain
not: glasses chain mask
  main=plastic -> 392690 ~.15
  main=textile -> 630790 ~.03
  * -> 711719
ask: main
t: glasses chain => 711719
t: photo frame glass => !9003

@ glasses-holder-stand
en: glasses holder stand; sunglasses holder; glasses stand
de: Kontaktlinsenbehälter = contact lens case; Brillenhalter = glasses holder
fr: support lunettes = glasses stand
es: soporte gafas = glasses stand
it: porta occhiali supporto = glasses stand
nl: lenzendoosje = contact lens case
  main=wood -> 442199 ~.5
  * -> 392690
ask: main
t: glasses holder stand => 392690
t: photo frame glass => !9003

@ glasses-nose-pads
en: glasses nose pads; glasses temple tips; nose pads glasses; eyeglass nose pads; glasses ear hooks; glasses hinge
de: Nasenpads = nose pad
fr: plaquettes de nez = nose pads
es: plaquetas nasales = nose pad
it: naselli occhiali = glasses nose pads
nl: neuspads bril = glasses nose pads
pl: noski do okularów = glasses nose pads
pt: plaquetas nariz óculos = glasses nose pads
  * -> 900390
t: silicone glasses nose pads 20 pairs => 900390
t: photo frame glass => !9003

@ glasses-part
en: glasses frame; eyeglass frame; spectacle frame; eyeglasses frame; optical frame; eyewear frame; glasses repair kit; glasses screws; eyeglass repair kit
de: Brillenfassung = spectacle frame; Brillengestell = spectacle frame
fr: monture de lunettes = glasses frame
es: montura de gafas = glasses frame; monturas gafas = glasses frame
it: montatura occhiali = glasses frame
nl: brilmontuur = glasses frame; brilhouder = glasses holder
pl: oprawki okularowe = glasses frame; stojak na okulary = glasses stand
pt: suporte óculos = glasses holder; armação óculos = glasses frame
  "screws" -> 731815
  "repair kit" -> 731815
  main: plastic 900311 ~.5; base-metal 900319 ~.3; wood 900319 ~.03
  * -> 900311
ask: main
t: titanium eyeglass frame => 900319
t: acetate plastic glasses frame => 900311
t: photo frame glass => !9003

@ glasses-reading
en: reading glasses; blue light glasses; blue light blocking glasses; computer glasses; 3d glasses; myopia glasses; night driving glasses; prescription glasses; gaming glasses; fashion glasses clear lens; colour blind glasses; vr 3d glasses; laser safety goggles; motorcycle goggles; bifocal reading glasses; readers glasses; photochromic glasses; presbyopia glasses; anti blue glasses; cycling glasses clear; clear glasses; tactical goggles; magnifier glasses; eclipse glasses; solar eclipse glasses; motocross goggles; nerd glasses
de: Lesebrille = reading glasses; Blaulichtfilter Brille = blue light glasses; Computerbrille = computer glasses; 3D Brille = 3d glasses; Motorradbrille = motorcycle goggles; Nachtfahrbrille = night driving glasses; Lesehilfe = reading aid; Gleitsichtbrille = progressive glasses
fr: lunettes de lecture = reading glasses; lunettes anti lumière bleue = blue light glasses; lunettes 3d = 3d glasses; loupe lunettes = magnifying glasses; lunettes de vue = prescription glasses; lunettes moto = motorcycle goggles
es: gafas de lectura = reading glasses; gafas luz azul = blue light glasses; gafas 3d = 3d glasses; gafas anti luz azul = anti blue glasses; gafas lupa = magnifier glasses; gafas graduadas = prescription glasses; gafas de moto = motorcycle goggles
it: occhiali da lettura = reading glasses; occhiali luce blu = blue light glasses; occhiali 3d = 3d glasses; occhiali da vista = prescription glasses; occhiali lente ingrandimento = magnifier glasses; occhiali moto = motorcycle goggles; occhiali presbiopia = presbyopia glasses
nl: leesbril = reading glasses; blauwlichtbril = blue light glasses; 3d bril = 3d glasses; computerbril = computer glasses; loepbril = magnifier glasses; motorbril = motorcycle goggles; nachtbril = night vision glasses
pl: okulary do czytania = reading glasses; okulary do komputera = computer glasses; okulary 3d = 3d glasses; okulary z filtrem = filter glasses; okulary korekcyjne = prescription glasses; gogle motocyklowe = motorcycle goggles
pt: óculos de leitura = reading glasses; óculos luz azul = blue light glasses; óculos 3d = 3d glasses; óculos de grau = prescription glasses; óculos lupa = magnifier glasses; óculos de moto = motorcycle goggles; óculos graduados = prescription glasses
not: glasses case; glasses frame; swimming goggles; ski goggles; wine glasses; glasses holder; glasses chain; virtual reality glasses; lunettes de soleil; gafas de sol; occhiali da sole; óculos de sol; okulary przeciwsłoneczne; smart glasses; drinking glasses; lunettes de wc; glasses cord; gafas de natación; okulary do pływania; lunettes de natation; óculos de natação; vr glasses; party glasses; goggles helmet; snow goggles; dog goggles; whiskey glasses; glasses cleaner; glasses strap; dental loupes; night vision goggles; gafas realidad virtual; óculos realidade virtual; reading glasses case
  * -> 900490
t: blue light blocking glasses computer => 900490
t: safety goggles anti fog => 900490
t: wine glasses set => !9004

@ glucose-test
en: glucose meter; blood glucose monitor; glucometer; cholesterol meter; blood sugar monitor; continuous glucose monitor; ketone meter
de: Blutzuckermessgerät = glucose meter
fr: lecteur de glycémie = blood glucose monitor; glucomètre = glucometer
es: glucómetro = glucometer; medidor de glucosa = glucose meter
it: glucometro = glucometer; misuratore glicemia = glucose meter
nl: bloedsuikermeter = blood glucose monitor; glucosemeter = glucose meter
pl: glukometr = glucometer
pt: glicosímetro = glucose meter; medidor de glicose = glucose meter
not: glucometer case
  * -> 902789
t: blood glucose meter kit => 902789
t: pregnancy test strips 20 pcs => 382219

@ grab-bar
en: grab bar; bathroom grab rail; suction grab bar
de: Haltegriff = grab bar
fr: barre d'appui = grab bar
es: asidero baño = bathroom grab rail; barra de apoyo = grab bar
it: maniglione bagno = grab bar
nl: handgreep badkamer = bathroom grab bar
pt: barra de apoio = grab bar
  main=plastic -> 392490 ~.3
  * -> 732490
t: grab bar => 732490
t: folding manual wheelchair steel => 871310

@ grooming-glove
en: grooming glove; cat grooming glove
de: Fellpflege Handschuh = grooming glove
fr: gant de toilettage = grooming glove
es: guante quitapelos = pet hair removal glove
it: guanto toelettatura = grooming glove
pl: rękawica do wyczesywania = grooming glove
pt: luva tira pelos = pet hair removal glove
  main=plastic -> 392620 ~.2
  main=rubber -> 401519 ~.03
  * -> 621600
t: grooming glove => 621600
t: pet slicker brush dog => 960390

@ gua-sha
en: gua sha; gua sha stone; gua sha board
de: Gua Sha = gua sha
fr: gua sha = gua sha
es: gua sha = gua sha
it: gua sha = gua sha
nl: gua sha = gua sha
pl: gua sha = gua sha
pt: gua sha = gua sha
  "vacuum|vacío|vuoto|vácuo" -> 850980
  main=plastic -> 392690 ~.03
  main=base-metal -> 732690 ~.1
  main=wood -> 442199 ~.03
  main=ceramic -> 691490 ~.03
  stone=gem -> 711620 ~.5
  main=stone -> 711620 ~.03
  * -> 711620
t: gua sha => 711620
t: jade roller for face => 901910

@ hair-brush
en: hair brush; detangling brush; paddle brush; round brush; scalp massage brush; boar bristle brush; teasing brush; beard brush; vent brush; shampoo brush; scalp brush; edge brush; hair dye brush; tint brush; hair coloring brush; barber brush neck duster; detangler brush; wave brush; brush comb set; hairbrush; scalp massager shampoo; neck duster; shaving brush
de: Haarbürste = hair brush; Entwirrbürste = detangling brush; Bartbürste = beard brush; Rundbürste = round brush; Rasierpinsel = shaving brush
fr: brosse à cheveux = hair brush; brosse démêlante = detangling brush; brosse ronde = round brush; blaireau rasage = shaving brush; pinceau coloration = hair dye brush; brosse massage cuir chevelu = scalp brush; brosse barbe = beard brush; brosse cheveux = hair brush; brosse plate = paddle brush
es: cepillo de pelo = hair brush; cepillo desenredante = detangling brush; brocha de afeitar = shaving brush; pincel tinte = hair dye brush; cepillo masaje cabello = scalp brush; cepillo redondo = round brush; cepillo barba = beard brush; cepillo para el pelo = hair brush; cepillo cabello = hair brush
it: spazzola per capelli = hair brush; spazzola districante = detangling brush; pennello da barba = shaving brush; pennello tinta = hair coloring brush; spazzola capelli = hair brush; spazzola rotonda = round brush; spazzola cuoio capelluto = scalp brush; spazzola barba = beard brush
nl: haarborstel = hairbrush; ontwarborstel = detangling brush; scheerkwast = shaving brush
pl: szczotka do włosów = hair brush; pędzel do golenia = shaving brush; szczotka do brody = beard brush
pt: escova de cabelo = hair brush; escova desembaraçante = detangling brush; pincel de barba = beard brush; pincel tintura = hair dye brush; escova massageadora couro cabeludo = scalp massage brush; escova raquete = paddle brush; escova barba = beard brush; escova para cabelo = hair brush
not: hair brush cleaner; hair brush electric
  "comb set" -> 960329
  * -> 960329
t: detangling hair brush => 960329
t: rake comb garden => !9615

@ hair-brush-comb
en: hair comb; comb + hair|barber|wooden|beard|tail|wide|salon|cutting|teeth|styling; wide tooth comb; barber comb; beard comb; wooden comb; hair combs set; tail comb; lice comb; afro comb; hair pick; parting comb; rat tail comb; styling comb; comb set; hair color bowl; hair dyeing kit bowl; hair sectioning clip
de: Kamm = comb + Haar|Holz|Bart|Friseur|Stiel; Haarkamm = hair comb; Bartkamm = beard comb; Läusekamm = lice comb; Kopfmassagebürste = scalp massage brush; Färbepinsel = hair dye brush; Haarklammer schmal = narrow hair clip; Skelettbürste = vent brush; Holzkamm = wooden comb
fr: peigne = comb; peigne en bois = wooden comb; peigne à barbe = beard comb; peigne coiffeur = hairdresser's comb; peigne démêloir = detangling comb; peigne à cheveux = hair comb
es: peine = comb; peine de madera = wooden comb; peine barba = beard comb; peine peluquería = hairdressing comb; peine de pelo = hair comb; peine de plástico = plastic comb
it: pettine = comb; pettine in legno = wooden comb; pettine barba = beard comb; pettine capelli = hair comb; pettine per capelli = hair comb; pettine di plastica = plastic comb; pettini di plastica = plastic comb; pettine in plastica = plastic comb
nl: kam = comb + haar|hout|baard|kapper; haarspeldjes schuif = hair slide; verfkwastje haar = hair dye brush; hoofdhuidborstel = scalp brush; baardkam = beard comb; ronde borstel = round brush; baardborstel = beard brush
pl: grzebień = comb; grzebień drewniany = wooden comb; grzebień do brody = beard comb; pędzelek do farbowania = hair dye brush; masażer skóry głowy = scalp massager; grzebień fryzjerski = barber comb
pt: pente = comb; pente de madeira = wooden comb; pente barba = beard comb; pente barbeiro = barber comb; pente de cabelo = hair comb; pente de plástico = plastic comb
not: dog comb; comb binding; hair straightening comb; flea comb; makeup comb; brow comb; lash comb; pente anti pulgas; peine antipulgas; peine perro; pettine cane; pettine pulci; pente cachorro; peigne chien; peigne de mariage; eyelash comb; rake comb; comb filter; horse comb; comb honey; bridal comb; peigne à mariée; peine de novia; pente de noiva; grzebień dla psa; pente fino cães; peigne anti puces; peigne thon; peine fino perro; peine afinador; hot comb; grzebień ślubny; bridal hair comb; peigne bijou; peine corbata; pente de munição; drill comb; comb fish; peigne à tricoter; weaving comb; yarn comb; fishing comb; peine tejer; beard comb kit; peinado; peinar; peinada; pettinatrice; pettinato; pettinata; pentear; penteado; penteada
  "bowl": * 392490
  main: plastic 961511 ~.6; rubber 961511 ~.03; wood|base-metal|bone 961519 ~.7
  "wooden|de madera|in legno|di legno|de madeira" -> 961519
  "holz" -> 961519
  "bois" -> 961519
  "madera" -> 961519
  "legno" -> 961519
  "madeira" -> 961519
  * -> 961511
ask: main
t: sandalwood wooden comb => 961519
t: plastic barber comb set 10 pcs => 961511
t: rake comb garden => !9615

@ hair-curler-heatless
en: hair curler heatless; heatless hair curler; foam rollers hair; sponge curlers; flexi rods; curling rods heatless
de: Haarnadeln = hairpin
fr: pics à chignon = hair bun sticks
es: rulo de pelo = hair roller
pl: szpilki do włosów = hairpins
pt: bobs = hair rollers; grampos = hair pins
not: bobs wig
  * -> 961590
t: hair curler heatless => 961590
t: sandalwood wooden comb => 961519

@ hair-dryer
en: hair dryer; hairdryer; blow dryer; ionic hair dryer; travel hair dryer; hooded hair dryer; bonnet hair dryer; high speed hair dryer; hair dryer stand hood
de: Haartrockner = hair dryer; Föhn = hair dryer; Fön = hair dryer; Haarföhn = hair dryer; Trockenhaube = hooded hair dryer
fr: sèche cheveux = hair dryer; séchoir cheveux = hair dryer; casque séchoir = hooded hair dryer
es: secador de pelo = hair dryer; secadora de cabello = hair dryer; secador iónico = ionic hair dryer; secador = hair dryer + pelo|cabello|iónico|2200w|2000w|profesional|viaje
it: asciugacapelli = hair dryer; phon = hair dryer; fon = hair dryer; phon professionale = professional hair dryer
nl: föhn = hair dryer; haardroger = hair dryer; warmeluchtborstel = hot air brush; krulföhn = curling hair dryer
pl: suszarka do włosów = hair dryer; suszarko lokówka = hair dryer curler; szczotka susząca = drying brush
pt: secador de cabelo = hair dryer; secador cabelo = hair dryer; secador = dryer
not: hair dryer holder; hair dryer nozzle; hair dryer attachment; hair dryer diffuser; towel hair dryer; hair dryer stand; hair dryer case; pet hair dryer; dog hair dryer; hair dryer rack; hair dryer hood cap; hair dryer bag
  * -> 851631
t: ionic hair dryer 2000w => 851631
t: replacement filter for hair dryer => 851690
t: hair dryer holder wall => !8516

@ hair-dryer-brush
en: hair dryer brush; hot air brush; hair dryer diffuser brush
de: Warmluftbürste = hot air brush
fr: brosse soufflante = blow dryer brush
es: cepillo secador = hair dryer brush; cepillo de aire caliente = hot air brush
it: spazzola ad aria calda = hot air brush
pt: escova secadora = hair dryer brush
  * -> 851632
t: hot air brush styler => 851632
t: hair dryer holder wall => !8516

@ hair-salon-cape
en: hair salon cape; hairdressing cape; disposable hairdressing cape
fr: cape coiffeur = hairdressing cape
es: capa de corte = haircutting cape
it: mantellina taglio = haircutting cape
pt: capa de corte = haircutting cape; capa barbeiro = barber cape
  main=plastic -> 392620 ~.03
  * -> 621143
t: hair salon cape => 621143
t: hairdressing cape polyester => !9618

@ hair-styler
en: hair straightener; flat iron; curling iron; curling wand; hair crimper; hair iron; straightening brush; hot comb; automatic hair curler; hot rollers; hair styler; hair waver; straightener brush; hair straightener brush; hair straightening comb; curling tong; heated rollers; hair steamer; beard straightener; cordless hair straightener; wave iron hair
de: Glätteisen = hair straightener; Lockenstab = curling wand; Haarglätter = hair straightener; Glättbürste = straightening brush; Heizwickler = heated rollers; Kreppeisen = hair crimper; Welleneisen = hair waver; beheizbare Lockenwickler = heated rollers
fr: lisseur = hair straightener; fer à lisser = hair straightener; fer à boucler = curling iron; boucleur = hair curler; brosse lissante = straightening brush; gaufreur cheveux = hair crimper; lisseur cheveux = hair straightener; bigoudis chauffants = heated rollers
es: plancha de pelo = hair straightener; plancha alisadora = hair straightener; rizador de pelo = hair curler; tenacillas = curling tong; cepillo alisador = straightening brush; rizador = curler; plancha de cabello = hair straightener; alisador de pelo = hair straightener; alisador = hair straightener; plancha para el cabello = hair straightener; moldeador = hair styler
it: piastra capelli = hair straightener; piastra per capelli = hair straightener; arricciacapelli = hair curler; ferro arricciacapelli = curling iron; spazzola lisciante = straightening brush; bigodini riscaldanti = heated rollers; frisè piastra = hair crimper
nl: stijltang = hair straightener; krultang = curling iron; föhnborstel = hair dryer brush; stijlborstel = straightening brush; krulborstel = curling brush; wafeltang haar = hair crimper
pl: prostownica = hair straightener; lokówka = curling iron; karbownica = hair crimper; szczotka prostująca = straightening brush; prostownica do włosów = hair straightener; termoloki = hot rollers; lokówek = curling iron
pt: prancha de cabelo = hair straightener; chapinha = hair straightener; modelador de cachos = curling iron; babyliss = curling iron; escova alisadora = straightening brush; alisador de cabelo = hair straightener; enrolador de cabelo = hair curler; modelador = hair styler; ferro de frisar = hair crimper; prancha alisadora = hair straightener
not: flat iron case; hair straightener cream; hair curler heatless; flat iron holder; heatless hair curler; heatless curling; hair straightener bag; eyelash curler; curling iron holder; hair roller velcro; flat iron steak; flat iron bar; prostownica samochodowa; prostownik; rizador de pestañas; alisado; aliso; modelo; modelar
  * -> 851632
t: ceramic hair straightener => 851632
t: automatic curling iron => 851632
t: heatless hair curler satin => !8516

@ hamster-tunnel
en: hamster tunnel; rabbit tunnel; cat tunnel; pet tunnel; ferret tunnel
de: Katzentunnel = cat tunnel
fr: tunnel chat = cat tunnel
es: túnel gato = cat tunnel
it: tunnel gatto = cat tunnel
nl: kattentunnel = cat tunnel
pl: tunel dla kota = cat tunnel
pt: túnel gato = cat tunnel
  main=plastic -> 392690 ~.15
  main=straw -> 460219 ~.03
  * -> 630790
ask: main
t: cat tunnel foldable polyester => 630790
t: metal folding dog crate 36 inch => 732690

@ hamster-wheel
en: hamster wheel; rodent wheel; cat wheel; cat exercise wheel
  main=wood -> 442199 ~.2
  main=plastic -> 392690 ~.4
  * -> 392690
ask: main
t: hamster wheel => 392690
t: metal folding dog crate 36 inch => 732690

@ hand-warmer
en: rechargeable hand warmer; hand warmers disposable; ice bag injury; cold pack; hot cold pack; reusable ice pack injury; ice pack + knee|therapy|injury|shoulder|gel
de: Kältepack = cold pack; Kühlpack = cold pack
fr: poche de froid = cold pack; compresse froide = cold compress
es: bolsa de frío = cold pack
# it
nl: coldpack = cold pack
pl: okład żelowy = gel compress
pt: bolsa térmica gel = hot cold gel pack
not: fire hand warmer; blood cold pack shipping
  "rechargeable|recargable|ricaricabile|recarregável" -> 851679
  * -> 382499
t: hand warmer => 382499
t: latex condoms 12 pack => 401410

@ hearing-aid
en: hearing aid; hearing amplifier; sound amplifier hearing; rechargeable hearing aid; hearing aid tubes; hearing aid domes; bte hearing aid; invisible hearing aid; hearing aid cleaning kit; digital hearing aid; hearing aid wax guards
de: Hörgerät = hearing aid; Hörverstärker = hearing amplifier; Hörhilfe = hearing aid
fr: aide auditive = hearing aid; appareil auditif = hearing aid; amplificateur auditif = hearing amplifier; prothèse auditive = hearing aid; pile auditive = hearing aid battery
es: audífono sordera = hearing aid; amplificador de sonido auditivo = hearing amplifier; audífono recargable sordera = rechargeable hearing aid; pila audífono = hearing aid battery; audífonos para sordos = hearing aid
it: apparecchio acustico = hearing aid; amplificatore acustico = hearing amplifier; protesi acustica = hearing aid; pila apparecchio acustico = hearing aid battery
nl: gehoorapparaat = hearing aid; hoortoestel = hearing aid; gehoorversterker = hearing amplifier; gehoorapparaat batterij = hearing aid battery
pl: aparat słuchowy = hearing aid; wzmacniacz słuchu = hearing amplifier; bateria do aparatu słuchowego = hearing aid battery
pt: aparelho auditivo = hearing aid; amplificador auditivo = hearing amplifier; pilha aparelho auditivo = hearing aid battery
not: hearing protection; hearing test
  "battery|batteria" -> 850660
  "batterie" -> 850660
  "horgeratebatterie" -> 850660
  "pile" -> 850660
  "pila" -> 850660
  "batterij" -> 850660
  "bateria" -> 850660
  "pilha" -> 850660
  "tubes" -> 902190
  "domes" -> 902190
  "guards" -> 902190
  "cleaning|limpieza|pulizia|limpeza" -> 960390
  * -> 902140
t: rechargeable bte hearing aid pair => 902140
t: hearing aid batteries size 312 zinc air 60 pcs => 850660
t: hearing protection ear muffs => !9021

@ heating-pad
en: heating pad; electric heating pad; heated eye mask; neck heating pad; shoulder heating pad; menstrual heating pad
de: Heizkissen = heating pad
fr: coussin chauffant = heating cushion
es: almohadilla eléctrica = electric heating pad
it: termoforo = heating pad
nl: warmtekussen = heating pad
pl: poduszka elektryczna = electric heating pad
not: heating pad reptile; seed heating pad; heating pad 3d printer; printer heating pad; heating pad pet; pet heating pad; seedling heating pad
  * -> 851679
t: electric heating pad back => 851679
t: latex condoms 12 pack => 401410

@ high-chair
en: high chair; baby high chair; portable high chair; hook on high chair
de: Hochstuhl = high chair
fr: chaise haute = high chair; chaise haute bébé = baby high chair; réhausseur de chaise = chair booster seat
es: trona = high chair; trona bebé = baby high chair; trona de bebé = baby high chair; silla de comer bebé = baby high chair; periquera = high chair; trona plegable = foldable high chair
it: seggiolone = high chair; seggiolone pappa = high chair; rialzo sedia bambini = child's booster seat
nl: kinderstoel = high chair
pt: cadeira de refeição = high chair; cadeira alta bebé = baby high chair; cadeirão bebé = baby high chair; cadeira da papa = high chair
not: high chair cover; doll high chair; high chair cushion; high chair mat; bar high chair
  main=wood -> 940169 ~.2
  main=base-metal -> 940179 ~.15
  * -> 940180
t: wooden high chair adjustable => 940169
t: baby bouncer chair metal frame => 940171

@ horse-gear
en: halter horse; girth; lead rope horse; saddle cloth; horse fly mask; horse bell boots; horse head collar; horse lead rope; hoof pick; horse hay net; equestrian whip
de: Gamaschen = gaiters + Pferd; Hufkratzer = hoof pick; Fliegenmaske Pferd = horse fly mask
fr: cure pied = hoof pick; longe = lead rope; bridon = bridoon; mors cheval = horse bit
es: brida caballo = horse bridle; manta caballo = horse blanket; red heno = hay net; bocado caballo = horse bit
it: coperta cavallo = horse blanket; ferro di cavallo = horseshoe; nettapiedi = hoof pick; morso cavallo = horse bit; paracolpi cavallo = horse boots
nl: zadel paard = horse saddle; hoevenkrabber = hoof pick; halstertouw = lead rope
pl: kopystka = hoof pick; uwiąz = horse lead rope; kopystek = hoof pick
pt: sela cavalo = horse saddle; manta cavalo = horse blanket; rede feno = hay net; freio cavalo = horse bit; baixeiro = saddle pad; chicote montaria = riding whip
  "whip" -> 660200
  "crop" -> 660200
  "gerte" -> 660200
  "cravache" -> 660200
  "fusta" -> 660200
  "frustino" -> 660200
  "zweep" -> 660200
  "bat jezdziecki" -> 660200
  "chicote" -> 660200
  "hay net" -> 560819
  "heunetz" -> 560819
  "hooinet" -> 560819
  "filet a foin" -> 560819
  "hoof pick" -> 820559
  * -> 420100       # saddlery and harness for any animal, horse blankets, of any material
t: bicycle saddle gel => !4201

@ horseshoe
en: horseshoe
de: Hufeisen = horseshoe
fr: fer à cheval = horseshoe
es: herradura = horseshoe
it: staffe = stirrups
nl: hoefijzer = horseshoe; bit paard = horse bit
pl: podkowa = horseshoe
pt: ferradura = horseshoe
not: horseshoe necklace; horseshoe game; horseshoe magnet
  main=aluminium -> 761699 ~.03
  * -> 732690
t: horseshoe => 732690
t: english leather horse saddle => 420100

@ hot-water-bottle
en: hot water bag
fr: bouillotte sèche = dry hot pack; bouillotte à eau = hot water bottle
es: bolsa agua caliente = hot water bottle
it: borsa acqua calda = hot water bottle; boule acqua calda = hot water bottle
nl: kruik = hot water bottle
pt: saco de água quente = hot water bag; botija de água quente = hot water bottle; bolsa térmica água = hot water bag
not: kruik jenever; kruik keramiek
  main=plastic -> 392490 ~.15
  "seche" -> 630790
  * -> 401490
t: hot water bag => 401490
t: latex condoms 12 pack => 401410

@ ipl-hair-removal
en: ipl hair removal; ipl device; ipl laser epilator; laser hair removal
de: IPL Gerät = ipl device
fr: épilateur lumière pulsée = pulsed light epilator
es: depiladora ipl = ipl hair removal; depiladora láser = laser epilator
it: epilatore luce pulsata = ipl epilator; epilatore laser = laser epilator
nl: ipl apparaat = ipl device
pl: depilator ipl = ipl epilator; depilator laserowy = laser epilator
pt: depilador ipl = ipl hair remover; depilador a laser = laser hair remover
  * -> 854370
t: cordless hair clipper professional => 851020

@ konjac-sponge
en: konjac sponge
de: Konjac Schwamm = konjac sponge
fr: éponge konjac = konjac sponge
es: esponja konjac = konjac sponge
it: spugna konjac = konjac sponge
nl: konjac spons = konjac sponge; konjac sponzen = konjac sponge
pl: gąbka konjac = konjac sponge
pt: esponja konjac = konjac sponge
  * -> 140490
t: konjac sponge => 140490
t: makeup brush set 12 pcs synthetic => 960330

@ lancet
en: lancet; blood lancet; lancing device
de: Stechhilfe = lancing device
fr: lancettes = lancets; autopiqueur = lancing device
es: lancetas = lancet
it: lancette pungidito = finger lancet
pl: nakłuwacz = lancing device
pt: lancetas = lancets
not: lancette orologio; lancet fish; lancette per orologio
  "device" -> 901890
  * -> 901890
t: sterile blood lancets 100 pcs => 901890
t: blood glucose meter kit => 902789

@ led-face-mask
en: led face mask; led therapy mask; ultrasonic skin scrubber; skin scrubber; silicone face scrubber; light therapy mask; photon therapy
de: LED-Gesichtsmaske = led face mask
fr: masque led = led mask
es: máscara led = led mask
it: maschera led = led face mask
nl: led masker = led mask
pl: maska led = led face mask
pt: máscara led = led mask
not: maska led party; máscara led halloween
  "vacuum|vacío|vuoto|vácuo" -> 850980
  "silicone|silicona" -> 392490
  * -> 854370
t: led face mask light therapy => 854370
t: jade roller for face => 901910

@ litter-box
en: litter box; cat litter box; rabbit litter box; litter box enclosure; litter scoop; cat litter scoop; cat litter mat; litter tray; cat toilet; litter mat; puppy toilet tray; dog toilet tray; dog pooper scooper; pooper scooper
de: Katzenklo = cat litter box; Katzentoilette = cat litter box; Streuschaufel = litter scoop; Hundetoilette = dog toilet; Kotschaufel = pooper scooper
fr: bac à litière = litter box; pelle à litière = litter scoop; maison de toilette chat = cat litter house; toilette chat = cat toilet; toilette pour chat = cat toilet
es: arenero gato = cat litter box; pala arena = cat litter scoop; bandeja sanitaria gato = litter tray; arenero para gatos = cat litter box; alfombrilla arenero = litter mat; bandeja sanitaria = litter tray; bandeja de arena = litter tray; arenero cerrado = covered litter box
it: paletta lettiera = litter scoop; lettiera chiusa = enclosed litter box; cassetta igienica = litter tray; toilette per gatti = cat toilet; vaschetta lettiera = litter tray
nl: kattenbak = cat litter box; kattenbakschep = cat litter scoop
pl: kuweta = litter box; łopatka do kuwety = litter scoop; kuweta dla kota = cat litter box; mata pod kuwetę = litter mat
pt: caixa de areia gato = cat litter box; liteira = litter box; sanitário para gatos = cat litter box; wc gato = cat toilet
not: self cleaning litter box; automatic litter box; mała kuweta do zdjęć
  "self cleaning|automatic|electric|selbstreinigend|autonettoyante" -> 850980 ~.7
  main=stainless-steel -> 732393 ~.03
  main=wood -> 442199 ~.03
  main=base-metal -> 732690 ~.2
  * -> 392490
t: plastic cat litter box with lid => 392490
t: litter bin outdoor => !2508

@ loofah-scrubber
en: loofah; bath loofah; back scrubber
fr: loofah = loofah
nl: loofah = loofah
  main=rubber -> 401490 ~.03
  * -> 392490
t: loofah => 392490
t: latex condoms 12 pack => 401410

@ makeup-brush-sponge
en: makeup brush; foundation brush; makeup brush set; eyeshadow brush; eyebrow brush; lip brush; face brush makeup; kabuki brush; powder brush; silicone face mask brush; blush brush; concealer brush; eyeliner brush; brow brush; facial mask brush; lip applicator disposable; contour brush; blending brush; makeup applicator; make up brush
de: Make-up Pinsel = makeup brush; Schminkpinsel = makeup brush; Pinselset Make-up = makeup brush set; Kosmetikpinsel = cosmetic brush; Lidschattenpinsel = eyeshadow brush; Make-up Pinselset = makeup brush set
fr: pinceau maquillage = makeup brush; set pinceaux maquillage = makeup brush set; pinceau fond de teint = foundation brush; brosse sourcils = brow brush; pinceaux maquillage = makeup brushes; pinceaux de maquillage = makeup brushes
es: brocha de maquillaje = makeup brush; set brochas = makeup brush set; brochas maquillaje = makeup brush; pincel sombras = eyeshadow brush; pincel maquillaje = makeup brush; pinceles de maquillaje = makeup brush; set de brochas = brush set; brochas = brush + maquillaje|base|polvo|rubor
it: pennello trucco = makeup brush; set pennelli trucco = makeup brush set; pennelli make up = makeup brush; pennelli trucco = makeup brush
nl: make up kwast = makeup brush; kwastenset = makeup brush set; make up kwasten = makeup brush
pl: pędzel do makijażu = makeup brush; zestaw pędzli do makijażu = makeup brush set; pędzle do makijażu = makeup brushes
pt: pincel de maquiagem = makeup brush; kit pincéis maquiagem = makeup brush set; pincéis de maquiagem = makeup brushes; pincel de maquilhagem = makeup brush; pincéis de maquilhagem = makeup brushes
not: makeup brush holder; makeup brush bag; makeup brush case; makeup brush organizer; makeup brush handle; brochar
  * -> 960330
t: makeup brush set 12 pcs synthetic => 960330
t: makeup brush holder acrylic => !9603

@ makeup-sponge
en: makeup sponge; powder puff; beauty blender; cosmetic puff; makeup blender; beauty sponge; cosmetic sponge; makeup puff; makeup sponge set; air cushion puff; facial sponge
de: Make-up Schwamm = makeup sponge; Puderquaste = powder puff; Kosmetikschwamm = cosmetic sponge; Schminkschwamm = makeup sponge
fr: éponge maquillage = makeup sponge; houppette = powder puff
es: esponja de maquillaje = makeup sponge; borla maquillaje = makeup puff
it: spugnetta trucco = makeup sponge; piumino cipria = powder puff
nl: make up spons = makeup sponge; poederdons = powder puff; make up sponzen = makeup sponge
pl: gąbka do makijażu = makeup sponge; puszek do pudru = powder puff; gąbeczka do makijażu = makeup sponge
pt: esponja de maquiagem = makeup sponge; puff maquiagem = makeup puff
not: makeup sponge holder; powder puff girls; makeup sponge case; poederdons kat
  * -> 961620
t: latex free makeup sponge blender => 961620
t: makeup brush holder acrylic => !9603

@ mascara-wand
en: mascara wand; disposable mascara wand; eyelash brush; eyelash brush disposable; lash brush; lash wand; spoolie
de: Wimpernbürste = eyelash brush
fr: goupillon cils = lash spoolie
es: cepillo pestañas = eyelash brush
it: scovolino mascara = mascara wand
nl: wimperborsteltje = eyelash brush
pl: szczoteczka do rzęs = eyelash brush
pt: escovinha cílios = eyelash brush
  * -> 960329
t: disposable mascara wands 50 pcs => 960329
t: makeup brush holder acrylic => !9603

@ massage-table
en: massage table; massage bed; treatment couch; spa bed; beauty bed; lash bed; examination table; hospital bed; operating table; medical trolley; tattoo chair; facial bed; examination couch; overbed table medical; iv stand; medical cart; wheelchair bed; portable massage table; pedicure chair; nursing bed
de: Massageliege = massage table; Behandlungsliege = treatment couch; Kosmetikliege = cosmetic couch; Pflegebett = nursing bed; Krankenbett = hospital bed; Untersuchungsliege = examination couch; Infusionsständer = iv stand; Tattoo Liege = tattoo couch
fr: table de massage = massage table; lit d'examen = examination bed; lit médicalisé = hospital bed; table d'examen = examination table; pied à perfusion = infusion stand
es: camilla de masaje = massage table; camilla = couch; cama hospitalaria = hospital bed; mesa quirúrgica = operating table; cama articulada = adjustable bed
it: lettino da massaggio = massage table; letto ospedaliero = hospital bed; lettino estetista = beauty bed; lettino visita = examination couch; letto degenza = hospital bed
nl: massagetafel = massage table; behandeltafel = treatment table; ziekenhuisbed = hospital bed; behandelstoel = treatment chair; onderzoeksbank = examination couch
pl: stół do masażu = massage table; łóżko rehabilitacyjne = rehabilitation bed; leżanka kosmetyczna = beauty couch; łóżko szpitalne = hospital bed; leżanka lekarska = medical couch
pt: maca de massagem = massage table; cama hospitalar = hospital bed; mesa cirúrgica = operating table
not: massage table sheet; massage table cover; massage bed cover; hospital bed rail; hospital bed mattress; hospital bed table
  * -> 940290
t: portable massage table folding => 940290
t: maca powder organic 500g => !9402

@ massager
en: massager; massage gun; neck massager; foot massager; back massager; massage chair; eye massager; head massager; percussion massager; shiatsu massager; vibrating massager; massage roller; massage stick; acupressure mat; massage cushion; handheld massager; scalp massager; massage ball; wooden massager; trigger point massager; anti cellulite massager; muscle massager; electric massager; knee massager; leg massager; massage pillow; massage hammer; body massager; ems foot massager; foot massage mat; cellulite massager; hand massager; spiky massage ball; spa foot bath massager; foot bath massager; abdominal massager; lymphatic massager; wood therapy tool; acupressure slippers; massage mat; acupuncture mat; back scratcher; inversion table; pressotherapy; air compression leg massager; head scratcher; muscle stimulator
de: Massagegerät = massager; Massagepistole = massage gun; Nackenmassagegerät = neck massager; Fußmassagegerät = foot massager; Massagesessel = massage chair; Akupressurmatte = acupressure mat; Massageroller = massage roller; Massageball = massage ball; Kopfmassagegerät = head massager; Massagekissen = massage cushion; Fußsprudelbad = bubbling foot bath; Massagestab = massage stick; Rückenkratzer = back scratcher
fr: masseur = massager; pistolet de massage = massage gun; appareil de massage = massage device; masseur cervical = neck massager; fauteuil de massage = massage chair; tapis d'acupression = acupressure mat; rouleau de massage = massage roller; balle de massage = massage ball; coussin de massage = massage cushion; bain de pieds = foot bath massager; masseur pieds = foot massager; gratte dos = back scratcher
es: masajeador = massager; pistola de masaje = massage gun; masajeador cervical = neck massager; masajeador de pies = foot massager; sillón de masaje = massage chair; esterilla de acupresión = acupressure mat; rodillo de masaje = massage roller; pelota de masaje = massage ball; cojín de masaje = massage cushion; rascador de espalda = back scratcher; maderoterapia = wood therapy tool
it: massaggiatore = massager; massaggiatore cervicale = neck massager; poltrona massaggiante = massage chair; tappetino agopressione = acupressure mat; rullo massaggio = massage roller; pallina massaggio = massage ball; cuscino massaggiante = massage cushion; massaggiatore piedi = foot massager; grattaschiena = back scratcher
nl: massageapparaat = massager; massage gun = massage gun; nekmassage = neck massage device; voetmassage apparaat = foot massager; massagestoel = massage chair; acupressuurmat = acupressure mat; massageroller = massage roller; massagebal = massage ball; massagekussen = massage cushion; voetenbad massage = foot bath massager; rugkrabber = back scratcher
pl: masażer = massager; pistolet do masażu = massage gun; masażer karku = neck massager; masażer do stóp = foot massager; fotel masujący = massage chair; mata do akupresury = acupressure mat; wałek do masażu = massage roller; piłka do masażu = massage ball; poduszka masująca = massage pillow; drapaczka do pleców = back scratcher; bańka drewniana masaż = wooden massage cup
pt: massageador = massager; pistola de massagem = massage gun; massageador cervical = neck massager; massageador de pés = foot massager; cadeira de massagem = massage chair; tapete de acupressão = acupressure mat; rolo de massagem = massage roller; bola de massagem = massage ball; almofada massageadora = massage cushion; coçador de costas = back scratcher; massajador cervical = neck massager
not: massage table; massage oil; massage candle; scalp massager shampoo; face massager; massage gun case; massage stone heater; massage bed; massage chair cover; massage sheet; massage lotion; massager heads; masseur visage; breast massager; masaje; massaggio; massaggiante; massagem
  "back scratcher": main=bamboo|wood 442191 ~.4; main=plastic 392690 ~.03; * 732690
  "rugkrabber" -> 442191
  "ruckenkratzer" -> 442191
  "gratte dos" -> 442191
  "rascador de espalda" -> 442191
  "grattaschiena" -> 442191
  "drapaczka" -> 442191
  "cocador" -> 442191
  part=part -> 901910
  * -> 901910
t: percussion massage gun with heads => 901910
t: acupressure mat and pillow set => 901910
t: massage oil lavender 500ml => !9019

@ medical-glove
en: black nitrile gloves
fr: gants en nitrile jetables = disposable nitrile gloves
es: guantes de vinilo desechables = disposable vinyl glove
it: guanti nitrile = nitrile gloves; guanti lattice = latex gloves; guanti vinile = vinyl gloves; guanti monouso in nitrile = disposable nitrile gloves; guanti da esame = examination gloves
pt: luvas de nitrilo = nitrile gloves; luvas de exame = examination gloves
  "vinyl" -> 392620
  "vinyle" -> 392620
  "vinilo" -> 392620
  "vinile" -> 392620
  "winylowe" -> 392620
  "vinil" -> 392620
  "vinylhandschuhe" -> 392620
  "pe" -> 392620
  "silicone|silicona" -> 392620
  main=plastic -> 392620 ~.03
  * -> 401512
t: boxing gloves 12oz => !4015

@ medical-needle
en: medical needle; suture needle; needle syringe; hypodermic needle; butterfly needle; dispensing needle; needle holder surgical; insulin pen needle; syringe without needle
fr: aiguille médicale = medical needle
es: aguja médica = medical needle; aguja de acupuntura = acupuncture needle
it: ago medico = medical needle
nl: injectienaald = injection needle
pl: igła iniekcyjna = hypodermic needle; igły do akupunktury = acupuncture needles
pt: agulha médica = medical needle; agulha de acupuntura = acupuncture needle
not: needle syringe cooking
  "butterfly|mariposa|farfalla|borboleta" -> 901839
  "syringe" -> 901831
  "holder" -> 901890
  * -> 901832
t: hypodermic needles 23g 100 pcs => 901832
t: meat marinade syringe => !9018

@ microneedling-pen
en: microneedling pen; derma pen; dermaroller; plasma pen; hifu machine; mole removal pen
de: Dermaroller = dermaroller
fr: dermaroller = dermaroller
es: dermaroller = dermaroller
it: dermaroller = dermaroller
nl: dermaroller = dermaroller
pl: dermaroller = dermaroller
pt: dermaroller = dermaroller
  "vacuum|vacío|vuoto|vácuo" -> 850980
  * -> 901890
t: microneedling pen => 901890
t: jade roller for face => 901910

@ mobility-aid
en: walker rollator; crutch; rollator; crutches; walker for seniors; raised toilet; forearm crutches; stand assist; rollator bag; walking frame; toilet safety frame; knee scooter; bath transfer bench; disabled shower chair; bed assist rail; transfer board; sock aid; dressing aid; leg lifter strap; transfer belt; crutch pads; shower handle
de: Rollator = rollator; Krücke = crutch; Gehhilfe = walking aid; Gehgestell = walking frame; Aufstehhilfe = stand-up aid; Krücken = crutches; Anziehhilfe = dressing aid; Rollstuhlrampe = wheelchair ramp; Rollstuhlkissen = wheelchair cushion
fr: déambulateur = walking frame; béquille = crutch; cadre de marche = walking frame; béquilles = crutches; rollator = rollator; pince de préhension = reaching aid grabber
es: andador = walker; muleta = crutch; andador adulto = adult walker; muletas = crutches; pinza recogedora = reacher grabber
it: deambulatore = walking frame; stampella = crutch; stampelle = crutches; rollator = rollator; scooter disabili = mobility scooter; pinza raccogli oggetti = reacher grabber
nl: rollator = rollator; kruk = crutch + onderarm|elleboog|medisch; looprek = walking frame; rolstoelhelling = wheelchair ramp; grijper hulp = reacher grabber; grijpstok = reacher grabber
pl: chodzik dla seniora = walker for seniors; kula ortopedyczna = orthopaedic crutch; balkonik = walking frame; kule ortopedyczne = orthopaedic crutches; uchwyt łazienkowy dla seniora = grab bar for seniors; rolator = rollator
pt: andador adulto = adult walking frame; muleta = crutch; muletas = crutches; andador idoso = walking frame; scooter mobilidade = mobility scooter; pegador de objetos = reacher grabber
not: andador bebé; andador bebê; andador infantil
  "elektrorollstuhl" -> 871390
  "rollstuhlrampe" -> 761699
  "rollstuhlkissen" -> 940490
  "scooter": "knee" 871310; * 871390
  "seniorenmobil" -> 871390
  "scootmobiel" -> 871390
  "skuter" -> 871390
  "shower chair" -> 940180
  "bench" -> 940180
  "handle" -> 392490
  "frame": "toilet" 732490; * 902110
  "bed assist" -> 940399
  "grabber": * 820559
  "reacher" -> 820559
  "greifzange" -> 820559
  "greifhilfe" -> 820559
  "prehension" -> 820559
  "recogedora" -> 820559
  "raccogli" -> 820559
  "grijper" -> 820559
  "grijpstok" -> 820559
  "chwytak" -> 820559
  "pegador" -> 820559
  "transfer board" -> 392690
  "belt" -> 630790
  "strap" -> 630790
  "sock aid" -> 392690
  "dressing" -> 392690
  "pads" -> 630790
  * -> 902110
t: aluminium forearm crutches pair => 902110
t: rollator walker with seat => 902110
t: wheelchair bag => 420292

@ mouth-guard-night
en: mouth guard night; night guard teeth; denture case; retainer case; denture box; aligner case; retainer box; aligner chewies; bite guard; dental guard; teeth grinding guard; mouth guard + teeth|night|sleep|grinding|dental
de: Aufbissschiene = bite splint; Prothesendose = denture box; Knirscherschiene = teeth grinding guard; Zahnspangendose = retainer case
fr: gouttière dentaire = dental guard
es: férula dental = dental guard; férula bruxismo = teeth grinding guard
it: bite dentale = dental guard
nl: bitje tandenknarsen = mouth guard night
pl: szyna na zgrzytanie zębów = teeth grinding guard
pt: placa de bruxismo = teeth grinding guard
  * -> 392690
t: teeth grinding night mouth guard dental => 392690
t: dental chair unit => !9018

@ nail-art-brush
en: nail art brush; nail brush gel; nail dust brush
de: Nail Art Pinsel = nail art brush
fr: pinceau nail art = nail art brush
es: pincel uñas = nail brush
it: pennello nail art = nail art brush
nl: nail art penseel = nail art brush
pl: pędzelek do zdobień = nail art brush
pt: pincel unha = nail brush
  "dust" -> 960329
  * -> 960330
t: nail art brush set liner => 960330
t: gel nail polish 15ml => !392690

@ nail-art-kit
en: nail art kit; nail art pen; nail powder dip; polygel nail kit; acrylic powder nail
  * -> 330430
t: nail art kit => 330430
t: gel nail polish 15ml => !392690

@ nail-art-supplies
en: acrylic nails; nail stamper; nail decoration; nail art tools; nail practice hand; nail sequins; nail polish stand; nail hand rest; nail dotting tool; toe separator nail; nail remover clips; nail display stand; nail color chart; gel x tips; nail display tips; nail palette; nail clip soak off; nail charms; nail glitter; nail tip clipper; gel nail stickers; nail striping tape; nail remover foil
de: Nagel Stempel = nail stamper; Tips = nail tip + Nagel; Nageldeko = nail decoration; Staubabsaugung Nagel = nail dust collector
fr: décoration ongles = nail decoration; patch ongles = nail patch; aspirateur ongles = nail dust collector; chablon ongles = nail form
es: tips uñas = nail tip; decoración uñas = nail decoration; moldes uñas = nail form; aspirador uñas = nail dust collector
it: tips unghie = nail tip; decorazioni unghie = nail decoration; cartine unghie = nail form; aspiratore unghie = nail dust collector
nl: nageltips = nail tip; nagelsjablonen = nail stencils
pl: ozdoby do paznokci = nail decorations; szablony do paznokci = nail stencils; paznokcie press on = press on nails; pochłaniacz pyłu = nail dust collector
pt: tips unhas = nail tips; decoração unhas = nail decoration; unhas postiças press on = press on false nails; molde unha = nail form; adesivos unhas = nail stickers; aspirador unhas = nail dust collector
not: nail glue tips drill; acrylic nails powder liquid set monomer
  "sticker": * 391990
  "stickers" -> 391990
  "decal" -> 391990
  "wraps" -> 391990
  "nagelsticker" -> 391990
  "pegatinas" -> 391990
  "adesivi" -> 391990
  "nagelstickers" -> 391990
  "naklejki" -> 391990
  "adesivos" -> 391990
  "foil|hoja fina|papel de aluminio|lámina|foglio sottile|folha fina|folha" -> 392190
  "striping tape" -> 391910
  "charms": main=base-metal 711719 ~.02; main=base-metal 830890 ~.3; * 392690
  "dust collector" -> 841459
  "staubabsaugung" -> 841459
  "aspirateur" -> 841459
  "aspiratore" -> 841459
  "pochlaniacz" -> 841459
  "aspirador" -> 841459
  "forms": main=paper 482390 ~.7; * 482390
  "chablon" -> 482390
  "nagelsjablonen" -> 482390
  "clipper" -> 821420
  "glitter" -> 392690
  * -> 392690
t: gel nail polish 15ml => !392690

@ nail-clipper-file
en: nail clipper; manicure set; nail file; pedicure kit; cuticle nipper; cuticle pusher; toenail clipper; manicure kit; callus remover; glass nail file; nail nipper; ingrown toenail tool; pedicure set; nail clippers set; foot scraper; foot rasp; nail cutter; callus shaver; cuticle trimmer; electric callus remover; electric nail file; foot grinder; heel file; nail buffer; nail polishing block; foot file; electric foot file; emery board; nail drill bit
de: Nagelknipser = nail clipper; Maniküre Set = manicure set; Nagelfeile = nail file; Pediküre Set = pedicure set; Hornhautfeile = callus file; Nagelhautzange = cuticle nipper; Nagelzange = nail nipper; Hornhautentferner = callus remover; Polierfeile = nail buffer; Hornhauthobel = callus plane; Glasnagelfeile = glass nail file
fr: coupe ongles = nail clipper; kit manucure = manicure kit; lime à ongles = nail file; kit pédicure = pedicure kit; râpe pieds = foot rasp; repousse cuticules = cuticle pusher; pince à cuticules = cuticle nipper; polissoir ongles = nail buffer; lime en verre = glass file; pince à ongles = nail clipper; set manucure = manicure set
es: cortaúñas = nail clipper; set manicura = manicure set; lima de uñas = nail file; set pedicura = pedicure set; lima pies = foot rasp; alicate cutículas = cuticle nipper; empujador de cutículas = cuticle pusher; kit manicura = manicure kit; pulidor uñas = nail buffer; lima de cristal = glass nail file; alicate de uñas = nail nipper; set de manicura = manicure set; tijeras de uñas set = nail scissors set
it: tagliaunghie = nail clipper; set manicure = manicure set; lima unghie = nail file; set pedicure = pedicure set; raspa piedi = foot rasp; spingi cuticole = cuticle pusher; kit manicure = manicure kit; buffer unghie = nail buffer; lima per unghie = nail file; tronchesina unghie = nail nipper
nl: nagelknipper = nail clipper; manicureset = manicure set; nagelvijl = nail file; pedicureset = pedicure set; eeltrasp = callus rasp; nagelriemtang = cuticle nipper; eeltverwijderaar = callus remover; bokkenpootje = cuticle pusher; polijstvijl = buffing nail file
pl: obcinacz do paznokci = nail clipper; zestaw do manicure = manicure set; pilnik do paznokci = nail file; zestaw do pedicure = pedicure kit; tarka do stóp = foot file; cążki do skórek = cuticle nipper; kopytko = cuticle pusher; cążki = nippers; obcinaczka = clipper; pilnik szklany = glass nail file; obcinaczek = clipper
pt: cortador de unhas = nail clipper; kit manicure = manicure kit; lixa de unha = nail file; kit pedicure = pedicure kit; lixa de pé = foot file; alicate de cutícula = cuticle nipper; empurrador de cutícula = cuticle pusher; polidor de unhas = nail buffer; lixa de vidro = glass nail file; corta-unhas = nail clippers; lima de unhas = nail file; alicate de unhas = nail nipper; trim corta unhas = nail clipper
not: dog nail clipper; baby nail clipper; cat nail clipper; nail clipper pet; nail clipper keychain; nail cutter wire; nail clippers pet; cortaúñas perro; cążki do drutu
  "nail drill bit" -> 820790
  "buffer" -> 680530
  "polishing block" -> 680530
  "emery" -> 680520
  "glasnagelfeile" -> 701399
  "verre" -> 701399
  "cristal" -> 701399
  "szklany" -> 701399
  "vidro" -> 701399
  "sandpaper" -> 680520
  "electric|eléctrico|elettrico|elétrico" -> 850980
  "elektrische" -> 850980
  "electrique" -> 850980
  "electrica" -> 850980
  "elettrica" -> 850980
  "elektryczny" -> 850980
  "eletrica" -> 850980
  "glass|vidrio|vetro" -> 701399
  main: plastic 392690 ~.01; wood 392690 ~.01; ceramic 691490 ~.03; glass 701399 ~.03
  * -> 821420
t: stainless steel nail clippers set => 821420
t: manicure set 18 pcs in case => 821420
t: nail file emery board 10 pcs => 680520
t: nail gun pneumatic => !8214

@ nail-drill
en: nail drill; electric nail drill; nail drill machine
de: Nagelfräser = nail drill; elektrische Nagelfeile = electric nail drill
fr: ponceuse ongles = electric nail drill; râpe électrique pieds = electric foot file
es: torno uñas = nail drill; lima eléctrica pies = electric foot file
it: fresa unghie = nail drill; lima piedi elettrica = electric foot file
nl: nagelfrees = nail drill
pl: frezarka do paznokci = nail drill; elektryczny pilnik do stóp = electric foot file
pt: lixadeira unhas = nail drill; lixa elétrica pés = electric foot file
  "electric|eléctrico|elettrico|elétrico" -> 850980
  "elektrische" -> 850980
  "electrique" -> 850980
  "electrica" -> 850980
  "elettrica" -> 850980
  "elektryczny" -> 850980
  "eletrica" -> 850980
  "glass|vidrio|cristal|vetro|vidro" -> 701399
  * -> 850980
t: electric nail drill machine 20000 rpm => 850980
t: nail gun pneumatic => !8214

@ nail-rhinestone
en: nail rhinestone; nail gems
de: Nagel Strasssteine = nail rhinestone
fr: strass ongles = nail rhinestone
es: piedras uñas = nail stone
it: strass unghie = nail rhinestone
nl: nagel steentjes = nail gems
pl: cyrkonie do paznokci = nail rhinestones
pt: pedraria unhas = nail rhinestones
  * -> 701810
t: flatback nail rhinestones crystal => 701810
t: gel nail polish 15ml => !392690

@ nail-scissors
en: nail scissors; cuticle scissors
de: Nagelschere = nail scissors
fr: ciseaux à ongles = nail scissors
es: tijeras de uñas = nail scissors
it: forbicine unghie = nail scissors
nl: nagelschaartje = nail scissors
pl: nożyczki do paznokci = nail scissors
pt: tesoura de unha = nail scissors
  "electric|eléctrico|elettrico|elétrico" -> 850980
  "elektrische" -> 850980
  "electrique" -> 850980
  "electrica" -> 850980
  "elettrica" -> 850980
  "elektryczny" -> 850980
  "eletrica" -> 850980
  "glass|vidrio|cristal|vetro|vidro" -> 701399
  * -> 821300
t: nail scissors => 821300
t: nail gun pneumatic => !8214

@ nail-stamping-plate
en: nail stamping plate
fr: plaque stamping = nail stamping plate
es: placa estampar uñas = nail stamping plate
it: piastra stamping = nail stamping plate
nl: stempelplaat nagels = nail stamping plate
pl: płytka do stempli = nail stamping plate
pt: placa carimbo unha = nail stamping plate
  main=plastic -> 392690 ~.03
  * -> 732690
t: nail stamping plate => 732690
t: gel nail polish 15ml => !392690

@ nasal-aspirator
en: nasal aspirator; baby nasal aspirator; electric nasal aspirator; nasal irrigator baby; snot sucker; nose sucker; nose cleaner baby
de: Nasensauger = nasal aspirator; elektrischer Nasensauger = electric nasal aspirator
fr: aspirateur nasal = nasal aspirator; mouche bébé = baby nasal aspirator
es: aspirador nasal = nasal aspirator; aspirador nasal eléctrico = electric nasal aspirator
it: aspiratore nasale = nasal aspirator
pl: aspirator do nosa = nasal aspirator
pt: aspirador nasal = nasal aspirator; aspirador nasal elétrico = electric nasal aspirator
  "electric|eléctrico|elettrico|elétrico" -> 901890
  main=rubber -> 401490 ~.1
  "elektrischer" -> 901890
  * -> 392690
t: manual silicone nasal aspirator baby => 392690
t: nose hair trimmer battery => !3926

@ natural-loofah
en: natural loofah
de: Luffa = loofah
es: esponja vegetal = vegetable sponge
it: luffa = loofah
pl: luffa = loofah
pt: bucha vegetal = natural loofah
  * -> 460219
t: natural loofah => 460219
t: latex condoms 12 pack => 401410

@ nebulizer-cpap
en: nebulizer; mesh nebulizer; inhaler device; oxygen concentrator; cpap machine; cpap mask; steam inhaler; salt pipe inhaler; oxygen mask; breathing exerciser; resuscitator bag; ventilator medical; nebulizer mask; cpap filter; cpap hose; inhaler spacer; cpap pillow mask; portable oxygen; lung exerciser; cpr mask; bipap; nasal cannula; cpap cleaner; anti snoring chin strap
de: Inhaliergerät = inhalation device; Inhalator = inhaler; Sauerstoffkonzentrator = oxygen concentrator; CPAP Gerät = cpap machine; CPAP Maske = cpap mask; Vernebler = nebulizer; Atemtrainer = breathing trainer; Anti-Schnarch = anti-snoring aid; Beatmungsbeutel = resuscitator bag; Nasenstrips = nasal strip
fr: nébuliseur = nebulizer; inhalateur = inhaler; concentrateur d'oxygène = oxygen concentrator; masque cpap = cpap mask; appareil cpap = cpap machine; anti ronflement = anti snoring device; masque à oxygène = oxygen mask; ambu = resuscitator bag
es: nebulizador = nebulizer; inhalador = inhaler; concentrador de oxígeno = oxygen concentrator; mascarilla cpap = cpap mask; máquina cpap = cpap machine; antirronquidos = anti-snoring device; mascarilla oxígeno = oxygen mask; ambú = resuscitator bag
it: nebulizzatore = nebulizer; aerosol apparecchio = nebulizer; concentratore di ossigeno = oxygen concentrator; maschera cpap = cpap mask; cpap = cpap machine; antirussamento = anti snoring device; inalatore = inhaler device; ambu = resuscitator bag
nl: vernevelaar = nebulizer; inhalator = inhaler; zuurstofconcentrator = oxygen concentrator; cpap masker = cpap mask; cpap apparaat = cpap machine; anti snurk = anti snoring device; beademingsballon = resuscitator bag
pl: nebulizator = nebulizer; inhalator = inhaler; koncentrator tlenu = oxygen concentrator; maska cpap = cpap mask; aparat cpap = cpap machine; na chrapanie; maska tlenowa = oxygen mask; worek ambu = ambu bag
pt: nebulizador = nebulizer; inalador = inhaler device; concentrador de oxigênio = oxygen concentrator; máscara cpap = cpap mask; aparelho cpap = cpap machine; anti ronco = anti-snoring device; máscara oxigênio = oxygen mask; ambu = resuscitator bag
not: garden nebulizer; cool mist nebulizer garden; nebulizador agrícola; nebulizador jardín; car nebulizer; nebulizador inseticida; fog nebulizer; inhalator nikotynowy; cpap pillow bed; nebulizer disinfect sprayer; nebulizzazione; inalazione; inhalation
  "strips" -> 300590
  "nasenstrips" -> 300590
  "chin strap" -> 630790
  "cannula" -> 901839
  "cleaner" -> 854370
  * -> 901920
t: portable mesh nebulizer => 901920
t: cpap nasal mask replacement => 901920
t: disposable nasal cannula oxygen => 901839
t: vape inhaler pen => !9019

@ orthosis-support
en: knee brace; wrist brace; ankle brace; back brace; posture corrector; elbow brace; knee support; ankle support; wrist support; lumbar support belt; back support belt; neck brace; cervical collar; finger splint; knee sleeve; arm sling; shoulder brace; hernia belt; toe separator; bunion corrector; carpal tunnel brace; orthopedic insole; walking boot orthopedic; tennis elbow brace; compression sleeve knee; thumb brace; thumb splint; rib belt; knee immobilizer; foot drop brace; back stretcher; neck stretcher; cervical traction; wrist splint; patella strap; elbow support; spine corrector; night splint; plantar fasciitis; hammer toe; waist support; posture brace; scoliosis brace; umbilical belt; hinged knee brace; truss belt; shoulder support; toe spacer; toe straightener; trigger finger splint; orthopedic insoles; gel toe separator; orthopedic shoe insole
de: Kniebandage = knee support; Handgelenkbandage = wrist support; Knöchelbandage = ankle support; Rückenbandage = back support bandage; Geradehalter = posture corrector; Ellenbogenbandage = elbow support; Halskrause = cervical collar; Fingerschiene = finger splint; Kniestütze = knee support; Rückenstützgürtel = back support belt; Zehenspreizer = toe separator; Halluxschiene = bunion splint; Orthese = orthosis; Bandage = bandage + Knie|Hand|Fuß|Rücken|Ellenbogen|Schulter|Sprunggelenk; Kniegelenkbandage = knee support; Schulterbandage = shoulder support; Haltungskorrektur = posture corrector; Armschlinge = arm sling; Bruchband = hernia belt; orthopädische Einlage = orthopedic insole; Tennisarmspange = tennis elbow brace; Rückenstrecker = back stretcher
fr: genouillère = knee support; attelle poignet = wrist brace; chevillère = ankle support; ceinture lombaire = lumbar support belt; correcteur de posture = posture corrector; coudière orthopédique = orthopaedic elbow support; collier cervical = cervical collar; attelle = splint; écarteur orteil = toe separator; correcteur hallux valgus = bunion corrector; ceinture dorsale = back support belt; attelle pouce = thumb splint; orthèse = orthosis; écharpe bras = arm sling; ceinture abdominale = abdominal belt; genouillère ligamentaire = ligament knee brace
es: rodillera = knee support; muñequera = wrist support; tobillera ortopédica = orthopaedic ankle support; faja lumbar = lumbar support belt; corrector de postura = posture corrector; codera = elbow support; collarín = neck brace; férula = splint; separador de dedos = toe separator; corrector juanetes = bunion corrector; cabestrillo = arm sling; rodillera ortopédica = orthopaedic knee support; férula muñeca = wrist splint; órtesis = orthosis; faja abdominal = abdominal belt
it: polsiera = wrist support; cavigliera ortopedica = orthopaedic ankle support; fascia lombare = lumbar support belt; correttore postura = posture corrector; collare cervicale = cervical collar; tutore = brace; separadita = toe separator; correttore alluce valgo = bunion corrector; tutore polso = wrist brace; busto ortopedico = orthopaedic corset; tutore ginocchio = knee brace; reggibraccio = arm sling; fascia addominale = abdominal binder
nl: kniebrace = knee brace; polsbrace = wrist brace; enkelbrace = ankle brace; rugbrace = back brace; houdingscorrector = posture corrector; elleboogbrace = elbow brace; nekkraag = cervical collar; vingerspalk = finger splint; teenspreider = toe separator; hallux valgus corrector = bunion corrector; kniebandage = knee bandage; rugband = back support belt; duimbrace = thumb brace; schouderbrace = shoulder brace; armsling = arm sling; enkelbandage = ankle bandage
pl: opaska na kolano = knee band; stabilizator nadgarstka = wrist support; stabilizator kolana = knee support; pas lędźwiowy = lumbar support belt; korektor postawy = posture corrector; kołnierz ortopedyczny = cervical collar; orteza = orthosis; separator palców = toe separator; korektor haluksów = bunion corrector; stabilizator kostki = ankle support; szyna na palec = finger splint; temblak = arm sling; ściągacz na kolano = knee sleeve; pas przepuklinowy = hernia belt; stabilizator łokcia = elbow support
pt: joelheira ortopédica = orthopedic knee brace; munhequeira = wrist support; tornozeleira ortopédica = orthopedic ankle brace; cinta lombar = lumbar belt; corretor postural = posture corrector; cotoveleira ortopédica = orthopedic elbow brace; colar cervical = cervical collar; tala = splint; separador de dedos = toe separator; corretor joanete = bunion corrector; órtese = orthosis; tipoia = arm sling; imobilizador = immobilizer; faixa abdominal = abdominal belt; joelheira compressão = compression knee sleeve; suporte tornozelo = ankle support
not: knee pad; knee brace bracket; back brace wood; angle brace; corner brace; dental brace; shelf brace; ginocchiere moto; gomitiera idraulica; cross brace scaffolding; codera cobre; codera pvc; faja reductora; posture corrector sensor; faja moldeadora; faja colombiana; back support cushion; lumbar support pillow; lumbar support car; faja transportadora; strut brace; lumbar support chair; toe separator nail; sleeve compression arm fashion; wrist support mouse pad; wrist rest; wrist support keyboard; bra posture; posture bra; arm sling bag; dog knee brace; shoe insole; muñequera cuero pulsera; polsiera in pelle; polsiera tennis; stabilizator napięcia; faja cinturón mujer; brace bar; knee socks; sling bag; wrist band sweatband; tala de queso; heel cup trailer; heel pad high heel stickers; stabilizator do roślin; tutore per piante; stabilizator obrazu; tutore piante; insole liner; sweatband wrist; faja camisetas; lifting straps
  main: plastic 902110 ~.1; textile 902110 ~.8
  "sports": kind=orthopaedic 902110; * 630790 ~.4
  * -> 902110
t: hinged knee brace adjustable => 902110
t: posture corrector back brace => 902110
t: silicone toe separators bunion corrector => 902110
t: corner brace steel bracket => !9021

@ oximeter-ecg
en: pulse oximeter; fingertip pulse oximeter; patient monitor; spo2 sensor; heart rate monitor medical; blood oxygen monitor; sleep apnea monitor; spo2 monitor; eeg headset
de: Pulsoximeter = pulse oximeter; Fingeroximeter = fingertip oximeter; Patientenmonitor = patient monitor
fr: oxymètre = oximeter; oxymètre de pouls = pulse oximeter; saturomètre = oximeter
es: pulsioxímetro = pulse oximeter; oxímetro = oximeter; oxímetro de pulso = pulse oximeter; saturómetro = pulse oximeter
it: saturimetro = pulse oximeter; pulsossimetro = pulse oximeter; ossimetro = oximeter
nl: saturatiemeter = pulse oximeter; pulsoximeter = pulse oximeter; zuurstofmeter vinger = fingertip pulse oximeter
pl: pulsoksymetr = pulse oximeter
pt: oxímetro = oximeter; oxímetro de pulso = pulse oximeter; oxímetro de dedo = fingertip pulse oximeter
  * -> 901819
t: fingertip pulse oximeter spo2 => 901819
t: dissolved oxygen meter pond => !9018

@ paw-cleaner
en: paw cleaner; dog paw cleaner; dog paw washer
de: Pfotenreiniger = paw cleaner
fr: nettoyeur pattes = paw cleaner
es: limpiapatas = paw cleaner
it: puliscizampe = paw cleaner
nl: pootreiniger = paw cleaner
pl: myjka do łap = paw cleaner
pt: limpador de patas = paw cleaner
  * -> 392490
t: paw cleaner => 392490
t: pet slicker brush dog => 960390

@ pet-bed
en: dog bed; cat bed; pet bed; dog cushion; pet mat; dog sofa bed; cat house; cat cave; pet sofa; pet nest; dog mat; cooling mat pet; cooling mat + dog|pet|cat; pet cooling mat; crate pad; elevated dog bed; calming dog bed; orthopedic dog bed; pet cushion; hamster bed; guinea pig bed; dog kennel bed; cat tent; pet teepee; dog teepee; cat teepee; dog sofa; pet pad self heating; kennel mat; kitten bed; dog house indoor soft
de: Hundebett = dog bed; Katzenbett = cat bed; Hundekissen = dog cushion; Katzenhöhle = cat cave; Hundesofa = dog sofa; Hundematte = dog mat; Katzenhängematte = cat hammock; Haustierbett = pet bed; Hundekörbchen = dog basket; Katzendecke = cat blanket; Kühlmatte Hund = dog cooling mat
fr: panier pour chien = dog basket; lit pour chien = dog bed; coussin pour chien = dog cushion; niche chat = cat house; panier chat = cat basket; lit pour chat = cat bed; couchage chien = dog bed; tapis rafraîchissant chien = dog cooling mat; panier chien = dog basket; corbeille chat = cat basket; niche coussin = padded pet house; coussin chien = dog cushion; panier = pet basket + chien|chat
es: cama para perro = dog bed; cama para gato = cat bed; colchón perro = dog mattress; cueva para gato = cat cave; cama perro = dog bed; cama mascota = pet bed; alfombrilla refrescante perro = dog cooling mat; cama gato = cat bed; colchón para perro = dog mattress; cojín para perro = dog cushion; cama de perro = dog bed; cama para mascotas = pet bed
it: cuccia = pet bed; cuccia per cani = dog bed; cuscino per cani = dog cushion; lettino cane = dog bed; amaca gatto = cat hammock; cuccia gatto = cat bed; lettino gatto = cat bed; tappetino rinfrescante cane = dog cooling mat; cuccia cane = dog bed; lettino per cani = dog bed; cuccia morbida = soft pet bed
nl: hondenmand = dog bed; hondenkussen = dog cushion; kattenmand = cat bed; kattenhangmat = cat hammock; hondenbed = dog bed; kattenhuis = cat house; koelmat hond = dog cooling mat; kattenhuizen = cat house
pl: legowisko = pet bed; legowisko dla psa = dog bed; legowisko dla kota = cat bed; posłanie dla psa = dog bed; domek dla kota = cat house; mata chłodząca dla psa = dog cooling mat
pt: cama para cachorro = dog bed; cama pet = pet bed; cama para gato = cat bed; colchonete cachorro = dog mattress; rede para gato = cat hammock; casinha pet = pet house; tapete gelado pet = pet cooling mat; cama para cão = dog bed; caminha pet = pet bed; caminha cachorro = dog bed; cama = bed + cão|cachorro|pet|gato; cama cão = dog bed
not: cat bed sheet pattern; dog bed cover; hot dog bed; camera; camara
  "kuhlmatte" -> 392690
  "rafraichissant" -> 392690
  "refrescante" -> 392690
  "rinfrescante" -> 392690
  "koelmat" -> 392690
  "chlodzaca" -> 392690
  "gelado" -> 392690
  "cooling": main=textile 630790 ~.15; * 392690
  "elevated": main=base-metal 940320 ~.6; * 940320
  main: plastic 392490 ~.03; straw 460219 ~.03; wood 442199 ~.03; textile 940490 ~.03
  * -> 940490
t: plush donut dog bed calming => 940490
t: gel cooling mat for dogs => 392690
t: bed sheet set queen => !9404

@ pet-blanket
en: pet blanket; dog blanket
de: Hundedecke = dog blanket
fr: couverture chien = dog blanket
es: manta perro = dog blanket
it: coperta cane = dog blanket
nl: hondendeken = dog blanket
pl: koc dla psa = dog blanket
pt: manta pet = pet blanket
  main-fibre=cotton -> 630130 ~.1
  * -> 630140
t: fleece dog blanket => 630140
t: plush donut dog bed calming => 940490

@ pet-bowl-feeder
en: dog bowl; cat bowl; pet bowl; pet feeder; pet water dispenser; lick mat; dog food bowl; pet food container; pet water bottle; dog water bottle; travel dog bowl; elevated dog bowl; hummingbird feeder; pet feeding mat; cat feeder; rabbit water bottle; hamster water bottle; chicken waterer; pet food scoop; pet bottle nursing; raised pet bowl; collapsible dog bowl; squirrel feeder; pet placemat; suet feeder; dog food storage; horse feed bucket; hay feeder rabbit; livestock waterer; parrot feeder; fish feeder manual
fr: gamelle chien = dog bowl; abreuvoir = drinking trough + chien|chat
es: cuenco para perro = dog bowl; bol perro = dog bowl; comedero elevado = raised pet bowl; bebedero = pet drinker + perro|gato; plato para perro = dog plate
it: mangiatoia = feeder + cane|gatto; ciotola per gatti = cat bowl
pt: bebedouro = drinker + cão|gato|pet; tigela para cão = dog bowl; gamela cão = dog bowl; comedouro cães = dog feeder; comedouro pet = pet feeder; taça para cão = dog bowl
not: automatic pet feeder; automatic cat feeder; smart pet feeder; dog bowl stand heater
  main: stainless-steel 732393 ~.2; plastic 392490 ~.7
  use house-goods
ask: main
t: stainless steel dog bowl => 732393
t: glass marble => !7323
t: silicone lick mat for dogs => 392490
t: ceramic cat bowl elevated => 691200
t: ceramic cat bowl => 691200
t: bowling ball 10 lbs => !3924

@ pet-cage
en: dog crate; bird cage; hamster cage; pet cage; dog kennel; parrot cage; pet gate; dog gate; pet fence; cat enclosure; rabbit cage; guinea pig cage; aviary; dog run; nesting box; bat box; cat patio; pet barrier; foldable dog crate; hamster hideout; chinchilla ledge; parrot play stand; pet playpen; dog playpen; pet stairs; dog stairs; dog steps; nest box chicken; bird nest
de: Hundekäfig = dog crate; Vogelkäfig = bird cage; Hamsterkäfig = hamster cage; Hundetreppe = dog stairs; Hunderampe = dog ramp; Welpenauslauf = dog playpen; Hundegitter = dog gate; Hamsterrad = hamster wheel; Vogelspielzeug = bird toy; Freilaufgehege = outdoor pet enclosure; Katzenlaufrad = cat exercise wheel; Hamsterhaus = hamster house; Katzenwandregal = cat wall shelf
fr: cage chien = dog cage; cage oiseau = bird cage; cage hamster = hamster cage; escalier chien = dog stairs; parc pour chien = dog playpen; barrière chien = dog gate; roue hamster = hamster wheel; jouet oiseau = bird toy; volière = aviary; jouet perroquet = parrot toy; enclos lapin = rabbit enclosure
es: jaula perro = dog crate; jaula para pájaros = bird cage; jaula hámster = hamster cage; caseta perro = dog kennel; casa para pájaros = bird house; escalera perro = dog stairs; parque para perros = dog playpen; barrera perro = dog gate; rueda hámster = hamster wheel; juguete loro = parrot toy; terrario = terrarium; pajarera = aviary; nido pájaros = bird nest; valla perro = dog fence
it: gabbia cane = dog cage; gabbia uccelli = bird cage; gabbia criceto = hamster cage; conigliera = rabbit cage; nido uccelli = bird nest; scaletta cane = dog stairs; recinto cani = dog pen; cancelletto cane = dog gate; casetta insetti = insect house; ruota criceto = hamster wheel; giochi pappagallo = parrot toy; terrario = terrarium; voliera = aviary; trespolo = bird perch; casetta uccelli = bird house
nl: hondenbench = dog crate; vogelkooi = bird cage; hamsterkooi = hamster cage; hondenhok = dog kennel; konijnenhok = rabbit hutch; kippenhok = chicken coop; hondentrap = dog stairs; hondenloopplank = dog ramp; puppyren = puppy playpen; hondenhek = dog gate; hamsterwiel = hamster wheel; vogelspeelgoed = bird toy; volière = aviary; vogelhuisje = birdhouse
pl: klatka dla psa = dog crate; klatka dla ptaków = bird cage; klatka dla chomika = hamster cage; klatka dla królika = rabbit cage; kurnik = chicken coop; drzwiczki dla kota = cat flap; schodki dla psa = dog stairs; kojec dla psa = dog playpen; bramka dla psa = dog gate; kołowrotek dla chomika = hamster wheel; zabawka dla papugi = parrot toy; woliera = aviary; domek dla chomika = hamster house
pt: gaiola cachorro = dog cage; gaiola = cage; gaiola hamster = hamster cage; casinha de cachorro = dog house; coelheira = rabbit hutch; galinheiro = chicken coop; porta pet = pet door; casinha de pássaros = birdhouse; escada pet = pet stairs; rampa pet = pet ramp; cercado pet = pet playpen; grade pet = pet gate; roda hamster = hamster wheel; brinquedo papagaio = parrot toy; terrário = terrarium; viveiro = aviary; poleiro = perch; ninho pássaros = bird nest
not: bird cage earring; bird nest dessert; bird nest edible; gaiola roda; gaiola castidade; hot dog crate
  "stairs": main=wood 442199 ~.2; main=textile 940490 ~.1; main=foam 940490 ~.3; * 940490
  "steps": main=wood 442199 ~.2; main=plastic 392690 ~.3; * 940490
  "nest": main=straw 460219 ~.3; main=wood 442199 ~.03; * 460219
  "playpen": main=textile 630790 ~.3; main=plastic 392690 ~.03; * 732690
  main: plastic 392690 ~.1; wood 442199 ~.1; textile 630790 ~.03; iron 732690 ~.03; aluminium 761699 ~.03; base-metal 732690 ~.03
  "wire" -> 732620
  * -> 732690
ask: main
t: metal folding dog crate 36 inch => 732690
t: wooden bird house nesting box => 442199
t: bicycle bottle cage aluminium => !7326

@ pet-carrier
en: cat carrier backpack; dog purse; dog sling carrier; transport box dog; hamster carrier; dog booster seat; cat sling; dog car seat
de: Transportbox = transport box + Hund|Katze|Haustier; Hundetasche = dog carrying bag; Tragetasche Katze = cat carrying bag; Hundeautositz = dog car seat
fr: cage de transport = pet transport cage; panier de transport = pet carrier basket; sac transport chat = cat carrier bag; siège auto chien = dog car seat
es: bolsa transporte perro = dog carrier bag; transportín gato = cat carrier; mochila perro = dog backpack; asiento coche perro = dog car seat
it: borsa trasporto cane = dog carrier bag; seggiolino auto cane = dog car seat
nl: transportbox = transport box + hond|kat; hondentas = dog bag; reismand kat = cat carrier; draagtas hond = dog carrier bag
pl: transporter = pet carrier + kot|pies|zwierzęta; fotelik dla psa = dog car seat
pt: caixa de transporte = pet transport box; bolsa transporte pet = pet carrier bag; bolsa pet = pet bag; cadeirinha pet = pet car seat
not: jason statham transporter; caixa de transporte ferramentas; volkswagen transporter; vw transporter; transporter t5; transporter t4; transporter t6
  "car seat": main=plastic 392690 ~.03; * 630790
  "autositz" -> 630790
  main: plastic 392690 ~.25; textile 420292 ~.7; base-metal 732690 ~.03; straw 460219 ~.03; wood 442199 ~.03
  * -> 420292
ask: main
t: foldable dog travel crate bag purse => !4407

@ pet-clothing
en: dog shirt; pet dress; dog goggles; dog cooling vest; pet life jacket; dog cap
de: Hundekleidung = dog clothing; Hundebademantel = dog bathrobe
fr: imperméable chien = dog raincoat; déguisement chien = dog costume
es: chubasquero perro = dog raincoat; disfraz perro = dog costume; ropa perro = dog clothes
it: maglione cane = dog sweater; impermeabile cane = dog raincoat; abbigliamento cani = dog clothing
pl: kubrak dla psa = dog jacket; płaszczyk dla psa = dog coat; sweterek dla psa = dog sweater
pt: capa de chuva cachorro = dog raincoat; fantasia pet = pet costume
not: dog sweater for women; dog print shirt; cat sweater women; hot dog costume; cat shirt women; dog lover shirt; dog mom shirt; cat costume adult
  * -> 420100
t: waterproof dog coat winter => 420100
t: pet halloween costume dog => 420100
t: women sweater wool knitted => !4201

@ pet-collar-harness
en: puppy collar; dog collar bow tie; pet bandana; dog vest harness; dog head halter; pet id collar; dog traffic lead; tactical dog harness
de: Katzenleine = cat leash
fr: laisse enrouleur = retractable leash; harnais chat = cat harness; laisse chien = dog leash
es: arnés perro = dog harness; arnés gato = cat harness; collar perro = dog collar
it: pettorina = animal harness; guinzaglio estensibile = retractable leash; pettorina cane = dog harness
pl: smycz = leash; szelki dla kota = cat harness
pt: peitoral = pet harness
not: bark collar; training collar electronic; flea collar; cone collar; dog collar light; electric dog collar; recovery collar; gps dog collar; shock collar; smycz na klucze; bozal covid; obroża na pchły; obroża przeciw pchłom; coleira anti pulgas; coleira antipulgas; antiparasitic collar; gps collar; coleira elisabetana; guia de cachorro alarme; anti bark collar; guia espiritual; dog leash holder hook; coleira gps; coleira de choque
  * -> 420100
t: nylon dog harness no pull => 420100
t: leather cat collar with bell => 420100
t: electronic dog training collar => !4201

@ pet-comb
en: pet comb; dog comb; flea comb; cat comb; curry comb; deshedding tool; undercoat rake
de: Hundekamm = dog comb; Flohkamm = flea comb
fr: peigne chien = dog comb; peigne anti puces = flea comb
es: peine perro = dog comb; peine antipulgas = flea comb
it: pettine cane = dog comb; pettine pulci = flea comb
nl: hondenkam = dog comb
pl: grzebień dla psa = dog comb; grzebień dla kota = cat comb
pt: pente cachorro = dog comb; pente anti pulgas = flea comb
  main=plastic -> 961511 ~.25
  * -> 961519
t: stainless steel flea comb for cats => 961519
t: pet slicker brush dog => 960390

@ pet-dryer
en: pet dryer; dog dryer; dog hair dryer
de: Hundetrockner = dog dryer
fr: séchoir chien = dog dryer
es: secador perro = dog dryer
it: asciugatore cani = dog dryer
nl: hondendroger = dog dryer
pl: suszarka dla psa = dog dryer
pt: secador pet = pet dryer
  * -> 851631
t: pet dryer => 851631
t: pet slicker brush dog => 960390

@ pet-feeder-automatic
en: automatic pet feeder; automatic cat feeder; smart pet feeder; self cleaning litter box; automatic litter box; automatic feeder; wifi pet feeder; automatic dog feeder; automatic fish feeder
de: Futterautomat = automatic feeder; automatischer Futterspender = automatic feeder; selbstreinigendes Katzenklo = self cleaning litter box; Fischfutterautomat = automatic fish feeder
fr: distributeur automatique croquettes = automatic kibble dispenser; litière autonettoyante = self cleaning litter box; distributeur de croquettes automatique = automatic kibble dispenser; distributeur croquettes automatique = automatic kibble dispenser; gamelle automatique = automatic pet bowl
es: comedero automático = automatic feeder; arenero automático = automatic litter box; dispensador automático comida = automatic food dispenser; arenero autolimpiable = self cleaning litter box; dispensador de comida perro = dog food dispenser; comedero automático gato = automatic cat feeder
it: distributore automatico croccantini = automatic kibble dispenser; lettiera autopulente = self cleaning litter box; dispenser automatico cibo = automatic food dispenser; dispenser cibo automatico = automatic food dispenser; mangiatoia automatica = automatic feeder; distributore crocchette automatico = automatic kibble dispenser
nl: voederautomaat = automatic feeder; zelfreinigende kattenbak = self cleaning litter box; automatische voerbak = automatic feeder
pl: automatyczny podajnik karmy = automatic pet feeder; kuweta automatyczna = automatic litter box; poidło automatyczne = automatic waterer; automatyczne poidło = automatic waterer
pt: comedouro automático = automatic feeder; caixa de areia automática = automatic litter box; alimentador automático = automatic feeder; alimentador automático pet = automatic pet feeder
not: chicken automatic feeder gravity; automatic feeder scanner
  "filter|filtro" -> 842199
  * -> 847989
t: automatic cat feeder wifi 4l => 847989
t: automatic document feeder scanner => !8479

@ pet-fountain
en: pet fountain; pet water fountain; cat water fountain; bird bath fountain; cat fountain; pet fountain filter; cat fountain filter; pet fountain pump
de: Trinkbrunnen Katze = cat water fountain; Katzenbrunnen = cat fountain; Trinkbrunnen = drinking fountain
fr: fontaine à eau chat = cat water fountain; fontaine chat = cat fountain; fontaine à eau pour chien = dog water fountain; fontaine pour chat = cat fountain
es: fuente de agua gato = cat water fountain; fuente para gatos = cat fountain; fuente de agua para gatos = cat water fountain; bebedero fuente = drinking fountain for pets; fuente gato = cat fountain
it: fontanella gatto = cat fountain; fontana gatti = cat fountain; fontanella per gatti = cat fountain; fontana per gatti = cat fountain
nl: drinkfontein kat = cat water fountain; drinkfontein = drinking fountain
pl: fontanna dla kota = cat fountain; poidełko fontanna = pet water fountain
pt: fonte para gatos = cat fountain; fonte de água gato = cat water fountain; fonte de água para gatos = cat water fountain; fonte bebedouro gato = cat water fountain; fonte gato = cat fountain
  "filter|filtro" -> 842199
  * -> 841370
t: cat water fountain 2l with pump => 841370
t: cat water fountain 2l with filter => 841370
t: pet fountain filter replacement => 842199
t: automatic cat feeder wifi 4l => 847989

@ pet-gps-tracker
en: pet gps tracker; gps dog collar
de: GPS-Tracker Hund = dog gps tracker
fr: collier gps chien = gps dog collar
es: gps perro = dog gps
it: gps cane = dog gps tracker
nl: gps hond = dog gps tracker
pl: lokalizator psa = dog tracker
pt: rastreador pet = pet tracker
  * -> 852691
t: pet gps tracker => 852691
t: army dog tag necklace => !7326

@ pet-grooming
en: pet brush; dog brush; cat brush; pet hair remover; deshedding brush; slicker brush; dog bath brush; pet grooming brush; cat hair brush; pet steam brush; pet hair roller; pet grooming kit; dog grooming kit; cat scratch brush; horse brush; pet grooming scissors; dog toothbrush; finger toothbrush pet; grooming table; pet grooming vacuum; grooming arm dog
de: Hundebürste = dog brush; Katzenbürste = cat brush; Tierhaarentferner = pet hair remover; Fellbürste = coat brush; Unterwollbürste = undercoat brush; Zeckenkarte = tick card; Striegel = curry comb
fr: brosse pour chien = dog brush; brosse pour chat = cat brush; brosse chien = dog brush; brosse chat = cat brush; étrille = curry comb; ramasse poils animaux = pet hair remover; tire tique = tick remover; carde = carding brush; brosse démêlante chien = dog detangling brush
es: cepillo para perro = dog brush; cepillo para gato = cat brush; cepillo perro = dog brush; cepillo gato = cat brush; quitapelos mascotas = pet hair remover; lima uñas perro = dog nail file; quita garrapatas = tick remover; cepillo para mascotas = pet brush; peine para perros = dog comb
it: spazzola cane = dog brush; spazzola gatto = cat brush; spazzola per cani = dog brush; cardatore = slicker brush; levapeli animali = pet hair remover; lima unghie cane = dog nail file; leva zecche = tick remover; spazzola per gatti = cat brush; toelettatura = pet grooming
nl: hondenborstel = dog brush; kattenborstel = cat brush; verzorgingshandschoen = grooming glove; kattenkam = cat comb; vlooienkam = flea comb; dierenhaarverwijderaar = pet hair remover; rosborstel = curry comb
pl: szczotka dla psa = dog brush; szczotka dla kota = cat brush; kleszczołapki = tick tweezers; furminator = deshedding tool; zgrzebło = curry comb; szczotka do sierści = pet hair brush
pt: escova para cachorro = dog brush; escova para gato = cat brush; removedor carrapato = tick remover; rasqueadeira = slicker brush; escova pet = pet brush; removedor de pelos pet = pet hair remover; escova para cães = dog brush; escova tira pelos = hair removal brush
not: dog brush pan; cat brush washing; cat brush pen
  "vacuum|vacío|vuoto|vácuo" -> 850811
  "scissors" -> 821300
  "grooming table" -> 940320
  "grooming arm" -> 732690
  "tire tique" -> 392690
  "garrapatas" -> 392690
  "zecche" -> 392690
  "kleszcz" -> 392690
  "toothbrush" -> 960321
  * -> 960390
t: pet slicker brush dog => 960390
t: horsehair makeup brush => !960390

@ pet-id-tag
en: pet id tag; dog tag engraved; dog name tag; pet tag; ear tag livestock
de: Hundemarke = dog tag
fr: médaille chien = dog tag
es: placa identificativa perro = dog id tag
it: medaglietta cane = dog tag
nl: hondenpenning = dog tag
pl: adresówka = pet id tag; adresówek = pet id tag
pt: plaquinha identificação pet = pet id tag
  "ear" -> 392690
  main=plastic -> 392690 ~.1
  main=aluminium -> 761699 ~.25
  main=copper -> 741980 ~.03
  main=leather -> 420500 ~.03
  * -> 732690
t: engraved pet id tag stainless steel => 732690
t: army dog tag necklace => !7326

@ pet-litter
en: cat litter; clumping cat litter; clay cat litter; cat litter + bentonite|clay; bird sand; chinchilla sand; litter disposal; bentonite cat litter; tofu cat litter; crystal cat litter; silica gel cat litter; hamster bedding; pet bedding shavings; wood pellet litter; litter liner
de: Katzenstreu = cat litter; Katzenstreu = cat litter + Bentonit; Klumpstreu = clumping cat litter; Kleintierstreu = small pet bedding; Katzenstreumatte = cat litter mat; Vogelsand = bird sand
fr: litière chat = cat litter; litière pour chat = cat litter; litière agglomérante = clumping cat litter; litière = cat litter + chat|bentonite; tapis litière = litter mat; litière rongeur = rodent litter; ramasse crottes = pooper scooper; litière minérale = mineral litter; litière = pet litter + chat|végétale
es: arena para gatos = cat litter; arena de gato = cat litter; arena aglomerante = clumping cat litter; arena = cat litter + bentonita gato|bentonita gatos; lecho hámster = hamster bedding; recogedor excrementos = pet waste scooper; arena gato = cat litter; lecho para gatos = cat litter; arena sanitaria = cat litter
it: lettiera gatto = cat litter; lettiera per gatti = cat litter; lettiera agglomerante = clumping litter; lettiera = cat litter + bentonite|gatto; lettiera = animal litter; sabbia gatti = cat litter; toilette gatto = cat litter; lettiera roditori = rodent bedding; raccogli feci cane = dog poop scoop; tappetino lettiera = litter mat; sabbia per gatti = cat litter
nl: kattenbakvulling = cat litter; kattenbakvulling = cat litter + bentoniet; klontvormende kattenbakvulling = clumping cat litter; bodembedekking knaagdieren = rodent bedding; kattenbakmat = cat litter mat; kattengrit = cat litter; poepschep = litter scoop
pl: żwirek dla kota = cat litter; żwirek bentonitowy = bentonite litter; żwirek zbrylający = clumping litter; żwirek = cat litter + bentonit|bentonitowy|kot; ściółka dla chomika = hamster bedding; żwirek = litter; szufelka na odchody = waste scoop
pt: areia para gato = cat litter; areia de gato = cat litter; areão para gatos = cat litter; areia aglomerante = clumping cat litter; pá de areia gato = cat litter scoop; areia sanitária = cat litter; granulado sanitário = litter granules; tapete areia gato = cat litter mat; sanitário para cães = dog toilet; areia gato = cat litter; areia higiênica = cat litter; granulado higiênico = litter granules
not: kattenbakvulling luchtverfrisser; cat litter deodorizer
  "liner" -> 392321
  "tofu" -> 230990
  "crystal|cristal|cristallo" -> 281122
  "silica" -> 281122
  "wood|madera|legno|madeira" -> 440131
  "shavings" -> 440149
  "bedding" -> 440149
  * -> 250810
t: 고양이 모래 벤토나이트 10kg => 250810
t: bentonite clumping cat litter 10l => 250810
t: litter bin outdoor => !2508

@ pet-pad-diaper
en: puppy pad; pee pad; dog training pad; puppy training pad; washable pee pad; dog pee pad; pet training pad; reusable dog pad; belly band dog
de: Welpenunterlage = puppy pad; Trainingsunterlage Hund = dog training pad; Welpenpads = puppy pad
fr: tapis éducateur chien = dog training pad; alèse chien = dog pee pad; tapis propreté chiot = puppy pad
es: empapador perro = dog pee pad; empapadores = pee pad; alfombrilla entrenamiento cachorro = puppy training pad
it: tappetino igienico = pet training pad; traversine cani = dog training pad; tappetini assorbenti cani = dog training pad
nl: puppypads = puppy pad; trainingspads = training pad; plasmat = pee pad
pl: podkłady higieniczne dla psa = dog pads; mata higieniczna = hygienic mat; maty treningowe = training pads
pt: tapete higiênico = pet training pad; tapete higiênico cachorro = dog pee pad; resguardos caninos = dog pads
  "washable" -> 630790
  "reusable" -> 630790
  * -> 481890       # absorbent pads of cellulose for animals; doubt: 9619
t: puppy training pads 60x60 100 pcs => 481890
t: knee pads skating => !4818

@ pet-stroller
en: pet stroller; dog stroller; pet trailer
de: Hundebuggy = dog stroller
fr: poussette chien = dog stroller
es: cochecito perro = dog stroller
it: passeggino cane = dog stroller
nl: hondenbuggy = dog stroller
pl: wózek dla psa = dog stroller
pt: carrinho para cachorro = dog stroller
  * -> 871680
t: foldable dog stroller 4 wheels => 871680
t: foldable dog travel crate bag purse => !4407

@ pet-training-device
en: bark collar; dog training collar; training collar electronic; shock collar; anti bark device; wireless dog fence; anti bark collar; ultrasonic bark device; inflatable dog collar; electric dog fence; dog agility set; microchip pet; pet microchip reader
de: Antibellhalsband = anti bark collar; Erziehungshalsband = training collar; Kotbeutelspender = poop bag dispenser; Hundezaun = dog fence
fr: collier anti aboiement = anti bark collar; collier de dressage = training collar; boucle d'oreille bétail = livestock ear tag; distributeur sac crotte = poop bag dispenser
es: collar antiladridos = anti bark collar; collar de adiestramiento = dog training collar
it: collare antiabbaio = anti bark collar; collare addestramento = dog training collar; porta sacchetti cane = dog poop bag holder
nl: anti blafband = anti bark collar; trainingshalsband = training collar; poepzakjeshouder = poop bag holder
pl: obroża antyszczekowa = bark collar; obroża elektryczna = electric dog collar; pojemnik na woreczki = poop bag holder
pt: coleira antilatido = anti bark collar; coleira de adestramento = training collar; porta saquinho = poop bag holder
  "agility" -> 950699
  "microchip": "reader" 847190; * 854231
  "inflatable|hinchable|inflable|gonfiabile|insuflável|inflável" -> 392690
  * -> 854370
t: anti bark collar rechargeable => 854370
t: army dog tag necklace => !7326

@ pet-urn-memorial
en: pet urn; cremation urn; pet memorial stone; ashes urn; keepsake urn; urn for ashes; memorial garden stone; dog memorial; cat urn; pet casket; memory box pet
de: Urne = urn; Tierurne = pet urn; Gedenkstein = memorial stone
fr: urne funéraire = cremation urn; urne chien = dog urn; plaque commémorative animal = pet memorial plaque
es: urna funeraria = funeral urn; urna mascota = pet urn; lápida mascota = pet gravestone
it: urna cineraria = cremation urn; urna cane = dog urn; lapide animali = pet memorial stone
nl: urn = urn; dierenurn = pet urn; gedenksteen = memorial stone
pl: urna = urn; urna dla psa = dog urn; kamień pamiątkowy = memorial stone
pt: urna funerária = funeral urn; urna pet = pet urn; lápide pet = pet gravestone; caixão = coffin
not: coffin bag; coffin nail; ballot urn; coffin shelf; coffin tips; urn necklace; urna electoral; coffin ring; tea urn; coffee urn; coffin press on; hot water urn; bara di carnevale; coffin shape; coffin box makeup; coffin acrylic; coffin decoration halloween
  "coffin" -> 442120
  "casket" -> 442120
  "sarg" -> 442120
  "cercueil" -> 442120
  "ataud" -> 442120
  "doodskist" -> 442120
  "trumna" -> 442120
  "caixao" -> 442120
  "stone" -> 680299
  main: wood 442090 ~.2; base-metal 830629 ~.4; ceramic 691390 ~.1; stone 680291 ~.03; glass 701399 ~.03; plastic 392640 ~.03
  * -> 830629
ask: main
t: brass cremation urn adult => 830629
t: wooden pet urn with photo frame => 442090
t: press on nails coffin shape => !4421

@ piercing-gun
en: piercing gun; piercing kit; ear piercing gun
de: Piercing Pistole = piercing gun
fr: pistolet perce oreille = ear piercing gun
es: pistola piercing = piercing gun
it: pistola piercing = piercing gun
nl: piercing pistool = piercing gun
pl: pistolet do kolczykowania = piercing gun
pt: pistola piercing = piercing gun
  "kit" -> 901890
  * -> 901890
t: piercing gun => 901890
t: rotary tattoo machine pen => 854370

@ pill-box
en: pill box; pill organizer; pill cutter; pill crusher; medicine organizer; pill splitter; tablet cutter; pill case; female urination device
de: Pillendose = pill box; Tablettenbox = tablet box; Tablettenteiler = tablet cutter
fr: pilulier = pill box; coupe comprimé = pill cutter
es: pastillero = pill box; cortapastillas = pill cutter
it: portapillole = pill box; tagliapillole = pill splitter
nl: pillendoos = pill box; pillensnijder = pill cutter; medicijndoos = medicine box; pillendozen = pill box; medicijndozen = medicine box
pl: pojemnik na leki = pill box; przecinacz do tabletek = pill cutter; organizer na leki = medicine organizer
pt: porta comprimidos = pill box; cortador de comprimidos = pill cutter; organizador de comprimidos = pill organizer
  main: iron 732690 ~.02; aluminium 761699 ~.02; leather 420231 ~.01; base-metal 732690 ~.02; wood 442090 ~.01; silver 711319 ~.01
  * -> 392490
t: weekly pill organizer 7 day => 392490
t: multivitamin tablets 60 => !3924

@ prosthesis
en: prosthesis; breast form; prosthetic leg; artificial eye; prosthetic arm; silicone breast form; mastectomy breast prosthesis; prosthetic liner; glass eye prosthesis; breast prosthesis; ocular prosthesis; prosthetic foot; orthopedic implant; hip implant; bone screw implant
de: Prothese = prosthesis; Brustprothese = breast prosthesis; Beinprothese = prosthetic leg; Glasauge = glass eye; Hüftimplantat = hip implant
fr: prothèse = prosthesis; prothèse mammaire = breast prosthesis; prothèse jambe = prosthetic leg; oeil artificiel = artificial eye
es: prótesis = prosthesis; prótesis mamaria = breast prosthesis; ojo artificial = artificial eye
it: protesi = prosthesis; protesi mammaria = breast prosthesis; occhio artificiale = artificial eye
nl: prothese = prosthesis; borstprothese = breast prosthesis
pl: proteza = prosthesis; proteza piersi = breast prosthesis
pt: prótese = prosthesis; prótese mamária = breast prosthesis
not: protesi acustica; proteza na halloween; prothèse auditive
  "hip" -> 902131
  "huftimplantat" -> 902131
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 902110
  * -> 902139
t: silicone breast prosthesis mastectomy => 902139
t: false teeth denture set => 902121

@ rabbit-hutch
en: rabbit hutch; chicken coop; birdhouse; bee hotel; insect hotel; bird swing; cat shelf; cat wall shelf; bird ladder; dog house; bird house; hedgehog house; hamster house; squirrel house; duck house; dog ramp; pet ramp; hamster toy; bird toy; parrot toy; bird perch; parrot perch; bird rope perch
de: Hundehütte = dog house; Kaninchenstall = rabbit hutch; Hühnerstall = chicken coop; Nistkasten = nesting box; Vogelhaus = bird house; Insektenhotel = insect hotel; Vogelhäuschen = bird house; Futterhaus Vögel = bird feeder house
fr: niche = kennel; niche chien = dog house; clapier = rabbit hutch; poulailler = chicken coop; nichoir = nest box; hôtel à insectes = insect hotel; rampe chien = dog ramp; perchoir = perch
es: conejera = rabbit hutch; gallinero = chicken coop; hotel de insectos = insect hotel; rampa perro = dog ramp; percha loro = parrot perch
it: pollaio = chicken coop; cuccia esterno legno = wooden outdoor kennel; rampa cane = dog ramp
nl: nestkast = nest box; insectenhotel = insect hotel; vogelhuis = birdhouse; voederhuisje = bird feeder house; nestkastje = nest box
pl: buda dla psa = dog house; budka lęgowa = nest box; hotel dla owadów = insect hotel; rampa dla psa = dog ramp; domek dla ptaków = bird house; budka dla ptaków = bird house
pt: hotel de insetos = insect hotel
not: dog house game; niche led; automatic chicken coop door
  main=plastic -> 392690 ~.15
  main=ceramic -> 691390 ~.03
  main=textile -> 940490 ~.05
  main=aluminium -> 761699 ~.03
  main=base-metal -> 732690 ~.03
  main=wood -> 442199 ~.3
  * -> 442199
ask: main
t: wooden bird house nesting box => 442199
t: plastic cat flap door 4 way => 392520

@ rain-cover accessory of stroller
en: rain cover + stroller|pushchair|pram|buggy; rain cover for pushchair; rain cover for stroller; stroller rain cover; rain cover stroller; stroller hook; stroller hooks; stroller cup holder
de: Regenschutz Kinderwagen = stroller rain cover; Regenschutz = stroller rain cover + Kinderwagen|Buggy|Sportwagen; Regenverdeck = stroller rain cover + Kinderwagen|Buggy|Sportwagen; Regenhaube = stroller rain cover + Kinderwagen|Buggy
fr: habillage pluie = rain cover; protection pluie = stroller rain cover + poussette|landau
es: plástico lluvia carrito = stroller rain cover; plástico de lluvia = stroller rain cover + carrito|silla|cochecito; burbuja de lluvia = stroller rain cover + carrito|silla|cochecito
it: parapioggia passeggino = stroller rain cover
nl: regenhoes kinderwagen = stroller rain cover
pl: folia przeciwdeszczowa do wózka = stroller rain cover
pt: capa de chuva carrinho = stroller rain cover
  "hook|hooks": main=aluminium 761699 ~.3; * 392690
  main=textile -> 630790 ~.03
  * -> 392690
t: aluminium stroller hook => 761699
t: pvc rain cover for pushchair => 392690
t: Kinderwagen Regenschutz => 392690
t: stroller organizer bag with cup holders => 420292

@ razor
en: safety razor; razor; disposable razor; straight razor; shaving razor; eyebrow razor; double edge razor; dermaplaning razor; women razor; shavette; facial razor; bikini razor; dermaplane tool; callus razor
de: Rasierer = razor; Rasierhobel = safety razor; Einwegrasierer = disposable razor; Rasiermesser = straight razor; Augenbrauenrasierer = eyebrow razor; Nassrasierer = wet razor
fr: rasoir = razor; rasoir de sûreté = safety razor; rasoir jetable = disposable razor; coupe chou = straight razor; rasoir sourcils = eyebrow razor; rasoir de sécurité = safety razor; rasoir mécanique = manual razor
es: maquinilla de afeitar = shaving razor; maquinilla desechable = disposable razor; navaja de afeitar = straight razor; perfilador cejas = eyebrow razor; cuchillas desechables = disposable razor blade; rastrillo desechable = disposable razor; rasuradora desechable = disposable razor
it: rasoio = razor; rasoio di sicurezza = safety razor; rasoio usa e getta = disposable razor; rasoio sopracciglia = eyebrow razor; rasoio a mano libera = straight razor
nl: scheermes = razor; veiligheidsscheermes = safety razor; wegwerpscheermes = disposable razor; wenkbrauwscheermes = eyebrow razor
pl: maszynka do golenia = razor; brzytwa = straight razor; golarka jednorazowa = disposable razor; nożyki do brwi = eyebrow razors
pt: barbeador manual = manual razor; aparelho de barbear = shaving razor; navalha = straight razor; navalha sobrancelha = eyebrow razor; gilete = razor blade; máquina de barbear manual = manual razor; lâminas descartáveis = disposable razors; navalha de barbear = straight razor; máquina de barbear descartável = disposable razor; aparelho de barbear descartável = disposable razor; lâminas de barbear descartáveis = disposable razors; barbeador descartável = disposable razor; lâmina descartável barbear = disposable razor
not: electric razor; razor wire; rasoir électrique; razor stand; razor holder; razor scooter; razor case; razor scraper; rasoio elettrico; rasoir anti peluches; razor phone; razor strop; razor fish; maquinilla de afeitar eléctrica; razor keyboard; razor blade scraper; razor clam
  power=electric|battery|mains -> 851010 ~.03
  * -> 821210
t: double edge safety razor chrome => 821210
t: electric razor wet dry => !8212

@ razor-blade
en: safety razor blade; double edge razor blade; shaver blade + razor; razor blade; double edge blade; shaver blade cartridge; replacement blades gillette; razor cartridge; razor head; razor refill
de: Rasierklinge = razor blade; Rasierklingen = razor blade; Ersatzklingen Rasierer = razor replacement blade; Klingen Rasierer = razor blade
fr: lame de rasoir = razor blade; lames de rasoir = razor blades
es: cuchilla de afeitar = razor blade; hojas de afeitar = razor blade
it: lametta da barba = razor blade; lamette = razor blade
nl: scheermesjes = razor blade; scheermesje = razor blade; scheermesjes navulling = razor refill
pl: żyletka = razor blade; żyletki = razor blades; wkłady do maszynki = razor cartridges; żyletek = razor blade; ostrza do golenia = shaving blades; wkłady do maszynki do golenia = razor cartridges; ostrza wymienne do maszynki = razor replacement blades
pt: lâmina de barbear = razor blade; lâminas de barbear = razor blades
not: razor blade scraper
  "razor" -> 821220
  * -> 821220
t: razor blades 100 pcs stainless => 821220
t: electric razor wet dry => !8212

@ red-light-therapy
en: red light therapy; infrared lamp therapy; red light therapy panel; uv phototherapy lamp; heat lamp therapy; infrared heat lamp; light therapy lamp; sad lamp
de: Rotlichtlampe = red light lamp; Tageslichtlampe = daylight lamp; Rotlichttherapie = red light therapy lamp; Lichttherapielampe = light therapy lamp
fr: luminothérapie = light therapy; lampe lumière rouge = red light lamp; lampe de luminothérapie = light therapy lamp
es: luz roja terapia = red light therapy; lámpara luminoterapia = light therapy lamp; terapia luz roja = red light therapy
it: terapia luce rossa = red light therapy; lampada luminoterapia = light therapy lamp
nl: daglichtlamp = daylight lamp; rood licht therapie = red light therapy; lichttherapielamp = light therapy lamp
pl: lampa podczerwień = infrared lamp; lampa na czerwone światło = red light lamp; lampa sollux = infrared heat lamp
pt: lâmpada infravermelha terapia = infrared therapy lamp; terapia luz vermelha = red light therapy; lâmpada luminoterapia = light therapy lamp
  * -> 901820
t: red light therapy panel 660nm => 901820
t: tens unit rechargeable 24 modes => 901890

@ reptile-tank
en: reptile tank; terrarium; reptile terrarium
de: Terrarium = terrarium
fr: terrarium = terrarium
nl: terrarium = terrarium
pl: terrarium = terrarium
  main=plastic -> 392490 ~.1
  main=wood -> 442199 ~.03
  * -> 702000
ask: main
t: reptile tank => 702000
t: metal folding dog crate 36 inch => 732690

@ respirator-mask
en: medical face mask; dust respirator; respirator mask filter
de: Mund-Nasen-Schutz = mouth and nose mask; Gesichtsschild = face shield; Gesichtsvisier = face visor
es: respirador = respirator; semimáscara = half mask; mascarillas = face mask; mascarilla kn95 = kn95 face mask
nl: chirurgisch masker = surgical mask; halfgelaatsmasker = half face mask
pt: máscara contra poeira = dust mask; protetor facial face shield = face shield; respirador semifacial = half mask respirator
not: face mask machine; mask strap; mask machine; mask extender; mask bracket; mask lanyard; welding mask; mask making; gas mask bag; mondkapje machine
  "shield" -> 392690
  "gesichtsschild" -> 392690
  "gesichtsvisier" -> 392690
  "visiere" -> 392690
  "pantalla" -> 392690
  "visiera" -> 392690
  "gelaatsscherm" -> 392690
  "przylbica" -> 392690
  "gas mask" -> 902000
  "gasmaske" -> 902000
  "masque a gaz" -> 902000
  "mascara de gas" -> 902000
  "antigas" -> 902000
  "gasmasker" -> 902000
  "gazowa" -> 902000
  "przeciwgazowa" -> 902000
  "half": * 902000
  "halbmaske" -> 902000
  "demi" -> 902000
  "semimascara" -> 902000
  "semimaschera" -> 902000
  "polmaska" -> 902000
  "semifacial" -> 902000
  "full face" -> 902000
  "cartridge" -> 842199
  "filter|filtro": "respirator" 842199; * 630790 ~.4
  * -> 630790
t: surgical face masks 50 pcs 3 ply => 630790
t: half mask respirator with filters => 902000
t: ffp2 face masks 20 pcs => 630790
t: welding helmet mask => !6307

@ salon-supplies
en: mannequin; dress form; mannequin torso; display hand; display mannequin; tailor dummy; hair display head; hand mannequin; practice head; foot mannequin; sewing mannequin; hair foil; hair dye bowl; salon spray bottle; barber mat; salon trolley
de: Schaufensterpuppe = display mannequin; Schneiderpuppe = tailor dummy; Schneiderbüste = tailor's bust; Styroporkopf = polystyrene head; Haarfolie = hair foil
fr: mannequin vitrine = display mannequin; buste couture = sewing bust form; tête malléable = practice head; mannequin couture = sewing mannequin
es: cabeza de peluquería = hairdressing training head; maniquí = mannequin; busto costura = dress form; cabeza maniquí = mannequin head
it: testa parrucchiere = practice head; manichino = mannequin; busto sartoria = dress form; testina parrucchiere = practice head
nl: etalagepop = display mannequin; paspop = tailor dummy; kapperscape = hairdressing cape
pl: głowa treningowa = training head; manekin = mannequin; manekin krawiecki = tailor dummy
pt: manequim = mannequin; busto costura = dress form; cabeça manequim = mannequin head
not: mannequin doll; mannequin challenge; cpr mannequin; wooden mannequin drawing; mannequin wood artist; hair foil paper
  "foil|hoja fina|papel de aluminio|lámina|foglio sottile|folha fina|folha" -> 760711
  "haarfolie" -> 760711
  "bowl" -> 392490
  "bottle|botella|bottiglia|garrafa" -> 842489
  "mat" -> 401691
  "trolley" -> 940320
  * -> 961800
t: female dress form mannequin => 961800
t: hair salon cape => 621143

@ sex-toy
en: vibrator; sex toy; adult toy; penis pump; bullet vibrator; love egg; wand vibrator; clitoral stimulator; kegel balls; prostate massager; sex machine; spanking paddle; kegel ball; remote vibrator; vibrating egg; nipple clamps
de: Vibrator = vibrator; Sexspielzeug = sex toy; Analplug = anal plug; Penisring = penis ring; Penispumpe = penis pump; Liebeskugeln = love ball
fr: vibromasseur = vibrator; godemichet = dildo; sextoy = sex toy; masturbateur = masturbator; anneau pénien = penis ring; pompe à pénis = penis pump; oeuf vibrant = vibrating egg; jouet sexuel = sex toy
es: vibrador = vibrator; juguete sexual = sex toy; masturbador = masturbator; anillo pene = penis ring; bomba pene = penis pump; bolas chinas = kegel balls; succionador clítoris = clitoral suction stimulator
it: vibratore = vibrator; sex toys = sex toy; anello fallico = cock ring; pompa pene = penis pump; ovetto vibrante = vibrating egg; stimolatore clitoride = clitoral stimulator; fallo = dildo
nl: vibrator = vibrator; seksspeeltje = sex toy; buttplug = butt plug; penisring = penis ring; penispomp = penis pump; vibrerend ei = vibrating egg
pl: wibrator = vibrator; zabawka erotyczna = sex toy; korek analny = anal plug; pierścień erekcyjny = cock ring; pompka do penisa = penis pump; kulki gejszy = geisha balls; masażer prostaty = prostate massager
pt: vibrador = vibrator; brinquedo sexual = sex toy; masturbador = masturbator; anel peniano = penis ring; bomba peniana = penis pump; bolinhas tailandesas = kegel balls
not: concrete vibrator; vibrator motor; vibrador de hormigón; vibrador de concreto; fishing vibrator; vibratore cemento; vibratore calcestruzzo; wibrator do betonu; vibrator plate; mink vibrator lash; phone vibrator; rod vibrator bait; needle vibrator; vibrador concreto; bait vibrator; railway vibrator
  "clamps" -> 732690
  power=manual -> 392690 ~.05
  * -> 901910
t: rechargeable silicone vibrator => 901910
t: concrete vibrator 1.5kw => !9019

@ shaver-electric
en: beard trimmer; hair clipper; hair trimmer; nose hair trimmer; body groomer; bikini trimmer; hair clippers; cordless hair clipper; eyebrow trimmer; nose trimmer; ear hair trimmer; body hair trimmer; professional hair clipper; barber clipper; intimate trimmer; crystal hair remover; crystal hair eraser; sheep shearing machine; shearing machine + sheep|goat|alpaca
de: Haarschneidemaschine = hair clipper; Bartschneider = beard trimmer; Haarschneider = hair clipper; Nasenhaarschneider = nose hair trimmer; Trimmer = trimmer + Bart|Haar|Nase|Körper; Körperhaartrimmer = body hair trimmer
fr: tondeuse cheveux = hair clipper; tondeuse à barbe = beard trimmer; tondeuse nez = nose trimmer; tondeuse à cheveux = hair clipper; tondeuse corps = body hair trimmer; tondeuse barbe = beard trimmer
es: cortapelos = hair clipper; recortador nariz = nose trimmer; barbero eléctrico = electric beard trimmer; máquina de cortar pelo = hair clipper; cortadora de pelo = hair clipper
it: tagliacapelli = hair clipper; regolabarba = beard trimmer; rifinitore naso = nose trimmer; rifinitore barba = beard trimmer; rasoio regolabarba = electric beard trimmer razor
nl: tondeuse = hair clipper; baardtrimmer = beard trimmer; neushaartrimmer = nose hair trimmer; bodygroomer = body groomer; haartrimmer = hair trimmer
pl: maszynka do włosów = hair clipper; trymer do brody = beard trimmer; trymer do nosa = nose hair trimmer; trymer = trimmer; strzyżarka = hair clipper; maszynka do strzyżenia = hair clipper; strzyżarek = hair clipper
pt: máquina de cortar cabelo = hair clipper; aparador de pelos = hair trimmer; aparador nasal = nose trimmer; máquina cortar cabelo = hair clipper
not: hedge trimmer; grass trimmer; dog hair clipper; pet hair trimmer; edge trimmer; router trimmer; wood trimmer; trimmer line; hair clipper oil; hair clipper cape; trimmer resistor; trimmer potentiometer; string trimmer; trimmer capacitor; hair clipper charger; trimmer head; trimmer do trawy; trymer do trawy; trimmer de aparador; wick trimmer; baby nail trimmer; tondeuse à gazon; tondeuse chien; tondeuse robot; candle trimmer; grass trimmer head; lawn trimmer; paper trimmer; carpet trimmer; coil trimmer; hair clipper pet
  "crystal|cristal|cristallo" -> 702000
  "replacement" -> 851090
  * -> 851020
t: cordless hair clipper professional => 851020
t: hedge trimmer petrol => !8510

@ shaver-head
en: shaver head; clipper blade; trimmer blade; clipper guard; clipper guide comb
de: Scherkopf = shaver head; Scherfolie = shaver foil
fr: tête de rasoir = shaver head; grille de rasoir = shaver foil
es: cabezal afeitadora = shaver head
it: testina rasoio = shaver head
nl: scheerkop = shaver head
pl: głowica golarki = shaver head
  * -> 851090
t: shaver head => 851090
t: hedge trimmer petrol => !8510

@ sleep-mask
en: sleep mask; eye mask sleep; wheat bag; rice heating pad
de: Schlafmaske = sleep mask; Kirschkernkissen = cherry stone cushion; Körnerkissen = grain cushion
fr: masque de sommeil = sleep mask; masque de nuit sommeil = sleep mask; masque de nuit occultant = blackout sleep mask; masque pour dormir = sleep mask
es: antifaz para dormir = sleep mask; saco térmico semillas = seed heat bag; antifaz de dormir = sleep mask
it: mascherina per dormire = sleep mask; cuscino noccioli ciliegia = cherry stone pillow; mascherina notte = sleep mask; mascherina da notte = sleep mask
nl: slaapmasker = sleep mask; kersenpitkussen = cherry stone cushion
pl: opaska na oczy do spania = sleep mask
pt: máscara de dormir = sleep mask; venda para dormir = sleep mask; tapa olhos dormir = sleep mask
not: sleep mask cream
  * -> 630790
t: sleep mask => 630790
t: latex condoms 12 pack => 401410

@ slow-feeder
en: slow feeder; slow feeder bowl; bird bath
de: Hundenapf = dog bowl; Katzennapf = cat bowl; Futternapf = feeding bowl; Futterspender = food dispenser; Napf = feeding bowl; Leckmatte = lick mat; Wasserspender Hund = dog water dispenser; Anti Schling Napf = slow feeder bowl; Futterbehälter Hund = dog food container; Vogeltränke = bird drinker; Napfunterlage = bowl mat; Hühnertränke = chicken drinker; Vogelhaus Futter = bird feeder house; Nippeltränke = nipple drinker
fr: gamelle = pet bowl; gamelle pour chien = dog bowl; gamelle chat = cat bowl; distributeur de croquettes = kibble dispenser; mangeoire oiseaux = bird feeder; tapis de léchage = lick mat; abreuvoir = drinking trough; gourde chien = dog water bottle; écuelle = pet bowl; abreuvoir poules = chicken drinker; gamelle anti glouton = slow feeder bowl
es: comedero para perro = dog feeder; bebedero = pet drinker; comedero = pet feeder; plato para gato = cat plate; comedero de pájaros = bird feeder; comedero gato = cat feeder; alfombra para lamer = lick mat; bebedero gallinas = chicken drinker; comedero perro = dog feeder; botella agua perro = dog water bottle
it: ciotola per cani = dog bowl; ciotola gatto = cat bowl; mangiatoia = feeder; abbeveratoio = drinker; mangiatoia uccelli = bird feeder; tappetino da leccare = lick mat; ciotola cane = dog bowl; borraccia cane = dog water bottle; beverino = drinker
nl: voerbak = feeding bowl; hondenvoerbak = dog feeding bowl; drinkbak = drinking bowl; vogelvoederhuis = bird feeder; likmat = lick mat; kattenvoerbak = cat feeding bowl; voederautomaat manueel = manual pet feeder; drinkfles hond = dog drinking bottle; drinkbak kippen = chicken drinker; voersilo vogels = bird feeder silo; vogelvoederhuizen = bird feeder
pl: miska dla psa = dog bowl; miska dla kota = cat bowl; poidło = pet drinker; mata do lizania = lick mat; miska spowalniająca = slow feeder bowl; butelka dla psa = dog water bottle; poidło dla kur = chicken drinker
pt: comedouro = pet feeder; tigela para cachorro = dog bowl; bebedouro pet = pet drinker; comedouro gato = cat feeder; comedouro pássaros = bird feeder; tapete de lamber = lick mat; bebedouro = drinker; comedouro lento = slow feeder; garrafa de água pet = pet water bottle
not: bebedouro elétrico; bebedero automático gato; fountain bird bath pump; bebedouro de água; bebedero agua fría; bird bath fountain
  main=plastic -> 392490 ~.3
  main=concrete -> 681099 ~.03
  main=ceramic -> 691390 ~.03
  main=stainless-steel -> 732393 ~.03
  main=aluminium -> 761510 ~.01
  main=base-metal -> 732399 ~.02   # household articles of iron or steel
  main=stone -> 680299 ~.03
  * -> 392490
ask: main
t: slow feeder => 392490
t: stainless steel dog bowl => 732393
t: gamelle inox pour chien => 732393
t: dog bowl stand wood => !392490

@ sponge-filter accessory of aquarium
en: sponge filter; filter media aquarium; bio balls
de: Filterschwamm = filter sponge + Aquarium
  "sponge filter" -> 842121
  * -> 842199
t: filter media aquarium => 842199
t: aquarium heater 100w submersible => 851610

@ stroller
en: stroller; baby stroller; pram; pushchair; buggy stroller; baby carriage; twin stroller; travel system stroller; jogging stroller; stroller wheel; stroller part; compact stroller; double stroller; stroller frame; carrycot; lightweight stroller; bassinet stroller; stroller adapter; stroller armrest; stroller axle
de: Kinderwagen = stroller; Buggy = buggy + Baby|Kinder; Sportwagen + Baby|Kinder; Zwillingskinderwagen = twin stroller; Reisebuggy = travel buggy; Kinderwagenrad = stroller wheel; Babywanne = carrycot
fr: poussette = stroller; landau = pram; poussette canne = umbrella stroller; poussette double = double stroller; roue de poussette = stroller wheel; nacelle bébé = carrycot; poussette combinée = combination stroller
es: cochecito de bebé = baby stroller; silla de paseo = pushchair; carrito de bebé = baby stroller; sillita de paseo = pushchair; carrito bebé = baby stroller; carriola = baby stroller; carreola = baby stroller; silla paseo = pushchair; coche de bebé = baby carriage
it: passeggino = stroller; carrozzina = pram; passeggino gemellare = twin stroller; trio passeggino = travel system stroller; navicella = carrycot; ruota passeggino = stroller wheel; carrozzina neonato = pram; passeggino leggero = lightweight stroller
nl: kinderwagen = pram; buggy = stroller + baby|kind; wandelwagen = pushchair; tweelingwagen = twin stroller; reiswieg = carrycot; kinderwagenwiel = stroller wheel
pl: wózek dziecięcy = stroller; spacerówka = pushchair; wózek bliźniaczy = twin stroller; wózek spacerowy = stroller; gondola = carrycot; koło do wózka dziecięcego = stroller wheel; spacerówek = pushchair
pt: carrinho de bebê = baby stroller; carrinho de passeio = stroller; carrinho gêmeos = twin stroller; carrinho bebê = baby stroller; alcofa = carrycot; bengala carrinho = umbrella stroller
not: rain cover for pushchair; rain cover for pram; rain cover for stroller; pvc rain cover for pushchair stroller; stroller organizer; stroller bag; stroller hook; pet stroller; dog stroller; stroller fan; doll stroller; stroller toy; stroller blanket; stroller cover; rain cover stroller; stroller cup holder; buggy car; stroller umbrella; stroller footmuff; stroller hooks; stroller gloves; stroller mosquito net; stroller tray; stroller cushion; stroller liner; stroller board; stroller travel bag; shelf gondola; gondola shelving; venice gondola; dune buggy; beach buggy rc; stroller phone holder; stroller parasol; golf buggy; poussette poupée; stroller light; sanitaire nacelle; plate-forme nacelle; stroller snack; carrozzina disabili; buggy rc; carrozzina per disabili; stroller caddy
  * -> 871500
t: foldable baby stroller lightweight => 871500
t: stroller organizer bag => !8715

@ stroller-accessory accessory of stroller
en: stroller blanket clip; stroller caddy; stroller tray; stroller board; stroller mosquito net; stroller gloves; stroller sun shade; stroller cover; pram cover
de: Buggy Organizer = buggy organiser; Kinderwagenhaken = stroller hook; Becherhalter Kinderwagen = stroller cup holder; Sonnenschutz Kinderwagen = stroller sun shade; Buggyboard = buggy board
fr: crochet poussette = stroller hook; porte gobelet poussette = stroller cup holder; ombrelle poussette = stroller parasol; sac poussette = stroller bag; housse poussette = stroller cover; matelas poussette = stroller mattress
es: organizador carrito = stroller organizer; saco silla = stroller footmuff; gancho carrito = stroller hook; portavasos carrito = stroller cup holder; funda silla paseo = stroller cover; parasol carrito = stroller sun shade; mosquitera carrito = stroller mosquito net
it: organizer passeggino = stroller organizer; sacco passeggino = stroller footmuff; gancio passeggino = stroller hook; portabicchiere passeggino = stroller cup holder; coprigambe passeggino = stroller leg cover
nl: kinderwagen organizer = stroller organizer; kinderwagenhaak = stroller hook; bekerhouder kinderwagen = stroller cup holder; buggyboard = stroller board; zonnescherm kinderwagen = stroller sun shade; muskietennet kinderwagen = stroller mosquito net
pl: organizer do wózka = stroller organizer; haczyk do wózka = stroller hook; uchwyt na kubek do wózka = stroller cup holder; parasolka do wózka = stroller parasol; moskitiera do wózka = stroller mosquito net; śpiworek do wózka = stroller footmuff
pt: organizador carrinho = stroller organizer; saco para carrinho = stroller bag; gancho carrinho = stroller hook; porta copo carrinho = stroller cup holder; bolsa carrinho = stroller bag; capa carrinho = stroller cover; mosquiteiro carrinho = stroller mosquito net
  "footmuff" -> 940430
  "fusssack" -> 940430
  "chanceliere" -> 940430
  "voetenzak" -> 940430
  "spiworek" -> 940430
  "gloves": * 621600
  "mosquito" -> 630491
  "muskietennet" -> 630491
  "board" -> 871500
  "shade" -> 630790
  "cover" -> 630790
  * -> 420292
t: golf cart organizer => !4202

@ stroller-liner accessory of stroller
en: stroller liner; stroller cushion; stroller seat liner; pram liner
de: Sitzauflage Kinderwagen = stroller seat pad
it: materassino passeggino = stroller liner
pl: wkładka do wózka = stroller liner
  * -> 940490
t: stroller liner => 940490
t: stroller organizer bag with cup holders => 420292

@ sunglasses
en: sunglasses; polarized sunglasses; aviator sunglasses; clip on sunglasses; kids sunglasses; cycling sunglasses; cat eye sunglasses; sports sunglasses; uv400 sunglasses; fishing sunglasses; polarised sunglasses; driving sunglasses; round sunglasses; sun glasses; photochromic sunglasses; shades sunglasses; square sunglasses; rimless sunglasses; fit over sunglasses; steampunk sunglasses
de: Sonnenbrille = sunglasses; Sportbrille = sports glasses; Fahrradbrille = cycling glasses; polarisierte Sonnenbrille = polarized sunglasses; Kindersonnenbrille = kids sunglasses
fr: lunettes de soleil = sunglasses; lunettes polarisées = polarized glasses; lunettes de soleil enfant = kids sunglasses; lunettes vélo = cycling glasses; lunettes solaires = sunglasses
es: gafas de sol = sunglasses; gafas polarizadas = polarized sunglasses; gafas ciclismo = cycling glasses; lentes de sol = sunglasses; anteojos de sol = sunglasses; lentes oscuros = sunglasses
it: occhiali da sole = sunglasses; occhiali polarizzati = polarized glasses; occhiali ciclismo = cycling glasses; occhiali sole = sunglasses; occhiali da sole polarizzati = polarized sunglasses
nl: zonnebril = sunglasses; fietsbril = cycling glasses; gepolariseerde zonnebril = polarized sunglasses; sportzonnebril = sports sunglasses
pl: okulary przeciwsłoneczne = sunglasses; okulary polaryzacyjne = polarized sunglasses; okulary rowerowe = cycling glasses; okulary słoneczne = sunglasses
pt: óculos de sol = sunglasses; óculos polarizado = polarized glasses; óculos ciclismo = cycling glasses; óculos escuros = sunglasses
not: sunglasses case; sunglasses holder; sunglasses strap; sunglasses clip car; sunglasses display; lens for sunglasses; sunglasses lens; sunglass holder car; sunglasses chain; sunglasses lenses; doll sunglasses; sunglasses rack; sunglasses organizer; sunglasses cord; sunglasses charm
  * -> 900410
t: polarized aviator sunglasses men => 900410
t: whiskey glasses set => !9004

@ sunglasses-lens
en: sunglasses lens; replacement lenses sunglasses; optical lens glasses; spectacle lens; lenses + sunglasses|oakley|replacement
de: Ersatzgläser = replacement lens + Sonnenbrille
fr: verres de lunettes = glasses lenses
it: lenti ricambio occhiali = replacement glasses lens
nl: brillenglazen = spectacle lens
pl: szkła okularowe = spectacle lenses
  main=glass -> 900140 ~.03
  * -> 900150
ask: main
t: sunglasses lens => 900150
t: photo frame glass => !9003

@ swaddle
en: swaddle; muslin swaddle; swaddle wrap; newborn swaddle; baby wrap blanket
de: Pucktuch = swaddle wrap
es: arrullo = swaddle; muselina bebé = baby muslin; manta de envolver = wrap blanket
it: copertina swaddle = swaddle blanket; mussola neonato = baby muslin
pt: swaddle bebê = baby swaddle; manta de envolver = swaddle blanket; fralda de musselina = muslin cloth; cueiro swaddle = swaddle
not: swaddle sleep sack
  "blanket" -> 630130
  main-fibre=synthetic -> 630140 ~.1
  * -> 630130
t: muslin swaddle blankets cotton 120x120 => 630130
t: muslin fabric by the metre => !6301

@ syringe
en: syringe; disposable syringe; insulin syringe; dental syringe; feeding syringe; oral syringe
de: Spritze = syringe + Einweg|Kanüle|Insulin|medizinisch|ml; Insulinspritze = insulin syringe; Einmalspritze = disposable syringe
fr: seringue = syringe
es: jeringa = syringe; jeringuilla = syringe
it: siringa = syringe
nl: injectiespuit = injection syringe; spuit = syringe + wegwerp|medisch|ml
pl: strzykawka = syringe; strzykawek = syringe
pt: seringa = syringe
not: bubble syringe; paint syringe; grease syringe; ink syringe; syringe baster; glue syringe; syringe pen; syringe shots jello; needle syringe cooking; syringe pump; meat syringe; marinade syringe; seasoning syringe; flavor syringe; oil syringe; glue dispensing syringe; thermal paste syringe; cake decorating syringe; spritze backen; seringue cuisine; jeringa cocina; jeringa repostería; syringe flower
  "enema" -> 392690
  * -> 901831
t: disposable syringes 5ml without needle 100 pcs => 901831
t: meat marinade syringe => !9018

@ syringe-needle
en: surgical instrument; scalpel surgical; hemostat forceps; surgical scissors; surgical blade; suture kit practice; surgical forceps; iv set; medical forceps; bandage cutter; suture set; cupping set; cupping therapy; vacuum cupping; silicone cupping; moxibustion; urine collector; hearing aid dryer; ear pick; ear cleaner; sharps container
de: Skalpell = scalpel + chirurgisch; Einlaufset = enema kit; Gefäßklemme = hemostat clamp; Schröpfen = cupping set; Schröpfgläser = cupping glasses
fr: scalpel chirurgical = surgical scalpel; ventouses cupping = cupping set; cure oreille = ear pick; garrot = tourniquet; bassin de lit = bed pan
es: bisturí = scalpel; ventosas terapia = cupping set; limpiador de oídos = ear cleaner; torniquete = tourniquet; orinal botella = urinal bottle; cuña cama = bedpan
it: bisturi = scalpel surgical; aghi agopuntura = acupuncture needle; ventose coppettazione = cupping cup; pulisci orecchie = ear cleaner; laccio emostatico = tourniquet; clistere = enema; pappagallo ospedaliero = hospital urinal; padella letto = bed pan
nl: scalpel = scalpel; acupunctuurnaald = acupuncture needle; cupping set = cupping set; oorreiniger = ear cleaner; klysma = enema
pl: skalpel = scalpel; bańki = cupping cups; bańki chińskie = cupping cups; czyścik do uszu = ear cleaner; opaska uciskowa = tourniquet; kaczka sanitarna = urinal bottle; lewatywa = enema; bańki silikonowe = silicone cupping cups
pt: bisturi = scalpel; ventosas terapia = cupping therapy; limpador de ouvido = ear cleaner; garrote = tourniquet; comadre hospitalar = bedpan; papagaio urinol = urinal bottle
not: bańki mydlane; bańki na mleko; bisturi craft; scalpel craft; ear pick hair; bombka bańki
  "sharps" -> 392310
  "ear pick": main=plastic 392690 ~.2; * 732690
  "ear cleaner": main=plastic 392690 ~.4; * 732690
  "iv" -> 901839
  "butterfly|mariposa|farfalla|borboleta" -> 901839
  * -> 901890
t: silicone cupping therapy set => 901890
t: disposable syringes 5ml without needle 100 pcs => 901831

@ tattoo-ink
en: tattoo ink; tattoo ink cups
de: Tattoofarbe = tattoo ink
fr: encre tatouage = tattoo ink
es: tinta tatuaje = tattoo ink
it: inchiostro tatuaggi = tattoo ink
nl: tattoo inkt = tattoo ink
pl: tusz do tatuażu = tattoo ink
pt: tinta tatuagem = tattoo ink
  "cups" -> 392690
  * -> 321590
t: tattoo ink set 14 colours => 321590
t: temporary tattoo sheet => !8543

@ tattoo-needle
en: tattoo needle; tattoo cartridge; piercing needle; microblading needle; tattoo cartridge needles; tattoo needles
de: Tätowiernadel = tattoo needle; Piercingnadel = piercing needle
fr: aiguille tatouage = tattoo needle; aiguille piercing = piercing needle
es: aguja de tatuaje = tattoo needle; agujas tatuaje = tattoo needles
it: aghi tatuaggio = tattoo needles
nl: tattoo naald = tattoo needle
pl: igły do tatuażu = tattoo needles; kartridże do tatuażu = tattoo cartridges
pt: agulha tatuagem = tattoo needle
  * -> 901832
t: tattoo needle => 901832
t: temporary tattoo sheet => !8543

@ tattoo-practice-skin
en: tattoo practice skin; tattoo grip; practice skin tattoo
de: Übungshaut = practice skin
fr: peau d'entraînement = practice skin
es: piel de práctica = practice skin
it: pelle pratica = practice skin
nl: oefenhuid = practice skin
pl: sztuczna skóra = artificial skin
pt: pele artificial tatuagem = tattoo practice skin
not: sztuczna skóra materiał; sztuczna skóra tapicerska
  * -> 392690
t: tattoo practice skin silicone 10 pcs => 392690
t: temporary tattoo sheet => !8543

@ tattoo-supplies
en: tattoo machine; tattoo gun; tattoo kit; permanent makeup machine; microblading pen; tattoo removal machine; tattoo pen machine; microblading kit; eyebrow tattoo machine; tattoo power supply; tattoo stencil machine; tattoo foot pedal
de: Tattoomaschine = tattoo machine; Tattoo Set = tattoo kit; Tätowiermaschine = tattoo machine; Microblading Stift = microblading pen
fr: machine à tatouer = tattoo machine; kit tatouage = tattoo kit; dermographe = dermograph pen
es: máquina de tatuar = tattoo machine; kit tatuaje = tattoo kit; dermógrafo = permanent makeup machine
it: macchinetta tatuaggi = tattoo machine; kit tatuaggio = tattoo kit; dermografo = permanent makeup machine
nl: tattoo machine = tattoo machine; tattoo set = tattoo kit; microblading pen = microblading pen
pl: maszynka do tatuażu = tattoo machine; zestaw do tatuażu = tattoo kit
pt: máquina de tatuagem = tattoo machine; kit tatuagem = tattoo kit; dermógrafo = permanent makeup device
  "power supply" -> 850440
  "printer" -> 844332
  "stencil" -> 844332
  "pedal" -> 853650
  * -> 854370
t: rotary tattoo machine pen => 854370
t: temporary tattoo sheet => !8543

@ tens-ems-device
en: tens unit; ems trainer; tens machine; tens electrode pads; muscle stimulator ems; electrode pads; tens pads; magnetic therapy device; ozone therapy; ultrasound therapy device; laser therapy device; pelvic floor trainer; electrotherapy; sauna blanket; shockwave therapy; kegel trainer
de: TENS Gerät = tens unit; EMS Gerät = ems device; Elektroden = electrode + TENS|EMS; Beckenbodentrainer = pelvic floor trainer; Reizstromgerät = electrical stimulation device
fr: électrostimulateur = electric muscle stimulator; appareil tens = tens machine; électrodes tens = tens pads; sonde périnéale = perineal probe
es: electroestimulador = muscle stimulator; aparato tens = tens unit; electrodos tens = tens electrode; ejercitador suelo pélvico = pelvic floor trainer
it: elettrostimolatore = electrostimulator; apparecchio tens = tens machine; elettrodi tens = tens electrode; magnetoterapia = magnetotherapy device
nl: tens apparaat = tens machine; elektroden tens = tens electrode pads; spierstimulator = muscle stimulator
pl: elektrostymulator = electrostimulator; aparat tens = tens unit; elektrody do tens = tens electrodes; elektrody samoprzylepne = self adhesive electrodes
pt: eletroestimulador = electrostimulator; aparelho tens = tens device; eletrodos tens = tens electrodes; exercitador pélvico = pelvic exerciser
not: defibrillator electrode pads
  "sauna" -> 851679
  "shockwave" -> 901910
  "kegel" -> 901910
  "uv" -> 901820
  * -> 901890
t: tens unit rechargeable 24 modes => 901890
t: welding electrodes 2.5mm => !9018

@ test-strip
en: test strip + glucose|blood|ketone|urine|cholesterol; rapid antigen test; lh test strips; hiv self test; home test kit; food intolerance test
de: Teststreifen = test strip + Blutzucker|Keton|Urin; Corona Test = covid test
# fr
es: test antígenos = antigen test
# it
nl: teststrips bloedsuiker = blood sugar test strip
# pl
pt: teste antígeno = antigen test; tiras reagentes = reagent strips
not: pool test strip; water test strip; ph test strip; aquarium test strip; test strip ph; pool water test strips; tiras reactivas piscina; teststreifen pool; paski testowe basen; teststrips zwembad
  "meter" -> 902789
  "monitor" -> 902789
  * -> 382219
t: pregnancy test strips 20 pcs => 382219
t: pool water test strips chlorine => !9027

@ thermometer-body
en: infrared thermometer forehead; digital thermometer body; fever thermometer; body thermometer; basal thermometer; medical thermometer; rectal thermometer; oral thermometer; fever strip
de: Ohrthermometer = ear thermometer; Basalthermometer = basal thermometer
fr: thermomètre médical = medical thermometer; thermomètre auriculaire = ear thermometer; thermomètre bébé = baby thermometer; thermomètre électronique = electronic thermometer
es: termómetro clínico = medical thermometer; termómetro digital corporal = digital thermometer body; termómetro de oído = ear thermometer; termómetro digital fiebre = digital fever thermometer
it: termometro febbre = fever thermometer; termometro auricolare = ear thermometer; termometro clinico = medical thermometer; termometro digitale febbre = digital fever thermometer
nl: oorthermometer = ear thermometer; voorhoofdthermometer = forehead thermometer
pl: termometr lekarski = medical thermometer; termometr na podczerwień do ciała = infrared body thermometer; termometr do ucha = ear thermometer
pt: termômetro clínico = clinical thermometer; termômetro testa = forehead thermometer; termômetro de ouvido = ear thermometer; termômetro corporal = body thermometer
not: thermometer cover; thermometer case; meat thermometer; thermometer probe cover
  "mercury|mercurio" -> 902511
  "glass|vidrio|cristal|vetro|vidro" -> 902511
  "quecksilber" -> 902511
  * -> 902519
t: infrared forehead thermometer non contact => 902519
t: glass mercury free clinical thermometer => 902511
t: thermometer probe covers 100 pcs => !9025

@ tick-remover
en: tick remover; tick tweezers
de: Zeckenzange = tick remover
nl: tekentang = tick tweezers
  main=plastic -> 392690 ~.5
  * -> 820320
t: tick tweezers => 820320
t: pet slicker brush dog => 960390

@ tongue-scraper
en: tongue scraper; tongue cleaner
de: Zungenreiniger = tongue cleaner
fr: gratte langue = tongue scraper
es: limpiador de lengua = tongue cleaner
it: nettalingua = tongue cleaner
nl: tongschraper = tongue scraper
  main=base-metal -> 732690 ~.4
  * -> 392490
t: stainless steel tongue scraper => 732690
t: bamboo toothbrush 4 pack => 960321

@ toothbrush
en: toothbrush; manual toothbrush; bamboo toothbrush; interdental brush; kids toothbrush; travel toothbrush; dental brush; denture brush; tongue brush; toothbrush set; soft bristle toothbrush; u shaped toothbrush; disposable toothbrush; orthodontic brush
de: Zahnbürste = toothbrush; Interdentalbürste = interdental brush; Kinderzahnbürste = kids toothbrush; Bambuszahnbürste = bamboo toothbrush; Zungenschaber = tongue scraper
fr: brosse à dents = toothbrush; brossette interdentaire = interdental brush; brosse à dents enfant = kids toothbrush
es: cepillo de dientes = toothbrush; cepillo interdental = interdental brush; cepillo dental = toothbrush
it: spazzolino da denti = toothbrush; spazzolino = toothbrush; scovolino interdentale = interdental brush
nl: tandenborstel = toothbrush; interdentale rager = interdental brush; ragers = interdental brush
pl: szczoteczka do zębów = toothbrush; szczoteczki międzyzębowe = interdental brushes; skrobaczka do języka = tongue scraper; szczoteczka = brush; szczoteczek = brush
pt: escova de dentes = toothbrush; escova interdental = interdental brush; raspador de língua = tongue scraper; escova dental = toothbrush; escovilhão interdentário = interdental brush
not: electric toothbrush; toothbrush holder; toothbrush case; toothbrush head; toothbrush sanitizer; sonic toothbrush; toothbrush cover; toothbrush cup; toothbrush charger; dog toothbrush; toothbrush heads; eyebrow toothbrush; toothbrush travel case; szczoteczka do rzęs; szczoteczka soniczna; szczoteczka elektryczna; szczoteczka do twarzy
  power=electric|battery|mains -> 850980 ~.05
  * -> 960321
t: bamboo toothbrush 4 pack => 960321
t: toothbrush holder ceramic => !9603

@ toothbrush-electric
en: electric toothbrush; sonic toothbrush; rechargeable toothbrush; water flosser; oral irrigator; dental irrigator; ultrasonic toothbrush; kids electric toothbrush; water pick; dental flosser electric; electric tooth polisher; tooth stain remover electric; dental water jet; water flosser tip
de: elektrische Zahnbürste = electric toothbrush; Schallzahnbürste = sonic toothbrush; Munddusche = oral irrigator
fr: brosse à dents électrique = electric toothbrush; hydropulseur = oral irrigator; jet dentaire = dental water jet
es: cepillo de dientes eléctrico = electric toothbrush; cepillo eléctrico dental = electric toothbrush; irrigador dental = dental irrigator; irrigador bucal = oral irrigator; cepillo eléctrico = electric toothbrush; cepillo dental eléctrico = electric toothbrush
it: spazzolino elettrico = electric toothbrush; idropulsore = oral irrigator; spazzolino da denti elettrico = electric toothbrush
nl: elektrische tandenborstel = electric toothbrush; waterflosser = water flosser; monddouche = oral irrigator
pl: szczoteczka elektryczna = electric toothbrush; szczoteczka soniczna = sonic toothbrush; irygator do zębów = dental irrigator; irygator = oral irrigator
pt: escova de dentes elétrica = electric toothbrush; escova elétrica = electric toothbrush; irrigador oral = oral irrigator; jato dental = dental water jet; escova elétrica de dentes = electric toothbrush; escova dental elétrica = electric toothbrush
  * -> 850980
t: sonic electric toothbrush rechargeable => 850980
t: portable water flosser cordless => 850980
t: toothbrush holder wall => !8509

@ toothbrush-head
en: toothbrush head; electric toothbrush head; toothbrush replacement head; toothbrush heads
de: Aufsteckbürsten = toothbrush head; Ersatzbürsten = replacement brush head + Zahnbürste|Oral-B
fr: brossette électrique = electric toothbrush head; têtes de brosse à dents = toothbrush heads; brossettes de rechange = replacement brush heads
es: recambios cepillo eléctrico = electric toothbrush head; cabezales de cepillo = toothbrush heads; cabezal cepillo = toothbrush head
it: testine spazzolino = toothbrush heads; ricambi spazzolino elettrico = electric toothbrush head; testine di ricambio spazzolino = replacement toothbrush head
nl: opzetborstels = toothbrush replacement head
pl: końcówki do szczoteczki = toothbrush heads
pt: refil escova elétrica = electric toothbrush refill; recargas escova elétrica = electric toothbrush refills; cabeças de escova = toothbrush heads
not: toothbrush head cover
  * -> 960321
t: electric toothbrush heads 8 pack => 960321
t: toothbrush holder wall => !8509

@ treat-pouch-dog
en: treat pouch dog
fr: sacoche friandises = treat pouch
es: bolsa de premios = treat pouch
it: portasnack cane = dog treat pouch
nl: snoeptasje hond = dog treat pouch
pl: saszetka na przysmaki = treat pouch
pt: porta petisco = treat pouch
  * -> 420292
t: treat pouch dog => 420292
t: army dog tag necklace => !7326

@ tweezers-beauty
en: lash tweezers; eyelash extension tweezers; eyelash applicator; pointed tweezers; brow scissors; eyebrow scissors; brow ruler; eyebrow ruler; wax sticks; face mask bowl
de: Augenbrauenpinzette = eyebrow tweezers; Wimpernpinzette = eyelash tweezers
fr: pince extension cils = eyelash extension tweezers
es: pinzas pestañas = lash tweezers; pinza de cejas = eyebrow tweezers
it: pinzetta sopracciglia = eyebrow tweezers; pinzette extension ciglia = eyelash extension tweezers
nl: wenkbrauwpincet = eyebrow tweezers; wimperpincet = lash tweezers
pl: pęseta do rzęs = lash tweezers; pęseta do brwi = eyebrow tweezers
pt: pinça para cílios = lash tweezers; pinça sobrancelha = eyebrow tweezers
  "scissors" -> 821300
  "ruler" -> 901780
  "wax sticks" -> 442199
  "bowl" -> 392490
  main=plastic -> 392690 ~.03
  * -> 820320
t: eyelash extension tweezers curved => 820320
t: smd soldering tweezers esd => !732690

@ urine-bag
en: urine bag; vacutainer; ear wax removal; earwax remover; drainage bag; enema kit; enema bag; enema syringe; blood collection tube
de: Urinbeutel = urine bag; Ohrenreiniger = ear cleaner
fr: poche à urine = urine bag
es: bolsa de orina = urine bag; enema = enema
it: sacca urina = urine bag
nl: urinezak = urine bag
pl: worek na mocz = urine bag
pt: bolsa de urina = urine bag; enema = enema
not: enema nebuliser
  main=rubber -> 401490 ~.2
  * -> 392690
t: urine bag => 392690
t: meat marinade syringe => !9018

@ wave-maker accessory of aquarium
en: wave maker; submersible pump aquarium; fish tank pump
fr: pompe bassin = pond pump
pl: pompa akwariowa = aquarium pump
  * -> 841370
t: wave maker => 841370
t: car tyre air pump => !8421

@ wet-wipe
en: facial cleansing wipes; screen cleaning wipes; dry wipes; dry cotton tissue; disposable face towel; disposable towel; soft face towel disposable; cotton tissue; compressed towel
de: Babytücher = baby wipe; Reinigungstücher feucht = wet cleaning wipe
fr: lingettes alcool = alcohol wipes; lingettes désinfectantes = disinfectant wipes
es: toallitas desinfectantes = disinfectant wipe; toallas húmedas = wet wipe
it: salviette = wipe; salviette milleusi = multipurpose wipe; salviette bebè = baby wipe
nl: schoonmaakdoekjes vochtig = moist cleaning wipes
pl: chusteczki mokre = wet wipes; gaziki alkoholowe = alcohol swabs
pt: lenços de limpeza = cleaning wipes; lenço demaquilante = makeup remover wipe; lenços humedecidos = wet wipes
  "alkoholtupfer" -> 300590
  "lens" -> 340250
  "glasses" -> 340250
  "screen" -> 340250
  "brillenputztucher" -> 340250
  "dry": main=paper 481820 ~.03; * 560392
  "disposable|desechable|monouso|usa e getta|descartável": "towel" 630790; * 340111
  "compressed" -> 630790
  "cotton tissue" -> 630790
  "makeup": * 330499
  "abschminktucher" -> 330499
  "demaquillantes" -> 330499
  "desmaquillantes" -> 330499
  "struccanti" -> 330499
  "demakijazu" -> 330499
  "demaquilante" -> 330499
  * -> 340111
t: disposable face towel cotton tissue 50 pcs => 630790
t: wet wipes dispenser box => !3401

@ wheelchair-transport
en: transport chair; wheelchair cushion; wheelchair ramp; wheelchair bag; wheelchair tire; wheelchair cup holder
fr: rampe fauteuil roulant = wheelchair ramp
es: rampa silla de ruedas = wheelchair ramp
it: carrozzina per disabili = wheelchair
pl: elektryczny wózek inwalidzki = electric wheelchair
pt: rampa cadeira de rodas = wheelchair ramp
  "electric|eléctrico|elettrico|elétrico" -> 871390
  "cushion" -> 940490
  "ramp" -> 761699
  "bag" -> 420292
  "part" -> 871420
  "wheel" -> 871420
  "tire" -> 401390
  "cup holder" -> 392690
  power=electric -> 871390 ~.1
  "electrique" -> 871390
  "electrica" -> 871390
  "rampa" -> 761699
  "elettrica" -> 871390
  "elektryczny" -> 871390
  "eletrica" -> 871390
  * -> 871310
t: transport chair => 871310
t: aluminium forearm crutches pair => 902110

@ white-noise-machine
en: white noise machine; baby sound machine; sound machine; white noise
de: White Noise Machine = white noise machine
fr: machine à bruit blanc = white noise machine; boîte à bruit blanc = white noise machine
es: máquina de ruido blanco = white noise machine
it: macchina rumore bianco = white noise machine
nl: white noise machine = white noise machine
pt: máquina de ruído branco = white noise machine
  * -> 851989
t: white noise machine for sleep => 851989
t: baby monitor holder mount => !8525
