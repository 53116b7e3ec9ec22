# Plastic goods and packaging, bags, stickers and labels, printed matter, books, stationery, office.

value form=roll
en: roll; reel

table ashtray-goods
  main: silicone 392490 ~.03; plastic 392490 ~.1; porcelain 691190 ~.03; ceramic 691200 ~.2; glass 701399 ~.3; stainless-steel 732393 ~.03; cast-iron 732391 ~.01; iron 732399 ~.03; aluminium 761510 ~.03; base-metal 732399 ~.03; wood 442199 ~.03
  * -> 701399

@ access-card
en: access card; rfid sticker; key card; rfid wristband; rfid key fob; rfid keychain; nfc business card
de: NFC Sticker = nfc sticker
fr: carte rfid = rfid card; tag nfc = nfc tag; carte nfc = nfc card
es: tarjeta nfc = nfc card; llavero rfid = rfid keychain
it: card nfc = nfc card; tessera nfc = nfc card
nl: nfc tag = nfc tag; nfc sticker = nfc sticker
pl: karta zbliżeniowa = proximity card
pt: tag nfc = nfc tag; cartão nfc = nfc card
not: key card switch
  * -> 852359
t: access card => 852359
t: leather card holder wallet => !3926

@ adhesive-tape
en: adhesive tape; packing tape; packaging tape; double sided tape; nano tape; sticky tape; scotch tape; clear tape; parcel tape; foam tape; sealing tape; carton tape; mounting tape; transparent tape; foil tape; fashion tape double sided; repair tape; waterproof tape; floor marking tape; acrylic foam tape; vhb tape; thermal tape double sided; caulk tape; seam tape; book tape; carpet tape; stationery tape; pinstripe tape; weather strip tape; gummed tape; grip tape; self adhesive tape; rescue tape; duct tape; gaffer tape; anti slip tape; butyl tape; copper foil tape; ptfe tape adhesive; teflon tape
de: Klebeband = adhesive tape; Paketband = parcel tape; Packband = packing tape; Panzertape = duct tape; doppelseitiges Klebeband = double sided tape; Antirutschband = anti-slip tape; Abklebeband = masking tape; Dichtungsband = sealing tape; Abdeckband = masking tape; Klebefilm = transparent tape; Gewebeband = fabric tape; Aluminiumklebeband = aluminium adhesive tape
fr: ruban adhésif = adhesive tape; scotch = sticky tape; adhésif double face = double sided tape; ruban d'emballage = packaging tape; ruban antidérapant = anti slip tape; bande adhésive = adhesive strip; ruban réfléchissant = reflective tape; ruban aluminium = aluminium tape; adhésif d'emballage = packaging tape; ruban double face = double sided tape; scotch double face = double sided tape
es: cinta adhesiva = adhesive tape; cinta de embalar = packing tape; cinta doble cara = double sided tape; cinta americana = duct tape; cinta antideslizante = anti-slip tape; celo = scotch tape; cinta de aluminio = aluminium tape; cinta de doble cara = double sided tape; diurex = scotch tape; masking tape = masking tape
it: nastro adesivo = adhesive tape; nastro da imballaggio = packing tape; nastro biadesivo = double sided tape; scotch = adhesive tape; nastro carta = paper tape; nastro americano = duct tape; nastro antiscivolo = anti slip tape; nastro per imballo = packaging tape
nl: plakband = adhesive tape; verpakkingstape = packaging tape; dubbelzijdig tape = double sided tape; ducttape = duct tape; antisliptape = anti slip tape; afplaktape = masking tape
pl: taśma klejąca = adhesive tape; taśma pakowa = packing tape; taśma dwustronna = double sided tape; taśma antypoślizgowa = anti-slip tape; taśma naprawcza = repair tape; taśma aluminiowa = aluminium tape
pt: fita adesiva = adhesive tape; fita dupla face = double sided tape; fita de embalagem = packaging tape; fita antiderrapante = anti-slip tape; fita silver tape = duct tape; durex = sticky tape; fita isolamento aluminio = aluminium insulation tape; fita cola = adhesive tape; fita americana = duct tape
not: skateboard grip tape; racket grip tape
  "duct" -> 590610
  "gaffer" -> 590610
  "gewebeband" -> 590610
  "teflon" -> 392099
  "ptfe" -> 392099
  "aluminium|alluminio" -> 760720
  "aluminum" -> 760720
  "aluminio" -> 760720
  "aluminiumklebeband" -> 760720
  "copper|cobre|rame" -> 741021
  "butyl" -> 400599
  "anti slip": "mineral" 680520; * 391910
  width>20cm -> 391990
  main: paper 481141 ~.05; textile 590610 ~.05; aluminium 760720 ~.03; plastic 391910 ~.03
  * -> 391910
ask: main; width
t: clear packing tape 48mm x 66m => 391910
t: double sided nano tape transparent => 391910
t: tape measure 5m => !3919

@ ashtray
en: ashtray; cigar ashtray
de: Aschenbecher = ashtray
fr: cendrier = ashtray
es: cenicero = ashtray
it: posacenere = ashtray
nl: asbak = ashtray
pl: popielniczka = ashtray; popielniczek = ashtray
pt: cinzeiro = ashtray
  use ashtray-goods
t: glass ashtray round => 7013
t: glass marble => !7013
t: wooden tobacco pipe briar => 961400

@ binder-folder
en: binder; ring binder; file folder; document folder; folder + file|document|paper|a4|expanding|plastic|office|school|music; report cover; document holder; portfolio folder; expanding file; lever arch file; hanging file folder; presentation folder; expanding file folder; document wallet; l folder; clear folder; punched pocket; sheet protector; plastic folder; presentation binder; card binder; trading card binder; photocard binder; file box; desktop organizer; file organizer; file holder; stationery organizer; memo holder; business card stand; document box; music folder; display book; menu cover; card album; photocard sleeve; binder pocket page; card protector sleeve; stamp album pages; card holder lanyard; id card holder; ticket holder; archive box; magazine file; magazine holder; padfolio; card sleeve; photo card sleeve; laminating pouch; name plate
de: Laminierfolie; Ordner + A4|Büro|breit|schmal; Ringordner; Leitz Ordner; Ordner A4; Präsentationsringbuch; Heftstreifen Ordner; Aktenordner; Hebelordner
fr: porte documents a4; porte bloc; pot à crayons; album cartes; album monnaies; chemise cartonnée; pochette à élastiques; pochettes plastifiées; lutin protège documents; porte vues
es: álbum de cartas; clasificador; portafolios plástico; fundas archivador; carpeta de plástico; dossier
it: raccoglitore carte; bustine carte; album monete; portadocumenti + plastica|a4|cartone; quaderno ad anelli; cartella portadocumenti; cartellina portadocumenti; portalistino
nl: map + document|a4|klem; ringmap; ordner a4; snelhechter; hechtmap; showalbum; ringbandmap; klapmap; dossiermap; elastomap; map a4
pl: album na karty; segregator a4; skoroszyt; teczka z gumką; teczka kartonowa; teczka skrzydłowa; teczka wiązana; teczka na dokumenty kartonowa
pt: álbum de cartas; álbum de moedas; pasta de arquivo; pasta catálogo; pasta de argolas; dossier; pasta + elásticos|arquivo|a4|documentos|bolsas; pasta suspensa
not: resin binder; binder clip; chest binder; folder machine; folder knife; acrylic binder; paper folder machine; binder jet; binder mechanism; metal name plate; ring binder mechanism; house name plate; boob binder; tranny binder; breast binder; hay binder; car name plate; magazine file gun; ticket holder game; ring binder hook; gundam binder; paint binder; sash binder; binder fabric; binder carrier; binder tape
  "name plate": main=plastic 392690 ~.2; main=wood 442199 ~.03; * 831000
  "card sleeve" -> 392390
  "laminating" -> 392190
  "laminier" -> 392190
  "laminierfolie" -> 392190
  "archive box": main=plastic 392610 ~.03; * 481960
  "magazine": main=plastic 392610 ~.3; main=base-metal 830400 ~.2; main=wood 442199 ~.03; * 481960
  "padfolio": main=leather 420211 ~.1; * 420212
  main: plastic 392610 ~.55; paper 482030 ~.3; leather 420500 ~.03; base-metal 830400 ~.03; wood 442199 ~.03; textile 630790 ~.03
  * -> 482030
ask: main
t: plastic ring binder a4 => 392610
t: cardboard file folders 25 pcs => 482030
t: binder clips black 24 pcs => !3926

@ binding-machine
en: binding machine; comb binding machine; book binding machine
de: Bindegerät
fr: relieuse
es: encuadernadora
it: rilegatrice
nl: inbindmachine
pl: bindownica
pt: encadernadora
not: binding machine rod; encuadernar; encadernar
  * -> 844010
t: binding machine => 844010
t: paper shredder cross cut 6 sheets => 847290

@ book
en: book; novel; paperback; hardcover book; cookbook; textbook; instruction manual; user manual; story book; puzzle book; workbook; guide book; history book; used book; art book; manga; bible; poetry book; biography; children book; kids book; activity book; sticker book; newspaper; graphic novel; fantasy novel; guitar tab book; hymn book; pattern book; crossword book; sudoku book; travel guide; quran; yearbook; photo book printed; service manual; repair manual; book set; recipe book; atlas; baby cloth book; fabric book
de: Buch = book; Roman = novel; Taschenbuch = paperback; Kochbuch = cookbook; Sachbuch = non-fiction book; Kinderbuch = children book; Comic = comic; Bedienungsanleitung = instruction manual; Stickerbuch = sticker book; Bibel = bible; Reiseführer = travel guide; Zeitung = newspaper; Magazin = magazine
fr: livre = book; roman = novel; livre de cuisine = cookbook; bande dessinée = comic book; manuel scolaire = textbook; livre d'images = picture book; livre enfant = children book; mode d'emploi = instruction manual; bible = bible; journal quotidien = daily newspaper; manga = manga; revue = magazine
es: libro = book; novela = novel; libro de cocina = cookbook; cómic = comic book; manual = manual; libro infantil = children book; biblia = bible; periódico = newspaper; tebeo = comic book; libros = book
it: libro = book; romanzo = novel; libro di cucina = cookbook; fumetto = comic book; manuale = manual; libro per bambini = children book; bibbia = bible; giornale = newspaper; libri = book
nl: boek = book; roman = novel; kookboek = cookbook; stripboek = comic book; kinderboek = children book; handleiding = manual; bijbel = bible; krant = newspaper; boeken = book
pl: książka = book; powieść = novel; książka kucharska = cookbook; komiks = comic book; książka dla dzieci = children's book; instrukcja obsługi = user manual; biblia = bible; gazeta = newspaper; podręcznik = textbook; książki = books; książek = book
pt: livro = book; romance = novel; livro de receitas = cookbook; história em quadrinhos = comic book; livro infantil = children book; bíblia = bible; jornal = newspaper; mangá = manga; gibi = comic book; livros = books
not: book light; book stand; book shelf; book holder; book cover; book end; book bag; book safe; address book; sketch book; photo book; guest book; note book; exercise book; book lamp; book binding; scrap book; e book reader; book sleeve; audio book player; book box; book nook; check book; pocket book wallet; passport book; comic book bag; comic book sleeve; quiet book felt; book case; book reader; manga pen; sticker book album; livro caixa; cloth book; book flip case; book style case; book ring; book weight; book clip; portable book; appointment book; log book; planner book; coupon book; diary book; receipt book; activity book pens; recipe book blank; bible cover; bible case; bible tabs; cheque book; address book; page flip book; book scanner; livre d'or; autograph book; baby memory book; chess book clock; novel coronavirus; quiet book; manual transmission; manual pump; manual tool; manual juicer; manual pusher; regal na ksiazki; polka na ksiazki; nudelholz buche; holz buche; massiv buche; body de bebé; manga larga; manga comprida; manga corta; manga curta; manga longa; sin mangas; sem mangas; media manga; manga 3/4; manualidades; manger
  "cloth book" -> 950300
  "fabric book" -> 950300
  "atlas" -> 490520
  "newspaper" -> 490290
  * -> 490199
t: paperback novel english => 490199
t: book light rechargeable clip => !4901

@ bookend-paperweight
en: bookend; book end; book stand; cookbook stand wooden; book holder; paperweight; reading stand; bookends; desk name plate stand; document stand; book rest; quran stand; magazine stand; paper weight; tissue paper weight; newton cradle
de: Buchstütze; Buchständer; Briefbeschwerer; Leseständer; Kochbuchhalter
fr: serre livres; porte livre; presse papier; lutrin; serre livre
es: sujetalibros; atril; pisapapeles; soporte para libros
it: reggilibri; leggio; fermacarte; leggio musicale
nl: boekensteun; boekenstandaard; presse papier; kookboekstandaard
pl: podpórka do książek; stojak na książki; przycisk do papieru; pulpit na nuty; podpórki na książki
pt: suporte de livros; aparador de livros; peso de papel; bibliocanto
not: paper weight gsm; book stand tablet; book holder sleeve
  "paperweight": main=base-metal 830629 ~.1; main=stone 680299 ~.05; main=plastic 392640 ~.05; * 701399
  "newton" -> 950300
  "weight": main=glass 701399 ~.5; main=base-metal 830629 ~.03; main=stone 680299 ~.03; main=plastic 392640 ~.03; * 701399
  main: plastic 392610 ~.15; bamboo 442191 ~.1; wood 442199 ~.15; iron 830400 ~.6; base-metal 830400 ~.03; stone 680291 ~.03; ceramic 691390 ~.03
  * -> 830400
ask: main
t: metal bookends black pair => 830400
t: bamboo book stand => 442191
t: end table wooden => !8304

@ bookmark-clip
en: bookmark clip; bookmark; magnetic bookmark; metal bookmark
de: Lesezeichen = bookmark
  main=paper -> 491199 ~.2
  main=leather -> 420500 ~.1
  main=textile -> 630790 ~.03
  main=plastic -> 392690 ~.1
  main=wood -> 442199 ~.03
  "magnetic|magnético" -> 491199
  * -> 830590
t: bookmark clip => 830590
t: hair clip claw => !8305

@ bubble-wrap
en: bubble wrap; foam sheet packaging; foam pouch; bubble film; foam wrap; packaging foam
de: Luftpolsterfolie
fr: papier bulle; film à bulles
es: plástico de burbujas; papel burbuja
it: pluriball
nl: bubbeltjesplastic; noppenfolie; bubbeltjesfolie
pl: folia bąbelkowa
pt: plástico bolha
not: bubble wrap bag
  * -> 392119
t: bubble wrap roll 50m => 392119
t: gift wrapping paper roll birthday => 481190

@ business-card-print
en: business card; menu card; gift voucher; ticket; certificate; loyalty card paper; raffle ticket; instruction card; scratch card; gift certificate; appointment card; flash card; flashcards; oracle cards printed; card insert; coupon; printed insert; affirmation cards; photo booth prints; milestone cards; display card; backing card; pamphlet; certificate paper; trading card + football|sports|collectible|baseball|basketball; sports card; collectible card; conversation cards; baby milestone card; award certificate; lottery ticket; bingo card paper; prayer card; holy card; recipe card; bookmark paper; jewelry card; leaflet; instruction leaflet; brochure
de: Visitenkarte = business card; Broschüre = brochure; Gutschein = voucher; Eintrittskarte = entrance ticket; Meilensteinkarten = milestone cards; Urkunde = certificate; Lernkarten = learning card; Sammelkarte = collectible card; Karteikarten Lern = flash card
fr: carte de visite = business card; dépliant = leaflet; bon cadeau = gift voucher; billet d'entrée = admission ticket; prospectus = leaflet; cartes étapes bébé = milestone cards; carte à collectionner = trading card; diplôme papier = paper diploma; image pieuse = holy card; brochure = brochure
es: tarjeta de visita = business card; vale regalo = gift voucher; tarjetas de presentación = business card; cromos = picture card; entrada = entrance ticket + concierto|evento; certificado = certificate; tarjeta coleccionable = collectible card; octavilla = leaflet; estampita = small religious print
it: biglietto da visita = business card; dépliant = leaflet; buono regalo = gift voucher; biglietti da visita = business card; figurine = collectible picture card; attestato = certificate; santino = holy card; opuscolo = pamphlet
nl: visitekaartje = business card; folder = leaflet; catalogus = catalogue; cadeaubon = gift voucher; verzamelkaart = collectible card; mijlpaalkaarten = milestone cards; toegangskaart = admission ticket; bidprentje = funeral prayer card; brochure = brochure
pl: wizytówka = business card; broszura = brochure; bon podarunkowy = gift voucher; bilet = ticket; karty kolekcjonerskie = trading cards; wizytówki = business cards; dyplom = diploma; obrazek święty = holy card; wizytówek = business card
pt: cartão de visita = business card; vale presente = gift voucher; folheto = leaflet; figurinha = collectible sticker card; bilhete = ticket; certificado = certificate; santinho = small prayer card; cartões de visita = business cards
not: business card holder; ticket printer; business card scanner; ticket machine; flashcard reader; business card paper; certificate frame; ticket holder; certificate holder; memory flash card; flash card adapter; business card maker; brochure holder; ticket album; camera flash card; talking flash cards; sd flash card; compact flash card; tickets rolls machine; folder map; leaflet holder; adventure ticket game; certificate holder folder; business card case; cromadas
  "brochure" -> 490199
  "leaflet" -> 490110
  "booklet" -> 490199
  "advertising" -> 491110
  main: plastic 392690 ~.03; base-metal 831000 ~.03; wood 442199 ~.03
  * -> 491199
t: business cards printed 100 pcs => 491199
t: baseball trading card rookie => 491199
t: business card holder leather => !4911

@ cable-tie-plastic
en: suction cup; plastic hook; plastic clip; plastic plug; plastic buckle; side release buckle; cord lock; plastic washer; plastic cap; plastic handle; plastic chain; plastic net; plastic sheet cut; garden tie; plant clip; plant support clip; bag buckle plastic; end cap plastic; pipe end cap; chair end cap; cover cap screw plastic; plastic spring clip; plastic gear; plastic wheel; plastic spacer; plastic bushing; plastic loop; slider buckle; tri glide; cord end; toggle cord; plastic snap hook; plastic bead craft; screw cover cap; hole plug; plastic dome; license plate plastic cover; suction hook glass; sealing plug plastic; protective cap; cord stopper; cup sucker; plastic grommet; plant tie; tomato clip; plant support; plant stake; trellis clip
de: Saugnapf; Kunststoffkappe; Steckschnalle; Kordelstopper; Pflanzenclip; Abdeckkappe + Schraube|Kunststoff; Endkappe; Kunststoffkette; Lamellenstopfen; Pflanzenhalter; Pflanzenbinder
fr: ventouse; boucle plastique; arrêt de cordon; embout plastique; clip plastique; clip plante; chaîne plastique; tuteur plante
es: ventosa; hebilla de plástico; tope de cordón; clip de plástico; clips para plantas; cadena de plástico; tutor plantas
it: ventosa; fibbia in plastica; ferma cordino; clip per piante; catena in plastica; sostegno piante
nl: zuignap; klikgesp; koordstopper; plantenclip; kunststof ketting; plantensteun
pl: przyssawka; klamra plastikowa; stoper do sznurka; zaślepka; klips do roślin; łańcuch plastikowy; podpórka do roślin; przyssawek; zaślepek
pt: ventosa; fivela plástica; trava cordão; clipe para plantas; corrente plástica; suporte para plantas
not: cupping suction cup; suction cup phone; glass suction lifter; belt buckle; ventosa massagem; ventosas terapia; ventosa anticelulite; ventosa celulitis; vacuum suction cup industrial; plastic chain necklace; sink plunger; plastic net fishing; ventosa coppettazione; suction cup dildo; ventouse visage; suction cup lifter; cupping; ventouse anti cellulite; ventouse débouche
  main: rubber 401699 ~.05; silicone 392690 ~.03; bamboo 442191 ~.03; wood 442199 ~.03; iron 732690 ~.03; base-metal 732690 ~.03; textile 630790 ~.03
  * -> 392690
