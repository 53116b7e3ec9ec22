# Bags and cases of 4202 beyond footwear-bags.lex, leather and hides (ch. 41), leather goods (4205), saddlery and pet gear (4201),
# fur (ch. 43), walking sticks and whips (6602). 4202: cases of its first part in any material; bags of its second part only of
# leather, sheeting of plastics, textile, vulcanised fibre or paperboard; otherwise by material.

value form=whole-hide
en: whole hide; full hide; whole skin; full side; whole hides; full skin
es: piel entera; cuero entero; pieles enteras; cueros enteros
it: pelle intera; pelli intere
pt: pele inteira; couro inteiro; couros inteiros; peles inteiras
value form=pieces
en: piece; pieces; sheet; sheets; panel; panels; square; strip; half hide; side; sides
de: Stück
nl: stuk
pl: sztuka; kawałki
value form=split
en: split; suede; split leather; split suede
de: Spaltleder; Velours; Wildleder
es: serraje; ante; gamuza
it: crosta; pelle scamosciata; camoscio
nl: splitleer; suède
pl: dwoina; zamsz
pt: raspa; camurça
value state=wet-blue
en: wet blue; wet white; tanned wet
value state=crust
en: crust
es: en crust; en costra
pt: em crosta
value state=salted-hide
en: raw hide; raw skin; wet salted
es: cueros salados; cuero crudo; pieles en bruto; cueros verdes salados
it: pelli grezze; pelli salate
pt: couros salgados; couro cru; peles em bruto

table leather-things          # 4205 and what the same thing is in other materials
  main: leather 420500 ~.6; plastic-sheet 392690 ~.3; textile 630790 ~.3; rubber|silicone 392690; wood 442199; paper 482390; base-metal 732690
  * -> 420500

@ bag-insert
en: bag organizer insert; purse organizer; handbag organizer; bag liner insert; felt bag insert; purse insert; handbag insert; bag in bag; tote organizer insert; bag base shaper; handbag shaper; purse pillow
de: Taschenorganizer = bag organiser; Handtaschenorganizer = handbag organizer; Bag in Bag = bag in bag; Tascheneinsatz = bag insert
fr: organisateur de sac = bag organizer; organiseur de sac = bag organizer; pochon intérieur sac = bag insert pouch
es: organizador de bolso = handbag organizer; organizador de bolsos = handbag organizer
it: organizer borsa = bag organizer; organizzatore per borsa = bag organizer
nl: tas organizer = bag organizer; bag in bag organizer = bag in bag organizer
pl: organizer do torebki = handbag organizer; wkład do torebki = handbag insert
pt: organizador de bolsa = handbag organizer
  main: felt 630790 ~.4; plastic 392690 ~.1; leather 420291; textile 420292
  * -> 420292
t: nylon handbag organizer insert => 420292
t: felt bag insert => 630790
t: leather handbag => !420292

@ bag-part part of backpack, handbag, suitcase, wallet
en: shoulder strap + bag|replacement|adjustable|guitar bag|crossbody; bag frame; kiss clasp frame; bag lock + turn|twist|handbag|purse; twist lock; purse feet; bag feet; bag bottom; bag base; handbag chain; handbag hardware; wooden bag handle; bamboo bag handle; luggage handle; suitcase handle; suitcase wheel; luggage wheel; replacement luggage wheel; replacement bag strap; d ring bag; purse clasp; bag buckle; backpack strap; backpack buckle; telescopic handle suitcase; magnetic snap purse; bag tassel; handbag twist lock; handle wrap bag; camera bag insert divider; bag handle wrap
de: Schultergurt = shoulder strap + Tasche|Ersatz; Taschenkette = bag chain; Taschenbügel = bag frame; Kofferrolle = suitcase wheel; Koffergriff = suitcase handle; Taschenverschluss = bag clasp; Drehverschluss = twist lock + Tasche
fr: bandoulière = shoulder strap + remplacement|réglable|amovible|sac; chaîne de sac = bag chain; fermoir de sac = bag clasp; poignée de valise = suitcase handle; roulette de valise = suitcase wheel; sangle de sac = bag strap; anse pour sac = bag handle
es: cadena para bolso = bag chain; cierre para bolso = bag clasp; rueda de maleta = suitcase wheel; asa de maleta = suitcase handle; boquilla para bolso = bag frame
it: tracolla ricambio = replacement bag strap; manico borsa = bag handle; catena per borsa = bag chain; chiusura borsa = bag clasp; ruota valigia = suitcase wheel; manico valigia = suitcase handle
nl: schouderriem tas = bag shoulder strap; tasriem = bag strap; kofferwiel = suitcase wheel; kofferhandvat = suitcase handle; tassluiting = bag clasp
pl: kółko do walizki = suitcase wheel; zapięcie do torebki = bag clasp; rączka do walizki = suitcase handle; bigiel = bag frame
pt: corrente para bolsa = bag chain; fecho de bolsa = purse clasp; roda de mala = suitcase wheel; alça de mala = suitcase handle; alça para bolsa = bag strap
not: watch strap; bra strap; guitar strap; luggage strap; camera strap; ankle strap; bag strapping; garbage bag handle; bag strap winder
  "wheel": main=rubber 401699; * 392690          # wheels for suitcases: by material
  "rolle" -> 392690
  "rueda" -> 392690
  "roulette" -> 392690
  "kolko" -> 392690
  "chain|corrente": main=plastic 392690; main=aluminium 761699; main=brass 741980; * 731589
  "kette": main=plastic 392690; * 731589
  "chaine" -> 731589
  "cadena" -> 731589
  "catena" -> 731589
  "frame" -> 830890
  "clasp" -> 830890
  "lock": * 830890
  "buckle": main=plastic 392690; * 830890
  "snap" -> 830890
  "hardware" -> 830890
  "feet": main=plastic 392690; * 830890
  "handle": main=wood 442199; main=bamboo 442191; main=plastic 392690; main=leather 420500; main=plastic-sheet 392690; main=textile 630790; main=base-metal 830250; * 420500
  "base": main=plastic 392690; main=leather 420500; * 392690
  main: leather 420500 ~.3; plastic-sheet 392690 ~.3; textile 630790 ~.5; base-metal 830890
  * -> 630790
ask: main
t: genuine leather replacement bag strap => 420500
t: nylon adjustable shoulder strap for bag => 630790
t: metal purse frame kiss clasp => 830890
t: leather handbag => !420500

@ bicycle-bag
en: bike bag; pannier; bicycle bag; saddle bag + bike|bicycle|cycling|motorcycle; handlebar bag; frame bag + bike|bicycle; bike pannier; top tube bag; bike phone bag; bicycle pannier; motorcycle saddlebag; tank bag; motorcycle tail bag; bike trunk bag; bike saddle bag; motorcycle saddle bag; motorcycle bag; trunk bag bike; bikepacking bag; bike travel bag; bicycle saddle bag; scooter bag; bike frame bag
de: Fahrradtasche = bicycle bag; Satteltasche = saddle bag; Lenkertasche = handlebar bag; Gepäckträgertasche = luggage rack bag; Rahmentasche = frame bag; Motorradtasche = motorcycle bag; Tankrucksack = tank bag; Oberrohrtasche = top tube bag
fr: sacoche vélo = bike bag; sacoche de selle = saddle bag; sacoche de guidon = handlebar bag; sacoche moto = motorcycle bag; sacoche de vélo = bike bag; sacoche de cadre = frame bag; sacoche de réservoir = tank bag
es: alforja = pannier; bolsa de bicicleta = bicycle bag; bolsa de manillar = handlebar bag; bolsa de sillín = saddle bag; bolsa para moto = motorcycle bag; alforjas = pannier; bolsa sobredepósito = tank bag
it: borsa bici = bike bag; borsa da manubrio = handlebar bag; borsa sottosella = bicycle saddle bag; borsa moto = motorcycle bag; borsa bicicletta = bicycle bag; borsa da serbatoio = tank bag
nl: fietstas = bicycle bag; zadeltas = saddle bag; stuurtas = handlebar bag; frametas = frame bag; motortas = motorcycle bag; dubbele fietstas = double bicycle pannier; tanktas = tank bag
pl: sakwa rowerowa = bicycle pannier; torba rowerowa = bicycle bag; torba na kierownicę = handlebar bag; torba podsiodłowa = saddle bag; sakwa motocyklowa = motorcycle saddlebag; sakwy = panniers
pt: alforje = pannier; bolsa de bicicleta = bicycle bag; bolsa de selim = bike saddle bag; bolsa de moto = motorcycle bag; bolsa de guidão = handlebar bag
not: bike bag mount; pannier rack; rack pannier
  outer: leather 420291 ~.05; textile|plastic-sheet|plastic 420292
  * -> 420292
t: waterproof tpu bike handlebar bag => 420292
t: bike pannier rack steel => !4202

@ cooler-lunch-bag
en: cooler bag; lunch bag; insulated bag; insulated lunch bag; thermal bag; picnic bag; insulated lunch tote; beach cooler bag; food delivery bag; pizza delivery bag; lunch tote; kids lunch bag; bottle cooler bag; breast milk cooler bag; wine cooler bag; insulated grocery bag; insulin cooler bag; baby bottle bag; insulated shopping bag; ice bag cooler; lunch cooler; thermal delivery bag; cool bag; lunch cooler bag; soft cooler; insulated backpack; cooler backpack; picnic backpack; wine bag insulated; bento bag
de: Kühltasche = cooler bag; Lunchtasche = lunch bag; Thermotasche = thermal bag; Isoliertasche = insulated bag; Brotzeittasche = lunch bag; Picknicktasche = picnic bag; Kühlrucksack = cooler backpack; Pizzatasche = pizza bag
fr: sac isotherme = insulated bag; sac repas = lunch bag; glacière souple = soft cool box; lunch bag = lunch bag; sac à lunch = lunch bag; sac de livraison isotherme = insulated delivery bag; sac glacière = cooler bag; sac à dos isotherme = insulated backpack
es: bolsa térmica = thermal bag; bolsa de almuerzo = lunch bag; nevera portátil blanda = soft cooler bag; bolsa isotérmica = insulated bag; lonchera = lunch bag; mochila térmica = thermal backpack; bolsa nevera = cooler bag; bolsa porta alimentos = food carrier bag
it: borsa termica = thermal bag; borsa frigo = cooler bag; borsa pranzo = lunch bag; porta pranzo termico = insulated bag; zaino termico = insulated backpack
nl: koeltas = cooler bag; lunchtas = lunch bag; thermotas = thermal bag; isoleertas = insulated bag; koelrugzak = cooler backpack
pl: torba termiczna = insulated bag; torba termoizolacyjna = insulated bag; torba śniadaniowa = lunch bag; lunch bag = lunch bag; torba na lunch = lunch bag; torba chłodząca = cooler bag; plecak termiczny = insulated backpack
pt: bolsa térmica = thermal bag; lancheira térmica = insulated lunch bag; mochila térmica = insulated backpack; saco térmico = thermal bag
not: cooler bag hinge; lunch bag paper; thermal paper bag; insulated bag clip; insulated coffee bag; paper lunch bag; borsa termica elettrica
  main=paper -> 481930 ~.01
  outer: leather 420291 ~.01; textile|plastic-sheet|plastic 420292
  * -> 420292
