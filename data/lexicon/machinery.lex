# Machinery: trade articles of chapter 84.

value kind=marine
en: marine; boat; ship; inboard; yacht; vessel
es: marino; náutico; barco; fueraborda
it: marino; nautico; imbarcazione; entrobordo
pt: marítimo; náutico; barco; embarcação
value kind=cnc
en: cnc; numerically controlled; numerical control; computer controlled; nc controlled
de: CNC; CNC gesteuert
fr: commande numérique; cnc
es: control numérico; cnc
it: controllo numerico; cnc
nl: cnc; cnc gestuurd
pl: cnc; sterowany numerycznie
pt: comando numérico; controlo numérico; controle numérico; cnc
value kind=self-propelled
en: self propelled; crawler mounted; truck mounted; ride on; tracked
es: autopropulsado; autopropulsada
it: semovente; cingolato
pt: autopropulsado; autopropulsor; autopropelido

@ ac-part part of ac-split
en: air conditioner part; ac condenser + car|auto; ac evaporator; air conditioner filter drier; air conditioner louver; air conditioner pcb; indoor unit fan wheel; ac cross flow fan blade; ac condenser; car ac condenser; receiver drier; air conditioner indoor unit; air conditioner outdoor unit
de: Klimakondensator; Klimatrockner; Verdampfer + Klimaanlage
fr: condenseur de climatisation; condenseur clim; bouteille déshydratante
es: condensador de aire acondicionado; filtro deshidratador + aire
it: condensatore clima; filtro disidratatore + clima
nl: airco condensor; aircocondensor
pl: skraplacz klimatyzacji; osuszacz klimatyzacji; chłodnica klimatyzacji
pt: condensador de ar condicionado
  "indoor unit" !"fan" -> 841590
  * -> 841590
t: car ac condenser => 841590
t: air conditioner split 9000 btu => !841590

@ ac-split
en: central air conditioner; vrf system; rooftop unit; air handling unit; fan coil unit; car air conditioner; portable air conditioner unit; cassette air conditioner; precision air conditioner; ducted air conditioner; inverter split ac; truck air conditioner; rv air conditioner
de: Klimagerät + Split|Fenster; Lüftungsgerät + Klima; Gebläsekonvektor; Standklimaanlage
fr: climatiseur split; climatiseur réversible; centrale de traitement d'air; ventilo-convecteur; climatisation + split
es: aire acondicionado split; climatizador + split; unidad manejadora de aire; fancoil; aire acondicionado de ventana
it: climatizzatore split; unità trattamento aria; ventilconvettore; condizionatore split
nl: split airco; luchtbehandelingskast; airco split
pl: klimatyzator split; centrala wentylacyjna; klimakonwektor
pt: ar condicionado split; unidade de tratamento de ar; ar condicionado de janela
not: air conditioner bracket; air conditioner cover; air conditioner remote; air conditioner capacitor; split air conditioner bracket
  "parts of|partes de|parti di" -> 841590
  "parts for|partes para|piezas para|parti per|peças para" -> 841590
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841590
  for=car -> 841520 ~.03
  "car" -> 841520
  "truck|camión|camião|caminhão" -> 841520
  "standklimaanlage" -> 841520
  "air handling" -> 841583
  "fan coil" -> 841583
  "ventilo" -> 841583
  "fancoil" -> 841583
  "geblasekonvektor" -> 841583
  "ventilconvettore" -> 841583
  "klimakonwektor" -> 841583
  "traitement" -> 841583
  "trattamento" -> 841583
  "rooftop" -> 841582
  "portable|portátil|portatile" -> 841582
  "central" -> 841582
  "precision|precisione|precisão" -> 841582
  "ducted" -> 841582
  * -> 841510
t: inverter split air conditioner 12000 btu => 841510
t: fan coil unit => 841583
t: air conditioner bracket => !841510

@ air-compressor
en: air compressor; screw compressor; piston compressor; oil free compressor; rotary screw air compressor; compressor + 50l|100l|bar|air|silent|workshop; gas compressor; turbo compressor; diving compressor; portable air compressor; towable compressor; scroll air compressor; nitrogen compressor
de: Luftkompressor = air compressor; Druckluftkompressor = air compressor; Schraubenkompressor = screw compressor; Kolbenkompressor = piston compressor; Werkstattkompressor = workshop compressor
fr: compresseur d'air = air compressor; compresseur à vis = screw compressor; compresseur à piston = piston compressor
es: compresor de aire = air compressor; compresor de tornillo = screw compressor; compresor de pistón = piston compressor
it: compressore d'aria = air compressor; compressore a vite = screw compressor
nl: luchtcompressor = air compressor; schroefcompressor = screw compressor
pl: sprężarka powietrza = air compressor; kompresor powietrza = air compressor; sprężarka śrubowa = screw compressor
pt: compressor de ar = air compressor; compressor de parafuso = screw compressor
not: air compressor hose; air compressor oil; air compressor filter; compressor nebulizer; air compressor fitting; compressor sock; valve spring compressor; air compressor pressure switch
  "parts of|partes de|parti di" -> 841490
  "parts for|partes para|piezas para|parti per|peças para" -> 841490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841490
  "towable" -> 841440
  "trailer" -> 841440
  "wheeled chassis" -> 841440
  "towed" -> 841440
  * -> 841480
t: 50 l oil free workshop air compressor => 841480
t: towable diesel air compressor => 841440
t: compressor nebulizer => !841480

@ air-motor
en: air motor; pneumatic motor; vane air motor; rotary pneumatic actuator; pneumatic rotary actuator; pneumatic vane actuator
de: Druckluftmotor
fr: moteur pneumatique
es: motor neumático
it: motore pneumatico
pl: silnik pneumatyczny
pt: motor pneumático
  * -> 841239
t: pneumatic vane air motor => 841239
t: air pump motor for bike => !841239

@ autoclave
en: autoclave; sterilizer + medical|dental|laboratory|steam|surgical; steam sterilizer; steriliser + medical|dental|laboratory|steam; dental autoclave; hot air sterilizer; eto sterilizer; pressure steam sterilizer; dry heat sterilizer; laboratory sterilizer
de: Autoklav = autoclave; Sterilisator = steriliser + medizinisch|Dental|Labor|Dampf; Dampfsterilisator = steam sterilizer; Heißluftsterilisator = hot air sterilizer
fr: autoclave = autoclave; stérilisateur = sterilizer + médical|dentaire|vapeur
es: autoclave = autoclave; esterilizador = steriliser + médico|dental|vapor
it: autoclave = autoclave; sterilizzatrice = sterilizer
nl: autoclaaf = autoclave
pl: autoklaw = autoclave; sterylizator = sterilizer + medyczny|parowy
pt: autoclave = autoclave; esterilizador = sterilizer + médico|dentário
not: autoclave tape; autoclave bag; baby bottle sterilizer; sterilizer pouch; sterilizer bag; autoclave pouch; autoclave cassette; esterilizada
  "uv" -> 854370 ~.5
  * -> 841920
t: dental autoclave 18 l class B => 841920
t: baby bottle sterilizer => !841920

@ ball-roller-bearing
en: bearing + wheel|6203|608|skate|deep groove|2rs|zz|hub|mm|thrust|steel; spherical roller bearing; needle roller bearing; cylindrical roller bearing; angular contact bearing; wheel hub bearing; bearing kit + wheel; clutch release bearing; steel balls + bearing; self aligning bearing
de: Rollenlager = roller bearing; Pendelrollenlager = spherical roller bearing; Zylinderrollenlager = cylindrical roller bearing
es: rodamiento de rodillos = roller bearing; cojinete de bolas = ball bearing
it: cuscinetto a rullini = needle roller bearing
nl: rollager = roller bearing; lager = bearing + wiel|kogel
pl: łożysko wałeczkowe = roller bearing; łożysko stożkowe = tapered roller bearing
pt: rolamento de rolos = roller bearing; rolamento de agulhas = needle roller bearing
not: bearing puller; bearing grease; bearing housing; pillow block bearing; bearing separator; connecting rod bearing; main bearing; bearing press; plain bearing; bearing bracelet; sleeve bearing; bearing installation; bearing ring toy; load bearing; bearing heater; fidget spinner bearing toy; bearing tool; bearing removal; bearing pillow block; bearing spacer; engine bearing; fruit bearing
  "parts of|partes de|parti di" -> 848299
  "parts for|partes para|piezas para|parti per|peças para" -> 848299
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 848299
  "tapered|cónico" -> 848220
  "kegelrollenlager" -> 848220
  "conique" -> 848220
  "stozkowe" -> 848220
  "spherical|esférico|orientable" -> 848230
  "pendelrollenlager" -> 848230
  "needle|aguja|ago|agulha" -> 848240
  "nadellager" -> 848240
  "aiguilles" -> 848240
  "agujas" -> 848240
  "rullini" -> 848240
  "naaldlager" -> 848240
  "igielkowe" -> 848240
  "agulhas" -> 848240
  "cylindrical|cilíndrico" -> 848250
  "zylinderrollenlager" -> 848250
  "bearing balls" -> 848291
  "steel balls" -> 848291
  "loose" -> 848291
  "roller|rodillo|rullo|rolo" -> 848250
  "rollenlager" -> 848250
  "wheel hub" -> 870899 ~.3
  * -> 848210
t: deep groove ball bearing 6204 2rs => 848210
t: tapered roller bearing 30205 => 848220
t: needle roller bearing hk1612 => 848240
t: bearing puller => !848210

@ bearing-part part of ball-roller-bearing
en: bearing cage; bearing ring + inner|outer; bearing race; bearing retainer; bearing inner race; bearing roller + loose; bearing seal ring; outer race bearing
de: Lagerkäfig; Lagerring
fr: cage de roulement; bague de roulement
es: jaula de rodamiento; pista de rodamiento
  * -> 848299
t: bearing inner race => 848299
t: ball bearing => !848299

@ beverage-filter
en: wine filter; beer filter; juice filter press; plate filter + wine|beverage; wine filtration machine; milk filter machine; beverage filter machine
de: Weinfilter; Bierfilter; Schichtenfilter
fr: filtre à vin; filtre à bière
es: filtro de vino; filtro de cerveza
it: filtro per vino
  * -> 842122
t: plate filter for wine => 842122
t: water filter => !842122

@ biosafety-cabinet
en: biosafety cabinet; biological safety cabinet; microbiological safety cabinet; laminar flow cabinet; laminar flow hood; clean bench
de: Sicherheitswerkbank; Laminar Flow Werkbank
fr: poste de sécurité microbiologique; hotte à flux laminaire
es: cabina de bioseguridad; cabina de flujo laminar
it: cappa biologica; cappa a flusso laminare
  "laminar" -> 842139
  "clean bench" -> 842139
  * -> 841470
t: class II biological safety cabinet => 841470
t: kitchen cabinet wood => !8414

@ blasting-machine
en: sand blasting machine; steam cleaning machine; shot blasting machine; dry ice blaster; sandblasting cabinet; industrial pressure washer; hot water pressure washer; dry ice cleaning machine; steam jet cleaner
de: Sandstrahler; Strahlanlage
fr: grenailleuse
es: chorreadora de arena; granalladora
it: granigliatrice
pl: parownica + czyszczenie; śrutownica
not: granalla; graniglia
  "parts of|partes de|parti di" -> 842490
  "parts for|partes para|piezas para|parti per|peças para" -> 842490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842490
  * -> 842430
t: sandblasting cabinet 90 l => 842430
t: garment steamer => !842430

@ boiler-auxiliary
en: economizer; economiser; superheater; soot blower; air preheater; steam condenser; surface condenser; soot remover + boiler; boiler feed water heater
de: Economiser; Überhitzer; Rußbläser
fr: économiseur + chaudière; surchauffeur
es: economizador; recalentador + caldera
  "steam condenser" -> 840420
  "surface condenser" -> 840420
  * -> 840410
t: economiser for boiler => 840410
t: steam surface condenser for power plant => 840420
t: condenser microphone => !8404

@ boiler-part part of steam-boiler, heating-boiler
en: boiler part; boiler tube panel; boiler drum; boiler spare part; boiler heat exchanger + heating|gas; boiler door; steam boiler part; membrane wall panel
de: Kesselteil; Heizkesselteil
fr: pièce de chaudière
es: pieza de caldera
  "central heating" -> 840390
  "gas" -> 840390
  "heating" -> 840390
  * -> 840290
t: membrane wall panel for steam boiler => 840290
t: heating boiler part, cast section => 840390
t: steam boiler => !840290

@ bookbinding-machine
en: bookbinding machine; perfect binding machine; book sewing machine; glue binding machine; spiral binding machine; book stitching machine; saddle stitcher; wire binding machine
de: Buchbindemaschine = bookbinding machine; Bindemaschine = binding machine; Klebebinder = perfect binding machine; Spiralbindegerät = spiral binding device
fr: machine à relier = bookbinding machine; encolleuse = gluing machine
es: máquina encuadernadora = bookbinding machine
  "parts of|partes de|parti di" -> 844090
  "parts for|partes para|piezas para|parti per|peças para" -> 844090
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 844090
  * -> 844010
t: perfect binding machine a4 => 844010
t: binding combs plastic => !844010

@ bottle-washing-machine
en: bottle washing machine; bottle washer; crate washer; bottle rinsing machine; bottle drying machine; container washing machine
de: Flaschenwaschmaschine; Flaschenspülmaschine
fr: laveuse de bouteilles
es: lavadora de botellas
  * -> 842220
t: glass bottle washing machine for brewery => 842220
t: washing machine 8 kg => !842220

@ calender
en: calender machine; calendering machine; laminating machine + industrial|roll|film; rolling machine + rubber|dough|fabric; laminator + roll|industrial|hot cold; roll laminator; dough sheeter roller; embossing calender; calender roll
de: Kalander; Kaschiermaschine; Laminiermaschine + Rolle|industriell
fr: calandre + machine|caoutchouc; lamineuse; machine à laminer
es: calandria; máquina laminadora + rollo
it: calandra + macchina|gomma; plastificatrice a rulli
nl: kalander
pl: kalander; laminarka + przemysłowa
pt: calandra + máquina; laminadora + industrial
not: lamina; laminas; laminado; laminados; laminada; laminer
  "calender roll" -> 842091
  "cylinder" -> 842091
  part=part -> 842099
  * -> 842010
t: three roll rubber calender machine => 842010
t: desk calendar => !8420

@ cash-register
en: cash register; pos terminal; point of sale terminal; electronic cash register; franking machine; postage meter; ticket machine; ticket vending machine; ticket dispenser + machine|queue; pos system; pos machine; payment terminal; card payment terminal; parking ticket machine
de: Registrierkasse = cash register; Kassensystem = pos system; Frankiermaschine = franking machine; Fahrkartenautomat = ticket vending machine; Kassenterminal = pos terminal; EC Terminal = card payment terminal
fr: caisse enregistreuse = cash register; terminal de point de vente = point of sale terminal; machine à affranchir = franking machine; distributeur de billets de transport = transport ticket machine; terminal de paiement = payment terminal
es: caja registradora = cash register; terminal punto de venta = point of sale terminal; máquina franqueadora = franking machine; máquina expendedora de billetes = ticket vending machine; terminal de pago = payment terminal; tpv = pos terminal
it: registratore di cassa = cash register; terminale pos = pos terminal; affrancatrice = franking machine; biglietteria automatica = ticket vending machine
nl: kassa = cash register + elektronisch|systeem; kassasysteem = pos system; frankeermachine = franking machine
pl: kasa fiskalna = cash register; terminal płatniczy = payment terminal; frankownica = franking machine; biletomat = ticket machine
pt: caixa registadora = cash register; caixa registradora = cash register; terminal de pagamento = payment terminal; máquina de franquear = franking machine
not: toy cash register; cash register paper; cash register roll; pos printer; pos paper
  "parts of|partes de|parti di" -> 847329
  "parts for|partes para|piezas para|parti per|peças para" -> 847329
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847329
  "franking" -> 847090
  "postage" -> 847090
  "ticket" -> 847090
  "frankiermaschine" -> 847090
  "affranchir" -> 847090
  "franqueadora" -> 847090
  "billets" -> 847090
  "billetes" -> 847090
  "fahrkartenautomat" -> 847090
  "affrancatrice" -> 847090
  "biglietteria" -> 847090
  "frankeermachine" -> 847090
  "frankownica" -> 847090
  "biletomat" -> 847090
  "franquear" -> 847090
  * -> 847050
t: electronic cash register with drawer => 847050
t: franking machine => 847090
t: toy cash register => !847050

@ catalytic-converter
en: catalytic converter; catalyst converter; diesel particulate filter; dpf; dpf filter; catalytic exhaust; scr catalyst + exhaust; exhaust catalyst
de: Katalysator = catalytic converter + Auto|Abgas|Auspuff; Dieselpartikelfilter = diesel particulate filter; Rußpartikelfilter = diesel particulate filter
fr: catalyseur = catalytic converter + voiture|échappement; filtre à particules = diesel particulate filter; pot catalytique = catalytic converter
es: catalizador = catalytic converter + coche|escape; filtro de partículas = particulate filter
it: catalizzatore = catalytic converter + auto|scarico; filtro antiparticolato = particulate filter
nl: katalysator = catalytic converter + auto|uitlaat; roetfilter = diesel particulate filter
pl: katalizator = catalytic converter + samochodowy|wydech; filtr cząstek stałych = diesel particulate filter
pt: catalisador = catalytic converter + carro|escape; filtro de partículas = particulate filter
not: catalytic converter shield; dpf cleaner; dpf additive; catalytic converter cleaner
  * -> 842132
t: diesel particulate filter DPF => 842132
t: dpf cleaner additive => !842132

@ catering-cooking
en: commercial coffee machine; espresso machine commercial; hot drink dispenser; commercial fryer gas; tea urn + catering; bain marie; commercial steamer; popcorn machine commercial; steam cooker + industrial; hot food display; gas griddle + commercial; cooking kettle + industrial|tilting; tilting braising pan; cotton candy machine gas; rice steamer + commercial; retort machine; cooking mixer; commercial gas range; commercial griddle; shawarma machine; doner kebab grill + gas
de: Gastronomie Kaffeemaschine; Bain Marie; Kippbratpfanne; Gastro Friteuse
fr: bain-marie + professionnel; machine à café professionnelle; friteuse professionnelle
es: baño maría; cafetera industrial; freidora industrial
it: bagnomaria professionale; macchina da caffè professionale
  * -> 841981
t: commercial coffee machine two groups => 841981
t: electric kettle 1.7 l => !841981

@ centrifugal-pump
en: centrifugal pump; submersible pump; water pump; borehole pump; sewage pump; well pump; pond pump; aquarium pump; fountain pump; sump pump; circulation pump; jet pump + water|garden|well; garden pump; pool pump; booster pump + water|pressure; irrigation pump; circulator pump; slurry pump; bilge pump; water transfer pump; deep well pump; solar water pump; multistage pump; trash pump; utility pump; drain pump; fire pump; condensate pump; wave maker + aquarium
de: Kreiselpumpe = centrifugal pump; Tauchpumpe = submersible pump; Wasserpumpe = water pump; Gartenpumpe = garden pump; Teichpumpe = pond pump; Umwälzpumpe = circulation pump; Schmutzwasserpumpe = dirty water pump; Brunnenpumpe = well pump; Hauswasserwerk = domestic waterworks pump; Poolpumpe = pool pump; Aquariumpumpe = aquarium pump; Tiefbrunnenpumpe = deep well pump; Bilgepumpe = bilge pump
fr: pompe centrifuge = centrifugal pump; pompe submersible = submersible pump; pompe à eau = water pump; pompe immergée = submersible pump; pompe de relevage = sewage lifting pump; circulateur = circulator pump + chauffage; pompe de piscine = pool pump; pompe de bassin = pond pump; pompe vide-cave = sump pump
es: bomba centrífuga = centrifugal pump; bomba sumergible = submersible pump; bomba de agua = water pump; bomba de piscina = pool pump; bomba de achique = bilge pump; bomba de circulación = circulation pump; bomba de pozo = well pump
it: pompa centrifuga = centrifugal pump; pompa sommersa = submersible pump; pompa dell'acqua = water pump; pompa sommergibile = submersible pump; circolatore = circulator pump; pompa per piscina = pool pump; elettropompa = electric pump
nl: centrifugaalpomp = centrifugal pump; dompelpomp = submersible pump; waterpomp = water pump; vijverpomp = pond pump; circulatiepomp = circulation pump; zwembadpomp = pool pump
pl: pompa odśrodkowa = centrifugal pump; pompa zanurzeniowa = submersible pump; pompa wody = water pump; pompa głębinowa = borehole pump; pompa cyrkulacyjna = circulation pump; pompa do wody = water pump; pompa obiegowa = circulation pump
pt: bomba centrífuga = centrifugal pump; bomba submersível = submersible pump; bomba de água = water pump; bomba de piscina = pool pump; bomba de poço = well pump
not: water pump pliers; air pump; water pump dispenser; water pump toy; bottle water pump; water pump float switch; water pump controller; circolare; circolazione; circulation
  "parts of|partes de|parti di" -> 841391
  "parts for|partes para|piezas para|parti per|peças para" -> 841391
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841391
  "peristaltic" -> 841381
  "car" -> 841330
  "engine" -> 841330
  "coolant" -> 841330
  "hand" -> 841320
  "manual|manuale" -> 841320
  "diaphragm" -> 841350
  * -> 841370
t: submersible sewage pump 750W => 841370
t: stainless steel multistage centrifugal pump => 841370
t: water pump pliers 250 mm => !8413

@ centrifuge
en: centrifuge; laboratory centrifuge; cream separator; milk separator; decanter centrifuge; centrifugal separator; honey extractor centrifuge; basket centrifuge; oil separator centrifuge; disc separator; mini centrifuge; prp centrifuge
de: Zentrifuge = centrifuge; Laborzentrifuge = laboratory centrifuge; Milchzentrifuge = milk separator; Separator = separator + Milch|Öl
fr: centrifugeuse = centrifuge + laboratoire|décanteur; écrémeuse = cream separator
es: centrífuga = centrifuge; centrifugadora = centrifuge; desnatadora = cream separator
it: centrifuga = centrifuge; scrematrice = cream separator
nl: centrifuge = centrifuge; roomafscheider = cream separator
pl: wirówka laboratoryjna = laboratory centrifuge; wirówka = centrifuge + laboratoryjna|mleka
pt: centrífuga = centrifuge; desnatadeira = cream separator
not: centrifuge tube; centrifuge rotor; salad spinner; centrifugo; desnatada; desnatado; centrifuger
  "parts of|partes de|parti di" -> 842191
  "parts for|partes para|piezas para|parti per|peças para" -> 842191
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842191
  "cream" -> 842111
  "milk|leche|latte|leite" -> 842111
  "desnatadora" -> 842111
  "ecremeuse" -> 842111
  "scrematrice" -> 842111
  "milchzentrifuge" -> 842111
  "desnatadeira" -> 842111
  "honey" -> 843680
  * -> 842119
t: laboratory centrifuge 4000 rpm => 842119
t: electric cream separator => 842111
t: centrifuge tubes 15 ml => !8421

@ clutch-coupling
en: shaft coupling; flexible coupling; universal joint; jaw coupling; rigid coupling; motor coupling; clutch + industrial|centrifugal|one way|friction|go kart; centrifugal clutch; u-joint; shaft coupler; spider coupling; one way clutch bearing; torque limiter; overrunning clutch; fluid coupling; chain coupling; grid coupling
de: Wellenkupplung = shaft coupling; Kreuzgelenk = universal joint; Klauenkupplung = jaw coupling; Fliehkraftkupplung = centrifugal clutch; Drehmomentbegrenzer = torque limiter; Elastische Kupplung = flexible coupling
fr: accouplement d'arbre = shaft coupling; joint de cardan = universal joint; accouplement élastique = flexible coupling; embrayage centrifuge = centrifugal clutch; coupleur d'arbre = shaft coupler; croisillon de cardan = universal joint cross
es: acoplamiento de eje = shaft coupling; acoplamiento flexible = flexible coupling; junta cardán = universal joint; embrague centrífugo = centrifugal clutch; cruceta = universal joint
it: giunto elastico = flexible coupling; giunto cardanico = universal joint; frizione centrifuga = centrifugal clutch; giunto albero = shaft coupling; crociera cardano = universal joint cross
nl: askoppeling = shaft coupling; kruiskoppeling = universal joint; centrifugaalkoppeling = centrifugal clutch
pl: sprzęgło elastyczne = flexible coupling; sprzęgło kłowe = jaw coupling; przegub krzyżakowy = universal joint; krzyżak wału = u-joint; sprzęgło odśrodkowe = centrifugal clutch
pt: acoplamento flexível = flexible coupling; junta universal = universal joint; embreagem centrífuga = centrifugal clutch
not: clutch bag; clutch kit; clutch cable; hose coupling; clutch lever; universal joint socket; evening clutch
  "parts of|partes de|parti di" -> 848390
  "parts for|partes para|piezas para|parti per|peças para" -> 848390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 848390
  "chainsaw" -> 846791
  "brush cutter" -> 846791
  * -> 848360
t: flexible shaft coupling 5x8 mm => 848360
t: clutch bag evening => !848360

@ commercial-dishwasher
en: commercial dishwasher; industrial dishwasher; hood type dishwasher; undercounter dishwasher commercial; conveyor dishwasher; glasswasher
de: Gewerbegeschirrspüler; Haubenspülmaschine; Gläserspülmaschine
fr: lave-vaisselle professionnel; lave-verres
es: lavavajillas industrial; lavavasos
it: lavastoviglie industriale; lavabicchieri
  "parts of|partes de|parti di" -> 842290
  "parts for|partes para|piezas para|parti per|peças para" -> 842290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842290
  * -> 842219
t: hood type commercial dishwasher => 842219
t: dishwasher 60 cm built in => !842219

@ compressor-part part of air-compressor, refrigeration-compressor, vacuum-pump, turbocharger
en: compressor part; turbo cartridge; turbocharger cartridge; chra; compressor valve plate; compressor crankshaft; compressor cylinder head; compressor piston; turbo actuator; compressor impeller; fan blade + metal|industrial|axial|aluminium; ac compressor clutch; compressor pump head; compressor air end; fan impeller; fan guard grille
de: Turbo Rumpfgruppe; Rumpfgruppe; Kompressorteil; Ventilatorflügel
fr: chra; pièce de compresseur; pale de ventilateur
es: cartucho turbo; pieza de compresor; aspa de ventilador
it: coreassy; pala ventilatore
pl: rdzeń turbosprężarki; łopatka wentylatora
  "ac compressor clutch" -> 850520
  * -> 841490
t: turbocharger cartridge CHRA => 841490
t: compressor valve plate => 841490
t: turbocharger => !841490

@ computer-3d-metal-printer
en: metal 3d printer; concrete 3d printer; ceramic 3d printer; slm 3d printer; direct metal laser sintering machine; food 3d printer; additive manufacturing machine; sand 3d printer
de: Metall 3D-Drucker; Beton 3D-Drucker
fr: imprimante 3d métal
es: impresora 3d de metal
  "metal" -> 848510
  "slm" -> 848510
  "sintering" -> 848510
  "metall" -> 848510
  "concrete|hormigón|calcestruzzo|betão|concreto" -> 848530
  "ceramic|cerámica" -> 848530
  "beton" -> 848530
  "food" -> 848580
  "sand" -> 848580
  * -> 848510
t: additive manufacturing machine => 848510
t: fdm printer plastic => !848510

@ concrete-pump
en: concrete pump; concrete pumping machine; mortar pump; shotcrete pump; trailer concrete pump; stationary concrete pump
de: Betonpumpe = concrete pump
fr: pompe à béton = concrete pump
es: bomba de hormigón = concrete pump; bomba de concreto = concrete pump
it: pompa per calcestruzzo = concrete pump
nl: betonpomp = concrete pump
pl: pompa do betonu = concrete pump
pt: bomba de concreto = concrete pump; bomba de betão = concrete pump
  "truck|camión|camião|caminhão" -> 870590
  * -> 841340
t: trailer concrete pump diesel => 841340
t: concrete mixer 140 l => !841340

@ conveyor
en: conveyor; belt conveyor; roller conveyor; bucket elevator; screw conveyor; chain conveyor; pneumatic conveyor; conveyor system; grain elevator; gravity roller conveyor; auger conveyor; conveyor line; vacuum conveyor
de: Rollenbahn = roller conveyor; Becherwerk = bucket elevator; Fördersystem = conveyor system; Bandförderer = belt conveyor
fr: convoyeur = conveyor; transporteur à bande = belt conveyor; convoyeur à rouleaux = roller conveyor; élévateur à godets = bucket elevator
es: elevador de cangilones = bucket elevator; transportador de rodillos = roller conveyor; cinta transportadora de banda = belt conveyor; transportador de banda = belt conveyor; transportador de cinta = belt conveyor; transportador de tornillo sinfín = screw conveyor; transportador aéreo = overhead conveyor
it: trasportatore a rulli = roller conveyor; elevatore a tazze = bucket elevator; trasportatore a nastro = belt conveyor; trasportatore a catena = chain conveyor; nastro trasportatore = belt conveyor + minerali|motorizzato|macchina|impianto|m/min; nastro trasportatore a nastro = belt conveyor
nl: transporteur = conveyor + band|schroef
pl: przenośnik taśmowy = belt conveyor; przenośnik = conveyor; podajnik ślimakowy = screw conveyor
pt: transportador = conveyor; transportador de correia = belt conveyor; transportador de rolos = roller conveyor; elevador de alcatruzes = bucket elevator; esteira transportadora industrial = industrial conveyor; tapete transportador = belt conveyor
not: conveyor belt rubber; rubber conveyor belt; conveyor oven; conveyor roller; conveyor dishwasher; conveyor scale; transporte
  "parts of|partes de|parti di" -> 843139
  "parts for|partes para|piezas para|parti per|peças para" -> 843139
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843139
  "underground|subterráneo|subterránea|sotterraneo" -> 842831
  "pneumatic|neumático|pneumatico" -> 842820
  "vacuum|vacío|vuoto|vácuo" -> 842820
  "bucket|alcatruzes" -> 842832
  "elevator" -> 842832
  "becherwerk" -> 842832
  "godets" -> 842832
  "cangilones" -> 842832
  "tazze" -> 842832
  "roller|rodillo|rullo|rolo" -> 842839
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 842839
  "chain|cadena|catena|corrente" -> 842839
  "auger" -> 842839
  "rouleaux" -> 842839
  "rulli" -> 842839
  "rollenbahn" -> 842839
  "rodillos" -> 842839
  "slimakowy" -> 842839
  * -> 842833
