# Toiletries, soap, cleaning and polishing goods, candles, first aid, diagnostics, glue and car care as shops name them.
# Ch.33 n.3, 4; ch.34 n.1; ch.30 n.1, 4; ch.38 n.1 decide.

table cosmetic             # 3304: lips, eyes, nails and powders have their own subheadings, the rest is 3304.99
  "eye cream|eye patch|eye patches|under eye|eye gel|eye serum" -> 330499
  "lip" -> 330410
  "eye" -> 330420
  "nail" -> 330430
  "powder" -> 330491
  * -> 330499

table supplement           # ch.29 n.1, ch.30 n.1(a): salts and extracts in doses to supplement food are of 2106, drinks of 2202
  "drink" -> 220299
  "injection" -> 300490
  * -> 210690

value kind=true-soap
en: castile; potassium soap; pure soap; vegetable soap
de: Kastilienseife
value kind=toilet-soap
en: toilet; toilette; bath soap; facial bar
de: Toilettenseife
es: de tocador
it: da toeletta
pt: de toucador; de banho

@ absorbable-haemostat
en: absorbable haemostat; hemostatic gauze absorbable; haemostatic powder surgical; surgical sealant fibrin; tissue adhesive surgical; sterile suture; surgical suture nylon; laminaria tent; sterile surgical mesh hernia absorbable; adhesion barrier; bone wax surgical; polyglactin suture; vicryl suture; silk suture surgical; sterile tissue glue; dental haemostatic sponge
de: Hämostatikum resorbierbar = absorbable haemostat; Gewebekleber = tissue adhesive; Knochenwachs = bone wax
fr: hémostatique résorbable = absorbable haemostat; colle tissulaire = tissue adhesive; fil de suture chirurgical = surgical suture thread; cire à os = bone wax surgical
es: hemostático reabsorbible = absorbable haemostat; adhesivo tisular = tissue adhesive; cera para hueso = bone wax surgical
it: emostatico riassorbibile = absorbable haemostat; colla tissutale = tissue adhesive; sutura chirurgica = surgical suture; cera per ossa = bone wax surgical
nl: resorbeerbaar hemostaticum = absorbable haemostat; weefsellijm = tissue adhesive; hechtdraad chirurgisch = surgical suture; botwas = bone wax
pl: hemostatyk wchłanialny = absorbable haemostat; klej tkankowy = tissue adhesive; wosk kostny = bone wax
pt: hemostático absorvível = absorbable haemostat; cola tecidular = tissue adhesive; categute = catgut; cera óssea = bone wax
not: suture training; suture kit practice; suture practice
  * -> 300610
t: absorbable haemostat sponge sterile => 300610
t: silk sewing thread spool => !3006

@ allergy-skin-prick-allergen
en: allergy skin prick allergen; skin test antigen; tuberculin ppd; prick test allergen; diagnostic allergen patient; tuberculin; ppd tuberculin; patch test chamber allergen; diagnostic reagent administered to patient; fluorescein injection diagnostic
de: Tuberkulin = tuberculin; Hauttest Allergen = skin test allergen
fr: allergène prick-test = prick test allergen; tuberculine = tuberculin
es: alérgeno prick test = prick test allergen; tuberculina = tuberculin
it: tubercolina = tuberculin
nl: allergeen priktest = allergen prick test
pl: alergen do testów skórnych = skin test allergen; tuberkulina = tuberculin
  * -> 300630   # ch.30 n.4(e): diagnostic reagents to be administered to the patient
t: tuberculin ppd injection => 300630
t: covid antigen test kit => !3006

@ animal-blood-therapeutic
en: animal blood therapeutic; dried animal blood serum diagnostic; toxin purified; bacterial toxin; botulinum toxin antigen; culture of microorganisms research; saxitoxin; ricin
de: Tierblut therapeutisch = animal blood therapeutic; Bakterientoxin = bacterial toxin
fr: sang animal thérapeutique = animal blood therapeutic; toxine bactérienne = bacterial toxin
es: sangre animal terapéutica = animal blood therapeutic; toxina bacteriana = bacterial toxin
it: sangue animale terapeutico = animal blood therapeutic; tossina batterica = bacterial toxin
nl: dierlijk bloed therapeutisch = therapeutic animal blood; bacterieel toxine = bacterial toxin
pl: krew zwierzęca terapeutyczna = therapeutic animal blood; toksyna bakteryjna = bacterial toxin
pt: sangue animal terapêutico = therapeutic animal blood
  "blood" -> 300290
  "blut" -> 300290
  "sang" -> 300290
  "sangre" -> 300290
  "sangue" -> 300290
  "bloed" -> 300290
  "krew" -> 300290
  "serum" -> 300212
  * -> 300249
t: animal blood therapeutic => 300290
t: blood orange juice => !3002

@ bath-bomb-kit-filled
en: bath bomb kit filled; bath oil beads; bathing salts lavender; bath powder colloidal oatmeal
de: Badeölperlen = bath oil beads; Badepulver = bath powder
fr: billes d'huile de bain = bath oil beads; poudre de bain = bath powder
es: perlas de aceite de baño = bath oil beads; polvo de baño = bath powder
it: perle olio da bagno = bath oil beads; polvere da bagno = bath powder
nl: badolieparels = bath oil bead; badpoeder = bath powder
pl: kulki do kąpieli = bath beads
pt: pérolas de óleo de banho = bath oil beads; pó de banho = bath powder
  * -> 330730
t: bath bomb kit filled 25kg => 330730
t: liquid hand wash => !330730

@ bath-melt
en: bath melt; bath tablets aroma; bath tea bags; bath confetti; milk bath powder; dead sea bath salt; mustard bath
de: Badepraline = bath melt; Badetabletten = bath tablet
fr: perles de bain = bath pearls; galet de douche = shower tablet; fondant pour le bain = bath melt; sels de bain pieds = foot bath salts
es: perlas de baño = bath pearl; bomba de ducha = shower bomb; sales de pies = foot bath salt
it: perle da bagno = bath pearl; tavolette per doccia = shower tablet; sali per pediluvio = foot bath salt
nl: douche steamer = shower steamer; voetbadzout = foot bath salt; badmelts = bath melt
pl: perełki do kąpieli = bath pearls; tabletki pod prysznic = shower tablets; sól do stóp = foot salt
pt: pérolas de banho = bath pearls; pastilhas de duche = shower tablets; sais para pés = foot salts
not: bath melt mould
  * -> 330730
t: shower steamers eucalyptus 6 pcs => 330730
t: bath tub acrylic => !3307

@ brake-cleaner
en: brake cleaner spray; brake parts cleaner; carburettor cleaner; carb cleaner spray; contact cleaner spray; electrical contact cleaner; throttle body cleaner; egr cleaner spray; sticker remover spray; eyelash glue remover; gel glue remover lash; paint brush cleaner; brush cleaner paint; cellulose thinner standard; tar remover solvent; silicone remover; expanding foam cleaner; pu foam cleaner; airbrush cleaner; ink remover solvent; grease solvent cold degreaser; fibreglass acetone cleaner; panel wipe; nitromors
de: Vergaserreiniger = carburettor cleaner; Kontaktspray Reiniger = contact cleaner spray; Etikettenlöser = label remover; Silikonentferner = silicone remover; PU Schaum Reiniger = pu foam cleaner; Silikonentferner Lack = silicone remover
fr: nettoyant carburateur = carburettor cleaner; nettoyant contacts = contact cleaner; décolle étiquettes = label remover; dissolvant colle = adhesive remover; nettoyant mousse PU = pu foam cleaner
es: limpiador carburador = carburettor cleaner; limpiacontactos = electrical contact cleaner; quita etiquetas = label remover; quita pegamento = glue remover; limpiapinceles = brush cleaner paint; limpiador espuma PU = pu foam cleaner
it: pulitore carburatore = carburettor cleaner; pulisci contatti = contact cleaner; togli etichette = label remover; rimuovi colla = glue remover; pulitore schiuma PU = pu foam cleaner
nl: carburateurreiniger = carburettor cleaner; contactspray reiniger = contact cleaner spray; pur reiniger = pu foam cleaner
pl: preparat do gaźnika = carburettor cleaner; spray do styków = contact cleaner spray; preparat do usuwania etykiet = label remover; zmywacz do kleju = glue remover; płyn do pędzli = paint brush cleaner; czyścik do piany = foam gun cleaner
pt: limpa carburador = carburettor cleaner; limpa contactos = contact cleaner; removedor de etiquetas = label remover; removedor de cola = glue remover; limpador espuma PU = pu foam cleaner
not: makeup brush cleaner; brush cleaner mat; glue remover tool; scraper; contact cleaner lens; airbrush cleaner pot; label remover tool; airbrush cleaner kit; brake cleaner bottle
  "lash": * 330499
  "eyelash" -> 330499
  * -> 381400
t: brake cleaner spray 500ml => 381400
t: sticker remover spray 200ml => 381400
t: toilet cleaner => !3814

@ buffer-solution
en: buffer solution; ph calibration solution; calibration solution ph 4.01; buffer powder ph; indicator paper; litmus paper strips; ph indicator strips; universal indicator solution; phenol red reagent; otolidine pool tester refill; nitrate test kit aquarium; ammonia test kit aquarium; tds calibration solution; pcr master mix; elisa reagent kit; ketone test strips; ketone strips; uric acid test strips; blood glucose test strips; fertility test male; vitamin d home test; food allergy test kit; gluten test kit food; drug test cup; alcohol test strip saliva; lead test swabs; mould test kit home; water test kit lead; blood grouping reagent; anti-a serum grouping; conductivity standard solution; turbidity standard formazin
de: Pufferlösung = buffer solution; pH Kalibrierlösung = ph calibration solution; Blutzuckerteststreifen = blood glucose test strips; Ketonteststreifen = ketone test strips; Drogentest Becher = drug test cup; Nitrat Test Aquarium = nitrate test kit aquarium
fr: solution étalonnage pH = ph calibration solution; papier indicateur = indicator paper; papier tournesol = litmus paper; bandelettes glycémie = blood glucose test strips; bandelettes cétones = ketone test strips; kit PCR = pcr kit; test nitrates aquarium = aquarium nitrate test
es: solución calibración pH = ph calibration solution; papel indicador = indicator paper; tiras de glucosa = blood glucose test strips; tiras de cetonas = ketone test strips; test nitratos acuario = nitrate test kit aquarium
it: soluzione calibrazione pH = ph calibration solution; strisce glicemia = blood glucose test strips; strisce chetoni = ketone strips; test nitrati acquario = nitrate test kit aquarium
nl: ph kalibratievloeistof = ph calibration solution; indicatorpapier = indicator paper; ketonenstrips = ketone strips; nitraat test aquarium = nitrate test kit aquarium
pl: płyn kalibracyjny ph = ph calibration solution; papierek lakmusowy = litmus paper strips; papierki wskaźnikowe = ph indicator strips; paski do glukometru = blood glucose test strips; paski ketonowe = ketone test strips; zestaw pcr = pcr kit; test azotanów akwarium = aquarium nitrate test
pt: solução calibração pH = ph calibration solution; papel tornesol = litmus paper; tiras de glicemia = blood glucose test strips; teste nitratos aquário = aquarium nitrate test
not: test strip meter; pcr machine; pcr tube; pcr plate; pcr workstation
  "blood grouping|blood-grouping|anti-a|anti-b|anti-d" -> 382213     # since 2022 no longer 3006
  "malaria" -> 382211
  "zika" -> 382212
  * -> 382219