t: insulated lunch bag polyester => 420292
t: foam cooler box => !420292

@ dog-collar-lead
en: dog collar; cat collar; dog leash; dog lead; dog harness; pet harness; cat harness; retractable leash; dog muzzle; pet leash; slip lead; puppy harness; training leash; pet collar; gps dog collar strap; dog bandana; bow tie collar; dog bow tie; martingale collar; prong collar; choke chain dog; leather dog collar; no pull harness; leash for dogs; hands free leash; head halter dog; rabbit harness; flea collar not; cat leash; led dog collar; light up dog collar; airtag dog collar; airtag cat collar; dog seat belt; pet seat belt; dog training lead; dog collar leash set; harness + dog|cat|puppy|pet|ferret|rabbit|vest; leash + dog|puppy|pet|cat|reptile|retractable; collar + dog|cat|pet|puppy|leather dog|bell; muzzle + dog|cat|greyhound; dog collar with name; breakaway cat collar; personalized dog collar
de: Hundehalsband = dog collar; Hundeleine = dog leash; Hundegeschirr = dog harness; Katzenhalsband = cat collar; Maulkorb = dog muzzle; Katzengeschirr = cat harness; Rollleine = retractable leash; Schleppleine = long training leash; Leuchthalsband = light-up collar; Retrieverleine = retriever leash; Halsband = collar + Hund|Katze|Welpe; Geschirr = harness + Hund|Katze|Welpe|Pferd
fr: collier pour chien = dog collar; laisse = leash; laisse pour chien = dog leash; harnais pour chien = dog harness; collier pour chat = cat collar; muselière = muzzle; harnais chien = dog harness; collier chien = dog collar; laisse rétractable = retractable leash; harnais pour chat = cat harness; longe pour chien = long dog lead; collier chat = cat collar; harnais = harness + chien|chat
es: collar de perro = dog collar; collar para perro = dog collar; correa de perro = dog lead; correa para perro = dog lead; arnés para perro = dog harness; collar para gato = cat collar; bozal = muzzle; correa extensible = retractable leash; arnés = harness + perro|gato|mascota; collar de gato = cat collar; collar antiparasitario = antiparasitic collar + cuero
it: collare per cane = dog collar; guinzaglio = leash; pettorina per cane = dog harness; museruola = muzzle; collare per gatto = cat collar; guinzaglio per cani = dog leash; collare cane = dog collar; pettorina = animal harness + cane|gatto; guinzaglio allungabile = retractable leash
nl: hondenhalsband = dog collar; hondenriem = dog leash; hondentuig = dog harness; kattenhalsband = cat collar; muilkorf = muzzle; rollijn = retractable leash; hondenlijn = dog leash; kattentuig = cat harness; halsband = collar + hond|kat; muilkorven = muzzle
pl: obroża = collar; obroża dla psa = dog collar; szelki dla psa = dog harness; kaganiec = muzzle; obroża dla kota = cat collar; smycz dla psa = dog leash; szelki = harness + pies|psa|kota|spacerowe; smycz automatyczna = retractable leash
pt: coleira = pet collar; coleira para cachorro = dog collar; coleira para gato = cat collar; guia para cachorro = dog leash; peitoral para cachorro = dog harness; focinheira = dog muzzle; guia retrátil = retractable leash; peitoral = pet harness + cachorro|gato|cães; trela = dog leash; arnês para cão = dog harness; peitoral cão = dog harness; coleira para cão = dog collar; açaime = dog muzzle; guia = leash + cachorro|cão; trela extensível = retractable leash; peitoral = pet harness + cão|cachorro|gato
not: flea collar; shock collar; bark collar; training collar electric; gps collar; collar rot; collar stud; smycz do kluczy; smycz na telefon; collar bell; dog leash hook; leash holder; dog collar charm; wire harness; safety harness; wiring harness; shirt collar; choker collar women; collar antipulgas; recovery collar; cone collar; smart collar; surfboard leash; shaft collar; surf leash; baby leash; anti bark collar; collar de perlas; collare cervicale; cervical collar; anti flea collar; climbing harness; dog tag; fall arrest harness; horse harness; toddler leash; e collar; harness car; radio harness; electric collar; collar plate; leash tag; coil leash surf; child harness; cooling collar pump
  "electric|eléctrico|elettrico|elétrico" -> 854370 ~.05
  "led" -> 420100
  * -> 420100          # saddlery and harness for any animal, any material
t: nylon dog leash with padded handle => 420100
t: dog harness no pull reflective => 420100
t: rechargeable shock collar for dogs => !4201

@ dog-coat
en: dog coat; dog clothes; pet clothes; dog sweater; dog jacket; pet costume; cat clothes; dog raincoat; puppy clothes; dog hoodie; dog costume; pet sweater; dog dress; dog boots; dog shoes; dog pajamas; dog life jacket; dog t-shirt; pet raincoat; dog vest; pet jacket; dog socks; dog halloween costume; dog recovery suit; cooling vest for dogs; dog hat; pet diaper; dog diaper; dog onesie; pet hat; cat costume; dog paw protector; dog bootie; pet shoes; dog reflective vest; chicken diaper; dog swimsuit; dog snood; dog ear muffs; dog recovery collar; elizabethan collar; pet cone; recovery cone dog; dog life vest; dog tuxedo; pet outfit; dog apparel; cat recovery suit; pet apparel; puppy sweater; dog winter coat; dog rain boots; dog backpack; pet wig
de: Hundemantel = dog coat; Hundepullover = dog sweater; Hundebekleidung = dog clothes; Hundejacke = dog jacket; Hundeschuhe = dog shoes; Hunderegenmantel = dog raincoat; Hundekostüm = dog costume; Hundewindel = dog diaper; Halskrause = ruff collar + Hund|Katze; Hundeschwimmweste = dog life jacket; Läufigkeitshose = dog heat pants; Katzenbody = cat recovery suit
fr: manteau pour chien = dog coat; vêtement pour chien = dog garment; pull pour chien = dog sweater; imperméable pour chien = dog raincoat; chaussures pour chien = dog shoes; couche pour chien = dog diaper; manteau chien = dog coat; collerette pour chien = dog recovery collar; costume pour chien = dog costume; gilet de sauvetage chien = dog life jacket
es: abrigo para perro = dog coat; ropa para perro = dog clothes; jersey para perro = dog sweater; impermeable para perro = dog raincoat; zapatos para perro = dog shoes; disfraz para perro = dog costume; pañal para perro = dog diaper; collar isabelino = elizabethan collar; ropa para mascotas = pet clothes; botas para perro = dog boots
it: cappotto per cane = dog coat; vestiti per cani = dog clothes; maglione per cane = dog sweater; impermeabile per cane = dog raincoat; scarpe per cani = dog shoes; pannolino per cane = dog diaper; cappottino cane = dog coat; collare elisabettiano = elizabethan collar; costume per cane = dog costume
nl: hondenjas = dog coat; hondenkleding = dog clothes; hondentrui = dog sweater; hondenregenjas = dog raincoat; hondenschoenen = dog shoes; hondenkostuum = dog costume; hondenluier = dog diaper; hondenkap; loopsheidsbroekje = dog heat pants
pl: ubranko dla psa = dog clothes; sweter dla psa = dog sweater; kurtka dla psa = dog jacket; płaszcz dla psa = dog coat; buty dla psa = dog shoes; pieluchy dla psa = dog diapers; kołnierz ochronny dla psa = dog recovery collar; derka dla psa = dog coat; ubranie dla psa = dog clothes
pt: roupa para cachorro = dog clothes; casaco para cachorro = dog coat; sapato para cachorro = dog shoes; fralda para cachorro = dog diaper; colar elizabetano = elizabethan collar; capa de chuva para cachorro = dog raincoat; roupa pet = pet clothes; fantasia para cachorro = dog costume
not: dog clothes hanger; pet clothes rack
  "diaper": main=paper 961900 ~.3; * 420100
  "windel" -> 420100
  "cone|cono": main=plastic 392690; * 420100
  "elizabethan": main=plastic 392690; * 420100
  * -> 420100          # coats and wear for animals: 4201, any material
t: polyester dog raincoat => 420100
t: knitted dog sweater => 420100
t: doll sweater => !4201

@ drawstring-shoe-bag
en: shoe bag; travel shoe bag; garment bag; suit bag; suit cover; dress bag; gym drawstring bag; shoe pouch; travel laundry bag; packing cube; compression packing cube; travel organizer; travel organizer bag; luggage organizer set; travel pouch set; tech pouch; cable pouch; travel cable case; toiletry organizer hanging; shoe storage bag travel; garment cover travel; wedding dress bag; travel storage bag set; electronic accessories bag; cord organizer travel; tie case travel; underwear travel bag; bra travel case; shirt travel case
de: Schuhbeutel = shoe bag; Kleidersack = garment bag; Anzugtasche = suit bag; Packwürfel = packing cube; Kofferorganizer = suitcase organiser; Packtasche = packing bag; Elektronik Organizer = electronics organiser; Schuhtasche = shoe bag; Anzughülle = suit cover
fr: sac à chaussures = shoe bag; housse de costume = suit bag; cube de rangement valise = packing cube; organisateur de valise = luggage organizer; housse vêtement = garment bag; sac à chaussures voyage = travel shoe bag; trousse câbles = cable pouch; housse de voyage = travel cover
es: bolsa para zapatos = shoe bag; portatrajes = garment bag; cubos de equipaje = packing cube; organizador de maleta = suitcase organizer; bolsa zapatos viaje = travel shoe bag; organizador de cables viaje = travel cable organizer; funda para trajes = suit bag
it: sacca scarpe = shoe bag; porta abiti = garment bag; organizer valigia = luggage organizer; cubi da viaggio = travel packing cube; porta cavi = cable organizer; sacca porta scarpe = shoe bag; custodia abiti = garment bag
nl: schoenentas = shoe bag; kledinghoes = garment bag; packing cubes = packing cube; kofferorganizer = luggage organizer; kabeltas = cable bag; kostuumhoes = suit cover; kledinghoezen = garment bag; kostuumhoezen = suit cover
pl: worek na buty podróżny = travel shoe bag; pokrowiec na garnitur = suit bag; organizer do walizki = suitcase organizer; pokrowiec na ubrania = garment bag; organizer na kable = cable organizer; organizery podróżne = travel organizers; pokrowiec na suknię = dress cover
pt: saco para sapatos = shoe bag; porta terno = suit bag; organizador de mala = luggage organizer; capa para terno = suit cover; organizador de cabos viagem = travel cable case; saco porta sapatos = shoe bag
not: shoe dust bag; vacuum garment bag; shoe rack bag; garment bag machine
  "garment": main=plastic 392490 ~.2; weave=nonwoven 630790; outer=leather 420291; * 420292
  "suit cover": main=plastic 392490; * 630790
  "suit bag": main=plastic 392490 ~.15; * 420292
  "dress bag": main=plastic 392490 ~.2; * 630790
  "pokrowiec" -> 630790
  "anzughulle" -> 630790
  outer: leather 420291 ~.03; textile|plastic-sheet|plastic 420292
  * -> 420292
