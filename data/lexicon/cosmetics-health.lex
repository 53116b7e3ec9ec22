# Cosmetics, toiletries, soap, detergents, candles, medicines, dressings, food supplements.

value form=medicine-bulk
en: bulk drug; not in dosage; powder bulk; api powder
value kind=dosed
en: tablet; capsule; softgel; gummy; pill; caplet; dosed; ampoule; vial; drops; sachet dose; lozenge
de: Tabletten; Kapseln; Tropfen
fr: comprimés; gélules; gouttes
es: comprimidos; cápsulas; pastillas
it: compresse; capsule
nl: tabletten; capsules
pl: tabletki; kapsułki; krople
pt: comprimidos; cápsulas
not: capsulatrice

@ air-freshener
en: air freshener; reed diffuser; room spray; car air freshener; potpourri; room fragrance; home fragrance; scented sachet; fragrance diffuser refill; plug in air freshener; linen spray; air freshener refill; odour eliminator; toilet spray; wax melt; scented wax melts; reed diffuser refill; car perfume; hanging car freshener; pillow spray; vent clip fragrance; drawer sachet; lavender sachet; fabric freshener; toilet rim block; fridge deodoriser; odor eliminator spray; car diffuser refill; aroma beads; pot pourri; fragrance oil; aroma oil diffuser fragrance; scent oil; gel air freshener; shoe deodorant; shoe deodorizer; odour neutraliser; scented beads; car fragrance; car freshener; room diffuser; air freshner; scented stones; diffuser oil fragrance; car vent perfume; toilet freshener; closet freshener; paper air freshener; scented tree; wax melts; shoe odor eliminator; room perfume; wardrobe freshener; litter box deodorizer; litter deodorant; poo spray; diffuser refill; fresheners for car; aroma diffuser reeds fragrance; perfume diffuser; pet odour eliminator
de: Lufterfrischer = air freshener; Raumduft = room fragrance; Duftstäbchen = reed diffuser; Autoduft = car air freshener; Raumspray = room spray; Duftsäckchen = scented sachet; Potpourri = potpourri; Duftbaum = hanging car freshener; Raumerfrischer = air freshener; Duftwachs = wax melt; Diffusor Duft = diffuser fragrance; WC Duft = toilet fragrance; Textilerfrischer = fabric freshener; Schuhdeo = shoe deodorant; Geruchsentferner = odour eliminator; Raumduft Diffuser = room fragrance diffuser; Duftstecker = plug in air freshener; Kissenspray = pillow spray; Raumduft Nachfüller = room fragrance refill; Lavendelsäckchen = lavender sachet; Autoparfüm = car perfume; Lufterfrischer Auto = car air freshener; Geruchsneutralisierer = odour neutraliser
fr: désodorisant = air freshener; parfum d'ambiance = home fragrance; diffuseur à bâtonnets = reed diffuser; parfum voiture = car perfume; pot pourri = potpourri; brume d'oreiller = pillow spray; spray d'ambiance = room spray; fondant parfumé = wax melt; désodorisant voiture = car air freshener; diffuseur de parfum recharge = fragrance diffuser refill; bâtonnets parfumés = scented sticks; fondants parfumés = scented wax melts; sachet parfumé = scented sachet; sachets parfumés = scented sachets; désodorisant wc = toilet air freshener; diffuseur de parfum = fragrance diffuser; désodorisant d'intérieur = room air freshener; diffuseur bâtonnets = reed diffuser; diffuseur de parfum à bâtonnets = reed diffuser; parfum d'intérieur = home fragrance
es: ambientador = air freshener; ambientador de coche = car air freshener; mikado aromático = reed diffuser; difusor de varillas = reed diffuser; popurrí = potpourri; ambientador hogar = home air freshener; spray ambiente = room spray; ambientador para coche = car air freshener; saquitos perfumados = scented sachet; neutralizador de olores = odour neutraliser; ambientadores = air freshener; recambio ambientador = air freshener refill; perfume de coche = car perfume; difusor mikado = reed diffuser; mikado ambientador = reed diffuser; ambientador mikado = reed diffuser; ambientador coche = car air freshener
it: profumatore per ambienti = air freshener; deodorante per ambienti = air freshener; diffusore a bastoncini = reed diffuser; profumatore auto = car air freshener; pot pourri = potpourri; profumo per ambienti = room fragrance; deodorante auto = car air freshener; spray per ambienti = room spray; ricarica diffusore = diffuser refill; sacchetti profumati = scented sachet; deodorante per auto = car air freshener; profumatori ambiente = air freshener; profumatore biancheria = linen freshener; elimina odori = odour eliminator; diffusore ambiente = room diffuser
nl: luchtverfrisser = air freshener; geurstokjes = fragrance sticks; autoparfum = car perfume; huisparfum = home fragrance; geurzakjes = scented sachet; roomspray = room spray; geurdiffuser = fragrance diffuser; wc blok = toilet block; textielverfrisser = fabric freshener; interieurspray = room spray; geurkaarsjes wax = wax melt; autogeur = car air freshener; smeltwax = wax melt; geurverfrisser = air freshener; geursticks = fragrance sticks; navulling geurstokjes = reed diffuser refill
pl: odświeżacz powietrza = air freshener; patyczki zapachowe = fragrance sticks; zapach do samochodu = car air freshener; dyfuzor zapachowy = fragrance diffuser; wosk zapachowy = wax melt; odświeżacz do samochodu = car air freshener; zawieszka zapachowa = hanging air freshener; choinka zapachowa = tree car air freshener; saszetka zapachowa = scented sachet; potpourri = potpourri; spray do pomieszczeń = room spray; neutralizator zapachów = odour eliminator; odświeżacz do auta = car air freshener; zapach do auta = car air freshener; woski zapachowe = wax melt; olejek zapachowy = fragrance oil; kostka do wc = toilet block
pt: ambientador = air freshener; ambientador para carro = car air freshener; difusor de varetas = reed diffuser; aromatizador = air freshener; perfume para carro = car perfume; neutralizador de odores = odour eliminator; ambientador automóvel = car air freshener; spray de ambiente = room spray; ambientadores = air fresheners; saquetas perfumadas = scented sachets; cera perfumada = scented wax; desodorizante de ambiente = air freshener; aromatizador de ambiente = air freshener; pot pourri = potpourri; pastilha sanita = toilet block; ambientador de varetas = reed diffuser; difusor de ambientes = room diffuser; perfume de ambiente = room fragrance
not: air freshener dispenser; aroma diffuser electric; wax melt burner; wax melt warmer; potpourri bowl; diffuser bottle empty; fragrance oil for candle; wax melt mould; essential oil diffuser; wax warmer; fragrance oil soap making; reed diffuser bottle; air freshener machine; wax melt mold; wax melt clamshell; fragrance oil candle making; diffuser reeds; freshener holder; air freshener bottle; diffuser stick; humidifier; ultrasonic diffuser; wax melt packaging; odour eliminator machine; wax melts burner; reed sticks; hair diffuser; reed diffuser sticks; scent diffuser machine; aroma diffuser machine; wax melter; scented wax burner; light diffuser; flash diffuser; shoe deodorizer machine; ozone odor eliminator; breath freshener; hvac scent diffuser; vape juice; air diffuser; ambiente; aromatizado; aromatizada; desodorise
  "wax melt": * 340600     # scented wax without wick, burnt with a candle: practice is divided with 3307.49
  "duftwachs" -> 330749
  "making" -> 330290
  "toilet rim" -> 330749
  "kostka do wc" -> 330749
  "shoe": * 330749
  "sachet" -> 330790
  "duftsackchen" -> 330790
  "lavendelsackchen" -> 330790
  "sachets parfumes" -> 330790
  "saquitos" -> 330790
  "sacchetti" -> 330790
  "geurzakjes" -> 330790
  "saszetka" -> 330790
  "saquetas" -> 330790
  * -> 330749
t: reed diffuser 100ml vanilla => 330749
t: car air freshener hanging tree => 330749
t: ultrasonic aroma diffuser electric => !3307

@ alkaloid-vitamin-medicine
en: codeine tablets; decongestant tablets pseudoephedrine; pseudoephedrine; pseudoephedrine decongestant; morphine injection; caffeine tablets; atropine eye drops; pseudoephedrine tablets; vitamin injection; vitamin b12 injection; artemether tablets; antimalarial tablets; quinine tablets; opioid tablets; scopolamine patch; vitamin medicament; colchicine; malaria tablets; ephedrine tablets; oxycodone tablets; artesunate; theophylline tablets; artemisinin combination
de: Codein Tabletten = codeine tablets; Morphin = morphine; Malariatabletten = malaria tablets; Vitamin B12 Ampullen = vitamin b12 ampoule; Colchicin = colchicine
fr: codéine comprimés = codeine tablets; morphine = morphine; antipaludique = antimalarial; ampoules vitamine b12 injectable = vitamin b12 injection
es: codeína = codeine; morfina = morphine; antipalúdico = antimalarial; colchicina = colchicine
it: codeina = codeine; morfina = morphine; antimalarico = antimalarial; colchicina = colchicine
nl: codeïne = codeine; morfine = morphine; malariatabletten = malaria tablets
pl: kodeina = codeine; morfina = morphine; tabletki przeciwmalaryczne = antimalarial tablets; kolchicyna = colchicine
pt: codeína = codeine; morfina = morphine; antimalárico = antimalarial; colquicina = colchicine
  "pseudoephedrine" -> 300442
  "ephedrine" -> 300441
  "artemether" -> 300460
  "artesunate" -> 300460
  "artemisinin" -> 300460
  "antimalarial" -> 300460
  "malaria" -> 300460
  "malariatabletten" -> 300460
  "antipaludique" -> 300460
  "antipaludico" -> 300460
  "antimalarico" -> 300460
  "vitamin" -> 300450
  "vitamine" -> 300450
  * -> 300449
t: pseudoephedrine decongestant tablets => 300442
t: vitamin b12 injection ampoules => 300450
t: caffeine tablets 200mg => 300449
t: malaria rapid test kit => !3004

@ amino-acid
en: glycine; lysine; monosodium glutamate; msg; l lysine; methionine; threonine; glutamic acid; l cysteine; l carnitine powder bulk; tryptophan; l tyrosine; l leucine; aminoacetic acid; taurine bulk; dl methionine; lysine hcl; l threonine; valine; betaine; betaine hcl; choline chloride; aspartic acid; alanine; l-arginine; n acetyl cysteine; nac; l theanine; 5 htp; gaba powder; sodium glutamate; ajinomoto; glutamate; sarcosine
de: Glycin = glycine; Lysin = lysine; Mononatriumglutamat = monosodium glutamate; Methionin = methionine; Glutamat = glutamate; Tryptophan = tryptophan; Betain = betaine; Cholinchlorid = choline chloride; Geschmacksverstärker Glutamat = glutamate flavour enhancer
fr: glycine = glycine + poudre|acide; lysine = lysine; glutamate monosodique = monosodium glutamate; méthionine = methionine; chlorure de choline = choline chloride; bétaïne = betaine
es: glicina = glycine; lisina = lysine; glutamato monosódico = monosodium glutamate; metionina = methionine; cloruro de colina = choline chloride; betaína = betaine
it: glicina = glycine; lisina = lysine; glutammato monosodico = monosodium glutamate; metionina = methionine; betaina = betaine; cloruro di colina = choline chloride
nl: glycine = glycine; lysine = lysine; mononatriumglutamaat = monosodium glutamate; vetsin = msg; methionine = methionine; cholinechloride = choline chloride
pl: glicyna = glycine; lizyna = lysine; glutaminian sodu = monosodium glutamate; metionina = methionine; betaina = betaine; chlorek choliny = choline chloride
pt: glicina = glycine; lisina = lysine; glutamato monossódico = monosodium glutamate; metionina = methionine; betaína = betaine; cloreto de colina = choline chloride
not: cocamidopropyl betaine; magnesium glycinate; coco betaine
  "capsule|cápsula" -> 210690
  "tablet" -> 210690
  "lysine" -> 292241
  "lysin" -> 292241
  "lisina" -> 292241
  "lizyna" -> 292241
  "msg" -> 292242
  "glutamate" -> 292242
  "glutamic" -> 292242
  "mononatriumglutamat" -> 292242
  "glutamat" -> 292242
  "glutamato" -> 292242
  "glutammato" -> 292242
  "mononatriumglutamaat" -> 292242
  "vetsin" -> 292242
  "glutaminian" -> 292242
  "ajinomoto" -> 292242
  "methionine" -> 293040
  "methionin" -> 293040
  "metionina" -> 293040
  "threonine" -> 292250
  "tyrosine" -> 292250
  "cysteine" -> 293090
  "nac" -> 293090
  "carnitine" -> 292390
  "betaine" -> 292390
  "betain" -> 292390
  "betaina" -> 292390
  "choline" -> 292310
  "cholinchlorid" -> 292310
  "colina" -> 292310
  "tryptophan" -> 293399
  "5 htp" -> 293399
  "arginine" -> 292529
  "theanine" -> 292419
  "taurine" -> 292119
  * -> 292249
t: monosodium glutamate 25kg => 292242
t: glycine powder technical grade => 292249
t: l lysine hcl feed grade => 292241
t: bcaa powder lemon flavour => !2922

@ antibiotic-medicine
en: amoxicillin; penicillin; ampicillin; azithromycin; doxycycline; antibiotic cream; antibiotic tablet; antibiotics; ciprofloxacin; erythromycin; tetracycline; cephalexin; neomycin; antibiotic ointment; fucidin; flucloxacillin; cefixime; clindamycin; gentamicin; streptomycin; fish antibiotics; ceftriaxone; oxytetracycline; antibiotic capsules; chloramphenicol; antibiotic; bacitracin ointment; enrofloxacin; mupirocin; levofloxacin; vancomycin; rifampicin; penicillin g
de: Amoxicillin = amoxicillin; Penicillin = penicillin; Antibiotikum = antibiotic; Doxycyclin = doxycycline; Antibiotika = antibiotics; Antibiotikasalbe = antibiotic ointment; Azithromycin = azithromycin
fr: amoxicilline = amoxicillin; pénicilline = penicillin; antibiotique = antibiotic; antibiotiques = antibiotics; azithromycine = azithromycin; doxycycline = doxycycline
es: amoxicilina = amoxicillin; penicilina = penicillin; antibiótico = antibiotic; antibióticos = antibiotics; azitromicina = azithromycin; doxiciclina = doxycycline
it: amoxicillina = amoxicillin; penicillina = penicillin; antibiotico = antibiotic; antibiotici = antibiotics; azitromicina = azithromycin; doxiciclina = doxycycline
nl: amoxicilline = amoxicillin; penicilline = penicillin; antibiotica = antibiotics; antibioticum = antibiotic; doxycycline = doxycycline
pl: amoksycylina = amoxicillin; penicylina = penicillin; antybiotyk = antibiotic; antybiotyki = antibiotics; azytromycyna = azithromycin; doksycyklina = doxycycline
pt: amoxicilina = amoxicillin; penicilina = penicillin; antibiótico = antibiotic; antibióticos = antibiotics; azitromicina = azithromycin; doxiciclina = doxycycline
not: antibiotic test kit; antibiotic disc; antibiotic free
  form=medicine-bulk ~.08: "amoxicillin" 294110; "penicillin" 294110; "ampicillin" 294110; "streptomycin" 294120; "tetracycline" 294130; "doxycycline" 294130; "oxytetracycline" 294130; "chloramphenicol" 294140; "erythromycin" 294150; * 294190
  "powder|polvo|polvere|pó" pack=bulk -> 294190
  "ciprofloxacin" -> 300490      # quinolones, synthetic: no antibiotics of 2941
  "levofloxacin" -> 300490
  "enrofloxacin" -> 300490
  "amoxicillin" -> 300410
  "amoxicilline" -> 300410
  "amoxicilina" -> 300410
  "amoxicillina" -> 300410
  "amoksycylina" -> 300410
  "penicillin" -> 300410
  "penicilline" -> 300410
  "penicilina" -> 300410
  "penicillina" -> 300410
  "penicylina" -> 300410
  "ampicillin" -> 300410
  "flucloxacillin" -> 300410
  "streptomycin" -> 300410
  * -> 300420
t: amoxicillin capsules 500mg => 300410
t: azithromycin tablets 250mg => 300420
t: penicillin bulk drug substance => 294110
t: antibiotic test kit milk => !3004

@ aromatic-water
en: rose water; orange blossom water; witch hazel distillate; hydrosol; floral water; oleoresin; lavender water distillate; witch hazel water; aromatic distillate; paprika oleoresin; capsicum oleoresin; black pepper oleoresin; orange flower water; hydrolat; resinoid; benzoin resinoid; labdanum; concrete absolute; terpene by products; turmeric oleoresin
de: Rosenwasser = rose water; Hamameliswasser = witch hazel water; Orangenblütenwasser = orange blossom water; Hydrolat = hydrolat; Oleoresin = oleoresin; Blütenwasser = floral water
fr: eau de rose = rose water; hydrolat = hydrolat; eau de fleur d'oranger = orange blossom water; eau florale = floral water; oléorésine = oleoresin
es: agua de rosas = rose water; hidrolato = hydrolat; agua de azahar = orange flower water; oleorresina = oleoresin; agua de hamamelis = witch hazel water
it: acqua di rose = rose water; idrolato = hydrosol; acqua di fiori d'arancio = orange blossom water; oleoresina = oleoresin; acqua di hamamelis = witch hazel water
nl: rozenwater = rose water; hydrolaat = hydrolat; oranjebloesemwater = orange blossom water; toverhazelwater = witch hazel water
pl: woda różana = rose water; hydrolat = hydrosol; woda z kwiatu pomarańczy = orange blossom water; oleorezyna = oleoresin
pt: água de rosas = rose water; hidrolato = hydrolat; água de flor de laranjeira = orange blossom water; oleorresina = oleoresin
  "resinoid" -> 330130
  "toner" -> 330499
  * -> 330190
t: pure rose water hydrosol 100ml => 330190
t: rose water facial toner => !3301

@ bandage
en: bandage; gauze; gauze swab; elastic bandage; cotton wool; medical gauze; wound dressing; crepe bandage; gauze pad; cohesive bandage; eye pad; triangular bandage; medical cotton; gauze roll; absorbent cotton; paraffin gauze; plaster cast bandage; alginate dressing; tubular bandage; israeli bandage; compressed gauze; burn dressing; dressing pad; non adherent dressing; gauze compress; sterile gauze; haemostatic gauze; vet wrap; self adherent wrap; pet bandage; cotton wool roll; first aid bandage; conforming bandage; orthopaedic padding; medical wadding; ace bandage; cotton wool balls; sterile dressing; cotton ball; finger cots gauze; pop bandage; tourniquet bandage; abdominal pad; compression bandage roll; stockinette bandage; zinc paste bandage; bandage roll; dental cotton roll
de: Verband = bandage; Mullbinde = gauze bandage; Kompresse = compress; Verbandwatte = cotton wool; elastische Binde = elastic bandage; Mullkompressen = gauze compress; Gipsbinde = plaster bandage; Fixierbinde = fixation bandage; Wundauflage = wound pad; Watte = cotton wool; Verbandmull = gauze; Idealbinde = crepe bandage; Haftbandage selbsthaftend = cohesive bandage; Verbandpäckchen = dressing packet; Wattebällchen = cotton ball
fr: bandage = bandage; gaze = gauze; compresse stérile = sterile compress; coton hydrophile = absorbent cotton; bande de crêpe = crepe bandage; compresses = compresses; bande plâtrée = plaster cast bandage; bande élastique médicale = medical elastic bandage; bande cohésive = cohesive bandage; compresse de gaze = gauze compress; ouate = wadding; bande velpeau = crepe bandage; boules de coton = cotton balls; pansement gras = greasy dressing
es: venda = bandage; gasa = gauze; gasas estériles = sterile gauze pad; algodón hidrófilo = absorbent cotton; vendaje = bandage; venda elástica = elastic bandage; venda de yeso = plaster cast bandage; vendas = bandage; compresa estéril = sterile compress; venda cohesiva = cohesive bandage; gasa estéril = sterile gauze; bolas de algodón = cotton wool ball; apósito no adherente = non adherent dressing
it: benda = bandage; garza = gauze; garza sterile = sterile gauze; cotone idrofilo = absorbent cotton; benda elastica = elastic bandage; bende = bandage; benda gessata = plaster cast bandage; garze = gauze; compresse di garza = gauze compress; benda coesiva = cohesive bandage; batuffoli di cotone = cotton ball; ovatta = cotton wadding
nl: verband = bandage; gaasje = gauze; steriel gaas = sterile gauze; watten = cotton wool; windsel = bandage; zwachtel = bandage; gipsverband = plaster cast; gaaskompres = gauze compress; hydrofiel gaas = hydrophilic gauze; verbandwatten = cotton wool; wattenbolletjes = cotton ball; drukverband = pressure bandage; vetgaas = paraffin gauze; steriel gazen = sterile gauze; hydrofiel gazen = hydrophilic gauze; vetgazen = paraffin gauze
pl: bandaż = bandage; gaza = gauze; kompres jałowy = sterile compress; wata = cotton wool; opaska elastyczna = elastic bandage; opaska gipsowa = plaster bandage; gaza jałowa = sterile gauze; kompresy gazowe = gauze compress; bandaż elastyczny = elastic bandage; bandaż kohezyjny = cohesive bandage; wata opatrunkowa = dressing cotton wool; chusta trójkątna = triangular bandage; waciki kulki = cotton balls
pt: ligadura = bandage; gaze = gauze; gaze esterilizada = sterile gauze; algodão hidrófilo = absorbent cotton; ligadura elástica = elastic bandage; compressa = compress; ligaduras = bandages; ligadura gessada = plaster cast bandage; bandagem = bandage; compressas de gaze = gauze compresses; bolas de algodão = cotton balls; atadura = bandage; faixa elástica = elastic bandage
not: bandage dress; bandage scissors; gauze fabric; gauze curtain; bandage bikini; cotton wool holder; cotton ball machine; bandage boots; cheesecloth; gauze swaddle; bandage toy; gauze dress; cotton wool pad dispenser; wire gauze; bandage clip; gauze bag; gauze blanket; cotton ball holder; boxing bandage; bandage skirt; gauze towel; cold compress; compresse pulizia; cotton ball dispenser; bandage top; watten schijfjes; bandage heel; gauze scarf; cotton balls holder; gauze diaper; baby gauze; hot compress; bandage swimsuit; ice compress; eye compress; compresse chaude; gauze shirt; compresas higienicas; bandage dresses; wata szklana; wata cukrowa; wata mineralna; benda per occhi; face compress; steam eye compress; gauze wrap door; gauze table; foot gauze; gas; compression
  "cotton wool": pack=retail 300590; * 300590
  "haemostatic" -> 300610
  "cotton ball": * 560121      # toilet wadding, not put up for medical use
  "watteballchen" -> 560121
  "boules de coton" -> 560121
  "bolas de algodon" -> 560121
  "batuffoli" -> 560121
  "wattenbolletjes" -> 560121
  * -> 300590
t: sterile gauze swabs 10cm 100 pcs => 300590
t: elastic crepe bandage 7.5cm => 300590
t: black bandage dress bodycon => !3005