t: plastic side release buckles 25mm 20 pcs => 392690
t: suction cups with hooks => 392690
t: leather belt buckle brass => !3926

@ calendar
en: calendar; wall calendar; desk calendar; advent calendar; perpetual calendar; calendar 2025; tear off calendar; photo calendar; family calendar; wooden calendar block; flip calendar; desktop calendar; refrigerator calendar; acrylic calendar
de: Kalender = calendar; Wandkalender = wall calendar; Tischkalender = desk calendar; Adventskalender = advent calendar; Fotokalender = photo calendar; Familienkalender = family calendar; Ewiger Kalender = perpetual calendar
fr: calendrier = calendar; calendrier mural = wall calendar; calendrier de l'avent = advent calendar; calendrier perpétuel = perpetual calendar; éphéméride = tear off calendar
es: calendario = calendar; calendario de pared = wall calendar; calendario de mesa = desk calendar; calendario de adviento = advent calendar; calendario perpetuo = perpetual calendar
it: calendario = calendar; calendario da parete = wall calendar; calendario dell'avvento = advent calendar; calendario da tavolo = desk calendar; calendario perpetuo = perpetual calendar
nl: kalender = calendar; wandkalender = wall calendar; adventskalender = advent calendar; bureaukalender = desk calendar; verjaardagskalender = birthday calendar
pl: kalendarz = calendar; kalendarz ścienny = wall calendar; kalendarz adwentowy = advent calendar; kalendarz biurkowy = desk calendar
pt: calendário = calendar; calendário de parede = wall calendar; calendário do advento = advent calendar; calendário de mesa = desk calendar
not: calendar watch; calendar clock; calendar planner; watch calendar; calendar stand; calendar display digital; calendar notebook; date calendar watch; automatic calendar; calendar function; digital calendar; calendar sticker; calendar quartz; kalendarz książkowy; advent calendar box; calendar stamp
  "advent": main=textile 950510 ~.3; main=wood 950510 ~.03; * 950510
  "adventskalender" -> 950510
  "avent" -> 950510
  "adviento" -> 950510
  "avvento" -> 950510
  "adwentowy" -> 950510
  "advento" -> 950510
  main: wood 442199 ~.03; base-metal 831000 ~.03; plastic 392690 ~.03
  * -> 491000
t: wall calendar 2025 family planner => 491000
t: felt advent calendar reusable => 950510
t: quartz watch with calendar => !4910

@ carabiner
en: carabiner; carabiner clip; snap hook; carabiner hook; spring snap hook; d ring carabiner; locking carabiner; s carabiner; swivel clasp bag; lobster clasp bag; swivel snap hook; climbing carabiner; keychain clasp
de: Karabiner = carabiner; Karabinerhaken = carabiner hook; Kletterkarabiner = climbing carabiner
fr: mousqueton = carabiner; mousqueton escalade = climbing carabiner
es: mosquetón = carabiner; mosquetones = carabiner
it: moschettone = carabiner; moschettoni = carabiner
nl: karabijnhaak = carabiner; karabijnhaken = carabiner; musketonhaak = snap hook
pl: karabińczyk = carabiner; karabinek = carabiner + wspinaczka|alpinistyczny|zatrzask
pt: mosquetão = carabiner; mosquetões = carabiners
not: keychain carabiner mug; carabiner cup; carabiner flashlight; carabiner watch; lobster clasp jewelry; carabiner mug; leash carabiner rope
  main: plastic 392690 ~.05; aluminium 761699 ~.35; iron 732690 ~.03; zinc 830890 ~.03; titanium 810890 ~.03; copper 741980 ~.03; base-metal 732690 ~.03
  "swivel" -> 830890
  "lobster" -> 830890
  * -> 761699
ask: main
t: aluminium carabiner d shape 10 pcs => 761699
t: stainless steel spring snap hook m8 => 732690
t: silver lobster clasp necklace => !7616

@ card-stock
en: card stock; cardstock; drawing paper; watercolor paper; kraft cardstock; drawing paper roll
es: cartulina = card stock
it: cartoncino = cardstock
pl: karton kolorowy = coloured card
pt: cartolina = card stock + folha|folhas|gramas|A4|escolar|pacote|gsm
not: cardstock box
  * -> 480258
t: card stock => 480258
t: sand paper 120 grit => !48

@ cardboard-box
en: gift box; cardboard box; shipping box; corrugated box; packaging box; carton box; paper box; cake box; candy box; cupcake box; magnetic gift box; chocolate box packaging; favor box; kraft box; box packaging; present box; cookie box; pillow box; macaron box; wine box cardboard; donut box; storage carton; gift boxes with lids; bakery box; postal box; treat box; gable box; advent calendar box empty; jewelry packaging box; drawer gift box; explosion box; wedding favor box
de: Geschenkbox = gift box; Faltschachtel = folding carton; Geschenkschachtel = gift box; Pappkarton = cardboard box; Tortenkarton = cake box; Pizzakarton = pizza box; Schachtel = box; Faltkarton = folding carton; Versandrolle = mailing tube; Geschenkkarton = gift carton; Kartons Versand = shipping carton; Postkarton = mailing carton; Kartonagen = cardboard packaging; Maxibriefkarton = letter mail carton; Kartonbox = carton box; Versandschachtel = shipping box
fr: boîte cadeau = gift box; carton d'emballage = cardboard packing box; boîte en carton = cardboard box; boîte à gâteau = cake box; coffret cadeau vide = empty gift box; ballotin = cardboard candy box; boîte kraft = kraft box; caisse carton = carton box; boîte carton = cardboard box; boîte en carton ondulé = corrugated box; caisse en carton ondulé = corrugated box; boîtes carton ondulé = corrugated boxes; emballage carton ondulé = corrugated cardboard packaging; cartons ondulés boîtes = corrugated boxes
es: caja de regalo = gift box; caja de cartón = cardboard box; caja para tarta = cake box; cajita = small box; caja kraft = kraft box; cajas de cartón = cardboard box; caja de embalaje = packaging box; caja plegable = folding box; caja plegable de cartón = folding cardboard box; estuche de cartón = cardboard case; caja de cartón ondulado = corrugated box; caja de cartón corrugado = corrugated box; embalaje de cartón = cardboard packaging
it: scatola regalo = gift box; scatola di cartone = cardboard box; scatola per torta = cake box; scatolina = small box; scatole cartone = cardboard box; scatola portaconfetti = sugared almond favour box; scatola da imballaggio = packaging box; scatole imballaggio = packaging box; scatoloni = large cardboard box; scatola in cartone = cardboard box; astuccio in cartone = cardboard case; scatola in cartone ondulato = corrugated box; scatola di cartone ondulato = corrugated box; imballaggio in cartone = cardboard packaging
nl: geschenkdoos = gift box; kartonnen doos = cardboard box; taartdoos = cake box; pizzadoos = pizza box; doosje = small box; kokerverpakking = tube packaging; cadeaudoos = gift box; brievenbusdoos = letterbox mailing box; kartonnen dozen = cardboard box; verzenddozen = shipping box; brievenbusdoosjes = letterbox mailing box; postdoos = mailing box; autolockdoos = snap lock box; vouwdozen = folding box; postdozen = mailing box; geschenkdozen = gift box; taartdozen = cake box; pizzadozen = pizza box; cadeaudozen = gift box; brievenbusdozen = letterbox mailing box; autolockdozen = snap lock box; dozen van golfkarton = corrugated box
pl: pudełko prezentowe = gift box; karton = cardboard box; pudełko kartonowe = cardboard box; pudełko na tort = cake box; pudełeczko = small box; kartony = cardboard boxes; pudełka na prezenty = gift boxes; pudło kartonowe = cardboard box; karton wysyłkowy = shipping box; kartony do przeprowadzki = moving boxes; pudełko fasonowe = die-cut box; karton fasonowy = die-cut box; pudełko tekturowe = cardboard box; tekturowe pudełko = cardboard box; karton do pakowania = packaging box; pudło tekturowe = cardboard box; pudełka z tektury = cardboard boxes; pudełka z tektury falistej = corrugated boxes; pudło z tektury = cardboard box; opakowanie z tektury falistej = corrugated packaging
pt: caixa de presente = gift box; caixa para bolo = cake box; caixinha = small box; caixa kraft = kraft box; caixa de cartão = cardboard box; caixa dobrável = folding box; caixa dobrável de cartão = folding cardboard box; caixa de cartão canelado = corrugated box; caixa de papelão ondulado = corrugated box; embalagem de cartão = cardboard packaging
not: gift box set; gift box jewelry ring; gift box soap; ring gift box; watch gift box; gift box ribbon; gift box of; metal gift box; wooden gift box; carton box machine; tin gift box; candy box plastic; cardboard box cutter; karton schneider; acrylic gift box; in gift box; with gift box; velvet gift box
  "mailer" -> 481910
  "corrugated|golfkarton|wellpappe|ondulé|ondulés|falistej|falista|golfkartonnen" -> 481910
  "shipping" -> 481910
  main: wood 442090 ~.02; plastic 392310 ~.04; base-metal 731029 ~.02; leather 420299 ~.03
  * -> 481920
ask: main
t: corrugated cardboard shipping boxes 20 pcs => 481910
t: paper gift box with lid and ribbon => 481920
t: cookies in gift box 200g => !4819

@ cardboard-tube
en: cardboard tube; mailing tube; poster tube; postal tube
fr: tube d'expédition
es: tubo de cartón
it: tubo di cartone
pl: tuba kartonowa
pt: tubo de papelão
  * -> 481950
t: cardboard mailing tube 50cm => 481950
t: corrugated cardboard shipping boxes 20 pcs => 481910

@ cellophane-bag
en: cellophane bag; mylar bag; vacuum sealer bag; vacuum sealer roll; shrink bag; heat shrink bag; piping bag; icing bag
de: Spritzbeutel = piping bag
fr: sac sous vide = vacuum sealer bag
es: bolsas de celofán = cellophane bag
it: sacchetti cellophane = cellophane bag
nl: cellofaan zakje = cellophane bag
not: piping bag tips
  * -> 392329
t: cellophane bag => 392329
t: dog poop bag dispenser => !3923

@ cigarette-lighter
en: lighter; gas lighter; electric lighter; plasma lighter; butane lighter; arc lighter; torch lighter; kitchen lighter; cigarette lighter; candle lighter; jet lighter; usb lighter; bbq lighter; flameless lighter; petrol lighter; usb rechargeable lighter; windproof lighter; lighter case; lighter fluid; lighter flint; lighter wick; lighter holder
de: Feuerzeug = lighter; Lichtbogenfeuerzeug = arc lighter; Stabfeuerzeug = stick lighter; Sturmfeuerzeug = storm lighter; Gasfeuerzeug = gas lighter; Benzinfeuerzeug = petrol lighter
fr: briquet = lighter; briquet électrique = electric lighter; allume gaz = gas stove lighter; briquet tempête = windproof lighter; briquet rechargeable = rechargeable lighter
es: mechero = lighter; encendedor = lighter; encendedor eléctrico = electric lighter; encendedor de cocina = kitchen lighter; mecheros = lighter
it: accendino = lighter; accendigas = kitchen lighter; accendino elettrico = electric lighter; accendini = lighter
nl: aansteker = lighter; elektrische aansteker = electric lighter; gasaansteker = gas lighter; stormaansteker = windproof lighter
pl: zapalniczka = lighter; zapalniczka elektryczna = electric lighter; zapalarka = lighter; zapalniczki = lighters; zapalniczek = lighter; zapalarek = lighter
pt: isqueiro = lighter; acendedor = lighter; isqueiro elétrico = electric lighter; maçarico isqueiro = torch lighter
not: car lighter socket; cigarette lighter socket; cigarette lighter plug; lighter shade; cigarette lighter adapter; hair lighter; fire lighter cube; lighter color; cigarette lighter charger; cigarette lighter splitter; lighter weight; car cigarette lighter; skin lighter; lighter display; cigarette lighter usb; firelighter; mechero bunsen; acendedor de fogão; allume cigare; fire lighter
  "fluid" -> 360610
  "flint" -> 360690
  "wick" -> 590800
  "case": main=leather 420500 ~.2; main=plastic 392690 ~.03; * 961390
  power=electric|battery|mains -> 961380 ~.1
  "plasma" -> 961380
  "arc" -> 961380
  "kitchen" -> 961380
  "candle" -> 961380
  "bbq" -> 961380
  "petrol|gasolina|benzina" -> 961380
  "flameless" -> 961380
  "allume gaz" -> 961380
  "accendigas" -> 961380
  "stabfeuerzeug" -> 961380
  "lichtbogenfeuerzeug" -> 961380
  "benzinfeuerzeug" -> 961380
  "disposable|desechable|monouso|usa e getta|descartável" -> 961310
  * -> 961320
t: usb rechargeable plasma lighter => 961380
t: refillable gas lighter jet flame => 961320
t: car cigarette lighter socket 12v => !9613

@ clipboard
en: clipboard; desk organizer; desk tray; desk drawer organizer; desk accessories; pen holder; pen cup; pen stand; pencil holder; pencil cup; letter tray; document tray
de: Klemmbrett = clipboard; Ringbuch = ring binder; Ordner = binder; Schnellhefter = flat file folder; Sichthülle = transparent sleeve; Prospekthülle = sheet protector; Dokumentenmappe = document folder; Fächermappe = expanding file; Hängemappe = hanging file; Sammelmappe = document folder; Mappe = folder + A4|Dokumente|Bewerbung; Stehsammler = magazine file; Schreibtisch Organizer = desk organizer; Stiftehalter = pen holder; Stifteköcher = pen cup; Briefablage = letter tray; Kartenhüllen = card sleeve; Sammelalbum = collector's album; Ausweishalter = id card holder; Münzkapsel = coin capsule; Klarsichthülle = transparent sleeve; Münzalbum = coin album
fr: classeur = ring binder; chemise à rabats = flap folder; trieur = document sorter; pochette perforée = punched pocket; intercalaire = divider; porte revues = magazine holder; organiseur de bureau = desk organizer; porte stylo = pen holder; bannette = letter tray; pochette plastifieuse = laminating pouch; classeur cartes = card binder; protège cartes = card protectors; pochette transparente = clear pocket
es: archivador = file binder; carpeta = folder; carpeta de anillas = ring binder; portapapeles = clipboard; funda multitaller = punched pocket; carpeta clasificadora = sorting folder; revistero = magazine rack; organizador de escritorio = desk organizer; portalápices = pencil holder; portabolígrafos = pen holder; bandeja portadocumentos = document tray; fundas para plastificar = laminating pouch; portatarjetas identificativo = id card holder; etiqueta equipaje = luggage tag; fundas cartas = card sleeve; placa identificativa = name plate; identificador de maleta = luggage tag; cápsulas monedas = coin capsule; bote lápices = pencil holder
it: raccoglitore = ring binder; cartella documenti = document folder; cartellina = folder; portablocco = clipboard; buste trasparenti = clear document sleeve; portariviste = magazine file; portapenne = pen holder; organizer scrivania = desk organizer; vaschetta portadocumenti = document tray; etichetta bagaglio = luggage tag; pouches plastificazione = laminating pouch; targhetta valigia = luggage tag; classificatore = document file
nl: ringband = ring binder; documentenmap = document folder; klembord = clipboard; insteekhoes = punched pocket; tijdschriftenhouder = magazine file; pennenbak = pen tray; bureau organizer = desk organizer; brievenbak = letter tray; badgehouder = badge holder; kofferlabel = luggage tag; kaartenmap = map folder; lamineerhoezen = laminating pouches; pennenhouder = pen holder; ordner = lever arch file; kaarthoesjes = card sleeves; naambadge = name badge; verzamelmap = collecting folder; insteekhoezen = punched pocket
pl: clipboard = clipboard; segregator = ring binder; teczka = folder + dokumenty|a4|gumka; koszulki na dokumenty = document sleeves; podkładka z klipem = clipboard; organizer na biurko = desk organizer; przybornik na biurko = desk organizer; kubek na długopisy = pen cup; półka na dokumenty = document shelf; folia do laminowania = laminating film; identyfikator = badge; zawieszka do walizki = luggage tag; koszulki na karty = card sleeves; kapsuły na monety = coin capsules; klaser = stamp album
pt: fichário = binder; pasta arquivo = file folder; pasta plástica = plastic folder; prancheta = clipboard; porta revistas = magazine holder; organizador de mesa = desk organizer; porta canetas = pen holder; porta lápis = pencil holder; bandeja de documentos = document tray; porta crachá = badge holder; sleeves cartas = card sleeves; plástico para plastificação = laminating pouch; crachá = name badge; cápsula moedas = coin capsules; tag de mala = luggage tag
not: carpeta asfáltica; desk pen holder; car clipboard; pen holder tablet; stylus pen holder; eyeliner pencil holder; makeup pencil holder; brush pen holder makeup; eyebrow pencil holder
  main=bamboo -> 442191 ~.03
  main=wood -> 442199 ~.3
  main=base-metal -> 830400 ~.1
  main=plastic -> 392610 ~.4
  main=leather -> 420500 ~.03
  main=ceramic -> 691390 ~.03
  main=glass -> 701399 ~.03
  * -> 392610
ask: main
t: metal mesh desk organizer => 830400
t: cardboard file folders 25 pcs => 482030

@ coin-album
en: coin album; coin holder; coin capsule; top loader; toploader; id badge holder; badge holder; name badge; badge reel; name tag holder; name tag; luggage tag
de: Kofferanhänger = luggage tag; Namensschild = name badge or sign
fr: étiquette bagage = luggage tag; porte badge = badge holder; badge nominatif = name badge
it: porta badge = badge holder
pt: etiqueta de bagagem = luggage tag
not: dog name tag; pet name tag; luggage tag lock; coin holder keychain; coin holder car; name tag necklace; leather name tag; engraved dog name tag
  main=paper -> 482050 ~.05
  main=base-metal -> 831000 ~.05
  main=leather -> 420500 ~.03
  main=wood -> 442199 ~.03
  * -> 392690
ask: main
t: pvc id badge holder => 392690
t: plastic ring binder a4 => 392610