t: travel packing cubes set nylon => 420292
t: plastic garment bag for closet => 392490
t: shoe rack organizer => !4202

@ exotic-fur-raw
en: raw fur skin; raw mink skin; raw fox skin; raw furskin; karakul skin raw; raw rabbit skin fur; astrakhan skin; raw beaver pelt; untanned fur skin; muskrat skin raw
de: Rohpelz = raw fur skin; rohes Pelzfell = raw fur skin; Nerzfell roh = raw mink skin
fr: pelleterie brute = raw fur skin; peau de vison brute = raw mink skin
es: piel de peletería en bruto = raw furskin; piel de visón en bruto = raw mink skin
  "mink" -> 430110
  "fox" -> 430160
  "karakul" -> 430130
  "astrakhan" -> 430130
  "lamb|cordero|agnello|cordeiro" -> 430130
  "vison" -> 430110
  "nerz" -> 430110
  * -> 430180
t: raw mink skins whole => 430110
t: mink fur coat => !4301

@ fur-skin
en: fur skin; fur pelt; rabbit skin; rabbit pelt; fox pelt; mink pelt; tanned fur; sheepskin + dressed|tanned|pelt|natural hide|raw wool on; reindeer hide; reindeer skin; cowhide fur; fur plate; fur strip; fur scrap; fur trim + real|fox|rabbit|mink|raccoon; fur lining + rabbit|mink|sheep; coyote pelt; fox tail; raccoon tail; fur scraps; lambskin fur; sheepskin hide; mink tail; real fur trim; deer hide hair on; curly lambskin; goat skin fur; icelandic sheepskin
de: Pelzfell = fur skin; Schaffell = sheepskin; Lammfell = lambskin fur; Kaninchenfell = rabbit skin; Rentierfell = reindeer skin; Fuchsfell = fox fur skin; Pelzbesatz = fur trim; Fuchsschwanz Fell = fox tail; Pelzstreifen = fur strip
fr: peau de lapin = rabbit skin; peau de mouton = sheepskin; peau de renne = reindeer skin; peau de renard = fox skin; fourrure au mètre = fur by the metre; pelleterie = fur skins; peau de chèvre poils = haired goat skin
es: piel de conejo = rabbit skin; piel de oveja = sheepskin; piel de reno = reindeer skin; piel de cordero con pelo = lambskin with wool; pieles curtidas con pelo = tanned fur; cola de zorro = fox tail
it: pelle di pecora = sheepskin; pelle di coniglio = rabbit skin; pelle di renna = reindeer skin; pelle di agnello con pelo = lambskin fur; coda di volpe = fox tail
nl: schapenvacht = sheepskin; lamsvacht = lambskin; rendiervel = reindeer skin; konijnenvel = rabbit skin; vossenstaart = fox tail; bontrand = fur trim
pl: skóra owcza = sheepskin; skóra barania = sheepskin; skóra królika = rabbit skin; skóra renifera = reindeer skin; skóra z lisa = fox fur; lisi ogon = fox tail
pt: pele de carneiro = sheepskin; pele de ovelha = sheepskin; pele de coelho = rabbit skin; pele de raposa = fox skin; pele de rena = reindeer skin
not: faux sheepskin; sheepskin glove; sheepskin boot; sheepskin slipper; sheepskin insole; fake fur fabric; faux fur; sheepskin seat cover; sheepskin coat; fur pom; artificial fur; sheepskin car seat; sheepskin rug faux; fur fabric; piel de oveja sintética; sheepskin polishing; sheepskin leather
  main=faux-fur -> 600110
  "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" -> 430180
  "mink": "tail" 430220; * 430211
  "tail" -> 430220
  "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" -> 430220
  "schwanz" -> 430220
  "plate" -> 430230
  "strip|fleje|tira" -> 430230
  "trim" -> 430310 ~.4
  * -> 430219
t: tanned whole rabbit skin fur => 430219
t: dressed mink pelt => 430211
t: sheepskin boots => !4302

@ fur-article
en: sheepskin throw; real fur pom pom; fur pom pom; fox fur pom pom; fur ball keychain; rabbit fur ball; fur cushion; sheepskin cushion; sheepskin seat cover; sheepskin car seat cover; fur keychain; fur blanket; sheepskin chair pad; fur throw; reindeer rug; lambskin rug; fur pompom; mink ball; sheepskin pet bed; sheepskin bike seat cover; sheepskin steering wheel cover; genuine sheepskin rug; real sheepskin rug; real fur rug; faux fur pom pom; faux fur ball; faux fur keychain
de: Lammfellteppich = lambskin rug; Fellbommel = fur pom pom; Schaffellteppich = sheepskin rug; Felldecke = fur blanket; Fellkissen = fur cushion; Lammfell Sitzbezug = sheepskin seat cover; Kuhfell = cowhide; Kunstfell = faux fur + Bommel|Anhänger
fr: tapis en peau de mouton = sheepskin rug; pompon en fourrure = fur pom pom; tapis peau de vache = cowhide rug; coussin fourrure = fur cushion; pompon fourrure = fur pom pom; peau de vache = cowhide
es: alfombra de piel de oveja = sheepskin rug; pompón de pelo = fur pom pom; alfombra de vaca = cowhide rug; pompón de piel = fur pom pom
it: tappeto di pecora = sheepskin rug; pon pon pelliccia = fur pom pom; tappeto mucca = cowhide rug; pompon pelliccia = fur pom pom
nl: schapenvacht kleed = sheepskin rug; bontpompon = fur pom pom; koeienhuid = cowhide; koeienkleed = cowhide rug
pl: dywan ze skóry owczej = sheepskin rug; pompon futrzany = fur pom pom; skóra bydlęca dywan = cowhide rug
pt: tapete de pele = fur rug; pompom de pele = fur pom pom; tapete de couro de boi = cowhide rug; tapete de pelego = sheepskin rug
not: faux fur fabric; faux fur coat; fur pom pom hat; tapete de pele sintética
  main=faux-fur -> 580890          # knitted imitation fur is a textile (ch. 43 n. 5)
  "faux" -> 580890
  "kunstfell" -> 580890
  * -> 430390          # articles of furskin other than clothing
t: real sheepskin rug large => 430390
t: fox fur pom pom for hat => 430390
t: fluffy polyester area rug => !4303

@ gun-case-holster
en: gun case; rifle case; gun holster; holster + gun|pistol|leather|tactical|belt|glock|thigh|knife|radio|tool; pistol case; rifle bag; gun bag; shoulder holster; magazine pouch; molle pouch; ammo pouch; knife sheath; axe sheath; sheath + knife|axe|blade|machete; archery bag; bow case; quiver; fishing rod case; fishing rod bag; fishing bag; tackle bag; fishing tackle bag; dump pouch; tactical pouch; pistol holster; cartridge belt; cartridge bag; kydex holster; radio holster; first aid pouch; handcuff case; flashlight holster; multitool sheath; bow bag; hunting bag; tool holster
de: Gewehrtasche = rifle bag; Holster = holster + Pistole|Gürtel|Leder|Messer|Handy; Pistolenholster = pistol holster; Messerscheide = knife sheath; Waffenkoffer = gun case; Köcher = quiver; Magazintasche = magazine pouch; Angeltasche = fishing bag; Rutentasche = fishing rod bag; Waffentasche = gun bag; Angelrutentasche = fishing rod bag; Axtscheide = axe sheath
fr: étui pistolet = pistol holster; holster = holster; fourreau à fusil = rifle case; étui à couteau = knife sheath; mallette arme = gun case; carquois = quiver; housse fusil = gun cover; étui de ceinture couteau = belt knife sheath; sac de pêche = fishing bag; fourreau canne à pêche = fishing rod case; cartouchière = cartridge pouch
es: funda de pistola = gun holster; funda para rifle = rifle case; pistolera = gun holster; funda para cuchillo = knife sheath; carcaj = quiver; funda de escopeta = shotgun case; portacargador = magazine pouch; bolsa de pesca = fishing bag; funda caña de pescar = fishing rod case; maletín para arma = gun case
it: fondina = holster; custodia fucile = rifle case; fodero coltello = knife sheath; faretra = quiver; valigetta pistola = pistol case; fodero fucile = gun sleeve; borsa da pesca = fishing bag; fodero canne = fishing rod case
nl: holster = holster; geweerkoffer = rifle case; messenschede = knife sheath; foedraal = case + geweer|hengel; koker pijlen = quiver; hengeltas = fishing rod bag; geweertas = gun bag; visserstas = fishing bag
pl: kabura = holster; pokrowiec na broń = gun case; pochwa na nóż = knife sheath; kołczan = quiver; futerał na broń = gun case; ładownica = ammo pouch; torba wędkarska = fishing bag; pokrowiec na wędki = fishing rod case
pt: coldre = holster; estojo para arma = gun case; bainha de faca = knife sheath; aljava = quiver; capa para carabina = rifle case; bolsa de pesca = fishing bag; porta carregador = magazine pouch; estojo para vara de pesca = fishing rod case
not: cable sheath; phone holster case; sheathed cable; kite knife; nail gun; glue gun; sheath fabric; sheath dress; guaina termorestringente; fishing bag net; massage gun; heat gun bag; spray gun holster
  "sheath": main=leather 420291; main=plastic 392690; main=textile 420292; * 420291 
  "messerscheide": main=plastic 392690; * 420291
  "kydex" -> 420299 
  "plastic|plástico|plastica" -> 420299
  outer: leather 420291 ~.15; textile|plastic-sheet 420292 ~.9; other 420299
  * -> 420292
ask: outer
t: leather gun holster => 420291
t: nylon rifle bag => 420292
t: massage gun => !4202