@ bath-product
en: bath salt; bath bomb; bubble bath; bath foam; bath oil; foot soak; bath fizzer; bath milk; epsom bath salt; bath pearls; foot bath salt; bath tea; bath bombs set; bath salts lavender; foaming bath; dead sea salt bath; bath petals; shower steamer; bath soak; bath crystals; shower steamers; bath powder; shower bomb; foot soaking; bath gift set bomb
de: Badesalz = bath salt; Badekugel = bath bomb; Badebombe = bath bomb; Schaumbad = bubble bath; Badezusatz = bath additive; Badeöl = bath oil; Badeperlen = bath pearls; Badekugeln = bath bombs set; Fußbadesalz = foot bath salt; Badeschaum = bath foam; Erkältungsbad = cold relief bath; Duschbombe = shower bomb
fr: sels de bain = bath salt; boule de bain = bath bomb; bain moussant = bubble bath; huile de bain = bath oil; bombe de bain = bath bomb; bombes de bain = bath bomb; lait de bain = bath milk; galet effervescent = effervescent bath tablet
es: sales de baño = bath salt; bomba de baño = bath bomb; baño de espuma = bubble bath; bombas de baño = bath bomb; espuma de baño = bath foam; aceite de baño = bath oil; sal de baño = bath salt
it: sali da bagno = bath salt; bomba da bagno = bath bomb; bagnoschiuma effervescente; schiuma da bagno = bath foam; bombe da bagno = bath bomb; olio da bagno = bath oil; sale da bagno = bath salt
nl: badzout = bath salt; bruisbal = bath bomb; badschuim = bath foam; badolie = bath oil; bruisballen = bath bomb; badbom = bath bomb; voetenbadzout = foot bath salt; badparels = bath pearls
pl: sól do kąpieli = bath salt; kula do kąpieli = bath bomb; płyn do kąpieli = bath liquid; olejek do kąpieli = bath oil; kule do kąpieli = bath bomb; pianka do kąpieli = bath foam; sole do kąpieli = bath salt; puder do kąpieli = bath powder
pt: sais de banho = bath salts; bomba de banho = bath bomb; espuma de banho = bath foam; sal de banho = bath salt; bombas de banho = bath bombs; óleo de banho = bath oil; banho de espuma = bubble bath
not: bath bomb mould; bath bomb press; bubble bath toy; bubble bath machine; foot bath massager; bath bomb packaging; bath bomb kit craft; bubble machine; bath bomb mold; bath salt container; bath bomb box; bath bomb shrink; bath tea bag empty; bath salt jar; bubble bath mat; epsom salt fertiliser
  "epsom" -> 283321     # magnesium sulphate as such
  "bagnoschiuma" -> 330730
  * -> 330730
t: lavender bath salts 500g => 330730
t: bath bomb mould metal => !3307

@ bleach
en: bleach; chlorine bleach; sodium hypochlorite; javel water; household bleach; hypochlorite solution; thick bleach; bleach liquid; pool chlorine liquid; calcium hypochlorite; liquid chlorine pool; chlorine granules pool; sodium chlorite
de: Chlorbleiche = chlorine bleach; Natriumhypochlorit = sodium hypochlorite; Bleichlauge = bleaching lye; Chlorgranulat = chlorine granule; Calciumhypochlorit = calcium hypochlorite; Chlorreiniger = chlorine cleaner; Danklorix
fr: eau de javel = bleach; javel = bleach; hypochlorite de sodium = sodium hypochlorite; berlingot de javel = bleach sachet; hypochlorite de calcium = calcium hypochlorite
es: lejía = bleach; hipoclorito de sodio = sodium hypochlorite; cloro líquido piscina = liquid chlorine pool; hipoclorito sódico = sodium hypochlorite; hipoclorito de calcio = calcium hypochlorite; lejía con detergente = bleach with detergent
it: candeggina = bleach; ipoclorito di sodio = sodium hypochlorite; varechina = bleach; cloro liquido piscina = liquid chlorine pool; ipoclorito di calcio = calcium hypochlorite
nl: bleekmiddel = bleach; bleekwater = bleach; natriumhypochloriet = sodium hypochlorite; chloor = chlorine + vloeibaar|bleek|zwembad; chloorbleekloog = sodium hypochlorite
pl: wybielacz = bleach; podchloryn sodu = sodium hypochlorite; chlor płynny basen = pool chlorine liquid; podchloryn wapnia = calcium hypochlorite; wybielacz do prania = laundry bleach; chlor w płynie = liquid chlorine
pt: lixívia = bleach; hipoclorito de sódio = sodium hypochlorite; água sanitária = bleach; hipoclorito de cálcio = calcium hypochlorite; cloro líquido = liquid chlorine
not: hair bleach; teeth bleach; bleach wash jeans; bleach anime; bleach powder hair; bleach shampoo; bleach figure; bleach dye; bleached; acid bleach; bleach resistant; bleach kit hair; bleach manga; bleach cosplay; cream bleach
  "calcium" -> 282810
  "calcio" -> 282810
  "wapnia" -> 282810
  "granules" -> 282810
  "granulat" -> 282810
  "detergente" -> 340250
  "chlorreiniger" -> 340250
  * -> 282890
t: household bleach 2l => 282890
t: calcium hypochlorite granules 65% => 282810
t: hair bleach powder 500g => !2828

@ body-wash
en: shower gel; body wash; face wash; facial cleanser; cleansing gel; foaming cleanser; intimate wash; shower oil; baby wash; facial wash; cleansing foam; shower cream; shower foam; acne face wash; body cleanser; face cleanser; feminine wash; baby bath wash; hair and body wash; shower mousse; cleanser + face|facial|foam|gel|skin; salicylic acid cleanser; exfoliating body wash; charcoal face wash; baby shower gel; bath gel
de: Duschgel = shower gel; Waschgel = wash gel; Duschcreme = shower cream; Intimwaschlotion = intimate wash lotion; Gesichtsreiniger = facial cleanser; Reinigungsschaum = cleansing foam; Duschschaum = shower foam; Waschlotion = wash lotion; Reinigungsgel = cleansing gel; Babywaschgel = baby wash gel; Gesichtswaschgel = facial wash gel; Duschöl = shower oil; Cremedusche = shower cream
fr: gel douche = shower gel; gel nettoyant = cleansing gel; gel lavant = washing gel; nettoyant visage = facial cleanser; mousse nettoyante = foaming cleanser; gel intime = intimate wash; crème de douche = shower cream; huile de douche = shower oil; gel nettoyant visage = facial cleansing gel; gel lavant bébé = baby wash; douche crème = shower cream
es: gel de ducha = shower gel; gel de baño = shower gel; limpiador facial = facial cleanser; gel limpiador = cleansing gel; gel íntimo = intimate wash; gel de baño bebé = baby wash; espuma limpiadora = foaming cleanser; gel facial limpiador = facial cleansing gel; jabón íntimo = intimate soap; jabón corporal líquido = liquid body soap
it: bagnoschiuma = shower gel; doccia schiuma = shower foam; gel doccia = shower gel; detergente viso = face wash; detergente intimo = intimate wash; docciaschiuma = shower gel; gel detergente viso = face cleansing gel; bagnodoccia = shower gel; olio doccia = shower oil; mousse detergente = cleansing mousse; bagno schiuma = shower gel; detergente bambini = children's cleanser; bagno doccia = shower gel
nl: douchegel = shower gel; gezichtsreiniger = facial cleanser; doucheschuim = shower foam; doucheolie = shower oil; reinigingsgel = cleansing gel; badgel = bath gel; intieme wasgel = intimate wash; douchecrème = shower cream; wasgel = wash gel
pl: żel pod prysznic = shower gel; żel do mycia twarzy = face wash; płyn do higieny intymnej = intimate wash; pianka do mycia twarzy = cleansing foam; olejek pod prysznic = shower oil; żel do mycia ciała = body wash; pianka do mycia = cleansing foam; emulsja do mycia = cleansing emulsion; płyn do mycia ciała = body wash
pt: gel de banho = shower gel; gel de duche = shower gel; gel de limpeza = cleansing gel; limpador facial = facial cleanser; sabonete líquido intimo = liquid intimate soap; gel de limpeza facial = facial cleansing gel; espuma de limpeza = cleansing foam; gel íntimo = intimate wash; sabonete facial líquido = liquid facial soap; gel duche = shower gel; sabonete líquido corporal = liquid body soap; gel douche = shower gel
not: shower gel dispenser; face wash brush; body wash dispenser; shower gel holder; facial cleanser brush; face wash headband; face wash machine; facial cleanser device; facial cleansing; screen cleaner; silicone face cleanser; electric facial cleanser; cleanser tool; pore cleanser vacuum; body wash brush; facial cleanser electric; ultrasonic cleanser; cleanser brush
  "bar" -> 340111
  * -> 340130
t: shower gel 400ml => 340130
t: foaming facial cleanser 150ml => 340130
t: silicone facial cleansing brush => !3401

@ deodorant
en: deodorant; antiperspirant; deodorant stick; roll on deodorant; deodorant spray; body spray deodorant; natural deodorant; crystal deodorant; body spray; deo stick; underarm deodorant; deodorant cream; deo spray; foot spray deodorant; intimate deodorant; deo roll on
de: Deodorant = deodorant; Deo = deodorant; Antitranspirant = antiperspirant; Deospray = deodorant spray; Deoroller = roll on deodorant; Deocreme = deodorant cream; Deostick = deodorant stick
fr: déodorant = deodorant; anti transpirant = antiperspirant; déodorant bille = roll on deodorant; déodorant solide = solid deodorant; déodorant spray = deodorant spray
es: desodorante = deodorant; antitranspirante = antiperspirant; desodorante roll on = roll on deodorant; desodorante en barra = deodorant stick; desodorante spray = deodorant spray
it: deodorante = deodorant; antitraspirante = antiperspirant; deodorante roll on = roll on deodorant; deodorante spray = deodorant spray
nl: deodorant = deodorant; deospray = deo spray; deoroller = deo roll on; deo stick = deo stick
pl: dezodorant = deodorant; antyperspirant = antiperspirant; dezodorant w kulce = roll on deodorant; dezodorant w sztyfcie = deodorant stick
pt: desodorizante = deodorant; desodorante = deodorant; antitranspirante = antiperspirant; desodorizante roll on = roll on deodorant; desodorante aerosol = aerosol deodorant
not: deodorant container; deodorant stone holder; shoe deodorant; room deodorant; deodorant tube empty; toilet deodorant; car deodorant; deodorant bottle; fridge deodorant; deodorant case; shoe deodorizer; deo dorant tubes; refrigerator deodorant; deodorant sticks container; deodorante per ambienti; deodorante auto; litter deodorant; litter box deodorant; desodorizante de ambiente; deodorant protector; air deodorant
  * -> 330720
t: roll on antiperspirant 50ml => 330720
t: shoe deodorant balls => !330720

@ depilatory
en: hair removal cream; depilatory cream; waxing strip; depilatory wax; sugar wax; wax strip; contact lens solution; face wipe; makeup remover wipe; cleansing wipe; wet wipe; baby wipe; intimate wipe; eye makeup remover pads; pet shampoo; dog shampoo; cat shampoo; lens cleaning solution contact; hard wax beads; multipurpose contact lens solution; saline solution contact lens; sugaring paste; dog perfume; dog conditioner; hair removal spray; hair removal wax; body wipes; toilet wipes; refreshing wipe; moist toilet tissue; tattoo removal cream; ear cleaner dog; wax strips; flushable wipe; waxing kit beads; hard wax; facial wipes; dog cologne; grooming wipes for dogs; pet wipes; dog wipes; water wipes; hand wipes; wet wipes; hair remover cream; hair inhibitor; contact lens cleaner; waterless dog shampoo; brazilian wax; nose wax; nair; feminine wipes; depilatory; wax roller refill; dog tooth gel; dog toothpaste; eye drops contact lens rewetting
de: Enthaarungscreme = hair removal cream; Kaltwachsstreifen = cold wax strip; Wachsperlen = wax bead; Kontaktlinsenflüssigkeit = contact lens solution; Feuchttücher = wet wipe; Abschminktücher = makeup remover wipe; Hundeshampoo = dog shampoo; Kontaktlinsen Lösung = contact lens solution; Enthaarungswachs = depilatory wax; Zuckerpaste Haarentfernung = sugaring paste; Babyfeuchttücher = baby wipe; Wachsstreifen = wax strip; feuchtes Toilettenpapier = moist toilet paper; Katzenshampoo = cat shampoo; Erfrischungstücher = refreshing wipe; Kochsalzlösung Kontaktlinsen = saline solution contact lens; Kombilösung = multipurpose contact lens solution
fr: crème dépilatoire = depilatory cream; bandes de cire = wax strips; cire à épiler = depilatory wax; solution lentilles = contact lens solution; lingettes bébé = baby wipes; lingettes démaquillantes = makeup remover wipes; shampooing chien = dog shampoo; cire épilation = depilatory wax; lingettes = wipes; perles de cire = wax beads; solution multifonctions lentilles = multipurpose contact lens solution; shampoing chien = dog shampoo; lingettes intimes = intimate wipes; papier toilette humide = moist toilet tissue; bandes de cire froide = cold wax strips; lingettes nettoyantes visage = facial cleansing wipes; lingettes humides = wet wipes
es: crema depilatoria = depilatory cream; bandas de cera = wax strip; cera depilatoria = depilatory wax; líquido de lentillas = contact lens solution; toallitas húmedas = wet wipe; toallitas desmaquillantes = makeup remover wipe; champú para perros = dog shampoo; toallitas bebé = baby wipe; solución única lentillas = multipurpose contact lens solution; toallitas íntimas = intimate wipe; perlas de cera = wax bead; cera para depilar = depilatory wax; toallitas = wet wipe; papel higiénico húmedo = moist toilet paper
it: crema depilatoria = depilatory cream; strisce depilatorie = depilatory strip; ceretta = depilatory wax; soluzione lenti a contatto = contact lens solution; salviettine umidificate = wet wipe; salviette struccanti = makeup remover wipe; shampoo per cani = dog shampoo; salviette umidificate = wet wipe; strisce ceretta = wax strip; salviette bambini = baby wipe; cera depilatoria = depilatory wax; perle di cera = wax bead; salviette intime = intimate wipe; soluzione unica lenti = multipurpose contact lens solution; salviettine = wipe; carta igienica umidificata = moist toilet tissue
nl: ontharingscrème = hair removal cream; harsstrips = waxing strip; lenzenvloeistof = contact lens solution; vochtige doekjes = wet wipe; reinigingsdoekjes gezicht = facial cleansing wipes; hondenshampoo = dog shampoo; babydoekjes = baby wipe; wax strips = waxing strip; ontharingswax = depilatory wax; billendoekjes = baby wipe; vochtig toiletpapier = moist toilet paper; lenzen vloeistof = contact lens solution; hygiënische doekjes = hygienic wipes; harsparels = hard wax beads
pl: krem do depilacji = hair removal cream; plastry do depilacji = hair removal strips; wosk do depilacji = depilatory wax; płyn do soczewek = contact lens solution; chusteczki nawilżane = wet wipe; chusteczki do demakijażu = makeup remover wipe; szampon dla psa = dog shampoo; płyn do soczewek kontaktowych = contact lens solution; pasta cukrowa = sugaring paste; chusteczki dla niemowląt = baby wipe; chusteczki nawilżone = wet wipe; szampon dla kota = cat shampoo; chusteczki do higieny intymnej = intimate wipe; papier toaletowy nawilżany = moist toilet tissue; plastry z woskiem = wax strip
pt: creme depilatório = depilatory cream; bandas de cera = wax strip; cera depilatória = depilatory wax; solução para lentes de contacto = contact lens solution; toalhitas = wipes; toalhetes = wipes; champô para cães = dog shampoo; toalhitas bebé = baby wipes; cera para depilação = depilatory wax; lenços umedecidos = wet wipes; toalhitas desmaquilhantes = makeup remover wipes; bandas depilatórias = depilatory strips; líquido lentes de contacto = contact lens solution; toalhitas húmidas = wet wipes; papel higiénico húmido = moist toilet paper
not: wipe warmer; wipe dispenser; waxing strip paper roll; baby wipe case; wax warmer kit; contact lens solution bottle; lens wipe glasses; wax heater; wet wipe dispenser; wet wipe case; disinfectant wipe; wax strip roller; cleaning wipe; wet wipe machine; disinfecting wipe; lens cleaning wipe; screen wipe; wipes holder; wipe container; surface wipe; waxing spatula; non woven wax strip; waxing paper; hand wipes antibacterial; antibacterial wipe; alcohol wipe; wax pot; wipes box; iv saline; wet wipes lid; salviette di carta; lingettes desinfectantes; lingettes lavables; lunettes; wipes clean; dog wipes dispenser; lingettes menage; dry wipe
  "disinfectant" -> 380894
  "shampoo" -> 330790
  "strip|fleje|tira" "paper|papel|carta" -> 560312
  "moist toilet": * 330790
  "baby wipe": * 330790     # impregnated with cosmetic lotion; 3401.11 when soap or detergent dominates
  * -> 330790
t: hair removal cream 100ml => 330790
t: contact lens solution 360ml => 330790
t: baby wipes fragrance free 80 pcs => 330790
t: wax heater machine for hair removal => !3307

@ essential-oil
en: essential oil; lavender oil; tea tree oil; eucalyptus oil; peppermint oil; orange oil; lemon oil; rosemary oil; essential oil set; frankincense oil; clove oil; lemongrass oil; ylang ylang; bergamot oil; cinnamon oil; rose oil; aromatherapy oil; citronella oil; sandalwood oil; patchouli oil; jasmine oil; oregano oil; geranium oil; spearmint oil; mint oil; agarwood oil; cedarwood oil; thyme oil; grapefruit oil; neroli oil; vetiver oil; cajeput oil; aroma oil; diffuser oil; cornmint oil; essential oil blend; menthol oil; pure essential oil; cypress oil; ginger oil; myrrh oil; chamomile oil; juniper oil; wintergreen oil; oud oil pure; lime oil; mandarin oil; star anise oil; cumin essential oil; sage oil; rose otto; anise oil; basil oil; garlic oil essential; fennel oil; black pepper oil; turmeric oil; attar; rose absolute; camphor oil; eucalyptus essential oil; lavender essential oil; peppermint essential oil
de: ätherisches Öl = essential oil; Lavendelöl = lavender oil; Teebaumöl = tea tree oil; Eukalyptusöl = eucalyptus oil; Pfefferminzöl = peppermint oil; Duftöl = fragrance oil; Orangenöl = orange oil; Zitronenöl = lemon oil; Rosmarinöl = rosemary oil; Aromaöl = aroma oil; Nelkenöl = clove oil; Minzöl = mint oil; Zitronengrasöl = lemongrass oil; Zirbenöl = swiss pine oil; ätherische Öle = essential oil
fr: huile essentielle = essential oil; huile essentielle de lavande = lavender essential oil; huile essentielle d'arbre à thé = tea tree essential oil; huiles essentielles = essential oil; huile essentielle de citron = lemon essential oil; huile essentielle menthe poivrée = peppermint essential oil
es: aceite esencial = essential oil; aceite de árbol de té = tea tree oil; aceite esencial de lavanda = lavender essential oil; aceites esenciales = essential oil; aceite de orégano = oregano oil; aceite de eucalipto = eucalyptus oil; aceite esencial de limón = lemon essential oil
it: olio essenziale = essential oil; olio di lavanda = lavender oil; tea tree oil = tea tree oil; oli essenziali = essential oil; olio essenziale di limone = lemon essential oil; olio di eucalipto = eucalyptus oil; olio essenziale di menta = mint essential oil
nl: etherische olie = essential oil; lavendelolie = lavender oil; tea tree olie = tea tree oil; eucalyptusolie = eucalyptus oil; pepermuntolie = peppermint oil; essentiële olie = essential oil; etherische oliën = essential oil; citroenolie = lemon oil; rozemarijnolie = rosemary oil
pl: olejek eteryczny = essential oil; olejek lawendowy = lavender oil; olejek z drzewa herbacianego = tea tree oil; olejek eukaliptusowy = eucalyptus oil; olejki eteryczne = essential oil; olejek miętowy = peppermint oil; olejek goździkowy = clove oil; olejek pomarańczowy = orange oil; olejek cytrynowy = lemon oil
pt: óleo essencial = essential oil; óleo essencial de lavanda = lavender essential oil; óleo de melaleuca = tea tree oil; óleos essenciais = essential oils; óleo de eucalipto = eucalyptus oil; óleo essencial de limão = lemon essential oil; óleo de tea tree = tea tree oil
not: essential oil diffuser; essential oil bottle; essential oil soap; essential oil case; lavender oil pillow; essential oil roller bottle; essential oil storage; essential oil shampoo; essential oil necklace; tea tree oil shampoo; essential oil candle; essential oil bracelet; essential oil burner; essential oil box; essential oil distiller; oregano oil capsule; cbd oil; lemon oil polish; essential oil holder; essential oil dropper; essential oil humidifier; essential oil warmer; essential oil organizer; essential oil book; essential oil rack; tea tree oil cream; peppermint oil capsule; oil diffuser; tea tree face wash; essential oil bag; essential oil inhaler; essential oil spray bottle; essential oil lotion; rosemary oil shampoo; essential oil pendant; essential oil ball; aroma diffuser; essential oil label; tea tree oil wipes; essential oil stand; diffuser oil fragrance; essential oil roll on perfume
  "set": * 330129
  "orange" -> 330112
  "orangenol" -> 330112
  "pomaranczowy" -> 330112
  "lemon" -> 330113
  "zitronenol" -> 330113
  "citron" -> 330113
  "limon" -> 330113
  "limone" -> 330113
  "citroenolie" -> 330113
  "cytrynowy" -> 330113
  "limao" -> 330113
  "bergamot" -> 330119
  "grapefruit" -> 330119
  "lime" -> 330119
  "mandarin" -> 330119
  "neroli" -> 330129
  "peppermint" -> 330124
  "pfefferminzol" -> 330124
  "menthe poivree" -> 330124
  "pepermuntolie" -> 330124
  "spearmint" -> 330125
  "cornmint" -> 330125
  "menthol" -> 330125
  "mint oil" -> 330125
  "minzol" -> 330125
  "olejek mietowy" -> 330124
  * -> 330129
t: lavender essential oil 10ml => 330129
t: peppermint essential oil 30ml => 330124
t: sweet orange essential oil => 330112
t: essential oil diffuser wood => !3301

@ fabric-softener
en: fabric softener; fabric conditioner; laundry softener; dryer sheet; laundry scent booster; tumble dryer sheets; scent beads laundry; softener sheets; laundry fragrance beads; starch spray; ironing spray; waterproofing spray; fabric protector spray; ironing water; textile waterproofing; fabric waterproofing spray; shoe waterproof spray; wash in waterproofing; nano waterproof spray; anti static spray; laundry perfume
de: Weichspüler = fabric softener; Trocknertücher = dryer sheet; Wäscheduft = laundry fragrance; Imprägnierspray = waterproofing spray; Wäscheparfüm = laundry perfume; Sprühstärke = starch spray; Bügelspray = ironing spray; Bügelwasser = ironing water; Duftperlen Wäsche = laundry fragrance beads; Imprägniermittel = waterproofing agent
fr: assouplissant = fabric softener; adoucissant linge = fabric conditioner; perles de parfum linge = laundry fragrance beads; parfum de linge = laundry perfume; lingettes sèche linge = tumble dryer sheets; imperméabilisant textile = textile waterproofing; amidon repassage = ironing starch; eau de repassage = ironing water; spray imperméabilisant = waterproofing spray; parfum linge = laundry perfume
es: suavizante = fabric softener; suavizante de ropa = fabric softener; perfume para ropa = laundry perfume; perlas de olor = scent bead; toallitas secadora = dryer sheet; impermeabilizante textil = textile waterproofing; suavizante concentrado = concentrated fabric softener; almidón planchado = ironing starch; perlas perfumadas ropa = laundry fragrance beads
it: ammorbidente = fabric softener; profumo per bucato = laundry perfume; profuma bucato = laundry perfume; impermeabilizzante tessuti = fabric waterproofing agent; appretto = starch spray; salviette asciugatrice = dryer sheet; perle profumate bucato = laundry fragrance beads; spray impermeabilizzante = waterproofing spray; ammorbidente concentrato = concentrated fabric softener
nl: wasverzachter = fabric softener; wasparfum = laundry perfume; droogdoekjes = tumble dryer sheets; geurparels = scent beads laundry; geurbooster was = laundry scent booster; strijkspray = ironing spray; waterdicht spray = waterproofing spray; impregneerspray = waterproofing spray; strijkwater = ironing water
pl: płyn do płukania tkanin = fabric softener; płyn do płukania = fabric softener; perełki zapachowe = scent beads; perfumy do prania = laundry perfume; chusteczki do suszarki = dryer sheet; impregnat do butów = shoe waterproofing spray; krochmal = starch; impregnat do tkanin = fabric waterproofer; koncentrat do płukania = fabric softener concentrate
pt: amaciador = fabric softener; amaciador de roupa = fabric softener; perfume para roupa = laundry perfume; impermeabilizante têxtil = fabric waterproofing agent; pérolas perfumadas = scent beads laundry; goma para engomar = laundry starch; spray impermeabilizante = waterproofing spray; água de engomar = ironing water
not: dryer ball; fabric softener dispenser; fabric softener ball; laundry dryer balls; wasverzachter bal; amaciador de cabelo
  "starch|almidón|fécula|amido|fecola": * 380910
  "spruhstarke" -> 380910
  "amidon" -> 380910
  "krochmal" -> 380910
  "beads" -> 330749
  "perles" -> 330749
  "perfume" -> 330749
  "wasparfum" -> 330749
  "waschparfum" -> 330749
  "wascheparfum" -> 330749
  "wascheduft" -> 330749
  "geurparels" -> 330749
  "perelki" -> 330749
  "dryer sheet" -> 380991
  * -> 380991
