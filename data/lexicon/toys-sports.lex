# Toys, games, party and festive goods, crafts and hobby, sports, fitness, camping, fishing.

value form=paint-set
en: paint set; paint kit; colour set; set of paints
value kind=magnet-toy
en: magnetic toy

@ toy-vehicle
en: rc drone toy; toy truck; toy train set; diecast car; model car; rc boat; rc tank; rc truck; toy plane; toy tractor; slot car; race track set; ride on car; electric ride on car; kids electric car; balance bike; push car; toy excavator; pull back car; toy helicopter; rc helicopter; rc airplane; toy fire truck; rc buggy; toy garage; toy motorcycle; scale model; model train; model aircraft kit; model ship kit; ride on toy; wiggle car; toy boat; monster truck toy; rc monster truck; monster truck + rc|toy|kids|remote; rc crawler; rc robot; toy bus; model railway; wooden train set; diecast model; hot wheels; toy tank; toy ambulance; kids tricycle; kids scooter toy; foam plane; glider toy
de: Modellauto; Spielzeugauto Set; ferngesteuertes Auto; Modelleisenbahn; Laufrad; Spielzeugeisenbahn; Rutschauto; Kinderauto elektrisch; Modellbausatz; RC Auto; Spielzeugtraktor; Bobbycar; Modellflugzeug
fr: voiture télécommandée; voiture miniature; petit train; draisienne; maquette; porteur enfant; voiture électrique enfant; circuit voiture; avion télécommandé; tracteur jouet; modèle réduit
es: coche teledirigido; coche de juguete; tren de juguete; bicicleta sin pedales; maqueta; correpasillos; coche eléctrico niños; pista de coches; coche radiocontrol; avión teledirigido; camión de juguete
it: macchinina; auto telecomandata; trenino; bici senza pedali; modellino; macchina elettrica bambini; pista macchinine; cavalcabile; trattore giocattolo; aereo telecomandato
nl: speelgoedauto; bestuurbare auto; loopfiets; modelauto; speelgoedtrein; loopauto; modelbouw; racebaan; elektrische kinderauto
pl: samochodzik; samochód zdalnie sterowany; kolejka; rowerek biegowy; model do sklejania; jeździk; autko; tor samochodowy; auto na akumulator dla dzieci; resorak
pt: carrinho de brinquedo; carrinho de controle remoto; trenzinho; bicicleta de equilíbrio; maquete; pista de carrinhos; miniatura de carro; caminhão de brinquedo
not: camera drone; rc car battery; rc car tire; rc car motor; model car display case; rc car parts; rc servo; rc esc; ride on mower; rc motor; rc car body; rc transmitter; rc propeller; rc receiver; scale model paint; model paint; ride on toy battery; rc tire; balance bike helmet; maqueta pintura; rc part; rc wheel; rc charger
  * -> 950300
t: rc monster truck 4wd 1:16 => 950300
t: kids balance bike 12 inch => 950300
t: ride on lawn mower => !9503

@ toy-educational
en: educational toy; montessori toy; learning toy; science kit; stacking toy; wooden toy; shape sorter; busy board; magnetic tiles; magnetic building; toy microscope; toy musical instrument; toy piano; toy drum; baby toy; busy book; quiet book; stacking cups toy; learning tablet kids; talking flash cards; abacus; counting toy; alphabet puzzle; sorting toy; baby gym; play gym; musical mobile; crib mobile; baby walker toy; activity cube; robot toy; coding robot; magnetic balls toy; toy camera; kids camera toy; activity table; kids activity table; story projector toy; toy xylophone; stem toy; wooden blocks; electronic pet; toy phone; experiment kit; crystal growing kit; dinosaur egg dig; toy laptop; felt board toy; magnetic drawing board; doodle board; water doodle mat; sensory bin; drawing projector toy; walkie talkie toy; pounding toy; wooden rainbow; stacking rings; bead maze; lacing toy; tangram; geoboard; toy clock learning; toy cash register
de: Lernspielzeug; Holzspielzeug; Montessori Spielzeug; Steckspiel; Experimentierkasten; Babyspielzeug; Magnetbausteine; Activity Board; Roboter Spielzeug; Spielbogen; Mobile + Baby|Bett; Zaubertafel; Stapelturm; Motorikwürfel
fr: jouet éducatif; jouet en bois; jouet montessori; jeu éducatif; kit scientifique; mobile bébé; arche d'éveil; tableau d'éveil; robot jouet; ardoise magique; jouet bébé; cubes bébé; boulier
es: juguete educativo; juguete de madera; juguete montessori; juego educativo; kit de ciencia; móvil cuna; gimnasio bebé; robot juguete; tablero sensorial; pizarra mágica; ábaco; juguete bebé
it: giocattolo educativo; giocattolo in legno; gioco montessori; kit scientifico; giostrina culla; palestrina neonato; robot giocattolo; lavagnetta magica; cubi impilabili; gioco educativo; abaco
nl: educatief speelgoed; houten speelgoed; montessori speelgoed; babyspeelgoed; babygym; muziekmobiel; speelgoedrobot; magnetisch tekenbord; experimenteerset; telraam
pl: zabawka edukacyjna; zabawka drewniana; zabawka montessori; karuzela do łóżeczka; mata edukacyjna; sorter; tablica manipulacyjna; robot zabawka; znikopis; klocki magnetyczne; liczydło; zestaw naukowy
pt: brinquedo educativo; brinquedo de madeira; brinquedo montessori; kit de ciências; móbile berço; tapete atividades bebê; robô brinquedo; lousa mágica brinquedo; ábaco; blocos magnéticos
not: pet educational toy; drawing board architect; microscope biological; bird toy; parrot toy; baby toy storage; teaching skeleton; anatomy model; mobile phone; xylophone professional
  * -> 950300
t: montessori wooden shape sorter => 950300
t: baby crib mobile musical => 950300
t: baby monitor camera => !950300

@ toy-pretend
en: play kitchen; pretend play; toy tool set; play food; doctor kit toy; toy cash register set; play tent; kids tent; ball pit; play house; toy kitchen set; toy tea set; toy vacuum cleaner; dress up doll; doll stroller; doll clothes; doll accessories; dollhouse furniture; doll house miniature; toy shopping cart; toy makeup; toy weapon; foam dart gun; toy sword; toy bow; gel blaster; cap gun; toy knife; nerf gun; foam darts; bb toy gun; toy soldier; toy handcuffs; toy dinosaur; toy animal figures; farm animal toys; mini figures; dollhouse kit; miniature house kit; doll dress; baby doll; reborn doll; barbie doll; toy food; doll shoes; doll bed; doll hair wig; doll eyes; pit balls; tunnel toy; kids tunnel; teepee tent; toy gardening set; toy hammer; finger puppet; hand puppet; marionette; puppet theater; ball jointed doll; bjd doll; doll house; toy baby stroller; toy grocery; cutting fruit toy; toy guitar; water blaster; toy lightsaber; light saber; toy walkie talkie; doll furniture; kids play tunnel; teepee
de: Spielküche; Kaufladen; Arztkoffer; Spielzelt; Bällebad; Puppenhaus; Puppenkleidung; Puppenwagen; Spielzeugpistole; Spielzeugschwert; Handpuppe; Kinderküche; Kasperletheater; Fingerpuppe; Tipi Zelt; Wasserpistole; Spielfigur; Lichtschwert; Puppenbett; Spielzelte
fr: dînette; cuisine enfant; marchande jouet; mallette docteur; tente de jeu; piscine à balles; maison de poupée; vêtements de poupée; pistolet jouet; épée jouet; marionnette; poussette poupée; pistolet à eau; tipi enfant; poupon; sabre laser
es: cocina de juguete; cocinita; maletín médico juguete; tienda de juego; piscina de bolas; casa de muñecas; ropa de muñeca; pistola de juguete; espada de juguete; marioneta; tipi infantil; muñeco bebé; pistola de agua; títere; cochecito muñeca
it: cucina giocattolo; cucina bambini; valigetta dottore; tenda da gioco; piscina palline; casa delle bambole; vestiti bambola; pistola giocattolo; spada giocattolo; marionetta; bambolotto; pistola ad acqua; passeggino bambole; burattino
nl: speelkeuken; speelgoedkeuken; winkeltje speelgoed; dokterskoffer; speeltent; ballenbak; poppenhuis; poppenkleding; speelgoedpistool; handpop; tipi tent kinderen; waterpistool; poppenwagen; knikkerbaan
pl: kuchnia dla dzieci; kuchnia zabawkowa; zestaw lekarza; namiot dla dzieci; basen z piłeczkami; domek dla lalek; ubranka dla lalek; pistolet zabawkowy; miecz zabawkowy; pacynka; wózek dla lalek; pistolet na wodę; tipi; bobas
pt: cozinha de brinquedo; maleta médico brinquedo; barraca infantil; piscina de bolinhas; casa de bonecas; roupa de boneca; arma de brinquedo; espada de brinquedo; fantoche; bebê reborn; pistola de água; cabana infantil; carrinho de boneca
not: camping tent; baby doll dress; doll mould; doll making eyes; airsoft gun; pet play tent; doll keychain; anime figure collectible display; pet tunnel; cat tunnel; pet teepee; dog teepee; cat teepee; doll mold; sex doll; hobby paint; babydoll lingerie
  * -> 950300
t: wooden play kitchen set => 950300
t: doll clothes set 30cm doll => 950300
t: cat tunnel foldable => !950300

@ toy-novelty
en: pop it; fidget cube; stress ball; kite; bubble machine; bubble gun; bubble wand; yo yo; marble toy; glass marbles; kaleidoscope; balloon toy; magic sand; kinetic sand; sand toys; beach toys; bath duck; rubber duck; water balloons; glow in dark toy; squeeze toy; flying disc toy; slinky; rubik cube; magic cube; speed cube; puzzle cube; wind up toy; toy parachute; magic wand toy; infinity cube; worry stone toy; stretchy toy; slime kit; sand box toy; beach bucket; sand bucket; sand molds; spinning toy; pinwheel; sticky hand; mochi squishy; bubble tube toy; beyblade; boomerang; diabolo; toy rocket; glider plane toy; 3d puzzle; wooden puzzle; metal puzzle; model puzzle; brain teaser; puzzle box; jigsaw puzzle 1000; floor puzzle; puzzle game kids; wooden jigsaw; building set; brick set; minifigure; block set; nano blocks; gravity beads; stress toy; dancing cactus; toy drone; bubble blower; fuse beads kit; perler beads; hama beads; water beads; loom bands; modeling balloons; punch balloon; play sand; spirograph; scratch art; scratch paper art; paint by sticker kids; craft kit kids; diy craft kit kids; jewelry making kit kids; kids craft kit; bracelet making kit
de: Drachen + fliegen|Kinder|Lenk|steigen; Seifenblasen; Seifenblasenmaschine; Jo-Jo; Murmeln; Zauberwürfel; Badeente; Sandspielzeug; Knetsand; Bügelperlen; Wasserbomben; Holzpuzzle; Kreisel + Spielzeug; Stressball; Windrad Spielzeug; Klemmbausteine; Bumerang; Kratzbilder; Murmelbahn; Bastelset Kinder; Strandspielzeug
fr: cerf volant; machine à bulles; bulles de savon; yoyo; billes + verre|jouer; cube magique; canard de bain; jouets de plage; sable magique; perles à repasser; bombe à eau; toupie; puzzle en bois; balle anti stress; boomerang; jouet de bain; casse tête; kit créatif enfant
es: cometa + volar|niños|playa; máquina de burbujas; pompas de jabón; yoyó; canicas; cubo de rubik; cubo mágico; patito de goma; juguetes de playa; arena mágica; hama beads; globos de agua; peonza; rompecabezas de madera; pelota antiestrés; bumerán; juguetes de baño; juego de construcción
it: aquilone; macchina bolle di sapone; bolle di sapone; biglie; cubo di rubik; cubo magico; paperella; giochi da spiaggia; sabbia magica; perline da stirare; gavettoni; trottola; puzzle in legno; pallina antistress; costruzioni + mattoncini|bambini; giochi da bagno; rompicapo
nl: vlieger; bellenblaas; bellenblaasmachine; jojo; knikkers; badeend; zandspeelgoed; strijkkralen; waterballonnen; tol speelgoed; houten puzzel; stressbal; bouwstenen; kubus puzzel; badspeelgoed; strandspeelgoed
pl: latawiec; bańki mydlane; maszynka do baniek; jojo; kulki szklane; kostka rubika; kaczka do kąpieli; zabawki do piasku; piasek kinetyczny; koraliki do prasowania; balony wodne; bączek; puzzle drewniane; gniotek; zabawki do kąpieli; wiatraczek zabawka; zdrapywanka
pt: pipa + papagaio|voar|empinar; máquina de bolhas; bolhas de sabão; ioiô; bolinha de gude; cubo mágico; patinho de borracha; brinquedos de praia; areia mágica; bexiga de água; pião; quebra cabeça de madeira; bolinha anti stress; bumerangue; brinquedo de banho
not: kite surf; fidget ring; bubble tea; kite board; yo yo string; rubber duck keychain; kite bag; bubble wrap; kite line; kitesurf; puzzle glue; puzzle board; puzzle frame; puzzle sorting; squishy cat bed; bubble bath; bath bucket; pet bubble; dog frisbee; cat bubble; marble tile; bubble tube aquarium; kite reel sports; bead loom; fidget spinner bearing; kite sail; reward puzzle; bubble level; puzzle lock; water bead gun
  * -> 950300
t: bubble machine automatic kids => 950300
t: speed cube 3x3 magnetic => 950300
t: hama beads set 5000 => 950300
t: bubble wrap roll => !9503

@ balloon
en: balloon; foil balloon; latex balloon; balloon garland; balloon arch; number balloon; balloon arch kit; balloon set; birthday balloon; letter balloon; bobo balloon; balloon bouquet; helium balloon; confetti balloon; balloon garland kit; balloons pack
de: Luftballon; Folienballon; Ballongirlande; Zahlenballon; Heliumballon; Ballon + Geburtstag|Folie|Helium; Luftballons
fr: ballon + baudruche|hélium|anniversaire|gonflable aluminium; ballon de baudruche; arche de ballons; ballon hélium; ballons anniversaire; ballon aluminium
es: globo; globos; globo metálico; arco de globos; guirnalda de globos; globo de helio
it: palloncino; palloncini; palloncino foil; arco di palloncini; palloncini elio
nl: ballon; ballonnen; folieballon; ballonnenboog; heliumballon
pl: balon; balony; balon foliowy; girlanda balonowa; balony lateksowe
pt: balão; balões; bexiga; balão metalizado; arco de balões; bexigas
not: balloon pump; balloon stand; balloon weight; hot air balloon; balloon ribbon; balloon catheter; balloon cylinder; helium tank; balloon whisk; balloon holder; punch balloon; water balloon; intragastric balloon; balloon tire; balloon stick; balloon sleeve; globo terráqueo; globo de nieve; globo de neve; lámpara globo; balloon inflator; balloon light; balloon bag; balloon dress; balloon glass; balloon stuffing machine; balloon sizer; ballon de football; ballon de basket; ballon de rugby; ballon de volley; ballon d'eau chaude; balão de ar; balão destilação; balloon string; globo ocular; ballon de gym; ballon d'exercice; ballonlampe; fußballon; balloon clip; balloon box; balloon glue dots; balloon mortgage; balloon kit blood; balloon arch stand; balloon tape strip
  * -> 950300
t: foil number balloon 40 inch => 950300
t: latex balloons 100 pcs assorted => 950300
t: balloon pump electric => !9503

@ balloon-accessory
en: electric balloon pump; balloon stand; balloon arch stand; balloon weight; balloon stick; balloon inflator; balloon column stand; balloon clip; balloon tape strip; balloon glue dots; balloon ribbon; helium tank; balloon sizer
de: Ballonständer; Luftballonpumpe; Ballongewicht
fr: support ballon; pompe à ballons électrique
es: soporte para globos; bomba para globos; hinchador de globos
it: supporto palloncini; gonfiatore palloncini
nl: ballonstandaard; ballon pomp elektrisch
pl: stojak na balony; stelaż na balony
pt: bomba de balão; suporte para balões; bomba de encher balão
not: ball pump; balloon stand display retail
  "helium" -> 280429
  "pump": "electric" 841480; * 841420
  "pumpe": * 841420
  "ballonpumpe" -> 841420
  "luftballonpumpe" -> 841420
  "inflator": "electric" 841480; * 841420
  "inflador" -> 841420
  "pompe" -> 841420
  "pompa" -> 841420
  "ballonpomp" -> 841420
  "pompka" -> 841420
  "bomba" -> 841420
  "ribbon" -> 392190
  "glue" -> 350610
  main=base-metal -> 732690 ~.1
  * -> 392690
t: electric balloon pump 600w => 841480
t: balloon arch stand plastic => 392690
t: bicycle pump floor => !392690

@ game-puzzle-table
en: family game; party game; strategy game; mahjong; rummy; bingo game; scrabble game; connect four; jenga; tumbling tower; chess board; checkers; ludo; go game; dice set; rpg dice; polyhedral dice; dungeons dragons dice; roulette wheel; poker set; casino chips; mahjong set; shogi; drinking game; roulette drinking; domino set; miniature wargame; tabletop game; game dice; mancala; cribbage board; shut the box; card shuffler; poker table top; game mat tcg; chess pieces; travel chess; chinese checkers; darts; dartboard; dart board; dart flights; dart set; table football; foosball table; air hockey; bowling set; bowling ball; pinball machine; electronic dartboard; soft tip darts; dart shaft; shuffleboard; ring toss; bean bag toss game; foosball; mini bowling; board game insert; game tokens; playmat; bingo cage; carrom board; escape room game; magnetic darts kids; magnetic chess game; steel tip darts
de: Mahjong; Rommé; Würfel + Spiel|RPG|W20; Würfelset; Bingo; Domino; Pokerset; Dartscheibe; Dartpfeile; Tischkicker; Airhockey; Schachbrett; Mühle Spiel; Wackelturm; Trinkspiel; Bowlingkugel; Partyspiel; Kickertisch; Rollenspielwürfel; Schachfiguren
fr: jeu de dés; dés + jeu|rôle|rpg; dominos; jeu de dames; loto jeu; fléchettes; cible fléchettes; baby foot; jeu de quilles; échiquier; jeu de plateau; jeu à boire; mallette poker; jetons de poker; mah jong; boule de bowling
es: dados; dominó; juego de damas; parchís; bingo; dardos; diana; futbolín; bolos; tablero de ajedrez; juego de cartas mesa; fichas de póker; mahjong; juego de beber; hockey aire; bola de bolos
it: dadi; domino; dama + gioco|scacchiera; tombola; freccette; bersaglio freccette; calcio balilla; calcetto; scacchiera; set poker; fiches poker; mahjong; birilli; palla da bowling
nl: dobbelstenen; domino; dammen; bingo; dartbord; dartpijlen; tafelvoetbal; schaakbord; pokerset; mahjong; sjoelbak; drankspel; bowlingbal; airhockeytafel
pl: kości do gry; domino; warcaby; bingo; rzutki; tarcza do rzutek; piłkarzyki; szachownica; zestaw do pokera; mahjong; jenga; kręgle; gra imprezowa; cymbergaj; lotki
pt: dados + jogo|rpg; dominó; damas jogo; bingo; dardos; alvo de dardos; pebolim; matraquilhos; tabuleiro de xadrez; fichas de poker; mahjong; boliche; jogo de festa; aero hockey; peças de xadrez
not: video game; game console; dice earrings; dice bag; dart gun; bowling shirt; bowling shoes; dice keychain; domino sugar; dart in frog; hair dart; mahjong massage; dart tag; tranquilizer dart; diana cazadora; dados inalámbricos; dice mold; datos; dart boat; bowling bag; dart case; dama vestido; foam dart; dados mágicos mold; dart case wallet; domino mask; dice necklace
  "coin operated" -> 950430
  "pinball" -> 950430 ~.5
  * -> 950490
t: dart board set with 6 darts => 950490
t: polyhedral rpg dice set resin => 950490
t: mahjong set 144 tiles => 950490
t: foam dart gun toy => !950490

@ billiard
en: pool cue; billiard ball; pool table; snooker cue; billiard cue; cue tip; billiard table; pool balls; billiard rack; cue chalk; snooker ball; snooker table; billiard glove; cue case; pool cue tips; billiard cloth; cue extension
de: Billardqueue; Billardkugel; Billardtisch; Queue; Snookertisch; Billardkreide; Queuespitze
fr: queue de billard; table de billard; boules de billard; procédé billard; craie billard
es: taco de billar; mesa de billar; bolas de billar; tiza de billar; suela taco
it: stecca da biliardo; tavolo da biliardo; palle da biliardo; biliardo
nl: biljartkeu; biljarttafel; pooltafel; biljartballen; pomerans
pl: kij bilardowy; stół bilardowy; bile bilardowe; kreda bilardowa
pt: taco de sinuca; mesa de sinuca; mesa de bilhar; bolas de bilhar; taco de bilhar
not: billiard light; pool table light; pool table lamp; cue stick ear; billiard lamp; pool cue light
  "glove": weave=woven 621600 ~.3; * 611693
  "case" -> 420292
  "cloth" -> 580136 ~.3
  * -> 950420