@ hide-raw
en: raw hide; raw cowhide; wet salted hide; cattle hide; salted hide; raw sheepskin; raw goatskin; raw bovine hide; salted cow hides; raw skin; pickled sheepskin; raw deer skin; raw pigskin; snake skin raw; raw calf skin; buffalo hides raw; raw crocodile skin; horse hide raw; donkey hides; drum rawhide skin
de: Rohhaut = raw hide; Rindshaut roh = raw cowhide; Kuhhaut = cowhide; Rohfell = raw skin; Häute gesalzen = salted hide
fr: peau brute = raw hide; cuir brut = raw leather; peau de bovin brute = raw bovine hide; peaux salées = salted hides
es: cuero crudo = raw hide; piel cruda = raw skin; cuero salado = salted hide; pieles en bruto = raw hide
it: pelli grezze = raw hide; cuoio grezzo = raw leather; pelle salata = salted hide
nl: ruwe huid = raw hide; gezouten huid = salted hide
pl: skóra surowa = raw hide; skóry surowe = raw hides
pt: couro cru = raw hide; pele crua = raw skin; couro salgado = salted hide
not: rawhide dog chew; rawhide chew; rawhide hammer; rawhide bone; rawhide stick; raw skin care
  "sheep": "pickled|decapado|decapato" 410221; "wool|lana|lã" 410210; * 410210
  "sheepskin": "pickled|decapado|decapato" 410221; * 410210
  "goat|cabra|capra" -> 410390
  "goatskin" -> 410390
  "deer" -> 410390
  "pig|cerdo|maiale|suino|porco" -> 410330
  "pigskin" -> 410330
  "snake" -> 410320
  "crocodile" -> 410320
  "calf" -> 410120
  form=pieces -> 410190 ~.05
  weight<16 -> 410120 ~.2
  * -> 410150
t: wet salted raw cattle hides => 410150
t: rawhide dog chew => !4101

@ horse-tack
en: horse saddle; horse bridle; halter + horse|pony|leather|rope; horse halter; lead rope + horse; horse rug; horse blanket; saddle pad; girth + horse|saddle|elastic; horse harness; stirrup; stirrup leather; reins; martingale; horse boots; brushing boots; fly mask horse; fly rug; numnah; lunge line; saddle bag horse; bridle; saddle + horse|western|english|dressage|pony|riding; horse bit; snaffle bit; breastplate horse; saddle cover; horse headcollar; headcollar; bell boots; overreach boots; tendon boots; equestrian tack; horse fly sheet; surcingle; bareback pad; horse fly veil; saddle blanket; hay net; haynet; horse leg wraps; polo wraps horse; cattle halter; cow halter; bull halter; ear bonnet horse; horse mask; side reins; lunging roller; horse tail bag; donkey harness; horse collar; girth cover
de: Pferdesattel = horse saddle; Trense = bridle; Halfter = halter; Pferdehalfter = horse halter; Pferdedecke = horse blanket; Schabracke = saddle pad; Sattelgurt = girth; Zügel = reins; Fliegenmaske = fly mask horse; Gamaschen = gaiters + Pferd; Steigbügel = stirrup; Longe = lunge line; Satteldecke = saddle blanket; Abschwitzdecke = sweat rug; Führstrick = lead rope; Kandare = curb bit; Heunetz = hay net; Fliegendecke = fly rug; Bandagen = bandage + Pferd; Hufglocken = overreach boots; Voltigiergurt = vaulting surcingle; Zaumzeug = bridle; Vorderzeug = breastplate
fr: selle de cheval = horse saddle; licol = halter; bride cheval = horse bridle; couverture cheval = horse blanket; tapis de selle = saddle pad; sangle de selle = girth; rênes = reins; étrier = stirrup; guêtres cheval = horse gaiters; chemise anti mouches = fly rug; longe cheval = horse lead rope; filet à foin = hay net; masque anti mouches cheval = fly mask horse; protège boulets = fetlock boots; couverture pour cheval = horse blanket; bonnet anti mouches = horse fly bonnet; mors = horse bit
es: silla de montar = saddle; cabezada = horse bridle; ramal = lead rope; manta para caballo = horse blanket; mantilla de montar = saddle pad; riendas = reins; estribo = stirrup; protectores caballo = horse boots; máscara antimoscas caballo = fly mask horse; filete = snaffle bit + caballo; red de heno = hay net; cabezada de cuadra = horse halter
it: sella = saddle; sella cavallo = horse saddle; briglia = bridle; cavezza = halter; coperta per cavallo = horse blanket; sottosella = saddle pad; sottopancia = girth; redini = reins; staffa = stirrup + cavallo|sella|equitazione; stinchiere = horse leg boots; maschera antimosche cavallo = fly mask horse; capezza = halter; testiera = headstall + cavallo; rete fieno = hay net
nl: paardenzadel = horse saddle; hoofdstel = bridle; halster = halter; paardendeken = horse blanket; zadeldek = saddle pad; singel = girth + zadel|paard; teugels = reins; stijgbeugel = stirrup; vliegenmasker paard = fly mask horse; peesbeschermer = tendon boots; paardenhalster = horse halter; hooinet = hay net; vliegendeken = fly rug; bandages paard = horse bandages
pl: siodło = saddle; siodło jeździeckie = horse saddle; ogłowie = bridle; kantar = halter; derka = horse blanket; czaprak = saddle pad; popręg = girth; wodze = reins; strzemię = stirrup; ochraniacze dla konia = horse boots; strzemiona = stirrups; lonża = lunge line; nauszniki dla konia = horse ear bonnet; siatka na siano = hay net; wędzidło = bit; maska przeciw owadom dla konia = horse fly mask
pt: sela de cavalo = horse saddle; cabresto = halter; cabeçada = bridle; manta para cavalo = horse blanket; barrigueira = girth; rédeas = reins; estribo = stirrup; freio para cavalo = horse bit; cela para cavalo = horse saddle; buçal = horse halter; caneleira para cavalo = horse boots; xairel = saddle pad
not: bicycle saddle; bike saddle; saddle clamp; saddle valve; pipe saddle; saddle stitch; saddle soap; saddle stool; wire halter; halter top; saddle chair; saddle rack; halter dress; halter neck; saddle tap; reindeer; reinstatement; saddle oxford; saddle stapler; saddle tee; tear stirrup; kitesurf harness; sella bicicletta; sella moto; sella bici; saddle nut; saddle bridge; selle de vélo; rein halter plug; guitar saddle; bridle joint; selle de moto; stirrup pants; bow halter; drill bit; saddle bag; bridge saddle; stirrup leggings; bit set; pump girth; sella bagno; halter bra; medical stirrups; cabeza; cabezas; cabeca; cabecas
  "stirrup" main=base-metal|aluminium: main=aluminium 761699; * 732690
  "steigbugel": main=textile 420100; main=aluminium 761699; main=plastic 392690; * 732690
  "strzemie": * 732690
  "snaffle" -> 732690
  "horse bit" -> 732690
  "mors" -> 732690
  "kandare" -> 732690
  "wedzidlo" -> 732690
  "hay net" -> 560819
  "haynet" -> 560819
  "heunetz" -> 560819
  "hooinet" -> 560819
  "filet a foin" -> 560819
  * -> 420100
t: leather english horse saddle => 420100
t: cotton saddle pad dressage => 420100
t: stainless steel snaffle bit for horse => 732690
t: bicycle saddle gel => !4201

@ instrument-case
en: guitar case; guitar bag; gig bag; violin case; instrument case; trumpet case; keyboard bag; cello case; drum bag; cymbal bag; flute case; saxophone case; clarinet case; ukulele case; ukulele bag; drumstick bag; handpan bag; keyboard case; piano keyboard bag; accordion case; mandolin case; amp bag; guitar gig bag; djembe bag; ukulele gig bag; bass gig bag; stick bag drum; guitar hard case
de: Gitarrentasche = guitar bag; Gitarrenkoffer = guitar case; Geigenkasten = violin case; Instrumentenkoffer = instrument case; Gigbag = gig bag; Keyboardtasche = keyboard bag; Geigenkoffer = violin case; Trommeltasche = drum bag; Notentasche = sheet music bag; Gitarrenhülle = guitar cover
fr: étui guitare = guitar case; housse guitare = guitar cover; étui à violon = violin case; étui instrument = instrument case; housse clavier = keyboard cover; housse de guitare = guitar cover; étui de guitare = guitar case; étui trompette = trumpet case
es: funda de guitarra = guitar bag; estuche de violín = violin case; estuche guitarra = guitar case; funda para teclado = keyboard bag; funda guitarra = guitar bag; estuche para instrumento = instrument case
it: custodia chitarra = guitar case; custodia violino = violin case; custodia strumento = instrument case; borsa tastiera = keyboard bag; fodero chitarra = guitar bag
nl: gitaarkoffer = guitar case; gitaartas = guitar bag; vioolkoffer = violin case; instrumentkoffer = instrument case; gigbag = gig bag; gitaarhoes = guitar cover; gitaarhoezen = guitar cover
pl: pokrowiec na gitarę = guitar bag; futerał na gitarę = guitar case; futerał na skrzypce = violin case; pokrowiec na keyboard = keyboard bag; futerał na instrument = instrument case
pt: capa para violão = guitar bag; estojo de violino = violin case; case para guitarra = guitar case; bag para violão = guitar bag; capa para teclado = keyboard bag; estojo para instrumento = instrument case
not: keyboard case tablet; guitar case stand; guitar case humidifier; guitar case latch
  outer: leather 420291 ~.02; textile|plastic-sheet 420292 ~.85; plastic|wood|other 420299
  "hard" -> 420299 ~.6
  * -> 420292
ask: outer
t: padded nylon guitar gig bag => 420292
t: wooden violin case => 420299
t: acoustic guitar => !4202

@ laundry-wash-bag
en: wash bag mesh; laundry wash bag; lingerie bag; lingerie wash bag; washing bag + laundry|mesh|lingerie|machine; laundry net; wash net bag; laundry mesh bag; sneaker wash bag; shoe wash bag; bra laundry bag
de: Wäschesack Waschmaschine = laundry bag for washing machine; Waschbeutel = wash bag; Waschnetz = laundry net
fr: sac à linge filet = mesh laundry bag; filet à linge = laundry net; sac de lavage = washing bag
es: bolsa para lavar ropa = laundry wash bag; red de lavado = laundry net; malla para lavadora = laundry mesh bag
it: sacchetto lavatrice = washing bag; retina bucato = laundry net
nl: waszakje = laundry wash bag; wasnetje = laundry net
pl: worek do prania = laundry bag
pt: saco para lavar roupa = laundry wash bag; saco de lavagem = washing bag; rede para lavar roupa = laundry net
not: laundry basket; laundry hamper
  * -> 630790
t: mesh laundry wash bag set polyester => 630790
t: laundry basket plastic => !6307