@ collectible-coin
en: commemorative coin; collectible coin; old coin; silver coin; replica coin; coin collection; souvenir coin; gold plated coin; antique coin; coin set; fake coin; lucky coin; tooth fairy coin; banknote; world banknotes; souvenir banknote; gold foil banknote
de: Sammlermünze = collectible coin; Gedenkmünze = commemorative coin; Silbermünze = silver coin; Goldmünze = gold coin; Banknote = banknote
fr: pièce de collection = collectible coin; billet de banque = banknote; pièce commémorative = commemorative coin; pièce de monnaie = coin; pièce d'argent = silver coin; pièce d'or = gold coin
es: moneda de colección = collectible coin; moneda conmemorativa = commemorative coin; billete de banco = banknote; moneda de plata = silver coin; moneda antigua = old coin; moneda de oro = gold coin
it: moneta da collezione = collectible coin; moneta commemorativa = commemorative coin; banconota = banknote; moneta d'argento = silver coin; moneta d'oro = gold coin
nl: verzamelmunt = collectible coin; bankbiljet = banknote; zilveren munt = silver coin; gouden munt = gold coin
pl: moneta kolekcjonerska = collectible coin; banknot = banknote; moneta srebrna = silver coin; moneta okolicznościowa = commemorative coin
pt: moeda de coleção = collectible coin; moeda comemorativa = commemorative coin; cédula = banknote; moeda de prata = silver coin; moeda de ouro = gold coin
not: banknote counter; banknote album; banknote tester; banknote detector; banknote wallet; cédula wallet
  "gold foil banknote" -> 491199
  "replica" -> 732690
  "fake" -> 732690
  "plated" -> 732690
  "souvenir coin" -> 732690
  finish=plated -> 732690 ~.02
  metal=gold -> 711890 ~.02
  "souvenir banknote" -> 491199
  "foil banknote" -> 491199
  * -> 970539
t: old silver coin collectible 1920 => 970539
t: coin purse leather => !9705

@ coloring-book
en: coloring book; colouring book; adult coloring book; picture book; board book
de: Bilderbuch = picture book; Malbuch = coloring book
fr: livre de coloriage = colouring book; cahier de coloriage = colouring book
es: libro para colorear = coloring book
it: libro da colorare = colouring book; album da colorare = colouring book
nl: prentenboek = picture book; kleurboek = colouring book
pl: kolorowanka = coloring book; kolorowanek = coloring book
pt: livro de colorir = coloring book
  "adult" -> 490199
  * -> 490300
t: kids colouring book animals => 490300
t: book light rechargeable clip => !4901

@ comic-book
en: comic book; magazine; journal magazine
de: Zeitschrift = magazine
fr: magazine = magazine
es: revista = magazine
it: rivista = magazine
nl: tijdschrift = magazine
pl: czasopismo = magazine
pt: revista = magazine
not: magazine rack; magazine holder; comic book bag; comic book sleeve; magazine pouch; magazine gun; gun magazine; magazine file; revista porta
  "comic book|comics|graphic novel|manga" !"magazine" -> 490199 ~.9   # a bound issue sold by itself is a book
  * -> 490290
t: comic book => 490199
t: weekly magazine => 490290
t: book light rechargeable clip => !4901

@ cork-board
en: cork board
de: Pinnwand; Korktafel
fr: tableau liège
es: tablero de corcho
it: bacheca in sughero
nl: prikbord
pl: tablica korkowa
pt: quadro de cortiça
  * -> 450490
t: cork board => 450490
t: magnetic whiteboard 60x90 cm => 961000

@ correction-tape
en: correction tape; correction pen; white out; whiteout; tipp ex
de: Korrekturroller; Tipp-Ex
fr: ruban correcteur; blanc correcteur
es: cinta correctora; típex
it: correttore a nastro; bianchetto
nl: correctieroller; correctievloeistof
pl: korektor w taśmie; korektor w płynie
pt: fita corretiva; corretivo líquido
not: colour correction; skin correction; posture correction; toe correction
  * -> 382499
t: correction tape roller 5mm => 382499
t: posture correction belt => !3824

@ crayon-chalk
en: crayon; wax crayon; pastel stick; oil pastel; chalk; charcoal stick; chalkboard chalk; tailor chalk; sidewalk chalk; soft pastel; drawing charcoal; bath crayon; dustless chalk; vine charcoal; billiard chalk; pool cue chalk; graphite stick; fabric chalk; pastel set; crayon set; chalk line powder; face crayons; jumbo crayons; pastels art
de: Wachsmalstift = wax crayon; Kreide = chalk; Ölpastellkreide = oil pastel; Pastellkreide = pastel chalk; Straßenkreide = sidewalk chalk; Wachsmaler = wax crayon; Tafelkreide = chalkboard chalk; Schneiderkreide = tailor chalk; Zeichenkohle = drawing charcoal; Wachsmalkreide = wax crayon
fr: craie = chalk; pastel = pastel; crayon de cire = wax crayon; crayon gras = grease crayon; pastel à l'huile = oil pastel; craie grasse = wax chalk; fusain = drawing charcoal; craie tailleur = tailor chalk; craies de trottoir = sidewalk chalk; crayons de cire = wax crayons
es: tiza = chalk; ceras de colores = wax crayon; crayón = crayon; pastel al óleo = oil pastel; pasteles al óleo = oil pastel; crayones = crayon; ceras = wax crayon; carboncillo = charcoal stick; tizas = chalk; jaboncillo = tailor chalk
it: gessetto = chalk; pastelli a cera = wax crayon; pastelli a olio = oil pastel; gesso lavagna = chalkboard chalk; carboncino = charcoal stick; gessetti = chalk; gesso da sarto = tailor chalk
nl: krijt = chalk; waskrijt = wax crayon; stoepkrijt = sidewalk chalk; oliepastel = oil pastel; houtskool tekenen = drawing charcoal; bordkrijt = chalkboard chalk; kleermakerskrijt = tailor chalk; wasco = wax crayon
pl: kreda = chalk; kredki świecowe = wax crayons; pastele olejne = oil pastels; pastele = pastels; kreda szkolna = school chalk; węgiel rysunkowy = drawing charcoal; kreda krawiecka = tailor chalk; pastele suche = soft pastels; kreda chodnikowa = sidewalk chalk
pt: giz = chalk; giz de cera = wax crayon; pastel oleoso = oil pastel; giz pastel = soft pastel; giz de lousa = chalkboard chalk; carvão desenho = drawing charcoal; giz de alfaiate = tailor chalk
not: climbing chalk; chalk bag; chalk paint; hair chalk; chalk marker; chalk board; gym chalk; chalk holder; eye crayon; lip crayon; chalk spray; chalk line; hair dye crayon; crayon mold; pastel yarn; chalk pen; liquid chalk; weightlifting chalk; crayon à papier; crayon de couleur; crayon à lèvres; crayon graphite; crayon yeux; crayons de couleur; tailor chalk pencil; pastel pencil; pastel de nata; crayon sourcils; crayon de charpentier; chalk reel; giz escalada; pastel bag; pastel hair; pastel dress
  "billiard" -> 950420
  "pool cue" -> 950420
  * -> 960990
t: wax crayons 24 colours => 960990
t: soft pastels art set 36 => 960990
t: climbing chalk ball 60g => !9609

@ dictionary
en: dictionary; encyclopedia
de: Wörterbuch = dictionary
fr: dictionnaire = dictionary
es: diccionario = dictionary
it: dizionario = dictionary
nl: woordenboek = dictionary
pl: słownik = dictionary
pt: dicionário = dictionary
not: dictionary electronic
  * -> 490191
t: dictionary => 490191
t: paperback novel english => 490199

@ dropper-bottle
en: dropper bottle; empty nail polish bottle; essential oil bottle; travel perfume bottle; cork bottle; candle jar empty; wishing bottle; perfume bottle; glass dropper bottle; glass bottle; glass jar; glass spray bottle; milk bottle glass; sample jar glass; juice bottle glass; glass roller bottle
de: Glasflasche = glass bottle; Roll-on Flasche = roll-on bottle
fr: bouteille en verre = glass bottle; bocal = glass jar; flacon roll on = roll on bottle
es: frasco roll on = roll-on bottle
it: flacone roll on = roll on bottle
nl: roller flesje = roller bottle
pl: roll on butelka = roll on bottle; słoiki = jars
pt: frasco roll on = roll-on bottle
not: glass bottle cutter; glass jar candle; in glass jar; glass bottle lamp; candle in glass jar; glass jar lid seal; perfume bottle charm; glass bottle of; glass jar with straw; glass bottle water
  "plastic|plástico|plastica" -> 392330
  * -> 701090
t: amber glass dropper bottles 30ml => 701090
t: stainless steel water bottle => !3923

@ envelope
en: envelope; mailing envelope; paper envelope; kraft envelope; invitation envelope; padded envelope; business envelope; window envelope; money envelope; red envelope; cash envelope; coin envelope; photo mailer; cardboard envelope; rigid mailer; seed envelope; document mailer; c5 envelope
de: Briefumschlag = envelope; Umschlag = envelope + Brief|Papier|Kraft|C5|DL; Kuvert = envelope; Versandumschlag = mailing envelope; Luftpolsterumschlag = bubble mailer; Briefumschläge = envelope; Pappumschlag = cardboard envelope
fr: enveloppe = envelope; enveloppe kraft = kraft envelope; enveloppes = envelopes; pochette kraft = kraft envelope; enveloppe cartonnée = cardboard envelope; pochette kraft enveloppe = kraft envelope
es: sobre = envelope; sobres = envelope; sobre kraft = kraft envelope; sobres de papel = paper envelope; sobres para invitaciones = invitation envelope
it: busta = envelope + lettera|carta|kraft|commerciale; buste = envelope; buste da lettera = letter envelope; buste per inviti = invitation envelope; buste da lettere = letter envelope
nl: envelop = envelope; enveloppen = envelope; kartonnen envelop = cardboard envelope; luchtkussenenvelop = bubble envelope
pl: koperta = envelope; koperty = envelopes; koperta kartonowa = cardboard envelope; koperty na zaproszenia = invitation envelopes
pt: envelope = envelope; envelopes = envelopes; envelope kraft = kraft envelope; envelopes de convite = invitation envelopes; envelope almofadado = padded envelope
not: envelope bag; envelope clutch; envelope sealer; document envelope plastic; bubble mailer; plastic envelope; envelope opener; envelope laptop sleeve; envelope wallet; envelope seal; envelope folder; envelope sticker; envelope cushion; envelope pillow; sobre acolchado; snap button envelope; envelope purse
  "plastic|plástico|plastica" -> 392321
  "cardboard" -> 481950
  "rigid|rígido" -> 481950
  "kartonnen" -> 481950
  "kartonowa" -> 481950
  main: plastic 392321 ~.03; textile 630790 ~.03
  * -> 481710
t: white paper envelopes c5 50 pcs => 481710
t: letter opener metal => !4817

@ eraser
en: eraser; rubber eraser; pencil eraser; kneaded eraser; novelty eraser; electric eraser; kneadable eraser; white eraser; retractable eraser; blackboard eraser; whiteboard eraser; art eraser; cute erasers; eraser pencil cap
de: Radiergummi = eraser; Radierer = eraser; Knetradierer = kneaded eraser; elektrischer Radierer = electric eraser; Tafelschwamm = blackboard sponge; Whiteboard-Löscher = whiteboard eraser; Tafelwischer = blackboard eraser; Radiergummis = eraser
fr: gomme = eraser; gomme à effacer = eraser; gomme mie de pain = kneaded eraser; effaceur tableau = blackboard eraser; brosse tableau = whiteboard eraser; gomme blanche = white eraser
es: goma de borrar = eraser; borrador = eraser; borrador pizarra = blackboard eraser; gomas de borrar = eraser; borrador eléctrico = electric eraser
it: gomma da cancellare = eraser; gomma pane = kneaded eraser; cancellino = blackboard eraser; gomme da cancellare = eraser; gomma elettrica = electric eraser; gomma per cancellare = eraser
nl: gum = eraser + potlood|school; vlakgum = eraser; gummetje = eraser; bordenwisser = board eraser; elektrische gum = electric eraser; kneedgum = kneaded eraser; gum = eraser + school|potlood|kantoor|tekenen|wit; potloodgum = pencil eraser; gummetjes = eraser
pl: gumka do mazania = eraser; gumka do ścierania = eraser; gąbka do tablicy = board eraser; gumki do ścierania = erasers; gumka ołówkowa = pencil eraser; gumka chlebowa = kneaded eraser; gumka szkolna = school eraser
pt: borracha escolar = eraser; apagador = blackboard eraser; borracha de apagar = eraser; apagador de quadro = blackboard eraser; limpa tipos = kneaded eraser; borracha branca escolar = white eraser
not: magic eraser; shark tank eraser; scar eraser; hair eraser; wrinkle eraser; spot eraser; eraser wheel; crystal hair eraser; callus eraser; decal eraser; gomme cheveux; foot eraser; eraser makeup; gomme xanthane; gomme arabique; gomme visage; gomme magique; apagada; apagar
  "electric|eléctrico|elettrico|elétrico" -> 847290
  "whiteboard": main=textile 960390 ~.03; * 960390
  "blackboard" -> 960390
  "board" -> 960390
  main: plastic 392610 ~.4; rubber 401692 ~.9
  * -> 401692
t: rubber pencil erasers 10 pcs => 401692
t: pvc white vinyl eraser => 392610
t: magic eraser cleaning sponge => !4016

@ flyer
en: flyer; catalogue; catalog; advertising flyer
de: Flyer; Katalog; Prospekt
fr: catalogue
es: folleto; catálogo
it: volantino; catalogo
nl: flyers
pl: ulotka; katalog; ulotek
pt: panfleto; catálogo
not: flyer holder; catalog drawer; flyer box
  * -> 491110
t: advertising flyers a5 500 pcs => 491110
t: business cards printed 100 pcs => 491199

@ gift-card
en: gift card; gift card plastic; gift voucher card; store gift card; prepaid gift card
de: Geschenkkarte = gift card; Guthabenkarte = prepaid card; Geschenkgutschein = gift voucher; Gutscheinkarte = voucher card
fr: carte cadeau = gift card; chèque cadeau = gift voucher
es: tarjeta regalo = gift card; tarjeta de regalo = gift card; cheque regalo = gift voucher
it: carta regalo = gift card + negozio|prepagata|saldo|euro|magnetica; gift card = gift card
nl: cadeaukaart = gift card; giftcard = gift card
pl: karta podarunkowa = gift card; karta prezentowa = gift card
pt: cartão presente = gift card; cartão oferta = gift card; cheque oferta = gift voucher
not: gift card holder; gift card box; gift card envelope; gift card paper; gift card display; gift card sleeve; gift card stand; gift card bag
  "chip|rfid|nfc|smart card" -> 852352
  "magnetic|magnetic stripe|magnetstreifen" -> 852321   # heading 8523: cards with a magnetic stripe
  * -> 491199                       # section VII n.2: what is printed on the plastics is the use
t: store gift card 50 dollar => 491199
t: gift card with magnetic stripe => 852321
t: gift card box => !4911

@ glue-stationery
en: glue stick; school glue; white glue; glue + craft|paper|school|stick|wood|tacky|super; glue pen; tacky glue; adhesive glue b7000; glue dots; rhinestone glue; wig glue; mounting putty; poster putty; blu tack; glue tape roller
de: Klebestift = glue stick; Bastelkleber = craft glue; Klebestifte = glue stick; Bastelleim = craft glue; Holzleim = wood glue; Weißleim = white glue; Alleskleber = all-purpose glue
fr: colle = glue + bâton|école|loisirs|tissu|forte|bois|chaussure; colle à ongles = nail glue; pistocolle bâton = hot glue stick; colle en bâton = glue stick; colle blanche = white glue; bâton de colle = glue stick; stick de colle = glue stick; colle liquide = liquid glue; colle universelle = universal glue; colle = glue + bâton|liquide|forte|scolaire|universelle|papier
es: pegamento en barra = glue stick; superpegamento = super glue; pegamento textil = textile glue; pegamento para pestañas = eyelash glue; silicona caliente barras = hot melt glue stick; cola blanca = white glue; barra de pegamento = glue stick; pegamento escolar = school glue; cola escolar = school glue; silicona líquida escolar = liquid silicone school glue; pegamento = glue; pegamento instantáneo = instant glue; pegamento líquido = liquid glue
it: colla stick = glue stick; supercolla = super glue; colla per ciglia = eyelash glue; colla unghie = nail glue; colla vinilica = white glue; colla in stick = glue stick; colla per la scuola = school glue; colla = glue; colla liquida = liquid glue; colla attaccatutto = all-purpose glue
nl: lijmstift = glue stick; knutsellijm = craft glue; lijm = glue
pl: klej w sztyfcie = glue stick; super glue = super glue; klej do paznokci = nail glue; klej wikol = white glue
pt: cola bastão = glue stick; cola = glue + artesanato|escolar|instantânea|tecido|madeira|cílios; cola para cílios = eyelash glue; cola em bastão = glue stick; cola branca = white glue; cola stick = glue stick; cola escolar = school glue; cola batom = glue stick; super cola = super glue; cola líquida = liquid glue
not: glue gun; glue remover; glue trap; glue machine; glue bottle; coca cola; windshield glue; cola drink; glue applicator; collagen; glue spreader; glue ring; lash glue remover; collier; glue brush; glue cartridge; colle papier peint; colle carrelage; cola gun; structural glue; glue holder; glue pad; glue ring lash; tile glue; tyre glue; colar; colado; colada; collant; collants; collantes; coller
  weight>1kg -> 350691
  * -> 350610
t: pva craft glue 250ml => 350610
t: glue stick 21g school => 350610
t: hot glue gun 60w => !3506

@ gold-bar
en: gold bar
de: Goldbarren
fr: lingot
es: lingote
not: gold bar chocolate; gold bar stool; lingotes de aleación; lingotes de liga; lingote de aluminio; lingote de zinc; zinco em lingotes; chumbo em lingotes
  finish=plated -> 741980 ~.4
  * -> 710812
t: gold bar => 710812
t: postage stamps collection used world => 970400

@ greeting-card
en: greeting card; birthday card; christmas card; thank you card; postcard; invitation card; wedding invitation; valentine card; gift card paper; pop up card; 3d card; holiday card; note card; place card; easter card; sympathy card; anniversary card; save the date; invitation; congratulations card; greeting card set; mother day card; baby shower invitation; blank card; photo card + postcard|kpop|idol; photocard; lomo card; save the date card; table place card; rsvp card; wish card; post card
de: Grußkarte = greeting card; Geburtstagskarte = birthday card; Weihnachtskarte = christmas card; Postkarte = postcard; Einladungskarte = invitation card; Glückwunschkarte = congratulations card; Dankeskarte = thank you card; Klappkarte = folded card; Pop-up-Karte = pop up card; Hochzeitseinladung = wedding invitation; Tischkarte = place card; Trauerkarte = sympathy card
fr: carte de vœux = greeting card; carte d'anniversaire = birthday card; carte postale = postcard; carte d'invitation = invitation card; carte de remerciement = thank you card; carte de noël = christmas card; faire part = announcement card; marque place = place card; carte pop up = pop up card
es: tarjeta de felicitación = greeting card; tarjeta de cumpleaños = birthday card; postal = postcard; tarjeta de invitación = invitation card; tarjeta de navidad = christmas card; tarjeta de agradecimiento = thank you card; invitación de boda = wedding invitation; postales = postcard; invitaciones = invitation; tarjeta postal = postcard
it: biglietto d'auguri = greeting card; cartolina = postcard; biglietto di compleanno = birthday card; partecipazione = announcement card; invito = invitation; biglietto di ringraziamento = thank you card; cartolina postale = postcard; inviti = invitation; segnaposto = place card; biglietto natale = christmas card; cartolina illustrata = picture postcard
nl: wenskaart = greeting card; verjaardagskaart = birthday card; ansichtkaart = postcard; kerstkaart = christmas card; uitnodiging = invitation; bedankkaart = thank you card; briefkaart = postcard; trouwkaart = wedding card; wenskaarten = greeting card
pl: kartka okolicznościowa = greeting card; kartka urodzinowa = birthday card; pocztówka = postcard; zaproszenie = invitation; kartka świąteczna = christmas card; winietka = place card; kartka z życzeniami = greeting card; kartki = cards; zaproszenia = invitations; pocztówek = postcard; winietek = place card
pt: cartão de aniversário = birthday card; cartão postal = postcard; convite = invitation; cartão de natal = christmas card; cartão de agradecimento = thank you card; cartão comemorativo = greeting card; convites = invitations; cartão de felicitações = greeting card; postal ilustrado = postcard; bilhete postal = postcard; postal de felicitações = greeting postcard
not: greeting card holder; card holder; card making kit; card stock; greeting card box; place card holder; greeting card stand; postcard album; greeting card display; photo card holder; photocard holder; photo card sleeve; photocard sleeve; photocard binder; photocard album; card sleeve; convite inspection; music greeting card module
  "blank" -> 481720
  "note card" -> 481720
  "photo card": * 491191
  "photocard" -> 491191
  "lomo" -> 491191
  * -> 490900