t: fabric softener 1.5l lavender => 380991
t: wool dryer balls => !3809

@ face-powder
en: setting powder; loose powder; compact powder; pressed powder; blush; bronzer powder; talcum powder; baby powder; mineral foundation powder; highlighter powder; translucent powder; body powder; contour powder; powder foundation; finishing powder; powder blush; dusting powder; blush palette; baby talc; highlighter palette; bronzing powder; prickly heat powder
de: Gesichtspuder = face powder; Kompaktpuder = compact powder; Rouge = blush; Babypuder = baby powder; Körperpuder = body powder; Fixierpuder = setting powder; Bronzepuder = bronzing powder; loser Puder = loose powder
fr: poudre libre = loose powder; poudre compacte = compact powder; fard à joues = blush; talc = talcum powder; blush = blush; poudre de soleil = bronzing powder; poudre matifiante = mattifying powder
es: polvos compactos = compact powder; colorete = blush; polvos de talco = talcum powder; polvos sueltos = loose powder; polvos bronceadores = bronzing powder; polvo facial = face powder
it: cipria = face powder; fard = blush; talco = talcum powder; blush = blush; terra abbronzante = bronzer powder; polvere compatta = compact powder; fondotinta in polvere = powder foundation
nl: gezichtspoeder = face powder; blush = blush; talkpoeder = talcum powder; babypoeder = baby powder; bronzer = bronzer; compactpoeder = compact powder
pl: puder = face powder; puder sypki = loose powder; róż do policzków = blush; talk dla niemowląt = baby powder; bronzer = bronzer; zasypka = body powder; puder w kamieniu = compact powder; zasypek = powder
pt: pó compacto = compact powder; blush = blush; talco = talcum powder; pó facial = face powder; pó solto = loose powder; bronzeador em pó = bronzer powder
not: powder puff; blush brush; powder brush; blush pink; powder compact case empty; baby powder dispenser; blush colour; blush color; blush dress; loose powder jar; liquid blush; cream blush; blush stick; loose powder container; blush rose; powder room; powder jar; blush bouquet; blush napkin; blush curtain; fake blush; blush tone
  "liquid|líquido": * 330499
  "cream blush" -> 330499
  * -> 330491
t: loose setting powder translucent 20g => 330491
t: baby powder talc 200g => 330491
t: powder puff sponge => !3304

@ false-nail
en: press on nails; artificial nail; false nail; fake nail; acrylic nails + press|tips|full cover|set|long|coffin|almond; false nail tips; nail tips; stick on nails; glue on nails; full cover nail tips; press on nail set; nail forms; nail extension tips; soft gel tips
de: Kunstnägel = artificial nail; künstliche Nägel = artificial nail; Nageltips = nail tips; Press on Nägel = press on nails
fr: faux ongles = false nail; capsules ongles = false nail tips; ongles press on = press on nails
es: uñas postizas = false nail; uñas press on = press on nails; uñas acrílicas = acrylic nails + postizas|set|tips
it: unghie finte = false nail; tip unghie = nail tips
nl: kunstnagels = artificial nail; plaknagels = stick on nails; nepnagels = fake nail
pl: sztuczne paznokcie = artificial nail; tipsy = nail tips
pt: unhas postiças = false nails; unhas falsas = false nails
not: nail tip display; nail tip clipper; false nail storage; press on nail display; nail tip box; press on nail box; nail tip stand; false nail glue; press on nail glue; press on nails packaging; false nail remover; colle a faux ongles; nail tip glue; nail tip cutter; practice hand; nail tips glue; press on nails organizer
  "nail forms" -> 482390
  * -> 392690
t: press on nails short almond 24 pcs => 392690
t: false nail glue 2g => !3926

@ first-aid-kit
en: first aid kit; first aid box; first aid bag filled; trauma kit; car first aid kit; emergency medical kit; burn kit; workplace first aid kit; ifak; first aid kit for car; pet first aid kit; travel first aid kit; first aid supplies kit; first aid set; snake bite kit
de: Erste Hilfe Set = first aid kit; Verbandkasten = first aid box; Erste Hilfe Kasten = first aid box; Autoverbandkasten = car first aid kit; Verbandtasche = first aid bag; Erste Hilfe Tasche gefüllt = first aid bag filled; Verbandskasten = first aid box; KFZ Verbandtasche = car first aid bag
fr: trousse de secours = first aid kit; kit premiers secours = first aid kit; trousse premiers soins = first aid kit; trousse de premiers secours = first aid kit; boîte de secours = first aid box
es: botiquín = first aid kit; botiquín de primeros auxilios = first aid kit; kit primeros auxilios = first aid kit; maletín de primeros auxilios = first aid case
it: kit pronto soccorso = first aid kit; cassetta di pronto soccorso = first aid box; cassetta pronto soccorso = first aid box; kit primo soccorso = first aid kit; valigetta pronto soccorso = first aid case
nl: ehbo set = first aid set; verbanddoos = first aid box; ehbo kit = first aid kit; ehbo doos = first aid box; verbandtrommel = first aid box; ehbo koffer = first aid case; verbandkist = first aid box; verbanddozen = first aid box; ehbo dozen = first aid box
pl: apteczka = first aid kit; apteczka pierwszej pomocy = first aid kit; apteczka samochodowa = car first aid kit; zestaw pierwszej pomocy = first aid kit; apteczek = first aid kit
pt: kit primeiros socorros = first aid kit; estojo de primeiros socorros = first aid kit; caixa de primeiros socorros = first aid box; mala de primeiros socorros = first aid bag
not: first aid bag empty; first aid book; first aid bag only; first aid sign; first aid training; first aid cabinet; first aid sticker; first aid beauty; first aid pouch empty; first aid label; first aid blanket; apteczka pusta; first aid poster; first aid manual
  "empty" -> 420292
  * -> 300650
t: car first aid kit 120 pieces => 300650
t: first aid sign sticker => !3006

@ flavouring
en: food flavouring; vanilla extract; flavour concentrate; vanilla essence; almond extract; food flavour; flavour drops; rum essence; beverage flavour; butter flavour; e liquid flavour concentrate; smoke flavour; flavouring powder; strawberry flavouring; natural flavour; flavour essence; lemon extract; food aroma; baking flavour; vanilla flavouring; mint flavouring; emulsion flavour; food essence; vanilla bean paste; candy flavouring oil; peppermint extract; coffee flavouring; fruit flavouring; vanilla paste; flavor extract; flavoring; liquid flavour; vape flavour concentrate
de: Lebensmittelaroma = food flavouring; Backaroma = baking flavour; Vanilleextrakt = vanilla extract; Aromakonzentrat = flavour concentrate; Vanillearoma = vanilla flavouring; Rumaroma = rum flavouring; Bittermandelaroma = bitter almond flavouring; Vanillepaste = vanilla bean paste; Aroma = flavouring + Back|Lebensmittel|Tropfen|DIY
fr: arôme alimentaire = food flavouring; extrait de vanille = vanilla extract; arôme naturel = natural flavour; arôme vanille = vanilla flavouring; arôme amande amère = bitter almond flavouring; arôme concentré = flavour concentrate; pâte de vanille = vanilla bean paste
es: aroma alimentario = food flavouring; extracto de vainilla = vanilla extract; esencia de vainilla = vanilla essence; aroma concentrado = flavour concentrate; aroma de vainilla = vanilla flavouring; pasta de vainilla = vanilla paste
it: aroma alimentare = food flavouring; estratto di vaniglia = vanilla extract; aroma vaniglia = vanilla flavouring; aroma concentrato = flavour concentrate; aroma mandorla = almond flavouring; fialetta aroma = flavouring vial
nl: smaakstof = food flavouring; vanille extract = vanilla extract; bakaroma = baking flavour; vanille aroma = vanilla flavouring; smaakextract = flavour extract; amandelaroma = almond extract
pl: aromat spożywczy = food flavouring; ekstrakt waniliowy = vanilla extract; aromat waniliowy = vanilla flavouring; aromat migdałowy = almond flavouring; aromat do ciasta = baking flavouring; pasta waniliowa = vanilla paste; aromat spożywczy koncentrat = food flavouring concentrate
pt: aroma alimentar = food flavouring; extrato de baunilha = vanilla extract; essência de baunilha = vanilla essence; aroma concentrado = flavour concentrate; aroma de baunilha = vanilla flavouring; pasta de baunilha = vanilla paste
not: vanilla extract perfume; smoke flavour crisps; vanilla extract candle; flavour sauce; butter flavour popcorn; strawberry flavouring milk; vanilla extract powder candle
  * -> 330210
t: pure vanilla extract 100ml => 330210
t: vanilla scented candle => !3302

@ fragrance-compound
en: fragrance compound; perfume oil bulk; soap fragrance; fragrance oil for candle making; fragrance oil soap making; fragrance concentrate; perfume compound; perfume base; candle fragrance oil; detergent fragrance; fragrance oil + making|soap|candles; perfumery compound; perfume concentrate bulk; cosmetic fragrance; odoriferous mixture
de: Parfümöl Kerzen = candle fragrance oil; Duftöl zur Kerzenherstellung = fragrance oil for candle making; Duftstoffmischung = fragrance mixture; Parfümkonzentrat = perfume concentrate
fr: parfum pour bougies = candle fragrance oil; composition parfumante = fragrance compound; fragrance bougie = candle fragrance oil; parfum concentré savon = soap fragrance concentrate
es: esencia para velas = candle fragrance; fragancia para jabones = soap fragrance; composición perfumante = perfumery compound
it: fragranza per candele = candle fragrance; essenza per saponi = soap fragrance; composizione profumata = odoriferous mixture
nl: geurolie kaarsen maken = fragrance oil for candle making; parfumolie zeep = perfume oil for soap
pl: kompozycja zapachowa = fragrance compound; olejek zapachowy do świec = candle fragrance oil; zapach do mydła = soap fragrance
pt: essência para velas = candle fragrance; fragrância para sabonetes = soap fragrance
  * -> 330290
t: fragrance compound for detergent drums => 330290
t: women perfume eau de parfum => !3302

@ gland-substance
en: heparin + bulk|sodium|injection|calcium|porcine|api; heparin sodium; pancreatin; dried glands; gland extract; bone graft material; organ extract; bile extract; placenta extract; thyroid powder; human tissue graft; liver extract; bone graft; allograft; chondroitin sulfate; desiccated liver; heparin bulk; bovine cartilage; skin graft
de: Heparin = heparin; Pankreatin = pancreatin; Knochenersatzmaterial = bone substitute material; Drüsenextrakt = gland extract
fr: héparine = heparin; pancréatine = pancreatin; greffon osseux = bone graft; extrait de glande = gland extract
es: heparina = heparin; pancreatina = pancreatin; injerto óseo = bone graft
it: eparina = heparin; pancreatina = pancreatin; innesto osseo = bone graft
nl: heparine = heparin; pancreatine = pancreatin
pl: heparyna = heparin; pankreatyna = pancreatin; przeszczep kostny = bone graft
pt: heparina = heparin; pancreatina = pancreatin; enxerto ósseo = bone graft
not: placenta extract serum; heparin cream; desiccated liver capsule; chondroitin tablet; placenta cream; heparin tube; placenta mask; placenta soap
  "chondroitin" -> 391390
  "gel" -> 300490
  "injection" -> 300190
  "extract|extracto|estratto|extrato" -> 300120
  "pancreatin" -> 350790
  * -> 300190
t: heparin sodium bulk => 300190
t: liver extract for therapy => 300120
t: heparin blood collection tube => !3001

@ hair-product
en: hair conditioner; hair dye; hair colour; hair oil; hair mask; hair gel; hair wax; hair serum; leave in conditioner; conditioner + hair|curl|argan|moisturising|volume|repair; hair mousse; hair cream; hair tonic; henna hair dye; hair pomade; hair bleach; root touch up; styling gel; beard oil; beard balm; hair growth serum; edge control; hair spray; hairspray; hair lacquer; hair straightening cream; hair relaxer; perm lotion; keratin treatment; brazilian blowout; hair perm kit; heat protectant spray; hair colour cream; bleaching powder hair; hair toner; developer peroxide hair; minoxidil cosmetic; hair essence; detangling spray; curl cream; hair fibre powder; hair building fibres; sea salt spray hair; texturising spray; lace glue; lace wig glue; hair growth oil; hair lotion; batana hair butter; scalp serum; hair treatment; hair texture powder; pomade; hair mascara; hair chalk; braiding gel; braid gel; hair butter; hair colour spray; henna powder; hair clay; hair vitamins oil; edge gel; beard dye; beard growth oil; mustache wax; moustache wax; semi permanent hair dye; hair detangler; hair perfume; hair wax stick; hair food; scalp oil; hair thickening powder; hair botox; amla hair oil; curl activator; hair growth spray; slick stick; hair straightener cream; scalp scrub; anti frizz serum; heat protection spray; volumizing mousse; indigo powder hair
de: Haarfarbe = hair colour; Haarspülung = hair conditioner; Haaröl = hair oil; Haargel = hair gel; Haarwachs = hair wax; Haarspray = hair spray; Haarkur = hair treatment; Haarserum = hair serum; Bartöl = beard oil; Conditioner = conditioner; Haarmaske = hair mask; Haartönung = hair tint; Schaumfestiger = setting foam; Spülung = conditioner; Dauerwelle = perm; Blondierung = hair lightener; Bartbalsam = beard balm; Haarwasser = hair tonic; Haarschaum = hair mousse; Hitzeschutzspray = heat protection spray; Haarpomade = hair pomade; Hennapulver = henna powder; Haarglättungscreme = hair straightening cream; Haarcreme = hair cream; Blondierpulver = hair bleaching powder; Pomade = pomade
fr: après shampooing = hair conditioner; coloration cheveux = hair colouring; huile cheveux = hair oil; masque cheveux = hair mask; gel coiffant = styling gel; cire coiffante = hair wax; laque cheveux = hair spray; sérum capillaire = hair serum; huile à barbe = beard oil; teinture cheveux = hair dye; henné = henna; mousse coiffante = styling mousse; lissage brésilien = brazilian hair straightening; crème coiffante = styling cream; laque coiffante = hair spray; spray thermoprotecteur = heat protection spray; baume à barbe = beard balm; décoloration cheveux = hair bleach; lotion capillaire = hair lotion; après shampoing = hair conditioner; poudre décolorante = bleaching powder; soin capillaire = hair care product; masque capillaire = hair mask; huile capillaire = hair oil
es: acondicionador = hair conditioner; tinte de pelo = hair dye; aceite para el cabello = hair oil; mascarilla capilar = hair mask; gel fijador = fixing gel; cera para el cabello = hair wax; laca = hair spray; sérum capilar = hair serum; aceite de barba = beard oil; espuma para el pelo = hair mousse; henna = henna; tratamiento de keratina = keratin treatment; gomina = hair gel; crema de peinado = styling cream; tinte capilar = hair dye; crema para peinar = styling cream; decolorante cabello = hair bleach; laca para el pelo = hair spray; bálsamo de barba = beard balm; coloración cabello = hair colouring; loción capilar = hair lotion; alisado brasileño = hair straightening treatment; espuma capilar = hair mousse; laca de pelo = hair spray; espuma de pelo = hair mousse; aceite capilar = hair oil; cera para el pelo = hair wax; laca para el cabello = hair spray
it: balsamo capelli = hair conditioner; tinta capelli = hair dye; olio capelli = hair oil; maschera capelli = hair mask; gel per capelli = hair gel; cera per capelli = hair wax; siero capelli = hair serum; olio da barba = beard oil; tinta per capelli = hair dye; schiuma per capelli = hair mousse; balsamo = conditioner + capelli|ricci|ml; henné = henna; lacca per capelli = hair spray; colorazione capelli = hair colour; trattamento cheratina = keratin treatment; crema ricci = curl cream; spray termoprotettore = heat protection spray; balsamo barba = beard balm; decolorante capelli = hair bleach; lozione capelli = hair lotion; pomata capelli = hair pomade; maschera per capelli = hair mask; lacca capelli = hair spray; gel capelli = hair gel; olio per capelli = hair oil; schiuma capelli = hair mousse; cera capelli = hair wax
nl: conditioner = hair conditioner; haarverf = hair dye; haarolie = hair oil; haarmasker = hair mask; haargel = hair gel; haarwax = hair wax; haarlak = hair spray; haarserum = hair serum; baardolie = beard oil; haarmousse = hair mousse; hennapoeder = henna powder; keratine behandeling = keratin treatment; haarkleuring = hair colour; stylingcrème = styling cream; blondeerpoeder = bleaching powder; baardbalsem = beard balm; crèmespoeling = hair conditioner; hittebescherming spray = heat protection spray; haarcrème = hair cream; leave in conditioner = leave in conditioner
pl: odżywka do włosów = hair conditioner; farba do włosów = hair dye; olejek do włosów = hair oil; maska do włosów = hair mask; żel do włosów = hair gel; wosk do włosów = hair wax; lakier do włosów = hair spray; serum do włosów = hair serum; olejek do brody = beard oil; pianka do włosów = hair mousse; henna = henna; wcierka = scalp lotion; rozjaśniacz do włosów = hair bleach; balsam do brody = beard balm; keratyna do włosów = hair keratin; pasta do włosów = hair paste; pomada do włosów = hair pomade; olej do włosów = hair oil; szamponetka = colour shampoo; tonik do włosów = hair tonic; krem do włosów = hair cream; guma do włosów = hair styling gum; wcierek = scalp lotion; szamponetek = colour shampoo
pt: condicionador = conditioner; tinta para cabelo = hair dye; óleo capilar = hair oil; máscara capilar = hair mask; gel fixador = styling gel; cera para cabelo = hair wax; laca = hair spray; sérum capilar = hair serum; óleo para barba = beard oil; henna = henna; espuma para cabelo = hair mousse; queratina = keratin; amaciador de cabelo = hair conditioner; creme de pentear = hair styling cream; coloração capilar = hair colouring; laca para cabelo = hair spray; alisamento = hair straightening product; descolorante cabelo = hair bleach; pomada capilar = hair pomade; tinta de cabelo = hair dye; bálsamo para barba = beard balm; gel para cabelo = hair gel; loção capilar = hair lotion; mousse cabelo = hair mousse; gel de cabelo = hair gel; pomada cabelo = hair pomade; tintura capilar = hair dye; amaciador = hair conditioner + cabelo|cabelos|capilar
not: hair dye brush; hair oil applicator; hair colour chart; hair dye bowl; hair gel mask sleep; hair dye bottle; hair oil bottle; hair spray bottle; hair dye cap; fabric conditioner; air conditioner; leather conditioner; hair mask cap; hair steamer; hair bleach powder container; water conditioner; hair dye comb; hair dye kit brush; hair wax warmer; metal conditioner; rust conditioner; hair removal wax; hair growth laser; hair dye gloves; hair growth comb; hair removal; wax stick hair removal; hair growth device; hair spray guard; hair gel ball; hair color brush; hair color ring; hair gel pad; hair spray holder; hair treatment cap; hair treatment machine; hair color swatch; hair oil comb; hair dryer; hair extension; condicionador de ar; acondicionador de aire; soil conditioner; hair growth helmet; hair fibre applicator; hair mask brush; laca para madera; lacca spray vernice; metal conditioner; battery conditioner; signal conditioner; hair growth vitamin; hair growth tablet; hair vitamins gummies; henna stencil; henna cone tattoo; beard oil bottle; oil hair trimmer; hair dye remover; acondicionador de agua; hair growth capsule; deck lacquer; acondicionado; balsamico; condicionado; alisador; alisadora
  "dye|colouring|coloring|haarfarbe|coloration|tinte|tintura|barwnik" -> 330590
  "shampoo" -> 330510
  "hairspray" -> 330530
  "hair spray": "growth" 330590; "color" 330590; "salt" 330590; * 330530
  "lacquer" -> 330530
  "haarspray" -> 330530
  "laque" -> 330530
  "laca" -> 330530
  "lacca" -> 330530
  "haarlak" -> 330530
  "lakier do wlosow" -> 330530
  "relaxer" -> 330520
  "straightening" -> 330520
  "straightener" -> 330520
  "perm" -> 330520
  "dauerwelle" -> 330520
  "haarglattungscreme" -> 330520
  "lissage" -> 330520
  "alisado" -> 330520
  "alisamento" -> 330520
  "brazilian" -> 330520
  "lace glue": * 350610
  "lace wig glue" -> 350610
  "henna powder": * 330590
  * -> 330590
t: permanent hair dye black => 330590
t: hair spray strong hold 400ml => 330530
t: hair relaxer kit => 330520
t: beard oil 30ml => 330590
t: portable air conditioner => !3305

@ hormone-medicine
en: insulin; insulin pen; insulin vial; hydrocortisone cream; prednisolone tablet; dexamethasone; levothyroxine; growth hormone; estradiol; testosterone gel; oestrogen patch; cortisone; prednisone; betamethasone cream; hydrocortisone; progesterone cream; corticosteroid cream; levothyroxine tablets; insulin cartridge; steroid cream; methylprednisolone; hgh; oxytocin; insulin glargine; thyroid tablets; triamcinolone; clobetasol cream; mometasone; budesonide; testosterone; progesterone; euthyrox; hormone tablets; fluticasone spray
de: Insulin = insulin; Hydrocortison Creme = hydrocortisone cream; Cortison = cortisone; Levothyroxin = levothyroxine; Wachstumshormon = growth hormone; Prednisolon = prednisolone; Kortison Salbe = cortisone ointment; L-Thyroxin = levothyroxine; Estradiol = estradiol
fr: insuline = insulin; hydrocortisone = hydrocortisone; cortisone = cortisone; lévothyroxine = levothyroxine; hormone de croissance = growth hormone; prednisolone = prednisolone; crème cortisone = cortisone cream
es: insulina = insulin; hidrocortisona = hydrocortisone; cortisona = cortisone; levotiroxina = levothyroxine; prednisona = prednisone; dexametasona = dexamethasone; hormona del crecimiento = growth hormone
it: insulina = insulin; idrocortisone = hydrocortisone; cortisone = cortisone; levotiroxina = levothyroxine; prednisone = prednisone; desametasone = dexamethasone; ormone della crescita = growth hormone
nl: insuline = insulin; hydrocortison = hydrocortisone; levothyroxine = levothyroxine; prednisolon = prednisolone; groeihormoon = growth hormone; dexamethason = dexamethasone
pl: insulina = insulin; hydrokortyzon = hydrocortisone; lewotyroksyna = levothyroxine; prednizon = prednisone; hormon wzrostu = growth hormone; deksametazon = dexamethasone
pt: insulina = insulin; hidrocortisona = hydrocortisone; levotiroxina = levothyroxine; prednisona = prednisone; dexametasona = dexamethasone; hormona de crescimento = growth hormone
not: insulin case; insulin cooler; insulin syringe; insulin needle; insulin pen needle; insulin pump; rooting hormone; insulin bag; insulin pen case; insulin travel; plant growth hormone; insulin pen cooler; oestrogen detector
  form=medicine-bulk: "insulin" 293712; "growth" 293711; "dexamethasone" 293722; "betamethasone" 293722; "testosterone" 293729; "progesterone" 293723; "estradiol" 293723; * 293721
  "insulin" -> 300431
  "insuline" -> 300431
  "insulina" -> 300431
  "hydrocortisone" -> 300432
  "hydrocortison" -> 300432
  "cortisone" -> 300432
  "cortison" -> 300432
  "cortisona" -> 300432
  "kortison" -> 300432
  "hidrocortisona" -> 300432
  "idrocortisone" -> 300432
  "hydrokortyzon" -> 300432
  "prednisolone" -> 300432
  "prednisolon" -> 300432
  "prednisone" -> 300432
  "prednisona" -> 300432
  "prednizon" -> 300432
  "methylprednisolone" -> 300432
  "dexamethasone" -> 300432
  "dexametasona" -> 300432
  "desametasone" -> 300432
  "betamethasone" -> 300432
  "corticosteroid" -> 300432
  "steroid" -> 300432
  "triamcinolone" -> 300432
  "clobetasol" -> 300432
  "mometasone" -> 300432
  "budesonide" -> 300432
  "fluticasone" -> 300432
  * -> 300439