@ leather-article
en: leather strap; leather lace; leather string; leather bookmark; leather desk pad; leather desk mat; leather mouse pad; leather valet tray; leather tray; leather handle; leather pull; leather keychain strap; leather key fob; leather cable holder; leather cover + book|notebook|journal|bible; leather coaster; leather strop; razor strop; leather sheet cut; leather cuff blank; leather earring blank; leather belt blank; suede cord; leather button loop; leather string cord; leather knob; drawer pull leather; leather sleeve; leather washer cup; leather grip; leather guard; leather knot; leather tassel; suede lace; leather wrap; leather pad; leather thong cord; leather pen sleeve; leather cord necklace making; leather book cover; strop leather; lederhosen strap; leather thread; leather rope
de: Lederband = leather strap; Lederschnur = leather lace; Lederuntersetzer = leather coaster; Schreibtischunterlage Leder = leather desk pad; Streichriemen = leather strop; Lederpatch = leather patch; Lederkordel = leather cord; Ledergriff = leather handle; Lederanhänger = leather tag; Lederzuschnitt = cut leather piece; Lederlasche = leather tab
fr: lanière en cuir = leather strap; cordon en cuir = leather cord; sous main cuir = leather desk pad; vide poche cuir = leather tidy tray; lacet en cuir = leather lace; sangle en cuir = leather strap; marque page cuir = leather bookmark; poignée cuir = leather handle; pampille cuir = leather tassel
es: correa de cuero = leather strap; cordón de cuero = leather cord; vade de escritorio cuero = leather desk pad; parche de cuero = leather patch; asentador navaja = razor strop; tirador de cuero = leather pull; llavero de cuero = leather keychain
it: cinghia in pelle = leather strap; cordino in pelle = leather cord; laccio di cuoio = leather lace; svuotatasche pelle = leather tray; sottomano in pelle = leather desk pad; coramella = leather strop; maniglia in pelle = leather handle; striscia di cuoio = leather strip
nl: leren koord = leather cord; leren veter = leather lace; leren bureauonderlegger = leather desk pad; leren riempje = leather strap; leren greep = leather handle; leren label = leather label; leren band = leather band + meter|rol|hobby|knutselen
pl: rzemyk = leather lace; skórzany pasek = leather strap; podkładka skórzana na biurko = leather desk pad; naszywka skórzana = leather patch; rzemień skórzany = leather strap; skórzany uchwyt = leather handle
pt: cordão de couro = leather cord; correia de couro = leather strap; aplique de couro = leather patch; puxador de couro = leather pull; desk pad de couro = leather desk pad
not: leather belt; leather strap watch; leather watch strap; leather bag strap; leather repair; leather cord bracelet; leather cleaner; leather cord necklace; patch repair leather; leather sofa; leather patch jeans; leather guitar strap; leather steering; leather punch; leather washer pump; leather strap cutter; leather wrap bracelet; leather sleeve laptop
  "necklace" -> 420500
  for=pet|horse -> 420100     # leads, collars and reins for any animal
  use leather-things
ask: main
t: correa de cuero para perro => 420100
t: pu leather desk mat => 392690
t: leather watch strap => !4205

@ leather-hide-finished
en: leather hide; cow leather hide; vegetable tanned leather; veg tan leather; leather skin; tooling leather; leather offcut; chamois leather; chamois; shammy leather; suede leather sheet; lambskin leather; goat leather; pig leather; leather for crafts; split leather; nappa leather hide; upholstery leather; patent leather hide; bonded leather; full grain leather; crocodile leather; python skin; ostrich leather; wet blue leather; crust leather; lining leather; shoe upper leather; bovine leather; buffalo leather; kangaroo leather; sheep leather; leather panel; cowhide leather sheet; fish leather; snakeskin leather; automotive leather; garment leather; calf leather; leather remnants; leather shavings; horse leather; parchment leather; vellum skin; crazy horse leather; leather fabric genuine; finished leather; buffalo hide leather; calfskin leather
de: Lederhaut = leather skin; Blankleder = vegetable tanned leather; Lederreste = leather scrap; Fensterleder = chamois; Möbelleder = upholstery leather; Oberleder = shoe upper leather; Spaltleder = split leather; Lackleder = patent leather; Ziegenleder = goat leather; Lammleder = lambskin leather; Krokodilleder = crocodile leather; Rindleder = cow leather; Autoleder = car leather; Lederabfälle = leather waste; Pergament = parchment + Tierhaut; Futterleder = lining leather; Nappaleder = nappa leather
fr: peau de cuir = leather hide; cuir tannage végétal = vegetable tanned leather; chute de cuir = leather offcut; peau de chamois = chamois leather; cuir au mètre = leather by the metre; cuir d'agneau = lambskin leather; cuir de chèvre = goat leather; croûte de cuir = split leather; cuir verni = patent leather; cuir de vachette = cowhide leather; cuir de python = python leather; chutes de cuir = leather offcuts; basane = basan sheepskin leather
es: piel curtida = tanned leather; cuero vegetal = vegetable tanned leather; retal de cuero = leather offcut; cuero de vaca = cow leather; cuero de cabra = goat leather; piel de cordero = lambskin leather; serraje = split leather; cuero de cocodrilo = crocodile leather; retales de cuero = leather offcut; cuero para tapicería = upholstery leather; charol = patent leather
it: pelle conciata = tanned leather; cuoio al vegetale = vegetable tanned leather; ritagli di pelle = leather offcut; pelle di capra = goat leather; pelle di agnello = lambskin leather; crosta di pelle = split leather; pelle di vitello = calf leather; pelle di pitone = python leather; vacchetta = cowhide leather; vernice pelle = patent leather
nl: leerhuid = leather hide; tuigleer = saddlery leather; lederresten = leather offcut; zeemleer = chamois leather; zeem = chamois; bekledingsleer = upholstery leather; leer lap = leather patch; geitenleer = goat leather; lakleer = patent leather; zemen lap = chamois cloth
pl: skóra naturalna licowa = full grain leather; skóra juchtowa = russia leather; ścinki skórzane = leather offcuts; ircha = chamois; skóra licowa = full grain leather; skóra kozia = goatskin leather; skóra tapicerska = upholstery leather; dwoina = split leather; skóra lakierowana = patent leather; błam skóry = leather hide
pt: couro vegetal = vegetable tanned leather; retalho de couro = leather offcut; camurça = suede + couro|pele|peça; couro bovino = cow leather; pele de cabra = goatskin; vaqueta = cow leather; couro legítimo peça = genuine leather piece; raspa de couro = split leather; verniz couro = patent leather; couro de píton = python leather
not: artificial leather; faux leather; pu leather fabric; leather fabric; leather paint; leather sofa; leather look; chamois cycling; synthetic chamois; chamois cream; pva chamois; chamois shorts; vegan leather; leather conditioner; leather repair; leather dye; imitation leather; synthetic leather; chamois cloth synthetic; leather sheet stickers; parchment paper; leather hole punch; leather cutting; leather splitting machine; leather skiving; gamuza microfibra; leather repair patch; leather piece bag; faux leather sheet; full grain leather belt; full grain leather wallet; full grain leather bag; snakeskin print; crocodile pattern; charolado
  main=plastic-sheet -> 590320
  "chamois" -> 411410
  "shammy" -> 411410
  "fensterleder" -> 411410
  "zeem" -> 411410
  "ircha" -> 411410
  "gamuza" -> 411410
  "daino" -> 411410
  "patent" -> 411420
  "lackleder" -> 411420
  "charol" -> 411420
  "bonded" -> 411510
  "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" -> 411520
  "offcut" -> 411520
  "remnants" -> 411520
  "shavings" -> 411520
  "lederreste" -> 411520
  "chute" -> 411520
  "chutes" -> 411520
  "retal" -> 411520
  "retales" -> 411520
  "ritagli" -> 411520
  "scinki" -> 411520
  "retalho" -> 411520
  "wet blue": "sheep" 410510; "goat|cabra|capra" 410621; "pig|cerdo|maiale|suino|porco" 410631; form=split 410419; * 410411
  "crust": "sheep" 410530; "goat|cabra|capra" 410622; "pig|cerdo|maiale|suino|porco" 410632; form=split 410449; * 410441
  "sheep" -> 411200
  "lambskin" -> 411200
  "lamb|cordero|agnello|cordeiro" -> 411200
  "nappa": "cow" 410712; * 411200
  "goat|cabra|capra" -> 411310
  "pig|cerdo|maiale|suino|porco" -> 411320
  "crocodile" -> 411330
  "python" -> 411330
  "snakeskin" -> 411330
  "ostrich" -> 411390
  "kangaroo" -> 411390
  "fish|pescado|pez|pesce|peixe" -> 411390
  "deer" -> 411390
  form=whole-hide: "full grain" 410711; form=split 410719; * 410712
  "full grain" -> 410791
  form=split -> 410799
  * -> 410792
t: full grain bovine leather sides finished => 410791
t: finished goat leather skins => 411310
t: chamois leather for car drying => 411410
t: leather offcuts bag 1kg => 411520
t: faux leather fabric => !4107

@ luggage-tag
en: suitcase tag; baggage tag; luggage label; bag tag; suitcase strap; luggage belt; luggage cover; suitcase cover; luggage protector; luggage wrap cover; bag bungee; golf bag tag; luggage identifier; add a bag strap; luggage name tag; cruise luggage tag
de: Gepäckanhänger = luggage tag; Kofferhülle = suitcase cover; Kofferschutzhülle = suitcase cover; Koffer Schutzhülle = suitcase cover
fr: étiquette de bagage = luggage tag; sangle de valise = suitcase strap; housse de valise = suitcase cover; porte adresse bagage = luggage tag; sangle bagage = luggage belt; étiquette valise = suitcase tag
es: etiqueta de equipaje = luggage label; etiqueta para maleta = suitcase tag; correa de maleta = suitcase strap; funda para maleta = suitcase cover; funda de maleta = suitcase cover
it: copri valigia = suitcase cover; etichetta valigia = luggage label; coprivaligia = suitcase cover
nl: bagagelabel = luggage tag; kofferhoes = suitcase cover; bagageriem = luggage belt; kofferhoezen = suitcase cover
pl: identyfikator bagażu = luggage tag; pokrowiec na walizkę = suitcase cover; przywieszka do bagażu = luggage tag
pt: etiqueta de mala = suitcase tag; cinta de mala = suitcase strap; capa para mala = suitcase cover; identificador de mala = luggage identifier; capa de mala = suitcase cover
not: luggage tag printer; luggage tag airtag; bag tagged; bag tag gun
  "cover": main=plastic 392690 ~.2; * 630790
  "protector": main=plastic 392690 ~.2; * 630790
  "hulle" -> 630790
  "housse" -> 630790
  "funda": main=plastic 392690; * 630790
  "pokrowiec" -> 630790
  "strap": main=leather 420500; * 630790
  "gurt" -> 630790
  "belt" -> 630790
  "sangle" -> 630790
  "correa" -> 630790
  main: leather 420500 ~.15; plastic|silicone|rubber 392690 ~.8; base-metal 831000 ~.3; textile 630790; paper 482110; wood 442199
  * -> 392690
ask: main
t: silicone luggage tag => 392690
t: leather luggage tag => 420500
t: elastic polyester suitcase cover => 630790
t: suitcase with wheels => !3926

