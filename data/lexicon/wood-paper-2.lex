# Sawn wood, logs and veneers by species, panels, wooden goods, cork, plaiting, pulp, paper, printed matter (ch. 44 to 49).
# Sawn wood of 6 mm or less is 4408; end-jointed boards stay in 4407, edge-glued panels are 4421; profiled edges are 4409.

value kind=tropical
en: khaya; azobe; ekki; padouk; utile; sipo; bubinga; zebrano; afrormosia; doussie; massaranduba; bangkirai; balau; kapur; kempas; obeche; abachi; african mahogany
de: Azobe; Bangkirai; Okoume; Abachi
fr: azobé; okoumé; sipo; fraké; tropical
es: tropical; okume
it: okoumé; tropicale
nl: azobé; okoumé; tropisch hardhout; bangkirai
pl: egzotyczny; egzotyczna
pt: tropical; ipê
not: tecido; tecer; tecida; tecidos
value kind=softwood
de: Nadelholz; Fichte; Kiefer; Lärche; Douglasie; Tanne
fr: résineux; épicéa; sapin; mélèze
es: conífera; coníferas; abeto; alerce
it: conifera; abete; larice
nl: naaldhout; vuren; grenen; lariks
pl: iglaste; iglasta; świerk; sosna; modrzew; świerkowa; sosnowa
pt: resinosas; coníferas; pinho
value kind=hardwood
de: Laubholz; Buche; Eiche; Birke; Esche; Ahorn; Pappel; Nussbaum
fr: feuillu; hêtre; bouleau; frêne; peuplier; chêne; noyer
es: frondosa; frondosas; haya; abedul; roble; chopo
it: latifoglie; faggio; betulla; pioppo; rovere
nl: loofhout; beuken; berken; eiken; populieren
pl: liściaste; liściasta; buk; brzoza; dąb; bukowa; brzozowa; dębowa; topola
pt: folhosas; faia; carvalho; bétula; choupo
not: rovo

@ abrasive-backing-paper
en: abrasive base + paper; sandpaper backing + paper; saturating base + paper; abrasive backing + paper
de: Schleifrohpapier; Rohpapier für Schleifmittel
fr: papier support abrasif; papier brut abrasif
es: papel base para abrasivos; papel soporte abrasivo
it: carta supporto abrasivi; carta base abrasivi
nl: schuurpapier basispapier; basispapier schuurmiddel
pl: papier podkładowy ścierny; papier bazowy ścierny
pt: papel base para abrasivos; papel suporte abrasivo
  grammage>=225gsm -> 480593 ~.05
  grammage>150gsm -> 480592 ~.3
  * -> 480591
t: abrasive base paper 120 gsm jumbo rolls => 480591
t: sandpaper sheets grit 120 => !4805

@ acid-free-tissue
en: mg tissue + paper; wrapping tissue jumbo; banana tissue wrap; fruit wrapping tissue; shoe tissue + paper; garment tissue + paper
de: Obstseidenpapier; Schuhseidenpapier; Einschlagseide
fr: mousseline papier; papier mousseline emballage; papier de soie emballage bobine
es: papel manila seda; papel seda para fruta; papel seda para calzado
it: carta velina per frutta; velina per calzature; velina da imballo bobina
nl: fruitvloei; schoenvloei; vloeipapier inpak bobine
pl: bibułka owocowa; bibułka do butów; bibułka pakowa
pt: papel seda para fruta; papel seda para calçado; papel mousseline
  "mg" -> 480591
  * -> 480591
t: MG tissue paper 17 gsm for wrapping shoes => 480591
t: facial tissues 100 sheets => !4805

@ architectural-plan
en: architectural drawing original; architectural drawing + original|hand drawn|plan; architectural plan original; engineering drawing original; technical drawing by hand; blueprint plan; building plan drawing; manuscript handwritten; typescript original
de: Bauplan Original; technische Zeichnung Original; Handschrift Manuskript
fr: dessin technique original
es: plano de ingeniería; manuscrito original
it: disegno tecnico originale; progetto architettonico disegno; manoscritto originale
nl: bouwtekening; technische tekening origineel; handschrift origineel
pl: projekt architektoniczny rysunek; rysunek techniczny oryginał
pt: desenho técnico original; manuscrito original
not: blueprint machine; building plan book
  * -> 490600
t: hand drawn plan of a building, original => 490600
t: framed art print of a city map => !4906

@ art-print-picture
en: art print unframed; lithograph reproduction; photographic print + unframed|glossy|wall; picture postcard set art; wall art print + paper; art lithography print; printed illustration
de: Bilddruck Papier; Wandbild Druck Papier
fr: impression d'art
es: lámina decorativa papel; impresión artística; copia fotográfica
it: stampa giclée
nl: kunstprint; reproductie op papier
pl: reprodukcja na papierze; grafika drukowana
pt: impressão artística; gravura impressa
not: giclee print canvas framed; printed picture frame
  main=textile -> 491191 ~.05
  * -> 491191
ask: main
t: giclee print, unframed, 30 x 40 cm => 491191
t: poster frame black => !491191

@ bamboo-mat-plaited
en: bamboo fence; bamboo fencing roll; bamboo screen roll; bamboo sushi mat; sushi rolling mat; bamboo matting; bamboo floor mat; split bamboo screen; bamboo placemat; bamboo table runner; woven bamboo sheet; bamboo slat screen
de: Bambusmatte; Bambuszaun; Sushimatte; Sichtschutzmatte Bambus
fr: canisse bambou; natte de bambou; natte à sushi; clôture en bambou
es: estera de bambú; esterilla de bambú; cañizo de bambú; esterilla sushi
it: stuoia di bambù; arella bambù; stuoia per sushi; cannicciato bambù
nl: bamboemat; bamboescherm; sushimatje; bamboe schutting mat
pl: mata bambusowa; mata do sushi; płot bambusowy; mata z bambusa
pt: esteira de bambu; esteira de sushi; cerca de bambu; tapete de bambu
not: bamboo fence post; bamboo bath mat
  main=plastic -> 392490 ~.03
  main=silicone -> 392410 ~.03
  * -> 460121
t: split bamboo screen roll 2 x 5 m for garden fence => 460121
t: bamboo plaited basket => !460121

@ bamboo-plait-board
en: woven bamboo panel; bamboo plaited strip; bamboo plait; bamboo weaving strip; bamboo braid strip
de: Bambusgeflecht; Bambusflechtstreifen
fr: tresse de bambou; bambou tressé en bande
es: trenza de bambú; bambú trenzado en tiras
it: treccia di bambù; bambù intrecciato in strisce
nl: bamboevlechtwerk; bamboe vlechtstrip
pl: plecionka bambusowa; taśma z bambusa plecionego
pt: trança de bambu; bambu entrançado em tiras
  * -> 460192
t: bamboo plaited strip in rolls => 460192
t: bamboo toothpicks => !4601

@ barrel-stave
en: oak stave; barrel stave + wood; cask stave; stave wood; barrel head + wood; cooperage part
de: Eichendaube; Dauben
fr: douelle; merrain de chêne; merrain
es: duela de barrica; duela de roble
it: doga per botti; doga di rovere
nl: vatduig; eiken duig
pl: klepka beczkowa; klepki dębowe na beczki
pt: aduela; aduela de carvalho
  * -> 441600
t: oak staves for barrels, untoasted => 441600
t: barrel chair in velvet => !4416

@ basketwork-straw
en: basketwork; wickerwork; rattan serving tray; wicker serving tray; woven straw bag; straw tote; straw beach bag; straw handbag; raffia bag; raffia tote; wicker bag; rattan bag; seagrass bag; seagrass tote; market basket straw; palm leaf basket; palm leaf fan; water hyacinth basket; seagrass storage basket; sweetgrass basket; straw clutch bag; wicker storage basket; wicker log basket; wicker tray; rattan tray; wicker placemat; water hyacinth placemat; rattan charger plate; wicker lampshade frame; wicker pet basket
de: Basttasche; Rattantasche; Seegraskorb; Rattantablett; Wasserhyazinthe Korb
fr: panier en paille; sac en raphia; sac en rotin; panier en jonc; plateau en rotin
es: bolso de rafia; capazo de palma; bandeja de ratán; cesto de junco
it: borsa in rafia; cesto di paglia; borsa in rattan; vassoio in rattan; cesta in giacinto
nl: strooien tas; raffia tas; rotan tas; zeegrasmand; rotan dienblad
pl: torba słomiana; torebka z rafii; kosz z trawy morskiej; taca rattanowa; torebka rattanowa
pt: bolsa de ráfia; bandeja de ratan; cesta de junco
not: straw bag plastic drinking; straw handbag crochet; wicker bag charm
  main=paper -> 460219 ~.05
  main=plastic -> 460290 ~.05
  main=textile -> 420222 ~.04
  main=bamboo -> 460211 ~.03
  "rattan" -> 460212
  "ratán" -> 460212
  "rotin" -> 460212
  "rotan" -> 460212
  "ratan" -> 460212
  "rattantasche" -> 460212
  "rattantablett" -> 460212
  "rattanowa" -> 460212
  * -> 460219          # 4202 second part does not name plaiting materials
t: woven straw beach tote bag => 460219
t: rattan serving tray round => 460212
t: canvas tote bag => !4602

@ beehive-wood
en: wooden beehive; langstroth hive; dadant hive; beehive box; honey super; nuc box; hive frame; beehive frame; wooden bee hive; bee hive box; brood box; warre hive; top bar hive
de: Bienenbeute; Bienenkasten; Zanderbeute; Bienenrähmchen; Holzbeute
fr: ruche dadant; ruche en bois; cadre de ruche; hausse de ruche
es: colmena; colmena langstroth; cuadro de colmena; alza de colmena
it: arnia in legno; telaino per arnia; melario
nl: bijenkast; bijenkast hout; bijenramen; honingkamer
pl: ul drewniany; ramka ulowa; korpus ula; ul wielkopolski
pt: colmeia; colmeia langstroth; quadro de colmeia; alça de colmeia
not: beehive bead; beehive candle; beehive wig; beehive pattern; beehive tool; honey extractor; bee hive tool; beehive strap; beehive smoker
  main=foam -> 392690 ~.08
  main=plastic -> 392690 ~.05
  * -> 442199          # hives of wood are articles of 4421, not machinery of 8436
t: langstroth hive 10 frame, pine wood => 442199
t: honey extractor 4 frame stainless => !4421

@ birdhouse-nest-box
en: nest box; bird nest box; nesting box + bird|wood|chicken; bug hotel; bird table + wood; birdhouse kit; bird feeder house + wood; owl box
de: Fledermauskasten; Vogelhaus Holz; Igelhaus
fr: nichoir à oiseaux; gîte à chauve-souris; maison à hérisson
es: caja nido; refugio para murciélagos
it: nido per uccelli legno; casetta per uccelli; hotel per insetti; bat box
nl: vleermuiskast; egelhuis; egelhuizen
pl: domek dla owadów; karmnik drewniany; domek dla jeża
pt: caixa ninho; casa de pássaros; abrigo para morcegos
not: nest box camera; birdhouse stencil
  main: bamboo 442191 ~.03; plastic 392690 ~.1; ceramic 691390 ~.03; concrete 681099 ~.03; iron 732690 ~.03; textile 630790
  main=straw -> 460219 ~.03
  * -> 442199
ask: main
t: pine wood nest box for small birds => 442199
t: ceramic bird house => 691390
t: bird cage metal => !4421

@ board-coated-boxboard
en: folding box board; coated white board; white lined chipboard; coated duplex paperboard; gc2 board; gt board; white back duplex board; grey back duplex board; clay coated news back; ccnb board; triplex board
de: Chromoduplexkarton
fr: carton plat couché; carton duplex couché; carton pliant couché
es: cartón estucado dúplex; cartulina gráfica
it: cartoncino duplex; cartoncino patinato retro grigio
nl: vouwkarton gestreken; duplexkarton; gestreken karton
pl: tektura powlekana makulaturowa; karton gc2
pt: cartolina duplex; cartão revestido; cartão triplex
  * -> 481092
t: white lined chipboard 350 gsm, grey back => 481092
t: corrugated board sheets => !4810

@ bristol-board
en: bristol board; index board; index bristol; manila board; tag board; tag stock; ticket board; ivory card uncoated; postcard board; file folder board; pasteboard uncoated; post card stock
de: Bristolkarton = bristol board; Karteikarton = index board; Manilakarton = manila board; Aktenkarton = file cardboard
fr: carton bristol = bristol board; carte bristol = bristol card; carton manille = manila board
es: cartulina bristol = bristol board; cartulina manila = manila board; cartulina sin estucar = uncoated card
it: cartoncino bristol = bristol board; cartoncino manilla = manila board
nl: bristolkarton = bristol board; manillakarton = manila board; systeemkarton = index card board
pl: karton bristol = bristol board; karton manila = manila board
pt: cartolina bristol = bristol board; cartolina manila = manila board; cartolina não revestida = uncoated card
not: bristol board drawing pad
  "mechanical|mecánico|meccanico": form=roll 480261; form=large-sheet 480269 ~.3; * 480262
  grammage<=150gsm: form=roll 480255; form=large-sheet 480257 ~.4; * 480256
  * -> 480258
t: bristol board, uncoated, 220 gsm sheets => 480258
t: foam board white A1 => !4802

@ cake-dowel-topper-wood
en: wooden cake topper; wood cake topper; wooden cupcake topper; wooden cake pick; wooden wedding topper
de: Cake Topper Holz; Tortenstecker Holz
fr: cake topper bois; décoration gâteau bois
es: topper madera tarta; decoración tarta madera
it: topper legno torta; cake topper legno
nl: taarttopper hout; houten caketopper
pl: topper drewniany; topper na tort drewniany
pt: topo de bolo madeira; topper madeira
  main=bamboo -> 442191 ~.03
  * -> 442019
t: wooden cake topper, happy birthday, laser cut => 442019
t: acrylic cake topper => !4420

@ cane-webbing
en: cane webbing; rattan webbing; rattan cane webbing; rattan cane sheet; woven cane panel; rattan weave roll; cane mesh; rattan mesh roll; wicker weave sheet; viennese cane weave
de: Wiener Geflecht; Rattangeflecht; Rohrgeflecht
fr: cannage; cannage rotin; rouleau de cannage
es: rejilla de ratán; rejilla ratán rollo; esterilla de caña tejida
it: paglia di vienna; cannetè; intreccio rattan rotolo
nl: weens vlechtwerk; rotan webbing; webbing rotan
pl: plecionka wiedeńska; plecionka rattanowa; siatka rattanowa
pt: palhinha indiana; tela de ratan
not: cane webbing cabinet; cane webbing sideboard; canna; canne
  main=plastic -> 460199 ~.1
  main=paper -> 460199 ~.03
  main=bamboo -> 460192 ~.02
  * -> 460193
t: rattan cane webbing roll 45 cm x 1 m => 460193
t: rattan armchair => !4601

@ carbonless-pad
en: carbonless form; carbonless paper sheet; carbonless copy paper; ncr form; ncr book; continuous form paper; continuous stationery; computer listing paper; triplicate book; delivery note book; business form; waybill form; interleaved carbon set
de: Durchschreibesatz; Endlospapier; Rechnungsblock durchschreibend; Lieferscheinblock
fr: carnet autocopiant; papier listing; liasse autocopiante; facturier autocopiant
es: talonario autocopiativo; papel continuo; formulario autocopiativo
it: blocco autocopiante; modulo continuo; bolle autocopianti
nl: doorschrijfboek; kettingpapier; zelfdoorschrijvend formulier
pl: druk samokopiujący; bloczek samokopiujący; papier komputerowy składanka
pt: bloco autocopiativo; formulário contínuo; livro de faturas autocopiativo
  "copy paper": form=roll 480920; form=large-sheet 480920; * 481620
  "paper sheet" -> 481620
  * -> 482040
t: NCR invoice book, duplicate, 50 sets => 482040
t: carbonless copy paper A4, 500 sheets => 481620
t: copy paper A4 80 gsm => !4820

@ card-punched-jacquard
en: jacquard card; punched jacquard card; dobby card + paper; punched card + loom|jacquard|knitting machine; knitting machine punch card
de: Jacquardkarte; Lochkarte + Jacquard|Webstuhl|Strickmaschine
fr: carton jacquard; carte perforée + jacquard|tricoter
es: cartón jacquard; tarjeta perforada + jacquard|tejer
it: cartone jacquard; scheda perforata + jacquard|maglieria
nl: jacquardkaart; ponskaart + jacquard|breimachine
pl: karta żakardowa; karta perforowana + żakard|dziewiarska
pt: cartão jacquard; cartão perfurado + jacquard|tricotar
  main=plastic -> 392690 ~.2
  * -> 482390
t: perforated jacquard cards of paperboard => 482390
t: jacquard fabric 280 cm => !4823

@ carton-folding
en: folding carton; paperboard box; printed carton; product box + paper; carton + non corrugated|folding|solid board|paperboard|cosmetic; tuck end box; sleeve box paperboard; pastry box; burger box + paper; food pail; cereal box; soap box paperboard; folding box; noodle box; chinese takeaway box; ice cream carton; milk carton empty; gift box + paperboard|rigid paper|kraft foldable
de: Kuchenkarton = cake box; Pommesschachtel = fries box; Burgerbox Papier = paper burger box
fr: boîte pliante = folding box; étui carton = cardboard sleeve box; boîte pâtissière = pastry box; étui pliant = folding carton; boîte burger = burger box
es: caja plegable cartoncillo = folding box; estuche de cartoncillo = paperboard case; caja de pastelería = pastry box; caja para hamburguesa = burger box
it: astuccio pieghevole = folding carton; scatola pieghevole = folding box; astuccio in cartoncino = paperboard box; scatola hamburger = burger box
nl: vouwdoos = folding box; vouwdoosje = folding box; gebaksdoos = pastry box; hamburgerdoosje = burger box; gebaksdozen = pastry box
pl: pudełko składane = folding carton; kartonik składany = folding carton; opakowanie kartonowe = carton packaging; pudełko na burgera = burger box
pt: caixa dobrável cartão = folding cardboard box; cartucho de cartolina = carton sleeve; caixa de pastelaria = pastry box; caixa de hambúrguer = burger box
not: cake box plastic; cake carrier; bento cake box tin; soap box plastic; cake box topper; folding box storage; folding box machine; popcorn box machine; folding box plastic
  main=plastic -> 392310 ~.04
  main=base-metal -> 731029 ~.02
  "corrugated|ondulado|corrugado|ondulato|canelado" -> 481910
  * -> 481920
t: folding cartons of paperboard, printed, for cosmetics => 481920
t: corrugated shipping boxes => 481910
t: wooden gift box => !4819

@ cat-scratcher-cardboard
en: cardboard cat scratcher; cat scratch pad + cardboard; corrugated cat scratcher; cat scratcher + cardboard|corrugated; cat scratching board + cardboard; cat scratcher refill
de: Kratzpappe = cardboard cat scratcher; Katzenkratzpappe = cardboard cat scratcher; Kratzbrett Pappe = cardboard cat scratcher; Kratzbrett = cat scratcher + Pappe|Wellpappe|Karton
fr: griffoir carton = cardboard cat scratcher; griffoir en carton = cardboard cat scratcher
es: rascador cartón = cardboard cat scratcher; rascador de cartón = cardboard cat scratcher
it: tiragraffi cartone = cardboard cat scratcher; tiragraffi in cartone = cardboard cat scratcher
nl: krabplank karton = cardboard cat scratcher; kartonnen krabplank = cardboard cat scratcher
pl: drapak kartonowy = cardboard cat scratcher; drapak z tektury = cardboard cat scratcher
pt: arranhador papelão = cardboard cat scratcher; arranhador de cartão = cardboard cat scratcher
  * -> 482390
t: corrugated cardboard cat scratcher lounge => 482390
t: sisal cat tree 120 cm => !4823

