# Clothing by its trade names: outerwear, national dress, vestments, workwear, sportswear, underwear, gloves, hosiery, and the
# made-up listings of chapter 63. Knitted 61, woven 62 unless the name itself says it; tables of apparel.lex and apparel-2.lex.

table outerwear-user
  weave=knit: user=female use jackets-women-knit ~.3; * use jackets-men-knit
  user=female use jackets-women
  use jackets-men

table trousers-user
  user=female use trousers-women
  use trousers-men

table dresses-any
  user=baby: weave=knit use baby-knit; * use baby-woven
  weave=knit use dresses-knit ~.2
  use dresses-woven

table workwear-top               # 6211: industrial and occupational upper garments and coats of the overall kind
  kind=disposable -> 621010 ~.02
  weave=nonwoven -> 621010 ~.02
  weave=knit use garments-knit ~.02
  user=male: main-fibre=cotton 621132 ~.4; main-fibre=synthetic|artificial 621133 ~.9; main-fibre=other 621139 ~.05; * 621133
  main-fibre: cotton 621142 ~.4; synthetic|artificial 621143 ~.9; other 621149
  * -> 621143

@ academic-gown
en: barrister gown; lawyer robe; academic hood
de: Robe Richter = judge robe; Absolventenrobe = graduation gown; Doktorrobe = doctoral gown
fr: robe d'avocat = lawyer robe; toge universitaire = academic gown; robe de magistrat = judge's robe
es: toga de abogado = lawyer robe; toga de graduación = graduation gown; toga académica = academic gown
it: toga da avvocato = lawyer robe; toga accademica = academic gown; toga laurea = graduation gown
nl: advocatentoga = lawyer robe; academische toga = academic gown
pl: toga adwokacka = lawyer robe; toga akademicka = academic gown; toga sędziowska = judge's robe
pt: toga de advogado = lawyer robe; beca de formatura = graduation gown
not: toga party costume
  use workwear-top
t: barrister gown black polyester => 621143
t: mens judge robe cotton => 621132
t: evening gown => !6211

@ adult-bib
en: adult bib; dignity bib; clothing protector; mealtime protector; adult clothing protector; dining bib adult; senior bib
de: Lätzchen für Erwachsene = adult bib; Kleiderschutz Pflege = clothing protector; Ess-Schürze = dining bib; Kleiderschürze Senioren = senior dining bib
fr: bavoir adulte = adult bib; serviette bavoir adulte = adult bib; protège vêtement adulte = adult clothing protector
es: babero adulto = adult bib; babero para ancianos = senior bib
it: bavaglio adulto = adult bib; bavaglia per adulti = adult bib; bavaglino anziani = senior bib
nl: slabbetje volwassenen = adult bib; volwassen slab = adult bib; kledingbeschermer = clothing protector
pl: śliniak dla dorosłych = adult bib; śliniak dla seniora = senior bib
pt: babete adulto = adult bib; babador adulto = adult bib
  main=plastic -> 392620 ~.05
  kind=disposable -> 481850 ~.05
  weave=knit -> 611780 ~.05
  * -> 621710 # clothing accessory
t: adult bib waterproof terry reusable => 621710
t: baby bib cotton => !6217

@ air-bed-textile
en: textile air bed; fabric air mattress; pneumatic mattress textile; canvas air bed; cotton lilo; rubberised cotton air mattress; camping air mattress fabric
de: Luftmatratze Gewebe = fabric air mattress; Stoffluftmatratze = fabric air mattress; Luftmatratze Baumwolle = cotton lilo
fr: matelas pneumatique textile = textile air bed; matelas pneumatique toile = canvas air bed; matelas gonflable coton = cotton air mattress
es: colchón neumático textil = textile air bed; colchón hinchable tela = fabric air mattress; colchoneta de tela = fabric air mattress
it: materasso pneumatico tessuto = fabric air mattress; materassino tela gommata = rubberised cotton air mattress; materassino pneumatico tela = canvas air bed
nl: stoffen luchtbed = textile air bed; luchtbed textiel = textile air bed; luchtbed katoen = cotton air bed
pl: materac pneumatyczny tekstylny = textile air bed; materac z tkaniny dmuchany = fabric air mattress
pt: colchão pneumático têxtil = textile air bed; colchão insuflável tecido = fabric air mattress
  * -> 630640
t: rubberised cotton air mattress camping => 630640
t: memory foam mattress => !6306

@ antimacassar
en: antimacassar; armchair arm cover; chair arm caps; arm rest cover set; headrest antimacassar; sofa arm cover; chair cover stretch; chair band wedding; bench cover stretch; piano stool cover; bar stool cover; piano cover cloth
de: Armlehnenschoner = sofa arm cover; Sesselschoner = armchair cover; Stuhlschleife = chair bow; Hockerbezug = stool cover; Sofaschoner Armlehne = sofa arm cover
fr: têtière fauteuil = chair headrest cover; noeud de chaise = chair bow; protège accoudoir = armrest cover
es: cubre brazos sofá = sofa arm cover; lazo silla boda = chair bow wedding; reposabrazos funda = armrest cover
it: fiocco sedia = chair bow; poggiatesta poltrona copertura = armchair headrest cover
nl: armleuningbeschermer = armrest protector; stoelhoezen = chair cover; stoelstrik = chair sash
pl: szarfa na krzesło = chair sash
pt: laço de cadeira = chair bow; protetor de braço sofá = sofa arm cover
not: chair cover outdoor; patio chair cover; chair cover garden; car seat cover; massage chair cover pu
  "sash" -> 630493
  weave=knit -> 630491 ~.4
  "stretch" -> 630491
  "spandex" -> 630491
  main-fibre: cotton 630492 ~.2; synthetic 630493 ~.6; other 630499
  * -> 630493
ask: weave; main-fibre
t: antimacassar cotton lace woven => 630492
t: stretch dining chair cover spandex => 630491
t: office chair => !6304

@ appliance-dust-cover
en: stand mixer cover; sewing machine cover fabric; kettle cover; air fryer cover fabric; printer dust cover; monitor dust cover; keyboard dust cover fabric; tv dust cover; piano dust cover; blender cover; washing machine dust cover; fridge top cover; microwave cover fabric
de: Toasterabdeckung = toaster cover; Küchenmaschinenhaube = food processor cover; Nähmaschinenhaube = sewing machine cover; Waschmaschinenüberzug = washing machine dust cover; Schutzhaube Stoff = fabric dust cover
fr: housse grille pain = toaster cover; housse robot cuisine = food processor cover; housse machine à coudre = sewing machine cover; housse machine à laver = washing machine cover
es: funda tostadora = toaster cover; funda robot de cocina = food processor cover; funda máquina de coser = sewing machine cover; funda lavadora = washing machine cover
it: copritostapane = toaster cover; copri planetaria = stand mixer cover; copri macchina da cucire = sewing machine cover; copri lavatrice = washing machine cover
nl: broodroosterhoes = toaster cover; mixerhoes = mixer cover; naaimachinehoes = sewing machine cover; wasmachinehoes = washing machine cover; broodroosterhoezen = toaster cover; mixerhoezen = mixer cover; naaimachinehoezen = sewing machine cover; wasmachinehoezen = washing machine cover
pl: pokrowiec na toster = toaster cover; pokrowiec na mikser = mixer cover; pokrowiec na maszynę do szycia = sewing machine cover; pokrowiec na pralkę = washing machine cover
pt: capa para torradeira = toaster cover; capa para batedeira = stand mixer cover; capa máquina de costura = sewing machine cover; capa máquina de lavar = washing machine cover
not: cover plate
  main=plastic -> 392690 ~.1
  "pvc" -> 392690
  "peva" -> 392690
  * -> 630790
t: stand mixer cover quilted cotton => 630790
t: washing machine dust cover PEVA => 392690
t: toaster 2 slice => !6307

@ baby-bonnet-textile
en: baby raincoat; baby rain suit; toddler rain suit; baby splash suit; muddy puddle suit; baby softshell suit; toddler all in one rain suit
de: Buddelanzug = mud suit; Regenanzug Baby = baby rain suit; Matschhose = mud trousers; Buddelhose = mud trousers
fr: combinaison de pluie bébé = baby rain suit; combinaison pluie enfant = child's rain suit; pantalon de pluie enfant bottes = child's rain trousers with boots
es: mono impermeable bebé = waterproof baby overall; traje de agua niño = child's rain suit; mono de lluvia bebé = baby rain overall
it: tuta impermeabile bambino = baby rain suit; tuta antipioggia bimbo = toddler rain suit
nl: regenpak baby = baby rain suit; modderpak = mud suit; regenpak kind = child's rain suit
pl: kombinezon przeciwdeszczowy dziecięcy = child's rain suit; spodnie błotne = rain trousers; kombinezon błotny = muddy puddle suit
pt: fato impermeável bebé = baby rain suit; macacão de chuva infantil = children's rain suit
  user=baby use baby-woven ~.4
  "toddler": main-fibre=cotton 621142 ~.3; * 621050
  * -> 621050 # coated garments of children above 86 cm
t: baby raincoat 6-12 months => 6209
t: kids puddle suit waterproof PU coated age 5 => 6210
t: umbrella for children => !62

@ bag-textile-gift
en: muslin bag drawstring; cotton drawstring pouch; jewellery pouch fabric; velvet pouch drawstring; burlap gift bag; linen drawstring bag; produce bag cotton; spice bag muslin; sachet bag empty; wedding favour bag fabric; tarot bag
de: Baumwollsäckchen = cotton pouch; Brotbeutel Leinen = linen bread bag; Stoffbeutel Zugband = fabric drawstring bag; Obstbeutel Netz = mesh produce bag
fr: pochon coton = cotton drawstring pouch; pochon organza = organza pouch; sac à pain lin = linen bread bag; sac à vrac coton = cotton produce bag
es: bolsa organza = organza bag; bolsita de organza = organza bag; bolsa de tela con cordón = fabric drawstring bag; bolsita yute = jute pouch; bolsa de pan lino = linen bread bag; bolsa terciopelo = velvet bag
it: sacchettino cotone = cotton pouch; sacchettino juta = jute pouch; sacchetto pane lino = linen bread bag; sacchetto velluto = velvet pouch
nl: broodzak linnen = linen bread bag
pl: woreczek jutowy = jute pouch; woreczek lniany = linen pouch
pt: saquinho organza = organza pouch; saco de organza = organza bag; saquinho algodão = cotton pouch; saquinho juta = jute pouch; saco de pão linho = linen bread bag; saco veludo = velvet bag
not: linen drawstring bag backpack; dice bag of holding
  "jute|iuta" -> 630510
  "burlap" -> 630510
  "juta" -> 630510
  "yute" -> 630510
  "jutowy" -> 630510
  "jutesäckchen" -> 630510
  "velvet|terciopelo|velluto|veludo": "jewellery" 420292; * 630790
  main-fibre: cotton 630520 ~.2; flax 630590; jute 630510
  "cotton|algodón|algodão" -> 630520
  "muslin" -> 630520
  "coton" -> 630520
  "cotone" -> 630520
  "baumwollsäckchen" -> 630520
  "katoenen" -> 630520
  "bawełniany" -> 630520
  "linen" -> 630590
  "lin" -> 630590
  "lino" -> 630590
  "lniany" -> 630590
  * -> 630539 # sacks of a kind used for packing goods, man-made
t: organza gift bag 10x15 cm 100 pcs => 630539
t: muslin bag drawstring cotton small => 630520
t: burlap gift bag jute => 630510
t: tote bag cotton => !6305

@ ballet-dance-wear
en: dance unitard; biketard; ballet bodysuit; competition leotard; rhythmic gymnastics leotard; dance dress; ballroom dress
de: Balletttrikot = ballet leotard; Eiskunstlaufkleid = figure skating dress; Tanzkleid = dance dress
fr: justaucorps de danse = dance leotard; justaucorps gymnastique = gymnastics leotard; robe de patinage = skating dress; robe de danse = dance dress
es: leotardo de ballet = ballet leotard; vestido de patinaje = figure skating dress
it: abito da ballo = dance dress; vestito pattinaggio = skating dress
nl: balletpak = ballet suit; turnpak = gymnastics suit; schaatsjurk = skating dress; danspak = dance suit
pl: trykot gimnastyczny = gymnastics leotard; body baletowe = ballet bodysuit; sukienka łyżwiarska = skating dress
pt: collant de ballet = ballet leotard; maiô de ginástica = gymnastics leotard; vestido de patinação = skating dress; collant de dança = dance leotard
implies: weave=knit
  "skating" use dresses-knit
  "ballroom" use dresses-any
  "latin" use dresses-any
  "dance dress" use dresses-any
  use garments-knit
t: girls gymnastics leotard nylon spandex => 611430
t: ballet shoes leather => !6114

@ barber-tunic
en: beautician tunic; dental tunic; spa tunic; healthcare tunic; care home tunic; nurse tunic; barber smock; hairdresser tunic; cleaner tunic; housekeeping tunic; care tunic
de: Damenkasack = women's tunic; Friseurkittel = hairdresser smock
fr: tunique esthéticienne = beautician tunic; blouse esthéticienne = beautician tunic; tunique infirmière = nurse tunic
es: casaca esteticista = beautician tunic; túnica sanitaria = healthcare tunic; chaquetilla peluquería = hairdresser's jacket
it: casacca estetista = beautician tunic; casacca infermiera = nurse tunic; casacca sanitaria = healthcare tunic; casacca medicale = medical tunic
nl: zorgtuniek = healthcare tunic; verpleegstersjas = nurse jacket; kapperstuniek = hairdresser tunic; zorgjasje = healthcare jacket
pl: tunika medyczna = medical tunic; tunika kosmetyczna = beauty tunic; bluza medyczna damska = women's medical tunic; fartuch kosmetyczny = beautician apron
pt: túnica hospitalar = hospital tunic; túnica de esteticista = beautician tunic; casaca hospitalar = hospital tunic
implies: user=women
  use workwear-top
