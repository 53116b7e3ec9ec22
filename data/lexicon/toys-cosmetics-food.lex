# Toys and games, cosmetics, coffee and tea.

value for=eye
en: eye; eyes; eyelid; brow; lash
es: ojos; contorno de ojos; párpados
it: occhi; contorno occhi; palpebre
pt: olhos; contorno de olhos; pálpebras
value form=solid
en: bar; solid; stick
value kind=green
en: green tea; matcha; sencha; jasmine green; grüner tee; thé vert; té verde; zielona
de: Grüner Tee; Matcha; Grüntee; Sencha
fr: thé vert; matcha
es: té verde; matcha
it: tè verde
nl: groene thee; matcha
pl: zielona herbata; zielona; matcha
pt: chá verde

@ board-game
en: board game; card game; playing cards; jigsaw + game; chess set; chess; dice; poker chips; dominoes; trading card; tarot; table game; backgammon
de: Brettspiel = board game; Spielkarten = playing cards; Kartenspiel = card game; Gesellschaftsspiel = party board game; Schachspiel = chess set; Würfelspiel = dice game; Familienspiel = family game; Memory Spiel = memory game; Kinderspiel Brett = children's board game; Lernspiel Karten = learning card game; Domino Spiel = domino game; Schach = chess; Mühle Dame Spiel = nine men's morris and draughts set; Quizspiel = quiz game; Strategiespiel = strategy game; Spielesammlung = game collection
fr: jeu de société = board game; jeu de cartes = card game; cartes à jouer = playing cards; jeu d'échecs = chess set; jeu de 54 cartes = playing cards; petits chevaux = ludo game
es: juego de mesa = board game; baraja = playing cards; cartas = playing cards; ajedrez = chess; juego de cartas = card game
it: gioco da tavolo = board game; carte da gioco = playing cards; scacchi = chess; mazzo di carte = deck of cards; dama gioco = draughts game; tombola gioco = bingo game
nl: bordspel = board game; speelkaarten = playing cards; schaakspel = chess set; gezelschapsspel = parlour game; kaartspel = card game; dobbelspel = dice game; familiespel = board game; memory spel = memory game; partyspel = party game; spelletje = small game; bordspellen = board game; kaartspellen = card game; domino spel = dominoes; spellendoos = games box; strategiespel = strategy game; quizspel = quiz game; backgammon = backgammon; gezelschapsspellen = board game; yahtzee = yahtzee; spellendozen = games box
pl: gra planszowa = board game; karty do gry = playing cards; szachy = chess; gra karciana = card game; gra rodzinna = family game; gra w kości = dice game; memory gra = memory game; gra towarzyska = parlour game; gra edukacyjna = educational game; talia kart = deck of playing cards; gry planszowe = board games; bierki = pick-up sticks; gra zręcznościowa = skill game; chińczyk = ludo; gra strategiczna = strategy game; gra logiczna = logic game; gra memo = memory game; gra kooperacyjna = cooperative game
pt: jogo de tabuleiro = board game; baralho = deck of cards; xadrez = chess; cartas de jogar = playing cards; jogo de cartas = card game
not: card game sleeve; memory card game console; poker table; carter
  "playing card" -> 950440
  "poker card" -> 950440
  "trading card" -> 950440
  "card game" -> 950440
  "spielkarten" -> 950440
  "jeu de cartes" -> 950440
  "cartes à jouer" -> 950440
  "baraja" -> 950440
  "naipes" -> 950440
  "carte da gioco" -> 950440
  "mazzo di carte" -> 950440
  "baralho" -> 950440
  "cartas de jogar" -> 950440
  "karty do gry" -> 950440
  * -> 950490
t: playing cards deck plastic coated => 950440
t: wooden chess set => 950490
t: game console controller => !950490