t: insulin glargine pen 3ml => 300431
t: hydrocortisone cream 1% 15g => 300432
t: levothyroxine tablets 50mcg => 300439
t: insulin pen needles 4mm => !3004

@ incense
en: incense; incense stick; incense cone; agarbatti; dhoop; joss stick; backflow incense cone; palo santo incense; nag champa; sage smudge stick; white sage bundle; smudge stick; palo santo; incense coil; bakhoor; incense sticks; resin incense; smudging stick; sage bundle; oud chips; agarwood chips; incense powder; frankincense incense sticks; incense waterfall cones; smudge bundle; palo santo stick; incense rope; bakhoor chips
de: Räucherstäbchen = incense stick; Räucherkegel = incense cone; Weihrauchstäbchen = frankincense incense stick; Räucherkerzen = incense cone; Weihrauch = frankincense + Kegel|Räucher|Stäbchen; Räucherbündel = smudge stick; Palo Santo = palo santo; Räucherwerk = incense
fr: encens = incense; bâtonnets d'encens = incense sticks; cônes d'encens = incense cones; palo santo = palo santo; bâton d'encens = incense stick; sauge blanche fagot = white sage bundle
es: incienso = incense; varillas de incienso = incense stick; conos de incienso = incense cone; palo santo = palo santo; varitas de incienso = incense stick; salvia blanca atado = white sage bundle
it: incenso = incense; bastoncini di incenso = incense sticks; coni di incenso = incense cone; palo santo = palo santo; salvia bianca smudge = sage smudge stick; bastoncini d'incenso = incense sticks
nl: wierook = incense; wierookstokjes = incense sticks; wierookkegels = incense cone; palo santo = palo santo; wierook kegels = incense cone; salie bundel = sage bundle
pl: kadzidełka = incense stick; kadzidełko = incense; stożki kadzidlane = incense cone; kadzidła = incense; palo santo = palo santo; kadzidło = incense; kadzidełka stożkowe = incense cone; biała szałwia = white sage; kadzidełek = incense
pt: incenso = incense; varetas de incenso = incense stick; cones de incenso = incense cone; palo santo = palo santo; incensos = incense; sálvia branca = white sage
not: incense burner; incense holder; incense waterfall; incense stick holder; backflow incense burner; incense making kit; incense lighter; incense tray; incense cone holder; incense charcoal; incense candle; incense bowl; incense tool; frankincense oil; incense perfume; incense oil; incense box; smudge feather; incense fountain; incense ash; incense stick stand; incense stand; bakhoor burner; incense storage; incense plate; smudge pot; incense lamp; incense cedar tree; eyeliner smudge; incense tube; smudge brush; smudge proof; incense mold; smudge bowl; smudge kit feather; incense set ceramic; incense maker
  "sage" -> 121190      # plain bundles of the herb, not prepared
  "salvia" -> 121190
  "salie" -> 121190
  "szalwia" -> 121190
  "sauge" -> 121190
  "palo santo": "incense" 330741; * 121190
  "oud chips" -> 121190
  "agarwood" -> 121190
  * -> 330741
t: sandalwood incense sticks 20 pcs => 330741
t: ceramic incense holder => !3307

@ laundry-detergent
en: laundry detergent; washing powder; laundry pods; dishwashing liquid; washing up liquid; dish soap; all purpose cleaner; glass cleaner; floor cleaner; toilet cleaner; bathroom cleaner; oven cleaner; stain remover; laundry liquid; dishwasher tablet; limescale remover; degreaser; multi surface cleaner; window cleaner; carpet cleaner; drain cleaner; dishwasher detergent; dishwasher rinse aid; car shampoo; upholstery cleaner; washing machine cleaner; descaler; screen cleaner spray; shoe cleaner; wheel cleaner; laundry booster; car wash soap; cleaning tablet; cleaning spray; leather cleaner; laundry sheets; lens cleaning spray; jewellery cleaner; brush cleaner; jewelry cleaning solution; coffee machine cleaning tablets; bug and tar remover; laundry detergent sheets; laundry capsules; rinse aid; toilet bowl cleaner; grill cleaner; mould remover; rust remover spray; detergent; laundry soap powder; surface cleaner; engine degreaser; eyeglass cleaner; makeup brush cleaner; sneaker cleaner; mould cleaner; oxygen bleach powder; bathroom spray; kitchen cleaner; iron out cleaner; tile cleaner; grout cleaner; stainless steel cleaner; descaling tablets; detergent powder; mildew remover; cleaning concentrate; bleach cleaner; cleaning vinegar spray; dishwasher cleaner; contact cleaner; surface spray; dishwasher pods; dishwashing tablets; detergent liquid; interior car cleaner; ultrasonic cleaning solution; bottle cleaning tablets; fabric cleaner; delicate detergent; toilet tablets; glass spray; car interior cleaner; alloy wheel cleaner; windscreen washer cleaner; iron remover; solar panel cleaner; lens cleaner; descale powder; cleaning wipe; cleaning wipes; lens wipes; screen wipe; glasses wipes; screen wipes; dishwashing soap; tar remover
de: Waschmittel = laundry detergent; Spülmittel = dishwashing liquid; Allzweckreiniger = all purpose cleaner; Glasreiniger = glass cleaner; Geschirrspültabs = dishwasher tablet; WC Reiniger = toilet cleaner; Badreiniger = bathroom cleaner; Backofenreiniger = oven cleaner; Fleckenentferner = stain remover; Entkalker = descaler; Bodenreiniger = floor cleaner; Waschpulver = washing powder; Colorwaschmittel = colour laundry detergent; Klarspüler = dishwasher rinse aid; Rohrreiniger = drain cleaner; Spülmaschinentabs = dishwasher tablet; Kalkreiniger = limescale remover; Vollwaschmittel = all-purpose laundry detergent; Flüssigwaschmittel = laundry liquid; Fensterreiniger = window cleaner; Küchenreiniger = kitchen cleaner; Felgenreiniger = wheel rim cleaner; Teppichreiniger = carpet cleaner; Entfetter = degreaser; Autoshampoo = car shampoo; Brillenputztücher = glasses cleaning wipe; Waschmaschinenreiniger = washing machine cleaner; Scheibenreiniger = windscreen cleaner; Insektenentferner = insect remover; Schimmelentferner = mould remover; Polsterreiniger = upholstery cleaner; Grillreiniger = grill cleaner; Edelstahlreiniger = stainless steel cleaner; Brillenreiniger = glasses cleaner; Reinigungstabletten = cleaning tablet; Entkalkungstabletten = descaling tablet; Kaltreiniger = cold cleaner; Urinsteinlöser = urine scale remover; Feinwaschmittel = delicates detergent; Abflussreiniger = drain cleaner; Universalreiniger = all purpose cleaner
fr: lessive = laundry detergent; liquide vaisselle = dishwashing liquid; nettoyant multi usages = all purpose cleaner; tablettes lave vaisselle = dishwasher tablets; nettoyant vitres = glass cleaner; nettoyant wc = toilet cleaner; détachant = stain remover; détartrant = descaler; lessive liquide = laundry liquid; lessive en poudre = washing powder; nettoyant sol = floor cleaner; liquide de rinçage = dishwasher rinse aid; nettoyant four = oven cleaner; capsules lessive = laundry capsules; nettoyant jantes = wheel cleaner; dégraissant = degreaser; déboucheur = drain cleaner; nettoyant salle de bain = bathroom cleaner; pastilles lave vaisselle = dishwasher tablets; gel wc = toilet gel; anti calcaire = limescale remover; nettoyant = cleaner; détergent = detergent; gel nettoyant wc = toilet cleaning gel; nettoyant lunettes = spectacle cleaner; nettoyant machine à laver = washing machine cleaner; lingettes nettoyantes = cleaning wipes; shampooing voiture = car shampoo; nettoyant cuisine = kitchen cleaner; nettoyant moquette = carpet cleaner
es: detergente = detergent; lavavajillas = dishwashing detergent; limpiador multiusos = all purpose cleaner; limpiacristales = glass cleaner; quitamanchas = stain remover; limpiador de baño = bathroom cleaner; pastillas lavavajillas = dishwasher tablet; detergente líquido = liquid detergent; detergente en polvo = powder detergent; friegasuelos = floor cleaner; desengrasante = degreaser; abrillantador lavavajillas = dishwasher rinse aid; antical = limescale remover; limpiahornos = oven cleaner; desatascador líquido = liquid drain cleaner; limpiasuelos = floor cleaner; cápsulas detergente = detergent capsule; lavavajillas a mano = washing up liquid; limpiador wc = toilet cleaner; limpiajuntas = grout cleaner; quitagrasas = degreaser; limpiador de llantas = wheel cleaner; limpia llantas = wheel cleaner; detergente para ropa = laundry detergent; champú para coche = car shampoo; fregasuelos = floor cleaner; limpiamuebles = furniture cleaner; limpiavajillas = dishwashing detergent; detergente lavadora = washing machine detergent; lavavajillas líquido = dishwashing liquid; jabón líquido ropa = liquid laundry soap; lavaloza = dishwashing liquid; detergente ropa = laundry detergent
it: detersivo = detergent; detersivo piatti = dishwashing liquid; sgrassatore = degreaser; detergente pavimenti = floor cleaner; pastiglie lavastoviglie = dishwasher tablet; smacchiatore = stain remover; detersivo lavatrice = laundry detergent; anticalcare = limescale remover; pulitore vetri = glass cleaner; detersivo liquido = liquid detergent; brillantante = dishwasher rinse aid; disgorgante = drain cleaner; lavavetri = window cleaner; detergente multiuso = multi surface cleaner; detersivo in polvere = powder detergent; decalcificante = descaler; pulisci forno = oven cleaner; lavapavimenti = floor cleaner; curalavatrice = washing machine cleaner; gel wc = toilet gel; pods lavatrice = laundry pods; pulitore = cleaner; disincrostante = descaler; detergente bagno = bathroom cleaner; shampoo auto = car shampoo; lavavetri detergente = window cleaner
nl: wasmiddel = laundry detergent; afwasmiddel = dishwashing detergent; allesreiniger = all purpose cleaner; vaatwastabletten = dishwasher tablet; glasreiniger = glass cleaner; toiletreiniger = toilet cleaner; vlekverwijderaar = stain remover; ontkalker = descaler; waspoeder = washing powder; vloeibaar wasmiddel = laundry liquid; wascapsules = laundry capsules; spoelglans = dishwasher rinse aid; vloerreiniger = floor cleaner; ovenreiniger = oven cleaner; badkamerreiniger = bathroom cleaner; gootsteenontstopper = drain cleaner; ontvetter = degreaser; autoshampoo = car shampoo; wasstrips = laundry strips; schoonmaakmiddel = cleaning agent; velgenreiniger = wheel rim cleaner; wc reiniger = toilet cleaner; keukenreiniger = kitchen cleaner; tapijtreiniger = carpet cleaner; vloeibare ontstopper = liquid drain cleaner; anti kalk = limescale remover; brillendoekjes = glasses cleaning wipes
pl: płyn do prania = laundry liquid; proszek do prania = washing powder; płyn do naczyń = dishwashing liquid; tabletki do zmywarki = dishwasher tablets; płyn do szyb = glass cleaner; płyn do podłóg = floor cleaner; odplamiacz = stain remover; kapsułki do prania = laundry pods; płyn uniwersalny = all purpose cleaner; żel do prania = laundry gel; nabłyszczacz do zmywarki = dishwasher rinse aid; odkamieniacz = descaler; środek do czyszczenia = cleaning agent; udrażniacz do rur = drain cleaner; płyn do wc = toilet cleaner; żel do wc = toilet gel; odtłuszczacz = degreaser; kapsułki do zmywarki = dishwasher capsules; mleczko do czyszczenia = cream cleaner; płyn do felg = wheel cleaner; szampon samochodowy = car shampoo; preparat do czyszczenia = cleaning agent; płyn do łazienki = bathroom cleaner; chusteczki do okularów = eyeglass cleaning wipes; płyn do mycia naczyń = dishwashing liquid; płyn do mycia okien = window cleaner; środek czyszczący = cleaning agent; płyn do mycia szyb = glass cleaner; środek do udrażniania rur = drain cleaner; odrdzewiacz = rust remover; tabletki do czyszczenia = cleaning tablets
pt: detergente = detergent; detergente para roupa = laundry detergent; detergente de loiça = dishwashing liquid; limpa vidros = glass cleaner; lava tudo = all purpose cleaner; tira nódoas = stain remover; pastilhas máquina loiça = dishwasher tablet; multiusos limpeza = multi surface cleaner; desengordurante = degreaser; anti calcário = limescale remover; descalcificante = limescale remover; limpa fornos = oven cleaner; abrilhantador = dishwasher rinse aid; cápsulas detergente = laundry pods; lixívia gel limpeza = cleaning gel bleach; limpador multiuso = multi surface cleaner; sabão em pó = washing powder; lava loiça = dishwashing liquid; detergente líquido = liquid detergent; lava louça = dishwashing liquid; desentupidor químico = drain cleaner; limpa chão = floor cleaner; champô auto = car shampoo; limpa jantes = rim cleaner; produto de limpeza = cleaning product; alvejante limpeza = cleaning bleach; detergente roupa = laundry detergent; detergente loiça = dishwashing liquid; lava-loiça detergente = dishwashing liquid; sabão líquido roupa = laundry liquid; detergente louça = dishwashing liquid
not: detergent dispenser; glass cleaner magnetic; steam cleaner; drain cleaner snake; window cleaner robot; washing up bowl; detergent container; detergent drawer; laundry pods container; vacuum cleaner; robot cleaner; dish soap dispenser; glass cleaner squeegee; stain remover machine; drain cleaner auger; carpet cleaner machine; window cleaner pole; screen cleaner cloth; ultrasonic cleaner; makeup brush cleaner machine; dishwashing brush; ear cleaner; steam window cleaner; cleaning brush; brush cleaner mat; jewelry cleaner machine; ultrasonic jewelry cleaner; pressure washer; soap dish; cleaning kit gun; makeup brush cleaner mat; tongue cleaner; high pressure cleaner; electric cleaner; rust remover tool; cleaning cloth; stain remover pen case; shoe cleaner machine; lens cleaner pen; window cleaner tool; brush cleaner electric; pool cleaner; detergent box; detergent bottle; floor cleaner machine; duct cleaner; cleaner filter; cordless cleaner; handheld cleaner; keyboard cleaner brush; car wash mitt; dish soap brush; screen cleaner kit; grill cleaner brush; toilet cleaner brush; dishwashing gloves; drain cleaner tool; nettoyant visage; detergente viso; detergente intimo; gel detergente; shoe cleaner brush; grout cleaner brush; pipe cleaner; nail cleaner; facial cleaner; tire cleaner brush; jewelry cleaner pen; airpod cleaner; vegetable cleaner; detergent tank; pore cleaner; car cleaner gel; cleaner pads; wipes dispenser; litter cleaner; gutter cleaner; fish tank cleaner; record cleaner brush; bottle cleaner brush; sponge cleaner; wax remover cleaner; lint cleaner; brake cleaner; brillante; brillanti; lavavajillas integrable; lavavajillas 60; lavavajillas 45; lava loiça inox; lava louça inox
  "degreaser" "drum" -> 340290
  pack=bulk -> 340290 ~.04
  weight>25kg -> 340290 ~.02
  capacity>25l -> 340290 ~.02
  "industrial" -> 340290
  * -> 340250
t: laundry detergent liquid 3l => 340250
t: glass cleaner spray 750ml => 340250
t: industrial cleaning detergent 200l drum => 340290
t: steam cleaner 1500w => !3402

@ massage-wax-ointment-herbal
en: dragon's blood balm; horse balm; arnica gel; comfrey ointment; chest rub; herbal balm; calendula balm; cbd balm; cbd cream; devil's claw gel; magnesium oil spray; varicose vein cream; cooling gel legs; arnica cream; foot balm; leg cooling gel; joint cream cosmetic; bee venom cream; calendula cream; insect bite cream; after bite stick
de: Pferdebalsam = horse balm; Arnikasalbe = arnica ointment; Arnikagel = arnica gel; Ringelblumensalbe = marigold ointment; Beinwellsalbe = comfrey ointment; Teufelskralle Gel = devil's claw gel; Franzbranntwein = rubbing alcohol; Murmeltiersalbe = marmot ointment; Latschenkiefer Balsam = mountain pine balm
fr: baume du cheval = horse balm; gel arnica = arnica gel; crème à l'arnica = arnica cream; crème calendula = calendula cream; gel jambes légères = cooling gel legs; baume cbd = cbd balm
es: gel de árnica = arnica gel; bálsamo del caballo = horse balm; crema de caléndula = calendula cream; crema de árnica = arnica cream; gel frío piernas = leg cooling gel; crema cbd = cbd cream
it: gel arnica = arnica gel; crema arnica = arnica cream; crema calendula = calendula cream; artiglio del diavolo gel = devil's claw gel; balsamo del cavallo = horse balm; gel gambe = leg gel; crema cbd = cbd cream
nl: paardenbalsem = horse balm; arnicagel = arnica gel; arnicazalf = arnica ointment; calendulazalf = calendula ointment; smeerwortelzalf = comfrey ointment; cbd balsem = cbd balm
pl: maść arnikowa = arnica ointment; żel arnikowy = arnica gel; maść nagietkowa = calendula ointment; żel chłodzący do nóg = cooling leg gel; balsam koński = horse balm; maść cbd = cbd ointment
pt: gel de arnica = arnica gel; bálsamo do cavalo = horse balm; creme de calêndula = calendula cream; pomada de arnica = arnica ointment; gel pernas cansadas = gel for tired legs
  "vein" -> 330499
  "legs" -> 330499
  "gambe" -> 330499
  * -> 330499     # without stated disease, dose and active substance: cosmetic, not 3004
t: arnica gel 100ml => 330499
t: ibuprofen gel 5% => !330499

@ nail-care
en: acrylic nail powder; acrylic nail kit; nail dip powder; nail monomer; builder gel; polygel; nail primer; nail dehydrator; nail art gel; nail foil glue; acetone nail remover; cuticle remover; acrylic nail liquid; nail strengthener; dipping powder; gel nail kit; nail glitter powder; nail art powder; rubber base gel; polish remover wipes; nail gel kit; poly gel kit; nail repair serum; nail serum; fungal nail repair cosmetic; cuticle softener; chrome powder nails; nail polish kit; manicure kit cosmetic; nail acrylic powder; dip powder kit
de: Acrylpulver Nägel = acrylic nail powder; Nagelgel = nail gel; Polygel = polygel; Nagelhautentferner = cuticle remover; Nagelhautöl = cuticle oil; Nagelöl = nail oil; Nagelhärter = nail hardener
fr: poudre acrylique ongles = acrylic nail powder; gel uv ongles = uv nail gel; dissolvant gel = gel polish remover; durcisseur ongles = nail hardener; huile cuticules = cuticle oil
es: polvo acrílico uñas = acrylic nail powder; gel para uñas = nail gel; aceite de cutículas = cuticle oil; kit de uñas de gel = gel nail kit
it: polvere acrilica unghie = acrylic nail powder; gel unghie = nail gel; olio cuticole = cuticle oil; gel ricostruzione unghie = nail builder gel; solvente per unghie = nail polish remover
nl: acrylpoeder nagels = acrylic nail powder; nagelgel = nail gel; nagelriemolie = cuticle oil; nagellakremover = nail polish remover
pl: puder akrylowy do paznokci = acrylic nail powder; żel do paznokci = nail gel; oliwka do skórek = cuticle oil; odżywka do paznokci = nail conditioner; zmywacz do paznokci = nail polish remover; akrylożel = polygel; tytanowy puder paznokcie = nail dip powder
pt: pó acrílico unhas = acrylic nail powder; gel de unhas = nail gel; óleo de cutículas = cuticle oil; kit unhas de gel = nail gel kit
not: nail lamp; nail drill; nail gel lamp; polish remover bottle; nail art powder brush; dip powder container
  * -> 330430
t: acrylic nail powder clear 30g => 330430
t: uv nail lamp 48w => !3304

@ nail-glue
en: nail tip glue; press on nail glue; false nail glue; brush on nail glue; nail glue + 2g|3g|brush|tips|acrylic|false|press
fr: colle à faux ongles = false nail glue; colle pour faux ongles = false nail glue
es: pegamento para uñas = nail glue
it: colla per unghie = nail glue
pl: klej do tipsów = nail tip glue
  * -> 350610
t: false nail glue 2g brush on => 350610
t: press on nails set => !3506

@ nail-sticker
en: nail sticker; nail wraps; nail art decal; gel nail strips; nail polish strip; nail foil; nail decals; nail art sticker; nail transfer foil; french tip guides; semi cured gel strips; water decals nails
de: Nagelsticker = nail sticker; Nagelfolien = nail foil
fr: stickers ongles = nail stickers; autocollants ongles = nail stickers
es: pegatinas uñas = nail sticker; pegatinas para uñas = nail sticker
it: adesivi unghie = nail sticker; adesivi per unghie = nail sticker
nl: nagelstickers = nail sticker
pl: naklejki na paznokcie = nail sticker; naklejki wodne na paznokcie = water decals nails
pt: adesivos de unhas = nail sticker; autocolantes unhas = nail sticker
not: nail sticker storage; nail sticker book; nail foil glue
  main=paper -> 490890
  "decal" -> 490890     # transfers
  "water" -> 490890
  * -> 391990
t: nail wraps self adhesive stickers => 391990
t: nail polish red 10ml => !3919

