# Clothing and clothing accessories of chapters 61, 62, 65, 67: what apparel.lex leaves open. Knitted 61, woven 62;
# coated fabric 6113 / 6210; babies' garments (to 86 cm) 6111 / 6209; garments of no certain sex are women's (ch. 62 n. 9).

value build=padded
en: padded; quilted; puffer; down filled; insulated; puffy
de: gesteppt; wattiert; gefüttert; Stepp; Daunen; Steppjacke; Steppmantel; Steppweste; Daunenjacke; Daunenmantel; Daunenweste; Pufferjacke; Puffermantel; Pufferweste
fr: matelassé; rembourré
es: acolchado
it: imbottito; piumino; trapuntato
nl: gewatteerd; doorgestikt; donzen; gevoerd
pl: pikowana; puchowa; ocieplana; watowany
pt: acolchoado; almofadado; forrado
not: matelas
value build=coated
en: coated; pvc coated; pu coated; rubberised; rubberized; laminated; polyurethane coated; rubber coated; membrane; oilskin
de: beschichtet; gummiert; PU beschichtet; PVC beschichtet
fr: enduit; caoutchouté
es: recubierto; revestido; laminado; plastificado; cauchutado; impermeabilizado; con membrana
it: spalmato; rivestito; resinato; plastificato; gommato; laminato; accoppiato con membrana
nl: gecoat; pvc gecoat
pl: powlekany
pt: revestido; laminado; plastificado; emborrachado; resinado; recoberto
value build=dipped
en: dipped; coated; latex coated; nitrile coated; pu coated; palm coated; rubber palm; crinkle latex
de: beschichtet; getaucht; latexbeschichtet; nitrilbeschichtet
es: recubierto; bañado; con látex; recubierto de nitrilo; recubierto de látex
it: rivestito; spalmato; rivestito in nitrile; spalmato in lattice; palmo rivestito
nl: gecoat; gedompeld; latex gecoat; nitril gecoat
pl: powlekane; maczane; powleczone
pt: revestido; banhado; revestido de nitrilo; revestido de látex; palma revestida
value kind=disposable
en: disposable; single use; one time use
de: Einweg
fr: jetable
es: desechable
it: monouso; usa e getta
nl: wegwerp
pl: jednorazowy; jednorazowe
pt: descartável
not: desechos; desecho
value kind=costume
en: halloween; cosplay; fancy dress; carnival; costume; dress up; role play
de: Kostüm; Fasching; Karneval; Verkleidung; Halloween
es: disfraz; carnaval
it: travestimento; carnevale; costume di carnevale
nl: carnaval; halloween; verkleed; verkleedkleding
pl: karnawał; przebranie; halloween
pt: fantasia; carnaval; disfarce
not: kostum damen; damen kostum; kostium damski; kostium kapielowy
value kind=sport-glove
en: baseball; golf; cricket; hockey; ski; skiing; cycling; weightlifting; motorcycle; motocross; goalkeeper; batting; riding; shooting
de: Torwart; Golf; Baseball
nl: keepers; golf
pl: bramkarskie; golfowe
value form=sheer
en: sheer; ultra thin; 10 denier; 15 denier; 20 denier; 8 denier; 30 denier; 40 denier; invisible; transparent; fishnet
de: durchsichtig; Feinstrumpfhose; 20 den; 15 den; 40 den
es: transparente; 15 denier; 20 denier
it: velato; trasparente; 15 denari; 20 denari; 8 denari
pt: transparente; 15 denier; 20 denier
value form=long
en: long; full length; maxi; ankle length
de: lang; bodenlang; knöchellang
es: largo; larga; hasta los pies
it: lungo; lunga
nl: lang
pl: długi; maxi
pt: comprido; longo; longa

table blazers-men
  weave=knit ~.08: "of textile materials" 610339; main-fibre=wool 610331; main-fibre=cotton 610332; main-fibre=synthetic 610333 ~.5; * 610339
  "of textile materials" -> 620339
  main-fibre: wool 620331 ~.3; cotton 620332 ~.2; synthetic 620333 ~.6; other 620339
  * -> 620333

table blazers-women
  weave=knit ~.1: "of textile materials" 610439; main-fibre=wool 610431; main-fibre=cotton 610432; main-fibre=synthetic 610433 ~.5; * 610439
  "of textile materials" -> 620439
  main-fibre: wool 620431 ~.12; cotton 620432 ~.2; synthetic 620433 ~.7; other 620439
  * -> 620433

table suits-men
  weave=knit -> 610310 ~.03
  "of textile materials" -> 620319
  main-fibre: wool 620311 ~.4; synthetic 620312 ~.7; other 620319
  * -> 620312

table suits-women
  weave=knit ~.1: "of textile materials" 610419; main-fibre=synthetic 610413 ~.7; * 610419
  "of textile materials" -> 620419
  main-fibre: wool 620411 ~.1; cotton 620412 ~.1; synthetic 620413 ~.7; other 620419
  * -> 620413

table ensembles-men
  weave=knit ~.4: "of textile materials" 610329; main-fibre=cotton 610322 ~.5; main-fibre=synthetic 610323; main-fibre=other 610329; * 610323
  "of textile materials" -> 620329
  main-fibre: cotton 620322 ~.5; synthetic 620323 ~.7; other 620329
  * -> 620323

table ensembles-women
  weave=knit ~.5: "of textile materials" 610429; main-fibre=cotton 610422 ~.4; main-fibre=synthetic 610423; main-fibre=other 610429; * 610423
  "of textile materials" -> 620429
  main-fibre: wool 620421 ~.03; cotton 620422 ~.4; synthetic 620423 ~.8; other 620429
  * -> 620423

table faux-fur-coat
  user=male -> 610130 ~.1
  * -> 610230

table garments-knit              # 6114
  "of textile materials" -> 611490
  main-fibre: cotton 611420 ~.25; synthetic|artificial 611430 ~.9; other 611490
  * -> 611430

table garments-men               # 6211.3
  "of textile materials" -> 621139
  main-fibre: cotton 621132 ~.4; synthetic|artificial 621133 ~.8; other 621139
  * -> 621133

table garments-women             # 6211.4
  "of textile materials" -> 621149
  main-fibre: cotton 621142 ~.3; synthetic|artificial 621143 ~.8; other 621149
  * -> 621143

table garments-other
  weave=knit use garments-knit
  user=male use garments-men
  use garments-women

table headgear                   # 6504 straw and strip, 6505 knit or of fabric and felt, 6506.91 rubber and plastic, 6506.99 leather, fur
  main: textile 650500 ~.85; straw|paper 650400 ~.15; leather|fur 650699 ~.2; plastic|rubber 650691 ~.3
  * -> 650500

table accessory-textile          # 6117.80 knitted, 6217.10 woven; leather 4203.40, plastic 3926.20
  weave=knit -> 611780 ~.4
  main: leather 420340 ~.05; plastic|rubber 392620 ~.08
  * -> 621710

table raincoats
  main: plastic 392620 ~.35; rubber 401590 ~.02
  build=coated: user=male 621020 ~.4; * 621030
  user=male: main-fibre=cotton 620130 ~.1; * 620140
  main-fibre=cotton -> 620230 ~.05
  * -> 620240

@ abaya-kaftan
en: abaya; kaftan; caftan; jilbab; burqa; thobe; thawb; dishdasha; djellaba; jalabiya; galabeya; farasha; khimar dress; prayer dress + muslim|women
de: Kaftan = kaftan; Abaya = abaya
fr: abaya = abaya; caftan = caftan; djellaba = djellaba; qamis = qamis
es: abaya = abaya; caftán = kaftan; chilaba = djellaba
it: abaya = abaya; caftano = kaftan; djellaba = djellaba
nl: abaya = abaya; kaftan = kaftan; djellaba = djellaba
pl: abaja = abaya; kaftan = kaftan
pt: abaya = abaya; cafetã = kaftan; abaia = abaya; kaftan = kaftan
not: abaya hanger; abaya fabric; chile
  "thobe" use garments-men
  "dishdasha" use garments-men
  user=male use garments-men
  weave=knit use dresses-knit ~.1
  use dresses-woven      # loose outer dress; open ones also 6211.4
ask: main-fibre; weave
t: black polyester abaya for women => 620443
t: mens cotton thobe => 621132
t: abaya hanger => !6204

@ apron
en: apron; kitchen apron; cooking apron; bib apron; work apron; waist apron; bbq apron; chef apron; half apron; pinafore apron; salon apron; waterproof apron
de: Schürze = apron; Kochschürze = cooking apron; Grillschürze = bbq apron; Latzschürze = bib apron; Arbeitsschürze = work apron; Küchenschürze = kitchen apron; Kinderschürze = child's apron; Vorbinderschürze = waist apron; Backschürze = baking apron; Bistroschürze = bistro apron; Halbschürze = half apron; Kellnerschürze = waiter's apron
fr: tablier = apron; tablier de cuisine = kitchen apron; tablier de travail = work apron; tablier de chef = chef apron
es: delantal = apron; mandil = apron; delantal de cocina = kitchen apron
it: grembiule = apron; grembiule da cucina = kitchen apron; parannanza = apron
nl: schort = apron; keukenschort = kitchen apron; kookschort = cooking apron; barbecueschort = barbecue apron; kinderschort = child's apron; bbq schort = bbq apron; horecasloof = catering apron; schortje = apron
pl: fartuch = apron; fartuszek = apron; fartuch kuchenny = kitchen apron; fartuch kucharski = chef apron; zapaska = apron; fartuch dziecięcy = child's apron; fartuch kelnerski = waiter apron; fartuch na grilla = bbq apron; fartuszek kuchenny = kitchen apron; zapasek = apron
pt: avental = apron; avental de cozinha = kitchen apron
not: apron sink; apron front; lead apron; apron fabric; apron pattern; apron feeder; tablier de voiture
  main: leather 420310 ~.04; rubber 401590 ~.02; plastic-sheet 392620; plastic 392620 ~.08
  weave=nonwoven -> 621010 ~.03
  kind=disposable -> 392620 ~.03
  build=coated -> 621050 ~.04
  weave=knit use garments-knit ~.02
  user=male use garments-men ~.15
  main-fibre: cotton 621142 ~.55; synthetic|artificial 621143 ~.9; other 621149
  * -> 621142
ask: main
t: cotton kitchen apron with pockets => 621142
t: disposable plastic apron 100 pcs => 392620
t: apron front kitchen sink => !6211

@ arm-sleeve
en: arm sleeve; arm warmer; sun sleeve; cooling sleeve; uv arm sleeve; compression arm sleeve; cycling sleeve + arm; ice silk sleeve; arm cover + sun|uv|cooling; tattoo cover sleeve; forearm sleeve; finger sleeve sport
de: Armling = arm sleeve; Ärmlinge = arm sleeve; Armstulpe = arm warmer; Armwärmer = arm warmer
fr: manchette = arm sleeve + bras|sport|vélo; manchon de bras = arm sleeve; manchon; manchette de sport = sports arm sleeve; manchettes = arm sleeve
es: manguito = arm sleeve + brazo|ciclismo|sol|uv; manguitos deportivos = sports arm sleeve; mangas deportivas = sports arm sleeve
it: manicotto = arm sleeve + braccio|ciclismo|sole; manicotti = arm sleeve; scaldabraccia = arm warmer
nl: armwarmer = arm warmer; armstuk = arm warmer
pl: rękawki = arm sleeve + kolarskie|uv|chłodzące; ocieplacz na ramię = arm warmer
pt: manguito = arm sleeve + braço|ciclismo|sol; manguito = arm sleeve; mangas de compressão = compression sleeves
not: cable sleeve; record sleeve; lens sleeve; sleeve bearing
implies: weave=knit
  main: plastic 392620 ~.03; rubber 401590 ~.02
  use accessory-textile
t: uv protection cooling arm sleeves => 611780
t: cable sleeve nylon => !6117

@ baby-bib
en: baby bib; bandana bib; dribble bib; drool bib; feeding bib; bib + baby|toddler|silicone|feeding|infant|teething; weaning bib; sleeved bib; burp bib; coverall bib
de: Lätzchen = bib; Babylätzchen = baby bib; Ärmellätzchen = sleeved bib; Dreieckstuch = triangular scarf + Baby; Dreieckstuchlätzchen = bandana bib; Sabberlätzchen = drool bib; Halstuch Baby = baby neckerchief; Dreieckstuch Baby = bandana bib; Sabbertuch = drool bib; Latz Baby = baby bib; Spucktuch Latz = burp bib
fr: bavoir = bib; bavette = bib + bébé; bavette bébé = baby bib
es: babero = bib; pechera bebé = baby bib
it: bavaglino = baby bib; bavaglia = bib; bavetta = bib
nl: slab = bib; slabbetje = bib; babyslab = baby bib; slabber = bib; slabbetjes = bib; bandana slab = bandana bib; slabben = bib; kwijlslab = drool bib; slabbertje = bib
pl: śliniak = baby bib; śliniaczek = baby bib; chustka dla niemowlaka = bandana bib; śliniak bandana = bandana bib; śliniaczki = baby bib
pt: babador = baby bib; babete = baby bib; bandana bebê = bandana bib
not: dental bib; bib overall; bib shorts; bib number; bib clip; race bib; bib tap; bib holder; tattoo bib
  main: silicone|rubber 392490 ~.3; plastic 392620 ~.15
  weave=knit use baby-knit
  use baby-woven       # 6209; plastic: 3926.20, moulded silicone bib with food tray also 3924.90
ask: main
t: organic cotton muslin baby bib => 620920
t: knitted cotton baby bib => 611120
t: dental bib clip chain => !6209

@ baby-bootie
en: baby bootie; baby booties; crochet booties; knitted baby shoes; baby sock shoe; crib booties; baby mitten; scratch mitten; newborn mitten; baby sock; baby tights
de: Babyschühchen gestrickt = knitted baby shoes; Babysocke = baby sock; Kratzhandschuh = scratch mitten; Babyfäustling = baby mitten; Babyschühchen = baby bootie; gestrickte Babyschuhe = knitted baby shoes; Strickschühchen = knitted baby shoes; Babysöckchen = baby sock
fr: chausson bébé = baby bootie; chaussette bébé = baby sock; moufle bébé = baby mitten; chaussons bébé tricotés = knitted baby shoes; chaussons de naissance = newborn booties
es: patuco = baby bootie; calcetín de bebé = baby sock; manopla bebé = baby mitten; zapatito de lana = knitted baby shoes; escarpines = baby bootie
it: babbucce neonato = baby bootie; calzino neonato = baby sock; scarpine da culla = crib shoe
nl: babyslofje = baby bootie; babysokje = baby sock; krabwantje = scratch mitten; babyslofjes = baby booties; babysokjes = baby sock; gebreide slofjes = knitted booties; slofjes baby = baby booties
pl: buciki niemowlęce = baby shoes; skarpetki niemowlęce = baby sock; niedrapki = scratch mitten; buciki na drutach = knitted baby shoes; skarpetki dla niemowląt = baby sock; papcie niemowlęce = baby slippers
pt: sapatinho de bebê = baby shoe; meia de bebê = baby sock; luva de bebê = baby mitten; botinhas de bebé = baby booties; carapins = baby booties; sapatinho de tricô = knitted baby shoes
not: baby sock organizer
implies: weave=knit user=baby
  "shoe": main=leather 640399; * 640419
  weave=woven use baby-woven
  use baby-knit
t: cotton newborn scratch mittens => 611120
t: crochet booties for baby acrylic yarn => 611130
t: baby bottle => !6111

@ baby-clothing-set
en: baby clothing set; newborn outfit; baby gift set clothes; baby girl dress; baby boy outfit; infant outfit; baby cardigan; baby sweater; baby trousers; baby leggings; baby t-shirt; baby pajamas; baby jacket; baby coat; baby shirt; baby pants; baby dungarees; footed pajamas baby; coming home outfit; baby kimono; infant bodysuit; baby swimsuit; baby hoodie
de: Babyset = baby clothing set; Erstlingsset = newborn outfit; Babyhose = baby trousers; Babyoberteil = baby top; Babyjacke = baby jacket; Kleidchen = child's dress + Baby; Babypullover = baby sweater; Babymantel = baby coat; Babyschlafanzug = baby pajamas; Baby Set = baby clothing set; Babykleidung Set = baby clothing set; Erstausstattung Set = newborn outfit; Neugeborenen Set = newborn outfit; Babykleidungsset = baby clothing set
fr: ensemble bébé = baby clothing set; pyjama bébé = baby pajamas; robe bébé = baby dress; gilet bébé = baby cardigan; pantalon bébé = baby trousers; layette = layette; vêtements bébé = baby clothing; trousseau naissance = newborn layette; layette bébé = layette
es: conjunto de bebé = baby clothing set; vestido de bebé = baby dress; pijama bebé = baby pajamas; canastilla ropa = layette; conjunto bebé = baby clothing set; canastilla = layette; ajuar de bebé = layette; primera puesta bebé = newborn outfit
it: completino neonato = baby clothing set; tutina = onesie; vestitino neonata = baby girl dress; corredino = baby layette set; completo neonato = baby clothing set; abbigliamento neonato = baby clothing; corredino neonato = newborn layette set
nl: babykleding = baby clothing; babypakje = infant outfit; babybroekje = baby pants; babyjurk = baby dress; babyset = baby clothing set; babykleding set = baby clothing set; kledingset baby = baby clothing set; newborn set = newborn clothing set; babysetje = baby clothing set; geboorteset = newborn gift set
pl: komplet niemowlęcy = baby clothing set; pajacyk = baby sleepsuit; śpioszki = baby romper; spodenki niemowlęce = baby shorts; półśpiochy = baby footed pants; zestaw ubranek = clothing set; wyprawka dla noworodka = newborn layette; komplet ubranek = clothing set; komplet dla niemowlaka = baby clothing set; wyprawka niemowlęca = layette
pt: conjunto de bebê = baby clothing set; roupa de bebê = baby clothes; macacão de bebê = baby jumpsuit; vestido de bebê = baby dress; conjunto bebé = baby clothing set; enxoval = layette; saída de maternidade = coming home outfit
not: baby clothes hanger; doll clothing; baby coat hanger; baby clothes line; baby clothes divider
implies: user=baby
  weave=woven use baby-woven
  use baby-knit ~.75
ask: main-fibre; weave
t: newborn outfit knitted cotton 3 pcs => 611120
t: woven cotton baby shirt => 620920
t: baby doll => !6111

@ baby-sleeping-bag
en: baby sleeping bag; sleep sack; baby sleep sack; wearable blanket baby; swaddle sack; swaddle wrap + velcro|zip|arms; baby swaddle; toddler sleeping bag; stroller footmuff; footmuff; bunting bag
de: Babyschlafsack = baby sleeping bag; Pucksack = swaddle sack; Strampelsack = sleep sack; Fußsack = footmuff; Schlafsack Baby = baby sleeping bag; Kinderschlafsack = child's sleeping bag; Sommerschlafsack Baby = summer baby sleeping bag; Kinderwagenfußsack = stroller footmuff; Winterfußsack = winter footmuff
fr: gigoteuse bébé = baby sleeping bag; gigoteuse = baby sleeping bag + mois|bébé|hiver|naissance|tog; turbulette = baby sleeping bag; chancelière = footmuff; couverture d'emmaillotage = swaddle wrap; gigoteuse = baby sleeping bag; nid d'ange = bunting bag; sac de couchage bébé = baby sleeping bag
es: saco de dormir bebé = baby sleeping bag; saco para bebé = baby sleeping bag; arrullo bebé = baby swaddle; saco bebé = baby sleeping bag
it: sacco nanna = sleep sack; sacco neonato = baby sleeping bag; fascia neonato; sacco nanna neonato = baby sleep sack; sacco a pelo neonato = baby sleeping bag
nl: babyslaapzak = baby sleeping bag; trappelzak = baby sleeping bag; voetenzak = footmuff; slaapzak baby = baby sleeping bag; inbakerslaapzak = swaddle sleeping bag; zomerslaapzak baby = summer baby sleeping bag; slaapzak voor baby's = baby sleeping bag; inbakerdoek slaapzak = swaddle sleeping bag; winterslaapzak baby = winter baby sleeping bag; voetenzak kinderwagen = stroller footmuff; voetenzak buggy = stroller footmuff
pl: śpiworek niemowlęcy = baby sleeping bag; śpiworek = baby sleeping bag; otulacz = swaddle wrap; rożek niemowlęcy = baby swaddle wrap; śpiworek dziecięcy = child's sleeping bag; śpiworek do spania = sleep sack; śpiworek dla niemowląt = baby sleeping bag; śpiwór do wózka = stroller footmuff; śpiworek wózkowy = stroller footmuff
pt: saco de dormir para bebê = baby sleeping bag; saco de bebé = baby sack; saco de dormir bebé = baby sleeping bag; saquinho
not: camping sleeping bag
  "muff" -> 940430 ~.8
  build=padded -> 940430 ~.3
  weave=woven use baby-woven
  use baby-knit          # worn garments without filling 6111 / 6209; padded bags 9404.30
t: padded baby sleeping bag tog 2.5 => 940430
t: knitted cotton baby swaddle => 611120
t: sleeping bag for camping adult => !6111

@ balaclava
en: balaclava; ski mask; full face mask + cycling|ski|motorcycle|winter|balaclava; three hole mask; helmet liner; skull cap liner; ninja mask; face mask balaclava; hood mask
de: Sturmhaube = balaclava; Balaclava = balaclava; Skimaske = ski mask; Unterziehhaube = balaclava; Motorradmaske = motorcycle balaclava
fr: cagoule = balaclava; passe montagne = balaclava; balaclava = balaclava
es: pasamontañas = balaclava; balaclava = balaclava; verdugo = balaclava
it: passamontagna = balaclava; balaclava = balaclava; sottocasco = helmet liner
nl: bivakmuts = balaclava; balaclava = balaclava; bivakmutsen = balaclava; motormuts = motorcycle balaclava; skimasker = ski mask; motormutsen = motorcycle balaclava
pl: kominiarka = balaclava; balaclava = balaclava; kominiarka motocyklowa = motorcycle balaclava; kominiarka narciarska = ski balaclava; kominiarka zimowa = winter balaclava; kominiarek = balaclava
pt: balaclava = balaclava; touca ninja = balaclava; passa montanhas = balaclava; gorro ninja = balaclava
not: gas mask; diving mask; full face snorkel mask; paintball mask
  * -> 650500      # headgear covering head and neck
t: knitted balaclava ski mask => 650500
t: full face snorkel mask => !6505

@ bandana-handkerchief
en: handkerchief; hanky; pocket square; bandana; bandanna; hankie; mens handkerchief; square scarf cotton 55cm
de: Taschentuch = handkerchief + Stoff|Baumwolle|Herren|Leinen; Einstecktuch = pocket square; Bandana = bandana; Stofftaschentuch = cloth handkerchief; Taschentuch Stoff = cloth handkerchief; Herrentaschentücher = mens handkerchief; Nicki Tuch = neckerchief
fr: mouchoir = handkerchief + tissu|coton|homme; pochette de costume = pocket square; bandana = bandana
es: pañuelo de bolsillo = pocket square; pañuelo de tela = cloth handkerchief; bandana = bandana
it: fazzoletto = handkerchief + stoffa|cotone|taschino; pochette da taschino = pocket square; bandana = bandana
nl: zakdoek = handkerchief; pochet = pocket square + pak|heren; bandana = bandana; stoffen zakdoek = cloth handkerchief; pochet = pocket square; herenzakdoek = men's handkerchief
pl: chusteczka materiałowa = cloth handkerchief; poszetka = pocket square; bandana = bandana; chustka do nosa = handkerchief; bandamka = bandana; chusteczki bawełniane = cotton handkerchief; poszetek = pocket square; bandamek = bandana
pt: lenço de bolso = handkerchief; bandana = bandana; lenço de pano = cloth handkerchief
not: dog bandana; paper handkerchief; pet bandana; bandana bib; handkerchief tissue; bandana fabric
  for=pet -> 420100
  weave=knit -> 611780 ~.03
  size>60 use scarves-woven
  main-fibre: cotton 621320 ~.6; other 621390
  * -> 621320            # 6213: no side over 60 cm (ch. 62 n. 8)
ask: main-fibre; size
t: cotton handkerchiefs men 6 pcs => 621320
t: silk pocket square => 621390
t: dog bandana => !6213