t: ph buffer solution 7.00 250ml => 3822
t: blood grouping reagent anti-a serum 10ml => 382213
t: blood glucose test strips 50 pcs => 382219
t: digital ph meter => !3822

@ burn-dressing
en: burn gel dressing; trauma dressing; eye pad dressing; plaster of paris bandage; cast bandage; fibreglass cast tape; orthopaedic casting tape; finger bandage tube; cotton balls medical; absorbent cotton roll; field dressing; wadding orthopaedic; hemostatic gauze trauma
de: Brandwundenverband = burn dressing; Kompressionsverband = compression bandage; Dreiecktuch = triangular bandage; Alginatverband = alginate dressing; Castverband = cast bandage; selbsthaftende Bandage = self-adhesive bandage; Notverband = emergency bandage
fr: pansement brûlure = burn dressing; pansement compressif = compression dressing; pansement alginate = alginate dressing; écharpe triangulaire = triangular bandage; bande de gaze = gauze bandage
es: apósito quemaduras = burn dressing; vendaje compresivo = compression bandage; apósito alginato = alginate dressing; venda de escayola = plaster of paris bandage; vendaje triangular = triangular bandage; venda de gasa = gauze bandage
it: medicazione ustioni = burn dressing; bendaggio compressivo = compression bandage; medicazione alginato = alginate dressing; benda triangolare = triangular bandage; garza in rotolo = gauze roll
nl: brandwondenverband = burn dressing; cohesieve zwachtel = cohesive bandage; alginaatverband = alginate dressing; driekante doek = triangular bandage; hydrofiel windsel = hydrophilic bandage
pl: opatrunek na oparzenia = burn dressing; opatrunek alginianowy = alginate dressing; opaska uciskowa bandaż = compression bandage; bandaż dziany = knitted bandage
pt: penso queimaduras = burn dressing; ligadura compressiva = compression bandage; ligadura coesiva = cohesive bandage; penso alginato = alginate dressing; ligadura triangular = triangular bandage; rolo de gaze = gauze roll
not: bandage dress; bandage scissors; plaster of paris powder; compression bandage sleeve
  * -> 300590
t: israeli bandage 6 inch trauma => 300590
t: cohesive bandage vet wrap 5cm => 300590
t: bandage dress women => !3005

@ ceramic-coating-car
en: ceramic coating car; ceramic spray car; graphene coating car; paint sealant car; car polish compound; rubbing compound car; scratch remover car; car glaze; quick detailer; swirl remover; boat wax; carnauba car wax paste; hydrophobic car spray; caravan polish; gel coat polish boat
de: Kratzerentferner Auto = scratch remover car; Lackversiegelung = paint sealant; Schleifpaste Auto = rubbing compound car; Bootswachs = boat wax; Detailer Spray = detailer spray
fr: revêtement céramique voiture = ceramic coating car; efface-rayures voiture = car scratch remover; cire bateau = boat wax; lustrant carrosserie = car body polish
es: recubrimiento cerámico coche = ceramic coating car; quitaarañazos coche = scratch remover car; cera para barcos = boat wax; abrillantador carrocería = car body polish
it: rivestimento ceramico auto = ceramic coating car; togligraffi auto = scratch remover car; cera per barche = boat wax; pasta abrasiva auto = rubbing compound car
nl: keramische coating auto = ceramic coating car; autopoets = car polish; krasverwijderaar auto = scratch remover car; bootwas = boat wax; lakverzegeling = paint sealant car
pl: pasta polerska samochodowa = car polishing paste; usuwanie rys auto = scratch remover car; wosk do łodzi = boat wax
pt: revestimento cerâmico carro = car ceramic coating; polimento automóvel = car polish; removedor de riscos carro = car scratch remover
not: ceramic coating applicator; polishing machine
  * -> 340530
t: ceramic coating car 9h 30ml => 340530
t: car polishing machine 12v => !3405

@ certified-reference-material
en: reference standard analytical; crm metal standard; reference material soil; spectrometric standard solution; icp standard; icp standard solution; mercury standard solution reference
de: zertifiziertes Referenzmaterial = certified reference material; ICP Standardlösung = icp standard solution; Analysenstandard = reference standard analytical
fr: matériau de référence certifié = certified reference material; étalon ICP = icp standard; solution étalon certifiée = certified standard solution
es: material de referencia certificado = certified reference material; patrón ICP = icp standard
it: materiale di riferimento certificato = certified reference material; standard ICP = icp standard
nl: gecertificeerd referentiemateriaal = certified reference material; icp standaard = icp standard
pl: certyfikowany materiał odniesienia = certified reference material; wzorzec icp = icp standard
pt: padrão ICP = icp standard
  * -> 382290
t: icp standard solution copper 100ml => 382290
t: ph test strips => !382290

@ container-wax-blend
en: container wax blend; gel wax candle; candle gel; soy wax for candle making; candle wax blend; pillar wax blend; palm wax flakes; polishing wax block prepared; wax blend cosmetic; dental wax sticky base; sealing wax beads; sealing wax stick; pe wax; fischer tropsch wax blend; amide wax
de: Sojawachs Flocken = soy wax flake; Kerzenwachs Mischung = candle wax blend; Kerzengel = candle gel
fr: cire de soja en flocons = soy wax flakes; gel pour bougies = candle gel; mélange de cires pour bougies = candle wax blend
es: cera de soja en escamas = soy wax flakes; lacre para sellos = sealing wax; gel para velas = candle gel; mezcla de ceras para velas = candle wax blend
it: cera di soia in scaglie = soy wax flake; gel per candele = candle gel; miscela di cere per candele = candle wax blend
nl: sojawas vlokken = soy wax flakes; zegelwas = sealing wax; lakzegel was = sealing wax; kaarsengel = candle gel; emulgerende was = emulsifying wax
pl: wosk sojowy płatki = soy wax flakes; żel do świec = candle gel
pt: cera de soja em flocos = soy wax flakes
not: sealing wax stamp; sealing wax kit; wax sealing gun; sealing wax furnace; wax seal stamp; sealing wax spoon
  "soy|soja|soia": "blend" 340490; * 151620 ~.5
  "sealing" -> 340490
  * -> 340490
t: sealing wax beads 300 pcs red => 340490
t: gel candle wax 1kg => 340490
t: soy wax candle jar => !340490

@ contour-stick
en: contour stick; contour cream; highlighter stick; bronzer stick; cream blush; blush stick; liquid blush; colour corrector; colour correcting cream
de: Cremerouge = cream blush
fr: stick contour = contour stick; blush crème = cream blush; correcteur de teint = complexion corrector
es: stick de contorno = contour stick; colorete en crema = cream blush; corrector de color = colour corrector
it: stick contouring = contour stick; blush in crema = cream blush; correttore colorato = colour corrector
nl: crèmeblush = cream blush; kleurcorrector = colour corrector
pl: sztyft do konturowania = contour stick; róż w kremie = cream blush; korektor kolorowy = colour corrector
pt: contorno em stick = contour stick; blush cremoso = cream blush; corretor de cor = colour corrector
  * -> 330499
t: contour stick duo brown => 330499
t: contour brush makeup => !3304

@ cosmetic-sample-set
en: cosmetic sample set; cosmetics gift box; skincare gift set; skincare set; make-up gift box; cosmetic preparation; beauty product cosmetic; cosmetics assorted
de: Kosmetikset = cosmetics set; Pflegeset Kosmetik = cosmetic care set; Hautpflegeset = skincare set
fr: coffret cosmétique = cosmetics gift set; coffret soin visage = facial care gift set
es: set de cosmética = cosmetics set; cofre de belleza = beauty gift box; set cuidado facial = facial care set
it: set cosmetici = cosmetics set; cofanetto bellezza = beauty gift box; set cura viso = facial care set
nl: cosmeticaset = cosmetics set; huidverzorgingsset = skincare set; beautybox = beauty box
pl: zestaw kosmetyków = cosmetics set; zestaw do pielęgnacji twarzy = facial care set
pt: conjunto de cosmética = cosmetics set; kit de cuidados da pele = skincare set
not: cosmetic bag; cosmetic case; cosmetic jar
  use cosmetic
t: skincare gift set 5 pieces => 330499
t: cosmetic bag polyester => !3304

@ culture-of-micro-organism
en: culture of micro-organisms; kombucha culture starter; probiotic culture freeze dried; bacillus subtilis powder; lactobacillus culture; bifidobacterium powder; aquarium bacteria; effective microorganisms; septic bacteria; rhizobium inoculant; mycorrhiza inoculant
de: Kefirferment = kefir ferment; Bakterienkultur = bacterial culture
fr: culture de micro-organismes = culture of micro-organisms
es: fermento yogur = yogurt starter culture; cultivo de microorganismos = culture of micro-organisms; bacterias acuario = aquarium bacteria
it: colture di microrganismi = culture of micro-organisms; batteri per acquario = aquarium bacteria
nl: yoghurtferment = yogurt ferment; startercultuur = starter culture
pl: zakwas jogurtowy bakterie = yogurt starter culture; bakterie kwasu mlekowego = lactic acid bacteria; bakterie do akwarium = aquarium bacteria
pt: fermento para iogurte = yogurt starter; cultura de microrganismos = culture of micro-organisms; bactérias aquário = aquarium bacteria
not: kombucha drink
  kind=dosed -> 210690 ~.08
  * -> 300249