@ coated-mechanical-paper
en: coated mechanical + paper; mwc paper; hwc paper; coated magazine + paper; coated groundwood + paper; machine finished coated + paper; ulwc paper
de: holzhaltig gestrichenes Papier; gestrichenes Magazinpapier
fr: papier couché avec bois; papier couché magazine
es: papel estucado con pasta mecánica; papel estucado revista
it: carta patinata con legno; carta patinata per riviste
nl: houthoudend gestreken papier; gestreken magazinepapier
pl: papier powlekany drzewny; papier powlekany do czasopism; papier lwc
pt: papel revestido com pasta mecânica; papel couché revista; papel lwc
  "lwc" -> 481022
  grammage<=72gsm -> 481022 ~.5
  * -> 481029
t: coated mechanical paper 90 gsm reels => 481029
t: uncoated woodfree offset 80 gsm => !4810

@ coated-printing-sheet
en: coated paper sheet; coated woodfree + paper; coated woodfree; coated fine + paper; double coated + paper; matt art + paper; gloss art + paper; silk coated + paper; art board; coated art board; two side coated + paper; c2s art board; art card; couche paper
de: gestrichenes Papier holzfrei
fr: papier couché sans bois; papier couché brillant; papier couché mat; couché moderne
es: papel couché brillante; papel estucado mate
it: carta patinata lucida; carta patinata opaca
nl: houtvrij gestreken papier; kunstdrukpapier
pl: papier powlekany bezdrzewny; kreda mat papier
pt: papel revestido brilhante; papel revestido fosco
not: art board easel; art board drawing
  "mechanical|mecánico|meccanico" -> 481029
  form=roll -> 481013 ~.25
  form=large-sheet -> 481019 ~.35
  "a4" -> 481014
  "a3" -> 481014
  * -> 481019
t: coated woodfree paper in reels, 115 gsm => 481013
t: gloss art paper sheets 70x100, 150 gsm => 481019
t: uncoated woodfree paper 80 gsm => !4810

@ confetti-streamer-paper
en: paper confetti; table confetti + paper; biodegradable confetti; tissue paper confetti; wedding confetti + paper
de: Papierkonfetti = paper confetti; Konfetti Papier = paper confetti
fr: confettis papier = paper confetti; confettis biodégradables = biodegradable confetti
es: confeti de papel = paper confetti; confeti biodegradable = biodegradable confetti
it: coriandoli di carta = paper confetti; coriandoli biodegradabili = biodegradable confetti
nl: papieren confetti = paper confetti; confetti papier = paper confetti
pl: konfetti papierowe = paper confetti; konfetti z bibuły = tissue paper confetti
pt: confete de papel = paper confetti; confetes biodegradáveis = biodegradable confetti
not: confetti cannon; confetti balloon; confetti popper
  * -> 950590          # carnival articles go before paper (ch. 48 n. 2 q)
t: biodegradable paper confetti 1 kg for weddings => 950590
t: paper shreds for gift boxes => !9505

@ cork-article
en: cork coaster; cork trivet; cork placemat; cork pot stand; cork ball; cork mat + table|kitchen|hot|desk; cork handle grip; cork bark planter; cork bowl; cork pin block; cork float net; cork gasket; cork washer; cork wood craft sheet shape; cork roller
de: Korkuntersetzer = cork coaster; Kork Topfuntersetzer = cork trivet; Korkmatte = cork mat; Korkkugel = cork ball; Korkdichtung = cork gasket
fr: dessous de verre liège = cork coaster; dessous de plat liège = cork trivet; set de table liège = cork placemat; boule de liège = cork ball
es: posavasos de corcho = cork coaster; salvamanteles de corcho = cork table mat; bola de corcho = cork ball; mantel de corcho = cork placemat
it: sottobicchiere in sughero = cork coaster; sottopentola sughero = cork trivet; tovaglietta sughero = cork placemat; sfera in sughero = cork ball
nl: kurken onderzetter = cork coaster; kurk pannenonderzetter = cork trivet; kurken placemat = cork placemat; kurken bal = cork ball
pl: podkładka korkowa = cork mat; podstawka korkowa = cork coaster; kula korkowa = cork ball; uszczelka korkowa = cork gasket
pt: base de copos cortiça = cork coaster; descanso de panela cortiça = cork trivet; individual de cortiça = cork placemat; bola de cortiça = cork ball
not: cork yoga block; cork bulletin board
  "gasket" -> 450490
  "natural cork" -> 450390 ~.3
  * -> 450490
t: cork coasters round 10 cm, set of 6 => 450490
t: marble coaster set => !4504

@ cork-yoga-goods
en: natural cork float; cork lifebuoy; cork ring float; cork fishing float; natural cork sole shape; natural cork washer
de: Naturkork Schwimmer; Korkschwimmer; Korkring Natur
fr: flotteur en liège; bouée en liège; rondelle liège naturel
es: flotador de corcho; salvavidas de corcho; arandela de corcho natural
it: galleggiante di sughero; salvagente di sughero
nl: kurken drijver; kurken dobber; kurken reddingsboei
pl: spławik korkowy; pływak korkowy; koło ratunkowe z korka
pt: flutuador de cortiça; boia de cortiça; anilha de cortiça natural
  "agglomerated" -> 450490
  "fishing|pesca" -> 950790
  * -> 450390
t: natural cork floats for nets => 450390
t: cork stoppers for wine => !450390

@ crate-box-wood-pack
en: packing case; packing cases + wood; wooden shipping case; wooden drum packing; wooden box packing; heavy duty wooden case; wooden vegetable crate; wooden cable drum empty; packing case + wood|wooden|plywood|ispm
de: Verpackungskiste Holz = wooden packing case; Kabeltrommel Holz = wooden cable drum; Obstkiste Holz = wooden fruit crate
fr: caisse d'emballage bois = wooden packing case; cageot bois = wooden crate; touret en bois = wooden cable drum empty
es: caja de madera embalaje = wooden box packing; cajón de embalaje = packing case; jaula de madera = wooden cage crate; bobina de madera para cable = wooden cable drum empty
it: cassa da imballaggio = packing case; gabbia in legno = wooden crate; bobina in legno per cavi = wooden cable drum
nl: pakkist hout = wooden packing case; houten haspel = wooden reel
pl: klatka drewniana opakowanie = wooden crate
pt: caixa de madeira embalagem = wooden packing box; engradado de madeira = wooden crate; bobina de madeira para cabos = wooden cable drum
not: packing cases vanity; toy box wood; wooden crate bed
  main=plastic -> 392310 ~.04
  main=cardboard -> 481910 ~.05
  * -> 441510
t: packing cases of plywood for machinery export => 441510
t: wooden jewellery case lined with velvet => !4415

@ cup-stock-board
en: cup stock; cup stock board; cupstock paper; pe coated board; pe coated paperboard; poly coated board; poly coated paper; aseptic packaging board; food board pe coated; pe laminated kraft; plastic laminated paperboard
de: Becherkarton; PE-beschichteter Karton; Flüssigkeitskarton
fr: carton pour gobelets; carton enduit pe; carton pour liquides alimentaires
es: cartón para vasos; cartón plastificado pe; cartón para líquidos
it: cartoncino per bicchieri; cartoncino politenato; cartone per liquidi
nl: bekerkarton; pe gecoat karton; drankenkarton vel
pl: karton na kubki; karton powlekany pe; karton na płyny
pt: cartão para copos; cartão revestido pe; cartão para líquidos
  kind=bleached grammage>150gsm -> 481151 ~.7
  grammage<=150gsm -> 481159 ~.1
  "kraft" -> 481159
  * -> 481151
t: PE coated cup stock board 200 gsm bleached => 481151
t: paper cups 8 oz => !4811

@ deck-of-plywood-film-faced
en: formwork plywood; phenolic faced plywood; anti slip plywood; hexa plywood; furniture plywood; cdx plywood; melamine faced plywood; bendy plywood
de: Schalungsplatte Sperrholz; Bootsbausperrholz; Filmsperrholz; Biegesperrholz
fr: contreplaqué filmé; contreplaqué marine; contreplaqué coffrage; contreplaqué bakélisé
es: contrachapado fenólico; contrachapado marino; tablero fenólico encofrado
it: compensato fenolico; compensato marino; multistrato fenolico; pannello da cassero compensato
nl: hechthout; watervast multiplex; betontriplex
pl: sklejka foliowana; sklejka szalunkowa; sklejka antypoślizgowa
pt: contraplacado marítimo; contraplacado filmado; compensado naval; compensado plastificado
not: plywood shelf; plywood box
  use plywood-face
t: film faced plywood, birch throughout, 18 mm => 441233
t: marine plywood okoume 12 mm => 441231
t: mdf panel 18 mm => !4412

@ edge-glued-panel
en: edge glued pine panel; edge glued + panel|board|lumber|timber; finger jointed panel board; jointed board panel; glued laminated panel; solid wood board glued; pine panel board; edge jointed panel; wood panel board glued; paulownia panel; acacia finger joint panel
de: Leimholzplatte Fichte; Leimholzplatte Buche
fr: panneau abouté; panneau massif collé; panneau trois plis
es: tablero macizo encolado; panel finger joint
it: tavola lamellare; pannello listellare monostrato
nl: gelijmd timmerpaneel; meubelpaneel hout
pl: klejonka dębowa; płyta z drewna klejona
pt: painel colado lateral; painel de madeira maciça colada
  main=bamboo -> 442191 ~.03
  "trois plis" -> 441299
  * -> 442199   # 4407 takes end-jointed wood, no boards glued edge to edge
t: edge glued pine panel 18 mm => 442199
t: sawn pine boards finger jointed 32 mm => !442199
t: plywood panel 18 mm birch => !4407

@ fence-panel-wood
en: timber fence panel; wooden fence panel; wood fence panel; wooden picket fence; garden fence + wood; lattice panel + wood; willow hurdle; hazel hurdle; wooden garden screen; wooden lattice; wood fence slat; wooden garden gate; garden border fence + wood
de: Holzzaun; Zaunelement Holz; Sichtschutzzaun Holz; Staketenzaun; Rankgitter Holz; Gartentor Holz
fr: panneau de clôture bois; clôture bois; palissade bois; treillis bois; portillon bois
es: valla de madera; panel de valla madera; celosía de madera; cerca de madera
it: recinzione in legno; pannello grigliato legno; staccionata; cancelletto legno
nl: schutting hout; tuinscherm hout; houten hek; trellis hout; kastanje hekwerk
pl: płot drewniany; panel ogrodzeniowy drewniany; pergola kratka drewniana; sztachety drewniane
pt: cerca de madeira; painel de vedação madeira; treliça de madeira; portão de madeira
not: fence panel bracket; wooden fence paint
  main: bamboo 442191 ~.03; plastic 392590 ~.04; iron 730890 ~.03
  main=straw -> 460129 ~.03
  "willow" -> 460129
  "hurdle" -> 460129
  * -> 442199
t: wooden picket fence panel 180 x 90 cm => 442199
t: willow hurdle panel => 460129
t: metal fence panel => !4421

@ filter-paper-cut
en: filter paper disc; laboratory filter + paper; whatman filter + paper; qualitative filter + paper; filter paper circle; tea filter paper bag empty; basket coffee filter; aeropress filter + paper; v60 filter; chemex filter; oil filter paper cone; paint strainer + paper
de: Rundfilter; Filterpapier rund; Laborfilterpapier; Teefilter Papier
fr: papier filtre rond; papier filtre laboratoire; filtre à thé papier; filtre café papier
es: papel de filtro laboratorio; filtro de papel redondo; filtros de café papel; filtro té papel
it: carta da filtro in dischi; filtro carta laboratorio; filtri caffè carta; filtri tè carta
nl: rondfilter; filtreerpapier laboratorium; theefilter papier
pl: sączek; bibuła filtracyjna; sączki laboratoryjne; filtry do kawy papierowe; filtry do herbaty
pt: papel de filtro disco; filtro de papel laboratório; filtro de café papel; filtro chá papel
not: filter paper holder; v60 filter stand; v60 filter cup
  main=stainless-steel -> 732393 ~.05
  main=textile -> 591190 ~.03
  size>36cm -> 480540 ~.03
  form=roll -> 482320
  * -> 482320
t: laboratory filter paper circles 125 mm, 100 pcs => 482320
t: automotive filter paper rolls => !482320

@ fire-log-pressed
en: pressed sawdust log; compressed fire log; sawdust fire log; briquette log; wax fire log; pressed wood briquette log; agglomerated wood log; wood heat log; sawdust heat log; straw log fuel
de: Kaminbrikett gepresst; Presslinge Holz; gepresstes Kaminholz
fr: bûche compressée; bûche de sciure
es: tronco de serrín prensado; leño prensado; leña compactada
it: tronchetto di segatura; ceppo compresso
nl: geperst haardblok; haardblok zaagsel; kachelblok geperst
pl: brykiet kominkowy; prasowane bale opałowe; polano prasowane
pt: tora de serradura prensada; toro prensado; lenha prensada
  "briquette": "log" 440139; * 440132
  * -> 440139
t: compressed fire logs from sawdust, 10 kg => 440139
t: wood pellets in 15 kg bags => !440139

@ game-cards-printed
en: educational chart; alphabet poster chart; tarot guide booklet; instruction sheet printed; printed insert card; warranty card printed; printed form sheet; safety instruction card; printed chart educational; educational wall chart; periodic table chart; alphabet chart; printed map of anatomy; anatomy chart
de: Lehrtafel; Garantiekarte gedruckt; Schautafel; Anleitungsblatt
fr: planche pédagogique; carte de garantie imprimée; planche anatomique
es: lámina educativa; hoja de instrucciones impresa; tarjeta de garantía impresa; lámina anatómica
it: tavola didattica; foglio istruzioni stampato; cartello didattico; tavola anatomica
nl: schoolplaat; gedrukte instructiekaart; garantiekaart gedrukt; wandkaart anatomie
pl: plansza edukacyjna; plansza anatomiczna; drukowana karta gwarancyjna
pt: quadro didático impresso; folha de instruções impressa; cartão de garantia impresso
  "instruction sheet" -> 490110
  "notice" -> 490110
  "chart" -> 491199
  * -> 491199
t: alphabet chart for classroom, printed paper => 491199
t: chart recorder paper => !4911

@ gummed-tape-paper
en: gummed paper tape; water activated tape; kraft gummed tape; reinforced gummed tape; stamp hinge; gummed linen tape + paper
de: Nassklebeband; Papierklebeband gummiert; Nassklebeband Papier
fr: ruban gommé; papier gommé; bande gommée kraft
es: cinta engomada; papel engomado; cinta kraft engomada
it: nastro gommato carta; carta gommata
nl: gegomd papier tape; papieren nattape; gegomde tape
pl: taśma papierowa klejona na mokro; taśma gumowana papierowa
pt: fita gomada; papel gomado; fita kraft gomada
not: gummed paper tape dispenser
  * -> 481149
t: kraft gummed paper tape 70 mm x 200 m => 481149
t: clear packing tape => !4811

@ hang-tag-paper
en: paper hang tag; swing tag; kraft hang tag; price tag + paper|kraft|string|blank; paper tag string; clothing hang tag + paper; luggage tag + paper; jewelry price tag + paper; merchandise tag; shipping tag manila
de: Hängeetikett; Anhängeetikett Papier; Preisanhänger; Papieranhänger
fr: étiquette volante; étiquette cartonnée; étiquette prix ficelle; étiquette kraft
es: etiqueta colgante; etiqueta de cartón; etiquetas kraft; etiqueta de precio cordel
it: cartellino pendente; etichette kraft; cartellino in cartoncino
nl: hangetiket; kraft label; kartonnen label
pl: zawieszka papierowa; metka kartonowa; etykiety kraft; zawieszki cenowe
pt: etiqueta pendente; etiqueta de cartão; etiquetas kraft; tag de papel
not: price tag holder; price tag gun; price tag printer; price tag display
  main=plastic -> 392690 ~.04
  main=wood -> 442199 ~.02
  "blank" -> 482190
  "unprinted" -> 482190
  print=no -> 482190
  "kraft" -> 482190 ~.5
  * -> 482110
ask: print
t: blank kraft hang tags with string, 100 pcs => 482190
t: printed swing tags for clothing, paperboard => 482110
t: price tag gun => !4821

@ honeycomb-paper-filler
en: paper honeycomb core; honeycomb core + paper; honeycomb door core; paper honeycomb panel; kraft honeycomb filler
de: Wabenkern Papier; Papierwabe; Wabenplatte Karton
fr: nid d'abeille carton; âme alvéolaire papier
es: nido de abeja papel; panel de nido de abeja cartón
it: nido d'ape carta; anima alveolare in carta
nl: papieren honingraat; honingraatkern karton
pl: plaster miodu papier; wypełnienie plaster miodu
pt: favo de papel; colmeia de papel núcleo
  * -> 480890
t: paper honeycomb core for doors, expanded => 480890
t: honeycomb decoration ball party => !480890

@ incubator-slat-wood
en: wooden bed slat; bed slat + wood; slatted base slat; birch bed slat
de: Federholzleiste; Lattenrost Leiste
fr: latte de sommier; latte bois sommier
es: lama de somier; láminas de somier madera
it: doga per letto; doghe in legno
nl: bedlat; lattenbodemlat
pl: listwa do stelaża; listwy sprężynujące
pt: ripa de estrado; lâmina de estrado
  * -> 940391          # part of a bed frame
t: birch bed slats, bent, replacement => 9403
t: wooden fence slats => !9403

@ insulating-board-wood-fibre
en: wood fibre insulation; wood fiber insulation; wood fibre board; wood fiber board; softboard insulation; porous fibreboard; underlay wood fibre; bitumen fibreboard; wood fibre underlay
de: Holzfaserplatte; Holzweichfaserplatte
fr: isolant fibre de bois; panneau isolant bois
es: panel de fibra de madera; aislante fibra de madera; tablero poroso
it: pannello in fibra di legno; isolante fibra di legno; fibra di legno pannello
nl: houtvezelplaat; houtvezelisolatie
pl: płyta z włókna drzewnego; płyta pilśniowa miękka; izolacja z włókna drzewnego
pt: painel de fibra de madeira; isolante fibra de madeira; aglomerado de fibras poroso
  "hard" -> 441192
  * -> 441194
t: wood fibre insulation boards 60 mm, 140 kg/m3 => 441194
t: glass wool insulation rolls => !4411

@ kraft-saturating-board
en: saturating kraft; saturating kraft + paper; kraft cardboard; unbleached kraft board; machine glazed kraft; mg bleached kraft; bleached kraft + paper; ribbed kraft; insulating kraft + paper; electrical kraft + paper; extensible kraft; cable paper kraft; cement sack + paper
de: Kraftpapier gebleicht; Kabelpapier; Isolierpapier Kraft; Kraftkarton
fr: papier kraft blanchi; kraft frictionné; papier kraft écru; kraft pour sacs
es: papel kraft blanqueado; papel kraft liso; kraft saturado; papel kraft para sacos
it: carta kraft sbiancata; kraft monolucida; kraft naturale; kraft per sacchi
nl: gebleekt kraftpapier; natronkraft; kraft isolatiepapier; zakkenkraft
pl: papier kraft bielony; papier siarczanowy; kraft natron
pt: papel kraft branqueado; kraft monolúcido; papel kraft natural bobina; kraft para sacos
  "sack": kind=bleached 480429; * 480421
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato" -> 481039
  grammage>=225gsm: kind=bleached 480452; * 480451
  grammage>150gsm: kind=bleached 480442; * 480441
  kind=bleached -> 480439
  "bleached|blanqueado|sbiancato|branqueado" -> 480439
  * -> 480431
t: bleached kraft paper MG 60 gsm reels => 480439
t: saturating kraft paper 190 gsm unbleached => 480441
t: kraft paper carrier bags => !4804

