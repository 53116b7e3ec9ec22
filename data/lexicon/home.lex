# Home: kitchen, table, cleaning, bath, storage, decoration, home textiles, furniture, lamps, household appliances.

value form=refill
en: refill; cartridge; replacement filter; replacement head; refill pack
de: Nachfüller; Nachfüllpackung; Ersatzmine; Kartusche
es: recambio; repuesto; recarga
it: ricambio; ricarica; cartuccia
nl: navulling; vulling; navulpak
pl: wkład; uzupełnienie; zapas
pt: recarga; refil; cartucho
value form=inflatable
en: inflatable; blow up; air inflated
de: aufblasbar
es: hinchable; inflable
it: gonfiabile
nl: opblaasbaar
pl: dmuchany; nadmuchiwany; pompowany
pt: insuflável; inflável
value kind=self-adhesive
en: self adhesive; adhesive; peel and stick; stick on
de: selbstklebend
fr: adhésif; autocollant
es: autoadhesivo
it: autoadesivo; adesivo
nl: zelfklevend
pl: samoprzylepny
pt: autoadesivo; autocolante; adesivo
value build=upholstered
en: upholstered; padded; cushioned; velvet; fabric seat; leather seat; boucle
de: gepolstert; Polster; Samtbezug; Stoffbezug; Bouclé; Polsterung; Samt; Kunstlederbezug
fr: rembourré
es: tapizado; acolchado; terciopelo
it: imbottito; rivestito in tessuto; velluto; imbottita
nl: gestoffeerd; fluweel; bouclé; stoffen zitting; bekleed; velvet; kuipstoel
pl: tapicerowany; welurowy; pikowany; tapicerką; obity; boucle
pt: estofado; almofadado; veludo
value build=hand-knotted
en: hand knotted; hand knotted rug; handknotted
de: handgeknüpft; geknüpft
es: anudado a mano; de nudo
it: annodato a mano
nl: handgeknoopt; geknoopt
pl: ręcznie tkany węzeł; ręcznie wiązany; wiązany ręcznie
pt: de nós; feito à mão de nós; nó manual
value build=tufted-pile
en: tufted; shaggy; shag; fluffy; plush
de: Hochflor; Shaggy; Langflor
es: tufting; pelo largo
it: taftato; pelo lungo; tufted
nl: hoogpolig; shaggy; langpolig
pl: shaggy; wysokie runo; włochacz
pt: tufado; pelo alto; felpudo
value build=flatweave
en: flatweave; flat weave; flat woven; kilim; dhurrie; braided
de: Flachgewebe; flachgewebt; handgewebt
es: tejido plano; trenzado; kilim
it: tessitura piatta; kilim; intrecciato
nl: platgeweven; vlakgeweven; handgeweven
pl: płasko tkany; tkany na płasko; kilimowy
pt: tecido plano; kilim; entrançado
value build=mechanical
en: mechanical; wind up; hand wound; no battery; pendulum weight
de: mechanisch; Handaufzug; zum Aufziehen
es: mecánico; de cuerda
it: meccanico; a carica manuale
nl: mechanisch; opwindbaar; handopwinding
pl: mechaniczny; nakręcany
pt: mecânico; de corda

# Table and kitchen articles by material (3924, 4419, 6911, 6912, 7013, 7323, 7418, 7615)
table kitchen-goods
  main: porcelain 691110 ~.04; ceramic 691200 ~.08; crystal-glass 701341 ~.02; glass 701349 ~.1; cast-iron 732391 ~.02; stainless-steel 732393 ~.6; iron 732399 ~.3; aluminium 761510 ~.2; copper 741810 ~.05
  main: bamboo 441919 ~.15; wood 441990 ~.2; paper 482369 ~.05; textile 630790 ~.05; rubber 401699 ~.03; cork 450490 ~.03; straw 460219 ~.03; stone 680299 ~.03; leather 420500 ~.02; titanium 810890 ~.03
  main=base-metal -> 732399 ~.1
  * -> 392410

# Other household articles by material
table house-goods
  main: porcelain 691190 ~.02; ceramic 691200 ~.05; glass 701399 ~.05; stainless-steel 732393 ~.4; cast-iron 732391 ~.01; iron 732399 ~.4; aluminium 761510 ~.1; copper 741810 ~.03; zinc 790700 ~.03
  main: bamboo 442191 ~.1; wood 442199 ~.2; cardboard 481920 ~.05; paper 482390 ~.03; textile 630790 ~.2; rubber 401699 ~.05; straw 460219 ~.08; leather 420500 ~.02; stone 680299 ~.02; concrete 681099 ~.02; cork 450490 ~.02
  main=base-metal -> 732399 ~.2
  * -> 392490

# Bathroom articles by material: 7324, 7418.20, 7615.20 for metals
table bath-goods
  main: porcelain 691190 ~.03; ceramic 691200 ~.1; glass 701399 ~.05; copper 741820 ~.05; aluminium 761520 ~.08; zinc 790700 ~.03; iron 732490 ~.3
  main: bamboo 442191 ~.08; wood 442199 ~.08; textile 630790 ~.03; stone 680291 ~.03; concrete 681099 ~.02; rubber 401699 ~.03
  main=base-metal -> 732490 ~.2
  * -> 392490

# Statuettes and ornaments by material: 3926.40, 4420, 6913, 7013.9, 8306.2
table ornament
  main: porcelain 691310 ~.05; ceramic 691390 ~.15; crystal-glass 701391 ~.03; glass 701399 ~.12; base-metal 830629 ~.3; wood 442019 ~.25; concrete 681099 ~.03; stone 680299 ~.05
  main: shell|bone 960190 ~.02; paper 482390 ~.03; textile 630790 ~.05; straw 460219 ~.03; rubber 401699 ~.01; wax 960200 ~.01; gold|silver 711411 ~.01
  stone=gem -> 711620 ~.05
  * -> 392640

# Articles not named elsewhere, by material
table goods-of
  main: leather 420500 ~.06; bamboo 442191 ~.08; wood 442199 ~.2; paper 482390 ~.08; textile 630790 ~.25; ceramic 691490 ~.04; glass 702000 ~.06; rubber 401699 ~.15; cork 450490 ~.02; straw 460219 ~.02
  main: iron 732690 ~.5; copper 741980 ~.08; aluminium 761699 ~.25; zinc 790700 ~.1; titanium 810890 ~.03; stone 680299 ~.03; carbon-fibre 681513 ~.02
  main=base-metal -> 732690 ~.2
  * -> 392690

# Furniture other than seats, home use
table furniture-home
  main: bamboo 940382 ~.04; wood 940360 ~.6; plastic 940370 ~.1; straw 940383 ~.05; glass|stone|concrete 940389 ~.1; base-metal 940320 ~.8
  * -> 940360

# Seats: frame of wood or metal, upholstered or not; others 9401.80
table seats
  "metalowy stelaz": build=upholstered 940171 ~.7; main=textile 940171; * 940179
  "metalowych nogach": build=upholstered 940171 ~.7; main=textile 940171; * 940179
  "metalowe nogi": build=upholstered 940171 ~.7; main=textile 940171; * 940179
  "metalen onderstel": build=upholstered 940171 ~.7; main=textile 940171; * 940179
  "metalen poten": build=upholstered 940171 ~.7; main=textile 940171; * 940179
  "metallgestell": build=upholstered 940171 ~.7; main=textile 940171; * 940179
  "metallbeine": build=upholstered 940171 ~.7; main=textile 940171; * 940179
  "metal legs|steel legs|metal frame|steel frame|pieds métal|pieds en métal|pieds acier|structure métal|patas de metal|patas metálicas|estructura metálica|gambe in metallo|gambe metallo|struttura in metallo|pés de metal": build=upholstered 940171 ~.7; main=textile 940171; main=plastic 940180 ~.1; * 940179
  "wooden legs|wood legs|solid wood legs|pieds bois|pieds en bois|patas de madera|gambe in legno|gambe legno|holzbeine|houten poten|drewnianych nogach|pés de madeira": build=upholstered 940161 ~.7; main=textile 940161; main=plastic 940180 ~.2; * 940169
  main: bamboo 940152 ~.02; straw 940153 ~.03; plastic 940180 ~.08
  main=wood: build=upholstered 940161 ~.4; * 940169
  main=base-metal: build=upholstered 940171 ~.4; * 940179
  build=upholstered -> 940161 ~.5
  * -> 940179

# Furnishing textiles of 6304
table furnishing
  main: plastic 392490 ~.02; leather 420500 ~.01
  weave=knit -> 630491 ~.12
  main-fibre: cotton 630492 ~.25; synthetic 630493 ~.8; other 630499 ~.03
  * -> 630493

# Rugs and mats of textile: 5701 to 5705
table rugs
  build=hand-knotted: main-fibre=wool 570110 ~.7; * 570190
  main-fibre=jute -> 570299 ~.05
  build=flatweave: main-fibre=wool 570291 ~.15; main-fibre=synthetic|artificial 570292 ~.5; * 570299
  build=tufted-pile: main-fibre=wool 570310 ~.08; main-fibre=nylon 570329 ~.1; main-fibre=cotton 570390 ~.05; * 570339
  main-fibre: wool 570241 ~.1; nylon 570329 ~.1; cotton 570249 ~.1; synthetic 570242 ~.6; flax 570299 ~.03
  main: plastic 391810 ~.05; rubber 401691 ~.05
  * -> 570242

@ air-conditioner
en: air conditioner; portable air conditioner; split air conditioner; window air conditioner; air conditioning unit; ac unit; mini split; portable ac
de: Klimaanlage = air conditioner; Klimagerät = air conditioner; mobile Klimaanlage = portable air conditioner; Split-Klimaanlage = split air conditioner
fr: climatiseur = air conditioner; climatiseur mobile = portable air conditioner; climatisation = air conditioning + split|mobile; climatisation = air conditioning; clim = air conditioner
es: aire acondicionado = air conditioner; aire acondicionado portátil = portable air conditioner; climatizador = air conditioner; acondicionador de aire = air conditioner; split inverter = inverter split air conditioner; minisplit = mini split
it: condizionatore = air conditioner; climatizzatore = air conditioner; condizionatore portatile = portable air conditioner; climatizzatore inverter = inverter air conditioner
nl: airco = air conditioner; mobiele airco = portable air conditioner; airconditioner = air conditioner
pl: klimatyzator = air conditioner; klimatyzator przenośny = portable air conditioner
pt: ar condicionado = air conditioner; ar condicionado portátil = portable air conditioner; aparelho de ar condicionado = air conditioner
not: air conditioner cover; air conditioner remote; car air conditioner; air conditioner bracket; air conditioner filter; air conditioner compressor; air conditioner cleaner; air conditioner pipe; air conditioner hose; air conditioner deflector; air conditioner part; automotive air conditioner; condizionatore auto; air conditioner refrigerant; air conditioner vent; air conditioner capacitor; air conditioner kit window
  "portable|portátil|portatile" -> 841582
  "mobile" -> 841582
  part=part -> 841590 ~.02
  * -> 841510
t: split air conditioner 9000 btu => 841510
t: car air conditioner compressor => !8415

@ air-cooler
en: air cooler; evaporative cooler; mini air cooler; personal air cooler; evaporative air cooler
de: Luftkühler = air cooler
fr: rafraîchisseur d'air = air cooler; rafraîchisseur = air cooler
es: enfriador de aire = air cooler; climatizador portátil = portable air cooler
it: raffrescatore = air cooler; raffrescatore evaporativo = evaporative cooler; raffrescatore d'aria = air cooler
nl: luchtkoeler = air cooler
pl: klimator = air cooler
pt: climatizador evaporativo = evaporative cooler; refrigerador de ar = air cooler
not: air cooler compressor intercooler; air cooler cpu; oil air cooler; cpu air cooler
  * -> 847960
t: portable evaporative air cooler => 847960
t: car air conditioner compressor => !8415

@ air-mattress
en: air mattress; airbed; air bed; inflatable mattress; inflatable bed
fr: lit gonflable = inflatable bed
es: colchón inflable = inflatable mattress; cama hinchable = inflatable bed
pt: colchão de ar = air mattress
  main=textile -> 630640 ~.15
  main=rubber -> 401695 ~.03
  * -> 392690
t: pvc air mattress with pump => 392690
t: mattress protector waterproof => !9404

@ air-purifier
en: air purifier; hepa air purifier; air cleaner; ionizer air; car air purifier; air purifier filter; hepa filter air purifier; replacement filter + air purifier|levoit|humidifier; negative ion generator; air ionizer; air purifier replacement filter
de: Luftreiniger = air purifier; Ionisator = ionizer; Luftreiniger Filter = air purifier filter; Ozongenerator = ozone generator
fr: purificateur d'air = air purifier; ioniseur = ionizer; filtre purificateur d'air = air purifier filter; générateur d'ozone = ozone generator
es: purificador de aire = air purifier; ionizador = air ionizer; filtro purificador de aire = air purifier filter; generador de ozono = ozone generator
it: purificatore d'aria = air purifier; ionizzatore = ionizer; filtro purificatore = purifier filter; generatore di ozono = ozone generator
nl: luchtreiniger = air purifier; ionisator = ionizer; luchtreiniger filter = air purifier filter; ozongenerator = ozone generator
pl: oczyszczacz powietrza = air purifier; jonizator = air ionizer; filtr do oczyszczacza = air purifier filter; ozonator = ozone generator; generator ozonu = ozone generator
pt: purificador de ar = air purifier; ionizador de ar = air ionizer; filtro purificador de ar = air purifier filter; gerador de ozônio = ozone generator
not: air purifier necklace personal; air fresher; cabin air filter; ionizer water; water ionizer; ionizer hair; air cleaner gasket; engine air cleaner; motorcycle air cleaner; air cleaner carburetor
  "filter": "replacement" 842199; "hepa air purifier" 842139; "with" 842139; * 842199
  "filtre" -> 842199
  "filtro" -> 842199
  "filtr" -> 842199
  "ozone" -> 854370
  "ozongenerator" -> 854370
  "ozonator" -> 854370
  "ozono" -> 854370
  * -> 842139
t: air purifier hepa h13 for home => 842139
t: replacement filter for air purifier => 842199
t: oil filter car => !842139

@ appliance-part
en: air fryer basket; rice cooker pot; microwave turntable; microwave plate; kettle base; steam wand; coffee machine part; air fryer accessory; oven rack; coffee maker carafe; electric kettle part; hair dryer attachment; hair dryer diffuser; iron soleplate; dyson hair dryer nozzle; hair dryer nozzle; microwave glass plate; oven heating element
de: Mixerbehälter = blender jar; Knethaken = dough hook; Mikrowellenteller = microwave plate; Backofenrost = oven rack; Brühgruppe = coffee machine brew group; Diffusor = diffuser + Haartrockner
fr: plateau micro ondes = microwave turntable plate; fouet robot = mixer whisk; grille de four = oven rack; diffuseur sèche cheveux = hair dryer diffuser; joint cocotte minute = pressure cooker seal
es: plato microondas = microwave plate; rejilla horno = oven rack; difusor secador = hair dryer diffuser
it: piatto microonde = microwave plate; griglia forno = oven rack; diffusore asciugacapelli = hair dryer diffuser
nl: mixbeker = mixing jug; magnetronplaat = microwave plate; ovenrooster = oven rack; diffuser föhn = hair dryer diffuser
pl: talerz do mikrofalówki = microwave plate; ruszt do piekarnika = oven rack; dyfuzor do suszarki = hair dryer diffuser
pt: prato de microondas = microwave turntable; grelha de forno = oven rack; difusor secador = hair dryer diffuser
  "heating element" -> 851680
  * -> 851690
t: microwave turntable glass plate 27cm => 851690
t: blender blade replacement => 850990

@ armchair
en: armchair; recliner; sofa; sectional sofa; inflatable sofa; ottoman; storage ottoman
de: Sofa = sofa; Sessel = armchair; Couch = sofa; Fernsehsessel = tv armchair; Relaxsessel = relax armchair; Ecksofa = corner sofa; Ohrensessel = wing chair; Cocktailsessel = cocktail armchair; Polstersessel = upholstered armchair; Loungesessel = lounge armchair; Ledersessel = leather armchair; Samtsessel = velvet armchair; Cordsessel = corduroy armchair; Drehssessel = swivel armchair; Lesesessel = reading armchair; Schaukelsessel = rocking armchair; Wohnzimmersessel = living room armchair; Stoffsessel = fabric armchair; Bouclé-sessel = boucle armchair; Sofagarnitur = sofa set; Zweisitzer = two-seater sofa; Dreisitzer = three-seater sofa; 2-Sitzer Sofa = two-seater sofa; 3-Sitzer Sofa = three-seater sofa; Chaiselongue = chaise longue; Wohnlandschaft = sectional sofa; Polstergarnitur = upholstered furniture set; Polsterecke = upholstered corner sofa; Ledersofa = leather sofa; Samtsofa = velvet sofa; Cordsofa = corduroy sofa; Bigsofa = big sofa; Modulsofa = modular sofa; Chesterfieldsofa = chesterfield sofa; Stoffsofa = fabric sofa; Récamiere = recamier sofa; Ecksofas = corner sofa; Sofa 3 Sitzer = three-seater sofa; Polsterhocker = upholstered stool; Pouf gepolstert = upholstered pouf; Hockerbank gepolstert = upholstered bench; Ottomane = ottoman; Drehsessel = swivel armchair; Kindersofa = child's sofa; Kindersessel = child's armchair
fr: canapé d'angle = corner sofa; canapé 3 places = three seater sofa; fauteuil relax = recliner; fauteuil = armchair; canapé = sofa
es: sofá = sofa; sillón relax = relaxation armchair; sofá de 3 plazas = three-seater sofa; sofá chaise longue = chaise longue sofa; sofa tres plazas = three-seater sofa; sillón = armchair; butaca = armchair; sillón tapizado = upholstered armchair; sofá de dos plazas = two-seater sofa
it: divano tre posti = three-seat sofa; divano angolare = corner sofa; poltrona relax = recliner; poltrona = armchair; divano = sofa; poltrona imbottita = padded armchair; divano letto = sofa bed + imbottito
nl: fauteuil = armchair; hoekbank = corner sofa; relaxfauteuil = relaxing armchair; draaifauteuil = swivel armchair; leren fauteuil = leather armchair; fluwelen fauteuil = velvet armchair; leesfauteuil = reading armchair; oorfauteuil = wing armchair; schommelfauteuil = rocking armchair; sta-op-fauteuil = lift armchair; stoffen fauteuil = fabric armchair; bouclé fauteuil = boucle armchair; bankstel = sofa; zitbank = sofa; tweezitsbank = two-seater sofa; driezitsbank = three-seater sofa; loungebank = lounge sofa; 2-zitsbank = two-seater sofa; 3-zitsbank = three-seater sofa; zetel = armchair; chesterfield bank = chesterfield sofa; hoeksalon = corner sofa; relaxzetel = relaxing armchair; salon zetel = armchair; poef gestoffeerd = upholstered pouf; hocker = stool + stof|gestoffeerd|bank|fluweel; poef = pouf + gestoffeerd|fluweel|opberg|velvet; sofa = sofa; leren bank = leather sofa; sta-op stoel = lift chair; chaise longue = chaise longue; zithoek = sofa set; kinderfauteuil = child's armchair
pl: sofa = sofa; fotel = armchair; kanapa = sofa; narożnik = corner sofa + sofa|pokojowy|rozkładany|funkcją|tapicerowany; fotel uszak = wing chair; fotel tapicerowany = upholstered armchair; wypoczynek zestaw = lounge suite; sofa dwuosobowa = two-seater sofa; sofa trzyosobowa = three-seater sofa; fotel wypoczynkowy = armchair; pufa = pouf; podnóżek = footstool; szezlong = chaise longue; fotel rozkładany = reclining armchair; uszak = wing chair; pufa tapicerowana = upholstered pouf; narożnik = corner sofa; fotel skórzany = leather armchair; fotel relaksacyjny = recliner; komplet wypoczynkowy = lounge suite; fotel obrotowy tapicerowany = upholstered swivel armchair; sofka = sofa; otomana = ottoman; kanapa trzyosobowa = three-seater sofa; sofa modułowa = modular sofa; fotelik dziecięcy pokojowy = children's armchair; fotel do salonu = living room armchair; fotel welurowy = velour armchair; ławka tapicerowana = upholstered bench; siedzisko tapicerowane = upholstered seat
pt: sofá = sofa; sofá de 3 lugares = three seater sofa; maple = armchair; poltrona = armchair; poltrona estofada = upholstered armchair; sofá estofado = upholstered sofa
not: sofa cover; sofa bed; sofa table; sofa leg; sofa tray; sofa slipcover; sofa protector
  main=base-metal -> 940171 ~.2
  main=plastic -> 940180 ~.03
  main=straw -> 940153 ~.03
  * -> 940161
ask: main; build
t: armchair => 940161
t: folding camping chair steel frame => 940179

@ artificial-plant
en: artificial flower; ivy garland; plastic ivy; artificial plant; fake plant; silk flower; artificial grass decor; faux flower; artificial ivy; fake ivy; artificial leaves; artificial bouquet; fake flower; artificial tree; artificial succulent; artificial greenery; faux plant; flower garland artificial; soap flower; rose bear; bridal bouquet artificial; artificial moss; artificial hedge; boxwood panel; artificial fruit; faux eucalyptus; wedding bouquet; wreath + artificial|door|eucalyptus|spring|flower; artificial vine; eternal rose; foam rose; artificial rose; silk rose; flower wall panel; fake fruit; artificial rose petals; boutonniere; corsage flower
de: Kunstblume = artificial flower; Kunstpflanze = artificial plant; künstliche Blume = artificial flower; künstliche Pflanze = artificial plant; Seidenblume = silk flower; Türkranz = door wreath; Kunstblumenstrauß = artificial bouquet; Efeugirlande = ivy garland
fr: fleur artificielle = artificial flower; plante artificielle = artificial plant; fausse plante = fake plant; couronne de porte = door wreath; fleurs artificielles = artificial flowers; lierre artificiel = artificial ivy
es: flor artificial = artificial flower; planta artificial = artificial plant; flores artificiales = artificial flower; hiedra artificial = artificial ivy; corona de puerta = door wreath; ramo artificial = artificial bouquet
it: fiore artificiale = artificial flower; pianta artificiale = artificial plant; fiori finti = artificial flower; piante finte = artificial plant; edera artificiale = artificial ivy; ghirlanda fiori = artificial flower garland
nl: kunstbloem = artificial flower; kunstplant = artificial plant; nepplant = fake plant; kunstbloemen = artificial flower; deurkrans = door wreath
pl: sztuczne kwiaty = artificial flowers; sztuczna roślina = artificial plant; sztuczny kwiat = artificial flower; kwiaty sztuczne = artificial flowers; wianek na drzwi = door wreath; bluszcz sztuczny = artificial ivy
pt: flor artificial = artificial flower; planta artificial = artificial plant; flores artificiais = artificial flowers; grama artificial decorativa = decorative artificial grass; buquê artificial = artificial bouquet
not: artificial flower making; christmas tree; artificial turf; artificial grass; flower crown headband; christmas wreath; crepe paper roll; wreath frame; wreath hanger; artificial christmas tree; artificial bait; aquarium plant; hair flower clip
  main: textile|paper 670290 ~.3; plastic 670210 ~.9; wood 670290 ~.03
  "silk|seda|seta" -> 670290
  "soap|jabón|sapone|sabão" -> 340111
  "foam|espuma|schiuma|espanso" -> 670210
  * -> 670210
ask: main
t: artificial plastic ivy garland => 670210
t: silk roses bouquet artificial => 670290
t: artificial christmas tree 180cm => !6702

@ bag-clip
en: bag clip; food clip; bag sealing clip; chip clip; sealing clip + food|bag; freezer bag clip; mini bag sealer clip
de: Verschlussclip = sealing clip; Tütenclip = bag clip; Tütenklammer = bag clip; Beutelclip = bag clip; Verschlussklammer = sealing clip
fr: pince ferme sachet = bag clip; clip sachet = bag clip; pince à sachet = bag clip
es: pinza para bolsas = bag clip; pinzas cierra bolsas = bag clip; clip para bolsas = bag clip
it: chiudi sacchetti = bag closing clip; mollette per sacchetti = bag clip
nl: zakclip = bag clip; vershoudclip = food clip; zakkensluiter = bag sealing clip
pl: klips do woreczków = bag clip; klipsy do torebek = bag clips
pt: clipe para sacos = bag clip; fecha sacos = bag sealing clip; pregador de embalagem = packaging clip
not: bag clip for hair; handbag clip; handbag hook
  main: stainless-steel 732393 ~.1; cast-iron 732391 ~.01; iron 732399 ~.03; bamboo 441919 ~.03; wood 441990 ~.03; base-metal 732399 ~.03
  * -> 392410
t: plastic food bag clips 10 pcs => 392410
t: leather bag strap clip => !3924

@ baking-mat
en: baking mat; silicone baking sheet; pastry mat; rolling mat; oven liner; baking sheet reusable; dough mat; air fryer liner; dish drying mat; sink mat; drawer liner; shelf liner; fridge liner
de: Backmatte = baking mat; Dauerbackfolie = reusable baking sheet; Silikonmatte = silicone mat; Abtropfmatte = dish drying mat; Schubladenmatte = drawer liner
fr: tapis de cuisson = baking mat; tapis silicone = silicone mat + cuisson|pâtisserie; tapis égouttoir = dish drying mat
es: tapete de silicona = silicone mat; lámina de horno = oven sheet; tapete para hornear = baking mat; escurreplatos tapete = dish drying mat
it: tappetino da forno = baking mat; tappetino silicone = silicone mat
nl: bakmat = baking mat; afdruipmat = dish drying mat
pl: mata do pieczenia = baking mat; mata silikonowa = silicone mat
pt: tapete de silicone = silicone mat; tapete culinário = culinary mat
not: desk mat; bath mat; drawer organizer
  main: paper 482390 ~.05; textile 630790 ~.1; plastic 392410 ~.9
  "fibreglass" -> 701990
  "fiberglass" -> 701990
  "liner" -> 392490
  * -> 392410
t: silicone baking mat 40x30cm => 392410
t: microfiber dish drying mat => 630790
t: leather desk mat => !3924

@ baking-mould
en: baking mould; baking mold; muffin tin; muffin pan; cake mould; silicone baking mold; loaf tin; bread tin; loaf pan; bundt pan; springform pan; cake pan; bakeware set; cupcake mould; chocolate mould; candy mould; ice cube tray; ice mould; popsicle mould; ice lolly mould; jelly mould; fondant mould; bakeware; cake ring; tart pan; pie dish; ice ball maker; ice cube mold; baking dish; casserole dish; oven dish; ramekin; pizza pan; egg poacher cups; cookie sheet; silicone egg mold; cooling rack + baking|cake|oven; pizza stone; donut pan
de: Backform = baking mould; Springform = springform pan; Muffinform = muffin tin; Kuchenform = cake mould; Eiswürfelform = ice cube tray; Pralinenform = chocolate mould; Silikonform = silicone mould + Backen|Kuchen|Schokolade; Auflaufform = baking dish; Kastenform = loaf tin; Eisform = ice mould; Gugelhupfform = bundt cake tin; Obstbodenform = fruit flan tin; Tarteform = tart tin; Brotbackform = bread tin; Königskuchenform = loaf tin; Muffinblech = muffin tin; Pizzablech = pizza tray; Ofenform = oven dish
fr: moule à cake = loaf tin; moule à muffins = muffin tin; moule silicone = silicone mould; moule à tarte = tart tin; bac à glaçons = ice cube tray; moule à glace = ice mould; plat à four = oven dish; moule à chocolat = chocolate mould
es: molde para hornear = baking mould; molde de silicona = silicone mould; molde para pasteles = cake mould; cubitera = ice cube tray; molde de hielo = ice mould; molde para magdalenas = cupcake mould; fuente de horno = oven dish
it: stampo per dolci = baking mould; stampo in silicone = silicone mould; teglia = baking tin; stampo muffin = muffin tin; stampo ghiaccio = ice mould; tortiera = cake pan; pirofila = oven dish
nl: bakvorm = baking mould; muffinvorm = muffin tin; springvorm = springform pan; ijsblokjesvorm = ice cube tray; ovenschaal = oven dish; cakevorm = cake mould; bakplaat = baking tray; tulbandvorm = bundt tin; taartvorm = cake mould; broodbakvorm = bread tin; quichevorm = quiche tin; pizzaplaat = pizza pan; bakblik = baking tin; broodvorm = bread tin; ovenschotel = oven dish
pl: forma do pieczenia = baking mould; forma silikonowa = silicone mould; tortownica = springform pan; foremka do lodu = ice mould; naczynie żaroodporne = ovenproof dish; forma do ciasta = cake pan; blacha do pieczenia = baking tray; keksówka = loaf pan; forma do muffinów = muffin pan; foremki do babeczek = muffin moulds; forma do babki = bundt pan; blacha do pizzy = pizza pan; forma do tarty = tart tin; forma na chleb = bread tin; foremka = mould; blaszka do ciasta = cake pan; blacha do ciasta = baking tray
pt: forma de bolo = cake mould; forma de silicone = silicone mould; forma de gelo = ice cube tray; assadeira = baking tray; forma de muffin = muffin tin
not: injection mould; resin mould; soap mould; candle mould; epoxy mold; concrete mold; mold making; mould remover; doll mold; keychain mould; uv resin mold; earring mould; plaster mold; clay mold
  "tin|estaño|stagno|estanho": main=cast-iron 732391 ~.01; main=aluminium 761510 ~.1; main=plastic 392410 ~.05; main=stainless-steel 732393 ~.05; * 732399
  "pan": main=aluminium 761510 ~.15; main=plastic 392410 ~.15; main=stainless-steel 732393 ~.05; main=cast-iron 732391 ~.03; main=glass 701342 ~.03; main=ceramic 691200 ~.03; * 732399
  main: plastic 392410 ~.7; porcelain 691110 ~.03; ceramic 691200 ~.05; glass 701342 ~.05; cast-iron 732391 ~.03; stainless-steel 732393 ~.1; iron 732399 ~.2; aluminium 761510 ~.1; paper 482369 ~.03; base-metal 732399 ~.03; bamboo 441919 ~.03; wood 441990 ~.03
  * -> 392410
ask: main
t: silicone muffin baking mould => 392410
t: carbon steel loaf tin non stick => 732399
t: glass oven dish borosilicate => 701342
t: silicone resin mold for jewelry => !392410
t: Brotbackform Gusseisen mit Deckel => 732391

@ baking-paper
en: baking paper; parchment paper; greaseproof paper; wax paper; baking parchment; parchment sheets; air fryer paper; kitchen parchment; sandwich paper; oil absorbing paper kitchen
de: Backpapier = baking paper; Butterbrotpapier = sandwich paper; Pergamentpapier = parchment paper
fr: papier cuisson = baking paper; papier sulfurisé = greaseproof paper
es: papel de horno = baking paper; papel vegetal = parchment paper + cocina|hornear; papel encerado = wax paper
it: carta forno = baking paper; carta da forno = baking paper
nl: bakpapier = baking paper; vetvrij papier = greaseproof paper
pl: papier do pieczenia = baking paper; pergamin = parchment paper
pt: papel manteiga = baking paper; papel vegetal = parchment paper + cozinha; papel para forno = baking paper
not: parchment scroll; parchment paper lamp; wax paper punch
  "wax|cera" -> 481160
  "encerado" -> 481160
  "greaseproof" -> 480620
  "liner" -> 482369       # pressed trays and cups
  * -> 481159             # silicone coated
t: baking parchment paper roll 10m => 4811
t: wax paper sheets for sandwiches => 481160
t: paper towel roll => !4811

@ barware
en: cocktail shaker; cocktail set; bar set; bartender kit; jigger; muddler; bar spoon; mixing glass + cocktail|bar; hip flask; ice bucket; champagne bucket; wine cooler + bucket|sleeve|stainless|ice; wine stopper; bottle stopper; champagne stopper; wine aerator; wine pourer; liquor pourer; bottle pourer; wine chiller stick; whiskey stones; wine accessory set; beer tower; cocktail strainer; bar tool
de: Cocktailshaker = cocktail shaker; Barset = bar set; Flachmann = hip flask; Eiskübel = ice bucket; Eiseimer = ice bucket; Sektkühler = champagne bucket; Flaschenverschluss = bottle stopper; Weinausgießer = wine pourer; Flaschenkühler = bottle cooler
fr: shaker à cocktail = cocktail shaker; seau à glace = ice bucket; seau à champagne = champagne bucket; flasque = hip flask + alcool|whisky|inox; bouchon de bouteille = bottle stopper; bec verseur = pouring spout + vin; doseur à cocktail = jigger
es: coctelera = cocktail shaker; cubitera de hielo = ice bucket; petaca = hip flask + acero|licor; tapón de botella = bottle stopper; decantador aireador = aerating decanter; kit de coctelería = cocktail set
it: shaker cocktail = cocktail shaker; secchiello ghiaccio = ice bucket; fiaschetta = hip flask; tappo per bottiglia = bottle stopper; versatore = pourer + vino
nl: cocktailshaker = cocktail shaker; ijsemmer = ice bucket; heupfles = hip flask; flessenstop = bottle stopper; wijnkoeler = wine cooler + emmer|ijs
pl: shaker = cocktail shaker; wiaderko na lód = ice bucket; piersiówka = hip flask; korek do butelki = bottle stopper; nalewak = pourer + wino; piersiówek = hip flask
pt: coqueteleira = cocktail shaker; balde de gelo = ice bucket; cantil de bolso = hip flask; rolha para garrafa = bottle stopper; kit bar = bar set; aerador de vinho = wine aerator
not: wine cooler fridge; electric wine cooler; hip flask holder; bar set furniture; sex muddler
  main: plastic 392410 ~.15; cork 450310 ~.03; glass 701349 ~.1; wood 441990 ~.04; stone 680299 ~.03
  main=stainless-steel -> 732393 ~.8
  use kitchen-goods
ask: main
t: stainless steel cocktail shaker => 732393
t: silicone wine bottle stopper => 392410
t: electric wine cooler 12 bottles => !7323

@ bath-accessory
en: bath pillow; bath plug; drain plug + bath|sink|tub; drain cover; hair catcher; drain hair catcher; sink plug; shower head; shower filter head; showerhead; hand shower; shower head holder; tap aerator; bath seat adult; drain stopper; tub stopper; shower cap holder; shower hose; bathtub pillow
de: Badewannenkissen = bath pillow; Faltbadewanne = folding bathtub; Abflussstopfen = drain stopper; Duschkopf = shower head; Handbrause = hand shower; Haarfänger = hair catcher + Abfluss; Duschschlauch = shower hose; Brausekopf = shower head
fr: oreiller de bain = bath pillow; baignoire pliable = foldable bathtub; bouchon d'évier = sink plug; pommeau de douche = shower head; pomme de douche = shower head; flexible de douche = shower hose; douchette = hand shower
es: almohada de baño = bath pillow; tapón de desagüe = bath plug; alcachofa de ducha = shower head; cabezal de ducha = shower head; manguera de ducha = shower hose; atrapa pelos ducha = shower hair catcher
it: cuscino vasca da bagno = bath pillow; vasca pieghevole = foldable bathtub; tappo lavandino = sink plug; soffione doccia = shower head; doccetta = hand shower; tubo doccia = shower hose
nl: badkussen = bath pillow; opvouwbaar bad = folding bathtub; afvoerstop = drain stopper; douchekop = shower head; doucheslang = shower hose; handdouche = hand shower
pl: poduszka do wanny = bath pillow; wanna składana = folding bathtub; korek do wanny = bath plug; słuchawka prysznicowa = shower head; głowica prysznicowa = shower head; wąż prysznicowy = shower hose
pt: travesseiro de banheira = bath pillow; banheira dobrável = foldable bathtub; tampa de ralo = drain cover; chuveirinho = hand shower; ducha = shower; cabeça de chuveiro = shower head; mangueira de chuveiro = shower hose
not: electric shower head; drain plug oil; oil drain plug; engine drain plug; shower head cleaner
  "hose": main=any-metal 830710 ~.1; * 391739
  main: rubber 401699 ~.1; stainless-steel 732490 ~.3; copper 741820 ~.08; aluminium 761520 ~.03; zinc 790700 ~.03; base-metal 732490 ~.03; plastic 392490 ~.03
  * -> 392490
t: abs plastic shower head high pressure => 392490
t: stainless steel shower head 20cm => 732490
t: oil drain plug m14 => !3924

@ bath-mat
en: bath mat; bathroom mat; bath rug; bathroom rug; shower mat; anti slip bath mat; toilet mat; contour mat; bathtub mat; bath mat set; pedestal mat; diatomite mat; diatomaceous earth bath mat; stone bath mat; bath tub mat
de: Badematte = bath mat; Badvorleger = bathroom mat; Duschmatte = shower mat; Badteppich = bath rug; Badewanneneinlage = bathtub mat; WC-Vorleger = toilet mat; Badgarnitur = bath mat set; Duschvorleger = shower mat; Badezimmerteppich = bathroom rug; Badezimmermatte = bathroom mat; Badvorleger Set = bath mat set
fr: tapis de bain = bath mat; tapis de douche = shower mat; tapis antidérapant = anti slip mat + bain|douche|baignoire
es: alfombra de baño = bath mat; alfombrilla de baño = bath mat; alfombrilla de ducha = shower mat; alfombra de ducha = shower mat; alfombrilla baño = bath mat
it: tappeto bagno = bath mat; tappetino bagno = bath mat; tappetino doccia = shower mat; tappeto da bagno = bath mat; tappetino da bagno = bath mat
nl: badmat = bath mat; douchemat = shower mat; badkamermat = bathroom mat; toiletmat = toilet mat; wc mat = toilet mat; badmatset = bath mat set; bidetmat = bidet mat; antislip badmat = anti slip bath mat; badkamertapijt = bathroom rug
pl: dywanik łazienkowy = bathroom rug; mata łazienkowa = bathroom mat; mata prysznicowa = shower mat; mata do wanny = bathtub mat; mata antypoślizgowa do wanny = anti slip bath mat; dywanik do łazienki = bathroom rug; komplet dywaników łazienkowych = bathroom rug set; mata kąpielowa = bath mat; komplet łazienkowy dywaniki = bathroom rug set
pt: tapete de banheiro = bathroom mat; tapete de banho = bath mat; tapete de box = shower mat; tapete de duche = shower mat; tapete de casa de banho = bathroom mat
not: bath mat pet; massage mat; acupressure mat
  "diatomite" -> 681599
  "diatomaceous" -> 681599
  main: rubber 401691 ~.05; plastic 392490 ~.2; bamboo 442191 ~.03; wood 442199 ~.03; cork 450490 ~.03; stone 681599 ~.03
  "terry" -> 630260
  main-fibre: cotton 570390 ~.2; nylon 570329 ~.03; synthetic 570339 ~.8
  * -> 570339
ask: main
t: microfiber chenille bath mat => 570339
t: pvc shower mat anti slip suction cups => 392490
t: diatomite stone bath mat => 681599
t: acupressure mat and pillow => !5703

@ bathroom-accessory
en: soap dish; soap dispenser; toothbrush holder; bathroom accessory set; soap holder; lotion dispenser; shower caddy; bathroom shelf; shower shelf; towel rack; towel rail; towel ring; towel bar; towel holder; toilet roll holder; toilet paper holder; toilet paper stand; bathroom set; soap box; soap tray; soap saver; shower organizer; corner shelf + bathroom|shower; bath caddy; razor holder; toothpaste squeezer; toothpaste holder; bathroom organizer shelf; paper towel dispenser; tissue dispenser; robe hook rail; bathroom tumbler; shampoo holder; shampoo dispenser; bath tray; bathtub tray; bathroom rack; loofah holder; soap rack; hand dryer holder; hair dryer holder; hairdryer holder; toothbrush rack; shower rack; shower basket; towel stand; towel shelf
de: Seifenschale = soap dish; Seifenspender = soap dispenser; Zahnbürstenhalter = toothbrush holder; Handtuchhalter = towel holder; Toilettenpapierhalter = toilet paper holder; Duschregal = shower shelf; Duschkorb = shower caddy; Badregal = bathroom shelf; Handtuchstange = towel bar; Badset = bathroom set; WC-Garnitur = toilet brush set; Klopapierhalter = toilet roll holder; Badezimmer Set = bathroom set; Zahnputzbecher = toothbrush tumbler; Seifenablage = soap dish; Duschablage = shower shelf; Papierhandtuchspender = paper towel dispenser; Badewannenablage = bathtub caddy; Föhnhalter = hair dryer holder
fr: porte savon = soap dish; distributeur de savon = soap dispenser; porte brosse à dents = toothbrush holder; porte serviettes mural = wall towel rail; porte papier toilette = toilet paper holder; étagère de douche = shower shelf; étagère salle de bain = bathroom shelf; dérouleur papier toilette = toilet paper holder; gobelet à dents = tooth mug; pont de baignoire = bath caddy; panier de douche = shower basket; sèche serviettes mural = wall towel rail
es: jabonera = soap dish; dispensador de jabón = soap dispenser; portacepillos = toothbrush holder; toallero = towel holder; portarrollos = toilet roll holder; estante de ducha = shower shelf; estantería de baño = bathroom shelf; set de baño = bathroom set; dosificador de jabón = soap dispenser; bandeja para bañera = bath tray
it: portasapone = soap dish; dispenser sapone = soap dispenser; portaspazzolino = toothbrush holder; portasciugamani = towel holder; porta carta igienica = toilet paper holder; mensola doccia = shower shelf; porta asciugamani = towel holder; dosatore sapone = soap dispenser; set bagno = bathroom set; portarotolo carta igienica = toilet roll holder; vassoio vasca = bath tray
nl: zeepbakje = soap dish; zeepdispenser = soap dispenser; tandenborstelhouder = toothbrush holder; handdoekrek = towel rack; toiletrolhouder = toilet roll holder; doucherek = shower rack; badkamerrek = bathroom rack; zeeppompje = soap dispenser; badplank = bath shelf
pl: mydelniczka = soap dish; dozownik do mydła = soap dispenser; kubek na szczoteczki = toothbrush holder; wieszak na ręczniki = towel rack; uchwyt na papier toaletowy = toilet paper holder; półka prysznicowa = shower shelf; półka łazienkowa = bathroom shelf; zestaw łazienkowy = bathroom accessory set; mydelniczek = soap dish
pt: saboneteira = soap dish; dispensador de sabonete = soap dispenser; porta escova de dentes = toothbrush holder; toalheiro = towel rail; porta papel higiênico = toilet paper holder; prateleira de banheiro = bathroom shelf; suporte para toalha = towel holder; kit banheiro = bathroom set; porta shampoo = shampoo holder; suporte para chuveiro = shower head holder
not: towel rack car; soap box car; soap dispenser pump bottle travel; soap box derby; towel rail radiator; electric towel rail; heated towel rail; towel rack heater; soap dish mold
  "automatic|automático" -> 850980
  "touchless" -> 850980
  "sensor" -> 850980
  power=electric|battery|mains -> 850980 ~.04     # automatic dispensers with motor
  "heated|calefactable|térmico|riscaldato|aquecido" -> 851629
  use bath-goods
ask: main
t: stainless steel toilet paper holder => 732490
t: ceramic soap dish => 691200
t: plastic toothbrush holder wall mounted => 392490
t: automatic soap dispenser battery powered => 850980
t: toilet seat soft close => !7324

@ bed-base
en: bed base; slatted bed base; bed slats; box spring
de: Lattenrost = slatted bed base
fr: sommier = bed base; sommier à lattes = slatted bed base
es: somier = bed base
it: rete letto = bed base; sommier = box spring
pt: estrado = slatted bed base; sommier = box spring bed; base box = bed base
  * -> 940410
t: slatted bed base 90x200 => 940410
t: orthopedic dog bed => !9403

@ bed-frame
en: bed frame; bed + wooden|metal|double|single|king|queen|platform|storage|loft|day|folding|guest; platform bed; bunk bed; loft bed; day bed; folding bed; rollaway bed; upholstered bed; four poster bed; slatted frame; camp cot; cot + camping|folding; murphy bed; divan bed; headboard; camp bed; camping cot
de: Bettgestell = bed frame; Bett = bed + Doppel|Einzel|Holz|Metall|Polster|Gäste; Polsterbett = upholstered bed; Hochbett = loft bed; Etagenbett = bunk bed; Kopfteil = headboard + Bett; Gästebett = guest bed; Boxspringbett = boxspring bed; Massivholzbett = solid wood bed; Feldbett = camp bed; Doppelbett = double bed; Einzelbett = single bed; Metallbett = metal bed; Staubett = storage bed; Jugendbett = youth bed; Baubett = playhouse bed; Hausbett = house bed; Tagesbett = day bed; Plattformbett = platform bed; Futonbett = futon bed; Seniorenbett = senior bed; Funktionsbett = functional bed; Gitterbett = cot; Lattenrostbett = slatted bed; Stockbett = bunk bed; Bettrahmen = bed frame; Himmelbett = four poster bed; Bett = bed + 140x200|180x200|90x200|160x200|Kopfteil|Lattenrost; Kojenbett = bunk bed; Kopfteil Bett = headboard; Ausziehbett = pull-out bed; Bodenbett = floor bed
fr: cadre de lit = bed frame; lit superposé = bunk bed; tête de lit = headboard; lit pliant = folding bed; lit coffre = storage bed; lit mezzanine = loft bed; lit de camp = camp bed; structure de lit = bed frame; lit = bed; lit double = double bed
es: estructura de cama = bed frame; cama = bed + madera|metal|matrimonio|individual|plegable; litera = bunk bed; cabecero = headboard; cama plegable = folding bed; base de cama = bed base; canapé abatible = ottoman storage bed base; cama de matrimonio = double bed; cama nido = trundle bed; cabecera de cama = headboard; cama = bed + matrimonio|individual|madera|colchón|plegable|juvenil|90x190|135x190|150x190|somier|tapizada
it: struttura letto = bed frame; letto a castello = bunk bed; testiera letto = headboard; rete a doghe = slatted frame; letto contenitore = storage bed; brandina = camp bed; letto matrimoniale = double bed; letto = bed; letto singolo = single bed
nl: bedframe = bed frame; bed = bed + hout|metaal|2 persoons; stapelbed = bunk bed; hoofdbord = headboard; lattenbodem = slatted frame; logeerbed = guest bed; veldbed = camp bed; hoogslaper = loft bed; boxspring = box spring bed; bed = bed + hout|metaal|eenpersoons|tweepersoons|160x200|180x200|90x200|140x200|hoofdbord; babybed = baby bed; bedombouw = bed frame; houten bed = wooden bed; metalen bed = metal bed; opklapbed = folding wall bed; juniorsbed = junior bed; juniorbed = junior bed; peuterbed = toddler bed; bedhuisbed = house bed; huisbed = house bed; gestoffeerd bed = upholstered bed; meegroeibed = grow-along bed; babyledikant = baby cot; halfhoogslaper = mid sleeper bed; ledikantje = baby cot; boxspringbed = box spring bed; onderschuifbed = underbed; bedhuisje = house bed; kajuitbed = cabin bed; tweepersoonsbed = double bed; eenpersoonsbed = single bed; boxspringset = box spring set
pl: łóżko = bed; rama łóżka = bed frame; łóżko piętrowe = bunk bed; zagłówek = headboard + łóżko; stelaż do łóżka = bed slatted frame; łóżko polowe = camp cot; łóżko składane = folding bed; łóżeczko dziecięce = cot; łóżko tapicerowane = upholstered bed; łóżko drewniane = wooden bed; łóżko kontynentalne = continental bed; łóżeczko niemowlęce = baby cot; łóżko metalowe = metal bed; łóżko domek = house bed; łóżko z pojemnikiem = bed with storage; antresola łóżko = loft bed; łóżko młodzieżowe = youth bed; łóżko sosnowe = pine bed; kołyska niemowlęca = baby cradle; łóżko boxspring = box spring bed; dostawka łóżeczko = bedside crib; stelaż łóżka = bed slatted frame; wezgłowie = headboard; zagłówek łóżka = headboard; kojec łóżeczko = playpen cot; łóżko kojec = playpen bed
pt: cama = bed + madeira|casal|solteiro|metal|dobrável; estrutura de cama = bed frame; beliche = bunk bed; cabeceira = headboard; estrado de cama = slatted bed base; cama box = box spring bed; cama dobrável = folding bed; cama = bed; cama de casal = double bed; cabeceira de cama = headboard; cama de solteiro = single bed
not: dog bed; cat bed; pet bed; sofa bed; bed sheet; air bed; bed linen; bed cover; bed skirt; hospital bed; bed rail; baby bed; bed tray; massage bed; bed light; bed wedge; bed lamp; bed canopy; bed net; flower bed; raised garden bed; truck bed; test bed; bed bug; tanning bed; raised bed; cama para perro; cama para cachorro; bed tent; bed risers; bed riser; bed runner; bed warmer; headboard lamp; bed throw; bed frame leg; nail bed; bed hook; bed organizer; print bed; bed pillow; bed sheets; bed clip; heated bed; hot bed printer; doll bed; bed pad; bedside bed; bed cushion; bed mosquito; bed leveling; spa bed; lash bed; air bed pump; bed skirt pins; inflatable bed; camara; camaron; lettere; camera
  "headboard" -> 940391
  "camping" -> 940320
  "camp bed" -> 940320
  "feldbett" -> 940320
  "folding|plegable|pieghevole|dobrável" -> 940320
  main: bamboo 940382 ~.03; wood 940350 ~.6; base-metal 940320 ~.8; straw 940383 ~.03; plastic 940370 ~.03
  * -> 940350
ask: main
t: metal bed frame queen size => 940320
t: solid wood double bed => 940350
t: folding camping cot => 940320
t: orthopedic dog bed => !9403

@ bed-riser
en: bed riser; furniture riser; chair glide; furniture slider; furniture glide
  * -> 392630
t: bed riser => 392630
t: metal hairpin table legs set of 4 => 940399

@ bed-tray-table
en: bed tray table; folding tray table; laptop bed tray; bed tray; lap desk
fr: table de lit = bed tray
es: mesita de cama = bed tray table
it: vassoio da letto = bed tray
pt: tabuleiro de cama = bed tray; bandeja de cama = bed tray
  main=bamboo -> 442191 ~.3
  main=plastic -> 392490 ~.1
  * -> 442199
ask: main
t: bed tray table => 442199
t: table tennis table => !9403

@ bidet-attachment
en: bidet attachment; bidet; travel bidet
de: Bidet = bidet
fr: bidet = bidet; douchette hygiénique = handheld bidet sprayer
es: ducha higiénica = bidet sprayer; bidet adaptable = bidet attachment
it: bidet = bidet; doccia bidet = bidet shower
nl: bidet = bidet
pl: bidet = bidet
pt: chuveirinho higiénico = bidet shower
  main=porcelain -> 691010 ~.03
  main=ceramic -> 691090 ~.1
  * -> 392290
t: bidet attachment for toilet => 392290
t: soft close toilet seat plastic white => 392220

@ blanket
en: blanket; throw blanket; fleece blanket; throw + blanket|sofa|fleece|knitted|sherpa|couch; sherpa blanket; travel blanket; knitted blanket; plush blanket; wool blanket; flannel blanket; electric blanket; wearable blanket; beach blanket; baby blanket; swaddle blanket; muslin blanket; blanket hoodie; camping blanket; moving blanket; cashmere throw; picnic blanket; hooded blanket; emergency blanket
de: Wolldecke = wool blanket; Kuscheldecke = throw blanket; Fleecedecke = fleece blanket; Wohndecke = throw; Picknickdecke = picnic blanket; Babydecke = baby blanket; Decke = blanket + Fleece|Kuschel|Wolle|Sofa|Baby|Strick|Picknick; Plaid = throw blanket; Tagesdecke Fleece = fleece bedspread; Rettungsdecke = emergency blanket; Decke = blanket; Plüschdecke = plush blanket; Sofadecke = sofa blanket; Schurwolldecke = pure wool blanket; Alpakadecke = alpaca blanket; Kaschmirdecke = cashmere blanket; Kinderdecke = child's blanket; Sommerdecke = summer blanket; Mohairdecke = mohair blanket; Felldeckendecke = faux fur blanket; Überwurf = throw; Schmusedecke = throw blanket
fr: plaid = throw; couverture = blanket + polaire|laine|bébé|coton|chauffante; couverture polaire = fleece blanket; couverture bébé = baby blanket; couverture de pique nique = picnic blanket; plaid polaire = fleece throw; couverture de survie = emergency blanket; couverture = blanket
es: manta = blanket; manta polar = fleece blanket; manta de sofá = throw; manta bebé = baby blanket; manta térmica = thermal blanket; cobija = blanket; manta de picnic = picnic blanket; frazada = blanket; plaid = travel rug
it: coperta = blanket; plaid = throw; coperta in pile = fleece blanket; termocoperta = electric blanket; coperta neonato = baby blanket; scaldaletto = bed warmer; coperta picnic = picnic blanket; copertina = small blanket
nl: deken = blanket; plaid = throw; fleecedeken = fleece blanket; babydeken = baby blanket; picknickkleed = picnic blanket; reddingsdeken = emergency blanket; wiegdeken = cradle blanket; woondeken = throw; picknickdeken = picnic blanket; wandelwagendeken = stroller blanket; ledikantdeken = cot blanket; knuffeldeken = cuddle blanket; boxdeken = playpen blanket; dekens = blanket; babydekentje = baby blanket; dekentje = blanket; wollen plaid = wool throw; wiegdekentje = cradle blanket; sprei plaid = throw; woonplaid = throw; wandeldekens = stroller blanket; fleece plaid = fleece throw
pl: koc = blanket; pled = blanket; kocyk = blanket; koc piknikowy = picnic blanket; koc polarowy = fleece blanket; kocyk dla niemowląt = baby blanket; kocyk niemowlęcy = baby blanket; kocyk bambusowy = bamboo blanket; koc pluszowy = plush blanket; kocyk dziecięcy = children's blanket; koc z mikrofibry = microfibre blanket; otulacz niemowlęcy = baby swaddle; kocyk minky = minky blanket; koc akrylowy = acrylic blanket; narzuta koc = throw blanket; kocyk z bawełny = cotton blanket; koc z polaru = fleece blanket
pt: cobertor = blanket; manta = blanket; manta polar = fleece blanket; manta de sofá = sofa throw; manta de bebê = baby blanket; manta de piquenique = picnic blanket; mantinha = baby blanket
not: blanket cover; fire blanket; horse blanket; blanket fabric; blanket storage bag; welding blanket; weighted blanket; blanket yarn; dog blanket; pet blanket; insulation blanket; throw pillow; throw rug; blanket ladder; blanket holder; solar blanket; manta con peso; sauna blanket; pool blanket; blanket clip; manta térmica construção; cobertor ponderado; exhaust blanket; heat blanket insulation; blanket wrap exhaust; pla
  "emergency" -> 392690
  "rettungsdecke" -> 392690
  "survie" -> 392690
  power=electric|mains -> 630110 ~.02
  main=fur -> 430390 ~.01
  main-fibre: wool 630120 ~.06; cotton 630130 ~.2; synthetic 630140 ~.9; other 630190 ~.03
  * -> 630140
ask: main-fibre
t: sherpa fleece throw blanket => 630140
t: cotton knitted baby blanket => 630130
t: electric heated blanket 230v => 630110
t: wool blanket 130x170 => 630120
t: fire blanket fiberglass kitchen => !6301

@ blender-blade
en: blender blade; blender cup; mixer bowl; mixer attachment; juicer blade; stand mixer attachment; whisk attachment; meat grinder plate
de: Ersatzmesser Mixer = replacement blender blade
fr: bol mixeur = blender jar; lame mixeur = blender blade
es: vaso batidora = blender jug; cuchilla batidora = blender blade
it: caraffa frullatore = blender jug; lama frullatore = blender blade
pl: nóż do blendera = blender blade; kielich blendera = blender cup
pt: copo liquidificador = blender jar; lâmina liquidificador = blender blade
not: silicone blender cup lid; makeup blender blade
  * -> 850990
t: blender blade replacement => 850990
t: beauty blender sponge => !8509

@ broom-mop
en: broom; mop; floor mop; spray mop; flat mop; spin mop; duster; feather duster; microfiber duster; squeegee; window squeegee; toilet brush; dish brush; scrub brush; cleaning brush; bottle brush; lint roller; floor brush; hand brush; dustpan and brush; dust brush; lint brush; clothes brush; shoe brush; grout brush; wheel brush + car|tyre|cleaning; bathroom brush; tile brush; broom and dustpan set; straw brush; keyboard brush; bbq grill brush; grill brush; mop set; scrubber brush; window cleaning brush; silicone toilet brush; sweeping brush; pet hair remover roller; vegetable brush; detailing brush; gap cleaning brush; crevice brush; toilet brush holder
de: Besen = broom; Wischmopp = floor mop; Staubwedel = duster; Abzieher = squeegee + Fenster|Dusche; WC-Bürste = toilet brush; Toilettenbürste = toilet brush; Spülbürste = dish brush; Flaschenbürste = bottle brush; Fusselrolle = lint roller; Handfeger = hand brush; Kehrset = dustpan and brush; Schrubber = scrub brush; Schuhbürste = shoe brush; Reinigungsbürste = cleaning brush; Fensterabzieher = window squeegee; Kehrgarnitur = dustpan and brush; Kehrblech Set = dustpan and brush; Kehrschaufel und Besen = dustpan and brush
fr: balai = broom; serpillière = floor cloth or mop + balai; plumeau = duster; raclette = squeegee + vitre|douche; brosse WC = toilet brush; brosse de toilette = toilet brush; brosse vaisselle = dish brush; goupillon = bottle brush; rouleau anti peluches = lint roller; balayette = hand brush; brosse de nettoyage = cleaning brush; brosse à chaussures = shoe brush; pelle et balayette = dustpan and brush; balai serpillière = mop
es: escoba = broom; fregona = mop; mopa = flat mop; plumero = duster; escobilla de baño = toilet brush; cepillo de limpieza = cleaning brush; cepillo para biberones = bottle brush; rodillo quitapelusas = lint roller; recogedor y cepillo = dustpan and brush; trapeador = mop; cubo y fregona = mop and bucket
it: scopa = broom; mocio = mop; spazzolone = scrubbing brush; scopino wc = toilet brush; spazzola per pulizia = cleaning brush; scovolino bottiglie = bottle brush; spolverino = duster; levapelucchi rullo = lint roller; tergivetro = squeegee + finestra|doccia; paletta = dustpan; lavapavimenti mop = floor mop; scopa in saggina = sorghum broom
nl: bezem = broom; dweil = mop; vloerwisser = floor wiper; toiletborstel = toilet brush; afwasborstel = dish brush; flessenborstel = bottle brush; pluizenroller = lint roller; stofdoek plumeau = duster; veger en blik = dustpan and brush; stofblik en veger = dustpan and brush; stoffer = hand brush; handveger = hand brush
pl: miotła = broom; mop = mop; szczotka do wc = toilet brush; szczotka do czyszczenia = cleaning brush; rolka do ubrań = lint roller; ściągaczka do szyb = window squeegee; zmiotka = hand brush; szczotka do naczyń = dish brush; zmiotek = hand brush; szufelka ze zmiotką = dustpan and brush; zmiotka i szufelka = dustpan and brush
pt: vassoura = broom; esfregão = scrubbing mop; escova sanitária = toilet brush; escova de limpeza = cleaning brush; espanador = duster; rodo = squeegee; rolo tira pelos = lint roller; esfregona = mop; mopa = mop; mop giratório = spin mop
not: electric mop; steam mop; mop head; mop robot; robot mop; electric spin scrubber; silk screen squeegee; squeegee tint tool; mop bucket; mop holder; broom holder; witch broom; screen printing squeegee; electric cleaning brush; mop cloth; carbon brush; mop refill; mop pad; vacuum brush; drill brush; drill brush set; mop and bucket set toy; makeup brush cleaning brush; broom costume; gun cleaning brush
  * -> 960390
t: microfiber flat mop with aluminium handle => 960390
t: toilet brush with holder set => 960390
t: electric steam mop 1500w => !9603

@ bucket
en: bucket; mop bucket; cleaning bucket; foldable bucket; collapsible bucket; pail; washing bowl; wash basin portable; dish tub; washing up bowl; dustpan; basin + foldable|washing|laundry|plastic|foot; laundry tub; collapsible basin; foot bath basin; water bucket; watering can; mop bucket with wringer
de: Eimer = bucket; Putzeimer = cleaning bucket; Falteimer = collapsible bucket; Spülschüssel = washing up bowl; Waschschüssel = washing bowl; Kehrschaufel = dustpan; Gießkanne = watering can; Kehrblech = dustpan
fr: seau = bucket; seau pliable = foldable bucket; bassine = basin; pelle à poussière = dustpan; arrosoir = watering can; cuvette = basin + plastique|pliable
es: cubo de fregar = mop bucket; cubo plegable = foldable bucket; barreño = basin; palangana = basin; recogedor = dustpan; regadera = watering can
it: secchio = bucket; bacinella = basin; paletta raccogli polvere = dustpan; annaffiatoio = watering can; catino = basin
nl: emmer = bucket; afwasteil = washing up bowl; teiltje = small tub; stoffer en blik = dustpan and brush; gieter = watering can
pl: wiadro = bucket; miska składana = folding bowl; miednica = basin; szufelka = dustpan; konewka = watering can; szufelek = dustpan; konewek = watering can
pt: balde = bucket; bacia dobrável = collapsible basin; pá de lixo = dustpan; regador = watering can
not: bucket hat; bucket bag; ice bucket; champagne bucket; excavator bucket; bucket seat; bucket list; bucket toy; beach bucket; bucket teeth; bath bucket toy; sand bucket; foot bath massager; balde de gelo; seau à glace; seau à champagne; secco; secchi; secca; secche
  main: plastic 392490 ~.8; textile 630790 ~.03; stainless-steel 732393 ~.1; cast-iron 732391 ~.01; iron 732399 ~.1; aluminium 761510 ~.03; copper 741810 ~.03; base-metal 732399 ~.03
  * -> 392490
t: collapsible silicone bucket 10l => 392490
t: galvanised steel bucket 12l => 7323
t: excavator bucket tooth => !3924

@ cabinet-hardware
en: cabinet handle; cabinet knob; drawer pull; drawer knob; drawer handle; furniture handle; furniture knob; wardrobe handle; drawer slide; drawer runner; closet rod; wardrobe rail; cabinet catch; magnetic catch; kitchen handle; cupboard handle; cupboard knob; shelf pin; dresser knob; furniture corner bracket; corner brace; corner bracket; l bracket furniture; soft close slide; bed hinge; shelf bracket; shelf support
de: Möbelgriff = furniture handle; Möbelknopf = furniture knob; Schrankgriff = cabinet handle; Schubladengriff = drawer handle; Regalträger = shelf support; Regalhalter = shelf bracket; Möbelrolle = furniture castor + Schrank|Sofa|Bett|Set; Lenkrolle = swivel castor; Schubladenauszug = drawer slide; Schubladenschiene = drawer runner; Kleiderstange = clothes rail; Magnetschnäpper = magnetic catch; Winkelverbinder = corner connector; Regalwinkel = shelf bracket
fr: poignée de meuble = furniture handle; bouton de meuble = furniture knob; poignée de tiroir = drawer handle; coulisse de tiroir = drawer slide; équerre = corner bracket + étagère|murale; support d'étagère = shelf bracket; loqueteau magnétique = magnetic catch
es: tirador de mueble = furniture handle; pomo de mueble = furniture knob; tirador de cajón = drawer pull; guía de cajón = drawer slide; soporte de estante = shelf support; rueda para muebles = furniture wheel; escuadra = corner bracket + estante; tiradores = furniture handle; ruedas giratorias = swivel castor
it: maniglia per mobili = furniture handle; pomello = knob; maniglia cassetto = drawer handle; guida cassetto = drawer slide; reggimensola = shelf support; ruota per mobili = furniture wheel; pomelli per mobili = furniture knob
nl: meubelgreep = furniture handle; kastknop = cabinet knob; ladegreep = drawer handle; ladegeleider = drawer slide; plankdrager = shelf support; meubelwiel = furniture wheel; meubelknop = furniture knob
pl: uchwyt meblowy = furniture handle; gałka meblowa = furniture knob; prowadnica do szuflad = drawer slide; wspornik półki = shelf bracket; kółko meblowe = furniture wheel; uchwyty meblowe = furniture handles
pt: puxador = handle; corrediça de gaveta = drawer slide; suporte de prateleira = shelf support; rodízio = caster; puxador de gaveta = drawer handle
not: escuadradora
  "shelf bracket": main=plastic 392630 ~.03; main=wood 442199 ~.03; * 830250
  "shelf support" -> 830250
  "regal" -> 830250
  main: plastic 392630 ~.05; porcelain 691410 ~.02; ceramic 691490 ~.05; glass 702000 ~.05; wood 442199 ~.08; leather 420500 ~.02; base-metal 830242 ~.03
  * -> 830242
ask: main
t: zinc alloy cabinet handle 128mm => 830242
t: ceramic drawer knobs => 6914
t: gear shift knob => !8302

@ candle
en: candle; scented candle; tea light; tealight; pillar candle; soy candle; taper candle; votive candle; birthday candle; jar candle; candle gift set; beeswax candle; candlestick candle; citronella candle; dinner candle; floating candle; aromatherapy candle; ear candle; massage candle
de: Kerze = candle; Duftkerze = scented candle; Teelicht = tea light; Stumpenkerze = pillar candle; Stabkerze = taper candle; Geburtstagskerze = birthday candle; Spitzkerze = taper candle; Taufkerze = baptism candle; Blockkerze = pillar candle; Tafelkerze = dinner candle; Bienenwachskerze = beeswax candle; Kugelkerze = ball candle
fr: bougie = candle; bougie parfumée = scented candle; bougie chauffe plat = tea light; bougie anniversaire = birthday candle; cierge = church candle; chauffe plat bougie = tea light
es: vela aromática = scented candle; vela = candle; vela perfumada = scented candle; velas de té = tea light; velas de cumpleaños = birthday candle; velón = pillar candle
it: candela = candle; candela profumata = scented candle; candele = candle; candeline = birthday candle
nl: kaars = candle; geurkaars = scented candle; theelichtje = tea light; waxinelichtje = tealight; kaarsen = candle; theelichtjes = tea light; waxinelichtjes = tealight; stompkaarsen = pillar candle; geurkaarsen = scented candle; dinerkaarsen = dinner candle; huishoudkaarsen = household candle; waxinelichten = tealight; rustieke kaars = rustic candle; verjaardagskaarsjes = birthday candle; kaarsjes = candle; bijenwaskaars = beeswax candle; cilinderkaars = pillar candle; stompkaars wit = white pillar candle; graflicht = grave light; tafelkaars = table candle; grafkaarsen = grave candle; rustieke kaarsen = rustic candle; drijfkaarsen = floating candle; bijenwaskaarsen = beeswax candle; cilinderkaarsen = pillar candle; tafelkaarsen = table candle
pl: świeca = candle; świeczka = candle; świeca zapachowa = scented candle; podgrzewacz = tea light; świeczek = candle; tealighty = tea lights; świeczki urodzinowe = birthday candles; wkład do znicza = grave candle refill; gromnica = candlemas candle; świeca pieńkowa = pillar candle; świeca komunijna = communion candle; świeca ołtarzowa = altar candle; podgrzewacz zapachowy = scented tea light
pt: vela = candle; vela perfumada = scented candle; vela aromática = scented candle; vela de aniversário = birthday candle
not: candle holder; candle mould; candle mold; candle making; candle wick; candle warmer; candle lamp; led candle; flameless candle; candle jar empty; candle snuffer; candle stick holder; candle dye; candle bulb; bougie d'allumage; vela de ignição; candle wax; candle tin; candela accensione; tea light holder; candle lantern; candela motore; candle fragrance oil; candle sconce; candle wax warmer; candle lighter; vela barco; spark plug; led tea light; candle chandelier; candle filter; candle label; candle making kit; portacandele; candeliere; cerata; cerato
  "led" -> 940542
  * -> 340600
t: soy wax scented candle in glass jar => 340600
t: led flameless tea lights => !3406
t: ceramic candle holder => !3406

@ candle-holder
en: candle holder; candlestick; tea light holder; tealight holder; candelabra; candle lantern; candle stick holder; candle stand; candle plate; candle sconce; lantern + candle|garden|hanging|hurricane|moroccan; hurricane lamp; oil lamp; kerosene lamp; votive holder; candle warmer lamp; candle snuffer; candle lamp; wind light
de: Kerzenhalter = candle holder; Kerzenständer = candlestick; Teelichthalter = tealight holder; Windlicht = candle lantern; Kerzenleuchter = candlestick; Öllampe = oil lamp; Petroleumlampe = kerosene lamp
fr: bougeoir = candle holder; chandelier = candlestick + bougie; porte bougie = candle holder; photophore = tea light holder; lampe à huile = oil lamp; lanterne = lantern + bougie; chandelier = candlestick
es: portavelas = candle holder; candelabro = candelabra; candelero = candlestick; farol = lantern + vela; lámpara de aceite = oil lamp; farolillo vela = candle lantern
it: portacandele = candle holder; candeliere = candlestick + portacandele|metallo|ottone; candelabro = candelabra; lanterna = lantern + candela; lampada a olio = oil lamp; lanterna portacandela = candle lantern
nl: kandelaar = candlestick; kaarsenhouder = candle holder; theelichthouder = tea light holder; windlicht = candle lantern; olielamp = oil lamp
pl: świecznik = candle holder; lampion = lantern; kandelabr = candelabra; lampa naftowa = oil lamp
pt: castiçal = candlestick; porta velas = candle holder; candelabro = candelabra; suporte para velas = candle holder; lamparina = oil lamp
not: candle holder bulb; lantern camping led; birthday candle holder; sky lantern; paper lantern; chinese lantern; candle making; led lantern; candele; candela
  "snuffer" -> 732393
  "warmer" -> 851679
  * -> 940550         # non-electrical luminaires: candlesticks, lanterns, oil lamps
t: glass tea light holder set => 940550
t: brass candlestick => 940550
t: electric candle warmer lamp => 851679
t: led camping lantern => !940550

@ chair-mat
en: chair mat; office chair mat; puzzle mat
fr: tapis puzzle = puzzle mat
es: alfombra puzzle = puzzle mat
it: tappeto puzzle = puzzle mat
pt: tatame eva = eva foam mat
not: puzzle mat roll; jigsaw puzzle mat
  * -> 391890
t: chair mat => 391890
t: jigsaw puzzle mat roll => !3918

@ chair-seat
en: chair; dining chair; bar stool; stool; bench + garden|seat|storage|park|wooden|dining|entryway|piano; rocking chair; accent chair; lounge chair; couch; loveseat; chaise lounge; footstool; garden chair; folding chair; camping chair; beach chair; deck chair; patio chair; director chair; kids chair; outdoor chair; hanging chair; swing chair; egg chair; stacking chair; fishing chair; piano bench; garden bench; moon chair; floor chair; zero gravity chair; folding stool; camping stool; foldable chair; vanity stool; makeup chair; rattan chair; adirondack chair; kneeling chair; club chair; bean bag; bean bag chair
de: Stuhl = chair; Esszimmerstuhl = dining chair; Hocker = stool; Barhocker = bar stool; Gartenbank = garden bench; Sitzbank = bench; Schaukelstuhl = rocking chair; Campingstuhl = camping chair; Klappstuhl = folding chair; Gartenstuhl = garden chair; Hängesessel = hanging chair; Strandstuhl = beach chair; Polsterstuhl = upholstered chair; Küchenstuhl = kitchen chair; Kinderstuhl = kids chair; Holzstuhl = wooden chair; Freischwingerstuhl = cantilever chair; Metallstuhl = metal chair; Stapelstuhl = stacking chair; Schalenstuhl = shell chair; Besucherstuhl = visitor chair; Kunststoffstuhl = plastic chair; Angelstuhl = fishing chair; Regiestuhl = director chair; Wohnzimmerstuhl = living room chair; Konferenzstuhl = conference chair; Balkonstuhl = balcony chair; Armlehnstuhl = chair with armrests; Freischwinger = cantilever chair; Sitzhocker = seat stool; Schminkhocker = vanity stool; Holzhocker = wooden stool; Fußhocker = footstool; Klapphocker = folding stool; Truhenbank = storage bench; Garderobenbank = hallway bench; Eckbank = corner bench; Bank = bench + Garten|Esszimmer|Holz|Flur|Garderobe; Hängestuhl = hanging chair; Eierstuhl = egg chair; Hollywoodschaukel = garden swing seat; Barstuhl = bar stool; Polsterbank = upholstered bench; Schlafzimmerbank = bedroom bench; Loungesessel Garten = garden lounge chair; Adirondack = adirondack chair; Tresenhocker = bar stool; Barhocker Set = bar stool set; Picknickstuhl = picnic chair; Hochlehner = high-back chair; Bistrostuhl = bistro chair
fr: chaise = chair; chaise de camping = camping chair; chaise de salle à manger = dining chair; tabouret = stool; tabouret de bar = bar stool; banc = bench; chaise pliante = folding chair; pouf poire = bean bag; chaise de jardin = garden chair; repose pied = footrest + pouf|tabouret; marchepied tabouret = step stool; fauteuil suspendu = hanging chair; chaise de plage = beach chair
es: puf = pouffe; taburete alto = bar stool; silla = chair; silla de comedor = dining chair; taburete = stool; banco de jardín = garden bench; mecedora = rocking chair; silla plegable = folding chair; silla de camping = camping chair; silla de playa = beach chair; silla colgante = hanging chair; banqueta = stool; reposapiés = footrest
it: sedia = chair + legno|pranzo|ufficio|cucina|plastica|metallo|pieghevole; sedia = chair; sgabello da bar = bar stool; sedia da pranzo = dining chair; sgabello = stool; panca = bench; sedia pieghevole = folding chair; sedia da campeggio = camping chair; pouf sacco = bean bag; dondolo = garden swing seat; poltrona sospesa = hanging chair; sedia da giardino = garden chair; spiaggina = beach chair; sedia da spiaggia = beach chair
nl: stoel = chair; eetkamerstoel = dining chair; kruk = stool; barkruk = bar stool; tuinbank = garden bench; klapstoel = folding chair; campingstoel = camping chair; strandstoel = beach chair; tuinstoel = garden chair; hangstoel = hanging chair; schommelstoel = rocking chair; bankje = small bench + hal|tuin|hout|eetkamer; keukenstoel = kitchen chair; stapelstoel = stacking chair; visstoel = fishing chair; regisseursstoel = director chair; vouwstoel = folding chair; bistrostoel = bistro chair; loungestoel = lounge chair; eetkamerarmstoel = dining armchair; houten stoel = wooden chair; plastic stoel = plastic chair; balkonstoel = balcony chair; armleunstoel = chair with armrests; schelpstoel = shell chair; dining stoel = dining chair; zitbank hal = hallway bench; eetkamerbank = dining bench; barstoel = bar stool; krukje = stool; eierstoel = egg chair; schommelbank = swing bench; poefstoel = pouf chair; halbank = hallway bench; picknickstoel = picnic chair; cocoonstoel = cocoon chair; standenstoel = recliner garden chair; buitenbank = outdoor bench; egg chair = egg chair; eettafelstoel = dining chair; kinderstoeltje hout = wooden children's chair; stoelen = chair + gestoffeerd|metalen|frame|hout|eetkamer
pl: krzesło = chair; taboret = stool; hoker = bar stool; ławka = bench; krzesło turystyczne = camping chair; krzesło składane = folding chair; fotel bujany = rocking chair; fotel wiszący = hanging chair; krzesło ogrodowe = garden chair; krzesło kuchenne = kitchen chair; krzesło drewniane = wooden chair; krzesło do jadalni = dining chair; ławka ogrodowa = garden bench; stołek = stool; hoker barowy = bar stool; krzesło tapicerowane = upholstered chair; leżak ogrodowy krzesło = garden lounge chair; krzesło biwakowe = camping chair; krzesło wędkarskie = fishing chair; krzesełko = small chair; stołek barowy = bar stool; ława do przedpokoju = hallway bench; krzesło barowe = bar chair; ławeczka = bench; siedzisko ławka = seat bench; huśtawka ogrodowa = garden swing; krzesło plażowe = beach chair; krzesełko dziecięce = children's chair; fotel ogrodowy = garden armchair; fotel kokon = cocoon chair; ławka do przedpokoju = hallway bench; zydel = stool; krzeseł = chair; siedzisko z oparciem = seat with backrest; krzesło medalion = medallion chair; ławka parkowa = park bench; ławeczek = bench
pt: banco = stool; tamborete = stool; banco alto = high stool; cadeira = chair; banqueta = stool; cadeira dobrável = folding chair; cadeira de praia = beach chair; banco de jardim = garden bench; pufe = pouf; cadeira de balanço = rocking chair; cadeira de jardim = garden chair; cadeira de jantar = dining chair; cadeira suspensa = hanging chair
not: wheel chair; chair leg; chair caster; office chair; chair cover; toilet chair; commode chair; dental chair; barber chair; massage chair; electric chair; chair pad; chair cushion; chair sash; high chair; couch cover; bench press; bench grinder; bench vise; work bench; weight bench; bean bag cover; test bench; bench scraper; chair glide; chair mat; chair yoga; chair protector; sedia a rotelle; chaise haute; stool softener; stool test; piano bench cover; doll chair; bar stool cover; bed chair; chair sock; feeding chair; chair organizer; salon chair; camping chair bag; garden chair cushion; sedia doccia; rolling stool; saddle stool; chaise roulante; chair gas lift; chair fabric; leg chair socks; dollhouse chair; sensory chair; chair swing baby; bouncer chair; chair band; wooden bench plane; sedano; bancada; silla de ruedas; cadeira de rodas; cadeira de bebê; silla de coche; cadeira de banho; cadeira gamer; cadeira para auto; diversi
  "bean bag" -> 940180      # seat without frame; a small floor pouf is 9404
  main=stone|concrete -> 940180 ~.01
  form=inflatable -> 940180 ~.01
  "camping": main=wood 940169 ~.03; * 940179
  "beach": main=wood 940169 ~.03; * 940179
  "fishing|pesca" -> 940179
  "garden|jardín|giardino|jardim": main=wood 940169 ~.3; main=plastic 940180 ~.3; main=straw 940153 ~.08; * 940179
  "folding|plegable|pieghevole|dobrável": main=wood 940169 ~.2; main=plastic 940180 ~.2; * 940179
  "hanging" -> 940179
  "swing" -> 940179
  use seats
ask: main; build
t: folding camping chair steel frame => 940179
t: plastic stacking chair => 940180
t: solid wood dining chair without upholstery => 940169
t: wheel chair manual => !9401
t: chaise de salle à manger velours pieds métal => 940171
t: silla de comedor tapizada patas de madera => 940161

@ chest-of-drawers
en: chest of drawers; dresser; fabric dresser; nightstand; bedside table; bedside cabinet; wardrobe
de: Kleiderschrank = wardrobe; Kommode Schlafzimmer = bedroom chest of drawers; Nachtkommode = nightstand; Schwebetürenschrank = sliding door wardrobe; Dreh­türenschrank = hinged door wardrobe; Drehtürenschrank = hinged door wardrobe; Kinderzimmerschrank = children's room wardrobe; Eckschrank = corner wardrobe; Schiebetürenschrank = sliding door wardrobe; Wäscheschrank = linen cupboard; Jugendschrank = youth wardrobe; Nachtkonsole = nightstand; Frisiertisch = dressing table; Nachtschrank = bedside cabinet; Boxspring Nachttisch = boxspring bedside table; Nachtkästchen = nightstand; Wäschekommode = linen chest of drawers; Nachtkästen = nightstand
fr: chiffonnier = tall chest of drawers; buffet meuble = sideboard
es: ropero = wardrobe; mesilla de noche = bedside table; chifonier = chest of drawers; zapatero = shoe cabinet + mueble
it: comò = chest of drawers; guardaroba = wardrobe; settimino = chest of drawers
nl: kledingkast = wardrobe; garderobekast = wardrobe; ladekast slaapkamer = bedroom chest of drawers; schuifdeurkast = sliding door wardrobe; nachtkast = bedside cabinet; kleerkast = wardrobe; nachttafel = bedside table; linnenkast = linen cupboard; draaideurkast = hinged door wardrobe; nachtkastjes = bedside table; commode = chest of drawers; babycommode = nursery dresser; schuifdeurkledingkast = sliding door wardrobe; hoekkledingkast = corner wardrobe
pl: szafa = wardrobe; szafa przesuwna = sliding wardrobe; szafa ubraniowa = wardrobe; szafa dwudrzwiowa = two-door wardrobe; stolik nocny = bedside table; przewijak komoda = changing table dresser; komoda z szufladami = chest of drawers; szafa trzydrzwiowa = three-door wardrobe; szafa z drzwiami przesuwnymi = sliding door wardrobe; bieliźniarka = linen cabinet; szafa narożna = corner wardrobe; szafa z lustrem = mirrored wardrobe; toaletka z lustrem = dressing table with mirror; szafa dziecięca = children's wardrobe; konsola toaletka = console dressing table; komoda z przewijakiem = changing table dresser; komoda dziecięca = children's chest of drawers; szafka do sypialni = bedroom cabinet; bieliźniarek = linen cabinet
pt: criado mudo = nightstand
not: wardrobe light; wardrobe organizer; wardrobe rail; doll wardrobe; wardrobe hinge; dresser drawer pull; hair dresser; wardrobe lamp; wound dresser; wardrobe bag; comando
  main=plastic -> 940370 ~.1
  main=base-metal -> 940320 ~.03
  main=textile -> 940320 ~.03
  main=bamboo -> 940382 ~.03
  * -> 940350
ask: main
t: portable fabric wardrobe with steel frame => 940320
t: cabinet handle stainless steel => !9403

@ chopsticks
en: chopstick; reusable chopstick; sushi chopstick; metal chopstick; chopstick set; bamboo chopsticks
de: Essstäbchen = chopstick; Stäbchen = chopstick + Sushi
fr: baguettes chinoises = chinese chopsticks; baguettes = chopsticks + sushi|japonaises; baguettes japonaises = japanese chopsticks
es: palillos chinos = chopstick; palillos = chopsticks + sushi; palillos japoneses = japanese chopsticks
it: bacchette cinesi = chopsticks; bacchette = chopsticks
nl: eetstokjes = chopstick
pl: pałeczki = chopsticks + sushi|chińskie
pt: pauzinhos chineses = chopsticks; hashi = chopsticks; pauzinhos = chopsticks
not: chopstick holder; chopstick rest; hair chopstick; training chopstick toy
  main: bamboo 441912 ~.4; wood 441990 ~.3; base-metal 821599 ~.15; plastic 392410 ~.03; porcelain 691110 ~.03
  * -> 441912
ask: main
t: stainless steel chopsticks 5 pairs => 821599
t: bamboo chopsticks disposable => 441912
t: hair chopstick => !4419

@ cleaning-cloth
en: cleaning cloth; microfiber cloth; microfibre cloth; dish cloth; dishcloth; dusting cloth; lens cloth; glass cleaning cloth; wiping cloth; floor cloth; polishing cloth; cleaning rag; car wash towel; drying cloth; swedish dishcloth; chamois cloth; reusable wipes cleaning; cleaning towel; rag + cleaning|microfiber|kitchen; jewelry polishing cloth; glasses cloth; screen cleaning cloth; dust cloth
de: Mikrofasertuch = microfibre cloth; Putztuch = cleaning cloth; Reinigungstuch = cleaning cloth; Spültuch = dish cloth; Staubtuch = dusting cloth; Poliertuch = polishing cloth; Putzlappen = cleaning rag
fr: chiffon microfibre = microfiber cloth; lavette = cleaning cloth; chiffon de nettoyage = cleaning cloth; chiffon = rag; torchon microfibre = microfiber cloth; chiffonnette = cleaning cloth
es: paño de microfibra = microfibre cloth; bayeta = cleaning cloth; trapo de limpieza = cleaning rag; paño de limpieza = cleaning cloth; gamuza = chamois cloth
it: panno in microfibra = microfibre cloth; panno per pulizia = cleaning cloth; strofinaccio pulizia = cleaning rag; pelle di daino = chamois cloth
nl: microvezeldoek = microfibre cloth; schoonmaakdoek = cleaning cloth; vaatdoek = dishcloth; poetsdoek = cleaning cloth; brillendoekje = glasses cloth
pl: ściereczka z mikrofibry = microfiber cloth; ściereczka = cleaning cloth; ścierka = cleaning cloth; ściereczek = cleaning cloth; ścierek = cleaning cloth
pt: pano de microfibra = microfiber cloth; pano de limpeza = cleaning cloth; flanela de limpeza = cleaning flannel; pano de chão = floor cloth
not: rag doll; cloth rack; wet wipe; rag rug; cleaning cloth paper roll
  main: paper 481820 ~.03; leather 420500 ~.01
  * -> 630710
t: microfiber cleaning cloths 10 pack => 630710
t: lens cleaning cloth for glasses => 630710
t: rag doll handmade => !6307

@ cling-film
en: cling film
fr: film alimentaire = cling film; film étirable alimentaire = cling film; film fraîcheur = cling film
es: film transparente = cling film; film alimentario = cling film; film transparente de cocina = cling film; papel film = cling film
it: pellicola trasparente = cling film; pellicola alimentare = cling film
pt: filme de pvc alimentos = pvc food wrap film; película aderente = cling film; papel filme = cling film; película aderente alimentar = cling film
  * -> 392043
t: cling film => 392043
t: aluminium foil roll 30cm x 10m kitchen => 760711

@ clock
en: wall clock; alarm clock; table clock; desk clock; digital clock; mantel clock; cuckoo clock; projection clock; clock + wall|alarm|table|desk|digital|kitchen|bedside|quartz|bedroom; bedside clock; wake up light clock; kids alarm clock; weather clock; flip clock; grandfather clock; nixie clock; pendulum clock; travel clock; chess clock
de: Wanduhr = wall clock; Wecker = alarm clock; Tischuhr = table clock; Kuckucksuhr = cuckoo clock; Digitaluhr = digital clock + Wecker|Tisch|LED; Küchenuhr = kitchen clock; Reisewecker = travel alarm clock; Funkwecker = radio-controlled alarm clock; Standuhr = floor or mantel clock; Projektionswecker = projection alarm clock
fr: horloge murale = wall clock; réveil = alarm clock; horloge = clock; pendule = clock; réveil matin = alarm clock; pendule de table = table clock; réveil digital = digital alarm clock
es: reloj de pared = wall clock; despertador = alarm clock; reloj despertador = alarm clock; reloj de mesa = table clock; reloj digital = digital clock + mesa|despertador
it: orologio da parete = wall clock; sveglia = alarm clock; orologio da tavolo = table clock; orologio a cucù = cuckoo clock; radiosveglia senza radio
nl: wandklok = wall clock; wekker = alarm clock; klok = clock; tafelklok = table clock; koekoeksklok = cuckoo clock
pl: zegar ścienny = wall clock; budzik = alarm clock; zegar = clock; zegarek na biurko = desk clock
pt: relógio de parede = wall clock; despertador = alarm clock; relógio despertador = alarm clock; relógio de mesa = table clock
not: clock movement; clock mechanism; clock radio; time clock; clock hands; clock kit; clock spring; attendance clock; radio alarm clock; camshaft clock; clock parts; clock glass; clock dial; real time clock; clock module; clock spring steering; horloger
  "clock radio" -> 852792
  "chess clock" -> 910690
  "alarm": build=mechanical 910519 ~.05; * 910511
  "wecker" -> 910511
  "reveil" -> 910511
  "despertador" -> 910511
  "sveglia" -> 910511
  "wekker" -> 910511
  "budzik" -> 910511
  "wall|parete|rivestimento": build=mechanical 910529 ~.06; * 910521
  "wand" -> 910521
  "murale" -> 910521
  "pared" -> 910521
  "parede" -> 910521
  "scienny" -> 910521
  "cuckoo" -> 910529
  build=mechanical -> 910599
  "desk" -> 910591
  "table|de mesa|da tavola" -> 910591
  * -> 910521
t: wooden digital alarm clock led => 910511
t: silent quartz wall clock 30cm => 910521
t: clock movement mechanism quartz diy => !9105

@ clothes-airer
en: clothes airer; clothes drying rack; laundry drying rack; clothes horse; drying rack + laundry|clothes|sock|underwear; folding airer; rotary airer; rotary dryer clothes line; clothes dryer hanger; sock drying hanger; ironing board; wall mounted drying rack
de: Wäscheständer = clothes drying rack; Wäschetrockner Ständer = clothes drying rack; Wäschespinne = rotary airer; Bügelbrett = ironing board; Flügelwäschetrockner = winged clothes airer
fr: étendoir = clothes airer; séchoir à linge = clothes drying rack; planche à repasser = ironing board; tancarville = clothes drying rack; table à repasser = ironing board; séchoir à linge pliant = folding airer
es: tendedero = clothes drying rack; tabla de planchar = ironing board; tendedero plegable = folding airer; tendal = clothes drying rack; burro de planchar = ironing board
it: stendibiancheria = clothes airer; stendino = clothes airer; asse da stiro = ironing board; stendipanni = clothes airer
nl: droogrek = drying rack; wasrek = clothes drying rack; strijkplank = ironing board; droogmolen = rotary airer
pl: suszarka na pranie = clothes drying rack; suszarka do bielizny stojąca = clothes airer; deska do prasowania = ironing board
pt: varal = clothes drying rack; estendal = clothes airer; tábua de passar = ironing board; varal de chão = floor clothes airer; tábua de engomar = ironing board
not: ironing board cover; electric clothes dryer; airer heated
  power=electric -> 851679 ~.03
  main: bamboo 442191 ~.03; wood 442199 ~.05; aluminium 761510 ~.12; plastic 392490 ~.1; stainless-steel 732393 ~.3; cast-iron 732391 ~.01; iron 732399 ~.03; base-metal 732399 ~.03
  * -> 732399
t: foldable steel clothes airer 20m => 732399
t: plastic sock drying rack with pegs => 392490
t: ironing board cover cotton => !7323

@ clothes-hanger
en: clothes hanger; coat hanger; hanger + clothes|coat|velvet|trousers|pants|suit|plastic|wooden|skirt|wardrobe; trouser hanger; pants hanger; velvet hanger; suit hanger; baby hanger; skirt hanger; space saving hanger; garment hanger; scarf hanger; tie hanger; belt hanger; magic hanger; children hanger; foldable travel hanger
de: Kleiderbügel = clothes hanger; Hosenbügel = trouser hanger; Samt Kleiderbügel = velvet hanger; Bügel + Kleider|Hosen|Samt
fr: cintre = hanger; cintre en bois = wooden hanger; cintre velours = velvet hanger
es: percha = hanger; perchas de ropa = clothes hanger; percha de madera = wooden hanger; perchas terciopelo = velvet hanger; gancho de ropa = clothes hanger; colgador de ropa = clothes hanger
it: gruccia = hanger; appendiabiti grucce = clothes hanger; grucce = clothes hanger; attaccapanni gruccia = clothes hanger
nl: kledinghanger = clothes hanger; kleerhanger = clothes hanger; broekhanger = trouser hanger
pl: wieszak na ubrania = clothes hanger; wieszaki = hangers; wieszak do spodni = trouser hanger
pt: cabide = clothes hanger; cabides de roupa = clothes hangers; cruzeta = clothes hanger
not: wall hanger; hanger bolt; pipe hanger; coat rack; hanger rack; sock drying hanger; plate hanger; derailleur hanger; plant hanger; hanger hook closet valet; joist hanger; paper towel hanger
  main: bamboo 442110 ~.03; wood 442110 ~.25; iron 732620 ~.2; aluminium 761699 ~.03; plastic 392490 ~.6; textile 392490 ~.2; base-metal 732620 ~.03
  * -> 392490         # flocked (velvet) plastic
ask: main
t: wooden coat hangers 20 pack => 442110
t: velvet clothes hangers non slip 50 => 392490
t: pipe hanger clamp => !3924

@ clothes-peg
en: clothes peg; clothespin; clothes pin; laundry peg; laundry clip; washing line; clothesline; clothes line; quilt clip; beach towel clip; sock clip; mini clothespins; photo clips wooden
de: Wäscheklammer = clothes peg; Wäscheleine = clothes line; Holzklammer = wooden clip
fr: pince à linge = clothes peg; corde à linge = clothesline; fil à linge = clothesline; étendoir fil = clothesline; épingles à linge = clothes pegs
es: pinza de ropa = clothes peg; pinzas para la ropa = clothes peg; tendedero cuerda = clothesline; cuerda de tender = clothesline; pinzas de la ropa = clothes peg; pinzas de tender = clothes peg
it: molletta da bucato = clothes peg; mollette = peg; filo stendibiancheria = clothes line; mollette bucato = clothes peg; mollette per panni = clothes peg
nl: wasknijper = clothes peg; waslijn = clothes line
pl: klamerka = clothes peg; spinacz do bielizny = clothes peg; klamerki do bielizny = clothes pegs; sznurek do bielizny = clothes line; klamerek = clothes pegs
pt: pregador de roupa = clothes peg; mola de roupa = clothes peg; varal corda = clothesline; prendedor de roupa = clothes peg; molas da roupa = clothes pegs; pregadores = clothes pegs
not: peg bag; peg board; clothes line props
  "washing line" -> 560749
  "clothes line" -> 560749
  "laundry line" -> 560749
  "clothesline" -> 560749
  "leine" -> 560749
  main: plastic 392490 ~.5; bamboo 442191 ~.03; wood 442199 ~.5; iron 732620 ~.03; base-metal 732620 ~.03
  * -> 392490
ask: main
t: wooden clothes pegs 50 pcs => 442199
t: plastic laundry clips windproof => 392490
t: retractable clothesline 12m => 5607
t: tent pegs steel => !4421

@ coaster-trivet
en: coaster; cup coaster; drink coaster; coaster set; trivet; pot coaster; hot pad + table|pot|kitchen|silicone; cup mat; heat resistant mat + table|kitchen|pot; glass mat; beer mat; pot mat
de: Untersetzer = coaster; Topfuntersetzer = pot coaster; Glasuntersetzer = drink coaster; Bierdeckel = beer mat
fr: dessous de plat = trivet; sous verre = coaster; dessous de verre = coaster
es: posavasos = coaster; salvamanteles = table mat
it: sottobicchiere = coaster; sottopentola = trivet
nl: onderzetter = coaster; pannenonderzetter = trivet; bierviltje = beer mat
pl: podkładka pod kubek = cup coaster; podstawka pod garnek = trivet; podkładka + szklanka|kubek
pt: porta copos = coaster; descanso de panela = trivet; base para copos = coaster
not: wall coaster wheel; roller coaster; coaster brake; coaster mould; coaster mold; car cup coaster; furniture coaster; drinks coaster holder
  "cork" -> 450490
  main: plastic 392410 ~.35; paper 482390 ~.03; textile 630790 ~.1; leather 420500 ~.03; ceramic 691200 ~.15; glass 701349 ~.03
  use kitchen-goods
ask: main
t: cork coasters set of 6 => 450490
t: silicone trivet hot pad for pots => 392410
t: coaster mould for epoxy resin => !3924

@ cocktail-stick
en: cocktail stick; marshmallow stick; ice cream stick; popsicle stick; lollipop stick; swizzle stick; stir stick
fr: pics apéritif = cocktail sticks
es: palillos de cóctel = cocktail stick; pinchos de cóctel = cocktail skewer
it: stuzzicadenti cocktail = cocktail stick; spiedini cocktail = cocktail skewer
pt: palitos de coquetel = cocktail sticks; palitos de aperitivo = cocktail sticks
not: popsicle stick mold
  main=bamboo -> 442191 ~.4
  * -> 442199
ask: main
t: wooden popsicle sticks for crafts => 442199
t: bamboo skewers 30cm 100 pcs => 441919

@ coffee-filter
en: coffee filter; filter paper + coffee|drip; coffee filter paper; paper coffee filter; tea filter bag; empty tea bag; coffee filter bag
de: Kaffeefilter = coffee filter; Filtertüte = filter bag; Teefilter = tea filter
fr: filtre à café = coffee filter; filtre papier café = coffee filter paper; filtre à thé = tea filter
es: filtro de café = coffee filter; filtros de papel para café = paper coffee filter
it: filtro caffè = coffee filter; filtri carta caffè = paper coffee filter
nl: koffiefilter = coffee filter; koffiefilterzakjes = coffee filter bag
pl: filtr do kawy = coffee filter; filtry papierowe do kawy = paper coffee filter
pt: filtro de café = coffee filter; filtro de papel = paper filter
not: coffee filter holder; filter coffee machine; coffee filter machine
  main: stainless-steel 732393 ~.05; plastic 392410 ~.03; textile 630790 ~.08; base-metal 732393 ~.03
  * -> 482320
t: paper coffee filters size 4 => 482320
t: reusable stainless steel coffee filter => 732393
t: filter coffee machine 1000w => !4823

@ coffee-machine
en: coffee machine; espresso machine; coffee maker; drip coffee maker; capsule coffee machine; filter coffee machine; nespresso machine; portable espresso maker; electric moka pot; tea maker electric; coffee percolator electric; pod coffee machine; bean to cup machine; espresso coffee machine
de: Kaffeemaschine = coffee machine; Espressomaschine = espresso machine; Kaffeevollautomat = bean to cup machine; Filterkaffeemaschine = filter coffee machine; Kapselmaschine = capsule coffee machine; Siebträgermaschine = portafilter espresso machine; Teemaschine = tea machine
fr: machine à café = coffee machine; machine expresso = espresso machine; cafetière électrique = coffee maker; machine à expresso = espresso machine; cafetière filtre = filter coffee machine; machine à dosettes = pod coffee machine; machine à capsules = capsule coffee machine
es: cafetera eléctrica = electric coffee maker; máquina de café = coffee machine; cafetera espresso = espresso machine; cafetera de cápsulas = capsule coffee machine; cafetera superautomática = automatic coffee machine; cafetera = coffee maker; cafetera de goteo = drip coffee maker
it: macchina da caffè = coffee machine; macchina caffè = coffee machine; macchina espresso = espresso machine; macchina caffè capsule = capsule coffee machine; macchina per caffè = coffee machine; macchina del caffè = coffee machine
nl: koffiezetapparaat = coffee maker; espressomachine = espresso machine; koffiemachine = coffee machine; koffiezetter = coffee maker
pl: ekspres do kawy = coffee machine; ekspres ciśnieniowy = espresso machine; ekspres przelewowy = drip coffee maker; ekspres kapsułkowy = capsule coffee machine
pt: cafeteira elétrica = electric coffee maker; máquina de café = coffee machine; cafeteira = coffee maker; cafeteira expresso = espresso machine; máquina de café expresso = espresso machine; máquina café cápsulas = capsule coffee machine
not: coffee machine cleaner; coffee machine part; coffee machine descaler; coffee machine descaling tablet; coffee machine filter; coffee maker carafe; cold brew coffee maker; coffee machine gasket; coffee vending machine; pour over coffee maker; coffee machine pump; stovetop coffee maker; camping coffee maker; cafetera italiana; cafetera de émbolo; coffee machine capsule; cafeteira italiana; coffee machine steam wand; coffee maker manual; toy coffee machine
  "commercial" -> 841981
  part=part -> 851690 ~.02
  * -> 851671
t: espresso coffee machine 15 bar => 851671
t: coffee machine descaling tablets => !8516

@ coffee-machine-gasket
en: coffee machine gasket; pressure cooker gasket
es: junta olla a presión = pressure cooker gasket
it: guarnizione pentola a pressione = pressure cooker gasket
  * -> 401693
t: coffee machine gasket => 401693
t: blender blade replacement => 850990

@ coffee-maker-manual
en: french press; coffee press; cafetiere; moka pot; stovetop espresso maker; pour over coffee maker; coffee dripper; pour over dripper; coffee plunger; cold brew maker; turkish coffee pot; cezve; coffee server; gooseneck kettle + stovetop|manual|drip; stovetop kettle; whistling kettle; tea kettle; kettle + whistling|stovetop|enamel|induction|camping; milk jug + frothing|steel; milk frothing pitcher; coffee tamper; coffee scoop; coffee pot; milk pitcher; portafilter; dosing ring; coffee distributor
de: French Press = french press; Kaffeebereiter = coffee maker; Espressokocher = stovetop espresso maker; Kaffeedripper = coffee dripper; Handfilter = hand coffee dripper; Pfeifkessel = whistling kettle; Wasserkessel = kettle; Flötenkessel = whistling kettle; Kaffeepresse = coffee press; Milchkännchen = milk jug
fr: cafetière à piston = french press; cafetière italienne = moka pot; bouilloire sifflante = whistling kettle; porte filtre = filter holder + café; pichet à lait = milk jug; tasseur à café = coffee tamper; moka = moka pot; cafetière moka = moka pot
es: cafetera italiana = moka pot; cafetera de émbolo = coffee plunger; prensa francesa = french press; hervidor = kettle + silbato|fuego; gotero de café = coffee dripper; tetera silbante = whistling kettle; cafetera moka = moka pot; greca cafetera = moka pot
it: moka = moka pot; caffettiera = coffee pot; bollitore = kettle + fischio|fornello; pressa francese = french press; pressino caffè = coffee tamper; caffettiera moka = moka pot; caffettiera napoletana = neapolitan coffee maker; pressofiltro = french press
nl: percolator = percolator; cafetière = cafetiere; fluitketel = whistling kettle; koffiedripper = coffee dripper
pl: kawiarka = moka pot; zaparzacz tłokowy = french press; czajnik z gwizdkiem = whistling kettle; dripper = coffee dripper + kawa; kawiarek = moka pot
pt: cafeteira italiana = moka pot; prensa francesa = french press; chaleira = kettle + apito|fogão; coador de café = coffee strainer; cafeteira de êmbolo = french press; cafeteira moka = moka pot
not: electric kettle; coffee pot warmer; portafilter basket machine; moka pot electric
  power=electric|mains -> 851671 ~.02
  "moka|stovetop espresso": main=stainless-steel|steel 732393 ~.2; main=porcelain 691110 ~.01; main=ceramic 691200 ~.01; main=copper 741810 ~.01; * 761510   # most are of aluminium
  main: glass 701342 ~.3; aluminium 761510 ~.25; stainless-steel 732393 ~.6; porcelain 691110 ~.03; ceramic 691200 ~.03; plastic 392410 ~.03; copper 741810 ~.03; cast-iron 732391 ~.03; wood 441990 ~.03; base-metal 732399 ~.03
  finish=enamelled -> 732394 ~.03
  main=iron -> 732399 ~.03
  * -> 732393
ask: main
t: aluminium moka pot 6 cups => 761510
t: glass french press 1 litre => 701342
t: electric kettle 1.7l => !7323

@ colander
en: colander; strainer + kitchen|pasta|food|rice|vegetable|mesh|steel|sink|tea|juice|wine; kitchen sieve; fine mesh strainer; flour sifter; flour sieve; drain basket; washing basket + vegetable|rice|fruit; splatter screen; steamer basket; steamer insert; bamboo steamer; frying basket; funnel + kitchen|set|steel|silicone; sink strainer; fruit washing bowl; sieve + kitchen|flour|soup
de: Sieb = sieve + Küche|Mehl|Nudel; Küchensieb = kitchen sieve; Seiher = colander; Mehlsieb = flour sieve; Abtropfsieb = colander; Spritzschutz = splash guard + Pfanne; Dämpfeinsatz = steamer insert; Abflusssieb = sink strainer; Nudelsieb = pasta strainer
fr: passoire = colander; tamis = sieve + farine|cuisine; panier vapeur = steamer basket; entonnoir = funnel; écran anti éclaboussures = splatter screen; égouttoir à pâtes = pasta strainer
es: colador = strainer; escurridor de verduras = vegetable drainer; tamiz = sieve + harina; vaporera = steamer; embudo = funnel; escurreverduras = vegetable drainer
it: colino = strainer; scolapasta = colander; setaccio = sieve; cestello vapore = steamer basket; imbuto = funnel; colapasta = colander
nl: vergiet = colander; zeef = sieve; stoommandje = steamer basket; trechter = funnel; zeven = sieve
pl: durszlak = colander; sitko = strainer; przesiewacz = sifter; lejek = funnel
pt: escorredor de massa = pasta strainer; peneira = sieve; coador = strainer; funil = funnel; escorredor = colander; passador = strainer
not: paint strainer; oil strainer; fuel funnel; car funnel; y strainer; soil sieve; gold sieve; oil funnel; funnel chest; suction strainer; water pump strainer; tamizadora; peneirador; peneirar
  "flour|harina|farina|farinha" -> 960400        # hand sieves for separating solids
  "sifter" -> 960400
  main: plastic 392410 ~.4; bamboo 441919 ~.05; stainless-steel 732393 ~.8; cast-iron 732391 ~.01; iron 732399 ~.03; aluminium 761510 ~.03; wood 441990 ~.03; base-metal 732399 ~.03
  * -> 732393
ask: main
t: stainless steel colander => 732393
t: flour sieve stainless steel => 960400
t: plastic vegetable washing basket => 392410
t: paint strainer paper => !7323

@ cool-box
en: cooler box; cool box; ice chest; camping cooler; hard cooler; ice box + cooler|camping|picnic; insulated box; styrofoam cooler; freezer block; cooling element
de: Kühlbox = cool box; Eisbox = ice box; Kühlakku = ice pack; Kühlelement = cooling element
fr: glacière = cool box; pain de glace = freezer block; accumulateur de froid = freezer block; bloc réfrigérant = cooling block
es: nevera portátil = cool box + camping|plástico|playa; acumulador de frío = freezer block
it: frigorifero portatile passivo = cool box; borsa ghiaccio = ice pack; mattonella refrigerante = freezer block; siberino = freezer block
nl: koelbox = cool box; koelelement = cooling element
pl: lodówka turystyczna = cool box; wkład chłodzący = freezer block
pt: caixa térmica = cooler box; cooler térmico = cooler box
not: cooler box fan; electric cooler box; cool box electric
  power=electric|mains -> 841869 ~.03
  "gel" -> 382499
  main=textile -> 420292 ~.08       # insulated food and beverage bags
  main=stainless-steel -> 732393 ~.02
  * -> 392410
t: hard camping cool box 25l plastic => 392410
t: glass marble => !3924
t: car fridge 12v compressor => !3924

@ cosmetic-fridge
en: cosmetic fridge; skincare fridge; makeup fridge; thermoelectric cooler
  * -> 841829
t: cosmetic fridge => 841829
t: fridge magnet souvenir => !8418

@ curtain-accessory accessory of curtain-drape
en: shower curtain hook; shower curtain ring; curtain hook; curtain ring; curtain clip; curtain rod; curtain pole; curtain rail; curtain track; shower curtain rod; tension rod; tie back; curtain tieback; curtain holdback; curtain finial; curtain rod bracket; curtain hold back; curtain magnet; curtain weight; drapery rod; telescopic rod + curtain|shower|tension
de: Gardinenstange = curtain rod; Vorhangstange = curtain rod; Duschvorhangring = shower curtain ring; Vorhanghaken = curtain hook; Duschstange = shower curtain rod; Gardinenschiene = curtain rail; Raffhalter = tie back; Vorhangring = curtain ring; Vorhangschiene = curtain rail; Klemmstange = tension rod
fr: tringle à rideau = curtain rod; anneau de rideau = curtain ring; crochet de rideau = curtain hook; embrasse = curtain tieback + rideau; rail à rideau = curtain rail; barre de douche = shower curtain rod
es: barra de cortina = curtain rod; anilla de cortina = curtain ring; gancho de cortina = curtain hook; riel de cortina = curtain rail; abrazadera = curtain tieback + cortina; barra de ducha extensible = extendable shower rod
it: bastone per tende = curtain pole; anello per tenda = curtain ring; gancio per tende = curtain hook; binario per tende = curtain track; embrasse tende = curtain tieback; asta tenda doccia = shower curtain rod
nl: gordijnroede = curtain rod; gordijnring = curtain ring; gordijnhaak = curtain hook; gordijnrail = curtain rail; embrasse = curtain tieback + gordijn
pl: karnisz = curtain rod; kółko do zasłony = curtain ring; żabki do firan = curtain clips; szyna sufitowa = ceiling curtain rail; drążek prysznicowy = shower curtain rod
pt: varão de cortina = curtain rod; argola de cortina = curtain ring; gancho de cortina = curtain hook; trilho de cortina = curtain track
not: tie back dress; tie back hair
  "tie back" -> 630790
  "tieback" -> 630790
  "holdback" -> 830241
  main: plastic 392590 ~.25; wood 442199 ~.1; iron 830241 ~.03; aluminium 830241 ~.03; base-metal 830241 ~.03; textile 630790 ~.03
  * -> 830241       # mountings and fittings of base metal for curtains
ask: main
t: steel telescopic curtain rod => 830241
t: plastic shower curtain rings 12 pcs => 392590
t: shower curtain polyester => !8302

@ curtain-drape
en: curtain; blackout curtain; drape; window curtain; sheer curtain; net curtain; thermal curtain; voile curtain; curtain panel; eyelet curtain; valance; door curtain; kitchen curtain; string curtain; blackout blind fabric; roman blind; roller blind; window blind; roller shade; zebra blind; window shade; cafe curtain; pleated blind; bamboo blind; velvet curtain; outdoor curtain; vertical blind; shade + window|roller|blackout|cellular; paper blind; bead curtain; venetian blind
de: Vorhang = curtain; Gardine = curtain; Verdunklungsvorhang = blackout curtain; Rollo = roller blind; Plissee = pleated blind; Fadenvorhang = string curtain; Raffrollo = roman blind; Fliegenvorhang = fly curtain; Verdunkelungsrollo = blackout roller blind; Insektenschutz = insect screen + Fenster|Tür; Scheibengardine = cafe curtain; Jalousie = venetian blind; Schlaufenvorhang = tab top curtain; Ösenvorhang = eyelet curtain; Scheibenvorhang = cafe curtain; Voilevorhang = voile curtain; Dekosvorhang = decorative curtain; Leinenvorhang = linen curtain; Kinderzimmervorhang = children's room curtain; Bistrovorhang = cafe curtain; Ver­dunklungsvorhang = blackout curtain; Küchenvorhang = kitchen curtain; Store Gardine = net curtain; Ösengardine = eyelet curtain; Schlaufengardine = tab top curtain; Dekoschal = decorative curtain panel; Ösenschal = eyelet curtain; Fertiggardine = ready-made curtain
fr: rideau = curtain; rideau occultant = blackout curtain; voilage = sheer curtain; store enrouleur = roller blind; store vénitien = venetian blind; rideau de porte = door curtain; store occultant = blackout blind; brise bise = cafe curtain
es: cortina = curtain; cortina opaca = blackout curtain; visillo = sheer curtain; estor = window blind; persiana = window blind; estor enrollable = roller blind; cortina enrollable = roller blind
it: tenda oscurante = blackout curtain; tende = curtain; tenda = curtain + finestra|oscurante|camera; tenda a rullo = roller blind; veneziana = venetian blind + finestra; tenda a vetro = glass-fitting curtain
nl: gordijn = curtain; verduisteringsgordijn = blackout curtain; vitrage = net curtain; rolgordijn = roller blind; jaloezie = venetian blind; hordeur = insect screen door; plisségordijn = pleated blind; raamhor = window insect screen; verduisterend gordijn = blackout curtain; linnen gordijnen = linen curtain; fluwelen gordijnen = velvet curtain; kindergordijnen = children's curtain; overgordijngordijnen = curtain; ringgordijnen = eyelet curtain; thermogordijnen = thermal curtain; in between gordijnen = sheer curtain; kant en klaar gordijnen = ready-made curtain; inbetween = sheer curtain; vitrages = net curtain; overgordijn = curtain; vliesgordijn = sheer curtain; vliesgordijnen = sheer curtain; glasgordijn = net curtain; glasgordijnen = net curtain; transparante gordijnen = sheer curtain
pl: zasłona = curtain; firana = net curtain; zasłona zaciemniająca = blackout curtain; roleta = roller blind; żaluzja = blind; firanka = net curtain; plisa = pleated blind + okno; zasłonka = curtain; zasłona na przelotkach = eyelet curtain; zasłony welurowe = velour curtains; zazdroski = cafe curtains; gotowa firana = ready-made net curtain; zasłona gotowa = ready-made curtain; firanek = net curtain; zasłonek = curtain
pt: cortina = curtain; cortina blackout = blackout curtain; persiana = window blind; estore = window blind; mosquiteira = mosquito net + janela|porta; cortina de janela = window curtain
not: shower curtain; curtain rod; curtain ring; curtain hook; curtain clip; curtain tieback; air curtain; light curtain; curtain light; curtain wall; curtain track; curtain motor; led curtain; rideau de douche; cortina de ducha; cortina de baño; cortina de banheiro; curtain rail; curtain string lights; lamp shade; welding curtain; strip curtain; car window shade; curtain fabric; led string curtain; smart curtain; light curtain sensor; car curtain; curtain lights; nail shade; eye shade; sun shade car; bed curtain; car sun shade; curtain backdrop; tende da sole; foil curtain; party curtain; rolgordijn motor; beaded curtain party; cortinado
  "bead curtain": main=bamboo 442191 ~.03; main=wood 442199 ~.03; main=glass 702000 ~.03; * 392490
  "venetian": main=aluminium 761699 ~.5; main=wood 442199 ~.2; * 392530
  "jalousie": main=aluminium 761699 ~.5; main=wood 442199 ~.03; * 392530
  "paper|papel|carta" -> 482390
  main: bamboo 442191 ~.03; wood 442199 ~.03; plastic 392490 ~.04; paper 482390 ~.03; aluminium 761699 ~.03
  weave=knit -> 630312 ~.1
  "net curtain" -> 630312
  main-fibre: cotton 630391 ~.15; synthetic 630392 ~.8; other 630399 ~.03
  * -> 630392
ask: main-fibre; weave
t: blackout curtains polyester 2 panels => 630392
t: cotton window curtain => 630391
t: aluminium venetian blind 80 cm => 761699
t: led curtain string lights => !6303

@ cushion-cover
en: cushion cover; throw pillow cover; pillow cover decorative; sofa cover; sofa slipcover; slipcover; chair cover; couch cover; furniture slipcover; chair seat cover; armchair cover; stretch sofa cover; ottoman cover; recliner cover; dining chair cover; bench cover; tapestry; wall hanging + tapestry|macrame|woven|fabric|boho; bean bag cover; decorative pillowcase; pillowcase + throw|decorative|cushion|sofa; sofa throw; couch protector; macrame wall hanging; bed runner; bed skirt; bed canopy; armrest cover; sofa protector; headboard cover; chair sash; chair back cover; outdoor cushion cover
de: Kissenhülle = cushion cover; Sofabezug = sofa cover; Stuhlhusse = chair slipcover; Sofahusse = sofa slipcover; Sesselbezug = armchair cover; Wandteppich = tapestry; Stuhlbezug = chair cover; Sofaüberwurf = sofa throw; Zierkissenbezug = decorative pillowcase; Betthimmel = bed canopy; Stretchhusse = stretch slipcover; Stuhlhussen = chair slipcover; Kissenbezug Sofa = sofa cushion cover; Zierkissenhülle = decorative pillowcase; Dekokissenbezug = decorative pillowcase; Sofakissenbezug = sofa cushion cover; Kissenbezug Deko = decorative pillowcase
fr: housse de coussin = cushion cover; housse de canapé = sofa cover; housse de chaise = chair cover; tenture murale = wall hanging; jeté de canapé = sofa throw; housse de fauteuil = armchair cover; ciel de lit = bed canopy; cache sommier = bed skirt; suspension macramé = macrame hanging
es: funda de cojín = cushion cover; funda de sofá = sofa cover; funda de silla = chair cover; tapiz de pared = tapestry; cubre sofá = sofa cover; fundas de cojines = cushion cover; dosel cama = bed canopy; funda para sofá = sofa cover
it: fodera cuscino = cushion cover; copridivano = sofa cover; coprisedia = chair cover; federa per cuscino = pillowcase; arazzo = tapestry; copri poltrona = armchair cover; fodera per cuscino = cushion cover; telo copridivano = sofa throw
nl: kussenhoes = cushion cover; bankhoes = sofa cover; stoelhoes = chair cover; wandkleed = wall hanging; sierkussenhoes = decorative cushion cover; wandtapijt = tapestry; kussenhoezen = cushion cover; kussenovertrek = cushion cover; kussenhoesje = cushion cover; hoes sierkussen = decorative cushion cover; tuinkussenhoes = garden cushion cover; bankhoezen = sofa cover; sierkussenhoezen = decorative cushion cover; tuinkussenhoezen = garden cushion cover
pl: poszewka na poduszkę ozdobną = throw pillow cover; poszewka dekoracyjna = cushion cover; pokrowiec na krzesło = chair cover; pokrowiec na sofę = sofa cover; narzuta na sofę = sofa throw; makatka = wall hanging; gobelin = tapestry; poszewka ozdobna = cushion cover; poszewka na jasiek = pillowcase; poszewka na poduszkę dekoracyjną = cushion cover; makatek = wall hanging
pt: capa de almofada = cushion cover; capa de sofá = sofa cover; capa de cadeira = chair cover; tapeçaria de parede = wall tapestry; capa para sofá = sofa cover; protetor de sofá = sofa protector
not: car seat cover; garden furniture cover; seat cover car; bike seat cover; toilet seat cover; tapestry needle; patio chair cover; steering cover; tapestry crochet kit; tapestry kit; car cushion cover; tapestry wool; outdoor furniture cover; leather tool chair
  "sofa cover": weave=woven use furnishing ~.05; main-fibre=cotton 630492 ~.1; * 630491
  "sofa slipcover": weave=woven use furnishing ~.05; main-fibre=cotton 630492 ~.1; * 630491
  "slipcover": weave=woven use furnishing ~.05; main-fibre=cotton 630492 ~.1; * 630491
  "couch cover": weave=woven use furnishing ~.05; main-fibre=cotton 630492 ~.1; * 630491
  "chair cover": weave=woven use furnishing ~.05; main-fibre=cotton 630492 ~.1; * 630491
  "stretch": weave=woven use furnishing ~.05; main-fibre=cotton 630492 ~.1; * 630491
  use furnishing
ask: main-fibre; weave
t: cotton cushion cover 45x45 => 630492
t: polyester throw pillow cover velvet => 630493
t: stretch spandex sofa slipcover => 630491
t: car seat cover leather => !6304

@ cushion-pillow
en: pillow; cushion; throw pillow; memory foam pillow; neck pillow; travel pillow; seat cushion; body pillow; cushion insert; pillow insert; bed pillow; lumbar cushion; chair cushion; chair pad; floor cushion; bolster; contour pillow; orthopedic pillow; leg pillow; knee pillow; donut cushion; down pillow; feather pillow; cervical pillow; wedge pillow; garden chair cushion; coccyx cushion; pouffe; pouf; pregnancy pillow; nursing pillow; u shaped pillow; backrest cushion; back cushion; bed wedge; meditation cushion; reading pillow; latex pillow; cooling pillow; decorative pillow; pallet cushion; bench cushion; stadium cushion; car headrest pillow; pillow core; hugging pillow
de: Kissen = cushion or pillow; Kopfkissen = pillow; Nackenkissen = neck pillow; Sitzkissen = seat cushion; Reisekissen = travel pillow; Zierkissen = throw pillow; Stillkissen = nursing pillow; Seitenschläferkissen = side sleeper pillow; Stuhlkissen = chair cushion; Rückenkissen = back cushion; Bodenkissen = floor cushion; Keilkissen = wedge cushion; Lendenkissen = lumbar cushion; Sitzauflage = seat cushion; Federkissen = feather pillow; Füllkissen = cushion insert; Seiten­schläferkissen = side sleeper pillow; Sofakissen = sofa cushion; Dekokissen = throw pillow; Daunenkissen = down pillow; Stillkissenkissen = nursing pillow; Nackenstützkissen = neck support pillow; Meditationskissen = meditation cushion; Yogakissen = yoga cushion; Schwangerschaftskissen = pregnancy pillow; Auflagenkissen = seat pad cushion; Zirbenkissen = swiss pine pillow; Kinderkissen = child's pillow; Reisenackenkissen = travel neck pillow; Nackenhörnchen = neck pillow; Pouf Kissen = pouf cushion; Gartenstuhlauflage = garden chair cushion; Stuhlauflage = chair cushion; Bankauflage = bench cushion; Palettenkissen = pallet cushion; Auflage = cushion pad + Gartenstuhl|Liege|Bank|Hochlehner; Hochlehner Auflage = high-back chair cushion; Polsterauflage = upholstered seat cushion; Innenkissen = cushion insert; Liegenauflage = sun lounger cushion; Outdoorkissen = outdoor cushion; Sitzsack = bean bag; Sitzpouf = seat pouf
fr: oreiller = pillow; coussin = cushion; coussin de voyage = travel cushion; oreiller à mémoire de forme = memory foam pillow; galette de chaise = chair pad; coussin lombaire = lumbar cushion; coussin d'allaitement = nursing pillow; traversin = bolster; coussin de sol = floor cushion; oreiller cervical = cervical pillow; coussin décoratif = decorative cushion
es: almohada = pillow; cojín = cushion; almohada viscoelástica = memory foam pillow; almohada cervical = cervical pillow; cojín lumbar = lumbar cushion; almohada de viaje = travel pillow; cojín de lactancia = nursing pillow; relleno de cojín = cushion insert; cojín de asiento = seat cushion; cojín decorativo = decorative cushion
it: cuscino = cushion; guanciale = pillow + letto|memory|foam|piuma|lattice; cuscino memory foam = memory foam pillow; cuscino cervicale = cervical pillow; cuscino da viaggio = travel pillow; cuscino allattamento = nursing pillow; cuscino sedia = chair cushion; cuscino lombare = lumbar cushion; guanciale = pillow; cuscino in memory = memory foam pillow
nl: kussen = cushion; hoofdkussen = pillow; nekkussen = neck pillow; zitkussen = seat cushion; reiskussen = travel pillow; stoelkussen = chair cushion; voedingskussen = nursing pillow; sierkussen = decorative cushion; donskussen = down pillow; zwangerschapskussen = pregnancy pillow; tuinkussen = garden cushion; vloerkussen = floor cushion; meditatiekussen = meditation cushion; yogakussen = yoga cushion; loungekussen = lounge cushion; bankkussen = sofa cushion; binnenkussen = cushion insert; sofakussen = sofa cushion; tuinstoelkussen = garden chair cushion; kinderkussen = child's pillow; nekreiskussen = travel pillow; palletkussen = pallet cushion; orthopedisch hoofdkussen = orthopedic pillow; poef kussen = pouf cushion; tuinstoelkussens = garden chair cushion; kussens = cushion; stoelkussens = chair cushion; hoofdkussens = pillow; palletkussens = pallet cushion; zijslaapkussen = side sleeper pillow; binnenkussens = cushion insert; matraskussen = mattress cushion; ligbedkussen = sun lounger cushion; zitbankkussen = bench cushion; zitzak = bean bag
pl: poduszka = pillow; jasiek = small pillow; poduszka podróżna = travel pillow; poduszka ortopedyczna = orthopaedic pillow; poduszka na krzesło = chair cushion; rogal do spania = u-shaped sleeping pillow; zagłówek poduszka = headrest pillow; poduszka dekoracyjna = decorative cushion; poduszka do spania = bed pillow; poduszka ogrodowa = garden cushion; rogal do karmienia = nursing pillow; poduszka ciążowa = pregnancy pillow; poduszka do karmienia = nursing pillow; siedzisko na krzesło = chair cushion; wkład do poduszki = cushion insert; wypełnienie do poduszki = pillow filling; pufa worek = bean bag; poduszka puchowa = down pillow; poduszka rogal = u-shaped pillow; poduszka z pierza = feather pillow; poduszka na palety = pallet cushion; poduszka memory = memory foam pillow; poduszka ozdobna = decorative cushion; poduszka klin = wedge pillow; poduszka antyalergiczna = anti-allergy pillow; pufa sako = bean bag; poduszka na ławkę = bench cushion; poducha = cushion; poduszka do medytacji = meditation cushion; poduszek = pillow
pt: travesseiro = bed pillow; almofada = cushion; almofada de pescoço = neck pillow; travesseiro de viagem = travel pillow; almofada de assento = seat cushion; almofada de amamentação = nursing pillow; almofada lombar = lumbar cushion; almofada decorativa = decorative cushion
not: pillow case; pillow cover; cushion cover; pillowcase; air cushion; pin cushion; cushion foundation; pillow block bearing; bb cushion; housse de coussin; funda de cojín; shoe cushion; heel cushion; pillow spray; pillow box; cushion compact; air cushion bag; cushion cream; toe cushion; cushion insole; forefoot cushion; ear cushion; ring pillow; pillow protector; capa de almofada; fodera cuscino; pillow speaker; pillow bag; air cushion film; makeup cushion; massage pillow; neck massager pillow; pet cushion; coussin insonorisant; glasses cushion; headphone cushion; almofada de carimbo; cojín de tinta; knee cushion gardening; bath pillow; pillow block; oreilles; oreille
  power=electric -> 901910 ~.02
  form=inflatable: main=plastic 392690 ~.6; * 630790       # pneumatic cushions are outside 9404 (n. 9404: by material)
  main=rubber -> 940490 ~.03
  * -> 940490
t: memory foam pillow => 940490
t: polyester throw pillow with insert 45x45 => 940490
t: inflatable pvc travel pillow => 392690
t: pillowcase cotton => !9404

@ cutlery
en: cutlery; flatware; spoon; fork + table|dinner|dessert|stainless|cutlery|spoon|cake|salad|camping; teaspoon; tablespoon; cutlery set; flatware set; silverware; dessert spoon; soup spoon; cake fork; ice cream spoon; spoon set; cake server; salad server; serving spoon; sugar tongs; butter knife; chopstick and spoon set; spork
de: Besteck = cutlery; Besteckset = cutlery set; Löffel = spoon; Gabel = fork; Teelöffel = teaspoon; Kuchengabel = cake fork; Essbesteck = cutlery
fr: couverts = cutlery; cuillère = spoon; fourchette = fork; ménagère = cutlery set; petite cuillère = teaspoon; couverts de table = table cutlery
es: cubiertos = cutlery; cuchara = spoon; tenedor = fork; cubertería = cutlery set; cucharilla = teaspoon; juego de cubiertos = cutlery set
it: posate = cutlery; cucchiaio = spoon; forchetta = fork; cucchiaino = teaspoon; set posate = cutlery set; servizio posate = cutlery set; posateria = cutlery
nl: bestek = cutlery; lepel = spoon; vork = fork; theelepel = teaspoon; bestekset = cutlery set
pl: sztućce = cutlery; łyżka = spoon; widelec = fork; łyżeczka = teaspoon; łyżeczek = teaspoon
pt: talheres = cutlery + inox|jogo|prata|mesa; colher = spoon; garfo = fork; faqueiro = cutlery set; talheres = cutlery; jogo de talheres = cutlery set; colher de sopa = soup spoon
not: measuring spoon; spoon rest; spoon lure; fishing spoon; fork lift; pitch fork; garden fork; bike fork; front fork; tuning fork; spoon nail; cutlery tray; cutlery holder; shoe spoon; cuillère de pêche; spoon ring; fork crown; fork seal; fork oil; massage spoon; cutlery drawer insert; wooden spoon carving; cucharon; pos; talha
  main: plastic 392410 ~.06; bamboo 441919 ~.02; wood 441990 ~.03; porcelain 691110 ~.01; ceramic 691200 ~.01
  pack=set: finish=plated 821510 ~.03; * 821520      # 8215: sets with a plated piece, other sets
  finish=plated -> 821591
  * -> 821599
ask: main; pack
t: stainless steel cutlery set 24 pieces => 821520
t: disposable plastic spoons 100 pcs => 392410
t: stainless steel teaspoon => 821599
t: motorcycle fork seal => !8215

@ cutting-board
en: cutting board; chopping board; bread board; cheese board; charcuterie board; serving board; butcher block board
de: Schneidebrett = cutting board; Schneidbrett = cutting board; Käsebrett = cheese board; Küchenbrett = kitchen board
fr: planche à découper = cutting board; planche à fromage = cheese board; planche à pain = bread board; planche apéro = serving board
es: tabla de cortar = cutting board; tabla de quesos = cheese board; tabla de picar = chopping board; picador de cocina = cutting board; tabla de cocina = cutting board
it: tagliere = cutting board; tagliere da cucina = cutting board; taglieri = cutting board
nl: snijplank = cutting board; kaasplank = cheese board
pl: deska do krojenia = cutting board
pt: tábua de corte = cutting board; tábua de cozinha = cutting board; tábua de queijos = cheese board
not: cutting board oil; circuit cutting board; cutting board stand; cutting board holder; paper cutting board; taglio; taglia
  main: bamboo 441911 ~.25; wood 441990 ~.3; plastic 392410 ~.35; glass 701349 ~.03; stainless-steel 732393 ~.03; stone 680299 ~.03; titanium 810890 ~.03; rubber 401699 ~.03; base-metal 732393 ~.03
  * -> 441990
ask: main
t: tagliere in legno di acacia => 4419
t: bamboo cutting board with juice groove => 441911
t: plastic chopping board => 392410
t: cutting board holder steel => !4419

@ decanter-carafe
en: decanter; wine decanter; whiskey decanter; carafe; glass pitcher; pitcher + glass|water|juice|lid|plastic; water jug; juice dispenser; drink dispenser + glass|plastic|tap; beverage dispenser; glass kettle stovetop; glass teapot; water carafe
de: Karaffe = carafe; Dekanter = decanter; Wasserkaraffe = water carafe; Glaskrug = glass pitcher; Getränkespender = drink dispenser; Glaskanne = glass jug
fr: carafe = carafe; carafe à vin = wine carafe; pichet = pitcher; fontaine à boisson = beverage dispenser; carafe à décanter = decanter
es: decantador = decanter; jarra = pitcher; jarra de agua = water jug; dispensador de bebidas = drink dispenser
it: decanter = decanter; caraffa = carafe; brocca = pitcher; dispenser bevande = drink dispenser
nl: karaf = carafe; waterkan = water jug; decanteerkaraf = decanter; drankdispenser = drink dispenser
pl: karafka = carafe; dzbanek = jug; dekanter = decanter; dystrybutor napojów = drink dispenser; karafek = carafe
pt: decantador de vinho = wine decanter; jarra de vidro = glass pitcher; jarra = pitcher; suqueira = juice dispenser
not: decanter centrifuge; baseball pitcher; pitcher pump; water filter pitcher; water filter jug; electric jug; coffee maker carafe; kubek jarra; brocciare; broccato
  insulation=vacuum -> 961700 ~.04
  main: crystal-glass 701341 ~.03; glass 701349 ~.8; plastic 392410 ~.6
  use kitchen-goods
t: glass water carafe 1l => 701349
t: lead crystal whiskey decanter => 701341
t: decanter centrifuge sludge => !7013

@ dehumidifier
en: dehumidifier
de: Luftentfeuchter = dehumidifier; Entfeuchter = dehumidifier
fr: déshumidificateur = dehumidifier; absorbeur d'humidité électrique = electric moisture absorber
es: deshumidificador = dehumidifier
it: deumidificatore = dehumidifier
nl: luchtontvochtiger = dehumidifier
pl: osuszacz powietrza = dehumidifier
pt: desumidificador = dehumidifier
  * -> 847989
t: compressor dehumidifier 12l => 847989
t: split air conditioner 9000 btu => 841510

@ dish-rack
en: dish rack; dish drainer; dish drying rack; plate rack; drying rack + dish|plate|bottle|kitchen; sink caddy; sponge holder; sink organizer; pan rack; pot rack; pot lid holder; pan organizer; baby bottle drying rack; over sink rack
de: Abtropfgestell = dish drainer; Geschirrabtropfer = dish rack; Abtropfkorb = dish draining basket; Spülbecken Organizer = sink organizer
fr: égouttoir à vaisselle = dish drainer; égouttoir = dish drainer; porte éponge = sponge holder
es: escurreplatos = dish drainer; escurridor de platos = dish drainer; porta esponja = sponge holder
it: scolapiatti = dish drainer; portaspugna = sponge holder
nl: afdruiprek = dish drainer; afwasrek = dish rack
pl: suszarka do naczyń = dish drying rack; ociekacz = dish drainer
pt: escorredor de louça = dish drainer; escorredor de pratos = dish drainer
not: dish rack dishwasher part; plate rack gym; weight plate rack; dishwasher rack
  main: plastic 392490 ~.15; stainless-steel 732393 ~.5; cast-iron 732391 ~.01; iron 732399 ~.7; aluminium 761510 ~.03; bamboo 441919 ~.03; wood 441990 ~.03; base-metal 732399 ~.03
  * -> 732399
ask: main
t: stainless steel dish drying rack => 732393
t: plastic sponge holder for sink => 392490
t: weight plate rack gym => !7323

@ dishwasher
en: dishwasher; countertop dishwasher
de: Geschirrspüler = dishwasher; Spülmaschine = dishwasher; Tischgeschirrspüler = countertop dishwasher
fr: lave vaisselle = dishwasher; lave vaisselle encastrable = built-in dishwasher
es: lavaplatos = dishwasher; lavavajillas = dishwasher + integrable|cubiertos|45|60|servicios
it: lavastoviglie = dishwasher; lavastoviglie da incasso = built-in dishwasher
nl: vaatwasser = dishwasher
pl: zmywarka = dishwasher; zmywarek = dishwasher
pt: máquina de lavar louça = dishwasher; máquina de lavar loiça = dishwasher; máquina lavar loiça = dishwasher; lava louças = dishwasher + serviços|14|10
not: dishwasher tablet; dishwasher safe; dishwasher rack; dishwasher basket; dishwasher salt; dishwasher hose; dishwasher magnet; dishwasher pump; dishwasher sign
  * -> 842211
t: dishwasher => 842211
t: front load washing machine 8kg => 845011

@ disposable-tableware
en: paper cup; paper plate; paper bowl; disposable cup; disposable plate; plastic cup; plastic plate; party plate; party cup; disposable tableware; sugarcane plate; bagasse plate; cupcake liner; cupcake case; muffin liner; baking cup; paper food tray; popcorn box; disposable cutlery; compostable plate; paper straw cup; disposable bowl; party tableware; palm leaf plate; muffin paper case
de: Pappbecher = paper cup; Pappteller = paper plate; Einwegbecher = disposable cup; Einweggeschirr = disposable tableware; Plastikbecher = plastic cup; Papierförmchen = paper baking cup; Einwegbesteck = disposable cutlery; Muffinförmchen Papier = paper muffin liner; Einweggeschirr Papier = disposable paper tableware; Papierteller = paper plate; Kaffeebecher Pappe = paper coffee cup; Einwegbecher Pappe = disposable paper cup; Partyteller Papier = paper party plate
fr: gobelet en carton = cardboard cup; assiette en carton = cardboard plate; gobelet jetable = disposable cup; vaisselle jetable = disposable tableware; caissette à cupcake = cupcake case; assiette jetable = disposable plate; gobelet carton = cardboard cup
es: vaso de papel = paper cup; plato de papel = paper plate; vaso desechable = disposable cup; platos desechables = disposable plate; cápsulas para cupcakes = cupcake liner; vajilla desechable = disposable tableware; vaso de cartón = cardboard cup
it: bicchiere di carta = paper cup; piatti di carta = paper plate; bicchieri monouso = disposable cup; piatti monouso = disposable plate; pirottini = baking cup; bicchieri usa e getta = disposable cup; piatti usa e getta = disposable plate; bicchieri di carta = paper cup
nl: kartonnen beker = paper cup; papieren bord = paper plate; wegwerpbeker = disposable cup; wegwerpservies = disposable tableware; muffinvormpjes = muffin case; kartonnen borden = paper plate; kartonnen bordjes = paper plate; papieren bordjes = paper plate; papieren bekers = paper cup; koffiebekers karton = paper coffee cup; bordjes karton = paper plate
pl: kubek papierowy = paper cup; talerzyki papierowe = paper plates; kubki jednorazowe = disposable cups; naczynia jednorazowe = disposable tableware; papilotki = baking cups; kubki papierowe = paper cups; talerze papierowe = paper plates; talerzyki jednorazowe papierowe = disposable paper plates; kubek papierowy jednorazowy = disposable paper cup
pt: copo descartável = disposable cup; prato descartável = disposable plate; copo de papel = paper cup; forminha de cupcake = cupcake liner; pratos de papel = paper plates; copos descartáveis = disposable cups; pratos descartáveis = disposable plates
not: paper cup machine; paper cup dispenser; paper plate offset; paper plate machine; toy plastic plate; license plate; disposable cup holder
  "paper" -> 482369
  "papier" -> 482369
  "papel" -> 482369
  "carta" -> 482369
  main: bamboo 441919 ~.02; wood 441990 ~.03; plastic 392410 ~.3; aluminium 761510 ~.02; straw 460219 ~.03
  "liner" -> 482369
  "bagasse" -> 482370
  "sugarcane" -> 482370
  "plastic|plástico|plastica" -> 392410
  * -> 482369
ask: main
t: disposable paper cups 250 ml 50 pcs => 482369
t: plastic cups for party 100 pcs => 392410
t: paper cup dispenser wall => !4823

@ door-mat
en: door mat; doormat; entrance mat; welcome mat; coir mat; outdoor mat + door|entrance; scraper mat; anti slip mat; anti slip pad carpet; floor mat + door|entrance|anti fatigue|office chair; floor protector mat; interlocking foam mat; foam floor tile; foam tile; eva floor mat; garage floor mat; gym flooring; floor tile vinyl; boot tray; rug pad; rug underlay; rug gripper; vinyl flooring; pvc flooring
de: Fußmatte = door mat; Fussmatte = door mat; Schmutzfangmatte = dirt trapping mat; Kokosmatte = coir mat; Türmatte = door mat; Antirutschmatte = anti slip mat; Teppichunterlage = rug underlay; Bodenschutzmatte = floor protector mat; Puzzlematte = puzzle mat; Stuhlunterlage = chair mat; Vinylboden = vinyl flooring; Arbeitsplatzmatte = anti-fatigue workplace mat; Fußabtreter = door mat; Sauberlaufmatte = dirt trapping mat; Kokos Fußmatte = coir mat; Eingangsmatte = entrance mat; Fußmatten Kokos = coir door mat
fr: paillasson = doormat; tapis d'entrée = entrance mat; tapis de chaise = chair mat; sous tapis antidérapant = anti slip underlay; tapis anti fatigue = anti fatigue mat; sol vinyle = vinyl flooring; dalle mousse = foam tile
es: felpudo = doormat; alfombrilla antideslizante = anti slip mat; alfombra de entrada = entrance mat; protector de suelo silla = floor protector mat for chairs; suelo vinílico = vinyl flooring
it: zerbino = door mat; tappeto antiscivolo = anti slip mat; protezione pavimento sedia = chair mat; tappeto ingresso = entrance mat
nl: deurmat = door mat; antislipmat = anti slip mat; vloermat = floor mat; puzzelmat vloer = foam puzzle floor mat; bureaustoelmat = office chair mat; vinylvloer = vinyl flooring; voetmat = foot mat; schraapmat = scraper mat; droogloopmat = entrance mat; buitenmat = outdoor mat; inloopmat = entrance mat; vloermat voordeur = door mat
pl: wycieraczka = doormat; mata antypoślizgowa = anti slip mat; mata pod krzesło = chair mat; mata piankowa = foam mat; mata wejściowa = entrance mat; wycieraczka pod drzwi = doormat; mata kokosowa = coir mat; wycieraczka zewnętrzna = outdoor doormat; wycieraczka do butów = shoe mat; wycieraczka gumowa = rubber doormat; wycieraczek = doormat
pt: capacho = door mat; tapete antiderrapante = anti slip mat; tapete de entrada = entrance mat; piso vinílico = vinyl flooring; protetor de piso cadeira = chair floor protector
not: car door mat; door mat scraper tool
  "vinyl floor" -> 391810
  "vinyl flooring" -> 391810
  "pvc flooring" -> 391810
  "gripper" -> 392690
  "underlay" -> 392119
  "rug pad" -> 392119
  "boot tray" -> 392490
  "coir" -> 570220
  "coco" -> 570220
  "kokos" -> 570220
  "foam|espuma|schiuma|espanso" -> 391890
  "eva" -> 391890
  main: rubber 401691 ~.3; plastic 391810 ~.1; textile 570339 ~.7; stainless-steel 732690 ~.03; base-metal 732690 ~.03
  * -> 570339
ask: main
t: natural coir doormat welcome => 570220
t: rubber entrance door mat => 401691
t: eva interlocking foam floor tiles => 391890
t: jigsaw puzzle mat roll => !3918

@ dried-flower
en: dried flower; preserved flower; pampas grass; dried pampas; preserved rose; dried bouquet; pressed flower; dried lavender bunch; preserved moss; dried floral; bunny tail grass; dried eucalyptus
de: Trockenblumen = dried flower; Pampasgras = pampas grass; Trockenblumenstrauß = dried bouquet; konservierte Rose = preserved rose
fr: fleurs séchées = dried flowers; herbe de pampa = pampas grass; rose éternelle = preserved rose; fleurs stabilisées = preserved flowers
es: flores secas = dried flower; hierba de la pampa = pampas grass; flores preservadas = preserved flower; rosa preservada = preserved rose
it: fiori secchi = dried flower; erba della pampa = pampas grass; fiori stabilizzati = preserved flower; rosa stabilizzata = preserved rose
nl: droogbloemen = dried flower; pampagras = pampas grass; gedroogde bloemen = dried flower
pl: suszone kwiaty = dried flowers; trawa pampasowa = pampas grass; suszki = dried flowers
pt: flores secas = dried flowers; capim dos pampas = pampas grass; flores preservadas = preserved flowers; rosa preservada = preserved rose
not: artificial pampas grass; dried flower resin kit; artificial dried flower
  "moss" -> 060420
  * -> 060490
t: natural dried pampas grass bouquet => 060490
t: artificial pampas grass plastic => !060490

@ drill-brush
en: drill brush; drill brush attachment; drill brush set; power scrubber brush attachment
de: Bohrmaschine Bürstenaufsatz = drill brush attachment; Bürstenaufsatz = brush attachment + Bohrmaschine|Akkuschrauber
fr: brosse pour perceuse = drill brush; brosse perceuse = drill brush
es: cepillo para taladro = drill brush
it: spazzola per trapano = drill brush
  * -> 960350
t: drill brush attachment set cleaning => 960350
t: paint brush for walls => !960350

@ drinking-glass
en: drinking glass; drinking glasses; whiskey glasses; shot glasses; beer glasses; water glasses; cocktail glasses; tumbler; tumbler + glass|whiskey|crystal|highball; water glass; whiskey glass; shot glass; highball glass; beer glass; pint glass; cocktail glass; glass tumbler; double wall glass; glass cup; tea glass; juice glass; can shaped glass; espresso glass; martini glass; old fashioned glass
de: Trinkglas = drinking glass; Wasserglas = water glass; Whiskyglas = whiskey glass; Schnapsglas = shot glass; Bierglas = beer glass; Teeglas = tea glass; Latte Macchiato Glas = latte macchiato glass; Longdrinkglas = highball glass; Saftgläser = juice glass; Kaffeegläser = coffee glasses; Thermogläser = double wall glass; Bierkrug Glas = glass beer mug; Gläserset = glasses set; Trinkgläser Set = drinking glass set; Becherglas Trinken = drinking tumbler; Bierseidel = beer mug; Tumbler Glas = glass tumbler; Gläser 6er Set = set of 6 glasses
fr: verre à eau = water glass; verre à whisky = whiskey glass; verre à shot = shot glass; verre à bière = beer glass; gobelet en verre = glass tumbler; verres à boire = drinking glasses
es: vaso de vidrio = drinking glass; vaso de whisky = whiskey glass; vaso de chupito = shot glass; vaso de cerveza = beer glass; vasos de cristal = drinking glass; vasos = tumbler
it: bicchiere = drinking glass; bicchieri di vetro = glass tumbler; bicchiere whisky = whiskey glass; bicchierini = shot glasses; bicchieri in vetro = glass tumbler; bicchieri da acqua = water glasses; bicchieri = drinking glasses
nl: drinkglas = drinking glass; waterglas = water glass; whiskyglas = whiskey glass; bierglas = beer glass; theeglas = tea glass; borrelglas = shot glass; drinkglazen = drinking glasses; waterglazen = water glasses; whiskyglazen = whiskey glasses; theeglazen = tea glass; longdrinkglas = highball glass; longdrinkglazen = highball glass; latte macchiato glas = latte macchiato glass; latte macchiato glazen = latte macchiato glass; glazen set = glass set; koffieglas = coffee glass; shotglas = shot glass; shotglaasjes = shot glasses; tumbler glas = tumbler; bierpul = beer mug; koffieglazen = coffee glass; dubbelwandige glazen = double wall glass; borrelglazen = shot glasses; shotglazen = shot glasses; tumbler glazen = tumbler
pl: szklanka = drinking glass; szklanka do whisky = whiskey glass; kieliszek do wódki = shot glass; szklanki = drinking glasses; szklanki do drinków = drink glasses; szklanka do piwa = beer glass; kufel = beer mug; kufle = beer mugs; kufel do piwa = beer mug; szklanki termiczne = thermal glasses; szklanek = drinking glass; szklanki do latte = latte glasses; literatka = small glass; musztardówka = small glass; szklanki do wody = water glasses; szklaneczki = small glasses; literatek = small glass; musztardówek = small glass
pt: copo de vidro = drinking glass; copo de whisky = whiskey glass; copo de shot = shot glass; copo de cerveja = beer glass; copos = drinking glasses
not: rock tumbler; meat tumbler; compost tumbler; stone tumbler; rotary tumbler; media tumbler; case tumbler; tumbler dryer; tumble dryer; tumbler lid; tumbler lock; vacuum tumbler; tumbler toy; tumbler screwdriver; cupping; cupping glass; cupping therapy glass cup; therapy glass cup; glass cup holder; shot glass mold; watch glass; shot glass holder; glass cup sucker; glass cup cupping
  main: silicone 392410 ~.03; plastic 392410 ~.05; crystal-glass 701333 ~.04; glass 701337 ~.9; stainless-steel 732393 ~.03; copper 741810 ~.03; paper 482369 ~.03; wood 441990 ~.03; titanium 810890 ~.03; base-metal 732393 ~.03
  * -> 701337
t: whiskey glass set of 4 => 701337
t: plastic drinking glasses reusable => 392410
t: watch glass replacement mineral => !7013

@ drinking-straw
en: drinking straw; reusable straw; paper straw; metal straw; stainless steel straw; silicone straw; glass straw; plastic straw; bamboo straw; cocktail straw; boba straw; bubble tea straw; straw + drinking|cocktail|smoothie|tumbler; bendy straw; smoothie straw
de: Trinkhalm = drinking straw; Strohhalm = drinking straw; Papierstrohhalm = paper straw; Edelstahl Trinkhalm = stainless steel straw; Glasstrohhalm = glass straw; Papiertrinkhalme = paper straw; Trinkhalme Papier = paper straw; Strohhalm Papier = paper straw
fr: paille à boire = drinking straw; paille inox = stainless steel straw; pailles réutilisables = reusable straws; pailles en papier = paper straws; paille = straw + boisson|cocktail
es: pajita = drinking straw; pajitas = drinking straw; popote = drinking straw; sorbete reutilizable = reusable straw; pajita de acero = stainless steel straw
it: cannuccia = drinking straw; cannucce = drinking straw; cannuccia riutilizzabile = reusable straw
nl: rietje = drinking straw; rietjes = drinking straw; drinkrietje = drinking straw; papieren rietjes = paper straw; rietjes papier = paper straw
pl: słomka = drinking straw; słomki papierowe = paper straws; słomki do picia = drinking straws; słomek = drinking straw; słomki do napojów papierowe = paper straws
pt: canudo = drinking straw; canudo reutilizável = reusable straw; canudo de papel = paper straw; palhinha = drinking straw
not: straw hat; straw bag; straw brush; straw bale; straw basket; straw lid cup; straw cleaning brush; straw topper; straw cover; rubber straw filter; filter straw; straw bottle; straw cup
  main: paper 482390 ~.2; stainless-steel 732393 ~.2; glass 701349 ~.03; bamboo 441919 ~.03; silicone 392410 ~.2; wood 441990 ~.03; titanium 810890 ~.03; aluminium 761510 ~.03; base-metal 732393 ~.03
  * -> 391732       # plain plastic tubes; doubt: 3924.10 when shaped
ask: main
t: stainless steel drinking straws with brush => 732393
t: paper straws biodegradable 100 pcs => 482390
t: straw hat women summer => !3917

@ duvet-quilt
en: duvet; quilt; comforter; down duvet; duvet insert; weighted blanket; bed cover; comforter set; duvet filling; down comforter; silk quilt; summer quilt; eiderdown; bed throw quilted; all season duvet
de: Bettdecke = duvet; Steppdecke = quilted blanket; Daunendecke = down duvet; Gewichtsdecke = weighted blanket; Sommerdecke = summer duvet + Bett; Bettüberwurf = bedspread; Daunenbett = down duvet; Federbett = feather duvet; Daunenbettdecke = down duvet; Winterbettdecke = winter duvet; Sommerbettdecke = summer duvet; Vier-Jahreszeiten-bettdecke = all season duvet; Kinderbettdecke = child's duvet; Ganzjahresbettdecke = all season duvet; Wollbettdecke = wool duvet; Babybettdecke = baby duvet; Gewichtsbettdecke = weighted blanket; Mikrofaserbettdecke = microfibre duvet; Federnbettdecke = feather duvet; Steppbettdecke = quilted duvet; Oberbett = duvet; Ganzjahresdecke = all season duvet; Winterdecke = winter duvet; Duodecke = two-layer duvet; Federdecke = feather duvet; Seidendecke = silk duvet; Kamelhaardecke = camel hair duvet; Einziehdecke = duvet; Schafwolldecke = sheep wool duvet; Therapiedecke = weighted blanket; Zudecke = duvet; Steppbett = quilted duvet; Inlett Bett = duvet inlet
fr: couette = duvet; édredon = eiderdown; couverture lestée = weighted blanket; dessus de lit = bed cover; boutis = quilted bedspread; jeté de lit = bedspread; couette 220x240 = duvet
es: edredón = duvet; nórdico = duvet + relleno; relleno nórdico = duvet filling; manta con peso = weighted blanket; cubrecama = bedspread; manta ponderada = weighted blanket; edredón nórdico = duvet; nórdico = duvet
it: piumone = duvet; trapunta = quilt; coperta ponderata = weighted blanket; piumino da letto = duvet; piumino letto = duvet; piumino matrimoniale = double duvet; trapunta letto = bed quilt
nl: dekbed = duvet; verzwaringsdeken = weighted blanket; sprei = bedspread; donsdekbed = down duvet; bedsprei = bedspread; donzen dekbed = down duvet; zomerdekbed = summer duvet; winterdekbed = winter duvet; 4-seizoenen dekbed = all season duvet; kinderdekbed = child's duvet; all year dekbed = all season duvet; wollen dekbed = wool duvet; synthetisch dekbed = synthetic duvet; babydekbed = baby duvet; vierseizoenendekbed = all season duvet; donsdeken = down blanket; eenpersoons dekbed = single duvet
pl: kołdra = duvet; narzuta = bedspread; kołdra obciążeniowa = weighted duvet; kapa na łóżko = bedspread; kołdra puchowa = down duvet; kołdra zimowa = winter duvet; kołdra całoroczna = all-season duvet; kołdra antyalergiczna = anti-allergy duvet; kołderka = duvet; kołdra letnia = summer duvet; kołdra dziecięca = children's duvet; kołdra wełniana = wool duvet; kołdra syntetyczna = synthetic duvet; kołdra z pierza = feather duvet; kołdra z wypełnieniem = filled duvet; kołderek = duvet
pt: edredom = duvet; edredão = duvet; cobertor ponderado = weighted blanket; cobre leito = bed cover; edredon = duvet
not: duvet cover; quilt cover; duvet clip; quilt batting; quilt clip; quilt fabric; quilt kit; comforter cover; duvet set; quilt storage bag; quilt pattern; duvet day; quilt rack; quilt binding; capa de edredom; capa de edredão; quilt wadding; baby duvet; duvet protector; trapuntato; trapuntata
  * -> 940440
t: down alternative comforter queen => 940440
t: weighted blanket 7kg with glass beads => 940440
t: quilt batting roll => !9404

@ electric-fly-swatter
en: electric fly swatter; fly swatter; fly trap; wasp trap
de: Fliegenklatsche = fly swatter; elektrische Fliegenklatsche = electric fly swatter
fr: tapette à mouches = fly swatter; tapette à souris = mouse trap
pl: packa na muchy = fly swatter; elektryczna packa = electric fly swatter
  "electric|eléctrico|elettrico|elétrico" -> 854370
  main=base-metal -> 732399 ~.03
  "elektrische" -> 854370
  "elektryczna" -> 854370
  * -> 392490
t: fly swatter => 392490
t: steam trap valve dn15 => !8543

@ electric-kettle
en: electric kettle; water boiler; gooseneck kettle electric; kettle + electric|1.7l|2200w|cordless; air fryer; rice cooker; slow cooker; waffle maker; sandwich maker; egg cooker; egg boiler; electric pressure cooker; multicooker; food steamer; yogurt maker; popcorn maker; popcorn machine; food dehydrator; sous vide; electric lunch box; fondue set electric; hot pot electric; crepe maker; raclette grill; deep fryer; panini press; baby bottle warmer; bottle warmer; steam sterilizer baby; bottle sterilizer; chocolate fountain; donut maker; mug warmer; coffee warmer; cup warmer; instant pot; electric skillet; food warmer; travel kettle; fryer + electric|oil|deep|air; wax warmer; wax heater; wax melter; wax pot; bread maker machine; hot dog machine; cotton candy machine; pizzelle maker; soup maker; noodle cooker electric; tea maker portable heating; buffet warmer; candle warmer; electric cup heating; paraffin wax machine; wax melt warmer; yogurt machine; dumpling steamer electric; formula warmer; plate warmer
de: Wasserkocher = electric kettle; Heißluftfritteuse = air fryer; Reiskocher = rice cooker; Waffeleisen = waffle maker; Sandwichmaker = sandwich maker; Eierkocher = egg cooker; Dampfgarer = food steamer; Fritteuse = deep fryer; Multikocher = multicooker; Dörrgerät = food dehydrator; Joghurtbereiter = yogurt maker; Popcornmaschine = popcorn machine; Slow Cooker = slow cooker; Raclette = raclette grill; Flaschenwärmer = bottle warmer; Tassenwärmer = cup warmer; Schnellkochtopf elektrisch = electric pressure cooker; Crêpesmaker = crepe maker; Schokobrunnen = chocolate fountain; Zuckerwattemaschine = cotton candy machine; Wachswärmer = wax warmer; Sterilisator = steriliser + Baby|Flaschen; Kontaktgrill Sandwich = contact grill sandwich maker; Donutmaker = donut maker; Raclette Grill = raclette grill; Raclettegrill = raclette grill; Tischgrill elektrisch = electric table grill; Waffelautomat = waffle maker; Fondue elektrisch = electric fondue set
fr: bouilloire électrique = electric kettle; bouilloire = kettle; friteuse = deep fryer; friteuse à air = air fryer; cuiseur à riz = rice cooker; gaufrier = waffle maker; croque monsieur appareil = sandwich maker; cuiseur vapeur = food steamer; mijoteuse = slow cooker; multicuiseur = multicooker; yaourtière = yogurt maker; machine à pop corn = popcorn machine; déshydrateur alimentaire = food dehydrator; chauffe biberon = baby bottle warmer; appareil à raclette = raclette grill; crêpière = crepe maker; stérilisateur biberon = baby bottle sterilizer; chauffe tasse = cup warmer; chauffe cire = wax warmer; cuiseur à œufs = egg cooker; machine à barbe à papa = cotton candy machine
es: hervidor eléctrico = electric kettle; hervidor de agua = electric kettle; freidora de aire = air fryer; freidora = deep fryer; arrocera = rice cooker; gofrera = waffle maker; sandwichera = sandwich maker; olla eléctrica = electric pot; vaporera eléctrica = electric steamer; olla de cocción lenta = slow cooker; yogurtera = yogurt maker; palomitera = popcorn maker; deshidratador de alimentos = food dehydrator; calienta biberones = bottle warmer; esterilizador de biberones = bottle sterilizer; hervidor = kettle; cuece huevos = egg cooker; calentador de cera = wax warmer; crepera = crepe maker; máquina de algodón de azúcar = cotton candy machine; raclette eléctrica = electric raclette grill; pava eléctrica = electric kettle; tetera eléctrica = electric teapot
it: bollitore elettrico = electric kettle; friggitrice ad aria = air fryer; friggitrice = deep fryer; cuociriso = rice cooker; piastra per waffle = waffle maker; tostiera = sandwich maker; vaporiera = food steamer; pentola elettrica = electric pot; yogurtiera = yogurt maker; macchina popcorn = popcorn machine; essiccatore alimenti = food dehydrator; scaldabiberon = bottle warmer; bollitore = kettle; cuociuova = egg cooker; scaldacera = wax heater; sterilizzatore biberon = baby bottle steriliser; macchina zucchero filato = cotton candy machine; crepiera = crepe maker
nl: waterkoker = electric kettle; airfryer = air fryer; rijstkoker = rice cooker; wafelijzer = waffle maker; tosti ijzer = sandwich maker; frituurpan = deep fryer; slowcooker = slow cooker; stoomkoker = food steamer; yoghurtmaker = yogurt maker; popcornmachine = popcorn machine; voedseldroger = food dehydrator; eierkoker = egg cooker; flessenwarmer = bottle warmer; gourmetstel = raclette grill; suikerspinmachine = cotton candy machine; sterilisator baby = baby bottle steriliser; racletteset = raclette set; gourmetset = raclette set; elektrische bbq = electric bbq; tafelgrill = table grill; crêpemaker = crepe maker; panini grill = panini grill
pl: czajnik elektryczny = electric kettle; frytkownica beztłuszczowa = air fryer; frytkownica = deep fryer; ryżowar = rice cooker; gofrownica = waffle maker; opiekacz = sandwich toaster; parowar = food steamer; wolnowar = slow cooker; jogurtownica = yogurt maker; maszynka do popcornu = popcorn machine; suszarka do grzybów = mushroom dryer; podgrzewacz do butelek = baby bottle warmer; multicooker = multicooker; jajowar = egg cooker; podgrzewacz wosku = wax warmer; sterylizator do butelek = bottle sterilizer; toster opiekacz = toaster; grill kontaktowy = contact grill; grill raclette = raclette grill; sandwich maker = sandwich maker; naleśnikarka elektryczna = electric pancake maker; gofrownica elektryczna = waffle maker; toster do kanapek = sandwich toaster
pt: chaleira elétrica = electric kettle; fritadeira elétrica = electric fryer; fritadeira sem óleo = air fryer; panela de arroz = rice cooker; panela elétrica = electric pot; sanduicheira = sandwich maker; máquina de waffle = waffle maker; panela de pressão elétrica = electric pressure cooker; iogurteira = yogurt maker; pipoqueira = popcorn maker; desidratador de alimentos = food dehydrator; aquecedor de mamadeira = baby bottle warmer; crepeira = crepe maker; aquecedor de cera = wax warmer; cozedor de ovos = egg cooker; esterilizador de biberões = bottle sterilizer; jarra elétrica = electric kettle; chaleira = kettle; fervedor = water boiler
not: air fryer liner; air fryer paper; rice cooker pot; air fryer basket; air fryer accessory; kettle bell; kettlebell; waffle maker toy; cotton candy machine toy; kettle grill; kettle descaler; rice cooker liner; fryer thermostat; wax melter candle making pot; industrial fryer; chocolate fountain sticks; sandwich maker plates; kettle drum; wax warmer wax beans; fryer oil filter; air fryer silicone; paraffin wax; air fryer cookbook; stovetop kettle; instant pot ring; slow cooker liner; whistling kettle; instant pot accessories; pizza raclette cheese; raclette cheese; fryer basket; queso raclette
  "air fryer" -> 851679
  "commercial" -> 841981
  part=part -> 851690 ~.02
  * -> 851679
t: electric kettle 1.7l 2200w stainless steel => 851679
t: digital air fryer 5l => 851679
t: silicone air fryer liner => !8516

@ fabric-shaver
en: fabric shaver; lint remover electric; lint shaver; sweater shaver; fuzz remover
de: Fusselrasierer = fabric shaver
fr: rasoir anti peluches = fabric shaver; rasoir à peluches = fabric shaver; rasoir anti bouloches = fabric shaver; rase pull = fabric shaver; anti-bouloche = fabric shaver
es: quitapelusas = fuzz remover; quita pelusas = fuzz remover; quitabolitas = fabric shaver
it: levapelucchi = fuzz remover; rasa pelucchi = fabric shaver; levapelucchi elettrico = lint remover electric
nl: pluizentondeuse = fabric shaver
pl: golarka do ubrań = fabric shaver
pt: removedor de bolinhas = lint remover; tira borbotos = lint remover; papa bolinhas = lint remover
  * -> 850980
t: rechargeable fabric shaver lint remover => 850980
t: steam iron 2400w => 851640

@ fan-home
en: electric fan; table fan; desk fan; standing fan; pedestal fan; tower fan; ceiling fan; portable fan; handheld fan; usb fan; neck fan; mini fan; fan + desk|usb|table|handheld|rechargeable|standing|clip|cooling portable|bladeless; wall fan; box fan; clip on fan; stroller fan; bladeless fan; hand fan electric; bladeless neck fan; window fan; bathroom extractor fan; hanging neck fan
de: Ventilator = fan; Tischventilator = table fan; Standventilator = standing fan; Deckenventilator = ceiling fan; Turmventilator = tower fan; Handventilator = handheld fan; Nackenventilator = neck fan
fr: ventilateur = fan; ventilateur de table = table fan; ventilateur de plafond = ceiling fan; ventilateur colonne = tower fan; mini ventilateur = mini fan; ventilateur de cou = neck fan; brasseur d'air = air circulator fan; ventilateur sur pied = pedestal fan
es: ventilador = fan; ventilador de techo = ceiling fan; ventilador de pie = standing fan; ventilador de mesa = table fan; mini ventilador = mini fan; ventilador de torre = tower fan; ventilador de cuello = neck fan
it: ventilatore = fan; ventilatore da tavolo = table fan; ventilatore da soffitto = ceiling fan; ventilatore a torre = tower fan; mini ventilatore = mini fan; ventilatore a piantana = pedestal fan; ventilatore a colonna = tower fan
nl: ventilator = fan; tafelventilator = table fan; plafondventilator = ceiling fan; torenventilator = tower fan; handventilator = handheld fan; statiefventilator = standing fan
pl: wentylator = fan; wentylator biurkowy = desk fan; wentylator sufitowy = ceiling fan; wentylator kolumnowy = tower fan; wiatraczek ręczny = handheld fan; wentylator stojący = standing fan
pt: ventilador = fan; ventilador de mesa = table fan; ventilador de teto = ceiling fan; ventilador portátil = portable fan; mini ventilador = mini fan; ventilador de coluna = pedestal fan; ventoinha de pé = standing fan
not: cpu fan; fan belt; fan heater; radiator fan; fan coil; paper fan; hand fan folding; folding fan; fan brush; fan blade; football fan; pc fan; case fan; fan motor; cooling fan; fan clutch; laptop fan; ventilateur pc; ventilador pc; fan filter; fan controller; fan remote; fan light remote; fan capacitor; duct fan; inline fan; fan cover; fan guard; medical ventilator; ventilator hospital; centrifugal fan; wall fan switch; tail fan; fan shaped; fan speed; fan relay; gpu fan; fan grill; fan base; electric fan heater; ventilador de cpu; axial fan; fan club; fan art; range hood fan; fan kit car; ventilazione; ventilation
  watt>125w -> 841459
  "extractor" -> 841459
  "exhaust" -> 841459
  * -> 841451
t: usb desk fan 5w rechargeable => 841451
t: ceiling fan with light remote 60w => 841451
t: hand fan folding bamboo paper => !8414

@ figurine
en: figurine; statue; statuette; ornament + home|desk|resin|garden|ceramic|glass|decorative|table|fish tank; sculpture; garden gnome; buddha statue; desk ornament; decorative object; home decor ornament; bust statue; collectible figurine; fairy garden miniature; garden statue; animal figurine; miniature ornament; table ornament; crystal ball; glass ball decor; wall sculpture; sand picture; wind spinner; garden ornament; decorative bowl; decorative plate; decorative tray; hanging ornament + crystal|glass|wood|metal|window; suncatcher; sun catcher; wall decor + metal|wood|wooden|hanging|resin; wall art + metal|wood|wooden; home decoration + statue|resin|crafts; voodoo doll decor; garden stake; artificial fruit decor jar; snow globe; hourglass; sand timer; dreamcatcher; dream catcher; singing bowl
de: Figur = figure + Deko|Garten|Resin|Keramik|Buddha|Porzellan; Statue = statue; Skulptur = sculpture; Gartenzwerg = garden gnome; Schneekugel = snow globe; Traumfänger = dream catcher; Sanduhr = hourglass; Pokal = trophy cup; Gartenfigur = garden figure; Dekofigur = decorative figure; Klangschale = singing bowl; Gartenstecker = garden stake; Windrad = pinwheel + Garten
fr: statue = statue; statuette = statuette; sculpture = sculpture; figurine décorative = decorative figurine; boule à neige = snow globe; attrape rêves = dream catcher; carillon à vent = wind chime; sablier = hourglass; trophée = trophy; nain de jardin = garden gnome; bol chantant = singing bowl
es: estatua = statue; escultura = sculpture; figura decorativa = decorative figurine; bola de nieve = snow globe; atrapasueños = dream catcher; campanas de viento = wind chime; reloj de arena = hourglass; trofeo = trophy; figura de resina = resin figurine; enano de jardín = garden gnome; cuenco tibetano = singing bowl
it: statua = statue; statuetta = statuette; scultura = sculpture; soprammobile = ornament; palla di neve = snow globe; acchiappasogni = dream catcher; campanello a vento = wind chime; clessidra = hourglass; trofeo = trophy; nano da giardino = garden gnome
nl: beeld = statue + decoratie|tuin|boeddha; beeldje = figurine; sculptuur = sculpture; sneeuwbol = snow globe; dromenvanger = dreamcatcher; windgong = wind chime; zandloper = hourglass; trofee = trophy; tuinkabouter = garden gnome; beeldjes = figurine
pl: figurka dekoracyjna = decorative figurine; statuetka = statuette; rzeźba = sculpture; figurka = figurine + dekoracja|ogrodowa|ceramiczna; kula śnieżna = snow globe; łapacz snów = dreamcatcher; dzwonki wietrzne = wind chimes; klepsydra = hourglass; trofeum = trophy; krasnal ogrodowy = garden gnome; statuetek = statuette
pt: estátua = statue; estatueta = statuette; escultura = sculpture; globo de neve = snow globe; filtro dos sonhos = dream catcher; apanhador de sonhos = dream catcher; sino de vento = wind chime; ampulheta = hourglass; troféu = trophy; enfeite decorativo = ornament; anão de jardim = garden gnome
not: christmas ornament; figurine mold; statue mold; tree ornament; ornament mold; hair ornament; dream catcher earring; ornament hook; nail ornament; figurine painting kit; aquarium ornament light; ornament making kit
  "singing bowl" -> 830610
  "hourglass" -> 701399
  "sand timer" -> 701399
  "snow globe": main=plastic 392640 ~.4; * 701399
  "dream catcher" -> 670100
  "dreamcatcher" -> 670100
  main=plastic -> 392640 ~.45
  use ornament
ask: main
t: resin buddha statue home decor => 392640
t: christmas tree ornament balls => !392640

@ floor-scrubber-electric
en: floor scrubber electric; window cleaning robot; electric spin scrubber; electric cleaning brush; electric scrubber
  * -> 850980
t: floor scrubber electric => 850980
t: robot vacuum cleaner with lidar => 850811

@ foil-film-kitchen
en: aluminium foil; aluminum foil; tin foil; kitchen foil; foil roll; foil sheets hair; beeswax wrap
de: Alufolie = aluminium foil; Aluschale = aluminium tray; Bienenwachstuch = beeswax wrap
fr: papier aluminium = aluminium foil; barquette aluminium = aluminium tray; emballage cire d'abeille = beeswax wrap; papier alu = aluminium foil; rouleau aluminium = aluminium foil roll
es: papel de aluminio = aluminium foil; bandeja de aluminio = aluminium tray; papel aluminio = aluminium foil; papel albal = aluminium foil
it: carta alluminio = aluminium foil; foglio di alluminio = aluminium foil; pellicola per alimenti = food film; vaschetta alluminio = aluminium foil tray; carta stagnola = tin foil; alluminio per alimenti = aluminium foil; rotolo alluminio = foil roll
nl: aluminiumfolie = aluminium foil; huishoudfolie = cling film; aluminium bakje = aluminium tray
pl: folia aluminiowa = aluminium foil; tacka aluminiowa = aluminium tray
pt: papel alumínio = aluminium foil; bandeja de alumínio = aluminium tray; papel de alumínio = aluminium foil; folha de alumínio = aluminium foil + cozinha
not: aluminum foil tape; aluminium foil bag; aluminium foil insulation
  "beeswax" -> 630790
  "bienenwachs" -> 630790
  * -> 760711
t: aluminium foil roll 30cm x 10m kitchen => 760711
t: foil balloon number 5 => !7607

@ foil-tray
en: foil tray; aluminium tray; foil container; foil pan disposable; disposable foil pan
fr: barquette alu = aluminium tray
es: bandeja de aluminio desechable = disposable aluminium tray; envase de aluminio = foil container
it: vaschette in alluminio = aluminium tray
pt: forma de alumínio descartável = disposable foil pan; marmita de alumínio = aluminium food container; tabuleiro de alumínio descartável = disposable aluminium tray
  * -> 761510
t: disposable aluminium foil trays with lids => 761510
t: foil balloon number 5 => !7607

@ freezer
en: freezer; ice cream freezer; upright freezer
de: Gefrierschrank = freezer
fr: congélateur = freezer; coffre congélateur = chest freezer; congélateur coffre = chest freezer
es: congelador = freezer; arcón congelador = chest freezer; arcón = chest freezer
it: congelatore = freezer; pozzetto congelatore = chest freezer; congelatore verticale = upright freezer; freezer = freezer
nl: vriezer = freezer
pl: zamrażarka = freezer; zamrażarek = freezer
pt: congelador = freezer; freezer = freezer; arca congeladora = chest freezer; arca frigorífica = chest freezer
not: freezer bag; freezer block; freezer thermometer; freezer tray; cryo freezer; freezer label; congelados; congelado; congelada; congeladas; congelar; congelamento; congele; congelation
  * -> 841840
t: upright freezer 200l => 841840
t: mini fridge 45 litre compressor => 841821

@ fridge-freezer
en: refrigerator; fridge; mini fridge; wine cooler fridge; car fridge; portable refrigerator; beverage cooler; wine fridge; minibar; bar fridge; compressor fridge; kegerator; electric wine cooler; fridge freezer; chest freezer; display fridge
de: Kühlschrank = refrigerator; Mini-Kühlschrank = mini fridge; Weinkühlschrank = wine fridge; Kompressorkühlbox = compressor cool box; Kühl-Gefrierkombination = fridge freezer; Wasserspender = water dispenser + Kühlung|elektrisch|gekühlt; Minibar = minibar; Gefriertruhe = chest freezer
fr: réfrigérateur = refrigerator; mini frigo = mini fridge; cave à vin = wine cellar; glacière électrique = electric cool box; frigo = fridge; frigidaire = fridge; fontaine à eau réfrigérée = chilled water fountain; réfrigérateur combiné = fridge freezer; frigo américain = american style fridge freezer
es: nevera = fridge; frigorífico = refrigerator; mini nevera = mini fridge; vinoteca = wine fridge; refrigerador = refrigerator; nevera para coche = car fridge; minibar = minibar; nevera eléctrica = electric cooler; frigorífico combi = fridge freezer; heladera = refrigerator
it: frigorifero = refrigerator; mini frigo = mini fridge; cantinetta vino = wine fridge; frigo = fridge; frigorifero portatile = portable refrigerator; frigo portatile = portable refrigerator; frigo combinato = fridge freezer; frigorifero combinato = fridge freezer
nl: koelkast = refrigerator; mini koelkast = mini fridge; wijnkoelkast = wine fridge; diepvriezer = chest freezer; elektrische koelbox = electric cool box; minibar = minibar; vrieskist = chest freezer
pl: lodówka = fridge; mini lodówka = mini fridge; lodówka samochodowa = car fridge; chłodziarka = refrigerator; minibarek lodówka = minibar fridge; lodówek = fridge; chłodziarek = refrigerator
pt: geladeira = refrigerator; frigorífico = refrigerator; mini geladeira = mini fridge; adega climatizada = wine fridge; frigobar = minibar; bebedouro elétrico = electric water dispenser; combinado frigorífico = fridge freezer; refrigerador = refrigerator + litros|frost|combinado|inverter|portas|duplex
not: fridge magnet; fridge organizer; fridge thermometer; refrigerator water filter; fridge sticker; fridge door seal; refrigerator compressor; fridge light bulb; fridge deodorizer; toy refrigerator; refrigerator magnet; fridge lock; refrigerator gas; fridge storage box; fridge cover; refrigerator thermostat; fridge drawer; refrigerator door gasket; refrigerator bulb; refrigerator organizer; fridge liner; fridge shelf; fridge lock child; fridge water filter; lodówka turystyczna; refrigerator parts; imán de nevera; magnete frigo; fridge mat; nevera portátil playa; imán nevera; refrigerante; refrigerada; refrigerado; refrigerant; refrigere
  "chest freezer" -> 841830
  "gefriertruhe" -> 841830
  "vrieskist" -> 841830
  "display" -> 841850
  "fridge freezer" -> 841810
  "koel vriescombinatie" -> 841810
  "z zamrazarka" -> 841810
  "kuhl gefrierkombination" -> 841810
  "kombination" -> 841810
  "wine" -> 841869
  "car" -> 841869
  * -> 841821
t: mini fridge 45 litre compressor => 841821
t: fridge magnet souvenir => !8418

@ furniture-castor
en: furniture castor; caster wheel; castor wheel; castor
fr: roulette de meuble = furniture castor; roulette pivotante = swivel caster
es: rueda giratoria mueble = swivel furniture castor
nl: zwenkwiel = swivel castor
pt: rodízio para móveis = furniture castor
not: castor oil; hospital bed castor; castor bean
  "swivel|brake|brakes|plate|stem|screw|lockable|universal" -> 830220      # mounted in base metal
  main=plastic -> 392690 ~.05
  * -> 830220
ask: main
t: swivel caster wheels set of 4 => 830220
t: zinc alloy cabinet handle 128mm => 830242

@ furniture-part
en: furniture leg; table leg; sofa leg; chair leg; hairpin leg; bed leg; cabinet leg; furniture pad; furniture foot; chair leg cover; table foot; tabletop; table top only; drawer front; furniture foot pad; castor base chair; felt pad + furniture|chair|floor; chair leg cap; chair sock; chair armrest; chair gas lift; office chair armrest
de: Möbelfuß = furniture foot; Tischbein = table leg; Möbelfüße = furniture foot; Filzgleiter = felt glide; Stuhlgleiter = chair glide; Stuhlsocken = chair sock; Möbelgleiter = furniture glide; Sofafuß = sofa leg; Tischplatte = tabletop; Bettfuß = bed leg
fr: pied de meuble = furniture leg; pied de table = table leg; patin pour chaise = chair pad; pieds de canapé = sofa legs; plateau de table = tabletop; patins feutre = felt pads
es: pata de mueble = furniture leg; pata de mesa = table leg; patas para sofá = sofa leg; protector de patas silla = chair leg protector; fieltros para sillas = felt pad for chairs; tapones para patas = chair leg cap
it: piede per mobili = furniture foot; gambe tavolo = table leg; feltrini = felt pad; piedini mobili = furniture foot; gamba da tavolo = table leg
nl: meubelpoot = furniture leg; tafelpoot = table leg; vilten = felt pad + stoel|meubel; stoelpootdoppen = chair leg cap; meubelpoten = furniture leg
pl: noga meblowa = furniture leg; nogi do stołu = table legs; podkładki filcowe = felt pads; nóżki meblowe = furniture feet; nakładki na nogi krzesła = chair leg covers
pt: pé de móvel = furniture leg; pés para mesa = table legs; feltro para cadeira = chair felt pad; protetor para pés de cadeira = chair leg protector; pés de sofá = sofa legs
not: table leg yoga; bed leg splint; tabletop easel; table top easel
  "felt|fieltro|feltro" -> 560290
  "filz" -> 560290
  "feutre" -> 560290
  "sock" -> 630790
  "gas lift" -> 940199
  "armrest" -> 940199
  "cap": main=rubber 401699 ~.3; main=plastic 392630 ~.03; * 401699
  main: wood 940391 ~.25; plastic 392630 ~.2; rubber 401699 ~.1; base-metal 940399 ~.03
  * -> 940399
ask: main
t: metal hairpin table legs set of 4 => 940399
t: wooden furniture legs beech => 940391
t: self adhesive felt pads for chair legs => 560290
t: leg warmers women => !9403

@ garment-steamer
en: garment steamer; clothes steamer; handheld steamer; fabric steamer
de: Dampfglätter = garment steamer
fr: défroisseur = garment steamer; défroisseur vapeur = garment steamer
es: vaporizador de ropa = garment steamer; plancha de vapor vertical = garment steamer; vaporizador ropa = garment steamer
it: stiratrice a vapore verticale = vertical garment steamer; vaporizzatore per abiti = garment steamer
nl: kledingstomer = garment steamer
pl: parownica do ubrań = garment steamer
pt: vaporizador de roupas = garment steamer
  * -> 851679
t: handheld garment steamer 1500w => 851679
t: steam iron 2400w => 851640

@ heated-blanket
en: heated blanket; heated throw
de: Heizdecke = heated blanket
fr: couverture chauffante = heated blanket; plaid chauffant = heated throw; chauffe matelas = heated mattress pad
es: manta eléctrica = electric blanket; calientacamas = bed warmer
it: coperta elettrica = electric blanket; coperta termica elettrica = electric blanket
nl: elektrische deken = electric blanket
pl: koc elektryczny = electric blanket
pt: cobertor elétrico = electric blanket; manta elétrica = electric blanket; lençol térmico = heated sheet
  * -> 630110
t: electric heated blanket 230v => 630110
t: fire blanket fiberglass kitchen => !6301

@ humidifier
en: humidifier; ultrasonic humidifier; air humidifier; aroma diffuser; essential oil diffuser; cool mist humidifier; oil diffuser + aroma|essential|ultrasonic|electric|mist; car humidifier; aromatherapy diffuser; flame diffuser; ultrasonic cleaner; ultrasonic jewelry cleaner; mist maker; fogger + ultrasonic|mist; waterless diffuser; scent diffuser machine; fragrance diffuser electric; nano mist sprayer; ultrasonic aroma diffuser
de: Luftbefeuchter = air humidifier; Aroma Diffuser = aroma diffuser; Aromadiffuser = aroma diffuser; Ultraschallreiniger = ultrasonic cleaner; Ultraschallvernebler = ultrasonic mist maker; Duftdiffusor elektrisch = electric fragrance diffuser; Diffuser = diffuser + Öl|Ultraschall|Aroma
fr: humidificateur = humidifier; diffuseur huiles essentielles = essential oil diffuser; humidificateur d'air = air humidifier; nettoyeur à ultrasons = ultrasonic cleaner; diffuseur d'arôme = aroma diffuser; diffuseur d'huiles essentielles = essential oil diffuser
es: humidificador = humidifier; difusor de aromas = aroma diffuser; difusor aceites esenciales = essential oil diffuser; limpiador ultrasónico = ultrasonic cleaner; humidificador ultrasónico = ultrasonic humidifier
it: umidificatore = humidifier; diffusore oli essenziali = essential oil diffuser; pulitore a ultrasuoni = ultrasonic cleaner; diffusore di aromi = aroma diffuser; umidificatore ultrasuoni = ultrasonic humidifier
nl: luchtbevochtiger = air humidifier; aromadiffuser = aroma diffuser; ultrasoon reiniger = ultrasonic cleaner; aroma diffuser = aroma diffuser; geurverspreider elektrisch = electric fragrance diffuser
pl: nawilżacz powietrza = air humidifier; myjka ultradźwiękowa = ultrasonic cleaner; nawilżacz = humidifier; dyfuzor olejków = oil diffuser
pt: umidificador = humidifier; difusor de aromas = aroma diffuser; umidificador de ar = air humidifier; limpador ultrassônico = ultrasonic cleaner; humidificador de ar = air humidifier; difusor de óleos essenciais = essential oil diffuser
not: reed diffuser; hair dryer diffuser; car diffuser bumper; rear diffuser; diffuser stone necklace; diffuser reed; light diffuser; diffuser necklace; diffuser bracelet; humidifier filter; cigar humidifier; flash diffuser; air diffuser hvac; ultrasonic pest repeller; ceiling diffuser; reed sticks diffuser; bubble diffuser; ultrasonic scaler; bumper diffuser; diffuser oil refill; diffuser essential oil set; difusor secador; piano humidifier; diffuser bottle; car perfume; car vent diffuser clip; ultrasonic facial; air stone diffuser; guitar humidifier; humidifier wick; humidor humidifier; diffuser filter
  part=part -> 847990 ~.02
  power=manual -> 392490 ~.01
  "diffuser|diffusore|difusor|diffuseur|Diffuser|dyfuzor" -> 847989
  "cleaner|cleaning|pulitore|reiniger" -> 847989
  dest=US -> 850980   # the US tariff names household humidifiers, ultrasonic ones too, at 8509.80.50
  * -> 847989
t: ultrasonic aroma diffuser 300ml wood grain => 847989
t: usb humidifier mini => 847989
t: reed diffuser vanilla 100ml => !8479

@ ice-maker
en: ice maker; ice maker machine; electric cool box; water dispenser; water cooler dispenser; ice machine
de: Eiswürfelmaschine = ice cube machine; elektrische Kühlbox = electric cool box
fr: machine à glaçons = ice maker; machine à glace pilée = crushed ice machine
es: máquina de hielo = ice maker; dispensador de agua fría = cold water dispenser; fabricadora de hielo = ice maker
it: macchina per il ghiaccio = ice maker; fabbricatore di ghiaccio = ice maker; macchina del ghiaccio = ice maker; macchina per ghiaccio = ice maker
nl: ijsblokjesmachine = ice cube maker
pl: kostkarka do lodu = ice maker; chłodziarka do wina = wine cooler
pt: máquina de gelo = ice maker; máquina de fazer gelo = ice maker
not: ice maker mold; ice maker tray; ice maker ball
  * -> 841869
t: countertop ice maker machine 12kg => 841869
t: mini fridge 45 litre compressor => 841821

@ ice-pack
en: ice pack + cooler|reusable|lunch|freezer
es: bolsa de hielo gel = gel ice pack; placa de hielo = ice pack
it: mattonella ghiaccio = ice pack; panetto refrigerante = ice pack
pt: gelo artificial = ice pack; placa de gelo = ice pack; acumulador de frio = ice pack; bolsa de gelo gel = gel ice pack; gelo gel = gel ice pack
not: ice pack face; ice pack knee
  * -> 382499
t: gel ice packs for lunch box => 382499
t: hard camping cool box 25l plastic => 392410

@ insect-killer
en: mosquito killer lamp; bug zapper; fly killer; mosquito lamp; mosquito trap electric; electric insect killer; mole repeller; bird scarer; cockroach trap; mosquito repellent device; flea trap; ant trap; mosquito killer; cat repeller; mole trap; pigeon spikes; pest repeller; mosquito swatter; mosquito racket; glue trap; bird spikes; scarecrow
de: Insektenvernichter = electric insect killer; Mückenlampe = mosquito lamp; Rattenfalle = rat trap; Fliegenfalle = fly trap; Ultraschall Schädlingsbekämpfer = ultrasonic pest repeller; Maulwurfschreck = mole repeller; Insektenfalle = insect trap; Vogelabwehr = bird repeller; Wespenfalle = wasp trap; Taubenabwehr = pigeon repeller; Mausefalle = mouse trap
fr: tue mouche = fly killer; lampe anti moustique = mosquito lamp; raquette anti moustique = mosquito racket; piège à mouches = fly trap; ultrason anti nuisibles = ultrasonic pest repeller; lampe moustique = mosquito lamp; piège à guêpes = wasp trap; pics anti pigeons = pigeon spikes; répulsif chat ultrason = ultrasonic cat repeller; piège à souris = mouse trap
es: matamoscas = fly killer; lámpara antimosquitos = mosquito lamp; raqueta mosquitos = mosquito racket; trampa para ratones = mouse trap; trampa para moscas = fly trap; repelente ultrasónico = ultrasonic pest repeller; mata mosquitos = mosquito killer; ahuyentador = pest repeller; pinchos para palomas = pigeon spikes; trampa avispas = wasp trap; ratonera = mouse trap
it: zanzariera elettrica = electric insect killer; lampada antizanzare = mosquito lamp; racchetta zanzare = mosquito racket; schiacciamosche = fly swatter; trappola mosche = fly trap; dissuasori piccioni = bird spikes; dissuasore ultrasuoni = ultrasonic repeller; trappola per topi = mouse trap
nl: insectenlamp = insect killer lamp; vliegenmepper = fly swatter; elektrische vliegenmepper = electric fly swatter; rattenval = rat trap; muggenlamp = mosquito lamp; vliegenvanger = fly catcher; kattenverjager = cat repeller; duivenpinnen = pigeon spikes; mollenverjager = mole repeller; insectenvanger = insect trap; muizenval = mouse trap
pl: lampa owadobójcza = electric insect killer; łapka na muchy = fly swatter; pułapka na szczury = rat trap; odstraszacz = repeller; pułapka na osy = wasp trap; kolce na ptaki = bird spikes; pułapka na myszy = mouse trap
pt: mata mosquito = mosquito killer; raquete mata mosquito = mosquito racket; mata moscas = fly killer; lâmpada mata insetos = insect killer lamp; armadilha para moscas = fly trap; espantador de pombos = pigeon repeller; ratoeira = mouse trap
not: ant trap bait; mosquito killer bulb; insect killer spray; insect killer powder
  "glue" -> 380899
  "sticky" -> 380899
  "bird spike": main=base-metal 732690 ~.4; * 392690
  "mausefalle": main=plastic 392690 ~.35; main=wood 442199 ~.2; * 732690
  "souris" -> 732690
  "ratonera" -> 732690
  "topi" -> 732690
  "muizenval" -> 732690
  "myszy" -> 732690
  "ratoeira" -> 732690
  "scarecrow" -> 630790
  * -> 854370
t: uv bug zapper lamp indoor => 854370
t: ultrasonic pest repeller plug in => 854370
t: steam trap valve dn15 => !8543

@ insect-screen
en: magnetic screen door; fly screen door; window screen net; mosquito screen; insect screen; mosquito door curtain
de: Fliegengitter = fly screen
fr: moustiquaire = mosquito net + porte|fenêtre; moustiquaire de porte = mosquito door curtain; moustiquaire magnétique = magnetic mosquito screen; moustiquaire fenêtre = window mosquito screen
es: mosquitera = insect screen + ventana|puerta; mosquitera para puerta = door insect screen; mosquitera magnética = magnetic insect screen; mosquitera ventana = window insect screen
it: zanzariera = mosquito screen + finestra|porta; zanzariera magnetica = magnetic mosquito screen; zanzariera per porta = door mosquito screen; zanzariera per finestra = window mosquito screen
pl: moskitiera = insect screen + okno|drzwi
pt: rede mosquiteira porta = mosquito net door; tela mosquiteiro = mosquito screen; mosquiteiro magnético = magnetic mosquito screen
  main=plastic -> 392690 ~.03
  main=aluminium -> 761699 ~.03
  * -> 630790
ask: main-fibre; weave
t: magnetic screen door => 630790
t: led curtain string lights => !6303

@ iron-steamer
en: steam iron; clothes iron; electric iron; travel iron; iron + steam|ironing|clothes|handheld|travel|2400w; steam station; mini iron; heat press machine mini
de: Bügeleisen = iron; Dampfbügeleisen = steam iron; Dampfbügelstation = steam ironing station; Reisebügeleisen = travel iron; Dampfbürste = steam brush
fr: fer à repasser = iron; centrale vapeur = steam station; fer vapeur = steam iron
es: plancha de vapor = steam iron; plancha de ropa = clothes iron; centro de planchado = steam station; plancha vertical = vertical iron; plancha = iron
it: ferro da stiro = clothes iron; stiratrice verticale = garment steamer; ferro da stiro a vapore = steam iron; vaporella = garment steamer; stirella verticale = garment steamer; sistema stirante = ironing system; ferro a caldaia = steam generator iron
nl: strijkijzer = iron; stoomstrijkijzer = steam iron; ontpiller = fabric shaver; stoomgenerator = steam generator iron
pl: żelazko = iron; żelazko parowe = steam iron; generator pary = steam generator
pt: ferro de passar = clothes iron; ferro a vapor = steam iron; ferro de engomar = clothes iron; passadeira a vapor = garment steamer; ferro de passar roupa = clothes iron
not: hair iron; soldering iron; iron cleaner; iron on; iron rest; flat iron; curling iron; iron supplement; waffle iron; iron shoe; iron board; iron dumbbell; golf iron; branding iron; iron holder; iron cap golf; iron fence; tire iron; iron steam boiler; iron soleplate; iron set golf; golf irons; planchado; planchar
  * -> 851640
t: steam iron 2400w => 851640
t: hair straightener flat iron => !851640

@ ironing-cover
en: ironing board cover; ironing mat; ironing pad; ironing blanket; furniture cover; dust cover; washing machine cover; patio furniture cover; bbq cover; grill cover; tv cover; protective cover + furniture|garden|patio|bbq|table; air conditioner cover; appliance cover; sewing machine cover; barbecue cover; piano cover; rain cover + furniture|backpack|garden; toaster cover; mixer cover; fan cover; dustproof cover
de: Bügelbrettbezug = ironing board cover; Gartenmöbel Abdeckung = garden furniture cover; Schutzhülle = protective cover + Gartenmöbel|Grill|Tisch|Stuhl; Grillabdeckung = grill cover; Abdeckplane = cover tarpaulin + Möbel; Abdeckhaube = cover hood + Grill|Gartenmöbel
fr: housse de table à repasser = ironing board cover; housse de protection = protective cover + meuble|jardin|barbecue; bâche de protection = protective tarpaulin + meuble|salon
es: funda de tabla de planchar = ironing board cover; funda muebles jardín = garden furniture cover; funda para barbacoa = barbecue cover; funda protectora = protective cover + muebles|barbacoa|jardín
it: copriasse = ironing board cover; telo copri mobili = furniture cover; copertura mobili giardino = garden furniture cover; copri barbecue = barbecue cover
nl: strijkplankhoes = ironing board cover; tuinmeubelhoes = garden furniture cover; barbecuehoes = barbecue cover; beschermhoes = protective cover + tuin|bbq|meubel; strijkplankhoezen = ironing board cover; tuinmeubelhoezen = garden furniture cover; barbecuehoezen = barbecue cover
pl: pokrowiec na deskę do prasowania = ironing board cover; pokrowiec na meble ogrodowe = garden furniture cover; pokrowiec na grill = grill cover
pt: capa para tábua de passar = ironing board cover; capa para máquina de lavar = washing machine cover; capa para móveis = furniture cover; capa para churrasqueira = barbecue cover
not: sofa cover; chair cover; car cover; seat cover; duvet cover; lamp cover; dust cover book; sofa slipcover; phone dust cover; motorcycle cover; bike cover; sensor dust cover; boot dust cover; copri; copriauto
  main: plastic 392690 ~.15; textile 630790 ~.03
  * -> 630790
t: oxford patio furniture cover waterproof => 630790
t: cotton ironing board cover => 630790
t: pvc clear dust cover => 392690
t: stretch sofa cover => !630790

@ jewellery-box
en: jewelry box; jewellery box; watch box; ring box; jewelry case; jewelry storage box; watch case + storage|display|travel|box|slots; jewelry travel case; watch roll; jewelry roll; trinket box; earring box; necklace box; jewelry gift box; ring holder box; music jewelry box; keepsake box; memory box; cufflink box; watch winder box display; cigar humidor
de: Schmuckkästchen = jewellery box; Schmuckbox = jewellery box; Uhrenbox = watch box; Ringbox = ring box; Schmuckkasten = jewellery box; Schmuckdose = jewellery tin; Uhrenkasten = watch box
fr: boîte à bijoux = jewelry box; coffret à bijoux = jewelry box; écrin = jewellery case; boîte à montres = watch box; coffret montres = watch case
es: joyero = jewelry box; caja de joyas = jewelry box; caja para relojes = watch box; estuche para anillos = ring box; relojero caja = watch box
it: portagioie = jewellery box; scatola portagioie = jewellery box; portaorologi = watch box; scatola orologi = watch box; cofanetto gioielli = jewellery box
nl: sieradendoos = jewellery box; juwelendoos = jewellery box; horlogebox = watch box; sieradenkistje = jewellery box; sieradendozen = jewellery box; juwelendozen = jewellery box
pl: szkatułka = trinket box; pudełko na biżuterię = jewellery box; pudełko na zegarki = watch box; kasetka na biżuterię = jewellery case; szkatułek = trinket box
pt: porta joias = jewelry box; caixa de joias = jewelry box; caixa de relógios = watch box; estuche para joias = jewelry case
not: jewelry box lock; watch case back; watch case opener; gift box paper; porta joias prateado anel; watch case cover; apple watch case
  main: bamboo 442090 ~.03; wood 442090 ~.25; leather 420291 ~.05; plastic-sheet|textile 420292 ~.6; cardboard|paper 420299 ~.15; glass 701399 ~.03; ceramic 691390 ~.03; base-metal 830629 ~.03; plastic 392490 ~.03
  * -> 420292         # 4202: jewellery boxes of sheeting, textile, paperboard or covered with them
ask: main
t: pu leather jewelry box organizer => 420292
t: wooden watch box 6 slots => 442090
t: paperboard ring box gift => 420299
t: silver ring women => !4202

@ jewellery-display
en: jewelry display; jewelry stand; earring holder; earring display; necklace display; necklace stand; bracelet holder; jewelry holder; display stand; ring holder + jewelry|cone|dish|display; jewelry tree; bust display; watch display stand; watch stand; acrylic display stand; display riser; earring stand; acrylic display case; display case; display box + acrylic|figure|collectible; plate display stand; easel stand display; display rack; sign holder; menu holder; price tag holder; brochure holder; acrylic sign holder; leaflet holder; phone display stand; jewelry tray; trinket dish; ring dish; wig stand; hat stand; display shelf acrylic; cookbook stand; earring card; lipstick holder
de: Schmuckständer = jewellery stand; Schmuckhalter = jewellery holder; Ohrringhalter = earring holder; Displayständer = display stand; Acryl Aufsteller = acrylic display stand; Tischaufsteller = tabletop display stand; Präsentationsständer = display stand; Vitrine = display cabinet + Acryl|Figuren|Modell; Schmuckschale = jewellery dish; Prospekthalter = brochure holder
fr: porte bijoux = jewelry holder; présentoir à bijoux = jewelry display; présentoir = display stand; support de présentation = display stand; porte boucles d'oreilles = earring holder; porte menu = menu holder; vitrine = display case + acrylique|figurine
es: expositor de joyas = jewelry display; soporte de joyas = jewelry stand; expositor = display stand; soporte para pendientes = earring holder; vitrina acrílica = acrylic display case; portamenús = menu holder
it: espositore gioielli = jewelry display; porta orecchini = earring holder; espositore = display stand; teca acrilica = acrylic display case; porta menu = menu holder; portadepliant = leaflet holder
nl: sieradenhouder = jewellery holder; sieradenstandaard = jewellery stand; display standaard = display stand; folderhouder = leaflet holder; oorbellenhouder = earring holder
pl: stojak na biżuterię = jewellery stand; ekspozytor = display stand; stojak ekspozycyjny = display stand; stojak na kolczyki = earring stand
pt: expositor de joias = jewelry display; porta brincos = earring holder; expositor = display stand; display acrílico = acrylic display; suporte de exposição = display stand
not: display screen; lcd display; display port; display stand tv; watch display charger; display module; digital display; display cabinet refrigerated; display fridge; heated display case; display adapter; display cable; oled display; led display; touch display; display for phone
  main: plastic 392690 ~.5; bamboo 442191 ~.03; wood 442199 ~.3; ceramic 691390 ~.1; glass 701399 ~.1; textile 630790 ~.1; paper|cardboard 482390 ~.1; leather 420500 ~.03; stone 680299 ~.03; stainless-steel 732690 ~.03; base-metal 732690 ~.4
  * -> 392690
ask: main
t: acrylic display stand risers => 392690
t: wooden earring display stand => 442199
t: lcd display module 16x2 => !3926

@ kitchen-appliance-motor
en: blender; hand blender; immersion blender; food processor; stand mixer; hand mixer; juicer; juicer machine; electric juicer; portable blender; smoothie maker; coffee grinder; electric coffee grinder; milk frother; electric whisk; mixer + kitchen|hand|stand|dough|food|electric|cake; meat grinder; meat grinder electric; electric chopper; electric food chopper; mini chopper; vegetable chopper electric; slicer electric; dough mixer; spice grinder electric; ice cream maker; electric egg beater; citrus juicer electric; slow juicer; baby food maker; baby food processor; handheld milk frother; garlic chopper electric; grain mill electric; soy milk maker; nut milk maker; masticating juicer; electric pasta maker; electric mincer
de: Standmixer = blender; Mixer = mixer; Stabmixer = hand blender; Küchenmaschine = food processor; Handmixer = hand mixer; Entsafter = juicer; Kaffeemühle = coffee grinder; Milchaufschäumer = milk frother; Smoothie Maker = smoothie maker; Zerkleinerer elektrisch = electric chopper; Fleischwolf = meat grinder; Handrührgerät = hand mixer; Pürierstab = hand blender; Eismaschine = ice cream maker; Rührgerät = mixer; Multizerkleinerer = multi chopper; elektrische Kaffeemühle = electric coffee grinder
fr: mixeur = blender; mixeur plongeant = immersion blender; robot culinaire = food processor; robot de cuisine = food processor; batteur électrique = hand mixer; blender = blender; centrifugeuse = centrifugal juicer + jus|fruits; extracteur de jus = juicer; moulin à café = coffee grinder; mousseur à lait = milk frother; hachoir électrique = electric chopper; robot pâtissier = stand mixer; sorbetière = ice cream maker; moulin à café électrique = electric coffee grinder; hachoir à viande = meat grinder; presse agrumes électrique = electric citrus juicer
es: batidora = blender; licuadora = blender; procesador de alimentos = food processor; batidora de mano = hand blender; amasadora = dough mixer; exprimidor eléctrico = electric juicer; molinillo de café = coffee grinder; espumador de leche = milk frother; picadora eléctrica = electric chopper; robot de cocina = food processor; picadora de carne = meat grinder; heladera máquina helado = ice cream machine; batidora de vaso = jug blender; picadora = chopper; minipimer = hand blender; batidora amasadora = stand mixer
it: frullatore = blender; frullatore a immersione = immersion blender; robot da cucina = food processor; impastatrice = dough mixer; sbattitore = hand mixer; estrattore di succo = juice extractor; macinacaffè = coffee grinder; montalatte = milk frother; tritatutto = food chopper; centrifuga = centrifugal juicer + succo|frutta; mixer = mixer; minipimer = hand blender; tritacarne = meat grinder; gelatiera = ice cream maker; planetaria = stand mixer + impastatrice|cucina; mixer a immersione = immersion blender; planetaria = stand mixer
nl: blender = blender; staafmixer = hand blender; keukenmachine = food processor; handmixer = hand mixer; sapcentrifuge = centrifugal juicer; koffiemolen = coffee grinder; melkopschuimer = milk frother; hakmolen = chopper; slowjuicer = slow juicer; gehaktmolen = meat grinder; ijsmachine = ice cream maker
pl: blender = blender; blender ręczny = hand blender; robot kuchenny = food processor; mikser = mixer; wyciskarka wolnoobrotowa = slow juicer; sokowirówka = juicer; młynek do kawy = coffee grinder; spieniacz do mleka = milk frother; maszynka do mięsa = meat grinder; rozdrabniacz = food chopper; mikser ręczny = hand mixer; sokowirówek = juicer
pt: liquidificador = blender; batedeira = mixer; processador de alimentos = food processor; mixer = mixer; espremedor elétrico = electric juicer; moedor de café = coffee grinder; espumador de leite = milk frother; centrífuga de sucos = juicer; picador elétrico = electric chopper; moedor de carne = meat grinder; varinha mágica = hand blender; máquina de sorvete = ice cream maker; picadora = chopper; moinho de café = coffee grinder; batedeira planetária = stand mixer; misturador de alimentos = food mixer; multiprocessador = food processor
not: audio mixer; dj mixer; concrete mixer; blender bottle; mixer tap; beauty blender; makeup blender; blender sponge; sound mixer; basin mixer; shower mixer; blender blade; coffee grinder brush; makeup brush blender; blender brush; paint mixer; cement mixer; mixer truck; mixing console; blender cup replacement; mixer bowl; static mixer; juicer blade; mixer attachment; eyeshadow blender; manual coffee grinder; hand coffee grinder; mixer cover; resin mixer; laboratory mixer; mixer valve; epoxy mixer; meat grinder plate; milk mixer vertical; mixer amplifier; ice cream machine commercial; mezclador audio; video mixer; blending stump; impasto; impasti; mix; centrifuger
  "ice cream" -> 841869
  "eismaschine" -> 841869
  power=manual -> 821000 ~.03
  part=part -> 850990 ~.02
  * -> 850940
t: portable usb blender 400ml => 850940
t: stand mixer 5l 1000w => 850940
t: manual coffee grinder => 821000
t: makeup blender sponge => !8509

@ kitchen-container
en: bread bin; bread box; bread basket; cookie jar; biscuit tin; biscuit jar; tea caddy; coffee canister; kitchen canister; rice storage box; rice dispenser; cereal dispenser; cereal container; flour container; food storage bag silicone; reusable food bag; silicone food bag; egg storage; fruit basket; salad container; butter box; onion saver; avocado saver; banana case; egg box + fridge|plastic|camping; sandwich box; snack container; cake carrier; food cover; bowl cover; mesh food cover; microwave cover; microwave splatter cover; food storage set
de: Brotkasten = bread bin; Brotkorb = bread basket; Keksdose = cookie jar; Teedose = tea caddy; Kaffeedose = coffee tin; Vorratsglas = storage jar; Müslispender = cereal dispenser; Eierbox = egg box; Kuchenbox = cake box; Tortenbox = cake box; Obstkorb = fruit basket; Abdeckhaube = cover hood + Mikrowelle|Lebensmittel
fr: boîte à pain = bread bin; corbeille à pain = bread basket; boîte à thé = tea caddy; boîte à biscuits = biscuit jar; bocal de conservation = preserving jar; distributeur céréales = cereal dispenser; cloche micro ondes = microwave cover; boîte hermétique = airtight container; bocal hermétique = airtight jar
es: panera = bread bin; tarro de galletas = cookie jar; lata de té = tea tin; dispensador de cereales = cereal dispenser; bote de cocina = kitchen canister; tapa para microondas = microwave cover; tarro = jar; fiambrera hermética = airtight food container; tarro hermético = airtight jar; bote hermético = airtight jar
it: portapane = bread bin; cestino pane = bread basket; biscottiera = biscuit jar; scatola del tè = tea caddy; barattolo cucina = kitchen canister; dispenser cereali = cereal dispenser; barattolo = jar; contenitore ermetico = airtight container; barattolo ermetico = airtight jar; salvafreschezza = food saver
nl: broodtrommel keuken = bread bin; broodmand = bread basket; koekjestrommel = cookie tin; theeblik = tea tin; voorraadpot = storage jar; broodbak = bread bin
pl: chlebak = bread bin; koszyk na pieczywo = bread basket; puszka na herbatę = tea caddy; pojemnik kuchenny = kitchen container; pojemnik na ciasto = cake container
pt: porta pão = bread bin; pote de biscoitos = cookie jar; lata de chá = tea tin; pote de mantimentos = storage jar; dispenser de cereais = cereal dispenser; frasco de cozinha = kitchen jar; caixa de pão = bread box; pote hermético = airtight jar; porta mantimentos = food storage container; pote de vidro = glass jar
not: tea caddy wooden box; tin box for gift; toy bread basket; bread basket toy; bread box piano; fruit basket toy
  main=plastic -> 392410 ~.5
  main=straw -> 460219 ~.05
  use kitchen-goods
ask: main
t: bamboo bread box => 441919
t: stainless steel kitchen canister => 732393
t: plastic cereal dispenser => 392410
t: toy bread basket play food => !3924

@ kitchen-machine-manual
en: manual juicer; citrus juicer; lemon squeezer; citrus squeezer; meat mincer + manual|hand; pasta maker; pasta machine; manual food chopper; pull chopper; vegetable chopper; hand mincer; spiralizer; vegetable spiralizer; spiral cutter; salad spinner; apple peeler machine; ice crusher; pepper mill; pepper grinder; salt grinder; salt and pepper grinder; salt mill; spice grinder; nutmeg grinder; manual coffee grinder; hand coffee grinder; coffee mill; cookie press; noodle maker; french fry cutter; potato chipper; egg beater rotary; manual blender; burger press; tortilla press; ice shaver; cherry stoner
de: Pfeffermühle = pepper mill; Salzmühle = salt mill; Nudelmaschine = pasta maker; Fleischwolf = meat mincer + Hand|manuell; Zitronenpresse = lemon squeezer; Kaffeemühle = coffee grinder + Hand|manuell; Salatschleuder = salad spinner; Spiralschneider = spiralizer; Gewürzmühle = spice grinder; Zwiebelschneider = onion cutter
fr: moulin à poivre = pepper mill; moulin à sel = salt mill; machine à pâtes = pasta machine; presse agrumes = citrus juicer; moulin à café manuel = manual coffee grinder; essoreuse à salade = salad spinner; hachoir manuel = manual food chopper; presse citron = lemon squeezer
es: molinillo de pimienta = pepper mill; máquina para pasta = pasta machine; exprimidor = juicer; molinillo de café manual = manual coffee grinder; centrifugadora de ensalada = salad spinner; picadora manual = manual food chopper
it: macina pepe = pepper mill; macinapepe = pepper grinder; macchina per la pasta = pasta machine; spremiagrumi = citrus juicer; macinacaffè manuale = manual coffee grinder; centrifuga insalata = salad spinner
nl: pepermolen = pepper mill; zoutmolen = salt mill; pastamachine = pasta machine; citruspers = citrus juicer; slacentrifuge = salad spinner; citruspersen = citrus juicer
pl: młynek do pieprzu = pepper mill; maszynka do makaronu = pasta maker; wyciskarka do cytrusów = citrus juicer; młynek do kawy ręczny = manual coffee grinder; wirówka do sałaty = salad spinner
pt: moedor de pimenta = pepper mill; máquina de massa = pasta machine; espremedor de citrinos = citrus squeezer; espremedor de limão = lemon squeezer; moedor de café manual = manual coffee grinder
not: pepper mill stand; tobacco grinder; herb grinder; bench grinder; pepper grinder refill
  power=electric|mains|battery -> 850940 ~.12
  "salad spinner" main=plastic -> 392410 ~.6       # ch.82 n.1 wants a working part of base metal
  main: wood 821000 ~.03; glass 821000 ~.03; plastic 821000 ~.5
  * -> 821000
ask: power
t: manual pasta machine stainless steel => 821000
t: electric pepper grinder battery operated => 850940
t: bench grinder 350w => !8210

@ kitchen-rack
en: spice rack; cutlery tray; cutlery holder; utensil holder; knife block; knife holder; knife stand; paper towel holder; kitchen roll holder; wine rack; mug tree; mug rack; bottle rack + wine|kitchen; glass holder rack; banana hanger; k cup holder; capsule holder; coffee capsule holder; lazy susan; cutting board holder; cling film dispenser; kitchen rack; can organizer; spice organizer; fridge organizer; pantry organizer; kitchen organizer; egg holder; egg tray; spoon rest; sushi mat; sushi maker; taco holder; toast rack; drawer insert cutlery; plate holder; plate stand; utensil crock
de: Gewürzregal = spice rack; Besteckkasten = cutlery tray; Messerblock = knife block; Küchenrollenhalter = kitchen roll holder; Weinregal = wine rack; Küchenorganizer = kitchen organiser; Eierhalter = egg holder; Kapselhalter = capsule holder; Kapselspender = capsule dispenser; Flaschenregal = bottle rack
fr: étagère à épices = spice rack; range couverts = cutlery tray; bloc à couteaux = knife block; dérouleur essuie tout = paper towel holder; casier à bouteilles = bottle rack; porte capsules = capsule holder; organisateur cuisine = kitchen organizer
es: especiero = spice rack; cubertero = cutlery tray; portarrollos de cocina = kitchen roll holder; botellero = bottle rack; porta cápsulas = capsule holder; organizador de cocina = kitchen organizer; organizador de nevera = fridge organizer
it: portaspezie = spice rack; portaposate = cutlery holder; ceppo coltelli = knife block; portarotolo = roll holder; portabottiglie = bottle rack; porta capsule = capsule holder; organizzatore cucina = kitchen organizer
nl: kruidenrek = spice rack; bestekbak = cutlery tray; messenblok = knife block; keukenrolhouder = kitchen roll holder; wijnrek = wine rack; capsulehouder = capsule holder
pl: półka na przyprawy = spice rack; stojak na noże = knife stand; stojak na wino = wine rack; stojak na ręczniki papierowe = paper towel holder; wkład na sztućce = cutlery tray
pt: porta temperos = spice rack; porta talheres = cutlery holder; porta papel toalha = paper towel holder; adega de vinho suporte = wine rack; porta cápsulas = capsule holder
not: egg holder toy; egg tray paper pulp; tv lazy susan bearing; lazy susan bearing; paper towel holder toilet; license plate holder; number plate holder
  "knife block": main=plastic 392410 ~.15; main=bamboo 441919 ~.15; * 441990
  "rack": main=bamboo 441919 ~.1; main=wood 441990 ~.1; main=plastic 392410 ~.1; main=stainless-steel 732393 ~.2; * 732399
  main: plastic 392410 ~.3; bamboo 441919 ~.15; wood 441990 ~.2; stainless-steel 732393 ~.15; cast-iron 732391 ~.01; iron 732399 ~.1; paper 482370 ~.03; ceramic 691200 ~.03
  use kitchen-goods
ask: main
t: bamboo spice rack => 441919
t: steel wire wine rack => 7323
t: plastic cutlery tray => 392410
t: lazy susan bearing steel 12 inch => !7323

@ kitchen-scissors
en: kitchen scissors; kitchen shears; scissors; poultry shears; sewing scissors; fabric scissors; craft scissors; tailor scissors; hair scissors; hairdressing scissors; hair cutting scissors; embroidery scissors; thinning scissors; office scissors; dressmaking shears; thread snips; pinking shears; bandage scissors; thread scissors; barber scissors; herb scissors
de: Schere = scissors; Küchenschere = kitchen scissors; Stoffschere = fabric scissors; Haarschere = hair scissors; Geflügelschere = poultry shears; Bastelschere = craft scissors; Schneiderschere = tailor scissors
fr: ciseaux = scissors; ciseaux de cuisine = kitchen scissors; ciseaux de couture = sewing scissors; ciseaux de coiffure = hairdressing scissors
es: tijeras = scissors; tijeras de cocina = kitchen scissors; tijeras de costura = sewing scissors; tijeras de peluquería = hairdressing scissors
it: forbici = scissors; forbici da cucina = kitchen scissors; forbici da sarta = tailor scissors
nl: schaar = scissors; keukenschaar = kitchen scissors; kappersschaar = hairdressing scissors; stofschaar = fabric scissors
pl: nożyczki = scissors; nożyce kuchenne = kitchen scissors; nożyczki krawieckie = tailor scissors
pt: tesoura = scissors; tesoura de cozinha = kitchen scissors; tesoura de costura = sewing scissors
not: scissor lift; nail scissors; garden scissors; pruning scissors; cuticle scissors; electric scissors; scissor jack; eyebrow scissors; scissors holder; medical scissors
  * -> 821300
t: stainless steel kitchen scissors => 821300
t: hairdressing thinning scissors => 821300
t: scissor jack for car => !8213

@ kitchen-timer
en: kitchen timer; egg timer; cooking timer; digital timer + kitchen|cooking|study|magnetic; countdown timer; mechanical timer + kitchen
de: Küchentimer = kitchen timer; Eieruhr = egg timer; Kurzzeitmesser = kitchen timer; Kurzzeitwecker = kitchen timer
fr: minuteur de cuisine = kitchen timer; minuteur = timer; minuterie de cuisine = kitchen timer
es: temporizador de cocina = kitchen timer; minutero de cocina = kitchen timer
it: timer da cucina = kitchen timer; contaminuti = kitchen timer
nl: kookwekker = kitchen timer; keukenwekker = kitchen timer
pl: minutnik = timer; minutnik kuchenny = kitchen timer
pt: temporizador de cozinha = kitchen timer; cronômetro de cozinha = kitchen timer
not: timer socket; timer switch; outlet timer; timer plug; irrigation timer; water timer
  * -> 910690
t: magnetic digital kitchen timer => 910690
t: timer switch socket 230v => !9106

@ kitchen-utensil
en: spatula + kitchen|cooking|silicone|baking|turner|food|wooden|nylon|cream|fish|egg; turner + kitchen|cooking|slotted|egg|fish; ladle; skimmer + kitchen|cooking|fry|slotted|oil; soup ladle; cooking utensil; kitchen utensil; kitchen utensil set; slotted spoon; pasta server; slotted turner; cooking spoon; wooden spoon; spaghetti spoon; basting brush; pastry brush; honey dipper; rice paddle; dough scraper; bowl scraper; salad tongs; food tongs; kitchen tongs; bbq tongs; serving tongs; ice tongs; tongs + kitchen|grill|food|bbq|salad|ice; cooking tool set; ice cream scoop; melon baller
de: Pfannenwender = turner; Kochlöffel = cooking spoon; Schöpfkelle = ladle; Küchenhelfer = kitchen utensil; Teigschaber = dough scraper; Küchenzange = kitchen tongs; Grillzange = bbq tongs; Schaumlöffel = skimmer; Eisportionierer = ice cream scoop; Backpinsel = pastry brush
fr: spatule de cuisine = kitchen spatula; louche = ladle; écumoire = skimmer; ustensile de cuisine = kitchen utensil; pince de cuisine = kitchen tongs; maryse = rubber spatula; cuillère en bois = wooden spoon; cuillère à glace = ice cream scoop; spatule = spatula; économe = peeler
es: espátula de cocina = kitchen spatula; cazo = ladle + cocina|sopa; utensilios de cocina = kitchen utensil; pinzas de cocina = kitchen tongs; espumadera = skimmer; cuchara de madera = wooden spoon; espátula = spatula; exprimidor manual = hand juicer
it: spatola da cucina = kitchen spatula; mestolo = ladle; utensili da cucina = kitchen utensil; schiumarola = skimmer; pinza da cucina = kitchen tongs; leccapentole = spatula; spatola = spatula; cucchiaio di legno = wooden spoon
nl: keukengerei = kitchen utensil; soeplepel = soup ladle; bakspaan = turner; keukentang = kitchen tongs; pannenlikker = bowl scraper
pl: łopatka kuchenna = spatula; chochla = ladle; przybory kuchenne = kitchen utensil; szczypce kuchenne = kitchen tongs
pt: espátula de cozinha = kitchen spatula; concha de sopa = soup ladle; utensílios de cozinha = kitchen utensils; pegador = tongs; escumadeira = skimmer; espátula = spatula; pinça de cozinha = kitchen tongs; colher de pau = wooden spoon
not: utensil holder; utensil rest; putty spatula; cosmetic spatula; mask spatula; pool skimmer; utensil organizer; utensil rack; hair tongs; curling tongs; fire tongs; utensil crock; skimmer net; aquarium skimmer; wax spatula; makeup spatula; drawing spatula
  main: plastic 392410 ~.55; bamboo 441919 ~.03; wood 441990 ~.4; base-metal 821599 ~.9   # 8215: ladles, skimmers, servers, tongs
  * -> 392410
ask: main
t: silicone spatula set for kitchen => 392410
t: stainless steel soup ladle => 821599
t: wooden spoon for cooking => 441990
t: pool skimmer net => !8215

@ knife-sharpener
en: knife sharpener; honing steel; sharpening steel; scissor sharpener; honing rod; sharpening kit
de: Messerschärfer = knife sharpener; Wetzstahl = honing steel; Schleifstein = sharpening stone
fr: aiguiseur = sharpener; aiguiseur de couteaux = knife sharpener; fusil à aiguiser = sharpening steel; affûteur = sharpener
es: afilador de cuchillos = knife sharpener; chaira = sharpening steel; afilacuchillos = knife sharpener; afilador = sharpener
it: affilacoltelli = knife sharpener; affilatore coltelli = knife sharpener
nl: messenslijper = knife sharpener; slijpsteen = sharpening stone; aanzetstaal = sharpening steel
pl: ostrzałka do noży = knife sharpener
pt: afiador de facas = knife sharpener; amolador de facas = knife sharpener; amolador = sharpener
not: pencil sharpener; drill sharpener; chainsaw sharpener; afilar
  power=electric|mains -> 850980 ~.1
  "whetstone" -> 680430
  "stone" -> 680430
  * -> 820551
t: manual knife sharpener 3 stage => 820551
t: electric pencil sharpener => !8205

@ lamp-ceiling
en: ceiling light; ceiling lamp; chandelier; pendant light; pendant lamp; wall lamp; wall light; wall sconce; hanging lamp; led panel light; downlight; recessed light; spotlight ceiling; ceiling spotlight; bathroom light fixture; led ceiling light; hanging light; sconce + wall|light|lamp; light fixture; ceiling fixture; vanity light; flush mount light; outdoor wall light; mirror light; porch light; panel light
de: Deckenlampe = ceiling lamp; Deckenleuchte = ceiling light; Kronleuchter = chandelier; Pendelleuchte = pendant light; Hängelampe = hanging lamp; Wandleuchte = wall light; Wandlampe = wall lamp; Einbaustrahler = recessed spotlight; Deckenstrahler = ceiling spotlight; Pendellampe = pendant lamp; Einbauspot = recessed spotlight
fr: plafonnier = ceiling light; lustre = chandelier + led|cristal|plafond|suspension|luminaire|ampoules; suspension luminaire = pendant light; applique murale = wall light; lampe murale = wall lamp; spot encastrable = recessed light; plafonnier led = led ceiling light; suspension lampe = pendant lamp; lampe suspendue = hanging lamp; suspension = pendant light + lampe|luminaire; lustre = chandelier + suspension|cristal|plafond|luminaire|salon
es: lámpara de techo = ceiling lamp; plafón = ceiling light; lámpara colgante = pendant lamp; aplique de pared = wall light; lámpara de pared = wall lamp; foco empotrable = recessed light; downlight led = led downlight; candil = chandelier; lámpara araña = chandelier; araña de cristal = crystal chandelier; downlight = downlight; ojo de buey = recessed spotlight
it: lampadario = chandelier; plafoniera = ceiling light; lampada a sospensione = pendant lamp; applique = wall light; lampada da parete = wall lamp; faretto da incasso = recessed spotlight; lampada da soffitto = ceiling lamp; faretti incasso = recessed spotlight
nl: plafondlamp = ceiling lamp; hanglamp = pendant lamp; kroonluchter = chandelier; wandlamp = wall lamp; inbouwspot = recessed spotlight; plafonniere = ceiling light; spiegellamp = mirror light
pl: lampa sufitowa = ceiling lamp; żyrandol = chandelier; lampa wisząca = pendant lamp; kinkiet = wall sconce; plafon = ceiling light; oprawa sufitowa = ceiling light; lampa ścienna = wall lamp
pt: luminária de teto = ceiling light; lustre = chandelier; pendente luminária = pendant light; arandela = wall sconce; plafon = ceiling light; candeeiro de teto = ceiling lamp; luminária pendente = pendant light; spot embutir = recessed spotlight; candeeiro suspenso = pendant lamp; pendente = pendant light + luminária; arandela luminária = wall sconce; aplique = wall light + parede|led|luz|exterior; focos embutir = recessed spotlights; foco de embutir = recessed spotlight
not: ceiling lamp shade; chandelier crystal parts; chandelier earring; light fixture part; pendant light cord; chandelier crystal; ceiling rose; track light rail; chandelier bulb; wall lamp shade; solar wall light; chandelier prism; ceiling fan; lustrant
  power=solar -> 940541 ~.02
  source=halogen|incandescent|fluorescent -> 940519 ~.05
  "e27": "led" 940511; * 940519
  "e14": "led" 940511; * 940519
  "gu10": "led" 940511; * 940519
  "chandelier": "led" 940511; * 940519
  "kronleuchter": "led" 940511; * 940519
  "lustre": "led" 940511; * 940519
  * -> 940511
ask: source
t: led ceiling light 24w round => 940511
t: pendant lamp e27 black metal => 940519
t: solar outdoor wall light motion sensor => 940541
t: ceiling fan with remote => !9405

@ lamp-shade
en: lamp shade; lampshade; light shade; glass lamp shade; lamp base; lamp cord set; chandelier crystal; chandelier prism; pendant cord; light bulb cage; paper lantern shade; lampshade frame; light cover + led|ceiling|lamp; lamp parts; lamp cover
de: Lampenschirm = lampshade; Lampensockel = lamp base; Lampenfuß = lamp base; Ersatzglas = replacement glass + Lampe; Baldachin = ceiling canopy + Lampe
fr: abat jour = lamp shade; douille = lamp holder + lampe|e27|e14; pied de lampe = lamp base; pampille lustre = chandelier crystal; globe de lampe = lamp globe; rosace plafond luminaire = ceiling rose
es: pantalla de lámpara = lamp shade; pantalla para lámpara = lamp shade; tulipa = glass lamp shade; base de lámpara = lamp base; prisma araña cristal = chandelier prism
it: paralume = lampshade; base lampada = lamp base; vetro di ricambio lampada = replacement lamp glass
nl: lampenkap = lampshade; lampfitting = lamp holder; lampvoet = lamp base; fitting = lamp holder + e27|e14|lamp
pl: abażur = lampshade; klosz do lampy = light shade; oprawka = bulb holder + e27|e14|żarówka; podstawa lampy = lamp base
pt: cúpula de abajur = lampshade; soquete de lâmpada = lamp socket; globo de luminária = lamp globe; base de abajur = lamp base
not: nail lamp holder; car lamp cover; lamp holder phone; headlight cover; projector lamp; headlamp holder; fog lamp cover; tail light cover; fog light cover; tulipan
  "douille" -> 853661
  "oprawka" -> 853661
  "soquete" -> 853661
  "fitting" -> 853661
  "cord" -> 940599
  main: glass 940591 ~.15; plastic 940592 ~.15; paper 940599 ~.03; textile 940599 ~.6; base-metal 940599 ~.03; bamboo 940599 ~.03; wood 940599 ~.03; ceramic 940599 ~.03
  * -> 940599
ask: main
t: fabric lampshade drum 30cm => 940599
t: glass lamp shade replacement => 940591
t: table lamp with shade led => !94059

@ lamp-table
en: table lamp; desk lamp; bedside lamp; floor lamp; reading lamp; standing lamp; lava lamp; salt lamp; himalayan salt lamp; touch lamp; night lamp bedside; clip lamp; study lamp; tripod floor lamp; banker lamp; led desk lamp; mushroom lamp; tiffany lamp; piano lamp; architect lamp; clamp lamp
de: Tischlampe = table lamp; Schreibtischlampe = desk lamp; Nachttischlampe = bedside lamp; Stehlampe = floor lamp; Leselampe = reading lamp; Salzlampe = salt lamp; Lavalampe = lava lamp; Klemmleuchte = clamp lamp; Tischleuchte = table lamp; Stehleuchte = floor lamp
fr: lampe de bureau = desk lamp; lampe de table = table lamp; lampe de chevet = bedside lamp; lampadaire = floor lamp; lampe de lecture = reading lamp; lampe sur pied = floor lamp; lampe à poser = table lamp; liseuse = reading lamp + lampe|led; liseuse lampe = reading lamp
es: lámpara de mesa = table lamp; lámpara de escritorio = desk lamp; lámpara de pie = floor lamp; lámpara de noche = night lamp; lámpara de lectura = reading lamp; flexo = desk lamp; lámpara de sal = salt lamp; lámpara de mesita = bedside lamp
it: lampada da tavolo = table lamp; lampada da scrivania = desk lamp; lampada da terra = floor lamp; lampada da comodino = bedside lamp; abat jour = bedside lamp; piantana = floor lamp + lampada|led; lampada da lettura = reading lamp; piantana = floor lamp; lume da tavolo = table lamp
nl: tafellamp = table lamp; bureaulamp = desk lamp; vloerlamp = floor lamp; bedlampje = bedside lamp; leeslamp = reading lamp; staande lamp = standing lamp; nachtkastlamp = bedside lamp
pl: lampka biurkowa = desk lamp; lampa stołowa = table lamp; lampa podłogowa = floor lamp; lampa stojąca = standing lamp; lampa biurkowa = desk lamp
pt: luminária de mesa = table lamp; abajur = table lamp; candeeiro de mesa = table lamp; luminária de chão = floor lamp; lâmpada de mesa = table lamp; candeeiro de pé = floor lamp; candeeiro de secretária = desk lamp
not: nail lamp; lamp shade; lamp bulb; lamp holder; candle lamp; lampshade; sun lamp; floor lamp shade; lava lamp bulb; lash lamp
  source=halogen|incandescent|fluorescent -> 940529 ~.05
  "e27": "led" 940521; * 940529
  "e14": "led" 940521; * 940529
  "salt" -> 940529
  "lava" -> 940529
  "bulb not included" -> 940529
  * -> 940521
ask: source
t: led desk lamp with usb charging port => 940521
t: table lamp e27 ceramic base without bulb => 940529
t: fabric lampshade for floor lamp => !94052

@ laundry-basket
en: laundry basket; laundry hamper; clothes hamper; washing basket + laundry|clothes; laundry bin; laundry bag; wash bag laundry; mesh laundry bag; bra wash bag; washing bag + laundry|lingerie|mesh|machine; dirty clothes basket; hamper + laundry|clothes; lingerie bag washing; laundry sorter; delicates bag
de: Wäschekorb = laundry basket; Wäschesack = laundry bag; Wäschenetz = laundry net; Wäschesammler = laundry hamper; Wäschebeutel = laundry bag; Wäschetonne = laundry bin
fr: panier à linge = laundry basket; sac à linge = laundry bag; filet de lavage = mesh laundry bag; corbeille à linge = laundry basket; bac à linge = laundry bin
es: cesto de ropa = laundry basket; cesta para la colada = laundry basket; bolsa de lavandería = laundry bag; bolsa de lavado = washing bag; cesto de la ropa sucia = laundry basket; cesto ropa sucia = laundry basket; cesto para la ropa = laundry basket; cubo ropa = clothes bin
it: cesto biancheria = laundry basket; cesta bucato = laundry basket; sacchetto lavaggio = washing bag; portabiancheria = laundry hamper; cesto portabiancheria = laundry basket
nl: wasmand = laundry basket; waszak = laundry bag; wasnet = mesh laundry bag; wasbak was = laundry tub
pl: kosz na pranie = laundry basket; worek na pranie = laundry bag; woreczek do prania = laundry bag; siatka do prania = mesh laundry bag
pt: cesto de roupa = laundry basket; cesto de roupa suja = laundry basket; saco de lavar roupa = laundry wash bag; cesto para roupa = laundry basket; cesto roupa suja = laundry basket
not: laundry bag rack trolley; laundry basket cart
  "bag" -> 630790
  "netz" -> 630790
  "sack" -> 630790
  main: plastic 392490 ~.55; straw 460212 ~.05; bamboo 460211 ~.08; textile 630790 ~.7; cast-iron 732391 ~.01; iron 732399 ~.03; wood 442199 ~.03; base-metal 732399 ~.03
  * -> 630790
ask: main
t: plastic laundry basket 50l => 392490
t: mesh laundry bags for delicates => 630790
t: rattan laundry hamper with lid => 4602
t: gift hamper food => !6307

@ mailbox
en: mailbox; letterbox; letter box; post box; parcel box; mail box; donation box; suggestion box; key drop box
de: Briefkasten = letterbox; Paketkasten = parcel box; Paketbox = parcel box
fr: boîte aux lettres = mailbox; boîte à colis = parcel box
es: buzón = mailbox; buzón de correo = mailbox; buzón exterior = outdoor mailbox
it: cassetta postale = letterbox; cassetta delle lettere = letterbox; buca lettere = letterbox; cassetta lettere = letterbox
nl: brievenbus = mailbox; postbus = mailbox + muur|staal; pakketbrievenbus = parcel box
pl: skrzynka na listy = mailbox; skrzynka pocztowa = mailbox
pt: caixa de correio = mailbox; caixa postal = mailbox
not: toy mailbox; letter box card game; mailbox lock; letterbox flap; mail box packaging; shipping box
  main: plastic 392690 ~.08; wood 442199 ~.05; aluminium 761699 ~.08; iron 732690 ~.03; base-metal 732690 ~.03
  * -> 732690
t: wall mounted steel mailbox => 732690
t: cardboard shipping box => !7326

@ mattress
en: mattress; memory foam mattress; spring mattress; foam mattress; mattress topper; foldable mattress; crib mattress; futon mattress; latex mattress; mattress pad foam; tatami mattress; floor mattress; cot mattress; pocket spring mattress
de: Matratze = mattress; Matratzentopper = mattress topper; Topper = mattress topper + Matratze|Bett; Luftmatratze = air mattress; Luftbett = air bed; Kaltschaummatratze = cold foam mattress; Klappmatratze = foldable mattress; Taschenfederkernmatratze = pocket spring mattress; Feder­kernmatratze = spring mattress; Federkernmatratze = spring mattress; Kindermatratze = child's mattress; Babymatratze = baby mattress; Gelmatratze = gel mattress; Boxspringmatratze = boxspring mattress; Latexmatratze = latex mattress; Schaumstoffmatratze = foam mattress; Faltmatratze = foldable mattress; Gästematratze = guest mattress; Viscomatratze = memory foam mattress; Rollmatratze = roll-up mattress; Komfortschaummatratze = comfort foam mattress; Topper = mattress topper; Matratzenauflage Topper = mattress topper; Boxspringtopper = boxspring topper
fr: matelas = mattress; surmatelas = mattress topper; matelas gonflable = inflatable mattress; matelas mousse = foam mattress; matelas à ressorts = spring mattress
es: colchón = mattress; sobrecolchón = mattress topper; colchón hinchable = inflatable mattress; topper colchón = mattress topper; colchón viscoelástico = memory foam mattress; colchón de muelles = spring mattress
it: materasso = mattress; topper materasso = mattress topper; materasso gonfiabile = air bed; materassino gonfiabile = inflatable mattress; materasso memory = memory foam mattress; materasso a molle = spring mattress
nl: matras = mattress; topper matras = mattress topper; luchtbed = air bed; opblaasbaar bed = inflatable bed; pocketveringmatras = pocket spring mattress; koudschuimmatras = cold foam mattress; traagschuimmatras = memory foam mattress; kindermatras = child's mattress; babymatras = baby mattress; ledikantmatras = cot mattress; latexmatras = latex mattress; topdekmatras = mattress topper; logeermatras = guest mattress; vouwmatras = foldable mattress; schuimmatras = foam mattress; comfortmatras = comfort mattress; pocketverenmatras = pocket spring mattress; topper = mattress topper + matras|bed|boxspring; topmatras = mattress topper; wiegmatras = cradle mattress; matrastopper = mattress topper; matrassen = mattress; toppers = mattress topper; boxtopper = box spring topper; toppers = mattress topper
pl: materac = mattress; materac nawierzchniowy = mattress topper; materac dmuchany = air mattress; materac piankowy = foam mattress; materac kieszeniowy = pocket spring mattress; materac sprężynowy = spring mattress; materac dziecięcy = children's mattress; topper = mattress topper + materac|łóżko|nakładka; materacyk do łóżeczka = crib mattress; materac lateksowy = latex mattress; materac do łóżeczka = crib mattress; nakładka na materac = mattress topper; materac składany = foldable mattress; materac kokosowy = coconut mattress; materacyk = mattress; materac termoelastyczny = memory foam mattress; materac bonellowy = bonnell spring mattress
pt: colchão = mattress; pillow top colchão = mattress topper; colchão inflável = inflatable mattress; colchão insuflável = inflatable mattress; colchão de molas = spring mattress; colchão viscoelástico = memory foam mattress
not: mattress cover; mattress protector; mattress pad cover; pet mattress; mattress bag; mattress vacuum; mattress stitching machine; car mattress; mattress clip; mattress encasement; mattress spray; mattress pump; changing mattress cover; matelasse
  form=inflatable: main=textile 630640 ~.03; main=rubber 401695 ~.03; * 392690      # 9404: pneumatic mattresses excluded, by material
  "spring|ressorts|sprężynowy|sprężyny|pocketvering|pocketveren|binnenvering|taschenfederkern|bonellfederkern|ressort|kieszeniowy|bonellowy" -> 940429
  "federkern" -> 940429
  "fibre" -> 940429
  main=cotton|wool -> 940429 ~.03
  * -> 940421
t: memory foam mattress 90x200 => 940421
t: pocket spring mattress double => 940429
t: pvc air mattress with pump => 392690
t: mattress protector waterproof => !9404

@ mattress-protector
en: mattress protector; mattress cover; mattress encasement; waterproof mattress cover; mattress pad; pillow protector; bed protector; duvet protector; box spring cover; bed bug cover
de: Matratzenschoner = mattress protector; Matratzenbezug = mattress cover; Matratzenschutz = mattress protector; Kissenschoner = pillow protector; Matratzenauflage = mattress pad; Nässeschutz = waterproof bed protector; Inkontinenzauflage Bett = incontinence bed pad; Matratzenschonbezug = mattress protector; Unterbett = mattress pad; Molton Matratzenauflage = molleton mattress pad; Matratzenschutzbezug = protective mattress cover
fr: protège matelas = mattress protector; alèse = mattress protector; housse de matelas = mattress cover; protège oreiller = pillow protector
es: protector de colchón = mattress protector; funda de colchón = mattress cover; cubrecolchón = mattress protector; protector de almohada = pillow protector
it: coprimaterasso = mattress cover; proteggi materasso = mattress protector; copriguanciale = pillow protector; salvamaterasso = mattress protector
nl: matrasbeschermer = mattress protector; matrashoes = mattress cover; molton = molleton mattress protector; molton matrasbeschermer = molleton mattress protector; moltonhoeslaken = molleton fitted sheet; hoeslaken molton = molleton fitted sheet; matrashoezen = mattress cover
pl: ochraniacz na materac = mattress protector; pokrowiec na materac = mattress cover; ochraniacz na poduszkę = pillow protector; podkład na materac = mattress pad; podkład higieniczny na materac = incontinence mattress pad; nakładka ochronna na materac = mattress protector; prześcieradło nieprzemakalne = waterproof bed sheet; ochraniacz materaca = mattress protector
pt: protetor de colchão = mattress protector; capa de colchão = mattress cover; resguardo de colchão = mattress protector; protetor de travesseiro = pillow protector
not: mattress cover bag moving; disposable bed protector; incontinence bed protector; aleser
  "quilted" -> 940490      # with filling: article of bedding, stuffed
  weave=knit -> 630210 ~.25
  main=plastic -> 392490 ~.03
  main-fibre: cotton 630231 ~.3; synthetic|artificial 630232 ~.03; other 630239 ~.03
  * -> 630232
t: waterproof mattress protector polyester microfibre => 630232
t: cotton mattress cover fitted => 630231
t: spring mattress 160x200 => !6302

@ measuring-cup
en: measuring cup; measuring spoon; measuring jug; kitchen measuring set; measuring beaker; measuring scoop
de: Messbecher = measuring cup; Messlöffel = measuring spoon; Messkanne = measuring jug
fr: verre doseur = measuring cup; cuillère doseuse = measuring spoon; doseur = measuring cup + cuisine
es: taza medidora = measuring cup; cuchara medidora = measuring spoon; vaso medidor = measuring cup; jarra medidora = measuring jug
it: misurino = measuring cup; caraffa graduata = measuring jug; cucchiai dosatori = measuring spoon
nl: maatbeker = measuring jug; maatlepel = measuring spoon
pl: miarka kuchenna = kitchen measuring cup; łyżki miarowe = measuring spoons; kubek miarowy = measuring cup
pt: copo medidor = measuring cup; colher medidora = measuring spoon; jarro medidor = measuring jug
  main=plastic -> 392410 ~.6
  use kitchen-goods
t: stainless steel measuring cups set => 732393
t: plastic measuring jug 1l => 392410
t: tape measure 5m => !3924

@ microwave-oven
en: microwave oven; microwave
de: Mikrowelle = microwave; Mikrowellenherd = microwave oven; Mikrowellenofen = microwave oven; Einbaumikrowelle = built-in microwave; Mikrowelle mit Grill = microwave with grill
fr: micro ondes = microwave oven; four à micro ondes = microwave oven; four micro-ondes = microwave oven
es: microondas = microwave; horno microondas = microwave oven; microondas con grill = microwave with grill
it: microonde = microwave; forno a microonde = microwave oven; fornetto microonde = microwave oven
nl: magnetron = microwave; combimagnetron = combination microwave oven; inbouwmagnetron = built-in microwave oven; magnetronoven = microwave oven; solo magnetron = solo microwave oven; magnetron 20 liter = 20 litre microwave oven; magnetron met grill = microwave oven with grill; magnetron = microwave + liter|watt|grill|800w|900w
pl: kuchenka mikrofalowa = microwave oven; mikrofalówka = microwave; mikrofalówek = microwave; mikrofala = microwave; kuchenka mikrofalowa z grillem = microwave oven with grill
pt: micro ondas = microwave; forno micro ondas = microwave oven; microondas = microwave; forno de micro ondas = microwave oven
not: microwave cover; microwave rack; microwave plate; microwave splatter; microwave turntable; microwave steamer; microwave sensor; microwave popcorn; microwave capacitor; microwave glass plate; microwave safe; microwave oven stand; microwave egg; microwave link; magnetron microwave tube; microwave motor; microwave heating pad
  * -> 851650
t: microwave oven 20l 700w => 851650
t: oven mitt silicone => !8516

@ mini-washing-machine
en: mini washing machine; portable washing machine; foldable washing machine
de: Mini-Waschmaschine = mini washing machine
fr: mini machine à laver = mini washing machine; mini lave linge = mini washing machine
es: mini lavadora = mini washing machine
it: mini lavatrice = mini washing machine
nl: mini wasmachine = mini washing machine
pl: mini pralka = mini washing machine
pt: mini lavadora = mini washing machine; mini máquina de lavar = mini washing machine; tanquinho = semi-automatic washing machine
  * -> 845019
t: foldable mini washing machine portable => 845019
t: washing machine cover waterproof => !8450

@ mirror
en: mirror + wall|makeup|bathroom|led|vanity|hand|cosmetic|full length|round|compact|pocket|magnifying|dressing|decorative|desktop|framed|shower|standing|floor|table|glass|travel; makeup mirror; wall mirror; vanity mirror; compact mirror; pocket mirror; bathroom mirror; cosmetic mirror; magnifying mirror; full length mirror; hand mirror; led mirror; shaving mirror; dressing mirror; mirror tile; mirror sticker; acrylic mirror; floor mirror; shower mirror; hollywood mirror; baby car mirror
de: Spiegel = mirror + Wand|Kosmetik|Bad|Taschen|Schmink|rund|LED; Wandspiegel = wall mirror; Schminkspiegel = makeup mirror; Kosmetikspiegel = cosmetic mirror; Badspiegel = bathroom mirror; Taschenspiegel = pocket mirror; Standspiegel = standing mirror; Handspiegel = hand mirror; Rasierspiegel = shaving mirror
fr: miroir = mirror; miroir mural = wall mirror; miroir de maquillage = makeup mirror; miroir de poche = pocket mirror; miroir grossissant = magnifying mirror
es: espejo = mirror; espejo de pared = wall mirror; espejo de maquillaje = makeup mirror; espejo de baño = bathroom mirror; espejo de bolsillo = pocket mirror
it: specchio = mirror; specchio da parete = wall mirror; specchio trucco = makeup mirror; specchio bagno = bathroom mirror; specchietto da borsa = pocket mirror; specchiera = dressing table mirror
nl: spiegel = mirror + wand|make up|badkamer|rond; wandspiegel = wall mirror; make up spiegel = makeup mirror; zakspiegel = pocket mirror
pl: lustro = mirror; lusterko = mirror; lusterko kosmetyczne = cosmetic mirror; lustro ścienne = wall mirror; lustro łazienkowe = bathroom mirror
pt: espelho = mirror; espelho de parede = wall mirror; espelho de maquiagem = makeup mirror; espelho de banheiro = bathroom mirror; espelho de maquilhagem = makeup mirror
not: rear view mirror; wing mirror; side mirror; car mirror; mirrorless camera; mirror link; mirror screen; bike mirror; motorcycle mirror; mirror cabinet; mirror polish; dental mirror; mirror ball; mirror case phone; blind spot mirror; mirror glass car; miroir rétroviseur; espejo retrovisor; specchio retrovisore; espelho retrovisor; mouth mirror; mirror lens; mirror image; laser mirror; mirror cover; bird mirror
  "sticker" -> 391990
  "acrylic|acrílico" -> 392690
  "baby car" -> 700992
  "unframed" -> 700991
  "tile" -> 700991
  * -> 700992
t: round wall mirror with metal frame 60cm => 700992
t: led vanity makeup mirror => 700992
t: acrylic mirror wall stickers => 3919
t: motorcycle side mirror pair => !700992

@ mop-head part of broom-mop
en: mop head; mop pad; mop refill; mop cloth; replacement mop head; microfiber mop pad; mop replacement pad; flat mop refill
de: Wischbezug = mop cover; Mopp-Ersatz = mop refill; Ersatzbezug = replacement cover + Wischmopp|Mopp
fr: recharge balai = mop refill; lingette balai = mop wipe; tête de serpillière = mop head; recharge serpillière = mop refill; recharge mop = mop refill; frange de lavage = mop fringe
es: recambio de fregona = mop refill; recambio mopa = mop refill; recambio fregona = mop refill; repuesto de mopa = mop refill
it: ricambio mocio = mop refill; panno ricambio mocio = mop cloth; panno ricambio mop = mop refill cloth; mocio ricambio = mop refill
nl: mopdoek = mop cloth; vervangende mop = mop refill
pl: wkład do mopa = mop refill; nakładka na mop = mop pad
pt: refil mop = mop refill; refil esfregão = mop refill; recarga esfregona = mop refill; refil de mop = mop refill
  for=vacuum-cleaner -> 850870
  "robot" -> 850870
  "mop head" -> 960390
  * -> 630710
t: microfiber mop pads replacement => 630710
t: robot vacuum mop pads roborock => 850870
t: moisturizing mop of hair shampoo => !6307

@ mosquito-net
en: mosquito net; bed net; insect net bed; mosquito tent; bed mosquito canopy; baby mosquito net; mosquito netting; bed canopy net; crib net
de: Moskitonetz = mosquito net; Mückennetz = mosquito net; Bettnetz = bed net
fr: moustiquaire = mosquito net; moustiquaire de lit = bed net; ciel de lit moustiquaire = bed mosquito canopy
es: mosquitera = mosquito net; mosquitera de cama = bed net; mosquitero = mosquito net
it: zanzariera = mosquito net; zanzariera da letto = bed net
nl: muskietennet = mosquito net; klamboe = mosquito net
pl: moskitiera = mosquito net; moskitiera nad łóżko = bed mosquito net
pt: mosquiteiro = mosquito net; rede mosquiteira = mosquito net
not: mosquito net hat; mosquito net window screen
  "treated" -> 630420
  "impregnated" -> 630420
  "insecticide" -> 630420
  weave=woven: main-fibre=cotton 630492 ~.03; * 630493
  * -> 630491
t: mosquito net for double bed polyester => 630491
t: insecticide treated bed net => 630420
t: mosquito repellent plug in => !6304

@ mouse-trap
en: mouse trap; humane mouse trap; rat trap; mousetrap
fr: piège à rats = rat trap
es: trampa para ratas = rat trap; trampa de ratón = mouse trap
it: trappola topi = mouse trap
pt: armadilha para ratos = rat trap
not: mouse trap game
  main=plastic -> 392690 ~.35
  main=wood -> 442199 ~.15
  "ultrasonic|ultrasónico|ultrasonidos|ultrasuoni|ultrassónico" -> 854370
  "electronic|electrónico|elettronico|eletrónico" -> 854370
  main=base-metal -> 732690 ~.03
  * -> 732620
t: plastic mouse traps 6 pcs => 392690
t: steam trap valve dn15 => !8543

@ office-chair
en: office chair; gaming chair; desk chair; swivel chair; computer chair; ergonomic chair; executive chair; task chair; racing chair gaming; drafting chair; adjustable stool swivel; salon stool; saddle stool; bar stool adjustable swivel; rolling stool
de: Bürostuhl = office chair; Gaming Stuhl = gaming chair; Drehstuhl = swivel chair; Schreibtischstuhl = desk chair; Rollhocker = rolling stool; Chefsessel = executive chair
fr: chaise de bureau = office chair; fauteuil de bureau = office armchair; chaise gaming = gaming chair; fauteuil gamer = gaming armchair; tabouret à roulettes = rolling stool
es: silla de oficina = office chair; silla gaming = gaming chair; silla de escritorio = desk chair; silla giratoria = swivel chair; silla gamer = gaming chair
it: sedia da ufficio = office chair; sedia gaming = gaming chair; poltrona ufficio = office armchair; sedia girevole = swivel chair
nl: bureaustoel = office chair; gamestoel = gaming chair; draaistoel = swivel chair; gaming stoel = gaming chair
pl: krzesło biurowe = office chair; fotel biurowy = office chair; fotel gamingowy = gaming chair; krzesło obrotowe = swivel chair
pt: cadeira de escritório = office chair; cadeira gamer = gaming chair; cadeira giratória = swivel chair
not: office chair mat; office chair caster; office chair wheel; chair cover; office chair cushion; gaming chair footrest; chair gas lift; office chair cover; office chair armrest; desk chair mat; office chair casters
  main=wood -> 940131 ~.03
  * -> 940139
t: ergonomic mesh office chair adjustable => 940139
t: office chair mat for carpet => !9401

@ opener-can-bottle
en: can opener; tin opener; bottle opener; corkscrew; wine opener; jar opener; beer opener; waiter friend; cork puller; lid opener
de: Dosenöffner = can opener; Flaschenöffner = bottle opener; Korkenzieher = corkscrew; Kapselheber = bottle opener; Weinöffner = wine opener
fr: ouvre boîte = can opener; décapsuleur = bottle opener; tire bouchon = corkscrew; ouvre bouteille = bottle opener
es: abrelatas = can opener; abrebotellas = bottle opener; sacacorchos = corkscrew; destapador = opener; descorchador = corkscrew
it: apriscatole = can opener; apribottiglie = bottle opener; cavatappi = corkscrew; levatappi = corkscrew
nl: blikopener = can opener; flesopener = bottle opener; kurkentrekker = corkscrew
pl: otwieracz do puszek = can opener; otwieracz do butelek = bottle opener; korkociąg = corkscrew
pt: abridor de latas = can opener; abridor de garrafas = bottle opener; saca rolhas = corkscrew; abre-latas = can opener; abre-garrafas = bottle opener
not: bottle opener keychain; opener ring; garage door opener; letter opener; electric letter opener; belly opener
  power=electric|battery|mains -> 850980 ~.06
  main: plastic 392410 ~.05; rubber 401699 ~.03
  * -> 820551
t: stainless steel corkscrew => 820551
t: electric can opener battery operated => 850980
t: garage door opener remote => !8205

@ oven-glove
en: oven mitt; oven glove; heat resistant glove + bbq|oven|kitchen; oven mitten; pan handle cover; pinch mitt; grill gloves; bbq gloves
de: Ofenhandschuh = oven glove; Grillhandschuh = grill glove; Backhandschuh = oven mitt; Topfhandschuh = oven glove
fr: gant de cuisine = oven glove; gant de four = oven glove; gants barbecue = bbq gloves
es: guante de horno = oven glove; agarrador de cocina = pot holder; manopla de cocina = oven mitt; guantes barbacoa = bbq gloves
it: guanto da forno = oven glove; presina = pot holder; guanti barbecue = bbq gloves
nl: ovenwant = oven mitt; pannenlap = pot holder; ovenhandschoen = oven glove
pl: rękawica kuchenna = oven glove; łapka kuchenna = oven mitt
pt: luva de forno = oven glove; luva térmica cozinha = heat resistant kitchen glove; pegador de panela = pan handle holder
  main=plastic -> 392620 ~.2      # gloves of silicone: clothing accessories of plastics
  main=rubber -> 401519 ~.03
  main=leather -> 420329 ~.03
  weave=knit -> 611610 ~.1
  * -> 621600
t: quilted cotton oven mitt => 621600
t: silicone oven gloves => 392620
t: heated gloves battery => !3926

@ pan-lid
en: pan lid; pot lid; glass lid; silicone lid; stretch lid; lid + pot|pan|bowl|wok|saucepan; pan handle; pot handle; pan protector; splash guard + kitchen|oil|pan|stove|cooking; stove cover; gas stove protector; stove gap cover
de: Topfdeckel = pot lid; Deckel = lid + Pfanne|Topf|Silikon; Pfannendeckel = pan lid; Spritzschutz = splash guard + Herd|Küche; Herdabdeckung = stove cover
fr: couvercle = lid + poêle|silicone|casserole|marmite; protection plaque de cuisson = cooktop protector; cache plaque = cooktop cover
es: tapa = lid + sartén|olla|silicona|cacerola; tapas de silicona = silicone lid; protector de cocina = kitchen splash guard
it: coperchio = lid + pentola|padella|silicone; copri fornelli = stove cover
nl: deksel = lid + pan|siliconen; pannendeksel = pan lid
pl: pokrywka = lid; pokrywka na patelnię = pan lid; osłona kuchenki = stove cover; pokrywek = lid
pt: tampa = lid + panela|silicone|frigideira; protetor de fogão = stove protector
not: toilet lid; lid lock; eye lid; cup lid; jar lid; bottle lid; cosmetic jar lid; paper cup lid; lid lifter; lid sealing machine; pressure cooker gasket; bin lid; taper; coperchi
  "glass|vidrio|cristal|vetro|vidro" -> 701349        # material words before "lid" are not read as the main material
  "stainless|inoxidable|inox|inossidabile|inoxidável" -> 732393
  "verre" -> 701349
  main: plastic 392410 ~.5; stainless-steel 732393 ~.5; cast-iron 732391 ~.01; iron 732399 ~.03; aluminium 761510 ~.03; bamboo 441919 ~.03; wood 441990 ~.03; base-metal 732399 ~.03
  * -> 392410
ask: main
t: silicone stretch lids set of 6 => 392410
t: tempered glass pan lid 28cm => 701349
t: cosmetic jar lid plastic => !392410

@ paper-napkin
en: paper napkin; paper serviette; cocktail napkin; party napkin; napkin + paper|disposable|tissue|party|decoupage
de: Papierserviette = paper napkin; Serviette = napkin
fr: serviette en papier = paper napkin; serviettes jetables = disposable napkins; serviette papier = paper napkin; serviettes de table papier = paper table napkins
es: servilleta de papel = paper napkin; servilletas = napkin + papel|fiesta; servilleta papel = paper napkin; servilletas = napkin
it: tovagliolo di carta = paper napkin; tovaglioli di carta = paper napkin; tovaglioli = napkin
nl: papieren servet = paper napkin; servetten = napkin
pl: serwetki papierowe = paper napkins; serwetki = napkins
pt: guardanapo de papel = paper napkin; guardanapo = napkin
not: sanitary napkin; napkin ring; napkin holder; linen napkin
  main-fibre: cotton 630251 ~.03; flax 630259 ~.03; synthetic 630253 ~.03
  * -> 481830
t: printed paper napkins 33x33 20 pcs => 481830
t: sanitary napkin pads => !4818

@ parasol
en: parasol; garden parasol; lace parasol; stroller parasol; photography parasol
de: Sonnenschirm = parasol; Ampelschirm = cantilever parasol; Strandschirm = beach parasol; Schirmständer = parasol base + Sonnenschirm|Beton|Granit
fr: parasol = parasol; parasol de plage = beach parasol; parasol déporté = cantilever parasol; pied de parasol = parasol stand; parasol de jardin = garden parasol
es: parasol = parasol; sombrilla = parasol; sombrilla de playa = beach umbrella; quitasol = parasol
it: ombrellone = parasol; ombrellone da spiaggia = beach umbrella; ombrellone da giardino = garden parasol; parasole = parasol + spiaggia|giardino
nl: parasol = parasol
pl: parasol = parasol; parasol składany = folding umbrella; podstawa pod parasol = parasol base; parasol ogrodowy = garden parasol; parasol plażowy = beach umbrella
pt: guarda sol = parasol; guarda sol de praia = beach parasol; ombrelone = garden parasol; chapéu de sol de praia = beach parasol; chapéu de praia guarda sol = beach parasol
not: parasol light; parasol cover; parasol coche; parasol voiture; parasol para coche; parasol auto; parasole auto; parasol składany automatyczny; parasol automatyczny; parasol damski; parasol męski; parasol przeciwdeszczowy; parasol do torebki
  "lace" -> 660199
  * -> 660110
t: parasol => 660110
t: photography studio umbrella white => !6601

@ photo-frame
en: photo frame; picture frame; poster frame; collage frame; certificate frame; frame + photo|picture|diploma|a4|shadow box; shadow box frame; multi photo frame; diamond painting frame; photo display frame; wooden picture frame; photo holder; document frame
de: Bilderrahmen = picture frame; Fotorahmen = photo frame; Posterrahmen = poster frame
fr: cadre photo = photo frame; cadre pour photo = photo frame; cadre = frame + photo|affiche|diplôme; cadre = frame; porte photo = photo holder
es: marco de fotos = photo frame; portarretratos = photo frame; marco para fotos = photo frame; portafotos = photo frame; marco fotos = photo frame
it: cornice portafoto = photo frame; portafoto = photo frame; cornice = frame + foto|poster; cornice = frame; portaritratti = photo frame
nl: fotolijst = photo frame; fotokader = photo frame; posterlijst = poster frame; lijst = frame + foto
pl: ramka na zdjęcia = photo frame; ramka na zdjęcie = photo frame; antyrama = frameless picture holder; ramka = frame + zdjęcie|plakat
pt: porta retrato = photo frame; moldura de fotos = photo frame; moldura para fotos = photo frame; moldura = frame; moldura para fotografias = photo frame; moldura de madeira para fotos = wooden picture frame
not: digital photo frame; bike frame; bed frame; license plate frame; glasses frame; window frame; photo booth frame; digital picture frame; frame photo album; wifi photo frame; electronic photo frame; wall frame molding
  main=wood kind=tropical -> 441410 ~.03
  main: plastic 392490 ~.25; wood 441490 ~.6; base-metal 830630 ~.4; glass 701399 ~.1; leather 420500 ~.03; paper 482390 ~.03; textile 630790 ~.03; ceramic 691390 ~.03; stone 680299 ~.03; silver 711411 ~.03
  * -> 441490
ask: main
t: wooden photo frame 13x18 => 441490
t: metal picture frame a4 => 830630
t: digital photo frame wifi 10 inch => !4414

@ piggy-bank
en: piggy bank; money box; coin bank; saving box; saving jar; money bank; coin jar; money saving tin
de: Sparschwein = piggy bank; Spardose = money box; Sparbüchse = money box
fr: tirelire = piggy bank
es: hucha = money box; alcancía = money box; hucha cerdito = piggy bank
it: salvadanaio = money box; salvadanai = money box
nl: spaarpot = money box; spaarvarken = piggy bank
pl: skarbonka = piggy bank; skarbonek = piggy bank
pt: cofrinho = money box; mealheiro = money box; porquinho mealheiro = piggy bank; cofre porquinho = piggy bank
not: electronic piggy bank toy
  "electronic|electrónico|elettronico|eletrónico" -> 950300
  "toy" -> 950300
  main: porcelain 691310 ~.03; ceramic 691390 ~.35; glass 701399 ~.03; plastic 392640 ~.4; wood 442019 ~.3; cast-iron 732391 ~.01; iron 732399 ~.03; base-metal 830629 ~.03
  * -> 691390
ask: main
t: ceramic piggy bank pig => 691390
t: electronic piggy bank atm for kids => 950300
t: power bank 10000mah => !6913

@ planter
en: planter; hanging planter; window box planter; flower pot; plant pot; pot saucer; plant pot saucer; terracotta pot; seedling pot; nursery pot; self watering pot; succulent pot; garden pot; bonsai pot; seed tray
fr: pot de fleurs = flower pot; cache pot = pot cover; pot de plante = plant pot; bac à fleurs = planter
es: maceta = plant pot; colgador de plantas = plant hanger; tiesto = flower pot
it: vaso per piante = plant pot; coprivaso = plant pot cover; vaso da giardino = garden pot
pt: vaso de plantas = plant pot; suporte de plantas = plant stand; vaso para plantas = plant pot; jardineira vaso = planter
not: planter machine; potato planter; seed planter; corn planter; planter box tool
  "terracotta" -> 691490
  "pot" main=ceramic -> 691490 ~.05
  main=plastic -> 392490 ~.4
  main=ceramic -> 691390 ~.3
  main=concrete -> 681099 ~.03
  main=wood -> 442199 ~.1
  main=iron -> 732690 ~.1
  main=base-metal -> 732690 ~.03
  main=textile -> 630790 ~.03
  * -> 392490
ask: main
t: plastic flower pots 10 pcs => 392490
t: potato planter machine 2 row => !392490

@ plastic-wrap
en: plastic wrap; food wrap; cling wrap; saran wrap
de: Frischhaltefolie = cling wrap; Klarsichtfolie Küche = transparent kitchen film
nl: vershoudfolie = cling film
pl: folia spożywcza = food film; folia do żywności = food film
  * -> 392010
t: plastic wrap => 392010
t: aluminium foil roll 30cm x 10m kitchen => 760711

@ portable-bathtub
en: portable bathtub; foldable bathtub; inflatable bathtub
es: bañera plegable = foldable bathtub
  * -> 392210
t: foldable bathtub adult portable => 392210
t: glass marble => !3922
t: abs plastic shower head high pressure => 392490

@ portable-wardrobe
en: portable wardrobe; locker + metal|storage|school|gym|steel; clothes rack; garment rack; clothes rail; kitchen cart; kitchen trolley; serving cart; storage cart; rolling cart; bar cart
de: Kleiderständer = clothes rack; Garderobenwagen = wheeled clothes rack; Spind = locker; Rollgarderobe = wheeled clothes rack; Metallspind = metal locker; Kleiderstange Ständer = clothes rail
fr: classeur à tiroirs métal = metal drawer cabinet
es: armario de tela = fabric wardrobe; archivador = filing cabinet + metal|cajones
nl: kledingrek = garment rack; keukentrolley = kitchen trolley; garderoberek = garment rack; lockerkast = locker cabinet; serveerwagen = serving cart; trolley keuken = kitchen trolley; kapstok staand = standing coat rack; locker = locker + metaal|kast|garderobe; roltrolley = rolling cart
pl: wieszak stojący = coat stand; wózek kuchenny = kitchen trolley; stojak na ubrania = clothes rack; szafka ubraniowa metalowa = metal locker; wieszak na kółkach = rolling clothes rack; szafa metalowa = metal cabinet; stelaż na ubrania = clothes rack; wózek do serwowania = serving cart; wieszak podłogowy = floor clothes rack; szafka bhp = locker
not: cable locker; chain locker; foot locker; locker lock; electronic locker lock; locker key
  main=bamboo -> 940382 ~.03
  main=wood -> 940360 ~.1
  main=plastic -> 940370 ~.2
  * -> 940320
ask: main
t: portable wardrobe => 940320
t: filing cabinet => 940310

@ poster-print
en: poster; art print; canvas print; wall art; wall picture; canvas wall art; photo print; canvas painting; wall painting; movie poster; art poster; vintage poster; framed print; wall poster; canvas art; tin sign; metal sign; metal poster; painting + oil|hand painted|canvas|wall|original|abstract|acrylic; wall hanging picture; print + art|wall|poster; hand painted oil painting; oil painting; reproduction print; modular picture
de: Poster = poster; Kunstdruck = art print; Leinwandbild = canvas print; Wandbild = wall picture; Plakat = poster; Ölgemälde = oil painting; Gemälde = painting; Blechschild = tin sign
fr: affiche = poster; tableau décoratif = decorative picture; poster = poster; impression sur toile = canvas print; tableau toile = canvas picture; peinture à l'huile = oil painting; tableau mural = wall picture; plaque métal déco = decorative metal plate
es: póster = poster; lámina decorativa = decorative print + pared|póster|arte; cuadro decorativo = decorative picture; lienzo impreso = canvas print; cuadro = picture + lienzo|pared|decoración; pintura al óleo = oil painting; cartel metálico = metal sign
it: poster = poster; stampa artistica = art print; quadro su tela = canvas picture; quadro = wall picture + tela|parete|moderno; dipinto = painting; stampa su tela = canvas print; targa in metallo = metal plaque
nl: poster = poster; kunstdruk = art print; canvasschilderij = canvas painting; schilderij = painting; wanddecoratie = wall decoration + canvas|print; metalen bord = metal sign
pl: plakat = poster; obraz na płótnie = canvas print; obraz = picture; reprodukcja = reproduction print; plakaty = posters; tabliczka metalowa = metal sign
pt: pôster = poster; quadro decorativo = decorative picture; impressão em tela = canvas print; pintura a óleo = oil painting; placa decorativa metal = decorative metal sign
not: poster frame; poster board; poster tube; painting kit; diamond painting; painting by numbers; paint by number; painting set; face painting; painting brush; poster hanger; oil painting brush; painting knife; painting canvas blank; nail painting; poster paint; spray painting; finger painting; painting easel; window painting; painting tape; painting tool; sand painting; painting stencil; poster putty; pintura al óleo kit; metal wall art; oil painting paint; oil painting kit; cross stitch painting; poste; postes; cuadrado; quadrato; posto
  "canvas print" -> 491191
  "art print" -> 491191
  "tin sign" -> 831000
  "metal sign" -> 831000
  "blechschild" -> 831000
  kind=century-old !"print" !"poster" !"reproduction" "painting" -> 970121          # 9701.2: paintings by hand over 100 years old
  "hand painted" -> 970191
  "oil painting" -> 970191
  "original" -> 970191
  main: base-metal 830629 ~.02
  * -> 491191
t: canvas print wall art 3 panels => 491191
t: vintage tin sign bar decor => 831000
t: hand painted oil painting on canvas => 970191
t: diamond painting kit round drill => !4911

@ pot-holder
en: pot holder; potholder
de: Topflappen = pot holder
fr: manique = pot holder; maniques de cuisine = kitchen pot holders
es: cogeollas = pot holder; agarraollas = pot holder
pt: pega de cozinha = pot holder; pegas = pot holders
  * -> 630790
t: cotton pot holder square => 630790
t: quilted cotton oven mitt => 621600

@ quilt-bedspread
en: quilt bedspread; bedspread; quilted bedspread; coverlet
de: Tagesdecke = bedspread; Patchworkdecke = patchwork quilt; Überwurf Bett = bedspread; Steppüberwurf = quilted bedspread; Quiltdecke = quilt
fr: couvre lit = bedspread; courtepointe = quilted bedspread
es: colcha = bedspread; cobertor = bedspread; edredón bouti = quilted bedspread
it: copriletto = bedspread; boutis = quilted bedspread; piumone trapuntato = quilted duvet
nl: gewatteerde sprei = quilted bedspread; beddensprei = bedspread
pl: narzuta na łóżko = bedspread; narzuta pikowana = quilted bedspread; kapa = bedspread; narzuta dwustronna = reversible bedspread
pt: colcha = bedspread; colcha acolchoada = quilted bedspread; manta acolchoada = quilted throw
  "quilted" -> 940440
  weave=knit -> 630411 ~.1
  * -> 630419
t: woven cotton bedspread => 630419
t: quilt batting roll => !9404

@ rolling-pin
en: rolling pin; dough roller; pastry roller; pizza peel; pizza paddle; mortar and pestle; pestle and mortar; mortar + pestle
de: Nudelholz = rolling pin; Teigroller = dough roller; Mörser = mortar; Pizzaschieber = pizza peel; Pizzaschaufel = pizza peel; Wellholz = rolling pin; Nudelholz Buche = beech rolling pin; Nudelwalker = rolling pin
fr: rouleau à pâtisserie = rolling pin; mortier et pilon = mortar and pestle; pelle à pizza = pizza peel
es: rodillo de cocina = rolling pin; mortero = mortar + cocina|piedra|madera|granito; pala para pizza = pizza peel
it: mattarello = rolling pin; mortaio = mortar; pala per pizza = pizza peel
nl: deegroller = rolling pin; vijzel = mortar and pestle; deegrol = rolling pin
pl: wałek do ciasta = rolling pin; moździerz = mortar and pestle; łopata do pizzy = pizza peel; wałek kuchenny = rolling pin; wałek drewniany = wooden rolling pin
pt: rolo de massa = rolling pin; almofariz = mortar and pestle; pilão = mortar and pestle
not: clay roller; mortar mix; mortar gun
  main: bamboo 441919 ~.02; wood 441990 ~.7; plastic 392410 ~.03; stainless-steel 732393 ~.03; cast-iron 732391 ~.03; iron 732399 ~.03; aluminium 761510 ~.03; stone 680299 ~.03; porcelain 691110 ~.03; ceramic 691200 ~.03; base-metal 732399 ~.03
  "mortar|mortero|malta|argamassa" -> 680299
  * -> 441990
ask: main
t: wooden rolling pin 40cm => 441990
t: granite mortar and pestle => 680299
t: jade face roller => !4419

@ room-heater
en: electric heater; fan heater; space heater; oil filled radiator; infrared heater; convector heater; heater + electric|portable|ceramic|room|bathroom|ptc|desk|panel|space; panel heater; patio heater electric; ceramic heater; towel radiator electric; heated towel rail; towel warmer; foot warmer electric; electric fireplace; under desk heater; mini heater; halogen heater; radiator heater; electric radiator; quartz heater; underfloor heating mat; floor heating mat; infrared heating panel; electric towel rail; greenhouse heater electric; oil radiator; reptile heat mat; seedling heat mat; plug in heater; convector
de: Heizlüfter = fan heater; Elektroheizung = electric heater; Ölradiator = oil filled radiator; Infrarotheizung = infrared heater; Heizstrahler = radiant heater; Konvektor = convector heater; Heizgerät = heater; Handtuchwärmer = towel warmer; Elektrokamin = electric fireplace; Fußbodenheizung = underfloor heating + elektrisch|Matte; Radiator = radiator + Öl|elektrisch; Heizmatte = heating mat + Pflanzen|Terrarium
fr: radiateur électrique = electric radiator; chauffage d'appoint = space heater; radiateur soufflant = fan heater; radiateur bain d'huile = oil filled radiator; convecteur = convector heater; chauffage électrique = electric heater; sèche serviette = heated towel rail; cheminée électrique = electric fireplace; panneau rayonnant = radiant panel; tapis chauffant = heating mat + semis|terrarium; chauffage soufflant = fan heater
es: calefactor = heater; calefactor eléctrico = electric heater; radiador eléctrico = electric radiator; estufa eléctrica = electric heater; radiador de aceite = oil filled radiator; convector = convector heater; toallero eléctrico = electric towel rail; chimenea eléctrica = electric fireplace; calentador de ambiente = space heater; panel radiante = radiant heating panel; termoventilador = fan heater; calefactor cerámico = ceramic heater
it: termoventilatore = fan heater; stufa elettrica = electric heater; radiatore elettrico = electric radiator; termoconvettore = convector heater; stufetta = small heater; scaldasalviette = heated towel rail; caminetto elettrico = electric fireplace; pannello radiante = radiant panel; radiatore a olio = oil filled radiator; stufetta elettrica = small electric heater
nl: elektrische kachel = electric heater; ventilatorkachel = fan heater; infraroodpaneel = infrared heating panel; oliegevulde radiator = oil filled radiator; handdoekradiator = towel radiator; terrasverwarmer elektrisch = patio heater electric; bijverwarming = space heater; heater = heater + elektrisch; infrarood verwarming = infrared heating
pl: grzejnik elektryczny = electric heater; termowentylator = fan heater; grzejnik olejowy = oil filled radiator; farelka = fan heater; konwektor = convector heater; promiennik podczerwieni = infrared heater; kominek elektryczny = electric fireplace; suszarka łazienkowa grzejnik = heated towel rail; farelek = fan heater
pt: aquecedor elétrico = electric heater; aquecedor = heater; aquecedor portátil = portable heater; radiador a óleo = oil filled radiator; termoventilador = fan heater; lareira elétrica = electric fireplace; aquecedor de ambiente = space heater; convector = convector heater; aquecedor a óleo = oil filled radiator
not: water heater; car heater; gas heater; aquarium heater; parking heater; diesel heater; heater core; heater hose; heater control; heater blower; heater plug; pool heater; blood heater; cartridge heater; engine heater; heater resistor; coffee heater; patio heater gas; band heater; heater valve; hand warmer; wax heater; aquecedor solar; aquecedor de água; air heater car; heater element; heater tube; soil heater; heater film; paraffin heater; seat heater; 12v car heater; heater fan motor; usb heater pad; kerosene heater; heater motor; aquecedor de mamadeira; heater switch; aquecedor de cera; lash heater; heater relay; fuel heater; aquecedor a gás; heater box; calefactor coche
  "storage" -> 851621
  * -> 851629
t: ceramic fan heater 2000w => 851629
t: oil filled radiator electric 9 fins => 851629
t: car heater core replacement => !8516

@ rug-carpet
en: rug; carpet; area rug; runner rug; living room rug; hallway runner; persian rug; shaggy rug; kids rug; floor rug; outdoor rug; round rug; faux fur rug; sheepskin rug; cowhide rug; bedside rug; carpet runner; wool rug; jute rug; kitchen rug; kitchen mat; rag rug; play rug; throw rug; floor carpet; washable rug; carpet tile; stair carpet; stair tread mat; prayer rug; prayer mat; kilim
de: Teppich = rug; Läufer = runner rug + Teppich|Flur|Küche; Hochflorteppich = shaggy rug; Fellteppich = fur rug; Wollteppich = wool rug; Kinderteppich = kids rug; Küchenläufer = kitchen runner; Stufenmatten = stair mat; Gebetsteppich = prayer rug; Teppichfliese = carpet tile; Bettvorleger = bedside rug; Läuferteppich = runner rug; Shaggyteppich = shaggy rug; Outdoorteppich = outdoor rug; Wohnzimmerteppich = living room rug; Spielteppich = play rug; Tuftteppich = tufted rug; Vintageteppich = vintage rug; In- und Outdoor-teppich = indoor and outdoor rug; Berberteppich = berber rug; Flachwebteppich = flat woven rug; Handwebteppich = hand-woven rug; Teppichläufer = runner rug; Läufer = runner rug + Teppich|Flur|Wolle|Sisal|Küche; Bettumrandung = bedside rug set; Kunstfellteppich = faux fur rug; Brücke Teppich = small rug; Schmutzfangläufer = dirt trapping runner; Nadelfilz Teppich = needle felt carpet
fr: tapis = rug; tapis de salon = living room rug; tapis de couloir = hallway runner; tapis shaggy = shaggy rug; tapis de cuisine = kitchen rug; tapis de prière = prayer rug; dalle moquette = carpet tile; moquette = carpet; descente de lit = bedside rug
es: alfombra = rug; alfombra de salón = living room rug; alfombra de pasillo = runner rug; moqueta = carpet; alfombra de oración = prayer rug; alfombra shaggy = shaggy rug; tapete = rug
it: tappeto = rug; tappeto salotto = living room rug; passatoia = runner; moquette = fitted carpet; tappeto da preghiera = prayer rug; tappeto cucina = kitchen rug; tappeto da salotto = living room rug; scendiletto = bedside rug
nl: vloerkleed = rug; tapijt = carpet; loper tapijt = carpet runner; hoogpolig vloerkleed = shaggy rug; gebedskleed = prayer rug; tapijttegel = carpet tile; laagpolig vloerkleed = low pile rug; kindervloerkleed = kids rug; buitenvloerkleed = outdoor rug; perzisch vloerkleed = persian rug; speelvloerkleed = play rug; berber vloerkleed = berber rug; rond vloerkleed = round rug; outdoor vloerkleed = outdoor rug; geweven vloerkleed = woven rug; vintage vloerkleed = vintage rug; karpet = rug; loper = runner rug + vloer|gang|tapijt|trap; kleed = rug + vloer|woonkamer|jute|wol; schapenvachtkleed = sheepskin rug; speelkleed kinderkamer = play rug; tapijttegels = carpet tile
pl: dywan = carpet; chodnik dywanowy = runner rug; dywanik = small rug; wykładzina dywanowa = carpet flooring; dywanik modlitewny = prayer rug; chodnik = runner rug + dywan|bawełniany|przedpokój|kuchni; dywan shaggy = shaggy rug; dywan dziecięcy = kids rug; dywan z juty = jute rug; dywan nowoczesny = modern rug; chodniczek = runner rug; wykładzina = floor covering; dywan pluszowy = plush rug; dywan okrągły = round rug; dywan z krótkim włosiem = short pile rug; dywan tarasowy = terrace rug
pt: tapete de sala = living room rug; carpete = carpet; tapete felpudo = shaggy rug; tapete de corredor = hallway runner; tapete de cozinha = kitchen rug; tapete de oração = prayer rug; tapete = rug; passadeira tapete = runner rug
not: carpet cleaner; rug gripper; rug pad; car carpet; rug tape; latch hook rug kit; rug tufting gun; carpet tape; carpet tool; rug yarn; tapis de bain; tapis de souris; tapis de yoga; tapis de course; tapis de cuisson; alfombra de baño; alfombra de ratón; tappeto bagno; hair rug; red carpet event; carpet knife; tapis roulant; carpet shampoo; tapis de jeu; rug backing; tapis d'éveil; tapis voiture; carpet beater; tapis de sol; carpet sweeper; tappeto elastico; carpet cleaning machine; rug kit; punch needle rug; tapis antidérapant; tapis gym
  main=fur -> 430390 ~.02
  "sheepskin" -> 430390
  "cowhide" -> 420500
  "faux fur" -> 570339
  use rugs
ask: build; main-fibre
t: hand knotted wool persian rug => 570110
t: shaggy tufted polyester rug 120x170 => 570339
t: cotton flatweave rug => 570299
t: machine woven polypropylene area rug => 570242
t: rug gripper tape => !57

@ safe-cash-box
en: safe + home|fireproof|digital|lock|key|wall|office|cash; cash box; money box + lock|metal|cash; key safe; key lock box; safe box; security box; gun safe; book safe; strong box; key cabinet
de: Tresor = safe; Geldkassette = cash box; Schlüsseltresor = key safe; Schlüsselkasten = key cabinet; Schlüsselsafe = key safe; Wandtresor = wall safe
fr: coffre fort = safe; caisse à monnaie = cash box; coffret à clés = key cabinet; boîte à clés sécurisée = key safe
es: caja fuerte = safe; caja de caudales = cash box; caja de llaves = key cabinet; caja de seguridad = safe
it: cassaforte = safe; cassetta portavalori = cash box; cassetta portachiavi = key cabinet; cassetta di sicurezza = security box
nl: kluis = safe; geldkistje = cash box; sleutelkluis = key safe; sleutelkast = key cabinet; kluizen = safe; sleutelkluizen = key safe
pl: sejf = safe; kasetka na pieniądze = cash box; sejf na klucze = key safe; skrzynka na klucze = key box
pt: cofre = safe; caixa de dinheiro = cash box; cofre para chaves = key safe
not: food safe; safe material; child safe; baby safe; safety; pet safe; piggy bank; microwave safe; dishwasher safe; freezer safe; oven safe; cofrinho; airport safe
  main: plastic 392690 ~.04; wood 442090 ~.02
  * -> 830300
t: fireproof digital home safe box => 830300
t: metal cash box with key => 830300
t: dishwasher safe plate food safe => !8303

@ scale-household
en: kitchen scale; bathroom scale; digital kitchen scale; body scale; body fat scale; weighing scale; food scale; smart scale; personal scale; baby scale; weight scale; digital scale; electronic scale
de: Küchenwaage = kitchen scale; Personenwaage = personal scale; Körperwaage = body scale; Babywaage = baby scale; Kaffeewaage = coffee scale
fr: balance de cuisine = kitchen scale; pèse personne = bathroom scale; balance = scale + cuisine|précision|électronique; pèse bébé = baby scale; balance = scale
es: báscula de cocina = kitchen scale; báscula de baño = bathroom scale; balanza de cocina = kitchen scale; báscula = weighing scale
it: bilancia da cucina = kitchen scale; pesapersone = personal scale; bilancia = weighing scale; bilancia pesa bagagli = luggage scale; bilancia pesapersone = personal scale
nl: keukenweegschaal = kitchen scale; personenweegschaal = bathroom scale; weegschaal = weighing scale
pl: waga kuchenna = kitchen scale; waga łazienkowa = bathroom scale; waga = scale
pt: balança de cozinha = kitchen scale; balança digital = digital scale; balança de banheiro = bathroom scale; balança de casa de banho = bathroom scale; balança corporal = body scale; balança = scale + cozinha|digital|kg|corporal|eletrónica|banho
not: scale model; scale ruler; scale remover; scale figure; scale car; scale inhibitor; piano scale; truck scale; platform scale; scale armor; fish scale pattern; scale toy; basculante; bilanciatore; bilanciere; balanceador; balanceadora; balanceamento
  "luggage" -> 842381
  "pocket" -> 842381
  "jewelry" -> 842381
  "postal" -> 842381
  "hanging" -> 842381
  "fishing|pesca" -> 842381
  "koffer" -> 842381
  * -> 842310
t: digital bathroom body fat scale => 842310
t: 1:64 scale model car => !8423

@ serving-ware
en: cake stand; cake dome; egg cup; sugar bowl; butter dish; gravy boat; serving platter; cheese dome; chip and dip; snack bowl; sauce dish; dip bowl; snack tray; fruit bowl; fruit plate; napkin holder; napkin ring; toothpick holder; creamer jug; milk jug; sushi plate; serving dish; dessert stand; tiered tray; cupcake stand; candy dish; candy bowl; nut bowl; appetizer plate; soy sauce dish; tapas bowl; placecard holder table
de: Tortenplatte = cake plate; Etagere = tiered stand; Eierbecher = egg cup; Zuckerdose = sugar bowl; Butterdose = butter dish; Serviettenhalter = napkin holder; Servierplatte = serving platter; Sauciere = gravy boat; Obstschale = fruit bowl; Serviettenring = napkin ring; Dipschale = dip bowl; Milchkanne = milk jug
fr: présentoir à gâteaux = cake stand; coquetier = egg cup; sucrier = sugar bowl; beurrier = butter dish; saucière = gravy boat; plat de service = serving platter; rond de serviette = napkin ring; porte serviettes = napkin holder; corbeille à fruits = fruit bowl; service de table = dinner service; plateau = tray; assiette creuse = deep plate; assiette plate = flat plate
es: soporte para tartas = cake stand; huevera = egg cup; azucarero = sugar bowl; mantequillera = butter dish; salsera = sauce boat; fuente para servir = serving dish; servilletero = napkin holder; frutero = fruit bowl; bandeja para aperitivos = snack tray; plato = plate; bandeja = tray; fuente = serving dish; ensaladera = salad bowl; plato hondo = deep plate; plato llano = dinner plate; vajilla completa = dinnerware set
it: alzata per torta = cake stand; portauovo = egg holder; zuccheriera = sugar bowl; burriera = butter dish; salsiera = gravy boat; piatto da portata = serving platter; portatovaglioli = napkin holder; fruttiera = fruit bowl; antipastiera = appetizer dish; piatto = plate; servizio piatti = plate set; vassoio = tray; insalatiera = salad bowl; zuppiera = soup tureen; piatto piano = flat plate; servizio di piatti = plate set; piatto fondo = deep plate
nl: taartplateau = cake stand; eierdop = egg cup; suikerpot = sugar bowl; botervloot = butter dish; juskom = gravy boat; serveerschaal = serving dish; servetring = napkin ring; fruitschaal = fruit bowl
pl: patera = cake stand; kieliszek na jajko = egg cup; cukierniczka = sugar bowl; maselniczka = butter dish; sosjerka = gravy boat; półmisek = serving platter; serwetnik = napkin holder; cukierniczek = sugar bowl; maselniczek = butter dish; sosjerek = gravy boat
pt: boleira = cake stand; porta ovo = egg cup; açucareiro = sugar bowl; manteigueira = butter dish; molheira = gravy boat; travessa = serving platter; porta guardanapos = napkin holder; fruteira = fruit bowl; serviço de jantar = dinner set; saladeira = salad bowl; aparelho de jantar = dinner set; bandeja = tray; taça de sobremesa = dessert bowl; conjunto de pratos = plate set
not: egg cup foam; cake stand toy; soap dish; candy dish jewelry; plateado; prateado
  main: porcelain 691110 ~.1; ceramic 691200 ~.3
  use kitchen-goods
ask: main
t: porcelain sugar bowl with lid => 691110
t: 3 tier cake stand glass => 701349
t: stainless steel egg cups => 732393
t: wooden soap dish => !4419

@ sewing-machine
en: sewing machine; mini sewing machine; handheld sewing machine; overlock machine; overlocker; embroidery machine; portable sewing machine; serger; hand held sewing machine; electric sewing machine
de: Nähmaschine = sewing machine; Mini-Nähmaschine = mini sewing machine; Overlockmaschine = overlock machine; Stickmaschine = embroidery machine; Handnähmaschine = handheld sewing machine
fr: machine à coudre = sewing machine; surjeteuse = overlocker; machine à broder = embroidery machine; mini machine à coudre = mini sewing machine
es: máquina de coser = sewing machine; remalladora = overlock machine; bordadora = embroidery machine; máquina de coser portátil = portable sewing machine; máquina de costura = sewing machine
it: macchina da cucire = sewing machine; tagliacuci = overlocker; ricamatrice = embroidery machine; mini macchina da cucire = mini sewing machine; macchina per cucire = sewing machine
nl: naaimachine = sewing machine; lockmachine = overlocker; borduurmachine = embroidery machine; mini naaimachine = mini sewing machine
pl: maszyna do szycia = sewing machine; owerlok = overlock machine; hafciarka = embroidery machine; mini maszyna do szycia = mini sewing machine; hafciarek = embroidery machine
pt: máquina de costura = sewing machine; overloque = overlock machine; máquina de bordar = embroidery machine; mini máquina de costura = mini sewing machine; máquina de costura doméstica = domestic sewing machine
not: sewing machine needle; sewing machine oil; sewing machine foot; sewing machine thread; sewing machine bobbin; sewing machine cover; sewing machine motor; toy sewing machine; presser foot; sewing machine light; sewing machine table; sewing machine bag; sewing machine part; sewing machine belt; sewing machine pedal; sewing machine parts; sewing machine accessories; sewing machine feet; sewing machine case; ricamo; surjeter
  "industrial" -> 845229
  part=part -> 845290 ~.02
  * -> 845210
t: electric household sewing machine 12 stitches => 845210
t: industrial sewing machine lockstitch => 845229
t: sewing machine oil 100ml => !8452

@ sewing-machine-part part of sewing-machine
en: sewing machine needle; presser foot; sewing machine bobbin; sewing machine foot; sewing bobbin; bobbin + sewing|machine|plastic|metal; bobbin case; sewing foot; sewing machine part; sewing machine pedal; sewing machine table; sewing machine parts; overlock needle; embroidery machine hoop; sewing machine accessories; sewing machine belt; zipper foot; walking foot; quilting foot; bobbin set; sewing machine feet; seam guide sewing machine
de: Nähmaschinennadel = sewing machine needle; Nähfuß = presser foot; Spule = spool + Nähmaschine; Unterfadenspule = bobbin; Spulenkapsel = bobbin case; Nähmaschinenfuß = sewing machine foot; Nähmaschinenspulen = sewing machine bobbin
fr: aiguille machine à coudre = sewing machine needle; pied de biche = presser foot + machine|coudre|couture; canette = bobbin + machine|coudre; pied presseur = presser foot; canettes machine à coudre = sewing machine bobbins
es: aguja máquina de coser = sewing machine needle; prensatelas = presser foot; bobina = bobbin + máquina|coser; canilla = bobbin + máquina|coser; agujas para máquina de coser = sewing machine needle
it: ago macchina da cucire = sewing machine needle; piedino = presser foot + cucire; bobina = bobbin + cucire; piedino macchina da cucire = sewing machine foot; spoline = sewing bobbin
nl: naaimachinenaald = sewing machine needle; naaivoetje = presser foot; spoeltje = bobbin + naaimachine; persvoet = presser foot; spoelhuis = bobbin case; spoelhuizen = bobbin case
pl: igły do maszyny = sewing machine needles; stopka do maszyny = presser foot; szpulka do maszyny = sewing machine bobbin; bębenek = bobbin case + maszyna; stopka = presser foot + maszyna
pt: agulha máquina de costura = sewing machine needle; calcador = presser foot; bobina = bobbin + costura; sapatilha máquina costura = sewing machine foot; pé calcador = presser foot
not: bobinado; bobinada; bobinadora; bobinatrice
  "needle" -> 845230
  "nadel" -> 845230
  "nahmaschinennadel" -> 845230
  "aiguille" -> 845230
  "aguja" -> 845230
  "ago" -> 845230
  "naaimachinenaald" -> 845230
  "igly" -> 845230
  "agulha" -> 845230
  "motor" -> 850120
  "belt" -> 401039
  * -> 845290
t: sewing machine needles size 90 10 pcs => 845230
t: presser foot set 32 pcs => 845290
t: hand sewing needles => !8452

@ shelf-bookcase
en: bookshelf; bookcase; shelf; floating shelf; wall shelf; shelving unit; storage shelf; book shelf; corner shelf; ladder shelf; display cabinet; tv stand; tv unit; tv cabinet; cabinet + storage|wooden|metal|kitchen|bathroom|display|medicine|filing|shoe|corner|bedside; sideboard; storage cabinet; drawer unit; closet + portable|wardrobe|fabric|clothes; coat stand; coat tree; bathroom cabinet; mirror cabinet; medicine cabinet; kitchen island; magazine rack; umbrella stand; hat stand furniture; storage rack; metal shelving; garage shelving; microwave rack; baker rack; room divider; folding screen; privacy screen + room|folding; fabric drawer unit; plant shelf; record player stand; vinyl record storage; bookend shelf; hallway bench shoe; wall cabinet; curio cabinet; media console; vanity unit; bar cabinet; wine cabinet; ladder rack; spice cabinet; heavy duty shelf; spool rack; towel ladder; filing cabinet
de: Regal = shelf; Bücherregal = bookshelf; Wandregal = wall shelf; Standregal = standing shelf; Schrank = cabinet; Kommode = chest of drawers; Nachttisch = nightstand; Sideboard = sideboard; TV-Schrank = tv cabinet; Garderobenständer = coat stand; Küchenwagen = kitchen trolley; Servierwagen = serving trolley; Rollwagen = rolling trolley; Schubladenschrank = drawer cabinet; Badschrank = bathroom cabinet; Spiegelschrank = mirror cabinet; Raumteiler = room divider; Paravent = folding screen; Stoffschrank = fabric wardrobe; Schwerlastregal = heavy-duty shelf; Aktenschrank = filing cabinet; Vitrine = display cabinet; Hängeschrank = hanging cabinet; Schirmständer = umbrella stand; Zeitungsständer = magazine rack; Lowboard = lowboard; Eckregal = corner shelf; Garderobe = coat rack
fr: étagère = shelf; bibliothèque = bookcase + bois|étagère|meuble; étagère murale = wall shelf; armoire = cabinet; commode = chest of drawers; table de nuit = bedside table; buffet = sideboard + meuble|bois; meuble tv = tv stand; portant = clothes rack; porte manteau = coat rack; desserte = serving trolley; penderie = wardrobe; paravent = folding screen; armoire de toilette = bathroom cabinet; meuble de rangement = storage cabinet; étagère flottante = floating shelf; porte parapluie = umbrella stand; chevet = bedside table; garde robe = wardrobe; bibliothèque = bookcase; tablette murale = wall shelf
es: estantería = shelving unit; estante = shelf; armario = wardrobe; cómoda = chest of drawers; mesita de noche = bedside table; aparador = sideboard; mueble tv = tv stand; perchero de pie = coat stand; carrito de cocina = kitchen trolley; biombo = folding screen; librería = bookcase + madera|estante; burro de ropa = clothes rail; balda = shelf; cajonera = drawer unit; paragüero = umbrella stand; vitrina = display cabinet + cristal|madera; librería = bookcase; repisa = shelf; mueble estantería = shelving unit
it: scaffale = shelf unit; libreria = bookcase + legno|mobile|scaffale; mensola = shelf; armadio = wardrobe; cassettiera = chest of drawers; comodino = bedside table; credenza = sideboard; mobile tv = tv stand; appendiabiti = coat rack; carrello cucina = kitchen trolley; paravento = folding screen; mensola da parete = wall shelf; armadietto = locker cabinet; stand appendiabiti = clothes rack; portaombrelli = umbrella stand; vetrinetta = display cabinet; carrello portavivande = serving trolley; libreria = bookcase; scaffalatura = shelving
nl: boekenkast = bookcase; wandplank = wall shelf; kast = cabinet; ladekast = chest of drawers; nachtkastje = bedside table; tv meubel = tv cabinet; kamerscherm = room divider; dressoir = sideboard; opbergkast = storage cabinet; stellingkast = shelving unit; wandrek = wall rack; badkamerkast = bathroom cabinet; paraplubak = umbrella stand
pl: regał = shelving unit; półka = shelf; półka ścienna = wall shelf; komoda = chest of drawers; szafka nocna = bedside cabinet; szafka = cabinet; szafka rtv = tv cabinet; parawan = room divider; garderoba = wardrobe; barek na kółkach = bar cart; stojak na parasole = umbrella stand; witryna = display cabinet; szafek = cabinet; regał na książki = bookcase; regał metalowy = metal shelving unit; półka na książki = book shelf; biblioteczka = bookcase; regał drewniany = wooden shelving unit; półka wisząca = hanging shelf
pt: estante = bookshelf; prateleira = shelf; guarda roupa = wardrobe; cômoda = chest of drawers; mesa de cabeceira = bedside table; aparador = sideboard; rack para tv = tv stand; arara de roupas = clothes rack; carrinho de cozinha = kitchen trolley; biombo = room divider; armário = cabinet; roupeiro = wardrobe; prateleira de parede = wall shelf; gaveteiro = drawer unit; cabideiro = coat rack; porta guarda chuva = umbrella stand; estante de livros = bookcase; livreiro = bookcase
not: bookshelf speaker; book shelf game; shelf liner; shelf bracket; shelf support; shelf stable; tv stand mount; tv stand bracket; cabinet handle; cabinet knob; cabinet light; cabinet hinge; cabinet lock; closet light; refrigerator shelf; network cabinet; electrical cabinet; shelf clip; server cabinet; shelf wobbler; closet organizer; shelf pin; shelf label; tool cabinet; speaker cabinet; jewelry armoire travel; closet rod; shower shelf; cabinet lighting; closet door; guitar cabinet; bathroom shelf; shelf basket; refrigerated cabinet; cabinet catch; étagère de douche; estante de ducha; shoe shelf; cabinet door; wall shelf bracket; shoe cabinet; mensola doccia; privacy screen protector; prateleira de banheiro; porte manteau mural; shelf acrylic cosmetic; dish cabinet rack; privacy screen laptop; magazine rack gun; battery cabinet; privacy screen fence; aparas; apara; porte; port
  "filing" -> 940310
  "office" main=wood -> 940330
  "textile|textil|tessile" -> 940320
  main=textile -> 940320 ~.03
  use furniture-home
ask: main
t: metal garage shelving unit 5 tier => 940320
t: cabinet handle stainless steel => !9403

@ shoe-care-accessory
en: shoe horn; shoehorn; shoe tree; shoe stretcher; shoe rack; boot jack; boot shaper; shoe organizer rack; shoe shelf; shoe cabinet; boot tree
de: Schuhlöffel = shoe horn; Schuhspanner = shoe tree; Schuhregal = shoe rack; Schuhschrank = shoe cabinet; Schuhdehner = shoe stretcher; Stiefelspanner = boot tree
fr: chausse pied = shoe horn; embauchoir = shoe tree; étagère à chaussures = shoe shelf; meuble à chaussures = shoe cabinet; range chaussures = shoe rack
es: calzador = shoe horn; horma para zapatos = shoe tree; zapatero = shoe cabinet; mueble zapatero = shoe cabinet
it: calzascarpe = shoe horn; tendiscarpe = shoe tree; scarpiera = shoe cabinet
nl: schoenlepel = shoe horn; schoenspanner = shoe tree; schoenenrek = shoe rack; schoenenkast = shoe cabinet
pl: łyżka do butów = shoe horn; prawidło do butów = shoe tree; szafka na buty = shoe cabinet; stojak na buty = shoe rack; półka na buty = shoe shelf
pt: calçadeira = shoehorn; forma de sapato = shoe tree; sapateira = shoe cabinet + sapatos|móvel|madeira|metal
not: shoe rack boot tray
  "horn": main=plastic 392690 ~.4; main=wood 442199 ~.03; * 820551
  "shoehorn": main=plastic 392690 ~.4; main=wood 442199 ~.03; * 820551
  "tree": main=plastic 392690 ~.1; * 441700
  "stretcher" -> 441700
  "loffel" -> 820551
  "spanner" -> 441700
  main: plastic 392490 ~.1; textile 630790 ~.05; bamboo 940382 ~.1; wood 940360 ~.3; base-metal 940320 ~.7
  * -> 940320
t: cedar wood shoe trees => 441700
t: 5 tier metal shoe rack => 940320
t: leather dress shoes => !9403

@ shower-curtain
en: shower curtain; shower curtain liner; bath curtain; shower curtain set; bathtub curtain
de: Duschvorhang = shower curtain; Badewannenvorhang = bathtub curtain
fr: rideau de douche = shower curtain
es: cortina de ducha = shower curtain; cortina de baño = bath curtain; cortina antimoho = mould-resistant curtain
it: tenda doccia = shower curtain; tenda da doccia = shower curtain
nl: douchegordijn = shower curtain
pl: zasłona prysznicowa = shower curtain
pt: cortina de chuveiro = shower curtain; cortina de banheiro = bathroom curtain; cortina de duche = shower curtain; cortina de banho = bath curtain; cortina box = shower curtain
not: shower curtain rod; shower curtain hook; shower curtain ring; shower curtain rail
  "peva" -> 392490
  main=plastic -> 392490 ~.2
  main-fibre: cotton 630391 ~.05; flax 630399 ~.02
  * -> 630392
ask: main
t: polyester fabric shower curtain 180x180 => 630392
t: peva plastic shower curtain liner => 392490
t: shower curtain rod telescopic steel => !6303

@ skewer-toothpick
en: skewer; kebab skewer; bbq skewer; bamboo skewer; cocktail pick; fruit pick; coffee stirrer; drink stirrer; toothpick
de: Grillspieß = barbecue skewer; Spieß = skewer + Grill|Schaschlik; Schaschlikspieß = kebab skewer; Zahnstocher = toothpick; Eisstiel = ice lolly stick; Rührstäbchen = stirring stick; Holzspieß = wooden skewer
fr: brochette = skewer + barbecue|bois|bambou|inox; cure dent = toothpick; pique apéritif = cocktail pick; bâtonnet de glace = ice lolly stick; touillette = coffee stirrer
es: brocheta = skewer; pincho = skewer + barbacoa; palillo de dientes = toothpick; palitos de helado = ice cream stick; agitador = drink stirrer + café|bebida
it: spiedini = skewer; stuzzicadenti = toothpick; bastoncini gelato = ice cream stick; palettine caffè = coffee stirrer
nl: spies = skewer + bbq|bamboe; satéprikker = satay skewer; tandenstoker = toothpick; ijsstokje = ice cream stick; roerstaafje = drink stirrer
pl: szpikulec = skewer; patyczki do szaszłyków = skewer sticks; wykałaczki = toothpicks; patyczki do lodów = ice cream sticks; mieszadełka = stirrers; mieszadełek = stirrers
pt: espeto de churrasco = bbq skewer; palito de dente = toothpick; palito de picolé = ice cream stick; mexedor de café = coffee stirrer
not: hair skewer; skewer machine; toothpick holder; dental toothpick floss; quick release skewer; wheel skewer; toothpick dispenser
  "toothpick": main=bamboo 442191 ~.35; main=plastic 392490 ~.05; * 442199
  main: plastic 392410 ~.1; stainless-steel 732393 ~.15; cast-iron 732391 ~.01; iron 732399 ~.03; aluminium 761510 ~.03; paper 482390 ~.02; glass 701349 ~.03; base-metal 732399 ~.03
  main: bamboo 441919 ~.6; wood 441990 ~.03
  * -> 441919
ask: main
t: bamboo skewers 30cm 100 pcs => 441919
t: stainless steel bbq skewers => 732393
t: bicycle wheel quick release skewer => !4419

@ sofa-bed
en: sofa bed; futon sofa; convertible sofa; sleeper sofa; chair bed; daybed convertible; folding sofa bed; pull out couch
de: Schlafsofa = sofa bed; Schlafsessel = chair bed; Bettsofa = sofa bed; Schlafcouch = sofa bed; Bettcouch = sofa bed; Klappsofa = folding sofa bed; Ecksofa mit Schlaffunktion = corner sofa bed; Sofa mit Schlaffunktion = sofa bed; Schlaffunktion Sofa = sofa bed; Futonsofa = futon sofa
fr: canapé lit = sofa bed; canapé convertible = convertible sofa; fauteuil lit = chair bed; clic clac = click clack sofa bed; bz = fold-out sofa bed
es: sofá cama = sofa bed; sillón cama = chair bed; cama plegable sofá = folding sofa bed
it: divano letto = sofa bed; poltrona letto = chair bed
nl: slaapbank = sofa bed; bedbank = sofa bed; slaapfauteuil = sleeper armchair; hoekslaapbank = corner sofa bed; slaapsofa = sofa bed; slaapzetel = sleeper armchair; futonbank = futon sofa; zetelbed = chair bed; slaapsofa's = sofa bed
pl: sofa rozkładana = sofa bed; kanapa rozkładana = sofa bed; łóżko sofa = sofa bed; wersalka = sofa bed; sofa z funkcją spania = sofa bed; fotel rozkładany z funkcją spania = armchair bed; narożnik z funkcją spania = corner sofa bed; amerykanka fotel = armchair bed; tapczan = sofa bed; sofa rozkładana z pojemnikiem = sofa bed with storage; kanapa z funkcją spania = sofa bed; kanapa z funkcją = sofa bed; narożnik rozkładany = corner sofa bed; amerykanka = armchair bed; tapczanik = sofa bed; wersalek = sofa bed; amerykanek = armchair bed
pt: sofá cama = sofa bed; poltrona cama = chair bed
not: sofa bed cover; sofa bed mattress; dog sofa bed; cat sofa bed; pet sofa bed
  main=base-metal -> 940149 ~.4
  * -> 940141
t: wooden frame sofa bed fabric => 940141
t: sofa bed metal frame => 940149
t: dog sofa bed => !940141

@ spice-jar
en: spice jar; spice shaker; salt shaker; salt and pepper shaker; pepper shaker; seasoning box; oil dispenser; oil bottle + kitchen|olive|cooking|glass|dispenser; oil sprayer + kitchen|cooking|olive|bbq; oil cruet; vinegar bottle; condiment set; sugar dispenser; honey jar + empty|glass|dipper; sauce bottle + squeeze|kitchen
de: Gewürzglas = spice jar; Gewürzdose = spice tin; Salzstreuer = salt shaker; Ölspender = oil dispenser; Ölflasche = oil bottle; Streuer = shaker + Salz|Gewürz|Zucker; Menage = condiment set
fr: pot à épices = spice jar; salière = salt shaker; huilier = oil cruet; vinaigrier = vinegar bottle; bouteille d'huile = oil bottle
es: especieros tarro = spice jar; salero = salt shaker; aceitera = oil dispenser; vinagrera = vinegar bottle; tarro de especias = spice jar
it: barattolo spezie = spice jar; saliera = salt shaker; oliera = oil cruet; dispenser olio = oil dispenser
nl: kruidenpot = spice jar; zoutstrooier = salt shaker; oliefles = oil bottle
pl: pojemnik na przyprawy = spice container; solniczka = salt shaker; butelka na oliwę = oil bottle; solniczek = salt shaker
pt: pote de temperos = spice jar; saleiro = salt shaker; galheteiro = oil cruet; azeiteira = oil bottle
not: salt shaker toy; massage oil bottle; essential oil bottle; engine oil bottle; olive oil
  main=glass -> 701349 ~.5
  main=plastic -> 392410 ~.4
  use kitchen-goods
ask: main
t: glass spice jars set with labels => 701349
t: stainless steel salt shaker => 732393
t: engine oil bottle 1l => !7013

@ sponge-scourer
en: cleaning sponge; kitchen sponge; dish sponge; scouring pad; scrub sponge; magic eraser; melamine sponge; scourer; steel wool; scrubber + dish|pot|steel|kitchen|silicone; wire scrubber; car wash sponge; cellulose sponge; washing up sponge; sponge + kitchen|dish|car wash|melamine|cleaning; chainmail scrubber; pan scraper; pot scrubber
de: Schwamm = sponge + Küche|Spülen|Reinigung; Spülschwamm = dish sponge; Topfreiniger = pot scourer; Stahlwolle = steel wool; Scheuerschwamm = scouring sponge; Schmutzradierer = magic eraser; Autoschwamm = car wash sponge
fr: éponge = sponge + cuisine|vaisselle|nettoyage|magique; éponge magique = magic eraser; éponge à récurer = scrub sponge; laine d'acier = steel wool; tampon à récurer = scouring pad
es: estropajo = scourer; esponja de cocina = kitchen sponge; esponja mágica = magic eraser; lana de acero = steel wool
it: spugna = sponge + cucina|piatti|magica; spugnetta = small sponge; paglietta = scouring pad; lana d'acciaio = steel wool
nl: keukenspons = kitchen sponge; wonderspons = melamine sponge; staalwol = steel wool; keukensponzen = kitchen sponge; wondersponzen = melamine sponge
pl: gąbka = sponge + kuchenna|naczyń|magiczna; zmywak = scourer; druciak = wire scrubber; wełna stalowa = steel wool
pt: esponja de cozinha = kitchen sponge; esponja mágica = magic eraser; palha de aço = steel wool; esponja de aço = steel scourer
not: makeup sponge; bath sponge; konjac sponge; sponge holder; sponge cake; sponge painting; sponge filter; sea sponge; facial sponge; scrubber floor machine; hair sponge; sponge bob
  "steel wool" -> 732310
  main: iron 732310 ~.1; copper 741810 ~.02; aluminium 761510 ~.02; textile 630710 ~.05; plastic 392490 ~.03; base-metal 732310 ~.03
  "nylon|nailon" -> 630790
  * -> 392490
ask: main
t: melamine magic eraser sponge 20 pcs => 392490
t: stainless steel scourer pot scrubber => 732310
t: makeup sponge blender => !3924

@ standing-desk
en: standing desk
fr: table de camping = camping table
es: mesa de camping = camping table
pt: mesa de camping = camping table
  * -> 940320
t: standing desk => 940320
t: table tennis table => !9403

@ steam-mop
en: steam mop
fr: balai vapeur = steam mop
es: mopa a vapor = steam mop
it: scopa a vapore = steam mop
pt: esfregão a vapor = steam mop
  "vacuum|vacío|vuoto|vácuo" -> 850811
  * -> 851679
t: steam mop => 851679
t: floor scrubber electric => 850980

@ step-stool
en: step stool; shower chair; shower stool
de: Tritthocker = step stool; Duschhocker = shower stool; Duschstuhl = shower chair; Badhocker = bath stool; Trittschemel = step stool; Kinderhocker Tritt = child's step stool
fr: tabouret marchepied = step stool; escabeau = step ladder + 2 marches|3 marches
es: taburete escalón = step stool; escalón plegable = folding step; taburete con peldaño = step stool
it: sgabello scaletta = step ladder stool; gradino = step
nl: opstapje = step stool; douchekruk = shower stool; douchestoel = shower chair; opstapkrukje = step stool; badkruk = bath stool; opstapkruk = step stool
pl: podnóżek dziecięcy = children's step stool; stołek pod prysznic = shower stool; krzesło prysznicowe = shower chair; stopień dziecięcy = children's step stool; podest dziecięcy = children's step stool; taboret prysznicowy = shower stool; stołek prysznicowy = shower stool; schodek dla dzieci = children's step stool
pt: banco escadote = step stool; escadinha = step stool; banquinho degrau = step stool
  main=wood -> 940169 ~.2
  main=base-metal -> 940179 ~.2
  * -> 940180
ask: main; build
t: step stool => 940180
t: wheel chair manual => !9401

@ storage-box
en: storage box; storage bin; storage basket; storage container; storage organizer; drawer organizer; drawer divider; closet organizer; storage cube; fabric storage bin; underwear organizer; storage tote; makeup organizer; cosmetic organizer; desktop storage box; underbed storage; organizer box; storage bag + clothes|quilt|blanket|closet|shoe|wardrobe|duvet; toy storage; toy box; toy organizer; jewelry organizer; cable box; cable management box; remote control holder; tissue box cover; tissue box holder; sewing box; wardrobe organizer; hanging organizer; over door organizer; shoe box + plastic|storage|stackable|clear; shoe organizer; car organizer; bead organizer; compartment box; basket + storage|woven|wicker|bathroom|decorative|seagrass; lipstick organizer; stackable drawer; medicine box + storage|family|first aid; brush holder; makeup brush holder; magazine basket; cotton pad holder; cotton swab holder; bedside organizer; wicker basket; picnic basket; gift basket; seagrass basket; hanging storage; woven basket; nail polish rack; nail polish organizer; earring organizer
de: Aufbewahrungsbox = storage box; Aufbewahrungskorb = storage basket; Schubladen Organizer = drawer organizer; Schubladenteiler = drawer divider; Ordnungsbox = organizer box; Schmuckaufbewahrung = jewelry organizer; Kosmetikorganizer = cosmetic organizer; Make-up Organizer = makeup organizer; Aufbewahrungstasche = storage bag; Unterbettkommode = underbed storage; Kabelbox = cable box; Taschentuchbox = tissue box; Spielzeugkiste = toy box; Schuhbox = shoe box; Korb = basket + Aufbewahrung|Seegras|Weide|geflochten; Hängeorganizer = hanging organiser; Picknickkorb = picnic basket; Weidenkorb = wicker basket
fr: boîte de rangement = storage box; panier de rangement = storage basket; organisateur de tiroir = drawer organizer; rangement maquillage = makeup organizer; bac de rangement = storage bin; boîte à mouchoirs = tissue box; coffre à jouets = toy chest; organiseur = storage organizer; panier en osier = wicker basket; panier tressé = woven basket; boîte à chaussures = shoe box; rangement = storage + vêtements|jouets|chaussures|placard|tiroir; caisse de rangement = storage crate; organisateur = storage organizer
es: caja de almacenamiento = storage box; cesta de almacenamiento = storage basket; organizador de cajones = drawer organizer; organizador de maquillaje = makeup organizer; caja organizadora = organizer box; caja de pañuelos = tissue box; cesta de mimbre = wicker basket; organizador = organizer + armario|ropa|zapatos|juguetes|cajón; caja de zapatos = shoe box; caja de almacenaje = storage box; baúl almacenaje = storage chest; caja de ordenación = storage box
it: scatola contenitore = storage box; contenitore portaoggetti = storage container; organizer cassetti = drawer organizer; organizer trucco = makeup organizer; cesto portaoggetti = storage basket; scatola portafazzoletti = tissue box; cestino vimini = wicker basket; scatola per scarpe = shoe box; organizzatore cassetti = drawer organizer; scatola portaoggetti = storage box; contenitore = container; box contenitore = storage container; scatola organizer = organizer box; contenitore con coperchio = container with lid; organizer = organizer
nl: opbergbox = storage box; opbergmand = storage basket; opbergdoos = storage box; lade organizer = drawer organizer; make up organizer = makeup organizer; tissuebox = tissue box; rieten mand = wicker basket; schoenendoos opberg = shoe storage box; speelgoedkist = toy box; opberger = organizer; opbergdozen = storage box
pl: pudełko do przechowywania = storage box; organizer = organizer; kosz do przechowywania = storage basket; organizer do szuflady = drawer organizer; organizer na kosmetyki = cosmetics organizer; pojemnik do przechowywania = storage container; chustecznik = tissue box; koszyk wiklinowy = wicker basket; pudełko na buty = shoe box; pudełko = box + przechowywanie|organizer
pt: caixa organizadora = storage box; cesto organizador = storage basket; organizador de gaveta = drawer organizer; organizador de maquiagem = makeup organizer; organizador = organizer; cesta de vime = wicker basket; porta lenços = tissue box; caixa de sapatos = shoe box; caixa de armazenamento = storage box; caixa de arrumação = storage box
not: data storage box; external storage box; battery storage container; food storage container; card storage box game; tool storage box; cold storage container; vacuum storage bag; storage tank; storage battery; storage bag for car roof; network storage; cable organizer; organizer bag; tool organizer; basket ball; bike basket; bicycle basket; fryer basket; laundry basket; fruit basket; bread basket; basket filter; travel organizer bag; cable organiser; picnic basket insulated; hair organizer; range; rangs
  main: plastic 392490 ~.5; cardboard 481920 ~.05; textile 630790 ~.3; bamboo 442191 ~.1; wood 442090 ~.1; glass 701399 ~.03; leather 420299 ~.03; rubber 392490 ~.03; cast-iron 732391 ~.01; iron 732399 ~.5; base-metal 732399 ~.03
  "fabric" -> 630790
  "wicker" -> 460219
  use house-goods
ask: main
t: plastic storage box with lid 20l => 392490
t: non woven fabric storage bin foldable => 630790
t: seagrass storage basket => 460219
t: acrylic makeup organizer => 392490
t: network storage nas 4 bay => !3924

@ sun-lounger
en: sun lounger
de: Liegestuhl = deck chair; Sonnenliege = sun lounger
fr: chaise longue = lounge chair; transat = deck chair; bain de soleil = sun lounger; chilienne = deck chair
es: tumbona = sun lounger; hamaca de playa = beach lounger; tumbona jardín = sun lounger; reposera = sun lounger; camastro = sun lounger
it: sdraio = deck chair; lettino prendisole = sun lounger; lettino da spiaggia = beach lounger; sedia a sdraio = deck chair
nl: ligbed tuin = sun lounger
pl: leżak = sun lounger
pt: espreguiçadeira = sun lounger; espreguiçadeira de jardim = garden sun lounger
not: couch cover; silla de ruedas; cadeira de rodas; cadeira de bebê; silla de coche; cadeira de banho; cadeira gamer; cadeira para auto; diversi
  main=plastic -> 940180 ~.15
  main=wood -> 940169 ~.03
  main=straw -> 940153 ~.03
  * -> 940179
ask: main; build
t: sun lounger => 940179
t: silla de comedor tapizada patas de madera => !940179
t: upholstered wooden dining chair velvet => 940161

@ table-desk
en: table + coffee|dining|side|folding|bedside|console|garden|kitchen|laptop|end|wooden|camping|bar|patio|sofa|picnic|outdoor|nesting|glass|metal|round|adjustable|kids; coffee table; dining table; side table; end table; console table; folding table; desk + computer|writing|standing|office|study|gaming|home|wooden|kids|adjustable|corner; computer desk; writing desk; bar table; camping table; picnic table; laptop table; laptop desk; overbed table; nesting table; garden table; dressing table; vanity table; makeup vanity; sofa table; gaming desk; study desk; office desk; lapdesk; bistro set; dining set; table and chair set; patio set; sewing table; craft table; height adjustable desk; workstation desk
de: Tisch = table + Couch|Ess|Beistell|Klapp|Garten|Camping|Holz|Schreib; Couchtisch = coffee table; Esstisch = dining table; Beistelltisch = side table; Schreibtisch = desk; Klapptisch = folding table; Campingtisch = camping table; Gartentisch = garden table; Konsolentisch = console table; Schminktisch = dressing table; Laptoptisch = laptop table; Nachttischchen = bedside table; Stehtisch = high standing table; Bartisch = bar table; Computertisch = computer desk; Betttablett = bed tray; Balkonset = balcony furniture set; Essgruppe = dining table set; Bürotisch = office table; Gaming Tisch = gaming table; Arbeitstisch = work table; Eckschreibtisch = corner desk; Kinderschreibtisch = child's desk; Schülerschreibtisch = school desk; Gartenmöbelset = garden furniture set; Gartengarnitur = garden furniture set; Biergarnitur = beer garden table set
fr: table basse = coffee table; table à manger = dining table; table d'appoint = side table; bureau = desk + ordinateur|travail|bois|gamer|assis debout|enfant; table pliante = folding table; table de jardin = garden table; coiffeuse = dressing table; table console = console table; plateau de lit = bed tray; table ordinateur = computer desk; table gigogne = nesting table; table de chevet = bedside table; table = table; bureau = desk; console meuble = console table; table de salle à manger = dining table
es: mesa de centro = coffee table; mesa de comedor = dining table; mesa auxiliar = side table; escritorio = desk; mesa plegable = folding table; mesa de jardín = garden table; tocador = dressing table; mesa consola = console table; mesa para portátil = laptop table; mesa de ordenador = computer desk; bandeja de cama = bed tray; mesa = table; consola mueble = console table; mesita auxiliar = side table
it: tavolino = small table; tavolo da pranzo = dining table; scrivania = desk; tavolo pieghevole = folding table; tavolo da giardino = garden table; tavolo = table + pranzo|pieghevole|legno|campeggio|giardino; toeletta = dressing table; tavolino da caffè = coffee table; consolle = console table + ingresso|tavolo; vassoio letto = bed tray; tavolo da campeggio = camping table; tavolo = table; tavolo allungabile = extending table; tavolino da salotto = coffee table; consolle = console table
nl: salontafel = coffee table; eettafel = dining table; bijzettafel = side table; bureau = desk + hout|computer|zit sta|gaming; klaptafel = folding table; tuintafel = garden table; campingtafel = camping table; kaptafel = dressing table; laptoptafel = laptop table; sidetable = console table; bedtafel = bed table; bureau = desk + wit|hout|eiken|zwart|laden|cm|verstelbaar|hoek; bureautafel = desk; computertafel = computer desk; zit-sta bureau = sit-stand desk; hoekbureau = corner desk; gamebureau = gaming desk; kinderbureau = child's desk; tuinset = garden furniture set; loungeset tuin = garden lounge set; picknicktafel = picnic table
pl: stolik kawowy = coffee table; stół = table; stolik = small table; biurko = desk; stolik składany = folding table; toaletka = dressing table; stół ogrodowy = garden table; stolik pod laptopa = laptop table; stolik kempingowy = camping table; konsola stolik = console table; stolik nocny stół = bedside table; toaletek = dressing table; biurko komputerowe = computer desk; biurko gamingowe = gaming desk; biurko narożne = corner desk; biurko dziecięce = children's desk; biurko z szufladami = desk with drawers; biurko szkolne = school desk; biurko regulowane = adjustable desk; zestaw mebli ogrodowych = garden furniture set; komplet mebli ogrodowych = garden furniture set; stół z ławkami = table with benches
pt: mesa de centro = coffee table; mesa de jantar = dining table; mesa lateral = side table; escrivaninha = desk; mesa dobrável = folding table; mesa de jardim = garden table; penteadeira = dressing table; mesa para notebook = laptop table; mesa de apoio = side table; mesa de escritório = desk; mesa = table; secretária = desk
not: table lamp; table cloth; table cover; table tennis; pool table; table runner; massage table; changing table; operating table; table saw; table leg; table mat; table fan; sand table toy; desk lamp; desk mat; desk organizer; desk pad; desk fan; water table toy; desk calendar; desk clock; table game; desk toy; sofa table cover; tattoo table; desk shelf; table number; under desk; football table; table football; poker table; train table; craps table; table top grill; examination table; periodic table; turn table; lift table; table linen; rotary table; table knife; table spoon; table mirror; desk riser; desk grommet; table salt; multiplication table; x y table; drawing table; table tennis table; table vise; table top; table legs; kids activity table; desk accessories; table confetti; lampe de bureau; chaise de bureau; fauteuil de bureau; grooming table; sewing machine table; tapis de bureau; kitchen table scale; desk cable; router table; table clock; table skirt; dollhouse table; table decoration; table card; chess table; computador de secretária; candeeiro de secretária; pc de secretária; bloco de mesa
  "lap desk" -> 442199
  "lapdesk" -> 442199
  "office" main=wood -> 940330 ~.3
  "office" main=base-metal -> 940310 ~.3
  "office" -> 940330
  "vanity" main=wood -> 940350 ~.7
  "camping": main=wood 940360 ~.1; main=plastic 940370 ~.1; * 940320
  "folding|plegable|pieghevole|dobrável": main=plastic 940370 ~.4; main=wood 940360 ~.2; * 940320
  use furniture-home
ask: main
t: oak wood coffee table => 940360
t: aluminium folding camping table => 940320
t: plastic garden table => 940370
t: table tennis table => !9403

@ table-linen
en: tablecloth; table cloth; table runner; placemat; place mat; table cover; cloth napkin; linen napkin; table napkin cloth; table mat; doily; table topper; dining table mat; cotton napkin; table skirt; napkin + cloth|cotton|linen|dinner|fabric
de: Tischdecke = tablecloth; Tischläufer = table runner; Platzset = placemat; Tischset = placemat; Stoffserviette = cloth napkin; Tischtuch = tablecloth; Leinentischdecke = linen tablecloth; Baumwolltischdecke = cotton tablecloth; Ostertischdecke = easter tablecloth; Weihnachtstischdecke = christmas tablecloth; Damasttischdecke = damask tablecloth; Gartentischdecke = garden tablecloth; Wachstischdecke = oilcloth tablecloth; Platzset Stoff = fabric placemat; Tafeltuch = tablecloth; Tischläufer Leinen = linen table runner; Platzdeckchen Stoff = fabric placemat; Leinenservietten = linen napkin
fr: nappe = tablecloth; chemin de table = table runner; set de table = placemat; serviette de table = napkin; sets de table = placemats; serviettes de table en tissu = cloth table napkins
es: mantel = tablecloth; camino de mesa = table runner; mantel individual = placemat; manteles individuales = placemat; servilleta de tela = cloth napkin
it: tovaglia = tablecloth; runner da tavola = table runner; tovaglietta = placemat; tovaglietta americana = placemat; tovagliolo = napkin + cotone|lino|tessuto
nl: tafelkleed = tablecloth; tafelloper = table runner; placemat = placemat; stoffen servet = cloth napkin; servet stof = cloth napkin; linnen tafelkleed = linen tablecloth; kersttafelkleed = christmas tablecloth; tafellaken = tablecloth; katoenen servetten = cotton napkin; linnen servetten = linen napkin; tafelloper linnen = linen table runner
pl: obrus = tablecloth; bieżnik = table runner; podkładka na stół = placemat; serwetka = napkin + bawełna|len|materiał; serweta = tablecloth; bieżnik na stół = table runner; podkładka materiałowa na stół = fabric placemat; obrus świąteczny = christmas tablecloth; obrus bawełniany = cotton tablecloth; bieżnik świąteczny = christmas table runner; serweta okrągła = round tablecloth; serwetki lniane = linen napkins; laufer = table runner
pt: toalha de mesa = tablecloth; caminho de mesa = table runner; jogo americano = placemat; guardanapo de tecido = cloth napkin; individual de mesa = placemat
not: tablecloth clip; tablecloth weight; table runner rail; tennis table cover; pool table cloth; table cover for game; changing table cover; changing table mat; mantel clock; mantel shelf; paper napkin
  main: paper 481830 ~.04; silicone 392490 ~.03; plastic 392490 ~.15; straw 460219 ~.03; bamboo 460121 ~.03; leather 420500 ~.03; cork 450490 ~.03; rubber 401699 ~.03; wood 441990 ~.03
  weave=knit -> 630240 ~.03
  main-fibre: cotton 630251 ~.35; synthetic|artificial 630253 ~.8; other 630259 ~.03
  * -> 630253
ask: main; main-fibre
t: cotton tablecloth 140x200 cm => 630251
t: polyester table runner => 630253
t: pvc placemats set of 4 => 392490
t: paper tablecloth roll => 481830
t: billiard pool table cloth => !6302

@ tea-infuser
en: tea infuser; tea strainer; tea ball; tea egg; loose leaf infuser; tea filter reusable
de: Teesieb = tea strainer; Teeei = tea egg; Tee Ei = tea egg; Teefilter wiederverwendbar = tea filter reusable
fr: infuseur à thé = tea infuser; boule à thé = tea ball; passe thé = tea strainer
es: infusor de té = tea infuser; colador de té = tea strainer; bola de té = tea ball
it: infusore tè = tea infuser; filtro per tè = tea filter; colino da tè = tea strainer
nl: theezeefje = tea strainer; thee ei = tea egg; theefilter = tea filter
pl: zaparzacz do herbaty = tea infuser; sitko do herbaty = tea strainer
pt: infusor de chá = tea infuser; coador de chá = tea strainer
not: tea infuser bottle; tea infuser mug; teapot with infuser; glass teapot infuser
  main: plastic 392410 ~.1; glass 701349 ~.03; silver 711411 ~.01; bamboo 441919 ~.03; stainless-steel 732393 ~.95; cast-iron 732391 ~.01; iron 732399 ~.03; base-metal 732399 ~.03
  * -> 732393
t: stainless steel tea infuser ball => 732393
t: silicone tea infuser => 392410
t: green tea bags => !7323

@ tissue-toilet-paper
en: toilet paper; toilet roll; facial tissue; paper towel; kitchen roll; tissue box refill; paper handkerchief; tissue paper + facial|pocket|toilet|box; hand towel paper; toilet tissue; pocket tissue; bathroom tissue; couch roll; kitchen paper
de: Toilettenpapier = toilet paper; Taschentücher = tissues; Küchenrolle = kitchen roll; Papierhandtuch = paper towel; Küchenpapier = kitchen paper; Kosmetiktücher = facial tissue
fr: papier toilette = toilet paper; mouchoirs = tissues; essuie tout = paper towel; papier hygiénique = toilet paper; mouchoirs en papier = paper handkerchiefs; sopalin = paper towel; essuie mains papier = paper hand towels
es: papel higiénico = toilet paper; pañuelos de papel = paper handkerchief; papel de cocina = kitchen paper; rollo de cocina = kitchen roll; toallas de papel = paper towel; pañuelos desechables = paper handkerchief; clínex = facial tissue
it: carta igienica = toilet paper; fazzoletti = tissue; rotolo da cucina = kitchen roll; carta cucina = kitchen paper; fazzoletti di carta = paper handkerchief; carta da cucina = kitchen paper; rotolone = large paper roll; scottex = paper towel; asciugamani di carta = paper hand towel
nl: toiletpapier = toilet paper; wc papier = toilet paper; keukenrol = kitchen roll; tissues = tissues; zakdoekjes papier = paper handkerchief
pl: papier toaletowy = toilet paper; chusteczki higieniczne = paper tissues; ręcznik papierowy = paper towel
pt: papel higiênico = toilet paper; lenço de papel = paper handkerchief; papel toalha = paper towel; rolo de cozinha = kitchen roll; papel de cozinha = kitchen paper; papel toalha bobina = paper towel roll
not: toilet paper holder; tissue box cover; tissue box holder; toilet roll holder; paper towel holder; kitchen roll holder; paper towel dispenser; toilet paper stand; tissue holder; toilet paper storage; tissue dispenser
  "toilet" -> 481810
  "toiletten" -> 481810
  "toiletpapier" -> 481810
  "toilettenpapier" -> 481810
  "toaletowy" -> 481810
  "wc papier" -> 481810
  "toilette" -> 481810
  "higienico" -> 481810
  "igienica" -> 481810
  "hygienique" -> 481810
  "toaletowy" -> 481810
  "bathroom" -> 481810
  "couch roll" -> 481890
  * -> 481820
t: toilet paper 3 ply 24 rolls => 481810
t: facial tissues box 100 sheets => 481820
t: toilet paper holder stainless steel => !4818

@ toaster
en: toaster; bread toaster; toaster oven
de: Toaster = toaster; Langschlitztoaster = long slot toaster; Toaströster = toaster; Brotröster = toaster
fr: grille pain = toaster; toaster = toaster
es: tostadora = toaster; tostador de pan = bread toaster
it: tostapane = toaster; tosta pane = toaster
nl: broodrooster = toaster; toaster = toaster
pl: toster = toaster; opiekacz do chleba = bread toaster; toster na kromki = toaster
pt: torradeira = toaster; tostadeira = toaster
not: toaster bag; toaster cover; toasts
  "oven" -> 851660
  * -> 851672
t: 2 slice toaster stainless steel => 851672
t: oven mitt silicone => !8516

@ toaster-oven
en: electric oven; induction cooker; induction hob; hot plate electric; electric hot plate; hot plate + burner|cooking|stove|cooktop|induction; electric grill; contact grill; electric stove; mini oven; pizza oven electric; hob; cooktop; electric hotplate; electric bbq; table grill; built in oven; bread machine; bread maker; tabletop oven; griddle electric; roaster oven; electric burner; kitchen stove electric; pizza oven; teppanyaki grill
de: Backofen = oven; Minibackofen = mini oven; Induktionskochfeld = induction hob; Kochplatte = hot plate; Elektrogrill = electric grill; Kontaktgrill = contact grill; Brotbackautomat = bread maker; Kochfeld = cooktop; Tischgrill = table grill; Pizzaofen = pizza oven; Herd elektrisch = kitchen stove electric
fr: four électrique = electric oven; plaque à induction = induction hob; plaque électrique = hot plate electric; grill électrique = electric grill; machine à pain = bread maker; plaque de cuisson = cooktop; mini four = mini oven; four à pizza = pizza oven; plancha électrique = electric plancha grill; cuisinière électrique = electric cooker; airfryer = air fryer; crêpière électrique = electric crepe maker; gaufrier électrique = electric waffle maker
es: horno eléctrico = electric oven; placa de inducción = induction hob; placa eléctrica = hot plate electric; parrilla eléctrica = electric grill; panificadora = bread maker; mini horno = mini oven; plancha eléctrica cocina = electric griddle; vitrocerámica = glass ceramic hob; horno de pizza = pizza oven; cocina eléctrica = electric cooker; plancha de asar = griddle; horno de sobremesa = tabletop oven; placa de cocina = hob; hornillo eléctrico = electric hotplate; barbacoa eléctrica = electric bbq
it: forno elettrico = electric oven; piano a induzione = induction hob; piastra elettrica = electric plate; griglia elettrica = electric grill; macchina del pane = bread maker; fornetto = small oven; piano cottura = hob; forno pizza = pizza oven; bistecchiera elettrica = electric griddle; piastra elettrica cottura = hot plate electric; piano cottura a induzione = induction hob; fornetto elettrico = small electric oven
nl: oven = oven; inductiekookplaat = induction hob; kookplaat = hob; elektrische grill = electric grill; broodbakmachine = bread machine; mini oven = mini oven; pizzaoven = pizza oven; contactgrill = contact grill
pl: piekarnik = oven; płyta indukcyjna = induction hob; kuchenka elektryczna = electric stove; grill elektryczny = electric grill; wypiekacz do chleba = bread maker; mini piekarnik = mini oven; piec do pizzy = pizza oven
pt: forno elétrico = electric oven; cooktop = cooktop; fogão elétrico = electric stove; churrasqueira elétrica = electric bbq; fogão de indução = induction stove; máquina de pão = bread maker; placa de indução = induction hob; mini forno = mini oven; fritadeira = fryer; air fryer = air fryer; tosteira = sandwich toaster; placa elétrica = electric hotplate
not: oven mitt; oven thermometer; oven glove; oven liner; toy oven; gas hob; gas cooktop; gas oven; oven cleaner; oven rack; oven tray; hob scraper; oven bulb; oven heating element; reflow oven; oven knob; oven door seal; dutch oven; microwave oven stand; oven igniter; fan oven motor; vacuum oven; muffle oven; gas pizza oven; wood fired pizza oven; oven dish; hob cover; oven fan motor; drying oven; charcoal oven
  * -> 851660
t: portable induction cooker 2000w => 851660
t: electric hot plate 1500 w, single burner, cast iron => 851660
t: oven mitt silicone => !8516

@ toilet-cover-textile
en: toilet seat cover + plush|fabric|washable|warm|fleece|knitted|cushion|disposable; toilet seat cushion; toilet seat pad; toilet seat warmer; toilet lid cover fabric; plush toilet seat cover; toilet seat cover paper; disposable toilet seat cover; paper toilet seat cover
de: Toilettensitzbezug = toilet seat cover; Toilettenauflage = toilet seat cover; Toilettensitzauflage = toilet seat pad
fr: couvre siège de toilette = toilet seat cover; housse abattant = toilet lid cover; protège siège wc = toilet seat cover
es: funda para inodoro = toilet cover; cubre inodoro = toilet cover; protector wc desechable = disposable toilet seat cover
it: copriwater tessuto = fabric toilet seat cover; coprisedile wc monouso = disposable toilet seat cover
  main=paper -> 481890 ~.2
  "paper|papel|carta" -> 481890
  "disposable|desechable|monouso|usa e getta|descartável" -> 481890
  * -> 630790
t: plush toilet seat cushion washable => 630790
t: disposable paper toilet seat covers => 481890
t: toilet seat soft close => !6307

@ toilet-seat
en: toilet seat; toilet lid; toilet seat cover + soft close|wood|plastic|slow; toilet tank fittings; kids toilet seat; toilet training seat; raised toilet seat; portable toilet; camping toilet; toilet seat hinge; bidet sprayer; toilet step stool
de: Toilettensitz = toilet seat; WC-Sitz = toilet seat; Toilettendeckel = toilet lid; WC-Deckel = toilet lid; Campingtoilette = camping toilet
fr: abattant wc = toilet seat; siège de toilette = toilet seat; lunette wc = toilet seat; réducteur de toilette = toilet training seat; toilette portable = portable toilet; abattant = toilet seat; siège wc = toilet seat; abattant de toilette = toilet seat
es: tapa de inodoro = toilet lid; asiento de inodoro = toilet seat; tapa wc = toilet lid; bidé = bidet; inodoro portátil = portable toilet; adaptador wc = toilet seat adapter; asiento wc = toilet seat; tapa de váter = toilet lid
it: sedile wc = toilet seat; copriwater = toilet seat; tavoletta wc = toilet seat; wc portatile = portable toilet; riduttore wc = toilet seat reducer; asse wc = toilet seat; copriwater universale = universal toilet seat
nl: toiletbril = toilet seat; wc bril = toilet seat; campingtoilet = camping toilet; wc verkleiner = children's toilet seat
pl: deska sedesowa = toilet seat; deska klozetowa = toilet seat; toaleta turystyczna = camping toilet; nakładka na sedes = toilet seat cover
pt: assento sanitário = toilet seat; tampa de vaso sanitário = toilet lid; bidê = bidet; vaso sanitário portátil = portable toilet; redutor de assento = children's toilet seat reducer; tampa de sanita = toilet lid; assento sanita = toilet seat; tampo sanita = toilet lid; tampa vaso sanitário = toilet lid
not: toilet seat cover paper; toilet seat cushion; toilet seat warmer; toilet seat pad
  "step stool" -> 940180
  "hinge" -> 830210
  "sprayer" -> 848180
  main: wood 442199 ~.15; plastic 392220 ~.03
  "portable|portátil|portatile" -> 392290
  "camping" -> 392290
  * -> 392220
t: soft close toilet seat plastic white => 392220
t: wooden toilet seat mdf => 442199
t: paper toilet seat covers disposable => !392220

@ trash-can
en: trash can; waste bin; rubbish bin; garbage can; dustbin; pedal bin; wastebasket; waste basket; litter bin; compost bin; sensor bin; trash bin; car trash can; mini desk bin; recycling bin; food waste bin; garbage bin
de: Mülleimer = waste bin; Abfalleimer = waste bin; Papierkorb = waste basket; Tretmülleimer = pedal bin; Kosmetikeimer = cosmetic bin; Komposteimer = compost bin
fr: poubelle = trash can; corbeille à papier = wastebasket; poubelle à pédale = pedal bin; bac à compost = compost bin; bac poubelle = rubbish bin
es: cubo de basura = trash can; papelera = wastebasket; cubo de pedal = pedal bin; basurero = trash can; bote de basura = trash can; contenedor de basura = waste container
it: pattumiera = waste bin; cestino = basket; bidone spazzatura = garbage bin; cestino carta = waste paper basket; bidone della spazzatura = garbage bin; secchio spazzatura = waste bin; cestino gettacarte = waste paper basket
nl: prullenbak = waste bin; afvalbak = waste bin; pedaalemmer = pedal bin; vuilnisbak = dustbin
pl: kosz na śmieci = trash can; kosz na odpady = waste bin; kubeł na śmieci = garbage can
pt: lixeira = trash can; caixote do lixo = rubbish bin; lata de lixo = trash can; cesto de lixo = waste basket; balde do lixo = rubbish bin; papeleira = waste paper basket; contentor de lixo = waste container
not: trash can liner; trash bag; bin bag; cestino pane; cestino bici; dog waste bag; bin liner; garbage bag
  main: plastic 392490 ~.7; stainless-steel 732393 ~.2; cast-iron 732391 ~.01; iron 732399 ~.2; bamboo 442191 ~.03; wood 442199 ~.03; textile 630790 ~.03; straw 460219 ~.03; leather 420500 ~.03; aluminium 761510 ~.03; base-metal 732399 ~.03
  * -> 392490
ask: main
t: stainless steel pedal bin 30l => 732393
t: plastic trash can with lid => 392490
t: trash bags 50l roll => !3924

@ tumble-dryer
en: tumble dryer; clothes dryer; clothes dryer portable; portable clothes dryer; electric clothes dryer
de: Wäschetrockner = tumble dryer; Wärmepumpentrockner = heat pump tumble dryer; Kondenstrockner = condenser tumble dryer; Ablufttrockner = vented tumble dryer
fr: sèche linge = tumble dryer
es: secadora = dryer; secadora de ropa = clothes dryer; secador de zapatos = shoe dryer
it: asciugatrice = tumble dryer; asciugabiancheria = clothes dryer
nl: wasdroger = tumble dryer; droger = tumble dryer; warmtepompdroger = heat pump tumble dryer; droger warmtepomp = heat pump tumble dryer; condensdroger = condenser tumble dryer; wasdroger warmtepomp = heat pump tumble dryer
pl: suszarka bębnowa = tumble dryer; suszarka do ubrań = clothes dryer; suszarka kondensacyjna = condenser tumble dryer; suszarka z pompą ciepła = heat pump tumble dryer
pt: secadora de roupas = clothes dryer; secador de sapatos = shoe dryer; máquina de secar roupa = tumble dryer; máquina de secar = dryer
not: clothes dryer rack; sèche linge pliable; tumble dryer belt; clothes dryer hanger
  * -> 845121
t: heat pump tumble dryer 8kg => 845121
t: front load washing machine 8kg => 845011

@ umbrella
en: umbrella; folding umbrella; automatic umbrella; rain umbrella; golf umbrella; compact umbrella; stick umbrella; kids umbrella; reverse umbrella; uv umbrella; patio umbrella; beach umbrella; cantilever umbrella; transparent umbrella; mini umbrella; clear umbrella; market umbrella; umbrella hat; fishing umbrella
de: Regenschirm = umbrella; Taschenschirm = pocket umbrella; Schirm = umbrella + Regen|Sonnen|Automatik|Taschen; Stockschirm = stick umbrella; Kinderschirm = kids umbrella; Sonnenschirmständer = parasol base; Partnerschirm = two-person umbrella; Automatikschirm = automatic umbrella; Knirps; Regenschirm Automatik = automatic umbrella; Taschenregenschirm = pocket umbrella
fr: parapluie = umbrella; parapluie pliant = folding umbrella; ombrelle = parasol umbrella; parapluie canne = stick umbrella
es: paraguas = umbrella; paraguas plegable = folding umbrella; paraguas automático = automatic umbrella; sombrilla lluvia = umbrella
it: ombrello = umbrella; ombrello pieghevole = folding umbrella
nl: paraplu = umbrella; opvouwbare paraplu = folding umbrella; strandparasol = beach umbrella; zweefparasol = cantilever parasol; stormparaplu = storm umbrella; parasolvoet = parasol base; kinderparaplu = kids umbrella; paraplu's = umbrella; golfparaplu = golf umbrella
pl: parasolka = umbrella; parasolek = umbrella; parasol automatyczny = automatic umbrella; parasol damski = women's umbrella; parasol męski = men's umbrella; parasol przeciwdeszczowy = rain umbrella; parasol dziecięcy = kids umbrella; parasol od deszczu = rain umbrella; parasolka dziecięca = kids umbrella; parasol przezroczysty = transparent umbrella
pt: guarda chuva = umbrella; sombrinha = umbrella; chapéu de chuva = umbrella; chapéu de sol = parasol
not: umbrella lamp; umbrella stand furniture; photo umbrella; umbrella holder; car umbrella; cocktail umbrella; umbrella bag; umbrella fabric; umbrella softbox; studio umbrella; umbrella clothesline; umbrella light; umbrella stroller; umbrella cover; umbrella rack; reflector umbrella; paper umbrella cocktail; paraguas vajilla; umbrella pick; umbrella charm; chapéu de sol de praia
  "parasolvoet" -> 681099
  "sonnenschirmstander" -> 681099
  "stockschirm" -> 660199
  "kinderschirm" -> 660199
  "patio" -> 660110
  "beach" -> 660110
  "garden|jardín|giardino|jardim" -> 660110
  "cantilever" -> 660110
  "market" -> 660110
  "fishing|pesca" -> 660110
  "stick" -> 660199
  "golf" -> 660199
  "kids" -> 660199
  "transparent" -> 660199
  "clear" -> 660199
  * -> 660191
t: automatic folding umbrella windproof => 660191
t: beach umbrella 2m tilt => 660110
t: golf umbrella large => 660199
t: photography studio umbrella white => !6601

@ umbrella-base
en: umbrella base; parasol base; umbrella stand base
fr: socle de parasol = parasol base
es: base sombrilla = parasol base; base para sombrilla = parasol base; base de sombrilla = parasol base; pie de sombrilla = parasol base; pie de parasol = parasol base
it: base ombrellone = parasol base; base per ombrellone = parasol base
pt: base para guarda sol = parasol base; base de guarda-sol = parasol base; base para chapéu de sol = parasol base
  main=concrete -> 681099 ~.1
  main=stone -> 680293 ~.1
  main=iron -> 732690 ~.3
  main=plastic -> 392690 ~.3
  * -> 732690
t: umbrella base => 732690
t: photography studio umbrella white => !6601

@ vacuum-cleaner-home
en: vacuum cleaner; robot vacuum; robot vacuum cleaner; handheld vacuum; stick vacuum; car vacuum; cordless vacuum; hoover; electric mop; wet dry vacuum; mattress vacuum; desktop vacuum; mite vacuum; ash vacuum; mini vacuum cleaner; upright vacuum; robotic vacuum; wet and dry vacuum; vacuum robot; floor washer cordless; carpet cleaner machine; canister vacuum
de: Staubsauger = vacuum cleaner; Saugroboter = robot vacuum; Handstaubsauger = handheld vacuum; Akkustaubsauger = cordless vacuum; Autostaubsauger = car vacuum; Wischroboter = mopping robot; Dampfmopp = steam mop; Nass-Trockensauger = wet dry vacuum; Bodenwischer elektrisch = electric floor mop; Fensterputzroboter = window cleaning robot; Waschsauger = carpet washing vacuum
fr: aspirateur = vacuum cleaner; aspirateur robot = robot vacuum cleaner; robot aspirateur = robot vacuum cleaner; aspirateur balai = stick vacuum; aspirateur à main = handheld vacuum; aspirateur voiture = car vacuum; robot lave vitre = window cleaning robot; aspirateur eau et poussière = wet and dry vacuum; aspirateur traîneau = canister vacuum
es: aspiradora = vacuum cleaner; robot aspirador = robot vacuum; aspirador = vacuum cleaner; aspiradora de mano = handheld vacuum; aspiradora de coche = car vacuum; robot limpiacristales = window cleaning robot; aspirador escoba = stick vacuum; escoba eléctrica = electric broom; aspirador sin cable = cordless vacuum
it: aspirapolvere = vacuum cleaner; robot aspirapolvere = robot vacuum cleaner; scopa elettrica = stick vacuum; aspirapolvere portatile = portable vacuum cleaner; robot lavavetri = window cleaning robot; aspirabriciole = crumb vacuum; aspiraliquidi = wet vacuum; scopa elettrica senza fili = cordless stick vacuum; bidone aspiratutto = wet dry vacuum
nl: stofzuiger = vacuum cleaner; robotstofzuiger = robot vacuum cleaner; steelstofzuiger = stick vacuum; kruimeldief = handheld vacuum; stoommop = steam mop; ramenwasrobot = window cleaning robot; handstofzuiger = handheld vacuum
pl: odkurzacz = vacuum cleaner; robot sprzątający = robot vacuum cleaner; odkurzacz ręczny = handheld vacuum; odkurzacz pionowy = upright vacuum cleaner; mop parowy = steam mop; odkurzacz samochodowy = car vacuum; robot do mycia okien = window cleaning robot
pt: aspirador de pó = vacuum cleaner; aspirador = vacuum cleaner; robô aspirador = robot vacuum cleaner; aspirador portátil = portable vacuum cleaner; aspirador vertical = upright vacuum; aspirador de carro = car vacuum; aspirador de mão = handheld vacuum
not: robot vacuum mop pad; vacuum cleaner bag; vacuum cleaner filter; vacuum cleaner hose; vacuum cleaner brush; vacuum cleaner battery; vacuum cleaner part; vacuum cleaner attachment; vacuum cleaner charger; vacuum cleaner toy; car vacuum hose; vacuum cleaner motor; sac aspirateur; filtre aspirateur; bolsa aspiradora; filtro aspirador; aspirateur nasal; aspirador nasal; vacuum cleaner parts; aspiradora nasal; aspirador de leche; vacuum cleaner accessories; filtro aspirapolvere; sacchetti aspirapolvere; aspirante
  watt>1500w -> 850819
  * -> 850811
t: robot vacuum cleaner with lidar => 850811
t: cordless handheld vacuum for car => 850811
t: vacuum cleaner bags 10 pcs => !850811

@ vacuum-cleaner-part part of vacuum-cleaner, vacuum-cleaner-home
en: vacuum cleaner bag; vacuum cleaner filter; vacuum cleaner hose; vacuum cleaner brush; vacuum cleaner part; vacuum cleaner attachment; vacuum nozzle; hepa filter + vacuum|dyson|robot|roborock|roomba|xiaomi|ecovacs; main brush + robot|vacuum|roborock|xiaomi|roomba; side brush + robot|vacuum|roborock|xiaomi|roomba; roller brush + vacuum|robot|dyson; vacuum cleaner parts; vacuum filter; dust bag + vacuum|robot|dust; brush head + dyson|vacuum; dust box + robot|vacuum; dyson attachment; vacuum cleaner accessories; vacuum brush; vacuum hose
de: Staubsaugerbeutel = vacuum cleaner bag; Staubsaugerfilter = vacuum cleaner filter; Staubsaugerbürste = vacuum cleaner brush; Seitenbürste = side brush; Hauptbürste = main brush; Staubsaugerdüse = vacuum nozzle; Bodendüse = floor nozzle; Staubsaugerschlauch = vacuum cleaner hose; Filter = filter + Staubsauger|Saugroboter
fr: sac aspirateur = vacuum cleaner bag; filtre aspirateur = vacuum cleaner filter; brosse aspirateur = vacuum cleaner brush; brosse latérale = side brush + robot; tuyau aspirateur = vacuum cleaner hose; accessoire aspirateur = vacuum cleaner attachment
es: bolsa aspiradora = vacuum cleaner bag; filtro aspirador = vacuum cleaner filter; cepillo aspiradora = vacuum cleaner brush; filtro = filter + aspiradora|aspirador|robot; cepillo lateral = side brush; bolsas aspirador = vacuum cleaner bag; recambio aspiradora = vacuum cleaner spare part
it: sacchetti aspirapolvere = vacuum cleaner bag; filtro aspirapolvere = vacuum cleaner filter; spazzola aspirapolvere = vacuum cleaner brush; spazzola laterale = side brush + robot; ricambi aspirapolvere = vacuum cleaner spare part
nl: stofzuigerzak = vacuum cleaner bag; stofzuigerfilter = vacuum cleaner filter; zijborstel = side brush; stofzuigerborstel = vacuum cleaner brush; stofzuigerslang = vacuum cleaner hose; stofzuigerzakken = vacuum cleaner bag; stofzuigerfilters = vacuum cleaner filter
pl: worki do odkurzacza = vacuum cleaner bags; filtr do odkurzacza = vacuum cleaner filter; szczotka do odkurzacza = vacuum cleaner brush; szczotka boczna = side brush; wąż do odkurzacza = vacuum cleaner hose
pt: saco aspirador = vacuum cleaner bag; filtro aspirador = vacuum cleaner filter; escova lateral = side brush; escova aspirador = vacuum cleaner brush; filtro para aspirador = vacuum cleaner filter
not: vacuum cleaner battery; vacuum cleaner charger; hepa filter air purifier; vacuum cleaner motor; car dust bag; dust bag shoe
  main=paper -> 850870 ~.05
  * -> 850870
t: hepa filter for robot vacuum roborock => 850870
t: vacuum cleaner bags for miele => 850870
t: hepa filter for air purifier => !8508

@ vacuum-sealer
en: vacuum sealer; vacuum sealing machine; food vacuum machine; plastic bag sealer; vacuum packing machine; hand pressure sealer; shrink wrap machine; can sealer machine; cup sealer machine; vacuum pump food electric
de: Vakuumierer = vacuum sealer; Vakuumiergerät = vacuum sealer; Vakuumiermaschine = vacuum sealing machine
fr: machine sous vide = vacuum sealer; soude sac = bag sealer; appareil de mise sous vide = vacuum sealer; scelleuse = sealing machine; mini soudeuse sachet = mini bag sealer
es: envasadora al vacío = vacuum packing machine; selladora al vacío = vacuum sealer
it: macchina sottovuoto = vacuum machine; sigillatrice = sealing machine + sottovuoto|alimenti; sigillatore sacchetti = bag sealer
nl: vacuümmachine = vacuum sealer; vacumeermachine = vacuum sealer; folie sealer = foil sealer
pl: pakowarka próżniowa = vacuum packing machine; zgrzewarka próżniowa = vacuum sealer
pt: seladora a vácuo = vacuum sealer; máquina de selar = sealing machine
not: vacuum sealer bag; vacuum sealer roll; driveway sealer; asphalt sealer; grout sealer; tire sealer; heat sealer strip; radiator sealer; crack sealer; wood sealer; pipe thread sealer; vacuum sealer container; concrete sealer; tyre sealer; sigillante; sigillo
  "heat": "vacuum|vacío|vuoto|vácuo" 842240; * 842230 ~.4
  * -> 842240
t: vacuum sealer machine for food => 842240
t: tyre sealer 500ml => !8422

@ vacuum-storage-bag
en: vacuum storage bag; space saver bag; compression bag + vacuum|travel|clothes; vacuum bag + clothes|bedding|storage|duvet; space bag; vacuum compression bag
de: Vakuumbeutel = vacuum bag + Kleidung|Bettdecken; Kleider Vakuumbeutel = vacuum clothes storage bag
fr: sac de rangement sous vide = vacuum storage bag; housse sous vide = vacuum storage bag + vêtements|couette
es: bolsa de vacío = vacuum bag + ropa|edredón; bolsas al vacío ropa = vacuum storage bag
it: sacchi sottovuoto = vacuum storage bag; sacchetti sottovuoto = vacuum bag + vestiti|piumoni
nl: vacuümzak = vacuum bag + kleding|dekbed; vacuum opbergzak = vacuum storage bag
pl: worki próżniowe = vacuum bags; worek próżniowy = vacuum bag
pt: saco a vácuo = vacuum bag; sacos a vácuo para roupas = clothes vacuum bags
not: vacuum cleaner bag; vacuum sealer bag; vacuum sealer
  * -> 392490
t: vacuum storage bags for clothes 6 pcs => 392490
t: vacuum cleaner bags 10 pack => !3924

@ vase
en: vase; flower vase; hydroponic vase; bud vase; flowerpot; propagation station; floor vase; hanging basket + plant|flower|garden; plant stand; grow bag; plant hanger
de: Vase = vase; Blumenvase = flower vase; Blumentopf = flower pot; Pflanztopf = plant pot; Übertopf = decorative plant pot; Bodenvase = floor vase; Pflanzkübel = planter; Blumenampel = hanging basket; Pflanzgefäß = planter; Anzuchttopf = seedling pot; Blumenständer = plant stand; Pflanzsack = grow bag; Blumenkasten = flower box
fr: vase = vase; jardinière = planter; suspension pour plantes = plant hanger; soliflore = bud vase; bac à semis = seed tray
es: jarrón = vase; florero = flower vase; macetero = planter; jardinera = planter box; semillero = seed tray
it: vaso + fiori|piante|ceramica|vetro|terracotta; fioriera = planter; portavaso = plant pot holder; vaso da fiori = flower vase; semenzaio = seed tray; vaso in vetro = glass vase; vaso decorativo = decorative vase; vaso portafiori = flower vase; vaso da interni = indoor pot
nl: vaas = vase; bloempot = flowerpot; plantenbak = planter; plantenpot = plant pot; plantenhanger = plant hanger; kweekbak = plant growing tray; bloembak = planter; vazen = vase
pl: wazon = vase; doniczka = flowerpot; osłonka na doniczkę = plant pot cover; kwietnik = plant stand; donica = planter; doniczek = flowerpot
pt: vaso de flores = flower vase; vaso decorativo = decorative vase; floreira = planter; jarro decorativo = decorative jug; cachepô = flowerpot cover; jarra de flores = flower vase; jarrão = large vase; solitário jarra = bud vase
not: vase filler; vaso sanitario; vase expansion
  "stand": main=wood 940360 ~.4; main=base-metal 940320 ~.5; * 940320
  "hanger" -> 630790
  "grow bag" -> 630790
  kind=self-adhesive -> 392690 ~.01
  main: crystal-glass 701391 ~.03; glass 701399 ~.35; porcelain 691310 ~.1; ceramic 691390 ~.5; plastic 392490 ~.3
  use ornament
ask: main
t: glass flower vase clear 20cm => 701399
t: glass marble => !7013
t: ceramic vase nordic => 691390

@ wall-hook
en: wall hook; adhesive hook; coat hook; towel hook; key hook; s hook; over door hook; door hook; hook + wall|adhesive|coat|towel|door|hanging|bathroom|kitchen; hook rack; key holder wall; key holder + wall|hook|hooks|rack|home|door; key rack; coat rack wall; robe hook; suction hook; hanging hook; self adhesive hook; magnetic hook; hat hook; bathroom hook; ceiling hook; hat rack; cup hook; hooks rail; picture hook; picture hanging strips; plant hook; broom holder; mop holder; wall mounted key holder; handbag hook; purse hook table
de: Wandhaken = wall hook; Klebehaken = adhesive hook; Kleiderhaken = clothes hook; Handtuchhaken = towel hook; Türhaken = door hook; Schlüsselbrett = key board; Hakenleiste = hook rail; Schlüsselboard = key board; Garderobenhaken = coat hook; Haken = hook + Wand|selbstklebend|Bad|Küche|Tür; Magnethaken = magnetic hook; Besenhalter = broom holder
fr: crochet mural = wall hook; patère = coat hook; crochet adhésif = adhesive hook; crochet = hook + mural|adhésif|porte|salle de bain; porte clés mural = key holder wall; portemanteau mural = coat rack wall
es: gancho de pared = wall hook; gancho adhesivo = adhesive hook; perchero de pared = wall coat rack; colgador = hanger + pared|puerta|adhesivo; portallaves de pared = key holder wall; ganchos adhesivos = adhesive hook
it: gancio adesivo = adhesive hook; appendiabiti da parete = coat rack wall; gancio da parete = wall hook; portachiavi da parete = wall key holder; ganci adesivi = adhesive hook; appendino = hanging hook
nl: wandhaak = wall hook; kapstok wand = coat rack wall; plakhaak = adhesive hook; handdoekhaak = towel hook; deurhaak = door hook; sleutelrek = key rack; kapstokhaak = coat hook
pl: wieszak ścienny = wall coat rack; haczyk samoprzylepny = adhesive hook; haczyk = hook + ścienny|łazienka|drzwi|samoprzylepny; wieszak na klucze = key hook; wieszak na drzwi = door hook
pt: gancho de parede = wall hook; gancho adesivo = adhesive hook; porta chaves de parede = wall key holder; cabideiro de parede = wall coat rack; gancho = hook + parede|porta|banheiro|adesivo
not: fishing hook; fish hook; crochet hook; curtain hook; hook and loop; earring hook; tow hook; lifting hook; crane hook; ear hook; captain hook; shower curtain hook; bag hook clasp; bra hook; hook and eye; towing hook; rug hook; latch hook; wiper hook; cable hook; ear hook earphone; snap hook; car seat hook; crocheter
  "magnetic|magnético" -> 850519
  "strip|fleje|tira" -> 391910
  main: plastic 392490 ~.4; bamboo 442191 ~.03; wood 442090 ~.25; stainless-steel 830250 ~.9; base-metal 830250 ~.9; leather 420500 ~.03
  * -> 830250
ask: main
t: stainless steel adhesive towel hooks => 830250
t: plastic self adhesive wall hooks 10 pcs => 392490
t: wooden key holder for wall => 442090
t: fishing hook size 4 => !8302

@ wall-sticker
en: wall sticker; wall decal; window film; tile sticker; vinyl wall decal; furniture sticker; door sticker; window sticker; wall mural sticker; floor sticker; glow in the dark stars; contact paper; adhesive film furniture; window privacy film; frosted window film; wallpaper sticker; static cling film; kitchen wall sticker; peel and stick tile; 3d wall panel; marble contact paper
de: Wandtattoo = wall decal; Wandsticker = wall sticker; Fensterfolie = window film; Klebefolie = adhesive film + Möbel; Möbelfolie = furniture film; Fliesenaufkleber = tile sticker; Sichtschutzfolie = window privacy film; Wandaufkleber = wall sticker; Türtapete = door wallpaper
fr: sticker mural = wall sticker; autocollant mural = wall sticker; film fenêtre = window film; film vitrage = window film; adhésif meuble = furniture adhesive film; stickers carrelage = tile stickers; film adhésif décoratif = decorative adhesive film
es: vinilo decorativo = decorative vinyl sticker; pegatina de pared = wall sticker; vinilo para ventanas = window vinyl film; papel adhesivo muebles = adhesive film furniture; vinilo pared = vinyl wall decal; adhesivo para azulejos = tile sticker
it: adesivo murale = wall sticker; adesivi murali = wall sticker; pellicola per vetri = window film; pellicola adesiva mobili = adhesive furniture film; adesivo piastrelle = tile sticker
nl: muursticker = wall sticker; raamfolie = window film; plakfolie = adhesive film; tegelstickers = tile sticker; meubelfolie = furniture film
pl: naklejka na ścianę = wall sticker; naklejka ścienna = wall sticker; folia na okno = window film; okleina samoprzylepna = self-adhesive film; folia okienna = window film; naklejki na płytki = tile stickers
pt: adesivo de parede = wall sticker; adesivo decorativo = decorative sticker; película para janela = window film; papel contact = contact paper; adesivo para azulejo = tile sticker
not: car sticker; window film car; car window film; nail sticker
  main: paper 491199 ~.05; foam 392119 ~.03; textile 630790 ~.03; wood 441299 ~.03; ceramic 690722 ~.03
  "foam|espuma|schiuma|espanso" -> 392119
  * -> 391990
t: pvc wall sticker flowers removable => 391990
t: frosted window privacy film => 391990
t: wall clock 30cm quartz => !3919

@ wallpaper
en: wallpaper; wall paper; peel and stick wallpaper; mural wallpaper; photo wallpaper; vinyl wallpaper; non woven wallpaper; self adhesive wallpaper; wall mural; wallpaper roll; wallcovering
de: Tapete = wallpaper; Fototapete = photo wallpaper; Vliestapete = non woven wallpaper; selbstklebende Tapete = self adhesive wallpaper
fr: papier peint = wallpaper; tapisserie murale papier = paper wall covering; papier peint autocollant = self adhesive wallpaper; papier peint intissé = non woven wallpaper
es: papel pintado = wallpaper; papel tapiz = wallpaper; fotomural = photo wallpaper; papel pintado autoadhesivo = self adhesive wallpaper
it: carta da parati = wallpaper; fotomurale = wall mural; carta da parati adesiva = self adhesive wallpaper
nl: behang = wallpaper; fotobehang = photo wallpaper; zelfklevend behang = self adhesive wallpaper; behangpapier = wallpaper; vliesbehang = non woven wallpaper; vinylbehang = vinyl wallpaper
pl: tapeta = wallpaper; fototapeta = photo wallpaper; tapeta samoprzylepna = self adhesive wallpaper
pt: papel de parede = wallpaper; papel de parede adesivo = self adhesive wallpaper; foto mural = photo mural
not: wallpaper glue; wallpaper scraper; wallpaper paste; wallpaper smoothing; live wallpaper; wallpaper knife; wallpaper adhesive; wallpaper brush
  kind=self-adhesive -> 391990 ~.3
  main: plastic 481420 ~.3; textile 590500 ~.03
  "vinyl|vinyle|vinylbehang|winylowa|winylowe|vinyltapete" -> 481420
  * -> 481490
ask: kind
t: peel and stick wallpaper pvc self adhesive => 391990
t: vinyl wallpaper roll 10m => 481420
t: wallpaper paste 200g => !4814

@ washing-machine
en: washing machine; washer dryer; top load washer; front load washer; spin dryer; twin tub washing machine; ultrasonic washing machine; shoe dryer; boot dryer
de: Waschmaschine = washing machine; Waschtrockner = washer dryer; Wäscheschleuder = laundry spin dryer; Schuhtrockner = shoe dryer
fr: machine à laver = washing machine; lave linge = washing machine; sèche chaussures = shoe dryer; lave linge séchant = washer dryer; lave linge hublot = front load washer; lave linge top = top load washer; lave linge frontal = front load washer
es: lavadora = washing machine; lavadora portátil = portable washing machine; lavasecadora = washer dryer; lavarropas = washing machine; lavadora carga frontal = front load washer; lavadora carga superior = top load washer
it: lavatrice = washing machine; lavasciuga = washer dryer; asciugascarpe = shoe dryer; lavatrice portatile = portable washing machine; lavatrice carica frontale = front load washing machine; lavatrice carica dall'alto = top load washing machine
nl: wasmachine = washing machine; schoendroger = shoe dryer; centrifuge was = spin dryer; wasdroogcombinatie = washer dryer
pl: pralka = washing machine; wirówka do prania = spin dryer; pralko suszarka = washer dryer; suszarka do butów = shoe dryer; pralka turystyczna = portable washing machine; pralek = washing machine
pt: máquina de lavar = washing machine; máquina de lavar roupa = washing machine; lavadora de roupas = washing machine; lava e seca = washer dryer; lava roupas = washing machine
not: washing machine cover; washing machine cleaner; washing machine hose; washing machine stand; washing machine part; washing machine drain; washing machine belt; washing machine motor; washing machine filter; washing machine door; washing machine feet; washing machine pump; washing machine bearing; pressure washing machine; washing machine toy; brake spin dryer; capa para máquina de lavar; washing machine seal; laundry bag washing machine; washing machine base; anti vibration pads washing machine; washing machine lint; washing machine filter bag
  "shoe dryer" -> 851679
  "boot dryer" -> 851679
  "schuhtrockner" -> 851679
  "spin dryer" -> 842112
  "wascheschleuder" -> 842112
  "ultrasonic|ultrasónico|ultrasonidos|ultrasuoni|ultrassónico" -> 847989
  "twin tub" -> 845012
  weight>100kg -> 845020 ~.01
  * -> 845011
t: front load washing machine 8kg => 845011
t: washing machine cover waterproof => !8450

@ water-filter-jug
en: water filter pitcher; water filter jug; water filter; water purifier; tap water filter; under sink water filter; water filter cartridge; filter jug; shower filter; water filter system; reverse osmosis system; straw water filter; portable water filter; faucet filter; refrigerator water filter; fridge water filter; water softener
de: Wasserfilter = water filter; Filterkanne = filter jug; Filterkartusche = filter cartridge; Wasserfilterkanne = water filter jug; Filterpatrone = filter cartridge + Wasser
fr: filtre à eau = water filter; carafe filtrante = water filter jug; cartouche filtrante = filter cartridge; purificateur d'eau = water purifier
es: filtro de agua = water filter; jarra filtrante = water filter jug; purificador de agua = water purifier; cartucho filtro de agua = water filter cartridge
it: filtro acqua = water filter; caraffa filtrante = filter jug; depuratore acqua = water purifier; cartuccia filtro acqua = water filter cartridge
nl: waterfilter = water filter; waterfilterkan = water filter jug; filterpatroon water = water filter cartridge
pl: filtr do wody = water filter; dzbanek filtrujący = filter jug; wkład filtrujący = water filter cartridge
pt: filtro de água = water filter; purificador de água = water purifier; jarra filtrante = filter jug
not: pool water filter; fuel water filter; oil water separator; water filter housing wrench
  form=refill -> 842199
  "cartridge" -> 842199
  "kartusche" -> 842199
  "cartouche" -> 842199
  "patrone" -> 842199
  part=part -> 842199
  * -> 842121
t: water filter jug 2.4l => 842121
t: replacement water filter cartridge for fridge => 842199
t: fuel filter diesel => !842121

@ whisk
en: whisk; egg whisk; balloon whisk; hand whisk; egg beater + manual|hand; potato masher; egg slicer; cheese slicer; cookie cutter; biscuit cutter; pastry cutter; pizza cutter; pizza wheel; fondant cutter; pineapple corer; apple corer; apple slicer; cherry pitter; nut cracker; nutcracker + walnut|shell|kitchen; garlic press; garlic crusher; vegetable peeler; potato peeler; peeler + vegetable|fruit|kitchen; grater; cheese grater; box grater; lemon zester; zester; mandoline slicer; vegetable slicer; egg separator steel; meat tenderizer; meat hammer; crab cracker; dough cutter; pastry wheel; ravioli cutter; avocado slicer; strawberry huller; fish scaler; oyster opener; meat claw; julienne peeler; vegetable cutter; fruit cutter; garlic mincer; herb stripper
de: Schneebesen = whisk; Kartoffelstampfer = potato masher; Käsehobel = cheese slicer; Ausstechform = cookie cutter; Plätzchenausstecher = cookie cutter; Pizzaschneider = pizza cutter; Knoblauchpresse = garlic press; Sparschäler = vegetable peeler; Gemüseschäler = vegetable peeler; Reibe = grater; Küchenreibe = kitchen grater; Gemüsehobel = vegetable slicer; Nussknacker = nutcracker + Küche|Zange; Fleischklopfer = meat tenderiser; Eierschneider = egg slicer; Ausstecher = cookie cutter; Käsereibe = cheese grater; Vierkantreibe = box grater; Muskatreibe = nutmeg grater; Gemüsereibe = vegetable grater; Zitrusreibe = citrus grater; Parmesanreibe = parmesan grater; Rührbesen = whisk; Schlagbesen = whisk
fr: fouet de cuisine = whisk; presse purée = potato masher; emporte pièce = cookie cutter; roulette à pizza = pizza wheel; presse ail = garlic press; éplucheur = vegetable peeler; économe = vegetable peeler + légumes; râpe = grater; mandoline = mandoline + légumes|cuisine; casse noix = nutcracker; trancheur de légumes = vegetable slicer; fouet = whisk
es: batidor de varillas = balloon whisk; cortador de galletas = cookie cutter; cortapizzas = pizza cutter; prensa ajos = garlic press; pelador = peeler; pelapatatas = potato peeler; rallador = grater; mandolina = mandoline slicer + cocina|verduras; cascanueces = nutcracker; cortador de verduras = vegetable cutter; varilla batidora = whisk; batidor manual = hand whisk; varillas = whisk
it: frusta da cucina = whisk; schiacciapatate = potato masher; tagliabiscotti = biscuit cutter; rotella pizza = pizza wheel; spremiaglio = garlic press; pelapatate = potato peeler; grattugia = grater; mandolina = mandoline slicer + cucina|verdure; schiaccianoci = nutcracker; frusta a mano = hand whisk
nl: garde = whisk + keuken; aardappelstamper = potato masher; uitsteker = cookie cutter; pizzasnijder = pizza cutter; knoflookpers = garlic press; dunschiller = vegetable peeler; rasp = grater + kaas|keuken; kaasschaaf = cheese slicer; notenkraker = nutcracker; kaasschaven = cheese slicer; knoflookpersen = garlic press; kaasrasp = cheese grater; rasp = grater + keuken|kaas|groente|rvs; keukenrasp = kitchen grater; groenterasp = vegetable grater; nootmuskaatrasp = nutmeg grater; garde = whisk + rvs|siliconen|keuken|cm; klopper = whisk; eierklopper = egg beater
pl: trzepaczka = whisk; tłuczek do ziemniaków = potato masher; foremka do ciastek = cookie cutter; nóż do pizzy = pizza cutter; praska do czosnku = garlic press; obieraczka = peeler; tarka = grater; dziadek do orzechów = nutcracker; trzepaczek = whisk; obieraczek = peeler; tarka do warzyw = vegetable grater; tarka kuchenna = grater; szatkownica = vegetable shredder; tarka do sera = cheese grater; tarka czterostronna = box grater; tarka ręczna = hand grater; rózga kuchenna = whisk; trzepaczka do jajek = egg beater; rózga = whisk
pt: batedor de ovos = egg beater; espremedor de alho = garlic press; cortador de biscoito = cookie cutter; cortador de pizza = pizza cutter; descascador = peeler; ralador = grater; quebra nozes = nut cracker; batedor de arame = wire whisk; vara de arames = wire whisk; fouet = whisk
not: electric whisk; electric grater; milk frother; electric garlic chopper; whisk stand; face peeler; peeler machine; skin grater; foot grater; wire rope grater; nutcracker soldier; christmas nutcracker; electric vegetable cutter; whisk broom; cable peeler; matcha whisk; grattugiato; descascado; fouetter
  power=electric -> 850940 ~.02
  main: plastic 392410 ~.12; bamboo 441919 ~.03; wood 441990 ~.02; ceramic 691200 ~.03
  * -> 820551         # EN 82.05: whisks, graters, mashers, pastry cutters, corers are household tools of base metal
ask: main
t: stainless steel balloon whisk => 820551
t: plastic cookie cutter set => 392410
t: electric whisk hand mixer => !8205

@ wind-chime
en: wind chime; trophy; award trophy
de: Windspiel = wind chime
fr: attrape vent = wind catcher
it: scacciapensieri vento = wind chime; scaccia spiriti = wind chime
pt: espanta-espíritos = wind chime
not: wind chime tube; balloon trophy; trophy hunting
  main=bamboo|wood -> 442019 ~.2
  main=crystal-glass -> 701391 ~.1
  main=glass -> 701399 ~.03
  main=plastic -> 392640 ~.3
  main=wood -> 442019 ~.03
  * -> 830629
ask: main
t: wind chime => 830629
t: porcelain figurine dancer => 691310

@ wine-glass
en: wine glass; wine glasses; champagne glasses; gin glasses; red wine glasses; champagne flute; champagne glass; wine goblet; goblet; stemware; red wine glass; white wine glass; gin glass; brandy glass; prosecco glass; margarita glass; cognac glass; champagne coupe
de: Weinglas = wine glass; Sektglas = sparkling wine glass; Rotweinglas = red wine glass; Weißweinglas = white wine glass; Champagnerglas = champagne glass; Kelchglas = goblet; Gin Glas = gin glass; Cocktailgläser = cocktail glass; Likörgläser = liqueur glass; Burgundergläser = burgundy glass; Bordeauxgläser = bordeaux glass; Gingläser = gin glass; Aperitifgläser = aperitif glass; Grappagläser = grappa glass; Cognacgläser = cognac glass; Proseccogläser = prosecco glass; Sektflöte = sparkling wine flute; Sektschale = sparkling wine coupe; Stielglas = stemmed glass; Sektkelch = sparkling wine goblet; Spritzglas = spritz glass
fr: verre à vin = wine glass; flûte à champagne = champagne flute; coupe à champagne = champagne coupe; verre à pied = stemware
es: copa de vino = wine glass; copa de champán = champagne glass; copa de cristal = glass goblet; copas de vino = wine glass; copas = stemware
it: calice = stemmed glass; bicchiere da vino = wine glass; calici da vino = stemmed wine glass; flute champagne = champagne flute; bicchieri da vino = wine glasses; flûte = flute glass
nl: wijnglas = wine glass; champagneglas = champagne glass; rodewijnglas = red wine glass; wijnglazen = wine glasses; champagneglazen = champagne glasses; cocktailglazen = cocktail glass; rode wijnglazen = red wine glasses; witte wijnglazen = white wine glass; bierglazen = beer glass; ginglazen = gin glasses; likeurglazen = liqueur glass; cocktailglas = cocktail glass; speciaalbierglas = specialty beer glass; borrelglaasjes = shot glass; champagneflute = champagne flute; champagneflutes = champagne flute; champagnecoupe = champagne coupe; proseccoglazen = prosecco glass; rodewijnglazen = red wine glasses; speciaalbierglazen = specialty beer glass
pl: kieliszek do wina = wine glass; kieliszki do szampana = champagne glasses; kieliszek = stem glass; kieliszki = stem glasses; kieliszki do wina = wine glasses; kieliszki do wódki = shot glasses; kieliszek do szampana = champagne glass; kieliszki do likieru = liqueur glasses; pokal = goblet; pokale do piwa = beer goblets; koniakówki = brandy glasses; kieliszki kryształowe = crystal stem glasses; flety do szampana = champagne flutes; kieliszki do prosecco = prosecco glasses
pt: taça de vinho = wine glass; taça de champanhe = champagne glass; copo de vinho = wine glass; flute = flute glass; taças = stemmed glasses
not: wine glass holder; wine glass charm; wine glass rack; wine glass marker; goblet squat
  "lead free|leadfree|bleifrei|bleifreies|sans plomb|sin plomo|senza piombo|sem chumbo|loodvrij|bezołowiowe" -> 701328
  main: plastic 392410 ~.05; crystal-glass 701322 ~.05; glass 701328 ~.9; stainless-steel 732393 ~.03; copper 741810 ~.03; silver 711411 ~.03; base-metal 732393 ~.03
  * -> 701328
t: red wine glasses set of 6 => 701328
t: plastic champagne flutes reusable => 392410
t: wine glass charms => !7013