t: yoghurt starter culture freeze dried => 300249
t: plain yoghurt 500g => !3002

@ denim-detergent-wash-liquid
en: denim detergent wash liquid; wool wash liquid; delicate wash liquid; baby laundry detergent; sportswear wash; down wash; tech wash; wash-in cleaner jackets; hand washing powder travel; black laundry detergent
de: Wollwaschmittel = wool detergent; Daunenwaschmittel = down detergent; Sportwaschmittel = sportswear detergent; Babywaschmittel = baby laundry detergent
fr: lessive laine = wool detergent; lessive délicate = delicates detergent; lessive bébé = baby laundry detergent; lessive duvet = down detergent
es: detergente lana = wool detergent; detergente prendas delicadas = delicates detergent; detergente bebé = baby laundry detergent; detergente plumas = down detergent
it: detersivo lana = wool detergent; detersivo delicati = delicates detergent; detersivo bebè = baby laundry detergent; detersivo piumini = down jacket detergent
nl: wolwasmiddel = wool detergent; fijnwasmiddel = delicate laundry detergent; donswasmiddel = down detergent; babywasmiddel = baby laundry detergent
pl: płyn do prania wełny = wool wash liquid; płyn do tkanin delikatnych = delicate wash liquid; płyn do prania puchu = down wash; proszek dla niemowląt = baby washing powder
pt: detergente lãs = wool detergent; detergente delicados = delicates detergent; detergente bebé roupa = baby laundry detergent; detergente penas = down detergent
  * -> 340250
t: denim detergent wash liquid 25kg => 340250
t: ceramic coating car => !340250

@ dental-impression-material
en: alginate impression material; dental alginate; impression silicone putty; ortho wax braces; braces wax; modelling wax dental; dental stone plaster; dental plaster type iv; die stone; plasticine modelling; modelling paste children; foam clay; butter slime clay
de: Abformmasse Dental = dental impression material; Dentalwachs = dental wax; Zahnspangenwachs = braces wax; Knete Modelliermasse = modelling dough; lufttrocknende Modelliermasse = air-drying modelling clay; Polymerton = polymer clay
fr: alginate dentaire = dental alginate; cire orthodontique = braces wax; plâtre dentaire = dental plaster type iv; pâte à modeler autodurcissante = self hardening modelling clay
es: alginato dental = dental alginate; cera ortodóntica = ortho wax braces; yeso dental = dental plaster; pasta de modelar secado al aire = air-dry modelling clay
it: alginato dentale = dental alginate; gesso dentale = dental plaster; pasta modellabile essiccazione aria = air-dry modelling paste
nl: tandheelkundig alginaat = dental alginate; orthodontische was = braces wax; gips tandarts = dental plaster type iv
pl: alginat stomatologiczny = dental alginate; wosk ortodontyczny = orthodontic wax; glina polimerowa = polymer clay; masa samoutwardzalna = air dry modelling clay
pt: alginato dentário = dental alginate; gesso dentário = dental plaster; pasta de modelar secagem ao ar = air drying modelling paste
not: clay tools; clay extruder; clay cutter; clay roller; clay oven; dental alginate mixer; polymer clay earrings; polymer clay beads
  * -> 340700
t: orthodontic wax for braces 5 pcs => 340700
t: polymer clay set 24 colours => 340700
t: polymer clay earrings => !3407

@ denture-fixative
en: denture fixative; denture adhesive cream; denture cleaner tablets; retainer cleaner tablets; tongue cleaning gel; dry mouth spray; fluoride varnish dental; plaque disclosing tablets; disclosing tablets teeth
de: Prothesenhaftcreme = denture adhesive cream; Haftcreme Zahnersatz = denture adhesive cream; Zahnspangenreiniger = retainer cleaner
fr: crème adhésive appareil dentaire = denture adhesive cream; pastilles nettoyantes dentier = denture cleaner tablets
es: crema fijadora dental = denture adhesive cream; adhesivo dental prótesis = denture adhesive; tabletas limpiadoras dentadura = denture cleaner tablets
it: crema adesiva dentiere = denture adhesive cream; adesivo per dentiere = denture adhesive
nl: kleefpasta kunstgebit = denture fixative; gebitsreiniger = denture cleaner; kunstgebit reinigingstabletten = denture cleaner tablets
pl: krem mocujący do protez = denture adhesive cream
pt: creme fixador dentadura = denture fixative cream; pastilhas limpeza dentadura = denture cleaner tablets
not: whitening light; teeth whitening machine; denture box; denture bath; whitening tray
  * -> 330690
t: denture fixative cream 40g => 330690
t: denture cleaning tablets 30 pcs => 330690
t: denture storage box => !3306

@ engine-flush
en: diesel particulate filter cleaner; petrol stabiliser; cetane booster; diesel winter additive; diesel anti gel; ethanol fuel additive; anti-corrosive additive fuel; oxidation inhibitor for oils; e10 fuel treatment; octane enhancer
de: DPF Reiniger Additiv = dpf cleaner additive; Diesel Fließverbesserer = diesel flow improver
fr: nettoyant FAP additif = diesel particulate filter cleaner; stabilisateur essence = petrol stabiliser; additif diesel hiver = diesel winter additive
es: limpiador FAP aditivo = diesel particulate filter cleaner; limpiainyectores = injector cleaner; estabilizador gasolina = petrol stabiliser; anticongelante diésel aditivo = diesel anti gel
it: additivo pulizia DPF = diesel particulate filter cleaner; stabilizzatore benzina = petrol stabiliser; antigelo gasolio = diesel anti gel
nl: dpf reiniger additief = dpf cleaner additive; benzine stabilisator = petrol stabiliser; diesel antigel = diesel anti gel
pl: dodatek do czyszczenia DPF = diesel particulate filter cleaner; stabilizator benzyny = petrol stabiliser; depresator diesla = diesel anti gel
pt: aditivo limpeza DPF = dpf cleaning additive; anticongelante gasóleo = diesel antifreeze
not: injector cleaner machine; injector cleaner tool
  "engine flush": "petroleum|mineral" 381121; * 381121 ~.6
  "octane" -> 381119   # anti-knock, no lead
  * -> 381190
t: diesel injector cleaner additive 250ml => 381190
t: dpf cleaner additive 1l => 381190
t: ultrasonic injector cleaning machine => !3811

@ eye-gel-patch
en: eye gel patch; hydrogel eye patches; collagen eye mask; eye mask patches gold; eye patches hydrogel; forehead patches hydrogel; lip patch collagen
de: Augenpads Hydrogel = hydrogel eye pad; Augenpatches = eye patch; Gel Augenpads = gel eye pad
fr: patchs yeux = eye patches; patchs hydrogel yeux = hydrogel eye patches; masque yeux collagène = collagen eye mask
es: parches de ojos = eye patch; parches hidrogel = hydrogel patch; parches para ojeras = eye patch for dark circles
it: patch occhi idrogel = eye patches hydrogel; maschera occhi collagene = collagen eye mask
nl: oogpads hydrogel = hydrogel eye patches; oogpatches = eye patch; collageen oogmasker = collagen eye mask
pl: hydrożelowe płatki pod oczy = hydrogel eye patches
pt: patches para olhos = eye patches; adesivos para olheiras = eye patches
not: eye patch kids orthoptic
  * -> 330499
t: hydrogel eye patches 60 pcs => 330499
t: amblyopia eye patch for children => !3304

@ eye-make-up
en: eye make-up; eye makeup set; eye cosmetics; eye make up preparations; glitter eyeliner; eyeliner stamp; kohl stick; surma
de: Augen Make-up = eye make-up; Augenkosmetik = eye cosmetics; Lidstrich = eyeliner
fr: maquillage des yeux = eye make-up; maquillage yeux = eye make-up; khôl = kohl
es: maquillaje de ojos = eye make-up; maquillaje para los ojos = eye make-up
it: trucco per occhi = eye make-up; trucco occhi = eye make-up; kajal stick = kajal stick
nl: oogmake-up = eye make-up; oogmakeup = eye make-up
pl: makijaż oczu = eye make-up; kosmetyki do makijażu oczu = eye cosmetics
pt: maquilhagem para os olhos = eye make-up; maquiagem de olhos = eye make-up; lápis de sobrancelha = eyebrow pencil; lápis de olhos = eye pencil
not: eye makeup remover; eye makeup brush
  * -> 330420
t: eye make-up => 330420
t: eye makeup remover lotion => !330420

@ eyebrow-lamination-kit
en: eyebrow lamination kit; brow lamination kit; lash lift kit; eyelash perm kit; eyelash perm lotion; lash lift lotion; keratin lash lift
de: Augenbrauenlaminierung = eyebrow lamination; Wimpernlifting Set = lash lift kit; Wimpernwelle = eyelash perm
fr: kit brow lift = brow lamination kit; rehaussement de cils = lash lift; permanente de cils = eyelash perm
es: kit laminado de cejas = eyebrow lamination kit; lifting de pestañas = lash lift; permanente de pestañas = eyelash perm
it: kit laminazione sopracciglia = eyebrow lamination kit; laminazione ciglia = lash lamination; permanente ciglia = eyelash perm
nl: brow lamination set = brow lamination kit; wimperlifting set = lash lift kit; wimperpermanent = eyelash perm
pl: laminacja brwi zestaw = eyebrow lamination kit; lifting rzęs zestaw = lash lift kit; trwała na rzęsy = eyelash perm kit
pt: kit laminação de sobrancelhas = eyebrow lamination kit
  * -> 330499
t: lash lift kit keratin => 330499
t: laminator machine a4 => !3304

