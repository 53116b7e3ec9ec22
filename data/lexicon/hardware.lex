# Hardware: fasteners, locks, hinges, furniture and door fittings, chains, rope, pipes and taps, springs, bearings, hooks, metal smallware.

value kind=stud-threaded
en: threaded rod; studding; threaded
es: varilla roscada; roscado
it: barra filettata; filettato
pt: varão roscado; roscado
value for=bag
en: bag; handbag; purse; backpack; tote; luggage; suitcase
de: Tasche; Handtasche; Koffer
fr: sac; sac à main; valise
es: bolso; maleta; mochila
it: borsa; borse; valigia
nl: tas; koffer
pl: torba; torebka; walizka
pt: bolsa; mala
value for=door
en: door; gate; cupboard door; sliding door
de: Tür; Tor
fr: porte; portail
es: puerta
it: porta; cancello
nl: deur; poort
pl: drzwi; brama
pt: porta; portão
value for=curtain
en: curtain; drape; shower curtain
de: Vorhang; Gardine
fr: rideau
es: cortina
it: tenda
nl: gordijn
pl: zasłona; firana
pt: cortina

# Threaded and other fasteners by metal: 7318, 7415, 7616, 8108, 3926
table screws-wood
  "nylon|nailon" -> 392690
  main: copper 741533 ~.04; aluminium 761610 ~.02; plastic 392690 ~.03; titanium 810890 ~.01
  * -> 731812
table bolts
  "nylon|nailon" -> 392690
  main: copper 741533 ~.04; aluminium 761610 ~.04; titanium 810890 ~.03; plastic 392690 ~.06
  * -> 731815
table nuts
  "nylon|nailon" -> 392690
  main: copper 741533 ~.05; aluminium 761610 ~.03; titanium 810890 ~.01; plastic 392690 ~.05
  * -> 731816
table washers
  "nylon|nailon" -> 392690
  main: copper 741521 ~.06; aluminium 761610 ~.03; plastic 392690 ~.06; rubber 401693 ~.08; paper 482390 ~.01; felt 591190 ~.01
  * -> 731822

# Building and furniture fittings by material: ch.39.25, 39.26.30, 83.02, wood 4421, porcelain 6914
table fitting-door
  main: plastic 392590 ~.06; wood 442199 ~.02; ceramic 691490 ~.01; glass 702000 ~.01; rubber 401699 ~.02
  * -> 830241
table fitting-furniture
  main: plastic 392630 ~.08; wood 442199 ~.04; ceramic 691490 ~.03; glass 702000 ~.03; leather 420500 ~.03; stone 680299 ~.01; rubber 401699 ~.01; textile 560900 ~.01
  * -> 830242

@ wood-screw
en: wood screw; chipboard screw; decking screw; deck screw; coach screw; lag screw; timber screw; countersunk wood screw; confirmat screw; furniture screw; lag bolt; cabinet screw; woodscrew; hinge screw
de: Holzschraube = wood screw; Spanplattenschraube = chipboard screw; Terrassenschraube = decking screw; Schlüsselschraube = coach screw; Spaxschraube = chipboard screw; Schraube = screw + Holz|Spanplatten|Torx|Senkkopf
fr: vis à bois = wood screw; vis aggloméré = chipboard screw; vis terrasse = decking screw; tirefond = coach screw
es: tornillo para madera = wood screw; tornillos madera = wood screw; tirafondo = coach screw
it: vite per legno = wood screw; viti per legno = wood screw; viti truciolare = chipboard screw; tirafondo = coach screw
nl: houtschroef = wood screw; spaanplaatschroef = chipboard screw; vlonderschroef = decking screw; houtschroeven = wood screw; spaanplaatschroeven = chipboard screw; vlonderschroeven = decking screw; schroef = screw + hout|spaanplaat|torx|verzonken|rvs; schroeven = screw + hout|spaanplaat|torx|rvs|verzinkt
pl: wkręt do drewna = wood screw; wkręty do drewna = wood screws; wkręty ciesielskie = timber screws; wkręty tarasowe = decking screws; wkręty = screws
pt: parafuso para madeira = wood screw; parafusos madeira = wood screws; parafuso aglomerado = chipboard screw
not: wood screw extractor; wood screw bit
  "coach" -> 731811
  "lag" -> 731811
  "tirefond" -> 731811
  "schlüsselschraube" -> 731811
  "tirafondo" -> 731811
  use screws-wood
t: countersunk wood screws 4x40 200 pcs => 731812
t: hex lag screws galvanised => 731811
t: electric screwdriver => !731812

@ self-tapping-screw
en: self tapping screw; drywall screw; sheet metal screw; self drilling screw; roofing screw; tapping screw; concrete screw; tek screw; tapcon; plasterboard screw; fence screw; self tapper; micro self tapping screws
de: Blechschraube; Schnellbauschraube; Bohrschraube; selbstschneidende Schraube; Betonschraube; Gipskartonschraube; Trapezblechschraube
fr: vis autoforeuse; vis placo; vis à tôle; vis autotaraudeuse; vis à béton
es: tornillo autorroscante; tornillo autoperforante; tornillo chapa; tornillos pladur; tornillos rosca chapa
it: vite autofilettante; viti autofilettanti; viti autoperforanti; viti cartongesso
nl: zelftappende schroef; plaatschroef; gipsplaatschroef; zelfborende schroef; betonschroef; zelftappende schroeven; plaatschroeven; gipsplaatschroeven; zelfborende schroeven; betonschroeven
pl: wkręt samowiercący; blachowkręt; wkręty do płyt; blachowkręty; wkręty do betonu; wkręty farmerskie
pt: parafuso autorroscante; parafuso autoperfurante; parafusos pladur; parafuso drywall
  main: copper 741533 ~.02; aluminium 761610 ~.01; plastic 392690 ~.01
  * -> 731814
t: stainless self tapping screws m3 100 pcs => 731814
t: drywall screws black phosphate => 731814
t: screwdriver set => !731814

@ bolt-screw
en: machine screw; hex bolt; socket head screw; set screw; grub screw; carriage bolt; eye bolt; u bolt; thumb screw; allen bolt; bolt + m6|m8|m10|hex|steel|titanium|flange|m12|socket|nuts|cap|anchor|stud|hanger|metric; screw + m2|m3|m4|m5|m6|steel|countersunk|pan head|stainless|hex|socket|torx|nylon|assortment|phillips; cap screw; button head screw; screw kit; bolt kit; stud bolt; screw assortment; nut and bolt set; laptop screws; ssd screw; m.2 screw; license plate screw; titanium bolt; shoulder screw; wing screw; roof bolt; stripper bolt; hanger bolt; captive screw; countersunk screw; pan head screw; chicago screw; binding post screw; standoff screw; nylon screw; wheel bolt; lug bolt; wing bolt; t bolt; foundation bolt; flange bolt; knurled thumb screw; nuts and bolts; fasteners kit; sex bolt; cross bolt; furniture bolt; barrel bolt screw; bed bolt; torx screw; banjo bolt; hex socket screw; eyebolt; head screw; screws kit
de: Maschinenschraube = machine screw; Sechskantschraube = hex bolt; Zylinderkopfschraube = socket head screw; Gewindestift = set screw; Schlossschraube = carriage bolt; Augenschraube = eye bolt; Rändelschraube = thumb screw; Schraubenset = screw kit; Schrauben Set = screw kit; Senkkopfschraube = countersunk screw; Madenschraube = grub screw; Linsenkopfschraube = button head screw; Radschraube = wheel bolt; Schraube = screw + M3|M4|M5|M6|M8|M10|Edelstahl; Flügelschraube = wing screw; Stockschraube = hanger bolt; Schraubensortiment = screw assortment; Bundschraube = flange bolt; Schraubbolzen = bolt; Bügelschraube = u bolt; Titanschraube = titanium screw; Möbelverbinder Schraube = furniture connector screw; Sechskantschrauben = hex bolt; Schraube = screw + Stahl|Messing|DIN|verzinkt|Kunststoff; Dehnschraube = stretch bolt; Passschraube = fitting bolt; Edelstahlschrauben = stainless steel screw; Edelstahlschraube = stainless steel screw; Stahlschrauben = steel screw; Messingschrauben = brass screw
fr: vis à métaux = machine screw; boulon = bolt; vis hexagonale = hex screw; vis sans tête = grub screw; vis à tête cylindrique = cylinder head screw; tige filetée = threaded rod + non; boulon à oeil = eye bolt; vis papillon = wing screw; vis = screw + m3|m4|m5|m6|m8|inox|btr|tête; piton à oeil = screw eye; assortiment de vis = screw assortment; coffret visserie = screw assortment box; visserie = screws and bolts; vis btr = socket head screw; boulons de roue = wheel bolts; vis moletée = knurled screw; étrier fileté = threaded u bolt; goujon fileté = threaded stud; vis chc = socket head screw; vis inox = stainless steel screw; boulon en acier = steel bolt; vis à tête hexagonale = hex head screw; boulonnerie = bolts and fasteners; vis en acier = steel screw; vis métaux = machine screw; vis à six pans = hex screw
es: tornillo allen = allen bolt; perno = bolt; tornillo hexagonal = hex bolt; prisionero = set screw; tornillo de ojo = eye bolt; juego de tornillos = screw kit; tornillos m3 = m3 screw; tornillos = screw + inox|m4|m5|m6|m8|allen|métrica|surtido; cáncamo = eye bolt; tornillería = screws and bolts; tornillo mariposa = thumb screw; tornillo = screw + m3|m4|m5|m6|m8|inox|allen|nylon; kit tornillos = screw kit; tornillos rueda = wheel bolt; espárrago = stud bolt + rosca|escape|rueda; varilla = rod + roscada|perno; abarcón = u bolt
it: vite a brugola = socket head cap screw; bullone = bolt; vite testa esagonale = hex head screw; grano = grub screw + vite|filettato; set viti = screw set; viti m3 = m3 screw; bulloneria = nut and bolt; vite = screw + m3|m4|m5|m6|m8|inox|testa|brugola; viti = screw + inox|m4|m5|m6|m8|acciaio|assortimento; golfare = eye bolt; viteria = screw; bulloni = bolt + ruota|esagonali|inox; prigioniero = stud bolt + filettato|scarico; assortimento viti = screw assortment; cavallotto = u bolt; vite ad occhio = screw eye; bulloni = bolt
nl: machineschroef = machine screw; zeskantbout = hex bolt; inbusbout = allen bolt; stelschroef = set screw; oogbout = eye bolt; boutenset = bolt set; bout = bolt + m6|m8|m10|inox|rvs|zeskant|wiel; slotbout = carriage bolt; vleugelschroef = wing screw; schroevenset = screw set; schroef = screw + m3|m4|m5|rvs|inox; inbusbouten = allen bolt; wielbouten = wheel bolt; assortiment schroeven = screw assortment; kartelschroef = knurled screw; draadbout = threaded bolt; u-bout = u bolt; machineschroeven = machine screw; stelschroeven = set screw; vleugelschroeven = wing screw; kartelschroeven = knurled screw; schroeven = screw; stalen bouten = steel bolt; bouten = bolt; bout = bolt + staal|stalen|verzinkt|m12|m16|m20; schroef = screw + staal|stalen|kunststof|messing; rvs schroeven = stainless steel screw; rvs bouten = stainless steel bolt; messing schroeven = brass screw; roestvrijstalen schroeven = stainless steel screw; roestvrijstalen bouten = stainless steel bolt
pl: śruba = screw; śruby = screws; śruba imbusowa = socket head screw; wkręt dociskowy = set screw; śruba oczkowa = eye bolt; zestaw śrub = screw set; śruba sześciokątna = hex bolt; śrubki = screws; śruba motylkowa = thumb screw; śruby do kół = wheel bolts; szpilka gwintowana = threaded stud; zestaw śrubek = screw set; śruba = screw + m3|m4|m5|m6|m8; cybant = u-bolt; śruba zamkowa = carriage bolt; śruba z oczkiem = eye bolt; wkręty = screws + m2|m3|metryczne|dociskowe; śruby imbusowe = socket head screws; śruba nylonowa = nylon screw; śruby stalowe = steel screws; śruby sześciokątne = hex bolts; śruba stalowa = steel screw; wkręty metryczne = machine screws; śruby zamkowe = carriage bolts
pt: parafuso allen = socket head screw; parafuso sextavado = hex bolt; perno = bolt; jogo de parafusos = screw set; parafuso de olhal = eye bolt; parafuso = screw + m3|m4|m5|m6|m8|inox|allen|máquina; parafusos = screws + m3|m4|m5|m6|m8|inox|sortidos|kit; abraçadeira u = u bolt; prisioneiro = stud bolt + rosca|roda; parafuso francês = carriage bolt; parafuso borboleta = thumb screw; kit parafusos = screw kit; parafusos de roda = wheel bolts
not: screw driver; bolt cutter; door bolt; barrel bolt; screw cap; screw extractor; cork screw; screw gun; screw hook; screw eye; usain bolt; screw jack; screw organizer; bolt extractor; screw piercing; crossbow bolt; screw back earrings; ear screw; bolt action; flush bolt; tower bolt; sliding bolt; screw storage; bolt necklace; fabric bolt; screw back; screw box; toggle bolt; screw tap; screw rivet; screwback; screw lock; lightning bolt; screw in; screw post; screw propeller; lead screw; ball screw; screw ring; screw clamp; screw stud earring; screw connector; screw bracelet; screw spike; parafuso implante; screw top; granato; granata; granito; golf
  use bolts
ask: main
t: m3 stainless steel hex socket screw assortment => 731815
t: brass machine screw m4 => 741533
t: nylon screw m3 white 100 pcs => 392690
t: sliding door bolt => !731815

@ nut-fastener
en: hex nut; lock nut; wing nut; nyloc nut; flange nut; cap nut; acorn nut; t-nut; rivet nut; nut + m6|m8|m10|m5|m4|m3|hex|stainless|locking|wheel|coupling|titanium|brass; threaded insert; coupling nut; lug nut; wheel nut; cage nut; u nut clip; speed nut; knurled insert; rivnut; tee nut; square nut; slide nut; heat set insert; castle nut; dome nut; barrel nut; insert nut; drop in t nut; hammer nut; jam nut; nylock nut; furniture insert nut; clip nut; brass insert nut; blind rivet nut; threaded inserts for wood; wheel nuts; lug nuts
de: Sechskantmutter = hex nut; Flügelmutter = wing nut; Sicherungsmutter = lock nut; Stoppmutter = lock nut; Nietmutter = rivet nut; Mutter = screw nut + M6|M8|M10|M5|Edelstahl; Gewindeeinsatz = threaded insert; Radmutter = wheel nut; Hutmutter = cap nut; Einschlagmutter = t-nut; Einschraubmuffe = threaded insert; Käfigmutter = cage nut; Nutenstein = slot nut; Nietmuttern = rivet nut; Blindnietmutter = blind rivet nut; Einpressmutter = press-in nut; Rampamuffe = threaded insert; Muttern = screw nut + M6|M8|Set|Edelstahl; Vierkantmutter = square nut; Hammermutter = hammer nut; Blechmutter = sheet metal nut
fr: écrou = nut; écrou hexagonal = hex nut; écrou papillon = wing nut; écrou frein = lock nut; insert fileté = threaded insert; écrou à sertir = rivet nut; écrou de roue = wheel nut; écrou nylstop = nyloc nut; écrou cage = cage nut; écrous = nuts; écrou en t = t nut; insert à visser = screw-in insert; écrou borgne = cap nut; écrous de roue = wheel nuts
es: tuerca = nut; tuerca mariposa = wing nut; tuerca autoblocante = lock nut; tuerca remachable = rivet nut; inserto roscado = threaded insert; tuercas = nut; tuerca hexagonal = hex nut; tuerca enjaulada = cage nut; tuercas rueda = wheel nut; tuerca remache = rivet nut; tuerca t = t-nut; insertos roscados = threaded insert; tuerca ciega = cap nut
it: dado esagonale = hex nut; dado autobloccante = lock nut; dado a farfalla = wing nut; inserto filettato = threaded insert; dadi = nut + esagonali|m6|m8|ruota|inox|autobloccanti; dado = nut + m6|m8|m10|inox|flangiato|gabbia|cieco; boccola filettata = threaded bushing; inserti filettati = threaded insert; rivetti filettati = rivet nut; dadi ruota = wheel nut; dado a t = t-nut; bussola filettata = threaded bushing
nl: zeskantmoer = hex nut; borgmoer = lock nut; vleugelmoer = wing nut; blindklinkmoer = rivet nut; moer = nut + m6|m8|m10|rvs|wiel; moeren = nut; inslagmoer = tee nut; dopmoer = cap nut; wielmoer = wheel nut; kooimoer = cage nut; draadbus = threaded insert; schroefdraad insert = threaded insert; t moer = t-nut
pl: nakrętka sześciokątna = hex nut; nakrętka samohamowna = lock nut; nakrętka motylkowa = wing nut; nitonakrętka = rivet nut; nakrętka = nut + m6|m8|m10|m5|kołnierzowa|koszyczkowa|koła|młoteczkowa; nakrętki = nuts + m6|m8|kół|samohamowne|zestaw; mufa meblowa = furniture insert nut; wkładka gwintowana = threaded insert; nitonakrętki = rivet nuts; nakrętka kłowa = t-nut; nakrętka kapturkowa = cap nut; nitonakrętek = rivet nut
pt: porca = nut; porca sextavada = hex nut; porca borboleta = wing nut; porca autoblocante = lock nut; rebite de rosca = rivet nut; porcas = nuts; inserto roscado = threaded insert; porca gaiola = cage nut; porca de roda = wheel nut; porca rebite = rivet nut; porca travante = lock nut; inserto rosqueado = threaded insert
not: nut driver; nut milk bag; nut cracker; brazil nut; rivet nut tool; nut butter; nut splitter; gland nut; guitar nut; wingnut hair; nut bowl; pine nut; porca spin; cable gland nut; betel nut; nut grinder; wheel nut cover; dado da brodo; dado gioco; dado vegetale; dadi da gioco; lug nut cover; angle grinder nut; nitonakrętki nitownica; nakrętka na butelkę; lug nut socket; nut pliers; wheel nut indicator; wheel nut cap; tuerca amoladora; nut chopper; donut; porca peluche; banjo nut; porca pelúcia
  "insert": main=copper 741539; main=plastic 392690; main=zinc 790700; * 731816 ~.6
  "heat set" -> 741539
  use nuts
t: m8 stainless hex lock nut => 731816
t: brass heat set threaded insert m3 => 741539
t: betel nut => !7318

@ washer-fastener
en: flat washer; spring washer; lock washer; washer + m6|m8|m10|m5|m4|steel|fender|copper|nylon|flat|sealing|split|m3|assortment|penny|crush; copper washer; nylon washer; sealing washer; shim washer; cup washer; drain plug washer; fiber washer; penny washer; fender washer; bonded washer; crush washer; finishing washer; washer kit; shim + steel|washer|brass|set; star washer; wave washer; belleville washer; conical washer; tap washer; thrust washer
de: Unterlegscheibe = washer; Federring = spring washer; Federscheibe = spring washer; Kupferdichtung = copper seal; Kupferring = copper ring; Karosseriescheibe = fender washer; Unterlegscheiben = washer; Passscheibe = shim; Zahnscheibe = toothed lock washer; Dichtscheibe = sealing washer; U Scheibe = washer; Tellerfeder = belleville washer; Kupferdichtringe = copper sealing ring; Sicherungsscheibe = lock washer; Kotflügelscheibe = fender washer
fr: rondelle = washer; rondelle ressort = spring washer; rondelle cuivre = copper washer; rondelles = washers; rondelle plate = flat washer; rondelle grower = spring washer; rondelle nylon = nylon washer; joint cuivre = copper seal; rondelle belleville = belleville washer; rondelle carrossier = fender washer
es: arandela = washer; arandela grower = spring washer; arandela plana = flat washer; arandela cobre = copper washer; arandelas = washer; arandela nylon = nylon washer; arandela muelle = spring washer
it: rondella = washer; rondella elastica = spring washer; rondella rame = copper washer; rondelle = washer; rondella piana = flat washer; rondelle rame = copper washer; rondella nylon = nylon washer; rosetta elastica = spring washer; molla a tazza = belleville washer
nl: sluitring = washer; veerring = spring washer; koperen ring = copper washer; sluitringen = washer; carrosseriering = fender washer; onderlegring = washer; veerringen = spring washer; afdichtring koper = copper sealing washer
pl: podkładka płaska = flat washer; podkładka sprężysta = spring washer; podkładka miedziana = copper washer; podkładki = washers + m6|m8|m10|płaskie|miedziane|nylonowe|sprężyste; podkładka = washer + m6|m8|poszerzana|nylonowa; sprężyna talerzowa = disc spring; podkładki miedziane = copper washers
pt: arruela = washer; anilha = washer + m6|m8|plana|inox; arruela lisa = flat washer; arruela de pressão = spring washer; arruelas = washers; arruela de cobre = copper washer; anilhas = washers + m6|m8|inox|cobre; anilha de aço = steel washer; anilha plana = flat washer
not: pressure washer; washer fluid; washer pump; dish washer; windshield washer; washer nozzle; rondelle bois; anilha musculação; fender washer; arandela vela; window washer; arandela sala; arandela externa; arandela parede; arandela led; lampe arandela; glass washer; bottle washer; rondelle de bois; vegetable washer; pet foot washer; car washer; rosette; dog paw washer; rice washer; washer toss; jet washer; arandela jardim; arandela luminária; tampon
  "spring|muelle|resorte|molla|mola": main=copper 741521; * 731821
  "lock": * 731821
  "federring" -> 731821
  "federscheibe" -> 731821
  "tellerfeder" -> 732090
  "belleville" -> 732090
  "grower" -> 731821
  "elastica" -> 731821
  "veerring" -> 731821
  "sprężysta" -> 731821
  "copper|cobre|rame" -> 741521
  "kupferring" -> 741521
  "kupferdichtung" -> 741521
  "kupferdichtringe" -> 741521
  "rubber|caucho|goma|gomma|borracha" -> 401693
  "fiber" -> 391990 ~.2
  use washers
t: m8 stainless flat washer 100 pcs => 731822
t: spring lock washer steel m6 => 731821
t: copper crush washer assortment => 741521
t: pressure washer 150 bar => !7318

@ rivet
en: rivet; blind rivet; pop rivet; tubular rivet; double cap rivet; split rivet; rapid rivet; chicago screw rivet; copper rivet; jeans rivet; screw rivet; aluminium rivet; brake rivet; solid rivet; plastic rivet; push rivet; snap rivet; rivet kit; hollow rivet
de: Niete = rivet; Blindniete = blind rivet; Hohlniete = hollow rivet; Spreizniete = spreading rivet; Nieten = rivet; Blindnieten = blind rivet; Doppelkopfniete = double cap rivet; Lederniete = leather rivet; Kunststoffniete = plastic rivet; Hohlnieten = hollow rivet; Kupferniete = copper rivet
fr: rivet aveugle = blind rivet; rivet pop = pop rivet; rivet tubulaire = tubular rivet; rivets aluminium = aluminium rivets; rivet double calotte = double cap rivet; rivet plastique = plastic rivet
es: remache ciego = blind rivet; remache para cuero = leather rivet; remaches aluminio = aluminium rivet; remache tubular = tubular rivet; remache doble cara = double cap rivet; remache plástico = plastic rivet
it: rivetto cieco = blind rivet; rivetti alluminio = aluminium rivet; rivetti cuoio = leather rivet; borchie a rivetto = rivet stud; rivetto doppia testa = double cap rivet; rivetti plastica = plastic rivet
nl: klinknagel = rivet; popnagel = pop rivet; blindklinknagel = blind rivet; popnagels = pop rivet; klinknagels = rivet; blindklinknagels = blind rivet; kunststof klinknagel = plastic rivet
pl: nit = rivet; nity = rivets; nity zrywalne = blind rivets; nit zrywalny = blind rivet; nit rurkowy = tubular rivet; nity aluminiowe = aluminium rivets; kapy rymarskie = double cap rivets; nity plastikowe = plastic rivets
pt: rebite de repuxo = blind rivet; rebite pop = pop rivet; rebite duplo = double cap rivet; rebites alumínio = aluminium rivets; rebite plástico = plastic rivet
not: rivet gun; rivet nut; rivet tool; rivet nut tool; rivet pliers; rivet bag; rivet shoes; rivet jeans woman; rivet belt; rivet bracelet; rivet punk; rosie the riveter; rivet boots; rivet earring; rivet setter
  "tubular" -> 830820
  "leather|piel|pelle" -> 830820
  "jeans" -> 830820
  "double cap" -> 830820
  "split" -> 830820
  "rapid" -> 830820
  "hollow|hueco|huecos|cavo|cavi|oco|ocos" -> 830820
  "hohlniete" -> 830820
  "hohlnieten" -> 830820
  "lederniete" -> 830820
  "cuir" -> 830820
  "cuero" -> 830820
  "cuoio" -> 830820
  "holniet" -> 830820
  "kaletnicze" -> 830820
  "couro" -> 830820
  "blind": main=iron 731823; main=copper 741529; * 761610 ~.7
  main: plastic 392690 ~.05; aluminium 761610 ~.45; copper 741529 ~.08; iron 731823
  * -> 731823
ask: main
t: double cap leather rivets brass 8mm => 830820
t: aluminium pop rivets 4mm 100 pcs => 761610
t: rivet gun => !7318

@ nail-fastener
en: nail + steel|hammer|finishing|roofing|galvanized|concrete|wood|wire|brad|picture|gun|panel|clout|fence|horse; brad nail; upholstery nail; furniture tack; upholstery tack; masonry nail; picture nail; copper nail; nail head + upholstery|furniture|decorative; tack + thumb|carpet|upholstery|steel|brass; roofing nail; fencing staple; wire nails; concrete nail; panel pin; finishing nails; hardwall hook; escutcheon pin; upholstery tacks; pushpin; decorative nails; nail gun nails; framing nails; ring shank nails; horseshoe nails; clout nails; coil nails; carpet tacks; pneumatic nails
de: Nagel = nail + Stahl|Draht|Stift|Dach|Holz|Beton; Pinnwandnadel = push pin; Polsternagel = upholstery nail; Ziernagel = decorative nail; Drahtstift = wire nail; Stauchkopfnägel = lost head nail; Dachpappstifte = roofing felt nail; Drahtnägel = wire nail; Stahlnägel = steel nail; Pinnadeln = push pin; Polsternägel = upholstery nail; Reißnägel = drawing pin; Nägel = nail + Stahl|Holz|Streifen|Sortiment|Rillen; Ziernägel = decorative nails; Markiernadel = marking pin; Stauchkopfstifte = lost head nail
fr: clou = nail; punaise = drawing pin; clou tapissier = upholstery nail; pointe = nail + acier|tête; clou acier = steel nail; clous = nails; punaises = drawing pins; épingle = pins + tableau liège; clous tapissier = upholstery nails; clous décoratifs = decorative nails; pointes = nails + cloueur|acier|tête plate; cavalier + clôture; semence = tack + tapissier; clous en acier = steel nails; pointes en acier = steel nails
es: clavo = nail; tachuela = tack; clavo tapicería = upholstery nail; clavos = nail; tachuelas = tack; clavos de acero = steel nail; clavo decorativo = decorative nail; puntas = nail + clavadora|acero; clavo de acero = steel nail
it: chiodo = nail; chiodo da tappezziere = upholstery nail; puntine = tack; chiodi = nail; chiodi acciaio = steel nail; borchie tappezzeria = upholstery stud; chiodini = small nail; bullette = tack; borchie = stud + tappezzeria|mobili|poltrona; chiodi in acciaio = steel nail
nl: spijker = nail; siernagel = decorative nail; spijkers = nail; punaises = drawing pins; draadnagels = wire nail; dakleernagels = roofing nail; siernagels = decorative nail; staalnagels = masonry nail; nagels = nail + stoffeer|tacker|brad; stalen nagels = steel nail; asfaltnagels = roofing nail; nagel = nail + staal|stalen|verzinkt
pl: gwóźdź = nail; gwoździe = nails; gwoździe tapicerskie = upholstery nails; gwoździe ozdobne = decorative nails; gwóźdź ozdobny = decorative nail; szpilki do tablicy = push pins; gwoździe do gwoździarki = nail gun nails; gwoździe budowlane = construction nails; ćwieki tapicerskie = upholstery nails; gwoździki = small nails; gwoździe stalowe = steel nails
pt: percevejo = pushpin; prego aço = steel nail; pionés = pushpin; pregos de aço = steel nails; taxa tapeceiro = upholstery tack; percevejos = tacks; pregos tapeceiro = upholstery nails; prego de aço = steel nail
not: nail polish; nail art; nail clipper; nail file; nail drill; false nail; nail puller; nail lamp; nail brush; nail gun; nail sticker; nail set; nail tip; press on nail; nail glue; nail gel; horse tack; tack room; clou de girofle; prego de unha; nail charm; nail buffer; nail holder; tic tac; nail bar; nail earring; nail stand; electric nail; nail decoration; nail stamping; nail forms; nail kit; nail dryer; nail care; nail hand; nail practice; nail bracelet; finger nail; stainless steel nail; steel nail; nail nipper; nail pusher; acrylic nail; nail scissors; nail display; prego nariz; thermo tack; nail dust; nail steel; nail cutter; nail crystal; blu tack; chiodi di garofano; clavo de olor; clavos de olor; punaise de lit; clous de girofle; dab nail; clou oreille; nail tool; nail table; chiodato
  main: copper 741510 ~.05; aluminium 761610 ~.01; plastic 392690 ~.03
  "copper|cobre|rame" -> 741510
  * -> 731700
