# Musical instruments, art, collectors' pieces, fairground goods, prefabricated buildings, more of ch. 43, 49, 93 and 96.

value kind=electro-instrument
en: electric; electronic; digital; silent; midi; e drum
de: elektrisch; E; elektronisch; digital
fr: électrique; électronique; numérique
es: eléctrico; eléctrica; electrónica; digital
it: elettrico; elettrica; elettronica; digitale
nl: elektrisch; elektronisch; digitaal
pl: elektryczny; elektryczna; elektroniczny; cyfrowy; cyfrowa
pt: elétrica; elétrico; eletrónica; eletrônica; digital
not: acoustic electric; electro acoustic; acoustic electric guitar; electric blue; digital tuner
value for=violin
en: violin; cello; viola; fiddle; double bass
de: Geige; Violine; Cello
fr: violon; violoncelle
es: violín; violonchelo
it: violino; violoncello
nl: viool; cello
pl: skrzypce; wiolonczela
pt: violino; violoncelo
value for=guitar-electric
en: electric guitar; electric bass; bass guitar; stratocaster; telecaster; les paul; strat
de: E-Gitarre; E-Bass
fr: guitare électrique
es: guitarra eléctrica
it: chitarra elettrica
nl: elektrische gitaar
pl: gitara elektryczna
pt: guitarra elétrica
value kind=century-old
en: 17th century; 18th century; 19th century; 1700s; 1800s; over 100 years; over 100 years old; more than 100 years; exceeding 100 years; georgian; victorian original; circa 1880; circa 1890; circa 1850; 16th century; 15th century; medieval original; ancient roman; ancient greek; ancient egyptian; pre columbian
de: 18. Jahrhundert; 19. Jahrhundert; über 100 Jahre; 17. Jahrhundert; um 1880; um 1900
fr: XVIIIe siècle; XIXe siècle; plus de 100 ans; 18ème siècle; 19ème siècle
es: siglo XVIII; siglo XIX; más de 100 años
it: XVIII secolo; XIX secolo; oltre 100 anni; '800; '700
nl: 18e eeuw; 19e eeuw; ouder dan 100 jaar
pl: XVIII wiek; XIX wiek; ponad 100 lat
pt: século XVIII; século XIX; mais de 100 anos
not: victorian style; medieval style
value kind=toy-music
en: toy; montessori; baby; toddler; educational toy; early learning; infant; preschool
de: Spielzeug; Baby; Montessori; Kleinkind
fr: jouet; bébé; montessori; éveil
es: juguete; bebé; montessori
it: giocattolo; neonato; montessori
nl: speelgoed; baby; montessori
pl: zabawka; niemowlę; montessori
pt: brinquedo; bebé; bebê; montessori
not: bebida; bebidas; beber; neon

@ amusement-ride
en: carousel ride; merry go round; amusement carousel; ferris wheel; amusement ride; amusement park ride; theme park ride; roller coaster; mini roller coaster; bumper car; dodgem; dodgem car; pirate ship ride; swing ride amusement; flying chair ride; drop tower ride; motion simulator ride; vr simulator ride; 5d cinema; 7d cinema simulator; moving theatre; 9d vr; water slide amusement park; water park slide; fiberglass water slide; log flume; water ride; kiddie ride; coin operated kiddie ride; trackless train amusement; tourist train ride; mechanical bull; fairground ride; fairground equipment; shooting gallery; fairground stall; coconut shy; travelling circus; circus equipment; circus tent equipment; travelling menagerie; travelling theatre; mobile theatre stage; lazy river park; surf simulator; amusement equipment; splash pad park; dunk tank; high striker
de: Karussell = carousel + Fahrgeschäft|Jahrmarkt|Pferde|Kinder; Fahrgeschäft = amusement ride; Riesenrad = ferris wheel; Achterbahn = roller coaster; Autoscooter = dodgem ride; Schiffschaukel = swing boat; Schießbude = shooting gallery; Zirkusausrüstung = circus equipment; Wasserrutsche = water slide + Freizeitpark|GFK; Fahrsimulator Freizeitpark = driving simulator ride; Schaustellergeschäft = fairground ride; Wanderzirkus = travelling circus; Jahrmarkt Fahrgeschäft = fairground ride
fr: manège = amusement ride; manège = amusement ride + forain|chevaux de bois|carrousel; grande roue = ferris wheel; montagnes russes = roller coaster; auto tamponneuse = bumper car; stand de tir forain = fairground shooting gallery; attraction foraine = fairground attraction; toboggan aquatique parc = water park slide; cirque ambulant = travelling circus; simulateur attraction = ride simulator; théâtre ambulant = travelling theatre
es: tiovivo = merry go round; carrusel = merry go round + atracción|feria|caballitos; noria atracción = ferris wheel; montaña rusa = roller coaster; auto de choque = bumper car; caseta de feria = fairground stall; atracción de feria = fairground ride; tobogán acuático parque = water park slide; circo ambulante = travelling circus; simulador atracción = ride simulator
it: giostra = merry go round; giostra = merry go round + cavalli|luna park|bambini; ruota panoramica = ferris wheel; montagne russe = roller coaster; autoscontro = bumper car; baraccone tiro = shooting gallery stall; attrazione luna park = amusement ride; scivolo acquatico parco = water park slide; circo ambulante = travelling circus
nl: draaimolen = merry go round; reuzenrad = ferris wheel; achtbaan = roller coaster; botsauto = bumper car; schiettent = shooting gallery; kermisattractie = fairground ride; waterglijbaan pretpark = amusement park water slide; circusuitrusting = circus equipment; pretparkattractie = amusement park ride
pl: karuzela = carousel ride + wesołe miasteczko|lunapark|park rozrywki; diabelski młyn = ferris wheel; kolejka górska = roller coaster; samochodzik elektryczny zderzający = bumper car; strzelnica jarmarczna = shooting gallery; urządzenie wesołego miasteczka = amusement park ride; zjeżdżalnia wodna park = water slide; cyrk objazdowy = travelling circus; autodrom = bumper cars
pt: carrossel = carousel ride + parque|diversões|cavalos; roda gigante = ferris wheel; montanha russa = roller coaster; carrinho de choque = bumper car; barraca de tiro = shooting gallery stall; atração de feira = fairground ride; escorrega aquático parque = water park slide; circo itinerante = travelling circus; brinquedo parque de diversões = amusement park ride
not: roller coaster tycoon; bumper car toy; ferris wheel toy; ferris wheel model; roller coaster toy; lego; carousel music box; carousel horse ornament; roller coaster building; marble roller coaster; ferris wheel hamster; bead roller coaster; bead maze; manège enchanté; ferris wheel music box; ferris wheel display; roller coaster costume; manège équitation; jewelry carousel; ferris wheel puzzle; cupcake ferris wheel; baby bumper car; kids bumper car; bumper car baby; mini carousel music; giostra culla; giostrina; giostra neonato; merry go round display; bumper car ride on
  "lego" -> 950300
  kind=toy-music -> 950300 ~.02
  "circus" -> 950810
  "menagerie" -> 950810
  "zirkus" -> 950810
  "zirkusausrüstung" -> 950810
  "wanderzirkus" -> 950810
  "cirque" -> 950810
  "circo" -> 950810
  "circusuitrusting" -> 950810
  "cyrk" -> 950810
  "roller coaster" -> 950821
  "achterbahn" -> 950821
  "russes" -> 950821
  "rusa" -> 950821
  "achtbaan" -> 950821
  "kolejka" -> 950821
  "russa" -> 950821
  "bumper" -> 950823
  "dodgem" -> 950823
  "autoscooter" -> 950823
  "tamponneuse" -> 950823
  "choque" -> 950823
  "autoscontro" -> 950823
  "botsauto" -> 950823
  "zderzający" -> 950823
  "autodrom" -> 950823
  "simulator": "surf" 950825; * 950824
  "cinema" -> 950824
  "moving theatre" -> 950824
  "vr" -> 950824
  "simulateur" -> 950824
  "simulador" -> 950824
  "fahrsimulator" -> 950824
  "flume" -> 950825
  "water ride" -> 950825
  "water slide" -> 950826
  "water park" -> 950826
  "lazy river" -> 950826
  "splash" -> 950826
  "wasserrutsche" -> 950826
  "toboggan" -> 950826
  "tobogán" -> 950826
  "scivolo" -> 950826
  "waterglijbaan" -> 950826
  "zjeżdżalnia" -> 950826
  "escorrega" -> 950826
  "theatre" -> 950840
  "théâtre" -> 950840
  "shooting" -> 950830
  "stall" -> 950830
  "coconut|coco|cocco" -> 950830
  "dunk" -> 950830
  "striker" -> 950830
  "schießbude" -> 950830
  "stand de tir" -> 950830
  "caseta" -> 950830
  "baraccone" -> 950830
  "schiettent" -> 950830
  "strzelnica" -> 950830
  "barraca" -> 950830
  "carousel" -> 950822
  "merry" -> 950822
  "swing" -> 950822
  "flying chair" -> 950822
  "pirate" -> 950822
  "karussell" -> 950822
  "schiffschaukel" -> 950822
  "manège" -> 950822
  "tiovivo" -> 950822
  "carrusel" -> 950822
  "giostra" -> 950822
  "draaimolen" -> 950822
  "karuzela" -> 950822
  "carrossel" -> 950822
  * -> 950829
t: amusement park carousel ride 24 seats => 950822
t: dodgem bumper cars for funfair => 950823
t: fiberglass water slide for water park => 950826
t: vr motion simulator ride 9d => 950824
t: car front bumper => !9508

@ antique
en: antique furniture; antique cabinet; antique clock; antique porcelain; antique vase; antique chair; antique rug; antique silver; antique chest; antique table; antique mirror; antique jewelry; antique book; antique map; antique object over 100 years; antique + 18th century|19th century|17th century|1800s|1700s|over 100 years; victorian antique; georgian antique; antique over 100 years old; antiques; antique bronze 19th century; antique lace 19th century; antiquity furniture
de: Antiquität = antique; Antiquitäten = antiques; antik + 18. Jahrhundert|19. Jahrhundert|Barock|Biedermeier|über 100 Jahre; Biedermeier = biedermeier antique; antike Kommode = antique chest of drawers; antiker Schrank = antique cabinet; antike Uhr = antique clock
fr: antiquité = antique; antiquités = antiques; meuble ancien = antique furniture; objet ancien de plus de 100 ans = antique object over 100 years; commode Louis XV = louis xv chest of drawers; ancien = antique + XVIIIe|XIXe|19ème|18ème|siècle
es: antigüedad = antique; antigüedades = antique; mueble antiguo = antique furniture; antiguo = antique + siglo|XIX|XVIII|más de 100 años
it: antiquariato = antiques; oggetto di antiquariato = antique; mobile antico = antique furniture; antico = antique + secolo|XIX|XVIII|oltre 100 anni
nl: antiek = antique; antieke kast = antique cabinet; antiek meubel = antique furniture; antiek = antique + eeuw|18e|19e; antieke klok = antique clock
pl: antyk = antique; antyki = antiques; antyczny mebel = antique furniture; antyk = antique + wiek|XIX|XVIII|ponad 100 lat; zabytkowy = antique + XIX|XVIII|wiek
pt: antiguidade = antique; antiguidades = antiques; móvel antigo = antique furniture; antigo = antique + século|XIX|XVIII|mais de 100 anos
not: antique style; antique brass; antique bronze finish; antique gold; antique silver color; antique finish; antique look; antique copper; antique key bottle opener; antique bronze charm; antique silver plated; antique nickel; antique silver charm; antique silver tone; antique silver pendant; antique silver bracelet; antique silver ring; antique silver necklace; antique silver earrings; antique silver bead; antique furniture wax; antique coin; antique effect; antique car; antiek goud; antiek brons; antiek zilver; antiek messing; antique silver connector; antique silver beads; antique silver keychain; antique silver keyring; antique silver clasp; antique silver spacer; antique silver toggle; antique vase style; antique wax; antigeada
  "style" -> 940360
  "250 years" -> 970610
  "17th century" -> 970610
  "16th century" -> 970610
  "1600s" -> 970610
  "1700s" -> 970610 ~.9
  "xvii" -> 970610
  "renaissance" -> 970610
  * -> 970690
t: antique furniture cabinet 19th century => 970690
t: antique chest over 250 years old oak => 970610
t: antique bronze drawer knob => !9706

@ bouncy-castle
en: bouncy castle; bounce house; inflatable bounce house; inflatable castle; jumping castle; inflatable slide bouncer; moon bounce; inflatable bouncer; inflatable obstacle course; commercial bounce house; inflatable jumper castle
de: Hüpfburg = bouncy castle; aufblasbare Hüpfburg = inflatable castle; Hüpfschloss = bouncy castle; aufblasbare Wasserrutsche = inflatable water slide
fr: château gonflable = bouncy castle; structure gonflable = inflatable structure; château gonflable enfant = children's bouncy castle; toboggan gonflable = inflatable slide
es: castillo hinchable = bouncy castle; castillo inflable = inflatable castle; hinchable infantil = children's bouncer; tobogán hinchable = inflatable slide
it: castello gonfiabile = inflatable castle; gonfiabile gioco = inflatable play structure; castello gonfiabile bambini = children's inflatable castle; scivolo gonfiabile = inflatable slide
nl: springkasteel = bouncy castle; luchtkussen springkussen = inflatable bouncer; springkussen = inflatable bouncer; opblaasbare glijbaan = inflatable slide
pl: dmuchany zamek = inflatable castle; dmuchaniec = inflatable bouncer; zamek dmuchany = inflatable castle; zjeżdżalnia dmuchana = inflatable slide
pt: castelo insuflável = inflatable castle; pula pula inflável = inflatable bouncer; castelo inflável = inflatable castle; escorrega insuflável = inflatable slide
not: bounce house blower; bouncy castle blower; bouncy castle fan; bouncy castle balls
  "commercial" -> 950829
  "rental" -> 950829
  * -> 950699
t: inflatable bounce house with blower kids => 950699
t: commercial bouncy castle pvc 5x5 m => 950829
t: air blower fan for bouncy castle => !9508

@ bowed-instrument
en: violin; fiddle; acoustic violin; cello; viola instrument; double bass; upright bass; erhu; violin outfit; student violin; violin set; violoncello; contrabass; sarangi; kemenche; rebab; morin khuur; horsehead fiddle; violin 4/4; viola + 16 inch|bow|strings|instrument|15.5; nyckelharpa; viola da gamba
de: Geige = violin; Violine = violin; Cello = cello; Kontrabass = double bass; Bratsche = viola instrument; Violoncello = violoncello
fr: violon = violin; violoncelle = cello; contrebasse = double bass; alto instrument = viola; alto = viola + archet|violon
es: violín = violin; violonchelo = cello; contrabajo = double bass; viola = viola + arco|instrumento
it: violino = violin; violoncello = violoncello; contrabbasso = double bass; viola = viola + archetto|strumento
nl: viool = violin; cello = cello; contrabas = double bass; altviool = viola instrument
pl: skrzypce = violin; wiolonczela = cello; kontrabas = double bass; altówka = viola; altówek = viola
pt: violino = violin; violoncelo = cello; contrabaixo acústico = double bass; viola de arco = viola; rabeca = fiddle
not: violin rosin; violin strings; violin bow; violin case; violin shoulder rest; violin spider; toy violin; violin beetle; cello case; violin plot; violin stand; violin mute; violin chin rest; violin necklace; violin string; violin bridge; cello bow; double bass pedal; violin ornament; violin figurine; violin shirt; violin pegs; cellophane; double bass drum
  kind=electro-instrument -> 920790 ~.06
  kind=toy-music -> 950300 ~.03
  * -> 920210
t: student violin 4/4 with bow and case => 920210
t: electric violin 4/4 silent => 920790
t: violin rosin => !9202

@ brass-instrument
en: trumpet; bb trumpet; pocket trumpet; cornet; flugelhorn; trombone; tenor trombone; slide trombone; french horn; tuba; sousaphone; euphonium; baritone horn; bugle; brass wind instrument; piccolo trumpet; plastic trombone; hunting horn brass musical; plastic trumpet; alpine horn; alphorn; mellophone; post horn
de: Trompete = trumpet; Posaune = trombone; Waldhorn = french horn; Tuba = tuba; Flügelhorn = flugelhorn; Kornett = cornet; Euphonium = euphonium; Alphorn = alphorn; Blechblasinstrument = brass wind instrument; Tenorhorn = tenor horn
fr: trompette = trumpet; trombone instrument = trombone; trombone à coulisse = slide trombone; cor d'harmonie = french horn; tuba instrument = tuba; bugle instrument = flugelhorn; cornet à pistons = cornet; cuivre instrument = brass wind instrument
es: trompeta = trumpet; trombón = trombone; trompa instrumento = french horn; tuba instrumento = tuba; fliscorno = flugelhorn; corneta; bombardino = euphonium
it: tromba = trumpet + ottone|strumento|sib|musicale; trombone a coulisse = slide trombone; corno francese = french horn; flicorno = flugelhorn; cornetta strumento = cornet; bombardino = euphonium; trombone strumento = trombone
nl: trompet = trumpet; trombone = trombone; hoorn instrument = horn instrument; bugel = flugelhorn; kornet = cornet; bariton instrument = baritone horn; tuba = tuba
pl: trąbka = trumpet + instrument|b|muzyczna|mosiądz; puzon = trombone; waltornia = french horn; tuba instrument = tuba; eufonium = euphonium; sakshorn = saxhorn
pt: trompete = trumpet; trombone = trombone; trompa instrumento = french horn; tuba instrumento = tuba; fliscorne = flugelhorn; bombardino = euphonium
not: party trumpet; trumpet vine; trumpet lily; trumpet flower; bugle bead; bugle beads; angel trumpet; toy trumpet; cornet paper; cornet ice; trumpet case; trumpet mouthpiece; trumpet mute; trumpet valve oil; trumpet stand; trumpet sleeve; trumpet curve; trumpet shirt; cornet glace; cornet cone; trumpet cable gland; trombones papeterie; vuvuzela; air horn; tuba diving; masque et tuba; masque tuba; tuba plongée; snorkel; trombone bureau; trombone papier; trumpet figurine; trompette carnaval
  kind=toy-music -> 950300 ~.03
  * -> 920510
t: bb trumpet brass student with case => 920510
t: tenor slide trombone => 920510
t: bugle beads glass => !9205