t: belt conveyor for bags 5 m => 842833
t: gravity roller conveyor => 842839
t: rubber conveyor belt 500 mm => !842833

@ cooker-hood
en: cooker hood; range hood; extractor hood; kitchen hood; kitchen extractor; chimney hood; vent hood; island hood; downdraft extractor; fume hood; laboratory fume cupboard; canopy hood
de: Dunstabzugshaube = cooker hood; Abzugshaube = extractor hood
fr: hotte aspirante = extractor hood; hotte de cuisine = kitchen hood
es: campana extractora = extractor hood
it: cappa aspirante = extractor hood; cappa da cucina = kitchen hood
nl: afzuigkap = cooker hood; dampkap = cooker hood
pl: okap kuchenny = cooker hood
pt: exaustor de cozinha = kitchen extractor; coifa = range hood
not: range hood filter; cooker hood filter; range hood light
  width>120cm -> 841480 ~.03
  "fume" -> 841480        # side over 120 cm
  * -> 841460
t: stainless steel range hood 60 cm => 841460
t: range hood filter aluminium => !841460

@ crane
en: crane; overhead crane; bridge crane; gantry crane; tower crane; jib crane; truck crane; mobile crane; crawler crane; loader crane; derrick crane; straddle carrier; portal crane; floating crane jib; travelling crane; rough terrain crane; davit; ship crane; rtg crane
de: Kran = crane; Brückenkran = bridge crane; Turmdrehkran = tower crane; Portalkran = gantry crane; Mobilkran = mobile crane; Ladekran = loader crane; Raupenkran = crawler crane; Schwenkkran = jib crane
fr: grue = crane; pont roulant = overhead crane; grue à tour = tower crane; portique de levage = gantry crane; grue mobile = mobile crane
es: grúa = crane; grúa puente = bridge crane; grúa torre = tower crane; grúa móvil = mobile crane
it: gru = crane; carroponte = overhead crane; gru a torre = tower crane; autogru = mobile crane
nl: hijskraan = crane; torenkraan = tower crane; bovenloopkraan = overhead crane
pl: dźwig = crane + budowlany|wieżowy|samojezdny; żuraw wieżowy = tower crane; suwnica = bridge crane
pt: guindaste = crane; ponte rolante = overhead crane; grua torre = tower crane
not: crane operator; toy crane; crane toy; paper crane; crane scale; crane game; crane bird; crane remote control; crane claw machine; claw crane
  "parts of|partes de|parti di" -> 843149
  "parts for|partes para|piezas para|parti per|peças para" -> 843149
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843149
  "straddle" -> 842612
  "rtg" -> 842612
  "overhead" -> 842611
  "bridge crane" -> 842611
  "pont roulant" -> 842611
  "carroponte" -> 842611
  "ponte rolante" -> 842611
  "brueckenkran" -> 842611
  "bruckenkran" -> 842611
  "suwnica" -> 842611
  "bovenloopkraan" -> 842611
  "tower" -> 842620
  "turmdrehkran" -> 842620
  "torre" -> 842620
  "a tour" -> 842620
  "torenkraan" -> 842620
  "wiezowy" -> 842620
  "gantry" -> 842619
  "portique" -> 842619
  "portalkran" -> 842619
  "jib" -> 842630
  "portal" -> 842630
  "truck crane" -> 870510
  "crawler" -> 842649
  "raupenkran" -> 842649
  "loader crane" -> 842691
  "knuckle" -> 842691
  "ladekran" -> 842691
  "truck mounted" -> 842691
  "mobile" -> 842641
  "rough terrain" -> 842641
  "mobilkran" -> 842641
  "autogru" -> 842641
  "movil" -> 842641
  * -> 842699
t: overhead travelling crane 10 t => 842611
t: tower crane for construction => 842620
t: davit crane for ship => 842699
t: toy crane => !842699

@ dairy-machine
en: milking machine; cow milking machine; goat milking machine; milker machine; butter churn machine; butter churn; cheese press; cheese making machine; milk homogenizer; homogeniser + milk|dairy; portable milking machine; milking cluster
de: Melkmaschine = milking machine; Butterfass = butter churn; Butterkneter = butter kneader; Käsepresse = cheese press
fr: trayeuse = milker machine; machine à traire = milking machine; baratte = butter churn; presse à fromage = cheese press
es: ordeñadora = milking machine; máquina de ordeño = milking machine; mantequera = butter churn; prensa de queso = cheese press
it: mungitrice = milking machine; zangola = butter churn; pressa per formaggio = cheese press
nl: melkmachine = milking machine; karnton = butter churn; kaaspers = cheese press; kaaspersen = cheese press
pl: dojarka = milking machine; masielnica = butter churn; prasa do sera = cheese press
pt: ordenhadeira = milking machine; máquina de ordenha = milking machine
not: ordeno
  "parts of|partes de|parti di" -> 843490
  "parts for|partes para|piezas para|parti per|peças para" -> 843490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843490
  "butter" -> 843420
  "cheese" -> 843420
  "homogenizer" -> 843420
  "homogeniser" -> 843420
  "butterfass" -> 843420
  "butterkneter" -> 843420
  "kasepresse" -> 843420
  "fromage" -> 843420
  "baratte" -> 843420
  "mantequera" -> 843420
  "queso" -> 843420
  "zangola" -> 843420
  "formaggio" -> 843420
  "sera" -> 843420
  "masielnica" -> 843420
  "cluster" -> 843490
  part=part -> 843490
  * -> 843410
t: electric cow milking machine => 843410
t: cheese press stainless => 843420
t: breast pump => !843410

@ diesel-engine
en: diesel engine; marine diesel engine; compression ignition engine; diesel motor; truck diesel engine; industrial diesel engine; semi diesel engine; ship engine
de: Dieselmotor; Schiffsdiesel
fr: moteur diesel; moteur diesel marin
es: motor diésel; motor diésel marino
it: motore diesel
nl: dieselmotor
pl: silnik diesla; silnik wysokoprężny
pt: motor diesel
not: diesel engine oil; diesel engine part; diesel engine injector; diesel engine piston; diesel engine generator
  "parts of|partes de|parti di" -> 840999
  "parts for|partes para|piezas para|parti per|peças para" -> 840999
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 840999
  kind=marine -> 840810 ~.15
  "generator" -> 840890
  "industrial" -> 840890
  "pump" -> 840890
  "excavator" -> 840890
  "locomotive" -> 840890
  "genset" -> 840890
  "car" -> 840820
  "truck|camión|camião|caminhão" -> 840820
  "vehicle" -> 840820
  "tractor" -> 840820
  "bus" -> 840820
  * -> 840820
ask: kind
t: marine diesel engine 200 hp => 840810
t: diesel engine for truck => 840820
t: diesel engine for generator set => 840890
t: diesel engine oil => !8408

@ dishwasher-part part of commercial-dishwasher, packaging-machine, filling-machine, washing-machine
en: dishwasher rack; dishwasher basket; dishwasher spray arm; dishwasher part; packaging machine part; dishwasher wheel; dishwasher rack wheel; cutlery basket dishwasher
de: Geschirrspülerkorb; Spülmaschinenkorb; Besteckkorb Spülmaschine
fr: panier lave-vaisselle; pièce lave-vaisselle
es: cesta lavavajillas
  * -> 842290
t: dishwasher spray arm replacement => 842290
t: household dishwasher => !842290

@ display-refrigerator
en: display refrigerator; refrigerated display cabinet; refrigerated showcase; cake display fridge; refrigerated counter; bottle cooler + bar|commercial; supermarket refrigerator; glass door merchandiser; salad bar refrigerated; display freezer; beverage cooler + commercial|glass door; refrigerated cabinet
de: Kühltheke; Kühlvitrine; Kühlregal
fr: vitrine réfrigérée; meuble réfrigéré; comptoir réfrigéré
es: vitrina refrigerada; mostrador refrigerado; expositor refrigerado
it: vetrina refrigerata; banco frigo; espositore refrigerato
nl: koelvitrine; koeltoonbank
pl: witryna chłodnicza; lada chłodnicza
pt: vitrine refrigerada; expositor refrigerado; balcão refrigerado
  "parts of|partes de|parti di" -> 841899
  "parts for|partes para|piezas para|parti per|peças para" -> 841899
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841899
  * -> 841850
t: refrigerated display cabinet for cakes => 841850
t: glass display cabinet for collectibles => !841850

@ distillation-plant
en: distillation plant; distilling apparatus; distillation column; water distiller; alcohol still; moonshine still; copper still; distiller + alcohol|home|water|essential oil; essential oil distiller; rectifying column; pot still; solvent recovery machine; rotary evaporator; reflux still
de: Destilliergerät = distilling apparatus; Destillieranlage = distillation plant; Wasserdestillierer = water distiller; Destille = distiller; Rotationsverdampfer = rotary evaporator
fr: alambic = still; distillateur = distiller; colonne de distillation = distillation column; évaporateur rotatif = rotary evaporator
es: alambique = still; destilador = distiller; columna de destilación = distillation column; rotavapor = rotary evaporator
it: alambicco = still; evaporatore rotante = rotary evaporator
nl: distilleerapparaat = distilling apparatus; distilleerketel = still
pl: destylator = distiller; kolumna destylacyjna = distillation column; wyparka = evaporator
pt: alambique = still; destilador = distiller; coluna de destilação = distillation column
not: destilada; destilaria; distillation
  "parts of|partes de|parti di" -> 841990
  "parts for|partes para|piezas para|parti per|peças para" -> 841990
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841990
  * -> 841940
t: alcohol distiller 10 l => 841940
t: distilled water 5 l => !841940

@ drilling-rig
en: drilling rig; water well drilling rig; rotary drilling rig; tunnel boring machine; rock drill machine; pile driver; piling rig; coal cutter; horizontal directional drilling machine; core drilling rig; pile hammer; snow plough; snow plow; plate compactor; tamping rammer; vibratory rammer; vibrating plate; vibro hammer; earth rammer; oil drilling rig
de: Bohranlage = drilling rig; Bohrgerät = drilling device + Brunnen; Tunnelbohrmaschine = tunnel boring machine; Ramme = pile driver; Schneepflug = snow plough; Rüttelplatte = plate compactor; Stampfer = rammer + Vibration
fr: foreuse = drilling machine; appareil de forage = drilling rig; tunnelier = tunnel boring machine; souffleuse à neige = snow blower; chasse-neige = snow plough; plaque vibrante = plate compactor; pilonneuse = tamping rammer
es: equipo de perforación = drilling rig; tuneladora = tunnel boring machine; placa vibratoria = vibrating plate; apisonadora = tamping rammer + pisón
it: trivella = auger drill + pozzo|perforazione; piastra vibrante = plate compactor; spalaneve = snow plough
nl: boorinstallatie = drilling rig; sneeuwploeg = snow plough; trilplaat = plate compactor
pl: wiertnica = drilling rig; zagęszczarka = plate compactor; pług śnieżny = snow plough
pt: perfuratriz = drilling rig; sonda de perfuração = drilling rig; limpa-neves = snow plough; placa vibratória = vibrating plate
not: snow plow toy; lego snow plow; tunel
  "parts of|partes de|parti di" -> 843143
  "parts for|partes para|piezas para|parti per|peças para" -> 843143
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843143
  "snow" -> 843020
  "schneefrase" -> 843020
  "schneepflug" -> 843020
  "neige" -> 843020
  "quitanieves" -> 843020
  "spazzaneve" -> 843020
  "spalaneve" -> 843020
  "sneeuwfrees" -> 843020
  "sneeuwploeg" -> 843020
  "odsniezarka" -> 843020
  "sniezny" -> 843020
  "neves" -> 843020
  "pile" -> 843010
  "piling" -> 843010
  "vibro hammer" -> 843010
  "ramme" -> 843010
  "tunnel" -> 843031
  "coal" -> 843031
  "tunelier" -> 843031
  "tuneladora" -> 843031
  "tunnelbohrmaschine" -> 843031
  "tunnelier" -> 843031
  "plate compactor" -> 843061
  "rammer" -> 843061
  "vibrating plate" -> 843061
  "ruttelplatte" -> 843061
  "plaque vibrante" -> 843061
  "placa vibratoria" -> 843061
  "trilplaat" -> 843061
  "zageszczarka" -> 843061
  "piastra" -> 843061
  kind=self-propelled -> 843041 ~.5
  * -> 843049
t: crawler mounted water well drilling rig self propelled => 843041
t: petrol snow blower => 843020
t: vibrating plate compactor 90 kg => 843061
t: hand drill => !843049

@ dust-collector
en: dust collector; cyclone dust collector; industrial dust extractor; electrostatic precipitator; bag house filter; gas scrubber; fume extractor; welding fume extractor; solder fume extractor; smoke absorber; nail dust collector; wet scrubber; desiccant air dryer; adsorption dryer; air filter regulator; filter regulator lubricator; frl unit; biogas purifier; oil mist collector; dust separator; compressed air filter
de: Staubabscheider = dust separator; Entstaubungsanlage = dust extraction system; Elektrofilter = electrostatic precipitator; Gaswäscher = gas scrubber; Lötrauchabsaugung = solder fume extractor; Wartungseinheit = frl unit + Druckluft
fr: dépoussiéreur = dust collector; électrofiltre = electrostatic precipitator; épurateur de gaz = gas scrubber; extracteur de fumées = fume extractor
es: colector de polvo = dust collector; precipitador electrostático = electrostatic precipitator; lavador de gases = gas scrubber; extractor de humos = fume extractor + soldadura; filtro de mangas = bag house filter; filtro industrial de mangas = industrial bag filter; captador de polvo = dust collector
it: depolveratore = dust collector; filtro elettrostatico = electrostatic precipitator; abbattitore di polveri = dust extractor; filtro a maniche = bag house filter; filtro industriale a maniche = bag house filter
nl: stofafscheider = dust separator; gaswasser = gas scrubber
pl: odpylacz = dust collector; elektrofiltr = electrostatic precipitator; odciąg spalin = fume extractor
pt: coletor de pó = dust collector; precipitador eletrostático = electrostatic precipitator; lavador de gases = gas scrubber; filtro de mangas = bag filter; filtro de mangas industrial = industrial bag filter
not: dust collector bag
  "parts of|partes de|parti di" -> 842199
  "parts for|partes para|piezas para|parti per|peças para" -> 842199
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842199
  "regulator" -> 848110    # filter-regulator: the regulator gives the character
  "frl" -> 848110    # filter-regulator: the regulator gives the character
  "wartungseinheit" -> 848110    # filter-regulator: the regulator gives the character
  * -> 842139
t: cyclone dust collector for woodworking => 842139
t: FRL filter regulator lubricator => 848110
t: dust pan => !842139

@ earthmoving-machine
en: excavator; mini excavator; bulldozer; wheel loader; backhoe loader; road roller; motor grader; scraper + earthmoving|motor|tractor; crawler excavator; skid steer loader; front end loader; shovel loader; digger + mini|crawler|tracked|machine; vibratory roller; compactor roller; earth mover; hydraulic excavator; track loader; landfill compactor; tamping roller; crawler dozer
de: Bagger = excavator; Minibagger = mini excavator; Planierraupe = bulldozer; Radlader = wheel loader; Baggerlader = backhoe loader; Straßenwalze = road roller; Grader = motor grader; Kompaktlader = compact loader
fr: pelle mécanique = excavator; pelleteuse = excavator; mini-pelle = mini excavator; bouteur = bulldozer; chargeuse sur pneus = wheel loader; tractopelle = backhoe loader; rouleau compresseur = road roller; niveleuse = motor grader
es: excavadora = excavator; miniexcavadora = mini excavator; bulldozer = bulldozer; cargadora frontal = front end loader; retroexcavadora = backhoe loader; motoniveladora = motor grader; rodillo compactador = compactor roller; pala cargadora = shovel loader
it: escavatore = excavator; miniescavatore = mini excavator; ruspa = bulldozer; pala gommata = wheel loader; terna = backhoe loader; rullo compattatore = compactor roller
nl: graafmachine = excavator; minigraver = mini excavator; wiellader = wheel loader; wals = roller + weg|tril; graaflaadmachine = backhoe loader; graafmachines = excavator; rupsgraafmachine = crawler excavator; rupsgraafmachines = crawler excavator; mobiele graafmachine = wheeled excavator; wielladers = wheel loader; bulldozer = bulldozer
pl: koparka = excavator; minikoparka = mini excavator; spycharka = bulldozer; ładowarka kołowa = wheel loader; koparko-ładowarka = backhoe loader; walec drogowy = road roller; równiarka = motor grader
pt: escavadeira = excavator; escavadora = excavator; miniescavadora = mini excavator; carregadeira = loader; retroescavadeira = backhoe loader; motoniveladora = motor grader; rolo compactador = compaction roller
not: excavator toy; toy excavator; rc excavator; excavator bucket; bulldozer toy; excavator model; excavator teeth; excavator part; bulldozer blade; excavator tooth; excavator monitor; excavator filter; excavator pump; excavator attachment; remote control excavator; excavator costume; excavator glass; nivellement
  "parts of|onderdelen voor|ersatzteile für|pièces pour|części do" -> 843149
  "parts for" -> 843149
  "spare parts" -> 843149
  "backhoe" -> 842959
  "baggerlader" -> 842959
  "tractopelle" -> 842959
  "retroexcavadora" -> 842959
  "terna" -> 842959
  "retroescavadeira" -> 842959
  "bulldozer" -> 842911
  "dozer" -> 842911
  "planierraupe" -> 842911
  "bouteur" -> 842911
  "ruspa" -> 842911
  "spycharka" -> 842911
  "grader" -> 842920
  "niveleuse" -> 842920
  "motoniveladora" -> 842920
  "rowniarka" -> 842920
  "livellatrice" -> 842920
  "scraper" -> 842930
  "road roller|wals|wegwals|walce" -> 842940
  "roller" -> 842940
  "compactor" -> 842940
  "strassenwalze" -> 842940
  "rouleau" -> 842940
  "rodillo" -> 842940
  "rullo" -> 842940
  "walec" -> 842940
  "rolo" -> 842940
  "loader|wiellader|wielladers|radlader|chargeuse|ładowarka|ładowarki|radlader" -> 842951
  "radlader" -> 842951
  "kompaktlader" -> 842951
  "chargeuse" -> 842951
  "cargadora" -> 842951
  "wiellader" -> 842951
  "ladowarka" -> 842951
  "carregadeira" -> 842951
  "pala" -> 842951
  * -> 842952
t: mini excavator 1.8 t => 842952
t: wheel loader 3 t => 842951
t: backhoe loader 4x4 => 842959
t: vibratory road roller => 842940
t: rc excavator toy => !842952

@ elevator-lift
en: passenger elevator; goods lift; freight elevator; passenger lift; home elevator; escalator; moving walkway; travelator; skip hoist; dumbwaiter; service lift; construction hoist; residential lift; elevator + passenger|hospital|home|freight
de: Aufzug = elevator; Personenaufzug = passenger elevator; Lastenaufzug = goods lift; Rolltreppe = escalator; Fahrsteig = moving walkway
fr: ascenseur = elevator; monte-charge = goods lift; escalator = escalator; escalier mécanique = escalator
es: ascensor = elevator; montacargas de obra = construction hoist; escalera mecánica = escalator
it: ascensore = elevator; montacarichi = goods lift; scala mobile = escalator
nl: lift = elevator + personen|goederen; roltrap = escalator; personenlift = passenger lift
pl: winda osobowa = passenger elevator; dźwig osobowy = passenger elevator; schody ruchome = escalator
pt: elevador de passageiros = passenger elevator; escada rolante = escalator; monta-cargas = goods lift
not: elevator button; elevator part
  "parts of|partes de|parti di" -> 843131
  "parts for|partes para|piezas para|parti per|peças para" -> 843131
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843131
  "escalator" -> 842840
  "moving walkway" -> 842840
  "travelator" -> 842840
  "rolltreppe" -> 842840
  "fahrsteig" -> 842840
  "escalier" -> 842840
  "escalera" -> 842840
  "scala mobile" -> 842840
  "roltrap" -> 842840
  "schody" -> 842840
  "escada" -> 842840
  * -> 842810
t: passenger elevator 630 kg => 842810
t: escalator for shopping mall => 842840
t: elevator shoes => !842810

@ engine-air-filter part of petrol-engine, diesel-engine, car
en: engine air filter; air filter; intake air filter; air filter element; air cleaner filter; cabin filter; pollen filter; cabin air filter; cone air filter; motorcycle air filter; air intake filter; chainsaw air filter
de: Luftfilter = air filter; Innenraumfilter = cabin filter; Pollenfilter = pollen filter; Motorluftfilter = engine air filter
fr: filtre à air = air filter; filtre habitacle = cabin filter; filtre à pollen = pollen filter
es: filtro de aire = air filter; filtro de habitáculo = cabin filter; filtro de polen = pollen filter; filtro de cabina = cabin filter
it: filtro aria = air filter; filtro abitacolo = cabin filter; filtro antipolline = pollen filter
nl: luchtfilter = air filter; interieurfilter = cabin filter; pollenfilter = pollen filter
pl: filtr powietrza = air filter; filtr kabinowy = cabin filter
pt: filtro de ar = air filter; filtro de habitáculo = cabin filter; filtro de cabine = cabin filter
not: air filter oil; air filter cleaner; air filter regulator; hepa air filter; air purifier filter; air filter pressure regulator
  "cabin" -> 842139
  "pollen" -> 842139
  "innenraumfilter" -> 842139
  "pollenfilter" -> 842139
  "habitacle" -> 842139
  "habitaculo" -> 842139
  "abitacolo" -> 842139
  "kabinowy" -> 842139
  "cabine" -> 842139
  "interieurfilter" -> 842139
  "hvac" -> 842199
  "furnace" -> 842199
  "ventilation" -> 842199
  "air conditioner" -> 842199
  * -> 842131
t: engine air filter for car => 842131
t: air filter regulator lubricator => !842131

@ engine-oil-filter part of petrol-engine, diesel-engine, car
en: oil filter; fuel filter; diesel filter; petrol filter; spin on oil filter; fuel water separator; engine oil filter; transmission filter; oil filter + car|engine|motorcycle; fuel filter element
de: Ölfilter = oil filter; Kraftstofffilter = fuel filter; Dieselfilter = diesel filter; Benzinfilter = petrol filter
fr: filtre à huile = oil filter; filtre à carburant = fuel filter; filtre à gasoil = diesel filter; filtre à essence = petrol filter
es: filtro de aceite = oil filter; filtro de combustible = fuel filter; filtro de gasoil = diesel filter
it: filtro olio = oil filter; filtro carburante = fuel filter; filtro gasolio = diesel filter
nl: oliefilter = oil filter; brandstoffilter = fuel filter
pl: filtr oleju = oil filter; filtr paliwa = fuel filter
pt: filtro de óleo = oil filter; filtro de combustível = fuel filter
not: oil filter wrench; oil filter housing; oil filter cap; hydraulic oil filter; oil filter press; oil filter pliers; cooking oil filter; fryer oil filter; diesel particulate filter
  * -> 842123
t: spin on oil filter for car => 842123
t: oil filter wrench => !842123

@ engine-part part of petrol-engine, diesel-engine, outboard-motor
en: piston + engine|motorcycle|diesel|car|kit|ring|mm; piston ring; piston ring set; cylinder head + engine|motorcycle|car|diesel; cylinder liner; cylinder sleeve; connecting rod + engine|diesel|motorcycle|car; intake manifold; exhaust manifold; engine valve; intake valve + engine|car|motorcycle; exhaust valve; rocker arm; fuel injector; injection nozzle; common rail injector; carburetor; carburettor; cylinder block; engine block; valve guide; valve tappet; hydraulic lifter; oil pan; throttle body; diesel injector; crankcase; egr valve; engine part + diesel|petrol; cylinder kit + motorcycle|scooter|chainsaw; wrist pin + piston; carb kit; egr cooler
de: Kolben = piston + Motor|mm; Kolbenring = piston ring; Zylinderkopf = cylinder head; Zylinderlaufbuchse = cylinder liner; Pleuel = connecting rod; Pleuelstange = connecting rod; Einspritzdüse = injection nozzle; Vergaser = carburettor; Ansaugkrümmer = intake manifold; Drosselklappe = throttle valve; Motorblock = engine block; AGR Ventil = egr valve; Ölwanne = oil pan
fr: piston = piston + moteur; segment de piston = piston ring; culasse = cylinder head; bielle = connecting rod; injecteur = injector; carburateur = carburettor; collecteur d'admission = intake manifold; soupape moteur = engine valve; vanne egr = egr valve; bloc moteur = engine block
es: pistón = piston + motor; segmento de pistón = piston ring; culata = cylinder head; biela = connecting rod; inyector = fuel injector; carburador = carburetor; colector de admisión = intake manifold; válvula egr = egr valve; bloque motor = engine block
it: pistone = piston + motore; testata = cylinder head + motore; biella = connecting rod; iniettore = fuel injector; carburatore = carburettor; collettore di aspirazione = intake manifold; valvola egr = egr valve
nl: zuigerveer = piston ring; cilinderkop = cylinder head; drijfstang = connecting rod; verstuiver + diesel|motor; inlaatspruitstuk = intake manifold
pl: tłok = piston + silnik; pierścienie tłokowe = piston rings; głowica cylindrów = cylinder head; korbowód = connecting rod; wtryskiwacz = fuel injector; gaźnik = carburettor; kolektor ssący = intake manifold
pt: anel de pistão = piston ring; cabeçote = cylinder head + motor; biela = connecting rod + motor; injetor = fuel injector; carburador = carburetor; válvula egr = egr valve
not: pneumatic piston; piston pump; piston cup; carburetor cleaner; injector tester; carburetor tool; injector cleaner; piston ring compressor; cylinder head gasket; throttle body cleaner; injector puller; piston ring pliers; carburetor gasket; carburo; testa; test; teste; carburante; carburant; carbure
  "aircraft|aeronave|avión|aereo|aeronautico|avião" -> 840910
  "diesel" -> 840999 ~.3
  "common rail" -> 840999 ~.3
  "cummins" -> 840999 ~.3
  "caterpillar" -> 840999 ~.3
  "perkins" -> 840999 ~.3
  "marine engine" -> 840999 ~.3
  "tractor" -> 840999 ~.3
  "komatsu" -> 840999 ~.3
  * -> 840991
t: diesel common rail injector => 840999
t: motorcycle piston kit 54mm with rings => 840991
t: carburetor for honda gx160 => 840991
t: carburetor cleaner spray => !8409

@ engine-pump part of petrol-engine, diesel-engine, car
en: fuel pump; oil pump + engine|car|motorcycle|diesel|gear; water pump + engine|car|coolant|truck|cooling; fuel injection pump; coolant pump; high pressure fuel pump; fuel pump assembly; electric fuel pump; injection pump; fuel pump module; fuel feed pump; engine water pump
de: Kraftstoffpumpe = fuel pump; Benzinpumpe = petrol pump; Einspritzpumpe = injection pump; Ölpumpe = oil pump; Hochdruckpumpe = high pressure pump + Diesel|Kraftstoff; Kühlmittelpumpe = coolant pump
fr: pompe à carburant = fuel pump; pompe à essence = petrol pump; pompe à injection = injection pump; pompe à huile = oil pump + moteur
es: bomba de combustible = fuel pump; bomba de gasolina = petrol pump; bomba de inyección = injection pump; bomba de aceite = oil pump
it: pompa carburante = fuel pump; pompa benzina = petrol pump; pompa olio = oil pump + motore; pompa iniezione = injection pump
nl: brandstofpomp = fuel pump; oliepomp = oil pump; injectiepomp = injection pump
pl: pompa paliwa = fuel pump; pompa wtryskowa = injection pump; pompa oleju = oil pump
pt: bomba de combustível = fuel pump; bomba de óleo = oil pump; bomba injetora = injection pump
not: fuel pump wrench; fuel pump relay
  * -> 841330
t: electric fuel pump for car 12v => 841330
t: diesel injection pump => 841330
t: water pump for aquarium => !841330

@ farm-machine
en: poultry incubator; chicken brooder; incubator + egg|poultry|chicken|quail|hatching; feed mixer; feed pellet machine; pellet mill + feed; bee extractor; germination machine; milk feeder calf; automatic drinker + poultry|livestock; hay cutter machine; chaff cutter; forage chopper; wood shredder; tree harvester head; stump grinder; bee hive smoker; poultry cage automatic; feed mill
de: Brutmaschine = incubator; Inkubator = incubator + Eier|Hühner; Futtermischer = feed mixer
fr: couveuse = incubator + oeufs|automatique; incubateur = incubator + oeufs
es: incubadora = incubator + huevos|automática; trituradora de ramas = branch shredder
it: incubatrice = incubator + uova
pl: inkubator = incubator + jaja|jaj
pt: incubadora = incubator + ovos
not: baby incubator; laboratory incubator; co2 incubator; egg incubator thermometer
  "parts of|partes de|parti di" -> 843699
  "parts for|partes para|piezas para|parti per|peças para" -> 843699
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843699
  "incubator" -> 843621
  "brooder" -> 843621
  "brutmaschine" -> 843621
  "brutautomat" -> 843621
  "inkubator" -> 843621
  "couveuse" -> 843621
  "incubateur" -> 843621
  "incubadora" -> 843621
  "incubatrice" -> 843621
  "broedmachine" -> 843621
  "chocadeira" -> 843621
  "feed mixer" -> 843610
  "feed pellet" -> 843610
  "pellet mill" -> 843610
  "chaff" -> 843610
  "forage" -> 843610
  "feed mill" -> 843610
  "futtermischer" -> 843610
  "hay cutter" -> 843610
  "poultry" -> 843629
  "chicken plucker" -> 843629
  * -> 843680