@ painkiller
en: ibuprofen; paracetamol; aspirin; pain relief tablet; painkiller; acetaminophen; naproxen; cold and flu tablet; cough syrup; antacid tablet; allergy tablet; antihistamine; loratadine; cetirizine; omeprazole tablet; laxative; throat spray medicated; nasal spray medicine; eye drops; muscle rub; pain relief gel; diclofenac gel; ear drops; antifungal cream; haemorrhoid cream; wart remover; cold sore cream; medicament; medicated ointment; tiger balm; pain relief cream; menthol balm; vapour rub; herbal medicine; homeopathic remedy; travel sickness tablet; worming tablet; minoxidil; pharmaceutical tablet; pharmaceutical product; rehydration salts; sleeping tablet; hay fever tablet; tablets + paracetamol|mg|pharmaceutical|relief|medicine|film coated; traditional chinese medicine; medicine; antiviral; hemorrhoid ointment; fungal nail treatment medicine; numbing cream lidocaine; lidocaine cream; numbing cream; scabies cream; viagra; sildenafil; tadalafil; statin tablets; metformin tablets; injection solution pharmaceutical; infusion solution; saline infusion; chemotherapy drug; anaesthetic injection; generic drug; botulinum toxin; botox injection; tattoo numbing cream; bach flower remedy; vicks; menthol crystals inhaler; inhaler salbutamol; asthma inhaler; nasal inhaler; decongestant; vaginal suppository; ointment; cough drops medicated; sodium chloride injection; dewormer; veterinary medicine; schussler salt; antiparasitic injection; hyaluronic filler; semaglutide; herpes cream; psoriasis ointment; psoriasis cream; eczema ointment; anti itch cream; medicated oil; axe oil; white flower oil; pain oil; nasal drops; water for injection; dermal filler; teething gel; ivermectin
de: Ibuprofen = ibuprofen; Paracetamol = paracetamol; Aspirin = aspirin; Schmerztabletten = painkiller tablet; Hustensaft = cough syrup; Nasenspray = nasal spray; Augentropfen = eye drops; Arzneimittel = medicine; Salbe = ointment; Wundsalbe = wound ointment; Schmerzgel = pain relief gel; Medikament = medicine; Globuli = homeopathic globule; Homöopathisch = homeopathic; Erkältungsbalsam = cold relief balm; Kopfschmerztabletten = headache tablet; Schmerzsalbe = pain relief ointment; Heilsalbe = healing ointment; Tigerbalsam = tiger balm; Allergietabletten = allergy tablet; Hämorrhoidensalbe = haemorrhoid ointment; Nagelpilzlack = nail fungus lacquer; Abführmittel = laxative; Nasentropfen = nasal drop; Halstabletten = throat tablet; Bachblüten = bach flower remedy; Fiebersaft = fever syrup; Infusionslösung = infusion solution; Pferdesalbe = horse ointment; Warzenmittel = wart treatment; Wurmkur = worming treatment; Magentabletten = stomach tablet
fr: ibuprofène = ibuprofen; paracétamol = paracetamol; aspirine = aspirin; sirop pour la toux = cough syrup; gouttes pour les yeux = eye drops; médicament = medicine; pommade = ointment; spray nasal = nasal spray; antalgique = painkiller; homéopathie = homeopathic medicine; baume du tigre = tiger balm; collyre = eye drops; gel anti douleur = pain relief gel; crème anti douleur = pain relief cream; laxatif = laxative; granules homéopathiques = homeopathic granules; fleurs de bach = bach flower remedy; vermifuge = dewormer; antihistaminique = antihistamine; crème cicatrisante = healing cream; suppositoires = suppositories; pastilles médicamenteuses = medicated lozenges; sérum physiologique = physiological saline; solution pour perfusion = solution for infusion
es: ibuprofeno = ibuprofen; paracetamol = paracetamol; aspirina = aspirin; jarabe para la tos = cough syrup; gotas para los ojos = eye drops; medicamento = medicine; pomada = ointment; spray nasal = nasal spray; analgésico = painkiller; homeopatía = homeopathic remedy; bálsamo de tigre = tiger balm; colirio = eye drops; gel antiinflamatorio = anti-inflammatory gel; laxante = laxative; flores de bach = bach flower remedy; suero fisiológico = saline solution; antihistamínico = antihistamine; supositorios = suppository; crema antiinflamatoria = anti-inflammatory cream; crema para hemorroides = haemorrhoid cream; ungüento = ointment; antiparasitario interno = internal antiparasitic
it: ibuprofene = ibuprofen; paracetamolo = paracetamol; aspirina = aspirin; sciroppo per la tosse = cough syrup; collirio = eye drops; medicinale = medicine; pomata = ointment; spray nasale = nasal spray; antidolorifico = painkiller; omeopatico = homeopathic remedy; balsamo di tigre = tiger balm; farmaco = medicine; gel antidolorifico = pain relief gel; lassativo = laxative; fiori di bach = bach flower remedy; antistaminico = antihistamine; supposte = suppository; soluzione fisiologica = saline solution; unguento = ointment; crema emorroidi = haemorrhoid cream; medicinali = medicine; crema antidolorifica = pain relief cream
nl: ibuprofen = ibuprofen; paracetamol = paracetamol; aspirine = aspirin; hoestsiroop = cough syrup; oogdruppels = eye drops; geneesmiddel = medicine; zalf = ointment; neusspray = nasal spray; pijnstiller = painkiller; homeopathisch = homeopathic remedy; tijgerbalsem = tiger balm; spierbalsem = muscle balm; laxeermiddel = laxative; hooikoortstabletten = hay fever tablets; keelspray = throat spray; medicijn = medicine; wondzalf = wound ointment; bachbloesem = bach flower remedy; ontwormingsmiddel = deworming medicine; aambeienzalf = haemorrhoid ointment; oordruppels = ear drops; zetpillen = suppositories; pijnstillende gel = pain relief gel
pl: ibuprofen = ibuprofen; paracetamol = paracetamol; aspiryna = aspirin; syrop na kaszel = cough syrup; krople do oczu = eye drops; lek = medicine; maść = ointment; spray do nosa = nasal spray; tabletki przeciwbólowe = pain relief tablet; homeopatia = homeopathic medicine; maść tygrysia = tiger balm; leki = medicines; krople do nosa = nasal drops; żel przeciwbólowy = pain relief gel; czopki = suppositories; maść rozgrzewająca = warming ointment; maść końska = horse ointment; tabletki na ból głowy = headache tablets; lek przeciwbólowy = painkiller; maść na hemoroidy = haemorrhoid ointment; tabletki na odrobaczenie = deworming tablets; plaster na odciski = corn plaster; sól fizjologiczna = physiological saline; syrop na gardło = throat syrup; krople żołądkowe = stomach drops; żel na ból mięśni = muscle pain gel
pt: ibuprofeno = ibuprofen; paracetamol = paracetamol; aspirina = aspirin; xarope para a tosse = cough syrup; colírio = eye drops; medicamento = medicine; pomada = ointment; spray nasal = nasal spray; analgésico = painkiller; homeopatia = homeopathic remedy; bálsamo de tigre = tiger balm; medicamentos = medicines; gotas para os olhos = eye drops; laxante = laxative; anti histamínico = antihistamine; florais de bach = bach flower remedies; supositórios = suppositories; soro fisiológico = saline solution; gel anti inflamatório = anti-inflammatory gel; pomada para hemorroidas = haemorrhoid ointment; desparasitante interno = internal dewormer; gel de massagem muscular = muscle massage gel
not: medicine ball; medicine box; medicine cabinet; eye drops contact lens; pain relief patch; medicine cup; pain relief device; medicine bottle; medicine dispenser; medicine spoon; pain relief massager; medicine syringe; pain relief lamp; pain relief belt; medicine bag; muscle rub stick device; eye drops guide; medicine organizer; ointment jar; pill box; pain relief insole; pharmaceutical refrigerator; medicine pouch; medicine fridge; medicine man; medicine case; aspirin substance; paracetamol powder; pomada capilar; pomade; ear drops dog; medicine storage; pain relief laser; pain relief gloves; medicine book; nasal spray bottle; nasal inhaler empty; eye drop bottle; lekarz; knee pain relief; medicine crusher; medicine cooler; neck pain relief; pain relief tens; saline contact lens; pomade hair; medicine cutter; medicine tracker; back pain relief; pain relief machine; dermal roller; lip ointment cosmetic; pomo; pomos; pom; medica; medico; pomes; homeopathiques
  pack=bulk -> 300390 ~.02
  form=medicine-bulk -> 300390 ~.02
  "homeopathic": * 300490
  "hydrocortisone" -> 300432
  "minoxidil" -> 300490
  "semaglutide" -> 300439
  "hyaluronic filler" -> 300490
  "water for injection" -> 300490
  "botulinum" -> 300249
  "botox" -> 300490
  "psoriasis" -> 300490
  "infusion" -> 300490
  * -> 300490
t: ibuprofen tablets 200mg 24 pcs => 300490
t: eye drops dry eye relief 10ml => 300490
t: tiger balm ointment 30g => 300490
t: medicine ball 5kg => !3004

@ perfume-oil
en: perfume oil; attar perfume; roll on perfume oil; solid perfume; oud attar; perfume roll on; concentrated perfume oil; pheromone perfume; hair mist perfume; perfume gift set; perfume tester; perfume sample vial; musk oil perfume; oud oil perfume; pheromone oil; pheromone cologne; perfume spray women; attar oil
de: Parfümöl = perfume oil; festes Parfüm = solid perfume; Parfum Set = perfume set; Parfümprobe = perfume sample
fr: huile parfumée = perfume oil; parfum solide = solid perfume; extrait de parfum = perfume extract; coffret parfum = perfume gift set; eau de cologne = eau de cologne
es: aceite perfumado = perfume oil; perfume sólido = solid perfume; perfume en aceite = perfume oil; set de perfume = perfume set
it: olio profumato = perfume oil; profumo solido = solid perfume; olio profumo = perfume oil; set profumo = perfume set
nl: parfumolie = perfume oil; vaste parfum = solid perfume; parfumset = perfume set
pl: olejek perfumowany = perfume oil; perfumy w kremie = solid perfume; zestaw perfum = perfume gift set
pt: óleo perfumado = perfume oil; perfume sólido = solid perfume; perfume em óleo = perfume oil; kit perfume = perfume set
not: perfume oil bulk; perfume oil bottle; perfume oil diffuser; perfume oil burner
  * -> 330300
t: oud attar perfume oil 6ml => 330300
t: empty perfume atomizer => !3303

@ pharmacy-good
en: surgical suture; contraceptive pill; birth control pill; dental cement; tooth filling; ultrasound gel; personal lubricant; medical lubricant; colostomy bag; ostomy bag; contrast medium; suture kit; sterile catgut; bone cement; lubricating jelly; temporary tooth filling; haemostatic sponge; water based lubricant; tissue adhesive; emergency contraception; sex lubricant; lubricant gel; suture thread; dental composite; dental filling material; temporary cement; ostomy pouch; stoma bag; intimate lubricant; ecg gel; conductive gel; ultrasound coupling gel; dental resin composite; surgical glue; barium sulphate contrast; urostomy bag; light cured composite; dental bonding agent; expired medicines; spermicide; hemostatic powder; tooth repair kit; crown cement; anal lubricant; lube; denture repair temporary tooth beads; ileostomy bag; dental adhesive; suture practice kit; absorbable suture; silk suture; nylon suture; massage lubricant gel; hyaluronic acid adhesion barrier; morning after pill; placebo; clinical trial kit
de: chirurgisches Nahtmaterial = surgical suture; Antibabypille = contraceptive pill; Gleitgel = lubricant gel; Ultraschallgel = ultrasound gel; Zahnzement = dental cement; Stomabeutel = ostomy bag; Kontrastmittel = contrast medium; Gleitmittel = lubricant; Zahnfüllung = tooth filling; Knochenzement = bone cement; Nahtmaterial = suture material; Kontaktgel = contact gel; Zahnfüllmaterial = tooth filling material; Pille danach = morning-after pill
fr: fil de suture = suture thread; pilule contraceptive = contraceptive pill; gel lubrifiant = lubricant gel; gel échographie = ultrasound gel; ciment dentaire = dental cement; poche de stomie = ostomy bag; lubrifiant intime = personal lubricant; produit de contraste = contrast medium; composite dentaire = dental composite; ciment osseux = bone cement; kit de suture = suture kit; lubrifiant à base d'eau = water based lubricant; gel ultrason = ultrasound gel
es: sutura quirúrgica = surgical suture; píldora anticonceptiva = contraceptive pill; lubricante íntimo = intimate lubricant; gel ultrasonido = ultrasound gel; cemento dental = dental cement; bolsa de ostomía = ostomy bag; hilo de sutura = suture thread; composite dental = dental composite; empaste dental = tooth filling; lubricante base agua = water based lubricant; medio de contraste = contrast medium; gel conductor = conductive gel; gel ecógrafo = ultrasound gel
it: filo di sutura = suture thread; pillola contraccettiva = contraceptive pill; gel lubrificante = lubricant gel; gel per ultrasuoni = ultrasound gel; cemento dentale = dental cement; sacca per stomia = ostomy bag; lubrificante intimo = personal lubricant; otturazione dentale = dental filling; composito dentale = dental composite; mezzo di contrasto = contrast medium; gel ecografico = ultrasound gel; kit sutura = suture kit; pillola anticoncezionale = birth control pill
nl: hechtdraad = suture thread; anticonceptiepil = contraceptive pill; glijmiddel = personal lubricant; ultrasoon gel = ultrasound gel; tandcement = dental cement; stomazakje = stoma bag; contrastmiddel = contrast medium; tandvulling = tooth filling; hechtmateriaal = suture material; tandcomposiet = dental composite; botcement = bone cement; glijmiddel op waterbasis = water based lubricant; ultrageluidgel = ultrasound gel
pl: nici chirurgiczne = surgical suture; tabletki antykoncepcyjne = birth control pill; żel intymny lubrykant = personal lubricant; żel do usg = ultrasound gel; cement stomatologiczny = dental cement; worek stomijny = ostomy bag; lubrykant = personal lubricant; środek kontrastowy = contrast medium; wypełnienie zęba = dental filling; szwy chirurgiczne = surgical suture; kompozyt stomatologiczny = dental composite; żel nawilżający intymny = personal lubricant; cement kostny = bone cement; worki stomijne = ostomy bag
pt: fio de sutura = suture thread; pílula anticoncepcional = contraceptive pill; lubrificante íntimo = personal lubricant; gel de ultrassom = ultrasound gel; cimento dentário = dental cement; saco de ostomia = ostomy bag; gel lubrificante = lubricant gel; compósito dentário = dental composite; massa dentária = dental filling paste; meio de contraste = contrast medium; pílula contracetiva = contraceptive pill; sutura cirúrgica = surgical suture; gel condutor = conductive gel
not: suture scissors; suture needle holder; suture pad; pill box; suture training pad; lubricant injector; pill cutter; lubricant shooter; suture forceps; suture practice pad; dental composite gun; bike lube; chain lube; garage door lube; lubricant spray; ostomy bag cover; lubricant applicator; stoma bag cover; dental cement spatula; suture removal; composite dental instrument; ostomy belt; silicone lube spray; lube gun; dental bonding brush; dry lube; ostomy scissors; lube pump; lube oil
  "cover" -> 630790
  "contraceptive" -> 300660
  "birth control" -> 300660
  "contraception" -> 300660
  "morning after" -> 300660
  "spermicide" -> 300660
  "antibabypille" -> 300660
  "pille" -> 300660
  "anticonceptiva" -> 300660
  "contraccettiva" -> 300660
  "anticoncezionale" -> 300660
  "anticonceptiepil" -> 300660
  "antykoncepcyjne" -> 300660
  "anticoncepcional" -> 300660
  "contracetiva" -> 300660
  "lubricant" -> 300670
  "lube" -> 300670
  "lubricating" -> 300670
  "ultrasound" -> 300670
  "conductive gel" -> 300670
  "ecg" -> 300670
  "gleitgel" -> 300670
  "gleitmittel" -> 300670
  "ultraschallgel" -> 300670
  "kontaktgel" -> 300670
  "lubrifiant" -> 300670
  "echographie" -> 300670
  "lubricante" -> 300670
  "ultrasonido" -> 300670
  "lubrificante" -> 300670
  "ultrasuoni" -> 300670
  "glijmiddel" -> 300670
  "ultrasoon" -> 300670
  "lubrykant" -> 300670
  "usg" -> 300670
  "intymny" -> 300670
  "ultrassom" -> 300670
  "ostomy" -> 300691
  "colostomy" -> 300691
  "urostomy" -> 300691
  "ileostomy" -> 300691
  "stoma" -> 300691
  "stomabeutel" -> 300691
  "stomie" -> 300691
  "ostomia" -> 300691
  "stomia" -> 300691
  "stomazakje" -> 300691
  "stomijny" -> 300691
  "contrast" -> 300630
  "kontrastmittel" -> 300630
  "contraste" -> 300630
  "contrasto" -> 300630
  "contrastmiddel" -> 300630
  "kontrastowy" -> 300630
  "expired" -> 300692
  "placebo" -> 300693
  "clinical trial" -> 300693
  "dental" -> 300640
  "tooth" -> 300640
  "cement" -> 300640
  "composite" -> 300640
  "zahnzement" -> 300640
  "zahnfullung" -> 300640
  "zahnfullmaterial" -> 300640
  "knochenzement" -> 300640
  "ciment" -> 300640
  "dentaire" -> 300640
  "cemento" -> 300640
  "empaste" -> 300640
  "dentale" -> 300640
  "tandcement" -> 300640
  "tandvulling" -> 300640
  "stomatologiczny" -> 300640
  "zeba" -> 300640
  "dentario" -> 300640
  "dentaria" -> 300640
  * -> 300610
t: absorbable surgical sutures 12 pcs => 300610
t: oral contraceptive pills 21 tablets => 300660
t: water based personal lubricant 100ml => 300670
t: colostomy bags drainable => 300691
t: dental composite filling light cured => 300640
t: bicycle chain lube => !3006

@ plant-extract
en: plant extract; ginseng extract; ginkgo biloba extract; aloe vera extract; cbd oil; cbd extract; green coffee extract; liquorice extract; hop extract; grape seed extract; green tea extract powder; ashwagandha extract; milk thistle extract; saw palmetto extract; turmeric extract; curcumin; pine bark extract; rhodiola extract; echinacea extract; hemp extract; olive leaf extract; valerian extract; berberine extract; garcinia extract; reishi extract; mushroom extract powder; pyrethrum extract; quillaja extract; yucca extract; rosemary extract; marigold extract; herbal extract; grapefruit seed extract; witch hazel extract; extract powder + plant|herbal|root|leaf|mushroom|seed; fenugreek extract; cbd oil drops; aloe vera powder; maca extract; tongkat ali; kava extract; cranberry extract; elderberry extract; neem extract; aloe vera juice powder; kratom extract; licorice extract; cannabis resin; opium; tongkat ali extract; bilberry extract; full spectrum cbd oil
de: Pflanzenextrakt = plant extract; Ginsengextrakt = ginseng extract; CBD Öl = cbd oil; Ginkgo Extrakt = ginkgo extract; Lakritzextrakt = liquorice extract; Hopfenextrakt = hop extract; Grapefruitkernextrakt = grapefruit seed extract; Traubenkernextrakt = grape seed extract; Kräuterextrakt = herbal extract; Aloe Vera Extrakt = aloe vera extract
fr: extrait de plante = plant extract; extrait de ginseng = ginseng extract; huile cbd = cbd oil; extrait de réglisse = liquorice extract; extrait de pépins de pamplemousse = grapefruit seed extract; extrait de houblon = hop extract; huile de cbd = cbd oil
es: extracto de planta = plant extract; extracto de ginseng = ginseng extract; aceite cbd = cbd oil; extracto de regaliz = liquorice extract; extracto vegetal = plant extract; extracto de semilla de uva = grape seed extract; aceite de cbd = cbd oil; extracto de pomelo = grapefruit extract
it: estratto vegetale = plant extract; estratto di ginseng = ginseng extract; olio cbd = cbd oil; estratto di liquirizia = liquorice extract; estratto di semi di pompelmo = grapefruit seed extract; estratto di luppolo = hop extract; estratto secco = dry extract; olio di cbd = cbd oil
nl: plantenextract = plant extract; ginseng extract = ginseng extract; cbd olie = cbd oil; zoethoutextract = liquorice extract; hopextract = hop extract; grapefruitzaadextract = grapefruit seed extract; kruidenextract = herbal extract
pl: ekstrakt roślinny = plant extract; ekstrakt z żeń szenia = ginseng extract; olejek cbd = cbd oil; ekstrakt z lukrecji = liquorice extract; ekstrakt chmielowy = hop extract; ekstrakt z pestek grejpfruta = grapefruit seed extract; olej cbd = cbd oil; wyciąg roślinny = plant extract
pt: extrato vegetal = plant extract; extrato de ginseng = ginseng extract; óleo cbd = cbd oil; extrato de alcaçuz = liquorice extract; extrato de lúpulo = hop extract; óleo de cbd = cbd oil; extrato de plantas = plant extract
not: extract shampoo; plant extract serum; extract cream; liquorice extract sweets; ginseng extract tea; malt extract; yeast extract; meat extract; aloe vera extract gel; extract mask; extractor; curcumin capsule; neem extract soap; cbd oil skin; cbd cream; mushroom extract capsule; extract capsule
  "capsule|cápsula" -> 210690
  "tablet" -> 210690
  "gummies" -> 210690
  "liquorice" -> 130212
  "licorice" -> 130212
  "lakritzextrakt" -> 130212
  "reglisse" -> 130212
  "regaliz" -> 130212
  "liquirizia" -> 130212
  "zoethoutextract" -> 130212
  "lukrecji" -> 130212
  "alcacuz" -> 130212
  "hop" -> 130213
  "hopfenextrakt" -> 130213
  "houblon" -> 130213
  "luppolo" -> 130213
  "hopextract" -> 130213
  "chmielowy" -> 130213
  "lupulo" -> 130213
  "opium" -> 130211
  "ephedra" -> 130214
  "cbd": * 210690      # diluted in a carrier oil for intake; the extract itself 1302.19, pure cannabidiol 2907.29
  * -> 130219
t: ginseng extract powder 80% => 130219
t: liquorice extract block => 130212
t: cbd oil drops 10% 10ml => 210690
t: plant extract face serum => !1302

@ plaster-adhesive
en: sticking plaster; band aid; adhesive bandage; blister plaster; wound plaster; medical tape; kinesiology tape; corn plaster; adhesive dressing; surgical tape; hydrocolloid dressing; pain relief patch; heat patch medicated; plasters; transparent film dressing; adhesive plaster; menthol patch; sports tape; athletic tape; first aid plasters; silicone dressing; foam dressing; cooling gel patch fever; scar sheet; wound closure strip; steri strips; knee patch pain; capsicum plaster; zinc oxide tape; island dressing; bandaid; butterfly closure; moxibustion patch; detox foot patch; adhesive wound dressing; slimming patch; silicone scar sheet; lidocaine patch; hydrogel dressing; herbal pain patch; fever patch; wound dressing adhesive; mouth tape; tattoo aftercare film; second skin bandage; iv dressing; k tape; nasal strip; nose strip snoring; motion sickness patch; kinesio tape; magnetic ear patch acupressure; bunion plaster; sleep patch; foot patch; scar tape; cold sore patch
de: Pflaster = adhesive plaster; Heftpflaster = adhesive plaster; Blasenpflaster = blister plaster; Kinesiotape = kinesiology tape; Wundpflaster = wound plaster; Schmerzpflaster = pain relief plaster; Fixierpflaster = fixation plaster; Wundschnellverband = wound plaster; Sporttape = sports tape; Hydrokolloidpflaster = hydrocolloid plaster; Hühneraugenpflaster = corn plaster; Wärmepflaster = heat plaster; Kinderpflaster = child's plaster; Tapeverband = tape bandage; Nasenpflaster = nasal strip; Narbenpflaster = scar plaster; Sprühpflaster = spray plaster; Fußpflaster = foot plaster
fr: pansement = wound dressing; sparadrap = medical tape; pansement adhésif = adhesive plaster; pansement ampoules = blister plasters; bande kinésiologie = kinesiology tape; pansements = plasters; patch anti douleur = pain relief patch; pansement hydrocolloïde = hydrocolloid dressing; bandelettes adhésives suture = wound closure strips; patch chauffant = heat patch; k tape = kinesiology tape; bande adhésive sport = sports tape; patch pieds détox = detox foot patches; bandelettes nasales = nasal strips
es: tirita = sticking plaster; esparadrapo = adhesive medical tape; apósito = dressing; tiritas = plasters; cinta kinesiológica = kinesiology tape; apósito adhesivo = adhesive dressing; parche para dolor = pain relief patch; parches térmicos = heat patch; apósitos = dressing; kinesiotape = kinesiology tape; vendaje adhesivo = adhesive bandage; apósito hidrocoloide = hydrocolloid dressing; tiras nasales = nasal strip; parches para pies = foot patch
it: cerotto = sticking plaster; cerotti = plasters; nastro kinesiologico = kinesiology tape; cerotto per vesciche = blister plaster; medicazione adesiva = adhesive dressing; cerotti antidolorifici = pain relief patch; nastro medicale = medical tape; cerotto a rocchetto = rolled plaster tape; kinesio tape = kinesiology tape; cerotto termico = heat patch; cerotti nasali = nasal strip; cerotti per piedi = foot patch; cerotti silicone cicatrici = silicone scar sheet
nl: pleister = sticking plaster; pleisters = plasters; blarenpleister = blister plaster; kinesiotape = kinesiology tape; hechtpleister = adhesive plaster; sporttape = sports tape; wondpleister = wound plaster; pijnpleister = pain relief patch; neusstrips = nasal strips; kinesiologie tape = kinesiology tape; hydrocolloid pleister = hydrocolloid plaster; warmtepleister = heat patch; littekenpleister = scar plaster
pl: plaster = sticking plaster; plastry opatrunkowe = plasters; przylepiec = medical tape; plaster na pęcherze = blister plaster; taśma kinesiology = kinesiology tape; plastry = plasters; plaster przeciwbólowy = pain relief patch; opatrunek samoprzylepny = adhesive dressing; plaster rozgrzewający = heat patch; taśmy kinesio = kinesiology tape; plastry na nos = nose strips; plastry na stopy = foot patches; plaster na blizny = scar patch; opatrunek hydrokoloidowy = hydrocolloid dressing
pt: penso rápido = sticking plaster; pensos = plasters; adesivo médico = medical adhesive; fita kinesiológica = kinesiology tape; penso adesivo = sticking plaster; pensos rápidos = plasters; adesivo para dor = pain relief patch; fita cinesiológica = kinesiology tape; penso hidrocolóide = hydrocolloid dressing; tiras nasais = nasal strips; adesivos para pés = foot patches; curativo adesivo = sticking plaster; esparadrapo = medical tape
not: nicotine patch; acne patch; embroidered patch; plaster cast; plaster of paris; pimple patch; iron on patch; patch panel; band aid dispenser; plaster trowel; wall plaster; plaster board; medical tape cutter; plaster scissors; tape dispenser; plaster bandage; sports tape scissors; heat patch iron on; plaster mould; plasterboard; patch cable; band aid box; knee patch jeans; skin colour patch; band aid tin; tile plaster; pleisterwerk; plastering; transdermal patch machine; repair patch; cutter plaster; corn plaster board; plaster paint; eye patch; lash patch; boob tape dispenser; cerotti nicotina; plastry nikotynowe; heat press patch; clothing patch; patch pocket; foot patch rug; plaster kit
  "mouth tape": * 300510
  "pain": "lidocaine" 300490; * 300510
  "lidocaine" -> 300490
  "detox" -> 330499
  "slimming" -> 330499
  "sleep" -> 330499
  "motion sickness" -> 300490
  "heat pack" -> 382499
  "fever" -> 300510
  "silicone scar" -> 300510
  "nasal strip": * 300510
  * -> 300510