@ broom-twig
en: besom broom; besom; twig broom; witch broom garden; birch broom; corn broom; broomcorn broom; palm fibre broom; coconut broom; coconut stick broom; grass broom; rice straw broom; sorghum broom; whisk broom corn; piassava broom
de: Reisigbesen = twig broom; Reisstrohbesen = rice straw broom; Birkenbesen = birch broom; Reisbesen = rice straw broom; Kokosbesen = coconut broom; Piassavabesen = piassava broom
fr: balai de bouleau = birch broom; balai paille de riz = rice straw broom; balai de sorgho = sorghum broom; balai coco = coconut broom; balai de bruyère = heather broom
es: escoba de palma = palm broom; escoba de mijo = broomcorn broom; escoba de brezo = heather broom; escoba de paja = straw broom
it: scopa di saggina = sorghum broom; scopa di erica = heather broom; scopa di saggina giardino = garden sorghum broom; scopa cocco = coconut broom
nl: heksenbezem = witch broom; berkenbezem = birch broom; rijststrobezem = rice straw broom; twijgbezem = twig broom; kokosbezem = coconut broom
pl: miotła brzozowa = birch broom; miotła sorgo = broomcorn broom; miotła ryżowa = rice straw broom; miotła z gałązek = twig broom
pt: vassoura de piaçava = piassava broom; vassoura de palha = straw broom; vassoura de milho = corn broom; vassoura de palma = palm broom
not: besom broom costume; witch broom toy; witch broom prop; mini broom craft
  main: plastic 960390 ~.03
  * -> 960310
t: birch twig besom broom garden => 960310
t: plastic push broom indoor => !960310

@ coin-medal-collectible
en: roman coin; ancient coin; ancient roman coin; numismatic coin; numismatic; proof coin; silver dollar; morgan dollar; peace dollar; gold sovereign; half dollar; vintage coin; coin lot; coin proof set; mint set coin; euro coin collectible; commemorative 2 euro; 2 euro commemorative coin; graded coin; ngc coin; pcgs coin; buffalo nickel; indian head penny; wheat penny; copper coin old; rare coin; world coins lot; collectible medal; commemorative medal; military medal; war medal; medal + ww2|wwi|military order|commemorative|numismatic|soviet; old medal; world coins; collectible banknote; paper money collection; banknote unc collectible; old banknote
de: Münze = coin + Sammler|Silber|alt|römisch|Euro|Reichsmark|Numismatik; römische Münze = roman coin; Münzsammlung = coin collection; Kursmünzensatz = coin set; Orden = medal order + Medaille|Krieg; Medaille = medal + Gedenk|Sammler|alt; alter Geldschein = old banknote; Banknote = banknote + Sammler|alt|unc
fr: monnaie ancienne = old coin; monnaie romaine = roman coin; numismatique = numismatic item; médaille commémorative = commemorative medal; médaille militaire = military medal; billet de collection = collectible banknote; pièce = coin + argent|collection|euro commémorative|ancienne
es: moneda romana = roman coin; numismática = numismatic item; medalla conmemorativa = commemorative medal; medalla militar = military medal; billete de colección = collectible banknote; moneda = coin + plata|colección|antigua
it: moneta antica = ancient coin; moneta romana = roman coin; numismatica = numismatic item; medaglia commemorativa = commemorative medal; medaglia militare = military medal; banconota da collezione = collectible banknote; moneta = coin + argento|collezione|antica|euro
nl: oude munt = old coin; romeinse munt = roman coin; numismatiek = numismatic; munt = coin + zilver|verzamel|oud; herdenkingsmedaille = commemorative medal; verzamelbankbiljet = collector banknote
pl: stara moneta = old coin; moneta rzymska = roman coin; numizmatyka; medal pamiątkowy = commemorative medal; moneta = coin + srebrna|kolekcjonerska|stara; banknot kolekcjonerski = collectible banknote; odznaczenie wojskowe = military decoration
pt: moeda antiga = old coin; moeda romana = roman coin; numismática = numismatic; medalha comemorativa = commemorative medal; medalha militar = military medal; nota de coleção = collector banknote; moeda = coin + prata|coleção|antiga
not: coin purse; coin capsule; coin album; coin holder; coin necklace; coin pendant; porta moneta; coin case; coin ring; coin slab; coin box; coin display; coin storage; silver dollar plant; silver dollar eucalyptus; coin bracelet; coin counter; coin sorter; proof coin set box; coin cell; challenge coin; silver dollar fish; military medal display; medal hanger; pièce détachée; coin charm; coin earrings; medaille kette; collectible medal display; coin flips; coin tubes; medal box
  "replica" -> 732690
  "copy" -> 732690
  "plated" -> 732690
  "fake" -> 732690
  "krugerrand" -> 711890
  "sovereign" -> 711890 ~.5
  "roman" -> 970531
  "ancient" -> 970531
  "romana" -> 970531
  "römische" -> 970531
  "romaine" -> 970531
  "romeinse" -> 970531
  "rzymska" -> 970531
  kind=century-old -> 970531 ~.2
  * -> 970539
t: ancient roman coin bronze => 970531
t: commemorative 2 euro coin 2015 unc => 970539
t: coin purse leather => !9705

@ collage-mosaic
en: mosaic art panel; handmade mosaic picture; mosaic artwork; collage artwork; original collage; mixed media collage; decorative plaque handmade art; mosaic wall art handmade; handmade collage
de: Mosaikbild = mosaic picture; Collage Kunstwerk = collage artwork; Mosaik Kunst = mosaic art
fr: mosaïque artistique = art mosaic; collage original = original collage; tableau mosaïque = mosaic picture; œuvre collage = collage artwork
es: mosaico artístico = artistic mosaic; collage original = original collage; cuadro mosaico = mosaic picture
it: mosaico artistico = mosaic artwork; collage originale = original collage; quadro mosaico = mosaic picture
nl: mozaïek kunstwerk = mosaic artwork; collage kunstwerk = collage artwork
pl: obraz mozaika = mosaic picture; kolaż oryginalny = original collage
pt: mosaico artístico = mosaic artwork; colagem original = original collage; quadro mosaico = mosaic picture
not: mosaic kit; diamond painting; mosaic craft kit; mosaic tile; photo collage; collage frame; collage kit; collage kit wall; mosaic sticker
  "collage": kind=century-old 970129 ~.02; * 970199
  "plaque": kind=century-old 970129 ~.02; * 970199
  "kolaż" -> 970199
  "colagem" -> 970199
  kind=century-old -> 970122 ~.02
  * -> 970192
t: handmade mosaic artwork panel => 970192
t: original mixed media collage art => 970199
t: photo collage frame => !9701

@ collector-piece-historic
en: memorabilia; autograph; signed photo autograph; autographed photo; autographed baseball; signed football memorabilia; game worn jersey; historical artifact; archaeological artifact; ancient artifact; roman artifact; ethnographic mask; tribal artifact; ww2 memorabilia; ww2 original helmet; militaria; military collectible original; space memorabilia flown; historical document; historical letter; ethnographic object; collectors piece of historical interest; arrowhead artifact; ancient pottery shard; classic car historic collector; collector car 1930; vintage car collectors piece; egyptian antiquity; antiquity; archaeological find; movie prop original; stage worn costume; signed guitar memorabilia; coa signed; titanic artifact
de: Autogramm = autograph; Memorabilia = memorabilia; archäologischer Fund = archaeological artifact; Ausgrabungsstück = excavated object; historisches Dokument = historical document; Militaria = militaria; ethnographische Maske = ethnographic mask; Antike Artefakt = antique artifact; Oldtimer Sammlerstück = vintage car collectible; Sammlungsstück von geschichtlichem Wert = collectors piece of historical interest
fr: autographe = autograph; objet archéologique = archaeological artifact; objet ethnographique = ethnographic object; militaria = militaria; document historique = historical document; objet de collection historique = historical collectible; voiture de collection historique = historic collector's car; masque ethnographique = ethnographic mask
es: autógrafo = autograph; objeto arqueológico = archaeological object; objeto etnográfico = ethnographic object; militaria = militaria; documento histórico = historical document; pieza de colección histórica = historical collector's piece; coche clásico de colección = classic collector's car; recuerdo firmado = signed memorabilia
it: autografo = autograph; reperto archeologico = archaeological artifact; oggetto etnografico = ethnographic object; militaria = militaria; documento storico = historical document; pezzo da collezione storico = collectors piece of historical interest; auto d'epoca da collezione = collectible vintage car; cimelio = memorabilia
nl: handtekening gesigneerd foto = signed photo autograph; archeologisch voorwerp = archaeological object; etnografisch voorwerp = ethnographic object; militaria = militaria; historisch document = historical document; historisch verzamelstuk = collectors piece of historical interest; oldtimer verzamelobject = classic car collectible
pl: autograf = autograph; znalezisko archeologiczne = archaeological find; przedmiot etnograficzny = ethnographic object; militaria = militaria; dokument historyczny = historical document; kolekcjonerski przedmiot historyczny = historical collectible; pojazd kolekcjonerski zabytkowy = vintage collector vehicle
pt: autógrafo = autograph; objeto arqueológico = archaeological artifact; objeto etnográfico = ethnographic object; militaria = militaria; documento histórico = historical document; peça de coleção histórica = historic collector's piece; carro clássico de coleção = collector's classic car
not: autograph book; autograph pen; autograph album; memorabilia case; memorabilia display; memorabilia box; autograph stand; memorabilia frame
  * -> 970510
t: ww2 memorabilia original helmet militaria => 970510
t: autographed baseball with coa => 970510
t: autograph book for kids => !9705

@ drum-throne
en: drum throne; drum stool; drummer seat; keyboard bench; guitar stool; drum throne seat; piano stool; piano chair
de: Schlagzeughocker = drum stool; Drumhocker = drum stool; Klavierhocker = piano stool; Klavierbank = piano bench; Keyboardbank = keyboard bench; Drum Hocker = drum stool
fr: siège batterie = drum throne; tabouret batterie = drum stool; tabouret piano = piano stool; banquette piano = piano bench; tabouret de batterie = drum stool
es: asiento batería = drum throne; banqueta batería = drum stool; banqueta piano = piano stool; taburete batería = drum stool; banco piano = piano bench
it: sgabello batteria = drum stool; seggiolino batteria = drum throne; panca pianoforte = piano bench; panchetta pianoforte = piano bench; sgabello pianoforte = piano stool
nl: drumkruk = drum stool; pianokruk = piano stool; pianobank = piano bench; drumzetel = drum throne
pl: stołek perkusyjny = drum stool; taboret perkusyjny = drum stool; ławka do pianina = piano bench; stołek do pianina = piano stool
pt: banco bateria = drum throne; banqueta bateria = drum throne; banqueta piano = piano stool; banco para bateria = drum throne
not: piano stool toy
  main: wood 940161 ~.2
  "piano" -> 940171 ~.5
  * -> 940171
t: drum throne padded adjustable => 940171
t: drum kit => !9401

@ effects-pedal
en: guitar effects pedal; effects pedal; guitar pedal; distortion pedal; overdrive pedal; delay pedal; reverb pedal; looper pedal; loop pedal; wah pedal; chorus pedal; fuzz pedal; multi effects processor; guitar multi effects; tremolo pedal; phaser pedal; octave pedal; compressor pedal guitar; tuner pedal; vocal effects processor; bass effects pedal; noise gate pedal; guitar processor; amp modeler; ir loader pedal; stompbox; volume pedal; flanger pedal; pedal + guitar|overdrive|delay|reverb|distortion|effects
de: Effektgerät = effects unit; Effektpedal = effects pedal; Gitarren Effektpedal = guitar effects pedal; Looper Pedal = looper pedal; Multieffektgerät = multi effects unit; Verzerrer Pedal = distortion pedal; Bodeneffekt = floor effects unit
fr: pédale d'effet = effects pedal; pédale guitare = guitar pedal; pédale de distorsion = distortion pedal; multi effets guitare = guitar multi effects; pédale looper = looper pedal; pédale wah = wah pedal
es: pedal de efectos = effects pedal; pedal guitarra = guitar pedal; pedal de distorsión = distortion pedal; multiefectos guitarra = guitar multi effects; pedal looper = looper pedal; pedalera = effects pedalboard
it: pedale effetti = effects pedal; pedale chitarra = guitar pedal; pedale distorsore = distortion pedal; multieffetto chitarra = guitar multi effects; pedale looper = looper pedal; pedaliera chitarra = guitar pedalboard
nl: effectpedaal = effects pedal; gitaarpedaal = guitar pedal; gitaareffect = guitar effect; multi effect gitaar = guitar multi effects; looper pedaal = looper pedal; overdrive pedaal = overdrive pedal
pl: efekt gitarowy = guitar effect; multiefekt gitarowy = guitar multi-effects; looper gitarowy = guitar looper; kostka gitarowa efekt = guitar effects pedal; przester gitarowy = guitar distortion
pt: pedal de efeitos = effects pedal; pedal de guitarra = guitar pedal; pedal de distorção = distortion pedal; pedal looper = looper pedal; pedal para guitarra = guitar pedal
not: pedal board; pedalboard; guitar pedal cable; pedal power supply; pedal patch cable; guitar pedal case; pedal shift; sustain pedal; pedal board bag; drum pedal; effects pedal power; guitar pedal topper; pedal knob; guitar pedal board; expression pedal; pedal spring; effect pedal power supply; pedal switch cap
  * -> 854370      # ch. 92 n. 1(b): apparatus of ch. 85 used with instruments
t: overdrive guitar effects pedal true bypass => 854370
t: digital delay pedal for electric guitar => 854370
t: bicycle pedal aluminium => !8543

@ electronic-instrument-other
en: electronic drum kit; electrically amplified instrument; musical instrument + amplified|electric|electronic|electrically|electronically; electronic drum set; electric drum; electric drum kit; drum machine; groovebox; sampler + music|midi|pads|beat; drum pad controller; midi drum pad; beat maker pad; drum pad + electronic|midi|sample|roll up; theremin; otamatone; stylophone; electronic wind instrument; wind synthesizer; electric ukulele; electric mandolin; electric cello; electric violin; silent violin; electronic saxophone; loop station instrument; launchpad midi; roll up drum kit; digital wind instrument; pocket synthesizer; music sequencer; electronic percussion pad; electric banjo; electronic hand drum; smart guitar; digital saxophone
de: E-Drum = electronic drum; E-Drumset = electronic drum set; elektronisches Schlagzeug = electronic drum set; E-Schlagzeug = electronic drum set; Drumcomputer = drum machine; E-Violine = electric violin; E-Geige = electric violin; elektronisches Blasinstrument = electronic wind instrument; Stylophon = stylophone
fr: batterie électronique = electronic drum kit; boîte à rythmes = drum machine; violon électrique = electric violin; violoncelle électrique = electric cello; thérémine = theremin; instrument à vent électronique = electronic wind instrument; pad de percussion électronique = electronic percussion pad
es: batería electrónica = electronic drum kit; caja de ritmos = drum machine; violín eléctrico = electric violin; violonchelo eléctrico = electric cello; instrumento de viento electrónico = electronic wind instrument; theremin = theremin
it: batteria elettronica = electronic drum kit; drum machine = drum machine; violino elettrico = electric violin; violoncello elettrico = electric cello; strumento a fiato elettronico = electronic wind instrument
nl: elektronisch drumstel = electronic drum set; drumcomputer = drum machine; elektrische viool = electric violin; elektronische drums = electronic drums; elektronisch blaasinstrument = electronic wind instrument
pl: perkusja elektroniczna = electronic drum kit; automat perkusyjny = drum machine; skrzypce elektryczne = electric violin; elektroniczny instrument dęty = electronic wind instrument; groovebox = groovebox
pt: bateria eletrónica = electronic drum kit; bateria eletrônica = electronic drum kit; violino elétrico = electric violin; bateria digital = digital drum kit; instrumento de sopro eletrónico = electronic wind instrument
not: drum machine washing; electric drum brake; electric drum pump; batteria elettronica ioni
  kind=toy-music -> 950300 ~.05
  * -> 920790
t: electronic drum kit mesh heads 8 piece => 920790
t: drum machine groovebox sequencer => 920790
t: washing machine drum => !9207

@ fossil-specimen
en: fossil + ammonite|trilobite|specimen|shark|dinosaur|tooth|fish|plant|shell|morocco|million|jurassic|cretaceous|stone|coral|bone|genuine|leaf|crinoid|egg; ammonite fossil; ammonite; trilobite; trilobite fossil; megalodon tooth; megalodon shark tooth; fossil shark tooth; dinosaur fossil; dinosaur bone fossil; dinosaur tooth fossil; mosasaur tooth; fish fossil; plant fossil; fossilized; orthoceras; coprolite; petrified wood specimen; meteorite; campo del cielo meteorite; iron meteorite; moldavite raw; tektite; insect specimen; butterfly specimen; mounted butterfly; framed butterfly real; butterfly in frame; framed real butterfly; real butterfly; real insect framed; real butterfly taxidermy; pinned insect; beetle specimen; scorpion specimen; insect in resin; taxidermy; taxidermy mount; stuffed animal taxidermy; animal skull real; real animal skull; fox skull; deer skull; coyote skull; herbarium; herbarium specimen; anatomical specimen; wet specimen; preserved specimen; zoological specimen; botanical specimen; mineralogical specimen; mineral cluster specimen; quartz specimen; shark jaw; alligator head; moth specimen; tarantula specimen; bat skeleton; insect collection; butterfly collection framed; hunting trophy mount; shoulder mount taxidermy; geological specimen; rock collection; fossil collection; spinosaurus tooth; amber with insect
de: Fossil = fossil; Ammonit = ammonite; Trilobit = trilobite; Megalodon Zahn = megalodon tooth; Dinosaurierknochen = dinosaur bone; Meteorit = meteorite; Schmetterling präpariert = prepared butterfly specimen; Präparat = prepared specimen + Tier|Insekt|Schmetterling; Tierpräparat = animal specimen; Insektenpräparat = insect specimen; Tierschädel = animal skull; Herbarium = herbarium; versteinertes Holz = petrified wood; Mineraliensammlung = mineral collection; Fossilien = fossil
fr: fossile = fossil; ammonite fossile = ammonite fossil; trilobite = trilobite; dent de mégalodon = megalodon tooth; météorite = meteorite; papillon naturalisé = mounted butterfly; taxidermie = taxidermy; insecte naturalisé = mounted insect; crâne animal = animal skull; herbier = herbarium; spécimen minéral = mineral specimen; bois pétrifié = petrified wood; animal naturalisé = taxidermy animal
es: fósil = fossil; amonita = ammonite; trilobites = trilobite; diente de megalodón = megalodon tooth; meteorito = meteorite; mariposa disecada = mounted butterfly; taxidermia = taxidermy specimen; insecto disecado = mounted insect; cráneo animal = animal skull; herbario = herbarium; espécimen mineral = mineral specimen; madera petrificada = petrified wood; animal disecado = stuffed animal
it: fossile = fossil; ammonite = ammonite; trilobite = trilobite; dente di megalodonte = megalodon tooth; meteorite = meteorite; farfalla imbalsamata = mounted butterfly; tassidermia = taxidermy; insetto imbalsamato = mounted insect; teschio animale vero = real animal skull; erbario = herbarium; legno pietrificato = petrified wood; animale imbalsamato = stuffed animal
nl: fossiel = fossil; ammoniet = ammonite; trilobiet = trilobite; megalodon tand = megalodon tooth; meteoriet = meteorite; opgezette vlinder = mounted butterfly; taxidermie = taxidermy; opgezet dier = taxidermy animal; dierenschedel = animal skull; herbarium = herbarium; mineraal specimen = mineral specimen; versteend hout = petrified wood
pl: skamieniałość = fossil; amonit = ammonite; trylobit = trilobite; ząb megalodona = megalodon tooth; meteoryt = meteorite; motyl preparowany = prepared butterfly; spreparowany + motyl|owad|zwierzę; czaszka zwierzęcia = animal skull; zielnik = herbarium; okaz mineralogiczny = mineral specimen; skamieniałe drewno = petrified wood
pt: fóssil = fossil; amonite = ammonite; trilobite = trilobite; dente de megalodonte = megalodon tooth; meteorito = meteorite; borboleta empalhada = stuffed butterfly; taxidermia = taxidermy; inseto empalhado = stuffed insect; crânio animal = animal skull; herbário = herbarium; espécime mineral = mineral specimen; madeira petrificada = petrified wood; animal empalhado = stuffed animal taxidermy
not: fossil watch; fossil bag; fossil wallet; fossil dig kit; dinosaur fossil toy; fossil toy; fossil hybrid; fossil gen; fossil strap; fossil kit; dig kit; fossil smartwatch; fossil handbag; fossil bracelet; fossil fuel; fossil necklace; fossil coral necklace; fossil cufflinks; fossil excavation; taxidermy eyes; specimen jar; specimen container; specimen bottle; specimen slide; meteorite ring; fossil ring; specimen bag; skull real size plastic; reloj fossil; montre fossil; orologio fossil; taxidermy form; specimen cup; specimen collection; taxidermy tools; urine specimen; fossil purse; dinosaur fossil dig; fossil mens watch; taxidermy mould; meteorite garden; fossil beads; moldavite necklace; moldavite pendant; moldavite ring; mineral makeup; crystal specimen necklace; ammonio; ammonico
  main: plastic 392640 ~.01
  "watch" -> 910211
  "cosplay" -> 392690
  "endangered" -> 970522
  "extinct" -> 970522
  "human" -> 970521
  "skeleton human" -> 970521
  * -> 970529