@ eyeglass-frame-glue
en: eyeglass frame glue; windscreen repair resin; windshield repair kit resin; denture repair glue; aquarium silicone glue; slime glue clear; clear school glue; washable school glue; fabric glue; textile glue; hem glue; jewellery glue gel; craft glue; ceramic glue repair; repair epoxy syringe; epoxy glue; epoxy syringe adhesive; wetsuit glue; tent repair glue; seam sealer glue; dart glue arrow; foam glue; carpet tape glue spray; spray adhesive; hair extension glue; false eyelash glue; cyanoacrylate gel; spray mount adhesive; fish tank glue coral; coral glue; pond liner glue; vinyl repair glue pool; shoe goo; shoe repair glue
de: Textilkleber = textile glue; Schmuckkleber = jewellery glue; Epoxidharzkleber = epoxy resin glue; Sprühkleber Dose = spray adhesive can; Neoprenkleber = neoprene glue; Scheibenreparatur Harz = windscreen repair resin; Schulkleber = school glue; Schleimkleber = slime glue
fr: colle textile = textile glue; colle bijoux = jewellery glue; colle époxy seringue = epoxy adhesive syringe; colle en bombe = spray adhesive; colle néoprène combinaison = neoprene wetsuit glue; colle slime = slime glue; colle scolaire = school glue
es: pegamento bisutería = jewellery glue; pegamento epoxi = epoxy glue; adhesivo en aerosol = spray adhesive; pegamento para pestañas postizas = false eyelash glue; resina reparación parabrisas = windscreen repair resin; pegamento slime = slime glue
it: colla per tessuti = fabric glue; colla per bigiotteria = costume jewellery glue; colla epossidica siringa = epoxy syringe adhesive; colla spray bomboletta = spray adhesive; colla per ciglia finte = false eyelash glue; resina riparazione parabrezza = windscreen repair resin; colla per slime = slime glue
nl: textiellijm = textile glue; sieradenlijm = jewellery glue; epoxylijm spuit = epoxy syringe adhesive; lijmspray = spray adhesive; neopreenlijm = neoprene glue; ruitreparatie hars = windscreen repair resin; slijmlijm = slime glue; schoollijm = school glue
pl: klej do tkanin = fabric glue; klej do biżuterii = jewellery glue; klej epoksydowy strzykawka = epoxy glue syringe; klej w aerozolu = spray glue; żywica do szyb = windscreen repair resin; klej do slime = slime glue; klej szkolny = school glue
pt: cola bijutaria = jewellery glue; cola epóxi seringa = epoxy glue syringe; cola em spray = spray glue; cola para pestanas postiças = false eyelash glue; resina reparação para-brisas = windscreen repair resin; cola para slime = slime glue
not: slime kit; glue brush; glue gun; spray adhesive remover; lash glue remover; glue stick gun; slime toy; lash glue holder; glue remover; craft glue gun; glue ring
  weight>1kg -> 350691 ~.03
  capacity>1l -> 350691 ~.02
  * -> 350610
t: spray adhesive 500ml can => 350610
t: false eyelash glue 5ml => 350610
t: hot glue gun craft => !3506

@ eyelash-growth-serum
en: eyelash growth serum; lash serum; brow growth serum; eyebrow serum; eyelash conditioner
de: Wimpernserum = eyelash serum; Augenbrauenserum = eyebrow serum
fr: sérum cils = lash serum; sérum sourcils = eyebrow serum
es: sérum de pestañas = lash serum; sérum para cejas = eyebrow serum
it: siero ciglia = lash serum; siero sopracciglia = eyebrow serum
nl: wimperserum = lash serum; wenkbrauwserum = eyebrow serum
pl: serum do rzęs = lash serum; odżywka do rzęs = eyelash conditioner; serum do brwi = eyebrow serum
pt: sérum para sobrancelhas = eyebrow serum
not: lash serum bottle
  * -> 330499
t: lash serum for eyelash growth 3ml => 330499
t: false eyelashes 10 pairs => !3304

@ eyelash-primer
en: eyelash primer; lash primer; eyeshadow primer; eye primer; eyelid primer; brow soap; brow styling soap; brow wax styling
de: Wimpernprimer = eyelash primer; Lidschattenbase = eyeshadow base; Augenbrauenseife = eyebrow soap
fr: base cils = eyelash primer; base fard à paupières = eyeshadow primer; savon sourcils = brow soap
es: prebase de sombras = eyeshadow primer; jabón de cejas = brow soap; prebase de pestañas = eyelash primer
it: primer occhi = eye primer; primer ciglia = lash primer; sapone sopracciglia = brow soap
nl: oogprimer = eye primer; wenkbrauwzeep = brow soap; wimperprimer = eyelash primer
pl: baza pod cienie = eyeshadow primer; mydło do brwi = brow soap; baza pod tusz = mascara primer
pt: primer de olhos = eye primer; sabonete de sobrancelhas = brow soap
  * -> 330420
t: eyeshadow primer long lasting 6ml => 330420
t: primer paint for wood => !3304

@ eyelash-tint
en: eyelash tint; eyebrow tint; lash and brow tint; brow dye; henna brow; brow henna kit; eyebrow dye cream
de: Augenbrauenfarbe = eyebrow tint; Wimpernfarbe = eyelash tint; Brauenhenna = henna brow
fr: teinture cils = eyelash tint; teinture sourcils = eyebrow tint; henné sourcils = henna brow
es: tinte de cejas = eyebrow tint; tinte de pestañas = eyelash tint; henna para cejas = henna brow
it: tinta per ciglia = eyelash tint; tinta per sopracciglia = eyebrow tint; henné sopracciglia = henna brow
nl: wimperverf = eyelash tint; wenkbrauwverf = eyebrow dye
pl: henna do brwi = henna brow; farbka do brwi = eyebrow tint; farbka do rzęs = eyelash tint
pt: tinta para sobrancelhas = eyebrow tint; henna para sobrancelhas = henna brow
not: tint brush
  * -> 330420
t: eyebrow tint black 15ml => 330420
t: hair dye permanent black => !330420

@ ferrocerium-flint
en: ferrocerium flint; flint for lighter; fire starter rod; metaldehyde tablets fuel; hexamine tablets stove; firelighter cubes; fire lighters eco; gel fuel fireplace; bioethanol gel; resin torch; wax torch garden; charcoal lighter cubes
de: Feuersteine Feuerzeug = lighter flint; Anzünder Holzwolle = wood wool firelighter; Wachsfackel = wax torch; Brenngel = burning gel
fr: pierres à briquet = lighter flints; allume-feu = firelighter; torche cire = wax torch
es: piedras de mechero = flint for lighter; encendedor pastillas = firelighter tablet; pastillas combustible = fuel tablet; pastillas de encendido = firelighter tablet; antorcha cera = wax torch garden
it: pietrine accendino = lighter flint; tavolette combustibile = fuel tablet; torcia cera = wax torch
nl: vuursteentjes = lighter flints; brandstoftabletten = fuel tablets; wasfakkel = wax torch
pl: kamienie do zapalniczek = lighter flints; kostki paliwowe = fuel cubes; pochodnia woskowa = wax torch
pt: pedras para isqueiro = lighter flints; pastilhas combustível = fuel tablets; tocha de cera = wax torch
not: firelighter electric; fire steel door; electric firelighter
  * -> 360690
t: lighter flints 6 pcs => 360690
t: wood wool firelighters 1kg => 360690
t: cigarette lighter => !3606

@ haemoglobin
en: haemoglobin; hemoglobin; human plasma; fbs serum; blood fraction; fibrinogen; thrombin; human serum; antisera
de: Hämoglobin = haemoglobin; Humanalbumin = human albumin; fötales Kälberserum = fetal bovine serum
fr: hémoglobine = haemoglobin; albumine humaine = human albumin; sérum de veau foetal = fetal calf serum; fibrinogène = fibrinogen; thrombine = thrombin
es: hemoglobina = haemoglobin; albúmina humana = human albumin; suero fetal bovino = fetal bovine serum; fibrinógeno = fibrinogen; trombina = thrombin
it: emoglobina = haemoglobin; albumina umana = human albumin; siero fetale bovino = fetal bovine serum
nl: humaan albumine = human albumin; foetaal runderserum = fetal bovine serum; fibrinogeen = fibrinogen
pl: albumina ludzka = human albumin; surowica bydlęca płodowa = fetal bovine serum; fibrynogen = fibrinogen
pt: soro fetal bovino = fetal bovine serum; fibrinogénio = fibrinogen
not: haemoglobin meter; hemoglobin test; hemoglobin analyzer; haemoglobin test strip
  * -> 300212
t: fetal bovine serum 500ml => 300212
t: blood pressure monitor => !3002

@ hair-developer
en: hair developer; peroxide developer; oxidant cream hair; hair bleach powder; hair lightener powder; hair bleaching kit; blonding powder; 20 vol developer; hair colouring; hair glaze
de: Entwickler Haarfarbe = hair dye developer; Haarfärbemittel = hair colouring product; Kopfhautpeeling = scalp scrub
fr: oxydant coloration = hair colour developer; poudre décolorante cheveux = hair bleach powder; coloration capillaire = hair colouring; gommage cuir chevelu = scalp scrub
es: oxidante para tinte = peroxide developer for hair dye; polvo decolorante pelo = hair bleach powder; coloración del cabello = hair colouring; exfoliante capilar = hair scrub; tónico capilar = hair tonic
it: ossidante capelli = oxidant cream hair; polvere decolorante capelli = hair bleach powder; scrub cuoio capelluto = scalp scrub
nl: haarontwikkelaar = hair developer; hoofdhuidscrub = scalp scrub; haarlotion = hair lotion
pl: oksydant do włosów = hair developer; koloryzacja włosów = hair colouring; peeling skóry głowy = scalp scrub; wcierka do włosów = scalp lotion
pt: oxidante para cabelo = hair oxidant; pó descolorante = bleaching powder; coloração para cabelo = hair colouring; esfoliante capilar = hair scrub
not: hair toner bottle; hair chalk board; developer tray
  * -> 330590
t: cream peroxide hair developer 20 vol 1l => 330590
t: film developer photographic => !3305