t: billiard pool cue 57 inch maple => 950420
t: pool table light pendant => !9504

@ party-decoration
en: party decoration; party supplies; banner + birthday|party|happy|wedding|baby shower|graduation|eid; party banner; birthday decoration; bunting; paper lantern; confetti; party hat; cake topper; pinata; photo booth props; streamer; table confetti; paper garland; party mask; baby shower decoration; wedding decoration; party favor; tassel garland; honeycomb ball; paper fan decoration; happy birthday banner; foil curtain; foil fringe curtain; tinsel curtain; hanging swirl; party blower; noise maker; sash + birthday|bride|party|hen|bachelorette; bachelorette party; halloween decoration; halloween mask; easter decoration; easter egg; valentine decoration; st patrick decoration; carnival mask; cosplay mask; masquerade mask; venetian mask; skeleton halloween; fake spider web; halloween prop; party sunglasses; party supplies set; cupcake topper; chinese new year decoration; paper pom pom; eid decoration; ramadan decoration; gender reveal; party crown; graduation decoration; costume props; mask + halloween|horror|party|masquerade|cosplay|carnival|venetian|latex|animal|scary; hawaiian lei; party bag filler; wedding bubbles; flower garland party; room decoration party; thanksgiving decoration; diwali decoration; mardi gras beads; vampire teeth; clown nose; angel wings costume; fairy wings; magic trick; magic set; joke toy; prank toy; whoopee cushion; fake poop; gag gift; magic props; magic wand prop; halloween animatronic; jumping spider prank; party trumpet; clapper; hand clapper; party spray string; silly string; wall banner flag party; chair ribbon decoration; door banner; paper flower decor; sky lantern; party glasses; new year decoration; pom pom paper; bead necklace party; cheerleading pom pom
de: Partydekoration; Geburtstagsdeko; Girlande; Wimpelkette; Konfetti; Partyhut; Tortenaufsatz; Tortendeko; Halloween Deko; Faschingsmaske; Karnevalsmaske; Cake Topper; Luftschlangen; Hochzeitsdeko; Piñata; Osterdeko; Zaubertrick; Scherzartikel; Maske + Halloween|Fasching|Karneval|Party; Lampion; Zauberkasten; Papierlaterne; Partybrille; Tischdeko; Kunstblut
fr: décoration anniversaire; décoration de fête; guirlande; fanion; confettis; chapeau de fête; topper gâteau; décoration halloween; masque halloween; masque carnaval; banderole anniversaire; lanterne papier; serpentin; décoration mariage; masque vénitien; tour de magie; farces et attrapes; faux sang; piñata; décoration de pâques; lampion papier; cake topper
es: decoración de fiesta; decoración cumpleaños; guirnalda; banderín; confeti; gorro de fiesta; decoración halloween; máscara de halloween; máscara carnaval; piñata; serpentina; topper tarta; antifaz + fiesta|carnaval|veneciano; farol de papel; decoración boda; truco de magia; artículos de broma; sangre falsa; decoración pascua; photocall accesorios; cake topper
it: decorazioni compleanno; decorazioni feste; festone; bandierine; coriandoli; cappellino festa; decorazioni halloween; maschera halloween; maschera carnevale; topper torta; pignatta; stelle filanti; maschera veneziana; lanterna di carta; gioco di prestigio; scherzi carnevale; decorazioni matrimonio; cake topper; sangue finto
nl: feestversiering; verjaardagsversiering; slinger; vlaggenlijn; confetti; feesthoedje; halloween decoratie; carnavalsmasker; taarttopper; pinata; lampion; masker + halloween|carnaval|feest; goocheltruc; fopartikelen; bruiloft decoratie; serpentine
pl: dekoracje urodzinowe; girlanda; konfetti; czapeczka urodzinowa; dekoracje halloween; maska karnawałowa; topper na tort; piniata; serpentyna; baner urodzinowy; maska halloween; lampion papierowy; sztuczka magiczna; dekoracje weselne; ozdoby imprezowe; sztuczna krew
pt: decoração de festa; decoração aniversário; guirlanda; bandeirinhas; confete; chapéu de festa; decoração halloween; máscara halloween; máscara carnaval; topo de bolo; pinhata; serpentina; lanterna de papel; truque de mágica; lembrancinha de festa; sangue falso; varal de bandeirinhas; decoração casamento
not: party dress; party balloon; party light; party plate; party cup; face mask; banner stand; banner printer; gas mask; costume dress; wedding dress; banner vinyl outdoor advertising; sleep mask; garland light; masque visage; string garland led; máscara facial; máscara de pestañas; christmas garland; party shirt; party wig; gas confetti; party tablecloth; christmas decoration; wedding ring; maschera viso; guirlande lumineuse; guirlande noël; guirnalda de luces; party napkin; party bag; welding mask; photo backdrop; artificial garland; hair garland; snorkel mask; party shoes; pendant lantern; maschera subacquea; masque de plongée; máscara de cílios; party jewelry; cake topper mold; silver banner exchange; magic set makeup; máscara de soldar; garland artificial; leaf garland; guirlande led; fencing mask; girlanda świetlna; flower garland artificial; guirnalda navidad; clapper bell; party cups set; valve lantern; lampion led; lampion kempingowy; garland lights; half mask respirator; magnet party; guirlanda de natal; masque de soudure; girlanda świąteczna; girlanda choinkowa; dust mask; girlanda balonowa; guirnalda de globos; christmas banner; wedding veil; mask organizer; mask machine
  "cake topper" !"happy birthday": main=plastic 392640 ~.15; main=wood 442019 ~.05; main=paper 950590 ~.03; * 950590
  "gold": * 950590
  "silly string" -> 950590
  "popper" -> 360490
  * -> 950590
t: happy birthday banner and paper fans set => 950590
t: halloween latex horror mask => 950590
t: magic trick set for kids => 950590
t: party dress girls sequin => !9505

@ christmas-decoration
en: christmas decoration; christmas tree; christmas ornament; christmas ball; christmas wreath; christmas stocking; tree topper; christmas garland; tinsel; artificial christmas tree; christmas bauble; nativity set; christmas tree skirt; christmas tree ornament; xmas decoration; tree ornament; bauble; christmas figurine; christmas hanging ornament; artificial snow; santa claus decoration; elf doll christmas; christmas village; christmas tree stand; christmas pendant; nutcracker soldier; christmas nutcracker; christmas gnome; christmas snow globe; fake snow; christmas bells; christmas window sticker; christmas bow; christmas inflatable; christmas banner; snowflake ornament; christmas pick; ornament hook; gnome christmas; christmas door decoration; tree skirt; christmas candy cane decoration; reindeer decoration
de: Weihnachtsdeko; Weihnachtsbaum; Weihnachtskugel; Christbaumschmuck; Weihnachtskranz; Weihnachtsstrumpf; Christbaumkugel; Lametta; künstlicher Weihnachtsbaum; Baumschmuck; Weihnachtsbaumständer; Krippe; Christbaumspitze; Weihnachtskugeln; Kunstschnee; Weihnachtswichtel; Nikolausstrumpf
fr: décoration de noël; sapin de noël; boule de noël; couronne de noël; chaussette de noël; guirlande de noël; sapin artificiel; crèche de noël; suspension noël; cimier sapin; pied de sapin; neige artificielle
es: decoración de navidad; árbol de navidad; bola de navidad; corona de navidad; calcetín navideño; espumillón; adorno navideño; belén; guirnalda navideña; adornos navidad; nieve artificial; pie de árbol
it: decorazioni natalizie; albero di natale; pallina di natale; ghirlanda natalizia; calza della befana; addobbi natalizi; presepe; palline di natale; puntale albero; neve artificiale; calza natale
nl: kerstversiering; kerstboom; kerstbal; kerstkrans; kerstsok; kunstkerstboom; kerstballen; kerststal; kerstdecoratie; piek kerstboom; kerstboomstandaard; kunstsneeuw
pl: ozdoby świąteczne; choinka; bombka; bombki; wieniec świąteczny; skarpeta świąteczna; sztuczna choinka; szopka bożonarodzeniowa; łańcuch choinkowy; stojak na choinkę; sztuczny śnieg; skrzat świąteczny
pt: decoração de natal; árvore de natal; bola de natal; enfeite de natal; meia de natal; guirlanda de natal; presépio; festão natal; bolas de natal; neve artificial; ponteira árvore
not: christmas tree lights; christmas sweater; christmas card; christmas stocking stuffer; christmas light; christmas candle; christmas gift wrap; christmas earrings; christmas sock; christmas paper; christmas ornament mold; stocking hanger; christmas tablecloth; christmas pajamas; tinsel hair; christmas cookie; christmas mug; hair tinsel; christmas sticker nail; christmas costume; christmas hat; baby tree ornament frame; baubles hair; christmas fabric; christmas balloon; hair bauble; christmas tree stand cover; tree skirt skirt; christmas dress; spruce tree live; christmas tree seeds; lametta capelli; fishing tinsel; jewelry bauble; meia calça natal; fly tying tinsel; choinka zapachowa; albero motore; ornament storage box; christmas tree bag; christmas tree storage bag
  "candle" -> 340600
  * -> 950510
t: artificial christmas tree 180cm => 950510
t: glass christmas ball ornaments 6 pcs => 950510
t: christmas tree storage bag => !9505

@ fireworks-glow
en: party popper; firework; sparkler; smoke bomb; glow stick; confetti cannon; confetti popper; glow bracelet; firecracker; cold spark; fountain firework; cake sparkler; light stick glow; glow necklace; smoke grenade; confetti gun; chemical light stick; bottle sparkler; snap dragons poppers
de: Feuerwerk; Wunderkerze; Konfettikanone; Knicklicht; Rauchbombe; Knaller; Knicklichter; Leuchtstab + Party|Knick; Tischfeuerwerk
fr: feu d'artifice; cierge magique; canon à confettis; bâton lumineux; fumigène; pétard; bracelet lumineux fluo
es: fuegos artificiales; bengala; cañón de confeti; barra luminosa; bomba de humo; petardo; pulseras luminosas
it: fuochi d'artificio; stelline scintillanti; spara coriandoli; bastoncini luminosi; fumogeno; petardo; braccialetti luminosi
nl: vuurwerk; sterretjes + vuurwerk|verjaardag; confettikanon; breaklight; rookbom; glowstick; glow sticks
pl: fajerwerki; zimne ognie; tuba konfetti; świecące pałeczki; świeca dymna; petarda; strzelające konfetti
pt: fogos de artifício; vela faísca; lança confete; pulseira neon; bomba de fumaça; pulseira luminosa; estrelinha fogos
not: sparkler machine; cold spark machine; fireworks light; firework lights; led light stick concert; firework shirt; led firework; fireworks launcher; light stick kpop; fog machine
  "glow" -> 382499
  "light stick" -> 382499
  "knicklicht" -> 382499
  "knicklichter" -> 382499
  "leuchtstab" -> 382499
  "lumineux" -> 382499
  "luminosa" -> 382499
  "luminosas" -> 382499
  "luminosi" -> 382499
  "breaklight" -> 382499
  "swiecace" -> 382499
  "neon" -> 382499
  "confetti": "electric" 950590; * 950590
  "konfettikanone" -> 950590
  "popper" -> 360490
  "smoke" -> 360490
  "rauchbombe" -> 360490
  "fumigene" -> 360490
  "humo" -> 360490
  "fumogeno" -> 360490
  "rookbom" -> 360490
  "dymna" -> 360490
  "fumaca" -> 360490
  * -> 360410
t: sparklers 30cm 10 pcs => 360410
t: glow sticks party pack 100 => 382499
t: party popper => 360490
t: fog machine 500w => !3604

@ flag-banner
en: flag; country flag; national flag; bunting flag; garden flag; hand flag; flag pole; car flag; banner stand; roll up banner; bandana flag; pride flag; american flag; feather flag; flag banner; house flag; pennant; windsock; garden banner; corner flag; safety flag; flagpole; pvc banner; vinyl banner; advertising banner; custom flag; rainbow flag; polyester flag; racing flag; checkered flag
de: Fahne; Flagge; Nationalflagge; Fahnenmast; Roll-up Banner; Beachflag; Werbebanner; Windsack; Wimpel
fr: drapeau; pavillon drapeau; mât drapeau; bannière publicitaire; roll up; drapeau france; beach flag; manche à air
es: bandera; banderas; mástil bandera; banner publicitario; roll up; pancarta; bandera españa; manga de viento
it: bandiera; bandiere; asta bandiera; striscione; roll up; bandiera italiana; manica a vento
nl: vlag; vlaggenmast; beachflag; spandoek; roll up banner; windzak; vlaggen
pl: flaga; maszt flagowy; baner reklamowy; roll up; flaga polski; chorągiewka; proporczyk
pt: bandeira; mastro de bandeira; banner publicitário; faixa publicitária; bandeira do brasil; biruta
not: flag football; page flags; flag pin; flag patch; flag emoji sticker; flag sticker; flag mount bracket; party banner; flag bunting party; flag keychain; flag shirt; flag toothpick; flag lapel pin; flag badge; wimpelkette; flag light; golf flag; flag holder; bandera etiqueta; flag brooch; flag pole light; flag bracket; led banner; bandiera asta auto led; flagpole rope; photo banner backdrop
  "pole": main=base-metal 732690 ~.4; main=aluminium 761699 ~.03; main=wood 442199 ~.03; main=plastic 392690 ~.03; * 732690
  "fahnenmast" -> 761699
  "stand" -> 732690 ~.5
  "pvc" -> 392690
  "vinyl" -> 392690
  main: paper 491199 ~.03; plastic 392690 ~.03; textile 630790 ~.03
  * -> 630790
t: polyester national flag 90x150 => 630790
t: metal flag pole 6m => 732690
t: flag lapel pin => !6307

@ paint-art
en: acrylic paint; watercolor paint; oil paint; paint set + art|watercolor|acrylic|oil|kids|gouache|face; gouache; poster paint; finger paint; watercolor set; tempera paint; fabric paint; paint tube; craft paint; painting by numbers; paint by number; paint by number kit; painting kit; acrylic paint set; model paint; pouring medium; glass paint; watercolour; alcohol ink; leather paint; paint kit canvas; puffy paint; textile paint; chalk paint small; acrylic pouring; watercolor pan
de: Acrylfarbe; Aquarellfarbe; Ölfarbe + Künstler|Tube|Set; Wasserfarben; Malen nach Zahlen; Fingerfarbe; Deckfarbkasten; Stoffmalfarbe; Modellbaufarbe; Farbkasten; Gouache
fr: peinture acrylique; aquarelle; gouache; peinture à l'huile tube; peinture par numéro; peinture à doigts; peinture textile
es: pintura acrílica; acuarela; témpera; óleo + pintura|tubo|artista; pintar por números; pintura de dedos; pintura para tela; acuarelas
it: colori acrilici; acquerello; tempera; colori a olio; dipingere con i numeri; colori a dita; acquerelli; colori per tessuti; trucca bimbi
nl: acrylverf; aquarelverf; olieverf; plakkaatverf; schilderen op nummer; vingerverf; textielverf
pl: farby akrylowe; farby akwarelowe; farby olejne; malowanie po numerach; farby plakatowe; farby do malowania palcami; farby do tkanin; farbki do twarzy
pt: tinta acrílica; aquarela; guache; tinta a óleo; pintar por números; tinta guache; tinta para tecido
not: house acrylic paint; watercolor brush; watercolor paper; watercolor pencil; acrylic paint marker; diamond painting; acrylic paint pen; nail acrylic paint; watercolor brush pen; acrylic paint brush; paint brush; acrylic paint wall; paint kit car; acrylic paint storage; watercolor palette; watercolor pad; touch up paint; watercolor marker; watercolor print; oil paint brush; car paint; spray paint; farba akrylowa do ścian
  "face" -> 330499
  "body" -> 330499
  "schminke" -> 330499
  "kinderschminke" -> 330499
  "maquillage" -> 330499
  "facial" -> 330499
  "trucca" -> 330499
  "schmink" -> 330499
  "twarzy" -> 330499
  "tube": "set" 321310; * 321390
  "set" -> 321310
  "kit" -> 321310
  "number" -> 321310
  "numbers" -> 321310
  "zahlen" -> 321310
  "numero" -> 321310
  "numeros" -> 321310
  "numeri" -> 321310
  "nummer" -> 321310
  "numerach" -> 321310
  "pan" -> 321310
  pack=set -> 321310
  count>1 -> 321310
  "tube" -> 321390
  * -> 321310
t: acrylic paint set 24 colours => 321310
t: oil paint tube 200ml titanium white => 321390
t: paint by number kit canvas => 321310
t: acrylic wall paint 5 litre white => !3213

@ artist-brush
en: artist paint brush; paint brush set; watercolor brush; acrylic paint brush; oil paint brush; calligraphy brush; detail brush; hobby brush; paint brush + artist|watercolor|acrylic|oil|canvas|art|fine|miniature; miniature paint brush; painting brush; fan brush; chinese calligraphy brush; paintbrush set; flat brush artist; mop brush watercolor; stencil brush
de: Künstlerpinsel; Aquarellpinsel; Pinselset; Pinsel + Aquarell|Acryl|Künstler|Set|Mal|Schul; Borstenpinsel; Malpinsel
fr: pinceau aquarelle; pinceaux peinture; pinceau artiste; set de pinceaux; pinceau + aquarelle|acrylique|peinture|artiste
es: pincel artista; pinceles acuarela; pinceles + pintura|acuarela|acrílico|óleo; set de pinceles
it: pennelli artista; pennello acquerello; set pennelli; pennelli + acquerello|pittura|acrilico
nl: penselen; aquarelpenseel; penselenset; penseel
pl: pędzle artystyczne; pędzel do akwareli; zestaw pędzli; pędzelki; pędzelek + malowanie|modelarski
pt: pincel artístico; pincéis para pintura; pincel aquarela; kit pincéis
not: makeup brush; nail brush; water brush pen; wall paint brush; pincel de maquiagem; pincel maquillaje; pinceau maquillage; pędzle do makijażu; makeup paint brush; pennelli trucco; watercolor brush pen; paint roller
  * -> 960330
t: artist watercolor paint brush set 10 => 960330
t: makeup brush set 12 pcs => !960310

@ canvas-easel
en: blank canvas; stretched canvas; canvas panel; canvas board; painting canvas blank; easel; artist easel; table easel; paint palette; artist palette; color palette + paint|artist|mixing; palette knife; paint tray palette; canvas roll blank; wooden palette artist; sketch easel; tripod easel; painting easel; palette paper; watercolor palette; painting knife; paint water cup; artist apron drawing
de: Leinwand + Malen|Keilrahmen|blanko; Keilrahmen; Staffelei; Malpalette; Palettenmesser; Malmesser; Farbpalette + Maler; Tischstaffelei
fr: toile à peindre; châssis entoilé; chevalet; palette peintre; couteau à peindre; chevalet de table; toile vierge
es: lienzo en blanco; bastidor lienzo; caballete; paleta de pintor; espátula pintura artística; lienzos para pintar
it: tela per dipingere; cavalletto pittore; tavolozza; spatola pittore; tele da dipingere; cavalletto da pittura
nl: schildersdoek; schildersezel; schilderspalet; paletmes; canvas blanco; ezel + schilder|tafel
pl: płótno malarskie; podobrazie; sztaluga; paleta malarska; szpachelka malarska; sztalugi
pt: tela para pintura; cavalete; paleta de pintura; espátula pintura artística; tela em branco; cavalete de pintura
not: canvas print; eyeshadow palette; makeup palette; pallet; paleta maquillaje; palette maquillage; paleta de sombras; canvas bag blank; nail palette; lip palette; lash palette; mixing palette makeup; canvas tent; canvas blank shoes; cosmetic palette; palette cils; concealer palette; paleta de maquiagem; cream palette; canvas fabric; paleta cieni
  "easel": main=base-metal 732690 ~.1; main=aluminium 761699 ~.03; main=plastic 392690 ~.03; * 442199
  "staffelei" -> 442199
  "chevalet" -> 442199
  "caballete" -> 442199
  "cavalletto" -> 442199
  "ezel" -> 442199
  "schildersezel" -> 442199
  "sztaluga" -> 442199
  "sztalugi" -> 442199
  "cavalete" -> 442199
  "knife" -> 820559
  "malmesser" -> 820559
  "palettenmesser" -> 820559
  "couteau" -> 820559
  "espatula" -> 820559
  "spatola" -> 820559
  "paletmes" -> 820559
  "szpachelka" -> 820559
  "palette": main=wood 442199 ~.2; main=ceramic 691490 ~.1; main=porcelain 691410 ~.03; main=glass 702000 ~.03; main=paper 482390 ~.03; * 392690
  "paleta": main=wood 442199 ~.2; * 392690
  "malpalette" -> 392690
  "tavolozza" -> 392690
  "schilderspalet" -> 392690
  "cup" -> 392690
  * -> 590190         # textile prepared for painting, also stretched on a frame