t: pop up birthday card => 490900
t: blank note cards and envelopes => 481720
t: kpop photocard set => 491191
t: business card holder => !4909

@ heat-shrink-film
en: heat shrink film; shrink wrap band
it: film termoretraibile
nl: wikkelfolie
pt: filme termoencolhível
  * -> 392010
t: heat shrink film => 392010
t: heat shrink tube set => !3921

@ heat-transfer-vinyl
en: heat transfer vinyl; htv vinyl; craft vinyl; adhesive vinyl; vinyl sheet; vinyl roll cricut; permanent vinyl
de: Plotterfolie; Flexfolie; Vinylfolie + Plotter|Cricut
fr: vinyle textile; vinyle adhésif
es: vinilo textil; vinilo de corte
it: vinile termotrasferibile; vinile adesivo
nl: flexfolie; vinylfolie
pl: folia flex; folia samoprzylepna do plotera
pt: vinil têxtil; vinil termocolante
  * -> 391990
t: htv heat transfer vinyl sheets => 391990
t: temporary tattoo stickers kids => 490890

@ honeycomb-paper
en: honeycomb paper; crepe paper
de: Krepppapier = crepe paper
fr: papier crépon = crepe paper
es: papel crepé = crepe paper
it: carta crespa = crepe paper
pl: krepina = crepe paper
pt: papel crepom = crepe paper
  * -> 480890
t: honeycomb paper => 480890
t: gift wrapping paper roll birthday => 481190

@ house-sign
en: house number; door sign; house sign; door plate; metal letter; metal letters; warning sign; license plate; street sign; parking sign; no smoking sign; toilet sign; wooden sign; wood sign; hanging sign; wall plaque; memorial plaque; name sign; door number; metal plaque; yard sign; grave marker; sign board; garden sign; acrylic sign; welcome sign; wooden plaque; plaque + wall|metal|wooden|memorial|brass|engraved; welcome sign door; decorative sign; wooden letters; wood letters; alphabet letters wood
de: Hausnummer; Türschild; Metallschild; Holzschild; Namensschild Tür; Schild + Tür|Holz|Metall|Warn|Garten; Klingelschild; Kennzeichen; Holzbuchstaben; Gedenktafel
fr: numéro de maison; plaque de porte; plaque de maison; plaque d'immatriculation; panneau bois; lettre en bois; lettre en métal; plaque murale; plaque funéraire; pancarte
es: número de casa; placa de puerta; cartel de madera; matrícula; letrero de madera; letras de madera; placa conmemorativa; letras metálicas
it: numero civico; targa porta; targhetta porta; targa + legno|auto|porta|metallo; insegna legno; lettere in legno
nl: huisnummer; naambord; houten bord tekst; kentekenplaat; deurbord; houten letters; tekstbord
pl: numer domu; tabliczka na drzwi; znak ostrzegawczy; tabliczka; drewniany napis; drewniane litery; szyld; tablica rejestracyjna; tabliczek
pt: número de casa; placa de porta; placa de madeira; placa de sinalização; letras de madeira; letreiro de madeira; placa decorativa
not: license plate frame; license plate holder; license plate light; led sign; tin sign; metal wall sign art; license plate bracket; license plate camera; neon sign; placa de vídeo; placa mãe; placa base; placa solar; placa de inducción; placa sinal; brass plaque blood; placa petri; plaque remover; plaque de cuisson; plaque à induction; plaque électrique; placa de circuito; letter lights; license plate screw; plaque chauffante; matrícula universidad; placa de rede; illuminated house number; solar house number; targa fuoristrada; license plate lamp; plate bracket; plaque de frein; placa de gesso; placa eletrônica; plaque vibrante; plaque de plâtre; placa led; cartello led; placa térmica; plaque induction; placa arduino
  "solar|solare" -> 940561
  "led" -> 940561
  main: plastic 392690 ~.12; bamboo 442191 ~.03; wood 442199 ~.25; base-metal 831000 ~.7; ceramic 691490 ~.03; glass 702000 ~.03; stone 680299 ~.03; leather 420500 ~.03; paper 491199 ~.03; textile 630790 ~.03; concrete 681099 ~.03
  * -> 831000
ask: main
t: stainless steel house number 15cm => 831000
t: wooden letters for wall => 442199
t: acrylic door sign => 392690
t: license plate frame car => !8310

@ ink-pad
en: ink pad; stamp pad; foot print pad baby; baby handprint ink pad
de: Stempelkissen
es: almohadilla de tinta
nl: stempelkussen
pl: poduszka do stempli
pt: almofada de carimbo
  * -> 961220
t: ink pad black for stamps => 961220
t: self inking stamp custom address => 961100

@ iron-on-transfer
en: iron on transfer; temporary tattoo; tattoo sticker; iron on decal; dtf transfer; transfer sticker; iron on sticker; heat transfer sticker; body tattoo sticker; fake tattoo; rub on transfer; waterslide decal; glitter tattoo; hotfix transfer; face tattoo; water transfer tattoo; rhinestone transfer
de: Bügelbild = iron-on picture; Abziehtattoo = temporary tattoo; Transferfolie = transfer film; Temporäre Tattoos = temporary tattoo; Klebetattoo = temporary tattoo; Aufbügelmotiv = iron-on motif; Kindertattoos = kids temporary tattoo
fr: transfert thermocollant = iron on transfer; tatouage temporaire = temporary tattoo; flex thermocollant = heat transfer vinyl; décalcomanie = decal; tatouage éphémère = temporary tattoo
es: transfer termoadhesivo = iron on transfer; tatuaje temporal = temporary tattoo; calcomanía tatuaje = tattoo sticker; tatuajes temporales = temporary tattoo
it: trasferibile termoadesivo = iron on transfer; tatuaggio temporaneo = temporary tattoo; tatuaggi temporanei = temporary tattoo
nl: strijkapplicatie = iron-on applique; neptattoo = fake tattoo; plaktattoo = temporary tattoo; textielfolie = textile transfer film
pl: naprasowanka = iron on transfer; tatuaż zmywalny = temporary tattoo; tatuaże zmywalne = temporary tattoos; termonaprasowanka = heat transfer sticker; naprasowanek = iron on transfer; termonaprasowanek = heat transfer sticker
pt: transfer termocolante = iron on transfer; tatuagem temporária = temporary tattoo; tatuagens temporárias = temporary tattoos
not: tattoo sticker remover
  * -> 490890
t: temporary tattoo stickers kids => 490890
t: tattoo machine rotary => !4908

@ jar-lid
en: jar lid; plastic lid; bottle lid; seedling tray lid
not: glass jar lid seal
  main=base-metal -> 830990 ~.3
  * -> 392350
ask: main
t: jar lid => 392350
t: stainless steel water bottle => !3923

@ keychain
en: keychain; key chain; key ring; keyring; key fob; keychain pendant; key holder + keychain|carabiner|belt|ring; acrylic keychain; bag charm; plush keychain; metal key ring; split ring; key ring holder; leather keychain; wrist keychain; keychain charm; pom pom keychain; key tag; rubber keychain; personalized keychain; beaded keychain wristlet; keychain lanyard; car keychain; wristlet keychain; bag pendant; purse charm; bag accessory charm; key clip; key organizer; smart key organizer
de: Schlüsselanhänger = keychain; Schlüsselring = keyring; Taschenanhänger = bag charm; Schlüsselorganizer = key organiser; Schlüsselband kurz = short key strap
fr: porte clés = keychain; porte clé = keychain; anneau porte clés = key ring; bijou de sac = bag charm; porte clefs = keychain
es: llavero = keychain; llaveros = keychain; anilla para llaves = key ring; colgante para bolso = bag charm; charm para bolso = bag charm
it: portachiavi = keychain; portachiave = keychain; anello portachiavi = key ring; ciondolo per borsa = bag charm; charm borsa = bag charm
nl: sleutelhanger = keychain; sleutelring = key ring; tashanger = bag charm; tassenhanger = bag hanger
pl: brelok = keychain; breloczek = keychain; kółko do kluczy = key ring; zawieszka do torebki = bag charm; breloczki = keychains
pt: chaveiro = keychain; porta chaves = key holder; argola para chaves = key ring; chaveiros = keychains; pingente para bolsa = bag charm
not: car key case; key case; car key cover; keychain mold; porte clés mural; keychain flashlight; self defense keychain alarm; keychain camera; portallaves de pared; porta chaves de parede; portachiavi da parete; llavero alarma; keychain screwdriver; key fob cover; key fob shell; keychain alarm; keychain wallet; key ring making; keychain making; car key shell; rfid key fob; key cover; keychain tester; remote key fob; key fob battery; keychain knife; keychain tracker; keychain breathalyzer; key fob programmer; keychain pepper; anti lost keychain; keychain multitool; nfc key fob; key fob case; rfid keychain; keychain printer
  "plush" -> 950300
  "pom pom" -> 630790
  "split ring" -> 732690
  main: plastic 392690 ~.25; leather 420500 ~.1; wood 442199 ~.04; textile 630790 ~.08; rubber 401699 ~.03; glass 701890 ~.03; iron 732690 ~.03; zinc 790700 ~.05; copper 741980 ~.03; aluminium 761699 ~.05; titanium 810890 ~.03; base-metal 732690 ~.03; silver 711411 ~.03; shell 960190 ~.03; fur 430390 ~.03
  * -> 732690
ask: main
t: acrylic keychain anime => 392690
t: stainless steel key ring => 732690
t: genuine leather keychain handmade => 420500
t: plush toy keychain => 950300
t: car key cover silicone => !7326

@ kraft-paper-roll
en: kraft paper roll; packing paper; kraft paper
de: Packpapier; Kraftpapier
fr: papier kraft
es: papel kraft
it: carta kraft
nl: kraftpapier
pl: papier pakowy; papier kraft
pt: papel kraft
not: kraft paper bag; kraft paper box; kraft paper tape; kraft paper envelope; kraft paper gift tag; kraft paper label; kraft paper notebook; kraft paper tag; kraft paper sticker
  * -> 480439
t: kraft paper roll => 480439
t: gift wrapping paper roll birthday => 481190

@ label-paper
en: label sticker; thank you sticker; address label; price label; adhesive label; sticker label; thermal label; shipping label; barcode label; price tag; hang tag; gift tag; product label; label roll; roll label; kraft tag; clothing hang tag; seal sticker; price sticker; blank label; name label; jar label; waterproof label; inkjet label; paper tag; sticker paper; candle label; file label; dot sticker; round sticker label; a4 label sheet; wine label; color coding label
de: Etikett = label; Klebeetikett = adhesive label; Adressetikett = address label; Preisetikett = price label; Versandetikett = shipping label; Thermoetiketten = thermal label; Anhänger + Geschenk|Papier|Preis|Kraftpapier; Preisschild = price tag; Etiketten = label; Danke Aufkleber = thank you sticker
fr: étiquettes adhésives = adhesive labels; étiquette de prix = price label; étiquettes d'expédition = shipping labels; étiquette cadeau = gift tag; étiquettes thermiques = thermal labels
es: etiqueta = label; etiquetas adhesivas = adhesive label; etiqueta de precio = price tag; etiquetas térmicas = thermal label; etiquetas de envío = shipping label; etiqueta de regalo = gift tag
it: etichette adesive = adhesive label; etichette termiche = thermal label; cartellino prezzo = price tag; etichette di spedizione = shipping label
nl: etiket = adhesive label; etiketten = adhesive label; prijskaartje = price tag; verzendlabel = shipping label; labels stickers = label sticker; cadeaulabel = gift tag
pl: etykieta = label; etykiety = labels; etykieta samoprzylepna = adhesive label; metka = label tag; etykiety termiczne = thermal labels; zawieszka = tag + prezent|papier
pt: etiquetas adesivas = adhesive labels; etiqueta de preço = price label; etiquetas térmicas = thermal labels; etiqueta de envio = shipping label
not: label maker; label printer; clothing label; care label; woven label; label tape; luggage tag; dog tag; id tag; leather label; label gun; price tag holder; label dispenser; label holder; price tag gun; iron on label; metal tag; tag gun; label cutter; plant label; etiqueta equipaje; etiquette bagage; price label gun; pricing gun; ear tag; textile label; rfid tag; wood tag; nfc tag; label applicator; hang tag string; etikettendrucker; etiquetadora
  print=no -> 482190 ~.2
  "blank" -> 482190
  "thermal|térmico" -> 482190
  "thermique" -> 482190
  "termicas" -> 482190
  "termiche" -> 482190
  "termiczne" -> 482190
  "thermoetiketten" -> 482190
  "a4" -> 482190
  main: paper 482110 ~.7; plastic 391990 ~.3; textile 580790 ~.03; wood 442199 ~.03; leather 420500 ~.03; base-metal 831000 ~.03
  * -> 482110
ask: print; main
t: thank you stickers roll 500 pcs printed paper => 482110
t: blank thermal shipping labels 4x6 => 482190
t: label maker machine bluetooth => !4821

@ laminator
en: laminator; laminating machine
de: Laminiergerät; Laminator
# fr
# es
# it
nl: lamineerapparaat
pl: laminator
# pt
not: laminator pouch; laminator sheets; laminator roll
  * -> 842010
t: a4 laminating machine thermal => 842010
t: paper shredder cross cut 6 sheets => 847290

@ lanyard
en: lanyard; neck lanyard; neck strap + id|badge|key|card|whistle; id lanyard; badge lanyard; keychain strap lanyard; wrist lanyard; lanyard strap; breakaway lanyard; id card lanyard; lanyard with badge holder; paracord lanyard; wrist strap + key|camera|lanyard; glasses cord; glasses strap; eyeglass cord; mask lanyard; sunglasses strap; eyewear retainer; eyeglass strap; sunglass strap
de: Schlüsselband; Lanyard; Umhängeband; Brillenband; Brillenkordel; Ausweisband
fr: lanière; cordon porte badge; cordon à lunettes; cordon lunettes; cordon tour de cou
es: cordón para llaves; lanyard; cinta portacredencial; cordón para gafas; cinta para gafas; acollador
it: laccetto; cordoncino portabadge; lanyard; cordino per occhiali; cordino occhiali
nl: keycord; lanyard; brillenkoord; sleutelkoord; badgekoord
pl: smycz na klucze; sznurek do okularów; smycz do identyfikatora
pt: cordão para crachá; lanyard; cordão para óculos; fita para crachá; cordão óculos
not: lanyard hook; lanyard clip; fall protection lanyard; safety lanyard; fishing lanyard rod; glasses chain; smycz dla psa; pistol lanyard; tool lanyard; knife lanyard bead; safety harness lanyard; throwing rope; smycz automatyczna; smycz treningowa
  main: leather 420500 ~.03; silicone 392690 ~.03; plastic 392690 ~.05; rubber 401699 ~.03; base-metal 711719 ~.03; textile 630790 ~.03
  "paracord" -> 560900
  * -> 630790
t: polyester neck lanyard for id badge => 630790
t: silicone glasses strap kids => 392690
t: dog leash nylon => !6307

@ mailer-box
en: mailer box; pizza box; moving box; mailing box
de: Versandkarton = shipping carton; Umzugskarton = moving box; Karton = cardboard box + Versand|Umzug|Faltkarton|Pappe|Well; Wellpappkarton = corrugated carton; Wellpappschachtel = corrugated box; Wellkarton = corrugated carton
fr: carton de déménagement = moving box; boîte pizza = pizza box; carton d'expédition = shipping box
es: cajas de envío = shipping box; caja de mudanza = moving box; caja de pizza = pizza box
it: scatole da spedizione = shipping box; scatola pizza = pizza box
nl: verzenddoos = mailing box; verhuisdoos = moving box; verhuisdozen = moving box; golfkartonnen doos = corrugated cardboard box; golfkartonnen dozen = corrugated cardboard box; dozen golfkarton = corrugated cardboard box
pl: karton klapowy = flap carton; pudełko na pizzę = pizza box; karton z tektury falistej = corrugated box; pudła z tektury falistej = corrugated boxes
pt: caixa de papelão = cardboard box; caixa de envio = mailing box; caixa de pizza = pizza box; caixas de papelão = cardboard boxes
not: pizza box machine; karton schneider; caja de pizza térmica; pizza box carrier
  * -> 481910
t: mailer box => 481910
t: cookies in gift box 200g => !4819

@ map-globe
en: map; world map; wall map; scratch map; globe; road map; city map; travel map; topographic map; nautical chart; geographic globe; scratch off map; map poster; world globe; hiking map; illuminated globe
de: Landkarte; Weltkarte; Globus; Rubbelkarte; Stadtplan; Wanderkarte; Straßenkarte
fr: carte du monde; carte géographique; globe terrestre; carte à gratter; carte routière; plan de ville
es: mapa; mapa del mundo; globo terráqueo; mapa para rascar; mapamundi; mapa de carreteras
it: mappa; mappamondo; cartina geografica; mappa da grattare; mappa del mondo; carta geografica
nl: landkaart; wereldkaart; wereldbol; kraskaart; wandelkaart; stadsplattegrond
pl: mapa; mapa świata; globus; mapa zdrapka; plan miasta; mapa turystyczna
pt: mapa; mapa mundi; globo terrestre; mapa de raspar; mapa de estradas
not: map gas; map holder; map light; mapping drone; map update; map sensor; map sd card; globe lamp; globe valve; sat nav map; map bag; map case; map navigation; map card; globe light; snow globe; globe bulb; globe string lights; globe glass; sd card map; map torch; map compass; globe bar; globe puzzle; map puzzle; concept map; lámpara globo; globo de neve; globo de luz; map pin; map pocket; map reader; boost map; globe decanter; map tracker; map drawer; map measure; map necklace; map drawing; gps map; sudoku map
  "globe" -> 490590
  main: wood 442019 ~.03; textile 630790 ~.03; base-metal 830629 ~.03; plastic 491199 ~.03
  "atlas" -> 490520
  * -> 490590
t: scratch off world map poster => 490590
t: educational world globe 25cm => 490590
t: map sensor for bmw => !4905

@ masking-tape
en: masking tape; washi tape; painter tape; kraft tape
de: Kreppband = masking tape; Malerkrepp = painter tape; Washi Tape = washi tape
fr: ruban de masquage = masking tape; washi tape = washi tape
es: cinta de carrocero = masking tape; cinta washi = washi tape
it: washi tape = washi tape
nl: schilderstape = painter tape; washi tape = washi tape
pl: taśma malarska = masking tape; taśma washi = washi tape
pt: fita crepe = masking tape; fita washi = washi tape
  * -> 481141
