# Drinks and tobacco: coffee and tea preparations, juices, waters, beer, wine, spirits, vinegar, tobacco, e-liquids.

value form=concentrate
en: juice concentrate; concentrated; concentrate; dicksaft
de: Konzentrat; Saftkonzentrat
fr: concentré; jus concentré
es: concentrado
it: concentrato
nl: concentraat
pl: koncentrat
pt: concentrado
not: from concentrate; not from concentrate
value kind=sparkling
en: sparkling; champagne; brut; spumante; cremant
de: Schaumwein; Sekt; perlend
fr: pétillant; mousseux; effervescent
es: espumoso; con gas
it: spumante; frizzante
nl: mousserend
pl: musujące; gazowana
pt: espumante
not: zinc brut; aluminium brut; métal brut; coton brut; pétrole brut
value kind=flavoured
en: flavoured; flavored; sweetened; with sweetener; with sugar; fruit flavour; flavour; flavor
de: aromatisiert; mit Geschmack; gesüßt
fr: aromatisé; sucré; au goût
es: con sabor; saborizada
it: aromatizzato; al gusto
nl: met smaak; gezoet
pl: smakowa; o smaku
pt: com sabor; aromatizada
not: aromatizador
value form=leaf
en: leaf; whole leaf; unmanufactured; raw leaf; flue cured leaf
de: Blatt; Rohtabak
fr: feuille; en feuilles
es: en rama; hoja
it: in foglie; foglia; foglie
pt: em folha; folha; folhas

@ beer
en: beer; lager; ale; stout; ipa; wheat beer; pilsner; craft beer; pale ale; pilsener; porter beer; non alcoholic beer; alcohol free beer; belgian beer; beer keg full; radler; shandy; bock beer; lager beer; canned beer; draught beer; beer barrel; trappist beer; sour beer; barley wine; india pale ale; beer + bottle|can|keg|malt|abv|vol; 0.0 beer
de: Bier = beer; Lagerbier = lager beer; Weißbier = wheat beer; Pils = pilsner; Weizenbier = wheat beer; alkoholfreies Bier = alcohol free beer; Radler = radler; Kölsch = koelsch beer; Starkbier = strong beer; Hefeweizen = wheat beer; Craft Bier = craft beer
fr: bière = beer; bière blonde = lager; bière sans alcool = non alcoholic beer; bière blanche = white beer; bière ambrée = amber beer; bière artisanale = craft beer; panaché = shandy
es: cerveza = beer; cerveza sin alcohol = non alcoholic beer; cerveza rubia = blond beer; cerveza negra = dark beer; cerveza artesanal = craft beer; clara con limón = shandy
it: birra = beer; birra chiara = lager beer; birra analcolica = non alcoholic beer; birra artigianale = craft beer; birra bionda = blonde beer; birra doppio malto = double malt beer
nl: bier = beer; pils = pilsner; speciaalbier = craft beer; alcoholvrij bier = alcohol free beer; witbier = wheat beer; tripel = tripel beer; radler = radler; bokbier = bock beer
pl: piwo = beer; piwo jasne = lager; piwo bezalkoholowe = non alcoholic beer; piwo pszeniczne = wheat beer; piwo kraftowe = craft beer; radler = radler; porter = porter
pt: cerveja = beer; cerveja sem álcool = alcohol free beer; cerveja preta = dark beer; cerveja artesanal = craft beer; panaché = shandy
not: beer glass; beer mug; beer opener; beer cooler; beer dispenser; ginger beer; beer pong; beer mat; beer tap; beer keg empty; beer brewing kit; beer tower; root beer; beer shampoo; beer can chicken; beer yeast; beer line; beer gift; beer holder; beer engine; beer bottle opener; beer t shirt; beer koozie; beer crate; beer koozies; beer belly; beer garden; beer sign; beer bong; beer belt; beer stein; beer kit; beer caddy; beer hat; beer pump; beer table; beer brewing; beer spear; beer bread mix; beer dispensing; beer tray; beer coaster; beer fridge; beer keg tap; beer soap; beer flight; beer tent; beer gas; beer sleeve; beer chiller; beer glasses; beer growler; beer bucket; beer cap; beer jelly; cooler lager; beer label; adventure ale; beer barrel pump; beer batter mix; beer filter; beer socks; craft beer kit; butter beer; fashion lager; beer making; beer capper; beer ring; beer frother; beer stick; cervejaria
  "radler" -> 220600     # mixtures of beer and soft drink
  "shandy" -> 220600
  "panache" -> 220600
  "clara" -> 220600
  "0.0" -> 220291
  "alkoholfreies" -> 220291
  "analcolica" -> 220291
  "bezalkoholowe" -> 220291
  "alcoholvrij" -> 220291
  "sin alcohol" -> 220291
  "sans alcool" -> 220291
  "sem alcool" -> 220291
  strength<=0.5 -> 220291 ~.02
  alcohol=no -> 220291 ~.04
  * -> 220300
t: lager beer 5% vol 24 x 330ml => 220300
t: alcohol free beer 0.0% => 220291
t: beer glass set of 6 => !2203

@ cider
en: cider; sake; mead; hard seltzer; rice wine; fruit wine; perry; alcopop; plum wine; hard cider; makgeolli; ready to drink cocktail wine based; alcoholic ginger beer; apple cider alcoholic; pear cider; palm wine; soju fruit wine; nihonshu; honey wine; cherry wine; shaoxing wine; hard kombucha; premixed cocktail fermented; elderberry wine; strawberry wine; umeshu fermented; shaohsing; tepache; hua diao
de: Apfelwein = apple wine; Cidre = cider; Met = mead; Sake = sake; Honigwein = honey wine; Obstwein = fruit wine; Reiswein = rice wine; Cider = cider; Pflaumenwein = plum wine; Birnenwein = pear wine; Most + Apfel|vergoren
fr: cidre = cider; hydromel = mead; saké = sake; vin de riz = rice wine; cidre brut = brut cider; cidre doux = sweet cider
es: sidra = cider; hidromiel = mead; sake = sake; vino de arroz = rice wine; vino de frutas = fruit wine; sidra natural = natural cider
it: sidro = cider; idromele = mead; sakè = sake; vino di riso = rice wine; sidro di mele = apple cider alcoholic
nl: cider = cider; mede = mead; sake = sake; rijstwijn = rice wine; fruitwijn = fruit wine; appelcider alcohol = apple cider alcoholic
pl: cydr = cider; miód pitny = mead; sake = sake; wino owocowe = fruit wine; wino ryżowe = rice wine; perry = perry
pt: sidra = cider; hidromel = mead; saquê = sake; vinho de arroz = rice wine; saké = sake
not: apple cider vinegar; cider vinegar; sake set; sake cup; cider press; sake bottle set; sake glass; cider donut; mead horn; non alcoholic cider; sake vessel; mead goblet; mead making kit; cider kit; sake bomb; mead cup; mead tankard; sparkling apple cider juice
  alcohol=no -> 220210 ~.02
  * -> 220600
t: dry cider 4.5% vol 500ml => 220600
t: japanese sake 720ml => 220600
t: apple cider vinegar => !2206

@ cigar
en: cigar; cigarillo; cuban cigar; cheroot; hand rolled cigar; havana cigar; mini cigars; tobacco cigar
de: Zigarre = cigar; Zigarren = cigar; Zigarillo = cigarillo; Zigarillos = cigarillo
fr: cigare = cigar; cigares = cigars; cigarillos = cigarillos
es: puros = cigar; puro = cigar + habano|tabaco|caja; cigarro puro = cigar; habanos = cuban cigar
it: sigari = cigar; sigaro = cigar; sigaro toscano = tuscan cigar
nl: sigaar = cigar; sigaren = cigar; cigarillo = cigarillo
pl: cygaro = cigar; cygara = cigars; cygaretki = cigarillos
pt: charuto = cigar; charutos = cigars; cigarrilhas = cigarillos
not: cigar cutter; cigar box; cigar case; cigar lighter; cigar humidor; cigar ashtray; cigar holder; cigar punch; cigar box guitar; cigar tube; cigar tape; cigar band; cigar rest; chocolate cigar; cigar pipe; cigar torch; cigar leaf; cigar travel; cigar stand; cigar shop; cigar hydrometer; cigar hygrometer; cigar humidifier; cigar set; cigar plant; cigar candle
  * -> 240210
t: hand rolled cigars box of 25 => 240210
t: cigar cutter stainless => !2402

@ cigarette
en: cigarette; cigarettes; filter cigarette; menthol cigarette; cigarette carton; kretek; clove cigarette; king size cigarettes; slim cigarettes; herbal cigarette; bidi; tobacco free cigarette; beedi
de: Zigaretten = cigarettes; Zigarette = cigarette; Filterzigaretten = filter cigarette; Kräuterzigaretten = herbal cigarette
fr: cigarettes = cigarettes; cigarette = cigarette + tabac|paquet|cartouche|filtre
es: cigarrillos = cigarette; cigarrillo = cigarette; cajetilla de tabaco = cigarette pack
it: sigarette = cigarettes; sigaretta = cigarette
nl: sigaretten = cigarettes; sigaret = cigarette
pl: papierosy = cigarettes; papieros = cigarette
pt: cigarros = cigarettes + maço|tabaco|filtro; cigarrilha tabaco; maço de cigarros = pack of cigarettes
not: cigarette case; electronic cigarette; e cigarette; cigarette lighter; cigarette holder; cigarette paper; cigarette filter; cigarette rolling; cigarette ashtray; cigarette box; cigarette tube; cigarette trousers; cigarette pants; cigarette plug; cigarette adapter; cigarette socket; cigarette machine; cigarette pack holder; cigarette jeans; cigarette injector; cigarette girl; candy cigarette; electric cigarette; cigarette maker; cigarette lighter socket; cigarette snuffer; cigarette case; cigarette storage; cigarette bin; cigarette extinguisher; cigarette cutter; cigarette toy; cigarette smoke; cigarette roller; smokeless cigarette; cigarette lighters; sigarette elettroniche; sigaretta elettronica; cigarrillo electronico; cigarette electronique; cigarette ring
  "herbal" -> 240290
  "tobacco free" -> 240290
  "krauterzigaretten" -> 240290
  * -> 240220
t: filter cigarettes carton of 200 => 240220
t: herbal cigarettes no tobacco => 240290
t: metal cigarette case => !2402