ask: main-fibre; user
t: beautician tunic black polyester viscose => 621143
t: nurse tunic cotton 100% => 621142
t: dental drill => !6211

@ bed-jacket-housecoat
en: bed jacket; duster robe; zip robe; house dress; snap front duster; mumu; muumuu; waffle robe; hotel robe
de: Kittelkleid = house dress; Satinmorgenmantel = satin dressing gown
fr: peignoir satin = satin robe; robe de chambre femme = women's dressing gown; kimono satin femme = women's satin kimono robe; robe d'intérieur = house dress
es: bata de satén = satin robe; bata kimono = kimono robe
it: vestaglia raso = satin dressing gown
nl: duster = housecoat; kimono badjas = kimono bathrobe; satijnen kimono = satin kimono
pl: szlafrok satynowy = satin robe; kimono satynowe = satin kimono robe
pt: roupão feminino cetim = women's satin robe; bata de casa = house coat
not: house dress up; szlafrok kąpielowy dziecięcy; duster brush
  weave=knit: user=male main-fibre=cotton 610791; user=male 610799 ~.3; main-fibre=cotton 610891 ~.3; main-fibre=synthetic|artificial 610892 ~.3; * 610892
  user=male: main-fibre=cotton 620791 ~.5; * 620799
  "hotel": main-fibre=synthetic 620892 ~.3; * 620891   # terry of cotton
  "waffle": main-fibre=synthetic 620892 ~.3; * 620891
  "satin": main-fibre=silk 620899 ~.05; * 620892
  "cetim" -> 620892
  "satén" -> 620892
  "raso" -> 620892
  "satijnen" -> 620892
  "satynowe" -> 620892
  "satynowy" -> 620892
  main-fibre: cotton 620891 ~.35; synthetic|artificial 620892 ~.9; other 620899
  * -> 620892
ask: weave; main-fibre
t: satin kimono robe bridesmaid polyester => 620892
t: cotton waffle robe hotel => 620891
t: graduation gown => !6208

@ bed-linen-trade
en: bed linen set; pram sheet; bed sheet set; bunk bed sheet; deep fitted sheet; hotel sheet; mattress sheet; bed runner linen
de: Kopfkissenbezug = pillowcase; Kinderbettwäsche = child's bed linen
it: biancheria da letto = bed linen
nl: dekbedhoes = duvet cover; dekbedhoezen = duvet cover
pl: poszwa = duvet cover
pt: lençol de elástico = fitted sheet; capa edredom = duvet cover
not: bed linen box; cushion cover; pillowcase dress; pościel dla lalek; federazione
  weave=knit -> 630210 ~.04
  "jersey" -> 630210
  kind=disposable -> 630232 ~.01
  weave=nonwoven -> 630232 ~.01
  print=yes ~.4: main-fibre=cotton 630221 ~.55; main-fibre=synthetic|artificial 630222 ~.95; * 630229
  "satin|satén|raso|cetim": main-fibre=cotton 630231 ~.3; main-fibre=silk 630239 ~.05; * 630232
  "flannel": main-fibre=synthetic 630232 ~.3; * 630231
  "percale": * 630231
  main-fibre: cotton 630231 ~.5; synthetic|artificial 630232 ~.9; other 630239
  * -> 630231
ask: main-fibre; print
t: duvet cover set cotton printed woven => 630221
t: fitted sheet jersey cotton => 630210
t: silk pillowcase 22 momme => 630239
t: flannel fitted sheet cotton plain => 630231
t: bed frame metal => !6302

@ beekeeping-suit
en: bee keeper suit; beekeeping jacket; bee jacket; apiarist suit; ventilated bee suit
de: Imkerjacke = beekeeping jacket; Imkerschutzanzug = beekeeping suit; Imkerbluse = beekeeping smock
fr: combinaison d'apiculteur = beekeeping suit; vareuse apiculteur = beekeeping jacket; combinaison apiculture = beekeeping suit
es: mono apicultor = bee keeper suit; chaqueta apicultor = beekeeping jacket
it: tuta da apicoltore = beekeeping suit; giacca apicoltore = beekeeping jacket
nl: imkeroverall = bee keeper suit; imkerjas = beekeeping jacket
pl: bluza pszczelarska = beekeeping jacket; strój pszczelarski = beekeeping suit
pt: fato de apicultor = bee keeper suit; macacão apicultor = bee keeper suit; casaco apicultor = beekeeping jacket
  user=male use garments-men
  main-fibre: synthetic 621143 ~.4; cotton 621142
  * -> 621142 # section XI, unisex cut is women's (note 9)
t: mens bee suit polyester => 621133
t: bee smoker => !6211

@ bisht-abaya-men
en: bisht; jubba; jubbah; kandura; gandoura; moroccan gandoura; arab thobe mens; omani dishdasha; qamis; kamis mens
de: Dschalabija = djellaba; Gandoura = gandoura; Kandura = kandura
fr: gandoura = gandoura; qamis homme = men's qamis; djellaba homme = men's djellaba; kamis = qamis
es: chilaba hombre = men's djellaba; kandora = kandura; gandora = gandoura
it: gandoura = gandoura; caffettano uomo = men's kaftan; jubba = jubba
nl: qamis = qamis; djellaba heren = men's djellaba; kandora = kandura
pl: kandura = kandura; dżubba = jubba; galabija męska = men's djellaba
pt: túnica árabe masculina = men's arab tunic; gandoura = gandoura; kandura = kandura
  user=female use dresses-woven
  use garments-men
t: mens jubba thobe polyester => 621133
t: cotton gandoura for men => 621132
t: womens abaya => !6211

@ blanket-trade
en: cellular blanket; thermal blanket cotton; crochet blanket; mohair throw; sherpa throw; camp blanket; rescue blanket wool; moving blanket wool; stadium blanket; picnic blanket wool; airline blanket; fleece throw; chunky knit blanket; weighted blanket knitted; oversized blanket hoodie
de: Baumwolldecke = cotton blanket; Reisedecke = travel blanket; Strickdecke = knitted blanket; Decken-Hoodie = blanket hoodie
fr: plaid laine = wool throw; couverture coton = cotton blanket; plaid mohair = mohair throw; sweat plaid = oversized blanket hoodie
es: manta de lana = wool blanket; manta de algodón = cotton blanket; manta de viaje = travel blanket; manta con capucha = hooded blanket; manta sofá = sofa throw
it: plaid pile = fleece throw; coperta pile = fleece blanket; coperta di lana = wool blanket; plaid lana = wool throw; coperta cotone = cotton blanket; felpa coperta = hoodie blanket
nl: fleeceplaid = fleece throw; wollen deken = wool blanket; katoenen deken = cotton blanket; reisdeken = travel blanket; hoodie deken = oversized blanket hoodie
pl: koc wełniany = wool blanket; koc bawełniany = cotton blanket; bluza koc = blanket hoodie; koc podróżny = travel blanket
pt: manta de lã = wool blanket; manta de algodão = cotton blanket; manta com capuz = hooded blanket; manta de viagem = travel blanket
not: thermal blanket foil; picnic blanket waterproof; fire blanket; blanket ladder; pled electric; weighted blanket; cobertor térmico emergência
  "hoodie": main-fibre=cotton 611020 ~.3; * 611030
  "hooded": main-fibre=cotton 630130 ~.3; * 630140
  "wearable": * 611430
  "bluza" -> 611030
  "felpa" -> 611030
  main-fibre: wool 630120 ~.1; cotton 630130 ~.15; synthetic 630140; other 630190
  "wolldecke": * 630120
  "laine" -> 630120
  "lana" -> 630120
  "lã" -> 630120
  "wełniany" -> 630120
  "cellular" -> 630130
  "mohair" -> 630120
  * -> 630140
ask: main-fibre
t: cellular blanket cotton hospital => 630130
t: mohair throw blanket wool => 630120
t: fleece throw polyester => 630140
t: fire blanket fibreglass => !6301

@ boat-car-cover
en: lawn mower cover; umbrella cover; swing seat cover; hot tub cover fabric; firewood cover; air conditioner cover outdoor; jet ski cover; tonneau cover soft; propeller cover fabric; racket head cover; tennis racket head cover
de: Bootspersenning = boat cover; Gartenmöbelabdeckung = garden furniture cover; Schutzhülle Sonnenschirm = parasol cover; Rasenmäherabdeckung = lawn mower cover; Wohnwagen Schutzhülle = caravan cover
fr: housse salon de jardin = garden furniture cover; taud bateau = boat cover
es: funda coche exterior = outdoor car cover; lona barco = boat cover; funda sombrilla = parasol cover
it: copri mobili giardino = garden furniture cover; copribarca = boat cover; copri ombrellone = parasol cover
nl: parasolhoes = umbrella cover; caravanhoes = caravan cover; parasolhoezen = umbrella cover; caravanhoezen = caravan cover
pl: pokrowiec na łódź = boat cover
pt: capa móveis jardim = garden furniture cover; capa para bicicleta = bicycle cover
not: car cover light; grill cover grate; bbq cover gas cap; umbrella cover fabric roll; golf head cover plastic; car cover seat; motor cover plastic; hot tub cover foam
  main=plastic -> 392690 ~.04
  "pvc" !"coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" -> 392690 ~.5
  "peva" -> 392690
  "leather|cuero|piel|cuoio|pelle|couro" -> 420500
  * -> 630790
t: car cover waterproof oxford polyester => 630790
t: tennis racket head cover textile => 630790
t: golf head cover knitted => 630790
t: lawn mower blade => !6307

@ bodywarmer-hunting
en: shooting vest; gillet hunting; shooting gilet; angling vest; photography vest; safari vest; multi pocket vest; utility vest; game vest; evaporative cooling vest
de: Fotografenweste = photography vest; Schießweste = shooting vest; Kühlweste = cooling vest
fr: gilet de chasse = hunting vest; gilet photographe = photography vest; gilet multipoches = multi pocket vest
es: chaleco de caza = hunting vest; chaleco fotógrafo = photography vest; chaleco multibolsillos = multi pocket vest
it: gilet da caccia = hunting vest; gilet multitasche = multi pocket vest; gilet fotografo = photography vest
nl: jachtvest = hunting vest; fotografenvest = photographer's vest; hengelsportvest = fishing vest
pl: kamizelka myśliwska = hunting vest; kamizelka fotograficzna = photography vest; kamizelka chłodząca = cooling vest
pt: colete de caça = hunting vest; colete fotógrafo = photography vest; colete multibolsos = multi pocket vest
not: fishing life vest; tactical vest holder; utility vest dog
implies: weave=woven
  build=padded use outerwear-user ~.06
  weave=knit use jumpers ~.05
  user=female use garments-women
  use garments-men
t: mens multi pocket photographer vest cotton => 621132
t: fishing vest polyester mesh men => 621133
t: life vest => !6211

@ boot-cuff
en: knitted boot cuff; boot sock topper; dance leg warmers; knitted leg warmers
de: Stulpen Strick = knitted leg warmers; Stiefelstulpen = boot cuffs
fr: guêtres tricotées = knitted gaiters; jambières danse = dance leg warmers
es: calentadores pierna = leg warmer; polainas de punto = knitted gaiter
it: scaldapolpacci = leg warmer; ghette a maglia = knitted gaiters
nl: laarsmanchet = boot cuff
pl: getry ocieplacze = leg warmers; ocieplacze na buty = shoe warmers
pt: perneiras de malha = knitted leg warmers; polainas de lã = wool leg warmers
not: leg warmers horse; leg warmer machine
  * -> 640690 # gaiters, leggings and similar articles of heading 64.06
t: knitted acrylic leg warmers 80s => 640690
t: cotton leggings women => !6406

@ bridal-accessory
en: communion veil; birdcage veil; cathedral veil; lace mantilla; chapel veil; niqab; khimar; al amira hijab; instant hijab; head covering scarf; shayla; stole pashmina; shawl wrap
de: Hijab = hijab; Niqab = niqab; Schleier Kommunion = communion veil
fr: voile musulman = muslim veil; niqab = niqab; mantille = mantilla; foulard hijab = hijab scarf
es: hiyab = hijab; mantilla = mantilla; niqab = niqab; velo de comunión = communion veil
it: velo islamico = islamic veil; mantiglia = mantilla; niqab = niqab
nl: nikab = niqab; sluier = veil
pl: welon ślubny = wedding veil; chusta hidżab = hijab; nikab = niqab; mantylka = mantilla; mantylek = mantilla
pt: mantilha = mantilla; niqab = niqab; véu muçulmano = muslim veil
not: hijab pin; hijab magnet; hijab cap; hijab undercap; under hijab cap; hijab fabric; hijab hanger; hijab bonnet; wedding veil comb; hijab swimsuit; hijab underscarf; stola foulard; shawl wrap pin; hijab organizer
  weave=knit -> 611710 ~.05
  "jersey" -> 611710
  "al amira" -> 611710
  "instant|instantáneo|soluble|solubile|istantaneo|solúvel" -> 611710
  main-fibre: silk 621410 ~.02; wool 621420 ~.03; artificial 621440 ~.1; cotton 621490 ~.1; synthetic 621430
  "pashmina" -> 621420
  * -> 621430
ask: main-fibre; weave
t: chiffon hijab polyester => 621430
t: jersey hijab viscose => 611710
t: cathedral bridal veil tulle => 621430
t: hijab pins set => !6214