@ label-paper-blank
en: self adhesive paper label; paper label roll; wash off label; printed label + paper; food label; direct thermal label roll
de: Papieretikett; Weinetikett; Haftetikett
fr: étiquette prix; étiquette de vin; étiquette papier
es: etiqueta de vino; etiqueta de papel
it: etichetta prezzo; etichetta vino; etichetta di carta
nl: adresetiket; prijsetiket; wijnetiket; papieren etiket
pl: etykieta cenowa; etykieta na wino; etykieta papierowa
pt: rótulo de vinho; etiqueta de papel
not: label printer; label holder; label maker; price label gun; label dispenser; label remover; price label holder; thermal label printer; label rewinder
  main=plastic|plastic-sheet -> 391990 ~.06
  main=textile -> 580790 ~.02
  "blank" -> 482190
  "unprinted" -> 482190
  "non printed" -> 482190
  "thermal|térmico" -> 482190
  print=no -> 482190
  "thermisch" -> 482190
  "thermoetikett" -> 482190
  "thermique" -> 482190
  "termica" -> 482190
  "termiczna" -> 482190
  * -> 482110
ask: print
t: blank self adhesive paper labels on roll => 482190
t: printed wine labels, paper, self adhesive => 482110
t: thermal label printer 4x6 => !4821

@ laminated-veneer-lumber
en: laminated veneered lumber; laminated veneer lumber lvl; lvl board; lvl door core; lvl bed slat; lvl packing; lvl scaffolding plank
de: LVL Balken = lvl beam; Kerto
fr: poutre lvl = lvl beam; lamibois lvl = laminated veneer lumber
es: viga lvl = lvl beam; madera lvl = laminated veneer lumber lvl
it: legno microlamellare = laminated veneer lumber lvl; trave lvl = lvl beam; microlamellare = laminated veneer lumber lvl
nl: gelamineerd fineerhout = laminated veneered lumber; lvl balk = lvl beam
pl: fornir klejony warstwowo = laminated veneer lumber lvl; belka lvl = lvl beam; drewno lvl = laminated veneer lumber lvl
pt: viga lvl = lvl beam; painel lvl = lvl panel
  kind=tropical -> 441241 ~.1
  kind=hardwood -> 441242 ~.35
  kind=softwood -> 441249 ~.5
  * -> 441249
t: LVL door core, poplar => 441242
t: laminated veneer lumber beam, spruce => 441249
t: plywood sheet 18 mm => !441249

@ lantern-paper
en: chinese paper lantern; round paper lantern; rice paper lantern shade; paper lampion
de: Himmelslaterne
fr: lanterne en papier; lanterne volante
es: farolillo de papel; linterna de papel; farol volador
it: lanterna cinese; lampion
nl: papieren lampion; wensballon
pl: latający lampion
pt: lanterna chinesa; balão de papel lanterna
  "sky" -> 482390
  "himmels" -> 482390
  source=led -> 940542 ~.05
  * -> 482390
t: round paper lantern shade white 30 cm => 482390
t: LED camping lantern => !9505

@ log-ash
en: ash wood saw log; ash wood sawlog; ash wood roundwood; ash wood veneer log; ash wood round log; ash wood log + rough|round|timber|diameter|export|debarked; ash wood in the rough; round ash wood log
de: Eschenrundholz; Eschenstammholz; Eschenstamm + Rundholz|roh|Sägeholz
fr: grume de frêne; bois rond de frêne; frêne en grume
es: madera en rollo de fresno; troza de fresno; rollizo de fresno
it: tronchi di frassino + grezzi|sega|legname; tondame di frassino; frassino in tronchi
nl: essen rondhout; essen boomstam + rond|zaag|ruw
pl: kłoda jesionowa; drewno okrągłe jesionowe; dłużyca jesionowa
pt: toros de freixo; toras de freixo; freixo em toros
not: ash wood log cabin; ash wood log burner; ash wood log holder; ash wood log slice; ash wood log store
  kind=treated -> 440312 ~.03
  * -> 440399
t: ash wood saw logs in the rough => 440399
t: ash wood log cabin => !4403

@ log-azobe
en: azobe saw log; azobe sawlog; azobe roundwood; azobe veneer log; azobe round log; azobe log + rough|round|timber|diameter|export|debarked; azobe in the rough; round azobe log
de: Azoberundholz; Azobestammholz; Azobestamm + Rundholz|roh|Sägeholz
fr: grume d'azobé; bois rond d'azobé; azobé en grume
es: madera en rollo de azobé; troza de azobé; rollizo de azobé
it: tronchi di azobè + grezzi|sega|legname; tondame di azobè; azobè in tronchi
nl: azobé rondhout; azobé boomstam + rond|zaag|ruw
pl: kłoda azobe; drewno okrągłe azobe; dłużyca azobe
pt: toros de azobé; toras de azobé; azobé em toros
not: azobe log cabin; azobe log burner; azobe log holder; azobe log slice; azobe log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: azobe saw logs in the rough => 440349
t: azobe log cabin => !4403

@ log-beech
en: beech saw log; beech sawlog; beech roundwood; beech veneer log; beech round log; beech log + rough|round|timber|diameter|export|debarked; beech in the rough; round beech log
de: Buchenrundholz; Buchenstammholz; Buchenstamm + Rundholz|roh|Sägeholz
fr: grume de hêtre; bois rond de hêtre; hêtre en grume
es: madera en rollo de haya; troza de haya; rollizo de haya
it: tronchi di faggio + grezzi|sega|legname; tondame di faggio; faggio in tronchi
nl: beuken rondhout; beuken boomstam + rond|zaag|ruw
pl: kłoda bukowa; drewno okrągłe bukowe; dłużyca bukowa
pt: toros de faia; toras de faia; faia em toros
not: beech log cabin; beech log burner; beech log holder; beech log slice; beech log store
  kind=treated -> 440312 ~.03
  diameter<15cm -> 440394 ~.1
  thickness<15cm -> 440394 ~.02
  * -> 440393
t: beech saw logs in the rough => 440393
t: beech log cabin => !4403

@ log-birch
en: birch saw log; birch sawlog; birch roundwood; birch veneer log; birch round log; birch log + rough|round|timber|diameter|export|debarked; birch in the rough; round birch log
de: Birkenrundholz; Birkenstammholz; Birkenstamm + Rundholz|roh|Sägeholz
fr: grume de bouleau; bois rond de bouleau; bouleau en grume
es: madera en rollo de abedul; troza de abedul; rollizo de abedul
it: tronchi di betulla + grezzi|sega|legname; tondame di betulla; betulla in tronchi
nl: berken rondhout; berken boomstam + rond|zaag|ruw
pl: kłoda brzozowa; drewno okrągłe brzozowe; dłużyca brzozowa
pt: toros de bétula; toras de bétula; bétula em toros
not: birch log cabin; birch log burner; birch log holder; birch log slice; birch log store
  kind=treated -> 440312 ~.03
  diameter<15cm -> 440396 ~.1
  thickness<15cm -> 440396 ~.02
  * -> 440395
t: birch saw logs in the rough => 440395
t: birch log cabin => !4403

@ log-cherry
en: cherry wood saw log; cherry wood sawlog; cherry wood roundwood; cherry wood veneer log; cherry wood round log; cherry wood log + rough|round|timber|diameter|export|debarked; cherry wood in the rough; round cherry wood log
de: Kirschbaumrundholz; Kirschbaumstammholz; Kirschbaumstamm + Rundholz|roh|Sägeholz
fr: grume de merisier; bois rond de merisier; merisier en grume
es: madera en rollo de cerezo; troza de cerezo; rollizo de cerezo
it: tronchi di ciliegio + grezzi|sega|legname; tondame di ciliegio; ciliegio in tronchi
nl: kersen rondhout; kersen boomstam + rond|zaag|ruw
pl: kłoda czereśniowa; drewno okrągłe czereśniowe; dłużyca czereśniowa
pt: toros de cerejeira; toras de cerejeira; cerejeira em toros
not: cherry wood log cabin; cherry wood log burner; cherry wood log holder; cherry wood log slice; cherry wood log store
  kind=treated -> 440312 ~.03
  * -> 440399
t: cherry wood saw logs in the rough => 440399
t: cherry wood log cabin => !4403

@ log-chestnut
en: sweet chestnut saw log; sweet chestnut sawlog; sweet chestnut roundwood; sweet chestnut veneer log; sweet chestnut round log; sweet chestnut log + rough|round|timber|diameter|export|debarked; sweet chestnut in the rough; round sweet chestnut log
de: Kastanienrundholz; Kastanienstammholz; Kastanienstamm + Rundholz|roh|Sägeholz
fr: grume de châtaignier; bois rond de châtaignier; châtaignier en grume
es: madera en rollo de castaño; troza de castaño; rollizo de castaño
it: tronchi di castagno + grezzi|sega|legname; tondame di castagno; castagno in tronchi
nl: kastanje rondhout; kastanje boomstam + rond|zaag|ruw
pl: kłoda kasztanowa; drewno okrągłe kasztanowe; dłużyca kasztanowa
pt: toros de castanheiro; toras de castanheiro; castanheiro em toros
not: sweet chestnut log cabin; sweet chestnut log burner; sweet chestnut log holder; sweet chestnut log slice; sweet chestnut log store
  kind=treated -> 440312 ~.03
  * -> 440399
t: sweet chestnut saw logs in the rough => 440399
t: sweet chestnut log cabin => !4403

@ log-douglas
en: douglas fir saw log; douglas fir sawlog; douglas fir roundwood; douglas fir veneer log; douglas fir round log; douglas fir log + rough|round|timber|diameter|export|debarked; douglas fir in the rough; round douglas fir log
de: Douglasienrundholz; Douglasienstammholz; Douglasienstamm + Rundholz|roh|Sägeholz
fr: grume de douglas; bois rond de douglas; douglas en grume
es: madera en rollo de abeto douglas; troza de abeto douglas; rollizo de abeto douglas
it: tronchi di douglasia + grezzi|sega|legname; tondame di douglasia; douglasia in tronchi
nl: douglas rondhout; douglas boomstam + rond|zaag|ruw
pl: kłoda daglezjowa; drewno okrągłe daglezjowe; dłużyca daglezjowa
pt: toros de abeto de douglas; toras de abeto de douglas; abeto de douglas em toros
not: douglas fir log cabin; douglas fir log burner; douglas fir log holder; douglas fir log slice; douglas fir log store
  kind=treated -> 440311 ~.03
  diameter<15cm -> 440326 ~.1
  * -> 440325
t: douglas fir saw logs in the rough => 440325
t: douglas fir log cabin => !4403

@ log-eucalyptus
en: eucalyptus saw log; eucalyptus sawlog; eucalyptus roundwood; eucalyptus veneer log; eucalyptus round log; eucalyptus log + rough|round|timber|diameter|export|debarked; eucalyptus in the rough; round eucalyptus log
de: Eukalyptusrundholz; Eukalyptusstammholz; Eukalyptusstamm + Rundholz|roh|Sägeholz
fr: grume d'eucalyptus; bois rond d'eucalyptus; eucalyptus en grume
es: madera en rollo de eucalipto; troza de eucalipto; rollizo de eucalipto
it: tronchi di eucalipto + grezzi|sega|legname; tondame di eucalipto; eucalipto in tronchi
nl: eucalyptus rondhout; eucalyptus boomstam + rond|zaag|ruw
pl: kłoda eukaliptusowa; drewno okrągłe eukaliptusowe; dłużyca eukaliptusowa
pt: toros de eucalipto; toras de eucalipto; eucalipto em toros
not: eucalyptus log cabin; eucalyptus log burner; eucalyptus log holder; eucalyptus log slice; eucalyptus log store
  kind=treated -> 440312 ~.03
  * -> 440398
t: eucalyptus saw logs in the rough => 440398
t: eucalyptus log cabin => !4403

@ log-ipe
en: ipe wood saw log; ipe wood sawlog; ipe wood roundwood; ipe wood veneer log; ipe wood round log; ipe wood log + rough|round|timber|diameter|export|debarked; ipe wood in the rough; round ipe wood log
de: Iperundholz; Ipestammholz; Ipestamm + Rundholz|roh|Sägeholz
fr: grume d'ipé; bois rond d'ipé; ipé en grume
es: madera en rollo de ipé; troza de ipé; rollizo de ipé
it: tronchi di ipè + grezzi|sega|legname; tondame di ipè; ipè in tronchi
nl: ipé rondhout; ipé boomstam + rond|zaag|ruw
pl: kłoda ipowa; drewno okrągłe ipowe; dłużyca ipowa
pt: toros de ipê; toras de ipê; ipê em toros
not: ipe wood log cabin; ipe wood log burner; ipe wood log holder; ipe wood log slice; ipe wood log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: ipe wood saw logs in the rough => 440349
t: ipe wood log cabin => !4403

@ log-iroko
en: iroko saw log; iroko sawlog; iroko roundwood; iroko veneer log; iroko round log; iroko log + rough|round|timber|diameter|export|debarked; iroko in the rough; round iroko log
de: Irokorundholz; Irokostammholz; Irokostamm + Rundholz|roh|Sägeholz
fr: grume d'iroko; bois rond d'iroko; iroko en grume
es: madera en rollo de iroko; troza de iroko; rollizo de iroko
it: tronchi di iroko + grezzi|sega|legname; tondame di iroko; iroko in tronchi
nl: iroko rondhout; iroko boomstam + rond|zaag|ruw
pl: kłoda irokowa; drewno okrągłe irokowe; dłużyca irokowa
pt: toros de iroko; toras de iroko; iroko em toros
not: iroko log cabin; iroko log burner; iroko log holder; iroko log slice; iroko log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: iroko saw logs in the rough => 440349
t: iroko log cabin => !4403

@ log-khaya
en: khaya saw log; khaya sawlog; khaya roundwood; khaya veneer log; khaya round log; khaya log + rough|round|timber|diameter|export|debarked; khaya in the rough; round khaya log
de: Khayarundholz; Khayastammholz; Khayastamm + Rundholz|roh|Sägeholz
fr: grume d'acajou d'afrique; bois rond d'acajou d'afrique; acajou d'afrique en grume
es: madera en rollo de caoba africana; troza de caoba africana; rollizo de caoba africana
it: tronchi di mogano africano + grezzi|sega|legname; tondame di mogano africano; mogano africano in tronchi
nl: khaya rondhout; khaya boomstam + rond|zaag|ruw
pl: kłoda khayowa; drewno okrągłe khayowe; dłużyca khayowa
pt: toros de mogno africano; toras de mogno africano; mogno africano em toros
not: khaya log cabin; khaya log burner; khaya log holder; khaya log slice; khaya log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: khaya saw logs in the rough => 440349
t: khaya log cabin => !4403

@ log-larch
en: larch saw log; larch sawlog; larch roundwood; larch veneer log; larch round log; larch log + rough|round|timber|diameter|export|debarked; larch in the rough; round larch log
de: Lärchenrundholz; Lärchenstammholz; Lärchenstamm + Rundholz|roh|Sägeholz
fr: grume de mélèze; bois rond de mélèze; mélèze en grume
es: madera en rollo de alerce; troza de alerce; rollizo de alerce
it: tronchi di larice + grezzi|sega|legname; tondame di larice; larice in tronchi
nl: lariks rondhout; lariks boomstam + rond|zaag|ruw
pl: kłoda modrzewiowa; drewno okrągłe modrzewiowe; dłużyca modrzewiowa
pt: toros de lariço; toras de lariço; lariço em toros
not: larch log cabin; larch log burner; larch log holder; larch log slice; larch log store
  kind=treated -> 440311 ~.03
  diameter<15cm -> 440326 ~.1
  * -> 440325
t: larch saw logs in the rough => 440325
t: larch log cabin => !4403

@ log-mahogany
en: mahogany saw log; mahogany sawlog; mahogany roundwood; mahogany veneer log; mahogany round log; mahogany log + rough|round|timber|diameter|export|debarked; mahogany in the rough; round mahogany log
de: Mahagonirundholz; Mahagonistammholz; Mahagonistamm + Rundholz|roh|Sägeholz
fr: grume d'acajou; bois rond d'acajou; acajou en grume
es: madera en rollo de caoba; troza de caoba; rollizo de caoba
it: tronchi di mogano + grezzi|sega|legname; tondame di mogano; mogano in tronchi
nl: mahonie rondhout; mahonie boomstam + rond|zaag|ruw
pl: kłoda mahoniowa; drewno okrągłe mahoniowe; dłużyca mahoniowa
pt: toros de mogno; toras de mogno; mogno em toros
not: mahogany log cabin; mahogany log burner; mahogany log holder; mahogany log slice; mahogany log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: mahogany saw logs in the rough => 440349
t: mahogany log cabin => !4403

@ log-maple
en: maple saw log; maple sawlog; maple roundwood; maple veneer log; maple round log; maple log + rough|round|timber|diameter|export|debarked; maple in the rough; round maple log
de: Ahornrundholz; Ahornstammholz; Ahornstamm + Rundholz|roh|Sägeholz
fr: grume d'érable; bois rond d'érable; érable en grume
es: madera en rollo de arce; troza de arce; rollizo de arce
it: tronchi di acero + grezzi|sega|legname; tondame di acero; acero in tronchi
nl: esdoorn rondhout; esdoorn boomstam + rond|zaag|ruw
pl: kłoda klonowa; drewno okrągłe klonowe; dłużyca klonowa
pt: toros de ácer; toras de ácer; ácer em toros
not: maple log cabin; maple log burner; maple log holder; maple log slice; maple log store
  kind=treated -> 440312 ~.03
  * -> 440399
t: maple saw logs in the rough => 440399
t: maple log cabin => !4403

@ log-merbau
en: merbau saw log; merbau sawlog; merbau roundwood; merbau veneer log; merbau round log; merbau log + rough|round|timber|diameter|export|debarked; merbau in the rough; round merbau log
de: Merbaurundholz; Merbaustammholz; Merbaustamm + Rundholz|roh|Sägeholz
fr: grume de merbau; bois rond de merbau; merbau en grume
es: madera en rollo de merbau; troza de merbau; rollizo de merbau
it: tronchi di merbau + grezzi|sega|legname; tondame di merbau; merbau in tronchi
nl: merbau rondhout; merbau boomstam + rond|zaag|ruw
pl: kłoda merbauowa; drewno okrągłe merbauowe; dłużyca merbauowa
pt: toros de merbau; toras de merbau; merbau em toros
not: merbau log cabin; merbau log burner; merbau log holder; merbau log slice; merbau log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: merbau saw logs in the rough => 440349
t: merbau log cabin => !4403

@ log-oak
en: oak saw log; oak sawlog; oak roundwood; oak veneer log; oak round log; oak log + rough|round|timber|diameter|export|debarked; oak in the rough; round oak log
de: Eichenrundholz; Eichenstammholz; Eichenstamm + Rundholz|roh|Sägeholz
fr: grume de chêne; bois rond de chêne; chêne en grume
es: madera en rollo de roble; troza de roble; rollizo de roble; tronco de roble; troncos de roble
it: tronchi di rovere + grezzi|sega|legname; tondame di rovere; rovere in tronchi; tronco di rovere; tronchi di rovere; tronchi di quercia
nl: eiken rondhout; eiken boomstam + rond|zaag|ruw
pl: kłoda dębowa; drewno okrągłe dębowe; dłużyca dębowa
pt: toros de carvalho; toras de carvalho; carvalho em toros; toro de carvalho
not: oak log cabin; oak log burner; oak log holder; oak log slice; oak log store
  kind=treated -> 440312 ~.03
  * -> 440391
t: oak saw logs in the rough => 440391
t: oak log cabin => !4403

@ log-okoume
en: okoume saw log; okoume sawlog; okoume roundwood; okoume veneer log; okoume round log; okoume log + rough|round|timber|diameter|export|debarked; okoume in the rough; round okoume log
de: Okoumerundholz; Okoumestammholz; Okoumestamm + Rundholz|roh|Sägeholz
fr: grume d'okoumé; bois rond d'okoumé; okoumé en grume
es: madera en rollo de okume; troza de okume; rollizo de okume
it: tronchi di okoumé + grezzi|sega|legname; tondame di okoumé; okoumé in tronchi
nl: okoumé rondhout; okoumé boomstam + rond|zaag|ruw
pl: kłoda okume; drewno okrągłe okume; dłużyca okume
pt: toros de okumé; toras de okumé; okumé em toros
not: okoume log cabin; okoume log burner; okoume log holder; okoume log slice; okoume log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: okoume saw logs in the rough => 440349
t: okoume log cabin => !4403