@ bathrobe
en: bathrobe; dressing gown; bath robe; terry robe; fleece robe; kimono robe; satin robe; bridesmaid robe; bridal robe; silk robe; house coat; housecoat; hooded robe; towelling robe; robe + bath|satin|bridal|fleece|hotel|lounge|spa; spa robe; hotel bathrobe; morning gown
de: Bademantel = bathrobe; Morgenmantel = morning gown; Hausmantel = housecoat; Kimono Morgenmantel = kimono robe; Herrenbademantel = men's bathrobe; Damenbademantel = women's bathrobe; Kinderbademantel = child's bathrobe; Frotteebademantel = terry robe; Babybademantel = baby bathrobe; Saunamantel = sauna robe; Saunakilt = sauna kilt
fr: peignoir = bathrobe; robe de chambre = dressing gown; peignoir de bain = bathrobe; kimono satin = satin robe; sortie de bain = bathrobe
es: albornoz = bathrobe; bata = robe; bata de baño = bathrobe; bata de casa = dressing gown; salto de cama = dressing gown; bata de estar por casa = dressing gown
it: accappatoio = bathrobe; vestaglia = dressing gown; kimono vestaglia = kimono robe; accappatoio in spugna = towelling robe
nl: badjas = bathrobe; ochtendjas = dressing gown; kamerjas = dressing gown; duster = housecoat + dames|badjas; herenbadjas = men's bathrobe; damesbadjas = women's bathrobe; kinderbadjas = child's bathrobe; babybadjas = baby bathrobe; badstofbadjas = terry robe; saunabadjas = sauna bathrobe; satijnen kamerjas = satin dressing gown; badjassen = bathrobe
pl: szlafrok = bathrobe; podomka = house coat; peniuar = negligee; szlafrok damski = women's dressing gown; szlafrok męski = men's dressing gown; płaszcz kąpielowy = bathrobe; szlafrok kąpielowy = bathrobe; szlafrok frotte = terry robe; szlafrok dziecięcy = child's bathrobe; podomek = house coat
pt: roupão = robe; robe de banho = bathrobe; robe de cetim = satin robe; quimono = kimono + robe; robe = robe; roupão de banho = bathrobe
not: robe hook; bathrobe hook; choir robe; graduation robe; dressing gown hook; robe hanger; batan; batido
  user=baby: weave=woven use baby-woven; * use baby-knit
  user=male ~.35: weave=knit main-fibre=cotton 610791; weave=knit 610799 ~.5; main-fibre=cotton 620791 ~.55; * 620799
  weave=knit ~.45: main-fibre=cotton 610891 ~.15; main-fibre=synthetic|artificial 610892 ~.9; * 610899
  "satin|satén|raso|cetim": main-fibre=silk 620899 ~.1; * 620892
  main-fibre: cotton 620891 ~.5; synthetic|artificial 620892 ~.85; other 620899
  * -> 620892
ask: user; weave; main-fibre
t: womens satin polyester bridal robe woven => 620892
t: mens cotton terry bathrobe woven => 620791
t: fleece bathrobe ladies => 610892
t: bathroom robe hook chrome => !6208

@ belt-clothing
en: belt + leather|women|men|waist|dress|jeans|buckle|elastic|canvas|trouser|ladies|mens|pu; leather belt; waist belt; dress belt; canvas belt; elastic belt; stretch belt; mens belt; ratchet belt; automatic buckle belt; western belt; webbing belt; obi belt; corset belt; studded belt; tactical belt; military belt; braided belt; ladies belt; golf belt; no buckle belt; kids belt
de: Gürtel = belt; Ledergürtel = leather belt; Stoffgürtel = fabric belt; Damengürtel = ladies belt; Herrengürtel = mens belt; Taillengürtel = waist belt; Kindergürtel = kids belt; Flechtgürtel = braided belt; Stretchgürtel = stretch belt; Jeansgürtel = jeans belt; Hosengürtel = trouser belt; Anzuggürtel = suit belt; Cargogürtel = cargo belt; Wendegürtel = reversible belt; Gürtel Leder = leather belt
fr: ceinture = belt + cuir|homme|femme|toile; ceinture en cuir = leather belt; ceinturon = belt; ceinture = belt; ceinture homme = mens belt; ceinture femme = ladies belt
es: cinturón = belt + cuero|hombre|mujer|lona|elástico|piel; cinturón de cuero = leather belt; cinto de cuero = leather belt; cinturón = belt; cinto = belt; correa pantalón = trouser belt; cinturón de piel = leather belt; cinturón hombre = mens belt; cinturón mujer = ladies belt
it: cintura = belt + pelle|uomo|donna; cintura in pelle = leather belt; cinturino donna; cintura = belt; cinta = belt; cinturone = wide belt; cintura uomo = mens belt; cintura donna = ladies belt
nl: riem = belt + leer|heren|dames|leren; broekriem = trouser belt; leren riem = leather belt; ceintuur = waist belt; riem = belt + leer|leren|leder|heren|dames|broek|jeans|elastische|kinderen; lerenriem = leather belt; herenriem = men's belt; damesriem = women's belt; kinderriem = child's belt; tailleriem = waist belt; lederen riem = leather belt; jeansriem = jeans belt; stretchriem = stretch belt; broeksriem = trouser belt; taille riem = waist belt
pl: pasek = belt + skórzany|damski|męski|spodni; pasek skórzany = leather belt; pas do spodni = trouser belt; pasek do spodni = trouser belt; pasek męski = men's belt; pasek damski = women's belt; pasek parciany = webbing belt; pas skórzany = leather belt; pasek ze skóry = leather belt; pasek elastyczny do spodni = elastic trouser belt; pasek do sukienki = dress belt; pasek skórzany męski = men's leather belt; pasek = belt + spodni|skóra|skóry|męski|damski|sukienki|jeansów|talii; pasek materiałowy = fabric belt
pt: cinto = belt; cinto de couro = leather belt; cinto feminino = women's belt; cinto masculino = men's belt
not: seat belt; conveyor belt; drive belt; timing belt; v belt; fan belt; belt sander; tool belt; money belt; weight belt; belt buckle; belt clip; belt drive; safety belt; abdominal belt; massage belt; belt bag; waist belt bag; slimming belt; garter belt; heating belt; treadmill belt; serpentine belt; sanding belt; weightlifting belt; maternity belt; back support belt; belt hole punch; belt loop; belt hanger; running belt; belt rack; dip belt; lumbar belt; ceinture de sécurité; cinturón de seguridad; diving weight belt; belt holster; suspender belt; belt tensioner; car seat belt; belt pulley; training belt
  main: leather 420330 ~.45; plastic-sheet|plastic|silicone|rubber 392620 ~.5; any-metal 711719 ~.03
  "leather belt" -> 420330
  "elastic|elástico" -> 621710
  "canvas" -> 621710
  weave=knit -> 611780 ~.03
  main=textile -> 621710 ~.5
  * -> 420330
ask: main
t: mens genuine leather belt with pin buckle => 420330
t: pu leather waist belt women => 392620
t: canvas webbing belt => 621710
t: timing belt kit => !4203

@ blazer
en: blazer; sport coat; sports coat; suit jacket; tuxedo jacket; dinner jacket; tailored jacket; smoking jacket; tailcoat; school blazer; tweed jacket
de: Sakko = suit jacket; Blazer = blazer; Anzugjacke = suit jacket; Smokingjacke = tuxedo jacket; Jackett = suit jacket; Damenblazer = women's blazer; Herrenblazer = men's blazer; Jerseyblazer = jersey blazer; Leinenblazer = linen blazer; Longblazer = long blazer; Herrensakko = men's suit jacket; Leinensakko = linen suit jacket; Wollsakko = wool suit jacket; Freizeitsakko = sport coat; Cordsakko = corduroy jacket; Trachtensakko = traditional bavarian jacket
fr: blazer = blazer; veste de costume = suit jacket; veston = suit jacket; veste tailleur = tailored jacket; veste blazer = blazer
es: blazer = blazer; americana = blazer + hombre|mujer|traje; chaqueta de traje = suit jacket; saco = jacket + vestir|traje; americana = blazer; saco de vestir = suit jacket
it: blazer = blazer; giacca da abito = suit jacket; giacca elegante = dress jacket; giacca sartoriale = tailored jacket; giacca monopetto = single-breasted jacket
nl: blazer = blazer; colbert = suit jacket; colbertjasje = suit jacket; damesblazer = women's blazer; herenblazer = men's blazer; linnenblazer = linen blazer; herencolbert = men's suit jacket; linnencolbert = linen suit jacket; jasje = jacket + colbert|dames|heren
pl: marynarka = jacket; blezer = blazer; żakiet = women's jacket; marynarka damska = women's blazer; marynarka męska = men's jacket; marynarka lniana = linen jacket; marynarka oversize = oversized jacket; żakiet damski = women's jacket; marynarka wełniana = wool jacket; marynarek = jacket
pt: blazer = blazer; paletó = suit jacket; casaco social = suit jacket; casaco de fato = suit jacket; blazer feminino = women's blazer
not: blazer badge; chevrolet blazer; blazer hanger
implies: weave=woven
  main=leather -> 420310 ~.01
  user=female use blazers-women
  use blazers-men
ask: user; main-fibre
t: mens wool blazer => 620331
t: womens polyester blazer woven => 620433
t: blazer hanger wood => !6203

@ bodysuit
en: bodysuit + women|ladies|long sleeve|lace|ribbed|sexy|thong|square neck; womens bodysuit; lace bodysuit; leotard; gymnastics leotard; dance leotard; ballet leotard; unitard; catsuit; bodystocking; dancewear; dance dress + practice; figure skating dress; zentai; skating dress; gymnastic suit
de: Damenbody = womens bodysuit; Gymnastikanzug = gymnastics leotard; Turnanzug = gymnastics leotard; Trikotanzug = leotard; Catsuit = catsuit; Ballettanzug = ballet leotard; Body Damen = womens bodysuit; Spitzenbody = lace bodysuit; Langarmbody = long sleeve bodysuit; Formbody = shaping bodysuit; Bodysuit = bodysuit; Stringbody = thong bodysuit; Damen Body = womens bodysuit
fr: body femme = womens bodysuit; justaucorps = leotard; combinaison moulante = catsuit; body en dentelle = lace bodysuit; body dentelle = lace bodysuit
es: body mujer = womens bodysuit; maillot de gimnasia = gymnastics leotard; maillot de ballet = ballet leotard; leotardo = leotard + gimnasia|ballet; body de mujer = womens bodysuit; body encaje = lace bodysuit; body lencero = lingerie bodysuit
it: body donna = womens bodysuit; body danza = dance leotard; body ginnastica = gymnastics leotard; body da donna = womens bodysuit; body in pizzo = lace bodysuit
nl: body = bodysuit + dames; turnpakje = gymnastics leotard; balletpakje = ballet leotard; gympakje = gymnastics leotard; body dames = womens bodysuit; bodysuit = bodysuit; kanten body = lace bodysuit; damesbody = womens bodysuit; stringbody = thong bodysuit
pl: body damskie = womens bodysuit; kostium gimnastyczny = gymnastics leotard; body koronkowe = lace bodysuit; trykot = leotard; body koronkowe damskie = women's lace bodysuit; body z dekoltem = low-cut bodysuit; body stringi = thong bodysuit; body = bodysuit + damskie|damski|koronkowe|stringi|prążkowane
pt: body feminino = women's bodysuit; collant = leotard + ballet|ginástica|dança; malha de ginástica = gymnastics leotard; body de senhora = women's bodysuit; body rendado = lace bodysuit
not: baby bodysuit; shapewear bodysuit; bodysuit extender; infant bodysuit; bodysuit shapewear
implies: weave=knit
  user=baby use baby-knit
  weave=woven use garments-women
  use garments-knit
ask: main-fibre
t: womens ribbed long sleeve bodysuit polyester => 611430
t: girls gymnastics leotard => 611430
t: cotton baby bodysuit => !6114

@ bra-accessory accessory of bra
en: bra extender; bra strap; bra pad; bra insert; bra cup; push up pad; silicone bra insert; bra clip; bra hook extender; replacement bra strap; bra cups sew in; bra underwire + replacement|pair|sewing|making|repair|steel|metal|pcs|pieces|spare; bra strap cushion; bra clasp
de: BH Verlängerung = bra extender; BH Träger = bra strap; BH Einlage = bra insert; BH Bügel = bra underwire
fr: rallonge soutien gorge = bra extender; bretelle de soutien gorge = bra strap; coussinet soutien gorge = bra pad
es: extensor de sujetador = bra extender; tirante de sujetador = bra strap; relleno sujetador = bra pad
it: prolunga reggiseno = bra extender; spallina reggiseno = bra strap; coppe reggiseno = bra cup
nl: bh verlenger = bra extender; bh bandje = bra strap; bh vulling = bra insert
pl: przedłużka do biustonosza = bra extender; ramiączka do biustonosza = bra strap; wkładki do biustonosza = bra insert
pt: extensor de sutiã = bra extender; alça de sutiã = bra strap; bojo = bra pad
  "wire" -> 732690
  main: plastic 392620 ~.05; base-metal 830890 ~.02
  * -> 621290          # parts of 6212 stay there
t: 3 hook bra extender => 621290
t: bra underwire lace => 621210
t: replacement bra underwire, 10 pairs => 621290
t: silicone bra inserts => 392620
t: sports bra => !621290

@ burial-religious-robe
en: choir robe; graduation gown; graduation robe; academic gown; clergy robe; cassock; priest robe; alb + priest|church; chasuble; judge robe; academic regalia; monk robe; baptism gown; stole + clergy|graduation|priest|honor
de: Talar = robe; Messgewand = chasuble; Doktorhut Talar = graduation gown; Chorrobe = choir robe; Robe = robe + Richter|Anwalt
fr: soutane = cassock; chasuble = chasuble; toge = gown + diplôme|remise|université; aube = alb + prêtre|communion
es: toga = gown + graduación|juez; sotana = cassock; casulla = chasuble; túnica = tunic + graduación|sacerdote
it: tonaca = cassock; casula = chasuble; toga = gown + laurea|magistrato
nl: toga = gown; kazuifel = chasuble
pl: toga = gown; sutanna = cassock; ornat = chasuble; alba = alb
pt: beca = academic gown; batina = cassock; casula = chasuble
  "stole" -> 621710
  weave=knit use garments-knit ~.05
  user=male use garments-men ~.3
  use garments-women
t: polyester graduation gown => 621143
t: clergy stole => 621710
t: christening candle => !6211

@ cap-shower-swim
en: shower cap; swim cap; swimming cap; bathing cap; silicone swim cap; disposable shower cap; latex swim cap; bath cap; hair processing cap; deep conditioning cap; perm cap; tinting cap; highlighting cap
de: Duschhaube = shower cap; Badekappe = swim cap; Schwimmkappe = swimming cap; Badehaube = bathing cap; Strähnenhaube = highlighting cap
fr: bonnet de douche = shower cap; bonnet de bain = swim cap; charlotte de douche = shower cap; bonnet de natation = swim cap
es: gorro de ducha = shower cap; gorro de natación = swim cap; gorro de baño = bathing cap; gorro de piscina = swim cap
it: cuffia doccia = shower cap; cuffia nuoto = swim cap; cuffia da bagno = bathing cap; cuffia piscina = swimming cap
nl: douchemuts = shower cap; badmuts = bathing cap; zwemkap = swim cap; douchemutsen = shower cap; badmutsen = bathing cap
pl: czepek = cap; czepek kąpielowy = bathing cap; czepek pod prysznic = shower cap; czepek pływacki = swim cap
pt: touca de banho = shower cap; touca de natação = swim cap
not: heating cap; shower cap holder
  main: textile 650500 ~.15; plastic|rubber 650691 ~.8
  * -> 650691
ask: main
t: silicone swimming cap adult => 650691
t: polyester fabric swim cap => 650500
t: shower head cap => !6506

@ chef-medical-uniform
en: scrubs; scrub top; scrub set; nurse uniform; medical scrubs; scrub suit; lab coat; laboratory coat; doctor coat; chef jacket; chef coat; chef uniform; nurse dress; dental uniform; work coat; dust coat; tabard; salon tunic; beauty tunic; medical tunic; hospital uniform; maid uniform; waiter uniform; warehouse coat; cleaning smock; smock + work|artist|painting|art|hairdresser; housekeeping uniform; security uniform; police uniform; spa uniform; pilot uniform; flight attendant uniform; work uniform; painting smock; military uniform; camouflage uniform; combat uniform; barber jacket; hairdressing gown; barber cape; hair cutting cape; salon cape; haircut cape
de: Kasack = medical tunic; Laborkittel = lab coat; Arztkittel = doctor coat; Kochjacke = chef jacket; Arbeitskittel = work coat; Schwesternkleid = nurse dress; Pflegekasack = nursing tunic; Uniform = uniform; Malkittel = painting smock; Friseurumhang = hairdressing cape; Schlupfkasack = slip-on medical tunic; Dienstkleidung = work clothing; Kosmetikkittel = beauty tunic
fr: blouse médicale = medical scrubs; blouse de laboratoire = lab coat; veste de cuisinier = chef jacket; tunique médicale = medical tunic; uniforme = uniform; blouse de travail = work coat; cape de coiffure = hairdressing cape; blouse blanche = white coat
es: bata de laboratorio = lab coat; pijama sanitario = medical scrubs; chaquetilla de chef = chef jacket; uniforme = uniform; uniforme sanitario = hospital uniform; casaca sanitaria = medical tunic; capa de peluquería = hairdressing cape; bata médica = doctor coat
it: camice = work coat + bianco|medico|lavoro|laboratorio|uomo|donna; camice da laboratorio = lab coat; casacca medica = medical tunic; giacca da cuoco = chef jacket; divisa = uniform; uniforme = uniform; mantella parrucchiere = hairdressing cape
nl: doktersjas = doctor coat; labjas = lab coat; koksbuis = chef jacket; uniform = uniform; verpleegkundige uniform = nurse uniform; kapmantel = hairdressing cape; koksbuizen = chef jacket
pl: fartuch laboratoryjny = lab coat; bluza kucharska = chef jacket; bluza medyczna = medical tunic; mundur = uniform; uniform = uniform; peleryna fryzjerska = hairdressing cape; scrubsy = scrubs
pt: jaleco = lab coat; pijama cirúrgico = scrubs; dólmã = chef jacket; uniforme = uniform; bata de laboratório = lab coat; capa de cabeleireiro = hairdressing cape
not: camicia; camicie; scrub brush; body scrub; face scrub; scrub sponge; lip scrub; doll uniform; sugar scrub; salt scrub; foot scrub; scrub cap; uniform badge; scrub hat; scrub dressing; camicia da uomo; camicia da donna; camicia uomo; camicia donna; camicia da notte
  "cape" -> 621143 ~.6
  kind=disposable -> 621010
  weave=nonwoven -> 621010
  weave=knit use garments-knit ~.05
  user=male use garments-men ~.4
  use garments-women
ask: user; main-fibre
t: womens polyester scrub set nurse uniform => 621143
t: mens cotton chef jacket => 621132
t: sugar body scrub => !6211

@ cloak-cape-poncho
en: poncho; cape coat; cloak; cape + women|wool|hooded|winter|knitted|shawl; hooded cloak; mexican poncho; knit poncho; ruana; wool cape; serape; kimono cardigan; cape jacket; changing robe; dry robe; surf poncho; towel poncho; hooded towel poncho
de: Poncho = poncho; Umhang = cloak; Cape = cape; Ruana = ruana; Badeponcho = towel poncho; Surfponcho = surf poncho
fr: poncho = poncho; cape = cape + femme|laine|capuche; poncho de surf = surf poncho; poncho de bain = towel poncho
es: poncho = poncho; capa = cape + mujer|lana|capucha; ruana = ruana; poncho surf = surf poncho
it: poncho = poncho; mantella = cape; mantello = cloak; mantella donna = women's cape
nl: poncho = poncho; omslagdoek cape = cape wrap; surfponcho = surf poncho
pl: poncho = poncho; peleryna = cape; pelerynka = cape; ponczo = poncho; pelerynek = cape
pt: poncho = poncho; capa feminina = women's cape; ruana = ruana; poncho de surf = surf poncho
not: rain poncho; hair cutting cape; salon cape; barber cape; superhero cape; poncho liner; cape cod; cutting cape; halloween cloak; poncho impermeable; invisibility cloak
  kind=costume use garments-other ~.05
  "towel" -> 630260 ~.4
  user=male use jackets-men ~.1
  use jackets-women
ask: weave; main-fibre
t: womens knitted acrylic fibre poncho => 610230
t: ladies wool cape coat woven => 620220
t: disposable rain poncho => !6202

@ collar-detachable
en: detachable collar; fake collar; false collar; peter pan collar; dickey collar; faux collar; sleeve garter; shirt cuff detachable; epaulette; shoulder board; armband + captain|referee|football|security|mourning; pageant sash; sash + pageant|bride|birthday|miss|dress|waist; bride to be sash; cummerbund; obi sash; wedding sash; bridal belt; karate belt; judo belt; martial arts belt; taekwondo belt; jiu jitsu belt; rhinestone bridal belt
de: Schärpe = sash; Kragen = collar + abnehmbar|falsch; Blusenkragen = blouse collar; Kummerbund = cummerbund; Karategürtel = karate belt; Judogürtel = judo belt; Kapitänsbinde = captain's armband; Armbinde = armband
fr: faux col = fake collar; col amovible = detachable collar; écharpe de miss = pageant sash; brassard = armband; ceinture de judo = judo belt; ceinture de karaté = karate belt; ceinture de mariée = bridal belt
es: cuello falso = fake collar; cuello postizo = detachable collar; banda = sash + miss|novia|graduación; brazalete capitán = captain's armband; cinturón de judo = judo belt; cinturón de karate = karate belt; fajín = sash
it: colletto finto = false collar; fascia da miss = pageant sash; cintura judo = judo belt; cintura karate = karate belt; fascia capitano = captain's armband
nl: losse kraag = detachable collar; sjerp = sash; judoband = judo belt; karateband = karate belt; aanvoerdersband = captain's armband
pl: szarfa = sash; kołnierzyk = collar; pas do judo = judo belt; pas do karate = karate belt; opaska kapitańska = captain's armband
pt: gola falsa = fake collar; faixa = sash + miss|noiva|formatura; faixa de judô = judo belt; faixa de karatê = karate belt; braçadeira de capitão = captain's armband
not: sash window; dog collar; sash lock; reflective armband; blood pressure; armband phone; sash clamp
  use accessory-textile
t: polyester pageant sash => 621710
t: detachable peter pan collar cotton woven => 621710
t: phone armband for running => !6217

@ corset-shapewear
en: shapewear; body shaper; waist trainer; waist cincher; girdle; corset; bustier; tummy control shapewear; tummy control underwear; tummy control girdle; tummy control bodysuit; tummy control belt; shapewear bodysuit; shaping shorts; butt lifter; slimming underwear; corselette; basque + corset|lingerie; overbust corset; underbust corset; corset top; fajas; steel boned corset; postpartum girdle; belly wrap postpartum; slimming belt; waist trimmer; body shaper shorts; chest binder; compression girdle; maternity support belt; maternity belt; belly band + maternity|pregnancy; pregnancy belt; abdominal binder; garter belt; suspender belt; leg garter; bridal garter; garter + wedding|bridal|leg|stocking; thigh garter; suspenders + trouser|men|elastic|clip|y back|x back; trouser braces; braces + trousers|mens|elastic|y back; sock suspenders; shirt stay; shirt garter; stocking garter; sticky bra; adhesive bra; strapless stick on bra; nipple cover; nipple pasties; breast tape; boob tape; breast petal; nipple pad
de: Mieder = girdle; Korsett = corset; Korsage = bustier; Bauchweggürtel = slimming belt; Taillenformer = waist cincher; Shapewear = shapewear; Hosenträger = suspenders; Strumpfband = garter; Strumpfgürtel = garter belt; Strapsgürtel = garter belt; Bauchgurt = waist belt + Schwangerschaft; Nippelabdeckung = nipple cover; Klebe BH = adhesive bra; Korselett = corselette; Bauchweg Unterhose = tummy control underpants; Hüfthalter = girdle; Strumpfhalter = garter; Hüftgürtel Mieder = girdle; Figurformer = body shaper; Bauchweghose = tummy control pants
fr: gaine = girdle; corset = corset; bustier = bustier; gaine amincissante = slimming girdle; bretelles = braces + pantalon|homme; porte jarretelles = suspender belt; jarretière = garter; ceinture de grossesse = maternity support belt; cache tétons = nipple covers; soutien gorge adhésif = adhesive bra
es: faja = girdle; corsé = corset; corset = corset; faja moldeadora = body shaper; tirantes = braces + pantalón|hombre; liguero = garter belt; liga = garter + novia; faja premamá = maternity support belt; cubre pezones = nipple cover; sujetador adhesivo = adhesive bra
it: guaina = girdle; corsetto = corset; bustino = bustier; guaina contenitiva = shaping girdle; bretelle = trouser braces + pantaloni|uomo; reggicalze = suspender belt; giarrettiera = garter; fascia gravidanza = maternity belly band; copricapezzoli = nipple cover; modellante
nl: korset = corset; step in = girdle; corrigerend ondergoed = shapewear; bretels = suspenders; jarretel = garter; kousenband = garter; buikband zwangerschap = maternity belly band; plak bh = adhesive bra; tepelplakker = nipple cover; shapewear = shapewear; bustier korset = bustier corset; jarretelgordel = garter belt; taillekorset = waist corset; corselet = corselette; corsage korset = corset
pl: gorset = corset; pas wyszczuplający = slimming belt; bielizna modelująca = shapewear; szelki = suspenders + spodni|męskie|elastyczne; pas do pończoch = garter belt; podwiązka = garter; pas ciążowy = maternity support belt; nakładki na sutki = nipple covers; bielizna wyszczuplająca = shapewear; body wyszczuplające = shapewear bodysuit; halka wyszczuplająca = shaping slip; pas poporodowy modelujący = postpartum girdle; podwiązek = garter
pt: cinta modeladora = shaping girdle; espartilho = corset; corpete = bustier; corselet = corset; suspensórios = suspenders; cinta liga = garter belt; liga = garter + noiva; cinta de gestante = maternity support girdle; sutiã adesivo = adhesive bra; adesivo de mamilo = adhesive nipple cover
not: dental braces; knee braces; garter stitch; corset lacing; girdle cake; steel girdle; back braces; corset kit; braces wax; angle braces; corset piercing; back corset medical; table braces; modellismo; modello; modellazione; modellabile; modellare; ligado; gainante
  "nipple": main=textile 621790 ~.2; * 392620
  "pasties" -> 392620 ~.7
  "adhesive bra" -> 392620 ~.6
  "sticky bra" -> 392620 ~.6
  "tape" -> 392690 ~.3
  "corselette" -> 621230
  "bodysuit" -> 621230
  "girdle" -> 621220
  "shapewear" -> 621220 ~.8
  "body shaper" -> 621220 ~.8
  "waist trainer" -> 621220
  "tummy" -> 621220
  "slimming" -> 621220
  "shorts" -> 621220
  "waist cincher" -> 621220
  "gaine" -> 621220
  "faja" -> 621220
  "guaina" -> 621220
  * -> 621290          # corsets, braces, suspenders, garters