t: stretched blank canvas 40x50 cotton => 590190
t: wooden tabletop easel => 442199
t: artist palette knife set => 820559
t: eyeshadow palette 18 colours => !590190

@ modelling-clay
en: modelling clay; polymer clay; air dry clay; plasticine; modeling dough; play dough; clay + modeling|polymer|craft|soft|kids|sculpting|oven bake; dough set kids; oven bake clay; modelling dough; pottery clay air dry; magic clay; soft clay; slime clay; dental impression material; sculpting clay; pottery clay
de: Knete; Modelliermasse; Polymer Clay; Fimo; lufttrocknender Ton; Knetmasse
fr: pâte à modeler; pâte polymère; argile autodurcissante; pâte à modeler enfant
es: plastilina; arcilla polimérica; pasta de modelar; masa para modelar; arcilla secado al aire
it: plastilina; pasta polimerica; pasta modellabile; pasta da modellare; argilla autoindurente
nl: klei + boetseer|kinderen|polymeer; boetseerklei; polymeerklei; speelklei; luchtdrogende klei
pl: plastelina; modelina; ciastolina; masa plastyczna; glinka samoutwardzalna; masa modelarska
pt: massinha de modelar; argila polimérica; massa de modelar; plasticina; biscuit massa
not: clay bar; clay mask; polymer clay tool; clay cutter; clay tool; clay pigeon; cat litter clay; clay pot; car clay; clay roller; clay beads; polymer clay earrings; clay extruder; hair clay; clay court; clay target; clay bead; clay kit tools; clay pipe; clay powder; clay oven; polymer clay bead; clay mould; clay cleanser
  "pottery" -> 250840 ~.3
  * -> 340700
t: polymer clay set 50 colours => 340700
t: car clay bar detailing => !3407

@ clay-tool
en: clay cutter; clay extruder; modeling tool; clay roller; polymer clay cutter; ribbon tool pottery; carving tool + wood|clay|linoleum|craft|pumpkin; linocut tool; engraving tool hand; fondant tool; weeding tool vinyl; bone folder; diamond painting tool; paper craft tool; quilling tool; scalpel craft; utility cutter craft; rotary cutter; self healing mat; dotting tool; stylus dotting; scratch tool; craft tool; ball stylus; embossing tool; pumpkin carving
de: Töpferwerkzeug; Rollschneider; Linolschnittwerkzeug; Falzbein
fr: outil modelage; couteau sculpture bois; cutter rotatif; outil linogravure; mirette
es: herramienta cerámica; herramientas modelado; cuchillo de talla; cúter rotatorio; vaciador
it: attrezzi modellazione; coltello intaglio; taglierina rotativa; strumenti modellismo
nl: boetseergereedschap; houtsnijmes; rolmes
pl: nóż do rzeźbienia; nóż krążkowy; dłuto do linorytu; narzędzia modelarskie
pt: ferramenta cerâmica; ferramentas modelagem; faca de entalhe; cortador rotativo; esteca; estilete artesanal
not: nail dotting tool; dental carving tool; surgical scalpel; meat carving knife; grape carving; carving knife kitchen; wax carving dental; hair carving; carving fork; nail dotting pen
  "mat" -> 392690
  "schneidematte" -> 392690
  "tapis" -> 392690
  "base de corte" -> 392690
  "tappetino" -> 392690
  "snijmat" -> 392690
  "mata" -> 392690
  "rotary cutter" -> 821193 ~.3
  "craft knife" -> 821193 ~.5
  "hobby knife" -> 821193 ~.5
  "rollschneider" -> 821490
  "carving knife" -> 821192
  "carving": main=wood 820530 ~.03; * 820530
  "linocut" -> 820530
  "schnitz" -> 820530
  "schnitzmesser" -> 821192
  "gubia" -> 820530
  "sgorbia" -> 820530
  main: plastic 392690 ~.2; wood 442199 ~.2; bone 960190 ~.03; silicone 392690 ~.03; rubber 401699 ~.03
  * -> 820559
t: stainless steel pottery tool set => 820559
t: self healing cutting mat a3 pvc => 392690
t: wood carving chisels gouges => 8205
t: turkey carving knife electric => !8205

@ diamond-painting
en: diamond painting; diamond painting kit; diamond art; 5d diamond painting; diamond dots; diamond mosaic; diamond embroidery kit; diamond art kit; gem art; diamond painting accessories; diamond painting drills; diamond painting tray; round drill diamond
de: Diamond Painting; Diamantmalerei; Diamantstickerei
fr: broderie diamant; diamond painting; peinture diamant; tableau diamant
es: pintura diamante; diamond painting; cuadro diamantes; bordado diamante
it: diamond painting; pittura diamante; ricamo diamante; quadro diamante
nl: diamond painting; diamant schilderen
pl: haft diamentowy; diamentowa mozaika; diamond painting; wyszywanka diamentowa
pt: pintura com diamantes; diamond painting; quadro diamante
not: diamond painting frame; diamond painting light pad; diamond drill bit
  * -> 392690
t: 5d diamond painting kit full round drill => 392690
t: diamond drill bit 6mm => !3926

@ needlework-kit
en: cross stitch kit; embroidery kit; needlepoint kit; latch hook kit; punch needle kit; tapestry kit; crochet kit; knitting kit; felting kit; macrame kit; sewing kit craft; stamped cross stitch; beginner crochet kit; rug making kit; hand embroidery kit; needle felting kit; string art kit; weaving kit; weaving loom; cross stitch set; quilting kit; embroidery starter kit; cross stitch pattern kit; bead embroidery kit; knitting loom; loom + knitting|weaving|bead
de: Stickset; Kreuzstich Set; Stickpackung; Häkelset; Strickset; Knüpfset; Filzset; Stickbild; Webrahmen; Makramee Set; Strickring
fr: kit broderie; kit point de croix; kit crochet; kit tricot; kit macramé; canevas; kit punch needle; métier à tisser
es: kit de bordado; kit punto de cruz; kit de ganchillo; kit de tejer; kit macramé; telar; kit amigurumi
it: kit ricamo; kit punto croce; kit uncinetto; kit maglia; kit macramè; mezzo punto; telaio tessitura
nl: borduurpakket; kruissteekpakket; haakpakket; breipakket; macramé pakket; vilt pakket; weefraam
pl: zestaw do haftu; haft krzyżykowy; zestaw do szydełkowania; zestaw do dziergania; zestaw do makramy; krosno; zestaw do filcowania
pt: kit bordado; kit ponto cruz; kit crochê; kit tricô; kit macramê; tear manual; kit amigurumi
not: sewing machine; embroidery machine; loom bands; sewing travel kit; heirloom; wiring loom; loom tube
  "loom": main=plastic 392690 ~.3; * 442199
  "telar" -> 442199
  "webrahmen" -> 442199
  "weefraam" -> 442199
  "krosno" -> 442199
  "tear" -> 442199
  "strickring" -> 392690
  * -> 630800
t: stamped cross stitch kit flowers => 630800
t: beginner crochet kit with yarn => 630800
t: wiring loom car => !6308

@ yarn-thread
en: knitting yarn; crochet yarn; yarn; wool yarn; cotton yarn; acrylic yarn; chenille yarn; embroidery thread; sewing thread; embroidery floss; thread set; polyester thread; macrame cord; macrame rope; cotton cord; waxed thread; waxed cord; beading thread; elastic thread; nylon cord; bead cord; elastic cord; hemp cord; jute twine; twine; paracord; cotton rope; baker twine; leather cord; t shirt yarn; mohair yarn; milk cotton yarn; cashmere yarn; merino yarn; metallic thread; sewing thread set; cross stitch thread; bonded nylon thread; overlock thread; quilting thread; jewelry cord; stretch cord; string + cotton|jute|jewelry|elastic|macrame; drawstring cord; shoelace cord; satin cord; felting wool; wool roving; rattail cord; gift string; bungee cord roll; wool ball; jewelry thread; ribbon yarn; sock yarn; embroidery machine thread
de: Strickgarn; Häkelgarn; Wolle + Stricken|Häkeln|Knäuel|Merino; Stickgarn; Nähgarn; Makramee Garn; Baumwollgarn; Baumwollschnur; Juteschnur; Gummikordel; Wachsband; Paketschnur; Sockenwolle; Chenillegarn; Filzwolle; Kordel; Bindfaden; Overlockgarn; Paracord; Gummischnur
fr: fil à tricoter; pelote de laine; laine à tricoter; fil à broder; fil à coudre; coton à crocheter; corde macramé; ficelle; cordon élastique; fil élastique; fil ciré; ficelle jute; fil de coton; laine à feutrer; paracorde; cordelette
es: lana para tejer; ovillo; hilo de bordar; hilo de coser; hilo de algodón; cuerda macramé; cordón elástico; hilo encerado; cordel; hilo elástico; cuerda de yute; ovillos de lana; hilo mouliné; lana para fieltro; paracord; trapillo
it: filato; gomitolo; lana + maglia|uncinetto|gomitolo; filo da ricamo; filo da cucire; cotone uncinetto; cordino macramè; spago; elastico filo; filo cerato; spago juta; lana cardata; paracord; cordoncino; fettuccia uncinetto
nl: breiwol; haakgaren; wol + breien|haken|bol; borduurgaren; naaigaren; macramé touw; katoengaren; jute touw; elastisch koord; waxdraad; vilwol; paracord; koord + katoen|elastisch|satijn; lockgaren
pl: włóczka; włóczka akrylowa; kordonek; mulina; nici do szycia; sznurek do makramy; sznurek bawełniany; sznurek jutowy; gumka sznurek; nici; wełna czesankowa; paracord; włóczka wełniana; sznurek woskowany; nici do haftu; gumka jubilerska
pt: fio de malha; novelo de lã; lã para tricô; linha de bordar; linha de costura; fio de algodão; barbante; cordão elástico; fio encerado; linha de crochê; corda de sisal; fio de macramê; paracord; linha de nylon; lã para feltragem
not: dental yarn; yarn winder; yarn bowl; yarn storage; thread lift; thread tape; thread gauge; screw thread; yarn ball winder; fishing twine; thread seal; thread cutter; thread locker; yarn needle; thread insert; thread snips; yarn bag; bungee cord hook; paracord bracelet; pull cord; power cord; extension cord; thread rack; thread spool holder; cable cord; thread organizer; thread repair; ptfe thread; spinal cord; thread conditioner; light string; string lights; guitar string; paracord lanyard; string bikini; tennis string; bow string; elastic cord lock; cord end; string bag; string art; g string; fil à souder; racket string; violin string; hilo de pescar; hilo dental; fil de pêche; fil dentaire; filo interdentale; linha de pesca; fio dental; filo da pesca; filo di rame; curtain string; eyebrow thread; nici dentystyczne; filato acciaio; string of pearls; fil barbelé; filo spinato; string trimmer; trimmer string; leather cord necklace; rope light; necklace cord with clasp; lana de roca; lana de acero; lana di roccia; lana d'acciaio; wool dryer ball; laine d'acier; laine de verre; laine de roche; lace yarn dress; thread plug gauge
  "leather": main=leather 420500 ~.7; * 420500
  "macrame": main-fibre=synthetic 560750 ~.1; * 560790
  "makramee" -> 560790
  "makramy" -> 560790
  "twine" -> 560790
  "jute" -> 560790
  "juteschnur" -> 560790
  "yute" -> 560790
  "juta" -> 560790
  "spago" -> 560790
  "ficelle" -> 560790
  "cordel" -> 560790
  "barbante" -> 560790
  "hemp" -> 560790
  "sisal" -> 560729
  "rope" -> 560790
  "cotton cord" -> 560790
  "baumwollschnur" -> 560790
  "paracord" -> 560750
  "paracorde" -> 560750
  "nylon cord" -> 560750
  "elastic" -> 560410
  "stretch" -> 560410
  "elastique" -> 560410
  "elastico" -> 560410
  "elastisch" -> 560410
  "gummikordel" -> 560410
  "waxed": main-fibre=cotton 560790 ~.3; * 560750
  "cord": main-fibre=cotton 560790 ~.2; * 560750
  "kordel" -> 560750
  "roving" -> 510529
  "felting wool" -> 510529
  "filzwolle" -> 510529
  "czesankowa" -> 510529
  "cardata" -> 510529
  "chenille" -> 560600
  "embroidery": main-fibre=synthetic 540110 ~.4; main-fibre=artificial 540120 ~.1; main-fibre=silk 500600 ~.03; * 520790
  "floss" -> 520790
  "stickgarn" -> 520790
  "mouline" -> 520790
  "mulina" -> 520790
  "cross stitch" -> 520790
  "thread": main-fibre=cotton 520420 ~.15; main-fibre=nylon 540110 ~.1; * 550810
  "nahgarn" -> 550810
  "coudre" -> 550810
  "coser" -> 550810
  "cucire" -> 550810
  "naaigaren" -> 550810
  "nici" -> 550810
  "costura" -> 550810
  "wool": main-fibre=synthetic 551110 ~.2; * 510910
  "merino" -> 510910
  "lana" -> 510910 ~.5
  "laine" -> 510910 ~.5
  "cashmere" -> 510990
  "mohair" -> 510990
  "cotton" -> 520710
  main-fibre: cotton 520710 ~.2; wool 510910 ~.15; synthetic 551110 ~.03
  * -> 551110
ask: main-fibre
t: acrylic knitting yarn 100g => 551110
t: cotton embroidery floss 50 skeins => 520790
t: polyester sewing thread set 30 colours => 550810
t: cotton macrame cord 4mm => 560790
t: stainless steel screw thread insert => !56

@ sewing-needle
en: sewing needle; knitting needle; crochet hook; embroidery needle; safety pin; sewing pin; needle threader; tapestry needle; darning needle; circular knitting needle; straight pins; pearl head pins; hand sewing needle; crochet hook set; felting needle; leather needle; yarn needle; quilting pin; bead needle; beading needle; punch needle; upholstery needle; knitting needle set; needle set sewing; self threading needle; dressmaking pins; latch hook; t pins; needle + sewing|embroidery|knitting|crochet|leather|hand|felting; bent needle; lacing needle; double pointed needles; crochet needle; pins + sewing|dressmaking|safety|quilting
de: Nähnadel; Stricknadel; Häkelnadel; Sicherheitsnadel; Stecknadel; Rundstricknadel; Sticknadel; Einfädler; Stricknadeln; Häkelnadeln; Filznadel; Stopfnadel; Nadelspiel
fr: aiguille à coudre; aiguille à tricoter; crochet à tricoter; épingle à nourrice; épingle; enfile aiguille; aiguilles circulaires; crochet + tricot|laine|aluminium|set; aiguille à broder; épingles couture; aiguille à feutrer
es: aguja de coser; aguja de tejer; ganchillo; imperdible; alfiler; enhebrador; aguja de bordar; agujas circulares; alfileres; aguja de punto; aguja fieltro; aguja de ganchillo
it: ago da cucire; ferro da maglia; uncinetto; spilla da balia; spillo; infila ago; aghi da cucire; ferri circolari; spilli; ferri da maglia; ago da ricamo
nl: naald + naaien|borduren|haken; breinaald; haaknaald; veiligheidsspeld; speld + naaien|kop; breinaalden; borduurnaald; rondbreinaald; viltnaald; naalden handnaaien; draaddoorsteker
pl: igła do szycia; druty do robótek; szydełko; agrafka; szpilki krawieckie; igły do szycia; druty + dziergania|żyłka|bambusowe; szydełka; agrafki; igła do filcowania; nawlekacz
pt: agulha de costura; agulha de tricô; agulha de crochê; alfinete de segurança; alfinete; enfiador de agulha; alfinetes; agulha circular; agulha de bordar; agulhas de mão
not: sewing machine needle; pin cushion; acupuncture needle; tattoo needle; syringe needle; record needle; needle file; safety pin earring; medical needle; needle valve; needle bearing; needle felt; alfinete de lapela; needle nose plier; dosing needle; needle roller; alfiler de corbata; hair crochet; crochet hair; dreadlock crochet; crochet de pêche; injection needle; embryo needle; épingle à cheveux; épingle à cravate; inflation needle; épingle chignon; ball pump needle; bbq needle; piercing needle; crochet mural; derma needle; needle holder; micro needle; agulha de toca discos; needle tube; needle case; nano needle; dispensing needle; latch hook kit; agulha cirúrgica; punch needle kit; punch needle rug; hat pin; enamel pin; brooch pin; pin badge; crochet porte manteau; crochet remorque; crochet top; hijab pin; crochet dress; knitting needle holder; knitting needle case; crochet bag; carburetor needle; crochet hook case; needle felting kit; crochet attelage; crochet s; needle destroyer; crochet patère; needle ice; latch hook kit rug; vaccine needle; t needle; plantador de agulha
  "safety pin" -> 731940
  "pin": main=copper 741980 ~.03; main=plastic 392690 ~.03; * 731940
  "pins" -> 731940
  "sicherheitsnadel" -> 731940
  "stecknadel" -> 731940
  "epingle" -> 731940
  "epingles" -> 731940
  "imperdible" -> 731940
  "alfiler" -> 731940
  "alfileres" -> 731940
  "spilla" -> 731940
  "spillo" -> 731940
  "spilli" -> 731940
  "veiligheidsspeld" -> 731940
  "speld" -> 731940
  "agrafka" -> 731940
  "agrafki" -> 731940
  "szpilki" -> 731940
  "alfinete" -> 731940
  "alfinetes" -> 731940
  main: bamboo 442191 ~.08; wood 442199 ~.03; plastic 392690 ~.06; aluminium 761699 ~.15; copper 741980 ~.03; iron 731990 ~.03; bone 960190 ~.03; base-metal 731990 ~.03
  * -> 731990
ask: main
t: hand sewing needles steel 30 pcs => 731990
t: aluminium crochet hook set 14 pcs => 761699
t: bamboo knitting needles circular => 442191
t: safety pins 200 pcs => 731940
t: acupuncture needles sterile => !7319