@ log-padauk
en: padauk saw log; padauk sawlog; padauk roundwood; padauk veneer log; padauk round log; padauk log + rough|round|timber|diameter|export|debarked; padauk in the rough; round padauk log
de: Padoukrundholz; Padoukstammholz; Padoukstamm + Rundholz|roh|Sägeholz
fr: grume de padouk; bois rond de padouk; padouk en grume
es: madera en rollo de padouk; troza de padouk; rollizo de padouk
it: tronchi di padouk + grezzi|sega|legname; tondame di padouk; padouk in tronchi
nl: padoek rondhout; padoek boomstam + rond|zaag|ruw
pl: kłoda padoukowa; drewno okrągłe padoukowe; dłużyca padoukowa
pt: toros de padouk; toras de padouk; padouk em toros
not: padauk log cabin; padauk log burner; padauk log holder; padauk log slice; padauk log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: padauk saw logs in the rough => 440349
t: padauk log cabin => !4403

@ log-pine
en: pine saw log; pine sawlog; pine roundwood; pine veneer log; pine round log; pine log + rough|round|timber|diameter|export|debarked; pine in the rough; round pine log
de: Kiefernrundholz; Kiefernstammholz; Kiefernstamm + Rundholz|roh|Sägeholz
fr: grume de pin; bois rond de pin; pin en grume
es: madera en rollo de pino; troza de pino; rollizo de pino
it: tronchi di pino + grezzi|sega|legname; tondame di pino; pino in tronchi
nl: grenen rondhout; grenen boomstam + rond|zaag|ruw
pl: kłoda sosnowa; drewno okrągłe sosnowe; dłużyca sosnowa
pt: toros de pinho; toras de pinho; pinho em toros
not: pine log cabin; pine log burner; pine log holder; pine log slice; pine log store
  kind=treated -> 440311 ~.03
  diameter<15cm -> 440322 ~.1
  thickness<15cm -> 440322 ~.02
  * -> 440321
t: pine saw logs in the rough => 440321
t: pine log cabin => !4403

@ log-poplar
en: poplar saw log; poplar sawlog; poplar roundwood; poplar veneer log; poplar round log; poplar log + rough|round|timber|diameter|export|debarked; poplar in the rough; round poplar log
de: Pappelrundholz; Pappelstammholz; Pappelstamm + Rundholz|roh|Sägeholz
fr: grume de peuplier; bois rond de peuplier; peuplier en grume
es: madera en rollo de chopo; troza de chopo; rollizo de chopo
it: tronchi di pioppo + grezzi|sega|legname; tondame di pioppo; pioppo in tronchi
nl: populieren rondhout; populieren boomstam + rond|zaag|ruw
pl: kłoda topolowa; drewno okrągłe topolowe; dłużyca topolowa
pt: toros de choupo; toras de choupo; choupo em toros
not: poplar log cabin; poplar log burner; poplar log holder; poplar log slice; poplar log store
  kind=treated -> 440312 ~.03
  * -> 440397
t: poplar saw logs in the rough => 440397
t: poplar log cabin => !4403

@ log-red-cedar
en: western red cedar saw log; western red cedar sawlog; western red cedar roundwood; western red cedar veneer log; western red cedar round log; western red cedar log + rough|round|timber|diameter|export|debarked; western red cedar in the rough; round western red cedar log
de: Zedernrundholz; Zedernstammholz; Zedernstamm + Rundholz|roh|Sägeholz
fr: grume de cèdre rouge; bois rond de cèdre rouge; cèdre rouge en grume
es: madera en rollo de cedro rojo del oeste; troza de cedro rojo del oeste; rollizo de cedro rojo del oeste
it: tronchi di cedro rosso + grezzi|sega|legname; tondame di cedro rosso; cedro rosso in tronchi
nl: western red cedar rondhout; western red cedar boomstam + rond|zaag|ruw
pl: kłoda cedrowa; drewno okrągłe cedrowe; dłużyca cedrowa
pt: toros de cedro vermelho do oeste; toras de cedro vermelho do oeste; cedro vermelho do oeste em toros
not: western red cedar log cabin; western red cedar log burner; western red cedar log holder; western red cedar log slice; western red cedar log store
  kind=treated -> 440311 ~.03
  diameter<15cm -> 440326 ~.1
  * -> 440325
t: western red cedar saw logs in the rough => 440325
t: western red cedar log cabin => !4403

@ log-sapele
en: sapele saw log; sapele sawlog; sapele roundwood; sapele veneer log; sapele round log; sapele log + rough|round|timber|diameter|export|debarked; sapele in the rough; round sapele log
de: Sapellirundholz; Sapellistammholz; Sapellistamm + Rundholz|roh|Sägeholz
fr: grume de sapelli; bois rond de sapelli; sapelli en grume
es: madera en rollo de sapelli; troza de sapelli; rollizo de sapelli
it: tronchi di sapelli + grezzi|sega|legname; tondame di sapelli; sapelli in tronchi
nl: sapeli rondhout; sapeli boomstam + rond|zaag|ruw
pl: kłoda sapelowa; drewno okrągłe sapelowe; dłużyca sapelowa
pt: toros de sapelli; toras de sapelli; sapelli em toros
not: sapele log cabin; sapele log burner; sapele log holder; sapele log slice; sapele log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: sapele saw logs in the rough => 440349
t: sapele log cabin => !4403

@ log-spruce
en: spruce saw log; spruce sawlog; spruce roundwood; spruce veneer log; spruce round log; spruce log + rough|round|timber|diameter|export|debarked; spruce in the rough; round spruce log
de: Fichtenrundholz; Fichtenstammholz; Fichtenstamm + Rundholz|roh|Sägeholz
fr: grume d'épicéa; bois rond d'épicéa; épicéa en grume
es: madera en rollo de abeto rojo; troza de abeto rojo; rollizo de abeto rojo
it: tronchi di abete rosso + grezzi|sega|legname; tondame di abete rosso; abete rosso in tronchi
nl: vuren rondhout; vuren boomstam + rond|zaag|ruw
pl: kłoda świerkowa; drewno okrągłe świerkowe; dłużyca świerkowa
pt: toros de espruce; toras de espruce; espruce em toros
not: spruce log cabin; spruce log burner; spruce log holder; spruce log slice; spruce log store
  kind=treated -> 440311 ~.03
  diameter<15cm -> 440324 ~.1
  thickness<15cm -> 440324 ~.02
  * -> 440323
t: spruce saw logs in the rough => 440323
t: spruce log cabin => !4403

@ log-teak
en: teak saw log; teak sawlog; teak roundwood; teak veneer log; teak round log; teak log + rough|round|timber|diameter|export|debarked; teak in the rough; round teak log
de: Teakrundholz; Teakstammholz; Teakstamm + Rundholz|roh|Sägeholz
fr: grume de teck; bois rond de teck; teck en grume
es: madera en rollo de teca; troza de teca; rollizo de teca
it: tronchi di teak + grezzi|sega|legname; tondame di teak; teak in tronchi
nl: teak rondhout; teak boomstam + rond|zaag|ruw
pl: kłoda tekowa; drewno okrągłe tekowe; dłużyca tekowa
pt: toros de teca; toras de teca; teca em toros
not: teak log cabin; teak log burner; teak log holder; teak log slice; teak log store
  kind=treated -> 440312 ~.03
  * -> 440342
t: teak saw logs in the rough => 440342
t: teak log cabin => !4403

@ log-walnut
en: walnut saw log; walnut sawlog; walnut roundwood; walnut veneer log; walnut round log; walnut log + rough|round|timber|diameter|export|debarked; walnut in the rough; round walnut log
de: Nussbaumrundholz; Nussbaumstammholz; Nussbaumstamm + Rundholz|roh|Sägeholz
fr: grume de noyer; bois rond de noyer; noyer en grume
es: madera en rollo de nogal; troza de nogal; rollizo de nogal
it: tronchi di noce + grezzi|sega|legname; tondame di noce; noce in tronchi
nl: noten rondhout; noten boomstam + rond|zaag|ruw
pl: kłoda orzechowa; drewno okrągłe orzechowe; dłużyca orzechowa
pt: toros de nogueira; toras de nogueira; nogueira em toros
not: walnut log cabin; walnut log burner; walnut log holder; walnut log slice; walnut log store
  kind=treated -> 440312 ~.03
  * -> 440399
t: walnut saw logs in the rough => 440399
t: walnut log cabin => !4403

@ log-wenge
en: wenge saw log; wenge sawlog; wenge roundwood; wenge veneer log; wenge round log; wenge log + rough|round|timber|diameter|export|debarked; wenge in the rough; round wenge log
de: Wengerundholz; Wengestammholz; Wengestamm + Rundholz|roh|Sägeholz
fr: grume de wengé; bois rond de wengé; wengé en grume
es: madera en rollo de wengué; troza de wengué; rollizo de wengué
it: tronchi di wengè + grezzi|sega|legname; tondame di wengè; wengè in tronchi
nl: wengé rondhout; wengé boomstam + rond|zaag|ruw
pl: kłoda wengowa; drewno okrągłe wengowe; dłużyca wengowa
pt: toros de wengue; toras de wengue; wengue em toros
not: wenge log cabin; wenge log burner; wenge log holder; wenge log slice; wenge log store
  kind=treated -> 440312 ~.03
  * -> 440349
t: wenge saw logs in the rough => 440349
t: wenge log cabin => !4403

@ loofah-natural
en: loofah sponge; loofah pad; luffa sponge; luffa; natural luffa; loofah slice; loofah kitchen scrubber; loofah back scrubber; loofah glove
de: Luffaschwamm; Luffa Scheibe
fr: éponge loofah; éponge luffa; luffa naturel
es: esponja de luffa; esponja vegetal luffa; estropajo natural luffa
it: spugna di luffa; luffa naturale
nl: luffaspons; luffa; natuurlijke luffa; luffasponzen
pl: gąbka luffa; trukwa gąbka
pt: esponja de luffa; luffa
not: loofah plastic mesh; loofah seed; luffa seed; shower puff loofah
  "nylon|nailon" -> 392490
  "plastic|plástico|plastica" -> 392490
  * -> 460219          # articles of loofah are in 4602
t: natural loofah sponge, 15 cm => 460219
t: mesh bath pouf => !4602

@ marquetry-inlay
en: wood marquetry; inlaid wood; marquetry panel; wood inlay strip; inlaid wood box; wood inlay sheet; wooden casket; wooden jewellery casket; wooden cutlery case; wooden cutlery box; wooden keepsake box; wooden memory box; wooden trinket box; wooden watch box; wooden tea box; wooden key box; wooden key holder wall; wooden wall hook rack; wooden coat rack wall; wooden letter rack; wooden pen tray; wooden sewing box; wooden spice rack wall
de: Intarsie; Holzschatulle; Besteckkasten Holz; Erinnerungsbox Holz; Schlüsselbrett Holz; Teebox Holz; Nähkasten Holz
fr: marqueterie; coffret en bois; boîte à thé bois; boîte à clés bois; boîte à couture bois; ménagère bois coffret
es: marquetería; cofre de madera; caja de té madera; caja recuerdos madera; costurero de madera; portallaves madera
it: intarsio; cofanetto in legno; scatola tè legno; portachiavi da parete legno; scatola cucito legno
nl: inlegwerk; houten kistje; theedoos hout; sleutelrek hout; naaidoos hout; herinneringsdoos hout
pl: intarsja; szkatułka drewniana; pudełko na herbatę drewniane; wieszak na klucze drewniany; przybornik do szycia drewniany
pt: marchetaria; cofre de madeira; caixa de chá madeira; porta chaves madeira; caixa de costura madeira
not: wooden watch box automatic; wooden key holder ring
  main: bamboo 442090 ~.04; plastic 392490 ~.02; leather 420299 ~.02; base-metal 732690 ~.02
  * -> 442090
t: wooden keepsake box with hinged lid => 442090
t: wooden jewellery casket, inlaid => 442090
t: wooden packing crate => !4420

@ match-splint
en: match splint; pencil slat; wooden pencil slat; toothpick wood blank; shoe peg + wood; blind slat wood blank; ice cream stick + wood; wooden ice cream stick; wooden coffee stirrer; wooden tongue depressor; wooden craft stick; matchstick craft + wood; wooden waxing stick; wax spatula + wood
de: Zündholzdraht = match splint; Eisstiel Holz = wooden ice cream stick; Bastelholz Stäbchen = craft wood stick; Holzspatel = wooden spatula; Rührstäbchen Holz = wooden stirrer; Mundspatel Holz = wooden tongue depressor
fr: bâtonnet en bois = wooden stick; bâtonnet d'esquimau = ice cream stick; abaisse langue bois = wooden tongue depressor; agitateur bois = wooden coffee stirrer; bâtonnets esquimaux = ice cream sticks
es: palito de madera = wooden stick; palitos de helado madera = wooden ice cream stick; depresor lingual madera = wooden tongue depressor; removedor de madera = wooden stirrer
it: bastoncini di legno = wooden stick; stecchi gelato = ice cream stick; abbassalingua legno = wooden tongue depressor; palette legno caffè = wooden coffee stirrer
nl: houten ijsstokje = wooden ice cream stick; houten stokjes knutsel = wooden craft stick; houten spatel wax = wooden wax spatula; houten roerstaafje = wooden stirrer
pl: patyczki kreatywne = wooden craft sticks; szpatułka drewniana = wooden spatula; patyczki laryngologiczne = tongue depressors
pt: palito de madeira artesanato = wooden craft stick; palito de picolé madeira = wooden ice cream stick; abaixador de língua madeira = wooden tongue depressor; mexedor de madeira = wooden stirrer
not: matchstick model kit; match splint machine
  main=bamboo -> 442191 ~.08
  main=plastic -> 392690 ~.03
  main=silicone -> 392690 ~.03
  "stirrer" -> 441990 ~.5
  * -> 442199
t: wooden craft sticks popsicle 200 pcs birch => 442199
t: match splints for making matches, aspen => 442199
t: safety matches box => !4421

@ mdf-board-thick
en: mdf + mm|thick|raw|moisture resistant|veneered|melamine faced|sheet|board|panel; mdf cut panel; hdf sheet; veneered mdf; moisture resistant mdf; painted mdf panel; lacquered mdf; medium density fibre board
de: mitteldichte Faserplatte; MDF Zuschnitt
fr: panneau de fibres mdf; plaque mdf; medium mdf
es: panel mdf; tablero de fibras mdf
it: tavola mdf; lastra mdf
nl: mdf paneel
pl: płyta mdf surowa; mdf lakierowany
pt: placa mdf
not: mdf letter; mdf box; mdf shape; mdf frame; mdf cabinet; mdf door; mdf skirting; mdf furniture; mdf table; mdf shelf; mdf desk; mdf cutout; mdf puzzle; mdf board game; mdf sign; mdf blank shape; mdf bookcase; mdf toy; mdf photo frame
  thickness<=0.5cm -> 441112 ~.2
  thickness<=0.9cm -> 441113 ~.25
  size<=0.5cm -> 441112 ~.02
  size<=0.9cm -> 441113 ~.02
  * -> 441114
ask: thickness
t: MDF, moisture resistant, 18 mm thick => 441114
t: MDF panel 8 mm thick => 441113
t: MDF photo frame => !4411

@ moulded-fibre-egg
en: egg carton pulp; egg carton; pulp egg tray; moulded pulp egg tray; egg flat pulp; moulded pulp insert; molded pulp packaging; fibre egg box; fruit tray pulp; pulp cup carrier; cup carrier tray; cup holder tray pulp; moulded fibre bowl; molded fiber clamshell; seed starter pot pulp
de: Eierpappe; Eierhöckerlage; Formfaser Verpackung; Becherträger Pappe
fr: plateau à œufs cellulose; barquette cellulose moulée; porte gobelets carton
es: bandeja de pulpa moldeada; estuche de huevos pulpa; portavasos de pulpa
it: vassoio in polpa di carta; portauova polpa; portabicchieri in polpa
nl: eiertray pulp; gevormde pulp verpakking; bekerhouder pulp
pl: wytłaczanka z masy papierniczej; opakowanie z pulpy; uchwyt na kubki z pulpy
pt: bandeja de polpa moldada; embalagem de ovos polpa; porta copos polpa
  main=plastic -> 392310 ~.04
  * -> 482370
t: moulded pulp egg trays, 30 cells => 482370
t: plastic egg tray for fridge => !4823

@ newspaper-old-waste
en: over issue newspaper; unsold newspaper scrap; old magazines waste; paper shavings waste; sorted office paper waste; boxboard cuttings; mixed paper waste; scrap paper bale; white ledger waste; coated book stock waste; kraft waste + paper
de: Altzeitungen; Kartonabfälle; Altpapier gemischt
fr: vieux journaux; déchets de carton; rognures de papier
es: papel de desecho; periódicos viejos desecho; desperdicio de cartón; papel usado para reciclar
it: giornali vecchi macero; ritagli di carta; scarti di cartone
nl: oude kranten papierafval; kartonafval; papiersnippers afval
pl: stare gazety makulatura; odpady tektury; makulatura mieszana
pt: jornais velhos aparas; desperdícios de cartão; papel usado reciclagem
  "kraft" -> 470710
  "corrugated|ondulado|corrugado|ondulato|canelado" -> 470710
  "karton" -> 470710 ~.3
  "newspaper" -> 470730
  "zeitung" -> 470730
  "altzeitungen" -> 470730
  "journaux" -> 470730
  "periódicos" -> 470730
  "giornali" -> 470730
  "kranten" -> 470730
  "gazety" -> 470730
  "jornais" -> 470730
  "magazine" -> 470730
  "ledger" -> 470720
  "white" -> 470720
  "office" -> 470720
  * -> 470790
t: over issue newspaper OINP in bales => 470730
t: mixed paper waste, sorted => 470790
t: newspaper subscription => !4707

@ note-cubes-pads
en: telephone message pad; letter pad; visitor book; cash book; ledger book; log book + driver|vehicle|sales; columnar pad; signature book; wedding guest book; teacher planner; weekly planner pad; engagement diary; pocket diary; academic diary
de: Kassenbuch; Notizwürfel; Terminkalender; Taschenkalender; Fahrtenbuch; Briefblock
fr: livre de comptes; carnet de reçus; bloc mémo; carnet de bord; bloc de papier à lettres
es: libro de contabilidad; talonario de recibos; taco de notas; dietario
it: libro contabile; blocco ricevute; cubo memo; diario tascabile
nl: kasboek; kwitantieboek; memokubus; bureauagenda
pl: bloczek pokwitowań; kostka papierowa; księga kasowa
pt: livro de contas; livro de recibos; bloco memo
not: guest book pen; agenda refill ring; agenda cover leather; sticker agenda; agenda digital; logbook of music; leather journal cover
  "carbonless" -> 482040
  "duplicate" -> 482040
  "ncr" -> 482040
  outer=leather -> 482010 ~.02
  * -> 482010
t: pocket diary 2025, week to view => 482010
t: duplicate receipt book carbonless => 482040
t: guest book alternative wooden hearts => !4820

@ osb-particle-board
en: chipboard; chipboard sheet; osb3 board; laminated chipboard; raw particle board; melamine particle board; flax board; strand board; furniture board melamine; chipboard flooring
de: Grobspanplatte = oriented strand board; Dekorspanplatte = decorative particle board; beschichtete Spanplatte = coated particle board; Verlegespanplatte = flooring particle board
fr: aggloméré = chipboard; panneau mélaminé = melamine panel; dalle osb = osb panel
es: aglomerado melamina = melamine particle board; melamina tablero = melamine board
it: truciolare nobilitato = melamine faced chipboard; pannello melaminico = melamine panel
nl: gemelamineerde spaanplaat = melamine particle board; spaanplaat vloer = chipboard flooring
pl: płyta meblowa = furniture board; płyta laminowana wiórowa = laminated chipboard
pt: aglomerado de partículas = chipboard; aglomerado melamínico = melamine particle board; mdp = particle board
not: chipboard sticker; chipboard album; chipboard puzzle; chipboard screw; osb screw; chipboard box; grey chipboard; chipboard paper; chipboard frame; chipboard embellishment; agglomerante
  "osb" -> 441012
  "osb3" -> 441012
  "oriented" -> 441012
  "waferboard" -> 441019
  "bagasse" -> 441090
  "flax" -> 441090
  main=bamboo -> 441090 ~.02
  * -> 441011