t: trilobite fossil morocco 8 cm => 970529
t: real butterfly specimen framed => 970529
t: campo del cielo iron meteorite 20g => 970529
t: fossil chronograph watch mens => !9705

@ fur-artificial
en: artificial fur and articles thereof; imitation furskin sewn; artificial furskin; faux fur plate sewn on leather; artificial fur glued
de: künstliches Pelzwerk = artificial fur; künstliches Pelzwerk und Waren daraus = artificial fur and articles thereof
fr: pelleteries factices = artificial furskins; articles en pelleteries factices = articles of artificial fur
es: peletería facticia = artificial fur; artículos de peletería facticia = artificial fur article
it: pellicce artificiali = artificial fur; oggetti di pellicce artificiali = articles of artificial fur
nl: namaakbont = artificial fur; artikelen van namaakbont = articles of artificial fur
pl: artykuły ze sztucznych futer = articles of artificial fur
pt: peles com pelo artificiais = artificial fur; artigos de peles artificiais = articles of artificial fur
  * -> 430400
t: artificial fur and articles thereof => 430400
t: faux fur coat women => !4304

@ fur-piece-raw
en: raw fur heads tails paws; raw fur tails; raw furskin pieces; raw fur cuttings; fur heads and paws raw; raw fox tails untanned; raw mink tails; raw fur piece for furriers
de: rohe Pelzstücke = raw furskin pieces; Pelzabfälle roh = raw fur waste; Köpfe Schwänze Klauen Pelz roh = raw fur heads tails paws
fr: têtes queues pattes pelleteries brutes = heads, tails, paws of raw furskins; chutes de fourrure brute = raw fur cuttings
es: cabezas colas patas peletería en bruto = raw fur heads tails paws; recortes de piel en bruto peletería = raw fur cuttings
it: teste code zampe pellicce gregge = raw fur heads tails paws; ritagli di pelliccia grezza = raw fur cuttings
nl: ruwe bontdelen = raw furskin pieces; koppen staarten poten bont ruw = raw fur heads tails paws
pl: surowe kawałki futer = raw furskin pieces; łby ogony łapy futra surowe = raw fur heads tails paws
pt: cabeças caudas patas peles em bruto = raw fur heads, tails and paws; aparas de peles com pelo em bruto = raw fur cuttings
  "tanned" -> 430220
  "dressed" -> 430220
  * -> 430190
t: raw fur cuttings for furriers => 430190
t: tanned rabbit skin => !430190

@ garden-building
en: garden shed; wooden shed; storage shed; metal shed; metal garden shed; plastic shed; resin shed; garden house + wooden|metal|wood|kit|prefab|m2|timber|outdoor building|log; log cabin; wooden cabin; wood cabin kit; summer house; summerhouse; tiny house + prefab|mobile|20ft|40ft|container|wooden|kit|living|wheels|bedroom|steel|foldable|modular; prefabricated house; prefab house; prefabricated building; prefabricated wooden house; modular house; modular home; container house; expandable container house; folding container house; portable cabin; portakabin; site office cabin; steel modular building unit; modular building unit; bike shed; tool shed; garden office; sauna cabin; outdoor sauna; barrel sauna; infrared sauna; sauna room; finnish sauna; indoor sauna; hot tub gazebo wood; wooden gazebo; metal gazebo hardtop; hardtop gazebo; wooden pergola; pergola kit; aluminium pergola; bioclimatic pergola; louvered pergola; carport; metal carport; aluminium carport; wooden carport; garage kit metal; steel garage; metal garage; prefabricated garage; warehouse steel structure building; steel structure warehouse; farm shed; poultry house prefab; stable building; barn kit; chicken house steel prefab; mobile toilet cabin; porta potty; guard house; guard booth; security booth; kiosk prefabricated; dome house; geodesic dome; geodesic dome house; glamping dome; capsule house; space capsule house; sunroom; conservatory kit; pool enclosure; phone booth soundproof; office pod; soundproof booth; bus shelter; smoking shelter; steel frame building; sandwich panel house; log house; bungalow kit; a frame house; prefabricated villa; cold frame; cold frame greenhouse; playhouse wooden large garden cabin; steel prefab building; wooden building kit
de: Gartenhaus = garden house; Gerätehaus = tool shed; Gerätehaus = tool shed + Metall|Kunststoff|Holz; Geräteschuppen = tool shed; Blockhaus = log cabin; Holzhaus Bausatz = wooden house kit; Fertighaus = prefab house; Tiny House = tiny house; Containerhaus = container house; Wohncontainer = residential container; Bürocontainer = office container; Saunahaus = sauna house; Fasssauna = barrel sauna; Sauna = sauna + Kabine|Innen|Fass|Outdoor|Infrarot; Infrarotkabine = infrared cabin; Pavillon = pavilion + Holz|Aluminium|Hardtop; Pergola = pergola; Carport = carport; Fertiggarage = prefabricated garage; Metallgarage = metal garage; mobile Toilettenkabine = mobile toilet cabin; Wintergarten Bausatz = conservatory kit; Stahlhalle = steel hall; Frühbeet = cold frame; Gartensauna = garden sauna; Terrassenüberdachung = terrace roof
fr: abri de jardin = garden shed; abri de jardin = garden shed + bois|métal|résine; chalet en bois = wooden chalet; cabane de jardin = garden cabin; maison préfabriquée = prefabricated house; maison conteneur = container house; maison modulaire = modular house; construction modulaire = modular building; sauna = sauna + cabine|extérieur|tonneau|infrarouge; pergola = pergola; pergola bioclimatique = bioclimatic pergola; carport = carport; gazebo rigide = hard top gazebo; garage métallique = metal garage; toilette mobile = portable toilet; véranda kit = conservatory kit; bâtiment préfabriqué = prefabricated building; abri voiture = car shelter; abri vélo = bicycle shelter; dôme géodésique = geodesic dome; hangar métallique = metal hangar; construction préfabriquée = prefabricated construction
es: caseta de jardín = garden shed; cobertizo = shed; cobertizo metálico = metal shed; casa prefabricada = prefab house; casa contenedor = container house; casa modular = modular house; cabaña de madera = wooden cabin; construcción prefabricada = prefabricated building; sauna = sauna + cabina|exterior|infrarrojos|barril; pérgola = pergola; cochera carport = carport; cenador metálico = metal gazebo; garaje metálico = metal garage; baño portátil cabina = portable toilet cabin; nave prefabricada = prefabricated warehouse; domo geodésico = geodesic dome; caseta de obra = site cabin; módulo prefabricado = prefabricated module
it: casetta da giardino = garden house; casetta = small house + legno|lamiera|giardino|resina; casa prefabbricata = prefab house; casa container = container house; casa modulare = modular house; capanno attrezzi = tool shed; costruzione prefabbricata = prefabricated building; sauna = sauna + cabina|esterno|infrarossi|botte; pergola = pergola; pergola bioclimatica = bioclimatic pergola; tettoia auto = carport; gazebo rigido = hardtop gazebo; garage metallico = metal garage; bagno chimico cabina = portable toilet cabin; cupola geodetica = geodesic dome; chalet in legno = wooden chalet; box prefabbricato = prefabricated garage
nl: tuinhuis = garden house; tuinberging = garden shed; blokhut = log cabin; prefab woning = prefab house; containerwoning = container house; modulaire woning = modular home; tuinhuisje = garden house; sauna = sauna + cabine|buiten|barrel|infrarood; buitensauna = outdoor sauna; pergola = pergola; carport = carport; metalen schuur = metal shed; metalen garage = metal garage; toiletcabine = toilet cabin; veranda bouwpakket = veranda kit; prefab gebouw = prefabricated building; fietsenberging = bicycle shed; kantoorcontainer = office container; geodetische koepel = geodesic dome; tuinhuizen = garden house
pl: domek ogrodowy = garden house; domek narzędziowy = garden shed; altana = gazebo; altana ogrodowa = garden gazebo; szopa ogrodowa = garden shed; dom prefabrykowany = prefabricated house; dom modułowy = modular house; dom kontenerowy = container house; kontener biurowy = office container; sauna = sauna + ogrodowa|beczka|kabina|infrared; pergola = pergola; pergola bioklimatyczna = bioclimatic pergola; wiata garażowa = carport; garaż blaszany = metal garage; blaszak = metal garage; budynek prefabrykowany = prefabricated building; toaleta przenośna kabina = portable toilet cabin; kopuła geodezyjna = geodesic dome; hala stalowa = steel hall
pt: casa de jardim = garden house; abrigo de jardim = garden shed; barracão metálico = metal shed; casa pré-fabricada = prefab house; casa contentor = container house; casa container = container house; casa modular = modular house; cabana de madeira = wooden cabin; construção pré-fabricada = prefabricated building; sauna = sauna + cabine|exterior|infravermelho|barril; pérgola = pergola; carport = carport; garagem metálica = metal garage; banheiro químico cabine = portable toilet cabin; cúpula geodésica = geodesic dome; galpão pré-fabricado = prefabricated warehouse; gazebo rígido = hardtop gazebo
not: log cabin ornament; garden house ornament; tiny house ornament; garden house number; shed felt; shed lock; shed light; shed hinge; prefab house toy; portable toilet bag; portable toilet seat; sauna thermometer; sauna bucket; sauna hat; sauna heater; sauna suit; sauna blanket; sauna belt; sauna stones; sauna stone; facial sauna; hair sauna; carport light; log cabin quilt; log cabin pattern; log cabin birdhouse; pergola bracket; pergola cover; gazebo canopy; carport cover; carport canopy; gazebo cover; gazebo replacement; gazebo curtain; sauna vest; portable camping toilet; portable toilet camping; pergola roof cover; garden house doll; tiny house doll; garden house sign; greenhouse film; container house model; bird house; log house toy; garden house fairy; shed shelf; shed base; sauna light; sauna lamp; portable toilet potty; portable steam sauna; sauna tent; steam sauna; shed window; folding portable toilet; pergola shade; carport parts; toaleta turystyczna; sauna essential oil; pantalon sauna; pantalón sauna; faja sauna; cinto sauna; leggings sauna; infrared sauna blanket; sauna headrest; pergola screw; shed hook; fasssauna ofen; altana drewniana figurka; altana moskitiera; moskitiera; pergola toile; toile pergola; log cabin blanket; portable toilet chair; toile carport
  "expandable" -> 940620
  "container" -> 940620
  "containerhaus" -> 940620
  "conteneur" -> 940620
  "contenedor" -> 940620
  "containerwoning" -> 940620
  "kontenerowy" -> 940620
  "kontener" -> 940620
  "contentor" -> 940620
  "wohncontainer" -> 940620
  "bürocontainer" -> 940620
  "kantoorcontainer" -> 940620
  "steel modular" -> 940620
  "modular building unit" -> 940620
  "portakabin" -> 940620
  main: wood 940610 ~.35; base-metal 940690; plastic 940690; glass 940690
  "sauna" -> 940610
  "fasssauna" -> 940610
  "gartensauna" -> 940610
  "buitensauna" -> 940610
  "infrarotkabine" -> 940610
  "log" -> 940610
  "wooden|de madera|in legno|di legno|de madeira" -> 940610
  "wood" -> 940610
  "timber" -> 940610
  "blockhaus" -> 940610
  "blokhut" -> 940610
  "chalet" -> 940610
  "cabaña" -> 940610
  "cabana" -> 940610
  "holz" -> 940610
  "bois" -> 940610
  "madera" -> 940610
  "legno" -> 940610
  "hout" -> 940610
  "drewniany" -> 940610
  "madeira" -> 940610
  "summerhouse" -> 940610
  * -> 940690 ~.7
ask: main
t: metal garden shed 8x6 ft galvanised => 940690
t: wooden log cabin garden building kit => 940610
t: 20ft expandable container house => 940620
t: barrel sauna outdoor cedar => 940610
t: sauna bucket and ladle => !9406

@ greenhouse
en: greenhouse; polycarbonate greenhouse; greenhouse kit; walk in greenhouse; mini greenhouse; polytunnel; poly tunnel; tunnel greenhouse; glass greenhouse; aluminium greenhouse; garden greenhouse; plastic greenhouse; pop up greenhouse; greenhouse with shelves; growhouse; multi span greenhouse; commercial greenhouse; venlo greenhouse
de: Gewächshaus = greenhouse; Folientunnel = polytunnel; Foliengewächshaus = foil greenhouse; Tomatenhaus = tomato greenhouse; Treibhaus = greenhouse; Foliengewächshaus begehbar = walk-in foil greenhouse
fr: serre de jardin = garden greenhouse; serre tunnel = tunnel greenhouse; serre polycarbonate = polycarbonate greenhouse; serre = greenhouse + jardin|tomates|polycarbonate|tunnel; mini serre = mini greenhouse
es: invernadero = greenhouse; invernadero de jardín = garden greenhouse; invernadero túnel = tunnel greenhouse; mini invernadero = mini greenhouse
it: serra da giardino = garden greenhouse; serra = greenhouse + giardino|policarbonato|tunnel|pomodori; mini serra = mini greenhouse; tunnel serra = tunnel greenhouse
nl: kas = greenhouse + tuin|polycarbonaat|glas|tomaten; tunnelkas = tunnel greenhouse; tuinkas = garden greenhouse; foliekas = plastic film greenhouse; tomatenkas = tomato greenhouse; kweekkas = growing greenhouse
pl: szklarnia = greenhouse; szklarnia ogrodowa = garden greenhouse; tunel foliowy = polytunnel; foliak = polytunnel; mini szklarnia = mini greenhouse
pt: estufa de jardim = garden greenhouse; estufa agrícola = agricultural greenhouse; mini estufa = mini greenhouse; túnel estufa = tunnel greenhouse; estufa = greenhouse + jardim|policarbonato|plantas
not: greenhouse film; greenhouse glass; greenhouse heater; greenhouse clip; greenhouse cover; greenhouse fan; greenhouse shade; greenhouse thermometer; greenhouse misting; greenhouse staging; greenhouse plastic film; greenhouse vent; greenhouse shelf; greenhouse repair tape; greenhouse zip; greenhouse glazing; serre tête; serre joint; serre câble; greenhouse gas; greenhouse light; greenhouse seed tray; greenhouse irrigation; greenhouse tray; greenhouse window opener; greenhouse pest; mini greenhouse propagator; greenhouse replacement; greenhouse propagator; seedling greenhouse tray; serrant
  main=wood -> 940610 ~.05
  * -> 940690
t: polycarbonate greenhouse 6x8 aluminium frame => 940690
t: walk in greenhouse with pvc cover => 940690
t: greenhouse plastic film roll => !9406

@ greenhouse-cover part of greenhouse, garden-building
en: greenhouse cover; greenhouse replacement cover; greenhouse clip; greenhouse clips; greenhouse glazing clips; greenhouse vent opener; greenhouse window opener; greenhouse staging; greenhouse shelf; polytunnel cover; prefabricated building parts; greenhouse frame; greenhouse frame connector; greenhouse wiggle wire
de: Gewächshaus Ersatzhaube = greenhouse replacement cover; Gewächshausclips = greenhouse clips; Gewächshaus Abdeckung = greenhouse cover; Fensteröffner Gewächshaus = greenhouse window opener; Gewächshausregal = greenhouse shelf; Gewächshausklammern = greenhouse clips
fr: bâche serre = greenhouse cover; bâche de serre = greenhouse cover; clips serre = greenhouse clips; ouvre lucarne serre = greenhouse window opener; housse serre = greenhouse cover
es: cubierta invernadero = greenhouse cover; clips invernadero = greenhouse clips; lona invernadero = greenhouse tarpaulin; abridor ventana invernadero = greenhouse window opener
it: telo serra = greenhouse cover; copertura serra = greenhouse cover; clip serra = greenhouse clip; apriporta serra automatico = automatic greenhouse opener
nl: kashoes = greenhouse cover; kasclips = greenhouse clips; raamopener kas = greenhouse window opener; kas hoes = greenhouse cover; kashoezen = greenhouse cover; kas hoezen = greenhouse cover
pl: folia na szklarnię pokrowiec = greenhouse cover; klipsy do szklarni = greenhouse clips; pokrowiec na szklarnię = greenhouse cover; otwieracz okna szklarni = greenhouse window opener
pt: cobertura estufa = greenhouse cover; clipes estufa = greenhouse clips; lona estufa = greenhouse cover
  "clip" -> 392690
  "clips" -> 392690
  "opener" -> 848790 ~.5
  "staging" -> 940320
  "shelf" -> 940320
  "frame" -> 940690
  "parts" -> 940690
  "connector" -> 392690
  * -> 392690
t: greenhouse replacement cover pvc => 392690
t: polycarbonate greenhouse => !3926