@ money-belt-waist-pack
en: fanny pack; waist bag; bum bag; waist pack; money belt; running belt; belt bag; hip bag; hip pack; belt pouch; waist pouch; phone belt; travel money belt; neck pouch; neck wallet; tactical waist pack; armpit bag; running waist pack; waist belt bag; sports waist bag; leg bag; thigh bag; phone armband; armband + phone|running|smartphone; treat pouch; dog treat pouch; dog treat bag; chalk bag; wrist wallet; passport neck pouch; hidden money belt; belt phone pouch; hydration belt; running phone holder; waiter pouch; hip purse
de: Bauchtasche = fanny pack; Gürteltasche = belt bag; Hüfttasche = hip bag; Brustbeutel = neck pouch; Geldgürtel = money belt; Laufgürtel = running belt; Sportarmband = sports armband + Handy; Leckerlibeutel = treat pouch; Oberarmtasche = upper arm pouch
fr: sac banane = fanny pack; banane = fanny pack + sac|sport|pochette; pochette ceinture = belt pouch; sacoche ceinture = waist bag; tour de cou pochette = neck pouch; ceinture de course = running belt; brassard téléphone = phone armband; ceinture porte argent = money belt; ceinture de running = running belt; sac ceinture = belt bag; banane de sport = sports waist bag; banane sac = fanny pack
es: riñonera = fanny pack; cangurera = fanny pack; cinturón portadinero = money belt; brazalete para móvil = phone armband; cinturón running = running belt; bolso cinturón = belt bag; riñonera running = running waist pack; porta premios perro = dog treat pouch; canguro riñonera = fanny pack
it: marsupio = waist bag; cintura portadocumenti = money belt; fascia da braccio telefono = phone armband; cintura running = running belt; marsupio running = running waist pack; borsello cintura = belt pouch; porta soldi da viaggio = travel money belt; borsello marsupio = waist bag
nl: heuptas = waist bag; heuptasje = waist bag; geldbuidel = money belt; moneybelt = money belt; sportarmband = sports armband; hardloopriem = running belt; heupgordel hardlopen = running belt; nektasje = neck pouch; snoepzakje hond = dog treat pouch
pl: nerka = waist bag + torba|biodrowa|sportowa|saszetka; saszetka biodrowa = belt pouch; pas biodrowy = hip belt; saszetka na szyję = neck pouch; opaska na telefon = phone armband; pas do biegania = running belt; nerka = waist bag; saszetka na smakołyki = treat pouch
pt: pochete = fanny pack; doleira = money belt; braçadeira para celular = phone armband; cinto de corrida = running belt; bolsa de cintura = waist bag; pochete esportiva = sports waist bag; bolsa porta petisco = treat pouch; bolsa à cintura = waist bag
not: baby hip carrier; hip seat; money belt clip; fanny pack dispenser; chalk bag refill; tool belt; arm blood pressure
  outer: leather 420291 ~.05; textile|plastic-sheet|plastic 420292
  * -> 420292
t: nylon running waist pack => 420292
t: leather fanny pack => 420291
t: leather belt men => !4202

@ pencil-case
en: pencil case; pencil pouch; pen case; pencil bag; stationery pouch; pen pouch; school pencil case; pencil box; pencil roll; brush roll; makeup brush roll; makeup brush bag; brush bag; pen bag; tool roll; knife roll; chef knife roll; knife bag; chef knife bag; roll up pencil case; artist roll; art portfolio bag; pencil wrap; pencil tin
de: Federmäppchen = pencil case; Mäppchen = pencil case; Stifteetui = pen case; Federtasche = pencil case; Schlampermäppchen = soft pencil case; Stiftetasche = pencil case; Messertasche = knife bag; Pinselrolle = brush roll; Schreibmäppchen = pencil case; Schlamperrolle = pencil roll; Faulenzermäppchen = soft pencil case; Federmappe = pencil case; Stiftemäppchen = pencil case
fr: trousse scolaire = school pencil case; trousse à crayons = pencil case; plumier = pencil box; trousse + école|crayons|stylos|scolaire; étui à stylos = pen case; trousse à couteaux = knife roll; mallette à couteaux = knife case; trousse d'école = school pencil case
es: estuche escolar = school pencil case; estuche de lápices = pencil case; portalápices estuche = pencil case; plumier = pencil box; estuche = pencil case + lápices|escolar|bolígrafos; bolsa para cuchillos = knife bag; cartuchera = pencil case + escolar|lápices; estuche = pencil case; cartuchera = pencil case; portatodo = pencil case; estuche para lápices = pencil case; lapicera estuche = pencil case
it: astuccio = case; astuccio scuola = school pencil case; portapenne = pen holder + astuccio|scuola; borsa coltelli = knife bag; porta matite = pencil holder; astuccio portapenne = pencil case; bustina portapenne = pen pouch; portamatite = pencil holder
nl: etui = pencil case + potloden|school|pennen; pennenetui = pencil case; schooletui = school pencil case; pennenzak = pen bag; messentas = knife bag; pennendoos = pencil box; pennendozen = pencil box
pl: piórnik = pencil case; saszetka na przybory = stationery pouch; piórnik szkolny = school pencil case; etui na długopisy = pen case; torba na noże = knife bag
pt: estojo escolar = school pencil case; estojo de lápis = pencil case; penal = pencil case; estojo = case + lápis|escolar|canetas; porta lápis estojo = pencil case; estojo = case
not: pencil case sharpener; pen holder desk; pencil box set colored; pencil cup; pencil skirt; watercolor pencil; pencil box with pencils; makeup pencil; pen box gift; pencil box wood slide; tool roller; apple pencil case
  "tin|estaño|stagno|estanho": * 732690
  main: wood 442199 ~.02; base-metal 732690 ~.05; paper 482390 ~.01; silicone|rubber 392690 ~.03; cardboard 481920
  "pencil box": main=plastic 392610 ~.6; outer=leather 420291; * 420292 
  outer: leather 420291 ~.05; textile|plastic-sheet 420292; plastic 420292
  * -> 420292
t: canvas pencil case large => 420292
t: leather pencil case roll => 420291
t: colored pencils in tin box => !4202

@ pet-carrier-bag
en: pet carrier; cat carrier; dog carrier; pet carrier backpack; cat backpack; dog carrier backpack; pet travel bag; dog sling; airline pet carrier; pet backpack; bird carrier; dog backpack carrier; hamster carrier bag; dog carrier bag; pet sling; cat carrier bag; pet tote; kitten carrier; pet carrier bag; soft sided pet carrier; pet transport box; cat transport box; dog crate soft; pet bubble backpack
de: Transporttasche Katze = cat carrier bag; Katzentransportbox = cat transport box; Hundetragetasche = dog carrier bag; Katzenrucksack = cat backpack; Hunderucksack = dog backpack; Transportbox = transport box + Katze|Hund|Haustier; Hundetragetuch = dog sling; Tragetasche Hund = dog carrier bag
fr: sac de transport chat = cat carrier bag; caisse de transport chat = cat transport box; sac à dos chat = cat backpack; sac de transport chien = dog carrier bag; panier de transport chat = cat carrier basket; sac de transport pour animaux = pet carrier bag; cage de transport chat = cat carrier cage
es: transportín = pet carrier; transportín para gatos = cat carrier; mochila para gatos = cat backpack; bolso para perro = dog carrier bag; mochila para perros = dog carrier backpack; bolsa transporte mascota = pet carrier bag
it: trasportino = pet carrier; trasportino gatto = cat carrier; zaino gatto = cat backpack; trasportino per cani = dog carrier; borsa per cani = dog bag; borsa trasportino = pet carrier bag
nl: reismand = travel basket; kattendraagtas = cat carrier bag; hondendraagtas = dog carrier bag; vervoersbox kat = cat transport box; kattenrugzak = cat backpack; hondenrugzak = dog carrier backpack; transportbox kat = cat transport box
pl: transporter dla kota = cat carrier; torba dla psa = dog bag; plecak dla kota = cat backpack; torba transportowa dla kota = cat carrier bag; nosidło dla psa = dog sling carrier; transporter dla psa = dog carrier
pt: caixa de transporte para gato = cat transport box; bolsa de transporte pet = pet carrier bag; mochila para gato = cat backpack; transportadora gato = cat carrier; mochila pet = pet backpack; bolsa de transporte cachorro = dog carrier bag
not: carrier oil; pet carrier mat; bike pet basket; pet carrier cover; carrier bag; pet car seat; pet stroller
  main: base-metal 732690 ~.03; wood 442199 ~.01; straw 460219
  "box": main=textile 420292; * 392690
  "caisse" -> 392690
  "hard" -> 392690
  main=plastic -> 392690 ~.15
  * -> 420292
t: soft sided cat carrier bag => 420292
t: plastic cat transport box => 392690
t: baby carrier => !4202