@ coffee-drink
en: canned coffee drink; iced coffee; cold brew coffee; ready to drink coffee; latte drink; coffee milk drink; bottled coffee; coffee can drink; cold brew can; frappuccino bottle; caffe latte cup; protein coffee drink
de: Eiskaffee = iced coffee; Kaffeegetränk = coffee drink; Cold Brew Dose = cold brew can; Kaffee Drink Becher = coffee drink cup
fr: café glacé = iced coffee; boisson au café = coffee drink; café frappé prêt à boire = ready to drink iced coffee
es: café frío = cold coffee; bebida de café = coffee drink; café helado listo = iced coffee
it: caffè freddo = iced coffee; bevanda al caffè = coffee drink
nl: ijskoffie = iced coffee; koffiedrank = coffee drink
pl: kawa mrożona = iced coffee; napój kawowy = coffee drink; kawa w puszce = canned coffee drink
pt: café gelado = iced coffee; bebida de café = coffee drink
not: iced coffee cup; iced coffee sachet; cold brew maker; cold brew coffee maker; iced coffee tumbler; iced coffee glass; iced coffee maker; cold brew concentrate
  * -> 220299
t: iced coffee latte can 250ml => 220299
t: cold brew coffee maker => !2202

@ coffee-husk
en: cascara; coffee husk; coffee cherry tea; coffee chaff; coffee silverskin; coffee and chicory blend ground; coffee skin
fr: cascara café = coffee cascara
es: cascarilla de café = coffee husk
  * -> 090190
t: coffee cherry cascara tea 200g => 090190
t: roasted coffee beans => !090190

@ coffee-mix
en: 3 in 1 coffee; coffee mix; instant coffee mix; 3 in 1 instant coffee; cappuccino powder; coffee 3in1; latte powder; instant cappuccino; coffee premix; mocha powder; white coffee powder; cappuccino sachet; 2 in 1 coffee; coffee extract; coffee concentrate; cold brew concentrate; coffee essence; iced coffee sachet; vanilla latte sachets; frappe powder; dalgona coffee mix; coffee powder mix; coffee mixes; latte sachet; cappuccino mix
de: Cappuccinopulver = cappuccino powder; Kaffeemix = coffee mix; 3in1 Kaffee = 3 in 1 coffee; Kaffeeextrakt = coffee extract; Eiskaffeepulver = iced coffee powder; Cappuccino = cappuccino + Pulver|Sticks|löslich
fr: cappuccino en poudre = cappuccino powder; extrait de café = coffee extract; café 3 en 1 = 3 in 1 coffee; cappuccino soluble = instant cappuccino
es: cappuccino en polvo = cappuccino powder; café 3 en 1 = 3 in 1 coffee; extracto de café = coffee extract; capuchino soluble = instant cappuccino
it: preparato per cappuccino = cappuccino mix; estratto di caffè = coffee extract; cappuccino solubile = instant cappuccino
nl: cappuccinopoeder = cappuccino powder; koffieextract = coffee extract; koffiemix = coffee mix; oplos cappuccino = instant cappuccino
pl: kawa 3 w 1 = 3 in 1 coffee; cappuccino = cappuccino + proszek|rozpuszczalne; ekstrakt kawy = coffee extract; kawa 3w1 = 3 in 1 coffee
pt: café 3 em 1 = 3 in 1 coffee; cappuccino em pó = cappuccino powder; extrato de café = coffee extract; cappuccino solúvel = instant cappuccino
not: cappuccino cup; cappuccino machine; cappuccino colour; latte art; latte glass; coffee extract shampoo
  "extract" -> 210111
  "concentrate" -> 210111
  "essence" -> 210111
  "extrakt" -> 210111
  "kaffeeextrakt" -> 210111
  "extrait" -> 210111
  "extracto" -> 210111
  "estratto" -> 210111
  "koffieextract" -> 210111
  "ekstrakt" -> 210111
  "extrato" -> 210111
  * -> 210112
t: 3 in 1 instant coffee mix sachets => 210112
t: cappuccino powder vanilla 500g => 210112
t: cappuccino machine automatic => !2101

@ coffee-substitute
en: chicory coffee; coffee substitute; barley coffee; dandelion coffee; roasted chicory; grain coffee; chicory root roasted; acorn coffee; malt coffee; lupin coffee; caro coffee; roasted barley drink; chicory powder drink
de: Malzkaffee = malt coffee; Zichorienkaffee = chicory coffee; Getreidekaffee = grain coffee; Lupinenkaffee = lupin coffee; Caro Kaffee = caro coffee; Kaffeeersatz = coffee substitute
fr: chicorée soluble = instant chicory; chicorée = chicory + torréfiée|boisson|soluble|grains; substitut de café = coffee substitute
es: achicoria = chicory + tostada|soluble|café; sucedáneo de café = coffee substitute; malta soluble = malt coffee; eko cereales
it: caffè d'orzo = barley coffee; orzo solubile = soluble barley drink; orzo = barley + solubile|tostato|capsule; caffè di cicoria = chicory coffee; surrogato del caffè = coffee substitute
nl: cichoreikoffie = chicory coffee; koffiesurrogaat = coffee substitute; graankoffie = grain coffee
pl: kawa zbożowa = grain coffee; cykoria prażona = roasted chicory; kawa z cykorii = chicory coffee; inka kawa = grain coffee
pt: cevada solúvel = instant barley drink; chicória torrada = roasted chicory; café de cevada = barley coffee; sucedâneo de café = coffee substitute
  * -> 210130
t: chicory coffee instant 100g => 210130
t: roasted coffee beans => !2101

@ e-liquid
en: e liquid; vape juice; e juice; vape liquid; nicotine salt e liquid; nic salt; shortfill; vape refill; prefilled vape pod; nicotine shot; nicotine base; e liquid 10ml; eliquid; vaping liquid; vape e liquid; nicotine booster; heated tobacco stick; heets; tobacco heating sticks; disposable vape refill; terea sticks; prefilled pod; e liquid base; shortfill e liquid; cbd e liquid; vg pg base; nicotine free e liquid; steam stones shisha; vape juices; nic salts; e cigarette liquid; longfill
de: E-Liquid = e liquid; Liquid = vaping liquid + Nikotin|Dampfer|E-Zigarette|Aroma; Nikotinsalz Liquid = nicotine salt e liquid; Tabaksticks = tobacco stick; Nikotinshot = nicotine shot; Basis Liquid = e liquid base; Liquid für E-Zigarette = e liquid for e-cigarette
fr: e liquide = e liquid; eliquide = e liquid; liquide cigarette électronique = vape liquid; booster nicotine = nicotine booster; recharge vapoteuse = vape refill; sels de nicotine = nicotine salts
es: e líquido = e liquid; líquido para vapear = vape liquid; sales de nicotina = nicotine salt; líquido cigarrillo electrónico = e liquid; nicokit = nicotine shot; base vapeo = e liquid base
it: liquido per sigaretta elettronica = e liquid; e liquid = e liquid; basetta nicotina = nicotine base; liquido svapo = vape liquid; aroma scomposto = flavour concentrate for e liquid
nl: e liquid = e liquid; vloeistof e sigaret = e liquid; nicotineshot = nicotine shot; e vloeistof = e liquid
pl: liquid = e liquid + nikotyna|e papieros|vape|10ml; płyn do e papierosów = e liquid; baza nikotynowa = nicotine base; liquid do e papierosa = e liquid; wkłady tytoniowe = tobacco sticks
pt: e líquido = e liquid; líquido para cigarro eletrónico = e-cigarette liquid; e liquid = e liquid; base nicotina = nicotine base; líquido vape = vape liquid
not: e liquid bottle; vape juice bottle; e liquid tank; liquid bottle empty; e juice bottle; e liquid dropper; empty pod; e liquid mixing; vape pod empty; e liquid refill bottle; vape case
  "tobacco stick" -> 240411
  "heated tobacco" -> 240411
  "heets" -> 240411
  "terea" -> 240411
  "tabaksticks" -> 240411
  "wklady tytoniowe" -> 240411
  "heating" -> 240411
  "0mg" -> 240419
  "free" "nicotine" -> 240419
  "shortfill" -> 240419
  "longfill" -> 240419
  "cbd" -> 240419
  "steam stone" -> 240419
  "scomposto" -> 240419
  * -> 240412
t: e liquid 10ml 20mg nicotine salt => 240412
t: nicotine free e liquid 0mg 50ml => 240419
t: heated tobacco sticks heets => 240411
t: vape juice bottle empty dropper => !2404

@ ethanol
en: ethanol; ethyl alcohol; denatured alcohol; bioethanol; methylated spirit; neutral alcohol; rectified spirit; surgical spirit; industrial alcohol; 96% alcohol; denatured ethanol; extra neutral alcohol; bioethanol fuel; absolute alcohol; bioethanol fireplace fuel; grain alcohol; perfumers alcohol; spirit alcohol; ethyl alcohol 96; denat alcohol; undenatured ethyl alcohol; alcohol burner fuel; meths; bio ethanol; fuel ethanol; neutral spirit; spirits of wine
de: Ethanol = ethanol; Brennspiritus = methylated spirit; Bioethanol = bioethanol; Spiritus = spirit; Weingeist = spirit of wine; Alkohol 96%; Primasprit = rectified spirit; Ethylalkohol = ethyl alcohol
fr: éthanol = ethanol; alcool à brûler = denatured burning alcohol; bioéthanol = bioethanol; alcool dénaturé = denatured alcohol; alcool ménager = household alcohol; alcool éthylique = ethyl alcohol; alcool à 90 = 90 percent alcohol
es: etanol = ethanol; alcohol de quemar = methylated spirit; bioetanol = bioethanol; alcohol 96; alcohol etílico = ethyl alcohol; alcohol desnaturalizado = denatured alcohol
it: etanolo = ethanol; alcol denaturato = denatured alcohol; bioetanolo = bioethanol; alcool etilico = ethyl alcohol; alcol etilico = ethyl alcohol; alcool puro = pure alcohol; alcool alimentare = food grade alcohol
nl: ethanol = ethanol; brandspiritus = methylated spirit; bio ethanol = bioethanol; spiritus = methylated spirit; ethylalcohol = ethyl alcohol
pl: etanol = ethanol; denaturat = denatured alcohol; bioetanol = bioethanol; alkohol etylowy = ethyl alcohol; spirytus = rectified spirit + salicylowy|techniczny; alkohol etylowy skażony = denatured ethanol
pt: etanol = ethanol; álcool etílico = ethyl alcohol; bioetanol = bioethanol; álcool desnaturado = denatured alcohol; álcool 96
not: ethanol free; ethanol burner; ethanol fireplace; bioethanol fireplace; bioethanol burner; bioethanol stove; ethanol treatment; ethanol hand gel; ethanol meter
  "denatured|gedenatureerd|gedenatureerde|vergällt|vergällter|dénaturé|skażony" -> 220720
  "denat" -> 220720
  "bioethanol" -> 220720
  "bio ethanol" -> 220720
  "methylated" -> 220720
  "meths" -> 220720
  "surgical" -> 220720
  "fuel" -> 220720
  "perfumers" -> 220720
  "brennspiritus" -> 220720
  "spiritus" -> 220720
  "bruler" -> 220720
  "denature" -> 220720
  "menager" -> 220720
  "quemar" -> 220720
  "bioetanol" -> 220720
  "denaturato" -> 220720
  "bioetanolo" -> 220720
  "brandspiritus" -> 220720
  "denaturat" -> 220720
  "skazony" -> 220720
  "desnaturado" -> 220720
  strength<80 -> 220890
  * -> 220710