@ sewing-notion
en: button + sewing|clothes|shirt|plastic|wooden|metal|coat|craft|resin|jeans|shell; sewing button; snap button; snap fastener; press stud; resin button; wooden button; metal button; jeans button; shirt button; coat button; zipper; zip + nylon|metal|invisible|puller|coil|teeth|resin; zipper pull; zipper slider; zipper puller; invisible zipper; nylon zipper; metal zipper; zipper tape; zipper head; magnetic snap; magnetic snap clasp; magnetic button; zipper repair kit; plastic snaps; kam snaps; jean button; hook and eye; eyelet + metal|grommet|shoe|craft|leather; grommet kit; grommet + brass|metal|kit|eyelet; d ring; buckle + metal|bag|strap|adjust|slide; belt buckle; bag hardware; bra hook; rivet + leather|bag|jeans|craft; bag clasp; purse frame; kiss lock frame; bag lock; turn lock; hook clasp; metal slider adjuster; leather rivets; zipper charm; bag chain; bag handle; purse chain; trouser hook; overall buckle; magnetic clasp; o ring metal bag; slide buckle; bra ring slider; shank button; pearl button; button pin; toggle button; horn button
de: Knopf + Näh|Hemd|Holz|Metall|Kunststoff|Jeans|Mantel; Druckknopf; Reißverschluss; Zipper; Schieber + Reißverschluss; Ösen; Gürtelschnalle; Schnalle; Knöpfe; Magnetverschluss; Nieten + Leder; Haken und Ösen; D-Ring; Taschengriff; Druckknöpfe
fr: bouton + couture|chemise|bois|nacre|jean|manteau; bouton pression; fermeture éclair; fermeture à glissière; curseur + fermeture|zip; œillet; boucle de ceinture; boutons couture; fermoir magnétique + sac|couture; rivet cuir; anneau d; anse de sac; zip + fermeture|invisible
es: botón + coser|camisa|madera|metal|nácar; botón a presión; cremallera; cursor cremallera; ojales; hebilla; botones; cierre magnético + bolso; remaches cuero; corchetes; asa de bolso; broche a presión; anilla d
it: bottone + cucito|camicia|legno|madreperla; bottone a pressione; cerniera lampo; cerniera + zip|nylon|invisibile; occhielli; fibbia; bottoni; chiusura magnetica + borsa; rivetti pelle; automatici; anello d
nl: knoop + naai|hout|metaal|overhemd; drukknoop; rits; ritssluiting; ritsschuiver; gesp; knopen; drukknopen; magneetsluiting + tas; ringogen; holnieten; tashengsel; d ring
pl: guzik; guziki; napa; zamek błyskawiczny; suwak + zamek; oczka + kaletnicze|metalowe; klamra; zatrzask + magnetyczny|napa|torebka; nity kaletnicze; haftki; rączka do torebki; napy; zatrzaski; półkółko
pt: botão + costura|camisa|madeira|madrepérola; zíper; cursor de zíper; ilhós; fivela; botões; fecho magnético + bolsa; rebite couro; colchetes; alça de bolsa; argola meia lua; fecho éclair
not: push button; button cell; button badge; belly button; button switch; car buckle; emergency button; zip lock; seat belt buckle; panic button; zip tie; button battery; phone button; home button; button machine; button maker; buckle boots; zip file; button cover car; start button; doorbell button; button pin badge; zip hoodie; button up; bag chain strap leather; pocket button; arcade button; zip bag; volume button; button down; zipper bag; bouton poussoir; zipper pouch; call button; game button; zip line; buckle strap shoes; power button; hair buckle; ski buckle; bolso cremallera; cremallera dirección; cerniera porta; cerniera mobile; cerniera anta; steering rack; bouton de porte; bouton de meuble; bouton marche; zip code; gate hinge; dentier cremallera; side release buckle; plastic buckle; zip pocket; buckle hook golf; watch buckle; ratchet buckle; turnbuckle; cam buckle; botão de pânico; botão liga; grommet rubber; cable grommet; knopf schalter; gear knob; rubber grommet; button head screw; rivet nut; rivet gun; pop rivet; blind rivet; bouton acné; rits tas; zip up; zip sweatshirt; pop socket; button remote; bra hook shirt; buckle belt; buckle sandal; bag handle cover; pull rivet; button quail; cluster button; zipper pants; klamra plastikowa; buttonhole foot; button eyes; window button; trigger button; shoe buckle strap heels; hotfix rivet; dog buckle
  "zip": main=base-metal 960711 ~.25; * 960719
  "zipper": "slider" 960720; "puller" 960720; "pull" 960720; "head" 960720; "charm" 960720; "repair" 960720; main=base-metal 960711 ~.25; * 960719
  "reissverschluss": "schieber" 960720; main=base-metal 960711 ~.25; * 960719
  "fermeture": "curseur" 960720; main=base-metal 960711 ~.25; * 960719
  "cremallera": "cursor" 960720; main=base-metal 960711 ~.25; * 960719
  "cerniera": main=base-metal 960711 ~.25; * 960719
  "rits" -> 960719
  "ritssluiting" -> 960719
  "ritsschuiver" -> 960720
  "zamek": "suwak" 960720; main=base-metal 960711 ~.25; * 960719
  "ziper": "cursor" 960720; * 960719
  "eclair" -> 960719
  "magnetic" -> 830890
  "snap" -> 960610
  "snaps" -> 960610
  "press stud" -> 960610
  "druckknopf" -> 960610
  "druckknopfe" -> 960610
  "pression" -> 960610
  "presion" -> 960610
  "pressione" -> 960610
  "drukknoop" -> 960610
  "drukknopen" -> 960610
  "napa" -> 960610
  "napy" -> 960610
  "pressao" -> 960610
  "eyelet" -> 830810
  "grommet" -> 830810
  "osen" -> 830810
  "oeillet" -> 830810
  "ojales" -> 830810
  "occhielli" -> 830810
  "ilhos" -> 830810
  "oczka" -> 830810
  "hook" -> 830810
  "colchetes" -> 830810
  "corchetes" -> 830810
  "haftki" -> 830810
  "rivet" -> 830820
  "rivets" -> 830820
  "nieten" -> 830820
  "remaches" -> 830820
  "rivetti" -> 830820
  "nity" -> 830820
  "rebite" -> 830820
  "bra extender" -> 621290
  "button": main=plastic 960621 ~.4; main=base-metal 960622 ~.2; main=wood|shell|bone|leather|textile 960629 ~.2; * 960621
  "knopf": main=base-metal 960622 ~.2; main=wood|shell|bone|leather 960629 ~.2; * 960621
  "knopfe": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "bouton": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "boutons": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "boton": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "botones": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "bottone": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "bottoni": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "guzik": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "guziki": main=base-metal 960622 ~.2; main=wood|shell|bone 960629 ~.2; * 960621
  "knopen" -> 960621
  "botoes" -> 960621
  "botao" -> 960621
  "bag handle": main=leather 420500 ~.2; main=wood 442199 ~.03; main=bamboo 442191 ~.03; main=base-metal 830890 ~.03; * 392690
  "chain" -> 731589 ~.4
  main: plastic 392690 ~.05; leather 420500 ~.03
  * -> 830890
t: resin shirt buttons 4 hole 100 pcs => 960621
t: nylon coil zipper 20cm 10 pcs => 960719
t: metal belt buckle pin => 830890
t: snap fastener kit metal press studs => 960610
t: push button switch 12v => !96

@ ribbon-trim
en: ribbon; satin ribbon; grosgrain ribbon; gift ribbon; lace trim; elastic band + sewing|clothes|waist|wide|flat; bias tape; twill tape; webbing; velvet ribbon; organza ribbon; lace ribbon; hook and loop tape; velcro; velcro strap; hook and loop; nylon webbing; cotton webbing; fringe trim; tassel trim; pom pom trim; piping cord; elastic tape; lace fabric trim; sequin trim; waistband elastic; ribbon roll; burlap ribbon; curling ribbon; pull bow ribbon; gift bow; ribbon bow; wired ribbon; jacquard ribbon; embroidered trim; rhinestone trim; tassel; pom pom; pompom; hook loop tape; sewing elastic; belt webbing; polypropylene webbing; hem tape; hemming tape; seam binding; lace applique; silk ribbon; wrapping ribbon; hair ribbon roll; braided trim; rickrack; cable tie hook and loop; hook and loop strap; iron on hem tape; fusible hem tape; velcro dots
de: Satinband; Geschenkband; Schleifenband; Spitzenband; Gummiband + Nähen|Hose|flach; Schrägband; Klettband; Gurtband; Borte; Fransenborte; Quaste; Klettverschluss; Samtband; Pompon; Ripsband; Köperband; Paspelband; Geschenkschleife; Troddel; Hutgummi
fr: ruban + satin|cadeau|velours|dentelle|organza|gros grain; dentelle; élastique + couture|plat|large; biais; sangle + nylon|coton|polypropylène; velcro; bande velcro; pompon; gland + passementerie|pompon; galon; ruban satin; bande auto agrippante; passementerie; noeud cadeau; ruban adhésif auto agrippant
es: cinta de raso; cinta de regalo; encaje; elástico + costura|plano|ancho; cinta al bies; velcro; cincha; pompón; borla; pasamanería; cinta de terciopelo; lazo de regalo; goma elástica costura; fleco; cinta de algodón
it: nastro raso; nastro regalo; elastico + cucito|piatto|sarta; sbieco; velcro; fettuccia; pompon; nappa; passamaneria; nastro di velluto; coccarda; nastro di raso; frangia; gros grain; nastro di cotone
nl: satijnlint; cadeaulint; kant + lint|band|naaien; elastiek + naaien|band; biaisband; klittenband; keperband; pompon; kwastje; sierband; lint + satijn|cadeau|fluweel; singelband; cadeaustrik
pl: wstążka satynowa; wstążka; koronka; gumka do ubrań; lamówka; taśma rzepowa; rzep; taśma nośna; pompon; frędzle; chwost; guma + bieliźniana|krawiecka|płaska; tasiemka; kokarda prezentowa
pt: fita de cetim; fita para presente; renda; elástico + costura|chato; viés; velcro; cadarço sarjado; pompom; franja; fita de gorgorão; passamanaria; laço presente; fita cetim; fita de veludo
not: awareness ribbon; ribbon cable; printer ribbon; typewriter ribbon; lace wig; lace up; lace dress; lace front; hair bow ribbon; lace bra; lace panties; lace fabric; ribbon microphone; velcro patch; elastic hair band; tie down strap webbing; resistance elastic band; velcro shoes; lace underwear; lace sock; ribbon blender; shoe lace; hair ribbon; hair ribbon bow; thermal ribbon; flex ribbon; ribbon connector; pompom hat; pompom maker; pompom beanie; pom pom keychain; elastic bandage; gymnastics ribbon; lace closure; ribbon earrings; lace lingerie; tassel earring; tassel necklace; ribbon led; velcro sneakers; velcro wallet; ribbon cutter; tassel keychain; elastic exercise band; lace glove; tassel loafer; medal ribbon; lace curtain; lace blouse; élastique cheveux; gland animal; velcro rollers; élastique musculation; pizzo intimo; rzep do włosów; renda lingerie; haarelastiek; graduation tassel; guma do żucia; gumka do włosów; elástico para cabelo; elástico de cabelo; elástico de treino; goma elástica pelo; elastico capelli; haargummi gummiband; guma oporowa; curtain tassel tieback; fringe curtain; ribbon balloon; velcro hair; fitness elastic; ribbon candy; ribbon shredder; balloon ribbon; guma treningowa; gold ribbon eel
  "hook and loop": main=plastic 392690 ~.02; * 580610
  "hook loop" -> 580610
  "velcro" -> 580610
  "klettband" -> 580610
  "klettverschluss" -> 580610
  "klittenband" -> 580610
  "rzep" -> 580610
  "rzepowa" -> 580610
  "auto agrippante" -> 580610
  "velvet" -> 580610
  "velours" -> 580610
  "terciopelo" -> 580610
  "velluto" -> 580610
  "samtband" -> 580610
  "veludo" -> 580610
  "tassel" -> 580890
  "fringe" -> 580890
  "pom pom" -> 580890
  "pompom" -> 580890
  "pompon" -> 580890
  "fransenborte" -> 580890
  "quaste" -> 580890
  "troddel" -> 580890
  "gland" -> 580890
  "borla" -> 580890
  "nappa" -> 580890
  "kwastje" -> 580890
  "chwost" -> 580890
  "fredzle" -> 580890
  "franja" -> 580890
  "fleco" -> 580890
  "frangia" -> 580890
  "sequin" -> 580890
  "rhinestone" -> 580890
  "rickrack" -> 580810
  "braid" -> 580810
  "braided" -> 580810
  "embroidered" -> 581092
  "applique" -> 581092
  "lace": main-fibre=cotton|flax 580429 ~.2; * 580421
  "spitzenband": main-fibre=cotton 580429 ~.2; * 580421
  "dentelle": main-fibre=cotton 580429 ~.2; * 580421
  "encaje": main-fibre=cotton 580429 ~.2; * 580421
  "pizzo": main-fibre=cotton 580429 ~.2; * 580421
  "koronka": main-fibre=cotton 580429 ~.2; * 580421
  "renda": main-fibre=cotton 580429 ~.2; * 580421
  "elastic" -> 580620
  "gummiband" -> 580620
  "elastique" -> 580620
  "elastico" -> 580620
  "elastiek" -> 580620
  "gumka" -> 580620
  "guma" -> 580620
  "hemming" -> 560392
  "fusible" -> 560392
  "curling" -> 392190 ~.6
  "gift bow" -> 392690 ~.5
  "pull bow" -> 392690
  "burlap" -> 580639
  main: paper 482390 ~.03; plastic 392190 ~.03
  main-fibre: cotton 580631 ~.08; jute|flax 580639 ~.03; silk 580639 ~.03; synthetic|artificial 580632 ~.03
  * -> 580632
ask: main-fibre
t: satin ribbon 25mm polyester 22m => 580632
t: self adhesive hook and loop tape 5m => 580610
t: cotton lace trim 10 yards => 580429
t: elastic band for sewing 20mm => 580620
t: thermal transfer ribbon printer => !5806

@ patch-applique
en: patch; embroidered patch; iron on patch; applique patch; sew on patch; badge patch; velcro patch; patch + iron on|embroidered|sew|jacket|morale|velcro|clothes|military; morale patch; chenille patch; sequin patch; embroidery applique; lace patch; leather patch; pvc patch; letter patch; embroidered badge; denim patch; repair patch clothes; iron on letters
de: Aufnäher; Bügelflicken; Patch; Flicken + Jeans|Bügel|Aufbügeln; Applikation + bügeln|Stickerei; Aufbügler
fr: écusson; patch thermocollant; écusson brodé; patch brodé; pièce thermocollante
es: parche bordado; parche termoadhesivo; parche + ropa|bordado|termoadhesivo; parches para ropa; rodilleras termoadhesivas
it: toppa; toppa termoadesiva; patch ricamata; toppe; applicazione termoadesiva
nl: strijkpatch; strijkembleem; applicatie + strijk; patch + strijk|geborduurd; kniestukken
pl: naszywka; naprasowanka haftowana; łata termo; naszywki; łatki
pt: patch bordado; patch termocolante; aplique bordado; remendo termocolante
not: nicotine patch; tire patch; pain patch; patch cable; patch panel; tube patch; eye patch; nipple patch; pimple patch; acne patch; foot patch; slimming patch; parche antiojeras; heat patch; sleep patch; hydrocolloid patch; patch antenna; patch cord; patch douleur; parche tabaco; drywall patch; transdermal patch; patch minceur; leak patch; patch bay; pool patch; patch test; patch occhi; lash patch; patch yeux; microneedle patch; patchwork; leather repair patch; glucose patch; patch nicotine; rubber patch tube; parche para ojos; detox patch; patch gel; mosquito patch; patchcord; cabbage patch; sensor patch; skin patch
  main: leather 420500 ~.05; plastic 392690 ~.06; rubber 401699 ~.03
  "sequin" -> 581092
  "woven" -> 580710
  main-fibre: cotton 581091 ~.08; wool|felt 581099 ~.03; synthetic 581092 ~.03
  * -> 581092
t: embroidered iron on patches polyester => 581092
t: pvc rubber morale patch => 392690
t: pimple patch hydrocolloid => !5810

@ craft-feather-felt
en: feather; feather for crafts; marabou feather; natural feathers; dyed feathers; white feathers
de: Federn + Bastel|Deko|Strauß|Pfau
fr: plume + décoration|autruche|paon|loisirs; boa plumes; plumes
es: plumas + manualidades|decoración|avestruz
it: piume; piume di pavone
nl: veren + decoratie|knutsel
pl: pióra strusie; piórka ozdobne
pt: plumas; penas decorativas; pena de pavão
not: feather pillow; feather duster; feather earring; feather flag; feather board; feather extension; feather pen; feather jacket; feather cat toy; feather razor; feather down; feather key; stylo plume; plume de calligraphie; hair feather; feather costume; feather light; fishing feather; fly tying feather; feather dress; feather blade; feather shuttlecock; feather hair clip; feather necklace; feather wings; feather headband; veer; badminton feather; feather nightwear; feather hat; feather mattress; dart feather; feather slippers; feather comforter; plumas estilográficas; feather bird toy; feather teaser; blade feather
  * -> 670100
t: ostrich feathers 20 pcs for crafts => 670100
t: feather duster => !6701

@ craft-material
en: googly eyes; sequins; glitter; glitter powder; pipe cleaner; chenille stem; craft eyes; rhinestones flatback; flatback rhinestone; hotfix rhinestone; foam sheet craft; felt sheet; felt fabric sheet; wooden beads craft; craft sticks; wood slices; wood blanks; wooden craft shapes; safety eyes; doll eyes amigurumi; loose sequins; chunky glitter; foam balls; styrofoam ball; polystyrene ball; felt balls; pom poms craft; wood craft blanks; cabochon; resin cabochon; decoden charms; acrylic gems; stick on gems; craft gems; face gems; body jewels; mosaic tile craft; glass gems; vase filler; glass pebbles; wood rounds; wooden dowel; dowel rod craft; wooden ring macrame; wooden sticks craft; wood ornaments unfinished; craft supplies; craft kit; diy kit; scrapbooking embellishments; hot fix crystals; glitter foam; felt pieces; flocking; sublimation blank; diy blank; mdf blank; craft bells; jingle bell craft; metal hoops craft; plastic eyes; chamois craft; leather scraps; faux leather sheet; transfer foil; foil flakes; gold leaf; gilding leaf; mica powder; epoxy pigment; resin pigment
de: Wackelaugen; Pailletten; Glitzer; Pfeifenputzer; Strasssteine; Moosgummi; Filzplatte; Holzscheiben; Styroporkugel; Filz + Platte|Bastel|Bogen; Mosaiksteine; Glassteine + Deko|Mosaik; Rundstab; Glitzerpulver; Holzringe; Sicherheitsaugen; Blattgold; Glöckchen + Bastel; Cabochons; Filzkugeln; Chenilledraht; Glitter
fr: yeux mobiles; paillettes; cure pipe; strass + coller|thermocollant|loisirs; mousse eva; feuille de feutrine; boule polystyrène; feutrine; tesselles mosaïque; yeux de sécurité; bâtons bois; feuille d'or; fil chenille; cabochon; galets de verre; grelots; anneaux bois; mosaïque loisirs créatifs
es: ojos móviles; lentejuelas; purpurina; limpiapipas; strass + pegar|manualidades; fieltro; rodajas de madera; bola de poliestireno; teselas; ojos de seguridad; varilla madera; pan de oro; cabujón; cascabeles; bolas de poliespán; mosaico manualidades; piedras decorativas vidrio
it: occhietti mobili; paillettes; glitter; scovolini; strass + incollare|termoadesivi; gomma eva; feltro; fette di legno; sfera polistirolo; tessere mosaico; occhi di sicurezza; bastoncini legno; foglia oro; cabochon; campanellini; pannolenci; palline polistirolo; ciniglia filo
nl: wiebeloogjes; pailletten; glitter; chenilledraad; strass steentjes; foamvellen; vilt; houten schijven; piepschuim bal; mozaïeksteentjes; veiligheidsogen; houten stokjes; bladgoud; belletjes knutselen; houten ringen; cabochon; glasnuggets
pl: ruchome oczka; cekiny; brokat; druciki kreatywne; dżety; pianka kreatywna; filc; plastry drewna; kula styropianowa; bezpieczne oczka; patyczki drewniane; płatki złota; kaboszon; dzwoneczki; kryształki samoprzylepne; styropianowe kule; drewniane kółka
pt: olhos móveis; lantejoulas; glitter; limpa cachimbo; strass + colar|artesanato; eva folha; feltro; fatias de madeira; bola de isopor; pastilhas mosaico; olhos de segurança; palitos madeira; folha de ouro; cabochão; guizos; paetês; bolinha de isopor
not: glitter gel; glitter eyeshadow; glitter spray; sequin dress; glitter tape; glitter lip; glitter nail polish; glitter paper; sequin fabric; glitter eyeliner; face glitter gel; glitter glue; sequin top; sequin jacket; googly eyes party glasses; glitter pen; felt pen; glitter tattoo; felt hat; glitter phone case; nail glitter; glitter shoes; glitter cardstock; sequin skirt; nail rhinestone; diy kit jewelry kids; hair rhinestone; body glitter; glitter body; glitter hair; scovolini denti; fieltro sombrero; glitter balloon; feltro cappello; rhinestone belt; nail sequins; filc pisak; paillettes maquillage; diy kit computer; mosaic floor tile; rhinestone necklace; diy kit electronic; wood dowel furniture; edible glitter; rhinestone chain trim; eye safety; glitter candle; electronic kit; rhinestone bracelet; nail gems; drone diy kit; lentejuelas vestido; tooth gems; brake pad glitter; edible gold leaf; glitter cake; glitter slime; glitter wallpaper; cork sheet gasket; glitter makeup
  "rhinestone" -> 701810
  "rhinestones" -> 701810
  "strass" -> 701810
  "strasssteine" -> 701810
  "hot fix" -> 701810
  "dzety" -> 701810
  "acrylic gems" -> 392690
  "face gems" -> 392690
  "gems": main=glass 701810 ~.03; * 392690
  "mosaic": main=ceramic 690730 ~.15; main=stone 680210 ~.03; * 701610
  "mosaiksteine" -> 701610
  "tesselles" -> 701610
  "teselas" -> 701610
  "mosaico" -> 701610
  "mosaik" -> 701610
  "mozaika" -> 701610
  "mozaieksteentjes" -> 701610
  "glass" -> 701890 ~.6
  "chenille" -> 560600
  "pipe cleaner" -> 560600
  "pfeifenputzer" -> 560600
  "limpiapipas" -> 560600
  "felt balls" -> 560290
  "felt" -> 560290 ~.7
  "filz" -> 560290
  "feutrine" -> 560290
  "fieltro" -> 560290
  "feltro" -> 560290
  "vilt" -> 560290
  "filc" -> 560290
  "pom poms" -> 580890
  "gold leaf" -> 741011 ~.4
  "flakes" -> 741011 ~.4
  "mica" -> 320619 ~.5
  "pigment" -> 320417 ~.5
  "bell": main=base-metal 830610 ~.03; * 830610
  "bells" -> 830610
  "cork" -> 450410
  "faux leather" -> 392113
  "eva" -> 392119
  "foam ball" -> 392690
  "foam balls" -> 392690
  "foam" -> 392119
  "moosgummi" -> 392119
  "kit" -> 950300 ~.5
  "wood" -> 442199
  "wooden" -> 442199
  "holz" -> 442199
  "bois" -> 442199
  "madera" -> 442199
  "legno" -> 442199
  "houten" -> 442199
  "drewna" -> 442199
  "drewniane" -> 442199
  "madeira" -> 442199
  "stick" -> 442199
  "sticks" -> 442199
  "dowel" -> 442199
  "balsa" -> 442199
  "mdf" -> 442199
  main: bamboo 442191 ~.03; wood 442199 ~.05; glass 701890 ~.03; textile 630790 ~.03; base-metal 732690 ~.03; paper 482390 ~.03; ceramic 691490 ~.03; leather 420500 ~.03
  * -> 392690