t: automatic egg incubator 56 eggs => 843621
t: electric garden shredder 2500w => 843680
t: feed pellet machine => 843610
t: honey extractor 4 frame => 843680
t: paper shredder => !843680

@ felt-machine
en: felt making machine; nonwoven machine; needle punching machine; spunbond machine; hat block; meltblown machine; non woven production line; millinery block; hat forming block; mask fabric machine; wooden hat block
de: Vliesstoffanlage; Filzmaschine; Hutform + Holz|Filz; Nadelmaschine
fr: machine à feutre; machine à non-tissé; forme à chapeau
es: máquina de fieltro; máquina de no tejido; horma de sombrero
it: macchina per feltro; forma per cappelli
  * -> 844900
t: needle punching machine for nonwoven => 844900
t: felt hat wool => !844900

@ filling-machine
en: filling machine; bottling machine; capping machine; labelling machine; labeling machine; liquid filling machine; can filling machine; bottle filler machine; cap sealing machine; carbonation machine; soda maker; label applicator machine; tube filling machine; capsule filling machine; can seaming machine; powder filling machine
de: Abfüllmaschine = filling machine; Füllmaschine = filling machine; Etikettiermaschine = labelling machine; Verschließmaschine = closing machine
fr: remplisseuse = filling machine; machine d'embouteillage = bottling machine; étiqueteuse = labelling machine + machine
es: máquina llenadora = filling machine; embotelladora = bottling machine; etiquetadora = labelling machine + máquina; tapadora = capping machine
it: riempitrice = filling machine; imbottigliatrice = bottling machine; etichettatrice = labelling machine + macchina
nl: vulmachine = filling machine; etiketteermachine = labelling machine
pl: napełniarka = filling machine; rozlewaczka = bottling machine; etykieciarka = labelling machine
pt: máquina de enchimento = filling machine; engarrafadora = bottling machine; rotuladora = labelling machine
not: embotellada; etiqueta; etiquetas; etichette; etichetta; rotular; rotulo
  "parts of|partes de|parti di" -> 842290
  "parts for|partes para|piezas para|parti per|peças para" -> 842290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842290
  * -> 842230
t: automatic liquid bottle filling machine => 842230
t: label printer => !842230

@ filter-cartridge part of water-purifier, air-purifier, process-filter, engine-air-filter
en: filter cartridge; filter element; replacement filter + water|air purifier|hepa|cartridge; hepa filter; ro membrane; pool filter cartridge; activated carbon filter cartridge; filter housing; water filter replacement; sediment filter cartridge; ppf filter; filter bag + liquid|dust; aquarium filter sponge; pp sediment filter; ceramic filter cartridge; membrane element + filter|osmosis; shower filter cartridge; filter candle; purifier filter
de: Filterpatrone = filter cartridge; Filterelement = filter element; HEPA Filter = hepa filter; Ersatzfilter = replacement filter + Wasser|Luftreiniger; Osmosemembran = osmosis membrane; Filtereinsatz = filter insert
fr: cartouche de filtre = filter cartridge; filtre hepa = hepa filter; élément filtrant = filter element; membrane osmose = reverse osmosis membrane
es: cartucho de filtro = filter cartridge; filtro hepa = hepa filter; elemento filtrante = filter element; membrana de ósmosis = osmosis membrane; cartucho filtrante = filter cartridge
it: cartuccia filtro = filter cartridge; filtro hepa = hepa filter; elemento filtrante = filter element; membrana osmosi = osmosis membrane
nl: filterpatroon = filter cartridge; hepa filter = hepa filter; filterelement = filter element
pl: wkład filtra = filter cartridge; filtr hepa = hepa filter; membrana osmotyczna = ro membrane
pt: cartucho de filtro = filter cartridge; filtro hepa = hepa filter; elemento filtrante = filter element; refil filtro = replacement filter
not: vacuum hepa filter; vacuum cleaner hepa filter; ink cartridge; toner cartridge; coffee filter cartridge
  "vacuum|vacío|vuoto|vácuo" -> 850870
  "activated carbon" "powder|polvo|polvere|pó" -> 380210
  * -> 842199
t: pp sediment filter cartridge 10 inch => 842199
t: HEPA filter for air purifier => 842199
t: water filter system => !842199

@ fire-extinguisher
en: powder fire extinguisher; co2 fire extinguisher; foam fire extinguisher
pt: extintor de incêndio
not: fire extinguisher sign; fire extinguisher bracket; fire extinguisher cabinet
  "parts of|partes de|parti di" -> 842490
  "parts for|partes para|piezas para|parti per|peças para" -> 842490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842490
  * -> 842410
t: 6 kg powder fire extinguisher => 842410
t: fire blanket => !842410

@ food-machine
en: food processing machine; dough mixer industrial; spiral mixer; dough divider; dough sheeter; pasta machine + industrial|commercial; noodle making machine; meat slicer; bone saw; sausage filler; sausage stuffer; meat mincer industrial; meat tenderizer machine; vegetable cutter machine; potato peeling machine; fruit peeling machine; nut cracking machine; chocolate tempering machine; cocoa grinder; chocolate melanger; sugar mill; sugarcane crusher; brewing equipment; beer brewing system; brewhouse; brewing kettle; fish processing machine; fish filleting machine; coffee huller; coffee pulper; tea rolling machine; candy making machine; bread slicer machine; burger press machine; bone cutting machine; fermenter + beer|brewery; conical fermenter; fish cutting machine; peanut butter machine; soybean milk machine industrial; oil press machine; sugarcane juice machine; tortilla machine; biscuit making machine; chocolate enrober; poultry slaughtering equipment; potato chips machine; garlic peeling machine; meat bone saw; cold press oil machine; juice extractor industrial; vegetable washing machine
de: Teigknetmaschine = dough kneading machine; Spiralkneter = spiral dough kneader; Aufschnittmaschine = slicing machine; Wurstfüller = sausage filler; Knochensäge = bone saw; Kartoffelschälmaschine = potato peeling machine; Brauanlage = brewing system; Braukessel = brewing kettle; Ölpresse = oil press; Gemüseschneidemaschine = vegetable cutter machine + Gastro; Schokoladentemperiergerät = chocolate tempering machine
fr: pétrin = dough kneader; trancheuse à jambon = ham slicer; poussoir à saucisse = sausage stuffer; laminoir à pâte = dough sheeter; brasserie = brewery + équipement; cuve de brassage = mash tun; presse à huile = oil press; éplucheuse = peeling machine + industrielle; tempéreuse chocolat = chocolate tempering machine
es: cortadora de fiambre = meat slicer; embutidora = sausage filler; laminadora de masa = dough sheeter; equipo de cervecería = brewing equipment; prensa de aceite = oil press; peladora de patatas = potato peeling machine; sierra de hueso = bone saw; trapiche = sugarcane crusher + caña
it: impastatrice a spirale = spiral mixer; affettatrice = slicer; insaccatrice = sausage filler; sfogliatrice = dough sheeter; pelapatate = potato peeler + macchina; birrificio = brewery + impianto; pressa per olio = oil press; segaossa = bone saw
nl: deegkneder = dough kneader; vleessnijmachine = meat slicer; worstenvuller = sausage filler; brouwinstallatie = brewing equipment; oliepers = oil press; oliepersen = oil press
pl: miesiarka = dough mixer; krajalnica = slicing machine + wędlin|mięsa; nadziewarka = sausage filler; warzelnia = brewing kettle; prasa do oleju = oil press; obieraczka do ziemniaków = potato peeler
pt: amassadeira = dough kneading machine; cortador de frios = cold meat slicer; fatiadora = slicer; ensacadeira = sausage stuffer; equipamento de cervejaria = brewing equipment; prensa de óleo = oil press; moenda de cana = sugarcane crusher
not: popcorn machine home; pasta machine manual
  "parts of|partes de|parti di" -> 843890
  "parts for|partes para|piezas para|parti per|peças para" -> 843890
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843890
  "oil press" -> 847920
  "oil machine" -> 847920
  "olpresse" -> 847920
  "presse a huile" -> 847920
  "prensa de aceite" -> 847920
  "pressa per olio" -> 847920
  "oliepers" -> 847920
  "prasa do oleju" -> 847920
  "prensa de oleo" -> 847920
  "popcorn" -> 841981
  "chocolate|cioccolato" -> 843820
  "cocoa" -> 843820
  "candy" -> 843820
  "schokoladentemperiergerat" -> 843820
  "chocolat" -> 843820
  "sugarcane juice" -> 843510
  "sugar" -> 843830
  "sugarcane" -> 843830
  "trapiche" -> 843830
  "moenda" -> 843830
  "brew" -> 843840
  "brewing" -> 843840
  "beer" -> 843840
  "brewhouse" -> 843840
  "brauanlage" -> 843840
  "braukessel" -> 843840
  "brassage" -> 843840
  "brasserie" -> 843840
  "cerveceria" -> 843840
  "birrificio" -> 843840
  "brouwinstallatie" -> 843840
  "warzelnia" -> 843840
  "cervejaria" -> 843840
  "fermenter" -> 843840
  "meat|carne" -> 843850
  "sausage" -> 843850
  "bone|osso" -> 843850
  "burger" -> 843850
  "poultry" -> 843850
  "slaughter" -> 843850
  "aufschnittmaschine" -> 843850
  "wurstfuller" -> 843850
  "knochensage" -> 843850
  "jambon" -> 843850
  "saucisse" -> 843850
  "fiambre" -> 843850
  "embutidora" -> 843850
  "hueso" -> 843850
  "affettatrice" -> 843850
  "insaccatrice" -> 843850
  "segaossa" -> 843850
  "nadziewarka" -> 843850
  "vleessnijmachine" -> 843850
  "worstenvuller" -> 843850
  "krajalnica" -> 843850
  "cortador de frios" -> 843850
  "fatiadora" -> 843850
  "ensacadeira" -> 843850
  "fish|pescado|pez|pesce|peixe" -> 843880
  "coffee|café|caffè" -> 843880
  "tea" -> 843880
  "vegetable|vegetal|vegetale|hortaliza|verdura" -> 843860
  "potato|patata|papa|batata" -> 843860
  "fruit|fruta|frutta" -> 843860
  "nut|tuerca|dado|porca" -> 843860
  "garlic" -> 843860
  "peanut|cacahuete|cacahuate|maní|arachide|amendoim" -> 843860
  "juice" -> 843860
  "kartoffelschalmaschine" -> 843860
  "eplucheuse" -> 843860
  "peladora" -> 843860
  "pelapatate" -> 843860
  "obieraczka" -> 843860
  "dough" -> 843810
  "pasta" -> 843810
  "noodle" -> 843810
  "bread" -> 843810
  "spiral mixer" -> 843810
  "biscuit" -> 843810
  "tortilla" -> 843810
  "spiralkneter" -> 843810
  "teigknetmaschine" -> 843810
  "petrin" -> 843810
  "pate" -> 843810
  "amasadora" -> 843810
  "masa" -> 843810
  "impastatrice" -> 843810
  "sfogliatrice" -> 843810
  "deegkneder" -> 843810
  "miesiarka" -> 843810
  "amassadeira" -> 843810
  * -> 843880
t: spiral mixer industrial for bakery => 843810
t: commercial meat slicer => 843850
t: micro brewery brewing equipment => 843840
t: potato peeling machine => 843860
t: hand blender 600w => !843880

@ food-machine-part part of food-machine, grain-mill
en: meat slicer blade; dough mixer hook industrial; food machine part; rice mill part; brewery equipment part; meat grinder plate industrial
  "blade" -> 820830
  "rice mill" -> 843790
  * -> 843890
t: food machine part => 843890
t: meat slicer blade 300 mm => 820830
t: meat slicer => !843890

@ forklift
en: forklift; forklift truck; electric forklift; diesel forklift; pallet stacker; electric pallet truck; reach truck; hand pallet truck; telehandler; order picker + warehouse|truck; electric stacker; lift truck; manual stacker
de: Gabelstapler = forklift; Elektrostapler = electric forklift; Hochhubwagen = pallet stacker; Teleskoplader = telehandler
fr: chariot élévateur = forklift; gerbeur = stacker
es: carretilla elevadora = forklift; montacargas = forklift; apilador = stacker
it: carrello elevatore = forklift truck; muletto = forklift
nl: heftruck = forklift truck; vorkheftruck = forklift truck
pl: wózek widłowy = forklift
pt: empilhadeira = forklift; empilhador = forklift
not: forklift toy; toy forklift; forklift part; forklift forks; forklift seat; forklift battery; apilable
  "parts of|partes de|parti di" -> 843120
  "parts for|partes para|piezas para|parti per|peças para" -> 843120
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843120
  "pallet jack" !"electric|eléctrico|elettrico|elétrico" -> 842790
  "hand pallet" -> 842790
  "manual|manuale" -> 842790
  "hubwagen" -> 842790
  "transpalette" -> 842790
  "transpaleta" -> 842790
  "transpallet" -> 842790
  "paleciak" -> 842790
  power=electric -> 842710
  "reach truck" -> 842710
  "stacker" -> 842710
  "order picker" -> 842710
  "elektrostapler" -> 842710
  * -> 842720
t: electric forklift 2 ton => 842710
t: hand pallet truck 2500 kg => 842790
t: diesel forklift 3 ton => 842720
t: toy forklift => !842720

@ foundry-machine
en: die casting machine; casting machine; continuous casting machine; foundry ladle; metallurgical converter; centrifugal casting machine; rolling mill; tube mill; hot rolling mill; cold rolling mill; wire rod mill; mill roll; work roll + mill; roll + rolling mill
de: Druckgussmaschine = die casting machine; Gießmaschine = casting machine; Kokille = metal casting mould; Gießpfanne = casting ladle; Walzwerk = rolling mill; Walze = roller + Walzwerk
fr: machine à couler = casting machine; coulée continue = continuous casting; laminoir = rolling mill; machine de moulage sous pression = die casting machine
es: máquina de fundición = casting machine; máquina de colada = casting machine
it: pressofusione = die casting + macchina; laminatoio = rolling mill
nl: gietmachine = casting machine; walserij = rolling mill
pl: maszyna odlewnicza = casting machine; walcarka = rolling mill; wlewnica = ingot mould
pt: máquina de fundição = casting machine
  "parts of|partes de|parti di" -> 845490
  "parts for|partes para|piezas para|parti per|peças para" -> 845490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 845490
  "mill roll" -> 845530
  "work roll" -> 845530
  "rolls for" -> 845530
  "tube mill" -> 845510
  "cold" "mill" -> 845522
  "jewelry" "mill" -> 845522
  "jewellery" "mill" -> 845522
  "mill" -> 845521
  "walzwerk" -> 845521
  "laminoir" -> 845521
  "laminatoio" -> 845521
  "walcarka" -> 845521
  "walserij" -> 845521
  "laminador" -> 845521
  "ladle" -> 845420
  "ingot|lingote|lingotto" -> 845420
  "kokille" -> 845420
  "lingotiere" -> 845420
  "lingotera" -> 845420
  "lingottiera" -> 845420
  "wlewnica" -> 845420
  "giesspfanne" -> 845420
  "lingoteira" -> 845420
  "converter" -> 845410
  * -> 845430
t: zinc die casting machine => 845430
t: foundry ladle 50 kg => 845420
t: hot rolling mill for steel => 845521
t: fishing casting rod => !845430

@ fuel-dispenser
en: fuel dispenser; petrol pump + station|filling|forecourt; filling station pump; gas station pump; fuel dispensing pump; diesel dispensing pump; adblue dispenser; lubricant dispensing pump; garage oil dispenser
de: Zapfsäule; Tanksäule
fr: distributeur de carburant; pompe à essence + station
es: surtidor de combustible; surtidor de gasolina
it: distributore di carburante
nl: benzinepomp + station; brandstofpomp tankstation
pl: dystrybutor paliwa
pt: bomba de combustível + posto
  * -> 841311
t: fuel dispenser for filling station, two nozzles => 841311
t: electric fuel pump for car => !841311

@ function-machine
en: road paver; asphalt paver; mixing machine; industrial mixer; stirring machine; homogenizer; powder mixer; ribbon blender; v blender; industrial robot general; wood pellet machine; particle board press; rope making machine; cable making machine; coil winding machine; wire stripping machine; electric wire winding; magnetic stirrer; laboratory mixer; vortex mixer; overhead stirrer; tire changer; tyre changer; car wash machine; automatic door operator; passenger boarding bridge; jet bridge; air cooler evaporative; dehumidifier industrial; screw feeder machine; industrial vacuum coating machine; pvd coating machine; trash compactor; automatic pool cleaner; pool robot; pool cleaning robot; cable pulling machine; screw feeding machine; parts feeder; tablet press; pill press machine; candle making machine; mixer + paint|industrial|chemical|lab|powder; sieve shaker; crushing machine + industrial; bolt tensioner; metal detector separator; disinfection robot; cardboard baler; hydraulic baler; waste compactor; fog machine; smoke machine
de: Straßenfertiger = road paver; Rührwerk = agitator; Industriemischer = industrial mixer; Magnetrührer = magnetic stirrer; Wickelmaschine = winding machine; Reifenmontiermaschine = tire changer; Fluggastbrücke = passenger boarding bridge; Betonrüttler = concrete vibrator; Tablettenpresse = tablet press; Nebelmaschine = fog machine; Poolroboter = pool robot; Luftkühler = air cooler + Verdunstung; Seilmaschine = rope making machine; Homogenisator = homogenizer
fr: finisseur = asphalt paver + route; agitateur = agitator + laboratoire|industriel; mélangeur industriel = industrial mixer; agitateur magnétique = magnetic stirrer; bobineuse = winding machine; passerelle d'embarquement = boarding bridge; vibreur béton = concrete vibrator; presse à comprimés = tablet press; machine à fumée = smoke machine; robot piscine = pool cleaning robot
es: pavimentadora = road paver; mezclador industrial = industrial mixer; agitador magnético = magnetic stirrer; bobinadora = winding machine; desmontadora de neumáticos = tire changer; vibrador de hormigón = concrete vibrator; máquina de humo = smoke machine; robot limpiafondos = pool cleaning robot
it: vibrofinitrice = asphalt paver; miscelatore industriale = industrial mixer; agitatore magnetico = magnetic stirrer; pulitrice ad ultrasuoni = ultrasonic cleaner; bobinatrice = coil winding machine; smontagomme = tyre changer; macchina del fumo = smoke machine; macchina per bolle = bubble machine; robot piscina = pool cleaning robot
nl: mengmachine = mixing machine; roerwerk = agitator; ultrasoonreiniger = ultrasonic cleaner; bandenwisselaar = tyre changer; rookmachine = smoke machine; zwembadrobot = pool robot
pl: mieszalnik przemysłowy = industrial mixer; mieszadło magnetyczne = magnetic stirrer; nawijarka = winding machine; montażownica do opon = tyre changer; wytwornica dymu = smoke machine; robot basenowy = pool robot
pt: misturador industrial = industrial mixer; agitador magnético = magnetic stirrer; bobinadeira = coil winding machine; desmontadora de pneus = tyre changer; máquina de fumo = smoke machine; pavimentadora = road paver
not: ultrasonic cleaner basket; concrete mixer; fog machine liquid; bubble machine liquid; bubble machine toy; fog machine fluid; kids bubble machine; pavimento; bobina; bobinado; bobinada
  "parts of|partes de|parti di" -> 847990
  "parts for|partes para|piezas para|parti per|peças para" -> 847990
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847990
  "paver" -> 847910
  "concrete vibrator" -> 847910
  "strassenfertiger" -> 847910
  "finisseur" -> 847910
  "pavimentadora" -> 847910
  "vibrofinitrice" -> 847910
  "vibrador" -> 847910
  "vibreur" -> 847910
  "betonruttler" -> 847910
  "particle board" -> 847930
  "wood pellet" -> 847930
  "rope" -> 847940
  "cable making" -> 847940
  "seilmaschine" -> 847940
  "robot general" -> 847950
  "evaporative" -> 847960
  "evaporativo" -> 847960
  "verdunstung" -> 847960
  "boarding bridge" -> 847971
  "jet bridge" -> 847971
  "fluggastbrucke" -> 847971
  "passerelle" -> 847971
  "coil winding" -> 847981
  "wickelmaschine" -> 847981
  "bobineuse" -> 847981
  "bobinadora" -> 847981
  "bobinatrice" -> 847981
  "nawijarka" -> 847981
  "pool robot" -> 847989
  "pool cleaner" -> 847989
  "pool cleaning" -> 847989
  "poolroboter" -> 847989
  "piscine" -> 847989
  "limpiafondos" -> 847989
  "piscina" -> 847989
  "zwembadrobot" -> 847989
  "basenowy" -> 847989
  "mix" -> 847982
  "mixer" -> 847982
  "mixing" -> 847982
  "stirrer" -> 847982
  "stirring" -> 847982
  "blender" -> 847982
  "homogenizer" -> 847982
  "sieve" -> 847982
  "crushing" -> 847982
  "homogenisator" -> 847982
  "ruhrwerk" -> 847982
  "industriemischer" -> 847982
  "magnetruhrer" -> 847982
  "agitateur" -> 847982
  "melangeur" -> 847982
  "mezclador" -> 847982
  "agitador" -> 847982
  "miscelatore" -> 847982
  "agitatore" -> 847982
  "mengmachine" -> 847982
  "roerwerk" -> 847982
  "mieszalnik" -> 847982
  "mieszadlo" -> 847982
  "misturador" -> 847982
  * -> 847989
t: ultrasonic cleaner 3 l => 847989
t: laboratory magnetic stirrer => 847982
t: asphalt road paver => 847910
t: evaporative air cooler 60 l => 847960
t: kitchen blender => !847989

@ furnace-burner
en: gas burner + industrial|furnace|boiler; oil burner + furnace|boiler|heating; furnace burner; pellet burner; dual fuel burner; boiler burner; burner for boiler; waste oil burner; mechanical stoker; boiler grate; ash discharger; burner nozzle
de: Gasbrenner = gas burner + Heizung|Industrie|Kessel; Ölbrenner = oil burner; Pelletbrenner = pellet burner
fr: brûleur à gaz = gas burner; brûleur fioul = oil burner
es: quemador de gas = gas burner; quemador de gasóleo = oil burner; quemador industrial = industrial burner
it: bruciatore a gas = gas burner; bruciatore a gasolio = diesel oil burner
nl: gasbrander = gas burner + ketel|industrie; oliebrander = oil burner
pl: palnik gazowy = gas burner + kocioł; palnik olejowy = oil burner; palnik na pellet = pellet burner
pt: queimador a gás = gas burner; queimador industrial = industrial burner
not: bunsen burner; camping gas burner; gas burner stove; gas burner camping
  "parts of|partes de|parti di" -> 841690
  "parts for|partes para|piezas para|parti per|peças para" -> 841690
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841690
  "nozzle" -> 841690
  part=part -> 841690
  "stoker" -> 841630
  "grate" -> 841630
  "ash|fresno|frassino|freixo" -> 841630
  "oil" -> 841610
  "pellet" -> 841630
  * -> 841620
t: industrial gas burner for boiler => 841620
t: oil burner for furnace => 841610
t: camping gas burner => !8416

@ gas-generator-plant
en: producer gas generator; acetylene generator; acetylene gas generator; water gas generator; biomass gasifier; wood gasifier; hydrogen generator plant
de: Acetylenentwickler = acetylene generator; Gasgenerator = gas generator + Holz|Acetylen
fr: générateur d'acétylène = acetylene generator; gazogène = gasifier
  * -> 840510
t: acetylene generator => 840510
t: gas generator 5 kW electric => !8405

@ gas-liquefaction
en: air separation plant; air liquefaction machine; gas liquefier; liquid nitrogen generator; cryogenic air separation unit; nitrogen generator + psa|membrane; oxygen generator plant; psa oxygen generator
de: Luftzerlegungsanlage; Stickstoffgenerator
fr: unité de séparation d'air; générateur d'azote
es: planta de separación de aire; generador de nitrógeno
  "psa" -> 842139
  "membrane" -> 842139
  "nitrogen generator" !"liquid|líquido" -> 842139
  * -> 841960
t: cryogenic air separation plant => 841960
t: PSA nitrogen generator => 842139
t: generator petrol => !841960

@ gas-turbine
en: gas turbine; industrial gas turbine; microturbine; micro gas turbine; gas turbine generator engine; auxiliary power unit + aircraft|turbine
de: Gasturbine = gas turbine
fr: turbine à gaz = gas turbine
es: turbina de gas = gas turbine
it: turbina a gas = gas turbine
nl: gasturbine = gas turbine
pl: turbina gazowa = gas turbine
pt: turbina a gás = gas turbine
  "parts of|partes de|parti di" -> 841199
  "parts for|partes para|piezas para|parti per|peças para" -> 841199
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841199
  "blade" -> 841199
  "vane" -> 841199
  "nozzle" -> 841199
  part=part -> 841199
  * -> 841181
t: industrial gas turbine => 841181
t: gas turbine blade => 841199
t: wind turbine blade => !8411

@ gas-welding
en: gas welding torch; cutting torch; gas welding kit; oxyacetylene cutting machine; flame cutting machine; friction welding machine; oxygen cutting torch; oxy fuel torch; hho flame machine
de: Autogenschweißgerät; Schneidbrenner; Schweißbrenner + Autogen|Gas
fr: chalumeau oxyacétylénique; chalumeau découpeur
es: soplete oxiacetilénico; equipo oxicorte; soplete de corte
it: cannello ossiacetilenico; cannello da taglio
nl: snijbrander; autogeen lasset
pl: palnik acetylenowy; palnik do cięcia
pt: maçarico de corte; maçarico oxiacetilénico
  "parts of|partes de|parti di" -> 846890
  "parts for|partes para|piezas para|parti per|peças para" -> 846890
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846890
  "friction" -> 846880
  "machine" -> 846820
  * -> 846810
t: oxy acetylene cutting torch => 846810
t: kitchen torch lighter => !846810

@ gasket-metal
en: cylinder head gasket; head gasket; metal gasket; spiral wound gasket; gasket set; gasket kit; exhaust gasket; engine gasket kit; mechanical seal; full gasket set; gasket + exhaust|engine|manifold|metal|flange|carburetor; copper gasket ring set; o-ring assortment; shaft mechanical seal; intake manifold gasket; exhaust manifold gasket; pump mechanical seal; multilayer steel gasket; valve cover gasket; gasket sheet metal
de: Zylinderkopfdichtung = cylinder head gasket; Gleitringdichtung = mechanical seal; Spiraldichtung = spiral wound gasket; Metalldichtung = metal gasket; Motordichtsatz = engine gasket kit; Auspuffdichtung = exhaust gasket; Ventildeckeldichtung = valve cover gasket; O-Ring Sortiment = o-ring assortment
fr: joint de culasse = cylinder head gasket; pochette de joints = gasket set; garniture mécanique = mechanical seal; joint spiralé = spiral wound gasket; joint métallique = metal gasket; joint d'échappement = exhaust gasket; joint collecteur = manifold gasket
es: junta de culata = head gasket; juego de juntas = gasket set; sello mecánico = mechanical seal; junta metálica = metal gasket; junta espirometálica = spiral wound gasket; junta de escape = exhaust gasket
it: guarnizione testata = cylinder head gasket; kit guarnizioni = gasket kit; tenuta meccanica = mechanical seal; guarnizione metallica = metal gasket; guarnizione scarico = exhaust gasket
nl: koppakking = cylinder head gasket; pakkingset = gasket set; mechanische afdichting = mechanical seal; metalen pakking = metal gasket
pl: uszczelka pod głowicę = cylinder head gasket; zestaw uszczelek = gasket set; uszczelnienie mechaniczne = mechanical seal; uszczelka metalowa = metal gasket; uszczelka kolektora = manifold gasket
pt: junta do cabeçote = cylinder head gasket; jogo de juntas = gasket set; selo mecânico = mechanical seal; junta metálica = metal gasket; junta de escape = exhaust gasket
not: gasket maker; gasket scraper; rubber gasket; fridge gasket; gasket sealant; gasket paper; gasket keyboard
  "mechanical seal" -> 848420
  "gleitringdichtung" -> 848420
  "garniture mecanique" -> 848420
  "sello mecanico" -> 848420
  "tenuta meccanica" -> 848420
  "mechanische afdichting" -> 848420
  "uszczelnienie mechaniczne" -> 848420
  "selo mecanico" -> 848420
  "set" -> 848490
  "kit" -> 848490
  "assortment" -> 848490
  "sortiment" -> 848490
  "dichtungssatz" -> 848490
  "motordichtsatz" -> 848490
  "pochette" -> 848490
  "juego" -> 848490
  "pakkingset" -> 848490
  "zestaw" -> 848490
  "jogo" -> 848490
  main: rubber 401693 ~.05; cork 450490 ~.01; paper 482390 ~.03; copper 741529 ~.02
  "valve cover" -> 401693 ~.8
  "ventildeckeldichtung" -> 401693 ~.8
  * -> 848410
t: cylinder head gasket multilayer steel => 848410
t: pump mechanical seal 25 mm => 848420
t: engine gasket set full => 848490
t: rubber o-ring => !848410