t: undenatured ethyl alcohol 96% vol => 220710
t: bioethanol fireplace fuel 12l => 220720
t: bioethanol burner stainless => !2207

@ herbal-tea
en: herbal tea; chamomile tea; peppermint tea; rooibos tea; hibiscus tea; ginger tea; fruit tea; mint tea; nettle tea; lemon balm tea; camomile tea; detox tea; rosehip tea; lemongrass tea; rooibos; fennel tea; sage tea; slimming tea; butterfly pea flower tea; tulsi tea; sleep tea; linden tea; herbal infusion; fruit infusion; moringa tea; barley tea; senna tea; buckwheat tea; honeybush; chrysanthemum tea; raspberry leaf tea; turmeric tea; dandelion tea; echinacea tea; tisane; lavender tea; echinacea; olive leaf tea; corn silk tea; mulberry leaf tea; lactation tea; flower tea; rose tea; soursop leaf tea; gynostemma tea; cascara sagrada tea; yerba mate; mate tea; mate leaves; lime blossom tea; osmanthus tea; tea chamomile; valerian tea; goji tea; berry tea
de: Kräutertee = herbal tea; Kamillentee = chamomile tea; Pfefferminztee = peppermint tea; Rooibostee = rooibos tea; Früchtetee = fruit tea; Hibiskustee = hibiscus tea; Fencheltee = fennel tea; Brennnesseltee = nettle tea; Salbeitee = sage tea; Rooibos = rooibos; Ingwertee = ginger tea; Mate Tee = mate tea; Matetee = mate tea; Lindenblütentee = linden tea; Melissentee = lemon balm tea; Hagebuttentee = rosehip tea; Stilltee = nursing tea
fr: tisane = herbal tea; infusion camomille = chamomile tea; infusion menthe = mint infusion; infusion = herbal infusion + plantes|verveine|tilleul|fruits|bio; rooibos = rooibos; maté = mate; thé rouge rooibos = rooibos tea; tisane camomille = chamomile tea; bissap = hibiscus drink; camomille = chamomile; verveine infusion = verbena infusion; infusion = herbal infusion
es: infusión = herbal infusion; manzanilla = chamomile tea + infusión|bolsitas|sobres; rooibos = rooibos; poleo menta = pennyroyal mint tea; yerba mate = yerba mate; tila = linden tea; infusión de manzanilla = chamomile tea; té de hibisco = hibiscus tea; flor de jamaica = hibiscus flower; té de jengibre = ginger tea; infusiones = herbal infusion; tila infusión = linden tea; manzanilla infusión = chamomile tea; manzanilla = chamomile tea
it: tisana = herbal tea; camomilla = chamomile + filtri|bustine|infuso; infuso = infusion; rooibos = rooibos; tè rosso rooibos = rooibos tea; infuso di frutta = fruit infusion; mate = mate + yerba|foglie; karkadè = hibiscus tea; finocchietta tisana = fennel herbal tea; camomilla in bustine = chamomile tea bag; camomilla = chamomile
nl: kruidenthee = herbal tea; kamillethee = chamomile tea; muntthee = mint tea; rooibosthee = rooibos tea; rooibos = rooibos; vruchtenthee = fruit tea; venkelthee = fennel tea; gemberthee = ginger tea; brandnetelthee = nettle tea; mate thee = mate tea; lindebloesemthee = linden tea
pl: herbata ziołowa = herbal tea; herbata owocowa = fruit tea; herbata miętowa = mint tea; rumianek = chamomile; rooibos = rooibos; yerba mate = yerba mate; melisa = lemon balm; herbatka ziołowa = herbal tea; mięta = mint + herbata|saszetki|liść; pokrzywa = nettle + herbata|suszona; hibiskus = hibiscus + herbata|kwiat; czystek = rockrose; lipa = linden + herbata|kwiat
pt: infusão = herbal infusion; chá de camomila = chamomile tea; chá de hortelã = mint tea; rooibos = rooibos; chá de ervas = herbal tea; tisana = herbal infusion; erva mate = yerba mate; chá de hibisco = hibiscus tea; chá mate = mate tea; erva cidreira = lemon balm; chá de gengibre = ginger tea; chá de frutos = fruit tea; camomila = chamomile; camomila em saquetas = chamomile tea bags
not: herbal tea strainer; mate gourd; mate cup; herbal tea infuser; yerba mate gourd; mate straw; mate bombilla; tea tree; matite; matita
  "yerba" -> 090300
  "erva mate" -> 090300
  "mate" -> 090300
  "matetee" -> 090300
  "barley": * 210130
  "instant|instantáneo|soluble|solubile|istantaneo|solúvel" -> 210690
  "buckwheat" -> 110429
  state=extract -> 210690 ~.01
  "detox": * 210690     # mixtures of 1211 herbs alone stay there; with other things: 2106
  "slimming" -> 210690
  "lactation" -> 210690
  "fruit|fruta|frutta" -> 210690       # mixtures of fruit, hibiscus, aroma
  "fruchtetee" -> 210690
  "vruchtenthee" -> 210690
  "owocowa" -> 210690
  "ginger" -> 091011
  "ingwertee" -> 091011
  "fennel" -> 090961
  "fencheltee" -> 090961
  "venkelthee" -> 090961
  * -> 121190
t: chamomile tea bags 20 pcs => 121190
t: rooibos loose leaf 250g => 121190
t: yerba mate 500g => 090300
t: black tea english breakfast => !1211