@ coffee
en: coffee; coffee bean; instant coffee; ground coffee; espresso coffee; coffee capsule; coffee pod; arabica; robusta
de: Kaffee = coffee; Kaffeebohne = coffee bean; Kaffeekapsel = coffee capsule; Röstkaffee = roasted coffee; Kaffeepads = coffee pod; Kaffeekapseln = coffee capsule; Filterkaffee = filter coffee; Espressobohnen = espresso bean
fr: café = coffee; café en grains = coffee beans; café moulu = ground coffee; café soluble = instant coffee
es: café = coffee; café molido = ground coffee; café en grano = coffee bean
it: caffè = coffee; caffè macinato = ground coffee; caffè in grani = coffee bean
nl: koffie = coffee; koffiebonen = coffee bean; oploskoffie = instant coffee; koffiepads = coffee pads; koffiecups = coffee capsule; koffiecapsules = coffee capsule; filterkoffie = filter coffee; gemalen koffie = ground coffee; espressobonen = espresso beans
pl: kawa = coffee; kawa ziarnista = coffee beans; kawa mielona = ground coffee; kawa w kapsułkach = coffee capsules; kawa w saszetkach = coffee sachets; kapsułki do kawy = coffee capsules
pt: café = coffee; café torrado = roasted coffee; café moído = ground coffee
not: coffee machine; coffee cup; coffee table; coffee filter; coffee maker; coffee grinder; coffee mug; coffee scrub; coffee colour; coffee color; coffee pot; coffee scoop; coffee substitute; coffee creamer; coffee capsule holder; coffee bag machine; coffee press; coffee tamper; coffee scale; coffee flavour; coffee candle; coffee roaster; coffee spoon
  state=instant|extract -> 210111 ~.05
  state=raw: caffeine=removed 090112 ~.04; * 090111
  caffeine=removed -> 090122
  * -> 090121
t: roasted arabica coffee beans => 090121
t: instant coffee jar 100g => 210111
t: green coffee beans unroasted => 090111
t: coffee machine => !0901