@ guitar
en: guitar; acoustic guitar; classical guitar; folk guitar; 12 string guitar; travel guitar; spanish guitar; dreadnought guitar; electro acoustic guitar; acoustic electric guitar; guitar kit beginner; flamenco guitar; resonator guitar; guitalele; jumbo guitar; nylon string guitar; steel string guitar; silent guitar; parlor guitar
de: Gitarre = guitar; Akustikgitarre = acoustic guitar; Konzertgitarre = classical guitar; Westerngitarre = western guitar; Klassikgitarre = classical guitar
fr: guitare = guitar; guitare acoustique = acoustic guitar; guitare classique = classical guitar; guitare folk = folk guitar; guitare électro acoustique = electro acoustic guitar
es: guitarra = guitar; guitarra acústica = acoustic guitar; guitarra clásica = classical guitar; guitarra española = spanish guitar; guitarra electroacústica = electro acoustic guitar
it: chitarra = guitar; chitarra acustica = acoustic guitar; chitarra classica = classical guitar; chitarra elettroacustica = electro acoustic guitar
nl: gitaar = guitar; akoestische gitaar = acoustic guitar; klassieke gitaar = classical guitar; westerngitaar = steel string guitar
pl: gitara = guitar; gitara akustyczna = acoustic guitar; gitara klasyczna = classical guitar; gitara elektroakustyczna = electro acoustic guitar
pt: violão = acoustic guitar; guitarra acústica = acoustic guitar; violão acústico = acoustic guitar; guitarra clássica = classical guitar; violão elétrico acústico = electro acoustic guitar
not: guitar hero; air guitar; guitar shirt; guitar necklace; guitar keychain; guitar earrings; guitar cake topper; guitar sticker; guitar poster; guitar bottle opener; guitar hook; guitar ornament; guitar figurine; guitar pendant; guitar amp; guitar amplifier; guitar cable; guitar lessons; guitar pin; guitar charm; guitar cookie cutter; guitar balloon; guitar oil; guitar polish; guitar wall mount; guitar hanger; guitar rack; inflatable guitar; guitar lamp; guitar clock; guitar shaped; guitar model; miniature guitar; guitar music; game guitar
  kind=toy-music -> 950300 ~.02
  "controller" -> 950450
  kind=electro-instrument -> 920790 ~.08
  * -> 920290
t: acoustic guitar 41 inch spruce top => 920290
t: electro acoustic guitar cutaway => 920290
t: guitar strap nylon => !920290
t: guitar strings set => !920290

@ guitar-electric
en: electric guitar; electric bass guitar; bass guitar; electric bass; headless guitar; electric guitar kit; diy electric guitar kit; semi hollow guitar; lap steel guitar; 7 string electric guitar; stratocaster guitar; telecaster guitar; les paul guitar; electric guitar set; travel electric guitar; baritone electric guitar; short scale bass
de: E-Gitarre = electric guitar; Elektrogitarre = electric guitar; E-Bass = electric bass; Bassgitarre = bass guitar; E Gitarre = electric guitar
fr: guitare électrique = electric guitar; guitare basse = bass guitar; basse électrique = electric bass
es: guitarra eléctrica = electric guitar; bajo eléctrico = electric bass; guitarra bajo = bass guitar
it: chitarra elettrica = electric guitar; basso elettrico = electric bass guitar; chitarra basso = bass guitar
nl: elektrische gitaar = electric guitar; basgitaar = bass guitar; elektrische basgitaar = electric bass guitar
pl: gitara elektryczna = electric guitar; gitara basowa = bass guitar
pt: guitarra elétrica = electric guitar; baixo elétrico = electric bass; contrabaixo elétrico = electric bass
not: electric guitar strings; electric guitar pickup; bass guitar strings; electric guitar cable; electric guitar toy; bass guitar amp
  kind=toy-music -> 950300 ~.01
  * -> 920790
t: electric guitar stratocaster style with amp => 920790
t: 4 string bass guitar sunburst => 920790
t: electric guitar strings 010 => !920790

@ guitar-electric-part part of guitar-electric, keyboard-electronic, electronic-instrument-other
en: guitar pickup; humbucker; humbucker pickup; single coil pickup; bass pickup; pickup + guitar|humbucker|strat|tele|single coil|bass|soundhole|acoustic guitar|piezo guitar; pickguard; guitar pickguard; tremolo bridge; floyd rose; tremolo system; tremolo arm; whammy bar; guitar knob; guitar control knob; guitar wiring harness; guitar preamp; guitar eq preamp; electric guitar bridge; electric guitar neck; electric guitar body; electric guitar parts; pickup ring; pickup cover guitar; bass bridge; guitar output jack plate; guitar switch plate; guitar toggle switch; truss rod; neck plate guitar; guitar tremolo spring; keyboard stand; digital piano stand; keyboard stand x style; sustain pedal; piano sustain pedal; damper pedal; expression pedal; keyboard dust cover music; e-drum pad; hi hat controller pedal; drum trigger; electronic drum pad mesh; synth knob; midi foot controller; piezo pickup; contact pickup; kalimba pickup; soundhole pickup; electric guitar pickguard; preamp guitar; guitar pots knobs; guitar bridge tremolo; keyboard stand + piano|61|88|music|x|z; locking tuners electric; string tree guitar; roller bridge; tune o matic bridge
de: Humbucker = humbucker; Gitarren Pickup = guitar pickup; Schlagbrett = guitar pickguard; Tremolo = tremolo + Gitarre; E-Gitarren Hals = electric guitar neck; Keyboardständer = keyboard stand; Sustainpedal = sustain pedal; Haltepedal = sustain pedal; Expressionpedal = expression pedal; Gitarrenknopf = guitar knob; Pickup = pickup + Gitarre|Bass|Humbucker; Keyboard Ständer = keyboard stand
fr: micro guitare = guitar pickup; micro humbucker = humbucker pickup; capteur guitare = guitar pickup; plaque pickguard = guitar pickguard; vibrato guitare = guitar vibrato; support clavier = keyboard stand; stand clavier = keyboard stand; pédale de sustain = sustain pedal; pédale d'expression = expression pedal; bouton guitare = guitar knob; micro + guitare|humbucker|basse
es: pastilla guitarra = guitar pickup; pastillas guitarra = guitar pickup; golpeador guitarra = guitar pickguard; pickguard = pickguard; trémolo guitarra = guitar tremolo; soporte teclado = keyboard stand; pedal de sustain = sustain pedal; pedal de expresión = expression pedal; perilla guitarra = guitar knob; pastilla = pickup + guitarra|humbucker|bajo
it: pickup chitarra = guitar pickup; pick up chitarra = guitar pickup; battipenna = pickguard; ponte tremolo = tremolo bridge; supporto tastiera = keyboard stand; pedale sustain = sustain pedal; pedale di espressione = expression pedal; manopole chitarra = guitar knob; pickup = pickup + chitarra|basso|humbucker
nl: gitaarelement = guitar pickup; gitaar pickup = guitar pickup; slagplaat = pickguard; tremolo gitaar = guitar tremolo; keyboardstandaard = keyboard stand; sustainpedaal = sustain pedal; expressiepedaal = expression pedal; pickup = pickup + gitaar|bas|humbucker
pl: przetwornik gitarowy = guitar pickup; przetwornik = pickup + gitara|gitarowy|humbucker; maskownica gitara = guitar pickguard; płytka gitarowa = guitar pickguard; mostek tremolo = tremolo bridge; statyw do keyboardu = keyboard stand; pedał sustain = sustain pedal; statyw pod keyboard = keyboard stand
pt: captador guitarra = guitar pickup; captador = pickup; escudo guitarra = guitar pickguard; ponte tremolo = tremolo bridge; suporte para teclado musical = keyboard stand; suporte teclado = keyboard stand; pedal de sustain = sustain pedal; pedal de expressão = expression pedal; captador = pickup + guitarra|humbucker|baixo
not: keyboard stand laptop; tremolo harmonica; pickup truck; keyboard stand computer; keyboard tray; pickup tool; tremolo pedal; knob guitar amp; micro cravate; micro karaoké; soporte teclado ordenador; supporto tastiera computer; captador solar
  "acoustic": "bridge" 920992; * 920994
  * -> 920994
t: humbucker pickup set for electric guitar => 920994
t: keyboard stand x style adjustable for digital piano => 920994
t: sustain pedal for digital piano => 920994
t: pickup truck bed mat => !9209

@ guitar-part part of guitar, plucked-instrument
en: guitar pick; guitar picks; plectrum; plectrums; finger pick; thumb pick guitar; pick holder guitar; capo; guitar capo; ukulele capo; guitar bridge; guitar nut; bone nut guitar; guitar saddle; bridge pin; bridge pins; tuning peg; tuning pegs; machine head; guitar machine heads; tuner peg; guitar tuners pegs; tuning key guitar; guitar stand; guitar floor stand; guitar rest; ukulele stand; guitar strap lock; strap button guitar; strap pin guitar; guitar fretboard; guitar fingerboard; fret wire; guitar fret; guitar neck; guitar body; guitar rosette; guitar binding; guitar tailpiece; guitar slide; bottleneck slide; guitar foot stool; guitar footrest; classical guitar support; guitar humidifier; guitar string winder; string winder; guitar pick maker; guitar part; soundhole cover; guitar feedback buster; guitar dampener; fret wrap; string mute guitar; guitar parts; ukulele strap; banjo strap; banjo bridge; mandolin bridge; ukulele tuning pegs; lyre tuning wrench; guitar arm rest; pickguard acoustic; guitar bone saddle; guitar bridge plate; bouton d'attache; fretboard sticker; guitar fretboard stickers; guitar inlay sticker; guitar bass strap; guitar shoulder strap; guitar pickholder; guitar finger protector; fingertip protector guitar; guitar learning aid; guitar chord trainer; guitar string spreader; guitar nut file; capos; guitar body blank; guitar rack stand; guitar holder stand; luthier
de: Plektrum = plectrum; Plektren = plectrums; Plektron = plectrum; Kapodaster = capo; Capo Gitarre = guitar capo; Gitarrensteg = guitar bridge; Gitarrensattel = guitar nut; Stimmmechanik = machine head; Stimmwirbel = tuning peg; Gitarrenständer = guitar stand; Stegstift = bridge pin; Bunddraht = fret wire; Griffbrett = fingerboard; Gitarrenhals = guitar neck; Saitenkurbel = string winder; Bottleneck = bottleneck slide; Fußbank Gitarre = guitar footstool; Gitarrenteile = guitar part; Gurtpin = strap pin
fr: médiator = guitar pick; plectre = plectrum; médiators = guitar picks; capodastre = capo; chevalet guitare = guitar bridge; sillet guitare = guitar nut; sillet = nut; mécaniques guitare = guitar machine heads; support guitare = guitar stand; stand guitare = guitar stand; cheville guitare = guitar tuning peg; frette = fret; manche de guitare = guitar neck; repose pied guitare = guitar footrest; tourne manivelle guitare = string winder; touche guitare = guitar fretboard
es: púa de guitarra = guitar pick; púas guitarra = guitar picks; plumilla guitarra = guitar pick; cejilla = capo; capo guitarra = guitar capo; puente guitarra = guitar bridge; cejuela = nut; clavijas guitarra = tuning pegs; clavijero = tuning machine; soporte guitarra = guitar stand; atril guitarra = guitar stand; traste = fret; mástil guitarra = guitar neck; reposapiés guitarra = guitar footrest; diapasón guitarra = guitar fretboard
it: plettro = plectrum; plettri = plectrums; capotasto = capo; ponte chitarra = guitar bridge; sella chitarra = guitar saddle; meccaniche chitarra = guitar machine heads; supporto chitarra = guitar stand; reggi chitarra = guitar stand; tasto chitarra fretwire = guitar fret wire; manico chitarra = guitar neck; poggiapiede chitarra = guitar footrest; capotasti = capo
nl: plectrum = plectrum; plectrums = plectrum; capodaster = capo; gitaarbrug = guitar bridge; gitaarzadel = guitar saddle; stemmechanieken = machine head; gitaarstandaard = guitar stand; brugpennen = bridge pin; fretdraad = fret wire; gitaarhals = guitar neck; voetbankje gitaar = guitar footrest; gitaaronderdelen = guitar parts; gitaarhalzen = guitar neck
pl: kostka do gitary = guitar pick; kostki gitarowe = guitar picks; kapodaster = capo; mostek gitarowy = guitar bridge; siodełko gitarowe = guitar saddle; klucze do gitary = guitar tuning pegs; klucze gitarowe = guitar tuning pegs; stojak na gitarę = guitar stand; statyw gitarowy = guitar stand; kołki gitarowe = guitar pegs; progi gitarowe = guitar frets; gryf gitarowy = guitar neck; podnóżek gitarowy = guitar footrest
pt: palheta = guitar pick; palhetas guitarra = guitar picks; palheta para violão = guitar pick; capotraste = capo; ponte violão = guitar bridge; pestana violão = guitar nut; tarraxa violão = tuning peg; suporte para guitarra = guitar stand; suporte para violão = guitar stand; correia para violão = guitar strap; correia guitarra = guitar strap; trastes = frets; braço de guitarra = guitar neck; apoio de pé violão = guitar footrest
not: guitar pick necklace; guitar pick bracelet; guitar pick keychain; capo bag; plectrum necklace; tuning fork; palheta saxofone; palheta clarinete; guitar stand lamp; palheta limpador; palhetas para; palheta limpador para brisa; palhetas limpador; mostek dentystyczny; palheta do limpador; capo coffee; guitar bridge toy; guitar nut allergies; palheta bosch; guitar stand phone; kostka brukowa; palheta dianteira; palheta traseira; palheta limpa; guitar pick earrings
  "acoustic" -> 920992
  "capo" -> 920992
  "pick" -> 920992
  "picks" -> 920992
  "stand" -> 920992
  "strap" -> 920992
  kind=electro-instrument -> 920994 ~.2
  for=guitar-electric -> 920994 ~.05
  "humbucker" -> 920994
  "tremolo" -> 920994
  "strat" -> 920994
  "stratocaster" -> 920994
  "telecaster" -> 920994
  "les paul" -> 920994
  "bass" -> 920994
  * -> 920992
t: guitar picks celluloid 12 pcs => 920992
t: acoustic guitar capo aluminium => 920992
t: guitar tuning pegs 3r3l chrome => 920992
t: ukulele soprano => !9209

@ instrument-accessory-other
en: musical instrument parts; musical instrument accessories; instrument stand + music|violin|saxophone|guitar; kalimba tuning hammer; kalimba stickers; kalimba accessories; handpan oil; lyre tuner key; instrument floor stand; instrument cleaning cloth set; saxophone lyre clip; marching lyre; kalimba tuning wrench; music clip lyre; bagpipe bag cover; accordion keys; harp tuning key; zither tuning key; instrument hygrometer humidifier; dulcimer hammers
de: Instrumentenzubehör = musical instrument accessories; Musikinstrumententeile = musical instrument parts; Instrumentenständer = instrument stand; Stimmhammer Kalimba = kalimba tuning hammer; Marschgabel = music clip lyre; Musikinstrumentenzubehör = musical instrument accessories
fr: accessoires instrument de musique = musical instrument accessories; pièces instrument de musique = musical instrument parts; support instrument = instrument stand; lyre de marche = marching lyre
es: accesorios instrumentos musicales = musical instrument accessories; piezas instrumentos musicales = musical instrument parts; soporte instrumento = instrument stand; lira de marcha = marching lyre
it: accessori strumenti musicali = musical instrument accessories; parti strumenti musicali = musical instrument parts; supporto strumento = instrument stand; accessori per strumenti musicali = musical instrument accessories
nl: muziekinstrument accessoires = musical instrument accessories; onderdelen muziekinstrumenten = musical instrument parts; instrumentstandaard = instrument stand
pl: akcesoria do instrumentów muzycznych = musical instrument accessories; części instrumentów muzycznych = musical instrument parts; statyw do instrumentu = instrument stand
pt: acessórios instrumentos musicais = musical instrument accessories; partes de instrumentos musicais = musical instrument parts; suporte para instrumento = instrument stand
  * -> 920999
t: musical instrument accessories assorted => 920999
t: surgical instrument stand => !9209

@ instrument-string part of guitar, guitar-electric, plucked-instrument, bowed-instrument
en: guitar string; guitar strings; acoustic guitar strings; electric guitar strings; bass strings; bass guitar string; violin string; violin strings; cello strings; ukulele strings; banjo strings; mandolin strings; nylon guitar strings; strings for + guitar|violin|ukulele|bass|cello|mandolin|banjo|harp|viola|erhu; strings set + guitar|violin|ukulele|bass|cello|mandolin|banjo|harp|viola|erhu; classical guitar strings; harp string; phosphor bronze strings; piano wire strings music; zither strings; oud strings; guitar e string; lyre strings; guzheng strings; musical instrument string; gut string instrument
de: Gitarrensaite = guitar string; Gitarrensaiten = guitar strings; Violinsaiten = violin strings; Geigensaiten = violin strings; Basssaiten = bass strings; Ukulelesaiten = ukulele strings; Saiten für = instrument strings + Gitarre|Geige|Bass|Violine|E-Gitarre|Ukulele|Cello; Saitensatz = strings set
fr: corde de guitare = guitar string; cordes guitare = guitar strings; corde guitare = guitar string; cordes violon = violin strings; corde de violon = violin string; cordes ukulélé = ukulele strings; cordes pour = strings for + guitare|violon|basse|ukulélé|violoncelle
es: cuerda de guitarra = guitar string; cuerdas guitarra = guitar strings; cuerdas para guitarra = guitar strings; cuerdas de violín = violin strings; cuerdas para = instrument string + guitarra|violín|bajo|ukelele|violonchelo
it: corda chitarra = guitar string; corde per chitarra = guitar strings; corde chitarra = guitar strings; corde violino = violin strings; corde per = strings for + chitarra|violino|basso|ukulele|violoncello
nl: gitaarsnaar = guitar string; gitaarsnaren = guitar strings; vioolsnaren = violin string; bassnaren = bass strings; snaren voor = strings for + gitaar|viool|bas|ukelele|cello
pl: struna gitarowa = guitar string; struny gitarowe = guitar strings; struny do gitary = guitar strings; struny skrzypcowe = violin strings; struny do = strings + gitara|gitary|skrzypce|ukulele|bas
pt: corda de guitarra = guitar string; cordas para violão = guitar strings; encordoamento = strings set; cordas de violino = violin strings; cordas para = strings + guitarra|violão|violino|baixo|ukulele
not: string winder; guitar string winder; guitar string cutter; guitar string cleaner; guitar string bracelet; 6 string guitar; string lights; drawstring; 12 string guitar; bass string shirt; guitar string tree; string retainer; guitar string keychain; string lock; nylon string guitar; steel string guitar; 6 strings electric guitar; 4 string bass guitar; string action gauge; guitar string trimmer; strings silicone mute; shoulder strap strings; harp 16 strings; lyre harp 16 strings; 21 strings; 4 strings banjo; strings ukulele 21 inch; 7 strings harp; 10 strings lyre; 16 strings; 19 strings; 24 strings; 12 strings; 7 strings lyre; 8 strings mandolin
  * -> 920930