@ juice
en: orange juice; apple juice; fruit juice; pineapple juice; grape juice; cranberry juice; lemon juice; tomato juice; mango juice; grapefruit juice; carrot juice; coconut water; pomegranate juice; lime juice; juice concentrate; vegetable juice; smoothie; multivitamin juice; beetroot juice; fruit juice concentrate; orange juice concentrate; apple juice concentrate; cherry juice; noni juice; sea buckthorn juice; aloe vera juice; cloudy apple juice; frozen concentrated orange juice; not from concentrate juice; birch water; passion fruit juice; celery juice; ginger shot; ginger juice; blackcurrant juice; grape must; prune juice; mixed fruit juice; blueberry juice; tart cherry juice; tropical juice; guava juice; wheatgrass juice; pear juice; sauerkraut juice; cold pressed juice; sugarcane juice; cactus water; elderberry juice; aronia juice; juice + carton|fresh|freshly squeezed|pressed|100%|litre|brix|from concentrate; watermelon juice; lychee juice; acai juice; peach juice; yuzu juice; amla juice; frozen orange juice; green juice; fruit smoothie; strawberry juice; maple water; grapefruit concentrate; mandarin juice; clementine juice; apple cherry juice; pineapple juice concentrate; grape juice concentrate; lemon juice concentrate
de: Orangensaft = orange juice; Apfelsaft = apple juice; Fruchtsaft = fruit juice; Ananassaft = pineapple juice; Traubensaft = grape juice; Zitronensaft = lemon juice; Tomatensaft = tomato juice; Karottensaft = carrot juice; Multivitaminsaft = multivitamin juice; Kokoswasser = coconut water; Smoothie = smoothie; Granatapfelsaft = pomegranate juice; Gemüsesaft = vegetable juice; Apfelsaftkonzentrat = apple juice concentrate; Rote Bete Saft = beetroot juice; Sauerkrautsaft = sauerkraut juice; Kirschsaft = cherry juice; Johannisbeersaft = currant juice; Cranberrysaft = cranberry juice; Orangensaftkonzentrat = orange juice concentrate; Limettensaft = lime juice; Aroniasaft = aronia juice; Ingwer Shot = ginger shot; Saft = juice + Direkt|Liter|100%|Bio
fr: jus d'orange = orange juice; jus de pomme = apple juice; jus de fruits = fruit juice; jus d'ananas = pineapple juice; jus de raisin = grape juice; jus de citron = lemon juice; jus de tomate = tomato juice; jus multifruits = multifruit juice; eau de coco = coconut water; smoothie = smoothie; jus de grenade = pomegranate juice; jus de carotte = carrot juice; jus de légumes = vegetable juice; jus de pamplemousse = grapefruit juice; jus de cranberry = cranberry juice; jus de mangue = mango juice; moût de raisin = grape must; concentré de jus d'orange = orange juice concentrate; jus d'aloe vera = aloe vera juice
es: zumo de naranja = orange juice; zumo de manzana = apple juice; jugo de naranja = orange juice; zumo de frutas = fruit juice; zumo de piña = pineapple juice; zumo de uva = grape juice; zumo de limón = lemon juice; zumo de tomate = tomato juice; agua de coco = coconut water; smoothie = smoothie; jugo de manzana = apple juice; zumo multifrutas = multifruit juice; zumo de granada = pomegranate juice; jugo de frutas = fruit juice; mosto = grape must; zumo concentrado = juice concentrate; zumo de zanahoria = carrot juice; zumo de pomelo = grapefruit juice; zumo de arándanos = blueberry juice; jugo de limón = lemon juice; jugo de mango = mango juice
it: succo d'arancia = orange juice; succo di mela = apple juice; succo di frutta = fruit juice; succo di ananas = pineapple juice; succo d'uva = grape juice; succo di limone = lemon juice; succo di pomodoro = tomato juice; acqua di cocco = coconut water; smoothie = smoothie; succo di melograno = pomegranate juice; succo ace = orange carrot lemon juice; succo di carota = carrot juice; mosto d'uva = grape must; succo concentrato = juice concentrate; succo di pompelmo = grapefruit juice; succo di mirtillo = blueberry juice; spremuta d'arancia = freshly squeezed orange juice
nl: sinaasappelsap = orange juice; appelsap = apple juice; vruchtensap = fruit juice; ananassap = pineapple juice; druivensap = grape juice; citroensap = lemon juice; tomatensap = tomato juice; kokoswater = coconut water; smoothie = smoothie; granaatappelsap = pomegranate juice; multivitaminesap = multivitamin juice; jus d'orange = orange juice; bietensap = beetroot juice; wortelsap = carrot juice; cranberrysap = cranberry juice; limoensap = lime juice; groentesap = vegetable juice; appelsapconcentraat = apple juice concentrate
pl: sok pomarańczowy = orange juice; sok jabłkowy = apple juice; sok owocowy = fruit juice; sok ananasowy = pineapple juice; sok winogronowy = grape juice; sok z cytryny = lemon juice; sok pomidorowy = tomato juice; woda kokosowa = coconut water; smoothie = smoothie; sok z granatu = pomegranate juice; sok multiwitamina = multivitamin juice; sok marchwiowy = carrot juice; sok warzywny = vegetable juice; sok z buraka = beetroot juice; koncentrat soku jabłkowego = apple juice concentrate; sok wiśniowy = cherry juice; sok z aronii = aronia juice; sok grejpfrutowy = grapefruit juice; sok malinowy = raspberry juice; sok żurawinowy = cranberry juice; sok tłoczony = pressed juice; sok z kiszonej kapusty = sauerkraut juice; sok z czarnego bzu = elderberry juice
pt: sumo de laranja = orange juice; sumo de maçã = apple juice; suco de laranja = orange juice; sumo de ananás = pineapple juice; sumo de uva = grape juice; sumo de limão = lemon juice; água de coco = coconut water; smoothie = smoothie; suco de uva = grape juice; sumo de tomate = tomato juice; suco de maçã = apple juice; sumo concentrado = juice concentrate; sumo de cenoura = carrot juice; suco de limão = lemon juice; sumo de romã = pomegranate juice; sumo de fruta = fruit juice; suco de abacaxi = pineapple juice; sumo de manga = mango juice
not: juice extractor; juice maker; juice bottle; juice dispenser; juice glass; juice press; juicer; smoothie maker; smoothie cup; e juice; vape juice; juice box toy; smoothie blender; smoothie bowl; lemon juice squeezer; juice jug; smoothie powder; smoothie straw; smoothie mix; juice drink; birch juice shampoo; pickle juice; juice machine; aloe vera juice gel; meat juice; smoothie bottle; lip juice; clam juice; juice strainer; juice pouch; frozen smoothie; muscle juice; juice cooler; juice wrld; smoothies gel
  "grape must": "fermentation" 220430; "fermented" 220430; "concentrated" 200969; * 200961   # heading 2009 takes must that has not fermented
  "mixed|mezcla|mixto|misto|mistura" -> 200990
  "multivitamin" -> 200990
  "multivitaminsaft" -> 200990
  "multivitaminesap" -> 200990
  "multiwitamina" -> 200990
  "multifruits" -> 200990
  "multifrutas" -> 200990
  "smoothie" -> 200990
  "ace" -> 200990
  "tropical" -> 200990
  "vegetable juice" -> 200989
  "birch|abedul|betulla|bétula": * 220299
  "maple water" -> 220299
  "cactus water" -> 220299
  "ginger": * 200989
  "tomato" -> 200950
  "tomatensaft" -> 200950
  "tomate" -> 200950
  "pomodoro" -> 200950
  "tomatensap" -> 200950
  "pomidorowy" -> 200950
  "cranberry" -> 200981
  "cranberrysaft" -> 200981
  "cranberrysap" -> 200981
  "zurawinowy" -> 200981
  "arandanos rojos" -> 200981
  "grapefruit": form=concentrate 200929 ~.1; * 200921
  "pamplemousse" -> 200921
  "pompelmo" -> 200921
  "grejpfrutowy" -> 200921
  "pomelo" -> 200921
  "mandarin": form=concentrate 200939; * 200931
  "clementine" -> 200931
  "orange": "frozen|congelado|congelato|surgelato" 200911; form=concentrate 200919 ~.06; * 200912
  "orangensaft" -> 200912
  "orangensaftkonzentrat" -> 200919
  "naranja": form=concentrate 200919 ~.05; * 200912
  "arancia": form=concentrate 200919 ~.05; * 200912
  "sinaasappelsap" -> 200912
  "pomaranczowy" -> 200912
  "laranja": form=concentrate 200919 ~.05; * 200912
  "lemon": form=concentrate 200939 ~.05; * 200931
  "lime": form=concentrate 200939 ~.05; * 200931
  "yuzu" -> 200931
  "zitronensaft" -> 200931
  "limettensaft" -> 200931
  "citron" -> 200931
  "limon" -> 200931
  "limone" -> 200931
  "citroensap" -> 200931
  "limoensap" -> 200931
  "cytryny" -> 200931
  "limao" -> 200931
  "pineapple": form=concentrate 200949 ~.06; * 200941
  "ananas": form=concentrate 200949 ~.06; * 200941
  "ananassaft" -> 200941
  "pina": form=concentrate 200949 ~.06; * 200941
  "ananassap" -> 200941
  "ananasowy" -> 200941
  "abacaxi" -> 200941
  "grape": form=concentrate 200969 ~.08; * 200961
  "traubensaft" -> 200961
  "raisin": form=concentrate 200969 ~.06; * 200961
  "uva": form=concentrate 200969 ~.06; * 200961
  "d'uva" -> 200961
  "mosto" -> 200961
  "druivensap" -> 200961
  "winogronowy" -> 200961
  "apple": form=concentrate 200979 ~.08; * 200971
  "apfelsaft" -> 200971
  "apfelsaftkonzentrat" -> 200979
  "appelsapconcentraat" -> 200979
  "koncentrat soku" -> 200979
  "pomme": form=concentrate 200979 ~.06; * 200971
  "manzana": form=concentrate 200979 ~.06; * 200971
  "mela": form=concentrate 200979 ~.06; * 200971
  "appelsap" -> 200971
  "jablkowy" -> 200971
  "maca": form=concentrate 200979 ~.06; * 200971
  "fruit juice" -> 200990
  "fruchtsaft" -> 200990
  "jus de fruits" -> 200990
  "zumo de frutas" -> 200990
  "jugo de frutas" -> 200990
  "succo di frutta" -> 200990
  "vruchtensap" -> 200990
  "sok owocowy" -> 200990
  "sumo de fruta" -> 200990
  * -> 200989
t: orange juice not from concentrate 1l => 200912
t: frozen concentrated orange juice drums => 200911
t: apple juice concentrate 70 brix => 200979
t: coconut water 330ml => 200989
t: mixed fruit juice carton => 200990
t: electric juice extractor => !2009

@ liqueur
en: liqueur; cream liqueur; amaretto; limoncello; baileys; coffee liqueur; triple sec; herbal liqueur; orange liqueur; advocaat; creme de cassis; cordial liqueur; schnapps liqueur; kahlua; jagermeister; amaro; irish cream; elderflower liqueur; cointreau; grand marnier; sambuca; egg liqueur; chocolate liqueur; cherry liqueur; peach schnapps; blue curacao; whisky liqueur; chartreuse; drambuie; blackcurrant liqueur; fruit liqueur; maraschino liqueur; creme de menthe
de: Likör = liqueur; Kräuterlikör = herbal liqueur; Eierlikör = egg liqueur; Sahnelikör = cream liqueur; Limoncello = limoncello; Magenbitter = digestive bitters; Amaretto = amaretto; Fruchtlikör = fruit liqueur; Kaffeelikör = coffee liqueur
fr: liqueur = liqueur; crème de cassis = creme de cassis; liqueur de fruits = fruit liqueur; limoncello = limoncello; crème de menthe = creme de menthe; liqueur de café = coffee liqueur; crème de whisky = whisky cream liqueur
es: licor = liqueur; licor de hierbas = herbal liqueur; licor de crema = cream liqueur; crema de orujo = orujo cream liqueur; limoncello = limoncello; licor de café = coffee liqueur; licor 43; anís = anise liqueur + licor|botella
it: liquore = liqueur; limoncello = limoncello; amaro = amaro; amaretto = amaretto + liquore; sambuca liquore = sambuca; nocino = walnut liqueur; liquore alle erbe = herbal liqueur; crema di limoncello = limoncello cream
nl: likeur = liqueur; advocaat = advocaat; kruidenbitter = herbal bitters; limoncello = limoncello; roomlikeur = cream liqueur; amaretto = amaretto
pl: likier = liqueur; limoncello = limoncello; adwokat = advocaat + likier; likier kawowy = coffee liqueur; amaretto = amaretto; likier ziołowy = herbal liqueur; krem likier = cream liqueur
pt: licor = liqueur; licor beirão = herbal liqueur; limoncello = limoncello; ginja = cherry liqueur + licor|garrafa|óbidos; ginjinha = cherry liqueur; licor de café = coffee liqueur; licor de amêndoa = almond liqueur; amarguinha = bitter almond liqueur
not: liqueur glass; liqueur chocolate; liqueur filled; liqueur cup; liqueur essence; liqueur bottle empty; liqueur set glass; chocolate liqueurs; stock liquor; coffee liquor; cocoa liquor; black liquor; licoroso
  * -> 220870
t: limoncello liqueur 28% vol 500ml => 220870
t: liqueur glass set => !2208