@ doll
en: doll; plush toy; stuffed animal; teddy bear; soft toy; plushie; plush; action figure; toy figure; toy car; toy; building blocks; building bricks; baby rattle; toy train; puppet; toy gun; remote control car; rc car; toy set; water gun; kids toy; jigsaw; jigsaw puzzle; puzzle; dollhouse; toy doll; slime; fidget toy; spinning top; squishy; sensory toy; tricycle; kids scooter; play set; model kit; toy kitchen; push along toy; dinosaur toy; bath toy; fidget spinner; marble run; play dough + toy
de: Puppe = doll; Plüschtier = plush toy; Spielzeug = toy; Kuscheltier = soft toy; Spielzeugauto = toy car; Bausteine = building blocks; Stofftier = stuffed animal; Teddybär = teddy bear; Dreirad = tricycle; Stoffpuppe = cloth doll; Babypuppe = baby doll; Teddy = teddy bear; Anziehpuppe = dress-up doll; Holzpuppe = wooden doll; Barbie-puppe = barbie doll; Schmusetier = soft toy; Kuschelbär = teddy bear; Plüschfigur = plush figure; Actionfigur = action figure; Spieltiere = toy animal; Schleichtier = toy animal figure; Plüschteddy = plush teddy bear; Kuschelhase = plush rabbit; Stoffhase = cloth rabbit; Plüschhase = plush rabbit
fr: jouet = toy; poupée = doll; peluche = plush toy; ours en peluche = teddy bear; doudou = cuddly toy; figurine = figurine + jouet; puzzle = puzzle; tricycle = tricycle; jeu de construction = construction toy; petite voiture = toy car; blocs de construction = building blocks; briques de construction = building bricks + enfant|enfants|jouet|pièces|compatible
es: juguete = toy; muñeca = doll; peluche = plush; rompecabezas = jigsaw puzzle; figura de acción = action figure; puzle = jigsaw puzzle; oso de peluche = teddy bear; triciclo = tricycle; triciclo infantil = child's tricycle; bloques de construcción = building blocks; puzzle infantil = child's jigsaw puzzle; cocinita de juguete = toy kitchen
it: giocattolo = toy; bambola = doll; peluche = plush toy; orsacchiotto = teddy bear; puzzle = puzzle; triciclo = tricycle; mattoncini = building bricks; costruzioni per bambini = children's construction toy; giochi per bambini = children's game; orso di peluche = teddy bear; mattoncini da costruzione = building bricks
nl: speelgoed = toy; pop = doll; knuffel = soft toy; puzzel = puzzle; knuffelbeer = teddy bear; knuffeldier = stuffed animal; teddybeer = teddy bear; babypop = baby doll; lappenpop = rag doll; pluche knuffel = plushie; speelfiguur = play figure; actiefiguur = action figure; barbiepop = barbie doll; poppenkleertjes = doll clothes; tienerpop = fashion doll; speelgoedfiguur = toy figure; pluche beer = plush bear; knuffelkonijn = plush rabbit; vingerpop = finger puppet; pluche dier = plush animal; poppenkinderwagen = doll stroller; speelpop = play doll; barbie pop = barbie doll
pl: zabawka = toy; lalka = doll; pluszak = plush toy; klocki = building blocks; puzzle = jigsaw puzzle; miś pluszowy = teddy bear; maskotka = soft toy; przytulanka = cuddly toy; lalka szmaciana = rag doll; lalka bobas = baby doll; pluszowy miś = teddy bear; figurka zabawka = toy figure; bobas lalka = baby doll; lalka barbie = barbie doll; figurka akcji = action figure; misiek pluszowy = teddy bear; pluszowa maskotka = plushie; zabawka pluszowa = plush toy; kukiełka = puppet; króliczek pluszowy = plush bunny; lalka interaktywna = interactive doll; zabawek = toy; maskotek = soft toy; przytulanek = cuddly toy; kukiełek = puppet; miś = teddy bear + pluszowy|maskotka|pluszak|zabawka|przytulanka|cm|dzieci
pt: brinquedo = toy; boneca = doll; pelúcia = plush; quebra cabeça = jigsaw puzzle; ursinho = teddy bear; peluche = plush toy; urso de peluche = teddy bear; triciclo = tricycle; triciclo infantil = children's tricycle; blocos de montar = building blocks; blocos de construção = building blocks; ursinho de pelúcia = teddy bear; cozinha de brincar = play kitchen; de brincar = toy
not: dog toy; cat toy; pet toy; sex toy; toy box; toy storage; doll mould; jigsaw blade; jigsaw tool; toy organizer; adult toy; pet plush; plush blanket; plush fabric; baby doll dress; puzzle mat; toy poodle; electric jigsaw; plush slipper; doll wig; cordless jigsaw
  "for dog|for dogs|for cat|for cats|for pets|pour chien|pour chat|para perro|para gato|per cani|per gatti|für hunde|für katzen|voor honden|voor katten|dla psa|dla kota" -> 420100 ~.02   # toys for animals: 4201 for gear; by material else
  * -> 950300
t: plush teddy bear => 950300
t: wooden jigsaw puzzle 500 pieces => 950300
t: electric jigsaw tool => !950300
t: peluche lapin 25 cm => 950300
t: plush rabbit 30 cm => 950300