@ gear-gearbox
en: gearbox; gear reducer; speed reducer; worm gear; bevel gear; spur gear; planetary gearbox; worm gearbox; ball screw; gear rack; lead screw; ring gear; reduction gear; helical gear; variator; gear + steel|module|teeth|pinion|worm|bevel|brass|nylon|helical; planetary gear; speed variator; gear set + metal|planetary; ballscrew; t8 lead screw; gear wheel + steel|brass; torque converter industrial; industrial gearbox; marine gearbox; pinion gear; harmonic drive; rack and pinion + industrial|gate
de: Getriebe = gearbox; Schneckengetriebe = worm gearbox; Planetengetriebe = planetary gearbox; Zahnrad = gear wheel; Kugelumlaufspindel = ball screw; Zahnstange = gear rack; Kegelrad = bevel gear; Untersetzungsgetriebe = reduction gear; Trapezgewindespindel = trapezoidal lead screw; Stirnrad = spur gear
fr: réducteur de vitesse = speed reducer; engrenage = gear; vis à billes = ball screw; crémaillère = gear rack + module|acier|portail; réducteur planétaire = planetary gearbox; motoréducteur sans moteur = gear reducer without motor; pignon conique = bevel gear; roue dentée = gear wheel
es: reductor de velocidad = speed reducer; engranaje = gear; husillo de bolas = ball screw; cremallera = gear rack + módulo|engranaje; caja reductora = gear reducer; reductor planetario = planetary gearbox; rueda dentada = gear wheel; piñón cónico = bevel pinion; tornillo sin fin engranaje = worm gear; reductores = gear reducer; reductor = gear reducer
it: riduttore di velocità = speed reducer; ingranaggio = gear; vite a ricircolo di sfere = ball screw; cremagliera = gear rack + modulo|cancello; riduttore planetario = planetary reducer; ingranaggi = gear; vite senza fine = worm screw; riduttori = gear reducer; riduttore = gear reducer
nl: tandwiel = gear wheel; tandwielkast = gearbox; kogelomloopspindel = ball screw; tandheugel = gear rack; wormwielkast = worm gearbox; reductiekast = gear reducer
pl: przekładnia = gear; reduktor prędkości = speed reducer; koło zębate = gear wheel; śruba kulowa = ball screw; przekładnia ślimakowa = worm gear; przekładnia planetarna = planetary gearbox; zębatka = gear wheel; listwa zębata = gear rack; motoreduktor bez silnika = gear reducer without motor
pt: redutor de velocidade = speed reducer; engrenagem = gear; fuso de esferas = ball screw; cremalheira = gear rack + módulo|portão; redutor planetário = planetary reducer; roda dentada = gear wheel; redutores = gear reducers; redutor = gear reducer
not: car gearbox; gearbox oil; fishing gear; gear knob; gear bag; gear shift; gearbox mount; camping gear; gear oil; safety gear; riding gear; gear lever; gear stick; gear necklace; gear cable; gear clock; gear pump; zip; gearbox toy; gear indicator; gear puller; headgear; gear hose clamp; gear shifter; landing gear
  "car" -> 870840
  "vehicle" -> 870840
  "truck|camión|camião|caminhão" -> 870840
  "automatic transmission" -> 870840
  * -> 848340
t: worm gear speed reducer => 848340
t: ball screw sfu1605 => 848340
t: gear oil 80w90 => !848340

@ general-machine-part
en: ship propeller; boat propeller; outboard propeller; grease nipple; grease fitting; zerk fitting; marine propeller; oil seal metal case; lubricator + machine|grease|automatic; oil seal ring metal; propeller + outboard|boat|yamaha|stainless steel 3 blade; hand wheel + machine|lathe|valve; oil cup + brass|machine; machine handwheel
de: Schiffsschraube; Bootspropeller; Schmiernippel; Handrad + Maschine|Drehbank; Propeller + Außenborder|Boot
fr: hélice de bateau; hélice hors-bord; graisseur + m6|m8|m10|hydraulique; volant de manoeuvre
es: hélice de barco; hélice fueraborda; engrasador; boquilla de engrase
it: elica + barca|fuoribordo; ingrassatore; volantino + macchina
nl: scheepsschroef; bootschroef; smeernippel; vetnippel; scheepsschroeven; bootschroeven
pl: śruba okrętowa; śruba napędowa do silnika; smarowniczka; kalamitka
pt: hélice de barco; hélice + popa; graxeira
not: drone propeller; engrase
  "propeller" -> 848710
  "schiffsschraube" -> 848710
  "bootspropeller" -> 848710
  "helice" -> 848710
  "elica" -> 848710
  "scheepsschroef" -> 848710
  "bootschroef" -> 848710
  "sruba" -> 848710
  * -> 848790
t: aluminium boat propeller 3 blade => 848710
t: grease nipple m6 => 848790
t: drone propeller => !848790

@ glass-lamp-machine
en: glass making machine; glass blowing machine; glass bottle machine; glass tempering furnace machine; lamp assembly machine; optical fibre drawing machine; glass bending machine
de: Glasmaschine; Glasformmaschine
  "parts of|partes de|parti di" -> 847590
  "parts for|partes para|piezas para|parti per|peças para" -> 847590
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847590
  "optical fibre" -> 847521
  "optical fiber" -> 847521
  "lamp" -> 847510
  * -> 847529
t: glass blowing machine => 847529
t: glass bottle 500 ml => !847529

@ grain-mill
en: flour mill; rice mill; grain mill machine; rice milling machine; seed cleaning machine; grain cleaner; color sorter + rice|grain; corn mill; hammer mill + grain|corn; maize milling machine; flour milling plant; rice huller; rice polishing machine; seed sorter; wheat grinding machine; grain separator
de: Getreidemühle + Industrie|elektrisch; Mühle + Mehl|Mais; Saatgutreiniger; Reismühle
fr: moulin à farine; moulin à grains; décortiqueuse de riz; nettoyeur de grains
es: molino de harina; molino de granos; descascarilladora de arroz; limpiadora de granos
it: mulino + farina|cereali; decorticatrice
nl: graanmolen; maalmachine + graan
pl: młyn do zboża; młynek do zboża; czyszczalnia nasion
pt: moinho de farinha; moinho de grãos; descascador de arroz
  "parts of|partes de|parti di" -> 843790
  "parts for|partes para|piezas para|parti per|peças para" -> 843790
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843790
  "clean" -> 843710
  "cleaning|limpieza|pulizia|limpeza" -> 843710
  "cleaner" -> 843710
  "sorter" -> 843710
  "separator" -> 843710
  "saatgutreiniger" -> 843710
  "nettoyeur" -> 843710
  "limpiadora" -> 843710
  "czyszczalnia" -> 843710
  * -> 843780
t: rice milling machine 1 t/h => 843780
t: seed cleaning machine => 843710
t: coffee mill => !843780

@ grinding-machine
en: surface grinding machine; cylindrical grinding machine; grinding machine + surface|cylindrical|tool|metal|centerless; tool grinder machine; honing machine; lapping machine; knife grinder machine; drill bit sharpening machine; deburring machine; metal polishing machine; magnetic polishing machine; polishing motor; centreless grinder; saw blade sharpener machine; tumbler + jewelry|jewellery|rotary polishing
de: Flachschleifmaschine = surface grinding machine; Rundschleifmaschine = cylindrical grinding machine; Schleifbock = bench grinder; Honmaschine = honing machine; Werkzeugschleifmaschine = tool grinding machine; Poliermaschine = polishing machine + Metall; Entgratmaschine = deburring machine; Bandschleifer = belt sander + Metall Ständer
fr: rectifieuse = grinding machine; affûteuse = sharpening machine; rodeuse = honing machine; polisseuse = polishing machine + métal; ébavureuse = deburring machine
es: afiladora = sharpening machine + máquina|brocas; bruñidora = honing machine; pulidora = polishing machine + metal
it: rettificatrice = grinding machine; affilatrice = sharpening machine; levigatrice = sanding machine + metallo; lucidatrice = polishing machine + metallo
nl: slijpmachine = grinding machine + vlak|rond|werkbank; tafelslijpmachine = bench grinder
pl: szlifierka do płaszczyzn = surface grinding machine; honownica = honing machine; ostrzałka = sharpening machine + wierteł|maszyna; polerka = polishing machine + metal
pt: afiadora = sharpening machine; polidora = polishing machine + metal
not: angle grinder; grinding machine coffee; afilar; lucida; lucido; lucidante; rectifier; affuter
  "parts of|partes de|parti di" -> 846693
  "parts for|partes para|piezas para|parti per|peças para" -> 846693
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846693
  "honing" -> 846040
  "lapping" -> 846040
  "honmaschine" -> 846040
  "brunidora" -> 846040
  "rodeuse" -> 846040
  "honownica" -> 846040
  "sharpen": kind=cnc 846031; * 846039
  "sharpening": kind=cnc 846031; * 846039
  "sharpener": kind=cnc 846031; * 846039
  "knife grinder": kind=cnc 846031; * 846039
  "tool grinder": kind=cnc 846031; * 846039
  "affuteuse": kind=cnc 846031; * 846039
  "afiladora": kind=cnc 846031; * 846039
  "affilatrice": kind=cnc 846031; * 846039
  "ostrzalka": kind=cnc 846031; * 846039
  "afiadora": kind=cnc 846031; * 846039
  "werkzeugschleifmaschine": kind=cnc 846031; * 846039
  "surface": kind=cnc 846012; * 846019
  "flachschleifmaschine": kind=cnc 846012; * 846019
  "plaszczyzn": kind=cnc 846012; * 846019
  "centreless" -> 846022
  "centerless" -> 846022
  "cylindrical|cilíndrico": kind=cnc 846023; * 846029
  "rundschleifmaschine": kind=cnc 846023; * 846029
  * -> 846090
t: bench grinder 150 mm => 846090
t: cnc surface grinding machine => 846012
t: drill bit sharpening machine => 846039
t: pepper grinder => !846090

@ hand-pump-liquid
en: hand pump + water|drum|well|oil|fuel|siphon|barrel; drum pump + hand|manual; siphon pump; rotary hand pump; barrel pump; manual water pump; hand operated pump; grease hand pump
de: Handpumpe + Wasser|Fass|Öl; Fasspumpe; Schwengelpumpe
fr: pompe à main + eau|fût; pompe vide-fût; pompe manuelle + eau|fût
es: bomba manual + agua|bidón; bomba de sifón; bomba manual
it: pompa manuale + acqua|fusto; pompa manuale
nl: handpomp + water|vat
pl: pompa ręczna + woda|beczka; pompka do wody
pt: bomba manual + água|tambor
not: bicycle pump; breast pump
  * -> 841320
t: hand operated drum pump for oil => 841320
t: bicycle hand pump => !841320

@ handling-machine
en: industrial robot; robotic arm; robot arm; stair lift; palletizer; palletiser; ski lift; chairlift; cable car + ropeway|system|ski; ropeway; dock leveler; aerial work platform; scissor lift platform; boom lift; wheelchair lift; stairlift; cobot; collaborative robot; welding robot; pallet dispenser; vacuum lifter; car parking system; man lift; scissor lift
de: Industrieroboter = industrial robot; Roboterarm = robotic arm; Treppenlift = stair lift; Palettierer = palletizer; Hebebühne Arbeitsbühne = aerial work platform; Arbeitsbühne = work platform; Seilbahn = ropeway; Scherenhebebühne = scissor lift
fr: robot industriel = industrial robot; bras robotisé = robotic arm; monte-escalier = boom lift; palettiseur = palletiser; téléphérique = cable car; télésiège = chairlift; nacelle élévatrice = aerial work platform
es: robot industrial = industrial robot; brazo robótico = robotic arm; silla salvaescaleras = stairlift; paletizador = palletizer; teleférico = cable car; plataforma elevadora = lifting platform
it: robot industriale = industrial robot; braccio robotico = robotic arm; montascale = stair lift; pallettizzatore = palletizer; funivia = cable car; piattaforma aerea = aerial work platform
nl: industriële robot = industrial robot; robotarm = robot arm; traplift = stairlift; hoogwerker = aerial work platform; schaarlift = scissor lift
pl: robot przemysłowy = industrial robot; ramię robota = robot arm; platforma schodowa = stair lift platform; kolejka linowa = cable car
pt: robô industrial = industrial robot; braço robótico = robotic arm; teleférico = cable car; plataforma elevatória = lifting platform
not: robot arm toy; robot arm kit; robotic arm kit
  "welding|soldadura|saldatura|soldagem" -> 851580
  "robot" -> 842870
  "robotic" -> 842870
  "cobot" -> 842870
  "roboterarm" -> 842870
  "industrieroboter" -> 842870
  "robotarm" -> 842870
  "robotico" -> 842870
  "robo" -> 842870
  "ski" -> 842860
  "chairlift" -> 842860
  "cable car" -> 842860
  "ropeway" -> 842860
  "seilbahn" -> 842860
  "telepherique" -> 842860
  "telesiege" -> 842860
  "teleferico" -> 842860
  "funivia" -> 842860
  "boom lift": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "aerial work": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "man lift": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "arbeitsbuhne": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "hoogwerker": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "nacelle": "trailer" 842890; "towable" 842890; "diesel" 842720; * 842710
  "scissor lift": "table|de mesa|da tavola" 842890; "diesel" 842720; kind=self-propelled 842710; "platform" 842710; power=electric 842710 ~.2; * 842890
  * -> 842890
t: self propelled boom lift 16 m battery => 842710
t: curved stair lift => 842890
t: six axis industrial robot handling => 842870
t: robot vacuum cleaner => !842890

@ harvester
en: combine harvester; harvester; potato harvester; forage harvester; sugar cane harvester; cotton picker; baler; hay baler; round baler; thresher; threshing machine; corn sheller; hay rake; hay tedder; egg sorting machine; fruit sorting machine; fruit grading machine; egg grading machine; rice thresher; grape harvester; olive harvester machine; potato digger
de: Mähdrescher = combine harvester; Ballenpresse = baler; Dreschmaschine = threshing machine; Feldhäcksler = forage harvester; Heuwender = hay tedder; Kartoffelroder = potato digger; Vollernter = harvester
fr: moissonneuse-batteuse = combine harvester; presse à balles = baler; batteuse = thresher; faneuse = tedder; ensileuse = forage harvester
es: cosechadora = harvester; empacadora de heno = hay baler; trilladora = thresher; calibradora de fruta = fruit sizing machine
it: mietitrebbia = combine harvester; imballatrice = baler; trebbiatrice = thresher; rotopressa = round baler
nl: maaidorser = combine harvester; combine = combine harvester; balenpers = baler; dorsmachine = threshing machine; balenpersen = baler
pl: kombajn = harvester; kombajn zbożowy = combine harvester; prasa do siana = hay baler; młocarnia = threshing machine; sortownik do jaj = egg sorter
pt: colheitadeira = harvester; ceifeira-debulhadora = combine harvester; enfardadeira = baler; debulhadora = thresher
not: combine harvester toy; toy combine harvester; compactor baler; cardboard baler; imballo
  "parts of|partes de|parti di" -> 843390
  "parts for|partes para|piezas para|parti per|peças para" -> 843390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843390
  "potato|patata|papa|batata" -> 843353
  "kartoffelroder" -> 843353
  "forage" -> 843359
  "sugar" -> 843359
  "cotton|algodón|cotone|algodão" -> 843359
  "grape" -> 843359
  "olive" -> 843359
  "ensileuse" -> 843359
  "feldhacksler" -> 843359
  "baler" -> 843340
  "ballenpresse" -> 843340
  "presse a balles" -> 843340
  "empacadora" -> 843340
  "imballatrice" -> 843340
  "rotopressa" -> 843340
  "balenpers" -> 843340
  "prasa" -> 843340
  "enfardadeira" -> 843340
  "thresh" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "thresher" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "threshing" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "sheller" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "dreschmaschine" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "batteuse" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "trilladora" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "trebbiatrice" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "mlocarnia" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "debulhadora" !"combine" !"moissonneuse" !"ceifeira" -> 843352
  "rake" -> 843330
  "tedder" -> 843330
  "heuwender" -> 843330
  "faneuse" -> 843330
  "sorting" -> 843360
  "grading" -> 843360
  "calibreuse" -> 843360
  "calibradora" -> 843360
  "calibratrice" -> 843360
  "sortownik" -> 843360
  * -> 843351
t: combine harvester for wheat => 843351
t: round hay baler => 843340
t: egg grading machine => 843360
t: toy combine harvester => !843351

@ heat-exchanger
en: heat exchanger; plate heat exchanger; shell and tube heat exchanger; brazed plate heat exchanger; tube heat exchanger; pool heat exchanger; finned heat exchanger; wort chiller; air cooled heat exchanger; immersion chiller + beer|wort; intercooler + industrial; cooling tower; gasketed plate heat exchanger
de: Wärmetauscher; Plattenwärmetauscher; Wärmeübertrager; Rohrbündelwärmetauscher; Kühlturm
fr: échangeur de chaleur; échangeur à plaques; tour de refroidissement
es: intercambiador de calor; intercambiador de placas; torre de enfriamiento
it: scambiatore di calore; scambiatore a piastre; torre di raffreddamento
nl: warmtewisselaar; platenwisselaar; koeltoren
pl: wymiennik ciepła; wymiennik płytowy
pt: trocador de calor; permutador de calor; torre de resfriamento
not: heat exchanger gasket; heat exchanger plate
  "parts of|partes de|parti di" -> 841990
  "parts for|partes para|piezas para|parti per|peças para" -> 841990
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841990
  "cooling tower" -> 841989
  "kuhlturm" -> 841989
  "koeltoren" -> 841989
  * -> 841950
t: brazed plate heat exchanger => 841950
t: cooling tower 100 ton => 841989
t: heat press machine => !841950

@ heat-pump
en: heat pump; air source heat pump; air to water heat pump; ground source heat pump; pool heat pump; geothermal heat pump; heat pump water heater
de: Wärmepumpe; Luftwärmepumpe; Poolwärmepumpe
fr: pompe à chaleur
es: bomba de calor; aerotermia
it: pompa di calore
nl: warmtepomp
pl: pompa ciepła
pt: bomba de calor
not: heat pump dryer; heat pump air conditioner; heat pump tumble dryer
  * -> 841861
t: air to water heat pump 12 kW => 841861
t: heat pump tumble dryer => !841861

@ heating-boiler
en: central heating boiler; gas boiler; combi boiler; condensing boiler; oil fired boiler; heating boiler; pellet boiler; wood boiler; biomass boiler; domestic boiler; wall hung boiler; hot water boiler
de: Heizkessel = heating boiler; Gastherme = gas boiler; Pelletkessel = pellet boiler; Brennwertkessel = condensing boiler; Holzvergaserkessel = wood gasification boiler
fr: chaudière à gaz = gas boiler; chaudière à condensation = condensing boiler; chaudière à granulés = pellet boiler; chaudière de chauffage central = central heating boiler
es: caldera de gas = gas boiler; caldera de condensación = condensing boiler; caldera de calefacción = heating boiler; caldera de pellets = pellet boiler
it: caldaia a gas = gas boiler; caldaia a condensazione = condensing boiler; caldaia a pellet = pellet boiler
nl: cv ketel = central heating boiler; gasketel = gas boiler; combiketel = combi boiler
pl: kocioł gazowy = gas boiler; kocioł grzewczy = heating boiler; kocioł na pellet = pellet boiler
pt: caldeira a gás = gas boiler; caldeira de condensação = condensing boiler; caldeira de aquecimento central = central heating boiler
not: boiler suit; egg boiler; boiler water treatment
  "parts of|partes de|parti di" -> 840390
  "parts for|partes para|piezas para|parti per|peças para" -> 840390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 840390
  * -> 840310
t: wall hung gas condensing boiler 24 kW => 840310
t: electric egg boiler => !8403

@ hoist
en: wire rope hoist; electric chain hoist; pulley tackle; manual chain hoist; lifting hoist
de: Elektrokettenzug = electric chain hoist; Seilzug = cable hoist + Elektro|Hebe
nl: takel = hoist + elektrisch|ketting
pl: wciągarka łańcuchowa = chain hoist; wciągnik elektryczny = electric hoist
pt: talha de corrente = chain hoist
not: engine hoist stand
  "parts of|partes de|parti di" -> 843110
  "parts for|partes para|piezas para|parti per|peças para" -> 843110
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843110
  "engine hoist" -> 842699
  power=electric -> 842511 ~.4
  * -> 842519
t: manual chain hoist 1 ton => 842519
t: electric wire rope hoist 500 kg => 842511
t: winch 12v => !842519

@ hydraulic-cylinder
en: hydraulic cylinder; hydraulic ram; linear hydraulic actuator; telescopic hydraulic cylinder; double acting hydraulic cylinder; hydraulic power cylinder; boom cylinder; tipper cylinder
de: Hydraulikzylinder = hydraulic cylinder; Hydraulikstempel = hydraulic ram
fr: vérin hydraulique = hydraulic cylinder
es: cilindro hidráulico = hydraulic cylinder
it: cilindro idraulico = hydraulic cylinder; martinetto idraulico = hydraulic jack
nl: hydraulische cilinder = hydraulic cylinder
pl: siłownik hydrauliczny = hydraulic cylinder; cylinder hydrauliczny = hydraulic cylinder
pt: cilindro hidráulico = hydraulic cylinder
not: hydraulic cylinder seal; hydraulic cylinder seal kit
  * -> 841221
t: double acting hydraulic cylinder for loader => 841221
t: pneumatic cylinder => !841221

@ hydraulic-motor
en: hydraulic motor; orbital motor; hydraulic orbit motor; hydraulic drive motor; hydraulic travel motor; final drive motor; hydraulic rotary actuator; axial piston motor
de: Hydraulikmotor; Hydromotor
fr: moteur hydraulique
es: motor hidráulico
it: motore idraulico
nl: hydromotor; hydraulische motor
pl: silnik hydrauliczny
pt: motor hidráulico
  * -> 841229
t: orbital hydraulic motor BMR 160 => 841229
t: electric motor 24v => !8412

@ industrial-dryer
en: freeze dryer; spray dryer; lyophilizer; grain dryer; wood dryer; timber drying kiln; food dryer machine; drying oven + laboratory|industrial; food dehydrator + commercial|industrial|machine; paper dryer machine; fluid bed dryer; rotary dryer; fruit drying machine; drum dryer + industrial; sludge dryer; vacuum drying oven; hopper dryer; compressed air dryer; refrigerated air dryer; crop dryer
de: Gefriertrockner; Sprühtrockner; Trockenschrank
fr: lyophilisateur; sécheur à pulvérisation; séchoir à grains; étuve de laboratoire; sécheur industriel
es: liofilizador; secador por atomización; estufa de secado; secador industrial
it: liofilizzatore; essiccatore industriale; essiccatoio; stufa da laboratorio
nl: vriesdroger; droogoven
pl: liofilizator; suszarka rozpyłowa; suszarka przemysłowa
pt: liofilizador; estufa de secagem; secador industrial
not: freeze dryer bag; food dehydrator tray; paper towel dryer; liofilizada; liofilizado; lyophilise
  "parts of|partes de|parti di" -> 841990
  "parts for|partes para|piezas para|parti per|peças para" -> 841990
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841990
  "freeze" -> 841933
  "spray|pulverizador|aerosol" -> 841933
  "lyophil" -> 841933
  "lyophilizer" -> 841933
  "gefriertrockner" -> 841933
  "liofilizador" -> 841933
  "lyophilisateur" -> 841933
  "liofilizator" -> 841933
  "grain|grano|granella|grão" -> 841934
  "crop" -> 841934
  "agricultural|agrícola|agricolo" -> 841934
  "corn|maíz|mais|milho" -> 841934
  "rice|arroz|riso" -> 841934
  "seed|semilla|seme|sementi|semente" -> 841934
  "wood|madera|legno|madeira" -> 841935
  "timber" -> 841935
  "paper|papel|carta" -> 841935
  "pulp" -> 841935
  "electric|eléctrico|elettrico|elétrico" "laboratory" -> 841939
  "compressed air" -> 842139
  "refrigerated air" -> 842139
  * -> 841939
t: laboratory freeze dryer => 841933
t: mobile grain dryer => 841934
t: clothes dryer => !8419

@ industrial-fan
en: industrial fan; centrifugal fan; centrifugal blower; axial flow fan; ventilator fan + industrial|roof|duct; roof fan; duct fan; inline fan; poultry house fan; greenhouse fan; snail blower; forge blower; barn fan; drum fan + industrial; hvls fan; jet fan + tunnel; exhaust blower
de: Industrieventilator = industrial fan; Radialventilator = centrifugal fan; Axialventilator = axial flow fan; Radialgebläse = centrifugal blower; Dachventilator = roof fan
fr: ventilateur industriel = industrial fan; ventilateur centrifuge = centrifugal fan; ventilateur axial = axial fan; extracteur industriel = industrial exhaust fan
es: ventilador industrial = industrial fan; ventilador centrífugo = centrifugal fan; ventilador axial = axial flow fan; extractor industrial = industrial extractor fan
it: ventilatore industriale = industrial fan; ventilatore centrifugo = centrifugal fan; ventilatore assiale = axial fan
nl: industriële ventilator = industrial fan; buisventilator = duct fan
pl: wentylator przemysłowy = industrial fan; wentylator promieniowy = centrifugal fan
pt: ventilador industrial = industrial fan; ventilador centrífugo = centrifugal fan
  "parts of|partes de|parti di" -> 841490
  "parts for|partes para|piezas para|parti per|peças para" -> 841490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841490
  * -> 841459
t: centrifugal blower for boiler => 841459
t: ceiling fan => !841459

@ industrial-oven-fuel
en: industrial furnace; gas fired furnace; bakery oven; gas bakery oven; deck oven gas; kiln + gas|rotary|lime|cement|pottery; incinerator; waste incinerator; medical waste incinerator; melting furnace gas; pizza oven + commercial|gas|wood|outdoor; rotary kiln; rotary rack oven; crematory furnace; cremation furnace
de: Industrieofen = industrial furnace; Backofen = oven + Bäckerei|Gas gewerblich; Verbrennungsofen = incinerator; Drehrohrofen = rotary kiln; Schmelzofen = melting furnace + Gas
fr: four industriel = industrial furnace; incinérateur = incinerator; four à pizza = pizza oven + gaz|bois
es: horno industrial = industrial furnace; incinerador = incinerator; horno rotativo = rotary oven
it: forno industriale = industrial furnace; forno per panificio = bakery oven; inceneritore = incinerator
nl: industriële oven = industrial furnace; verbrandingsoven = incinerator
pl: piec przemysłowy = industrial furnace; spalarnia = incinerator
pt: forno industrial = industrial furnace; incinerador = incinerator
not: pizza oven electric
  "parts of|partes de|parti di" -> 841790
  "parts for|partes para|piezas para|parti per|peças para" -> 841790
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841790
  "electric|eléctrico|elettrico|elétrico" -> 851419
  "resistance" -> 851419
  "bakery" -> 841720
  "pizza" -> 841720
  "rack oven" -> 841720
  "deck" -> 841720
  "biscuit" -> 841720
  "melting" -> 841710
  "smelting" -> 841710
  "ore" -> 841710
  "foundry" -> 841710
  * -> 841780
t: gas fired bakery deck oven => 841720
t: medical waste incinerator => 841780
t: toaster oven => !8417

@ industrial-scale
en: floor scale; weighbridge; truck scale; pallet scale; conveyor scale; belt weigher; checkweigher; hopper scale; shop scale; bagging scale; industrial scale; retail scale
de: Bodenwaage = floor scale; Fahrzeugwaage = vehicle scale; Zählwaage = counting scale
fr: pont-bascule = weighbridge; balance commerciale = commercial scale; bascule = platform scale + industrielle
es: báscula de plataforma = platform scale; báscula industrial = industrial scale; báscula puente = weighbridge
it: bilancia a piattaforma = platform scale; pesa a ponte = weighbridge
nl: weegbrug = weighbridge; vloerweegschaal = floor scale
pl: waga samochodowa = truck scale
pt: balança rodoviária = truck scale
not: scale model; basculant; basculante
  "parts of|partes de|parti di" -> 842390
  "parts for|partes para|piezas para|parti per|peças para" -> 842390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842390
  "conveyor" -> 842320
  "belt" -> 842320
  "hopper" -> 842330
  "bagging" -> 842330
  "weighbridge" -> 842389
  "truck|camión|camião|caminhão" -> 842389
  "fahrzeugwaage" -> 842389
  "weegbrug" -> 842389
  "price" -> 842381
  "shop" -> 842381
  "retail|venta al por menor|vendita al minuto|venda a retalho" -> 842381
  "counting" -> 842381
  "bench" -> 842381
  "ladenwaage" -> 842381
  weight>5000kg -> 842389 ~.02
  weight<=30kg -> 842381 ~.1
  * -> 842382
t: platform scale 300 kg => 842382
t: truck weighbridge => 842389
t: kitchen scale 5 kg => !842382

@ jack-lift
en: mechanical jack; two post lift; garage lift; toe jack; vehicle lift; ratchet jack; scissor lift + car|vehicle; built in jacking system
de: Hebebühne; Spindelheber
fr: pont élévateur; vérin de levage
es: elevador de coches
it: sollevatore + auto; ponte sollevatore
nl: hefbrug
pt: elevador automotivo
not: jack stand; car jack pad; jack pad; audio jack; car jack bag; sollevamento
  "parts of|partes de|parti di" -> 843110
  "parts for|partes para|piezas para|parti per|peças para" -> 843110
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843110
  "two post" -> 842541
  "garage lift" -> 842541
  "built in" -> 842541
  "four post" -> 842541
  "scissor" -> 842549
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 842549
  "mechanical|mecánico|meccanico" -> 842549
  "farm" -> 842549
  "ratchet" -> 842549
  "scherenwagenheber" -> 842549
  "spindelheber" -> 842549
  * -> 842542
t: hydraulic bottle jack 5 ton => 842542
t: scissor jack for car => 842549
t: jack stand pair 3 ton => !842542

@ jet-engine
en: turbojet; turbofan; jet engine; turbojet engine; turbofan engine; turboprop; turboprop engine; turboshaft engine; aircraft engine + jet|turbine|turbofan
de: Strahltriebwerk = jet engine; Turbotriebwerk = turbine engine; Flugzeugtriebwerk = aircraft engine; Turboprop = turboprop
fr: turboréacteur = turbojet; réacteur d'avion = aircraft jet engine
es: turborreactor = turbojet; motor a reacción = jet engine
it: turboreattore = turbojet
nl: straalmotor = jet engine
pl: silnik odrzutowy = jet engine
pt: turborreator = turbojet
not: jet engine part; jet engine model; turbojet blade
  "parts of|partes de|parti di" -> 841191
  "parts for|partes para|piezas para|parti per|peças para" -> 841191
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841191
  "turboprop": watt>1100000 841122 ~.3; * 841121
  "turboshaft": watt>5000000 841182 ~.1; * 841181   # 8411.2 is for propellers; other gas turbines
  "rc" -> 841111
  "model" -> 841111
  "small" -> 841111
  * -> 841112