@ camouflage-clothing
en: camouflage jacket; camo jacket; army jacket; combat jacket; BDU jacket; field jacket M65; flight jacket; ma-1 jacket; military parka; smock army; acu uniform
de: Tarnjacke = camouflage jacket; Feldjacke = field jacket; Feldparka = field parka; Jagdjacke = hunting jacket; Fliegerjacke = flight jacket; Militärjacke = military jacket
fr: veste camouflage = camouflage jacket; veste militaire = military jacket; veste treillis = fatigue jacket; veste de chasse = hunting jacket; blouson aviateur = flight jacket
es: chaqueta militar = military jacket; chaqueta camuflaje = camouflage jacket; chaqueta de caza = hunting jacket; guerrera militar = military tunic
it: giacca mimetica = camouflage jacket; giacca militare = military jacket; giacca da caccia = hunting jacket; field jacket = field jacket
nl: camouflagejas = camouflage jacket; legerjas = army jacket; jachtjas = hunting jacket; legerparka = army parka
pl: kurtka wojskowa = army jacket; kurtka moro = camo jacket; kurtka myśliwska = hunting jacket; bluza wojskowa = military sweatshirt; kurtka flyers = flight jacket
pt: casaco militar = military jacket; jaqueta camuflada = camouflage jacket; casaco de caça = hunting jacket; farda militar = military uniform
implies: weave=woven
  "uniform": user=female use ensembles-women ~.3; * use ensembles-men
  "farda" use ensembles-men
  main=leather -> 420310 ~.02
  "shirt" use shirts-men
  use outerwear-user
t: mens M65 field jacket cotton => 620130
t: camouflage jacket men polyester hunting => 620140
t: camouflage net => !6201

@ car-textile-listings
en: car seat protector textile; trunk organiser liner fabric; car boot liner textile; dog car seat cover; pet seat cover; dog hammock car; steering wheel cover textile; gear knob cover fabric; car sun shade fabric; windscreen frost cover; wing mirror cover sock; headrest cover textile; car tissue box cover fabric
de: Hundedecke Auto = dog car blanket; Kofferraumschutz Hund = dog car boot liner; Scheibenabdeckung Winter = windscreen frost cover; Autoschondecke Hund = dog car protective blanket
fr: housse banquette chien = dog seat cover; protection coffre chien = dog boot liner; bâche pare brise = windscreen cover; housse pare brise = windscreen cover
es: funda asiento perro coche = dog car seat cover; protector maletero perro = boot liner for dogs; cubierta parabrisas = windscreen cover; funda parabrisas nieve = snow windscreen cover
it: telo auto cani = dog car seat cover; coprisedile cane = dog car seat cover; telo bagagliaio cane = dog boot liner; telo parabrezza = windscreen cover
nl: hondendeken auto = car dog blanket; kofferbak beschermhoes hond = dog boot liner; autohondendeken = car dog blanket
pl: mata samochodowa dla psa = dog car mat; pokrowiec na fotel dla psa = dog car seat cover; osłona szyby przeciwmrozowa = windscreen frost cover
pt: capa banco cão = dog car seat cover; capa protetora porta bagagens cão = dog boot liner; almofada cinto segurança = seat belt pad; capa para brisas = windscreen cover
not: seat belt pad pregnancy; car sun shade foil; seat belt buckle cover
  "pad" -> 630790
  "gurtpolster" -> 630790
  main=rubber|plastic -> 392690 ~.05
  "seat cover" -> 630493
  * -> 630790
t: seat belt pad plush 2 pcs => 630790
t: windscreen frost cover polyester oxford => 630790
t: car seat child => !6307

@ cargo-combat-trousers
en: combat trousers; army trousers; bdu pants; tactical trousers; carpenter trousers; decorator trousers; scrub trousers; riding tights; equestrian breeches; breeches riding; cricket trousers; golf pants; fencing breeches; baseball pants; softball pants; rugby shorts; running shorts
de: Feldhose = field trousers; Bundeswehrhose = army trousers; Baseballhose = baseball pants; Laufshorts = running shorts; Basketballshorts = basketball shorts; Fußballshorts = football shorts; Boxshorts = boxing shorts
fr: pantalon treillis = combat trousers; pantalon peintre = painter's trousers; pantalon anticoupure = cut resistant trousers; jodhpurs = jodhpurs; short de foot = football shorts; short basket = basketball shorts
es: pantalón militar = military trousers; pantalón de cocina = chef trousers; pantalón anticorte = cut-resistant trousers; pantalón de montar = riding trousers; pantalón corto deporte = sports shorts; short de boxeo = boxing shorts; pantalón béisbol = baseball pants
it: pantaloni militari = military trousers; pantaloni antitaglio = cut-resistant trousers; pantaloni equitazione = riding trousers; pantaloncini calcio = football shorts; pantaloncini running = running shorts
nl: legerbroek = army trousers; rijbroek = riding breeches; sportbroek kort = sports shorts; voetbalbroek = football pants; hardloopshort = running shorts
pl: spodnie wojskowe = military trousers; spodnie malarskie = painter trousers; spodnie pilarza = chainsaw trousers; bryczesy jeździeckie = riding breeches; spodenki piłkarskie = football shorts; spodenki biegowe = running shorts
pt: calça militar = army trousers; calça anticorte = cut resistant trousers; calça de montaria = riding breeches; calção de futebol = football shorts; calção de boxe = boxing shorts; short de corrida = running shorts
not: boxing shorts patch; chef pants apron; football pants pads
implies: weave=woven
  weave=knit: user=female use trousers-women ~.3; * use trousers-men
  "chainsaw": user=female 621143 ~.3; * 621133
  "scrub": user=male use trousers-men ~.3; main-fibre=synthetic 620463 ~.6; * 620462
  "boxing": weave=knit 610343 ~.05; user=female 620463 ~.3; main-fibre=cotton 620342 ~.3; * 620343
  "boxe": user=female 620463 ~.3; * 620343
  "boxeo": user=female 620463 ~.3; * 620343
  "muay": user=female 620463 ~.3; * 620343
  "mma": user=female 620463 ~.3; * 620343
  "basketball": user=female 610463 ~.3; main-fibre=cotton 610342 ~.3; * 610343
  "football": user=female 610463 ~.3; main-fibre=cotton 610342 ~.3; * 610343
  "rugby": weave=knit 610343 ~.05; main-fibre=synthetic 620343 ~.3; * 620342
  "running": user=female 620463 ~.3; * 620343
  "baseball": * 610343
  "softball": user=male 610343 ~.3; * 610463
  "jodhpurs": user=male 610343 ~.3; main-fibre=cotton 610462 ~.3; * 610463
  "riding tights": user=male 610343 ~.3; main-fibre=cotton 610462 ~.3; * 610463
  "lounge": user=female use trousers-women ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  use trousers-user
ask: user; main-fibre; weave
t: mens combat trousers cotton ripstop => 620342
t: satin boxing shorts men polyester => 620343
t: basketball shorts polyester mesh => 610343
t: mens polyester running shorts knitted => 610343
t: football boots => !6103

@ ceremonial-vestment
en: surplice; altar server robe; priest stole; clergy stole; alb vestment; priest vestment; dalmatic; cope vestment; nun habit; acolyte robe; ihram
de: Soutane = cassock; Kasel = chasuble; Albe = alb; Priesterstola = priest stole; Chorhemd = surplice; Ministrantengewand = altar server robe; Kutte Mönch = monk robe
fr: aube liturgique = alb vestment; étole liturgique = liturgical stole; surplis = surplice; dalmatique = dalmatic
es: alba litúrgica = alb vestment; estola sacerdotal = priest stole; sobrepelliz = surplice
it: talare = cassock; camice liturgico = liturgical alb; stola sacerdotale = priest stole; cotta liturgica = surplice; dalmatica = dalmatic
nl: soutane = cassock; albe = alb; priesterstola = priest stole; superplie = surplice
pl: alba liturgiczna = alb vestment; stuła kapłańska = priest stole; komża = surplice
pt: alva litúrgica = alb vestment; estola sacerdotal = priest stole; sobrepeliz = surplice
  "stole" -> 621710
  "stola" -> 621710
  "étole" -> 621710
  "estola" -> 621710
  "stuła" -> 621710
  "tallit": main-fibre=wool 621420 ~.4; main-fibre=silk 621410 ~.05; main-fibre=synthetic 621430 ~.3; * 621490
  "ihram": main-fibre=synthetic 630293 ~.3; * 630260
  "nun" use garments-women
  main-fibre: cotton 621132 ~.1; synthetic|artificial 621133; wool|silk 621139
  * -> 621133
t: clergy stole white satin => 621710
t: stolen car alarm => !62

@ changing-robe
en: dryrobe; towelling changing robe; swim parka; beach changing robe; surf changing towel; hooded poncho towel; beach poncho towel
de: Umziehponcho = changing poncho; Umziehmantel = changing robe
fr: cape de change surf = surf changing robe
es: poncho toalla = hooded poncho towel; bata cambiador surf = surf changing robe
it: poncho surf = surf poncho; poncho spugna = towelling poncho; accappatoio poncho = poncho bathrobe
nl: omkleedponcho = changing poncho; badponcho = hooded poncho towel
pl: poncho surfingowe = surf poncho; ponczo kąpielowe = bath poncho; poncho kąpielowe = bath poncho
pt: poncho surf = surf poncho; poncho toalha = poncho towel; poncho de praia toalha = beach poncho towel
implies: weave=woven
  build=coated: user=male 621020 ~.3; * 621030
  "waterproof|impermeable|impermeabile|impermeável": user=male 621020 ~.5; * 621030
  "fleece lined": user=male 620140 ~.4; * 620240
  "dry robe": user=male 620140 ~.4; * 620240
  "dryrobe": user=male 620140 ~.4; * 620240
  "swim parka": user=male 620140 ~.4; * 620240
  main-fibre=synthetic: user=male 620799 ~.3; * 620892
  user=male -> 620791
  * -> 620891 # similar article to a bathrobe, of terry
t: mens towelling changing robe cotton => 620791
t: poncho raincoat plastic => !6208

@ chasing-gaiter-outdoor
en: hiking gaiters; gaiter + hiking|snow|trail|waterproof|hunting; waterproof gaiters; trail running gaiters; shoe gaiters; desert gaiters; boot gaiters; snake gaiters
de: Wandergamaschen = hiking gaiters; Schneegamaschen = snow gaiters
fr: guêtres de randonnée = hiking gaiters; guêtres neige = snow gaiters; guêtres imperméables = waterproof gaiters
es: polainas de senderismo = hiking gaiters; polainas de nieve = snow gaiter; polainas montaña = mountain gaiter
it: ghette da neve = snow gaiters; ghette trekking = hiking gaiters; ghette impermeabili = waterproof gaiters
nl: wandelgamaschen = hiking gaiters; sneeuwgamaschen = snow gaiters
pl: ochraniacze śnieżne = snow gaiters; stuptuty trekkingowe = hiking gaiters
pt: polainas de caminhada = hiking gaiters; polainas de neve = snow gaiters; perneira antiofídica = snake gaiters
  * -> 640690
t: waterproof hiking gaiters nylon => 640690
t: neck gaiter fleece => !6406

@ cheer-band-uniform
en: cheerleading uniform; cheerleader outfit; majorette costume; marching band uniform; band uniform; netball dress; hockey skirt; netball bib; sports bib training; training bib football; mesh bib sport; pinnie sport
de: Cheerleader Uniform = cheerleading uniform; Markierungshemd = training bib; Leibchen Fußball = training bib football
fr: tenue cheerleader = cheerleading uniform; uniforme pom pom girl = cheerleading uniform; chasuble de sport = sports bib
es: uniforme animadora = cheerleading uniform; peto de entrenamiento = sports bib training; petos deportivos = sports bib
it: divisa cheerleader = cheerleading uniform; fratino calcio = training bib football; casacchine = training bib
nl: cheerleader kostuum = cheerleader costume; partijhesje = sports bib training; voetbalhesjes = training bib football
pl: strój cheerleaderki = cheerleader outfit; kamizelka treningowa = training vest
pt: uniforme cheerleader = cheerleading uniform; coletes de futebol = football bibs
  "netball dress" use dresses-knit
  "hockey skirt": main-fibre=cotton 610452 ~.3; * 610453
  "bib": weave=woven 621143 ~.05; * 611430
  "pinnie" -> 611430
  "hesje" -> 611430
  "leibchen" -> 611430
  "peto" -> 611430
  "petos" -> 611430
  "fratino" -> 611430
  "chasuble" -> 611430
  "chasubles" -> 611430
  "colete" -> 611430
  "coletes" -> 611430
  "band" : main-fibre=wool 620329 ~.2; * 620323
  weave=woven use ensembles-women ~.3
  main-fibre=cotton -> 610422 ~.1
  * -> 610423 # top and skirt put up together: ensemble, note 3(b)
t: netball dress polyester => 6104
t: baby bib => !6114

@ chef-jacket-trade
en: waiter jacket; waistcoat waiter; bellboy uniform; bell boy jacket; hotel uniform; receptionist uniform; waitress uniform; restaurant uniform
de: Kellnerjacke = waiter jacket; Pagenuniform = bellboy uniform; Hoteluniform = hotel uniform; Kellnerweste = waistcoat waiter; Dienstmädchenkleid = maid dress
fr: veste de serveur = waiter jacket; uniforme hôtel = hotel uniform; gilet serveur = waiter's waistcoat; tenue femme de chambre = housekeeper's uniform
es: chaqueta camarero = waiter jacket; uniforme camarera = waitress uniform; chaleco camarero = waistcoat waiter; uniforme de hotel = hotel uniform
it: giacca cameriere = waiter jacket; divisa cameriera = maid uniform; gilet cameriere = waiter waistcoat; divisa hotel = hotel uniform
nl: obersjas = waiter jacket; hoteluniform = hotel uniform; gilet horeca = catering waistcoat; kelnersjasje = waiter jacket
pl: marynarka kelnerska = waiter jacket; kamizelka kelnerska = waiter waistcoat; mundurek hotelowy = hotel uniform; strój pokojówki = maid uniform
pt: jaqueta de garçom = waiter jacket; uniforme de hotel = hotel uniform; colete de garçom = waiter waistcoat; farda de empregada = maid uniform
not: maid uniform costume; maid outfit cosplay
implies: weave=woven
  kind=costume -> 950590 ~.02
  "jacket": user=female use blazers-women ~.3; * use blazers-men
  "waistcoat": user=female use garments-women ~.3; * use garments-men
  user=male use garments-men
  use workwear-top
t: waiter jacket white polyester mens => 620333
t: housekeeping uniform women polyester cotton => 621143
t: hotel key card => !62