t: galvanized roofing nails 2.5kg => 731700
t: push pins plastic head 100 pcs => 731700
t: nail art stickers => !7317

@ staple
en: staples + gun|upholstery|strip|office|heavy duty|stapler|26/6|24/6|tacker|t50|crown; staple gun staples; staples for staple gun; upholstery staples; office staples; staples; t50 staples; standard staples
de: Tackerklammern = staple gun staples; Tackernadeln = staple gun staples
fr: agrafe = staple + agrafeuse|bureau|murale|pistolet
es: grapas = staples; grapas grapadora = staples; grapas tapicería = upholstery staples
it: punti metallici = staples; graffette = staples + spillatrice|graffatrice; punti per cucitrice = staples; punti spillatrice = staples
nl: tackernieten = staple gun staples; nieten = staples + tacker
pl: zszywki tapicerskie = upholstery staples
pt: grampos = staples + grampeador|agrafador; grampos para grampeador = staples
not: surgical staples; staple remover; fencing staple; staple gun; staples store; staple food; grampo cabelo; agrafes chirurgicales
  * -> 830520
t: heavy duty staple gun staples 10mm 1000 pcs => 830520
t: electric staple gun => !830520

@ anchor-plug
en: wall plug; wall anchor; drywall anchor; expansion bolt; screw anchor; toggle bolt; rawl plug; anchor + drywall|concrete|expansion|sleeve|wedge|plasterboard|ground|hollow wall|chemical; concrete anchor; molly bolt; plasterboard fixing; plastic expansion anchor; ground screw anchor; expansion anchor; sleeve anchor; wedge anchor; hollow wall anchor; nylon plug wall; hammer fixing; ground anchor; frame fixing; drop in anchor; rawlplug; wall plugs; screw in anchor; expansion screw
de: Dübel; Hohlraumdübel; Ankerbolzen; Spreizdübel; Gipskartondübel; Schwerlastanker; Schlagdübel; Dübelset; Nageldübel; Betonanker; Rahmendübel; Bodenanker; Klappdübel; Einschlaganker; Schwerlastdübel; Universaldübel; Kippdübel
fr: cheville + murale|placo|béton|molly|plastique|nylon; cheville molly; goujon d'ancrage; chevilles; chevilles placo; cheville à frapper; scellement chimique; cheville expansion; vis de scellement
es: taco de pared; taco + nylon|pladur|expansión|pared|químico; anclaje + metálico|pared|expansión|suelo; tacos; tacos pladur; tacos de nylon; taco metálico; anclaje químico; tacos pared; varilla anclaje
it: tassello cartongesso; ancorante; tasselli cartongesso; tassello ad espansione; tassello meccanico; tasselli fischer; ancorante chimico; tassello chimico
nl: plug + muur|gips|keil|hollewand; keilbout; pluggen; hollewandplug; gipsplaatplug; pluggen set; slagplug; chemisch anker; grondanker; keilbouten; plug + nylon; keilankers; betonanker
pl: kotwa; kołki rozporowe; kotwa stalowa; kotwa chemiczna; kołek szybkiego montażu; kołki do karton gips; kołek + gips|molly|ramowy|rozporowy; kotwy; kotwa gruntowa; kołki + molly|gips|fischer; kotwa rozporowa
pt: bucha; bucha + parede|drywall|nylon|gesso; âncora + parede|betão|expansão; buchas; parabolt; chumbador; bucha química; bucha metálica; fixação química
not: anchor chain; boat anchor; anchor pendant; anchor bracelet; butt plug; buchas de banho; anchor necklace; ear plug; bucha vegetal; bucha suspensão; bucha de banho; anchor shackle; curtain anchor; bucha banho; bucha bandeja; bucha estabilizadora; dermal anchor; tacos de billar; tacos mexicanos; bucha tatuagem; bucha balança; anchor stitch; stitch anchor; anchor tattoo; tacos futbol
  main: plastic 392690 ~.45; iron 731815; zinc 790700; copper 741539
  "expansion bolt" -> 731815
  "expansion screw" -> 731815
  "wedge" -> 731815
  "sleeve anchor" -> 731815
  "toggle" -> 731815
  "molly" -> 731815 ~.7
  "ankerbolzen" -> 731815
  "schwerlastanker" -> 731815
  "goujon" -> 731815
  "keilbout|keilbouten|keilankers|ankerbout" -> 731815
  "kotwa" -> 731815
  "parabolt" -> 731815
  "ground" -> 732690
  "bodenanker" -> 732690
  "gruntowa" -> 732690
  * -> 392690
ask: main
t: nylon wall plugs 8mm 100 pcs => 39
t: m10 steel expansion anchor bolt => 731815
t: boat anchor 5kg => !731815

@ pin-fastener
en: cotter pin; split pin; dowel pin; roll pin; circlip; retaining ring; spring pin; clevis pin; r clip; e clip; snap ring; lynch pin; hitch pin; key stock; woodruff key; linchpin; quick release pin; shear pin; taper pin; hairpin cotter; retaining clip; c clip retaining; locating pin; shelf support pin; shelf peg; external circlip; ball lock pin; trailer hitch pin; parallel pin; solid dowel; pto pin; internal circlip; r pin; shelf pegs; split pins
de: Splint = cotter pin; Spannstift = spring pin; Sicherungsring = retaining ring; Zylinderstift = dowel pin; Passfeder = feather key; Federstecker = r clip; Seegerring = circlip; Klappsplint = lynch pin; Bolzen = pin + Splint; Bodenträger = shelf support; Sprengring = snap ring; Sicherungsringe = retaining ring; Splinte = cotter pin; Regalbodenträger = shelf support; Regalträger = shelf support + Stift; Benzingsicherung = e clip; Steckbolzen = locking pin
fr: goupille = pin; circlip = circlip; anneau de retenue = retaining ring; goupille fendue = split pin; goupille clips = r clip; clavette = key; goupille élastique = spring pin; goupilles = pins; circlips = circlips; taquet étagère = shelf support pin; goupille mécanindus = linchpin; axe = axle pin + goupille; segment d'arrêt = retaining ring
es: pasador = pin; chaveta = key; anillo de retención = retaining ring; circlip = circlip; pasador elástico = spring pin; pasadores = pin; clavija = dowel + estante; soporte estante = shelf support pin; circlips = circlip; pasador de aleta = cotter pin; anillo seeger = circlip; pasador clip = retaining pin
it: copiglia = cotter pin; spina elastica = roll pin; anello seeger = circlip; coppiglia = cotter pin; anelli seeger = circlip; spina cilindrica = dowel pin; linguetta = parallel key + acciaio; seeger = circlip; reggiripiano = shelf support pin; copiglie = cotter pin; perno = pin + sgancio rapido; chiavetta = key + acciaio|woodruff
nl: splitpen = split pin; borgpen = locking pin; seegerring = circlip; borgring = retaining ring; spanstift = spring pin; borgveer = r clip; paspen = dowel pin; seegerringen = circlip; borgclip = retaining clip; cilinderpen = cylindrical pin; spie = key
pl: zawleczka = cotter pin; pierścień osadczy = retaining ring; kołek sprężysty = spring pin; zawleczki = cotter pins; kołek ustalający = dowel pin; wpust pryzmatyczny = parallel key; pierścienie osadcze = retaining rings; seger = circlip; sworzeń = pin + zawleczka; kołek walcowy = dowel pin; podpórka półki = shelf support; podpórki półek = shelf supports; przetyczka = linch pin; zawleczek = cotter pin; przetyczek = linch pin
pt: contrapino = cotter pin; anel elástico = snap ring; pino elástico = spring pin; cavilha elástica = roll pin; cupilha = split pin; pino guia = guide pin; anel de retenção = retaining ring; chaveta = key; pino trava = locking pin; suporte prateleira pino = shelf support pin; freio seeger = circlip; golpilha = split pin; cupilhas = split pins
not: enamel pin; hair pin; push pin; bowling pin; safety pin; lapel pin; spring pin lock; anillo; gas pin; linguetta; hairpin leg; tie pin; pasador pelo; pasadores pelo; pasador de pelo; pasador corbata; rolling pin; pin header; spring bar pin; cavilha; firing pin; pasador de corbata; anillo de retención pene
  main: copper 741529 ~.04; aluminium 761610 ~.01; plastic 392690 ~.05
  "shelf": main=plastic 392630; * 830242 ~.6
  "bodenträger" -> 830242
  "cotter" -> 731824
  "split pin" -> 731824
  "splint" -> 731824
  "goupille" -> 731824
  "zawleczka" -> 731824
  "splitpen" -> 731824
  "key" -> 731824
  "passfeder" -> 731824
  "r clip" -> 731824
  * -> 731829
t: stainless steel circlip assortment 225 pcs => 731829
t: cotter split pin kit => 731824
t: enamel lapel pin => !7318

@ threaded-rod
en: threaded rod; threaded bar; studding; all thread; threaded stud; fully threaded rod; pcb standoff; hex standoff; standoff spacer; spacer standoff; m3 standoff; brass standoff; double end threaded stud; nylon standoff; sign standoff; spacer + metal|nylon|aluminium|brass|m3|bushing|sleeve; standoff kit
de: Gewindestange; Gewindebolzen; Abstandsbolzen; Distanzhülse; Gewindestangen; Abstandshülse; Abstandshalter + M3|Glas|Schild
fr: tige filetée; entretoise; tiges filetées; goujon double filetage; entretoises; entretoise + m3|laiton|nylon
es: varilla roscada; separador hexagonal; varillas roscadas; separador + latón|nylon|m3; espaciador + aluminio|nylon; casquillo separador
it: barra filettata; distanziale; barre filettate; distanziali + m3|ottone|nylon|esagonali; distanziatore + m3|ottone|nylon
nl: draadstang; draadeind; afstandsbus; afstandhouder + m3|messing|nylon; draadeinden; draadstangen
pl: pręt gwintowany; szpilka + gwintowana; dystans + m3|mosiężny|nylonowy; pręty gwintowane; tulejka dystansowa; słupek dystansowy; dystanse + m3|mosiężne
pt: barra roscada; espaçador + m3|latão|nylon; varão roscado; vareta roscada; barra rosqueada; espaçadores + m3|latão
not: wheel spacer; toe spacer; tile spacer; spacer bead; wheel spacers; spacer bar jewelry; asthma spacer; spacer beads; headset spacer; spacer earring; spacer charm; bead spacer; spinning; separatore; chair spacer; toilet seat; distanza
  main: copper 741539 ~.25; plastic 392690 ~.12; aluminium 761610 ~.1
  "bushing" -> 732690 ~.5
  * -> 731819
t: m8 threaded rod 1m zinc plated => 731819
t: brass hex standoff spacer m3 => 741539
t: wheel spacer 20mm => !7318

@ screw-hook
en: screw hook; screw eye; eye screw; eye hook; screw eye pin; ceiling hook screw; swing hook; hook screw; lag eye screw; eyelet screw; dresser hook; square hook screw; screw in hook; hammock hook; plant hanger hook
de: Schraubhaken; Ringschraube; Ösenschraube; Deckenhaken; Schraubhaken Set; Gardinenhaken + Schraube; Schaukelhaken; Ösenschrauben; Ringschrauben; Schraubösen
fr: crochet à visser; piton; gond à visser; piton à vis; pitons; crochet plafond; crochet de plafond; pitons à vis
es: gancho roscado; hembrilla; alcayata; cáncamo rosca madera; gancho de techo; ganchos techo; hembrillas; escarpia; ganchos de rosca; escarpias; armella; alcayatas
it: gancio a vite; occhiolo a vite; ganci a vite; gancio soffitto; gancio da soffitto; occhielli a vite; viti ad occhiello
nl: schroefhaak; schroefoog; plafondhaak; schroefogen; kophaak; schroefduim; schroefhaken
pl: hak wkręcany; oczko wkręcane; haczyk wkręcany; hak sufitowy; haczyki wkręcane; wkręt oczkowy; wkręty oczkowe; hak do sufitu
pt: gancho roscado; camarão rosca; gancho de teto; pitões; gancho com rosca; ganchos de rosca; pitão rosca
not: eye screw jewelry; hair
  "jewelry" -> 731813 ~.6
  main: copper 741539 ~.05; plastic 392690 ~.03
  * -> 731813
t: mini screw eye pins 100 pcs => 731813
t: adhesive wall hook => !731813

@ spring
en: spring + compression|extension|torsion|steel|tension|coil|wire|trampoline|die|gas|garage|recliner|stainless|door|retractable|constant|return; compression spring; tension spring; torsion spring; extension spring; coil spring; spring assortment; leaf spring; trampoline spring; helical spring; recliner spring; garage door spring; die spring; disc spring; wire spring; constant force spring; steel springs; springs kit; stainless spring; mattress spring; sofa spring; zigzag spring; key spring; lowering spring; suspension spring; clock spring steel; exhaust spring; valve spring; brake spring; clutch spring; coil springs
de: Druckfeder; Zugfeder; Schraubenfeder; Torsionsfeder; Blattfeder; Federnset; Fahrwerksfeder; Trampolinfeder; Schenkelfeder; Federn Set; Druckfedern; Zugfedern; Federsatz; Spiralfeder; Garagentorfeder; Tieferlegungsfedern; Rückzugfeder
fr: ressort; ressort de compression; ressort de traction; ressort hélicoïdal; ressorts; ressort à lames; ressort torsion; ressort trampoline; ressort de suspension; ressorts courts; ressort porte de garage; ressort spirale
es: muelle; muelle de compresión; muelle de tracción; resorte; muelles; resortes; muelle torsión; ballesta + coche|remolque|suspensión; muelles trampolín; muelles suspensión; muelle + acero|tensión
it: molla a compressione; molla a trazione; molla elicoidale; balestra + sospensione|rimorchio; molle + compressione|trazione|acciaio|tappeto elastico|sospensione; molla + acciaio|torsione|trazione|inox|richiamo; molle sportive; set molle
nl: drukveer; trekveer; torsieveer; bladveer; veren + set|druk|trampoline|stalen|verlaging; veer + druk|trek|rvs|garage|torsie; drukveren; trekveren; verlagingsveren; trampolineveren
pl: sprężyna; sprężyna naciskowa; sprężyna naciągowa; sprężyny; resor; sprężynka; sprężyna skrętna; sprężyny naciągowe; sprężyna zawieszenia; resor piórowy; zestaw sprężyn; sprężyny do trampoliny; sprężynek
pt: mola; mola de compressão; mola de tração; mola de torção; molas; feixe de molas; molas + compressão|tração|suspensão; mola de aço; mola helicoidal; molas de suspensão
not: gas spring; hot spring; spring roll; spring dress; spring form; slinky; watch spring; spring bar; spring onion; spring clamp; spring mattress; spring coat; spring jacket; spring decor; door spring hinge; spring autumn; rainbow spring; spring wreath; spring toy; spring hook; spring clip; spring snap; spring water; spring pin; spring gate clasp; spring rider; spring clasp; spring compressor; spring washer; spring ring; spring break; spring makeup; spring shoes; gasfeder; gasdruckfeder; muelle de gas; mola a gás; molla a gas; sprężyna gazowa; ressort à gaz; molla orecchino; spring cord; spring keychain; mola maluca; bullworker; mola slinky; jouet ressort; arcobaleno; cojín muelle; hand grip spring; ressort de musculation; mousetrap; balestra arco; balestra tiro; spring latch; mola nasal; muelle dedos; spring doorstop; resorte arcoiris; coil spring compressor; mola dentária; spring binding; binding coil; ressort reliure; sommier ressort; matelas ressort; colchón de muelles; matratze; spring mount
  main: copper 741980 ~.03; plastic 392690 ~.02
  "leaf|hoja|foglia|folha" -> 732010
  "blattfeder" -> 732010
  "à lames" -> 732010
  "ballesta" -> 732010
  "balestra" -> 732010
  "bladveer" -> 732010
  "resor" -> 732010
  "feixe" -> 732010
  "disc" -> 732090
  "flat" -> 732090
  "constant force" -> 732090
  "zigzag" -> 732090
  "spiralfeder" -> 732090
  "spirale" -> 732090
  "strip|fleje|tira" -> 732090
  "clock" -> 732090
  * -> 732020
t: stainless compression spring assortment => 732020
t: trailer leaf spring 4 leaf => 732010
t: spring mattress queen => !7320

@ gas-spring
en: gas spring; gas strut; lift support; gas shock; hood strut; trunk strut; tailgate strut; furniture gas lift; lid stay gas; cabinet gas strut; gas lift cylinder; office chair cylinder; boot strut; bonnet strut; tailgate lift support; hood lift support; gas piston chair; chair cylinder
de: Gasfeder; Gasdruckfeder; Gasdruckdämpfer; Heckklappendämpfer; Klappendämpfer; Bürostuhl Gasfeder; Hauben Gasfeder; Haubenlift
fr: vérin à gaz; vérin de coffre; ressort à gaz; vérin hayon; vérin de capot; vérin gaz; compas à gaz; vérin fauteuil bureau
es: amortiguador de gas; pistón de gas; muelle de gas; amortiguador maletero; pistón silla oficina; amortiguador portón; amortiguador capó; resorte de gas
it: molla a gas; pistone a gas; ammortizzatore portellone; pistoncino a gas; pistone sedia ufficio; molle a gas; pistoni baule; pistoncini portellone
nl: gasveer; gasdrukveer; gasveren; gasveer bureaustoel; kofferklepdemper; motorkap gasveer
pl: sprężyna gazowa; siłownik gazowy; siłowniki klapy; sprężyny gazowe; amortyzator klapy; podnośnik gazowy; siłownik maski; teleskop klapy; siłownik do fotela
pt: mola a gás; pistão a gás; amortecedor mala; pistão cadeira escritório; amortecedor de mala; amortecedor a gás; mola gás
  "chair" -> 841280 ~.7
  * -> 841280
t: gas strut for cabinet lid 100n pair => 841280
t: car shock absorber front => !841280

@ padlock
en: padlock; combination padlock; combination lock + luggage|gym|locker|suitcase|padlock|digit; luggage lock; keyed padlock; fingerprint padlock; tsa lock; gym lock; locker lock; disc padlock; long shackle padlock; smart padlock; security padlock; brass padlock; love lock; mini padlock; keyed alike padlock; suitcase lock
de: Vorhängeschloss = padlock; Zahlenschloss = combination lock; Kofferschloss = luggage lock; Spindschloss = locker lock; TSA Schloss = tsa lock; Kombinationsschloss = combination lock; Diskusschloss = disc padlock; Liebesschloss = love lock; Sicherheitsschloss = security lock + Vorhänge
fr: cadenas = padlock; cadenas à combinaison = combination padlock; cadenas tsa = tsa padlock; cadenas valise = luggage padlock; cadenas à code = combination padlock; cadenas connecté = smart padlock; cadenas à clé = keyed padlock
es: candado = padlock; candado de combinación = combination padlock; candado maleta = luggage lock; candado tsa = tsa lock; candados = padlock; candado taquilla = locker lock; candado inteligente = smart padlock
it: lucchetto = padlock; lucchetto a combinazione = combination padlock; lucchetto valigia = luggage lock; lucchetto tsa = tsa lock; lucchetti = padlock; lucchetto palestra = gym padlock
nl: hangslot = padlock; cijferslot = combination lock; kofferslot = luggage lock; tsa slot = tsa lock; combinatieslot = combination lock; hangsloten = padlock; discusslot = disc padlock
pl: kłódka = padlock; kłódka szyfrowa = combination padlock; kłódka tsa = tsa lock; kłódki = padlocks; kłódka do walizki = luggage lock; kłódka na szyfr = combination padlock; kłódek = padlock
pt: cadeado = padlock; cadeado de combinação = combination padlock; cadeado tsa = tsa padlock; cadeado mala = luggage padlock; cadeados = padlocks; cadeado com segredo = combination padlock; aloquete = padlock
not: padlock necklace; padlock hasp; padlock bracelet; padlock charm; cadenas vélo; candado bicicleta; padlock pendant; candado para bicicleta; candado bici; candado moto; lucchetto bici; padlock shim; zahlenschloss fahrrad; cijferslot fiets; padlock earrings; practice padlock; hasp; lucchetto bicicletta; lucchetto moto; cadeado bicicleta; kłódka rowerowa; cadeia
  "bicycle" -> 830140
  * -> 830110
t: 4 digit combination padlock for luggage => 830110
t: gold padlock necklace => !8301

@ bike-lock
en: bike lock; bicycle lock; cable lock; u lock; d lock; chain lock; folding lock + bike|bicycle; disc lock; disc brake lock; motorcycle lock; helmet lock; scooter lock; laptop lock; lock + bike|bicycle|motorcycle|scooter; alarm disc lock; frame lock; kensington lock; cable bike lock; folding bike lock; gun lock; trigger lock; trailer lock; hitch lock; wheel clamp; steering wheel lock; wheel lock; steering lock; clutch lock; caravan hitch lock; coupling lock; gear lock; tire lock; parking lock + car; outboard motor lock; spare wheel lock; tailgate lock; fuel cap lock; catalytic lock; brake lever lock; handlebar lock; gas cap lock; smart bike lock
de: Fahrradschloss; Bügelschloss; Fahrradkettenschloss; Fahrradkette Schloss; Fahrrad Schloss; Kettenschloss + Fahrrad|Motorrad; Faltschloss; Bremsscheibenschloss; Kabelschloss; Lenkradkralle; Parkkralle; Motorradschloss; Spiralschloss; Rahmenschloss; Radkralle; Laptopschloss; Kastenschloss Anhänger; Anhängerschloss; Lenkradschloss
fr: antivol vélo; antivol moto; antivol; cadenas vélo; bloque disque; antivol u; chaîne antivol; antivol voiture; canne antivol; sabot de denver; antivol remorque; antivol trottinette; antivol pliable
es: candado bicicleta; candado moto; antirrobo bicicleta; candado disco; candado u; candado para bicicleta; antirrobo moto; pitón moto; candado bici; antirrobo volante; barra antirrobo; candado patinete; bloqueo volante; cepo coche; antirrobo + coche|volante|bici|remolque
it: lucchetto bici; antifurto bici; bloccadisco; catena antifurto; lucchetto bicicletta; lucchetto moto; bloccasterzo; blocca volante; antifurto moto; antifurto volante; catena moto; lucchetto monopattino; ganascia blocca ruota
nl: fietsslot; kettingslot; fietskettingslot; fietsketting slot; fiets slot; schijfremslot; beugelslot; kabelslot; motorslot; vouwslot; stuurslot; wielklem; ringslot; scooterslot; disselslot; art slot; wielslot; aanhangerslot
pl: zapięcie rowerowe; blokada tarczy; u-lock; łańcuch rowerowy zapięcie; zapięcie + rower|rowerowe|linka|hulajnoga; blokada kierownicy; blokada + tarczy|koła|kierownicy|zaczepu; blokada na koło; linka zabezpieczająca + laptop|rower; zabezpieczenie motocykla; blokada motocyklowa; linka rowerowa; zamek do roweru
pt: cadeado bicicleta; tranca bicicleta; trava de disco; cadeado moto; trava volante; cadeado de bicicleta; tranca moto; corrente antifurto; trava + disco|moto|volante|bicicleta; bloqueador volante; u lock
not: parking lock app; antivol magasin; antivol textile; chain lock door; antifurto negozio; antivol tapis; hair
  "steering wheel" -> 830120
  "steering" -> 830120
  "lenkrad" -> 830120
  "lenkradkralle" -> 830120
  "lenkradschloss" -> 830120
  "volant" -> 830120
  "volante" -> 830120
  "sterzo" -> 830120
  "bloccasterzo" -> 830120
  "stuurslot" -> 830120
  "kierownicy" -> 830120
  "gear" -> 830120
  "disc" -> 830140
  "wheel clamp" -> 830140
  * -> 830140
t: bicycle u lock with cable => 830140
t: car steering wheel lock anti theft => 830120
t: bike light set => !8301