@ hand-wash
en: liquid hand wash; hand wash liquid soap; foaming hand wash; hand soap liquid; foam soap hand; hand cleanser workshop; hand cleaning paste; baby body wash; cleanser facial; exfoliating face wash; intimate gel wash; surgical scrub soap liquid; pre-op wash
de: Flüssigseife Hand = liquid hand wash; Handwaschlotion = hand wash lotion; Handwaschpaste = hand cleaning paste; Gesichtsreinigungsgel = facial cleansing gel
fr: savon liquide mains = hand soap liquid; gel lavant mains = hand wash gel; mousse lavante mains = hand wash foam; pâte lave-mains = hand cleaning paste
es: jabón líquido de manos = hand wash liquid soap; gel de manos lavado = hand wash gel; espuma de manos = foam soap hand; aceite de ducha = shower oil; pasta lavamanos = hand cleaning paste
it: sapone mani schiuma = foam soap hand; detergente bimbo = baby cleanser; pasta lavamani = hand cleaning paste
nl: vloeibare handzeep = liquid hand wash; babywasgel = baby wash gel; handreiniger pasta = hand cleaning paste
pl: mydło w płynie do rąk = liquid hand wash; pianka do mycia rąk = foaming hand wash; żel do mycia dla dzieci = baby body wash; pasta do mycia rąk = hand cleaning paste
pt: espuma de mãos = foam hand soap; óleo de duche = shower oil; gel de banho bebé = baby body wash; pasta lava-mãos = hand cleaning paste
not: hand wash basin; hand wash station; hand wash sink; liquid hand soap dispenser; hand wash dispenser; hand soap dispenser; baby wash cloth; baby wash basin; hand wash bottle; liquid soap dispenser; baby body wash sponge; hand wash only
  kind=true-soap -> 340120
  * -> 340130
t: antibacterial liquid hand wash 500ml => 340130
t: ceramic wash basin => !3401

@ insect-bite-relief-gel
en: insect bite relief gel; bite relief cream; bite cream; after bite; sting relief; throat lozenge medicated; cough lozenges; medicated lozenges; sore throat pastilles; saline nasal spray; nasal spray saline; sea water nasal spray; smelling salts; athlete's foot powder; foot powder antifungal; antifungal powder
de: Insektenstich Gel = insect bite gel; Meersalz Nasenspray = sea salt nasal spray; Riechsalz = smelling salts
fr: gel piqûres d'insectes = insect bite relief gel; pastilles gorge = throat lozenges; spray nasal eau de mer = sea water nasal spray; sels à respirer = smelling salts
es: gel picaduras = insect bite relief gel; spray nasal agua de mar = sea water nasal spray; sales aromáticas inhalar = smelling salts
it: gel punture insetti = insect bite relief gel; pastiglie per la gola = throat lozenge; spray nasale acqua di mare = sea water nasal spray; sali da annusare = smelling salts
nl: insectenbeet gel = insect bite gel; neusspray zeewater = sea water nasal spray; vlugzout = smelling salts
pl: żel na ukąszenia = insect bite relief gel; tabletki na gardło = throat tablets; pastylki na gardło = throat lozenges; spray do nosa woda morska = sea water nasal spray; sole trzeźwiące = smelling salts
pt: gel picadas = insect bite gel; spray nasal água do mar = sea water nasal spray; sais de cheiro = smelling salts
not: bite relief device; bite healer
  * -> 300490
t: medicated lozenges sore throat => 300490
t: sea salt for cooking => !3004

@ isinglass
en: fish glue; halal gelatin powder; gelatine powder edible; pharmaceutical gelatin; pearl glue animal
de: Hausenblase = isinglass; Fischleim = fish glue; Speisegelatine = edible gelatine; Hasenleim = rabbit skin glue
fr: ichtyocolle = isinglass; colle de poisson = fish glue; colle d'os = bone glue
es: ictiocola = isinglass; cola de pez gelatina = fish glue; cola de hueso = bone glue; gelatina en hojas = leaf gelatine
it: ittiocolla = isinglass; colla d'ossa = bone glue
nl: vislijm = fish glue; bladgelatine = leaf gelatine; gelatinepoeder = gelatine powder
pl: karuk = isinglass; klej rybi = fish glue; klej kostny = bone glue; żelatyna w listkach = sheet gelatin
pt: cola de peixe = fish glue; cola de osso = bone glue; gelatina incolor = colourless gelatin
not: gelatin dessert; gelatin capsule; fish glue trap; gelatin capsules empty; gelatin powder dessert
  * -> 350300
t: leaf gelatine platinum 1kg => 350300
t: fish glue for art restoration => 350300
t: gelatin empty capsules => !3503

@ laundry-bar-soap
en: laundry bar soap; ox gall stain soap; ox gall stain soap bar; household soap bar; marseille soap cube laundry; gall soap; ox gall soap stain; saddle soap bar; soap impregnated wipes; soap sheet paper; paper soap; dish soap bar; solid dish soap
de: Waschseife Stück = laundry soap bar; Papierseife = paper soap; Spülseife fest = solid dish soap
fr: savon de ménage = household soap; savon au fiel de boeuf = ox gall soap; savon de lessive en pain = laundry bar soap; savon papier = paper soap; savon vaisselle solide = solid dish soap
es: jabón lagarto lavar = laundry bar soap; jabón de hiel = gall soap; jabón de lavar en barra = laundry bar soap; jabón en papel = paper soap
it: sapone da bucato = laundry soap; sapone al fiele = gall soap; sapone di marsiglia bucato = marseille laundry soap; sapone in fogli = paper soap
nl: huishoudzeep = household soap; galzeep = gall soap; waszeep stuk = laundry bar soap; zeepblaadjes = soap sheet; afwasblok = dish soap bar
pl: mydło do prania = laundry bar soap; mydło żółciowe = gall soap; mydło gospodarcze kostka = household soap bar; mydło w listkach = soap sheet paper
pt: sabão azul e branco = blue and white laundry soap; sabão em barra = bar soap; sabão de fel = gall soap; sabonete em folhas = soap sheets
  kind=toilet-soap -> 340111
  "paper soap|soap sheet paper|papierseife|savon papier|jabon en papel|sapone in fogli|zeepblaadjes|mydlo w listkach|sabonete em folhas" -> 340111     # for the hands: toilet use
  * -> 340119
t: ox gall stain soap bar 100g => 340119
t: toilet soap bar 100g => !340119

@ leather-dye-spray-shoe
en: leather dye spray shoe; fabric dye sachet; textile dye retail machine; dye for clothes retail; aluminium pigment paste; aluminium paste; pearl essence; pigment dispersion in solvent; leather recolouring balm; candle dye chips; candle colour blocks; easter egg dye; soap dye liquid; resin dye; resin pigment dye
de: Textilfarbe zum Färben = textile dye; Aluminiumpaste = aluminium paste; Ostereierfarbe = easter egg dye; Alkoholtinte = alcohol ink
fr: teinture textile machine = machine textile dye; pâte d'aluminium = aluminium paste; colorant oeufs de pâques = easter egg dye; encre à alcool = alcohol ink
es: pasta de aluminio pigmento = aluminium paste; tinte huevos de pascua = easter egg dye; tinta al alcohol = alcohol-based dye
it: pasta di alluminio = aluminium paste; colorante uova di pasqua = easter egg dye; inchiostro ad alcool = alcohol ink
nl: aluminiumpasta = aluminium paste; kaarsenverf = candle dye; eierverf = easter egg dye; alcoholinkt = alcohol ink
pl: pasta aluminiowa = aluminium paste; barwniki do jajek = easter egg dye; tusz alkoholowy = alcohol ink
pt: pasta de alumínio = aluminium paste; corante ovos da páscoa = easter egg dye; tinta álcool = alcohol ink
  "stamping foil" -> 321210
  "pragefolie" -> 321210
  "alkoholtinte|encre a alcool|inchiostro ad alcool|alcoholinkt|tusz alkoholowy|tinta alcool|tinta al alcohol" -> 321310     # artists' colours
  "egg" -> 321290
  "ostereier" -> 321290
  * -> 321290
t: candle dye chips 24 colours => 321290
t: aluminium pigment paste for coatings => 321290
t: aluminium foil kitchen => !3212

@ lighter-gas-refill
en: lighter gas refill; butane lighter refill; butane refill 300ml; lighter fuel; lighter petrol; butane refill lighter; gas refill lighter
de: Feuerzeuggas = lighter gas; Feuerzeugbenzin = lighter petrol; Butan Nachfüllgas Feuerzeug = butane lighter refill
fr: gaz briquet = lighter gas; recharge gaz briquet = lighter gas refill; essence à briquet = lighter fuel
es: gas para mechero = lighter gas; recarga gas mechero = lighter gas refill; gasolina para mechero = lighter petrol
it: gas per accendini = lighter gas; ricarica gas accendino = lighter gas refill; benzina per accendini = lighter petrol
nl: aanstekergas = lighter gas; aanstekerbenzine = lighter petrol; gasvulling aansteker = lighter gas refill
pl: gaz do zapalniczek = lighter gas refill; benzyna do zapalniczek = lighter petrol
pt: gás para isqueiro = lighter gas; recarga isqueiro = lighter refill; gasolina isqueiro = lighter petrol
not: gas refillable lighter
  capacity>0.3l -> 271113 ~.02
  weight>0.3kg -> 271113 ~.02
  * -> 360610   # containers of a capacity up to 300 cm3
t: butane lighter refill 250ml => 360610
t: disposable lighter 50 pcs => !3606

@ lip-scrub
en: sugar lip scrub; lip exfoliator; lip sleeping mask; lip mask balm; lip serum; lip glaze; lip jelly
de: Lippenpeeling = lip scrub; Lippenmaske = lip mask; Lippenserum = lip serum
fr: gommage lèvres = lip scrub; masque à lèvres = lip mask; sérum lèvres = lip serum
es: exfoliante labial = lip exfoliator; mascarilla labial = lip mask; sérum labial = lip serum
it: scrub labbra = lip scrub; maschera labbra = lip mask; siero labbra = lip serum
nl: lipscrub = lip scrub; lipmasker = lip mask; lipserum = lip serum
pl: peeling do ust = lip scrub; maska do ust = lip mask; serum do ust = lip serum
pt: esfoliante labial = lip scrub; máscara labial = lip mask
  * -> 330410
t: sugar lip scrub 15g => 330410
t: body scrub coffee => !330410