t: washi tape set 10 rolls => 481141
t: tape measure 5m => !3919

@ matches
en: matches; match box
de: Streichhölzer = matches
fr: allumettes = matches
es: cerillas = matches
it: fiammiferi = matches
nl: lucifers = matches
pl: zapałki = matches
pt: fósforos = matches
not: match box car; fosforico
  * -> 360500
t: matches => 360500
t: glass ashtray round => 7013

@ music-stand
en: music stand; sheet music stand
de: Notenständer
fr: pupitre
es: atril partituras
nl: muziekstandaard
pt: estante de partitura
  * -> 920992
t: folding music stand => 920992
t: metal bookends black pair => 830400

@ notebook
en: notebook; diary; planner; journal; notepad; memo pad; sketchbook; sticky note; writing pad; daily planner; spiral notebook; note book; journal notebook; weekly planner; guest book; composition book; bullet journal; travel journal; address book; ledger; receipt book; appointment book; legal pad; drawing pad; drawing book; to do list pad; account book; desk planner; sketch pad; leather journal; agenda; index card; memo cube; note paper; logbook; message pad; budget planner; order book; reading journal; exercise book; school notebook; loose leaf paper; refill paper; manuscript paper; invoice book; duplicate book; page marker; page flags; sticky tab; index tabs; planner refill; log book; autograph book; memory book baby; baby memory book; password book; receipt pad; watercolor pad; tear off pad; dot grid notebook; writing journal; meal planner pad; chequebook register
de: Notizbuch = notebook; Tagebuch = diary; Terminplaner = planner; Kalenderbuch = diary planner; Notizblock = notepad; Haftnotizen = sticky note; Skizzenbuch = sketchbook; Gästebuch = guest book; Collegeblock = spiral college pad; Schulheft = school exercise book; Zeichenblock = drawing pad; Heft = exercise book + Schule|A4|A5|liniert; Schreibblock = writing pad; Bullet Journal = bullet journal; Haftmarker = sticky index tab; Quittungsblock = receipt book
fr: carnet = notebook; cahier = notebook; agenda = planner; bloc notes = notepad; journal intime = diary; carnet de notes = notebook; carnet de croquis = sketchbook; livre d'or = guest book; notes adhésives = sticky notes; cahier d'écolier = notebook; planner = planner; bloc à dessin = drawing pad; facturier = invoice book; répertoire adresses = address book; cahier spirale = spiral notebook
es: cuaderno = notebook; libreta = notebook; agenda = daily planner; diario = diary + notas|personal|viaje; bloc de notas = notepad; notas adhesivas = sticky note; cuaderno de dibujo = sketchbook; libro de firmas = guest book; bloc de dibujo = drawing pad; planificador = planner; cuaderno escolar = school notebook; notas autoadhesivas = sticky note; talonario = receipt pad; diario personal = personal diary; cuaderno espiral = spiral notebook
it: quaderno = notebook; taccuino = notebook; agenda = diary planner; diario = diary; blocco note = notepad; foglietti adesivi = sticky note; album da disegno = sketchbook; quaderno a spirale = spiral notebook; block notes = notepad; planner = planner; libro degli ospiti = guest book; rubrica = address book; ricevute blocco = receipt book; blocco appunti = notepad; quadernone = large exercise book
nl: notitieboek = notebook; dagboek = diary; agenda = appointment diary; notitieblok = notepad; schrift = exercise book; plakbriefjes = sticky note; schetsboek = sketchbook; gastenboek = guest book; tekenblok = drawing pad; planner = planner; notitieboekje = notebook; schrijfblok = writing pad
pl: notes = notebook; zeszyt = exercise book; terminarz = planner; notatnik = notebook; pamiętnik = diary; blok = pad + rysunkowy|techniczny|notatnik; karteczki samoprzylepne = sticky notes; planner = planner; szkicownik = sketchbook; kalendarz książkowy = book diary; księga gości = guest book; kołonotatnik = spiral notebook; kołozeszyt = spiral exercise book
pt: caderno = notebook; agenda = diary planner; diário = diary; bloco de notas = notepad; caderneta = notebook; bloco de desenho = drawing pad; planner = planner; livro de visitas = guest book; notas adesivas = sticky notes; caderno de desenho = sketchbook; caderno espiral = spiral notebook; bloco de apontamentos = notepad
not: notebook computer; journal bearing; notebook cover; notebook pc; notebook stand; notebook fan; notebook laptop; notebook cooler; notebook hinge; notebook bag; notebook charger; notebook battery; planner sticker; planner stamp; diary lock; plane r; sketchbook marker; smart notebook; smart planner; magazine journal; journal cover; journal stickers; journaling stamp; notebook adapter; notebook sleeve; guest book frame; journal pen; notebook keyboard; notebook ram; notebook memory; planner clip; thickness planner; planner binder cover; notebook memory ram; journal ring; wall planner whiteboard; notebook display; travel agenda; agenda organizer leather; diario segreto giocattolo
  "exercise book" -> 482020
  "school notebook" -> 482020
  "schulheft" -> 482020
  "ecolier" -> 482020
  "cuaderno escolar" -> 482020
  "zeszyt" -> 482020
  "receipt book" -> 482040
  "duplicate" -> 482040
  "invoice book" -> 482040
  "quittungsblock" -> 482040
  "loose leaf" -> 482090
  "refill paper" -> 482090
  "index card" -> 482090
  "tab" -> 482090
  "flags" -> 482090
  main: leather 482010 ~.03; plastic 482010 ~.1; paper 482010 ~.03
  * -> 482010
t: spiral notebook a5 lined => 482010
t: school exercise book 48 sheets => 482020
t: notebook computer 15 inch => !4820

@ origami-paper
en: origami paper; quilling paper
fr: papier origami
es: papel origami
it: carta origami
pl: papier origami
pt: papel origami
  * -> 482390
t: origami paper => 482390
t: sand paper 120 grit => !48

@ packing-sack
en: sandbag; woven sack; feed sack; rubble sack; jumbo bag; potato sack; woven polypropylene bag; firewood bag; hessian sack; flood bag; rice sack; garden waste bag; rubble bag; mesh sack onion; raschel bag
de: Sandsack; Gewebesack; Bauschuttsack; Kartoffelsack; Gartensack; Schwerlastsack
fr: sac de sable; sac tissé; sac à gravats; sac de déchets verts
es: saco de arena; big bag; saco de escombros; saco tejido; saco de jardín
it: sacco di sabbia; sacco in polipropilene; sacco per macerie; sacco giardino
nl: puinzak; geweven zak; tuinafvalzak
pl: worek na piasek; big bag; worek polipropylenowy; worki na gruz; worek na liście; worek raszlowy
pt: saco de areia; saco de entulho
not: sandbag boxing; boxing sandbag; sandbag fitness; weight sandbag; photography sandbag; studio sandbag; training sandbag; fitness sandbag; light stand sandbag; potato sack race; trash sack; sac de sable boxe
  main-fibre: jute 630510 ~.05; cotton 630520 ~.03; flax 630590 ~.03
  "big bag" -> 630532
  "bulk|a granel|alla rinfusa|sfuso" -> 630532
  "fibc" -> 630532
  "jumbo" -> 630532
  "jute|yute|iuta|juta" -> 630510
  "hessian" -> 630510
  * -> 630533
t: fibc bulk bag 1000 kg => 630532
t: pp woven sandbags 50 pcs => 630533
t: boxing sandbag heavy => !6305

@ paper-bag
en: paper bag; gift bag; kraft paper bag; paper gift bag; kraft bag; party bag; candy bag paper; paper shopping bag; treat bag paper; bakery bag; wine gift bag; goodie bag; paper sack; bread bag paper; popcorn bag; paper carrier bag; coffee bag + paper|kraft; favor bag; present bag
de: Papiertüte = paper bag; Geschenktüte = gift bag; Geschenktasche = gift bag; Kraftpapiertüte = kraft paper bag; Papiertragetasche = paper carrier bag; Flaschentüte = bottle bag; Papiertasche = paper bag
fr: sac en papier = paper bag; sac cadeau = gift bag; pochette cadeau = gift bag; sachet papier = paper bag; sac kraft = kraft bag
es: bolsa de papel = paper bag; bolsa de regalo = gift bag; bolsa kraft = kraft bag; bolsas de papel = paper bag
it: sacchetto di carta = paper bag; busta regalo = gift bag; sacchetti regalo = gift bag; shopper carta = paper shopping bag; busta di carta = paper bag
nl: papieren zak = paper bag; cadeautasje = gift bag; papieren tas = paper bag; geschenktasje = gift bag; kraft zakje = kraft bag
pl: torba papierowa = paper bag; torebka prezentowa = gift bag; torebki papierowe = paper bags; torba prezentowa = gift bag
pt: saco de papel = paper bag; sacola de presente = gift bag; sacola de papel = paper bag; saco kraft = kraft bag; sacola kraft = kraft bag
not: vacuum paper bag; paper bag machine; organza gift bag; velvet gift bag; gift bag tissue paper; cotton gift bag; drawstring gift bag; plastic gift bag; gift bag clothing; gift bag fabric
  main: plastic 392329 ~.05; textile 630539 ~.03; paper 481940 ~.9
  width>=40cm -> 481930
  * -> 481940
ask: main
t: kraft paper gift bags with handles 20 pcs => 481940
t: organza gift bags 100 pcs => !4819

@ paper-clip
en: paper clip; binder clip; bulldog clip; letter clip; paperclip; foldback clip; document clip; page holder; book clip; binder ring; loose leaf ring; book ring; paper fastener; metal ring binder hook; brads
de: Büroklammer = paper clip; Foldback-Klammer = foldback clip; Pinnnadel = push pin; Briefklammer = paper clip; Musterklammer = paper fastener; Buchring = book ring
fr: trombone = paper clip + papier|bureau; pince double clip = binder clip; attache parisienne = paper fastener; pince à dessin = bulldog clip; marque page = bookmark
es: clip para papel = paper clip; clips de oficina = office clip; marcapáginas = bookmark; pinza para papel = paper clamp; clip carpeta = folder clip; marcador de libro = bookmark
it: graffetta = paper clip; fermagli per carta = paper clip; punti metallici = staple + cucitrice; molla fermacarte = binder clip; clip fermacarte = binder clip; segnalibro = bookmark
nl: paperclip = paper clip; bladwijzer = bookmark; papierklem = document clip; boekenlegger = bookmark; splitpennen = paper fastener
pl: spinacz biurowy = paper clip; spinacze = paper clips; zakładka do książki = bookmark; klips biurowy = binder clip
pt: clipe de papel = paper clip; clips = clips; marcador de página = bookmark; marcador de livro = bookmark; tachinha = thumbtack; percevejo = thumbtack + mural; prendedor de papel = paper holder clip
not: hair clip; paper clip holder; trombone instrument; clips auto; clips voiture; car clip; clips de cabelo
  "marque page" -> 491199
  "segnalibro" -> 491199
  "ring" -> 830590
  main: plastic 392610 ~.1; wood 442199 ~.03
  * -> 830590
t: metal binder clips 24 pcs => 830590
t: hair clip claw => !8305

@ paper-office
en: copy paper; printer paper; a4 paper; construction paper; rice paper + craft|decoupage|calligraphy; xuan paper; graph paper; colored paper; coloured paper; inkjet paper; label paper a4; coated paper; craft paper; glitter paper; pattern paper; cash register roll; poster board; tissue craft paper; paper pack; background paper; water slide paper; decal paper; dot paper; plotter paper; shipping paper roll; tracing paper; vellum paper; ncr paper; washi paper; handmade paper; eva foam sheet craft
de: Druckerpapier = printer paper; Zeichenpapier = drawing paper; Aquarellpapier = watercolour paper; Transparentpapier = tracing paper; Origamipapier = origami paper; Tonpapier = construction paper; Bastelpapier = craft paper; Fotokarton = coloured craft cardboard; Reispapier = rice paper + Basteln; Millimeterpapier = graph paper; Tonkarton = coloured craft cardboard; Kopierpapier = copy paper
fr: papier a4 = a4 paper; papier imprimante = printer paper; papier cartonné = cardstock; papier dessin = drawing paper; papier aquarelle = watercolour paper; papier transfert = transfer paper; papier calque = tracing paper; papier à copier = copy paper; papier copieur = copy paper; papier à copier a4 = a4 copy paper
es: papel a4 = a4 paper; papel de dibujo = drawing paper; papel acuarela = watercolour paper; papel vegetal dibujo = tracing paper
it: carta a4 = a4 paper; carta da disegno = drawing paper; carta acquerello = watercolour paper; carta sublimazione = sublimation paper
nl: kopieerpapier = copy paper; printpapier = printer paper; tekenpapier = drawing paper; aquarelpapier = watercolour paper; thermisch papier = thermal paper; sublimatiepapier = sublimation paper; carbonpapier = carbon paper; origamipapier = origami paper; scrapbookpapier = scrapbook paper; knutselpapier = craft paper; kassarollen = cash register roll
pl: papier ksero = copy paper; papier a4 = a4 paper; papier do drukarki = printer paper; papier do sublimacji = sublimation paper; blok techniczny kolorowy = coloured card pad
pt: papel a4 = a4 paper; papel de desenho = drawing paper; papel aquarela = watercolor paper; papel de sublimação = sublimation paper; papel sulfite = copy paper
not: a4 paper holder; rice paper spring roll; a4 paper box; edible rice paper; rice paper food; rice paper wrappers
  "ncr" -> 481620
  "carbonless" -> 481620
  "photographic" -> 370390
  "tracing" -> 480630
  "vellum" -> 480640
  "handmade" -> 480210
  "washi" -> 480210
  "foam sheet" -> 392119
  "instax" -> 370120
  "glitter" -> 481190
  "copy" -> 480256
  "a4" -> 480256
  * -> 480256
t: a4 copy paper 80gsm 500 sheets => 480256
t: sand paper 120 grit => !48

@ paper-trimmer
en: paper trimmer; paper cutter; guillotine cutter; rotary trimmer; photo cutter; card cutter
de: Papierschneider = paper cutter
fr: massicot = guillotine; rogneuse = trimmer; coupe papier massicot = guillotine cutter
es: guillotina = paper guillotine
it: taglierina = paper cutter + carta|fotografie|fogli
nl: papiersnijder = paper cutter
pl: gilotyna = guillotine cutter
pt: guilhotina = guillotine cutter
not: guilhotina charuto
  * -> 844110
t: paper trimmer => 844110
t: paper shredder cross cut 6 sheets => 847290

@ pen-ballpoint
en: ballpoint pen; gel pen; pen; rollerball pen; pen set; ball pen; gel ink pen; click pen; multi color pen; retractable pen; erasable pen; metal pen; novelty pen; stylus ballpoint; tactical pen; space pen; touch pen ballpoint; promotional pen; glitter pen; metallic gel pen; lacquer pen ball; diamond pen; signature pen; invisible ink pen
de: Kugelschreiber = ballpoint pen; Gelstift = gel pen; Kuli = ballpoint pen; Tintenroller = rollerball pen; Gelschreiber = gel pen; Stift = pen + Gel|Kugel|Metall
fr: stylo à bille = ballpoint pen; stylo gel = gel pen; stylo = pen; stylo bille = ballpoint pen; roller stylo = rollerball pen; stylo effaçable = erasable pen; stylos à bille = ballpoint pens
es: bolígrafo = ballpoint pen; bolígrafo de gel = gel pen; boli = ballpoint pen; bolígrafos = ballpoint pen; pluma de gel = gel pen; lapicero; pluma de tinta bolígrafo = ink pen; esfero = ballpoint pen; birome = ballpoint pen
it: penna a sfera = ballpoint pen; penna gel = gel pen; penne gel = gel pen; penna cancellabile = erasable pen; biro = ballpoint pen; penna biro = ballpoint pen
nl: balpen = ballpoint pen; gelpen = gel pen; pen = pen; rollerpen = rollerball pen; balpennen = ballpoint pen
pl: długopis = ballpoint pen; długopis żelowy = gel pen; długopisy = ballpoint pens; pióro kulkowe = rollerball pen
pt: caneta esferográfica = ballpoint pen; caneta gel = gel pen; caneta = pen; canetas gel = gel pens; esferográfica = ballpoint pen
not: drawing tablet with pen; tablet with pen; pen drive; pen holder; insulin pen; vape pen; pen case; drawing pen tablet; 3d pen; pen test; engraving pen; tattoo pen; derma pen; play pen; dog pen; pen refill; soldering pen; eyeliner pen; laser pen; pen knife; nail pen; pen spring; pen kit; whiteboard pen; stylus pen; fabric pen; paint pen; pen bag; teeth whitening pen; correction pen; pen box; nail art pen; cuticle oil pen; reading pen; refill pen; pen clip; fountain pen; plasma pen; voice recorder pen; electric pen; marker pen; brush pen; highlighter pen; pen camera; pen loop; pen flash; pen light; testing pen; pen stand; pen display; ph pen; welding pen; glue pen; touch screen pen; pen for touch; chalk pen; translation pen; pen sleeve; pen blank; pen tablet; cleaning pen; pet pen; puppy pen; freckle pen; brow pen; pen organizer; water pen; heat erase pen; pen turning; calligraphy pen; felt tip pen; dip pen; active pen; pen grip; paint touch up pen; touch up pen; dotting pen; scan pen; detailing pen; burnishing pen; cutting pen; stylo uv; caneta 3d; caneta touch; penna 3d; lash pen; diamond painting pen; drill pen; diamond art pen; hyaluron pen; microneedling pen; quilting pen; fabric marking pen; quit pen; acupuncture pen; scanner pen; graver pen; self defense pen; needle pen; mole removal pen; lip pen; scratch repair pen; punch pen; stylet pen; bolígrafo 3d; caneta dermógrafo; stylo tatouage; penna touch; pencil; caneta emagrecedora; adapter pen; caneta de insulina; hen pen; penna vape; stylo 3d; stylo vape; earpick pen; reader pen; caneta laser; pen marks; tire pen; ant pen; conductive pen; wood burning pen; pyrography pen; anti static pen; counterfeit pen; money detector pen; ear cleaning pen; vacuum pen; vacuum suction pen; grout pen; pen watch; carving pen; pen nib; esfericos
  "set" -> 960810
  * -> 960810
t: gel pens set 24 colours => 960810
t: ballpoint pen blue ink 10 pcs => 960810
t: usb pen drive 32gb => !9608

@ pen-fountain
en: fountain pen; calligraphy pen; dip pen; drawing pen; quill pen; glass pen; calligraphy set; ink pen; technical pen; feather pen; fountain pen ink; ink cartridge pen; fountain pen set; brush calligraphy; glass dip pen; pen and ink set; parallel pen
de: Füller = fountain pen; Füllfederhalter = fountain pen; Tuschestift = ink drawing pen; Kalligraphiestift = calligraphy pen; Glasfeder = glass pen; Kalligraphie-Set = calligraphy set; Tintenpatronen Füller = fountain pen ink cartridge
fr: stylo plume = fountain pen; plume de calligraphie = calligraphy nib; stylo encre = ink pen; porte plume = pen holder; set calligraphie = calligraphy set; cartouches d'encre stylo = fountain pen ink cartridges
es: pluma estilográfica = fountain pen; estilográfica = fountain pen; pluma caligrafía = calligraphy pen; plumín = nib; set de caligrafía = calligraphy set
it: penna stilografica = fountain pen; penna calligrafica = calligraphy pen; set calligrafia = calligraphy set
nl: vulpen = fountain pen; kalligrafiepen = calligraphy pen; kroontjespen = dip pen; kalligrafie set = calligraphy set
pl: pióro wieczne = fountain pen; pióro kaligraficzne = calligraphy pen; zestaw do kaligrafii = calligraphy set
pt: caneta tinteiro = fountain pen; caneta caligrafia = calligraphy pen; pena de escrita = writing nib; caneta nanquim = india ink pen
not: felt drawing pen; tattoo drawing pen; fountain pen case; drawing pen tablet; fountain pen holder; fountain pen display; drawing pen display; feather pen light
  "fountain pen ink" -> 321590
  "ink cartridge" -> 321590
  "set" -> 960830
  * -> 960830