ask: main
t: self adhesive googly eyes 500 pcs => 392690
t: flatback glass rhinestones 1440 pcs => 701810
t: felt sheets 40 colours 15x15 => 560290
t: natural wood slices for crafts => 442199
t: glitter eyeshadow palette => !3926

@ resin-mould
en: resin mold; silicone resin mold; epoxy resin mold; soap mold; candle mold; candle mould; soap mould; resin mould; casting mold; jewelry mold silicone; keychain mold; plaster mold; ashtray mold; resin casting mold; coaster mold; coaster mould; tray mold resin; uv resin mold; clay mold; fishing lure mold; lead sinker mold; silicone mold resin; planter mold
de: Gießform; Silikonform + Resin|Epoxid|Kerze|Seife|Beton; Kerzenform; Seifenform; Epoxidharz Form
fr: moule résine; moule silicone résine; moule à bougie; moule à savon; moule époxy; moule bougie
es: molde de resina; molde para velas; molde para jabón; moldes de silicona resina; molde epoxi
it: stampo resina; stampo per candele; stampo per sapone; stampi in silicone resina
nl: gietvorm; resin mal; kaarsenmal; zeepmal; siliconen mal + resin|kaars|zeep|epoxy; epoxy mal
pl: forma do żywicy; forma do świec; forma do mydła; forma silikonowa do żywicy; foremki do żywicy
pt: molde para resina; molde para vela; molde para sabonete; molde epóxi
not: injection mold; cake mold; chocolate mold; mold remover; mold release; ice mold; fondant mold; popsicle mold
  main=base-metal -> 848049 ~.03
  main=wood -> 442199 ~.03
  "concrete" -> 848060
  "plaster" -> 848060
  "soap" -> 392690
  "candle" -> 392690
  * -> 848079      # moulds for plastics, poured by hand; doubt: 3926 for simple silicone hollow forms
t: silicone resin mold coaster set => 848079
t: silicone soap mold 6 cavity => 392690
t: silicone cake mold muffin => !8480

@ resin-kit
en: epoxy resin kit; casting resin; crystal clear resin; uv resin kit; resin starter kit; resin art kit; polyester casting resin; resin jewelry kit; 3d printer resin uv
de: UV-Harz; Epoxidharz Set
fr: résine uv; résine epoxy kit; résine de coulée
es: resina uv; resina epóxica; kit de resina
it: resina uv; resina bicomponente; kit resina
nl: uv hars; gietepoxy
pl: żywica uv; żywica odlewnicza; zestaw żywica
pt: resina uv; kit resina
not: epoxy resin mold; resin figure; resin statue; resin figurine; resin 3d printer machine; dental resin; composite resin; epoxy glue; epoxy putty; epoxy floor coating; dental composite resin; resin pigment; resin dye; resin ornament
  "polyester" -> 390791
  "3d printer" -> 390690
  "uv" -> 390690 ~.6
  * -> 390730
t: clear casting epoxy resin kit 1 kg => 390730
t: resin figurine buddha => !3907

@ candle-making
en: candle making kit; candle wick; soy wax; candle making supplies; candle dye; soap making kit; wick sticker; wax cubes; fragrance wax; cotton wick; candle making set; candle pouring pot; gel wax
de: Kerzenherstellung Set; Kerzendocht; Kerzenwachs; Seifenherstellung; Kerzengießset; Rohseife; Kerzenfarbe
fr: kit fabrication bougie; mèche bougie; kit savon; cire bougie; base de savon; mèche coton
es: kit hacer velas; mecha para velas; cera perfumada; kit hacer jabón; cera para velas; base de jabón
it: kit candele; stoppino; cera profumata; kit sapone; cera per candele; base sapone
nl: kaarsen maken pakket; kaarsenlont; geurwax; zeep maken pakket; kaarsenwas; gietzeep; lont
pl: zestaw do robienia świec; knot; zestaw do robienia mydła; wosk do świec; baza mydlana; knoty
pt: kit fazer velas; pavio; kit sabonete; cera para velas
not: wick trimmer; lamp wick; paraffin wax machine; wax melt warmer; candle making machine; wick lamp; humidifier wick; hot paraffin bath; beeswax wrap; wax heater; wax melting pot; beeswax candle; hair wax; paraffin heater; kerosene wick; wax melter; paraffin oil; oil lamp wick; lighter wick; beeswax polish; ski wax; wax melt burner; lip balm beeswax
  "kit" -> 340600 ~.4
  "soap base": * 340120
  "rohseife" -> 340120
  "gietzeep" -> 340120
  "wick" -> 590800
  "kerzendocht" -> 590800
  "meche" -> 590800
  "mecha" -> 590800
  "stoppino" -> 590800
  "lont" -> 590800
  "kaarsenlont" -> 590800
  "knot" -> 590800
  "knoty" -> 590800
  "pavio" -> 590800
  "beeswax" -> 152190
  "bienenwachs" -> 152190
  "bijenwas" -> 152190
  "pszczeli" -> 152190
  "paraffin" -> 271220
  "paraffine" -> 271220
  "parafina" -> 271220
  "paraffina" -> 271220
  "soy" -> 151620
  "soja" -> 151620
  "sojawachs" -> 151620
  "sojawas" -> 151620
  "sojowy" -> 151620
  "soia" -> 151620
  "dye" -> 320417
  "fragrance oil" -> 330290
  "wax melt" -> 340600
  "wax melts" -> 340600
  "duftwachs" -> 340600
  "tins" -> 731029
  "pot" -> 761510 ~.5
  * -> 340490
t: cotton candle wicks 100 pcs => 590800
t: candle making kit with wicks and tins => 340600
t: wax melt warmer electric => !3406

@ embroidery-hoop
en: embroidery hoop; quilting frame; pin cushion; bobbin holder; thread organizer; yarn bowl; stitch marker; row counter knitting; thimble; sewing gauge; seam ripper; yarn winder; sewing box kit; needle case; pattern weights; tailor ham; embroidery frame; tracing wheel; sewing clips; wonder clips; bias tape maker; cross stitch hoop; knitting gauge; yarn guide ring; pompom maker; loop turner; needle storage; fabric marker chalk wheel; stitch holder; sewing kit; travel sewing kit; mini sewing kit
de: Stickrahmen; Nadelkissen; Maschenmarkierer; Fingerhut; Nahttrenner; Nähset; Nähkästchen gefüllt; Stoffklammern; Wollschale; Wollwickler; Pompon Maker
fr: tambour à broder; pelote à épingles; marqueur de mailles; dé à coudre; découd vite; kit de couture; pinces couture; nécessaire de couture; bol à laine; cercle à broder
es: bastidor de bordado; alfiletero; marcador de puntos; dedal; descosedor; kit de costura; pinzas costura; costurero; bastidor; cuenta vueltas
it: telaio da ricamo; puntaspilli; marcapunti; ditale; scucitore; kit da cucito; mollette cucito; telaio ricamo
nl: borduurring; speldenkussen; steekmarkeerders; vingerhoed; tornmesje; naaiset; naaiknijpers; toerenteller breien
pl: tamborek; poduszeczka na igły; znaczniki oczek; naparstek; prujka; zestaw do szycia podręczny; klipsy do szycia; przybornik do szycia
pt: bastidor para bordado; alfineteiro; marcador de pontos; dedal; abridor de casas; kit de costura; clipes de costura
not: sewing machine case; dedal chapado joya; needle case machine; embroidery machine hoop; finger thimble reading
  "kit" -> 960500
  "nahset" -> 960500
  "naaiset" -> 960500
  "nahkastchen" -> 960500
  "costurero" -> 960500
  "necessaire" -> 960500
  "przybornik" -> 960500
  "zestaw" -> 960500
  "thimble": main=plastic 392690 ~.1; main=rubber 401699 ~.03; main=leather 420500 ~.03; * 732690
  "fingerhut": main=plastic 392690 ~.03; * 732690
  "seam ripper" -> 820559
  "nahttrenner" -> 820559
  "decoud" -> 820559
  "descosedor" -> 820559
  "tornmesje" -> 820559
  "prujka" -> 820559
  "cushion" -> 630790
  "nadelkissen" -> 630790
  "speldenkussen" -> 630790
  "alfiletero" -> 630790
  "puntaspilli" -> 630790
  "bowl": main=ceramic 691390 ~.03; main=wood 442199 ~.03; * 442199
  "tracing wheel" -> 820559
  main: bamboo 442191 ~.15; wood 442199 ~.2; plastic 392690 ~.4; base-metal 732690 ~.03; textile 630790 ~.03
  "hoop" -> 442191
  * -> 392690
t: bamboo embroidery hoops set => 442191
t: travel sewing kit with thread and needles => 960500
t: hoop earrings gold => !4421

@ leathercraft-bag-making
en: leather craft kit; leather strip; leather strap blank; leather sheet; leather piece; purse strap; bag strap; shoulder strap + bag|purse|replacement|crossbody|guitar|camera; handbag strap; bag strap replacement; crossbody strap; guitar strap; luggage strap; chain strap; adjustable bag strap; purse handle; bag strap extender
de: Taschengurt; Schultergurt; Taschenriemen; Lederriemen; Gitarrengurt; Kofferband; Koffergurt; Lederstück; Taschenhenkel
fr: bandoulière; sangle sac; anse cuir; sangle guitare; sangle valise; chaîne sac; lanière cuir
es: correa de bolso; correa bandolera; asa de cuero; correa guitarra; correa para maleta; cadena bolso; tira de cuero
it: tracolla + ricambio|borsa|regolabile|chitarra; tracolla borsa; manico pelle borsa; tracolla chitarra; cinghia valigia; catena borsa; striscia pelle
nl: schouderband; tassenriem; tassenband; gitaarband; kofferriem; leren riem stuk; tasketting
pl: pasek do torebki; pasek na ramię; pasek do gitary; pas do walizki; łańcuszek do torebki; rzemień
pt: alça transversal; alça de couro; alça guitarra; cinta para mala; corrente bolsa; tira de couro
not: camera strap; watch strap; phone strap; bra shoulder strap; luggage strap scale; luggage tag; tracolla donna borsa
  "guitar" -> 920992
  "gitarrengurt" -> 920992
  "guitare" -> 920992
  "guitarra" -> 920992
  "chitarra" -> 920992
  "gitaarband" -> 920992
  "gitary" -> 920992
  "chain": main=plastic 392690 ~.03; main=aluminium 761699 ~.03; * 731589
  "kit" -> 420500
  "sheet" -> 410792 ~.5
  main: leather 420500 ~.2; plastic-sheet 392690 ~.15; plastic 392690 ~.03; base-metal 731589 ~.03; textile 630790 ~.03
  * -> 630790
ask: main
t: genuine leather bag strap replacement => 420500
t: adjustable nylon crossbody strap => 630790
t: nylon guitar strap => 920992
t: watch strap silicone => !6307

@ dumbbell-weights
en: dumbbell; kettlebell; weight plate; barbell; ankle weight; wrist weight; weight set; adjustable dumbbell; barbell set; medicine ball; slam ball; weight vest; weight bench; squat rack; power rack; bumper plate; curl bar; weighted vest; weight bar; barbell clamp; hand weights; sandbag fitness; training sandbag; bench press; dumbbell rack; barbell collar; weight plate rack; gym bench
de: Hantel; Kurzhantel; Langhantel; Kettlebell; Hantelbank; Hantelscheibe; Gewichtsmanschette; Gewichtsweste; Hantelset; Medizinball
fr: haltère; kettlebell; disque de musculation; banc de musculation; barre de musculation; gilet lesté; poids cheville; médecine ball
es: mancuerna; pesa rusa; disco de pesas; banco de pesas; barra olímpica; chaleco lastrado; tobilleras lastradas; mancuernas; balón medicinal
it: manubrio palestra; manubri; kettlebell; bilanciere + pesi|palestra|ghisa; panca pesi; disco ghisa; giubbotto zavorrato; cavigliere zavorrate; palla medica
nl: dumbbell; kettlebell; halter; halterbank; gewichtsvest; halterschijf; enkelgewichten; medicijnbal
pl: hantle; hantla; kettlebell; sztanga; ławka treningowa; obciążniki; kamizelka obciążeniowa; piłka lekarska; talerz do sztangi
pt: halter; kettlebell; anilha; banco de musculação; barra musculação; caneleira de peso; colete de peso; halteres; medicine ball
not: dumbbell nail; barbell piercing; barbell tongue; barbell tongue piercing; dumbbell earring; halterneck; halter dress; water bottle dumbbell; halter top; barbell stud; tongue barbell; nipple barbell; barbell pad; fishing weight; banco de pesas pesca; halter horse; halter bra; reggiseno halter; dumbbell curtain
  * -> 950691
t: cast iron kettlebell 16kg => 950691
t: adjustable dumbbell set 24kg => 950691
t: barbell tongue piercing => !9506

@ fitness-equipment
en: resistance band; yoga mat; exercise mat; yoga block; foam roller; jump rope; skipping rope; treadmill; exercise bike; exercise ball; yoga ball; gym ball; pull up bar; ab roller; ab wheel; push up bar; hand grip; grip strengthener; resistance loop band; pilates ring; balance board; yoga strap; trampoline; rowing machine; elliptical; stepper; gymnastics mat; balance ball; battle rope; suspension trainer; speed ladder; agility ladder; training cone; hula hoop; gymnastic rings; pilates reformer; spin bike; walking pad; vibration plate; ab trainer; sit up bench; home gym; exercise equipment; fitness equipment; balance pad; push up board; workout bands; yoga wheel; fitness trampoline; gymnastics ribbon; gym rope; chest expander; wrist roller; gym handle; cable attachment gym; resistance tube; pilates ball; hand gripper; finger exerciser; sliders fitness; core sliders; acupressure yoga; air track; trampoline net; dip station; leg press; thigh master; ab machine; stretching strap; pilates bar; parallettes; climbing rope gym; smart jump rope; balance beam; folding treadmill; vaulting pole; starting block; hurdle training; javelin; discus; shot put; punching bag; boxing bag; speed bag; boxing stand; punch bag; focus mitts; focus pads; reflex ball boxing; muay thai pad; boxing sandbag; heavy bag
de: Widerstandsband; Fitnessband; Yogamatte; Gymnastikmatte; Yogablock; Faszienrolle; Springseil; Laufband; Heimtrainer; Gymnastikball; Klimmzugstange; Bauchroller; Liegestützgriffe; Fingerhantel; Trampolin; Rudergerät; Crosstrainer; Balance Board; Boxsack; Hula Hoop; Ergometer; Sportmatte; Pezziball; Fitnessgerät; Koordinationsleiter; Turnringe; Sprossenwand
fr: élastique de musculation; bande de résistance; tapis de yoga; tapis de sport; brique de yoga; rouleau de massage mousse; corde à sauter; tapis de course; vélo d'appartement; ballon de gym; barre de traction; roue abdominale; trampoline; rameur; sac de frappe; planche d'équilibre; vélo elliptique; poignées de pompes; swiss ball; ballon d'exercice; tapis roulant marche; anneaux gymnastique; hand grip; échelle d'agilité; tapis gym
es: banda elástica fitness; banda de resistencia; esterilla de yoga; colchoneta gimnasia; bloque de yoga; rodillo de espuma; cuerda para saltar; comba; cinta de correr; bicicleta estática; pelota de pilates; barra de dominadas; rueda abdominal; cama elástica; máquina de remo; saco de boxeo; tabla de equilibrio; elíptica; fitball; gomas elásticas fitness; bandas elásticas; soporte flexiones; hula hoop; conos entrenamiento
it: elastico fitness; banda elastica; tappetino yoga; mattoncino yoga; rullo massaggio schiuma; corda per saltare; tapis roulant; cyclette; palla da ginnastica; barra trazioni; ruota addominali; tappeto elastico; vogatore; sacco da boxe; tavola equilibrio; elastici fitness; palla pilates; ellittica; maniglie flessioni; anelli ginnastica; materassino fitness
nl: weerstandsband; yogamat; fitnessmat; yogablok; foamroller; springtouw; loopband; hometrainer; fitnessbal; optrekstang; trampoline; roeimachine; bokszak; balansbord; crosstrainer; fitnesselastiek; hoelahoep; handknijper; buikspierwiel; sportmat
pl: taśma oporowa; guma oporowa; mata do jogi; mata do ćwiczeń; klocek do jogi; wałek do masażu piankowy; skakanka; bieżnia; rower stacjonarny; piłka gimnastyczna; drążek do podciągania; trampolina; wioślarz; worek treningowy; orbitrek; gumy oporowe; guma treningowa; hula hop; ściskacz; roller piankowy; uchwyty do pompek; worek bokserski; mata gimnastyczna; kółko do brzuszków
pt: faixa elástica exercício; tapete de yoga; tapete de ioga; colchonete; bloco de yoga; rolo de espuma; corda de pular; esteira ergométrica; bicicleta ergométrica; bola de pilates; barra de porta; roda abdominal; cama elástica; trampolim; saco de pancada; elíptico; mini band; elástico de treino; bambolê; aparelho de abdominal; prancha de equilíbrio; hand grip; bola de ginástica
not: yoga pants; yoga mat bag; yoga socks; yoga mat strap; treadmill lubricant; jump rope toy; treadmill belt; trampoline socks; foam roller paint; yoga shorts; yoga top; yoga bra; yoga set; cat exercise wheel; hamster wheel; treadmill safety key; punching bag gloves; treadmill motor; exercise bike seat cushion; trampoline cover; trampoline park; dog treadmill; exercise bike computer; treadmill oil; hand grip screwdriver; stepper motor; stepper driver; yoga leggings; stepper heels; motor de passo; motor stepper; treadmill key; camera hand grip; pistol grip; yoga shoes; yoga towel; yoga clothes; bicycle grip; yoga mat cleaner; handlebar grip; steering cone; traffic cone; soldering mat; elliptical pendant; treadmill mat; bike mat; yoga wear; elastic resistance wire; yoga jumpsuit; elliptical earring; yoga gloves; fishing javelin; cinta métrica; bici elíptica piezas; stepper trainer shoes; vibration plate compactor; elliptical leaf; tapis de course chien
  * -> 950691
t: tpe yoga mat 6mm non slip => 950691
t: resistance bands set of 5 => 950691
t: boxing punching bag heavy => 950691
t: yoga pants women leggings => !9506

@ ball-inflatable
en: football ball; soccer ball; basketball; volleyball; rugby ball; american football ball; beach ball; handball; futsal ball; water polo ball; netball; dodgeball; playground ball; kids football ball; ball + soccer|football|basketball|volleyball|rugby|inflatable|match; beach volleyball
de: Fußball; Basketball; Volleyball; Handball; Rugbyball; Strandball; Wasserball; Beachvolleyball
fr: ballon de football; ballon de basket; ballon de volley; ballon de rugby; ballon de foot; ballon de handball; ballon de plage
es: balón de fútbol; balón de baloncesto; balón de voleibol; pelota de fútbol; balón; pelota de playa; balón de rugby
it: pallone da calcio; pallone da basket; pallone da pallavolo; pallone; pallone da rugby; palla da spiaggia
nl: voetbal; basketbal; volleybal; handbal; rugbybal; strandbal
pl: piłka nożna; piłka do koszykówki; piłka do siatkówki; piłka plażowa; piłka do rugby
pt: bola de futebol; bola de basquete; bola de vôlei; bola de rugby; bola de handebol; bola de praia
not: basketball hoop; football goal; football shoes; basketball shoes; volleyball net; football boots; soccer cleats; football jersey; basketball shirt; basketball shorts; ball pump; table football; football table; basketball stand; ball bearing; basketball backboard; football socks; football shirt; volleyball shoes; soccer goal; football gloves; fußballschuhe; football helmet; soccer shin guard; football card; soccer shoes; basketball jersey; basketball net; football scarf; soccer jersey; football cleats; basketball toy set; ball valve; soccer ball bag; basketball sleeve; football net; basketball card; volleyball knee pads; soccer shorts; tornillo de bolas; electric soccer ball; hover ball; football trophy; soccer socks; football game
  "beach ball" -> 950300 ~.4
  "strandball" -> 950300
  * -> 950662