@ christening-gown
en: christening gown; baptism dress baby; christening dress; christening outfit; baby baptism outfit; christening romper
de: Taufkleid = christening dress; Taufanzug = christening suit; Taufgewand = christening gown
fr: robe de baptême = christening gown; tenue de baptême = christening outfit; ensemble baptême bébé = baby baptism outfit
es: faldón de bautizo = christening gown; traje de bautizo = christening outfit; vestido bautizo bebé = baptism dress baby
it: abito da battesimo = christening dress; vestito battesimo = christening dress; completo battesimo = christening outfit
nl: doopjurk = christening dress; doopkleed = christening gown; dooppak = christening suit
pl: sukienka do chrztu = christening dress; szatka do chrztu = christening garment; ubranko do chrztu = christening outfit
pt: vestido de batizado = christening dress; roupa de batizado = christening outfit; fato de batizado = christening outfit
implies: user=baby weave=woven
  weave=knit use baby-knit
  use baby-woven
t: christening gown cotton => 620920
t: evening gown for women => !6209

@ cleaning-textile
en: feather duster microfibre; microfibre duster; yellow duster; lens cleaning cloth; silver polishing cloth; microfibre car cloth; chamois cloth synthetic; glass cloth cleaning; swedish dishcloth cotton; mop pad microfibre; flat mop cover; swiffer pad reusable; window cloth
de: Bodentuch = floor cloth; Wischmopp Bezug = mop cover; Autotrockentuch = car drying towel
fr: lavette microfibre = microfibre cleaning cloth; serpillière = floor cloth; chiffonnette lunettes = spectacle cleaning cloth; torchon microfibre ménage = microfibre cleaning cloth; chiffon à poussière = dusting cloth; recharge balai plat = flat mop refill
es: bayeta microfibra = microfibre cleaning cloth; gamuza gafas = glasses cleaning cloth; trapo de polvo = dust cloth; paño suelo = floor cloth
it: panno microfibra = microfibre cloth; panno spolvero = dusting cloth; panno occhiali = glasses cleaning cloth; panno pavimenti = floor cloth; strofinaccio microfibra = microfibre cleaning cloth; ricambio mop = mop refill
nl: stofdoek = duster; mophoes = mop cover; mophoezen = mop cover
pl: ścierka do kurzu = dust cloth; ściereczka do okularów = lens cleaning cloth; ścierka do podłogi = floor cloth; ściereczka polerska = polishing cloth
pt: pano do pó = dust cloth; pano óculos = lens cleaning cloth; esfregona recarga = mop refill; flanela limpeza = cleaning flannel
not: mop bucket; glass cloth fibre; polishing cloth sandpaper; bayeta de obra; mop head screw; glass cloth tape
  "mop" -> 630710
  "feather duster" -> 960390
  main=leather -> 411410 ~.01
  * -> 630710
t: microfibre lens cleaning cloth 15x18 cm 10 pcs => 630710
t: mop pad microfibre refill for flat mop => 630710
t: feather duster ostrich => !6307

@ cleanroom-garment
en: cleanroom coverall; esd coat; antistatic coverall; antistatic coat; cleanroom smock; static dissipative coverall; spray suit overall
de: Reinraumanzug = cleanroom suit; ESD-Kittel = esd coat; ESD-Mantel = esd coat; Reinraumoverall = cleanroom coverall; Lackieroverall = paint spray coverall
fr: combinaison salle blanche = cleanroom coverall; blouse antistatique = antistatic coat; blouse esd = esd coat; combinaison peintre = painter's coverall
es: mono sala blanca = cleanroom coverall; bata antiestática = antistatic coat; bata esd = esd coat; mono de pintor = painter's coverall
it: tuta camera bianca = cleanroom coverall; camice antistatico = antistatic coat; camice esd = esd coat; tuta verniciatore = painter coverall
nl: cleanroomoverall = cleanroom coverall; esd jas = esd jacket; antistatische overall = antistatic coverall
pl: kombinezon cleanroom = cleanroom coverall; fartuch antystatyczny = antistatic coat; fartuch esd = esd coat
pt: macacão sala limpa = cleanroom coverall; bata antiestática = antistatic coat; jaleco esd = esd coat
  use workwear-top
t: cleanroom coverall disposable nonwoven => 621010
t: antistatic wrist strap => !6211

@ clothing-listing-womens
en: two piece set women; matching set women; coord set; knit set women; skirt set women; shorts set women; summer outfit women; short set
de: Zweiteiler Damen = two piece set women; Hausanzug Damen = women's lounge suit; Freizeitanzug Damen = women's leisure suit; Loungewear Set = loungewear set
fr: ensemble deux pièces femme = women's two piece set; ensemble loungewear = loungewear set
es: conjunto de dos piezas mujer = two piece set women; conjunto mujer = women's clothing set; conjunto loungewear = loungewear set
it: completo due pezzi donna = two piece set women; completo loungewear = loungewear set
nl: tweedelige set dames = women's two piece set; huispak dames = women's lounge suit; loungeset = lounge set; joggingpak dames set = women's jogging set
pl: komplet dwuczęściowy damski = two piece set women; komplet damski = women's clothing set; dres damski komplet = women's tracksuit
pt: conjunto feminino = women's clothing set; conjunto duas peças = two piece set; conjunto moletom feminino = women's sweatsuit
not: short set screw; lingerie set; bikini set; bedding set; lounge set garden; lounge set outdoor; lounge set rattan; ensemble femme de chambre
  user=baby use baby-knit
  user=male use ensembles-men
  use ensembles-women
ask: weave; main-fibre
t: womens knitted two piece outfit cotton top and pants => 610422
t: co ord set women woven polyester shirt and shorts => 620423
t: garden lounge set rattan => !6204

@ coat-trade-names
en: chore coat; barn jacket; barn coat; donkey jacket; norfolk jacket; safari jacket; hacking jacket; riding jacket; show jacket; swing coat; cocoon coat; camel coat; chesterfield coat; crombie coat; raglan coat; puffa coat; puffa jacket; wadded coat; car coat; coatigan; motorcycle jacket textile; motorbike jacket textile; padded parka; happi coat; freezer jacket; souvenir jacket; sukajan; kagoul; cagoule; pac a mac; mackintosh; macintosh coat; sou'wester coat
de: Arbeitsjacke Herren = men's work jacket; Cabanjacke = pea jacket; Caban = pea coat; Regencape Damen = women's rain cape; Kurzmantel = short coat; Lodenmantel = loden coat; Duffelcoat = duffle coat; Textil-Motorradjacke = motorcycle jacket textile; Collegejacke = college jacket; Blouson = blouson jacket
fr: manteau camel = camel coat; manteau cape = cape coat; veste de quart = offshore sailing jacket; duffle coat = duffle coat; loden = loden coat; veste teddy = teddy jacket; blouson teddy = varsity jacket; veste huilée = wax jacket; surveste = women's suit jacket
es: chaquetón marinero = peacoat; abrigo camel = camel coat; loden = loden coat; chaqueta teddy = teddy jacket; chaqueta universitaria = varsity jacket; trenka = duffle coat; chaqueta encerada = waxed jacket
it: montgomery = duffle coat; cappotto cammello = camel coat; loden = loden coat; giacca cerata = waxed jacket; giacca college = varsity jacket; giaccone imbottito = padded jacket; caban = pea coat
nl: duffelcoat = duffle coat; lodenjas = loden coat; waxjas = waxed jacket; baseballjack = baseball jacket; colbertmantel; tussenjas = light jacket; motorjas textiel = motorcycle jacket textile
pl: bosmanka = pea coat; budrysówka = duffle coat; kurtka woskowana = waxed jacket; kurtka baseballówka = baseball jacket; kurtka motocyklowa tekstylna = textile motorcycle jacket; jesionka = autumn coat; prochowiec = trench coat; bosmanek = pea coat; budrysówek = duffle coat; jesionek = autumn coat
pt: japona; casaco camel = camel coat; jaqueta college = varsity jacket; jaqueta encerada = waxed jacket; gabardine feminina = women's trench coat; impermeável = raincoat
not: motorcycle jacket leather; riding jacket horse; caban patch; k-way bag; loden fabric; lodos
implies: weave=woven
  main=leather -> 420310 ~.02
  "waxed|encerado|cerato": user=female 621030 ~.3; * 621020
  "waxjas": user=female 621030 ~.3; * 621020
  "wachsjacke": user=female 621030 ~.3; * 621020
  "pac a mac": user=female 621030 ~.3; * 621020
  "kagoul": user=female 621030 ~.3; * 621020
  "cagoule": user=female 621030 ~.3; * 621020
  "mackintosh": user=female 621030 ~.3; * 621020
  "macintosh": user=female 621030 ~.3; * 621020
  "chubasquero": user=female 621030 ~.3; * 621020
  "impermeável": user=male 621020 ~.3; * 621030
  "coatigan": main-fibre=cotton 611020 ~.3; main-fibre=wool 611011 ~.05; * 611030
  "hacking": user=male use blazers-men ~.3; * use blazers-women
  "show jacket": user=male use blazers-men ~.3; * use blazers-women
  "norfolk": main-fibre=wool 620331 ~.05; * use blazers-men
  "camel": user=male 620120 ~.2; main-fibre=synthetic 620240 ~.3; * 620220
  "lodenmantel": user=female 620220 ~.3; * 620120
  "donkey": main-fibre=synthetic 620140 ~.3; * 620120
  "chore": main-fibre=synthetic 620140 ~.3; user=female 620230 ~.3; * 620130
  "swing coat": main-fibre=synthetic 620240 ~.3; * 620220
  "cocoon": main-fibre=synthetic 620240 ~.3; * 620220
  use outerwear-user
ask: user; main-fibre
t: mens cotton canvas chore coat => 620130
t: ladies camel coat wool => 620220
t: mens textile motorcycle jacket polyester => 620140
t: coat hanger => !6201

@ control-underwear
en: control briefs; tummy control panty; pettipants; culotte slip; slip shorts; anti chafing shorts; anti chafe shorts; bloomers women; period knickers cotton; bike shorts under dress; safety shorts women; hipster briefs
de: Miederhose = girdle pants; Miederslip = control briefs; Unterziehshorts = anti chafe shorts; Pumphöschen = bloomers
fr: panty anti frottement = anti chafe shorts; culotte gainante = control briefs; short sous robe = shorts worn under dress; bloomer femme = women's bloomers
es: pololos = bloomers; braga faja = control briefs; pantalón antirozaduras = anti chafe shorts; short bajo vestido = shorts for wear under dress
it: mutandine contenitive = control briefs; pantaloncini sottogonna = under-skirt shorts; culotte modellante = shaping briefs
nl: corrigerende slip = control briefs; pettipants = pettipants; anti schuur short = anti chafe shorts
pl: majtki wyszczuplające = control briefs; szorty pod sukienkę = shorts under dress; pantalony damskie = women's bloomers
pt: cueca modeladora = control briefs; calcinha modeladora = shaping panties; short anti atrito = anti chafing shorts
implies: user=women weave=knit
  "control" -> 621220
  "miederhose" -> 621220
  "miederslip" -> 621220
  "gainante" -> 621220
  "faja" -> 621220
  "contenitive" -> 621220
  "modellante" -> 621220
  "corrigerende" -> 621220
  "wyszczuplające" -> 621220
  "modeladora" -> 621220
  weave=woven: main-fibre=cotton 620891 ~.5; * 620892
  main-fibre: cotton 610821 ~.3; synthetic|artificial 610822 ~.9; other 610829
  * -> 610822
t: anti chafing shorts under dress nylon spandex => 610822
t: tummy control briefs high waist => 621220
t: cycling shorts men => !6108

@ cotton-gloves-light
en: cotton gloves white; inspection gloves cotton; archival gloves; jewellery gloves; jewelry inspection gloves; waiter gloves; butler gloves; moisturising cotton gloves; eczema gloves; coin handling gloves; marching band gloves; cotton liner gloves; photo handling gloves
de: Kellnerhandschuhe = waiter gloves; weiße Baumwollhandschuhe = cotton gloves white; Juwelierhandschuhe = jewelry inspection gloves; Trikothandschuhe = jersey glove
fr: gants coton blanc = cotton gloves white; gants de service = service gloves; gants en coton = cotton gloves; gants bijoutier = jeweller's gloves
es: guantes de algodón = cotton glove; guantes blancos algodón = cotton gloves white; guantes de camarero = waiter gloves
it: guanti di cotone = cotton gloves; guanti bianchi cotone = white cotton gloves; guanti da cameriere = waiter gloves
nl: katoenen handschoenen = cotton gloves; witte handschoenen katoen = white cotton gloves; obershandschoenen = waiter gloves
pl: rękawiczki bawełniane = cotton gloves; rękawiczki kelnerskie = waiter gloves; białe rękawiczki bawełniane = cotton gloves white
pt: luvas de algodão = cotton gloves; luvas brancas algodão = white cotton gloves; luvas de empregado de mesa = waiter gloves
not: cotton gloves latex coated
  build=dipped -> 611610 ~.03
  "pvc" -> 611610
  main-fibre=synthetic -> 611693 ~.05
  weave=woven -> 621600 ~.04
  * -> 611692
t: white cotton inspection gloves 12 pairs => 611692
t: waiter gloves nylon white => 611693
t: boxing gloves => !6116

@ craft-kit-textile
en: crewel kit; long stitch kit; sashiko kit; quilt kit; amigurumi kit; tufting kit
de: Knüpfteppich Set = latch hook rug kit; Punch Needle Set = punch needle kit; Kreuzstichset = cross stitch kit
fr: kit canevas = tapestry kit; kit tapis à nouer = latch hook rug kit; kit feutrage = felting kit
es: kit ganchillo = crochet kit; kit de crochet = crochet kit; kit fieltro aguja = needle felting kit
it: kit tappeto = rug making kit; kit infeltrimento = felting kit
nl: borduurset = embroidery kit; knooppakket; viltpakket = felting kit; macramépakket = macrame kit
pl: zestaw do haftu krzyżykowego = cross stitch kit; zestaw punch needle = punch needle kit
pt: kit de bordado = embroidery kit; kit de tricô = knitting kit; kit feltragem = felting kit
not: knitting kit needles case; sewing kit travel; diamond painting tool; diamond painting frame; embroidery kit machine
  "diamond|diamante" -> 392640
  "felting" -> 510529 ~.5
  "knitting" -> 630800
  "macrame" -> 560900
  "makramee" -> 560900
  "macramé" -> 560900
  "macramè" -> 560900
  "makramy" -> 560900
  "macramê" -> 560900
  * -> 630800 # woven fabric and yarn for embroidery, rugs, put up for retail sale