t: turbofan engine for airliner => 841112
t: rc model turbojet engine => 841111
t: jet pump => !8411

@ jet-engine-part part of jet-engine
en: turbine blade + jet|aircraft|turbofan|engine|turbojet; jet engine part; turbojet blade; combustor liner; turbofan fan blade; compressor blade + jet|aircraft|engine; turbine disk
de: Turbinenschaufel + Triebwerk|Flugzeug
fr: aube de turbine
es: álabe de turbina
it: pala di turbina
  * -> 841191
t: turbine blade for turbofan engine => 841191
t: jet engine => !841191

@ knitting-machine
en: knitting machine; circular knitting machine; flat knitting machine; embroidery machine industrial; multi head embroidery machine; braiding machine; lace machine; tufting machine; sock knitting machine; tufting gun; rug tufting gun; crochet machine; warp knitting machine; quilting machine industrial; rope braiding machine; net making machine
de: Strickmaschine = knitting machine; Rundstrickmaschine = circular knitting machine; Flechtmaschine = braiding machine; Tuftmaschine = tufting machine; Tufting Pistole = tufting gun
fr: machine à tricoter = knitting machine; tricoteuse = knitting machine; machine à broder = embroidery machine + industrielle; tresseuse = braiding machine; pistolet à touffeter = tufting gun
es: máquina de tejer = knitting machine; tricotosa = knitting machine; máquina de bordar industrial = embroidery machine industrial; pistola de tufting = tufting gun; trenzadora = braiding machine
it: macchina per maglieria = knitting machine; macchina da maglieria = knitting machine; intrecciatrice = braiding machine
nl: breimachine = knitting machine; tuftpistool = tufting gun; vlechtmachine = braiding machine
pl: maszyna dziewiarska = knitting machine; dziewiarka = knitting machine; pistolet do tuftingu = tufting gun
pt: máquina de tricotar = knitting machine; máquina de tricô = knitting machine
not: knitting machine needle; tricotado; intreccio; tricoter
  "parts of|partes de|parti di" -> 844859
  "parts for|partes para|piezas para|parti per|peças para" -> 844859
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 844859
  "embroidery" -> 844790
  "braiding" -> 844790
  "lace" -> 844790
  "tufting" -> 844790
  "net making" -> 844790
  "tuftmaschine" -> 844790
  "flechtmaschine" -> 844790
  "bordar" -> 844790
  "broder" -> 844790
  "tuftingu" -> 844790
  "tuftpistool" -> 844790
  "tresseuse" -> 844790
  "quilting" -> 845229
  "circular" -> 844712 ~.8
  "rundstrickmaschine" -> 844712 ~.8
  "sock" -> 844711
  * -> 844720
t: flat knitting machine => 844720
t: circular knitting machine 30 inch => 844712
t: rug tufting gun cut pile => 844790
t: knitting needles bamboo => !844720

@ laser-machine
en: laser cutting machine; fiber laser machine; water jet cutter; waterjet cutting machine; wire edm machine; edm machine; ultrasonic machining; fiber laser cutter; co2 laser machine; cnc plasma; spark erosion machine; laser cleaning machine
de: Lasergravurmaschine = laser engraving machine; Laserschneidmaschine = laser cutting machine; Laserschneider = laser cutter; Wasserstrahlschneider = water jet cutter; Erodiermaschine = edm machine
fr: découpe laser = laser cutting machine + machine; découpe jet d'eau = water jet cutter; électroérosion = electrical discharge machine
es: corte por chorro de agua = water jet cutting; electroerosión = electrical discharge machine
it: taglio laser + macchina; macchina laser = laser machine; elettroerosione = spark erosion machine
nl: waterstraalsnijder = water jet cutter
pl: wycinarka laserowa = laser cutting machine; ploter laserowy = laser plotter; elektrodrążarka = edm machine
pt: cortadora a laser = laser cutter; corte plasma = plasma cutter
not: laser engraver part; laser engraver lens; plasma cutter consumables; plasma cutter torch; laser engraver honeycomb; laser module
  "parts of|partes de|parti di" -> 846693
  "parts for|partes para|piezas para|parti per|peças para" -> 846693
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846693
  "plasma" -> 845640
  "plasmaschneider" -> 845640
  "plasmasnijder" -> 845640
  "plazmowa" -> 845640
  "water jet" -> 845650
  "waterjet" -> 845650
  "wasserstrahlschneider" -> 845650
  "jet d eau" -> 845650
  "chorro de agua" -> 845650
  "waterstraalsnijder" -> 845650
  "edm" -> 845630
  "spark erosion" -> 845630
  "erodiermaschine" -> 845630
  "electroerosion" -> 845630
  "elettroerosione" -> 845630
  "elektrodrazarka" -> 845630
  "ultrasonic|ultrasónico|ultrasonidos|ultrasuoni|ultrassónico" -> 845620
  * -> 845611
t: desktop laser engraver 10w => 845611
t: cnc plasma => 845640
t: laser pointer => !845611

@ laundry-machine
en: industrial washing machine; dry cleaning machine; laundry press; steam press machine; ironing machine; flatwork ironer; fusing press; dyeing machine; cloth cutting machine; fabric cutting machine; fabric folding machine; steam ironing press; fabric inspection machine; industrial tumble dryer; garment dyeing machine; sublimation heat press; fabric spreading machine; industrial clothes dryer; textile bleaching machine; tumbler dryer industrial; rotary iron; washer extractor; stenter; textile finishing machine; fabric coating machine; cloth cutter
de: Industriewaschmaschine = industrial washing machine; Bügelpresse = ironing press; Mangel = mangle + Bügel|Wäsche; Färbemaschine = dyeing machine; Textilschneidemaschine = textile cutting machine; Chemischreinigungsmaschine = dry cleaning machine; Bügelmaschine = ironing machine
fr: machine à laver industrielle = industrial washing machine; presse à repasser = ironing press; machine de teinture = dyeing machine; coupeuse de tissu = fabric cutting machine; nettoyage à sec = dry cleaning machine + machine
es: lavadora industrial = industrial washing machine; plancha industrial = industrial iron + prensa; máquina de teñir = dyeing machine; cortadora de tela = fabric cutting machine; máquina limpieza en seco = dry cleaning machine
it: lavatrice industriale = industrial washing machine; pressa da stiro = ironing press; macchina per tintura = dyeing machine; taglierina tessuti = fabric cutter; lavasecco = dry cleaning machine + macchina
nl: industriële wasmachine = industrial washing machine; strijkpers = ironing press; strijkmachine = ironing machine; strijkpersen = ironing press
pl: pralnica przemysłowa = industrial laundry machine; prasowalnica = ironing machine; magiel = mangle; krajarka do tkanin = fabric cutting machine
pt: máquina de lavar industrial = industrial washing machine; prensa de passar = ironing press; máquina de tingir = dyeing machine; cortadora de tecido = fabric cutter
  "parts of|partes de|parti di" -> 845190
  "parts for|partes para|piezas para|parti per|peças para" -> 845190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 845190
  "heat press" -> 847989 ~.3
  "sublimation" -> 847989 ~.3
  "transferpresse" -> 847989 ~.3
  "prensa termica" -> 847989 ~.3
  "termotransferowa" -> 847989 ~.3
  "dry cleaning" -> 845110
  "chemischreinigungsmaschine" -> 845110
  "nettoyage a sec" -> 845110
  "limpieza en seco" -> 845110
  "lavasecco" -> 845110
  "dryer" -> 845129
  "dyeing" -> 845140
  "bleaching" -> 845140
  "teinture" -> 845140
  "tenir" -> 845140
  "tintura" -> 845140
  "farbemaschine" -> 845140
  "tingir" -> 845140
  "cutting" -> 845150
  "cutter" -> 845150
  "folding|plegable|pieghevole|dobrável" -> 845150
  "spreading" -> 845150
  "inspection" -> 845150
  "coupeuse" -> 845150
  "cortadora" -> 845150
  "textilschneidemaschine" -> 845150
  "krajarka" -> 845150
  "taglierina" -> 845150
  "stenter" -> 845180
  "finishing" -> 845180
  "coating" -> 845180
  "washing" -> 845020
  "washer|arandela|rondella|arruela|anilha" -> 845020
  "lavadora" -> 845020
  "laver" -> 845020
  "lavatrice" -> 845020
  "wasmachine" -> 845020
  "industriewaschmaschine" -> 845020
  "pralnica" -> 845020
  "lavar" -> 845020
  * -> 845130
t: industrial washing machine 50 kg => 845020
t: steam ironing press => 845130
t: textile dyeing machine => 845140
t: steam iron 2400w => !845130

@ leather-shoe-machine
en: leather working machine; shoe making machine; leather skiving machine; tanning drum; leather splitting machine; shoe lasting machine; sole pressing machine; shoe repair machine; leather cutting machine; fleshing machine; leather embossing machine
de: Schuhmaschine = shoe machine; Lederschärfmaschine = leather skiving machine; Gerbfass = tanning drum
fr: machine à parer = leather skiving machine; machine pour chaussures = shoe making machine; refendeuse = leather splitting machine
es: máquina para calzado = shoe making machine; rebajadora de cuero = leather skiving machine; máquina de curtido = tanning machine
  "parts of|partes de|parti di" -> 845390
  "parts for|partes para|piezas para|parti per|peças para" -> 845390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 845390
  "shoe" -> 845320
  "sole" -> 845320
  "schuhmaschine" -> 845320
  "chaussures" -> 845320
  "calzado" -> 845320
  "leather cutting" -> 845380
  "embossing" -> 845380
  * -> 845310
t: leather skiving machine => 845310
t: shoe lasting machine => 845320
t: leather shoes men => !845310

@ lifting-machine-part part of hoist, winch, jack-lift, forklift, elevator-lift, conveyor, earthmoving-machine, drilling-rig, crane, handling-machine
en: excavator bucket; bucket teeth; excavator teeth; excavator tooth; conveyor roller; conveyor idler; forklift forks; fork extension + forklift|pallet; elevator door operator; track roller + excavator|undercarriage; excavator track; track chain + excavator; bulldozer blade; elevator part; excavator part; winch part; forklift part; drill rod + rig|rock|well; crane hook block; grapple + excavator|log; hydraulic breaker; elevator button; loader bucket; grab bucket; excavator attachment; quick coupler + excavator; clamshell bucket; sprocket + excavator|undercarriage; carrier roller; idler + excavator|conveyor|track; forklift seat
de: Baggerlöffel = excavator bucket; Baggerschaufel = excavator bucket; Gabelzinken = fork tine; Förderrolle = conveyor roller; Tragrolle = carrying roller; Laufrolle = track roller + Bagger
fr: godet = bucket + pelle|excavatrice; fourche = fork + chariot élévateur; rouleau de convoyeur = conveyor roller
es: cazo = bucket + excavadora; horquilla = fork + montacargas; rodillo transportador = conveyor roller; diente de excavadora = excavator tooth
it: benna = bucket + escavatore; forche = forklift forks + muletto; rullo trasportatore = conveyor roller
nl: graafbak = digging bucket; lepels + heftruck; transportrol = conveyor roller
pl: łyżka do koparki = excavator bucket; widły do wózka = forklift forks; rolka przenośnika = conveyor roller
pt: caçamba = bucket + escavadeira; garfo = fork + empilhadeira
  "bulldozer blade" -> 843142
  "dozer blade" -> 843142
  "bucket|cangilones|tazze|alcatruzes" !"teeth" !"tooth" !"conveyor" -> 843141
  "grapple" !"teeth" !"tooth" !"conveyor" -> 843141
  "grab" !"teeth" !"tooth" !"conveyor" -> 843141
  "clamshell" !"teeth" !"tooth" !"conveyor" -> 843141
  "baggerloffel" !"teeth" !"tooth" !"conveyor" -> 843141
  "baggerschaufel" !"teeth" !"tooth" !"conveyor" -> 843141
  "godet" !"teeth" !"tooth" !"conveyor" -> 843141
  "cucharon" !"teeth" !"tooth" !"conveyor" -> 843141
  "benna" !"teeth" !"tooth" !"conveyor" -> 843141
  "lyzka" !"teeth" !"tooth" !"conveyor" -> 843141
  "graafbak" !"teeth" !"tooth" !"conveyor" -> 843141
  "forklift" -> 843120
  "pallet" -> 843120
  "gabelzinken" -> 843120
  "heftruck" -> 843120
  "montacargas" -> 843120
  "muletto" -> 843120
  "empilhadeira" -> 843120
  "elevator" -> 843131
  "escalator" -> 843131
  "lift part" -> 843131
  "conveyor" -> 843139
  "forderrolle" -> 843139
  "tragrolle" -> 843139
  "convoyeur" -> 843139
  "transportador" -> 843139
  "trasportatore" -> 843139
  "przenosnika" -> 843139
  "transportrol" -> 843139
  "winch" -> 843110
  "hoist" -> 843110
  "jack" -> 843110
  "drill rod" -> 843143
  "drilling" -> 843143
  * -> 843149
t: excavator bucket 60 cm => 843141
t: conveyor roller 89 mm => 843139
t: track roller for excavator undercarriage => 843149
t: excavator mini => !843149

@ liquid-pump-part part of centrifugal-pump, rotary-pump, reciprocating-pump, hand-pump-liquid, fuel-dispenser, other-liquid-pump, engine-pump
en: pump impeller; pump housing; pump casing; pump shaft; impeller + pump|outboard|water|brass; pump head; pump part; pump diaphragm; fuel nozzle + dispenser; pump rotor; pump wear ring; pump repair kit; lotion pump head
de: Pumpenlaufrad; Pumpengehäuse; Laufrad + Pumpe; Pumpenteil
fr: roue de pompe; corps de pompe; turbine de pompe
es: impulsor de bomba; rodete + bomba; carcasa de bomba
it: girante + pompa; corpo pompa
nl: pompwaaier; pomphuis; pomphuizen
pl: wirnik pompy; obudowa pompy
pt: rotor de bomba; carcaça de bomba
  * -> 841391
t: cast iron impeller for centrifugal pump => 841391
t: centrifugal pump => !841391

@ machine-tool-part part of metal-lathe, milling-drilling-machine, grinding-machine, metal-press-machine, wood-machine, laser-machine, machining-centre, metal-saw-machine, stone-glass-machine
en: tool holder + lathe|cnc|bt40|er|milling|turning|hsk; collet + er11|er16|er20|er32|cnc|spring; machine vise; milling vise; machine vice; rotary table; dividing head; lathe tool post; indexing head; lathe live center; live center; tailstock; machine tool part; spindle + cnc milling head; clamping kit + milling; quick change tool post; 3 jaw chuck; magnetic chuck manual; drill press vice; die head; laser engraver part; cnc table clamp; t-slot clamp; r8 collet; morse taper chuck; arbor + drill chuck; press tool holder; laser honeycomb bed
de: Maschinenschraubstock = machine vise; Teilapparat = dividing head; Rundtisch = rotary table; Mitlaufende Körnerspitze = live center; Reitstock = tailstock; Spannpratze = clamping claw
fr: mandrin = chuck + tour|perceuse|porte; pince de serrage = collet + er|fraisage; étau de machine = machine vice; plateau diviseur = dividing head; contre-pointe = tailstock
es: plato de torno = lathe chuck; pinza er = er collet; mordaza de máquina = machine vice; portaherramientas = tool holder + torno|fresa; plato divisor = dividing head; contrapunto = tailstock
it: pinza er = er collet; morsa per fresatrice = milling vise; divisore = dividing head + fresatrice; contropunta = tailstock
pl: tuleja zaciskowa = collet; imadło maszynowe = machine vice; oprawka narzędziowa = tool holder; stół obrotowy = rotary table; podzielnica = dividing head
pt: pinça er = er collet; morsa de máquina = machine vise; porta-ferramentas = tool holder + torno; contraponto = tailstock center
not: tool holder belt; tool holder wall; tool holder rack
  "vise" -> 846620
  "vice" -> 846620
  "schraubstock" -> 846620
  "lathe chuck" -> 846620
  "3 jaw" -> 846620
  "jaw" -> 846620
  "live center" -> 846620
  "drehfutter" -> 846620
  "etau" -> 846620
  "mordaza" -> 846620
  "morsa" -> 846620
  "imadlo" -> 846620
  "tokarski" -> 846620
  "clamp" -> 846620
  "clamping" -> 846620
  "maschinenschraubstock" -> 846620
  "tailstock" -> 846620
  "plato de torno" -> 846620
  "dividing" -> 846630
  "rotary table" -> 846630
  "indexing" -> 846630
  "teilapparat" -> 846630
  "rundtisch" -> 846630
  "diviseur" -> 846630
  "divisor" -> 846630
  "podzielnica" -> 846630
  "machine tool part" -> 846693
  "spindle" -> 846693
  "laser" -> 846693
  * -> 846610
t: keyless drill chuck 13 mm => 846610
t: milling machine vise 100 mm => 846620
t: rotary table 150 mm => 846630
t: mini lathe => !846610

@ machining-centre
en: machining center; machining centre; cnc machining center; vertical machining center; 5 axis machining center; transfer machine + metal|rotary; horizontal machining centre
de: Bearbeitungszentrum = machining centre
fr: centre d'usinage = machining centre
es: centro de mecanizado = machining centre
it: centro di lavoro = machining centre
nl: bewerkingscentrum = machining centre
pl: centrum obróbcze = machining centre
pt: centro de usinagem = machining center; centro de maquinagem = machining center
  "wood|madera|legno|madeira" -> 846520
  "transfer" -> 845730
  * -> 845710
t: cnc vertical machining center => 845710
t: milling cutter set => !845710

@ metal-lathe
en: lathe; cnc lathe; turning center; turning machine; bench lathe; engine lathe; watchmaker lathe; vertical lathe; turning centre
de: Drehmaschine = lathe; CNC Drehmaschine = cnc lathe
fr: tour cnc = cnc lathe; tour parallèle = parallel lathe; mini tour = mini lathe
es: torno = lathe; torno cnc = cnc lathe; torno paralelo = parallel lathe; torno para metal = metal lathe
it: tornio parallelo = engine lathe; tornio cnc = cnc lathe
pt: torno cnc = cnc lathe
not: wood lathe; lathe chuck; lathe tool; lathe cutting tool; lathe bit; lathe tool holder; torno de madera; torneado
  "parts of|partes de|parti di" -> 846693
  "parts for|partes para|piezas para|parti per|peças para" -> 846693
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846693
  "wood|madera|legno|madeira" -> 846599
  "holz" -> 846599
  "drewna" -> 846599
  "hout" -> 846599
  "vertical": kind=cnc 845891; * 845899
  kind=cnc -> 845811 ~.4
  * -> 845819
t: mini metal lathe 550w => 845819
t: cnc lathe horizontal => 845811
t: wood lathe => !845819

@ metal-press-machine
en: press brake; bending machine + metal|sheet|pipe|tube|plate|rebar|bar; shearing machine; guillotine shear; punching machine + metal|hydraulic|hole; ironworker; power press; mechanical press; pipe bender machine; roll forming machine; plate rolling machine; forging hammer; forging press; slip roll; rebar bender; stamping press; turret punch press; folding machine + sheet metal; straightening machine; eccentric press; nibbler machine; power hammer; slitting line; cut to length line; sheet metal folder; hydraulic punching machine; forging machine; bead roller
de: Abkantpresse = press brake; Biegemaschine = bending machine; Tafelschere = guillotine shear; Stanzmaschine = punching or stamping machine; Rohrbiegemaschine = pipe bender machine; Walzprofiliermaschine = roll forming machine; Schmiedehammer = forging hammer; Schmiedepresse = forging press; Exzenterpresse = eccentric press; Blechschere = sheet metal shear + Maschine
fr: presse plieuse = press brake; plieuse = folding machine + tôle; cisaille guillotine = guillotine shear + tôle|métal; poinçonneuse = punching machine + métal; marteau-pilon = power hammer
es: plegadora = bending machine + chapa; dobladora = bending machine + tubo|chapa; cizalla guillotina = guillotine shear; punzonadora = punching machine; martillo de forja = forging hammer; curvadora = bending machine; plegadora hidráulica = hydraulic press brake; plegadora de chapa = sheet metal folding machine; plegadora cnc = cnc press brake
it: pressa piegatrice = press brake; curvatubi = pipe bender; cesoia = shear + lamiera; maglio = power hammer; piegatrice idraulica = hydraulic bending machine; piegatrice cnc = cnc bending machine
nl: kantpers = press brake; buigmachine = bending machine; werkplaatspers = workshop press; plaatschaar = plate shear; kantpersen = press brake; werkplaatspersen = workshop press
pl: prasa krawędziowa = press brake; giętarka = bending machine; gilotyna do blach = guillotine shear; wykrawarka = punching machine; młot kowalski = forging hammer; zaginarka = folding machine
pt: prensa dobradeira = press brake; dobradeira = bending machine; guilhotina = guillotine + chapa; puncionadeira = punching machine; quinadora = press brake; quinadora hidráulica = hydraulic press brake; dobradeira hidráulica = hydraulic bending machine
not: hydraulic press brick; hydraulic crimping; hydraulic press oil; punzonada; punzonado; punzon; sheep shearing machine; shearing machine for sheep
  "parts of|partes de|parti di" -> 846694
  "parts for|partes para|piezas para|parti per|peças para" -> 846694
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846694
  "forging" -> 846219
  "hammer" -> 846219
  "schmiedehammer" -> 846219
  "schmiedepresse" -> 846219
  "pilon" -> 846219
  "forja" -> 846219
  "maglio" -> 846219
  "mlot" -> 846219
  "press brake": kind=cnc 846223 ~.7; * 846229
  "abkantpresse": kind=cnc 846223 ~.7; * 846229
  "presse plieuse": kind=cnc 846223 ~.7; * 846229
  "kantpers": kind=cnc 846223 ~.7; * 846229
  "pressa piegatrice": kind=cnc 846223 ~.7; * 846229
  "krawedziowa": kind=cnc 846223 ~.7; * 846229
  "dobradeira": kind=cnc 846223 ~.7; * 846229
  "roll forming" -> 846225 ~.8
  "walzprofiliermaschine" -> 846225 ~.8
  "slitting" -> 846232
  "cut to length" -> 846232
  "tube": kind=cnc 846251; * 846259
  "pipe": kind=cnc 846251; * 846259
  "rebar|corrugada|corrugado|nervurado|nervado|nervato|nervurato|aderenza migliorata|para hormigón|cemento armato|para betão": kind=cnc 846251; * 846259
  "cintreuse": kind=cnc 846251; * 846259
  "rohrbiegemaschine": kind=cnc 846251; * 846259
  "curvatubi": kind=cnc 846251; * 846259
  "tubo": kind=cnc 846251; * 846259
  "tubos": kind=cnc 846251; * 846259
  "bar bending": kind=cnc 846251; * 846259
  "shear": kind=cnc 846233; * 846239
  "shearing": kind=cnc 846233; * 846239
  "tafelschere": kind=cnc 846233; * 846239
  "cisaille": kind=cnc 846233; * 846239
  "cizalla": kind=cnc 846233; * 846239
  "cesoia": kind=cnc 846233; * 846239
  "gilotyna": kind=cnc 846233; * 846239
  "guilhotina": kind=cnc 846233; * 846239
  "plaatschaar": kind=cnc 846233; * 846239
  "punch": kind=cnc 846242; * 846249
  "punching": kind=cnc 846242; * 846249
  "ironworker": kind=cnc 846242; * 846249
  "nibbler": kind=cnc 846242; * 846249
  "notching": kind=cnc 846242; * 846249
  "stanzmaschine": kind=cnc 846242; * 846249
  "poinconneuse": kind=cnc 846242; * 846249
  "punzonadora": kind=cnc 846242; * 846249
  "punzonatrice": kind=cnc 846242; * 846249
  "ponsmachine": kind=cnc 846242; * 846249
  "wykrawarka": kind=cnc 846242; * 846249
  "puncionadeira": kind=cnc 846242; * 846249
  "bending": kind=cnc 846226; * 846229
  "folding|plegable|pieghevole|dobrável": kind=cnc 846226; * 846229
  "brake": kind=cnc 846226; * 846229
  "rolling": kind=cnc 846226; * 846229
  "slip roll": kind=cnc 846226; * 846229
  "straightening": kind=cnc 846226; * 846229
  "folder": kind=cnc 846226; * 846229
  "bead roller": kind=cnc 846226; * 846229
  "biegemaschine": kind=cnc 846226; * 846229
  "plieuse": kind=cnc 846226; * 846229
  "dobladora": kind=cnc 846226; * 846229
  "plegadora": kind=cnc 846226; * 846229
  "piegatrice": kind=cnc 846226; * 846229
  "buigmachine": kind=cnc 846226; * 846229
  "gietarka": kind=cnc 846226; * 846229
  "zaginarka": kind=cnc 846226; * 846229
  "servo" -> 846263
  "mechanical|mecánico|meccanico" -> 846262
  "power press" -> 846262
  "eccentric" -> 846262
  "stamping" -> 846262
  "exzenterpresse" -> 846262
  "arbor" -> 846269
  "dornpresse" -> 846269
  * -> 846261
t: hydraulic shop press 20 ton => 846261
t: cnc press brake 100 t => 846223
t: manual pipe bender machine => 846259
t: garlic press => !846261

@ metal-saw-machine
en: metal band saw; band saw machine metal; cut off saw; chop saw metal; gear hobbing machine; gear cutting machine; broaching machine; slotting machine; shaping machine metal; cold saw; metal planer; hacksaw machine; metal bandsaw; key duplicating machine
de: Metallbandsäge = metal band saw; Wälzfräsmaschine = gear hobbing machine; Räummaschine = broaching machine; Stoßmaschine = slotting machine; Schlüsselfräsmaschine = key cutting machine; Trennsäge = cut off saw + Metall
fr: scie à ruban métal = metal band saw; tronçonneuse à métaux = metal cut off saw; machine à tailler les engrenages = gear cutting machine; brocheuse = broaching machine; machine à clés = key cutting machine
es: sierra de cinta para metal = metal band saw; tronzadora de metal = metal cutting saw; talladora de engranajes = gear cutting machine; brochadora = broaching machine; duplicadora de llaves = key duplicating machine
it: segatrice a nastro = band saw; troncatrice per metallo = cut-off saw for metal; dentatrice = gear cutting machine; brocciatrice = broaching machine; duplicatrice chiavi = key duplicating machine
pl: przecinarka taśmowa = band saw machine; piła taśmowa do metalu = metal band saw; przeciągarka = broaching machine
  "gear" -> 846140
  "walzfrasmaschine" -> 846140
  "engrenages" -> 846140
  "engranajes" -> 846140
  "dentatrice" -> 846140
  "broach" -> 846130
  "broaching" -> 846130
  "raummaschine" -> 846130
  "brocheuse" -> 846130
  "brochadora" -> 846130
  "slotting" -> 846120
  "shaping" -> 846120
  "stossmaschine" -> 846120
  "planer" -> 846190
  "key" -> 845969 ~.9
  "schlusselfrasmaschine" -> 845969 ~.9
  "cles" -> 845969 ~.9
  "llaves" -> 845969 ~.9
  "chiavi" -> 845969 ~.9
  * -> 846150
t: metal band saw 1100w => 846150
t: gear hobbing machine => 846140
t: key chain => !846150

@ metering-pump
en: dosing pump; metering pump; chemical dosing pump; chlorine dosing pump
de: Dosierpumpe = dosing pump
fr: pompe doseuse = dosing pump
es: bomba dosificadora = dosing pump
it: pompa dosatrice = dosing pump
nl: doseerpomp = dosing pump
pl: pompa dozująca = dosing pump
pt: bomba dosadora = dosing pump
  "peristaltic" -> 841381
  "measuring" -> 841319
  "meter" -> 841319
  * -> 841350      # 8413.19 wants a fitted measuring device; a plain dosing pump works by a diaphragm
t: solenoid diaphragm dosing pump for chlorine => 841350
t: soap dispenser pump => !841350

@ milling-drilling-machine
en: cnc milling machine; pillar drill; radial drilling machine; drilling machine + metal|bench|radial|magnetic|column; boring machine + metal|horizontal|cylinder; tapping machine; mill drill; knee type milling machine; turret milling machine; threading machine + bolt|metal; bench drill press; electric tapping arm
de: Säulenbohrmaschine = pillar drill; Gewindeschneidmaschine = thread cutting machine; CNC Fräsmaschine = cnc milling machine
fr: fraiseuse cnc = cnc milling machine
es: fresadora = milling machine; roscadora = threading machine; mandrinadora = boring machine
it: fresatrice = milling machine; maschiatrice = tapping machine
nl: tapmachine = tapping machine
pl: frezarka = milling machine; gwinciarka = threading machine; wytaczarka = boring machine
pt: fresadora = milling machine; rosqueadeira = threading machine; furadeira de coluna = pillar drill
not: wood milling machine; dental milling machine; milling machine vise; milling machine power feed; flour milling machine; rice milling machine; corn milling machine; mandrinar
  "parts of|partes de|parti di" -> 846693
  "parts for|partes para|piezas para|parti per|peças para" -> 846693
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846693
  "wood|madera|legno|madeira" -> 846592
  "tapping" -> 845970
  "threading" -> 845970
  "gewindeschneidmaschine" -> 845970
  "taraudeuse" -> 845970
  "roscadora" -> 845970
  "maschiatrice" -> 845970
  "tapmachine" -> 845970
  "gwinciarka" -> 845970
  "rosqueadeira" -> 845970
  "boring": kind=cnc 845941; * 845949
  "aleseuse": kind=cnc 845941; * 845949
  "mandrinadora": kind=cnc 845941; * 845949
  "alesatrice": kind=cnc 845941; * 845949
  "wytaczarka": kind=cnc 845941; * 845949
  "magnetic" -> 846729 ~.5
  "magnetbohrmaschine" -> 846729 ~.5
  "magnetique" -> 846729 ~.5
  "magnetico" -> 846729 ~.5
  "drill": kind=cnc 845921; * 845929
  "drilling": kind=cnc 845921; * 845929
  "standerbohrmaschine": kind=cnc 845921; * 845929
  "tischbohrmaschine": kind=cnc 845921; * 845929
  "saulenbohrmaschine": kind=cnc 845921; * 845929
  "perceuse": kind=cnc 845921; * 845929
  "taladro": kind=cnc 845921; * 845929
  "trapano": kind=cnc 845921; * 845929
  "kolomboormachine": kind=cnc 845921; * 845929
  "tafelboormachine": kind=cnc 845921; * 845929
  "wiertarka": kind=cnc 845921; * 845929
  "furadeira": kind=cnc 845921; * 845929
  "knee": kind=cnc 845951; * 845959
  "turret": kind=cnc 845951; * 845959
  kind=cnc -> 845961 ~.4
  * -> 845969