@ nicotine-product
en: nicotine pouch; nicotine gum; nicotine patch; nicotine lozenge; nicotine chewing gum; nicotine inhaler; nicotine mouth spray; nicotine spray; nicotine pouches; nicotine salt; tobacco free nicotine pouches; stop smoking patch; nicotine mints; nicotine replacement gum; white snus; nicotine free pouch; energy pouch; nicotine tablet
de: Nikotinbeutel = nicotine pouch; Nikotinkaugummi = nicotine gum; Nikotinpflaster = nicotine patch; Nikotinspray = nicotine spray; Nikotinlutschtablette = nicotine lozenge
fr: sachets de nicotine = nicotine pouches; gomme nicotine = nicotine gum; patch nicotine = nicotine patch; gommes à mâcher nicotine = nicotine chewing gum; patch anti tabac = stop smoking patch
es: bolsitas de nicotina = nicotine pouch; chicles de nicotina = nicotine gum; parches de nicotina = nicotine patch
it: bustine di nicotina = nicotine pouches; cerotti nicotina = nicotine patch; gomme alla nicotina = nicotine gum
nl: nicotinezakjes = nicotine pouches; nicotinepleisters = nicotine patch; nicotinekauwgom = nicotine chewing gum
pl: saszetki nikotynowe = nicotine pouches; guma nikotynowa = nicotine gum; plastry nikotynowe = nicotine patches; woreczki nikotynowe = nicotine pouches
pt: bolsas de nicotina = nicotine pouches; adesivos de nicotina = nicotine patches; pastilhas de nicotina = nicotine lozenges; gomas de nicotina = nicotine gum
not: nicotine salt e liquid; nicotine test; nicotine salt vape
  "patch" -> 240492
  "nikotinpflaster" -> 240492
  "parches" -> 240492
  "cerotti" -> 240492
  "nicotinepleisters" -> 240492
  "plastry" -> 240492
  "adesivos" -> 240492
  "inhaler" -> 240499
  "nasal" -> 240499
  "salt" -> 240412
  * -> 240491
t: nicotine pouches mint 10mg => 240491
t: nicotine patches 21mg => 240492
t: nicotine test strips => !2404

@ soft-drink
en: soft drink; cola; lemonade; energy drink; tonic water; fizzy drink; ginger beer; ginger ale; isotonic drink; sports drink; carbonated drink; orange soda; coca cola; pepsi; root beer; fruit drink; malt drink non alcoholic; malt beverage; squash drink; sprite; fanta; fruit soda; diet cola; red bull; carbonated beverage; electrolyte drink; soft drinks; cream soda; bitter lemon; soda pop; ramune; aloe vera drink; non carbonated drink; fruit flavoured drink; pre workout drink can; hydration drink; coconut water drink flavoured; drink can; soda + can|orange|cherry|lemon lime|drink|bottle; flavoured drink; kvass; sparkling lemonade; drink box; juice drink; caffeinated drink; bcaa drink can; elderflower presse; iced drink; monster energy; mocktail; non alcoholic cocktail; non alcoholic spirit; non alcoholic aperitif; dairy drink; chocolate milk; protein shake drink; protein milk drink; milkshake bottle; flavoured milk; strawberry milk; nectar drink; fruit nectar; peach nectar; mango nectar; non alcoholic wine; alcohol free wine; dealcoholised wine; aloe drink; probiotic drink; mango drink; drinking collagen; yakult; horchata; meal drink; alcohol free gin; tiger nut drink; protein drink; apricot nectar; tigernut milk; mango juice drink; milk drink
de: Limonade = lemonade; Cola = cola; Energydrink = energy drink; Tonic Water = tonic water; Erfrischungsgetränk = soft drink; Apfelschorle = apple spritzer; Brause = fizzy drink; Ginger Ale = ginger ale; Sportgetränk = sports drink; Kakaodrink = cocoa drink; Malzbier = malt beer; Malzgetränk = malt drink; Fruchtnektar = fruit nectar; Ingwerbier = ginger beer; Orangenlimonade = orange lemonade; Proteindrink = protein drink; Schokodrink = chocolate drink; alkoholfreier Wein = non-alcoholic wine; Fruchtsaftgetränk = fruit juice drink; Aloe Vera Drink = aloe vera drink; Milchshake Flasche = bottled milkshake; Saftschorle = juice spritzer; Mischgetränk alkoholfrei = non-alcoholic mixed drink
fr: boisson gazeuse = fizzy drink; soda = soda + boisson|bouteille|canette|cola|orange; limonade = lemonade; cola = cola; boisson énergisante = energy drink; tonic = tonic water; boisson rafraîchissante = soft drink; nectar de fruits = fruit nectar; boisson énergétique = energy drink; lait chocolaté = chocolate milk; nectar d'abricot = apricot nectar; eau tonique = tonic water; boisson lactée = milk drink; bière de gingembre = ginger beer; vin sans alcool = non alcoholic wine; orangeade = orangeade
es: refresco = soft drink; gaseosa = fizzy drink; bebida energética = energy drink; tónica = tonic water + agua|refresco|schweppes; cola = cola + refresco|lata; limonada = lemonade + refresco|bebida|botella|lata|gas; bebida isotónica = isotonic drink; néctar de frutas = fruit nectar; batido de chocolate = chocolate milkshake; refresco de cola = cola; horchata = tiger nut milk; bebida láctea = dairy drink; néctar de melocotón = peach nectar; agua tónica = tonic water; batido de vainilla = vanilla milkshake; vino sin alcohol = non-alcoholic wine; cerveza de jengibre = ginger beer; mosto sin alcohol bebida = non-alcoholic grape must; bebida de aloe vera = aloe vera drink
it: bibita = soft drink; aranciata = orange soda + bibita|lattina|bottiglia; cola = cola; bevanda energetica = energy drink; acqua tonica = tonic water; gassosa = lemon-lime soda; limonata = lemonade + bibita|lattina|bottiglia; chinotto = chinotto soda; nettare di frutta = fruit nectar; bevanda isotonica = isotonic drink; succo e polpa = fruit juice with pulp; bevanda gassata = carbonated drink; cedrata = citron soda; nettare di pesca = peach nectar; latte al cioccolato = chocolate milk; bevanda analcolica = non-alcoholic drink; aperitivo analcolico = non-alcoholic aperitif; energy drink = energy drink; vino analcolico = non-alcoholic wine
nl: frisdrank = soft drink; cola = cola; energiedrank = energy drink; limonade = lemonade; tonic = tonic water; sportdrank = sports drink; vruchtendrank = fruit drink; chocolademelk = chocolate milk; gemberbier = ginger beer; dubbelfris = fruit drink; vruchtennectar = fruit nectar; energy drink = energy drink; alcoholvrije wijn = non alcoholic wine; bitter lemon = bitter lemon; ginger ale = ginger ale; drinkpakje = drink carton
pl: napój gazowany = carbonated drink; napój energetyczny = energy drink; oranżada = orangeade; tonik = tonic water + napój|tonic; lemoniada = lemonade; cola = cola; nektar = nectar; napój izotoniczny = isotonic drink; napój owocowy = fruit drink; mleko czekoladowe = chocolate milk; napój bezalkoholowy = non-alcoholic drink; kwas chlebowy = kvass; nektar owocowy = fruit nectar; napój mleczny = milk drink; wino bezalkoholowe = non-alcoholic wine; energetyk = energy drink
pt: refrigerante = soft drink; cola = cola + refrigerante|lata; limonada = lemonade; bebida energética = energy drink; água tónica = tonic water; néctar = nectar; gasosa = soda; bebida isotónica = isotonic drink; leite com chocolate = chocolate milk; sumol = fruit drink; néctar de fruta = fruit nectar; bebida láctea = milk drink; guaraná = guarana soft drink; néctar de manga = mango nectar; bebida de soja chocolate = chocolate soy drink; vinho sem álcool = non-alcoholic wine
not: soft drink dispenser; cola bottle gummy; can cooler; soda stream; drink dispenser; cola lip; soda ash; drink holder; energy drink powder; drink mixer; soda water maker; baking soda; caustic soda; soda bottle opener; drink can cooler; cola sweets; drink pouch; electrolyte drink powder; soda siphon; soda can lamp; drink coaster; washing soda; soda maker; cream soda squishy; soda machine; drink shaker; drink bottle; drink carrier; coca cola sign; coca cola glass; coca cola tray; energy drink mix; lemonade stand; soda hat; can holder; soda lime; coca cola ornament; coca cola tin; coca cola fridge; lemonade dispenser; coca cola shirt; coca cola crate; protein drink mix; soda crystals; tonic hair; cocktail non alcoholic spray; lemonade powder; cola gummies; cola plant; pepsi sign; drink box holder; refrigerador; refrigerado; refrescante; colada; colado; limon; limones; arancio; arancia; arance; colata; colato; limone; limoni; cedro; refrigerada; colar
  "juice" -> 220299 
  "nectar" -> 220299
  "nektar" -> 220299
  "fruchtnektar" -> 220299
  "nettare" -> 220299
  "vruchtennectar" -> 220299
  "milk|leche" -> 220299
  "chocolate|cioccolato" -> 220299
  "lait" -> 220299
  "leite" -> 220299
  "latte" -> 220299
  "mleko" -> 220299
  "chocolademelk" -> 220299
  "kakaodrink" -> 220299
  "lactee" -> 220299
  "lactea" -> 220299
  "protein" -> 220299
  "proteindrink" -> 220299
  "horchata" -> 220299
  "wine" -> 220299
  "vin" -> 220299
  "vino" -> 220299
  "wein" -> 220299
  "wino" -> 220299
  "spirit" -> 220299
  "gin" -> 220299
  "malt" -> 220299
  "malzbier" -> 220299
  "malzgetrank" -> 220299
  "fruit drink" -> 220299
  "fruchtsaftgetrank" -> 220299
  "schorle" -> 220299
  "apfelschorle" -> 220299
  "saftschorle" -> 220299
  "vruchtendrank" -> 220299
  "aloe" -> 220299
  "probiotic" -> 220299
  "yakult" -> 040390
  "dairy" -> 220299
  "collagen" -> 220299
  "polpa" -> 220299
  * -> 220210      # waters, sweetened or flavoured
t: cola soft drink can 330ml => 220210
t: energy drink sugar free 250ml => 220210
t: chocolate milk drink 500ml => 220299
t: mango nectar 1l => 220299
t: drink dispenser with tap => !2202