t: tummy control shapewear shorts => 621220
t: steel boned corset => 621290
t: elastic trouser braces y back => 621290
t: dental braces wax => !6212

@ costume
en: costume + halloween|cosplay|adult|kids|party|carnival|women|men|child|girl|boy|dance|anime|animal|pirate|witch|santa; halloween costume; cosplay costume; fancy dress; fancy dress costume; dress up costume; carnival costume; kids costume; inflatable costume; mascot costume; superhero costume; princess costume; santa costume; santa suit; pirate costume; witch costume; anime costume; onesie costume; kigurumi; animal onesie; adult onesie; stage costume; belly dance costume; latin dance dress; nativity costume; maid outfit; cosplay dress; clown costume; vampire costume; halloween cloak; superhero cape; wizard robe; skeleton costume; dinosaur costume; jumpsuit costume; dance costume; medieval costume; princess dress up; morphsuit; christmas costume; elf costume
de: Kostüm = costume; Faschingskostüm = carnival costume; Karnevalskostüm = carnival costume; Halloweenkostüm = halloween costume; Verkleidung = costume; Kinderkostüm = kids costume; Cosplaykostüm = cosplay costume; Weihnachtsmannkostüm = santa costume; Ganzkörperkostüm = full body costume; Tanzkostüm = dance costume; Herrenkostüm = men's costume; Tierkostüm = animal costume; Prinzessinnenkostüm = princess costume; Piratenkostüm = pirate costume; Hexenkostüm = witch costume; Ritterkostüm = knight costume; Clownskostüm = clown costume; Vampirkostüm = vampire costume; Kostümset = costume set; Faschingsverkleidung = carnival costume; Cosplay Kostüm = cosplay costume; Verkleidungsset = dress up set
fr: déguisement = costume; costume = costume + halloween|cosplay|carnaval|déguisement; costume d'halloween = halloween costume; costume de carnaval = carnival costume; combinaison pyjama animal = animal onesie; costume père noël = santa costume; costume déguisement = costume; déguisement enfant = kids costume
es: disfraz = costume; traje de cosplay = cosplay costume; disfraz de halloween = halloween costume; disfraz infantil = kids costume; kigurumi = kigurumi; traje de papá noel = santa suit; cosplay = cosplay costume; traje de disfraz = costume
it: costume = costume + halloween|carnevale|cosplay; costume di carnevale = carnival costume; costume halloween = halloween costume; travestimento = fancy dress; costume babbo natale = santa costume; pigiama animale = animal onesie; costume carnevale = carnival costume; costume da
nl: kostuum = costume + halloween|carnaval|verkleed|kinder; verkleedkleding = dress-up clothing; carnavalskostuum = carnival costume; carnavalspak = carnival costume; kigurumi = kigurumi; kerstmanpak = santa suit; verkleedpak = dress up costume; kostuum = costume + carnaval|kind|verkleed|piraat|halloween|prinses|heks|clown|sinterklaas; carnavalskleding = carnival clothing; halloweenkostuum = halloween costume; verkleedkostuum = dress up costume; prinsessenjurk verkleed = princess dress-up dress; verkleedset = dress-up set; pietenpak = st nicholas helper costume; verkleedjurk = dress-up dress; onesie kostuum = onesie costume
pl: kostium = costume + halloween|przebranie|strój|cosplay; przebranie = costume; strój karnawałowy = carnival costume; strój mikołaja = santa costume; kigurumi = kigurumi; strój na halloween = halloween costume; kostium karnawałowy = carnival costume; kostium halloween = halloween costume; przebranie dla dzieci = children's costume; strój przebranie = costume; strój księżniczki = princess costume; kostium = costume + karnawał|halloween|przebranie|wróżki|pirata|czarownicy; strój czarownicy = witch costume; strój pirata = pirate costume; strój karnawałowy dla dzieci = children's carnival costume
pt: fantasia = costume; fantasia infantil = children's costume; fantasia de halloween = halloween costume; cosplay fantasia = cosplay costume; roupa de papai noel = santa costume; disfarce = costume + carnaval; fato de carnaval = carnival costume; disfarce = costume; fantasia halloween = halloween costume
not: costume jewelry; bathing costume; dog costume; doll costume; costume wig; costume makeup; costume mask; swimming costume; costume jewellery; pet costume; costume contact lenses; cat costume for cats; costume de bain; costume da bagno; costume homme; costume prop
  for=pet -> 420100
  for=doll -> 950300
  "inflatable|hinchable|inflable|gonfiabile|insuflável|inflável" -> 611430 ~.5
  "santa" -> 611430 ~.6          # well made costumes are garments; flimsy festive ones 9505.90 (ch. 95 n. 1 e)
  user=baby use baby-knit
  user=male use garments-men ~.15
  weave=woven use garments-women
  weave=knit use garments-knit ~.75
  use garments-women
ask: weave; main-fibre
t: adult dinosaur kigurumi onesie fleece => 611430
t: womens witch halloween costume woven polyester => 621143
t: costume jewelry set => !6114

@ coverall-workwear
en: coverall; boiler suit; boilersuit; work overall; overall + work|mechanic|safety|men|cotton|racing|paint; mechanic overalls; flight suit; pit crew suit; racing suit + karting|race|driver; work jumpsuit; dungaree workwear; protective coverall; flame retardant coverall; fr coverall; welding jacket; hunting suit; ghillie suit; beekeeper suit; beekeeping suit; bee suit; work suit; painter coverall; arc flash suit; fishing waders; waders; chest waders; chainsaw trousers; disposable coverall; protective suit; hazmat suit; isolation gown; surgical gown; hospital gown; tyvek suit; paint suit; patient gown; cleanroom suit; esd smock; fire suit; firefighter suit; firefighting suit
de: Overall = overall; Arbeitsoverall = work overall; Kesselanzug = boiler suit; Schutzanzug = protective suit; Einwegoverall = disposable coverall; Blaumann = boiler suit; Imkeranzug = beekeeper suit; Wathose = fishing waders; OP Kittel = surgical gown; Schutzoverall = protective coverall; Rennoverall = racing overall; Tarnanzug = camouflage suit; Arbeitskombi = work suit; Maleroverall = painter coverall; Rallyeoverall = rally overall; Kinderoverall = child's overall; Lackoverall = paint coverall; Werkstattoverall = workshop overall; Arbeitsanzug = work suit; Arbeitskombination = work suit; Rallyekombi = rally suit
fr: combinaison de travail = coverall; bleu de travail = coverall; combinaison jetable = disposable coverall; combinaison de protection = protective coverall; combinaison apiculteur = beekeeper suit; cotte de travail = coverall; blouse jetable = disposable gown; waders = waders; combinaison intégrale = coverall
es: mono de trabajo = coverall; buzo de trabajo = coverall; mono desechable = disposable coverall; traje de protección = protective suit; traje de apicultor = beekeeper suit; bata desechable = disposable gown; vadeador = fishing waders; bata quirúrgica = surgical gown; overol = overall; mameluco de trabajo = coverall; braga de trabajo = coverall
it: tuta da lavoro = coverall; tuta protettiva = protective coverall; tuta usa e getta = disposable coverall; tuta apicoltore = beekeeper suit; camice monouso = disposable gown; waders pesca = fishing waders
nl: overall = overall; werkoverall = work overall; wegwerpoverall = disposable coverall; beschermpak = protective coverall; imkerpak = beekeeper suit; waadpak = fishing waders; ketelpak = boiler suit; kinderoverall = child's overall; werkkledij overall = work overall
pl: kombinezon roboczy = coverall; kombinezon ochronny = protective coverall; kombinezon jednorazowy = disposable coverall; kombinezon pszczelarski = beekeeper suit; wodery = fishing waders; fartuch chirurgiczny = surgical gown; kombinezon lakierniczy = painter coverall; kombinezon malarski = painter coverall; spodnie ogrodniczki robocze = work dungarees; kombinezon warsztatowy = coverall; odzież robocza kombinezon = work coverall
pt: macacão de trabalho = work jumpsuit; macacão descartável = disposable coverall; macacão de proteção = protective coverall; macacão de apicultor = beekeeper suit; avental cirúrgico = surgical gown; fato macaco = coverall; macacão industrial = industrial coverall; fato de trabalho = work suit
not: overall width; overall length; denim overalls; overalls for women; overall dimension; kids overalls; overall size; overall height
  "waders": main=rubber 640192; main=plastic 640192; * 621040
  "wader": main=rubber 640192; main=plastic 640192; * 621040
  kind=disposable -> 621010
  weave=nonwoven -> 621010
  "isolation gown" -> 621010
  "surgical gown" -> 621010
  "hazmat" -> 621010 ~.6
  "tyvek" -> 621010
  build=coated -> 621040 ~.05
  weave=knit use garments-knit ~.03
  user=female use garments-women ~.05
  main-fibre: cotton 621132 ~.5; synthetic|artificial 621133 ~.8; other 621139
  * -> 621132
ask: main-fibre; weave
t: mens cotton boiler suit workwear => 621132
t: disposable nonwoven coverall => 621010
t: overall length 30 cm steel bar => !6211

@ crop-top
en: crop top; tube top; halter top; bandeau top; camisole; cami top; spaghetti strap top; strapless top; bralette top; backless top; sleeveless top; going out top; corset style top; wrap top; tank bodysuit; off shoulder top; lace top; party top + women; rave top; mesh top; sequin top; peplum top; cold shoulder top; tunic top; tunic + women|ladies|long|linen; womens top; ladies top; top + women|womens|ladies|halter|sleeve|v neck|neck|blouse
de: Bauchfreies Top = crop top; Bandeau Top = bandeau top; Neckholder Top = halter top; Trägertop = strap top; Damentop = women's top; Tunika = tunic; Spitzentop = lace top; Top = top + Damen; Oberteil = top
fr: haut = top + femme|dentelle|court|manches; top = top + femme; caraco = camisole; tunique = tunic; bustier bandeau = bandeau top; crop top = crop top; haut court = crop top; top court = crop top; brassière top = bralette top
es: top = top + mujer|corto|encaje; blusón = smock top; túnica = tunic top + mujer; camisola = camisole; top corto = crop top; blusa sin mangas = sleeveless blouse; crop top = crop top; ombliguera = crop top
it: top = top + donna|corto|pizzo; canotta donna = women's tank top; tunica = tunic; maglia donna = women's top; top corto = crop top; crop top = crop top; top donna = women's top
nl: topje = top; haltertop = halter top; kanten top = lace top; tuniek = tunic top; crop top = crop top; top = top + dames
pl: top = top + damski|koronkowy; tunika = tunic; krótki top = crop top; bluzek = blouse; bluzka = blouse + dzianinowa|prążkowana|sportowa|krótki|top|bawełniana|damska|rękaw; bluzka top = blouse top
pt: top cropped = crop top; cropped = crop top; regata feminina = women's tank top; blusa feminina = women's blouse; túnica = tunic; top = top + feminino; top curto = crop top; crop top = crop top
not: table top; bottle top; laptop; cami dress; tank top; blender top; zip top; bikini top; top cover; counter top; box top; top up; top box; mattress topper; roof top tent; tube top seal; pop top; flip top; spinning top; top case; swim top; scrub top; cooker top; top handle; top layer; top quality; high top; top grain; low top; top coat; workout top; top gun; desk top; over top; set top; top rated; top bag; wardrobe top; hard top; top hat; stove top; top loader; top sheet; crop top set
  user=male use shirts-men
  weave=woven: main-fibre=silk 620610; main-fibre=cotton 620630 ~.3; main-fibre=synthetic|artificial 620640 ~.8; main-fibre=wool 620620; * 620690
  "tunic": main-fibre=cotton 610610 ~.3; main-fibre=synthetic|artificial 610620; * 610690
  "tube top" use garments-knit
  "halter" use garments-knit
  "bandeau" use garments-knit
  "strapless" use garments-knit
  main-fibre: cotton 610910 ~.3; other 610990 ~.9
  * -> 610990            # straps and sleeveless, knitted: 6109; without shoulder straps 6114
ask: weave; main-fibre
t: ladies knitted cotton camisole => 610910
t: womens woven polyester off shoulder top => 620640
t: strapless tube top polyester => 611430
t: glass table top => !6109

@ cycling-shorts
en: cycling shorts; bib shorts; cycling bib; bike shorts; padded cycling shorts; bib tights; cycling tights; compression shorts; running shorts + liner|lined; running tights; triathlon suit; cycling suit; cycling bib shorts; skinsuit; cycling pants; wrestling singlet; gym shorts; basketball shorts; football shorts; compression pants; biker shorts
de: Radhose = cycling shorts; Radlerhose = biker shorts; Trägerhose = bib pants + Rad; Laufhose = running tights; Sporthose = sports trousers; Triathlonanzug = triathlon suit; Radeinteiler = cycling insert pants
fr: cuissard = cycling shorts; cuissard vélo = cycling shorts; short de sport = sports shorts; collant de course = running tights; trifonction = triathlon suit; short cycliste = cycling shorts
es: culotte ciclismo = cycling shorts; malla ciclista = cycling tights; mallas running = running tights; short deportivo = sports shorts; traje triatlón = triathlon suit
it: pantaloncini ciclismo = cycling shorts; salopette ciclismo = cycling bib shorts; calzamaglia running = running tights; pantaloncini sportivi = sports shorts; body triathlon = triathlon suit
nl: fietsbroek = cycling pants; koersbroek = cycling pants; sportbroek = sports pants; hardloopbroek = running pants; wielerbroek = cycling pants
pl: spodenki kolarskie = cycling shorts; spodenki sportowe = sports shorts; legginsy do biegania = running leggings; strój triathlonowy = triathlon suit; kolarki = cycling shorts
pt: bermuda ciclismo = cycling shorts; bretelle ciclismo = bib shorts; short esportivo = sports shorts; calção esportivo = sports shorts; macaquinho triathlon = triathlon suit
not: swim shorts
implies: weave=knit
  "suit" use garments-knit
  "singlet" use garments-knit
  "skinsuit" use garments-knit
  "bib": main-fibre=cotton 611420 ~.02; * 611430
  user=female use trousers-women ~.35
  main-fibre: cotton 610342 ~.1; synthetic 610343 ~.9; artificial 610349
  * -> 610343
ask: user; main-fibre
t: mens polyester cycling shorts padded => 610343
t: cycling bib shorts men => 611430
t: cycling helmet => !6103

@ diaper-cover-cloth
en: cloth diaper; cloth nappy; reusable diaper; diaper cover; reusable nappy; diaper insert; nappy liner; training pants + toddler|potty|diaper|baby; swim diaper; swim nappy; incontinence underwear; pocket diaper; prefold diaper; muslin nappy; adult diaper cover; period underwear; period pants; menstrual underwear; menstrual pad cloth; reusable sanitary pad; cloth pad; reusable menstrual pad; nursing pad; breast pad; washable breast pad
de: Stoffwindel = cloth diaper; Windelüberhose = diaper cover; Schwimmwindel = swim diaper; Trainerhose = potty training pants; Periodenunterwäsche = period underwear; Stilleinlage = nursing pad; Stoffbinde = cloth pad; Mullwindel = muslin nappy
fr: couche lavable = reusable diaper; couche de bain = swim diaper; culotte menstruelle = menstrual underwear; culotte d'apprentissage = training pants; coussinet d'allaitement = nursing pad; serviette hygiénique lavable = reusable sanitary pad; insert couche = diaper insert
es: pañal de tela = cloth diaper; pañal lavable = reusable diaper; pañal de natación = swim diaper; braga menstrual = period underwear; disco de lactancia = nursing pad; compresa de tela = cloth pad; pañal bañador = swim diaper
it: pannolino lavabile = reusable diaper; pannolino di stoffa = cloth diaper; costumino contenitivo = swim diaper; slip mestruale = menstrual underwear; coppette assorbilatte = nursing pad; assorbente lavabile = reusable sanitary pad
nl: wasbare luier = reusable diaper; zwemluier = swim diaper; menstruatieondergoed = menstrual underwear; oefenbroekje = training pants; zoogcompres = nursing pad; wasbaar maandverband = reusable sanitary pad
pl: pieluszka wielorazowa = reusable diaper; pielucha tetrowa = muslin nappy; majtki menstruacyjne = menstrual underwear; majtki treningowe = training pants; wkładki laktacyjne = nursing pad; pieluszka do pływania = swim diaper; podpaska wielorazowa = reusable sanitary pad
pt: fralda de pano = cloth diaper; fralda ecológica = reusable diaper; calcinha menstrual = period panties; absorvente de pano = cloth pad; absorvente de seio = nursing pad; fralda de piscina = swim diaper; calcinha absorvente = absorbent panties
not: diaper bag; diaper cream; diaper changing pad; diaper caddy; diaper pin; nappy bin; diaper pail; diaper cake
  * -> 961900          # napkins, liners, sanitary towels and similar, any material (ch. 96 heading)
t: reusable cloth diaper with inserts => 961900
t: diaper bag backpack => !9619

@ dress-occasion
en: wedding dress; bridal gown; bridesmaid dress; prom dress; ball gown; flower girl dress; communion dress; party dress; sequin dress; bodycon dress; sweater dress; knitted dress; shirt dress; slip dress; wrap dress; beach dress; cami dress; pinafore dress; bandage dress; formal dress; quinceanera dress; casual dress; lace dress; swing dress; skater dress; mini dress; summer dress; t-shirt dress; boho dress; tennis dress; polo dress; denim dress; mermaid dress; club dress; hoodie dress; midi dress bodycon; vintage dress; pencil dress; swimsuit cover up; beach cover up; kids dress; girls dress; princess dress; cheongsam; qipao; hanfu; dirndl; sheath dress
de: Brautkleid = bridal gown; Hochzeitskleid = wedding dress; Ballkleid = ball gown; Partykleid = party dress; Strickkleid = knitted dress; Spitzenkleid = lace dress; Etuikleid = sheath dress; Cocktailkleid = cocktail dress; Strandkleid = beach dress; Maxikleid = maxi dress; Minikleid = mini dress; Blumenmädchenkleid = flower girl dress; Dirndl = dirndl; Mädchenkleid = girl's dress; Kommunionkleid = communion dress; Brautjungfernkleid = bridesmaid dress; Abiballkleid = prom dress; Festkleid = party dress; Brautmode Kleid = bridal dress
fr: robe de mariée = wedding dress; robe de soirée = evening dress; robe longue = long dress; robe de cocktail = cocktail dress; robe d'été = summer dress; robe pull = sweater dress; robe de plage = beach dress; robe fille = girl's dress; robe demoiselle d'honneur = bridesmaid dress
es: vestido de novia = wedding dress; vestido de fiesta = party dress; vestido largo = long dress; vestido de noche = evening dress; vestido de verano = summer dress; vestido playero = beach dress; vestido de niña = girl's dress; pareo vestido = beach dress
it: abito da sposa = wedding dress; abito da sera = evening dress; vestito lungo = long dress; vestito estivo = summer dress; copricostume = beach cover-up; abito da cerimonia = formal wear; vestito bambina = girl's dress; abito donna = women's dress
nl: trouwjurk = wedding dress; bruidsjurk = wedding dress; feestjurk = party dress; zomerjurk = summer dress; avondjurk = evening dress; strandjurk = beach dress; galajurk = gala dress; maxi jurk = maxi dress; meisjesjurk = girls' dress; communiejurk = communion dress; bruidsmeisjesjurk = bridesmaid dress; bruidsmeisjesjurkje = bridesmaid dress; communiekleed = communion dress; trouwkleed = wedding dress; bruidskleed = wedding dress
pl: suknia ślubna = wedding dress; suknia = gown; sukienka wieczorowa = evening dress; sukienka letnia = summer dress; sukienka koktajlowa = cocktail dress; sukienka dzianinowa = knitted dress; sukienka plażowa = beach dress; sukienka dziewczęca = girl's dress; sukienka komunijna = communion dress; sukienka ślubna = wedding dress; suknia balowa = ball gown; sukienka na wesele = wedding guest dress; sukienka druhny = bridesmaid dress; sukienka balowa = ball dress; suknie ślubne = wedding dress; sukienka na studniówkę = prom dress; alba komunijna = communion alb
pt: vestido de noiva = wedding dress; vestido de festa = party dress; vestido longo = long dress; saída de praia = beach cover-up; vestido de verão = summer dress; vestido infantil = children's dress; vestido tubinho = sheath dress
not: wedding dress bag; doll dress; dog dress; dress cover bag; dress form; barbie dress; wedding dress hanger
  for=doll -> 950300
  for=pet -> 420100
  user=baby: weave=woven use baby-woven; * use baby-knit
  "sweater dress" use dresses-knit
  "bodycon" use dresses-knit
  "bandage" use dresses-knit
  "knitted|de punto|a maglia|de malha" use dresses-knit
  weave=knit use dresses-knit ~.25
  main-fibre: wool 620441 ~.02; cotton 620442 ~.2; synthetic 620443 ~.85; artificial 620444; other 620449
  * -> 620443
ask: weave; main-fibre
t: lace wedding dress polyester => 620443
t: womens bodycon knitted dress viscose => 610444
t: doll dress => !6204

@ earmuff
en: earmuff; ear muff; ear warmer; ear warmer headband; winter earmuffs; faux fur earmuffs; plush earmuffs; earflap warmer
de: Ohrenwärmer = ear warmer; Ohrenschützer = earmuff + Plüsch|Winter|Fell
fr: cache oreilles = earmuff; cache oreille = earmuff
es: orejeras = earmuff + invierno|peluche|mujer
it: paraorecchie = earmuff
nl: oorwarmer = ear warmer
pl: nauszniki = earmuff + zimowe|pluszowe|futrzane
pt: protetor de orelha = earmuff + frio|inverno|pelúcia; earmuff = earmuff
not: noise cancelling ear muffs; safety ear muffs; hearing protection; shooting ear muffs; ear muffs for shooting
  main: faux-fur 611780 ~.15; fur 430310
  weave=knit -> 611780 ~.5
  * -> 621710
t: knitted ear warmers => 611780
t: safety ear muffs noise reduction => !6117

@ eyelash-false
en: false eyelash; fake eyelash; eyelash extension; false lashes; fake lashes; lash extension; mink lashes; magnetic eyelash; strip lashes; individual lashes; lash cluster; diy lash; mink eyelash; faux mink lashes; volume lashes; lash fan; eyelash cluster; lash strip; artificial eyelash; false eyebrow; eyebrow wig
de: Falsche Wimpern = false eyelash; künstliche Wimpern = artificial eyelash; Wimpernverlängerung = eyelash extension; Magnetwimpern = magnetic eyelash; Kunstwimpern = artificial eyelash; Einzelwimpern = individual lashes
fr: faux cils = false eyelash; extension de cils = eyelash extension; faux cils magnétiques = magnetic eyelash
es: pestañas postizas = false eyelash; extensión de pestañas = eyelash extension; pestañas magnéticas = magnetic eyelash; pestañas falsas = false eyelash
it: ciglia finte = false eyelash; extension ciglia = eyelash extension; ciglia magnetiche = magnetic eyelash
nl: nepwimpers = false lashes; kunstwimpers = false lashes; wimperextensions = eyelash extension; valse wimpers = false lashes
pl: sztuczne rzęsy = false eyelash; kępki rzęs = lash cluster; rzęsy magnetyczne = magnetic eyelash; przedłużanie rzęs = eyelash extension
pt: cílios postiços = false eyelash; extensão de cílios = eyelash extension; pestanas postiças = false eyelash; cílios magnéticos = magnetic eyelash
not: lash glue; eyelash curler; eyelash tweezer; lash bath; lash case; eyelash glue; eyelash serum; lash box; lash tweezer; eyelash brush; eyelash growth; lash remover; lash primer; lash tile; eyelash adhesive; lash lift; eyelash packaging; lash extension glue; eyelash extension glue; eyelash extension tweezer; eyelash extension tape; lash map; lash cleaner
  "faux|synthetic|silk|pbt|korean" -> 670419
  main: human-hair 670420 ~.05; animal-hair|fur 670490 ~.05
  "mink": "faux" 670419; "3d" 670419; * 670490
  * -> 670419 ~.9
t: faux mink false eyelashes 3d => 670419
t: human hair false eyelashes => 670420
t: eyelash glue => !6704