t: fountain pen medium nib black metal => 9608
t: calligraphy dip pen glass => 960830
t: drawing tablet with pen => !9608

@ pen-marker
en: marker pen; highlighter; felt tip pen; permanent marker; whiteboard marker; paint marker; brush pen; alcohol marker; fineliner; paint pen; fabric marker; chalk marker; dry erase marker; acrylic marker; dual brush marker; marker set; watercolor brush pen; marker + permanent|whiteboard|alcohol|art|acrylic|color|fabric|set|chalk; white marker; sketch marker; highlighter pen; whiteboard pen; tire paint pen; fabric pen; acrylic paint pen; chalk pen; liquid chalk marker; washable marker; dual tip marker; bingo dauber; water brush pen; water soluble fabric pen; laundry marker; lettering pen; calligraphy brush pen; permanent pen; stamp marker; tire marker pen; pigment liner; color pen
de: Filzstift = felt-tip pen; Textmarker = highlighter; Permanentmarker = permanent marker; Whiteboardmarker = whiteboard marker; Fineliner = fineliner; Brush Pen; Acrylstift; Marker + Permanent|Alkohol|Set|Acryl; Faserstift; Kreidemarker; Textilmarker; Pinselstift; Lackstift + Marker|Reifen; Folienstift
fr: stylo feutre = felt-tip pen; stylos feutres = felt-tip pens; feutre = felt-tip pen; surligneur = highlighter; marqueur = marker; feutres de coloriage = colouring felt-tip pens; marqueur permanent = permanent marker; feutre à alcool; feutre tableau blanc; marqueur acrylique; feutre pinceau; feutre textile; feutre craie; stabilo
es: marcador permanente; resaltador = highlighter; subrayador = highlighter; rotulador = felt-tip pen + colores|punta|lavable|niños; rotuladores = felt-tip pens + colores|punta|lavables|niños|pincel; marcador acrílico; rotulador de pizarra; rotulador textil; rotuladores de alcohol; plumones; marcador; rotulador permanente; rotulador + punta|permanente|colores|pizarra|negro|set|fluorescente|fino|doble
it: pennarello = felt-tip pen; evidenziatore = highlighter; pennarelli = felt-tip pens; marcatore permanente; pennarello indelebile; pennarelli acrilici; pennarello lavagna; pennarelli a pennello; marcatore; marker
nl: viltstift = felt-tip pen; markeerstift = highlighter; stift + permanent|alcohol|acryl|whiteboard|krijt; fineliner; whiteboardstift; stiften; krijtstift; textielstift; brushpen
pl: flamaster = felt-tip pen; zakreślacz = highlighter; marker = marker; flamastry = felt-tip pens; pisak; pisaki; marker permanentny; cienkopis; markery akrylowe; pisak kredowy; mazaki
pt: marcador; marca texto; canetinha; marcador permanente; caneta hidrográfica; marcadores; caneta marca texto; caneta permanente; marcador acrílico; canetinhas; canetas de feltro; marcador fluorescente; sublinhador; canetas de filtro
not: nail marker; nail pen; highlighter makeup; marker light; marker holder; side marker; brow pen; eyebrow brush pen; surgical marker; place marker; page marker; plant marker; stitch marker; skin marker; golf ball marker; face highlighter; golf marker; ball marker; marker lamp; cone marker; trail marker; grave marker; depth marker; garden marker; wine glass marker; field marker; concealer brush pen; track marker; drink marker; makeup brush pen; lip marker; marcador de página; marcador de livro; bass marker; led marker; body marker; marker case; marker buoy; tumor marker; marcador de libro; marking gauge; scoreboard marker; marcador de placar; markeerlamp; marker storage; highlighter powder; highlighter stick; marker ring; marker tape; contour highlighter; marker flag; cleat marker; iluminador; rotulo; rotula; rotulas; feutrer
  * -> 960820
t: alcohol markers 80 colors dual tip => 960820
t: highlighter pens pastel 6 pcs => 960820
t: side marker light led truck => !9608
t: stylos feutres lavables 24 couleurs => 960820
t: rotuladores de punta fina 24 => 960820

@ pen-nib
en: pen nib
de: Schreibfeder
it: pennino
pl: stalówka; stalówek
  * -> 960891
t: pen nib => 960891
t: drawing tablet with pen => !9608

@ pen-refill part of pen-ballpoint
en: pen refill; gel pen refill; ballpoint refill; ink refill + pen|gel|ballpoint; ballpoint pen refill; rollerball refill; refill + parker|gel pen|ballpoint
de: Kugelschreibermine; Ersatzmine; Gelmine; Kulimine; Großraummine
fr: recharge stylo; recharge stylo bille; mine stylo gel
es: recambio bolígrafo; recarga bolígrafo; repuesto de bolígrafo
it: refill penna; ricambio penna; refill per penna
nl: balpenvulling; penvulling; vulling balpen; pen vulling
pl: wkład do długopisu; wkłady do długopisu; wkłady żelowe
pt: refil caneta; carga caneta; refil de caneta
not: vape pen refill; ink refill kit printer
  * -> 960860
t: gel pen refills 0.5mm black 20 pcs => 960860
t: printer ink refill kit => !9608

@ pencil
en: pencil; colored pencil; coloured pencil; pencil set; drawing pencil; graphite pencil; watercolor pencil; hb pencil; sketch pencil; charcoal pencil; wooden pencil; colour pencil; pencils set; jumbo pencil; eternal pencil; everlasting pencil; infinity pencil; pastel pencil; rainbow pencil
de: Bleistift = pencil; Buntstift = coloured pencil; Farbstift = coloured pencil; Zeichenstift = drawing pen; Aquarellstift = watercolor pencil; Kohlestift = charcoal pencil; Buntstifte = coloured pencil
fr: crayon à papier = pencil; crayon de couleur = colored pencil; crayons de couleur = coloured pencils; crayon graphite = graphite pencil; crayon aquarelle = watercolor pencil; crayons à papier = pencils; crayon = pencil
es: lápiz = pencil; lápices de colores = colored pencil; lápices = pencil; lápiz de grafito = graphite pencil; lápices acuarelables = watercolor pencil; crayolas = crayon; lápiz grafito = graphite pencil
it: matita = pencil; matite colorate = coloured pencil; matite = pencil; matita grafite = graphite pencil; matite acquerellabili = watercolour pencil; lapis = pencil; pastelli = coloured pencil
nl: potlood = pencil; kleurpotlood = coloured pencil; kleurpotloden = coloured pencil; tekenpotlood = drawing pencil; potloden = pencil
pl: ołówek = pencil; kredki ołówkowe = coloured pencils; kredki = coloured pencils; ołówki = pencils; kredki akwarelowe = watercolour pencils
pt: lápis = pencil; lápis de cor = colored pencil; lápis grafite = graphite pencil; lápis aquarelável = watercolor pencil; lápis de cera = wax crayon pencil
not: pencil case; pencil sharpener; eyebrow pencil; eyeliner pencil; lip pencil; pencil box; pencil bag; pencil skirt; pencil grip; pencil holder; apple pencil; mechanical pencil; pencil lead; pencil pouch; makeup pencil; pencil pleat; pencil cup; brow pencil; pencil dress; touch pencil; stylus pencil; brow contour pencil; pencil cap; pencil grinder; nose pencil; concealer pencil; diamond glass pencil; cosmetic pencil; pencil extender; pencil tip; eye pencil; crayon à sourcils; lápiz de cejas; lápis de olho; lápis de sobrancelha; matita occhi; matita labbra; lápiz labial; lápiz de ojos; kredka do oczu; kredka do ust; pencil topper; pencil ignition coil; pencil torch; pencil beam; pencil pack; pencil roll; matita sopracciglia; kredki świecowe; tire pencil; china marker; pencil tablet; pencil for ipad; grip pencil; lápiz táctil; lápis labial; mate; mat
  * -> 960910
t: colored pencils 72 set tin box => 960910
t: eyebrow pencil waterproof => !9609

@ pencil-lead
en: pencil lead; lead refill; lead holder; pencil leads
  "pencil lead" -> 960920
  "lead refill" -> 960920
  "leads" -> 960920
  * -> 960840
t: pencil lead refills 0.7mm 2b => 960920
t: glass marble => !9609
t: mechanical keyboard => !9609

@ pencil-mechanical
en: mechanical pencil; propelling pencil; drafting pencil; clutch pencil; mechanical pencil set; automatic pencil; stackable pencil; push pencil
de: Druckbleistift = mechanical pencil; Feinminenstift = fine lead pencil; Bleistiftminen = pencil lead; Druckbleistiftminen = mechanical pencil lead; Minen = pencil lead + Bleistift|0,5
fr: critérium = mechanical pencil; porte mine = mechanical pencil; mines de crayon = pencil leads; stylo porte mine = mechanical pencil; mines criterium = mechanical pencil leads
es: portaminas = mechanical pencil; lapicero portaminas = mechanical pencil; minas de lápiz = pencil lead; minas portaminas = mechanical pencil lead
it: portamine = mechanical pencil; matita meccanica = mechanical pencil; micromina = mechanical pencil; mine matita = pencil lead; mine per portamine = mechanical pencil lead
nl: vulpotlood = mechanical pencil; vulpotlood stiftjes = pencil leads; potloodstiftjes = pencil leads; potloodvulling = pencil lead refill
pl: ołówek automatyczny = mechanical pencil; grafity do ołówka = pencil leads; grafity = pencil leads; wkłady grafitowe = pencil leads
pt: lapiseira = mechanical pencil; grafite lapiseira = mechanical pencil lead; minas de grafite = graphite leads; grafites = pencil leads
  "minen" -> 960920
  "mines" -> 960920
  "minas" -> 960920
  "mine" -> 960920
  "grafity" -> 960920
  "grafite" -> 960920
  * -> 960840
t: mechanical pencil 0.5 mm => 960840
t: mechanical keyboard => !9608

@ pencil-sharpener
en: pencil sharpener; electric pencil sharpener; sharpener + pencil|crayon|school; makeup pencil sharpener; eyeliner sharpener; letter opener; paper knife; crayon sharpener; sharpener blade; manual pencil sharpener; desktop pencil sharpener; envelope opener
de: Anspitzer = sharpener; Spitzer = sharpener; Bleistiftspitzer = pencil sharpener; Brieföffner = letter opener; Spitzmaschine = sharpening machine; elektrischer Anspitzer = electric sharpener; Kosmetikspitzer = makeup pencil sharpener
fr: taille crayon = pencil sharpener; ouvre lettre = letter opener; coupe papier = paper knife; taille crayon électrique = electric pencil sharpener
es: sacapuntas = pencil sharpener; abrecartas = letter opener; sacapuntas eléctrico = electric pencil sharpener; afilalápices = pencil sharpener
it: temperamatite = pencil sharpener; tagliacarte = paper knife; temperino = pencil sharpener; temperamatite elettrico = electric pencil sharpener; aprilettere = letter opener
nl: puntenslijper = pencil sharpener; briefopener = letter opener; elektrische puntenslijper = electric pencil sharpener; potloodslijper = pencil sharpener
pl: temperówka = pencil sharpener; nóż do listów = letter opener; temperówka elektryczna = electric pencil sharpener; otwieracz do listów = letter opener; temperówek = pencil sharpener
pt: apontador = sharpener; abridor de cartas = letter opener; apontador elétrico = electric sharpener; apontador de lápis = pencil sharpener; afia lápis = pencil sharpener
not: knife sharpener; blade sharpener; apontador laser; laser pointer; apontamentos
  power=electric|mains|battery -> 847290 ~.15
  main=plastic -> 821410 ~.5
  * -> 821410
t: pencil sharpener double hole => 821410
t: electric pencil sharpener battery => 847290
t: knife sharpener rod => !821410

@ photo-album
en: photo album; scrapbook; photo book album; stamp album; scrap book; baby album; wedding album; instax album; self adhesive photo album; photo album slip in; sticker album; polaroid album; memory scrapbook; scrapbook kit; polaroid photo album; photocard album
de: Fotoalbum = photo album; Scrapbook = scrapbook; Briefmarkenalbum = stamp album; Einsteckalbum = slip-in album; Album = album + Foto|Hochzeit|Baby
fr: album photo = photo album; scrapbooking album = scrapbook; album timbres = stamp album; album photos = photo albums
es: álbum de fotos = photo album; álbum de recortes = scrapbook; álbum de sellos = stamp album; álbum fotos = photo album
it: album fotografico = photo album; album foto = photo album; album scrapbook = scrapbook; album francobolli = stamp album
nl: fotoalbum = photo album; plakboek = scrapbook; postzegelalbum = stamp album; scrapbook = scrapbook
pl: album na zdjęcia = photo album; album fotograficzny = photo album; klaser na znaczki = stamp album
pt: álbum de fotos = photo album; álbum de fotografia = photo album; álbum de selos = stamp album; scrapbook = scrapbook
not: music album; cd album; kpop album; scrapbook paper; scrapbook sticker; album vinyl; album cd
  main: plastic 392690 ~.15; leather 482050 ~.03; paper 482050 ~.8
  * -> 482050
t: photo album 300 pockets 10x15 => 482050
t: kpop album sealed cd => !4820

@ photo-paper
en: photo paper
# de
fr: papier photo
# es
# it
# nl
# pl
# pt
not: photo paper frame; photo paper camera; photo paper printer; photo paper box
  * -> 481014
t: photo paper => 481014
t: sand paper 120 grit => !48

@ plastic-bag
en: plastic bag; zip lock bag; ziplock bag; zipper bag; poly bag; poly mailer; resealable bag; opp bag; garbage bag; trash bag; bin bag; bin liner; freezer bag; sandwich bag; self adhesive bag; stand up pouch; bubble bag; shipping bag; courier bag; mailing bag; dog poop bag; dog waste bag; carrier bag; shopping bag plastic; t shirt bag; grip seal bag; cookie bag; clear bag; treat bag; candy bag + plastic|clear|cellophane; jewelry zip bag; bubble mailer; air cushion bag; aluminium foil bag; smell proof bag; food storage bag; zip bag; packaging bag; ldpe bag; laundry bag plastic; diaper bag disposable; antistatic bag; plastic pouch; pastry bag; ice bag; seal bag; trash liner; nappy sack; garment bag plastic
de: Plastikbeutel = plastic bag; Druckverschlussbeutel = zip lock bag; Müllbeutel = garbage bag; Müllsack = garbage bag; Gefrierbeutel = freezer bag; Versandtasche = shipping bag; Versandbeutel = shipping bag; Zip-Beutel = zip bag; Hundekotbeutel = dog poop bag; Vakuumbeutel = vacuum bag; Tragetasche = carrier bag + Plastik; Flachbeutel = flat bag; Kotbeutel = poop bag; Plastiktüte = plastic bag; Luftpolstertasche = bubble mailer; Cellophanbeutel = cellophane bag
fr: sac plastique = plastic bag; sachet plastique = plastic bag; sachet zip = zip lock bag; sac poubelle = garbage bag; sac congélation = freezer bag; sac à déjections = dog poop bag; pochette d'expédition = mailing bag; sachet = sachet + zip|transparent|cellophane; poche à douille = piping bag; sacs poubelle = garbage bags; enveloppe à bulles = bubble envelope; sac ziplock = ziplock bag
es: bolsa de plástico = plastic bag; bolsa zip = ziplock bag; bolsa de basura = garbage bag; bolsa para congelar = freezer bag; bolsa de envío = shipping bag; bolsas para excrementos = dog poop bag; bolsas al vacío = vacuum bag; bolsa ziplock = ziplock bag; manga pastelera = piping bag; sobre acolchado = padded envelope; bolsas zip = ziplock bag; bolsas de congelación = freezer bag; bolsa de polietileno = polyethylene bag; saco de polietileno = polyethylene sack
it: sacchetto di plastica = plastic bag; sacchetti = bag; sacchi spazzatura = garbage bag; sacchetti freezer = freezer bag; sacchetti sottovuoto = vacuum bag; buste spedizione = shipping bag; sacchetti igienici per cani = dog poop bag; sacchetti zip = zip lock bag; sac à poche = piping bag; busta imbottita = padded envelope; sacchetti gelo = freezer bag; sacchi immondizia = garbage bag; buste di plastica = plastic bag; sacchetti per alimenti = food bag; sacchetto di polietilene = polyethylene bag; sacco di polietilene = polyethylene bag
nl: plastic zak = plastic bag; ziplock zakje = ziplock bag; vuilniszak = garbage bag; diepvrieszak = freezer bag; verzendzak = shipping bag; hondenpoepzakjes = dog poop bag; gripzakjes = zip lock bag; vacuümzakken = vacuum bag; spuitzak = piping bag; bubbelenvelop = bubble envelope; poepzakjes = dog poop bag
pl: torebka foliowa = plastic bag; woreczki strunowe = zip lock bags; worki na śmieci = garbage bags; foliopaki = poly mailers; koperta bąbelkowa = bubble mailer; worki na psie odchody = dog poop bags; woreczki foliowe = plastic bags; worki do pakowania próżniowego = vacuum bags; rękaw cukierniczy = piping bag; torebki strunowe = zip lock bags; woreczki na mrożonki = freezer bags
pt: saco plástico = plastic bag; saco zip = ziplock bag; saco de lixo = garbage bag; sacola plástica = plastic bag; envelope de segurança = security envelope; saco higiênico cachorro = dog poop bag; saco zip lock = ziplock bag; saco de congelamento = freezer bag; saco de confeitar = piping bag; envelope bolha = bubble envelope; saquinho plástico = plastic bag; saco de plástico = plastic bag; sacos do lixo = garbage bags; sacos de congelação = freezer bags; saco de polietileno = polyethylene bag; saca de polietileno = polyethylene bag
not: plastic bag sealer; trash bag holder; garbage bag holder; zip bag pvc cosmetic; plastic bag holder; plastic bag machine; clear bag stadium; sac poubelle support; poly bag gusset machine; ice bag sport injury; cold ice bag; bin bag holder
  "opp" -> 392329
  "pvc" -> 392329
  "aluminium|aluminio|alluminio" -> 392329
  "foil|hoja fina|papel de aluminio|lámina|foglio sottile|folha fina|folha" -> 392329
  "antistatic" -> 392321
  main: paper 481940 ~.03; textile 630790 ~.03; silicone 392410 ~.03
  "kraft" -> 481940
  * -> 392321
ask: main
t: zip lock bags polyethylene 100 pcs => 392321
t: opp self adhesive bags clear 200 pcs => 392329
t: garbage bags 50l drawstring => 392321
t: dog poop bag dispenser => !3923