@ spirits
en: vodka; gin; rum; brandy; cognac; tequila; mezcal; grappa; pisco; armagnac; calvados; soju; schnapps; absinthe; ouzo; cachaca; baijiu; shochu; fruit brandy; raki; pastis; aquavit; slivovitz; london dry gin; white rum; dark rum; spiced rum; akvavit; flavoured vodka; genever; arak; kirsch; spirit drink; moonshine; plum brandy; ready to drink cocktail spirit; pre mixed cocktail; canned cocktail; umeshu; premixed gin and tonic; aperol; campari; bitters; cocktail bitters; angostura; jenever; gin + bottle|vol|distilled|dry|liqueur|pink|ml|cl|sloe; rum + bottle|vol|aged|white|ml|cl|gold|jamaican|cuban; eau de vie; blanco tequila; reposado; sambuca spirit; tequila blanco; marc spirit; bottled cocktail; kirschwasser; lychee soju; metaxa; rakija; palinka; poitin; grape brandy
de: Wodka = vodka; Obstler = fruit brandy; Weinbrand = brandy; Obstbrand = fruit brandy; Schnaps = schnapps; Korn = grain spirit + Schnaps|vol|Flasche; Kirschwasser = kirsch; Spirituose = spirit drink; Tequila = tequila; Cognac = cognac; Gin = gin + Flasche|vol|dry; Rum = rum + Flasche|vol|braun|weiß; Ouzo = ouzo; Grappa = grappa; Absinth = absinthe; Aquavit = aquavit; Williamsbirne Schnaps = pear schnapps; Pastis = pastis
fr: vodka = vodka; eau de vie = eau de vie; cognac = cognac; rhum = rum; pastis = pastis; gin = gin + bouteille|vol|london; calvados = calvados; armagnac = armagnac; tequila = tequila; absinthe = absinthe; spiritueux = spirits; brandy = brandy; rhum blanc = white rum; rhum ambré = amber rum; genièvre = genever; marc = marc brandy + bourgogne|alcool|vol; kirsch = kirsch
es: vodka = vodka; ginebra = gin; ron = rum; brandy = brandy; tequila = tequila; aguardiente = spirit; orujo = grape marc spirit; mezcal = mezcal; pisco = pisco; coñac = cognac; ron añejo = aged rum; ron blanco = white rum; absenta = absinthe; pacharán = sloe liqueur; orujo blanco = white grape marc spirit
it: vodka = vodka; grappa = grappa; gin = gin + bottiglia|vol|london; rum = rum + bottiglia|vol; brandy = brandy; tequila = tequila; cognac = cognac; acquavite = spirit; distillato = spirit; sambuca = sambuca; assenzio = absinthe; mirto = myrtle liqueur
nl: wodka = vodka; jenever = genever; cognac = cognac; rum = rum + fles|vol|bruin|witte; tequila = tequila; gin = gin + fles|vol|london; grappa = grappa; brandy = brandy; korenwijn = grain genever; vieux drank = dutch brandy; absint = absinthe; brandewijn = brandy; berenburg = herbal bitters
pl: wódka = vodka; koniak = cognac; gin = gin + butelka|vol|lubuski; rum = rum + butelka|vol|biały; brandy = brandy; tequila = tequila; spirytus rektyfikowany = rectified spirit; śliwowica = plum brandy; nalewka = liqueur; bimber = moonshine; absynt = absinthe; winiak = brandy; grappa = grappa; nalewek = liqueur
pt: vodka = vodka; aguardente = spirit; conhaque = cognac; cachaça = cachaca; rum = rum + garrafa|vol|envelhecido; gin = gin + garrafa|vol|london; tequila = tequila; brandy = brandy; medronho = arbutus berry spirit; bagaceira = grape marc spirit; absinto = absinthe; grappa = grappa
not: raki glass; ouzo glass; vodka glass; gin glass; rum cake; brandy glass; tequila glass; gin fizz set; rum raisin; gin botanicals; rum flavouring; brandy snap; cognac colour; cognac brown; cognac leather; bitters bottle; rum essence; cotton gin; tequila sunrise t shirt; gin rummy; brandy butter; gin infusion; gin making; vodka sauce; gin tonic balloon; gin gift; vodka jelly; gin kit; brandy melville; rum barrel; brandy balloon; brandy decanter; alcohol free gin; cognac glass; absinthe spoon; absinthe fountain; gin copa; shot glass; cognac boots; cognac bag; rum ham; baijiu cup; cognac suede; brandy color; gin and tonic glass; gin candle; cocktail bitters bottle; cognac wallet; tequila rose; cotton gin; rum bottle cake; gin spices; rum truffles; gin advent; virgin
  "vodka" -> 220860
  "wodka" -> 220860
  "premixed" -> 220890 
  "sloe" -> 220870
  "aperol" -> 220870
  "campari" -> 220870
  "nalewka" -> 220870
  "sambuca" -> 220870
  "mirto" -> 220870
  "pacharan" -> 220870
  "gin" -> 220850
  "ginebra" -> 220850
  "genever" -> 220850
  "jenever" -> 220850
  "genievre" -> 220850
  "rum" -> 220840
  "rhum" -> 220840
  "ron" -> 220840
  "cachaca" -> 220840
  "fruit brandy" -> 220890
  "plum brandy" -> 220890
  "apple brandy" -> 220890
  "calvados" -> 220890
  "cognac" -> 220820
  "brandy" -> 220820
  "armagnac" -> 220820
  "grappa" -> 220820
  "pisco" -> 220820
  "weinbrand" -> 220820
  "conac" -> 220820
  "conhaque" -> 220820
  "koniak" -> 220820
  "winiak" -> 220820
  "metaxa" -> 220820
  "marc" -> 220820
  "orujo" -> 220820
  "bagaceira" -> 220820
  "brandewijn" -> 220820
  "spirytus" -> 220710
  * -> 220890
t: premium vodka 40% vol 700ml => 220860
t: london dry gin 70cl => 220850
t: aged rum 700ml 40% vol => 220840
t: tequila blanco 100% agave => 220890
t: cognac vsop => 220820
t: tan cognac leather bag => !2208

@ tea-drink
en: iced tea; iced tea powder; instant tea; kombucha; bubble tea drink; milk tea powder; ice tea; tea drink; tea extract; green tea extract; lemon tea drink; instant milk tea; kombucha drink; peach iced tea; milk tea sachet; matcha latte powder; chai latte powder; thai tea mix; tea concentrate; chai concentrate; bubble tea kit; milk tea; sweet tea bottle; instant tea granule; ready to drink tea; bottled green tea; chai latte mix; tea beverage; instant lemon tea; bubble tea
de: Eistee = iced tea; Eisteepulver = iced tea powder; Instanttee = instant tea; Kombucha = kombucha; Chai Latte Pulver = chai latte powder; Teegetränk = tea drink; Grüntee Extrakt = green tea extract; Bubble Tea = bubble tea
fr: thé glacé = iced tea; thé instantané = instant tea; kombucha = kombucha; extrait de thé = tea extract; thé glacé pêche = peach iced tea; chai latte poudre = chai latte powder; boisson au thé = tea drink
es: té helado = iced tea; té instantáneo = instant tea; kombucha = kombucha; extracto de té verde = green tea extract; té frío = iced tea; chai latte polvo = chai latte powder; bebida de té = tea drink
it: tè freddo = iced tea; tè solubile = instant tea; kombucha = kombucha; estratto di tè verde = green tea extract; the freddo = iced tea; chai latte polvere = chai latte powder; bevanda al tè = tea drink
nl: ijsthee = iced tea; instant thee = instant tea; kombucha = kombucha; thee extract = tea extract; chai latte poeder = chai latte powder; ice tea = ice tea
pl: herbata mrożona = iced tea; herbata rozpuszczalna = instant tea; kombucha = kombucha; ekstrakt herbaty = tea extract; napój herbaciany = tea drink; herbata instant = instant tea
pt: chá gelado = iced tea; chá instantâneo = instant tea; kombucha = kombucha; extrato de chá = tea extract; ice tea = iced tea; chá frio = iced tea; bebida de chá = tea drink
not: bubble tea straw; bubble tea pearl; kombucha jar; kombucha scoby; bubble tea cup; bubble tea syrup; kombucha starter; iced tea pitcher; kombucha brewing kit; iced tea glass; iced tea maker; iced tea spoon; bubble tea machine; bubble tea plush; bubble tea shaker; bubble tea sealer; bubble tea powder; bubble tea toppings; bubble tea cups; green tea extract serum; green tea extract cream; bubble tea earrings; bubble tea toy
  "capsule|cápsula" -> 210690
  state=ground -> 210120 ~.06
  "instant|soluble|istantaneo|solúvel" -> 210120
  "powder|polvo|polvere|pó" -> 210120
  "pulver" -> 210120
  "instanttee" -> 210120
  "eisteepulver" -> 210120
  "extract" -> 210120
  "extrakt" -> 210120
  "extrait" -> 210120
  "extracto" -> 210120
  "estratto" -> 210120
  "ekstrakt" -> 210120
  "extrato" -> 210120
  "mix" -> 210120
  "sachet" -> 210120
  "chai" -> 210120
  "concentrate" -> 210120
  "solubile" -> 210120
  "rozpuszczalna" -> 210120
  "instantaneo" -> 210120
  "kombucha": strength>0.5 220600; alcohol=yes 220600 ~.03; * 220299
  "kit" -> 210690
  "milk tea" -> 220299
  * -> 220210
t: iced tea peach bottle 1.5l => 220210
t: instant iced tea powder lemon 400g => 210120
t: kombucha drink ginger 330ml => 220299
t: bubble tea straws => !2202