@ dog-toy
en: dog toy; cat toy; pet toy; dog chew toy; cat teaser; dog ball; scratching post; cat tree; cat scratcher
de: Hundespielzeug = dog toy; Katzenspielzeug = cat toy; Kratzbaum = cat tree; Kratztonne = scratching barrel; Katzenbaum = cat tree; Kratzbrett = scratching board; Kratzsäule = scratching post; Kratzmatte = scratching mat; Katzenkratzbaum = cat tree; Kratzmöbel = cat scratching furniture; Kauspielzeug Hund = dog chew toy; Katzenangel = cat teaser; Hundeball = dog ball
fr: jouet pour chien = dog toy; jouet pour chat = cat toy; arbre à chat = cat tree; jouet chien = dog toy; griffoir = cat scratcher; jouet chat = cat toy; jouet = toy + chien|chat
es: juguete para perro = dog toy; juguete para gato = cat toy; rascador = scratching post; juguete perro = dog toy; árbol rascador = cat tree; rascador para gatos = cat scratcher; mordedor perro = dog chew toy; juguete = toy + perro|gato
it: gioco per cani = dog toy; gioco cane = dog toy; tiragraffi = cat scratcher; gioco per gatti = cat toy; tiragraffi gatto = cat scratcher; albero tiragraffi = cat tree
nl: krabpaal = scratching post; kattenboom = cat tree; krabton = scratching barrel; krabplank = scratching board; krabmeubel = scratching furniture; krabmat = scratching mat; kattenkrabpaal = scratching post; hondenspeelgoed = dog toy; kattenspeelgoed = cat toy; kauwspeelgoed hond = dog chew toy; kattenhengel = cat teaser; speelgoed hond = dog toy; hondenspeeltje = dog toy; kattenspeeltje = cat toy
pl: drapak = scratching post; drapak dla kota = cat scratcher; drzewko dla kota = cat tree; słupek drapak = scratching post; legowisko drapak = scratching post bed; drapak wieża = cat tree; drapak sizalowy = sisal scratching post; zabawka dla psa = dog toy; zabawka dla kota = cat toy; piłka dla psa = dog ball; wędka dla kota = cat teaser; gryzak dla psa = dog chew toy; szarpak dla psa = dog tug toy
pt: brinquedo para cão = dog toy; arranhador = scratcher; brinquedo cachorro = dog toy; brinquedo gato = cat toy; arranhador gato = cat scratcher; brinquedo = toy + cão|cachorro|gato|pet
  main: plastic 392690; textile 630790 ~.3; rubber 401699; wood 442199
  * -> 392690
ask: main
t: rubber dog chew toy => 401699
t: cardboard cat scratcher => 482390
t: leather dog toy => 420500
t: teddy bear soft toy => !4016

@ lipstick
en: lipstick; lip gloss; lip balm; lip liner; lip tint; lip oil; lip stain
de: Lippenstift = lipstick; Lipgloss = lip gloss; Lippenbalsam = lip balm; Lippenpflege = lip care
fr: rouge à lèvres = lipstick; baume à lèvres = lip balm; gloss = lip gloss; crayon à lèvres = lip liner; brillant à lèvres = lip gloss; stick à lèvres = lip stick
es: pintalabios = lipstick; labial = lipstick; bálsamo labial = lip balm; brillo de labios = lip gloss; barra de labios = lipstick; lápiz labial = lipstick; labial mate = matte lipstick; labial líquido = liquid lipstick
it: rossetto = lipstick; lucidalabbra = lip gloss; burrocacao = lip balm; matita labbra = lip liner; balsamo labbra = lip balm; tinta labbra = lip tint
nl: lippenstift = lipstick; lippenbalsem = lip balm
pl: szminka = lipstick; pomadka = lipstick; błyszczyk = lip gloss; balsam do ust = lip balm; szminek = lipstick; pomadek = lipstick
pt: batom = lipstick; protetor labial = lip balm; gloss = lip gloss; brilho labial = lip gloss; bálsamo labial = lip balm; lápis de lábios = lip liner; hidratante labial = lip moisturizer
not: lipstick case; lipstick holder; lipstick tube; lipstick mould; lip balm tube; lipstick organizer
  * -> 330410
t: matte lipstick red => 330410
t: lipstick organizer acrylic => !330410

@ makeup-eye
en: eyeshadow; mascara; eyeliner; eyebrow pencil; eye shadow; eyebrow gel; brow pencil; kohl; false lash glue
de: Lidschatten = eyeshadow; Wimperntusche = mascara; Mascara = mascara; Eyeliner = eyeliner
fr: mascara = mascara; fard à paupières = eyeshadow; eye liner = eyeliner; crayon yeux = eye pencil; palette de fards = eyeshadow palette; eyeliner = eyeliner
es: máscara de pestañas = mascara; sombra de ojos = eyeshadow; rímel = mascara; delineador = eyeliner; lápiz de ojos = eye pencil; paleta de sombras = eyeshadow palette
it: mascara = mascara; ombretto = eyeshadow; mascara ciglia = mascara; eyeliner = eyeliner; matita occhi = eye pencil; palette ombretti = eyeshadow palette
nl: mascara = mascara; oogschaduw = eyeshadow
pl: tusz do rzęs = mascara; cień do powiek = eyeshadow; kredka do oczu = eye pencil
pt: máscara de cílios = mascara; rímel = mascara; sombra de olhos = eyeshadow; máscara de pestanas = mascara; delineador = eyeliner; paleta de sombras = eyeshadow palette
not: mascara wand; eyeshadow brush; eyebrow tweezers; mascara tube; eyeshadow case; lash glue
  * -> 330420