@ plastic-box
en: plastic box; clear plastic box; acrylic box; stacking crate; euro container; blister box; clamshell box; egg carton + plastic|pet|clear; plastic case box small
fr: boîte plastique = plastic box
es: caja de plástico = plastic box; caja apilable = stackable box
it: scatola di plastica = plastic box; cassetta di plastica = plastic crate
nl: krat plastic = plastic crate
pl: pudełko plastikowe = plastic box
pt: caixa plástica = plastic box
not: plastic box lunch
  * -> 392310
t: plastic box => 392310
t: plastic pump bottle 250ml empty => 392330

@ plastic-card
en: plastic card; pvc card; membership card; blank pvc card; magnetic stripe card; metal card; id card pvc; loyalty card; inkjet pvc cards; metal business card
de: Plastikkarte = plastic card; PVC-Karte = pvc card; Mitgliedskarte = membership card; Chipkarte = chip card
fr: carte plastique = plastic card; carte pvc = pvc card; carte à puce = chip card
es: tarjeta de plástico = plastic card; tarjeta pvc = pvc card
it: tessera plastica = plastic card; tessera pvc = pvc card
nl: plastic kaart = plastic card; pvc kaart = pvc card
pl: karta plastikowa = plastic card; karta pvc = pvc card
pt: cartão de plástico = plastic card; cartão pvc = pvc card
not: plastic card holder; pvc card tray; plastic card printer
  "smart card" -> 852352
  "chipkarte" -> 852352
  "puce" -> 852352
  "magnetic|magnético" -> 852321
  "metal": * 831000
  * -> 392690
t: leather card holder wallet => !3926

@ plastic-container-pack
en: plastic bottle; plastic jar; cosmetic jar; cream jar; pill bottle; pump bottle; spray bottle; empty bottle; travel bottle; squeeze bottle; plastic container; jerry can; bottle cap; lotion bottle; foam bottle; refillable bottle; cosmetic container; travel bottle set; lip balm tube; lip gloss tube; empty container; sample bottle; plastic tub; water container; water jerrycan; drum plastic; plastic barrel; vial plastic; soft tube; cosmetic tube; candy jar plastic; pet bottle; sample vial; sauce cup container; bubble tea cup; slime container; bead container; mist spray bottle; refillable perfume; amber bottle; sauce bottle; trigger sprayer
de: Plastikbox = plastic box; Kunststoffbox = plastic box; Kunststoffflasche = plastic bottle; Sprühflasche = spray bottle; Pumpflasche = pump bottle; Cremedose = cream jar; Reiseflaschen = travel bottle; Kanister = canister; Stapelkiste = stacking crate; Leerdose = empty jar; Leerflasche = empty bottle; Kunststoffdose = plastic jar; Tropfflasche = dropper bottle; Schraubdose = screw-top jar; Flaschendeckel = bottle lid; Tiegel = jar; Zerstäuber = atomiser + Parfüm|leer|Reise; Weithalsglas = wide neck jar
fr: flacon plastique = plastic bottle; flacon pompe = pump bottle; flacon spray = spray bottle; pot cosmétique = cosmetic jar; bouteille vide = empty bottle; jerrycan = jerry can; flacon vide = empty bottle; pot vide = empty jar; flacon voyage = travel bottle; flacon compte gouttes = dropper bottle; fiole = vial; couvercle bocal = jar lid
es: bote de plástico = plastic jar; botella vacía = empty bottle; botella pulverizadora = spray bottle; tarro cosmético = cosmetic jar; envase vacío = empty container; bidón = jerry can; botellas de viaje = travel bottle; frasco cuentagotas = dropper bottle; frasco vacío = empty bottle; tarro de mermelada = jam jar; botella spray = spray bottle; envases cosméticos = cosmetic container; tapa de tarro = jar lid
it: flacone = small bottle; bottiglia vuota = empty bottle; flacone spray = spray bottle; vasetto cosmetico = cosmetic jar; tanica = jerry can; flaconi da viaggio = travel bottle; barattolo vuoto = empty jar; boccetta contagocce = dropper bottle; barattolo marmellata = jam jar; boccetta = small bottle; tappo bottiglia = bottle cap; spruzzino = spray bottle
nl: plastic doos = plastic box; plastic fles = plastic bottle; sprayflesje = spray bottle; pompflesje = pump bottle; lege fles = empty bottle; jerrycan = jerry can; reisflesjes = travel bottle; cosmetica potje = cosmetic jar; pipetflesje = dropper bottle; flesdop = bottle cap; leeg flesje = empty bottle; plastic dozen = plastic box
pl: butelka plastikowa = plastic bottle; butelka z pompką = pump bottle; słoiczek = small jar; kanister = jerry can; butelki podróżne = travel bottles; pojemnik plastikowy = plastic container; butelka z zakraplaczem = dropper bottle; fiolka = vial; buteleczka = small bottle; zakrętka = bottle cap; fiolek = vial; buteleczek = small bottle; zakrętek = bottle cap
pt: frasco plástico = plastic bottle; frasco spray = spray bottle; frasco pump = pump bottle; pote cosmético = cosmetic jar; garrafa vazia = empty bottle; frascos de viagem = travel bottles; pote plástico = plastic jar; frasco conta gotas = dropper bottle; borrifador = spray bottle; tampa de garrafa = bottle cap; frasco vazio = empty bottle
not: bottle cap opener; plastic bottle crusher; pump bottle wrap; spray bottle paint; bottle cap keychain; pill bottle opener; bottle cap badge; plastic bottle cutter; plastic container machine; plastic bottle machine; in plastic jar; bottle cap radiator; with spray bottle; spray bottle cleaner; flacone di sapone; jerry can holder; jerry can mount; bidon vélo; bidon essence; bidón ciclismo
  "trigger" -> 842489
  "couvercle" -> 830990
  "zakretka" -> 830990
  "spray|pulverizador|aerosol": main=glass 701090 ~.1; main=aluminium 761290 ~.03; * 392330
  "bottle cap" -> 392350
  "amber" -> 701090
  "roller|rodillo|rullo|rolo" -> 701090
  main: glass 701090 ~.15; aluminium 761290 ~.03; base-metal 731029 ~.03; paper 482370 ~.03
  * -> 392330
ask: main
t: plastic pump bottle 250ml empty => 392330
t: stainless steel water bottle => !3923

@ price-tag-gun
en: price tag gun; price label gun; price gun; pricing gun
de: Preisauszeichner
it: prezzatrice
nl: prijstang
pl: metkownica
  "tag" -> 820559
  * -> 961100
t: price label gun 8 digits => 961100
t: desk tape dispenser plastic => 392610

@ pump-head-bottle
en: pump head bottle; lotion pump; perfume atomizer; perfume atomiser; atomizer bottle
fr: vaporisateur vide = empty spray bottle; vaporisateur de parfum = perfume atomizer; vaporisateur parfum rechargeable = refillable perfume atomizer; vaporisateur parfum = perfume atomizer; atomiseur parfum = perfume atomizer
es: atomizador de perfume = perfume atomizer; vaporizador perfume = perfume atomizer
it: atomizzatore profumo = perfume atomizer
nl: parfumverstuiver = perfume atomizer
pl: atomizer do perfum = perfume atomizer; butelka z atomizerem = atomizer bottle
pt: atomizador de perfume = perfume atomizer; porta perfume = perfume holder
  * -> 961610
t: refillable perfume atomizer 5ml => 961610
t: stainless steel water bottle => !3923

@ push-pin
en: push pin; thumb tack; drawing pin; map pin; split pin brad
de: Reißzwecke
fr: punaise + tableau|bureau
es: chincheta
it: puntina da disegno
nl: punaise
pl: pinezki; pinezka; pinezek
not: chignon punaise; map pin mould
  * -> 731700
t: push pins coloured 100 => 731700
t: metal binder clips 24 pcs => 830590

@ ruler-drawing
en: ruler; stencil ruler; compass set school; plastic ruler; metal ruler; math set; compass math; patchwork ruler; sewing ruler; pattern ruler; fashion ruler; architect scale; curve ruler; drawing stencil; triangular scale ruler; drawing ruler; ruler set; spirograph ruler; circle drawing tool; drafting tool
de: Lineal = ruler; Patchworklineal = patchwork ruler; Schneiderlineal = tailor's ruler; Zirkelset = compass set; Schablone = stencil + Zeichnen|Kreis; Maßstab = scale ruler + Dreikant
fr: équerre = set square; règle graduée = graduated ruler; règle patchwork = patchwork ruler; kit de géométrie = geometry set; pochoir dessin = drawing stencil; règle métallique = metal ruler
es: regla = ruler; escuadra = set square + dibujo|geometría|escolar; juego de geometría = geometry set; plantilla de dibujo = drawing stencil; cartabón = set square; regla de patchwork = patchwork ruler
it: righello = ruler; squadra = set square + disegno|geometria|scuola; righello metallico = metal ruler; mascherina disegno = drawing stencil; righello patchwork = patchwork ruler
nl: liniaal = ruler; sjabloon = stencil + tekenen|cirkel; patchwork liniaal = patchwork ruler; metalen liniaal = metal ruler; passerdoos = compass set school; passerdozen = compass set school
pl: linijka = ruler; szablon = stencil + rysunek|koła; linijka metalowa = metal ruler; linijka do patchworku = patchwork ruler; linijek = ruler
pt: régua = ruler; régua de costura = sewing ruler; régua patchwork = patchwork ruler
not: brow ruler; eyebrow ruler; tape ruler; compass hiking; règle féminine; miter ruler; feeler gauge; nail ruler; digital protractor; eyebrow stencil ruler; mapping ruler; welding ruler; growth ruler; height ruler; régua de tomadas; régua elétrica; passer of; régua de energia; hem ruler gauge; régua led; boussole compas; compás brújula; regla menstruación; compass navigation; height chart ruler; digital angle ruler; wall ruler; culotte de règle; bra ruler; level ruler laser; reglas mágicas; eyebrows ruler; compas d'épaisseur; escuadradora
  "ruler": "curve" 901720; "triangle" 901720; main=wood 901780 ~.03; * 901780
  "lineal": "kurven" 901720; * 901780
  "regle" -> 901780
  "regla" -> 901780
  "righello" -> 901780
  "liniaal" -> 901780
  "linijka" -> 901780
  "regua" -> 901780
  * -> 901720
t: stainless steel ruler 30cm => 901780
t: glass marble => !9017
t: geometry set compass protractor => 901720

@ sealing-wax
en: sealing wax
de: Siegelwachs
fr: cire à cacheter
it: timbro ceralacca; ceralacca
pl: lak do pieczęci
  * -> 340490
t: sealing wax => 340490
t: self inking stamp custom address => 961100

@ sheet-music-article
en: sheet music; music book
de: Noten + Klavier|Gitarre|Musik
fr: partition
es: partitura
it: spartito
nl: bladmuziek
pl: nuty
pt: partitura
  * -> 490400
t: piano sheet music beginners => 490400
t: book light rechargeable clip => !4901

@ smoking-accessory
en: smoking pipe; hookah; shisha; tobacco pipe; cigarette holder; herb grinder; tobacco grinder; water pipe smoking; glass bong; hookah hose; filter tips rolling; cigar humidor box; snuff box; bong; glass pipe smoking; hookah bowl; one hitter; chillum; cigar holder; cigarette filter tubes; rolling paper; rolling tray; cigarette rolling machine; rolling machine; cigar cutter; stash jar
de: Tabakpfeife = tobacco pipe; Wasserpfeife = water pipe smoking; Shisha = shisha; Grinder = herb grinder; Zigarettenspitze = cigarette holder; Drehmaschine = cigarette rolling machine + Zigaretten; Bong = bong; Drehpapier = rolling paper; Zigarettenpapier = rolling paper; Zigarrenschneider = cigar cutter
fr: pipe à tabac = tobacco pipe; chicha = hookah; narguilé = hookah; coupe cigare = cigar cutter; grinder = grinder; porte cigarette = cigarette holder; feuilles à rouler = rolling papers; machine à rouler = rolling machine; papier à rouler = rolling paper
es: pipa de fumar = smoking pipe; cachimba = hookah; cortapuros = cigar cutter; grinder = herb grinder; boquilla cigarro = cigar holder; liadora de cigarrillos = cigarette rolling machine; shisha = shisha; papel de fumar = rolling paper
it: pipa = smoking pipe; narghilè = hookah; tagliasigari = cigar cutter; grinder = grinder; bocchino sigarette = cigarette holder; rollatrice = cigarette rolling machine; cartine = rolling paper
nl: vloeipapier sigaretten = rolling paper; pijp = pipe + roken|tabak; waterpijp = water pipe; sigarenknipper = cigar cutter; grinder = grinder; vloei = rolling paper; shisha = shisha
pl: fajka = smoking pipe; fajka wodna = hookah; gilotynka do cygar = cigar cutter; młynek do tytoniu = tobacco grinder; shisha = shisha; lufka = cigarette holder; nabijarka do papierosów = cigarette filling machine; bibułki = rolling papers
pt: papel de seda fumar = rolling paper; seda para cigarro = rolling paper; cachimbo = smoking pipe; narguilé = hookah; cortador de charuto = cigar cutter; dichavador = herb grinder; piteira = cigarette holder; shisha = shisha
not: pipa seca; shisha molasses; shisha charcoal; bench grinder; hookah charcoal; hookah tobacco; coffee grinder; angle grinder; meat grinder; pepper grinder; pipa de agua cerámica; hookah flavour; smoking pipe cleaner; cigar cutter knife; fajka do nurkowania; pipa de girasol; pipas de girasol; herbal shisha; rolling machine metal; rolling machine sheet; herb grinder kitchen; grinder électrique; cartine geografiche; semillas pipas; jewelry rolling machine; pasta rolling machine; pipa infantil; e shisha
  "rolling paper" -> 481320
  "drehpapier" -> 481320
  "zigarettenpapier" -> 481320
  "papier a rouler" -> 481310
  "papel de fumar" -> 481310
  "cartine" -> 481310
  "bibulki" -> 481310
  "rolling tray": main=plastic 392490 ~.03; main=wood 442199 ~.03; * 732690
  "machine" -> 847989
  "cigar cutter" -> 821490
  "zigarrenschneider" -> 821490
  "case": main=leather 420231 ~.15; main=plastic-sheet 420232 ~.03; main=base-metal 732690 ~.5; main=plastic 392690 ~.03; * 732690
  "cigarette box" -> 732690
  "etui" -> 732690
  "jar" -> 701399
  "grinder": main=plastic 392690 ~.03; * 821000
  * -> 961400
t: wooden tobacco pipe briar => 961400
t: metal herb grinder 4 layers => 821000
t: shisha charcoal 1kg => !9614

@ stamp-ink
en: rubber stamp; self inking stamp; date stamp; custom stamp; wax seal stamp; clear stamp; stamp set; wooden stamp; stamp + ink|self inking|custom|wax seal|name|address|rubber|clear|teacher|silicone; address stamp; embosser; silicone stamp; teacher stamp; name stamp; numbering machine; identity stamp roller; transparent stamp; number stamp; roller stamp; garment stamp; embossing seal; clear stamps; stamp carving; acrylic stamp; signature stamp
de: Stempel; Siegelstempel; Datumsstempel; Textilstempel; Motivstempel; Namensstempel; Clear Stamps
fr: tampon + encreur|bois|scrapbooking|date|personnalisé|prénom; encreur; tampon dateur; sceau de cire; tampon encreur; tampon personnalisé
es: sello de goma; sello personalizado; sello de lacre; fechador; lacre; sellos transparentes; tampón de tinta
it: timbro; tampone inchiostro; datario; timbri; timbro personalizzato
nl: stempel; zegelstempel; datumstempel; stempelset; lakzegel; zegelwax
pl: pieczątka; datownik; stempel; pieczęć lakowa; stemple; tusz do stempli; pieczątek
pt: carimbo; carimbo personalizado; sinete; lacre; carimbos
not: postage stamp; stamp collection; stamp album; nail stamp; metal stamp punch; leather stamp; cookie stamp; food stamp; stamp duty; eyebrow stamp; eyeliner stamp; stamp tool leather; foot stamp; soap stamp; burger stamp; hair line stamp; stamp catalog; pottery stamp; branding stamp; clay stamp; steel stamp; alphabet stamp metal; bread stamp; hot stamp; metal stamp; freckle stamp; tortilla stamp
  * -> 961100
t: self inking stamp custom address => 961100
t: ink pad black for stamps => 961220

@ stamps-coins-collect
en: postage stamp; collector stamp; stamp collection; used stamps; first day cover; mint stamps; challenge coin; challenge coins; silver bullion; bullion coin; token coin; bitcoin coin; pirate gold coins; silver bar
de: Briefmarke = postage stamp; Briefmarkensammlung = stamp collection; Medaille = medal + Sammler; Ersttagsbrief = first day cover; Silberbarren = silver bar
fr: timbre poste = postage stamp; timbre de collection = collector stamp; timbres = stamps
es: sello postal = postage stamp; sellos de correos = postage stamp
it: francobollo = postage stamp; francobolli = postage stamp; lingotto = ingot
nl: postzegel = postage stamp; herdenkingsmunt = commemorative coin; postzegels = postage stamp; goudbaar = gold bar
pl: znaczek pocztowy = postage stamp; znaczki pocztowe = postage stamps; sztabka złota = gold bar
pt: selo postal = postage stamp; selos = stamps; barra de ouro = gold bar
not: selos mecânicos; timbre sonnette; selada; selar; selaria
  "bitcoin" -> 732690
  "token" -> 732690
  "pirate" -> 392690
  "bullion": metal=gold 711890 ~.03; metal=silver 711890 ~.03; * 711890
  "silver bar" -> 710691
  "replica": * 711890 ~.01
  "replica" -> 732690
  "plated" -> 732690
  "souvenir" -> 732690
  "plastic|plástico|plastica" -> 392690
  "unused" -> 490700
  * -> 970400
t: postage stamps collection used world => 970400
t: coin purse leather => !9705