@ door-lock
en: door lock; smart lock; deadbolt; smart door lock; mortise lock; rim lock; door knob lock; lever lock + door; fingerprint door lock; electronic lock; digital door lock; keypad lock; mailbox lock; safe lock; keyless door lock; sliding door lock; window lock; gate lock; patio door lock; lock + door|gate|window|glass door|sliding|mortise|keyless; door chain; child safety lock; cabinet lock baby; magnetic child lock; baby safety lock; child lock; night latch; bathroom door lock; cylinder lock; euro cylinder; lock cylinder; cylinder + lock|door|euro|barrel; tubular latch; thumb turn cylinder; lock core; biometric lock; portable door lock; door bar lock; sash lock; strike plate; door latch lock; password lock; fridge lock; electronic door lock; refrigerator lock; showcase lock; glass cabinet lock; window restrictor; door reinforcement lock
de: Türschloss = door lock; Smart Lock = smart lock; Einsteckschloss = mortise lock; Zylinderschloss = cylinder lock; Schließzylinder = lock cylinder; Kindersicherung = child safety lock + Schrank|Schublade|magnetisch|Fenster; Türkette = door chain; Elektronisches Türschloss = electronic door lock; Fenstersicherung = window safety lock; Profilzylinder = profile cylinder; Türzylinder = door cylinder; Kastenschloss = rim lock; Codeschloss = code lock; Schrankschloss Baby = baby cabinet lock; Knaufzylinder = knob cylinder; Fingerabdruck Türschloss = fingerprint door lock; Türriegelschloss = door bolt lock; Torschloss = gate lock; Fensterschloss = window lock; Zusatzschloss = additional lock; Badschloss = bathroom lock; Schließblech = strike plate; Kühlschrankschloss = refrigerator lock
fr: serrure de porte = door lock; serrure connectée = smart lock; serrure = lock; barillet = lock cylinder; verrou = bolt lock + porte|fenêtre|cylindre|sécurité; bloque placard = cupboard lock; cylindre de serrure = lock cylinder; serrure encastrée = mortise lock; serrure électronique = electronic lock; cylindre européen = euro lock cylinder; serrure à code = code lock; serrure à larder = mortise lock; entrebâilleur = door limiter; serrure portail = gate lock; serrure empreinte = fingerprint lock; serrure en applique = rim lock; cylindre + serrure|porte; bloque tiroir = drawer lock; bloque porte enfant = child door lock; sécurité placard = cupboard safety lock
es: cerradura = lock; cerradura inteligente = smart lock; bombín = lock cylinder; cerradura de puerta = door lock; cierre seguridad bebé = baby safety lock; cilindro de cerradura = lock cylinder; cerrojo = bolt + puerta|seguridad|cilindro; cerradura electrónica = electronic lock; cerradura de embutir = mortise lock; cerradura con huella = fingerprint door lock; cadena de puerta = door chain; bloqueo cajones bebé = baby drawer lock; cerradura digital = digital door lock; cerradura ventana = window lock; cierre magnético bebé = magnetic child lock; bloqueo armario = cabinet lock; cerradura con código = keypad lock; cerradero = strike plate; cilindro = lock cylinder + cerradura|europerfil
it: serratura = lock; serratura smart = smart lock; cilindro serratura = lock cylinder; serratura porta = door lock; blocca cassetti = drawer locking catch; cilindro europeo = euro cylinder; serratura elettronica = electronic lock; serratura da infilare = mortise lock; serratura digitale = digital door lock; serrature = lock; chiusura di sicurezza bambini = child safety lock; serratura cancello = gate lock; ferroglietto = small door bolt; catenella porta = door chain; serratura intelligente = smart lock; cilindro = lock cylinder + europeo|serratura|porta; blocca armadio = cabinet lock baby; serratura impronta digitale = fingerprint lock; serratura codice = code lock
nl: deurslot = door lock; slim deurslot = smart lock; cilinderslot = cylinder lock; kinderslot = child safety lock; profielcilinder = euro profile cylinder; slim slot = smart lock; inbouwslot = mortise lock; insteekslot = mortise lock; raamslot = window lock; deurketting = door chain; oplegslot = rim lock; cilinder = lock cylinder + slot|deur|skg; codeslot = code lock; elektronisch slot = electronic lock; kastslot baby = cabinet lock baby; deurknop slot = door knob lock; veiligheidsslot = security lock; vingerafdrukslot = fingerprint lock; sluitplaat = strike plate
pl: zamek do drzwi = door lock; inteligentny zamek = smart lock; wkładka do zamka = lock cylinder; zabezpieczenie szafek = cabinet safety lock; wkładka bębenkowa = lock cylinder; zamek elektroniczny = electronic lock; zamek wpuszczany = mortise lock; zamek nawierzchniowy = rim lock; zamek = lock + drzwi|szyfrowy|wpuszczany|furtki|bramy|okna; blokada okienna = window lock; zabezpieczenie szuflad = drawer safety lock; zamek szyfrowy = combination lock; łańcuch drzwiowy = door chain; zamek na odcisk palca = fingerprint lock; blokada do szafek = cabinet safety lock; zamek z klamką = lock with handle; wkładka = lock cylinder + zamka|patentowa; zamek magnetyczny szafki = magnetic cabinet lock; blokada = lock + szafka|szuflada|dziecko|okno; zasuwnica = espagnolette
pt: fechadura = lock; fechadura inteligente = smart lock; cilindro de fechadura = lock cylinder; trava de segurança bebê = child safety lock; fechadura de porta = door lock; fechadura eletrônica = electronic lock; fechadura digital = digital door lock; canhão = lock cylinder + porta|fechadura; fechadura biométrica = biometric lock; trinco de segurança = security latch; trava = latch + gaveta|armário|porta|janela; fechadura de embutir = mortise lock; fechadura elétrica = electric lock; bloqueio armários bebé = baby cupboard lock; trava magnética bebê = magnetic child lock; cilindro = lock cylinder + fechadura|europeu
not: car door lock; lock pick; car lock; sliding door lock handle; zamek błyskawiczny; zamek dmuchany; zamek lego; zamki lego; hydraulic cylinder; lock screen; lock washer; lock de; pneumatic cylinder; master cylinder; wheel cylinder; practice lock; zamek do piasku; zamek zabawka; serratura auto; car child lock; lock ring; serrure voiture; cerradura coche; cylinder head; zamek księżniczki; lock box key; key lock box; cerradura moto; zamek spiralny; zamek do kurtki; lock of hair; drawer lock furniture; gas cylinder; fechadura carro; zamek do plecaka; locket; cylinder gasket; clasp lock; barillet moto; kindersitz; cylinder mold; bag lock; handbag lock; engine cylinder; zíper; cylinder kit; cylinder vase; purse lock; turn lock; latching; cilindrica; cylindrique
  "baby" -> 392690
  "child" -> 392690
  "kinder" -> 392690
  "kindersicherung" -> 392690
  "kinderslot" -> 392690
  "bebé" -> 392690
  "bebê" -> 392690
  "enfant" -> 392690
  "bambini" -> 392690
  "dziecko" -> 392690
  "cylinder" -> 830160 ~.8
  "schließzylinder" -> 830160
  "profilzylinder" -> 830160
  "barillet" -> 830160
  "cylindre" -> 830160
  "bombín" -> 830160
  "cilindro" -> 830160
  "wkładka" -> 830160
  "canhão" -> 830160
  "lock core" -> 830160
  "strike plate" -> 830160
  "schließblech" -> 830160
  "chain|cadena|catena|corrente" -> 830241
  "türkette" -> 830241
  "restrictor" -> 830241
  * -> 830140
t: fingerprint smart door lock => 830140
t: euro cylinder lock 35/35 with 3 keys => 830160
t: baby safety cabinet lock 10 pack => 392690
t: padlock brass 40mm => !830140

@ furniture-lock
en: cam lock; drawer lock; cabinet lock; furniture lock; cupboard lock; desk lock; lock + drawer|cabinet|furniture|cam|locker|mailbox|vending|tool box; file cabinet lock; hidden cabinet lock; electronic cabinet lock; rfid cabinet lock; locker cam lock; tubular cam lock; mailbox cam lock; wardrobe lock
de: Möbelschloss = furniture lock; Schrankschloss = cabinet lock; Schubladenschloss = drawer lock; Hebelschloss = cam lock; Briefkastenschloss = mailbox lock; Zylinderhebelschloss = cam lock; Spindzylinder = locker cylinder
fr: serrure de meuble = furniture lock; serrure boîte aux lettres = mailbox lock; serrure tiroir = drawer lock; serrure à came = cam lock; serrure casier = locker lock; serrure armoire = wardrobe or cabinet lock
es: cerradura de mueble = furniture lock; cerradura buzón = mailbox lock; cerradura cajón = drawer lock; cerradura de leva = cam lock; cerradura armario = wardrobe lock; cerradura taquilla = locker lock
it: serratura mobile = furniture lock; serratura cassetto = drawer lock; serratura cassetta postale = mailbox lock; serratura a leva = cam lock; serratura per mobili = furniture lock; serratura armadio = wardrobe lock; serratura armadietto = locker lock
nl: meubelslot = furniture lock; kastslot = cabinet lock; brievenbusslot = mailbox lock; cilinderslot meubel = furniture cylinder lock; ladeslot = drawer lock; nokslot = cam lock; espagnoletslot = espagnolette lock
pl: zamek meblowy = furniture lock; zamek do szafki = cabinet lock; zamek krzywkowy = cam lock; zamek do szuflady = drawer lock; zamek do skrzynki na listy = mailbox lock; zamek szafkowy = cabinet lock; zameczek meblowy = furniture lock; zamek skrytki = locker lock
pt: fechadura de móvel = furniture lock; fechadura gaveta = drawer lock; fechadura de armário = cabinet lock; fechadura caixa de correio = mailbox lock; fechadura móvel = furniture lock; fechadura armário = cabinet lock
not: baby cabinet lock; child cabinet lock; furniture lock bolt
  "baby" -> 392690
  "child" -> 392690
  * -> 830130
t: cam lock 20mm for drawer with keys => 830130
t: door lock deadbolt => !830130

@ key-blank
en: key blank; car key shell; car key case replacement; key shell; remote key shell; key fob shell; house key blank; uncut key; blank key; flip key shell; key blade; replacement key shell; motorcycle key blank; car key blade; remote key case; spare key; replacement key + cut|furniture|lock|padlock; allen key blank; gas meter key; meter box key; triangular key; utility key; electrical cabinet key
de: Schlüsselrohling = key blank; Schlüsselgehäuse = key shell; Autoschlüssel Gehäuse = car key case replacement; Schlüsselbart = key blade; Klappschlüssel Gehäuse = flip key shell; Schaltschrankschlüssel = electrical cabinet key; Rohlinge Schlüssel = key blank
fr: ébauche de clé = key blank; coque de clé = key shell; coque clé = key shell; boitier clé = key shell; boîtier de clé = key shell; clé vierge = blank key; lame de clé = key blade; plip coque = remote key shell
es: llave en bruto = key blank; carcasa llave = key shell; carcasa mando coche = key fob shell; carcasa de llave = key shell; espadín = key blade; carcasa llave coche = car key shell; llave virgen = blank key
it: chiave grezza = key blank; guscio chiave = key shell; cover chiave auto = car key cover; guscio telecomando = remote control shell; scocca chiave = key shell; lama chiave = key blade; guscio chiave auto = car key shell
nl: sleutelbehuizing = key shell; sleutelblank = key blank; autosleutel behuizing = car key shell; klapsleutel behuizing = flip key shell; sleutelbaard = key blade
pl: klucz surowy = key blank; obudowa kluczyka = key shell; obudowa klucza = key shell; obudowa pilota = remote shell; surówka klucza = key blank; grot klucza = key blade; kluczyk obudowa = key shell
pt: chave virgem = blank key; capa chave = key cover; carcaça chave = key shell; caixa de chave = key shell; carcaça de chave = key shell; chave bruta = key blank
not: key chain; usb key; capa chave silicone; key cover; keycap; piano key
  "shell" -> 392690 ~.5
  "gehäuse" -> 392690 ~.5
  "coque" -> 392690 ~.5
  "carcasa" -> 392690 ~.5
  "obudowa" -> 392690 ~.5
  * -> 830170
t: uncut house key blank => 830170
t: key holder hook => !830170

@ key-box
en: key box; wall mounted key safe; realtor lock box; lockbox; key storage box; key cabinet with lock; key safe box; key lockbox; fireproof box; home safe; deposit box; money safe; ammo safe; wall safe; safe + digital|fireproof|hotel|wall|gun|home|electronic; medication lock box; pistol safe
de: Safe; Möbeltresor; Waffenschrank; Dokumentenkassette feuerfest
fr: boîte à clé; coffre à clé; armoire à clés; caissette à monnaie; coffre à clés; boite à clés; coffre ignifuge
es: guarda llaves; armario llaves; caja de seguridad llaves; caja caudales; armario de llaves; caja seguridad
it: cassetta chiavi; armadietto portachiavi; armadietto chiavi
nl: sleutelkastje; brandkast; privékluis; geldkist; privékluizen
pl: skrytka na klucze; szafka na klucze; kasetka na klucze; sejf meblowy; szafa na broń; kaseta na pieniądze
pt: cofre de chaves; caixa de segurança; chaveiro cofre; armário de chaves; caixa forte
not: child safe; food safe; safe locks; microwave safe; dishwasher safe; key box cutter; safe lock; pet safe; baby safe; cofre porquinho; cofrinho; safe for kids; dispositivo; eco safe; cofre infantil; toy safe; skin safe; electronic safe piggy bank
  main: plastic 392690 ~.04; wood 442199 ~.02
  * -> 830300
t: wall mounted key lock box combination => 830300
t: microwave safe container => !8303

@ hinge
en: hinge; door hinge; cabinet hinge; piano hinge; butt hinge; concealed hinge; soft close hinge; gate hinge; strap hinge; spring hinge; mini hinge; furniture hinge; pivot hinge; folding hinge; glass door hinge; shower door hinge; brass hinge; invisible hinge; table hinge; jewelry box hinge; kitchen cabinet hinge; continuous hinge; torque hinge; hydraulic hinge; european hinge; oven door hinge; weld on hinge; lift off hinge; self closing hinge; hinges
de: Scharnier = hinge; Topfscharnier = concealed cup hinge; Türscharnier = door hinge; Klavierband = piano hinge; Türband = door hinge; Möbelscharnier = furniture hinge; Topfband = concealed cup hinge; Torband = gate hinge; Bandscharnier = hinge; Ladenband = shutter hinge; Kistenscharnier = box hinge; Federscharnier = spring hinge; Scharniere = hinge; Stangenscharnier = piano hinge; Möbelscharniere = furniture hinge; Glastürscharnier = glass door hinge; Duschtürscharnier = shower door hinge
fr: charnière = hinge; gond = hinge; paumelle = hinge; penture = strap hinge; charnière invisible = invisible hinge; charnières = hinges; charnière piano = piano hinge; paumelles = hinges; charnière de meuble = furniture hinge; charnière porte = door hinge; charnière inox = stainless steel hinge; gonds = hinges; charnière four = oven hinge
es: bisagra = hinge; bisagras = hinge; pernio = hinge; gozne = hinge; bisagra cazoleta = concealed hinge; bisagra piano = piano hinge; bisagra invisible = invisible hinge; bisagra cierre suave = soft close hinge; bisagra puerta = door hinge; bisagra horno = oven hinge
it: cerniera = hinge + porta|mobile|anta|inox|ottone|acciaio|invisibile|molla|cancello|pianoforte|tazza; cardine = hinge; cerniere = hinge + mobili|ante|porta|cucina|inox; cerniera a tazza = concealed hinge; bandella = strap hinge; cerniera cancello = gate hinge; cerniera forno = oven hinge; cerniere a tazza = concealed hinge; cerniera porta = door hinge; cerniera per mobili = furniture hinge; cerniera per porta = door hinge; cerniere per mobili = furniture hinge
nl: scharnier = hinge; deurscharnier = door hinge; potscharnier = concealed hinge; kastscharnier = cabinet hinge; scharnieren = hinge; pianoscharnier = piano hinge; kogellagerscharnier = ball bearing hinge; poortscharnier = gate hinge; meubelscharnier = furniture hinge; heng = strap hinge; inboorscharnier = concealed hinge
pl: zawias = hinge; zawiasy = hinges; zawias meblowy = furniture hinge; zawias puszkowy = concealed hinge; zawias drzwiowy = door hinge; zawiasy meblowe = furniture hinges; zawias do bramy = gate hinge; zawiasy puszkowe = concealed hinges; zawias sprężynowy = spring hinge; zawias kołkowy = pin hinge; zawias nawierzchniowy = surface hinge; zawias splatany = piano hinge; zawias fortepianowy = piano hinge
pt: dobradiça = hinge; dobradiças = hinges; dobradiça de copo = concealed hinge; dobradiça porta = door hinge; dobradiça caneco = concealed hinge; dobradiça invisível = invisible hinge; dobradiça piano = piano hinge; dobradiça inox = stainless steel hinge
not: laptop hinge; hinge jig; zip; hinge boring bit; glasses hinge; hinge clip; hinge hole; cerniera lampo; cerniere lampo; cerniera zip; cerniera bigiotteria; headphone hinge; car door hinge; hinge drill bit; hinged; hinge screw; hinge clamp; oven hinge roller; cerniera pantaloni; toilet seat hinge; hinge stop; eyeglass hinge; hinge repair plate; cernia
  main: plastic 392630 ~.03
  for=car -> 870829 ~.02
  * -> 830210
t: soft close cabinet hinge 10 pcs => 830210
t: laptop hinge left right => !830210

@ castor
en: caster; swivel caster; furniture wheel; office chair wheel; trolley wheel; chair caster; plate caster; swivel castor; chair wheels; heavy duty caster; self adhesive caster; rollerblade chair wheels; replacement wheel + suitcase|luggage|trolley|chair; rigid caster; stem caster; furniture casters; universal wheel; wheel + trolley|furniture|caster|cart; ball transfer unit; roller ball bearing transfer; pulley wheel suitcase
de: Möbelrolle = furniture castor; Bürostuhlrollen = office chair wheel; Schwerlastrolle = heavy duty castor; Rollen = castor + Bürostuhl|Möbel|Koffer|Lenk; Möbelrollen = furniture castor; Bockrolle = fixed castor; Schwerlastrollen = heavy duty castor; Kugelrolle = ball castor; Ersatzrollen = replacement wheel; Hartbodenrollen = hard floor castor
fr: roulette = caster; roulette meuble = furniture caster; roue chaise de bureau = office chair wheel; roulettes = casters; roulettes chaise = chair casters; roulette pour meuble = furniture caster; roue valise = suitcase wheel; roulettes meubles = furniture casters; roulette chaise de bureau = office chair caster; roue de rechange valise = replacement suitcase wheel; roulette = caster + frein|meuble|industrielle
es: rueda silla oficina = office chair wheel; ruedas silla = chair wheels; ruedas muebles = furniture wheel; rueda mueble = furniture wheel; ruedas para silla de oficina = office chair wheel; ruedas de repuesto maleta = suitcase replacement wheel; rueda = wheel + giratoria|mueble|freno|carro; ruedas maleta = suitcase wheel; ruedas industriales = industrial castor
it: rotella = caster; ruota girevole = swivel caster; rotelle mobili = furniture casters; ruote piroettanti = swivel caster; rotelle sedia ufficio = office chair caster; rotelle = caster; ruota pivottante = swivel castor; ruote girevoli = swivel caster; ruote sedia ufficio = office chair caster; rotelle per mobili = furniture casters; ruote = wheel + carrello|mobili|valigia|trolley; ruota = wheel + piroettante|carrello
nl: bureaustoel wielen = office chair wheel; meubelwieltjes = furniture wheel; transportwiel = transport wheel; bokwiel = rigid caster; wieltjes = wheel + meubel|bureaustoel|koffer; bureaustoelwielen = office chair wheel; kogelrol = ball transfer unit
pl: kółka do mebli = furniture wheels; kółka do fotela = chair casters; zestaw skrętny = swivel caster; kółka do krzesła = chair casters; kółko obrotowe = swivel caster; kółka obrotowe = swivel casters; kółka = wheels + fotel|meble|walizka|skrętne; kółka transportowe = transport wheels; rolki meblowe = furniture casters; kółka samoprzylepne = self adhesive casters; kółko = wheel + meblowe|skrętne|wózek
pt: rodas para móveis = furniture wheels; rodas cadeira escritório = office chair wheels; rodízio giratório = swivel caster; rodas cadeira = chair wheels; roda = wheel + giratória|móvel|carrinho|mala; rodízio gel = gel caster; rodas giratórias = swivel casters; rodinhas = casters + móveis|cadeira
not: castor oil; caster sugar; roulette game; casino roulette; roulette de table; derma roller; pizza wheel; roulette a pizza; castoro; roulette couture; rotella pizza; ruleta; tracing wheel; roulette casino; castor black; rotella metrica; fishing caster; roulette pâtisserie; rotella tagliapizza; drinking roulette; ruedas de bici; rotelle liquirizia; roulette dés; rotelle bici; roulettes vélo; rotelle cane; castor cups; caster cups; trailer wheel; wheelbarrow wheel; toy wheels; roller skate wheel; skateboard wheel; training wheel; rotella taglia; skate; caster cup; casters cup; rowerowe; hot wheels
  "cup" -> 392630
  "luggage" -> 830249 ~.4
  "swivel|brake|brakes|plate|stem|screw|lockable|universal" -> 830220      # mounted in base metal
  main=plastic -> 392630 ~.04
  * -> 830220
t: swivel caster wheel 50mm with brake 4 pcs => 830220
t: castor oil cold pressed => !8302

@ door-fitting
en: door handle; door knob; barrel bolt; door bolt; sliding door hardware; barn door hardware kit; door stop; door stopper; door knocker; hasp; hasp and staple; gate latch; window handle; handrail bracket; door roller; sliding door roller; door guide; letter plate; door pull; flush bolt; window stay; kick plate; slide bolt; window hinge stay; door viewer plate; shower door roller; sliding bolt; gate hook; cabin hook; barn door handle; push plate; flush pull; pull handle + door; door catch; hasp + padlock|door|gate|security; tower bolt; sliding door track; hook and eye latch; shower door handle; door silencer; window latch; gate bolt; thumb latch; sliding door pulley; magnetic door stop; door holder; door floor stop; panic bar; pocket door hardware; door handle plate; lever handle; shower door wheels; window crank handle; stair rod; railing bracket; glass clamp; glass spigot; handrail + bracket|stair|wall; door sign plate; bifold door hardware; gate wheel; gate hardware; door handle set; door hardware; gate catch; ball catch; roller catch; escutcheon; rose escutcheon; door security bar; door wedge; double door catch; window lock handle
de: Türgriff = door handle; Türklinke = door handle; Türriegel = door bolt; Türstopper = door stopper; Türklopfer = door knocker; Überfalle = hasp; Fenstergriff = window handle; Riegel + Tür|Tor|Fenster; Schiebetürbeschlag = sliding door hardware; Türknauf = door knob; Briefeinwurf = letter slot; Schiebetürsystem = sliding door system; Bolzenriegel = barrel bolt; Torriegel = gate bolt; Fensterfeststeller = window stay; Türbeschlag = door fitting; Drückergarnitur = door handle set; Rosettengarnitur = door handle set; Handlaufhalter = handrail bracket; Duschtürgriff = shower door handle; Schiebetürgriff = sliding door handle; Sturmhaken = cabin hook; Zimmertürgarnitur = interior door handle set; Türgriffe = door handle; Möbelriegel = furniture bolt; Glasklemme = glass clamp; Laufrollen = roller + Schiebetür|Dusche; Duschkabinenrollen = shower cabin roller; Türfeststeller = door stop; Glashalter = glass holder; Stoßgriff = door pull; Magnettürstopper = magnetic door stop; Schutzbeschlag = security door fitting; Handlauf = handrail; Türdrücker = door handle; Türdrückergarnitur = door handle set; Klinke Tür = door handle; Haustürgriff = front door handle
fr: poignée de porte = door handle; butée de porte = door stop; verrou de porte = door bolt; heurtoir = door knocker; poignée de fenêtre = window handle; loquet = latch; targette = barrel bolt; arrêt de porte = door stop; porte coulissante = sliding door + kit|rail|quincaillerie; bouton de porte = door knob; cale porte = door wedge; crochet de porte = door hook; poignée porte = door handle; rail porte coulissante = sliding door rail; moraillon = hasp; poignées de porte = door handles; bloque porte = door stopper; rosace porte = door rose; support main courante = handrail bracket; roulette douche = shower roller; roulettes porte de douche = shower door rollers; crochet contrevent = shutter hook; arrêt porte magnétique = magnetic door stop; pince à verre = glass clamp; béquille = lever handle + porte; ensemble porte = door handle set; fermeture portail = gate latch; loqueteau à rouleau = roller catch; galet porte coulissante = sliding door roller; arrêt de volet = shutter stop; main courante = handrail
es: manilla de puerta = door handle; tope de puerta = door stopper; cerrojo = bolt; pestillo = latch; aldaba = door knocker; tirador de puerta = door pull; manillas = door handle; guía puerta corredera = door guide; pomo de puerta = door knob; manivela puerta = door handle; herraje puerta corredera = sliding door hardware; manilla ventana = window handle; topes de puerta = door stopper; retenedor puerta = door holder; kit puerta corredera = sliding door kit; rodamientos mampara = shower screen roller; portacandados = hasp; pasador puerta = door bolt; rueda mampara = shower screen roller; gancho puerta = door hook; soporte pasamanos = handrail bracket; pasamanos = handrail; picaporte = door latch; tirador puerta = door pull; mirilla plate = peephole; pestillo puerta = door latch; tope puerta = door stopper; bisagra tope = hinge stop; llamador puerta = door knocker
it: maniglia porta = door handle; fermaporta = door stop; catenaccio = door bolt; battente porta = door knocker; maniglia finestra = window handle; binario porta scorrevole = sliding door track; maniglie porta = door handle; pomello porta = door knob; fermaporte = door stop; chiavistello = door bolt; paletto porta = door bolt; maniglia = handle + porta|finestra|cancello|ottone|doccia; maniglione = pull handle; ferma porta = door stop; maniglie per porte = door handle; kit porta scorrevole = sliding door kit; supporto corrimano = handrail bracket; batacchio = door knocker; gancio porta = door hook; cuscinetti doccia = shower door bearing; rotelle doccia = shower door roller; corrimano = handrail; saliscendi cancello = gate latch; maniglie = handle + porta|finestra
nl: deurklink = door handle; deurknop = door knob; deurstop = door stop; deurgrendel = door bolt; raamgreep = window handle; schuifdeursysteem = sliding door system; deurkruk = door handle; schuifgrendel = slide bolt; deurbeslag = door hardware; deurstopper = door stopper; deurklopper = door knocker; hengslot = hasp; overval = hasp + hangslot; raamsluiting = window lock; raamuitzetter = window stay; schuifdeurbeslag = sliding door hardware; deurklinken = door handle; leuninghouder = handrail bracket; deurgreep = door pull; windhaak = window hook; deurvastzetter = door holder; poortgrendel = gate bolt; glasklem = glass clamp; trapleuning = stair handrail; profieldeurgrendel; douchedeur wieltjes = shower door roller; veiligheidsrozet = security escutcheon; raamkruk = window handle; deurkrukset = door handle set; deurschild = door plate; rozet deurkruk = door handle rosette; veiligheidsbeslag = security door fitting; deurkrukken rozet = door handles on rosette
pl: klamka = door handle; klamka do drzwi = door handle; zasuwka = door bolt; stoper do drzwi = door stopper; rygiel = door bolt; kołatka = door knocker; system przesuwny = sliding door system; klamka okienna = window handle; klamki = door handles; ogranicznik drzwi = door stop; odbojnik = door stop; skobel = staple; gałka drzwiowa = door knob; zasuwa drzwiowa = door bolt; okucia drzwi przesuwnych = sliding door fittings; pochwyt = pull handle; pochwyt drzwiowy = door pull handle; klamka = door handle + drzwi|okno|szyld|rozeta; zasuwa = door bolt + drzwi|brama|furtka; blokada drzwi = door lock; stopka drzwiowa = door holder; haczyk drzwiowy = door hook; uchwyt poręczy = handrail bracket; poręcz = handrail; rolki do kabiny = shower cabin rollers; rolki kabiny prysznicowej = shower cabin rollers; rączka do drzwi = door handle; szyld drzwiowy = door handle plate; rolki do drzwi przesuwnych = sliding door rollers; odbój drzwiowy = door stop; wieszak poręczy = handrail bracket; klamka balkonowa = balcony door handle; szyld do drzwi = door handle plate; klamka z szyldem = door handle with plate; gałka do drzwi = door knob; klamka drzwiowa = door handle; klamko-gałka = knob and lever handle set; okucia drzwiowe = door fittings; antaba = pull handle; klamek = door handle; zasuwek = door bolt; kołatek = door knocker; klamko-gałek = knob and lever handle set
pt: maçaneta = door handle; puxador de porta = door pull; fechecler = latch + porta; batente de porta = door stop; ferrolho = door bolt; trinco = latch; aldrava = door knocker; puxador porta = door pull; trinco porta = door latch; fecho = latch + porta|portão|correr; kit porta de correr = sliding door kit; trilho porta de correr = sliding door track; trava de porta = door lock bar; prendedor de porta = door holder; puxadores de porta = door handles; puxador de janela = window handle; roldana box = shower door roller; roldanas = rollers; maçanetas = door handles; porta cadeado = hasp; corrimão = handrail; suporte corrimão = handrail bracket; ferragem porta = door hardware; batente porta = door stop; segurador de porta = door holder; calço de porta = door wedge; puxador = handle + porta|box|portão
not: car door handle; door knob cover; door handle cover; shower door seal; door bolt car; refrigerator door handle; klamka samochodowa; maçaneta carro; klamka zewnętrzna; door stop alarm; door stop bumper; car door latch; oven door handle; car door knob; door knocker earrings; poignée de porte voiture; manilla coche; maniglia auto; doorbell; manillas coche; door handle exterior; outside door handle; interior door handle; exterior door handle; car door stop; inside door handle; deurstop doek; pearl barrel; door handle car; cabinet door handle; door draft stopper; draft stopper; türgriff auto; maçaneta externa; maçaneta interna; maniglia esterna; maniglia interna; maniglie mobili; poignée extérieure; klamka drzwi auta; cabinet door knob; maniglia forno; deurgreep auto; deurklink auto; portiergreep; door stop snake; manillar; fechado
  for=car -> 870829 ~.03
  "wedge": main=rubber 401699; main=wood 442199; main=plastic 392690; * 401699
  "door stop": main=rubber 401699; main=plastic 392690; main=silicone 392690; main=textile 630790; main=wood 442199; * 830241 ~.6
  "door stopper": main=rubber 401699; main=plastic 392690; main=textile 630790; main=wood 442199; * 830241 ~.6
  "glass clamp" -> 830241
  use fitting-door