@ shopping-tote-bag
en: tote bag; shopping bag + canvas|cotton|reusable|nylon|foldable|eco|jute|woven|grocery|polyester; reusable shopping bag; grocery bag reusable; canvas tote bag; foldable shopping bag; beach bag; non woven bag; eco bag; jute shopping bag; cotton tote; mesh shopping bag; string bag; net shopping bag; canvas bag; shopper bag; market bag; book bag; canvas tote; reusable grocery bag; shopping trolley bag; shopping cart bag; mesh tote; beach tote; promotional bag; promotional tote bag; pp woven shopping bag; cloth bag; weekender tote; non woven shopping bag; tote + canvas|cotton|women|bag|large|beach|work; clear tote bag; pvc tote bag; stadium bag; clear stadium bag; net bag cotton; wine tote; wine carrier bag; bottle bag wine; wine bottle bag; swim bag; pool bag; knitting bag; yarn bag; yarn storage bag; crochet tote; toy bag; sand toy bag; sewing machine bag; project bag knitting; log carrier; firewood carrier; foldable grocery bag; cart bag; tote shopper
de: Einkaufstasche = shopping bag; Stoffbeutel = fabric bag; Tragetasche = carrier bag; Baumwolltasche = cotton bag; Strandtasche = beach bag; Jutebeutel = jute bag; Jutetasche = jute bag; Einkaufsnetz = net shopping bag; Einkaufsbeutel = shopping bag; Shopper = shopper bag + Tasche|Damen|Canvas; Stoffbeutel = fabric bag; Badetasche = bathing bag; Faltshopper = foldable shopper; Einkaufstrolley = shopping trolley; Canvastasche = canvas bag; Tote Bag = tote bag; Weinflaschentasche = wine bottle bag; Holztragetasche = firewood carrier bag; Stofftasche = fabric bag
fr: sac cabas = shopper bag; cabas = shopper bag; sac de courses = shopping bag; sac de plage = beach bag; tote bag = tote bag; sac en toile = canvas bag; filet à provisions = net shopping bag; sac réutilisable = reusable bag; sac coton = cotton bag; chariot de courses = shopping trolley; sac shopping = shopping bag; sac à provisions = shopping bag; sac en coton = cotton bag; sac à bouteille = bottle bag; sac jute = jute bag
es: bolsa de tela = fabric bag; bolsa de la compra = shopping bag; bolso de playa = beach bag; tote bag = tote bag; bolsa reutilizable = reusable shopping bag; carro de la compra = shopping trolley; bolsa de playa = beach bag; bolsa de algodón = cotton bag; bolso shopper = shopper bag; bolsa para botella = bottle bag; bolsa plegable = foldable bag; carrito de la compra = shopping trolley + bolsa; cesta de playa = beach basket
it: borsa della spesa = shopping bag; borsa di tela = canvas bag; borsa da spiaggia = beach bag; borsa mare = beach bag; shopper = shopper bag + tela|cotone|borsa|juta; tote bag = tote bag; borsa in cotone = cotton bag; carrello spesa = shopping trolley; borsa a rete = net shopping bag; borsa porta bottiglie = bottle bag; busta riutilizzabile = reusable bag; borsa shopper = shopper bag; shopper = shopper bag; borsa in tela = canvas bag; sporta = shopping bag
nl: boodschappentas = shopping bag; strandtas = beach bag; katoenen tas = cotton bag; tote bag = tote bag; shopper = shopper bag + tas|dames|canvas; canvas tas = canvas bag; big shopper = shopper bag; jute tas = jute bag; boodschappentrolley = shopping trolley; netje groente tas = vegetable net bag; linnen tas = linen bag; opvouwbare tas = foldable shopping bag
pl: torba na zakupy = shopping bag; torba bawełniana = cotton bag; torba plażowa = beach bag; torba shopper = shopper bag; siatka na zakupy = shopping net bag; torba płócienna = canvas bag; eko torba = eco bag; wózek na zakupy = shopping trolley; torba jutowa = jute bag; shopperka = shopper bag; torba materiałowa = fabric bag; torba na wino = wine bag; shopperek = shopper bag
pt: sacola = bag; sacola de compras = shopping bag; bolsa de praia = beach bag; ecobag = eco bag; sacola reutilizável = reusable bag; bolsa de lona = canvas bag; saco de compras = shopping bag; carrinho de compras = shopping trolley + bolsa; saco de praia = beach bag; tote bag = tote bag; sacola de algodão = cotton bag; saco de pano = cloth bag; bolsa de pano = cloth bag; sacola ecológica = eco bag
not: shopping bag paper; book bag school; string bag lights; plastic shopping bag; tote handbag; paper shopping bag; kraft shopping bag; sacola plástica; bean bag; mesh bag onion; net bag fruit; garbage bag; canvas bag strap; beach bag chair; sacola de papel; tote handbag; t-shirt bag plastic; storage tote; tote box; plastic tote; string bags; swim bag buoy; swim buoy; beach ball; sacola kraft; carro de la compra juguete; wooden firewood rack; canvas bag filter; canvas bags tools; sportivi; sportiva; sportivo
  main: paper 481940 ~.02
  "wheels": outer=leather 420291; * 420292
  "clear" -> 420292
  main=straw -> 460219 ~.02
  "string" -> 420292
  outer: leather 420291 ~.02; textile|plastic-sheet 420292 ~.95; plastic 420292
  * -> 420292
t: cotton canvas tote bag => 420292
t: non woven shopping bag printed => 420292
t: kraft paper shopping bag => !4202

@ tanned-strap-gut
en: catgut; gut string raw; animal gut; goldbeater skin; natural gut string; catgut string; bladder animal article
de: Katgut = catgut; Darmsaite = gut string; Goldschlägerhaut = goldbeater skin
fr: catgut = catgut; corde en boyau = gut string raw
es: catgut = catgut; cuerda de tripa = gut string
it: catgut = catgut; corda di budello = gut string
not: surgical catgut suture; tennis string natural gut
  "suture" -> 300610
  * -> 420600
t: natural catgut string => 420600
t: guitar string set steel => !4206

@ toiletry-cosmetic-bag
en: toiletry bag; cosmetic bag; wash bag; makeup bag; makeup pouch; travel toiletry bag; hanging toiletry bag; dopp kit; cosmetic pouch; cosmetic case; makeup case soft; clear toiletry bag; shaving bag; make up bag; beauty bag; cosmetic organizer bag; jewellery travel bag; medicine bag; pill bag; first aid bag empty; lipstick bag; vanity bag; period bag; sanitary pad bag; sanitary napkin bag; toilet bag; makeup organizer bag; travel cosmetic case; travel makeup bag; pouch + cosmetic|makeup|zipper|toiletry|travel|zip; hair tool bag; hair dryer bag; zipper pouch; zip pouch; drawstring makeup bag; essential oil bag; essential oil case; medical bag empty; wet bag; wet dry bag; diaper wet bag; makeup travel bag; beauty case bag; nail polish bag; hard eva case; hair dryer case; straightener bag; diabetic case; insulin case; medication bag; perfume travel bag; cosmetics bag
de: Kulturbeutel = toiletry bag; Kosmetiktasche = cosmetic bag; Schminktasche = makeup bag; Kulturtasche = toiletry bag; Kosmetikbeutel = cosmetic bag; Make up Tasche = makeup bag; Medikamententasche = medicine bag; Wetbag = wet bag; Reise Kulturbeutel = travel toiletry bag; Necessaire = toiletry case; Schminktäschchen = makeup bag; Toilettentasche = toiletry bag
fr: trousse de toilette = toiletry bag; trousse maquillage = makeup bag; trousse à maquillage = makeup bag; trousse de maquillage = makeup bag; vanity souple = soft vanity bag; trousse cosmétique = cosmetic bag; trousse à pharmacie vide = empty medicine bag; pochette maquillage = makeup pouch; sac étanche couches = wet bag for diapers; trousse beauté = beauty bag; nécessaire de toilette = toiletry bag; pochette de toilette = toiletry pouch
es: neceser = toiletry bag; neceser de viaje = travel toiletry bag; bolsa de maquillaje = makeup bag; bolsa de aseo = wash bag; neceser maquillaje = makeup bag; estuche de maquillaje = cosmetic case; neceser mujer = women's toiletry bag; cosmetiquera = cosmetic bag; botiquín vacío = first aid bag empty; portacosméticos = cosmetic bag
it: beauty case = toiletry bag; trousse trucco = makeup bag; borsa da toilette = toiletry bag; trousse = makeup bag; porta trucchi = makeup bag; pochette trucco = makeup pouch; necessaire = toiletry bag; borsa cosmetici = cosmetic bag; beauty da viaggio = travel toiletry bag; trousse da viaggio = travel toiletry bag; astuccio trucchi = makeup case
nl: toilettas = toiletry bag; make up tas = make up bag; make-uptasje = make up bag; beautycase tas = beauty bag; toilettasje = toiletry bag; cosmetica tasje = cosmetic bag; make up etui = makeup bag
pl: kosmetyczka = cosmetic bag; kosmetyczka podróżna = travel toiletry bag; kosmetyczka damska = women's cosmetic bag; saszetka kosmetyczna = cosmetic pouch; organizer kosmetyczny podróżny = travel cosmetic organizer; torba na kosmetyki = cosmetic bag; kosmetyczek = cosmetic bag
pt: necessaire = toiletry bag; nécessaire = toiletry bag; bolsa de maquiagem = makeup bag; estojo de maquiagem = makeup case; necessaire de viagem = travel toiletry bag; frasqueira = toiletry case; bolsa de higiene = toiletry bag; estojo de maquilhagem = makeup case; bolsa de cosméticos = cosmetic bag
not: wash bag mesh; cosmetic bag in box set; makeup bag with makeup; vanity case; period tracker; trousse scolaire; trousse de secours; pouch packaging; zipper bag plastic; tobacco pouch; eva case for headphones; makeup set; trousse à outils; trousse à crayons; headphone eva case
  outer: leather 420291 ~.03; textile|plastic-sheet|plastic 420292 ~.97; other 420299
  * -> 420292
ask: outer
t: hanging toiletry bag polyester => 420292
t: leather dopp kit => 420291
t: makeup set in case with eyeshadow => !4202

@ tool-bag
en: tool bag; tool belt; tool pouch; electrician tool bag; tool backpack; tool roll bag; tool belt pouch; nail bag; work belt pouch; tool carrier bag; technician bag; tool tote; tool case bag; medical bag; doctor bag; nurse bag; first aid bag; ems bag; paramedic bag; plumber bag; tool organizer bag; carpenter pouch; electrician pouch; drill holster; gardening tool bag; garden tote; scissor holster; scissor pouch; hairdresser tool belt; hairdressing bag; toiletry barber bag; nurse belt bag; tool apron; equipment bag
de: Werkzeugtasche = tool bag; Werkzeuggürtel = tool belt; Arzttasche = doctor bag; Werkzeugrucksack = tool backpack; Notfalltasche = emergency bag; Werkzeugrolle = tool roll; Nageltasche = nail bag; Friseurtasche = hairdresser bag; Scherentasche = scissors pouch; Montagetasche = assembly tool bag; Gartentasche = garden tool bag
fr: sac à outils = tool bag; ceinture porte outils = tool belt; sacoche à outils = tool bag; sacoche médicale = medical bag; trousse à outils souple = soft tool bag; porte outils ceinture = tool belt; trousse infirmière = nurse bag; sac d'intervention = emergency responder bag
es: bolsa de herramientas = tool bag; cinturón de herramientas = tool belt; maletín médico = medical case; bolsa porta herramientas = tool bag; bolsa de primeros auxilios vacía = first aid bag; riñonera enfermera = nurse waist pack; portaherramientas cinturón = tool belt pouch
it: borsa porta attrezzi = tool bag; cintura porta attrezzi = tool belt; borsa medica = medical bag; borsa attrezzi = tool bag; marsupio infermiere = nurse waist pouch; zaino attrezzi = tool backpack
nl: gereedschapstas = tool bag; gereedschapsgordel = tool belt; dokterstas = doctor bag; gereedschapsriem = tool belt; spijkertas = nail bag; verpleegtas = nurse bag
pl: torba na narzędzia = tool bag; pas narzędziowy = tool belt; torba lekarska = doctor bag; plecak narzędziowy = tool backpack; pas monterski = tool belt; torba medyczna = medical bag; kabura narzędziowa = tool holster
pt: bolsa de ferramentas = tool bag; cinto de ferramentas = tool belt; maleta médica = medical case; bolsa para ferramentas = tool bag; mochila de ferramentas = tool backpack; pochete enfermagem = nurse waist bag
not: tool box steel; tool bag set with tools; tool set in bag; first aid kit
  "apron": main=leather 420310; * 621132
  outer: leather 420291 ~.1; textile|plastic-sheet|plastic 420292 ~.95; other 420299
  * -> 420292