@ stapler-punch
en: stapler; hole punch; paper punch; shredder; paper shredder; hole puncher; label maker manual; corner rounder; corner punch; mini stapler; stapler set; electric stapler; money counter; coin counter; coin sorter; bill counter; long arm stapler; disc punch; letter punch paper; embosser labeler; coin counting machine; hand punch; paper crimper; money counting machine; heavy duty stapler office; single hole punch; check writer; punch + paper|hole|craft|scrapbook|corner; craft punch; time clock; attendance machine; counterfeit detector
de: Hefter = stapler; Tacker = stapler + Büro|Papier|Hefter; Locher = hole punch; Aktenvernichter = paper shredder; Motivstanzer = motif punch; Eckenrunder = corner rounder; Heftgerät = stapler; Geldzählmaschine = money counting machine; Schneidemaschine = cutting machine + Papier; Stanzer = punch; Bürolocher = office hole punch
fr: agrafeuse = stapler; perforatrice = hole punch; perforateur papier = paper punch; destructeur de documents = shredder; compteuse de billets = bill counter; perforatrice fantaisie = craft punch; broyeur papier = paper shredder; trieuse de pièces = coin sorter
es: grapadora = stapler; perforadora de papel = hole punch; destructora de papel = paper shredder; contadora de billetes = bill counter; troqueladora = die cutting punch; cizalla = paper shears + papel; perforadora = hole punch; contador de monedas = coin counter
it: cucitrice = stapler; spillatrice = stapler; perforatrice = hole punch; distruggidocumenti = shredder; contabanconote = banknote counter; perforatore carta = paper punch; conta soldi = money counter; pinzatrice = stapler
nl: nietmachine = stapler; perforator = hole punch; papierversnipperaar = paper shredder; geldtelmachine = money counting machine; snijmachine papier = paper cutting machine; gaatjesknipper = hole punch; figuurpons = craft punch; ponsmachine = punching machine; lamineermachine = laminator
pl: zszywacz = stapler; dziurkacz = hole punch; niszczarka = shredder; liczarka banknotów = banknote counter; dziurkacz ozdobny = decorative hole punch; obcinarka do papieru = paper cutter; niszczarka dokumentów = paper shredder; liczarka = counting machine; niszczarek = shredder; liczarek = counting machine
pt: grampeador = stapler; perfurador de papel = paper punch; fragmentadora = shredder; contadora de cédulas = bill counter; furador de papel = paper punch; agrafador = stapler; furador = paper punch; destruidora de papel = paper shredder; refiladora = paper trimmer
not: stapler staple; shredder knife; branch shredder; garden shredder; punch needle; leather punch; surgical stapler; upholstery stapler; skin stapler; pneumatic stapler; electric nail stapler; food shredder; shredder oil; cheese shredder; plastic shredder; meat shredder; punch set; medical stapler; cigar punch; punch bag; punch pliers; perforatrice béton; eyelash stapler; hole punch leather; metal hole punch; belt hole punch; hydraulic punch; chicken shredder; skin punch; industrial shredder; center punch; perforadora de tierra; cross cut shredder part; fabric stapler; nail stapler; straw shredder; wood shredder; perforadora de suelo; hair punch; furador de solo; furador de orelha; punch press; garden stapler; gun stapler; wood stapler; fruit punch; tacker nails; ear punch; cookie punch; falling punch; ponsmachine metaal; tree stapler; punch tool; agrafeuse murale; grapadora tapicero; grapadora eléctrica tapicería; furador de couro; boxing punch; mesin punch; perforatrice terre; troquel; troqueles; perforada; perforado; perforazione; refil; perforation; perforer; perfore
  "attendance" -> 910610
  "time clock" -> 910610
  "counterfeit" -> 903149
  "craft punch" -> 820559
  * -> 847290
t: paper shredder cross cut 6 sheets => 847290
t: desk stapler half strip metal => 847290
t: staple gun heavy duty => !847290

@ staples-office
en: staple + stapler|office|paper|24/6
de: Heftklammer
fr: agrafe + bureau|agrafeuse|24/6
es: grapas + grapadora|oficina|24/6
nl: nietjes
pl: zszywki
pt: grampo + grampeador|26/6
not: staple gun; staple remover; fence staple; staple fiber; upholstery staple; nail staple; skin staple; surgical staple; u staple nails
  * -> 830520
t: staples 24/6 for stapler 5000 pcs => 830520
t: metal binder clips 24 pcs => 830590

@ stencil
en: stencil; painting stencil; letter stencil; stencil template; plastic stencil; mandala stencil; stencil set; cake stencil; paint stencil; spray stencil; template stencil kids; wall stencil; number stencil; face paint stencil; layering stencil
de: Schablone; Malschablone; Buchstabenschablone; Wandschablone
fr: pochoir; pochoirs; pochoir mural
es: plantilla + pintar|dibujar|estarcido|letras; stencil; estarcido
it: stencil; mascherina stencil; stencil parete
nl: sjabloon; sjablonen; muursjabloon
pl: szablon; szablon malarski; szablony
pt: estêncil; molde vazado; stencil
not: tattoo stencil; bga stencil; eyebrow stencil; nail stencil; stencil printer; stencil machine; smt stencil; stencil paper; ipl stencil; reballing stencil; brow stencil; stencil brush; solder stencil; henna stencil; eyeliner stencil
  main: paper 482390 ~.05; base-metal 732690 ~.03; wood 442199 ~.03; plastic 392690 ~.03
  "cake" -> 392410
  * -> 392690
t: reusable plastic painting stencils mandala => 392690
t: bga reballing stencil iphone => !3926

@ sticker
en: sticker; vinyl sticker; sticker sheet; sticker pack; car sticker; bumper sticker; decal; vinyl decal; die cut sticker; scrapbook sticker; 3d sticker; waterproof sticker; car decal; helmet sticker; puffy sticker; wheel rim sticker; graffiti sticker; warning sticker; motorcycle decal; reflective tape sticker; emblem sticker; skin sticker console; journal sticker; name sticker; license plate sticker
de: Aufkleber; Sticker; Autoaufkleber; Aufkleber Set; Klebefolie + Auto; Reflektoraufkleber
fr: autocollant; sticker; stickers; autocollant voiture; planche de stickers
es: pegatina; calcomanía; adhesivo + coche|vinilo|moto; pegatinas; vinilo adhesivo
it: adesivo; sticker; adesivi; adesivo auto; decalcomania
nl: sticker; autosticker; stickervel; stickers
pl: naklejka; naklejki; naklejka na samochód; naklejki na laptopa; naklejek
pt: adesivo; autocolante; adesivo para carro; figurinhas adesivas
not: wall sticker; nail sticker; tattoo sticker; sticker album; label sticker; fridge sticker; sticker machine; window sticker; sticker maker; tile sticker; screen protector; adesivo de parede; thank you sticker; door sticker; heat transfer sticker; sticker book; iron on sticker; temporary tattoo; adesivo murale; pegatina de pared; sticker remover; hot stamping sticker; silencieux adhesive; mirror sticker; metal sticker; rhinestone sticker; floor sticker; car emblem; sticker paper; pegatinas uñas; adesivo estrutural; decal paper; colle adesivo; adesivi unghie; stickers ongles; waterslide decal; book sticker activity; stick
  main: plastic 391990 ~.75; paper 482110 ~.3; textile 580790 ~.03; base-metal 831000 ~.03
  "paper|papel|carta" -> 482110
  * -> 391990
ask: main
t: vinyl car sticker decal => 391990
t: paper stickers for journal 50 pcs => 482110
t: temporary tattoo sticker => !3919

@ sublimation-paper
en: sublimation paper; transfer paper; heat transfer paper; carbon paper; tattoo transfer paper; stencil paper; tattoo stencil paper; t shirt transfer paper
de: Transferpapier; Sublimationspapier; Kohlepapier
fr: papier sublimation; papier carbone
es: papel transfer; papel de sublimación; papel carbón
it: carta transfer; carta carbone
nl: transferpapier
pl: kalka; papier transferowy
pt: papel transfer; papel carbono
not: sublimation paper printer
  * -> 481690
t: sublimation transfer paper a4 100 sheets => 481690
t: sand paper 120 grit => !48

@ tape-dispenser
en: tape dispenser; tape gun; label gun; tape cutter; packing tape dispenser; masking tape dispenser; tag gun; tagging gun; clothes tag gun
de: Klebebandabroller; Tischabroller; Abroller + Klebeband|Paketband; Etikettierpistole
fr: dévidoir adhésif; dérouleur de ruban adhésif; pistolet à étiquettes
es: dispensador de cinta; portarrollos cinta adhesiva; pistola etiquetadora
it: dispenser nastro adesivo; dispenser per nastro; sparafili
nl: tapehouder; plakbandhouder; tape dispenser
pl: podajnik do taśmy; dyspenser taśmy; odwijak do taśmy
pt: dispensador de fita; suporte fita adesiva
  "tag gun" -> 820559
  "tagging gun" -> 820559
  main: plastic 392610 ~.7; base-metal 847290 ~.3
  * -> 392610
t: desk tape dispenser plastic => 392610
t: clear packing tape 6 rolls => !3926

@ textile-label
en: clothing label; care label; woven label; fabric label; name label clothes; garment label; size label; woven tag; sewing label; textile label; silk ribbon label; leather label; pu leather label; iron on label; clothing tag; name tape iron on
de: Textiletikett = textile label; Webetikett = woven label; Namensetikett Kleidung = clothing name label; Pflegeetikett = care label; Wäscheetiketten = laundry label; Lederlabel = leather label; Webetiketten = woven label
fr: étiquette vêtement = clothing label; étiquette tissée = woven label; étiquettes thermocollantes = iron on labels; étiquette textile = textile label
es: etiqueta para ropa = clothing label; etiqueta tejida = woven label; etiquetas textiles = textile label; etiquetas termoadhesivas = iron on label
it: etichetta per abbigliamento = clothing label; etichette tessute = woven label; etichette termoadesive = iron on label
nl: kledinglabel = clothing label; geweven label = woven label; naamlabel kleding = name label clothes; strijklabels = iron on label
pl: metka do ubrań = clothing label; metki tkane = woven labels; naszywki imienne = name patches; wszywki = sew-in labels
pt: etiqueta de roupa = clothing label; etiqueta tecida = woven label; etiqueta bordada = embroidered label; etiquetas termocolantes = iron on labels
not: clothing tag gun; clothing label printer
  main: leather 420500 ~.05; plastic 392690 ~.05; rubber 401699 ~.03; paper 482110 ~.03
  "leather|cuero|piel|cuoio|pelle|couro" -> 392690
  "printed|impreso|estampado|stampato|impresso" -> 580790
  "satin|satén|raso|cetim" -> 580790
  "care" -> 580790
  "silk|seda|seta" -> 580790
  * -> 580710
t: custom woven labels for clothing => 580710
t: printed satin care labels => 580790
t: pu leather labels handmade => 392690
t: blank shipping labels => !5807

@ textile-pouch
en: organza bag; drawstring pouch; jewelry pouch; velvet pouch; velvet bag; drawstring gift bag; cotton drawstring bag; burlap bag; jute bag; gift pouch; fabric gift bag; muslin bag; linen pouch; favor pouch; organza gift bag; velvet gift bag; cotton pouch; dust bag; dice bag; small drawstring bag; jewelry bag; satin pouch; produce bag; mesh produce bag; sachet bag; wedding favor bag; shoe dust bag; cotton gift bag
de: Organzabeutel; Säckchen; Samtbeutel; Stoffbeutel klein; Schmuckbeutel; Jutesäckchen; Baumwollbeutel; Leinensäckchen; Obstnetz; Zuziehbeutel; Organzasäckchen; Baumwollsäcke
fr: sachet organza; pochette à cordon; pochon; pochon velours; sac à vrac; sachet en tissu; sac en jute; pochette bijoux; sacs en jute
es: bolsa de organza; bolsita; bolsa de yute; bolsa de terciopelo; bolsas de organza; saquito; bolsa con cordón; bolsas de malla
it: sacchettino organza; sacchetti organza; sacchetto di juta; sacchetto in velluto; sacchettini; bustina in tessuto
nl: organza zakje; fluwelen zakje; katoenen zakje; jute zakje; sieradenzakje; groentezakje; jute zakken; jute zak; katoenen zakken
pl: woreczek z organzy; woreczki z organzy; woreczek welurowy; woreczek bawełniany; sakiewka; woreczki jutowe; sakiewek; worki jutowe; worki bawełniane
pt: saquinho de organza; saco de veludo; saquinho de juta; saquinho de algodão; sacola de pano; saco organza
not: sleeping bag drawstring; laundry bag; drawstring backpack; vacuum cleaner dust bag; tea bag drawstring; dust bag vacuum; gym drawstring bag; cosmetic drawstring bag; dust bag robot; sachet bag spice; sacs en polyéthylène
  main: plastic-sheet 420232 ~.02; plastic 392329 ~.03; leather 420231 ~.03; paper 481940 ~.03
  main-fibre: cotton 630520 ~.2; jute 630510 ~.1; synthetic|artificial 630539 ~.03; flax 630590 ~.03
  "organza" -> 630539
  * -> 630539
ask: main-fibre
t: organza jewelry bags 100 pcs => 630539
t: cotton drawstring pouches muslin => 630520
t: jute burlap sacks small => 630510
t: vacuum cleaner dust bag => !6305

@ thermal-paper
en: thermal paper; receipt paper; thermal paper roll; scrapbook paper; scrapbooking paper; decoupage paper; thermal receipt roll
de: Thermopapier; Thermorolle; Kassenrolle; Bonrolle
fr: papier thermique; rouleau thermique; papier scrapbooking; bobine thermique; papier de riz + découpage|loisirs
es: papel térmico; rollo térmico; papel scrapbook; papel de arroz decoupage; rollos de papel térmico
it: carta termica; rotolo termico; carta scrapbooking; carta di riso decoupage; rotoli carta termica
nl: kassarol
pl: papier termiczny; rolki termiczne; papier do scrapbookingu; papier ryżowy + decoupage; rolka termiczna
pt: papel térmico; bobina térmica; papel scrapbook; papel de arroz decoupage
not: thermal paper printer; thermal paper rolls printer; thermal paper machine
  * -> 481190
t: thermal paper rolls 57x40 mm => 481190
t: sand paper 120 grit => !48

@ tin-can-box
en: tin box; aluminium jar; screw top jar + aluminium|aluminum|metal|tin; metal tin; aluminium tin; aluminum jar; metal box; gift tin; cookie tin; candle tin; tin can; aluminium can; metal can; metal jerry can; fuel can; aluminum container; mint tin; tin container; metal bucket small; aluminium bottle; screw top tin; oil drum; steel drum; sardine tin box empty; ammo can
de: Blechdose = tin box; Metalldose = metal tin; Aluminiumdose = aluminium tin; Blechkiste = sheet metal chest; Weißblechdose = tinplate can; Aludose = aluminium can; Metallkiste = metal box; Benzinkanister = petrol canister; Getränkedosen leer = empty beverage can; Aluminiumdosen = aluminium can; Weißblechdosen = tinplate can; Konservendosen leer = empty food can
fr: boîte en métal = metal box; boîte métallique = metal box; boîte en fer = tin box; boîte aluminium = aluminium box; pot aluminium = aluminium jar; bidon métal = metal can; canettes en aluminium = aluminium cans; canette en aluminium = aluminium can; boîtes en aluminium = aluminium boxes; boîtes de conserve vides = empty tin cans
es: caja metálica = metal box; caja de lata = tin box; lata de aluminio = aluminium can; caja de metal = metal box; bote de aluminio = aluminium tin; bidón metálico = metal drum
it: scatola di latta = tin box; barattolo alluminio = aluminium jar; scatola metallica = metal box; scatola in metallo = metal box
nl: blikken doos = tin box; blikje = tin can; aluminium potje = aluminium jar; metalen blik = metal tin; blikken trommel = tin box; blikken dozen = tin box; aluminium blikjes = aluminium can; aluminium blik = aluminium can; drankblikjes = drink can; conservenblikken = food can; blikken bus = tin can; blikken bussen = tin can
pl: puszka metalowa = metal tin; pudełko metalowe = metal box; puszka aluminiowa = aluminium can; metalowa puszka = metal tin; puszki aluminiowe = aluminium cans; puszki metalowe = metal cans; puszki stalowe = steel cans
pt: lata de metal = metal tin; caixa de metal = metal box; pote de alumínio = aluminum jar; lata de alumínio = aluminium can; caixa de lata = tin box
not: electrical metal box; metal box junction; tool box metal; metal lunch box; tin toy; mailbox metal; beverage can; beer can cooler; can of; tin can opener; cash box; metal enclosure box; tin of; fuel can holder; metal pencil box; junction box; tin box tea; can crusher; can cooler
  main: aluminium 761290 ~.15; plastic 392310 ~.03
  "aluminium|aluminiowe|aluminiowa|aluminiumdosen|drankblikjes" -> 761290
  "aluminum" -> 761290
  "aluminio" -> 761290
  "alluminio" -> 761290
  "aluminiumdose" -> 761290
  "steel drum" -> 731010
  "oil drum" -> 731010
  * -> 731029
t: metal tin box rectangular with hinge => 731029
t: aluminium screw top jars 60ml => 761290
t: electrical junction box ip65 => !7310

@ tissue-paper
en: tissue paper
de: Seidenpapier
fr: papier de soie
es: papel de seda
it: carta velina
nl: vloeipapier
pl: bibuła
pt: papel de seda
not: tissue paper toilet; tissue paper pom pom; tissue paper facial
  * -> 480640
t: tissue paper => 480640
t: gift wrapping paper roll birthday => 481190

@ whiteboard
en: whiteboard; blackboard; chalkboard; magnetic whiteboard; dry erase board; writing board; bulletin board; notice board; letter board; flip chart; menu board; memo board; pin board; a frame sign board; glass whiteboard; fridge whiteboard; mini chalkboard sign; planning board; message board; letterboard; pinboard; easel board kids; felt letter board; felt board
de: Whiteboard; Kreidetafel; Magnettafel; Letterboard; Flipchart; Kundenstopper; Memoboard; Schreibtafel; Wandtafel
fr: tableau blanc; tableau noir; ardoise; tableau magnétique; panneau d'affichage; tableau à craie; chevalet de conférence; tableau mémo
es: pizarra; pizarra blanca; pizarra magnética; rotafolio; tablón de anuncios; pizarra de tiza; tablero de letras
it: lavagna; lavagna bianca; lavagna magnetica; lavagnetta; bacheca; lavagna a fogli mobili
nl: whiteboard; krijtbord; magneetbord; letterbord; flipover; memobord; stoepbord
pl: tablica; tablica suchościeralna; tablica kredowa; tablica magnetyczna; potykacz; flipchart; tablica do pisania
pt: quadro branco; lousa; quadro negro; quadro magnético; flip chart; quadro de avisos; lousa magnética
not: whiteboard marker; whiteboard eraser; interactive whiteboard; whiteboard pen; pizarra interactiva; lavagna multimediale; whiteboard paint; lousa digital; tablica rejestracyjna; ardoise toiture; pizarra lcd; blackboard eraser; whiteboard magnet; whiteboard sticker; tablica interaktywna; whiteboard cleaner; pizarra tejado; tablica led; digital whiteboard; lavagnetta lcd; pizarra para tejados; pizarra natural
  "felt|fieltro|feltro": main=wood 442199 ~.1; * 560290
  "letter" -> 392690
  * -> 961000
t: magnetic whiteboard 60x90 cm => 961000
t: whiteboard markers 4 pcs => !9610

@ wrapping-material
en: gift wrap; wrapping paper; gift wrapping paper; raffia paper; wine bottle protector bag; edge protector cardboard; corner protector packaging; packing peanuts; air cushion film; air pillow; shredded paper; crinkle paper; paper filler; bouquet wrapping paper; flower wrapping paper; cellophane wrap
de: Geschenkpapier; Füllmaterial + Verpackung|Papier; Blumenpapier; Verpackungschips; Palettenfolie
fr: papier cadeau; frisure papier; papier d'emballage; chips de calage
es: papel de regalo; papel triturado; papel de embalar
it: carta regalo; carta da pacchi; trucioli di carta
nl: cadeaupapier; inpakpapier; crêpepapier; zijdepapier
pl: papier do pakowania; papier prezentowy; wypełniacz papierowy
pt: papel de presente; papel de embrulho; palha de papel
not: wrapping paper cutter; wrapping paper storage; paper filler pen; wrapping paper scissors
  "shred" -> 482390
  "shredded" -> 482390
  "crinkle" -> 482390
  "filler" -> 482390
  "air cushion" -> 392321
  "air pillow" -> 392321
  "peanuts" -> 392390
  "chips" -> 392390
  "cellophane" -> 392020
  "bouquet wrapping" -> 392020
  "flower wrapping" -> 392020
  main: plastic 392010 ~.03; paper 481190 ~.03
  * -> 481190
t: gift wrapping paper roll birthday => 481190
t: shredded paper filler for gift box => 482390
t: bubble wrap roll 50m => 392119