t: door handle stainless steel lever => 830241
t: rubber door stop wedge => 401699
t: car door handle exterior front left => !830241

@ curtain-hardware
en: curtain bracket; curtain clip ring; curtain tieback hook; curtain rod holder; curtain glider; curtain wire; tension curtain rod; curtain rail glider; roller blind bracket; blind bracket; shower rod; blind chain connector; roller blind chain; vertical blind clip; cafe rod; curtain eyelet; curtain grommet; net curtain wire; bay window curtain rail; ceiling curtain track; roman blind parts; window rod
de: Gardinenring; Duschvorhangstange; Gardinenhaken; Gardinengleiter; Raffhalter Haken; Gardinenringe; Vorhangösen; Rollohalter; Gardinenstangenhalter; Scheibenstange; Faltenlegehaken; Vitragestange; Gardinenröllchen
fr: anneau rideau; barre de rideau; tringle rideau; crochet rideau; tringle extensible; support tringle; anneaux rideau; rail rideau; barre rideau de douche; embout tringle; crochets rideau; anneaux rideau de douche; tringle vitrage; oeillet rideau; oeillets rideaux
es: anilla cortina; gancho cortina; barra de ducha; barra cortina; barra extensible cortina; soporte cortina; anillas cortina; riel cortina; anillas cortina ducha; ganchos cortina; barra cortina ducha; soporte barra cortina; barra visillo; carril cortina; ollaos cortina
it: binario tende; bastone tenda; asta doccia; ganci tenda; asta per tende; bastoncino tenda; supporto bastone tenda; anelli tenda doccia; bastone a vetro; bastoncini vetro; supporti bastone
nl: douchegordijnstang; gordijnstang; klemstang; gordijnhaakjes; roede; douchegordijnringen; gordijnroe; vitragestang; roldragers; vitragekoord; rails + gordijn; spanstang; gordijnrunners
pl: żabki do zasłon; kółka do karnisza; szyna karniszowa; drążek rozporowy; haczyki do zasłon; uchwyt karnisza; żabki + zasłony|firany|karnisz; kółka do zasłony prysznicowej; wspornik karnisza; szyna + sufitowa|karnisz; ślizgi + karnisz|szyna; agrafki + firany; drążek do zasłony; karnisz sufitowy; haczyki do firan; zazdrostka drążek
pt: vara de cortinado; varão cortina; varão de duche; suporte varão; argolas cortina; gancho cortina; trilho suíço; varão extensível; varão cortinado; ganchos cortinado; suporte cortina; trilho cortina; ponteira varão; ilhós cortina; rodízio cortina
not: curtain rod pocket; curtain rod included; curtain tie back rope; curtain rod light; roede de; curtain ring light; curtain magnetic tieback
  main: plastic 392590 ~.2; wood 442199 ~.06; stainless-steel 830241; iron 830241 ~.4; aluminium 830241; copper 830241
  "shower curtain ring": * 392490
  "duschvorhangringe" -> 392490
  "curtain ring" -> 830241 ~.6
  "wire" -> 731210 ~.2
  * -> 830241
ask: main
t: adjustable metal curtain rod 120-210cm => 830241
t: plastic curtain track gliders 100 pcs => 392590
t: blackout curtain panel => !830241

@ furniture-fitting
en: furniture connector; cabinet latch; toggle latch; table leg bracket; bed hardware; furniture cam dowel; shelf pin metal; furniture bracket; angle bracket; mending plate; lid support; push latch; bed bracket; folding table leg hinge; cam lock nut; folding shelf bracket; corner protector metal; t bracket; flat brace; lid stay; push to open latch; soft close drawer slide; ball bearing slide; magnetic cabinet latch; touch latch; l bracket; l-bracket; furniture hardware; closet rod bracket; wardrobe rod; closet pole; clothes rail bracket; furniture corner; bed frame bracket; bed slat holder; bed rail bracket; table slide; lazy susan bearing; tv lift bracket; joining plate; drawer rail; furniture joint connector; cabinet door magnet; furniture fitting; cabinet hardware; cam bolt; shelf bracket hardware; corner connector; furniture feet metal; sofa connector; sectional sofa connector; table leg plate; z clip; slatwall; cabinet lift up; metal bracket + corner|angle|l shape|furniture|shelf; rivet shelving
de: Möbelverbinder; Möbelbeschlag; Kistenverschluss; Stuhlwinkel; Vollauszug; Flachverbinder; Möbelwinkel; Schrankstangenhalter; Teleskopschiene; Klappenstütze; Drucktaster + Möbel; Push to open; Bettbeschlag; Lochplatte; Balkenschuh; Exzenterverbinder; Winkel + Metall|Edelstahl|Loch|Verbinder; Lochblech Winkel; Schwerlastwinkel; Klappkonsole; Schrankstange; Eckverbinder; Lattenhalter; Lochband; Kleiderstangenhalter; Klappenhalter; Spannverschluss; Lattenrost Kappen
fr: équerre d'assemblage; loqueteau; glissière tiroir; équerre d'angle; aimant de placard; coulisses tiroir; équerre métal; fixation meuble; tube penderie; équerre étagère; plaque d'assemblage; compas meuble; équerre rabattable; support penderie; équerre chaise; équerre de fixation; push latch; ferrure + meuble|lit; excentrique meuble; sabot de charpente; barre penderie; loquet poussoir; coulisse à billes; relevant + meuble
es: escuadra metálica; cierre magnético; ensamble mueble; guías cajón; escuadra + refuerzo|mueble|fijación|inox; guía cajones; cierre de palanca; barra armario; soporte barra armario; placa unión; imán armario; tope push; escuadra plegable; herraje + mueble|cama|mesa; compás mueble; guías telescópicas; pletina + unión|perforada; soporte plegable; barra de armario; cierre push; ángulo + refuerzo|fijación; escuadras; cierre imán; excéntrica mueble; amortiguador mueble
it: angolare metallico; calamita per ante; staffa angolare; giunzione mobili; guide per cassetti; staffe angolari; angolari; chiusura a leva; tubo appendiabiti; supporto + tubo armadio; squadretta; squadrette; piastra di giunzione; cricchetto + magnetico ante; staffa + mobile|piegante|acciaio|ripiegabile; staffa pieghevole; angolare + acciaio|inox|rinforzo; guide telescopiche; scrocchetto; guida telescopica; eccentrici mobili; meccanismo letto; portabastone armadio
nl: hoekijzer; magneetsluiting kast; meubelverbinder; kledingroede; ladegeleiderset; stoelhoek; hoekanker; kastroede; kistsluiting; hoekverbinder; koppelplaat; spansluiting; kastmagneet; klapsteun; magneetsnapper; balkdrager; telescooprail; garderobestang; deurmagneet; plankdrager inklapbaar; snapslot; stoelhoeken; montageplaat; ophangrail
pl: kątownik; złącze meblowe; zatrzask magnetyczny; okucia meblowe; prowadnice; prowadnice szuflad; prowadnica szuflady; kątownik montażowy; drążek do szafy; zatrzask meblowy; odbojnik tip on; zamknięcie skrzyni; kątowniki; drążek szafy; łącznik + meblowy|płaski|kątowy|belki; uchwyt drążka; podnośnik meblowy; wspornik składany; okucie łóżka; zatrzask + meblowy|magnetyczny|kulkowy; zapięcie skrzyniowe; magnes meblowy; kątownik meblowy; mimośród; prowadnica kulkowa; kątownik ciesielski; złącza ciesielskie; łącznik ciesielski; zamknięcie dźwigniowe; wieszak belki; kątownik perforowany
pt: cantoneira; esquadro metálico; fecho magnético; suporte prateleira; corrediça; cantoneira metálica; corrediça telescópica; esquadro de fixação; fecho de toque; barra roupeiro; varão roupeiro; corrediças; fecho + íman|alavanca|mola|toque; ferragem + móvel|cama; suporte varão roupeiro; dobradiça articulador; mão francesa; cantoneiras; chapa de união; esquadro + reforço|união; corrediça gaveta; fecho de pressão; tubo roupeiro
not: bag latch; cantoneira de pvc; cantoneira prateleira; wall corner guard; baby corner protector; solar bracket; corner bead; tv bracket; antenna bracket; license plate bracket; ladegeleider auto; photo corner; dental bracket; corner protector furniture baby; radiator bracket; gutter bracket; bumper bracket; dentaire; headlight bracket; phone bracket; seat bracket; pipe bracket; fence bracket; post bracket; handrail bracket; curtain bracket; exhaust bracket; spotlight bracket; camera bracket; prowadnica do piły; prowadnica liniowa; prowadnica zacisku; prowadnice zacisku; prowadnica łańcucha; équerre dessin; équerre menuisier; latch hook; horn bracket; cantoneira silicone; coin protector; cantoneira bebê; light bracket; bracelet; blind bracket; hose bracket; basket bracket; squadretta orologio; linear guide; escuadradora; angular; angoli; angolo; fechado; relevement
  main: plastic 392630 ~.06; wood 442199 ~.02
  "toggle latch" -> 830249
  "kistenverschluss" -> 830249
  "angle bracket" -> 830242 ~.7
  "corner protector": main=plastic 392690; * 830242
  "closet rod" -> 830241 ~.4
  * -> 830242
t: soft close drawer slide 450mm pair => 830242
t: stainless steel corner brace 20 pcs => 830242
t: baby corner protector silicone => !830242

@ cabinet-handle
en: kitchen cupboard handle; ceramic knob; cabinet pull; shell pull; cup pull; edge pull; t bar handle; leather drawer pull; recessed handle; crystal knob; glass knob; box handle; chest handle; ring pull handle; cabinet pulls; dresser handle; bar handle; knob + drawer|cabinet|furniture|dresser|cupboard; pulls + cabinet|drawer|kitchen; case handle; luggage handle replacement; toolbox handle; flight case handle; folding handle + box|case; drum handle
de: Küchengriff; Möbelknauf; Schubladenknöpfe; Muschelgriff; Griffleiste; Stangengriff; Kistengriff; Knauf + Schublade|Keramik|Schrank; Küchengriffe; Ledergriff Möbel; Kantengriff; Bügelgriff
fr: poignée tiroir; bouton tiroir; poignée placard; poignée de cuisine; poignée coquille; bouton porcelaine; poignée de malle; poignée + meuble|tiroir|placard|cuisine|cuir|caisse; poignée de caisse; poignée profil; poignées cuisine; bouton + commode|céramique|placard
es: tirador cajón; pomo mueble; tiradores cocina; tirador + mueble|cocina|armario|concha|cuero; pomo de cerámica; tirador de cocina; pomos cajón; tirador armario; asa + caja|maleta|baúl|cajón; tiradores armario; pomo + mueble|cajón|cerámica|cristal; uñero mueble
it: maniglia mobile; pomello mobile; pomolo; maniglie cucina; pomelli ceramica; maniglie + mobili|cucina|cassetti|armadio; pomello + mobile|ceramica|cassetto|armadio; maniglia a conchiglia; maniglia + baule|valigia|cassa|cuoio; pomoli
nl: kastgreep; keukengreep; meubelknoppen; handgrepen + keuken|kast|meubel|lade; kastknoppen; schelpgreep; greep + keuken|kast|lade|koffer; ladeknop; keukengrepen; knop + lade|kast|meubel; kistgreep; greeplijst
pl: gałki do mebli; uchwyt do szuflady; uchwyt + meblowy|szuflada|muszelka|krawędziowy|relingowy; gałka + mebli|szuflady|ceramiczna|komody; uchwyty do mebli; uchwyt do szafki; rączka + skrzyni|kufra|walizki; uchwyt skrzyniowy; reling meblowy; gałki ceramiczne
pt: puxador gaveta; puxador armário; puxador cozinha; puxador + móvel|gaveta|concha|couro|cozinha|armário; pomo + móvel|cerâmica; puxadores cozinha; maçaneta móvel; puxador concha; puxadores de móveis; puxador de cozinha; alça + caixa|baú|gaveta; puxador gavetas
not: gear knob; shift knob; pulling; guitar knob; volume knob; maniglia porta; rear pull handle; pull up bar; oven knob; stove knob; cooker knob; gas knob; heater knob; pot lid knob; bag handle; purse handle; poignée de porte; pomos puerta; steering knob; puxador de porta; thermostat knob; amplifier knob; wolf puxador; uchwyt na telefon; pan handle; control knob; zip pull; bar pull up; faucet handle; pomo de puerta; pomo palanca; pomo cambio; zipper pull; pomada
  for=bag -> 830249 ~.04
  "suitcase" -> 830249
  "luggage" -> 830249 ~.6
  "flight case" -> 830249
  "case handle" -> 830249
  "koffergriff" -> 830249
  use fitting-furniture
t: brushed brass cabinet handle 128mm => 830242
t: ceramic drawer knob hand painted => 691490
t: gear shift knob => !830242

@ bracket-shelf
en: hanging bracket; wall bracket; shelf support bracket; floating shelf bracket; plant bracket; hanging basket bracket; wall hook metal; bike wall mount; bike hook; guitar hanger; garage hook; bicycle wall hook; tool hook; hanger bracket; plant hanger bracket; bike wall hook; bicycle wall mount; surfboard rack wall; picture hanging hook; sawtooth hanger; broom holder wall; wall coat rack; entryway hooks; towel hook metal; double hook; over the door hook; key hooks wall; clothes hook; utility hook; picture hanger; garage hanger; skateboard wall mount; helmet wall hook; wall hanger guitar; headset hook; flag pole bracket; hose hanger; j hook; picture hanging kit; d ring picture hanger; snowboard wall mount; wall mount bracket; coat hanger wall; triangle bracket
de: Konsole + Regal; Garderobenleiste; Wandhaken Metall; Türhaken Garderobe; Fahrrad Wandhalterung; Regalkonsole; Bilderhaken; Gitarrenhalter; Bildaufhänger; Fahrradhaken; Pflanzenhalter Wand; Schlüsselleiste; Hängekorb Halter; Zackenaufhänger; Gerätehaken; Schwerlast Regalträger; Hutablage; Wandgarderobe; Türgarderobe; Tablarträger
fr: support étagère; crochet porte; console étagère; support vélo mural; accroche tableau; crochet tableau; crochet vélo; support guitare mural; porte manteau mural; crochet + vestiaire|garage|mural|cadre; attache tableau; patère murale; support plante mural; potence + suspension; porte serviette crochet; porte manteau + mural|patère
es: soporte para estante; escuadra estante; percha de pared; gancho pared metal; colgador pared; cuelga llaves; soporte estantería; percheros; soporte bicicleta pared; colgador + puerta|toallas|pared|ropa; gancho + cuadro|pared|bicicleta|garaje; percha pared; ménsula; colgador bicicleta; cuelgallaves; perchero puerta; soporte balda; escarpia cuadro; colgador guitarra; soporte maceta pared; ganchos pared; colgador de llaves; percha adhesiva baño; colgador cuadros
it: staffa mensola; gancio parete metallo; attaccapanni; appendiabiti da muro; supporto mensola; staffe mensola; attaccaglia; gancio + quadro|parete|bici|garage|attaccapanni; attaccapanni da parete; supporto bici parete; gancio quadri; appendichitarra; appendichiavi; appendiabiti porta; mensola staffa; gancio bici; ganci attaccapanni; supporto chitarra parete; attaccaglie; ganci + parete|porta|quadri
nl: wandkapstok; kapstok; jashaak; planksteun; muurhaak; fietshaak; schilderijhaak; fietsbeugel muur; kapstokken; haakjes + kapstok|wand; gitaarhanger; plantenhanger muur beugel; ophanghaak; sleutelhouder wand; ophangsysteem fiets; hanging basket haak; ophangsysteem fietsen
pl: haczyk ścienny; wsporniki; wspornik + półki|składany|kątowy; haczyk + ubrania|meblowy|drzwi; haczyk meblowy; uchwyt ścienny rower; wieszak na rower; wieszak + ścienny|klucze|rower|gitarę|drzwi; zawieszka do obrazów; haczyki do obrazów; wieszaki + obrazy|ścienne; hak na rower; wieszak na gitarę; haczyk na ubrania; wspornik półek; zawieszki + obrazy|ramki; podpórka półki metalowa; hak garażowy; wspornik kwietnika; wieszak garażowy
pt: cabide de parede; suporte prateleira metálico; mão francesa prateleira; gancho + parede|bicicleta|quadro|porta; suporte bicicleta parede; suporte guitarra parede; cabide porta; suporte + prateleira|vaso parede; gancho bicicleta; pendurador + quadros|chaves; pendurador quadro; porta chaves parede; cabides de parede
not: wood shelf; clothes hanger; tv wall bracket; monitor bracket; shelf unit; kapstok staand; portemanteau sur pied; perchero de pie; porte manteau sur pied; staande kapstok; wieszak stojący; appendiabiti da terra; attaccapanni da terra; portemanteau enfant cintre; speaker wall bracket; stojak; kleiderständer; key rack rolling; hair hook; towel; appendiabiti ad albero; perchero arbol; appendiabiti stand; wieszak na ubrania stojący; cabideiro de chão; cabideiro em pé; hanging bracket sign; coat hanger plastic; cintre; wieszaki na ubrania; perchas ropa; crocheter
  main: wood 442199 ~.1; plastic 392490 ~.12; bamboo 442191 ~.02; ceramic 691490 ~.01; leather 420500 ~.01; base-metal 830250 ~.9
  "picture": * 830250 ~.6
  * -> 830250
ask: main
t: heavy duty metal shelf bracket 300mm => 830250
t: plastic clothes hangers => !830250

@ door-closer
en: door closer; automatic door closer; hydraulic door closer; spring door closer; gate closer; screen door closer; door closer hinge; pneumatic door closer; punch free door closer; floor spring
de: Türschließer; Obentürschließer; Torschließer; Bodentürschließer; automatischer Türschließer; Federtürschließer
fr: ferme porte; groom de porte; ferme porte automatique; ferme portail; groom
es: cierrapuertas; muelle cierrapuertas; cierra puertas automático; brazo cierrapuertas
it: chiudiporta; chiudiporta automatico; pompa chiudiporta; chiudi porta
nl: deurdranger; deursluiter; hekdranger; automatische deursluiter; poortdranger
pl: samozamykacz; samozamykacz drzwiowy; samozamykacz do drzwi; samozamykacz bramowy
pt: mola de porta; fecha portas; mola hidráulica porta; mola aérea; fecha portas automático; mola de piso
  * -> 830260
t: automatic hydraulic door closer 45-60kg => 830260
t: door stop rubber => !830260

@ furniture-foot
en: leveling foot; chair leg protector; felt pad; adjustable feet; chair leg sock; levelling feet; furniture coaster; chair foot; anti slip furniture pad; adjustable leveling feet; bumper pad; sofa feet; leveling feet; chair tip; washing machine feet; chair leg floor protector; cabinet bumpers; screw in feet; crutch tip; chair felt pad; machine foot
de: Stellfuß; Haarnadelbeine; Möbelbein; Stellfüße; Stuhlbeinkappe; Stuhlbeinschoner; Filzgleiter selbstklebend; Möbelfuß verstellbar; Möbelbeine; Sofabeine; Verstellfuß; Möbelerhöher; Tischkufen; Antirutschpads; Fußkappe; Elastikpuffer; Stuhlbeinschutz; Schwingungsdämpfer Waschmaschine; Hairpin Legs; Filzpads
fr: patin chaise; pied réglable; patin + chaise|meuble|feutre; pied épingle; embout de chaise; pieds réglables; vérin de meuble; tampon caoutchouc; protège pied chaise; pied canapé; patins chaise; pieds + canapé|lit|meuble|table; pied de lit; chaussette chaise; rehausseur meuble
es: tacos silla; pies regulables; patas muebles; patas + mueble|mesa|sofá|cama|horquilla; almohadilla fieltro; protector patas; protector patas sillas; pies nivelables; fieltro adhesivo; contera + silla|bastón|goma; pie nivelador; patas sofá; conteras; elevador muebles; tacos antivibración; protectores sillas; pata + mueble|mesa|sofá|cama; deslizadores muebles
it: piedini regolabili; feltrino sedia; piedini; piedini per mobili; feltrini per sedie; gambe + tavolo|divano|mobili|tornanti; gommini + sedie|mobili; puntali sedie; copri gambe sedia; antivibrante lavatrice; piedini + regolabili|gomma|divano|livellatori; feltrini adesivi; piedino regolabile; rialzi mobili; puntale gomma; piedini antivibranti; proteggi gambe sedie; gamba + tavolo|divano|letto
nl: viltjes; stelpoot; stoeldop; viltglijders; stoeldoppen; hairpin poten; meubelviltjes; stelpoten; bankpoten; meubelonderzetters; stoelsokken; rubber voetjes; rubberen voetjes; stelvoet; poten + meubel|bank|bed|tafel; poot + tafel|meubel|bank; antislip pads meubels; beschermdop stoelpoot; bedpoten; trillingsdempers wasmachine; meubelglijders
pl: noga stołowa; nóżki regulowane; nogi stołowe; filcowe podkładki; nóżka + meblowa|regulowana|sofa; stopka meblowa; ślizgacze meblowe; skarpetki na krzesła; stopki + meblowe|regulowane|gumowe|krzesło; nogi + stół|meblowe|sofa|hairpin; nóżki + meblowe|sofa|łóżko|gumowe; nakładki + krzesła|nogi; filce meblowe; podkładki antywibracyjne; stopka poziomująca; noga + meblowa|stołowa; odboje gumowe
pt: pé de mesa; feltro cadeira; sapata niveladora; pés de móveis; pés palito; pé palito; pé + móvel|mesa|sofá|nivelador; pés + mesa|sofá|cama|móvel; ponteira + cadeira|borracha|bengala; feltro adesivo; protetor pé cadeira; batente silicone; pés de mesa; protetores cadeira; pé nivelador; pés reguláveis; batente adesivo; sapata antivibração; deslizadores móveis
not: laptop rubber feet; table tennis; foot pad shoes; table leg bracket; furniture leg sleeve; heel pad; metatarsal pad; pied de biche; pied photo; felt pad keyboard; feltro artesanato; gommini auricolari; corn pad; craft felt; foot peeling; paw; bumper pad crib; pied nickelés; pied lampe; crib bumper; nogi prosiaka; tablecloth; bed leg; leg of lamb; feltrini pittura; pé de moleque; pé de galinha; gamba di prosciutto; gambe gonfie; fieltro manualidades; pierna; feltro tecido; fieltros colores; feltro para artesanato; rubber feet laptop; leg warmer; pie de cabra; rubber bumper car; pata de cabra; bumpers; gommini guida; pantalon patte; piedini sposa; cymbal felt; billiard; patadas; peso; pesa; pesos
  "slider": main=plastic 392690; * 392690 ~.6
  main: felt 560290 ~.12; rubber 401699 ~.12; silicone 392690 ~.08; plastic 392690 ~.12; wood 940391 ~.1; textile 630790 ~.02
  "felt" -> 560290
  "filzgleiter" -> 560290
  "feutre" -> 560290
  "fieltro" -> 560290
  "fieltros" -> 560290
  "feltrini" -> 560290
  "viltjes" -> 560290
  "filcowe" -> 560290
  "feltro" -> 560290
  "rubber|caucho|goma|gomma|borracha" -> 401699
  "gummifuß" -> 401699
  "sock" -> 630790 ~.4
  "cap" -> 392690
  "glide" -> 392690
  "bumper" -> 392690 ~.6
  "riser" -> 392690
  * -> 940399
ask: main
t: metal hairpin table legs set of 4 => 940399
t: self adhesive felt pads for chair legs => 560290
t: silicone chair leg caps 16 pcs => 3926
t: leg warmers knitted => !9403

@ metal-chain
en: steel chain; link chain; security chain; welded chain; galvanized chain; anchor chain; lifting chain; metal chain + hanging|swing|steel|decorative|link|lamp|m|plant; hanging chain; swing chain; jack chain; safety chain; ball chain; beaded chain pull; chain sling; stainless steel chain + m|meter|link|marine; chandelier chain; sink plug chain; chain + galvanised|hammock|punching|heavy duty; tow chain; load chain; ball chain connector; quick link chain
de: Stahlkette; Gliederkette; Rundstahlkette; Ankerkette; Kugelkette; Kette + verzinkt|Meter|Edelstahl Glieder|Hebe|Absperr; Lastkette; Anschlagkette; Schaukelkette
fr: chaîne acier; chaîne à maillons; chaîne galvanisée; chaîne à billes; chaîne de levage; chaîne suspension; élingue chaîne; chaîne + ancre|soudée
es: cadena de acero; cadena galvanizada; cadena de bolas; cadena elevación; cadena zincada; cadena + ancla|eslabón|colgante lámpara; eslinga de cadena
it: catena acciaio; catena zincata; catena a sfere; catena genovese; catena + ancora|sollevamento|lampadario|maglia
nl: stalen ketting; verzinkte ketting; kogelketting; ankerketting; hijsketting; ketting + verzinkt|schakel|meter; stalen kettingen; ketting + staal|verzinkt|rvs|geschalmd|kortschalm; kettingen + staal|verzinkt|rvs|geschalmd|kortschalm; kortschalmketting; lastketting
pl: łańcuch stalowy; łańcuch ocynkowany; łańcuch kulkowy; łańcuch techniczny; łańcuch + ocynkowany|ogniwowy|kotwiczny|huśtawka; zawiesie łańcuchowe
pt: corrente de aço; corrente galvanizada; corrente de bolas; corrente zincada; corrente + âncora|elos|elevação
not: chain necklace; chain bracelet; bike chain; bicycle chain; wallet chain; body chain; chain link fence; key chain; chain hoist; chain lock; saw chain; chainsaw chain; roller chain; bag chain; chain earring; glasses chain; chain belt; snow chain; stainless steel chain necklace; chain mail; chain for men; chain anklet
  main: copper 741980 ~.04; aluminium 761699 ~.04; plastic 392690 ~.05
  "stud link" -> 731581
  "ball chain" -> 731589
  "beaded" -> 731589
  "jack chain" -> 731589
  "kugelkette" -> 731589
  "à billes" -> 731589
  "de bolas" -> 731589
  "kulkowy" -> 731589
  "a sfere" -> 731589
  "chandelier" -> 731589
  * -> 731582