t: bench drill press 500w => 845929
t: cnc milling machine metal => 845961
t: bolt threading machine => 845970
t: hand drill 600w => !845969

@ mineral-machine
en: stone crusher; jaw crusher; ball mill; concrete mixer; cement mixer; sand washing machine; vibrating screen; asphalt plant; asphalt mixing plant; brick making machine; block making machine; mortar mixer; concrete batching plant; gold washing plant; cone crusher; ore crusher; rock crusher; mineral grinder; impact crusher; trommel screen; sand screening machine; raymond mill; tile making machine; foundry sand moulding machine; hammer crusher; planetary ball mill
de: Betonmischer = concrete mixer; Betonmischmaschine = concrete mixer; Steinbrecher = stone crusher; Backenbrecher = jaw crusher; Kugelmühle = ball mill; Siebmaschine = screening machine + Sand|Erz; Asphaltmischanlage = asphalt mixing plant; Ziegelmaschine = brick making machine; Mörtelmischer = mortar mixer; Siebanlage = screening plant
fr: bétonnière = concrete mixer; concasseur = crusher; broyeur à boulets = ball mill; crible = screen + vibrant; centrale à béton = concrete batching plant; machine à briques = brick making machine; centrale d'enrobage = asphalt plant
es: hormigonera = concrete mixer; mezcladora de concreto = concrete mixer; trituradora de piedra = stone crusher; molino de bolas = ball mill; criba vibratoria = vibrating screen; planta de asfalto = asphalt plant; bloquera = block making machine; máquina de bloques = block making machine
it: betoniera = concrete mixer; frantoio = crusher + pietre|mascelle; mulino a sfere = ball mill; vaglio vibrante = vibrating screen; impianto asfalto = asphalt plant; macchina per mattoni = brick making machine
nl: betonmolen = concrete mixer; betonmixer = concrete mixer; steenbreker = stone crusher; kogelmolen = ball mill; zeefmachine = screening machine + zand
pl: betoniarka = concrete mixer; kruszarka = crusher; młyn kulowy = ball mill; przesiewacz wibracyjny = vibrating screen; wytwórnia asfaltu = asphalt plant
pt: betoneira = concrete mixer; britador = crusher; moinho de bolas = ball mill; peneira vibratória = vibrating screen; usina de asfalto = asphalt plant
not: concrete mixer truck; cement mixer toy; concrete mixer toy; jaw crusher plate
  "parts of|partes de|parti di" -> 847490
  "parts for|partes para|piezas para|parti per|peças para" -> 847490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847490
  "asphalt" -> 847432
  "bitumen" -> 847432
  "asphaltmischanlage" -> 847432
  "asfalto" -> 847432
  "enrobage" -> 847432
  "asfaltu" -> 847432
  "concrete|hormigón|calcestruzzo|betão" !"block|bloque|blocco|bloco" -> 847431
  "cement" !"block|bloque|blocco|bloco" -> 847431
  "mortar|mortero|malta|argamassa" !"block|bloque|blocco|bloco" -> 847431
  "betonmischer" !"block|bloque|blocco|bloco" -> 847431
  "betonmischmaschine" !"block|bloque|blocco|bloco" -> 847431
  "mortelmischer" !"block|bloque|blocco|bloco" -> 847431
  "betonniere" !"block|bloque|blocco|bloco" -> 847431
  "hormigonera" !"block|bloque|blocco|bloco" -> 847431
  "concreto" !"block|bloque|blocco|bloco" -> 847431
  "betoniera" !"block|bloque|blocco|bloco" -> 847431
  "betonmolen" !"block|bloque|blocco|bloco" -> 847431
  "betonmixer" !"block|bloque|blocco|bloco" -> 847431
  "betoniarka" !"block|bloque|blocco|bloco" -> 847431
  "betoneira" !"block|bloque|blocco|bloco" -> 847431
  "beton" !"block|bloque|blocco|bloco" -> 847431
  "brick" -> 847480
  "block|bloque|blocco|bloco" -> 847480
  "tile" -> 847480
  "ziegelmaschine" -> 847480
  "briques" -> 847480
  "bloquera" -> 847480
  "bloques" -> 847480
  "mattoni" -> 847480
  "foundry" -> 847480
  "clay|arcilla|argilla|argila" -> 847480
  "pug mill" -> 847480
  "screen" -> 847410
  "screening" -> 847410
  "washing" -> 847410
  "trommel" -> 847410
  "siebmaschine" -> 847410
  "siebanlage" -> 847410
  "crible" -> 847410
  "criba" -> 847410
  "vaglio" -> 847410
  "przesiewacz" -> 847410
  "peneira" -> 847410
  * -> 847420
t: jaw crusher for stone => 847420
t: electric concrete mixer 140 l => 847431
t: concrete block making machine => 847480
t: stand mixer 1200w => !847420

@ mineral-machine-part part of mineral-machine
en: crusher jaw plate; jaw plate; crusher hammer; ball mill liner; grinding ball + mill|forged; mantle + cone crusher; concrete mixer drum; crusher part; concrete mixer part; mill liner; screen mesh + vibrating screen
  * -> 847490
t: manganese steel jaw plate for crusher => 847490
t: stone crusher => !847490

@ mould
en: injection mould; injection mold; plastic injection mold; die casting mold; die casting mould; mold base; mould base; blow mould; concrete mould; tyre mould; foundry flask; foundry pattern; rubber mould; glass mould industrial; casting mold + metal|silicone|resin|foundry; paving mold; mould for plastic; silicone mold + resin|epoxy|soap|candle|casting|concrete|plaster; brick mould; mold making + injection
de: Spritzgussform = injection mould; Spritzgießwerkzeug = injection mould; Silikonform = silicone mould + Harz|Kerzen|Seife; Betonform = concrete mould; Formaufbau = mould base
fr: moule à injection = injection mould; moule silicone = silicone mould + résine|bougie|savon; moule à béton = concrete mould; moule de fonderie = foundry mould
es: molde de inyección = injection mould; molde de silicona = silicone mold + resina|jabón|velas; molde para hormigón = concrete mould; molde de fundición = casting mould; molde vela = candle mould
it: stampo a iniezione = injection mould; stampo silicone = silicone mould + resina|candele|sapone; stampo per calcestruzzo = concrete mould
nl: spuitgietmatrijs = injection mould; matrijs = mould; siliconen mal = silicone mold; gietmal = casting mold; betonmal = concrete mould
pl: forma wtryskowa = injection mould; forma silikonowa = silicone mould + żywica|świece|mydło; forma do betonu = concrete mould; forma odlewnicza = casting mould
pt: molde de injeção = injection mould; molde de silicone = silicone mold + resina|sabão|vela; molde para concreto = concrete mould
not: cake mold; baking mould; chocolate mold; ice mold; jelly mold; mold remover; mould cleaner; ice cream mold
  "mold base" -> 848020
  "mould base" -> 848020
  "formaufbau" -> 848020
  "flask" -> 848010
  "pattern" -> 848030
  "die casting" -> 848041
  "concrete|betão" -> 848060
  "cement" -> 848060
  "plaster" -> 848060
  "paving" -> 848060
  "brick" -> 848060
  "betonform" -> 848060
  "beton" -> 848060
  "hormigon" -> 848060
  "betonmal" -> 848060
  "calcestruzzo" -> 848060
  "betonu" -> 848060
  "concreto" -> 848060
  "glass mould" -> 848050
  "glass mold" -> 848050
  "foundry" -> 848049
  "metal casting" -> 848049
  "fonderie" -> 848049
  "fundicion" -> 848049
  "odlewnicza" -> 848049
  "silicone" -> 848079
  "resin" -> 848079
  "blow" -> 848079
  "candle" -> 848079
  "soap|jabón|sapone|sabão" -> 848079
  "silikonform" -> 848079
  "resina" -> 848079
  "silicona" -> 848079
  "kerzenform" -> 848079
  "seifenform" -> 848079
  "bougie" -> 848079
  "vela" -> 848079
  * -> 848071
t: steel plastic injection mould => 848071
t: silicone epoxy resin mold => 848079
t: die casting mould for aluminium => 848041
t: silicone cake mold => !848071

@ mower-machine
en: riding mower; lawn tractor; zero turn mower; sickle bar mower; rotary mower; hay mower; disc mower; mower + tractor|flail|drum; self propelled mower
de: Mulcher + Traktor; Mähwerk; Balkenmäher
fr: tracteur tondeuse; faucheuse
es: segadora
it: trattorino rasaerba; falciatrice
nl: maaier + gras|trekker
not: lawn mower blade; mower blade; lawn mower part; lawn mower cover; lawn mower toy; lawn mower belt; lawn mower wheel; lawn mower carburetor; lawn mower battery; lawn mower oil; lawn mower engine; robot mower garage; lawn mower air filter
  "parts of|partes de|parti di" -> 843390
  "parts for|partes para|piezas para|parti per|peças para" -> 843390
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843390
  "reel" -> 843319
  "cylinder" -> 843319
  "push mower" -> 843319
  "spindelmaher" -> 843319
  "tractor mounted" -> 843320
  "flail" -> 843320
  "sickle" -> 843320
  "disc" -> 843320
  "drum" -> 843320
  "hay" -> 843320
  "mahwerk" -> 843320
  "faucheuse" -> 843320
  "falciatrice" -> 843320
  * -> 843311
t: cordless robot lawn mower => 843311
t: hand push reel mower => 843319
t: sickle bar mower => 843320
t: lawn mower blade => !843311

@ mower-part part of mower-machine, harvester
en: lawn mower part; lawn mower wheel; lawn mower deck; grass catcher bag + mower; mower deck spindle; mower blade spindle; combine harvester part; baler knotter; sickle bar section; lawn mower cable
de: Mähmesser; Mähroboter Messer
fr: pièce tondeuse
es: hoja cortacésped
pl: ostrze do kosiarki
pt: lâmina de cortador de grama
  "blade" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "messer" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "mahmesser" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "lame" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "cuchilla" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "lama" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "noz" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "noze" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "lamina" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "rasenmahermesser" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "maaimes" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  "sickle" -> 820840 ~.9     # knives and cutting blades for agricultural machines: 8208
  * -> 843390
t: lawn mower wheel => 843390
t: lawn mower blade 46 cm => 820840
t: lawn mower => !843390

@ nuclear-reactor
en: nuclear reactor; reactor pressure vessel + nuclear; nuclear fuel rod; nuclear fuel element; nuclear fuel cartridge; isotope separation machine; uranium centrifuge
de: Kernreaktor = nuclear reactor; Brennelement = nuclear fuel element
fr: réacteur nucléaire = nuclear reactor
es: reactor nuclear = nuclear reactor
  "fuel" -> 840130
  "isotope" -> 840120
  "centrifuge" -> 840120
  * -> 840110
t: nuclear reactor for power station => 840110
t: nuclear fuel rod not irradiated => 840130
t: chemical reactor vessel stainless => !8401

@ office-laminator
en: a4 laminator; pouch laminator; desktop laminator; thermal laminator
not: laminator pouch; laminating pouch
  * -> 842010         # calendering or rolling machine, WCO practice
t: a4 pouch laminator => 842010
t: laminating pouches a4 => !842010

@ office-machine
en: banknote counter; atm machine; automated teller machine; mail opening machine; letter folding machine; paper folding machine; duplicator; mimeograph; duplicating machine; cash counting machine; mail sorting machine; envelope inserting machine; pencil sharpening machine electric; banknote dispenser
de: Geldzähler = money counter; Münzzähler = coin counter; Geldautomat = automated teller machine; Falzmaschine = folding machine; Kuvertiermaschine = envelope inserting machine
fr: compteuse de monnaie = money counter; distributeur automatique de billets = automated teller machine; plieuse de courrier = letter folding machine; duplicateur = duplicator
es: cajero automático = automated teller machine; duplicadora = duplicator; plegadora de papel = paper folding machine
it: contamonete = coin counter; bancomat = atm machine + macchina; piegacarta = paper folding machine
nl: biljettelmachine = banknote counter; muntenteller = coin counter; geldautomaat = automated teller machine
pl: liczarka do banknotów = banknote counter; bankomat = atm machine; sorter monet = coin sorter
pt: contadora de notas = banknote counter; caixa automático = automated teller machine; contador de moedas = coin counter
  "parts of|partes de|parti di" -> 847340
  "parts for|partes para|piezas para|parti per|peças para" -> 847340
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847340
  "duplicator" -> 847210
  "mimeograph" -> 847210
  "duplicating" -> 847210
  "duplicateur" -> 847210
  "duplicadora" -> 847210
  "mail" -> 847230
  "letter" -> 847230
  "envelope" -> 847230
  "kuvertiermaschine" -> 847230
  "courrier" -> 847230
  * -> 847290
t: banknote counter => 847290
t: mail sorting machine => 847230
t: counter stool => !847290

@ office-machine-part part of office-machine, cash-register, calculator
en: atm part; cash register part; banknote cassette; typewriter ribbon spool mechanism; atm keypad; atm card reader part; cash counter belt; cash drawer
de: Kassenschublade; Kassenlade
fr: tiroir-caisse
es: cajón portamonedas; cajón de dinero
it: cassetto portasoldi
pl: szuflada kasowa
  "atm" -> 847340
  "banknote" -> 847340
  * -> 847329
t: cash drawer for cash register pos => 847329
t: atm keypad replacement => 847340
t: money counter => !847329

@ other-engine
en: wind engine; steam engine; stirling engine; rocket motor; rocket engine; ramjet; spring operated motor; gas spring actuator engine; steam reciprocating engine
de: Dampfmaschine = steam engine; Stirlingmotor = stirling engine; Raketentriebwerk = rocket engine; Raketenmotor = rocket motor
fr: moteur à vapeur = steam engine; moteur-fusée = rocket engine; moteur stirling = stirling engine
es: motor de vapor = steam engine; motor cohete = rocket engine
it: motore a vapore = steam engine; motore stirling = stirling engine
not: steam engine model; stirling engine model; steam engine toy; model rocket motor
  "rocket" -> 841210
  "ramjet" -> 841210
  * -> 841280
t: solid rocket motor => 841210
t: steam engine reciprocating => 841280
t: stirling engine model kit desk toy => !8412

@ other-liquid-pump
en: peristaltic pump; liquid ring water pump; electromagnetic pump + liquid|water|coffee; vibratory pump; magnetic drive pump; jet ejector pump; hose pump + peristaltic; ulka pump
de: Schlauchpumpe; Peristaltikpumpe; Magnetkreiselpumpe
fr: pompe péristaltique
es: bomba peristáltica
it: pompa peristaltica
nl: slangenpomp
pl: pompa perystaltyczna
pt: bomba peristáltica
  "magnetic drive" -> 841370
  * -> 841381
t: 12v peristaltic pump => 841381
t: centrifugal pump => !841381

@ outboard-motor
en: outboard motor; outboard engine; petrol outboard; boat outboard engine; 4 stroke outboard
de: Außenbordmotor = outboard motor; Außenborder = outboard motor
fr: moteur hors-bord = outboard motor
es: motor fueraborda = outboard motor
it: motore fuoribordo = outboard motor
nl: buitenboordmotor = outboard motor
pl: silnik zaburtowy = outboard motor
pt: motor fora de borda = outboard motor
not: outboard motor cover; electric outboard motor; outboard motor oil; outboard motor stand; outboard motor bracket; outboard motor propeller; outboard motor impeller
  "electric|eléctrico|elettrico|elétrico" -> 850131
  * -> 840721
t: 4 stroke 9.9 hp outboard motor => 840721
t: outboard motor cover oxford => !840721

@ packaging-machine
en: packaging machine; packing machine; wrapping machine; shrink wrapping machine; strapping machine; flow pack machine; pallet wrapper; stretch wrapping machine; carton sealing machine; sachet packing machine; blister packing machine; vacuum packaging machine; cartoning machine; tray sealer
de: Verpackungsmaschine = packaging machine; Umreifungsmaschine = strapping machine; Stretchwickler = stretch wrapping machine
fr: machine d'emballage = packaging machine; emballeuse = packing machine; cercleuse = strapping machine
es: máquina empacadora = packing machine; máquina de embalaje = packaging machine; flejadora = strapping machine
it: macchina confezionatrice = packaging machine; reggiatrice = strapping machine
nl: verpakkingsmachine = packaging machine
pl: maszyna pakująca = packing machine; owijarka = wrapping machine
pt: máquina de embalagem = packaging machine; embaladora = packing machine
  "parts of|partes de|parti di" -> 842290
  "parts for|partes para|piezas para|parti per|peças para" -> 842290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842290
  * -> 842240
t: automatic pallet stretch wrapping machine => 842240
t: packing tape brown => !842240

@ paper-cutter-machine
en: guillotine + paper|a4|stack; paper guillotine; paper slitting machine; roll slitter; bag making machine; paper bag machine; envelope making machine; carton making machine; box making machine; creasing machine; paper perforating machine; paper cup machine; slitter rewinder; carton folding gluing machine; craft die cutting machine; egg tray machine
de: Papierschneidemaschine = paper cutting machine; Schneidemaschine = cutting machine + Papier; Stanzmaschine = punching or die cutting machine + Papier; Schachtelmaschine = box making machine
fr: machine à sacs = bag making machine; plieuse-colleuse = carton folding gluing machine; découpeuse = cutting machine + papier
es: guillotina = guillotine + papel; cizalla = shears + papel; máquina de bolsas = bag making machine; cortadora de papel = paper cutter
it: macchina sacchetti = bag making machine
nl: snijmachine = cutting machine + papier
pl: gilotyna = guillotine + papier; trymer = trimmer + papier; wykrojnik = cutting die + maszyna
pt: guilhotina = guillotine + papel; máquina de sacos = bag making machine
not: decouper
  "parts of|partes de|parti di" -> 844190
  "parts for|partes para|piezas para|parti per|peças para" -> 844190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 844190
  "bag" -> 844120
  "envelope" -> 844120
  "sacs" -> 844120
  "bolsas" -> 844120
  "sacchetti" -> 844120
  "sacos" -> 844120
  "carton" -> 844130
  "box" -> 844130
  "folding gluing" -> 844130
  "paper cup" -> 844130
  "schachtelmaschine" -> 844130
  "plieuse" -> 844130
  "egg tray" -> 844140
  "pulp" -> 844140
  "die cutting" -> 844180
  "creasing" -> 844180
  "perforating" -> 844180
  "troqueladora" -> 844180
  "fustellatrice" -> 844180
  "plate" -> 844180
  * -> 844110
t: a4 paper trimmer guillotine => 844110
t: paper bag making machine => 844120
t: craft die cutting machine => 844180
t: paper a4 500 sheets => !844110

@ paper-machine
en: pulp making machine; paper making machine; paper machine; paper mill machine; tissue paper machine; pulper + paper; corrugator; corrugated board line; toilet paper machine; paper coating machine; paper finishing machine; cellulose digester
de: Papiermaschine; Stoffauflöser
fr: machine à papier; onduleuse + carton
es: máquina de papel; corrugadora; máquina papelera
not: corrugar; corrugado; corrugada
  "parts of|partes de|parti di" -> 843999
  "parts for|partes para|piezas para|parti per|peças para" -> 843999
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843999
  "pulp" -> 843910
  "pulper" -> 843910
  "digester" -> 843910
  "coating" -> 843930
  "finishing" -> 843930
  "corrugator" -> 843930
  "corrugated|ondulado|corrugado|ondulato|canelado" -> 843930
  "onduleuse" -> 843930
  "corrugadora" -> 843930
  * -> 843920
t: tissue paper making machine => 843920
t: corrugated board line => 843930
t: paper cutting machine => !843920

@ petrol-engine
en: petrol engine; gasoline engine; spark ignition engine; 4 stroke engine; 2 stroke engine; car engine; motorcycle engine; aircraft piston engine; engine + horizontal shaft|vertical shaft|go kart|lawn mower|complete|crate; small engine; gas engine + industrial|cogeneration; wankel engine; moped engine; complete engine; engine assembly
de: Benzinmotor = petrol engine; Ottomotor = spark ignition engine; Motorradmotor = motorcycle engine; Verbrennungsmotor = internal combustion engine
fr: moteur à essence = petrol engine; moteur thermique = combustion engine; moteur à explosion = internal combustion engine
es: motor de gasolina = petrol engine; motor de explosión = internal combustion engine
it: motore a benzina = petrol engine; motore a scoppio = internal combustion engine
nl: benzinemotor = petrol engine
pl: silnik benzynowy = petrol engine
pt: motor a gasolina = gasoline engine
not: engine oil; engine mount; engine stand; car engine toy; engine hoist; search engine; steam engine; engine cover; engine cleaner; engine model; engine block model
  "parts of|partes de|parti di" -> 840991
  "parts for|partes para|piezas para|parti per|peças para" -> 840991
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 840991
  "aircraft|aeronave|avión|aereo|aeronautico|avião" -> 840710
  "aviation" -> 840710
  "inboard" -> 840729
  "diesel" -> 840820
  "motorcycle": cylinder<=50 840731 ~.1; cylinder<=250 840732 ~.7; * 840733
  "moped": cylinder<=50 840731 ~.1; cylinder<=250 840732 ~.7; * 840733
  "scooter": cylinder<=50 840731 ~.1; cylinder<=250 840732 ~.7; * 840733
  "car" -> 840734
  "vehicle" -> 840734
  "automobile" -> 840734
  "crate" -> 840734
  "truck|camión|camião|caminhão" -> 840734
  * -> 840790
t: petrol engine 6.5hp horizontal shaft => 840790
t: 125cc motorcycle engine => 840732
t: car engine assembly 2.0 petrol => 840734
t: engine oil 5w30 => !8407

@ plain-bearing
en: pillow block bearing; bearing housing; plummer block; plain bearing; bronze bushing; bushing + bronze|brass|sleeve|plain|oilless|self lubricating|shaft; sleeve bearing; flange bearing unit; rod end bearing; main bearing + engine; connecting rod bearing; engine bearing; spherical plain bearing; mounted bearing unit; linear bearing housing; bearing pillow block; bearing shell; thrust washer + engine
de: Stehlager = pillow block bearing; Gleitlager = plain bearing; Lagergehäuse = bearing housing; Gleitbuchse = sleeve bearing; Flanschlager = flange bearing; Gelenkkopf = rod end bearing; Lagerbock = bearing block; Pleuellager = connecting rod bearing; Lagerschale = bearing shell
fr: palier à roulement = pillow block bearing; coussinet = bearing bush; palier lisse = plain bearing; bague bronze = bronze bush; rotule = spherical plain bearing + m8|m10|tige
es: soporte de rodamiento = bearing housing; cojinete liso = plain bearing; buje de bronce = bronze bushing; chumacera = pillow block bearing; rótula = spherical bearing + m8|m10
it: supporto cuscinetto = bearing support; bronzina = bearing bush; boccola = bushing + bronzo; cuscinetto radente = plain bearing; snodo sferico = spherical plain bearing + m8|m10
nl: lagerblok = pillow block bearing; glijlager = plain bearing; lagerbus = bushing; lagerhuis = bearing housing; lagerhuizen = bearing housing
pl: łożysko ślizgowe = plain bearing; oprawa łożyska = bearing housing; tuleja brązowa = bronze bushing; panewka = bearing shell; obudowa łożyska = bearing housing
pt: mancal = bearing block; mancal de rolamento = pillow block bearing; bucha de bronze = bronze bushing; bronzina = bearing shell
not: suspension bushing; control arm bushing; drill bushing; rotuladora; rotulador; rotuladores
  "pillow block" -> 848320 ~.8
  "plummer" -> 848320 ~.8
  "flange bearing" -> 848320 ~.8
  "mounted bearing" -> 848320 ~.8
  "stehlager" -> 848320 ~.8
  "flanschlager" -> 848320 ~.8
  "chumacera" -> 848320 ~.8
  "lagerblok" -> 848320 ~.8
  * -> 848330
t: bronze sleeve bushing 20x26 => 848330
t: pillow block bearing ucp205 => 848320
t: control arm bushing => !848330

@ plastics-machine
en: injection molding machine; injection moulding machine; plastic extruder; extruder machine; blow molding machine; blow moulding machine; thermoforming machine; film blowing machine; tyre retreading machine; rubber mixing mill; plastic recycling machine; plastic shredder machine; vulcanizing press; bottle blowing machine; plastic granulator; pvc pipe extrusion line; plastic welding machine hot air; compression molding machine; plastic crusher; pelletizing machine plastic; rubber press; plastic extrusion line; tire curing press; plastic injection machine
de: Spritzgießmaschine; Spritzgussmaschine; Extruder + Kunststoff; Blasformmaschine; Thermoformmaschine; Tiefziehmaschine; Kunststoffschredder
fr: presse à injecter; machine d'injection plastique; extrudeuse; souffleuse + bouteille|plastique; thermoformeuse; presse à vulcaniser
es: máquina inyectora; inyectora de plástico; sopladora de botellas; termoformadora; trituradora de plástico
it: pressa a iniezione; soffiatrice; termoformatrice
nl: spuitgietmachine; extruder + kunststof; blaasvormmachine
pl: wtryskarka; wytłaczarka; rozdmuchiwarka
pt: máquina injetora; injetora de plástico; sopradora + garrafas; termoformadora
not: 3d printer extruder; termoformado; termoformada
  "parts of|partes de|parti di" -> 847790
  "parts for|partes para|piezas para|parti per|peças para" -> 847790
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847790
  "blow" !"film|película|lámina plástica|pellicola|filme" -> 847730
  "blowing" !"film|película|lámina plástica|pellicola|filme" -> 847730
  "blasformmaschine" -> 847730
  "souffleuse" -> 847730
  "sopladora" -> 847730
  "soffiatrice" -> 847730
  "blaasvormmachine" -> 847730
  "rozdmuchiwarka" -> 847730
  "sopradora" -> 847730
  "injection" -> 847710
  "spritzgiessmaschine" -> 847710
  "spritzgiesmaschine" -> 847710
  "spritzgussmaschine" -> 847710
  "injecter" -> 847710
  "inyectora" -> 847710
  "iniezione" -> 847710
  "spuitgietmachine" -> 847710
  "wtryskarka" -> 847710
  "injetora" -> 847710
  "thermoforming" -> 847740
  "vacuum forming" -> 847740
  "thermoformmaschine" -> 847740
  "tiefziehmaschine" -> 847740
  "thermoformeuse" -> 847740
  "termoformadora" -> 847740
  "termoformatrice" -> 847740
  "retreading" -> 847751
  "curing" -> 847751
  "vulcanizing" -> 847759
  "compression" -> 847759
  "press" -> 847759
  "recycling" -> 847780
  "shredder" -> 847780
  "granulator" -> 847780
  "crusher" -> 847780
  "mixing" -> 847780
  "welding|soldadura|saldatura|soldagem" -> 847780
  "pelletizing" -> 847780
  "trituradora" -> 847780
  "kunststoffschredder" -> 847780
  * -> 847720
t: plastic injection molding machine 120 t => 847710
t: pet bottle blowing machine => 847730
t: pvc pipe extrusion line => 847720
t: injection needle => !847720

@ plastics-machine-part part of plastics-machine
en: extruder screw; injection screw barrel; screw barrel; extruder barrel; extruder die; plastic machine part; injection molding machine part
de: Extruderschnecke
fr: vis d'extrusion
es: tornillo extrusor
  * -> 847790
t: bimetallic extruder screw barrel => 847790
t: plastic extruder => !847790

@ pneumatic-cylinder
en: pneumatic cylinder; air cylinder; pneumatic actuator; compact air cylinder; rodless cylinder; pneumatic gripper; brake chamber actuator; pneumatic linear actuator; piston pneumatic cylinder
de: Pneumatikzylinder = pneumatic cylinder; Druckluftzylinder = air cylinder
fr: vérin pneumatique = pneumatic cylinder
es: cilindro neumático = pneumatic cylinder
it: cilindro pneumatico = pneumatic cylinder
nl: pneumatische cilinder = pneumatic cylinder
pl: siłownik pneumatyczny = pneumatic cylinder
pt: cilindro pneumático = pneumatic cylinder
not: pneumatic rotary actuator
  * -> 841231
t: SC50x100 pneumatic air cylinder => 841231
t: hydraulic cylinder => !841231

@ prepress
en: printing plate; offset plate; plate making machine; flexo plate; printing cylinder; printing block + metal|letterpress; lithographic stone; type setting machine; ctp machine; zinc printing plate; ps plate
de: Druckplatte = printing plate; Offsetplatte = offset plate; Druckzylinder = printing cylinder; Klischee = printing cliche
fr: plaque d'impression = printing plate; plaque offset = offset plate; cliché d'imprimerie = printing block
es: plancha de impresión = printing plate; plancha offset = offset plate; cliché = printing block + impresión
it: lastra offset = offset plate; lastra di stampa = printing plate
nl: drukplaat = printing plate
pl: płyta offsetowa = offset plate; płyta drukarska = printing plate
pt: chapa offset = offset plate; chapa de impressão = printing plate
not: license plate; photopolymer plate unexposed
  "parts of|partes de|parti di" -> 844240
  "parts for|partes para|piezas para|parti per|peças para" -> 844240
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 844240
  "machine" -> 844230
  * -> 844250