t: waterproof mascara black => 330420
t: eyeshadow brush set => !330420

@ nail-polish
en: nail polish; nail varnish; gel polish; nail gel; top coat + nail; base coat + nail; nail hardener; nail polish remover; cuticle oil; manicure preparation; gel nail polish; nail lacquer
de: Nagellack = nail polish; Gellack = gel polish; Nagellackentferner = nail polish remover
fr: vernis à ongles = nail polish; dissolvant; vernis semi permanent = semi permanent nail polish; vernis ongles = nail polish; vernis gel = gel polish
es: esmalte de uñas = nail polish; quitaesmalte = nail polish remover; pintauñas = nail polish; esmalte semipermanente = semi-permanent nail polish; laca de uñas = nail polish
it: smalto per unghie = nail polish; smalto = nail polish; smalto semipermanente = gel nail polish; solvente unghie = nail polish remover
nl: nagellak = nail polish
pl: lakier do paznokci = nail polish
pt: esmalte de unhas = nail polish; verniz de unhas = nail varnish; removedor de esmalte = nail polish remover; esmalte = nail polish; verniz gel = gel polish
not: nail polish rack; nail lamp; nail polish dryer; nail polish bottle; smaltato; smaltata; esmaltado
  * -> 330430
t: gel nail polish 10ml => 330430
t: nail lamp uv => !3304

@ perfume
en: perfume; eau de parfum; eau de toilette; cologne; fragrance; body mist; edp; edt; aftershave + edt; parfum; oud perfume; fragrance spray
de: Parfüm = perfume; Parfum = perfume; Duftwasser = scented water
fr: parfum = perfume; eau de toilette = eau de toilette; eau de parfum = eau de parfum; brume parfumée = fragrance mist
es: perfume = perfume; colonia = cologne; agua de colonia = cologne; eau de toilette = eau de toilette; agua de perfume = eau de parfum; agua de tocador = eau de toilette; fragancia = fragrance
it: profumo = perfume; acqua di colonia = cologne; eau de toilette = eau de toilette; eau de parfum = eau de parfum; acqua profumata corpo = body mist; colonia = cologne
nl: parfum = perfume
pl: perfumy = perfume; woda toaletowa = eau de toilette; woda perfumowana = eau de parfum
pt: perfume = perfume; água de colônia = cologne; colônia = cologne; eau de toilette = eau de toilette; água de perfume = perfume water; deo colônia = deo cologne
not: perfume bottle empty; perfume atomizer; perfume lamp; perfume oil diffuser; fragrance free; room fragrance; car perfume; perfumed candle; home fragrance; perfume dispenser; refillable perfume; perfumados; perfumadas; perfumante; perfumado; perfumada; profumatore; profumati; profumatori; profumate; profumata; profumato; parfumante; pulverizador de perfume; vaporizador de perfume; vaporizzatore profumo; diffuseur de parfum; vaporisateur parfum; vaporisateur de parfum; atomizador de perfume; profumo per ambienti; parfum d'ambiance; parfum d'intérieur; atomizzatore profumo; perfume de ambiente
  * -> 330300
t: eau de parfum 50ml women => 330300
t: car perfume vent clip => !330300

