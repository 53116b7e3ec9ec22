# Tools: hand tools, tool bits, power tools, garden tools, measuring instruments, workshop and safety.

value kind=carbide
en: carbide; tct; tungsten carbide; diamond; pcd; hard metal; carbide tipped
de: Hartmetall; HM; Diamant
fr: carbure; diamant; diamanté
es: carburo; diamante; widia
it: widia; carburo; diamante; diamantato
pl: widia; widiowy; diamentowy; węglik
pt: metal duro; widia; carboneto de tungsténio; carbeto de tungstênio; diamante; vídea
not: carburador; diamantada; carburante; carburatore; diamantata; diamanti; carburant; carburateur
value kind=pneumatic
en: pneumatic; air powered; air tool; compressed air
de: Druckluft; pneumatisch
fr: pneumatique; air comprimé
es: neumático; neumática; aire comprimido
it: pneumatico; pneumatica; aria compressa
nl: pneumatisch; perslucht
pl: pneumatyczny; pneumatyczna
pt: pneumático; pneumática
value kind=adjustable
en: adjustable; monkey; pipe wrench; crescent
de: verstellbar; Rollgabelschlüssel; Engländer Schlüssel
fr: à molette; ajustable
es: ajustable; inglesa
it: regolabile
nl: verstelbaar; engelse sleutel; bahco
pl: nastawny; regulowany; szwedzki; francuski klucz
pt: ajustável; regulável; chave inglesa; grifo
not: ajustador; regolatore; regolo
value kind=sds
en: sds
value for=drill
en: drill; cordless drill; drill press
de: Bohrmaschine; Akkuschrauber
es: taladro; taladradora
it: trapano
pt: berbequim; furadeira
value for=grinder
en: grinder; angle grinder
de: Winkelschleifer
es: amoladora; esmeril angular
it: smerigliatrice
pt: rebarbadora; esmerilhadeira
value for=saw
en: saw; circular saw; table saw; mitre saw; miter saw
es: sierra; sierra circular
it: sega circolare; troncatrice
pt: serra circular; serra
value for=metal
en: metal; steel; iron; sheet metal
es: metales; metal; acero; chapa
it: metalli; metallo; acciaio; ferro
pt: metais; metal; aço; ferro
value for=woodwork
en: wood; woodworking; timber; carpentry
de: Holz
es: madera; carpintería
it: legno; falegnameria
pt: madeira; carpintaria
value for=chainsaw
en: chainsaw; chain saw; stihl; husqvarna
de: Kettensäge; Motorsäge
fr: tronçonneuse
es: motosierra
it: motosega
pl: piła łańcuchowa; pilarka
pt: motosserra; motoserra
value for=mower
en: mower; lawn mower; lawnmower; ride on mower; robot mower
de: Rasenmäher
fr: tondeuse
es: cortacésped
it: tosaerba; rasaerba; tagliaerba
pl: kosiarka
pt: corta-relva; cortador de grama; corta relva

@ hammer
en: hammer; claw hammer; sledge hammer; ball peen hammer; mallet; rubber mallet; framing hammer; geologist hammer; dead blow hammer; club hammer; jewelers hammer; tack hammer; rock hammer; wooden mallet; soft face hammer; bush hammer; lump hammer; welding hammer; chipping hammer; leather mallet; nylon hammer
de: Hammer = hammer; Schlosserhammer = engineer's hammer; Gummihammer = rubber mallet; Holzhammer = wooden mallet; Schonhammer = soft face hammer; Vorschlaghammer = sledge hammer; Fäustel = club hammer; Latthammer = roofing hammer
fr: marteau = hammer; maillet = mallet; masse = sledge hammer + manche|frappe|kg; marteau de charpentier = claw hammer; massette = club hammer
es: martillo = hammer; mazo de goma = rubber mallet; maza = sledge hammer; mazo = mallet + goma|madera
it: martello = hammer; mazzuola = mallet; mazza = sledge hammer + manico|kg; mazzetta = club hammer
nl: hamer = hammer; rubberen hamer = rubber mallet; klauwhamer = claw hammer; moker = sledge hammer
pl: młotek = hammer; młot = hammer; młotek gumowy = rubber hammer
pt: martelo = hammer; marreta = sledge hammer; maço de borracha = rubber mallet
not: hammer drill; rotary hammer; demolition hammer; hammer toy; hammer massager; hammer curl; meat hammer; reflex hammer; hammer holder; hammer bit; air hammer; hammer handle; emergency hammer; massage hammer; thor hammer; hammer loop; hammer head shark; inflatable hammer; crab mallet; steel drum mallet; hammer dulcimer; electric hammer; martillo demoledor; martillo perforador; marteau piqueur; młot udarowy; meat mallet; gong mallet; croquet mallet; martello demolitore; młot wyburzeniowy; martelo demolidor; martillo eléctrico; perforateur; slide hammer; safety hammer; hammer anchor; martillo rompecristales; marteau brise vitre; martillo neumático
  main: rubber 401699 ~.06; plastic 392690 ~.03; wood 441700 ~.04      # all of rubber, plastic or wood
  "rubber mallet" -> 401699
  "gummihammer" -> 401699
  "wooden mallet" -> 441700
  "holzhammer" -> 441700
  * -> 820520
t: claw hammer 16oz fibreglass handle => 820520
t: rubber mallet => 401699
t: cordless hammer drill 18v => !820520

@ emergency-hammer
en: emergency hammer; safety hammer; car escape tool; window breaker; glass breaker; seat belt cutter; car safety hammer; escape hammer
de: Nothammer = emergency hammer; Gurtschneider = seat belt cutter
fr: marteau brise vitre = window breaking hammer; marteau de sécurité = safety hammer; coupe ceinture = seat belt cutter
es: martillo de emergencia = emergency hammer; martillo rompecristales = glass breaker; martillo de seguridad = safety hammer
it: martelletto frangivetro = glass breaking hammer; martello frangivetro = glass breaking hammer; martello di emergenza = emergency hammer
nl: noodhamer = emergency hammer; veiligheidshamer = safety hammer
pl: młotek bezpieczeństwa = safety hammer; młotek ratunkowy = emergency hammer; wybijak do szyb = glass breaker
pt: martelo de emergência = emergency hammer; quebra vidros = glass breaker
not: glass breaker film
  * -> 820559 ~.6
t: car emergency escape hammer with seat belt cutter => 8205
t: claw hammer => !820559

@ screwdriver
en: screwdriver; phillips screwdriver; flat head screwdriver; precision screwdriver; screwdriver set; precision screwdriver set; torx screwdriver; ratchet screwdriver; magnetic screwdriver; nut driver; insulated screwdriver; stubby screwdriver; watch screwdriver; jewelers screwdriver; glasses screwdriver; pentalobe screwdriver; tri wing screwdriver; screwdriver kit; vde screwdriver; repair screwdriver kit; offset screwdriver
de: Schraubendreher = screwdriver; Schraubenzieher = screwdriver; Schraubendreher Set = screwdriver set; Feinmechaniker Schraubendreher = precision screwdriver; Präzisionsschraubendreher = precision screwdriver; Ratschenschraubendreher = ratchet screwdriver
fr: tournevis = screwdriver; jeu de tournevis = screwdriver set; tournevis de précision = precision screwdriver; coffret tournevis = screwdriver set
es: destornillador = screwdriver; juego de destornilladores = screwdriver set; destornillador de precisión = precision screwdriver
it: cacciavite = screwdriver; set cacciaviti = screwdriver set; giravite = screwdriver; cacciavite di precisione = precision screwdriver
nl: schroevendraaier = screwdriver; schroevendraaierset = screwdriver set; precisie schroevendraaier = precision screwdriver
pl: śrubokręt = screwdriver; wkrętak = screwdriver; zestaw śrubokrętów = screwdriver set; wkrętak precyzyjny = precision screwdriver; zestaw wkrętaków = screwdriver set
pt: chave de fenda = flat head screwdriver; chave de parafusos = screwdriver; jogo de chaves de fenda = screwdriver set; chave philips = phillips screwdriver
not: electric screwdriver; cordless screwdriver; screwdriver bit; screwdriver holder; voltage tester screwdriver; drywall screwdriver; power screwdriver; screwdriver rack; test screwdriver; destornillador eléctrico; tournevis électrique; cacciavite elettrico; akkuschrauber; wkrętak elektryczny; tournevis testeur; elektryczny wkrętak; chave de fenda elétrica; elektrische schroevendraaier; torque screwdriver electric; elektro schraubendreher; bit screwdriver holder; destornillador buscapolos
  power=battery|mains -> 846729 ~.04
  "electric|eléctrico|elettrico|elétrico" -> 846729
  * -> 820540
t: precision screwdriver set 24 in 1 => 820540
t: screwdriver bit set ph2 => !820540

@ screwdriver-bit
en: screwdriver bit; driver bit; bit set; torx bit; hex bit; impact bit; bit holder; magnetic bit holder; socket adapter + drill|impact|hex; extension bit; screw extractor set; bit + ph2|torx|hex|phillips|impact|pozidriv|magnetic|pz2|shank; nut driver bit; flexible shaft + drill|bit; paint mixer paddle; mixing paddle; nut setter; hook driver; bits set; tamper proof bit; security bit; screw extractor; bolt extractor; right angle drill adapter; damaged screw remover; phillips bit; drill adapter + right angle|socket; rotary burr; polishing bit; paint stirrer + drill; stripped screw remover; magnetic ring + bit|screwdriver; concrete mixing paddle; mixer attachment drill; power bit; hex shank adapter; drill socket adapter
de: Bit Set = bit set; Schrauberbit = screwdriver bit; Bithalter = bit holder; Schraubenausdreher = screw extractor; Rührquirl = mixing paddle; Steckschlüsseladapter = socket adapter; Bits = bit + Torx|PH2|Schrauber|PZ2; Linksausdreher = screw extractor; biegsame Welle = flexible shaft; Bitsatz = bit set; Rührstab = stirring rod + Farbe|Mörtel
fr: embout de vissage = screwdriver bit; embouts de vissage = screwdriver bits; porte embout = bit holder; extracteur de vis = screw extractor; malaxeur = mixer + perceuse; embout tournevis = screwdriver bit; embout torx = torx bit; coffret embouts = bit set; mélangeur = mixer + peinture|perceuse
es: puntas destornillador = screwdriver bit; portapuntas = bit holder; extractor de tornillos = screw extractor; varilla mezcladora = mixing paddle; punta torx = torx bit; juego de puntas = bit set; puntas para atornillar = screwdriver bit; adaptador = adapter + taladro|llave de vaso
it: inserti cacciavite = screwdriver bit; portainserti = bit holder; estrattore viti = screw extractor; inserti per avvitatore = driver bit; bit = bit + avvitatore|torx; punta torx = torx bit; miscelatore = mixing paddle + trapano; estrattore di viti = screw extractor
nl: bitset = bit set; schroefbit = screwdriver bit; bithouder = bit holder; schroefverwijderaar = screw extractor; mengstaaf = mixing rod; bits = bit + torx|ph2|schroef; mengstaven = mixing rod
pl: bity = screwdriver bits; końcówki wkrętakowe = screwdriver bits; wykrętak = screw extractor; mieszadło = mixing paddle + wiertarka; zestaw bitów = bit set; uchwyt do bitów = bit holder; wykrętaki do śrub = screw extractors; mieszadło do farby = paint mixer
pt: ponteira = screwdriver bit; pontas para aparafusar = screwdriver bits; extrator de parafusos = screw extractor; bits = bits + torx|aparafusadora; jogo de bits = bit set; misturador = mixing paddle + furadeira|berbequim
not: drill bit; router bit; bit coin; horse bit; bit brace; snaffle bit; bridle bit; bits of paper; drill bit set; lens bit; horse bits; adaptable; miscela; mistura; misturada
  "electric|eléctrico|elettrico|elétrico" -> 846729 ~.02
  * -> 820790
t: torx screwdriver bit set 32 pcs s2 steel => 820790
t: horse snaffle bit => !820790

@ plier
en: plier; pliers; combination pliers; long nose pliers; needle nose pliers; slip joint pliers; locking pliers; diagonal cutter; wire cutter; side cutter; wire stripper; crimping tool; pincers; round nose pliers; eyelash tweezer; jewelry pliers; water pump pliers; circlip pliers; flush cutter; end cutting pliers; cable cutter; crimper; nipper + wire|model|end cutting|side; snap ring pliers; vise grip; mole grip; stainless tweezers; precision tweezers; flat nose pliers; fencing pliers; tongue and groove pliers; hose clamp pliers; split ring pliers; bent nose pliers; wire crimper; rj45 crimper; stamp tweezers; crimp tool; crimping pliers; cable crimper; cable stripper; tweezers set; model nipper; fishing pliers; hair extension pliers; hog ring pliers; eyelet pliers; network crimping tool; splinter tweezers; glass running pliers; punch pliers; slant tweezers; insulated pliers; ferrule crimping tool; ferrule crimper; connector tool; parallel pliers; antistatic tweezers; automatic wire stripper; linesman pliers; vde pliers; esd tweezers; ring opener plier; nylon jaw pliers; beading pliers; nut pliers
de: Zange = pliers; Kombizange = combination pliers; Spitzzange = needle nose pliers; Seitenschneider = side cutter; Abisolierzange = wire stripper; Crimpzange = crimping tool; Pinzette = tweezers; Wasserpumpenzange = water pump pliers; Rundzange = round nose pliers; Kabelschneider = cable cutter; Gripzange = locking pliers; Sicherungsringzange = circlip pliers; Beißzange = pincers; Kneifzange = pincers; Rohrzange = pipe wrench; Elektronikseitenschneider = electronics side cutter; Zangenset = pliers set; Abmantelungswerkzeug = cable stripping tool; Ösenzange = eyelet pliers
fr: pince coupante = cutting pliers; pince universelle = combination pliers; pince à dénuder = wire stripper; pince à sertir = crimping tool; pince à épiler = tweezers; pince multiprise = water pump pliers; pince à bec = nose pliers; pince étau = locking pliers; tenaille = pincers; pince à circlips = circlip pliers; pince brucelle = tweezers; coupe câble = cable cutter; pince ampèremétrique = clamp meter + non; dénudeur = wire stripper; pince à bec long = long nose pliers; pince bijoux = jewelry pliers; pince à oeillets = eyelet pliers; jeu de pinces = pliers set
es: alicates = pliers; alicate = pliers; pinzas de depilar = hair removal tweezers; pelacables = wire stripper; crimpadora = crimping tool; tenazas = pincers; alicates de corte = cutting pliers; pinzas = tweezers + precisión|cejas|depilar|acero; mordaza de presión = locking pliers; cortacables = cable cutter; alicate universal = universal pliers; pinza depilatoria = hair removal tweezers; pelahilos = wire stripper; alicates joyería = jewelry pliers
it: pinza universale = combination pliers; pinzetta = tweezers; tronchese = nipper; spellafili = wire stripper; crimpatrice = crimping tool; pinza a becchi = long nose pliers; pinze = pliers; tenaglia = pincers; pinza = plier + crimpare|regolabile|autobloccante|pappagallo|spellafili; pinzette = tweezers; tronchesina = nipper; tagliacavi = cable cutter; pinza pappagallo = water pump pliers; pinza crimpatrice = crimping tool
nl: tang = pliers; combinatietang = combination pliers; striptang = wire stripper; krimptang = crimping tool; pincet = tweezers; kniptang = cutting pliers; waterpomptang = water pump pliers; punttang = long nose pliers; zijkniptang = side cutter; knijptang = pincers; griptang = locking pliers; kabelschaar = cable cutter; tangenset = pliers set; borgveertang = circlip pliers
pl: szczypce = pliers; kombinerki = combination pliers; obcinaczki = nippers + boczne|przewodów|drut; ściągacz izolacji = wire stripper; zaciskarka = crimping tool; pęseta = tweezers; szczypce boczne = side cutters; cęgi = pincers; szczypce segera = circlip pliers; obcęgi = pincers; żabka hydrauliczna = water pump pliers; zaciskarka do konektorów = crimping tool; cążki = nippers + boczne|elektroniki|model; szczypce wydłużone = long nose pliers; penseta = tweezers; szczypce do biżuterii = jewellery pliers; nożyce do kabli = cable cutters; praska = crimping tool + konektory|kable|rj45; zaciskarek = crimping tool
pt: alicate = pliers; alicate de corte = cutting pliers; descascador de fios = wire stripper; alicate de crimpar = crimping pliers; pinça = tweezers; pinça de sobrancelha = eyebrow tweezers; alicate universal = combination pliers; alicate de pressão = locking pliers; turquês = pincers; pinça = tweezers + sobrancelha|precisão|depilar; alicate de bico = needle nose pliers
not: nail clipper; cuticle nipper; nail nipper; grill tongs; ice tongs; food tweezers; kitchen tweezers; alicate de unhas; alicate de cutícula; food tongs; dental pliers; orthodontic pliers; eyelash curler; bolt cutter; tongue ring; alicates de cutícula; alicate unha; nagelzange; hautzange; grillzange; pince à cheveux; küchenpinzette; pince à cuticules; pince ampèremétrique; pinza amperometrica; pinza amperimétrica; pince de cuisine; pince barbecue; kuchenna pęseta; cążki do paznokci; cążki do skórek; cęgi do paznokci; alicates de uñas; pinza per capelli; pinze cucina; pinze per capelli; pinze da cucina; brucelles chirurgicales; nagelknipper; plier ear; tea tweezers; stroomtang; curling tongs; cążki kosmetyczne; alicate amperímetro; alicate amperimétrico; pinze amperometriche; haarzange; cążki do pedicure; grill tang; hoof pliers; pinzas de cocina; pinzas de pelo; pinzas barbacoa; pinzas para ropa; alicate pedicure; pinzas de ropa; medical tweezers; surgical tweezers; acupuncture; pinceis
  main=plastic -> 392690 ~.02
  "electric|eléctrico|elettrico|elétrico" -> 846729 ~.02
  "hydraulic|hidráulico|idraulico" -> 820559 ~.5
  * -> 820320
t: diagonal cutting pliers 6 inch => 820320
t: rj45 crimping tool => 820320
t: nail clipper set => !8203

@ metal-shear
en: tin snips; metal shears; aviation snips; sheet metal cutter; tin snip; sheet metal shears; metal scissors; hand nibbler
de: Blechschere = sheet metal shears; Lochschere = hole shears
fr: cisaille à tôle = tin snips; cisaille = shears + tôle|métal
es: tijeras de chapa = sheet metal shears; tijera de hojalatero = tin snips; tijera aviación = aviation snips
it: forbici lattoniere = tin snips; cesoia = shears + lamiera; forbice da lamiera = sheet metal shears
nl: blikschaar = tin snips
pl: nożyce do blachy = tin snips
pt: tesoura de chapa = sheet metal shears; tesoura de funileiro = tin snips
  "electric|eléctrico|elettrico|elétrico" -> 846729
  power=battery -> 846729 ~.05
  * -> 820330
t: aviation tin snips straight cut => 820330
t: hedge shears => !820330

@ pipe-cutter
en: pipe cutter; tube cutter; bolt cutter; bolt cropper; hole punch + leather|belt|revolving|metal; leather punch; revolving punch; leather hole punch; pvc pipe cutter; copper tube cutter; chain breaker tool; ppr cutter; mini tubing cutter; rotary leather punch; belt hole punch; wad punch; hollow punch; center punch; pin punch; punch set; eyelet punch; tubing cutter; hydraulic bolt cutter; gasket punch; wad punches; number punch; letter punch set; metal stamp set; letter stamps + metal; drift punch; automatic center punch; hole cutter punch
de: Rohrabschneider = pipe cutter; Bolzenschneider = bolt cutter; Lochzange = hole punch pliers; Körner + Werkzeug|automatisch; Revolverlochzange = revolving punch; Locheisen = hollow punch; Schlagzahlen = number punch; Durchschlag = drift punch; Splintentreiber = pin punch; Rohrschneider = pipe cutter; Schlagbuchstaben = letter punch
fr: coupe tube = tube cutter; coupe boulon = bolt cropper; emporte pièce = punch + cuir; pince emporte pièce = hole punch; pointeau = center punch; chasse goupille = pin punch; coupe tube cuivre = copper tube cutter; poinçon = punch + cuir|métal|lettres; jeu de chasse goupilles = pin punch set
es: cortatubos = pipe cutter; cizalla = bolt cutter + pernos|candado; sacabocados = hollow punch; cortavarillas = bolt cutter; botador = pin punch; alicate sacabocados = punch pliers; granete = center punch; botadores = pin punch; perforadora cuero = leather hole punch
it: tagliatubi = tube cutter; troncabulloni = bolt cutter; fustellatrice = hole punch; pinza fustellatrice = revolving punch; bulino = burin; cacciaspine = pin punch; fustella = hole punch + cuoio|pelle; punzone = punch; tronchese bulloni = bolt cropper; perforatore = hole punch + cuoio
nl: pijpsnijder = pipe cutter; betonschaar = bolt cutter + bouten; gatentang = hole punch; boutenschaar = bolt cutter; holpijp = hollow punch; buissnijder = tube cutter; centerpons = center punch; revolvertang = revolving punch; doorslag = pin punch
pl: obcinak do rur = pipe cutter; nożyce do prętów = bolt cutter; dziurkacz do skóry = leather hole punch; punktak = centre punch; wybijaki = hole punches; szczypce rewolwerowe = revolving punch; wycinaki = hole punches; nożyce do drutu = wire cutters; dziurkacz rewolwerowy = revolving punch; przecinak do rur = pipe cutter; nożyce do rur = pipe shears; wybijak = punch + zestaw|kołków
pt: cortador de tubos = pipe cutter; corta vergalhão = bolt cutter; furador de couro = leather hole punch; vazador = hollow punch; corta tubos = pipe cutter; punção = punch; corta frio = bolt cutter; saca bocados = hollow punch; corta cavilhas = bolt cutter
not: hole punch paper; paper punch; punch bag; punching bag; punch bowl; punch needle; craft punch; punch needle embroidery; punch kit; pipe cutter cigar; oil stone; perforatore sds; perforateur burineur; perforatore a batteria; perforatore elettrico; fustelle; perforazione
  "center punch" -> 820559
  "pin punch" -> 820559
  "letter" -> 820559
  "number" -> 820559
  "körner" -> 820559
  "splintentreiber" -> 820559
  "chasse goupille" -> 820559
  "botador" -> 820559
  "cacciaspine" -> 820559
  "punktak" -> 820559
  "granete" -> 820559
  * -> 820340
t: 24 inch bolt cutter => 820340
t: revolving leather hole punch => 820340
t: paper hole punch office => !820340

@ wrench
en: wrench; spanner; combination wrench; ratchet wrench; allen key; hex key set; torque wrench; open end wrench; adjustable wrench; adjustable spanner; pipe wrench; monkey wrench; basin wrench; oil filter wrench; ring spanner; allen wrench; hex key; socket wrench; lug wrench; wheel wrench; ratcheting spanner; flare nut wrench; strap wrench; bike wrench; spoke wrench; torx key; spark plug wrench; spanner set; wrench set; hook spanner; pin spanner; box end wrench; stillson wrench; oil filter removal tool; cone wrench; allen key set; wheel brace; radiator key; c spanner; crows foot wrench; tee wrench; stubby wrench; faucet wrench; cross wrench; ratchet spanner set; spanner + mm|set|chrome vanadium|ratchet|bike|metric; torx wrench set; hex wrench; tap spanner; chain wrench; wing nut wrench; oil filter pliers
de: Schraubenschlüssel = spanner; Maulschlüssel = open end wrench; Ringschlüssel = ring spanner; Ratschenschlüssel = ratchet wrench; Innensechskantschlüssel = hex key; Inbusschlüssel = allen key; Drehmomentschlüssel = torque wrench; Rollgabelschlüssel = adjustable spanner; Ölfilterschlüssel = oil filter wrench; Radkreuz = cross wheel wrench; Zündkerzenschlüssel = spark plug wrench; Gabelschlüssel = open end wrench; Gabelringschlüssel = combination wrench; Engländer Schlüssel = adjustable spanner; Speichenschlüssel = spoke wrench; Standhahnschlüssel = basin wrench; Inbus Set = hex key set; Bandschlüssel = strap wrench; Ringratschenschlüssel = ratchet ring wrench
fr: clé plate = open end wrench; clé à molette = adjustable wrench; clé mixte = combination wrench; clé allen = allen key; clé dynamométrique = torque wrench; clé à cliquet = ratchet wrench; clé à filtre = filter wrench; clé en croix = cross wheel wrench; clé à tube = socket wrench; clés mixtes = combination wrenches; clé plate cliquet = ratcheting spanner; clé torx = torx key; clé à bougie = spark plug wrench; jeu de clés = wrench set; clé à rayons = spoke wrench; clé démonte roue = wheel wrench; clé six pans = hex key
es: llave inglesa = adjustable wrench; llave combinada = combination wrench; llave allen = allen key; llave dinamométrica = torque wrench; llave fija = open end wrench; llave de filtro = filter wrench; llave grifa = pipe wrench; llave de carraca = ratchet wrench; llaves allen = allen key; llave ajustable = adjustable wrench; juego de llaves = wrench set; llave de cruz = lug wrench; llave torx = torx key; llave stilson = pipe wrench; llave de bujías = spark plug wrench; llaves combinadas = combination wrench; llave hexagonal = hex key
it: chiave inglese = wrench; chiave combinata = combination wrench; chiave a brugola = allen key; chiave dinamometrica = torque wrench; chiave a cricchetto = ratchet wrench; chiave regolabile = adjustable spanner; chiave filtro olio = oil filter wrench; set chiavi = wrench set; chiavi a brugola = allen key; chiave giratubi = pipe wrench; chiave a croce = cross wheel wrench; chiave torx = torx key; chiavi combinate = combination wrench; chiave candela = spark plug wrench; chiave a pappagallo = pipe wrench; chiave esagonale = hex key; chiavi inglesi = wrench; chiave fissa = fixed spanner
nl: steeksleutel = open end wrench; moersleutel = spanner; inbussleutel = allen key; momentsleutel = torque wrench; ringsleutel = ring spanner; bahco = adjustable wrench; ratelsleutel = ratchet wrench; steekringsleutel = combination wrench; oliefiltersleutel = oil filter wrench; inbussleutelset = hex key set; waterpompsleutel = water pump pliers; kruissleutel = lug wrench; pijpsleutel = pipe wrench
pl: klucz płaski = open end wrench; klucz nastawny = adjustable wrench; klucz imbusowy = allen key; klucz dynamometryczny = torque wrench; klucz oczkowy = ring spanner; klucz płasko oczkowy = combination wrench; klucz do kół = wheel wrench; klucze imbusowe = allen keys; klucz francuski = adjustable wrench; klucz hydrauliczny = pipe wrench; klucz do filtra = filter wrench; klucz torx = torx key; zestaw kluczy = wrench set + płaskich|płasko|imbusowych; klucze płasko oczkowe = combination wrenches; klucz do świec = spark plug wrench; klucz szwedzki = pipe wrench; klucz z grzechotką = ratchet wrench; klucz żabka = water pump pliers
pt: chave inglesa = adjustable wrench; chave combinada = combination wrench; chave allen = allen key; chave de boca = open end wrench; torquímetro = torque wrench; chave dinamométrica = torque wrench; chave de filtro = oil filter wrench; chave grifo = pipe wrench; jogo de chaves = wrench set; chave de roda = wheel wrench; chave fixa = open end wrench; chave de luneta = ring spanner; chaves allen = allen keys; chave sextavada = hex key; chave torx = torx key
not: impact wrench; electric wrench; wrench holder; torque wrench app; cordless wrench; wrench organizer; ratchet wrench electric; wrench roll; llave de impacto; clé à chocs; avvitatore a impulsi; klucz udarowy; clé usb; clé wifi; air wrench; llave electrónica; wrench rack; chave de impacto; chave de fenda; electric ratchet wrench; tuning wrench; wrench keychain; radiador; chiave elettronica
  "torque" -> 820411
  "drehmoment" -> 820411
  "dynamom" -> 820411
  "pipe wrench" -> 820412
  "monkey" -> 820412
  "adjustable" -> 820412
  "rollgabelschlüssel" -> 820412
  "molette" -> 820412
  "inglesa" -> 820412
  "llave ajustable" -> 820412
  "inglese" -> 820412
  "regolabile" -> 820412
  "bahco" -> 820412
  "nastawny" -> 820412
  "francuski" -> 820412
  "szwedzki" -> 820412
  "stillson" -> 820412
  "grifa" -> 820412
  "giratubi" -> 820412
  "hydrauliczny" -> 820412
  "socket wrench" -> 820420
  "oil filter" -> 820411
  "strap wrench" -> 820411
  * -> 820411
t: adjustable wrench 10 inch => 820412
t: allen key set metric 9 pcs => 820411
t: cordless impact wrench 18v => !8204

@ socket-set
en: socket set; socket wrench set; impact socket; deep socket; ratchet handle; socket adapter set; spark plug socket; socket extension bar; universal socket; ratchet and socket set; socket + impact|1/2|3/8|1/4|deep|ratchet|drive|hex|torx; ratchet + 1/2|3/8|1/4|drive|reversible; universal joint socket; hex bit socket; torx socket; breaker bar; extension bar + socket|drive|ratchet; o2 sensor socket; wheel nut socket; locking wheel nut remover; gator grip; lug nut socket; axle nut socket; oil drain plug socket; twist socket; bolt extractor socket; magnetic socket; swivel socket; socket wrench kit
de: Steckschlüsselsatz = socket wrench set; Knarrenkasten = socket set; Stecknuss = socket; Ratschenkasten = socket set; Umschaltknarre = reversible ratchet; Schlagnuss = impact socket; Steckschlüssel = socket wrench; Knarre = ratchet + Zoll; Ratsche = ratchet + Zoll|Antrieb; Nuss + Zoll|Schlagschrauber; Zündkerzennuss = spark plug socket; Steckschlüsseleinsatz = socket
fr: coffret douilles = socket set; jeu de douilles = socket set; cliquet = ratchet + douille|1/2|3/8|1/4; douille à choc = impact socket; douilles à chocs = impact sockets; douille = socket + 1/2|3/8|1/4|clé; rallonge = extension bar + douille|cliquet; clé à douille = socket wrench; coffret clé à douille = socket wrench set
es: juego de vasos = socket set; llave de vaso = socket wrench; llave carraca = ratchet wrench; vaso de impacto = impact socket; carraca = ratchet + 1/2|1/4|3/8|vasos; vasos de impacto = impact socket; juego de carraca = ratchet set; juego llaves de vaso = socket wrench set
it: set bussole = socket set; chiave a bussola = socket wrench; cricchetto = ratchet + 1/2|1/4|3/8|bussole; bussola = socket + impatto|1/2|chiave; set chiavi a bussola = socket wrench set; bussole a impatto = impact socket
nl: doppenset = socket set; dopsleutelset = socket wrench set; krachtdop = impact socket; ratel = ratchet + dop|1/2|1/4; dop = socket + ratel|slagmoer; dopsleutel = socket wrench
pl: zestaw nasadek = socket set; klucze nasadowe = socket wrenches; nasadka udarowa = impact socket; grzechotka = ratchet + 1/2|1/4|3/8|nasadka; nasadki udarowe = impact sockets; nasadka = socket + 1/2|klucz|udarowa; zestaw kluczy nasadowych = socket wrench set; klucz nasadowy = socket wrench
pt: jogo de soquetes = socket set; chave de caixa = socket wrench; catraca = ratchet + 1/2|1/4|3/8; jogo de chaves de caixa = socket wrench set; soquete de impacto = impact socket; chave de roquete = ratchet wrench
not: socket outlet; power socket; light socket; cigarette socket; socket organizer; socket holder; cpu socket; wall socket; ratchet strap; ratchet spanner; ratchet screwdriver; ratchet wrench; socket head screw; socket rail; ratchet tie down; socket tray; socket rack; ratchet crimper; ratcheting; lamp socket; ratchet belt; ic socket; crossed ratchet; socket cap screw; hex socket bolt; hex socket screw; hex socket head; relay socket; ratchet clank; socket screw; ratchet buckle; usb socket; dc socket; ratchet hose clamp
  * -> 820420
t: 46 piece 1/4 drive socket set => 820420
t: wall power socket => !820420

@ tool-set
en: tool set; tool kit; toolkit; household tool kit; hand tool set; mechanic tool set; tool box set; home repair kit; bike repair tool kit; bicycle tool kit; car repair tool kit; multi tool kit; tools set; garage tool set; bike tool kit; bicycle repair tools; homeowner tool set; watch repair kit; watch repair tool kit; computer repair tool kit; ladies tool kit; watch tool set
de: Werkzeugset = tool set; Werkzeugkoffer = tool case; Werkzeugsatz = tool set; Werkzeugkasten = tool box + bestückt|teilig; Uhrmacherwerkzeug = watchmaker's tool; Uhrenwerkzeug = watch tool; Fahrradwerkzeug = bicycle tool; Haushaltswerkzeug = household tool
fr: boîte à outils complète = complete tool box; coffret outils = tool set; mallette à outils = tool case; kit d'outils = tool kit; trousse à outils = tool kit; valise à outils = tool case; mallette outils = tool case; jeu d'outils = tool set
es: juego de herramientas = tool set; kit de herramientas = tool kit; maletín de herramientas = tool case set; set de herramientas = tool set; caja de herramientas completa = complete tool box; herramientas relojero = watchmaker's tool
it: set attrezzi = tool set; valigetta attrezzi = tool case; kit attrezzi = tool kit; cassetta attrezzi completa = complete tool box; set utensili = tool set; kit riparazione orologi = watch repair kit; trolley attrezzi = tool trolley
nl: gereedschapsset = tool set; gereedschapskoffer = tool case; gereedschapskist = tool box + gevuld|delig
pl: zestaw narzędzi = tool set; walizka z narzędziami = tool case; komplet narzędzi = tool set; zestaw narzędziowy = tool set; narzędzia zegarmistrzowskie = watchmaker tools
pt: jogo de ferramentas = tool set; kit de ferramentas = tool kit; maleta de ferramentas = tool case set; conjunto de ferramentas = tool set
not: toy tool set; garden tool set; manicure tool set; tool set for clay; bbq tool set; grill tool set; kids tool set; pottery tool set; tool set toy; leather tool kit; sculpting tool set; makeup tool set; nail tool kit; pottery tools set; cleaning tool set; tattoo tool kit; baking tool set; carving tool set; clay tool set; phone repair tool kit; lock pick tool set; manicure tool kit; dental tool kit; leather craft tool kit; jewelry making tool kit; lash tool set; gardening tool set; play tool set; grooming tool kit; tool set bar
  * -> 820600      # tools of two or more of 8202 to 8205, in sets for retail
t: 129 piece household tool kit => 820600
t: kids toy tool set => !820600

@ hand-saw
en: hand saw; hacksaw; pruning saw; coping saw; folding saw; wood saw; tenon saw; bow saw; pull saw; japanese saw; jewelers saw; camping saw; dovetail saw; keyhole saw; mini hacksaw; drywall saw; garden saw; saw + hand|japanese|pruning|ice|bone|survival; pocket chainsaw; hand chainsaw; wire saw; fret saw; jab saw; panel saw + hand; pole saw manual; ryoba; pad saw
de: Handsäge = hand saw; Bügelsäge = hacksaw; Astsäge = pruning saw; Laubsäge = fret saw; Klappsäge = folding saw; Japansäge = japanese saw; Metallsäge = metal saw; Fuchsschwanz = hand saw; Baumsäge = tree saw; Stichsäge + Hand; Feinsäge = fine saw; Puksäge = mini hacksaw; Gipssäge = plaster saw
fr: scie à main = hand saw; scie à métaux = hacksaw; scie égoïne = hand saw; scie d'élagage = pruning saw; scie pliante = folding saw; scie japonaise = japanese saw; scie à archet = bow saw; scie à chantourner = coping saw; scie à bûche = bow saw; scie manuelle = hand saw
es: serrucho = hand saw; sierra de mano = hand saw; sierra de arco = bow saw; sierra de podar = pruning saw; sierra japonesa = japanese saw; sierra plegable = folding saw; serrucho poda = pruning saw; sierra de marquetería = fret saw; sierra manual = hand saw; segueta = hacksaw
it: sega a mano = hand saw; seghetto = small hand saw; sega potatura = pruning saw; segaccio = hand saw; seghetto metallo = hacksaw; sega giapponese = japanese saw; archetto = fret saw + traforo; sega pieghevole = folding saw; sega manuale = hand saw; gattuccio = keyhole saw + manuale
nl: handzaag = hand saw; ijzerzaag = hacksaw; snoeizaag = pruning saw; vouwzaag = folding saw; japanse zaag = japanese saw; beugelzaag = bow saw; figuurzaag = coping saw; takkenzaag = pruning saw
pl: piła ręczna = hand saw; piłka do metalu = hacksaw; piła ogrodowa = garden saw; piła składana = folding saw; piła japońska = japanese saw; płatnica = hand saw; piła do gałęzi = branch saw; brzeszczot = saw blade + piłka; piłka ręczna = hand saw; piła włosowa = fret saw
pt: serrote = hand saw; serra manual = hand saw; arco de serra = hacksaw; serra de poda = pruning saw; serrote de poda = pruning saw; serra de mão = hand saw; serra japonesa = japanese saw
not: saw blade; circular saw; jigsaw puzzle; table saw; chain saw; see saw; saw horse; reciprocating saw; jigsaw electric; band saw; mitre saw; hole saw; saw palmetto; seghetto alternativo; electric hand saw; chainsaw; cordless pruning saw; electric pruning saw; hacksaw blade; saw chain; saw guide; coping saw blade; miter saw; seghetto elettrico; sierra eléctrica; cordless chainsaw; cordless hand saw; hand chainsaw electric; lame scie à métaux; pruning saw electric; hacksaw blades; saw holster; brzeszczoty do metalu; mini saw electric
  power=battery|mains -> 846722 ~.03
  "blade" -> 820291 ~.02
  "pocket chainsaw" -> 820240
  * -> 820210
t: folding pruning saw 10 inch => 820210
t: circular saw blade 165mm => !820210

@ saw-blade
en: saw blade; circular saw blade; jigsaw blade; hacksaw blade; bandsaw blade; reciprocating saw blade; saw chain; chainsaw chain; oscillating blade; multitool blade; hole saw; band saw blade; tct blade; diamond saw blade; diamond blade; chain + chainsaw|18 inch|16 inch|14 inch|saw; hss saw blade; cutting blade + circular|tct; hole saw kit; scroll saw blade; jig saw blade; sabre saw blade; coping saw blade; chain saw chain; multi tool blade; oscillating tool blade; hole cutter + saw|metal|wood|drywall; diamond hole saw; diamond core drill; tile hole saw; wood carving disc; mini saw blade; semi chisel chain; diamond cutting disc; diamond disc; fret saw blade; core drill bit diamond; miter saw blade
de: Sägeblatt = saw blade; Kreissägeblatt = circular saw blade; Stichsägeblatt = jigsaw blade; Lochsäge = hole saw; Sägekette = chainsaw chain; Bandsägeblatt = bandsaw blade; Säbelsägeblatt = sabre saw blade; Diamanttrennscheibe = diamond cutting disc; Trennscheibe = cutting disc + Diamant; Metallsägeblatt = metal saw blade; Dosenbohrer = hole saw; Laubsägeblatt = fret saw blade; Sägeblätter = saw blade; Multitool Sägeblatt = multitool blade; Lochsägen Set = hole saw kit; Kettensäge Kette = chainsaw chain; Lochkreissäge = hole saw; Diamantscheibe = diamond disc; Fliesenlochsäge = tile hole saw
fr: lame de scie = saw blade; lame scie circulaire = circular saw blade; scie cloche = hole saw; chaîne de tronçonneuse = saw chain; disque diamant = diamond blade; lame scie sauteuse = jig saw blade; lame scie sabre = sabre saw blade; lame outil multifonction = multitool blade; chaîne tronçonneuse = saw chain; lame scie à ruban = band saw blade; disque carbure = carbide disc; lames de scie = saw blades; lame scie à métaux = hacksaw blade
es: hoja de sierra = saw blade; disco de sierra = circular saw blade; corona perforadora = hole saw; cadena motosierra = chainsaw chain; disco de diamante = diamond disc; hojas de sierra = saw blade; broca de corona = hole saw; sierra de corona = hole saw; hoja de calar = jigsaw blade; cadena de motosierra = chainsaw chain; disco sierra circular = circular saw blade; hojas caladora = jigsaw blade; sierra copa = hole saw
it: lama per sega = saw blade; lama sega circolare = circular saw blade; sega a tazza = hole saw; catena motosega = chainsaw chain; disco diamantato = diamond blade; lame seghetto = saw blade; lama seghetto alternativo = jigsaw blade; lama circolare = circular saw blade; lama sega a nastro = band saw blade; seghe a tazza = hole saw; lame multiutensile = multitool blade; lama gattuccio = reciprocating saw blade; tazza = hole saw + diamantata|forare
nl: zaagblad = saw blade; gatzaag = hole saw; zaagketting = saw chain; diamantschijf = diamond blade; decoupeerzaagblad = jigsaw blade; cirkelzaagblad = circular saw blade; lintzaagblad = bandsaw blade; reciprozaagblad = reciprocating saw blade; multitool zaagblad = multitool blade; zaagbladen = saw blade; kettingzaagketting = chainsaw chain; gatenzaag = hole saw; diamantschijven = diamond blade
pl: tarcza do piły = saw blade; brzeszczot = saw blade; otwornica = hole saw; łańcuch do piły = saw chain; tarcza diamentowa = diamond disc; piła tarczowa = circular saw blade + zęby|widiowa; brzeszczoty = saw blades; łańcuch tnący = saw chain; brzeszczot do wyrzynarki = jigsaw blade; tarcza = disc + widiowa|diamentowa|pilarka|drewno; otwornice = hole saws; łańcuch = chain + piła|pilarka|prowadnica; tarcza widiowa = carbide saw blade; brzeszczoty do wyrzynarki = jigsaw blades; koronka diamentowa = diamond hole saw; taśma do piły = bandsaw blade
pt: lâmina de serra = saw blade; disco de serra = circular saw blade; serra copo = hole saw; corrente motosserra = chainsaw chain; disco diamantado = diamond disc; lâminas de serra = saw blades; disco de corte diamantado = diamond cutting disc; folha de serra = saw blade; corrente de motosserra = chainsaw chain; lâmina tico tico = jigsaw blade; serra craniana = hole saw; broca craniana = hole saw
not: saw blade guard; saw blade sharpener; chainsaw chain sharpener; saw chain sharpener; gold chain; łańcuch do roweru; diamond polishing; saw blade storage; diamond sharpening disc; chainsaw chain breaker; saw blade clock; łańcuszek
  "jigsaw" -> 820299
  "jig saw" -> 820299
  "stichsägeblatt" -> 820299
  "reciprocating|alternativo|alternativa" -> 820299
  "sauteuse" -> 820299
  "oscillating" -> 820299
  "multitool" -> 820299
  "multi tool" -> 820299
  "säbelsägeblatt" -> 820299
  "sabre" -> 820299
  "scroll" -> 820299
  "coping" -> 820299
  "wyrzynarki" -> 820299
  "decoupeerzaagblad" -> 820299
  "chain" -> 820240
  "sägekette" -> 820240
  "chaîne" -> 820240
  "cadena" -> 820240
  "catena" -> 820240
  "zaagketting" -> 820240
  "łańcuch" -> 820240
  "corrente" -> 820240
  "band" -> 820220
  "bandsaw" -> 820220
  "bandsägeblatt" -> 820220
  "ruban" -> 820220
  "nastro" -> 820220
  "lintzaagblad" -> 820220
  "hacksaw" -> 820291
  "metallsägeblatt" -> 820291
  "hole saw" -> 820299
  "lochsäge" -> 820299
  "scie cloche" -> 820299
  "otwornica" -> 820299
  "diamond": "saw blade" 820239; "hole" 820750 ~.5; "core" 820750; * 680421
  "diamanttrennscheibe" -> 680421
  "disque diamant" -> 680421
  "diamante" -> 680421
  "diamantato" -> 680421
  "diamantschijf" -> 680421
  "diamentowa" -> 680421
  "diamantado" -> 680421
  kind=carbide -> 820239 ~.5
  "circular" -> 820239 ~.7
  "hss" -> 820231
  * -> 820239 ~.5
t: tct circular saw blade 190mm 40t => 820239
t: t-shank jigsaw blade set 10 pcs => 820299
t: 16 inch chainsaw chain => 820240
t: saw blade guard => !8202

@ file-rasp
en: file + metal|wood|needle|hand|diamond|rasp|chainsaw|half round|flat|steel|jewelers; needle file; needle file set; rasp; wood rasp; diamond file; chainsaw file; metal file; flat file; round file; file set; warding file; riffler file; half round file; deburring tool; fret file
de: Feile = file; Nadelfeile = needle file; Raspel = rasp; Schlüsselfeile = warding file; Diamantfeile = diamond file; Metallfeile = metal file; Holzraspel = wood rasp; Feilenset = file set; Kettensägenfeile = chainsaw file; Entgrater = deburring tool
fr: lime = file + métal|bois|diamant|tronçonneuse|aiguille; râpe à bois = wood rasp; lime demi ronde = half round file; lime aiguille = needle file; lime à métaux = metal file
es: lima = file + metal|madera|diamante|aguja|redonda; escofina = rasp; juego de limas = file set; lima de aguja = needle file
it: lima = file + metallo|legno|diamantata|ago|motosega; raspa = rasp; set di lime = file set; lima per metallo = metal file
nl: vijl = file + metaal|hout|diamant|set; rasp = rasp + hout; sleutelvijl = warding file; naaldvijl = needle file
pl: pilnik = file + metal|drewno|iglak|diamentowy|okrągły|łańcuch; tarnik = rasp; pilniki iglaki = needle files; pilnik do metalu = metal file; pilnik okrągły = round file
pt: lima = file + metal|madeira|diamantada|agulha; grosa = rasp; jogo de limas = file set
not: nail file; file folder; file box; file cabinet; foot file; file holder; foot rasp; file organizer; lime juice; key lime; pilnik do paznokci; lima uñas; lima unghie; lime à ongles; lima de unhas; callus file; lima pies; glass nail file; foot file electric; rasp grater; pilnik szklany; electric nail file; lima elétrica unha
  "deburring" -> 820559
  "entgrater" -> 820559
  * -> 820310
t: needle file set 10 pcs for metal => 820310
t: glass nail file => !820310

@ chisel-plane
en: wood chisel; chisel; chisel set; hand plane; block plane; wood carving tools; gouge; carving chisel; wood carving set; spokeshave; draw knife; bench plane; carving knife wood; whittling kit; lino cutter; carving tool set; wood carving knife; wood plane; mortise chisel; wood turning tool; lathe chisel; hand planer; whittling knife; wood gouge; drawknife; turning chisel; linoleum cutter; lino cutting tool
de: Stechbeitel = wood chisel; Stemmeisen = wood chisel; Hobel = plane + Hand|Holz; Schnitzmesser = carving knife; Handhobel = hand planer; Schnitzwerkzeug = wood carving tool; Holzmeißel = chisel; Linolschnitt Werkzeug = linocut tool; Drechselmesser = wood turning tool; Meißel = chisel; Hohleisen = gouge
fr: ciseau à bois = wood chisel; rabot = hand plane; gouge = gouge; ciseaux à bois = wood chisels; outils sculpture bois = wood carving tools; couteau à sculpter = carving knife wood; gouges = gouges
es: formón = wood chisel; cepillo de carpintero = hand plane; gubia = gouge; herramientas talla madera = wood carving tools; formones = wood chisel; cincel = chisel; cepillo = plane + carpintero|madera|manual; gubias = gouge
it: scalpello = chisel; pialla = hand plane; sgorbia = gouge; scalpello da legno = wood chisel; set scalpelli = chisel set; pialletto = block plane; sgorbie = gouge
nl: beitel = chisel; schaaf = hand plane + hout|blok; guts = gouge; houtbeitel = wood chisel; blokschaaf = block plane; houtsnijgereedschap = wood carving tools; gutsen = gouge; blokschaven = block plane
pl: dłuto = chisel; strug = hand plane + ręczny|drewno; dłuta = chisels; dłuta do drewna = wood chisels; rzeźbienie + dłuto|nóż|zestaw; strug ręczny = hand plane; przecinak = cold chisel + murarski|ślusarski
pt: formão = wood chisel; plaina = hand plane + manual|madeira; goiva = gouge; formões = wood chisels; cinzel = chisel; talhadeira = cold chisel
not: cold chisel; sds chisel; electric planer; hammer chisel; air chisel; chisel tip marker; chisel bit; chisel marker; surface planer; dental chisel; chisel brush; plaina elétrica; meißel sds; scalpello sds; chisel soldering tip; cincel sds; pialla elettrica; rabot électrique; elektrohobel; scalpello demolitore; chisel toe; chisel nib; cepilladora; piallata
  "cold chisel" -> 820559
  "cincel" -> 820559
  "talhadeira" -> 820559
  "brick" -> 820559
  "masonry" -> 820559
  "przecinak" -> 820559
  * -> 820530
t: wood chisel set 4 pcs => 820530
t: sds plus chisel bit 250mm => !820530

@ hand-drill
en: hand drill; manual drill; bit brace; pin vise; hand crank drill; thread tap hand; tap wrench; die stock; push drill; pin vise drill; tap and die handle; hand auger; pipe threader; gimlet
de: Handbohrer = hand drill; Handbohrmaschine manuell = hand drill; Windeisen = tap wrench; Schneideisenhalter = die stock; Bohrwinde = bit brace; Drillbohrer = push drill
fr: vilebrequin = bit brace + main|bois; perceuse manuelle = manual drill; tourne à gauche = tap wrench; chignole = hand drill; porte filière = die stock
es: berbiquí = bit brace; taladro manual = manual drill; giramachos = tap wrench; barrena manual = hand auger
it: trapano manuale = manual drill; girabacchino = bit brace; giramaschi = tap wrench; succhiello = gimlet
nl: handboor = hand drill; wringijzer = tap wrench; handboormachine = hand drill
pl: wiertarka ręczna = hand drill; pokrętło do gwintowników = tap wrench; korba = crank + wiertła; wiertarka modelarska ręczna = pin vise; oprawka do narzynek = die stock
pt: furadeira manual = hand drill; desandador = tap wrench; arco de pua = bit brace; vira machos = tap wrench
not: earth auger; vilebrequin moteur; ice auger; hand drill electric; drain auger
  * -> 820510
t: pin vise hand drill set with bits => 820510
t: cordless drill 12v => !820510

@ other-hand-tool
en: crowbar; pry bar; putty knife; paint scraper; scraper + paint|wallpaper|glass|razor|plastic|window|sticker|wall|floor|gasket; trowel + plaster|brick|masonry|notched|tile|pointing|concrete|drywall; plastering trowel; caulking gun; rivet gun; hand riveter; staple gun; nail puller; gear puller; bearing puller; glass cutter; grease gun; blind rivet tool; awl; leather awl; pick and hook set; magnetic pick up tool; pickup tool; grabber tool; trim removal tool; panel removal tool; wallpaper scraper; tile cutter + hand|manual; cold chisel; hook and pick set; plumb bob; chalk line; silicone sealant tool; suction lifter; glass lifter; suction cup lifter; ball joint separator; valve spring compressor; spring compressor; tyre lever; tire lever; desoldering pump; solder sucker; marking gauge; scriber; engraving pen; nail set; rivet nut tool; rivnut tool; cable tie gun; drain snake; drain auger; plunger + toilet|sink; chain tool; chain breaker; bike chain tool; watch case opener; watch link remover; spring bar tool; watch press; ring mandrel; bench block; lock pick; lock pick set; hose clamp tool; hub puller; tie rod tool; impact driver hand; leather craft tools; leather working tools; leather stamping tools; jewelry saw frame; ring stretcher; brake caliper tool; window squeegee scraper; telescopic magnet; crank puller; pick up tool; caulk gun; caulking tool; bucket grout; pottery tool; clay tool; clay sculpting tool; sculpting tool; polymer clay tool; grout float; ring sizer mandrel; oil can; door opener tool; clip removal tool; caulk remover; flaring tool; pipe bender; tube bender; hand tile cutter; nail remover; tack lifter; grout removal tool; injector puller; pulley puller; bushing tool; fishing wire tool; fish tape; wire puller; cable puller; engraver pen; leather edge beveler; stitching awl; groover leather; cigarette rolling; seam ripper roofing; wall scraper; pop rivet gun; brake bleeder kit; timing tool kit; engine timing tool; manhole key; manhole lifter; gas valve key; carpet stretcher; kneepad; seam roller; wallpaper roller; brayer roller; spatula plaster; sealant gun; pistol grip caulk; box opener tool; tool holder hand; pneumatic riveter; gasket scraper; glue spatula; key extractor; steel wire puller; ball joint puller; oil drain; stud extractor; wheel bearing tool; flange spreader; hook tool; reacher grabber; litter picker; snake tongs; fence stretcher; barbed wire tool; manual tile cutter; door lifter; plasterboard lifter; stapler + upholstery|tacker|heavy duty|furniture; tacker; telescopic pick up
de: Brechstange = crowbar; Spachtel = spatula; Kartuschenpresse = caulking gun; Nietzange = rivet gun; Tacker = stapler; Abzieher = puller; Glasschneider = glass cutter; Maurerkelle = bricklayer's trowel; Kelle = trowel + Maurer|Putz|Glättkelle|Zahn; Fettpresse = grease gun; Schaber = scraper; Fliesenschneider = tile cutter; Lötsaugpumpe = desoldering pump; Federspanner = spring compressor; Kettennieter = chain riveting tool; Saugheber = suction lifter; Nageleisen = nail puller; Handtacker = hand stapler; Greifzange = gripping pliers; Innenlagerabzieher = bottom bracket puller; Ahle = awl; Lockpicking Set = lock pick set; Reifenheber = tyre lever; Biegezange = bending pliers; Rohrbieger = pipe bender; Bördelgerät = flaring tool; Silikonpresse = caulking gun; Gehäuseöffner = case opener; Müllgreifer = litter picker; Greifhilfe = reaching aid; Glättekelle = smoothing trowel; Lagerabzieher = bearing puller; Spurstangenabzieher = tie rod puller; Federwegwerkzeug = suspension tool; Türzierleistenkeile = trim removal wedge; Demontagewerkzeug = trim removal tool; Anreißnadel = scriber; Schlagschnur = chalk line; Senklot = plumb bob; Rohrreinigungsspirale = drain cleaning spiral; Pümpel = plunger; Gravierstift = engraving pen; Entlötpumpe = desoldering pump; Ringstock = ring mandrel; Modellierwerkzeug = modelling tool; Tapetenschaber = wallpaper scraper; Ceranfeldschaber = ceramic hob scraper; Nietmutternzange = rivet nut pliers; Zahnspachtel = notched trowel; Lederwerkzeug = leather tool
fr: pied de biche = crowbar; spatule = spatula + enduit|peintre; couteau à enduire = putty knife; pistolet à silicone = silicone gun; agrafeuse = staple gun + murale|tapissier; riveteuse = rivet gun; extracteur = puller + roulement|poulie|rotule; coupe verre = glass cutter; truelle = trowel; pompe à graisse = grease gun; grattoir = scraper; coupe carreau = tile cutter; pince à rivets = rivet pliers; arrache clou = nail puller; furet = drain snake + débouchage; ventouse débouchage = plunger; ramasse déchets = litter picker; pompe à dessouder = desoldering pump; pistolet à mastic = caulking gun; arrache moyeu = hub puller; dérive chaîne = chain breaker; démonte pneu = tyre lever; compresseur de ressort = spring compressor; ramasse objets = pickup tool; alêne = awl; ventouse = suction cup + vitrage|carrelage; cintreuse = bender; dudgeonnière = tube expander; outil démontage garniture = trim removal tool; crochetage = lock picking tool + kit; outils cuir = leather tools; taloche = float; outils poterie = pottery tools; dérive chaine = chain breaker; pince à ramasser = grabber tool; agrafeuse manuelle = manual stapler; couteau de peintre = painter's knife; raclette = scraper + peinture|vitre|vitrocéramique; arrache roulement = bearing puller; fil à plomb = plumb line; cordeau traceur = chalk line
es: palanca = lever + acero|uña; espátula = spatula + pintor|enlucir|masilla; pistola de silicona = caulking gun; remachadora = hand riveter; grapadora = stapler + tapicero|clavadora|manual; extractor de rodamientos = bearing puller; cortavidrios = glass cutter; paleta de albañil = mason's trowel; llana = plastering trowel; bomba de engrase = grease gun; cortador de azulejos = tile cutter; pata de cabra = pry bar; pistola de sellador = caulking gun; desatascador = plunger; pistola de engrase = grease gun; compresor de muelles = spring compressor; desoldador = desoldering tool + bomba; extractor = puller + poleas|rótulas|cadena; espátula de pintor = putty knife; ventosa = suction cup + cristal|azulejos; ganzúa = lock pick; punzón = punch + cuero|marcar; cortador azulejos manual = manual tile cutter; tronchacadenas = chain breaker; recogedor de basura = litter picker + pinza; doblatubos = pipe bender; abocardador = flaring tool; desmontador de molduras = trim removal tool; pistola para silicona = caulking gun; herramientas cuero = leather tool; desmontables bicicleta = bicycle tyre lever; espátula = spatula + vidrio|vitrocerámica; plomada = plumb bob; remachadora manual = hand riveter; crucetas azulejos = tile spacer; herramientas arcilla = clay tool; rasqueta = scraper; pistola calafatear = caulking gun
it: piede di porco = crowbar; spatola = spatula + stucco|imbianchino|acciaio; pistola silicone = caulking gun; rivettatrice = riveter; graffatrice = staple gun; estrattore = puller + cuscinetti|puleggia|testine; tagliavetro = glass cutter; cazzuola = trowel; ingrassatore = grease gun + pompa; raschietto = scraper; tagliapiastrelle = tile cutter; pistola per silicone = caulking gun; sturalavandini = plunger; frattazzo = plastering float; levachiodi = nail puller; spillatrice = staple gun + tappezziere; ventosa = suction cup + vetro|piastrelle; grimaldelli = lock pick; smagliacatena = chain breaker; piegatubi = pipe bender; leva gomme = tyre lever; succhiastagno = desoldering sucker; pompa dissaldante = desoldering pump; tagliapiastrelle manuale = manual tile cutter; raccogli rifiuti = litter picker + pinza; estrattore cuscinetti = bearing puller; compressore molle = spring compressor; filo a piombo = plumb line; pompa grasso = grease pump; sparachiodi manuale = manual nail gun; pistola ingrassaggio = grease gun; attrezzi ceramica = pottery tool; punteruolo = awl; leve smonta = pry lever; tiracavi = cable puller; sturatubi = drain unblocker
nl: koevoet = crowbar; plamuurmes = putty knife; kitpistool = caulking gun; popnageltang = blind riveter; nietpistool = staple gun; poelietrekker = gear puller; glassnijder = glass cutter; troffel = trowel; vetspuit = grease gun; schraper = scraper; tegelsnijder = tile cutter; afvalgrijper = litter picker; ontstopper = plunger; ontstoppingsveer = drain snake; spackmes = filling knife; kettingpons = chain tool; bandenlichter = tyre lever; glaskrassen = glass scraper; kitspuit = caulking gun; blindklinktang = blind rivet tool; lagertrekker = bearing puller; zuignap = suction cup + glas|tegels; handtacker = hand stapler; pijpbuiger = pipe bender; tinzuiger = desoldering pump; priem = awl; grijper = grabber tool + afval|hulp; afstandhouders tegels = tile spacer; schietlood = plumb bob
pl: łom = crowbar; szpachelka = putty knife; pistolet do silikonu = caulking gun; nitownica = rivet gun; zszywacz tapicerski = upholstery stapler; ściągacz = puller + łożyska|łożysk|kół|sworzni; nóż do szkła = glass cutter; kielnia = trowel; smarownica = grease gun; skrobak = scraper; przecinarka do płytek = tile cutter; wyciskacz do silikonu = caulking gun; paca = plastering float + stalowa|tynk|zębata; szpachla = spatula + stalowa|malarska; ściągacz do łożysk = bearing puller; odsysacz do cyny = desoldering pump; przepychacz = plunger; spirala do rur = drain snake; chwytak = grabber; rozkuwacz łańcucha = chain breaker; łyżki do opon = tyre levers; łyżka do opon = tyre lever; giętarka do rur = pipe bender; wytrychy = lock picks; szydło = awl; przyssawka = suction cup + szkła|glazury; zszywacz = stapler + tapicerski|ręczny|takier; ściągacz do sprężyn = spring compressor; klipsy = clips + poziomowania; obcinak do szkła = glass cutter; wyciskacz = caulking gun + silikon|kartusz; pion murarski = plumb bob; rysik traserski = scriber; ściągacz do sprężyn = spring compressor; taker = staple gun; pistolet do mas = caulking gun; chwytak do śmieci = litter picker; towotnica = grease gun; narzędzia do gliny = clay tools; zdejmowanie tapicerki = trim removal tool + zestaw; otwieracz do kopert = watch case opener + zegarków; szpachelek = putty knife
pt: pé de cabra = crowbar; espátula = spatula + massa|pintor|aço; pistola de silicone = silicone gun; rebitadora = blind rivet tool; grampeador = stapler + tapeceiro|manual; extrator = puller + rolamentos|polia; corta vidro = glass cutter; colher de pedreiro = trowel; bomba de graxa = grease gun; raspador = scraper; cortador de azulejo = tile cutter; desempenadeira = plastering float; rebitador = rivet gun; desentupidor = plunger; sugador de solda = desoldering pump; aplicador de silicone = silicone applicator; ventosa = suction cup + vidro|azulejo; alavanca = pry bar + ferro|aço; chave de corrente = chain wrench; desentupidora = drain unblocker; pistola de graxa = grease gun; curvador de tubos = pipe bender; saca polias = gear puller; agrafador = stapler + manual|madeira; gazua = lock pick; espaçador = spacer + azulejo|piso; chave saca corrente = chain breaker tool; compressor de molas = spring compressor; apanhador de lixo = litter picker; talocha = plastering float; pistola aplicadora = applicator gun
not: ice scraper; dough scraper; bench scraper; garden trowel; hand trowel garden; tongue scraper; bowl scraper; electric staple gun; air stapler; scraper toy; paper stapler; office stapler; foot scraper; electric tile cutter; cake scraper; window scraper ice; boot scraper; scraper snow; grease gun coupler; grease gun hose; skin scraper; hot glue gun; french press plunger; surgical stapler; skin stapler; gua sha scraper; pizza scraper; makeup spatula; silicone scraper; transplanting trowel; planting trowel; pool scraper; bowel; plastic garden trowel; dish scraper; scraper kitchen; espátula de cocina; espátula silicona; spatule de cuisine; spatola cucina; fish scraper; scraper + dough; snow scraper; cat scraper; skrobak do szyb; raspador de gelo; skrobaczka do lodu; eiskratzer; crayon grattoir; fußschaber; raschietto ghiaccio; rascador de hielo; rascador gatos; rascador para gatos; grattoir à givre; paper scraper; scraper art; scratching post; callus scraper; cellulite; espátula facial; massa fresca; plunger cookie; plunger coffee; tongue scrapers; fondant plunger; cookie plunger; espátula de silicone; espátula culinária; urine extractor; juice extractor; water plunger pump; trowel garden; nail staple; plunger cutter; cold process; paddle; extrator de suco; graffatrice carta; raspador de língua; extracteur de jus; estrattore di succo; staple gun staples; staples for staple gun; grapas; remachable; remache; remaches; punzonadora; punzonada; punzonado; plomo; rivetti; rivetto; frattazzatrice; rebite; rebites
  main=plastic !main=silicone -> 392690 ~.05
  "plunger" -> 401699 ~.6
  "tile spacer" -> 392690
  "leveling" -> 392690
  "croisillon" -> 392690
  "electric|eléctrico|elettrico|elétrico" -> 846729
  "pneumatic|neumático|pneumatico" -> 846719
  "litter picker" -> 732690 ~.5
  "reacher" -> 761699 ~.5
  "chalk line" -> 901780 ~.5
  "plumb bob" -> 903180 ~.5
  "drain snake" -> 732690 ~.4
  "knieschoner" -> 630790
  * -> 820559
t: wrecking crowbar 24 inch => 820559
t: caulking gun for silicone => 820559
t: car ice scraper with brush => !820559

@ clamp-vice
en: clamp + bar|c-clamp|wood|spring|f-clamp|quick|g-clamp|woodworking|corner|pipe|toggle|carpenter; bench vise; bench vice; vise; c-clamp; g clamp; f clamp; bar clamp; spring clamp; corner clamp; quick grip clamp; toggle clamp; right angle clamp; woodworking clamp; pipe vise; hand vise; table vise; drill press vise; f-clamp; strap clamp; welding clamp; face clamp; ratchet bar clamp; anvil; bench clamp; clamp set; third hand tool; helping hands soldering; parallel clamp; kreg clamp; pocket hole jig; drill guide; dowel jig; doweling jig; mini vise; jewelers anvil; bench dog; hold down clamp; pocket hole jig kit
de: Schraubzwinge = screw clamp; Schraubstock = vise; Federzwinge = spring clamp; Einhandzwinge = one-handed clamp; Winkelspanner = corner clamp; Leimzwinge = glue clamp; Zwinge = clamp; Klemmzwinge = clamp; Amboss = anvil + Schmiede|Stahl|kg|Guss|Goldschmied|Horn; Eckspanner = corner clamp; Spannzwinge = clamp; Rahmenspanner = frame clamp; Schnellspanner = quick clamp + Werkzeug|Kniehebel; Dübelhilfe = dowelling jig; Parallelzwinge = parallel clamp; dritte Hand = helping hand tool
fr: serre joint = clamp; étau = vise; pince étau = locking pliers + soudure; serre joints = clamps; presse à main = hand press; enclume = anvil; étau d'établi = bench vise; pince à ressort = spring clamp; équerre de serrage = corner clamp; guide perçage = drilling guide; sauterelle = toggle clamp + bridage; troisième main = helping hand holder
es: sargento = bar clamp + carpintero|apriete; tornillo de banco = bench vise; gato de apriete = clamp; abrazadera = clamp + carpintero; mordaza = clamp + angular|banco; yunque = anvil; sargentos = bar clamp; sargento carpintero = woodworking clamp; pinza de resorte = spring clamp; escuadra de sujeción = clamping square; guía de taladro = drill guide
it: morsetto = clamp + legno|falegname|barra|angolare; morsa = vise; morsetti falegname = woodworking clamp; strettoio = clamp; morsa da banco = bench vise; incudine = anvil; morsetto a molla = spring clamp; morsetti a barra = bar clamp; dima = jig + foratura|tasche; terza mano = helping hand holder; morsetto angolare = corner clamp
nl: lijmklem = clamp; bankschroef = bench vice; klem = clamp + hout|hoek|veer; snelspanner = quick release clamp + gereedschap; aambeeld = anvil; lijmtang = glue clamp; hoekklem = corner clamp; veerklem = spring clamp; derde hand = helping hand tool; boormal = drilling jig; bankschroeven = bench vice
pl: ścisk stolarski = carpenter clamp; imadło = vise; ścisk = clamp; ściski stolarskie = carpenter clamps; kowadło = anvil; ścisk sprężynowy = spring clamp; ścisk kątowy = corner clamp; imadło stołowe = bench vise; trzecia ręka = helping hand; zacisk stolarski = carpenter clamp; ścisk automatyczny = quick grip clamp; prowadnica = guide + wiercenia|kołków
pt: grampo = clamp + marceneiro|sargento|aperto; morsa = vise; sargento = f clamp + aperto; torno de bancada = bench vice; bigorna = anvil; grampo sargento = f clamp; grampo de aperto = clamp; morsa de bancada = bench vise; terceira mão = helping hands holder; gabarito = jig + furos|cavilhas
not: hose clamp; pipe clamp; cable clamp; nipple clamp; umbilical clamp; hair clamp; seat clamp; bicycle clamp; table clamp lamp; battery clamp; clamp meter; clamp on; mop clamp; phone clamp; exhaust clamp; wire rope clamp; curtain clamp; earth clamp; saddle clamp; tri clamp; seatpost clamp; u clamp; vise grip pliers; beam clamp; fender clamp; ear clamp; muffler clamp; vacuum clamp; nose clamp; handlebar clamp; clamp light; clamp lamp; desk clamp; tube clamp; glass clamp; bolt clamp; clamp holder; solar clamp; rope clamp; umbrella clamp; bag clamp; medical clamp; rail clamp; paper clamp; fence clamp; flange clamp; tablecloth clamp; hemostat clamp; towel clamp; sargento mayor; morsa dentista; cord clamp
  main=plastic -> 392690 ~.06
  "drill guide" -> 846620 ~.4
  "pocket hole" -> 846620 ~.4
  "anvil" -> 820590
  "amboss" -> 820590
  "enclume" -> 820590
  "yunque" -> 820590
  "incudine" -> 820590
  "kowadło" -> 820590
  "drill press" -> 846620
  * -> 820570
t: f-clamp 300mm for woodworking => 820570
t: stainless hose clamp 25mm => !820570

@ blow-torch
en: blow torch; butane torch; kitchen torch; gas torch; blowtorch; propane torch; culinary torch; creme brulee torch; weed burner; flame gun; welding torch gas; micro torch; cooking torch; gas soldering torch; mapp torch; torch head + gas|butane|propane; soldering torch; weed torch; flame torch; brazing torch; oxy acetylene torch
de: Gasbrenner = gas burner + Löt|Butan|Küche|Handbrenner; Lötlampe = blow lamp; Flambierbrenner = creme brulee torch; Butanbrenner = butane burner; Unkrautbrenner = weed burner; Lötbrenner = soldering torch; Küchenbrenner = kitchen torch; Bunsenbrenner = bunsen burner; Abflammgerät = flame weeder; Gaslötlampe = gas blow lamp
fr: chalumeau = blow torch; lampe à souder = gas torch; désherbeur thermique = weed burner; chalumeau de cuisine = kitchen torch; chalumeau cuisine = kitchen torch; brûleur = burner + désherbage|gaz; lampe à souder gaz = gas blow torch
es: soplete = blow torch; soplete de cocina = kitchen torch; quemador de hierbas = weed burner; soplete butano = butane torch; soplete de gas = gas torch; lamparilla = blow lamp + soldar
it: cannello da cucina = kitchen torch; torcia a gas = gas torch; bruciaerba = weed burner; cannello a gas = gas torch; saldatore a gas = gas soldering iron; cannello butano = butane torch
nl: gasbrander = gas torch; onkruidbrander = weed burner; crème brûlée brander = creme brulee torch; soldeerbrander = soldering torch; brander = torch burner + butaan|keuken|onkruid
pl: palnik gazowy = gas torch; opalarka gazowa = gas torch; palnik kuchenny = kitchen torch; palnik = torch + butan|lutowniczy|flambirowania|chwasty; palnik do flambirowania = culinary torch; lampa lutownicza = blow torch; wypalarka do chwastów = weed burner; palnik lutowniczy = soldering torch
pt: maçarico = blow torch; maçarico culinário = culinary torch; maçarico a gás = gas torch; queimador de ervas = weed burner
not: camping stove; jet torch lighter; torch lighter; cigar torch; kuchenka gazowa; palnik do kuchenki; gas stove burner; bruciatore + fornello; camping gasbrenner; palnik turystyczny; palnik turbo
  "weed" -> 820560
  "brazing" -> 846810
  "oxy" -> 846810
  "welding|soldadura|saldatura|soldagem" -> 846810
  * -> 820560
t: butane kitchen blow torch => 820560
t: torch lighter refillable => !820560

@ utility-knife
en: utility knife; box cutter; snap off knife; craft knife; multi tool knife; multitool pliers; hobby knife; exacto knife; stanley knife; pocket multitool; retractable knife; x-acto knife; precision knife; scalpel knife; art knife; paper cutter knife; carpet knife; multitool + pliers|pocket|stainless|camping; multi tool + pliers|pocket|camping|in 1; safety cutter; letter opener knife; package opener; ceramic box cutter; card multitool; electrician knife; hook knife; drywall knife; leatherman; swiss army knife; credit card multitool; multi-tool card; penknife; keychain knife; survival knife folding; karambit; butterfly knife
de: Cuttermesser = box cutter; Teppichmesser = carpet knife; Cutter Messer = box cutter; Bastelmesser = craft knife; Multitool = multitool; Universalmesser = utility knife + Klinge|Cutter; Schweizer Taschenmesser = swiss pocket knife; Kabelmesser = cable knife; Skalpell = scalpel + Bastel; Klappmesser = folding knife; Paketöffner = package opener; Abbrechmesser = snap off knife
fr: cutter = box cutter; couteau multifonction = multi tool knife; pince multifonction = multitool pliers; scalpel = scalpel + loisirs|modélisme; couteau à lame rétractable = retractable knife; couteau pliant = folding knife; couteau suisse = swiss army knife; couteau électricien = electrician's knife; outil multifonction pince = multitool pliers
es: cúter = utility knife; cutter = utility knife; navaja multiusos = multi-purpose pocket knife; multiherramienta = multitool; alicate multiusos = multitool pliers; bisturí = scalpel + manualidades; cuchillo retráctil = retractable knife; navaja suiza = swiss army knife; abrecajas = box cutter
it: taglierino = utility knife; cutter = utility knife; multiuso coltello = multi-tool knife; pinza multiuso = multitool pliers; coltello svizzero = swiss army knife; bisturi = scalpel + hobby; coltello multiuso = multi tool knife; coltellino svizzero = small swiss army knife; taglierini = utility knife
nl: breekmes = snap off knife; stanleymes = stanley knife; multitool = multitool; hobbymes = hobby knife; afbreekmes = snap off knife; cuttermes = box cutter; zwitsers zakmes = swiss pocket knife; dozenopener = box cutter
pl: nóż do tapet = wallpaper knife; nóż z łamanym ostrzem = snap off knife; nożyk = small knife; multitool = multitool; nożyk do tapet = wallpaper knife; nóż techniczny = utility knife; nożyk modelarski = hobby knife; skalpel = scalpel + modelarski; nóż segmentowy = snap off knife; narzędzie wielofunkcyjne = multitool + szczypce; scyzoryk wielofunkcyjny = multi tool pocket knife; nóż składany = folding knife
pt: estilete = utility knife; x-ato = utility knife; canivete multifunções = multi tool knife; alicate multifunções = multitool pliers; faca olfa = snap off knife; canivete suíço = swiss army knife; bisturi = scalpel + artesanato; faca de electricista = electrician's knife
not: utility knife blade; cutter blade; craft knife blade; cookie cutter; paper cutter; laser cutter; multitool blade; oscillating multitool; vinyl cutter; pizza cutter; rotary cutter; cutter machine; foam cutter; pipe cutter; glass cutter; grass cutter; utility knife kitchen; kitchen utility knife; multitool oscillating; electric cutter; multitool accessories; multi tool blade; oscillating multi tool; bike multi tool; bicycle multi tool; multitool holster; cordless multi tool; die cutter; multitool sheath; power multi tool; multitool elektrisch; weed cutter; milling cutter; cutter plotter; bolt cutter; wire cutter; tile cutter; multitool bike; end mill cutter; hair cutter; pastry cutter; biscuit cutter; cutter set cookies; clay cutter; lames cutter; cuchillas cutter; cutter pour pâte; ostrza do nożyka; lame taglierino; fondant cutter; multi tool electric; scalpel blade; cutter klingen
  "bike" -> 820600
  "hobby" -> 821193
  "blade" -> 821193 ~.9
  "ceramic|cerámica" -> 821193 ~.6
  * -> 821193
t: retractable utility knife box cutter => 821193
t: utility knife blade pack of 100 => !821193

@ knife-blade
en: utility knife blade; cutter blade; craft knife blade; knife blade; scalpel blade; snap off blade; trapezoid blade; scraper blade; replacement blade + knife|utility|cutter|scalpel; carbon steel blade + scalpel; exacto blade; hobby knife blades; snap off blades; stanley blades; cutter blades; knife blank; scalpel blades
de: Cutterklingen = cutter blades; Ersatzklinge = replacement blade; Ersatzklingen = replacement blade; Trapezklingen = trapezoid blade; Skalpellklinge = scalpel blade; Abbrechklingen = snap off blades; Messerklinge = knife blade; Hakenklingen = hook blade
fr: lames de cutter = cutter blades; lame cutter = cutter blade; lame de scalpel = scalpel blade; lame de couteau = knife blade; lames trapèze = trapezoid blades
es: cuchillas de cúter = utility knife blade; hojas de bisturí = scalpel blades; cuchillas de recambio = replacement blade; hojas cúter = cutter blades; hoja de cuchillo = knife blade
it: lame taglierino = utility knife blade; lame di ricambio = replacement blade; lama bisturi = scalpel blade; lame trapezoidali = trapezoid blade; lama coltello = knife blade
nl: afbreekmesjes = snap off blade; reservemesjes = replacement blade; stanleymesjes = stanley blades; scalpelmesjes = scalpel blades
pl: ostrza wymienne = replacement blades; ostrza do noża = knife blades; ostrza trapezowe = trapezoid blades; ostrza łamane = snap off blades; ostrza do skalpela = scalpel blades; głownia noża = knife blade
pt: lâminas de x-ato = utility knife blades; lâminas de estilete = utility knife blades; lâmina de bisturi = scalpel blade; lâminas de substituição = replacement blades
not: razor blade; blender blade; mower blade; shaver blade; saw blade; planer blade; wiper blade; lawn mower blade; trimmer blade; food processor blade; clipper blade; multitool blade; fan blade; wind turbine blade; knife blade sharpener; shredder blade; plane blade
  "surgical" -> 901890
  "sterile" -> 901890 ~.5
  "rotary|rotativo|rotante|rotatorio" -> 820890
  "scraper" -> 821194 ~.6
  * -> 821194
t: snap off cutter blades 18mm 50 pcs => 821194
t: double edge razor blade => !821194

@ axe-machete
en: axe; hatchet; machete; splitting axe; tomahawk; felling axe; camping axe; throwing axe; survival axe; splitting maul; billhook; kukri machete; viking axe; adze; brush hook; wood splitting wedge; splitting wedge; kindling splitter; firewood splitter manual
de: Axt = axe; Beil = hatchet; Machete = machete; Spaltaxt = splitting axe; Spalthammer = splitting maul; Spaltkeil = splitting wedge; Wurfaxt = throwing axe; Handbeil = hatchet; Campingbeil = camping hatchet
fr: hache = axe; machette = machete; hachette = hatchet; merlin = splitting maul; coin à fendre = splitting wedge; serpe = billhook; hache de camping = camping axe; fendeur de bûches = firewood splitter manual
es: hacha = axe; machete = machete; hachuela = hatchet; hacha de mano = hatchet; cuña partir leña = splitting wedge; hacha de camping = camping axe
it: ascia = axe; accetta = hatchet; machete = machete; scure = axe; spaccalegna manuale = firewood splitter manual; roncola = billhook; cuneo spaccalegna = splitting wedge
nl: bijl = axe; machete = machete; kloofbijl = splitting axe; hakmes = machete + tuin|kap; kloofwig = splitting wedge
pl: siekiera = axe; topór = axe; maczeta = machete; siekiera rozłupująca = splitting axe; siekierka = hatchet; klin do drewna = wood splitting wedge; tasak ogrodniczy = garden hatchet; toporek = hatchet; siekierek = hatchet
pt: machado = axe; machadinha = hatchet; facão = machete; catana = machete; cunha de rachar = splitting wedge
not: toy axe; axe throwing game; guitar axe; axe body spray; axe deodorant; foam axe; axe handle; axe sheath; axe cosplay; hacha disfraz; ice axe; axe keychain; pickaxe; axe pendant; machos; macho
  "wedge" -> 820559 ~.6
  "ice axe" -> 820190
  * -> 820140
t: camping hatchet with sheath => 820140
t: plastic toy axe => !820140

@ shovel
en: shovel; spade; snow shovel; folding shovel; garden spade; trenching shovel; camping shovel; drain spade; military shovel; snow pusher; entrenching tool; post hole digger; grain scoop; digging shovel; avalanche shovel; coal shovel; ash shovel; planting spade; border spade; metal detector shovel; sand scoop metal detecting
de: Schaufel = shovel; Spaten = spade; Schneeschaufel = snow shovel; Klappspaten = folding spade; Schneeschieber = snow pusher; Schneeschippe = snow shovel; Erdlochausheber = post hole digger; Randspaten = edging spade; Ascheschaufel = ash shovel
fr: pelle = shovel; pelle à neige = snow shovel; pelle pliante = folding shovel; pelle bêche = spade; pousse neige = snow pusher; pelle à cendres = ash shovel; tarière manuelle = manual auger
es: pala = shovel; pala de nieve = snow shovel; pala plegable = folding shovel; laya = spade; pala quitanieves = snow shovel; pala de jardín = garden shovel
it: pala = shovel; vanga = spade; badile = shovel; pala da neve = snow shovel; vanghetta = small spade; pala pieghevole = folding shovel; spalaneve manuale = manual snow shovel
nl: schop = shovel; spade = spade; sneeuwschep = snow shovel; vouwschop = folding shovel; bats = shovel; sneeuwschuiver = snow pusher
pl: łopata = shovel; szpadel = spade; łopata do śniegu = snow shovel; saperka = entrenching tool; odśnieżarka ręczna = manual snow pusher; łopata składana = folding shovel; szufla = shovel; szpachel ogrodowy = garden trowel; saperek = entrenching tool
pt: pá = shovel; enxadão = grub hoe; pá de neve = snow shovel; pá dobrável = folding shovel; pá de jardim = garden shovel; pá de bico = pointed shovel
not: ice cream spade; toy shovel; beach shovel; cat litter shovel; spade bit; cake shovel; sand shovel; spade drill; spade terminal; pizza shovel; shovel toy; kids shovel; spade connector; pala padel; pala de pádel; pala playa; pala de tenis; litter scoop; paddle; pala de pizza; pá de lixo; pelle à tarte; pala pizza; pelle à pizza; pelle de plage; shovel spoon; pá de bolo; dustpan; pala pizzas; pala per pizza; spade earrings; łopata do pizzy; queen of spades; bubble tea; pala ping pong; łopatka; pala de cocina; pala de pastel
  main: plastic 392690 ~.06     # blade of plastic
  * -> 820110
t: folding camping shovel => 820110
t: plastic beach toy shovel => !820110

@ garden-hand-tool
en: rake; garden rake; hoe; garden hoe; pickaxe; mattock; garden trowel; gardening trowel; garden fork; weeder; hand cultivator; garden tool set; bulb planter; hand fork; leaf rake; pitchfork; cultivator + hand|garden|manual; garden hand tool; weed puller; scythe; sickle; hand weeder; hand trowel; root knife; dandelion digger; soil ripper; leaf grabber; fruit picker; garden claw; hori hori; gardening tools; dibber; weeding tool; grass rake; bow rake; thatch rake; weed remover tool; crevice weeder; edger manual; lawn aerator manual; gardening tool set; manure fork; potting trowel; transplanter; grubbing; lawn edger; garden tools; kama; hay fork; bonsai tools; bonsai tool set; bow rakes; kids garden tools; pick mattock; soil rake; cultivator rake; succulent tools; aerator shoes; dutch hoe; sand rake; ash rake
de: Rechen = rake; Harke = rake; Hacke = hoe; Unkrautstecher = weeder; Grabegabel = garden fork; Gartengabel = garden fork; Blumenkelle = garden trowel; Spitzhacke = pickaxe; Sense = scythe; Sichel = sickle; Laubrechen = leaf rake; Gartenwerkzeug = garden tool; Handschaufel = hand shovel; Pflanzkelle = planting trowel; Blumenzwiebelpflanzer = bulb planter; Kultivator = cultivator + Hand|Garten; Laubbesen = leaf rake; Mistgabel = manure fork; Fugenkratzer = joint scraper; Gartenhacke = garden hoe; Obstpflücker = fruit picker; Unkrautjäter = weeder; Kleingeräte = small tool + Garten; Kreuzhacke = mattock; Gartengeräte = garden tool; Gartenkelle = garden trowel; Sauzahn = soil cultivator tine; Wurzelstecher = root remover; Laubgreifer = leaf grabber; Heugabel = pitchfork; Rasenlüfter manuell = manual lawn aerator; Bonsai Werkzeug = bonsai tool; Rasenkantenstecher = lawn edger
fr: râteau = garden rake; binette = hoe; fourche = fork + jardin|bêche|fumier; transplantoir = garden trowel; sarcloir = weeder; pioche = pickaxe; faucille = sickle; faux = scythe + manche|herbe; griffe jardin = hand cultivator; plantoir = dibber; outils de jardin = garden tools; houe = hoe; balai à gazon = leaf rake; désherbeur manuel = manual weeder; outil de jardinage = garden tool; cueille fruits = fruit picker; balai râteau = leaf rake; arrache racines = root puller; serfouette = mattock hoe; couteau désherbeur = weeding knife; ensemble outils jardin = garden tool set; bêche fourche = garden fork; grelinette = broadfork; coupe bordure manuel = manual edger; pioche jardin = garden pickaxe; outils de jardinage = garden tools; cultivateur = cultivator + manuel
es: rastrillo = rake; azada = hoe; horca = pitchfork; desbrozador manual = hand weeder; paleta de jardín = garden trowel; zapapico = mattock; hoz = sickle; herramientas de jardín = garden tool; escarificador manual = manual scarifier; arrancador de malas hierbas = weed puller; guadaña = scythe; trasplantador = transplanting trowel; juego de jardinería = garden tool set; azadilla = small hoe; almocafre = small hand hoe; pico = pickaxe + mango|cavar; cultivador de mano = hand cultivator; rastrillo de jardín = garden rake; recogefrutas = fruit picker; herramientas de jardinería = garden tool; escoba rastrillo = leaf rake; extractor de malas hierbas = weed puller; plantador de bulbos = bulb planter
it: rastrello = rake; zappa = hoe; forca = pitchfork + giardino|fieno; trapiantatore = garden trowel; sarchiatore = weeder; piccone = pickaxe; falcetto = sickle; falce = scythe; attrezzi da giardino = garden tool; estirpatore = weeder; zappetta = small hoe; paletta da giardino = garden trowel; scopa da giardino = garden broom; raccoglifrutta = fruit picker; attrezzi giardinaggio = gardening tool; estirpa erbacce = weed puller; coltivatore manuale = hand cultivator; piantabulbi = bulb planter; set giardinaggio = garden tool set; forcone = pitchfork
nl: hark = rake; schoffel = hoe; spitvork = digging fork; onkruidsteker = weeder; houweel = pickaxe; sikkel = sickle; tuingereedschap = garden tools; bladhark = leaf rake; hak = hoe + tuin; zeis = scythe; plantschepje = garden trowel; riek = garden fork; bloembollenplanter = bulb planter; cultivator = cultivator + hand|tuin; onkruidverwijderaar = weed remover; mestvork = manure fork; tuinset gereedschap = garden tool set; fruitplukker = fruit picker; cultivator handmatig = hand cultivator
pl: grabie = rake; motyka = hoe; widły = pitchfork; kilof = pickaxe; sierp = sickle; pazurki = hand cultivator; łopatka ogrodowa = garden trowel; kultywator = cultivator + ręczny; chwastownik = weeder; kosa = scythe + ręczna|trawa; zestaw narzędzi ogrodniczych = garden tool set; narzędzia ogrodowe = garden tools; zrywak do owoców = fruit picker; sadzarka do cebulek = bulb planter; wyrywacz chwastów = weeder; grabie do liści = leaf rake; motyczka = hoe; pielnik = hoe; sadzak = bulb planter; narzędzia ogrodnicze = garden tools; łopatka do kwiatów = garden trowel; widły amerykańskie = garden fork; kultywator ręczny = hand cultivator; szpikulec do chwastów = weeder; wertykulator ręczny = manual scarifier; motyczek = hoe
pt: ancinho = rake; enxada = hoe; sacho = hoe; foice = sickle; forquilha = pitchfork + jardim; picareta = pickaxe; ferramentas de jardim = garden tools; pá de transplante = garden trowel; ancinho de jardim = garden rake; vassoura de jardim = garden broom; conjunto jardinagem = gardening set; arrancador de ervas = weed puller; gadanha = scythe; kit jardinagem = gardening kit; colhedor de frutas = fruit picker; sachola = small hoe; garfo de jardim = garden fork; plantador de bolbos = bulb planter
not: leaf rake toy; electric hoe; ice axe pickaxe; casino rake; rake roulette; garden tool toy; electric weeder; toy rake; fourche vélo; fourche moto; cultivator tiller; fork bicycle; minecraft pickaxe; meat claws; beach rake toy; rake toy; forca bicicleta; garden tool storage; garden tool rack; tiller; garden tool box; garden tool organizer; pool rake; electric cultivator; cordless cultivator; garden tool handle; garden tool bag; faux cuir; faux fur; faux cils; faux ongles; rastrillo playa; fausse; moka; hoz toy; kosa elektryczna; kosa spalinowa; podkaszarka; hockey; hoz de; beard rake; detangling rake; dog rake; undercoat rake; grooming rake; pet rake; rake comb; motocultivator; motyka elektryczna; azada motorizada; picar; picado; estirpa
  "rake" -> 820130
  "rechen" -> 820130
  "harke" -> 820130
  "hoe" -> 820130
  "hacke" -> 820130
  "pickaxe" -> 820130
  "mattock" -> 820130
  "spitzhacke" -> 820130
  "râteau" -> 820130
  "binette" -> 820130
  "houe" -> 820130
  "pioche" -> 820130
  "rastrillo" -> 820130
  "azada" -> 820130
  "rastrello" -> 820130
  "zappa" -> 820130
  "piccone" -> 820130
  "hark" -> 820130
  "schoffel" -> 820130
  "houweel" -> 820130
  "grabie" -> 820130
  "motyka" -> 820130
  "kilof" -> 820130
  "ancinho" -> 820130
  "enxada" -> 820130
  "picareta" -> 820130
  "laubrechen" -> 820130
  "fruit picker" -> 820190 ~.6
  "aerator shoes" -> 392690 ~.6
  main=plastic -> 392690 ~.04
  * -> 820190
t: stainless steel garden trowel and fork set => 820190
t: bow rake 14 tines => 820130
t: carp fishing fork bait => !820130

@ pruner
en: secateur; secateurs; pruning shears; garden scissors; hand pruner; bypass pruner; pruner; garden shears + pruning|hand|bypass; anvil pruner; pruning scissors; grape scissors; bonsai scissors; garden snips; flower scissors; floral scissors; bypass secateurs; rose pruner; grafting tool; trimming scissors + bud|plant|bonsai
de: Gartenschere = pruning shears; Rosenschere = rose pruner; Astschere einhand = one-handed pruner; Rebschere = pruner; Blumenschere = flower scissors; Bonsaischere = bonsai scissors; Baumschere = tree pruner; Handschere = hand shears + Garten
fr: sécateur = secateur; ciseaux de jardin = garden scissors; cisaille à fleurs = flower scissors; épinette = fine trimming scissors; greffoir = grafting knife; ciseau bonsaï = bonsai scissors; sécateur de jardin = secateur
es: tijera de podar = pruning shears; tijeras de podar = pruning shears; podadora de mano = hand pruner; tijeras de jardín = garden scissors; tijeras poda = pruning shears; tijeras bonsái = bonsai scissors; injertadora = grafting tool; podadera = pruner
it: forbici da potatura = pruning shears; cesoie = garden shears; forbice potatura = pruning shears; troncarami = lopper; forbici da giardino = garden scissors; innestatrice = grafting tool; cesoia = shears + giardino|potatura
nl: snoeischaar = pruning shears; tuinschaar = garden shears; bloemenschaar = flower scissors; bonsaischaar = bonsai scissors
pl: sekator = secateur; nożyce ogrodowe = garden shears; sekator ręczny = hand pruner; nożyczki ogrodowe = garden scissors; nożyce do drobiu = poultry shears; nożyczki do bonsai = bonsai scissors
pt: tesoura de poda = pruning shears; tesoura de jardim = garden shears; podador manual = hand pruner; tesouras de poda = pruning shears; tesoura de podar = pruning shears
not: electric pruner; cordless pruner; hedge shears; tree pruner; electric pruning shears; cordless pruning shears; sécateur électrique; tijera de podar eléctrica; sekator akumulatorowy; sekator elektryczny; forbici da potatura elettriche; akku gartenschere; tesoura de poda elétrica; snoeischaar accu; elektrische snoeischaar; tijera de podar bateria; forbici elettriche; hair scissors; forbice elettrica; akku astschere; pruner holster; forbici potatura batteria; injerto; innesto; innesti
  power=battery|mains -> 846729 ~.1
  "electric|eléctrico|elettrico|elétrico" -> 846729
  "akku" -> 846729
  "bonsai" -> 820150 ~.6
  "grafting" -> 820190 ~.5
  * -> 820150
t: bypass pruning shears secateurs => 820150
t: cordless electric pruning shears 21v => 846729
t: hair scissors 6 inch => !820150

@ lopper
en: lopper; hedge shears; pole pruner; tree pruner; tree trimmer manual; branch cutter; bypass lopper; grass shears; edging shears; lawn shears; telescopic lopper; anvil lopper; pole saw + manual|pruner; long reach pruner; hedge clippers manual; topiary shears; ratchet lopper; telescopic pruner
de: Astschere = lopper; Heckenschere manuell = manual hedge shears; Grasschere = grass shears; Baumschere teleskop = telescopic tree pruner; Handheckenschere = hedge shears; Rasenkantenschere = edging shears; Astkneifer = branch cutter; Buchsbaumschere = boxwood shears; Teleskop Astschere = telescopic lopper
fr: coupe branches = lopper; cisaille à haie = hedge shears; ébrancheur = tree pruner; échenilloir = pole pruner; cisaille à gazon = grass shears; cisaille = shears + haie|gazon|buis; élagueur = pruner + manche|coupe
es: tijera cortasetos = hedge shears; podadora de altura = pole pruner; tijera de dos manos = lopper; tijeras cortasetos = hedge shears; tijera cortacésped = grass shears; podadera de mango largo = lopper; cortarramas = lopper
it: tagliasiepi manuale = hedge clippers manual; svettatoio = pole pruner; forbici per siepi = hedge shears; troncarami a due mani = bypass lopper; forbici erba = grass shears; cesoie per siepi = hedge shears; tagliarami = lopper
nl: takkenschaar = lopper; heggenschaar = hedge shears + hand|handmatig; takkenknipper = lopper; grasschaar = grass shears; buxusschaar = boxwood shears
pl: sekator dwuręczny = lopper; nożyce do żywopłotu = hedge shears; nożyce do gałęzi = branch shears; sekator na wysięgniku = pole pruner; nożyce do trawy = grass shears; sekator teleskopowy = telescopic pruner
pt: corta sebes manual = manual hedge trimmer; tesoura de sebes = hedge shears; tesourão = lopper; podão = pruner; corta ramos = branch cutter; tesoura de relva = grass shears
not: hedge trimmer; electric grass shears; cordless grass shears; akku grasschere; akku heckenschere; elektro heckenschere; cisaille à gazon sans fil; coupe branche électrique; cordless lopper
  power=battery|mains -> 846729 ~.1
  "electric|eléctrico|elettrico|elétrico" -> 846729
  "akku" -> 846729
  "grass" -> 820160 ~.6
  * -> 820160
t: telescopic bypass lopper 28 inch => 820160
t: electric hedge trimmer => !820160

@ tool-handle
en: tool handle; broom handle wood; wooden handle + tool|hammer|axe|file|rake; file handle; replacement handle + tool|axe|shovel|hammer|rake; telescopic pole + tool|handle|extension; brush handle; hammer shaft; extension pole; broom handle; broomstick handle
de: Werkzeugstiel = tool handle; Gerätestiel = tool handle; Teleskopstange = telescopic pole
fr: manche de marteau = hammer handle; manche à outil = tool handle; manche de pelle = shovel handle; manche télescopique = telescopic handle; manche bois = wooden handle
es: mango de martillo = hammer handle; mango de herramienta = tool handle; mango de madera = wooden handle + azada|pala|pico; mango telescópico = telescopic handle; palo de escoba = broom handle
it: manico martello = hammer handle; manico = replacement handle + legno|badile|scopa|attrezzi; manico telescopico = telescopic handle
nl: steel = handle + bezem|spade|hamer|hout; gereedschapssteel = tool handle
pl: trzonek = tool handle; stylisko = tool handle; kij teleskopowy = telescopic pole; stylisko do łopaty = shovel handle
pt: cabo de martelo = hammer handle; cabo de madeira = wooden handle + enxada|machado; cabo telescópico = telescopic handle
not: door handle; drawer handle; knife handle
  main: plastic 392690 ~.05; aluminium 761699 ~.1; iron 732690 ~.08
  "telescopic" -> 761699
  "extension pole" -> 761699
  * -> 441700
t: hickory axe handle 36 inch => 441700
t: aluminium telescopic extension pole => 761699
t: kitchen cabinet handle => !441700

@ power-drill
en: drill; cordless drill; drill driver; hammer drill; electric drill; impact drill; rotary hammer; combi drill; drill + cordless|18v|20v|brushless|impact|volt|electric|makita|bosch|dewalt; demolition hammer; sds drill; ice auger electric; magnetic drill; mini drill; core drill machine; angle drill; percussion drill; breaker hammer; jackhammer; diamond core drill machine; mini electric drill
de: Bohrmaschine = drill machine; Akkuschrauber = cordless drill driver; Bohrhammer = rotary hammer; Schlagbohrmaschine = hammer drill; Akkubohrschrauber = cordless drill driver; Abbruchhammer = demolition hammer; Akku Bohrschrauber = cordless drill driver; Schlagbohrschrauber = impact drill driver; Meißelhammer = chipping hammer; Kernbohrmaschine = core drill machine
fr: perceuse = drill; perceuse visseuse = drill driver; marteau piqueur = jackhammer; perceuse à percussion = hammer drill; visseuse perceuse = drill driver; perceuse sans fil = cordless drill; marteau perforateur = rotary hammer; marteau démolisseur = demolition hammer; burineur = demolition hammer
es: taladro = drill; taladro inalámbrico = cordless drill; martillo perforador = rotary hammer; taladro percutor = impact drill; taladro atornillador = drill driver; martillo demoledor = demolition hammer; martillo eléctrico = electric hammer; taladro batería = battery drill; rotomartillo = rotary hammer; mini taladro = mini drill
it: trapano = drill; trapano avvitatore = drill driver; martello perforatore = rotary hammer; tassellatore = rotary hammer; martello demolitore = demolition hammer; trapano a percussione = hammer drill; trapano a batteria = cordless drill; mini trapano = mini drill; demolitore = demolition hammer + elettrico
nl: boormachine = drill; accuboormachine = cordless drill; boorhamer = rotary hammer; klopboormachine = hammer drill; schroefboormachine = drill driver; sloophamer = demolition hammer; schroefmachine = screwdriver machine; accuboor = cordless drill; breekhamer = breaker hammer
pl: wiertarka = drill; wkrętarka = cordless screwdriver; wiertarko wkrętarka = drill driver; młot udarowy = rotary hammer; wiertarka udarowa = hammer drill; młotowiertarka = rotary hammer; młot wyburzeniowy = demolition hammer; wiertarka akumulatorowa = cordless drill; wkrętarka akumulatorowa = cordless screwdriver; młot obrotowy = rotary hammer; miniwiertarka = mini drill; wiertarek = drill; wkrętarek = cordless screwdriver; młotowiertarek = rotary hammer; miniwiertarek = mini drill
pt: furadeira = drill; berbequim = drill; aparafusadora = screwdriver drill; martelo perfurador = rotary hammer; parafusadeira = screwdriver drill; furadeira de impacto = impact drill; martelo demolidor = demolition hammer; martelete = rotary hammer; berbequim aparafusador = drill driver; martelo elétrico = electric hammer; mini furadeira = mini drill
not: drill bit; drill press; drill chuck; drill brush; drill guide; nail drill; drill stand; hand drill; seed drill; drill pump; drill battery; drill holder; drill mixer; bench drill; fire drill; drill attachment; drill sharpener; drill adapter; wiertarka stołowa; standbohrmaschine; tischbohrmaschine; nail drill bit; perceuse à colonne; taladro de banco; taladro de columna; furadeira de bancada; wiertarka kolumnowa; trapano a colonna; ponceuse ongle; dental drill; taladro para uñas; drill charger; drill powered; drill jig; fresa unghie; drill chuck key; drill powered brush; furadeira de unha; kolomboormachine; berbequim de coluna; drill motor; drill doctor; drill powered pump; earth auger drill bit; auger drill bit; pod vertikutierer; trapano per unghie; drill press vise; drill stop; drill tap; auger bit; nageldrill; perforateur papier; perceuse ongle; nail drill machine; cordless drill battery; cordless drill charger; drill bag; electric nail drill; diamond painting drill; ice drill; ear drill; earth drill; tassello; tasselli; aparafusar
  kind=pneumatic -> 846711 ~.03
  "demolition" -> 846729 ~.4
  "rotary hammer" -> 846721
  * -> 846721
t: 20v cordless drill driver with 2 batteries => 846721
t: titanium drill bit set => !846721

@ power-saw
en: circular saw; jigsaw + electric|cordless|18v|power|volt|orbital|650w; reciprocating saw; electric chainsaw; cordless chainsaw; mini chainsaw; jig saw; electric saw; cordless circular saw; saber saw; sabre saw; mini circular saw; electric hand saw; cordless saw; plunge saw; track saw; portable band saw; pruning saw cordless; battery chainsaw; mini chain saw; jigsaw machine; cordless reciprocating saw; cordless jigsaw; chainsaw + electric|cordless|battery|mini|18v|21v|20v; pole saw + electric|cordless|battery; cordless pruning saw; marble cutter
de: Handkreissäge = circular saw; Stichsäge = jigsaw; Säbelsäge = sabre saw; Elektro Kettensäge = electric chainsaw; Akku Kettensäge = cordless chainsaw; Tauchsäge = plunge saw; Akku Stichsäge = cordless jigsaw; Mini Kettensäge = mini chainsaw; Akku Säbelsäge = cordless reciprocating saw; Elektrokettensäge = electric chainsaw; Hochentaster = pole pruner saw + Akku|Elektro; Kreissäge = circular saw + Akku|Hand|Tauch; Akku Astsäge = pruning saw cordless; Elektrosäge = electric saw
fr: scie circulaire = circular saw; scie sauteuse = jigsaw; scie sabre = sabre saw; tronçonneuse électrique = electric chainsaw; mini tronçonneuse = mini chainsaw; tronçonneuse sans fil = cordless chainsaw; tronçonneuse à batterie = battery chainsaw; scie plongeante = plunge saw; scie électrique = electric saw; élagueuse = pruning saw + électrique|batterie; scie alligator = alligator saw
es: sierra circular = circular saw; sierra de calar = jigsaw; sierra sable = reciprocating saw; motosierra eléctrica = electric chainsaw; mini motosierra = mini chainsaw; caladora = jigsaw; motosierra a batería = battery chainsaw; sierra eléctrica = electric saw; sierra caladora = jigsaw; sierra circular portátil = portable circular saw
it: sega circolare = circular saw; seghetto alternativo = jigsaw; elettrosega = electric chainsaw; gattuccio = reciprocating saw; mini motosega = mini chainsaw; motosega elettrica = electric chainsaw; motosega a batteria = battery chainsaw; seghetto elettrico = electric jigsaw; sega a gattuccio = reciprocating saw; potatore a batteria = pruning saw cordless; mini motosega elettrica = mini electric chainsaw; sega elettrica = electric saw
nl: cirkelzaag = circular saw; decoupeerzaag = jigsaw; reciprozaag = reciprocating saw; elektrische kettingzaag = electric chainsaw; mini kettingzaag = mini chainsaw; accu kettingzaag = battery chainsaw; invalzaag = plunge saw; elektrische zaag = electric saw; accu zaag = cordless saw
pl: pilarka tarczowa = circular saw; wyrzynarka = jigsaw; piła szablasta = sabre saw; pilarka elektryczna = electric chainsaw; mini piła łańcuchowa = mini chainsaw; piła tarczowa = circular saw + ręczna|akumulatorowa|elektryczna; pilarka akumulatorowa = cordless saw; zagłębiarka = plunge saw; piła elektryczna = electric saw; pilarka = power saw + akumulatorowa|elektryczna; mini pilarka = mini chainsaw; okrzesywarka = pruning chainsaw; wyrzynarek = jigsaw; zagłębiarek = plunge saw; okrzesywarek = pruning chainsaw
pt: serra circular = circular saw; serra tico tico = jigsaw; serra sabre = saber saw; motosserra elétrica = electric chainsaw; mini motosserra = mini chainsaw; motosserra a bateria = battery chainsaw; serra elétrica = electric saw; electrosserra = electric chainsaw; serra de recortes = jigsaw
not: circular saw blade; jigsaw blade; jigsaw puzzle; chainsaw chain; chainsaw bar; reciprocating saw blade; lame scie circulaire; saw table; lame scie sabre; lame scie sauteuse; chainsaw sharpener; chainsaw chaps; chainsaw carburetor; sierra circular de mesa; circular saw guide; petrol chainsaw; gas chainsaw; brzeszczot do wyrzynarki; disco sierra circular; track saw guide rail; scie circulaire sur table; chaîne tronçonneuse électrique; cadena motosierra eléctrica; lama seghetto alternativo; chainsaw boots; lama sega circolare; lâmina serra circular; chainsaw battery
  kind=pneumatic -> 846719 ~.03
  "petrol|gasolina|benzina" -> 846781
  "gasoline" -> 846781
  * -> 846722
t: cordless mini chainsaw 6 inch 21v => 846722
t: electric jigsaw 650w => 846722
t: jigsaw puzzle 1000 pieces => !846722

@ power-tool-other
en: angle grinder; impact wrench + cordless|electric|18v|brushless|battery|20v|torque; impact driver; rotary tool; electric screwdriver; cordless screwdriver; orbital sander; belt sander; palm sander; electric sander; router tool; trim router; wood router; oscillating multi tool; die grinder; polisher machine; car polisher; grinder + angle|cordless|brushless|mini|electric|125mm|die; electric planer; mini grinder; dremel; wood trimmer; drywall sander; engraver tool electric; electric engraver; engraving pen electric; electric nail gun; cordless impact wrench; wall chaser; electric staple gun; dual action polisher; electric ratchet; rotary tool kit; cordless ratchet; electric riveter; cordless nailer; brad nailer + electric|cordless|18v; concrete vibrator; hand held mixer + mortar|cement|paint; paint mixer electric; electric scraper; detail sander; straight grinder; electric sheet metal shears; electric scissors fabric; electric fabric cutter; power tool; oscillating tool; power tool combo kit; impact gun + cordless|electric; random orbit sander; cordless grinder; cordless polisher; plate joiner; biscuit joiner; cordless screw driver; electric drywall sander; tile vibrator; nibbler electric; electric carving; cordless power tool; multi tool + oscillating|cordless|electric|18v; cordless caulking gun; scarifier brush; handheld polisher; electric cleaning polisher; mortar mixer hand; mini drill grinder; nail gun + electric|cordless
de: Winkelschleifer = angle grinder; Schlagschrauber = impact wrench + Akku|Elektro; Exzenterschleifer = random orbital sander; Bandschleifer = belt sander; Poliermaschine = polisher machine; Oberfräse = router tool; Multischleifer = multi sander; Deltaschleifer = delta sander; Elektrohobel = electric planer; Akku Schlagschrauber = cordless impact wrench; Trennschleifer = cut-off grinder; Geradschleifer = straight grinder; Multifunktionswerkzeug = multifunction tool + oszillierend|Akku|elektrisch; Schwingschleifer = orbital sander; Mauernutfräse = wall chaser; Kantenfräse = edge router; Elektroschrauber = electric screwdriver; Langhalsschleifer = drywall sander; Rührwerk = mixer paddle machine + Mörtel|Farbe|elektrisch; Elektrotacker = electric stapler; Gravurgerät = engraving machine; Flex = angle grinder + Winkelschleifer|125mm|Akku; Drehwerkzeug = rotary tool; Akku Winkelschleifer = cordless angle grinder; Schlagschrauber = impact wrench; Akku Kartuschenpresse = cordless caulking gun
fr: meuleuse = grinder; meuleuse d'angle = angle grinder; clé à chocs = impact wrench; ponceuse = sander; polisseuse = polisher machine; visseuse à chocs = impact driver; défonceuse = router tool; outil multifonction = multi tool + oscillant|batterie|électrique; rabot électrique = electric planer; ponceuse excentrique = orbital sander; ponceuse à bande = belt sander; lustreuse = polisher machine; tournevis électrique = electric screwdriver; agrafeuse électrique = electric stapler; outil rotatif = rotary tool; mini meuleuse = mini grinder; meuleuse sans fil = cordless grinder; clé à choc = impact wrench; affleureuse = trim router; graveur électrique = electric engraver; cloueuse = nailer + électrique|batterie; malaxeur électrique = electric mixer; mini perceuse = mini drill; boulonneuse = impact wrench + batterie|électrique; ponceuse girafe = drywall sander
es: amoladora = grinder; llave de impacto = impact wrench; lijadora = sander; pulidora = polisher; atornillador de impacto = impact driver; fresadora = router + madera|router|superficie; mini amoladora = mini grinder; cepillo eléctrico = electric planer + madera; herramienta rotativa = rotary tool; radial = angle grinder + amoladora; lijadora orbital = orbital sander; atornillador eléctrico = electric screwdriver; destornillador eléctrico = electric screwdriver; rozadora = wall chaser; amoladora angular = angle grinder; lijadora de banda = belt sander; multiherramienta oscilante = oscillating multi tool; grapadora eléctrica = electric stapler; grabador eléctrico = electric engraver; tupí = router tool; pistola de impacto = impact wrench; mini taladro rotativo = mini rotary drill; pulidora coche = car polisher; batidora mortero = mortar mixer; mezclador = mixer + mortero|pintura eléctrico; llave de impacto inalámbrica = cordless impact wrench; clavadora eléctrica = electric nailer
it: smerigliatrice = grinder; avvitatore a impulsi = impact wrench; levigatrice = sander; lucidatrice = polisher machine; fresatrice = router + legno|verticale; utensile rotante = rotary tool; pialla elettrica = electric planer; smerigliatrice angolare = angle grinder; flessibile = angle grinder + 125mm|230mm|smerigliatrice; avvitatore = cordless screwdriver; levigatrice orbitale = orbital sander; rifilatore = trim router; levigatrice a nastro = belt sander; multiutensile = multi-tool; lucidatrice auto = car polisher; graffatrice elettrica = electric stapler; cacciavite elettrico = electric screwdriver; smerigliatrice a batteria = cordless grinder; incisore elettrico = engraver tool electric; miscelatore elettrico = electric mixer; scanalatrice = wall chaser; sparachiodi elettrica = electric nail gun; avvitatore impulsi = impact wrench; carteggiatrice = sander; roto orbitale = random orbital sander
nl: haakse slijper = angle grinder; slagmoersleutel = impact wrench; schuurmachine = sander; polijstmachine = polisher machine; bovenfrees = wood router; slagschroevendraaier = impact driver; excentrische schuurmachine = orbital sander; bandschuurmachine = belt sander; multitool elektrisch = electric multi tool; elektrische schroevendraaier = electric screwdriver; slijptol = grinder; vlakschuurmachine = sheet sander; elektrisch nietpistool = electric staple gun; rotatie gereedschap = rotary tool; kantenfrees = trim router; muurfrees = wall chaser; slagmoeraanzetter = impact wrench; elektrische schaafmachine = electric planer
pl: szlifierka = grinder; szlifierka kątowa = angle grinder; klucz udarowy = impact wrench; polerka = polisher; frezarka = router + drewna|górnowrzecionowa|krawędzi; zakrętarka = power screwdriver; szlifierka oscylacyjna = orbital sander; multiszlifierka = multi sander; strug elektryczny = electric planer; szlifierka mimośrodowa = random orbital sander; szlifierka taśmowa = belt sander; wkrętak elektryczny = electric screwdriver; minszlifierka = mini grinder; bruzdownica = wall chaser; polerka samochodowa = car polisher; urządzenie wielofunkcyjne = multifunction tool + oscylacyjne|akumulatorowe; zszywacz elektryczny = electric stapler; mieszarka = power mixer + zapraw|farb; grawerka = engraver; zakrętarka udarowa = impact driver; szlifierka akumulatorowa = cordless grinder; żyrafa do gładzi = drywall sander; klucz udarowy akumulatorowy = cordless impact wrench; gwoździarka = nailer + akumulatorowa|elektryczna; miniszlifierka = mini grinder; hebel elektryczny = electric planer; szlifierek = grinder; polerek = polisher; zakrętarek = power screwdriver; multiszlifierek = multi sander; minszlifierek = mini grinder; grawerek = engraver; miniszlifierek = mini grinder
pt: rebarbadora = angle grinder; chave de impacto = impact wrench; lixadeira = sander; politriz = polisher; parafusadeira de impacto = impact driver; tupia = wood router; esmerilhadeira = angle grinder; lixadora = sander; retificadora = grinder + mini|elétrica; plaina elétrica = electric planer; microrretífica = rotary tool; esmerilhadeira angular = angle grinder; lixadeira orbital = orbital sander; multiferramenta = multi tool; polidora = polisher; chave de fenda elétrica = electric screwdriver; aparafusadora de impacto = impact driver; lixadora excêntrica = random orbital sander; grampeador elétrico = electric stapler; gravador elétrico = electric engraver; micro retífica = rotary tool; agrafador elétrico = electric stapler; fresadora = router + madeira|tupia; misturador = mixer + argamassa
not: grinder disc; sander disc; router wifi; grinder blade; impact wrench socket; rotary tool accessory; sander pad; meat grinder; coffee grinder; herb grinder; bench grinder; nail sander; callus sander; spice grinder; grinder wheel; grinder stand; pepper grinder; nail polisher; shoe polisher; rotary tool bit; grinder nut; trapano; router bit; angle grinder disc; floor polisher; angle grinder wheel; router table; angle grinder attachment; belt sander belt; angle grinder stand; angle grinder chainsaw; sander paper; disco amoladora; rotary tool stand; grinder flange; rotary tool accessories; fraise + ongles; bench sander; disque meuleuse; polisher pad; router sled; lixa; dischi smerigliatrice; ponceuse ongles; stół; rotary tool holder; brush angle grinder; flexible shaft; router speedlift; ear cleaner; flexibel; fresadora cnc; frezarka cnc; fresatrice cnc; lijadora de uñas; pulidora de uñas; lixadeira de unha; lijadora uñas; frezarka do paznokci; polerka do paznokci; fresatrice unghie; szlifierka do paznokci; lucidatrice pavimenti; foot sander; car polisher pad; polishing pad; routeur wifi; levigatrice unghie; tarcza; szlifierka do pięt; foot grinder; fresa; floor sander; grinder pump; pedicure; clé à chocs douille; car wax; nailer pneumatic; ice grinder; nail grinder; pet nail grinder; dog nail grinder; krallenschleifer; lustrous; impact wrench holder; lucidatrice scarpe; impact wrench battery; amolar; smeriglio; lucida; lucido; lucidante; carteggiare; mistura; misturada; affleurer; lucidato; lucidata; lucidati; lucidate; polido; polidos; polidas
  kind=pneumatic: "ratchet" 846711; "nail" 846719; "hammer" 846719; * 846711
  "air" -> 846711
  "pneumatic|neumático|pneumatico" -> 846711
  * -> 846729
t: 125mm angle grinder 850w => 846729
t: cordless brushless impact wrench 21v => 846729
t: meat grinder electric => !846729

@ air-tool
en: pneumatic tool; air impact wrench; air ratchet; air nailer; brad nailer; air hammer; pneumatic nail gun; air drill; pneumatic grinder; air sander; air die grinder; pneumatic stapler; air needle scaler; nail gun; air chisel; pneumatic nailer; finish nailer; framing nailer; air stapler; pneumatic impact wrench; air polisher; air riveter; needle scaler; air saw; air wrench; air grinder; coil nailer; air screwdriver; air cut off tool; pneumatic riveter gun; pinner + air|23 gauge; pneumatic hammer; sandblasting gun; pneumatic sander; stapler + pneumatic|air
de: Druckluftnagler = air nailer; Druckluftschlagschrauber = air impact wrench; Druckluftwerkzeug = pneumatic tool; Druckluftmeißel = air chisel; Druckluftratsche = air ratchet; Nagelgerät = nailer; Druckluft Tacker = air stapler; Druckluftschleifer = pneumatic sander or grinder; Druckluft Schlagschrauber = air impact wrench; Druckluft Nietpistole = air riveter; Nagelpistole = nail gun
fr: cloueur pneumatique = pneumatic nail gun; clé à chocs pneumatique = air impact wrench; marteau pneumatique = air hammer; agrafeuse pneumatique = pneumatic stapler; burineur pneumatique = air chisel; cliquet pneumatique = air ratchet; ponceuse pneumatique = air sander; cloueuse = nail gun; outil pneumatique = pneumatic tool
es: clavadora neumática = pneumatic nailer; llave de impacto neumática = air impact wrench; martillo neumático = air hammer; grapadora neumática = pneumatic stapler; pistola de impacto neumática = air impact wrench; carraca neumática = air ratchet; lijadora neumática = air sander; clavadora = nailer; herramienta neumática = pneumatic tool
it: chiodatrice = nailer; avvitatore pneumatico = pneumatic impact driver; graffatrice pneumatica = pneumatic stapler; martello pneumatico = pneumatic hammer; scalpello pneumatico = air chisel; cricchetto pneumatico = air ratchet; levigatrice pneumatica = air sander; chiodatrice pneumatica = pneumatic nailer; sparachiodi = nail gun
nl: luchthamer = air hammer; pneumatisch nietpistool = pneumatic stapler; spijkerpistool = nail gun; luchtmoersleutel = air impact wrench; pneumatische ratel = air ratchet; tacker = stapler + pneumatisch|lucht
pl: gwoździarka = nailer; klucz pneumatyczny = pneumatic wrench; młotek pneumatyczny = air hammer; zszywacz pneumatyczny = pneumatic stapler; klucz udarowy pneumatyczny = air impact wrench; szlifierka pneumatyczna = pneumatic grinder; grzechotka pneumatyczna = air ratchet; gwoździarka pneumatyczna = pneumatic nail gun; takier = stapler; gwoździarek = nailer
pt: pregador pneumático = pneumatic nailer; chave de impacto pneumática = air impact wrench; martelo pneumático = pneumatic hammer; grampeador pneumático = pneumatic stapler; pinador = brad nailer; catraca pneumática = air ratchet; pistola de pregos = nail gun; lixadeira pneumática = air sander
not: air compressor; air hose; nail gun nails; nerf; toy nail gun; nail gun nail; brad nails; brad nailer nails; air hammer toy; sandblasting gun nozzle
  power=battery|mains -> 846729 ~.08
  "electric|eléctrico|elettrico|elétrico" -> 846729
  "cordless|inalámbrico|a batería|a batteria|sem fio|sem fios" -> 846729
  "sandblasting" -> 842430
  "nailer" -> 846719
  "nail" -> 846719
  "hammer" -> 846719
  "chisel" -> 846719
  "stapler" -> 846719
  "riveter" -> 846719
  "needle|aguja|ago|agulha" -> 846719
  "saw" -> 846719
  "cloueur" -> 846719
  "clavadora" -> 846719
  "chiodatrice" -> 846719
  "gwoździarka" -> 846719
  "druckluftnagler" -> 846719
  "martillo" -> 846719
  "marteau" -> 846719
  "martello" -> 846719
  "agrafeuse" -> 846719
  "grapadora" -> 846719
  * -> 846711
t: 1/2 inch air impact wrench pneumatic => 846711
t: pneumatic brad nailer 18 gauge => 846719
t: portable air compressor => !8467

@ garden-power-tool
en: string trimmer; grass trimmer; hedge trimmer; leaf blower; brush cutter; weed eater; lawn trimmer; strimmer; cordless grass trimmer; electric hedge trimmer; cordless leaf blower; electric leaf blower; petrol brush cutter; garden blower; weed trimmer; leaf vacuum; grass cutter + cordless|electric|battery; electric pruning shears; cordless pruner; air blower cordless; mini blower; lawn edger + cordless|electric; brushcutter; weed wacker; cordless hedge trimmer; snow shovel electric; pole hedge trimmer; snow blower + electric|cordless|handheld; electric pruner; pruning shears cordless; cordless grass shears; jet blower; turbo jet fan blower; cordless blower; garden vacuum; battery pruning shears; blower + cordless|leaf|electric|turbo|battery; grass shears + cordless|electric; cordless shrub trimmer; electric grass trimmer
de: Rasentrimmer = grass trimmer; Heckenschere = hedge trimmer or shears + Akku|Elektro|Benzin; Laubbläser = leaf blower; Freischneider = brush cutter; Laubsauger = leaf vacuum; Motorsense = petrol brush cutter; Akku Rasentrimmer = cordless grass trimmer; Elektro Heckenschere = electric hedge trimmer; Akku Heckenschere = cordless hedge trimmer; Akku Gartenschere = cordless garden shears; Akku Astschere = cordless lopper; Laubgebläse = leaf blower; Akku Laubbläser = cordless leaf blower; Akku Grasschere = cordless grass shears; Kantentrimmer = edge trimmer; Benzin Freischneider = petrol brush cutter; Akku Gebläse = cordless blower; Heckenschere = hedge trimmer or shears; Akkuheckenschere = cordless hedge trimmer; Elektroheckenschere = electric hedge trimmer; Benzinheckenschere = petrol hedge trimmer; Teleskopheckenschere = telescopic hedge trimmer; Strauchschere Akku = cordless shrub shears; Stabheckenschere = pole hedge trimmer
fr: coupe bordure = string trimmer; taille haie = hedge trimmer; souffleur de feuilles = leaf blower; sécateur électrique = electric pruner; souffleur = blower + batterie|électrique|thermique; aspirateur souffleur = blower vacuum; coupe herbe = grass cutter; coupe bordures = string trimmer; rotofil = string trimmer; taille haies = hedge trimmer; cisaille à gazon sans fil = cordless grass shears; sécateur à batterie = battery pruner; taille haie électrique = electric hedge trimmer; débroussailleuse = brush cutter; débroussailleuse thermique = petrol brush cutter
es: desbrozadora = brush cutter; cortasetos = hedge trimmer; soplador de hojas = leaf blower; cortabordes = string trimmer; tijera de podar eléctrica = electric pruning shears; soplador = blower + batería|eléctrico|hojas; recortabordes = string trimmer; bordeadora = string trimmer; cortasetos eléctrico = electric hedge trimmer; orilladora = string trimmer; aspirador de hojas = leaf vacuum; desmalezadora = brush cutter; cortacésped de hilo = string trimmer; tijeras de podar eléctricas = electric pruning shears; soplador inalámbrico = cordless blower; desbrozadora de gasolina = petrol brush cutter; recortasetos = hedge trimmer; motoguadaña = brush cutter
it: decespugliatore = brush cutter; tagliasiepi = hedge trimmer; soffiatore = leaf blower; tagliabordi = string trimmer; forbici elettriche potatura = electric pruning shears; soffiatore foglie = leaf blower; aspirafoglie = leaf vacuum; forbici da potatura elettriche = electric pruning shears; tagliaerba a batteria = cordless grass cutter; tosasiepi = hedge trimmer; forbice elettrica = electric pruning shears + potatura; soffiatore a batteria = cordless leaf blower; tagliabordi a batteria = cordless grass trimmer; rifinitore erba = grass trimmer; tagliasiepi elettrico = electric hedge trimmer; decespugliatore a scoppio = petrol brush cutter
nl: grastrimmer = grass trimmer; heggenschaar = hedge trimmer; bladblazer = leaf blower; bosmaaier = brush cutter; accu grastrimmer = cordless grass trimmer; accu heggenschaar = cordless hedge trimmer; elektrische snoeischaar = electric pruning shears; bladzuiger = leaf vacuum; strimmer = strimmer; kantenmaaier = lawn edger; snoeischaar accu = cordless pruner; accuheggenschaar = cordless hedge trimmer; elektrische heggenschaar = electric hedge trimmer; benzineheggenschaar = petrol hedge trimmer; telescoopheggenschaar = telescopic hedge trimmer; takkenschaar accu = cordless lopper; heggensnoeier = hedge trimmer
pl: podkaszarka = string trimmer; nożyce do żywopłotu = hedge trimmer + akumulatorowe|elektryczne|spalinowe; dmuchawa do liści = leaf blower; kosa spalinowa = petrol brush cutter; sekator akumulatorowy = cordless pruner; dmuchawa = blower + akumulatorowa|spalinowa|liści; wykaszarka = brush cutter; podkaszarka akumulatorowa = cordless grass trimmer; odkurzacz do liści = leaf vacuum; nożyce akumulatorowe = cordless shears; sekator elektryczny = electric pruner; kosa elektryczna = electric brush cutter; nożyce do trawy akumulatorowe = cordless grass shears; przycinarka = trimmer; elektryczne nożyce do żywopłotu = electric hedge trimmer; akumulatorowe nożyce do żywopłotu = cordless hedge trimmer; nożyce do żywopłotu elektryczne = electric hedge trimmer; podkaszarka do żywopłotu = hedge trimmer; podkaszarek = string trimmer; wykaszarek = brush cutter; przycinarek = trimmer
pt: aparador de relva = grass trimmer; corta sebes = hedge trimmer; soprador de folhas = leaf blower; roçadeira = brush cutter; aparador de grama = grass trimmer; soprador = blower + bateria|elétrico|folhas; aparador de cerca viva = hedge trimmer; roçadora = brush cutter; tesoura de poda elétrica = electric pruning shears; podador elétrico = electric pruner; aspirador de folhas = leaf vacuum; tesoura de poda a bateria = cordless pruning shears; corta relva de fio = string trimmer; motorroçadora = brush cutter; podador de cerca = hedge trimmer
not: beard trimmer; hair trimmer; nose trimmer; trimmer line; trimmer head; hedge trimmer blade; bikini trimmer; bubble blower; trimmer string; heater blower; body trimmer; trimmer spool; brush cutter blade; blower motor; blower resistor; eyebrow trimmer; blower fan; leaf blower tube; air blower camera; air duster; glass blower; lens blower; lawn mower; brush cutter head; trimmer harness; strimmer line; grass trimmer line; grass trimmer spool; grass trimmer head; brush cutter harness; nose hair trimmer; trimmer shoulder strap; blower inflatable; inflatable blower; hair blower; grass trimmer blade; hilo desbrozadora; cabezal desbrozadora; filo decespugliatore; disco desbrozadora; fil débroussailleuse; tête débroussailleuse; żyłka do podkaszarki; głowica do kosy; arnés desbrozadora; fio roçadeira; testina decespugliatore; freischneider faden; trimmerfaden; carbone; harnais débroussailleuse; fil coupe bordure; carretel; linha roçadeira; soffiatore stufa; grass trimmer battery; bobine coupe bordure; aria compressa; snow blower belt; soplador de aire; soplador inflable
  power=engine -> 846789 ~.1
  "petrol|benzina" -> 846789
  "benzin" -> 846789
  "thermique" -> 846789
  "gasolina" -> 846789
  "motorsense" -> 846789
  "spalinowa" -> 846789
  "a scoppio" -> 846789
  "2 stroke" -> 846789
  "52cc" -> 846789
  "snow" -> 843020
  * -> 846729
t: cordless hedge trimmer 20v => 846729
t: petrol brush cutter 2 stroke => 846789
t: hair trimmer cordless => !8467

@ petrol-chainsaw
en: petrol chainsaw; gas chainsaw; chainsaw + petrol|gas|cc|gasoline|2 stroke|52cc; gasoline chainsaw; petrol chain saw
de: Benzin Kettensäge = petrol chainsaw; Motorsäge = chainsaw; Kettensäge = chainsaw + Benzin|Motor; Benzinkettensäge = petrol chainsaw
fr: tronçonneuse thermique = petrol chainsaw; tronçonneuse à essence = petrol chainsaw; tronçonneuse = chainsaw + thermique|cc
es: motosierra de gasolina = petrol chainsaw; motosierra gasolina = petrol chainsaw; motosierra = chainsaw + cc|gasolina
it: motosega a scoppio = petrol chainsaw; motosega a benzina = petrol chainsaw; motosega = chainsaw + cc|scoppio
nl: benzine kettingzaag = petrol chainsaw; kettingzaag = chainsaw + benzine; motorzaag = chainsaw
pl: piła spalinowa = petrol saw; pilarka spalinowa = petrol chainsaw; piła łańcuchowa spalinowa = petrol chainsaw
pt: motosserra a gasolina = petrol chainsaw; motosserra gasolina = petrol chainsaw; motosserra = chainsaw + gasolina|cc
not: chainsaw carburetor; chainsaw chain; chainsaw bar; chainsaw parts; tronconner
  * -> 846781
t: 52cc petrol chainsaw 20 inch bar => 846781
t: cordless electric chainsaw => !846781

@ garden-machine-part part of chainsaw, mower, petrol-chainsaw, garden-power-tool, lawn-mower
en: trimmer head; chainsaw bar; guide bar; chain bar; brush cutter blade; mower blade; lawn mower blade; trimmer line; strimmer line; trimmer spool; chainsaw carburetor; recoil starter; pull starter; air filter chainsaw; hedge trimmer blade; bar and chain; clutch drum + chainsaw; trimmer string; carburetor + chainsaw|stihl|trimmer|mower|brush|generator|husqvarna|gx; carburettor + chainsaw|stihl|trimmer|mower|strimmer|gx; ignition coil + chainsaw|stihl|mower|trimmer; chain sprocket + chainsaw|stihl; robot mower blade; mulching blade; mower wheel; mower belt; mower deck belt; nylon trimmer line; grass trimmer head; brush cutter head; grass trimmer line; grass trimmer spool; starter rope; chainsaw sprocket; chainsaw clutch; oil pump + chainsaw|stihl; fuel line + chainsaw|trimmer|strimmer; piston kit + chainsaw|stihl|husqvarna; cylinder piston kit + chainsaw|stihl|husqvarna; brush cutter harness; chainsaw parts; brushcutter blade; strimmer head; robotic mower blades; replacement blade + mower|robot; sprocket rim + chainsaw; fuel filter + chainsaw|stihl|trimmer; primer bulb; mower spindle
de: Fadenkopf = trimmer head; Trimmerfaden = trimmer line; Schwert + Kettensäge|Motorsäge|Führungsschiene; Fadenspule = trimmer spool; Mähfaden = trimmer line; Führungsschiene = guide bar + Kettensäge|Motorsäge; Ersatzmesser Mähroboter = robot mower blade; Seilzugstarter = recoil starter; Freischneiderblatt = brush cutter blade; Vergaser = carburettor + Motorsäge|Freischneider|Rasenmäher|Stihl|Kettensäge; Messer = blade + Mähroboter|Rasenmäher|Freischneider; Anwerfer = recoil starter; Mähkopf = trimmer head; Zylinder Kolben = cylinder and piston + Stihl|Kettensäge|Motorsäge; Kettenrad = chain sprocket + Stihl|Motorsäge
fr: tête débroussailleuse = brush cutter head; lame tondeuse = lawn mower blade; fil débroussailleuse = brush cutter line; guide tronçonneuse = guide bar; lanceur = recoil starter + moteur|tondeuse|tronçonneuse; fil coupe bordure = trimmer line; bobine coupe bordure = trimmer spool; carburateur = carburetor + tronçonneuse|tondeuse|débroussailleuse|stihl; lames robot tondeuse = robot mower blades; guide chaîne = guide bar + tronçonneuse; fil nylon = nylon line + débroussailleuse; disque débroussailleuse = brush cutter disc; harnais débroussailleuse = brush cutter harness; lame débroussailleuse = brush cutter blade; cylindre piston = piston and cylinder + tronçonneuse|stihl; pignon = sprocket + tronçonneuse; bougie tondeuse = mower spark plug
es: cabezal desbrozadora = trimmer head; cuchilla cortacésped = mower blade; hilo desbrozadora = trimmer line; espada motosierra = chainsaw bar; arrancador = starter + motosierra|desbrozadora|cortacésped; carburador = carburetor + motosierra|desbrozadora|cortacésped|stihl; cuchillas robot cortacésped = robot mower blade; disco desbrozadora = brush cutter disc; carrete = spool + desbrozadora|hilo; barra = bar + motosierra; tirador arranque = starter handle; cilindro pistón = piston cylinder + motosierra|stihl; arnés desbrozadora = brush cutter harness; cuchilla desbrozadora = brush cutter blade
it: testina decespugliatore = trimmer head; lama tagliaerba = lawn mower blade; filo decespugliatore = trimmer line; barra motosega = chainsaw bar; carburatore = carburettor + motosega|decespugliatore|tagliaerba|stihl; lame robot tagliaerba = robot mower blade; avviamento = starter + motosega|decespugliatore|strappo; rocchetto = spool + decespugliatore|tagliabordi; disco decespugliatore = brush cutter disc; lama rasaerba = lawn mower blade; cilindro pistone = cylinder and piston + motosega|stihl; lama decespugliatore = brush cutter blade; lama robot = robot mower blade; pignone motosega = chain sprocket
nl: draadkop = trimmer head; trimmerdraad = trimmer line; zaagblad = saw blade + kettingzaag; carburateur = carburettor + kettingzaag|bosmaaier|maaier; draadspoel = trimmer spool; maaidraad = trimmer line; robotmaaier mesjes = robot mower blade; grasmaaier mes = lawn mower blade; startkoord = starter cord; bosmaaierblad = brush cutter blade
pl: głowica żyłkowa = trimmer head; nóż do kosiarki = lawn mower blade; żyłka do podkaszarki = trimmer line; prowadnica do piły = chainsaw guide bar; gaźnik = carburettor + piła|kosa|kosiarka|pilarka|stihl; żyłka tnąca = trimmer line; głowica do kosy = brush cutter head; rozrusznik = starter + piła|kosa|kosiarka|pilarka; nożyki do robota koszącego = robot mower blades; prowadnica = guide bar + pilarka|piła|łańcuch; tarcza do kosy = brush cutter blade; szarpak = recoil starter + rozrusznik|piła|kosa; cewka = ignition coil + piła|kosa|kosiarka; cylinder tłok = cylinder and piston + piła|kosa|stihl; tarcza = disc + kosa|wykaszarka; noże do robota = robot mower blades; szpula = spool + podkaszarka; żyłka = trimmer line + kosa|podkaszarka
pt: cabeçote roçadeira = trimmer head; lâmina corta relva = mower blade; fio de roçadeira = trimmer line; sabre motosserra = chainsaw bar; carburador = carburetor + motosserra|roçadeira|stihl; carretel roçadeira = trimmer spool; lâmina roçadeira = brush cutter blade; fio nylon roçadeira = nylon trimmer line; sabre = guide bar + motosserra; partida retrátil = recoil starter; kit cilindro = cylinder kit + motosserra|stihl; lâminas robô = robot mower blades
not: chainsaw chain; gym; bar clamp; motorcycle carburetor; car fuel filter; carburo; carburante; carburant; carbure
  "carburetor" -> 840991
  "carburettor" -> 840991
  "vergaser" -> 840991
  "carburateur" -> 840991
  "carburador" -> 840991
  "carburatore" -> 840991
  "gaźnik" -> 840991
  "line" -> 391690
  "string" -> 391690
  "fio" -> 391690
  "fil" -> 391690
  "hilo" -> 391690
  "filo" -> 391690
  "faden" -> 391690
  "trimmerfaden" -> 391690
  "mähfaden" -> 391690
  "żyłka" -> 391690
  "trimmerdraad" -> 391690
  "piston" -> 840991
  "pistón" -> 840991
  "pistone" -> 840991
  "cylinder" -> 840991
  "primer" -> 840991
  "air filter" -> 842131
  "fuel filter" -> 842123
  "ignition coil" -> 851130
  "cewka" -> 851130
  "belt" -> 401039
  "harness" -> 630790
  "brush cutter blade" -> 820840
  "hedge trimmer blade" -> 820840
  "freischneiderblatt" -> 820840
  "mower blade" -> 820840
  "blade" -> 820840
  "mower" -> 820840 ~.6
  "messer" -> 820840
  "lame" -> 820840
  "cuchilla" -> 820840
  "lama" -> 820840
  "nóż" -> 820840
  "noże" -> 820840
  "nożyki" -> 820840
  "lâmina" -> 820840
  "disque" -> 820840
  "tarcza" -> 820840
  "bar" -> 846791
  "schwert" -> 846791
  "guide" -> 846791
  "führungsschiene" -> 846791
  "espada" -> 846791
  "barra" -> 846791
  "prowadnica" -> 846791
  "sabre" -> 846791
  "sprocket" -> 846791
  "clutch" -> 846791
  for=chainsaw -> 846791
  * -> 846799
t: nylon trimmer line 2.4mm 15m => 391690
t: 16 inch chainsaw guide bar => 846791
t: lawn mower blade 46cm replacement => 820840
t: carburetor for chainsaw => 840991
t: petrol chainsaw 58cc => !846791

@ power-tool-part part of drill, grinder, saw, power-drill, power-tool-other, power-saw
en: drill chuck; keyless chuck; chuck + drill|keyless|lathe; collet; angle grinder stand; grinder guard; sander backing pad; backing pad; drill stand; saw guide rail; router table plate; flexible shaft; rotary tool holder; power tool battery adapter; angle grinder flange nut; saw blade guard; guide rail + saw|circular; collet chuck; drill chuck adapter; er20 collet; er32; angle grinder attachment; hook and loop backing pad; sanding pad + backing|orbital|velcro; grinder nut; quick release flange nut; tool holder + lathe|cnc|turning|boring; lathe chuck; boring bar holder; drill press stand; armature + grinder|drill|makita|bosch; field coil; gear set + drill|grinder; switch + drill|grinder|makita; chuck key; battery adapter + makita|dewalt|milwaukee|bosch|tool; drill attachment; sander pad; grinder shield; er collet; arbor + drill|hole saw|mandrel; mandrel + rotary|hole saw|dremel|polishing; morse taper adapter; rotor + makita|bosch|grinder|drill; chainsaw attachment + angle grinder; cutting attachment + drill|grinder; collet set; three jaw chuck; quick change chuck; drill bit extension; bit extension rod; circular saw guide; cutting guide + saw
de: Bohrfutter = drill chuck; Schnellspannbohrfutter = keyless chuck; Spannzange = collet; Bohrständer = drill stand; Führungsschiene = guide rail + Säge|Handkreissäge|Tauchsäge; Schleifteller = backing pad; Spannfutter = chuck + Drehbank|Bohrer; Schutzhaube = protective hood + Winkelschleifer; Drehmeißelhalter = lathe tool holder; Anker + Makita|Bosch|Rotor; Bohrfutteradapter = drill chuck adapter; Stützteller = backing pad; Spannmutter = clamping nut + Winkelschleifer; Schnellspannmutter = quick clamping nut; Akku Adapter = power tool battery adapter + Makita|Bosch|Werkzeug
fr: mandrin = chuck; mandrin perceuse = drill chuck; support perceuse = drill stand; plateau ponçage = sander backing pad; rail de guidage = guide rail; support meuleuse = angle grinder stand; mandrin auto serrant = keyless chuck; pince de serrage = collet + er|tour|fraiseuse; porte outil = tool holder + tour|cnc; écrou meuleuse = grinder nut; plateau ponceuse = sander backing pad; carter meuleuse = grinder guard; induit = armature + makita|bosch|perceuse
es: portabrocas = drill chuck; mandril = chuck + taladro|torno; soporte taladro = drill stand; guía de sierra = saw guide rail; plato de lijado = backing pad; soporte amoladora = grinder stand; pinza = collet + er|portapinzas|fresadora; plato = backing plate + lijadora|velcro; porta brocas = drill chuck; portaherramientas = tool holder + torno; tuerca amoladora = grinder nut; carril guía = guide rail; inducido = armature + makita|bosch
it: mandrino = chuck; supporto trapano = drill stand; platorello = backing pad; binario guida = saw guide rail; mandrino autoserrante = keyless chuck; supporto smerigliatrice = grinder stand; pinza = collet + er|portapinza|mandrino; portautensili = tool holder + tornio; ghiera smerigliatrice = angle grinder flange nut; mandrino trapano = drill chuck; indotto = armature + makita|bosch
nl: boorhouder = chuck; boorkop = drill chuck; boorstandaard = drill stand; geleiderail = guide rail; schuurplateau = sanding plate; spantang = collet; steunschijf = backing pad; snelspanboorkop = keyless chuck; spanmoer = clamping nut; steunschijven = backing pad
pl: uchwyt wiertarski = drill chuck; statyw do wiertarki = drill stand; talerz szlifierski = sanding pad; szyna prowadząca = guide rail; prowadnica = guide rail + pilarki|wyrzynarki; tulejka = sleeve + er|zaciskowa; nakrętka = nut + szlifierki; osłona = guard + szlifierki; wirnik = rotor + makita|bosch|szlifierka; talerz na rzep = hook and loop backing pad; oprawka = holder + er|frezarska; stojak do szlifierki = grinder stand; oprawka nożowa = tool post holder
pt: mandril = chuck; suporte berbequim = drill stand; prato de lixa = sander backing pad; mandril = chuck + furadeira|torno; suporte para furadeira = drill stand; pinça = collet + er|porta pinça; suporte esmerilhadeira = angle grinder stand; porta ferramenta = tool holder + torno; porta brocas = drill bit holder
not: curtain mandrel; shower arm; collet watch; mandrel jewelry; chuck roast; mandrin bougie; steady rest; chuck steak; mandrino ruote; mandriladora; plateado; mandrilar; pinceis
  "backing pad" -> 846799
  "sander pad" -> 846799
  "schleifteller" -> 846799
  "platorello" -> 846799
  "plateau" -> 846799
  "guard" -> 846799
  "schutzhaube" -> 846799
  "guide" -> 846799 ~.6
  "führungsschiene" -> 846799
  "armature" -> 850300
  "rotor" -> 850300
  "field coil" -> 850300
  "anker" -> 850300
  "switch" -> 853650
  "battery adapter" -> 853690
  "gear" -> 848340
  "flange nut" -> 846799
  "attachment" -> 846799
  "stand" -> 846799
  "chuck key" -> 820411 ~.6
  "lathe chuck" -> 846620
  "three jaw" -> 846620
  "turning tool holder" -> 846610
  * -> 846610
t: keyless drill chuck 13mm => 846610
t: sander hook and loop backing pad 125mm => 846799
t: cordless drill 18v => !846610

@ drill-bit
en: drill bit; twist drill; masonry bit; step drill bit; hss drill bit; countersink bit; spade bit; auger bit; forstner bit; drill bit set; center drill; titanium drill bit; cobalt drill bit; sds bit; sds drill bit; glass drill bit; tile drill bit; step drill; cone drill; plug cutter; flat wood drill bit; wood drill bit; brad point drill bit; earth auger bit; core drill bit; countersink drill bit; micro drill bit; drill bits; pcb drill bit; concrete drill bit; masonry drill bit; left hand drill bit; spot weld drill; hinge boring bit; stepped drill bit; pilot drill; metal drill bit; sds chisel; chisel bit + sds; point chisel sds; spade drill bit; countersink; auger drill bit; garden auger; unibit; plug cutter bit; hinge drill bit; self centering hinge drill; counterbore; tapered drill; bit drill
de: Bohrer = drill bit; Spiralbohrer = twist drill; Steinbohrer = masonry bit; Stufenbohrer = step drill bit; Holzbohrer = wood drill bit; Metallbohrer = metal drill bit; Forstnerbohrer = forstner bit; Bohrerset = drill bit set; SDS Bohrer = sds drill bit; Fliesenbohrer = tile drill bit; Betonbohrer = concrete drill bit; Schlangenbohrer = auger bit; Senker = countersink + Kegel|HSS|Bohrer; Kegelsenker = countersink bit; Glasbohrer = glass drill bit; Kegelbohrer = cone drill; Zentrierbohrer = center drill; HSS Bohrer = hss drill bit; Bohrersatz = drill bit set; Flachfräsbohrer = flat spade bit; Erdbohrer = earth auger bit + Aufsatz|Bohrmaschine; SDS Meißel = sds chisel; Topfbohrer = hinge hole drill bit; Hammerbohrer = hammer drill bit; Schälbohrer = step drill bit; Bohrer Set = drill bit set; SDS-Plus Bohrer = sds plus drill bit; Bohrerkassette = drill bit set case
fr: foret = drill bit; mèche à bois = wood drill bit; forets = drill bits; foret étagé = step drill; foret béton = masonry bit; foret métal = metal drill bit; mèche = bit + bois|forstner|plate|hélicoïdale; foret à étages = step drill; coffret forets = drill bit set; foret hss = hss drill bit; foret conique = cone drill; foret sds = sds drill bit; foret carrelage = tile drill bit; fraise à lamer = counterbore; foret cobalt = cobalt drill bit; burin sds = sds chisel; fraise conique = countersink bit; tarière = auger + foret|jardin|perceuse; mèches = drill bits; jeu de forets = drill bit set
es: broca = drill bit; broca escalonada = step drill bit; juego de brocas = drill bit set; broca para madera = wood drill bit; brocas = drill bit; broca hss = hss drill bit; broca sds = sds bit; broca metal = metal drill bit; broca cónica = cone drill; broca forstner = forstner bit; broca hormigón = concrete drill bit; broca plana = flat drill bit; broca de pala = spade bit; broca cobalto = cobalt drill bit; brocas para metal = metal drill bit; cincel sds = sds chisel; broca ahoyadora = earth auger bit; broca espiral = twist drill; broca vidrio = glass drill bit
it: punta trapano = drill bit; punte trapano = drill bit; punta a gradini = step drill bit; punta per muro = masonry bit; punte hss = hss drill bit; punta forstner = forstner bit; punta elicoidale = twist drill; set punte = drill bit set; punte per legno = wood drill bit; punte per metallo = metal drill bit; punta sds = sds drill bit; punte = drill bit + trapano|cobalto|muro|ferro; svasatore = countersink bit; punta conica = cone drill; fresa a gradini = step drill bit; punta cobalto = cobalt drill bit; scalpello sds = sds chisel; punta = drill bit + trivella; punta piastrelle = tile drill bit
nl: boor = drill bit; spiraalboor = twist drill; steenboor = masonry bit; houtboor = wood drill bit; trappenboor = step drill bit; borenset = drill bit set; metaalboor = metal drill bit; forstnerboor = forstner bit; boren = drill bit + hss|set|beton|hout; sds boor = sds drill bit; verzinkboor = countersink bit; cobalt boor = cobalt drill bit; glasboor = glass drill bit; speedboor = spade bit; tegelboor = tile drill bit; betonboor = concrete drill bit; slangenboor = auger bit; sds beitel = sds chisel; grondboor = earth auger bit + opzetstuk; houtborenset = wood drill bit set; borenset metaal = metal drill bit set; hss boren = hss drill bit; boortje = drill bit; boren set = drill bit set; boorset = drill bit set; trapboor = step drill bit; boorcassette = drill bit case
pl: wiertło = drill bit; wiertła = drill bits; wiertło stopniowe = step drill bit; wiertło do betonu = concrete drill bit; wiertło do drewna = wood drill bit; zestaw wierteł = drill bit set; wiertło do metalu = metal drill bit; sednik = forstner bit; wiertło sds = sds drill bit; wiertło kobaltowe = cobalt drill bit; otwornica stożkowa = step drill bit; pogłębiacz = countersink bit; wiertło choinka = step drill bit; wiertła do metalu = metal drill bits; wiertło do szkła = glass drill bit; wiertło do glazury = tile drill bit; dłuto sds = sds chisel; wiertło ziemne = earth auger bit; nawiertak = center drill; wiertło piórkowe = spade bit; komplet wierteł = drill bit set; wiertła hss = hss drill bits; wierteł = drill bits; wiertło sednik = forstner bit; wiertło widiowe = carbide drill bit
pt: broca = drill bit; jogo de brocas = drill bit set; broca escalonada = step drill bit; brocas = drill bits; broca madeira = wood drill bit; broca aço rápido = hss drill bit; broca sds = sds drill bit; broca concreto = masonry bit; broca chata = spade bit; broca metal = metal drill bit; escareador = countersink bit; broca forstner = forstner bit; broca cônica = cone drill; broca cobalto = cobalt drill bit; broca widea = carbide drill bit; broca videa = carbide drill bit; ponteiro sds = sds chisel
not: drill bit sharpener; nail drill bit; drill bit holder; dental bur; broca de unha; broca unha; broca uñas; nageldril; frez; drill bit extension; broca dental; brocas uñas; drill bit gauge; drill bit case; drill bit storage; broca manicura; earth auger machine; ice auger; motobarrena; foret ongles; broca torno uñas; punta trapano unghie; broche; broca odontológica; saco; brocado; puntamento
  "sds chisel" -> 820559 ~.3
  "earth" -> 820190 ~.3
  "rock" -> 820713
  "countersink" -> 820750
  * -> 820750
t: hss twist drill bit set 13 pcs => 820750
t: step drill bit titanium coated => 820750
t: nail drill machine => !820750

@ milling-cutter
en: router bit; end mill; milling cutter; carbide burr; router bit set; engraving bit; v groove bit; flush trim bit; carbide end mill; rotary tool bit; burr set; engraving cutter; roundover bit; wood router bit; ball nose end mill; face mill; cnc router bit; dovetail bit; slot drill; milling bit; carbide burrs; t slot cutter; fly cutter; roughing end mill; shell mill; cnc bit; corn end mill; chamfer bit; woodruff cutter; gear cutter hob; surfacing bit; fluted end mill; tongue and groove bit
de: Fräser = milling cutter; Schaftfräser = end mill; Fräser Set = milling cutter set; Nutfräser = slot cutter; Gravierstichel = engraving bit; Hartmetallfräser = carbide cutter; Frässtift = burr; Bündigfräser = flush trim bit; VHM Fräser = carbide end mill; Abrundfräser = roundover bit; Kugelfräser = ball nose end mill; Frässtifte = burr; Planfräser = face mill
fr: fraise carbure = carbide cutter; fraise à bois = wood router bit; fraise défonceuse = router bit; jeu de fraises = cutter set; fraise = milling cutter + défonceuse|cnc|carbure|affleurer|queue; fraises = milling cutters + défonceuse|cnc; fraise 2 tailles = two flute milling cutter; lime rotative = rotary burr; mèche défonceuse = router bit; fraise à rainurer = grooving cutter
es: fresa = milling cutter + router|cnc|madera|carburo|metal; juego de fresas = milling cutter set; fresa de carburo = carbide milling cutter; fresa de extremo = end mill; fresas para madera = wood router bit; limas rotativas = rotary burr; broca router = router bit; fresas rotativas = rotary burr; fresadora = milling machine + broca
it: fresa = milling cutter + legno|cnc|metallo duro|raggio|cilindrica; frese per legno = wood router bit; set frese = cutter set; fresa a candela = end mill; frese = milling cutter + fresatrice|cnc|legno|rotative; lime rotative = rotary burr; fresa metallo = metal milling cutter; frese rotative = rotary burr
nl: frees = milling cutter + hout|cnc|bovenfrees|hardmetaal; frezenset = milling cutter set; bovenfreesjes = wood router bit; vingerfrees = end mill; frezen = milling cutter + hout|bovenfrees|cnc|hardmetaal; groeffrees = slot cutter
pl: frez = milling cutter; frezy = milling cutters; frez do drewna = router bit; frez palcowy = end mill; frezy do drewna = router bits; zestaw frezów = milling cutter set; frez trzpieniowy = end mill; frez kulowy = ball nose cutter; frezy do metalu = metal milling cutters; frez węglikowy = carbide milling cutter; pilnik obrotowy = rotary burr; frez czołowy = face mill; głowica frezarska = milling head; frezy cnc = cnc milling cutters
pt: fresa = milling cutter + tupia|cnc|metal duro|madeira|topo; jogo de fresas = milling cutter set; fresas = milling cutters + tupia|madeira|cnc; fresa de topo = end mill; lima rotativa = rotary burr; bit tupia = router bit; broca tupia = router bit
not: nail drill bit; frez do paznokci; fraise unghie; fresa uñas; fresas uñas; frezy do paznokci; fresa unha; fresa dental; fresa unghie; fresas unha; fresas torno uñas; frese unghie; nagelfräser; freesbits nagels; frezy kosmetyczne; fraise ongle; dental bur; frez ceramiczny do paznokci; frezy podologiczne; milling cutter nail; fragaria; strawberry; fraises séchées; nail bit; fraise fruit; fresas deshidratadas; nail frees; frese per unghie; fresa motoazada; confiture; fresa terra; frese podologiche; frais
  * -> 820770
t: carbide end mill 6mm 4 flute => 820770
t: router bit set 1/4 shank 15 pcs => 820770
t: wifi router => !820770

@ tap-die
en: tap and die set; thread tap; tap and die; threading die; screw tap; spiral tap; thread repair kit; die set thread; tap drill bit; hss tap; spiral point tap; machine tap; hand tap set; thread die; helicoil kit; thread restorer; spark plug thread repair; npt tap; tap set metric; re threading kit; thread chaser; tap + m6|m8|m10|thread|hss|npt
de: Gewindebohrer = thread tap; Gewindeschneider = thread cutter; Schneideisen = threading die; Gewindebohrer Set = thread tap set; Gewindereparatur = thread repair; Gewindeschneidsatz = tap and die; Maschinengewindebohrer = machine tap; Gewindesatz = thread cutting set; Gewindereparatursatz = thread repair kit
fr: taraud = thread tap; filière = threading die; jeu de tarauds = tap set; coffret taraudage = tap and die set; taraud machine = machine tap; kit réparation filetage = thread repair kit; tarauds = taps; filière = threading die + filetage|métrique; coffret tarauds filières = tap and die set
es: macho de roscar = thread tap; terraja = threading die; juego de machos = tap set; machos y terrajas = tap and die; macho roscar = thread tap; kit reparación roscas = thread repair kit; juego de terrajas = die set; macho = tap + roscar|m6|m8; cojinete de roscar = threading die
it: maschio filettatore = thread tap; filiera = threading die; maschi e filiere = tap and die; set maschi = tap set; maschio a macchina = machine tap; kit riparazione filetti = thread repair kit; maschio = tap + m6|m8|filettare; filiere = threading die + set|filettare
nl: draadtap = thread tap; snijplaat = threading die; tappenset = tap set; tap en snijset = tap and die set; draadsnijset = die set thread; snijtap = thread tap; machinetap = machine tap; schroefdraad reparatieset = thread repair kit
pl: gwintownik = thread tap; narzynka = threading die; gwintowniki = thread taps; zestaw gwintowników = thread tap set; zestaw do gwintowania = threading set; gwintownik maszynowy = machine tap; narzynki = threading dies; zestaw do naprawy gwintów = thread repair kit; komplet narzynek = threading die set; narzynek = threading die
pt: macho de rosca = thread tap; cossinete = threading die; jogo de machos = tap set; machos e cossinetes = taps and dies; macho máquina = machine tap; desandador macho = tap wrench; macho = tap + rosca|m6|m8; kit reparação rosca = thread repair kit
not: water tap; beer tap; tap dance; filiera alimentare; macho alfa; maschio profumo; maschi; filo; fili; filamento; filato; filare; filati; filamenti; machado; tarauder
  "repair" -> 820740 ~.6
  * -> 820740
t: tap and die set metric 40 pcs => 820740
t: kitchen water tap => !820740

@ reamer-lathe-tool
en: reamer; boring bar; lathe tool; turning tool; lathe cutting tool; broach; indexable insert; carbide insert; turning insert; ccmt insert; lathe tool bit; parting tool; hand reamer; chucking reamer; boring head; turning tool holder; tool bit hss; knurling tool; threading insert; reamer set; carbide inserts; milling insert; apmt insert; brazed carbide tool; grooving tool lathe; tnmg; ccmt; wcmt; expansion reamer
de: Reibahle = reamer; Drehmeißel = turning tool; Wendeschneidplatte = indexable insert; Bohrstange = boring bar; Drehstahl = turning tool; Räumnadel = broach; Rändelwerkzeug = knurling tool; Ausdrehkopf = boring head; Wendeplatten = indexable insert; Drehmeißel Set = turning tool set; Abstechstahl = parting tool; Hartmetallplatte = carbide plate
fr: alésoir = reamer; outil de tour = lathe tool; plaquette carbure = carbide insert; barre d'alésage = boring bar; outils de tour = lathe tools; broche = broach + rainure; alésoirs = reamers; plaquettes carbure = carbide inserts; outil à charioter = turning tool; molette = knurling tool + moleter
es: escariador = reamer; herramienta de torno = lathe tool; placa de corte = cutting insert; plaquita = insert + carburo|torno; barra de mandrinar = boring bar; cuchilla de torno = lathe tool; insertos carburo = carbide inserts; escariadores = reamer; moleteador = knurling tool; cuchillas torno = lathe tool; portainsertos = insert holder
it: alesatore = reamer; utensile da tornio = lathe tool; inserto metallo duro = carbide insert; inserti tornitura = turning insert; bareno = boring bar; utensili tornio = lathe tool; alesatori = reamer; inserti = indexable insert + ccmt|apmt|tornio; utensile tornio = lathe tool; godronatore = knurling tool
nl: ruimer = reamer; draaibeitel = turning tool; wisselplaat = indexable insert; wisselplaten = indexable insert; draaibeitels = turning tool; kottersstaaf = boring bar; kottersstaven = boring bar
pl: rozwiertak = reamer; nóż tokarski = lathe tool; płytka skrawająca = cutting insert; płytki skrawające = cutting inserts; noże tokarskie = lathe tools; wytaczak = boring bar; rozwiertaki = reamers; radełko = knurling tool; płytki = inserts + ccmt|apmt|widiowe; przeciągacz = broach
pt: alargador = reamer + mão|máquina|conico; ferramenta de torno = lathe tool; pastilha de torno = turning insert; pastilha = cutting insert + metal duro|torno; bedame = parting tool; barra de mandrilar = boring bar; ferramenta de tornear = turning tool; recartilha = knurling tool
not: ear stretcher; alargador de oreja; alargador orelha; alargador corrente; pastilha de freio; alargadores; prop insert; brocher; moleter
  "insert" -> 820900
  "wendeschneidplatte" -> 820900
  "plaquette" -> 820900
  "płytka" -> 820900
  "pastilha" -> 820900
  "wisselplaat" -> 820900
  "reamer" -> 820760
  "reibahle" -> 820760
  "alésoir" -> 820760
  "escariador" -> 820760
  "alesatore" -> 820760
  "ruimer" -> 820760
  "rozwiertak" -> 820760
  "alargador" -> 820760
  "broach" -> 820760
  "boring" -> 820760
  "holder" -> 846610
  * -> 820780
t: carbide turning insert ccmt 10 pcs => 820900
t: hand reamer hss 8mm => 820760
t: ear piercing stretcher => !8207

@ abrasive-disc
en: cutting disc; grinding wheel; cut off wheel; grinding disc; metal cutting disc; cut off disc; abrasive wheel; cutting wheel; grinding stone; mounted stone; bench grinder wheel; cbn wheel; diamond grinding wheel; diamond cup wheel; cutoff disc; thin cutting disc; grinding head; stone grinding bit; silicon carbide wheel; diamond grinding disc; angle grinder disc; resin wheel; grinding point; diamond polishing pad; diamond burr; diamond cutting wheel; diamond grinding bit; diamond grinding cup; rubber polishing wheel; polishing wheel + rubber|abrasive|silicone; diamond polishing disc; abrasive disc; mounted points; diamond rotary burrs; chain sharpener stone; grinding wheel + bench|cup|bowl; disc + cutting|grinding|115mm|125mm|230mm|metal|inox
de: Trennscheibe = cutting disc; Schleifscheibe = grinding disc; Schruppscheibe = grinding disc; Schleifstein = grinding stone + Rotation|Doppelschleifer|Maschine; Topfscheibe = cup wheel; Diamant Schleiftopf = diamond cup wheel; Schleifstift = grinding point; Diamant Schleifscheibe = diamond grinding disc; Trennscheiben = cutting disc; Inox Scheibe = stainless steel cutting disc; Diamant Polierpads = diamond polishing pad; Schleifstifte = grinding point; Schleiftopf = grinding cup
fr: disque à tronçonner = cut off wheel; meule = grinding wheel; disque à meuler = grinding disc; disque à ébarber = deburring disc; disques à tronçonner = cut off discs; disque à tronçonner métal = metal cutting disc; meule touret = bench grinder wheel; disque abrasif = abrasive disc; plateau diamant = diamond plate; meule sur tige = mounted stone; disque meuleuse = grinder disc
es: disco de corte = cutting disc; muela = grinding wheel; disco de desbaste = grinding disc; disco amoladora = angle grinder disc; discos de corte = cutting disc; muela abrasiva = abrasive wheel; piedra de amolar = grinding stone; disco abrasivo = abrasive disc; copa diamantada = diamond cup wheel; disco corte metal = metal cutting disc; piedra esmeril = grinding stone
it: disco da taglio = cutting disc; mola = grinding wheel; disco abrasivo = abrasive disc; disco diamantato = diamond disc + mola; dischi da taglio = cutting disc; mola abrasiva = abrasive wheel; disco taglio = cutting disc; mola a tazza = cup wheel; mole abrasive = abrasive wheel; disco sbavo = grinding disc; dischi smerigliatrice = grinder disc; tazza diamantata = diamond cup wheel
nl: doorslijpschijf = cutting disc; slijpsteen = grinding stone + machine|werkbank; slijpschijf = grinding disc; doorslijpschijven = cutting disc; afbraamschijf = grinding disc; slijpstift = grinding point; diamant slijpkop = diamond grinding head; slijpschijven = grinding disc; afbraamschijven = grinding disc
pl: tarcza do cięcia = cutting disc; tarcza szlifierska = grinding disc; ściernica = grinding wheel; tarcza tnąca = cutting disc; tarcze do cięcia metalu = metal cutting discs; tarcza do metalu = metal disc; kamień szlifierski = grinding stone; ściernica trzpieniowa = mounted stone; tarcza korundowa = corundum disc; tarcza do szlifowania = grinding disc; tarcze tnące = cutting discs; garnek diamentowy = diamond cup wheel; ściernice = grinding wheels
pt: disco de corte = cutting disc; disco de desbaste = grinding disc; rebolo = grinding wheel; disco abrasivo = abrasive disc; discos de corte = cutting discs; mó de esmeril = grinding wheel; rebolo diamantado = diamond grinding wheel; ponta montada = mounted stone; disco corte inox = stainless steel cutting disc
not: flap disc; sanding disc; brake disc; polishing disc; clutch disc; embrague; friction disc; yo yo; grinding wheel dresser; mola balancim; disco duro; tarcza sprzęgła; tarcza hamulcowa; disco freno; mola clip; mola espiral; mola de tração; mola gás; mola a gás; meule de foin; mola de compressão; meule fromage; disco embrague; disco vinilo; disco lijadora; disco frizione; disco de embreagem; meuler
  kind=carbide -> 680421
  "diamond|diamante" -> 680421
  "diamant" -> 680421
  "cbn" -> 680421
  "diamantada" -> 680421
  "diamentowy" -> 680421
  "rubber|caucho|goma|gomma|borracha" -> 680422 ~.6
  * -> 680422
t: metal cutting disc 125mm 10 pack => 680422
t: diamond cup grinding wheel 4 inch concrete => 680421
t: brake disc front => !6804

@ sandpaper
en: sandpaper; sanding disc; flap disc; sanding belt; sanding sheet; sanding sponge; emery cloth; abrasive paper; wet dry sandpaper; sanding roll; emery paper; sanding pad + grit|sponge|orbital|120; velcro sanding disc; sanding drum; abrasive cloth; sanding block; flap wheel; sanding strips; hook and loop sanding disc; abrasive pad; scouring pad + non woven|abrasive roll|grit; polishing cloth abrasive; surface conditioning disc; sanding band; sanding stick; abrasive belt; emery wheel; abrasive sponge; sanding discs; quick change disc; roloc disc; nylon polishing wheel; stripping disc; clean and strip disc; sand paper; micro mesh pads; abrasive sheet; fiber disc; sanding mop; drywall sanding sheet; polishing film; sanding paper; strip disc; mirka; paint stripping disc; sanding drums; file belt sander belt
de: Schleifpapier = sandpaper; Schleifband = sanding belt; Fächerscheibe = flap disc; Schleifschwamm = sanding sponge; Schmirgelpapier = emery paper; Schleifblätter = sanding sheet; Schleifscheiben = sanding disc + Klett|Korn; Schleifleinen = abrasive cloth; Schleifvlies = abrasive pad; Schleifbänder = sanding belt; Sandpapier = sandpaper; Schleifblock = sanding block; Fächerschleifer = flap wheel; Nassschleifpapier = wet dry sandpaper; Klett Schleifscheiben = hook and loop sanding disc; Reinigungsscheibe = cleaning disc; Schleifhülsen = sanding sleeve; Deltaschleifpapier = delta sandpaper; Schleifpads = sanding pad
fr: papier de verre = sandpaper; papier abrasif = abrasive paper; disque à lamelles = flap disc; bande abrasive = sanding belt; éponge abrasive = sanding sponge; disque abrasif = sanding disc + grain|velcro|auto agrippant; papier ponçage = sandpaper; disques à poncer = sanding discs; cale à poncer = sanding block; bandes abrasives = sanding belts; papier à poncer = sandpaper; toile émeri = emery cloth; disque de ponçage = sanding disc; feuille abrasive = abrasive sheet; patins abrasifs = abrasive pads; disque lamelles = flap disc; rouleau abrasif = abrasive roll
es: lija = sandpaper; papel de lija = sandpaper; disco de láminas = flap disc; banda de lija = sanding belt; disco de lija = sanding disc; lijas = sandpaper; esponja abrasiva = sanding sponge; bandas de lija = sanding belt; hojas de lija = sanding sheet; taco de lija = sanding block; esponja de lija = sanding sponge; discos de lija = sanding disc; tela esmeril = emery cloth; disco flap = flap disc; lija de agua = wet dry sandpaper; disco laminado = flap disc; rollo de lija = sanding roll
it: carta vetrata = sandpaper; carta abrasiva = abrasive paper; disco lamellare = flap disc; nastro abrasivo = sanding belt; spugna abrasiva = sanding sponge; dischi abrasivi = abrasive disc + velcro|grana; fogli abrasivi = abrasive sheet; carta smeriglio = emery paper; tela smeriglio = emery cloth; nastri abrasivi = sanding belt; dischi carta = sanding disc; dischi levigatrice = sanding disc; tampone abrasivo = abrasive pad; blocco = sanding block + carteggiare|abrasivo
nl: schuurpapier = sandpaper; schuurschijf = sanding disc; lamellenschijf = flap disc; schuurband = sanding belt; schuurschijven = sanding disc; schuurbanden = sanding belt; schuurvellen = sanding sheet; schuurblok = sanding block; schuurlinnen = abrasive cloth; waterproof schuurpapier = waterproof sandpaper; schuurrol = sanding roll; lamellenschijven = flap disc
pl: papier ścierny = sandpaper; krążek ścierny = sanding disc; tarcza listkowa = flap disc; pas bezkońcowy = sanding belt; gąbka ścierna = sanding sponge; papier wodny = wet dry sandpaper; krążki ścierne = sanding discs; pasy bezkońcowe = sanding belts; ściernica listkowa = flap disc; płótno ścierne = emery cloth; tarcza lamelkowa = flap disc; kostka ścierna = sanding block; krążki na rzep = hook and loop sanding discs; arkusz ścierny = sanding sheet; włóknina ścierna = abrasive fleece; klocek szlifierski = sanding block
pt: lixa = sandpaper; disco flap = flap disc; folha de lixa = sanding sheet; cinta de lixa = sanding belt; disco de lixa = sanding disc; lixas = sandpapers; esponja abrasiva = sanding sponge; lixa de água = wet dry sandpaper; disco de lamelas = flap disc; esponja de lixa = sanding sponge; bloco de lixa = sanding block; papel de lixa = sandpaper; lixa ferro = emery cloth; bandas de lixa = sanding belts
not: nail file; lixa de unha; foot file; lixa pé; lixa de pé; nail sanding; lixa unha; lija uñas; lixas de unha; lixa elétrica; lima; sanding bands nail; nail sanding bands; lixa de pés; lixa elétrica pés; sanding band nail; nail buffer; belt sander machine; pedicure sandpaper; emery board; foot sandpaper; lixeira; éponge magique; esponja cocina; lijado
  main=cotton -> 680510 ~.01
  "flap" -> 680510
  "fächerscheibe" -> 680510
  "lamelles" -> 680510
  "láminas" -> 680510
  "lamellare" -> 680510
  "lamellenschijf" -> 680510
  "listkowa" -> 680510
  "belt" -> 680510
  "schleifband" -> 680510
  "schleifbänder" -> 680510
  "bande" -> 680510
  "banda" -> 680510
  "nastro" -> 680510
  "schuurband" -> 680510
  "bezkońcowy" -> 680510
  "cloth" -> 680510
  "toile" -> 680510
  "tela" -> 680510
  "band" -> 680510
  "drum" -> 680510
  "sponge" -> 680530
  "schwamm" -> 680530
  "schleifschwamm" -> 680530
  "éponge" -> 680530
  "esponja" -> 680530
  "spugna" -> 680530
  "schuurspons" -> 680530
  "gąbka" -> 680530
  "film|película|lámina plástica|pellicola|filme" -> 680530
  "mesh" -> 680530
  "nylon|nailon" -> 680530
  "non woven" -> 680530
  "stripping" -> 680530
  "strip disc" -> 680530
  "vlies" -> 680530
  "pad" -> 680530 ~.5
  "block|bloque|blocco|bloco" -> 680530 ~.5
  * -> 680520
t: wet dry sandpaper sheets 120-3000 grit => 680520
t: flap disc 115mm 80 grit => 680510
t: nail file board => !6805

@ whetstone
en: water stone; oilstone; diamond sharpening stone; knife sharpening stone; diamond plate; honing guide; diamond sharpener plate; knife whetstone; flattening stone; sharpening system; diamond stone; pocket whetstone; sharpening stone set; strop; ceramic honing rod; chainsaw sharpener; chain sharpener; drill bit sharpener; whet stone; sharpening rod
de: Diamantschleifstein = diamond sharpening stone; Abziehleder = leather strop; Schleifhilfe = sharpening aid; Wasserstein = water stone; Kettenschärfgerät = chain sharpener; Bohrerschärfgerät = drill bit sharpener; Abrichtstein = flattening stone
fr: pierre diamant = diamond stone; affûteuse chaîne = chain sharpener; guide d'affûtage = sharpening guide; cuir à affûter = strop; pierre à eau = water stone
es: piedra afiladora = sharpening stone; piedra de diamante = diamond stone; afilador de motosierra = chainsaw sharpener; asentador de cuero = leather strop; afilador de brocas = drill bit sharpener; piedra al agua = water stone; piedra para afilar = sharpening stone
it: pietra affilatrice = sharpening stone; cote = whetstone; affilacatena = chainsaw sharpener; acciaino = sharpening steel; pietra diamantata = diamond stone; pietra ad acqua = water stone; affilatura = sharpening + pietra
nl: kettingslijper = chain sharpener; diamantsteen = diamond stone; strop leer = leather strop; slijpstaaf = sharpening rod; slijpstaven = sharpening rod
pl: ostrzałka do łańcucha = chain sharpener; kamień ostrzący = sharpening stone; osełka diamentowa = diamond stone; musak = honing steel; ostrzarka = sharpener + łańcuchów|wierteł; pas do ostrzenia = sharpening strop; stalka = honing steel; stalek = honing steel
pt: pedra afiadora = sharpening stone; pedra diamantada = diamond stone; afiador de corrente = chain sharpener; assentador = strop
not: pizza stone; electric knife sharpener; pencil sharpener; assento
  "leather|cuero|piel|cuoio|pelle|couro" -> 420500
  "strop" -> 420500
  "abziehleder" -> 420500
  "steel" -> 820559 ~.7
  "wetzstahl" -> 820559
  "chaira" -> 820559
  "acciaino" -> 820559
  "musak" -> 820559
  "electric|eléctrico|elettrico|elétrico" -> 846031
  "chainsaw sharpener" -> 846039 ~.5
  "drill bit sharpener" -> 846039
  "bohrerschärfgerät" -> 846039
  "honing guide" -> 820559
  "diamond|diamante" -> 680430 ~.6
  * -> 680430
t: knife sharpening whetstone 1000 6000 grit => 680430
t: leather strop with compound => 420500
t: pizza stone round => !680430

@ polishing-pad
en: polishing pad; buffing pad; buffing wheel; polishing bonnet; wool polishing pad; car polishing pad; foam polishing pad; polishing sponge + car|drill; felt polishing wheel; cotton polishing wheel; buffing wheels; polishing pads for drill; waxing pad; wool buffing pad; felt wheel; polishing ball; polishing kit + drill|car|buffing; lambswool pad; sponge polishing pads; felt polishing bobs
de: Polierpad = polishing pad; Polierschwamm = polishing sponge; Polierscheibe = polishing disc; Polierhaube = polishing bonnet; Schwabbelscheibe = buffing wheel; Polierfilz = polishing felt; Polierpads = polishing pad; Lammfellscheibe = lambswool pad; Polieraufsatz = polishing attachment
fr: disque de polissage = polishing disc; mousse de polissage = foam polishing pad; bonnet de lustrage = polishing bonnet; disque feutre = felt wheel; tampon de polissage = polishing pad; disque à polir = polishing disc; peau de mouton polissage = lambswool pad
es: almohadilla de pulido = polishing pad; esponja de pulir = polishing sponge; disco de pulido = polishing disc; boina de pulir = polishing bonnet; rueda de pulido = polishing wheel; bonete pulidora = polishing bonnet; almohadillas pulido = polishing pad; disco fieltro = felt disc
it: tampone lucidatura = polishing pad; spugna lucidatura = polishing sponge; cuffia lucidatrice = polishing bonnet; disco lucidatura = polishing disc; tamponi lucidatura = polishing pad; ruota lucidatura = buffing wheel; disco feltro = felt wheel
nl: polijstpad = polishing pad; polijstschijf = polishing disc; polijstspons = polishing sponge; polijstpads = polishing pad; lamsvacht schijf = lambswool disc; viltschijf = felt wheel; polijstschijven = polishing disc; polijstsponzen = polishing sponge; lamsvacht schijven = lambswool disc; viltschijven = felt wheel
pl: pad polerski = polishing pad; gąbka polerska = polishing sponge; tarcza polerska = polishing disc; futro polerskie = wool polishing pad; krążek filcowy = felt disc; pady polerskie = polishing pads; filc polerski = polishing felt; gąbki polerskie = polishing sponges
pt: boina de polimento = polishing bonnet; boina de lã = wool polishing pad; espuma de polir = foam polishing pad; disco de feltro = felt wheel; esponja de polimento = polishing sponge; almofada de polimento = polishing pad; roda de polir = polishing wheel
not: nail buffer; diamond polishing pad; floor polishing pad
  main: foam 392690; wool 591190; felt 591190; cotton 591190 ~.1
  "wool|lana|lã" -> 591190
  "felt|fieltro|feltro" -> 591190
  "cotton|algodón|cotone|algodão" -> 591190
  "sponge" -> 392690
  * -> 392690 ~.6
t: car foam polishing pad 5 inch set => 392690
t: cotton buffing wheel => 591190
t: nail buffer block => !392690

@ wire-brush
en: wire brush; wire wheel brush; steel wire brush; cup brush; wire wheel; brass brush; rotary brush + steel|wire|drill; brass wire brush; stainless wire brush; wire cup brush; twist knot brush; pipe cleaning brush wire; mini wire brush; wire brush drill; knotted wire wheel; steel brush; nylon wheel brush; abrasive nylon brush; bore brush; tube brush wire; wire brush set; welding brush; grout brush wire; nylon abrasive wheel; weed brush
de: Drahtbürste = wire brush; Topfbürste = cup brush; Stahlbürste = steel brush; Messingbürste = brass brush; Drahtrundbürste = wire wheel brush; Zopfbürste = knotted wire brush; Rundbürste = round brush + Draht|Bohrmaschine; Drahtbürsten = wire brush; Fugenbürste = grout brush
fr: brosse métallique = wire brush; brosse fil acier = steel wire brush; brosse coupelle = cup brush; brosse laiton = brass brush; brosse métallique perceuse = wire brush drill; brosse circulaire = wheel brush; brosse à fils = wire brush; brosse de désherbage = weeding brush
es: cepillo de alambre = wire brush; cepillo metálico = wire brush; grata = wire brush; cepillo de copa = cup brush; cepillo circular = wheel brush; cepillos metálicos = wire brush; cepillo de acero = steel brush; cepillo latón = brass brush; carda = card brush
it: spazzola metallica = wire brush; spazzola ottone = brass brush; spazzola a tazza = cup brush; spazzola filo acciaio = steel wire brush; spazzole metalliche = wire brush; spazzola = brush + trapano|smerigliatrice|ottone; spazzola acciaio = steel brush
nl: staalborstel = steel brush; draadborstel = wire brush; komborstel = cup brush; messingborstel = brass brush; voegenborstel = grout brush; staaldraadborstel = steel wire brush
pl: szczotka druciana = wire brush; szczotka mosiężna = brass brush; szczotka garnkowa = cup brush; szczotka tarczowa = wire wheel brush; szczotki druciane = wire brushes; szczotka stalowa = steel brush; szczotka = brush + wiertarki|szlifierki|doczołowa
pt: escova de aço = steel wire brush; escova de arame = wire brush; escova copo = cup brush; escova de latão = brass brush; escova metálica = metal brush; escova rotativa = rotary brush; escova circular = circular brush
not: wire hair brush; grill brush; pet brush; suede brush; slicker brush; gun cleaning kit; bbq brush; barbecue brush; brosse suédine; brosse barbecue; dog brush; cardan; cardado; cardar; cardadas; cardada
  "drill" -> 960350
  "wheel" -> 960350
  "cup" -> 960350
  "rotary|rotativo|rotante|rotatorio" -> 960350
  "grinder" -> 960350
  "perceuse" -> 960350
  "coupelle" -> 960350
  "copa" -> 960350
  "topfbürste" -> 960350
  "zopfbürste" -> 960350
  "tazza" -> 960350
  "trapano" -> 960350
  "garnkowa" -> 960350
  "tarczowa" -> 960350
  "komborstel" -> 960350
  for=drill|grinder -> 960350 ~.3
  * -> 960390
t: brass wire brush hand with wooden handle => 960390
t: wire wheel brush for drill 75mm => 960350
t: bbq grill brush => !960350

@ paint-tool
en: paint roller; paint brush + wall|house|chip|trim|flat|sash|varnish|painting|inch|decorating; roller cover; chip brush; painting pad; paint tray; paint roller kit; foam brush; wall paint brush; edger paint brush; mini roller; decorating brush; paint pad; paint edger; wallpaper brush; paint roller set; roller refill; masonry brush; paint brush extender; radiator brush; roller sleeve; chalk paint brush; texture roller; paint runner; roller frame; corner roller; stain brush; glue brush; paintbrush + wall|decorating|inch; masking film; drop cloth; dust sheet + painting|decorating|plastic; paint sprayer shield
de: Farbrolle = paint roller; Malerrolle = paint roller; Flachpinsel = flat brush; Malerpinsel = painter's brush; Farbroller = paint roller; Lackierpinsel = varnish brush; Farbwanne = paint tray; Heizkörperpinsel = radiator brush; Lackierrolle = varnish roller; Malerset = painting set; Walze = roller + Farb|Maler; Abdeckfolie = cover film; Streichset = painting set; Ringpinsel = round brush; Malervlies = painter's fleece; Tapezierbürste = wallpaper brush; Abdeckvlies = covering fleece; Pinsel = brush + Maler|Lack|Lasur|Farbe|Wand|mm; Pinselset Maler = painter's brush set; Lackpinsel = varnish brush; Lasurpinsel = glaze brush; Flächenstreicher = wide paint brush; Plattpinsel = flat brush; Rundpinsel Maler = round painter's brush
fr: rouleau de peinture = paint roller; pinceau = paint brush + peinture murale|plat|rechampir|rond|lasure; pinceau peintre = paint brush; rouleau peinture = paint roller; manchon rouleau = roller sleeve; bac à peinture = paint tray; kit peinture = paint kit + rouleau; brosse rechampir = cutting-in brush; bâche de protection = protective sheet + peinture; patte de lapin = small paint roller + rouleau; queue de morue = flat paint brush; rouleau à peinture = paint roller; rouleau anti goutte = anti drip roller; pinceau plat = flat brush; brosse à peindre = paint brush; manchon de rouleau = roller sleeve; pinceau plat peinture = flat paint brush; pinceau rond peinture = round paint brush; pinceau = paint brush + mm|mural|boiserie
es: rodillo de pintura = paint roller; brocha = paint brush; rodillo para pintar = paint roller; paletina = flat paint brush; recambio rodillo = roller refill; rodillo pintura = paint roller; cubeta pintura = paint tray; brochas = paint brush + pintar|pared; brocha plana = flat paint brush; kit pintura = paint kit + rodillo; plástico cubretodo = plastic dust sheet; mini rodillo = mini roller; cubretodo = dust sheet; brocha para pintar = paint brush; rodillo antigota = anti-drip roller; brocha redonda = round paint brush
it: rullo pittura = paint roller; pennellessa = wide paint brush; pennello = paint brush + imbiancare|parete|piatto|vernice; rullo per pittura = paint roller; rullo imbianchino = paint roller; vaschetta pittura = paint tray; plafoncino = wide ceiling brush; set pittura = painting set + rullo; telo copritutto = dust sheet; plafoncini = wide ceiling brush; ricambio rullo = roller refill; pennelli imbianchino = painter's brush; pennello per pittura = paint brush; rullo antigoccia = non-drip roller; pennello piatto = flat paint brush; pennello = paint brush + pittura mm|muratore
nl: verfroller = paint roller; verfkwast = paint brush; kwast = paint brush; verfrol = paint roller; verfbak = paint tray; kwasten = paint brush + verf; verfset = painting set; afdekfolie = masking film; platte kwast = flat paint brush; verfrollerset = paint roller set; stucloper = plaster protection floor covering; radiatorkwast = radiator brush; lakkwast = varnish brush; kwasten set = paint brush set; beitskwast = stain brush; muurverfkwast = wall paint brush; ronde kwast = round paint brush; blokwitter = block whitewash brush
pl: wałek malarski = paint roller; pędzel = paint brush + malarski|ławkowiec|płaski|lakier; ławkowiec = wide paint brush; wałek do malowania = paint roller; kuweta malarska = paint tray; pędzel malarski = paint brush; zestaw malarski = painting set + wałek; folia malarska = painter's film; wkład do wałka = roller refill; wałek = roller + malarski|futerkowy|farby; pędzel angielski = round paint brush; folia ochronna malarska = painter's protective film; pędzel płaski = flat brush; pędzel do malowania ścian = wall paint brush; zestaw pędzli malarskich = paint brush set; pędzle malarskie = paint brushes; pędzel kaloryferowy = radiator brush; pędzel do lakieru = varnish brush
pt: rolo de pintura = paint roller; pincel = paint brush + parede|pintor; trincha = paint brush; rolo de tinta = paint roller; rolo de lã = wool roller; bandeja de pintura = paint tray; trinchas = paint brushes; brocha = large paint brush; kit pintura rolo = paint roller kit; rolo pintura = paint roller; rolo anti gota = anti-drip roller; pincel de parede = wall paint brush; rolo para pintura = paint roller
not: makeup brush; artist paint brush; watercolor brush; nail brush; pinceau maquillage; pinceaux artiste; brocha de maquillaje; brocha maquillaje; brochas de maquillaje; pinceau cuisine; pastry brush; brocha de afeitar; brocha afeitar; brochas maquillaje; pinceau aquarelle; brocha de cocina; pędzel do makijażu; pędzel do golenia; kwast make up; jade roller; face roller; kwasten set make up; brocha facial; pinsel rasieren; scheerkwast; pędzel kuchenny; brocha polvo; make up kwast; brocha cejas; kabuki; pennello trucco; paint roller tray liners; brocha uñas; pennello cucina; paint brush set artist; paint brush artist; oil painting brush; acrylic paint brush; kids paint brush; paint brush cleaner; brocha para barba; brochar
  "tray" -> 392690
  "farbwanne" -> 392690
  "bac" -> 392690
  "cubeta" -> 392690
  "kuweta" -> 392690
  "film|película|lámina plástica|pellicola|filme" -> 392010
  "drop cloth" -> 392690 ~.6
  "cubretodo" -> 392690
  "folia malarska" -> 392690
  "abdeckfolie" -> 392690
  "abdeckvlies" -> 560394
  "malervlies" -> 560394
  * -> 960340
t: 9 inch paint roller kit => 960340
t: flat wall paint brush 4 inch => 960340
t: makeup brush set => !960340

@ paint-sprayer
en: paint sprayer; spray gun; airbrush; airbrush kit; hvlp spray gun; electric paint sprayer; air spray gun; airless paint sprayer; hvlp paint sprayer; paint spray gun; airbrush set; airbrush gun; undercoat gun; cordless paint sprayer; texture sprayer; gravity feed spray gun; air blow gun; air duster gun; sandblaster gun; cordless airbrush; rust proofing gun; foam gun + pu|expanding|spray foam; powder coating gun; nail airbrush; barber airbrush
de: Farbsprühsystem = paint spraying system; Sprühpistole = spray gun + Lack|Farbe|Druckluft; Lackierpistole = paint spray gun; Airbrush = airbrush; Airbrush Set = airbrush set; Farbspritzpistole = paint spray gun; Farbsprühpistole = paint spray gun; Ausblaspistole = air blow gun; Airless Farbspritzgerät = airless paint sprayer; Spritzpistole = spray gun + Lack|Druckluft; Airbrush Pistole = airbrush gun; PU Schaumpistole = pu foam gun
fr: pistolet à peinture = paint spray gun; aérographe = airbrush; pistolet peinture = paint spray gun; pulvérisateur peinture = paint sprayer; pistolet à peinture électrique = electric paint sprayer; soufflette = air blow gun; station de peinture = paint station; pistolet hvlp = hvlp spray gun; pistolet mousse expansive = expanding foam gun
es: pistola de pintura = paint spray gun; aerógrafo = airbrush; pistola pintar = paint spray gun; pistola de pintar = paint spray gun; pulverizador de pintura = paint sprayer; pistola pulverizadora = spray gun; pistola hvlp = hvlp spray gun; pistola de soplado = air blow gun; compresor aerógrafo = airbrush compressor; pistola espuma poliuretano = polyurethane foam gun; pistola de pintura eléctrica = electric paint spray gun; pistola sopladora = air blow gun
it: pistola a spruzzo = spray gun; aerografo = airbrush; pistola verniciatura = paint spray gun; pistola per verniciare = paint spray gun; pistola hvlp = hvlp spray gun; pistola soffiaggio = air blow gun; spruzzatore vernice = paint sprayer; pistola soffiante = air blow gun; pistola schiuma poliuretanica = polyurethane foam gun; pistola spruzzo = spray gun
nl: verfspuit = paint sprayer; airbrush = airbrush; spuitpistool = spray gun + verf; blaaspistool = air blow gun; verfpistool = paint spray gun; airbrush set = airbrush set; purpistool = foam gun; verfspuitsysteem = paint spray system
pl: pistolet do malowania = paint spray gun; aerograf = airbrush; pistolet malarski = paint spray gun; pistolet lakierniczy = paint spray gun; agregat malarski = paint sprayer; pistolet do przedmuchiwania = blow gun; natryskowy + pistolet; pistolet natryskowy = spray gun; pistolet do piany = foam gun
pt: pistola de pintura = paint spray gun; aerógrafo = airbrush; pistola de pintar = paint spray gun; pulverizador de tinta = paint sprayer; pistola hvlp = hvlp spray gun; pistola de ar = air gun; pistola de pintura elétrica = electric paint spray gun; soprador de ar pistola = air blow gun; pistola espuma expansiva = expanding foam gun
not: spray gun toy; water spray gun; hose spray gun; garden spray gun; airbrush paint; airbrush compressor; airbrush stencil; car wash spray gun; disinfectant spray gun; airbrush makeup foundation; airbrush cleaner; paint sprayer nozzle; nano spray gun; pressure washer gun; airbrush holder; airbrush hose; airbrush needle; foam gun car; airbrush nozzle; massage gun; garden hose spray gun; airbrush thinner; spray gun nozzle; foam gun + snow; airbrush booth; pistola riego; compresor para aerógrafo; spray gun cleaning kit; snow foam gun; spray gun hose; airbrush ink; aerografica
  "foam|espuma|schiuma|espanso" -> 842489 ~.6
  "sandblast" -> 842430
  "sandstrahl" -> 842430
  "powder coating" -> 842489 ~.5
  * -> 842420
t: hvlp paint sprayer 600w => 842420
t: dual action airbrush kit => 842420
t: garden hose spray gun => !842420

@ pressure-washer
en: pressure washer; high pressure washer; power washer; cordless pressure washer; steam cleaner; car washer portable; handheld steam cleaner; jet wash; electric pressure washer; sandblaster; high pressure cleaner; car pressure washer; sandblasting machine; steam cleaner handheld; sand blasting cabinet; cordless power washer; water jet cleaner; soda blaster; abrasive blaster
de: Hochdruckreiniger = high pressure cleaner; Dampfreiniger = steam cleaner; Akku Hochdruckreiniger = cordless pressure washer; Sandstrahlgerät = sandblaster; Druckreiniger = pressure cleaner; Hand Dampfreiniger = handheld steam cleaner; Mitteldruckreiniger = medium pressure washer; Sandstrahlkabine = sandblasting cabinet
fr: nettoyeur haute pression = high pressure washer; nettoyeur vapeur = steam cleaner; karcher; sableuse = sandblaster; nettoyeur à vapeur = steam cleaner; pistolet nettoyeur haute pression = pressure washer gun + batterie; laveur haute pression = high pressure washer; cabine de sablage = sand blasting cabinet
es: hidrolimpiadora = pressure washer; limpiador a vapor = steam cleaner; vaporeta = steam cleaner; arenadora = sandblaster; lavadora a presión = pressure washer; limpiadora a vapor = steam cleaner; hidrolavadora = pressure washer; hidrolimpiadora batería = cordless pressure washer; limpiador alta presión = high pressure cleaner; chorreadora = sandblaster
it: idropulitrice = pressure washer; pulitore a vapore = steam cleaner; idropulitrice a batteria = cordless pressure washer; sabbiatrice = sandblaster; pulitrice a vapore = steam cleaner; idropulitrice portatile = portable pressure washer
nl: hogedrukreiniger = high pressure cleaner; stoomreiniger = steam cleaner; hogedrukspuit = high pressure washer; zandstraler = sandblaster; accu hogedrukreiniger = cordless pressure washer; zandstraalcabine = sandblasting cabinet
pl: myjka ciśnieniowa = pressure washer; parownica = steam cleaner + czyszczenia|myjka; myjka akumulatorowa = cordless pressure washer; myjka parowa = steam cleaner; piaskarka = sandblaster; myjka wysokociśnieniowa = high pressure washer; oczyszczacz parowy = steam cleaner; odkurzacz parowy = steam vacuum cleaner; piaskarek = sandblaster
pt: lavadora de alta pressão = high pressure washer; máquina de pressão = pressure washer; limpador a vapor = steam cleaner; hidrolavadora = pressure washer; máquina de lavar pressão = pressure washer; vaporizador limpeza = steam cleaner; jateadora = sandblaster; lavadora pressão = pressure washer
not: pressure washer hose; pressure washer nozzle; pressure washer gun; pressure washer lance; foam lance; pressure washer surface cleaner; steam mop pad; pressure washer adapter; pressure washer pump; garment steamer; pressure washer brush; sandblaster nozzle; facial steamer; clothes steamer; steam cleaner attachment; steam cleaner pad; pressure washer attachment; foam cannon; tuyau nettoyeur haute pression; manguera hidrolimpiadora; lancia idropulitrice; wąż do myjki; wąż do myjki ciśnieniowej; hochdruckreiniger schlauch; pistola hidrolimpiadora; lance nettoyeur haute pression; buse nettoyeur; hochdruckreiniger düse; lanza hidrolimpiadora; tubo idropulitrice; pistolet nettoyeur; pistolet do myjki; lança myjki; karcher adapter; hochdruckreiniger pistole; mangueira lavadora; arena; arenado
  * -> 842430
t: electric pressure washer 150 bar => 842430
t: pressure washer hose 10m => !842430

@ pressure-washer-part part of pressure-washer
en: foam lance; foam cannon; pressure washer gun; pressure washer nozzle; pressure washer lance; snow foam lance; turbo nozzle; pressure washer spray gun; surface cleaner + pressure|washer; pressure washer wand; foam gun + car|snow|wash; pressure washer attachment; pressure washer brush; spray nozzle + pressure|washer; sandblaster nozzle; spray gun nozzle; paint sprayer nozzle; pressure washer adapter; airbrush nozzle; airbrush needle; airless nozzle; airless spray tip; snow foam cannon; undercarriage cleaner; spray tip; spray lance; soap nozzle; airless gun filter; sprayer nozzle; sprinkler nozzle; mist nozzle; misting nozzle; fog nozzle; airbrush part; water broom
de: Schaumlanze = foam lance; Schaumkanone = foam cannon; Hochdruckpistole = pressure washer gun; Hochdruckdüse = pressure washer nozzle; Flächenreiniger = surface cleaner; Hochdruckreiniger Düse = pressure washer nozzle; Hochdruckreiniger Pistole = pressure washer gun; Sprühlanze = spray lance; Dreckfräse = turbo nozzle; Airless Düse = airless nozzle; Hochdruckreiniger Lanze = pressure washer lance; Nebeldüse = mist nozzle; Unterbodenreiniger = undercarriage cleaner; Sprühdüse = spray nozzle
fr: canon à mousse = foam cannon; lance à mousse = foam lance; pistolet nettoyeur = pressure washer gun; buse nettoyeur = pressure washer nozzle; lance nettoyeur haute pression = pressure washer lance; buse haute pression = pressure washer nozzle; brosse nettoyeur haute pression = pressure washer brush; canon mousse = foam cannon; nettoyeur de surface = surface cleaner; buse de pulvérisation = spray nozzle; buse brumisation = misting nozzle; rotabuse = turbo nozzle; pistolet nettoyeur haute pression = pressure washer gun
es: cañón de espuma = foam cannon; lanza de espuma = foam lance; pistola hidrolimpiadora = pressure washer gun; boquilla hidrolimpiadora = pressure washer nozzle; lanza hidrolimpiadora = pressure washer lance; boquilla alta presión = high pressure nozzle; boquilla nebulización = misting nozzle; boquilla pulverizadora = spray nozzle; boquilla turbo = turbo nozzle; foam lance = foam lance; boquilla airless = airless nozzle
it: lancia schiuma = foam lance; cannone schiuma = foam cannon; ugello idropulitrice = pressure washer nozzle; lancia idropulitrice = pressure washer lance; pistola idropulitrice = pressure washer gun; ugello nebulizzatore = misting nozzle; lava superfici = surface cleaner; ugello rotante = rotary nozzle; foam lance = foam lance; ugello airless = airless nozzle
nl: schuimlans = foam lance; schuimkanon = foam cannon; hogedrukpistool = pressure washer gun; hogedruklans = pressure washer lance; hogedruk sproeikop = pressure washer nozzle; vernevelkop = mist nozzle; terrasreiniger = patio cleaner; spuitlans = spray lance
pl: pianownica = foam lance; lanca do myjki = pressure washer lance; dysza do myjki = pressure washer nozzle; pistolet do myjki = pressure washer gun; lanca pianowa = foam lance; szczotka do myjki = pressure washer brush; dysza obrotowa = rotary nozzle; dysza zamgławiająca = misting nozzle; końcówka do myjki = pressure washer nozzle; lanca = lance + myjka|karcher; dysza malarska = paint nozzle
pt: canhão de espuma = foam cannon; bico lavadora = pressure washer nozzle; lança de espuma = foam lance; pistola lavadora = pressure washer gun; bico nebulizador = misting nozzle; bico de alta pressão = high pressure nozzle; bico leque = fan nozzle; lança lavadora = pressure washer lance; bico pulverizador = spray nozzle
not: glue nozzle; hair dryer nozzle; hose nozzle; piping nozzle; icing nozzle; buse pâtisserie; boquilla pastelera; ugello sac à poche; boquilla manga pastelera; 3d printer nozzle; perfume nozzle; duct nozzle; vape nozzle; nozzle for garden hose; hookah nozzle; boquilla cachimba; boquilla saxofón; bico confeiteiro
  "misting" -> 842490
  * -> 842490
t: snow foam lance for pressure washer => 842490
t: piping icing nozzle set => !842490

@ garden-sprayer
en: garden sprayer; pump sprayer; backpack sprayer; pressure sprayer; knapsack sprayer; battery sprayer; plant mister; spray bottle pump; electric sprayer + garden|backpack|plant|battery; weed sprayer; trigger spray bottle; mist sprayer; fogger machine; ulv fogger; cordless sprayer; continuous spray bottle; mist bottle; hand sprayer; shoulder sprayer; atomizer sprayer; disinfection sprayer; nano spray gun; sprayer + garden|pressure|pump|backpack|litre; thermal fogger; mist blower; foam sprayer; pump foam sprayer; portable shower pump sprayer; weed killer sprayer
de: Drucksprüher = pressure sprayer; Rückenspritze = knapsack sprayer; Gartenspritze = garden sprayer; Pumpsprühflasche = spray bottle with pump; Drucksprühgerät = pressure sprayer; Akku Drucksprüher = cordless pressure sprayer; Sprüher = sprayer + Garten|Pflanzen|Akku; Unkrautspritze = weed sprayer; Nebelmaschine = fog machine + ULV|Desinfektion; Zerstäuberflasche = atomiser bottle; Blumensprüher = plant sprayer; Schaumsprüher = foam sprayer
fr: pulvérisateur = sprayer; pulvérisateur à dos = backpack sprayer; pulvérisateur à pression = pressure sprayer; flacon pulvérisateur = spray bottle; vaporisateur = spray bottle + plante|eau|vide; brumisateur = mister + plante; pulvérisateur jardin = garden sprayer; pulvérisateur électrique = electric sprayer; nébuliseur = fogger + ulv; spray bouteille vide = empty spray bottle; pulvérisateur mousse = foam sprayer
es: pulverizador = sprayer; fumigadora = sprayer; mochila pulverizadora = backpack sprayer; sulfatadora = sprayer; pulverizador jardín = garden sprayer; pulverizador a presión = pressure sprayer; bote pulverizador = spray bottle; fumigador = sprayer; bote spray vacío = empty spray bottle; atomizador = atomizer + plantas; pulverizador espuma = foam sprayer; pulverizador batería = battery sprayer; nebulizador = fogger + ulv|desinfección
it: pompa a spalla = knapsack sprayer; irroratrice = sprayer; nebulizzatore = mist sprayer + piante|giardino|ulv; pompa a pressione = pressure sprayer; pompa a zaino = backpack sprayer; spruzzatore = sprayer; irroratore = sprayer; pompa irroratrice = sprayer pump; spruzzatore a pressione = pressure sprayer; vaporizzatore = sprayer + piante
nl: drukspuit = pressure sprayer; rugspuit = backpack sprayer; plantenspuit = plant sprayer; tuinspuit = garden sprayer; sprayflacon = spray bottle; rugsproeier = backpack sprayer; drukspuit accu = battery pressure sprayer; vernevelaar = atomizer + planten; sproeiflacon = spray bottle
pl: opryskiwacz = sprayer; opryskiwacz plecakowy = backpack sprayer; spryskiwacz = sprayer; opryskiwacz ciśnieniowy = pressure sprayer; opryskiwacz akumulatorowy = battery sprayer; butelka z rozpylaczem = spray bottle; zamgławiacz = fogger; opryskiwacz ręczny = hand sprayer; zraszacz do kwiatów = plant mister; pianownica ręczna = hand foam sprayer
pt: pulverizador = sprayer; pulverizador costal = backpack sprayer; pulverizador de pressão = pressure sprayer; frasco borrifador = trigger spray bottle; pulverizador jardim = garden sprayer; atomizador = atomizer + plantas; pulverizador elétrico = electric sprayer; bombas de sulfatar = agricultural sprayers; pulverizador manual = hand sprayer; pulverizador bateria = battery sprayer
not: perfume sprayer; paint sprayer; airless sprayer; perfume spray bottle; spray bottle cap; nasal sprayer; oil sprayer; fog machine; perfume atomizer; spray head; sprayer nozzle; window sprayer; salt spray bottle; parfum vaporisateur; vaporizzatore erbe; vaporisateur de parfum; pulvérisateur peinture; pulverizador de pintura; pulverizador de tinta; pulverizador aceite; spruzzatore olio; pulvérisateur huile; pulvérisateur d'huile; vaporisateur parfum; hair spray; olive oil sprayer; pepper spray; butelka do perfum; spray de cabelo; pulverizador de aceite; butelka z atomizerem perfumy; borrifador de azeite; spritzflasche + ketchup; pulvérisateur parfum; bug spray; pulverizado; sulfato; nebulizzazione; pulverisation; pulverise; brumisation
  "spray bottle" -> 392330 ~.6
  "sprühflasche" -> 392330
  "flacon" -> 392330
  "spray gun" -> 842489
  "disinfect" -> 842489
  "nano" -> 842489
  "fogger" -> 842489 ~.5
  "foam|espuma|schiuma|espanso" -> 842489
  "pianownica" -> 842489
  * -> 842441
t: 5l garden pressure pump sprayer => 842441
t: plastic spray bottle 500ml empty => 392330
t: perfume atomizer 10ml => !842441

@ irrigation
en: garden sprinkler; drip irrigation kit; irrigation system; lawn sprinkler; sprinkler head; hose nozzle; garden hose nozzle; watering timer; drip emitter; hose spray nozzle; misting system; irrigation dripper; oscillating sprinkler; impact sprinkler; hose gun; water timer; automatic watering system; plant watering spikes; watering wand; soaker hose; garden spray gun; irrigation controller; drip irrigation; hose spray gun; drippers; plant waterer; self watering spike; plant watering globe; pop up sprinkler; rain bird; garden hose spray gun; sprinkler + garden|lawn|kids|water|rotating; micro irrigation; automatic drip irrigation; irrigation timer; hose timer; watering spikes; micro sprinkler; plant drip; drip line; trampoline sprinkler; self watering device; greenhouse misting; outdoor misting
de: Rasensprenger = lawn sprinkler; Bewässerungssystem = irrigation system; Gartenbrause = garden shower head; Tropfbewässerung = drip irrigation; Bewässerungscomputer = irrigation controller; Spritzpistole = spray gun + Garten|Schlauch; Gartendusche Brause = garden shower head; Viereckregner = oscillating sprinkler; Tropfer = irrigation dripper + Bewässerung; Regner = sprinkler + Garten|Kreis|Versenk; Bewässerungsset = irrigation kit; Gießstab = watering wand; Bewässerungsuhr = watering timer; Schlauchbrause = hose shower head; Perlschlauch = soaker hose; Sprinkler = sprinkler + Garten; Bewässerungskugel = watering globe; Kreisregner = circular sprinkler; Gartenspritzpistole = garden spray gun; Versenkregner = pop-up sprinkler; Pflanzenbewässerung = plant watering system
fr: arroseur = sprinkler; système d'arrosage = watering system; pistolet d'arrosage = garden spray gun; goutte à goutte = drip irrigation; programmateur arrosage = watering timer; kit arrosage = watering kit; asperseur = sprinkler; lance d'arrosage = watering wand; arrosage automatique = automatic watering system; goutteur = drip emitter; pistolet arrosage = garden spray gun; arroseur oscillant = oscillating sprinkler; brumisateur extérieur = outdoor mister; tuyau microporeux = soaker hose; minuterie arrosage = watering timer; arroseur rotatif = rotary sprinkler; kit d'irrigation = irrigation kit; goutteurs = drip emitters
es: aspersor = sprinkler; riego por goteo = drip irrigation; pistola de riego = garden spray gun; programador de riego = watering timer; kit de riego = irrigation kit; sistema de riego = irrigation system; goteros = drip emitter; pistola riego = garden spray gun; gotero = irrigation dripper + riego; riego automático = automatic watering system; temporizador de riego = watering timer; difusor = diffuser + riego; nebulizador = mist sprayer + jardín|terraza|riego; aspersor jardín = garden sprinkler; manguera de goteo = soaker hose; aspersores = sprinkler; lanza de riego = watering lance; kit riego por goteo = drip irrigation kit
it: irrigatore = garden sprinkler; kit irrigazione = irrigation kit; pistola irrigazione = hose spray gun; programmatore irrigazione = irrigation timer; gocciolatori = dripper; impianto irrigazione = irrigation system; irrigatore oscillante = oscillating sprinkler; timer irrigazione = irrigation timer; pistola per irrigazione = hose spray gun; lancia irrigazione = watering wand; centralina irrigazione = irrigation controller; irrigazione a goccia = drip irrigation; tubo microporoso = soaker hose; irrigatori = sprinkler; sistema irrigazione = irrigation system; gocciolatore = irrigation dripper; kit nebulizzazione = misting kit
nl: tuinsproeier = garden sprinkler; druppelsysteem = drip irrigation system; sproeipistool = spray gun; watertimer = water timer; besproeiingssysteem = irrigation system; gazonsproeier = lawn sprinkler; broeskop = watering rose + tuin; druppelslang = drip hose; irrigatiesysteem = irrigation system; spuitpistool tuinslang = hose spray gun; beregeningscomputer = irrigation controller; druppelaar = drip emitter; tuinspuitpistool = garden spray gun; zwenksproeier = oscillating sprinkler; bewateringssysteem = automatic watering system; sproeier = sprinkler + tuin|gazon
pl: zraszacz = sprinkler; zestaw do nawadniania = irrigation kit; pistolet zraszający = spray gun; linia kroplująca = drip line; sterownik nawadniania = irrigation controller; zraszacz ogrodowy = garden sprinkler; nawadnianie kropelkowe = drip irrigation; pistolet ogrodowy = garden spray gun; kroplownik = drip emitter; programator nawadniania = irrigation controller; system nawadniania = irrigation system; taśma kroplująca = drip tape; pistolet do węża = hose spray gun; zraszacz wynurzalny = pop-up sprinkler; kroplowniki = drippers; lanca zraszająca = watering lance; zestaw zraszający = watering set; timer do nawadniania = watering timer; zraszacz wahadłowy = oscillating sprinkler; sterownik = controller + nawadniania; mgiełka ogrodowa = garden misting system
pt: aspersor = sprinkler; rega gota a gota = drip irrigation; pistola de rega = hose gun; programador de rega = watering timer; kit de rega = watering kit; sistema de irrigação = irrigation system; irrigador = watering device; gotejador = drip emitter; temporizador de rega = watering timer; pistola de irrigação = hose gun; irrigação por gotejamento = drip irrigation; esguicho = hose nozzle; sistema de rega = irrigation system; aspersores = sprinklers; aspersor de jardim = garden sprinkler; kit irrigação = irrigation kit; mangueira gotejadora = drip hose; gotejadores = drippers
not: fire sprinkler; sprinkles; oral irrigator; nasal irrigator; dental irrigator; irrigador dental; irrigador oral; irrigatore orale; irrigator stomatologiczny; hydropulseur; irrigator do zębów; irrigator do jamy ustnej; irrigador bucal; baby shower; irrigator do nosa; sprinkler toy pad; splash pad; sprinkler pad; irrigatore dentale; irrigador dentário; irrigador portátil; irrigazione; gotejamento
  "timer" -> 848180
  "controller" -> 848180
  "programador" -> 848180
  "programmateur" -> 848180
  "programmatore" -> 848180
  "bewässerungscomputer" -> 848180
  "sterownik" -> 848180
  "watertimer" -> 848180
  "globe" -> 702000
  "soaker hose" -> 391739 ~.5
  * -> 842482
t: oscillating lawn sprinkler => 842482
t: digital hose water timer => 848180
t: oral irrigator cordless => !842482

@ garden-hose
en: garden hose; water hose; expandable garden hose; hose reel; expandable hose; air hose; hose pipe; coil hose; hose pipe garden; flexible water hose; recoil air hose; retractable hose reel; compressor hose; hosepipe; spiral hose; drain hose + washing machine|dishwasher; layflat hose; washing machine hose; inlet hose + washing|water; braided hose + pvc|water|air; air compressor hose; garden hose reel; magic hose; caravan hose; vacuum hose + pool; pool hose
de: Gartenschlauch = garden hose; Schlauchtrommel = hose reel; Wasserschlauch = water hose; Flexibler Gartenschlauch = flexible garden hose; Schlauchwagen = hose cart; Spiralschlauch = spiral hose; Zulaufschlauch = inlet hose; Hochdruckreiniger Schlauch = pressure washer hose; Schlauchaufroller = hose reel; Poolschlauch = pool hose; Schlauchbox = hose box; Flachschlauch = layflat hose
fr: tuyau d'arrosage = garden hose; tuyau de jardin = garden hose; enrouleur tuyau = hose reel; dévidoir = hose reel; tuyau extensible = expandable hose; tuyau air comprimé = compressed air hose; flexible haute pression = high pressure hose; tuyau nettoyeur haute pression = pressure washer hose; tuyau arrosage = garden hose; tuyau machine à laver = washing machine hose; tuyau vidange = drain hose; tuyau flottant = floating hose; tuyau plat = layflat hose; dévidoir tuyau = hose reel; tuyau compresseur = compressor hose
es: manguera = hose; manguera de jardín = garden hose; manguera extensible = expandable hose; carrete de manguera = hose reel; manguera de aire = air hose; manguera hidrolimpiadora = pressure washer hose; manguera riego = watering hose; enrollador de manguera = hose reel; manguera compresor = compressor hose; manguera alta presión = high pressure hose; manguera lavadora = washing machine hose; portamangueras = hose holder; manguera piscina = pool hose; manguera plana = flat hose
it: tubo da giardino = garden hose; tubo irrigazione = irrigation hose; tubo estensibile = expandable hose; avvolgitubo = hose reel; tubo aria compressa = compressed air hose; tubo giardino = garden hose; tubo idropulitrice = pressure washer hose; tubo spiralato = spiral hose; tubo lavatrice = washing machine hose; tubo compressore = air compressor hose; tubo allungabile = expandable hose; carrello avvolgitubo = hose reel cart; tubo galleggiante = floating hose; tubo scarico lavatrice = washing machine drain hose; tubo per irrigazione = irrigation hose
nl: tuinslang = garden hose; slanghaspel = hose reel; waterslang = water hose; uitrekbare slang = expandable garden hose; persluchtslang = compressed air hose; luchtslang = air hose; hogedrukslang = high pressure hose; slangenwagen = hose cart; wasmachineslang = washing machine hose; afvoerslang = drain hose; slangenbox = hose box; zwembadslang = swimming pool hose; spiraalslang = spiral hose; flexibele tuinslang = flexible garden hose
pl: wąż ogrodowy = garden hose; wąż do wody = water hose; bęben na wąż = hose reel; wąż rozciągliwy = expandable hose; wąż do myjki = pressure washer hose; zwijacz do węża = hose reel; wąż spiralny = coil hose; wózek na wąż = hose cart; wąż do myjki ciśnieniowej = pressure washer hose; wąż do pralki = washing machine hose; wąż do kompresora = compressor hose; wąż wysokociśnieniowy = high pressure hose; wąż basenowy = pool hose; wąż zbrojony = reinforced hose; wąż strażacki płaski = flat fire hose; wąż spożywczy = food grade hose
pt: mangueira = hose; mangueira de jardim = garden hose; mangueira extensível = expandable hose; enrolador de mangueira = hose reel; mangueira de ar = air hose; mangueira alta pressão = high pressure hose; mangueira de rega = watering hose; mangueira lavadora = pressure washer hose; carretel de mangueira = hose reel; mangueira espiral = spiral hose; mangueira compressor = compressor hose; mangueira para máquina de lavar = washing machine hose; mangueira plana = flat hose; carrinho mangueira = hose reel cart
not: garden hose connector; garden hose nozzle; hose clamp; shower hose; vacuum hose; hose holder; panty hose; hose connector; fire hose; radiator hose; hookah hose; manguera de ducha; brake hose; fuel hose; cpap hose; manguera cachimba; manguera de gasolina; manguera ducha; mangueira de chuveiro; mangueira chuveiro; tubo doccia; manguera radiador; tubo freno; manguera freno; manguera aspirador; hose splitter; mangueira do radiador; hose fitting; tubo aspirapolvere; gas hose; manguera de gas; mangueira de gás; mangueira narguilé; tubo gas; hose adapter; hose hanger; hose quick connector; mangueira aspirador; wąż do odkurzacza; wąż prysznicowy; wąż do szyszy; wąż gazowy; wąż pluszowy; wąż zabawka; manguera led; mangueira led; mangueira de led; wąż hamulcowy; soaker hose; air hose reel fitting; suction hose vacuum; manguera turbo; hydraulic hose; manguera hidráulica; wąż hydrauliczny; silicone hose; manguera silicona; heater hose; intercooler hose; hose repair kit; hose mender
  main: rubber 400932 ~.08; textile 590900 ~.03
  "reel": "with hose" 391739; * 392690 ~.3
  "rubber|caucho|goma|gomma|borracha" -> 400932
  "schlauchtrommel" -> 391739
  "washing machine" -> 391733
  "pressure washer" -> 391739
  * -> 391739
ask: main
t: expandable garden hose 50ft => 391739
t: hose clamp stainless => !391739

@ hose-fitting
en: hose connector; hose quick connector; tap connector; hose adapter; hose splitter; pneumatic fitting; air hose fitting; push fit fitting; hose barb; quick coupler; air coupler; barb fitting; pneumatic connector; quick connect fitting + hose|air|water|ro|pu; hose coupling; hose fitting; barbed connector; ibc adapter; ibc tank adapter; hose repair connector; pipe connector + plastic|hose|pvc|irrigation; pu tube fitting; air line fitting; garden hose adapter; hose mender; garden tap adapter; pvc fitting; air quick connector; y splitter + hose|garden|tap|water; pipe fitting plastic; tank connector; hose repair kit; faucet adapter + hose; pex fitting; water filter fitting; hose tail; cam lock + plastic
de: Schnellkupplung = quick coupler + Schlauch|Druckluft; Schlauchkupplung = hose coupling; Schlauchtülle = hose barb; Hahnanschluss = tap connector; Druckluftkupplung = compressed air coupling; Schlauchanschluss = hose connector; Schlauchstück = hose connector; Y Verteiler = y splitter + Schlauch|Garten|Wasserhahn; IBC Adapter = ibc adapter; Steckverschraubung = push-in fitting; Wasserhahnadapter = tap adapter; Schlauchadapter = hose adapter; Schlauchverteiler = hose splitter; Druckluftanschluss = compressed air connector; Pneumatik Steckverbinder = pneumatic connector; Schlauchreparatur = hose repair connector; Hahnstück = tap connector; Schlauchtüllen = hose barb
fr: raccord tuyau = hose fitting; raccord rapide = quick connector; raccord arrosage = garden hose connector; nez de robinet = tap connector; raccord cannelé = barb fitting; adaptateur robinet = tap adapter; raccord de tuyau = hose fitting; coupleur rapide = quick coupler; raccord tuyau d'arrosage = garden hose connector; raccord air comprimé = air hose fitting; raccord cuve ibc = ibc tank connector; répartiteur = splitter + robinet|arrosage; raccord ibc = ibc connector; réparateur tuyau = hose repair connector; raccord goutte à goutte = drip irrigation connector
es: conector manguera = hose connector; racor = hose fitting; acoplamiento rápido = quick coupling; adaptador grifo = tap connector; enlace manguera = hose coupling; conector rápido = quick connector; adaptador manguera = hose adapter; enchufe rápido = quick coupling; racor pvc = pvc fitting; codo pvc = pvc elbow; enlace rápido = quick coupling; conectores riego = irrigation connector; adaptador ibc = ibc adapter; espiga manguera = hose barb; divisor = splitter + manguera|grifo; enlace = coupling + polietileno|riego|pvc; reparador manguera = hose repair connector; conexión rápida = quick connector + manguera|aire; racor rápido = quick fitting
it: raccordo tubo = hose fitting; raccordo rapido = hose quick connector; portagomma = hose barb; attacco rubinetto = tap connector; raccordi irrigazione = irrigation fitting; raccordo = fitting + giardino|irrigazione|pneumatico|pvc; innesto rapido = quick coupler + aria|compressore; presa rubinetto = tap connector; attacco rapido = quick connect fitting + tubo|aria; raccordo ibc = ibc adapter; sdoppiatore = hose splitter + rubinetto; adattatore rubinetto = tap adapter; raccordi rapidi = quick connector
nl: kraanstuk = tap connector; koppeling = coupling + slang|perslucht|tuinslang; slangtule = hose tail; kraanaansluiting = tap connector; persluchtkoppeling = air coupler; slangaansluiting = hose connector; snelkoppeling = quick coupler + slang|perslucht; slangverbinder = hose connector; verdeler = splitter + tuinslang|kraan; steekkoppeling = plug-in coupling; pvc hulpstuk = pvc fitting; ibc adapter = ibc adapter; slangpilaar = hose barb
pl: złączka do węża = hose connector; szybkozłączka = quick coupler; przyłącze kranowe = tap connector; złączka pneumatyczna = pneumatic fitting; króciec = pipe stub; szybkozłącze = quick coupler; złączki pneumatyczne = pneumatic fittings; przyłącze do kranu = tap connector; złączka ogrodowa = garden hose connector; szybkozłączka = quick coupler + wąż|pneumatyczna|ogrodowa; adapter ibc = ibc adapter; rozdzielacz = splitter + wąż|kran|ogrodowy; reparator = hose repair connector; złączka węża = hose connector; nypel = nipple + wąż|pneumatyczny|powietrze; kolano pcv = pvc elbow; złączka skręcana = compression fitting + pe|rura; króciec = pipe stub + wąż; trójnik = tee + wąż|pneumatyczny|pcv; szybkozłączek = quick coupler
pt: conector mangueira = hose connector; engate rápido = quick coupler; adaptador torneira = tap adapter; conector rápido = quick connector; acoplamento rápido = quick coupler; união mangueira = hose coupling; joelho pvc = pvc elbow; conexão pvc = pvc fitting; engate mangueira = hose coupling; conexão pneumática = pneumatic fitting; adaptador mangueira = hose adapter; conector de torneira = tap connector; espigão = hose barb + mangueira; engate = coupling + mangueira|ar; divisor = splitter + mangueira|torneira; tê pvc = pvc tee; conexões pneumáticas = pneumatic fittings
not: pipe flange; engate reboque; quick connector tesla; engate carretinha; usb connector; quick connector cable; conector rápido electricidad; conector rápido cable; conector rápido fibra; raccord plomberie cuivre
  main: copper 741220 ~.25; stainless-steel 730729 ~.05; iron 730799 ~.08; aluminium 760900 ~.04; zinc 790700 ~.02; plastic 391740
  "brass|latón|ottone|latão" -> 741220
  "air" -> 730799 ~.3
  "druckluftkupplung" -> 730799 ~.4
  * -> 391740
ask: main
t: plastic garden hose quick connector set => 391740
t: brass hose barb fitting 1/4 => 741220
t: usb connector female => !391740

@ lawn-mower
en: lawn mower; robot lawn mower; push mower; reel mower; electric lawn mower; lawnmower; robotic mower; ride on mower; cordless lawn mower; mower + lawn|cordless|petrol|robot|grass|hover; petrol lawn mower; garden tractor mower; hand push lawn mower; hover mower; robotic lawnmower; cylinder mower; flail mower; grass mower
de: Rasenmäher = lawn mower; Mähroboter = robot lawn mower; Spindelmäher = cylinder mower; Akku Rasenmäher = cordless lawn mower; Aufsitzmäher = ride on mower; Rasenroboter = robot lawn mower; Elektro Rasenmäher = electric lawn mower; Benzin Rasenmäher = petrol lawn mower; Handrasenmäher = hand lawn mower; Rasentraktor = lawn tractor; Rasenmähroboter = robot lawn mower; Benzinmäher = petrol mower; Akkumäher = cordless mower; Elektromäher = electric mower; Mulchmäher = mulching mower; Handmäher = hand mower; Akkurasenmäher = cordless lawn mower; Benzinrasenmäher = petrol lawn mower; Elektrorasenmäher = electric lawn mower
fr: tondeuse à gazon = lawn mower; robot tondeuse = robot lawn mower; tondeuse manuelle = manual mower; tondeuse = mower + gazon|thermique|électrique gazon; tondeuse électrique gazon = electric lawn mower; tondeuse à batterie = battery lawn mower; tondeuse autoportée = ride on mower; tondeuse hélicoïdale = cylinder mower; tondeuse robot = robot lawn mower
es: cortacésped = lawn mower; robot cortacésped = robot lawn mower; cortadora de césped = lawn mower; podadora de césped = lawn mower; cortacésped manual = manual lawn mower; cortacésped batería = cordless lawn mower; segadora = mower + césped; tractor cortacésped = garden tractor mower; cortacésped eléctrico = electric lawn mower; cortacésped gasolina = petrol lawn mower
it: tosaerba = lawn mower; rasaerba = lawn mower; robot tagliaerba = robot lawn mower; tagliaerba = lawn mower; robot rasaerba = robot lawn mower; tagliaerba manuale = manual lawn mower; trattorino = lawn tractor + tagliaerba|rasaerba; tagliaerba elettrico = electric lawn mower; tosaerba elettrico = electric lawn mower; trattorino = lawn tractor
nl: grasmaaier = lawn mower; robotmaaier = robot lawn mower; gazonmaaier = lawn mower; zitmaaier = ride on mower; robotgrasmaaier = robot lawn mower; handgrasmaaier = hand push lawn mower; kooimaaier = cylinder mower; accu grasmaaier = cordless lawn mower; benzine grasmaaier = petrol lawn mower; maairobot = robotic mower; accugrasmaaier = cordless lawn mower; benzinegrasmaaier = petrol lawn mower; elektrische grasmaaier = electric lawn mower; kooigrasmaaier = cylinder mower; mulchgrasmaaier = mulching lawn mower; grasrobot = robot lawn mower; grasmachine = lawn mower; gazontractor = lawn tractor
pl: kosiarka = mower; robot koszący = robot lawn mower; kosiarka elektryczna = electric lawn mower; kosiarka spalinowa = petrol lawn mower; kosiarka akumulatorowa = cordless lawn mower; traktorek ogrodowy = garden tractor; kosiarka bębnowa = drum mower; kosiarka ręczna = push mower; kosiarka do trawy = lawn mower; traktorek = garden tractor + kosiarka; traktorek kosiarka = ride on mower; kosiarka z napędem = self-propelled mower; kosiarek = mower
pt: corta relva = lawn mower; cortador de grama = lawn mower; robô corta relva = robot lawn mower; corta relvas = lawn mowers; cortador de relva = lawn mower; corta relva elétrico = electric lawn mower; trator corta relva = lawn tractor mower; corta grama = lawn mower; corta relva manual = manual lawn mower; corta relva robô = robot lawn mower
not: mower blade; toy lawn mower; mower cover; mower wheel; lawn mower blade; mower part; lawn mower battery; lawn mower air filter; mower belt; lame tondeuse; lama tagliaerba; mower filter; cuchilla cortacésped; lames robot tondeuse; robot mower blades; noże do robota koszącego; nóż do kosiarki; mower carburetor; ersatzmesser mähroboter; robot mower garage; mähroboter garage; corta relva de fio; begrenzungskabel; mähroboter messer; lawn mower cover; lawn mower wheel; lawn mower spark plug; lawn mower carburetor; robot mower cable; câble robot tondeuse; robot lawn mower blades; tagliaerba a batteria a filo; rasaerba lama; lame robot; tondeuse cheveux; tondeuse à cheveux; tondeuse barbe; tondeuse chien; lawn mower oil; lawn mower ignition; lawn mower seat
  "manual" -> 843319
  "push" -> 843319 ~.6
  "reel" -> 843319
  "spindelmäher" -> 843319
  "manuelle" -> 843319
  "manuale" -> 843319
  "cylinder" -> 843319
  "bębnowa" -> 843319
  "hélicoïdale" -> 843319
  "handrasenmäher" -> 843319
  * -> 843311
t: cordless lawn mower 40v 37cm => 843311
t: manual reel lawn mower => 843319
t: lawn mower blade 46cm => !843311

@ garden-machine
en: garden shredder; log splitter; cultivator + electric|petrol|rotary|tiller|cordless; tiller; wood chipper; scarifier; chicken plucker; egg incubator; lawn aerator; cordless tiller; rotavator; lawn scarifier; dethatcher; seed spreader; fertilizer spreader; lawn spreader; earth auger; post hole digger petrol; honey extractor; bee smoker; beekeeping tools; compost tumbler; snow blower; bee hive tool; incubator + egg|chicken|hatching; beehive; beekeeping; electric tiller; branch shredder; poultry feeder automatic; hive tool; uncapping knife; automatic egg incubator; chicken feeder; chicken drinker; poultry drinker; ground drill petrol; snow thrower; salt spreader; hand seeder; seeder + garden|hand|seed|push; drinker + poultry|chicken|rabbit; leaf shredder; quail feeder; garden composter; poultry waterer
de: Häcksler = shredder; Holzspalter = log splitter; Vertikutierer = scarifier; Motorhacke = tiller; Brutautomat = egg incubator; Bodenhacke = soil tiller; Gartenhäcksler = garden shredder; Inkubator = incubator + Ei|Brut; Erdbohrer = earth auger; Streuwagen = spreader cart; Smoker = smoker + Imker|Biene; Honigschleuder = honey extractor; Schneefräse = snow blower; Gartenfräse = garden tiller; Rasenlüfter = lawn aerator; Futterautomat = automatic feeder + Hühner|Geflügel; Tränke = drinker + Hühner|Geflügel|Kaninchen; Komposter = composter; Imkerzubehör = beekeeping supplies; Sämaschine = seed drill + Hand; Rasenvertikutierer = lawn scarifier
fr: broyeur de végétaux = garden shredder; fendeuse à bûches = log splitter; motobineuse = tiller; scarificateur = scarifier; couveuse = egg incubator; incubateur = incubator + oeufs; épandeur = spreader; tarière thermique = petrol earth auger; enfumoir = bee smoker; extracteur de miel = honey extractor; fraise à neige = snow blower; fendeur électrique = electric log splitter; abreuvoir = drinker + poule|volaille; mangeoire = feeder + poule|volaille; motoculteur = rotavator; composteur = composter; semoir = seeder + manuel|jardin; couveuse automatique = automatic egg incubator; ruche = beehive; matériel apiculture = beekeeping equipment; broyeur végétaux = garden shredder
es: biotrituradora = garden shredder; astilladora = wood chipper; motoazada = motor hoe; incubadora de huevos = egg incubator; escarificador = scarifier; esparcidor de semillas = seed spreader; ahoyadora = earth auger; extractor de miel = honey extractor; quitanieves = snow blower; ahumador = smoker + abejas; comedero = feeder + gallinas|aves; bebedero = drinker + gallinas|aves|conejos; incubadora = egg incubator + huevos; compostador = composter; sembradora = seeder + manual; motocultor = rotavator; aireador césped = lawn aerator; cultivador eléctrico = electric cultivator; trituradora ramas = branch shredder
it: biotrituratore = garden shredder; spaccalegna = log splitter; motozappa = tiller; incubatrice = incubator; arieggiatore = lawn aerator; spandiconcime = fertilizer spreader; trivella = earth auger + terra|scoppio; smielatore = honey extractor; spazzaneve = snow blower; affumicatore = bee smoker + api; mangiatoia = feeder + galline|polli; abbeveratoio = drinker + galline|polli|conigli; incubatrice uova = egg incubator; compostiera = compost bin; seminatrice = seeder + manuale; elettrozappa = electric tiller; motocoltivatore = rotary tiller; scarificatore = scarifier; arnia = beehive
nl: hakselaar = garden shredder; houtklover = log splitter; grondfrees = tiller; verticuteermachine = scarifier; broedmachine = egg incubator; strooiwagen = spreader cart; grondboor = earth auger; honingslinger = honey extractor; sneeuwfrees = snow blower; tuinfrees = tiller; voerbak = feeding trough + kippen; drinkbak = drinking trough + kippen|pluimvee; imker + beroker; compostvat = compost bin; tuinhakselaar = garden shredder; verticuteerder = scarifier
pl: rozdrabniacz do gałęzi = branch shredder; rębak = wood chipper; łuparka do drewna = log splitter; glebogryzarka = tiller; wertykulator = scarifier; inkubator = incubator + jaj|kurcząt; siewnik = seeder; świder glebowy = earth auger; miodarka = honey extractor; odśnieżarka = snow blower; podkurzacz = bee smoker; karmnik = feeder + kur|drób|drobiu; poidło = drinker + kur|drób|drobiu|królik; inkubator do jaj = egg incubator; kompostownik = composter; kultywator = cultivator + elektryczny|spalinowy|akumulatorowy; aerator = aerator + trawnik; rozdrabniacz ogrodowy = garden shredder; karmidło = feeder; ul = beehive; wiertnica spalinowa = petrol earth auger; łuparka = log splitter; glebogryzarek = tiller; miodarek = honey extractor; odśnieżarek = snow blower; łuparek = log splitter
pt: triturador de galhos = branch shredder; motocultivador = cultivator; escarificador = scarifier; chocadeira = egg incubator; incubadora de ovos = egg incubator; perfurador de solo = earth auger; extrator de mel = honey extractor; espalhador = spreader + sementes|adubo; fumigador abelhas = bee smoker; bebedouro = animal drinker + galinhas|aves; comedouro = feeder + galinhas|aves; incubadora = incubator + ovos; compostor = composter; semeador = seeder; biotriturador = garden shredder; motoenxada = tiller; chocadeira elétrica = electric egg incubator
not: hand weeder; paper shredder; baby incubator; medical incubator; shoe; bug house; dog feeder; cat feeder; aerator shoes; incubator thermometer; astillas; ahumado; ahumada; ahumar; semina
  "splitter" -> 846596
  "spalter" -> 846596
  "holzspalter" -> 846596
  "fendeuse" -> 846596
  "fendeur" -> 846596
  "astilladora" -> 846596
  "spaccalegna" -> 846596
  "houtklover" -> 846596
  "łuparka" -> 846596
  "tiller" -> 843229
  "cultivator" -> 843229
  "rotavator" -> 843229
  "scarifier" -> 843229
  "dethatcher" -> 843229
  "aerator" -> 843229
  "vertikutierer" -> 843229
  "motorhacke" -> 843229
  "gartenfräse" -> 843229
  "motobineuse" -> 843229
  "scarificateur" -> 843229
  "motoculteur" -> 843229
  "motoazada" -> 843229
  "escarificador" -> 843229
  "motozappa" -> 843229
  "elettrozappa" -> 843229
  "arieggiatore" -> 843229
  "grondfrees" -> 843229
  "tuinfrees" -> 843229
  "verticuteermachine" -> 843229
  "glebogryzarka" -> 843229
  "wertykulator" -> 843229
  "kultywator" -> 843229
  "motocultivador" -> 843229
  "motoenxada" -> 843229
  "incubator" -> 843621
  "brutautomat" -> 843621
  "inkubator" -> 843621
  "couveuse" -> 843621
  "incubateur" -> 843621
  "incubadora" -> 843621
  "incubatrice" -> 843621
  "broedmachine" -> 843621
  "chocadeira" -> 843621
  "spreader" -> 843242 ~.7
  "streuwagen" -> 843242
  "épandeur" -> 843242
  "esparcidor" -> 843242
  "spandiconcime" -> 843242
  "strooiwagen" -> 843242
  "seeder" -> 843239
  "siewnik" -> 843239
  "auger" -> 846789
  "erdbohrer" -> 846789
  "tarière" -> 846789
  "ahoyadora" -> 846789
  "snow" -> 843020
  "schneefräse" -> 843020
  "neige" -> 843020
  "quitanieves" -> 843020
  "spazzaneve" -> 843020
  "sneeuwfrees" -> 843020
  "odśnieżarka" -> 843020
  "feeder" -> 843629 ~.5
  "drinker" -> 843629 ~.5
  "waterer" -> 843629 ~.5
  "hive tool" -> 820559
  "uncapping" -> 821192
  "compost" -> 392690
  "composter" -> 392690
  "komposter" -> 392690
  "beehive" -> 442199
  * -> 843680
t: electric garden shredder 2500w => 843680
t: automatic egg incubator 24 eggs => 843621
t: electric garden tiller cultivator 1400w => 843229
t: paper shredder office => !843680

@ tape-measure
en: tape measure; measuring tape; ruler + steel|metal|aluminium|stainless|folding|wood|scale|carpenter; folding ruler; measuring wheel; retractable tape measure; sewing tape measure; body tape measure; steel ruler; carpenter square; combination square; speed square; try square; contour gauge; profile gauge; straight edge ruler; framing square; digital tape measure; height chart ruler; engineer square; surveyor tape; rafter square; quilting ruler; yardstick; cutting ruler; angle square
de: Maßband = tape measure; Rollbandmaß = retractable tape measure; Zollstock = folding ruler; Bandmaß = tape measure; Stahllineal = steel ruler; Anschlagwinkel = try square; Konturenlehre = contour gauge; Messrad = measuring wheel; Gliedermaßstab = folding ruler; Kombinationswinkel = combination square; Schreinerwinkel = carpenter square; Schneiderwinkel = tailor's square
fr: mètre ruban = tape measure; mètre à ruban = tape measure; réglet = steel ruler; équerre = square + menuisier|métal|charpente; mètre pliant = folding ruler; copieur de profil = profile gauge; mètre couture = sewing tape measure; roue de mesure = measuring wheel; ruban à mesurer = measuring tape; fausse équerre = sliding bevel
es: cinta métrica = measuring tape; metro = tape measure + plegable|carpintero|flexómetro; flexómetro = tape measure; escuadra de carpintero = carpenter square; regla metálica = metal ruler; medidor de contorno = contour gauge; regla de acero = steel ruler; rueda de medición = measuring wheel; escuadra = square + metálica|combinada|falsa; cinta métrica costura = sewing tape measure
it: metro a nastro = measuring tape; flessometro = tape measure; squadra da falegname = carpenter square; riga metallica = metal ruler; metro pieghevole = folding ruler; sagomatore = contour gauge; rotella metrica = measuring tape; metro da sarta = sewing tape measure; squadra = square + metallo|carpentiere|falsa; metro avvolgibile = retractable tape measure
nl: rolmaat = tape measure; meetlint = measuring tape; duimstok = folding ruler; winkelhaak = carpenter square; meetwiel = measuring wheel; stalen liniaal = steel ruler; centimeter = measuring tape + naaien|kleermaker; contourmal = contour gauge; rolbandmaat = tape measure; zwaaihaak = sliding bevel; blokhaak = try square
pl: miara zwijana = tape measure; miarka = measure; metrówka = tape measure; taśma miernicza = measuring tape; kątownik = square + stolarski|ślusarski|ciesielski; liniał = ruler; miara krawiecka = tailor's tape measure; wzornik konturu = contour gauge; centymetr krawiecki = tailor's tape measure; koło miernicze = measuring wheel; linijka = ruler + stalowa|metalowa; przymiar = measure; miarek = measure; metrówek = tape measure
pt: fita métrica = measuring tape; trena = tape measure; esquadro = square; régua de aço = steel ruler; metro articulado = folding ruler; fita métrica costura = sewing tape measure; régua metálica = metal ruler; esquadro carpinteiro = carpenter square; medidor de contorno = contour gauge; roda de medição = measuring wheel
not: laser tape measure; school ruler; plastic ruler; measuring tape earrings; drawing ruler; ruler set geometry; escuadradora
  "laser" -> 901510
  "contour" -> 901780
  * -> 901780
t: 5m retractable steel tape measure => 901780
t: laser tape measure 40m => !901780

@ caliper
en: caliper; vernier caliper; digital caliper; micrometer; feeler gauge; thickness gauge; depth gauge; radius gauge; thread gauge; wire gauge; tread depth gauge; outside micrometer; dial caliper; plug gauge; caliper gauge; bore gauge; height gauge; gauge block; pin gauge; drill gauge; vernier gauge; tire tread depth gauge; outside caliper; divider caliper; welding gauge; screw pitch gauge; digital micrometer; telescoping gauge; spark plug gap tool; leather thickness gauge; ring size gauge; proportional caliper; eyebrow caliper
de: Messschieber = caliper; Schieblehre = caliper; Mikrometer = micrometer; Fühlerlehre = feeler gauge; Profiltiefenmesser = tread depth gauge; Bügelmessschraube = outside micrometer; Gewindelehre = thread gauge; Digitaler Messschieber = digital caliper; Endmaße = gauge block; Schichtdickenlehre = coating thickness gauge; Fühlerlehren = feeler gauge; Radienlehre = radius gauge; Tiefenmesser = depth gauge
fr: pied à coulisse = vernier caliper; micromètre = micrometer; jauge d'épaisseur = thickness gauge; jeu de cales = feeler gauge set; calibre = gauge; jauge de profondeur = depth gauge; pied à coulisse digital = digital caliper; jauge filetage = thread gauge; palmer = micrometer; trusquin = height gauge; jauges d'épaisseur = thickness gauges
es: calibre digital = digital caliper; pie de rey = vernier caliper; micrómetro = micrometer; galgas = gauge; medidor de profundidad = depth gauge; calibrador = caliper; calibre pie de rey = vernier caliper; galga = gauge + espesores|roscas; vernier = vernier caliper; medidor profundidad neumáticos = tread depth gauge; calibrador vernier = vernier caliper
it: calibro = caliper; micrometro = micrometer; spessimetro = feeler gauge; calibro digitale = digital caliper; contafiletti = thread gauge; spessimetri = feeler gauge; calibro a corsoio = vernier caliper; profondimetro = depth gauge; comparatore di altezza = height gauge; misuratore battistrada = tread depth gauge
nl: schuifmaat = vernier caliper; micrometer = micrometer; voelermaat = feeler gauge; profieldieptemeter = tread depth gauge; digitale schuifmaat = digital caliper; schroefmaat = micrometer; voelermaten = feeler gauge; schroefdraadmal = thread gauge
pl: suwmiarka = caliper; mikrometr = micrometer; szczelinomierz = feeler gauge; głębokościomierz = depth gauge; suwmiarka elektroniczna = digital caliper; sprawdzian = gauge + gwintu|tłoczkowy; suwmiarka cyfrowa = digital caliper; miernik bieżnika = tread depth gauge; wzornik gwintów = thread gauge; promieniomierz = radius gauge; płytki wzorcowe = gauge blocks; suwmiarek = caliper
pt: paquímetro = vernier caliper; micrómetro = micrometer; calibre de lâminas = feeler gauge; calibrador = gauge; micrômetro = micrometer; paquímetro digital = digital caliper; medidor de profundidade = depth gauge; apalpa folgas = feeler gauge; pente de rosca = thread gauge; calibre digital = digital caliper
not: brake caliper; caliper paint; body fat caliper; calibre freno; caliper cover; gauge earring; paint thickness gauge; coating thickness gauge; ultrasonic thickness gauge; caliper wind back; caliper piston; caliper bracket; caliper hanger; calibrazione; calibratrice; palme
  * -> 901730
t: digital vernier caliper 150mm => 901730
t: brake caliper rear left => !901730

@ measuring-other
en: spirit level; bubble level; stud finder; wall detector; dial indicator; digital angle gauge; angle finder digital; protractor digital; inclinometer; wheel alignment tool; level + spirit|magnetic|torpedo|digital|bubble|60cm; wall scanner; wire detector; obd2 scanner; obd scanner; car diagnostic tool; diagnostic scanner; coating thickness gauge; ultrasonic thickness gauge; paint thickness gauge; torque tester; runout gauge; magnetic base + indicator|dial; compression tester; vibration meter; dial gauge; digital level; torpedo level; line level; post level; wall stud finder; dial test indicator; obd2 adapter; car code reader; elm327; torque adapter digital; force gauge; laser receiver; engine diagnostic tool; test indicator; hardness gauge; dro scale; linear scale digital; camber gauge
de: Wasserwaage = spirit level; Ortungsgerät = detector; Messuhr = dial indicator; Neigungsmesser = inclinometer; OBD2 Scanner = obd2 scanner; Diagnosegerät = diagnostic device; OBD2 Diagnosegerät = obd2 diagnostic device; Kompressionsprüfer = compression tester; Leitungssucher = cable detector; Winkelmesser digital = digital protractor; Schichtdickenmesser = coating thickness gauge; Balkenfinder = stud finder; Leitungsdetektor = cable detector; Magnetstativ = magnetic stand; Kompressionstester = compression tester; OBD Adapter = obd adapter; Drehmomentadapter = torque adapter; Materialdickenmesser = material thickness gauge; Kreuzwasserwaage = cross spirit level
fr: niveau à bulle = spirit level; détecteur de câble = cable detector; comparateur à cadran = dial indicator; valise diagnostic = diagnostic tool case; détecteur mural = wall detector; inclinomètre = inclinometer; outil diagnostic auto = car diagnostic tool; interface diagnostic = diagnostic interface; détecteur de matériaux = material detector; testeur d'épaisseur = thickness tester; niveau torpille = torpedo level; niveau magnétique = magnetic level; compressiomètre = compression tester; détecteur de montants = stud finder; lecteur obd2 = obd2 reader; mesureur d'angle = angle gauge
es: nivel de burbuja = spirit level; detector de pared = wall detector; reloj comparador = dial indicator; escáner obd2 = obd2 scanner; medidor de ángulos = angle gauge; escáner coche = car scanner; diagnosis coche = car diagnostic tool; detector de cables = cable detector; inclinómetro = inclinometer; nivel magnético = magnetic level; nivel torpedo = torpedo level; medidor de espesor = thickness gauge; detector de vigas = stud finder; máquina diagnosis = diagnostic machine; base magnética = magnetic base; compresímetro = compression tester; lector obd2 = obd2 reader; detector cables pared = wall cable detector
it: livella = spirit level; rilevatore parete = wall detector; comparatore = dial indicator + orologio|quadrante|centesimale; scanner obd2 = obd2 scanner; diagnostica auto = vehicle diagnostic tool; goniometro digitale = digital protractor; inclinometro = inclinometer; livella a bolla = bubble level; rilevatore cavi = wire detector; spessimetro vernice = paint thickness gauge; livella magnetica = magnetic level; base magnetica = magnetic base; compressometro = compression tester; lettore obd2 = obd2 reader; metal detector muro = wall metal detector
nl: waterpas = spirit level; leidingzoeker = pipe detector; meetklok = dial indicator; obd2 scanner = obd2 scanner; diagnose apparaat = diagnostic device; hoekmeter digitaal = digital angle gauge; leidingdetector = pipe detector; balkzoeker = stud finder; laagdiktemeter = coating thickness gauge; diagnoseapparatuur = diagnostic equipment; compressiemeter = compression tester; digitale waterpas = digital spirit level; magneetvoet = magnetic foot
pl: poziomica = spirit level; wykrywacz przewodów = wire detector; czujnik zegarowy = dial indicator; skaner obd2 = obd2 scanner; tester diagnostyczny = diagnostic tester; interfejs diagnostyczny = diagnostic interface; miernik grubości lakieru = paint thickness gauge; kątomierz cyfrowy = protractor digital; detektor = detector + przewodów|profili; czytnik kodów błędów = fault code reader; grubościomierz = thickness gauge; poziomica magnetyczna = magnetic spirit level; miernik lakieru = paint thickness gauge; statyw magnetyczny = magnetic stand; próbnik ciśnienia sprężania = compression tester; interfejs obd2 = obd2 interface; poziomnica = spirit level
pt: nível de bolha = spirit level; detetor de parede = wall detector; relógio comparador = dial indicator; scanner obd2 = obd2 scanner; scanner automotivo = automotive scanner; detetor de cabos = cable detector; medidor de ângulo = angle gauge; base magnética = magnetic base; nível magnético = magnetic level; medidor de espessura = thickness gauge; detector de parede = wall detector; inclinômetro = inclinometer; leitor obd2 = obd2 scanner; aparelho de diagnóstico = diagnostic device
not: laser level; level cross laser; water level sensor; oil level sensor; nivel laser; niveau laser; camera level; measuring level; livella laser; poziomica laserowa; waterpas laser; nivel láser; comparateur; kreuzlinienlaser; phone level; poziomica basenowa; nível a laser; nível laser; level sensor; diagnostic x ray; livellatori; livellamento
  "laser" -> 901530
  "compression" -> 902620
  "kompression" -> 902620
  "compress" -> 902620
  "elm327" -> 903180
  * -> 903180
t: magnetic spirit level 60cm => 903180
t: obd2 scanner car diagnostic tool => 903180
t: green laser level cross line => !903180

@ laser-level
en: laser level; laser distance meter; laser measure; golf rangefinder; laser tape measure; rangefinder; cross line laser; rotary laser level; laser measuring tool; laser rangefinder; laser distance measurer; surveying tripod; theodolite; total station; laser level tripod; hunting rangefinder; 3d laser level; self leveling laser; laser level bracket; auto level surveying; surveying prism; laser rangefinder golf; levelling staff; laser level 360
de: Kreuzlinienlaser = cross line laser; Laser Entfernungsmesser = laser distance meter; Laser Wasserwaage = laser level; Linienlaser = line laser; Rotationslaser = rotary laser; Entfernungsmesser = rangefinder + Laser|Golf; Laser Entfernungsmessgerät = laser distance meter; Nivelliergerät = levelling instrument; Baulaser = construction laser; Nivellierlaser = levelling laser; Laserentfernungsmesser = laser distance meter; Golf Entfernungsmesser = golf rangefinder
fr: niveau laser = laser level; télémètre laser = laser distance meter; télémètre = rangefinder; mètre laser = laser measure; laser rotatif = rotary laser; laser de chantier = construction laser; télémètre golf = golf rangefinder; niveau laser croix = cross line laser; lunette de chantier = construction level
es: nivel láser = laser level; medidor láser = laser measure; telémetro láser = laser rangefinder; telémetro = rangefinder; distanciómetro = laser distance meter; medidor láser distancia = laser distance meter; nivel láser autonivelante = self-levelling laser level; telémetro golf = golf rangefinder; láser nivelador = laser level; teodolito = theodolite
it: livella laser = laser level; misuratore laser = laser meter; telemetro = rangefinder; distanziometro = distance meter; livella laser autolivellante = self leveling laser; metro laser = laser measure; telemetro golf = golf rangefinder; distanziometro laser = laser distance meter; autolivello = auto level surveying
nl: kruislijnlaser = cross line laser; laser afstandsmeter = laser distance meter; laser waterpas = laser level; lijnlaser = line laser; afstandsmeter = distance meter + laser|golf; bouwlaser = construction laser; rotatielaser = rotary laser level; laserafstandsmeter = laser distance meter; golf rangefinder = golf rangefinder
pl: poziomica laserowa = laser level; dalmierz laserowy = laser distance meter; laser krzyżowy = cross line laser; dalmierz = rangefinder; niwelator = level; laser liniowy = line laser; niwelator laserowy = laser level; laser = laser + krzyżowy|obrotowy|budowlany; dalmierz golfowy = golf rangefinder; łata niwelacyjna = levelling staff
pt: nível a laser = laser level; medidor laser = laser meter; telémetro = rangefinder; medidor de distância laser = laser distance meter; trena laser = laser tape measure; nível laser = laser level; trena a laser = laser tape measure; telêmetro = rangefinder; distanciómetro = laser distance meter; nível laser autonivelante = self leveling laser level
not: laser level toy; laser pointer; autolivellante
  "distance" -> 901510
  "rangefinder" -> 901510
  "entfernungsmesser" -> 901510
  "télémètre" -> 901510
  "telémetro" -> 901510
  "telemetro" -> 901510
  "distanciómetro" -> 901510
  "distanziometro" -> 901510
  "distanza" -> 901510
  "dalmierz" -> 901510
  "afstandsmeter" -> 901510
  "tape measure" -> 901510
  "laser measure" -> 901510
  "trena" -> 901510
  "medidor" -> 901510
  "misuratore" -> 901510
  "golf" -> 901510
  "tripod" -> 901590
  "bracket" -> 901590
  "theodolite" -> 901520
  "total station" -> 901520
  * -> 901530
t: green cross line laser level => 901530
t: laser distance meter 50m => 901510
t: laser pointer pen => !9015

@ electrical-tester
en: multimeter; clamp meter; voltage tester; battery tester; circuit tester; oscilloscope; continuity tester; cable tester; network cable tester; socket tester; digital multimeter; insulation tester; component tester; capacitance meter; electricity usage monitor; energy meter plug; power meter + plug|watt|energy|usb; earth resistance tester; voltmeter; ammeter; panel meter + volt|amp|digital; voltage detector pen; usb tester; test pencil; spark plug tester; emf meter; emf detector; geiger counter; non contact voltage tester; test light automotive; car battery tester; lcr meter; transistor tester; led tester; wattmeter; battery capacity tester; voltage meter; volt meter; wire tracker; cable tracker; lan tester; power probe; battery monitor; electrical tester; test probes multimeter; multimeter test leads; handheld oscilloscope; battery load tester; phase tester; amp meter; esr meter; radiation detector; neon tester; energy monitor; signal generator; function generator; spectrum analyzer; swr meter; test screwdriver; insulation resistance tester
de: Multimeter = multimeter; Spannungsprüfer = voltage tester; Batterietester = battery tester; Stromzange = current clamp; Oszilloskop = oscilloscope; Netzwerktester = network tester; Zangenmultimeter = clamp multimeter; Energiekostenmessgerät = energy cost meter; Strommessgerät = current meter; Phasenprüfer = phase tester; Voltmeter = voltmeter; Leitungstester = line tester; Zangenamperemeter = clamp ammeter; Kabeltester = cable tester; Durchgangsprüfer = continuity tester; Geigerzähler = geiger counter; Digitalmultimeter = digital multimeter; Stromzähler = electricity meter + Steckdose; Steckdosentester = socket tester; Prüflampe = test lamp; Amperemeter = ammeter; USB Tester = usb tester; Batteriemonitor = battery monitor; Isolationsmessgerät = insulation tester; LAN Tester = lan tester; Wattmeter = wattmeter; Prüfspitzen = test probe
fr: multimètre = multimeter; testeur de tension = voltage tester; pince ampèremétrique = clamp meter; testeur de batterie = battery tester; oscilloscope = oscilloscope; testeur réseau = network tester; testeur de câble = cable tester; voltmètre = voltmeter; wattmètre = power meter; compteur geiger = geiger counter; testeur de prise = socket tester; multimètre numérique = digital multimeter; tournevis testeur = tester screwdriver; testeur de pile = battery tester; consomètre = electricity usage monitor; ampèremètre = ammeter; détecteur de tension = voltage detector; testeur de continuité = continuity tester; mesureur de consommation = electricity usage monitor; multimètre digital = digital multimeter; testeur électrique = electrical tester
es: multímetro = multimeter; tester = tester + eléctrico|batería|cables|tensión|digital; pinza amperimétrica = clamp meter; comprobador de batería = battery tester; osciloscopio = oscilloscope; polímetro = multimeter; probador de cables = cable tester; voltímetro = voltmeter; comprobador de tensión = voltage tester; medidor de consumo = electricity usage monitor; contador geiger = geiger counter; multímetro digital = digital multimeter; buscapolos = voltage tester screwdriver; amperímetro = ammeter; detector de tensión = voltage detector; comprobador de enchufes = socket tester; probador batería = battery tester; medidor emf = emf meter; vatímetro = wattmeter; tester de red = network tester; destornillador buscapolos = voltage tester screwdriver
it: multimetro = multimeter; tester = electrical tester + batteria|elettrico|rete|cavi|digitale|tensione; pinza amperometrica = clamp meter; cercafase = voltage tester screwdriver; oscilloscopio = oscilloscope; tester batteria = battery tester; voltmetro = voltmeter; misuratore di consumo = electricity usage monitor; contatore geiger = geiger counter; multimetro digitale = digital multimeter; amperometro = ammeter; provacircuiti = circuit tester; misuratore consumo elettrico = electricity usage monitor; wattmetro = wattmeter; tester di rete = network tester; rilevatore di tensione = voltage detector; prova batterie = battery tester
nl: multimeter = multimeter; spanningstester = voltage tester; accutester = battery tester; stroomtang = clamp meter; netwerktester = network tester; voltmeter = voltmeter; oscilloscoop = oscilloscope; energiemeter = energy meter; batterijtester = battery tester; kabeltester = cable tester; digitale multimeter = digital multimeter; spanningzoeker = voltage detector; energieverbruiksmeter = energy consumption meter; geigerteller = geiger counter; ampèremeter = ammeter; multimeters = multimeter
pl: multimetr = multimeter; miernik napięcia = voltage meter; tester akumulatora = battery tester; miernik cęgowy = clamp meter; oscyloskop = oscilloscope; tester sieciowy = network tester; próbnik napięcia = voltage tester; woltomierz = voltmeter; miernik uniwersalny = multimeter; multimetr cyfrowy = digital multimeter; tester kabli = cable tester; amperomierz = ammeter; tester baterii = battery tester; watomierz = wattmeter; licznik geigera = geiger counter; miernik zużycia energii = energy consumption meter; tester gniazdek = socket tester; miernik = meter + prądu|pojemności|mocy; cęgi prądowe = clamp meter; wskaźnik napięcia = voltage tester; tester = tester + usb|lan|przewodów
pt: multímetro = multimeter; testador de tensão = voltage tester; testador de bateria = battery tester; alicate amperímetro = clamp meter; osciloscópio = oscilloscope; testador de cabos = cable tester; voltímetro = voltmeter; amperímetro = ammeter; multímetro digital = digital multimeter; medidor de consumo = consumption meter; contador geiger = geiger counter; teste de bateria = battery tester; pinça amperimétrica = clamp meter; busca polo = test pencil; testador de rede = network tester; wattímetro = power meter; alicate amperimétrico = clamp meter; detector de tensão = voltage detector; caneta detectora = voltage detector pen
not: pregnancy tester; multimeter case; perfume tester; neon tester fish; multimeter fuse; alcohol tester; water tester; lipstick tester; tester lipstick; leak tester; tds tester; diamond tester; soil tester; fuel injector tester; parfum tester; tester perfume; tester parfum; ph tester; tester profumo; tester eau; tester perfum; eau de parfum tester; test strip; drug test; moisture tester; compression tester; sperm; paint tester; ovulation; test; amperimetrica; amperometrica; amperimetrico; amperemetrique
  "oscilloscope" -> 903020
  "oszilloskop" -> 903020
  "osciloscopio" -> 903020
  "oscilloscopio" -> 903020
  "oscyloskop" -> 903020
  "oscilloscoop" -> 903020
  "osciloscópio" -> 903020
  "geiger" -> 903010
  "geigerzähler" -> 903010
  "radiation" -> 903010
  "signal generator" -> 854320
  "function generator" -> 854320
  "clamp meter" -> 903031
  "multimeter" -> 903031
  "multimètre" -> 903031
  "multímetro" -> 903031
  "multimetro" -> 903031
  "multimetr" -> 903031
  "polímetro" -> 903031
  "miernik uniwersalny" -> 903031
  "lcr" -> 903089
  "capacitance" -> 903089
  "component" -> 903089
  "transistor" -> 903089
  "emf" -> 903089
  "cable tester" -> 903040 ~.6     # specially designed for telecommunications
  "network" -> 903040 ~.6
  "lan" -> 903040
  "spectrum" -> 903040 ~.5
  "swr" -> 903040
  "energy" -> 902830 ~.6
  "energiekosten" -> 902830
  "probes" -> 903090
  "test leads" -> 903090
  * -> 903033
t: digital multimeter auto ranging => 903031
t: non contact voltage tester pen => 903033
t: network cable tester rj45 => 903040
t: pregnancy tester => !9030

@ thermometer
en: thermometer; infrared thermometer; digital thermometer; meat thermometer; oven thermometer; fridge thermometer; forehead thermometer; bath thermometer; thermal camera; temperature gun; aquarium thermometer; pool thermometer; wine thermometer; garden thermometer; candy thermometer; kitchen thermometer; temperature gauge; bbq thermometer; wireless meat thermometer; ear thermometer; room thermometer; thermal imaging camera; grill thermometer; milk thermometer; baby thermometer; clinical thermometer; ir thermometer; window thermometer; food thermometer; thermal imager; temperature meter; sauna thermometer
de: Thermometer = thermometer; Infrarotthermometer = infrared thermometer; Fleischthermometer = meat thermometer; Bratenthermometer = roast thermometer; Fieberthermometer = fever thermometer; Kühlschrankthermometer = fridge thermometer; Wärmebildkamera = thermal imaging camera; Grillthermometer = grill thermometer; Badethermometer = bath thermometer; Außenthermometer = outdoor thermometer; Zimmerthermometer = room thermometer; Poolthermometer = pool thermometer; Stirnthermometer = forehead thermometer; Backofenthermometer = oven thermometer; Küchenthermometer = kitchen thermometer; Temperaturanzeige = temperature display
fr: thermomètre = thermometer; thermomètre infrarouge = infrared thermometer; thermomètre à viande = meat thermometer; caméra thermique = thermal imaging camera; sonde de cuisson = cooking probe; thermomètre frontal = forehead thermometer; thermomètre cuisine = kitchen thermometer; thermomètre piscine = pool thermometer; thermomètre digital = digital thermometer; thermomètre extérieur = outdoor thermometer; thermomètre four = oven thermometer; thermomètre bain = bath thermometer
es: termómetro = thermometer; termómetro infrarrojo = infrared thermometer; termómetro de cocina = kitchen thermometer; cámara térmica = thermal camera; termómetro digital = digital thermometer; termómetro de carne = meat thermometer; termómetro horno = oven thermometer; termómetro frontal = forehead thermometer; termómetro piscina = pool thermometer; sonda cocina = kitchen probe; termómetro baño = bath thermometer
it: termometro = thermometer; termometro infrarossi = infrared thermometer; termometro da cucina = kitchen thermometer; termocamera = thermal camera; termometro digitale = digital thermometer; termometro carne = meat thermometer; termometro forno = oven thermometer; termometro frontale = forehead thermometer; termometro piscina = pool thermometer; termometro a infrarossi = infrared thermometer
nl: thermometer = thermometer; infraroodthermometer = infrared thermometer; vleesthermometer = meat thermometer; koortsthermometer = fever thermometer; warmtebeeldcamera = thermal imaging camera; oventhermometer = oven thermometer; koelkastthermometer = fridge thermometer; bbq thermometer = bbq thermometer; badthermometer = bath thermometer; kernthermometer = meat thermometer; buitenthermometer = outdoor thermometer
pl: termometr = thermometer; termometr na podczerwień = infrared thermometer; termometr do mięsa = meat thermometer; pirometr = pyrometer; kamera termowizyjna = thermal camera; termometr kuchenny = kitchen thermometer; termometr elektroniczny = digital thermometer; termometr bezdotykowy = non-contact thermometer; termometr zaokienny = window thermometer; termometr do piekarnika = oven thermometer; termometr lodówkowy = fridge thermometer; termometr basenowy = pool thermometer; sonda do mięsa = meat probe
pt: termómetro = thermometer; termômetro = thermometer; termómetro infravermelho = infrared thermometer; câmara térmica = thermal camera; termômetro digital = digital thermometer; termômetro culinário = culinary thermometer; termómetro digital = digital thermometer; termómetro de cozinha = kitchen thermometer; termômetro infravermelho = infrared thermometer; pirómetro = pyrometer; termômetro forno = oven thermometer
not: thermometer hygrometer; hygrometer thermometer; toy thermometer; thermometer clock; thermo hygrometer; thermometer and hygrometer; thermometer cover; thermometer case; thermometer barometer; termometro igrometro; termómetro higrómetro; thermomètre hygromètre; thermometer hygrometer digital; termometr higrometr; thermometer hygrometer; termo-higrómetro; thermometer probe cover
  "mercury|mercurio" -> 902511
  "glass|vidrio|cristal|vetro|vidro" -> 902511 ~.6
  "alcohol" -> 902511
  "liquid filled" -> 902511
  * -> 902519
t: digital instant read meat thermometer => 902519
t: thermometer hygrometer indoor => !902519

@ weather-instrument
en: hygrometer; thermo hygrometer; barometer; weather station; humidity meter; moisture meter; rain gauge; anemometer; wind meter; hydrometer; refractometer; ph meter; tds meter; lux meter; light meter; sound level meter; soil tester; soil moisture meter; air quality monitor; co2 meter; water quality tester; psychrometer; alcohol meter; alcoholmeter; breathalyzer; alcohol tester; gas leak detector; ec meter; ph test pen; wood moisture meter; thermometer hygrometer; hygrometer thermometer; digital hygrometer; thermohygrometer; decibel meter; air quality meter; co2 monitor; weather vane; temperature humidity monitor; water tester; ph tester; gas analyzer; salinity meter; salinity tester; brix refractometer; salinity refractometer; humidity monitor; cigar hygrometer; soil ph tester; soil ph meter; uv meter; combustible gas detector; formaldehyde detector; refrigerant leak detector; salt meter; orp meter; chlorine tester; antifreeze refractometer; honey refractometer; conductivity meter; sap refractometer; colorimeter; lactometer; exposure meter; battery hydrometer; temperature humidity meter; temperature and humidity meter; leak detector + gas|refrigerant; glucose refractometer; turbidity meter
de: Hygrometer = hygrometer; Barometer = barometer; Wetterstation = weather station; Feuchtigkeitsmesser = moisture meter; Refraktometer = refractometer; pH Messgerät = ph meter; Luxmeter = lux meter; Schallpegelmesser = sound level meter; Windmesser = wind meter; Alkoholtester = breathalyser; CO2 Messgerät = co2 meter; Anemometer = anemometer; Luftfeuchtigkeitsmesser = humidity meter; Bodenfeuchtemesser = soil moisture meter; Regenmesser = rain gauge; Gaslecksucher = gas leak detector; Feuchtemessgerät = moisture meter; Thermo Hygrometer = thermo hygrometer; TDS Messgerät = tds meter; Holzfeuchtemessgerät = wood moisture meter; Luftqualitätsmonitor = air quality monitor; Funkwetterstation = wireless weather station; Alkoholmeter = alcoholmeter; pH Tester = ph tester; Dichtemesser = density meter; Vinometer = vinometer; Gasdetektor = gas detector; Lecksuchgerät = leak detector; Aräometer = hydrometer; Leitwertmessgerät = conductivity meter; Luftgütemesser = air quality meter
fr: hygromètre = hygrometer; baromètre = barometer; station météo = weather station; humidimètre = moisture meter; pluviomètre = rain gauge; anémomètre = anemometer; réfractomètre = refractometer; ph mètre = ph meter; luxmètre = lux meter; sonomètre = sound level meter; éthylotest = breathalyser; détecteur de co2 = co2 detector; thermomètre hygromètre = thermometer hygrometer; testeur de sol = soil tester; densimètre = hydrometer; testeur ph = ph tester; thermo hygromètre = thermo hygrometer; testeur d'humidité = moisture meter; détecteur de gaz = gas detector; alcoomètre = alcoholmeter; mesureur co2 = co2 meter; testeur qualité eau = water quality tester; station météo sans fil = wireless weather station; testeur tds = tds tester; décibelmètre = sound level meter; alcootest = breathalyser; pèse alcool = alcoholmeter; girouette = weather vane
es: higrómetro = hygrometer; barómetro = barometer; estación meteorológica = weather station; medidor de humedad = humidity meter; pluviómetro = rain gauge; anemómetro = anemometer; refractómetro = refractometer; medidor de ph = ph meter; luxómetro = lux meter; sonómetro = sound level meter; alcoholímetro = breathalyser; medidor co2 = co2 meter; termohigrómetro = thermo hygrometer; densímetro = hydrometer; detector de gas = gas detector; medidor tds = tds meter; termómetro higrómetro = thermo hygrometer; medidor de suelo = soil meter; medidor humedad suelo = soil moisture meter; medidor de luz = light meter; medidor de calidad del aire = air quality meter; decibelímetro = sound level meter; tester agua = water tester; medidor salinidad = salinity meter; conductímetro = conductivity meter; fotómetro = photometer; phmetro = ph meter; veleta = weather vane
it: igrometro = hygrometer; barometro = barometer; stazione meteo = weather station; misuratore umidità = humidity meter; pluviometro = rain gauge; anemometro = anemometer; rifrattometro = refractometer; phmetro = ph meter; luxmetro = lux meter; fonometro = sound level meter; etilometro = breathalyser; misuratore co2 = co2 meter; termoigrometro = thermo hygrometer; densimetro = hydrometer; rilevatore gas metano = methane gas detector; termometro igrometro = thermo hygrometer; tester ph = ph tester; misuratore ph = ph meter; misuratore di umidità = humidity meter; tester acqua = water tester; stazione meteorologica = weather station; misuratore tds = tds meter; alcolometro = alcoholmeter; esposimetro = exposure meter; cercafughe = gas leak detector; igrometro legno = wood moisture meter; conduttivimetro = conductivity meter; rifrattometro miele = honey refractometer
nl: hygrometer = hygrometer; barometer = barometer; weerstation = weather station; vochtmeter = moisture meter; regenmeter = rain gauge; windmeter = wind meter; refractometer = refractometer; ph meter = ph meter; luxmeter = lux meter; alcoholtester = alcohol tester; co2 meter = co2 meter; thermo hygrometer = thermo hygrometer; decibelmeter = decibel meter; grondtester = soil tester; luchtvochtigheidsmeter = humidity meter; luchtkwaliteitsmeter = air quality meter; tds meter = tds meter; anemometer = anemometer; hydrometer = hydrometer; ph tester = ph tester; geluidsmeter = sound level meter; gaslekzoeker = gas leak detector; bodemvochtmeter = soil moisture meter; lichtmeter = light meter
pl: higrometr = hygrometer; barometr = barometer; stacja pogody = weather station; miernik wilgotności = humidity meter; deszczomierz = rain gauge; wiatromierz = anemometer; refraktometr = refractometer; miernik ph = ph meter; luksomierz = lux meter; sonometr = sound level meter; alkomat = breathalyser; miernik co2 = co2 meter; termohigrometr = thermo hygrometer; areometr = hydrometer; wilgotnościomierz = moisture meter; ph metr = ph meter; tester gleby = soil tester; tester tds = tds tester; miernik hałasu = noise meter; detektor gazu = gas detector; czujnik jakości powietrza = air quality sensor; alkoholomierz = alcoholmeter; anemometr = anemometer; miernik gleby = soil meter; cukromierz = sugar hydrometer; kwasomierz = acidity meter; miernik zasolenia = salinity meter; winomierz = wine hydrometer; decybelomierz = decibel meter; kwasomierz glebowy = soil acidity meter; wykrywacz nieszczelności = leak detector; miernik poziomu dźwięku = sound level meter; miernik jakości powietrza = air quality meter
pt: higrómetro = hygrometer; barómetro = barometer; estação meteorológica = weather station; medidor de umidade = humidity meter; pluviómetro = rain gauge; anemómetro = anemometer; refratómetro = refractometer; medidor de ph = ph meter; luxímetro = lux meter; decibelímetro = sound level meter; bafômetro = breathalyzer; medidor co2 = co2 meter; termo-higrómetro = thermo hygrometer; densímetro = hydrometer; higrômetro = hygrometer; termohigrômetro = thermo hygrometer; medidor tds = tds meter; alcoolímetro = alcohol meter; medidor de humidade = humidity meter; refratômetro = refractometer; barômetro = barometer; anemômetro = anemometer; phmetro = ph meter; detector de gás = gas detector; medidor de solo = soil tester; testador ph = ph tester; luxímetro digital = digital lux meter; medidor de qualidade do ar = air quality meter
not: soil tester strips; ph test strips; breathalyzer mouthpiece; ph buffer; ph calibration; weather station clock; aquarium test kit; ph minus; barometer clock; hygrometer cigar box
  "ph" -> 902789
  "phmetro" -> 902789
  "tds" -> 902789
  "ec meter" -> 902789
  "orp" -> 902789
  "salinity": "refractometer" 902750; * 902789
  "lux" -> 902789
  "luxmeter" -> 902789
  "luxmètre" -> 902789
  "luxómetro" -> 902789
  "luxmetro" -> 902789
  "luksomierz" -> 902789
  "light meter" -> 902789
  "sound" -> 902789
  "decibel" -> 902789
  "schallpegelmesser" -> 902789
  "sonomètre" -> 902789
  "sonómetro" -> 902789
  "fonometro" -> 902789
  "soil": "moisture" 902580; * 902789
  "water quality" -> 902789
  "conductivity" -> 902789
  "formaldehyde" -> 902710
  "co2" -> 902710
  "gas" -> 902710
  "air quality" -> 902710
  "leak" -> 902710
  "alcohol tester" -> 902710
  "breathalyzer" -> 902710
  "alkoholtester" -> 902710
  "alkomat" -> 902710
  "éthylotest" -> 902710
  "alcootest" -> 902710
  "alcoholímetro" -> 902710
  "etilometro" -> 902710
  "alcoholtester" -> 902710
  "bafômetro" -> 902710
  "refractometer" -> 902750
  "refraktometer" -> 902750
  "réfractomètre" -> 902750
  "refractómetro" -> 902750
  "rifrattometro" -> 902750
  "refraktometr" -> 902750
  "colorimeter" -> 902750
  "turbidity" -> 902750
  "anemometer" -> 902680
  "wind meter" -> 902680
  "windmesser" -> 902680
  "anémomètre" -> 902680
  "anemómetro" -> 902680
  "anemometro" -> 902680
  "windmeter" -> 902680
  "wiatromierz" -> 902680
  "rain gauge" -> 901580
  "regenmesser" -> 901580
  "pluviomètre" -> 901580
  "pluviómetro" -> 901580
  "pluviometro" -> 901580
  "regenmeter" -> 901580
  "deszczomierz" -> 901580
  "weather station" -> 901580
  "wetterstation" -> 901580
  "funkwetterstation" -> 901580
  "station météo" -> 901580
  "estación meteorológica" -> 901580
  "stazione meteo" -> 901580
  "weerstation" -> 901580
  "stacja pogody" -> 901580
  "estação meteorológica" -> 901580
  "weather vane" -> 732690
  * -> 902580
t: digital thermometer hygrometer indoor => 902580
t: tds meter digital => 902789
t: wireless weather station with outdoor sensor => 901580
t: ph test strips 100 pcs => !9027

@ pressure-gauge
en: pressure gauge; tyre pressure gauge; tire pressure gauge; manometer; vacuum gauge; flow meter; water flow meter; fuel gauge; manifold gauge set; air pressure gauge; boost gauge; water pressure gauge; oil pressure gauge; digital tire gauge; hydraulic pressure gauge; rotameter; tank level gauge; manifold gauge; differential pressure gauge; fuel pressure tester; car gauge + boost|pressure|fuel; flowmeter; oil gauge; gauge + psi|bar|pressure|vacuum; water consumption meter; gas meter; tire gauge; refrigerant gauge; leak down tester; vacuum tester; cooling system pressure tester; coolant pressure tester; inclined manometer; sight glass + level|tank
de: Manometer = manometer; Reifendruckprüfer = tyre pressure gauge; Druckmesser = pressure gauge; Reifendruckmesser = tyre pressure gauge; Vakuummeter = vacuum gauge; Durchflussmesser = flow meter; Luftdruckmesser = air pressure gauge; Tankanzeige = fuel gauge; Wasserzähler = water meter; Ladedruckanzeige = boost gauge; Öldruckanzeige = oil pressure gauge; Monteurhilfe = manifold gauge set + Klima; Kraftstoffdrucktester = fuel pressure tester; Füllstandsanzeige = level indicator
fr: manomètre = manometer; contrôleur de pression = pressure gauge; manomètre pneu = tyre pressure gauge; débitmètre = flow meter; vacuomètre = vacuum gauge; jauge de pression = pressure gauge; jauge de carburant = fuel gauge; compteur d'eau = water meter; manifold + clim|frigoriste; jauge essence = fuel gauge
es: manómetro = pressure gauge; medidor de presión = pressure meter; medidor presión neumáticos = tyre pressure gauge; caudalímetro de agua = water flow meter; vacuómetro = vacuum gauge; manómetro neumáticos = tyre pressure gauge; contador de agua = water meter; puente de manómetros = manifold gauge set; indicador combustible = fuel gauge; aforador = gauging device
it: manometro = manometer; misuratore pressione gomme = tyre pressure gauge; vuotometro = vacuum gauge; flussometro = flow meter; manometro gomme = tyre pressure gauge; contatore acqua = water meter; gruppo manometrico = manifold gauge set; manometro pressione = pressure gauge; indicatore carburante = fuel gauge; manometro digitale = digital pressure gauge
nl: manometer = manometer; bandenspanningsmeter = tyre pressure gauge; drukmeter = pressure gauge; vacuümmeter = vacuum gauge; watermeter = water meter; debietmeter = flow meter; bandendrukmeter = tyre pressure gauge; brandstofmeter = fuel gauge
pl: manometr = manometer; ciśnieniomierz = pressure gauge; miernik ciśnienia opon = tyre pressure gauge; wakuometr = vacuum gauge; przepływomierz wody = water flow meter; manometr do opon = tyre pressure gauge; wodomierz = water meter; wskaźnik = gauge + paliwa|ciśnienia|doładowania; rotametr = rotameter; zegary klimatyzacji = air conditioning gauge set
pt: manómetro = manometer; manômetro = manometer; medidor de pressão pneus = tyre pressure gauge; vacuómetro = vacuum gauge; calibrador de pneus = tyre pressure gauge; contador de água = water meter; manifold = manifold gauge + ar condicionado; vacuômetro = vacuum gauge; hidrômetro = water meter; medidor de vazão = flow meter; medidor de combustível = fuel gauge
not: blood pressure gauge; pressure gauge tire inflator; paine; tire inflator; blood pressure monitor; stud gauge; manometrico
  "flow" -> 902610
  "flowmeter" -> 902610
  "durchflussmesser" -> 902610
  "débitmètre" -> 902610
  "flussometro" -> 902610
  "rotameter" -> 902610
  "fuel gauge" -> 902610
  "level" -> 902610
  "tankanzeige" -> 902610
  "tds" -> 902789
  "water meter" -> 902820
  "wasserzähler" -> 902820
  "wodomierz" -> 902820
  "compteur d'eau" -> 902820
  "contador de agua" -> 902820
  "contatore acqua" -> 902820
  "gas meter" -> 902810
  * -> 902620
t: digital tyre pressure gauge => 902620
t: blood pressure monitor => !902620

@ precision-scale
en: digital pocket scale; jewelry scale; gram scale; pocket scale; precision scale; carat scale; mini scale; milligram scale; laboratory balance; analytical balance; gold scale; jewellery scale; mini digital scale; powder scale; reloading scale; coffee scale
de: Feinwaage = precision scale; Taschenwaage = pocket scale; Präzisionswaage = precision scale; Goldwaage = gold scale; Laborwaage = laboratory balance; Juwelierwaage = jewellery scale; Karatwaage = carat scale; Digitale Feinwaage = digital precision scale
fr: balance de précision = precision scale; balance de poche = pocket scale; balance bijoux = jewellery scale; balance de laboratoire = laboratory balance; pèse bijoux = jewellery scale; trébuchet = small precision balance
es: báscula de precisión = precision scale; balanza joyería = jewelry scale; balanza de bolsillo = pocket scale; báscula de bolsillo = pocket scale; balanza de precisión = precision scale; báscula joyero = jewelry scale; balanza gramera = gram scale
it: bilancia di precisione = precision scale; bilancino = small precision scale; bilancia tascabile = pocket scale; bilancia gioielleria = jewellery scale; bilancia da laboratorio = laboratory balance; bilancino di precisione = small precision scale
nl: precisieweegschaal = precision scale; zakweegschaal = pocket scale; juweliersweegschaal = jewellery scale; karaatweegschaal = carat scale
pl: waga jubilerska = jewellery scale; waga precyzyjna = precision scale; waga kieszonkowa = pocket scale; waga laboratoryjna = laboratory balance; waga jubilerka = jewellery scale; waga karatowa = carat scale
pt: balança de precisão = precision scale; balança de bolso = pocket scale; balança de joalheiro = jewellery scale; mini balança = mini scale; balança joalheiro = jewellery scale
  "0.1g" -> 842381
  "coffee|café|caffè" -> 842310
  * -> 901600     # reads 0.05 g or finer
t: digital jewelry scale 0.01g pocket => 901600
t: bathroom scale 180kg => !901600

@ luggage-scale
en: luggage scale; hanging scale; crane scale; fishing scale; postal scale; platform scale; livestock scale; counting scale; fish scale + digital|hanging; price computing scale; weighing hook scale; parcel scale; floor scale + kg; bench scale; spring scale; dynamometer scale; scale + luggage|hanging|postal|platform|fishing
de: Kofferwaage = luggage scale; Gepäckwaage = luggage scale; Kranwaage = crane scale; Paketwaage = parcel scale; Hängewaage = hanging scale; Plattformwaage = platform scale; Briefwaage = letter scale; Angelwaage = fishing scale; Federwaage = spring scale; Ladenwaage = shop scale
fr: pèse bagage = luggage scale; balance suspendue = hanging scale; peson = spring scale; balance postale = postal scale; pèse lettre = letter scale; balance de pêche = fishing scale; pèse valise = luggage scale; balance de comptoir = counter scale; balance plateforme = platform scale
es: báscula de equipaje = luggage scale; báscula colgante = hanging scale; báscula plataforma = platform scale; dinamómetro = dynamometer; báscula de maletas = luggage scale; báscula postal = postal scale; pesa maletas = luggage scale; báscula de gancho = hook scale; balanza comercial = commercial scale; báscula de pesca = fishing scale
it: pesa valigie = luggage scale; bilancia da bagaglio = luggage scale; dinamometro = dynamometer; bilancia pesapacchi = parcel scale; bilancia a gancio = hanging scale; pesabagagli = luggage scale; bilancia commerciale = commercial scale; bilancia da pesca = fishing scale; bilancia pesalettere = letter scale
nl: bagageweegschaal = luggage scale; pakketweegschaal = parcel scale; hangweegschaal = hanging scale; kofferweegschaal = luggage scale; visweegschaal = fish scale; briefweger = letter scale
pl: waga bagażowa = luggage scale; waga wędkarska = fishing scale; waga paczkowa = parcel scale; waga platformowa = platform scale; waga do paczek = parcel scale; waga wisząca = hanging scale; waga sklepowa = shop scale; waga magazynowa = warehouse scale; dynamometr = dynamometer
pt: balança de bagagem = luggage scale; balança suspensa = hanging scale; balança de plataforma = platform scale; balança de mala = luggage scale; balança postal = postal scale; balança comercial = commercial scale; balança de pesca = fishing scale; dinamômetro = dynamometer
not: dinamometrica
  "crane" -> 842382
  "platform" -> 842382
  "livestock" -> 842382
  "floor|suelo|pavimento|chão|piso" -> 842382
  "kranwaage" -> 842382
  "plattformwaage" -> 842382
  "platformowa" -> 842382
  "plataforma" -> 842382
  * -> 842381
t: digital luggage scale 50kg => 842381
t: kitchen scale => !842381

@ drawing-instrument
en: protractor; drawing compass; divider compass; angle ruler; scale ruler; set square; geometry set; drafting set; beam compass; drawing template; marking tool carpenter; french curve; angle finder; compass set math; math compass; drawing stencil + ruler|template; circle template; drafting ruler; geometry kit; pantograph; drafting table; angle protractor; sliding bevel; triangle ruler; parallel ruler; marking template; circle cutter compass; t bevel
de: Winkelmesser = protractor; Zirkel = compass; Geodreieck = geometry set square; Kurvenlineal = french curve; Reißzeug = drawing instrument set; Schmiege = sliding bevel; Zirkelkasten = compass set; Zeichenschablone = drawing template; Zeichenplatte = drawing board; Kreisschablone = circle template; Geometrieset = geometry set; Streichmaß = marking gauge
fr: rapporteur = protractor; compas à dessin = drawing compass; équerre dessin = drawing square; compas = compass; gabarit dessin = drawing template; rapporteur d'angle = angle protractor; trace cercle = circle template; kit géométrie = geometry set; fausse équerre = sliding bevel + menuisier; perroquet couture = sewing curve ruler; pistolet dessin = french curve
es: transportador = protractor; compás = compass; juego geometría = geometry set; escalímetro = scale ruler; transportador de ángulos = protractor; compás de dibujo = drawing compass; plantilla dibujo = drawing template; escuadra y cartabón = set square; compás técnico = technical compass; falsa escuadra = sliding bevel; bigotera = bow compass
it: goniometro = protractor; compasso = compass; set geometria = geometry set; scalimetro = scale ruler; normografo = lettering template; compasso disegno = drawing compass; squadra da disegno = set square; tecnigrafo = drafting machine; squadre disegno = set square; falsa squadra = sliding bevel; curvilineo = french curve; balaustrone = bow compass
nl: gradenboog = protractor; passer = compass; geodriehoek = set square; tekensjabloon = drawing template; schaalliniaal = scale ruler; hoekmeter = angle gauge; tekentafel = drafting table; passerset = drawing compass set; winkelhaak verstelbaar = adjustable square
pl: kątomierz = protractor; cyrkiel = drawing compass; ekierka = set square; skalówka = scale ruler; krzywik = french curve; szablon = drawing template + kreślarski|okręgów; zestaw geometryczny = geometry set; rysownica = drawing board; cyrkiel szkolny = school compass; kątownik nastawny = adjustable square; ekierek = set square; skalówek = scale ruler
pt: transferidor = protractor; compasso = drawing compass; esquadro desenho = drawing square; escalímetro = scale ruler; kit geometria = geometry kit; régua escala = scale ruler; gabarito desenho = drawing template; compasso escolar = school compass; curva francesa = french curve
not: compass necklace; hiking compass; navigation compass; digital protractor; compass ring; compass pendant; compás naval; compass watch; hand compass; military compass; compass tattoo; transporte; compases
  "drafting table" -> 901710
  "drawing board" -> 901710
  "digital|digitale" -> 903180
  * -> 901720
t: stainless steel protractor angle finder => 901720
t: hiking compass => !901720

@ compass-nav
en: hiking compass; compass + hiking|camping|military|pocket|map|navigation|car|boat|lensatic|orienteering|survival|luminous; military compass; lensatic compass; pocket compass; marine compass; car compass; map compass; orienteering compass; baseplate compass; digital compass
de: Kompass = compass; Marschkompass = marching compass; Taschenkompass = pocket compass; Bootskompass = boat compass; Kartenkompass = map compass; Peilkompass = bearing compass
fr: boussole = compass; boussole militaire = military compass; compas + marin|bateau|relèvement; boussole de randonnée = hiking compass
es: brújula = compass; brújula militar = military compass; brújula de bolsillo = pocket compass; compás náutico = marine compass; brújula coche = car compass
it: bussola da trekking = hiking compass; bussola = compass + trekking|militare|nautica|tascabile|campeggio; bussola militare = military compass; bussola nautica = marine compass
nl: kompas = compass; zakkompas = pocket compass; bootkompas = boat compass; plaatkompas = baseplate compass
pl: kompas = compass; busola = compass; kompas wojskowy = military compass; kompas turystyczny = hiking compass; kompas jachtowy = marine compass
pt: bússola = compass; bússola militar = military compass; bússola de bolso = pocket compass; bússola náutica = nautical compass
not: compass necklace; compass ring; compass earrings; compass saw; compass pendant
  * -> 901410
t: military lensatic compass => 901410
t: drawing compass school => !901410

@ magnifier
en: magnifying glass; magnifier; jewelers loupe; loupe; headband magnifier; magnifying lamp; reading magnifier; illuminated magnifier; door viewer; peephole; laser pointer; cat laser toy; linen tester; magnifier lamp; head magnifier; desktop magnifier; page magnifier; headband loupe; jeweler loupe; peephole viewer; door peephole; handheld magnifier; laser pen; fresnel lens; magnifying glasses; led magnifier; door viewer peephole; eye loupe; stand magnifier; magnifying lens; laser sight; rifle scope; red dot sight; periscope; scope + rifle|hunting|red dot; gun sight; reflex sight; riflescope
de: Lupe = magnifying glass; Lupenlampe = magnifying lamp; Leselupe = reading magnifier; Juwelierlupe = jeweler loupe; Türspion = door viewer; Laserpointer = laser pointer; Kopflupe = head magnifier; Handlupe = handheld magnifier; Standlupe = stand magnifier; Zielfernrohr = rifle scope; Vergrößerungsglas = magnifying glass; Lupenleuchte = magnifying lamp; Lupenbrille = magnifying spectacles; Leuchtlupe = illuminated magnifier; Rotpunktvisier = red dot sight; Fresnellinse = fresnel lens; Fadenzähler = linen tester; Leuchtpunktvisier = red dot sight
fr: loupe = magnifying glass; lampe loupe = magnifier lamp; pointeur laser = laser pointer; judas de porte = door peephole; loupe frontale = head magnifier; lunette de tir = rifle scope; loupe éclairante = illuminated magnifier; loupe bijoutier = jeweler loupe; loupe de lecture = reading magnifier; compte fils = linen tester; viseur point rouge = red dot sight; judas optique = door peephole; point rouge = red dot sight + viseur; lunettes loupe = magnifying glasses; loupe main = handheld magnifier
es: lupa = magnifying glass; lámpara lupa = magnifying lamp; puntero láser = laser pointer; mirilla puerta = door viewer; lupa joyero = jewelers loupe; visor óptico = optical viewer; lupa con luz = illuminated magnifier; lupa de cabeza = head magnifier; mira telescópica = telescopic sight; visor punto rojo = red dot sight; lupa de lectura = reading magnifier; mirilla = peephole; cuentahílos = linen tester; lámpara con lupa = magnifying lamp
it: lente d'ingrandimento = magnifying glass; lampada con lente = magnifier lamp; puntatore laser = laser pointer; spioncino = door viewer; lente ingrandimento = magnifying glass; lente da gioielliere = jeweler loupe; mirino = sight + punto rosso|fucile|carabina; cannocchiale da puntamento = telescopic sight; contafili = linen tester; spioncino porta = door peephole; lampada lente = magnifying lamp; lente frontale = headband magnifier; occhiali ingrandimento = magnifying glasses
nl: vergrootglas = magnifying glass; loeplamp = magnifying lamp; loep = magnifier; laserpen = laser pen; deurspion = peephole; richtkijker = rifle scope; juweliersloep = jewelers loupe; leesloep = reading magnifier; hoofdloep = head magnifier; red dot richtkijker = red dot sight; laserpointer = laser pointer; hoofdbandloep = headband magnifier; deurspionnetje = peephole; dradenteller = linen tester; vergrootglazen = magnifying glass
pl: lupa = magnifier; lampa z lupą = magnifying lamp; wskaźnik laserowy = laser pointer; wizjer do drzwi = door viewer; luneta celownicza = rifle scope; lupa jubilerska = jewelers loupe; szkło powiększające = magnifying glass; lampa lupa = magnifying lamp; lupa nagłowna = headband magnifier; laser wskaźnik = laser pointer; kolimator = collimator sight; judasz = peephole; luneta biegowa = running scope; wizjer drzwiowy = door viewer; lupa zegarmistrzowska = watchmaker loupe; lupa z podświetleniem = illuminated magnifier; lupa okularowa = eyeglass magnifier; celownik = sight + kolimatorowy|laserowy; lupa kieszonkowa = pocket magnifier
pt: lupa = magnifying glass; luminária com lupa = magnifier lamp; apontador laser = laser pointer; olho mágico = peephole; lupa de joalheiro = jeweler loupe; mira telescópica = telescopic sight; caneta laser = laser pen; lupa de cabeça = head magnifier; lupa com luz = illuminated magnifier; candeeiro lupa = magnifier lamp; visor de porta = door viewer; ponteiro laser = laser pointer; conta fios = linen tester; red dot mira = red dot sight; óculo porta = door viewer
not: magnifying mirror; scope mount; magnifier lamp stand parts; makeup mirror; lupe reisen; spioncino digitale; microscope; endoscope; espejo lupa; scope cover; digital door viewer; digital peephole; stethoscope; scope ring
  "digital|digitale" -> 852589
  "laser" -> 901320
  "rifle" -> 901310
  "red dot" -> 901310
  "zielfernrohr" -> 901310
  "rotpunktvisier" -> 901310
  "scope" -> 901310
  "sight" -> 901310
  "lunette de tir" -> 901310
  "point rouge" -> 901310
  "mira" -> 901310
  "puntamento" -> 901310
  "richtkijker" -> 901310
  "celownicza" -> 901310
  "kolimator" -> 901310
  "laserpointer" -> 901320
  "laserpen" -> 901320
  "periscope" -> 901310
  "lamp" -> 940521
  "lupenlampe" -> 940521
  "lámpara" -> 940521
  "lampa" -> 940521
  "lampada" -> 940521
  "loeplamp" -> 940521
  "magnifying glasses" -> 900490 ~.6
  "fresnel" -> 900190
  * -> 901380
t: jewelers loupe 30x magnifier => 901380
t: green laser pointer pen => 901320
t: makeup magnifying mirror => !901380

@ microscope
en: microscope; compound microscope; student microscope; stereo microscope; pocket microscope; kids microscope; biological microscope; handheld microscope; microscope kit
de: Mikroskop = microscope; Stereomikroskop = stereo microscope; Schülermikroskop = student microscope; Taschenmikroskop = pocket microscope; USB Mikroskop = usb microscope; Kindermikroskop = kids microscope
fr: microscope = microscope; microscope binoculaire = binocular microscope; microscope enfant = kids microscope; microscope de poche = pocket microscope; microscope numérique = digital microscope
es: microscopio = microscope; microscopio digital = digital microscope; microscopio de bolsillo = pocket microscope; microscopio niños = kids microscope; microscopio usb = usb microscope
it: microscopio = microscope; microscopio digitale = digital microscope; microscopio per bambini = kids microscope; microscopio tascabile = pocket microscope; stereomicroscopio = stereo microscope
nl: microscoop = microscope; zakmicroscoop = pocket microscope; digitale microscoop = digital microscope; kindermicroscoop = kids microscope
pl: mikroskop = microscope; mikroskop cyfrowy = digital microscope; mikroskop dla dzieci = kids microscope; mikroskop usb = usb microscope; mikroskop stereoskopowy = stereo microscope
pt: microscópio = microscope; microscópio digital = digital microscope; microscópio de bolso = pocket microscope; microscópio infantil = kids microscope
not: electron microscope; phone microscope lens; microscope lamp; microscope adapter; microscope eyepiece; microscope objective; microscope ring light; microscope stand
  "slides" -> 701790
  "stereo" -> 901110
  "digital|digitale" -> 852589
  "usb" -> 852589
  "camera" -> 901120
  "adapter" -> 901190
  * -> 901180
t: student compound microscope 40x-1000x => 901180
t: phone telescope lens => !901180

@ binocular
en: binocular; binoculars; monocular; telescope; spotting scope; opera glasses; field glasses; compact binoculars; astronomical telescope; kids binoculars; hunting binoculars; monocular telescope; refractor telescope; telescope for kids; reflector telescope; night sky telescope; zoom monocular; bird watching binoculars
de: Fernglas = binoculars; Monokular = monocular; Teleskop = telescope; Spektiv = spotting scope; Opernglas = opera glasses; Feldstecher = field glasses; Kinderfernglas = kids binoculars; Fernrohr = telescope
fr: jumelles = binoculars; télescope = telescope; monoculaire = monocular; longue vue = spotting scope; lunette astronomique = astronomical telescope; jumelles enfant = kids binoculars; jumelle = binoculars; longue-vue = spotting scope
es: prismáticos = binoculars; telescopio = telescope; monocular = monocular; catalejo = spyglass; binoculares = binoculars; prismáticos niños = kids binoculars; telescopio astronómico = astronomical telescope
it: binocolo = binocular; telescopio = telescope; monocolo = monocular; cannocchiale = spyglass; binocolo bambini = kids binoculars; spotting scope = spotting scope; binocoli = binoculars
nl: verrekijker = binoculars; telescoop = telescope; monoculair = monocular; spotting scope = spotting scope; monokijker = monocular; sterrenkijker = astronomical telescope; kinderverrekijker = kids binoculars
pl: lornetka = binoculars; teleskop = telescope; monokular = monocular; luneta obserwacyjna = spotting scope; lornetka dla dzieci = kids binoculars; luneta = spotting scope + obserwacyjna|statyw; lornetek = binoculars
pt: binóculos = binoculars; telescópio = telescope; monóculo = monocular; luneta = telescope; binóculo = binocular; telescópio astronómico = astronomical telescope
not: binocular harness; telescope eyepiece; telescope mount; binocular microscope; toy binoculars; binocular case; binocular strap; telescope ladder; binocular adapter; night vision binoculars; binocular magnifier; telescope phone adapter; telescope rod; telescope tripod; teleskopleiter; teleskop leiter; telescope filter; binocular tripod; teleskop stange; telescopica; telescopiche; telescopico; telescopique
  "binocular" -> 900510
  "fernglas" -> 900510
  "jumelles" -> 900510
  "prismáticos" -> 900510
  "binocolo" -> 900510
  "verrekijker" -> 900510
  "lornetka" -> 900510
  "binóculos" -> 900510
  "binóculo" -> 900510
  "opera" -> 900510
  "field glasses" -> 900510
  "feldstecher" -> 900510
  * -> 900580
t: 10x42 compact binoculars => 900510
t: astronomical telescope 70mm refractor => 900580
t: telescopic ladder => !9005

@ counter-pedometer
en: tally counter; pedometer; step counter; hand tally counter; clicker counter; hour meter; tachometer; speedometer; bike computer; bicycle computer; digital tachometer; finger counter; row counter; bike speedometer; cycling computer; digital counter; wireless bike computer; hour meter engine; people counter; motorcycle speedometer; rpm meter; gps speedometer; head up display; hud display; rev counter; dash gauge cluster; instrument cluster; odometer; cadence sensor; stroboscope; laser tachometer; motorcycle tachometer; ring counter tasbih; tasbih counter; digital tasbih
de: Schrittzähler = pedometer; Handzähler = hand tally counter; Fahrradcomputer = bike computer; Tachometer = speedometer; Drehzahlmesser = tachometer; Betriebsstundenzähler = hour meter; Tacho = speedometer + Fahrrad|Motorrad|Roller; Fahrradtacho = bike speedometer; Reihenzähler = row counter; Trittfrequenzsensor = cadence sensor; Zähler = counter + Finger|Hand; Tachoeinheit = speedometer unit; Kombiinstrument = instrument cluster
fr: podomètre = pedometer; compteur vélo = bike computer; compteur manuel = hand tally counter; tachymètre = tachometer; compte tours = tachometer; compteur de vitesse = speedometer; horamètre = hour meter; compteur moto = motorcycle speedometer; compteur = counter + vélo|moto|clic|rangs; compte rangs = row counter; affichage tête haute = head up display; capteur de cadence = cadence sensor; compteur horaire = hour meter; compteur gps vélo = gps bike computer
es: podómetro = pedometer; contador manual = hand tally counter; velocímetro = speedometer; cuentakilómetros = odometer; tacómetro = tachometer; ciclocomputador = bicycle computer; contador de pasos = step counter; cuentarrevoluciones = tachometer; horómetro = hour meter; contador = counter + clic|vueltas|filas; cuentakilómetros bicicleta = bike speedometer; velocímetro moto = motorcycle speedometer; sensor de cadencia = cadence sensor
it: contapassi = pedometer; ciclocomputer = bike computer; contachilometri = speedometer; tachimetro = speedometer; contagiri = tachometer; contaore = hour meter; contapersone = people counter; contatore manuale = hand tally counter; computer bici = bike computer; conta giri = tachometer; ciclocomputer gps = gps bike computer; pedometro = pedometer; contachilometri bici = bike speedometer; strumentazione moto = motorcycle instrument panel
nl: stappenteller = pedometer; fietscomputer = bike computer; handteller = hand tally counter; toerenteller = tachometer; snelheidsmeter = speedometer; kilometerteller = odometer; urenteller = hour meter; cadanssensor = cadence sensor; toerenteller motor = engine tachometer
pl: krokomierz = pedometer; licznik rowerowy = bicycle computer; obrotomierz = tachometer; prędkościomierz = speedometer; licznik = counter + ręczny|rowerowy|motocykl|motogodzin|kroków|rzędów; licznik motogodzin = hour meter; tachometr = tachometer; wyświetlacz hud = head-up display; zestaw wskaźników = gauge set; czujnik kadencji = cadence sensor; licznik gps = gps bike computer
pt: pedômetro = pedometer; velocímetro = speedometer; ciclocomputador = bicycle computer; conta-quilómetros = odometer; tacômetro = tachometer; contador manual = manual counter; conta rotações = tachometer; tacómetro = tachometer; contador de passos = step counter; conta giros = tachometer; horímetro = hour meter; contador = counter + manual|digital; painel de instrumentos moto = motorcycle instrument panel
not: smart watch pedometer; hud film; speedometer cable; money counter; coin counter; geiger; tasbih beads; counter stool; speedometer gear; speedometer sensor
  "speed" -> 902920
  "speedometer" -> 902920
  "tacho" -> 902920
  "tachometer" -> 902920
  "bike computer" -> 902920
  "bicycle" -> 902920
  "cycling" -> 902920
  "fahrradcomputer" -> 902920
  "fahrradtacho" -> 902920
  "drehzahlmesser" -> 902920
  "tachymètre" -> 902920
  "compte tours" -> 902920
  "compteur vélo" -> 902920
  "compteur moto" -> 902920
  "velocímetro" -> 902920
  "cuentakilómetros" -> 902920
  "tacómetro" -> 902920
  "ciclocomputador" -> 902920
  "ciclocomputer" -> 902920
  "contachilometri" -> 902920
  "tachimetro" -> 902920
  "contagiri" -> 902920
  "fietscomputer" -> 902920
  "toerenteller" -> 902920
  "snelheidsmeter" -> 902920
  "rowerowy" -> 902920
  "obrotomierz" -> 902920
  "prędkościomierz" -> 902920
  "hud" -> 902920
  "head up" -> 902920
  "gauge cluster" -> 902920
  "instrument cluster" -> 902920
  "odometer" -> 902920
  "rpm" -> 902920
  "rev counter" -> 902920
  "cadence" -> 902920
  "stroboscope" -> 902920
  * -> 902910
t: hand tally counter clicker => 902910
t: wireless bike computer speedometer => 902920
t: money counter machine => !9029

@ soldering-iron
en: soldering iron; soldering gun; soldering station; solder wire; soldering iron kit; desoldering station; hot air station; rework station; solder tip; soldering iron tip; flux core solder; soldering tip; soldering wire; electric soldering iron; solder + wire|rosin|tin|lead free|flux|reel; usb soldering iron; soldering kit; soldering iron stand; soldering mat; solder wick; desoldering braid; soldering tip cleaner; hot air rework; wood burning kit; pyrography pen; wood burning pen; soldering station tips; hot knife foam cutter; cordless soldering iron; wood burner pen; pyrography kit; welding kit plastic; tin solder; solder balls; cautery pen; soldering pen
de: Lötkolben = soldering iron; Lötstation = soldering station; Lötzinn = solder; Lötspitze = soldering tip; Heißluftstation = hot air station; Lötdraht = soldering wire; Lötkolben Set = soldering iron kit; Brandmalkolben = wood burning pen; Lötpistole = soldering gun; Entlötlitze = desoldering braid; Entlötstation = desoldering station; Lötset = soldering kit; Lötspitzen = soldering tip; Lötkolbenständer = soldering iron stand; Brandmalerei Set = wood burning set; Lötmatte = soldering mat
fr: fer à souder = soldering iron; station de soudage = soldering station; étain à souder = solder; panne fer à souder = soldering iron tip; pyrograveur = pyrography pen; fil d'étain = solder wire; fil à souder = solder wire + étain; station à souder = soldering station; tresse à dessouder = desoldering braid; pistolet à souder = soldering gun; poste à souder étain = soldering station; support fer à souder = soldering iron stand; pyrogravure = pyrography + kit|stylo; pannes = soldering tips + fer; station air chaud = hot air station
es: soldador de estaño = soldering iron; soldador eléctrico = electric soldering iron; estación de soldadura = soldering station; estaño para soldar = solder wire; punta soldador = soldering iron tip; pirograbador = pyrography tool; kit soldador = soldering kit; hilo de estaño = solder wire; estaño = solder + soldar|hilo; malla desoldadora = desoldering braid; pistola de soldar = soldering gun; cautín = soldering iron; puntas soldador = soldering iron tip; soporte soldador = soldering iron stand; pirografo = pyrography tool; estación de aire caliente = hot air station; soldador usb = usb soldering iron
it: saldatore a stagno = soldering iron; stazione saldante = soldering station; stagno per saldatura = solder; punta saldatore = soldering iron tip; pirografo = wood burning pen; saldatore elettrico = electric soldering iron; filo stagno = soldering wire; stagno = solder + saldare|filo; punte saldatore = soldering tip; trecciola dissaldante = desoldering braid; supporto saldatore = soldering iron stand; kit saldatura = soldering kit; stazione aria calda = hot air station; saldatore = soldering iron + usb|60w|stagno
nl: soldeerbout = soldering iron; soldeerstation = soldering station; soldeertin = solder; soldeerpunt = solder tip; houtbrander = wood burning tool; soldeerdraad = solder wire; soldeerset = soldering kit; desoldeerlitze = desoldering braid; houtbrandset = wood burning kit; heteluchtstation = hot air station; soldeerpunten = soldering tip; soldeerpistool = soldering gun; tin = tin + soldeer
pl: lutownica = soldering iron; stacja lutownicza = soldering station; cyna do lutowania = solder; grot do lutownicy = soldering iron tip; wypalarka do drewna = wood burning tool; groty = soldering tips; cyna = solder + lutownicza|drut; lutownica transformatorowa = transformer soldering gun; plecionka rozlutownicza = desoldering braid; lutownica kolbowa = soldering iron; grot = soldering tip + lutownica|stacja; pirograf = wood burning tool; podstawka do lutownicy = soldering iron stand; stacja hot air = hot air station; hot air = hot air station + stacja; mata do lutowania = soldering mat
pt: ferro de solda = soldering iron; estação de solda = soldering station; solda estanho = tin solder; ponta ferro de solda = soldering iron tip; pirógrafo = pyrography tool; ferro de soldar = soldering iron; estanho = tin solder + solda|fio; malha dessoldadora = solder wick; soldador = soldering tool + estanho; pontas ferro de solda = soldering iron tips; kit ferro de solda = soldering iron kit; estação de retrabalho = rework station; fio de solda = solder wire; pistola de solda = soldering gun; suporte ferro de solda = soldering iron stand
not: plumber solder flux; soldering iron cover; gas soldering iron; solder sleeve; solder seal; plasma pen; solder sucker; stagnata
  "soldering iron kit" -> 851511
  "soldering kit" -> 851511
  "soldering iron stand" -> 732690
  "mat" -> 392690 ~.6
  "tip" -> 851590
  "lötspitze" -> 851590
  "lötspitzen" -> 851590
  "panne" -> 851590
  "punta" -> 851590
  "puntas" -> 851590
  "grot" -> 851590
  "groty" -> 851590
  "soldeerpunt" -> 851590
  "ponta" -> 851590
  "wick" -> 741980
  "braid" -> 741980
  "entlötlitze" -> 741980
  "paste|pasta" -> 381010
  "wire" -> 831130
  "solder wire" -> 831130
  "flux core" -> 831130
  "tin solder" -> 831130
  "lötzinn" -> 831130
  "lötdraht" -> 831130
  "étain" -> 831130
  "estaño" -> 831130 ~.6
  "soldeertin" -> 831130
  "soldeerdraad" -> 831130
  "cyna" -> 831130
  "rosin" -> 831130
  "pyrography" -> 851580 ~.5
  "wood burning" -> 851580 ~.5
  "pirograf" -> 851580
  "pyrograveur" -> 851580
  "pirograbador" -> 851580
  "pirografo" -> 851580
  "brandmal" -> 851580
  "station" -> 851519
  "lötstation" -> 851519
  "stazione" -> 851519
  "estación" -> 851519
  "stacja" -> 851519
  "soldeerstation" -> 851519
  "estação" -> 851519
  "hot air" -> 851519
  * -> 851511
t: 60w soldering iron adjustable temperature => 851511
t: rosin core solder wire 0.8mm 100g => 831130
t: plumber solder fitting copper => !8515

@ heat-gun
en: heat gun; hot air gun; glue gun; hot glue gun; mini heat gun; cordless glue gun; heat tool embossing; heat gun kit; cordless hot glue gun; embossing heat tool; plastic welder gun; hot melt glue gun
de: Heißluftpistole = heat gun; Heißklebepistole = hot glue gun; Klebepistole = glue gun; Heißluftfön = heat gun; Heißluftgebläse = heat gun; Heißluftföhn = heat gun; Akku Heißklebepistole = cordless hot glue gun
fr: décapeur thermique = heat gun; pistolet à colle = glue gun; pistolet à air chaud = hot air gun; pistolet colle chaude = hot glue gun; pistolet thermique = heat gun; pistolet à colle chaude = hot glue gun
es: pistola de calor = heat gun; pistola de pegamento = glue gun; decapador térmico = heat gun; pistola de silicona caliente = hot glue gun; pistola de aire caliente = hot air gun; pistola termofusible = hot melt glue gun; pistola encoladora = glue gun; pistola termoencoladora = hot melt glue gun
it: pistola termica = heat gun; pistola colla a caldo = hot glue gun; termosoffiatore = heat gun; sverniciatore = paint stripping heat gun; pistola incollatrice = glue gun; pistola per colla a caldo = hot glue gun; pistola ad aria calda = hot air gun
nl: heteluchtpistool = hot air gun; lijmpistool = glue gun; verfafbrander = paint stripping heat gun; heteluchtpistolen = hot air gun; snoerloos lijmpistool = cordless glue gun
pl: opalarka = heat gun; pistolet do kleju = glue gun; pistolet na gorące powietrze = hot air gun; nagrzewnica = heater + opalarka; pistolet do kleju na gorąco = hot glue gun; opalarka elektryczna = electric heat gun; pistolet klejowy = glue gun; opalarek = heat gun
pt: pistola de calor = heat gun; pistola de cola quente = hot glue gun; soprador térmico = heat gun; pistola de cola = glue gun; pistola de ar quente = hot air gun; decapador térmico = heat gun
not: heat gun nozzle; glue gun stick; glue gun sticks; pistola pegamento barras; opalarka gazowa; glue gun stand
  "plastic weld" -> 851580
  * -> 851679
t: 2000w heat gun variable temperature => 851679
t: hot glue gun sticks clear => !851679

@ welding-machine
en: welding machine; mig welder; tig welder; inverter welder; arc welder; stick welder; plasma cutter; spot welder; laser welder; plastic welder; welder + inverter|mig|arc|tig|igbt|mma; welding torch; plasma welder; mma welder; mini welder; hot stapler plastic; jewelry welder; plastic welding kit; bag sealer; heat sealer; impulse sealer; bag sealing machine; mini bag sealer; plasma cutting machine; ultrasonic welder; flux core welder; spot welding machine; handheld sealer
de: Schweißgerät = welding machine; Inverter Schweißgerät = inverter welder; Plasmaschneider = plasma cutter; Folienschweißgerät = foil sealer; MIG MAG Schweißgerät = mig mag welder; Elektrodenschweißgerät = electrode welder; Kunststoffschweißgerät = plastic welder; WIG Schweißgerät = tig welder; Schutzgasschweißgerät = inert gas welder; Punktschweißgerät = spot welder; Tütenverschweißer = bag sealer; Schweißinverter = inverter welder
fr: poste à souder = welding machine; poste à souder inverter = inverter welder; découpeur plasma = plasma cutter; soudeuse sachet = bag sealer; poste à souder mig = mig welder; soudeuse = welder + plastique|points|inverter; soudeuse plastique = plastic welder; poste de soudure = welding machine; thermosoudeuse = heat sealer; agrafeuse plastique à chaud = hot stapler plastic; poste mig = mig welder
es: máquina de soldar = welding machine; soldadora inverter = inverter welder; cortador de plasma = plasma cutter; soldador inverter = inverter welder; equipo de soldadura = welding machine; soldadora = welder + mig|inverter|arco|plástico; soldadora mig = mig welder; soldador mig = mig welder; termoselladora = heat sealer; equipo soldar = welding machine; soldador de plástico = plastic welder; grupo soldador = welding machine
it: saldatrice = welding machine; saldatrice inverter = inverter welder; taglio plasma = plasma cutter; termosaldatrice = heat sealer; saldatrice filo = wire welder; saldatrice mig = mig welder; saldatrice a filo = wire welder; saldatrice plastica = plastic welder; puntatrice = spot welder; saldatrice tig = tig welder
nl: lasapparaat = welding machine; inverter lasapparaat = inverter welder; plasmasnijder = plasma cutter; sealapparaat = sealing machine; mig lasapparaat = mig welder; lasmachine = welding machine; puntlasapparaat = spot welder; folielasapparaat = film sealing machine; kunststof lasapparaat = plastic welder; tig lasapparaat = tig welder; sealmachine = sealing machine
pl: spawarka = welding machine; spawarka inwertorowa = inverter welder; przecinarka plazmowa = plasma cutter; zgrzewarka + worków|folii|impulsowa|punktowa|rur; migomat = mig welder; spawarka inwerterowa = inverter welder; zgrzewarka do folii = film sealer; zgrzewarka do rur = pipe welder; spawarka do plastiku = plastic welder; zgrzewarka punktowa = spot welder; półautomat spawalniczy = semi-automatic welder; zgrzewarka; spawarek = welding machine; zgrzewarek
pt: máquina de solda = welding machine; soldadora inversora = inverter welder; cortador de plasma = plasma cutter; seladora = sealer; máquina de soldar = welding machine; aparelho de soldar = welding machine; inversora de solda = inverter welder; termoseladora = heat sealer; soldadora = welder + mig|inverter; solda mig = mig welder; seladora de sacos = bag sealer; aparelho de soldar inverter = inverter welder
not: welding helmet; welding rod; welding gloves; welding wire; welding mask; welding magnet; welding torch tip; plasma cutter nozzle; welding blanket; welding clamp; welding torch parts; welding electrode; tig torch cup; welding pliers; welding cart; welding glasses; vacuum sealer
  "seal": "bag" 842230; * 842230
  "folienschweißgerät" -> 842230
  "tütenverschweißer" -> 842230
  "thermosoudeuse" -> 842230
  "selladora" -> 842230
  "termoselladora" -> 842230
  "termosaldatrice" -> 842230
  "sealapparaat" -> 842230
  "seladora" -> 842230
  "sealer" -> 842230
  "torch" -> 851590
  "laser" -> 851580 ~.6
  "ultrasonic|ultrasónico|ultrasonidos|ultrasuoni|ultrassónico" -> 851580
  "plastic|plástico|plastica" -> 851580
  "kunststoff" -> 851580
  "kunststoffschweißgerät" -> 851580
  "hot stapler" -> 851580
  "rur" -> 851580
  "spot" -> 851529
  "punktschweißgerät" -> 851529
  "puntatrice" -> 851529
  "mig" -> 851531
  "schutzgasschweißgerät" -> 851531
  "migomat" -> 851531
  "półautomat" -> 851531
  "flux core" -> 851531
  "filo" -> 851531
  * -> 851539
t: igbt inverter arc welder mma 200a => 851539
t: mig welder gasless 130a => 851531
t: auto darkening welding helmet => !8515

@ welding-torch-part
en: flux core wire; tungsten electrode; welding nozzle; contact tip + mig|welding; tig cup; tig torch kit; mig torch; plasma cutter nozzle; plasma tip; electrode holder; low temperature welding rods; flux cored welding wire; solder rod; tig torch; mig nozzle; gas lens tig; tungsten + tig|electrode|thoriated|lanthanated; spot welding electrode; stainless welding rod; earth clamp + welding; tig torch cup; plasma torch; welding ground clamp
de: Wolframelektrode = tungsten electrode; Gasdüse = gas nozzle + Schweiß|MIG|WIG; Wolframelektroden = tungsten electrode; WIG Brenner = tig torch; Schlauchpaket = hose package + MIG|Schweiß|MAG; Elektrodenhalter = electrode holder; Massezange = earth clamp; Stromdüse = contact tip; Aluminium Schweißstäbe = aluminium welding rod; Plasma Düse = plasma cutter nozzle
fr: électrode de soudure = welding electrode; électrode tungstène = tungsten electrode; baguette brasure = brazing rod; électrodes = electrodes; fil à souder = welding wire + mig|fourré|bobine; torche mig = mig torch; torche tig = tig torch; torche plasma = plasma torch; baguettes aluminium soudure = aluminium welding rods; porte électrode = electrode holder; buse = nozzle + mig|plasma; pince de masse = earth clamp
es: electrodo soldadura = welding electrode; varilla de soldadura = welding rod; electrodo tungsteno = tungsten electrode; electrodos = electrode; varillas de soldadura = welding rod; varilla = rod + aluminio|soldar|aporte; hilo mig = mig wire; antorcha = torch + mig|tig|plasma; boquilla = nozzle + mig|plasma; electrodos soldar = welding electrode; pinza porta electrodo = electrode holder; pinza masa = earth clamp; hilo tubular = flux cored wire
it: elettrodo tungsteno = tungsten electrode; bacchetta saldatura = welding rod; elettrodi = electrode; bacchette = rod + saldatura|alluminio|tig; torcia = welding torch + mig|tig|plasma; pinza portaelettrodo = electrode holder; elettrodi saldatrice = welding electrode; filo saldatrice = welding wire; pinza di massa = earth clamp; filo = wire + mig|animato|saldatrice
nl: wolfraamelektrode = tungsten electrode; lasstaven = welding rod; mig toorts = mig torch; tig toorts = tig torch; massaklem = earth clamp; elektrodehouder = electrode holder; lasstaven aluminium = aluminium welding rod; wolfraam elektrode = tungsten electrode; mig toortsen = mig torch; tig toortsen = tig torch
pl: elektroda wolframowa = tungsten electrode; pręt spawalniczy = welding rod; elektrody = electrodes; drut = wire + spawalniczy|samoosłonowy; uchwyt = holder + mig|tig|spawalniczy; drut samoosłonowy = flux core wire; pręty = rods + aluminiowe|tig|lutownicze; dysza = nozzle + mig|gazowa|plazma; uchwyt elektrodowy = electrode holder; elektrody wolframowe = tungsten electrodes; uchwyt tig = tig torch; zacisk masowy = ground clamp; palnik tig = tig torch
pt: eletrodo = electrode; vareta de solda = welding rod; eletrodo tungstênio = tungsten electrode; elétrodos = electrodes; vareta = rod + alumínio|tig|solda; tocha = torch + mig|tig|plasma; fio de soldar = welding wire + mig|fluxado; porta elétrodo = electrode holder; eletrodos = electrodes; arame mig = mig wire; garra negativa = earth clamp; bocal = nozzle + mig|plasma
not: tens electrode; electrode pad; elektrody tens; elektrody samoprzylepne; eletrodo tens; électrodes tens; electrodos tens; elettrodi tens; elektroden tens; ecg electrode; ph electrode; elettrodi adesivi; électrodes + tens; electrodos adhesivos; flame ignition electrode; eletrodos tens; elettrodi elettrostimolatore; elektroden pads; elettrodi pregellati; elettrodi compex; elektrody do elektrostymulatora; électrodes compex; torchio; filamento; filato; filare; filati; filamenti; filiere; bus
  "tungsten|wolframio|tungsteno|volframio|tungstênio" -> 810199 ~.5
  "wolfram" -> 810199
  "wolframelektrode" -> 810199
  "torch" -> 851590
  "tocha" -> 851590
  "torche" -> 851590
  "antorcha" -> 851590
  "torcia" -> 851590
  "brenner" -> 851590
  "toorts" -> 851590
  "uchwyt" -> 851590
  "nozzle" -> 851590
  "contact tip" -> 851590
  "cup" -> 851590
  "holder" -> 851590
  "flux cored" -> 831120
  "flux core" -> 831120
  "fülldraht" -> 831120
  "fourré" -> 831120
  "animato" -> 831120
  "samoosłonowy" -> 831120
  "brazing" -> 831130
  "aluminium|aluminio|alluminio" -> 831130
  "low temperature" -> 831130
  "wire" -> 722990 ~.5
  * -> 831110
t: arc welding electrode rods e6013 2.5mm => 831110
t: flux cored welding wire 0.8mm 1kg => 831120
t: tens electrode pads => !8311

@ jack-hoist
en: car jack; floor jack; bottle jack; trolley jack; scissor jack; hydraulic jack; jack stand; chain hoist; lever hoist; hand winch; electric hoist; electric winch; come along winch; engine crane; pulley block; atv winch; chain block; boat winch; lift table; inflatable air jack; axle stand; air jack; winch + electric|hand|atv|boat|12v|trailer|4x4; cable puller winch; engine hoist; pallet jack; hydraulic lift table; motorcycle lift; motorcycle jack; farm jack; transmission jack; block and tackle; hi lift jack; air bag jack; furniture lifter; furniture mover tool; rope hoist; engine support bar; lever block; car lift; furniture lifting tool; scissor lift table; leveling jack; pallet truck; capstan winch; screw jack; trailer jack; caravan jack; corner steady; stabilizer jack; rope pulley hoist
de: Wagenheber = car jack; Rangierwagenheber = trolley jack; Kettenzug = chain hoist; Seilwinde = winch; Unterstellbock = axle stand; Flaschenzug = pulley block; Hubtisch = lift table; Seilzug = cable hoist + Hand|elektrisch|Winde; Elektrische Seilwinde = electric winch; Motorkran = engine crane; Stempelwagenheber = bottle jack; Scherenwagenheber = scissor jack; Motorradheber = motorcycle lift; Hydraulikheber = hydraulic jack; Hubwagen = pallet truck; Handseilwinde = hand winch; Hebelzug = lever hoist; Unterstellböcke = axle stand; Elektroseilzug = electric cable hoist; Kettenzüge = chain hoist; Möbelheber = furniture lifter; Mehrzweckzug = multi-purpose puller; Luftkissenheber = air cushion lifter; Motorheber = engine hoist; Stützrad = jockey wheel
fr: cric = jack; cric rouleur = floor jack; palan = hoist; treuil = winch; chandelle = jack stand + voiture|levage; cric bouteille = bottle jack; treuil électrique = electric winch; palan à chaîne = chain hoist; palan électrique = electric hoist; chèvre de levage = engine crane; cric hydraulique = hydraulic jack; tire fort = cable puller; treuil manuel = hand winch; transpalette = pallet truck; lève meuble = furniture lifter; chandelles = axle stands; lève moto = motorcycle lift; poulie = pulley + levage|palan; cric ciseaux = scissor jack; roue jockey = jockey wheel
es: gato hidráulico = hydraulic jack; gato de coche = car jack; polipasto = hoist; cabrestante = winch; caballete = trestle + coche|taller; elevador = lift + moto|hidráulico|muebles; tráctel = cable puller; gato botella = bottle jack; torno eléctrico = electric winch + cabrestante; gato elevador = lifting jack; polipasto eléctrico = electric hoist; cabestrante = winch; gato de tijera = scissor jack; borriquetas = trestle + coche; transpaleta = pallet truck; grúa = crane + taller|motor; gato carretilla = trolley jack; polipasto manual = manual hoist; torno manual = hand winch; rueda jockey = jockey wheel
it: cric = jack; cric idraulico = hydraulic jack; paranco = hoist; verricello = winch; cavalletti = jack stand + auto; crick = jack; sollevatore = lift + idraulico|moto|auto; martinetto = jack; verricello elettrico = electric winch; paranco elettrico = electric hoist; paranco a catena = chain hoist; transpallet = pallet truck; gru officina = workshop crane; paranco manuale = manual hoist; cric a carrello = trolley jack; tirfor = cable puller winch; argano = winch; cavalletto auto = axle stand
nl: krik = jack; garagekrik = floor jack; takel = hoist; lier = winch; assteunen = axle stand; schaarkrik = scissor jack; kettingtakel = chain hoist; elektrische lier = electric winch; elektrische takel = electric hoist; potkrik = bottle jack; motorlift = engine hoist; palletwagen = pallet truck; handlier = hand winch; hydraulische krik = hydraulic jack; asteunen = axle stand; motorkraan = engine crane; neuswiel = jockey wheel
pl: podnośnik = jack; lewarek = jack; wciągarka = winch; wyciągarka = winch; kobyłki = jack stands; wciągnik = hoist; podnośnik hydrauliczny = hydraulic jack; wyciągarka elektryczna = electric winch; wciągarka elektryczna = electric winch; wciągnik łańcuchowy = chain hoist; podnośnik samochodowy = car jack; paleciak = pallet truck; żuraw = crane + warsztatowy|silnika; podnośnik butelkowy = bottle jack; podnośnik żaba = floor jack; kobyłki samochodowe = car jack stands; wciągarka linowa = wire rope winch; podnośnik motocyklowy = motorcycle lift; wózek paletowy = pallet truck; podnośnik słupkowy = post lift; podnośnik do mebli = furniture lifter; koło podporowe = jockey wheel; wciągarek = winch; wyciągarek = winch
pt: macaco hidráulico = hydraulic jack; macaco = jack + carro|hidráulico|garrafa|jacaré; guincho = winch; cavalete = jack stand + carro|mecânico; talha manual = chain hoist; guincho elétrico = electric winch; guincho manual = hand winch; macaco garrafa = bottle jack; porta paletes = pallet truck; diferencial manual = chain hoist; girafa hidráulica = hydraulic engine crane; talha elétrica = electric hoist; macaco jacaré = floor jack; elevador de moto = motorcycle lift; sapo hidráulico = hydraulic jack; roda jockey = jockey wheel
not: jack plug; hook jack; sea lion jack; cricket; apple jack; cardan; mikrofonstativ; jack russell; winch rope; winch cable; jack pad; jack socket; wciągacz; jack audio; winch fairlead; winch strap; winch remote; winch hook; jack handle; krikkit; trzepak; winch cover; jack connector; macaco pelúcia; macaco bebé; blackjack; macaco brinquedo; gato peluche; gato juguete; jack + audio; winch solenoid; winch mount; winch shackle; pulley bearing; cable pulley gym; wciągarka + lina; treuil + corde; guincho + cabo; elevado; sollevamento
  "stand" -> 732690
  "unterstellbock" -> 732690
  "unterstellböcke" -> 732690
  "chandelle" -> 732690
  "chandelles" -> 732690
  "kobyłki" -> 732690
  "cavalletti" -> 732690
  "caballete" -> 732690
  "cavalete" -> 732690
  "assteunen" -> 732690
  "pallet" -> 842790
  "paleciak" -> 842790
  "transpalette" -> 842790
  "transpaleta" -> 842790
  "transpallet" -> 842790
  "hubwagen" -> 842790
  "furniture" -> 820559 ~.4
  "jockey" -> 871690
  "electric hoist" -> 842511
  "palan électrique" -> 842511
  "polipasto eléctrico" -> 842511
  "paranco elettrico" -> 842511
  "elektroseilzug" -> 842511
  "talha elétrica" -> 842511
  "hoist" -> 842519
  "chain block" -> 842519
  "pulley" -> 842519
  "block and tackle" -> 842519
  "kettenzug" -> 842519
  "flaschenzug" -> 842519
  "palan" -> 842519
  "polipasto" -> 842519
  "paranco" -> 842519
  "takel" -> 842519
  "wciągnik" -> 842519
  "talha" -> 842519
  "winch": "hand" 842539; "manual|manuale" 842539; "come along" 842539; * 842531
  "lever" -> 842519
  "cable puller" -> 842539
  "seilwinde": "hand" 842539; * 842531
  "handseilwinde" -> 842539
  "tire fort" -> 842539
  "treuil": "manuel" 842539; * 842531
  "cabrestante" -> 842531
  "verricello" -> 842531
  "lier" -> 842531
  "wyciągarka" -> 842531
  "wciągarka" -> 842531 ~.7
  "guincho": "manual|manuale" 842539; * 842531
  "engine crane" -> 842699
  "engine hoist" -> 842699
  "motorkran" -> 842699
  "chèvre" -> 842699
  "lift table" -> 842890
  "hubtisch" -> 842890
  "scissor" -> 842549
  "scherenwagenheber" -> 842549
  "tijera" -> 842549
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 842549
  "farm jack" -> 842549
  "hi lift" -> 842549
  "air" -> 842549
  "nożycowy" -> 842549
  * -> 842542
t: 2 ton hydraulic trolley jack => 842542
t: 12v electric winch 3000lb => 842531
t: scissor car jack 1 ton => 842549
t: 3.5mm audio jack connector => !8425

@ tyre-inflator
en: tyre inflator; tire inflator; mini compressor; cordless tire inflator; air pump electric; car air compressor; electric bike pump; airbrush compressor; silent air compressor; tire pump electric; car tire inflator; inflator + tire|tyre|car|electric|cordless|12v; electric air pump; portable tire inflator; air pump + electric|mattress|inflatable|12v|cordless; sup pump electric; air mattress pump electric; high pressure compressor pcp; mattress pump; balloon pump electric; oilless compressor; brushless inflator; refrigeration vacuum pump; pcp compressor; compressor + litre|50l|24l|oil free|silent
de: Kompressor = compressor; Akku Luftpumpe = cordless air pump; Reifenkompressor = tyre compressor; Elektrische Luftpumpe = electric air pump; Mini Kompressor = mini compressor; Autokompressor = car air compressor; Airbrush Kompressor = airbrush compressor; Auto Luftpumpe = car air pump; Luftpumpe = air pump + elektrisch|Akku|Auto; Flüsterkompressor = quiet compressor; Unterdruckpumpe = vacuum pump; Kompressor 12V = 12v compressor
fr: gonfleur = inflator; compresseur = compressor; gonfleur électrique = electric inflator; compresseur portable = portable compressor; mini compresseur = mini compressor; gonfleur pneu = tyre inflator; pompe électrique = electric air pump + gonflable|vélo|matelas; compresseur voiture = car air compressor; compresseur silencieux = silent air compressor; compresseur aérographe = airbrush compressor; gonfleur de pneus = tyre inflator
es: inflador eléctrico = inflator; compresor = compressor; inflador = inflator; mini compresor = mini compressor; inflador ruedas = tyre inflator; compresor coche = car air compressor; inflador de neumáticos = tyre inflator; bomba de aire eléctrica = electric air pump; bomba eléctrica = electric pump + inflable|colchón; compresor portátil = portable compressor; compresor silencioso = silent compressor
it: compressore = compressor; compressore aria = air compressor; compressore portatile = portable compressor; mini compressore = mini compressor; gonfiatore elettrico = electric inflator; gonfia gomme = tyre inflator; pompa elettrica = electric pump + gonfiabile|materasso|bici; compressore auto = car air compressor; compressore aerografo = airbrush compressor; compressore silenziato = silent air compressor; gonfiatore = inflator
nl: compressor = compressor; bandenpomp elektrisch = electric tyre pump; elektrische luchtpomp = electric air pump; minicompressor = mini compressor; bandencompressor = tyre compressor; elektrische pomp = electric pump + opblaasbaar|luchtbed|fiets; accu luchtpomp = cordless air pump; airbrush compressor = airbrush compressor; stille compressor = silent air compressor
pl: kompresor = compressor; sprężarka = compressor; kompresor samochodowy = car air compressor; pompka elektryczna = electric pump; mini kompresor = mini compressor; kompresor bezolejowy = oil-free compressor; pompka akumulatorowa = cordless pump; kompresor 12v = 12v compressor; elektryczna pompka = electric pump; kompresor do aerografu = airbrush compressor; sprężarka bezolejowa = oil-free compressor; kompresor = compressor + olejowy|przenośny; sprężarek = compressor
pt: compressor = compressor; insuflador = inflator; mini compressor = mini compressor; inflador elétrico = electric inflator; compressor de pneus = tyre compressor; enchedor de pneus = tyre inflator; bomba de ar elétrica = electric air pump; inflador = inflator + pneus|elétrico; calibrador de pneus elétrico = electric tyre inflator; compressor portátil = portable compressor; bomba elétrica = electric pump + insuflável|colchão
not: compression socks; fridge compressor; valve spring compressor; ac compressor; audio compressor; breast pump; hand pump; spring compressor; compresor aire acondicionado; a/c compressor; air conditioning compressor; nebulizer compressor; compresseur clim; kompresor klimatyzacji; compressore clima; compressore frigorifero; klimakompressor; sprężarka klimatyzacji; compresseur climatisation; compresor nevera; compressor clutch; compresseur + ressort; compressor nebulizer; compressor oil; compressor hose; compressor filter; air compressor hose; air compressor fitting; aquarium air pump; vacuum pump oil; compressor valve; penis; kühlschrank kompressor; compressor pump head; compressor wheel; compressor pedal; wine vacuum pump; bicycle pump; guitar compressor; supercharger; compressor aquarium; compressore condizionatore; compressor de ar condicionado; turbocompressor; compressor repair; cupping
  "vacuum" -> 841410
  "vakuumpumpe" -> 841410
  "unterdruckpumpe" -> 841410
  "pompe à vide" -> 841410
  "vacío" -> 841410
  "vuoto" -> 841410
  "vacuümpomp" -> 841410
  "próżniowa" -> 841410
  "vácuo" -> 841410
  * -> 841480
t: cordless portable tire inflator air compressor => 841480
t: hvac vacuum pump 3cfm => 841410
t: hand pump for balloons => !841480

@ hand-air-pump
en: hand pump + air|inflatable|ball|mattress|balloon|sup|pool; foot pump; balloon pump; bicycle pump; bike pump; ball pump; air mattress pump; floor pump; mini bike pump; track pump; sup pump; manual air pump; bike tire pump; hand air pump; inflatable pump; frame pump; shock pump; double action pump; basketball pump; hand vacuum pump; exercise ball pump; stand pump bicycle; ball inflator; kayak pump manual; co2 inflator; football pump; balloon inflator hand
de: Luftpumpe = air pump; Fahrradpumpe = bicycle pump; Fußpumpe = foot pump; Ballonpumpe = balloon pump; Standpumpe = floor pump; Ballpumpe = ball pump; Handpumpe = hand pump + Luft|Ball|SUP|Ballon|Matratze; Doppelhubpumpe = double action pump; Minipumpe = mini pump + Fahrrad; Dämpferpumpe = shock pump; CO2 Pumpe = co2 pump; SUP Pumpe = sup pump
fr: pompe à vélo = bicycle pump; pompe à pied = foot pump; pompe à ballon = ball pump; gonfleur manuel = manual inflator; pompe à main = hand pump + air|ballon|gonflable; mini pompe vélo = mini bike pump; pompe vélo = bicycle pump; gonfleur à pied = foot pump; pompe ballon; gonfleur ballon = ball inflator; pompe à main vélo = bicycle hand pump; pompe paddle = paddle board pump
es: bomba de bicicleta = bicycle pump; bomba de pie = foot pump; inflador manual = manual inflator; bomba de mano = hand pump; bomba de aire manual = manual air pump; inflador bicicleta = bicycle pump; inflador de pie = foot pump; bomba bici = bicycle pump; inflador balón = ball inflator; hinchador = inflator; inflador globos = balloon pump; bombín = hand pump + bici; mini bomba bicicleta = mini bike pump; inflador de globos = balloon pump
it: pompa bici = bike pump; pompa a pedale = foot pump; pompa per palloncini = balloon pump; pompa a mano = hand pump; pompa da bicicletta = bicycle pump; gonfiatore manuale = manual inflator; pompa per palloni = ball pump; pompa bicicletta = bicycle pump; mini pompa bici = mini bike pump; pompa palloncini = balloon pump; pompetta = small hand air pump + palloncini|pallone|gonfiare; gonfiapalloncini = balloon pump
nl: fietspomp = bicycle pump; voetpomp = foot pump; ballonpomp = balloon pump; balpomp = ball pump; handpomp = hand pump + lucht|ballon|opblaas; vloerpomp = floor pump; mini fietspomp = mini bike pump; luchtpomp = air pump; sup pomp = sup pump; ballonnenpomp = balloon pump
pl: pompka rowerowa = bicycle pump; pompka do roweru = bicycle pump; pompka do balonów = balloon pump; pompka nożna = foot pump; pompka do piłek = ball pump; pompka ręczna = hand pump; pompka stacjonarna = floor pump; pompka podłogowa = floor pump; pompka do materaca = air mattress pump; pompka = pump + balony|materac|sup|rower; pompka do amortyzatorów = shock absorber pump
pt: bomba de bicicleta = bicycle pump; bomba de pé = foot pump; bomba manual = hand pump; bomba de ar = air pump; inflador manual = manual inflator; bomba bicicleta = bicycle pump; bomba de encher = inflating pump; bomba para bola = ball pump; enchedor de balões = balloon inflator; bomba de encher bola = ball pump; mini bomba bicicleta = mini bike pump; inflador de balões = balloon inflator
not: electric air pump; breast pump; soap pump; water pump hand; air pump electric; pompka elektryczna; aquarium air pump; electric bike pump; pompka insulinowa; bicycle pump electric; elektrische fahrradpumpe; luftpumpe aquarium; luchtpomp aquarium; pompka do mydła; bomba de agua manual; oil hand pump; electric balloon pump; pompka do akwarium; electric inflatable pump; elektrische luftpumpe; pompa a mano acqua; bomba de mano agua; pompa a mano olio; pump needle; bomba de água; bomba de ar aquário; bomba de ar elétrica; pompa a mano per acqua; bike pump bracket; bomba peniana; luftpumpe elektrisch; pompa a mano travaso
  power=battery|mains|electric -> 841480 ~.06
  "co2" -> 841420 ~.7
  * -> 841420
t: mini bicycle pump 120 psi => 841420
t: electric balloon pump => !841420

@ water-pump
en: water pump + submersible|aquarium|fountain|garden|solar|electric|12v|diaphragm|pond|booster|well|irrigation|transfer|mini; solar fountain pump; transfer pump; water dispenser pump; drinking water pump; booster pump; hand water pump; drum pump; oil transfer pump; fuel transfer pump; liquid transfer pump; water bottle pump; drain pump + washing|dishwasher|condensate|submersible; siphon hose pump; hand drum pump; water pressure pump; self priming pump; solar fountain; oil extractor pump; cistern pump; bottle water dispenser electric; impeller pump; micro water pump; wave maker + aquarium; jet pump; electric water dispenser pump; hot water circulation pump; pump head + aquarium|pond; 5 gallon water dispenser; priming pump; macerator pump; shower drain pump
de: Wasserpumpe = water pump + Teich|Tauch|Garten|Aquarium|Solar|12V|Springbrunnen; Springbrunnenpumpe = fountain pump; Solarpumpe = solar pump; Ölabsaugpumpe = oil extractor pump; Druckerhöhungspumpe = booster pump; Solar Springbrunnen = solar fountain; Umfüllpumpe = transfer pump; Absaugpumpe = suction pump + Öl|Diesel; Dieselpumpe = diesel pump; Strömungspumpe = flow pump; Zirkulationspumpe = circulation pump; Handpumpe = hand pump + Wasser|Öl|Fass; Kondensatpumpe = condensate pump; Laugenpumpe = drain pump
fr: pompe à eau = water pump + immergée|aquarium|jardin|solaire|bassin; pompe aquarium = aquarium pump; pompe de transfert = transfer pump; pompe fontaine = fountain pump; surpresseur = booster pump; fontaine solaire = solar fountain; pompe de surface = surface pump; pompe circulation = circulation pump; pompe de cale = bilge pump; pompe solaire = solar pump; distributeur eau bonbonne = water bottle dispenser; pompe gasoil = diesel pump; pompe vidange = drain pump; pompe à condensats = condensate pump; circulateur = circulation pump; pompe siphon = siphon pump; pompe manuelle = manual pump + eau|fût|huile; pompe de puits = well pump; pompe de jardin = garden pump
es: bomba acuario = aquarium pump; bomba fuente = fountain pump; bomba de trasvase = transfer pump; bomba de presión = water pressure pump; dispensador de agua eléctrico = electric water dispenser; fuente solar = solar fountain; bomba sumergible agua = submersible water pump; bomba piscina = pool pump; bomba recirculación = recirculation pump; bomba estanque = pond pump; bomba solar = solar pump; grupo de presión = pressure pump set; bomba extracción aceite = oil extractor pump; bomba de sentina = bilge pump; bomba gasoil = diesel pump; bomba lavadora = washing machine pump; bomba desagüe = drain pump; bomba de agua solar = solar water pump; bomba manual = hand pump + agua|bidón|aceite; dispensador agua garrafas = bottle water dispenser; bomba autoaspirante = self priming pump; bomba sifón = siphon pump; bomba de riego = irrigation pump
it: pompa acqua = water pump; pompa acquario = aquarium pump; pompa laghetto = pond pump; pompa di travaso = transfer pump; autoclave = pressure booster set + acqua|pompa; pompa fontana = fountain pump; pompa di circolazione = circulation pump; fontana solare = solar fountain; pompa travaso = transfer pump; pompa autoadescante = self priming pump; pompa sentina = bilge pump; pompa piscina = pool pump; pompa acque sporche = dirty water pump; pompa solare = solar pump; pompa estrazione olio = oil extractor pump; pompa scarico = drain pump; pompa gasolio = diesel pump; pompa condensa = condensate pump; dispenser acqua elettrico = bottle water dispenser electric; pompa a immersione = submersible pump
nl: waterpomp = water pump + vijver|tuin|aquarium|zonne|12v; fonteinpomp = fountain pump; tuinpomp = garden pump; hevelpomp = siphon pump; aquariumpomp = aquarium pump; hydrofoorpomp = hydrophore pump; zonnefontein = solar fountain; bilgepomp = bilge pump; vuilwaterpomp = dirty water pump; beregeningspomp = irrigation pump; vatpomp = drum pump; dieselpomp = diesel pump; drukverhogingspomp = booster pump; afvoerpomp = drain pump; solar fontein = solar fountain
pl: pompa zatapialna = submersible pump; pompa do akwarium = aquarium pump; pompa do oczka = pond pump; hydrofor = water booster set; pompa ogrodowa = garden pump; pompa do fontanny = fountain pump; pompa do paliwa = fuel pump + przelewania|dystrybutor; pompa do brudnej wody = dirty water pump; fontanna solarna = solar fountain; pompka = pump + wody|butelki|baniaka|akwarium; pompa odpływowa = drain pump; pompa samozasysająca = self-priming pump; dozownik wody = water dispenser; pompa zęzowa = bilge pump; pompa spustowa = drain pump; pompa do szamba = sewage pump; pompa ręczna = hand pump + wody|beczki|oleju; pompa do basenu = pool pump; cyrkulator = circulator pump + akwarium
pt: bomba aquário = aquarium pump; bomba de fonte = fountain pump; bomba de drenagem = drain pump; bomba submersa = submersible pump; bomba para aquário = aquarium pump; fonte solar = solar fountain; bomba de superfície = surface pump; bomba doseadora = dosing pump; bomba de transferência = transfer pump; bomba solar = solar pump; eletrobomba = electric pump; dispensador de água elétrico = electric water dispenser; bomba de porão = bilge pump; bomba pressurizadora = booster pump; bomba de trasfega = transfer pump; bomba de lago = pond pump; bomba manual = manual pump + água|galão|óleo; bomba garrafão = water dispenser pump
not: car water pump; engine water pump; water pump pliers; breast pump; pump gasket; water pump car; soap pump; bomba de agua coche; pompe à eau voiture; pump dispenser; bomba de água automotiva; pompa wody samochodowa; pompa wody silnika; engine coolant pump; fuel pump car; kraftstoffpumpe; auxiliary water pump; water pump kit timing; water pump belt; bomba de água motor; bomba de agua motor; bomba de encher; heat pump; bomba de calor; bomba de baño; bombas de baño; pumpe wärme; bomba para tirar leche; pompa idraulica sterzo; hydraulic steering pump; kühlwasserpumpe; zusatzwasserpumpe; power steering pump; bomba hidráulica direção; timing belt kit with water pump; circulation
  power=manual -> 841320 ~.05
  "hand" -> 841320
  "manual|manuale" -> 841320
  "siphon" -> 841320
  "drum" -> 841320
  "fasspumpe" -> 841320
  "peristaltic" -> 841381
  "peristáltica" -> 841381
  "péristaltique" -> 841381
  "peristaltica" -> 841381
  "schlauchpumpe" -> 841381
  "perystaltyczna" -> 841381
  "diaphragm" -> 841350
  "membranpumpe" -> 841350
  "membrane" -> 841350
  "diafragma" -> 841350
  "membrana" -> 841350
  "membranowa" -> 841350
  "membraanpomp" -> 841350
  "gear pump" -> 841360
  "hydraulic|hidráulico|idraulico" -> 841360
  "hydraulikpumpe" -> 841360
  "dosing" -> 841350
  "dosierpumpe" -> 841350
  "doseuse" -> 841350
  "impeller" -> 841370 ~.8
  * -> 841370
t: submersible aquarium water pump 600l/h => 841370
t: hand siphon pump for oil => 841320
t: car engine water pump with gasket => !841370

@ machine-tool
en: bench grinder; drill press; mini lathe; table saw; mitre saw; band saw; scroll saw; wood lathe; cnc router; laser engraver; engraving machine; cnc machine; bench drill; planer thicknesser; tile cutter electric; arbor press; hydraulic press; key cutting machine; jewelry polishing machine; rock tumbler; miter saw; metal lathe; bench sander; belt grinder; mini milling machine; chop saw; bending machine; laser cutter; laser engraving machine; electric tile saw; mini table saw; wet tile saw; cnc 3018; desktop cnc; milling machine; jewelry tumbler; magnetic tumbler; sanding machine bench; bench polisher; spindle sander; lathe machine; jointer; tube bender hydraulic; sheet metal brake; wood planer machine; buffing machine; heat press machine; mug press machine; shop press; wet grinder sharpener; cut off machine; tumbler polishing; laser marking machine; fiber laser; leather press machine; embossing machine leather; vinyl cutter; cutting plotter; cutting machine + vinyl|craft|cricut
de: Tischkreissäge = table saw; Drehbank = lathe; Ständerbohrmaschine = pillar drill; Doppelschleifer = double-wheel grinder; Kappsäge = mitre saw; Bandsäge = band saw; Dekupiersäge = scroll saw; Lasergravierer = laser engraver; Tischbohrmaschine = bench drill; Drechselbank = wood lathe; Fliesenschneidmaschine = tile cutting machine; CNC Fräse = cnc milling machine; Hobelmaschine = planing machine; Laser Gravurmaschine = laser engraving machine; Tellerschleifer = disc sander; Hydraulikpresse = hydraulic press; Werkstattpresse = workshop press; Dornpresse = arbor press; Poliermaschine = polishing machine + Doppel|Schmuck; Kapp- und Gehrungssäge = compound mitre saw; Graviermaschine = engraving machine; Gehrungssäge = mitre saw; Abrichthobel = planer; Bandschleifer stationär = stationary belt sander; Fräsmaschine = milling machine; Standbohrmaschine = pillar drill; Transferpresse = heat transfer press; Schneideplotter = cutting plotter; Textilpresse = textile press; Tischsäge = table saw; Nassschleifer = wet grinder; Trommelpolierer = drum polisher; Abkantbank = bending machine; Tauchfräse CNC = cnc plunge router
fr: scie à onglet = mitre saw; tour à bois = wood lathe; tour à métaux = metal lathe; perceuse à colonne = drill press; touret à meuler = bench grinder; scie à ruban = band saw; graveur laser = laser engraver; scie sur table = table saw; presse hydraulique = hydraulic press; machine à graver = engraving machine; scie à chantourner électrique = scroll saw; presse à chaud = heat press; découpeuse laser = laser cutter; touret = bench grinder; perceuse colonne = drill press; cnc = cnc machine + fraiseuse|graveuse; scie circulaire sur table = table saw; machine cnc = cnc machine; scie radiale = radial arm saw; coupe carrelage électrique = tile cutter electric; presse d'atelier = workshop press; plieuse = bending machine; tambour polissage = polishing tumbler; machine de gravure laser = laser engraver; plotter de découpe = cutting plotter
es: ingletadora = mitre saw; taladro de banco = bench drill; esmeriladora de banco = bench grinder; sierra de mesa = table saw; sierra de cinta = band saw; grabador láser = laser engraver; prensa hidráulica = hydraulic press; sierra ingletadora = mitre saw; máquina de grabado láser = laser engraving machine; taladro de columna = pillar drill; torno = lathe + madera|metal|mini|banco; cortadora láser = laser cutter; regruesadora = thicknesser; cepilladora = planer; esmeril de banco = bench grinder; prensa de calor = heat press; sierra de marquetería eléctrica = electric scroll saw; lijadora de banco = bench sander; prensa térmica = heat press; plegadora = bending machine; tronzadora = cut-off saw; plancha de sublimación = sublimation press; cortadora de azulejos eléctrica = tile cutter electric; plotter de corte = cutting plotter; máquina cnc = cnc machine; fresadora = milling machine + metal|banco
it: troncatrice = mitre saw; tornio = lathe; trapano a colonna = drill press; mola da banco = bench grinder; sega a nastro = band saw; sega da banco = table saw; incisore laser = laser engraver; smerigliatrice da banco = bench grinder; pressa idraulica = hydraulic press; macchina incisione laser = laser engraving machine; tornio legno = wood lathe; traforo elettrico = electric scroll saw; pressa a caldo = hot press; levigatrice da banco = bench sander; sega circolare da banco = table saw; taglierina laser = laser cutter; burattatrice = tumbling machine; plotter da taglio = cutting plotter; segatrice = sawing machine; tagliapiastrelle elettrico = tile cutter electric; fresatrice metallo = metal milling machine; combinata = combination woodworking machine + legno; piegatrice = bending machine
nl: tafelzaag = table saw; afkortzaag = chop saw; kolomboormachine = pillar drill; werkbankslijpmachine = bench grinder; lintzaag = band saw; lasergraveerder = laser engraver; verstekzaag = mitre saw; figuurzaagmachine = scroll saw; hittepers = heat press; hydraulische pers = hydraulic press; tegelzaag = tile saw; cnc frees = cnc milling machine; graveermachine = engraving machine; zaagtafel = table saw; lasersnijder = laser cutter; hittepersen = heat press; hydraulische persen = hydraulic press
pl: piła stołowa = table saw; ukośnica = mitre saw; wiertarka stołowa = bench drill; szlifierka stołowa = bench grinder; tokarka = lathe; piła taśmowa = band saw; grawerka laserowa = laser engraver; wiertarka kolumnowa = pillar drill; prasa hydrauliczna = hydraulic press; pilarka stołowa = table saw; wyrzynarka stołowa = scroll saw; grubościówka = thickness planer; prasa termotransferowa = heat press; strugnica = planer; tokarka do drewna = wood lathe; szlifierka stołowa dwutarczowa = bench grinder; frezarka = milling machine + metal|stołowa|cnc; prasa warsztatowa = workshop press; laser = laser + grawerujący|grawerowania; przecinarka = cutting machine + elektryczna|glazury|metalu; ploter tnący = cutting plotter; polerka bębnowa = tumbler polisher; giętarka = bending machine + blachy|prętów; ploter = plotter + tnący|laserowy; tokarek = lathe; grubościówek = thickness planer
pt: serra de mesa = table saw; furadeira de bancada = drill press; esmeril de bancada = bench grinder; serra de fita = band saw; gravador a laser = laser engraver; prensa hidráulica = hydraulic press; serra de esquadria = mitre saw; máquina de gravação laser = laser engraver; torno = lathe + madeira|bancada|mini; engenho de furar = drill press; moto esmeril = bench grinder; router cnc = cnc router; serra de bancada = table saw; prensa térmica = heat press; cortadora laser = laser cutter; plotter de corte = cutting plotter; serra meia esquadria = mitre saw; máquina de gravar = engraving machine; tupia cnc = cnc router; tambor polidor = polishing tumbler
not: table saw blade; band saw blade; laser engraving service; jewelry press; lathe chuck; mitre saw stand; lathe tool; lint; cnc router bit; laser engraver honeycomb; cnc part; miter saw stand; miter saw blade; laser engraver enclosure; milling machine collet; lathe cutting tool; drill press vise; drill press stand; bench grinder wheel; band saw blades; laser engraver lens; torno uñas; torno de uñas; manicure; sierra de cinta hoja; cinta sierra; torno unhas; laser engraver rotary; table saw fence; table saw push block; draaibank beitel; mini lathe chuck; wood lathe chisel; cnc router machine spindle; lint remover; torneado; regrueso; cepillo; cepillos; buratto; combinazione; torneada; tornear; kolomboormachine; boormachine kolom; boormachine, kolom
  "laser" -> 845611
  "lasergravierer" -> 845611
  "lasersnijder" -> 845611
  "lasergraveerder" -> 845611
  "cnc": "metal" 845961; * 846520
  "tile" -> 846410
  "fliesen" -> 846410
  "carrelage" -> 846410
  "azulejos" -> 846410
  "piastrelle" -> 846410
  "tegelzaag" -> 846410
  "glazury" -> 846410
  "drill press" -> 845929
  "bench drill" -> 845929
  "ständerbohrmaschine" -> 845929
  "tischbohrmaschine" -> 845929
  "perceuse à colonne" -> 845929
  "taladro" -> 845929
  "trapano" -> 845929
  "kolomboormachine" -> 845929
  "wiertarka" -> 845929
  "furadeira" -> 845929
  "mini lathe" -> 845819 ~.6
  "metal lathe" -> 845819
  "wood lathe" -> 846599
  "drechselbank" -> 846599
  "tour à bois" -> 846599
  "drehbank" -> 845819
  "tornio": main=wood 846599; * 845819
  "tokarka": main=wood 846599; * 845819
  "lathe" -> 845819
  "milling" -> 845969
  "fräsmaschine" -> 845969
  "grinder" -> 846090
  "doppelschleifer" -> 846090
  "touret" -> 846090
  "esmeril" -> 846090
  "smerigliatrice" -> 846090
  "szlifierka" -> 846090
  "polish" -> 846090
  "belt grinder" -> 846090
  "tumbler" -> 846420 ~.4
  "rock" -> 846420
  "heat press" -> 845130
  "transferpresse" -> 845130
  "textilpresse" -> 845130
  "hittepers" -> 845130
  "termotransferowa" -> 845130
  "presse à chaud" -> 845130
  "prensa térmica" -> 845130
  "prensa de calor" -> 845130
  "pressa a caldo" -> 845130
  "mug press" -> 841989 ~.4
  "press" -> 846261
  "prensa" -> 846261
  "hydraulikpresse" -> 846261
  "pressa" -> 846261
  "presse" -> 846261
  "prasa" -> 846261
  "bend" -> 846229
  "key cutting" -> 846090
  "vinyl cutter" -> 844110 ~.6
  "plotter" -> 844110 ~.6
  "schneideplotter" -> 844110
  "ploter" -> 844110 ~.6
  "die cutting" -> 844180
  "sander" -> 846593
  "planer" -> 846592
  "thicknesser" -> 846592
  "hobelmaschine" -> 846592
  "raboteuse" -> 846592
  "regruesadora" -> 846592
  "grubościówka" -> 846592
  "dust collector" -> 842139
  * -> 846591
t: 10w laser engraver machine => 845611
t: 210mm sliding mitre saw 1500w => 846591
t: bench grinder 150mm => 846090
t: table saw blade 254mm => !8465

@ tool-storage
en: tool box; toolbox; tool chest; tool organizer; screw organizer; parts organizer; tool case; tool trolley; pegboard; drill bit case; socket organizer; magnetic tool holder; tool rack; wall tool holder; electrician bag; tool bucket organizer; small parts storage; magnetic tray; tool cabinet; wrench organizer; magnetic parts tray; drill holder; pliers organizer; screw storage box; hardware organizer; magnetic wristband; socket tray; parts cabinet; magnetic tool strip; power tool organizer; tool hanger; saw holder; tool cart; hammer holder; tool box organizer; workbench; work bench; saw horse; sawhorse; tool wall; battery holder wall mount; tool holder + wall|magnetic|garage; garden tool organizer; garden tool rack
de: Werkzeugkasten = tool box; Werkzeugkiste = tool box; Sortimentskasten = parts assortment box; Werkzeugwagen = tool trolley; Werkzeugbox = tool box; Lochwand = perforated panel; Werkzeughalter = tool holder; Magnetleiste = magnetic strip + Werkzeug; Sortierkasten = sorting box; Kleinteilemagazin = small parts cabinet; Werkzeugkoffer leer = empty tool case; Werkstattwagen = workshop trolley; Magnetarmband = magnetic wristband; Werkbank = workbench; Sortierbox = sorting box; Sägebock = sawhorse; Magnetschale = magnetic tray; Werkzeugwand = tool wall; Gerätehalter = tool holder; Arbeitsbock = work trestle; Stecknusshalter = socket holder; Werkzeugschrank = tool cabinet
fr: boîte à outils = tool box; caisse à outils = tool box; servante d'atelier = tool trolley; organisateur de vis = screw organizer; mallette de rangement = storage case; panneau perforé = pegboard; sac porte outils = tool bag; porte outils = tool holder; établi = workbench; organiseur = organizer + vis|outils; barre magnétique outils = magnetic tool bar; coffre à outils = tool chest; rangement outils = tool storage; bracelet magnétique = magnetic wristband; casier à vis = screw storage cabinet; tréteau = trestle; boite à outils = tool box; trousse outils vide = empty tool bag; porte outil mural = wall tool holder; ceinture outils = tool belt; bac à vis = screw bin
es: caja de herramientas = toolbox; organizador de tornillos = screw organizer; carro de herramientas = tool trolley; panel perforado = pegboard; mochila de herramientas = tool backpack; maletín herramientas vacío = empty tool case; organizador herramientas = tool organizer; banco de trabajo = workbench; pulsera magnética = magnetic wristband; cinturón herramientas = tool belt; caballete = trestle + trabajo|madera; carro herramientas = tool trolley; porta herramientas = tool holder; soporte herramientas = tool holder; barra magnética herramientas = magnetic tool bar; caja organizadora tornillos = screw storage box; clasificador tornillos = screw organizer; estuche brocas = drill bit case; bolsa herramientas = tool bag; baúl herramientas = tool chest
it: cassetta degli attrezzi = tool box; cassettiera minuteria = small parts drawer cabinet; carrello portautensili = tool trolley; porta attrezzi = tool holder; organizer minuteria = small parts organizer; banco da lavoro = workbench; pannello forato = pegboard; zaino porta attrezzi = tool backpack; bracciale magnetico = magnetic wristband; valigetta portautensili = tool case; portautensili = tool holder; cassetta porta attrezzi = tool box; barra magnetica attrezzi = magnetic tool bar; cavalletto = sawhorse + lavoro|legno; valigetta minuterie = small parts case; cassetta attrezzi vuota = empty tool box; carrello attrezzi = tool trolley; porta punte = bit holder
nl: gereedschapskist = tool box; assortimentsdoos = assortment box; gereedschapswagen = tool trolley; gereedschapsbord = tool board; werkbank = workbench; sorteerdoos = sorting box; gereedschapshouder = tool holder; gereedschapsrugzak = tool backpack; magneetstrip gereedschap = magnetic tool strip; gereedschapskoffer leeg = empty tool case; opbergdoos schroeven = screw storage box; schraag = trestle; magnetische armband = magnetic wristband; gereedschapsrek = tool rack; gereedschapswand = tool wall; assortimentsdozen = assortment box; sorteerdozen = sorting box
pl: skrzynka narzędziowa = tool box; torba narzędziowa = tool bag; organizer na śrubki = screw organizer; wózek narzędziowy = tool trolley; tablica narzędziowa = tool board; organizer warsztatowy = workshop organizer; stół warsztatowy = workbench; skrzynka na narzędzia = tool box; listwa magnetyczna = magnetic strip; opaska magnetyczna = magnetic wristband; organizer narzędziowy = tool organizer; szafka narzędziowa = tool cabinet; kobyłka stolarska = sawhorse; uchwyt na narzędzia = tool holder; walizka narzędziowa = tool case; regał warsztatowy = workshop shelf; torba monterska = tool bag; stojak na narzędzia = tool stand; pas na narzędzia = tool belt; miska magnetyczna = magnetic bowl; organizer = organizer + śrubki|narzędzia; etui na wiertła = drill bit case
pt: caixa de ferramentas = tool box; organizador de parafusos = screw organizer; carrinho de ferramentas = tool trolley; bancada de trabalho = workbench; painel perfurado = pegboard; porta ferramentas = tool holder; organizador de ferramentas = tool organizer; mala de ferramentas = tool case; cavalete = sawhorse + trabalho|madeira; suporte de ferramentas = tool holder; cinturão de ferramentas = tool belt; maleta organizadora = organizer case; barra magnética ferramentas = magnetic tool holder; pulseira magnética = magnetic wristband; caixa organizadora = organizer box + parafusos; carro de ferramentas = tool trolley; sacola de ferramentas = tool bag
not: tool box set; fishing tackle box; makeup organizer; makeup tool bag; barber tool bag; bbq tool; bike tool bag; manicure; barber; makeup tool organizer; kitchen tool organizer; brush tool belt; makeup brush belt; nail tool organizer; kitchen tool holder; hair tool organizer; hair tool holder; makeup belt; kitchen drawer; kitchen wall
  main: leather 420291 ~.02; textile 420292 ~.25; plastic 392690 ~.35; aluminium 761699 ~.02; iron 732690 ~.2; wood 442199 ~.03
  "bag" -> 420292
  "tasche" -> 420292
  "belt" -> 420292
  "pouch" -> 420292
  "roll" -> 420292
  "backpack" -> 420292
  "apron" -> 630790
  "trolley" -> 940320
  "cabinet" -> 940320
  "workbench" -> 940320
  "werkbank" -> 940320
  "wristband" -> 630790
  "rack" -> 732690
  * -> 392690
ask: main
t: canvas tool bag 16 inch => 420292
t: plastic tool box 19 inch => 392690
t: fishing tackle box => !420292

@ ladder
en: ladder; step ladder; telescopic ladder; folding ladder; step stool metal; extension ladder; rope ladder; attic ladder; multi purpose ladder; aluminium ladder; stepladder; scaffold; scaffolding; work platform; loft ladder; library ladder; ladder + aluminium|folding|telescopic|wood|steps; roof ladder; rolling ladder; scaffold tower; telescoping ladder; scaffold clamp; ladder stabilizer; ladder accessory; escape ladder; fire escape ladder; ladder hook
de: Leiter = ladder; Trittleiter = step ladder; Teleskopleiter = telescopic ladder; Klappleiter = folding ladder; Strickleiter = rope ladder; Anlegeleiter = leaning ladder; Haushaltsleiter = household ladder; Stehleiter = stepladder; Mehrzweckleiter = multi purpose ladder; Gerüst = scaffolding; Dachbodenleiter = loft ladder; Bodentreppe = loft ladder; Schiebeleiter = extension ladder; Rollgerüst = mobile scaffold tower; Arbeitsplattform = work platform; Stufenleiter = step ladder; Leiter Teleskop = telescopic ladder
fr: échelle = ladder; escabeau = step ladder; échelle télescopique = telescopic ladder; marchepied = step stool; échafaudage = scaffolding; échelle pliante = folding ladder; échelle de toit = roof ladder; échelle coulissante = extension ladder; échelle de meunier = loft ladder; échelle corde = rope ladder; plateforme de travail = work platform; escabeau pliant = folding step ladder; échelle aluminium = aluminium ladder
es: escalera plegable = folding ladder; escalera telescópica = telescopic ladder; escalera de mano = ladder; taburete escalera = step stool metal; escalera de aluminio = aluminium ladder; escalera multiposición = multi-position ladder; andamio = scaffolding; escalera de tijera = step ladder; escalera extensible = extension ladder; escalera cuerda = rope ladder; escalera = ladder + aluminio|peldaños|plegable; plataforma de trabajo = work platform; escalera multiusos = multi purpose ladder; escalera articulada = articulated ladder
it: scala telescopica = telescopic ladder; scala pieghevole = folding ladder; scaletta = small ladder; sgabello scala = step stool; scala = ladder + alluminio|gradini|multiuso|trasformabile; trabattello = scaffold tower; scala a libretto = step ladder; scala di corda = rope ladder; ponteggio = scaffolding; scala sfilabile = extension ladder; scala retrattile = telescoping ladder; scala alluminio = aluminium ladder; scala multifunzione = multi purpose ladder
nl: ladder = ladder; trapladder = step ladder; telescopische ladder = telescopic ladder; vouwladder = folding ladder; huishoudtrap = household step ladder; steiger = scaffolding; touwladder = rope ladder; keukentrap = kitchen steps; telescoopladder = telescopic ladder; trapje = step ladder + treden|opklapbaar; zolderladder = attic ladder; rolsteiger = rolling scaffold; reformladder = combination ladder; schuifladder = extension ladder
pl: drabina = ladder; drabinka = small ladder; drabina teleskopowa = telescopic ladder; schodki = steps; rusztowanie = scaffold; drabina aluminiowa = aluminium ladder; drabina składana = folding ladder; drabina domowa = household ladder; drabina przegubowa = articulated ladder; schody strychowe = attic stairs; podest roboczy = work platform; drabina wielofunkcyjna = multi purpose ladder; drabina sznurowa = rope ladder; drabina dachowa = roof ladder; drabina rozstawna = stepladder; drabinek = small ladder
pt: escada = ladder; escadote = stepladder; escada telescópica = telescopic ladder; escada dobrável = folding ladder; andaime = scaffolding; escada de alumínio = aluminium ladder; escada multifunções = multi purpose ladder; escada articulada = articulated ladder; escada de corda = rope ladder; plataforma de trabalho = work platform; escada extensível = extension ladder; escadote dobrável = folding stepladder
not: ladder toss; agility ladder; bird ladder; cat ladder; doll ladder; towel ladder; dog ladder; ladder shelf; ladder golf; fish ladder; toy ladder; ladder lace; pool ladder; tonleiter; ladder bookcase; blanket ladder; drabinka gimnastyczna; drabinka dla dzieci; drabinka treningowa; drabinka pikler; escalera de agilidad; scala di giocattoli; échelle de rythme; drabina wejściowa; échelle de piscine; escalera piscina; drabinka koordynacyjna; escalera agilidad; hamster ladder; échelle pour chien; escalera coordinación; ladder drain; begleiter; boarding ladder; ladder stitch; escada de piscina; bed ladder; échelle lit; parrot ladder; scala musicale; scala piscina; drabinka + basen; escalera perro; boat ladder; koordinationsleiter; corde lisse; truck tailgate ladder
  main: wood 442199 ~.06; textile 560900 ~.03; plastic 392690 ~.05; iron 732690 ~.2; aluminium 761699
  "scaffold" -> 730840
  "scaffolding" -> 730840
  "gerüst" -> 730840
  "rope ladder" -> 560900
  "strickleiter" -> 560900
  "steel" -> 732690
  * -> 761699
ask: main
t: telescopic aluminium ladder 3.8m => 761699
t: wooden step ladder => 442199
t: agility ladder training => !7616

@ hand-truck
en: hand truck; wheelbarrow; garden cart; trolley cart; dolly; platform truck; stair climber trolley; folding wagon; beach cart; luggage trolley; furniture dolly; utility wagon; hand cart; sack truck; shopping trolley; folding cart; garden trolley; moving dolly; collapsible wagon; platform trolley; sack barrow; stair climbing cart; folding hand truck; pull cart; folding beach wagon; shopping cart; utility cart; stair trolley; appliance roller; beach wagon; garden wagon; plant caddy; plant trolley; gas bottle trolley; folding trolley; drum dolly; creeper + mechanic|car|rolling; mechanic creeper; panel carrier; golf trolley
de: Sackkarre = sack truck; Schubkarre = wheelbarrow; Bollerwagen = handcart wagon; Transportwagen = transport trolley; Handwagen = hand cart; Plattformwagen = platform truck; Treppensteiger = stair climber + Karre|Wagen; Handkarre = hand cart; Gartenkarre = garden cart; Faltbarer Bollerwagen = folding handcart wagon; Transportroller = transport dolly; Pflanzenroller = plant dolly; Gepäcktrolley = luggage trolley; Einkaufswagen = shopping cart; Montagerollbrett = mechanic's creeper; Treppenkarre = stair climbing cart; Gerätewagen = tool cart; Gartenwagen = garden cart; Stapelkarre = stacking hand truck
fr: diable = sack truck; brouette = wheelbarrow; chariot pliable = folding cart; chariot de transport = transport trolley; chariot de jardin = garden cart; chariot = trolley + plage|courses|pliant|manutention; poussette de marché = shopping trolley; caddie = shopping trolley; diable pliant = folding hand truck; diable escalier = stair climber trolley; remorque à main = hand trailer; chariot à main = hand cart; plateau à roulettes = dolly; roule meuble = furniture dolly; planche de mécanicien = mechanic's creeper; chariot plage = beach cart; chariot plateforme = platform truck; socle roulant = rolling base; chariot roulant = rolling trolley; chariot jardin = garden cart; diable de manutention = sack truck; chariot de manutention = handling trolley
es: carretilla = wheelbarrow; carro plegable = folding cart; carretilla plegable = folding hand truck; carro de jardín = garden cart; plataforma con ruedas = platform with wheels; carretilla de mano = hand truck; carro de playa = beach cart; carrito = cart + compra|playa|plegable|jardín; carretilla sube escaleras = stair climber trolley; carro transporte = transport cart; carretilla obra = wheelbarrow; camilla mecánico = mechanic creeper; carro compra = shopping trolley; carrito plegable = folding cart; carretilla elevadora manual = manual forklift; base con ruedas = wheeled base; carro plataforma = platform truck; carretilla de obra = wheelbarrow; diablito = hand truck; carrito portaequipajes = luggage trolley
it: carrello portapacchi = hand truck; carriola = wheelbarrow; carrello pieghevole = folding cart; carrellino = small trolley; carrello da giardino = garden cart; carrello = trolley + trasporto|saliscale|spesa|spiaggia; carrello trasporto = transport trolley; carrello saliscale = stair climber trolley; carretto pieghevole = folding wagon; carrello mare = beach cart; trolley spesa = shopping trolley; carrello piattaforma = platform truck; lettino meccanico = mechanic's creeper; carretto = hand cart + giardino|spiaggia; porta vasi con ruote = plant pot roller
nl: steekwagen = sack truck; kruiwagen = wheelbarrow; bolderkar = pull along wagon; bolderwagen = pull along wagon; transportkar = transport cart; meubelroller = furniture dolly; plateauwagen = platform truck; tuinwagen = garden cart; opvouwbare bolderkar = folding wagon; trappensteekwagen = stair climber trolley; boodschappenwagen = shopping trolley; opvouwbare steekwagen = folding hand truck; transportwagen = transport cart; plantentrolley = plant trolley; meubelhond = furniture dolly
pl: wózek transportowy = hand truck; taczka = wheelbarrow; wózek składany = folding cart; wózek ogrodowy = garden cart; wózek platformowy = platform truck; wózek plażowy = beach cart; wózek schodowy = stair climbing cart; taczki = wheelbarrow; wózek magazynowy = warehouse cart; taczka ogrodowa = garden wheelbarrow; wózek ręczny = hand cart; wózek dwukołowy = two wheel cart; wózek = cart + transportowy|schodowy|zakupy|turystyczny; platforma na kółkach = dolly; leżanka warsztatowa = mechanic creeper; platforma transportowa = transport dolly; wózek na zakupy na kółkach = wheeled shopping cart; podstawka na kółkach = wheeled base; taczek = wheelbarrow
pt: carrinho de mão = wheelbarrow; carrinho de carga = hand truck; carrinho dobrável = folding cart; carro de transporte = transport cart; carrinho de praia = beach cart; carrinho de compras = shopping trolley; carrinho de feira = shopping trolley; carro de mão = wheelbarrow; carrinho dobrável praia = folding beach cart; plataforma com rodas = wheeled platform; carrinho plataforma = platform truck; carrinho de jardim = garden cart; trolley de compras = shopping trolley; carrinho escada = stair climbing cart
not: toy wheelbarrow; wheelbarrow planter; wheelbarrow wheel; tea trolley; serving trolley; storage trolley; kitchen trolley; doll; camera dolly; wheelbarrow tire; toy shopping cart; dolly parton; shopping cart cover; shopping cart toy; shopping trolley seat cover; hand truck wheel; carrello cucina; shopping trolley token; wózek lalkowy; chariot de service; carro de cocina; wheelbarrow tyre; wagon train; golf trolley bag; shopping cart seat; shopping trolley bag cover; carro de servicio; trolley coin; carrello portavivande; shopping bag trolley; wózek dla lalek; wózek kuchenny; golf trolley battery; shopping cart hammock; carrello bagno; servierwagen; carrellata; charioter
  main=textile: "shopping" 871680; * 871680
  "plant" -> 871680 ~.7
  * -> 871680
t: folding aluminium hand truck 75kg => 871680
t: toy wheelbarrow for kids => !8716

@ safety-glasses
en: safety glasses; safety goggles; welding glasses; protective glasses; laser safety glasses; chemical goggles; lab goggles; eye protection glasses; welding goggles; protective goggles; shooting glasses; protective eyewear; anti fog goggles; onion goggles; ballistic glasses; dust goggles
de: Schutzbrille = safety glasses; Arbeitsschutzbrille = safety glasses; Schweißerbrille = welding glasses; Laserschutzbrille = laser safety glasses; Vollsichtbrille = safety goggles; Schießbrille = shooting glasses
fr: lunettes de protection = protective glasses; lunettes de sécurité = safety glasses; lunettes de soudure = welding glasses; lunettes protection = protective glasses; sur lunettes protection = over glasses; lunettes laser = laser glasses
es: gafas de seguridad = safety glasses; gafas de protección = protective glasses; gafas de soldar = welding glasses; gafas protectoras = protective glasses; gafas láser = laser glasses; gafas de tiro = shooting glasses
it: occhiali protettivi = protective glasses; occhiali di sicurezza = safety glasses; occhiali da saldatura = welding glasses; occhiali da lavoro = work glasses; occhiali da tiro = shooting glasses; occhiali antinfortunistici = safety glasses
nl: veiligheidsbril = safety glasses; lasbril = welding glasses; beschermbril = protective glasses; laserbril = laser glasses; stofbril = dust goggles; schietbril = shooting glasses
pl: okulary ochronne = safety glasses; gogle ochronne = safety goggles; okulary spawalnicze = welding glasses; okulary robocze = work glasses; gogle spawalnicze = welding goggles; okulary strzeleckie = shooting glasses; okulary bhp = safety glasses
pt: óculos de proteção = protective glasses; óculos de segurança = safety glasses; óculos de solda = welding glasses; óculos de tiro = shooting glasses; óculos de soldador = welding glasses
not: swimming goggles; ski goggles; safety glasses case
  * -> 900490
t: clear safety glasses anti scratch => 900490
t: swimming goggles => !420299

@ hearing-protection
en: ear defender; ear muffs protection; earplug; noise reduction earmuffs; shooting earmuffs; hearing protection; foam ear plugs; noise cancelling earplugs; kids ear defenders; earmuffs + noise|safety|shooting|protection; electronic earmuffs; silicone earplugs; loop earplugs; baby ear muffs; sleep earplugs; swim ear plugs; noise protection headphones; ear protection; concert earplugs; shooting ear protection
de: Gehörschutz = hearing protection; Ohrstöpsel = earplugs; Kapselgehörschutz = noise reduction earmuffs; Lärmschutz Ohrstöpsel = noise protection earplugs; Gehörschutzstöpsel = earplug; Gehörschutz Kinder = kids hearing protection; Lärmschutzkopfhörer = noise protection headphones; Schlaf Ohrstöpsel = sleep earplugs
fr: casque anti bruit = noise protection headphones; bouchon d'oreille = earplug; protection auditive = hearing protection; bouchons d'oreilles = earplugs; casque antibruit = noise protection headphones; casque anti bruit enfant = kids ear defenders; bouchons auditifs = earplugs; bouchon oreille = earplug
es: tapones para los oídos = earplug; orejeras protectoras = protective earmuff; protector auditivo = hearing protection; tapones oídos = earplug; cascos antiruido = earmuffs; protectores auditivos = hearing protection; tapones de oídos = earplug; cascos anti ruido = earmuffs; auriculares antiruido = noise protection headphones; orejeras antiruido = earmuffs; tapones dormir = sleep earplugs
it: tappi per orecchie = earplugs; cuffie antirumore = noise reduction earmuffs; cuffie protettive = protective earmuffs; tappi orecchie = earplugs; protezione udito = hearing protection; tappi auricolari = earplugs; cuffie antirumore bambini = children's ear defenders
nl: oordoppen = earplug; gehoorbescherming = hearing protection; oorkappen = earmuffs; oordopjes = earplug + slaap|gehoor|geluid|slapen; oorbeschermers = ear protectors; gehoorkappen = earmuffs; gehoorbeschermer = hearing protector
pl: zatyczki do uszu = earplugs; nauszniki ochronne = ear muffs protection; ochronniki słuchu = hearing protectors; stopery = earplugs; stopery do uszu = earplugs; słuchawki wygłuszające = noise reduction earmuffs; nauszniki przeciwhałasowe = noise reduction earmuffs; nauszniki strzeleckie = shooting earmuffs; słuchawki ochronne = protective earmuffs
pt: tampões de ouvido = earplug; protetor auricular = hearing protector; abafador = earmuffs; tampão de ouvido = earplug; abafador de ruído = noise reduction earmuffs; protetores auriculares = hearing protectors; protetor de ouvido = hearing protector; auscultadores anti ruído = noise protection headphones; plug auricular = earplug
not: winter earmuffs; ear plug piercing; ear plug tunnel; fluffy earmuffs; ear plugs tunnel; ear plugs gauges; plug tunnel piercing; gauges; stretcher; tunnel plug; furry earmuffs
  "electronic|electrónico|elettronico|eletrónico" -> 851830
  "bluetooth" -> 851830
  main: rubber 401699 ~.02; foam|silicone|plastic 392690
  * -> 392690
t: foam ear plugs 50 pairs => 392690
t: electronic shooting earmuffs bluetooth => 851830
t: ear plug tunnel piercing steel => !392690

@ respirator
en: respirator; gas mask; half mask respirator; filter cartridge respirator; paint mask; full face respirator; ffp3 mask; kn95; face mask + filter|disposable|medical|surgical|ffp2|dust|protective; respirator mask; respirator filter; painting mask; chemical mask; welding respirator; dust mask with valve; half face respirator; respirator cartridge; mask filter pm2.5; reusable dust mask
de: Atemschutzmaske = respirator mask; Gasmaske = gas mask; Halbmaske = half mask respirator; FFP3 Maske = ffp3 mask; Lackiermaske = paint spray mask; Vollmaske = full face mask + Atemschutz|Filter; Schutzmaske = protective mask; Atemfilter = respirator filter
fr: masque respiratoire = respirator; masque à gaz = gas mask; masque anti poussière = dust mask; masque de peinture = paint mask; masque ffp3 = ffp3 mask; demi masque = half mask; masque à cartouche = cartridge mask
es: máscara de gas = gas mask; mascarilla antipolvo = dust mask; respirador = respirator + media cara|filtro; mascarilla ffp3 = ffp3 mask; máscara pintor = painting mask; media máscara = half mask; mascarilla pintura = paint mask; mascarilla con filtro = mask with filter; máscara antigás = gas mask
it: maschera antigas = gas mask; maschera antipolvere = dust mask; semimaschera = half mask; maschera ffp3 = ffp3 mask; maschera verniciatura = paint mask; maschera respiratoria = respirator mask; mascherina antipolvere = dust mask
nl: gasmasker = gas mask; ademhalingsmasker = respirator mask; halfmasker = half mask; ffp3 masker = ffp3 mask; verfmasker = painting mask; mondkapjes = face mask
pl: maska przeciwpyłowa = dust mask; maska gazowa = gas mask; półmaska = half mask; maseczka ffp2 = ffp2 mask; maska lakiernicza = paint mask; maska przeciwgazowa = gas mask; maseczka chirurgiczna = surgical mask; półmaska filtrująca = filtering half mask; maska ochronna = protective mask; maseczki = face masks; maska pełnotwarzowa = full face mask; maska ffp3 = ffp3 mask; półmasek = half mask
pt: máscara de gás = gas mask; máscara ffp2 = ffp2 mask; respirador = respirator; máscara antigás = gas mask; máscara respiratória = respirator mask; máscara de pintura = painting mask; semi máscara = half mask
not: snorkel mask; face mask sheet; gas mask bong; sleep mask; face mask skincare; cpap mask; halloween mask; face mask beauty; mascarilla capilar; mascarilla facial; mascarilla pelo; masque visage hydratant; maseczka w płachcie; maseczka do twarzy; maseczka na twarz; maschera viso; máscara facial; gas mask cosplay; máscara de cílios; maschera capelli; mascarilla cabello; sheet mask; maseczki w płachcie; maseczki do stóp; maseczka do włosów; máscara capilar; mascarilla de arcilla; mascarilla negra; face mask brush; gesichtsmaske; mask adjuster; mascarilla hidratante; mask chain; mask extender; oxygen mask; maseczka nawilżająca; masque capillaire; mascarilla nutritiva; face mask clay; face mask peel
  "gas mask" -> 902000
  "half" -> 902000
  "full face" -> 902000
  "gasmaske" -> 902000
  "halbmaske" -> 902000
  "masque à gaz" -> 902000
  "demi masque" -> 902000
  "máscara de gas" -> 902000
  "antigas" -> 902000
  "antigás" -> 902000
  "semimaschera" -> 902000
  "gasmasker" -> 902000
  "półmaska" -> 902000
  "cartridge" -> 902000
  "paint" -> 902000
  "painting" -> 902000
  "chemical" -> 902000
  "respirator": "n95" 630790; * 902000
  * -> 630790
t: ffp2 disposable face mask 20 pcs => 630790
t: half face respirator gas mask with filters => 902000
t: hydrating sheet face mask korean => !630790

@ safety-helmet
en: welding mask; face shield; work helmet; auto darkening welding helmet; chainsaw helmet; protective visor; forestry helmet; welding hood; safety hard hat; welding shield; helmet + bike|motorcycle|full face|kids|cycling|scooter|ski|riding|skate|adult|mtb|moto|modular; skateboard helmet; baseball helmet
de: Schweißhelm = welding helmet; Gesichtsschutz = face protection; Anstoßkappe = bump cap; Schweißmaske = welding mask; Integralhelm = full face helmet; Forsthelm = forestry helmet; Helm = helmet + Fahrrad|Motorrad|Ski|Kinder|Skate; Jethelm = open face helmet; Klapphelm = flip-up helmet; Kinderfahrradhelm = child's bicycle helmet; Industriehelm = industrial helmet; Schweißschutzhelm = welding helmet
fr: casque de soudure = welding helmet; visière de protection = protective visor; masque de soudure = welding mask; casquette anti heurt = bump cap; casque vélo = bicycle helmet; casque enfant = children's helmet; casque équitation = riding helmet; casque modulable = modular helmet; casque = helmet + vélo|moto|ski|équitation|trottinette|escalade; cagoule de soudage = welding hood; casque forestier = forestry helmet; casque jet = open face helmet; casque escalade = climbing helmet; bombe équitation = riding helmet
es: careta de soldar = welding mask; pantalla facial = face shield; casco de soldar = welding hood; casco bicicleta = bicycle helmet; casco moto = motorcycle helmet; casco esquí = ski helmet; casco obra = hard hat; máscara de soldar = welding mask; casco = helmet + bici|moto|esquí|niño|integral|patinete|modular|escalada; casco integral = full face helmet; casco infantil = child's helmet; pantalla protectora = protective face shield; gorra antigolpes = bump cap; pantalla soldar = welding shield; casco jet = open face helmet; casco hípica = riding helmet
it: casco protettivo = protective helmet; maschera da saldatore = welding mask; visiera protettiva = protective visor; casco bici = bicycle helmet; casco moto = motorcycle helmet; casco sci = ski helmet; casco da cantiere = construction helmet; casco saldatura = welding helmet; casco = helmet + bici|moto|sci|bambino|monopattino|equitazione|modulare|jet; elmetto protettivo = protective hard hat; casco equitazione = riding helmet; casco modulare = modular helmet; casco bambino = child's helmet; casco antinfortunistico = safety helmet; maschera saldatura = welding mask; casco jet = open face helmet; casco arrampicata = climbing helmet
nl: lashelm = welding helmet; gelaatsscherm = face shield; kinderhelm = child's helmet; integraalhelm = full face helmet; helm = helmet + fiets|motor|scooter|ski|kind|brommer; laskap = welding hood; klimhelm = climbing helmet; paardrijcap = riding helmet; stootpet = bump cap; systeemhelm = modular helmet; scooterhelm = scooter helmet; cap + paardrijden
pl: przyłbica spawalnicza = welding helmet; przyłbica = face shield; kask budowlany = construction helmet; kask integralny = full face helmet; kask dziecięcy = child's helmet; kask jeździecki = riding helmet; kask szczękowy = modular helmet; hełm ochronny = protective helmet; maska spawalnicza = welding mask; kask na rower = bicycle helmet; kask wspinaczkowy = climbing helmet; toczek jeździecki = riding helmet; kask na hulajnogę = scooter helmet; przyłbica ochronna = protective face shield; kask motocross = motocross helmet
pt: máscara de solda = welding mask; capacete bicicleta = bicycle helmet; capacete mota = motorcycle helmet; capacete obra = safety hard hat; capacete integral = full face helmet; capacete infantil = children's helmet; capacete esqui = ski helmet; capacete = helmet + bicicleta|moto|esqui|infantil|integral; máscara de soldador = welding mask; capacete ciclismo = cycling helmet; protetor facial = face shield; capacete aberto = open face helmet; capacete escamoteável = modular helmet
not: hair dryer helmet; helmet light; helmet camera; helmet intercom; helmet visor; hair growth helmet; casque audio; toy helmet; casque bluetooth; casque de musculation; casque gamer; helmet bag; casque vr; casque anti bruit; casque sans fil; casque gaming; casque enfant audio; helmet headset; casque micro; casco vr; helmet cosplay; cascos bluetooth; cascos inalámbricos; helmet lock; helmet liner; pinlock; viseira capacete; viseira de golfe; intercomunicador capacete; helmet hook; helmet holder; helmet mount; visera; pantalla facial led; beauty face shield; wella; helmet stickers; bluetooth helmet headset; helmet cover; helmet chin; casque réalité; casque filaire; casque infrarouge; helmet padding; helm roleplay; face shield mask led; star wars helmet; skull; helmet camera mount; casque lumière; casque épilation; mandalorian helmet; cascara; cascada
  "face shield" -> 392690 ~.7
  "gesichtsschutz" -> 392690
  "welding|soldadura|saldatura|soldagem" -> 650610 ~.8
  * -> 650610
t: construction hard hat with ratchet => 650610
t: full face motorcycle helmet => 650610
t: helmet intercom bluetooth => !650610

@ safety-goods
en: traffic cone; safety harness; fall arrest harness; warning tape; barrier tape; reflective tape; knee pads work; lanyard safety fall; caution tape; fire extinguisher; lockout tagout; first aid sign; reflector + car|bike|road|driveway|trailer|adhesive|red; road stud; convex mirror; climbing harness; warning triangle; emergency triangle; speed bump; car fire extinguisher; safety sign; warning sign + sticker|plastic|safety; reflective sticker; barricade tape; hazard tape; road cone; parking cone; safety barrier; crowd barrier; parking barrier; safety net; fire extinguisher spray; fire extinguisher bracket; lockout padlock; retractable belt barrier; work knee pads; full body harness; tree climbing harness; shock absorber lanyard; parking post; self retracting lifeline; antistatic wrist strap; esd wrist strap; spill kit; corner guard; foam edge protector; bollard; wheel chock; parking block; wall protector garage
de: Leitkegel = traffic cone; Auffanggurt = safety harness; Absperrband = barrier tape; Feuerlöscher = fire extinguisher; Warndreieck = warning triangle; Reflektorband = reflective tape; Knieschoner = knee pads + Arbeit; Pylone = traffic cone; Verkehrskegel = traffic cone; Klettergurt = climbing harness; Reflektor = reflector + Fahrrad|Anhänger|Auto; Verkehrsspiegel = traffic mirror; Absperrpfosten = barrier post; Unterlegkeil = wheel chock; Feuerlöschspray = fire extinguishing spray; Reflektoren = reflector; Warnband = warning tape; Sicherheitsgurt = safety belt + Absturz; Reflexfolie = reflective film; Warnschild = warning sign; Parkpfosten = parking post; Absperrkette = barrier chain; Fallschutz = fall protection + Set; Antistatikband = antistatic tape; Kantenschutz = edge protection; Absperrständer = barrier stand
fr: cône de signalisation = traffic cone; harnais de sécurité = safety harness; ruban de signalisation = barrier tape; extincteur = fire extinguisher; triangle de signalisation = warning triangle; bande réfléchissante = reflective tape; genouillère = knee pad + travail; harnais antichute = fall arrest harness; rubalise = barrier tape; réflecteur = reflector + vélo|remorque; miroir de circulation = traffic mirror; cale de roue = wheel chock; ralentisseur = speed bump; panneau de signalisation = road sign; adhésif réfléchissant = reflective adhesive; baudrier = harness; cône de chantier = traffic cone; triangle voiture = warning triangle; potelet = bollard; barrière de parking = parking barrier; bracelet antistatique = antistatic wrist strap; protection angle = corner protector
es: cono de tráfico = traffic cone; arnés de seguridad = safety harness; cinta de balizamiento = barrier tape; extintor = fire extinguisher; triángulo de emergencia = emergency triangle; cinta reflectante = reflective tape; rodilleras de trabajo = work knee pad; arnés anticaída = fall arrest harness; catadióptrico = reflector; espejo de tráfico = traffic mirror; calzo = wheel chock + rueda; señal de advertencia = warning sign; baliza v16 = v16 beacon light; luz v16 = v16 beacon light; chaleco seguridad = safety vest; arnés escalada = climbing harness; extintor coche = car fire extinguisher; cono señalización = traffic cone; reflectante = reflector + adhesivo|pegatina; barrera de aparcamiento = parking barrier; pasacables suelo = floor cable protector; muñequera antiestática = anti-static wrist strap; triángulos emergencia = emergency triangle; valla de seguridad = safety fence; línea de vida = lifeline
it: cono stradale = traffic cone; imbracatura di sicurezza = safety harness; nastro segnaletico = warning tape; estintore = fire extinguisher; coperta antifiamma = fire blanket; triangolo auto = warning triangle; nastro riflettente = reflective tape; ginocchiere da lavoro = work knee pad; imbragatura anticaduta = fall arrest harness; catarifrangente = reflector; specchio stradale = traffic mirror; giubbino catarifrangente = reflective vest; cuneo ruota = wheel chock; triangolo di emergenza = emergency triangle; cordino anticaduta = fall arrest lanyard; coni stradali = traffic cone; nastro rifrangente = reflective tape; estintore auto = car fire extinguisher; imbrago arrampicata = climbing harness; paletto parcheggio = parking post; cartello di avvertimento = warning sign; paracolpi garage = garage bumper
nl: verkeerskegel = traffic cone; veiligheidsharnas = safety harness; afzetlint = barrier tape; brandblusser = fire extinguisher; gevarendriehoek = warning triangle; reflecterende tape = reflective tape; kniebeschermers werk = knee pads work; pylon = traffic cone; valharnas = fall arrest harness; reflector = reflector + fiets|aanhanger; verkeersspiegel = traffic mirror; wielblok = wheel chock; reflectietape = reflective tape; parkeerpaal = parking post; klimgordel = climbing harness; brandblusspray = fire extinguisher spray; hesje = safety vest; waarschuwingsbord = warning sign; antistatische polsband = antistatic wrist strap; reflectoren = reflector
pl: pachołek = traffic cone; szelki bezpieczeństwa = safety harness; taśma ostrzegawcza = warning tape; gaśnica = fire extinguisher; trójkąt ostrzegawczy = warning triangle; taśma odblaskowa = reflective tape; nakolanniki robocze = work knee pads; odblask = reflector; lustro drogowe = traffic mirror; klin pod koło = wheel chock; uprząż wspinaczkowa = climbing harness; odblaski = reflectors; tabliczka ostrzegawcza = warning sign; szelki asekuracyjne = fall arrest harness; blokada parkingowa = parking barrier; nakolanniki monterskie = work knee pads; słupek parkingowy = parking post; lina asekuracyjna = safety rope; naklejki odblaskowe = reflective stickers; gaśnica samochodowa = car fire extinguisher; uprząż asekuracyjna = safety harness; opaska antystatyczna = anti-static wrist strap; kliny pod koła = wheel chocks
pt: cone de sinalização = traffic cone; cinto de segurança trabalho = work safety harness; fita de sinalização = barrier tape; colete refletor = reflective vest; extintor = fire extinguisher; triângulo de sinalização = warning triangle; fita refletora = reflective tape; joelheiras trabalho = work knee pads; arnês = harness; espelho convexo = convex mirror; calço roda = wheel chock; placa de aviso = warning sign; refletor = reflector + bicicleta|reboque; fita refletiva = reflective tape; arnês de segurança = safety harness; cone trânsito = traffic cone; adesivo refletivo = reflective sticker; cinto paraquedista = fall arrest harness; trava quedas = fall arrester; barreira estacionamento = parking barrier; pulseira antiestática = antistatic wrist strap; lombada = speed bump; cadeirinha escalada = climbing harness
not: traffic cone toy; dog harness; reflective dog; dog vest; dog life; reflector disc; photo reflector; cat harness; agility cone; sports cone; training cone; arnés perro; harnais chien; imbracatura cane; baby harness; szelki dla psa; arnês gato; arnés gato; football cone; arnés para perro; dog collar; dog leash; reflective dog collar; arnés bebé; leash; arnés de perro; arnês cão; antistatic mat; fita led; foto reflector; kamizelka dla psa; harnais chat; harnais pour chien; imbracatura per cani; reflector lamp; arnes para gato; shade reflector; calzado; lombo; lombar
  "extinguisher" -> 842410
  "feuerlöscher" -> 842410
  "extincteur" -> 842410
  "extintor" -> 842410
  "estintore" -> 842410
  "brandblusser" -> 842410
  "gaśnica" -> 842410
  "vest" -> 621040 ~.2
  "warnweste" -> 630790 ~.4
  "v16" -> 851220 ~.5
  "harness" -> 630790
  "arnés" -> 630790
  "harnais" -> 630790
  "imbracatura" -> 630790
  "szelki" -> 630790
  "arnês" -> 630790
  "auffanggurt" -> 630790
  "lanyard" -> 630790
  "knee" -> 630790
  "knieschoner" -> 630790
  "genouillère" -> 630790
  "fire blanket" -> 701990
  "löschdecke" -> 701990
  "blusdeken" -> 701990
  "koc gaśniczy" -> 701990
  "tape" -> 391910
  "reflective" -> 391910 ~.6
  "sticker" -> 391990
  "mirror" -> 700992 ~.6
  "spiegel" -> 700992
  "espejo" -> 700992
  "miroir" -> 700992
  "lockout" -> 830110 ~.6
  "wrist strap" -> 630790 ~.3
  main: rubber 401699 ~.1; plastic 392690 ~.8; iron 732690 ~.1; textile 630790
  * -> 392690
t: pvc traffic cone 50cm => 392690
t: full body safety harness fall arrest => 630790
t: dry powder fire extinguisher 1kg => 842410
t: dog harness reflective => !392690

@ glue-stick-hot
en: hot melt glue stick; glue sticks for glue gun; hot melt adhesive stick
# de
fr: bâton de colle chaude = hot melt glue stick; bâtons de colle chaude = hot melt glue sticks; bâton colle chaude = hot melt glue stick
es: barra pegamento caliente = hot melt glue stick; barras termofusibles = hot melt glue stick
it: stick colla a caldo = hot melt glue stick; colla a caldo stick = hot melt glue stick; stecche colla a caldo = hot melt glue stick
nl: lijmstick lijmpistool = glue sticks for glue gun
pl: klej na gorąco wkłady = hot melt glue sticks; laski kleju = glue sticks; klej w laskach = glue sticks
pt: bastão de cola quente = hot glue stick; refil cola quente = hot glue refill; barras de cola quente = hot glue sticks; cola quente bastão = hot glue stick
  * -> 350610
t: hot glue sticks 7mm 50 pcs => 350610
t: hot glue gun 60w => !350610

@ metal-working-part
en: magnetic welding holder; welding magnet; layout fluid; angle welding magnet; bench pin jewelry; dapping block; ring mandrel steel; jewelry anvil; ingot mould; casting flask; melting furnace; gold melting; electric melting furnace; metal melting furnace; ring bending tool; rolling mill jewelry; jewelry rolling mill; draw plate
de: Schweißmagnet = welding magnet; Magnetwinkel = magnetic angle; Gießform = casting mould + Gold|Silber|Barren; Schmelzofen = melting furnace
fr: aimant de soudure = welding magnet; équerre magnétique = magnetic square; four de fusion = melting furnace
es: escuadra magnética = magnetic square; horno de fundición = melting furnace; imán de soldadura = welding magnet
it: squadra magnetica = magnetic square; forno fusione = melting furnace; magnete per saldatura = welding magnet
nl: lasmagneet = welding magnet; smeltoven = melting furnace
pl: kątownik magnetyczny = magnetic square; wlewka = ingot mould + złoto; piec do topienia = melting furnace; magnes spawalniczy = welding magnet; uchwyt magnetyczny spawalniczy = magnetic welding holder
pt: esquadro magnético = magnetic square; forno de fundição = melting furnace
  "furnace" -> 851419
  "schmelzofen" -> 851419
  "four" -> 851419
  "crucible": "graphite|grafito|grafite" 690310; * 690390
  "crisol" -> 690310
  "creuset" -> 690310
  "tiegel" -> 690310
  "ingot|lingote|lingotto" -> 848049
  "blanket" -> 701990
  "rolling mill" -> 845522
  "draw plate" -> 820720
  "dapping" -> 820559
  "mandrel" -> 820559
  "anvil" -> 820590
  "bench pin" -> 442199
  * -> 850590
t: magnetic welding holder 50lb => 850590
t: electric gold melting furnace 1kg => 851419
t: fridge magnet souvenir => !850590

@ work-mat
en: tailor chalk marker woodworking; carpenter pencil; cutting mat; self healing cutting mat; welding chalk; soapstone marker; marking chalk; antistatic mat; magnetic work mat; anti fatigue mat; rubber workshop mat; kneeling pad; garden kneeler; knee pad garden
de: Zimmermannsbleistift = carpenter pencil; Schneidematte = cutting mat; Schneideunterlage = cutting mat; Kniekissen = kneeling cushion; Kniematte = kneeling mat; Antistatikmatte = antistatic mat
fr: crayon de charpentier = carpenter pencil; tapis de découpe = cutting mat; tapis de coupe = cutting mat; genouillère jardin = knee pad garden; tapis antistatique = antistatic mat
es: lápiz de carpintero = carpenter pencil; base de corte = cutting mat; tabla de corte manualidades = craft cutting mat; rodillera jardín = garden kneeling pad; alfombrilla de corte = cutting mat; tapete de corte = cutting mat
it: matita da falegname = carpenter pencil; tappetino da taglio = cutting mat; base da taglio = cutting mat; cuscino ginocchia giardino = kneeling pad; inginocchiatoio giardino = garden kneeler
nl: timmermanspotlood = carpenter pencil; snijmat = cutting mat; kniekussen = kneeling pad; knielmat = kneeling pad
pl: ołówek stolarski = carpenter pencil; mata do cięcia = cutting mat; mata samogojąca = self healing cutting mat; klęcznik ogrodowy = garden kneeler; podkładka pod kolana = kneeling pad
pt: lápis de carpinteiro = carpenter pencil; base de corte = cutting mat; tapete de corte = cutting mat; joelheira jardim = garden knee pad
not: yoga mat; kitchen cutting mat
  "pencil" -> 960910
  "bleistift" -> 960910
  "zimmermannsbleistift" -> 960910
  "crayon" -> 960910
  "lápiz" -> 960910
  "matita" -> 960910
  "timmermanspotlood" -> 960910
  "ołówek" -> 960910
  "lápis" -> 960910
  "chalk" -> 960990
  "soapstone" -> 960990
  main: rubber 401691 ~.1; foam 392690; plastic 392690
  * -> 392690
t: self healing cutting mat a3 pvc => 392690
t: carpenter pencil flat => 960910
t: yoga mat 6mm => !392690