ask: outer
t: canvas electrician tool bag => 420292
t: leather tool pouch for belt => 420291
t: steel tool box => !4202

@ travel-bag-sports
en: duffel bag; duffle bag; travel bag; gym bag; sports bag; holdall; weekender bag; overnight bag; weekend bag; foldable travel bag; diaper bag; nappy bag; baby changing bag; mommy bag; golf bag; tennis bag; racket bag; ski bag; snowboard bag; helmet bag; ball bag; yoga mat bag; boxing bag empty gym; swimming bag; football bag; ski boot bag; boot bag; surfboard bag; skateboard bag; cricket bag; hockey bag; bowling bag; badminton bag; travel duffel; dry bag; waterproof dry bag; dry sack; camping bag; fishing tackle backpack; kit bag; dance bag; travel tote; mummy bag; hospital bag maternity; baby bag; hunting pack; climbing rope bag; camp bag; pickleball bag; padel bag; stroller organizer; stroller bag; pram bag; disc golf bag; diaper caddy bag; stuff sack; compression sack; shooting bag; army bag; bat bag; equipment bag sports; archery backpack; sup bag; kayak bag; stroller travel bag; car seat travel bag; stroller organiser; telescope bag; microphone bag; golf travel bag; wheelie bag; sports duffel
de: Reisetasche = travel bag; Sporttasche = sports bag; Wickeltasche = baby changing bag; Weekender = weekender bag; Golftasche = golf bag; Golfbag = golf bag; Tennistasche = tennis bag; Skitasche = ski bag; Skisack = ski bag; Skischuhtasche = ski boot bag; Trockenbeutel = dry bag; Packsack = stuff sack; Schlägertasche = racket bag; Seesack = sea bag; Kinderwagentasche = stroller bag; Yogatasche = yoga bag; Helmtasche = helmet bag; Fußballtasche = football bag; Schwimmtasche = swimming bag; Stativtasche = tripod bag; Wickelrucksack = baby changing backpack; Schwerlasttasche = heavy-duty bag; Kompressionssack = compression sack
fr: sac de voyage = travel bag; sac de sport = sports bag; sac à langer = diaper bag; sac de golf = golf bag; sac étanche = dry bag; sac à raquettes = racket bag; housse à skis = ski bag; sac week end = weekend bag; sac polochon = duffel bag; sac à bottes = boot bag; sac de gym = gym bag; sac de tennis = tennis bag; housse de ski = ski bag; housse surf = surfboard bag; sac marin = sailor bag; organisateur poussette = stroller organizer; sac casque = helmet bag; sac à chaussures de ski = ski boot bag
es: bolsa de viaje = travel bag; bolsa de deporte = sports bag; bolsa de deportes = sports bag; bolso cambiador = baby changing bag; bolsa de golf = golf bag; bolsa estanca = waterproof dry bag; raquetero = racket bag; paletero = padel racket bag; bolsa de gimnasio = gym bag; bolso de maternidad = maternity bag; bolso de viaje = travel bag; funda de esquís = ski bag; bolsa para casco = helmet bag; bolsa de fin de semana = weekend bag; petate = duffel bag; bolso carrito = trolley bag; bolso deportivo = sports bag
it: borsone = duffel bag; borsa da viaggio = travel bag; borsa sportiva = sports bag; borsa fasciatoio = baby changing bag; sacca da golf = golf bag; sacca stagna = dry bag; borsa tennis = tennis bag; borsone palestra = gym bag; borsa palestra = gym bag; sacca sci = ski bag; borsa cambio = baby changing bag; borsa passeggino = stroller bag; porta casco = helmet bag; porta racchette = racket bag; borsa weekend = weekend bag; borsa da palestra = gym bag; borsone da palestra = gym bag; sacca sportiva = sports bag
nl: reistas = travel bag; sporttas = sports bag; luiertas = diaper bag; golftas = golf bag; drybag = dry bag; weekendtas = weekend bag; tennistas = tennis bag; skitas = ski bag; verzorgingstas = baby changing bag; padeltas = padel bag; skischoentas = ski boot bag; duffel tas = duffel bag; kinderwagentas = stroller bag; helmtas = helmet bag; zwemtas = swimming bag
pl: torba podróżna = travel bag; torba sportowa = sports bag; torba do wózka = stroller bag; torba golfowa = golf bag; worek wodoszczelny = dry bag; torba na rakiety = racket bag; torba tenisowa = tennis bag; torba na narty = ski bag; torba treningowa = gym bag; torba na buty narciarskie = ski boot bag; pokrowiec na narty = ski bag; torba dla mamy = mommy bag; worek żeglarski = sailor bag; torba na kask = helmet bag
pt: bolsa de viagem = travel bag; bolsa esportiva = sports bag; bolsa maternidade = diaper bag; saco de golfe = golf bag; saco estanque = dry bag; raqueteira = racket bag; saco de viagem = travel bag; bolsa de academia = gym bag; saco de desporto = sports bag; mala maternidade = maternity bag; bolsa de bebê = baby bag; saco de esqui = ski bag; bolsa para capacete = helmet bag; mala de ginásio = gym bag; mala de desporto = sports bag
not: golf bag cover; travel bag bottle; sleeping bag; garment travel bag; sleeping bag compression; golf bag stand parts; golf bag tag; duffel coat; golf bag towel; duffle coat; punching bag; dry bag phone; golf bag rack; bowling bag ball; body bag; heavy bag; mummy sleeping bag; golf bag cart; golf bag trolley; golf bag organizer; ball bag net
  outer: leather 420291 ~.04; textile|plastic-sheet|plastic 420292 ~.9; other 420299
  * -> 420292
ask: outer
t: nylon travel duffel bag => 420292
t: leather weekender bag => 420291
t: golf bag cart trolley => !4202

@ walking-stick
en: walking stick; walking cane; cane + walking|folding|wooden|elderly|adjustable; folding cane; quad cane not; shooting stick; seat stick; cane seat; shepherd crook; staff stick hiking; wooden cane; swagger stick; shillelagh; blackthorn stick; hiking staff; walking staff; wizard staff wood
de: Gehstock = walking stick; Spazierstock = walking stick; Wanderstock = hiking stick + Holz|Hirten|Spazier; Sitzstock = seat stick; Jagdsitzstock = shooting stick; Faltgehstock = folding walking stick; Krückstock = crutch stick
fr: canne = cane; canne de marche = walking stick; canne siège = seat stick; bâton de berger = shepherd's staff; canne pliante = folding cane; canne anglaise bois = wooden cane
es: bastón = walking cane; bastón de caminar = walking cane; bastón asiento = seat stick; bastón plegable = folding cane
it: bastone da passeggio = walking stick; bastone pieghevole = folding cane; bastone da passeggio in legno = wooden walking stick; bastone seggiola = seat stick
nl: wandelstok = walking stick; zitstok = seat stick; opvouwbare wandelstok = folding walking stick
pl: laska = cane; laska do chodzenia = walking stick; laska składana = folding cane; kula laska = crutch; ciupaga = shepherd's axe stick
pt: bengala = walking cane; bengala dobrável = folding cane; cajado = staff
not: cane sugar; crutch; trekking pole; nordic walking; cane furniture; cane webbing; candy cane; canne à pêche; canne à sucre; bastón de trekking; white cane; bastoncini trekking; canne de billard; cane corso; bastón de esquí; cane basket; laska wanilii; laska cynamonu; wandelstok trekking; cane toad; laska dynamitu
  "blind" -> 660200
  * -> 660200
t: folding wooden walking cane => 660200
t: candy cane sweets => !6602

@ walking-umbrella-part
en: umbrella frame; umbrella rib; umbrella handle; walking stick handle; rubber ferrule cane; cane handle; umbrella shaft; walking stick tip; rubber tip walking stick; umbrella runner; cane holder; umbrella canopy replacement; walking cane handle
de: Schirmgestell = umbrella frame; Gehstockpuffer = rubber tip walking stick; Stockgriff = stick handle; Schirmgriff = umbrella handle; Gehstockgummi = rubber tip walking stick
fr: monture de parapluie = umbrella frame; embout de canne = walking stick tip; poignée de canne = cane handle; baleine de parapluie = umbrella rib
es: varilla de paraguas = umbrella rib; contera bastón = rubber ferrule cane; puño de bastón = cane handle; armazón de paraguas = umbrella frame
it: telaio ombrello = umbrella frame; puntale bastone = stick tip; manico bastone = stick handle; stecca ombrello = umbrella rib
nl: wandelstokdop = walking stick tip; paraplu frame = umbrella frame; stokdop = walking stick tip
pl: stelaż parasola = umbrella frame; nasadka na laskę = walking stick tip; końcówka do laski = walking stick tip
pt: armação de guarda chuva = umbrella frame; ponteira de bengala = walking stick tip; cabo de bengala = walking cane handle
not: pool cue tip
  "frame" -> 660320
  "gestell" -> 660320
  "monture" -> 660320
  "armazon" -> 660320
  "armacao" -> 660320
  "canopy": main=plastic 392690; * 630790
  main=rubber -> 401699
  "rubber|caucho|goma|gomma|borracha" -> 401699
  "gummi" -> 401699
  "puffer" -> 401699
  "stokdop" -> 401699
  * -> 660390
t: umbrella frame fiberglass 8 ribs => 660320
t: rubber tip for walking stick => 401699
t: folding umbrella => !6603

@ whip-crop
en: riding crop; horse whip; lunge whip; dressage whip; bull whip; bullwhip; riding whip; driving whip; leather whip; whip + leather|horse|riding|bull|crop|flogger; flogger; horse crop; carriage whip; stock whip; jockey whip
de: Reitgerte = riding crop; Peitsche = whip; Gerte = riding crop; Longierpeitsche = lunge whip; Dressurgerte = dressage whip; Springgerte = jumping whip; Fahrpeitsche = driving whip
fr: cravache = riding crop; fouet = whip + cheval|cuir|équitation; chambrière = lunge whip; stick équitation = riding whip
es: fusta = riding crop; látigo = whip; tralla = whip; fusta de equitación = riding crop
it: frustino = riding crop; frusta = whip + cavallo|pelle|equitazione; frusta da longe = lunge whip
nl: rijzweep = riding crop; zweep = whip; dressuurzweep = dressage whip; longeerzweep = lunge whip
pl: palcat = riding crop; bat jeździecki = riding whip; pejcz = whip; bacik = whip; bicz = whip
pt: chicote = whip; pingalim = riding crop; chicote de equitação = riding whip
not: whip cream; cream whip; whip antenna; whipped cream; whip stitch; fouet de cuisine; fouet patissier; whip siphon; frusta da cucina; frusta elettrica; led whip; fouetter
  * -> 660200
t: leather riding crop => 660200
t: cream whipper siphon => !6602