t: galvanized welded steel chain 5mm 10m => 731582
t: ball chain 2.4mm stainless 10m => 731589
t: stainless steel chain necklace => !7315

@ roller-chain
en: bike chain; bicycle chain; roller chain; motorcycle chain; drive chain; conveyor chain; 11 speed chain; timing chain; ebike chain; 12 speed chain; chain + bike|bicycle|speed|shimano|mtb|motorcycle|428|520|525|o-ring|roller|sprocket; master link; missing link chain; chain connecting link; timing chain kit; chain link + master|quick|bike; chain and sprocket kit; 10 speed chain; quick link bike chain
de: Fahrradkette = bicycle chain; Rollenkette = roller chain; Motorradkette = motorcycle chain; Antriebskette = drive chain; Steuerkette = timing chain; Kettenschloss = chain lock + Fahrrad Kette|9-fach|Rollenkette; Kettensatz = chain kit; Steuerkettensatz = timing chain kit
fr: chaîne vélo = bike chain; chaîne à rouleaux = roller chain; chaîne moto = motorcycle chain; chaîne de distribution = timing chain; kit chaîne = chain kit; attache rapide chaîne = quick link bike chain; chaîne de vélo = bike chain
es: cadena bicicleta = bicycle chain; cadena de rodillos = roller chain; cadena moto = motorcycle chain; kit de transmisión = chain and sprocket kit; cadena de distribución = timing chain; cadena de bicicleta = bicycle chain; eslabón cadena bici = bicycle chain link; kit arrastre = chain and sprocket kit
it: catena bici = bike chain; catena a rulli = roller chain; kit trasmissione = chain and sprocket kit; catena distribuzione = timing chain; catena bicicletta = bike chain; falsamaglia = master link
nl: fietsketting = bicycle chain; rollenketting = roller chain; motorketting = motorcycle chain; distributieketting = timing chain; kettingset = chain and sprocket kit; fiets ketting = bicycle chain
pl: łańcuch rowerowy = bicycle chain; łańcuch rolkowy = roller chain; łańcuch motocyklowy = motorcycle chain; łańcuch rozrządu = timing chain; zestaw napędowy = drive kit; spinka łańcucha = master link; łańcuch do roweru = bicycle chain
pt: corrente bicicleta = bicycle chain; corrente de rolos = roller chain; corrente moto = motorcycle chain; kit relação = chain and sprocket kit; corrente de distribuição = timing chain; kit transmissão = transmission kit; corrente de bicicleta = bicycle chain
not: bike chain lock; chain cleaner; chain tool; bike chain lube; bicycle chain bracelet; chain guard; bike chain bracelet; chain lube; chain tensioner; chain guide; chain breaker; chain wear; bike chain oil; roller chain bracelet
  "master link" -> 731519
  "missing link" -> 731519
  "connecting link" -> 731519
  "kettenschloss" -> 731519
  "attache" -> 731519
  "spinka" -> 731519
  "falsamaglia" -> 731519
  "sprocket kit" -> 871410 ~.6
  * -> 731511
t: 11 speed bicycle chain 116 links => 731511
t: motorcycle drive chain 428 => 731511
t: bike chain lock => !7315

@ snow-chain
en: snow chain; tire chain; anti skid chain; snow chains; tyre chain; tire snow chain; snow sock; anti slip tire belt; emergency tire strap; traction mat; recovery track; traction board; snow tire chain
de: Schneekette; Schneeketten; Anfahrhilfe; Schneesocken; Sandbleche
fr: chaîne neige; chaînes neige; chaussette neige; plaque de désensablage
es: cadena de nieve; cadenas de nieve; funda nieve neumático; planchas de rescate
it: catene da neve; catena neve; calze da neve
nl: sneeuwketting; sneeuwkettingen; sneeuwsokken; rijplaten
pl: łańcuch śniegowy; łańcuchy śniegowe; łańcuchy na koła; trapy najazdowe
pt: corrente de neve; correntes de neve; capas de neve
  "sock" -> 630790
  "schneesocken" -> 630790
  "chaussette" -> 630790
  "track": main=plastic 392690; * 392690
  "traction mat" -> 392690
  "traction board" -> 392690
  main: textile 630790 ~.1; plastic 392690 ~.15; rubber 401699 ~.03
  * -> 731520
t: car tire steel snow chains 2 pcs => 731520
t: gold chain necklace => !731520

@ shackle
en: shackle; bow shackle; d shackle; turnbuckle; swivel hook; quick link; eye hook lifting; lifting hook; rigging hardware; wire rope clip; wire rope thimble; pulley + stainless|rope|single|lifting|swivel; winch hook; rope cleat metal; chain quick link; clevis hook; grab hook; swivel eye; tie down anchor; d ring anchor; eye nut; eye plate; pad eye; swivel ring; hook s shape; cable clamp + wire rope|steel; shackles; delta quick link; swing swivel; eye bolt hook; meat hook; lifting eye; wire tensioner; cable tensioner; fence tensioner; wire rope tensioner; rope tensioner; trailer tie down; tie down ring; maillon
de: Schäkel = shackle; Spannschloss = turnbuckle; Karabiner = carabiner + Feuerwehr|Edelstahl; Drahtseilklemme = wire rope clip; S-Haken = s hook; Wirbel = swivel + Edelstahl|Schaukel; Kausche = thimble; Drahtspanner = wire tensioner; Kettennotglied = emergency chain link; Spannschlösser = turnbuckle; Lasthaken = lifting hook; Fleischerhaken = butcher's hook; Drahtseilklemmen = wire rope clip; Zurröse = lashing eye
fr: manille = shackle; tendeur = turnbuckle + fil|câble|lanterne; esse crochet = s hook; serre câble acier = wire rope clip; cosse coeur = wire rope thimble; crochet en s = s hook; maillon rapide = quick link; ridoir = turnbuckle; crochet de levage = lifting hook; tendeurs fil = wire tensioners; crochets s = s hooks; crochet s = s hook; manilles = shackles; raidisseur = wire tensioner; anneau d'arrimage = lashing ring
es: grillete = shackle; tensor = turnbuckle + cable|alambre; gancho s = s hook; sujetacables acero = wire rope clip; guardacabo = wire rope thimble; ganchos s = s hook; eslabón rápido = quick link; gancho elevación = lifting hook; tensores cable = cable tensioner; tensor alambre = wire tensioner; grilletes = shackle; mosquetón giratorio = swivel snap hook; anilla amarre = mooring ring
it: grillo = shackle; tenditore = turnbuckle; gancio a s = s hook; morsetto per fune = wire rope clip; redancia = wire rope thimble; golfare = lifting eye + acciaio; ganci a s = s hook; maglia rapida = quick link; tenditori = turnbuckle; tendifilo = wire tensioner; grilli = shackle + inox|nautica; morsetti per funi = wire rope clip
nl: sluiting = shackle + d|harp; spanschroef = turnbuckle; s-haak = s hook; staaldraadklem = wire rope clip; harpsluiting = bow shackle; draadspanner = wire tensioner; s haken = s hook; puntkous = wire rope thimble; draadspanners = wire tensioner; d-sluiting = d shackle; hijsoog = lifting eye; staalkabelklem = wire rope clip; spanschroeven = turnbuckle
pl: szekla = shackle; śruba rzymska = turnbuckle; hak s = s hook; zacisk liny = wire rope clip; kausza = wire rope thimble; bloczek = pulley; krętlik = swivel; napinacz = tensioner + drutu|linki|siatki; haki s = s hooks; szekle = shackles; zaciski linowe = wire rope clips; napinacz drutu = wire tensioner; ogniwo złączne = quick link; haczyk s = s hook; bloczek linowy = rope pulley
pt: manilha = shackle; esticador = turnbuckle; gancho em s = s hook; grampo cabo de aço = wire rope clip; elo rápido = quick link; ganchos s = s hooks; esticador arame = wire tensioner; moitão = pulley block; manilhas = shackles; esticador cabo = cable tensioner
not: shackle bracelet; sewing thimble; thimble collection; pulley system gym; cable pulley gym; timing belt pulley; snap hook bag; shackle hanger; poulie courroie; poulie vilebrequin; anchor shackle bracelet; serpentine; poulie alternateur; tensor correa; polea tensora; tendeur de courroie; tensor distribución; roldana porta; tensor cadena; tenditore cinghia; tenditore catena; polea cigüeñal; esticador correia; leaf spring shackle; roldana box; handcuff; thimble finger; silicone thimble; finger thimble; bloczek notatek; tensores gym; poulie musculation; polea gimnasio; tensor toldo; bloczek samoprzylepny; bloczki; grillo salvadanaio; grilli pet food; alimentatore; bloczek karteczek; golf
  "pulley" -> 848350 ~.7
  "poulie" -> 848350
  "polea" -> 848350
  "carrucola" -> 848350
  "katrol" -> 848350
  "bloczek" -> 848350
  "roldana" -> 848350
  "umlenkrolle" -> 848350
  "seilrolle" -> 848350
  "s hook" -> 732620 ~.6
  "s-haken" -> 732620 ~.6
  use goods-steel
t: stainless steel bow shackle 8mm => 732690
t: turnbuckle m6 stainless => 732690
t: sewing thimble leather => !7326

@ rope-cord
en: rope; nylon rope; polyester rope; jute rope; bungee cord; ratchet strap; tie down strap; tow strap; tow rope; polypropylene rope; cargo strap; lashing strap; dock line; shock cord; winch rope; baler twine; anchor rope; sisal rope; hemp rope; utility rope; arborist rope; mooring rope; cam buckle strap; recovery strap; lifting sling; webbing sling; guy line; wash line; bungee strap; lashing belt; parachute cord; bungee hook; kitchen twine; garden twine; cargo net; trailer net; tree strap; lifting strap; tie down straps; kayak tie down; moving strap; hammock strap; gear tie; garden string; swing strap; roof rack strap; rope ladder cord
de: Seil = rope + Nylon|Polyester|Jute|Meter|Baumwolle|Kletter|PP|Hanf; Spanngurt = lashing strap; Gummiseil = rubber rope; Abschleppseil = tow rope; Jutekordel = jute cord; Zurrgurt = lashing strap; Expander = bungee cord + Gummi|Haken; Spanngurte = lashing strap; Gepäckspanner = luggage strap; Festmacherleine = dock line; Hebegurt = lifting strap; Rundschlinge = round sling; Kordel = cord + Baumwolle|Nylon|Polyester; Gepäcknetz = luggage net; Ladungssicherungsnetz = cargo securing net; Abspannleine = guy line; Windenseil synthetisch = synthetic winch rope; Anhängernetz = trailer net; Sisalseil = sisal rope; Reepschnur = accessory cord; Bergegurt = recovery strap
fr: corde = rope; sangle d'arrimage = tie down strap; tendeur élastique = bungee cord; sangle à cliquet = ratchet strap; sandow = shock cord; corde jute = jute rope; sangle = strap + arrimage|cliquet|remorquage|levage|bagage; corde = rope + nylon|chanvre|coton|remorquage; élastique + tendeur|bagages|remorque; fil macramé = macrame cord; cordage = cordage; drisse = halyard; filet remorque = trailer net; araignée élastique = bungee cord net; ficelle = twine + jute|cuisine; corde sisal = sisal rope; bout amarrage = mooring rope; élingue = sling; filet bagages = luggage net
es: cuerda = rope; correa de trinquete = ratchet strap; cuerda elástica = bungee cord; cuerda yute = jute rope; cinta de amarre = lashing strap; eslinga = sling; pulpo elástico = bungee cord; cuerda de nylon = nylon rope; cuerda algodón = cotton rope; cincha = strap + trinquete|amarre|carraca|remolque; driza = halyard; correas = strap + trinquete|amarre|maleta; cabo náutico = nautical rope; cuerda tender = clothesline; red = net + remolque|carga|maletero; hilo macramé = macrame cord; cinta trinquete = ratchet strap; cinta elevación = lifting strap; cuerda sisal = sisal rope; cuerda de nailon = nylon rope; cuerda de polipropileno = polypropylene rope; cuerdas de nailon = nylon rope
it: corda = rope; cinghia a cricchetto = ratchet strap; corda elastica = elastic cord; corda da arrampicata = climbing rope; cinghie = strap + cricchetto|fissaggio|valigia|traino; cima nautica = marine rope; corda juta = jute rope; cinghie di fissaggio = lashing strap; cavo traino = tow rope; corda nautica = marine rope; cordino = cord + arrampicata|nylon|elastico; elastici = elastic strap + portapacchi|ganci; corda macramè = macrame cord; braga = lifting sling + sollevamento; cinghia = strap + traino|fissaggio|sollevamento; rete = net + rimorchio|portabagagli; corda sisal = sisal rope; filo macramè = macrame cord; ragno elastico = elastic cargo net; corda di nylon = nylon rope; corda in nylon = nylon rope; corda di polipropilene = polypropylene rope
nl: touw = rope; spanband = ratchet strap; spanbanden = tie down strap; sjorband = lashing strap; sleepkabel = tow rope; snelbinder = bungee cord; elastiek = elastic + haken|spin; katoen touw = cotton rope; bindtouw = tying twine; trekkoord = drawcord; bagagespin = luggage spider; aanhangernet = trailer net; hijsband = lifting sling; schootlijn; nylon touw = nylon rope; scheerlijn = guy rope; sisaltouw = sisal rope; landvast = mooring rope; polypropyleen touw = polypropylene rope; pp touw = polypropylene rope; polypropyleentouw = polypropylene rope; nylontouw = nylon rope
pl: lina = rope; sznurek = cord; pas transportowy = tie down strap; linka elastyczna = elastic cord; linka bielizna = clothes line; pasy transportowe = tie down straps; lina holownicza = tow rope; guma mocująca = tie down rubber; ekspander gumowy = bungee cord; ekspandery = bungee cords; sznur = cord + jutowy|bawełniany|konopny|bieliźniany; pas holowniczy = tow strap; zawiesie pasowe = lifting sling; lina = rope + polipropylenowa|nylonowa|jutowa|cumownicza|holownicza; siatka na przyczepę = trailer net; linka = cord + holownicza|paracord|elastyczna|namiotowa; pasy mocujące = lashing straps; szpagat = twine; linka holownicza = tow rope; pas = strap + mocujący|bagażowy|transportowy
pt: corda = rope; cinta de catraca = ratchet strap; corda elástica = bungee cord; cordel = twine; corda de varal = clothes line; sisal = sisal; cinta de amarração = lashing strap; elástico = elastic cord + gancho|bagagem|carga; corda macramé = macrame cord; cordão = cord + algodão|macramé|elástico; cabo náutico = nautical rope; cinta de reboque = tow strap; cinta = strap + amarração|elevação|roquete|reboque; rede = net + carga|reboque; corda juta = jute rope; corda nylon = nylon rope; esticador elástico = bungee cord; fio macramé = macrame cord; corda = rope + nylon|sisal|algodão|escalada; corda de nylon = nylon rope; corda de polipropileno = polypropylene rope
not: skipping rope; jump rope; rope light; wire rope; rope necklace; battle rope; dog rope; rope toy; rope bracelet; horse lead rope; rope chain; rope ladder; rope basket; corda de pular; corda de violão; rope hammock; steel rope; corde à sauter; corda per saltare; cuerda saltar; climbing rope bag; lina stalowa; linka stalowa; corda para saltar; corda de saltar; cuerda de saltar; cuerda para saltar; sprungseil; springseil; springtouw; rope slipper; rope sandal; cuerda guitarra; cuerdas guitarra; rope bag; rope belt; cuerdas; corda salto; cordes guitare; corda chitarra; corde chitarra; rope knot; rope handle; rope lamp; rope ring; tow rope hook; hair rope; rope hair; paracord bracelet; rope dog leash; rope leash; saiten; pull rope exercise; cord lock; clothesline pulley; resistance rope; corde instruments; corde de guitare; cuerda de batalla; clothesline retractable; rope clamp; cuerda perro; juguete cuerda; skakanka; wäscheleine ausziehbar; corda ginnastica; corde lisse; springe; lina do ćwiczeń; rope halter; twine holder; correr; corder
  "paracord" -> 560750
  "bungee" -> 560900
  "expander" -> 560900
  "gepäckspanner" -> 560900
  "sandow" -> 560900
  "tendeur" -> 560900
  "snelbinder" -> 560900
  "pulpo" -> 560900
  "ratchet" -> 630790 ~.7
  "strap" -> 630790
  "spanngurt" -> 630790
  "spanngurte" -> 630790
  "zurrgurt" -> 630790
  "sangle" -> 630790
  "trinquete" -> 630790
  "amarre" -> 630790
  "cricchetto" -> 630790
  "cinghie" -> 630790
  "spanband" -> 630790
  "spanbanden" -> 630790
  "pas" -> 630790
  "pasy" -> 630790
  "catraca" -> 630790
  "sling" -> 630790
  "hebegurt" -> 630790
  "eslinga" -> 630790
  "tow" -> 560900
  "abschleppseil" -> 560900
  "holownicza" -> 560900
  "net": "cargo" 560819; "trailer" 560819; * 560819
  "gepäcknetz" -> 560819
  "filet" -> 560819
  "siatka" -> 560819
  "red" -> 560819 ~.2
  "elastic cord" -> 560750 ~.4
  "jute" -> 560790
  "jutekordel" -> 560790
  "hemp" -> 560790
  "sisal": "rope" 560729; * 560729
  "cotton" -> 560790
  "macrame" -> 560790
  main-fibre: polyester|nylon 560750; jute 560790; cotton 560790 ~.2
  "polypropylene|polypropyleen|polypropylen|polypropylène|polipropylen|polipropylenowa|polypropyleentouw" -> 560749
  "baler" -> 560741
  main=plastic -> 560749 ~.1
  * -> 560750
ask: main-fibre
t: paracord 550 nylon 30m => 560750
t: ratchet tie down strap 5m 2 pcs => 630790
t: natural jute rope 6mm 20m => 560790
t: skipping rope fitness => !5607

@ wire-cable-steel
en: stainless wire rope; picture hanging wire; cable sling; wire rope kit; balustrade cable; pvc coated steel cable; winch cable; craft wire; florist wire; copper wire + craft|jewelry|bare|mm; beading wire; jewelry wire; floral wire; aluminum craft wire; trellis wire kit; wrapping wire; security cable steel; snare wire; armature wire; memory wire; modelling wire
de: Bilderdraht; Bastelkupferdraht; Basteldraht; Aludraht; Blumendraht; Schmuckdraht; Windenseil; Kupferdraht blank; Rankhilfe Drahtseil; Wickeldraht
fr: fil à lier; câble de treuil; fil bijoux; câble gainé; fil laiton; fil de fer plastifié; fil câblé bijoux
es: alambre; hilo de cobre bisutería; alambre cobre; alambre bisutería; cable acero inoxidable; cable cabrestante; alambre floristería; alambre plastificado
it: fune acciaio; filo rame + bigiotteria|modellismo; fune inox; cavo acciaio; filo metallico; filo bigiotteria; filo acciaio inox
nl: aluminiumdraad; bloemendraad; lierkabel; sieradendraad
pl: linka stalowa; drut; drut florystyczny; drut jubilerski; drut do bonsai; drut dekoracyjny; linka nierdzewna; linka jubilerska
pt: arame; fio de alumínio artesanato; fio de cobre artesanato; arame inox; cabo de aço inox; arame alumínio; arame artesanato; fio de bijuteria
not: bike brake cable; wire mesh; electric wire; barbed wire; shift cable; wire rope clip; speaker wire; drut spawalniczy; drut nawojowy; cheese wire; wire basket; drut kolczasty; arame farpado; alambre de púas; copper wire light; fil de fer barbelé; filo spinato; prikkeldraad; stacheldraht; brake cable; wire brush; copper wire string; silicone wire; wire rope bracelet; dental wire; wire ribbon; orthodontic wire; copper wire fairy; lampki drut; cable wire; mouse wire; beading needle; arame de solda; alambre de soldar; wire wheel; wire rack; alambrico; aramado; aramida
  "rope": main=stainless-steel 731210; * 731210
  "drahtseil" -> 731210
  "stahlseil" -> 731210
  "câble" -> 731210
  "cable" -> 731210
  "fune" -> 731210
  "cavo" -> 731210
  "staalkabel" -> 731210
  "linka" -> 731210
  "lina" -> 731210
  "cabo" -> 731210
  "picture" -> 731210
  "beading" -> 731210 ~.4
  "sling" -> 731290
  "barb" -> 731300
  main: aluminium 760529 ~.15; copper 740819 ~.2; stainless-steel 722300; iron 721720 ~.3
  "florist" -> 721790 ~.4
  "floral" -> 721790 ~.5
  "jewelry" -> 740819 ~.6
  "aludraht" -> 760529
  "kupferdraht" -> 740819
  * -> 721720
ask: main
t: stainless steel wire rope 2mm 20m => 731210
t: aluminium craft wire 2mm 10m => 760529
t: barbed wire 50m => !731210

@ hose-clamp
en: hose clamp; pipe clamp; jubilee clip; worm drive clamp; spring hose clip; p clip; pipe clip; exhaust clamp; tube clamp; u bolt clamp; saddle clamp; ear clamp; hose clip; t bolt clamp; rubber lined p clip; v band clamp; cv boot clamp; duct clamp; muffler clamp; single ear hose clamp; fuel hose clamp; hose clamps assortment; repair clamp pipe; pipe bracket; pipe repair clamp; cable p clamp; conduit clip; tube clip; downpipe clamp; rubber clamp
de: Schlauchschelle = hose clamp; Rohrschelle = pipe clamp; Schlauchklemme = hose clamp; Schellen Set = clamps set; Auspuffschelle = exhaust clamp; Rohrklemme = pipe clamp; Schlauchschellen = hose clamp; Rohrschellen = pipe clamp; Ohrschelle = ear clamp; Federbandschelle = spring band hose clamp; Gelenkbolzenschelle = t bolt clamp; Rohrclip = pipe clip; Schneckengewindeschelle = worm drive clamp
fr: collier de serrage = hose clamp; collier de serrage inox = stainless steel hose clamp; collier tuyau = hose clamp; collier atlas = pipe clamp; collier échappement = exhaust clamp; colliers de serrage = hose clamps; collier à oreille = ear clamp; collier de fixation = fixing clamp; collier de serrage métal = metal hose clamp; attache tube = pipe clip; collier de plomberie = plumbing clamp; collier de réparation = repair clamp; lyre tube = pipe clip
es: abrazadera manguera = hose clamp; abrazadera metálica = metal clamp; abrazadera tubo = tube clamp; abrazadera escape = exhaust clamp; abrazaderas = clamp; abrazadera = clamp; abrazaderas metálicas = metal clamp; abrazadera isofónica = rubber lined pipe clamp; abrazaderas manguera = hose clamp; abrazadera sin fin = worm drive clamp; abrazadera inox = stainless steel clamp
it: fascetta stringitubo = hose clamp; fascette stringitubo = hose clamp; collare tubo = pipe clamp; fascetta metallica = metal clamp; fascette inox = stainless steel clamp; collari tubo = pipe clamp; collare reggitubo = pipe bracket; fascette metalliche = metal clamp; fascetta inox = stainless steel clamp; fascetta marmitta = muffler clamp; collare scarico = exhaust clamp
nl: slangklem = hose clamp; buisklem = pipe clamp; pijpbeugel = pipe bracket; uitlaatklem = exhaust clamp; slangklemmen = hose clamp; buisbeugel = pipe clamp; oorklem = ear clamp; beugel + buis|pijp|leiding; pijpbeugels = pipe bracket; slangenklem = hose clamp
pl: opaska zaciskowa metalowa = metal hose clamp; obejma = clamp; obejma do rur = pipe clamp; opaska ślimakowa = worm drive clamp; cybant metalowy = metal u-bolt clamp; obejmy = clamps; opaski ślimakowe = worm drive clamps; obejma = clamp + wydechu|rury|gumą|stalowa; opaska = clamp + zaciskowa|gbs|skręcana; zacisk węża = hose clamp; uchwyt do rur = pipe clip
pt: abraçadeira metálica = metal clamp; braçadeira = clamp; abraçadeira de mangueira = hose clamp; braçadeiras = clamps; abraçadeira = clamp + mangueira|metal|inox|tubo|escapamento|rosca; braçadeira metálica = metal clamp; braçadeira inox = stainless steel clamp; suporte tubo = pipe bracket; abraçadeira d = d clamp; abraçadeira tipo
not: hose clamp pliers; pipe clamp woodworking; nylon cable tie; abraçadeira nylon; collier rilsan; bridas nylon; trytytki; opaski kablowe; collier colson; collier de serrage plastique; obejma kolanowa; seat clamp; abraçadeira plástica; pipe clamp stand
  main: plastic 392690 ~.08; aluminium 761699 ~.03; copper 741980 ~.01
  * -> 732690
t: stainless hose clamp assortment 60 pcs => 732690
t: nylon cable tie => !732690