t: engraved flexo printing plate => 844250
t: dinner plate => !844250

@ printing-machine-part part of printing-press, paper-cutter-machine, bookbinding-machine, paper-machine
en: printing blanket cylinder; printing press part; ink roller + offset|press; anilox roller; squeegee + screen printing; offset machine part; printing machine spare part; doctor blade + printing; paper machine part; paper cutter part; paper cutter blade holder part; screen printing frame part
de: Druckmaschinenteil; Rasterwalze
fr: pièce de presse d'imprimerie
  "paper machine" -> 843999
  "paper cutter" -> 844190
  * -> 844391
t: anilox roller for flexographic printing => 844391
t: rotary screen printing press => !844391

@ printing-press
en: offset printing press; printing press; screen printing machine; pad printing machine; flexographic printing machine; offset printer; gravure printing machine; letterpress machine; heat transfer printing press; rotogravure machine; label printing press; screen printing press; silk screen printing machine; industrial inkjet printer; uv flatbed printer; dtg printer; textile printing machine; offset machine; offset press; date coding machine; inkjet coder
de: Druckmaschine; Offsetdruckmaschine; Siebdruckmaschine; Tampondruckmaschine; Flexodruckmaschine
fr: presse offset; machine à imprimer; machine de sérigraphie; tampographie + machine; presse d'imprimerie
es: prensa offset; máquina de serigrafía; máquina de impresión; tampografía + máquina; prensa de imprenta
it: macchina da stampa; serigrafica + macchina
nl: drukpers; zeefdrukmachine; offsetpers; drukpersen; offsetpersen
pl: maszyna drukarska; sitodruk + maszyna; tampondruk + maszyna
pt: impressora offset; máquina de serigrafia
not: printing press costume; serigrafia
  "parts of|partes de|parti di" -> 844391
  "parts for|partes para|piezas para|parti per|peças para" -> 844391
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 844391
  "flexo" -> 844316
  "flexographic" -> 844316
  "flexodruckmaschine" -> 844316
  "gravure" -> 844317
  "rotogravure" -> 844317
  "letterpress" -> 844315
  "web" -> 844311
  "uv flatbed" -> 844332
  "dtg" -> 844332
  "industrial inkjet" -> 844332
  "coding" -> 844339
  "coder" -> 844339
  "screen" -> 844319
  "pad" -> 844319
  "textile|textil|tessile" -> 844319
  "heat transfer" -> 844319
  "siebdruckmaschine" -> 844319
  "tampondruckmaschine" -> 844319
  "serigraphie" -> 844319
  "serigrafia" -> 844319
  "serigrafica" -> 844319
  "zeefdrukmachine" -> 844319
  "sitodruk" -> 844319
  "tampographie" -> 844319
  * -> 844313
t: four colour sheet fed offset printing press => 844313
t: manual screen printing machine => 844319
t: wifi printer => !844313

@ process-filter
en: filter press; hydraulic filter; hydraulic oil filter; industrial liquid filter; bag filter housing; self cleaning filter; y strainer; dialyzer; hemodialysis filter; oil purifier; cartridge filter housing; basket strainer + pipe; suction strainer; blood filter; chemical filter; syringe filter; oil filtration machine; oil filter press
de: Filterpresse = filter press; Hydraulikfilter = hydraulic filter; Dialysator = dialyzer; Schmutzfänger = dirt strainer
fr: filtre-presse = filter press; filtre hydraulique = hydraulic filter; dialyseur = dialyzer
es: filtro prensa = filter press; filtro hidráulico = hydraulic filter; dializador = dialyzer
it: filtropressa = filter press; filtro idraulico = hydraulic filter; filtro a y = y filter
nl: filterpers = filter press; hydraulisch filter = hydraulic filter; kunstnier = dialyzer; filterpersen = filter press
pl: prasa filtracyjna = filter press; filtr hydrauliczny = hydraulic filter; filtr siatkowy = mesh filter + rury; dializator = dialyzer
pt: filtro prensa = filter press; filtro hidráulico = hydraulic filter; dialisador = dialyzer
not: kitchen sink strainer; dialise
  "parts of|partes de|parti di" -> 842199
  "parts for|partes para|piezas para|parti per|peças para" -> 842199
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842199
  "water" !"oil" -> 842121 ~.1
  * -> 842129
t: membrane filter press for sludge => 842129
t: hemodialysis dialyzer => 842129
t: kitchen sink strainer basket => !842129

@ process-heating-plant
en: pasteurizer; pasteuriser; pasteurization machine; chemical reactor; jacketed reactor; laboratory incubator; co2 incubator; water bath + laboratory; climatic chamber; thermal cycler; pcr machine; environmental test chamber; uht plant; heating mantle + laboratory; glass reactor; hot plate stirrer; bioreactor; constant temperature chamber; vulcanizing boiler; fermentation tank + jacketed|heated; evaporator + industrial|falling film; soldering preheater
de: Pasteur; Pasteurisieranlage; Brutschrank + Labor; Wasserbad + Labor; Klimakammer; Thermocycler; Bioreaktor
fr: pasteurisateur; bain-marie de laboratoire; étuve bactériologique; thermocycleur; bioréacteur; enceinte climatique
es: pasteurizador; incubadora de laboratorio; termociclador; biorreactor; cámara climática; reactor químico
it: pastorizzatore; termociclatore; bioreattore; camera climatica
nl: pasteurisator; klimaatkamer; broedstoof
pl: pasteryzator; bioreaktor; komora klimatyczna; termocykler
pt: pasteurizador; termociclador; biorreator; câmara climática
not: incubator egg; incubator poultry; nuclear reactor
  * -> 841989
t: milk pasteurizer 100 l => 841989
t: PCR thermal cycler => 841989
t: egg incubator => !841989

@ pulley-flywheel
en: timing pulley; v belt pulley; flywheel; belt pulley; idler pulley; rope pulley; gt2 pulley; pulley wheel; cable pulley; pulley + steel|belt|timing|aluminium|rope|v-belt|crankshaft|gym|wheel; crankshaft pulley; tensioner pulley; alternator pulley; wire rope pulley; snatch block; sheave; u groove pulley
de: Riemenscheibe = belt pulley; Keilriemenscheibe = v belt pulley; Zahnriemenscheibe = timing pulley; Schwungrad = flywheel; Umlenkrolle = deflection pulley; Seilrolle = rope pulley; Spannrolle = tensioner pulley; Zahnriemenrad = timing pulley
fr: poulie = pulley; poulie de courroie = belt pulley; volant moteur = flywheel; galet tendeur = tensioner pulley; poulie crantée = timing pulley; poulie damper = crankshaft damper pulley
es: polea = pulley; polea de correa = belt pulley; volante motor = flywheel; polea tensora = tensioner pulley; polea dentada = toothed pulley
it: puleggia = pulley; volano motore = engine flywheel; puleggia dentata = timing pulley; carrucola = pulley; rullo tendicinghia = tensioner pulley
nl: poelie = pulley; riemschijf = belt pulley; vliegwiel = flywheel; katrol = pulley; spanrol = tensioner pulley; riemschijven = belt pulley
pl: koło pasowe = belt pulley; koło zamachowe = flywheel; rolka napinacza = tensioner pulley; bloczek = pulley + lina|linowy; krążek linowy = rope pulley
pt: polia = pulley; volante do motor = flywheel; polia dentada = timing pulley; tensor de correia = belt tensioner
not: flywheel puller; pulley puller; flywheel toy; flywheel locking tool; polar; polir
  "tensioner" -> 848390 ~.3
  "spannrolle" -> 848390 ~.3
  "galet" -> 848390 ~.3
  "tensora" -> 848390 ~.3
  "napinacza" -> 848390 ~.3
  "spanrol" -> 848390 ~.3
  "tendicinghia" -> 848390 ~.3
  * -> 848350
t: gt2 timing pulley 20 teeth => 848350
t: engine flywheel => 848350
t: timing belt rubber => !848350

@ reciprocating-pump
en: piston pump; diaphragm pump; plunger pump; air operated diaphragm pump; reciprocating pump; mud pump; membrane pump; aodd pump; hydraulic piston pump; axial piston pump; high pressure plunger pump; water pressure diaphragm pump; rv water pump
de: Kolbenpumpe; Membranpumpe; Plungerpumpe; Axialkolbenpumpe
fr: pompe à piston; pompe à membrane; pompe à pistons
es: bomba de pistón; bomba de diafragma; bomba de membrana; bomba de pistones
it: pompa a pistoni; pompa a membrana
nl: zuigerpomp; membraanpomp
pl: pompa tłokowa; pompa membranowa
pt: bomba de pistão; bomba de diafragma
not: diaphragm pump kit; vacuum diaphragm pump
  "parts of|partes de|parti di" -> 841391
  "parts for|partes para|piezas para|parti per|peças para" -> 841391
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841391
  * -> 841350
t: air operated double diaphragm pump => 841350
t: diaphragm vacuum pump => !841350

@ refrigeration-compressor
en: refrigeration compressor; fridge compressor; refrigerator compressor; ac compressor; air conditioner compressor; scroll compressor + refrigeration|conditioning|copeland|r410a; hermetic compressor; semi hermetic compressor; a/c compressor; car ac compressor; compressor + r134a|r404a|r410a|r290|r600a; air conditioning compressor
de: Kältekompressor; Kältemittelverdichter; Klimakompressor; Kühlschrankkompressor
fr: compresseur frigorifique; compresseur de climatisation; compresseur clim
es: compresor frigorífico; compresor de aire acondicionado; compresor de refrigeración
it: compressore frigorifero; compressore aria condizionata; compressore clima
nl: koelcompressor; aircocompressor
pl: sprężarka chłodnicza; kompresor klimatyzacji; sprężarka klimatyzacji
pt: compressor frigorífico; compressor de ar condicionado
  * -> 841430
t: hermetic refrigeration compressor R134a => 841430
t: car ac compressor => 841430
t: air compressor 50 l => !841430

@ refrigeration-part part of display-refrigerator, water-chiller, heat-pump, fridge-freezer
en: evaporator + refrigeration|fridge|cold room|freezer|copper; unit cooler evaporator; refrigerator part; refrigerator shelf; fridge drawer; fridge shelf; refrigerator door; freezer drawer; refrigeration condenser; condenser coil; fridge parts; refrigerator parts; crisper drawer; roll bond evaporator
de: Verdampfer = evaporator + Kühlschrank|Kälte; Kühlschrankfach = refrigerator compartment; Kühlschrankteil = refrigerator part; Gefrierschublade = freezer drawer
fr: évaporateur = evaporator + frigo|froid; clayette = refrigerator shelf; bac à légumes = vegetable drawer
es: evaporador = evaporator + frigorífico|cámara; estante de nevera = fridge shelf; cajón de congelador = freezer drawer
it: evaporatore = evaporator + frigo; ripiano frigorifero = refrigerator shelf; cassetto freezer = freezer drawer
nl: koelkastlade = fridge drawer; verdamper = evaporator + koeling
pl: parownik = evaporator + lodówka|chłodniczy; półka do lodówki = refrigerator shelf; szuflada do lodówki = fridge drawer
not: refrigerator door gasket; car evaporator; evaporator ac car; refrigerator door alarm; refrigerator door lock; refrigerator door handle cover; evaporada; evaporativo; evapore; evaporation
  "glass|vidrio|cristal|vetro|vidro" !"evaporator" -> 700719 ~.1
  * -> 841899
t: evaporator for cold room refrigeration => 841899
t: fridge drawer replacement => 841899
t: refrigerator => !841899

@ rotary-pump
en: gear pump; vane pump; screw pump; lobe pump; rotary pump; hydraulic gear pump; hydraulic pump; progressive cavity pump; power steering pump; hydraulic power unit; hydraulic power pack; rotor pump; internal gear pump; eccentric screw pump
de: Zahnradpumpe = gear pump; Flügelzellenpumpe = vane pump; Schraubenpumpe = screw pump; Hydraulikpumpe = hydraulic pump; Drehkolbenpumpe = rotary piston pump; Hydraulikaggregat = hydraulic power unit; Servopumpe = power steering pump; Exzenterschneckenpumpe = eccentric screw pump
fr: pompe à engrenages = gear pump; pompe à palettes = vane pump; pompe hydraulique = hydraulic pump; pompe à vis = screw pump; pompe à lobes = lobe pump; centrale hydraulique = hydraulic power unit
es: bomba de engranajes = gear pump; bomba de paletas = vane pump; bomba hidráulica = hydraulic pump; bomba de tornillo = screw pump; bomba de lóbulos = lobe pump
it: pompa a ingranaggi = gear pump; pompa a palette = vane pump; pompa idraulica = hydraulic pump; pompa a vite = screw pump
nl: tandwielpomp = gear pump; hydraulische pomp = hydraulic pump; schottenpomp = vane pump
pl: pompa zębata = gear pump; pompa łopatkowa = vane pump; pompa hydrauliczna = hydraulic pump; pompa śrubowa = screw pump
pt: bomba de engrenagens = gear pump; bomba hidráulica = hydraulic pump; bomba de palhetas = vane pump
not: vacuum vane pump; hydraulic pump car jack; rotary vane vacuum pump
  "parts of|partes de|parti di" -> 841391
  "parts for|partes para|piezas para|parti per|peças para" -> 841391
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841391
  "power unit" -> 841229   # motor driven hydraulic aggregate feeding an actuator
  "power pack" -> 841229   # motor driven hydraulic aggregate feeding an actuator
  * -> 841360
t: hydraulic gear pump => 841360
t: rotary vane vacuum pump => !841360

@ scale-weight part of industrial-scale
en: calibration weight; weighing machine part; scale weight set; balance weight + calibration|scale; test weight; scale pan
de: Kalibriergewicht; Prüfgewicht
fr: poids d'étalonnage
es: pesa de calibración
  * -> 842390
t: calibration weight 100 g => 842390
t: dumbbell 5 kg => !842390

@ semiconductor-machine
en: wafer dicing saw; photolithography machine; wafer stepper; die bonder; wire bonder; wafer polishing machine; ion implanter; etching machine wafer; chip mounter; wafer handling robot; semiconductor manufacturing equipment; crystal puller; wafer inspection stage; cvd reactor semiconductor; flat panel display manufacturing machine; mask aligner; wafer cleaning machine
de: Waferbelichter; Die Bonder; Drahtbonder; Ionenimplanter
  "parts of|partes de|parti di" -> 848690
  "parts for|partes para|piezas para|parti per|peças para" -> 848690
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 848690
  "wafer polishing" -> 848610
  "dicing" -> 848610
  "crystal puller" -> 848610
  "flat panel" -> 848630
  "die bonder" -> 848640
  "wire bonder" -> 848640
  "handling" -> 848640
  "chip mounter" -> 848640
  * -> 848620
t: photolithography wafer stepper => 848620
t: wire bonder => 848640
t: semiconductor diode => !848620

@ soil-machine
en: plough + tractor|farm|disc|furrow|agricultural; plow + tractor|farm|disc|furrow; disc harrow; cultivator + tractor|farm|agricultural; rotary tiller; power tiller + rotary; seed drill + farm|tractor|agricultural|row|grain; seeder + tractor|farm|vegetable|corn|row; planter + potato|corn|tractor|seed machine; manure spreader; fertiliser spreader; lawn roller; rice transplanter; harrow; subsoiler; garden tiller; salt spreader + tractor|towed; aerator + lawn towed
de: Pflug = plough + Traktor|Schlepper|Acker; Scheibenegge = disc harrow; Bodenfräse = rotary tiller; Sämaschine = seed drill; Düngerstreuer = fertiliser spreader; Miststreuer = manure spreader; Egge = harrow; Rasenwalze = lawn roller
fr: charrue = plough; herse = harrow; semoir = seed drill; épandeur d'engrais = fertiliser spreader; épandeur de fumier = manure spreader; rouleau à gazon = lawn roller
es: arado = plough; grada de discos = disc harrow; sembradora = seeder; esparcidor de fertilizante = fertiliser spreader
it: aratro = plough; erpice = harrow; seminatrice = seed drill; fresa = rotary tiller + trattore
nl: ploeg = plough + tractor|landbouw; kunstmeststrooier = fertiliser spreader; eg = harrow + tractor
pl: pług = plough + ciągnik|rolniczy; brona = harrow; rozsiewacz nawozu = fertiliser spreader; kultywator = cultivator
pt: arado = plough; grade de discos = disc harrow; distribuidor de adubo = fertiliser spreader; plantadeira = planter
not: planter pot; snow plow; harrow toy; flower planter; semina
  "parts of|partes de|parti di" -> 843290
  "parts for|partes para|piezas para|parti per|peças para" -> 843290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843290
  "no till" -> 843231
  "disc harrow" -> 843221
  "scheibenegge" -> 843221
  "grada de discos" -> 843221
  "grade de discos" -> 843221
  "manure" -> 843241
  "miststreuer" -> 843241
  "fumier" -> 843241
  "spreader" -> 843242
  "dungerstreuer" -> 843242
  "epandeur" -> 843242
  "abonadora" -> 843242
  "esparcidor" -> 843242
  "spandiconcime" -> 843242
  "kunstmeststrooier" -> 843242
  "rozsiewacz" -> 843242
  "distribuidor" -> 843242
  "seed|semilla|seme|sementi|semente" -> 843239
  "seeder" -> 843239
  "planter" -> 843239
  "transplanter" -> 843239
  "samaschine" -> 843239
  "semoir" -> 843239
  "sembradora" -> 843239
  "seminatrice" -> 843239
  "zaaimachine" -> 843239
  "siewnik" -> 843239
  "semeadora" -> 843239
  "plantadeira" -> 843239
  "roller|rodillo|rullo|rolo" -> 843280
  "rasenwalze" -> 843280
  "rouleau" -> 843280
  "plough" -> 843210
  "plow" -> 843210
  "pflug" -> 843210
  "charrue" -> 843210
  "arado" -> 843210
  "aratro" -> 843210
  "ploeg" -> 843210
  "plug" -> 843210
  * -> 843229
t: tractor plough three furrow => 843210
t: disc harrow 20 discs => 843221
t: garden tiller petrol => 843229
t: fertilizer spreader tractor => 843242
t: snow plow blade => !843229

@ soil-machine-part part of soil-machine
en: plough share; plowshare; ploughshare; harrow disc; tiller blade; tiller tine; cultivator tine; plough part; seeder part; rotavator blade
de: Pflugschar; Fräsmesser; Eggenscheibe
fr: soc de charrue; disque de herse
es: reja de arado; disco de grada
  * -> 843290
t: plough share for tractor plough => 843290
t: rotary tiller => !843290

@ spraying-machine
en: crop sprayer; tractor mounted sprayer; boom sprayer; orchard sprayer; spraying machine + agricultural|crop; paint spraying machine; spraying robot; fogging machine + disinfection|pest; oil burner sprayer; powder coating machine; drip irrigation system; center pivot irrigation; irrigation machine
de: Feldspritze; Sprühmaschine; Airless Spritzgerät; Bewässerungsanlage; Pulverbeschichtungsanlage
fr: pulvérisateur agricole; système d'irrigation; station de peinture airless
es: pulverizador agrícola; equipo de pintura airless
it: impianto di irrigazione; atomizzatore agricolo
nl: veldspuit; beregeningsinstallatie
pl: opryskiwacz polowy
pt: pulverizador agrícola
  "parts of|partes de|parti di" -> 842490
  "parts for|partes para|piezas para|parti per|peças para" -> 842490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842490
  "irrigation" -> 842482
  "riego" -> 842482
  "bewasserungsanlage" -> 842482
  "irrigacao" -> 842482
  "irrigazione" -> 842482
  "nawadniania" -> 842482
  "beregeningsinstallatie" -> 842482
  "airless" -> 842489
  "paint" -> 842489
  "powder coating" -> 842489
  "misting" -> 842489
  "disinfection" -> 842489
  "pulverbeschichtungsanlage" -> 842489
  "knapsack" -> 842441
  "backpack" -> 842441
  "portable|portátil|portatile" -> 842441
  * -> 842449
t: tractor mounted boom sprayer 600 l => 842449
t: drip irrigation system => 842482
t: hair spray => !842449

@ sprocket
en: chain sprocket; sprocket; roller chain sprocket; toothed wheel; sprocket wheel; timing sprocket; sprocket + chain|industrial|teeth|40; transmission part + industrial; gear hub + industrial; idler sprocket
de: Kettenrad = sprocket; Kettenritzel = chain pinion; Zahnkranz = toothed ring + Kette
fr: pignon de chaîne = chain sprocket; roue à chaîne = chain wheel
es: piñón de cadena = chain sprocket; rueda dentada de cadena = chain sprocket
it: pignone catena = chain sprocket; corona dentata = toothed crown wheel + catena
nl: kettingwiel = chain sprocket; kettingtandwiel = chain sprocket
pl: koło łańcuchowe = sprocket; zębatka łańcuchowa = chain sprocket
pt: roda dentada de corrente = chain sprocket; pinhão de corrente = chain sprocket
not: bicycle sprocket; sprocket hub bike; sprocket cover
  "motorcycle" -> 871410
  "bicycle" -> 871493
  "bike" -> 871493
  "chainsaw" -> 846791
  * -> 848390
t: chain sprocket 15 teeth industrial => 848390
t: motorcycle sprocket rear => 871410
t: roller chain steel => !848390

@ steam-boiler
en: steam boiler; steam generating boiler; water tube boiler; watertube boiler; fire tube boiler; superheated water boiler; industrial boiler; waste heat boiler; steam generator + boiler|industrial
de: Dampfkessel = steam boiler; Dampferzeuger = steam generator
fr: chaudière à vapeur = steam boiler; générateur de vapeur = steam generator
es: caldera de vapor = steam boiler
it: caldaia a vapore = steam boiler
nl: stoomketel = steam boiler
pl: kocioł parowy = steam boiler
pt: caldeira a vapor = steam boiler
not: steam boiler part
  "parts of|partes de|parti di" -> 840290
  "parts for|partes para|piezas para|parti per|peças para" -> 840290
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 840290
  "superheated" -> 840220
  "watertube" -> 840212
  "water tube" -> 840212
  * -> 840219
t: fire tube steam boiler 2 t/h => 840219
t: water tube boiler for power plant => 840212
t: central heating boiler => !8402

@ steam-turbine
en: steam turbine; vapour turbine; vapor turbine; orc turbine; turbine rotor + steam; steam turbine blade
de: Dampfturbine = steam turbine
fr: turbine à vapeur = steam turbine
es: turbina de vapor = steam turbine
it: turbina a vapore = steam turbine
nl: stoomturbine = steam turbine
pl: turbina parowa = steam turbine
pt: turbina a vapor = steam turbine
  "blade" -> 840690
  "rotor" -> 840690
  "stator" -> 840690
  "diaphragm" -> 840690
  kind=marine -> 840610 ~.02
  "mw" !"over 40 mw" -> 840682
  * -> 840682
t: industrial steam turbine 10 MW => 840682
t: steam turbine rotor blade => 840690
t: water turbine => !8406

@ stone-glass-machine
en: stone cutting machine; tile saw; marble cutting machine; glass cutting machine; glass edging machine; bridge saw; tile cutting machine electric; glass grinding machine; lens edger; glass drilling machine; concrete grinder floor; floor grinding machine; stone engraving machine; lapidary machine; gem faceting machine; concrete floor grinder; stained glass grinder
de: Steinsäge = stone saw; Glasschneidmaschine = glass cutting machine; Steinschleifmaschine = stone grinding machine; Glasschleifmaschine = glass grinding machine; Nassschneider = wet cutter
fr: scie à pierre = stone saw; scie carrelage = tile saw; coupe-carreaux électrique = electric tile cutter; ponceuse béton = concrete grinder; meuleuse verre = glass grinder
es: cortadora de piedra = stone cutting machine; pulidora de piso = floor polishing machine; pulidora de mármol = marble polishing machine
it: sega per pietra = stone saw; levigatrice pavimenti = floor grinding machine
nl: steenzaag = stone saw
pl: piła do kamienia = stone saw; przecinarka do płytek elektryczna = tile cutting machine electric; szlifierka do betonu = concrete grinder
pt: cortadora de pedra = stone cutting machine; serra de azulejo = tile saw; polidora de piso = floor polishing machine
  "parts of|partes de|parti di" -> 846691
  "parts for|partes para|piezas para|parti per|peças para" -> 846691
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846691
  "grind" -> 846420
  "grinding" -> 846420
  "polishing" -> 846420
  "grinder" -> 846420
  "edging" -> 846420
  "edger" -> 846420
  "faceting" -> 846420
  "lapidary" -> 846420
  "schleif" -> 846420
  "glasschleifmaschine" -> 846420
  "steinschleifmaschine" -> 846420
  "ponceuse" -> 846420
  "pulidora" -> 846420
  "levigatrice" -> 846420
  "szlifierka" -> 846420
  "polidora" -> 846420
  "meuleuse" -> 846420
  "glass cutting" -> 846490
  "drilling" -> 846490
  "engraving" -> 846490
  "glasschneidmaschine" -> 846490
  * -> 846410
t: electric wet tile saw => 846410
t: concrete floor grinding machine => 846420
t: manual tile cutter => !846410

@ tap-faucet
en: faucet; kitchen faucet; basin faucet; water tap; bathroom tap; mixer tap; basin mixer; shower mixer; kitchen mixer tap; bath tap; sink tap; bibcock; garden tap; bath mixer; sensor faucet; bidet mixer; thermostatic shower mixer; beer tap; thermostatic mixer; basin tap; shower valve; faucet + kitchen|bathroom|sink|pull out; pull down faucet; outdoor tap; sink mixer; drinking water faucet; shower faucet; spigot + drink dispenser|barrel|beverage; flush valve; toilet fill valve; shower thermostat; beverage dispenser spigot
de: Wasserhahn = water tap; Armatur = tap fitting + Küche|Bad|Dusche|Waschbecken; Waschtischarmatur = basin mixer; Küchenarmatur = kitchen faucet; Mischbatterie = mixer tap; Duscharmatur = shower mixer; Einhebelmischer = single lever mixer; Badarmatur = bathroom tap; Zapfhahn = tap; Duschthermostat = thermostatic shower mixer; Badewannenarmatur = bath mixer; Spülventil = flush valve
fr: robinet = tap; mitigeur = mixer tap; robinetterie = taps; mitigeur évier = sink mixer; mitigeur lavabo = basin mixer; robinet de cuisine = kitchen faucet; mitigeur douche = shower mixer; robinet mélangeur = mixer tap
es: grifo = faucet; grifería = tap; grifo de cocina = kitchen faucet; grifo de lavabo = basin faucet; monomando = single lever tap; grifo de ducha = shower tap; mezclador de ducha = shower mixer
it: rubinetto = tap; miscelatore = mixer tap + lavabo|cucina|doccia; rubinetto cucina = kitchen tap; miscelatore doccia = shower mixer; rubinetteria = tap
nl: kraan = water tap + keuken|badkamer|wastafel|water; mengkraan = mixer tap; keukenkraan = kitchen faucet; wastafelkraan = basin faucet; douchekraan = shower valve
pl: kran = faucet + kuchnia|łazienka|woda; bateria umywalkowa = basin mixer; bateria kuchenna = kitchen mixer tap; bateria prysznicowa = shower mixer; bateria łazienkowa = bathroom tap; kranik = water tap
pt: torneira = faucet; torneira de cozinha = kitchen faucet; misturadora = mixer tap; torneira de lavatório = basin tap; torneira monocomando = single lever tap
not: faucet filter; faucet aerator; faucet extender; faucet cartridge; tap water filter; faucet cover; tap and die; tap shoe; faucet water filter; tap handle; faucet splash guard; tap adapter; faucet adapter; tap connector; hose tap connector; tap aerator; faucet mat; faucet rack; miscela; mistura; misturada
  "parts of|partes de|parti di" -> 848190
  "parts for|partes para|piezas para|parti per|peças para" -> 848190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 848190
  * -> 848180
t: chrome kitchen mixer tap => 848180
t: tap aerator => !848180

@ textile-fibre-machine
en: carding machine; spinning machine; ring spinning frame; combing machine; yarn twisting machine; yarn winding machine; spinning frame; winding machine + yarn|thread|textile|cone; cotton gin; fibre opening machine; warping machine; spinning wheel; roving frame; drum carder; rotor spinning machine; twisting machine; texturing machine; fibre extrusion machine; melt spinning machine; wool winder
de: Spinnmaschine = spinning machine; Kardiermaschine = carding machine; Zwirnmaschine = twisting machine; Spinnrad = spinning wheel; Kardiergerät = carding device
fr: machine à filer = spinning machine; cardeuse = carding machine; rouet = spinning wheel; bobinoir = winding machine; métier à filer = spinning frame
es: máquina de hilar = spinning machine; cardadora = carding machine; rueca = spinning wheel; bobinadora = winding machine + hilo; hiladora = spinning machine
it: filatoio = spinning frame; carda = carding machine; torcitrice = twisting machine; roccatrice = winding machine
nl: spinmachine = spinning machine; kaardmachine = carding machine; spinnewiel = spinning wheel
pl: przędzarka = spinning machine; zgrzeblarka = carding machine; kołowrotek = spinning wheel + przędzenie; motowidło = yarn reel
pt: fiadeira = spinning machine; máquina de fiar = spinning machine; cardadora = carding machine; roca = spinning wheel + fiar
not: spinning wheel fortune; spinning bike; bobina; bobinado; bobinada; cardano; cardato; cardate; cardata
  "parts of|partes de|parti di" -> 844839
  "parts for|partes para|piezas para|parti per|peças para" -> 844839
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 844839
  "card" -> 844511
  "carding" -> 844511
  "carder" -> 844511
  "kardiermaschine" -> 844511
  "cardeuse" -> 844511
  "cardadora" -> 844511
  "kardiergerat" -> 844511
  "zgrzeblarka" -> 844511
  "combing" -> 844512
  "roving" -> 844513
  "gin" -> 844519
  "opening" -> 844519
  "twisting" -> 844530
  "zwirnmaschine" -> 844530
  "torcitrice" -> 844530
  "winding" -> 844540
  "winder" -> 844540
  "spulmaschine" -> 844540
  "bobinoir" -> 844540
  "bobinadora" -> 844540
  "wollwickler" -> 844540
  "roccatrice" -> 844540
  "warping" -> 844590
  "texturing" -> 844400
  "extrusion|extruido|estruso|extrudido|extrusão" -> 844400
  "melt spinning" -> 844400
  * -> 844520