t: assorted sticking plasters 100 pcs => 300510
t: kinesiology tape 5cm x 5m => 300510
t: plaster of paris 1kg => !3005

@ polish-care
en: shoe polish; leather conditioner; car wax; furniture polish; floor polish; metal polish; silver polish; car polish; leather balm; boot polish; scratch remover polish; shoe cream; wood polish; tyre shine; polishing compound; scouring powder; rubbing compound; beeswax furniture polish; dashboard polish; ceramic car coating spray; leather cream; car polishing paste; floor wax; scouring paste; polishing paste; jewelers rouge; car ceramic coating; brass cleaner polish; leather wax; saddle soap; mink oil leather; dubbin; buffing compound; shoe wax; cream cleaner; leather dressing; polish wax; furniture wax; cutting compound; trim restorer; glass polish; headlight restoration polish; leather care cream; abrasive cleaner cream; suede renovator; plastic restorer; tire shine; car glass polish; diamond polishing paste; car scratch remover; hand cleaner abrasive polish; quick wax; tyre gel; parquet polish; cockpit spray; stainless polish; copper polish; wood wax; nano coating car; glass hob cleaner; diamond paste; neatsfoot leather dressing; self shining shoe sponge; lapping paste; cerium oxide polish paste; board wax; plastic polish; polishing powder; carnauba wax car; soap scourer cream; marble polish
de: Schuhcreme = shoe cream; Autopolitur = car polish; Möbelpolitur = furniture polish; Lederpflege = leather care product; Silberpolitur = silver polish; Autowachs = car wax; Metallpolitur = metal polish; Polierpaste = polishing paste; Reifenglanz = tyre shine; Scheuermilch = scouring milk; Lederfett = leather grease; Bodenpflege = floor care product; Parkettpflege = parquet care product; Holzwachs = wood wax; Cockpitspray = cockpit spray; Schuhwachs = shoe wax; Lederbalsam = leather balm; Kratzerentferner = scratch remover; Bohnerwachs = floor wax; Scheuerpulver = scouring powder; Ceranfeldreiniger = ceramic hob cleaner; Chrompolitur = chrome polish; Möbelwachs = furniture wax; Polierwachs = polishing wax; Keramikversiegelung Auto = ceramic car sealant; Bienenwachspolitur = beeswax polish; Silberputzmittel = silver polish; Lackpolitur = paint polish
fr: cirage = shoe polish; cire voiture = car wax; polish voiture = car polish; cire meuble = furniture wax; entretien cuir = leather care product; crème à récurer = scouring cream; cirage chaussures = shoe polish; pâte à polir = polishing compound; encaustique = wax polish; baume cuir = leather balm; rénovateur plastique = plastic restorer; lustrant = polish; polish carrosserie = car body polish; cire d'abeille meuble = beeswax furniture polish; brillant pneu = tyre shine; poudre à récurer = scouring powder; crème cuir = leather cream; graisse cuir = leather grease; nettoyant argenterie = silver cleaner; efface rayures = scratch remover; cire pour parquet = floor wax; pierre d'argile blanche nettoyante = white clay cleaning stone; lait cuir = leather milk
es: betún = shoe polish; cera para coche = car wax; limpiametales = metal polish; abrillantador muebles = furniture polish; crema para zapatos = shoe cream; pulimento coche = car polish; cera para muebles = furniture wax; pasta de pulir = polishing paste; crema para cuero = leather cream; limpiaplata = silver polish; cera abrillantadora = polishing wax; crema para calzado = shoe cream; limpiador de plata = silver cleaner; cera para suelos = floor wax; brillo neumáticos = tyre shine; quita arañazos coche = car scratch remover; limpiasalpicaderos = dashboard cleaner; pulimento = polish; abrillantador de suelos = floor polish; grasa de caballo = horse grease; polish coche = car polish
it: lucido per scarpe = shoe polish; cera auto = car wax; lucidante mobili = furniture polish; crema per pelle = leather cream; pasta abrasiva = abrasive paste; polish auto = car polish; cera per mobili = furniture wax; crema per scarpe = shoe cream; cera per pavimenti = floor wax; pulisci argento = silver cleaner; lucido scarpe = shoe polish; lucidante cruscotto = dashboard polish; grasso per pelle = leather grease; balsamo pelle = leather balm; lucida metalli = metal polish; rinnova plastiche = plastic restorer; cera parquet = parquet wax; rimuovi graffi = scratch remover; nero gomme = tyre black; pasta lucidante = polishing paste; cera d'api mobili = beeswax furniture polish
nl: schoensmeer = shoe polish; autowas = car wax; meubelpolish = furniture polish; leerverzorging = leather care product; zilverpoets = silver polish; koperpoets = copper polish; schuurmiddel = scouring agent; schoencrème = shoe cream; polijstpasta = polishing paste; meubelwas = furniture wax; autopolish = car polish; vloerwas = floor wax; parketwas = parquet wax; schuurmelk = scouring cream; bandenzwart = tyre black; leerbalsem = leather balm; leervet = leather grease; poetspasta = polishing paste; zilverpolish = silver polish; boenwas = wax polish; kraswegpasta = scratch remover paste; lederbalsem = leather balm; cockpitspray = dashboard polish; zilverpoetsen = silver polish; koperpoetsen = copper polish
pl: pasta do butów = shoe polish; wosk samochodowy = car wax; pasta polerska = polishing paste; wosk do mebli = furniture wax; krem do skóry = leather cream; pasta do metalu = metal polish; pasta do podłóg = floor polish; wosk do samochodu = car wax; krem do butów = shoe cream; mleczko do mebli = furniture polish; impregnat skóra balsam = leather balm; balsam do skóry = leather balm; środek do opon = tyre care product; pasta bhp ścierna = abrasive hand cleaning paste; nabłyszczacz opon = tyre shine; nabłyszczacz do mebli = furniture polish; mleczko cif = cream cleaner; tłuszcz do skór = leather grease; płyn do kokpitu = dashboard cleaner; płyn do srebra = silver cleaner; politura = french polish; wosk do drewna = wood wax; powłoka ceramiczna auto = car ceramic coating
pt: graxa para sapatos = shoe polish; cera automóvel = car wax; polimento = polish; cera para móveis = wax for furniture; creme para couro = leather cream; limpa metais = metal polish; cera para carro = car wax; graxa de sapatos = shoe polish; lustra móveis = furniture polish; limpa pratas = silver polish; cera para chão = floor wax; brilho para pneus = tyre shine; massa de polir = polishing compound; cera de abelha móveis = beeswax furniture polish; hidratante de couro = leather conditioner; cera líquida = liquid wax; pasta de polir = polishing paste; tira riscos = scratch remover; brilho de pneus = tyre shine
not: shoe polish kit; shoe polish brush; car polisher; polishing pad; car wax applicator; nail polish; polishing cloth; polishing machine; polishing disc; polishing wheel; silver polish cloth; jewelry polishing cloth; shoe polish machine; hair wax; polishing compound kit drill; car polisher machine; face polish; polish remover; body polish; polish pad; silver polishing cloth; shoe wax candle; floor polish machine; buffing pad; polish girl; polish pottery; scratch remover pen; polish applicator; polish buffer; polished stone; polishing bonnet; leather polish cloth; polish wheel; polish flag; polish eagle; foot polish; toe polish; lip polish; polish folk; polish zloty; buffing wheel; lustre
  "kit" pack=set -> 340540 ~.03
  "shoe": * 340510
  "boot": * 340510
  "leather|piel|cuoio" -> 340510
  "dubbin" -> 340510
  "mink oil" -> 340510
  "suede" -> 340510
  "saddle" -> 340510
  "schuhcreme" -> 340510
  "schuhwachs" -> 340510
  "lederpflege" -> 340510
  "lederfett" -> 340510
  "lederbalsam" -> 340510
  "cirage" -> 340510
  "cuir" -> 340510
  "betun" -> 340510
  "zapatos" -> 340510
  "calzado" -> 340510
  "cuero" -> 340510
  "scarpe" -> 340510
  "pelle" -> 340510
  "schoensmeer" -> 340510
  "schoencreme" -> 340510
  "leerverzorging" -> 340510
  "leerbalsem" -> 340510
  "leervet" -> 340510
  "butow" -> 340510
  "skory" -> 340510
  "sapatos" -> 340510
  "couro" -> 340510
  "scouring" -> 340540
  "cream cleaner" -> 340540
  "abrasive cleaner" -> 340540
  "scheuermilch" -> 340540
  "scheuerpulver" -> 340540
  "ceranfeldreiniger" -> 340540
  "recurer" -> 340540
  "schuurmiddel" -> 340540
  "schuurmelk" -> 340540
  "cif" -> 340540
  "furniture" -> 340520
  "floor|suelo|pavimento|piso" -> 340520
  "wood|madera|legno|madeira" -> 340520
  "parquet" -> 340520
  "mobelpolitur" -> 340520
  "mobelwachs" -> 340520
  "bodenpflege" -> 340520
  "parkettpflege" -> 340520
  "holzwachs" -> 340520
  "bohnerwachs" -> 340520
  "bienenwachspolitur" -> 340520
  "meuble" -> 340520
  "encaustique" -> 340520
  "muebles" -> 340520
  "suelos" -> 340520
  "mobili" -> 340520
  "pavimenti" -> 340520
  "meubelpolish" -> 340520
  "meubelwas" -> 340520
  "vloerwas" -> 340520
  "parketwas" -> 340520
  "boenwas" -> 340520
  "mebli" -> 340520
  "podlog" -> 340520
  "drewna" -> 340520
  "moveis" -> 340520
  "chao" -> 340520
  "diamond|diamante" -> 340590
  "jewelers" -> 340590
  "buffing" -> 340590
  "cerium" -> 340590
  "lapping" -> 340590
  "glass polish" -> 340590
  "metal" -> 340590
  "silver|prata" -> 340590
  "brass|latón|ottone|latão" -> 340590
  "copper|cobre|rame" -> 340590
  "stainless|inoxidable|inox|inossidabile|inoxidável" -> 340590
  "marble" -> 340590
  "plastic|plástico|plastica" -> 340590
  "silberpolitur" -> 340590
  "silberputzmittel" -> 340590
  "metallpolitur" -> 340590
  "chrompolitur" -> 340590
  "argenterie" -> 340590
  "limpiametales" -> 340590
  "limpiaplata" -> 340590
  "plata" -> 340590
  "argento" -> 340590
  "lucida metalli" -> 340590
  "zilverpoets" -> 340590
  "koperpoets" -> 340590
  "zilverpolish" -> 340590
  "pasta do metalu" -> 340590
  "srebra" -> 340590
  "limpa metais" -> 340590
  "limpa pratas" -> 340590
  "car" -> 340530
  "auto": * 340530
  "tyre": * 340590
  "tire": * 340590
  "voiture" -> 340530
  "carrosserie" -> 340530
  "autopolitur" -> 340530
  "autowachs" -> 340530
  "lackpolitur" -> 340530
  "coche" -> 340530
  "autowas" -> 340530
  "autopolish" -> 340530
  "samochodowy" -> 340530
  "samochodu" -> 340530
  "automovel" -> 340530
  "carro" -> 340530
  * -> 340590
t: black shoe polish tin 50ml => 340510
t: car wax paste 300g => 340530
t: beeswax furniture polish => 340520
t: silver polish cream 200ml => 340590
t: scouring powder 500g => 340540
t: car polisher machine => !3405

@ shampoo
en: shampoo; dry shampoo; anti dandruff shampoo; shampoo bar; baby shampoo; hair shampoo; purple shampoo; hair growth shampoo; sulfate free shampoo; keratin shampoo; 2 in 1 shampoo; solid shampoo; rosemary shampoo; shampoo and conditioner set; lice shampoo; color shampoo; clarifying shampoo; volumizing shampoo
de: Shampoo = shampoo; Haarshampoo = hair shampoo; Trockenshampoo = dry shampoo; Anti Schuppen Shampoo = anti dandruff shampoo; festes Shampoo = solid shampoo; Silbershampoo = silver shampoo
fr: shampooing = shampoo; shampoing = shampoo; shampooing sec = dry shampoo; shampoing solide = solid shampoo; shampooing antipelliculaire = anti dandruff shampoo
es: champú = shampoo; champú seco = dry shampoo; champú anticaspa = anti dandruff shampoo; champú sólido = solid shampoo; champú de bebé = baby shampoo; shampoo = shampoo
it: shampoo = shampoo; shampoo secco = dry shampoo; shampoo antiforfora = anti dandruff shampoo; shampoo solido = solid shampoo; shampoo capelli = hair shampoo; sciampo = shampoo
nl: shampoo = shampoo; droogshampoo = dry shampoo; anti roos shampoo = anti dandruff shampoo; zilvershampoo = silver shampoo; shampoo bar = shampoo bar
pl: szampon = shampoo; szampon do włosów = hair shampoo; suchy szampon = dry shampoo; szampon przeciwłupieżowy = anti dandruff shampoo; szampon w kostce = shampoo bar
pt: champô = shampoo; shampoo = shampoo; champô seco = dry shampoo; xampu = shampoo; champô sólido = solid shampoo; shampoo anticaspa = anti dandruff shampoo; champô anticaspa = anti dandruff shampoo
not: shampoo bottle; shampoo dispenser; shampoo brush; shampoo bowl; shampoo chair; dog shampoo; car shampoo; carpet shampoo; shampoo cap; cat shampoo; pet shampoo; horse shampoo; shampoo holder; shampoo basin; shampoo shield; shampoo rack; shampoo massager; shampoo bed; shampoo hat; shampoo cape; flea shampoo; shampoo rinse cup; shampoo tray; shampoo comb; shampoo container; shampoo spray shower; shampoo scalp brush; shampoo spreader; autoshampoo; foam cannon car shampoo
  for=pet -> 330790 ~.02     # toiletries for animals: 3307.90
  for=car -> 340250 ~.01
  for=horse -> 330790
  * -> 330510
t: anti dandruff shampoo 400ml => 330510
t: dog shampoo oatmeal => !330510

@ shaving-prep
en: shaving foam; shaving cream; shaving gel; aftershave; aftershave lotion; pre shave oil; shaving soap; after shave balm; shave foam; after shave; aftershave balm; shave cream; shaving oil; beard shaving gel; alum block; styptic pencil; shave gel; shaving bowl soap; aftershave splash
de: Rasierschaum = shaving foam; Rasiercreme = shaving cream; Aftershave = aftershave; Rasiergel = shaving gel; Rasierseife = shaving soap; Rasierwasser = aftershave; Alaunstein = alum stone; After Shave Balsam = after shave balm
fr: mousse à raser = shaving foam; crème à raser = shaving cream; après rasage = aftershave; gel à raser = shaving gel; savon à barbe = shaving soap; baume après rasage = after shave balm; pierre d'alun = alum stone
es: espuma de afeitar = shaving foam; crema de afeitar = shaving cream; aftershave = aftershave; gel de afeitar = shaving gel; loción para después del afeitado = aftershave lotion; bálsamo para después del afeitado = after shave balm; jabón de afeitar = shaving soap
it: schiuma da barba = shaving foam; crema da barba = shaving cream; dopobarba = aftershave; gel da barba = shaving gel; sapone da barba = shaving soap; allume di rocca = alum stone; balsamo dopobarba = after shave balm
nl: scheerschuim = shaving foam; scheercrème = shaving cream; aftershave = aftershave; scheergel = shaving gel; scheerzeep = shaving soap; aluinblok = alum block
pl: pianka do golenia = shaving foam; krem do golenia = shaving cream; woda po goleniu = aftershave; żel do golenia = shaving gel; balsam po goleniu = after shave balm; mydło do golenia = shaving soap; ałun = alum block
pt: espuma de barbear = shaving foam; creme de barbear = shaving cream; aftershave = aftershave; gel de barbear = shaving gel; loção pós barba = aftershave lotion; sabão de barbear = shaving soap; pedra hume = alum block; bálsamo após barba = aftershave balm
not: shaving cream bowl; shaving foam dispenser; shaving brush; shaving cream spatula; lather machine
  * -> 330710
t: shaving foam sensitive 200ml => 330710
t: shaving brush badger => !3307

@ skin-treatment
en: anti wrinkle cream; acne cream; whitening cream; brightening serum; retinol cream; vitamin c serum; snail mucin essence; eye patch gel; skin lightening cream; anti cellulite cream; stretch mark oil; collagen mask; peel off mask; clay mask; face peel; body scrub; face scrub; exfoliating scrub; nipple cream; nappy cream; massage oil; foot cream; hand lotion; moisturizing cream; face mist; cleansing oil; cleansing balm; micellar water; makeup remover; micellar cleansing water; aloe vera gel; dark spot corrector; breast cream; lip scrub; gua sha oil; body milk; under eye patches; eye gel; neck cream; barrier cream; essence + skin|facial|snail|hydrating|face; ampoule serum; bubble mask; nose strip; pore strip; dermal filler cream; foot peel mask; foot mask; hand mask; cuticle cream; body glow oil; wrinkle patch; petroleum jelly; vaseline; toner pads; bb cushion; cc cream; tinted moisturiser; henna paste tattoo; body paint; face paint; body glitter; temporary tattoo ink; theatrical makeup; fake blood; self care skincare set; lotion + body|hand|skin|moisturizing|vanilla|baby; coconut body butter; skin serum; cosmetic set; cream + face|skin|facial|wrinkle|whitening|anti aging|moisturizing|collagen; numbing gel tattoo aftercare; tattoo aftercare; face gel; beauty cream; glycolic acid toner; peptide serum; sugar scrub; salt scrub; hyaluronic acid; niacinamide serum; shea body butter; baby lotion; baby oil; hydrating mist; thermal water spray; whipped body butter; exfoliating gel; mandelic serum
de: Anti Falten Creme = anti wrinkle cream; Körperpeeling = body scrub; Aknecreme = acne cream; Augencreme = eye cream; Mizellenwasser = micellar water; Make up Entferner = make-up remover; Aloe Vera Gel = aloe vera gel; Fußcreme = foot cream; Massageöl = massage oil; Vaseline = petroleum jelly; Babyöl = baby oil; Gesichtswasser = facial toner; Gesichtsserum = face serum; Augenpads = eye pad; Reinigungsmilch = cleansing milk; Peeling = exfoliating scrub + Gesicht|Körper|Salz|Zucker; Körperbutter = body butter; Gesichtsöl = face oil; Bodylotion = body lotion; Gesichtspeeling = face scrub; Tagescreme = day cream; Nachtcreme = night cream; Schminke = make-up; Theaterblut = stage blood; Kinderschminke = child's face paint; Tonerde Maske = clay mask; Babycreme = baby cream; Wundschutzcreme = diaper rash cream; Pickelpflaster = pimple patch
fr: eau micellaire = micellar water; crème anti rides = anti wrinkle cream; gommage corps = body scrub; démaquillant = makeup remover; huile de massage = massage oil; gel d'aloe vera = aloe vera gel; lotion tonique = toning lotion; vaseline = petroleum jelly; crème de jour = day cream; crème de nuit = night cream; contour des yeux = eye contour care; masque visage = face mask; patch anti bouton = pimple patch; gommage visage = face scrub; lait démaquillant = cleansing milk; crème pour le change = nappy cream; lait de toilette = cleansing body milk; huile de bébé = baby oil; crème anti cellulite = anti cellulite cream; maquillage enfant = child's face paint; huile corps = body oil; crème pieds = foot cream; beurre corporel = body butter; crème visage anti âge = anti ageing face cream; huile sèche = dry oil
es: agua micelar = micellar water; crema antiarrugas = anti wrinkle cream; exfoliante corporal = body scrub; desmaquillante = makeup remover; aceite de masaje = massage oil; gel de aloe vera = aloe vera gel; tónico facial = facial toner; vaselina = petroleum jelly; contorno de ojos = eye contour cream; mascarilla facial = face mask; crema de pañal = nappy cream; sérum facial = facial serum; crema de noche = night cream; crema de día = day cream; leche corporal = body lotion; manteca corporal = body butter; crema de pies = foot cream; aceite corporal = body oil; crema anticelulítica = anti cellulite cream; pintura facial = face paint; leche limpiadora = cleansing milk; exfoliante facial = face scrub; maquillaje infantil = children's makeup; crema para el rostro = face cream; aceite para bebé = baby oil
it: acqua micellare = micellar water; crema antirughe = anti wrinkle cream; scrub corpo = body scrub; struccante = makeup remover; olio da massaggio = massage oil; gel d'aloe vera = aloe vera gel; tonico viso = face toner; vaselina = petroleum jelly; contorno occhi = eye contour cream; maschera viso = face mask; crema corpo = body cream; scrub viso = face scrub; crema giorno = day cream; crema notte = night cream; crema piedi = foot cream; olio corpo = body oil; latte detergente = cleansing milk; latte corpo = body milk; burro corpo = body butter; crema anticellulite = anti cellulite cream; pasta protettiva bambini = nappy cream; trucco bambini = children's face paint; crema pannolino = nappy cream; crema viso antietà = anti-ageing face cream; patch occhi = eye patch gel
nl: micellair water = micellar water; anti rimpel crème = anti wrinkle cream; bodyscrub = body scrub; make up remover = makeup remover; massageolie = massage oil; aloë vera gel = aloe vera gel; tonic gezicht = facial toner; vaseline = petroleum jelly; oogcrème = eye cream; dagcrème = day cream; nachtcrème = night cream; gezichtsmasker = face mask; voetencrème = foot cream; body butter = body butter; luierzalf = nappy cream; babyolie = baby oil; bodymilk = body lotion; gezichtsscrub = face scrub; reinigingsmelk = cleansing milk; schmink = face paint; gezichtsserum = face serum; lichaamsolie = body oil; anti cellulite crème = anti cellulite cream
pl: płyn micelarny = micellar water; krem przeciwzmarszczkowy = anti wrinkle cream; peeling do ciała = body scrub; płyn do demakijażu = makeup remover; olejek do masażu = massage oil; żel aloesowy = aloe gel; tonik do twarzy = face toner; wazelina kosmetyczna = cosmetic petroleum jelly; krem pod oczy = eye cream; maseczka do twarzy = face mask; krem do stóp = foot cream; masło do ciała = body butter; serum do twarzy = face serum; mleczko do ciała = body lotion; oliwka dla dzieci = baby oil; krem na noc = night cream; peeling do twarzy = face scrub; farby do twarzy = face paint; krem na odparzenia = diaper rash cream; płatki pod oczy = eye patches; olejek do ciała = body oil; mleczko do demakijażu = makeup remover milk
pt: água micelar = micellar water; creme antirrugas = anti wrinkle cream; esfoliante corporal = body scrub; desmaquilhante = makeup remover; óleo de massagem = massage oil; gel de aloe vera = aloe vera gel; tónico facial = facial toner; vaselina = petroleum jelly; contorno de olhos = eye contour cream; máscara facial = face mask; creme de noite = night cream; creme de dia = day cream; manteiga corporal = body butter; creme de pés = foot cream; leite corporal = body milk; óleo corporal = body oil; creme de fraldas = nappy cream; esfoliante facial = face scrub; sérum facial = facial serum; demaquilante = makeup remover; pintura facial = face paint; creme clareador = skin lightening cream; óleo de bebé = baby oil; maquilhagem infantil = children's makeup
not: cream charger; cream jar; cream cheese; cream dispenser; ice cream; lotion pump; lotion bottle; cream whipper; cream spatula; lotion dispenser; scrub brush; body scrub glove; cleansing brush; massage oil warmer; face mask elastic; cream colour; cream cotton; micellar water dispenser; makeup remover wipe; makeup remover pads; makeup remover towel; massage oil bottle; cream sweater; petroleum jelly technical; hair cream; shaving cream; shoe cream; leather cream; lotion tissue; antibiotic cream; hydrocortisone cream; hair removal cream; massage oil candle; face paint brush; depilatory cream; whipping cream; face paint stencil; tattoo numbing cream; makeup remover cloth; hair mask; whipped cream; cream dress; cream bag; hyaluronic acid filler injection; aloe vera gel drink; aloe vera plant; foundation cream brush; aloe vera juice gel; reusable eye patch; eye patch pirate; cream paint; hand cream gift tin; scrub top; scrub suit; cream shoes; cream curtain; cream rug; cream carrier; ice cream body; body paint brush; double cream; face mask machine; cream candle; hyaluronic acid powder; cream tea; cream of tartar; cream soda; cream shoe; cream cracker; curling cream; antifungal cream; curl cream; denture cream; cream liqueur; mask bubble machine; cream for piles; soy cream; demaquiller
  "wipes" -> 330790
  "micellar": * 330499
  "powder|polvo|polvere|pó" -> 330491 
  "petroleum jelly" "25kg" -> 271210
  "drum" "petroleum jelly" -> 271210
  * -> 330499