t: cross stitch kit with printed canvas and threads => 630800
t: rug making kit with canvas and yarn => 630800
t: embroidery machine => !6308

@ curtain-trade
en: voile panel; curtain valance; pelmet valance; blackout blind portable; window blind fabric; room divider curtain
de: Verdunkelungsvorhang = blackout curtain; Schlaufenschal = tab top curtain; Thermovorhang = thermal curtain; Türvorhang = door curtain
fr: rideau thermique = thermal curtain
es: cortina térmica = thermal curtain; cortina de puerta = door curtain
it: tendina = small curtain; tenda finestra = window curtain; tenda porta = door curtain
nl: valletje = curtain valance; deurgordijn = door curtain; inbetween gordijn = sheer curtain
pt: cortina de porta = door curtain; voil cortina = voile curtain
not: curtain rod; curtain hook; curtain ring; curtain tape; curtain wall; air curtain; curtain track; curtain light; curtain fabric; curtain tie back; curtain clip; curtain rail; curtain pole; curtain weight; curtain lining; side curtain truck; curtain airbag; curtain magnet; cortina de aire; cortina de led; cortina led; cortina de luces; light curtain; welding curtain; strip curtain; curtain lights; curtain motor; rideau métallique; rideau lumineux; cortina metálica; curtain tieback; curtain call; led curtain
  "bead" -> 392690
  "strip|fleje|tira" -> 392690
  "aluminium|aluminio|alluminio" -> 761699
  main=plastic -> 392490 ~.03
  "peva" -> 392490
  "pvc" -> 392490
  "vinyl" -> 392490
  weave=knit: main-fibre=cotton 630319 ~.3; * 630312
  "net curtain" -> 630312
  "net curtains" -> 630312
  "canopy" -> 630399
  main-fibre: cotton 630391 ~.15; synthetic 630392; other 630399
  * -> 630392
ask: main-fibre; weave
t: blackout curtains polyester 2 panels => 630392
t: linen sheer curtains => 630399
t: shower curtain PEVA => 392490
t: curtain rod extendable => !6303

@ deep-sport-suit
en: rowing unisuit; rowing suit; trisuit; speed suit cycling; cycling bib tights; weightlifting singlet; powerlifting singlet; compression suit; thermal catsuit; zentai suit
de: Ruderanzug = rowing suit; Ringertrikot = wrestling singlet; Rennanzug = racing suit; Lauftights = running tights; Trägerhose Rad = cycling bib shorts
fr: combinaison triathlon = trisuit; combinaison aviron = rowing suit; maillot de lutte = wrestling singlet; cuissard à bretelles = cycling bib shorts
es: mono de triatlón = trisuit; traje de remo = rowing suit; maillot de lucha = wrestling singlet; culotte ciclismo tirantes = cycling bib tights
it: body canottaggio = rowing unisuit; body lotta = wrestling singlet
nl: triatlonpak = triathlon suit; roeipak = rowing suit; worstelpak = wrestling singlet; hardlooptight = running tights; koersbroek met bretels = cycling bib shorts
pl: strój wioślarski = rowing suit; trykot zapaśniczy = wrestling singlet; spodenki na szelkach rowerowe = cycling bib shorts
pt: fato de triatlo = trisuit; fato de remo = rowing unisuit; malha de luta = wrestling singlet; calça de corrida justa = running tights
implies: weave=knit
  "running tights": user=male 610343 ~.3; main-fibre=cotton 610462 ~.3; * 610463
  "lauftights": user=male 610343 ~.3; * 610463
  "hardlooptight": user=male 610343 ~.3; * 610463
  "collant": user=male 610343 ~.3; * 610463
  "mallas": user=male 610343 ~.3; * 610463
  "bib": user=female 610463 ~.3; * 610343
  "cuissard": user=female 610463 ~.3; * 610343
  "morphsuit" -> 611430
  use garments-knit
t: triathlon suit mens nylon elastane => 611430
t: running tights women polyester => 610463
t: rowing boat inflatable => !6114

@ ethnic-africa
en: kanga; boubou; kitenge dress; ankara dress; dashiki dress; takchita; moroccan caftan; haik; kaba dress; senator wear; shweshwe dress
de: Boubou = boubou; Afrikanisches Kleid = african dress; Dashiki Kleid = dashiki dress
fr: robe wax = wax print dress; robe africaine = african dress; takchita = takchita; caftan marocain = moroccan caftan
es: vestido africano = african dress; caftán marroquí = moroccan caftan; boubou = boubou
it: abito africano = african dress; caftano marocchino = moroccan caftan; boubou = boubou
nl: afrikaanse jurk = african dress; boubou = boubou; marokkaanse kaftan = moroccan caftan
pl: sukienka afrykańska = african dress; kaftan marokański = moroccan caftan; boubou = boubou
pt: vestido africano = african dress; cafetã marroquino = moroccan caftan; boubou = boubou
implies: weave=woven
  "kanga" -> 621142
  "agbada": user=female use dresses-woven ~.3; * use ensembles-men
  "senator" use ensembles-men
  user=male use garments-men
  weave=knit use dresses-knit ~.05
  use dresses-woven
t: ankara dress cotton women => 620442
t: mens boubou cotton => 621132
t: kangaroo plush toy => !62

@ ethnic-east-asia
en: jinbei; samue; hanten; hanfu dress; hanbok dress; ao dai dress; baju kurung; kebaya; cheongsam top; tang suit; tangzhuang; kung fu suit; tai chi suit; barong tagalog
de: Tai-Chi-Anzug = tai chi suit; Kung-Fu-Anzug = kung fu suit; Hanfu = hanfu
fr: tenue tai chi = tai chi suit; tenue kung fu = kung fu suit; jinbei = jinbei
es: traje tai chi = tai chi suit; traje kung fu = kung fu suit; yukata = yukata
it: tuta tai chi = tai chi suit; divisa kung fu = kung fu uniform; yukata = yukata
nl: tai chi pak = tai chi suit; kung fu pak = kung fu suit; yukata = yukata
pl: strój tai chi = tai chi suit; strój kung fu = kung fu suit; jukata = yukata
pt: fato tai chi = tai chi suit; roupa kung fu = kung fu clothing; yukata = yukata
not: hanfu hairpin; hanbok doll
implies: weave=woven
  "tai chi": user=male use ensembles-men ~.3; * use ensembles-women
  "kung fu": user=female use ensembles-women ~.3; * use ensembles-men
  "tang suit": user=female use ensembles-women ~.3; * use ensembles-men
  "jinbei": user=female use ensembles-women ~.3; * use ensembles-men
  "samue": user=female use ensembles-women ~.3; * use ensembles-men
  "barong" use shirts-men
  "kebaya" use shirts-women
  "cheongsam top" use shirts-women
  "hanfu" use dresses-woven
  "hanbok" use dresses-woven
  user=male use garments-men
  use garments-women
t: mens jinbei cotton set => 620322
t: yukata cotton women => 621142
t: tai chi sword => !62

@ ethnic-europe
en: dirndl dress; trachten vest; bavarian costume; kilt men; flamenco dress; flamenco skirt; flamenco costume; folk costume; highland dress; sporran
de: Dirndlkleid = dirndl dress; Trachtenjacke = traditional bavarian jacket; Trachtenjanker = traditional bavarian jacket; Trachtenkleid = traditional bavarian dress; Trachtenmode = traditional bavarian clothing; Kinderdirndl = child's dirndl; Mididirndl = midi dirndl; Minidirndl = mini dirndl; Damendirndl = women's dirndl; Mädchendirndl = girls' dirndl; Dirndlbluse = dirndl blouse
fr: dirndl = dirndl; robe flamenco = flamenco dress; costume folklorique = folk costume
es: traje de flamenca = flamenco costume; vestido de flamenca = flamenco dress; falda flamenca = flamenco skirt; traje regional = folk costume
it: dirndl = dirndl; abito flamenco = flamenco dress; costume tirolese = tyrolean costume
nl: dirndl = dirndl; klederdracht = folk costume; flamencojurk = flamenco dress; dirndljurk = dirndl dress
pl: dirndl = dirndl dress; strój ludowy = folk costume; sukienka flamenco = flamenco dress; strój bawarski = bavarian costume
pt: dirndl = dirndl; traje típico = folk costume; vestido flamenco = flamenco dress
not: kilt pin; kilt hose; kilt socks; sporran chain
implies: weave=woven
  kind=costume "disposable|desechable|monouso|usa e getta|descartável" -> 950590
  "sporran" -> 420292
  "lederhose": main-fibre=cotton 620342 ~.3; main-fibre=synthetic 620343 ~.3; * 420310
  "lederhosen": main-fibre=cotton 620342 ~.3; main-fibre=synthetic 620343 ~.3; * 420310
  "kilt": user=female use skirts ~.3; main-fibre=synthetic 621133 ~.3; main-fibre=cotton 621132 ~.3; * 621139
  "schottenrock": user=female use skirts ~.3; main-fibre=synthetic 621133 ~.3; * 621139
  "trachtenjacke": user=female use blazers-women ~.3; * use blazers-men
  "trachtenjanker": user=female use blazers-women ~.3; * use blazers-men
  "trachten vest": user=female use garments-women ~.3; * use garments-men
  "trachtenweste": user=female use garments-women ~.3; * use garments-men
  "skirt" use skirts
  "falda" use skirts
  use dresses-woven
t: dirndl dress cotton with apron => 620442
t: mens scottish kilt wool tartan => 621139
t: tartan blanket wool => !62

@ ethnic-indian
en: anarkali suit; ghagra choli; salwar suit; salwar; churidar; patiala salwar; sharara suit; nehru jacket; bandhgala; jodhpuri suit
de: Salwar Kameez = salwar kameez; Lehenga = lehenga; Kurta Pyjama = kurta pyjama
fr: salwar kameez = salwar kameez; lehenga = lehenga; kurta pyjama = kurta pyjama
es: lehenga = lehenga; salwar kameez = salwar kameez
it: lehenga = lehenga; salwar kameez = salwar kameez
nl: lehenga = lehenga; salwar kameez = salwar kameez
pl: lehenga = lehenga; salwar kameez = salwar suit
pt: lehenga = lehenga; salwar kameez = salwar kameez
not: saree blouse; sari petticoat; saree petticoat; saree pin; saree shapewear; sari silk ribbon; sari silk yarn; sari ribbon; sari fabric; saree cover; saree bag; saree stand
implies: weave=woven
  "nehru": user=female use garments-women ~.3; * use garments-men
  "bandhgala" use suits-men
  "jodhpuri" use suits-men
  "sherwani" use garments-men
  "kurta": user=female use ensembles-women ~.3; * use ensembles-men
  "saree": main-fibre=cotton 621142 ~.2; main-fibre=silk|wool 621149 ~.2; * 621143
  "sari": main-fibre=cotton 621142 ~.2; main-fibre=silk|wool 621149 ~.2; * 621143
  "salwar" !"suit" !"kameez" use trousers-women
  "churidar" use trousers-women
  "lehenga" use ensembles-women
  "ghagra" use ensembles-women
  weave=knit -> 610423 ~.03
  use ensembles-women # top, trousers and scarf put up together: ensemble
t: salwar kameez cotton 3 piece women => 620422
t: lehenga choli georgette polyester => 6204
t: saree blouse cotton => !620422

@ fencing-falconry-glove
en: falconry glove; fencing glove; shooting glove archery; welding gauntlet; welding gauntlets; driver gloves leather; tig welding gloves; cryogenic gloves; rose pruning gloves; thornproof gauntlet; fireplace gloves; bbq leather gloves
de: Falknerhandschuh = falconry glove; Fechthandschuh = fencing glove; Fahrerhandschuhe = driving glove; Rindspaltlederhandschuhe = cowhide split leather glove; Kryohandschuhe = cryogenic gloves
fr: gants de soudeur = welding gloves; gant de fauconnerie = falconry glove; gant d'escrime = fencing glove; gants de manutention cuir = leather work gloves; gants rosier = rose pruning gloves
es: guante de cetrería = falconry glove; guante de esgrima = fencing glove; guantes de trabajo piel = leather work glove
it: guanto da falconeria = falconry glove; guanto da scherma = fencing glove; guanti da lavoro pelle = leather work gloves
nl: valkeniershandschoen = falconry glove; schermhandschoen = fencing glove; leren werkhandschoenen = leather work gloves
pl: rękawica sokolnicza = falconry glove; rękawica szermiercza = fencing glove; rękawice robocze skórzane = leather work gloves
pt: luva de falcoaria = falconry glove; luva de esgrima = fencing glove; luvas de trabalho couro = leather work gloves
  "fencing": main=leather 420321 ~.6; * 621600
  "escrime": * 420321
  "esgrima": * 420321
  "archery" -> 420321
  "falconry" -> 420329
  "cryogenic" -> 621600
  main=textile -> 621600 ~.03
  * -> 420329
t: leather welding gauntlets 35 cm => 420329
t: fencing glove leather => 420321
t: welding mask => !4203