@ bag-hardware
en: lobster clasp + bag|keychain|swivel|leather|hardware; d ring + bag|metal|webbing|strap|dog|leather|purse; swivel clasp; twist lock + bag|purse|handbag; o ring + bag|metal|leather|strap; purse lock; metal buckle; buckle + plastic|metal|belt|strap|webbing|backpack|release|cam|adjuster; ladder lock buckle; magnetic snap + bag|purse|clasp; adjuster buckle; snap hook bag; purse hardware; collar buckle; magnetic button + bag|purse; bag handle chain; kiss clasp; rectangle ring; strap adjuster; toggle clasp; trigger hook; purse strap chain; pin buckle; metal clasp; bra slider; lobster claw clasp; bra ring; swimsuit hook; corset busk; suspender clip; hook and bar; metal clips for straps; cord end metal; webbing buckle; roller buckle; quick release buckle; center bar buckle; keychain hardware; hook and eye + sewing|bra|metal|clothing; bag bottom studs; bag connector; key fob hardware; belt clip metal
de: Karabinerhaken = snap hook + Tasche|Schlüssel|drehbar; Magnetverschluss = magnetic clasp + Tasche; Schnalle = buckle + Gürtel|Rucksack|Metall|Kunststoff; Drehverschluss = twist lock; Leiterschnalle = ladder lock buckle; Schieber = slider + Gurtband|Tasche; Rechteckring = rectangle ring; Taschengriff Kette = bag handle chain; Klickverschluss = click clasp; Gurtversteller = strap adjuster; Dreistegschnalle = tri-glide buckle; Taschenzubehör = bag accessories
fr: mousqueton sac = bag snap hook; boucle ceinture = belt buckle; fermoir sac = bag clasp; boucle clip = clip buckle; fermoir magnétique = magnetic clasp; boucle = buckle + ceinture|sac à dos|réglable|métal|plastique|sangle; stop cordon = cord lock; fermoir = clasp + sac|aimanté|tourniquet; boucle réglable = adjustable buckle; bouton aimanté = magnetic button; boucle à clip = clip buckle; passant = strap loop + métal|sangle; anse chaîne = bag handle chain; pinces bretelles = suspender clips; agrafe = clasp + soutien gorge|couture; mousqueton = snap hook + sac|pivotant|porte clés; boucles = buckles + ceinture|collier|sangle; fermoirs sac = bag clasps; anneau rectangulaire = rectangle ring
es: mosquetón bolso = bag snap hook; cierre bolso = bag clasp; cierre magnético bolso = magnetic bag clasp; hebilla cinturón = belt buckle; asa cadena bolso = bag handle chain; mosquetón = snap hook + bolso|llavero|giratorio; tope cordón = cord stopper; cierre de clip = clip buckle; broche = clasp + bolso|imán|magnético; boquilla bolso = purse frame; pasacintas = strap loop; broche imantado = magnetic snap; hebillas plástico = plastic buckle; anillas rectangulares = rectangle ring; cierre = clasp + bolso|giratorio
it: moschettone borsa = bag snap hook; anello a d = d ring; fibbia cintura = belt buckle; moschettone = snap hook + borsa|girevole|portachiavi; passante = slide loop + fibbia|tracolla; chiusura magnetica borsa = bag magnetic clasp; anelli a d = d ring; bottone magnetico = magnetic button; fermacorda = cord lock; chiusura = clasp + girello|borsa|magnetica borsa; fibbia zaino = backpack buckle; gancetti = small hook + reggiseno|cucito; moschettoni = snap hook + borse|girevoli; chiusura a scatto = snap clasp; manici catena = chain handle
nl: magneetsluiting tas = magnetic bag clasp; riemgesp = belt buckle; schuifgesp = slide buckle; draaislot tas = bag twist lock; magneetsluiting = magnetic clasp + tas; steekgesp = side release buckle; tassenhengsel ketting = bag chain strap; schuifpassant = strap adjuster; sluitgesp = buckle; haakjes en oogjes = hooks and eyes
pl: karabińczyk do torebki = bag snap hook; sprzączka = buckle; zapięcie magnetyczne = magnetic clasp; klamra do paska = belt buckle; karabińczyk = snap hook + torebki|obrotowy|kaletniczy; regulator = strap adjuster + taśmy|paska; sprzączki = buckles; zapięcie = clasp + magnetyczne|torebki|klips; klamra zatrzaskowa = snap buckle; łańcuszek kaletniczy = bag chain; ramka kaletnicza = bag frame; zatrzask magnetyczny = magnetic snap + torebki|kaletniczy; kółka kaletnicze = bag rings; przelotka regulacyjna = slide adjuster; sprzączek = buckle
pt: mosquetão bolsa = bag snap hook; meia argola = d ring; fecho magnético bolsa = magnetic bag clasp; fivela cinto = belt buckle; fecho = clasp + bolsa|imã|tic tac|engate; argola = ring + bolsa|d|metal; botão imantado = magnetic button; regulador = adjuster + alça; alça corrente = chain strap; fecho imã = magnetic clasp; meia argolas = d rings; mosquetão = snap hook + bolsa|giratório|chaveiro; fecho engate = snap clasp; passador regulador = strap adjuster; ponteira cordão = cord end; fivelas = buckles + cinto|mochila
not: belt buckle belt; buckle shoes; buckle earrings; lobster clasp necklace; d ring binder; buckle dress; hebilla pelo; hebillas pelo; o ring choker; d ring anchor; buckle boots; seat belt buckle; buckle bracelet; watch buckle; fibbia orologio; buckle watch; buckle strap shoe; hebilla de pelo; hebilla reloj; boucle d'oreille; fibbia capelli; buckle watch strap; klamra do włosów; klamry do włosów; buckle collar dog; boucle cheveux; boucle montre; fivela cabelo; fivela de cabelo; fivelas de cabelo; boucles d'oreilles; fivela relógio; klamry stolarskie; buckle sandals; double buckle; buckle closure; ring earrings; o ring seal; hebilla + reloj; lobster clasp earring; klamra włosy; with buckle; buckle design; kolczyki; bra strap; car seat buckle; lobster bisque; haarschnalle; gespriem; lobster clasp bracelet; clasp jewelry; brochar; fechado; boucler; passe
  for=watch -> 911390
  "cord lock" -> 392690
  "kordelstopper" -> 392690
  "chain|cadena|catena|corrente": main=iron 731589; main=aluminium 761699 ~.3; main=copper 741980 ~.1; main=plastic 392690
  "d ring" -> 830890 ~.6
  "magnetic|magnético" -> 830890 ~.7
  "hook and eye" -> 830810
  "hook and bar" -> 830810
  "haken und ösen" -> 830810
  "haftki" -> 830810
  "corchetes" -> 830810
  "colchetes" -> 830810
  "ladder lock" -> 392690
  "side release": main=base-metal 830890; * 392690
  "steckschnalle": main=base-metal 830890; * 392690
  "klikgesp": main=base-metal 830890; * 392690
  main: plastic 392690 ~.18; wood 442199 ~.01
  * -> 830890
ask: main
t: metal lobster clasp swivel for bag strap => 830890
t: plastic side release buckle 25mm => 392690
t: lobster clasp necklace extender silver => !8308

@ eyelet
en: eyelet; grommet; eyelet kit; metal eyelet; tarp grommet; eyelets; leather snap; snap button kit; metal snaps; grommets; scrapbook eyelet; snap fastener kit; poppers; eyelets with washers; sew on snaps; no sew snap; shoe eyelet; line 24 snap
de: Öse = eyelet; Ösen Set = eyelet kit; Planenösen = tarpaulin eyelet; Druckknopf Set = snap fastener kit; Nähfrei Druckknöpfe = no sew snap fastener; Prym Druckknöpfe = snap fastener; Jersey Druckknöpfe = jersey snap fastener
fr: oeillet métallique = metal eyelet; pressions = snap fasteners; kit oeillets = eyelet kit; oeillet = eyelet + bâche|couture|métal; bouton pression résine = resin snap fastener; pressions kam = kam snap fasteners
es: ojal metálico = metal eyelet; ojetes = eyelet; ojales metálicos = metal eyelet; remache ojal = eyelet; automáticos = snap fastener + snap|ropa|costura; botones automáticos = snap button
it: bottoni automatici = snap fastener; occhielli metallo = metal eyelet; automatici = snap fastener + bottoni
nl: zeilring = eyelet; zeilringen = eyelets; nestelringen = eyelets; drukkers = snap fasteners + kam|metaal; ringen + zeil|nestel; nestelogen = lacing eyelet
pl: oczka kaletnicze = eyelets; przelotki = eyelets; zatrzaski do ubrań = clothes snaps; oczka do plandek = tarp grommets; zatrzaski kaletnicze = leather snaps; przelotki = eyelets + plandeki|oczka|metalowe; napy plastikowe = plastic snaps; oczkowanie = eyelets; nap = snap fastener + zestaw
pt: botões de pressão = press studs; molas de pressão = press studs; kit ilhós = eyelet kit; botão pressão = press stud; botões pressão = press studs
not: eyelet dress; cable grommet; eyelet curtain; eyelet blouse; eyelet top; desk grommet; eyelet pliers; eyelet tool; rubber grommet; eyelet lace; snap button bracelet; snap button jewelry; grommet curtain; eyelet punch; noosa; snap ring; eyelet fabric; snaps jewelry; ginger snaps; snap button necklace; ilhós cortina; snap button charm; snap fastener pliers; oeillet rideau; oeillets rideaux; eyelet trim; eyelet romper; grommet belt; presionar; eyelet screw; bang snaps; vsco; eyelet knit; eyelet embroidery; snap press; snap pliers; hair snaps; snap clip; automata; automatismo
  "snap" -> 960610
  "press stud" -> 960610
  "popper" -> 960610
  "poppers" -> 960610
  "druckknopf" -> 960610
  "druckknöpfe" -> 960610
  "pression" -> 960610
  "pressions" -> 960610
  "presión" -> 960610
  "pressione" -> 960610
  "automatici" -> 960610
  "automáticos" -> 960610
  "drukknoop" -> 960610
  "drukknopen" -> 960610
  "drukkers" -> 960610
  "napa" -> 960610
  "napy" -> 960610
  "nap" -> 960610
  "zatrzaski" -> 960610
  "pressão" -> 960610
  main: plastic 392690 ~.04; rubber 401699 ~.01
  * -> 830810
t: metal eyelet kit 10mm 100 pcs => 830810
t: metal snap button kit for leather => 960610
t: white eyelet blouse women => !8308

@ bell
en: jingle bell; bicycle bell; hand bell; call bell; cow bell; bike bell; service bell; brass bell; dinner bell; school bell; desk bell; door bell shop; ship bell; wind chime metal; gong; bell + jingle|hand|brass|cow|reception|desk|pet|bicycle|cat|tibetan|christmas craft; potty bell; tibetan bell; small bells; sleigh bell; altar bell; dog doorbell bells
de: Glöckchen = small bell; Fahrradklingel = bicycle bell; Handglocke = hand bell; Tischglocke = desk bell; Kuhglocke = cow bell; Glocke = bell + Messing|Tisch|Hand|Schiff; Fahrradglocke = bicycle bell; Schellen = bell + Glöckchen|Bastel; Klangspiel = chime; Glöckchen Basteln = small craft bell; Tischklingel = desk bell; Rezeptionsklingel = reception bell
fr: sonnette vélo = bicycle bell; cloche = bell; clochette = small bell; sonnette de vélo = bicycle bell; carillon éolien = wind chime; cloche de table = table bell; cloche de vache = cow bell; sonnette de comptoir = call bell; gong = gong
es: timbre bicicleta = bicycle bell; campana = bell; campanilla = small bell; timbre de bicicleta = bicycle bell; campana de mesa = desk bell; carillón de viento = wind chime; cencerro = cow bell; móvil de viento = wind chime; campanillas = small bells
it: sonaglio campanellino = jingle bell; campanello bici = bike bell; campana = bell + ottone|mano|tavolo; campanello bicicletta = bicycle bell; scacciapensieri = wind chime metal + vento; campana a vento = wind chime; campanaccio = cow bell; campane tubolari = tubular bell; sonagli = jingle bell + natale
nl: belletje = small bell; fietsbel = bicycle bell; tafelbel = desk bell; handbel = hand bell; belletjes = small bells; koebel = cow bell; bel = bell + fiets|koper|tafel|hand; scheepsbel = ship bell; kattenbelletje = cat bell; windorgel = wind chime
pl: dzwonek rowerowy = bicycle bell; dzwoneczek = small bell; dzwonek = bell + rower|recepcja|stołowy|ręczny|mosiężny; dzwonek do roweru = bicycle bell; dzwonek hotelowy = hotel bell; dzwon = bell; dzwonek recepcyjny = service bell; gong = gong; janczary = jingle bells
pt: campainha de bicicleta = bicycle bell; sino = bell; campainha bicicleta = bicycle bell; sino dos ventos = wind chime; campainha mesa = desk bell; chocalho vaca = cow bell; mensageiro dos ventos = wind chime; sininho = small bell
not: doorbell; bell bottom; bell pepper; kettle bell; bell sleeve; taco bell; dumb bell; school bell toy; bell jar; bell jeans; bell tent; silver bells; wireless door bell; handbell set; kettlebell; campana cocina; bell collar; campana extractora; bell necklace; bell shade; bell earrings; bell toy; bell 206; tinker bell; bell ornament; dzwonek bezprzewodowy; campanella; sino de natal; cloche pâtissière; cloche en verre; cloche chapeau; campana de vidrio; campana cristal; bell helmet; dzwonek do drzwi; bell plant cover; cloche verre; campanas extractoras; cloche à fromage; campana de cristal; cloche jardin; campana vino; gong bath music; cloche de noël; bell pants; hotte; bell boot; bell housing; campanula; sinais
  "wind chime": main=wood 442191; main=glass 702000; * 830610 ~.6
  "windspiel": main=wood 442199; main=glass 702000; * 830610 ~.6
  main: plastic 392690 ~.03; ceramic 691390 ~.02; glass 701399 ~.02; wood 442199 ~.02
  * -> 830610
t: bicycle bell aluminium => 830610
t: jingle bells for crafts 100 pcs => 830610
t: wireless doorbell => !830610

@ faucet
en: kitchen tap; basin mixer tap; bathroom faucet; tap + kitchen|basin|bathroom|sink|water|garden|beer|bath|mixer|pull out|brass|filter|sensor|outside|hose bib; faucet + kitchen|bathroom|sink|basin|pull down|sensor; sensor tap; water dispenser tap; thermostatic shower; shower system; shower set mixer; thermostatic shower valve; pillar tap; bidet faucet; shower column; rain shower set; bidet sprayer set; wall mounted faucet; spigot; barrel tap; instant hot water tap; angle stop valve; washing machine tap; hose bib; kitchen mixer; waterfall tap; bath shower mixer; tub faucet; sink faucet; reverse osmosis faucet; utility tap; shower diverter; shower panel
de: Spültischarmatur = kitchen mixer; Thermostat Duscharmatur = thermostatic shower mixer; Eckventil = angle valve; Duschsystem = shower system; Wannenarmatur = bathtub mixer; Auslaufventil = outlet valve; Armatur = mixer tap + Bad|Küche|Waschbecken|Dusche|Unterputz; Regendusche Set = rain shower set; Waschmaschinenhahn = washing machine tap; Gartenhahn = garden tap; Duschsäule = shower column; Duschpaneel = shower panel; Bidetarmatur = bidet mixer; Wannenbatterie = bathtub mixer; Brausethermostat = thermostatic shower mixer; Standhahn = pillar tap; Getränkespender Zapfhahn = beverage dispenser tap
fr: robinet cuisine = kitchen tap; robinet lavabo = basin tap; mélangeur douche = shower mixer; mitigeur cuisine = kitchen mixer; colonne de douche = shower column; robinet jardin = garden tap; mitigeur thermostatique = thermostatic mixer; robinet = tap + cuisine|lavabo|jardin|eau|bain|cuve|machine à laver|équerre|bière; ensemble de douche = shower set; mitigeur bain douche = bath shower mixer; robinet d'équerre = angle stop valve; robinet mural = wall mounted tap; colonne douche = shower column; robinet extérieur = outdoor tap; mitigeur = mixer tap + cuisine|douche|lavabo|évier|baignoire|bidet; barre de douche thermostatique = thermostatic shower bar; robinet puisage = hose bib; tireuse robinet
es: grifo cocina = kitchen tap; grifo lavabo = basin tap; mezclador ducha = shower mixer; grifo monomando = single lever tap; columna de ducha = shower column; grifo termostático = thermostatic tap; grifo = tap + cocina|lavabo|ducha|jardín|bañera|bidé|cerveza|agua|extraíble|pared; grifo bañera = bath tap; conjunto de ducha = shower system; grifo jardín = garden tap; columna ducha = shower column; grifo ducha = shower tap; llave de escuadra = angle stop valve; grifo extraíble = pull-out tap; set de ducha = rain shower set; llave escuadra = angle stop valve; grifo bidé = bidet faucet; grifo temporizado = timed tap
it: miscelatore = mixer tap; rubinetto lavabo = basin tap; miscelatore lavabo = basin mixer tap; colonna doccia = shower column; miscelatore cucina = kitchen mixer; rubinetto giardino = garden tap; rubinetto = tap + cucina|lavabo|doccia|giardino|arresto|filtro|bidet|botte; miscelatore termostatico = thermostatic mixer; set doccia = shower set; rubinetto cucina estraibile = pull-out kitchen tap; gruppo vasca = bath mixer; rubinetto sottolavabo = under-basin tap; saliscendi doccia completo = shower rail set; miscelatore bidet = bidet mixer; gruppo doccia = shower mixer
nl: kraan = tap; thermostaatkraan = thermostatic tap; buitenkraan = outdoor tap; badkraan = bath tap; doucheset = shower set; regendouche set = rain shower set; douchethermostaat = thermostatic shower; hoekstopkraan = angle stop valve; wasmachinekraan = washing machine tap; fonteinkraan = basin tap; tapkraan = dispensing tap; badkamerkraan = bathroom tap; inbouwkraan = concealed tap; kraantje = tap; wandkraan = wall mounted tap; regendoucheset = rain shower set; toiletkraan = toilet tap
pl: kran = tap; zestaw prysznicowy = shower set; bateria wannowa = bath mixer tap; bateria termostatyczna = thermostatic mixer tap; kolumna prysznicowa = shower column; zawór kątowy = angle valve; bateria zlewozmywakowa = kitchen tap; deszczownica zestaw = rain shower set; bateria = mixer tap + kuchenna|umywalkowa|wannowa|prysznicowa|bidetowa|podtynkowa|zlewozmywakowa; kran ogrodowy = garden tap; zawór czerpalny = water tap; panel prysznicowy = shower panel; bateria podtynkowa = concealed mixer tap; zawór = valve + kątowy|czerpalny|pralki; kurek = tap + kranik|beczka; bateria bidetowa = bidet mixer tap
pt: torneira cozinha = kitchen tap; torneira lavatório = basin tap; monocomando = single lever mixer; coluna de duche = shower column; torneira jardim = garden tap; misturadora cozinha = kitchen mixer; torneira = tap + cozinha|lavatório|jardim|banheiro|gourmet|bica|máquina|filtro|parede; torneira gourmet = kitchen tap with spray; misturadora lavatório = basin mixer tap; misturadora duche = shower mixer; conjunto de duche = shower set; coluna de banho = shower column; torneira de parede = wall tap; torneira de esquadria = angle valve; misturador monocomando = single lever mixer; torneira extensível = pull-out tap
not: tap and die; tap dance; tap shoe; faucet extender; tap adapter; tap connector; faucet cover; thread tap; tap wrench; tap filter; tap aerator; faucet aerator; tap handle; faucet filter; faucet hose; faucet adapter; faucet nozzle; splash guard; tap cover; tap head; faucet splash; faucet mat; beer tap handle; beer tap tower; tap cartridge; faucet cartridge; faucet wrench; kran zabawka; aérateur robinet; filtro grifo; cartuccia miscelatore; cartouche mitigeur; tap cleaning; bateria aa; bateria 12v; bateria litowa; keukenkraan filter; filtre robinet; bathtub spout cover; kraan speelgoed; faucet sprayer; filtro rubinetto; filtro torneira; lego kraan; toy faucet; bateria do laptopa; bateria guzikowa; tap timer; faucet extension; torneira filtro; bateria słoneczna; aeratore rubinetto; flexible robinet; filtro per rubinetto; frangigetto; aireador grifo; grifo de agua filtro; tap + ballet; tap pants; insert tap; kran dźwig; kraanwagen; arejador torneira; prolongador grifo; miscela
  "cartridge" -> 848190
  "cartucho" -> 848190
  main: plastic 848180 ~.05
  * -> 848180
t: brushed nickel kitchen mixer tap pull out => 848180
t: thread tap m8 => !8481

@ faucet-part part of faucet
en: faucet nozzle; tap handle replacement; valve core + faucet|shower|cartridge; swivel faucet aerator; mixer cartridge; tap head; faucet sprayer; faucet spray head; tap insert; diverter cartridge; faucet extension; tap swivel nozzle; kitchen tap spray head; pull out spray head; water saving aerator; faucet swivel; tap valve cartridge; tap extender
de: Kartusche + Armatur|Mischbatterie|Keramik; Wasserhahnverlängerung; Armaturenkartusche; Wasserhahn Aufsatz; Luftsprudler; Ersatzkartusche Armatur; Brausekopf Küchenarmatur; Wasserhahn Filter
fr: cartouche céramique; embout robinet; rallonge robinet; douchette évier; bec robinet; filtre robinet; aérateur + robinet|cuisine; brise jet
es: cartucho grifo; filtro grifo; extensor grifo; aireador; alargador grifo; cabezal grifo; perlizador; cartucho cerámico; montura grifo; prolongador grifo
it: frangigetto; filtro rubinetto; vitone; prolunga rubinetto; cartuccia rubinetto; doccetta lavello; filtro per rubinetto; aeratore; bocchello
nl: kraanverlenger; cartouche kraan; kraanfilter; straalbreker; kraan opzetstuk; keramisch binnenwerk; mousseur; kraankop
pl: przedłużka kranu; regulator ceramiczny; nakładka na kran; końcówka do kranu; filtr na kran; wylewka baterii; wylewka + bateria|kuchenna
pt: cartucho torneira; filtro torneira; extensor torneira; castelo torneira; cartucho misturadora; bico torneira; prolongador torneira
  "filter" -> 842121 ~.8
  "filtre" -> 842121
  "filtro" -> 842121
  "kraanfilter" -> 842121
  "filtr" -> 842121
  * -> 848190
t: faucet aerator 22mm brass => 848190
t: bathroom faucet chrome => !848190

@ shower-head
en: handheld shower; rain shower head; shower arm; shower holder; high pressure shower head; filtered shower head; shower bracket; shower rail; bidet shower; shattaf; shower hose stainless; shower slide bar; muslim shower; shower riser rail; shower handset; showerhead filter; shower wand; shower head filter
de: Regendusche; Brauseschlauch; Duschkopfhalter; Bidetbrause; Brausehalter; Kopfbrause; Duschbrause; Brausestange; Handbrausehalter; Brausearm; Duschfilter; Handdusche; Duschkopf Regendusche
fr: flexible douche; support douchette; tête de douche; barre douchette; douchette wc; douchette bidet; bras de douche; pommeau douche; ciel de pluie
es: alcachofa ducha; ducha de mano; flexo ducha; cabezal ducha; rociador ducha; flexo de ducha; soporte ducha; manguera ducha; ducha bidet; brazo ducha; ducha efecto lluvia; teléfono ducha; mango ducha
it: flessibile doccia; soffione; doccino; braccio doccia; supporto doccia; asta saliscendi; doccetta bidet; tubo flessibile doccia; idroscopino; supporto doccetta
nl: douchehouder; regendouche; bidetsproeier; hoofddouche; glijstang; regendouchekop; douchearm; douchefilter; bidet douche; toiletdouche
pl: deszczownica; uchwyt słuchawki; bidetta; rączka prysznicowa; rączka natrysku; słuchawka do prysznica; drążek natryskowy; uchwyt prysznica; ramię deszczownicy; wąż do prysznica; filtr prysznicowy; uchwyt słuchawki prysznicowej
pt: chuveiro; cabeça de duche; chuveiro de mão; flexível duche; chuveiro manual; bicha de duche; suporte chuveiro; ducha higiênica; telefone duche; mangueira chuveiro; ducha manual; flexível chuveiro; braço chuveiro; bicha duche
not: shower curtain; electric shower; camping shower; chuveiro elétrico; shower cap; shower gel; shower caddy; shower rod; shower stool; shower puff; shower door; baby shower; shower tray; shower mat; ducha solar; ducha eléctrica; bridal shower; pre shower; shower timer; camping solar shower; shower radio; shower hose washing; gel de ducha; shower shoes; ducha exterior; solar shower; shower screen; alcachofas en conserva; alcachofa verdura; resistência chuveiro; plato de ducha; shower drain; shower chair; ducha portátil; pet shower
  "filter|filtro" -> 842121
  "duschfilter" -> 842121
  "prysznicowy filtr" -> 842121
  "hose": main=plastic 391733; main=stainless-steel 830710; * 830710
  "duschschlauch": main=plastic 391733; * 830710 ~.6
  "brauseschlauch": main=plastic 391733; * 830710 ~.6
  "flexible|flexível": main=plastic 391733; * 830710
  "flexo": main=plastic 391733; * 830710
  "flessibile": main=plastic 391733; * 830710
  "doucheslang": main=plastic 391733; * 830710
  "wąż": main=plastic 391733; * 830710
  "mangueira": main=plastic 391733; * 830710
  "manguera": main=plastic 391733; * 830710
  "holder": main=plastic 392490 ~.6; * 732490
  "halter" -> 392490 ~.6
  "duschkopfhalter" -> 392490
  "brausehalter" -> 392490
  "soporte" -> 392490
  "support" -> 392490
  "uchwyt" -> 392490
  "arm" -> 741820 ~.5
  "rail" -> 732490
  * -> 842489      # spraying appliance
t: shower curtain => !8424

@ valve
en: water valve; pressure regulator; valve + ball|brass|pneumatic|water|gas|air|inch|float|non return|butterfly|globe|pressure|solenoid|ptfe; fill valve; toilet flush valve; one way valve; air valve; stop cock; water pressure regulator; air regulator; co2 regulator; flush valve toilet; valve stem; manifold underfloor; motorized ball valve; zone valve; cistern float valve; propane regulator; air pressure regulator; filter regulator; toilet valve; radiator bleed valve; pneumatic solenoid valve; presta valve; schrader valve; quick exhaust valve; brewing tap valve; ball cock; exhaust valve air; backflow valve; argon regulator; oxygen regulator
de: Füllventil = fill valve; Ventil = valve + Heizung|Reifen|Wasser|Pneumatik|Zoll|Fahrrad; Gasdruckregler = gas pressure regulator; Spülkastenventil = cistern valve; Absperrhahn = shut-off cock; Tubeless Ventil = tubeless valve; Entlüftungsventil = vent valve
fr: robinet thermostatique = thermostatic valve; détendeur gaz = propane regulator; robinet flotteur = float valve; mécanisme chasse d'eau = toilet flush mechanism; valve = valve + pneu|tubeless|vélo|jante; vanne = valve + 1/4|quart|laiton|pvc|gaz; détendeur = pressure regulator + gaz|butane|propane|co2|argon; robinet radiateur = radiator valve; valves tubeless = tubeless valves; tête thermostatique vanne = thermostatic head; mécanisme wc = toilet flush mechanism; valve de pneu = tyre valve; obus valve = valve core; manodétendeur = pressure regulator; clapet = check valve
es: válvula antirretorno = one way valve; válvula reductora = pressure regulator; válvulas = valve + tubeless|rueda|neumático; regulador = regulator + gas|butano|presión|co2; mecanismo cisterna = cistern mechanism; llave de paso = stop cock; válvula de esfera = ball valve; grifo flotador = float valve; válvula neumático = tyre valve; válvula radiador = radiator valve; válvula flotador = float valve; válvula tubeless = tubeless valve; boya cisterna = cistern float; descargador cisterna = cistern flush valve
it: regolatore gas = gas regulator; valvola termosifone = radiator valve; valvola = valve + sfera|sicurezza|radiatore|pneumatici|tubeless|galleggiante; valvole = valve + radiatore|pneumatici|tubeless; galleggiante = float valve + cassetta|wc; regolatore = regulator + gas|pressione; batteria wc = toilet flush mechanism; valvola termostatica radiatore = thermostatic radiator valve; rubinetto a sfera = ball valve; valvola tubeless = tubeless valve; saracinesca idraulica = gate valve; batteria scarico wc = toilet flush mechanism; riduttore = pressure reducer + gas|co2|pressione
nl: gasdrukregelaar = gas pressure regulator; vlotterkraan = float valve; ventiel = valve + band|fiets|tubeless|auto; thermostaatventiel = thermostatic valve; klep = valve + terugslag|veiligheid|ontluchting; vlotter toilet = toilet float valve; stortbak binnenwerk = cistern mechanism; drukreduceer = pressure reducer; bandventiel = tyre valve; ventielen = valve; gasregelaar = gas regulator; drukreduceerventiel = pressure reducing valve; spoelventiel = flush valve
pl: reduktor gazu = gas pressure regulator; zawór spłukujący = flush valve; zawór pływakowy = float valve; zawór = valve + kulowy|termostatyczny|bezpieczeństwa|grzejnikowy|spłuczka|gazowy; wentyl = tyre valve + opona|koło|felga|dętka; mechanizm spłukujący = flush mechanism; zawór napełniający = fill valve; reduktor = pressure reducer + gaz|co2|argon|ciśnienia; zaworki = valves; zawór elektromagnetyczny = solenoid valve; wentyle = tyre valves; wentyl tubeless = tubeless valve; wentyle do kół = wheel valves; odpowietrznik = air vent valve
pt: eletroválvula = solenoid valve; regulador de gás = gas regulator; válvulas = valves + pneu|tubeless; registro = valve + esfera|gaveta|gás|pressão; mecanismo autoclismo = toilet cistern mechanism; válvula = valve + descarga|esfera|retenção|radiador|boia|pneu|segurança; torneira boia = float valve; boia caixa = float valve; redutor = pressure reducer + gás|pressão; válvula de descarga = toilet flush valve; registro de gás = gas valve; válvula hidra = toilet flush valve; torneira radiador = radiator valve; purgador = air bleed valve; passador = stop valve + água; válvula pneu = tyre valve; torneira de segurança = safety valve
not: engine valve; valve cover gasket; valve cap; heart valve; valve oil; egr valve; pressure washer; tire valve cap; vacuum tube; valve adjustment; boot; idle control valve; valve spring; valve trumpet; valve stem cap; valve stem seal; valve amplifier; valve cover; valve extender; bleeder valve caliper; pressure valve cooker; valve tool; pcv valve; valve lapping; valve guide; válvula egr; válvula olla; válvula de escape motor; vanne egr; zawór egr; tapón válvula; valvola egr; válvulas motor; tapa válvula; tapas válvulas; valve caps; wet suit; wentyl zaślepki; valvole motore; valve cap bike; tapones válvula; tappi valvole; nakrętki na wentyle; valvola pentola; one way valve bag; ventil kappe; ventilkappen; ventieldop; bouchon valve; bouchons de valve; capuchon valve; drinking valve; degassing valve bag; tampa válvula; bite valve; válvulas térmicas; valvulado; regulable; regulables; valvolare; regolabile; regolabili; regolo; registrador; registradora
  "check|retención|ritegno" -> 848130
  "non return" -> 848130
  "one way" -> 848130
  "foot valve" -> 848130
  "backflow" -> 848130
  "rückschlagventil" -> 848130
  "anti retour" -> 848130
  "antirretorno" -> 848130
  "non ritorno" -> 848130
  "terugslagklep" -> 848130
  "zwrotny" -> 848130
  "retenção" -> 848130
  "regulator" -> 848110
  "pressure reduc" -> 848110
  "druckminderer" -> 848110
  "gasregler" -> 848110
  "gasdruckregler" -> 848110
  "druckregler" -> 848110
  "réducteur" -> 848110
  "détendeur" -> 848110
  "reductora" -> 848110
  "regulador" -> 848110
  "riduttore" -> 848110
  "regolatore" -> 848110
  "drukregelaar" -> 848110
  "gasdrukregelaar" -> 848110
  "reduktor" -> 848110
  "redutor" -> 848110
  "relief|alivio|sfioro" -> 848140
  "safety" -> 848140
  "sicherheitsventil" -> 848140
  "überdruckventil" -> 848140
  "seguridad" -> 848140
  "sicurezza" -> 848140
  "bezpieczeństwa" -> 848140
  "segurança" -> 848140
  "veiligheidsventiel" -> 848140
  "soupape" -> 848140
  "pneumatic|neumático|pneumatico" -> 848120
  "hydraulic|hidráulico|idraulico" -> 848120
  "actuator" -> 848190
  * -> 848180