@ liquid-bandage-spray
en: liquid bandage spray; spray plaster; liquid plaster; wart plaster; silicone scar strips; scar sheets silicone; zip stitch wound closure; foam dressing adhesive; island dressing adhesive; blister plaster gel; pain relief patch medicated; menthol pain patch; mouth tape sleep; eye patch adhesive orthoptic; silk surgical tape; sports strapping tape; rigid strapping tape
de: Narbenpflaster Silikon = silicone scar plaster; Wundnahtstreifen = wound closure strip; Hydrokolloid Verband = hydrocolloid dressing; Wärmepflaster medizinisch = medicated heat patch
fr: pansement liquide = liquid plaster; pansement cor = corn plaster; patch cicatrice silicone = silicone scar patch; strips de suture adhésive = adhesive wound closure strips
es: tirita líquida = liquid plaster; parche callos = corn plaster; parche cicatrices silicona = scar sheets silicone; puntos de aproximación = wound closure strip
it: cerotto spray = spray plaster; cerotto callifugo = corn plaster; cerotto cicatrici silicone = scar sheets silicone; strisce suturanti = wound closure strip; medicazione idrocolloide = hydrocolloid dressing; cerottini nasali = nasal strip; cerotto a nastro = plaster tape
nl: sprayverband pleister = spray plaster; likdoornpleister = corn plaster; littekenpleister siliconen = silicone scar plaster; hechtstrips = wound closure strips; hydrocolloïd verband = hydrocolloid dressing; hechtpleister rol = adhesive plaster roll
pl: plaster w sprayu = spray plaster; plastry na odciski = corn plasters; plastry na blizny silikonowe = silicone scar strips; paski do zamykania ran = wound closure strips
pt: penso líquido = liquid plaster; penso calos = callus plaster; penso cicatrizes silicone = silicone scar plaster; tiras de sutura cutânea = skin closure strips; adesivo cirúrgico = surgical adhesive
not: tape dispenser; nasal strips dispenser
  "nasal strip" -> 300510
  "nasenpflaster" -> 300510
  "neusstrip" -> 300510
  "liquid|líquido": * 300510
  "spray|pulverizador|aerosol": * 300510
  * -> 300510
t: wound closure strips sterile 6mm => 300510
t: hydrocolloid dressing 10x10 cm => 300510
t: duct tape 50m => !3005

@ nail-rubber-base
en: nail rubber base; nail acrylic liquid; acrylic liquid monomer nail; nail polish thinner; nail prep dehydrator; nail slip solution; nail art paint gel; cat eye gel polish; gel remover nail; nail varnish remover; varnish remover + nail|polish; nail bond
de: Acryl Liquid Nägel = nail acrylic liquid; Nagellackverdünner = nail polish thinner
fr: rubber base ongles = rubber base coat for nails; liquide acrylique ongles = acrylic nail liquid; émollient cuticules = cuticle softener
es: base rubber uñas = nail rubber base; líquido acrílico uñas = nail acrylic liquid; endurecedor de uñas = nail hardener; quitacutículas = cuticle remover
it: rubber base unghie = nail rubber base; liquido acrilico unghie = nail acrylic liquid; indurente unghie = nail hardener; ammorbidente cuticole = cuticle softener
nl: rubber base nagels = nail rubber base; acrylvloeistof nagels = nail acrylic liquid; nagelverharder = nail hardener; nagelriemverwijderaar = cuticle remover
pl: baza kauczukowa = nail rubber base; płyn akrylowy do paznokci = nail acrylic liquid; preparat do skórek = cuticle treatment
pt: base rubber unhas = nail rubber base; líquido acrílico unhas = nail acrylic liquid; endurecedor de unhas = nail hardener; removedor de cutículas = cuticle remover
not: cuticle remover tool; cuticle pusher; remover clips
  * -> 330430
t: rubber base gel nails 15ml => 330430
t: paint varnish stripper => !330430

@ pet-shampoo
en: dog conditioner shampoo; dog ear cleaner; pet ear cleaner; pet cologne; dog paw balm; pet deodorant spray; horse shampoo; pet detangling spray; dog eye tear stain remover; styptic powder pets; dry shampoo for dogs
de: Ohrenreiniger Hund = dog ear cleaner; Hundeparfüm = dog perfume; Pfotenbalsam = paw balm; Pferdeshampoo = horse shampoo
fr: shampoing chat = cat shampoo; nettoyant oreilles chien = dog ear cleaner; parfum chien = dog perfume; baume coussinets = paw balm
es: champú para gatos = cat shampoo; limpiador de oídos perro = dog ear cleaner; colonia para perros = dog cologne; bálsamo almohadillas = paw balm
it: shampoo per gatti = cat shampoo; detergente orecchie cane = dog ear cleaner; profumo per cani = dog perfume; balsamo zampe = dog paw balm
nl: kattenshampoo = cat shampoo; oorreiniger hond = dog ear cleaner; hondenparfum = dog perfume; pootbalsem = paw balm
pl: płyn do uszu dla psa = dog ear cleaner; perfumy dla psa = dog perfume; balsam do łap = paw balm
pt: shampoo para cachorro = dog shampoo; limpador de ouvidos cão = dog ear cleaner; perfume para cães = dog perfume; bálsamo patas = dog paw balm
not: dog shampoo brush; flea shampoo; dog shampoo dispenser; flea and tick shampoo; shampooing brush dog
  * -> 330790
t: dog shampoo oatmeal 500ml => 330790
t: hair shampoo 400ml => !330790

@ piano-polish
en: piano polish; guitar polish; wood cleaner polish; teak protector; furniture cream; wood butter; cutting board oil wax; antique wax; liquid floor wax; linoleum polish; laminate floor polish
de: Klavierpolitur = piano polish; Gitarrenpolitur = guitar polish; Holzbalsam = wood balm
fr: polish piano = piano polish; polish guitare = guitar polish; cire pour meubles = furniture wax; cire parquet = floor wax; vitrificateur entretien parquet = parquet floor care varnish
es: abrillantador piano = piano polish; pulimento guitarra = guitar polish; abrillantador parquet = parquet polish
it: lucido pianoforte = piano polish; lucido chitarra = guitar polish; lucido parquet = parquet polish
nl: pianopolish = piano polish; gitaarpolish = guitar polish; parketonderhoud = parquet care product
pl: pasta do mebli = furniture polish; politura do pianina = piano polish; pasta do parkietu = parquet polish
pt: polimento piano = piano polish; polimento guitarra = guitar polish; cera para soalho = floor wax; encáustica = wax polish
  * -> 340520
t: guitar polish spray 100ml => 340520
t: piano black acoustic 88 keys => !3405

@ pimple-patch
en: pimple patch; acne patch; hydrocolloid acne patches; spot patch hydrocolloid; acne pimple patches; spot stickers acne
de: Pickel Patches = pimple patch; Akne Patches = acne patch
fr: patchs acné = acne patches; patch imperfections = blemish patch
es: parches para granos = pimple patch; parches antiacné = acne patch; parches para el acné = acne patch
it: patch brufoli = pimple patch; cerotti per acne = acne patch
nl: puistpleisters = pimple patch; acne pleisters = acne patch; pimple patches = pimple patch
pl: plastry na pryszcze = pimple patch; plasterki na wypryski = pimple patch
pt: adesivos para borbulhas = pimple patch; pensos acne = acne patch; adesivos acne = acne patch
  * -> 300510
t: hydrocolloid pimple patches 36 pcs => 300510
t: acne cream salicylic => !3005

@ radiator-stop-leak
en: radiator sealant; head gasket sealer; cooling system sealant; septic tank powder treatment; odour control granules chemical toilet; toilet fluid camping; fog fluid haze; fake snow powder; slime activator solution; instant cold pack; instant ice pack; hot pack sodium acetate; gel ice pack; ice pack reusable gel; hand warmer; heating pad disposable; warm patch; menstrual heat patch; dehumidifier refill calcium; dehumidifier crystals; moisture absorber; ethylene absorber; anti fog spray goggles; humidity pack two way; humidor beads; hot ice pack; static guard spray; antistatic spray; luminol; light stick chemical
de: Kühlerdichtmittel = radiator sealant; Toilettenflüssigkeit Camping = camping toilet fluid; Kältekompresse Sofort = instant cold pack; Handwärmer = hand warmer; Luftentfeuchter Nachfüll Granulat = dehumidifier refill granule; Antistatikspray = antistatic spray
fr: anti-fuite radiateur = radiator leak sealant; poche de froid instantané = instant cold pack; chaufferette = hand warmer; absorbeur d'humidité recharge = moisture absorber refill; spray antistatique = antistatic spray
es: bolsa de frío instantáneo = instant cold pack; calentador de manos = hand warmer; absorbehumedad recambio = moisture absorber refill; spray antiestático = anti-static spray
it: ghiaccio istantaneo = instant cold pack; scaldamani = hand warmer; cerotto riscaldante = heat patch; assorbiumidità ricarica = dehumidifier refill; spray antistatico = antistatic spray
nl: radiatorstop lek = radiator stop leak; toiletvloeistof camping = toilet fluid camping; instant coldpack = instant cold pack; antistatische spray = antistatic spray
pl: zimny kompres natychmiastowy = instant cold pack; ogrzewacz do rąk = hand warmer; pochłaniacz wilgoci wkład = moisture absorber refill; światło chemiczne = glow stick; spray antystatyczny = antistatic spray
pt: gelo instantâneo = instant ice pack; aquecedor de mãos = hand warmer; penso térmico = heat patch; absorvente de humidade recarga = moisture absorber refill
not: rechargeable hand warmer; hand warmer usb; electric hand warmer; hand warmer power bank; hand warmer muff; moisture absorber machine; dehumidifier machine; heating pad electric; hand warmers gloves; knitted hand warmers; ice pack maker; ice pack cover; fingerless; rechargeable; zippo
  "glow": * 382499
  * -> 382499
t: hand warmers disposable 10 pairs => 382499
t: instant cold pack first aid => 382499
t: usb rechargeable hand warmer => !3824