@ skin-care
en: face cream; moisturiser; moisturizer; face mask + sheet|clay|hydrating|skin; serum + face|skin|vitamin|hyaluronic; sunscreen; body lotion; hand cream; foundation + makeup|liquid|spf; concealer; blusher; face powder; bb cream; anti aging cream; sun cream; body butter; toner + face|skin; face oil; eye cream; sheet mask; body oil; face serum; hyaluronic acid serum; bronzer; highlighter + makeup|face; setting spray; primer + makeup|face; tanning lotion; skin care set; night cream; blush + makeup|powder|cream; makeup; make up; tattoo balm; body cream; skin lotion; cleansing milk
de: Gesichtscreme = face cream; Handcreme = hand cream; Sonnencreme = sun cream; Körperlotion = body lotion; Feuchtigkeitscreme = moisturising cream; Gesichtsmaske = face mask; Hautcreme = skin cream
fr: crème visage = face cream; crème hydratante = moisturising cream; crème solaire = sun cream; lait corporel = body lotion; fond de teint = foundation; crème mains = hand cream; sérum visage = face serum; après soleil = after sun product; crème pour les mains = hand cream; soin visage = facial care product; crème corps = body cream
es: crema facial = face cream; crema hidratante = moisturizer; protector solar = sunscreen; loción corporal = body lotion; crema de manos = hand cream; base de maquillaje = foundation; crema solar = sun cream; crema corporal = body cream; bloqueador solar = sunscreen; bronceador = tanning lotion; after sun = after sun
it: crema viso = face cream; crema idratante = moisturising cream; crema solare = sun cream; crema mani = hand cream; fondotinta = foundation; siero viso = face serum; protezione solare = sun protection; crema corpo idratante = moisturising body cream
nl: gezichtscrème = face cream; zonnebrandcrème = sunscreen; handcrème = hand cream; bodylotion = body lotion
pl: krem do twarzy = face cream; balsam do ciała = body lotion; krem do rąk = hand cream; krem przeciwsłoneczny = sunscreen; podkład do twarzy = foundation
pt: creme facial = face cream; protetor solar = sunscreen; hidratante = moisturizer; creme para as mãos = hand cream; loção corporal = body lotion; creme hidratante = moisturizing cream; creme de mãos = hand cream; bronzeador = tanning lotion; loção hidratante = moisturizing lotion; creme de rosto = face cream; creme corporal = body cream
not: makeup brush; makeup bag; makeup mirror; makeup sponge; makeup organizer; makeup remover wipe; ice cream; face cream jar; makeup box; make up brush; makeup chair; hidratada
  "powder|polvo|polvere|pó" -> 330491 ~.1
  * -> 330499
t: hyaluronic acid face serum 30ml => 330499
t: makeup brush set => !330499

@ tea
en: tea; black tea; green tea; tea bag; matcha; oolong tea; earl grey; loose leaf tea; english breakfast tea; white tea; jasmine tea
de: Schwarzer Tee = black tea; Grüner Tee = green tea; Teebeutel = tea bag; Tee = tea
fr: thé = tea; thé vert = green tea; thé noir = black tea; sachet de thé = tea bag
es: té = tea; té verde = green tea; té negro = black tea
it: tè = tea; tè verde = green tea; tè nero = black tea
nl: thee = tea; groene thee = green tea; zwarte thee = black tea; theezakje = tea bag
pl: herbata = tea; zielona herbata = green tea; czarna herbata = black tea
pt: chá = tea; chá verde = green tea; chá preto = black tea
not: tea cup; tea pot; tea towel; tea set; tea tree; tea light; tea infuser; tea strainer; tea kettle; tea table; tea tray; herbal tea; tea rose; tea bag holder; chamomile tea; rooibos tea; tea candle; tea caddy; ice tea; iced tea; tea spoon; tea ball; peppermint tea; tea mug; tea party; bubble tea; tea maker; tea dress; tea box; hibiscus tea; tea biscuit; ginger tea; tea extract
  state=instant|extract -> 210120 ~.03
  kind=green: weight>3kg 090220 ~.03; * 090210
  weight>3kg -> 090240 ~.03
  pack=bulk -> 090240 ~.03
  * -> 090230
t: english breakfast tea bags 100 => 090230
t: matcha green tea powder 100g => 090210
t: herbal tea chamomile => !0902