t: brass ball valve 1/2 inch => 848180
t: 12v water solenoid valve => 848180
t: non return check valve 1 inch => 848130
t: engine valve cover gasket => !8481

@ plumbing-part
en: sink drain; pop up drain; drain trap; floor drain; sink waste; basin waste; shower drain; drain plug; siphon + sink|washbasin|drain; p trap; bottle trap; basin pop up; overflow cover; drain cover + shower|bath|floor|sink; toilet flush button; toilet pan connector; drain filter; bath waste; linear shower drain; basin drain; kitchen sink strainer; hair catcher drain; bathtub stopper; waste trap; sink drain kit; kitchen sink drain; toilet repair kit; bathtub drain; sink trap; drain strainer; sink stopper; toilet cistern fittings; flange toilet; wc connector; downpipe connector; sewer pipe
de: Siphon = siphon; Ablaufgarnitur = drain set; Bodenablauf = floor drain; Waschbeckenstöpsel = basin plug; Röhrensiphon = pipe siphon; Spülensieb = sink strainer; Duschrinne = shower channel; Badewannenstöpsel = bathtub stopper; Haarsieb = hair strainer; Pop Up Ventil = pop up drain; Ablaufventil = drain valve; Duschablauf = shower drain; Abflusssieb Dusche = shower drain strainer; Geruchsverschluss = siphon trap; Spülkasten Dichtung = cistern seal; Excenter Stopfen = pop-up plug; WC Anschluss = toilet connector; Flaschensiphon = bottle siphon; Haarfänger = hair catcher
fr: bonde = drain waste; siphon lavabo = basin siphon; siphon de sol = floor drain; crépine évier = sink strainer; siphon = siphon; bouchon évier = sink plug; bonde lavabo = basin waste; bonde douche = shower waste; caniveau de douche = linear shower drain; grille évacuation = drain grate; bouchon baignoire = bath plug; panier évier = sink strainer basket; bonde clic clac = click clack waste; crépine = strainer; siphon douche = shower siphon; bonde évier = sink waste; filtre évier = sink filter; vidage baignoire = bath waste; pipe wc = toilet pan connector; attrape cheveux = hair catcher drain; grille douche = shower drain grate
es: desagüe = drain; sifón = siphon; válvula lavabo = basin valve; tapón lavabo = basin plug; sumidero = floor drain; rejilla desagüe = drain grate; válvula clic clac = click-clack drain valve; tapón bañera = bathtub stopper; filtro fregadero = sink strainer; canaleta ducha = shower channel drain; tapón fregadero = sink plug; sifón lavabo = basin trap; filtro desagüe = drain filter; atrapapelos = hair catcher drain; desagüe lavabo = basin drain; sifón botella = bottle trap; desagüe ducha = shower drain; rejilla = grate + ducha|fregadero|desagüe; manguetón = toilet bend connector
it: piletta lavabo = basin drain; sifone = drain trap; scarico lavabo = basin waste; tappo lavello = sink plug; piletta doccia = shower drain; piletta = drain; filtro lavello = sink strainer; canalina doccia = linear shower drain; sifone lavabo = basin trap; piletta click clack = pop up drain; tappo vasca = bathtub stopper; piletta lavello = sink drain; filtro doccia capelli = shower hair catcher; sifone lavello = sink trap; griglia scarico = drain cover; salterello = pop up plug; piletta a pavimento = floor drain; raccogli capelli = hair catcher drain
nl: sifon = siphon; afvoerplug = drain plug; gootsteenzeef = sink strainer; vloerput = floor drain; doucheput = shower drain; zwanenhals = p-trap; wastafelplug = basin plug; badstop = bath plug; haarvanger = hair catcher drain; gootsteenplug = sink plug; douchegoot = linear shower drain; afvoerzeef = drain strainer; bekersifon = bottle trap; afvoerputje = floor drain; putje = drain; wasbakstop = basin stopper; plugsifon = plug siphon; haarzeefje = hair strainer; gootsteenzeven = sink strainer; zwanenhalzen = p-trap; afvoerzeven = drain strainer
pl: syfon = siphon; korek do umywalki = basin plug; sitko do zlewu = sink strainer; odpływ = drain; kratka ściekowa = drain grate; odpływ liniowy = linear drain; korek klik klak = click clack plug; syfon umywalkowy = basin siphon; korek do zlewu = sink plug; sitko do odpływu = drain strainer; korek = plug + umywalki|wanny|zlewu|brodzik; syfon brodzikowy = shower tray siphon; wpust podłogowy = floor drain; półsyfon = half siphon; sitko = strainer + zlew|odpływ|wanna; przyłącze wc = toilet connector; spust umywalkowy = basin waste; łapacz włosów = hair catcher
pt: sifão = siphon; válvula de lavatório = basin waste; ralo = drain; tampa ralo = drain cover; ralo linear = linear shower drain; tampão lavatório = basin plug; válvula clic clac = click-clac drain valve; ralo de cozinha = kitchen drain; sifão lavatório = basin siphon; ralo pia = sink drain; válvula pia = sink drain; tampão banheira = bathtub stopper; filtro ralo = drain filter; caleira duche = shower channel; sifão garrafa = bottle trap; tampa pia = sink lid; válvula click = click-clac drain valve; ralo inteligente = smart drain; protetor de ralo = drain protector
not: oil drain plug; soda siphon; siphon pump; coffee siphon; sifon gazu; drain snake; oil drain; dish drain; siphon bottle; sifon na wodę; drain cleaner; spark plug; sifone caffè; sifone panna; sifón cocina; sifón nata; siphon chantilly; siphon coffee; siphon hose; sifón de cocina; siphon à chantilly; syfon do bitej śmietany; siphon cuisine; sifone per panna; siphon à eau; sump plug; drain pump; sifão de chantilly; desagüe lavadora; salt; drainage mat; syfon do wody; sifon bouteille; limpiador desagüe; magnetic drain plug; wound drain; sifão chantilly; drain bag; drain rack; bonde tonneau; ralado
  main: rubber 401699 ~.06; stainless-steel 732490 ~.3; copper 741820 ~.15; silicone 392490; plastic 392290 ~.4; iron 732490; zinc 790700 ~.05
  "hair" -> 392490 ~.6
  "stopper" -> 392490 ~.4
  "trap" -> 391740 ~.5
  "siphon" -> 391740 ~.5
  "sifon" -> 391740 ~.5
  "syfon" -> 391740 ~.5
  * -> 392290
ask: main
t: stainless steel kitchen sink strainer => 732490
t: brass pop up basin drain => 741820
t: coffee siphon maker => !7324

@ pipe-fitting-metal
en: pipe fitting; compression fitting; elbow fitting; hex nipple; brass adapter; npt fitting; pipe coupling; pipe reducer; tee fitting; union fitting; camlock fitting; malleable iron pipe fitting; floor flange; iron pipe flange; threaded pipe nipple; an fitting; brass connector; flare fitting; bushing reducer; pipe plug; pipe cap; black pipe fitting; an6; an8 fitting; stainless nipple; bsp adapter; thread adapter; press fitting; solder fitting; pex fitting brass; end cap + pipe|copper|brass; pipe elbow; brass bushing; banjo fitting; oil cooler fitting; weld on fitting; reducing bush; fuel line fitting; exhaust flange; steel elbow pipe; brake line fitting
de: Rohrverbinder; Messing Fitting; Klemmverschraubung; Doppelnippel; Rohrbogen; Tempergussfitting; Flansch + Rohr|Edelstahl; Reduziernippel; Schneidringverschraubung; Rohrflansch; Wandflansch; Winkel + Messing|Zoll|Gewinde; Fitting + Messing|Edelstahl|Kupfer|Temperguss|Zoll; Muffe + Zoll|Messing; Reduzierstück + Zoll|Messing|Gewinde; Verschlussstopfen + Zoll|Gewinde; Gewindenippel
fr: coude laiton; mamelon; raccord à compression; manchon + laiton|cuivre|fonte; raccord + laiton|cuivre|inox|fonte|pouce|fileté|multicouche|per; réduction + laiton|mâle|femelle|inox; raccord union; té + laiton|cuivre|inox; bride + inox|fonte|tuyau; bouchon laiton fileté; raccord fonte; raccord bicône
es: racor latón; codo cobre; accesorio tubería; machón; racor de compresión; codo latón; reducción latón; brida + tubo|inox|suelo; manguito + latón|cobre; te latón; racor + latón|inox|compresión|cobre|multicapa|hidráulico; accesorios latón; tuerca reducción; accesorios cobre; racores latón; tapón latón rosca; machón latón
it: gomito ottone; nipplo; raccordo a compressione; raccordo + ottone|rame|inox|idraulico|ghisa|multistrato; riduzione ottone; flangia + tubo|inox|tubo ferro; manicotto + ottone|rame|zincato; nipples; gomito + ottone|rame|zincato|inox; tee ottone; raccorderia; raccordo zincato; raccordi idraulici
nl: knelfitting; koperen knelkoppeling; pijpnippel; knelkoppeling; soldeerfitting; flens + buis|rvs; verloopring; knelfittingen; nippel + messing|rvs|draad; buiskoppeling; verloopnippel; fitting + messing|koper|rvs|buis; schroefbus; knie + messing|koper|verzinkt; persfitting; t-stuk + messing|koper|knel
pl: kolano miedziane; nypel; mufa; śrubunek; kolano mosiężne; redukcja mosiężna; kołnierz + rura|stalowy|nierdzewny; złączka + mosiężna|miedziana|zaprasowywana|żeliwna|gwintowana|hydrauliczna; trójnik mosiężny; półśrubunek; korek mosiężny; kolano + mosiężne|stalowe|ocynk|nierdzewne|miedziane; złączka skręcana; mufka; nypel + mosiężny|ocynkowany; redukcja + mosiądz|gwint|nypel
pt: conexão latão; joelho cobre; niple; união latão; acessório latão; redução latão; flange + tubo|inox; conexão + latão|cobre|galvanizada|inox; niple latão; luva + latão|galvanizada|cobre; acessórios latão; joelho latão; conexões cobre; bucha redução; tê latão; casquilho redução latão; cotovelo + latão|cobre|galvanizado
not: hydraulic fitting kit toy; grease nipple; spoke nipple; elbow pad; nipple cover; compression socks; elbow brace; baby bottle nipple; nipple ring; nipple clamp; nipple cream; grease fitting; nipple tassel; elbow support; nipple piercing; baby nipple; flange bearing; breast pump flange; pasties; elbow patch; spoke nipples; flange bolt; flange nut; flange shield; nipple shield; nipple jewelry; nipple sticker; nipple pasties; elbow sleeve; vape adapter; hookah nipple; mufa meblowa; nypel do szprych; nypel smarowy; nyple; kołnierz szyjny; kołnierz dla psa; elbow strap; kołnierz ortopedyczny; codo terapia; curved elbow length; flangiato
  main: copper 741220 ~.5; aluminium 760900 ~.06; stainless-steel 730729 ~.15; iron 730799 ~.5; plastic 391740 ~.1; zinc 790700
  "brass|latón|ottone|latão" -> 741220
  "messing" -> 741220
  "camlock" -> 760900 ~.5
  "an fitting" -> 760900
  "floor flange" -> 730791
  "malleable|maleable|malleabile|maleável" -> 730719
  "black pipe" -> 730719
  "temperguss" -> 730719
  "ghisa" -> 730719
  "fonte" -> 730719
  * -> 741220 ~.6
ask: main
t: brass compression fitting 15mm => 741220
t: stainless steel hex nipple 1/2 npt => 730729
t: baby bottle nipple => !7412

@ pipe-tube
en: metal tube + round|square|stainless|aluminium|brass|copper; capillary tube; copper coil pipe; carbon steel tube; stainless tube; conduit pipe steel; v slot profile; 2020 profile; copper foil + sheet|roll; aluminium foil tape sheet; angle aluminium; copper plate; metal rod + round|stainless|steel|brass; shim stock
de: Messingstab = brass rod; Aluprofil Nut = slotted aluminium profile; Alublech = aluminium sheet; Rundrohr = round tube; Winkelprofil = angle profile; Flachstange = flat bar; Messingrundstab = brass round bar; Rundstange = round bar; Federstahlband = spring steel strip
fr: tôle = sheet metal + inox|acier|alu; plaque laiton = brass plate; rond + laiton|inox|acier; tige laiton = brass rod; plaque inox = stainless steel plate; tige inox = stainless steel rod; plat aluminium = aluminium flat bar; plaque cuivre = copper plate
es: tubo cobre = copper tube; tubo acero = steel tube; tubo latón = brass tube; tubo aluminio = aluminium tube; perfil aluminio = aluminium profile; chapa aluminio = aluminium sheet; varilla latón = brass rod; lámina cobre = copper sheet; lámina latón = brass sheet; chapa inox = stainless steel sheet; chapa = metal sheet + aluminio|acero|inox|latón; plancha aluminio = aluminium plate; varilla = rod + acero|inox|aluminio; pletina = flat bar; barra = bar + latón|aluminio|acero; lámina aluminio = aluminium sheet; perfil 2020 = 2020 profile
it: tubo rame = copper tube; tubo acciaio = steel tube; lamiera = sheet metal + acciaio|alluminio|inox|zincata; foglio rame = copper foil; lastra = metal plate + ottone|rame|inox; tondo = round bar + ottone|acciaio|alluminio; barra tonda = round bar; lamierino = thin metal sheet
nl: staf = rod + messing|rvs|aluminium; hoekprofiel = angle profile
pl: profil aluminiowy konstrukcyjny = structural aluminium profile; blacha = metal sheet + mosiężna|miedziana|stalowa|nierdzewna|aluminiowa; rurka = tube + miedziana|aluminiowa|nierdzewna; pręt = rod + stalowy|aluminiowy|nierdzewny; profil konstrukcyjny = structural profile
pt: tubo cobre = copper tube; tubo aço = steel tube; tubo latão = brass tube; tubo alumínio = aluminium tube; perfil alumínio = aluminium profile; chapa alumínio = aluminium sheet; varão latão = brass rod; chapa = sheet + alumínio|inox|aço|cobre|latão; barra = bar + latão|alumínio|aço; vareta latão = brass rod; cantoneira alumínio = aluminium angle; perfil estrutural alumínio = structural aluminium profile; folha de cobre = copper foil; lâmina de cobre = copper foil; tarugo = round bar
not: copper pipe fitting; copper pipe cutter; steel pipe fitting; led aluminium profile; baking sheet; sheet metal screws; aluminium foil tape; sheet pan; copper pipe clip; copper mug; tongue bar; steel bar stool; cookie sheet; led strip; curtain rod; aluminium baking; copper tube clip; chapa carro; exhaust pipe; tubo escape; bull bar; chapa cabelo; chapinha; letter sheet; chapa pizza; drumstick; chapas identificación; copper foil tape; tubo di scappamento; sway bar; welding rod; brazing rod; pull up bar; light bar; fishing rod; grab bar; incense; soap bar; pan; chapado; chapeu; chapeado; barrar
  "sheet": main=aluminium 760612; main=copper 740921 ~.4; main=stainless-steel 721935; main=iron 721049 ~.3; * 760612
  "plate": main=aluminium 760612; main=copper 740911; main=stainless-steel 721935; main=iron 720852
  "blech" -> 760612 ~.4
  "alublech" -> 760612
  "aluminiumblech" -> 760612
  "messingblech" -> 740921
  "kupferblech" -> 740911
  "profile|profilato": * 760429
  "extrusion|extruido|estruso|extrudido|extrusão" -> 760429
  "aluprofil" -> 760429
  "profilé" -> 760429
  "perfil" -> 760429
  "profilo" -> 760429
  "profiel" -> 760429
  "profil" -> 760429
  "rod": main=copper 740721; main=aluminium 760429; main=stainless-steel 722211; main=iron 721499
  "bar": main=copper 740721; main=aluminium 760429; main=stainless-steel 722211; main=iron 721499
  "chapa" -> 760612 ~.5
  "brass|latão" -> 741121
  "messingrohr" -> 741121
  "laiton" -> 741121
  "latón" -> 741121
  "ottone" -> 741121
  "mosiężna" -> 741121
  "copper" -> 741110
  "kupferrohr" -> 741110
  "cuivre" -> 741110
  "cobre" -> 741110
  "rame" -> 741110
  "miedziana" -> 741110
  "square|cuadrado|quadrato|quadro|quadrado": main=aluminium 760820 ~.2; main=copper 741110 ~.05; * 730661
  "capillary" -> 741110 ~.6
  main: aluminium 760820 ~.2; copper 741110 ~.2; stainless-steel 730640 ~.3; iron 730630 ~.9; titanium 810890
  * -> 730630
ask: main
t: copper pipe 15mm x 3m => 741110
t: aluminium tube 20mm round => 760820
t: brass rod 6mm 300mm => 740721
t: copper pipe fitting elbow => !741110

@ seal-gasket
en: o ring seal; gasket; rubber seal; weather strip; weatherstripping; seal ring; draught excluder tape; window seal; shower door seal; foam seal tape; bottom door seal; draft stopper; fridge door seal; edge trim; flange gasket; ptfe tape; thread seal tape; plumbers tape; oven door seal; rubber o ring assortment; silicone seal ring; rubber edge trim; u channel seal; shower screen seal; car door seal; sealing strip; draught excluder; gasket maker sheet; gasket paper; toilet gasket; tank gasket; draft excluder; brush strip; door sweep; spout gasket; door bottom seal; refrigerator gasket; rubber weather strip; car weatherstrip; door edge protector; lip seal; hydraulic seal kit; door brush strip
de: Dichtung = seal; Duschdichtung = shower seal; Zugluftstopper = draft stopper; Türbodendichtung = bottom door seal; Kantenschutz Gummi = rubber edge protection; Duschkabinendichtung = shower screen seal; Flachdichtung = flat gasket; Dichtungsset = seal kit; Gummilippe = rubber lip; Teflonband = ptfe tape; Gewindedichtband = thread seal tape; Türdichtungsband = door sealing tape; Backofendichtung = oven door seal; Kantenschutzprofil = edge protection profile; Türbesen = door brush seal; Türbürste = door brush seal; Zugluftstopper Tür = door draft stopper; Ölpapier Dichtung = oil paper gasket
fr: bas de porte = draught excluder; joint = seal; bourrelet porte = door draught strip; joint frigo = fridge door seal; joint de douche = shower seal; téflon plomberie = ptfe plumbing tape; joint adhésif = adhesive seal; joint = seal + porte|fenêtre|caoutchouc|plat|pochette|frigo|lave linge|four|mousse; boudin de porte = draft stopper; joint réfrigérateur = fridge door seal; joint d'étanchéité = sealing gasket; joint paroi douche = shower screen seal; ruban téflon = ptfe tape; joint de culasse = cylinder head gasket + non; coffret joints = seal assortment box; joint pare douche = shower screen seal; joint four = oven door seal; joint hublot = porthole door seal
es: burlete = weather strip; sello de puerta = door seal; burlete puerta = door weatherstrip; retén = oil seal; teflón fontanería = ptfe tape; junta silicona = silicone seal; burlete ventana = window seal; goma nevera = fridge seal; junta puerta = door seal; bajopuertas = bottom door seal; junta = gasket + goma|puerta|silicona|plana|horno|lavadora|mampara; sellador mampara = shower door seal; juntas goma = rubber gasket; perfil goma = rubber profile; cinta teflón = ptfe tape; burlete adhesivo = adhesive weatherstrip; juntas = gasket; goma mampara = shower screen seal; burletes = weather strip; vierteaguas mampara = shower screen drip strip; papel junta = gasket paper; burlete bajo puerta = bottom door seal; goma puerta lavadora = washing machine door seal
it: guarnizione = gasket; paraspifferi = draught excluder; guarnizioni = gasket; guarnizione doccia = shower seal; guarnizione frigo = fridge door seal; nastro teflon = ptfe tape; guarnizione = gasket + gomma|porta|finestra|silicone|lavatrice|forno|box doccia; kit o-ring = o-ring kit; guarnizione box doccia = shower door seal; guarnizione lavatrice = washing machine seal; sottoporta = bottom door seal; guarnizioni = gasket + gomma|o-ring|idraulica; guarnizione forno = oven door seal; guarnizione adesiva = adhesive seal; teflon idraulico = plumbers tape
nl: o-ring = o ring seal; pakking = gasket; tochtstrip = draught strip; afdichting = seal; tochtband = draught excluder tape; tochthond = draft stopper; o-ringen = o-rings; deurstrip = door strip; douchestrip = shower strip; afdichtingsrubber = sealing rubber; koelkastrubber = fridge door seal; pakkingring = gasket ring; rubberring = rubber ring; teflontape = ptfe tape; tochtrol = draught excluder roll; lekdorpel = door sill drip strip; deurborstel = door brush strip; doucherubber = shower door seal; keerring = oil seal; ptfe tape = ptfe tape; wasmachine deurrubber = washing machine door seal; tochtstrips = draught strip; tochtprofiel = draught profile
pl: uszczelka = seal; uszczelki = seals; simering = oil seal; uszczelka prysznicowa = shower seal; taśma teflonowa = teflon tape; uszczelka = seal + drzwi|gumowa|okna|kabina|silikonowa|lodówka|samoprzylepna|piekarnik; listwa progowa uszczelniająca = door bottom seal; uszczelka samoprzylepna = self adhesive seal; o-ring = o-ring; uszczelka do okien = window seal; uszczelka do kabiny = shower cabin seal; uszczelka krawędziowa = edge seal; szczotka drzwiowa = door brush seal; pakuły = plumbing hemp; uszczelka do lodówki = fridge seal; uszczelka szczotkowa = brush seal; uszczelek = seal
pt: vedante porta = door seal; retentor = oil seal; vedação = seal; borracha vedação = rubber seal; fita veda rosca = thread seal tape; vedante = seal; kit o-ring = o ring kit; borracha geladeira = fridge door seal; junta de vedação = gasket; vedante janela = window seal; vedação box = shower screen seal; teflon canalização = ptfe plumbing tape; borracha box = shower screen seal; borracha = rubber seal + porta|vedação|janela|geladeira|fogão; veda porta = door seal; perfil borracha = rubber profile; retentores = oil seals; borracha de vedação = rubber seal; gaxeta = gasket; vedante duche = shower seal; anéis de vedação = seal rings; vedantes = seals; oring = o ring seal; fita vedação = sealing tape; rodo de porta = door draught excluder; fita teflon = ptfe tape
not: head gasket; seal toy; wax seal; ring binder; o ring choker; seal stamp; sealing wax; seal plush; vacuum sealer; sealant; bag sealer; seal pup; joint venture; lip oil; rolling joint; exhaust gasket; valve cover gasket; vedação de frasco; cylinder head gasket; joint de culasse; junta culata; foca; pinguin; joints cannabis; junta de culata; navy seal; joint bookend; uszczelka pod głowicę; guarnizione testata; joint supplement; joint holder; carburetor gasket; juntas carburador; joint tube; cone joint; joint rolling; complexe articulation; oil seal fork; manifold gasket; uszczelka kolektora; kopfdichtung; zylinderkopfdichtung; junta de la trócola; safety seal; tamper seal; security seal; joint roulé; joint papers; joint case; necklace seal
  "ptfe" -> 392099
  "teflon" -> 392099
  "téflon" -> 392099
  "teflón" -> 392099
  "teflonband" -> 392099
  "gewindedichtband" -> 392099
  "veda rosca" -> 392099
  "plumbers" -> 392099
  "mechanical seal" -> 848420
  "gleitringdichtung" -> 848420
  "garniture mécanique" -> 848420
  "tenuta meccanica" -> 848420
  "oil seal" -> 401693 ~.7
  "gasket paper" -> 482390
  "brush" -> 960390
  "türbürste" -> 960390
  "foam|espuma|schiuma|espanso" -> 391910 ~.6
  "draft stopper": main=textile 630790; * 392690 ~.3
  "shower" -> 391690
  "dusch" -> 391690
  "duschdichtung" -> 391690
  "prysznicowa" -> 391690
  "strip|fleje|tira" -> 400829 ~.5
  "edge trim" -> 391620 ~.5
  "weatherstrip": main=foam 391910; main=plastic 391690; * 400829 ~.5
  main: copper 741980 ~.02; silicone 392690 ~.12; plastic 392690 ~.06; paper 482390 ~.01; felt 560290 ~.01; rubber 401693 ~.8; iron 848410 ~.02
  * -> 401693