@ fashion-scarf-other
en: hijab; keffiyeh; shemagh; turban scarf; jersey hijab; chiffon hijab; infinity scarf; blanket scarf; neck gaiter; tube scarf; buff headwear; face cover scarf; magic scarf; bridal veil; wedding veil; veil + bridal|wedding|communion|hen|lace; mantilla; silk neckerchief; neckerchief; square scarf; tichel; head wrap + african|women|turban; cravat scarf; football scarf; fan scarf; poncho scarf; cotton scarf; cashmere scarf; satin scarf; hair scarf; triangle scarf; half face mask tube; sports scarf
de: Kopftuch = headscarf; Schlauchschal = tube scarf; Loopschal = infinity scarf; Brautschleier = bridal veil; Fanschal = fan scarf; Palästinensertuch = keffiyeh; Multifunktionstuch = multifunctional neck tube; Nickituch = neckerchief; Hidschab = hijab; Dreieckstuch = triangular scarf
fr: hijab = hijab; voile de mariée = wedding veil; tour de cou = neck gaiter; cache cou = neck gaiter; keffieh = keffiyeh; snood = infinity scarf; carré de soie = silk square scarf; voile = veil + musulman|mariée|islamique
es: hijab = hijab; velo de novia = bridal veil; braga de cuello = neck gaiter; cuello tubular = tube scarf; palestino pañuelo = keffiyeh; fular = scarf; bufanda tubo = tube scarf; velo = veil + novia|comunión
it: hijab = hijab; velo da sposa = bridal veil; scaldacollo = neck gaiter; kefiah = keffiyeh; foulard di seta = silk scarf; velo = veil + sposa|musulmano
nl: hoofddoek = headscarf; hijab = hijab; colsjaal = tube scarf; bruidssluier = bridal veil; nekwarmer = neck warmer; palestijnensjaal = keffiyeh
pl: hidżab = hijab; komin = neck warmer; welon = veil; chusta na głowę = headscarf; arafatka = keffiyeh; apaszka = neckerchief; buff = neck gaiter; arafatek = keffiyeh; apaszek = neckerchief
pt: hijab = hijab; véu de noiva = bridal veil; gola = neck warmer + pescoço|frio; keffiyeh = keffiyeh; echarpe = scarf; lenço de cabeça = headscarf
not: scarf clip; hijab pin; veil remover; hijab magnet; car scarf; hijab cap; hijab undercap; veil weight; hijab undercap; velate
  "gaiter" -> 611710
  "tube" -> 611710
  "jersey" -> 611710
  "infinity": weave=woven use scarves-woven; * 611710
  weave=knit -> 611710 ~.25
  use scarves-woven
ask: main-fibre; weave
t: chiffon polyester hijab => 621430
t: neck gaiter polyester => 611710
t: viscose hijab woven => 621440
t: magnetic hijab pins => !6214

@ feather-boa
en: feather boa; feather wing costume; angel wings; ostrich feather; feather trim; craft feather; goose feather; peacock feather; pheasant feather; feather plume; turkey feather; marabou; feather fringe; rooster feather; feather cape; feather fan; carnival feather headdress; feather headdress
de: Federboa = feather boa; Straußenfeder = ostrich feather; Bastelfeder = craft feather; Pfauenfeder = peacock feather; Schmuckfeder = decorative feather; Marabufeder = marabou feather
fr: boa de plumes = feather boa; plume d'autruche = ostrich feather; plumes décoratives = decorative feathers; plume de paon = peacock feather
es: boa de plumas = feather boa; pluma de avestruz = ostrich feather; plumas para manualidades = craft feather; pluma de pavo real = peacock feather
it: boa di piume = feather boa; piuma di struzzo = ostrich feather; piume decorative = decorative feather
nl: veren boa = feather boa; struisvogelveer = ostrich feather; knutselveren = craft feather; pauwenveer = peacock feather
pl: boa z piór = feather boa; pióra dekoracyjne = decorative feather; strusie pióro = ostrich feather; pióro pawia = peacock feather
pt: boá de plumas = feather boa; pluma de avestruz = ostrich feather; penas para artesanato = craft feather
not: feather pillow; feather duvet; feather earring; feather pen; feather duster; feather flag; feather tattoo; cat feather toy; feather comforter; down feather filling; feather dart; feather board; feather razor
  "filling" -> 050510
  * -> 670100       # worked feathers and articles of them
t: ostrich feathers for wedding centerpieces => 670100
t: feather pillow 50x70 => !6701

@ felt-hat
en: fedora; cowboy hat; trilby; top hat; bowler hat; felt hat; wool felt hat; cloche hat; beret; panama hat; newsboy cap; flat cap; trapper hat; ushanka; pork pie hat; western hat; boater hat; sombrero; gatsby hat; fascinator; fascinator hat; derby hat; pillbox hat; wedding hat; church hat; pirate hat; witch hat; sailor hat; captain hat; graduation cap; mortarboard; tam o shanter; fez; peaked cap; military cap; kufi; kippah; yarmulke; taqiyah; turban; chemo cap; bonnet + satin|sleep|silk|hair; sleep cap; night cap; satin bonnet; hair bonnet; surgical cap; scrub cap; chef hat; hair net; hairnet; bouffant cap; durag; du rag; wave cap; wig cap; hijab undercap; headwear; sun visor hat; visor cap; tennis visor; fishing hat; straw hat; beach hat; floppy hat; boonie hat; safari hat; knit cap; winter hat; pom pom hat; bobble hat; trucker hat; trucker cap; dad hat; dad cap; mesh cap; golf cap; running cap; santa hat; christmas hat; elf hat; baby bonnet; baby hat; newborn hat; kids hat; toddler hat; skull cap; bomber hat; fur hat; slouchy beanie; led beanie; bluetooth beanie; bee hat; mosquito head net; sweatband cap; cadet cap; bun cover; crown cap army; graduation hat; doctoral tam; legionnaire hat; pilgrim hat; bonnet
de: Filzhut = felt hat; Fedora = fedora; Cowboyhut = cowboy hat; Zylinderhut = top hat; Schiebermütze = flat cap; Baskenmütze = beret; Strohhut = straw hat; Sonnenhut = sun hat; Pudelmütze = bobble hat; Bommelmütze = bobble hat; Weihnachtsmütze = santa hat; Fliegermütze = aviator hat; Kochmütze = chef hat; Haarnetz = hair net; Schlafhaube = sleep cap; Babymütze = baby hat; Fischerhut = bucket hat; Schirmmütze = peaked cap; Doktorhut = graduation cap; OP Haube = surgical cap; Turban = turban; Strickmütze = knitted hat; Kippa = kippah; Bandeau Mütze
fr: chapeau de paille = straw hat; béret = beret; chapeau de cowboy = cowboy hat; fedora = fedora; casquette plate = flat cap; haut de forme = top hat; bonnet de nuit = nightcap; bonnet satin = satin bonnet; bob = bucket hat + chapeau|plage|pêcheur; bonnet de noël = santa hat; filet à cheveux = hair net; charlotte = disposable bouffant cap + chirurgicale|jetable|cuisine; toque + chef|cuisinier|diplôme; turban = turban; bibi = fascinator + mariage; bonnet bébé = baby hat; chapka = ushanka; visière = visor + soleil|tennis; bonnet à pompon = pom pom beanie; bonnet chirurgical = surgical cap
es: sombrero de paja = straw hat; boina = beret; sombrero vaquero = cowboy hat; fedora = fedora; gorra plana = flat cap; chistera = top hat; gorro de lana = knitted hat; gorro de dormir = nightcap; gorro de satén = satin bonnet; gorro de navidad = christmas hat; redecilla = hairnet; gorro de cocinero = chef hat; turbante = turban; pamela = wide-brimmed hat; tocado = headpiece + boda; gorro quirúrgico = surgical cap; visera = visor + sol|tenis; gorro de bebé = baby hat; gorro de pescador = bucket hat; birrete = graduation cap
it: cappello di paglia = straw hat; basco = beret; cappello da cowboy = cowboy hat; fedora = fedora; coppola = flat cap; cilindro cappello = top hat; cuffia da notte = nightcap; cappello di natale = christmas hat; retina capelli = hair net; cappello da chef = chef hat; turbante = turban; visiera = visor + sole|tennis; berretto di lana = wool cap; cappellino neonato = baby hat; cappello da pescatore = bucket hat; zuccotto = skullcap
nl: strohoed = straw hat; baret = beret; cowboyhoed = cowboy hat; vilten hoed = felt hat; hoge hoed = top hat; pet = cap + plat|trucker|heren; slaapmuts = nightcap; kerstmuts = christmas hat; haarnetje = hairnet; koksmuts = chef hat; tulband = turban; zonneklep = sun visor; babymutsje = baby hat; vissershoedje = bucket hat; zonnehoed = sun hat; slaapmutsen = nightcap; kerstmutsen = christmas hat; koksmutsen = chef hat
pl: kapelusz słomkowy = straw hat; beret = beret; kapelusz kowbojski = cowboy hat; fedora = fedora; kaszkiet = flat cap; cylinder = top hat + kapelusz; czepek satynowy = satin bonnet; czapka mikołaja = santa hat; siatka na włosy = hair net; czapka kucharska = chef hat; turban = turban; daszek = visor + przeciwsłoneczny|tenis; czapka zimowa = winter hat; czapeczka niemowlęca = baby cap; kapelusz wędkarski = fishing hat; biret = biretta; jarmułka = skullcap; jarmułek = skullcap
pt: chapéu de palha = straw hat; boina = beret; chapéu de cowboy = cowboy hat; fedora = fedora; cartola = top hat; touca de cetim = satin bonnet; touca de dormir = sleep cap; gorro de natal = christmas hat; rede de cabelo = hair net; touca de chef = chef hat; turbante = turban; viseira = visor; touca de lã = wool cap; capelo = graduation cap; touca cirúrgica = surgical cap; chapéu de praia = beach hat
not: top hat cake; red hat linux; cowboy hat ornament; fedora linux; hat making; bonnet lock; car bonnet; bonnet cable; hood bonnet; gorro de natación; hair dryer bonnet; fez cap adapter; toque wrench; bonnet protector; beret knitting pattern; bonnet de bain; bonnet de douche; car sun visor; helmet visor; sun visor car; led visor; cylinder hat; polishing bonnet; buffing bonnet; bonnet hair dryer; baby hat clip; witch hat decoration; hanging witch hat; polster; engine bonnet; turban squash; paper party hat; paper hat; hairnet dispenser; biberons
  main=fur -> 650699 ~.01
  main=leather -> 650699 ~.02
  "paper straw|straw hat|panama|raffia" -> 650400      # plaited strips of paper are straw of 65.04
  "paper" -> 481850
  "straw" -> 650400
  "panama" -> 650400
  "boater" -> 650400
  "strohhut" -> 650400
  main: textile 650500 ~.85; straw 650400 ~.1; plastic|rubber 650691 ~.03
  * -> 650500
ask: main
t: wool felt fedora => 650500
t: panama hat => 650400
t: satin bonnet for sleeping => 650500
t: car bonnet lock kit => !6505

@ fur-garment
en: fur coat; fur jacket; mink coat; fur vest; fur stole; fur scarf; fox fur collar; fur collar; rabbit fur coat; sheepskin coat; shearling coat; shearling jacket; fur shawl; real fur hood trim; raccoon fur collar; faux fur coat; fake fur coat; faux fur jacket; faux fur vest; fur hood trim; faux fur stole; fur cuff
de: Pelzmantel = fur coat; Pelzjacke = fur jacket; Lammfellmantel = sheepskin coat; Nerzmantel = mink coat; Pelzkragen = fur collar; Kunstfellmantel = faux fur coat; Kunstpelzjacke = faux fur jacket; Pelzweste = fur vest; Pelzmütze = fur hat; Lammfelljacke = lambskin jacket; Fellweste = fur vest; Pelzstola = fur stole
fr: manteau de fourrure = fur coat; veste en fourrure = fur jacket; col en fourrure = fur collar; manteau fausse fourrure = faux fur coat; étole en fourrure = fur stole; gilet en fourrure = fur vest; peau lainée = sheepskin coat or jacket
es: abrigo de piel = fur coat; abrigo de visón = mink coat; cuello de piel = fur collar; abrigo de pelo sintético = faux fur coat; estola de piel = fur stole; chaleco de pelo = fur vest
it: pelliccia = fur; cappotto di pelliccia = fur coat; montone = sheepskin coat; ecopelliccia = faux fur; collo di pelliccia = fur collar; stola di pelliccia = fur stole
nl: bontjas = fur coat; bontkraag = fur collar; nepbont jas = faux fur coat; lammy coat = shearling coat; imitatiebont jas = faux fur coat; bontmantel = fur coat; lammy = shearling coat; bontvest = fur vest; schapenvacht jas = sheepskin coat
pl: futro = fur coat; kożuch = sheepskin coat; kołnierz z futra = fur collar; sztuczne futro = faux fur; kamizelka futrzana = fur vest; futro naturalne = real fur coat; kożuch damski = women's sheepskin coat; kożuch męski = men's sheepskin coat; futro z norek = mink coat; kołnierz futrzany = fur collar; czapka futrzana = fur hat; futro z lisa = fox fur coat; szal z lisa = fox fur scarf
pt: casaco de pele = fur coat; estola de pele = fur stole; gola de pele = fur collar; casaco de pelúcia = plush coat; casaco de pele falsa = faux fur coat
  main=faux-fur use faux-fur-coat          # imitation fur knitted or woven is a textile (ch. 43 n. 5)
  "faux" use faux-fur-coat
  "fake" use faux-fur-coat
  "imitation" use faux-fur-coat
  "vegan" use faux-fur-coat
  "kunstfellmantel" use faux-fur-coat
  "kunstpelzjacke" use faux-fur-coat
  "fausse" use faux-fur-coat
  "sintetico" use faux-fur-coat
  "ecopelliccia" use faux-fur-coat
  "nepbont" use faux-fur-coat
  "imitatiebont" use faux-fur-coat
  "sztuczne" use faux-fur-coat
  "falsa" use faux-fur-coat
  * -> 430310          # fur stays fur when it lines or makes the outside (ch. 43 n. 4)
t: mink fur coat => 430310
t: womens faux fur coat => 610230
t: fur remover roller => !4303

@ glove-other
en: disposable glove; nitrile glove; latex glove; vinyl glove; medical glove; examination glove; surgical glove; rubber glove; household glove; dishwashing glove; pe glove; cleaning glove + rubber|kitchen|silicone|latex; plastic glove; food glove; silicone glove + cleaning|dish; powder free glove
de: Einweghandschuh = disposable glove; Gummihandschuh = rubber glove; Latexhandschuh = latex glove; Nitrilhandschuh = nitrile glove; Haushaltshandschuh = household glove; Untersuchungshandschuh = examination glove; OP Handschuh = surgical glove; Spülhandschuh = dishwashing glove; Vinylhandschuh = vinyl glove; Putzhandschuhe = cleaning glove; Lederhandhandschuhe = leather glove
fr: gant jetable = disposable glove; gant en latex = latex glove; gant en nitrile = nitrile glove; gant de ménage = household glove; gant d'examen = examination glove; gant chirurgical = surgical glove; gant vinyle = vinyl glove; gant vaisselle = dishwashing glove; gant en caoutchouc = rubber glove
es: guante desechable = disposable glove; guante de látex = latex glove; guante de nitrilo = nitrile glove; guante de vinilo = vinyl glove; guante quirúrgico = surgical glove; guante de limpieza = cleaning glove; guante de goma = rubber glove
it: guanto monouso = disposable glove; guanto in lattice = latex glove; guanto in nitrile = nitrile glove; guanto in vinile = vinyl glove; guanto chirurgico = surgical glove; guanto da cucina = kitchen glove; guanto di gomma = rubber glove
nl: wegwerphandschoen = disposable glove; latex handschoen = latex glove; nitril handschoen = nitrile glove; huishoudhandschoen = household glove; vinyl handschoen = vinyl glove; rubberen handschoen = rubber glove; nitrilhandschoenen = nitrile glove; latexhandschoenen = latex glove
pl: rękawiczki jednorazowe = disposable glove; rękawice nitrylowe = nitrile glove; rękawice lateksowe = latex glove; rękawiczki winylowe = vinyl glove; rękawice gumowe = rubber glove; rękawiczki nitrylowe = nitrile glove; rękawice chirurgiczne = surgical glove; rękawiczki gumowe = rubber glove; rękawice jednorazowe = disposable glove; rękawice diagnostyczne = examination glove; rękawice gospodarcze gumowe = household rubber glove
pt: luva descartável = disposable glove; luva de látex = latex glove; luva nitrílica = nitrile glove; luva de vinil = vinyl glove; luva cirúrgica = surgical glove; luva de borracha = rubber glove; luva de procedimento = examination glove
not: glove box; glove dispenser; glove holder; latex coated glove; nitrile coated glove; glove display; nitrile dipped; latex dipped
  main: plastic 392620 ~.2; rubber 401519 ~.6
  "vinyl" -> 392620
  "pe glove" -> 392620
  "medical" -> 401512
  "examination" -> 401512
  "surgical" -> 401512
  "untersuchungshandschuh" -> 401512
  "chirurgical" -> 401512
  "quirurgico" -> 401512
  * -> 401519
t: vinyl gloves disposable 100 pcs => 392620
t: latex coated work gloves => !4015

@ glove-sport
en: cycling glove; ski glove; snowboard glove; motorcycle glove; golf glove; baseball glove; batting glove; driving glove; goalkeeper glove; riding glove; weightlifting glove; gym glove; workout glove; racing glove; hunting glove; shooting glove; tactical glove; motocross glove; bike glove; climbing glove; running glove; heated glove; sailing glove; hockey glove; cricket batting glove; fishing glove; mtb glove; archery glove; kayak glove; wicket keeping glove; soccer goalkeeper glove; catcher mitt; football receiver glove; diving glove; neoprene glove; swimming glove; ski mitten
de: Fahrradhandschuh = cycling glove; Skihandschuh = ski glove; Motorradhandschuh = motorcycle glove; Golfhandschuh = golf glove; Torwarthandschuh = goalkeeper glove; Reithandschuh = riding glove; Fitnesshandschuh = workout glove; Autofahrerhandschuh = driving glove; Trainingshandschuh = training glove; Taucherhandschuh = diving glove; Baseballhandschuh = baseball glove; Langlaufhandschuhe = cross-country ski glove; Snowboardhandschuhe = snowboard glove
fr: gant de vélo = cycling glove; gant de ski = ski glove; gant de moto = motorcycle glove; gant de golf = golf glove; gant de gardien = goalkeeper glove; gant d'équitation = riding glove; gant de musculation = weightlifting glove; gant de conduite = driving glove; gant chauffant = heated glove; gant de boxe sans
es: guante de ciclismo = cycling glove; guante de esquí = ski glove; guante de moto = motorcycle glove; guante de golf = golf glove; guante de portero = goalkeeper glove; guante de gimnasio = gym glove; guante de béisbol = baseball glove; guante de conducir = driving glove; guantes calefactables = heated glove
it: guanto da ciclismo = cycling glove; guanto da sci = ski glove; guanto da moto = motorcycle glove; guanto da golf = golf glove; guanto da portiere = goalkeeper glove; guanto da palestra = gym glove; guanto da guida = driving glove
nl: fietshandschoen = cycling glove; skihandschoen = ski glove; motorhandschoen = motorcycle glove; golfhandschoen = golf glove; keepershandschoen = goalkeeper glove; rijhandschoen; fitnesshandschoen = gym glove; wielerhandschoenen = cycling glove
pl: rękawiczki rowerowe = cycling glove; rękawice narciarskie = ski glove; rękawice motocyklowe = motorcycle glove; rękawica golfowa = golf glove; rękawice bramkarskie = goalkeeper glove; rękawiczki treningowe = training glove; rękawice jeździeckie = riding glove; rękawiczki narciarskie = ski glove; rękawice treningowe = training glove; rękawiczki jeździeckie = riding glove; rękawiczki na siłownię = gym glove; rękawice snowboardowe = snowboard glove
pt: luva de ciclismo = cycling glove; luva de esqui = ski glove; luva de moto = motorcycle glove; luva de golfe = golf glove; luva de goleiro = goalkeeper glove; luva de academia = gym glove; luva de direção = driving glove
not: boxing glove; mma glove; sparring glove; punching glove; golf glove holder; driving shoe
  "driving glove": main=leather 420329 ~.7; * 621600
  main: leather 420321 ~.2; plastic-sheet|plastic 392620 ~.1; rubber 401590 ~.05
  "baseball": main=textile 621600; * 420321
  "golf": main=textile 621600; * 420321
  "goalkeeper" -> 621600 ~.6
  "batting" -> 420321 ~.6
  "motorcycle" -> 420321 ~.4
  "motocross" -> 621600
  weave=knit: build=dipped 611610 ~.1; main-fibre=wool 611691; main-fibre=cotton 611692; * 611693
  weave=woven -> 621600
  "ski" -> 621600
  "snowboard" -> 621600
  * -> 621600 ~.55
ask: main; weave
t: leather golf glove => 420321
t: ski gloves polyester woven waterproof => 621600
t: boxing gloves 12oz => !6216

@ glove-work
en: work glove; safety glove; gardening glove; garden glove; coated glove; mechanic glove; cut resistant glove; cut proof glove; welding glove; nitrile coated glove; latex coated glove; pu coated glove; protective glove; heat resistant glove; construction glove; anti static glove; esd glove; chainmail glove; assembly glove; rigger glove; claw gardening glove; anti cut glove; warehouse glove; leather work glove; electrician glove; impact glove; freezer glove; thorn proof glove; cotton glove + white|inspection|liner|work; white cotton glove; inspection glove; butcher glove; insulated work glove; vibration glove; kevlar glove
de: Arbeitshandschuh = work glove; Gartenhandschuh = gardening glove; Schutzhandschuh = protective glove; Schnittschutzhandschuh = cut resistant glove; Schweißerhandschuh = welding glove; Montagehandschuh = assembly glove; Baumwollhandschuh = cotton glove; Mechanikerhandschuh = mechanic glove; Rosenhandschuh = rose gardening glove; Winterarbeitshandschuhe = winter work glove; Forsthandschuhe = forestry glove; Monteurhandschuhe = assembly glove
fr: gant de travail = work glove; gant de jardinage = gardening glove; gant de protection = protective glove; gant anti coupure = cut resistant glove; gant de soudage = welding glove; gant de manutention = handling glove; gant en coton blanc = white cotton glove; gant de chantier = construction glove
es: guante de trabajo = work glove; guante de jardinería = gardening glove; guante anticorte = cut resistant glove; guante de protección = protective glove; guante de soldador = welding glove; guante de seguridad = safety glove
it: guanto da lavoro = work glove; guanto da giardinaggio = gardening glove; guanto antitaglio = cut resistant glove; guanto da saldatore = welding glove; guanto di protezione = protective glove
nl: werkhandschoen = work glove; tuinhandschoen = garden glove; snijbestendige handschoen = cut resistant glove; lashandschoen = welding glove; veiligheidshandschoen = safety glove; montagehandschoenen = assembly glove; snijwerende handschoenen = cut resistant glove; bouwhandschoenen = construction glove; handschoenen montage = assembly glove
pl: rękawice robocze = work glove; rękawice ogrodowe = gardening glove; rękawice antyprzecięciowe = cut resistant glove; rękawice spawalnicze = welding glove; rękawice ochronne = protective glove; rękawiczki robocze = work glove; wampirki rękawice = coated work glove; rękawiczki ogrodowe = gardening glove; rękawice robocze powlekane = coated work glove
pt: luva de trabalho = work glove; luva de jardinagem = gardening glove; luva anticorte = cut resistant glove; luva de soldador = welding glove; luva de segurança = safety glove; luva de proteção = protective glove
not: glove rack; glove box
  main: leather 420329 ~.12; rubber 401519 ~.05; plastic 392620 ~.02; steel 732690
  "chainmail" -> 732690 ~.7
  "welding|soldadura|saldatura|soldagem" -> 420329 ~.8
  "white cotton" -> 611692
  "uncoated": main-fibre=cotton 611692; * 611693
  build=dipped -> 611610 ~.55
  "hppe" -> 611693
  "kevlar" -> 611693
  "nitrile" -> 611610
  weave=woven -> 621600 ~.05
  "cotton|algodón|cotone|algodão" -> 611692
  main-fibre: wool 611691 ~.01; cotton 611692 ~.15; synthetic 611693 ~.5; other 611699
  * -> 611610          # knitted and dipped: the usual work glove
ask: main
t: nitrile coated work gloves polyester knit => 611610
t: leather welding gloves => 420329
t: white cotton gloves inspection => 611692
t: garden tool set => !6116