@ tobacco
en: tobacco; leaf tobacco; pipe tobacco; rolling tobacco; chewing tobacco; snuff; shisha tobacco; hookah tobacco; snus; tobacco leaf; raw tobacco; burley tobacco; smoking tobacco; molasses tobacco; homogenised tobacco; tobacco scrap; virginia tobacco; tobacco stem; flue cured tobacco; nasal snuff; reconstituted tobacco; dokha; cut rag tobacco; shisha flavour; cut tobacco; fine cut tobacco; unmanufactured tobacco; oriental tobacco; roll your own tobacco; tobacco extract; shisha molasses; naswar; gutkha; hookah molasses; tobacco refuse; cigar leaf wrapper
de: Tabak = tobacco; Pfeifentabak = pipe tobacco; Drehtabak = rolling tobacco; Shisha Tabak = shisha tobacco; Schnupftabak = snuff; Kautabak = chewing tobacco; Rohtabak = raw tobacco; Wasserpfeifentabak = shisha tobacco; Feinschnitt = fine cut tobacco; Snus = snus
fr: tabac = tobacco; tabac à rouler = rolling tobacco; tabac à pipe = pipe tobacco; tabac à chicha = shisha tobacco; tabac à chiquer = chewing tobacco; tabac en feuilles = leaf tobacco; tabac à priser = snuff; snus = snus
es: tabaco = tobacco; tabaco de liar = rolling tobacco; tabaco de pipa = pipe tobacco; tabaco para cachimba = shisha tobacco; tabaco en rama = leaf tobacco; tabaco de mascar = chewing tobacco; rapé = snuff + tabaco|polvo
it: tabacco = tobacco; tabacco da pipa = pipe tobacco; tabacco trinciato = cut tobacco; tabacco greggio = raw tobacco; tabacco per narghilè = hookah tobacco; tabacco da fiuto = snuff
nl: tabak = tobacco; shag = rolling tobacco; pijptabak = pipe tobacco; waterpijptabak = shisha tobacco; ruwe tabak = raw tobacco; snuiftabak = snuff; pruimtabak = chewing tobacco; snus = snus
pl: tytoń = tobacco; tytoń fajkowy = pipe tobacco; tytoń do skręcania = rolling tobacco; tytoń do fajki wodnej = shisha tobacco; tabaka = snuff; tytoń surowy = raw tobacco; snus = snus
pt: tabaco = tobacco; tabaco de enrolar = rolling tobacco; tabaco de cachimbo = pipe tobacco; rapé = snuff; tabaco para narguilé = shisha tobacco; tabaco em folha = leaf tobacco; fumo de corda = rope tobacco
not: tobacco pouch; tobacco pipe; tobacco seed; tobacco tin; tobacco colour; tobacco brown; tobacco vanille; tobacco candle; tobacco grinder; tobacco perfume; tobacco jar; tobacco flower; tobacco scented; tobacco scent; nicotine free tobacco substitute; tobacco box; tobacco case; tobacco humidor; heated tobacco; tobacco free; tobacco machine; tobacco bag; tobacco flavour; tobacco flavor; tobacco plant; tobacco shredder; snuff box; snuff bottle; tobacco storage; tobacco leaf fragrance; nicotine pouch; tobacco oud; tobacco rolling machine; tobacco tamper; candle snuff; shisha bowl; shisha pipe; tobacco road; tobacco cutter; tobacco heating; tobacco tray; tobacco sunburst; rapido; rapida; rapidos
  "free" "snus" -> 240491
  "shisha" -> 240311
  "hookah" -> 240311
  "water pipe" -> 240311
  "chicha" -> 240311
  "cachimba" -> 240311
  "narghile" -> 240311
  "narguile" -> 240311
  "wasserpfeifentabak" -> 240311
  "waterpijptabak" -> 240311
  "fajki wodnej" -> 240311
  "molasses" -> 240311
  "chewing" -> 240399
  "snuff" -> 240399
  "snus" -> 240399
  "naswar" -> 240399
  "gutkha" -> 240399
  "schnupftabak" -> 240399
  "kautabak" -> 240399
  "chiquer" -> 240399
  "priser" -> 240399
  "mascar" -> 240399
  "rape" -> 240399
  "snuiftabak" -> 240399
  "pruimtabak" -> 240399
  "tabaka" -> 240399
  "extract|extracto|estratto|extrato" -> 240399
  "homogenised" -> 240391
  "reconstituted" -> 240391
  "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" -> 240130
  "refuse" -> 240130
  "stem" -> 240130
  "stemmed" -> 240120
  "stripped" -> 240120
  form=leaf -> 240110 ~.08
  "rohtabak" -> 240110
  "burley" -> 240110
  "oriental" -> 240110
  "unmanufactured" -> 240110
  "greggio" -> 240110
  "surowy" -> 240110
  "ruwe" -> 240110
  * -> 240319
t: pipe tobacco 50g pouch => 240319
t: burley leaf tobacco unstemmed => 240110
t: shisha tobacco double apple 50g => 240311
t: leather tobacco pouch => !2403

@ vermouth
en: vermouth; aromatised wine; sangria; mulled wine; martini bianco; aperitif wine; wine cocktail; retsina wine flavoured; glogg; wine based aperitif; dubonnet; lillet; vermut; martini rosso; sweet vermouth
de: Wermut = vermouth; Sangria = sangria; Weinaperitif = wine based aperitif; aromatisierter Wein = aromatised wine; Hugo Cocktail Wein = wine cocktail
fr: vermouth = vermouth; apéritif à base de vin = wine based aperitif; sangria = sangria; vin aromatisé = aromatised wine
es: vermut = vermouth; sangría = sangria; tinto de verano = red wine spritzer; vermú = vermouth
it: vermouth = vermouth; sangria = sangria; vermut = vermut; vino aromatizzato = aromatised wine; vino chinato = quinquina wine
nl: vermout = vermouth; sangria = sangria; vermouth = vermouth
pl: wermut = vermouth; sangria = sangria; wino aromatyzowane = aromatised wine
pt: vermute = vermouth; sangria = sangria; vinho aromatizado = aromatised wine
not: martini glass; sangria pitcher; sangria mix
  capacity>2l -> 220590 ~.03
  * -> 220510
t: sweet vermouth 15% vol 750ml => 220510
t: red wine merlot => !2205

@ vinegar
en: vinegar; balsamic vinegar; apple cider vinegar; wine vinegar; rice vinegar; white vinegar; malt vinegar; cleaning vinegar; cider vinegar; distilled vinegar; sherry vinegar; red wine vinegar; sushi vinegar; spirit vinegar; pickling vinegar; balsamic glaze; black vinegar; coconut vinegar; balsamic cream; white wine vinegar; date vinegar; raspberry vinegar; acetic acid food grade vinegar; balsamic vinegar of modena; raw apple cider vinegar; vinegar essence; champagne vinegar
de: Essig = vinegar; Balsamico = balsamic vinegar; Apfelessig = apple cider vinegar; Weinessig = wine vinegar; Essigessenz = vinegar essence; Aceto Balsamico = balsamic vinegar; Reisessig = rice vinegar; Branntweinessig = spirit vinegar; Balsamicocreme = balsamic cream
fr: vinaigre = vinegar; vinaigre balsamique = balsamic vinegar; vinaigre de cidre = cider vinegar; vinaigre de vin = wine vinegar; vinaigre blanc = white vinegar; vinaigre de riz = rice vinegar; vinaigre ménager = cleaning vinegar; crème de balsamique = balsamic cream; vinaigre d'alcool = spirit vinegar
es: vinagre = vinegar; vinagre balsámico = balsamic vinegar; vinagre de manzana = apple cider vinegar; vinagre de vino = wine vinegar; vinagre de jerez = sherry vinegar; vinagre de limpieza = cleaning vinegar; vinagre de arroz = rice vinegar; crema balsámica = balsamic cream
it: aceto = vinegar; aceto balsamico = balsamic vinegar; aceto di mele = apple cider vinegar; aceto di vino = wine vinegar; aceto di riso = rice vinegar; glassa di aceto balsamico = balsamic glaze; aceto di alcool = spirit vinegar
nl: azijn = vinegar; balsamicoazijn = balsamic vinegar; appelazijn = apple cider vinegar; appelciderazijn = apple cider vinegar; wijnazijn = wine vinegar; schoonmaakazijn = cleaning vinegar; natuurazijn = vinegar; rijstazijn = rice vinegar; balsamico = balsamic vinegar
pl: ocet = vinegar; ocet balsamiczny = balsamic vinegar; ocet jabłkowy = apple cider vinegar; ocet spirytusowy = spirit vinegar; ocet winny = wine vinegar; ocet ryżowy = rice vinegar; krem balsamiczny = balsamic cream
pt: vinagre = vinegar; vinagre balsâmico = balsamic vinegar; vinagre de sidra = cider vinegar; vinagre de vinho = wine vinegar; vinagre de maçã = apple cider vinegar; vinagre de limpeza = cleaning vinegar; creme balsâmico = balsamic cream
not: vinegar bottle; vinegar dispenser; vinegar capsule; vinegar cruet; apple cider vinegar gummies; vinegar gummies; vinegar shampoo; vinegar tablet; apple cider vinegar capsule; oil and vinegar set; vinegar crisps; vinegar rinse; in vinegar; vinegar candle; vinegar spray bottle; vinegar hair; vinegar set; in azijn; in essig; vinegar mother; oil vinegar; vinegar test; vinegar sachet machine; vinegar dressing; vinegar bowl; acetico; acetato
  "glaze" -> 210390      # thickened: a sauce
  "cream" -> 210390
  "balsamicocreme" -> 210390
  "creme" -> 210390
  "crema" -> 210390
  "glassa" -> 210390
  "gummies" -> 210690
  * -> 220900
t: balsamic vinegar of modena 250ml => 220900
t: apple cider vinegar gummies => !2209
t: gherkins in vinegar => !2209