@ flame-retardant-wear
en: flame resistant coverall; fr shirt; fr work shirt; arc flash coverall; nomex coverall; fireman suit; turnout gear; bunker gear; firefighter jacket; aluminized suit; foundry coat; molten metal jacket; racing suit; kart suit; karting suit; race suit nomex
de: Flammschutzoverall = flame resistant coverall; Schweißerjacke = welding jacket; Feuerwehrjacke = firefighter jacket; Feuerwehrhose = firefighter trousers; Schutzanzug Störlichtbogen = arc flash suit; Kartanzug = kart suit
fr: combinaison ignifugée = flame resistant suit; veste de soudeur = welding jacket; veste pompier = firefighter jacket; combinaison karting = karting suit; combinaison pilote = racing suit
es: mono ignífugo = flame resistant coverall; chaqueta soldador = welding jacket; traje de bombero = fireman suit; mono karting = kart suit
it: tuta ignifuga = flame resistant coverall; giacca saldatore = welding jacket; tuta vigili del fuoco = firefighter suit; tuta kart = kart suit
nl: vlamvertragende overall = flame retardant coverall; lasjas = welding jacket; brandweerpak = fireman suit; kartoverall = karting suit; raceoverall = racing suit
pl: kombinezon trudnopalny = flame resistant coverall; bluza spawalnicza = welding jacket; ubranie strażackie = firefighter clothing; kombinezon kartingowy = kart suit
pt: macacão antichama = flame resistant coverall; casaco de soldador = welding jacket; fato de bombeiro = fireman suit; fato karting = karting suit
not: welding jacket hanger; fireman suit costume; firefighter costume kids
  kind=costume -> 950590 ~.02
  "fr shirt" use shirts-men
  "fr work shirt" use shirts-men
  main=leather -> 420310 ~.1
  "turnout": user=female 621143 ~.3; * 621133
  "aluminized": user=female 621050 ~.3; * 621040
  "foundry": user=female 621050 ~.3; * 621040
  user=female use garments-women
  main-fibre: cotton 621132 ~.4; synthetic|artificial 621133; other 621139
  "nomex" -> 621133
  "firefighter" -> 621133
  "fireman" -> 621133
  "race" -> 621133
  "kart" -> 621133
  * -> 621132
t: kart racing suit polyester men => 621133
t: fire extinguisher => !62

@ glove-coated-trade
en: pu palm gloves; latex dipped gloves; crinkle latex gloves; nitrile palm gloves; nitrile dipped gloves; pvc dotted gloves; sandy nitrile gloves; foam nitrile gloves; builders gloves; grip gloves work; thermal work gloves; anti vibration gloves; cut level 5 gloves; hppe gloves
de: Nitrilbeschichtete Handschuhe = nitrile coated glove; Arbeitshandschuhe beschichtet = coated work glove; Hitzeschutzhandschuhe = heat protection glove; Noppenhandschuhe = dotted glove
fr: gants enduits = coated gloves; gants enduits nitrile = nitrile coated gloves; gants mécanicien = mechanic gloves
es: guantes recubiertos nitrilo = nitrile coated glove; guantes de mecánico = mechanic's glove
it: guanti spalmati = coated work gloves; guanti spalmati nitrile = nitrile coated gloves; guanti da meccanico = mechanic gloves
nl: gecoate handschoenen = coated gloves; monteurshandschoenen = mechanic gloves
pl: rękawice powlekane = coated gloves; rękawice montażowe = assembly gloves
pt: luvas revestidas = coated gloves; luvas de mecânico = mechanic gloves
not: gardening gloves claws
  "chainmail" -> 732690
  main=leather -> 420329 ~.08
  "mechanic": weave=knit 611610; * 621600
  "impact": build=dipped 611610; * 621600
  build=dipped -> 611610 ~.5
  "nitrile" -> 611610
  "latex" -> 611610
  "pvc" -> 611610
  "palm" -> 611610
  "hppe" -> 611693
  "kevlar" -> 611693
  "cut resistant" -> 611693
  "anti cut" -> 611693
  "anticorte" -> 611693
  "antitaglio" -> 611693
  "anti coupure" -> 611693
  main-fibre: cotton 611692 ~.1; wool 611691
  weave=woven -> 621600 ~.05
  * -> 611610
ask: build; main
t: polyester work gloves with foam nitrile palm => 611610
t: gardening gloves latex coated ladies => 611610
t: garden hose nozzle => !6116

@ hosiery-trade
en: tights 80 denier; 100 denier tights; 60 denier tights; wool tights; cotton tights; cable knit tights; girls tights; school tights; knee high stockings; knee highs nylon; ankle highs; hold up stockings; seamed stockings; stump sock; sock liners; hospital slipper socks; ted stockings
de: Strickstrumpfhose = knitted tights; blickdichte Strumpfhose = opaque tights; Feinkniestrümpfe = knee highs nylon; Stumpfstrumpf = stump sock
fr: collant opaque = opaque tights; collant laine = wool tights; collant chaud = thermal tights; mi bas nylon = nylon knee highs
es: medias opacas = opaque tights; leotardos niña = girls tights; medias térmicas = thermal tights; medias autoadhesivas = hold up stockings; calcetines media nylon = nylon ankle sock
it: collant coprenti = opaque tights; calzamaglia bambina = girls tights; gambaletto = knee-high stocking; calze antitrombo = ted stockings
nl: maillot kinderen = children's tights; blikdichte panty = opaque tights; wollen maillot = wool tights; pantykousjes; hold ups = hold up stockings
pl: rajstopy kryjące = opaque tights; rajstopy dziecięce = children's tights; rajstopy wełniane = wool tights; podkolanówki nylonowe = knee highs nylon
pt: collants opacos = opaque tights; meia calça grossa = thick tights; meia calça infantil = children's tights; minimeias = ankle highs
not: sock liners boots; calzamaglia termica uomo; hospital slipper socks baby
  "embolism" -> 611510
  "ted stockings" -> 611510
  "compression" -> 611510
  "contention" -> 611510
  "thrombosestrümpfe" -> 611510
  "antitrombo" -> 611510
  "steunkousen" -> 611510
  "uciskowe" -> 611510
  "pop socks" -> 611530
  "knee high" -> 611530
  "knee highs" -> 611530
  "ankle highs" -> 611530
  "hold up" -> 611530
  "hold ups" -> 611530
  "seamed" -> 611530
  "gambaletto" -> 611530
  "autoreggenti" -> 611530
  "pantykousjes" -> 611530
  "stump": main-fibre=cotton 611595 ~.4; main-fibre=wool 611594 ~.05; * 611596
  "liners": main-fibre=cotton 611595 ~.3; * 611596
  "slipper socks": main-fibre=cotton 611595 ~.3; * 611596
  main-fibre=wool -> 611529 ~.08
  main-fibre=cotton -> 611529 ~.15
  * -> 611522 # synthetic, 67 decitex or more a single yarn
t: opaque tights 80 denier nylon black => 611522
t: girls cotton school tights => 611529
t: nylon pop socks 15 denier => 611530
t: leggings cotton => !6115

@ infant-training-pants
en: training pants; infant training pants; toddler training pants; potty training pants; reusable training pants cotton
de: Trainingshöschen = potty training pants; Trainerhöschen = potty training pants; Lernwindel Höschen = potty training pants
fr: culotte apprentissage bébé = infant training pants; slip d'apprentissage = training pants
es: braguita de aprendizaje = training pants; calzoncillo de aprendizaje = training pants
it: mutandine trainer = training pants; mutandina apprendimento = training pants
nl: trainingsbroekje zindelijkheid = potty training pants
pl: majteczki treningowe = training pants
pt: cueca de desfralde = training pants; calcinha de treinamento = training pants; cueca de treino = training pants
not: disposable training pants; training pants diaper; training pants jogging; training pants men; training pants women; training pants soccer; training pants mens
  kind=disposable -> 961900 ~.05
  "diaper" -> 961900
  "plastic|plástico|plastica" -> 392620
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" -> 611300
  user=baby: weave=woven use baby-woven; * use baby-knit
  main-fibre=synthetic -> 610822 ~.05
  * -> 961900
t: toddler training pants absorbent cotton potty => 961900
t: training pants soccer men polyester => !9619

@ jersey-goalkeeper
en: singlets and vests; athletic singlet; running singlet; basketball singlet; mesh tank top; ribbed tank top; spaghetti top; muscle vest; string singlet; marathon singlet; compression vest top; thermal undershirt; long sleeve thermal; thermal vest; ribbed vest
de: Feinrippunterhemd = fine rib undershirt; Achselhemd = sleeveless undershirt; Laufsinglet = running singlet; Thermounterhemd = thermal undershirt; Spaghettitop = spaghetti strap top
fr: maillot de corps thermique = thermal undershirt; débardeur côtelé = ribbed tank top; débardeur de course = running singlet; top à bretelles = strappy top
es: camiseta de asas = tank top; camiseta sin mangas running = running singlet; camiseta interior térmica = thermal undershirt
it: canotta costina = ribbed tank top; canotta running = running tank top; maglia intima termica = thermal undershirt
nl: thermohemd = thermal vest; hardloopsinglet = running singlet; spaghettitop = spaghetti top; ribhemd = ribbed vest
pl: podkoszulek termiczny = thermal undershirt; top na ramiączkach = strappy top; singlet biegowy = running singlet; koszulka na ramiączkach = tank top
pt: camisola interior térmica = thermal undershirt; top de alças = strappy top; camisola de alças = vest top
implies: weave=knit
  user=baby use baby-knit
  main-fibre: cotton 610910 ~.5
  * -> 610990
ask: main-fibre
t: ribbed tank top cotton women => 610910
t: thermal undershirt polyester men => 610990
t: water tank => !6109

@ jumpsuit-playsuit
en: playsuit women; boiler suit women; utility jumpsuit; evening jumpsuit; culotte jumpsuit; onesie adult; fleece onesie; footed pajamas adult; dungaree dress; school pinafore; jumper dress
de: Overall Damen = women's overall; Jumpsuit Damen = women's jumpsuit; Onesie Erwachsene = onesie adult; Trägerkleid = jumper dress; Latzkleid = dungaree dress; Kigurumi = kigurumi
fr: robe salopette = dungaree dress; pyjama combinaison adulte = onesie adult; kigurumi = kigurumi
es: mono mujer = women's jumpsuit; mono corto = playsuit; pichi = jumper dress; vestido peto = dungaree dress; pijama mono adulto = onesie adult
it: tuta donna intera = women's jumpsuit; tutina donna = women's playsuit; salopette gonna = dungaree dress; scamiciato = pinafore dress; pigiama intero adulto = onesie adult; kigurumi = kigurumi
nl: jumpsuit dames = women's jumpsuit; overgooier = pinafore dress; onesie volwassenen = onesie adult; tuinbroekjurk = dungaree dress
pl: ogrodniczka sukienka = dungaree dress; piżama jednoczęściowa dorosłych = one piece adult pyjamas
pt: macaquinho feminino = women's playsuit; jardineira saia = dungaree dress; pijama macacão adulto = adult pajama onesie; kigurumi = kigurumi
not: playsuit dog; onesie adult diaper
  user=baby use baby-knit
  "pinafore" use dresses-any
  "dungaree" use dresses-any
  "jumper dress" use dresses-knit
  "trägerkleid" use dresses-any
  "latzkleid" use dresses-any
  "pichi" use dresses-any
  "overgooier" use dresses-any
  "scamiciato" use dresses-any
  "onesie": main-fibre=cotton 611420 ~.3; * 611430
  "kigurumi": main-fibre=cotton 611420 ~.3; * 611430
  "fleece": * 611430
  "footed": main-fibre=cotton 611420 ~.3; * 611430
  "denim|vaquero|mezclilla" -> 621142
  weave=knit use garments-knit ~.25
  user=male use garments-men
  use garments-women
ask: weave; main-fibre
t: womens viscose playsuit woven => 621143
t: adult fleece onesie kigurumi => 611430
t: school pinafore dress polyester woven girls => 620443
t: baby romper cotton => !6211

@ kids-school-uniform
en: school uniform; school jumper; school shirt; school cardigan; school shorts; gym slip; school tunic
de: Schuluniform = school uniform; Schulblazer = school blazer; Schulrock = school skirt; Schulhemd = school shirt
fr: uniforme scolaire = school uniform; blazer scolaire = school blazer; jupe école = school skirt; chemise écolier = school shirt
es: uniforme escolar = school uniform; falda escolar = school skirt; polo escolar = school polo shirt; pantalón escolar = school trousers; jersey escolar = school jumper
it: divisa scolastica = school uniform; grembiule scolastico = school smock; gonna scolastica = school skirt
nl: schooluniform = school uniform; schoolblazer = school blazer; schoolrok = school skirt
pl: mundurek szkolny = school uniform; spódniczka szkolna = school skirt; marynarka szkolna = school blazer
pt: uniforme escolar = school uniform; saia escolar = school skirt; polo escolar = school polo shirt; bata escolar = school smock
not: school uniform costume; school uniform cosplay; school uniform doll
implies: weave=woven
  "blazer": user=female use blazers-women ~.3; * use blazers-men
  "skirt" use skirts
  "rock" use skirts
  "jupe" use skirts
  "falda" use skirts
  "saia" use skirts
  "gonna" use skirts
  "polo": user=female use shirts-women ~.3; weave=woven use shirts-men; main-fibre=synthetic 610520 ~.3; * 610510
  "jumper" use jumpers
  "cardigan" use jumpers
  "jersey" use jumpers
  "trousers" use trousers-user
  "shorts" use trousers-user
  "pantalón" use trousers-user
  "shirt": user=female use shirts-women ~.3; * use shirts-men
  "tunic" use dresses-any
  "gym slip" use dresses-any
  "grembiule": main-fibre=synthetic 621143 ~.3; * 621142
  user=male use ensembles-men
  use ensembles-women
t: boys school trousers polyester viscose grey => 620343
t: school jumper acrylic navy => 611030
t: girls school skirt pleated polyester => 620453
t: school bag => !62