@ room-deodoriser
en: room deodoriser; room deodoriser gel; odour absorber gel; smoke odour eliminator; carpet freshener powder; vacuum freshener; bin freshener; urinal block; urinal screen scented; toilet duck disc; gel air freshener beads
de: Raumdeo = room deodoriser; Geruchsabsorber Gel = odour absorber gel; Teppichfrischer = carpet freshener; Urinalstein = urinal block; Pissoirstein = urinal block
fr: absorbeur d'odeurs gel = odour absorber gel; bloc urinoir = urinal block; poudre désodorisante moquette = carpet deodorising powder
es: desodorizante ambiental = room deodoriser; absorbeolores gel = odour absorber gel; pastilla urinario = urinal block; polvo para alfombras perfumado = scented carpet powder
it: deodorante ambienti gel = room deodoriser gel; assorbiodori gel = odour absorber gel; pastiglia urinale = urinal block; polvere deodorante tappeti = carpet deodorant powder
nl: kamerverfrisser = room deodoriser; geurvreter gel = odour absorber gel; urinoirblok = urinal block; tapijtverfrisser = carpet freshener
pl: pochłaniacz zapachów żel = odour absorber gel; kostka do pisuaru = urinal block; odświeżacz do dywanów = carpet freshener powder
pt: desodorizante ambiente gel = room deodoriser gel; absorvedor de odores gel = odour absorber gel; pastilha urinol = urinal block; pó perfumado para tapetes = scented carpet powder
  * -> 330749
t: urinal blocks 3kg lemon => 330749
t: urinal ceramic wall mounted => !3307

@ rust-remover
en: rust remover; rust remover gel; rust dissolver; pickling gel; aluminium etch; phosphating solution; rust converter primer gel; metal pickling bath; ferric etch metal; derusting liquid
de: Rostlöser Gel = rust dissolver gel; Rostentferner = rust remover; Phosphatierlösung = phosphating solution
fr: dérouillant = rust remover; antirouille dérouillant = rust remover; solution de phosphatation = phosphating solution
es: desoxidante = rust remover; eliminador de óxido = rust remover; solución fosfatante = phosphating solution
it: togliruggine = rust remover; disossidante metalli = metal deoxidiser; soluzione fosfatante = phosphating solution
nl: roestverwijderaar = rust remover; roestoplosser gel = rust dissolver gel; fosfateeroplossing = phosphating solution
pl: preparat do usuwania rdzy = rust remover; roztwór fosforanujący = phosphating solution
pt: removedor de ferrugem = rust remover; desoxidante metais = metal deoxidiser; solução fosfatizante = phosphating solution
not: rust remover brush; rust remover wheel; rust remover eraser; laser rust remover; laser
  * -> 381010
t: rust remover gel 500ml => 381010
t: rust remover wire wheel => !3810

@ safety-match
en: safety match; safety matches; long matches; fireplace matches; storm matches; waterproof matches; matchbox matches; kitchen matches
de: Sicherheitszündhölzer = safety matches; Sturmstreichhölzer = storm matches
fr: allumettes de sûreté = safety matches; allumettes cheminée = fireplace matches
es: cerillas chimenea = fireplace matches
it: fiammiferi da camino = fireplace matches
nl: veiligheidslucifers = safety matches
pl: zapałki sztormowe = storm matches; zapałki kominkowe = fireplace matches
pt: palitos fósforos = match sticks
not: match box toy; matchbox car; match striker
  * -> 360500
t: long fireplace matches 28cm => 360500
t: football match ticket => !3605

@ scented-drawer-liner
en: scented drawer liner; perfumed drawer paper; pot pourri refill dried flowers scented; scented wardrobe hanger sachet; perfumed paper; scented paper strips perfume; lens rewetting drops; artificial tears contact lens; depilatory wax beans; wax beans hair removal; hard wax beans; waxing kit beans; alum stone shaving; styptic stick
de: Duftpapier Schublade = scented drawer paper; Kontaktlinsenreiniger = contact lens cleaner; Wachsperlen Haarentfernung = wax beads for hair removal; Blutstillstift = styptic stick
fr: papier parfumé tiroir = perfumed drawer paper; nettoyant lentilles de contact = contact lens cleaner; perles de cire épilation = depilatory wax beans; crayon hémostatique = styptic pencil
es: papel perfumado cajón = perfumed drawer paper; limpiador lentes de contacto = contact lens cleaner; perlas de cera depilatoria = depilatory wax bead; piedra de alumbre = alum stone shaving; lápiz hemostático = styptic stick
it: carta profumata cassetti = perfumed drawer paper; detergente lenti a contatto = contact lens cleaner; perle di cera depilatoria = depilatory wax pearl; matita emostatica = styptic pencil
nl: geurpapier lade = perfumed drawer paper; contactlenzen reiniger = contact lens cleaner; harsparels ontharing = wax beans hair removal; aluinsteen = alum stone; bloedstelpende stift = styptic stick
pl: papier zapachowy do szuflad = scented drawer liner; płyn do czyszczenia soczewek = contact lens cleaning solution; wosk w granulkach do depilacji = wax beans hair removal; ałun w kamieniu = alum block; sztyft tamujący = styptic pencil
pt: papel perfumado gaveta = perfumed drawer paper; limpador de lentes de contacto = contact lens cleaner; pérolas de cera depilatória = depilatory wax pearls; pedra-ume = alum stone; lápis hemostático = styptic stick
  "alum" -> 330710   # as a shaving preparation
  "alaunstein" -> 330710
  "alun" -> 330710
  "alumbre" -> 330710
  "allume" -> 330710
  "aluinsteen" -> 330710
  "styptic|blutstillstift|hemostatique|hemostatico|emostatica|bloedstelpende|tamujacy|pedra-ume" -> 330710
  * -> 330790
t: hard wax beans for hair removal 500g => 330790
t: styptic pencil after shaving => 330710
t: wax crayons for kids => !3307

@ screen-cleaner
en: screen cleaner; lens cleaner spray; glasses cleaner spray; camera lens cleaning fluid; laptop screen cleaner spray; coffee machine descaler; kettle descaler; espresso cleaning tablets; water softener tablets; washing machine water softener; snow foam; snow foam shampoo car; insect remover car; iron remover fallout; carpet shampoo; carpet cleaner shampoo; oxygen stain remover powder; oxi powder stain; colour catcher sheets; brick cleaner; cement remover acid; patio cleaner; decking cleaner; barbecue cleaner; grill cleaner spray; bike degreaser; chain cleaner bike; bike cleaner spray; shower cleaner; mould and mildew cleaner; granite cleaner; stone cleaner; floor cleaner liquid; floor cleaner concentrate; parquet cleaner; window cleaner concentrate; brush shampoo makeup; shoe cleaner foam; trainer cleaner; jewellery cleaning liquid; vomit enzyme cleaner; pet urine stain remover; pet stain remover; ultrasonic cleaning fluid; hull cleaner boat; bilge cleaner; laundry soap powder retail; vinegar cleaner spray
de: Bildschirmreiniger = screen cleaner; Teppichshampoo = carpet shampoo; Kaffeemaschinenreiniger = coffee machine cleaner; Steinreiniger = stone cleaner; Fugenreiniger = grout cleaner; Fahrradreiniger = bicycle cleaner; Schuhreiniger = shoe cleaner
fr: nettoyant écran = screen cleaner; shampoing moquette = carpet shampoo; nettoyant barbecue = barbecue cleaner; nettoyant terrasse = patio cleaner; nettoyant lave-linge = washing machine cleaner; nettoyant baskets = sneaker cleaner
es: descalcificador cafetera = coffee machine descaler; limpiagafas spray = glasses cleaner spray; limpiador pantallas = screen cleaner; limpiallantas = tyre cleaner; champú alfombras = carpet shampoo; limpia barbacoas = barbecue cleaner; limpia zapatillas = sneaker cleaner
it: decalcificante macchina caffè = coffee machine descaler; detergente occhiali = glasses cleaner; detergente schermi = screen cleaner; detergente cerchi = wheel rim cleaner; shampoo tappeti = carpet shampoo; detergente barbecue = barbecue cleaner; brillantante lavastoviglie = dishwasher rinse aid; pulisci scarpe = shoe cleaner
nl: schermreiniger = screen cleaner; tapijtshampoo = carpet shampoo; vlekkenverwijderaar = stain remover; barbecuereiniger = barbecue cleaner; glansspoelmiddel = rinse aid; schoenreiniger = shoe cleaner; voegenreiniger = grout cleaner
pl: płyn do okularów = glasses cleaner; płyn do ekranów = screen cleaner; szampon do dywanów = carpet shampoo; płyn do grilla = grill cleaner; pianka do butów = shoe cleaning foam; płyn do fug = grout cleaner
pt: descalcificante máquina de café = coffee machine descaler; limpa óculos spray = glasses cleaner spray; limpa ecrãs = screen cleaner; champô para carpetes = carpet shampoo; abrilhantador loiça = dishwasher rinse aid; limpa ténis = sneaker cleaner; limpa juntas = grout cleaner
not: descaler tool; needle descaler; snow foam lance; snow foam gun; snow foam cannon; carpet shampoo machine; carpet shampooer; stain remover pen empty; fish descaler; foam cannon; screen cleaner cloth; grill cleaner brush; lens cleaner pen; floor cleaner robot; floor cleaner machine; window cleaner robot; makeup brush cleaner machine; makeup brush cleaner mat; chain cleaner tool; chain cleaner brush; ultrasonic; screen cleaner kit; electric makeup brush cleaner; upholstery cleaner machine; pool cleaner; tar remover hand; water descaler electronic; wet dry floor cleaner; handheld carpet cleaner; glasses cleaner machine; steam
  pack=bulk -> 340290 ~.03
  capacity>20l -> 340290 ~.02
  * -> 340250
t: coffee machine descaler 500ml => 340250
t: snow foam car wash 1l => 340250
t: stair lift for house => !3402

@ soap-noodle
en: soap base melt and pour; soap chips; potassium soap paste; black soap paste beldi; soap powder pure
de: Seifennudeln = soap noodles; Gießseife = melt and pour soap; Glycerinseife Rohmasse = glycerine soap base; Kaliseife = potassium soap
fr: savon noir mou = soft black soap; base de savon melt and pour = soap base melt and pour; bondillons de savon = soap noodles
es: fideos de jabón = soap noodle; base de jabón glicerina = glycerin soap base; jabón potásico = potassium soap
it: noodles di sapone = soap noodle; base sapone melt and pour = soap base melt and pour; sapone molle = soft soap
nl: zeepnoedels = soap noodles; gietzeep basis = soap base melt and pour; zachte zeep = soft soap
pl: makaron mydlany = soap noodles; szare mydło w paście = grey soap paste
pt: noodles de sabão = soap noodles; base glicerina para sabonete = glycerin soap base; sabão mole = soft soap; flocos de sabão = soap flakes
  * -> 340120