t: OSB3 board 18 mm => 441012
t: melamine faced chipboard 18 mm white => 441011
t: chipboard screws 4x40 => !4410

@ paper-apparel-disposable
en: paper gown; disposable paper cap; paper chef hat; paper bib; disposable paper underwear; paper hat chef; paper collar barber; neck strip barber + paper; paper slipper; exam gown + paper; paper sleeve cover
de: Papierkittel; Kochmütze Papier; Papierlätzchen; Halskrause Papier Friseur
fr: blouse papier; toque papier; bavoir papier; bande de cou papier
es: bata de papel; gorro de papel cocinero; babero de papel; tira de cuello papel
it: camice in carta; cappello cuoco carta; bavaglino di carta; collarino carta barbiere
nl: papieren schort; papieren koksmuts; papieren slab; nekpapier kapper; papieren koksmutsen
pl: fartuch papierowy; czapka kucharska papierowa; śliniak papierowy; kołnierzyk fryzjerski papierowy
pt: bata de papel; touca de papel cozinheiro; babete de papel; fita de pescoço papel
  "hat" -> 650699          # headgear of paper is chapter 65
  "hut" -> 650699
  "neck strip" -> 481890
  "halskrause" -> 481890
  * -> 481850
t: disposable paper gown for medical examination => 481850
t: hospital gown cotton => !4818

@ paper-bag-wide
en: cement sack; multiwall sack; multiwall cement sack; multiwall bag; multiwall paper sack; cement bag + paper; cement paper sack; valve sack + paper; flour sack + paper; paper sack + 25 kg|50 kg|multiwall|cement|feed|compost; lawn leaf bag + paper; paper garbage bag; paper refuse sack
de: Papiersack; Zementsack; Ventilsack Papier; Laubsack Papier; Biomüllbeutel Papier
fr: sac papier grande contenance; sac à ciment; sac kraft multiplis; sac à déchets papier
es: saco de papel; saco de papel multicapa; saco de cemento papel; saco valvulado
it: sacco di carta; sacco multistrato carta; sacco cemento carta; sacco valvola
nl: papieren zak meerlaags; cementzak; papieren afvalzak; ventielzak papier
pl: worek papierowy; worek na cement; worek papierowy wielowarstwowy; worek papierowy na liście
pt: saco de papel multifolhas; saco de cimento papel; saco valvulado papel
not: sacco di carta regalo; saco de papel pequeno
  width<40cm -> 481940 ~.1
  * -> 481930
t: multiwall paper sacks 50 kg for cement, base 50 cm wide => 481930
t: kraft paper carrier bags with handle => !481930

@ paper-bed-roll
en: examination paper roll; bed sheet paper roll; paper bed sheet; massage table paper roll; medical couch roll; exam table + paper; disposable bed roll; wet tissue paper wipe dry; sanitary bag + paper; paper seat cover toilet; toilet seat + paper; headrest paper cover
de: Ärztekrepp; Liegenpapier; Untersuchungsliege Papier; WC Sitzauflage Papier
fr: drap d'examen; rouleau drap d'examen; couvre siège wc papier
es: rollo camilla; papel camilla; sabanilla papel; cubre inodoro papel
it: lenzuolino medico; rotolo lettino; copriwater carta
nl: onderzoektafelpapier; ligbankpapier; papieren toiletbrildekje
pl: podkład higieniczny papierowy; prześcieradło papierowe rolka; nakładki sedesowe papierowe
pt: rolo de marquesa; lençol de papel; protetor de sanita papel; lençol descartável papel
not: couch roll holder; couch roll arm
  weave=nonwoven -> 630790 ~.15
  main=plastic -> 392490 ~.02
  * -> 481890
t: couch roll paper 50 cm x 50 m, 2 ply => 481890
t: toilet paper 12 rolls => !481890

@ paper-disc-doily
en: paper doily; paper doilies; lace paper mat; cake doily; paper placemat; paper coaster; paper table mat; paper liner air fryer; air fryer paper liner; paper cupcake liner; baking cup + paper; muffin case + paper; paper candy cup; mini cupcake case; paper tray liner; cake board + cardboard|round|gold|inch|cm|mm|silver; cake base board; cake drum board; paper skewer flag; paper cone popcorn; ice cream cone sleeve + paper
de: Tortenspitze; Papierdeckchen; Pralinenkapsel; Tortenunterlage Pappe; Backförmchen Papier; Heißluftfritteuse Backpapier
fr: dentelle papier; caissette papier; caissette à muffin; napperon papier; support gâteau carton; set de table papier
es: blonda de papel; cápsulas de papel magdalenas; base para tarta cartón; mantelito de papel; papel para freidora de aire
it: centrino di carta; pirottino muffin; sottotorta cartone; tovaglietta di carta
nl: taartrand papier; papieren kleedje; cupcake vormpjes papier; taartkarton; papieren placemat
pl: serwetka ażurowa papierowa; papilotki do muffinek; podkład pod tort; papier do frytownicy
pt: naperão de papel; forminhas de papel; formas de papel cupcake; base de bolo cartão; individual de papel
not: cupcake liner silicone; cake board acrylic; doily crochet; cupcake stand
  main=plastic -> 392410 ~.03
  main=silicone -> 392410 ~.05
  main=aluminium -> 761510 ~.03
  "table mat" -> 481830
  "placemat" -> 481830
  "set de table" -> 481830
  "mantelito" -> 481830
  "tovaglietta" -> 481830
  "individual" -> 481830
  * -> 482390
t: paper cupcake liners 100 pcs => 482390
t: lace paper doilies 20 cm => 482390
t: crochet cotton doily => !4823

@ passport-licence-doc
en: printed passport; driving licence card printed; printed certificate form; printed diploma; printed identity document; printed boarding pass; printed admission ticket; transport ticket printed; printed gift certificate; printed bookmark paper; paper bookmark; printed raffle ticket
de: Ausweisdokument gedruckt; Diplom gedruckt; Fahrschein gedruckt; Lesezeichen Papier
fr: passeport imprimé; diplôme imprimé; titre de transport imprimé; marque page papier
es: pasaporte impreso; diploma impreso; billete de transporte impreso; marcapáginas de papel
it: passaporto stampato; diploma stampato; biglietto stampato; segnalibro di carta
nl: gedrukt paspoort; diploma gedrukt; vervoerbewijs gedrukt; papieren boekenlegger
pl: dyplom drukowany; zakładka papierowa
pt: passaporte impresso; diploma impresso; bilhete impresso; marcador de livro papel
not: passport holder; passport cover; passport case
  * -> 491199
t: printed admission tickets with perforation => 491199
t: passport holder leather => !4911

@ plain-postcard
en: plain postcard; blank postcard; unprinted postcard; correspondence card; blank note card; plain letter card; blank card and envelope; watercolor postcard blank
de: Blankopostkarte; Postkarte blanko; Korrespondenzkarte
fr: carte postale vierge; carte correspondance; carte vierge et enveloppe
es: postal en blanco; tarjeta de correspondencia; tarjetas en blanco con sobre
it: cartolina bianca; biglietto di corrispondenza; cartoncini bianchi con busta
nl: blanco ansichtkaart; blanco kaart; correspondentiekaart
pl: pocztówka czysta; karta korespondencyjna; czyste kartki z kopertą
pt: postal em branco; cartão de correspondência; cartões em branco com envelope
  * -> 481720
t: plain postcards, unprinted, 100 pcs => 481720
t: printed picture postcards => !4817

@ plait-raffia
en: plait + vegetable|straw|rattan|bamboo|plaiting; plaiting material + vegetable|rattan|bamboo|straw; raffia braid; straw braid; straw plait; seagrass plait; hat braid straw; palm braid; raffia plait; wheat straw braid; paper braid hat; hemp braid plait hat; plaited strip straw; braided raffia roll
de: Strohborte; Bastgeflecht; Strohgeflecht; Seegraszopf
fr: tresse de paille; tresse de raphia; tresse de jonc
es: trenza de paja; trenza de rafia; trenza de esparto
it: treccia di paglia; treccia di rafia; treccia di giunco
nl: strovlecht; raffiavlecht; zeegrasvlecht
pl: plecionka ze słomy; warkocz słomiany; plecionka z rafii
pt: trança de palha; trança de ráfia; trança de junco
not: straw braid hat women; straw braid bag
  main=plastic -> 460199 ~.05
  main=paper -> 460199 ~.05
  main=bamboo -> 460192
  "rattan" -> 460193
  * -> 460194
t: wheat straw braid for hat making, rolls => 460194
t: straw hat women => !4601

@ plaiting-mat
en: matting + vegetable|plaiting|straw|rush|seagrass|rattan|bamboo|reed; screen + plaiting|reed|rush; seagrass mat; rush rug; straw mat; rush mat; tatami; tatami mat; reed screen; reed fence; reed fencing; reed mat; willow screen; brushwood screen; heather screening; heather fence; coconut leaf mat; palm leaf mat; water hyacinth mat; sisal plaited mat; beach straw mat; jute straw matting; igusa mat; rush matting; straw blind
de: Schilfmatte = reed mat; Schilfrohrmatte = reed mat; Strohmatte = straw mat; Seegrasmatte = seagrass mat; Weidenmatte = willow mat; Heidekrautmatte = heather mat; Tatami = tatami
fr: natte de paille = straw mat; canisse roseau = reed screen; brande de bruyère = heather screening; tapis jonc de mer = seagrass mat; natte de jonc = rush mat; tatami = tatami
es: estera de paja = straw mat; cañizo = reed fence; brezo natural = heather screening; estera de junco = rush mat; alfombra de esparto = esparto rug; tatami = tatami
it: stuoia di paglia = straw mat; arella in canna = reed mat; stuoia di giunco = rush mat; cannicciato = reed screen; brugo = heather screening; tatami = tatami
nl: rietmat = reed mat; zeegrasmat = seagrass mat; strooimat = straw mat; wilgenmat = willow mat; heidemat = heather mat; tatami = tatami mat
pl: mata trzcinowa = reed mat; mata słomiana = straw mat; mata wiklinowa = wicker mat; mata z trawy morskiej = seagrass mat; mata wrzosowa = heather mat; tatami = tatami
pt: esteira de palha = straw mat; esteira de junco = rush mat; caniço = reed matting; esteira de sisal = sisal mat; brezo = heather screening; tatami = tatami
not: tatami bed; tatami floor sofa; tatami mattress; tatami tile foam; tatami eva; straw mat bag; tatami shoes; tatami slippers
  main=bamboo -> 460121 ~.03
  main=plastic -> 460199 ~.05
  "rattan" -> 460122
  "foam|espuma|schiuma|espanso" -> 950691
  * -> 460129
t: reed screen fencing roll 1.5 x 5 m => 460129
t: tatami mat of rush straw 90 x 180 => 460129
t: coir door mat => !4601

@ plastic-rattan-goods
en: plastic rattan basket; poly rattan basket; pp rattan basket; plastic woven basket; plastic wicker basket; polyrattan planter; paper rope basket; plastic strap woven tote; pe rattan basket
de: Polyrattan Korb; Kunststoffgeflecht Korb
fr: panier résine tressée; corbeille résine tressée
es: cesta ratán sintético; cesta de plástico trenzado
it: cesto in rattan sintetico; cesta polyrattan
nl: polyrotan mand; gevlochten kunststof mand
pl: kosz z technorattanu; koszyk z tworzywa pleciony
pt: cesto de ratan sintético; cesta de plástico trançado
not: poly rattan furniture; polyrattan sofa
  * -> 460290
t: poly rattan basket, hand woven => 460290
t: plastic laundry basket => !4602

@ release-liner
en: release liner; silicone release liner; release liner paper; siliconized paper; silicone coated paper; baking paper siliconised reel; casting release paper; glassine release liner; release base paper
de: Releasepapier; Abdeckpapier silikonisiert
fr: papier antiadhérent; papier dorsal siliconé
es: papel antiadherente siliconado; papel soporte siliconado
it: carta antiadesiva; carta release
nl: releasepapier; schutpapier
pl: papier rozdzielczy; papier antyadhezyjny
pt: papel antiaderente; papel release
not: release liner film
  * -> 481159
t: silicone release liner paper, white glassine, rolls => 481159
t: release agent spray => !4811

@ roller-banner
en: roller banner; printed banner + pvc|vinyl|mesh; pull up banner; retractable banner; banner stand roll up; x banner; printed pvc banner; vinyl banner printed; mesh banner printed; feather flag printed advertising
de: Rollup Display = roll-up display; Werbebanner PVC = pvc advertising banner; X-Banner = x banner
fr: roll up publicitaire = roller banner; enrouleur publicitaire = roller banner; bâche publicitaire imprimée = printed advertising banner; kakemono publicitaire = advertising banner
es: roll up publicitario = advertising roll up banner; enara = banner; lona publicitaria impresa = printed advertising banner
it: roll up pubblicitario = advertising roll up banner; espositore roll up = banner stand roll up; striscione pvc stampato = printed pvc banner
nl: rolbanner = roller banner; spandoek bedrukt = printed banner
pl: roll-up reklamowy = roller banner; rollup stojak reklamowy = roller banner
pt: roll up publicitário = roll up advertising banner; lona publicitária impressa = printed advertising banner; faixa publicitária impressa = printed advertising banner
not: banner birthday bunting
  "flag" -> 630790
  main=textile -> 630790 ~.1
  * -> 491110          # advertising printing outweighs the stand (section VII n. 2)
t: roller banner 85 x 200 cm with printed advertising => 491110
t: happy birthday bunting banner => !4911

@ sawn-alder
en: alder lumber; alder timber; alder plank; red alder lumber; red alder timber; red alder plank; sawn alder; sawn red alder; alder board + sawn|kiln|rough|planed|unedged|edged|mm; alder batten
de: Erlenschnittholz; Erlenbohle; Erlenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'aulne; sciage d'aulne; aulne scié
es: madera aserrada de aliso; tablón de aliso; aliso aserrado
it: tavola di ontano + segata|legname|grezza|piallata|mm; legname di ontano; segato di ontano
nl: gezaagd elzen; elzen plank + gezaagd|ruw|geschaafd|mm; elzen balk
pl: tarcica olchowa; deska olchowa + tarcica|suszona|strugana|mm; kantówka olchowa
pt: madeira serrada de amieiro; prancha de amieiro; amieiro serrado
not: alder lumber rack; alder timber frame house; alder plank floor; alder board game; alder plank door; alder plank table; alder plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440799
t: sawn alder, kiln dried, 50 mm => 440799
t: alder dining table => !4407

@ sawn-ash
en: ash wood lumber; ash wood timber; ash wood plank; ash lumber; ash timber; ash plank; sawn ash + wood; sawn ash; ash wood board + sawn|kiln|rough|planed|unedged|edged|mm; ash wood batten
de: Eschenschnittholz; Eschenbohle; Eschenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Eschenholz gesägt; gesägtes Eschenholz
fr: planche de frêne; sciage de frêne; frêne scié; bois de frêne scié
es: madera aserrada de fresno; tablón de fresno; fresno aserrado
it: tavola di frassino + segata|legname|grezza|piallata|mm; legname di frassino; segato di frassino
nl: gezaagd essen; essen plank + gezaagd|ruw|geschaafd|mm; essen balk; gezaagd essenhout; essenhout gezaagd
pl: tarcica jesionowa; deska jesionowa + tarcica|suszona|strugana|mm; kantówka jesionowa
pt: madeira serrada de freixo; prancha de freixo; freixo serrado
not: ash wood lumber rack; ash wood timber frame house; ash wood plank floor; ash wood board game; ash wood plank door; ash wood plank table; ash wood plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440795
t: sawn ash wood, kiln dried, 50 mm => 440795
t: ash wood dining table => !4407

@ sawn-azobe
en: azobe lumber; azobe timber; azobe plank; ekki lumber; ekki timber; ekki plank; sawn azobe; sawn ekki; azobe board + sawn|kiln|rough|planed|unedged|edged|mm; azobe batten
de: Azobeschnittholz; Azobebohle; Azobebretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'azobé; sciage d'azobé; azobé scié
es: madera aserrada de azobé; tablón de azobé; azobé aserrado
it: tavola di azobè + segata|legname|grezza|piallata|mm; legname di azobè; segato di azobè
nl: gezaagd azobé; azobé plank + gezaagd|ruw|geschaafd|mm; azobé balk
pl: tarcica azobe; deska azobe + tarcica|suszona|strugana|mm; kantówka azobe
pt: madeira serrada de azobé; prancha de azobé; azobé serrado
not: azobe lumber rack; azobe timber frame house; azobe plank floor; azobe board game; azobe plank door; azobe plank table; azobe plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440729
t: sawn azobe, kiln dried, 50 mm => 440729
t: azobe dining table => !4407

@ sawn-balsa
en: balsa lumber; balsa timber; balsa plank; sawn balsa; balsa board + sawn|kiln|rough|planed|unedged|edged|mm; balsa batten
de: Balsaschnittholz; Balsabohle; Balsabretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de balsa; sciage de balsa; balsa scié
es: madera aserrada de balsa; tablón de balsa; balsa aserrado
it: tavola di balsa + segata|legname|grezza|piallata|mm; legname di balsa; segato di balsa
nl: gezaagd balsa; balsa plank + gezaagd|ruw|geschaafd|mm; balsa balk
pl: tarcica balsowa; deska balsowa + tarcica|suszona|strugana|mm; kantówka balsowa
pt: madeira serrada de balsa; prancha de balsa; balsa serrado
not: balsa lumber rack; balsa timber frame house; balsa plank floor; balsa board game; balsa plank door; balsa plank table; balsa plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440722
t: sawn balsa, kiln dried, 50 mm => 440722
t: balsa dining table => !4407

@ sawn-beech
en: beech lumber; beech timber; beech plank; sawn beech; beech board + sawn|kiln|rough|planed|unedged|edged|mm; beech batten
de: Buchenschnittholz; Buchenbohle; Buchenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Buchenholz gesägt; gesägtes Buchenholz
fr: planche de hêtre; sciage de hêtre; hêtre scié; bois de hêtre scié
es: madera aserrada de haya; tablón de haya; haya aserrado
it: tavola di faggio + segata|legname|grezza|piallata|mm; legname di faggio; segato di faggio
nl: gezaagd beuken; beuken plank + gezaagd|ruw|geschaafd|mm; beuken balk; gezaagd beukenhout; beukenhout gezaagd
pl: tarcica bukowa; deska bukowa + tarcica|suszona|strugana|mm; kantówka bukowa
pt: madeira serrada de faia; prancha de faia; faia serrado
not: beech lumber rack; beech timber frame house; beech plank floor; beech board game; beech plank door; beech plank table; beech plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440792
t: sawn beech, kiln dried, 50 mm => 440792
t: beech dining table => !4407

@ sawn-birch
en: birch lumber; birch timber; birch plank; sawn birch; birch board + sawn|kiln|rough|planed|unedged|edged|mm; birch batten
de: Birkenschnittholz; Birkenbohle; Birkenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Birkenholz gesägt; gesägtes Birkenholz
fr: planche de bouleau; sciage de bouleau; bouleau scié; bois de bouleau scié
es: madera aserrada de abedul; tablón de abedul; abedul aserrado
it: tavola di betulla + segata|legname|grezza|piallata|mm; legname di betulla; segato di betulla
nl: gezaagd berken; berken plank + gezaagd|ruw|geschaafd|mm; berken balk; gezaagd berkenhout; berkenhout gezaagd
pl: tarcica brzozowa; deska brzozowa + tarcica|suszona|strugana|mm; kantówka brzozowa
pt: madeira serrada de bétula; prancha de bétula; bétula serrado
not: birch lumber rack; birch timber frame house; birch plank floor; birch board game; birch plank door; birch plank table; birch plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440796
t: sawn birch, kiln dried, 50 mm => 440796
t: birch dining table => !4407