@ lab-warehouse-coat
en: food factory coat; food trade coat; butcher coat; lab jacket; visitor coat; pharmacist coat; barber coat; work smock; artist smock; overall smock
de: Berufsmantel = work coat; Laborjacke = lab jacket; Kittelschürze = overall apron; Besucherkittel = visitor coat
fr: blouse laboratoire = lab coat; blouse agroalimentaire = food factory coat; blouse de peinture = artist smock; blouse visiteur = visitor coat
es: bata de trabajo = work coat; guardapolvo = dust coat; bata visitante = visitor coat
it: camice da lavoro = work coat; camice medico = doctor's coat; grembiule pittura = painting apron
nl: laboratoriumjas = lab coat; stofjas = dust coat; verfschort = painting smock; bezoekersjas = visitor coat
pl: kitel lekarski = doctor coat; fartuch roboczy = work coat; kitel = coat; fartuch magazynowy = warehouse coat
pt: bata de trabalho = work smock; guarda pó = dust coat; bata médica = doctor's coat
not: doctor coat costume; painting smock kids plastic
  kind=costume -> 950590 ~.01
  "visitor" -> 621010
  "besucherkittel" -> 621010
  use workwear-top
ask: user; main-fibre
t: mens warehouse coat polycotton 65% polyester 35% cotton => 621133
t: laboratory coat cotton women => 621142
t: visitor coat disposable PP nonwoven => 621010
t: winter coat women => !6211

@ life-saving-tactical-vest
en: plate carrier vest; tactical vest; molle vest; chest rig; airsoft vest; bulletproof vest; ballistic vest; body armor vest; stab vest; stab proof vest; body armour; war belt tactical
de: Schutzweste = protective vest; Plattenträger = plate carrier; Taktische Weste = tactical vest; Stichschutzweste = stab proof vest; Einsatzweste = tactical vest; Schussweste = bulletproof vest
fr: gilet tactique = tactical vest; gilet pare balles = bulletproof vest; gilet pare lames = stab proof vest
es: chaleco antibalas = bulletproof vest; portaplacas = plate carrier; chaleco anticuchillo = stab vest
it: giubbotto antiproiettile = bulletproof vest; gilet porta piastre = plate carrier vest; corpetto antitaglio = stab vest
nl: kogelwerend vest = bulletproof vest; plate carrier vest = plate carrier vest; steekwerend vest = stab proof vest
pl: kamizelka kuloodporna = bulletproof vest; kamizelka nożoodporna = stab proof vest; kamizelka nośna = load carrying vest
pt: colete à prova de balas = bulletproof vest; colete balístico = ballistic vest; porta placas = plate carrier
not: tactical vest pouch; tactical vest dog; tactical dog vest; tactical vest toy
  user=female use garments-women
  main-fibre: cotton 621132 ~.02
  * -> 621133
t: tactical plate carrier vest nylon 1000D => 621133
t: bulletproof vest aramid level IIIA => 621133
t: dog vest harness => !6211

@ neckwear-trade
en: ascot; dickie; dickey; ruff collar; zipper tie; knitted tie; school tie; tie set; tie and handkerchief set; woggle
de: Jabot = jabot; Strickkrawatte = knitted tie; Kinderkrawatte = child's tie; Krawatten-Set = tie set
fr: jabot = jabot; cravate tricot = knitted tie; cravate enfant = child's tie; foulard scout = scout neckerchief; ascot = ascot
es: plastrón = ascot; corbata de punto = knitted tie; pañoleta scout = scout neckerchief; corbata niño = boy's tie
it: plastron = plastron tie; jabot = jabot; cravatta a maglia = knitted tie; fazzolettone scout = scout neckerchief; papillon bambino = child's bow tie
nl: plastron = plastron tie; gebreide stropdas = knitted tie; halsdoek = neckerchief; kinderstropdas = child's tie
pl: żabot = jabot; fular = foulard; krawat dziecięcy = child's tie; chusta harcerska = scout scarf; krawat z dzianiny = knitted tie
pt: plastron = ascot; jabô = jabot; gravata de malha = knitted tie; lenço de escuteiro = scout neckerchief; gravata infantil = children's tie
not: ascot cap; halstuch hund
  "woggle" -> 420500
  "bolo" -> 711790
  "dickie": weave=knit 611780; * 621710
  "dickey": weave=knit 611780; * 621710
  "jabot" -> 621710
  "ruff" -> 621710
  "żabot" -> 621710
  "neckerchief": main-fibre=cotton 621490 ~.4; main-fibre=silk 621410 ~.05; * 621430
  "halstuch": main-fibre=silk 621410 ~.05; main-fibre=synthetic 621430 ~.3; * 621490
  "halsdoek": main-fibre=silk 621410 ~.05; main-fibre=synthetic 621430 ~.3; * 621490
  "pañoleta" -> 621490
  "escuteiro" -> 621490
  weave=knit -> 611780 ~.05
  main-fibre: silk 621510 ~.15; synthetic|artificial 621520 ~.9; other 621590
  * -> 621520
ask: main-fibre
t: silk cravat ascot men => 621510
t: knitted tie polyester => 611780
t: cable tie nylon => !6215

@ night-trade
en: lounge pyjamas; shortie pyjamas; pyjama shorts; pyjama top; chemise nightwear; babydoll nightwear; sleep tee; satin pyjama set; flannel pyjamas; hospital pyjamas; matching family pyjamas
de: Shorty Schlafanzug = shortie pyjamas; Schlafshirt = sleep tee; Satin Pyjama = satin pyjamas; Flanellpyjama = flannel pyjamas
fr: pyjama pilou = flannel pyjamas; pyjashort = shortie pyjamas; pyjama court = short pyjamas
es: pijama de satén = satin pyjamas; pijama de franela = flannel pyjamas; pijama corto = short pyjamas; camisola de dormir = nightshirt
it: pigiama flanella = flannel pyjamas; pigiama corto = short pyjamas; pigiama donna = women's pyjamas
nl: satijnen pyjama = satin pyjama set; flanellen pyjama = flannel pyjamas; shortama = shortie pyjamas; slaapshirt = sleep tee
pl: piżama flanelowa = flannel pyjamas; piżama męska = men's pyjamas
pt: camisa de noite = nightshirt; pijama de flanela = flannel pyjamas; pijama curto = short pyjamas; camisola de noite = nightgown
not: pyjama cord; nightie dog
  user=baby use baby-knit
  weave=woven user=male: main-fibre=cotton 620721 ~.3; main-fibre=synthetic|artificial 620722 ~.3; main-fibre=other 620729 ~.05; * 620721
  "flannel" user=male -> 620721
  "flannel": main-fibre=synthetic 620822 ~.3; * 620821
  "flanell" -> 620821
  "satin": main-fibre=silk 620829 ~.05; user=male 620722 ~.3; * 620822
  "satén" -> 620822
  "raso" -> 620822
  "cetim" -> 620822
  "satijnen" -> 620822
  "satynowa" -> 620822
  weave=woven: main-fibre=cotton 620821 ~.3; main-fibre=synthetic|artificial 620822 ~.3; main-fibre=other 620829 ~.05; * 620821
  user=male: main-fibre=synthetic|artificial 610722 ~.2; main-fibre=wool|silk|flax 610729 ~.02; * 610721
  main-fibre: synthetic|artificial 610832 ~.35; cotton 610831 ~.9; other 610839
  * -> 610831
ask: weave; main-fibre; user
t: ladies nightdress knitted cotton => 610831
t: satin pyjama set women polyester => 620822
t: mens flannel pyjamas cotton woven => 620721
t: night light => !6108

@ nurse-uniform-dress
en: scrub dress; maternity scrub; scrub jacket; vet scrubs; medical uniform; nursing uniform
de: Schwesternkittel = nurse dress; OP-Kasack = scrub top; Pflegekleidung = nursing clothing; Praxiskleidung = medical practice clothing
fr: blouse infirmière = nurse's tunic; pyjama médical = medical scrubs; tenue médicale = medical uniform; ensemble médical = medical scrub set
es: uniforme enfermera = nurse uniform
it: divisa ospedaliera = hospital uniform; divisa infermiera = nurse uniform; divisa sanitaria = medical uniform
nl: verpleegstersuniform = nurse's uniform; zorgkleding = care clothing; medische kleding = medical clothing
pl: komplet medyczny = medical clothing set; uniform medyczny = medical uniform; odzież medyczna = medical clothing
pt: uniforme de enfermagem = nursing uniform; scrub hospitalar = hospital scrubs; conjunto hospitalar = scrub set
not: nurse dress up; scrub set body; scrub set exfoliating; scrub top sheet
  "dress" use dresses-any
  use workwear-top
t: body scrub sugar => !62

@ petticoat-hoop
en: crinoline petticoat; bustle; sari petticoat; saree petticoat; cotton slip dress liner; tulle petticoat; bridal petticoat; slip extender
de: Halbunterrock = half slip
fr: jupon mariage = bridal petticoat
es: can can enagua = petticoat; combinación interior = slip; miriñaque = crinoline; cancán vestido = petticoat
it: sottogonna sposa = bridal petticoat
pl: półhalka = half slip; krynolina = crinoline; halka ślubna = bridal petticoat; halka tiulowa = tulle petticoat; półhalek = half slip
pt: combinação interior = slip; crinolina = crinoline
not: petticoat fabric
  weave=knit: main-fibre=synthetic|artificial 610811 ~.9; * 610819
  "full slip": main-fibre=cotton 610819 ~.3; * 610811
  "half slip": main-fibre=cotton 610819 ~.3; * 610811
  "unterkleid" -> 610811
  main-fibre: synthetic|artificial 620811 ~.8; cotton|silk 620819
  * -> 620811
ask: main-fibre; weave
t: tulle crinoline petticoat bridal nylon => 620811
t: sari petticoat cotton => 620819
t: mini skirt => !6208

@ poncho-ruana
en: knitted poncho; wool poncho; alpaca poncho; cape shawl; knitted cape; knit cape; wrap cape; poncho wrap; fleece poncho
de: Strickponcho = knitted poncho; Strickcape = knitted cape; Wollponcho = wool poncho; Umhang Damen = women's cape
fr: poncho tricot = knitted poncho; cape en laine = wool cape; poncho laine = wool poncho; ruana = ruana
es: poncho de punto = knitted poncho; capa de lana = wool cape; poncho de lana = wool poncho
it: poncho in maglia = knitted poncho; mantella lana = wool cape; poncho lana = wool poncho
nl: gebreide poncho = knitted poncho; omslagdoek poncho = wrap poncho; wollen cape = wool cape
pl: ponczo z dzianiny = knitted poncho; ponczo wełniane = wool poncho; pelerynka damska = women's cape; narzutka ponczo = poncho wrap
pt: poncho de malha = knitted poncho; poncho de lã = wool poncho; capa de lã = wool cape
  "knit" use jackets-women-knit
  "knitted|de punto|a maglia|de malha" use jackets-women-knit
  "fleece" -> 610230
  weave=knit use jackets-women-knit
  main-fibre: wool 620220 ~.5; cotton 620230; synthetic|artificial 620240; other 620290
  * -> 610230
ask: weave; main-fibre
t: knitted acrylic poncho women => 610230
t: woven wool ruana => 620220
t: rain poncho plastic => !6102

@ prenatal-wear
en: maternity jumper; maternity coat; breastfeeding dress; belly band; maternity support band; bump band
de: Bauchband = belly band
fr: bandeau de grossesse = belly band
es: vaqueros premamá = maternity jeans; camiseta lactancia = breastfeeding t-shirt
it: jeans premaman = maternity jeans; fascia premaman = maternity band
nl: zwangerschapsjeans = maternity jeans; voedingstop = nursing top; buikband = belly band
pl: jeansy ciążowe = maternity jeans
pt: vestido de grávida = maternity dress; calças de grávida = maternity trousers; top de amamentação = nursing top; cinta de grávida = maternity support band
implies: user=women
  "belly" -> 621290
  "band" -> 621290
  "bauchband" -> 621290
  "bandeau" -> 621290
  "faja" -> 621290
  "fascia" -> 621290
  "buikband" -> 621290
  "cinta" -> 621290
  "pas ciążowy" -> 621290
  "jeans" -> 620462
  "jean" -> 620462
  "umstandsjeans" -> 620462
  "zwangerschapsjeans" -> 620462
  "jeansy" -> 620462
  "vaqueros" -> 620462
  "trousers" use trousers-women
  "hose" use trousers-women
  "umstandshose" use trousers-women
  "pantalon" use trousers-women
  "pantalón" use trousers-women
  "pantaloni" use trousers-women
  "spodnie" use trousers-women
  "calças" use trousers-women
  "coat" use jackets-women
  "jumper" use jumpers
  "top": weave=woven use shirts-women; main-fibre=cotton 610910 ~.5; * 610990
  "stillshirt": main-fibre=synthetic 610990 ~.3; * 610910
  "haut": main-fibre=cotton 610910 ~.5; * 610990
  "camiseta": main-fibre=cotton 610910 ~.5; * 610990
  "maglia": main-fibre=cotton 610910 ~.5; * 610990
  "voedingstop": main-fibre=cotton 610910 ~.5; * 610990
  "bluzka": main-fibre=cotton 610910 ~.5; * 610990
  weave=woven use dresses-woven
  use dresses-knit
ask: weave; main-fibre
t: maternity dress jersey cotton => 610442
t: maternity jeans denim stretch => 620462
t: nursing pillow => !61