@ hair-elastic
en: scrunchie; hair tie; hair scrunchie; hair elastic; hair band + elastic|kids|ponytail|tie|rubber|seamless; ponytail holder; elastic hair band; hair rubber band; hair bobble; hair rope + elastic|ponytail; silk scrunchie; satin scrunchie; velvet scrunchie; spiral hair tie; coil hair tie; telephone wire hair tie; hair ring + elastic
de: Haargummi = hair elastic; Scrunchie = scrunchie; Haarband = hair band + elastisch|gummi; Zopfgummi = ponytail holder; Spiralhaargummi = spiral hair tie; Zopfhalter = ponytail holder; Haargummis = hair elastic; Haarband Gummi = elastic hair band; Haargummi Set = hair elastic set; Samt Haargummi = velvet hair elastic
fr: chouchou = scrunchie; élastique à cheveux = hair elastic; élastique cheveux = hair elastic; chouchou cheveux = hair scrunchie
es: coletero = hair elastic; goma de pelo = hair elastic; coletas = hair tie + pelo; liga para cabello = hair tie; goma del pelo = hair elastic; scrunchie = scrunchie; colita = hair tie
it: elastico per capelli = hair elastic; scrunchie = scrunchie; codino elastico = ponytail holder; fermacoda = ponytail holder; elastici capelli = hair elastic; codino = ponytail holder
nl: haarelastiek = hair elastic; scrunchie = scrunchie; haarelastiekje = hair elastic; haarrekker = hair elastic; haarelastiekjes = hair elastic; haarbandje elastiek = hair elastic; scrunchies = scrunchie; elastiekjes haar = hair elastic
pl: gumka do włosów = hair elastic; frotka = scrunchie; scrunchie = scrunchie; gumka sprężynka = spiral hair tie; frotka do włosów = scrunchie; gumka = elastic band + włosów|włosy; gumeczki do włosów = hair elastic; sprężynka do włosów = spiral hair tie; frotek = scrunchie
pt: elástico de cabelo = hair elastic; xuxinha = scrunchie; xuxa de cabelo = scrunchie; scrunchie = scrunchie; elástico para cabelo = hair elastic; elástico cabelo = hair elastic
  main: silicone|plastic 392690 ~.08; rubber 401699 ~.05; leather 420340
  "rubber band" -> 401699 ~.5
  "spiral|espiral|spirale" -> 392690
  "coil" -> 392690
  "telephone" -> 392690
  main-fibre: silk 621710 ~.1
  "scrunchie": weave=woven 621710 ~.3; * 611780
  weave=woven -> 621710
  * -> 611780
t: velvet scrunchies for hair => 611780
t: spiral hair ties plastic => 392690
t: hair clip => !6117

@ hair-extension
en: hair extension; clip in hair extension; tape in extension; hair piece; hairpiece; toupee; hair topper; ponytail extension; hair bundle; hair weave; hair weft; braiding hair; crochet hair; crochet braids; clip in bangs; hair bangs + clip|fake|human|fringe; fake hair bun; hair bun + messy|fake|synthetic|extension|scrunchie; passion twist; box braids; keratin bond extension; i tip hair; u tip hair; nano ring hair extension; micro loop hair; lace closure; lace frontal; hair closure; frontal closure; marley hair; faux locs; dreadlock extension; brazilian hair; peruvian hair; remy hair extension; drawstring ponytail; halo hair extension; fake beard; false beard; fake moustache; fake mustache; hair system + men|lace|skin; bulk hair; kanekalon; jumbo braid; spring twist; hair fringe clip; ponytail hairpiece; fake ponytail; goddess locs; synthetic hair; human hair bundle; human hair
de: Haarverlängerung = hair extension; Extensions = hair extension + Haar|Clip|Echthaar; Haarteil = hair piece; Toupet = toupee; Flechthaar = braiding hair; Clip In Extensions = clip in hair extension; Pferdeschwanz Haarteil = ponytail extension; falscher Bart = false beard; Haartresse = hair weft; Kunsthaar = artificial hair + Zöpfe|Extensions|Haarteil; Extensions = hair extension; Tressen = hair weft; Haarextensions = hair extension; Tape Extensions = tape in extension; Echthaar Extensions = human hair extension
fr: extension de cheveux = hair extension; extension cheveux = hair extension; postiche = hairpiece; tissage = hair weave; mèches pour tresses = braiding hair; toupet = toupee; extension à clip = clip in hair extension; fausse barbe = false beard; fausse moustache = false moustache; queue de cheval postiche = ponytail hairpiece; frange à clip = clip in bangs; chignon postiche = fake hair bun
es: extensiones de cabello = hair extension; extensión de pelo = hair extension; postizo = hairpiece; peluquín = toupee; trenzas sintéticas = synthetic braid; coleta postiza = ponytail extension; barba falsa = false beard; bigote falso = false moustache; cortina de pelo = hair weft; flequillo postizo = clip in bangs; cabello para trenzas = braiding hair
it: extension capelli = hair extension; parrucchino = toupee; posticcio = hairpiece; coda di cavallo finta = fake ponytail; treccine capelli = hair braid; barba finta = false beard; baffi finti = false moustache; frangia clip = clip in bangs
nl: haarextension = hair extension; hairextensions = hair extension; haarstuk = hairpiece; toupet = toupee; vlechthaar = braiding hair; nepbaard = false beard; nepsnor = false moustache; paardenstaart haarstuk = ponytail extension; haarverlenging = hair extension; clip in extensions = clip in hair extension; weave haar = hair weave; hair extensions = hair extension; tape extensions = tape-in hair extension
pl: przedłużanie włosów = hair extension; doczepiane włosy = hair extension; tupet = toupee; włosy clip in = clip in hair extension; warkoczyki syntetyczne = synthetic braids; sztuczna broda = false beard; treska = hairpiece; kucyk doczepiany = ponytail extension; doczepy = hair extension; clip in = clip in hair extension; włosy doczepiane = hair extension; kitka doczepiana = ponytail extension; doczepy clip in = clip in hair extension; tresek = hairpiece
pt: extensão de cabelo = hair extension; mega hair = hair extension; aplique = hair piece; peruca parcial = partial wig; cabelo sintético = synthetic hair; tranças sintéticas = synthetic braids; barba falsa = false beard; rabo de cavalo postiço = hairpiece ponytail; jumbo = braiding hair + cabelo|trança
not: hair extension glue; hair extension plier; hair extension remover; hair extension tape; hair extension bead; hair extension hanger; hair weave needle; hair extension tool; hair bun maker; hair piece comb; hair extension comb; hair extension brush; beard oil; human hair wig; synthetic hair wig; hair weaving; hair extension storage; hair extension bag; hair extension oil; hair ring extension
  "bulk|a granel|alla rinfusa|sfuso" main=human-hair -> 670300
  main: human-hair 670420 ~.35; animal-hair 670490
  "remy" -> 670420
  "brazilian" -> 670420
  "peruvian" -> 670420
  "virgin" -> 670420
  "lace frontal" -> 670420 ~.7
  "closure" -> 670420 ~.7
  "tissage" -> 670420 ~.5
  * -> 670419 ~.8
ask: main
t: clip in human hair extensions => 670420
t: hair extensions human hair clip in => 670420
t: synthetic jumbo braiding hair => 670419
t: hair extension pliers => !6704

@ hairband-headband
en: headband; sweatband; sports headband; hair band + women|wide|knotted|makeup|face wash|headband; yoga headband; spa headband; makeup headband; turban headband; knotted headband; padded headband; alice band; bandeau + hair|head|headband; baby headband; hair hoop; bow headband; wristband + sweat|sports|tennis|terry; sweat wristband; hair turban; flower crown; headband + women|sports|baby|hair; cat ear headband; knot headband; hair wrap band; head sweatband; ear headband
de: Stirnband = headband; Haarreif = hair hoop; Haarband = hair band; Schweißband = sweatband; Kopfband = headband; Baby Haarband = baby headband; Katzenohren Haarreif = cat ear headband; Haarreifen = hair hoop; Damenstirnband = women's headband; Sportstirnband = sports headband; Strickstirnband = knitted headband; Babystirnband = baby headband; Winterstirnband = winter headband; Laufstirnband = running headband; Kinderstirnband = child's headband; Diadem Haarreif = tiara hair hoop
fr: bandeau cheveux = headband; serre tête = alice band; bandeau de sport = sports headband; bandeau bébé = baby headband; bandeau éponge = terry headband; bandeau de tête = headband; poignet éponge = sweat wristband; bandeau = headband; headband = headband
es: diadema = headband; cinta de pelo = hair band; banda para el pelo = hair band; cinta deportiva = sports headband; muñequera = wristband + tenis|sudor|deporte; diadema de pelo = headband; bandana deportiva cinta = sports headband; vincha = headband; cintillo = headband; tiara de pelo = tiara; turbante de pelo = hair turban
it: fascia per capelli = hair band; cerchietto = alice band; fascia sportiva = sports headband; fascetta neonata = baby headband; polsino = wristband + tennis|sudore; fascia capelli = hair band; frontino; cerchietto per capelli = alice band; fascetta capelli = hair band
nl: haarband = hair band; hoofdband = headband; zweetband = sweatband; diadeem = headband; haarbandje = hair band; babyhaarband = baby headband; dameshaarband = women's hairband; sporthaarband = sports headband; gebreide haarband = knitted headband; kinderhaarband = child's hairband; zweetbandje = sweatband; tulband haarband = turban headband; sporthoofdband = sports headband; winterhoofdband = winter headband; gebreide hoofdband = knitted headband
pl: opaska na głowę = headband; opaska do włosów = hair band; frotka na rękę = wristband; opaska na włosy = hair band; opaska dziecięca = child's headband; turban opaska = turban headband; opaska zimowa = winter headband; opaska = headband + głowę|włosy|włosów|uszy; opaska na uszy = ear warmer headband; opaska do biegania = running headband; opaska niemowlęca = baby headband; opaska pin up = pin up headband
pt: tiara de cabelo = headband; faixa de cabelo = hair band; testeira = headband; munhequeira = wristband + suor|tênis|esporte; faixa de bebê = baby headband; arco de cabelo = headband; bandolete = headband; fita de cabelo = hair ribbon; tiara = headband
not: headband magnifier; headband headlamp; headband earphone; headphone headband; bluetooth headband; led headband; headband wig; headband replacement; sleep headphones headband; diadema inalámbrica; headband cushion; headband loupe; sweatband for helmet
  main: plastic 961511 ~.15; base-metal 961519 ~.05; wood 961519
  "flower crown" -> 670290 ~.6
  "cat ear" -> 961511 ~.6
  "hoop" -> 961511 ~.6
  "haarreif" -> 961511 ~.7
  "serre tete" -> 961511 ~.6
  "cerchietto" -> 961511 ~.6
  "alice" -> 961511 ~.6
  user=baby ~.08: weave=woven 620920; * 611120
  weave=woven -> 621710 ~.2
  * -> 611780
ask: main; weave
t: sports headband sweatband polyester knit => 611780
t: plastic hair hoop headband => 961511
t: led headlamp headband => !6117

@ helmet
en: hard hat; safety helmet; bicycle helmet; bike helmet; motorcycle helmet; ski helmet; riding helmet; construction helmet; climbing helmet; equestrian helmet; full face helmet; cycling helmet; skate helmet; snowboard helmet; football helmet; cricket helmet; firefighter helmet; tactical helmet; welding helmet; bump cap; kids helmet; scooter helmet; hockey helmet; batting helmet; horse riding helmet; ballistic helmet; military helmet; motocross helmet; modular helmet; rescue helmet; helmet + bike|motorcycle|cycling|safety|ski|adult|skateboard|riding|mtb
de: Schutzhelm = protective helmet; Bauhelm = construction helmet; Fahrradhelm = bicycle helmet; Motorradhelm = motorcycle helmet; Skihelm = ski helmet; Reithelm = riding helmet; Kletterhelm = climbing helmet; Sturzhelm = crash helmet; Kinderhelm = kids helmet; Arbeitsschutzhelm = safety helmet; Skatehelm = skate helmet; Rollerhelm = scooter helmet; Snowboardhelm = snowboard helmet; MTB-helm = mountain bike helmet; Helm = helmet
fr: casque de chantier = construction helmet; casque de vélo = bicycle helmet; casque moto = motorcycle helmet; casque de ski = ski helmet; casque d'équitation = riding helmet; casque de sécurité = safety helmet; casque intégral = full face helmet
es: casco de seguridad = safety helmet; casco de bicicleta = bicycle helmet; casco de moto = motorcycle helmet; casco de esquí = ski helmet; casco de obra = construction helmet; casco = helmet + moto|bici|ciclismo|integral|infantil
it: casco da bici = bike helmet; casco da moto = motorcycle helmet; casco da sci = ski helmet; elmetto = helmet; elmetto di protezione = safety helmet; caschetto = helmet; casco integrale = full face helmet
nl: veiligheidshelm = safety helmet; fietshelm = bicycle helmet; motorhelm = motorcycle helmet; skihelm = ski helmet; bouwhelm = construction helmet; helm = helmet + fiets|motor|kind|ski; paardrijhelm = riding helmet; skatehelm = skate helmet; jethelm = open face helmet; kinderfietshelm = child's bicycle helmet; ruiterhelm = equestrian helmet; snowboardhelm = snowboard helmet; helm = helmet; rijhelm; valhelm = protective helmet; cap ruiter = riding helmet; bromfietshelm = moped helmet
pl: kask ochronny = safety helmet; kask rowerowy = bicycle helmet; kask motocyklowy = motorcycle helmet; kask narciarski = ski helmet; kask = helmet; kask przemysłowy = industrial safety helmet
pt: capacete = helmet; capacete de bicicleta = bicycle helmet; capacete de moto = motorcycle helmet; capacete de segurança = safety helmet; capacete de obra = hard hat
not: helmet visor; helmet bag; helmet camera; helmet intercom; helmet liner; helmet lock; helmet mount; helmet light; helmet chin strap; helmet pad; helmet holder; helmet headset; helmet sticker; helmet cover; helmet shield; cosplay helmet; toy helmet; helmet bluetooth; helmet hook; hair growth helmet; helmet decal; helmet chin mount; helmet lens; helmet glass; helmet hanger; helmet strap mount; cascara; cascada
  for=pet -> 420100
  "welding|soldadura|saldatura|soldagem" -> 650610
  * -> 650610
t: adult bicycle helmet with rear light => 650610
t: helmet visor anti fog => !650610

@ hi-vis
en: high visibility vest; hi vis vest; safety vest; reflective vest; hi viz vest; reflective jacket; hi vis jacket; reflective safety vest; warning vest; traffic vest; reflective waistcoat; hi vis waistcoat; reflective harness vest; hi vis trousers; hi vis coat; construction vest; running reflective vest; mesh bib + training|football|sports; training bib; pinnie; scrimmage vest; reflective belt + running|safety; reflective armband
de: Warnweste = hi vis vest; Sicherheitsweste = safety vest; Warnjacke = hi vis jacket; Reflektorweste = reflective vest; Warnschutzjacke = hi vis jacket; Trainingsleibchen = training bib; Reflektorband = reflective band + Arm|Läufer; Warnschutzweste = hi vis vest; Warnschutz Weste = hi vis vest; Kinderwarnweste = child's hi vis vest; Warnhose = hi vis trousers
fr: gilet de sécurité = safety vest; gilet jaune = yellow safety vest; gilet réfléchissant = reflective vest; gilet haute visibilité = high visibility vest; veste haute visibilité = hi vis jacket; chasuble = bib + sport|entraînement|football
es: chaleco reflectante = reflective vest; chaleco de seguridad = safety vest; chaleco de alta visibilidad = high visibility vest; peto = training bib + entrenamiento|fútbol; chaqueta alta visibilidad = hi vis jacket
it: gilet alta visibilità = high visibility vest; gilet catarifrangente = reflective vest; giubbotto catarifrangente = reflective jacket; giacca alta visibilità = hi vis jacket; pettorina = bib + allenamento|calcio
nl: veiligheidshesje = safety vest; veiligheidsvest = safety vest; reflecterend vest = reflective vest; trainingshesje = training bib; verkeersvest = traffic vest; hesje = vest + veiligheid|reflecterend|fluo; signaleringsvest = hi vis vest; fluohesje = hi vis vest; fluo vest = hi vis vest; signaalvest = hi vis vest; reflecterend hesje = reflective vest; reflectievest = reflective vest
pl: kamizelka odblaskowa = reflective vest; kamizelka ostrzegawcza = warning vest; kurtka ostrzegawcza = high visibility jacket; znacznik treningowy = training bib; kamizelka odblaskowa dziecięca = child's reflective vest; koszulka ostrzegawcza = high visibility shirt; odzież ostrzegawcza = high visibility clothing
pt: colete refletivo = reflective vest; colete de segurança = safety vest; colete de sinalização = warning vest; colete alta visibilidade = high visibility vest; colete de treino = training vest
not: life vest; dog vest; reflective tape; dog reflective vest
  for=pet -> 420100
  "belt" -> 621710
  "armband" -> 621710
  "jacket|coat": user=female use jackets-women; * use jackets-men
  "trousers" use trousers-men
  weave=knit -> 611030 ~.3
  user=female -> 621143 ~.02
  main-fibre=cotton -> 621132 ~.03
  * -> 621133
t: hi vis safety vest woven polyester => 621133
t: reflective vest knitted polyester mesh => 611030
t: reflective tape roll => !6211

@ jeans
en: jeans; denim jeans; skinny jeans; ripped jeans; mom jeans; bootcut jeans; straight jeans; baggy jeans; flared jeans; boyfriend jeans; denim pants; denim trousers; denim shorts; jean shorts; slim fit jeans; wide leg jeans; stretch jeans; denim overalls; denim dungarees; jort
de: Jeans = jeans; Jeanshose = jeans; Röhrenjeans = skinny jeans; Damenjeans = women's jeans; Herrenjeans = men's jeans; Jeansshorts = jean shorts; Schlagjeans = flared jeans; Kinderjeans = child's jeans; Jungenjeans = boys' jeans; Mädchenjeans = girls' jeans; Mom Jeans = mom jeans; Skinny Jeans = skinny jeans; Bootcut Jeans = bootcut jeans; Straight Jeans = straight jeans
fr: jean = jeans; jeans = jeans; jean slim = slim fit jeans; jean skinny = skinny jeans; short en jean = denim shorts; jean femme = women's jeans; jean homme = men's jeans; pantalon en jean = jeans; pantalon en denim = denim pants
es: vaqueros = jeans; jeans = jeans; pantalón vaquero = jeans; pantalón de mezclilla = jeans; tejanos = jeans; short vaquero = denim shorts; jean = jeans; pantalón tejano = jeans
it: jeans = jeans; jeans uomo = men's jeans; jeans donna = women's jeans; pantaloni in denim = denim trousers; pantaloncini jeans = jean shorts; pantaloni jeans = jeans; pantaloni di jeans = jeans
nl: spijkerbroek = jeans; jeans = jeans; jeansbroek = jeans; skinny jeans = skinny jeans; herenjeans = men's jeans; damesjeans = women's jeans; kinderjeans = children's jeans; jongensjeans = boys' jeans; meisjesjeans = girls' jeans; herenspijkerbroek = men's jeans; damesspijkerbroek = women's jeans; flared jeans = flared jeans; mom jeans = mom jeans; slim fit jeans = slim fit jeans
pl: dżinsy = jeans; jeansy = jeans; spodnie jeansowe = jeans; spodnie dżinsowe = jeans; szorty jeansowe = denim shorts; rurki = skinny trousers; jeansy damskie = women's jeans; jeansy męskie = men's jeans; spodnie z jeansu = jeans; mom jeans = mom jeans
pt: jeans = jeans; calça jeans = jeans; calças de ganga = jeans; short jeans = jean shorts; bermuda jeans = denim bermuda shorts; calças em ganga = jeans
not: jeans button; jean jacket; jean skirt; jeans fabric; jeans bag; jeans needle; jeans rivet; jeans belt; pregnancy jeans extender
implies: weave=woven main-fibre=cotton
  user=baby -> 620920
  user=female use trousers-women
  use trousers-men
ask: user
t: mens slim fit jeans => 620342
t: womens ripped skinny jeans cotton => 620462
t: jeans buttons metal => !6203

@ joggers
en: joggers; sweatpants; jogging pants; track pants; jogger pants; lounge pants; fleece pants; training pants + sports|men|football; tracksuit bottoms; jogging bottoms; harem pants; yoga trousers; palazzo pants; sports pants; football pants; running pants; sweat shorts; fleece trousers; knitted trousers; pajama pants; pyjama bottoms; flared leggings; lounge shorts
de: Jogginghose = jogging pants; Trainingshose = track pants; Sweathose = sweatpants; Haremshose = harem pants; Freizeithose = leisure trousers; Schlafhose = pyjama bottoms; Sweatshorts = sweat shorts; Haushose = lounge pants; Herrenjogginghose = men's jogging pants; Damenjogginghose = women's jogging pants; Kinderjogginghose = child's jogging pants; Sweatpants = sweatpants; Freizeithose Sweat = sweatpants
fr: jogging = sweatpants; pantalon de jogging = jogging pants; bas de jogging = jogging bottoms; pantalon de survêtement = tracksuit bottoms; sarouel = harem pants; pantalon de pyjama = pajama pants; jogger = joggers
es: pantalón de chándal = tracksuit bottoms; joggers = joggers; pantalón deportivo = sports pants; pantalón de pijama = pajama pants; pantalón bombacho = harem pants; pants deportivos = sports pants; jogger = joggers; pantalón de buzo = tracksuit bottoms; pantalón chándal = tracksuit bottoms
it: pantaloni tuta = tracksuit bottoms; joggers = joggers; pantaloni della tuta = tracksuit bottoms; pantaloni sportivi = sports pants; pantaloni pigiama = pajama pants; jogger = joggers; pantalone felpa = sweatpants
nl: joggingbroek = jogging pants; trainingsbroek = training pants; sweatpants = sweatpants; huisbroek = lounge pants; pyjamabroek = pajama pants; harembroek = harem pants; sweatbroek = sweatpants; huispak broek = lounge pants; herenjoggingbroek = men's jogging pants; damesjoggingbroek = women's jogging pants; kinderjoggingbroek = children's jogging pants; joggings = joggers
pl: spodnie dresowe = sweatpants; dresy spodnie = sweatpants; joggery = joggers; spodnie sportowe = sports pants; spodnie od piżamy = pajama pants; szarawary = harem pants; spodnie treningowe = training pants; spodnie dresowe męskie = men's sweatpants; spodnie do biegania = running pants
pt: calça de moletom = sweatpants; calça jogger = jogger pants; calça esportiva = sports pants; calças de fato de treino = tracksuit bottoms; calça de pijama = pajama pants; jogger = joggers; calça moletom = sweatpants; calças desportivas = sports pants; calças de treino = training pants
not: joggers shoes; jogger stroller; jogging stroller; jogging shoes; jogging armband
implies: weave=knit
  user=baby use baby-knit
  "pajama": user=male 610721; * 610831
  "pyjama": user=male 610721; * 610831
  user=female use trousers-women ~.4
  use trousers-men
ask: user; main-fibre
t: mens cotton fleece joggers => 610342
t: womens polyester track pants => 610463
t: jogging shoes => !6103

@ jumpsuit
en: jumpsuit; playsuit; romper + women|ladies|girls|summer|shorts|kids|strapless; womens romper; one piece outfit women; overall jumpsuit; boiler jumpsuit; dungaree women; ladies jumpsuit; wide leg jumpsuit; denim jumpsuit; yoga jumpsuit; onesie + adult|women|men; lounge onesie; halter jumpsuit; ski onesie
de: Jumpsuit = jumpsuit; Overall = overall + Damen; Damenoverall = women's overall; Einteiler = one-piece suit; Hosenanzug einteilig = jumpsuit; Playsuit = playsuit; Einteiler Damen = women's one-piece suit; Damenjumpsuit = ladies jumpsuit; Latzhose Damen = dungaree women; Romper Damen = womens romper
fr: combinaison pantalon = jumpsuit; combinaison femme = women's jumpsuit; combishort = playsuit; combinaison = jumpsuit + femme|pantalon|short|longue; combinaison = jumpsuit; combi short = playsuit
es: mono = jumpsuit + mujer|largo|corto; mono de mujer = ladies jumpsuit; enterito = romper; macacão mujer; mono = jumpsuit; mono largo = long jumpsuit; enterizo = jumpsuit
it: tuta donna = ladies jumpsuit; tuta intera = jumpsuit; tuta elegante = elegant jumpsuit; playsuit = playsuit; tuta intera donna = ladies jumpsuit; jumpsuit = jumpsuit
nl: jumpsuit = jumpsuit; playsuit = playsuit; onesie = onesie; damesjumpsuit = ladies jumpsuit; tuinbroek dames = women's dungarees; overall dames = women's overall; salopette dames = women's dungarees; catsuit = catsuit
pl: kombinezon damski = women's jumpsuit; kombinezon = jumpsuit; rampers damski = women's romper; kombinezon elegancki = elegant jumpsuit; ogrodniczki damskie = women's dungarees; kombinezon letni = summer jumpsuit; kombinezon krótki = playsuit; kombinezon materiałowy = fabric jumpsuit
pt: macacão = jumpsuit; macacão feminino = women's jumpsuit; macaquinho = playsuit; jardineiras = dungarees
not: jumpsuit baby; baby romper; baby jumpsuit; work jumpsuit; baby onesie; prison jumpsuit costume; combinaison de travail; combinaison de ski; combinaison bébé
  user=baby use baby-knit
  "yoga" use garments-knit
  "denim|vaquero|mezclilla": user=male 621132; * 621142
  weave=knit use garments-knit ~.3
  user=male use garments-men ~.1
  use garments-women
ask: weave; main-fibre
t: womens woven polyester wide leg jumpsuit => 621143
t: knitted cotton jumpsuit women => 611420
t: baby romper cotton => !6211