@ sawn-cherry
en: cherry wood lumber; cherry wood timber; cherry wood plank; cherry lumber; cherry timber; cherry plank; sawn cherry + wood; sawn cherry; cherry wood board + sawn|kiln|rough|planed|unedged|edged|mm; cherry wood batten
de: Kirschbaumschnittholz; Kirschbaumbohle; Kirschbaumbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Kirschholz gesägt; gesägtes Kirschholz
fr: planche de merisier; sciage de merisier; merisier scié; bois de merisier scié
es: madera aserrada de cerezo; tablón de cerezo; cerezo aserrado
it: tavola di ciliegio + segata|legname|grezza|piallata|mm; legname di ciliegio; segato di ciliegio
nl: gezaagd kersen; kersen plank + gezaagd|ruw|geschaafd|mm; kersen balk; gezaagd kersenhout; kersenhout gezaagd
pl: tarcica czereśniowa; deska czereśniowa + tarcica|suszona|strugana|mm; kantówka czereśniowa
pt: madeira serrada de cerejeira; prancha de cerejeira; cerejeira serrado
not: cherry wood lumber rack; cherry wood timber frame house; cherry wood plank floor; cherry wood board game; cherry wood plank door; cherry wood plank table; cherry wood plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440794
t: sawn cherry wood, kiln dried, 50 mm => 440794
t: cherry wood dining table => !4407

@ sawn-chestnut
en: sweet chestnut lumber; sweet chestnut timber; sweet chestnut plank; chestnut wood lumber; chestnut wood timber; chestnut wood plank; sawn sweet chestnut; sawn chestnut + wood; sweet chestnut board + sawn|kiln|rough|planed|unedged|edged|mm; sweet chestnut batten
de: Kastanienschnittholz; Kastanienbohle; Kastanienbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de châtaignier; sciage de châtaignier; châtaignier scié
es: madera aserrada de castaño; tablón de castaño; castaño aserrado
it: tavola di castagno + segata|legname|grezza|piallata|mm; legname di castagno; segato di castagno
nl: gezaagd kastanje; kastanje plank + gezaagd|ruw|geschaafd|mm; kastanje balk
pl: tarcica kasztanowa; deska kasztanowa + tarcica|suszona|strugana|mm; kantówka kasztanowa
pt: madeira serrada de castanheiro; prancha de castanheiro; castanheiro serrado
not: sweet chestnut lumber rack; sweet chestnut timber frame house; sweet chestnut plank floor; sweet chestnut board game; sweet chestnut plank door; sweet chestnut plank table; sweet chestnut plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440799
t: sawn sweet chestnut, kiln dried, 50 mm => 440799
t: sweet chestnut dining table => !4407

@ sawn-douglas
en: douglas fir lumber; douglas fir timber; douglas fir plank; oregon pine lumber; oregon pine timber; oregon pine plank; sawn douglas fir; sawn oregon pine; douglas fir board + sawn|kiln|rough|planed|unedged|edged|mm; douglas fir batten
de: Douglasienschnittholz; Douglasienbohle; Douglasienbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de douglas; sciage de douglas; douglas scié
es: madera aserrada de abeto douglas; tablón de abeto douglas; abeto douglas aserrado
it: tavola di douglasia + segata|legname|grezza|piallata|mm; legname di douglasia; segato di douglasia
nl: gezaagd douglas; douglas plank + gezaagd|ruw|geschaafd|mm; douglas balk; gezaagd douglazen
pl: tarcica daglezjowa; deska daglezjowa + tarcica|suszona|strugana|mm; kantówka daglezjowa
pt: madeira serrada de abeto de douglas; prancha de abeto de douglas; abeto de douglas serrado
not: douglas fir lumber rack; douglas fir timber frame house; douglas fir plank floor; douglas fir board game; douglas fir plank door; douglas fir plank table; douglas fir plank flooring
  thickness<=6mm -> 440810 ~.03   # 4407 begins above 6 mm
  * -> 440719
t: sawn douglas fir, kiln dried, 50 mm => 440719
t: douglas fir dining table => !4407

@ sawn-eucalyptus
en: eucalyptus lumber; eucalyptus timber; eucalyptus plank; sawn eucalyptus; eucalyptus board + sawn|kiln|rough|planed|unedged|edged|mm; eucalyptus batten
de: Eukalyptusschnittholz; Eukalyptusbohle; Eukalyptusbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'eucalyptus; sciage d'eucalyptus; eucalyptus scié
es: madera aserrada de eucalipto; tablón de eucalipto; eucalipto aserrado
it: tavola di eucalipto + segata|legname|grezza|piallata|mm; legname di eucalipto; segato di eucalipto
nl: gezaagd eucalyptus; eucalyptus plank + gezaagd|ruw|geschaafd|mm; eucalyptus balk
pl: tarcica eukaliptusowa; deska eukaliptusowa + tarcica|suszona|strugana|mm; kantówka eukaliptusowa
pt: madeira serrada de eucalipto; prancha de eucalipto; eucalipto serrado
not: eucalyptus lumber rack; eucalyptus timber frame house; eucalyptus plank floor; eucalyptus board game; eucalyptus plank door; eucalyptus plank table; eucalyptus plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440799
t: sawn eucalyptus, kiln dried, 50 mm => 440799
t: eucalyptus dining table => !4407

@ sawn-ipe
en: ipe wood lumber; ipe wood timber; ipe wood plank; ipe lumber; ipe timber; ipe plank; sawn ipe + wood; sawn ipe; ipe wood board + sawn|kiln|rough|planed|unedged|edged|mm; ipe wood batten
de: Ipeschnittholz; Ipebohle; Ipebretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'ipé; sciage d'ipé; ipé scié
es: madera aserrada de ipé; tablón de ipé; ipé aserrado
it: tavola di ipè + segata|legname|grezza|piallata|mm; legname di ipè; segato di ipè
nl: gezaagd ipé; ipé plank + gezaagd|ruw|geschaafd|mm; ipé balk
pl: tarcica ipowa; deska ipowa + tarcica|suszona|strugana|mm; kantówka ipowa
pt: madeira serrada de ipê; prancha de ipê; ipê serrado
not: ipe wood lumber rack; ipe wood timber frame house; ipe wood plank floor; ipe wood board game; ipe wood plank door; ipe wood plank table; ipe wood plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440729
t: sawn ipe wood, kiln dried, 50 mm => 440729
t: ipe wood dining table => !4407

@ sawn-iroko
en: iroko lumber; iroko timber; iroko plank; sawn iroko; iroko board + sawn|kiln|rough|planed|unedged|edged|mm; iroko batten
de: Irokoschnittholz; Irokobohle; Irokobretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'iroko; sciage d'iroko; iroko scié
es: madera aserrada de iroko; tablón de iroko; iroko aserrado
it: tavola di iroko + segata|legname|grezza|piallata|mm; legname di iroko; segato di iroko
nl: gezaagd iroko; iroko plank + gezaagd|ruw|geschaafd|mm; iroko balk
pl: tarcica irokowa; deska irokowa + tarcica|suszona|strugana|mm; kantówka irokowa
pt: madeira serrada de iroko; prancha de iroko; iroko serrado
not: iroko lumber rack; iroko timber frame house; iroko plank floor; iroko board game; iroko plank door; iroko plank table; iroko plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440728
t: sawn iroko, kiln dried, 50 mm => 440728
t: iroko dining table => !4407

@ sawn-khaya
en: khaya lumber; khaya timber; khaya plank; african mahogany lumber; african mahogany timber; african mahogany plank; sawn khaya; sawn african mahogany; khaya board + sawn|kiln|rough|planed|unedged|edged|mm; khaya batten
de: Khayaschnittholz; Khayabohle; Khayabretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'acajou d'afrique; sciage d'acajou d'afrique; acajou d'afrique scié
es: madera aserrada de caoba africana; tablón de caoba africana; caoba africana aserrado
it: tavola di mogano africano + segata|legname|grezza|piallata|mm; legname di mogano africano; segato di mogano africano
nl: gezaagd khaya; khaya plank + gezaagd|ruw|geschaafd|mm; khaya balk
pl: tarcica khayowa; deska khayowa + tarcica|suszona|strugana|mm; kantówka khayowa
pt: madeira serrada de mogno africano; prancha de mogno africano; mogno africano serrado
not: khaya lumber rack; khaya timber frame house; khaya plank floor; khaya board game; khaya plank door; khaya plank table; khaya plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440729
t: sawn khaya, kiln dried, 50 mm => 440729
t: khaya dining table => !4407

@ sawn-larch
en: larch lumber; larch timber; larch plank; siberian larch lumber; siberian larch timber; siberian larch plank; sawn larch; sawn siberian larch; larch board + sawn|kiln|rough|planed|unedged|edged|mm; larch batten
de: Lärchenschnittholz; Lärchenbohle; Lärchenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Lärchenholz gesägt; gesägtes Lärchenholz
fr: planche de mélèze; sciage de mélèze; mélèze scié; bois de mélèze scié
es: madera aserrada de alerce; tablón de alerce; alerce aserrado
it: tavola di larice + segata|legname|grezza|piallata|mm; legname di larice; segato di larice
nl: gezaagd lariks; lariks plank + gezaagd|ruw|geschaafd|mm; lariks balk; lariks gezaagd
pl: tarcica modrzewiowa; deska modrzewiowa + tarcica|suszona|strugana|mm; kantówka modrzewiowa
pt: madeira serrada de lariço; prancha de lariço; lariço serrado
not: larch lumber rack; larch timber frame house; larch plank floor; larch board game; larch plank door; larch plank table; larch plank flooring
  thickness<=6mm -> 440810 ~.03   # 4407 begins above 6 mm
  * -> 440719
t: sawn larch, kiln dried, 50 mm => 440719
t: larch dining table => !4407

@ sawn-limewood
en: lime wood lumber; lime wood timber; lime wood plank; basswood lumber; basswood timber; basswood plank; linden wood lumber; linden wood timber; linden wood plank; sawn lime + wood; sawn basswood; sawn linden + wood; lime wood board + sawn|kiln|rough|planed|unedged|edged|mm; lime wood batten
de: Lindenschnittholz; Lindenbohle; Lindenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de tilleul; sciage de tilleul; tilleul scié
es: madera aserrada de tilo; tablón de tilo; tilo aserrado
it: tavola di tiglio + segata|legname|grezza|piallata|mm; legname di tiglio; segato di tiglio
nl: gezaagd linden; linden plank + gezaagd|ruw|geschaafd|mm; linden balk
pl: tarcica lipowa; deska lipowa + tarcica|suszona|strugana|mm; kantówka lipowa
pt: madeira serrada de tília; prancha de tília; tília serrado
not: lime wood lumber rack; lime wood timber frame house; lime wood plank floor; lime wood board game; lime wood plank door; lime wood plank table; lime wood plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440799
t: sawn lime wood, kiln dried, 50 mm => 440799
t: lime wood dining table => !4407

@ sawn-mahogany
en: mahogany lumber; mahogany timber; mahogany plank; sawn mahogany; mahogany board + sawn|kiln|rough|planed|unedged|edged|mm; mahogany batten
de: Mahagonischnittholz; Mahagonibohle; Mahagonibretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'acajou; sciage d'acajou; acajou scié
es: madera aserrada de caoba; tablón de caoba; caoba aserrado
it: tavola di mogano + segata|legname|grezza|piallata|mm; legname di mogano; segato di mogano
nl: gezaagd mahonie; mahonie plank + gezaagd|ruw|geschaafd|mm; mahonie balk
pl: tarcica mahoniowa; deska mahoniowa + tarcica|suszona|strugana|mm; kantówka mahoniowa
pt: madeira serrada de mogno; prancha de mogno; mogno serrado
not: mahogany lumber rack; mahogany timber frame house; mahogany plank floor; mahogany board game; mahogany plank door; mahogany plank table; mahogany plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440721
t: sawn mahogany, kiln dried, 50 mm => 440721
t: mahogany dining table => !4407

@ sawn-maple
en: maple lumber; maple timber; maple plank; sawn maple; maple board + sawn|kiln|rough|planed|unedged|edged|mm; maple batten
de: Ahornschnittholz; Ahornbohle; Ahornbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Ahornholz gesägt; gesägtes Ahornholz
fr: planche d'érable; sciage d'érable; érable scié; bois de érable scié
es: madera aserrada de arce; tablón de arce; arce aserrado
it: tavola di acero + segata|legname|grezza|piallata|mm; legname di acero; segato di acero
nl: gezaagd esdoorn; esdoorn plank + gezaagd|ruw|geschaafd|mm; esdoorn balk; gezaagd esdoornhout; esdoornhout gezaagd
pl: tarcica klonowa; deska klonowa + tarcica|suszona|strugana|mm; kantówka klonowa
pt: madeira serrada de ácer; prancha de ácer; ácer serrado
not: maple lumber rack; maple timber frame house; maple plank floor; maple board game; maple plank door; maple plank table; maple plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440793
t: sawn maple, kiln dried, 50 mm => 440793
t: maple dining table => !4407

@ sawn-merbau
en: merbau lumber; merbau timber; merbau plank; sawn merbau; merbau board + sawn|kiln|rough|planed|unedged|edged|mm; merbau batten
de: Merbauschnittholz; Merbaubohle; Merbaubretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de merbau; sciage de merbau; merbau scié
es: madera aserrada de merbau; tablón de merbau; merbau aserrado
it: tavola di merbau + segata|legname|grezza|piallata|mm; legname di merbau; segato di merbau
nl: gezaagd merbau; merbau plank + gezaagd|ruw|geschaafd|mm; merbau balk
pl: tarcica merbauowa; deska merbauowa + tarcica|suszona|strugana|mm; kantówka merbauowa
pt: madeira serrada de merbau; prancha de merbau; merbau serrado
not: merbau lumber rack; merbau timber frame house; merbau plank floor; merbau board game; merbau plank door; merbau plank table; merbau plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440729
t: sawn merbau, kiln dried, 50 mm => 440729
t: merbau dining table => !4407

@ sawn-oak
en: oak lumber; oak timber; oak plank; sawn oak; oak board + sawn|kiln|rough|planed|unedged|edged|mm; oak batten
de: Eichenschnittholz; Eichenbohle; Eichenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Eichenholz gesägt; gesägtes Eichenholz
fr: planche de chêne; sciage de chêne; chêne scié; bois de chêne scié; sciages de chêne
es: madera aserrada de roble; tablón de roble; roble aserrado
it: tavola di rovere + segata|legname|grezza|piallata|mm; legname di rovere; segato di rovere
nl: gezaagd eiken; eiken plank + gezaagd|ruw|geschaafd|mm; eiken balk; gezaagd eikenhout; eikenhout gezaagd; eiken planken + gezaagd|ruw|geschaafd|mm
pl: tarcica dębowa; deska dębowa + tarcica|suszona|strugana|mm; kantówka dębowa; tarcica dąb; deski dębowe + tarcica|suszone|strugane|mm
pt: madeira serrada de carvalho; prancha de carvalho; carvalho serrado
not: oak lumber rack; oak timber frame house; oak plank floor; oak board game; oak plank door; oak plank table; oak plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440791
t: sawn oak, kiln dried, 50 mm => 440791
t: oak dining table => !4407

@ sawn-okoume
en: okoume lumber; okoume timber; okoume plank; gaboon lumber; gaboon timber; gaboon plank; sawn okoume; sawn gaboon; okoume board + sawn|kiln|rough|planed|unedged|edged|mm; okoume batten
de: Okoumeschnittholz; Okoumebohle; Okoumebretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche d'okoumé; sciage d'okoumé; okoumé scié
es: madera aserrada de okume; tablón de okume; okume aserrado
it: tavola di okoumé + segata|legname|grezza|piallata|mm; legname di okoumé; segato di okoumé
nl: gezaagd okoumé; okoumé plank + gezaagd|ruw|geschaafd|mm; okoumé balk
pl: tarcica okume; deska okume + tarcica|suszona|strugana|mm; kantówka okume
pt: madeira serrada de okumé; prancha de okumé; okumé serrado
not: okoume lumber rack; okoume timber frame house; okoume plank floor; okoume board game; okoume plank door; okoume plank table; okoume plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440729
t: sawn okoume, kiln dried, 50 mm => 440729
t: okoume dining table => !4407

@ sawn-padauk
en: padauk lumber; padauk timber; padauk plank; padouk lumber; padouk timber; padouk plank; sawn padauk; sawn padouk; padauk board + sawn|kiln|rough|planed|unedged|edged|mm; padauk batten
de: Padoukschnittholz; Padoukbohle; Padoukbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de padouk; sciage de padouk; padouk scié
es: madera aserrada de padouk; tablón de padouk; padouk aserrado
it: tavola di padouk + segata|legname|grezza|piallata|mm; legname di padouk; segato di padouk
nl: gezaagd padoek; padoek plank + gezaagd|ruw|geschaafd|mm; padoek balk
pl: tarcica padoukowa; deska padoukowa + tarcica|suszona|strugana|mm; kantówka padoukowa
pt: madeira serrada de padouk; prancha de padouk; padouk serrado
not: padauk lumber rack; padauk timber frame house; padauk plank floor; padauk board game; padauk plank door; padauk plank table; padauk plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440729
t: sawn padauk, kiln dried, 50 mm => 440729
t: padauk dining table => !4407

@ sawn-paulownia
en: paulownia lumber; paulownia timber; paulownia plank; kiri wood lumber; kiri wood timber; kiri wood plank; sawn paulownia; sawn kiri + wood; paulownia board + sawn|kiln|rough|planed|unedged|edged|mm; paulownia batten
de: Paulowniaschnittholz; Paulowniabohle; Paulowniabretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de paulownia; sciage de paulownia; paulownia scié
es: madera aserrada de paulonia; tablón de paulonia; paulonia aserrado
it: tavola di paulonia + segata|legname|grezza|piallata|mm; legname di paulonia; segato di paulonia
nl: gezaagd paulownia; paulownia plank + gezaagd|ruw|geschaafd|mm; paulownia balk
pl: tarcica paulowniowa; deska paulowniowa + tarcica|suszona|strugana|mm; kantówka paulowniowa
pt: madeira serrada de paulównia; prancha de paulównia; paulównia serrado
not: paulownia lumber rack; paulownia timber frame house; paulownia plank floor; paulownia board game; paulownia plank door; paulownia plank table; paulownia plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440799
t: sawn paulownia, kiln dried, 50 mm => 440799
t: paulownia dining table => !4407

@ sawn-pine
en: pine lumber; pine timber; pine plank; scots pine lumber; scots pine timber; scots pine plank; yellow pine lumber; yellow pine timber; yellow pine plank; sawn pine; sawn scots pine; sawn yellow pine; pine board + sawn|kiln|rough|planed|unedged|edged|mm; pine batten
de: Kiefernschnittholz = sawn pine; Kiefernbohle = pine plank; Kiefernbretter = pine board + gesägt|getrocknet|besäumt|unbesäumt|mm; Kiefernholz gesägt = sawn pine wood; gesägtes Kiefernholz = sawn pine wood; Kantholz Kiefer = squared pine timber
fr: planche de pin = pine plank; sciage de pin = sawn pine; pin scié = sawn pine; bois de pin scié = sawn pine wood; pin en planches = pine boards
es: madera aserrada de pino = pine lumber; tablón de pino = pine plank; pino aserrado = sawn pine
it: tavola di pino = pine board + segata|legname|grezza|piallata|mm; legname di pino = pine timber; segato di pino = sawn pine
nl: gezaagd grenen = sawn pine; grenen plank = pine plank + gezaagd|ruw|geschaafd|mm; grenen balk = pine beam; gezaagd grenenhout = sawn pine; grenenhout gezaagd = sawn pine; grenen planken = pine plank + gezaagd|ruw|geschaafd|mm
pl: tarcica sosnowa = sawn pine; deska sosnowa = pine plank + tarcica|suszona|strugana|mm; kantówka sosnowa = pine squared timber; deski sosnowe = pine planks + tarcica|suszone|strugane|mm; łaty sosnowe = pine battens
pt: madeira serrada de pinho = sawn pine; prancha de pinho = pine plank; pinho serrado = sawn pine
not: pine lumber rack; pine timber frame house; pine plank floor; pine board game; pine plank door; pine plank table; pine plank flooring
  thickness<=6mm -> 440810 ~.03   # 4407 begins above 6 mm
  * -> 440711