@ water-drink
en: mineral water; drinking water; sparkling water; bottled water; spring water; still water; natural mineral water; carbonated water; purified water; soda water; seltzer water; table water; alkaline water; distilled drinking water; flavoured water; glacier water; canned water; artesian water; ice cubes; ice + bagged|crushed|cubes bag|block drinking; hydrogen water; vitamin water; deep sea water; tap water; rose flavored water; oxygen water; coconut sparkling water
de: Mineralwasser = mineral water; Trinkwasser = drinking water; Sprudelwasser = sparkling water; stilles Wasser = still water; Quellwasser = spring water; Tafelwasser = table water; Eiswürfel = ice cubes + Beutel|kg|fertig; Heilwasser = medicinal mineral water
fr: eau minérale = mineral water; eau de source = spring water; eau gazeuse = sparkling water; eau potable = drinking water; eau plate = still water; eau pétillante = sparkling water; eau minérale naturelle = natural mineral water; eau aromatisée = flavoured water; glaçons = ice cubes + sac|kg
es: agua mineral = mineral water; agua con gas = sparkling water; agua potable = drinking water; agua de manantial = spring water; agua mineral natural = natural mineral water; agua embotellada = bottled water; agua con sabor = flavoured water; agua mineral con gas = sparkling mineral water; hielo = ice + cubitos bolsa|bolsa kg
it: acqua minerale = mineral water; acqua naturale = still water; acqua frizzante = sparkling water; acqua potabile = drinking water; acqua oligominerale = low mineral water; acqua aromatizzata = flavoured water; acqua gassata = carbonated water
nl: mineraalwater = mineral water; bronwater = spring water; drinkwater = drinking water; bruiswater = sparkling water; spuitwater = carbonated water; spa rood = sparkling water; spa blauw = still water; ijsblokjes = ice cubes + zak
pl: woda mineralna = mineral water; woda gazowana = carbonated water; woda źródlana = spring water; woda pitna = drinking water; woda niegazowana = still water; woda smakowa = flavoured water
pt: água mineral = mineral water; água com gás = sparkling water; água potável = drinking water; água de nascente = spring water; água sem gás = still water; água aromatizada = flavoured water; água mineral natural = natural mineral water
not: mineral water filter; water bottle; water dispenser; drinking water filter; drinking water hose; water for injection; drinking water pump; sparkling water maker; hydrogen water bottle; hydrogen water generator; hydrogen water machine; drinking water test; mineral water bottle opener; soda water maker; soda siphon; seltzer maker; drinking water tablet; drinking water tap; drinking water fountain; drinking water tank; ice cube tray; water purifier; hard seltzer; ice cubes reusable; drinking water purification; alkaline water ionizer; alkaline water machine; water jug; tap water filter; still water lamp; thermal spring water spray; micellar water; drinking water treatment; drinking water membrane
  kind=flavoured -> 220210 ~.04
  sugar=added -> 220210 ~.02
  "vitamin" -> 220210
  "aromatisee" -> 220210
  "aromatizzata" -> 220210
  "aromatizada" -> 220210
  "ice cube" -> 220190
  "glacons" -> 220190
  "mineral" -> 220110
  "sparkling" -> 220110
  "carbonated" -> 220110
  "soda" -> 220110
  "seltzer" -> 220110
  kind=sparkling -> 220110 ~.1
  "gazeuse" -> 220110
  "sprudelwasser" -> 220110
  "bruiswater" -> 220110
  "mineralwasser" -> 220110
  "mineraalwater" -> 220110
  "minerale" -> 220110
  "mineralna" -> 220110
  "gazowana" -> 220110
  "spring|muelle|resorte|molla|mola" -> 220190
  "purified" -> 220190
  "drinking water" -> 220190
  "trinkwasser" -> 220190
  "source" -> 220190
  "manantial" -> 220190
  "potable" -> 220190
  "tap" -> 220190
  "zrodlana" -> 220190
  * -> 220110
t: natural mineral water 1.5l still => 220110
t: sparkling water lemon flavoured sweetened => 220210
t: bags of ice cubes 2kg party ice cubes => 220190
t: stainless steel water bottle => !2201

@ whisky
en: whisky; whiskey; scotch; bourbon; single malt whisky; rye whiskey; irish whiskey; scotch whisky; blended whisky; japanese whisky; single malt scotch; tennessee whiskey; bourbon whiskey; single malt; malt whisky
de: Whisky = whisky; Bourbon = bourbon; Whiskey = whiskey; Scotch Whisky = scotch whisky
fr: whisky = whisky; whisky écossais = scotch whisky; bourbon = bourbon + whisky|whiskey|bouteille
es: whisky = whisky; güisqui = whisky; bourbon = bourbon
it: whisky = whisky; bourbon = bourbon; whisky scozzese = scotch whisky
nl: whisky = whisky; bourbon = bourbon; whiskey = whiskey
pl: whisky = whisky; bourbon = bourbon; whiskey = whiskey
pt: uísque = whisky; whisky = whisky; bourbon = bourbon
not: whisky glass; whiskey glass; whisky stone; whiskey stone; whisky decanter; whiskey decanter; bourbon vanilla; whisky barrel; whiskey barrel; whisky ball; bourbon biscuit; whiskey smoker; whisky tumbler; whiskey tumbler; bourbon smoker; whiskey flask; whiskey set; whiskey gift; whisky sauce; whisky set; whisky gift; whiskey brown; whiskey kit; whisky dispenser; whiskey dispenser; scotch tape; scotch brite; scotch bonnet; scotch egg; scotch pine; scotch guard; scotch broom; whiskey wedge; whiskey infusion; whiskey ball; whiskey cooling; whisky cooling; whisky making; whisky cream; whisky liqueur; hop scotch; scotch broth; bourbon roses; scotch pad; whiskey bottle; bourbon street; whiskey river; whiskey ice
  * -> 220830
t: single malt scotch whisky 40% vol 700ml => 220830
t: whisky glasses set of 4 => !2208

@ wine
en: wine; red wine; white wine; rose wine; port wine; sherry; sweet wine; cabernet sauvignon; chardonnay; dessert wine; dry white wine; merlot; pinot noir; bordeaux wine; rioja; table wine; sauvignon blanc; malbec; fortified wine; shiraz; bulk wine; bag in box wine; madeira wine; chianti; bottled wine; wine + bottle|ml|cl|vol|vintage|dry|grape|still|barrel aged|doc|igt; burgundy wine; riesling; marsala wine; ice wine; vin de pays; prosecco; champagne; sparkling wine; cava; cremant; natural wine; semi sweet wine; sparkling rose; orange wine; tokaji; moscato; lambrusco; tempranillo; zinfandel; barolo; amarone
de: Wein = wine; Rotwein = red wine; Weißwein = white wine; Roséwein = rose wine; Sekt = sparkling wine; Champagner = champagne; Portwein = port wine; Schaumwein = sparkling wine; Riesling = riesling wine; Tafelwein = table wine; Spätburgunder = pinot noir; Prosecco = prosecco; Perlwein = semi-sparkling wine; Dessertwein = dessert wine; Grauburgunder = pinot gris wine; Glühwein = mulled wine; Süßwein = sweet wine; Sherry = sherry
fr: vin = wine; vin rouge = red wine; vin blanc = white wine; vin rosé = rose wine; champagne = champagne; crémant = cremant; vin mousseux = sparkling wine; porto = port wine; vin de bordeaux = bordeaux wine; vin doux naturel = natural sweet wine; vin pétillant = sparkling wine; muscat = muscat wine; vin bio = organic wine; bourgogne vin = burgundy wine; vin chaud = mulled wine; bordeaux = bordeaux wine + vin|bouteille|rouge; vin de pays = country wine
es: vino = wine; vino tinto = red wine; vino blanco = white wine; cava = cava; vino rosado = rose wine; vino espumoso = sparkling wine; jerez = sherry; vino de oporto = port wine; champán = champagne; rioja vino = rioja; albariño = albarino wine; vino dulce = sweet wine; manzanilla sanlúcar = manzanilla sherry; vino de mesa = table wine; vino a granel = bulk wine; cava brut = brut cava; rioja = rioja
it: vino = wine; vino rosso = red wine; vino bianco = white wine; spumante = sparkling wine; vino rosato = rose wine; prosecco = prosecco; porto = port wine; vino da tavola = table wine; chianti = chianti; vino frizzante = semi-sparkling wine; passito = passito wine; champagne = champagne; marsala vino = marsala wine; moscato = moscato; vino sfuso = bulk wine; lambrusco = lambrusco; spumante brut = brut sparkling wine
nl: wijn = wine; rode wijn = red wine; witte wijn = white wine; roséwijn = rose wine; champagne = champagne; mousserende wijn = sparkling wine; port = port wine; sherry = sherry; prosecco = prosecco; cava = cava; dessertwijn = dessert wine; droge witte wijn = dry white wine; bubbels wijn = sparkling wine; glühwein = mulled wine
pl: wino = wine; wino czerwone = red wine; wino białe = white wine; szampan = champagne; wino musujące = sparkling wine; wino różowe = rose wine; porto = port wine; wino wytrawne = dry wine; prosecco = prosecco; wino słodkie = sweet wine; wino półsłodkie = semi-sweet wine; wino grzane = mulled wine; sherry = sherry
pt: vinho = wine; vinho tinto = red wine; vinho branco = white wine; espumante = sparkling wine; vinho do porto = port wine; vinho verde = vinho verde wine; vinho rosé = rose wine; champanhe = champagne; moscatel = muscat wine; vinho licoroso = fortified wine; vinho da madeira = madeira wine; espumante bruto = brut sparkling wine; vinho espumante = sparkling wine
not: cavo; cavi; wine glass; wine rack; wine opener; wine cooler; wine bottle stopper; wine red; wine fridge; wine aerator; wine decanter; rice wine; wine vinegar; wine yeast; wine box; wine bag; wine stopper; wine bucket; wine cabinet; wine charm; wine chiller; wine pourer; wine holder; wine barrel; wine tumbler; wine cellar; wine preserver; wine label; wine cork; fruit wine; wine gum; wine accessory; wine kit; wine corkscrew; champagne flute; champagne glass; champagne bucket; champagne colour; champagne gold; champagne color; champagne vinegar; wine colour; non alcoholic wine; wine gift; wine set; wine making; wine tool; wine carrier; wine shelf; wine thermometer; plum wine; wine bottle light; wine bottle holder; champagne saber; wine fining; champagne tower; champagne dress; champagne stopper; cooking wine; wine tote; wine dress; wine sleeve; wine table; wine stain; wine filter; wine pump; wine press; champagne gun; champagne popper; sherry vinegar; sherry glass; prosecco glass; wine extract; wine color; wine wall; wine berry; wine bottle; champagne coupe; port forward; wine stave; wine purifier; champagne ring; alcohol free wine; wine tannin; champagne diamond; wine lees; prosecco candle; wine mom; wine gums; bordeaux colour; burgundy color; wine sipper; wine vacuum; champagne satin; champagne pink; prosecco gummies; dealcoholised wine; prosecco pong; usb port; barley wine; wine chaser; cavar; portiere; portata; passo; passa; passato; passata; passi; passivo; mosche; espuma; espumador; espumadora; creme
  "mulled" -> 220510
  "gluhwein" -> 220510
  "vin chaud" -> 220510
  "grzane" -> 220510
  alcohol=no -> 220299
  kind=sparkling -> 220410 ~.1
  "champagner" -> 220410
  "champagne" -> 220410
  "champan" -> 220410
  "champanhe" -> 220410
  "szampan" -> 220410
  "prosecco" -> 220410
  "cava" -> 220410
  "mousserende" -> 220410
  "musujace" -> 220410
  "bubbels" -> 220410
  "lambrusco" -> 220410 
  "bulk|a granel|alla rinfusa" -> 220429
  "granel" -> 220429
  "sfuso" -> 220429
  "bag in box" -> 220422
  capacity>10l -> 220429 ~.02
  capacity>2l -> 220422 ~.02
  * -> 220421
ask: kind; capacity
t: red wine bottle 750ml 13.5% vol => 220421
t: champagne brut 750ml => 220410
t: bag in box white wine 3l => 220422
t: wine glass set crystal => !2204