@ kilt-sarong
en: kilt; sarong; pareo; beach wrap; lungi; dhoti; loincloth; wrap skirt beach; beach sarong; scottish kilt; utility kilt
de: Kilt = kilt; Pareo = pareo; Sarong = sarong; Wickeltuch Strand = beach wrap; Schottenrock = scottish kilt
fr: kilt = kilt; paréo = pareo; sarong = sarong
es: pareo = pareo; kilt = kilt; falda escocesa hombre = kilt; sarong = sarong
it: pareo = pareo; kilt = kilt; sarong = sarong
nl: sarong = sarong; pareo = pareo; kilt = kilt
pl: pareo = pareo; kilt = kilt; sarong = sarong
pt: canga = sarong; pareo = pareo; kilt = kilt; sarongue = sarong
not: kilt pin; kilt hose; kilt hanger; para; parà; parada
  "kilt": user=female use skirts; main-fibre=wool 621139; main-fibre=cotton 621132; * 621133
  "lungi" -> 621132
  "dhoti" -> 621132
  main-fibre: cotton 621142 ~.4; synthetic|artificial 621143 ~.8; other 621149
  * -> 621143
t: polyester beach sarong pareo => 621143
t: mens wool kilt => 621139
t: kilt pin => !6211

@ kimono-ethnic
en: kimono; yukata; haori; sari; saree; lehenga; salwar kameez; kurta; kurti; kurta pajama; dashiki; african dress; ao dai; hanbok; anarkali; sherwani; lehenga choli; ethnic wear; shalwar; indian suit; ghagra; punjabi suit; dupatta; saree blouse; african kaftan; agbada; barong
de: Kimono = kimono; Yukata = yukata; Sari = sari; Kurta = kurta
fr: kimono = kimono; yukata = yukata; sari = sari; kurta = kurta; boubou = boubou; dashiki = dashiki
es: kimono = kimono; sari = sari; kurta = kurta; guayabera = guayabera shirt; dashiki = dashiki
it: kimono = kimono; sari = sari; kurta = kurta
nl: kimono = kimono; sari = sari; kurta = kurta
pl: kimono = kimono; sari = sari; kurta = kurta
pt: quimono = kimono; sari = sari; kurta = kurta
not: kimono robe; kimono cardigan; judo kimono; sari silk ribbon; bjj kimono; kimono fabric; karate kimono; kimono satin; sari fabric; kimono fabric scrap; sari silk yarn
  "kurta": user=female 620630; main-fibre=cotton 620520 ~.7; main-fibre=other 620590; * 620520
  "kurti": main-fibre=cotton 620630 ~.6; * 620640
  "dupatta" use scarves-woven
  "blouse": main-fibre=cotton 620630; main-fibre=silk 620610; * 620640
  "lehenga" use ensembles-women
  "salwar" use ensembles-women
  "guayabera": main-fibre=cotton 620520 ~.6; * 620590
  "dashiki": user=female 620630; * 620520
  "african dress" use dresses-woven
  user=male use garments-men ~.15
  use garments-women
t: japanese kimono yukata women cotton => 621142
t: silk saree => 621149
t: mens cotton kurta => 620520
t: bjj kimono gi => !621143

@ label-garment-part
en: shoulder pad; elbow patch; knee patch; garment lining + ready|cut; pocket bag garment; collar stand; shirt collar replacement; waistband extender; waist extender; cuff rib; ribbed cuff; knit cuff; rib collar; button extender jeans; pants extender; hook and bar waist; replacement hood jacket; dress shields; sweat pad + underarm|armpit|dress; underarm pad; underarm sweat shield
de: Schulterpolster = shoulder pad; Ellenbogenflicken = elbow patch; Bündchen = ribbed cuff; Bunderweiterung = waistband extender; Hosenbunderweiterung = waistband extender; Achselpad = underarm pad
fr: épaulette = shoulder pad + couture|mousse; coudière = elbow patch + pull; bord côte = ribbed cuff; extension ceinture pantalon = waistband extender; protège aisselles = underarm pad
es: hombreras = shoulder pad + costura|ropa; codera = elbow pad + jersey|tela; parche codera = elbow patch; extensor de cintura = waistband extender
it: spalline = shoulder pad + cucito|giacca; toppa gomito = elbow patch; polsino a costine = ribbed cuff; estensore pantaloni = pants extender
nl: schoudervulling = shoulder pad; elleboogstuk = elbow patch; boordstof = ribbed cuff fabric; broekverlenger
pl: poduszki na ramiona = shoulder pad; łaty na łokcie = elbow patch; ściągacz = ribbed cuff + mankiet|dzianina; poszerzacz do spodni = pants extender
pt: ombreira = shoulder pad; cotoveleira = elbow patch + costura|tecido; punho ribana = cuff rib; extensor de cintura = waistband extender
not: elbow pad; knee pad; football shoulder pad; motorcycle shoulder pad; shoulder pad for bag
  "extender": main=plastic 392690 ~.2; main=base-metal 830890 ~.2; * 621790
  main: leather 420500 ~.05; foam 392690 ~.05
  weave=knit -> 611790 ~.25
  "rib" -> 611790
  "sweat" -> 621790 ~.6
  * -> 621790
t: sewing shoulder pads for blazer cotton => 621790
t: knitted rib cuffs for jacket => 611790
t: football shoulder pads => !6217

@ leather-garment
en: leather jacket; leather coat; biker jacket; leather trousers; leather pants; leather vest; leather skirt; leather dress; suede jacket; motorcycle jacket; faux leather jacket; pu leather jacket; leather blazer; faux leather pants; motorcycle suit; leather shorts; suede coat; leather waistcoat; leather chaps; leather harness fashion; leather bomber jacket; lederhosen; motorcycle trousers; motorcycle pants; chaps + leather|riding|motorcycle; leather shirt; faux leather skirt; leather leggings; leather apron welding
de: Lederjacke = leather jacket; Ledermantel = leather coat; Lederhose = leather trousers; Lederweste = leather vest; Lederrock = leather skirt; Kunstlederjacke = faux leather jacket; Motorradjacke = motorcycle jacket; Motorradhose = motorcycle trousers; Wildlederjacke = suede jacket; Lederkombi = leather motorcycle suit; Trachtenlederhose = traditional leather trousers; Bikerjacke = biker jacket; Herrenlederjacke = men's leather jacket; Damenlederjacke = women's leather jacket; Motorradjacke Leder = leather motorcycle jacket; Herrenlederhose = men's leather trousers; Damenlederhose = women's leather trousers; Lederblazer = leather blazer; Lederhemd = leather shirt; Lammfelljacke Leder = lambskin jacket; Bikerjacke Leder = leather biker jacket
fr: veste en cuir = leather jacket; blouson en cuir = leather jacket; perfecto = biker jacket; pantalon en cuir = leather pants; gilet en cuir = leather vest; jupe en cuir = leather skirt; veste simili cuir = faux leather jacket; blouson moto = motorcycle jacket; blouson cuir = leather jacket
es: chaqueta de cuero = leather jacket; cazadora de cuero = leather jacket; pantalón de cuero = leather trousers; chaleco de cuero = leather vest; chaqueta de piel = leather jacket; chaqueta de moto = motorcycle jacket; chaqueta de polipiel = faux leather jacket; falda de cuero = leather skirt
it: giacca di pelle = leather jacket; giubbotto di pelle = leather jacket; pantaloni di pelle = leather pants; gilet di pelle = leather vest; giacca in ecopelle = faux leather jacket; giacca da moto = motorcycle jacket; chiodo di pelle = leather biker jacket; gonna di pelle = leather skirt
nl: leren jas = leather jacket; leren jack = leather jacket; leren broek = leather trousers; leren vest = leather vest; kunstleren jas = imitation leather jacket; motorjas = motorcycle jacket; leren rok = leather skirt; motorbroek = motorcycle trousers; motorjack leer = leather motorcycle jacket; herenleren jas = men's leather jacket; damesleren jas = women's leather jacket; biker jacket leer = leather biker jacket; lammy coat leer = leather shearling coat; suède jas = suede jacket; lederen jas = leather jacket; lederen vest = leather vest; lederen jack = leather jacket; lederen broek = leather trousers; lederjas = leather jacket
pl: kurtka skórzana = leather jacket; ramoneska = biker jacket; spodnie skórzane = leather trousers; kamizelka skórzana = leather vest; kurtka motocyklowa = motorcycle jacket; płaszcz skórzany = leather coat; spódnica skórzana = leather skirt; ramoneska skórzana = leather biker jacket; kurtka ze skóry = leather jacket; kurtka motocyklowa skórzana = leather motorcycle jacket; marynarka skórzana = leather blazer; kurtka zamszowa = suede jacket; pilotka skórzana = leather aviator jacket; ramonesek = biker jacket
pt: jaqueta de couro = leather jacket; casaco de couro = leather coat; calça de couro = leather pants; colete de couro = leather vest; jaqueta de motociclista = motorcycle jacket; saia de couro = leather skirt; casaco de pele sintética = faux leather jacket
not: leather jacket cleaner; leather jacket patch; leather jacket repair; cover jacket; jacket cable
  main: leather 420310 ~.6
  "pu leather" -> 621050
  "faux": user=male 621040; * 621050
  main=textile: user=female use jackets-women; * use jackets-men
  "motorcycle" -> 620140 ~.5
  user=male -> 420310
  * -> 420310 ~.7
ask: main; user
t: mens genuine leather jacket => 420310
t: womens faux leather jacket pu => 621050
t: leather repair kit for jacket => !4203

@ leg-warmer-gaiter
en: leg warmer; gaiter + snow|leg|hiking|boot|ankle|trail|running; snow gaiter; boot cuff; spats; leg sleeve + calf|compression|sports; calf sleeve; legging gaiter; boot topper; half chaps; puttee; knee warmer + cycling|wool|leg; ankle warmer; leg gaiter; shoe spats
de: Beinstulpe = leg warmer; Stulpen = leg or arm warmer; Beinling = leg warmer sleeve; Gamasche = gaiter; Beinwärmer = leg warmer; Wadenstulpe = calf warmer; Kniewärmer = knee warmer + Rad; Legwarmer = leg warmer
fr: jambière; guêtre = gaiter; guêtres = gaiters; chauffe jambes = leg warmer; manchon de mollet = calf sleeve
es: calentador de piernas = leg warmer; calentadores = leg warmer + pierna|danza; polaina = gaiter; perneras = leg warmer + ciclismo
it: scaldamuscoli = leg warmer; ghetta = gaiter; ghette = gaiter; gambale = gaiter + ciclismo; scaldagambe = leg warmer
nl: beenwarmer = leg warmer; beenwarmers = leg warmer; gamasche = gaiter; gamaschen = gaiter; beenstukken; slobkousen = spats
pl: getry = leg warmer; stuptuty = gaiter; ochraniacze na buty trekking = trekking shoe gaiter; nogawki = leg sleeve + kolarskie; ocieplacze na nogi = leg warmer; getry dziewiarskie = knitted leg warmer; nogawki rowerowe = cycling leg sleeve; ochraniacze na łydki = shin guard; getry na nogi = leg warmer; nogawki = leg sleeve
pt: polaina = leg warmer; perneira = gaiter; aquecedor de pernas = leg warmer
not: neck gaiter; shin guard; knee brace; air compression leg; leg massager
  * -> 640690      # gaiters, leggings (leg coverings without foot) and similar
t: knitted leg warmers women => 640690
t: snow gaiters for hiking boots => 640690
t: neck gaiter => !6406

@ lingerie
en: lingerie; lingerie set; babydoll + lingerie|women|lace|sexy|sleepwear; babydoll lingerie; negligee; chemise + lace|women|satin|lingerie; teddy lingerie; sexy lingerie; bra and panty set; underwear set + women|lace|bra; nightie; peignoir set; bra set; slip + women|satin|half|petticoat|full; petticoat; half slip; underskirt; full slip; crinoline; hoop skirt; hoop petticoat; lace teddy; erotic lingerie; bra and brief set; bridal lingerie
de: Dessous = lingerie; Dessous Set = lingerie set; Negligé = negligee; Unterrock = underskirt; Petticoat = petticoat; Babydoll = babydoll + Dessous|Damen; Unterkleid = full slip; Reifrock = hoop skirt; BH Set = bra set; Spitzendessous = lace lingerie; Reizwäsche = sexy lingerie; Babydoll = babydoll; Spitzenunterwäsche = lace lingerie
fr: lingerie = lingerie; nuisette = nightie; ensemble lingerie = lingerie set; jupon = petticoat; déshabillé = negligee; fond de robe = full slip; combinette = full slip; crinoline = crinoline; ensemble soutien gorge = bra set
es: lencería = lingerie; conjunto de lencería = lingerie set; enagua = petticoat; negligé = negligee; combinación = slip + mujer|interior|satén; picardías = babydoll; camisón lencero = chemise; viso = slip; conjunto de ropa interior = underwear set
it: lingerie = lingerie; completo intimo = underwear set; sottoveste = slip; sottogonna = petticoat; baby doll = babydoll; négligé = negligee; crinolina = crinoline; intimo donna = women's underwear
nl: lingerie = lingerie; lingerieset = lingerie set; onderjurk = slip; petticoat = petticoat; nachthemdje = nightie; onderrok = underskirt; hoepelrok = hoop skirt; babydoll = babydoll; negligé = negligee; bodystocking = bodystocking
pl: bielizna damska = women's underwear; komplet bielizny = underwear set; koszulka nocna = nightgown; halka = slip; peniuar koronkowy = lace negligee; bielizna erotyczna = erotic lingerie; podomka koronkowa = lace robe; koszulka nocna satynowa = satin nightgown; bielizna nocna = nightwear; komplet bielizny damskiej = women's underwear set; haleczka = slip; haleczek = slip
pt: lingerie = lingerie; conjunto de lingerie = lingerie set; camisola = nightgown + renda|noite|sexy|feminina; anágua = petticoat; baby doll = babydoll; combinação feminina = full slip; saiote = half slip; espartilho conjunto = corset set
not: lingerie bag; lingerie wash bag; lingerie tape; laundry bag; lingerie drawer; slip ring; slip stop
  "bra" -> 621210
  "bh set" -> 621210
  "soutien" -> 621210
  "petticoat": weave=knit 610811; main-fibre=cotton 620819 ~.1; * 620811
  "slip": weave=knit 610811 ~.6; main-fibre=silk 620819; * 620811
  "crinoline" -> 620811
  "hoop" -> 620811
  "underskirt" -> 620811
  weave=woven: main-fibre=cotton 620891 ~.05; main-fibre=silk 620899 ~.05; * 620892
  main-fibre: cotton 610891 ~.05; synthetic|artificial 610892 ~.9; other 610899
  * -> 610892
ask: weave; main-fibre
t: lace babydoll lingerie polyester => 610892
t: lace bra and panty set => 621210
t: mesh lingerie wash bag => !6108

@ martial-arts-uniform
en: karate gi; judo gi; bjj gi; karate uniform; judo uniform; taekwondo uniform; martial arts uniform; kung fu uniform; jiu jitsu gi; dobok; tai chi uniform; gi + karate|judo|bjj|jiu jitsu; fencing suit; fencing jacket; kendo gi; hakama; judo kimono; bjj kimono; karate kimono; karate suit; boxing shorts; muay thai shorts; mma shorts; bjj suit; kimono + judo|karate|bjj|jiu jitsu
de: Karateanzug = karate suit; Judoanzug = judo uniform; Taekwondoanzug = taekwondo uniform; Kampfsportanzug = martial arts uniform; Fechtanzug = fencing suit; Judogi = judo gi; Karategi = karate gi
fr: kimono de judo = judo gi; kimono de karaté = karate gi; judogi = judo gi; karategi = karate gi; dobok = dobok; tenue d'escrime = fencing clothing; short de boxe = boxing shorts
es: kimono de judo = judo kimono; kimono de karate = karate kimono; karategi = karate gi; judogi = judo gi; dobok = dobok; traje de esgrima = fencing suit; pantalón de boxeo = boxing shorts
it: kimono judo = judo kimono; karategi = karate gi; judogi = judo gi; dobok = dobok; divisa da scherma = fencing suit; pantaloncini boxe = boxing shorts
nl: judopak = judo uniform; karatepak = karate uniform; taekwondopak = taekwondo uniform; schermpak = fencing suit; boksbroek = boxing shorts
pl: kimono do judo = judo kimono; karatega = karate gi; judoga = judo gi; dobok = dobok; strój szermierczy = fencing suit; spodenki bokserskie = boxing shorts
pt: kimono de jiu jitsu = jiu jitsu gi; quimono de judô = judo gi; kimono de karatê = karate gi; dobok = dobok; short de muay thai = muay thai shorts
not: judo mat; karate belt; judo belt
  "shorts" use trousers-men
  "fencing" use garments-men
  "hakama" -> 621133
  user=female: main-fibre=cotton 620422 ~.7; * 620423
  "of textile materials" -> 620329
  main-fibre: cotton 620322 ~.65; synthetic 620323; other 620329
  * -> 620322
t: cotton judo gi => 620322
t: karate belt => !6203


@ compression-hosiery
en: compression stocking; compression sock; compression tights; medical stocking; graduated compression stocking; varicose vein stocking; anti embolism stocking; compression hosiery; flight sock; support stocking; stocking + compression; maternity compression tights; travel compression sock
de: Kompressionsstrumpf = compression stocking; Stützstrumpf = support stocking; Thrombosestrumpf = anti embolism stocking; Kompressionssocke = compression sock; Stützstrumpfhose = support tights; Kompressionsstrumpfhose = compression tights; Reisestrumpf = travel stocking
fr: bas de contention = compression stocking; chaussettes de compression = compression sock; collant de contention = compression tights; bas de compression = compression stocking; chaussettes de contention = compression sock
es: medias de compresión = compression stocking; calcetines de compresión = compression sock; medias antivarices = varicose vein stocking; medias elásticas = elastic stocking
it: calze a compressione graduata = graduated compression stocking; calze elastiche = elastic support stockings; calze a compressione = compression stocking; collant a compressione = compression tights
nl: compressiekous = compression stocking; steunkous = support stocking; compressiesokken = compression sock; steunkousen = support stocking; compressiepanty = compression tights
pl: pończochy uciskowe = compression stocking; podkolanówki uciskowe = compression knee sock; skarpety kompresyjne = compression sock; rajstopy uciskowe = compression tights
pt: meia de compressão = compression stocking; meia elástica = elastic stocking; meias de descanso = support stocking; meia kendall = compression stocking
not: compression sleeve; compression sock donner; compression stocking applicator
  * -> 611510
t: medical compression stockings class 2 => 611510
t: cotton crew socks => !611510

@ ensemble-set
en: clothing set; outfit set; two piece set; matching set; shorts set; skirt set; co ord set; 2 piece set + women|men|kids|girls|boys|outfit|shirt|skirt|pants|shorts|top; kids clothing set; girls outfit; boys outfit; two piece outfit; kids outfit; summer outfit; t-shirt and shorts set; children clothing set; toddler outfit; suit set + kids|girls|boys|women; matching set skirt; football kit; soccer uniform; basketball uniform; sports kit set; crop top set; football uniform; cheerleader uniform; team kit; baseball uniform
de: Bekleidungsset = clothing set; Zweiteiler = two piece set + Damen|Hose|Rock; Outfit Set = outfit set; Kinderset = children's set + Shirt|Hose; Fußballset = football kit; Trikotset = jersey set; Kinderbekleidung Set = children clothing set
fr: ensemble deux pièces = two piece set; ensemble femme = women's clothing set; ensemble enfant = kids clothing set; ensemble = clothing set + short|jupe|pantalon; tenue de football = football kit; ensemble fille = girls outfit; ensemble garçon = boys outfit
es: conjunto de dos piezas = two piece set; conjunto = clothing set + falda|short|pantalón|niña|niño|mujer; equipación de fútbol = football kit; conjunto infantil = kids clothing set
it: completo = outfit + bambina|bambino|donna|gonna|pantaloni|shorts|due pezzi; completo calcio = football kit; coordinato donna = women's co-ord set
nl: tweedelig set = two piece set; kledingset = clothing set; twinset kinderen = children's twinset; voetbaltenue = football kit; setje + meisjes|jongens|rok
pl: komplet = set + dziecięcy|damski|spodnie|spódnica|bluza|dres; komplet dwuczęściowy = two piece set; strój piłkarski = soccer uniform
pt: conjunto = clothing set + saia|short|calça|infantil|feminino|masculino; conjunto infantil = kids clothing set; uniforme de futebol = soccer uniform
not: jewelry set; pajama set; baby clothing set; doll clothing set; lingerie set; doll clothes set; bikini set; pyjama set; yoga set; tool set; bedding set; conjunto de lencería; newborn outfit; doll outfit
  for=doll -> 950300
  user=baby use baby-knit
  "football" -> 610990 ~.6
  "soccer" -> 610990 ~.6
  user=male use ensembles-men
  use ensembles-women          # ch. 61 n. 3 b: garments of one fabric put up as a set
ask: user; weave; main-fibre
t: womens knitted cotton two piece set => 610422
t: boys clothing set woven cotton shirt and shorts => 620322
t: bedding set double => !6204

@ face-mask-cloth
en: face mask cloth; cloth face mask; cotton face mask; reusable face mask; fabric face mask; washable face mask; fashion mask fabric; surgical mask; disposable face mask; medical mask; ffp2 mask; kn95 mask; n95 mask; 3 ply mask; protective mask; mouth mask; dust mask; respirator mask disposable; ffp2; ffp3; face mask + ply|pcs|disposable|reusable|surgical|kids|ear|earloop|cotton|breathable; respirator kn95
de: Mundschutz = face mask; Stoffmaske = fabric face mask; OP Maske = surgical mask; FFP2 Maske = ffp2 mask; Alltagsmaske = fabric face mask; Einwegmaske = disposable face mask; Atemschutzmaske FFP2 = ffp2 respirator mask; Mund Nasen Maske = mouth and nose mask; Staubmaske = dust mask
fr: masque chirurgical = surgical mask; masque en tissu = fabric face mask; masque ffp2 = ffp2 mask; masque jetable = disposable face mask; masque de protection = protective mask; masque barrière = face mask
es: mascarilla quirúrgica = surgical mask; mascarilla de tela = cloth face mask; mascarilla ffp2 = ffp2 mask; mascarilla higiénica = hygienic face mask; mascarilla desechable = disposable face mask; cubrebocas = face mask; tapabocas = face mask
it: mascherina = face mask; mascherina chirurgica = surgical mask; mascherina ffp2 = ffp2 mask; mascherina in tessuto = fabric face mask
nl: mondkapje = face mask; mondmasker = face mask; ffp2 masker = ffp2 mask; medisch mondmasker = medical mask; stofmasker = dust mask
pl: maseczka = face mask + chirurgiczna|ochronna|jednorazowa|materiałowa|ffp2; maseczka ochronna = protective mask; półmaska ffp2 = ffp2 mask
pt: máscara cirúrgica = surgical mask; máscara de tecido = fabric face mask; máscara descartável = disposable face mask; máscara pff2 = ffp2; máscara de proteção = protective mask
not: sheet mask; sleep mask; hair mask; clay mask; mask chain; mask lanyard; gas mask; welding mask; halloween mask; led face mask; mask bracket; mask machine; facial mask; mask extender; moisturizing face mask; mask case; collagen face mask; full face mask; face mask peel; face mask brush
  * -> 630790          # textile masks, filtering or not; HS 2022 has no own code for them
t: disposable 3 ply surgical mask 50 pcs => 630790
t: washable cloth face mask => 630790
t: hydrating sheet face mask => !6307