t: leather soccer ball size 5 => 950662
t: indoor basketball size 7 rubber => 950662
t: basketball shoes men => !9506

@ ball-sport-goods
en: tennis racket; tennis ball; badminton racket; shuttlecock; table tennis bat; ping pong paddle; ping pong ball; table tennis net; squash racket; padel racket; pickleball paddle; tennis racquet; badminton set; badminton net; table tennis table; table tennis rubber; racket + tennis|badminton|squash|padel|table tennis|racquetball; ping pong table; ping pong set; table tennis robot; pickleball; squash ball; padel ball; tennis trainer; beach tennis racket; paddle racket; racket grip tape; racket overgrip; overgrip; racket grip; tennis string; racket string; badminton string; tennis net; pickleball net; racket dampener; tennis overgrip; tennis dampener
de: Tennisschläger; Tennisball; Badmintonschläger; Federball; Tischtennisschläger; Tischtennisball; Tischtennisplatte; Padelschläger; Squashschläger; Tennisbälle; Griffband; Tennissaite; Tischtennisnetz; Badminton Set; Tischtennisbelag
fr: raquette de tennis; balle de tennis; raquette de badminton; volant de badminton; raquette de ping pong; balle de ping pong; raquette de padel; table de ping pong; surgrip; cordage tennis; filet ping pong; raquette de squash; balles de padel; volants badminton
es: raqueta de tenis; pelota de tenis; raqueta de bádminton; volante bádminton; pala de ping pong; pelota de ping pong; pala de pádel; mesa de ping pong; overgrip; cordaje tenis; red ping pong; pelotas de pádel
it: racchetta da tennis; pallina da tennis; racchetta badminton; volano; racchetta ping pong; pallina ping pong; racchetta padel; tavolo ping pong; overgrip; corde tennis; palline da padel; rete ping pong
nl: tennisracket; tennisbal; badmintonracket; shuttle badminton; tafeltennisbatje; tafeltennisbal; padelracket; tafeltennistafel; tennisballen; tafeltennisnet; shuttles; overgrip
pl: rakieta tenisowa; piłka tenisowa; rakietka do badmintona; lotka do badmintona; rakietka do ping ponga; piłeczka pingpongowa; rakieta do padla; stół do tenisa; owijka; naciąg tenisowy; piłki tenisowe; siatka do badmintona
pt: raquete de tênis; bola de tênis; raquete de badminton; peteca de badminton; raquete de ping pong; bola de ping pong; raquete de padel; mesa de ping pong; overgrip; raquete de beach tennis; corda de tênis; petecas
not: tennis shoes; tennis skirt; racket bag; mosquito racket; tennis dress; tennis bracelet; ball machine; dog tennis ball; tennis bag; tennis ball launcher dog; padel bag; tennis elbow brace; padel shoes; tennis necklace; badminton shoes; tennis shorts; tennis ball toy pet; tennis cap; raquette anti moustique; raquete mata mosquito; raqueta mosquitos; volano motore; volano frizione; table tennis shoes; snow racket; racchetta da neve; raquettes à neige; tennis socks; tennis visor; padel cover racket; tennis polo; padel backpack; badminton bag; racchetta zanzare; fly racket
  "table tennis" -> 950640
  "ping pong" -> 950640
  "pingpongowa" -> 950640
  "ping ponga" -> 950640
  "tischtennis" -> 950640
  "tischtennisschlager" -> 950640
  "tischtennisball" -> 950640
  "tischtennisplatte" -> 950640
  "tischtennisnetz" -> 950640
  "tischtennisbelag" -> 950640
  "tafeltennisbatje" -> 950640
  "tafeltennisbal" -> 950640
  "tafeltennistafel" -> 950640
  "tafeltennisnet" -> 950640
  "stol do tenisa" -> 950640
  "string" -> 560750 ~.2
  "cordage" -> 560750
  "tennissaite" -> 560750
  "overgrip": * 391990 
  "grip" -> 391990
  "surgrip" -> 391990
  "griffband" -> 391990
  "owijka" -> 391990
  "net": main=textile 560819 ~.03; * 560819
  "tennis ball": * 950661
  "tennis balls" -> 950661
  "tennisball" -> 950661
  "tennisballe" -> 950661
  "balle de tennis" -> 950661
  "pelota de tenis" -> 950661
  "pallina da tennis" -> 950661
  "tennisbal" -> 950661
  "tennisballen" -> 950661
  "pilka tenisowa" -> 950661
  "pilki tenisowe" -> 950661
  "bola de tenis" -> 950661
  "padel ball" -> 950661
  "balles de padel" -> 950661
  "pelotas de padel" -> 950661
  "palline da padel" -> 950661
  "squash ball" -> 950669
  "pickleball": "paddle" 950659; "net" 560819; * 950669
  "shuttlecock" -> 950699
  "federball" -> 950699
  "volant" -> 950699
  "volants" -> 950699
  "volante" -> 950699
  "volano" -> 950699
  "shuttle" -> 950699
  "shuttles" -> 950699
  "lotka" -> 950699
  "peteca" -> 950699
  "petecas" -> 950699
  "badminton" -> 950659
  "badmintona" -> 950659
  "badmintonschlager" -> 950659
  "badmintonracket" -> 950659
  "squash" -> 950659
  "squashschlager" -> 950659
  "padel" -> 950659
  "padelschlager" -> 950659
  "padelracket" -> 950659
  "padla" -> 950659
  "beach" -> 950659
  "dampener" -> 950699
  "trainer" -> 950699
  * -> 950651
t: carbon tennis racket 300g => 950651
t: badminton rackets set of 2 => 950659
t: table tennis bat professional => 950640
t: tennis balls 3 pack => 950661
t: tennis skirt women => !9506

@ golf-goods
en: golf club; golf ball; golf tee; golf putter; golf driver; golf iron set; golf grip; golf training aid; putting mat; golf head cover; golf net; golf club set; golf wedge; golf irons; divot tool; golf ball marker; golf shaft; golf putting mat; golf hitting net; golf mat; golf club grip; golf club head; golf swing trainer; golf headcover; golf accessories; golf ball retriever; golf putting green; golf alignment stick; golf chipping net; golf hybrid; golf fairway wood; golf cap iron; golf practice ball
de: Golfschläger; Golfball; Golftee; Golfbälle; Putter; Golfgriff; Golfnetz; Puttingmatte; Golftees; Schlägerhaube
fr: club de golf; balle de golf; tee de golf; putter; balles de golf; grip de golf; filet de golf; tapis de putting
es: palo de golf; pelota de golf; tee de golf; bola de golf; putter; grip de golf; red de golf; alfombra putting
it: mazza da golf; pallina da golf; tee golf; palline da golf; putter; tappeto putting; rete golf
nl: golfclub; golfbal; golftee; golfballen; putter; golfnet; puttingmat
pl: kij golfowy; piłka golfowa; tee golfowe; piłki golfowe; putter; mata golfowa
pt: taco de golfe; bola de golfe; tee de golfe; bolas de golfe; putter; rede de golfe
not: golf bag; golf shoes; golf cart; golf glove; golf umbrella; golf rangefinder; golf mk7; vw golf; golf shirt; golf polo; golf pants; golf watch; golf hat; golf skirt; golf towel; golf simulator; golf r; golf 7; golf 6; golf gti; golf trolley; golf cart battery; golf 5; golf 4; golf 8; golf socks; golf cap hat; golf 3; golf ball display; mini golf game toy; golf gps; golf belt; golf push cart; volkswagen golf; golf visor; golf travel cover; golf flag
  "ball": "marker" 950639; "retriever" 950639; * 950632
  "balls" -> 950632
  "golfball" -> 950632
  "golfballe" -> 950632
  "balle de golf" -> 950632
  "balles" -> 950632
  "pelota" -> 950632
  "bola" -> 950632
  "bolas" -> 950632
  "pallina" -> 950632
  "palline" -> 950632
  "golfbal" -> 950632
  "golfballen" -> 950632
  "pilka" -> 950632
  "pilki" -> 950632
  "grip" -> 950639
  "tee" -> 950639
  "tees" -> 950639
  "golftee" -> 950639
  "golftees" -> 950639
  "mat" -> 950639
  "green" -> 950639
  "net" -> 950639
  "golfnetz" -> 950639
  "filet" -> 950639
  "tapis" -> 950639
  "red de" -> 950639
  "shaft" -> 950639
  "head cover": main=leather 420500 ~.03; * 630790
  "headcover" -> 630790
  "club head" -> 950639
  "training" -> 950639
  "trainer" -> 950639
  "divot" -> 950639
  "accessories" -> 950639
  "stick" -> 950639
  * -> 950631
t: golf driver right handed 10.5 => 950631
t: golf balls 12 pack => 950632
t: wooden golf tees 100 pcs => 950639
t: vw golf 7 mirror cover => !9506

@ winter-sports
en: ski; snowboard; ski pole; ski binding; sled; snow tube; ice skate; sledge; toboggan; snowshoe; ski goggles; snowboard binding; skis; snow sled; crampon; roller skates; inline skates; ice skates; rollerblades; quad skates; hockey skates; snowboard goggles; shoe ice grips; kids skates; cross country ski; roller skate wheels; inline skate wheels; skate guards; snow goggles; microspikes
de: Ski; Skier; Snowboard; Skistock; Skibindung; Schlitten; Schlittschuhe; Rollschuhe; Inliner; Inlineskates; Schneeschuhe; Skibrille; Rodel; Spikes + Schuhe|Eis; Steigeisen
fr: skis; snowboard; bâton de ski; fixation ski; luge; patins à glace; patins à roulettes; rollers; raquettes à neige; masque de ski; crampons + neige|glace|chaussures; bouée neige
es: esquís; tabla de snowboard; bastón de esquí; fijaciones esquí; trineo; patines de hielo; patines en línea; patines; raquetas de nieve; gafas de esquí
it: sci; tavola da snowboard; bastoncini da sci; attacchi sci; slittino; pattini da ghiaccio; pattini in linea; pattini a rotelle; ciaspole; maschera da sci; ramponi; slitta
nl: ski's; snowboard; skistok; slee; schaatsen; rolschaatsen; skates; skeelers; sneeuwschoenen; skibril; skibinding
pl: narty; deska snowboardowa; kijki narciarskie; wiązania narciarskie; sanki; łyżwy; wrotki; rolki + łyżworolki|inline|regulowane; rakiety śnieżne; gogle narciarskie; raczki; łyżworolki
pt: esquis; prancha de snowboard; bastão de esqui; patins de gelo; patins; patins inline; óculos de esqui; patins quad; crampons
not: ski jacket; ski boot; ski sock; jet ski; water ski; ski mask; ski glove; ski helmet; ski pants; ski bag; ski rack; snowboard jacket; ski suit; ski wax; ski hat; snowboard boots; snowboard pants; ski pass; ski strap; sled dog harness; ski wear; giacca da sci; tuta da sci; roller skate shoes lace; ski trousers; ski base layer; ski rope; pantaloni da sci; guanti da sci; casco da sci; toy sled; scarponi sci; fiche sci; ski thermal; ski goggle case; skate board; ski roof; ski carrier; sci fi; ice skate dress; ski balaclava; ski underwear; ski lock; bobsled
  "goggles" -> 900490
  "skibrille" -> 900490
  "masque" -> 900490
  "gafas" -> 900490
  "maschera" -> 900490
  "skibril" -> 900490
  "gogle" -> 900490
  "oculos" -> 900490
  "wheels" -> 950670
  "roller" -> 950670
  "rollers" -> 950670
  "inline" -> 950670
  "ice skate" -> 950670
  "ice skates" -> 950670
  "skates" -> 950670
  "skates kids" -> 950670
  "schlittschuhe" -> 950670
  "rollschuhe" -> 950670
  "inliner" -> 950670
  "inlineskates" -> 950670
  "patins" -> 950670
  "patines" -> 950670
  "pattini" -> 950670
  "schaatsen" -> 950670
  "rolschaatsen" -> 950670
  "skeelers" -> 950670
  "lyzwy" -> 950670
  "wrotki" -> 950670
  "rolki" -> 950670
  "lyzworolki" -> 950670
  "rollerblades" -> 950670
  "binding" -> 950612
  "bindings" -> 950612
  "skibindung" -> 950612
  "fixation" -> 950612
  "fijaciones" -> 950612
  "attacchi" -> 950612
  "skibinding" -> 950612
  "wiazania" -> 950612
  "pole" -> 950619
  "poles" -> 950619
  "skistock" -> 950619
  "baton" -> 950619
  "baston" -> 950619
  "bastoncini" -> 950619
  "skistok" -> 950619
  "kijki" -> 950619
  "bastao" -> 950619
  "sled" -> 950699
  "sledge" -> 950699
  "toboggan" -> 950699
  "snow tube" -> 950699
  "schlitten" -> 950699
  "rodel" -> 950699
  "luge" -> 950699
  "bouee" -> 950699
  "trineo" -> 950699
  "slittino" -> 950699
  "slitta" -> 950699
  "slee" -> 950699
  "sanki" -> 950699
  "treno" -> 950699
  "snowshoe" -> 950699
  "snowshoes" -> 950699
  "schneeschuhe" -> 950699
  "raquettes" -> 950699
  "raquetas" -> 950699
  "ciaspole" -> 950699
  "sneeuwschoenen" -> 950699
  "rakiety" -> 950699
  "crampon" -> 732690
  "crampons" -> 732690
  "cleats" -> 401699 ~.5
  "grips" -> 401699 ~.5
  "microspikes" -> 732690
  "steigeisen" -> 732690
  "spikes" -> 732690
  "crampones" -> 732690
  "ramponi" -> 732690
  "raczki" -> 732690
  * -> 950611
t: inline skates adjustable kids => 950670
t: snowboard 155 cm all mountain => 950611
t: telescopic ski poles aluminium => 950619
t: ski goggles otg uv400 => 900490
t: ski jacket waterproof men => !9506

@ skateboard-outdoor
en: skateboard; longboard; kick scooter; skateboard deck; skateboard wheels; skateboard truck; penny board; waveboard; caster board; surf skate; roller shoes heelys; skateboard bearing set; stunt scooter; fingerboard; skateboard grip tape; hoverboard; electric skateboard; electric scooter; e scooter
de: Skateboard; Longboard; Tretroller; Waveboard; Stunt-Scooter; E-Scooter; Elektroroller; Skateboard Rollen
fr: skateboard; planche à roulettes; trottinette; longboard; trottinette freestyle; trottinette électrique; roues skateboard
es: monopatín; skateboard; longboard; patinete; patineta; patinete eléctrico; ruedas skate
it: skateboard; monopattino; longboard; monopattino elettrico; ruote skateboard; waveboard
nl: skateboard; longboard; step + kinderen|stunt|volwassenen; stuntstep; elektrische step; waveboard
pl: deskorolka; longboard; hulajnoga; hulajnoga wyczynowa; hulajnoga elektryczna; fiszka deskorolka; waveboard
pt: skate; longboard; patinete; patinete elétrico; trotinete; shape de skate; rodas de skate
not: skateboard shoes; skate shoes; electric scooter battery; electric scooter tire; scooter charger; scooter tire; skateboard bearing 608; mobility scooter; scooter part; scooter helmet; electric scooter charger; scooter bag; skateboard helmet; electric scooter parts; knee scooter; motor scooter; scooter brake; skate guard; hockey skate; ice skate; electric scooter brake; hoverboard case; scooter carburetor; skateboard rack; scooter cover; electric scooter motor; scooter motorcycle; step motor; xiaomi scooter accessories
  "electric" -> 871160
  "e scooter" -> 871160
  "elektroroller" -> 871160
  "electrique" -> 871160
  "electrico" -> 871160
  "elettrico" -> 871160
  "elektrische" -> 871160
  "elektryczna" -> 871160
  "eletrico" -> 871160
  "hoverboard" -> 871160
  "fingerboard" -> 950300
  "scooter" -> 950300
  "tretroller" -> 950300
  "trottinette" -> 950300
  "patinete" -> 950300
  "monopattino" -> 950300
  "step" -> 950300
  "stuntstep" -> 950300
  "hulajnoga" -> 950300
  "trotinete" -> 950300
  "grip tape" -> 680520
  "bearing" -> 848210
  * -> 950699
t: complete skateboard maple 31 inch => 950699
t: kids kick scooter 3 wheels => 950300
t: electric scooter 350w adult => 871160
t: electric scooter battery pack => !9506

@ sports-protector
en: knee pad; elbow pad; shin guard; mouth guard; sports protector; groin guard; shoulder pads football; chest protector; wrist guard; body protector; hip protector; cricket pads; goalkeeper pads; protective gear set; shin pads; baseball chest guard; fencing mask; boxing headgear; taekwondo protector; elbow pads; knee pads; mouthguard; martial arts pads; rib protector; hockey pads; skate protective gear; volleyball knee pads; karate protector; back protector motorcycle; goalie pads; gum shield; hand wraps boxing; boxing hand wraps
de: Knieschoner; Ellenbogenschoner; Schienbeinschoner; Mundschutz + Sport|Boxen; Protektor; Schutzausrüstung + Inliner|Skate; Handgelenkschoner; Tiefschutz; Boxbandagen; Kopfschutz + Boxen; Rückenprotektor
fr: genouillère de protection; coudière; protège tibia; protège dents; protection roller; coquille + sport|boxe; plastron + protection; bandes de boxe; dorsale moto; casque de boxe; genouillères travail
es: espinilleras; protector bucal; coquilla; peto protector; muñequeras patinaje; vendas de boxeo; casco de boxeo; protector espalda moto
it: ginocchiere; gomitiere; parastinchi; paradenti; conchiglia + sport|protezione; corpetto protettivo; bende boxe; paraschiena; caschetto boxe; polsiere pattini
nl: kniebeschermers; elleboogbeschermers; scheenbeschermers; bitje + sport|gebitsbeschermer; beschermset; boksbandage; gebitsbeschermer; rugprotector
pl: ochraniacze na kolana; ochraniacze na łokcie; nagolenniki; ochraniacz na zęby; ochraniacze; zestaw ochraniaczy; bandaże bokserskie; nakolanniki
pt: joelheira; cotoveleira; caneleira; protetor bucal; coquilha; kit de proteção; bandagem boxe; protetor de coluna moto
not: knee brace; knee support; knee pillow; mattress protector; screen protector; knee pads work trousers insert; cnc protector; surge protector; knee pads baby crawling; teeth grinding mouth guard; leg knee sleeve compression; knee pad for bed; protector solar; joelheira ortopédica; screen protector; eye protector; ear protector; protector de colchón; protector de pantalla; protetor solar; protetor labial; caneleira de peso; joelheira compressão; protector labial; corner protector; furniture protector; table corner protector; door protector; rodilleras ortopédicas; edge protector; night mouth guard; hearing protector; chair leg protector; door edge protector; faucet protector; caneleira com peso; iron protector; heel protector; protector de estómago; protector auditivo; lens protector; rim protector; wall protector; motor protector; glass protector; dental mouth guard; sleep mouth guard; protetor de tela; protetor auricular; screen protectors; ear protectors; ochraniacz na materac; voltage protector; camera protector; watch protector; seat protector; bed protector; bumper protector
  "wraps" -> 630790 ~.6
  "boxbandagen" -> 630790
  "bandes" -> 630790
  "vendas" -> 630790
  "bende" -> 630790
  "boksbandage" -> 630790
  "bandaze" -> 630790
  "bandagem" -> 630790
  "motorcycle" -> 630790 ~.3
  "headgear" -> 650610
  "fencing mask" -> 650610
  "kopfschutz" -> 650610
  "casque" -> 650610
  "casco" -> 650610
  "caschetto" -> 650610
  "work" -> 392690 ~.4
  * -> 950699
t: skateboard knee and elbow pads set => 950699
t: boxing mouth guard => 950699
t: orthopedic knee brace with hinges => !9506