ask: main
t: nitrile rubber o ring assortment kit 225 pcs => 401693
t: ptfe thread seal tape 12mm => 392099
t: wax seal stamp kit => !4016

@ bearing
en: ball bearing; bearing; deep groove ball bearing; roller bearing; linear bearing; skateboard bearing; needle bearing; thrust bearing; wheel bearing; bearing ball; 608 bearing; bearing + 608|6203|6204|zz|2rs|ball|roller|flange|wheel|ceramic|thrust|skate|linear|needle|hub; steel ball + bearing|mm; 608zz; 6203; miniature bearing; linear rail; linear guide rail; ceramic bearing; flange bearing; tapered roller bearing; one way bearing; bearing block; bushing + bronze|sleeve|brass|oilite; linear guide; lm8uu; spherical bearing; rod end; bicycle bearing; wheel bearing kit; turntable bearing; bearing balls; slewing bearing; hub bearing
de: Kugellager = ball bearing; Wälzlager = rolling bearing; Nadellager = needle bearing; Radlager = wheel bearing; Linearlager = linear bearing; Lager = bearing + Kugel|608|6203|2RS|Rillen|Rollen; Rillenkugellager = deep groove ball bearing; Linearführung = linear guide; Kugellager 608 = 608 bearing; Skateboard Kugellager = skateboard bearing; Radlagersatz = wheel bearing kit; Axiallager = thrust bearing; Kegelrollenlager = tapered roller bearing; Stahlkugeln = steel ball; Bronzebuchse = bronze bushing; Kugellager Satz = ball bearing set
fr: roulement à billes = ball bearing; roulement = bearing; roulement de roue = wheel bearing; roulement à aiguilles = needle bearing; palier = bearing block + roulement|bride|lisse; roulements = bearings; roulement linéaire = linear bearing; rail linéaire = linear rail; billes acier = steel balls; guidage linéaire = linear guide; kit roulement de roue = wheel bearing kit; roulement à rouleaux = roller bearing; butée à billes = thrust ball bearing; roulement conique = tapered roller bearing; roulement skate = skateboard bearing; rotule = ball joint + filetage|embout
es: rodamiento = bearing; cojinete = bearing; rodamientos = bearing; rodamiento rueda = wheel bearing; rodamiento lineal = linear bearing; guía lineal = linear guide; rodamiento de bolas = ball bearing; casquillo bronce = bronze bushing; rodamientos skate = skateboard bearing; rodamiento de rueda = wheel bearing; bolas acero = steel ball; kit rodamiento rueda = wheel bearing kit; rodamiento de agujas = needle bearing; rótula = ball joint + cabeza|varilla; soporte = bearing support + rodamiento
it: cuscinetto a sfere = ball bearing; cuscinetto = bearing; cuscinetti = bearing; cuscinetto ruota = wheel bearing; cuscinetto lineare = linear bearing; guida lineare = linear guide; cuscinetti a sfere = ball bearing; boccola bronzo = bronze bushing; kit cuscinetto ruota = wheel bearing kit; sfere acciaio = steel ball; cuscinetto a rulli = roller bearing; cuscinetti skateboard = skateboard bearing; cuscinetto ruota anteriore = front wheel bearing; snodo sferico = ball joint
nl: kogellager = ball bearing; wiellager = wheel bearing; naaldlager = needle bearing; lager = bearing + kogel|608|rollen|wiel; kogellagers = ball bearing; lineaire geleider = linear guide; wiellagerset = wheel bearing set; lagers = bearing; stalen kogels = steel ball; bronzen bus = bronze bushing; lineair lager = linear bearing; taatslager = thrust bearing; cilinderlager = cylindrical roller bearing
pl: łożysko = bearing; łożysko kulkowe = ball bearing; łożysko koła = wheel bearing; łożyska = bearings; łożysko piasty = hub bearing; prowadnica liniowa = linear guide; łożysko liniowe = linear bearing; kulki stalowe = steel balls; łożyska kulkowe = ball bearings; łożysko igiełkowe = needle bearing; łożyska do deskorolki = skateboard bearings; wałek liniowy = linear shaft; łożysko = bearing + kulkowe|608|stożkowe|oporowe; końcówka drążka przegub = tie rod end joint; łożysko toczne = rolling bearing; łożysko walcowe = roller bearing; łożysko kulkowe zwykłe = ball bearing; łożysko oporowe = thrust bearing; łożysko rowerowe = bicycle bearing; łożysek = bearings
pt: rolamento = bearing; rolamentos = bearings; rolamento de roda = wheel bearing; guia linear = linear guide; rolamento linear = linear bearing; rolamento de esferas = ball bearing; casquilho bronze = bronze bushing; kit rolamento = bearing kit; esferas de aço = steel balls; rolamento = bearing + 608|agulhas|esferas|roda; rolamentos skate = skateboard bearings; terminal rotular = rod end bearing
not: bearing puller; headset bearing; bearing grease; bearing press; wheel bearing grease; bearing tool; bearing heater; bearing fan; cuscinetto cervicale; bearing remover; bar; bearing separator; rodapé; bottom bracket bearing; fidget; cojinete de dirección; rolamento embreagem; release bearing; clutch bearing; łożysko sprzęgła; cuscinetto frizione; ausrücklager; bearing buddy; łożysko oporowe sprzęgła; butée embrayage; cojinete de embrague; swivel bearing; roulement à billes jouet; rotuladora; rotulador; rotuladores; roule; rouler; roulant
  "needle|aguja|ago|agulha" -> 848240
  "nadellager" -> 848240
  "aiguilles" -> 848240
  "igiełkowe" -> 848240
  "agujas" -> 848240
  "tapered|cónico" -> 848220
  "kegelrollenlager" -> 848220
  "conique" -> 848220
  "stożkowe" -> 848220
  "cylindrical roller" -> 848250
  "rod end" -> 848330
  "spherical bearing" -> 848330
  "gelenkkopf" -> 848330
  "bushing" -> 848330
  "bronzebuchse" -> 848330
  "gleitlager" -> 848330
  "bronze|bronce|bronzo" -> 848330
  "casquillo" -> 848330
  "boccola" -> 848330
  "tuleja" -> 848330
  "casquilho" -> 848330
  "pillow block" -> 848320
  "stehlager" -> 848320
  "bearing block" -> 848320
  "steel ball" -> 848291
  "stahlkugeln" -> 848291
  "billes acier" -> 848291
  "kulki" -> 848291
  "sfere acciaio" -> 848291
  "bolas acero" -> 848291
  "linear rail" -> 847330 ~.02
  "linear shaft" -> 848310 ~.5
  * -> 848210
t: 608zz ball bearing 10 pcs => 848210
t: bronze sleeve bushing 8mm => 848330
t: bearing puller tool => !8482

@ transmission-part
en: gear + plastic|metal|spur|worm|bevel|motor|wheel|brass|steel|rc|module|pinion|set; gear wheel; gearbox + reducer|worm|planetary|motor; rack and pinion; flange coupling; rubber belt + drive|motor|sewing|turntable|washing; trapezoidal screw; timing belt kit; belt tensioner; freewheel clutch; timing chain tensioner; motor pulley; magnetic drive belt; sprocket + tooth|chain|roller|motorcycle|bike|front|rear
de: Getriebe = gearbox + Motor|Schnecken|Planeten|Untersetzung; Gewindespindel = threaded spindle; Zahnriemensatz = timing belt kit; Flexible Kupplung = flexible coupling; Umlenkrolle = deflection pulley + Riemen; Ritzel = pinion; Riemenspanner = belt tensioner
fr: courroie = belt; poulie courroie = belt pulley; accouplement = coupling; réducteur = gear reducer + moteur|planétaire|vitesse; kit distribution = timing kit; courroie accessoire = accessory belt; vis trapézoïdale = trapezoidal screw; couronne = ring gear + transmission|moto|dents; vilebrequin moteur = engine crankshaft; crémaillère = rack + portail|engrenage; cardan = drive shaft + joint; poulie = pulley + crantée|courroie|gt2; courroie lave linge = washing machine belt; poulie vilebrequin = crankshaft pulley; poulie alternateur = alternator pulley; pignon moteur = motor pinion
es: polea correa = belt pulley; acoplamiento eje = shaft coupling; husillo = lead screw; kit distribución = timing kit; tensor correa = belt tensioner; corona = crown gear + moto|transmisión|dientes; reductor = speed reducer + motor|planetario; correa poly v = poly v belt; cigüeñal motor = engine crankshaft; polea = pulley + gt2|dentada|cigüeñal|correa; cremallera = rack + puerta|engranaje; correa lavadora = washing machine belt; husillo bolas = ball screw
it: cinghia = belt; pignone = pinion; vite a ricircolo = ball screw; kit distribuzione = timing belt kit; tendicinghia = belt tensioner; corona = crown gear + moto|trasmissione|denti; riduttore = reduction gear + motore|epicicloidale; volano = flywheel + motore|bimassa; cremagliera = gear rack; cinghia lavatrice = washing machine belt; ruota dentata = gear wheel; puleggia = pulley + gt2|albero motore|alternatore; cinghia poly v = ribbed belt
nl: trapeziumspindel = trapezoidal screw; distributieset = timing belt kit; riemspanner = belt tensioner; flexibele koppeling = flexible coupling; cardankoppeling = universal joint coupling; wormwiel = worm wheel; riem = belt + aandrijf|wasmachine|variateur
pl: pas zębaty = timing belt; sprzęgło wału = shaft coupling; śruba trapezowa = trapezoidal screw; zestaw rozrządu = timing belt kit; rolka napinająca = tensioner pulley; napinacz paska = belt tensioner; rozrząd = timing kit; pasek = belt + klinowy|wariatora|pralka|alternatora|wielorowkowy; krzyżak = universal joint + wału|kardana; reduktor = gearbox + planetarny|ślimakowy|silnik; zębatka = gear rack + przednia|tylna|łańcuch
pt: pinhão = pinion + moto|corrente|dentes|transmissão; acoplamento de eixo = shaft coupling; correia = belt; fuso = lead screw; kit distribuição = timing kit; tensor correia = belt tensioner; coroa = crown gear + moto|transmissão|dentes; redutor = gear reducer + motor|planetário; correia poly v = poly v belt; polia tensora = tensioner pulley; cremalheira = gear rack; eixo de comando = camshaft; comando de válvulas = camshaft; volante motor = engine flywheel; cruzeta = universal joint + cardan; correia = belt + dentada|alternador|variador|máquina; cambota = crankshaft; polia = pulley + gt2|alternador; esticador correia = belt tensioner
not: fishing gear; gear knob; head gear; gear shift; landing gear; gear oil; gear watch; camping gear; gear clock; riding gear; gear s3; running belt; cinghia orologio; cinghia tracolla; cinghia chitarra; correa perro; correa reloj; correia de bicicleta transmissão; corona de flores; corona fiesta; pasek do zegarka; pasek damski; correa + apple; corona reina; corona navidad; correa de perro; correa para perro; correa de reloj; correa mascota; gear necklace; courroie + appareil photo; correas; steampunk gear; safety gear; correa extensible; diving gear; winter gear; gear bag; corona adviento; pasek skórzany; correa cámara; corona cumpleaños; correa apple watch; pinion nut; pinoli; correa smartwatch; piñón pelado; wrist; pasek męski; correa guitarra; lace; gear tie; gearbox oil; correia cachorro; cyklinder; corona princesa; correa silicona; coroa de flores; timing belt tool; gear puller; pasek do torebki; pinhão comestível; correia relógio; pinhão semente; cinghia cane; pasek do apple; sprocket locking tool; correa yoga; vol; corrida; correr; polar; polir
  "timing belt": "kit" 401035; * 401035
  "zahnriemen" -> 401035
  "courroie de distribution" -> 401035
  "distribución" -> 401035
  "distribuzione" -> 401035
  "distributieriem" -> 401035
  "rozrządu" -> 401035
  "distribuição" -> 401035
  "crantée" -> 401035
  "dentada" -> 401035
  "dentata" -> 401035
  "zębaty" -> 401035
  "tandriem" -> 401035
  "gt2 belt" -> 401039
  "v belt" -> 401032
  "keilriemen" -> 401032
  "trapézoïdale" -> 401032
  "trapezoidal" -> 401032
  "trapezoidale" -> 401032
  "v-snaar" -> 401032
  "klinowy" -> 401032
  "serpentine" -> 401031
  "ribbed" -> 401031
  "poly v" -> 401031
  "keilrippenriemen" -> 401031
  "wielorowkowy" -> 401031
  "multiriem" -> 401031
  "belt": "tensioner" 848350; "pulley" 848350; * 401039
  "antriebsriemen" -> 401039
  "courroie" -> 401039
  "correa" -> 401039
  "cinghia" -> 401039
  "aandrijfriem" -> 401039
  "pasek" -> 401039
  "correia" -> 401039
  "camshaft" -> 848310
  "crankshaft": "pulley" 848350; * 848310
  "nockenwelle" -> 848310
  "kurbelwelle" -> 848310
  "arbre à cames" -> 848310
  "vilebrequin" -> 848310
  "árbol de levas" -> 848310
  "albero" -> 848310
  "wał korbowy" -> 848310
  "virabrequim" -> 848310
  "cambota" -> 848310
  "pulley" -> 848350
  "riemenscheibe" -> 848350
  "poulie" -> 848350
  "polea" -> 848350
  "puleggia" -> 848350
  "poelie" -> 848350
  "pasowe" -> 848350
  "polia" -> 848350
  "spannrolle" -> 848350
  "flywheel" -> 848350
  "schwungrad" -> 848350
  "coupling" -> 848360
  "coupler" -> 848360
  "kupplung" -> 848360
  "wellenkupplung" -> 848360
  "accouplement" -> 848360
  "acoplamiento" -> 848360
  "giunto" -> 848360
  "askoppeling" -> 848360
  "sprzęgło" -> 848360
  "acoplamento" -> 848360
  "universal joint" -> 848360
  "sprocket": for=bicycle 871493; for=motorcycle 871410; * 848390
  "kettenrad" -> 848390
  "ritzel" -> 848390
  "pignon" -> 848390
  "piñón" -> 848390
  "pignone" -> 848390
  "zębatka" -> 848390
  "pinhão" -> 848390
  "kettingwiel" -> 848390
  main=plastic -> 392690 ~.02
  * -> 848340
t: gt2 timing belt 6mm 5m => 4010
t: steel spur gear module 1 => 848340
t: flexible shaft coupling 5x8mm => 848360
t: fishing gear set => !8483

@ mesh-fence
en: welded mesh; garden fence; metal mesh sheet; gutter guard mesh; fence panel; garden edging metal; fence post; expanded metal mesh; garden border fence; fence clip; fence spike; lawn edging steel; rodent mesh; bird netting metal; fence netting; trellis metal; metal garden edging; fence + garden|wire|decorative|metal|panel|electric; fence stake; garden gate metal; lawn edging; post holder; fence post spike; post anchor; filter mesh + stainless|metal|screen; plant support metal; gate + garden|metal|baby; electric fence post
de: Kaninchendraht; Gartenzaun; Rasenkante; Vogelspikes; Einschlaghülse; Lochblech; Pfostenträger; Beetumrandung; Zaun + Garten|Metall|Draht; Bodenhülse; Rankgitter Metall; Beeteinfassung; Laubschutzgitter; Pfostenschuh; Teichzaun
fr: bordure de jardin; clôture; piquet de clôture; grillage métallique; grillage + soudé|simple torsion|plastifié|inox|jardin; bordure métal jardin; support de poteau; clôture jardin; tôle perforée; platine poteau; portillon; panneau grillage; bordurette; poteau clôture; pied de poteau; treillis métal
es: malla gallinero; valla de jardín; malla + simple torsión|acero|gallinero|electrosoldada|inox; bordura jardín; cercado; pinchos palomas; poste + valla|cercado; valla metálica; bordillo jardín; pinchos antipalomas; pie de poste; valla + jardín|metálica|bordura; chapa perforada; malla acero inoxidable
it: recinzione; bordura giardino; rete + zincata|plastificata|polli|elettrosaldata|recinzione; paletto recinzione; pali recinzione; portapalo; rete recinzione; bordo aiuola; lamiera forata; aiuola bordo; spilli piccioni; steccato metallo; recinzione giardino; rete inox; staffa palo
nl: gaas; tuinafscheiding; gaas + verzinkt|geplastificeerd|rol|rvs; border rand; hekpaal; vogelpinnen; tuinhek; paalhouder; gazonrand; kantopsluiting; draadhek; schrikdraadpaal; gaaspaal; cortenstaal borderrand; paalpunt; gazen
pl: ogrodzenie; obrzeże trawnikowe; siatka + ogrodzeniowa|zgrzewana|stalowa|nierdzewna|woliera|ocynkowana; kotwa do słupka; płotek; furtka; kolce na gołębie; obrzeże ogrodowe; podstawa słupa; słupki ogrodzeniowe; blacha perforowana; ekobord; płotek ogrodowy; siatka na krety metalowa; obejma ogrodzeniowa; brama ogrodowa; furtek
pt: rede de arame; cerca; rede + galinheiro|eletrosoldada|metálica; vedação jardim; tela + galinheiro|inox|alambrado; espículas pombos; bordadura jardim; cerca de jardim; poste vedação; rede de galinheiro; chapa perfurada; tela mosquiteira inox; portão jardim; espícula pombo; rede ovelheira; limitador jardim
not: fence paint; toy fence; fence energizer; wire mesh basket; playpen fence; doll fence; gaas verband; solar fence light; fence light; mesh wire ribbon; wire mesh cable tray; gaasverband; dog fence wireless; fence planter; rejilla barbacoa; clôture électrique électrificateur; fence decoration; pet fence; fence stretcher; gaaskompres; deco mesh; pet playpen; fence for christmas; privacy screen; fence toy; płotek zabawka; electrificador; elettrificatore; dog playpen; recinzione elettrica; parc; fence post cap; baby gate; gasa; wire mesh shelf; bordura urodziny; fence topper plastic; model fence; cloture train; fence tensioner; furtka dla psa; poster; telada
  "barbed|de espino|de púas" -> 731300
  "razor" -> 731300
  "stacheldraht" -> 731300
  "barbelé" -> 731300
  "espino" -> 731300
  "spinato" -> 731300
  "prikkeldraad" -> 731300
  "kolczasty" -> 731300
  "farpado" -> 731300
  "spike": "bird" 392690; "post" 732690; * 732690
  "vogelspikes" -> 392690 ~.6
  "pigeon" -> 392690 ~.6
  "gabion" -> 732620 ~.5
  "post" -> 732690 ~.6
  "pfosten" -> 732690
  "edging": main=plastic 392690; main=iron 732690; * 392690 ~.6
  "rasenkante" -> 392690 ~.5
  "bordure": main=iron 732690; * 392690
  "expanded" -> 731450
  "chain link": "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" 731442; * 731441
  "stainless|inoxidable|inossidabile|inoxidável" -> 731414
  "inox" -> 731414
  "edelstahlgewebe" -> 731414
  "panel": main=wood 442199; main=plastic 392590; * 730890 ~.6
  "gate|compuerta|saracinesca|gaveta" -> 730890
  main: plastic 392690 ~.12; aluminium 761691 ~.05; copper 741980 ~.02; wood 442199 ~.05; textile 560819 ~.02
  "welded|soldado|saldato" -> 731431
  "chicken|pollo|frango" -> 731441 ~.6
  * -> 731431
ask: main
t: galvanised welded wire mesh roll 1x10m => 731431
t: stainless steel woven mesh sheet => 731414
t: solar fence light => !7314

@ tarpaulin
en: furniture cover outdoor; garden furniture cover; bike cover; motorcycle cover; car cover; boat cover; scooter cover; pool cover; parasol cover; caravan cover; atv cover; generator cover; log cover; sun shade net; shade cloth; trampoline cover; outdoor cover; privacy screen + fence|balcony|garden; hot tub cover; swing cover; balcony privacy screen; tool cover; sun sail; mower cover; trailer cover; canopy sidewall; tonneau cover; half car cover; windshield cover snow; snow cover + car|windshield; seat cover outdoor waterproof bike; rv cover; windshield snow cover; chair cover outdoor; bicycle cover
de: Plane = tarpaulin; Autoabdeckung = car cover; Motorradabdeckung = motorcycle cover; Fahrradabdeckung = bike cover; Schutzhülle = protective cover + Gartenmöbel|Motorrad|Fahrrad|Grill|Strandkorb|Roller; Autogarage = car garage cover; Poolplane = pool cover; Sichtschutz = privacy screen + Balkon|Zaun; Bootsplane = boat cover; Poolabdeckung = pool cover; Anhängerplane = trailer tarpaulin; Autoplane = car cover; Schattiernetz = sun shade net; Abdeckhaube = cover hood + Grill|Garten|Auto; Schattennetz = sun shade net; Fahrradgarage = bicycle garage cover; Motorradplane = motorcycle cover; Rollerplane = scooter cover; Frontscheibenabdeckung = windscreen cover; Balkonverkleidung = balcony privacy screen; Scheibenabdeckung = car windscreen cover
fr: housse mobilier jardin = furniture cover outdoor; housse barbecue = barbecue cover; housse moto = motorcycle cover; housse voiture = car cover; housse vélo = bike cover; bâche piscine = pool cover; brise vue = privacy screen; housse = cover + salon de jardin|moto|voiture|vélo|barbecue|bateau|scooter; bâche voiture = car cover; bâche remorque = trailer tarpaulin; filet d'ombrage = shade net; bâche bateau = boat cover; toile d'ombrage = shade cloth; housse de protection = protective cover + jardin|voiture|moto; housse parasol = parasol cover; canisse = reed screen; bâche moto = motorcycle cover; protection pare brise neige = windscreen snow cover; tarp = tarp; housse salon jardin = garden furniture cover; brise vue balcon = balcony privacy screen
es: funda barbacoa = barbecue cover; funda moto = motorcycle cover; funda coche = car cover; funda bicicleta = bike cover; cobertor piscina = pool cover; malla de sombreo = shade cloth; funda = cover + moto|coche|bicicleta|barbacoa|muebles jardín|scooter; toldo de vela = sun sail; malla ocultación = privacy net; funda de moto = motorcycle cover; lona piscina = pool tarpaulin; funda para moto = motorcycle cover; lona remolque = trailer tarpaulin; funda para coche = car cover; funda protectora coche = protective car cover; vela de sombra = sun sail; cubierta coche = car cover; funda barco = boat cover; parasol nieve coche = car snow shade; malla sombreo = shade cloth; funda sofá exterior = outdoor sofa cover
it: copertura mobili da giardino = garden furniture cover; telo moto = motorcycle cover; telo auto = car cover; telo coprimoto = motorcycle cover; telo piscina = pool cover; telo copriauto = car cover; tenda a vela = sun sail; rete ombreggiante = shade cloth; telo = tarpaulin + auto|moto|bici|barbecue|occhiellato|pioggia; coprimoto = motorcycle cover; telo barbecue = barbecue cover; telo bici = bike cover; arella = reed screen; coprimobili = furniture cover; copertura = cover + barbecue|mobili giardino|piscina|auto|moto; telo occhiellato = eyeleted tarpaulin; telo scooter = scooter cover; coprisedile giardino = garden seat cover; telo antigrandine = anti-hail sheet; vela parasole = sun sail
nl: bbq hoes = bbq cover; motorhoes = motorcycle cover; autohoes = car cover; fietshoes = bike cover; zwembadafdekking = pool cover; balkonscherm = balcony privacy screen; hoes = cover + tuinmeubel|motor|fiets|bbq|scooter|auto|parasol; schaduwzeil = sun sail; scooterhoes = scooter cover; zwembadzeil = pool cover; bootzeil = boat cover; aanhangerzeil = trailer cover; schaduwnet = sun shade net; loungesethoes = lounge set cover; beschermhoes = protective cover + tuin|auto|motor|fiets|bbq|lounge; balkondoek = balcony screen cloth; zonnescherm = sun shade; voorruit afdekking = windscreen cover; bbq hoezen = bbq cover; motorhoezen = motorcycle cover; autohoezen = car cover; fietshoezen = bike cover; scooterhoezen = scooter cover; loungesethoezen = lounge set cover
pl: pokrowiec na motocykl = motorcycle cover; pokrowiec na samochód = car cover; pokrowiec na rower = bike cover; plandeka przyczepy = trailer tarpaulin; pokrowiec = cover + motocykl|samochód|rower|grill|meble ogrodowe|skuter|łódź; osłona balkonowa = balcony screen; siatka cieniująca = shade net; mata osłonowa = privacy screen mat; mata na szybę = windscreen mat; pokrowiec na auto = car cover; plandeka okryciowa = tarpaulin; pokrowiec na skuter = scooter cover; żagiel ogrodowy = shade sail; pokrywa basenu = pool cover; osłona na balkon = balcony screen; taśma ogrodzeniowa = fence screen strip; pokrowiec ogrodowy = garden cover; półpokrowiec = half car cover; folia solarna basen = pool solar cover
pt: capa móveis de jardim = garden furniture cover; capa moto = motorcycle cover; capa carro = car cover; capa bicicleta = bike cover; cobertura piscina = pool cover; capa churrasqueira = barbecue cover; tela de sombreamento = shade cloth; sombrite = shade net; capa = cover + moto|carro|bicicleta|barbecue|móveis jardim|piscina; vela sombreadora = sun sail; capa para moto = motorcycle cover; capa de moto = motorcycle cover; capa para carro = car cover; lona plástica impermeável = waterproof plastic tarpaulin; rede sombra = sun shade net; tela sombra = shade cloth; capa de carro = car cover; tela sombrite = shade net; capa de mota = motorcycle cover; rede de ocultação = privacy net; capa de proteção = protective cover + carro|moto|jardim; capa barco = boat cover
not: sofa cover; motorcycle seat cover; car seat cover; steering wheel cover; bike seat cover; car cover phone; sun shade windshield; boat cover bolt; tarp clips; car cover toy; funda sofá; tarp grommet; bike seat; seat cover car; bbq cover charge; chaise housse; capa banco; funda asiento; tarp poles; lona fotográfica; car window shade; funda asientos; stroller cover; capa sofá; book cover; quilt cover; car seat; wheel cover; funda volante; tonneau cover parts; copri volante; capa de chuva; bike chain cover; funda móvil coche; housse siège; pokrowiec na siodełko; pokrowiec na fotel samochodowy; telo mare; telo arredo; capa banco carro; funda sillín; copri sella; housse de siège; radiator cover; fundido
  main=plastic -> 392690 ~.06
  "shade": "net" 560819; "cloth" 560819; * 630612
  "schattiernetz" -> 560819
  "sombreo" -> 560819
  "cieniująca" -> 560819
  "sail" -> 630612
  "sonnensegel" -> 630612
  "awning" -> 630612
  "tarp": main=plastic 392690 ~.1; * 630612
  "tarpaulin" -> 630612
  "plane" -> 630612
  "bâche" -> 630612
  "lona" -> 630612
  "telone" -> 630612
  "dekzeil" -> 630612
  "plandeka" -> 630612
  "ground sheet" -> 630690
  "tonneau" -> 870829
  "hot tub" -> 392690 ~.5
  "pool" -> 392690
  "piscine" -> 392690
  "piscina" -> 392690
  * -> 630790
t: waterproof polyester tarpaulin 3x4m with eyelets => 630612
t: motorcycle cover waterproof oxford => 630790
t: sofa cover stretch => !6306