@ hair-clip
en: hair clip; hair claw; claw clip; hair barrette; barrette; hair slide; snap clip hair; hair pin; bobby pin; hair grip; hair comb + decorative|bridal|pearl|side|rhinestone|wedding|slide; hair stick; hair fork; hair bow; hair bow clip; alligator clip hair; hair clamp; duckbill clip; sectioning clip; hair accessory; hair accessories; banana clip; hair jewelry; hair claw clip; french barrette; bun maker; hair donut; hair jaw clip; hair roller; hair curler + heatless|foam|velcro|sponge|rollers|overnight|bendy; heatless curls; heatless curling rod; velcro roller; curling rod headband; hair pins; u shaped hair pin; bridal hair piece; kids hair clips; hairpin; hair snap clip; hair curlers; perm rod; bridal hair vine
de: Haarspange = hair clip; Haarklammer = hair clip; Haarklemme = hair clip; Haarnadel = hair pin; Haarkralle = hair claw; Haarstab = hair stick; Haarschleife = hair bow; Lockenwickler = hair roller; Haarschmuck = hair jewelry; Haarclip = hair clip; Duttkissen = hair bun pad; Papilotten = flexible hair curler; Klettwickler = hook and loop hair roller; Haarkamm = hair comb + Braut|Strass|Perlen; Haaraccessoires = hair accessories; Haarkamm Schmuck = decorative hair comb; Spange Haar = hair clip; Klammer Haare = hair clip; Haargreifer = hair claw; Haarklammern Set = hair clip set
fr: barrette = barrette; pince à cheveux = hair clip; épingle à cheveux = hair pin; pince crabe = hair claw; noeud cheveux = hair bow; bigoudi = hair roller; accessoire cheveux = hair accessory; pique à cheveux = hair stick; donut chignon = hair bun donut; bijou de cheveux = hair jewelry; pinces cheveux = hair clips; crabe à cheveux = hair claw; barrettes cheveux = hair barrettes; barrettes à cheveux = hair barrettes
es: pinza de pelo = hair clip; horquilla = hair pin; pasador de pelo = hair barrette; lazo de pelo = hair bow; rulos = hair roller; accesorios para el cabello = hair accessories; broche para cabello = hair clip; pinza cocodrilo pelo = alligator clip hair; donut moño = hair bun donut; peineta = hair comb; clip de pelo = hair clip; tubos rizadores = hair roller; pinza pelo = hair clip; prendedor de cabello = hair clip; broche de pelo = hair clip; pinzas para el pelo = hair clip; pinzas del pelo = hair clip; ganchos para el pelo = hair clip
it: fermaglio capelli = hair clip; molletta capelli = hair clip; forcina = hair pin; pinza per capelli = hair clamp; bigodino = hair curler; fiocco capelli = hair bow; accessori capelli = hair accessories; mollettone = hair claw clip; ciambella chignon = hair donut bun maker; fermacapelli = hair clip; bigodini = hair curler; fermaglio = hair clip; molletta per capelli = hair clip; mollettine = small hair clip; becco d'oca = alligator clip hair; clip capelli = hair clip
nl: haarspeld = hair clip; haarklem = hair clamp; haarclip = hair clip; haarstrik = hair bow; krulspelden = hair curlers; haarknip = hair clip; schuifspeldje = hair slide; haaraccessoires = hair accessories; knotdonut = hair bun donut; haarspeldje = hair clip; haarspeldjes = hair clip; schuifspeldjes = hair slide; haarklip = hair clamp; haarknijper = hair clip; haarklemmen = hair clamp; schuifspeld = hair slide; haarschuifje = hair slide
pl: spinka do włosów = hair clip; klamra do włosów = hair claw; wsuwka = bobby pin; wałki do włosów = hair roller; kokarda do włosów = hair bow; papiloty = hair curler; gumka i spinka = hair tie and hair clip; wypełniacz do koka = bun filler; klips do włosów = hair clip; wsuwki = bobby pin; wsuwki do włosów = bobby pin; żabka do włosów = hair clip; spineczka = hair clip; spinka = clip + włosów|włosy; spineczki do włosów = hair clip; kokówki = hair pin; wsuwek = bobby pin; spineczek = hair clip
pt: presilha = hair clip; grampo de cabelo = bobby pin; prendedor de cabelo = hair clip; laço de cabelo = hair bow; piranha de cabelo = claw clip; tic tac cabelo = snap hair clip; fivela de cabelo = barrette; mola de cabelo = hair clip; gancho de cabelo = hair pin; travessão de cabelo = barrette; molas para cabelo = hair clips; presilhas de cabelo = hair clips; bico de pato = duckbill clip
not: hair clipper; electric hair curler; hair clip extension; hair clip display; hair curler iron; automatic hair curler; hair pin trigger; hot hair roller; wood hairpin legs; hairpin leg; table leg hairpin; hairpin table legs; alligator clip electrical; hair clippers; hair clip holder; hairpin lace; heated hair roller; hair removal roller; lint roller hair; pet hair roller; clip in hair extensions; clip hair extension; bangs hair clip; hair roller brush; hair roller pet; microneedle hair roller; hair roller remover; hair massage comb; ceramic tourmaline curler
  "pin" main=textile -> 961590
  "bobby" -> 961590
  "hairpin" -> 961590
  "haarnadel" -> 961590
  "horquilla" -> 961590
  "forcina" -> 961590
  "wsuwka" -> 961590
  "grip" -> 961590
  "roller|rodillo|rullo|rolo" -> 961590
  "curler" -> 961590
  "heatless" -> 961590 ~.6
  "perm rod" -> 961590
  "lockenwickler" -> 961590
  "bigoudi" -> 961590
  "rulos" -> 961590
  "hair pin" -> 961590
  "donut" -> 961590 ~.5
  "bun maker" -> 961590
  metal=gold|platinum -> 711319 ~.002
  metal=silver -> 711311 ~.005
  "bow": main=plastic 961511; main=base-metal 961519; * 621710
  "comb": main=base-metal 961519 ~.5; * 961511
  "stick": main=wood 961519; main=base-metal 961519; * 961511 
  "haarstab" -> 961519
  main: plastic|rubber 961511 ~.65; base-metal 961519 ~.7; wood|bone|shell|leather 961519; textile 621710 ~.3
  * -> 961511
ask: main
t: acetate plastic hair claw clip => 961511
t: bobby pins 100 pcs black => 961590
t: metal hair barrette => 961519
t: electric hair clipper => !9615

@ maternity-wear
en: maternity dress; maternity jeans; maternity top; maternity pants; maternity trousers; maternity clothes; maternity shorts; nursing dress; maternity swimsuit; pregnancy dress; maternity gown; breastfeeding top
de: Umstandskleid = maternity dress; Umstandshose = maternity trousers; Umstandsmode = maternity clothes; Stillshirt = nursing shirt; Umstandsjeans = maternity jeans; Stillkleid = nursing dress; Umstandsshirt = maternity shirt; Umstandsleggings = maternity leggings; Umstandsbluse = maternity blouse
fr: robe de grossesse = maternity dress; pantalon de grossesse = maternity pants; jean de grossesse = maternity jeans; haut d'allaitement = breastfeeding top; vêtement de grossesse = maternity clothes
es: vestido premamá = maternity dress; pantalón premamá = maternity pants; ropa premamá = maternity clothes; camiseta de lactancia = breastfeeding t-shirt; vestido de embarazada = maternity dress
it: abito premaman = maternity dress; pantaloni premaman = maternity pants; abbigliamento premaman = maternity clothes; maglia allattamento = nursing top; vestito premaman = maternity dress
nl: zwangerschapsjurk = maternity dress; zwangerschapsbroek = maternity trousers; positiekleding = maternity clothes; voedingsshirt = nursing top; positiejurk = maternity dress; zwangerschapslegging = maternity leggings; zwangerschapsshirt = maternity top; positiebroek = maternity trousers
pl: sukienka ciążowa = maternity dress; spodnie ciążowe = maternity pants; odzież ciążowa = maternity clothes; bluzka do karmienia = breastfeeding top; legginsy ciążowe = maternity leggings; bluzka ciążowa = maternity top; sukienka do karmienia = nursing dress; tunika ciążowa = maternity tunic
pt: vestido de gestante = maternity dress; calça de gestante = maternity pants; roupa de gestante = maternity clothes; blusa de amamentação = nursing blouse; vestido gestante = maternity dress; calça gestante = maternity pants; roupa de grávida = maternity clothes
not: maternity belt; maternity bra; maternity pillow; maternity support
implies: user=women
  "dress": weave=woven use dresses-woven; * use dresses-knit
  "gown": weave=woven use dresses-woven; * use dresses-knit
  "kleid": weave=woven use dresses-woven; * use dresses-knit
  "robe": weave=woven use dresses-woven; * use dresses-knit
  "vestido": weave=woven use dresses-woven; * use dresses-knit
  "swimsuit" -> 611241
  "jeans" -> 620462
  "top": main-fibre=cotton 610910 ~.4; * 610990
  "pants" use trousers-women
  "trousers" use trousers-women
  weave=knit use trousers-women
  use trousers-women
t: maternity dress knitted viscose => 610444
t: maternity jeans => 620462
t: maternity support belt => !6204

@ polo-shirt
en: polo shirt; polo; golf shirt; mens polo; womens polo; pique polo; polo t-shirt; golf polo; school polo shirt; tennis polo; polo tee; henley shirt; henley top; henley t-shirt; henley + shirt|top|tee|sleeve|button
de: Poloshirt = polo shirt; Polohemd = polo shirt; Damenpolo = womens polo; Herrenpolo = mens polo; Herrenpoloshirt = men's polo shirt; Damenpoloshirt = women's polo shirt; Kinderpoloshirt = child's polo shirt; Piqué Polo = pique polo; Herrenpolohemd = men's polo shirt; Damenpolohemd = women's polo shirt; Langarmpolo = long sleeve polo shirt
fr: polo = polo shirt; polo homme = mens polo; polo femme = womens polo; polo piqué = pique polo; polo manches courtes = short sleeve polo shirt
es: polo = polo shirt + hombre|mujer|algodón|manga|golf|camiseta|piqué; camisa polo = polo shirt; camiseta polo = polo shirt; chomba = polo shirt; playera polo = polo shirt; polo piqué = pique polo
it: polo = polo + uomo|donna|cotone|piqué|manica; maglietta polo = polo shirt; polo = polo; maglia polo = polo shirt; polo piqué = pique polo; polo maniche corte = short-sleeve polo shirt
nl: poloshirt = polo shirt; polo = polo + heren|dames|katoen|mouw; polo = polo; polohemd = polo shirt; herenpolo = men's polo shirt; damespolo = women's polo shirt; kinderpolo = children's polo shirt; herenpoloshirt = men's polo shirt; damespoloshirt = women's polo shirt; polo's = polo; piqué polo = pique polo
pl: koszulka polo = polo shirt; polo męskie = mens polo; polo damskie = womens polo; polo = polo; polówka = polo shirt; koszulka polo męska = mens polo; polówek = polo shirt
pt: camisa polo = polo shirt; polo = polo + masculina|feminina|algodão|piquet; camiseta polo = polo shirt; pólo piquet = pique polo
not: volkswagen polo; polo neck; polo stick; polo mallet; polo ball; vw polo; water polo; polo mint; polo dress; polo 6r; polo 9n; marco polo; polar; polen; polir
implies: weave=knit
  user=baby use baby-knit
  user=female use shirts-women
  main-fibre: cotton 610510 ~.6; synthetic|artificial 610520 ~.95; other 610590
  * -> 610510
ask: user; main-fibre
t: mens cotton pique polo shirt => 610510
t: polyester golf polo women => 610620
t: vw polo wiper blade => !6105

@ raincoat
en: raincoat; rain poncho; rain coat; rain suit; rain cape; waterproof jacket; pvc raincoat; disposable raincoat; rain gear; slicker; waterproof coat; rain cover poncho; motorcycle rain suit; kids raincoat; oilskin jacket; wax jacket; waxed jacket; cagoule jacket; mackintosh coat; waterproof poncho; emergency poncho; bike poncho; rain ponchos; eva raincoat; puddle suit; waterproof suit; oilskin coat
de: Regenmantel = raincoat; Regenjacke = rain jacket; Regenponcho = rain poncho; Regencape = rain cape; Regenanzug = rain suit; Friesennerz = yellow rain jacket; Einwegponcho = disposable raincoat; Regenbekleidung = rainwear; Wachsjacke = waxed jacket; Matschanzug = mud suit; Herrenregenjacke = men's rain jacket; Damenregenjacke = women's rain jacket; Kinderregenjacke = child's rain jacket; Herrenregenmantel = men's raincoat; Damenregenmantel = women's raincoat; Kinderregenmantel = kids raincoat; Kinderregenhose = child's rain trousers; Hardshelljacke = hardshell jacket; Regenlatzhose = rain dungarees
fr: imperméable = raincoat + femme|homme|enfant|pluie|manteau|capuche; poncho de pluie = rain poncho; ciré = raincoat; cape de pluie = rain cape; ensemble de pluie = rain suit; veste de pluie = rain jacket; veste imperméable = waterproof jacket; k-way = rain jacket; poncho imperméable = waterproof poncho; imperméable = raincoat
es: impermeable = raincoat + mujer|hombre|niño|lluvia|capucha|chubasquero; chubasquero = raincoat; poncho de lluvia = rain poncho; capa de lluvia = rain cape; traje de lluvia = rain suit; poncho impermeable = waterproof poncho; chaqueta impermeable = waterproof jacket; impermeable = raincoat; piloto de lluvia = raincoat
it: impermeabile = raincoat + donna|uomo|pioggia|bambino|cappuccio; poncho antipioggia = rain poncho; mantellina antipioggia = rain cape; k-way = cagoule; completo antipioggia = rain suit; giacca impermeabile = waterproof jacket; impermeabile = raincoat; mantella antipioggia = rain cape; poncho pioggia = rain poncho
nl: regenjas = raincoat; regenponcho = rain poncho; regenpak = rain suit; regencape = rain cape; regenkleding = rain clothing; herenregenjas = men's raincoat; damesregenjas = women's raincoat; kinderregenjas = child's raincoat; poncho regen = rain poncho; regenjassen = raincoat; zuidwester jas = oilskin jacket; kinderregenpak = child's rain suit; hardshell jas = hardshell jacket
pl: płaszcz przeciwdeszczowy = raincoat; kurtka przeciwdeszczowa = rain jacket; poncho przeciwdeszczowe = rain poncho; peleryna przeciwdeszczowa = rain cape; sztormiak = oilskin jacket; komplet przeciwdeszczowy = rain suit; ponczo przeciwdeszczowe = rain poncho; pelerynka przeciwdeszczowa = rain cape; kurtka hardshell = hardshell jacket; płaszczyk przeciwdeszczowy = raincoat
pt: capa de chuva = raincoat; gabardine impermeável = waterproof trench coat; poncho de chuva = rain poncho; casaco impermeável = waterproof jacket; conjunto de chuva = rain suit; impermeável = raincoat + casaco
not: raincoat for dog; dog raincoat; pet raincoat; stroller raincoat; backpack raincoat; raincoat backpack; cirer
  for=pet -> 420100
  "wax|cera": user=female 621030; * 621020
  "disposable|desechable|monouso|usa e getta|descartável" -> 392620
  "emergency" -> 392620
  "poncho": main=textile use raincoats; * 392620
  "eva" -> 392620
  user=baby -> 620930 ~.02
  "waterproof jacket": user=female use jackets-women ~.6; * use jackets-men ~.6
  use raincoats
ask: main; user
t: disposable plastic rain poncho => 392620
t: womens pu coated polyester raincoat => 621030
t: dog raincoat => !6210

@ shoe-lace
en: shoelace; shoe lace; boot lace; bootlace; lace + shoe|sneaker|boot|skate; no tie shoelace; elastic shoelace; lock lace; round shoelace; flat shoelace; waxed shoelace; skate lace; hoodie string; drawstring cord replacement; sneaker laces
de: Schnürsenkel = shoelace; Schuhband = shoelace; Schuhbändel = shoelace; Schnürsenkel elastisch = elastic shoelace; Kordel = cord + Hoodie|Jogginghose; Schnürbänder = shoelace; elastische Schnürsenkel = elastic shoelace; Schuhriemen = shoe lace; Schnürriemen = lace
fr: lacet = lace; lacets = laces; lacet de chaussure = shoelace; lacets élastiques = elastic shoelaces
es: cordones de zapatos = shoelace; agujetas = shoelace + zapatos|tenis; cordones para zapatos = shoelace; cordones para zapatillas = sneaker laces
it: lacci = lace; lacci per scarpe = shoelace; stringhe = shoelace; lacci elastici = elastic lace
nl: schoenveter = shoelace; veter = shoelace; elastische veters = elastic shoelace; veters = shoelace; vetersluiting = lace closure; platte veters = flat shoelace
pl: sznurowadła = shoelace; sznurówki = shoelace; sznurowadło = shoelace; sznurówki elastyczne = elastic shoelace; elastyczne sznurowadła = elastic shoelace; sznurówki do butów = shoelace
pt: cadarço = shoelace; atacador = shoelace; cadarço elástico = elastic shoelace; cordão de sapato = shoelace
not: lace dress; lace wig; shoelace charm; lace up boot; lace up shoe; shoelace tip; shoelace lock; lace ribbon; lace front; lace closure; lace trim; lace underwear; shoe lace charm; lace fabric; lacet de serrage; zapatos; zapato; sapatos; sapato; chaussures; scarpe; cordones suela; con cordones; hombre cordones; mujer cordones; zapatos cordones; zapatos con cordones; stringate
  main: leather 420500 ~.04; rubber 401699 ~.02; silicone|plastic 392690 ~.06
  "silicone|silicona" -> 392690
  * -> 630790          # shoe laces: 6307.90
t: round polyester shoelaces 120cm => 630790
t: leather boot laces => 420500
t: lace wig => !6307

@ ski-suit-snowsuit
en: ski suit; snowsuit; snow suit; one piece ski suit; ski overall; snowboard suit; kids snowsuit; baby snowsuit; snowmobile suit; ski jacket and pants set; ski set clothing; toddler snowsuit
de: Skianzug = ski suit; Schneeanzug = snowsuit; Schneeoverall = snowsuit; Skioverall = ski overall; Baby Schneeanzug = baby snowsuit; Kinderskihose = child's ski trousers; Damenskihose = women's ski trousers; Herrenskihose = men's ski trousers; Kinderschneeanzug = kids snowsuit; Babyschneeanzug = baby snowsuit; Damenskijacke = women's ski jacket; Herrenskijacke = men's ski jacket; Kinderskijacke = child's ski jacket; Damenskianzug = women's ski suit; Kinderskianzug = child's ski suit; Thermohose Schnee = thermal snow trousers
fr: combinaison de ski = ski suit; combinaison pilote bébé = baby snowsuit; tenue de ski = ski clothing; combinaison de neige = snow suit; combi pilote = baby snowsuit
es: traje de esquí = ski suit; mono de esquí = one piece ski suit; mono de nieve = snowsuit; buzo de nieve bebé = baby snowsuit
it: tuta da sci = ski suit; tuta da neve = snowsuit; completo sci = ski suit
nl: skipak = ski suit; sneeuwpak = snowsuit; skioverall = ski overall; boxpak winter = baby winter suit; kinderskibroek = children's ski pants; damesskibroek = women's ski pants; herenskibroek = men's ski pants; snowboardbroek = snowboard pants; winterpak baby = baby winter suit; snowboardjas = snowboard jacket; kinderskipak = child's ski suit; damesskipak = women's ski suit; herenskipak = men's ski suit; damesski-jas = women's ski jacket; herenski-jas = men's ski jacket; kinderski-jas = child's ski jacket; sneeuwbroek = snow pants
pl: kombinezon narciarski = ski suit; kombinezon zimowy = snowsuit; kombinezon śnieżny = snowsuit; spodnie śniegowe = snow pants; spodnie snowboardowe = snowboard pants; kombinezon śniegowy = snowsuit; kombinezon dziecięcy = child's snowsuit; kombinezon zimowy dziecięcy = kids snowsuit; kombinezon dziecięcy zimowy = kids snowsuit
pt: macacão de neve = snowsuit; fato de esqui = ski suit; macacão de esqui = one piece ski suit
not: ski suit bag; doll snowsuit
  user=baby: weave=knit 611130; * 620930
  "baby" -> 620930
  weave=knit -> 611220 ~.05
  * -> 621120
t: kids one piece ski suit polyester => 621120
t: baby snowsuit padded polyester => 620930
t: ski boots => !6211

@ slipper-house-sock
en: sock slipper; house sock; sherpa slipper sock; gripper sock; non slip house sock; cabin sock
de: Hüttensocke = cabin sock; Hüttenschuh = hut slipper; ABS Socke = gripper sock; Hausschuhsocke = slipper sock
fr: chausson chaussette = sock slipper; chaussette chausson = sock slipper; chaussettes d'intérieur = house socks
es: calcetines de casa = house sock; calcetín zapatilla = sock slipper
it: calze antiscivolo casa = non slip house sock; pantofole calza = sock slipper
nl: sloffsokken = slipper socks; pantoffelsok = sock slipper
pl: skarpety domowe = house sock; bambosze skarpety = sock slipper
pt: meia pantufa = sock slipper; pantufa meia = sock slipper
not: sock organizer
implies: weave=knit
  sole=rubber|plastic|leather -> 640419          # with an applied sole: footwear (ch. 64 n. 1 c)
  main-fibre: wool 611594 ~.1; cotton 611595 ~.2; synthetic 611596 ~.9; other 611599
  * -> 611596
t: fleece lined cabin socks polyester => 611596
t: slipper chair => !6115

@ sportswear-set-tracksuit
en: tracksuit; track suit; sweatsuit; jogging suit; sports suit; jogging set; sweat suit; training suit; warm up suit; hoodie and jogger set; tracksuit set; leisure suit; velour tracksuit; shell suit; kids tracksuit; sweatsuit set; sauna suit; hoodie set
de: Trainingsanzug = tracksuit; Jogginganzug = jogging suit; Sportanzug = sports suit; Freizeitanzug = leisure suit; Saunaanzug = sauna suit; Herrentrainingsanzug = men's tracksuit; Damentrainingsanzug = women's tracksuit; Kindertrainingsanzug = kids tracksuit; Herrenjogginganzug = men's jogging suit; Damenjogginganzug = women's jogging suit; Kinderjogginganzug = child's jogging suit
fr: survêtement = tracksuit; jogging ensemble = jogging set; ensemble de sport = sports suit; ensemble jogging = jogging set; ensemble survêtement = tracksuit; tenue de sport = sportswear
es: chándal = tracksuit; conjunto deportivo = sports suit; conjunto de chándal = tracksuit; traje sauna = sauna suit; pants completo = tracksuit; buzo deportivo = sports sweatshirt + conjunto; jogging conjunto = jogging set
it: tuta + sportiva|ginnastica|uomo|donna|felpa|jogging|bambino; tuta sportiva = tracksuit; tuta da ginnastica = tracksuit; completo sportivo = sports suit; tuta completa = tracksuit set; tuta da uomo = men's tracksuit; tuta da donna = women's tracksuit
nl: trainingspak = tracksuit; joggingpak = jogging suit; sportpak = sports suit; huispak = lounge suit; saunapak = sauna suit; herentrainingspak = men's tracksuit; damestrainingspak = women's tracksuit; kindertrainingspak = child's tracksuit; joggingset = jogging set; vrijetijdspak = leisure suit; herenhuispak = men's lounge suit; dameshuispak = women's lounge suit; tweedelige trainingsset = two-piece tracksuit
pl: dres = tracksuit; komplet dresowy = tracksuit; dres sportowy = tracksuit; dresy = tracksuit; dres męski = men's tracksuit; dresy komplet = tracksuit; dres dziecięcy = kids tracksuit; dres damski = women's tracksuit; dresik = tracksuit; komplet sportowy = sports set; zestaw dresowy = tracksuit
pt: fato de treino = tracksuit; agasalho = tracksuit + esportivo|conjunto; conjunto de moletom = sweatsuit; conjunto esportivo = sports suit; conjunto desportivo = sports suit; conjunto moletom = sweatsuit; agasalho = tracksuit; abrigo esportivo = tracksuit
not: tracksuit zipper; tuta da lavoro; tuta da sci; tuta elegante; tuta protettiva; tracksuit bottoms
  user=baby use baby-knit
  "sauna" -> 392620 ~.6
  "shell suit" -> 621133
  weave=woven ~.15: user=male use garments-men; * use garments-women
  main-fibre: cotton 611211 ~.35; synthetic 611212 ~.95; other 611219
  * -> 611212
ask: main-fibre; weave
t: mens polyester tracksuit knitted => 611212
t: cotton sweatsuit set => 611211
t: tracksuit zipper => !6112

@ suit-formal
en: suit + mens|men|business|wedding|wool|slim fit|two piece|three piece|formal|boys|pinstripe|page boy|groom|prom; mens suit; business suit; wedding suit; tuxedo; 3 piece suit; two piece suit; three piece suit; womens suit; pantsuit; pant suit; trouser suit; skirt suit; ladies suit; boys suit; dinner suit; ring bearer suit; power suit; blazer set + women; blazer and pants set; formal suit; suit jacket and trousers
de: Anzug = suit; Herrenanzug = mens suit; Hochzeitsanzug = wedding suit; Smoking = tuxedo; Hosenanzug = trouser suit; Kostüm = skirt suit + Rock|Business|Damenkostüm; Dreiteiler = three piece suit + Anzug|Herren; Kommunionsanzug = communion suit; Damenkostüm = women's skirt suit; Damenanzug = womens suit; Konfirmationsanzug = confirmation suit; Wollanzug = wool suit; Knabenanzug = boys suit; Jungenanzug = boys suit; Kommunionanzug = communion suit; Businessanzug = business suit; Frack = tailcoat; Zweiteiler Anzug = two piece suit; Dreiteiler = three piece suit
fr: costume homme = mens suit; costume = suit + mariage|laine|trois pièces|slim|bleu|noir; smoking = tuxedo; tailleur = women's suit + femme|pantalon|jupe; tailleur pantalon = pantsuit; costume trois pièces = 3 piece suit; costume garçon = boys suit; costume = suit; tailleur = women's suit; costume 2 pièces = two piece suit; costume 3 pièces = 3 piece suit
es: traje = suit + hombre|boda|lana|chaqueta|novio|comunión; traje de hombre = mens suit; esmoquin = tuxedo; traje chaqueta mujer = womens suit; traje de pantalón = trouser suit; terno = suit; traje = suit; traje hombre = mens suit; ambo = suit; conjunto de traje = suit
it: abito uomo = mens suit; abito + completo|sartoriale|sposo; completo uomo = mens suit; smoking = tuxedo; tailleur = ladies suit; completo elegante = formal suit; abito da uomo = mens suit; vestito da uomo = mens suit; completo da uomo = mens suit; abito completo = suit
nl: pak = suit + heren|driedelig|trouw|bruiloft|slim; herenpak = mens suit; smoking = tuxedo; mantelpak = skirt suit; broekpak = trouser suit; trouwpak = wedding suit; kostuum = suit + heren|driedelig|wol; pak = suit + heren|dames|wollen|driedelig|trouw|linnen|slim fit; kostuum = suit; herenkostuum = mens suit; maatpak = tailored suit; jongenskostuum = boys suit; linnen pak = linen suit
pl: garnitur = suit; smoking = tuxedo; garnitur męski = mens suit; garsonka = skirt suit; kostium damski = womens suit; komplet garnitur = suit; garnitur dwuczęściowy = two piece suit; frak = tailcoat; garnitur wełniany = wool suit; garnitur komunijny = communion suit; garsonek = skirt suit
pt: terno = suit; fato = suit + homem|casamento|lã|cerimónia; smoking = tuxedo; terno masculino = men's suit; terninho = women's suit; tailleur = skirt suit; fato de homem = men's suit; fato = suit; fato completo = suit
not: suit hanger; suit cover; suit bag; swim suit; diving suit; ski suit; rain suit; bee suit; space suit; tracksuit; wet suit; sauna suit; traje de baño; traje de esquí; costume + bain; traje de cosplay; fato de banho; fato de treino; suit pants; protective suit; jogging suit; halloween; sweat suit; suit case; costume père noël; santa suit; fato de esqui; fato macaco; suit jacket; traje de protección; traje de lluvia; traje de papá noel; motorcycle suit
implies: weave=woven
  "womens suit" use suits-women
  "pantsuit" use suits-women
  "trouser suit" use suits-women
  "skirt suit" use suits-women
  "hosenanzug" use suits-women
  "damenkostum" use suits-women
  "tailleur" use suits-women
  user=female use suits-women
  use suits-men