t: acoustic guitar strings phosphor bronze light 012-053 => 920930
t: violin strings set 4/4 steel core => 920930
t: led string lights => !9209

@ instrument-tuner
en: guitar tuner; clip on tuner; chromatic tuner; ukulele tuner; violin tuner; electronic tuner; digital tuner guitar; tuner + guitar|clip on|chromatic|ukulele|violin|bass; instrument tuner; bass tuner; rechargeable clip on tuner
de: Stimmgerät = tuner; Gitarrenstimmgerät = guitar tuner; Clip Stimmgerät = clip on tuner; Gitarren Tuner = guitar tuner
fr: accordeur = tuner; accordeur guitare = guitar tuner; accordeur chromatique = chromatic tuner; accordeur à pince = clip on tuner
es: afinador = tuner; afinador guitarra = guitar tuner; afinador cromático = chromatic tuner; afinador de clip = clip on tuner
it: accordatore = tuner; accordatore chitarra = guitar tuner; accordatore cromatico = chromatic tuner; accordatore a clip = clip on tuner
nl: stemapparaat = tuner; gitaartuner = guitar tuner; gitaar stemapparaat = guitar tuner; clip tuner = clip on tuner
pl: stroik gitarowy = guitar tuner; tuner gitarowy = guitar tuner; tuner = tuner + gitara|gitarowy|klips; stroik elektroniczny = electronic tuner; stroik = tuner + gitara|klips|chromatyczny
pt: afinador = tuner; afinador guitarra = guitar tuner; afinador para violão = guitar tuner; afinador cromático = chromatic tuner; afinador digital = digital tuner
not: tuner pegs; tv tuner; afinador de pelos; radio tuner; tuner key; tuner peg; guitar tuner pegs; guitar tuner machine; tuner board; guitar tuners pegs; locking tuners; afinador de motor; afinador de uñas
  "metronome" -> 920999
  * -> 903180      # ch. 92 n. 1(b): electronic apparatus of ch. 90 is no accessory of the instrument
t: clip on chromatic guitar tuner lcd => 903180
t: tv tuner usb stick => !9031

@ instrument-unusual
en: kalimba; thumb piano; mbira; 17 key kalimba; jaw harp; jews harp; mouth harp; musical saw; kazoo; bird call; bird whistle; decoy call; deer call; turkey call; predator call; goose call; siren whistle; samba whistle; train whistle; slide whistle; nose flute; boatswain pipe; bosun whistle; acme thunderer; coach whistle; survival whistle; emergency whistle; dog training whistle; whistle necklace; metal whistle; vuvuzela; sound signal horn mouth blown; call horn; wooden train whistle; aztec death whistle; death whistle; nose whistle; police whistle; titanium whistle; ultrasonic dog whistle; lifeguard whistle; pea whistle; mechanical singing bird whistle; water whistle bird; elk call; crow call; squirrel call; fox call
de: Kalimba = kalimba; Daumenklavier = thumb piano; Maultrommel = jaw harp; Kazoo = kazoo; Vogelpfeife = bird whistle; Lockpfeife = call whistle; Wildlocker = game call; Rettungspfeife = rescue whistle; Signalpfeife = signal whistle; singende Säge = musical saw; Signalhorn = signal horn + Mund; Notfallpfeife = emergency whistle; Aztekische Todespfeife = aztec death whistle
fr: kalimba = kalimba; piano à pouces = thumb piano; guimbarde = jaw harp; kazoo = kazoo; sifflet = whistle + arbitre|urgence|chien|survie; scie musicale = musical saw; sifflet de détresse = distress whistle; vuvuzela = vuvuzela
es: kalimba = kalimba; piano de pulgar = thumb piano; birimbao = jaw harp; kazoo = kazoo; reclamo de caza = hunting call; silbato = whistle + árbitro|perro|emergencia; serrucho musical = musical saw; vuvuzela = vuvuzela; silbato de la muerte = death whistle
it: kalimba = kalimba; scacciapensieri = jaw harp; kazoo = kazoo; richiamo per uccelli = bird call; richiamo da caccia = decoy call; fischietto = whistle + arbitro|cane|emergenza; sega musicale = musical saw; vuvuzela = vuvuzela
nl: kalimba = kalimba; duimpiano = thumb piano; mondharp = mouth harp; kazoo = kazoo; vogelfluit = bird whistle; fluitje = whistle + scheidsrechter|nood|hond; vuvuzela = vuvuzela
pl: kalimba = kalimba; drumla = jews harp; kazoo = kazoo; gwizdek = whistle + sędziowski|ratunkowy|dla psa; wuwuzela = vuvuzela
pt: kalimba = kalimba; berimbau de boca = jaw harp; kazoo = kazoo; apito = whistle + árbitro|cão|emergência; chamariz caça = hunting call; vuvuzela = vuvuzela
not: whistle kettle; tin whistle; penny whistle; kettle whistle; whistle blower; turbo whistle; whistle tip; exhaust whistle; wolf whistle; kalimba bag; kalimba case; sifflet bouilloire; water kettle; gwizdek do czajnika; silbato escape; turbo sound whistle; bird call toy; sifflet turbo; fischietto marmitta; electronic bird caller; electronic whistle; kazoo toy; whistle turbo
  kind=electro-instrument -> 854370 ~.03
  * -> 920890
t: kalimba 17 keys thumb piano mahogany => 920890
t: stainless steel emergency whistle => 920890
t: aztec death whistle => 920890
t: whistling kettle 2l => !9208

@ ivory-carved
en: ivory carving; carved ivory; worked ivory; ivory figurine antique; ivory netsuke; carved elephant ivory; mammoth ivory carving; ivory chess piece; ivory box carved; ivory billiard ball; scrimshaw ivory; ivory articles
de: Elfenbeinschnitzerei = ivory carving; Elfenbeinfigur = ivory figure; Mammutelfenbein Schnitzerei = mammoth ivory carving
fr: ivoire sculpté = carved ivory; sculpture en ivoire = ivory carving; ivoire travaillé = worked ivory; netsuke ivoire = ivory netsuke
es: marfil tallado = carved ivory; figura de marfil = ivory figurine; marfil trabajado = worked ivory; netsuke marfil = ivory netsuke
it: avorio intagliato = carved ivory; avorio lavorato = worked ivory; statuina in avorio = ivory figurine; netsuke avorio = ivory netsuke
nl: ivoren beeldje = ivory figurine; bewerkt ivoor = worked ivory; ivoorsnijwerk = ivory carving
pl: rzeźba z kości słoniowej = ivory carving; kość słoniowa obrobiona = worked ivory; figurka z kości słoniowej = ivory figurine
pt: marfim esculpido = carved ivory; marfim trabalhado = worked ivory; figura de marfim = ivory figure
not: ivory color; ivory white; faux ivory; ivory candle; ivory resin
  kind=century-old -> 970690 ~.05
  "vegetable|vegetal|vegetale|hortaliza|verdura" -> 960200
  "tagua" -> 960200
  "bone|hueso|osso" -> 960190
  * -> 960110
t: carved ivory figurine => 960110
t: ivory lace wedding dress => !9601

@ keyboard-electronic
en: digital piano; electronic keyboard; stage piano; synthesizer; synthesiser; analog synthesizer; midi keyboard; midi keyboard controller; midi controller; keytar; electronic organ; electric piano; roll up piano; foldable piano; portable piano; arranger keyboard; 88 key piano; 61 key keyboard; keyboard + 61 key|88 key|49 key|25 key|54 key|music|weighted keys|synth|musical; modular synthesizer; eurorack synth; theatre organ; hammond organ; piano keyboard; electronic piano; music workstation keyboard; electronic accordion keyboard; key piano; 88 keys; digital keyboard piano
de: E-Piano = electric piano; Digitalpiano = digital piano; Keyboard = keyboard + 61 Tasten|Tasten|Musik|88 Tasten; Synthesizer = synthesizer; MIDI-Keyboard = midi keyboard; Heimorgel = home organ; elektronische Orgel = electronic organ; Stagepiano = stage piano; E Piano = electric piano; Rollpiano = roll up piano
fr: piano numérique = digital piano; clavier électronique = electronic keyboard; synthétiseur = synthesizer; clavier maître = master keyboard; clavier midi = midi keyboard; orgue électronique = electronic organ; clavier arrangeur = arranger keyboard; piano électrique = electric piano; piano pliable = foldable piano
es: piano digital = digital piano; teclado electrónico = electronic keyboard; sintetizador = synthesizer; teclado musical = musical keyboard; teclado midi = midi keyboard; órgano electrónico = electronic organ; piano eléctrico = electric piano; controlador midi = midi controller; piano plegable = foldable piano
it: pianoforte digitale = digital piano; tastiera elettronica = electronic keyboard; sintetizzatore = synthesizer; tastiera musicale = musical keyboard; tastiera midi = midi keyboard; organo elettronico = electronic organ; pianola = electronic keyboard; piano digitale = digital piano
nl: digitale piano = digital piano; elektronisch keyboard = electronic keyboard; synthesizer = synthesizer; midi keyboard = midi keyboard; elektronisch orgel = electronic organ; elektrische piano = electric piano; oprolbare piano = roll up piano; keyboard = keyboard + toetsen|muziek
pl: pianino cyfrowe = digital piano; keyboard = electronic keyboard + klawisz|klawiszy|muzyczny; syntezator = synthesizer; klawiatura sterująca = midi controller; organy elektroniczne = electronic organ; klawiatura midi = midi keyboard; pianino elektroniczne = electronic piano
pt: piano digital = digital piano; teclado musical = keyboard musical instrument; teclado eletrónico = electronic keyboard; teclado eletrônico = electronic keyboard; sintetizador = synthesizer; teclado midi = midi keyboard; órgão eletrónico = electronic organ; teclado arranjador = arranger keyboard
not: keyboard stand; keyboard bag; keyboard cover; keyboard case; piano bench; piano pedal; mechanical keyboard; piano keyboard bag; piano keyboard stickers; piano keyboard cover; piano keyboard stand; midi cable; midi interface; piano keyboard mat; piano keyboard print
  kind=toy-music -> 950300 ~.05
  * -> 920710
t: 61 key electronic keyboard piano with stand => 920710
t: midi keyboard controller 25 keys usb => 920710
t: roll up piano 49 keys silicone => 920710
t: wireless keyboard and mouse => !9207

@ lighter-part part of cigarette-lighter
en: lighter insert; zippo insert; lighter parts; lighter spare parts; lighter flame wheel; lighter spring spare; lighter nozzle; lighter piezo igniter; piezo ignition lighter; lighter valve; lighter cotton; lighter wheel; flint wheel; lighter insert plasma
de: Feuerzeug Einsatz = lighter insert; Feuerzeugteile = lighter parts; Feuerzeug Ersatzteil = lighter spare parts; Zündrad Feuerzeug = lighter wheel
fr: insert briquet = lighter insert; pièces de briquet = lighter parts; roulette briquet = lighter wheel
es: inserto encendedor = lighter insert; piezas de encendedor = lighter parts; rueda encendedor = lighter wheel
it: inserto accendino = lighter insert; parti di accendino = lighter parts; rotella accendino = lighter wheel
nl: aansteker inzet = lighter insert; aansteker onderdelen = lighter parts; aanstekerwieltje = lighter wheel
pl: wkład do zapalniczki = lighter insert; części do zapalniczki = lighter parts; kółko zapalniczki = lighter wheel
pt: inserto isqueiro = lighter insert; peças de isqueiro = lighter parts; roda isqueiro = lighter wheel
not: car lighter; lighter insert plug
  "plasma" -> 961380 ~.7
  "arc" -> 961380 ~.7
  * -> 961390
t: lighter parts flint wheel spare => 961390
t: cigarette lighter socket car => !9613

@ metronome
en: metronome; mechanical metronome; digital metronome; wind up metronome; tuning fork; pitch pipe; metronome tuner; a440 tuning fork; chromatic pitch pipe; 432hz tuning fork; 528hz tuning fork; 128hz tuning fork; tuning forks set
de: Metronom = metronome; Stimmgabel = tuning fork; Stimmpfeife = pitch pipe; Taktell = metronome
fr: métronome = metronome; diapason = tuning fork; diapason à fourche = tuning fork
es: metrónomo = metronome; diapasón = tuning fork; metrónomo mecánico = mechanical metronome
it: metronomo = metronome; diapason = tuning fork; corista diapason = tuning fork
nl: metronoom = metronome; stemvork = tuning fork; stemfluit = pitch pipe
pl: metronom = metronome; kamerton = tuning fork; widełki stroikowe = tuning fork
pt: metrónomo = metronome; metrônomo = metronome; diapasão = tuning fork; diapasão de garfo = tuning fork
not: diapasón guitarra; tuning fork level; tuning fork switch; tuning fork sensor; tuning fork necklace; tuning fork crystal; diapason level
  "medical" -> 901890
  "neurological" -> 901890
  "audiometric" -> 901890
  * -> 920999
t: mechanical metronome for piano => 920999
t: tuning fork 440 hz with case => 920999
t: medical tuning fork 128 hz neurological => 901890
t: tuning fork level switch => !9209

@ music-box
en: music box; wooden music box; hand crank music box; musical box; carousel music box; music box ballerina; musical snow globe; mechanical music box; custom music box; clockwork music box; music box piano; barrel organ; street organ; mechanical singing bird
de: Spieluhr = music box; Spieldose = music box; Musikdose = music box; Drehorgel = barrel organ; Leierkasten = barrel organ
fr: boîte à musique = music box; orgue de barbarie = barrel organ; boule à neige musicale = musical snow globe
es: caja de música = music box; caja musical = music box; organillo = barrel organ; bola de nieve musical = musical snow globe
it: carillon musicale = music box; scatola musicale = music box; organetto di barberia = barrel organ; carillon = music box + legno|manovella|ballerina
nl: muziekdoos = music box; muziekdoosje = music box; draaiorgel = barrel organ; speeldoos = music box; muziekdozen = music box; speeldozen = music box
pl: pozytywka = music box; katarynka = barrel organ; pozytywek = music box; katarynek = barrel organ
pt: caixa de música = music box; caixinha de música = music box; realejo = barrel organ
not: speaker music box; music box speaker; music box movement; music box bluetooth; bluetooth music box; music box dress; tv box; music box necklace; spieluhr baby kuscheltier
  kind=toy-music -> 950300 ~.05
  "jewelry" -> 442090
  * -> 920810
t: hand crank wooden music box => 920810
t: bluetooth speaker music box => !9208

@ music-box-movement part of music-box
en: music box movement; music box mechanism; music movement 18 note; musical movement; music box spring motor; music box parts; music box paper strip; 15 note movement hand crank; music box key
de: Spielwerk = music box movement; Spieluhrwerk = music box movement; Musikwerk = musical movement; Spielwerk = music box movement + Melodie|Kurbel|Noten
fr: mécanisme boîte à musique = music box mechanism; mouvement musical = musical movement; mécanisme musical = musical mechanism
es: mecanismo caja de música = music box mechanism; movimiento musical = musical movement; mecanismo musical = musical mechanism
it: meccanismo carillon = music box mechanism; movimento carillon = music box movement; meccanismo musicale = musical mechanism
nl: speelwerk = music box movement; muziekmechaniek = music box mechanism; muziekdoos mechaniek = music box mechanism
pl: mechanizm pozytywki = music box mechanism; mechanizm grający = musical mechanism
pt: mecanismo caixa de música = music box mechanism; mecanismo musical = musical movement
  * -> 920999
t: 18 note music box movement => 920999
t: quartz clock movement => !9209

@ painting-original
en: original painting; watercolor painting; watercolour painting; original artwork; original watercolor; hand drawn portrait; custom portrait hand painted; pencil drawing original; charcoal drawing; pastel drawing; ink drawing original; original drawing; aceo original; miniature painting; icon painting hand painted; hand painted icon; gouache painting; acrylic painting original; thangka painting; chinese scroll painting; calligraphy artwork handwritten; original comic art; hand painted portrait; gemälde original; signed original painting; paintings by hand; sketch original art; oil on canvas; acrylic on canvas; oil on panel; oil on board
de: Aquarell = watercolour + Original|handgemalt|Bild|Gemälde; Originalgemälde = original painting; Originalzeichnung = original drawing; Bleistiftzeichnung = pencil drawing; Öl auf Leinwand = oil on canvas; Acryl auf Leinwand = acrylic on canvas; handgemaltes Bild = hand-painted picture; Kohlezeichnung = charcoal drawing
fr: peinture à l'huile sur toile = oil painting on canvas; tableau peint à la main = hand painted picture; aquarelle originale = original watercolor; dessin original = original drawing; huile sur toile = oil on canvas; acrylique sur toile = acrylic on canvas; œuvre originale = original artwork; dessin au fusain = charcoal drawing; tableau original = original painting
es: pintura original = original painting; óleo sobre lienzo = oil painting on canvas; acuarela original = original watercolor; dibujo original = original drawing; cuadro pintado a mano = hand-painted picture; acrílico sobre lienzo = acrylic painting on canvas; obra original = original artwork
it: dipinto originale = original painting; olio su tela = oil painting on canvas; acquerello originale = original watercolor; disegno originale = original drawing; quadro dipinto a mano = hand painted picture; acrilico su tela = acrylic painting on canvas; dipinto a mano = hand painted painting
nl: origineel schilderij = original painting; olieverfschilderij = oil painting; olieverf op doek = oil on canvas; aquarel origineel = original watercolor; originele tekening = original drawing; acryl op doek = acrylic on canvas; handgeschilderd schilderij = hand painted painting
pl: obraz olejny = oil painting; obraz ręcznie malowany = hand painted picture; akwarela oryginalna = original watercolor; oryginalny rysunek = original drawing; olej na płótnie = oil on canvas painting; akryl na płótnie = acrylic on canvas painting; obraz oryginalny = original painting
pt: pintura original = original painting; óleo sobre tela = oil on canvas; aquarela original = original watercolor; desenho original = original drawing; quadro pintado à mão = hand painted picture; acrílica sobre tela = acrylic on canvas
not: watercolor painting set; watercolor painting kit; watercolor paint; painting kit; watercolor painting book; watercolor painting paper; charcoal drawing set; watercolour painting set; painting by numbers; oil painting kit; charcoal drawing pencil; miniature painting brush; miniature painting handle; gouache painting set; watercolor painting brush; paint by numbers
  "print" -> 491191
  "giclée" -> 491191
  "giclee" -> 491191
  "reproduction" -> 491191
  "poster" -> 491191
  kind=century-old -> 970121 ~.02
  * -> 970191
t: original watercolour painting landscape signed => 970191
t: oil on canvas portrait over 100 years old => 970121
t: watercolor painting set 24 colours => !9701