t: anti wrinkle face cream 50ml => 330499
t: micellar cleansing water 400ml => 330499
t: hydrocolloid acne pimple patches 36 pcs => 300510
t: face paint set for kids => 330499
t: cream charger n2o => !3304

@ soap
en: soap; soap bar; toilet soap; liquid soap; hand soap; bar soap; glycerin soap; castile soap; black soap; soap flakes; laundry soap; soap base; handmade soap; aleppo soap; hand wash; foaming hand soap; marseille soap; goat milk soap; kojic soap; soap bars; antibacterial soap; turmeric soap; melt and pour soap base; soap paper; african black soap; charcoal soap; hotel soap; baby soap; moisturising soap bar; liquid hand soap; hand soap refill; household soap; soap noodles; potassium soap; face soap; whitening soap; soft soap; soap sheets; rice soap; papaya soap; beldi soap; soap petals; flower soap; soap rose; soap pieces; toilet soap bars
de: Seife = soap; Kernseife = curd soap; Flüssigseife = liquid soap; Handseife = hand soap; Stückseife = bar soap; Naturseife = natural soap; Schmierseife = soft soap; Aleppo Seife = aleppo soap; Gallseife = gall soap; Waschseife = laundry soap; Seifenstück = soap bar; Schaumseife = foaming soap; Kokosseife = coconut soap; Handseife flüssig = liquid hand soap
fr: savon = soap; savon de marseille = marseille soap; savon liquide = liquid soap; savon noir = black soap; savon solide = soap bar; savonnette = soap bar; savon d'alep = aleppo soap; savon mains = hand soap; copeaux de savon = soap flakes; savon de toilette = toilet soap; savon surgras = superfatted soap; savon artisanal = handmade soap; pain de savon = soap bar
es: jabón = soap; jabón líquido = liquid soap; jabón de manos = hand soap; pastilla de jabón = soap bar; jabón de glicerina = glycerin soap; jabón de alepo = aleppo soap; jabón lagarto = laundry soap; jabón en pastilla = soap bar; jabón natural = natural soap; jabón de tocador = toilet soap; jabón de marsella = marseille soap; escamas de jabón = soap flakes
it: sapone = soap; saponetta = soap bar; sapone liquido = liquid soap; sapone di marsiglia = marseille soap; sapone per le mani = hand soap; sapone di aleppo = aleppo soap; sapone nero = black soap; saponette = soap bars; sapone solido = solid soap; sapone liquido mani = liquid hand soap; scaglie di sapone = soap flakes
nl: zeep = soap; handzeep = hand soap; vloeibare zeep = liquid soap; zeepblok = soap bar; groene zeep = green soap; aleppo zeep = aleppo soap; stuk zeep = soap bar; savon de marseille = marseille soap; zwarte zeep = black soap; zeepvlokken = soap flakes; toiletzeep = toilet soap; handzeep vloeibaar = liquid soap; zeep vloeibaar = liquid soap; schuimzeep = foam soap; handzeep pomp = hand soap in pump bottle; zeep stuk = soap bar; blokzeep = soap bar; handzeep stuk = bar hand soap; zeeptablet = soap bar
pl: mydło = soap; mydło w płynie = liquid soap; mydło w kostce = soap bar; mydło szare = grey soap; mydło aleppo = aleppo soap; mydełko = soap; mydło glicerynowe = glycerin soap; mydło potasowe = potassium soap; mydło marsylskie = marseille soap; mydło do rąk = hand soap; czarne mydło = black soap; płatki mydlane = soap flakes; mydło w piance = foam soap; mydło do rąk w płynie = liquid hand soap; mydło antybakteryjne w płynie = antibacterial liquid soap
pt: sabonete = soap; sabão = soap; sabonete líquido = liquid soap; sabão azul = laundry soap; sabão de marselha = marseille soap; sabonete em barra = soap bar; sabonetes = soap; sabão líquido = liquid soap; sabão macaco = laundry soap; sabonete líquido mãos = liquid hand soap; base glicerinada = glycerin base; sabonete artesanal = handmade soap
not: soap dispenser; soap dish; soap mould; soap holder; soap bubble; soap making; soap saver; soap nut; dish soap; soap mold; soap cutter; soap pump; soap bag; soap box; soapstone; soap net; soap stamp; soap flower bouquet; soap opera; soap tray; soap bottle; soap rack; soap pouch; soap sponge; soap foamer; soap case; soap pad; soap cup; soap rest; soap dispensing; dishwashing soap; soap container; soap magnet; soap rose bouquet; soap brush; soap foam dispenser; laundry soap powder; soap basket; soap lye; car soap; soap mitt; soap packaging; soap dye; soap colour; soap slicer; soap stand; soap fragrance; soap lift; soap shaver; shaving soap; dog soap; soap wrapper; soap pad steel; soap label; soap nuts; dish soap dispenser; soap knife; soap scum; soap hand dispenser; soap bubbles; soap plate; brush soap; soap refill bottle; soap cleaning rope; dog shampoo bar; soap dispenser automatic; sabonete liquido intimo; insecticidal soap; soap drainer; soap on a rope holder; soapwort
  "saddle" -> 340540 
  "shower" -> 340130
  "liquid" -> 340120
  "hand wash" -> 340130
  "foaming" -> 340130
  "flussigseife" -> 340120
  "schmierseife" -> 340120
  "liquide" -> 340120
  "liquido" -> 340120
  "vloeibare" -> 340120
  "w plynie" -> 340120
  "handzeep" -> 340120
  "mains" -> 340120
  "noir" -> 340120
  "savon noir" -> 340120
  "flakes|copos|fiocchi|flocos" -> 340120
  "copeaux" -> 340120
  "escamas" -> 340120
  "scaglie" -> 340120
  "zeepvlokken" -> 340120
  "platki mydlane" -> 340120
  "noodles" -> 340120
  "soft soap" -> 340120
  "potassium|potasio|potassio" -> 340120
  "potasowe" -> 340120
  "hand soap": "bar" 340111; * 340120
  "soap base" -> 340119 
  "melt and pour" -> 340119
  "laundry" -> 340119
  "household|doméstico" -> 340119
  "kernseife" -> 340119
  "gallseife" -> 340119
  "waschseife" -> 340119
  "lagarto" -> 340119
  "sabao azul" -> 340119
  "szare" -> 340119
  * -> 340111
t: glycerin soap bar 100g => 340111
t: liquid hand soap 500ml => 340120
t: laundry soap bar => 340119
t: soap dish bamboo => !3401

@ sports-nutrition
en: whey protein; protein powder; whey protein isolate; protein shake; mass gainer; creatine; creatine monohydrate; bcaa powder; pre workout; pre workout powder; amino acids powder; collagen powder; collagen peptides; casein protein powder; vegan protein powder; pea protein; soy protein isolate; rice protein; hemp protein; eaa powder; glutamine powder; l carnitine; electrolyte drink powder; isotonic drink powder; intra workout; weight gainer; whey protein powder chocolate; plant protein powder; marine collagen powder; beef protein; protein isolate; diet whey; l-glutamine; beta alanine; citrulline malate; whey isolate; bone broth protein; hydrolyzed collagen; hydrolysed collagen; collagen drink; collagen sachet; egg white protein powder flavour; protein pancake mix; citrulline; arginine powder; taurine powder; collagen drink powder; pea protein isolate; sunflower protein; creatine gummies; creatine powder; protein coffee powder; casein; caseinate; sodium caseinate; micellar casein; calcium caseinate; acid casein; rennet casein; wheat protein isolate
de: Proteinpulver = protein powder; Eiweißpulver = protein powder; Whey Protein = whey protein; Kreatin = creatine; Kollagenpulver = collagen powder; BCAA = bcaa; Molkenprotein Isolat = whey protein isolate; veganes Protein = vegan protein; Erbsenprotein = pea protein; Kollagen Pulver = collagen powder; Aminosäuren Pulver = amino acids powder; Weight Gainer = mass gainer; Pre Workout = pre workout; Kollagenpeptide = collagen peptides; Kasein = casein; Sojaprotein = soy protein; Kollagenhydrolysat = collagen hydrolysate; Hanfprotein = hemp protein; Reisprotein = rice protein; Glutamin Pulver = glutamine powder; Protein Shake = protein shake; Kollagen Drink = collagen drink; Natriumcaseinat = sodium caseinate; Creatin = creatine
fr: protéine en poudre = protein powder; whey protéine = whey protein; créatine = creatine; collagène en poudre = collagen powder; bcaa = bcaa; protéine de pois = pea protein; whey = whey; protéine végétale = vegetable protein; caséine = casein; peptides de collagène = collagen peptides; créatine monohydrate = creatine monohydrate; collagène marin = marine collagen; isolat de protéine = protein isolate; protéine de soja = soy protein; boisson isotonique en poudre = isotonic drink powder; acides aminés poudre = amino acids powder; collagène hydrolysé = hydrolysed collagen
es: proteína en polvo = protein powder; proteína whey = whey protein; creatina = creatine; colágeno en polvo = collagen powder; bcaa = bcaa; proteína de suero = whey protein; proteína vegana = vegan protein; caseína = casein; proteína de guisante = pea protein; creatina monohidrato = creatine monohydrate; pre entreno = pre workout; péptidos de colágeno = collagen peptides; colágeno hidrolizado = hydrolysed collagen; ganador de peso = mass gainer; glutamina = glutamine; colágeno marino = marine collagen; aminoácidos polvo = amino acids powder; proteína de soja aislada = soy protein isolate; proteína aislada = protein isolate
it: proteine in polvere = protein powder; proteine whey = whey protein; creatina = creatine; collagene in polvere = collagen powder; bcaa = bcaa; proteine vegane = vegan protein powder; caseina = casein; siero di latte proteine = whey protein; proteine di pisello = pea protein; creatina monoidrato = creatine monohydrate; pre workout = pre workout; aminoacidi = amino acid; collagene idrolizzato = hydrolysed collagen; glutammina = glutamine; collagene marino = marine collagen; proteine isolate = protein isolate; mass gainer = mass gainer; peptidi di collagene = collagen peptides
nl: eiwitpoeder = protein powder; whey eiwit = whey protein; creatine = creatine; collageen poeder = collagen powder; bcaa = bcaa; proteïnepoeder = protein powder; erwteneiwit = pea protein; vegan eiwitpoeder = vegan protein powder; caseïne = casein; whey protein = whey protein; creatine monohydraat = creatine monohydrate; pre workout = pre workout; collageenpoeder = collagen powder; eiwitshake = protein shake; wei eiwit isolaat = whey protein isolate; sojaproteïne = soy protein; glutamine = glutamine
pl: białko w proszku = protein powder; odżywka białkowa = protein supplement; kreatyna = creatine; kolagen w proszku = collagen powder; bcaa = bcaa; białko serwatkowe = whey protein; izolat białka = protein isolate; kazeina = casein; białko grochu = pea protein; monohydrat kreatyny = creatine monohydrate; przedtreningówka = pre workout; aminokwasy = amino acids; gainer = mass gainer; kolagen do picia = drinkable collagen; kolagen hydrolizowany = hydrolysed collagen; białko konopne = hemp protein; białko sojowe = soy protein; białko wegańskie = vegan protein; glutamina = glutamine; izotonik proszek = isotonic powder; peptydy kolagenowe = collagen peptides; przedtreningówek = pre workout
pt: proteína em pó = protein powder; proteína whey = whey protein; creatina = creatine; colágeno em pó = collagen powder; bcaa = bcaa; proteína vegetal = vegetable protein; caseína = casein; proteína de ervilha = pea protein; creatina monohidratada = creatine monohydrate; pré treino = pre workout; colágeno hidrolisado = hydrolysed collagen; peptídeos de colágeno = collagen peptides; aminoácidos = amino acids; proteína isolada = protein isolate; hipercalórico = mass gainer; glutamina = glutamine; colágeno marinho = marine collagen; whey protein = whey protein
not: protein shaker; protein bar; protein powder dispenser; protein shake bottle; protein powder container; collagen mask; collagen cream; protein shaker bottle; protein powder funnel; collagen serum; creatine dispenser; protein hair mask; protein drink; protein skimmer; protein powder storage; collagen capsule; collagen eye; collagen casing; collagen face; protein pudding; pre workout drink can; collagen gel; protein cookie; protein treatment; protein granola; collagen gummies; protein shampoo; keratin protein; collagen essence; protein ladder; protein a agarose; collagen lotion; collagen membrane; protein skin; collagen ampoule; protein conditioner; protein mask; protein chocolate bar; protein assay; protein milk drink; protein water drink; casein paint; casein glue; protein shake drink; collagen night; collagen matrix; protein powder scoop; collagen lip; protein flapjack; collagen threads; protein marker; collagen patch; collagen soap; protein skimmers; collagen dressing; creatine scoop; collagen overnight mask; collagen toner; collagen essence; collagen body
  "caseinate" -> 350190
  "natriumcaseinat" -> 350190
  "casein": "flavour" 210690; "micellar" 350110; "powder|polvo|polvere|pó" 350110; * 350110
  "kasein" -> 350110
  "caseine" -> 350110
  "caseina" -> 350110
  "kazeina" -> 350110
  "creatine": "flavour" 210690; "gummies" 210690; "tablets" 210690; "capsules" 210690; * 292529
  "kreatin" -> 292529
  "creatin" -> 292529
  "creatina" -> 292529
  "kreatyna" -> 292529
  "kreatyny" -> 292529
  "collagen": kind=flavoured 210690; "vitamin" 210690; "drink" 210690; "sachet" 210690; * 350400
  "kollagenpulver" -> 350400
  "kollagen": * 350400
  "kollagenpeptide" -> 350400
  "kollagenhydrolysat" -> 350400
  "collagene": * 350400
  "colageno": * 350400
  "collageen": * 350400
  "collageenpoeder" -> 350400
  "kolagen": * 350400
  "pea protein": kind=flavoured 210690; "isolate" 350400; * 210610
  "erbsenprotein" -> 350400
  "soy protein isolate" -> 350400
  "sojaprotein" -> 350400
  "pea": * 350400
  "rice protein" -> 210610
  "hemp protein" -> 210610
  "glutamine" -> 292419
  "l glutamine" -> 292419
  "beta alanine" -> 292249
  "citrulline" -> 292419
  "arginine" -> 292529
  "taurine" -> 292119
  "carnitine" -> 292390
  "isolate": kind=flavoured 210690; "chocolate|cioccolato" 210690; "vanilla" 210690; * 350220
  * -> 210690
t: chocolate whey protein powder 2kg => 210690
t: creatine monohydrate powder 500g => 292529
t: hydrolysed collagen peptides powder 400g => 350400
t: protein shaker bottle 700ml => !2106

@ sunless-tan
en: self tanner; tanning mousse; fake tan; tanning drops; tan lotion; spray tan solution; self tanning mousse; tanning oil; after sun lotion; sunscreen stick; sunblock; sunscreen lotion; sun lotion; sun spray spf; spf 50; after sun gel; tanning accelerator; sun milk; baby sunscreen; tanning mousse dark
de: Selbstbräuner = self tanner; After Sun Lotion = after sun lotion; Sonnenmilch = sun milk; Sonnenspray = sun spray; Sonnenöl = sun oil; Bräunungsspray = tanning spray
fr: autobronzant = self tanner; lait après soleil = after sun milk; crème solaire spf 50 = spf 50 sun cream; huile solaire = sun oil; lait solaire = sun milk
es: autobronceador = self tanner; leche solar = sun milk; aftersun = after sun; aceite bronceador = tanning oil; autobronceante = self tanner
it: autoabbronzante = self tanner; doposole = after sun lotion; latte solare = sun milk; olio solare = sun oil; spray solare = sun spray
nl: zelfbruiner = self tanner; aftersun = after sun; zonnemelk = sun milk; zonnespray = sun spray; zonnebrandmelk = sunscreen lotion
pl: samoopalacz = self tanner; balsam po opalaniu = after sun lotion; mleczko do opalania = sunscreen lotion; olejek do opalania = tanning oil; balsam do opalania = sunscreen lotion
pt: autobronzeador = self tanner; pós solar = after sun; leite solar = sun milk; óleo bronzeador = tanning oil
not: tanning bed; tanning mitt; spray tan machine; tanning goggles; spray tan tent; tan mitt; spray tan gun; leather tanning; tanning extract
  * -> 330499
t: self tanning mousse 200ml => 330499
t: tanning mitt applicator => !3304

@ supplement
en: food supplement; dietary supplement; multivitamin; vitamin c tablet; vitamin d3 capsule; omega 3 capsule; magnesium supplement; vitamin gummies; herbal supplement; ashwagandha capsule; turmeric capsule; iron supplement; probiotic capsule; collagen capsule; melatonin; melatonin gummies; zinc tablet; calcium tablet; biotin gummies; glucosamine tablet; coq10 capsule; vitamin b12; electrolyte tablet; effervescent vitamin tablet; hair skin nails vitamins; evening primrose oil capsule; milk thistle capsule; weight loss supplement; vitamin tablet; vitamin e capsule; spirulina tablet; gummy vitamin; prenatal vitamin; elderberry gummies; lutein capsule; vitamin d drops; cbd gummies; fat burner capsule; energy supplement; keto gummies; fibre supplement; nmn capsule; maca powder capsule; ginseng capsule; garlic capsule; magnesium glycinate; vitamin b complex; joint supplement; digestive enzyme capsule; liver detox capsule; apple cider vinegar gummies; sea moss capsule; berberine capsule; resveratrol capsule; supplement + capsules|tablets|gummies|drops|sachets|vitamin|mineral|health; vitamin + tablets|capsules|supplement|gummies|effervescent|softgel|chewable|drops; quercetin; black seed oil capsule; flaxseed oil capsule; krill oil capsule; cranberry capsule; chlorella tablet; hydration tablets; electrolyte powder; vitamin k2 d3; potassium supplement; selenium supplement; colostrum capsule; inositol supplement; oregano oil capsule; moringa capsule; saw palmetto; st johns wort capsule; kelp tablet; shilajit; shilajit resin; mushroom capsules; lions mane capsule; bee pollen capsule; royal jelly capsule; psyllium capsule; activated charcoal capsules; dha softgels; hyaluronic acid capsule; bee propolis; propolis; propolis tincture; herbal tincture; elderberry syrup supplement; fat burner; testosterone booster; sleep aid gummies; mineral supplement; propolis spray
de: Nahrungsergänzungsmittel = food supplement; Vitamin C Tabletten = vitamin c tablet; Vitamin D3 Kapseln = vitamin d3 capsule; Magnesium Tabletten = magnesium tablet; Multivitamin = multivitamin; Omega 3 Kapseln = omega 3 capsule; Melatonin = melatonin; Kurkuma Kapseln = turmeric capsule; Zink Tabletten = zinc tablet; Ashwagandha = ashwagandha; Brausetabletten Vitamin = effervescent vitamin tablet; Elektrolyte Pulver = electrolyte powder; Eisenkapseln = iron capsule; Probiotika Kapseln = probiotic capsule; Kollagen Kapseln = collagen capsule; Vitamintabletten = vitamin tablet; Biotin Kapseln = biotin capsule; Magnesiumcitrat Kapseln = magnesium citrate capsule; Vitamin B12 = vitamin b12; Propolis = propolis; Brausetabletten = effervescent tablet; Bierhefetabletten = brewer's yeast tablet; Vitamin Gummibärchen = vitamin gummies; Glucosamin Kapseln = glucosamine capsule; OPC Kapseln = opc capsule; Ginkgo Kapseln = ginkgo capsule; Basenpulver = alkaline powder; Shilajit = shilajit; Nahrungsergänzung = food supplement; Vitamine Tabletten = vitamin tablet; Vitaminkapseln = vitamin capsule
fr: complément alimentaire = food supplement; vitamine c comprimés = vitamin c tablets; gélules magnésium = magnesium capsules; multivitamines = multivitamins; oméga 3 gélules = omega 3 capsules; mélatonine = melatonin; vitamine d3 = vitamin d3; compléments alimentaires = food supplements; gummies vitamines = vitamin gummies; comprimés effervescents vitamine = effervescent vitamin tablets; probiotiques gélules = probiotic capsules; propolis = propolis; levure de bière gélules = brewer's yeast capsules; vitamine b12 = vitamin b12; gélules curcuma = turmeric capsules; ashwagandha = ashwagandha; zinc comprimés = zinc tablets; gélules de spiruline = spirulina capsules; shilajit = shilajit; vitamines en gélules = vitamin capsules; vitamines comprimés = vitamin tablets
es: complemento alimenticio = food supplement; suplemento = supplement; vitamina c comprimidos = food supplement; magnesio cápsulas = magnesium capsule; multivitamínico = multivitamin; omega 3 cápsulas = omega 3 capsule; melatonina = melatonin; suplemento alimenticio = food supplement; vitamina d3 = vitamin d3; gominolas vitaminas = vitamin gummies; colágeno con magnesio = collagen with magnesium; própolis = propolis; ashwagandha = ashwagandha; probióticos cápsulas = probiotic capsule; vitamina b12 = vitamin b12; cápsulas de cúrcuma = turmeric capsule; comprimidos efervescentes vitamina = effervescent vitamin tablet; levadura de cerveza comprimidos = brewer's yeast tablet; jalea real ampollas = royal jelly ampoule; zinc comprimidos = zinc tablet; complementos alimenticios = food supplement; shilajit = shilajit
it: integratore alimentare = food supplement; vitamina c compresse = vitamin c tablet; magnesio capsule = magnesium capsule; multivitaminico = multivitamin; omega 3 capsule = omega 3 capsule; melatonina = melatonin; integratore = supplement; integratori = supplement; vitamina d3 = vitamin d3; propoli = propolis; fermenti lattici capsule = probiotic capsule; integratore di ferro = iron supplement; potassio e magnesio = potassium and magnesium; ashwagandha = ashwagandha; compresse effervescenti vitamina = effervescent vitamin tablet; vitamina b12 = vitamin b12; integratori alimentari = food supplement; curcuma capsule = turmeric capsule; probiotici = probiotic; shilajit = shilajit
nl: voedingssupplement = food supplement; vitamine c tabletten = vitamin c tablet; magnesium tabletten = magnesium tablets; multivitamine = multivitamin; omega 3 capsules = omega 3 capsule; melatonine = melatonin; vitamine d3 = vitamin d3; supplement = supplement + capsules|tabletten|vegan; probiotica capsules = probiotic capsule; ashwagandha = ashwagandha; propolis = propolis; bruistabletten vitamine = effervescent vitamin tablet; vitamine b12 = vitamin b12; collageen capsules = collagen capsule; kurkuma capsules = turmeric capsule; zink tabletten = zinc tablet; voedingssupplementen = food supplement; shilajit = shilajit; vitamines = vitamins; vitaminen tabletten = vitamin tablets; vitaminepillen = vitamin pills
pl: suplement diety = dietary supplement; witamina c tabletki = vitamin c tablet; magnez tabletki = magnesium tablets; multiwitamina = multivitamin; omega 3 kapsułki = omega 3 capsule; melatonina = melatonin; witamina d3 = vitamin d3; witaminy = vitamins; żelki witaminowe = vitamin gummies; probiotyk kapsułki = probiotic capsule; ashwagandha = ashwagandha; tabletki musujące = effervescent tablets; propolis = propolis; witamina b12 = vitamin b12; kolagen kapsułki = collagen capsules; cynk tabletki = zinc tablets; kurkuma kapsułki = turmeric capsule; witaminy dla dzieci = children's vitamins; elektrolity = electrolytes; suplementy diety = dietary supplements; żelazo tabletki = iron tablets; shilajit = shilajit
pt: suplemento alimentar = food supplement; vitamina c comprimidos = vitamin c tablet; magnésio cápsulas = magnesium capsules; multivitamínico = multivitamin; ómega 3 cápsulas = omega 3 capsule; melatonina = melatonin; suplementos = supplements; vitamina d3 = vitamin d3; própolis = propolis; probióticos cápsulas = probiotic capsule; ashwagandha = ashwagandha; vitamina b12 = vitamin b12; comprimidos efervescentes = effervescent tablets; cápsulas de cúrcuma = turmeric capsule; gomas vitamínicas = vitamin gummies; suplementos alimentares = food supplements; colágeno cápsulas = collagen capsule; shilajit = shilajit
not: supplement organizer; vitamin organizer; vitamin c serum; vitamin e cream; vitamin e oil; pill organizer; vitamin box; vitamin c cream; calf supplement; dog supplement; cat supplement; horse supplement; vitamin c face; pet supplement; vitamin case; vitamin storage; supplement bottle; vitamin dispenser; vitamin hair oil; vitamin c skin; vitamin a palmitate; reptile supplement; supplement container; vitamin c mask; vitamin water; bird supplement; vitamin c toner; dog vitamin; poultry vitamin; vitamin c shower filter; vitamin shower filter; vitamin e acetate; vitamin lip; vitamin c brightening; vitamin c gel; supplement scoop; propolis toothpaste; propolis trap; propolis screen; feed supplement; supplement funnel; vitamin c powder 25kg; vitamin cream; calcium for reptiles; vitamin sea; plant supplement; hyaluronic serum; vitamin soap; supplement facts label; supplement case; vitamin c filter; propolis cream; propolis soap; vitamin c ampoule; propolis ampoule; propolis serum; aquarium supplement; vitamin c lotion; vitamin c sheet mask; sunday supplement
  for=pet -> 230990 ~.01
  for=horse -> 230990 ~.01
  "dog": * 230990
  "shilajit": * 210690
  "propolis": "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" 041090; * 210690
  "bee pollen" -> 121299
  * -> 210690