ask: user; main-fibre
t: mens wool suit two piece => 620311
t: womens polyester pantsuit => 620413
t: suit garment bag => !6203

@ tie-bowtie
en: necktie; tie + neck|silk|mens|men|polyester|clip on|wedding|skinny|striped|paisley|school; bow tie; bowtie; cravat; ascot tie; silk tie; mens tie; skinny tie; clip on tie; tie set + men|silk|pocket; pre tied bow tie; bolo tie; knit tie; neck tie; kids tie; zipper tie + men|neck; western bolo tie; tie and pocket square set; jabot
de: Krawatte = necktie; Fliege = bow tie + Herren|Anzug|gebunden|Smoking|Satin|Seide|Kinder; Querbinder = bow tie; Schlips = necktie; Plastron = ascot tie; Seidenkrawatte = silk tie; Herrenkrawatte = mens tie; Fliege = bow tie + Herren|Anzug|Seide|Hemd|Hochzeit; Einstecktuch Krawatte = pocket square; Krawattenset = tie set; Krawattenschal = cravat; Herrenfliege = men's bow tie
fr: cravate = tie; noeud papillon = bow tie; cravate en soie = silk tie; lavallière = lavalliere cravat
es: corbata = necktie; pajarita = bow tie; corbata de seda = silk tie; corbatín = bow tie; moño = bow tie + hombre|corbata; moño corbata = bow tie
it: cravatta = tie; papillon = bowtie; farfallino = bowtie; cravatta di seta = silk tie
nl: stropdas = necktie; vlinderdas = bow tie; strik = bow tie + heren|smoking; vlinderstrik = bow tie; das = necktie + heren|zijde|zijden|polyester; strik = bow tie + heren|smoking|vlinderdas; stropdassen = necktie; herenstropdas = mens tie; strikje heren = men's bow tie; zijden stropdas = silk tie
pl: krawat = tie; muszka = bow tie; musznik = ascot; krawat jedwabny = silk tie; muszka męska = men's bow tie; mucha = bow tie + garnitur|ślub|męska; mucha męska = men's bow tie; krawat męski = men's tie; śledź krawat = skinny tie; krawat wąski = skinny tie; muszek = bow tie
pt: gravata = necktie; gravata borboleta = bow tie; laço = bow tie + gravata|homem; gravata de seda = silk tie; laço de pescoço = neck bow
not: cable tie; hair tie; tie clip; tie rod; tie dye; tie down; tie rack; tie pin; zip tie; tie bar; bow tie pasta; railway tie; dog bow tie; twist tie; tie box; tie wrap; bag tie; cat bow tie; tie hanger; tie organizer; bow tie collar; tie rod end; wire tie; wall tie; no tie; tie back; tie strap
  for=pet -> 420100
  "bolo": main=textile 621590; * 711719
  main=leather -> 420340 ~.01
  main=wood -> 442199 ~.01
  weave=knit -> 611780 ~.04
  main-fibre: silk 621510 ~.25; synthetic|artificial 621520 ~.9; other 621590
  * -> 621520
ask: main-fibre
t: silk necktie mens => 621510
t: polyester bow tie => 621520
t: nylon cable ties 100 pcs => !6215

@ tights-stockings
en: tights; pantyhose; stockings; hold ups; fishnet tights; fishnet stockings; sheer tights; opaque tights; nylon stockings; fleece lined tights; knee highs; thigh highs; stay up stockings; thigh high stockings; fishnets; ballet tights; dance tights; garter stockings; silk stockings; nylons + sheer|denier|stockings|tights|hosiery|pantyhose; lace top stockings; kids tights; thermal tights; back seam stockings; ripped tights; stocking + women|nylon|lace|thigh|sheer|silk|sexy|fishnet; shaping tights; pop socks; pantyhose sheer; suspender stockings; suspender tights
de: Strumpfhose = tights; Feinstrumpfhose = sheer tights; Netzstrumpfhose = fishnet tights; Halterlose Strümpfe = hold ups; Kinderstrumpfhose = kids tights; Thermostrumpfhose = thermal tights; Nylonstrümpfe = nylon stockings; Strapsstrumpf = garter stockings; Netzstrümpfe = fishnet stockings; Damenstrumpf = women's stocking; Damenstrumpfhose = women's tights; Babystrumpfhose = baby tights; Wollstrumpfhose = wool tights; Mädchenstrumpfhose = girls' tights; Winterstrumpfhose = winter tights; Feinstrümpfe = sheer stockings; Strumpfhose 20 den = 20 denier tights
fr: collant = tights; bas résille = fishnet stockings; collants = tights; bas autofixants = hold up stockings; bas nylon = nylon stockings; collant résille = fishnet tights; dim up = hold up stockings; bas = stockings + nylon|femme|dentelle|couture; collant enfant = kids tights; bas = stockings
es: medias = stockings + mujer|nylon|rejilla|encaje|panty|den|liguero; pantis = tights; panty = tights + medias|den|mujer; medias de rejilla = fishnet stockings; leotardos = tights; pantimedias = pantyhose; medias de nylon = nylon stockings; medias = stockings; panty = tights; medias de liga = garter stockings; medias panty = pantyhose; pantys = tights
it: collant = tights; calze autoreggenti = hold ups; autoreggenti = hold ups; calze a rete = fishnet stockings; collant donna = women's tights; calze velate = sheer stockings; calze di nylon = nylon stockings; calzamaglia = tights; parigine = over-the-knee socks
nl: panty = tights; panty's = tights; kousen = stockings; netpanty = fishnet tights; maillot = tights; stay ups = stay up stockings; netkousen = fishnet stockings; thermopanty = thermal tights; damesmaillot = women's tights; kindermaillot = children's tights; meisjesmaillot = girls' tights; babymaillot = baby tights; damespanty = women's tights; steunpanty = support tights; nylonkousen = nylon stockings; stay-up kousen = stay up stockings; kniekousjes panty = knee-high stockings; dames panty = women's tights; panty 20 denier = 20 denier tights; panty 40 denier = 40 denier tights; panty 15 denier = 15 denier tights; panty 60 denier = 60 denier tights
pl: rajstopy = tights; pończochy = stockings; kabaretki = fishnet tights; samonośne = hold ups; pończochy samonośne = stay up stockings; rajstopy ocieplane = thermal tights; rajstopy damskie = women's tights; rajstopki = children's tights; rajstopy 20 den = tights; rajstopy bawełniane = cotton tights; pończochy do paska = garter stockings; rajstopy 15 den = tights; rajstopy 40 den = tights; rajstopy 60 den = tights
pt: meia calça = tights; meia arrastão = fishnet tights; meia fina = sheer stockings; meia 7/8 = thigh highs; collants = tights; meia calça fio 40 = 40 denier tights; meias de liga = garter stockings; meia de vidro = nylons
not: christmas stocking; stocking filler; compression stocking; stocking cap; stocking hanger; wig cap; baby tights; soccer stocking; bas de contention; stocking stuffer; maillot de bain; collant de course; bas de porte; panty liner; medias de compresión; medias de fútbol; stocking holder; collant de contention; bas de jogging; maillot de foot; football stocking; maillot cycliste; colle; coller; base; media tensión; media tensao; media presión; media densidad
  user=baby -> 611120
  "knee highs": form=sheer 611530 ~.6; main-fibre=cotton 611595; * 611596
  "stocking": main-fibre=cotton 611595 ~.02; main-fibre=wool 611594 ~.01; * 611530
  "stockings": main-fibre=cotton 611595 ~.02; main-fibre=wool 611594 ~.01; * 611530
  "hold ups" -> 611530
  "pop socks" -> 611530
  "80 denier" -> 611522 # 67 decitex is 60 denier
  "70 denier" -> 611522
  "100 denier" -> 611522
  "120 denier" -> 611522
  "80d" -> 611522
  "blickdicht" -> 611522
  "varicose" -> 611510
  "autofixants" -> 611530
  "autoreggenti" -> 611530
  "ponczochy" -> 611530
  "strumpfe" -> 611530
  "samonosne" -> 611530
  "thigh high" -> 611530 ~.6
  "fleece" -> 611522
  "thermal|térmico" -> 611522
  "opaque" -> 611522
  main-fibre=cotton|wool|artificial -> 611529 ~.08
  form=sheer -> 611521 ~.6
  * -> 611521
ask: main-fibre; form
t: sheer nylon pantyhose 20 denier => 611521
t: fleece lined opaque tights polyester => 611522
t: cotton tights for girls => 611529
t: lace top stockings nylon => 611530
t: christmas stocking => !6115

@ veil-hair-fashion
en: tiara; bridal tiara; wedding tiara; pageant crown; crown + rhinestone|wedding|bridal|princess|queen|king|pageant|tiara|party; quinceanera crown; hair vine; bridal headpiece; birthday crown; bridal headband
de: Diadem = tiara + Braut|Strass|Krone|Hochzeit; Tiara = tiara; Krone = crown + Prinzessin|Braut|Strass; Brautdiadem = bridal tiara
fr: diadème = tiara; tiare = tiara; couronne de mariée = bridal crown; couronne princesse = princess crown
es: tiara = tiara; corona de novia = bridal crown; corona de reina = queen's crown; diadema de novia = bridal headband
it: tiara = tiara; diadema sposa = bridal tiara; corona principessa = princess crown; coroncina = small crown
nl: tiara = tiara; kroontje = crown; bruidskroon = bridal crown
pl: tiara = tiara; diadem = tiara; korona = crown + ślubna|księżniczki
pt: coroa de noiva = bridal crown; tiara de noiva = bridal tiara; coroa de princesa = princess crown
not: dental crown; crown moulding; crown gear; paper crown; toyota crown; crown cap; flower crown; watch crown; crown molding; tooth crown; crown bottle; crown stencil; crown charm; crown wheel
  metal=silver -> 711311 ~.01
  main: textile 621710 ~.05; plastic 711790 ~.2; base-metal 711719
  "party" -> 950590 ~.4
  * -> 711719
t: rhinestone bridal tiara alloy => 711719
t: dental crown zirconia => !7117

@ vest-gilet
en: puffer vest; padded vest; body warmer; bodywarmer; gilet; down vest; quilted vest; fishing vest; hunting vest; outdoor vest; heated vest; fleece vest; photographer vest; work vest; cargo vest; tactical vest + molle|plate|airsoft|military|men; plate carrier; waistcoat; suit vest; formal vest; dress vest; mens vest formal; vest + men|suit|padded|puffer|fleece|winter|sleeveless|denim|tweed|quilted|outdoor; denim vest; sleeveless jacket; cooling vest; motorcycle vest; weight vest not
de: Weste = vest; Steppweste = quilted vest; Daunenweste = down vest; Anzugweste = suit vest; Anglerweste = fishing vest; Fleeceweste = fleece vest; Arbeitsweste = work vest; Jagdweste = hunting vest; beheizbare Weste = heated vest; Herrenweste = men's vest; Trachtenweste = traditional bavarian vest; Winterweste = winter vest; Outdoorweste = outdoor vest; Damenweste = women's vest; Kinderweste = child's vest; Softshellweste = softshell vest; Pufferweste = puffer vest; Thermoweste = thermal vest; Jeansweste = denim vest; Steppdaunenweste = down vest; Bodywarmer = bodywarmer; Gilet = gilet
fr: gilet sans manches = sleeveless vest; gilet matelassé = quilted vest; doudoune sans manches = padded vest; gilet de costume = suit vest; gilet de pêche = fishing vest; gilet chauffant = heated vest; gilet polaire = fleece vest; gilet + homme|chasse|tactique|costume|matelassé; bodywarmer = bodywarmer
es: chaleco = vest; chaleco acolchado = padded vest; chaleco de plumas = down vest; chaleco de pesca = fishing vest; chaleco de traje = suit vest; chaleco calefactable = heated vest; chaleco táctico = tactical vest; chaleco de punto = knitted vest
it: gilet = gilet; gilet imbottito = padded vest; smanicato = sleeveless jacket; gilet da pesca = fishing vest; panciotto = waistcoat; gilet riscaldato = heated vest; gilet tattico = tactical vest; corpetto = bodice
nl: bodywarmer = bodywarmer; gilet = gilet; visvest = fishing vest; verwarmd vest = heated vest; gewatteerde bodywarmer = padded vest; tactisch vest = tactical vest; herenbodywarmer = men's bodywarmer; damesbodywarmer = women's bodywarmer; kinderbodywarmer = child's bodywarmer; mouwloos vest = sleeveless vest; donsvest = down vest
pl: kamizelka = vest; bezrękawnik = sleeveless vest; kamizelka wędkarska = fishing vest; kamizelka puchowa = down vest; kamizelka garniturowa = suit vest; kamizelka taktyczna = tactical vest; kamizelka grzewcza = heated vest; kamizelka pikowana = quilted vest; bezrękawnik damski = women's body warmer; bezrękawnik męski = men's body warmer; kamizelka ocieplana = padded vest; bezrękawnik pikowany = quilted vest; kamizelka męska = men's vest; kamizelek = vest
pt: colete = vest; colete acolchoado = padded vest; colete de pesca = fishing vest; colete tático = tactical vest; colete social = dress vest; colete aquecido = heated vest; colete de malha = knitted vest
not: life vest; safety vest; reflective vest; high visibility vest; swim vest; vest top; weight vest; gilet de sauvetage; gilet jaune; dog vest; vest bag; vest carrier; chaleco reflectante; chaleco salvavidas; kamizelka odblaskowa; colete salva vidas; colete refletivo; chaleco de cuero; gilet en cuir; compression vest; gilet de sécurité; gilet femme; gilet bébé; string vest; weighted vest; hydration vest; running vest; gilet en laine; sweater vest; knitted vest; leather vest; gilet réfléchissant; gilet di pelle; vest bra
implies: weave=woven
  for=pet -> 420100
  "waistcoat" user=female use garments-women
  "waistcoat" use garments-men
  "suit vest" use garments-men
  "formal vest" use garments-men
  "dress vest" use garments-men
  "anzugweste" use garments-men
  "panciotto" use garments-men
  "fishing|pesca" use garments-men
  "photographer" use garments-men
  "tactical" use garments-men
  "plate carrier" use garments-men
  weave=knit use jumpers
  "fleece" -> 611030
  user=female use jackets-women
  use jackets-men        # padded waistcoats: 6201, 6202; waistcoats of suits: 6211
ask: user; main-fibre
t: womens padded puffer vest polyester => 620240
t: mens wool waistcoat for suit => 621139
t: life vest adult => !6201

@ wetsuit
en: wetsuit; wet suit; diving suit; neoprene suit; shorty wetsuit; surf suit; dry suit; drysuit; spearfishing suit; neoprene top; neoprene pants; wetsuit jacket; neoprene vest; wetsuit hood; freediving suit; wetsuit top; kids wetsuit; scuba suit; diving skin
de: Neoprenanzug = wetsuit; Taucheranzug = diving suit; Surfanzug = surf suit; Trockenanzug = drysuit; Wetsuit = wetsuit; Neoprenshorty = shorty wetsuit; Neoprenhose = neoprene pants; Tauchanzug = diving suit; Schwimmneopren = swimming wetsuit; Shorty Neopren = shorty wetsuit; Kinderneoprenanzug = kids wetsuit
fr: combinaison de plongée = diving suit; combinaison néoprène = neoprene suit; combinaison de surf = surf suit; shorty néoprène = neoprene shorty; combinaison étanche = drysuit
es: traje de neopreno = wetsuit; neopreno = wetsuit + surf|buceo|traje|shorty; traje de buceo = diving suit; traje seco = dry suit
it: muta = wetsuit; muta da sub = diving suit; muta surf = surf wetsuit; muta stagna = drysuit; muta in neoprene = wetsuit
nl: wetsuit = wetsuit; duikpak = diving suit; surfpak = surf suit; droogpak = drysuit; neopreen pak = neoprene suit; kinderwetsuit = kids wetsuit; shorty wetsuit = shorty wetsuit
pl: pianka do nurkowania = wetsuit; pianka neoprenowa = wetsuit; skafander suchy = dry suit; pianka = wetsuit + surf|nurkowania|neoprenowa; pianka surfingowa = surf suit; skafander nurkowy = diving suit; kombinezon neoprenowy = neoprene suit; pianka do pływania = swimming wetsuit; pianka triathlonowa = triathlon wetsuit
pt: fato de mergulho = diving suit; roupa de neoprene = wetsuit; roupa de mergulho = diving suit; fato de surf = surf suit; fato seco = dry suit
not: wetsuit hanger; wetsuit cleaner; wetsuit bag; wetsuit repair; wetsuit glue; wetsuit boot; wetsuit glove; wetsuit shampoo
  "dry": main=rubber 401590; user=female 621050; * 621040
  "trockenanzug" -> 621040
  "hood" -> 650500
  main=textile -> 611300 ~.5
  main=rubber -> 611300 ~.8          # foam rubber faced with knit on both sides: 6113
  * -> 611300
t: 3mm neoprene wetsuit mens => 611300
t: wetsuit hanger => !6113

@ wig
en: wig; lace front wig; cosplay wig; synthetic wig; human hair wig; bob wig; full lace wig; headband wig; costume wig; party wig; hd lace wig; glueless wig; curly wig; wigs for women; afro wig; u part wig; v part wig; bangs wig; anime wig; clown wig; colored wig; pixie wig; medical wig; lace wig; half wig; mens wig; long wig; short wig; frontal wig; closure wig
de: Perücke = wig; Echthaarperücke = human hair wig; Kunsthaarperücke = synthetic wig; Cosplay Perücke = cosplay wig; Faschingsperücke = costume wig; Afroperücke = afro wig; Zweithaar = wig; Kurzhaarperücke = short hair wig; Cosplayperücke = cosplay wig; Karnevalsperücke = costume wig; Langhaarperücke = long hair wig
fr: perruque = wig; perruque lace = lace front wig; perruque cosplay = cosplay wig; perruque naturelle = human hair wig; perruque synthétique = synthetic wig
es: peluca = wig; peluca sintética = synthetic wig; peluca de encaje = lace wig; peluca natural = natural hair wig
it: parrucca = wig; parrucca cosplay = cosplay wig; parrucca sintetica = synthetic wig; parrucca capelli veri = human hair wig
nl: pruik = wig; cosplay pruik = cosplay wig; lace wig = lace wig; synthetische pruik = synthetic wig; carnavalspruik = carnival wig; damespruik = women's wig; haarwerk pruik; krullenpruik = curly wig
pl: peruka = wig; peruka syntetyczna = synthetic wig; peruka naturalna = human hair wig; peruka karnawałowa = costume wig; peruka damska = women's wig; peruka lace front = lace front wig
pt: peruca = wig; peruca lace = lace wig; peruca sintética = synthetic wig; lace front = lace front wig + cabelo|peruca
not: wig cap; wig stand; wig glue; wig head; wig grip; wig brush; wig clip; wig band; wig box; wig bag; wig net; doll wig; wig comb; wig hanger; wig spray; wig making; wig knot; wig storage; wig tape; wig steamer; wig wag; wig grip band; wig dryer; wig shampoo; wig adhesive; wig mannequin; wig t pin; wig fix; wig detangler; parrucchiere
  for=doll -> 950300
  main: human-hair 670420 ~.3; animal-hair 670490 ~.01
  "remy" -> 670420
  "virgin" -> 670420
  "brazilian" -> 670420
  "echthaar" -> 670420
  "naturelle" -> 670420
  * -> 670411
ask: main
t: synthetic cosplay wig long => 670411
t: human hair lace front wig => 670420
t: wig stand holder => !6704

@ wig-accessory accessory of wig, hair-extension
en: wig grip; wig band; wig clip; wig comb; hair extension clip; hair extension bead; micro ring hair; snap clip wig; wig net; lace melting band; wig elastic band; silicone micro bead hair; hair weaving needle; weaving thread hair; hair weave needle; ventilating needle; lace net wig making; wig making kit; wig head; mannequin head; training head; hairdressing training head; canvas wig head; wig tape; hair extension tape; wig storage bag; dome cap wig making
de: Perückenband = wig band; Perückenkopf = wig head; Übungskopf = training head; Frisierkopf = hairdressing training head; Perückenclip = wig clip; Extension Ringe = hair extension ring; Perückennetz = wig net
fr: tête à coiffer = hairdressing training head; tête d'apprentissage = training head; filet à perruque = wig net; bande de perruque = wig band; clip perruque = wig clip
es: cabeza de maniquí = mannequin head; cabeza de práctica = training head; malla para peluca = wig net; clips para extensiones = hair extension clip; banda para peluca = wig band
it: testina studio = training head; testa manichino = mannequin head; rete per parrucca = wig net; clip per extension = hair extension clip
nl: oefenhoofd = training head; kappershoofd = mannequin head; pruikenkop = wig head; pruikennet = wig cap; pruikband = wig band
pl: główka treningowa = training head; główka fryzjerska = mannequin head; siatka pod perukę = wig cap; klipsy do włosów doczepianych = hair extension clip
pt: cabeça de treino = training head; cabeça de manequim = mannequin head; touca para peruca = wig cap; clips para extensão = hair extension clip
not: wig stand; mannequin head vr; tattoo practice; dolls head
  "head" -> 961800
  "kopf" -> 961800
  "tete" -> 961800
  "cabeza" -> 961800

  "needle|aguja|ago|agulha" -> 731990
  "thread" -> 540110
  "tape" -> 391910
  "net": main=plastic 392690; * 650500
  "cap" -> 650500
  "grip" -> 621710
  "band" -> 621710
  "bead" -> 761699
  "ring" -> 761699
  "comb": main=base-metal 961519; * 961511
  "clip": main=plastic 961511; * 961519
  * -> 621710
t: hairdressing training mannequin head => 961800
t: wig grip velvet band => 621710
t: synthetic wig => !6217

@ work-clothes-jacket-bib
en: bib and brace; bib trousers; painters trousers; work dungarees; hi vis trousers fr; chef trousers; chef pants; kneepad trousers; work shorts; holster pocket trousers; nurse trousers; scrub pants; welding trousers; carpenter pants; painter pants; multi pocket trousers; chainsaw pants; motorcycle jeans; medical trousers
de: Bundhose = work trousers + Arbeit; Malerhose = painters trousers; Kochhose = chef trousers; Zunfthose = traditional craftsman's trousers; Schnittschutzhose = chainsaw pants; Zimmermannshose = carpenter trousers; Arbeitslatzhose = work bib trousers; Schlupfhose = pull-on trousers; Arbeitsshorts = work shorts; Bundhose Arbeit = work trousers; Maurerhose = mason's trousers; Handwerkerhose = work trousers; Engelberthose; Arbeitsbundhose = work trousers; Arbeitsmantel = work coat
fr: pantalon de cuisine = chef pants; salopette de travail = work dungarees; pantalon multipoches = multi pocket trousers; cotte à bretelles = bib and brace; pantalon médical = medical trousers
es: pantalón de cocinero = chef pants; peto de trabajo = work dungarees; pantalón multibolsillos = multi-pocket trousers; pantalón sanitario = medical trousers
it: pantaloni da cuoco = chef trousers; salopette da lavoro = work dungarees; pantaloni multitasche = multi pocket trousers; pantaloni infermiere = nurse trousers
nl: koksbroek = chef trousers; amerikaanse overall = work dungarees; schildersbroek = painters trousers; werkspijkerbroek = work jeans; zaagbroek = chainsaw pants; werkjas = work jacket; werkkleding = workwear; tuinbroek werk = work dungarees; werkjack = work jacket; stratenmakersbroek = paving worker trousers; bodybroek = work trousers; Amerikaanse tuinbroek = work dungarees
pl: ogrodniczki robocze = work dungarees; spodnie kucharskie = chef pants; spodnie do pasa robocze = work trousers; spodnie medyczne = medical trousers; kurtka robocza = work jacket; bluza robocza = work sweatshirt; odzież robocza = workwear; ubranie robocze = workwear; spodnie ogrodniczki = bib trousers; fartuch ochronny roboczy = protective work apron; kurtka ochronna = protective jacket; kamizelka robocza = work vest
pt: calça de brim = denim work trousers; calça de cozinheiro = chef trousers; jardineira de trabalho = work dungarees; calça de uniforme = uniform trousers
implies: weave=woven
  user=female use trousers-women ~.05
  use trousers-men
t: mens cotton work bib and brace => 620342
t: chef pants polyester men => 620343
t: trouser press => !6203