@ team-sports-goods
en: baseball bat; baseball; softball; cricket bat; cricket ball; hockey stick; lacrosse stick; hockey puck; basketball hoop; football goal; soccer goal; volleyball net; rebounder net; frisbee; flying disc; disc golf; archery bow; archery arrow; crossbow; slingshot; cornhole set; croquet set; boules set; petanque; bowling pins sport; referee whistle; sports whistle; whistle + referee|sports|emergency|coach|pea|plastic|metal; goal net; batting tee; field hockey ball; floorball stick; basketball net; scoreboard; tactic board; corner flag set; training hurdles; rope ladder agility; archery target; arrow rest; bow sight; arrowheads; fletching; compound bow; recurve bow; hockey ball; pogo stick; juggling balls; juggling clubs; stilts; playground swing; swing set; swing seat; tree swing; climbing holds; climbing frame; slide + kids|playground|garden|outdoor; sandbox; monkey bars; seesaw; baby swing outdoor; garden swing kids; disc swing; catapult hunting; slingshot band; target stand; paintball gun; airsoft gun; bb pellets; paintball mask; airsoft pellets; water trampoline; nunchaku; martial arts sword; wooden sword training; bo staff; fencing foil; karate board; escrima stick; bokken; throwing star; tug of war rope; lawn darts; kubb; badminton stand; basketball backboard; lacrosse ball; pitching machine; ball rebounder; pop up goal; football training net; rugby tee; captain armband; hockey tape; bike ramp skate; horseshoe game set; scoreboard digital
de: Baseballschläger; Hockeyschläger; Eishockeyschläger; Basketballkorb; Fußballtor; Volleyballnetz; Frisbee; Bogen + Sport|Pfeil|Recurve|Compound; Armbrust; Steinschleuder; Boule Set; Trillerpfeife; Cricketschläger; Schaukel; Rutsche + Kinder|Garten; Sandkasten; Klettergriffe; Jonglierbälle; Softair; Pfeile + Bogen; Nestschaukel; Kletterdreieck; Pfeil und Bogen; Zwille; Klettergerüst; Anzeigetafel; Pfeife + Schiedsrichter|Triller; Wikingerschach
fr: batte de baseball; crosse de hockey; panier de basket; but de football; filet de volley; frisbee; arc + flèche|tir|recurve|poulies; arbalète; lance pierre; boules de pétanque; sifflet; gant de baseball; balançoire; toboggan; bac à sable; prise escalade; balles de jonglage; flèches + arc; pistolet airsoft; portique; billes airsoft; mölkky; cage de foot; pétanque
es: bate de béisbol; stick de hockey; canasta de baloncesto; portería de fútbol; red de voleibol; frisbee; arco + flecha|tiro|recurvo|poleas; ballesta; tirachinas; petanca; silbato; bomba de balones; columpio; tobogán; arenero; presas escalada; pelotas malabares; flechas + arco; pistola airsoft; inflador de balones; nunchaku; aro de baloncesto; diana tiro con arco
it: mazza da baseball; bastone da hockey; canestro basket; porta da calcio; rete pallavolo; frisbee; arco + freccia|tiro|ricurvo|compound; balestra; fionda; bocce; fischietto; pompa palloni; guantone da baseball; altalena; scivolo; sabbiera; prese arrampicata; palline giocoleria; frecce + arco; pistola softair; porta calcetto; nunchaku
nl: honkbalknuppel; hockeystick; basketbalring; voetbaldoel; volleybalnet; frisbee; boog + pijl|schieten|recurve; kruisboog; katapult; jeu de boules; fluitje; ballenpomp; schommel; glijbaan; zandbak; klimgrepen; jongleerballen; pijlen + boog; klimrek; honkbalhandschoen; doelnet
pl: kij baseballowy; kij hokejowy; kosz do koszykówki; bramka piłkarska; siatka do siatkówki; frisbee; łuk + strzały|sportowy|bloczkowy; kusza; proca; bule; gwizdek; rękawica baseballowa; huśtawka; zjeżdżalnia; piaskownica; chwyty wspinaczkowe; piłeczki do żonglowania; strzały + łuk; pistolet asg; kulki asg; bramka; petanque
pt: taco de beisebol; taco de hóquei; cesta de basquete; gol de futebol; rede de vôlei; frisbee; arco e flecha; besta; estilingue; bocha; apito; bomba de bola; luva de beisebol; balanço infantil; escorregador; caixa de areia; agarras escalada; malabares; baliza futebol; pistola airsoft; trave futebol
not: baseball cap; baseball jersey; hockey jersey; baseball card; baseball jacket; dog frisbee; baseball shirt; arrow keychain; slide sandal; slide rail; drawer slide; whistle keychain; dog whistle; water slide; slide sandals; slide projector; bow tie; cat swing; hair slide; arco de violino; arco sierra; arco de pelo; arc lamp; arc saldatura; arco saldatura; hair bow; guitar slide; slide switch; microscope slide; scorebord led matrix; slide film; slide scanner; slide bracelet; slide hammer; slide buckle; swing arm; swing motor; swing gate opener; whistle kettle; swing dress; scivolo per cani; parrot swing; bird swing; hammock swing chair; archery glove; arc welding; slide bearing; linear slide; arche; baby swing electric; electric baby swing; bouncer swing; laser slide; arcoíris; arc de porte; arcobaleno; violin bow; ball pump needle; bogenlampe; bogenpapier; electric whistle; whistle necklace; airsoft helmet; airsoft mask; airsoft vest; train whistle; slide cutter; paintball vest; dune buggy frame; fencing fence; steam whistle; airsoft scope; baseball bag; schaukelstuhl; huśtawka ogrodowa; slides shoes; womens slides; men slides; slides women; slides men; slides slippers; garden swing chair; porch swing; porta da box; hängeschaukel sessel; slider; arcos de cabelo; balanço cadeira; baseball earring; hockey skate; hockey helmet; cricket helmet
  "whistle": main=base-metal 920890 ~.03; * 920890
  "trillerpfeife" -> 920890
  "pfeife" -> 920890
  "sifflet" -> 920890
  "silbato" -> 920890
  "fischietto" -> 920890
  "fluitje" -> 920890
  "gwizdek" -> 920890
  "apito" -> 920890
  "pump": "electric" 841480; * 841420
  "ballpumpe" -> 841420
  "pompe" -> 841420
  "inflador" -> 841420
  "pompa" -> 841420
  "ballenpomp" -> 841420
  "pompka" -> 841420
  "baseball": "bat" 950699; "glove" 420321; "helmet" 650610; "tee" 950699; "net" 560819; * 950669
  "softball" -> 950669
  "cricket ball" -> 950669
  "hockey ball" -> 950669
  "lacrosse ball" -> 950669
  "guante" -> 420321
  "guantone" -> 420321
  "glove" -> 420321
  "gant" -> 420321
  "rekawica" -> 420321
  "luva" -> 420321
  "volleyball net" -> 560819
  "goal net" -> 560819
  "basketball net" -> 560819
  "airsoft": "pellets" 930629; * 930400
  "pellets" -> 930629
  "billes" -> 930629
  "kulki" -> 930629
  "softair" -> 930400
  "asg" -> 930400
  "paintball gun" -> 930400
  "sword" -> 930700 ~.2
  "throwing star" -> 930700 ~.3
  "scoreboard": "digital" 853120; * 950699
  "kubb" -> 950490
  "cornhole" -> 950490 ~.4
  "juggling" -> 950300 ~.4
  * -> 950699
t: aluminium baseball bat 30 inch => 950699
t: recurve archery bow 40 lbs => 950699
t: referee whistle plastic with lanyard => 920890
t: wooden swing seat for kids garden => 950699
t: baseball cap cotton => !9506

@ swim-water-sports
en: swim fin; snorkel; snorkel mask; snorkel set; paddle board; surfboard; kickboard; swim ring; pool float; inflatable pool float; swimming pool; inflatable pool; kids pool; swim goggles; diving mask; water ski; bodyboard; swim float; arm bands swimming; pool noodle; sup board; kayak paddle; surfboard leash; surf fin; pull buoy; diving fins; swimming ring; pool lounger; inflatable flamingo; paddling pool; above ground pool; frame pool; life jacket; life vest; swim vest; buoyancy aid; inflatable boat; kayak; canoe; pool float lounge; water slide; inflatable water slide; wakeboard; kiteboard; kite surf; spearfishing gun; swim belt; dive torch belt; dive knife; scuba regulator; diving regulator; swim paddle; nose clip swimming; stand up paddle; inflatable kayak; inflatable swimming pool; boogie board; sup paddle; swim training fins; splash pad; swim arm floats; water hammock; inflatable island; pool hammock; swimming goggles; swim snorkel; full face snorkel mask; freediving fins; diving goggles; bcd diving; dinghy; windsurf sail; sprinkler play mat; ride on pool float; floating row
de: Schwimmflossen; Schnorchel; Taucherbrille; Stand Up Paddle; SUP Board; Surfbrett; Schwimmring; Pool; Planschbecken; Schwimmbrille; Schwimmflügel; Schwimmweste; Rettungsweste; Schlauchboot; Kajak; Schwimmbrett; Luftmatratze Pool; Poolnudel; Paddel; Wasserrutsche; Schwimmreifen; Schnorchelset; Bodyboard; Aufstellpool; Tauchmaske; Schwimmgürtel
fr: tuba; masque de plongée; paddle gonflable; planche de surf; bouée; piscine gonflable; lunettes de natation; gilet de sauvetage; bateau gonflable; kayak; planche natation; matelas de piscine; frite piscine; pagaie; piscine tubulaire; pataugeoire; bodyboard; toboggan aquatique; masque et tuba; canoë; gilet de natation; piscine hors sol
es: aletas de natación; tubo snorkel; máscara de buceo; tabla de paddle surf; tabla de surf; flotador; piscina hinchable; gafas de natación; manguitos; chaleco salvavidas; barca hinchable; kayak; tabla natación; colchoneta piscina; piscina desmontable; remo; gafas de bucear; chaleco natación; churro piscina; tobogán acuático; bodyboard; set snorkel; piscina infantil
it: pinne; boccaglio; maschera subacquea; tavola sup; tavola da surf; salvagente; piscina gonfiabile; occhialini nuoto; braccioli; giubbotto salvagente; gommone; kayak; tavoletta nuoto; materassino piscina; piscina fuori terra; pagaia; snorkeling set; canoa; bodyboard; scivolo acquatico; piscinetta
nl: zwemvliezen; snorkel; duikbril; sup board; surfplank; zwemband; opblaasbaar zwembad; zwembril; zwembandjes; zwemvest; reddingsvest; opblaasboot; kajak; peddel; zwemplankje; opzetzwembad; kinderbadje; bodyboard; snorkelset; waterglijbaan; zwembad
pl: płetwy; fajka do nurkowania; maska do nurkowania; deska sup; deska surfingowa; koło do pływania; basen dmuchany; okulary do pływania; rękawki do pływania; kamizelka ratunkowa; ponton; kajak; wiosło; basen ogrodowy; materac do pływania; deska do pływania; kamizelka do pływania; basen stelażowy; makaron do pływania; zestaw do snorkelingu; okularki pływackie
pt: nadadeiras; pé de pato; snorkel; máscara de mergulho; prancha de stand up; prancha de surf; boia; piscina inflável; óculos de natação; boia de braço; colete salva vidas; bote inflável; caiaque; prancha natação; remo; piscina de plástico; óculos de mergulho; barbatanas; prancha bodyboard; escorregador aquático; piscina insuflável
not: kayak cart; kayak seat; pool cover; pool pump; pool filter; pool table; kayak trailer; swimming trunks; surfboard rack; pool thermometer; pool chlorine; pool ladder; fishing float; pool vacuum; pool light; pool cue; kayak rack; boia de caixa; ball pool; pool cleaner; pool hose; pool skimmer; swimming cap; pool chemical; swimming pool filter; pool slides shoes; pool tile; pool liner; pool heater; pool brush; pool net; kayak mount; kayak anchor; kayak holder; toilet float; swimming pool cleaner; float switch; float valve; float glass; pool slide; pool alarm; pool robot; pool test; boia pesca; flotador pesca; pinne auto; airplane wings; carp pool; piscina de bolinhas; piscina de bolas; piscine à balles; piscina palline; kayak hatch; pool tablet; vehicle floating; palmes de mariage; kayak roof; kayak accessories; float fishing; float tank; motorcycle goggles; water float toilet; tuba instrument; snorkel car; air intake snorkel; palmetto; surfboard decor; pool bar stool; bouée pêche; bouée marine; swimming pool pump; kayak fishing rod holder; flotador cisterna; kayak paddle leash; kayak scupper; car snorkel; pool inflatable patch; bouchon nageur; boat seat; remo máquina; brassards sport; brassard téléphone; pinne capelli; manguitos radiador; swim diaper; swim shorts; sup roof; paddle shifter; surfboard fin screw; swim cap; paddle hair brush; paddle brush; swim suit; braccioli sedia; boat trailer; inflatable boat pump; inflatable boat motor
  "goggles" -> 900490
  "schwimmbrille" -> 900490
  "lunettes" -> 900490
  "gafas" -> 900490
  "occhialini" -> 900490
  "zwembril" -> 900490
  "okulary" -> 900490
  "okularki" -> 900490
  "oculos" -> 900490
  "diving mask" -> 900490 ~.5
  "taucherbrille" -> 900490
  "duikbril" -> 900490
  "life jacket" -> 630720
  "life vest" -> 630720
  "swim vest" -> 630720
  "buoyancy aid" -> 630720
  "schwimmweste" -> 630720
  "rettungsweste" -> 630720
  "gilet de sauvetage" -> 630720
  "chaleco salvavidas" -> 630720
  "giubbotto" -> 630720
  "zwemvest" -> 630720
  "reddingsvest" -> 630720
  "kamizelka" -> 630720
  "colete" -> 630720
  "kayak": "paddle" 950629; "inflatable" 890312; * 890393
  "canoe" -> 890393
  "kajak": "paddel" 950629; * 890393
  "caiaque" -> 890393
  "inflatable boat" -> 890312
  "dinghy" -> 890312
  "schlauchboot" -> 890312
  "bateau" -> 890312
  "barca" -> 890312
  "gommone" -> 890312
  "opblaasboot" -> 890312
  "ponton" -> 890312
  "bote" -> 890312
  "float" -> 950629
  "pool": "noodle" 950629; "lounger" 950629; "hammock" 950629; * 950699
  "planschbecken" -> 950699
  "piscine" -> 950699
  "pataugeoire" -> 950699
  "piscina": "colchoneta" 950629; "materassino" 950629; "churro" 950629; * 950699
  "piscinetta" -> 950699
  "zwembad" -> 950699
  "kinderbadje" -> 950699
  "basen" -> 950699
  "splash pad" -> 950699
  "water slide" -> 950699
  "wasserrutsche" -> 950699
  "regulator" -> 902000
  "spearfishing" -> 930400
  "knife" -> 821192
  * -> 950629
t: inflatable sup paddle board 10.6 ft => 950629
t: inflatable swimming pool kids 3m => 950699
t: anti fog swimming goggles => 900490
t: adult life jacket 100n => 630720
t: inflatable kayak 2 person => 890312
t: pool filter cartridge => !9506

@ tent-shelter
en: tent; camping tent; gazebo; canopy tent; beach tent; pop up tent; pop up gazebo; awning; tarp; tarpaulin; sun shade sail; shade sail; rooftop tent; fishing tent; shower tent; privacy tent; camping tarp; folding canopy; sun shelter; dome tent; beach shelter; backpacking tent; ice fishing tent; party tent; marquee tent; greenhouse tent cover; bivvy tent; camouflage net; camo netting; hunting blind; ground sheet; groundsheet; tent footprint; tent inner; waterproof tarp; tarp sheet; retractable awning; truck tarp; car awning; tipi bell tent; bell tent; pvc tarpaulin; pe tarpaulin; pergola canopy; changing tent; folding gazebo; car tent
de: Zelt; Campingzelt; Pavillon; Faltpavillon; Strandmuschel; Sonnensegel; Plane + Gewebe|Abdeck|wasserdicht|Schutz; Wurfzelt; Dachzelt; Markise; Abdeckplane; Partyzelt; Tarp; Vorzelt; Angelzelt; Tarnnetz; Strandzelt; Gewebeplane; Zeltunterlage
fr: tente; tente de camping; tonnelle; tente de plage; voile d'ombrage; bâche; tente de toit; barnum; tente pliante; store banne; bâche de protection; auvent caravane; abri de plage; filet de camouflage; tapis de sol tente; tente de réception
es: tienda de campaña; carpa; carpa plegable; toldo; toldo vela; lona; carpa de playa; cenador; tienda de techo; lona impermeable; avancé caravana; red de camuflaje; tienda de playa; pérgola toldo
it: tenda da campeggio; gazebo; gazebo pieghevole; tenda da spiaggia; vela ombreggiante; telone; tenda da tetto; tenda da sole; tenda campeggio; telo impermeabile; tendalino; rete mimetica; gazebo da giardino
nl: tent; kampeertent; partytent; strandtent; schaduwdoek; dekzeil; daktent; luifel; vouwtent; pop up tent; zonnezeil; camouflagenet; zonnescherm doek; afdekzeil; grondzeil
pl: namiot; namiot turystyczny; pawilon ogrodowy; namiot plażowy; żagiel przeciwsłoneczny; plandeka; markiza; namiot imprezowy; namiot dachowy; tarp; siatka maskująca; namiot handlowy; plandeki; altana namiot
pt: barraca de camping; tenda; gazebo; tenda de praia; toldo; lona; barraca; tenda dobrável; lona impermeável; tenda gazebo; toldo vela; rede camuflada; barraca de praia
not: play tent; kids tent; tent peg; tent pole; tent light; pet tent; photo light tent; tenda da doccia; tenda oscurante; tenda a rullo; tenda da interno; nail tent; lona freno; grow tent; tent stake; tenda da gioco; tent lamp; teepee tent; bed tent; tent heater; tent stove; tent card; truck bed cover; tent rope; tent carpet; lona de freno; barraca infantil; mosquito tent; tenda doccia; namiot dla dzieci; tienda de juego; tent fan; tent cards; rv awning light; awning light; awning rail; tente de jeu; tent zipper; canopy bed; canopy lights; tent fabric; lonas de freno; carpa pez; tent wood stove; lona para banner; grow box tent; carpas peces; bache spa; bâche piscine; bâche bulles; canopy weight; parachute tent; bâche moto; gazebo light; pavilion bed
  "tarp": main-fibre=cotton 630619 ~.03; * 630612
  "tarpaulin": main-fibre=cotton 630619 ~.03; * 630612
  "awning" -> 630612
  "shade sail" -> 630612
  "sun shade" -> 630612
  "plane" -> 630612
  "abdeckplane" -> 630612
  "gewebeplane" -> 630612
  "sonnensegel" -> 630612
  "markise" -> 630612
  "bache" -> 630612
  "voile" -> 630612
  "store banne" -> 630612
  "toldo" -> 630612
  "lona" -> 630612
  "vela" -> 630612
  "telone" -> 630612
  "telo" -> 630612
  "tenda da sole" -> 630612
  "schaduwdoek" -> 630612
  "dekzeil" -> 630612
  "afdekzeil" -> 630612
  "zonnezeil" -> 630612
  "luifel" -> 630612
  "zagiel" -> 630612
  "plandeka" -> 630612
  "plandeki" -> 630612
  "markiza" -> 630612
  "camouflage" -> 560819
  "camo" -> 560819
  "tarnnetz" -> 560819
  "camuflaje" -> 560819
  "mimetica" -> 560819
  "camouflagenet" -> 560819
  "maskujaca" -> 560819
  "camuflada" -> 560819
  "ground sheet" -> 630690
  "groundsheet" -> 630690
  "footprint" -> 630690
  "tent inner" -> 630690
  main-fibre=cotton|flax -> 630629 ~.05
  "bell tent" -> 630629
  * -> 630622
t: 4 person camping tent polyester => 630622
t: pe tarpaulin 4x6m waterproof => 630612
t: cotton canvas bell tent 5m => 630629
t: kids play tent castle => !6306