t: sawn pine, kiln dried, 50 mm => 440711
t: pine dining table => !4407

@ sawn-poplar
en: poplar lumber; poplar timber; poplar plank; sawn poplar; poplar board + sawn|kiln|rough|planed|unedged|edged|mm; poplar batten
de: Pappelschnittholz; Pappelbohle; Pappelbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Pappelholz gesägt; gesägtes Pappelholz
fr: planche de peuplier; sciage de peuplier; peuplier scié; bois de peuplier scié
es: madera aserrada de chopo; tablón de chopo; chopo aserrado
it: tavola di pioppo + segata|legname|grezza|piallata|mm; legname di pioppo; segato di pioppo
nl: gezaagd populieren; populieren plank + gezaagd|ruw|geschaafd|mm; populieren balk; gezaagd populierenhout; populierenhout gezaagd
pl: tarcica topolowa; deska topolowa + tarcica|suszona|strugana|mm; kantówka topolowa
pt: madeira serrada de choupo; prancha de choupo; choupo serrado
not: poplar lumber rack; poplar timber frame house; poplar plank floor; poplar board game; poplar plank door; poplar plank table; poplar plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440797
t: sawn poplar, kiln dried, 50 mm => 440797
t: poplar dining table => !4407

@ sawn-red-cedar
en: western red cedar lumber; western red cedar timber; western red cedar plank; red cedar lumber; red cedar timber; red cedar plank; sawn western red cedar; sawn red cedar; western red cedar board + sawn|kiln|rough|planed|unedged|edged|mm; western red cedar batten
de: Zedernschnittholz; Zedernbohle; Zedernbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de cèdre rouge; sciage de cèdre rouge; cèdre rouge scié
es: madera aserrada de cedro rojo del oeste; tablón de cedro rojo del oeste; cedro rojo del oeste aserrado
it: tavola di cedro rosso + segata|legname|grezza|piallata|mm; legname di cedro rosso; segato di cedro rosso
nl: gezaagd western red cedar; western red cedar plank + gezaagd|ruw|geschaafd|mm; western red cedar balk
pl: tarcica cedrowa; deska cedrowa + tarcica|suszona|strugana|mm; kantówka cedrowa
pt: madeira serrada de cedro vermelho do oeste; prancha de cedro vermelho do oeste; cedro vermelho do oeste serrado
not: western red cedar lumber rack; western red cedar timber frame house; western red cedar plank floor; western red cedar board game; western red cedar plank door; western red cedar plank table; western red cedar plank flooring
  thickness<=6mm -> 440810 ~.03   # 4407 begins above 6 mm
  * -> 440719
t: sawn western red cedar, kiln dried, 50 mm => 440719
t: western red cedar dining table => !4407

@ sawn-robinia
en: robinia lumber; robinia timber; robinia plank; black locust lumber; black locust timber; black locust plank; sawn robinia; sawn black locust; robinia board + sawn|kiln|rough|planed|unedged|edged|mm; robinia batten
de: Robinienschnittholz; Robinienbohle; Robinienbretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de robinier; sciage de robinier; robinier scié
es: madera aserrada de robinia; tablón de robinia; robinia aserrado
it: tavola di robinia + segata|legname|grezza|piallata|mm; legname di robinia; segato di robinia
nl: gezaagd robinia; robinia plank + gezaagd|ruw|geschaafd|mm; robinia balk
pl: tarcica robiniowa; deska robiniowa + tarcica|suszona|strugana|mm; kantówka robiniowa
pt: madeira serrada de robínia; prancha de robínia; robínia serrado
not: robinia lumber rack; robinia timber frame house; robinia plank floor; robinia board game; robinia plank door; robinia plank table; robinia plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440799
t: sawn robinia, kiln dried, 50 mm => 440799
t: robinia dining table => !4407

@ sawn-sapele
en: sapele lumber; sapele timber; sapele plank; sapelli lumber; sapelli timber; sapelli plank; sawn sapele; sawn sapelli; sapele board + sawn|kiln|rough|planed|unedged|edged|mm; sapele batten
de: Sapellischnittholz; Sapellibohle; Sapellibretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de sapelli; sciage de sapelli; sapelli scié
es: madera aserrada de sapelli; tablón de sapelli; sapelli aserrado
it: tavola di sapelli + segata|legname|grezza|piallata|mm; legname di sapelli; segato di sapelli
nl: gezaagd sapeli; sapeli plank + gezaagd|ruw|geschaafd|mm; sapeli balk
pl: tarcica sapelowa; deska sapelowa + tarcica|suszona|strugana|mm; kantówka sapelowa
pt: madeira serrada de sapelli; prancha de sapelli; sapelli serrado
not: sapele lumber rack; sapele timber frame house; sapele plank floor; sapele board game; sapele plank door; sapele plank table; sapele plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440727
t: sawn sapele, kiln dried, 50 mm => 440727
t: sapele dining table => !4407

@ sawn-spruce
en: spruce lumber; spruce timber; spruce plank; whitewood lumber; whitewood timber; whitewood plank; sawn spruce; sawn whitewood; spruce board + sawn|kiln|rough|planed|unedged|edged|mm; spruce batten
de: Fichtenschnittholz; Fichtenbohle; Fichtenbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Fichtenholz gesägt; gesägtes Fichtenholz; Kantholz Fichte
fr: planche d'épicéa; sciage d'épicéa; épicéa scié; bois d'épicéa scié; sciages d'épicéa; épicéa en planches
es: madera aserrada de abeto rojo; tablón de abeto rojo; abeto rojo aserrado
it: tavola di abete rosso + segata|legname|grezza|piallata|mm; legname di abete rosso; segato di abete rosso
nl: gezaagd vuren; vuren plank + gezaagd|ruw|geschaafd|mm; vuren balk; gezaagd vurenhout; vurenhout gezaagd; vuren planken + gezaagd|ruw|geschaafd|mm
pl: tarcica świerkowa; deska świerkowa + tarcica|suszona|strugana|mm; kantówka świerkowa
pt: madeira serrada de espruce; prancha de espruce; espruce serrado
not: spruce lumber rack; spruce timber frame house; spruce plank floor; spruce board game; spruce plank door; spruce plank table; spruce plank flooring
  thickness<=6mm -> 440810 ~.03   # 4407 begins above 6 mm
  * -> 440712
t: sawn spruce, kiln dried, 50 mm => 440712
t: spruce dining table => !4407

@ sawn-teak
en: teak lumber; teak timber; teak plank; burma teak lumber; burma teak timber; burma teak plank; sawn teak; sawn burma teak; teak board + sawn|kiln|rough|planed|unedged|edged|mm; teak batten
de: Teakschnittholz; Teakbohle; Teakbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Teakholz gesägt; gesägtes Teakholz
fr: planche de teck; sciage de teck; teck scié; bois de teck scié
es: madera aserrada de teca; tablón de teca; teca aserrado
it: tavola di teak + segata|legname|grezza|piallata|mm; legname di teak; segato di teak
nl: gezaagd teak; teak plank + gezaagd|ruw|geschaafd|mm; teak balk; gezaagd teakhout; teakhout gezaagd
pl: tarcica tekowa; deska tekowa + tarcica|suszona|strugana|mm; kantówka tekowa
pt: madeira serrada de teca; prancha de teca; teca serrado
not: teak lumber rack; teak timber frame house; teak plank floor; teak board game; teak plank door; teak plank table; teak plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440723
t: sawn teak, kiln dried, 50 mm => 440723
t: teak dining table => !4407

@ sawn-walnut
en: walnut lumber; walnut timber; walnut plank; black walnut lumber; black walnut timber; black walnut plank; sawn walnut; sawn black walnut; walnut board + sawn|kiln|rough|planed|unedged|edged|mm; walnut batten
de: Nussbaumschnittholz; Nussbaumbohle; Nussbaumbretter + gesägt|getrocknet|besäumt|unbesäumt|mm; Nussbaumholz gesägt; gesägtes Nussbaumholz
fr: planche de noyer; sciage de noyer; noyer scié; bois de noyer scié
es: madera aserrada de nogal; tablón de nogal; nogal aserrado
it: tavola di noce + segata|legname|grezza|piallata|mm; legname di noce; segato di noce
nl: gezaagd noten; noten plank + gezaagd|ruw|geschaafd|mm; noten balk; gezaagd notenhout; notenhout gezaagd
pl: tarcica orzechowa; deska orzechowa + tarcica|suszona|strugana|mm; kantówka orzechowa
pt: madeira serrada de nogueira; prancha de nogueira; nogueira serrado
not: walnut lumber rack; walnut timber frame house; walnut plank floor; walnut board game; walnut plank door; walnut plank table; walnut plank flooring
  thickness<=6mm -> 440890 ~.03   # 4407 begins above 6 mm
  * -> 440799
t: sawn walnut, kiln dried, 50 mm => 440799
t: walnut dining table => !4407

@ sawn-wenge
en: wenge lumber; wenge timber; wenge plank; sawn wenge; wenge board + sawn|kiln|rough|planed|unedged|edged|mm; wenge batten
de: Wengeschnittholz; Wengebohle; Wengebretter + gesägt|getrocknet|besäumt|unbesäumt|mm
fr: planche de wengé; sciage de wengé; wengé scié
es: madera aserrada de wengué; tablón de wengué; wengué aserrado
it: tavola di wengè + segata|legname|grezza|piallata|mm; legname di wengè; segato di wengè
nl: gezaagd wengé; wengé plank + gezaagd|ruw|geschaafd|mm; wengé balk
pl: tarcica wengowa; deska wengowa + tarcica|suszona|strugana|mm; kantówka wengowa
pt: madeira serrada de wengue; prancha de wengue; wengue serrado
not: wenge lumber rack; wenge timber frame house; wenge plank floor; wenge board game; wenge plank door; wenge plank table; wenge plank flooring
  thickness<=6mm -> 440839 ~.03   # 4407 begins above 6 mm
  * -> 440729
t: sawn wenge, kiln dried, 50 mm => 440729
t: wenge dining table => !4407

@ veneer-alder
en: alder veneer; red alder veneer; alder veneer sheet; alder face veneer
de: Erlenfurnier; Furnier Erle
fr: placage d'aulne; placage aulne; feuille de placage aulne
es: chapa de aliso; chapa de madera de aliso
it: impiallacciatura di ontano; tranciato di ontano; piallaccio di ontano
nl: elzen fineer; fineer elzen
pl: fornir olchowy; okleina olchowa + naturalna|fornir
pt: folheado de amieiro; lâmina de amieiro
not: alder veneer door; alder veneer plywood; alder veneer mdf; alder veneer table; alder veneer panel; alder veneer edging
  thickness>6mm -> 440799 ~.02
  * -> 440890
t: alder veneer 0.6 mm, sliced => 440890
t: alder veneer door, interior => !4408

@ veneer-ash
en: ash wood veneer; ash veneer; ash wood veneer sheet; ash wood face veneer
de: Eschenfurnier; Furnier Esche
fr: placage de frêne; placage frêne; feuille de placage frêne
es: chapa de fresno; chapa de madera de fresno
it: impiallacciatura di frassino; tranciato di frassino; piallaccio di frassino
nl: essen fineer; fineer essen
pl: fornir jesionowy; okleina jesionowa + naturalna|fornir
pt: folheado de freixo; lâmina de freixo
not: ash wood veneer door; ash wood veneer plywood; ash wood veneer mdf; ash wood veneer table; ash wood veneer panel; ash wood veneer edging
  thickness>6mm -> 440795 ~.02
  * -> 440890
t: ash wood veneer 0.6 mm, sliced => 440890
t: ash wood veneer door, interior => !4408

@ veneer-azobe
en: azobe veneer; ekki veneer; azobe veneer sheet; azobe face veneer
de: Azobefurnier; Furnier Azobe
fr: placage d'azobé; placage azobé; feuille de placage azobé
es: chapa de azobé; chapa de madera de azobé
it: impiallacciatura di azobè; tranciato di azobè; piallaccio di azobè
nl: azobé fineer; fineer azobé
pl: fornir azobe; okleina azobe + naturalna|fornir
pt: folheado de azobé; lâmina de azobé
not: azobe veneer door; azobe veneer plywood; azobe veneer mdf; azobe veneer table; azobe veneer panel; azobe veneer edging
  thickness>6mm -> 440729 ~.02
  * -> 440839
t: azobe veneer 0.6 mm, sliced => 440839
t: azobe veneer door, interior => !4408

@ veneer-balsa
en: balsa veneer; balsa veneer sheet; balsa face veneer
de: Balsafurnier; Furnier Balsa
fr: placage de balsa; placage balsa; feuille de placage balsa
es: chapa de balsa; chapa de madera de balsa
it: impiallacciatura di balsa; tranciato di balsa; piallaccio di balsa
nl: balsa fineer; fineer balsa
pl: fornir balsowy; okleina balsowa + naturalna|fornir
pt: folheado de balsa; lâmina de balsa
not: balsa veneer door; balsa veneer plywood; balsa veneer mdf; balsa veneer table; balsa veneer panel; balsa veneer edging
  thickness>6mm -> 440722 ~.02
  * -> 440839
t: balsa veneer 0.6 mm, sliced => 440839
t: balsa veneer door, interior => !4408

@ veneer-beech
en: beech veneer; beech veneer sheet; beech face veneer
de: Buchenfurnier; Furnier Buche
fr: placage de hêtre; placage hêtre; feuille de placage hêtre
es: chapa de haya; chapa de madera de haya
it: impiallacciatura di faggio; tranciato di faggio; piallaccio di faggio
nl: beuken fineer; fineer beuken
pl: fornir bukowy; okleina bukowa + naturalna|fornir
pt: folheado de faia; lâmina de faia
not: beech veneer door; beech veneer plywood; beech veneer mdf; beech veneer table; beech veneer panel; beech veneer edging
  thickness>6mm -> 440792 ~.02
  * -> 440890
t: beech veneer 0.6 mm, sliced => 440890
t: beech veneer door, interior => !4408

@ veneer-birch
en: birch veneer; birch veneer sheet; birch face veneer
de: Birkenfurnier; Furnier Birke
fr: placage de bouleau; placage bouleau; feuille de placage bouleau
es: chapa de abedul; chapa de madera de abedul
it: impiallacciatura di betulla; tranciato di betulla; piallaccio di betulla
nl: berken fineer; fineer berken
pl: fornir brzozowy; okleina brzozowa + naturalna|fornir
pt: folheado de bétula; lâmina de bétula
not: birch veneer door; birch veneer plywood; birch veneer mdf; birch veneer table; birch veneer panel; birch veneer edging
  thickness>6mm -> 440796 ~.02
  * -> 440890
t: birch veneer 0.6 mm, sliced => 440890
t: birch veneer door, interior => !4408

@ veneer-cherry
en: cherry wood veneer; cherry veneer; cherry wood veneer sheet; cherry wood face veneer
de: Kirschbaumfurnier; Furnier Kirschbaum
fr: placage de merisier; placage merisier; feuille de placage merisier
es: chapa de cerezo; chapa de madera de cerezo
it: impiallacciatura di ciliegio; tranciato di ciliegio; piallaccio di ciliegio
nl: kersen fineer; fineer kersen
pl: fornir czereśniowy; okleina czereśniowa + naturalna|fornir
pt: folheado de cerejeira; lâmina de cerejeira
not: cherry wood veneer door; cherry wood veneer plywood; cherry wood veneer mdf; cherry wood veneer table; cherry wood veneer panel; cherry wood veneer edging
  thickness>6mm -> 440794 ~.02
  * -> 440890
t: cherry wood veneer 0.6 mm, sliced => 440890
t: cherry wood veneer door, interior => !4408

@ veneer-chestnut
en: sweet chestnut veneer; chestnut wood veneer; sweet chestnut veneer sheet; sweet chestnut face veneer
de: Kastanienfurnier; Furnier Kastanie
fr: placage de châtaignier; placage châtaignier; feuille de placage châtaignier
es: chapa de castaño; chapa de madera de castaño
it: impiallacciatura di castagno; tranciato di castagno; piallaccio di castagno
nl: kastanje fineer; fineer kastanje
pl: fornir kasztanowy; okleina kasztanowa + naturalna|fornir
pt: folheado de castanheiro; lâmina de castanheiro
not: sweet chestnut veneer door; sweet chestnut veneer plywood; sweet chestnut veneer mdf; sweet chestnut veneer table; sweet chestnut veneer panel; sweet chestnut veneer edging
  thickness>6mm -> 440799 ~.02
  * -> 440890
t: sweet chestnut veneer 0.6 mm, sliced => 440890
t: sweet chestnut veneer door, interior => !4408

@ veneer-douglas
en: douglas fir veneer; oregon pine veneer; douglas fir veneer sheet; douglas fir face veneer
de: Douglasienfurnier; Furnier Douglasie
fr: placage de douglas; placage douglas; feuille de placage douglas
es: chapa de abeto douglas; chapa de madera de abeto douglas
it: impiallacciatura di douglasia; tranciato di douglasia; piallaccio di douglasia
nl: douglas fineer; fineer douglas; fineer douglazen
pl: fornir daglezjowy; okleina daglezjowa + naturalna|fornir
pt: folheado de abeto de douglas; lâmina de abeto de douglas
not: douglas fir veneer door; douglas fir veneer plywood; douglas fir veneer mdf; douglas fir veneer table; douglas fir veneer panel; douglas fir veneer edging
  thickness>6mm -> 440719 ~.02
  * -> 440810
t: douglas fir veneer 0.6 mm, sliced => 440810
t: douglas fir veneer door, interior => !4408

@ veneer-eucalyptus
en: eucalyptus veneer; eucalyptus veneer sheet; eucalyptus face veneer
de: Eukalyptusfurnier; Furnier Eukalyptus
fr: placage d'eucalyptus; placage eucalyptus; feuille de placage eucalyptus
es: chapa de eucalipto; chapa de madera de eucalipto
it: impiallacciatura di eucalipto; tranciato di eucalipto; piallaccio di eucalipto
nl: eucalyptus fineer; fineer eucalyptus
pl: fornir eukaliptusowy; okleina eukaliptusowa + naturalna|fornir
pt: folheado de eucalipto; lâmina de eucalipto
not: eucalyptus veneer door; eucalyptus veneer plywood; eucalyptus veneer mdf; eucalyptus veneer table; eucalyptus veneer panel; eucalyptus veneer edging
  thickness>6mm -> 440799 ~.02
  * -> 440890
t: eucalyptus veneer 0.6 mm, sliced => 440890
t: eucalyptus veneer door, interior => !4408

@ veneer-ipe
en: ipe wood veneer; ipe veneer; ipe wood veneer sheet; ipe wood face veneer
de: Ipefurnier; Furnier Ipe
fr: placage d'ipé; placage ipé; feuille de placage ipé
es: chapa de ipé; chapa de madera de ipé
it: impiallacciatura di ipè; tranciato di ipè; piallaccio di ipè
nl: ipé fineer; fineer ipé
pl: fornir ipowy; okleina ipowa + naturalna|fornir
pt: folheado de ipê; lâmina de ipê
not: ipe wood veneer door; ipe wood veneer plywood; ipe wood veneer mdf; ipe wood veneer table; ipe wood veneer panel; ipe wood veneer edging
  thickness>6mm -> 440729 ~.02
  * -> 440839
t: ipe wood veneer 0.6 mm, sliced => 440839
t: ipe wood veneer door, interior => !4408

@ veneer-iroko
en: iroko veneer; iroko veneer sheet; iroko face veneer
de: Irokofurnier; Furnier Iroko
fr: placage d'iroko; placage iroko; feuille de placage iroko
es: chapa de iroko; chapa de madera de iroko
it: impiallacciatura di iroko; tranciato di iroko; piallaccio di iroko
nl: iroko fineer; fineer iroko
pl: fornir irokowy; okleina irokowa + naturalna|fornir
pt: folheado de iroko; lâmina de iroko
not: iroko veneer door; iroko veneer plywood; iroko veneer mdf; iroko veneer table; iroko veneer panel; iroko veneer edging
  thickness>6mm -> 440728 ~.02
  * -> 440839
