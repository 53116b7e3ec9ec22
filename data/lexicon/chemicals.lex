# Trade goods of chapters 25 to 29, 31, 32 and 35 to 38.

value form=solution
en: solution; aqueous; liquid; in water; dissolved
de: Lösung; wässrig; flüssig
fr: solution; liquide; aqueux
es: solución; disolución; líquido
it: soluzione; liquido
nl: oplossing; vloeibaar
pl: roztwór; w płynie
pt: solução; líquido
value form=solid
en: pellets; flakes; prills; beads; granules; pearls; crystals; solid; micropearls
de: Perlen; Schuppen; Granulat; fest
fr: perles; paillettes; granulés
es: perlas; escamas; granulado
it: in perle; in scaglie; in granuli; granulare; solido; cristalli; in pellet
pt: em pérolas; em escamas; em grânulos; granulado; sólido; cristais; em pastilhas
not: perlada
value form=lump
en: lump; lumps; block; blocks; rough; crude block; boulders
es: en trozos; en bloques; bruto
it: in blocchi; in pezzi; grezzo
pt: em pedaços; em blocos; bruto
value kind=technical
en: crude; commercial grade; technical mixed; unrefined crude
es: grado técnico; calidad técnica
it: grado tecnico; qualità tecnica
pt: grau técnico; qualidade técnica
value kind=expanded
en: expanded; exfoliated
de: gebläht; expandiert
es: expandido; exfoliado; dilatado
it: espanso; esfoliato
pt: expandido; esfoliado
value kind=pure
en: pure; 99%; 99.9%; analytical grade; reagent grade; acs reagent; chromatography
es: puro; para análisis; grado reactivo; pureza 99
it: puro; per analisi; grado reagente; purezza 99
pt: puro; para análise; grau reagente; pureza 99
value kind=dioctyl
en: dehp; dop; dioctyl

@ activated-carbon
en: activated carbon; activated charcoal; activated charcoal powder; coconut shell activated carbon; carbon pellets; filter carbon; aquarium carbon; granular activated carbon; activated carbon granules; activated clay; fuller's earth activated; bone char; bone black; activated alumina; powdered activated carbon; bleaching earth; activated bamboo charcoal powder; activated bauxite; acid activated bentonite; carbon filter media
de: Aktivkohle = activated carbon; Filterkohle = filter carbon; Aktivkohlepulver = activated carbon powder; Bleicherde = bleaching earth; Aktivtonerde = activated alumina; Knochenkohle = bone char
fr: charbon actif = activated carbon; charbon activé = activated carbon; charbon actif en poudre = powdered activated carbon; terre décolorante = bleaching earth
es: carbón activado = activated carbon; carbón activo = activated carbon; carbón activado en polvo = powdered activated carbon; tierra decolorante = bleaching earth
it: carbone attivo = activated carbon; carbone attivato = activated carbon; carbone vegetale attivo = activated charcoal; terra decolorante = bleaching earth
nl: actieve kool = activated carbon; actief kool = activated carbon; filterkool = filter carbon; bleekaarde = bleaching earth
pl: węgiel aktywny = activated carbon; węgiel aktywowany = activated carbon; ziemia bieląca = bleaching earth
pt: carvão ativado = activated carbon; carvão ativo = activated carbon; terra descorante = bleaching earth
not: activated carbon filter; activated charcoal toothpaste; activated charcoal mask; charcoal soap; activated charcoal capsule; carbon filter; activated charcoal soap; carbon sponge; activated charcoal bag; charcoal mask; activated carbon mask; activated carbon air; activated charcoal face; activated carbon sponge; activated carbon insoles; activated carbon cloth; activated charcoal tablets; charcoal peel; charcoal bag; carbon water filter; activated charcoal scrub; actief koolfilter; filtre charbon actif; activated carbon bag; activated carbon cotton
  "alumina" -> 380290
  "clay|arcilla|argilla|argila" -> 380290
  "earth" -> 380290
  "bleicherde" -> 380290
  "aktivtonerde" -> 380290
  "bone|hueso|osso" -> 380290
  "knochenkohle" -> 380290
  "decolorante" -> 380290
  "bleekaarde" -> 380290
  "bauxite" -> 380290
  * -> 380210
t: coconut shell activated carbon granules 25kg => 380210
t: activated bleaching earth => 380290
t: activated carbon water filter cartridge => !3802

@ adhesive-industrial
en: hot melt adhesive; epoxy adhesive; construction adhesive; contact adhesive; glue stick hot melt; industrial adhesive; wallpaper paste; cyanoacrylate adhesive; polyurethane adhesive; pressure sensitive adhesive; threadlocker; thread locker; gorilla glue; rubber cement; flooring adhesive; tile glue; carpet adhesive; e6000; silicone adhesive; leather glue; wig adhesive; grab adhesive; two part epoxy; carton sealing glue; bookbinding glue; wood adhesive; glass glue; metal glue; plastic glue; loca glue; conductive adhesive; mosaic adhesive; pvc solvent cement; pipe glue; mirror adhesive; hot melt pellets; t7000; adhesive + industrial|drum|bonding|kg|polyurethane|acrylic|resin|strong|waterproof|instant|liquid; loctite; plastic cement; model cement; insole glue; starch glue; decoupage glue; lash adhesive; eyelash extension glue; tyre patch glue; vulcanizing solution; mouse glue board adhesive; screw glue; epoxy putty stick glue; hide glue liquid; puncture repair glue; vinyl adhesive; insulation adhesive; uv resin glue
de: Heißkleber = hot melt adhesive; Epoxidkleber = epoxy adhesive; Montagekleber = construction adhesive; Sprühkleber = spray adhesive; Kontaktkleber = contact adhesive; Tapetenkleister = wallpaper paste; Kraftkleber = strong adhesive; Schraubensicherung = threadlocker; Holzkleber = wood glue; Parkettkleber = parquet adhesive; UV Kleber = uv adhesive; Zweikomponentenkleber = two-component adhesive; PVC Kleber = pvc adhesive; Baukleber = construction adhesive; Kleister = paste; Industriekleber = industrial adhesive; Schmelzklebstoff = hot melt adhesive; Kunststoffkleber = plastic adhesive; Klebstoff = adhesive; 2K Kleber = two-component adhesive; Metallkleber = metal adhesive
fr: colle forte = strong adhesive; colle à bois = wood glue; colle époxy = epoxy adhesive; colle thermofusible = hot melt adhesive; colle contact = contact adhesive; colle en spray = spray adhesive; colle néoprène = neoprene adhesive; colle papier peint = wallpaper paste; colle cyanoacrylate = cyanoacrylate adhesive; colle à papier peint = wallpaper paste; frein filet = threadlocker; colle vinylique = vinyl glue; colle glu = super glue; colle de montage = construction adhesive; colle pvc = pvc glue; colle chaussures = shoe glue; colle parquet = flooring adhesive; colle cuir = leather glue; colle uv = uv glue; colle polyuréthane = polyurethane adhesive
es: adhesivo epoxi = epoxy adhesive; cola de contacto = contact adhesive; superglue = superglue; adhesivo de montaje = grab adhesive; cola para papel pintado = wallpaper paste; cianoacrilato = cyanoacrylate adhesive; adhesivo en spray = spray adhesive; cola de carpintero = wood glue; fijador de tornillos = threadlocker; pegamento para zapatos = shoe glue; adhesivo instantáneo = instant adhesive; pegamento para tela = fabric glue; pegamento de contacto = contact adhesive; pegamento extrafuerte = extra strong glue; cola térmica = hot melt adhesive; pegamento pestañas = eyelash glue; adhesivo industrial = industrial adhesive; cola de empapelar = wallpaper paste; adhesivo pvc = pvc adhesive; adhesivo de poliuretano = polyurethane adhesive; adhesivo en cartucho = cartridge adhesive
it: colla epossidica = epoxy adhesive; colla a contatto = contact adhesive; adesivo di montaggio = construction adhesive; colla spray = spray adhesive; colla a caldo = hot melt adhesive; stick colla = glue stick; frenafiletti = thread locker; colla per parquet = parquet adhesive; colla cianoacrilica = cyanoacrylate adhesive; colla istantanea = instant glue; colla per scarpe = shoe glue; colla per legno = wood glue; colla per carta da parati = wallpaper paste; adesivo epossidico = epoxy adhesive; colla ciglia = eyelash glue; attaccatutto = all-purpose glue; colla pvc = pvc glue; adesivo strutturale = structural adhesive; colla universale = universal glue; adesivo poliuretanico = polyurethane adhesive; adesivo in cartucce = cartridge adhesive; colla poliuretanica = polyurethane adhesive
nl: houtlijm = wood glue; epoxylijm = epoxy adhesive; montagelijm = grab adhesive; contactlijm = contact adhesive; spuitlijm = spray adhesive; behanglijm = wallpaper paste; schroefdraadborging = threadlocker; superlijm = superglue; schoenlijm = shoe glue; bouwlijm = construction adhesive; parketlijm = parquet adhesive; pvc lijm = pvc glue; constructielijm = construction adhesive; alleslijm = all-purpose glue; hobbylijm = craft glue; uv lijm = uv glue; behangplaksel = wallpaper paste
pl: klej do drewna = wood glue; klej epoksydowy = epoxy adhesive; klej montażowy = construction adhesive; klej w sprayu = spray adhesive; klej na gorąco = hot melt adhesive; klej do tapet = wallpaper paste; klej cyjanoakrylowy = cyanoacrylate adhesive; klej kontaktowy = contact adhesive; klej błyskawiczny = instant glue; klej do butów = shoe glue; klej do plastiku = plastic glue; klej do gwintów = threadlocker; kropelka klej = instant glue; klej do podłóg = floor adhesive; klej do pcv = pvc adhesive; klej introligatorski = bookbinding glue; klej uniwersalny = universal glue; klej poliuretanowy = polyurethane adhesive; klej do skóry = leather glue
pt: cola epóxi = epoxy glue; cola de contacto = contact adhesive; cola quente = hot glue; cola de madeira = wood glue; cola papel de parede = wallpaper paste; cola instantânea = instant glue; cola spray = spray glue; cola de sapateiro = shoe glue; trava roscas = threadlocker; cola para tecido = fabric glue; cola pvc = pvc glue; cola pestanas = eyelash glue; cola de montagem = mounting adhesive; cianoacrilato = cyanoacrylate; adesivo epóxi = epoxy adhesive; cola universal = all-purpose glue; adesivo de poliuretano = polyurethane adhesive; cola de poliuretano = polyurethane glue; adesivo industrial = industrial adhesive
not: hot glue gun; coca cola; self adhesive; adhesive tape; glue gun; cola de conejo; glue dots; adhesive bandage; adhesive hook; adhesive film; adhesive remover; cola drink; glue board; glue trap; double sided adhesive; wallpaper table; adhesive sheet; adhesive vinyl; adhesive sticker; cola lip; cola cao; adhesive bra; adhesive label; glue stick school; glue pen; adhesive putty; adhesive patch; refrigerant; colar; adhesive rhinestone; glue spreader; eyelash glue remover; adhesive paper; adhesive dispenser; collagen; cola caballo; adhesive strip; cola de caballo; glue gun holder; glue bottle; glue machine; adhesive plaster; adhesive dressing; collar; eyelash glue ring; bio glue; glue applicator; glue pot; adhesive bandages; lash glue holder; adhesive magnetic; adhesive foam; adhesive velcro; glue syringe; adhesive nail; adhesive coating machine; adhesive cable; adhesive clip; adhesive pad; adhesive mirror; colla di pesce; conducta; glue brush; cola de pescado; nappy; glue ring; colle carrelage; cola mola; glue sticks school; adhesive bookmark; adhesive pocket; adhesive wallpaper; adhesive dots; adhesive backed; cola nut; cola zero
  "wallpaper" "starch|almidón|fécula|amido|fecola" -> 350520
  "starch|almidón|fécula|amido|fecola" -> 350520
  "wallpaper paste" -> 391231 ~.2
  "tapetenkleister" -> 391231
  "kleister" -> 391231
  "behanglijm" -> 391231
  "behangplaksel" -> 391231
  weight>1kg -> 350691 ~.04
  capacity>1l -> 350691 ~.03
  "drum" -> 350691
  "industrial" -> 350691
  "pellets" -> 350691
  "schmelzklebstoff" -> 350691
  "hide" -> 350300
  pack=bulk -> 350691 ~.03
  * -> 350610
t: polyurethane adhesive cartridge 310ml => 350610
t: hot melt adhesive pellets 25kg => 350691
t: hot glue gun 60w => !3506

@ albumin-peptone
en: peptone; protein hydrolysate; blood albumin powder; bovine serum albumin; keratin hydrolysate; silk protein; egg albumin technical; soy peptone; hydrolyzed wheat protein; hydrolyzed keratin; tryptone; casein peptone; hydrolyzed silk protein; blood plasma powder; whey albumin; milk albumin; lactalbumin; zein; peptone powder; bsa; protein isolate technical; collagen hydrolysate
de: Pepton; Proteinhydrolysat; Blutplasmapulver; Seidenprotein; Keratinhydrolysat
fr: peptone; hydrolysat de protéines; protéine de soie
es: peptona; hidrolizado de proteína; albúmina sérica
it: peptone; idrolizzato proteico; albumina siero
nl: pepton; eiwithydrolysaat
pl: pepton; hydrolizat białkowy; albumina surowicy
pt: peptona; hidrolisado de proteína
not: keratin treatment; silk protein shampoo; silk protein hair
  "bovine" -> 350290
  "blood" -> 350290
  "serum albumin" -> 350290
  "bsa" -> 350290
  "milk albumin" -> 350220
  "whey albumin" -> 350220
  "lactalbumin" -> 350220
  "blutplasmapulver" -> 350290
  * -> 350400
t: peptone powder for culture media => 350400
t: bovine serum albumin fraction v => 350290
t: whey protein chocolate shake => !3504

@ alcohol-chemical
en: isopropyl alcohol; methanol; glycerine; propylene glycol; ethylene glycol; isopropanol; glycerol; ipa 99.9%; butanol; vegetable glycerine; methyl alcohol; benzyl alcohol; cetyl alcohol; monoethylene glycol; isobutanol; diethylene glycol; rubbing alcohol; vegetable glycerin; glycerin; cetearyl alcohol; stearyl alcohol; pentaerythritol; menthol crystals; butanediol; n butanol; 2 ethylhexanol; octanol; phenol; bisphenol a; resorcinol; hydroquinone; cresol; terpineol; furfuryl alcohol; inositol; cholesterol; propanediol; isopropyl; lauryl alcohol; geraniol; linalool; hexylene glycol; butyl glycol; 2-butoxyethanol; phenoxyethanol; trimethylolpropane; dipropylene glycol; thymol; nonylphenol; eugenol; crude glycerine; peg 400 base glycol; carbolic acid; borneol; amyl alcohol; methylated glycerol; phenethyl alcohol; cbd isolate; cannabidiol; menthol; ethylhexylglycerin; pentylene glycol; tert butanol; hexanediol; resveratrol
de: Isopropanol; Methanol; Glycerin; Propylenglykol; Ethylenglykol; Isopropylalkohol; Butanol; Benzylalkohol; Cetylalkohol; Mentholkristalle; Phenol; Resorcin; Butylglykol; Menthol; Cetylstearylalkohol; pflanzliches Glycerin; Bisphenol A; Glyzerin
fr: isopropanol; méthanol; glycérine; propylène glycol; éthylène glycol; alcool isopropylique; glycérine végétale; phénol; menthol cristaux; butanol; alcool benzylique; alcool cétylique; mono propylène glycol
es: isopropanol; metanol; glicerina; propilenglicol; etilenglicol; alcohol isopropílico; glicerina vegetal; fenol; mentol; butanol; alcohol bencílico; alcohol cetílico
it: isopropanolo; metanolo; glicerina; glicole propilenico; glicole etilenico; alcool isopropilico; glicerina vegetale; fenolo; mentolo; butanolo; alcool benzilico; alcool cetilico
nl: isopropanol; methanol; glycerine; propyleenglycol; ethyleenglycol; isopropylalcohol; fenol; menthol kristallen; plantaardige glycerine; butanol; benzylalcohol; cetylalcohol; glycerol
pl: izopropanol; metanol; gliceryna; glikol propylenowy; glikol etylenowy; alkohol izopropylowy; fenol; mentol; gliceryna roślinna; butanol; alkohol benzylowy; alkohol cetylowy; glikol
pt: isopropanol; metanol; glicerina; propilenoglicol; etilenoglicol; álcool isopropílico; glicerina vegetal; fenol; mentol; butanol; álcool benzílico; álcool cetílico
not: glycerin soap; glycerin suppository; isopropyl alcohol wipe; alcohol wipe; glycerin pad; glycerine cream; glycol antifreeze; methanol test; glycerin lotion; menthol cigarette; glycerin hand cream; phenolic resin; menthol drops; alcohol swab; isopropyl myristate; isopropyl palmitate; polyethylene glycol; menthol patch; phenol formaldehyde; menthol gum; menthol balm; phenol peel; glycerin gauge; glycerin filled; menthol candy; alcohol prep pad; glycol heater; menthol shampoo; menthol cream; glycerine mask; glycerine serum; hydroquinone cream; menthol inhaler; resveratrol capsule; ethylene glycol antifreeze; glycol chiller; menthol cough; menthol crystals inhaler; menthol oil; glycol ether; glycerine suppositories; resveratrol cream; menthol throat; resveratrol serum; inositol supplement; inositol capsules; tilt glycol; fenolica; fenolico; glicerinada; phenolique
  "crude glycerine" -> 152000
  "crude glycerol" -> 152000
  "rubbing" -> 380894 ~.3
  "isopropyl" -> 290512
  "ipa" -> 290512
  "isopropanol" -> 290512
  "rubbing alcohol" -> 290512
  "isopropylalkohol" -> 290512
  "isopropylique" -> 290512
  "isopropilico" -> 290512
  "isopropanolo" -> 290512
  "isopropylalcohol" -> 290512
  "izopropanol" -> 290512
  "izopropylowy" -> 290512
  "methanol" -> 290511
  "methyl alcohol" -> 290511
  "metanol" -> 290511
  "metanolo" -> 290511
  "butyl glycol" -> 290943
  "butoxyethanol" -> 290943
  "butylglykol" -> 290943
  "phenoxyethanol" -> 290949
  "dipropylene" -> 290949
  "diethylene" -> 290941
  "isobutanol" -> 290514
  "tert butanol" -> 290514
  "butanol" -> 290513
  "butanolo" -> 290513
  "ethylhexanol" -> 290516
  "octanol" -> 290516
  "cetearyl" -> 382370
  "cetylstearylalkohol" -> 382370
  "cetyl" -> 290517
  "stearyl" -> 290517
  "lauryl" -> 290517
  "cetylalkohol" -> 290517
  "cetylique" -> 290517
  "cetilico" -> 290517
  "cetylalcohol" -> 290517
  "cetylowy" -> 290517
  "amyl" -> 290519
  "geraniol" -> 290522
  "linalool" -> 290522
  "propylene glycol" -> 290532
  "propylenglykol" -> 290532
  "propilenglicol" -> 290532
  "propilenico" -> 290532
  "propyleenglycol" -> 290532
  "propylenowy" -> 290532
  "propilenoglicol" -> 290532
  "ethylene glycol" -> 290531
  "monoethylene" -> 290531
  "ethylenglykol" -> 290531
  "etilenglicol" -> 290531
  "etilenico" -> 290531
  "ethyleenglycol" -> 290531
  "etylenowy" -> 290531
  "etilenoglicol" -> 290531
  "butanediol" -> 290539
  "propanediol" -> 290539
  "hexylene" -> 290539
  "pentylene" -> 290539
  "hexanediol" -> 290539
  "trimethylolpropane" -> 290541
  "pentaerythritol" -> 290542
  "menthol" -> 290611
  "mentholkristalle" -> 290611
  "mentol" -> 290611
  "mentolo" -> 290611
  "inositol" -> 290613
  "cholesterol" -> 290613
  "terpineol" -> 290619
  "borneol" -> 290619
  "benzyl" -> 290621
  "benzylalkohol" -> 290621
  "benzylique" -> 290621
  "bencilico" -> 290621
  "benzilico" -> 290621
  "benzylalcohol" -> 290621
  "benzylowy" -> 290621
  "phenethyl" -> 290629
  "cresol" -> 290712
  "nonylphenol" -> 290713
  "thymol" -> 290719
  "resorcinol" -> 290721
  "resorcin" -> 290721
  "hydroquinone" -> 290722
  "bisphenol" -> 290723
  "cannabidiol" -> 290729
  "cbd" -> 290729
  "resveratrol" -> 290729
  "phenol" -> 290711
  "carbolic" -> 290711
  "fenol" -> 290711
  "fenolo" -> 290711
  "eugenol" -> 290950
  "ethylhexylglycerin" -> 290949
  "furfuryl" -> 293213
  * -> 290545
t: isopropyl alcohol 99.9% 1 litre => 290512
t: vegetable glycerine 500ml => 290545
t: monoethylene glycol bulk => 290531
t: menthol crystals 100g => 290611
t: glycerin soap bar => !2905

@ alkali
en: caustic soda; sodium hydroxide; lye; potassium hydroxide; caustic soda flakes; caustic soda pearls; caustic potash; sodium hydroxide solution; naoh; soap making lye; magnesium hydroxide; koh flakes; sodium hydroxide pellets; lye drain opener; lithium hydroxide; barium hydroxide; sodium peroxide; strontium oxide; hydrazine; hydroxylamine; lithium hydroxide monohydrate; hydrazine hydrate; barium oxide; caustic soda lye
de: Ätznatron = caustic soda; Natriumhydroxid = sodium hydroxide; Natronlauge = sodium hydroxide solution; Kaliumhydroxid = potassium hydroxide; Kalilauge = potassium hydroxide solution; Lithiumhydroxid = lithium hydroxide; Magnesiumhydroxid = magnesium hydroxide; Seifenlauge NaOH = soap making lye; Hydrazin = hydrazine
fr: soude caustique = caustic soda; hydroxyde de sodium = sodium hydroxide; hydroxyde de potassium = potassium hydroxide; lessive de soude = caustic soda lye; potasse caustique = caustic potash; hydroxyde de lithium = lithium hydroxide; hydroxyde de magnésium = magnesium hydroxide; hydrazine = hydrazine
es: sosa cáustica = caustic soda; hidróxido de sodio = sodium hydroxide; hidróxido de potasio = potassium hydroxide; potasa cáustica = caustic potash; hidróxido de litio = lithium hydroxide; hidróxido de magnesio = magnesium hydroxide; soda cáustica = caustic soda; hidracina = hydrazine
it: soda caustica = caustic soda; idrossido di sodio = sodium hydroxide; idrossido di potassio = potassium hydroxide; potassa caustica = caustic potash; idrossido di litio = lithium hydroxide; idrossido di magnesio = magnesium hydroxide; idrazina = hydrazine
nl: natriumhydroxide = sodium hydroxide; natronloog = caustic soda lye; kaliumhydroxide = potassium hydroxide; kaliloog = potassium hydroxide; caustic soda korrels = caustic soda granules; gootsteenontstopper korrels = drain opener granules; lithiumhydroxide = lithium hydroxide; magnesiumhydroxide = magnesium hydroxide; bijtende soda = caustic soda
pl: soda kaustyczna = caustic soda; wodorotlenek sodu = sodium hydroxide; wodorotlenek potasu = potassium hydroxide; ług sodowy = sodium hydroxide solution; ług potasowy = potassium hydroxide solution; wodorotlenek litu = lithium hydroxide; wodorotlenek magnezu = magnesium hydroxide; hydrazyna = hydrazine
pt: soda cáustica = caustic soda; hidróxido de sódio = sodium hydroxide; hidróxido de potássio = potassium hydroxide; potassa cáustica = caustic potash; hidróxido de lítio = lithium hydroxide; hidróxido de magnésio = magnesium hydroxide; hidrazina = hydrazine
not: lye pump; lye peeler; lye heater; lye water dispenser; lye container
  "potassium" -> 281520
  "koh" -> 281520
  "caustic potash" -> 281520
  "kalium" -> 281520
  "kaliumhydroxid" -> 281520
  "kalilauge" -> 281520
  "potasse" -> 281520
  "potasio" -> 281520
  "potasa" -> 281520
  "potassio" -> 281520
  "potassa" -> 281520
  "kaliumhydroxide" -> 281520
  "kaliloog" -> 281520
  "potasu" -> 281520
  "potasowy" -> 281520
  "magnesium" -> 281610
  "magnesiumhydroxid" -> 281610
  "magnesiumhydroxide" -> 281610
  "magnesio" -> 281610
  "magnezu" -> 281610
  "lithium" -> 282520
  "lithiumhydroxid" -> 282520
  "lithiumhydroxide" -> 282520
  "litio" -> 282520
  "litu" -> 282520
  "barium|bario" -> 281640
  "strontium" -> 281640
  "peroxide" -> 281530
  "hydrazine" -> 282510
  "hydrazin" -> 282510
  "hydroxylamine" -> 282510
  "hidracina" -> 282510
  "idrazina" -> 282510
  "hydrazyna" -> 282510
  form=solution -> 281512 ~.15
  "natronlauge" -> 281512
  "natronloog" -> 281512
  "lessive de soude" -> 281512
  "lug sodowy" -> 281512
  * -> 281511
t: caustic soda pearls 99% 25kg => 281511
t: sodium hydroxide solution 50% => 281512
t: potassium hydroxide flakes 90% => 281520
t: lithium hydroxide monohydrate battery grade => 282520
t: lye-free soap base => !2815

@ alkali-rare-metal
en: sodium metal; lithium metal ingot; mercury metal; neodymium metal; calcium metal; lanthanum metal; rare earth metal; potassium metal; mercury liquid; cerium metal; scandium; yttrium metal; liquid mercury; mischmetal; dysprosium metal; praseodymium; lithium foil; lithium ingot; strontium metal; elemental mercury; quicksilver
de: Natriummetall; Quecksilber; Lithium Metall; Neodym Metall; Calcium Metall
fr: sodium métallique; mercure; lithium métal; terres rares métal
es: sodio metálico; mercurio; litio metálico
it: sodio metallico; mercurio; litio metallico
nl: natriummetaal; kwik
pl: sód metaliczny; rtęć; lit metaliczny
pt: sódio metálico; mercúrio; lítio metálico
not: mercury glass; mercury thermometer; mercury outboard; mercury ring; mercury retrograde; freddie mercury; mercury switch; mercury lamp; mercury vapor; mercury marine; mercury dime; neodymium magnet; mercury freddie; mercury sphygmomanometer; thermometer; lithium metal battery; mercury spark plug; cathode
  "mercury" -> 280540
  "quicksilver" -> 280540
  "quecksilber" -> 280540
  "mercure" -> 280540
  "mercurio" -> 280540
  "kwik" -> 280540
  "rtec" -> 280540
  "sodium" -> 280511
  "natriummetall" -> 280511
  "sodio" -> 280511
  "natriummetaal" -> 280511
  "sod metaliczny" -> 280511
  "calcium" -> 280512
  "lithium" -> 280519
  "litio" -> 280519
  "potassium|potasio|potassio" -> 280519
  "strontium" -> 280519
  * -> 280530
t: elemental mercury 34.5kg flask => 280540
t: neodymium metal ingot => 280530
t: lithium metal ingot battery grade => 280519
t: neodymium magnets 10mm => !2805

@ amine-organic
en: triethanolamine; monoethanolamine; diethanolamine; aniline; ethylenediamine; urea pharmaceutical; soy lecithin; lecithin; caffeine; caffeine powder; theobromine; nicotine pure; paracetamol powder; acetaminophen powder; lidocaine powder; benzalkonium chloride; quaternary ammonium; melatonin powder; sunflower lecithin; hexamine; methylamine; dimethylamine; diethylamine; acrylonitrile; isocyanate; tdi; mdi; toluene diisocyanate; silane; hexamethyldisilazane; cyclopentasiloxane; glyphosate technical; glucosamine; glucosamine powder; nmn powder; thiourea; dicyandiamide; cysteamine; metformin powder; ibuprofen powder; quinine; berberine powder; lecithin granules; lecithin powder; tranexamic acid; piperine; caffeine anhydrous; stevioside; trimethylamine; diisocyanate; azodicarbonamide; tricresyl phosphate; triphenyl phosphate; tetraethyl orthosilicate; dimethyl carbonate; propylene carbonate; carbonate solvent electrolyte; phosphonate hedp; etidronic acid; edta; edta disodium; tetrasodium edta; ibuprofen api; pharmaceutical intermediate; active pharmaceutical ingredient; omeprazole powder; sulfamethoxazole; enrofloxacin powder; nucleotide; nad; procaine; benzocaine powder; salbutamol; hyoscine; strychnine; taurine powder bulk; ethyl cyanoacrylate monomer; octamethylcyclotetrasiloxane; ephedrine hydrochloride; rutin; hesperidin; digoxin; liquid lecithin; benzotriazole; piperazine; pyridine; imidazole; hydrazine derivative; theophylline; trisodium nitrilotriacetate; nta; adenosine; d panthenol substitute
de: Triethanolamin = triethanolamine; Lecithin = lecithin; Sojalecithin = soy lecithin; Koffein Pulver = caffeine powder; Koffein = caffeine; Anilin = aniline; Benzalkoniumchlorid = benzalkonium chloride; Monoethanolamin = monoethanolamine; EDTA = edta; Glucosamin Pulver = glucosamine powder; Nikotin rein = nicotine pure; Sonnenblumenlecithin = sunflower lecithin
fr: triéthanolamine = triethanolamine; lécithine de soja = soy lecithin; lécithine = lecithin; caféine = caffeine; aniline = aniline; chlorure de benzalkonium = benzalkonium chloride; edta = edta; glucosamine poudre = glucosamine powder; lécithine de tournesol = sunflower lecithin
es: trietanolamina = triethanolamine; lecitina de soja = soy lecithin; lecitina = lecithin; cafeína = caffeine; anilina = aniline; cloruro de benzalconio = benzalkonium chloride; edta = edta; glucosamina polvo = glucosamine powder
it: trietanolammina = triethanolamine; lecitina di soia = soy lecithin; lecitina = lecithin; caffeina = caffeine; anilina = aniline; cloruro di benzalconio = benzalkonium chloride; edta = edta; glucosamina polvere = glucosamine powder
nl: triethanolamine = triethanolamine; lecithine = lecithin; sojalecithine = soy lecithin; cafeïne = caffeine; aniline = aniline; benzalkoniumchloride = benzalkonium chloride; edta = edta; glucosamine poeder = glucosamine powder
pl: trietanoloamina = triethanolamine; lecytyna = lecithin; lecytyna sojowa = soy lecithin; kofeina = caffeine; anilina = aniline; chlorek benzalkoniowy = benzalkonium chloride; edta = edta; glukozamina proszek = glucosamine powder
pt: trietanolamina = triethanolamine; lecitina de soja = soy lecithin; lecitina = lecithin; cafeína = caffeine; anilina = aniline; cloreto de benzalcónio = benzalkonium chloride; edta = edta; glucosamina pó = glucosamine powder
not: lecithin capsule; caffeine tablets; caffeine free; lecithin softgel; caffeine shampoo; silane sealer; caffeine serum; silane sealant; caffeine eye cream; benzalkonium wipes; glucosamine tablet; glucosamine capsule; caffeine pouch; caffeine gum; lecithin tablets; caffeine gel; decaffeinated; caffeine cream; lecithin gel; tranexamic serum; tranexamic acid serum; caffeine solution serum; melatonin gummies; chitosan gauze; chitosan capsule; polyurethane foam mdi; edta tube; nad plus capsule; berberine capsule; edta blood; k2edta; metformin tablets; prosthesis
  "tablet" -> 300490 
  "monoethanolamine" -> 292211
  "monoethanolamin" -> 292211
  "diethanolamine" -> 292212
  "triethanolamine" -> 292215
  "triethanolamin" -> 292215
  "trietanolamina" -> 292215
  "trietanolammina" -> 292215
  "trietanoloamina" -> 292215
  "methylamine" -> 292111
  "dimethylamine" -> 292111
  "trimethylamine" -> 292111
  "diethylamine" -> 292119
  "taurine" -> 292119
  "ethylenediamine" -> 292121
  "aniline" -> 292141
  "anilin" -> 292141
  "anilina" -> 292141
  "edta" -> 292249
  "nta" -> 292249
  "nitrilotriacetate" -> 292249
  "tranexamic" -> 292249
  "benzocaine" -> 292249
  "lecithin" -> 292320
  "lecithine" -> 292320
  "sojalecithin" -> 292320
  "sonnenblumenlecithin" -> 292320
  "lecitina" -> 292320
  "sojalecithine" -> 292320
  "lecytyna" -> 292320
  "benzalkonium" -> 292390
  "benzalkoniumchlorid" -> 292390
  "quaternary" -> 292390
  "benzalconio" -> 292390
  "benzalkoniumchloride" -> 292390
  "benzalkoniowy" -> 292390
  "urea" -> 310210
  "paracetamol" -> 292429
  "acetaminophen" -> 292429
  "lidocaine" -> 292429
  "metformin" -> 292529
  "dicyandiamide" -> 292620
  "acrylonitrile" -> 292610
  "cyanoacrylate" -> 292690
  "azodicarbonamide" -> 292700
  "isocyanate" -> 292910
  "diisocyanate" -> 292910
  "tdi" -> 292910
  "mdi" -> 292910
  "thiourea" -> 293090
  "cysteamine" -> 293090
  "tributyltin" -> 293120
  "glyphosate" -> 293149
  "hedp" -> 293149
  "etidronic" -> 293149
  "silane" -> 293190
  "siloxane" -> 293190
  "cyclopentasiloxane" -> 293190
  "octamethylcyclotetrasiloxane" -> 293190
  "hexamethyldisilazane" -> 293190
  "orthosilicate" -> 292090
  "dimethyl carbonate" -> 292090
  "propylene carbonate" -> 292090
  "carbonate" -> 292090
  "phosphate" -> 291990
  "glucosamine" -> 293299
  "glucosamin" -> 293299
  "glucosamina" -> 293299
  "glukozamina" -> 293299
  "hexamine" -> 293369
  "imidazole" -> 293329
  "pyridine" -> 293331
  "piperazine" -> 293359
  "omeprazole" -> 293339
  "piperine" -> 293979
  "benzotriazole" -> 293399
  "melatonin" -> 293790
  "nmn" -> 293499
  "nad" -> 293499
  "adenosine" -> 293499
  "nucleotide" -> 293499
  "sulfamethoxazole" -> 293590
  "rutin" -> 293810
  "hesperidin" -> 293890
  "digoxin" -> 293890
  "stevioside" -> 293890
  "quinine" -> 293920
  "caffeine" -> 293930
  "koffein" -> 293930
  "cafeine" -> 293930
  "cafeina" -> 293930
  "caffeina" -> 293930
  "kofeina" -> 293930
  "ephedrine" -> 293941
  "theophylline" -> 293959
  "nicotine" -> 293979
  "nikotin" -> 293979
  "theobromine" -> 293979
  "berberine" -> 293979
  "hyoscine" -> 293979
  "strychnine" -> 293979
  "ibuprofen" -> 291639
  "enrofloxacin" -> 293359
  "salbutamol" -> 292250
  * -> 294200
t: caffeine anhydrous powder 1kg => 293930
t: sunflower lecithin powder 500g => 292320
t: triethanolamine 99% => 292215
t: toluene diisocyanate tdi 80/20 => 292910
t: caffeine tablets 200mg => !2939

@ automotive-fluid
en: brake fluid; antifreeze; coolant; screenwash; hydraulic brake fluid dot 4; radiator coolant; de-icer spray; antifreeze coolant; dot 4 brake fluid; dot 5.1; windscreen washer fluid; de icer; ethylene glycol antifreeze; engine coolant; fuel additive; injector cleaner; octane booster; fuel stabiliser; diesel additive; engine flush; fuel system cleaner; dpf cleaner additive; oil additive; winter screen wash; heat transfer fluid; power steering fluid synthetic; car coolant g12; engine oil additive; windshield washer fluid; radiator stop leak; aircraft de-icing fluid; fuel injector cleaner; lead replacement additive; stop leak; brake fluid dot4; g12 coolant; petrol additive; cetane improver; runway deicer; mineral brake fluid; bleed kit mineral oil shimano; biocide diesel; solar heat transfer fluid; glycol antifreeze; lawn mower fuel stabilizer; radiator flush; hydraulic fluid synthetic; lubricating oil additive; viscosity improver; antifreeze concentrate
de: Bremsflüssigkeit; Frostschutzmittel; Kühlmittel; Scheibenfrostschutz; Enteiserspray; Kraftstoffadditiv; Kühlerfrostschutz; Injektorreiniger; Diesel Additiv; Öladditiv; Scheibenreiniger Auto Frostschutz; Motorspülung; Kühlerdicht; Frostschutz; Scheibenwischwasser; Einspritzdüsenreiniger; Benzinstabilisator; Solarflüssigkeit; Systemreiniger; Enteiser
fr: liquide de frein; antigel; liquide de refroidissement; lave glace; dégivrant; additif carburant; nettoyant injecteurs; antifuite radiateur; liquide lave glace; additif huile; dégivrant pare brise; additif diesel; nettoyant fap
es: líquido de frenos; anticongelante; refrigerante motor; limpiaparabrisas líquido; descongelante; aditivo combustible; limpia inyectores; líquido limpiaparabrisas; aditivo aceite; tapafugas radiador; anticongelante rosa; descongelante parabrisas; refrigerante coche; aditivo diésel; limpia dpf
it: liquido freni; antigelo; liquido refrigerante; liquido lavavetri; deghiacciante; additivo carburante; pulitore iniettori; turafalle radiatore; additivo olio; additivo diesel; liquido radiatore; antigelo radiatore; liquido tergicristallo; deghiacciante spray
nl: remvloeistof; antivries; koelvloeistof; ruitenwisservloeistof; ruitenontdooier; brandstofadditief; injectorreiniger; ruitenvloeistof; ruitensproeiervloeistof; olie additief; radiator stop lek; diesel additief
pl: płyn hamulcowy; płyn chłodniczy; płyn do spryskiwaczy; odmrażacz; dodatek do paliwa; środek do wtryskiwaczy; płyn do chłodnic; płyn do spryskiwaczy zimowy; odmrażacz do szyb; uszczelniacz chłodnicy; dodatek do oleju; preparat do czyszczenia wtryskiwaczy; depresator; glikol do instalacji; płukanka silnika
pt: líquido de travões; anticongelante; líquido refrigerante; líquido limpa vidros; descongelante; aditivo combustível; limpa injetores; líquido de refrigeração; tapa fugas radiador; aditivo óleo; limpa para brisas líquido; fluido de travões; aditivo diesel; limpa dpf
not: brake fluid tester; coolant pump; coolant hose; coolant tank; coolant sensor; antifreeze tester; brake fluid reservoir; screenwash bottle; coolant reservoir; brake fluid bleeder; coolant temperature; engine coolant thermostat; coolant filter; brake fluid tank; coolant cap; coolant tester; pc coolant tube; coolant expansion; coolant flange; brake fluid cap; brake fluid pump; coolant pipe; coolant level; coolant funnel; coolant valve; coolant recovery; injector cleaner machine; frost protection; coolant adapter; brake fluid can; washer fluid pump; brake fluid changer; injector cleaner tester; antifreeze cover; coolant pressure; washer fluid reservoir; injector cleaner ultrasonic; coolant system tester; coolant vacuum
  "brake" -> 381900
  "dot" -> 381900
  "hydraulic|hidráulico|idraulico" -> 381900
  "bremsflussigkeit" -> 381900
  "frein" -> 381900
  "frenos" -> 381900
  "freni" -> 381900
  "remvloeistof" -> 381900
  "hamulcowy" -> 381900
  "travoes" -> 381900
  "power steering" -> 381900
  "stop leak" -> 382499
  "antifuite" -> 382499
  "kuhlerdicht" -> 382499
  "tapafugas" -> 382499
  "turafalle" -> 382499
  "tapa fugas" -> 382499
  "octane" -> 381119
  "engine flush" -> 381190 
  "motorspulung" -> 381190
  "oil additive" -> 381121
  "lubricating oil additive" -> 381121
  "oladditiv" -> 381121
  "additif huile" -> 381121
  "aditivo aceite" -> 381121
  "additivo olio" -> 381121
  "olie additief" -> 381121
  "dodatek do oleju" -> 381121
  "aditivo oleo" -> 381121
  "viscosity" -> 381121
  "additive" -> 381190
  "injector" -> 381190
  "fuel" -> 381190
  "cetane" -> 381190
  "kraftstoffadditiv" -> 381190
  "additiv" -> 381190
  "injektorreiniger" -> 381190
  "benzinstabilisator" -> 381190
  "einspritzdusenreiniger" -> 381190
  "additif" -> 381190
  "injecteurs" -> 381190
  "aditivo" -> 381190
  "inyectores" -> 381190
  "additivo" -> 381190
  "iniettori" -> 381190
  "brandstofadditief" -> 381190
  "additief" -> 381190
  "injectorreiniger" -> 381190
  "dodatek" -> 381190
  "wtryskiwaczy" -> 381190
  "injetores" -> 381190
  "depresator" -> 381190
  "summer" -> 340250
  "screenwash": "winter" 382000; * 382000
  * -> 382000
t: dot 4 brake fluid 500ml => 381900
t: antifreeze coolant g12 5l => 382000
t: diesel injector cleaner additive 300ml => 381190
t: coolant pump for engine => !3820

@ biodiesel
en: biodiesel; fame biodiesel; fatty acid methyl ester; hvo renewable diesel; rapeseed methyl ester; b100; used cooking oil methyl ester; b20 biodiesel blend; ucome
de: Biodiesel; Rapsmethylester; HVO Diesel
fr: biodiesel; ester méthylique
es: biodiésel; éster metílico
it: biodiesel; estere metilico
nl: biodiesel; hvo brandstof
pl: biodiesel; ester metylowy
pt: biodiesel; éster metílico
not: biodiesel kit; biodiesel processor; biodiesel plant; biodiesel equipment
  "hvo" -> 271019
  "b20" -> 271020
  "b7" -> 271020
  * -> 382600
t: biodiesel fame b100 in bulk => 382600
t: used cooking oil => !3826

@ bitumen
en: bitumen; asphalt; petroleum bitumen; cold asphalt; bituminous mastic; roofing tar; cold lay asphalt; cold patch asphalt; coal tar pitch; pitch coal tar; natural asphalt; bitumen emulsion; driveway sealer; gilsonite; coal tar; wood tar; creosote; asphalt mix; bitumen 60/70; pothole repair; bitumen paint primer; roof mastic; birch tar; pine tar; oil shale; benzol; naphthalene crude; mothballs naphthalene; creosote oil; bitumen coating; carbolineum; solvent naphtha; stockholm tar
de: Bitumen; Asphalt; Kaltasphalt; Steinkohlenteer; Bitumenemulsion; Reparaturasphalt; Birkenteer; Buchenholzteer; Bitumenanstrich; Teerpech; Holzteer
fr: bitume; asphalte; enrobé à froid; goudron de houille; goudron de pin; émulsion de bitume; goudron de norvège; brai; créosote
es: betún asfáltico; asfalto; asfalto en frío; alquitrán; emulsión bituminosa; brea; alquitrán de hulla
it: bitume; asfalto; asfalto a freddo; catrame; emulsione bituminosa; guaina liquida bituminosa; catrame di pino
nl: bitumen; asfalt; koudasfalt; koolteer; bitumenemulsie; houtteer; dakcoating bitumen
pl: asfalt; bitum; masa asfaltowa; smoła; emulsja asfaltowa; lepik; dziegieć; asfalt na zimno; masa bitumiczna
pt: betume asfáltico; asfalto; asfalto a frio; alcatrão; emulsão betuminosa; alcatrão de pinho; tela líquida betuminosa
not: asphalt shingle; bitumen sheet; asphalt cutter; bitumen felt; bitumen tape; coal tar shampoo; pine tar soap; asphalt shoe; bitumen membrane; roof bitumen felt; asphalt saw; asphalt paver; coal tar soap; asphalt plant; pine tar bat; asphalt rake; tar remover; bitumen roof sheet; bitumen strip; asphalt roof; asphalt roller; bitumen boiler; asfaltico; asfaltica
  "coal tar pitch" -> 270810
  "coal tar" -> 270600
  "koolteer" -> 270600
  "steinkohlenteer" -> 270600
  "houille" -> 270600
  "hulla" -> 270600
  "pine tar" -> 380700
  "birch|abedul|betulla|bétula" -> 380700
  "wood tar" -> 380700
  "stockholm" -> 380700
  "birkenteer" -> 380700
  "holzteer" -> 380700
  "buchenholzteer" -> 380700
  "houtteer" -> 380700
  "dziegiec" -> 380700
  "goudron de pin" -> 380700
  "norvege" -> 380700
  "pinho" -> 380700
  "pino" -> 380700
  "creosote" -> 270791
  "carbolineum" -> 270791
  "benzol" -> 270710
  "naphthalene" -> 270740
  "solvent naphtha" -> 270750
  "oil shale" -> 271410
  "natural asphalt" -> 271490
  "gilsonite" -> 271490
  "emulsion" -> 271500
  "bitumenemulsion" -> 271500
  "mastic" -> 271500
  "cold" -> 271500
  "kaltasphalt" -> 271500
  "reparaturasphalt" -> 271500
  "froid" -> 271500
  "frio" -> 271500
  "freddo" -> 271500
  "koudasfalt" -> 271500
  "zimno" -> 271500
  "mix" -> 271500
  "patch" -> 271500
  "pothole" -> 271500
  "sealer" -> 271500
  "coating" -> 271500
  "paint" -> 271500
  "anstrich" -> 271500
  "lepik" -> 271500
  * -> 271320
t: petroleum bitumen 60/70 drums => 271320
t: cold asphalt pothole repair 25kg => 271500
t: asphalt shingles roof => !2713

@ carbon-black
en: carbon black; acetylene black; lamp black; furnace black; carbon nanotube powder; graphene powder; rubber carbon black; n330 carbon black; graphene + powder|oxide|nanoplatelet|dispersion; carbon nanotubes; conductive carbon black; fullerene
de: Ruß; Industrieruß; Carbon Black; Graphen
fr: noir de carbone; noir de fumée; graphène
es: negro de humo; negro de carbono; grafeno
it: nerofumo; nero di carbonio; grafene
nl: roet + industrieel|pigment; carbon black; grafeen
pl: sadza; sadza techniczna; grafen
pt: negro de fumo; grafeno
not: graphene ceramic coating; carbon black paint; graphene heating; graphene pad; graphene battery; graphene coating; graphene heater; graphene mask; graphene helmet; graphene jacket; carbon black ring; graphene scooter; graphene racket
  * -> 280300
t: carbon black n330 for rubber => 280300
t: graphene ceramic coating car => !2803

@ carbonate-salt
en: soda ash; baking soda; sodium bicarbonate; washing soda; potassium carbonate; sodium carbonate; lithium carbonate; sodium percarbonate; bicarbonate of soda; ammonium bicarbonate; barium carbonate; potassium bicarbonate; magnesium carbonate hydroxide; strontium carbonate; ammonium carbonate; soda crystals; oxygen bleach sodium percarbonate; nahco3; food grade bicarbonate; baker's ammonia; ph plus pool; potash carbonate; pearl ash; dense soda ash; bread soda; zinc carbonate; cobalt carbonate; cleaning soda; sal soda; nickel carbonate; manganese carbonate
de: Soda = soda + Wasch|Rein|Pulver|kristall; Natron = baking soda; Backnatron = baking soda; Waschsoda = washing soda; Natriumbicarbonat = sodium bicarbonate; Natriumcarbonat = sodium carbonate; Kaliumcarbonat = potassium carbonate; Lithiumcarbonat = lithium carbonate; Natriumpercarbonat = sodium percarbonate; pH Plus = ph plus; Pottasche = potash; Hirschhornsalz = baker's ammonia; Kaisernatron = baking soda; Sauerstoffbleiche = oxygen bleach; Bullrich
fr: bicarbonate de soude = baking soda; carbonate de sodium = sodium carbonate; cristaux de soude = soda crystals; percarbonate de soude = sodium percarbonate; carbonate de potassium = potassium carbonate; carbonate de lithium = lithium carbonate; ph plus = ph plus pool; bicarbonate alimentaire = food grade bicarbonate; percarbonate de sodium = sodium percarbonate; carbonate d'ammonium = ammonium carbonate
es: bicarbonato de sodio = sodium bicarbonate; carbonato de sodio = sodium carbonate; bicarbonato = baking soda; percarbonato de sodio = sodium percarbonate; carbonato de potasio = potassium carbonate; carbonato de litio = lithium carbonate; ph plus = ph plus pool; sosa de lavar = washing soda; bicarbonato sódico = sodium bicarbonate; percarbonato = sodium percarbonate; incrementador de ph = ph increaser; cristales de sosa = soda crystals
it: bicarbonato di sodio = sodium bicarbonate; carbonato di sodio = sodium carbonate; percarbonato di sodio = sodium percarbonate; carbonato di potassio = potassium carbonate; carbonato di litio = lithium carbonate; soda solvay = soda ash; bicarbonato = bicarbonate of soda; ph più = ph plus pool; percarbonato = percarbonate; ammoniaca per dolci = baker's ammonia
nl: zuiveringszout = baking soda; natriumbicarbonaat = sodium bicarbonate; soda = soda + schoonmaak|kristal|kg; natriumcarbonaat = sodium carbonate; natriumpercarbonaat = sodium percarbonate; kaliumcarbonaat = potassium carbonate; ph plus = ph plus pool; baksoda = baking soda; lithiumcarbonaat = lithium carbonate; baking soda = baking soda; kristalsoda = soda crystals; zuurstofbleekmiddel = oxygen bleach
pl: soda oczyszczona = baking soda; węglan sodu = sodium carbonate; soda kalcynowana = soda ash; nadwęglan sodu = sodium percarbonate; węglan potasu = potassium carbonate; wodorowęglan sodu = sodium bicarbonate; węglan litu = lithium carbonate; ph plus = pool ph plus; soda spożywcza = baking soda; amoniak do pieczenia = baking ammonia; nadwęglan = sodium percarbonate; soda czyszcząca = cleaning soda
pt: bicarbonato de sódio = sodium bicarbonate; carbonato de sódio = sodium carbonate; percarbonato de sódio = sodium percarbonate; carbonato de potássio = potassium carbonate; carbonato de lítio = lithium carbonate; ph mais = ph plus; bicarbonato = bicarbonate; barrilha = soda ash; percarbonato = percarbonate
not: baking soda toothpaste; baking soda shampoo; soda blaster; baking soda deodorant; lithium carbonate tablets; bicarbonate tablets; dimethyl carbonate; propylene carbonate; bicarbonate de soude cleaner; baking soda mask; ethylene carbonate; soda water; soda crystals face; bicarbonate soap; baking soda shooter; sodium bicarbonate capsule
  "percarbonate" -> 283699
  "natriumpercarbonat" -> 283699
  "sauerstoffbleiche" -> 283699
  "percarbonato" -> 283699
  "natriumpercarbonaat" -> 283699
  "zuurstofbleekmiddel" -> 283699
  "nadweglan" -> 283699
  "ammonium" -> 283699
  "hirschhornsalz" -> 283699
  "baker's ammonia" -> 283699
  "ammoniaca" -> 283699
  "amoniak" -> 283699
  "d'ammonium" -> 283699
  "magnesium|magnesio" -> 283699
  "zinc|zinco" -> 283699
  "cobalt|cobalto" -> 283699
  "nickel|níquel|nichel" -> 283699
  "manganese|manganeso|manganês" -> 283699
  "lithium" -> 283691
  "lithiumcarbonat" -> 283691
  "litio" -> 283691
  "lithiumcarbonaat" -> 283691
  "litu" -> 283691
  "barium|bario" -> 283660
  "strontium" -> 283692
  "potassium" -> 283640
  "pearl ash" -> 283640
  "potash" -> 283640
  "kaliumcarbonat" -> 283640
  "pottasche" -> 283640
  "potasio" -> 283640
  "potassio" -> 283640
  "kaliumcarbonaat" -> 283640
  "potasu" -> 283640
  "bicarb" -> 283630
  "bicarbonate" -> 283630
  "baking soda" -> 283630
  "bread soda" -> 283630
  "natron" -> 283630
  "backnatron" -> 283630
  "kaisernatron" -> 283630
  "bullrich" -> 283630
  "natriumbicarbonat" -> 283630
  "bicarbonato" -> 283630
  "zuiveringszout" -> 283630
  "natriumbicarbonaat" -> 283630
  "baksoda" -> 283630
  "oczyszczona" -> 283630
  "wodoroweglan" -> 283630
  "soda spozywcza" -> 283630
  "nahco3" -> 283630
  * -> 283620
t: baking soda sodium bicarbonate 1kg => 283630
t: dense soda ash 1000kg big bag => 283620
t: lithium carbonate battery grade => 283691
t: sodium percarbonate 1kg => 283699
t: soda water maker => !2836

@ cement
en: cement; portland cement; white cement; cement clinker; grey cement; aluminous cement; rapid set cement; slag cement; masonry cement; cement bag; bagged cement; refractory cement; fire cement; ciment fondu; tile cement; oil well cement; hydraulic cement; refractory castable; refractory mortar; fire mortar; castable refractory; ramming mass
de: Zement = cement; Portlandzement = portland cement; Weißzement = white cement; Klinker Zement = cement clinker; Schnellzement = quick cement; Feuerfestmörtel = refractory mortar; Ofenmörtel = stove mortar; Feuerzement = fire cement; Feuerbeton = refractory concrete; Zementklinker = cement clinker
fr: ciment = cement; ciment portland = portland cement; ciment blanc = white cement; ciment gris = grey cement; ciment réfractaire = refractory cement; ciment prompt = rapid set cement; clinker = cement clinker; mortier réfractaire = refractory mortar
es: cemento = cement; cemento portland = portland cement; cemento blanco = white cement; cemento gris = grey cement; clínker = cement clinker; cemento rápido = rapid set cement; cemento refractario = refractory cement; mortero refractario = refractory mortar
it: cemento = cement; cemento portland = portland cement; cemento bianco = white cement; cemento grigio = grey cement; clinker = cement clinker; cemento rapido = rapid set cement; cemento refrattario = refractory cement; malta refrattaria = refractory mortar
nl: cement = cement; portlandcement = portland cement; witte cement = white cement; klinker cement; snelcement = rapid set cement; vuurvast cement = refractory cement; vuurvaste mortel = refractory mortar
pl: cement = cement; cement portlandzki = portland cement; cement biały = white cement; klinkier cementowy = cement clinker; cement szybkowiążący = rapid set cement; cement ogniotrwały = refractory cement; zaprawa ogniotrwała = refractory mortar; zaprawa szamotowa = fireclay mortar
pt: cimento = cement; cimento portland = portland cement; cimento branco = white cement; clínquer = cement clinker; cimento rápido = fast setting cement; cimento refratário = refractory cement; argamassa refratária = refractory mortar
not: cement mixer; cement board; dental cement; cement pot; rubber cement; cement planter; bone cement; cement tile; cement trowel; pvc cement; contact cement; solvent cement; crown cement; plastic cement; cement grey; temporary cement; cement glue; cement colour; tamiya cement; cement mould; cement block; gasket cement; cement wall; model cement; vulcanizing cement; cement vase; fibre cement; cement dye; roof cement; muffler cement; cement mold; cement tray; cement kiln; cement sheet; asbestos cement; cimento dentario; cemento dentale; glass ionomer; barge cement
  "refractory" -> 381600
  "fire": * 381600
  "feuerfestmortel" -> 381600
  "ofenmortel" -> 381600
  "feuerzement" -> 381600
  "feuerbeton" -> 381600
  "refractaire" -> 381600
  "refractario" -> 381600
  "refrattario" -> 381600
  "refrattaria" -> 381600
  "vuurvast" -> 381600
  "vuurvaste" -> 381600
  "ogniotrwaly" -> 381600
  "ogniotrwala" -> 381600
  "szamotowa" -> 381600
  "refratario" -> 381600
  "refrataria" -> 381600
  "castable" -> 381600
  "ramming" -> 381600
  "clinker" -> 252310
  "zementklinker" -> 252310
  "klinker" -> 252310
  "clinquer" -> 252310
  "klinkier" -> 252310
  "tile cement" -> 382450
  "cola" -> 382450
  "white|witte|weiß|biały|biały cement|weißer" -> 252321
  "weisszement" -> 252321
  "blanc" -> 252321
  "blanco" -> 252321
  "bianco" -> 252321
  "witte" -> 252321
  "bialy" -> 252321
  "branco" -> 252321
  "aluminous" -> 252330
  "fondu" -> 252330
  "slag" -> 252390
  "hydraulic" -> 252390 
  * -> 252329
t: grey portland cement 42.5r 25kg => 252329
t: cement clinker in bulk => 252310
t: white portland cement => 252321
t: concrete cement mixer 120l => !2523

@ ceramic-glaze
en: ceramic glaze; pottery glaze; underglaze; glass frit; vitrifiable enamel; enamel powder; frit; engobe; lustre liquid gold; ceramic stain; glaze powder; overglaze; glass powder frit; jewellery enamel powder; ceramic pigment; enamelling powder; raku glaze; glazing powder; casting slip; porcelain slip; glass granules; ceramic colour
de: Keramikglasur; Glasur + Keramik|Ton|Steinzeug|Effekt; Emailpulver; Fritte; Engobe; Gießmasse Porzellan; Unterglasurfarbe
fr: émail céramique; engobe; glaçure; émail en poudre; sous émail
es: esmalte cerámico; frita; engobe; bajo esmalte; esmalte en polvo; barbotina
it: smalto ceramico; fritta; ingobbio; cristallina; smalto in polvere; barbottina
nl: keramisch glazuur; glazuur; frit + glas; emaillepoeder; engobe
pl: szkliwo ceramiczne; szkliwo; fryta; angoba; emalia proszkowa
pt: vidrado cerâmico; frita; engobe; esmalte cerâmico; barbotina
not: glazed; frites; fritter; slip casting mould; balsamic glaze; cake glaze; lip glaze; glaze gel; hair glaze; glaze donut; glaze nail; frittata; fritura; smalto in polvere unghie; brow glaze; patatas fritas; frittura
  "stain" -> 320710
  "pigment" -> 320710
  "colour" -> 320710
  "underglaze" -> 320710
  "unterglasurfarbe" -> 320710
  "lustre" -> 320730
  "frit" -> 320740
  "fritte" -> 320740
  "fritta" -> 320740
  "frita" -> 320740
  "fryta" -> 320740
  "glass powder" -> 320740
  "granules" -> 320740
  * -> 320720
t: stoneware ceramic glaze brush on 473ml => 320720
t: glass frit coe 96 => 320740
t: glazed ceramic vase => !3207

@ chalk-limestone
en: calcium carbonate; ground limestone; precipitated calcium carbonate; limestone; chalk powder; natural chalk; limestone flux; gcc calcium carbonate; whiting powder; garden lime; whiting chalk; limestone powder; agricultural lime; limestone chippings; caco3; gym chalk; weightlifting chalk; magnesium carbonate; edible chalk; liquid chalk; magnesium carbonate block
de: Calciumcarbonat; Kreidepulver; Kalkstein; Gartenkalk; Kalksteinmehl; Schlämmkreide; Magnesiumcarbonat; Kletterkreide; Rasenkalk; Magnesia + Kletter|Turn|flüssig
fr: carbonate de calcium; craie en poudre; calcaire broyé; blanc de meudon; carbonate de magnésium; chaux jardin
es: carbonato de calcio; creta; caliza; carbonato cálcico; carbonato de magnesio; tiza en polvo; magnesia + escalada|gimnasio|líquida
it: carbonato di calcio; calcare macinato; gesso in polvere naturale; carbonato di magnesio
nl: calciumcarbonaat; krijtpoeder; kalksteen; magnesiumcarbonaat; tuinkalk; klimkrijt; magnesium poeder klimmen
pl: węglan wapnia; kreda malarska; wapień; węglan magnezu; kreda nawozowa; magnezja wspinaczkowa
pt: carbonato de cálcio; calcário; carbonato de magnésio; giz em pó natural
not: chalk bag; chalk pastel; chalk paint; chalk line; blackboard chalk; limestone tile; chalk marker; chalk board; chalk holder; hair chalk; chalk stick; cue chalk; pool chalk; tailor chalk; chalk set; limestone fossil; chalkboard; sidewalk chalk; limestone slab; chalk ball bag; calcium carbonate tablet; limestone paving; billiard chalk; chalk bucket; limestone fireplace
  "precipitated" -> 283650
  "magnesium" -> 283699
  "magnesiumcarbonat" -> 283699
  "climbing" -> 283699
  "gym chalk" -> 283699
  "weightlifting" -> 283699
  "liquid chalk" -> 382499
  "kletterkreide" -> 283699
  "magnesia" -> 283699
  "magnesie" -> 283699
  "magnesio" -> 283699
  "magnesite" -> 283699
  "magnesiumcarbonaat" -> 283699
  "klimkrijt" -> 283699
  "magnezu" -> 283699
  "magnezja" -> 283699
  "limestone|caliza|calcare|calcário": "powder|polvo|polvere|pó" 251749 ~.3; * 252100
  "kalkstein" -> 252100
  "agricultural|agrícola|agricolo" -> 252100
  "garden lime" -> 252100
  "gartenkalk" -> 252100
  "chalk" -> 250900
  "whiting" -> 250900
  "ground|molido|macinato|moído" -> 250900
  "gcc" -> 250900
  "schlammkreide" -> 250900
  "craie" -> 250900
  "creta" -> 250900
  "kreda" -> 250900
  * -> 283650
t: precipitated calcium carbonate 25kg => 283650
t: natural chalk powder => 250900
t: climbing chalk block 56g => 283699
t: chalk bag for climbing => !2836

@ chemical-waste
en: chemical waste; waste solvent; sewage sludge; clinical waste; municipal waste; waste pickling liquor; waste antifreeze; industrial waste; spent solvent; hazardous waste; waste brake fluid; refuse derived fuel; spent etching solution; medical waste; household waste; rdf; waste acid
de: Altlösemittel; Klärschlamm; Sondermüll; Klinikabfall; Siedlungsabfall; chemischer Abfall; Ersatzbrennstoff
fr: déchets chimiques; boues d'épuration; solvants usés; déchets ménagers; déchets cliniques
es: residuos químicos; lodos de depuradora; disolventes usados; residuos municipales; residuos clínicos
it: rifiuti chimici; fanghi di depurazione; solventi esausti; rifiuti urbani; rifiuti clinici
nl: chemisch afval; rioolslib; huishoudelijk afval; ziekenhuisafval
pl: odpady chemiczne; osad ściekowy; odpady komunalne; odpady medyczne
pt: resíduos químicos; lamas de depuração; resíduos municipais; resíduos clínicos
not: medical waste bin; chemical waste bin; waste bin; medical waste bag; waste container; household waste bin; waste bag; medical waste incinerator
  "sludge" -> 382520
  "klarschlamm" -> 382520
  "boues" -> 382520
  "lodos" -> 382520
  "fanghi" -> 382520
  "rioolslib" -> 382520
  "osad" -> 382520
  "lamas" -> 382520
  "clinical" -> 382530
  "medical" -> 382530
  "klinikabfall" -> 382530
  "cliniques" -> 382530
  "clinicos" -> 382530
  "clinici" -> 382530
  "ziekenhuisafval" -> 382530
  "medyczne" -> 382530
  "municipal" -> 382510
  "household|doméstico" -> 382510
  "rdf" -> 382510
  "refuse derived" -> 382510
  "siedlungsabfall" -> 382510
  "menagers" -> 382510
  "urbani" -> 382510
  "huishoudelijk" -> 382510
  "komunalne" -> 382510
  "non halogenated" -> 382549
  "halogenated" -> 382541
  "solvent" -> 382549
  "altlosemittel" -> 382549
  "solvants" -> 382549
  "disolventes" -> 382549
  "solventi" -> 382549
  "pickling" -> 382550
  "antifreeze" -> 382550
  "brake fluid" -> 382550
  "acid" -> 382569
  "etching" -> 382569
  * -> 382561
t: sewage sludge dried => 382520
t: medical waste bin 50l => !3825

@ clay
en: kaolin; kaolin clay; bentonite; bentonite clay; fuller's earth; china clay; ball clay; fireclay; chamotte; french green clay; calcium bentonite; pottery clay raw; rhassoul clay; multani mitti; mullite; kyanite; pink clay powder; green clay powder; montmorillonite; attapulgite; andalusite; white clay powder; ghassoul clay; illite clay; sepiolite; drilling bentonite; red clay powder; grog clay; edible clay; clay powder; calcined kaolin
de: Kaolin; Bentonit; Ton Pulver; Heilerde; Schamotte; grüne Tonerde; Rhassoul; weiße Tonerde; Lavaerde; rosa Tonerde; Walkerde
fr: kaolin; bentonite; argile verte; argile blanche; terre de fuller; rhassoul; argile rose; argile en poudre; chamotte
es: caolín; bentonita; arcilla verde; arcilla blanca; tierra de batán; arcilla roja; chamota; arcilla en polvo
it: caolino; bentonite; argilla verde; argilla bianca; argilla ventilata; ghassoul; argilla rosa; chamotte
nl: kaolien; bentoniet; groene klei; witte klei; rhassoul
pl: kaolin; bentonit; glinka zielona; glinka biała; glinka ghassoul; glinka kaolinowa; glinka czerwona; glinka różowa
pt: caulim; bentonite; argila verde; argila branca; argila rosa
not: clay mask; polymer clay; modelling clay; clay tool; clay bar; clay pot; clay pipe; clay tile; hair clay; air dry clay; clay pebble; clay bead; clay roof; cat litter box; cat litter scoop; cat litter mat; litter tray; cat litter disposal; tofu cat litter; cat litter deodorant; cat litter cabinet; silica cat litter; kaolin mask; cat litter robot; pine cat litter; wood cat litter; crystal cat litter; paper cat litter; cat litter shovel; cat litter liner; cat litter tray; cat litter bag; cat litter deodorizer; cat litter storage; cat litter house; cat litter furniture; cat litter container; cat litter holder; arena para gatos silice; litter locker; litiere vegetale; wooden cat litter; corn cat litter; plant cat litter; kaolin clay soap; clay mask powder set; clay roof tile; clay paving; clay plaster; clay shooting
  "silica gel" -> 281122
  "bentonite": * 250810
  "bentonit" -> 250810
  "bentonita" -> 250810
  "bentoniet" -> 250810
  "bentonitowy" -> 250810
  "montmorillonite" -> 250810
  "cat litter" -> 250810
  "katzenstreu" -> 250810
  "klumpstreu" -> 250810
  "litiere" -> 250810
  "gatos" -> 250810
  "arena aglomerante" -> 250810
  "areia aglomerante" -> 250810
  "lettiera" -> 250810
  "kattengrit" -> 250810
  "kattenbakvulling" -> 250810
  "zwirek" -> 250810
  "kaolin" -> 250700
  "china clay" -> 250700
  "caolin" -> 250700
  "caolino" -> 250700
  "kaolien" -> 250700
  "caulim" -> 250700
  "kaolinowa" -> 250700
  "white clay" -> 250700
  "argile blanche" -> 250700
  "arcilla blanca" -> 250700
  "argilla bianca" -> 250700
  "witte klei" -> 250700
  "biala" -> 250700
  "argila branca" -> 250700
  "fireclay" -> 250830
  "chamotte" -> 250870
  "schamotte" -> 250870
  "chamota" -> 250870
  "grog" -> 250870
  "mullite" -> 250860
  "kyanite" -> 250850
  "andalusite" -> 250850
  "attapulgite" -> 250840
  * -> 250840
t: kaolin clay powder 1kg => 250700
t: bentonite clay 25kg bag => 250810
t: clumping cat litter bentonite 10l => 250810
t: polymer clay kit => !2508

@ coal
en: coal; anthracite; steam coal; coking coal; coal briquettes; bituminous coal; lignite; peat; peat moss; coke fuel; metallurgical coke; lignite briquettes; thermal coal; sphagnum peat; house coal; smokeless coal; foundry coke; petroleum coke; calcined petroleum coke; pet coke; peat substrate; calcined petcoke; pitch coke; brown coal; coal lumps; smokeless fuel; coke breeze; smithing coal; coco free peat compost; semi coke; sub bituminous coal
de: Steinkohle; Anthrazit = anthracite + Kohle|Heizen|Brennstoff|Nusskohle|Eierkohle; Braunkohlebriketts; Torf; Koks; Petrolkoks; Kohlebriketts; Weißtorf; Kohle + Heiz|Schmiede|Stein; Torfquelltabletten; Braunkohle; Kokskohle
fr: charbon minéral; anthracite = anthracite + charbon|combustible|poêle|chauffage; tourbe; coke; houille; lignite; boulets de charbon; briquettes de lignite; tourbe blonde; coke de pétrole; charbon de terre
es: carbón mineral; antracita = anthracite + carbón|combustible|estufa; turba; coque; lignito; hulla; turba rubia; coque de petróleo; briquetas de lignito
it: carbone fossile; antracite = anthracite + carbone|combustibile|stufa; torba; coke; lignite; torba bionda; coke di petrolio; bricchetti di lignite
nl: steenkool; antraciet = anthracite + kolen|steenkool|brandstof|kachel; turf; bruinkoolbriketten; cokes; turfmolm; petroleumcokes; tuinturf
pl: węgiel kamienny; antracyt = anthracite + węgiel|opał|paliwo; torf; koks; ekogroszek; węgiel brunatny; torf ogrodniczy; koks naftowy; brykiet węgla brunatnego; torf kwaśny; miał węglowy
pt: carvão mineral; antracite = anthracite + carvão|combustível|aquecedor; turfa; coque; hulha; linhite; coque de petróleo; turfa loura
not: charcoal; diet coke; coal tar; activated carbon; coal scuttle; coal black; peat whisky; coal bucket; coal shovel; anthracite grey; coal tongs; coca cola; coal hod; coke can; barbecue coal; anthracite colour; coal shampoo; peat free; charcoal briquettes; hookah coal; shisha coal; anthracite grey ral; coal soap; coal miner; coconut coal; coal fire effect; anthracite gray; anthracite radiator; anthracite fence; coal face mask; coal grabber; coal effect; coke bottle; coal drop; peat pot; coke zero; colour anthracite; peat trays; coal fork; pots peat
  "calcined": * 271312
  "petroleum coke" -> 271311
  "pet coke" -> 271311
  "petcoke" -> 271311
  "petrolkoks" -> 271311
  "coke de petrole" -> 271311
  "coque de petroleo" -> 271311
  "coke di petrolio" -> 271311
  "petroleumcokes" -> 271311
  "naftowy" -> 271311
  "pitch" -> 270820
  "lignite" "briquettes" -> 270220
  "braunkohlebriketts" -> 270220
  "bruinkoolbriketten" -> 270220
  "briquettes de lignite" -> 270220
  "briquetas de lignito" -> 270220
  "bricchetti" -> 270220
  "lignite" -> 270210
  "brown coal" -> 270210
  "braunkohle" -> 270210
  "lignito" -> 270210
  "brunatny" -> 270210
  "linhite" -> 270210
  "peat" -> 270300
  "jiffy" -> 270300
  "torf" -> 270300
  "weisstorf" -> 270300
  "torfquelltabletten" -> 270300
  "tourbe" -> 270300
  "turba" -> 270300
  "torba" -> 270300
  "turf" -> 270300
  "turfmolm" -> 270300
  "tuinturf" -> 270300
  "turfa" -> 270300
  "coking coal" -> 270112
  "kokskohle" -> 270112
  "coke" -> 270400
  "koks" -> 270400
  "coque" -> 270400
  "briquettes" -> 270120
  "kohlebriketts" -> 270120
  "boulets" -> 270120
  "smokeless" -> 270120
  "anthracite" -> 270111
  "anthrazit" -> 270111
  "antracita" -> 270111
  "antracite" -> 270111
  "antraciet" -> 270111
  "antracyt" -> 270111
  "sub bituminous" -> 270119
  * -> 270112
t: steam coal 6000 kcal in bulk => 270112
t: anthracite 10-30mm => 270111
t: Anthrazit Kohle 25 kg => 270111
t: Pflanzkübel Kunststoff anthrazit => !2701
t: sphagnum peat moss 70l => 270300
t: calcined petroleum coke => 271312
t: bbq charcoal 5kg => !2701

@ concrete-additive
en: concrete admixture; superplasticizer; waterproofing admixture; mortar additive; concrete plasticizer; accelerator concrete; air entraining agent; polycarboxylate superplasticizer; cement retarder; curing compound; waterproofing powder cement; mortar plasticiser; foundry binder; core binder; mould binder; frostproofer mortar; sbr bonding additive; concrete hardener; foundry resin binder; concrete accelerator; fibre admixture; shrinkage reducing admixture; feb mortar plasticiser
de: Betonzusatzmittel; Fließmittel; Mörtelzusatz; Betonverflüssiger; Frostschutz Mörtel; Betonhärter; Kernbinder
fr: adjuvant béton; superplastifiant; hydrofuge de masse; plastifiant mortier; accélérateur de prise
es: aditivo hormigón; superplastificante; acelerante hormigón; plastificante mortero; aditivo mortero
it: additivo calcestruzzo; superfluidificante; additivo malta; fluidificante cemento
nl: betonadditief; superplastificeerder; hulpstof mortel
pl: domieszka do betonu; plastyfikator; superplastyfikator; plastyfikator do betonu; domieszka do zapraw
pt: aditivo betão; superplastificante; acelerador de presa; aditivo argamassa
  "binder" -> 382410
  "kernbinder" -> 382410
  * -> 382440
t: polycarboxylate superplasticizer powder => 382440
t: ready mix mortar => !382440

@ crude-petroleum
en: crude oil; petroleum oil crude; petrol; gasoline; diesel fuel; kerosene; jet fuel; fuel oil; heating oil; naphtha; lamp oil; white spirit; diesel; marine gas oil; gas oil; paraffin oil; aviation gasoline; heavy fuel oil; mineral spirits; unleaded petrol; petroleum ether; natural gas condensate; alkylate petrol; chainsaw fuel; camping fuel; alkylate fuel; white gas; automotive diesel; bunker fuel; citronella lamp oil; ultra low sulphur diesel; en590 diesel; barbecue lighter fluid; firelighting fluid; naphta; 2 stroke fuel premix; torch oil; stove fuel kerosene; solvent naphtha light; hydrocarbon solvent; isoparaffin; brent crude; charcoal lighter fluid; jet a1; medicinal liquid paraffin; motor gasoline; coleman fuel; liquid paraffin lamp
de: Rohöl; Erdöl; Dieselkraftstoff; Kerosin; Heizöl; Lampenöl; Petroleum; Waschbenzin; Terpentinersatz; Testbenzin; Diesel; Gasöl; Alkylatbenzin; Grillanzünder flüssig; Schweröl; Gerätebenzin; Petrolether; Wundbenzin; Fackelöl; Naphtha; Benzin + Liter|Oktan|bleifrei|Kraftstoff|Tonnen|Tankwagen|Super
fr: pétrole brut; essence; gazole; kérosène; fioul; pétrole lampant; white spirit; huile pour lampe; essence f; diesel; pétrole désaromatisé; allume feu liquide; naphta; essence alkylate; combustible poêle pétrole
es: petróleo crudo; gasolina; gasóleo; queroseno; fueloil; aceite para lámparas; aguarrás mineral; diésel; white spirit; nafta; parafina líquida estufa; combustible para lámpara; líquido encendedor barbacoa
it: petrolio greggio; benzina; gasolio; cherosene; olio combustibile; acquaragia minerale; olio per lampade; kerosene; petrolio bianco; nafta; accendifuoco liquido; combustibile per stufe
nl: ruwe olie; diesel; kerosine; stookolie; lampenolie; terpentine mineraal; wasbenzine; petroleum; gasolie; aardolie; nafta; aanmaakvloeistof; white spirit; petroleumether; benzine + liter|octaan|loodvrij|ton|brandstof
pl: ropa naftowa; olej napędowy; nafta; olej opałowy; benzyna lakowa; olej do lamp; benzyna ekstrakcyjna; nafta oświetleniowa; podpałka płynna; mazut; white spirit; oliwa do lamp; benzyna + litr|bezołowiowa|95|98|paliwo|cysterna
pt: petróleo bruto; gasolina; gasóleo; querosene; fuelóleo; petróleo para candeeiros; aguarrás mineral; diesel; white spirit; nafta; óleo para lamparinas; acendalhas líquidas
not: petrol can; diesel watch; diesel engine; motorhome diesel; motorhome petrol; camper diesel; campervan petrol; campervan diesel; van diesel; van petrol; minibus diesel; bus diesel; coach diesel; suv diesel; suv petrol; car diesel; car petrol; truck petrol; lorry diesel; lorry petrol; tractor diesel; tractor petrol; diesel suv; diesel car; diesel van; diesel bus; diesel minibus; diesel coach; diesel lorry; diesel locomotive; diesel railcar; diesel boat; hybrid diesel; hybrid petrol; diesel hybrid; petrol hybrid; petrol car; petrol van; petrol scooter; petrol moped; petrol lighter; petrol quad; petrol bus; truck diesel; vehicle diesel; vehicle petrol; seats diesel; seats petrol; petrol auto; kerosene lantern; benzinfeuerzeug; petrol pocket lighter; petrol generator; diesel heater; petrol pump; gasoline engine; petrol strimmer; petrol lawn mower; diesel injector; kerosene heater; oil lamp; petrol chainsaw; diesel filter; petrol cap; kerosene stove; diesel generator; gasoline generator; fuel oil filter; diesel jeans; petrol blue; oil can; kerosene lamp; diesel particulate; petrol hedge; diesel pump; diesel additive; diesel shoes; gas oil burner; diesel cleaner; biodiesel; petrol tank; petrol station; diesel t shirt; diesel perfume; heating oil tank; lamp oil burner; jet fuel perfume; petrol leaf blower; diesel exhaust fluid; fuel oil pump; diesel bag; diesel belt; petrol hose; diesel wallet; petrol engine; petrol trimmer; diesel underwear; gasoline can; diesel nozzle; diesel compressor; diesel truck; diesel pickup; diesel tank; diesel glow; diesel parking; petrol canister; diesel fuel pump; gasoline pump; diesel air heater; diesel sneakers; petrol water pump; diesel test; diesel boots; essence de parfum; white spirit bottle; anlasser diesel; starter diesel; rozrusznik diesel; startmotor diesel; benzin rasenmaher; rasenmaher benzin; kettensage benzin
  "crude" -> 270900
  "brent" -> 270900
  "condensate" -> 270900
  "rohol" -> 270900
  "erdol" -> 270900
  "brut" -> 270900
  "crudo" -> 270900
  "greggio" -> 270900
  "ruwe" -> 270900
  "aardolie" -> 270900
  "ropa" -> 270900
  "bruto" -> 270900
  "diesel" -> 271019
  "gas oil" -> 271019
  "gasol" -> 271019
  "kerosene" -> 271019
  "jet" -> 271019
  "fuel oil" -> 271019
  "heating" -> 271019
  "heizol" -> 271019
  "lamp oil" -> 271019
  "lampenol" -> 271019
  "fackelol" -> 271019
  "torch" -> 271019
  "paraffin|parafina|paraffina" -> 271019
  "kerosin" -> 271019
  "petroleum": "ether" 271012; * 271019
  "schwerol" -> 271019
  "gazole" -> 271019
  "fioul" -> 271019
  "kerosine" -> 271019
  "lampant" -> 271019
  "huile pour lampe" -> 271019
  "gasoleo" -> 271019
  "queroseno" -> 271019
  "querosene" -> 271019
  "fueloil" -> 271019
  "lamparas" -> 271019
  "gasolio" -> 271019
  "cherosene" -> 271019
  "combustibile" -> 271019
  "lampade" -> 271019
  "stookolie" -> 271019
  "lampenolie" -> 271019
  "gasolie" -> 271019
  "napedowy" -> 271019
  "opalowy" -> 271019
  "mazut" -> 271019
  "lamp" -> 271019
  "oswietleniowa" -> 271019
  "fueloleo" -> 271019
  "candeeiros" -> 271019
  "bunker" -> 271019
  * -> 271012
t: crude petroleum oil in bulk => 270900
t: ultra low sulphur diesel fuel => 271019
t: unleaded petrol 95 ron => 271012
t: white spirit 1 litre => 271012
t: petrol lawn mower => !2710

@ culture-medium
en: culture medium; agar plate; nutrient agar; petri dish agar; cell culture medium; lb broth; blood agar; potato dextrose agar; dulbecco medium; dmem; plant tissue culture medium; tryptic soy broth; nutrient broth; ms medium; microbiological culture media; sabouraud agar; malt extract agar; mycelium agar plates; macconkey agar; prepoured agar plates; rpmi 1640; cell culture media; lb agar; dipslide; serum free medium; yeast nutrient; mushroom agar
de: Nährmedium; Agarplatte; Nährboden; Zellkulturmedium; Nährbouillon; Hefenährsalz
fr: milieu de culture; gélose nutritive; gélose; nutriment levure
es: medio de cultivo; agar nutritivo; placas de agar; nutriente levadura
it: terreno di coltura; agar nutriente; piastre agar; nutriente per lieviti
nl: voedingsbodem; kweekmedium; agarplaten; gistvoeding
pl: podłoże mikrobiologiczne; pożywka; agar odżywczy; pożywka dla drożdży; podłoże hodowlane
pt: meio de cultura; ágar nutritivo; placas de ágar; nutriente levedura
  "yeast nutrient" -> 382499 
  "hefenahrsalz" -> 382499
  "nutriment" -> 382499
  "gistvoeding" -> 382499
  "drozdzy" -> 382499
  * -> 382100
t: nutrient agar plates 10 pcs => 382100
t: agar agar powder food => !3821

@ diatomite-pumice
en: diatomaceous earth; kieselguhr; food grade diatomaceous earth; diatomite; pumice stone; pumice; pumice gravel; emery powder; garnet abrasive; garnet sand; natural corundum; garnet abrasive grain; blasting garnet; pumice powder; foot pumice; emery grain; pumice foot stone
de: Kieselgur; Bimsstein; Granatsand; Bimskies; Schmirgelpulver; Diatomeenerde
fr: terre de diatomée; pierre ponce; ponce; grenat abrasif; poudre d'émeri
es: tierra de diatomeas; piedra pómez; granate abrasivo; polvo de esmeril
it: farina fossile; pietra pomice; pomice; granato abrasivo; terra di diatomee
nl: diatomeeënaarde; puimsteen; granaatzand; bims
pl: ziemia okrzemkowa; pumeks; granat ścierny; diatomit
pt: terra de diatomáceas; pedra pomes; granada abrasiva; diatomita
not: diatomite mat; diatomaceous bath mat; pumice soap; garnet ring; diatomite coaster; diatomaceous earth applicator; diatomaceous coaster; diatomite bath; diatomite soap; emery board; emery cloth; emery paper; diatomaceous earth duster; garnet stone; garnet bead; poncer
  "pumice": state=raw 251310; "powder|polvo|polvere|pó" 251310; "gravel" 251310; "foot" 680430; * 680430      # shaped into hand stones: 6804.30
  "bimsstein" -> 680430
  "pierre ponce" -> 680430
  "piedra pomez" -> 680430
  "pietra pomice" -> 680430
  "puimsteen" -> 680430
  "pumeks" -> 680430
  "pedra pomes" -> 680430
  "bimskies" -> 251310
  "bims" -> 251310
  "garnet" -> 251320
  "granatsand" -> 251320
  "grenat" -> 251320
  "granate" -> 251320
  "granato" -> 251320
  "granaatzand" -> 251320
  "granat" -> 251320
  "granada" -> 251320
  "emery" -> 251320
  "corundum" -> 251320
  "calcined" -> 380290
  "flux" -> 380290
  * -> 251200
t: food grade diatomaceous earth 2kg => 251200
t: garnet abrasive 80 mesh for blasting => 251320
t: diatomite bath mat => !2512

@ disinfectant
en: disinfectant; hand sanitiser; hand sanitizer; antiseptic; surface disinfectant; antiseptic liquid; pool chlorine tablet; disinfectant spray; alcohol pad; antiseptic wipes; sanitiser gel; chlorine tablet; isopropyl wipes; povidone iodine; chlorhexidine; iodine tincture; water purification tablet; sanitising spray; disinfectant concentrate; hospital disinfectant; pool shock; sanitizing wipes; brewing sanitiser; baby bottle sterilising tablets; sterilising fluid; hand sanitizer gel; alcohol swab; antibacterial hand gel; alcohol gel; hand gel; antiseptic spray; dettol; water treatment tablets; chlorine dioxide; tea tree antiseptic; virucidal; multifunction chlorine tablets; sterilising tablets; hypochlorous acid spray; alcohol prep pad; bromine tablets; hot tub chlorine granules; pool chlorine; sodium chlorite drops; quaternary disinfectant; laundry sanitiser; toilet seat sanitizer; dog wound spray antiseptic; umbilical; biocide; pond disinfectant; star san; slimicide; preservative biocide; disinfection tablets; wound antiseptic spray; wound disinfectant
de: Desinfektionsmittel = disinfectant; Handdesinfektion = hand disinfection; Desinfektionsspray = disinfectant spray; Chlortabletten = chlorine tablet; Händedesinfektionsmittel = hand disinfectant; Flächendesinfektion = surface disinfection; Wunddesinfektion = wound disinfectant; Wasserentkeimung Tabletten = water purification tablet; Poolchlor = pool chlorine; Hygienespray = hygiene spray; Wasserentkeimungstabletten = water purification tablet; Sagrotan; Wunddesinfektionsspray = wound disinfectant spray; Hygienespüler = hygiene rinse; Jodtinktur = iodine tincture; Biozid = biocide; Chlor Multitabs = chlorine multi tab; Chlorgranulat Pool = pool chlorine granule; Sterilisationstabletten = sterilising tablet; Octenisept; Desinfektionsreiniger = disinfectant cleaner
fr: désinfectant = disinfectant; gel hydroalcoolique = hydroalcoholic gel; antiseptique = antiseptic; pastilles chlore piscine = pool chlorine tablets; spray désinfectant = disinfectant spray; galets chlore = chlorine tablets; chlore piscine = pool chlorine; pastilles purification eau = water purification tablets; chlore choc = pool shock; bétadine = povidone iodine; solution hydroalcoolique = hydroalcoholic solution; chlorhexidine = chlorhexidine; spray antiseptique = antiseptic spray; brome piscine = pool bromine; désinfectant linge = laundry disinfectant; lingettes antiseptiques = antiseptic wipes
es: desinfectante = disinfectant; gel hidroalcohólico = sanitiser gel; antiséptico = antiseptic; pastillas de cloro = chlorine tablet; spray desinfectante = disinfectant spray; cloro piscina = pool chlorine; povidona yodada = povidone iodine; tabletas de cloro = chlorine tablet; desinfectante superficies = surface disinfectant; clorhexidina = chlorhexidine; cloro granulado = granular chlorine; cloro multiacción = multi-action chlorine; pastillas potabilizadoras = water purification tablet; desinfectante ropa = laundry disinfectant; betadine = povidone iodine; bromo piscina = pool bromine; gel desinfectante manos = sanitiser gel
it: disinfettante = disinfectant; gel igienizzante mani = hand sanitizer; antisettico = antiseptic; pastiglie cloro = chlorine tablet; spray disinfettante = disinfectant spray; cloro piscina = pool chlorine; amuchina = chlorine disinfectant; clorexidina = chlorhexidine; gel disinfettante mani = sanitiser gel; cloro granulare = granular chlorine; disinfettante bucato = laundry disinfectant; igienizzante spray = sanitising spray; pastiglie cloro piscina = pool chlorine tablet; disinfettante superfici = surface disinfectant; tintura di iodio = iodine tincture; cloro in pastiglie = chlorine tablet; betadine = povidone iodine
nl: desinfectiemiddel = disinfectant; handgel = hand sanitiser; ontsmettingsmiddel = disinfectant; chloortabletten = chlorine tablet; desinfectiespray = disinfectant spray; handalcohol = hand sanitiser; desinfecterende handgel = sanitiser gel; waterzuiveringstabletten = water purification tablet; alcoholdoekjes = alcohol pad; chloortabletten zwembad = pool chlorine tablet; betadine = povidone iodine; wondspray = wound spray; handdesinfectie = hand sanitiser; hygiënespray = hygiene spray; chloorgranulaat = chlorine granules
pl: środek dezynfekujący = disinfectant; żel antybakteryjny do rąk = antibacterial hand gel; płyn do dezynfekcji = disinfectant; tabletki chlorowe = chlorine tablet; płyn do dezynfekcji rąk = hand sanitizer; chlor do basenu = pool chlorine; żel do dezynfekcji = sanitiser gel; spray dezynfekujący = disinfectant spray; gaziki do dezynfekcji = antiseptic swabs; jodyna = iodine tincture; octenisept = antiseptic liquid; tabletki do uzdatniania wody = water purification tablets; preparat do dezynfekcji = disinfectant; chlor tabletki = chlorine tablet; płyn antybakteryjny = antibacterial liquid; dezynfekcja = disinfectant
pt: desinfetante = disinfectant; gel desinfetante mãos = hand sanitizer; toalhitas desinfetantes = disinfectant wipes; antisséptico = antiseptic; pastilhas de cloro = chlorine tablet; spray desinfetante = disinfectant spray; álcool gel = alcohol gel; cloro para piscina = pool chlorine; iodopovidona = povidone iodine; betadine = povidone iodine; clorexidina = chlorhexidine; pastilhas de cloro piscina = pool chlorine tablet; gel hidroalcoólico = hydroalcoholic gel; cloro granulado = chlorine granules; desinfetante de superfícies = surface disinfectant
not: hand sanitizer dispenser; hand sanitizer holder; disinfectant sprayer; sanitizer bottle; uv sanitizer; chlorine test; sanitizer machine; hand sanitizer bottle; sanitizing box; pool chlorine tester; chlorine filter; hand gel dispenser; disinfectant fogger; chlorine dispenser; disinfection lamp; disinfection box; antiseptic cream; disinfection cabinet; chlorine meter; shower filter chlorine; disinfection machine; antiseptic mouthwash; chlorine generator; hand gel holder; disinfection mat; water purification filter; disinfection robot; mouthwash chlorhexidine; disinfection cap; hand gel case; hand sanitizer stand; chlorine dispenser floating; disinfection light; disinfecting lamp; cloro gas; chlorine floater; chlorine test strips; disinfection tunnel; disinfection gun; hand gel bottle; hand gel keyring; antisettico collutorio; uv disinfection; chlorine gas
  "trichlor" -> 380894
  "iodine": "tincture" 300490; "povidone" 300490; * 300490
  "povidone" -> 300490
  "povidona" -> 300490
  "betadine" -> 300490
  "octenisept" -> 300490
  "jodtinktur" -> 300490
  "jodyna" -> 300490
  "wound" -> 300490
  "wunddesinfektion" -> 300490
  "alcohol prep" -> 380894
  "antiseptic" -> 380894
  * -> 380894
t: hand sanitiser gel 70% alcohol 500ml => 380894
t: pool chlorine tablets 200g 5kg => 380894
t: surface disinfectant spray 1l => 380894
t: hand sanitizer dispenser automatic => !3808

@ dye
en: fabric dye; textile dye; reactive dye; food colouring; natural dye; acid dye; indigo powder; henna powder natural; food color gel; cochineal; leather dye; disperse dye; vat dye; direct dye; gel food colour; annatto; carmine; food coloring; food dye; tie dye powder; wood dye; lake food colour; optical brightener; caramel color food; solvent dye; edible food colour; beetroot colour; natural food colouring; clothing dye; soap dye; machine dye; denim dye; tie dye kit; basic dye; sulphur dye; methylene blue; fluorescent brightener; oil based food colouring; liquid food colouring; procion dye; dye powder; edible paint; water tracing dye; pond dye; spirulina blue; curcumin colour; butterfly pea powder; chocolate colouring; food grade colour powder; tartrazine; suede dye; shoe dye; crystal violet; fluorescein; rhodamine; batik dye; natural indigo; synthetic indigo; dyestuff; methyl orange; food color powder
de: Textilfarbe; Lebensmittelfarbe; Stofffarbe; Batikfarbe; Naturfarbstoff; Lederfarbe; Färbemittel; Indigo; Speisefarbe; Simplicol; Farbstoff; Pastenfarbe; Reaktivfarbstoff; Methylenblau; Kleiderfarbe; Karmin
fr: teinture textile; colorant alimentaire; teinture cuir; teinture tissu; indigo; colorant bougie; colorant naturel; bleu de méthylène; colorant textile; cochenille; teinture vêtement; colorants alimentaires
es: tinte para ropa; colorante alimentario; tinte textil; tinte para cuero; índigo; colorante para velas; colorante en gel; azul de metileno; cochinilla; tinte para tela; colorante alimenticio; colorantes alimentarios
it: colorante alimentare; tinta per pelle; indaco; colorante per candele; blu di metilene; coloranti alimentari; tintura tessuti; cocciniglia; colorante per stoffa
nl: kleurstof voedsel; voedingskleurstof; leerverf; indigo; kaarsenkleurstof; methyleenblauw; stofverf; kleurstof; voedselkleurstof; batikverf; textielkleurstof
pl: barwnik do tkanin; barwnik spożywczy; farba do skóry; indygo; barwnik do świec; błękit metylenowy; barwniki spożywcze; farba do ubrań; barwnik; koszenila; barwnik w żelu; barwnik reaktywny
pt: corante alimentar; corante para roupa; tinta para couro; índigo; corante para velas; azul de metileno; corante alimentício; corantes alimentares; cochonilha; corante em gel; tingir roupa
not: hair dye; tie dye shirt; eyebrow dye; lash dye; dye sublimation; beard dye; tie dye dress; tie dye hoodie; eyelash dye; dye ink; tie dye pants; dye bottle; tie dye t; hair dye brush; indigo blue dress; tie dye leggings; tie dye shorts; food coloring pen; leak detection dye light; tie dye socks; indigo jeans; tie dye blanket; dye printer; indigo shirt; indigo dress; barwnik do brwi; indigo colour; dye cut; dye paintball; dyed; indigo denim; tie dye sweatshirt; contrast dye; laser dye; tie dye bandana; indigo fabric; indigo hair; tie dye top; indigo powder hair; coloring book
  "candle": * 320417
  "lake" -> 320500
  "optical" -> 320420
  "brightener" -> 320420
  "natural" -> 320300
  "cochineal" -> 320300
  "carmine" -> 320300
  "annatto" -> 320300
  "henna" -> 320300
  "spirulina" -> 320300
  "curcumin" -> 320300
  "beetroot" -> 320300
  "butterfly pea" -> 121190
  "karmin" -> 320300
  "naturfarbstoff" -> 320300
  "naturel" -> 320300
  "cochenille" -> 320300
  "cochinilla" -> 320300
  "cocciniglia" -> 320300
  "koszenila" -> 320300
  "cochonilha" -> 320300
  "caramel" -> 170290
  "indigo": "synthetic|sintético" 320415; * 320300
  "indaco" -> 320300
  "indygo" -> 320300
  "fabric" -> 321290      # put up for retail sale: 3212.90
  "clothing" -> 321290
  "tie dye" -> 321290
  "textilfarbe" -> 321290
  "stofffarbe" -> 321290
  "batikfarbe" -> 321290
  "kleiderfarbe" -> 321290
  "simplicol" -> 321290
  "machine dye" -> 321290
  "denim|vaquero|mezclilla" -> 321290
  "teinture textile" -> 321290
  "teinture tissu" -> 321290
  "ropa" -> 321290
  "tessuti" -> 321290
  "textielverf" -> 321290
  "tkanin" -> 321290
  "ubran" -> 321290
  "tecido" -> 321290
  "roupa" -> 321290
  "leather|piel|cuoio": * 321290
  "shoe" -> 321290
  "suede" -> 321290
  "lederfarbe" -> 321290
  "cuir" -> 321290
  "cuero" -> 321290
  "pelle" -> 321290
  "leerverf" -> 321290
  "skory" -> 321290
  "couro" -> 321290
  "soap|jabón|sapone|sabão" -> 321290
  "reactive" -> 320416
  "procion" -> 320416
  "reaktivfarbstoff" -> 320416
  "reaktywny" -> 320416
  "acid dye" -> 320412
  "basic" -> 320413
  "methylene" -> 320413
  "methylenblau" -> 320413
  "metileno" -> 320413
  "metilene" -> 320413
  "methyleenblauw" -> 320413
  "metylenowy" -> 320413
  "crystal violet" -> 320413
  "rhodamine" -> 320413
  "direct" -> 320414
  "disperse" -> 320411
  "vat" -> 320415
  "textile|textil|tessile" -> 321290
  "wood|madera|legno|madeira" -> 321290
  * -> 320419
t: gel food colouring set 12 colours => 320419
t: fabric dye powder 50g retail => 321290
t: reactive dye blue 25kg => 320416
t: natural carmine colour e120 => 320300
t: tie dye t-shirt => !3204

@ enzyme
en: enzyme; rennet; lactase; papain; bromelain; amylase; protease; microbial rennet; enzyme powder; pectinase; industrial enzyme; lipase; pancreatin enzyme; transglutaminase; vegetarian rennet; liquid rennet; pepsin; phytase; cellulase; enzyme preparation; meat glue; glucoamylase; serrapeptase; proteinase k; taq polymerase; restriction enzyme; lactase drops; bakery enzyme; pectic enzyme; meat tenderizer enzyme; nattokinase; rennet tablets; trypsin; collagenase; catalase; lysozyme; glucose oxidase; dnase; reverse transcriptase
de: Enzym; Lab + Käse|flüssig|Tabletten; Laktase; Papain; Amylase; Käselab; Pektinase; Transglutaminase; Lipase; Labextrakt
fr: enzyme; présure; lactase; papaïne; amylase; pectinase; présure végétale
es: enzima; cuajo; lactasa; papaína; amilasa; cuajo líquido; pectinasa; transglutaminasa
it: enzima; caglio; lattasi; papaina; amilasi; caglio liquido; transglutaminasi; lattasi gocce
nl: enzym; stremsel; lactase; papaïne; amylase; transglutaminase
pl: enzym; podpuszczka; laktaza; papaina; amylaza; pektynaza; transglutaminaza
pt: enzima; coalho; lactase; papaína; amilase; transglutaminase; coalho líquido
not: enzyme cleaner; enzyme capsule; digestive enzyme capsule; enzyme powder wash; enzyme mask; enzyme test; enzyme peel; enzyme toothpaste; enzyme scrub; enzyme detergent; enzyme tablet; papaya enzyme; enzyme face; enzyme stain; coenzyme; enzyme jelly; lactase tablets
  "rennet" -> 350710
  "lab" -> 350710
  "kaselab" -> 350710
  "labextrakt" -> 350710
  "presure" -> 350710
  "cuajo" -> 350710
  "caglio" -> 350710
  "stremsel" -> 350710
  "podpuszczka" -> 350710
  "coalho" -> 350710
  "serrapeptase" -> 210690
  "nattokinase" -> 210690
  * -> 350790
t: liquid animal rennet 250ml => 350710
t: bakery amylase enzyme 1kg => 350790
t: enzyme face peel => !3507

@ explosive
en: dynamite; gunpowder; smokeless powder; blasting cap; detonator; detonating cord; safety fuse; ammunition primer; propellant powder; blasting explosive; anfo; emulsion explosive; fuse cord; percussion cap; electric detonator; reloading powder; black powder propellant; airbag igniter; igniter pyrotechnic; airbag squib; rifle primer; electric match igniter; tnt; petn; airbag inflator igniter; firework igniter
de: Sprengstoff; Schwarzpulver; Zünder; Sprengkapsel; Zündschnur; Nitropulver; Zündhütchen
fr: explosif; dynamite; poudre noire; détonateur; cordeau détonant; mèche de sécurité; amorces; poudre sans fumée
es: explosivo; dinamita; pólvora; detonador; cordón detonante; mecha de seguridad; fulminante
it: esplosivo; dinamite; polvere da sparo; detonatore; miccia; polvere nera
nl: springstof; buskruit; ontsteker; slagsnoer
pl: materiał wybuchowy; dynamit; proch czarny; detonator; lont; spłonka; proch bezdymny
pt: explosivo; dinamite; pólvora; detonador; cordão detonante; rastilho
not: detonator toy; dynamite prop; gun powder tea; gunpowder tea; gunpowder green tea; dynamite costume; dynamite lamp; fuse lighter; powder horn; gunpowder gin; dynamite dance; detonator fishing; dynamite alarm clock; detonante; dinamo; explosion; detonant
  "powder|polvo|pó" -> 360100
  "gunpowder" -> 360100
  "propellant" -> 360100
  "schwarzpulver" -> 360100
  "nitropulver" -> 360100
  "poudre" -> 360100
  "polvora" -> 360100
  "polvere" -> 360100
  "buskruit" -> 360100
  "proch" -> 360100
  "detonating cord" -> 360320
  "cordeau" -> 360320
  "cordon detonante" -> 360320
  "slagsnoer" -> 360320
  "cordao" -> 360320
  "fuse" -> 360310
  "zundschnur" -> 360310
  "meche" -> 360310
  "mecha" -> 360310
  "miccia" -> 360310
  "lont" -> 360310
  "rastilho" -> 360310
  "percussion" -> 360330
  "primer" -> 360330
  "zundhutchen" -> 360330
  "amorces" -> 360330
  "splonka" -> 360330
  "igniter" -> 360350
  "squib" -> 360350
  "electric detonator" -> 360360
  "detonator" -> 360340
  "blasting cap" -> 360340
  "sprengkapsel" -> 360340
  "detonateur" -> 360340
  "detonador" -> 360340
  "detonatore" -> 360340
  "ontsteker" -> 360340
  "zunder" -> 360340
  * -> 360200
t: smokeless reloading powder 1lb => 360100
t: emulsion explosive cartridges => 360200
t: electric detonators => 360360
t: gunpowder green tea => !3601

@ fatty-acid-industrial
en: industrial fatty acid; oleic acid technical; coconut fatty acid; palm fatty acid distillate; acid oil; fatty alcohol; soapstock; stearic acid industrial; pfad; cetostearyl alcohol; distilled fatty acid; palm acid oil; lauric acid distilled; degras; dimer acid; fatty alcohol c12-14; isostearic acid; spent bleaching earth oil
de: Fettsäure; technische Fettsäuren; Fettalkohol; Cetylstearyl
fr: acide gras industriel; alcool gras; oléine; alcool cétéarylique
es: ácido graso industrial; alcohol graso; oleína; alcohol cetoestearílico
it: acido grasso industriale; alcole grasso; oleina; alcool cetilstearilico
nl: vetzuur; vetalcohol
pl: kwas tłuszczowy; alkohol tłuszczowy; alkohol cetearylowy; soapstok
pt: ácido gordo industrial; álcool gordo; álcool cetearílico
  "soapstock" -> 152200
  "soapstok" -> 152200
  "degras" -> 152200
  "alcohol" -> 382370
  "alkohol" -> 382370
  "fettalkohol" -> 382370
  "alcool" -> 382370
  "alcole" -> 382370
  "vetalcohol" -> 382370
  "cetylstearyl" -> 382370
  "oleic" -> 382312
  "oleine" -> 382312
  "oleina" -> 382312
  "stearic" -> 382311
  * -> 382319
t: palm fatty acid distillate => 382319
t: fatty alcohol c12-14 => 382370
t: omega 3 fatty acid capsules => !3823

@ fertiliser-mineral
en: urea fertiliser; npk fertiliser; ammonium nitrate; ammonium sulphate; superphosphate; potassium chloride; muriate of potash; potassium sulphate; diammonium phosphate; monoammonium phosphate; calcium ammonium nitrate; triple superphosphate; potash; urea; granular urea; dap fertilizer; sulphate of potash; urea 46; can fertiliser; compound fertilizer; uan solution; mineral fertiliser; potassium nitrate fertilizer; calcium nitrate fertilizer; map fertilizer; sodium nitrate; prilled urea; ammonium sulfate; npk; adblue; diesel exhaust fluid; def fluid; calcium cyanamide; urea solution scr; sulphate of ammonia; basic slag; fertilizer grade; potassium sulfate; fertilizer bulk; fertilizer bags 50kg; urea phosphate; kainite; nitrogen fertiliser; phosphate fertiliser
de: Harnstoff = urea; NPK Dünger = npk fertiliser; Ammoniumnitrat = ammonium nitrate; Ammoniumsulfat = ammonium sulphate; Superphosphat = superphosphate; Kaliumchlorid = potassium chloride; Kaliumsulfat = potassium sulphate; Kalidünger = potash fertiliser; Kalkammonsalpeter = calcium ammonium nitrate; AdBlue; Kalkstickstoff = calcium cyanamide; Diammoniumphosphat = diammonium phosphate; Volldünger = complete fertiliser; Blaukorn = npk fertiliser; Kalimagnesia = potassium magnesium sulphate; Mineraldünger = mineral fertiliser
fr: urée = urea; engrais npk = npk fertiliser; nitrate d'ammonium = ammonium nitrate; sulfate d'ammonium = ammonium sulphate; superphosphate = superphosphate; chlorure de potassium = potassium chloride; sulfate de potassium = potassium sulphate; adblue = adblue; ammonitrate = ammonium nitrate fertiliser; engrais azoté = nitrogen fertiliser; phosphate diammonique = diammonium phosphate; engrais minéral = mineral fertiliser
es: urea = urea; abono npk = npk fertiliser; nitrato de amonio = ammonium nitrate; sulfato de amonio = ammonium sulphate; superfosfato = superphosphate; cloruro de potasio = potassium chloride; sulfato de potasio = potassium sulphate; adblue = urea solution for diesel engines; fosfato diamónico = diammonium phosphate; fertilizante npk = npk fertiliser; nitrosulfato amónico = ammonium sulphate nitrate; abono nitrogenado = nitrogen fertiliser
it: urea = urea; concime npk = npk fertiliser; nitrato di ammonio = ammonium nitrate; solfato di ammonio = ammonium sulphate; perfosfato = superphosphate; cloruro di potassio = potassium chloride; solfato di potassio = potassium sulphate; adblue = diesel exhaust fluid urea; fosfato biammonico = diammonium phosphate; concime minerale = mineral fertiliser; solfato ammonico = ammonium sulphate; calciocianamide = calcium cyanamide
nl: ureum = urea; npk meststof = npk fertiliser; ammoniumnitraat = ammonium nitrate; ammoniumsulfaat = ammonium sulphate; superfosfaat = superphosphate; kaliumchloride = potassium chloride; kaliumsulfaat = potassium sulphate; adblue = urea solution for exhaust treatment; kalkammonsalpeter = calcium ammonium nitrate; patentkali = potassium magnesium sulphate; kunstmest = mineral fertiliser; diammoniumfosfaat = diammonium phosphate
pl: mocznik = urea; nawóz npk = npk fertiliser; saletra amonowa = ammonium nitrate; siarczan amonu = ammonium sulphate; superfosfat = superphosphate; sól potasowa = potash salt; siarczan potasu = potassium sulphate; adblue = diesel exhaust fluid; saletrzak = calcium ammonium nitrate; nawóz azotowy = nitrogen fertiliser; chlorek potasu = potassium chloride; fosforan amonu = ammonium phosphate; polifoska = npk fertiliser; nawóz mineralny = mineral fertiliser
pt: ureia = urea; adubo npk = npk fertiliser; nitrato de amónio = ammonium nitrate; sulfato de amónio = ammonium sulphate; superfosfato = superphosphate; cloreto de potássio = potassium chloride; sulfato de potássio = potassium sulphate; adblue = urea solution for diesel exhaust; fosfato diamónico = diammonium phosphate; fertilizante npk = npk fertiliser; nitrato de cálcio adubo = calcium nitrate fertilizer; nitroamoniacal = calcium ammonium nitrate
not: urea cream; adblue pump; adblue tank; adblue sensor; adblue filter; adblue cap; urea foot cream; blood urea; urea lotion; adblue heater; adblue funnel; urea formaldehyde; urea pharmaceutical; potassium chloride tablet; urea breath; urea test; potassium chloride injection; adblue injector; adblue hose; adblue nozzle; adblue transfer; urea pump; crème à l'urée; npk tester; potash alum; adblue dispenser; fertilizer spreader; potassium sulphate powder pure; diesel exhaust fluid sensor; npk sensor; npk meter; adblue emulator; urea hydrogen; diesel exhaust fluid pump; urea gel
  weight<=10kg ~.02: "urea" 310510; "npk" 310510; "ammonium" 310510; "potassium|potasio|potassio" 310510; * 310510
  "adblue" -> 310210
  "diesel exhaust" -> 310210
  "def" -> 310210
  "uan" -> 310280
  "urea" -> 310210
  "harnstoff" -> 310210
  "uree" -> 310210
  "ureum" -> 310210
  "mocznik" -> 310210
  "ureia" -> 310210
  "calcium ammonium" -> 310240
  "kalkammonsalpeter" -> 310240
  "saletrzak" -> 310240
  "can" -> 310240
  "ammonium nitrate" -> 310230
  "ammoniumnitrat" -> 310230
  "nitrate d'ammonium" -> 310230
  "ammonitrate" -> 310230
  "nitrato de amonio" -> 310230
  "nitrato di ammonio" -> 310230
  "ammoniumnitraat" -> 310230
  "saletra amonowa" -> 310230
  "ammonium sulphate" -> 310221
  "ammonium sulfate" -> 310221
  "sulphate of ammonia" -> 310221
  "ammoniumsulfat" -> 310221
  "sulfate d'ammonium" -> 310221
  "sulfato de amonio" -> 310221
  "solfato di ammonio" -> 310221
  "solfato ammonico" -> 310221
  "ammoniumsulfaat" -> 310221
  "siarczan amonu" -> 310221
  "calcium nitrate" -> 310260
  "nitrato de calcio" -> 310260
  "sodium nitrate" -> 310250
  "cyanamide" -> 310290
  "kalkstickstoff" -> 310290
  "calciocianamide" -> 310290
  "triple" -> 310311
  "superphosphate" -> 310319
  "superphosphat" -> 310319
  "superfosfato" -> 310319
  "perfosfato" -> 310319
  "superfosfaat" -> 310319
  "superfosfat" -> 310319
  "basic slag" -> 310390
  "potassium nitrate" -> 310590
  "potassium chloride" -> 310420
  "muriate" -> 310420
  "kaliumchlorid" -> 310420
  "chlorure de potassium" -> 310420
  "cloruro de potasio" -> 310420
  "cloruro di potassio" -> 310420
  "kaliumchloride" -> 310420
  "sol potasowa" -> 310420
  "chlorek potasu" -> 310420
  "cloreto de potassio" -> 310420
  "potassium sulphate" -> 310430
  "potassium sulfate" -> 310430
  "sulphate of potash" -> 310430
  "kaliumsulfat" -> 310430
  "sulfate de potassium" -> 310430
  "sulfato de potasio" -> 310430
  "solfato di potassio" -> 310430
  "kaliumsulfaat" -> 310430
  "siarczan potasu" -> 310430
  "sulfato de potassio" -> 310430
  "kalimagnesia" -> 310490
  "patentkali" -> 310490
  "kainite" -> 310490
  "potash" -> 310420
  "kalidunger" -> 310420
  "diammonium" -> 310530
  "dap" -> 310530
  "diammoniumphosphat" -> 310530
  "diammonique" -> 310530
  "diamonico" -> 310530
  "biammonico" -> 310530
  "diammoniumfosfaat" -> 310530
  "monoammonium" -> 310540
  "map" -> 310540
  "nitrogen fertiliser" -> 310290
  * -> 310520
t: granular urea 46% n bulk => 310210
t: npk 15-15-15 fertiliser 50kg bags => 310520
t: diammonium phosphate dap 18-46 => 310530
t: muriate of potash kcl => 310420
t: fertilizer spreader cart => !3102

@ filler-sealant
en: wall filler; silicone sealant; wood filler; putty; caulk; acrylic sealant; glazing putty; spackling paste; polyurethane sealant; grout; body filler; joint compound; tile adhesive cement; windscreen sealant; plaster skim; epoxy putty; expanding foam; car body filler; gap filler; mastic sealant; bathroom sealant; decorators caulk; crack filler; skim plaster; wall plaster; gypsum plaster skim; tile grout; epoxy grout; render; self levelling compound; floor levelling compound; liquid nails; windshield repair resin; tile adhesive; ready mix concrete; ready mixed mortar; mortar mix; concrete mix; dry mortar; fibreglass filler; roof sealant; gasket maker; thread sealant; rtv silicone; pu foam; microcement; aquarium sealant; wood putty; gutter sealant; fire sealant; sealant tape putty; pipe sealant; duct seal putty; butyl sealant; sealant + silicone|polyurethane|bathroom|ml|cartridge|clear|gutter; stopping compound; exhaust paste; plumbers putty; window putty; wall repair paste; wall mending agent; liquid gasket; cement mortar; repair mortar; stucco paste; finishing plaster; polymer sealant; ms polymer; glazing sealant; mosaic grout; grout pen; venetian plaster; masonry mortar; concrete repair
de: Spachtelmasse = filler; Silikon = silicone + Dichtstoff|Sanitär|Kartusche|Fugen; Acryldichtstoff = acrylic sealant; Fugenmörtel = grout; Holzspachtel = wood filler; Dichtmasse = sealant; Kitt = putty; Montageschaum = expanding foam; Fugenmasse = grout; Reparaturmörtel = repair mortar; Fliesenkleber = tile adhesive; Füllspachtel = filler; Sanitärsilikon = sanitary silicone; Feinspachtel = fine filler; Fertigmörtel = ready-mixed mortar; Estrichbeton = screed concrete; Ausgleichsmasse = levelling compound; Autospachtel = car body filler; Glaserkitt = glazing putty; Bauschaum = expanding foam; Rollputz = roll-on plaster; Betonspachtel = concrete filler; Gipsspachtel = gypsum filler; Putz = plaster + Innen|Kalk|Außen|Fertig; Trockenbeton = dry concrete; Mörtel = mortar; Epoxidkitt = epoxy putty; Fugenweiß = grout whitener; Innenspachtel = interior filler; Gewindedichtung Paste = thread sealing paste
fr: enduit = filler; mastic = mastic sealant; silicone sanitaire = sanitary silicone; enduit de rebouchage = wall filler; mastic acrylique = acrylic sealant; pâte à bois = wood filler; joint carrelage = grout; mousse expansive = expanding foam; mortier = mortar; enduit de lissage = finishing plaster; mastic polyuréthane = polyurethane sealant; mastic silicone = silicone sealant; colle carrelage = tile adhesive; ragréage = floor levelling compound; mastic vitrier = glazing putty; béton prêt à l'emploi = ready mixed concrete; crépi = render + façade|mur|enduit; enduit façade = facade render; enduit à l'eau = filler; mastic carrosserie = car body filler; pâte à joint = joint sealing paste; résine réparation pare brise = windscreen repair resin
es: masilla = putty; silicona selladora = silicone sealant; sellador = sealant; pasta de relleno = filler paste; lechada = grout + juntas|azulejos|cemento; espuma de poliuretano = expanding foam; aguaplast = filler; mortero = mortar; masilla acrílica = decorators caulk; silicona baño = bathroom silicone; plaste = filler; cemento cola = tile adhesive cement; junta para azulejos = grout; masilla para madera = wood filler; espuma expansiva = expanding foam; hormigón preparado = ready-mixed concrete; silicona neutra = neutral silicone; sellador de silicona = silicone sealant; masilla epoxi = epoxy putty; pasta para juntas = joint compound; revoco = render; autonivelante = self-levelling compound; enlucido = plaster
it: stucco = filler; silicone sigillante = silicone sealant; sigillante = sealant; stucco per legno = wood filler; stucco in pasta = paste filler; sigillante acrilico = acrylic sealant; schiuma poliuretanica = polyurethane foam; malta cementizia = cement mortar; malta = mortar + muratura|sacco|pronta; fughe piastrelle = tile grout; rasante = skim coat; silicone acetico = acetic silicone; colla per piastrelle = tile adhesive; stucco per fughe = grout; intonaco = plaster render; calcestruzzo pronto = ready-mix concrete; stucco epossidico = epoxy putty; mastice = mastic; silicone neutro = neutral silicone; stucco carrozzeria = body filler; silicone sanitario = sanitary silicone; schiuma espansa = expanding foam
nl: vulmiddel = filler; siliconenkit = silicone sealant; acrylaatkit = acrylic sealant; plamuur = filler; houtvuller = wood filler; voegmiddel = joint filler; stopverf = putty; kit = sealant + sanitair|koker|montage|acrylaat|beglazing; purschuim = expanding foam; egaline = floor levelling compound; tegellijm = tile adhesive; muurvuller = wall filler; voegsel = grout; montagekit = mounting adhesive; mortel = mortar; sanitairkit = bathroom sealant; polyesterplamuur = polyester filler; stucpleister = plaster; egalisatiemortel = levelling mortar; betonmortel = concrete mortar; kneedbaar hout = mouldable wood filler
pl: szpachlówka = wall filler; silikon sanitarny = sanitary silicone sealant; akryl szpachlowy = acrylic filler; fuga = grout; masa szpachlowa = filler compound; gładź szpachlowa = wall putty; pianka montażowa = mounting foam; kit = putty + szklarski|szpachlowy|okienny; klej do płytek = tile adhesive; zaprawa murarska = masonry mortar; wylewka samopoziomująca = self levelling compound; silikon uniwersalny = silicone sealant; szpachla = filler; gładź gipsowa = gypsum wall putty; tynk = plaster; beton gotowy = ready mixed concrete; szpachlówka do drewna = wood filler; zaprawa = mortar; fuga epoksydowa = epoxy grout; akryl malarski = painter's acrylic sealant; masa uszczelniająca = sealant; silikon budowlany = construction silicone sealant; silikon akwarystyczny = aquarium silicone sealant
pt: massa de reparação = repair filler; silicone vedante = silicone sealant; massa corrida = putty; betume para juntas = grout; massa para madeira = wood filler; espuma de poliuretano = polyurethane foam; mastique = mastic; argamassa = mortar; selante = sealant; cimento cola = tile adhesive cement; betume = filler; massa de barrar = joint compound; betão pronto = ready-mix concrete; silicone neutro = neutral silicone; autonivelante = self-levelling compound; reboco = plaster render + parede|massa|saco; massa epóxi = epoxy putty; espuma expansiva = expanding foam; selante de silicone = silicone sealant; silicone sanitário = sanitary silicone; massa de vidraceiro = glazing putty; betume de madeira = wood filler
not: caulk gun; silicone sealant gun; putty knife; silly putty; thinking putty; grout remover; grout float; sealant remover; grout brush; caulking tool; dermal filler; foam gun; grout cleaner; sealant strip tape; putty toy; ear putty; lip filler; sealant tape; caulk strip; poster putty; caulk tool; rubber caulk tape; tire sealant; tyre sealant; tooth filler; caulk tape; grout tool; grout line brush; therapy putty; sealant nozzle; putty paste colour; concrete mixer; mortar and pestle; mortar pestle; caulking gun; mortero de cocina; mortier pilon; sealing strip; putty slime; gap filler car seat; stucco veneziano attrezzo; plaster trowel; sealant smoothing; mastic gum; grout rake; car seat gap filler; wrinkle filler; grout saw; expanding foam gun; concrete vibrator; mix concrete plant; hand putty; grout sponge; floor grout cleaner; fissure sealant; fuga per cani; grout pump; leche; lecho; revocar; enlucir; sigillatrice; sigillatore; sigillo; masticare; masticabili
  "grout": "epoxy" 321410; * 321490 ~.05
  "expanding foam" -> 321410
  "tile adhesive" -> 382450
  "fliesenkleber" -> 382450
  "colle carrelage" -> 350699
  "cemento cola" -> 382450
  "cimento cola" -> 382450
  "colla per piastrelle" -> 382450
  "tegellijm" -> 350699
  "klej do plytek" -> 382450
  "mortar" -> 382450
  "concrete|betão|concreto" -> 382450
  "fugenmortel" -> 382450
  "reparaturmortel" -> 382450
  "fertigmortel" -> 382450
  "mortel" -> 382450
  "estrichbeton" -> 382450
  "trockenbeton" -> 382450
  "mortier" -> 382450
  "beton" -> 382450
  "mortero" -> 382450
  "hormigon" -> 382450
  "malta" -> 382450
  "calcestruzzo" -> 382450
  "betonmortel" -> 382450
  "zaprawa" -> 382450
  "argamassa" -> 382450
  "levelling": * 382450
  "ausgleichsmasse" -> 382450
  "ragreage" -> 382450
  "autonivelante" -> 382450
  "autolivellante" -> 382450
  "egaline" -> 382450
  "wylewka" -> 382450
  "liquid nails" -> 350610
  "render" -> 321490
  "skim" -> 321490
  "plaster": * 321490
  "stucco paste" -> 321490
  "microcement" -> 382450
  "rollputz" -> 321490
  "putz" -> 321490
  "crepi" -> 321490
  "enduit facade" -> 321490
  "intonaco" -> 321490
  "revoco" -> 321490
  "enlucido" -> 321490
  "tynk" -> 321490
  "reboco" -> 321490
  "stucpleister" -> 321490
  "windshield repair" -> 350610
  * -> 321410
t: white silicone sealant 310ml cartridge => 321410
t: interior wall filler paste 1kg => 321410
t: dry mortar mix 25kg => 382450
t: putty knife set => !3214

@ fire-extinguisher-charge
en: fire extinguisher powder; extinguisher refill; abc dry powder; foam concentrate fire; fire extinguishing agent; afff foam; extinguishing ball; fire extinguisher ball; extinguishing grenade; fire suppression agent; extinguisher charge; co2 extinguisher refill; extinguishing spray
de: Löschpulver; Schaummittel Feuerwehr; Löschmittel; Löschspray; Feuerlöschball
fr: poudre extinctrice; recharge extincteur; émulseur; boule extinctrice; spray extincteur
es: polvo extintor; recarga extintor; espumógeno; bola extintora
it: polvere estinguente; ricarica estintore; schiumogeno; spray estinguente
nl: bluspoeder; blusmiddel; blusspray; schuimvormend middel
pl: proszek gaśniczy; środek gaśniczy; spray gaśniczy; środek pianotwórczy
pt: pó extintor; recarga extintor; bola extintora; espumífero
not: fire extinguisher bracket; fire extinguisher cabinet; fire extinguisher cover; fire extinguisher gauge; fire extinguisher sign
  * -> 381300
t: abc fire extinguisher powder 25kg => 381300
t: fire extinguisher cabinet steel => !3813

@ flare-firelighter
en: signal flare; distress flare; firelighter; solid fuel tablet; hexamine fuel tablet; smoke signal; hand flare; fire starter cubes; ferrocerium rod; gel fuel; marine flare; natural firelighters; chafing fuel; fire starter kit; rocket flare; fuel gel; fondue fuel; fire lighters; ferro rod fire starter; magnesium fire starter; chafing dish fuel; parachute flare; esbit; wood wool firelighters; flint rod; fire striker; road flare; railway fog signal; sterno; metaldehyde fuel tablets; wax firelighters
de: Anzündwürfel; Grillanzünder; Brennpaste; Seenotfackel; Kaminanzünder; Trockenbrennstoff; Signalfackel; Esbit Tabletten; Anzünder + Grill|Kamin|Holzwolle; Handfackel Seenot; Anzündwolle
fr: fusée de détresse; gel combustible; cubes allume feu; feu à main; pastilles combustibles; firesteel; allume barbecue
es: pastillas encendido; bengala de emergencia; combustible gel; encendedor chimenea pastillas; pastillas para barbacoa; iniciador de fuego; gel combustible; bengala señal
it: accendifuoco; razzo di segnalazione; gel combustibile; cubetti accendifuoco; accendi fuoco; pietra focaia; fuochi a mano
nl: aanmaakblokjes; noodsignaal fakkel; firesteel; brandpasta; aanmaakwokkels; handstakellicht; esbit brandstof; aanmaakhoutwol
pl: podpałka; raca sygnalizacyjna; paliwo turystyczne; pasta paliwowa; podpałka do grilla; kostki rozpałkowe; rozpałka; paliwo stałe; raca
pt: acendalhas; sinal de socorro; gel combustível; acendalhas ecológicas; pastilhas acendalhas; facho de mão; pedra de fogo
not: firelighter machine; gas torch fire starter; electric fire starter; bell bottom flare; charcoal starter; bbq lighter electric; flare gun; flare dress; flare pants; flare jeans; fire starter chimney; electric firelighter; chimney starter; flare leggings; flare skirt; flare sleeve; flare nut; flare tool; lens flare; flare fitting; flare adapter; acute flare; flare trousers; wheel arch flare; flare kit; fender flare; accendino; flare cure; anti flare; accendifuoco liquido; allume feu liquide; flare cap; flared; flare hem; fender flares
  "flare" -> 360490
  "signal": * 360490
  "distress" -> 360490
  "seenotfackel" -> 360490
  "signalfackel" -> 360490
  "detresse" -> 360490
  "feu a main" -> 360490
  "bengala" -> 360490
  "razzo" -> 360490
  "noodsignaal" -> 360490
  "handstakellicht" -> 360490
  "raca" -> 360490
  "sinal" -> 360490
  "facho" -> 360490
  * -> 360690
t: marine distress hand flare => 360490
t: natural firelighters 50 pcs => 360690
t: flare jeans women => !3604

@ flux-solder
en: soldering flux; welding flux; pickling paste; flux pen; brazing flux; pickling gel stainless; solder flux; rosin flux; submerged arc welding flux; brazing paste; flux core powder; flux paste; solder cream; no clean flux; bga flux; jewelry pickling acid; passivation solution; welding anti spatter; stainless pickling gel; anti spatter spray; jewelry pickle; borax flux jewellery; plumbers flux; tip tinner; electroplating solution; plating solution; gun blueing; zinc phosphating solution; gun blue; rust converter; metal pretreatment
de: Flussmittel; Lötfett; Beizpaste; Lötwasser; Schweißpulver; Schweißtrennspray; Brünierung; Rostumwandler; Edelstahlbeize; Lötzinnpaste
fr: flux de soudure; décapant soudure; flux de brasage; pâte décapante inox; convertisseur de rouille; flux soudure
es: flux soldadura; pasta de soldar; decapante soldadura; decapante inox; fundente; convertidor de óxido; pasta de soldadura; antiproyecciones soldadura
it: flussante; pasta saldante; disossidante saldatura; decapante inox; convertitore di ruggine; pasta per saldare; flussante saldatura; antispatter
nl: soldeervloeimiddel; soldeerpasta; beitspasta; vloeimiddel; soldeervet; roestomvormer; soldeerwater
pl: topnik; pasta lutownicza; pasta do lutowania; pasta do trawienia stali; topnik do lutowania; konwerter rdzy; kalafonia lutownicza; cyna w paście
pt: fluxo de solda; pasta de solda; decapante soldadura; pasta decapante inox; pasta de soldar; conversor de ferrugem; fluxo soldadura
not: solder wire; flux brush; soldering iron; flux capacitor; flux cored wire; flux core welding wire; flux dispenser; welding wire flux; flux core welder; flux remover; flux cleaner; magnetic flux; flux ring; e flux; luminous flux
  "solder paste" -> 381010
  "solder cream" -> 381010
  "soldering paste" -> 381010
  "lotpaste" -> 381010
  "lotzinnpaste" -> 381010
  "pate a souder" -> 381010
  "pasta de soldar" -> 381010
  "pasta de soldadura" -> 381010
  "pasta saldante" -> 381010
  "soldeerpasta" -> 381010
  "pasta lutownicza" -> 381010
  "cyna" -> 381010
  "pasta de solda" -> 381010
  "brazing paste" -> 381010
  "pickling" -> 381010
  "pickle" -> 381010
  "passivation" -> 381010
  "beizpaste" -> 381010
  "edelstahlbeize" -> 381010
  "pate decapante" -> 381010
  "inox" -> 381010
  "beitspasta" -> 381010
  "trawienia" -> 381010
  "phosphating" -> 381010
  "pretreatment" -> 381010
  "rust converter" -> 381010
  "rostumwandler" -> 381010
  "rouille" -> 381010
  "oxido" -> 381010
  "ruggine" -> 381010
  "roestomvormer" -> 381010
  "rdzy" -> 381010
  "ferrugem" -> 381010
  "blueing": * 382499
  "gun blue" -> 382499
  "brunierung" -> 382499
  "plating" -> 382499
  "electroplating" -> 382499
  "spatter": * 340399
  "schweisstrennspray" -> 340399
  "antiproyecciones" -> 340399
  "antispatter" -> 340399
  * -> 381090
t: soldering flux rosin 50ml => 381090
t: stainless steel pickling paste 2kg => 381010
t: flux cored welding wire => !3810

@ fuel-gas
en: propane gas; butane gas; lpg; natural gas; liquefied natural gas; gas cartridge; camping gas cartridge; butane canister; lpg gas; lng; gas refill cylinder; isobutane canister; mapp gas; acetylene gas; butane cartridge; camping gas; propane cylinder filled; autogas; refill butane; liquefied petroleum gas; liquefied butane; liquefied propane; ethylene; propylene; butadiene; gas canister camping; dimethyl ether; biogas; coal gas; isobutane fuel; acetylene; camping stove gas canister
de: Propangas = propane gas; Butangas = butane gas; Flüssiggas = liquefied petroleum gas; Erdgas = natural gas; Gaskartusche = gas cartridge; Campinggas = camping gas; Autogas = autogas; Stechkartusche = pierceable gas cartridge; Acetylen = acetylene; Schraubkartusche = screw gas cartridge; Ethylen = ethylene
fr: gaz propane = propane gas; gaz butane = butane gas; gpl = lpg; gaz naturel = natural gas; cartouche de gaz = gas cartridge; gnl = lng; acétylène = acetylene; cartouche gaz camping = camping gas cartridge; éthylène = ethylene; bouteille de gaz butane = butane gas cylinder
es: gas propano = propane gas; gas butano = butane gas; glp = lpg; gas natural = natural gas; cartucho de gas = gas cartridge; gnl = lng; acetileno = acetylene gas; cartucho de gas camping = camping gas cartridge; etileno = ethylene
it: gas propano = propane gas; gas butano = butane gas; gpl = lpg; gas naturale = natural gas; cartuccia gas = gas cartridge; metano gas = methane gas; acetilene = acetylene; bombola gas campeggio = camping gas cylinder; etilene = ethylene; cartuccia di gas = gas cartridge
nl: propaangas = propane gas; butaangas = butane gas; lpg = lpg; aardgas = natural gas; gaspatroon = gas cartridge; gasvulling = gas refill; gasbus = gas canister; acetyleen = acetylene; campinggas = camping gas; gascartouche = gas cartridge; etheen = ethylene
pl: gaz propan = propane gas; gaz butan = butane gas; lpg = lpg; gaz ziemny = natural gas; kartusz gazowy = gas cartridge; nabój gazowy = gas cartridge; acetylen = acetylene gas; gaz do palników = torch gas; etylen = ethylene; gaz w kartuszu = gas cartridge
pt: gás propano = propane gas; gás butano = butane gas; gpl = lpg; gás natural = natural gas; cartucho de gás = gas cartridge; gnl = lng; acetileno = acetylene gas; botija de gás cheia = filled gas cylinder; etileno = ethylene; cartucho gás campismo = camping gas cartridge
not: natural gas detector; propane heater; gas hose; butane torch; gas regulator; lpg conversion; propane torch; natural gas grill; natural gas hose; gas cartridge adapter; butane lighter; propane tank empty; propane tank hose; propane burner; camping gas stove; lpg hose; natural gas regulator; lpg regulator; ethylene glycol; propylene glycol; camping gas lamp; butane stove; propane regulator; ethylene vinyl; lpg detector; propane hose; propane fire pit; propane gas hose; natural gas fire; gas cartridge stove; ethylene propylene rubber; butane extractor; lpg cylinder empty; acetylene regulator; lpg sensor; ethylene oxide; propylene carbonate; camping gas cooker; camping gas adapter; gas cartridge heater; propylene oxide; ethylene absorber; ethylene filter; acetylene torch; natural gas alarm; lpg injector; acetylene hose; lpg pump; butane gas stove; propane gas heater; butane gas lighter; propane adapter; lpg gauge; etilenico
  "lng" -> 271111
  "gnl" -> 271111
  "liquefied natural" -> 271111
  "natural gas" -> 271121
  "erdgas" -> 271121
  "gaz naturel" -> 271121
  "gas natural" -> 271121
  "gas naturale" -> 271121
  "aardgas" -> 271121
  "gaz ziemny" -> 271121
  "metano" -> 271121
  "biogas" -> 271129
  "coal gas" -> 270500
  "acetylene" -> 290129
  "acetylen" -> 290129
  "acetileno" -> 290129
  "acetilene" -> 290129
  "acetyleen" -> 290129
  "dimethyl" -> 290919
  "ethylene" -> 290121
  "ethylen" -> 290121
  "etileno" -> 290121
  "etilene" -> 290121
  "etheen" -> 290121
  "etylen" -> 290121
  "propylene" -> 290122
  "butadiene" -> 290124
  "propane" "butane" -> 271119
  "isobutane" -> 271119
  "mapp" -> 271119
  "butane" -> 271113
  "butangas" -> 271113
  "butano" -> 271113
  "butaangas" -> 271113
  "butan" -> 271113
  "propane" -> 271112
  "propangas" -> 271112
  "propano" -> 271112
  "propaangas" -> 271112
  "propan" -> 271112
  * -> 271119
t: butane gas cartridge 227g camping => 271113
t: propane gas 11kg cylinder => 271112
t: liquefied natural gas cargo => 271111
t: portable gas stove camping => !2711

@ graphite
en: graphite powder; natural graphite; flake graphite; graphite flake; artificial graphite; colloidal graphite; expandable graphite; graphite electrode paste; synthetic graphite; graphite lump; graphite paste; amorphous graphite
de: Graphit; Graphitpulver; Naturgraphit
fr: graphite; poudre de graphite
es: grafito; polvo de grafito
it: grafite; polvere di grafite
nl: grafiet; grafietpoeder
pl: proszek grafitowy
pt: pó de grafite
not: graphite pencil; graphite electrode; graphite shaft; graphite grey; graphite gray; graphite stick; graphite sheet; graphite crucible; graphite colour; graphite lubricant; graphite paper; graphite color; graphite brush; graphite drawing; graphite rod; graphite mold
  "artificial|artificiale" -> 380110
  "synthetic|sintético" -> 380110
  "block|bloque|blocco|bloco" -> 380190 ~.1
  "colloidal" -> 380120
  "paste|pasta" -> 380130
  "lump" -> 250490
  * -> 250410
t: natural flake graphite powder => 250410
t: artificial graphite powder => 380110
t: graphite pencils set => !2504

@ gravel
en: gravel; pebbles; crushed stone; aquarium gravel; decorative stone chips; marble chips; granite chips; flint; aggregate stone; garden pebbles; ballast stone; stone chippings; river pebbles; lava rock garden; white pebbles; shingle; slate chippings; marble powder; stone powder; macadam; lava stone for aquarium; road aggregate; polished pebbles; river rock; cobblestone pebbles; decorative pebbles; crushed granite; marble granules; aquarium stones
de: Kies; Splitt; Schotter; Zierkies; Aquarienkies; Marmorsplitt; Ziersplitt; Lavasteine; Kieselsteine; Deko Kiesel; Zierkiesel; Basaltsplitt
fr: gravier; galets; gravillons; gravier aquarium; galets décoratifs; gravier décoratif; galets blancs; ballast
es: grava; gravilla; guijarros; cantos rodados; piedra decorativa; grava para acuario; marmolina; árido
it: ghiaia; ciottoli; pietrisco; ghiaia per acquario; sassi decorativi; ghiaino; graniglia di marmo
nl: grind; split; kiezels; aquariumgrind; siergrind; siersplit; sierkeien; steenslag
pl: żwir; otoczaki; grys; żwir do akwarium; kamień ozdobny; grys ozdobny; kamyki dekoracyjne; lawa wulkaniczna; kruszywo
pt: gravilha; brita; seixos; cascalho; godo; pedra decorativa; areão aquário; seixos rolados
not: gravel bike; gravel tyre; gravel vacuum; gravel cleaner; pea gravel stabiliser; gravel grid; pebble rug; pebble tile; lava stone bead; ballast bulb; lava rock grill; gravel rake; electronic ballast; glass pebbles; gravel path; pebble mosaic; gravel bed; gravel guard; gravel mat; pebble mat; gravel syphon; ballast lamp; led ballast; gravel bag; pebble beach; gravel helmet; lava bead; lava lamp; pebble leather; pebble ice; cat gravel; gravel shoe; pebble watch; pebble phone; pebble bath mat; lava stone bracelet; gravel handlebar; shingles; lava bracelet; ballast resistor; pietra; pietre
  "marble" -> 251741
  "marmorsplitt" -> 251741
  "marmo" -> 251741
  "marmolina" -> 251741
  "granite" -> 251749
  "slate|pizarra|ardesia|ardósia" -> 251749
  "powder|polvo|polvere|pó" -> 251749
  "basaltsplitt" -> 251749
  "tar" -> 251730
  "slag" -> 251720
  "lava" -> 251310
  "lavasteine" -> 251310
  "lavasteen" -> 251310
  "lave" -> 251310
  "lavica" -> 251310
  * -> 251710
t: natural aquarium gravel 5kg => 251710
t: white marble chips 20kg => 251741
t: gravel bike tyre 700c => !2517

@ halide-salt
en: calcium chloride; ammonium chloride; magnesium chloride; zinc chloride; ferric chloride; potassium iodide; sodium fluoride; aluminium chloride; sodium bromide; nickel chloride; potassium bromide; barium chloride; iron chloride; calcium chloride flakes; copper oxychloride; stannous chloride; magnesium chloride flakes; ice melt calcium chloride; ammonium fluoride; lithium chloride; cryolite; sal ammoniac; moisture absorber calcium chloride; cobalt chloride; stannous fluoride; lithium hexafluorophosphate; aluminium fluoride; calcium fluoride synthetic; polyaluminium chloride; nigari; sodium fluorosilicate; sodium iodide; zinc bromide; silicofluoride; moisture absorber refill; moisture absorber bag; dehumidifier refill bag; magnesium flakes; pac flocculant
de: Calciumchlorid; Ammoniumchlorid; Magnesiumchlorid; Zinkchlorid; Eisenchlorid; Kaliumiodid; Natriumfluorid; Salmiak + Pulver|Chlorid; Luftentfeuchter Granulat; Natriumbromid; Aluminiumchlorid; Polyaluminiumchlorid; Luftentfeuchter Nachfüllpack
fr: chlorure de calcium; chlorure d'ammonium; chlorure de magnésium; chlorure de zinc; chlorure ferrique; iodure de potassium; recharge absorbeur d'humidité; chlorure d'aluminium; fluorure de sodium; perchlorure de fer; nigari; bromure de sodium
es: cloruro de calcio; cloruro de amonio; cloruro de magnesio; cloruro de zinc; cloruro férrico; yoduro de potasio; recambio antihumedad; cloruro de aluminio; fluoruro de sodio; policloruro de aluminio; nigari; bromuro de sodio
it: cloruro di calcio; cloruro di ammonio; cloruro di magnesio; cloruro di zinco; cloruro ferrico; ioduro di potassio; ricarica assorbiumidità; percloruro ferrico; fluoruro di sodio; policloruro di alluminio
nl: calciumchloride; ammoniumchloride; magnesiumchloride; zinkchloride; ijzerchloride; kaliumjodide; vochtvreter navulling; natriumfluoride; aluminiumchloride; salmiakzout
pl: chlorek wapnia; chlorek amonu; chlorek magnezu; chlorek cynku; chlorek żelaza; jodek potasu; wkład do pochłaniacza wilgoci; salmiak; chlorek glinu; fluorek sodu; bromek sodu
pt: cloreto de cálcio; cloreto de amónio; cloreto de magnésio; cloreto de zinco; cloreto férrico; iodeto de potássio; recarga absorvente humidade; cloreto de alumínio; fluoreto de sódio; policloreto de alumínio; nigari; brometo de sódio
not: calcium chloride injection; magnesium chloride tablet; potassium iodide tablet; fluoride toothpaste; fluoride varnish; magnesium chloride capsule; fluoride gel; fluoride mouth; aluminium chloride deodorant; moisture absorber box empty
  "moisture absorber" -> 282720
  "dehumidifier" -> 282720
  "luftentfeuchter" -> 282720
  "absorbeur" -> 282720
  "antihumedad" -> 282720
  "assorbiumidita" -> 282720
  "vochtvreter" -> 282720
  "pochlaniacza" -> 282720
  "humidade" -> 282720
  "hexafluorophosphate" -> 282690
  "fluorosilicate" -> 282690
  "cryolite" -> 282630
  "aluminium fluoride" -> 282612
  "fluoride" -> 282619
  "natriumfluorid" -> 282619
  "fluorure" -> 282619
  "fluoruro" -> 282619
  "natriumfluoride" -> 282619
  "fluorek" -> 282619
  "fluoreto" -> 282619
  "iodide" -> 282760
  "kaliumiodid" -> 282760
  "iodure" -> 282760
  "yoduro" -> 282760
  "ioduro" -> 282760
  "kaliumjodide" -> 282760
  "jodek" -> 282760
  "iodeto" -> 282760
  "zinc bromide" -> 282759
  "bromide" -> 282751
  "natriumbromid" -> 282751
  "bromure" -> 282751
  "bromuro" -> 282751
  "bromek" -> 282751
  "brometo" -> 282751
  "oxychloride" -> 282741
  "polyalumin" -> 282749
  "polyaluminium" -> 282749
  "polyaluminiumchlorid" -> 282749
  "pac" -> 282749
  "policloruro" -> 282749
  "policloreto" -> 282749
  "ammonium" -> 282710
  "sal ammoniac" -> 282710
  "salmiak" -> 282710
  "ammoniumchlorid" -> 282710
  "d'ammonium" -> 282710
  "amonio" -> 282710
  "ammonio" -> 282710
  "ammoniumchloride" -> 282710
  "salmiakzout" -> 282710
  "amonu" -> 282710
  "magnesium" -> 282731
  "nigari" -> 282731
  "magnesiumchlorid" -> 282731
  "magnesio" -> 282731
  "magnesiumchloride" -> 282731
  "magnezu" -> 282731
  "aluminium|alluminio" -> 282732
  "aluminiumchlorid" -> 282732
  "d'aluminium" -> 282732
  "aluminio" -> 282732
  "aluminiumchloride" -> 282732
  "glinu" -> 282732
  "nickel|níquel|nichel" -> 282735
  "zinc" -> 282739
  "ferric" -> 282739
  "iron|hierro|ferro" -> 282739
  "barium|bario" -> 282739
  "stannous" -> 282739
  "lithium|litio" -> 282739
  "cobalt|cobalto" -> 282739
  "zinkchlorid" -> 282739
  "eisenchlorid" -> 282739
  "ferrique" -> 282739
  "fer" -> 282739
  "ferrico" -> 282739
  "zinco" -> 282739
  "zinkchloride" -> 282739
  "ijzerchloride" -> 282739
  "cynku" -> 282739
  "zelaza" -> 282739
  * -> 282720
t: calcium chloride flakes 77% => 282720
t: magnesium chloride hexahydrate => 282731
t: ferric chloride solution 40% => 282739
t: potassium iodide 99% => 282760
t: moisture absorber refill bags 4 pcs => 282720
t: fluoride toothpaste => !2826

@ halogen-element
en: iodine; bromine; chlorine gas; iodine crystals; liquid chlorine; elemental iodine; resublimed iodine; fluorine gas; liquid bromine
de: Jod; Brom; Chlorgas; Iod
fr: iode; brome; chlore gazeux
es: yodo; bromo; cloro gas
it: iodio; bromo; cloro gassoso
nl: jodium; broom + vloeibaar|chemisch; chloorgas
pl: jod; brom; chlor gazowy
pt: iodo; bromo; cloro gás
not: iodine tablet; iodine tincture; iodine supplement; iodine solution; iodine spray; potassium iodide; povidone iodine; iodine drops; lugol iodine; lugol's iodine; iodine salt; iodine swab; yodada; iodato
  "iodine" -> 280120
  "jod" -> 280120
  "iod" -> 280120
  "iode" -> 280120
  "yodo" -> 280120
  "iodio" -> 280120
  "jodium" -> 280120
  "iodo" -> 280120
  "chlor" -> 280110
  "chlorine" -> 280110
  "chlorgas" -> 280110
  "chlore" -> 280110
  "cloro" -> 280110
  "chloorgas" -> 280110
  * -> 280130
t: resublimed iodine crystals 99.8% => 280120
t: liquid bromine drums => 280130
t: povidone iodine solution antiseptic => !2801

@ halogenated-solvent
en: dichloromethane; methylene chloride; trichloroethylene; chloroform; perchloroethylene; tetrachloroethylene; carbon tetrachloride; vinyl chloride monomer; ethylene dichloride; chlorobenzene; methyl bromide; refrigerant gas; r134a; r32 refrigerant; r410a; r404a; r22; r1234yf; refrigerant r290; r600a; r407c; freon; refrigerant cylinder; hfc refrigerant; ac recharge refrigerant; hfo 1234yf; r507; difluoromethane; r449a; methyl chloride; paradichlorobenzene; r448a; 134a; r152a; r141b; air conditioning refrigerant; car ac gas; hfc 134a; refrigerant r134a; cooling gas; dichlorobenzene; nitromethane; nitrobenzene
de: Dichlormethan; Trichlorethylen; Chloroform; Kältemittel; Methylenchlorid; Perchlorethylen; Kältemittel R134a; Klimagas
fr: dichlorométhane; trichloréthylène; chloroforme; gaz réfrigérant; perchloroéthylène; fluide frigorigène; recharge climatisation gaz
es: diclorometano; tricloroetileno; cloroformo; gas refrigerante; percloroetileno; refrigerante r134a; gas aire acondicionado
it: diclorometano; tricloroetilene; cloroformio; gas refrigerante; percloroetilene; gas climatizzatore auto
nl: dichloormethaan; trichloorethyleen; chloroform; koudemiddel; perchloorethyleen; airco gas
pl: dichlorometan; trichloroetylen; chloroform; czynnik chłodniczy; perchloroetylen; gaz do klimatyzacji
pt: diclorometano; tricloroetileno; clorofórmio; gás refrigerante; percloroetileno; gás ar condicionado
not: refrigerant leak detector; refrigerant scale; refrigerant gauge; refrigerant hose; refrigerant recovery; r134a adapter; r410a hose; refrigerant manifold; chloroform test; ac recharge hose; freon gauge; r134a compressor; r134a hose; refrigerant can tap; r32 air conditioner; refrigerant charging; r134a coupler; r134a valve; refrigerant oil; refrigerant compressor; refrigerant dryer
  "r134a" -> 290345
  "134a" -> 290345
  "r32" -> 290342
  "difluoromethane" -> 290342
  "r152a" -> 290343
  "r1234yf" -> 290351
  "1234yf" -> 290351
  "r22" -> 290371
  "r141b" -> 290373
  "r410a" -> 382763
  "r404a" -> 382761
  "r507" -> 382761
  "r407c" -> 382764
  "r448a" -> 382765
  "r449a" -> 382765
  "r290" -> 271112 
  "r600a" -> 290110
  "dichloromethane" -> 290312
  "methylene" -> 290312
  "dichlormethan" -> 290312
  "methylenchlorid" -> 290312
  "diclorometano" -> 290312
  "dichloormethaan" -> 290312
  "dichlorometan" -> 290312
  "methyl chloride" -> 290311
  "chloroform" -> 290313
  "chloroforme" -> 290313
  "cloroformo" -> 290313
  "cloroformio" -> 290313
  "tetrachloride" -> 290314
  "ethylene dichloride" -> 290315
  "vinyl" -> 290321
  "trichloroethylene" -> 290322
  "trichlorethylen" -> 290322
  "trichlorethylene" -> 290322
  "tricloroetileno" -> 290322
  "tricloroetilene" -> 290322
  "trichloorethyleen" -> 290322
  "trichloroetylen" -> 290322
  "perchloroethylene" -> 290323
  "tetrachloroethylene" -> 290323
  "perchlorethylen" -> 290323
  "percloroetileno" -> 290323
  "percloroetilene" -> 290323
  "perchloorethyleen" -> 290323
  "perchloroetylen" -> 290323
  "methyl bromide" -> 290361
  "chlorobenzene" -> 290391
  "dichlorobenzene" -> 290391
  "paradichlorobenzene" -> 290391
  "nitromethane" -> 290420
  "nitrobenzene" -> 290420
  * -> 290345
t: r134a refrigerant 13.6kg => 290345
t: r410a refrigerant gas => 382763
t: dichloromethane 99.9% => 290312
t: refrigerant leak detector => !2903

@ herbicide-fungicide
en: herbicide; weed killer; weedkiller; glyphosate; fungicide; rooting hormone; moss killer; growth regulator; rooting powder; stump killer; lawn weed killer; mancozeb; copper fungicide; sulphur fungicide; mould spray fungicide; plant growth regulator; gibberellic acid; 2,4-d herbicide; sprout inhibitor; total weedkiller; path weed killer; paraquat; rooting gel; bordeaux mixture; powdery mildew spray; mildew fungicide; wood preservative fungicide; cloning gel; weed control concentrate; algae and moss remover; anti sprouting; azoxystrobin; tebuconazole; lawn feed weed and moss; agrochemical; root powder; naphthaleneacetic acid; wood rot treatment; roof moss killer; green algae remover patio
de: Unkrautvernichter = weed killer; Herbizid = herbicide; Fungizid = fungicide; Bewurzelungspulver = rooting powder; Moosvernichter = moss killer; Glyphosat = glyphosate; Rasenunkraut = lawn weed killer; Unkrautfrei = weed killer; Moosentferner = moss killer; Bewurzelungshormon = rooting hormone; Pilzmittel Pflanzen = plant fungicide; Grünbelagentferner = green algae remover; Unkrautbekämpfung = weed control; Wachstumsregulator = growth regulator
fr: désherbant = weed killer; herbicide = herbicide; fongicide = fungicide; hormone de bouturage = rooting hormone; anti mousse = moss killer; glyphosate = glyphosate; désherbant total = total weedkiller; bouillie bordelaise = bordeaux mixture; anti mousse toiture = roof moss killer; hormones de bouturage = rooting hormone; soufre fongicide = sulphur fungicide
es: herbicida = herbicide; matahierbas = weed killer; fungicida = fungicide; hormonas de enraizamiento = rooting hormone; antimusgo = moss killer; glifosato = glyphosate; fungicida cobre = copper fungicide; enraizante = rooting agent; enraizante polvo = rooting powder; caldo bordelés = bordeaux mixture; herbicida total = total weedkiller
it: diserbante = herbicide; erbicida = herbicide; fungicida = fungicide; ormone radicante = rooting hormone; antimuschio = moss killer; glifosato = glyphosate; poltiglia bordolese = bordeaux mixture; radicante = rooting hormone; diserbante totale = total weedkiller; anticrittogamico = fungicide
nl: onkruidverdelger = weed killer; herbicide = herbicide; fungicide = fungicide; stekpoeder = rooting powder; mosbestrijder = moss killer; glyfosaat = glyphosate; onkruidbestrijder = weed killer; groene aanslag reiniger = algae cleaner; groene aanslag verwijderaar = algae remover; stekgel = rooting gel; mosverwijderaar = moss killer
pl: środek na chwasty = weed killer; herbicyd = herbicide; fungicyd = fungicide; ukorzeniacz = rooting hormone; środek na mech = moss killer; glifosat = glyphosate; środek grzybobójczy = fungicide; preparat na mech = moss killer; chwastobójczy = weed killer; środek chwastobójczy = weed killer; miedzian = copper fungicide; antymech = moss killer
pt: herbicida = herbicide; fungicida = fungicide; hormona de enraizamento = rooting hormone; mata ervas = weed killer; glifosato = glyphosate; anti musgo = moss killer; enraizador = rooting hormone; calda bordalesa = bordeaux mixture; herbicida total = total weedkiller
not: weed killer sprayer; weed killer wand; weed burner; fungicide sprayer; fungal cream; weed puller; glyphosate technical; weed torch; wound sealant; weed control fabric; weed control membrane; rooting plug; weed grinder; weed control mat; enraizamiento; enraizar; radice; radici; radica; enraizamento; kable miedziane; kable elektryczne; przewody miedziane; druty miedziane; rury miedziane; blachy miedziane
  "fungicide" -> 380892
  "fungizid" -> 380892
  "fongicide" -> 380892
  "fungicida" -> 380892
  "fungicyd" -> 380892
  "grzybobojczy" -> 380892
  "pilzmittel" -> 380892
  "mancozeb" -> 380892
  "azoxystrobin" -> 380892
  "tebuconazole" -> 380892
  "bordeaux" -> 380892
  "bordelaise" -> 380892
  "bordeles" -> 380892
  "bordolese" -> 380892
  "bordalesa" -> 380892
  "miedzian" -> 380892
  "anticrittogamico" -> 380892
  "mildew" -> 380892
  "wood|madera|legno|madeira" -> 380892
  "algae": * 380899
  "green" -> 380899
  "grunbelagentferner" -> 380894
  "groene aanslag" -> 380894
  * -> 380893
t: glyphosate weed killer concentrate 1l => 380893
t: copper fungicide 500g => 380892
t: rooting powder hormone 50g => 380893
t: weed killer pressure sprayer 5l => !3808

@ hydrocarbon
en: hexane; heptane; cyclohexane; benzene; toluene; xylene; styrene; naphthalene; limonene; d limonene; isopentane; n hexane; para xylene; ethylbenzene; octane solvent; pentane; isooctane; isobutane refrigerant pure; cumene; dicyclopentadiene; alpha pinene; mixed xylenes; xylol; toluol; mothballs naphthalene balls; naphthalene balls; n heptane; styrene monomer; isoprene; octene; alpha methylstyrene; biphenyl
de: Hexan = hexane; Heptan = heptane; Cyclohexan = cyclohexane; Benzol = benzene; Toluol = toluene; Xylol = xylene; Styrol = styrene; Naphthalin = naphthalene; Pentan = pentane
fr: hexane = hexane; heptane = heptane; cyclohexane = cyclohexane; benzène = benzene; toluène = toluene; xylène = xylene; styrène = styrene; naphtaline = naphthalene; limonène = limonene
es: hexano = hexane; heptano = heptane; ciclohexano = cyclohexane; benceno = benzene; tolueno = toluene; xileno = xylene; estireno = styrene; naftalina = naphthalene; limoneno = limonene
it: esano = hexane; eptano = heptane; cicloesano = cyclohexane; benzene = benzene; toluene = toluene; xilene = xylene; stirene = styrene; naftalina = naphthalene; limonene = limonene
nl: hexaan = hexane; heptaan = heptane; cyclohexaan = cyclohexane; benzeen = benzene; tolueen = toluene; xyleen = xylene; styreen = styrene; naftaleen = naphthalene
pl: heksan = hexane; heptan = heptane; cykloheksan = cyclohexane; benzen = benzene; toluen = toluene; ksylen = xylene; styren = styrene; naftalina = naphthalene
pt: hexano = hexane; heptano = heptane; ciclohexano = cyclohexane; benzeno = benzene; tolueno = toluene; xileno = xylene; estireno = styrene; naftalina = naphthalene; limoneno = limonene
not: styrene butadiene; styrene acrylonitrile; expandable polystyrene; styrene block; benzene test; sulfonate
  "moth": * 380891
  "balls" -> 380891
  "naftalina" -> 380891
  "naphtaline" -> 380891
  kind=technical "benzene" -> 270710
  "cyclohexane" -> 290211
  "cyclohexan" -> 290211
  "ciclohexano" -> 290211
  "cicloesano" -> 290211
  "cyclohexaan" -> 290211
  "cykloheksan" -> 290211
  "limonene" -> 290219
  "pinene" -> 290219
  "limoneno" -> 290219
  "dicyclopentadiene" -> 290219
  "benzene" -> 290220
  "benzol" -> 290220
  "benceno" -> 290220
  "benzeen" -> 290220
  "benzen" -> 290220
  "benzeno" -> 290220
  "toluene" -> 290230
  "toluol" -> 290230
  "tolueno" -> 290230
  "tolueen" -> 290230
  "toluen" -> 290230
  "para xylene" -> 290243
  "p xylene" -> 290243
  "ortho" -> 290241
  "meta" -> 290242
  "xylene" -> 290244
  "xylol" -> 290244
  "xileno" -> 290244
  "xilene" -> 290244
  "xyleen" -> 290244
  "ksylen" -> 290244
  "methylstyrene" -> 290290
  "styrene" -> 290250
  "styrol" -> 290250
  "estireno" -> 290250
  "stirene" -> 290250
  "styreen" -> 290250
  "styren" -> 290250
  "ethylbenzene" -> 290260
  "cumene" -> 290270
  "naphthalene" -> 290290
  "naphthalin" -> 290290
  "naftaleen" -> 290290
  "biphenyl" -> 290290
  "isoprene" -> 290124
  "octene" -> 290129
  * -> 290110
t: toluene 99.9% drums => 290230
t: n hexane solvent => 290110
t: paraxylene px: para xylene bulk => 290243
t: polystyrene beads => !2902

@ industrial-gas
en: argon; helium; nitrogen gas; oxygen gas; hydrogen gas; carbon dioxide; co2 gas; dry ice; nitrous oxide; argon gas; liquid nitrogen; welding gas; co2 cartridge; compressed air canned; shielding gas; neon gas; xenon gas; cream chargers; n2o charger; sodastream cylinder gas; calibration gas; sulphur dioxide; sulphur hexafluoride; sf6; liquid oxygen; medical oxygen; beverage co2; argon co2 mixture; compressed air duster; gas duster; canned air; balloon gas; rare gas; krypton gas; hydrogen chloride gas; co2 cartridges; whipped cream charger; whipped cream chargers; cream charger; co2 capsules; oxygen can; oxygen spray; sodastream co2; co2 refill
de: Argon; Helium; Stickstoff; Sauerstoff; Wasserstoff; Kohlendioxid; CO2 Kapseln; Trockeneis; Schutzgas; Ballongas; Sahnekapseln; Druckluftspray; CO2 Zylinder; CO2 Patrone; Schwefeldioxid; Lachgas; Argon CO2
fr: argon; hélium; azote liquide; oxygène gazeux; hydrogène; dioxyde de carbone; carboglace; glace carbonique; cartouches co2; azote; protoxyde d'azote; bombe air comprimé; recharge co2; cartouches siphon
es: argón; helio; nitrógeno; oxígeno; hidrógeno; dióxido de carbono; hielo seco; cartuchos co2; óxido nitroso; cargas de sifón; aire comprimido en spray; gas argón; bombona helio; cilindro co2
it: argon; elio; azoto; ossigeno; idrogeno; anidride carbonica; ghiaccio secco; cartucce co2; protossido di azoto; bombola elio; aria compressa spray; ricarica co2; cariche per panna
nl: argon; helium; stikstof; zuurstof; waterstof; kooldioxide; droogijs; co2 patronen; lachgas; slagroompatronen; perslucht spray; ballongas; co2 cilinder
pl: argon; hel + gaz|butla|balony; azot; tlen; wodór; dwutlenek węgla; suchy lód; naboje co2; podtlenek azotu; naboje do śmietany; sprężone powietrze w sprayu; ciekły azot; butla z helem; naboje do syfonu
pt: árgon; hélio; azoto; oxigénio; hidrogénio; dióxido de carbono; gelo seco; cápsulas co2; óxido nitroso; ar comprimido spray; cargas de natas; recarga co2; nitrogénio
not: oxygen concentrator; oxygen mask; argon regulator; helium balloon; nitrogen regulator; co2 regulator; oxygen sensor; oxygen bleach; co2 inflator; co2 meter; oxygen facial; co2 monitor; hydrogen peroxide; co2 diffuser; dry ice machine; nitrogen fertilizer; hydrogen water; co2 laser; co2 detector; dry ice maker; argon oil; oxygen regulator; co2 air gun; oxygen pump; hydrogen fuel cell; nitrogen generator; nitrogen tank empty; co2 pistol; oxygen bar; co2 extinguisher; co2 sensor; blood oxygen; co2 incubator; dissolved oxygen; liquid nitrogen container; liquid nitrogen tank; oxygen hose; oxygen generator; oxygen tube; oxygen cleanser; co2 valve; co2 kit aquarium; co2 adapter; oxygen analyzer; oxygen meter; co2 glue; oxygen cannula; oxygen stone; dry ice container; hydrogen generator; co2 tank empty; dry ice shipper; oxygen bag; dry ice fog machine; dry ice blasting; argon laser; argon flowmeter; oxygen tank bag; dry ice box; nitrogen dewar; tleny; oxygen bottle holder; oxygen cylinder holder; hydrogen inhalation; nitrogen spring; gas argon regulator; neon sign gas; oxygen peeling; oxygen bracelet; bleach oxygen; co2 system aquarium; co2 gun; wasserstoffperoxid; peroxido de hidrogeno; helium hard drive; argon cylinder empty; hydrogen test; oxygen absorber; helium leak; nitrogenado; oxigenada; oxigenador; ossigenata
  "air" -> 285390
  "druckluftspray": * 382499
  "duster" -> 290343       # gas dusters are HFC-152a; compressed air itself 2853
  "canned air" -> 290343
  "comprime" -> 290343
  "comprimido" -> 290343
  "compressa" -> 290343
  "perslucht" -> 290343
  "sprezone" -> 290343
  "nitrous" -> 281129
  "n2o" -> 281129
  "cream charger" -> 281129
  "lachgas" -> 281129
  "sahnekapseln" -> 281129
  "protoxyde" -> 281129
  "siphon" -> 281129
  "nitroso" -> 281129
  "sifon" -> 281129
  "protossido" -> 281129
  "panna" -> 281129
  "slagroompatronen" -> 281129
  "podtlenek" -> 281129
  "smietany" -> 281129
  "natas" -> 281129
  "sulphur dioxide" -> 281129
  "schwefeldioxid" -> 281129
  "hexafluoride" -> 281290
  "sf6" -> 281290
  "argon" "co2" -> 382499
  "calibration" -> 382290
  "co2" -> 281121
  "carbon dioxide" -> 281121
  "kohlendioxid" -> 281121
  "dry ice" -> 281121
  "trockeneis" -> 281121
  "dioxyde de carbone" -> 281121
  "carboglace" -> 281121
  "glace carbonique" -> 281121
  "dioxido de carbono" -> 281121
  "hielo seco" -> 281121
  "anidride carbonica" -> 281121
  "ghiaccio secco" -> 281121
  "kooldioxide" -> 281121
  "droogijs" -> 281121
  "dwutlenek" -> 281121
  "suchy lod" -> 281121
  "gelo seco" -> 281121
  "sodastream" -> 281121
  "hydrogen" -> 280410
  "wasserstoff" -> 280410
  "hydrogene" -> 280410
  "hidrogeno" -> 280410
  "idrogeno" -> 280410
  "waterstof" -> 280410
  "wodor" -> 280410
  "hidrogenio" -> 280410
  "argon" -> 280421
  "helium" -> 280429
  "balloon" -> 280429
  "ballongas" -> 280429
  "helio" -> 280429
  "elio" -> 280429
  "hel" -> 280429
  "helem" -> 280429
  "neon" -> 280429
  "xenon" -> 280429
  "krypton" -> 280429
  "rare gas" -> 280429
  "nitrogen" -> 280430
  "stickstoff" -> 280430
  "azote" -> 280430
  "nitrogeno" -> 280430
  "azoto" -> 280430
  "stikstof" -> 280430
  "azot" -> 280430
  "nitrogenio" -> 280430
  "oxygen" -> 280440
  "sauerstoff" -> 280440
  "oxygene" -> 280440
  "oxigeno" -> 280440
  "ossigeno" -> 280440
  "zuurstof" -> 280440
  "tlen" -> 280440
  "oxigenio" -> 280440
  "schutzgas" -> 280421
  "shielding" -> 280421
  "welding|soldadura|saldatura|soldagem" -> 280421
  * -> 281121
t: argon gas 99.99% 20l => 280421
t: helium gas for balloons cylinder => 280429
t: co2 capsules 16g 10 pcs => 281121
t: whipped cream chargers n2o 24 pcs => 281129
t: co2 laser engraver => !2811

@ inorganic-acid
en: hydrochloric acid; sulphuric acid; nitric acid; phosphoric acid; boric acid; hydrofluoric acid; muriatic acid; battery acid; sulfuric acid; sulfamic acid; oleum; sulphamic acid; orthophosphoric acid; perchloric acid; hydrobromic acid; acid electrolyte battery; polyphosphoric acid; boric acid powder; phosphorus pentoxide; ph down phosphoric; chlorosulphonic acid; hydriodic acid; boron trioxide
de: Salzsäure; Schwefelsäure; Salpetersäure; Phosphorsäure; Borsäure; Batteriesäure; Flusssäure; Amidosulfonsäure
fr: acide chlorhydrique; acide sulfurique; acide nitrique; acide phosphorique; acide borique; acide fluorhydrique; acide sulfamique; acide batterie
es: ácido clorhídrico; ácido sulfúrico; ácido nítrico; ácido fosfórico; ácido bórico; ácido muriático; ácido sulfámico; salfumán
it: acido cloridrico; acido solforico; acido nitrico; acido fosforico; acido borico; acido muriatico; acido solfammico
nl: zoutzuur; zwavelzuur; salpeterzuur; fosforzuur; boorzuur; accuzuur; amidosulfonzuur
pl: kwas solny; kwas siarkowy; kwas azotowy; kwas fosforowy; kwas borowy; elektrolit kwas akumulator; kwas amidosulfonowy
pt: ácido clorídrico; ácido sulfúrico; ácido nítrico; ácido fosfórico; ácido bórico; ácido muriático; ácido sulfâmico
not: battery acid cleaner; acid battery; acid resistant; acid proof; nitric acid test gold; acid gloves; acid pump; lead acid; acid tester; hydrochloric acid betaine
  "chlorosulphonic" -> 280620
  "hydrochloric" -> 280610
  "muriatic" -> 280610
  "salzsaure" -> 280610
  "chlorhydrique" -> 280610
  "clorhidrico" -> 280610
  "muriatico" -> 280610
  "salfuman" -> 280610
  "cloridrico" -> 280610
  "zoutzuur" -> 280610
  "solny" -> 280610
  "sulphamic" -> 281119
  "sulfamic" -> 281119
  "amidosulfonsaure" -> 281119
  "sulfamique" -> 281119
  "sulfamico" -> 281119
  "solfammico" -> 281119
  "amidosulfonzuur" -> 281119
  "amidosulfonowy" -> 281119
  "perchloric" -> 281119
  "hydrobromic" -> 281119
  "hydriodic" -> 281119
  "hydrofluoric" -> 281111
  "flusssaure" -> 281111
  "fluorhydrique" -> 281111
  "nitric" -> 280800
  "salpetersaure" -> 280800
  "nitrique" -> 280800
  "nitrico" -> 280800
  "salpeterzuur" -> 280800
  "azotowy" -> 280800
  "pentoxide" -> 280910
  "phosphoric" -> 280920
  "orthophosphoric" -> 280920
  "polyphosphoric" -> 280920
  "phosphorsaure" -> 280920
  "phosphorique" -> 280920
  "fosforico" -> 280920
  "fosforzuur" -> 280920
  "fosforowy" -> 280920
  "boric" -> 281000
  "boron" -> 281000
  "borsaure" -> 281000
  "borique" -> 281000
  "borico" -> 281000
  "boorzuur" -> 281000
  "borowy" -> 281000
  * -> 280700
t: hydrochloric acid 33% ibc => 280610
t: battery sulphuric acid 1 litre => 280700
t: boric acid powder 1kg => 281000
t: nitric acid 68% => 280800
t: lead acid battery 12v => !2807

@ insecticide
en: insecticide; mosquito repellent; insect repellent; ant killer; flea treatment; flea collar; mosquito coil; cockroach gel; fly spray; wasp killer; bed bug spray; ant bait; moth repellent; tick repellent; roach killer; flea spray; insecticide spray; insect spray; deet spray; flea drops; mosquito repellent spray; lice treatment; pesticide; permethrin spray; aphid spray; cypermethrin; imidacloprid; neem oil spray; fly paper; mosquito repellent patch; mothballs; moth balls; cockroach killer; mosquito repellent bracelet; diatomaceous earth insect killer; wasp spray; insecticidal soap; tick spot on; spot on flea treatment; mosquito mat refill; liquid mosquito refill; ant powder; spider repellent; spider spray; citronella repellent; chlorpyrifos; malathion; abamectin; mosquito liquid vaporizer refill; fly bait; woodworm treatment; dust mite spray; bed bug killer; fruit fly trap liquid; fly trap bait; lavender moth sachet; pheromone moth trap; mosquito dunk; roach bait; cedar moth repellent; insect repellent wipes; crawling insect killer; flea tablet; flea powder; anti lice; head lice; anti mosquito; flea and tick; bug spray; red mite powder; varroa treatment; horse fly spray; pyrethrin; acaricide; mite killer; nematodes pest control; cockroach bait; cockroach powder; ant gel
de: Insektizid = insecticide; Mückenschutz = mosquito protection; Insektenspray = insect spray; Ameisenköder = ant bait; Flohhalsband = flea collar; Fliegenspray = fly spray; Mottenpapier = moth paper; Zeckenschutz = tick protection; Kakerlakengel = cockroach gel; Ungezieferspray = vermin spray; Mückenspray = mosquito spray; Ameisengift = ant poison; Läusemittel = lice treatment; Mottenkugeln = moth ball; Wespenspray = wasp spray; Insektenschutzspray = insect repellent spray; Spot on Floh Zecken = spot-on flea and tick treatment; Mückenstecker Nachfüller = mosquito plug refill; Bettwanzenspray = bed bug spray; Silberfischköder = silverfish bait; Insektenmittel = insect treatment; Läuseshampoo = lice shampoo; Ameisenmittel = ant treatment; Fliegenköder = fly bait; Fliegenfänger klebend = sticky fly catcher; Schädlingsbekämpfung = pest control product; Mottenschutz = moth protection; Blattlausfrei = aphid treatment; Milbenspray = mite spray; Zeckenhalsband = tick collar
fr: insecticide = insecticide; anti moustique = mosquito repellent; répulsif moustiques = mosquito repellent; anti fourmis = ant killer; collier antipuces = flea collar; spray anti mouches = fly spray; anti mites = moth repellent; antiparasitaire chien = dog antiparasitic; anti cafards = roach killer; spray anti moustiques = mosquito repellent spray; spirale anti moustique = mosquito coil; anti puces = flea treatment; pipettes antiparasitaires = antiparasitic pipettes; piège à mites = moth trap; anti punaises de lit = bed bug treatment; anti poux = lice treatment; recharge anti moustique = mosquito repellent refill; boules anti mites = mothballs; anti guêpes = wasp killer; répulsif insectes = insect repellent; anti acariens = anti mite treatment; gel anti cafards = cockroach gel; traitement anti puces = flea treatment; bombe insecticide = insecticide spray; antimoustique = mosquito repellent
es: insecticida = insecticide; repelente de mosquitos = mosquito repellent; mata hormigas = ant killer; collar antipulgas = flea collar; spray insecticida = insecticide spray; antipolillas = moth repellent; mata cucarachas = roach killer; antiparasitario perro = dog antiparasitic; repelente insectos = insect repellent; gel cucarachas = cockroach gel; espiral mosquitos = mosquito coil; recambio antimosquitos = mosquito repellent refill; pipetas antiparasitarias = flea drops; antipiojos = lice treatment; veneno para hormigas = ant poison; antimosquitos = mosquito repellent; cebo hormigas = ant bait; spray antiácaros = anti-mite spray; antipulgas = flea treatment; cebo cucarachas = cockroach bait; chinches spray = bed bug spray; antichinches = bed bug killer; matamoscas líquido = liquid fly killer; loción antimosquitos = mosquito repellent lotion; cucarachicida = roach killer; matamosquitos = mosquito killer; insecticida spray = insecticide spray
it: insetticida = insecticide; repellente zanzare = mosquito repellent; antiformiche = ant killer; collare antipulci = flea collar; spray antizanzare = mosquito repellent spray; antitarme = moth repellent; scarafaggi gel = cockroach gel; antiparassitario cane = dog antiparasitic; antizanzare = mosquito repellent; zampironi = mosquito coil; ricarica antizanzare = mosquito repellent refill; esca formiche = ant bait; spray mosche = fly spray; antipidocchi = lice treatment; trappola tarme = moth trap; antipulci = flea treatment; repellente insetti = insect repellent; cimici da letto spray = bed bug spray; spray vespe = wasp spray; antiacaro spray = mite spray; fialette antiparassitarie = flea drops; spirali antizanzare = mosquito coil; insetticida spray = insect spray
nl: insecticide = insecticide; muggenspray = mosquito spray; anti muggen = mosquito repellent; mierengif = ant poison; vlooienband = flea collar; vliegenspray = fly spray; mottenballen = mothballs; insectenspray = insect spray; mierenlokdoos = ant bait; anti muggenspray = mosquito repellent spray; vlooienmiddel = flea treatment; wespenspray = wasp killer; mottenval = moth trap; luizenmiddel = lice treatment; insectenwerend = insect repellent; tekenband = tick collar; kakkerlakken gel = cockroach gel; mierenpoeder = ant powder; muggenstekker navulling = plug-in mosquito repellent refill; vlooienspray = flea spray; bedwantsenspray = bed bug spray; zilvervisjes lokdoos = silverfish bait station; mierenlokdozen = ant bait; zilvervisjes lokdozen = silverfish bait station
pl: środek owadobójczy = insecticide; spray na komary = mosquito spray; środek na mrówki = ant killer; obroża przeciw pchłom = flea collar; płyn na komary = mosquito repellent liquid; trutka na mrówki = ant bait; środek na karaluchy = cockroach killer; odstraszacz komarów spray = mosquito repellent spray; środek na mole = moth repellent; preparat na komary = mosquito repellent; spray na owady = insect spray; obroża na kleszcze = tick collar; krople na pchły = flea drops; środek na muchy = fly killer; środek na kleszcze = tick repellent; żel na karaluchy = cockroach gel; preparat na wszy = lice treatment; spirala na komary = mosquito coil; środek na osy = wasp killer; wkład do elektro = mosquito plug-in refill; preparat na mrówki = ant killer; zawieszka na mole = moth repellent hanger; spray na pluskwy = bed bug spray; środek na pluskwy = bed bug killer; insektycyd = insecticide
pt: inseticida = insecticide; repelente de mosquitos = mosquito repellent; mata formigas = ant killer; coleira antipulgas = flea collar; spray inseticida = insecticide spray; antitraças = moth repellent; mata baratas = roach killer; repelente de insetos = insect repellent; antiparasitário cão = antiparasitic for dogs; espiral mosquitos = mosquito coil; gel baratas = cockroach gel; isco formigas = ant bait; antipiolhos = lice treatment; recarga anti mosquitos = mosquito repellent refill; pipetas antiparasitárias = antiparasitic spot-on drops; mata moscas spray = fly spray; anti mosquitos = mosquito repellent; anti pulgas = flea treatment; bolas de naftalina = naphthalene balls; antiácaros spray = anti mite spray; repelente elétrico recarga = electric insect repellent refill; inseticida spray = insecticide spray
not: insect killer lamp; mosquito net; mosquito lamp; flea comb; fly swatter; insect trap light; mosquito killer lamp; ultrasonic repellent; mosquito killer electric; fly screen; insect net; mosquito zapper; bug zapper; ultrasonic mosquito; insecticide sprayer; repellent fabric; flea trap; mosquito killer racket; mosquito repellent lamp; mosquito coil holder; wasp trap; water repellent; ultrasonic pest; lice comb; mosquito swatter; anti mosquito net; pesticide sprayer; insect screen; pesticide spray mask; electric fly; mosquito trap lamp; moustiquaire; mosquito patch clothing; lampe anti moustique; ultrasonic insect; bird repellent; cat repellent; pesticide residue tester; bed bug trap; bed bug cover; mosquito curtain; bed bug mattress; mosquito tent; moth costume; insect repellent lamp; dust mite vacuum; dust mite cover; lice comb electric; pesticide drone; flea market; electric mosquito; mosquito head net; mosquitera; mosquito heater device; vaporizer plug device; zanzariera; insect repellent light; moth wings
  "glue": * 380899
  "fly paper" -> 380891
  "pheromone": * 380891
  "flea shampoo" -> 380891
  "lice": "shampoo" 300490; * 300490
  "antipiojos" -> 300490
  "anti poux" -> 300490
  "lausemittel" -> 300490
  "laeuseshampoo" -> 300490
  "antipidocchi" -> 300490
  "luizenmiddel" -> 300490
  "wszy" -> 300490
  "antipiolhos" -> 300490
  "deltamethrin": weight>7.5kg 380869; weight>0.3kg 380862; * 380861
  "malathion": weight>7.5kg 380869; weight>0.3kg 380862; * 380861
  "cypermethrin": weight>7.5kg 380869; weight>0.3kg 380862; * 380861
  * -> 380891
t: insect repellent spray deet 100ml => 380891
t: flea collar for cats => 380891
t: mosquito coils 10 pcs => 380891
t: electric mosquito killer lamp uv => !3808

@ ketone-aldehyde-ether
en: acetone; methyl ethyl ketone; mek; mibk; formaldehyde; formalin; vanillin; glutaraldehyde; diethyl ether; cyclohexanone; camphor; paraformaldehyde; tetrahydrofuran; thf; ethyl vanillin; epichlorohydrin; ethylene oxide; propylene oxide; mtbe; benzaldehyde; acetaldehyde; dimethyl sulfoxide; dmso; dimethylformamide; dmf; furfural; coumarin; benzophenone; coenzyme q10 powder; ubiquinone; dihydroxyacetone; n methylpyrrolidone; nmp; acetone solvent; acetone pure; camphor tablets; isophorone; ethyl ether; citral; ionone; cinnamaldehyde; acetophenone; mek peroxide; metaldehyde; msm powder; methylsulfonylmethane; natural camphor; raspberry ketone; formaldehyde solution; menthone; coenzyme q10; dioxane; dimethylacetamide; pool chlorine trichlor; cyanuric acid; trichloroisocyanuric acid; sodium dichloroisocyanurate; melamine powder; caprolactam; allantoin; gamma butyrolactone; methyl isobutyl ketone; chloral; piperonal
de: Aceton; Methylethylketon; Formaldehyd; Formalin; Vanillin; Kampfer; Tetrahydrofuran; Dimethylsulfoxid; Diethylether; Coenzym Q10 Pulver; MSM Pulver; Cyanursäure; Allantoin; Caprolactam; Melamin Pulver
fr: acétone; méthyléthylcétone; formaldéhyde; vanilline; camphre; tétrahydrofurane; éther diéthylique; formol; diméthylsulfoxyde; acide cyanurique; msm poudre
es: acetona; metiletilcetona; formaldehído; vainillina; alcanfor; tetrahidrofurano; formol; éter dietílico; dimetilsulfóxido; ácido cianúrico; msm polvo
it: acetone; metiletilchetone; formaldeide; vanillina; canfora; tetraidrofurano; formalina; dimetilsolfossido; acido cianurico; etere etilico
nl: aceton; methylethylketon; formaldehyde; vanilline; kamfer; tetrahydrofuraan; formaline; dimethylsulfoxide; cyanuurzuur
pl: aceton; formaldehyd; formalina; wanilina; kamfora; tetrahydrofuran; dimetylosulfotlenek; kwas cyjanurowy; eter dietylowy
pt: acetona; metiletilcetona; formaldeído; vanilina; cânfora; tetrahidrofurano; formol; dimetilsulfóxido; ácido cianúrico
not: acetone nail polish; acetone free; formaldehyde meter; formaldehyde detector; camphor oil; melamine tableware; acetone bottle; melamine sponge; formaldehyde test; melamine plate; coenzyme q10 capsule; camphor ball; urea formaldehyde; acetone pump; q10 cream; formaldehyde remover; melamine board; acetone dispenser; formaldehyde resin; melamine resin; coq10 capsule; acetone nail remover; formaldehyde free; camphor spirit; camphor cream; formaldehyde sensor; cyanuric acid test; dmso cream; camphor wood; allantoin cream; camphor incense; coenzyme q10 cream; coenzyme q10 serum; camphor lamp; msm tablet; msm capsule; coenzyme q10 softgels; coenzyme q10 tablets; phenol formaldehyde; ultramid; formaldehyde tester
  "mek peroxide" -> 290960
  "mibk" -> 291413
  "isobutyl" -> 291413
  "methyl ethyl ketone" -> 291412
  "mek" -> 291412
  "methylethylketon" -> 291412
  "methylethylcetone" -> 291412
  "metiletilcetona" -> 291412
  "metiletilchetone" -> 291412
  "paraformaldehyde" -> 291260
  "formaldehyde" -> 291211
  "formalin" -> 291211
  "formaldehyd" -> 291211
  "formol" -> 291211
  "formaldehido" -> 291211
  "formaldeide" -> 291211
  "formalina" -> 291211
  "formaline" -> 291211
  "formaldeido" -> 291211
  "acetaldehyde" -> 291212
  "glutaraldehyde" -> 291219
  "citral" -> 291219
  "benzaldehyde" -> 291221
  "cinnamaldehyde" -> 291229
  "ethyl vanillin" -> 291242
  "vanillin" -> 291241
  "vanilline" -> 291241
  "vainillina" -> 291241
  "vanillina" -> 291241
  "wanilina" -> 291241
  "vanilina" -> 291241
  "metaldehyde" -> 291250
  "chloral" -> 291300
  "cyclohexanone" -> 291422
  "ionone" -> 291423
  "camphor": * 291429
  "kampfer" -> 291429
  "camphre" -> 291429
  "alcanfor" -> 291429
  "canfora" -> 291429
  "kamfer" -> 291429
  "kamfora" -> 291429
  "menthone" -> 291429
  "isophorone" -> 291429
  "acetophenone" -> 291439
  "dihydroxyacetone" -> 291440
  "benzophenone" -> 291439
  "raspberry" -> 291450
  "q10" -> 291462
  "ubiquinone" -> 291462
  "ether" -> 290911
  "diethylether" -> 290911
  "eter" -> 290911
  "etere" -> 290911
  "mtbe" -> 290919
  "ethylene oxide" -> 291010
  "propylene oxide" -> 291020
  "epichlorohydrin" -> 291030
  "tetrahydrofuran" -> 293211
  "thf" -> 293211
  "tetrahydrofurane" -> 293211
  "tetrahidrofurano" -> 293211
  "tetraidrofurano" -> 293211
  "tetrahydrofuraan" -> 293211
  "furfural" -> 293212
  "coumarin" -> 293220
  "butyrolactone" -> 293220
  "piperonal" -> 293293
  "dioxane" -> 293299
  "dmso" -> 293090
  "dimethyl sulfoxide" -> 293090
  "dimethylsulfoxid" -> 293090
  "dimethylsulfoxyde" -> 293090
  "dimetilsulfoxido" -> 293090
  "dimetilsolfossido" -> 293090
  "dimetylosulfotlenek" -> 293090
  "msm" -> 293090
  "methylsulfonylmethane" -> 293090
  "dmf" -> 292419
  "dimethylformamide" -> 292419
  "dimethylacetamide" -> 292419
  "pyrrolidone" -> 293379
  "nmp" -> 293379
  "methylpyrrolidone" -> 293379
  "caprolactam" -> 293371
  "melamine" -> 293361
  "melamin" -> 293361
  "cyanuric" -> 293369
  "cyanursaure" -> 293369
  "cyanurique" -> 293369
  "cianurico" -> 293369
  "cyanuurzuur" -> 293369
  "cyjanurowy" -> 293369
  "trichloroisocyanuric" -> 293369
  "trichlor" -> 293369
  "dichloroisocyanurate" -> 293369
  "allantoin" -> 293321
  * -> 291411
t: acetone 99.8% 5l => 291411
t: formalin 37% solution => 291211
t: vanillin powder 1kg => 291241
t: tetrahydrofuran hplc grade => 293211
t: acetone free nail polish remover => !2914

@ leather-paper-agent
en: leather finishing agent; paper sizing agent; textile finishing agent; akd size; leather fatliquor; dye carrier; softener for textile mill; fixing agent textile; paper defoamer; rosin size paper; silicone softener textile; leather binder; textile auxiliary; levelling agent dyeing; paper coating agent; fatliquor; sizing agent for yarn; leather pigment finish; water repellent finish textile; desizing agent
de: Textilhilfsmittel; Lederzurichtung; Papierleim; Appreturmittel; Fettungsmittel Leder
fr: agent d'apprêt textile; apprêt; agent de collage papier; agent de finissage cuir
es: auxiliar textil; apresto; agente encolante papel; acabado cuero
it: ausiliario tessile; appretto industriale; collante carta; rifinizione cuoio
nl: textielhulpmiddel; lederafwerkingsmiddel
pl: środek pomocniczy włókienniczy; apretura; klej do papieru zaklejanie
pt: auxiliar têxtil; agente de acabamento couro; agente de colagem papel
  "fatliquor" -> 340311
  "fettungsmittel" -> 340311
  "pigment" -> 321000
  "leather|piel|pelle" -> 380993
  "lederzurichtung" -> 380993
  "cuir" -> 380993
  "cuero" -> 380993
  "cuoio" -> 380993
  "couro" -> 380993
  "paper" -> 380992
  "akd" -> 380992
  "papierleim" -> 380992
  "papier" -> 380992
  "papel" -> 380992
  "carta" -> 380992
  "starch|almidón|fécula|amido|fecola" -> 380910
  * -> 380991
t: akd paper sizing agent => 380992
t: textile finishing softener silicone drums => 380991
t: leather finishing agent drums => 380993
t: shoe leather cream => !3809

@ lime-gypsum
en: plaster of paris; gypsum; quicklime; slaked lime; hydrated lime; hydraulic lime; casting plaster; gypsum powder; calcined gypsum; dental plaster; calcium hydroxide; pickling lime; dolomite powder; dolomite; magnesite; dead burned magnesia; calcium oxide; burnt lime; gypsum rock; magnesium oxide; gypsum plaster; stucco plaster; anhydrite; dental stone; magnesia; alabaster plaster; modelling plaster; dolomitic lime; calcium sulphate; dental gypsum; casting powder plaster; fused magnesia
de: Gips; Gipspulver; Branntkalk; Löschkalk; Kalkhydrat; Modellgips; Dolomit; Stuckgips; Magnesiumoxid; Calciumhydroxid; Hartgips; Gießpulver; Keramikgießpulver; Alabastergips
fr: plâtre; plâtre de moulage; chaux vive; chaux éteinte; gypse; dolomie; plâtre de paris; hydroxyde de calcium; chaux hydraulique; oxyde de magnésium; chaux aérienne
es: yeso; escayola; cal viva; cal apagada; cal hidratada; dolomita; hidróxido de calcio; óxido de magnesio; yeso cerámico; cal hidráulica; escayola en polvo
it: gesso + polvere|scagliola|alabastrino|ceramico|sacco; scagliola; calce viva; calce idrata; calce spenta; dolomite; idrossido di calcio; ossido di magnesio; calce idraulica; gesso ceramico
nl: gips; modelgips; ongebluste kalk; gebluste kalk; kalkhydraat; dolomiet; magnesiumoxide; gipspoeder; gietgips; keramisch gietpoeder
pl: gips; gips modelarski; wapno palone; wapno gaszone; wapno hydratyzowane; dolomit; tlenek magnezu; gips dentystyczny; gips budowlany; wapno hydrauliczne; wodorotlenek wapnia; gips ceramiczny
pt: gesso; gesso em pó; cal viva; cal hidratada; cal apagada; dolomite; hidróxido de cálcio; óxido de magnésio; gesso cerâmico; cal hidráulica
not: gypsum board; plaster bandage; sulfate tablet; lime green; plaster cast; gesso primer; plaster mould kit; lime juice; calcium hydroxide paste; dolomite tablet; magnesium oxide tablet; gypsum ornament; gypsum decoration; milk of magnesia; gypsum flower; soda lime; gypsum plasterboard; acrylic gesso; magnesium oxide capsule; magnesium oxide board; gypsum saw; plaster moulding; gypsum ceiling; gypsum candle holder; plaster statue; gips figur; plaster figurine; ceiling plaster moulding; gesso acrylic; gessata; gessada; plafondplaten van gips; platen van gips; gipsplaten; gipsplaat; gips plafondplaten; Gipsplatten
  "quicklime" -> 252210
  "burnt lime" -> 252210
  "branntkalk" -> 252210
  "chaux vive" -> 252210
  "cal viva" -> 252210
  "calce viva" -> 252210
  "ongebluste" -> 252210
  "wapno palone" -> 252210
  "hydraulic|hidráulico|idraulico" -> 252230
  "hydraulique" -> 252230
  "hidraulica" -> 252230
  "idraulica" -> 252230
  "hydrauliczne" -> 252230
  "calcium hydroxide" "99%" -> 282590
  "calcium oxide" -> 282590
  "lime" -> 252220
  "calcium hydroxide" -> 252220
  "calciumhydroxid" -> 252220
  "loschkalk" -> 252220
  "kalkhydrat" -> 252220
  "chaux" -> 252220
  "cal" -> 252220
  "calce" -> 252220
  "kalk" -> 252220
  "kalkhydraat" -> 252220
  "wapno" -> 252220
  "hydroxyde" -> 252220
  "hidroxido" -> 252220
  "idrossido" -> 252220
  "wodorotlenek" -> 252220
  "magnesium oxide" -> 251990
  "magnesiumoxid" -> 251990
  "magnesia" -> 251990
  "oxyde" -> 251990
  "oxido" -> 251990
  "ossido" -> 251990
  "magnesiumoxide" -> 251990
  "tlenek" -> 251990
  "magnesite" -> 251910
  "dolomite": "calcined" 251820; "sintered" 251820; * 251810
  "dolomit" -> 251810
  "dolomie" -> 251810
  "dolomita" -> 251810
  "dolomiet" -> 251810
  "calcium sulphate" -> 283329
  "rock" -> 252010
  "anhydrite" -> 252010
  "gypsum": "plaster" 252020; "calcined" 252020; "dental" 252020; "powder|polvo|polvere|pó" 252020 ~.3; * 252010
  "gypse" -> 252010
  * -> 252020
t: plaster of paris casting powder 5kg => 252020
t: quicklime lumps for industry => 252210
t: hydrated lime 25kg => 252220
t: gypsum rock in bulk => 252010
t: gypsum board 12.5mm => !2520

@ metal-oxide
en: zinc oxide; titanium dioxide; aluminium oxide; alumina; iron oxide; manganese dioxide; copper oxide; lead oxide; chromium oxide; aluminium hydroxide; red lead; cobalt oxide; zirconium oxide; fused alumina; litharge; nickel oxide; vanadium pentoxide; antimony trioxide; tungsten oxide; tin oxide; molybdenum trioxide; bismuth oxide; zirconia powder; brown fused alumina; white fused alumina; calcined alumina; tio2; iron oxide pigment; iron oxide red; iron oxide black; iron oxide yellow; germanium dioxide; cuprous oxide; zinc oxide powder; chrome oxide green; manganese oxide; nickel hydroxide; titanium dioxide anatase; titanium dioxide rutile; indium tin oxide; alumina hydrate; artificial corundum; aluminium trihydrate; cobalt hydroxide; magnetite powder synthetic
de: Zinkoxid; Titandioxid; Aluminiumoxid; Eisenoxid; Mangandioxid; Kupferoxid; Bleioxid; Chromoxid; Aluminiumhydroxid; Edelkorund; Tonerde kalziniert; Antimontrioxid; Zirkonoxid; Kobaltoxid; Vanadiumpentoxid; Korund + Strahlmittel|Normal|Schleif; Zinnoxid; Eisenoxidpigment; Strahlmittel
fr: oxyde de zinc; dioxyde de titane; alumine; oxyde de fer; dioxyde de manganèse; oxyde de cuivre; oxyde de plomb; hydroxyde d'aluminium; corindon artificiel; oxyde de chrome; oxyde d'aluminium; corindon sablage; oxyde de zirconium; oxyde de cobalt; oxyde d'étain
es: óxido de zinc; dióxido de titanio; alúmina; óxido de hierro; dióxido de manganeso; óxido de cobre; óxido de plomo; hidróxido de aluminio; corindón; óxido de cromo; óxido de aluminio; óxido de cobalto; óxido de zirconio; óxido de cinc; óxido de estaño
it: ossido di zinco; biossido di titanio; allumina; ossido di ferro; biossido di manganese; ossido di rame; ossido di piombo; idrossido di alluminio; corindone; ossido di cromo; ossido di alluminio; ossido di cobalto; ossido di stagno
nl: zinkoxide; titaandioxide; aluminiumoxide; ijzeroxide; mangaandioxide; koperoxide; loodoxide; aluminiumhydroxide; chroomoxide; kobaltoxide; straalmiddel; tinoxide
pl: tlenek cynku; dwutlenek tytanu; tlenek glinu; tlenek żelaza; dwutlenek manganu; tlenek miedzi; tlenek ołowiu; wodorotlenek glinu; elektrokorund; tlenek chromu; tlenek kobaltu; ditlenek tytanu; tlenek cyny; ścierniwo
pt: óxido de zinco; dióxido de titânio; alumina; óxido de ferro; dióxido de manganês; óxido de cobre; óxido de chumbo; hidróxido de alumínio; corindo; óxido de crómio; óxido de alumínio; óxido de cobalto; óxido de estanho; trióxido de antimónio
not: zinc oxide cream; zinc oxide sunscreen; zinc oxide tape; alumina ceramic; aluminium oxide sandpaper; zirconia ring; alumina crucible; cubic zirconia; zinc oxide paste; alumina tube; aluminium oxide disc; aluminium oxide wheel; zirconia block; alumina ball; zinc oxide plaster; zirconia crown; zirconia disc; alumina silicate; zinc oxide ointment; zirconia milling; zirconia bead; aluminum oxide blade; oxide blade; alumina substrate; zirconia balls; alumina plate; aluminium oxide belt; zinc oxide bandage; oxide remover; cor; cores
  "artificial corundum" -> 281810
  "fused" -> 281810
  "edelkorund" -> 281810
  "korund" -> 281810
  "strahlmittel" -> 281810
  "corindon" -> 281810
  "corindone" -> 281810
  "corindo" -> 281810
  "straalmiddel" -> 281810
  "elektrokorund" -> 281810
  "scierniwo" -> 281810
  "aluminium hydroxide" -> 281830
  "trihydrate" -> 281830
  "hydrate" -> 281830
  "aluminiumhydroxid" -> 281830
  "hydroxyde d'aluminium" -> 281830
  "hidroxido de aluminio" -> 281830
  "idrossido di alluminio" -> 281830
  "aluminiumhydroxide" -> 281830
  "wodorotlenek glinu" -> 281830
  "aluminium" -> 281820
  "alumina" -> 281820
  "alumine" -> 281820
  "allumina" -> 281820
  "alluminio" -> 281820
  "aluminio" -> 281820
  "aluminiumoxid" -> 281820
  "aluminiumoxide" -> 281820
  "tonerde" -> 281820
  "glinu" -> 281820
  "titanium": "pigment" 320611; "rutile" 320611; "anatase" 282300 ~.5; * 282300     # coated or mixed: 3206.11
  "titandioxid" -> 282300
  "titane" -> 282300
  "titanio" -> 282300
  "titaandioxide" -> 282300
  "tytanu" -> 282300
  "tio2" -> 282300
  "iron" -> 282110
  "eisenoxid" -> 282110
  "eisenoxidpigment" -> 282110
  "fer" -> 282110
  "hierro" -> 282110
  "ferro" -> 282110
  "ijzeroxide" -> 282110
  "zelaza" -> 282110
  "magnetite" -> 282110
  "manganese dioxide" -> 282010
  "mangandioxid" -> 282010
  "dioxyde de manganese" -> 282010
  "manganeso" -> 282010
  "biossido di manganese" -> 282010
  "mangaandioxide" -> 282010
  "manganu" -> 282010
  "manganes" -> 282010
  "manganese" -> 282090
  "chromium|crómio" -> 281990
  "chrome|cromado|cromato" -> 281990
  "chromoxid" -> 281990
  "cromo" -> 281990
  "chroomoxide" -> 281990
  "chromu" -> 281990
  "cobalt" -> 282200
  "kobaltoxid" -> 282200
  "cobalto" -> 282200
  "kobaltoxide" -> 282200
  "kobaltu" -> 282200
  "litharge" -> 282410
  "red lead" -> 282490
  "lead" -> 282410
  "bleioxid" -> 282410
  "plomb" -> 282410
  "plomo" -> 282410
  "piombo" -> 282410
  "loodoxide" -> 282410
  "olowiu" -> 282410
  "chumbo" -> 282410
  "copper" -> 282550
  "cuprous" -> 282550
  "kupferoxid" -> 282550
  "cuivre" -> 282550
  "cobre" -> 282550
  "rame" -> 282550
  "koperoxide" -> 282550
  "miedzi" -> 282550
  "vanadium" -> 282530
  "vanadiumpentoxid" -> 282530
  "nickel|níquel|nichel" -> 282540
  "germanium" -> 282560
  "zirconium|circonio" -> 282560
  "zirconia|circona" -> 282560
  "zirkonoxid" -> 282560
  "zirconio" -> 282560
  "molybdenum|molibdeno|molibdénio" -> 282570
  "antimony" -> 282580
  "antimontrioxid" -> 282580
  "antimonio" -> 282580
  "tin" -> 282590
  "tungsten|wolframio|tungsteno|volframio|tungstênio" -> 282590
  "bismuth" -> 282590
  "indium" -> 282590
  "etain" -> 282590
  "estano" -> 282590
  "stagno" -> 282590
  "tinoxide" -> 282590
  "zinnoxid" -> 282590
  "cyny" -> 282590
  "estanho" -> 282590
  * -> 281700
t: zinc oxide powder 99.7% => 281700
t: calcined alumina powder => 281820
t: brown fused alumina blasting grit => 281810
t: iron oxide red pigment powder => 282110
t: zinc oxide tape sports => !2817

@ metalloid-element
en: silicon metal; polysilicon; boron powder; phosphorus red; selenium; tellurium; arsenic metal; metallurgical silicon; high purity silicon; yellow phosphorus; red phosphorus; crystalline boron; selenium powder; silicon powder; silicon metal 441
de: Siliciummetall; Polysilicium; roter Phosphor; Selen; Tellur; Bor Pulver
fr: silicium métal; polysilicium; phosphore rouge; sélénium; tellure
es: silicio metal; polisilicio; fósforo rojo; selenio; telurio
it: silicio metallico; polisilicio; fosforo rosso; selenio; tellurio
nl: siliciummetaal; polysilicium; rode fosfor; selenium + poeder
pl: krzem metaliczny; polikrzem; czerwony fosfor; selen
pt: silício metálico; polissilício; fósforo vermelho; selénio
not: silicon wafer; selenium supplement; selenium shampoo; selenium tablet; selenium capsule; boron nitride; boron supplement; selenium webdriver; selenium sulfide; boron carbide
  "polysilicon" -> 280461
  "high purity" -> 280461
  "polysilicium" -> 280461
  "polisilicio" -> 280461
  "polikrzem" -> 280461
  "polissilicio" -> 280461
  "silic" -> 280469
  "silicon" -> 280469
  "siliciummetall" -> 280469
  "silicium" -> 280469
  "silicio" -> 280469
  "siliciummetaal" -> 280469
  "krzem" -> 280469
  "selen" -> 280490
  "selenium" -> 280490
  "selenio" -> 280490
  "arsenic" -> 280480
  "boron" -> 280450
  "bor" -> 280450
  "tellur" -> 280450
  "tellurium" -> 280450
  "tellure" -> 280450
  * -> 280470
t: silicon metal 553 grade => 280469
t: polysilicon solar grade 99.9999% => 280461
t: selenium tablets supplement => !2804

@ mica-talc
en: talc; talc powder; soapstone raw; steatite; mica flake; talcum raw material; crude mica; muscovite mica; mica scrap; cosmetic talc bulk; industrial talc; french chalk; soapstone block
de: Talkum = talc; Glimmer = mica + Pulver|Platten|Rohstoff; Talk Pulver = talc powder; Speckstein roh = raw soapstone
fr: talc industriel = industrial talc; mica = mica; poudre de mica = mica powder; stéatite brute = raw steatite
es: talco industrial = industrial talc; mica = mica; esteatita = steatite; polvo de mica = mica powder
it: talco industriale = industrial talc; mica = mica; steatite = steatite; polvere di mica = mica powder
nl: talk = talc + poeder|industrieel; mica = mica; speksteen ruw = soapstone raw
pl: talk techniczny = industrial talc; mika = mica; talk kosmetyczny surowiec = cosmetic talc; steatyt = steatite
pt: talco industrial = industrial talc; mica = mica; pedra sabão bruta = soapstone raw
not: baby talc; mica lamp; talc free; mica window; mica pigment; mica powder resin; mica tape; mica capacitor; mica powder soap; mica heater; mica powder epoxy; soapstone carving; mica insulator; mica washer; talcum powder; soapstone ring; mica board; polvos de talco
  "mica": "sheet" 252510; "crude" 252510; "scrap|chatarra|desperdicios|rottame|cascami|sucata|desperdício" 252530; * 252520
  "mika" -> 252520
  "glimmer" -> 252520
  "block|bloque|blocco|bloco" -> 252610
  "soapstone" -> 252610
  "steatite" -> 252610
  * -> 252620
t: industrial talc powder 25kg => 252620
t: crude mica sheets splittings => 252510
t: baby talc 200g => !2526

@ modified-starch
en: modified starch; dextrin; maltodextrin; cyclodextrin; cationic starch; pregelatinised starch; oxidised starch; yellow dextrin; maltodextrin powder; tapioca maltodextrin; hydroxypropyl starch; etherified starch; soluble starch; white dextrin; resistant dextrin; e1442; pregelatinized starch
de: modifizierte Stärke; Maltodextrin; Dextrin
fr: amidon modifié; maltodextrine; dextrine
es: almidón modificado; maltodextrina; dextrina
it: amido modificato; maltodestrina; destrina
nl: gemodificeerd zetmeel; maltodextrine; dextrine
pl: skrobia modyfikowana; maltodekstryna; dekstryna
pt: amido modificado; maltodextrina; dextrina
  "maltodextrin" -> 170290 ~.3      # dextrose equivalent above 10: 1702, below: 3505.10
  * -> 350510
t: maltodextrin powder de 18 25kg => !110812
t: cationic modified starch => 350510
t: native corn starch => !3505

@ motor-oil
en: motor oil; engine oil; lubricating oil; hydraulic oil; gear oil; transmission fluid; sewing machine oil; grease; lithium grease; bearing grease; mineral oil; white mineral oil; two stroke oil; chain oil; compressor oil; cutting oil; transformer oil; multipurpose grease; lubricant; synthetic engine oil; chainsaw oil; bike chain lube; silicone spray; penetrating oil; wd40; white lithium grease; silicone grease; gun oil; dry lubricant spray; ptfe lubricant; food grade lubricant; lubricant spray; synthetic oil 5w30; liquid paraffin; copper grease; cutting fluid; metalworking fluid; mould release agent; silicone oil lubricant; rust inhibitor oil; base oil; fork oil; treadmill lubricant; chain wax bicycle; quenching oil; engine oil 10w40; base oil sn500; vacuum pump oil; atf; assembly grease; lock lubricant; clipper oil; spindle oil; air tool oil; baby oil mineral bulk; pneumatic oil; synthetic grease; refrigeration oil; turbine oil; waste oil; used engine oil; butcher block oil; mineral oil for cutting boards; release agent; rc shock oil; trumpet valve oil; valve oil; watch oil; knife oil; contact lubricant; switch lubricant keyboard; krytox; key lube; cork grease; slide grease; chainsaw bar oil; used lubricating oil; garage door lubricant; chain lube; treadmill oil; watch lubricant; garage door lube; petroleum grease; 3 in 1 oil; brake cleaner; anti seize; slideway oil; dielectric grease; spray grease; food grade grease
de: Motoröl = motor oil; Getriebeöl = gear oil; Hydrauliköl = hydraulic oil; Schmieröl = lubricating oil; Schmierfett = grease; Kettenöl = chain oil; Nähmaschinenöl = sewing machine oil; Kriechöl = penetrating oil; Kettenspray = chain spray; Silikonspray = silicone spray; Sägekettenöl = chainsaw oil; Kompressoröl = compressor oil; Zweitaktöl = two stroke oil; Schmierstoff = lubricant; Gabelöl = fork oil; Lagerfett = bearing grease; Waffenöl = gun oil; Weißöl = white oil; Paraffinöl = paraffin oil; Mehrzweckfett = multipurpose grease; Silikonfett = silicone grease; Universalöl = universal oil; Schneidöl = cutting oil; Bremsenreiniger = brake cleaner; Trennmittel = release agent; Rostlöser = rust dissolver; PTFE Spray = ptfe spray; Kupferpaste = copper paste; Trockenschmiermittel = dry lubricant; Sprühfett = spray grease; Vaseline technisch = technical petroleum jelly; Getriebeoel = gear oil; Altöl = waste oil; Transformatorenöl = transformer oil
fr: huile moteur = engine oil; huile hydraulique = hydraulic oil; graisse = grease; huile de chaîne = chain oil; lubrifiant = lubricant; huile de boîte = gearbox oil; huile machine à coudre = sewing machine oil; huile tronçonneuse = chainsaw oil; huile 2 temps = two stroke oil; dégrippant = penetrating oil; graisse au lithium = lithium grease; huile de coupe = cutting oil; huile minérale = mineral oil; huile de vidange = engine oil; huile de paraffine = paraffin oil; graisse silicone = silicone grease; spray silicone = silicone spray; lubrifiant chaîne vélo = bike chain lube; graisse multi usages = multipurpose grease; huile pour compresseur = compressor oil; nettoyant freins = brake cleaner; agent de démoulage = release agent; huile usagée moteur = used engine oil; huile de transmission = transmission oil; huile de moteur = engine oil; huile = oil + 5w30|5w40|10w40|0w30; lubrifiant moteur = engine lubricant; huile lubrifiante = lubricating oil
es: aceite de motor = motor oil; aceite hidráulico = hydraulic oil; grasa lubricante = lubricating grease; aceite para cadena = chain oil; aceite lubricante = lubricating oil; aceite de transmisión = transmission fluid; aceite 2 tiempos = two stroke oil; aceite de motosierra = chainsaw oil; aflojatodo = penetrating oil; lubricante en spray = spray lubricant; grasa de litio = lithium grease; aceite mineral = mineral oil; aceite máquina de coser = sewing machine oil; aceite para motor = motor oil; aceite de corte = cutting oil; grasa de silicona = silicone grease; valvulina = gear oil; lubricante cadena bicicleta = bike chain lube; aceite para compresor = compressor oil; parafina líquida = liquid paraffin; limpiador de frenos = brake cleaner; desmoldeante = release agent; aceite usado motor = used motor oil; spray de silicona = silicone spray; aceite motor = motor oil; lubricante motor = engine lubricant; aceite = oil + 5w30|5w40|10w40|0w30|15w40
it: olio motore = engine oil; olio idraulico = hydraulic oil; grasso lubrificante = lubricating grease; olio per catene = chain oil; lubrificante = lubricant; olio cambio = gearbox oil; olio 2 tempi = two stroke oil; olio motosega = chainsaw oil; sbloccante = penetrating oil; grasso al litio = lithium grease; olio minerale = mineral oil; olio per macchine da cucire = sewing machine oil; olio da taglio = cutting oil; grasso al silicone = silicone grease; spray silicone = silicone spray; olio di vaselina = white mineral oil; lubrificante catena bici = bike chain lube; olio per compressori = compressor oil; pulitore freni = brake cleaner; distaccante = release agent; olio esausto motore = waste engine oil; lubrificante spray = lubricant spray; olio per motore = engine oil; olio = oil + 5w30|5w40|10w40|0w30; lubrificante motore = engine lubricant; olio lubrificante = lubricating oil
nl: motorolie = motor oil; hydraulische olie = hydraulic oil; smeervet = grease; kettingolie = chain oil; smeermiddel = lubricant; versnellingsbakolie = gear oil; tweetaktolie = two stroke oil; kettingzaagolie = chainsaw oil; kruipolie = penetrating oil; siliconenspray = silicone spray; naaimachineolie = sewing machine oil; minerale olie = mineral oil; lithiumvet = lithium grease; smeerolie = lubricating oil; transmissieolie = transmission fluid; kogellagervet = bearing grease; siliconenvet = silicone grease; snijolie = cutting oil; kettingspray = chain spray; compressorolie = compressor oil; paraffineolie = paraffin oil; remmenreiniger = brake cleaner; lossingsmiddel = release agent; afgewerkte olie = waste oil
pl: olej silnikowy = motor oil; olej hydrauliczny = hydraulic oil; smar = lubricant; olej przekładniowy = gear oil; smar do łańcucha = chain lubricant; olej do maszyn do szycia = sewing machine oil; olej do dwusuwów = two stroke oil; olej do pilarek = chainsaw oil; smar silikonowy = silicone grease; smar litowy = lithium grease; olej mineralny = mineral oil; odrdzewiacz penetrujący = penetrating oil; smar miedziany = copper grease; olej do łańcucha = chain oil; olej parafinowy = paraffin oil; parafina ciekła = liquid paraffin; olej sprężarkowy = compressor oil; silikon w sprayu = silicone spray; smar w sprayu = spray lubricant; olej do kompresora = compressor oil; zmywacz do hamulców = brake cleaner; olej przepracowany = waste oil; smar łożyskowy = bearing grease; olej maszynowy = machine oil; penetrant = penetrating oil
pt: óleo de motor = motor oil; óleo hidráulico = hydraulic oil; massa lubrificante = grease; óleo para correntes = chain oil; lubrificante = lubricant; óleo de transmissão = transmission fluid; óleo 2 tempos = two stroke oil; óleo de motosserra = chainsaw oil; spray lubrificante = lubricant spray; óleo mineral = mineral oil; óleo para máquina de costura = sewing machine oil; massa de lítio = lithium grease; parafina líquida = liquid paraffin; lubrificante corrente = chain lubricant; valvulina = gear oil; óleo de corte = cutting oil; spray de silicone = silicone spray; massa consistente = grease; limpa travões = brake cleaner; desmoldante = release agent; óleo usado motor = used motor oil; graxa lubrificante = grease; óleo lubrificante = lubricating oil; óleo motor = motor oil; óleo = oil + 5w30|5w40|10w40|0w30|15w40; óleo para motor = motor oil
not: grease gun; oil filter; grease trap; engine oil cooler; oil pump; grease nipple; oil drain; personal lubricant; grease pump; grease proof; grease fitting; elbow grease; anal lubricant; intimate lubricant; oil dipstick; oil level; hydraulic oil filter; grease separator; cork grease clarinet case; grease movie; lubricant injector; lubricant applicator; mineral oil lotion; greaseproof; lubricating jelly; oil cap; gel lubrifiant; lubrifiant intime; lubricante intimo; lubrificante intimo; motor oil funnel; grease bucket; lubricant pump; oil catch; hydraulic oil pump; engine oil pan; oil seal; oil can; hydraulic oil cooler; engine oil pump; grease cup; base oil e liquid; lubricant base agua; fat grease remover; grease remover; hair grease; waste oil tank; oil drain pan; water based lubricant; sex lubricant; medical lubricant; engine oil additive; lubrifiant a base d'eau; lubricante base agua; grease strainer; grease keeper; grease container; grease cutter; waste oil heater; waste oil burner; lubricant gel; engine oil pressure; hydraulic oil tank; transmission fluid cooler; oil extractor; lip grease; oil change pump; massage lubricant; grease paint; grease screen; goose grease; wool grease; oleado
  "waste|desperdicios|desechos|residuos|cascami|rifiuti": * 271099
  "used": * 271099
  "altol" -> 271099
  "usagee" -> 271099
  "usado" -> 271099
  "esausto" -> 271099
  "afgewerkte" -> 271099
  "przepracowany" -> 271099
  "brake cleaner" -> 340250 
  "bremsenreiniger" -> 340250
  "nettoyant freins" -> 340250
  "limpiador de frenos" -> 340250
  "pulitore freni" -> 340250
  "remmenreiniger" -> 340250
  "zmywacz do hamulcow" -> 340250
  "limpa travoes" -> 340250
  "silicone" -> 340399
  "silikonspray" -> 340399
  "silikonfett" -> 340399
  "silicona" -> 340399
  "siliconenspray" -> 340399
  "siliconenvet" -> 340399
  "silikonowy" -> 340399
  "silikon" -> 340399
  "ptfe" -> 340399
  "dry lubricant" -> 340399
  "trockenschmiermittel" -> 340399
  "keyboard" -> 340399
  "krytox" -> 340399
  "treadmill" -> 340399
  "dielectric" -> 340399
  "chain wax" -> 340399
  "synthetic grease" -> 340399
  "water soluble" -> 340319
  "cutting fluid" -> 340319
  "metalworking" -> 340319
  "penetrating" -> 340319
  "wd40" -> 340319
  "kriechol" -> 340319
  "rostloser" -> 340319
  "degrippant" -> 340319
  "aflojatodo" -> 340319
  "sbloccante" -> 340319
  "kruipolie" -> 340319
  "penetrujacy" -> 340319
  "penetrant" -> 340319
  "release agent" -> 340399
  "trennmittel" -> 340399
  "desmoldeante" -> 340399
  "distaccante" -> 340399
  "lossingsmiddel" -> 340399
  "desmoldante" -> 340399
  "fully synthetic" -> 340399 ~.15
  "chain lube" -> 340319
  "kettenspray" -> 340319
  "anti seize" -> 340319
  "kupferpaste" -> 340319
  "copper grease" -> 340319
  "assembly" -> 340319
  "spray|pulverizador|aerosol" -> 340319
  * -> 271019     # 70 % or more petroleum oil; below: 3403
t: engine oil 5w30 5 litres => 271019
t: lithium bearing grease 400g cartridge => 271019
t: silicone lubricant spray 400ml => 340399
t: used engine oil for recycling => 271099
t: grease gun 500ml => !2710

@ nitrate-phosphate-salt
en: sodium nitrite; potassium nitrate; trisodium phosphate; dicalcium phosphate; sodium tripolyphosphate; sodium hexametaphosphate; barium nitrate; strontium nitrate; monocalcium phosphate; disodium phosphate; saltpetre; tricalcium phosphate; potassium phosphate; ammonium polyphosphate; sodium hypophosphite; monopotassium phosphate; sodium acid pyrophosphate; bone ash calcium phosphate; iron phosphate; curing salt; prague powder; potassium nitrite; sodium phosphate; zinc phosphate; monosodium phosphate; dipotassium phosphate; feed phosphate; dcp feed grade; mcp feed; calcium nitrate; magnesium nitrate; pink curing salt; silver nitrate; colloidal silver; gold chloride; silver oxide powder; platinum compound; palladium chloride; lithium iron phosphate powder; nitrite curing salt; tsp cleaner; hydroxyapatite powder; colloidal gold; sodium pyrophosphate; chloroauric acid
de: Natriumnitrit = sodium nitrite; Kaliumnitrat = potassium nitrate; Trinatriumphosphat = trisodium phosphate; Calciumphosphat = calcium phosphate; Silbernitrat = silver nitrate; kolloidales Silber = colloidal silver; Pökelsalz = curing salt; Natriumtripolyphosphat = sodium tripolyphosphate; Salpeter = saltpetre; Nitritpökelsalz = curing salt; Dicalciumphosphat = dicalcium phosphate; Hydroxylapatit = hydroxyapatite; kolloidales Gold = colloidal gold; Calciumnitrat = calcium nitrate
fr: nitrite de sodium = sodium nitrite; nitrate de potassium = potassium nitrate; phosphate trisodique = trisodium phosphate; phosphate bicalcique = dicalcium phosphate; nitrate d'argent = silver nitrate; argent colloïdal = colloidal silver; sel nitrité = curing salt; salpêtre = saltpetre; nitrate de calcium = calcium nitrate; tripolyphosphate de sodium = sodium tripolyphosphate; or colloïdal = colloidal gold
es: nitrito de sodio = sodium nitrite; nitrato de potasio = potassium nitrate; fosfato trisódico = trisodium phosphate; fosfato dicálcico = dicalcium phosphate; nitrato de plata = silver nitrate; plata coloidal = colloidal silver; sal de curado = curing salt; tripolifosfato de sodio = sodium tripolyphosphate; nitrato de calcio = calcium nitrate; salitre = saltpetre; oro coloidal = colloidal gold
it: nitrito di sodio = sodium nitrite; nitrato di potassio = potassium nitrate; fosfato trisodico = trisodium phosphate; fosfato bicalcico = dicalcium phosphate; nitrato d'argento = silver nitrate; argento colloidale = colloidal silver; salnitro = saltpetre; tripolifosfato di sodio = sodium tripolyphosphate; nitrato di calcio = calcium nitrate; oro colloidale = colloidal gold; idrossiapatite = hydroxyapatite
nl: natriumnitriet = sodium nitrite; kaliumnitraat = potassium nitrate; trinatriumfosfaat = trisodium phosphate; dicalciumfosfaat = dicalcium phosphate; zilvernitraat = silver nitrate; colloïdaal zilver = colloidal silver; calciumnitraat = calcium nitrate; pekelzout nitriet = curing salt; salpeter = saltpetre
pl: azotyn sodu = sodium nitrite; azotan potasu = potassium nitrate; fosforan trójsodowy = trisodium phosphate; fosforan dwuwapniowy = dicalcium phosphate; azotan srebra = silver nitrate; srebro koloidalne = colloidal silver; saletra potasowa spożywcza = food grade potassium nitrate; peklosól = curing salt; tripolifosforan sodu = sodium tripolyphosphate; azotan wapnia = calcium nitrate; złoto koloidalne = colloidal gold; sól peklowa = curing salt
pt: nitrito de sódio = sodium nitrite; nitrato de potássio = potassium nitrate; fosfato trissódico = trisodium phosphate; fosfato dicálcico = dicalcium phosphate; nitrato de prata = silver nitrate; prata coloidal = colloidal silver; sal de cura = curing salt; tripolifosfato de sódio = sodium tripolyphosphate; nitrato de cálcio = calcium nitrate; salitre = saltpetre; ouro coloidal = colloidal gold
not: calcium phosphate tablets; potassium nitrate fertilizer; phosphate test; ammonium phosphate; colloidal silver gel; colloidal silver generator; nitrate test; nitrite test; nitrate reducer; colloidal silver spray; phosphate remover; calcium nitrate fertilizer; nitrate remover; hydroxyapatite toothpaste; nitrite test strips
  "colloidal" -> 284310
  "kolloidales" -> 284310
  "colloidale" -> 284310
  "coloidal" -> 284310
  "colloidaal" -> 284310
  "koloidalne" -> 284310
  "silver nitrate" -> 284321
  "silbernitrat" -> 284321
  "nitrate d'argent" -> 284321
  "nitrato de plata" -> 284321
  "nitrato d'argento" -> 284321
  "zilvernitraat" -> 284321
  "azotan srebra" -> 284321
  "nitrato de prata" -> 284321
  "silver|plata|argento|prata" -> 284329
  "gold|oro|ouro" -> 284330
  "chloroauric" -> 284330
  "platinum|platino|platina" -> 284390
  "palladium" -> 284390
  "lithium iron" -> 284290
  "curing" -> 382499 
  "prague" -> 382499
  "pokelsalz" -> 382499
  "nitritpokelsalz" -> 382499
  "sel nitrite" -> 382499
  "sal de curado" -> 382499
  "pekelzout" -> 382499
  "peklosol" -> 382499
  "sol peklowa" -> 382499
  "sal de cura" -> 382499
  "nitrite" -> 283410
  "natriumnitrit" -> 283410
  "nitrito" -> 283410
  "natriumnitriet" -> 283410
  "azotyn" -> 283410
  "potassium nitrate" -> 283421
  "saltpetre" -> 283421
  "salpeter" -> 283421
  "kaliumnitrat" -> 283421
  "nitrate de potassium" -> 283421
  "salpetre" -> 283421
  "nitrato de potasio" -> 283421
  "salitre" -> 283421
  "nitrato di potassio" -> 283421
  "salnitro" -> 283421
  "kaliumnitraat" -> 283421
  "azotan potasu" -> 283421
  "saletra" -> 283421
  "nitrato de potassio" -> 283421
  "nitrate" -> 283429
  "calciumnitrat" -> 283429
  "nitrato" -> 283429
  "calciumnitraat" -> 283429
  "azotan" -> 283429
  "hypophosphite" -> 283510
  "tripolyphosphate" -> 283531
  "natriumtripolyphosphat" -> 283531
  "tripolifosfato" -> 283531
  "tripolifosforan" -> 283531
  "hexametaphosphate" -> 283539
  "polyphosphate" -> 283539
  "pyrophosphate" -> 283539
  "trisodium" -> 283529
  "tsp" -> 283529
  "trinatriumphosphat" -> 283529
  "trisodique" -> 283529
  "trisodico" -> 283529
  "trinatriumfosfaat" -> 283529
  "trojsodowy" -> 283529
  "trissodico" -> 283529
  "monosodium" -> 283522
  "disodium" -> 283522
  "sodium phosphate" -> 283522
  "potassium|potasio|potassio" -> 283524
  "monopotassium" -> 283524
  "dipotassium" -> 283524
  "dicalcium" -> 283525
  "dcp" -> 283525
  "dicalciumphosphat" -> 283525
  "bicalcique" -> 283525
  "dicalcico" -> 283525
  "bicalcico" -> 283525
  "dicalciumfosfaat" -> 283525
  "dwuwapniowy" -> 283525
  "calcium" -> 283526
  "monocalcium" -> 283526
  "tricalcium" -> 283526
  "calciumphosphat" -> 283526
  "hydroxyapatite" -> 283526
  "hydroxylapatit" -> 283526
  "idrossiapatite" -> 283526
  "bone ash" -> 283526
  "mcp" -> 283526
  * -> 283529
t: sodium nitrite 99% => 283410
t: dicalcium phosphate feed grade => 283525
t: sodium tripolyphosphate stpp => 283531
t: silver nitrate crystals 25g => 284321
t: colloidal silver 10ppm 500ml => 284310
t: nitrate test kit aquarium => !2834

@ ore
en: iron ore; copper ore; bauxite; manganese ore; chrome ore; nickel ore; zinc concentrate; lead concentrate; tungsten ore; titanium ore; ilmenite; rutile sand; zircon sand; gold ore; copper concentrate; tantalite; coltan; cobalt ore; iron ore pellets; tin ore; uranium ore; molybdenum concentrate; silver ore; antimony ore; chromite; lithium ore concentrate; monazite; vanadium ore; wolframite; cassiterite; zinc ore; lead ore; iron ore fines; galena ore; niobium ore; hematite ore; magnetite ore; rutile concentrate; zirconium ore
de: Eisenerz = iron ore; Kupfererz = copper ore; Bauxit = bauxite; Manganerz = manganese ore; Chromerz = chrome ore; Zinkkonzentrat = zinc concentrate; Bleierz = lead ore; Kupferkonzentrat = copper concentrate; Nickelerz = nickel ore; Zirkonsand = zircon sand; Goldaurrerz; Ilmenit = ilmenite
fr: minerai de fer = iron ore; minerai de cuivre = copper ore; bauxite = bauxite; minerai de manganèse = manganese ore; minerai de zinc = zinc ore; concentré de cuivre = copper concentrate; minerai d'or = gold ore; minerai de chrome = chrome ore; minerai de nickel = nickel ore
es: mineral de hierro = iron ore; mineral de cobre = copper ore; bauxita = bauxite; mineral de manganeso = manganese ore; concentrado de cobre = copper concentrate; concentrado de zinc = zinc concentrate; mineral de plomo = lead ore; mineral de oro = gold ore; mineral de zinc = zinc ore
it: minerale di ferro = iron ore; minerale di rame = copper ore; bauxite = bauxite; minerale di manganese = manganese ore; concentrato di rame = copper concentrate; minerale di zinco = zinc ore
nl: ijzererts = iron ore; kopererts = copper ore; bauxiet = bauxite; mangaanerts = manganese ore; koperconcentraat = copper concentrate; zinkerts = zinc ore; chroomerts = chrome ore
pl: ruda żelaza = iron ore; ruda miedzi = copper ore; boksyt = bauxite; ruda manganu = manganese ore; koncentrat miedzi = copper concentrate; ruda cynku = zinc ore; ruda chromu = chrome ore
pt: minério de ferro = iron ore; minério de cobre = copper ore; bauxite = bauxite; minério de manganês = manganese ore; concentrado de cobre = copper concentrate; minério de ouro = gold ore; minério de zinco = zinc ore
  "pellets" -> 260112
  "agglomerated" "iron" -> 260112
  "iron ore" -> 260111
  "eisenerz" -> 260111
  "fer" -> 260111
  "hierro" -> 260111
  "ferro" -> 260111
  "ijzererts" -> 260111
  "zelaza" -> 260111
  "hematite" -> 260111
  "magnetite" -> 260111
  "manganese" -> 260200
  "manganerz" -> 260200
  "manganeso" -> 260200
  "mangaanerts" -> 260200
  "manganu" -> 260200
  "manganes" -> 260200
  "copper" -> 260300
  "kupfererz" -> 260300
  "kupferkonzentrat" -> 260300
  "cuivre" -> 260300
  "cobre" -> 260300
  "rame" -> 260300
  "kopererts" -> 260300
  "koperconcentraat" -> 260300
  "miedzi" -> 260300
  "nickel|níquel|nichel" -> 260400
  "nickelerz" -> 260400
  "cobalt|cobalto" -> 260500
  "bauxite" -> 260600
  "bauxit" -> 260600
  "bauxita" -> 260600
  "bauxiet" -> 260600
  "boksyt" -> 260600
  "lead" -> 260700
  "galena" -> 260700
  "bleierz" -> 260700
  "plomo" -> 260700
  "zinc" -> 260800
  "zinkkonzentrat" -> 260800
  "zinco" -> 260800
  "zinkerts" -> 260800
  "cynku" -> 260800
  "tin|estaño|stagno|estanho" -> 260900
  "cassiterite" -> 260900
  "chrome|cromo|cromado|cromato" -> 261000
  "chromite" -> 261000
  "chromerz" -> 261000
  "chroomerts" -> 261000
  "chromu" -> 261000
  "tungsten|wolframio|tungsteno|volframio|tungstênio" -> 261100
  "wolframite" -> 261100
  "uranium" -> 261210
  "monazite" -> 261220
  "molybdenum|molibdeno|molibdénio": state=roasted 261310; * 261390
  "zircon" -> 261510
  "zirconium|circonio|zirconio" -> 261510
  "zirkonsand" -> 261510
  "tantalite" -> 261590
  "coltan" -> 261590
  "niobium" -> 261590
  "vanadium" -> 261590
  "titanium|titanio" -> 261400
  "ilmenite" -> 261400
  "ilmenit" -> 261400
  "rutile" -> 261400
  "silver|plata|argento|prata" -> 261610
  "gold" -> 261690
  "d'or" -> 261690
  "oro" -> 261690
  "ouro" -> 261690
  "antimony" -> 261710
  "lithium|litio" -> 253090
  * -> 261790
t: iron ore fines 62% fe => 260111
t: copper concentrate 25% cu => 260300
t: zircon sand 66% => 261510
t: iron ore pellets bf grade => 260112
t: iron powder reduced => !2601

@ organic-acid
en: citric acid; acetic acid; lactic acid; oxalic acid; tartaric acid; stearic acid; formic acid; salicylic acid; malic acid; sodium acetate; glacial acetic acid; benzoic acid; sodium benzoate; potassium sorbate; sorbic acid; gluconic acid; adipic acid; fumaric acid; ethyl acetate; butyl acetate; sodium citrate; cream of tartar; magnesium stearate; citric acid anhydrous; acrylic acid; glycolic acid powder; propionic acid; oleic acid; isopropyl myristate; maleic anhydride; phthalic anhydride; sodium gluconate; trisodium citrate; sodium lactate; calcium propionate; vinyl acetate; acetic anhydride; methyl methacrylate; calcium lactate; zinc stearate; terephthalic acid; dioctyl phthalate; dibutyl phthalate; dop plasticizer; acrylic monomer; butyl acrylate; calcium citrate; potassium citrate; magnesium citrate powder; benzyl benzoate; methyl salicylate; succinic acid; lauric acid; caprylic acid; palmitic acid; calcium formate; sodium formate; sodium diacetate; azelaic acid; kojic acid; calcium acetate; mct oil; gallic acid; methylparaben; isoamyl acetate; benzoyl peroxide; aspirin powder bulk; acetylsalicylic acid; mandelic acid; gluconolactone; propyl acetate; linoleic acid; butyric acid; erythorbic acid; sodium erythorbate; potassium acetate; dinp; dotp; dioctyl terephthalate; tributyl citrate; glyceryl monostearate; iron citrate; methyl acetate; 2-ethylhexyl acrylate; acid citric; glyoxylic acid; levulinic acid; descaling citric acid; calcium stearate; thioglycolic acid; food grade citric acid; polysorbate; acrylamide
de: Zitronensäure = citric acid; Essigsäure = acetic acid; Milchsäure = lactic acid; Oxalsäure = oxalic acid; Weinsäure = tartaric acid; Stearinsäure = stearic acid; Ameisensäure = formic acid; Salicylsäure = salicylic acid; Äpfelsäure = malic acid; Natriumacetat = sodium acetate; Kaliumsorbat = potassium sorbate; Ethylacetat = ethyl acetate; Natriumbenzoat = sodium benzoate; Natriumcitrat = sodium citrate; Weinstein = cream of tartar; Benzoesäure = benzoic acid; Butylacetat = butyl acetate; Magnesiumstearat = magnesium stearate; Ölsäure = oleic acid; Calciumpropionat = calcium propionate; Acrylsäure = acrylic acid; Kojisäure = kojic acid; Sorbinsäure = sorbic acid; Propionsäure = propionic acid; MCT Öl = mct oil; Kleesalz = potassium hydrogen oxalate; Phthalsäureanhydrid = phthalic anhydride; Zitronensäure Pulver = citric acid powder
fr: acide citrique = citric acid; acide acétique = acetic acid; acide lactique = lactic acid; acide oxalique = oxalic acid; acide tartrique = tartaric acid; acide stéarique = stearic acid; acide formique = formic acid; acide salicylique = salicylic acid; sorbate de potassium = potassium sorbate; acétate d'éthyle = ethyl acetate; benzoate de sodium = sodium benzoate; citrate de sodium = sodium citrate; crème de tartre = cream of tartar; acide malique = malic acid; acide oléique = oleic acid; acétate de butyle = butyl acetate; acétate de sodium = sodium acetate; stéarate de magnésium = magnesium stearate; acide benzoïque = benzoic acid; acide acrylique = acrylic acid; huile mct = mct oil
es: ácido cítrico = citric acid; ácido acético = acetic acid; ácido láctico = lactic acid; ácido oxálico = oxalic acid; ácido tartárico = tartaric acid; ácido esteárico = stearic acid; ácido fórmico = formic acid; ácido salicílico = salicylic acid; sorbato de potasio = potassium sorbate; acetato de etilo = ethyl acetate; benzoato de sodio = sodium benzoate; citrato de sodio = sodium citrate; crémor tártaro = cream of tartar; ácido málico = malic acid; ácido oleico = oleic acid; acetato de butilo = butyl acetate; acetato de sodio = sodium acetate; estearato de magnesio = magnesium stearate; ácido benzoico = benzoic acid; ácido acrílico = acrylic acid; aceite mct = mct oil; ácido kójico = kojic acid
it: acido citrico = citric acid; acido acetico = acetic acid; acido lattico = lactic acid; acido ossalico = oxalic acid; acido tartarico = tartaric acid; acido stearico = stearic acid; acido formico = formic acid; acido salicilico = salicylic acid; sorbato di potassio = potassium sorbate; acetato di etile = ethyl acetate; benzoato di sodio = sodium benzoate; citrato di sodio = sodium citrate; cremor tartaro = cream of tartar; acido malico = malic acid; acido oleico = oleic acid; acetato di butile = butyl acetate; acetato di sodio = sodium acetate; stearato di magnesio = magnesium stearate; acido benzoico = benzoic acid; olio mct = mct oil; acido cogico = kojic acid
nl: citroenzuur = citric acid; azijnzuur = acetic acid; melkzuur = lactic acid; oxaalzuur = oxalic acid; wijnsteenzuur = tartaric acid; stearinezuur = stearic acid; mierenzuur = formic acid; salicylzuur = salicylic acid; kaliumsorbaat = potassium sorbate; ethylacetaat = ethyl acetate; natriumbenzoaat = sodium benzoate; natriumcitraat = sodium citrate; appelzuur = malic acid; oliezuur = oleic acid; butylacetaat = butyl acetate; wijnsteen = cream of tartar; natriumacetaat = sodium acetate; magnesiumstearaat = magnesium stearate; benzoëzuur = benzoic acid; mct olie = mct oil
pl: kwas cytrynowy = citric acid; kwas octowy = acetic acid; kwas mlekowy = lactic acid; kwas szczawiowy = oxalic acid; kwas winowy = tartaric acid; kwas stearynowy = stearic acid; kwas mrówkowy = formic acid; kwas salicylowy = salicylic acid; sorbinian potasu = potassium sorbate; octan etylu = ethyl acetate; benzoesan sodu = sodium benzoate; cytrynian sodu = sodium citrate; kwas jabłkowy = malic acid; kwasek cytrynowy = citric acid; kwas oleinowy = oleic acid; octan butylu = butyl acetate; octan sodu = sodium acetate; stearynian magnezu = magnesium stearate; kwas benzoesowy = benzoic acid; olej mct = mct oil; kwas kojowy = kojic acid; stearyna = stearic acid
pt: ácido cítrico = citric acid; ácido acético = acetic acid; ácido lático = lactic acid; ácido oxálico = oxalic acid; ácido tartárico = tartaric acid; ácido esteárico = stearic acid; ácido fórmico = formic acid; ácido salicílico = salicylic acid; sorbato de potássio = potassium sorbate; acetato de etilo = ethyl acetate; benzoato de sódio = sodium benzoate; citrato de sódio = sodium citrate; cremor tártaro = cream of tartar; ácido málico = malic acid; ácido oleico = oleic acid; acetato de butilo = butyl acetate; acetato de sódio = sodium acetate; estearato de magnésio = magnesium stearate; ácido benzoico = benzoic acid; óleo mct = mct oil; ácido kójico = kojic acid
not: salicylic acid serum; glycolic acid toner; lactic acid serum; citric acid cleaner; lactic acid bacteria; kojic acid soap; salicylic acid cleanser; acetic acid vinegar; magnesium citrate capsule; ethyl vinyl acetate; ethylene vinyl acetate; polyvinyl acetate; azelaic acid cream; lactic acid peel; glycolic acid peel; salicylic acid cream; salicylic acid peel; acrylic acid polymer; calcium citrate tablet; mct oil capsule; salicylic acid toner; cellulose acetate; azelaic acid serum; mandelic serum; potassium citrate tablet; benzoyl peroxide gel; salicylic acid pads; kojic acid cream; kojic acid serum; salicylic acid wart; salicylic acid shampoo; vinyl acetate polymer; lactic acid meter; mandelic acid serum; glycolic acid serum; kojic soap; lactic acid lotion
  "glyceryl" -> 291570 
  "mct" -> 151620      # mixed triglycerides, re-esterified
  "formic" -> 291511
  "ameisensaure" -> 291511
  "formique" -> 291511
  "formico" -> 291511
  "mierenzuur" -> 291511
  "mrowkowy" -> 291511
  "formate" -> 291512
  "acetic anhydride" -> 291524
  "acetic" -> 291521
  "essigsaure" -> 291521
  "acetique" -> 291521
  "acetico" -> 291521
  "azijnzuur" -> 291521
  "octowy" -> 291521
  "ethyl acetate" -> 291531
  "ethylacetat" -> 291531
  "acetate d'ethyle" -> 291531
  "acetato de etilo" -> 291531
  "acetato di etile" -> 291531
  "ethylacetaat" -> 291531
  "octan etylu" -> 291531
  "vinyl acetate" -> 291532
  "butyl acetate" -> 291533
  "butylacetat" -> 291533
  "acetate de butyle" -> 291533
  "acetato de butilo" -> 291533
  "acetato di butile" -> 291533
  "butylacetaat" -> 291533
  "octan butylu" -> 291533
  "sodium acetate" -> 291529
  "calcium acetate" -> 291529
  "potassium acetate" -> 291529
  "diacetate" -> 291529
  "natriumacetat" -> 291529
  "acetate de sodium" -> 291529
  "acetato de sodio" -> 291529
  "acetato di sodio" -> 291529
  "natriumacetaat" -> 291529
  "octan sodu" -> 291529
  "acetate" -> 291539
  "propionic" -> 291550
  "propionate" -> 291550
  "calciumpropionat" -> 291550
  "propionsaure" -> 291550
  "butyric" -> 291560
  "stear" -> 291570
  "stearic": "industrial" 382311; "technical" 382311; * 382311      # commercial mixture below 90 %: 3823.11; pure 2915.70
  "stearinsaure" -> 382311
  "stearique" -> 382311
  "estearico" -> 382311
  "stearico" -> 382311
  "stearinezuur" -> 382311
  "stearynowy" -> 382311
  "stearyna" -> 382311
  "stearate" -> 291570
  "magnesiumstearat" -> 291570
  "estearato" -> 291570
  "stearato" -> 291570
  "magnesiumstearaat" -> 291570
  "stearynian" -> 291570
  "palmitic" -> 291570
  "oleic" -> 382312
  "olsaure" -> 382312
  "oleique" -> 382312
  "oleico" -> 382312
  "oliezuur" -> 382312
  "oleinowy" -> 382312
  "linoleic" -> 291615
  "myristate" -> 291590
  "lauric" -> 291590
  "caprylic" -> 291590
  "acrylamide" -> 292419
  "acrylate" -> 291612
  "methacrylate" -> 291614
  "acrylic acid" -> 291611
  "acrylsaure" -> 291611
  "acrylique" -> 291611
  "acrilico" -> 291611
  "acrylic" -> 291612
  "sorb" -> 291619
  "sorbate" -> 291619
  "sorbic" -> 291619
  "kaliumsorbat" -> 291619
  "sorbinsaure" -> 291619
  "sorbato" -> 291619
  "kaliumsorbaat" -> 291619
  "sorbinian" -> 291619
  "benzoyl" -> 291632
  "benzoate" -> 291631
  "benzoic" -> 291631
  "natriumbenzoat" -> 291631
  "benzoesaure" -> 291631
  "benzoique" -> 291631
  "benzoato" -> 291631
  "benzoico" -> 291631
  "natriumbenzoaat" -> 291631
  "benzoezuur" -> 291631
  "benzoesan" -> 291631
  "benzoesowy" -> 291631
  "oxalic" -> 291711
  "oxalsaure" -> 291711
  "oxalique" -> 291711
  "oxalico" -> 291711
  "ossalico" -> 291711
  "oxaalzuur" -> 291711
  "szczawiowy" -> 291711
  "kleesalz" -> 291711
  "adipic" -> 291712
  "azelaic" -> 291713
  "maleic" -> 291714
  "fumaric" -> 291719
  "succinic" -> 291719
  "phthalic anhydride" -> 291735
  "phthalsaureanhydrid" -> 291735
  "dioctyl terephthalate" -> 291739
  "dotp" -> 291739
  "dioctyl" -> 291732
  "dop" -> 291732
  "dinp" -> 291733
  "phthalate" -> 291734
  "terephthalic" -> 291736
  "lactic" -> 291811
  "lactate" -> 291811
  "milchsaure" -> 291811
  "lactique" -> 291811
  "lactico" -> 291811
  "lattico" -> 291811
  "melkzuur" -> 291811
  "mlekowy" -> 291811
  "latico" -> 291811
  "cream of tartar" -> 291813
  "weinstein" -> 291813
  "creme de tartre" -> 291813
  "cremor" -> 291813
  "wijnsteen" -> 291813
  "tartaric" -> 291812
  "weinsaure" -> 291812
  "tartrique" -> 291812
  "tartarico" -> 291812
  "wijnsteenzuur" -> 291812
  "winowy" -> 291812
  "citrate" -> 291815
  "natriumcitrat" -> 291815
  "citrato" -> 291815
  "natriumcitraat" -> 291815
  "cytrynian" -> 291815
  "gluconate" -> 291816
  "gluconic" -> 291816
  "gluconolactone" -> 293220
  "erythorbic" -> 293220
  "erythorbate" -> 293220
  "kojic" -> 293299
  "kojisaure" -> 293299
  "kojico" -> 293299
  "cogico" -> 293299
  "kojowy" -> 293299
  "malic" -> 291819
  "mandelic" -> 291819
  "glycolic" -> 291819
  "apfelsaure" -> 291819
  "malique" -> 291819
  "malico" -> 291819
  "appelzuur" -> 291819
  "jablkowy" -> 291819
  "acetylsalicylic" -> 291822
  "aspirin" -> 291822
  "methyl salicylate" -> 291823
  "salicylic" -> 291821
  "salicylsaure" -> 291821
  "salicylique" -> 291821
  "salicilico" -> 291821
  "salicylzuur" -> 291821
  "salicylowy" -> 291821
  "gallic" -> 291829
  "methylparaben" -> 291829
  "glyoxylic" -> 291830
  "levulinic" -> 291830
  "thioglycolic" -> 293090
  "polysorbate" -> 340242
  * -> 291814
t: citric acid anhydrous 25kg => 291814
t: glacial acetic acid 99.8% => 291521
t: potassium sorbate food grade => 291619
t: stearic acid triple pressed => 382311
t: ethyl acetate solvent => 291531
t: lactic acid face serum => !2918

@ other-chemical-preparation
en: fog fluid; fog machine liquid; smoke machine fluid; bubble solution; ice pack gel; slime activator; water treatment chemical; pool flocculant; anti fog spray; snow powder; air bag desiccant; polishing slurry; disposable hand warmer; bubble liquid; glow stick liquid; toe warmer; body warmer patch; haze fluid; smoke fluid; pool clarifier; instant snow powder; silicon metal remover; fire retardant spray; ice melt mix; scale inhibitor; boiler treatment; cooling pack; ice melter; flame retardant spray; drilling mud additive; liquid smoke generator; air oxygen absorber; oxygen absorber; mould flux powder; cream of pool flocculant; invisible ink refill; engine start spray; starter fluid; heating patch; hot pack; heat pads disposable; aquarium water conditioner; water conditioner aquarium; aquarium salt mix; tap water conditioner; dechlorinator aquarium; artificial snow spray; easy start spray; leak detector spray; freeze spray; central heating inhibitor; anti limescale; dust suppressant; snow spray; urea absorbing; salt replacement water; ph adjuster; ph up; self heating pad; absorbent granules oil; oil absorbent; sanitary toilet fluid; camping toilet chemical; chemical toilet fluid; odor absorber gel; marine salt mix; septic tank chemical; toilet chemical; magic snow; anti fog wipes; warmers; thermal paste; heatsink compound; oxygen scavenger; pool winteriser; pool chemical; water clarifier
de: Nebelfluid; Wasseraufbereiter Aquarium; Flockungsmittel; Seifenblasenflüssigkeit; Sauerstoffabsorber; Taschenwärmer; Wärmepads; Antibeschlagspray; Fußwärmer; Starthilfespray; Kältespray; Lecksuchspray; Wärmeleitpaste; Kühlgel; Flockmittel Pool; Sanitärflüssigkeit; Meersalz Aquarium; Toilettenflüssigkeit; Startpilot; Wasseraufbereiter; Heizungsschutz; Ölbindemittel; Campingtoilette Flüssigkeit
fr: liquide à fumée; floculant piscine; conditionneur d'eau aquarium; liquide bulles; chaufferettes main; pâte thermique; absorbeur d'oxygène; liquide fumigène; start pilote; détecteur de fuite spray; bombe de froid; sel marin aquarium; liquide wc chimique; absorbant huile; clarifiant piscine; antibuée spray
es: líquido de humo; floculante; acondicionador de agua acuario; líquido burbujas; pasta térmica; absorbedor de oxígeno; antivaho spray; líquido máquina de humo; floculante piscina; spray frío; líquido wc químico; absorbente aceite; parches de calor desechables; clarificante piscina; autoarranque spray
it: liquido fumo; flocculante; biocondizionatore; liquido bolle; pasta termica; assorbitore di ossigeno; antiappannante; liquido macchina del fumo; flocculante piscina; spray ghiaccio componenti; liquido wc chimico; assorbente olio; scaldamani usa e getta; avviamento rapido spray; chiarificante piscina
nl: rookvloeistof; vlokmiddel; bellenblaas vloeistof; waterverbeteraar aquarium; koelpasta; zuurstofabsorber; anti condens spray; startspray; lekzoekspray; toiletvloeistof; zeezout aquarium; koelspray elektronica; olie absorptie; rookmachine vloeistof
pl: płyn do wytwornicy dymu; flokulant; uzdatniacz wody akwarium; płyn do baniek; pasta termoprzewodząca; pochłaniacz tlenu; spray przeciw parowaniu; ogrzewacz chemiczny; płyn do dymu; koagulant basen; płyn do toalety turystycznej; sorbent; samostart; płyn do wc chemicznego; sól akwarystyczna
pt: líquido de fumo; floculante; corretor líquido; condicionador de água aquário; líquido bolhas; pasta térmica; absorvedor de oxigénio; anti embaciante; líquido máquina de fumo; floculante piscina; líquido wc químico; absorvente óleo; autoarranque spray
not: fog machine; rechargeable hand warmer; hand warmer usb; electric hand warmer; hand warmer gloves; bubble machine; hand warmer pouch; toilet chemical tank; water softener resin tank; leg warmer; arm warmer; body warmer; neck warmer; wrist warmer; thermal paste spatula; body warmer gilet; hot pack holder; hand warmer case; mug warmer; leg warmers; bubble wand; hand warmer muff; hand warmer charcoal stick case; snow spray machine; body warmer vest; arm warmers; hot pack machine; bubble gun; hand warmer bag; flasks; bottle warmer; wax warmer; ear warmer; ph up hydroponics meter; snow machine; battery hand warmer; hand warmer heated; heat pack wheat; knee warmer; bottle warmers; plate warmer; ice pack cover; foot warmer electric; towel warmer; heated; foot warmer slipper; foot warmer usb; thermal paste cleaner
  "thermal paste" -> 382499
  "resin|resina" -> 391400
  "bubble": * 340250 ~.3
  "bubble solution" -> 340250
  "oil absorbent" -> 382499
  "dechlorinator" -> 382499
  "starter fluid" -> 382499
  "fire retardant" -> 382499
  * -> 382499
t: fog machine liquid 5l => 382499
t: pool flocculant liquid 5l => 382499
t: oxygen absorber packets 100cc => 382499
t: rechargeable hand warmer usb => !3824

@ other-inorganic
en: borax; potassium permanganate; sodium silicate; water glass + sodium|silicate|solution|waterproofing; hydrogen peroxide; sodium cyanide; calcium carbide; silicon carbide; sodium borohydride; distilled water; demineralised water; deionized water; silicon carbide grit; boron nitride; tungsten carbide powder; potassium dichromate; sodium perborate; sodium chlorate; potassium chlorate; cerium oxide; heavy water; uranium oxide; boron carbide; potassium ferrocyanide; sodium molybdate; potassium silicate; zeolite molecular sieve; molecular sieve; sodium azide; rare earth oxide; neodymium oxide; yttrium oxide; lanthanum oxide; purified water pharmaceutical; titanium nitride; ammonium molybdate; barium titanate; radioactive isotope; cobalt 60 source; potassium perchlorate; chromium trioxide; sodium dichromate; ammonium metatungstate; iodate; potassium iodate; carborundum powder; lithium hydride; battery water; hydrogen peroxide 35%; food grade hydrogen peroxide; sodium stannate; potassium thiocyanate; ammonium perchlorate; deuterium oxide; calcium silicate powder; thorium; uranium; mercury chloride; sodium tungstate; borax powder; carbamide peroxide; potassium cyanide; potassium ferricyanide; tungsten carbide; lithium cobalt oxide; lithium nickel manganese cobalt; nmc cathode material; ammonium thiocyanate; silicon nitride; aluminium nitride; sodium metasilicate
de: Borax = borax; Kaliumpermanganat = potassium permanganate; Wasserglas = water glass + Natron|Kali|Silikat|Lösung; Wasserstoffperoxid = hydrogen peroxide; Calciumcarbid = calcium carbide; Siliciumcarbid = silicon carbide; destilliertes Wasser = distilled water; Natriumsilikat = sodium silicate; Molekularsieb = molecular sieve; Ceroxid = cerium oxide; Siliziumkarbid = silicon carbide; Natronwasserglas = sodium water glass; demineralisiertes Wasser = demineralised water; Kaliwasserglas = potassium water glass; Batteriewasser = battery water; Natriumcyanid = sodium cyanide; Kaliumiodat = potassium iodate
fr: borax = borax; permanganate de potassium = potassium permanganate; silicate de soude = sodium silicate; peroxyde d'hydrogène = hydrogen peroxide; eau oxygénée = hydrogen peroxide; carbure de calcium = calcium carbide; eau distillée = distilled water; carbure de silicium = silicon carbide; tamis moléculaire = molecular sieve; eau déminéralisée = demineralised water; oxyde de cérium = cerium oxide; cyanure de sodium = sodium cyanide; perborate de soude = sodium perborate
es: bórax = borax; permanganato de potasio = potassium permanganate; silicato de sodio = sodium silicate; peróxido de hidrógeno = hydrogen peroxide; agua oxigenada = hydrogen peroxide solution; carburo de calcio = calcium carbide; agua destilada = distilled water; carburo de silicio = silicon carbide; tamiz molecular = molecular sieve; agua desmineralizada = demineralised water; óxido de cerio = cerium oxide; cianuro de sodio = sodium cyanide; perborato de sodio = sodium perborate
it: borace = borax; permanganato di potassio = potassium permanganate; silicato di sodio = sodium silicate; perossido di idrogeno = hydrogen peroxide; acqua ossigenata = hydrogen peroxide; carburo di calcio = calcium carbide; acqua distillata = distilled water; carburo di silicio = silicon carbide; acqua demineralizzata = demineralised water; ossido di cerio = cerium oxide; setaccio molecolare = molecular sieve; cianuro di sodio = sodium cyanide
nl: borax = borax; kaliumpermanganaat = potassium permanganate; waterglas = water glass + natrium|chemisch; waterstofperoxide = hydrogen peroxide; calciumcarbide = calcium carbide; gedestilleerd water = distilled water; siliciumcarbide = silicon carbide; gedemineraliseerd water = demineralised water; ceriumoxide = cerium oxide; accuwater = battery water
pl: boraks = borax; nadmanganian potasu = potassium permanganate; szkło wodne = water glass; nadtlenek wodoru = hydrogen peroxide; woda utleniona = hydrogen peroxide; karbid = calcium carbide; woda destylowana = distilled water; węglik krzemu = silicon carbide; woda demineralizowana = demineralised water; tlenek ceru = cerium oxide; sito molekularne = molecular sieve; perhydrol = hydrogen peroxide
pt: bórax = borax; permanganato de potássio = potassium permanganate; silicato de sódio = sodium silicate; peróxido de hidrogénio = hydrogen peroxide; água oxigenada = hydrogen peroxide; carboneto de cálcio = calcium carbide; água destilada = distilled water; carboneto de silício = silicon carbide; água desmineralizada = demineralised water; óxido de cério = cerium oxide
not: distilled water machine; hydrogen peroxide whitening; silicon carbide sandpaper; silicon carbide disc; water glass set; tungsten carbide drill; tungsten carbide ring; borax free; silicon carbide wheel; hydrogen peroxide strips; water distiller; silicon carbide heating; tungsten carbide blade; tungsten carbide burr; deionized water filter; boron nitride spray; uranium glass; thorium lamp; cerium oxide polish; tungsten carbide insert; tungsten carbide bit; silicon carbide stone; carbide insert; silicon carbide crucible; tungsten carbide rod; boron carbide nozzle; hydrogen peroxide disinfectant; carbide lamp; silicon carbide paper; tungsten carbide ball; boron nitride insert; szklo wodne okulary; tungsten carbide tip; silicon carbide tube; carbide bur; silicon nitride ball; silicon nitride bearing; water glasses; tungsten carbide electrode; tungsten carbide saw; verre d'eau; rain; carbide cutter; carbide end mill; ultramarine pigment
  "hydrogen peroxide" -> 284700
  "carbamide" -> 284700
  "wasserstoffperoxid" -> 284700
  "peroxyde d'hydrogene" -> 284700
  "oxygenee" -> 284700
  "peroxido de hidrogeno" -> 284700
  "oxigenada" -> 284700
  "perossido" -> 284700
  "ossigenata" -> 284700
  "waterstofperoxide" -> 284700
  "nadtlenek" -> 284700
  "utleniona" -> 284700
  "perhydrol" -> 284700
  "peroxido" -> 284700
  "heavy water" -> 284510
  "deuterium" -> 284510
  "water" !"water glass" -> 285390
  "wasser" -> 285390
  "batteriewasser" -> 285390
  "eau" -> 285390
  "agua" -> 285390
  "acqua" -> 285390
  "accuwater" -> 285390
  "woda" -> 285390
  "borax" -> 284019
  "borace" -> 284019
  "boraks" -> 284019
  "perborate" -> 284030
  "perborato" -> 284030
  "permanganate" -> 284161
  "kaliumpermanganat" -> 284161
  "permanganato" -> 284161
  "kaliumpermanganaat" -> 284161
  "nadmanganian" -> 284161
  "metasilicate" -> 283911
  "potassium silicate" -> 283990
  "calcium silicate" -> 283990
  "kaliwasserglas" -> 283990
  "sodium silicate" -> 283919
  "water glass" -> 283919
  "wasserglas" -> 283919
  "natronwasserglas" -> 283919
  "natriumsilikat" -> 283919
  "silicate" -> 283919
  "silicato" -> 283919
  "waterglas" -> 283919
  "szklo wodne" -> 283919
  "calcium carbide" -> 284910
  "calciumcarbid" -> 284910
  "carbure de calcium" -> 284910
  "carburo de calcio" -> 284910
  "carburo di calcio" -> 284910
  "calciumcarbide" -> 284910
  "karbid" -> 284910
  "carboneto de calcio" -> 284910
  "tungsten carbide" -> 284990
  "boron carbide" -> 284990
  "silicon carbide|carbeto de silício" -> 284920
  "carborundum" -> 284920
  "siliciumcarbid" -> 284920
  "siliziumkarbid" -> 284920
  "carbure de silicium" -> 284920
  "carburo de silicio" -> 284920
  "carburo di silicio" -> 284920
  "siliciumcarbide" -> 284920
  "weglik krzemu" -> 284920
  "carboneto de silicio" -> 284920
  "nitride" -> 285000
  "borohydride" -> 285000
  "hydride" -> 285000
  "azide" -> 285000
  "potassium cyanide" -> 283719
  "ferrocyanide" -> 283720
  "ferricyanide" -> 283720
  "cyanide" -> 283711
  "natriumcyanid" -> 283711
  "cyanure" -> 283711
  "cianuro" -> 283711
  "sodium chlorate" -> 282911
  "chlorate" -> 282919
  "perchlorate" -> 282990
  "iodate" -> 282990
  "kaliumiodat" -> 282990
  "sodium dichromate" -> 284130
  "dichromate" -> 284150
  "chromium trioxide" -> 281910
  "molybdate" -> 284170
  "tungstate" -> 284180
  "metatungstate" -> 284180
  "titanate" -> 284190
  "stannate" -> 284190
  "lithium cobalt" -> 284190
  "lithium nickel" -> 284190
  "nmc" -> 284190
  "thiocyanate" -> 284290
  "molecular sieve" -> 284210
  "molekularsieb" -> 284210
  "tamis" -> 284210
  "tamiz" -> 284210
  "setaccio" -> 284210
  "sito" -> 284210
  "cerium" -> 284610
  "ceroxid" -> 284610
  "cerio" -> 284610
  "ceriumoxide" -> 284610
  "ceru" -> 284610
  "rare earth" -> 284690
  "neodymium" -> 284690
  "yttrium" -> 284690
  "lanthanum" -> 284690
  "mercury|mercurio" -> 285210
  "thorium" -> 284430
  "uranium" -> 284410
  "radioactive" -> 284443
  "cobalt 60" -> 284443
  * -> 285390
t: hydrogen peroxide 35% 1 litre => 284700
t: borax decahydrate 5kg => 284019
t: potassium permanganate crystals => 284161
t: distilled water 5l => 285390
t: black silicon carbide grit f80 => 284920
t: tungsten carbide drill bits => !2849

@ other-mineral
en: feldspar; fluorspar; natural borates; colemanite; zeolite; kieserite; nepheline syenite; lepidolite ore; wollastonite; vermiculite horticultural; perlite horticultural; mineral specimen; meerschaum; amber lump; raw amber; rough mineral specimen; jet mineral; earth pigment ochre; zeolite powder; ulexite; asbestos; chrysotile; leucite; clinoptilolite; spodumene; strontianite; celestite mineral; potash feldspar; potassium feldspar; zeolite clinoptilolite; azomite; sienna pigment; ochre pigment; yellow ochre; umber pigment; zeolite for aquarium; mineral collection; fossil shark; pyrite; iron pyrites; pyrite cluster raw; raw mineral specimen; basalt flour; rock dust; rock dust garden; zeolite natural
de: Feldspat; Flussspat; Zeolith; Kieserit; Rohbernstein; Urgesteinsmehl; Asbest; Ocker Pigment; Mineralienstufe; Pyrit
fr: feldspath; zéolithe; spath fluor; ambre brut; amiante; ocre pigment; kiesérite; poudre de roche; pyrite
es: feldespato; zeolita; espato flúor; ámbar en bruto; amianto; kieserita; pirita
it: feldspato; zeolite; ambra grezza; amianto; kieserite; polvere di roccia; pirite
nl: veldspaat; zeoliet; ruwe barnsteen; asbest; kieseriet; lavameel; pyriet
pl: skaleń; zeolit; fluoryt techniczny; bursztyn surowy; azbest; kizeryt; mączka bazaltowa; piryt
pt: feldspato; zeólito; âmbar bruto; amianto; kieserite; pirite
not: zeolite capsule; amber necklace; perlite board; zeolite air purifier; zeolite molecular sieve; vermiculite board; vermiculite concrete; feldspar glaze; amber bottle; asbestos test; asbestos gloves; amber bead; pyrite bracelet; pyrite ring; amber jewelry; pyrite bead; pyrite pendant; amber pendant; perlite plaster; asbestos mask; amber ring; vermiculite plaster; asbestos abatement; iron pyrite ring; pirata
  kind=expanded -> 680620
  "horticultural" -> 680620
  "vermiculite" -> 680620 ~.5
  "vermiculit" -> 680620
  "perlite" -> 680620 ~.5
  "perlit" -> 680620
  "ore" -> 253010
  "feldspar" -> 252910
  "feldspat" -> 252910
  "feldspath" -> 252910
  "feldespato" -> 252910
  "feldspato" -> 252910
  "veldspaat" -> 252910
  "skalen" -> 252910
  "fluorspar": "acid" 252922; * 252921
  "flussspat" -> 252921
  "spath fluor" -> 252921
  "espato fluor" -> 252921
  "nepheline" -> 252930
  "leucite" -> 252930
  "borates" -> 252800
  "colemanite" -> 252800
  "ulexite" -> 252800
  "kieserite" -> 253020
  "kieserit" -> 253020
  "kieseriet" -> 253020
  "kizeryt" -> 253020
  "asbestos" -> 252490
  "asbest" -> 252490
  "amiante" -> 252490
  "amianto" -> 252490
  "azbest" -> 252490
  "chrysotile" -> 252490
  "pyrite" -> 250200
  "pyrit" -> 250200
  "pirita" -> 250200
  "pirite" -> 250200
  "piryt" -> 250200
  "perlita" -> 680620
  "vermiculita" -> 680620
  "perliet" -> 680620
  "vermiculiet" -> 680620
  "wermikulit" -> 680620
  * -> 253090
t: expanded perlite for plants 10l => 680620
t: natural zeolite clinoptilolite powder => 253090
t: potash feldspar lumps => 252910
t: amber bead necklace => !2530

@ paint-additive
en: paint drier; paint stripper; paint thinner; lacquer thinner; paint remover; nitro thinner; turpentine; artists turpentine; universal thinner; turpentine substitute; cellulose thinner; varnish remover; brush cleaner solvent; epoxy thinner; siccative; white spirit substitute; cobalt drier; hot stamping foil; stamping foil; pine oil; dipentene; gum turpentine; graffiti remover; adhesive remover; glue remover; sticker remover; oil paint thinner; heat transfer foil; foil stamping roll; odourless thinner; thinner; nitrocellulose thinner; nail acrylic remover; resin cleaner solvent; label remover; antique gum turpentine; adhesive remover spray
de: Farbverdünner = paint thinner; Abbeizer = paint stripper; Nitroverdünnung = nitro thinner; Terpentin = turpentine; Verdünnung = thinner; Lackentferner = paint remover; Sikkativ = siccative; Terpentinöl = turpentine oil; Universalverdünner = universal thinner; Prägefolie = stamping foil; Etikettenentferner = label remover; Graffitientferner = graffiti remover; Klebstoffentferner = adhesive remover; Heißprägefolie = hot stamping foil; Kiefernöl = pine oil; Balsamterpentinöl = gum turpentine; Kunstharzverdünner = synthetic resin thinner
fr: diluant peinture = paint thinner; décapant = stripper; térébenthine = turpentine; diluant = thinner; essence de térébenthine = turpentine; siccatif = siccative; film dorure à chaud = hot stamping foil; décapant peinture = paint stripper; diluant cellulosique = cellulose thinner; nettoyant pinceaux = brush cleaner; enlève étiquette = label remover; huile de pin = pine oil; anti graffiti = graffiti remover; diluant synthétique = synthetic thinner
es: disolvente = solvent; decapante = stripper; trementina = turpentine; aguarrás puro = turpentine; diluyente = thinner; secante = drier; quitagraffiti = graffiti remover; decapante pintura = paint stripper; disolvente universal = universal solvent; disolvente sintético = synthetic thinner; film estampación = stamping foil; limpiador de pinceles = brush cleaner; aceite de pino = pine oil; quita adhesivos = adhesive remover
it: diluente = thinner; trementina = turpentine; acquaragia = white spirit; diluente nitro = nitro thinner; essiccativo = siccative + vernice|olio|pittura; diluente sintetico = synthetic thinner; essenza di trementina = spirit of turpentine; foglia stampa a caldo = hot stamping foil; olio di pino = pine oil; rimuovi adesivo = adhesive remover; diluente per smalti = enamel thinner
nl: verdunner = thinner; afbijtmiddel = paint stripper; terpentijn = turpentine substitute; thinner = thinner; siccatief = siccative; verfafbijt = paint stripper; kwastreiniger = brush cleaner; stickerverwijderaar = sticker remover; terpentijnolie = turpentine; wasbenzine verdunner; graffitiverwijderaar = graffiti remover; lijmverwijderaar = adhesive remover
pl: rozcieńczalnik = paint thinner; zmywacz do farby = paint remover; terpentyna = turpentine; rozpuszczalnik = solvent; sykatywa = paint drier; zmywacz do farb = paint remover; rozpuszczalnik nitro = nitro thinner; rozpuszczalnik uniwersalny = universal solvent; olej sosnowy = pine oil; folia do hot stampingu = hot stamping foil; usuwacz naklejek = sticker remover; terpentyna balsamiczna = gum turpentine; zmywacz do graffiti = graffiti remover
pt: diluente = thinner; decapante = paint stripper; terebintina = turpentine; aguarrás = turpentine; secante = siccative; diluente celuloso = cellulose thinner; decapante de tinta = paint stripper; essência de terebintina = turpentine; diluente sintético = synthetic thinner; removedor de adesivos = adhesive remover; óleo de pinho = pine oil; limpa pincéis = brush cleaner
not: paint stripper gun; heat gun; paint scraper; paint remover wheel; paint stripper wheel; thinner brush; label remover tool; thinner waist; eyelash glue remover; lash glue remover; wig glue remover; glue remover gel; paint remover brush; thinner fabric; hair glue remover; sticker remover blade; adhesive remover wipes ostomy; stamping foil machine; thinner legs; paint stripper disc; lash remover; nail glue remover; slimmer thinner; heat transfer vinyl; lace glue remover; glue remover tool; adhesive remover tool; pine oil cleaner; sticker remover tool; decapado; decapador; essiccanti; essiccante; essiccate; essiccato; essiccata; essiccatore; essiccati
  "drier" -> 321100
  "siccative" -> 321100
  "sikkativ" -> 321100
  "siccatif" -> 321100
  "secante" -> 321100
  "essiccativo" -> 321100
  "siccatief" -> 321100
  "sykatywa" -> 321100
  "foil|hoja fina|papel de aluminio|lámina|foglio sottile|folha fina|folha" -> 321210
  "pragefolie" -> 321210
  "heisspragefolie" -> 321210
  "dorure" -> 321210
  "estampacion" -> 321210
  "stampa" -> 321210
  "hot stampingu" -> 321210
  "substitute" -> 271012
  "pine oil" -> 380590
  "dipentene" -> 380590
  "kiefernol" -> 380590
  "huile de pin" -> 380590
  "pino" -> 380590
  "sosnowy" -> 380590
  "pinho" -> 380590
  "turpentine" -> 380510
  "terpentin" -> 380510
  "terpentinol" -> 380510
  "balsamterpentinol" -> 380510
  "terebenthine" -> 380510
  "trementina" -> 380510
  "terpentijn" -> 380510
  "terpentijnolie" -> 380510
  "terpentyna" -> 380510
  "terebintina" -> 380510
  * -> 381400
t: cellulose thinner 5l => 381400
t: artists pure gum turpentine 250ml => 380510
t: hot stamping foil roll gold => 321210
t: hot air paint stripper gun => !3814

@ phosphate-mineral
en: phosphate rock; rock phosphate; apatite; natural calcium phosphate; barytes; barite; barite powder; drilling barite; natural barium sulphate; witherite
de: Rohphosphat; Baryt; Schwerspat
fr: phosphate naturel; barytine; phosphate de roche
es: roca fosfórica; barita; baritina
it: fosforite; barite; roccia fosfatica
nl: fosfaatgesteente; bariet
pl: fosforyt; baryt
pt: rocha fosfática; barita
not: apatite bead; apatite ring; barite crystal; apatite pendant; apatite bracelet; barite rose; apatite necklace; apatite crystal; apatite earrings; fosforico; fosforo; bar; bara
  "barytes" -> 251110
  "barite" -> 251110
  "barium|bario" -> 251110
  "baryt" -> 251110
  "schwerspat" -> 251110
  "barytine" -> 251110
  "barita" -> 251110
  "baritina" -> 251110
  "bariet" -> 251110
  "witherite" -> 251120
  state=ground -> 251020 ~.2
  * -> 251010
t: phosphate rock in bulk => 251010
t: api barite powder drilling => 251110
t: diammonium phosphate => !2510

@ photo-film-unexposed
en: photographic film; 35mm film; instant film; camera film; x-ray film; photo paper photographic; 120 film; instax film; photo developer; photo fixer; color negative film; black and white film; polaroid film; instax mini film; silver halide paper; sheet film; kodak gold 200; film roll 35mm; darkroom paper; medical x-ray film; photographic developer; darkroom chemicals; dental x-ray film; slide film; cine film super 8; industrial radiographic film; film developer; stop bath; microfilm; developed negative film; photographic chemical; movie film 35mm; photographic plate; photoresist; dry film photoresist; photo emulsion; screen printing emulsion; cyanotype; cyanotype paper; c41 kit; 35mm colour film; colour film; instax square film; instax wide film; offset plate unexposed; thermal ctp plate; exposed film; film 35mm; monochrome film; instant film pack
de: Kleinbildfilm = 35mm film; Sofortbildfilm = instant film; Röntgenfilm = x-ray film; Entwickler Foto = photo developer; Schwarzweißfilm = black and white film; Farbfilm = colour film; Rollfilm = roll film; Instax Film = instax film; Fixierer Foto = photo fixer; Farbnegativfilm = color negative film; Diafilm = slide film; Siebdruck Emulsion = screen printing emulsion; Polaroid Film = polaroid film; Fotochemie = photo chemical
fr: pellicule photo = photographic film; film instantané = instant film; papier photographique = photographic paper; film radiographique = x-ray film; révélateur = photo developer; pellicule 35mm = 35mm film; pellicule = photographic film; film instax = instax film; fixateur photo = photo fixer; film polaroid = polaroid film; pellicule noir et blanc = black and white film; émulsion sérigraphie = screen printing emulsion
es: carrete fotográfico = photographic film; película instantánea = instant film; película radiográfica = x-ray film; revelador = developer; película 35mm = 35mm film; carrete 35mm = film roll 35mm; película instax = instax film; fijador fotográfico = photo fixer; película polaroid = polaroid film; emulsión serigrafía = screen printing emulsion; papel fotográfico químico = photographic paper
it: pellicola fotografica = photographic film; pellicola istantanea = instant film; pellicola radiografica = x-ray film; rullino = film roll; rullino 35mm = 35mm film; pellicola instax = instax film; rivelatore fotografico = photo developer; pellicola polaroid = polaroid film; emulsione serigrafica = screen printing emulsion
nl: fotofilm = photographic film; kleurenfilm = colour film; röntgenfilm = x-ray film; fotorolletje = film roll; instax film = instax film; instant film = instant film; zwart wit film = black and white film; ontwikkelaar foto = photo developer; polaroid film = polaroid film
pl: film fotograficzny = photographic film; klisza fotograficzna = photographic film; klisza rentgenowska = x-ray film; wywoływacz = photo developer; film 35mm = 35mm film; klisza = photographic film; wkłady do instax = instax film; utrwalacz foto = photo fixer; film instax = instax film; wkład polaroid = polaroid film; film do aparatu = camera film
pt: filme fotográfico = photographic film; película instantânea = instant film; película radiográfica = x-ray film; filme 35mm = 35mm film; rolo fotográfico = camera film; filme instax = instax film; revelador fotográfico = photo developer; filme polaroid = polaroid film; rolo 35mm = 35mm film
not: film camera; film scanner; inkjet photo paper; photo paper inkjet; film canister; glossy photo paper; photo paper glossy; x ray film viewer; film photo album; film case; instax film camera; film reel; colour film inkjet; photographic backdrop; film developing tank; papel fotografico inkjet; film changing bag; film photography book; photo paper printer; film holder; fotopapier glossy; fotopapier inkjet; film reel tank; film clip; film negative pages; instax film album; film leader retriever; instax printer; instax camera; instant film camera; papier photo; fotopapier glanzend; x ray film illuminator; film cutter; film shampoo; instax film case; film box; darkroom light; film washer; film frame; revelado
  "x-ray": * 370110
  "x ray" -> 370110
  "radiographic" -> 370110
  "rontgenfilm" -> 370110
  "radiographique" -> 370110
  "radiografica" -> 370110
  "rentgenowska" -> 370110
  "instant|instantáneo|soluble|solubile|istantaneo|solúvel" -> 370120
  "instax" -> 370120
  "polaroid" -> 370120
  "sofortbildfilm" -> 370120
  "instantane" -> 370120
  "istantanea" -> 370120
  "instantanea" -> 370120
  "plate" -> 370130
  "photoresist": "dry film" 370244; * 370790
  "emulsion" -> 370710
  "cyanotype": "paper|papel|carta" 370390; * 370790
  "developer" -> 370790
  "fixer" -> 370790
  "stop bath" -> 370790
  "darkroom chemicals" -> 370790
  "chemical" -> 370790
  "c41" -> 370790
  "entwickler" -> 370790
  "fixierer" -> 370790
  "fotochemie" -> 370790
  "revelateur" -> 370790
  "fixateur" -> 370790
  "revelador" -> 370790
  "fijador" -> 370790
  "rivelatore" -> 370790
  "ontwikkelaar" -> 370790
  "wywolywacz" -> 370790
  "utrwalacz" -> 370790
  "darkroom paper" -> 370390
  "photographic paper": "colour" 370320; * 370320
  "silver halide" -> 370320
  "fotopapier" -> 370320
  "papier photographique" -> 370320
  "papel fotografico" -> 370320
  "carta fotografica" -> 370320
  "papier fotograficzny" -> 370320
  "exposed" -> 370400
  "developed" -> 370500
  "microfilm" -> 370500
  "movie" -> 370610
  "super 8" -> 370252
  "sheet film" -> 370199
  "slide" -> 370253
  "diafilm" -> 370253
  "120": "black" 370232; "color" 370231; * 370231
  "rollfilm" -> 370231
  "black and white" -> 370296
  "monochrome" -> 370296
  "schwarzweissfilm" -> 370296
  "noir et blanc" -> 370296
  "zwart wit" -> 370296
  * -> 370254
t: 35mm colour negative film 36 exposures => 370254
t: instax mini instant film 20 sheets => 370120
t: medical x-ray film => 370110
t: black and white photo developer 1l => 370790
t: inkjet glossy photo paper a4 => !3703

@ pigment
en: pigment powder; phthalocyanine; pigment blue; pigment + blue|red|yellow|green|white|black|kg|organic; titanium dioxide pigment; resin pigment paste; mica pearl pigment; ultramarine pigment; iron oxide colour for concrete; phthalocyanine blue; pigment paste; luminous powder; glow in the dark powder; organic pigment; cosmetic pigment; pearl powder pigment; concrete dye; chrome yellow pigment; cement pigment; lithopone; universal tinting paste; masterbatch colour liquid; phosphor powder; epoxy resin dye; glow powder; pigment red; pigment yellow; pearlescent pigment; alcohol ink resin; thermochromic pigment; mica powder pigment; ultramarine blue powder; tinting colour; paint tint; dry pigment; pigment dispersion; carbon black dispersion; fluorescent pigment; resin colour; laundry blue; colour paste; pigment violet; photoluminescent pigment; effect pigment; metal pigment; chameleon pigment
de: Pigmentpulver = pigment powder; Farbpigment = pigment; Titandioxid Pigment = titanium dioxide pigment; Epoxidharz Pigment = epoxy resin pigment; Abtönfarbe = tinting paint; Perlglanzpigment = pearlescent pigment; Leuchtpigment = luminous pigment; Farbpaste = colour paste; Ultramarin Pigment = ultramarine pigment; Farbpigmente = pigment; Zementfarbe = cement colour; Betonfarbpigment = concrete pigment; Abtönpaste = tinting paste; Leuchtpulver = luminous powder; Effektpigmente = effect pigment; Bronzepulver = bronze powder
fr: pigment en poudre = pigment powder; pigment résine = epoxy resin dye; colorant béton = concrete dye; pigment nacré = pearl pigment; pigment = pigment; poudre phosphorescente = phosphorescent powder; pigments = pigment; colorant universel peinture = universal tinting colourant; ocre en poudre pigment = ochre pigment powder; colorant résine = resin dye
es: pigmento en polvo = pigment powder; pigmento para resina = pigment for resin; colorante para hormigón = concrete dye; pigmento = pigment; pigmentos = pigment; polvo fosforescente = glow in the dark powder; tinte universal pintura = universal paint tint; colorante universal = universal tint; pigmento nacarado = pearl pigment
it: pigmento in polvere = pigment powder; pigmento per resina = resin pigment; pigmento = pigment; ossido colorante cemento = cement pigment; pigmenti = pigment; polvere fosforescente = glow in the dark powder; colorante universale = universal colourant; pigmento perlescente = pearlescent pigment; pasta colorante = pigment paste
nl: pigmentpoeder = pigment powder; resin pigment = resin pigment; pigment = pigment; kleurpigment = colour pigment; kleurpasta = tinting paste; lichtgevend poeder = luminous powder; pigmentpasta = pigment paste; betonkleurstof = concrete dye; mengkleur = tinting colour
pl: pigment w proszku = pigment powder; pigment do żywicy = resin pigment; barwnik do betonu = concrete dye; pigment = pigment; pigmenty = pigment; proszek fluorescencyjny świecący = luminous powder; pigment perłowy = pearl pigment; barwnik do farb = paint colorant; pasta pigmentowa = pigment paste
pt: pigmento em pó = pigment powder; pigmento para resina = resin pigment; pigmento = pigment; corante para cimento = cement pigment; pigmentos = pigments; pó fosforescente = glow in the dark powder; corante universal = universal tint; pigmento perolado = pearl pigment
not: eyeshadow pigment; microblading pigment; pigment ink; lip pigment; tattoo pigment; pigment marker; pigment eye; pigment palette; pigment makeup; permanent makeup pigment; pigment corrector; pigment printer; pigment eyeshadow; pigment lips; pigment liner; anti pigment; pigment cup; pigment removal; pigment serum; pigment spot; pigment cream; pigment dyed; pigment mixer; bronze powder metal
  "titanium dioxide" -> 320611
  "titandioxid" -> 320611
  "chrome yellow" -> 320620
  "lithopone" -> 320642
  "ultramarine" -> 320641
  "ultramarin" -> 320641
  "laundry blue" -> 320641
  "glow" -> 320650
  "luminous" -> 320650
  "phosphor" -> 320650
  "photoluminescent" -> 320650
  "leuchtpigment" -> 320650
  "leuchtpulver" -> 320650
  "phosphorescente" -> 320650
  "fosforescente" -> 320650
  "lichtgevend" -> 320650
  "swiecacy" -> 320650
  "mica" -> 320649
  "pearl" -> 320649
  "pearlescent" -> 320649
  "perlglanzpigment" -> 320649
  "nacre" -> 320649
  "nacarado" -> 320649
  "perlescente" -> 320649
  "perlowy" -> 320649
  "perolado" -> 320649
  "chameleon" -> 320649
  "effect" -> 320649
  "carbon black" -> 320649
  "concrete|hormigón|calcestruzzo|betão|concreto" -> 320649
  "cement": * 320649
  "zementfarbe" -> 320649
  "beton" -> 320649
  "tinting" -> 321290
  "tint" -> 321290
  "abtonfarbe" -> 321290
  "abtonpaste" -> 321290
  "aluminium paste" -> 321290
  "bronze|bronce|bronzo" -> 321290
  "universel" -> 321290
  "universal" -> 321290
  "universale" -> 321290
  "iron oxide" -> 282110
  "fluorescent" -> 320490
  "alcohol ink" -> 321290
  "epoxy resin dye" -> 321290
  * -> 320417
t: phthalocyanine blue pigment powder => 320417
t: mica pearl pigment powder set => 320649
t: glow in the dark powder strontium aluminate => 320650
t: eyeshadow pigment palette => !3204

@ plant-food
en: plant food; plant fertilizer; liquid fertilizer; lawn feed; tomato feed; bone meal; compost; manure pellets; fish emulsion; fertiliser sticks; worm castings; blood meal fertilizer; orchid fertilizer; houseplant feed; slow release fertilizer; rose feed; seaweed extract fertiliser; guano; hydroponic nutrients; horn meal; potting soil; potting compost; ericaceous compost; chicken manure pellets; organic fertilizer; lawn fertilizer; aquarium plant fertilizer; plant nutrient; fertilizer; fertiliser; osmocote; seaweed fertilizer; bonsai fertilizer; humic acid; ph up down hydroponic; cactus soil; peat free compost; bokashi bran; vermicompost; garden soil; root stimulant; mycorrhiza; cal mag; leaf shine; bonsai soil; orchid bark mix; plant feed; topsoil; potassium humate; fulvic acid; orchid potting mix; growing medium; citrus feed; plant growth nutrient; seaweed plant food; bat guano; bone meal fertilizer; miracle gro; seed compost; neem cake; soil conditioner; coco coir brick; coir brick; coco peat; coconut coir; coco peat block
de: Dünger = fertiliser; Pflanzendünger = plant fertilizer; Rasendünger = lawn fertiliser; Tomatendünger = tomato fertiliser; Hornspäne = horn shaving; Blumenerde = potting soil; Flüssigdünger = liquid fertilizer; Knochenmehl = bone meal; Düngestäbchen = fertiliser sticks; Wurmhumus = worm castings; Orchideendünger = orchid fertilizer; Langzeitdünger = slow release fertilizer; Guano = guano; Pflanzerde = plant soil; Anzuchterde = seedling soil; Hornmehl = horn meal; Rosendünger = rose fertiliser; Universaldünger = universal fertiliser; Aquariumdünger = aquarium fertiliser; Kokoserde = coconut soil; Schafwollpellets = sheep wool pellet; Rindendünger = bark fertiliser; Kakteenerde = cactus soil; Hühnermist Pellets = chicken manure pellets; Huminsäure = humic acid; Kokosquellerde = coconut swelling soil; Bodenaktivator = soil activator; Mykorrhiza = mycorrhiza; Rasenerde = lawn soil
fr: engrais = plant fertilizer; engrais plantes = plant fertilizer; engrais gazon = lawn fertilizer; terreau = potting soil; compost = compost; engrais liquide = liquid fertilizer; corne broyée = horn meal; guano = guano; engrais tomates = tomato fertilizer; fumier = manure; engrais rosiers = rose fertilizer; terreau universel = universal potting soil; engrais orchidées = orchid fertilizer; lombricompost = vermicompost; sang séché = dried blood fertilizer; bâtonnets engrais = fertiliser sticks; poudre d'os engrais = bone meal; terreau semis = seed compost; fibre de coco substrat = coconut fibre substrate; mycorhizes = mycorrhizae; terre de bruyère = ericaceous compost; acide humique = humic acid; engrais pour plantes = plant fertilizer; fertilisant = fertilizer
es: fertilizante = fertiliser; abono = fertiliser + plantas|kg|líquido|orgánico|npk|césped|universal|granulado; abono césped = lawn fertiliser; sustrato = growing medium; humus de lombriz = worm castings; abono líquido = liquid fertilizer; guano = guano; abono orgánico = organic fertiliser; abono universal = universal fertiliser; tierra para plantas = potting soil; sustrato universal = universal potting soil; abono orquídeas = orchid fertilizer; fertilizante líquido = liquid fertilizer; estiércol = manure; harina de hueso abono = bone meal fertiliser; abono tomates = tomato fertiliser; fibra de coco sustrato = coconut fibre growing medium; ácido húmico = humic acid; micorrizas = mycorrhiza; turba sustrato = peat growing medium; abono granulado = granular fertiliser; abono para plantas = plant fertilizer; abono = fertiliser + líquido|plantas|orgánico|universal|kg|jardín|césped|cactus
it: concime = fertiliser; fertilizzante = fertiliser; concime prato = lawn fertiliser; terriccio = potting soil; concime liquido = liquid fertilizer; humus di lombrico = worm castings; stallatico = manure; concime orchidee = orchid fertilizer; compost = compost; guano = guano; terriccio universale = universal potting soil; concime pomodori = tomato fertiliser; cornunghia = horn meal; concime granulare = granular fertiliser; letame pellettato = pelleted manure; concime rose = rose fertiliser; fibra di cocco substrato = coconut fibre substrate; acidi umici = humic acid; micorrize = mycorrhiza; concime organico = organic fertiliser; farina di ossa concime = bone meal fertiliser; concime per piante = plant fertilizer
nl: plantenvoeding = plant food; meststof = fertiliser; gazonmest = lawn fertiliser; potgrond = potting soil; vloeibare mest = liquid fertilizer; compost = compost; koemestkorrels = cow manure pellets; beendermeel = bone meal; orchideeënvoeding = orchid fertilizer; tomatenvoeding = tomato feed; tuinaarde = garden soil; bloedmeel = blood meal fertilizer; rozenmest = rose feed; gazonmeststof = lawn fertiliser; kamerplantenvoeding = houseplant feed; wormenmest = worm compost; organische mest = organic fertiliser; kippenmestkorrels = chicken manure pellets; kokosgrond = coconut soil; mycorrhiza = mycorrhiza; zaaigrond = seed starting soil; cactusgrond = cactus soil
pl: nawóz = fertiliser; nawóz do trawnika = lawn fertiliser; odżywka do roślin = plant food; ziemia do kwiatów = potting soil; nawóz płynny = liquid fertilizer; biohumus = vermicompost; obornik granulowany = granulated manure; kompost = compost; mączka kostna = bone meal; nawóz do storczyków = orchid fertilizer; ziemia uniwersalna = universal potting soil; nawóz do pomidorów = tomato fertiliser; podłoże uniwersalne = universal substrate; nawóz organiczny = organic fertiliser; pałeczki nawozowe = fertiliser sticks; guano = guano; mikoryza = mycorrhiza; kwas humusowy = humic acid; podłoże kokosowe = coconut substrate; ziemia do storczyków = orchid substrate; ziemia ogrodowa = garden soil; nawóz uniwersalny = universal fertiliser; nawóz wieloskładnikowy = compound fertiliser; nawóz do iglaków = conifer fertiliser
pt: fertilizante = fertilizer; adubo = fertilizer; adubo para relva = lawn fertilizer; terra para plantas = potting soil; substrato = growing substrate; húmus de minhoca = worm castings; adubo líquido = liquid fertilizer; composto orgânico = organic compost; guano = guano; estrume = manure; substrato universal = universal substrate; adubo orquídeas = orchid fertilizer; adubo orgânico = organic fertilizer; adubo universal = universal fertilizer; farinha de osso adubo = bone meal fertilizer; fibra de coco substrato = coconut fibre substrate; ácido húmico = humic acid; micorrizas = mycorrhizae; terra vegetal = topsoil; terra universal = universal soil; adubo granulado = granular fertilizer; adubo para plantas = plant fertilizer
not: compost bin; compost bag; fertilizer spreader; manure fork; compost caddy; fertilizer injector; compost tumbler; potting soil mat; compost toilet; fertilizer tank; compostable bag; compost thermometer; hydroponic nutrient pump; compost accelerator; bone meal feed; substrato para tortuga; humic acid feed; compost turner; compost liner; compost starter; fertilizer distributor; fertilizer cart; compost shredder; fertilizer machine; soil tester; fertilizer production; composter; soil meter; potting soil scoop; compostable; fertilizer granulator; manure spreader; coir mat; coir rope; coir doormat; coir liner; coir mattress; fertilizer pump; soil moisture; ketchup; terra cotta; fertilizer drill; soil scoop; soil sieve; leaf shine spray cloth; coco coir mat; compost pail; coco coir liner; abonadora
  "soil" -> 382499      # growing media of peat or bark with added fertiliser: 3824.99; peat alone 2703
  "compost": "potting" 382499; "peat" 382499; "seed|semilla|seme|sementi|semente" 382499; "ericaceous" 382499; * 310100
  "topsoil" -> 253090
  "coir": * 530500
  "coco peat" -> 530500
  "kokoserde" -> 530500
  "kokosquellerde" -> 530500
  "fibre de coco" -> 530500
  "fibra de coco" -> 530500
  "fibra di cocco" -> 530500
  "kokosgrond" -> 530500
  "podloze kokosowe" -> 530500
  "erde" -> 382499
  "blumenerde" -> 382499
  "pflanzerde" -> 382499
  "anzuchterde" -> 382499
  "kakteenerde" -> 382499
  "rasenerde" -> 382499
  "terreau" -> 382499
  "terre de bruyere" -> 382499
  "sustrato" -> 382499
  "tierra para plantas" -> 382499
  "terriccio" -> 382499
  "potgrond" -> 382499
  "tuinaarde" -> 382499
  "zaaigrond" -> 382499
  "cactusgrond" -> 382499
  "ziemia" -> 382499
  "podloze" -> 382499
  "terra para plantas" -> 382499
  "terra vegetal" -> 382499
  "terra universal" -> 382499
  "substrato" -> 382499
  "growing medium" -> 382499
  "bark mix" -> 382499
  "potting mix" -> 382499
  "mycorrhiza" -> 300249
  "mykorrhiza" -> 300249
  "mycorhizes" -> 300249
  "micorrizas" -> 300249
  "micorrize" -> 300249
  "mikoryza" -> 300249
  "humic" -> 382499
  "fulvic" -> 382499
  "huminsaure" -> 382499
  "humique" -> 382499
  "humico" -> 382499
  "umici" -> 382499
  "humusowy" -> 382499
  "potassium humate" -> 382499
  "leaf shine" -> 382499
  "root stimulant" -> 380893
  "bone meal" -> 310100
  "knochenmehl" -> 310100
  "hornspane" -> 310100
  "hornmehl" -> 310100
  "guano" -> 310100
  "manure" -> 310100
  "worm" -> 310100
  "vermicompost" -> 310100
  "wurmhumus" -> 310100
  "humus" -> 310100
  "blood meal" -> 310100
  "horn meal" -> 310100
  "bokashi" -> 310100
  "neem cake" -> 310100
  "kompost" -> 310100
  "lombricompost" -> 310100
  "fumier" -> 310100
  "stallatico" -> 310100
  "letame" -> 310100
  "cornunghia" -> 310100
  "estiercol" -> 310100
  "koemestkorrels" -> 310100
  "kippenmestkorrels" -> 310100
  "beendermeel" -> 310100
  "bloedmeel" -> 310100
  "wormenmest" -> 310100
  "obornik" -> 310100
  "biohumus" -> 310100
  "maczka kostna" -> 310100
  "estrume" -> 310100
  "sheep wool" -> 310100
  "schafwollpellets" -> 310100
  "organic": weight>10kg 310100; * 310100
  "npk" weight>10kg -> 310520
  weight>10kg -> 310520 ~.08
  * -> 310510
t: houseplant liquid fertilizer 500ml => 310510
t: bat guano organic 1kg => 310100
t: universal potting soil 40l => 382499
t: coco peat block 5kg => 530500
t: compost bin 300l => !3105

@ plastics-chemical
en: rubber accelerator; plasticizer; antioxidant for plastics; uv stabilizer; flame retardant; vulcanising agent; heat stabilizer pvc; calcium zinc stabilizer; blowing agent; antioxidant 1010; compound plasticizer; tmq antioxidant; hardener epoxy; curing agent; catalyst; nickel catalyst; platinum catalyst; zeolite catalyst; automotive catalyst coating; mekp hardener; initiator; peroxide initiator; resin hardener; epoxy hardener; epoxidised plasticiser; hydrogenation catalyst; light stabilizer; fcc catalyst; palladium catalyst; tin stabilizer; catalyst butanox; polyester resin hardener; reforming catalyst; fibreglass catalyst; mbt accelerator; zeolite fcc; catalyst for silicone mould; pvc stabilizer; amine hardener
de: Weichmacher; Härter; Katalysator + chemisch|Nickel|Platin; Vulkanisationsbeschleuniger; Stabilisator PVC; Flammschutzmittel; MEKP Härter; Epoxidhärter; Polyesterhärter
fr: durcisseur; catalyseur; accélérateur de vulcanisation; stabilisant pvc; retardateur de flamme; durcisseur époxy; catalyseur polyester
es: endurecedor; catalizador + resina|níquel|poliéster|mek; acelerador de vulcanización; estabilizante pvc; retardante de llama; catalizador poliéster; catalizador mek
it: indurente; catalizzatore + resina|poliestere|nichel; accelerante vulcanizzazione; stabilizzante pvc; ritardante di fiamma; catalizzatore resina
nl: weekmaker; verharder; katalysator + chemisch|nikkel|polyester; vlamvertrager; polyesterverharder; epoxyverharder
pl: plastyfikator pvc; utwardzacz; katalizator + chemiczny|żywica|niklowy; stabilizator pvc; uniepalniacz; utwardzacz do żywicy; utwardzacz epoksydowy
pt: endurecedor; catalisador + resina|níquel|poliéster; estabilizante pvc; retardante de chama; endurecedor epóxi
not: catalyst car converter; catalytic converter; nail hardener; catalyst temperature; catalyst filter; nail strengthener; catalyst sensor; catalyst cleaner; catalyst heater; stabilizer camera; catalyst game; concrete hardener; fuel stabilizer; voltage stabilizer; catalyst switch; catalyst shoe; catalyst case
  "nickel|níquel|nichel" -> 381511
  "platinum|platino|platina" -> 381512
  "palladium" -> 381512
  "fcc" -> 381519
  "zeolite" -> 381519
  "reforming" -> 381519
  "accelerator" -> 381210
  "vulkanisationsbeschleuniger" -> 381210
  "accelerateur" -> 381210
  "acelerador" -> 381210
  "accelerante" -> 381210
  "plasticizer" -> 381220
  "plasticiser" -> 381220
  "weichmacher" -> 381220
  "plastifiant" -> 381220
  "plastificante" -> 381220
  "weekmaker" -> 381220
  "plastyfikator" -> 381220
  "tmq" -> 381231
  "antioxidant" -> 381239
  "stabilizer" -> 381239
  "stabilisator" -> 381239
  "stabilisant" -> 381239
  "estabilizante" -> 381239
  "stabilizzante" -> 381239
  "stabilizator" -> 381239
  "flame" -> 382499
  "flammschutzmittel" -> 382499
  "flamme" -> 382499
  "llama" -> 382499
  "fiamma" -> 382499
  "vlamvertrager" -> 382499
  "uniepalniacz" -> 382499
  "chama" -> 382499
  "blowing" -> 382499
  "curing agent" -> 382499
  "epoxy": * 382499
  "epoxidharter" -> 382499
  "amine" -> 382499
  * -> 381590
t: pvc calcium zinc stabilizer => 381239
t: mekp catalyst hardener 50ml => 381590
t: catalytic converter exhaust => !3815

@ printing-ink
en: printing ink; printer ink; ink refill; uv ink; sublimation ink; screen printing ink; inkjet ink; offset ink; dtf ink; ink bottle refill; eco solvent ink; flexographic ink; ink tank refill; printer ink bottle; gravure ink; dye ink printer; pigment ink printer; ink cartridge compatible; plastisol ink; block printing ink; etching ink; edible ink; microblading pigment; laser toner; toner powder; copier toner; toner refill; permanent makeup pigment; pad printing ink; edible ink cartridge; drum unit toner; lino ink; tattoo pigment
de: Druckfarbe; Druckertinte; Nachfülltinte; Sublimationstinte; Siebdruckfarbe; Linoldruckfarbe; Tonerpulver; Tonerkassette
fr: encre d'imprimerie; encre imprimante; encre sublimation; encre sérigraphie; encre de recharge; cartouche toner; encre linogravure
es: tinta de impresión; tinta de impresora; tinta sublimación; tinta serigrafía; tinta de recarga; tinta para tatuaje; cartucho de tóner
it: inchiostro da stampa; inchiostro stampante; inchiostro sublimazione; inchiostro serigrafico; cartuccia toner; inchiostro per sublimazione
nl: drukinkt; printerinkt; sublimatie inkt; zeefdrukinkt; navulinkt
pl: farba drukarska; atrament do drukarki; tusz sublimacyjny; farba do sitodruku; toner do drukarki; atrament sublimacyjny; pigment do makijażu permanentnego
pt: tinta de impressão; tinta de impressora; tinta de sublimação; cartucho de toner; tinta serigrafia; tinta de recarga; tinta de tatuagem
not: ink cartridge chip; ink pad; fountain pen ink; ink refill pen; ink absorber; ink damper; face toner; tattoo ink cup; ink pump; toner face; toner chip; hair toner; ink cap; drum chip; ink tank printer; toner reset chip; toner skin; toner facial; ink cartridge resetter; toner pads; ink tube; tattoo ink holder; ink tattoo cup; printer head; toner vacuum; toner vitamin; ink stick; toner sponge; ink tank valve; toner waste container; toner rose; toner mist; ink damper; ink pad sponge; tattoo ink mixer; ink hose; toner hydrating; toner filter; muscle toner; toner chips; toner bag; leg toner; ab toner; hydrating toner; toner niacinamide; toner bottle; fountain ink; toner exfoliating; toner pore; toner hyaluronic; purple hair toner; toner snail; essence toner; face mist toner; ink cartridges chips; toner arm; arm toner; thigh toner; ab toner; neck toner
  "printhead" -> 844399
  "print head" -> 844399
  "toner cartridge" -> 844399     # with mechanical parts: part of the printer; powder alone 3707.90
  "tonerkartusche" -> 844399
  "tonerkassette" -> 844399
  "cartouche toner" -> 844399
  "tonercartridge" -> 844399
  "drum" -> 844399
  "tattoo" -> 321290
  "microblading" -> 321290
  "permanent makeup" -> 321290
  "tattoofarbe" -> 321290
  "tatouage" -> 321290
  "tatuaje" -> 321290
  "tatuaggio" -> 321290
  "tatuazu" -> 321290
  "permanentnego" -> 321290
  "tatuagem" -> 321290
  "toner powder" -> 370790
  "tonerpulver" -> 370790
  "toner refill" -> 370790
  "toner" -> 844399
  "edible" -> 321519 
  "black" -> 321511
  "schwarz" -> 321511
  "noir" -> 321511
  "negro" -> 321511
  "nero" -> 321511
  "zwart" -> 321511
  "czarny" -> 321511
  "preto" -> 321511
  * -> 321519
t: black offset printing ink 1kg => 321511
t: inkjet refill ink bottles 4 colours => 321519
t: laser toner cartridge compatible => 844399
t: ink pad for stamps => !3215

@ quartz-mineral
en: raw quartz; quartz powder; natural quartz lump; quartz flour; raw quartz crystal; rough quartz; rock crystal raw; quartz ore; crushed quartz
de: Rohquarz; Quarzmehl
fr: quartz brut; poudre de quartz
es: cuarzo en bruto; polvo de cuarzo
it: quarzo grezzo
  "quartzite" -> 250620
  * -> 250610
t: raw quartz lumps 20 tonnes => 250610
t: quartz wall clock => !2506

@ rodenticide
en: rat poison; rodenticide; mouse poison; mole repellent; bird repellent gel; cat repellent; rat bait; snail bait; algicide; algaecide; molluscicide; dog repellent spray; rabbit repellent; animal repellent; mouse repellent; bromadiolone; pool algaecide; slug killer; dog deterrent spray; no bite spray; marten spray; snake repellent; fumigant; deer repellent; rodent repellent sachet; mouse bait; brodifacoum; snail pellets; cat deterrent; mouse glue trap; rat glue trap; glue board; sticky trap; fly ribbon; sticky fly trap; yellow sticky trap; mouse glue board; algae killer; rat glue board; nematicide; cockroach glue trap; aquarium algae remover; pond algae remover; insect sticky trap; rodent bait; bird scare gel
de: Rattengift; Mäusegift; Schneckenkorn; Algenvernichter Pool; Tierabwehr; Rattenköder; Mäuseköder; Algizid; Algenmittel; Katzenschreck Spray; Wühlmausgas; Schneckenmittel; Marderspray; Fernhaltespray; Leimfalle; Gelbtafeln; Klebefalle; Algenschutzmittel; Gelbsticker; Fliegenfalle Klebe
fr: raticide; rodenticide; anti limaces; répulsif chat; algicide; mort aux rats; anti algues; souricide; piège collant; plaque de glu; répulsif chien; granulés anti limaces; anti algues piscine; pâte raticide; bandes jaunes collantes; anti taupes; pièges jaunes collants
es: raticida; veneno para ratas; antilimacos; repelente de gatos; alguicida; antialgas; veneno ratones; trampa adhesiva; repelente de perros; trampas adhesivas; antialgas piscina; repelente de aves; helicida; trampa pegamento ratones; rodenticida
it: topicida; veleno per topi; lumachicida; repellente gatti; alghicida; esca topicida; trappola adesiva; antialghe; disabituante cani; antilumache; antialghe piscina; trappole adesive; colla topi; repellente cani; esche per topi; derattizzante
nl: rattengif; muizengif; slakkenkorrels; kattenverjager spray; algenverwijderaar; anti alg; lijmval; lijmplank; muizenlijm; vangplaten; kattenschrik; anti algen zwembad; slakkenmiddel; vliegenvanger lijm
pl: trutka na szczury; trutka na myszy; środek na ślimaki; odstraszacz kotów spray; środek na glony; lep na myszy; algicyd; pułapka lepowa; lep na muchy; trutka; antyglon; żółte tablice lepowe; środek na krety; granulat na ślimaki; tablice lepowe; repelent na psy
pt: raticida; veneno para ratos; anti lesmas; repelente de gatos; algicida; armadilha adesiva; antialgas; cola para ratos; repelente de cães; mata ratos; placa adesiva insetos; armadilhas adesivas; isco ratos
not: ultrasonic repellent; bait station box; mouse trap; ultrasonic mouse; bait station; sonic mole; solar mole repellent; rat trap cage; dog repellent ultrasonic; ultrasonic cat; solar animal repellent; mole repeller; bait box; fly trap bag; ultrasonic dog; rat trap; bird repellent spikes; bird spikes; bird reflective; motion sprinkler; mouse bait box; ultrasonic bird; rodent bait station; animal repellent ultrasonic; mole repellent solar; bird repellent disc; bird repellent owl; bird repellent tape; scarecrow; cat repellent mat; bird repellent reflective; cat mat; scat mat; mouse repellent ultrasonic; bird repellent pinwheel; helice
  "glue": * 380899
  "sticky": * 380899
  * -> 380899
t: rat poison bait blocks 1kg => 380899
t: slug pellets 800g => 380899
t: mouse glue traps 10 pcs => 380899
t: ultrasonic mouse repeller => !3808

@ rosin-resin-natural
en: rosin; colophony; gum rosin; pine rosin; violin rosin; ester gum; tall oil; copal; dammar resin; mastic gum; frankincense resin; myrrh resin; gum arabic; benzoin gum; raw shellac; frankincense; myrrh; dragon's blood resin; gum damar; acacia gum; asafoetida gum; natural resin gum; canada balsam; gum mastic; olibanum; tall oil fatty acid; lignosulphonate; lignin sulphonate; copaiba balsam; tolu balsam; sandarac; rosin ester; soldering rosin; bow rosin; tragacanth; lac resin; rock rosin; gum acacia powder; peru balsam; pine resin; black liquor; elemi; bdellium guggul
de: Kolophonium = rosin; Gummi arabicum = gum arabic; Weihrauch Harz = frankincense resin; Myrrhe = myrrh; Schellackblätter = shellac flake; Dammarharz = dammar resin; Mastix = mastic; Tallöl = tall oil; Weihrauchharz = frankincense resin; Naturharz = natural resin; Benzoe = benzoin; Copal = copal; Kiefernharz = pine resin; Olibanum = frankincense
fr: colophane = colophony; gomme arabique = gum arabic; encens oliban = frankincense; myrrhe = myrrh; résine dammar = dammar resin; mastic de chios = mastic gum; gomme laque paillettes = shellac flakes; benjoin = benzoin; oliban = frankincense; résine de pin = pine resin; copal = copal; tall oil = tall oil
es: colofonia = colophony; goma arábiga = gum arabic; resina de incienso = frankincense resin; mirra = myrrh; copal = copal; olíbano = frankincense; resina de pino = pine rosin; benjuí = benzoin gum; almáciga = mastic gum; incienso lágrima = frankincense
it: colofonia = colophony; gomma arabica = gum arabic; resina di incenso = frankincense resin; mirra = myrrh; mastice di chios = chios mastic; olibano = frankincense; benzoino = benzoin gum; copale = copal; pece greca = rosin; resina di pino = pine resin; dammar = dammar resin
nl: hars = resin + viool|dennen|natuurlijk; colofonium = colophony; arabische gom = gum arabic; mirre = myrrh; olibanum = frankincense; mastiek = mastic gum; dammarhars = dammar resin; benzoë hars = benzoin resin
pl: kalafonia = rosin; guma arabska = gum arabic; olibanum = frankincense resin; mirra = myrrh resin; żywica naturalna = natural resin; kadzidłowiec żywica = frankincense resin; mastyks = mastic gum; żywica sosnowa = pine resin; szelak płatki = shellac flakes; damara = dammar resin
pt: colofónia = colophony; goma arábica = gum arabic; incenso resina = incense resin; mirra = myrrh; olíbano = frankincense; breu = rosin; copal = copal; benjoim = benzoin; resina de pinho = pine resin
not: epoxy resin; uv resin; rosin press; rosin bag; resin kit; resin mould; frankincense soap; rosin press bag; frankincense essential oil; frankincense oil; frankincense cream; myrrh oil; ion exchange resin; frankincense incense sticks; rosin press machine; rosin case; pine resin lamp; myrrh candle; frankincense supplement; rosin plates; rosin bags; frankincense serum; resin incense sticks
  "violin" -> 380610
  "bow rosin" -> 380610
  "ester" -> 380630
  "lignosulphonate" -> 380400
  "lignin" -> 380400
  "black liquor" -> 380400
  "fatty acid" -> 382313
  "tall oil" -> 380300
  "tallol" -> 380300
  "rosin" -> 380610
  "colophony" -> 380610
  "kolophonium" -> 380610
  "colophane" -> 380610
  "colofonia" -> 380610
  "colofonium" -> 380610
  "kalafonia" -> 380610
  "breu" -> 380610
  "pece greca" -> 380610
  "arabic" -> 130120
  "acacia" -> 130120
  "arabicum" -> 130120
  "arabique" -> 130120
  "arabiga" -> 130120
  "arabica" -> 130120
  "arabische" -> 130120
  "arabska" -> 130120
  "tragacanth" -> 130190
  * -> 130190
t: gum rosin ww grade drums => 380610
t: gum arabic powder food grade => 130120
t: frankincense resin tears 100g => 130190
t: clear epoxy resin kit => !1301

@ sand
en: silica sand; quartz sand; building sand; aquarium sand; filter sand; coloured sand; kiln dried sand; sandpit sand; frac sand; foundry sand; decorative sand; sharp sand; river sand; reptile sand; pool filter sand; hamster sand bath; jointing sand; sand + kg|bag|natural|fine|children|quartz|washed|dried; polymeric jointing sand; beach sand; desert sand
de: Quarzsand = quartz sand; Spielsand = play sand; Filtersand = filter sand; Dekosand = decorative sand; Aquariensand = aquarium sand; Bausand = building sand; Fugensand = jointing sand; Chinchillasand = chinchilla sand
fr: sable de silice = silica sand; sable de quartz = quartz sand; sable filtration piscine = pool filter sand; sable aquarium = aquarium sand; sable coloré = coloured sand; sable de jeu = play sand; sable décoratif = decorative sand
es: arena de sílice = silica sand; arena de cuarzo = quartz sand; arena para acuario = aquarium sand; arena filtro piscina = pool filter sand; arena de colores = coloured sand; arena decorativa = decorative sand
it: sabbia di quarzo = quartz sand; sabbia silicea = silica sand; sabbia per acquario = aquarium sand; sabbia colorata = coloured sand; sabbia filtro piscina = pool filter sand
nl: kwartszand = quartz sand; speelzand = play sand; filterzand = filter sand; aquariumzand = aquarium sand; zilverzand = silver sand; decoratiezand = decorative sand; zand = sand + kwarts|zilver|kilo|bouw
pl: piasek kwarcowy = quartz sand; piasek do piaskownicy = sandpit sand; piasek do akwarium = aquarium sand; piasek ozdobny = decorative sand; piasek filtracyjny = filter sand
pt: areia de sílica = silica sand; areia de quartzo = quartz sand; areia para aquário = aquarium sand; areia decorativa = decorative sand; areia filtro piscina = pool filter sand
not: sand timer; kinetic sand; sand filter; sand paper; sand toy; magic sand; sand colour; sand beige; sand play set; sand bag; sand moulds; sandpaper; moon sand; hourglass; sand dollar; sand color; zircon sand; sand castle; sand pit; sand table; moving sand; sand art kit; space sand; sand picture; desert sand sheet; sand blaster
  "silica" -> 250510
  "quartz|kwarts|quarz|kwarcowy|kwartszand|quarzsand|silica" -> 250510
  "quarzsand" -> 250510
  "silice" -> 250510
  "cuarzo" -> 250510
  "quarzo" -> 250510
  "silicea" -> 250510
  "kwartszand" -> 250510
  "kwarcowy" -> 250510
  "filter" -> 250510
  "filtersand" -> 250510
  "foundry" -> 250510
  "frac" -> 250510
  "pool" -> 250510
  "polymeric" -> 382499
  * -> 250590
t: silica sand 0.4-0.8mm 25kg => 250510
t: washed sandpit sand 15kg => 250590
t: kinetic sand set => !2505

@ silica-ammonia
en: silica gel; fumed silica; silicon dioxide; ammonia; ammonia solution; anhydrous ammonia; ammonium hydroxide; desiccant silica gel; precipitated silica; household ammonia; silica gel packets; silica desiccant; precipitated silicon dioxide; aerogel powder; colloidal silica; desiccant bag; aqueous ammonia; desiccant packets; silica gel beads; white carbon black; hydrophobic silica; silica powder; desiccant dehumidifier bags; desiccant bags
de: Silicagel; Kieselgel; pyrogene Kieselsäure; Ammoniak; Salmiakgeist; Trockenmittelbeutel; Trockenmittel; Ammoniakwasser; Siliziumdioxid; Kieselsäure
fr: gel de silice; ammoniaque; silice pyrogénée; ammoniac; sachet dessiccant; dioxyde de silicium; dessiccant; alcali ménager
es: gel de sílice; amoniaco; sílice pirogénica; bolsas desecantes; dióxido de silicio; amoniaco doméstico; desecante
it: gel di silice; ammoniaca; silice pirogenica; sacchetti essiccanti; biossido di silicio; essiccante
nl: silicagel; ammoniak; ammonia schoonmaak; droogmiddel zakjes; siliciumdioxide; droogmiddel; ammonia
pl: żel krzemionkowy; amoniak; krzemionka; woda amoniakalna; pochłaniacz wilgoci saszetki; silikażel; dwutlenek krzemu; osuszacz saszetki
pt: sílica gel; amoníaco; sílica pirogénica; sachês dessecantes; dióxido de silício; dessecante; amónia
not: silica gel supplement; ammonia test; silica sand; ammonia inhalant; ammonia free; silica gel mould; ammonia perfume; silica capsules; silica gel plate tlc; kieselsaure gel; desiccant dehumidifier; desiccant dryer; ammonia remover; ammonia sensor; silica gel case; desiccant wheel; silica gel strap; silica gel brush; ammonia detox; silica gel mold; silica gel pad; silica gel keyboard; silica gel phone; silica gel insoles; silica gel bracelet; silica gel watch; desecado; essiccativo; essiccate; essiccato; essiccata; essiccatore; essiccati; dessiccateur
  "anhydrous" -> 281410
  "ammoniac" -> 281410
  "ammonia" "liquefied" -> 281410
  "ammonia" -> 281420
  "ammonium hydroxide" -> 281420
  "ammoniak" -> 281420
  "ammoniakwasser" -> 281420
  "salmiakgeist" -> 281420
  "ammoniaque" -> 281420
  "alcali" -> 281420
  "amoniaco" -> 281420
  "ammoniaca" -> 281420
  "amoniak" -> 281420
  "amoniakalna" -> 281420
  "amonia" -> 281420
  "clay|arcilla|argilla|argila" -> 380290
  "calcium chloride" -> 282720
  * -> 281122
t: silica gel desiccant packets 5g 50 pcs => 281122
t: anhydrous ammonia tank => 281410
t: ammonia solution 25% => 281420
t: ammonia test kit aquarium => !2814

@ silicon-wafer
en: silicon wafer; semiconductor wafer; doped silicon; gallium arsenide wafer; sapphire wafer; monocrystalline silicon wafer; polished silicon wafer; silicon carbide wafer; epitaxial wafer; solar silicon wafer; silicon ingot doped; gan wafer
de: Siliziumwafer; Halbleiterwafer; Wafer + Silizium|Halbleiter
fr: plaquette de silicium; wafer silicium; tranche de silicium
es: oblea de silicio
it: wafer di silicio; fetta di silicio
nl: siliciumwafer
pl: płytka krzemowa; wafel krzemowy
pt: bolacha de silício; wafer de silício
not: wafer biscuit; silicon wafer cutter; wafer box; wafer carrier
  "sapphire" -> 382499 
  * -> 381800
t: 4 inch doped silicon wafer polished => 381800
t: hazelnut wafer rolls => !3818

@ slag-ash
en: blast furnace slag; granulated slag; fly ash; steel slag; mill scale; zinc ash; aluminium dross; lead ash; copper slag; bottom ash; wood ash; ggbs; copper residue; nickel residue; furnace ash; kelp ash; iron slag
de: Hüttensand = granulated slag; Flugasche = fly ash; Schlacke = slag; Walzzunder = mill scale; Zinkasche = zinc ash; Aluminiumkrätze = aluminium dross
fr: laitier de haut fourneau = blast furnace slag; cendres volantes = fly ash; scories = slag; calamine = mill scale; cendres de zinc = zinc ash
es: escoria de alto horno = blast furnace slag; cenizas volantes = fly ash; cascarilla de laminación = mill scale; cenizas de zinc = zinc ash; escoria = slag
it: loppa d'altoforno = blast furnace slag; ceneri volanti = fly ash; scorie = slag; ceneri di zinco = zinc ash
nl: hoogovenslak = blast furnace slag; vliegas = fly ash; walshuid = mill scale; zinkas = zinc ash
pl: żużel wielkopiecowy = blast furnace slag; popiół lotny = fly ash; zgorzelina = mill scale; popiół cynkowy = zinc ash
pt: escória de alto forno = blast furnace slag; cinzas volantes = fly ash; cinzas de zinco = zinc ash
not: fly ash brick; wood ash furniture; slag hammer
  "granulated" -> 261800
  "ggbs" -> 261800
  "blast furnace" -> 261800
  "huttensand" -> 261800
  "fly ash" -> 262190
  "flugasche" -> 262190
  "cendres volantes" -> 262190
  "volantes" -> 262190
  "volanti" -> 262190
  "vliegas" -> 262190
  "lotny" -> 262190
  "wood|madera|legno|madeira" -> 262190
  "bottom" -> 262190
  "kelp" -> 262190
  "zinc" -> 262019
  "zinkasche" -> 262019
  "zinkas" -> 262019
  "cynkowy" -> 262019
  "zinco" -> 262019
  "alumin" -> 262040
  "aluminium|aluminio|alluminio" -> 262040
  "aluminiumkratze" -> 262040
  "lead" -> 262029
  "copper|cobre|rame" -> 262030
  "nickel|níquel|nichel" -> 262099
  * -> 261900
t: granulated blast furnace slag => 261800
t: class f fly ash => 262190
t: zinc ash 65% => 262019
t: slag chipping hammer => !2619

@ spray-paint
en: spray paint; aerosol paint; spray paint can; graffiti spray; chrome spray paint; spray primer; heat resistant spray paint; zinc spray; marking spray; acrylic spray; spray varnish; clear coat spray; wheel paint spray; caliper paint; rubber spray paint; plasti dip; line marking spray; fluorescent spray; aerosol lacquer; car spray paint; montana cans; primer spray can; galvanising spray; metallic spray paint; matte black spray
de: Sprühlack; Sprühfarbe; Lackspray; Farbspray; Zinkspray; Klarlackspray; Sprühfolie; Felgenlack; Haftgrundspray; Markierspray; Grundierungsspray
fr: bombe de peinture; peinture en bombe; peinture aérosol; spray peinture; galva spray; traceur de chantier; vernis en bombe; bombe peinture
es: pintura en spray; spray de pintura; pintura aerosol; spray acrílico; barniz en spray; galvanizado en frío spray; marcador spray; espray pintura
it: vernice spray; bomboletta spray vernice; spray acrilico; zinco spray; trasparente spray; tracciante spray; smalto spray; bomboletta vernice
nl: spuitverf; verfspray; lakspray; spuitlak; zinkspray; markeerspray; primer spuitbus; spuitbus verf; velgenlak
pl: farba w sprayu; lakier w sprayu; spray do malowania; cynk w sprayu; podkład w sprayu; lakier bezbarwny spray; farba w aerozolu; lakier spray
pt: tinta spray; spray de tinta; verniz spray; tinta em spray; primário spray; galvanizado spray; spray acrílico
not: spray paint gun; spray paint nozzle; spray paint mask; spray paint cap; spray paint handle; hair spray paint; spray paint booth; spray paint machine; spray paint stencil; spray painting; spray paint holder
  * -> 320820
t: matte black spray paint 400ml => 320820
t: electric paint spray gun => !3208

@ sulphate-salt
en: copper sulphate; magnesium sulphate; epsom salt; zinc sulphate; iron sulphate; aluminium sulphate; sodium sulphate; barium sulphate; potassium alum; copper sulfate; sodium metabisulphite; sodium thiosulphate; sodium bisulphate; ferrous sulphate; nickel sulphate; sodium sulphite; alum powder; sodium persulphate; ammonium persulphate; manganese sulphate; sodium dithionite; sodium sulphide; ph minus pool; potassium metabisulphite; sodium hydrosulphite; cobalt sulphate; copper sulphate pentahydrate; sodium hydrosulfite; sodium metabisulfite; potassium metabisulfite; sodium sulfite; campden tablets; alum stone; ferrous sulfate; zinc sulfate; magnesium sulfate; potassium persulfate; ammonium alum; lithium sulphate; chrome alum; iron sulphate lawn; glauber salt; ph minus; ammonium persulfate; sodium sulfate; ammonium sulfide; zinc sulphide; sodium sulfide flakes; sodium bisulfate; aluminium sulfate; pool dechlorinator; blanc fixe; potassium monopersulfate
de: Kupfersulfat; Magnesiumsulfat; Bittersalz; Zinksulfat; Eisensulfat; Aluminiumsulfat; Natriumsulfat; Bariumsulfat; Alaun; pH Minus; Natriumthiosulfat; Natriumdithionit; Natriumsulfit; Kaliummetabisulfit; Nickelsulfat; Natriumpersulfat; Kaliumalaun; Natriumsulfid; Epsom Salz; pH Senker Pool; Natriummetabisulfit; Ammoniumpersulfat; Eisen II Sulfat; Kaliumpyrosulfit
fr: sulfate de cuivre; sulfate de magnésium; sel d'epsom; sulfate de zinc; sulfate de fer; sulfate d'aluminium; sulfate de sodium; ph moins; alun; thiosulfate de sodium; métabisulfite de potassium; sulfate de nickel; persulfate de sodium; sulfure de sodium; métabisulfite de sodium; hydrosulfite de sodium; sulfate de baryum
es: sulfato de cobre; sulfato de magnesio; sal de epsom; sulfato de zinc; sulfato de hierro; sulfato de aluminio; sulfato de sodio; ph minus; alumbre; metabisulfito potásico; tiosulfato de sodio; sulfato de níquel; persulfato de sodio; sulfuro de sodio; metabisulfito de sodio; reductor de ph; sulfato de bario; sales de epsom
it: solfato di rame; solfato di magnesio; sale di epsom; solfato di zinco; solfato di ferro; solfato di alluminio; solfato di sodio; ph meno; allume; metabisolfito di potassio; tiosolfato di sodio; solfato di nichel; persolfato di sodio; solfuro di sodio; metabisolfito di sodio; solfato ferroso
nl: kopersulfaat; magnesiumsulfaat; epsom zout; zinksulfaat; ijzersulfaat; aluminiumsulfaat; natriumsulfaat; ph minus; aluin; bitterzout; natriumthiosulfaat; kaliummetabisulfiet; natriummetabisulfiet; natriumpersulfaat; natriumsulfide; nikkelsulfaat
pl: siarczan miedzi; siarczan magnezu; sól epsom; siarczan cynku; siarczan żelaza; siarczan glinu; siarczan sodu; ph minus; ałun potasowy; pirosiarczyn potasu; tiosiarczan sodu; sól gorzka; nadsiarczan sodu; siarczek sodu; pirosiarczyn sodu; siarczan niklu; siarczan baru
pt: sulfato de cobre; sulfato de magnésio; sal de epsom; sulfato de zinco; sulfato de ferro; sulfato de alumínio; sulfato de sódio; ph menos; alúmen; metabissulfito de potássio; tiossulfato de sódio; sulfato de níquel; persulfato de sódio; sulfureto de sódio; metabissulfito de sódio
not: epsom salt bath lavender; magnesium sulfate paste; alum deodorant; glucosamine sulphate; chondroitin sulfate; sulfate free; ammonium sulphate; potassium sulphate; lauryl sulfate; laureth sulfate; ferrous sulfate tablets; zinc sulfate tablets; alum block; lauryl sulphate; calcium sulphate; dimethyl sulphate; selenium sulfide; hydrogen sulfide; molybdenum disulfide; ph minus liquid sulphuric; iron sulfate tablet; barium sulphate natural; lead acid; ph minus hydroponic; alun pierre deodorant
  "dithionite" -> 283110
  "hydrosulphite" -> 283110
  "hydrosulfite" -> 283110
  "natriumdithionit" -> 283110
  "thiosulphate" -> 283230
  "thiosulfate" -> 283230
  "dechlorinator" -> 283230
  "natriumthiosulfat" -> 283230
  "tiosulfato" -> 283230
  "tiosolfato" -> 283230
  "natriumthiosulfaat" -> 283230
  "tiosiarczan" -> 283230
  "tiossulfato" -> 283230
  "campden" -> 283220
  "potassium metabisulphite" -> 283220
  "potassium metabisulfite" -> 283220
  "kaliummetabisulfit" -> 283220
  "kaliumpyrosulfit" -> 283220
  "metabisulfite de potassium" -> 283220
  "metabisulfito potasico" -> 283220
  "metabisolfito di potassio" -> 283220
  "kaliummetabisulfiet" -> 283220
  "pirosiarczyn potasu" -> 283220
  "metabissulfito de potassio" -> 283220
  "metabisulphite" -> 283210
  "metabisulfite" -> 283210
  "sulphite" -> 283210
  "sulfite" -> 283210
  "natriumsulfit" -> 283210
  "natriummetabisulfit" -> 283210
  "metabisulfito" -> 283210
  "metabisolfito" -> 283210
  "natriummetabisulfiet" -> 283210
  "pirosiarczyn" -> 283210
  "metabissulfito" -> 283210
  "persulphate" -> 283340
  "persulfate" -> 283340
  "monopersulfate" -> 283340
  "natriumpersulfat" -> 283340
  "ammoniumpersulfat" -> 283340
  "persulfato" -> 283340
  "persolfato" -> 283340
  "natriumpersulfaat" -> 283340
  "nadsiarczan" -> 283340
  "sodium sulphide" -> 283010
  "sodium sulfide" -> 283010
  "natriumsulfid" -> 283010
  "sulfure" -> 283010
  "sulfuro" -> 283010
  "solfuro" -> 283010
  "natriumsulfide" -> 283010
  "siarczek" -> 283010
  "sulfureto" -> 283010
  "zinc sulphide" -> 283090
  "ammonium sulfide" -> 283090
  "bisulphate" -> 283319
  "bisulfate" -> 283319
  "ph minus" -> 283319
  "ph senker" -> 283319
  "ph moins" -> 283319
  "ph meno" -> 283319
  "reductor de ph" -> 283319
  "sodium" -> 283311
  "glauber" -> 283311
  "natriumsulfat" -> 283311
  "sodio" -> 283311
  "natriumsulfaat" -> 283311
  "sodu" -> 283311
  "aluminium" -> 283322
  "aluminiumsulfat" -> 283322
  "d'aluminium" -> 283322
  "aluminio" -> 283322
  "alluminio" -> 283322
  "aluminiumsulfaat" -> 283322
  "glinu" -> 283322
  "nickel" -> 283324
  "nickelsulfat" -> 283324
  "niquel" -> 283324
  "nichel" -> 283324
  "nikkelsulfaat" -> 283324
  "niklu" -> 283324
  "copper" -> 283325
  "kupfersulfat" -> 283325
  "cuivre" -> 283325
  "cobre" -> 283325
  "rame" -> 283325
  "kopersulfaat" -> 283325
  "miedzi" -> 283325
  "barium" -> 283327
  "bariumsulfat" -> 283327
  "blanc fixe" -> 283327
  "baryum" -> 283327
  "bario" -> 283327
  "baru" -> 283327
  "alum" -> 283330
  "alaun" -> 283330
  "kaliumalaun" -> 283330
  "alun" -> 283330
  "alumbre" -> 283330
  "allume" -> 283330
  "aluin" -> 283330
  "alun potasowy" -> 283330
  "alumen" -> 283330
  "zinc" -> 283329
  "iron" -> 283329
  "ferrous" -> 283329
  "cobalt|cobalto" -> 283329
  "manganese|manganeso|manganês" -> 283329
  "zinksulfat" -> 283329
  "eisensulfat" -> 283329
  "eisen" -> 283329
  "fer" -> 283329
  "hierro" -> 283329
  "zinco" -> 283329
  "ferro" -> 283329
  "ferroso" -> 283329
  "zinksulfaat" -> 283329
  "ijzersulfaat" -> 283329
  "cynku" -> 283329
  "zelaza" -> 283329
  "lithium|litio" -> 283329
  * -> 283321
t: copper sulphate pentahydrate 25kg => 283325
t: epsom salt magnesium sulphate 5kg => 283321
t: sodium metabisulphite 97% => 283210
t: ferrous sulphate heptahydrate => 283329
t: sodium lauryl sulfate => !2833

@ sulphur
en: sulphur; sulfur; sulphur powder; crude sulphur; flowers of sulphur; sulfur powder; sublimed sulphur; granulated sulphur; colloidal sulphur; elemental sulphur; precipitated sulphur
de: Schwefel; Schwefelpulver
fr: soufre; fleur de soufre
es: azufre; azufre en polvo
it: zolfo; zolfo in polvere
nl: zwavel
pl: siarka
pt: enxofre
not: sulphur soap; sulfur soap; sulphur ointment; low sulphur; sulphur hexafluoride; sulphur dioxide; sulphur tablet; sulfur free; sulfur cream; ultra low sulphur; ultra low sulfur; low sulfur
  "sublimed" -> 280200
  "flowers" -> 280200
  "colloidal" -> 280200
  "precipitated" -> 280200
  "fleur" -> 280200
  * -> 250300
t: crude sulphur granules in bulk => 250300
t: flowers of sulphur sublimed => 280200
t: sulphur soap bar => !2503

@ surfactant
en: sodium lauryl sulfate; sodium laureth sulfate; sles; labsa; cocamidopropyl betaine; alkyl glucoside; surfactant; decyl glucoside; sodium cocoyl isethionate; linear alkylbenzene sulphonic acid; nonylphenol ethoxylate; btms; coco glucoside; emulsifier surfactant; cocamide dea; non ionic surfactant; cationic surfactant; sls powder; sci powder; sodium coco sulfate; sles 70; lauryl glucoside; sodium lauryl sulphate; polysorbate 80; polysorbate 20; tween 80; cetrimonium chloride; sodium lauroyl sarcosinate; olivem; fatty alcohol ethoxylate; esterquat; coco betaine; turkey red oil; wetting agent; sodium dodecyl sulfate; span 80; sodium laureth; triton x 100; alpha olefin sulfonate; behentrimonium
de: Tensid; Natriumlaurylsulfat; Betain Tensid; Zuckertensid; Kokosglucosid; Emulgator + Tensid|Kosmetik; Polysorbat; Cocamidopropylbetain; Netzmittel
fr: tensioactif; laurylsulfate de sodium; bétaïne de coco; decyl glucoside; polysorbate; base moussante
es: tensioactivo; lauril sulfato de sodio; betaína de coco; polisorbato; lauril éter sulfato de sodio; texapon
it: tensioattivo; laurilsolfato di sodio; betaina di cocco; polisorbato; coco glucoside
nl: surfactant; natriumlaurylsulfaat; kokos betaïne; polysorbaat; bevochtiger
pl: surfaktant; laurylosiarczan sodu; betaina kokosowa; polisorbat; glukozyd kokosowy; środek zwilżający
pt: tensioativo; lauril sulfato de sódio; betaína de coco; polissorbato; lauril éter sulfato
not: sulfate free shampoo; sodium lauryl sulfate free; wetting agent aquarium
  "labsa" -> 340231
  "linear alkylbenzene" -> 340231
  "betaine" -> 340249
  "betain" -> 340249
  "betaina" -> 340249
  "cocamidopropylbetain" -> 340249
  "cationic" -> 340241
  "btms" -> 340241
  "cetrimonium" -> 340241
  "esterquat" -> 340241
  "behentrimonium" -> 340241
  "glucoside" -> 340242
  "zuckertensid" -> 340242
  "kokosglucosid" -> 340242
  "glukozyd" -> 340242
  "ethoxylate" -> 340242
  "polysorbate" -> 340242
  "polysorbat" -> 340242
  "polisorbato" -> 340242
  "polysorbaat" -> 340242
  "polisorbat" -> 340242
  "polissorbato" -> 340242
  "tween" -> 340242
  "span" -> 340242
  "triton" -> 340242
  "cocamide" -> 340242
  "non ionic" -> 340242
  "nonionic" -> 340242
  "olivem" -> 340242
  "emulsifier" -> 340242
  "wetting" -> 340242
  * -> 340239
t: sodium lauryl sulfate needles 25kg => 340239
t: cocamidopropyl betaine 35% => 340249
t: decyl glucoside 1kg => 340242
t: sulfate free shampoo => !3402

@ tanning-agent
en: tanning extract; quebracho extract; tannin; chestnut extract tanning; wattle extract; tannic acid; chrome tanning agent; syntan; basic chromium sulphate; mimosa extract; synthetic tanning agent; tanning agent; oenological tannin; wine tannin; leather tanning agent; tara tannin; oak tannin
de: Gerbstoff; Tannin; Gerbextrakt; Chromgerbstoff; Gerbsäure
fr: extrait tannant; tanin; tanin œnologique; acide tannique
es: extracto curtiente; tanino; quebracho extracto; ácido tánico
it: estratto conciante; tannino; tannino enologico; acido tannico
nl: looistof; tannine; looizuur
pl: ekstrakt garbarski; tanina; garbnik
pt: extrato tanante; tanino; ácido tânico
  "quebracho" -> 320110
  "wattle" -> 320120
  "mimosa" -> 320120
  "syntan" -> 320210
  "synthetic|sintético" -> 320210
  "chrome|cromo|cromado|cromato" -> 320290
  "chromium|cromo|crómio" -> 320290
  "chromgerbstoff" -> 320290
  * -> 320190
t: quebracho tanning extract => 320110
t: self tanning lotion => !3201

@ test-reagent
en: test kit; ovulation test strip; drug test; water test strip; ph test strip; diagnostic reagent; lab reagent; test strips; rapid test; malaria test kit; hiv test kit; elisa kit; pool test strip; blood glucose strips; litmus paper; reference material; blood group reagent; pcr kit; dna extraction kit; ph indicator paper; food allergen test; legionella test kit; indicator solution; reagent; covid-19 rapid test; ph paper; water hardness test; chlorine test strips; breath alcohol test tube; dna test kit; menopause test; microalbumin test; lead test kit; gluten test; ph buffer solution; calibration solution; coagulation reagent; calibration buffer; asbestos test kit; cannabis test; soil test kit; nitrate test; hba1c test; hcg test; blood test kit home; sperm test; uti test; cholesterol test strips; saliva test; dna testing kit; ancestry dna kit; urinalysis strips; aquarium test strips; test tablets pool; dpd tablets; immunoassay kit; chemiluminescence reagent; hematology reagent; staining reagent; gram stain kit; certified reference material; karl fischer reagent; conductivity standard; helicobacter test; lateral flow test; chlorine test kit; bacteria test; ammonia test; breathalyser tubes; gold test acid; acid test kit gold; gold testing acid; mould test kit
de: Teststreifen; Schnelltest; pH Teststreifen; Pooltester Streifen; Reagenz; Testkit; Corona Schnelltest; Urinteststreifen; Poolteststreifen; Wasserhärte Teststreifen; DNA Test; pH Pufferlösung; Kalibrierlösung; Indikatorpapier; Ketose Teststreifen; Allergietest; Lackmuspapier; Wassertest Aquarium
fr: bandelettes de test; autotest; bandelettes ph; test covid; réactif; test urinaire; test salivaire; papier ph; solution tampon; test eau piscine; test rapide; bandelettes piscine; test adn; solution d'étalonnage; kit de test
es: test de antígenos; tiras de ph; tiras glucemia; reactivo; test rápido; test covid; test de drogas; tiras análisis agua; papel tornasol; kit de prueba; tiras de orina; tiras reactivas glucosa; prueba rápida; prueba de ovulación; solución tampón; test agua piscina; solución calibración; test adn
it: tampone rapido; strisce ph; reagente; test covid; kit test; test droga; cartine tornasole; test acqua; strisce urina; soluzione tampone; test rapido; test acqua piscina; soluzione di calibrazione; test del dna; test intolleranze
nl: sneltest; ph teststrips; glucose teststrips; reagens; drugstest; zelftest; corona zelftest; zwembad teststrips; lakmoespapier; urine teststrips; watertest; ijkvloeistof; bufferoplossing; dna test; aquarium test; menopauze test
pl: paski ph; odczynnik; test na covid; test paskowy; test narkotykowy; test wody; papierki lakmusowe; szybki test; paski do moczu; tester wody basen; roztwór buforowy; roztwór kalibracyjny; test płodności; test do wody akwarium; odczynniki; testy paskowe; test dna; test alergiczny
pt: tiras de teste; teste rápido; teste antigénio; tiras de ph; reagente; teste covid; autoteste; teste de drogas; papel tornassol; tiras urina; teste de água; solução tampão; teste de piscina; solução de calibração; teste de adn
not: test kit electrical; test tube; water test meter; test lead; compression test kit; lung test; battery test; test strip printing; network test kit; test tube rack; vision test; fuel pressure test; hearing test; test equipment; test bench; ph tester; drug test cup holder; coolant system test kit; test card; test pen; ph meter; test bottle; test strip meter; eye test; test dummies; test pump; test plug; pressure test kit; breathalyzer; cylinder test; test light; leakdown test; colour blindness test; oil pressure test; leak test; test clip; reagent bottle; gloss meter; testing machine; dna lamp; dna helix; circuit test; vacuum test kit; pressure test; test probe; reagent rack; test hook; testing equipment; dna shampoo; blood glucose meter; smoke test kit; test print; dna earrings; radiator test; glucose monitor; gauge test; test cable; ph electrode; emissions test; ultrasonic test block; test hammer; reagent reservoir; reagent spoon; voltage test; ball ph; test sieve; continuity test; multimeter test; dna ring; salmon dna; car test; ammonia test kits meter; inkt test; exam test book
  "malaria" -> 382211
  "zika" -> 382212
  "blood group": * 382213
  "reference material" -> 382290
  "buffer" -> 382290
  "pufferlosung" -> 382290
  "tampon" -> 382290
  "calibration" -> 382290
  "kalibrierlosung" -> 382290
  "etalonnage" -> 382290
  "calibracion" -> 382290
  "calibrazione" -> 382290
  "ijkvloeistof" -> 382290
  "bufferoplossing" -> 382290
  "buforowy" -> 382290
  "kalibracyjny" -> 382290
  "calibracao" -> 382290
  "litmus": * 382219
  "gold|oro|ouro": * 382219
  "conductivity" -> 382290
  * -> 382219
t: elisa kit 96 wells => 382219
t: malaria rapid test kit => 382211
t: ph test strips 100 pcs => 382219
t: certified reference material => 382290
t: blood glucose meter device => !3822

@ varnish
en: varnish; wood varnish; wood stain; lacquer; wood oil; decking oil; shellac varnish; clear varnish; floor varnish; yacht varnish; wood preservative; danish oil; teak oil; polyurethane varnish; tung oil finish; acrylic varnish; clear lacquer; uv varnish; overprint varnish; linseed oil varnish; woodstain; decking stain; hardwax oil; wood finish; nitrocellulose lacquer; insulating varnish; furniture oil; worktop oil; boat varnish; floor lacquer; wood sealer; tile sealer; stone sealer; concrete sealer; picture varnish; french polish; epoxy varnish; knotting solution; varnish + wood|clear|matt|gloss|acrylic|floor|ml; hard wax oil; clear coat; clearcoat; mod podge; decoupage glue varnish; countertop oil; paving sealer; lacquer + wood|clear|spray|furniture|car; gold size; resin varnish; shellac flakes
de: Holzlasur; Klarlack; Holzlack; Parkettlack; Holzöl; Holzbeize; Bootslack; Terrassenöl; Leinölfirnis; Schellack; Lasur; Hartwachsöl; Teaköl; Holzschutzmittel; Steinversiegelung; Holzschutzlasur; Acryl Klarlack; Schlussfirnis; Steinimprägnierung; Möbelöl; Arbeitsplattenöl; Hartöl; Firnis; Fugenimprägnierung
fr: vernis; lasure; vernis bois; huile pour bois; teinture bois; vitrificateur; huile de teck; vernis marin; saturateur bois; hydrofuge; gomme laque; huile dure; vernis acrylique; vernis colle; huile plan de travail; vernis incolore; vernis parquet; traitement bois; vernis brillant; vernis pour bois
es: barniz; lasur; barniz para madera; aceite para madera; tinte madera; aceite de teca; barniz marino; goma laca; barniz acrílico; protector madera; sellador de piedra; laca para madera; barniz parquet; barniz incoloro; lasur para madera; hidrofugante; barniz brillante; laca barniz
it: vernice per legno; impregnante legno; flatting; olio per legno; mordente legno; vernice trasparente; gommalacca; olio di teak; vernice parquet; impregnante; vernice lucida; vernice acquerello; impregnante all'acqua; turapori; vernice protettiva; idrorepellente muri; olio paglierino; cera impregnante; impregnante per legno
nl: vernis; beits; houtolie; blanke lak; parketlak; teakolie; jachtvernis; houtbeits; schellak; tuinbeits; hardwaxolie; transparante lak; meubelolie; transparante beits; houtlak; impregneermiddel; slotvernis; steenimpregneer
pl: lakier do drewna; lakierobejca; bejca; olej do drewna; lakier bezbarwny; olej tekowy; impregnat do drewna; szelak; lazura; lakier akrylowy; lakier do parkietu; olej do tarasu; impregnat do betonu; pokost lniany; lakier jachtowy; olejowosk; werniks; impregnat do kostki; lakier do podłóg
pt: verniz; verniz para madeira; óleo para madeira; verniz marítimo; lasur; velatura; goma laca; óleo de teca; verniz acrílico; verniz aquoso; protetor de madeira; cera óleo; tapa poros; verniz brilhante; hidrorrepelente; verniz incolor; tinta de óleo madeira
not: nail varnish; varnish brush; varnish remover; gold lacquer box; lacquer ware; lacquer box; hair lacquer; lacquer tray; lacquer thinner; nail lacquer; lacquer bowl; shellac wax; shellac nail; fluoride varnish; tooth varnish; verniz de unhas; vernis a ongles; vernis à ongles; lacquerware; shellac record; aerosol lacquer; lip lacquer; lacquer bra; dental varnish; lacquer finish; shellac lamp; lip varnish; clear coat spray; cavity varnish; lacquer bangle; lacquer sticks; lakier hybrydowy; lakier do paznokci; lakier do wlosow; vernis semi permanent; shellac gel; impregnato
  "preservative": * 380892 ~.6
  "holzschutzmittel" -> 380892
  "shellac": "flakes|escamas|copos|scaglie|fiocchi|flocos" 130190; * 321000
  "schellack": "blatter" 130190; * 321000
  "gomme laque" -> 130190
  "goma laca" -> 130190
  "gommalacca" -> 130190
  "schellak" -> 130190
  "szelak" -> 130190
  "leinolfirnis" -> 151800
  "pokost" -> 151800
  "concrete|hormigón|calcestruzzo|betão|concreto" -> 382499
  "tile sealer" -> 340590 ~.2
  "hydrofuge" -> 382499
  "impregnierung" -> 382499
  "oil": * 321000     # drying oils with resins or colours, neither plastics nor aqueous: 3210
  "holzol" -> 321000
  "hartwachsol" -> 321000
  "terrassenol" -> 321000
  "teakol" -> 321000
  "mobelol" -> 321000
  "huile" -> 321000
  "aceite" -> 321000
  "olio" -> 321000
  "houtolie" -> 321000
  "teakolie" -> 321000
  "hardwaxolie" -> 321000
  "olej" -> 321000
  "oleo" -> 321000
  "nitrocellulose" -> 320890
  "polyurethane" -> 320890
  "yacht" -> 320890
  "boat" -> 320890
  "bootslack" -> 320890
  "marin" -> 320890
  "marino" -> 320890
  "maritimo" -> 320890
  "flatting" -> 320890
  "jachtvernis" -> 320890
  "jachtowy" -> 320890
  "acrylic|acrílico" -> 320910
  "water based" -> 320910
  "mod podge" -> 320910
  "epoxy" -> 320890
  "insulating" -> 320890
  "overprint" -> 320890
  * -> 320910
t: polyurethane yacht varnish 750ml => 320890
t: water based acrylic wood varnish 1l => 320910
t: danish oil wood finish 500ml => 321000
t: nail varnish red => !3209

@ wall-paint
en: wall paint; emulsion paint; acrylic paint house; interior paint; exterior masonry paint; gloss paint; primer paint; wood paint; metal paint; anti rust paint; floor paint; ceiling paint; chalk paint; furniture paint; undercoat; latex paint; paint + litre|wall|interior|exterior|emulsion|white|metal|wood|waterproof|industrial|solvent|water based|epoxy|marine; tile paint; fence paint; radiator paint; water based paint; heat resistant paint; road marking paint; epoxy paint; antifouling paint; powder coating; marine paint; boat paint; antifouling; roof paint; polyurethane paint; automotive paint; car paint; touch up paint; garden paint; blackboard paint; magnetic paint; oil based paint; alkyd paint; epoxy floor coating; roof coating waterproof; zinc primer; primer + litre|wood|metal|wall|epoxy|acrylic|plaster; fabric paint wall; limewash; milk paint; satinwood paint; eggshell paint; matt emulsion; touch up pen car; coating + epoxy|polyurethane|acrylic|anti corrosion|solvent|protective; waterproof coating; liquid rubber coating; paint for metal; mineral paint; enamel paint; anti mould paint; intumescent paint; liquid waterproof membrane; thermal paint; paint sample pot
de: Wandfarbe = wall paint; Dispersionsfarbe = emulsion paint; Lackfarbe = lacquer paint; Fassadenfarbe = facade paint; Holzfarbe = wood paint; Buntlack = coloured gloss paint; Rostschutzfarbe = anti rust paint; Kreidefarbe = chalk paint; Innenfarbe = interior paint; Bodenfarbe = floor paint; Grundierung = primer; Autolack = car paint; Fliesenlack = tile varnish; Heizkörperlack = radiator varnish; Acryllack = acrylic varnish; Antifouling = antifouling paint; Kunstharzlack = synthetic resin varnish; Epoxidharzfarbe = epoxy paint; Bodenbeschichtung = floor coating; Deckenfarbe = ceiling paint; Latexfarbe = latex paint; Möbellack = furniture varnish; Zinkspray Farbe = zinc spray paint; Metallschutzlack = metal protection paint; Wetterschutzfarbe = weather protection paint; Silikatfarbe = silicate paint; Pulverlack = powder coating; Tiefengrund = deep primer; Haftgrund = adhesion primer; Lackstift = touch-up paint pen; Farbe = paint + Wand|Liter|innen|außen|Holz|Metall; Weißlack = white gloss paint; Kunstharzfarbe = synthetic resin paint; Dachfarbe = roof paint
fr: peinture murale = wall paint; peinture acrylique mur = acrylic wall paint; laque = lacquer paint + bois|métal|brillante|peinture; peinture bois = wood paint; peinture façade = facade paint; sous couche = undercoat; peinture sol = floor paint; peinture antirouille = anti rust paint; peinture carrelage = tile paint; peinture = paint + litre|blanche|mat|plafond|intérieur|extérieur|métal; peinture plafond = ceiling paint; peinture époxy = epoxy paint; peinture glycéro = alkyd paint; peinture en poudre = powder paint; primaire d'accrochage = primer; peinture meuble = furniture paint; peinture velours = velvet finish paint; peinture satin = satin paint; antifouling = antifouling paint; peinture voiture = car paint; stylo retouche voiture = car touch up pen; peinture radiateur = radiator paint; peinture intérieure = interior paint; peinture mur = wall paint
es: pintura de pared = wall paint; pintura plástica = emulsion paint; esmalte acrílico = acrylic enamel; pintura para madera = wood paint; pintura fachada = exterior wall paint; imprimación = primer; pintura suelo = floor paint; pintura antioxidante = anti rust paint; pintura blanca = white paint; pintura azulejos = tile paint; pintura a la tiza = chalk paint; pintura = paint + litros|pared|interior|exterior|metal|madera|mate; pintura epoxi = epoxy paint; esmalte sintético = synthetic enamel; pintura en polvo = powder paint; antifouling = antifouling paint; pintura para coche = car paint; pintura acrílica pared = acrylic wall paint; pintura anticondensación = anti-condensation paint; impermeabilizante terrazas = terrace waterproofing paint; pintura techo = ceiling paint; pintura interior = interior paint; pintura al agua = water based paint; pintura para paredes = wall paint; látex pintura = latex paint
it: pittura murale = wall paint; idropittura = water-based wall paint; smalto per legno = wood enamel; pittura lavabile = washable paint; pittura per esterni = exterior paint; smalto murale = wall enamel paint; antiruggine = rust-proof paint; primer = primer; pittura = paint + parete|litri|interni|bianca|traspirante; smalto all'acqua = water-based enamel; vernice per ferro = metal paint; vernice a polvere = powder coating; vernice epossidica = epoxy paint; smalto = enamel paint + legno|ferro|acqua|brillante; pittura per piastrelle = tile paint; antivegetativa = antifouling paint; pittura traspirante = breathable paint; vernice auto = car paint; fondo = base coat + legno|aggrappante|ferro; quarzo plastico = quartz plastic coating; guaina liquida = liquid waterproofing membrane; fissativo murale = wall primer; pittura antimuffa = anti-mould paint; pittura per interni = interior paint; tempera murale = distemper wall paint; idropittura lavabile = washable emulsion paint
nl: muurverf = wall paint; latexverf = latex paint; buitenverf = exterior paint; houtverf = wood paint; grondverf = primer; lakverf = lacquer paint; krijtverf = chalk paint; metaalverf = metal paint; vloerverf = floor paint; plafondverf = ceiling paint; hoogglanslak = gloss paint; tegelverf = tile paint; betonverf = concrete paint; zijdeglanslak = satin paint; radiatorverf = radiator paint; verf = paint + liter|muur|hout|metaal|binnen|buiten; epoxyverf = epoxy paint; antifouling = antifouling paint; poedercoating = powder coating; voorstrijk = primer; roestwerende verf = anti rust paint; autolak = car paint; lakstift = touch-up pen; gevelverf = exterior wall paint; meubelverf = furniture paint; primer = primer
pl: farba ścienna = wall paint; farba do ścian = wall paint; farba akrylowa ścienna = acrylic wall paint; farba emulsyjna = emulsion paint; farba do drewna = wood paint; farba elewacyjna = exterior wall paint; emalia = enamel paint; farba do metalu = metal paint; podkład = primer + farba|grunt|metal|drewno; farba lateksowa = latex paint; farba do mebli = furniture paint; farba kredowa = chalk paint; farba do płytek = tile paint; grunt = primer; farba do betonu = concrete paint; farba epoksydowa = epoxy paint; farba proszkowa = powder coating; farba antykorozyjna = anti-corrosion paint; lakier samochodowy = car paint; farba podkładowa = primer paint; farba do posadzek = floor paint; emalia akrylowa = acrylic enamel; farba biała = white paint; farba sufitowa = ceiling paint; farba do dachu = roof paint; farba = paint + litr|biała|zewnętrzna|wewnętrzna; zaprawka lakiernicza = touch up paint; farba antypleśniowa = anti mould paint; unigrunt = wall primer
pt: tinta de parede = wall paint; tinta plástica = emulsion paint; esmalte aquoso = water based enamel; tinta para madeira = wood paint; tinta para exterior = exterior paint; primário = primer paint; tinta para chão = floor paint; tinta acrílica parede = acrylic wall paint; tinta anti ferrugem = anti rust paint; tinta para azulejos = tile paint; tinta = paint + litros|interior|exterior|parede|branca|metal; tinta epóxi = epoxy paint; tinta em pó = powder coating paint; esmalte sintético = synthetic enamel; antivegetativo = antifouling paint; tinta de água = water based paint; tinta automóvel = car paint; tinta para móveis = furniture paint; tinta para tetos = ceiling paint; impermeabilizante = waterproofing coating; tinta látex = latex paint; tinta para paredes = wall paint
not: wall paint roller; paint brush; paint by number; face paint; paint sprayer; paint tray; body paint; paint stripper; oil paint; paint mixer; paint marker; paint pen; watercolour paint; paint remover; paint thinner; car paint protection film; paint bucket; acrylic paint set; finger paint; paint scraper; paint pad; paint cup; paint gun; primer makeup; hair primer; diamond paint; paint palette; nail primer; primer face; lash primer; eye primer; esmalte de unas; smalto per unghie; paint pot; paint edger; car paint polish; paint apron; paint kit art; brake primer; primer bulb; eyeshadow primer; paint water brush; paint protection; paint splatter; lip primer; primer spray makeup; paint thickness gauge; car paint thickness; paint can; paint roller; paint stick; paint set; dna primer; paint smock; paint bag; paint rack; paint shaker; paint strainer; paint dropper; watercolor paint; glass paint; fabric paint; paint kettle; fondo de maquillaje; powder coating gun; powder coating machine; powder coating line; powder coating oven; pcr primer; primer pump; foundation primer; sous couche parquet; paintball; car paint pen marker; paint film gauge; paint swatch; paint tin opener; pvc primer; paint glass; paint acrylic marker; paint job figure; primer face; smaltato; smaltata
  "alkyd" -> 320810
  "alkydharz" -> 320810
  "synthetic enamel" -> 320810
  "spray|pulverizador|aerosol" -> 320820
  "epoxy": "water" 320990; * 320890
  "polyurethane" -> 320890
  "alkyd" -> 320890
  "antifouling" -> 320890
  "marine|marino|marítimo|náutico" -> 320890
  "oil based" -> 320890
  "enamel" -> 320890
  "anti rust" -> 320890
  "zinc|zinco" -> 320890
  "road marking" -> 320820
  "solvent" -> 320890
  "automotive" -> 320820
  "car" -> 320820
  "touch up" -> 320820
  "autolack" -> 320820
  "lackstift" -> 320820
  "rostschutzfarbe" -> 320890
  "kunstharzlack" -> 320890
  "metallschutzlack" -> 320890
  "epoxid" -> 320890
  "antirouille" -> 320890
  "glycero" -> 320890
  "antioxidante" -> 320890
  "sintetico" -> 320890
  "antiruggine" -> 320890
  "roestwerende" -> 320890
  "metaalverf" -> 320890
  "antykorozyjna" -> 320890
  "olejna" -> 320890
  "epoksydowa" -> 320890
  "epoxi" -> 320890
  "limewash" -> 321000
  "milk paint" -> 321000
  "silikatfarbe" -> 320990
  "mineral" -> 320990
  * -> 320910
t: white emulsion wall paint 10l => 320910
t: epoxy floor paint solvent based 5l => 320890
t: antifouling boat paint => 320890
t: paint roller set => !3209