t: cotton ring spinning machine => 844520
t: drum carder for wool => 844511
t: wool knitting yarn => !844520

@ textile-machine-part part of textile-fibre-machine, weaving-loom, knitting-machine
en: jacquard + machine|head|loom; dobby; weaving reed; heald frame; heddle wire; knitting machine needle; spindle + textile|spinning|yarn; card clothing; weaving shuttle; spinning ring; spinning traveller; sinker + knitting; latch needle; bobbin + spinning|textile machine; creel
de: Webblatt = weaving reed; Webschützen = weaving shuttle; Weblitze = heddle; Strickmaschinennadel = knitting machine needle; Kardengarnitur = card clothing
fr: peigne de métier à tisser = weaving reed; navette de tissage = weaving shuttle; aiguille machine à tricoter = knitting machine needle; garniture de carde = card clothing
es: lanzadera = shuttle + telar; peine de telar = weaving reed; aguja máquina de tejer = knitting machine needle
  "jacquard" -> 844811
  "dobby" -> 844811
  "creel" -> 844819
  "card clothing" -> 844831
  "kardengarnitur" -> 844831
  "garniture de carde" -> 844831
  "spindle" -> 844833
  "ring" -> 844833
  "traveller" -> 844833
  "bobbin" -> 844839
  "reed" -> 844842
  "heald" -> 844842
  "heddle" -> 844842
  "webblatt" -> 844842
  "weblitze" -> 844842
  "peigne" -> 844842
  "peine" -> 844842
  "shuttle" -> 844849
  "webschutzen" -> 844849
  "navette" -> 844849
  "lanzadera" -> 844849
  * -> 844851
t: knitting machine needles latch => 844851
t: weaving shuttle for loom => 844849
t: knitting machine => !844851

@ thermal-plant-part part of heat-exchanger, industrial-dryer, distillation-plant, autoclave, process-heating-plant, water-heater-gas, catering-cooking
en: heat exchanger plate; solar collector part; autoclave door; heat exchanger part; distillation column packing; dryer part + industrial; solar water heater part; heat exchanger tube bundle; vacuum tube + solar
  * -> 841990
t: heat exchanger plate stainless steel => 841990
t: heat exchanger => !841990

@ tobacco-machine
en: cigarette making machine; cigarette packing machine; tobacco cutting machine; tobacco processing machine; tobacco shredder machine
de: Zigarettenmaschine = cigarette machine; Tabakschneider = tobacco cutter + Maschine
fr: machine à cigarettes industrielle = industrial cigarette machine
  "parts of|partes de|parti di" -> 847890
  "parts for|partes para|piezas para|parti per|peças para" -> 847890
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847890
  "part" -> 847890
  * -> 847810
t: industrial cigarette making machine  => 847810
t: cigarette case => !847810

@ transmission-shaft
en: drive shaft; crankshaft; camshaft; transmission shaft; propeller shaft; cardan shaft; pto shaft; linear shaft; spline shaft; flexible shaft + drive; countershaft; gear shaft; cv axle; cv joint; drive shaft assembly; axle shaft
de: Kurbelwelle = crankshaft; Nockenwelle = camshaft; Gelenkwelle = cardan shaft; Antriebswelle = drive shaft; Kardanwelle = cardan shaft; Zapfwelle = pto drive shaft
fr: vilebrequin = crankshaft; arbre à cames = camshaft; arbre de transmission = transmission shaft; arbre à cardan = cardan shaft
es: cigüeñal = crankshaft; árbol de levas = camshaft; eje de transmisión = transmission shaft; junta homocinética = cv joint; palier = drive shaft
it: albero motore = crankshaft; albero a camme = camshaft; albero di trasmissione = transmission shaft; semiasse = axle shaft; giunto omocinetico = cv joint
nl: krukas = crankshaft; nokkenas = camshaft; aandrijfas = drive shaft; cardanas = cardan shaft; homokineet = cv joint
pl: wał korbowy = crankshaft; wałek rozrządu = camshaft; wał napędowy = drive shaft; półoś = half shaft; przegub napędowy = drive joint
pt: virabrequim = crankshaft; árvore de cames = camshaft; eixo de transmissão = transmission shaft; semieixo = axle shaft; junta homocinética = cv joint
not: crankshaft sensor; camshaft sensor; crankshaft seal; crankshaft pulley; camshaft position sensor; crankshaft position sensor; cv joint boot; camshaft gear; camshaft locking tool; camshaft timing tool; semi; seme
  "cv" -> 870850
  "axle" -> 870850
  "semiasse" -> 870850
  "palier" -> 870850
  "polos" -> 870850
  "semieixo" -> 870850
  "homocinetica" -> 870850
  "omocinetico" -> 870850
  "homokineet" -> 870850
  "przegub" -> 870850
  "propeller shaft" "car" -> 870850
  * -> 848310
t: engine crankshaft => 848310
t: cv axle for car => 870850
t: crankshaft position sensor => !848310

@ turbocharger
en: turbocharger; turbo + car|engine|diesel|garrett|vw|bmw; supercharger + engine|car; turbo charger; side channel blower; roots blower; ring blower; air blower + aquaculture|industrial|roots; turbo blower
de: Turbolader = turbocharger; Seitenkanalverdichter = side channel blower; Drehkolbengebläse = roots blower
fr: turbocompresseur = turbocharger; turbo = turbo + moteur|voiture
es: turbocompresor = turbocharger; turbo = turbo + motor|coche
it: turbocompressore = turbocharger
nl: turbocompressor = turbocharger
pl: turbosprężarka = turbocharger
pt: turbocompressor = turbocharger
not: turbo gasket; turbo timer; turbo whistle; turbocharger cartridge; turbo charger usb; turbo trainer; turbo cartridge; turbo gauge
  * -> 841480
t: garrett turbocharger for diesel engine => 841480
t: turbo gauge => !841480

@ vacuum-pump
en: vacuum pump; rotary vane vacuum pump; diaphragm vacuum pump; liquid ring vacuum pump; turbomolecular pump; hvac vacuum pump; vacuum pump + refrigeration|laboratory|oil free; diffusion pump; roots vacuum pump; vacuum ejector; vacuum generator + pneumatic
de: Vakuumpumpe = vacuum pump; Drehschieberpumpe = rotary vane pump
fr: pompe à vide = vacuum pump
es: bomba de vacío = vacuum pump
it: pompa per vuoto = vacuum pump; pompa a vuoto = vacuum pump; pompa del vuoto = vacuum pump
nl: vacuümpomp = vacuum pump
pl: pompa próżniowa = vacuum pump
pt: bomba de vácuo = vacuum pump
not: vacuum pump oil; vacuum pump bag; wine vacuum pump; vacuum pump cupping
  "parts of|partes de|parti di" -> 841490
  "parts for|partes para|piezas para|parti per|peças para" -> 841490
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841490
  * -> 841410
t: two stage rotary vane vacuum pump for hvac => 841410
t: vacuum pump oil => !841410

@ valve-industrial
en: ball valve; gate valve; globe valve; butterfly valve; solenoid valve; needle valve; check valve; non return valve; pressure reducing valve; safety valve; relief valve; pressure relief valve; control valve; hydraulic valve; pneumatic valve; directional control valve; radiator valve; float valve; shut off valve; angle valve; diaphragm valve; plug valve; pressure regulator valve; gas regulator; motorized valve; thermostatic radiator valve; brass valve; stop valve; foot valve; gas valve; isolation valve; mixing valve; hydraulic directional valve; pinch valve; air release valve; steam trap; three way valve; drain valve; tyre valve; tire valve stem; tubeless valve; irrigation valve; valve + pipe|dn50|water|brass|steam|cast iron|flanged|hydraulic|pvc; air vent valve; proportional valve; expansion valve; manifold + heating|underfloor; aerosol valve; backflow preventer; fire hydrant; fire hydrant valve; keg coupler; regulator + gas|propane|co2|oxygen|argon
de: Kugelhahn = ball valve; Absperrventil = shut off valve; Magnetventil = solenoid valve; Rückschlagventil = non return valve; Sicherheitsventil = safety valve; Druckminderer = pressure reducer; Absperrschieber = shut-off gate valve; Absperrklappe = shut-off butterfly valve; Heizkörperventil = radiator valve; Nadelventil = needle valve; Druckregler = pressure regulator; Wegeventil = directional control valve; Schwimmerventil = float valve; Thermostatventil = thermostatic valve; Reifenventil = tyre valve; Gasregler = gas regulator; Überdruckventil = pressure relief valve; Hydrant = hydrant
fr: robinet à boisseau = plug valve; vanne papillon = butterfly valve; électrovanne = solenoid valve; clapet anti-retour = non return valve; soupape de sécurité = safety valve; détendeur = pressure regulator; réducteur de pression = pressure reducing valve; vanne à bille = ball valve; robinet de radiateur = radiator valve; vanne = valve; robinet-vanne = gate valve; distributeur hydraulique = hydraulic valve; valve pneu = tyre valve; purgeur = trap; bouche d'incendie = fire hydrant
es: válvula de bola = ball valve; válvula de compuerta = gate valve; válvula de mariposa = butterfly valve; electroválvula = solenoid valve; válvula de retención = check valve; válvula de seguridad = safety valve; reductor de presión = pressure reducer; válvula de radiador = radiator valve; válvula = valve; regulador de gas = gas regulator; válvula de aguja = needle valve; purgador = bleed valve; hidrante = hydrant
it: valvola a sfera = ball valve; valvola a farfalla = butterfly valve; elettrovalvola = solenoid valve; valvola di ritegno = check valve; valvola di sicurezza = safety valve; riduttore di pressione = pressure reducer; saracinesca = gate valve + valvola; valvola radiatore = radiator valve; valvola = valve; valvola di non ritorno = non return valve; idrante = hydrant
nl: kogelkraan = ball valve; afsluiter = shut off valve; magneetventiel = solenoid valve; terugslagklep = check valve; veiligheidsventiel = safety valve; reduceerventiel = pressure reducing valve; vlinderklep = butterfly valve; radiatorkraan = radiator valve; drukregelaar = pressure regulator valve
pl: zawór kulowy = ball valve; zawór zwrotny = check valve; elektrozawór = solenoid valve; zawór bezpieczeństwa = safety valve; zawór = valve; reduktor ciśnienia = pressure reducer; przepustnica = butterfly valve; zasuwa = gate valve; zawór grzejnikowy = radiator valve; zawór iglicowy = needle valve; hydrant = hydrant
pt: válvula de esfera = ball valve; válvula de gaveta = gate valve; válvula borboleta = butterfly valve; válvula solenoide = solenoid valve; válvula de retenção = check valve; válvula de segurança = safety valve; redutor de pressão = pressure reducer; válvula = valve; torneira de esfera = ball valve; hidrante = hydrant
not: engine valve; egr valve; valve stem cap; valve cap; valve spring; valve tool; heart valve; trumpet valve; valve core tool; valve gasket; valve cover; valve stem seal; intake valve; exhaust valve; idle control valve; valve cover gasket; valve lapping; vacuum tube valve; blow off valve; valve adapter; pcv valve; valve box; breathing valve; tire valve cap; valve grinding; check valve aquarium; valve extender; respirator valve; valvulado; valvolare
  "parts of|partes de|parti di" -> 848190
  "parts for|partes para|piezas para|parti per|peças para" -> 848190
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 848190
  "pressure reducing" -> 848110
  "pressure reducer" -> 848110
  "gas regulator" -> 848110
  "regulator" -> 848110
  "druckminderer" -> 848110
  "druckregler" -> 848110
  "gasregler" -> 848110
  "detendeur" -> 848110
  "reducteur" -> 848110
  "reductor" -> 848110
  "riduttore" -> 848110
  "reduceerventiel" -> 848110
  "drukregelaar" -> 848110
  "reduktor" -> 848110
  "redutor" -> 848110
  "regulador" -> 848110
  "hydraulic|hidráulico|idraulico" -> 848120
  "pneumatic|neumático|pneumatico" -> 848120
  "directional" -> 848120
  "wegeventil" -> 848120
  "proportional" -> 848120
  "hydraulique" -> 848120
  "check|antirretorno" -> 848130
  "non return" -> 848130
  "foot valve" -> 848130
  "backflow" -> 848130
  "ruckschlagventil" -> 848130
  "anti retour" -> 848130
  "retencion" -> 848130
  "ritegno" -> 848130
  "non ritorno" -> 848130
  "terugslagklep" -> 848130
  "zwrotny" -> 848130
  "retencao" -> 848130
  "safety" -> 848140
  "relief|alivio|sfioro" -> 848140
  "sicherheitsventil" -> 848140
  "securite" -> 848140
  "seguridad" -> 848140
  "sicurezza" -> 848140
  "veiligheidsventiel" -> 848140
  "bezpieczenstwa" -> 848140
  "seguranca" -> 848140
  "uberdruckventil" -> 848140
  * -> 848180
t: brass ball valve dn20 => 848180
t: spring check valve 1 inch => 848130
t: hydraulic directional control valve => 848120
t: gas regulator propane => 848110
t: engine intake valve => !848180

@ valve-part part of valve-industrial, tap-faucet
en: faucet cartridge; tap cartridge; ceramic cartridge + tap|faucet|mixer; mixer tap cartridge; valve actuator; valve handle; tap handle; faucet aerator; ceramic disc cartridge; valve seat + ball valve; valve body; pneumatic valve actuator; faucet handle; faucet part; valve stem + tap|gate; tyre valve core; tire valve core; valve core; solenoid valve coil; shower cartridge; tap aerator insert; tap spout; valve spool; thermostatic cartridge; faucet extender; faucet spout
de: Kartusche = cartridge + Mischer|Armatur|Keramik; Strahlregler = faucet aerator; Perlator = faucet aerator; Ventileinsatz = valve insert; Ventilgriff = valve handle
fr: cartouche mitigeur = mixer tap cartridge; mousseur = tap aerator; tête de robinet = tap head; aérateur robinet = tap aerator
es: cartucho monomando = single lever tap cartridge; aireador grifo = faucet aerator; cartucho de grifo = tap cartridge; aireador = aerator + grifo
it: cartuccia miscelatore = mixer tap cartridge; rompigetto = aerator; aeratore rubinetto = faucet aerator
nl: kraan cartouche = tap cartridge; perlator = faucet aerator; binnenwerk kraan = tap cartridge
pl: głowica ceramiczna = ceramic cartridge; perlator = faucet aerator; głowica do baterii = mixer tap cartridge; aerator = faucet aerator + kran
pt: cartucho de torneira = tap cartridge; arejador = aerator; arejador torneira = tap aerator
  "coil" -> 850590 ~.5
  * -> 848190
t: mixer tap cartridge ceramic => 848190
t: faucet aerator => 848190
t: faucet chrome => !848190

@ vending-machine
en: vending machine; snack vending machine; drink vending machine; coffee vending machine; combo vending machine; gumball machine; capsule toy vending machine; change machine; coin change machine; beverage vending machine; gumball vending machine; money changer machine; vending kiosk
de: Verkaufsautomat = vending machine; Getränkeautomat = drink vending machine; Snackautomat = snack vending machine; Kaugummiautomat = gumball machine; Geldwechselautomat = money changer machine; Kaffeeautomat = coffee vending machine + Münz|Verkauf
fr: distributeur automatique = vending machine; distributeur de boissons = beverage vending machine; changeur de monnaie = coin change machine
es: máquina expendedora = vending machine; máquina vending = vending machine; cambiador de monedas = coin change machine
it: distributore automatico = vending machine; cambiamonete = change machine
nl: verkoopautomaat = vending machine; drankautomaat = drink vending machine; snackautomaat = snack vending machine
pl: automat sprzedający = vending machine; automat vendingowy = vending machine; rozmieniarka = change machine
pt: máquina de venda automática = vending machine; máquina de vendas = vending machine
not: vending machine part; mini vending machine toy; toy vending machine
  "parts of|partes de|parti di" -> 847690
  "parts for|partes para|piezas para|parti per|peças para" -> 847690
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 847690
  "drink" -> 847621
  "coffee|café|caffè" -> 847621
  "beverage" -> 847621
  "getrankeautomat" -> 847621
  "kaffeeautomat" -> 847621
  "boissons" -> 847621
  "drankautomaat" -> 847621
  "water" -> 847621
  "gumball" -> 847689
  "capsule|cápsula" -> 847689
  "change" -> 847689
  "changer" -> 847689
  "kaugummiautomat" -> 847689
  "geldwechselautomat" -> 847689
  "changeur" -> 847689
  "cambiador" -> 847689
  "cambiamonete" -> 847689
  "rozmieniarka" -> 847689
  * -> 847681 
t: refrigerated snack vending machine => 847681
t: coffee vending machine => 847621
t: toy vending machine => !847681

@ water-chiller
en: water chiller; chiller + industrial|water|air cooled|screw|laser; condensing unit + refrigeration; ice making machine + commercial|flake|block; flake ice machine; blast freezer; cold room unit; refrigeration unit; monoblock refrigeration; bottled water cooler; ice cream freezer + batch; milk cooling tank; blast chiller; cryogenic freezer; plate freezer; iqf freezer; vaccine refrigerator; ultra low temperature freezer; transport refrigeration unit
de: Kaltwassersatz; Kühlaggregat; Eismaschine + gewerblich|Scherbeneis; Schockfroster; Kälteaggregat; Verflüssigungssatz
fr: groupe frigorifique; refroidisseur d'eau; groupe froid; cellule de refroidissement; machine à glaçons + professionnelle
es: enfriadora de agua; unidad condensadora; abatidor de temperatura; grupo frigorífico
it: refrigeratore d'acqua; gruppo frigorifero; abbattitore di temperatura
nl: waterkoeler; koelaggregaat
pl: agregat chłodniczy; wytwornica wody lodowej
pt: refrigerador de água; unidade condensadora; resfriador de água
not: chiller bag; wine chiller
  "parts of|partes de|parti di" -> 841899
  "parts for|partes para|piezas para|parti per|peças para" -> 841899
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841899
  "ultra low" -> 841840 ~.6
  "vaccine" -> 841840 ~.6
  * -> 841869
t: air cooled industrial water chiller => 841869
t: flake ice machine 1 ton per day => 841869
t: chiller lunch bag => !841869

@ water-heater-gas
en: gas water heater; instantaneous gas water heater; tankless gas water heater; gas geyser; solar water heater; solar collector; storage water heater gas; vacuum tube solar collector; portable gas shower; solar thermal collector
de: Gasdurchlauferhitzer; Solarkollektor; Sonnenkollektor; Gas-Warmwasserbereiter
fr: chauffe-eau à gaz; chauffe-eau solaire; capteur solaire
es: calentador de agua a gas; calentador solar; colector solar
it: scaldabagno a gas; collettore solare; scaldacqua solare
nl: gasgeiser; zonneboiler; zonnecollector
pl: gazowy podgrzewacz wody; kolektor słoneczny; solarny podgrzewacz wody
pt: esquentador a gás; aquecedor solar de água; coletor solar
  "solar|solare" -> 841912
  "colector" -> 841912
  "kolektor" -> 841912
  "sonnenkollektor" -> 841912
  "zonne" -> 841912
  "storage" -> 841919
  * -> 841911
t: tankless gas water heater 10 l => 841911
t: evacuated tube solar water heater => 841912
t: electric water heater 50 l => !8419

@ water-purifier
en: water filtration system; ro system; sand filter + pool; pool filter; aquarium filter; whole house water filter; uv water sterilizer; water treatment plant; faucet water filter; camping water filter; desalination plant; seawater desalinator; sewage treatment plant; canister filter + aquarium; water deionizer; ultrafiltration system; straw filter + water; pond filter; internal filter + aquarium
de: Umkehrosmoseanlage; Wasserreiniger; Enthärtungsanlage; Wasserenthärter; Sandfilteranlage; Aquariumfilter; Außenfilter; Teichfilter
fr: osmoseur; adoucisseur d'eau; filtre à sable; filtre aquarium
es: ósmosis inversa; descalcificador; filtro de arena; filtro de acuario
it: osmosi inversa; addolcitore; filtro a sabbia; filtro acquario
nl: waterzuiveraar; waterontharder; zandfilter; omgekeerde osmose; aquariumfilter
pl: filtr wody; odwrócona osmoza; zmiękczacz wody; filtr piaskowy; filtr akwariowy
pt: osmose reversa; amaciador de água; filtro de aquário
not: water filter jug; water filter cartridge; water filter pitcher; water filter replacement; aquarium filter sponge; pool filter cartridge; water filter housing wrench; pool filter balls; aquarium filter media; water filter bottle; ro membrane; water filter wrench; shower filter cartridge; pond filter foam
  "parts of|partes de|parti di" -> 842199
  "parts for|partes para|piezas para|parti per|peças para" -> 842199
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 842199
  part=part -> 842199 ~.02
  * -> 842121
t: under sink reverse osmosis water filter system => 842121
t: sand filter for swimming pool => 842121
t: coffee filter paper => !842121

@ water-turbine
en: hydraulic turbine; water turbine; hydro turbine; pelton turbine; francis turbine; kaplan turbine; water wheel + turbine|hydro|power; pelton wheel; turbine governor + hydro|water; hydro turbine runner
de: Wasserturbine = water turbine; Wasserrad = water wheel + Turbine|Antrieb
fr: turbine hydraulique = hydraulic turbine
es: turbina hidráulica = hydraulic turbine
it: turbina idraulica = hydraulic turbine
pl: turbina wodna = water turbine
pt: turbina hidráulica = hydraulic turbine
  "parts of|partes de|parti di" -> 841090
  "parts for|partes para|piezas para|parti per|peças para" -> 841090
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 841090
  "runner" -> 841090
  "governor" -> 841090
  "regulator" -> 841090
  "blade" -> 841090
  part=part -> 841090
  * -> 841011
t: micro hydro pelton turbine 5 kW => 841011
t: hydro turbine runner => 841090
t: wind turbine => !8410

@ weaving-loom
en: power loom; rapier loom; air jet loom; hand loom; water jet loom; narrow fabric loom; table loom; rigid heddle loom; shuttleless loom; weaving machine
de: Webstuhl = loom; Webmaschine = weaving machine; Webrahmen = weaving frame loom + Tisch|gewebt
fr: machine à tisser = weaving machine
es: máquina de tejer telar = weaving machine
it: telaio per tessitura = weaving loom; telaio tessile = weaving loom
nl: weefgetouw = loom; weefmachine = weaving machine
pl: krosno tkackie = weaving loom
pt: tear = loom + tecelagem|manual
not: kids weaving loom; rubber band loom; loom band; weaving loom kit kids
  "parts of|partes de|parti di" -> 844849
  "parts for|partes para|piezas para|parti per|peças para" -> 844849
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 844849
  "narrow" -> 844610
  "hand" -> 844629
  "table|de mesa|da tavola" -> 844629
  "rigid heddle" -> 844629
  "shuttle" !"shuttleless" -> 844621
  * -> 844630
t: rapier loom => 844630
t: hand loom => 844629
t: loom bands rubber => !844630

@ winch
en: winch; capstan; anchor windlass; windlass; cable winch; hydraulic winch; trailer winch; recovery winch; mooring winch
de: Elektrowinde = electric winch; Ankerwinde = anchor windlass; Winde = winch + Seil|Anhänger|elektrisch
fr: guindeau = windlass; cabestan = capstan
es: cabrestante eléctrico = electric winch; torno eléctrico = electric winch; molinete = windlass + ancla
nl: lier = winch + elektrisch|hand|boot; ankerlier = anchor windlass
pl: kabestan = capstan
not: winch rope; winch cable; winch hook; winch bumper; winch strap; winch shackle; winch cover
  "parts of|partes de|parti di" -> 843110
  "parts for|partes para|piezas para|parti per|peças para" -> 843110
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843110
  "hand" -> 842539
  "manual|manuale" -> 842539
  "hydraulic|hidráulico|idraulico" -> 842539
  "handseilwinde" -> 842539
  * -> 842531
t: electric winch 12v 4500 lbs => 842531
t: hand winch 500 kg => 842539
t: synthetic winch rope => !842531

@ wine-press
en: wine press; fruit press; cider press; grape crusher; apple press; grape destemmer; juice press machine; hydraulic fruit press; destemmer crusher
de: Obstpresse; Weinpresse; Traubenmühle; Obstmühle
fr: pressoir; fouloir; pressoir à fruits
es: prensa de uva; prensa de vino; despalilladora
it: torchio + vino|uva|frutta; pigiatrice; diraspatrice
nl: fruitpers; wijnpers; fruitpersen; wijnpersen
pl: prasa do owoców; prasa do wina
pt: prensa de vinho; esmagador de uvas
not: hand juicer press; citrus press; torcia
  "parts of|partes de|parti di" -> 843590
  "parts for|partes para|piezas para|parti per|peças para" -> 843590
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 843590
  * -> 843510
t: grape crusher destemmer => 843510
t: lemon squeezer => !843510

@ wire-working-machine
en: wire drawing machine; nail making machine; spring making machine; thread rolling machine; wire mesh machine; chain link fence machine; riveting machine; swaging machine; wire bending machine; draw bench; wire straightening and cutting machine; barbed wire machine; screw making machine; hose crimping machine; rivet machine
de: Drahtziehmaschine = wire drawing machine; Gewindewalzmaschine = thread rolling machine; Nagelmaschine = nail machine; Federwickelmaschine = spring coiling machine; Nietmaschine = riveting machine
fr: tréfileuse = wire drawing machine; machine à clous = nail making machine; machine à ressorts = spring making machine
es: trefiladora = wire drawing machine; máquina de clavos = nail making machine; máquina de resortes = spring making machine; remachadora = riveting machine + máquina
not: trefilar; remachable; remache; remaches
  "parts of|partes de|parti di" -> 846694
  "parts for|partes para|piezas para|parti per|peças para" -> 846694
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846694
  "drawing" -> 846310
  "draw bench" -> 846310
  "drahtziehmaschine" -> 846310
  "trefileuse" -> 846310
  "trefiladora" -> 846310
  "thread rolling" -> 846320
  "screw|tornillo sin fin|sinfín|coclea|parafuso sem fim" -> 846320
  "gewindewalzmaschine" -> 846320
  "rivet|remache|rivetto|rebite" -> 846390
  "riveting" -> 846390
  "swaging" -> 846390
  "crimping" -> 846390
  "nietmaschine" -> 846390
  "riveteuse" -> 846390
  "remachadora" -> 846390
  * -> 846330
t: automatic nail making machine => 846330
t: copper wire drawing machine => 846310
t: jewellery wire => !846330

@ wood-machine
en: wood planer; thickness planer; wood cnc router; sliding table saw; wide belt sander; edge banding machine; wood drilling machine; panel saw; log saw; sawmill; combination woodworking machine; jointer + wood|planer; drum sander; veneer slicer; wood splitting machine; sawmill portable; woodworking machine; cnc engraving machine; wood moulder; wood press machine; plywood hot press; finger jointing machine; belt disc sander; disc sander bench
de: Dickenhobel; Holzdrehbank; Formatkreissäge; Kantenanleimmaschine; Sägewerk
fr: plaqueuse de chants; scierie; défonceuse numérique
es: canteadora; aserradero
it: tornio per legno; bordatrice; segheria; pantografo cnc
nl: zaagmolen
pl: strugarka; tartak; okleiniarka
pt: esquadrejadeira; plaina desengrossadeira; torno de madeira; serraria
not: table saw blade; band saw blade; metal band saw; planer blade; mitre saw stand; miter saw blade; cnc router bit; hand planer; electric hand planer; planner; scroll saw blade; wood lathe chuck; wood lathe tool; miter saw box; serra; serrada; serrado
  "parts of|partes de|parti di" -> 846692
  "parts for|partes para|piezas para|parti per|peças para" -> 846692
  "spare parts|recambios|repuestos|pezzi di ricambio|ricambi|peças sobressalentes|peças de reposição" -> 846692
  "combination" -> 846510
  "combined" -> 846510
  "cnc" -> 846520 ~.05
  "pantografo" -> 846520 ~.05
  "planer" -> 846592
  "moulder" -> 846592
  "jointer" -> 846592
  "dickenhobel" -> 846592
  "hobelmaschine" -> 846592
  "raboteuse" -> 846592
  "cepilladora" -> 846592
  "pialla" -> 846592
  "vandiktebank" -> 846592
  "strugarka" -> 846592
  "plaina" -> 846592
  "toupie" -> 846592
  "abrichthobel" -> 846592
  "sander" -> 846593
  "sanding" -> 846593
  "tellerschleifer" -> 846593
  "edge banding" -> 846594
  "press" -> 846594
  "plaqueuse" -> 846594
  "canteadora" -> 846594
  "bordatrice" -> 846594
  "kantenanleimmaschine" -> 846594
  "okleiniarka" -> 846594
  "drilling" -> 846595
  "mortiser" -> 846595
  "veneer" -> 846596
  "splitting" -> 846596
  "lathe" -> 846599
  "holzdrehbank" -> 846599
  "tour a bois" -> 846599
  "torno" -> 846599
  "tornio" -> 846599
  "houtdraaibank" -> 846599
  "tokarka" -> 846599
  "finger jointing" -> 846599
  "dovetail" -> 846599
  * -> 846591
t: table saw 1800w 254 mm => 846591
t: wood lathe 350 mm => 846599
t: wood cnc router 1325 => 846520
t: thickness planer 330 mm => 846592
t: table saw blade => !846591