@ pedalboard
en: pedalboard; pedal board; guitar pedal board; effects pedal board; pedalboard bag
de: Pedalboard = pedalboard; Effektboard = effects pedal board
fr: pedalboard = pedalboard; support pédales guitare = guitar pedal stand
es: pedalboard = pedalboard; soporte pedales guitarra = guitar pedal stand
it: pedalboard = pedalboard; pedana pedali = pedalboard
nl: pedalboard = pedalboard; pedaalbord = pedalboard
pl: pedalboard = pedalboard; podłoga do efektów = effects pedalboard
pt: pedalboard = pedalboard; base para pedais = pedal base
not: pedalboard power supply
  "bag" -> 420292
  main: wood 442199 ~.05; base-metal 761699 ~.8
  * -> 761699
t: aluminium pedalboard 55 cm => 761699
t: guitar effects pedal => !761699

@ pen-part part of pen-ballpoint, pen-fountain, pen-marker
en: pen kit turning; pen turning kit; pen blank; pen clip part; pen cap; pen barrel part; pen holder nib; nib holder; dip pen holder; penholder; pencil cap holder; pencil extender; pencil holder extender; pen parts; fountain pen converter; pen converter; ink converter pen; pen nib holder; pencil grip metal extender; pen tip marker replacement; marker nib replacement; marker replacement nibs; embossing stylus; dotting stylus; duplicating stylus; brush pen nib
de: Federhalter = penholder; Füller Konverter = fountain pen converter; Tintenkonverter = ink converter pen; Stiftverlängerer = pencil extender; Bleistiftverlängerung = pencil extender; Drechselsatz Kugelschreiber = pen turning kit; Kugelschreiber Bausatz = ballpoint pen kit; Stiftkappe = pen cap; Prägestift = embossing stylus
fr: convertisseur stylo plume = fountain pen converter; rallonge crayon = pencil extender; kit stylo à tourner = pen turning kit; capuchon stylo = pen cap; convertisseur encre = ink converter pen
es: portaplumas = penholder; convertidor pluma estilográfica = fountain pen converter; alargador de lápiz = pencil extender; kit bolígrafo torneado = pen turning kit; capuchón bolígrafo = pen cap; convertidor de tinta = ink converter
it: portapennino = nib holder; converter stilografica = fountain pen converter; prolunga matita = pencil extender; kit penna tornitura = pen turning kit; cappuccio penna = pen cap; convertitore stilografica = fountain pen converter
nl: penhouder kroontjespen = dip pen holder; vulpen converter = fountain pen converter; potloodverlenger = pencil extender; pennenset draaien = pen turning kit; pendop = pen cap; inktconverter = ink converter
pl: obsadka do pióra = pen holder; konwerter do pióra = fountain pen converter; przedłużka do ołówka = pencil extender; zestaw do toczenia długopisów = pen turning kit; skuwka = pen cap; tłoczek do pióra = fountain pen piston; skuwek = pen cap
pt: porta penas caneta = nib holder; conversor caneta tinteiro = fountain pen converter; extensor de lápis = pencil extender; kit caneta torneada = pen turning kit; tampa caneta = pen cap; conversor de tinta = pen ink converter
not: pen holder desk; desk pen holder; pen cap stylus; pen blank resin mold; pen barrel trimmer; insulin pen cap; marker pen cap grip; vape pen cap; pen blank mold; pen cap topper; magnetic pen cap
  "blank": main=wood 442199 ~.5; main=plastic 392690; * 442199
  "stylus" -> 960899
  * -> 960899
t: fountain pen converter ink => 960899
t: slimline pen turning kit chrome => 960899
t: wooden desk organiser with pen cup => !9608

@ pen-pencil-set
en: pen and pencil set; ballpoint pen and mechanical pencil set; pen pencil gift set; pen set with pencil; ballpoint and rollerball set; ballpoint and fountain pen set; writing instrument set; pen and mechanical pencil set; ballpoint fountain pen gift set
de: Schreibset = writing set; Schreibgeräte Set = writing instrument set; Kugelschreiber und Druckbleistift Set = ballpoint pen and mechanical pencil set; Füller und Kugelschreiber Set = ballpoint and fountain pen set
fr: parure stylo = pen set; parure de stylos = pen set; set stylo et porte mine = pen and mechanical pencil set; coffret stylo plume et bille = fountain pen and ballpoint set
es: set de bolígrafo y portaminas = pen and mechanical pencil set; juego de escritura = writing set; set pluma y bolígrafo = ballpoint and fountain pen set
it: parure penna = pen set; set penna e portamine = pen and mechanical pencil set; set scrittura penna = writing instrument set
nl: schrijfset = writing set; pen en potlood set = pen and pencil set; balpen en vulpotlood set = ballpoint pen and mechanical pencil set
pl: zestaw pióro i długopis = fountain pen and ballpoint set; komplet piśmienniczy = writing instrument set; zestaw długopis i ołówek = ballpoint pen and pencil set
pt: conjunto caneta e lapiseira = pen and mechanical pencil set; conjunto de escrita = writing set; kit caneta e lapiseira = pen and mechanical pencil set
not: schreibset briefpapier; writing set paper
  "wood pencils": * 960910
  * -> 960850
t: ballpoint pen and mechanical pencil set in gift box => 960850
t: ballpoint pen blue 50 pcs => !960850

@ percussion-instrument
en: drum kit; drum set; acoustic drum kit; snare drum; bass drum; djembe; bongo; bongos; conga; cajon; tabla; dhol; darbuka; doumbek; bodhran; frame drum; shaman drum; hand drum; timpani; taiko drum; tom drum; steel tongue drum; tongue drum; handpan; hang drum; tank drum; steelpan; cymbal; crash cymbal; ride cymbal; hi hat cymbal; splash cymbal; cymbals; tambourine; maracas; castanets; xylophone; glockenspiel; marimba; vibraphone; metallophone; musical triangle; triangle instrument; percussion triangle; claves percussion; guiro; cabasa; wood block percussion; temple block; percussion block; cowbell percussion; egg shaker; shaker percussion; rainstick; rain stick; ocean drum; percussion set; percussion instrument; agogo; vibraslap; chimes percussion; bar chimes; wind gong; tam tam gong; sistrum; cuica; pandeiro; surdo; samba drum; marching drum; practice snare; rattle drum; kokiriko; hand bells set; tubular bells; crystal singing bowl; quartz singing bowl; tingsha; koshi chime; thunder tube drum; spring drum; lollipop drum; orff instruments; rhythm sticks; foot tambourine; foot tambourine shaker; jingle stick; sleigh bells percussion; drum + percussion|snare|tom|wood hand|african|samba|shaman|tongue|leather head|14 inch snare
de: Schlagzeug = drum kit; Trommel = drum + Djembe|Hand|Schamanen|Instrument|Percussion|Marsch; Djembe = djembe; Cajon = cajon; Bongos = bongos; Kongas = conga; Becken + Schlagzeug|Crash|Ride|Hi-Hat; Tamburin = tambourine; Rassel = rattle + Percussion|Maracas; Maracas = maracas; Kastagnetten = castanets; Xylophon = xylophone; Glockenspiel = glockenspiel; Metallophon = metallophone; Klangschale Kristall = crystal singing bowl; Zungentrommel = tongue drum; Steel Tongue Drum = steel tongue drum; Handpan = handpan; Triangel = triangle; Pauke = kettledrum; Schamanentrommel = shaman drum; Regenmacher = rainstick; Rahmentrommel = frame drum; Snaredrum = snare drum
fr: batterie acoustique = acoustic drum kit; batterie = drum set + cymbales|caisse claire|baguettes|acoustique; caisse claire = snare drum; grosse caisse = bass drum; djembé = djembe; cajon = cajon; bongo = bongo; congas = congas; cymbale = cymbal; tambourin = tambourine; maracas = maracas; castagnettes = castanets; xylophone = xylophone; carillon percussion = percussion chimes; métallophone = metallophone; tambour = drum + percussion|chamanique|à main|langue; tambour à langue = tongue drum; handpan = handpan; triangle musical = musical triangle; timbale orchestre = orchestral timpani; bâton de pluie = rain stick; derbouka = darbuka
es: batería acústica = acoustic drum kit; batería = drum set + platillos|bombo|caja acústica; tambor = drum + mano|percusión|lengua|chamánico; djembé = djembe; cajón flamenco = flamenco cajon; bongó = bongo; bongos = bongos; congas = conga; platillo = cymbal + batería|crash|ride; platillos = cymbal; pandereta = tambourine; maracas = maraca; castañuelas = castanet; xilófono = xylophone; carillón percusión = chime; metalófono = metallophone; triángulo musical = musical triangle; handpan = handpan; tambor de lengua = tongue drum; palo de lluvia = rainstick; darbuka = darbuka; timbal = timbale
it: batteria acustica = acoustic drum kit; batteria = drum kit + piatti|rullante|acustica|grancassa; rullante = snare drum; grancassa = bass drum; djembe = djembe; cajon = cajon; bongo = bongo; congas = conga; piatto = cymbal + batteria|crash|ride; tamburello = tambourine; maracas = maracas; nacchere = castanets; xilofono = xylophone; metallofono = metallophone; triangolo musicale = triangle instrument; tamburo = drum + sciamanico|mano|percussione|lingua; handpan = handpan; bastone della pioggia = rain stick; darbuka = darbuka
nl: drumstel = drum set; snaredrum = snare drum; djembé = djembe; cajon = cajon; bongo = bongo; conga = conga; bekken = cymbal + drum|crash|ride; tamboerijn = tambourine; sambaballen = maracas; castagnetten = castanets; xylofoon = xylophone; klokkenspel = glockenspiel; metallofoon = metallophone; triangel = triangle; handpan = handpan; trommel = drum + hand|sjamaan|slagwerk|tong; tongdrum = tongue drum; regenmaker = rainmaker; darboeka = darbuka
pl: perkusja = drum set; zestaw perkusyjny = drum kit; werbel = snare drum; bęben = drum + ręczny|djembe|szamański|basowy; djembe = djembe; cajon = cajon; bongosy = bongos; talerz perkusyjny = cymbal; tamburyn = tambourine; marakasy = maracas; kastaniety = castanets; ksylofon = xylophone; dzwonki chromatyczne = glockenspiel; metalofon = metallophone; trójkąt muzyczny = musical triangle; handpan = handpan; tongue drum = tongue drum; bęben językowy = tongue drum; kij deszczowy = rainstick; darbuka = darbuka
pt: bateria acústica = acoustic drum kit; bateria = drum kit + pratos|bumbo|caixa acústica; caixa tarola = snare drum; djembê = djembe; cajon = cajon; bongô = bongo; congas = congas; prato = cymbal + bateria|crash|ride; pandeiro = tambourine; maracas = maracas; castanholas = castanets; xilofone = xylophone; metalofone = metallophone; triângulo musical = musical triangle; tambor = drum + mão|percussão|língua|xamânico; handpan = handpan; atabaque = atabaque drum; pau de chuva = rainstick; darbuka = darbuka; surdo = surdo drum
not: drum lamp; drum shade; drum brake; drum unit; toy drum; toy xylophone; oil drum; conga line; bongo cam; tambourine toy; drum kit stickers; drum set rug; drum kit keychain; triangle exercise; cymbal monkey; cajon bag; handpan bag; bongo board; drum set cover; egg shaker bottle; coffre bongo; baking drum; cake drum; drum sander; drum heater; cymbal stand; cymbal felt; cymbal bag; tabla cover; drum dampener; drum pad practice; drum practice pad; wax castanets; triangle musical jouet; cajon pedal; maracas cocktail; handpan stand; tabla de cortar; tabla de surf; tabla de snowboard; drum kit sound; tabla surf; tabla planchar; tabla quesos; tabla madera; tabla paddle; tabla de planchar; tabla de madera; tabla de quesos; tabla de cocina; tabla paddle surf; conga drum stand; tabla periódica; cymbals toy; tabla equilibrio; bateria portátil; triangel bh; triangel sandalen; perkusja elektroniczna; tabla de picar; triangel bikini; tabla cortar; bata; bate; prateado
  kind=electro-instrument -> 920790 ~.03
  kind=toy-music -> 950300 ~.06
  * -> 920600
t: steel tongue drum 6 inch 8 notes => 920600
t: wooden djembe hand drum 10 inch => 920600
t: tambourine with jingles 10 inch => 920600
t: montessori xylophone baby => 950300
t: brake drum rear for car => !9206

@ percussion-part part of percussion-instrument, electronic-instrument-other
en: drumstick; drum stick; drumsticks 5a; drum sticks; maple drumsticks; drum brush; drum mallet; timpani mallet; mallets + drum|marimba|xylophone|percussion|timpani|gong; gong mallet; drumhead; drum head; drum skin; drum practice pad; practice pad + drum|drummer|rubber; drum key; drum hardware; cymbal stand; hi hat stand; snare stand; drum pedal; kick drum pedal; bass drum pedal; double bass pedal; hi hat clutch; drum clamp; drum mute; drum mutes; drum dampener; drum gel dampening; drum stick holder; cymbal felt; cymbal felts; tom mount; drum lug; drum rim; drum hoop; drum rack; drum parts; drum carpet anchor; cajon pedal; djembe strap; handpan stand; drum tension rod; bongo stand; conga stand; tongue drum mallets; drum shell; cymbal sleeve; snare strainer; drum spurs; hand drum beater; singing bowl mallet; singing bowl striker; wool felt mallet drum; drum stick grip
de: Drumstick = drumstick; Drumsticks = drum sticks; Trommelstock = drumstick; Trommelstöcke = drum sticks; Schlägel = mallet + Trommel|Xylophon|Gong|Pauke|Klangschale; Trommelfell = drumhead + Schlagzeug|Snare|Zoll|Drum; Übungspad = practice pad; Practice Pad = practice pad; Beckenständer = cymbal stand; Fußmaschine = drum pedal; Stimmschlüssel Schlagzeug = drum tuning key; Snare Ständer = snare stand; Klöppel Klangschale = singing bowl mallet; Drum Pedal = drum pedal; Dämpfer Schlagzeug = drum damper
fr: baguette de batterie = drumstick; baguettes batterie = drumsticks; baguettes de tambour = drumsticks; balais batterie = drum brushes; mailloche = mallet; peau de batterie = drumhead; peau = drum skin + caisse claire|tambour|tom; pad d'entraînement batterie = drum practice pad; pied de cymbale = cymbal stand; pédale grosse caisse = bass drum pedal; pédale de batterie = drum pedal; clé de batterie = drum key; sourdine batterie = drum mute
es: baquetas = drum sticks + tambor|5a|arce|batería|nogal; baquetas batería = drum sticks; escobillas batería = drum brush; mazo percusión = percussion mallet; parche batería = drum head; parche = drum head + caja|tambor|tom|bombo; pad de práctica batería = drum practice pad; soporte platillo = cymbal stand; pedal de bombo = bass drum pedal; llave batería = drum key; sordina batería = drum mute
it: bacchetta batteria = drumstick; bacchette batteria = drumstick; spazzole batteria = drum brush; battente percussioni = percussion mallet; mallet = mallet; pelle batteria = drum skin; pad allenamento batteria = drum practice pad; asta piatto = cymbal stand; pedale cassa = bass drum pedal; pedale grancassa = bass drum pedal; chiavetta batteria = drum key; sordina batteria = drum mute
nl: drumstok = drumstick; drumstokken = drumstick; trommelstokken = drumstick; brushes drum = drum brush; mallet slagwerk = drum mallet; drumvel = drum head; oefenpad drum = drum practice pad; bekkenstandaard = cymbal stand; basdrumpedaal = bass drum pedal; drumpedaal = drum pedal; drumsleutel = drum key; drum demper = drum damper
pl: pałki perkusyjne = drum sticks; pałeczki perkusyjne = drum sticks; miotełki perkusyjne = drum brushes; pałka filcowa perkusja = felt drum mallet; naciąg perkusyjny = drumhead; pad ćwiczeniowy = practice pad; statyw talerza = cymbal stand; stopa perkusyjna = bass drum pedal; klucz perkusyjny = drum key; tłumik perkusja = drum mute
pt: baquetas bateria = drumsticks; vassourinhas bateria = drum brushes; macete percussão = percussion mallet; pele de bateria = drum skin; pad de estudo bateria = practice pad; estante de prato = cymbal stand; pedal de bumbo = bass drum pedal; chave de bateria = drum key; abafador bateria = drum mute
not: chicken drumstick; drumstick moringa pod; drumstick ice; drum brush washing; drum head lock; drumstick bag; drumstick chicken; frozen drumstick; drum clamp lifting; drumstick leaves; drumstick pen; drum rack storage; double drumstick; chicken drumsticks; turkey drumstick; paletti; drum pedal bin; drumstick powder; drumstick pencil; drum brush machine; brake drum; drum handling clamp; oil drum rack
  "electronic|electrónico|elettronico|eletrónico" -> 920994
  * -> 920999
t: maple drumsticks 5a pair => 920999
t: bass drum pedal single chain => 920999
t: snare drum head 14 inch coated => 920999
t: frozen chicken drumsticks => !9209

@ photograph
en: photograph; vintage photograph; press photo; autopen photo; glossy photo 8x10; photo 8x10; celebrity photo; real photo; black and white photograph; polaroid photo; cabinet card photo; school photo; passport photo; wedding photographs; old photo; printed photograph; kpop photocard set; photo cards kpop; signed photo print; aerial photograph; photo enlargement; canvas photo custom; stereoview; lobby card movie; printed picture; printed image; chromolithograph picture; religious picture print; saint picture; art reproduction; giclée print; giclee; fine art print; wall print
de: Fotografie = photograph; Fotoabzug = photo print; altes Foto = old photo; Pressefoto = press photo; Passfoto = passport photo; Starfoto = star photo; Heiligenbild = holy card; Foto = photo + Abzug|gedruckt|Vintage|Hochglanz; Fineart Druck = fine art print
fr: photographie = photograph; tirage photo = photo print; photo de presse = press photo; photo ancienne = old photo; photo d'identité = identity photo; tirage d'art = art print; reproduction d'art = art reproduction
es: fotografía = photograph; foto antigua = old photo; foto de prensa = press photo; impresión fotográfica = photo print; lámina artística = art print; estampa religiosa = religious print; reproducción de arte = art reproduction; foto impresa = printed photograph
it: fotografia = photograph; foto d'epoca = vintage photograph; stampa fotografica = photographic print; foto stampa = photo print; riproduzione d'arte = art reproduction; fototessera = passport photo
nl: foto = photograph + afdruk|oud|vintage|pers; fotoafdruk = photo print; persfoto = press photo; kunstreproductie = art reproduction; pasfoto = passport photo
pl: fotografia = photograph; odbitka fotograficzna = photographic print; stare zdjęcie = old photograph; zdjęcie prasowe = press photo; wydruk artystyczny = art print; święty obrazek = holy card; reprodukcja obrazu = picture reproduction; wydruk zdjęcia = photo print
pt: fotografia = photograph; foto antiga = old photo; impressão fotográfica = printed photograph; foto de imprensa = press photo; gravura decorativa = decorative print; reprodução de arte = art reproduction; foto impressa = printed photo
not: photograph album; photograph frame; photograph holder; photograph backdrop; photograph paper; fondo fotografía; fondo fotografia; photograph light; photograph studio; photo corner; fotografia sfondo; photograph prop; fond photographie; fundo fotografia; photography; éclairage photographie; trépied photographie; light tent photograph; photograph printer; kpop photocard holder; photograph box; fotografica; fotografico; photographique
  * -> 491191