t: vitamin d3 capsules 120 softgels => 210690
t: magnesium glycinate tablets supplement => 210690
t: vitamin c face serum => !2106

@ toothpaste
en: toothpaste; tooth powder; whitening toothpaste; kids toothpaste; charcoal toothpaste; toothpaste tablet; fluoride toothpaste; herbal toothpaste; enzyme toothpaste; purple toothpaste; denture cleaner; denture adhesive; mouthwash; mouth rinse; breath spray; teeth whitening strip; teeth whitening gel; dental floss; floss pick; tongue gel; denture tablet; breath freshener; oral rinse; denture cream; dental cleaning tablets; teeth whitening kit; retainer cleaner; mouth freshener; water floss liquid; teeth whitening pen; whitening strips; oral spray; interdental floss; tooth whitening foam; disclosing tablet; dental floss picks; floss thread; breath mist; teeth whitening powder; v34 colour corrector; dental whitening; retainer cleaning tablet; denture cleaning tablets; floss + mint|waxed|dental|expanding; oil pulling; mouth wash; tooth gel
de: Zahnpasta = toothpaste; Zahncreme = toothpaste; Mundspülung = mouth rinse; Zahnseide = dental floss; Gebissreiniger = denture cleaner; Haftcreme = denture adhesive cream; Mundwasser = mouthwash; Zahnweiß Streifen = teeth whitening strip; Bleaching Zähne = teeth whitening; Mundspray = mouth spray; Zahnputztabletten = toothpaste tablet; Gebissreinigungstabletten = denture tablet; Zahnpulver = tooth powder; Zahnseidesticks = floss pick; Whitening Strips = whitening strip; Zahngel = tooth gel
fr: dentifrice = toothpaste; bain de bouche = mouthwash; fil dentaire = dental floss; blanchiment dentaire = teeth whitening product; crème fixative dentier = denture adhesive; comprimés nettoyants dentier = denture cleaning tablets; bandes blanchissantes = whitening strips; poudre dentaire = tooth powder; bandes blanchiment dents = teeth whitening strips; spray buccal = mouth spray; dentifrice en poudre = tooth powder; pâte dentifrice = toothpaste
es: pasta de dientes = toothpaste; dentífrico = toothpaste; enjuague bucal = mouthwash; hilo dental = dental floss; blanqueador dental = teeth whitener; crema dental = toothpaste; pegamento dentadura = denture adhesive; colutorio = mouthwash; seda dental = dental floss; tiras blanqueadoras = teeth whitening strip; adhesivo dental = denture adhesive; limpiador dentaduras = denture cleaner; spray bucal = mouth spray; pasta dental = toothpaste
it: dentifricio = toothpaste; collutorio = mouthwash; filo interdentale = dental floss; sbiancante denti = teeth whitener; pasta adesiva dentiere = denture adhesive; strisce sbiancanti = whitening strip; compresse pulizia dentiera = denture cleaning tablet; filo dentale = dental floss; spray orale = oral spray; polvere dentifricia = tooth powder; pasta dentifricia = toothpaste
nl: tandpasta = toothpaste; mondwater = mouthwash; flosdraad = dental floss; mondspoeling = mouth rinse; kunstgebit reiniger = denture cleaner; kleefpasta = denture adhesive; tandenbleekset = teeth whitening set; tandzijde = dental floss; bleekstrips = teeth whitening strip; flosstokjes = floss pick; kunstgebitreiniger = denture cleaner; mondspray = breath spray
pl: pasta do zębów = toothpaste; płyn do płukania ust = mouthwash; nić dentystyczna = dental floss; klej do protez = denture adhesive; tabletki do protez = denture tablets; paski wybielające = whitening strips; płyn do ust = mouthwash; wybielanie zębów = teeth whitening; proszek do zębów = tooth powder; spray do ust = mouth spray; żel do zębów = tooth gel
pt: pasta de dentes = toothpaste; elixir bucal = mouthwash; fio dental = dental floss; colutório = mouthwash; creme dental = toothpaste; branqueador dental = teeth whitener; fixador de próteses = denture adhesive; enxaguante bucal = mouthwash; tiras branqueadoras = teeth whitening strip; pasta dentífrica = toothpaste; fio dentário = dental floss; pastilhas limpeza prótese = denture tablet; dentífrico = toothpaste
not: toothpaste dispenser; toothpaste squeezer; toothpaste holder; floss bow; dental floss holder; floss threader case; teeth whitening lamp; teeth whitening light; mouthwash cup; floss container; toothpaste tube; candy floss; embroidery floss; floss embroidery; floss bobbin; mouthwash dispenser; toothpaste rack; toothpaste cap; floss box; water flosser; tooth powder container; mouthwash bottle; water floss; sewing floss; floss dance; fly tying floss; floss sugar
  "strip|fleje|tira" -> 330690     # 3306.10 is for cleaning teeth; bleaching strips, gels and pens are other preparations for the mouth
  "whitening gel" -> 330690
  "whitening pen" -> 330690
  "whitening kit" -> 330690
  "floss" -> 330620
  "zahnseide" -> 330620
  "zahnseidesticks" -> 330620
  "fil dentaire" -> 330620
  "hilo dental" -> 330620
  "seda dental" -> 330620
  "filo" -> 330620
  "flosdraad" -> 330620
  "tandzijde" -> 330620
  "flosstokjes" -> 330620
  "nic dentystyczna" -> 330620
  "fio" -> 330620
  "toothpaste" -> 330610
  "tooth" -> 330610
  "zahnpasta" -> 330610
  "zahncreme" -> 330610
  "zahngel" -> 330610
  "zahnputztabletten" -> 330610
  "zahnpulver" -> 330610
  "dentifrice" -> 330610
  "poudre dentaire" -> 330610
  "pasta de dientes" -> 330610
  "pasta dental" -> 330610
  "crema dental" -> 330610
  "creme dental" -> 330610
  "dentifrico" -> 330610
  "dentifricio" -> 330610
  "dentifricia" -> 330610
  "tandpasta" -> 330610
  "pasta do zebow" -> 330610
  "zel do zebow" -> 330610
  "proszek do zebow" -> 330610
  "pasta de dentes" -> 330610
  "colour corrector" -> 330610
  "whitening powder" -> 330610
  * -> 330690
t: fluoride toothpaste 75ml => 330610
t: dental floss picks mint 50 pcs => 330620
t: mouthwash alcohol free 500ml => 330690
t: toothpaste dispenser wall mount => !3306

@ vaccine
en: vaccine; flu vaccine; covid vaccine; human vaccine; poultry vaccine; rabies vaccine; blood plasma; antiserum; immunoglobulin; monoclonal antibody; human albumin; snake antivenom; vaccine for cattle; dog vaccine; animal vaccine; interferon; veterinary vaccine; adalimumab; probiotic culture; bacterial culture; lactic acid bacteria culture; yogurt starter; yogurt starter culture; cheese culture; kefir grains; kefir starter; fetal bovine serum; cell culture; stem cells; starter culture; kombucha scoby; antibody reagent; primary antibody; tetanus vaccine; antivenom; septic tank bacteria; pond bacteria; filter bacteria aquarium; nitrifying bacteria; blood products; mesophilic culture; horse serum; bovine serum; septic tank treatment bacteria; sepsis serum; sourdough bacteria culture; natto starter; cell line; pembrolizumab
de: Impfstoff = vaccine; Grippeimpfstoff = flu vaccine; Blutplasma = blood plasma; Immunglobulin = immunoglobulin; Joghurtkulturen = yogurt culture; Kefirknollen = kefir grain; Starterkulturen = starter culture; Milchsäurebakterien = lactic acid bacteria; Käsekulturen = cheese culture; Filterbakterien = filter bacteria; Antikörper = antibody; Blutprodukte = blood products; Joghurtferment = yogurt ferment
fr: vaccin = vaccine; plasma sanguin = blood plasma; immunoglobuline = immunoglobulin; ferments lactiques = lactic ferments; ferment yaourt = yogurt starter; grains de kéfir = kefir grains; anticorps = antibody; bactéries fosse septique = septic tank bacteria; vaccin vétérinaire = veterinary vaccine; bactéries bassin = pond bacteria; sérum antivenimeux = antivenom serum
es: vacuna = vaccine; plasma sanguíneo = blood plasma; inmunoglobulina = immunoglobulin; fermentos lácticos = lactic ferment; nódulos de kéfir = kefir grain; anticuerpo = antibody; bacterias fosa séptica = septic tank bacteria; vacuna veterinaria = veterinary vaccine; fermento para yogur = yogurt starter
it: vaccino = vaccine; plasma sanguigno = blood plasma; immunoglobulina = immunoglobulin; fermenti lattici = lactic ferment; fermenti per yogurt = yogurt culture; grani di kefir = kefir grain; anticorpo = antibody; batteri fosse biologiche = septic tank bacteria; vaccino veterinario = veterinary vaccine; fermenti per formaggio = cheese culture
nl: vaccin = vaccine; bloedplasma = blood plasma; immunoglobuline = immunoglobulin; yoghurtcultuur = yogurt starter culture; kefirkorrels = kefir grains; melkzuurbacteriën = lactic acid bacteria culture; antilichaam = antibody; vijverbacteriën = pond bacteria; filterbacteriën = filter bacteria; starterscultuur = starter culture; dierenvaccin = animal vaccine
pl: szczepionka = vaccine; osocze krwi = blood plasma; immunoglobulina = immunoglobulin; kultury bakterii = bacterial cultures; ziarna kefirowe = kefir grains; przeciwciało = antibody; bakterie do szamba = septic tank bacteria; kultury starterowe = starter cultures; szczepionka weterynaryjna = veterinary vaccine; bakterie do jogurtu = yogurt bacteria; bakterie akwariowe = aquarium bacteria; szczepionek = vaccine
pt: vacina = vaccine; plasma sanguíneo = blood plasma; imunoglobulina = immunoglobulin; fermentos lácteos = dairy cultures; grãos de kefir = kefir grains; anticorpo = antibody; bactérias fossa séptica = septic tank bacteria; vacina veterinária = veterinary vaccine; cultura bacteriana = bacterial culture
not: vaccine fridge; vaccine carrier; vaccine cooler; vaccine refrigerator; vaccine card holder; cell culture plate; cell culture flask; vaccination card; cell culture dish; stem cells cream; vaccine box; vaccine syringe; cell culture incubator; stem cell serum; platelet plasma centrifuge; cell culture medium; antibody test; plasma tv; plant stem cells; stem cell cream; bacteria test; vaccine bag; antibody rapid test; blood plasma tubes; plasma globe; plasma cutter
  for=pet "vaccine" -> 300242
  "veterinary" -> 300242
  "poultry" -> 300242
  "cattle" -> 300242
  "animal" -> 300242
  "dog vaccine" -> 300242
  "veterinaire" -> 300242
  "veterinaria" -> 300242
  "veterinario" -> 300242
  "dierenvaccin" -> 300242
  "weterynaryjna" -> 300242
  "vaccine" -> 300241
  "impfstoff" -> 300241
  "grippeimpfstoff" -> 300241
  "vaccin" -> 300241
  "vacuna" -> 300241
  "vaccino" -> 300241
  "szczepionka" -> 300241
  "vacina" -> 300241
  "stem" -> 300251
  "cell line" -> 300259
  "cell culture" -> 300259
  "cells" -> 300259
  "plasma" -> 300212
  "blutplasma" -> 300212
  "bloedplasma" -> 300212
  "osocze" -> 300212
  "serum" -> 300212
  "antiserum" -> 300212
  "antivenom" -> 300212
  "albumin" -> 300212
  "blood products" -> 300212
  "immunoglobulin" -> 300215
  "immunglobulin" -> 300215
  "monoclonal" -> 300215
  "adalimumab" -> 300215
  "pembrolizumab" -> 300215
  "interferon" -> 300215
  "antibody" -> 300213
  "antikorper" -> 300213
  "anticorps" -> 300213
  "anticuerpo" -> 300213
  "anticorpo" -> 300213
  "antilichaam" -> 300213
  "przeciwcialo" -> 300213
  * -> 300249
t: influenza vaccine single dose => 300241
t: poultry newcastle vaccine => 300242
t: yogurt starter culture sachets => 300249
t: vaccine carrier cool box => !3002

@ vitamin-bulk
en: ascorbic acid; vitamin c powder; vitamin e acetate; tocopherol; vitamin a palmitate; thiamine; riboflavin; pyridoxine; folic acid; nicotinamide; vitamin d3 powder; biotin powder; panthenol; retinol powder; niacinamide powder; cholecalciferol; calcium pantothenate; cyanocobalamin; vitamin premix bulk; vitamin k3; tocopheryl acetate; niacin; sodium ascorbate; vitamin e oil; vitamin b1 hcl; nicotinic acid; dl-alpha tocopherol; d panthenol; methylcobalamin; beta carotene; ascorbyl palmitate
de: Ascorbinsäure = ascorbic acid; Tocopherol = tocopherol; Folsäure = folic acid; Panthenol = panthenol + Pulver|rein|DL|Rohstoff; Vitamin C Pulver = vitamin c powder; Nicotinamid = nicotinamide; Vitamin E Acetat = vitamin e acetate
fr: acide ascorbique = ascorbic acid; tocophérol = tocopherol; acide folique = folic acid; panthénol = panthenol; vitamine c poudre = vitamin c powder; nicotinamide = nicotinamide
es: ácido ascórbico = ascorbic acid; tocoferol = tocopherol; ácido fólico = folic acid; pantenol = panthenol; nicotinamida = nicotinamide; vitamina c en polvo = vitamin c powder
it: acido ascorbico = ascorbic acid; tocoferolo = tocopherol; acido folico = folic acid; pantenolo = panthenol; nicotinamide = nicotinamide; vitamina c in polvere = vitamin c powder
nl: ascorbinezuur = ascorbic acid; tocoferol = tocopherol; foliumzuur = folic acid; panthenol = panthenol; nicotinamide = nicotinamide; vitamine c poeder = vitamin c powder
pl: kwas askorbinowy = ascorbic acid; tokoferol = tocopherol; kwas foliowy = folic acid; pantenol = panthenol; niacynamid = niacinamide; witamina c proszek = vitamin c powder
pt: ácido ascórbico = ascorbic acid; tocoferol = tocopherol; ácido fólico = folic acid; pantenol = panthenol; nicotinamida = nicotinamide; vitamina c em pó = vitamin c powder
not: panthenol spray; niacinamide serum; panthenol cream; retinol powder cream; folic acid tablet; vitamin e oil skin; biotin powder drink; folic acid supplement; panthenol schaum; vitamin e oil capsule; biotin shampoo; retinol serum; panthenol shampoo; niacin tablet; vitamin c powder mask
  "tablet" -> 210690
  "capsule|cápsula" -> 210690
  "ascorb" -> 293627
  "ascorbic" -> 293627
  "ascorbinsaure" -> 293627
  "ascorbique" -> 293627
  "ascorbico" -> 293627
  "ascorbinezuur" -> 293627
  "askorbinowy" -> 293627
  "ascorbate" -> 293627
  "ascorbyl" -> 293627
  "vitamin c" -> 293627
  "vitamine c" -> 293627
  "vitamina c" -> 293627
  "tocopher" -> 293628
  "tocopherol" -> 293628
  "tocopheryl" -> 293628
  "tocoferol" -> 293628
  "tocoferolo" -> 293628
  "tokoferol" -> 293628
  "vitamin e" -> 293628
  "vitamin a" -> 293621
  "retinol" -> 293621
  "thiamine" -> 293622
  "b1" -> 293622
  "riboflavin" -> 293623
  "pantothenate" -> 293624
  "panthenol" -> 293624
  "pantenol" -> 293624
  "pantenolo" -> 293624
  "pyridoxine" -> 293625
  "cyanocobalamin" -> 293626
  "methylcobalamin" -> 293626
  "beta carotene" -> 320418
  "premix" -> 293690
  * -> 293629
t: ascorbic acid powder 1kg => 293627
t: folic acid pure substance => 293629
t: vitamin c effervescent tablets => !2936

@ wax-material
en: beeswax; carnauba wax; candelilla wax; beeswax pellets; bees wax; yellow beeswax; white beeswax pastilles; jojoba wax; rice bran wax; beeswax block; shellac wax; montan wax; emulsifying wax; polyethylene wax; ozokerite; microcrystalline wax; ceresin; slack wax; paraffin wax; fully refined paraffin; paraffin pellets; spermaceti; beeswax sheet; soy wax flakes; ski wax; surf wax; dental wax; grafting wax; batik wax; lanolin; wool grease; lanolin anhydrous; candle wax; japan wax; sunflower wax; paraffin; beeswax foundation; peg wax; berry wax; fischer tropsch wax
de: Bienenwachs = beeswax; Carnaubawachs = carnauba wax; Bienenwachspastillen = beeswax pellets; Lanolin = lanolin; Paraffinwachs = paraffin wax; Candelillawachs = candelilla wax; Wollwachs = wool wax; Skiwachs = ski wax; Mikrowachs = microwax; Emulgierwachs = emulsifying wax; Sojawachs = soy wax; Paraffin = paraffin; Baumwachs = tree grafting wax
fr: cire d'abeille = beeswax; cire de carnauba = carnauba wax; lanoline = lanolin; paraffine = paraffin; cire de candelilla = candelilla wax; fart ski = ski wax; cire de soja = soy wax; cire émulsifiante = emulsifying wax; cire d'abeilles = beeswax
es: cera de abeja = beeswax; cera de carnauba = carnauba wax; lanolina = lanolin; parafina = paraffin wax; cera de candelilla = candelilla wax; cera de soja = soy wax; cera de abejas = beeswax; cera emulsionante = emulsifying wax
it: cera d'api = beeswax; cera carnauba = carnauba wax; lanolina = lanolin; paraffina = paraffin; cera candelilla = candelilla wax; sciolina = ski wax; cera di soia = soy wax; cera emulsionante = emulsifying wax
nl: bijenwas = beeswax; carnaubawas = carnauba wax; lanoline = lanolin; paraffine = paraffin; skiwax = ski wax; sojawas = soy wax; candelillawas = candelilla wax
pl: wosk pszczeli = beeswax; wosk carnauba = carnauba wax; lanolina = lanolin; parafina = paraffin wax; wosk sojowy = soy wax; smar do nart = ski wax; wosk candelilla = candelilla wax; wosk emulgujący = emulsifying wax
pt: cera de abelha = beeswax; cera de carnaúba = carnauba wax; lanolina = lanolin; parafina = paraffin; cera de soja = soy wax; cera candelila = candelilla wax; cera de abelhas = beeswax
not: beeswax wrap; beeswax candle; beeswax polish; paraffin wax machine; paraffin heater; paraffin bath; lanolin cream; lanolin nipple cream; wax melter; candle wax kit; paraffin lamp; beeswax balm; candle wax remover; paraffin oil; lanolin soap; paraffin wax heater; paraffin gauze; wax block holder; lamp paraffin; lanolin hand; paraffin wax warmer; beeswax furniture polish; hair wax; paraffin mitts; liquid paraffin; paraffin stove; soft paraffin; dubbin; beeswax food wrap; beeswax crayons; lanolin shampoo; parafina liquida; paraffin wax spa; car wax; paraffin hand; surfboard wax comb; wax warmer; parafinado; paraffinata
  "lanolin" -> 150500
  "lanoline" -> 150500
  "lanolina" -> 150500
  "wool grease" -> 150500
  "wollwachs" -> 150500
  "carnauba" -> 152110
  "carnaubawachs" -> 152110
  "carnaubawas" -> 152110
  "candelilla" -> 152110
  "candelillawachs" -> 152110
  "candelila" -> 152110
  "rice bran" -> 152110
  "japan wax" -> 152110
  "sunflower|girasol|girasole|girassol" -> 152110
  "berry" -> 152110
  "jojoba" -> 152110
  "ski": * 340490
  "surf" -> 340490
  "soy": * 340490
  "sojawachs" -> 340490
  "soja" -> 340490
  "soia" -> 340490
  "sojawas" -> 340490
  "sojowy" -> 340490
  "emulsifying" -> 340490
  "emulgierwachs" -> 340490
  "polyethylene|polietileno|polietilene" -> 340490
  "fischer" -> 340490
  "dental" -> 340700
  "peg" -> 340420
  "slack" -> 271290
  "microcrystalline" -> 271290
  "mikrowachs" -> 271290
  "ozokerite" -> 271290
  "ceresin" -> 271290
  "montan" -> 271290
  "paraffin" -> 271220
  "paraffinwachs" -> 271220
  "paraffine" -> 271220
  "parafina" -> 271220
  "paraffina" -> 271220
  "candle wax" -> 340490
  "batik" -> 340490
  "grafting" -> 340490
  "baumwachs" -> 340490
  * -> 152190
t: yellow beeswax pellets 1kg => 152190
t: fully refined paraffin wax slabs => 271220
t: carnauba wax flakes => 152110
t: beeswax food wraps => !1521