t: soap noodles white 25kg => 340120
t: instant noodles chicken => !3401

@ stainless-steel-polish
en: stainless steel polish; steel polish cleaner; brass polish; chrome polish; metal polish paste; jewellery polishing liquid; granite polish; worktop polish; glass polish compound; cerium oxide glass polish kit; headlight polish; tyre dressing; vinyl protectant; polishing compound metal; jeweller's rouge; polishing compound bar; clay bar car; clay bar detailing
de: Edelstahlpolitur = stainless steel polish; Messingpolitur = brass polish; Marmorpolitur = marble polish; Kunststoffpflege Auto = car plastic care; Polierpaste Metall = metal polishing paste
fr: polish inox = stainless steel polish; polish laiton = brass polish; polish chrome = chrome polish; rénovateur phares = headlight restorer; nettoyant tableau de bord = dashboard cleaner
es: pulimento acero inoxidable = stainless steel polish; abrillantador mármol = marble polish; abrillantador neumáticos = tyre shine; restaurador de faros = headlight restorer; abrillantador salpicadero = dashboard polish
it: lucido acciaio inox = stainless steel polish; lucido ottone = brass polish; polish cromature = chrome polish; lucida marmo = marble polish; lucida gomme auto = tyre shine; rinnova fari = headlight restorer
nl: rvs polish = stainless steel polish; chroompoets = chrome polish; marmerpolish = marble polish; bandenglans = tyre shine
pl: pasta do polerowania metalu = metal polish paste; pasta do mosiądzu = brass polish; pasta do chromu = chrome polish; nabłyszczacz do opon = tyre dressing; mleczko do kokpitu = dashboard cleaner; regeneracja reflektorów = headlight restorer
pt: polimento inox = stainless steel polish; polimento latão = brass polish; abrilhantador pneus = tyre shine; restaurador de faróis = headlight restorer; limpa tablier = dashboard cleaner
not: polish cloth; headlight bulb; polishing pad; polishing wheel; polishing machine; silver polish cloth; polishing cloth
  "scouring" -> 340540
  * -> 340590
t: stainless steel polish spray 500ml => 340590
t: brass polish wadding 75g => 340590
t: polishing pad for drill => !3405

@ stretch-mark-cream
en: stretch mark cream; firming cream body; bust cream; breast enhancement cream; slimming cream; scar cream cosmetic; diaper rash cream; nappy rash cream; baby bottom cream; lanolin nipple cream; cradle cap oil; cradle cap cream; callus remover gel; callus softener; foot peeling mask; foot mask exfoliating; foot peel socks; chemical peel; facial peel; aha peel; glycolic peel; tca peel
de: Dehnungsstreifencreme = stretch mark cream; Anticellulite Creme = anti cellulite cream; Wundschutzcreme Baby = diaper rash cream; Brustwarzensalbe = nipple ointment; Fußpeeling Maske = foot peeling mask; Fruchtsäurepeeling = fruit acid peel
fr: crème vergetures = stretch mark cream; crème mamelons = nipple cream; masque exfoliant pieds = foot mask exfoliating; peeling visage = facial peel
es: crema antiestrías = stretch mark cream; crema del pañal = diaper rash cream; crema pezones = nipple cream; mascarilla exfoliante pies = foot mask exfoliating; peeling facial = facial peel
it: crema smagliature = stretch mark cream; crema cambio pannolino = nappy rash cream; crema capezzoli = nipple cream; maschera esfoliante piedi = foot peeling mask; peeling viso = facial peel
nl: striae crème = stretch mark cream; cellulitis crème = cellulite cream; luierzalf baby = nappy rash cream; tepelcrème = nipple cream; voetmasker exfoliërend = foot mask exfoliating; gezichtspeeling = facial peel
pl: krem na rozstępy = stretch mark cream; krem antycellulitowy = anti cellulite cream; krem do brodawek = nipple cream; skarpetki złuszczające = exfoliating foot socks; peeling kwasowy = acid peel
pt: creme antiestrias = stretch mark cream; creme anticelulite = anti cellulite cream; creme para fralda = diaper rash cream; creme para mamilos = nipple cream; máscara esfoliante pés = exfoliating foot mask
not: chemical peel jar
  * -> 330499
t: stretch mark cream pregnancy 200ml => 330499
t: nappy rash cream zinc 100g => 330499
t: nappy liners => !3304

@ suede-protector
en: suede protector; suede protector spray; nubuck spray; leather food; leather milk; leather oil care; neatsfoot oil dressing; saddle cream; patent leather care; shoe protector spray; boot wax waterproof; leather sofa conditioner
de: Wildlederspray = suede spray; Imprägnierspray Schuhe = shoe waterproofing spray; Sattelfett = saddle grease; Lederöl = leather oil
fr: imperméabilisant daim = suede waterproofer; crème chaussures = shoe cream; lait pour cuir = leather milk
es: protector ante = suede protector; grasa de caballo cuero = leather horse grease; bálsamo cuero = leather balm
it: protettivo camoscio = suede protector; lucido da scarpe = shoe polish; grasso per cuoio = leather grease; balsamo per pelle = leather balm
nl: suède beschermer = suede protector; leerolie = leather oil; schoenpoets = shoe polish
pl: impregnat do zamszu = suede protector; krem do obuwia = shoe cream; balsam do skóry obuwie = shoe leather balm
pt: protetor camurça = suede protector; creme para sapatos = shoe cream; bálsamo couro = leather balm; gordura para couro = leather grease
not: shoe wax brush; shoe cream applicator; leather dye
  * -> 340510
t: suede protector spray 250ml => 340510
t: leather shoes men => !3405

@ taper-candle
en: palm wax candle; soy wax candle; coconut wax candle; rapeseed wax candle; beeswax candle rolled; gel candle; altar candle; grave candle; advent candle; number candle; altar taper; container candle; stearin candle; wax tart; scented wax tart; soy wax tart; night light candle; tin candle; travel candle scented; candle refill soy
de: Sojakerze = soy candle; Palmwachskerze = palm wax candle; Grablicht = grave candle; Grabkerze = grave candle; Schwimmkerze = floating candle; Adventskerze = advent candle; Stearinkerze = stearin candle; Rapswachskerze = rapeseed wax candle; Altarkerze = altar candle; Sojawachskerze = soy wax candle
fr: bougie soja = soy candle; bougie cire de soja = soy wax candle; bougie cire de palme = palm wax candle; bougie flottante = floating candle; bougie stéarine = stearin candle
es: vela de soja = soy wax candle; vela de cera de soja = soy wax candle; vela de palma = palm wax candle; vela flotante = floating candle; cirio = church candle
it: candela di soia = soy wax candle; candela cera di soia = soy wax candle; candela galleggiante = floating candle; cero = large church candle; candela stearica = stearin candle
nl: sojakaars = soy wax candle; sojawas kaars = soy wax candle; palmwas kaars = palm wax candle; grafkaars = grave candle; drijfkaars = floating candle; stompkaars = pillar candle; dinerkaars = dinner candle
pl: świeca sojowa = soy wax candle; świeca z wosku sojowego = soy wax candle; świeca palmowa = palm wax candle; znicz = grave candle; świeca pływająca = floating candle; świeca stołowa = table candle
pt: vela de soja perfumada = scented soy candle; vela flutuante = floating candle; vela aromática de soja = scented soy candle
not: candle holder; candle mould; candle mold; scented candle jar empty; candle jar; candle warmer; taper candle holder; candle snuffer; scented candle holder; candle making; church candle stand; candle refill wax; floating candle bowl; candle label; candle box; scented candle making; candle tin; led candle; candle lamp; candle wick; soy candle making; candle wax; candle making kit; portacandele; candelabra; soy candle wax; candle lantern; candle fragrance; flameless
  * -> 340600
t: scented candle of palm wax 220g => 340600
t: soy candle vanilla in tin => 340600
t: candle holder glass => !3406

@ thyroid-extract
en: thyroid extract; liver extract powder; ox bile extract; bovine thyroid powder; adrenal extract; thymus extract; pancreas extract
de: Plazentaextrakt = placenta extract; Leberextrakt = liver extract; Gallenextrakt = bile extract; Schilddrüsenextrakt = thyroid extract
fr: extrait de placenta = placenta extract; extrait de foie = liver extract; extrait de bile = bile extract; extrait thyroïdien = thyroid extract
es: extracto de placenta = placenta extract; extracto de hígado = liver extract; extracto de bilis = bile extract; extracto tiroideo = thyroid extract
it: estratto di placenta = placenta extract; estratto di fegato = liver extract; estratto di bile = bile extract
nl: leverextract = liver extract; galextract = bile extract
pl: wyciąg z łożyska = placenta extract; ekstrakt z wątroby = liver extract; wyciąg z żółci = bile extract
pt: extrato de placenta = placenta extract; extrato de fígado = liver extract; extrato de bílis = bile extract
not: placenta extract serum; placenta shampoo; thyroid extract tablets
  kind=dosed -> 300490 ~.1
  * -> 300120
t: placenta extract powder 5kg => 300120
t: placenta hair serum => !3001

@ viral-transport-medium
en: viral transport medium; transport medium swab; vtm tube; universal transport medium; prepared agar dish; chromogenic agar; chocolate agar; stem cell medium; fetal culture medium basal; peptone water buffered medium; mushroom agar culture plates; contact plate agar
de: Virustransportmedium = viral transport medium; Nährboden Fertigplatte = prepared culture medium plate
fr: milieu de transport viral = viral transport medium; gélose prête = ready-to-use agar; gélose chocolat = chocolate agar
es: medio de transporte viral = viral transport medium; agar sabouraud = sabouraud agar
it: terreno di trasporto virale = viral transport medium; piastre agar pronte = prepared agar plate
nl: kant-en-klare agarplaten = prepared agar plate
pl: podłoże transportowe wirusów = viral transport medium; gotowe płytki agarowe = ready agar plates
pt: meio de transporte viral = viral transport medium
not: agar dish empty
  * -> 382100
t: viral transport medium tube with swab => 382100
t: empty petri dish plastic => !3821