@ safety-hi-vis-trade
en: hi vis t-shirt; hi vis polo; hi vis hoodie; hi vis sweatshirt; hi vis bomber; hi vis rain jacket; hi vis softshell; reflective sash; reflective belt; reflective running belt; sam browne belt; hi vis braces
de: Warnschutzhose = hi vis trousers; Warnschutzparka = hi vis parka; Warnschutz-Poloshirt = hi vis polo; Reflexgurt = reflective belt; Reflektorgürtel = reflective belt
fr: pantalon haute visibilité = hi vis trousers; parka haute visibilité = hi vis parka; polo haute visibilité = hi vis polo; baudrier réfléchissant = sam browne belt
es: pantalón alta visibilidad = hi vis trousers; parka alta visibilidad = hi vis parka; cinturón reflectante = reflective belt
it: pantaloni alta visibilità = hi vis trousers; parka alta visibilità = hi vis parka; cintura riflettente = reflective belt
nl: veiligheidsjas = safety jacket; werkjas fluo = hi vis work jacket; signalisatiejas = hi vis jacket; signalisatiebroek = hi vis trousers; reflectieriem = reflective belt
pl: spodnie ostrzegawcze = hi vis trousers; kurtka odblaskowa = reflective jacket; szelki odblaskowe = reflective braces
pt: casaco alta visibilidade = hi vis jacket; calças alta visibilidade = hi vis trousers; parka alta visibilidade = hi vis parka; cinto refletor = reflective belt
  "sash" -> 621710
  "belt" -> 621710
  "braces" -> 621290
  "reflexgurt" -> 621710
  "reflektorgürtel" -> 621710
  "baudrier" -> 621710
  "cinturón" -> 621710
  "cintura" -> 621710
  "reflectieriem" -> 621710
  "szelki" -> 621710
  "cinto" -> 621710
  "t-shirt" -> 610990
  "polo" -> 610520
  "poloshirt" -> 610520
  "hoodie" -> 611030
  "sweatshirt" -> 611030
  "trousers": build=coated 621040; user=female 620463 ~.3; * 620343
  "hose": user=female 620463 ~.3; * 620343
  "warnschutzhose" -> 620343
  "pantalon" -> 620343
  "pantalón" -> 620343
  "pantaloni" -> 620343
  "spodnie" -> 620343
  "calças" -> 620343
  "signalisatiebroek" -> 620343
  "rain": user=female 621030 ~.3; * 621020
  build=coated: user=female 621030 ~.3; * 621020
  user=female -> 620240
  * -> 620140
t: hi vis bomber jacket polyester mens => 620140
t: hi vis polo shirt polyester => 610520
t: reflective sash belt => 621710
t: hi vis tape roll => !62

@ sleeve-protector
en: welding sleeves; cut resistant sleeves; kevlar sleeves; disposable sleeve covers; sleeve protectors; oversleeves; arm guards cut resistant; sleeve cover disposable; sleeve cuffs; arm protector sleeve
de: Ärmelschoner = sleeve protectors; Schnittschutzärmel = cut resistant sleeves; Schweißerärmel = welding sleeves; Ärmelschützer = sleeve protectors
fr: manchettes de protection = sleeve protectors; manchette anti coupure = cut resistant sleeves; manchettes soudeur = welding sleeves; manchettes jetables = disposable sleeve covers
es: manguitos de protección = sleeve protectors; manguitos anticorte = cut resistant sleeves; manguitos soldador = welding sleeves; manguitos desechables = sleeve cover disposable
it: manicotti protettivi = sleeve protectors; manicotti antitaglio = cut resistant sleeves; manicotti saldatore = welding sleeves; copri maniche monouso = disposable sleeve covers
nl: mouwbeschermers = sleeve protectors; snijbestendige mouwen = cut resistant sleeves; lasmouwen = welding sleeves; overmouwen = oversleeves
pl: zarękawki = oversleeves; rękawy antyprzecięciowe = cut resistant sleeves; rękawy spawalnicze = welding sleeves; zarękawki jednorazowe = disposable sleeve covers
pt: mangas de proteção = sleeve protectors; mangote de proteção = sleeve protectors; mangote de raspa = leather protective sleeves; manguito anticorte = cut resistant sleeves
  main=leather -> 420340 ~.1
  "welding|soldadura|saldatura|soldagem": main=textile 621710; * 420340
  "schweißerärmel" -> 420340
  "raspa" -> 420340
  main=plastic -> 392620 ~.15
  "polyethylene|polietileno|polietilene" -> 392620
  weave=nonwoven -> 621710 ~.1
  "cut resistant" -> 611780
  "kevlar" -> 611780
  "anti coupure" -> 611780
  "anticorte" -> 611780
  "antitaglio" -> 611780
  weave=knit -> 611780 ~.2
  * -> 621710
t: HPPE cut resistant sleeves knitted 45 cm => 611780
t: disposable sleeve covers polyethylene 100 pcs => 392620
t: cable sleeve braided => !62

@ suit-official
en: suits + men|women|boys|girls|mens|womens|ladies; suit + wool|three piece|two piece|single breasted|double breasted|slim fit; linen suit; tweed suit; tuxedo suit; morning suit
de: Anzug = suit + Herren|Wolle|Slim|Business|Hochzeit; Kostüm Damen = women's skirt suit; Leinenanzug = linen suit; Dreiteiler Anzug = three piece suit
fr: costume = suit + homme|laine|trois pièces|mariage; tailleur = women's suit + femme|pantalon; tailleur jupe = skirt suit
es: traje = suit + hombre|lana|novio|chaqueta; traje de chaqueta = suit; traje pantalón mujer = women's trouser suit; traje de lino = linen suit; traje tres piezas = three piece suit
it: completo giacca pantalone = jacket and trousers suit; tailleur pantalone = trouser suit; abito da cerimonia uomo = men's formal suit
nl: pak = suit + heren|wol|driedelig; driedelig pak = three-piece suit
pl: garnitur damski = women's suit; garnitur ślubny = wedding suit
pt: fato homem = men's suit; fato de três peças = three piece suit; fato calça casaco = trouser suit
not: suit bag; suit hanger; suit cover; swim suit; wet suit; diving suit; ski suit; track suit; jump suit; rain suit; space suit; suit case; boiler suit; tuxedo shirt; suit jacket; suit trousers; suit vest; suit pants; bathing suit; snow suit; play suit; cat suit; body suit; bee suit; spider suit; sleep suit; sauna suit; suit carrier; race suit; racing suit; suits of cards; romper suit; jogging suit; boilersuit; leisure suit; shell suit; sweat suit; dry suit; survival suit; immersion suit; rotary suit; suit strap; jumping suit; gym suit; yoga suit; union suit; sun suit; running suit; training suit; martial arts suit; karate suit; exposure suit; hazmat suit; splash suit; chemical suit; fire suit; disposable suit; protective suit; work suit; mascot suit; santa suit; bunny suit; costume halloween
  kind=costume -> 950590 ~.01
  user=baby use baby-woven
  weave=knit user=female: main-fibre=synthetic 610413 ~.3; * 610419
  user=female use suits-women
  "pantsuit" use suits-women
  "pant suit" use suits-women
  "trouser suit" use suits-women
  "skirt suit" use suits-women
  "hosenanzug" use suits-women
  "tailleur" use suits-women
  "mantelpak" use suits-women
  "broekpak" use suits-women
  "garsonka" use suits-women
  use suits-men
ask: user; main-fibre
t: mens two piece suit wool navy slim fit => 620311
t: ladies trouser suit polyester => 620413
t: Suits, men's, of wool (not knitted or crocheted) => 620311
t: suit bag garment cover => !6203

@ swim-official
en: reusable swim nappy; baby swim pants; toddler swim vest suit; uv swimsuit kids; sun suit kids; rash guard women; rash guard men; swim tee; uv swim shirt; modesty swimsuit; swim bottoms; jammers swim; racing jammers; swim leggings women
de: UV-Schwimmanzug Kinder = uv swimsuit kids; UV-Shirt Kinder = child's uv shirt; Badeleggings = swim leggings; UV-Badeanzug = uv swimsuit
fr: maillot anti uv = uv swim shirt; t-shirt anti uv = uv swim shirt; combinaison anti uv = uv protection swimsuit; maillot couche = swim nappy
es: bañador anti uv = uv swimsuit; camiseta protección solar niño = child's sun protection shirt; bañador pañal = swim nappy; licra surf = surf rash guard
it: costume anti uv = uv swimsuit; maglia anti uv = uv swim shirt; lycra surf = rash guard
nl: uv zwempak = uv swimsuit; uv shirt kind = children's uv shirt; lycra surfshirt = lycra rash guard
pl: strój kąpielowy uv = uv swimsuit; koszulka uv do pływania = uv swim shirt; lycra surfingowa = surf rash guard
pt: fato de banho uv = uv swimsuit; camisola uv surf = uv surf top; fralda de banho = swim nappy; lycra de surf = surf rash guard
not: sun suit uv lamp
implies: weave=knit
  "nappy": kind=disposable 961900; * 961900
  "schwimmwindel" -> 961900
  "zwemluier" -> 961900
  "couche" -> 961900
  "fralda" -> 961900
  "pieluszka" -> 961900
  user=baby use baby-knit
  "jammers" -> 611231
  "rash": main-fibre=cotton 611020 ~.3; * 611030
  "shirt": main-fibre=cotton 611020 ~.3; * 611030
  "tee" -> 611030
  "lycra" -> 611030
  "licra" -> 611030
  user=male: main-fibre=cotton 611239 ~.3; * 611231
  main-fibre=cotton -> 611249 ~.02
  * -> 611241
t: girls uv swimsuit kids long sleeve polyester => 611241
t: mens rash vest polyester spandex => 611030
t: swim ring inflatable => !61

@ tabard-trade
en: cleaners tabard; catering tabard; nylon tabard; nursery tabard; childrens tabard apron; cobbler apron; cobbler smock; market trader apron
de: Kasackschürze = tabard apron; Überwurfschürze = tabard apron; Chasuble Schürze = tabard apron
fr: chasuble de travail = work tabard; tablier chasuble = tabard apron; blouse chasuble = tabard
es: casulla de trabajo = work tabard; estola de limpieza; peto limpieza = cleaning tabard
it: casacca da lavoro senza maniche = work tabard; grembiule scamiciato = apron dress
nl: overgooierschort = tabard apron; tabard schort = tabard apron; werkhes = work tabard
pl: fartuch kamizelkowy = tabard; narzutka robocza = work tabard; fartuch dwustronny = reversible apron
pt: bata avental = smock apron; avental duplo = double apron; colete avental = tabard apron
not: tabard costume; medieval tabard
  user=male use garments-men
  main-fibre: cotton 621142 ~.2; synthetic|artificial 621143 ~.9
  * -> 621143
t: cleaners tabard polycotton 65% polyester 35% cotton => 621143
t: cotton tabard apron => 621142
t: kitchen apron plastic => !6211

@ tracksuit-woven
en: woven tracksuit; leisure suit men; tracksuit top; tracksuit jacket; track top; track bottoms; presentation jacket sports; training jacket; anthem jacket
de: Trainingsjacke = training jacket; Trainingsanzug Ballonseide = shell tracksuit; Präsentationsjacke = presentation jacket
fr: veste de survêtement = tracksuit jacket; jogging complet = tracksuit; bas de survêtement = track bottoms
es: chaqueta de chándal = tracksuit jacket; conjunto deportivo chándal = tracksuit
it: giacca tuta = tracksuit jacket; tuta ginnica = tracksuit
nl: trainingsjack = training jacket; huispak heren = men's lounge suit
pl: bluza dresowa rozpinana = zip track top; dres ortalionowy = nylon tracksuit
pt: agasalho esportivo = tracksuit; casaco de fato de treino = tracksuit jacket
not: tracksuit dog; sauna sweat suit; dres dla psa
  user=baby use baby-knit
  "shell suit": user=female use garments-women ~.3; main-fibre=cotton 621132 ~.3; * 621133
  "ballonseide" -> 621133
  "ortalionowy" -> 621133
  weave=woven "bottoms": user=female use garments-women ~.3; * use garments-men
  weave=woven: user=female use garments-women ~.3; * use garments-men
  "bottoms" user=female: main-fibre=cotton 610462 ~.3; * 610463
  "bottoms": main-fibre=cotton 610342 ~.3; * 610343
  "hose": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "trainingshose": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "trainingsbroek": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "spodnie": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "pantalón": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "pantalon": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "pantaloni": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "calças": user=female 610463 ~.3; main-fibre=synthetic 610343 ~.3; * 610342
  "bas": user=female 610463 ~.3; * 610342
  "top" -> 611030
  "jacket": main-fibre=cotton 611020 ~.3; * 611030
  "jacke": main-fibre=cotton 611020 ~.3; * 611030
  "trainingsjacke": main-fibre=cotton 611020 ~.3; * 611030
  "trainingsjack": main-fibre=cotton 611020 ~.3; * 611030
  "giacca": main-fibre=cotton 611020 ~.3; * 611030
  "chaqueta": main-fibre=cotton 611020 ~.3; * 611030
  "casaco": main-fibre=cotton 611020 ~.3; * 611030
  "bluza": main-fibre=cotton 611020 ~.3; * 611030
  main-fibre: cotton 611211 ~.3; synthetic 611212 ~.95; other 611219
  * -> 611212
ask: weave; main-fibre; user
t: mens woven tracksuit polyester lined => 621133
t: tracksuit bottoms cotton men => 610342
t: sweatsuit set cotton knitted => 611211
t: race track toy => !61

@ unisex-tunic-top
en: tunic; long tunic; kaftan top; gypsy top; crochet top; bardot top
de: Tunikabluse lang = long tunic blouse; Wickelbluse = wrap blouse; Schulterfreies Top = off shoulder top
fr: haut dentelle = lace top; haut cache coeur = wrap top; top épaules dénudées = off shoulder top
es: túnica mujer = women's tunic; top de encaje = lace top; blusa cruzada = wrap blouse
it: tunica donna = women's tunic; top pizzo = lace top; blusa incrociata = wrap blouse; casacca donna = women's tunic top
nl: tuniekblouse = tunic blouse; overslagtop = wrap top
pl: tunika damska = women's tunic; top koronkowy = lace top; bluzka kopertowa = wrap blouse
pt: túnica feminina = women's tunic; top de renda = lace top; blusa cruzada = wrap blouse
not: tunic costume; roman tunic; lace top stockings; lace top sock; lace top hold
implies: user=women
  user=male use shirts-men
  "crochet": main-fibre=synthetic 611430 ~.3; * 611420
  weave=knit: main-fibre=cotton 610610 ~.3; main-fibre=synthetic|artificial 610620 ~.3; * 610620
  use shirts-women
ask: weave; main-fibre
t: viscose tunic top women woven => 620640
t: table top => !62