t: vintage black and white photograph 1940 => 491191
t: press photo 8x10 glossy actress => 491191
t: photograph album leather => !4911

@ piano-part part of upright-piano
en: piano part; piano hammer; piano tuning pin; piano key tops; piano action; piano string felt; piano keybed; piano damper felt; piano soundboard; piano pedal lyre; piano caster cup; piano caster cups; piano keys replacement; piano humidifier; piano key cover felt; music wire piano string; organ pipe; piano lid; piano dolly caster; piano key ivory tops; piano hinge pin
de: Klavierteile = piano part; Klavierhammer = piano hammer; Stimmwirbel Klavier = piano tuning pin; Klaviermechanik = piano action; Tastenläufer = piano key cover; Klavierfilz = piano felt; Orgelpfeife = organ pipe
fr: pièces de piano = piano parts; marteau de piano = piano hammer; cheville piano = piano tuning pin; mécanique piano = piano action; feutre piano = piano felt; bande protection clavier feutre = piano key cover felt
es: piezas de piano = piano part; martillo de piano = piano hammer; clavija piano = piano tuning pin; fieltro piano = piano felt; mecánica piano = piano action
it: parti di pianoforte = piano part; martelletto pianoforte = piano hammer; caviglia pianoforte = piano tuning pin; feltro pianoforte = piano felt; meccanica pianoforte = piano action
nl: pianoonderdelen = piano part; pianohamer = piano hammer; stempen piano = piano tuning pin; pianovilt = piano felt; pianomechaniek = piano action
pl: części do pianina = piano parts; młoteczek fortepianu = piano hammer; kołek stroikowy = piano tuning pin; filc fortepianowy = piano felt; mechanizm pianina = piano action
pt: peças de piano = piano parts; martelo de piano = piano hammer; cravelha piano = piano tuning pin; feltro piano = piano felt; mecanismo piano = piano action
not: piano wire
  "organ pipe" -> 920999
  "cup": main=wood 442199 ~.3; main=plastic 392690 ~.5; * 392690
  "cups": main=wood 442199 ~.3; main=plastic 392690 ~.5; * 392690
  * -> 920991
t: piano tuning pins blued steel => 920991
t: piano hammer felt set => 920991
t: piano hinge steel => !9209

@ piano-sticker
en: piano key sticker; piano keyboard stickers; piano note stickers; piano key labels; keyboard note stickers; piano keyboard note labels; fretboard note stickers; piano key note guide; piano letters guide
de: Klaviertasten Aufkleber = piano key sticker; Klavieraufkleber = piano sticker; Keyboard Noten Aufkleber = keyboard note stickers
fr: autocollants touches piano = piano key sticker; stickers piano notes = piano note stickers; autocollants clavier piano = piano keyboard stickers
es: pegatinas teclas piano = piano key sticker; pegatinas notas piano = piano note stickers; pegatinas teclado piano = piano keyboard stickers
it: adesivi tasti pianoforte = piano key sticker; adesivi note pianoforte = piano note stickers; adesivi tastiera pianoforte = piano keyboard stickers
nl: pianotoetsen stickers = piano key sticker; piano stickers noten = piano note stickers
pl: naklejki na klawisze pianina = piano key sticker; naklejki nuty pianino = piano note stickers
pt: adesivos teclas piano = piano key stickers; adesivos notas piano = piano note stickers
  "silicone|silicona": * 392690
  * -> 491199
t: piano key stickers 88 keys removable => 491199
t: computer keyboard stickers => !920991

@ pipe-smoking-part part of smoking-accessory
en: tobacco pipe bowl; pipe stummel; pipe blank briar; briar pipe; corn cob pipe; meerschaum pipe; churchwarden pipe; dab rig; nectar collector; dabber pipe; hookah mouth tip; hookah stem; hookah mouth tips; shisha bowl; shisha head; shisha hose; hookah base; shisha mouthpiece; downstem; glass bowl piece bong; bong bowl; ash catcher; weed pipe; silicone pipe smoking; metal smoking pipe; cigarillo holder; cigarette holder long; cigarette holder vintage; midwakh; dokha pipe; hookah set; shisha set; silicone bong; dugout one hitter; pipe for smoking tobacco; cigarette mouthpiece filter; cigarette filter holder; cigarette filter reusable; cigarette tip filter
de: Bruyerepfeife = briar pipe; Tabakspfeife = tobacco pipe; Meerschaumpfeife = meerschaum pipe; Maiskolbenpfeife = corn cob pipe; Shishakopf = shisha head; Shisha Schlauch = shisha hose; Shisha Mundstück = shisha mouthpiece; Shisha Set = shisha set; Pfeife + Tabak|Rauchen|Bruyere; Zigarrenspitze = cigar holder
fr: pipe bruyère = briar pipe; pipe en écume = meerschaum pipe; pipe = smoking pipe + tabac|bruyère|maïs; foyer chicha = shisha bowl; tuyau chicha = shisha hose; fume cigarette = cigarette holder; embout chicha = hookah mouth tip
es: pipa tabaco = tobacco pipe; pipa de brezo = briar pipe; cazoleta cachimba = shisha bowl; manguera cachimba = shisha hose; boquilla cachimba = hookah mouthpiece; boquilla cigarrillo = cigarette holder; pipa de agua = water pipe; narguile = hookah
it: pipa tabacco = tobacco pipe; pipa in radica = briar pipe; pipa da fumo = smoking pipe; braciere narghilè = shisha bowl; tubo narghilè = shisha hose; bocchino narghilè = hookah mouth tip; pipa = pipe + tabacco|radica|fumo
nl: tabakspijp = tobacco pipe; bruyère pijp = briar pipe; maiskolfpijp = corn cob pipe; waterpijpkop = shisha head; shisha slang = shisha hose; sigarettenpijpje = cigarette holder; shisha set = shisha set
pl: fajka do tytoniu = tobacco pipe; fajka wrzośca = briar pipe; cybuch = pipe stem; shisha zestaw = shisha set; wąż do shishy = shisha hose; lufka do papierosów = cigarette holder; cygarniczka = cigarette holder; fajka = smoking pipe + tytoń|tytoniu|wrzosiec; cygarniczek = cigarette holder
pt: cachimbo de tabaco = tobacco pipe; rosh narguilé = shisha bowl; mangueira narguilé = hookah hose; piteira cigarro = cigarette holder; boquilha cigarro = cigarette holder; arguile = hookah
not: boquilla cigarrillo electrónico; chicha bebida; pipe cleaner; charbon chicha; carbón cachimba; carvão narguilé; węgiel do shishy; pinza cachimba; tabac chicha; fogareiro narguilé; shisha kohle; chicha charbon; tabaco cachimba; carboncino narghilè; ash catcher bbq; dab rig kit electronic; dab pen; pipa de calabaza; chicha harina; pipe bag tobacco; shisha tobacco
  * -> 961400
t: briar tobacco pipe handmade => 961400
t: shisha hose silicone => 961400
t: hookah charcoal cubes => !9614

@ plucked-instrument
en: ukulele; soprano ukulele; concert ukulele; tenor ukulele; banjo; mandolin; harp; lyre harp; lyre; lever harp; celtic harp; lap harp; zither; autoharp; dulcimer; hammered dulcimer; guzheng; koto; sitar; oud instrument; arabic oud; lute; balalaika; bouzouki; pipa instrument; shamisen; charango; cuatro venezolano; kora instrument; tanpura; santoor; saz; baglama; psaltery; guqin; bandura; kantele; gusli; ruan; liuqin; banjolele; sanshin; konghou; hurdy gurdy
de: Ukulele = ukulele; Banjo = banjo; Mandoline = mandolin; Harfe = harp; Leier = lyre; Zither = zither; Hackbrett = hammered dulcimer; Laute = lute; Drehleier = hurdy-gurdy; Konzertukulele = concert ukulele; Leierharfe = lyre harp
fr: ukulélé = ukulele; banjo = banjo; mandoline = mandolin; harpe = harp; lyre = lyre; cithare = zither; luth = lute; oud = oud instrument; vielle à roue = hurdy gurdy; harpe celtique = celtic harp
es: ukelele = ukulele; banjo = banjo; mandolina = mandolin; arpa = harp; lira instrumento = lyre; cítara = zither; laúd = lute; bandurria = bandurria; charango = charango
it: ukulele = ukulele; banjo = banjo; mandolino = mandolin; arpa = harp; lira strumento = lyre; cetra = zither; liuto = lute; ghironda = hurdy-gurdy
nl: ukelele = ukulele; banjo = banjo; mandoline = mandolin; harp = harp; lier instrument = lyre; citer = zither; luit = lute; draailier = hurdy-gurdy
pl: ukulele = ukulele; banjo = banjo; mandolina = mandolin; harfa = harp; lira = lyre; cytra = zither; lutnia = lute; cymbały = dulcimer
pt: ukulele = ukulele; cavaquinho = cavaquinho; banjo = banjo; bandolim = mandolin; harpa = harp; lira instrumento = lyre; cítara = zither; alaúde = lute; viola caipira = viola caipira guitar
not: harp seal; lyre bird; banjo bolt; banjo fitting; banjo eye; banjo minnow; mandolin slicer; ukulele strings; ukulele strap; ukulele case; ukulele bag; ukulele stand; banjo connector; mandoline slicer; râpe mandoline; mandolina cortador; mandolina cocina; harp necklace; lampe harpe; lamp harp; ukulele toy; mandoline küche; mandoline cuisine; mandoline groente; mandolino affettatutto; hurdy gurdy toy; banjo union; lute suppository
  kind=toy-music -> 950300 ~.03
  "electric harp": * 920790
  "hurdy": * 920290
  * -> 920290
t: soprano ukulele 21 inch beginner mahogany => 920290
t: lyre harp 16 strings => 920290
t: mandolin banjo 8 string => 920290
t: banjo bolt m10 brake => !9202

@ print-original
en: etching print; original etching; lithograph; original lithograph; woodcut print; linocut print; linocut; woodblock print; original engraving; engraving print; aquatint; mezzotint; drypoint; ukiyo-e; silkscreen print artist; serigraph; screen print signed numbered; signed lithograph; monotype print; antique engraving; artist proof print; hand pulled print
de: Originallithografie = original lithograph; Lithografie = lithograph; Radierung = etching; Holzschnitt = woodcut; Linolschnitt = linocut; Kupferstich = copper engraving; Siebdruck signiert = signed screen print; Originalgrafik = original print
fr: lithographie = lithograph; lithographie originale = original lithograph; eau forte = etching; gravure originale = original engraving; gravure ancienne = antique engraving; linogravure = linocut; xylographie = woodcut; estampe = art print; sérigraphie signée = signed screen print
es: litografía = lithograph; litografía original = original lithograph; aguafuerte = etching; grabado original = original engraving; grabado antiguo = antique engraving; linograbado = linocut; xilografía = woodcut print; serigrafía firmada = signed screen print
it: litografia = lithograph; litografia originale = original lithograph; acquaforte = etching print; incisione originale = original engraving; xilografia = woodcut print; linoleografia = linocut print; serigrafia firmata = signed screen print; stampa antica = antique print
nl: litho = lithograph; lithografie = lithograph; ets = etching print; houtsnede = woodcut print; linosnede = linocut; kopergravure = copper engraving; zeefdruk gesigneerd = signed screen print; originele ets = original etching
pl: litografia = lithograph; akwaforta = etching; drzeworyt = woodcut; linoryt = linocut; miedzioryt = copperplate engraving; grafika oryginalna = original print; serigrafia sygnowana = signed screen print
pt: litografia = lithograph; litografia original = original lithograph; água-forte = etching print; gravura original = original engraving; xilogravura = woodcut print; linogravura = linocut; serigrafia assinada = signed serigraph; gravura antiga = antique engraving
not: linocut kit; linocut tools; linocut carving; linocut ink; etching ink; lino cutting; linocut block; linocut set; etching press; screen print kit; lithography machine; lithograph tin; etching cream; lithography stone; offset lithography; kit linogravure
  "reproduction" -> 491191
  "poster" -> 491191
  "giclee" -> 491191
  kind=century-old -> 970210 ~.04
  * -> 970290
t: signed numbered lithograph 1975 => 970290
t: original copper engraving print over 100 years old => 970210
t: linocut carving tools => !9702

@ replica-weapon
en: replica gun; replica pistol; non firing replica gun; denix replica; denix revolver; replica rifle; decorative replica gun; replica musket; blank gun replica; flintlock replica; prop gun metal
de: Dekowaffe = decorative weapon; Replika Pistole = replica pistol; Dekopistole = decorative pistol; Modellwaffe = model weapon
fr: réplique pistolet décoratif = decorative replica pistol; pistolet décoratif = decorative pistol; arme factice décorative = decorative imitation weapon
es: réplica pistola decorativa = decorative replica pistol; pistola decorativa = decorative pistol; réplica arma denix = denix replica
it: replica pistola decorativa = decorative replica pistol; pistola decorativa = decorative pistol; arma replica denix = denix replica weapon
nl: replica pistool = replica pistol; decoratief pistool = decorative pistol; namaakwapen decoratie = decorative replica weapon
pl: replika pistoletu dekoracyjna = decorative replica pistol; replika broni dekoracyjnej = decorative replica weapon; atrapa pistoletu metalowa = metal replica pistol
pt: réplica pistola decorativa = decorative replica pistol; pistola decorativa = decorative pistol; réplica arma denix = denix replica
not: airsoft replica; replica gun lighter
  "blank firing" -> 930390
  "airsoft" -> 930400
  main: plastic 950300 ~.1
  * -> 830629      # statuettes and other ornaments of base metal; cannot fire
t: denix replica revolver non firing metal => 830629
t: plastic toy gun => !830629

@ sculpture-original
en: original sculpture; original statue; original marble statue; original marble sculpture; original stone sculpture; original wood sculpture; original wooden sculpture; original bronze sculpture; sculptor signed bronze; one of a kind sculpture; hand carved marble sculpture original; artist sculpture; original stone carving sculpture; limited edition bronze artist sculpture; contemporary art sculpture original
de: Originalskulptur = original sculpture; Originalplastik = original sculpture; Bronzeskulptur signiert = signed bronze sculpture; Skulptur = sculpture + Original|Unikat|Künstler
fr: sculpture originale = original sculpture; statue originale = original statue; bronze d'artiste = artist bronze; sculpture = sculpture + originale|unique|artiste
es: escultura original = original sculpture; estatua original = original statue; escultura = sculpture + original|única|artista
it: scultura originale = original sculpture; statua originale = original statue; scultura = sculpture + originale|unica|artista
nl: origineel beeldhouwwerk = original sculpture; origineel beeld = original statue; sculptuur = sculpture + origineel|uniek|kunstenaar
pl: oryginalna rzeźba = original sculpture; rzeźba = sculpture + oryginalna|unikat|autorska
pt: escultura original = original sculpture; estátua original = original statue; escultura = sculpture + original|única|artista
not: original sculpture resin craft
  "resin|resina" -> 392640
  kind=century-old -> 970310 ~.03
  * -> 970390
t: original bronze sculpture signed by artist => 970390
t: original marble statue over 100 years old => 970310
t: resin buddha statue => !9703

@ stamp-collectible
en: rare stamp; old postage stamp; philatelic stamp; philately; stamp lot; used stamp lot; stamp sheet mnh; mnh stamp; souvenir sheet stamps; postal stationery collectible; postmark collection; entire letter philatelic; stamp cover; commemorative cover; world stamps lot; stamps mix; stamp kiloware; stamp + mnh|all different|off paper|on paper|mint never hinged|philatelic|used lot|collector|topical|souvenir sheet|cancelled; postal history; vintage stamps lot
de: Briefmarken = postage stamp + gestempelt|Sammlung|Lot|postfrisch|Posten; Philatelie = philately; Briefmarkenblock = stamp sheet
fr: timbres = stamps + collection|oblitérés|lot|neufs; enveloppe premier jour = first day cover; philatélie = philately; bloc feuillet = souvenir sheet
es: sellos = stamp + colección|usados|lote|nuevos filatelia; sobre primer día = first day cover; filatelia = philatelic item; sellos de colección = collectible stamp; hoja bloque = stamp sheet
it: francobolli = stamp + collezione|usati|lotto|nuovi; busta primo giorno = first day cover; filatelia = philately; francobolli da collezione = collectible stamp; foglietto francobollo = stamp sheet
nl: postzegels = postage stamp + verzameling|gestempeld|partij|postfris; eerstedagenvelop = first day cover; filatelie = philately; postzegelverzameling = stamp collection
pl: znaczki = stamps + kolekcja|stemplowane|zestaw|czyste|pocztowe; koperta pierwszego dnia = first day cover; filatelistyka; klaser ze znaczkami = stamp album with stamps; bloczek znaczek = stamp sheet
pt: selos = stamps + coleção|usados|lote|novos filatelia; envelope primeiro dia = first day cover; filatelia = philately; selos de coleção = collectible stamps; bloco selos = stamp block
not: stamp album; stamp tweezers; stamp tongs; sellos de goma; stamp collecting album; clear stamps; rubber stamps; stamp stockbook; stamp hinges; stamp perforation gauge; stamp catalogue; stamp mounts; sellos mecánicos; sellos de silicona; selos de silicone; timbro francobolli; znaczki metalowe; znaczki pin; sellada; sellado; selada; selar; selaria
  * -> 970400
t: used world stamps all different 500 => 970400
t: germany mnh stamp sheet 1972 philatelic => 970400
t: rubber stamp self inking => !9704