t: iroko veneer 0.6 mm, sliced => 440839
t: iroko veneer door, interior => !4408

@ veneer-khaya
en: khaya veneer; african mahogany veneer; khaya veneer sheet; khaya face veneer
de: Khayafurnier; Furnier Khaya
fr: placage d'acajou d'afrique; placage acajou d'afrique; feuille de placage acajou d'afrique
es: chapa de caoba africana; chapa de madera de caoba africana
it: impiallacciatura di mogano africano; tranciato di mogano africano; piallaccio di mogano africano
nl: khaya fineer; fineer khaya
pl: fornir khayowy; okleina khayowa + naturalna|fornir
pt: folheado de mogno africano; lâmina de mogno africano
not: khaya veneer door; khaya veneer plywood; khaya veneer mdf; khaya veneer table; khaya veneer panel; khaya veneer edging
  thickness>6mm -> 440729 ~.02
  * -> 440839
t: khaya veneer 0.6 mm, sliced => 440839
t: khaya veneer door, interior => !4408

@ veneer-larch
en: larch veneer; siberian larch veneer; larch veneer sheet; larch face veneer
de: Lärchenfurnier; Furnier Lärche
fr: placage de mélèze; placage mélèze; feuille de placage mélèze
es: chapa de alerce; chapa de madera de alerce
it: impiallacciatura di larice; tranciato di larice; piallaccio di larice
nl: lariks fineer; fineer lariks
pl: fornir modrzewiowy; okleina modrzewiowa + naturalna|fornir
pt: folheado de lariço; lâmina de lariço
not: larch veneer door; larch veneer plywood; larch veneer mdf; larch veneer table; larch veneer panel; larch veneer edging
  thickness>6mm -> 440719 ~.02
  * -> 440810
t: larch veneer 0.6 mm, sliced => 440810
t: larch veneer door, interior => !4408

@ veneer-limewood
en: lime wood veneer; basswood veneer; linden wood veneer; lime wood veneer sheet; lime wood face veneer
de: Lindenfurnier; Furnier Linde
fr: placage de tilleul; placage tilleul; feuille de placage tilleul
es: chapa de tilo; chapa de madera de tilo
it: impiallacciatura di tiglio; tranciato di tiglio; piallaccio di tiglio
nl: linden fineer; fineer linden
pl: fornir lipowy; okleina lipowa + naturalna|fornir
pt: folheado de tília; lâmina de tília
not: lime wood veneer door; lime wood veneer plywood; lime wood veneer mdf; lime wood veneer table; lime wood veneer panel; lime wood veneer edging
  thickness>6mm -> 440799 ~.02
  * -> 440890
t: lime wood veneer 0.6 mm, sliced => 440890
t: lime wood veneer door, interior => !4408

@ veneer-mahogany
en: mahogany veneer; mahogany veneer sheet; mahogany face veneer
de: Mahagonifurnier; Furnier Mahagoni
fr: placage d'acajou; placage acajou; feuille de placage acajou
es: chapa de caoba; chapa de madera de caoba
it: impiallacciatura di mogano; tranciato di mogano; piallaccio di mogano
nl: mahonie fineer; fineer mahonie
pl: fornir mahoniowy; okleina mahoniowa + naturalna|fornir
pt: folheado de mogno; lâmina de mogno
not: mahogany veneer door; mahogany veneer plywood; mahogany veneer mdf; mahogany veneer table; mahogany veneer panel; mahogany veneer edging
  thickness>6mm -> 440721 ~.02
  * -> 440839
t: mahogany veneer 0.6 mm, sliced => 440839
t: mahogany veneer door, interior => !4408

@ veneer-maple
en: maple veneer; maple veneer sheet; maple face veneer
de: Ahornfurnier; Furnier Ahorn
fr: placage d'érable; placage érable; feuille de placage érable
es: chapa de arce; chapa de madera de arce
it: impiallacciatura di acero; tranciato di acero; piallaccio di acero
nl: esdoorn fineer; fineer esdoorn
pl: fornir klonowy; okleina klonowa + naturalna|fornir
pt: folheado de ácer; lâmina de ácer
not: maple veneer door; maple veneer plywood; maple veneer mdf; maple veneer table; maple veneer panel; maple veneer edging
  thickness>6mm -> 440793 ~.02
  * -> 440890
t: maple veneer 0.6 mm, sliced => 440890
t: maple veneer door, interior => !4408

@ veneer-merbau
en: merbau veneer; merbau veneer sheet; merbau face veneer
de: Merbaufurnier; Furnier Merbau
fr: placage de merbau; placage merbau; feuille de placage merbau
es: chapa de merbau; chapa de madera de merbau
it: impiallacciatura di merbau; tranciato di merbau; piallaccio di merbau
nl: merbau fineer; fineer merbau
pl: fornir merbauowy; okleina merbauowa + naturalna|fornir
pt: folheado de merbau; lâmina de merbau
not: merbau veneer door; merbau veneer plywood; merbau veneer mdf; merbau veneer table; merbau veneer panel; merbau veneer edging
  thickness>6mm -> 440729 ~.02
  * -> 440839
t: merbau veneer 0.6 mm, sliced => 440839
t: merbau veneer door, interior => !4408

@ veneer-oak
en: oak veneer; oak veneer sheet; oak face veneer
de: Eichenfurnier; Furnier Eiche
fr: placage de chêne; placage chêne; feuille de placage chêne
es: chapa de roble; chapa de madera de roble
it: impiallacciatura di rovere; tranciato di rovere; piallaccio di rovere
nl: eiken fineer; fineer eiken
pl: fornir dębowy; okleina dębowa + naturalna|fornir
pt: folheado de carvalho; lâmina de carvalho
not: oak veneer door; oak veneer plywood; oak veneer mdf; oak veneer table; oak veneer panel; oak veneer edging
  thickness>6mm -> 440791 ~.02
  * -> 440890
t: oak veneer 0.6 mm, sliced => 440890
t: oak veneer door, interior => !4408

@ veneer-okoume
en: okoume veneer; gaboon veneer; okoume veneer sheet; okoume face veneer
de: Okoumefurnier; Furnier Okoume
fr: placage d'okoumé; placage okoumé; feuille de placage okoumé
es: chapa de okume; chapa de madera de okume
it: impiallacciatura di okoumé; tranciato di okoumé; piallaccio di okoumé
nl: okoumé fineer; fineer okoumé
pl: fornir okume; okleina okume + naturalna|fornir
pt: folheado de okumé; lâmina de okumé
not: okoume veneer door; okoume veneer plywood; okoume veneer mdf; okoume veneer table; okoume veneer panel; okoume veneer edging
  thickness>6mm -> 440729 ~.02
  * -> 440839
t: okoume veneer 0.6 mm, sliced => 440839
t: okoume veneer door, interior => !4408

@ veneer-padauk
en: padauk veneer; padouk veneer; padauk veneer sheet; padauk face veneer
de: Padoukfurnier; Furnier Padouk
fr: placage de padouk; placage padouk; feuille de placage padouk
es: chapa de padouk; chapa de madera de padouk
it: impiallacciatura di padouk; tranciato di padouk; piallaccio di padouk
nl: padoek fineer; fineer padoek
pl: fornir padoukowy; okleina padoukowa + naturalna|fornir
pt: folheado de padouk; lâmina de padouk
not: padauk veneer door; padauk veneer plywood; padauk veneer mdf; padauk veneer table; padauk veneer panel; padauk veneer edging
  thickness>6mm -> 440729 ~.02
  * -> 440839
t: padauk veneer 0.6 mm, sliced => 440839
t: padauk veneer door, interior => !4408

@ veneer-paulownia
en: paulownia veneer; kiri wood veneer; paulownia veneer sheet; paulownia face veneer
de: Paulowniafurnier; Furnier Paulownia
fr: placage de paulownia; placage paulownia; feuille de placage paulownia
es: chapa de paulonia; chapa de madera de paulonia
it: impiallacciatura di paulonia; tranciato di paulonia; piallaccio di paulonia
nl: paulownia fineer; fineer paulownia
pl: fornir paulowniowy; okleina paulowniowa + naturalna|fornir
pt: folheado de paulównia; lâmina de paulównia
not: paulownia veneer door; paulownia veneer plywood; paulownia veneer mdf; paulownia veneer table; paulownia veneer panel; paulownia veneer edging
  thickness>6mm -> 440799 ~.02
  * -> 440890
t: paulownia veneer 0.6 mm, sliced => 440890
t: paulownia veneer door, interior => !4408

@ veneer-pine
en: pine veneer; scots pine veneer; yellow pine veneer; pine veneer sheet; pine face veneer
de: Kiefernfurnier; Furnier Kiefern
fr: placage de pin; placage pin; feuille de placage pin
es: chapa de pino; chapa de madera de pino
it: impiallacciatura di pino; tranciato di pino; piallaccio di pino
nl: grenen fineer; fineer grenen
pl: fornir sosnowy; okleina sosnowa + naturalna|fornir
pt: folheado de pinho; lâmina de pinho
not: pine veneer door; pine veneer plywood; pine veneer mdf; pine veneer table; pine veneer panel; pine veneer edging
  thickness>6mm -> 440711 ~.02
  * -> 440810
t: pine veneer 0.6 mm, sliced => 440810
t: pine veneer door, interior => !4408

@ veneer-poplar
en: poplar veneer; poplar veneer sheet; poplar face veneer
de: Pappelfurnier; Furnier Pappel
fr: placage de peuplier; placage peuplier; feuille de placage peuplier
es: chapa de chopo; chapa de madera de chopo
it: impiallacciatura di pioppo; tranciato di pioppo; piallaccio di pioppo
nl: populieren fineer; fineer populieren
pl: fornir topolowy; okleina topolowa + naturalna|fornir
pt: folheado de choupo; lâmina de choupo
not: poplar veneer door; poplar veneer plywood; poplar veneer mdf; poplar veneer table; poplar veneer panel; poplar veneer edging
  thickness>6mm -> 440797 ~.02
  * -> 440890
t: poplar veneer 0.6 mm, sliced => 440890
t: poplar veneer door, interior => !4408

@ veneer-red-cedar
en: western red cedar veneer; red cedar veneer; western red cedar veneer sheet; western red cedar face veneer
de: Zedernfurnier; Furnier Zedern
fr: placage de cèdre rouge; placage cèdre rouge; feuille de placage cèdre rouge
es: chapa de cedro rojo del oeste; chapa de madera de cedro rojo del oeste
it: impiallacciatura di cedro rosso; tranciato di cedro rosso; piallaccio di cedro rosso
nl: western red cedar fineer; fineer western red cedar
pl: fornir cedrowy; okleina cedrowa + naturalna|fornir
pt: folheado de cedro vermelho do oeste; lâmina de cedro vermelho do oeste
not: western red cedar veneer door; western red cedar veneer plywood; western red cedar veneer mdf; western red cedar veneer table; western red cedar veneer panel; western red cedar veneer edging
  thickness>6mm -> 440719 ~.02
  * -> 440810
t: western red cedar veneer 0.6 mm, sliced => 440810
t: western red cedar veneer door, interior => !4408

@ veneer-robinia
en: robinia veneer; black locust veneer; robinia veneer sheet; robinia face veneer
de: Robinienfurnier; Furnier Robinie
fr: placage de robinier; placage robinier; feuille de placage robinier
es: chapa de robinia; chapa de madera de robinia
it: impiallacciatura di robinia; tranciato di robinia; piallaccio di robinia
nl: robinia fineer; fineer robinia
pl: fornir robiniowy; okleina robiniowa + naturalna|fornir
pt: folheado de robínia; lâmina de robínia
not: robinia veneer door; robinia veneer plywood; robinia veneer mdf; robinia veneer table; robinia veneer panel; robinia veneer edging
  thickness>6mm -> 440799 ~.02
  * -> 440890
t: robinia veneer 0.6 mm, sliced => 440890
t: robinia veneer door, interior => !4408

@ veneer-sapele
en: sapele veneer; sapelli veneer; sapele veneer sheet; sapele face veneer
de: Sapellifurnier; Furnier Sapelli
fr: placage de sapelli; placage sapelli; feuille de placage sapelli
es: chapa de sapelli; chapa de madera de sapelli
it: impiallacciatura di sapelli; tranciato di sapelli; piallaccio di sapelli
nl: sapeli fineer; fineer sapeli
pl: fornir sapelowy; okleina sapelowa + naturalna|fornir
pt: folheado de sapelli; lâmina de sapelli
not: sapele veneer door; sapele veneer plywood; sapele veneer mdf; sapele veneer table; sapele veneer panel; sapele veneer edging
  thickness>6mm -> 440727 ~.02
  * -> 440839
t: sapele veneer 0.6 mm, sliced => 440839
t: sapele veneer door, interior => !4408

@ veneer-spruce
en: spruce veneer; whitewood veneer; spruce veneer sheet; spruce face veneer
de: Fichtenfurnier; Furnier Fichte
fr: placage d'épicéa; placage épicéa; feuille de placage épicéa
es: chapa de abeto rojo; chapa de madera de abeto rojo
it: impiallacciatura di abete rosso; tranciato di abete rosso; piallaccio di abete rosso
nl: vuren fineer; fineer vuren
pl: fornir świerkowy; okleina świerkowa + naturalna|fornir
pt: folheado de espruce; lâmina de espruce
not: spruce veneer door; spruce veneer plywood; spruce veneer mdf; spruce veneer table; spruce veneer panel; spruce veneer edging
  thickness>6mm -> 440712 ~.02
  * -> 440810
t: spruce veneer 0.6 mm, sliced => 440810
t: spruce veneer door, interior => !4408

@ veneer-teak
en: teak veneer; burma teak veneer; teak veneer sheet; teak face veneer
de: Teakfurnier; Furnier Teak
fr: placage de teck; placage teck; feuille de placage teck
es: chapa de teca; chapa de madera de teca
it: impiallacciatura di teak; tranciato di teak; piallaccio di teak
nl: teak fineer; fineer teak
pl: fornir tekowy; okleina tekowa + naturalna|fornir
pt: folheado de teca; lâmina de teca
not: teak veneer door; teak veneer plywood; teak veneer mdf; teak veneer table; teak veneer panel; teak veneer edging
  thickness>6mm -> 440723 ~.02
  * -> 440839
t: teak veneer 0.6 mm, sliced => 440839
t: teak veneer door, interior => !4408

@ veneer-walnut
en: walnut veneer; black walnut veneer; walnut veneer sheet; walnut face veneer
de: Nussbaumfurnier; Furnier Nussbaum
fr: placage de noyer; placage noyer; feuille de placage noyer
es: chapa de nogal; chapa de madera de nogal
it: impiallacciatura di noce; tranciato di noce; piallaccio di noce
nl: noten fineer; fineer noten
pl: fornir orzechowy; okleina orzechowa + naturalna|fornir
pt: folheado de nogueira; lâmina de nogueira
not: walnut veneer door; walnut veneer plywood; walnut veneer mdf; walnut veneer table; walnut veneer panel; walnut veneer edging
  thickness>6mm -> 440799 ~.02
  * -> 440890
t: walnut veneer 0.6 mm, sliced => 440890
t: walnut veneer door, interior => !4408

@ veneer-wenge
en: wenge veneer; wenge veneer sheet; wenge face veneer
de: Wengefurnier; Furnier Wenge
fr: placage de wengé; placage wengé; feuille de placage wengé
es: chapa de wengué; chapa de madera de wengué
it: impiallacciatura di wengè; tranciato di wengè; piallaccio di wengè
nl: wengé fineer; fineer wengé
pl: fornir wengowy; okleina wengowa + naturalna|fornir
pt: folheado de wengue; lâmina de wengue
not: wenge veneer door; wenge veneer plywood; wenge veneer mdf; wenge veneer table; wenge veneer panel; wenge veneer edging
  thickness>6mm -> 440729 ~.02
  * -> 440839
t: wenge veneer 0.6 mm, sliced => 440839
t: wenge veneer door, interior => !4408

@ wood-blinds-shutters
en: wooden venetian blind; wood blind; wooden blind; wooden shutter; plantation shutter; wooden roller blind; wooden room divider screen; wooden folding screen; faux wood blind
de: Holzjalousie = wooden venetian blind; Fensterladen Holz = wooden shutter; Holzrollo = wooden roller blind; Paravent Holz = wooden folding screen
fr: store vénitien bois = wooden venetian blind; volet bois intérieur = interior wooden shutter; paravent bois = wooden folding screen; store en bois = wooden blind
es: veneciana de madera = wooden venetian blind; persiana de madera = wooden blind; contraventana madera = wooden shutter; biombo de madera = wooden folding screen
it: veneziana in legno = wooden venetian blind; tapparella in legno = wooden rolling shutter; persiana in legno = wooden shutter; paravento in legno = wooden folding screen
nl: houten jaloezie = wooden venetian blind; houten shutter = wooden shutter; houten kamerscherm = wooden room divider screen
pl: żaluzja drewniana = wooden venetian blind; okiennica drewniana = wooden shutter; parawan drewniany = wooden room divider screen
pt: persiana de madeira = wooden blind; estore veneziano madeira = wooden venetian blind; biombo de madeira = wooden folding screen
  "faux" -> 392530
  "divider" -> 940360
  "folding screen" -> 940360
  "paravent" -> 940360
  "biombo" -> 940360
  "parawan" -> 940360
  "kamerscherm" -> 940360
  "paravento" -> 940360
  main: plastic 392530 ~.05; aluminium 761699 ~.03; bamboo 442191 ~.04; textile 630392
  * -> 442199
t: wooden venetian blinds 50 mm slats => 442199
t: PVC venetian blind => 392530
t: roller shutter door steel => !442199

@ wooden-small-blank
en: wooden blank craft; wooden peg doll blank; wooden bead + unfinished|craft|macrame|natural; wooden ring craft; wooden cube craft; wooden ball craft; wooden letter + blank|unfinished; wood burning blank; wooden button craft blank; wooden plant label; wooden plant marker; wooden spool; wooden thread spool; wooden bobbin; wooden reel; wooden cop; wooden stirrer; wooden garden marker; wooden toolbox; wooden toolbox tote; wooden rabbit hutch; hen house; wooden dog house; wooden counter top; wooden step ladder; wooden ladder; wooden stilts; paving block wood; wood end grain block
de: Holzkugel Basteln = wooden ball craft; Holzperlen Makramee = wooden macrame bead; Holzspule = wooden spool; Holzleiter = wooden ladder; Werkzeugkiste Holz = wooden toolbox
fr: rondelle de bois = wooden slice; anneau en bois = wooden ring; boule en bois loisirs = wooden ball craft; bobine en bois = wooden spool; échelle en bois = wooden ladder
es: aro de madera = wooden ring; bola de madera manualidades = wooden craft ball; escalera de madera = wooden ladder
it: anello in legno = wooden ring; sfera in legno hobby = wooden craft ball; rocchetto in legno = wooden spool; scala in legno = wooden ladder
nl: boomschijf = tree slice; houten bol knutsel = wooden ball craft; houten klos = wooden spool; houten ladder = wooden ladder; boomschijven = tree slice
pl: plaster drewna = wood slice; kółko drewniane = wooden ring; szpulka drewniana = wooden spool; klatka dla królika drewniana = wooden rabbit cage; drabina drewniana = wooden ladder
pt: argola de madeira = wooden ring; bola de madeira artesanato = wooden craft ball; carretel de madeira = wooden spool; escada de madeira = wooden ladder
not: chicken coop door; chicken coop heater; rabbit hutch cover; step ladder; wooden ladder shelf; wooden ladder toy; chicken coop light; chicken coop run metal
  main: bamboo 442191 ~.04; plastic 392690 ~.03; iron 732690 ~.03; aluminium 761699 ~.03
  * -> 442199
ask: main
t: wood slices with bark, unfinished, 20 pcs => 442199
t: wooden thread spools => 442199
t: metal chicken coop => !4421