@ camping-gear
en: sleeping bag; camping mat; sleeping pad; hammock; camping hammock; camping stove; gas stove camping; camping cookware; fire starter; trekking pole; hiking pole; camping lantern gas; tent peg; tent pole; tent stake; self inflating mat; camping pillow; survival kit; emergency kit; outdoor cookware; portable gas stove; ferro rod; flint fire starter; fire steel; sleeping bag liner; multitool; multi tool pliers; camping shower; portable shower camping; water bladder; hydration bladder; camping axe set; guy rope; paracord bracelet; survival bracelet; camping grill; bushcraft kit; camping mess kit; camping cup titanium; water carrier; tent guy line; camping wood stove; inflatable sleeping mat; hammock swing; hammock stand; foam camping mat; nordic walking poles; walking poles; signal mirror; picnic mat; sit mat; foldable seat pad; gaiter hiking; climbing rope; belay device; ascender climbing; quickdraw; climbing sling; figure 8 descender; climbing chalk; crash pad; via ferrata set; bear bell; bear spray; compass + hiking|camping|survival|military|outdoor|navigation|pocket
de: Schlafsack; Isomatte; Hängematte; Campingkocher; Gaskocher; Campinggeschirr; Feuerstahl; Trekkingstöcke; Wanderstöcke; Zelthering; Zeltstange; Selbstaufblasende Matte; Campingdusche; Trinkblase; Survival Kit; Kletterseil; Hüttenschlafsack; Picknickmatte; Nordic Walking Stöcke; Heringe + Zelt; Outdoor Kocher; Überlebensset
fr: sac de couchage; tapis de sol; hamac; réchaud de camping; réchaud à gaz; popote; pierre à feu; bâtons de randonnée; piquet de tente; sardine de tente; matelas autogonflant; douche de camping; poche à eau; kit de survie; corde d'escalade; bâton de marche; drap de sac; allume feu; magnésie escalade
es: saco de dormir; esterilla camping; hamaca; hornillo camping; hornillo de gas; menaje camping; pedernal; bastones de senderismo; piqueta tienda; colchoneta autoinflable; ducha portátil camping; bolsa de hidratación; kit de supervivencia; cuerda de escalada; bastones trekking; piquetas; esterilla aislante; magnesio escalada
it: sacco a pelo; materassino campeggio; amaca; fornello da campeggio; fornello a gas; pentole campeggio; acciarino; bastoncini da trekking; picchetti tenda; doccia da campeggio; sacca idrica; kit sopravvivenza; multiuso pinza; corda arrampicata; imbragatura arrampicata; bussola; materassino autogonfiabile; bastoncini nordic walking; magnesite arrampicata; paleria tenda
nl: slaapzak; slaapmat; hangmat; campingkooktoestel; kookstel camping; pannenset camping; vuurstarter; tentharing; tentstok; drinkblaas; survivalkit; klimtouw; tentharingen; zelfopblazende mat; campingdouche; lakenzak; picknickmat
pl: śpiwór; karimata; hamak; kuchenka turystyczna; menażka; krzesiwo; kije trekkingowe; śledzie namiotowe; mata samopompująca; prysznic turystyczny; bukłak; zestaw survivalowy; lina wspinaczkowa; kijki nordic walking; kijki trekkingowe; magnezja; śledzie do namiotu; stelaż namiotu
pt: saco de dormir; isolante térmico camping; rede de descanso; rede de dormir; fogareiro; fogão de camping; panelas camping; pederneira; bastão de caminhada; espeque barraca; chuveiro camping; bolsa de hidratação; kit sobrevivência; canivete multiuso; corda de escalada; saco cama; estacas de barraca; magnésio escalada; bastões de trekking
not: baby sleeping bag; hammock hanging chair; safety harness; horse harness; compass drawing; drawing compass; cat hammock; hamster hammock; dog sleeping bag; foot hammock; pet hammock; car hammock; compass earring; tapis de sol voiture; mosquito net hammock only; hammock pet; hammock toy; compass saw; sleeping bag kids toy; compass necklace; desk foot hammock; compas géométrie; hammock cat; stuffed animal hammock; sub zero compass; baby hammock; jeep compass; baby swaddle sleeping bag; watch compass; hammock for fish; sac de couchage bébé; sleeping bag suit; camping stove gas canister; fire starter cubes; saco de dormir bebé; slaapzak baby; śpiworek; śpiwór do wózka; stroller sleeping bag; sacco nanna; puppy sleeping bag; grill fire starter; charcoal starter; rat hammock; ferret hammock; compass sensor; gyrocompass; compass math; saco bebé; cadeirinha de bebê; cadeirinha de carro; cadeirinha auto; toy hammock; hamaca bebé; amaca gatto; fuel fire starter
  "sleeping bag": "liner" 630790; * 940430
  "schlafsack": * 940430
  "sac de couchage" -> 940430
  "saco de dormir" -> 940430
  "sacco a pelo" -> 940430
  "slaapzak" -> 940430
  "spiwor" -> 940430
  "saco cama" -> 940430
  "pillow" -> 940490
  "huttenschlafsack" -> 630790
  "drap" -> 630790
  "lakenzak" -> 630790
  "hammock": "stand" 940320; "net" 560890; * 630790
  "hangematte" -> 630790
  "hamac" -> 630790
  "hamaca" -> 630790
  "amaca" -> 630790
  "hangmat" -> 630790
  "hamak" -> 630790
  "rede" -> 630790
  "picnic" -> 630690 ~.5
  "mat": main=plastic 392690 ~.4; * 630640
  "pad": main=plastic 392690 ~.3; * 630640
  "isomatte": main=plastic 392690 ~.5; * 630640
  "tapis de sol" -> 392690
  "esterilla" -> 392690
  "materassino" -> 630640
  "colchoneta" -> 630640
  "matelas" -> 630640
  "slaapmat" -> 630640
  "karimata" -> 392690
  "mata" -> 630640
  "zelfopblazende" -> 630640
  "selbstaufblasende" -> 630640
  "isolante" -> 392690
  "lantern" -> 940550
  "wood stove" -> 732119
  "stove": "alcohol" 732112; * 732111
  "campingkocher" -> 732111
  "gaskocher" -> 732111
  "kocher" -> 732111
  "rechaud" -> 732111
  "hornillo" -> 732111
  "fornello" -> 732111
  "campingkooktoestel" -> 732111
  "kookstel" -> 732111
  "kuchenka" -> 732111
  "fogareiro" -> 732111
  "fogao" -> 732111
  "grill" -> 732119
  "cookware": main=titanium 810890 ~.03; main=stainless-steel 732393 ~.2; * 761510
  "mess kit": main=stainless-steel 732393 ~.3; * 761510
  "cup": main=titanium 810890 ~.03; * 732393
  "campinggeschirr" -> 761510
  "popote" -> 761510
  "menaje" -> 761510
  "pentole" -> 761510
  "pannenset" -> 761510
  "menazka" -> 761510
  "panelas" -> 761510
  "fire": "flint" 360690; * 360690
  "ferro rod" -> 360690
  "feuerstahl" -> 360690
  "pierre a feu" -> 360690
  "pedernal" -> 360690
  "acciarino" -> 360690
  "vuurstarter" -> 360690
  "krzesiwo" -> 360690
  "pederneira" -> 360690
  "pole": "tent" 630690; * 660200
  "poles": "tent" 630690; * 660200
  "trekkingstocke" -> 660200
  "wanderstocke" -> 660200
  "stocke" -> 660200
  "batons" -> 660200
  "baton" -> 660200
  "bastones" -> 660200
  "bastoncini" -> 660200
  "wandelstokken" -> 660200
  "kije" -> 660200
  "kijki" -> 660200
  "bastao" -> 660200
  "bastoes" -> 660200
  "peg": main=aluminium 761699 ~.3; main=plastic 392690 ~.03; main=titanium 810890 ~.03; * 732690
  "stake": main=aluminium 761699 ~.3; main=plastic 392690 ~.03; main=titanium 810890 ~.03; * 732690
  "zelthering" -> 732690
  "heringe" -> 732690
  "piquet" -> 732690
  "sardine" -> 732690
  "piqueta" -> 732690
  "piquetas" -> 732690
  "picchetti" -> 732690
  "tentharing" -> 732690
  "tentharingen" -> 732690
  "sledzie" -> 732690
  "espeque" -> 732690
  "multitool" -> 821193 ~.6
  "multi tool" -> 821193 ~.6
  "multiherramienta" -> 821193
  "canivete" -> 821193
  "compass" -> 901410
  "kompass" -> 901410
  "boussole" -> 901410
  "brujula" -> 901410
  "bussola" -> 901410
  "kompas" -> 901410
  "rope" -> 560750
  "kletterseil" -> 560750
  "corde" -> 560750
  "cuerda" -> 560750
  "corda" -> 560750
  "klimtouw" -> 560750
  "lina" -> 560750
  "guy" -> 560750
  "harness" -> 630790
  "klettergurt" -> 630790
  "baudrier" -> 630790
  "arnes" -> 630790
  "imbragatura" -> 630790
  "klimgordel" -> 630790
  "uprzaz" -> 630790
  "cadeirinha" -> 630790
  "chalk bag" -> 420292
  "hydration pack" -> 420292
  "chalk" -> 283699 ~.6
  "magnesie" -> 283699
  "magnesio" -> 283699
  "magnezja" -> 283699
  "belay" -> 761699
  "ascender" -> 761699
  "quickdraw" -> 761699
  "descender" -> 761699
  "sling" -> 630790
  "crash pad" -> 950699
  "bracelet" -> 560900
  "head net" -> 650500
  "bear bell" -> 830610
  "bear spray" -> 930400
  "kit" -> 300650 ~.3
  "shower" -> 392690
  "campingdusche" -> 392690
  "bladder" -> 392690
  "signal mirror" -> 700992
  * -> 392690
t: mummy sleeping bag -5c => 940430
t: gas camping stove portable => 732111
t: nylon camping hammock with straps => 630790
t: aluminium trekking poles pair => 660200
t: ferro rod fire starter => 360690
t: desk foot hammock => !6307

@ fishing-tackle
en: fishing rod; fishing reel; fishing lure; fish hook; fishing hook; fishing line; fishing float; soft lure; jig head; fishing tackle; fishing bait; fishing net; landing net; spinner bait; fishing swivel; fishing weight; fishing sinker; fly line; fly tying; spinning reel; wobbler; crankbait; baitcasting reel; fishing rod combo; ice fishing rod; fishing kit; fishing lure set; bite alarm; rod pod; fishing rod holder; treble hook; soft bait; fishing beads; telescopic fishing rod; fly fishing reel; carp fishing; fishing set; squid jig; metal jig; jig fishing; fishing bell; fishing leader; braided fishing line; popper lure; minnow lure; frog lure; fishing snap; fish gripper; fishing box; tackle box; fishing rod tip; rod guide fishing; fishing rubber worm; worm lure; fly fishing flies; hook remover fishing; duck decoy; hunting decoy; fishing trap; crab trap; fish trap; butterfly net; cast net; fishing float set; bobber fishing; fishing gloves grip; fishing rig; sabiki; line winder fishing; fishing feeder; bait boat; artificial bait; jigging lure; spoon lure; fishing accessories; keepnet; fishing keepnet; fishing chair rod
de: Angelrute; Angelrolle; Köder + Angel|Kunst|Gummi; Kunstköder; Angelhaken; Angelschnur; Pose + Angel; Gummifisch; Wobbler; Blinker + Angel|Forelle; Kescher; Angelset; Bissanzeiger; Angelzubehör; Rod Pod; Angelblei; Spinnrute; Futterkorb + Angel; Drilling + Haken|Angel; Setzkescher; Angelkasten; Stationärrolle; Lockente
fr: canne à pêche; moulinet; leurre; hameçon; fil de pêche; bouchon de pêche; leurre souple; épuisette; émerillon; plomb de pêche; tresse pêche; cuillère de pêche; détecteur de touche; kit de pêche; poisson nageur; boîte de pêche; appelant canard; bourriche; hameçons; leurres
es: caña de pescar; carrete de pesca; señuelo; anzuelo; hilo de pescar; flotador de pesca; salabre; sacadera; plomo de pesca; cebo artificial; vinilo pesca; kit de pesca; alarma pesca; caja de pesca; señuelos; trenzado pesca; nasa; anzuelos; reclamo caza
it: canna da pesca; mulinello; esca artificiale; amo da pesca; filo da pesca; galleggiante pesca; guadino; piombo pesca; artificiali pesca; segnalatore abboccata; kit pesca; cassetta pesca; esche; nassa; retino pesca; ami da pesca; trecciato pesca; cucchiaino pesca
nl: hengel; vismolen; kunstaas; vishaak; vislijn; dobber; schepnet; visgewicht; visset; beetmelder; vishaken; viskoffer; werphengel; leefnet; shad vissen; vislood; lokeend
pl: wędka; kołowrotek; przynęta; haczyk wędkarski; żyłka; spławik; wobler; podbierak; ciężarek wędkarski; guma na drapieżniki; zestaw wędkarski; plecionka; haczyki wędkarskie; sygnalizator brań; pudełko wędkarskie; kotwica wędkarska; siatka wędkarska; przynęty; wahadłówka
pt: vara de pesca; molinete; isca artificial; anzol; linha de pesca; boia de pesca; carretilha; chumbada; passaguá; kit de pesca; anzóis; caixa de pesca; iscas artificiais; cana de pesca; carreto de pesca; multifilamento; garateia; amostra pesca; camaroeiro
not: fishing boat; fishing game toy; fishing vest; fishing hat; fishing shirt; fish tank net; fishing chair; fishing bag; fishing waders; toy fishing; fishing tent; fishing scale; magnetic fishing game; magnet fishing; fishing knife; fish finder; fishing wire drawing; fishing light; fishing magnet; cat fishing toy; fishing tape cable; fishing rod bag; fishing umbrella; fishing glove; hair net; fishing backpack; aquarium net; fishing jewelry; electric fish tape; fishing earrings; perfume lure; pêche magnétique; moulinet cuisine; fishing shoes; fishing gloves; fishing wader; jigging machine; fishing pole camera; moulinet à légumes; fishing kayak; bait box pest; cleaning hook; mulinello aria; molinete catraca; fish hook earring; fishing sunglasses; rodent bait; mouse bait; roach bait; cable fishing; fishing toy; wobbler cutter; przynęta na myszy; isca para baratas; nasa space; drilling machine; amo te; ferret fishing; wędka dla kota; canne à pêche chat; caña para gatos
  "rod": "holder" 950790; "pod" 950790; "tip" 950790; "reel" 950710; "guide" 950790; "bag" 420292; * 950710
  "angelrute" -> 950710
  "spinnrute" -> 950710
  "canne a peche" -> 950710
  "cana de pescar" -> 950710
  "canna da pesca" -> 950710
  "hengel" -> 950710
  "werphengel" -> 950710
  "wedka" -> 950710
  "vara de pesca" -> 950710
  "cana de pesca" -> 950710
  "reel" -> 950730
  "angelrolle" -> 950730
  "stationarrolle" -> 950730
  "moulinet" -> 950730
  "carrete" -> 950730
  "mulinello" -> 950730
  "vismolen" -> 950730
  "kolowrotek" -> 950730
  "molinete" -> 950730
  "carretilha" -> 950730
  "carreto" -> 950730
  "fish hook" -> 950720
  "fishing hook" -> 950720
  "treble hook" -> 950720
  "hooks" -> 950720
  "angelhaken" -> 950720
  "drilling" -> 950720
  "hamecon" -> 950720
  "hamecons" -> 950720
  "anzuelo" -> 950720
  "anzuelos" -> 950720
  "amo" -> 950720
  "ami" -> 950720
  "vishaak" -> 950720
  "vishaken" -> 950720
  "haczyk" -> 950720
  "haczyki" -> 950720
  "kotwica" -> 950720
  "anzol" -> 950720
  "anzois" -> 950720
  "garateia" -> 950720
  "cast net" -> 560811
  "fishing net": "landing" 950790; * 560811
  "plier" -> 820320
  "pliers" -> 820320
  "gripper" -> 820320 ~.4
  "tackle box" -> 392690 ~.6
  "fishing box" -> 392690
  "angelkasten" -> 392690
  "boite" -> 392690
  "caja" -> 392690
  "cassetta" -> 392690
  "viskoffer" -> 392690
  "pudelko" -> 392690
  "caixa" -> 392690
  * -> 950790
t: carbon spinning fishing rod 2.4m => 950710
t: spinning fishing reel 3000 => 950730
t: soft fishing lures 20 pcs => 950790
t: treble fish hooks size 6 50 pcs => 950720
t: fishing hat wide brim => !9507

@ scope-mount
en: scope mount; telescope eyepiece; scope ring; picatinny rail; telescope mount; telescope tripod; telescope lens; binocular harness; telescope phone adapter; binocular strap; binocular tripod adapter
de: Okular + Teleskop; Zielfernrohrmontage; Picatinny Schiene
fr: oculaire télescope; montage lunette tir; rail picatinny
es: ocular telescopio; montura visor; carril picatinny
it: oculare telescopio; anelli ottica carabina
nl: oculair + telescoop; richtkijker montage
pl: okular + teleskop; montaż lunety
pt: ocular telescópio; trilho picatinny
not: microscope eyepiece
  "scope mount" -> 930599 ~.5
  "scope ring" -> 930599
  "picatinny" -> 930599
  "harness" -> 630790
  "strap" -> 630790
  * -> 900590
t: plossl telescope eyepiece 10mm => 900590
t: picatinny rail 20mm aluminium => 930599
t: rifle scope 3-9x40 => !900590

@ hunting-defence
en: holster; gun sling; gun cleaning kit; shooting target; pepper spray; self defense keychain; stun gun; hunting call; duck call; rifle sling; handcuffs; tactical belt pouch; gun rack; telescopic baton; game call; bore cleaner; cleaning rod gun; airgun pellets; paper target; brass knuckle; gun cleaning mat; safety alarm keychain; shooting ear muffs; snap caps
de: Holster; Gewehrgurt; Waffenreinigungsset; Zielscheibe; Pfefferspray; Lockruf; Handschellen; Teleskopschlagstock; Diabolos; Futteral + Gewehr
fr: bretelle fusil; kit nettoyage arme; cible de tir; bombe lacrymogène; menottes; appeau; plombs airgun; matraque télescopique
es: funda pistola; correa rifle; kit limpieza armas; diana de tiro; spray pimienta; esposas; maletín arma; reclamo; balines; defensa extensible
it: cinghia fucile; kit pulizia armi; bersaglio tiro; spray peperoncino; manette; valigetta armi; richiamo caccia; pallini aria compressa; sfollagente
nl: wapenfoedraal; schietschijf; handboeien; lokfluit; luchtdrukkogeltjes; wapenkoffer; persoonlijk alarm; pepperspray
pl: pas do broni; zestaw do czyszczenia broni; tarcza strzelecka; gaz pieprzowy; kajdanki; wabik; śrut; pałka teleskopowa
pt: bandoleira arma; kit limpeza armas; alvo de tiro; spray de pimenta; algemas; estojo arma; chumbinho; bastão retrátil
not: massage gun case; glue gun; dart gun; nail gun; tool holster; scissor holster; spray gun case; radar gun; phone holster; gun case airsoft toy; nerf gun holster; gun massage; welding gun; spray gun cleaning kit; massage gun; heat gun; gun toy; manette jeu; manette ps4; manette xbox; manette sans fil; manette console; manette switch; esposas mujer; kabura na telefon; richiamo vaccino; holster phone; tactical pouch bag; manette gaz; airsoft gun bag; furry handcuffs; bondage handcuffs; funda pistola masaje; grease gun holster; sex handcuffs; caulking gun; manette bluetooth; manette pc
  "holster": main=leather 420291 ~.2; main=plastic 392690 ~.2; * 420292
  "etui" -> 420292
  "fondina" -> 420292
  "kabura" -> 420292
  "coldre" -> 420292
  "pouch" -> 420292
  "case": main=plastic 420292 ~.03; * 420292
  "bag" -> 420292
  "sling": main=leather 420500 ~.03; * 630790
  "bretelle" -> 630790
  "cleaning kit" -> 960390
  "brush" -> 960350
  "target": main=paper 482390 ~.03; main=base-metal 732690 ~.03; * 482390
  "zielscheibe" -> 482390
  "cible" -> 482390
  "diana" -> 482390
  "bersaglio" -> 482390
  "schietschijf" -> 482390
  "tarcza" -> 482390
  "alvo" -> 482390
  "handcuffs" -> 732690
  "handschellen" -> 732690
  "menottes" -> 732690
  "esposas" -> 732690
  "manette" -> 732690
  "handboeien" -> 732690
  "kajdanki" -> 732690
  "algemas" -> 732690
  "alarm": * 853180
  "alarme" -> 853180
  "alarma" -> 853180
  "allarme" -> 853180
  "taschenalarm" -> 853180
  "call" -> 920890
  "lockruf" -> 920890
  "appeau" -> 920890
  "reclamo" -> 920890
  "richiamo" -> 920890
  "lokfluit" -> 920890
  "wabik" -> 920890
  "pellets" -> 930629
  "diabolos" -> 930629
  "plombs" -> 930629
  "balines" -> 930629
  "pallini" -> 930629
  "luchtdrukkogeltjes" -> 930629
  "srut" -> 930629
  "chumbinho" -> 930629
  "ghillie": * 621133
  "keychain" -> 392690 ~.4
  * -> 930400
t: nylon gun holster concealed => 420292
t: pepper spray 20ml => 930400
t: steel handcuffs with keys => 732690
t: massage gun case => !9304