@ throwing-weapon
en: ninja star; shuriken; throwing knives; throwing knife; kunai; sai weapon; sai daggers; tonfa; kubotan; halberd; medieval spear; battle axe; medieval mace; war hammer medieval; morning star weapon; flail weapon; dagger + steel|blade|sheath|hunting|medieval|fixed|damascus|scabbard; medieval dagger; boot dagger; stiletto dagger; kris dagger; kukri; sword cane; sai + ninja|weapon|karate|martial; pike weapon; tanto; kirpan; athame
de: Wurfstern = throwing star; Wurfmesser = throwing knife; Dolch = dagger; Hellebarde = halberd; Streitaxt = battle axe; Tomahawk = tomahawk; Kubotan = kubotan; Kukri = kukri; Karambit = karambit; Stockdegen = sword cane; Morgenstern Waffe = morning star weapon; Tonfa = tonfa
fr: étoile de lancer = throwing star; shuriken = shuriken; couteau de lancer = throwing knife; couteaux de lancer = throwing knives; dague = dagger; hallebarde = halberd; hache de guerre = battle axe; tomahawk = tomahawk; kubotan = kubotan; kukri = kukri; karambit = karambit; canne épée = sword cane
es: estrella ninja = ninja star; shuriken = shuriken; cuchillo lanzador = throwing knife; cuchillo de lanzar = throwing knife; daga = dagger; alabarda = halberd; hacha de guerra = battle axe; tomahawk = tomahawk; kubotan = kubotan; kukri = kukri; karambit = karambit; bastón espada = sword cane
it: stella ninja = ninja star; shuriken = shuriken; coltello da lancio = throwing knife; coltelli da lancio = throwing knives; pugnale = dagger; alabarda = halberd; ascia da guerra = battle axe; tomahawk = tomahawk; kubotan = kubotan; kukri = kukri; karambit = karambit; bastone animato = sword cane
nl: werpster = ninja star; shuriken = shuriken; werpmes = throwing knife; werpmessen = throwing knives; dolk = dagger; hellebaard = halberd; strijdbijl = battle axe; tomahawk = tomahawk; kubotan = kubotan; kukri = kukri; karambit = karambit
pl: gwiazdka ninja = ninja star; shuriken = shuriken; nóż do rzucania = throwing knife; noże do rzucania = throwing knives; sztylet = dagger; halabarda = halberd; topór bojowy = battle axe; tomahawk = tomahawk; kubotan = kubotan; kukri = kukri knife; karambit = karambit knife
pt: estrela ninja = ninja star; shuriken = shuriken; faca de arremesso = throwing knife; adaga = dagger; alabarda = halberd; machado de guerra = battle axe; tomahawk = tomahawk; kubotan = kubotan; kukri = kukri; karambit = karambit
not: dagger earrings; dagger necklace; throwing knife target; dagger pendant; tomahawk steak; dagger charm; kunai toy; dagger ring; kukri beer; dagger collar; dagger blouse; karambit keychain; tanto knife pocket; daga arete; mora dolch; tanto anime; toy; csgo karambit toy
  "foam|espuma|schiuma|espanso" -> 950300
  "plastic|plástico|plastica" -> 950300
  "rubber|caucho|goma|gomma|borracha" -> 950699
  "throwing knife" -> 821192
  "throwing knives" -> 821192
  "wurfmesser" -> 821192
  "couteau" -> 821192
  "couteaux" -> 821192
  "cuchillo" -> 821192
  "coltello" -> 821192
  "coltelli" -> 821192
  "werpmes" -> 821192
  "werpmessen" -> 821192
  "nóż" -> 821192
  "noże" -> 821192
  "faca" -> 821192
  "kukri" -> 821192
  "karambit": "folding|plegable|pieghevole|dobrável" 821193; * 821192
  "tomahawk" -> 820140
  "throwing axe" -> 820140
  "kubotan" -> 732690
  "tonfa" -> 950699
  "bo staff" -> 950699
  * -> 930700
t: medieval dagger with sheath => 930700
t: throwing knives set of 3 with sheath => 821192
t: tomahawk throwing axe => 820140
t: dagger earrings gothic => !9307

@ upright-piano
en: upright piano; acoustic piano; grand piano; baby grand piano; concert grand piano; harpsichord; clavichord; spinet; used piano acoustic; player piano; automatic piano; piano + upright|grand|acoustic|concert
de: Klavier = piano + akustisch|Holz|88 Tasten|schwarz poliert; Flügel = grand piano + Konzert|Piano|Stutz; Stutzflügel = baby grand piano; Cembalo = harpsichord; Konzertflügel = concert grand piano; Pianino = upright piano; akustisches Klavier = acoustic piano
fr: piano droit = upright piano; piano à queue = grand piano; clavecin = harpsichord; épinette clavecin = spinet; piano acoustique = acoustic piano
es: piano vertical = upright piano; piano de cola = grand piano; clavecín = harpsichord; clavicémbalo = harpsichord; piano acústico = acoustic piano
it: pianoforte verticale = upright piano; pianoforte a coda = grand piano; pianoforte = piano; clavicembalo = harpsichord; spinetta = spinet
nl: staande piano = upright piano; vleugelpiano = grand piano; klavecimbel = harpsichord; akoestische piano = acoustic piano
pl: pianino = upright piano; fortepian = grand piano; klawesyn = harpsichord; pianino akustyczne = acoustic piano
pt: piano vertical = upright piano; piano de cauda = grand piano; cravo instrumento = harpsichord; piano acústico = acoustic piano
not: baby grand piano toy; grand piano music box; grand piano sound library
  kind=electro-instrument -> 920710 ~.05
  kind=toy-music -> 950300 ~.02
  "harpsichord" -> 920190
  "clavichord" -> 920190
  "spinet" -> 920190
  "player" -> 920190
  "automatic|automático" -> 920190
  "cembalo" -> 920190
  "clavecin" -> 920190
  "clavecín" -> 920190
  "clavicémbalo" -> 920190
  "clavicembalo" -> 920190
  "spinetta" -> 920190
  "klavecimbel" -> 920190
  "klawesyn" -> 920190
  "cravo" -> 920190
  "grand" -> 920120
  "flügel" -> 920120
  "stutzflügel" -> 920120
  "konzertflügel" -> 920120
  "queue" -> 920120
  "cola" -> 920120
  "coda" -> 920120
  "vleugelpiano" -> 920120
  "fortepian" -> 920120
  "cauda" -> 920120
  * -> 920110
t: upright piano 121 cm black polished => 920110
t: concert grand piano 274 cm => 920120
t: digital piano 88 keys => 920710
t: piano stool adjustable => !9201

@ violin-part part of bowed-instrument
en: violin bow; cello bow; viola bow; bow for violin; violin shoulder rest; shoulder rest + violin|viola; violin chin rest; chin rest + violin|viola; violin bridge; cello bridge; violin tailpiece; violin pegs; violin peg; violin mute; cello endpin; endpin stopper; violin fine tuner; fine tuner violin; violin stand; cello stand; violin parts; violin finger guide; erhu bow; violin soundpost; cello rock stop; double bass bow; violin fingerboard tape; violin bow hold; carbon fiber violin bow; brazilwood bow; violin bow corrector; violin sponge rest; viola bridge; violin chin rest pad
de: Geigenbogen = violin bow; Violinbogen = violin bow; Cellobogen = cello bow; Schulterstütze Geige = violin shoulder rest; Schulterstütze = shoulder rest + Violine|Geige; Kinnhalter = chin rest; Geigensteg = violin bridge; Saitenhalter = tailpiece; Stimmwirbel Geige = violin peg; Dämpfer Geige = violin mute; Cellostachel = cello endpin
fr: archet violon = violin bow; archet = bow; archet violoncelle = cello bow; coussin violon = violin cushion; épaulière violon = violin shoulder rest; mentonnière violon = violin chin rest; chevalet violon = violin bridge; cordier violon = violin tailpiece; sourdine violon = violin mute
es: arco de violín = violin bow; arco violín = violin bow; arco para violonchelo = cello bow; almohadilla violín = shoulder rest; soporte hombro violín = violin shoulder rest; mentonera violín = violin chin rest; puente violín = violin bridge; cordal = violin tailpiece; sordina violín = violin mute
it: archetto violino = violin bow; archetto = instrument bow + violino|violoncello|crine; spalliera violino = violin shoulder rest; mentoniera = chin rest; ponticello violino = violin bridge; cordiera = tailpiece; sordina violino = violin mute; puntale violoncello = cello endpin
nl: strijkstok = bow; vioolstrijkstok = violin bow; schoudersteun viool = violin shoulder rest; kinhouder = chin rest; kam viool = violin bridge; staartstuk viool = violin tailpiece; demper viool = violin mute
pl: smyczek = bow; smyczek skrzypcowy = violin bow; żeberko do skrzypiec = shoulder rest; podbródek skrzypce = violin chin rest; mostek skrzypce = violin bridge; strunociąg = tailpiece; tłumik skrzypce = violin mute
pt: arco de violino = violin bow; arco para violoncelo = cello bow; espaleira violino = violin shoulder rest; queixeira = chin rest; cavalete violino = violin bridge; estandarte violino = violin tailpiece; surdina violino = violin mute
not: violin bow hair; bow rosin; violin bow rosin; violin bow case; archet scie; archetto per traforo; archetto traforo; archet tatouage
  kind=electro-instrument -> 920994 ~.01
  * -> 920992
t: carbon fiber violin bow 4/4 => 920992
t: violin shoulder rest adjustable => 920992
t: bow and arrow set archery => !9209

@ wind-part part of woodwind-instrument, brass-instrument
en: saxophone reed; clarinet reed; reeds + saxophone|clarinet|alto sax|tenor sax|oboe|bassoon; alto sax reed; oboe reed; saxophone mouthpiece; clarinet mouthpiece; trumpet mouthpiece; trombone mouthpiece; mouthpiece + saxophone|trumpet|clarinet|trombone|horn|tuba|sax|flute; ligature saxophone; mouthpiece ligature; saxophone neck strap; sax strap; saxophone strap; sax neck strap; saxophone stand; trumpet stand; clarinet stand; flute stand; trumpet mute; practice mute trumpet; trombone mute; clarinet pads; saxophone pads; reed case; saxophone cleaning kit; clarinet cleaning kit; flute cleaning swab; trumpet cleaning kit; saxophone swab; harmonica holder; harmonica neck holder; accordion strap; accordion straps; clarinet barrel; saxophone neck; saxophone thumb rest; thumb rest clarinet; trumpet valve guard; accordion bellows; saxophone parts; clarinet parts; trumpet parts; flute head joint; mouthpiece brush; mouthpiece puller; mouthpiece patch; mouthpiece cushion; bagpipe chanter; bagpipe reed; harmonica reed plate; chanter; trumpet mouthpiece rim
de: Saxophonblatt = saxophone reed; Klarinettenblatt = clarinet reed; Blätter + Saxophon|Klarinette; Saxophon Mundstück = saxophone mouthpiece; Mundstück = mouthpiece + Saxophon|Trompete|Klarinette|Posaune; Blattschraube = ligature; Saxophongurt = saxophone strap; Saxophonständer = saxophone stand; Trompetendämpfer = trumpet mute; Mundharmonikahalter = harmonica holder; Akkordeongurt = accordion strap; Korkfett = cork grease; Trompetenständer = trumpet stand
fr: anche saxophone = saxophone reed; anche clarinette = clarinet reed; anche = reed + saxophone|clarinette|hautbois; bec saxophone = saxophone mouthpiece; bec de clarinette = clarinet mouthpiece; embouchure trompette = trumpet mouthpiece; embouchure = mouthpiece + trompette|trombone|cor; ligature saxophone = ligature saxophone; cordon saxophone = saxophone strap; support saxophone = saxophone stand; sourdine trompette = trumpet mute; porte harmonica = harmonica holder; bretelles accordéon = accordion straps; graisse à liège = cork grease
es: caña saxofón = saxophone reed; cañas = reeds + saxofón|clarinete|oboe; caña clarinete = clarinet reed; boquilla saxofón = saxophone mouthpiece; boquilla clarinete = clarinet mouthpiece; boquilla trompeta = trumpet mouthpiece; boquilla = mouthpiece + saxofón|clarinete|trompeta|trombón; abrazadera saxofón = ligature saxophone; correa saxofón = saxophone strap; soporte saxofón = saxophone stand; sordina trompeta = trumpet mute; soporte armónica = harmonica holder; correas acordeón = accordion strap
it: ancia sassofono = saxophone reed; ancia clarinetto = clarinet reed; ance = reeds + sax|sassofono|clarinetto; bocchino sax = saxophone mouthpiece; bocchino tromba = trumpet mouthpiece; bocchino = mouthpiece + sassofono|clarinetto|tromba|sax|trombone; legatura sax = ligature saxophone; tracolla sax = saxophone strap; supporto sax = saxophone stand; sordina tromba = trumpet mute; reggi armonica = harmonica holder; cinghie fisarmonica = accordion strap
nl: saxofoonriet = saxophone reed; klarinetriet = clarinet reed; rieten = reeds + saxofoon|klarinet; mondstuk saxofoon = saxophone mouthpiece; mondstuk = mouthpiece + saxofoon|trompet|klarinet|trombone; rietbinder = ligature; saxofoonband = saxophone strap; saxofoonstandaard = saxophone stand; trompetdemper = trumpet mute; mondharmonicahouder = harmonica holder; accordeonriemen = accordion straps
pl: stroik do saksofonu = saxophone reed; stroik do klarnetu = clarinet reed; stroiki = reeds + saksofon|klarnet; ustnik saksofonu = saxophone mouthpiece; ustnik = mouthpiece + saksofon|saksofonu|trąbka|trąbki|klarnet; ligatura saksofon = ligature saxophone; pasek do saksofonu = saxophone strap; stojak na saksofon = saxophone stand; tłumik trąbka = trumpet mute; uchwyt na harmonijkę = harmonica holder; paski do akordeonu = accordion straps
pt: palheta saxofone = saxophone reed; palheta clarinete = clarinet reed; palheta sax = saxophone reed; boquilha saxofone = saxophone mouthpiece; boquilha = mouthpiece + saxofone|clarinete|trompete|trombone; abraçadeira saxofone = saxophone ligature; correia saxofone = saxophone strap; suporte saxofone = saxophone stand; surdina trompete = trumpet mute; suporte gaita = harmonica holder; correias acordeão = accordion straps
not: reed diffuser; reed switch; snorkel mouthpiece; hookah mouthpiece; cigarette mouthpiece; horse bit mouthpiece; mouthpiece shisha; mouthpiece diving; shisha mouthpiece; bec verseur
  * -> 920999
t: alto saxophone reeds strength 2.5 10 pcs => 920999
t: trumpet mouthpiece 7c silver plated => 920999
t: saxophone neck strap padded => 920999
t: shisha mouthpiece plastic => !9209

@ woodwind-instrument
en: flute; concert flute; saxophone; alto saxophone; tenor saxophone; soprano saxophone; clarinet; bb clarinet; oboe; bassoon; piccolo flute; recorder instrument; descant recorder; soprano recorder; alto recorder; treble recorder; recorder + flute|soprano|descant|baroque|german fingering; harmonica; blues harmonica; diatonic harmonica; chromatic harmonica; tremolo harmonica; mouth organ; melodica; accordion; button accordion; piano accordion; concertina; bandoneon; ocarina; pan flute; panpipes; bagpipe; bagpipes; tin whistle; irish whistle; penny whistle; didgeridoo; native american flute; bansuri; bamboo flute; duduk; shakuhachi; dizi; xiao flute; hulusi; sheng instrument; suona; quena; ney flute; shehnai; pungi; harmonium; pump organ; shruti box; pipe organ; mini saxophone; pocket sax; shofar; kaval; fife; bass recorder; flageolet
de: Querflöte = concert flute; Blockflöte = recorder; Saxophon = saxophone; Saxofon = saxophone; Altsaxophon = alto saxophone; Klarinette = clarinet; Oboe = oboe; Fagott = bassoon; Mundharmonika = harmonica; Melodica = melodica; Akkordeon = accordion; Ziehharmonika = accordion; Okarina = ocarina; Panflöte = pan flute; Dudelsack = bagpipes; Didgeridoo = didgeridoo; Flöte = flute; Harmonium = harmonium; Konzertina = concertina
fr: flûte traversière = concert flute; flûte à bec = recorder; flûte = flute; saxophone = saxophone; clarinette = clarinet; hautbois = oboe; basson = bassoon; harmonica = harmonica; mélodica = melodica; accordéon = accordion; ocarina = ocarina; flûte de pan = pan flute; cornemuse = bagpipes; didgeridoo = didgeridoo; harmonium = harmonium
es: flauta = flute; flauta dulce = recorder; flauta travesera = transverse flute; saxofón = saxophone; saxo alto = alto saxophone; clarinete = clarinet; oboe = oboe; fagot = bassoon; armónica = harmonica; melódica = melodica; acordeón = accordion; ocarina = ocarina; flauta de pan = pan flute; gaita = bagpipe; didgeridoo = didgeridoo
it: flauto = flute; flauto traverso = concert flute; flauto dolce = recorder; sassofono = saxophone; sax contralto = alto saxophone; clarinetto = clarinet; oboe = oboe; fagotto = bassoon; armonica a bocca = harmonica; armonica = harmonica; melodica = melodica; diamonica = melodica; fisarmonica = accordion; ocarina = ocarina; flauto di pan = pan flute; cornamusa = bagpipes
nl: dwarsfluit = transverse flute; blokfluit = recorder instrument; saxofoon = saxophone; klarinet = clarinet; hobo = oboe; fagot = bassoon; mondharmonica = harmonica; melodica = melodica; accordeon = accordion; ocarina = ocarina; panfluit = pan flute; doedelzak = bagpipes; didgeridoo = didgeridoo
pl: flet = flute; flet poprzeczny = concert flute; flet prosty = recorder; saksofon = saxophone; klarnet = clarinet; obój = oboe; fagot = bassoon; harmonijka ustna = harmonica; melodyka = melodica; akordeon = accordion; okaryna = ocarina; fletnia pana = pan flute; dudy = bagpipes
pt: flauta = flute; flauta transversal = concert flute; flauta doce = recorder; saxofone = saxophone; clarinete = clarinet; oboé = oboe; fagote = bassoon; gaita de boca = harmonica; gaita de foles = bagpipes; escaleta = melodica; acordeão = accordion; ocarina = ocarina; flauta de pã = pan flute; harmónica = harmonica
not: champagne flute; flute glass; flute case; flûte à champagne; flûte champagne; champagne flûte; harmonica case; harmonica holder; accordion door; accordion folder; accordion file; accordion blind; accordion fold; accordion hose; accordion bag; accordion gift; saxophone brooch; saxophone pendant; saxophone pin; flute pendant; saxophone reed; clarinet reed; accordion case; saxophone mouthpiece; clarinet mouthpiece; sax strap; saxophone strap; flute verre; flauto flute champagne; tin whistle key chain; flutes à champagne; flute end mill; accordion straps; accordion card; saxophone stand; flute stand; flute cleaning; saxophone cleaning; video recorder; voice recorder; data recorder; reel recorder; flute cut; flutes router; flute drill; accordion shades; accordion dust; accordion bus; accordion wallet; accordion curtain; soporte flauta; fluted
  kind=electro-instrument -> 920790 ~.04
  kind=toy-music -> 950300 ~.05
  * -> 920590
t: c key harmonica 10 holes blues => 920590
t: alto saxophone eb gold lacquer => 920590
t: soprano recorder flute abs german fingering => 920590
t: champagne flute glass set => !9205
