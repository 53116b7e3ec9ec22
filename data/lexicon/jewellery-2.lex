# Jewellery beyond jewellery.lex: findings, loose beads and stones, further jewellery names, piercing, watch and clock
# accessories, jeweller's tools. Table `jewellery` stands in jewellery.lex.

value material=plastic
en: polymer clay; acrylic resin

table finding                # parts of precious metal jewellery: 7113 "and parts thereof"; base metal findings: the metal's own residual
  finish=clad -> 711320
  metal=gold|platinum -> 711319 ~.03
  metal=silver -> 711311 ~.08
  main: plastic|silicone 392690 ~.04; aluminium 761699 ~.05; zinc 790700 ~.15; titanium 810890 ~.01; steel|iron 732690 ~.35; copper 741980 ~.5
  * -> 741980

table jewellery-more         # as `jewellery`; rhinestone stones sit in base metal unless the text names the metal
  finish=clad -> 711320
  metal=gold|platinum -> 711319
  metal=silver -> 711311
  stone=pearl -> 711610
  stone=gem -> 711620
  stone=synthetic -> 711620 ~.04
  main=rhinestone -> 711719 ~.01
  main: base-metal 711719 ~.7; plastic|glass|wood|leather|textile|shell|ceramic|silicone|rubber|bone|straw|paper 711790
  * -> 711719

@ anklet-foot
en: foot chain; ankle chain; ankle bracelet; barefoot sandal jewelry; foot jewelry; toe ring; toe ring set; foot ring; beach anklet; anklet set
de: Fußkette = ankle bracelet; Fußkettchen Set = anklet set; Zehenring = toe ring; Knöchelkette = ankle chain
fr: chaîne de cheville = ankle chain; bijou de pied = foot jewelry; bague d'orteil = toe ring
es: anillo de pie = toe ring; anillo para el pie = toe ring; cadena de tobillo = ankle chain
it: anello da piede = toe ring; catenina alla caviglia = ankle chain; gioiello per piedi = foot jewelry
nl: voetketting = foot chain; teenring = toe ring; enkelketting = ankle chain
pl: łańcuszek na kostkę = ankle chain; pierścionek na palec u nogi = toe ring; bransoletka na nogę = ankle bracelet
pt: anel de pé = foot ring; corrente de tornozelo = ankle chain; anel de dedo do pé = toe ring
not: ankle chain weight; ankle chain hobble
  use jewellery-more
ask: metal; main
t: gold plated toe ring adjustable open => 711719
t: 925 sterling silver ankle chain => 711311
t: ankle strap for cable machine => !7117

@ bead-clay-letter material for jewellery
en: letter bead; alphabet bead; acrylic bead; polymer clay bead; clay bead; heishi bead; plastic bead; resin bead; silicone bead; kandi bead; focal bead; silicone focal bead; number bead; name bead; smiley bead; uv bead; kids bead; perforated bead; acrylic pendant bead; cat eye bead; round bead + acrylic|plastic|resin|clay; clay bead kit; hair bead; beads for bracelets; beads for kids; dreadlock bead plastic
de: Buchstabenperlen = letter bead; Acrylperlen = acrylic bead; Kunststoffperlen = plastic bead; Polymer Clay Perlen = polymer clay bead; Silikonperlen = silicone bead; Bastelperlen = craft bead; Heishi Perlen = heishi bead
fr: perles lettres = letter beads; perles acryliques = acrylic beads; perles en plastique = plastic beads; perles heishi = heishi beads; perles silicone = silicone beads; perles alphabet = alphabet beads
es: cuentas de letras = letter bead; cuentas acrílicas = acrylic bead; abalorios de letras = letter bead; cuentas de plástico = plastic bead; cuentas de silicona = silicone bead; cuentas de arcilla = clay bead
it: perline lettere = letter bead; perline acriliche = acrylic bead; perline di plastica = plastic bead; perline in silicone = silicone bead; perline alfabeto = alphabet bead
nl: letterkralen = letter bead; acrylkralen = acrylic bead; plastic kralen = plastic bead; kleikralen = clay bead; siliconen kralen = silicone bead
pl: koraliki literki = letter beads; koraliki akrylowe = acrylic beads; koraliki plastikowe = plastic beads; koraliki silikonowe = silicone beads; koraliki z gliny = clay beads
pt: miçangas de letras = letter beads; contas acrílicas = acrylic beads; miçangas plásticas = plastic beads; contas de silicone = silicone beads; miçanga letra = letter bead
not: clay bead bracelet; letter bead bracelet; clay bead necklace; letter bead necklace; heishi bead bracelet; heishi bead necklace; silicone bead teether; silicone bead keychain; silicone bead mold; acrylic bead earring; heishi bead earring; resin bead mold; plastic bead curtain; hair bead curtain; beads for bracelets mold
  "clay|arcilla|argilla|argila" !"ceramic|cerámica" -> 392690      # bead trade: polymer clay
  main: glass 701810 ~.03; wood 442199 ~.03; base-metal 830890 ~.02; ceramic 691490 ~.01
  stone=gem -> 710399 ~.01
  * -> 392690
t: 1000pcs alphabet letter beads acrylic round => 392690
t: polymer clay beads 6mm heishi => 392690
t: wooden alphabet letter beads => 442199
t: clay bead bracelet => !392690

@ bead-gemstone material for jewellery
en: gemstone bead; stone bead; natural stone bead; amethyst bead; jade bead; agate bead; turquoise bead; onyx bead; tiger eye bead; hematite bead; lava bead; lava stone bead; quartz bead; rose quartz bead; obsidian bead; lapis bead; jasper bead; moonstone bead; aventurine bead; howlite bead; malachite bead; labradorite bead; garnet bead; gemstone chips; stone chip bead; chip bead; gemstone strand; bead strand + natural|gemstone|stone|agate|jade; semi precious bead; crystal chip bead
de: Edelsteinperlen = gemstone bead; Natursteinperlen = natural stone bead; Lavaperlen = lava bead; Achatperlen = agate bead; Amethyst Perlen = amethyst bead; Edelstein Splitter = gemstone chips; Steinperlen = stone bead
fr: perles en pierre naturelle = natural stone beads; perles pierre naturelle = natural stone beads; perles de lave = lava beads; perles agate = agate beads; perles gemmes = gemstone beads; chips de pierre = stone chips
es: cuentas de piedra natural = natural stone bead; cuentas de piedra = stone bead; cuentas de lava = lava bead; cuentas de ágata = agate bead; piedras para pulseras = stone for bracelets
it: perle in pietra naturale = natural stone bead; perle di pietra = stone bead; perle lavica = lava bead; perline pietre dure = gemstone bead
nl: natuurstenen kralen = natural stone bead; edelsteen kralen = gemstone bead; lavasteen kralen = lava stone bead; edelsteenkralen = gemstone bead
pl: koraliki z kamienia = stone beads; kamienie naturalne koraliki = natural stone beads; koraliki agat = agate beads; koraliki lawa = lava beads; sieczka kamień = stone chips
pt: contas de pedra natural = natural stone beads; pedras naturais para pulseira = natural stones for bracelet; contas de pedra = stone beads; cascalho de pedra = stone chips
not: stone bead bracelet; gemstone bead bracelet; jade bead bracelet; agate bead bracelet; lava bead bracelet; stone bead necklace; lava stone bead bracelet; natural stone bead bracelet; agate bead necklace; jade bead necklace; turquoise bead necklace; turquoise bead bracelet; obsidian bead bracelet; tiger eye bead bracelet; amethyst bead bracelet; hematite bead bracelet; onyx bead bracelet; gemstone bead necklace; turquoise bead earring; stone bead curtain
  main: glass 701810 ~.03; plastic 392690 ~.02
  * -> 710399          # beads drilled, loose or strung only for transport; strung jewellery is 7116
t: natural amethyst beads 8mm strand for jewelry making => 710399
t: lava stone beads 10mm => 710399
t: natural stone bead bracelet => !7103

@ bead-glass material for jewellery
en: crystal bead; glass crystal bead; bicone bead; rondelle bead; lampwork bead; murano bead; murano glass bead; evil eye bead; czech bead; czech glass bead; bugle bead; miyuki bead; delica bead; glass seed bead; toho bead; faceted bead; faceted glass bead; crackle bead; fire polished bead; beads + bicone|rondelle|czech|preciosa|lampwork|miyuki|delica|toho; teardrop bead + glass|crystal; rocaille; waist bead string loose; imitation jade bead; glass pendant bead; european glass bead
de: Glasperlen = glass bead; Glasschliffperlen = cut glass bead; Kristallperlen = crystal bead; Lampwork Perlen = lampwork bead; Rocailles Perlen = rocaille; Saatperlen = seed bead; Facettenperlen = faceted bead
fr: perles en verre = glass beads; perles de verre = glass beads; perles cristal = crystal beads; perles de rocaille miyuki = miyuki seed beads; perles toupies = bicone beads; perles à facettes = faceted beads
es: cuentas de cristal = crystal bead; cuentas de vidrio = glass bead; abalorios de cristal = crystal bead; mostacilla = seed bead; rocalla miyuki = miyuki seed bead; cuentas facetadas = faceted bead
it: perline di vetro = glass bead; perle di vetro = glass bead; perle in cristallo = crystal bead; conteria = glass seed bead; perline miyuki = miyuki bead; perle di murano = murano glass bead
nl: glaskralen = glass bead; kristal kralen = crystal bead; rocailles kralen = rocaille bead; facetkralen = faceted bead
pl: koraliki szklane = glass beads; koraliki kryształki = crystal beads; koraliki miyuki = miyuki beads; koraliki drobne szklane = glass seed beads; koraliki toho = toho beads
pt: miçangas de vidro = glass beads; contas de vidro = glass beads; contas de cristal = crystal beads; miçanga de vidro = glass beads; contas facetadas = faceted beads
not: evil eye bead bracelet; crystal bead bracelet; crystal bead necklace; seed bead bracelet; seed bead necklace; seed bead earring; evil eye bead necklace; crystal bead curtain; crystal bead chandelier; glass bead blasting; glass seed bead bracelet; glass seed bead necklace; miyuki bead bracelet; glass bead pen; crystal bead earring; glass bead necklace; murano glass bead bracelet; murano bead bracelet; crystal bead lampshade; glass bead bracelet
  main: plastic 392690 ~.03; base-metal 830890 ~.01; ceramic 691490 ~.01
  stone=gem -> 710399 ~.01
  * -> 701810
t: faceted crystal rondelle beads 4mm => 701810
t: evil eye lampwork beads turkish => 701810
t: miyuki delica beads 11/0 => 701810
t: glass bead abrasive blasting => !701810

@ bead-imitation-pearl material for jewellery
en: pearl bead; abs pearl bead; glass pearl bead; imitation pearl bead; faux pearl bead; plastic pearl bead; craft pearl; flatback pearl; half pearl; half round pearl; flat back pearl; no hole pearl; imitation pearl + loose|craft|flatback|hole|sewing|crafts|diy|cardmaking; faux pearl + loose|craft|flatback|hole|crafts|vase filler; pearl cabochon; round pearl + abs|imitation|craft|plastic; sew on pearl; vase filler pearl; nail pearl
de: Kunstperlen = imitation pearl; Halbperlen = half pearl; Perlen = beads or pearls + ABS|Kunststoff|basteln|aufnähen; Acryl Perlen ohne Loch = acrylic beads without hole
fr: perles imitation = imitation pearls; demi perles = half pearls; perles nacrées = pearlescent beads; perles ABS = abs beads; perles à coudre = sew on beads
es: perlas de imitación = imitation pearl; medias perlas = half pearl; perlas = pearl + manualidades|abs|plástico; perlas para coser = sew on pearl
it: perle finte = imitation pearl; mezze perle = half pearl; perle imitazione = imitation pearl; perle = bead + abs|plastica|cucire
nl: imitatieparels = imitation pearl; halve parels = half pearl; plakparels = flatback pearl; nepparels = imitation pearl
pl: perełki sztuczne = imitation pearls; półperełki = half pearls; perełki akrylowe = acrylic pearls; perełki do przyszywania = sew-on pearls
pt: pérolas de imitação = imitation pearls; meia pérola = half pearl; pérola abs = abs pearl; pérolas para costura = sew on pearls; pérola artificial = artificial pearl
not: pearl bead necklace; pearl bead bracelet; pearl bead earring; pearl bead garland; pearl bead chain; pearl bead strap; imitation pearl necklace; faux pearl necklace; pearl bead headband; pearl bead handle; pearl bead phone; pearl bead bag; perlada; perlato; perlite
  stone=gem -> 710399 ~.005
  main: glass 701810 ~.25; shell 960190 ~.01; base-metal 830890 ~.01
  * -> 392690
ask: main
t: abs imitation pearl beads no hole 6mm craft => 392690
t: glass pearl beads 8mm => 701810
t: faux pearl necklace => !3926

@ bead-metal material for jewellery
en: metal bead; spacer bead metal; metal spacer bead; brass bead; copper bead; tibetan silver bead; crimp bead; stopper bead; ccb bead; stainless steel bead; steel bead + jewelry|jewellery|bracelet|spacer|hole; rondelle spacer; rhinestone spacer; rhinestone spacer bead; alloy bead; big hole bead; large hole bead; charm bead; european charm bead; crimp tube; bead cap; bead caps; flower bead cap; micro pave bead; gold spacer bead; buddha bead alloy; beard bead; paracord bead; knife bead; lanyard bead; dreadlock bead; dread bead; gold bead + spacer|plated|filled|jewelry|making|round
de: Metallperlen = metal bead; Quetschperlen = crimp bead; Perlkappen = bead caps; Zwischenperlen = spacer bead; Zwischenteile = spacer + Perlen; Bartperlen; Großlochperlen = large hole bead
fr: perles en métal = metal beads; perles à écraser = crimp beads; coupelles perles = bead caps; perles intercalaires = spacer beads; perle de barbe = beard bead; perles métalliques = metal beads
es: cuentas de metal = metal bead; cuentas metálicas = metal bead; chafas = crimp bead; casquillas = bead cap; entrepiezas = spacer bead; cuentas separadoras = spacer bead
it: perline in metallo = metal bead; schiaccini = crimp bead; perle distanziali = spacer bead; coppette copriperla = bead caps; perle in metallo = metal bead
nl: metalen kralen = metal bead; knijpkralen = crimp bead; kralenkapjes = bead caps; tussenkralen = spacer bead
pl: koraliki metalowe = metal beads; przekładki metalowe = metal spacers; zaciski kulki = crimp beads; czapeczki do koralików = bead caps; przekładki do bransoletek = bracelet spacers
pt: contas de metal = metal beads; entremeio = spacer bead; entremeios = spacer beads; contas metálicas = metal beads; passante de metal = metal spacer bead
not: metal bead curtain; brass bead chain; metal bead chain; charm bead bracelet; metal bead bracelet; copper bead bracelet; steel bead bracelet; metal bead blasting; charm bead organizer; weld bead; metal bead necklace
  finish=clad -> 711320
  metal=gold|platinum -> 711319 ~.02
  metal=silver -> 711311 ~.06
  main: plastic 392690 ~.03; glass 701810 ~.02; wood 442199 ~.005
  * -> 830890             # 8308: beads of base metal
t: brass spacer beads gold plated 4mm => 830890
t: 925 sterling silver charm bead => 711311
t: crimp beads 2mm 500 pcs => 830890
t: metal bead curtain => !830890

@ bead-mixed material for jewellery
en: bead assortment; bead mix; mixed beads; assorted beads; bead lot; bead spacer mix
de: Perlen zum Auffädeln = beads for threading; Perlen zum Fädeln = beads for threading; Perlenmischung = bead mix; Perlen = beads or pearls + auffädeln|Schmuckherstellung|Armbänder
fr: mélange de perles = bead mix; perles = beads + bracelet diy|création bijoux|enfiler
es: cuentas para pulseras = bead for bracelets; cuentas para collares = bead for necklaces; abalorios = bead + pulseras|manualidades
it: perline per bracciali = bracelet bead; perline = bead + bracciali|gioielli|vetro|plastica|colorate|legno|mm|pezzi|set|foro
nl: kralen = bead; kraaltjes = bead; kralen mix = bead mix; kralen = bead + sieraden maken|rijgen
pl: koraliki = beads; koralik = bead; koraliki do nawlekania = beads; koraliki = beads + biżuteria|bransoletki
pt: miçangas = beads; miçanga = bead; contas para bijuteria = jewellery beads; contas para colar = necklace beads
not: perlinato
  metal=gold|platinum -> 711319 ~.003
  metal=silver -> 711311 ~.005
  main: glass|rhinestone 701810 ~.4; plastic|silicone 392690 ~.6; wood 442199; base-metal 830890; ceramic 691490; shell|bone 960190
  stone=pearl -> 710122 ~.02
  stone=gem -> 710399
  * -> 701810
ask: main
t: houten kralen rond 10 mm => 442199
t: perline di vetro colorate 3 mm => 701810
t: koraliki bransoletka gotowa => !4421

@ bead-pearl material for jewellery
en: freshwater pearl bead; cultured pearl bead; pearl strand; loose pearl; freshwater pearl + loose|strand|beads|drilled|bulk|irregular|oyster; akoya pearl + loose|strand|oyster|undrilled; baroque pearl bead; baroque pearl + loose|strand|beads|drilled; natural pearl bead; keshi pearl; half drilled pearl; south sea pearl + loose|strand; tahitian pearl + loose|strand; oyster pearl; pearl oyster; rice pearl bead; edison pearl + loose|beads
de: Süßwasserperlen Strang = freshwater pearl strand; Zuchtperlen lose = loose cultured pearls; Perlenstrang = pearl strand; lose Süßwasserperlen = loose freshwater pearls; Zuchtperlen Strang = cultured pearl strand; Perlmuschel mit Perle = pearl oyster
fr: perles d'eau douce = freshwater pearls; perles de culture = cultured pearls; perles de culture en vrac = loose cultured pearls; fil de perles de culture = cultured pearl strand
es: perlas cultivadas = cultured pearl; perlas de agua dulce = freshwater pearl; perlas cultivadas sueltas = loose cultured pearl; perlas de río = freshwater pearl
it: perle d'acqua dolce = freshwater pearl; perle coltivate = cultured pearl; perle coltivate sfuse = loose cultured pearl; filo di perle = pearl strand
nl: gekweekte parels = cultured pearl; losse parels = loose pearl; parelstreng = pearl strand; zoetwaterparels = freshwater pearl + streng|los|kralen|rijgen|snoer
pl: perły słodkowodne = freshwater pearls; perły hodowlane = cultured pearls; perły hodowane luzem = loose cultured pearls; sznur pereł = pearl strand
pt: pérolas de água doce = freshwater pearls; pérolas cultivadas = cultured pearls; pérolas soltas = loose pearls; pérola de rio = freshwater pearl
not: pearl strand necklace; pearl strand bracelet; loose pearl powder; perles d'eau douce collier; freshwater pearl necklace; perlas cultivadas collar; perły hodowlane naszyjnik; perles de culture collier; perles de culture bracelet; perlas de río collar; pérolas cultivadas colar; double strand pearl necklace; oyster pearl white; oyster pearl watch
  stone=imitation -> 392690 ~.02
  "raw|crudo|en bruto|grezzo|greggio|cru|em bruto" -> 710121
  "natural pearl": "cultured" 710122; "freshwater" 710122; * 710122
  * -> 710122
t: freshwater pearl loose beads strand 7mm => 710122
t: akoya pearl oyster vacuum packed => 710122
t: freshwater pearl necklace women => !710122

@ bead-work-aid
en: bead board; beading board; bead mat; beading mat; bead design board; bead tray; bead stopper; bead spinner; bead scoop; beading awl; bead crimper cover; beading needle holder; wire jig jewelry; jewelry wire jig; bead sorting tray; bracelet maker board; knotting board; macrame board; kumihimo disk; kumihimo board; bracelet jig; bead bowl spinner
de: Perlenbrett = beading board; Perlenmatte = bead mat; Perlenschale = bead tray; Kumihimo Scheibe = kumihimo disk; Perlenspinner = bead spinner; Perlen Sortierbrett = bead sorting tray
fr: plateau à perles = bead tray; tapis à perles = bead mat; disque kumihimo = kumihimo disk; tapis de perlage = beading mat; planche à perles = bead board
es: tablero para cuentas = bead board; bandeja de cuentas = bead tray; disco kumihimo = kumihimo disk; alfombrilla de abalorios = bead mat
it: vassoio per perline = bead tray; tappetino per perline = beading mat; disco kumihimo = kumihimo disk; gira perline = bead spinner
nl: kralenbord = bead board; kralenmat = bead mat; kumihimo schijf = kumihimo disc; kralenspinner = bead spinner; kumihimo schijven = kumihimo disc
pl: deska do koralików = bead board; tacka do koralików = bead tray; mata do koralików = bead mat; dysk kumihimo = kumihimo disc
pt: tabuleiro para miçangas = bead tray; tapete de miçangas = bead mat; disco kumihimo = kumihimo disk; girador de miçangas = bead spinner
not: bread board; bead board ceiling; bead board panel; beadboard paneling; bead board wallpaper
  "mat": main=plastic 392690 ~.2; * 630790
  "tapis": * 630790
  main: wood 442199 ~.15; bamboo 442191; base-metal 732690 ~.05; textile 630790 ~.1
  * -> 392690
ask: main
t: plastic bead design board for bracelets => 392690
t: beading mat felt flannel => 630790
t: wooden bead spinner bowl => 442199
t: glass seed beads => !392690

@ body-chain
en: body chain; waist chain; belly chain; body jewelry chain; hand chain; hand chain bracelet; finger bracelet; arm cuff; armlet; arm bracelet; upper arm bracelet; shoulder chain; thigh chain; leg chain; leg chain jewelry; back chain jewelry; chest chain; belly dance chain; waist bead; waist beads; bikini chain; body jewelry; hand harness jewelry; metal body harness chain; rave body chain; bra chain rhinestone
de: Körperkette = body chain; Bauchkette = belly chain; Handkette = hand chain; Oberarmreif = arm cuff; Beinkette = leg chain; Taillenkette = waist chain; Körperschmuck = body jewelry
fr: chaîne de corps = body chain; chaîne de taille = waist chain; bijou de corps = body jewelry; chaîne de ventre = belly chain; bracelet de bras = arm bracelet; chaîne de main = hand chain
es: cadena de cuerpo = body chain; cadena corporal = body chain; cadena de cintura = waist chain; brazalete de brazo = arm bracelet; cadena de mano = hand chain
it: catena corpo = body chain; catena per il corpo = body chain; catena vita = waist chain; bracciale da braccio = arm bracelet; gioiello corpo = body jewelry
nl: lichaamsketting = body chain; buikketting = belly chain; taillekettinkje = waist chain; bovenarm armband = upper arm bracelet; handketting = hand chain
pl: łańcuszek na ciało = body chain; łańcuszek na biodra = hip chain; biżuteria na ciało = body jewellery; łańcuszek na talię = waist chain
pt: corrente corporal = body chain; corrente de cintura = waist chain; bracelete de braço = arm bracelet; corrente para corpo = body chain; body chain = body chain
not: body chain harness leather; leg chain shackle; waist chain police; waist bead counter; leg chain restraint; back chain guard
  use jewellery-more
ask: metal; main
t: rhinestone body chain bikini beach jewelry => 711719
t: african waist beads glass => 711790
t: bicycle chain => !7117

@ bracelet-more
en: bead bracelet; chain bracelet; stone bracelet; crystal bracelet; pearl bracelet; stretch bracelet; gemstone bracelet; crystal bead bracelet; clay bead bracelet; seed bead bracelet; lava bead bracelet; natural stone bracelet; stone bead bracelet; hematite bracelet; jade bracelet; evil eye bracelet; couple bracelet; matching bracelet; magnetic bracelet; copper bracelet; leather bracelet; rope bracelet; braided bracelet; red string bracelet; string bracelet; kabbalah bracelet; name bracelet; id bracelet; engraved bracelet; medical id bracelet; medical alert bracelet; italian charm bracelet; snake chain bracelet; cuban bracelet; cuban link bracelet; wrap bracelet; mens bracelet; women bracelet; kids bracelet; slap bracelet; titanium bracelet; tungsten bracelet; nail bracelet; love bracelet; buddha bracelet; feng shui bracelet; pixiu bracelet; mala bracelet; rainbow bracelet; silicone bracelet; rubber bracelet; silicone wristband; rubber wristband; event wristband; tyvek wristband; paper wristband; festival wristband; custom wristband; letter bracelet; zirconia bracelet; tennis bracelet moissanite; charm bangle; cuff bangle; expandable bangle
de: Perlenarmband = bead or pearl bracelet; Steinarmband = stone bracelet; Edelsteinarmband = gemstone bracelet; Lederarmband = leather bracelet; Freundschaftsarmband = friendship bracelet; Silikonarmband = silicone bracelet; Namensarmband = name bracelet; Partnerarmband = couple bracelet; Kupferarmband = copper bracelet
fr: bracelet en perles = bead bracelet; bracelet en cuir = leather bracelet; bracelet pierre naturelle = natural stone bracelet; bracelet silicone = silicone bracelet; bracelet brésilien = brazilian friendship bracelet; bracelet d'amitié = friendship bracelet; bracelet prénom = name bracelet
es: pulsera de cuentas = bead bracelet; pulsera de cuero = leather bracelet; pulsera de piedra natural = natural stone bracelet; pulsera de silicona = silicone bracelet; pulsera de la amistad = friendship bracelet; pulsera de pareja = couple bracelet; pulsera de hilo rojo = red string bracelet
it: bracciale in pelle = leather bracelet; bracciale di perline = bead bracelet; bracciale pietre = stone bracelet; braccialetto silicone = silicone bracelet; braccialetto dell'amicizia = friendship bracelet; bracciale tennis = tennis bracelet
nl: kralenarmband = bead bracelet; leren armband = leather bracelet; edelstenen armband = gemstone bracelet; magneet armband = magnetic bracelet; siliconen armband = silicone bracelet; vriendschapsarmband = friendship bracelet; koppelarmband = couple bracelet
pl: bransoletka z koralików = bead bracelet; bransoletka skórzana = leather bracelet; bransoletka z kamieni = stone bracelet; bransoletka magnetyczna = magnetic bracelet; opaska silikonowa na rękę = silicone wristband; bransoletka dla par = couple bracelet; bransoletka przyjaźni = friendship bracelet
pt: pulseira de miçangas = bead bracelet; pulseira de couro = leather bracelet; pulseira de pedras = stone bracelet; pulseira de silicone = silicone bracelet; pulseira da amizade = friendship bracelet; pulseira de casal = couple bracelet
not: crystal bracelet watch; bracelet kit; chain bracelet watch; rubber bracelet watch; silicone bracelet strap smartwatch; magnetic bracelet screw holder; string bracelet kit; pearl bracelet watch; leather bracelet watch; rubber bracelet kit; silicone bracelet watch; silicone bracelet for smartwatch; silicone bracelet for xiaomi; leather bracelet for watch; pulsera de silicona para reloj; bracelet silicone montre; silicone bracelet for mi band; rubber bracelet for watch; stretch bracelet cord; charm bangle organizer; women bracelet watch; mens bracelet watch; kids bracelet watch; mit lederarmband; quarz lederarmband; analog lederarmband
  "tyvek" -> 392690
  "paper wristband" -> 482390
  "wristband": main=textile 630790 ~.1; main=paper 482390 ~.05; main=leather 711790 ~.02; * 392690   # event bands carry no ornament: the material's residual
  use jewellery-more
ask: metal; stone; main
t: natural stone bead bracelet tiger eye 8mm => 711620
t: men braided leather bracelet stainless steel clasp => 711790
t: custom silicone wristbands event 100 pcs => 392690
t: smart watch silicone bracelet for xiaomi mi band => !7117

@ brooch-more
en: scarf pin; scarf clip; scarf ring; scarf buckle; shawl pin; shawl clip; collar pin; collar clip; collar brooch; lapel chain; lapel brooch; sweater clip; cardigan clip; sweater clip chain; hijab pin; hijab magnet; hijab magnetic pin; magnetic hijab pin; hijab brooch; corsage pin; flag pin; pronoun pin; enamel pin set; badge pin; metal badge; pin on badge; flower brooch; pearl brooch; rhinestone brooch; animal brooch; magnetic brooch; shirt clip brooch; glasses magnet brooch; eyeglass holder brooch; button badge; pin back button; pinback button; tin badge; button pin badge; badge pins; backpack pin; cartoon pin; fraternity pin; masonic pin; police badge; sheriff badge; metal badges; school badge pin; honor pin
de: Schalnadel = scarf pin; Tuchnadel = scarf pin; Schalring = scarf ring; Schalclip = scarf clip; Kragennadel = collar pin; Hijab Nadel = hijab pin; Hijab Magnet = hijab magnet; Pin Anstecker = lapel pin; Anstecker = pin badge; Ansteckpin = lapel pin; Button Anstecker = button badge; Magnetbrosche = magnetic brooch; Reversnadel = lapel pin
fr: épingle foulard = scarf pin; broche foulard = scarf brooch; pince foulard = scarf clip; anneau de foulard = scarf ring; épingle hijab = hijab pin; aimant hijab = hijab magnet; badge épingle = badge pin; pin's = pin badge; pins émail = enamel pins; broche magnétique = magnetic brooch; badge métal = metal badge
es: alfiler de bufanda = scarf pin; broche para bufanda = scarf brooch; anillo para pañuelo = scarf ring; alfiler hijab = hijab pin; pin esmaltado = enamel pin; pin de solapa = lapel pin; chapa imperdible = pin badge; broche magnético = magnetic brooch
it: spilla = brooch + gioiello|smalto|donna; spilla per sciarpa = scarf pin; fermasciarpa = scarf clip; anello per foulard = scarf ring; spilla hijab = hijab pin; spilletta = pin badge; spilla smaltata = enamel pin; spilla magnetica = magnetic brooch
nl: sjaalspeld = scarf pin; sjaalclip = scarf clip; sjaalring = scarf ring; hijab speld = hijab pin; hijab magneet = hijab magnet; reversspeld = lapel pin; emaille pin = enamel pin; speldje = small pin; broche magneet = magnetic brooch
pl: broszka = brooch; szpilka do szala = scarf pin; klips do szala = scarf clip; szpilka hidżab = hijab pin; przypinka = pin badge; przypinka metalowa = metal pin badge; pin emaliowany = enamel pin; broszka magnetyczna = magnetic brooch; magnes do hidżabu = hijab magnet; broszek = brooch; przypinek = pin badge
pt: broche para lenço = scarf brooch; alfinete hijab = hijab pin; prendedor de lenço = scarf clip; anel para lenço = scarf ring; pin metálico = metal pin; bottom = badge; botton = badge; broche magnético = magnetic brooch; alfinete de lapela = lapel pin
not: flag pin golf; badge reel; badge holder; enamel pin display; enamel pin backs; pin badge machine; tin badge machine; button badge machine; button badge maker; collar clip cat; collar pin hydraulic; enamel pin bag; enamel pin locking; pin back button machine; badge pin connector; enamel pin board; spilla da balia; metal badge holder; flag pin map; badge pin backing; school badge embroidered; car metal badge; metal badge car; metal badge sticker
  use jewellery-more
ask: metal; main
t: magnetic hijab pins no snag 6 pairs => 711719
t: rhinestone flower brooch women => 711719
t: badge reel retractable => !7117
t: metal police badge with clip => 711719

@ chain-by-length material for jewellery
en: chain by the meter; jewelry chain; jewellery chain; extender chain; extension chain; necklace extender; bracelet extender; chain extender + necklace|bracelet|jewelry|jewellery; cable chain + meter|meters|roll|bulk|jewelry making|feet|yard; rolo chain; paperclip chain roll; satellite chain; curb chain + meter|meters|roll|bulk|jewelry making; chain roll; bulk chain; chain + jewelry making|jewellery making|necklace making|bracelet making; rhinestone chain; cup chain; rhinestone cup chain; rhinestone chain trim; permanent jewelry chain; tail chain; bead chain + jewelry making|roll|meter
de: Verlängerungskette = extension chain; Gliederkette Meterware = link chain by the meter; Kette Meterware = chain by the meter; Schmuckkette Meterware = jewellery chain by the meter; Strasskette = rhinestone chain; Halskettenverlängerung = necklace extender; Erbskette Meterware = rolo chain by the meter
fr: chaîne au mètre = chain by the meter; chaînette d'extension = extender chain; chaîne d'extension = extender chain; rallonge collier = necklace extender; chaîne strass = rhinestone chain; chaîne bijoux au mètre = jewellery chain by the metre
es: cadena por metros = chain by the meter; extensor de collar = necklace extender; cadena extensora = extender chain; cadena de strass = rhinestone chain; cadena para bisutería = jewelry chain; extensión para collar = necklace extender
it: catena al metro = chain by the meter; prolunga collana = necklace extender; catena estensione = extension chain; catena strass = rhinestone chain; catenella per bigiotteria = jewelry chain
nl: ketting per meter = chain by the meter; verlengketting = extension chain; kettingverlenger = necklace extender; strass ketting = rhinestone chain; jasseron per meter = cable chain by the metre
pl: łańcuszek na metry = chain by the meter; przedłużka do naszyjnika = necklace extender; przedłużka łańcuszek = chain extender; taśma cyrkoniowa = rhinestone chain; łańcuszek jubilerski na metry = jewellery chain by the meter
pt: corrente por metro = chain by the meter; extensor de colar = necklace extender; corrente extensora = extender chain; corrente de strass = rhinestone chain; corrente para bijuteria = jewelry chain
not: jewelry chain cleaner; jewelry chain holder; chain roll cutter; extension chain lamp; chandelier extension chain; extension chain chandelier; pendant light extension chain; snow chain roll; jewelry chain tool; jewelry chain necklace; bulk chain saw
  finish=clad -> 711320
  metal=gold|platinum -> 711319 ~.03
  metal=silver -> 711311 ~.1
  "rhinestone" -> 711719       # EN 7117: ornamental motifs joined by small links into strips of indefinite length
  "cup chain" -> 711719
  "strass" -> 711719
  main: steel|iron 731589 ~.4; aluminium 761699 ~.08; plastic 392690 ~.02; copper 741980 ~.5; base-metal 741980
  * -> 741980
ask: metal; main
t: stainless steel cable chain 10 meters roll jewelry making => 731589
t: 925 silver necklace extender chain => 711311
t: brass chain by the meter => 741980
t: motorcycle chain roll => !7113

@ chain-necklace
en: cuban link chain; cuban chain; miami cuban link; rope chain; figaro chain; snake chain; box chain; herringbone chain; franco chain; byzantine chain; singapore chain; hip hop chain; iced out chain; tennis chain; gold chain; silver chain; gold chain men; curb chain necklace; link chain necklace; paperclip chain; paperclip necklace; rapper chain; chain + 18k|14k|10k|925|mens necklace|hip hop|italy; spiga chain; wheat chain; mariner chain; sterling silver chain; wallet chain; pants chain; jeans chain; trouser chain; pocket watch chain; sweater chain; belt chain waist; dog tag chain; figaro link; cross chain
de: Panzerkette = curb chain; Königskette = byzantine chain; Schlangenkette = snake chain; Goldkette = gold chain; Silberkette = silver chain; Figarokette = figaro chain; Kordelkette = rope chain; Venezianerkette = box chain; Hosenkette = trouser chain; Taschenuhrkette = pocket watch chain; Erbskette = rolo chain
fr: chaîne en or = gold chain; chaîne maille = link chain; maille cubaine = cuban chain; chaîne en argent = silver chain; chaîne homme = men's chain; chaîne de pantalon = trouser chain; chaîne de montre de poche = pocket watch chain; maille figaro = figaro link chain; chaîne gourmette = curb chain; chaîne argent = silver chain; chaîne or = gold chain
es: cadena de oro = gold chain; cadena cubana = cuban chain; cadena de plata = silver chain; cadena para hombre = men's chain; cadena barbada = curb chain; cadena de pantalón = trouser chain; cadena de reloj de bolsillo = pocket watch chain; cadena figaro = figaro chain; cadena hombre = men's chain
it: catenina = thin necklace chain; catena cubana = cuban chain; collana catena = chain necklace; catenina d'oro = gold neck chain; catena uomo = men's chain; catena per pantaloni = trouser chain; catena orologio da tasca = pocket watch chain; catenina argento = silver neck chain; catenina in argento = silver neck chain; catenina oro = gold neck chain
nl: schakelketting = link chain necklace; gouden ketting = gold chain; zilveren ketting = silver chain; koningsketting = king's chain; broekketting = trouser chain; zakhorlogeketting = pocket watch chain; slangenketting = snake chain; gourmetketting = curb chain
pl: łańcuszek złoty = gold chain; łańcuszek srebrny = silver chain; łańcuch pancerka = curb chain; łańcuszek męski = men's chain; łańcuch do spodni = trouser chain; łańcuszek do zegarka kieszonkowego = pocket watch chain; łańcuch na szyję = neck chain; łańcuszek figaro = figaro chain
pt: corrente de ouro = gold chain; corrente cubana = cuban chain; corrente de prata = silver chain; corrente masculina = men's chain; corrente de calça = trouser chain; corrente de relógio de bolso = pocket watch chain; cordão de ouro = gold chain; corrente grumet = curb chain; fio de prata 925 = 925 silver chain; fio de ouro 18k = 18k gold chain; fio masculino = men's chain
not: silver chain for bag; gold chain for bag; gold chain strap; gold chain bag; silver chain bag; gold chain belt; gold chain pattern; chain bag; snake chain bracelet; gold chain print; cuban chain dog; box chain bracelet; rope chain bracelet; cuban chain bracelet; dog chain collar; iced out chain dog; box chain saw; cross chain link; cold chain; gold chain shoes; rope chain hoist; gold chain link fence; gold chain motorcycle; gold bicycle chain; gold chain for purse; tennis chain link fence; cuban link chain dog; cuban link dog
  use jewellery-more
ask: metal; stone
t: 18k gold rope chain 50 cm => 711319
t: iced out cuban link chain hip hop rhinestone => 711719
t: sterling silver box chain => 711311
t: steel chain for hanging 5 m => !7113

@ charm
en: charm + bracelet|jewelry|jewellery|making|bulk|enamel|diy|pendant|silver|alloy|findings|craft|antique|mixed|alloy|european; enamel charm; tibetan silver charm; floating charm; dangle charm; italian charm; charm pendant; charms bulk; letter charm; birthstone charm; charms for bracelets; alloy charm; memory locket charm; slide charm; diy pendant; pendant charm; connector charm; bracelet connector; jewelry connector; filigree connector; filigree stamping; wine charm; wine glass charm; stitch marker charm; watch band charm; watch charm; medal pendant; saint medal; religious medal; miraculous medal; cross charm
de: Charm Anhänger = charm pendant; Charms = charm + Armband|Schmuck|basteln; Bettelanhänger = charm; Schmuckverbinder = jewelry connector; Emaille Anhänger = enamel pendant; Medaillon Anhänger = locket pendant; Weinglasanhänger = wine glass charm
fr: breloque = charm; breloques = charms; charm = charm + bracelet|bijoux; pendentif breloque = charm pendant; breloque émaillée = enamel charm; médaille religieuse = religious medal; connecteur bijoux = jewelry connector; marque verre = wine glass charm; charm = charm
es: dije = charm; dijes = charm; charm = charm + pulsera|joyas; abalorio pulsera = charm; colgante dije = charm pendant; medalla religiosa = religious medal; conector de bisutería = jewelry connector; dijes esmaltados = enamel charm; charm = charm; dije para pulsera = charm for bracelet; charms = charm
it: charm = charm + bracciale|gioielli; ciondolini = small pendant; charms bracciale = bracelet charm; medaglietta = small medal; medaglia religiosa = religious medal; connettori gioielli = jewelry connector; charm smaltato = enamel charm; charm = charm; charms = charm
nl: bedel = charm; bedels = charm; bedeltje = charm; charm = charm + armband|sieraden; tussenzetsel sieraden = jewellery connector; emaille bedel = enamel charm; wijnglas bedel = wine glass charm
pl: zawieszka = pendant; zawieszka do bransoletki = bracelet charm; charms = charm + bransoletka|biżuteria; zawieszki emaliowane = enamel charms; łącznik do biżuterii = jewellery connector; medalik = medallion; zawieszek = pendant
pt: berloque = charm; berloques = charms; charm = charm + pulseira|joias; pingente berloque = charm pendant; medalha religiosa = religious medal; conector bijuteria = jewelry connector; berloque esmaltado = enamel charm; charm = charm; conta berloque = charm bead; penduricalho = dangle charm; charms = charms
not: charm bracelet kit; charm bracelet holder; phone charm; bag charm; shoe charm; croc charm; hair charm; nail charm; charm bracelet making kit; keychain charm; zipper charm; charm square fabric; charm pack fabric; nail art charm; zawieszka do torebki; zawieszka zapachowa; zawieszka choinkowa; charm bead; third time's a charm; clog charm; quilt charm pack; slime charm; decoden charm; zawieszka do samochodu; zawieszka na lustro; zawieszka świąteczna; lace charm; car charm
  use jewellery-more
ask: metal; stone; main
t: mixed enamel charms for jewelry making 50 pcs => 711719
t: 925 sterling silver charm for bracelet => 711311
t: acrylic charms for bracelet diy => 711790
t: croc shoe charms => !7117

@ clock-part-more part of clock
en: clock key; clock winding key; clock pendulum bob; clock chain; clock weight; clock numeral; clock numbers; clock face dial; clock bell; clock gong; clock suspension spring; clock kit; diy clock kit; clock making kit; clock motor kit; clock fit up; clock insert
de: Uhrenschlüssel = clock key; Uhrwerk Set mit Zeiger = clock movement set with hands; Uhr Bastelset = clock craft kit; Pendelfeder = pendulum spring; Uhrgewicht = clock weight; Einbauuhr = clock insert
fr: clé d'horloge = clock key; kit horloge = clock kit; poids d'horloge = clock weight; mécanisme horloge avec aiguilles = clock mechanism with hands; kit mécanisme horloge = clock mechanism kit
es: llave de reloj de pared = clock key; kit de reloj = clock kit; pesas de reloj = clock weight; mecanismo de reloj con agujas = clock movement with hands
it: chiave per orologio = clock key; kit orologio = clock kit; peso orologio a pendolo = pendulum clock weight; meccanismo orologio con lancette = clock movement with hands
nl: kloksleutel = clock key; klok bouwpakket = clock kit; klokgewicht = clock weight; uurwerk met wijzers = clock movement with hands
pl: klucz do zegara = clock key; zestaw zegarowy = clock kit; mechanizm zegara ze wskazówkami = clock movement with hands; ciężarek do zegara = clock weight
pt: chave de relógio de parede = wall clock key; kit relógio = clock kit; máquina de relógio com ponteiros = clock movement with hands; peso de relógio = clock weight
not: clock kit toy; clock weight scale; clock chain timing; clock key switch
  "key" -> 830170
  "uhrenschlussel" -> 830170
  "cle" -> 830170
  "llave" -> 830170
  "chiave" -> 830170
  "kloksleutel" -> 830170
  "klucz" -> 830170
  "chave" -> 830170
  "kit": "wall|pared|parete|rivestimento|parede" 910521 ~.3; * 910910
  "set" -> 910910
  "movement" -> 910910
  "mecanisme" -> 910910
  "mecanismo" -> 910910
  "meccanismo" -> 910910
  "uurwerk" -> 910910
  "mechanizm" -> 910910
  "maquina" -> 910910
  "insert" -> 910310
  "fit up" -> 910310
  "einbauuhr" -> 910310
  * -> 911490
t: brass clock winding key => 830170
t: clock pendulum bob 10 cm => 911490
t: wall clock with pendulum => !911490

@ contact-lens-tool
en: contact lens tweezers; contact lens inserter; contact lens applicator; contact lens suction holder; contact lens remover tool; contact lens travel kit; contact lens kit case; lens case + contact|cosmetic lenses; contact lens cleaner machine
de: Kontaktlinsenpinzette = contact lens tweezers; Kontaktlinsen Einsetzhilfe = contact lens inserter; Kontaktlinsen Reiseset = contact lens travel kit
fr: pince lentilles de contact = contact lens tweezers; kit lentilles de contact = contact lens kit; ventouse lentille = contact lens suction holder
es: pinzas para lentillas = contact lens tweezers; kit de lentillas = contact lens kit; ventosa lentillas = contact lens suction holder; aplicador lentillas = contact lens applicator
it: pinzette lenti a contatto = contact lens tweezers; kit lenti a contatto = contact lens kit; ventosa lenti a contatto = contact lens suction cup
nl: lenspincet = contact lens tweezers; lenzen reisset = contact lens travel kit; lenzenzuiger = contact lens suction tool
pl: pęseta do soczewek = contact lens tweezers; zestaw do soczewek = contact lens kit; przyssawka do soczewek = contact lens suction holder
pt: pinça para lentes de contato = contact lens tweezers; kit para lentes de contato = contact lens kit; ventosa lente de contato = contact lens suction cup
  "machine" -> 847989 ~.7
  * -> 392690
t: contact lens inserter and tweezers set => 392690
t: coloured contact lenses yearly => 900130

@ crystal-decor
en: crystal tower; crystal point; quartz point; quartz tower; crystal wand; selenite wand; selenite tower; selenite plate; selenite + plate|charging|wand|tower|bowl|sphere|heart; palm stone; worry stone; healing crystal; healing stone; healing crystal set; healing stone set; chakra stone; chakra stone set; crystal sphere; crystal heart; stone heart; crystal skull; crystal obelisk; crystal pyramid; orgone pyramid; orgonite; orgonite pyramid; gemstone tree; crystal tree; crystal tree of life; crystal pendulum; dowsing pendulum; crystal angel; gemstone egg; yoni egg; jade egg; crystal massage wand; crystal carving; agate slice; agate coaster slice; crystal set + healing|chakra|reiki; gemstone sphere; rose quartz heart; obsidian mirror; crystal egg; rune stone; rune stones; rune set; stone skull carving; jade figurine; jade carving; jade statue; crystal animal carving; crystal grid stones; geode bookend; crystal bowl carving
de: Edelsteinkugel = gemstone sphere; Heilstein = healing stone; Heilsteine = healing stone; Handschmeichler = palm stone; Kristallspitze = crystal point; Bergkristallspitze = rock crystal point; Edelsteinbaum = gemstone tree; Chakra Steine = chakra stone; Orgonit Pyramide = orgone pyramid; Edelstein Pendel = gemstone pendulum; Yoni Ei = yoni egg; Runensteine = rune stone; Achatscheibe = agate slice
fr: pointe de quartz = quartz point; pierre de lithothérapie = healing stone; lithothérapie pierre = healing stone; pendule divinatoire = dowsing pendulum; arbre de vie pierre = tree of life stone; œuf de yoni = yoni egg; pyramide orgonite = orgonite pyramid; galet pierre = pebble stone; pierre chakra = chakra stone; tranche d'agate = agate slice; runes pierres = stone runes
es: punta de cuarzo = quartz point; péndulo de cuarzo = quartz pendulum; piedra sanadora = healing stone; árbol de gemas = gemstone tree; huevo yoni = yoni egg; pirámide orgonita = orgone pyramid; piedras de chakra = chakra stone; esfera de cuarzo = quartz sphere; rodaja de ágata = agate slice; runas de piedra = stone rune
it: punta di cristallo = crystal point; pietra curativa = healing stone; pendolo cristallo = crystal pendulum; albero di pietre = stone tree; uovo yoni = yoni egg; piramide orgonite = orgone pyramid; pietre dei chakra = chakra stone; cristalloterapia pietre = healing crystal; rune pietra = stone rune
nl: edelsteen punt = crystal point; heelsteen = healing stone; chakra stenen = chakra stone; edelsteen pendel = gemstone pendulum; edelstenen boom = gemstone tree; yoni ei = yoni egg; orgonite piramide = orgonite pyramid; agaatschijf = agate slice; rune stenen = rune stones; agaatschijven = agate slice
pl: kryształ górski wieża = rock crystal tower; kamienie do czakr = chakra stones; wahadełko = pendulum; wahadełko kamień = stone pendulum; drzewko szczęścia kamienie = gemstone tree; jajko yoni = yoni egg; piramida orgonit = orgonite pyramid; plaster agatu = agate slice; runy kamienie = stone runes
pt: ponta de cristal = crystal point; pêndulo radiestesia = dowsing pendulum; pedra de cura = healing stone; árvore de pedras = gemstone tree; ovo yoni = yoni egg; pirâmide orgonite = orgone pyramid; pedras dos chakras = chakra stones; esfera de quartzo = quartz sphere; runas de pedra = stone runes
not: worry stone ring; crystal point necklace; quartz point necklace; crystal point pendant; crystal tower fountain; chakra stone bracelet; chakra stone necklace; healing stone bracelet; healing crystal necklace; healing crystal bracelet; crystal heart necklace; crystal heart pendant; stone heart necklace; healing stone necklace; crystal set glass; worry stone toy; crystal heart earring; crystal wand toy; crystal wand massager vibrating; crystal sphere lamp; wahadełko zegara; crystal skull bottle; crystal tree lamp; crystal pyramid necklace; agate slice necklace; crystal pendulum necklace; crystal pendulum clock; crystal bath
  "selenite" -> 680299     # gypsum is no gemstone
  main: crystal-glass 701399; plastic 392640 ~.02; wood 442199 ~.02; glass 701399 ~.03
  "orgone" -> 392640 ~.4
  "orgonite" -> 392640 ~.4
  "orgonit" -> 392640 ~.4
  * -> 711620
t: clear quartz crystal tower point => 711620
t: rose quartz palm stone heart => 711620
t: healing crystals chakra stones set => 711620
t: selenite charging plate => 680299
t: healing crystal necklace => !701399

@ earring-back
en: earring back; earring stopper; ear nut; earring nut; earring backing; rubber earring back; silicone earring back; butterfly earring back; bullet clutch; bullet earring back; earring lifter; earring support patch; earring lobe patch; locking earring back; pin back keeper; pin lock; pin backs + enamel|lapel|locking|rubber; tie tack back; clutch back pin; lapel pin back
de: Ohrstecker Verschluss = earring back; Ohrringverschluss = earring back; Ohrringstopper = earring stopper; Ohrmutter = ear nut; Ohrring Stopper Silikon = silicone earring back; Pin Verschluss = pin back
fr: poussoir boucle d'oreille = earring back; fermoir boucle d'oreille = earring clasp; stoppeur boucles d'oreilles = earring stopper; attache boucle d'oreille = earring back; poussoirs = earring backs
es: tuercas para pendientes = earring nut; tope para pendientes = earring stopper; cierre de pendientes = earring back; mariposas para aretes = butterfly earring back
it: farfalline orecchini = butterfly earring back; chiusura orecchini = earring fastener; fermi per orecchini = earring stopper; retro orecchini = earring back
nl: oorbel achterkant = earring back; oorbelstopper = earring stopper; oorbel moertje = earring nut; oorbelstoppers = earring stopper
pl: baranki do kolczyków = earring backs; zatyczki do kolczyków = earring stoppers; blokady do kolczyków = earring backs; stopery do kolczyków = earring stoppers
pt: tarraxa = earring back; tarraxa de brinco = earring back; tarraxas = earring backs; fecho de brinco = earring clasp
  finish=clad -> 711320
  metal=gold|platinum -> 711319 ~.04
  metal=silver -> 711311 ~.08
  main: rubber 401699 ~.08; plastic|silicone 392690 ~.5; base-metal 711719 ~.8
  * -> 392690
ask: metal; main
t: silicone earring backs 200 pcs clear => 392690
t: 14k gold butterfly earring backs => 711319
t: earring display stand => !711719

@ earring-more
en: huggie earring; huggie; dangle earring; hoop; hoops + earrings|gold|silver|small|large|ear; pearl earring; earring set; earrings set; tassel earring; clip earring; magnetic earring; cartilage earring; helix earring; climber earring; ear climber; ear crawler; ear wrap; threader earring; ear threader; statement earring; chandelier earring; cross earring; diamond earring; moissanite earring; zircon earring; cz earring; rhinestone earring; resin earring; polymer clay earring; wooden earring; leather earring; feather earring; acrylic earring; flower earring; butterfly earring; kids earring; mens earring; ear jacket; ear clip; ear clip jewelry; no piercing earring; bohemian earring; hypoallergenic earring; jhumka; jhumka earring; christmas earring; halloween earring; screw back earring; flat back stud
de: Klappcreolen = huggie hoop earring; Ohrhänger = dangle earring; Hängeohrringe = dangle earring; Ohrclip = ear clip; Ohrklemme = ear cuff; Perlenohrringe = pearl earring; Ohrring Set = earring set; Ohrringe Kinder = kids earring; Ohrmanschette = ear cuff
fr: créoles = hoop earrings; boucle d'oreille pendante = dangle earring; clip d'oreille = ear clip; bijou d'oreille = ear jewellery; puces d'oreilles = stud earrings; manchette d'oreille = ear cuff; boucles d'oreilles clip = clip earrings
es: pendientes de aro = hoop earring; zarcillos = earring; pendientes de botón = stud earring; pendientes de clip = clip earring; pendientes de perla = pearl earring; argollas = hoop earring + oreja|aretes|plata|oro
it: orecchini a cerchio = hoop earrings; orecchini a lobo = stud earrings; orecchini pendenti = drop earrings; orecchini a clip = clip earrings; orecchini perla = pearl earrings; ear cuff = ear cuff
nl: oorknopjes = stud earrings; oorstekers = stud earrings; oorhangers = drop earrings; oorclips = clip-on earrings; creolen oorbellen = hoop earrings
pl: kolczyki koła = hoop earrings; kolczyki wiszące = dangle earrings; kolczyki sztyfty = stud earrings; klipsy = clip earrings + kolczyki|uszy; nausznica = ear cuff; kolczyki perły = pearl earrings
pt: brinco de argola = hoop earring; brincos pendentes = drop earrings; argolas = hoop earrings + brinco|orelha; brinco de pressão = clip earring; ear hook = ear hook; brinco de pérola = pearl earring
not: hula hoop; embroidery hoop; basketball hoop; hoop stand; floral hoop; metal hoop macrame; quilting hoop; ear clip headphone; ear clip earphone; ear clip mask; hoop earring display; hoop house; hoop skirt; hair hoop; ear clip tag; ear clip bluetooth; ear clip pulse; dream catcher hoop; earring set organizer; wooden hoop; toss hoop; hoop toss; ear hook headphone; ear hook bluetooth; hoop ring craft; huggie blanket; barrel hoop; sensory hoop; ear hook earphone; ear wrap neoprene; led hoop; weighted hoop; agility hoop; exercise hoop; greenhouse hoop; hoops game
  use jewellery-more
ask: metal; stone; main
t: gold plated huggie hoops earrings => 711719
t: sterling silver dangle earrings moissanite => 711311
t: handmade polymer clay earrings => 711790
t: exercise hula hoop weighted => !7117

@ earring-wire
en: earring hook; ear wire; ear hook + earring|jewelry|jewellery|findings|silver|making; french hook; kidney wire; leverback; lever back earring finding; earring finding; earring post; ear post; ear stud blank; earring blank; stud earring post; earring component; clip on earring converter; clip earring finding; earring making kit; earring making supplies; hoop earring finding; ear stud component; fish hook earring; fish hook ear wire; ear wire fish hook; earring fish hook; jewelry hook earring
de: Ohrhaken = earring hook; Ohrringhaken = earring hook; Fischhaken = fish hook earring + Ohrring; Ohrstecker Rohling = ear stud blank; Brisur = leverback; Ohrring Rohlinge = earring blank; Ohrclip Rohling = clip earring finding
fr: crochet boucle d'oreille = earring hook; crochets d'oreilles = ear hooks; support boucle d'oreille = earring support; attache dormeuse = leverback clasp; tige boucle d'oreille = earring post; apprêt boucle d'oreille = earring finding
es: ganchos para pendientes = earring hook; ganchos de aretes = earring hook; base de pendientes = earring blank; fornitura pendientes = earring finding; postes de aretes = earring post
it: ganci per orecchini = earring hook; monachelle = lever-back ear wire; base per orecchini = earring blank; perni per orecchini = earring post; monachella = lever-back ear wire
nl: oorbelhaakjes = earring hook; oorhaakjes = ear hook; oorsteker basis = earring post base; oorbel onderdelen = earring parts
pl: bigle = ear wires; bigle do kolczyków = ear wires; sztyfty bazy do kolczyków = earring stud blanks; baza do kolczyków = earring blank; bigle otwarte = open ear wires
pt: anzol para brinco = earring hook; base para brinco = earring blank; ganchos de brinco = earring hooks; pino de brinco = earring post
not: ear wire headphone; earring hook display; ear hook bluetooth; ear hook earphone
  finish=clad -> 711320
  metal=gold|platinum -> 711319 ~.02
  metal=silver -> 711311 ~.12
  main: plastic 711790 ~.03
  * -> 711719           # recognisably unfinished imitation jewellery (rulings: ear wires, kidney wires 7117.19)
ask: metal
t: earring hooks hypoallergenic stainless steel 100 pcs => 711719
t: 925 silver ear wire fish hooks => 711311
t: treble fish hook size 4 => !7117

@ gem-cabochon-loose material for jewellery
en: loose gemstone; loose stone; gemstone loose; cut gemstone; faceted gemstone; natural gemstone loose; ruby loose; sapphire loose; emerald loose; loose ruby; loose sapphire; loose emerald; opal loose; loose opal; loose amethyst; loose topaz; loose tourmaline; loose aquamarine; tumbled stone; tumbled stones; polished stone gem; gemstone cabochon; cabochon + turquoise|agate|opal|jade|onyx|lapis|malachite|labradorite|moonstone|gemstone|natural stone|jasper; gemstone parcel; loose diamonds melee; loose tanzanite; cz stone; cubic zirconia stone; loose cz; cubic zirconia + loose; moissanite stone; moissanite + loose|vvs1 loose|gra certificate; loose lab created; nanosital; loose spinel; faceted stone
de: Edelstein lose = loose gemstone; lose Edelsteine = loose gemstone; Trommelsteine = tumbled stone; Trommelstein = tumbled stone; Cabochon Edelstein = gemstone cabochon; Zirkonia Steine = zirconia stone; Zirkonia lose = loose zirconia; geschliffener Edelstein = cut gemstone; Rubin lose = ruby loose; Saphir lose = sapphire loose
fr: pierre précieuse en vrac = loose gemstone; pierre roulée = tumbled stone; pierres roulées = tumbled stones; cabochon pierre naturelle = gemstone cabochon; pierre taillée = cut gemstone; zirconium en vrac = loose zirconia; moissanite en vrac = loose moissanite
es: piedra preciosa suelta = loose gemstone; gema suelta = loose gemstone; piedra rodada = tumbled stone; piedras rodadas = tumbled stone; cabujón de piedra = stone cabochon; circonita suelta = loose zircon; moissanita suelta = loose moissanite
it: pietra preziosa sfusa = loose gemstone; gemma sfusa = loose gemstone; pietra burattata = tumbled stone; pietre burattate = tumbled stones; cabochon pietra = stone cabochon; zirconi sfusi = loose zircon
nl: losse edelsteen = loose gemstone; trommelstenen = tumbled stones; trommelsteen = tumbled stone; cabochon edelsteen = gemstone cabochon; losse zirkonia = loose zirconia
pl: kamień szlachetny luzem = loose gemstone; kamienie bębnowane = tumbled stones; kamień bębnowany = tumbled stone; kaboszon kamień = cabochon stone; cyrkonie luzem = loose cubic zirconia; kamień jubilerski = jewellery stone
pt: pedra preciosa solta = loose precious stone; gema solta = loose gemstone; pedra rolada = tumbled stone; pedras roladas = tumbled stones; cabochão pedra = cabochon; zircônia solta = loose zirconia; gema lapidada = cut gemstone
not: loose stone chips gravel; loose stone garden; tumbled stone tile; tumbled stone machine; tumbled stone paver; faceted stone ring; tumbled stone bracelet; loose gemstone box; moissanite tester
  stone=synthetic -> 710499 ~.08
  "ruby" -> 710391
  "rubin" -> 710391
  "sapphire" -> 710391
  "saphir" -> 710391
  "emerald" -> 710391
  "diamond|diamante" -> 710239
  "nanosital" -> 710499
  main: glass 701810 ~.03; plastic 392690 ~.02
  * -> 710399
t: natural ruby loose gemstone oval 2ct => 710391
t: cubic zirconia loose stones round 3mm => 710499
t: tumbled stones mixed 500 g => 710399
t: gravel for garden loose stone chips => !7103

@ gem-rough
en: rough gemstone; rough stone + gemstone|crystal|quartz|amethyst|tumbling|natural|jewelry|healing; raw crystal; raw stone crystal; raw gemstone; raw amethyst; amethyst geode; amethyst cluster; crystal cluster; quartz cluster; druzy; geode; raw rose quartz; crystal rough; rough opal; rough emerald; rough ruby; rough sapphire; rough turquoise; raw citrine; crystal specimen; raw black tourmaline; opal rough; rough jade
de: Rohstein = rough stone; Rohsteine = rough stone; Amethyst Druse = amethyst geode; Geode = geode; Kristallstufe = crystal cluster; Rohedelstein = rough gemstone; Bergkristall roh = rough rock crystal; Mineralien Rohstein = rough mineral stone
fr: pierre brute = rough stone; géode = geode; géode améthyste = amethyst geode; cristal brut = raw crystal; pierre brute naturelle = natural rough stone; améthyste brute = raw amethyst
es: piedra en bruto = rough stone; geoda = geode; geoda de amatista = amethyst geode; cristal en bruto = raw crystal; gema en bruto = rough gemstone
it: pietra grezza = rough stone; geode = geode; geode ametista = amethyst geode; drusa = druzy; cristallo grezzo = raw crystal; ametista grezza = raw amethyst
nl: ruwe edelsteen = rough gemstone; amethist geode = amethyst geode; ruwe steen = rough stone; ruwe kristal = raw crystal; ruwe amethist = raw amethyst
pl: kamień surowy = rough stone; geoda ametyst = amethyst geode; surowy kryształ = raw crystal; minerał surowy = raw mineral; ametyst surowy = raw amethyst
pt: pedra bruta = rough stone; geodo = geode; drusa de ametista = amethyst druse; cristal bruto = raw crystal; quartzo bruto = raw quartz; ametista bruta = raw amethyst
not: geode coaster; geode mold; geode art; geode science kit; crystal growing; crystal cluster lamp; druzy ring; druzy necklace; druzy earring; raw crystal necklace; raw stone ring; rough stone wall; break your own geode; geode kit; diamant pierre brute; rough stone paving; raw crystal ring; raw stone necklace; geode resin; geode painting; druzy bracelet; raw crystal bracelet; druzy pendant; raw gemstone necklace; geode cake; geode dig; crystal cluster chandelier
  * -> 710310
t: raw amethyst crystal cluster geode => 710310
t: rough opal gemstone unpolished => 710310
t: druzy agate ring => !7103

@ gem-tester
en: diamond tester; diamond selector; gem tester; gemstone tester; moissanite tester; diamond tester pen; diamond detector pen; gold tester electronic
de: Diamanttester = diamond tester; Diamantprüfer = diamond tester; Edelsteintester = gemstone tester
fr: testeur de diamant = diamond tester; testeur diamants = diamond tester
es: probador de diamantes = diamond tester; detector de diamantes = diamond detector
it: tester diamanti = diamond tester; tester per diamanti = diamond tester
nl: diamanttester = diamond tester; diamant tester = diamond tester
pl: tester diamentów = diamond tester; próbnik diamentów = diamond tester
pt: testador de diamante = diamond tester; caneta testadora de diamante = diamond tester pen
  * -> 903180
t: diamond tester pen portable selector => 903180
t: diamond file set => !9031

@ glasses-cord-band accessory of glasses-reading, sunglasses
en: glasses retainer; sunglass retainer; glasses lanyard; glasses rope; anti slip glasses strap; kids glasses strap; glasses holder neck
de: Brillenriemen = glasses strap; Brillenhalteband = glasses retainer; Sportbrillenband = sports glasses strap
fr: attache lunettes = glasses retainer; élastique lunettes = elastic glasses strap
es: sujeta gafas = glasses retainer; correa para gafas = glasses strap
it: laccetto occhiali = glasses lanyard; reggiocchiali = glasses retainer
nl: brilkoord = glasses cord; brillenband = glasses strap; brillenkoordje = glasses cord
pl: gumka do okularów = glasses strap; linka do okularów = glasses cord; pasek do okularów = glasses strap
pt: cordinha para óculos = glasses rope; segurador de óculos = glasses retainer; fita para óculos = glasses strap
  main: base-metal 711719 ~.05; leather 420500 ~.05; plastic|silicone 392690 ~.15; rubber 401699 ~.1; glass 701890 ~.02; textile 630790 ~.8
  * -> 630790
t: neoprene eyewear retainer strap => 401699
t: nylon glasses cord adjustable => 630790
t: reading glasses +2 => !6307

@ grillz
en: grillz; teeth grill; teeth grillz; gold teeth cap; tooth cap jewelry; vampire grillz; hip hop teeth; fang grillz
de: Grillz = grillz; Zahnschmuck Hip Hop = hip hop teeth
fr: grillz dents = teeth grillz; grillz dentaire = teeth grill
es: grillz dientes = grillz; grillz dental = grillz
it: grillz denti = teeth grillz
nl: tanden grillz = teeth grillz
pl: grillz na zęby = teeth grillz
pt: grillz dente = teeth grill
  use jewellery-more
t: gold plated hip hop teeth grillz set => 711719
t: dental crown zirconia => !7117

@ hair-jewel accessory of hair
en: hair ring braid; braid ring; braid cuff; hair cuff; hair coil braid; loc jewelry; loc cuff; dreadlock cuff; dreadlock jewelry; hair jewelry braid; hair gem stamper gems; hair gems; hair rhinestones stick; hair jewel; hair chain; head chain; maang tikka; tikka; matha patti; forehead jewelry; head jewelry; headpiece chain; hair snap beads; hair pins pearl spiral; hair spiral; hair swirl; hair crystals; hair bobbles with charms
de: Haarring = hair ring braid; Haarringe Zopf = braid ring; Dreadlock Schmuck = dreadlock jewelry; Haarkette = hair chain; Kopfkette = head chain; Kopfschmuck = head jewellery; Stirnschmuck = forehead jewelry; Haarspirale = hair spiral
fr: anneau de tresse = braid ring; bijou de tresse = braid jewellery; bijou de tête = head jewelry; headband bijou = jewelled headband; chaîne de tête = head chain; bijou dreadlocks = dreadlock jewelry
es: anillos para trenzas = braid ring; joya para el cabello = hair jewel; cadena para la cabeza = head chain; tikka india = tikka; anillas para rastas = dreadlock ring
it: anelli per trecce = braid ring; gioiello per capelli = hair jewel; catena testa = head chain; anelli per dreadlocks = dreadlock ring
nl: haarringen = hair rings; vlechtringen = braid ring; hoofdketting = head chain; dreadlock kralen = dreadlock bead; haarsieraad = hair jewellery
pl: ozdoba do warkoczy = braid ornament; koraliki do dredów = dreadlock beads; łańcuszek na głowę = head chain; ozdoby do dredów = dreadlock ornaments; obrączki do warkoczy = braid rings
pt: joia para cabelo = hair jewel; tiara corrente = head chain; corrente para cabeça = head chain; anéis para dreads = dreadlock rings
not: head chain lock; hair spiral tie; hair chain saw; hair gems machine; tikka masala; tikka paste; hair cuff elastic
  metal=gold|platinum -> 711319 ~.005
  metal=silver -> 711311 ~.01
  "tikka" -> 711719
  "patti" -> 711719
  "head chain" -> 711719
  "forehead" -> 711719
  "kopfkette" -> 711719
  "kopfschmuck" -> 711719
  "stirnschmuck" -> 711719
  "head jewelry" -> 711719
  "gems": main=plastic 392690 ~.5; * 701810
  "rhinestones" -> 701810
  main: plastic 961511 ~.15; base-metal 961519 ~.8; wood 961519 ~.03; shell 961519; bone 961519
  * -> 961519
t: aluminium braid rings for dreadlocks loc jewelry => 961519
t: indian maang tikka bridal headpiece => 711719
t: hair clip plastic => !7117

@ hair-tinsel accessory of hair
en: hair tinsel; hair tinsel kit; fairy hair; hair glitter strands; tinsel hair extension; hair string colorful braid; hair braiding string
de: Haarlametta = hair tinsel; Haar Tinsel = hair tinsel; Glitzersträhnen = hair glitter strands
fr: mèches pailletées = glitter hair strands; tinsel cheveux = hair tinsel
es: hebras brillantes para el pelo = hair glitter strands; tinsel pelo = hair tinsel
it: tinsel capelli = hair tinsel; fili brillanti capelli = hair tinsel strand
nl: haar glitters strengen = hair glitter strands; haarlametta = hair tinsel
pl: włosy anielskie do włosów = hair tinsel; pasemka brokatowe = hair glitter strands
pt: fio brilhante para cabelo = hair tinsel; tinsel cabelo = hair tinsel
  "string" -> 560790 ~.6
  * -> 670419
t: hair tinsel strands kit 12 colors => 670419
t: christmas tree tinsel => !6704

@ head-pin-finding material for jewellery
en: head pin; headpin; eye pin; eyepin; ball pin; jump ring; jumpring; open jump ring; closed jump ring; split ring jewelry; soldered ring jewelry; bail; pendant bail; pinch bail; snap bail; cord end cap; crimp end; ribbon end; ribbon clamp; end cap + jewelry|jewellery|leather cord|bracelet|tassel|necklace; crimp cover; wire guardian; wire guard; bead tip; clamshell bead tip; calotte; jewelry finding; jewellery finding; jewelry findings; findings + jewelry|jewellery; jewelry making supplies; bracelet findings; tassel cap; connector ring jewelry; jewelry repair kit; jewelry findings kit
de: Biegering = jump ring; Biegeringe = jump ring; Bindering = jump ring; Binderinge = jump ring; Kettelstift = eye pin; Kettelstifte = eye pin; Nietstift = head pin; Schmuckzubehör = jewellery finding; Schmuckteile = jewellery finding; Collierschlaufe = pendant bail; Anhängeröse = bail; Endkappe = end cap + Schmuck|Armband|Kette; Kalotte = bead tip
fr: anneau de jonction = jump ring; anneaux de jonction = jump rings; apprêt bijoux = jewellery finding; apprêts bijoux = jewellery findings; clou à tête = head pin; tige à œil = eye pin; bélière = bail; embout cordon = cord end cap; cache nœud = knot cover; cache perle à écraser = crimp cover
es: anillas abiertas = open jump ring; argollas bisutería = jump ring; bastones bisutería = jewellery head pin; fornituras = jewellery finding; fornituras bisutería = jewellery finding; alfileres bisutería = jewellery pin; terminal para cordón = cord end; tapanudos = bead tip
it: anellini apribili = open jump ring; anellini bigiotteria = jump ring; minuteria bigiotteria = jewelry finding; minuteria gioielli = jewelry finding; chiodini bigiotteria = head pin; terminali per cordino = cord end cap; coprinodo = bead tip; contromaglia
nl: ringetjes sieraden = jump ring; buigringen = jump ring; buigring = jump ring; nietstift = head pin; kettelstift = eye pin; sieraden onderdelen = jewellery findings; koordeindkapje = cord end cap; knoopverberger = bead tip
pl: kółka montażowe = jump rings; ogniwka = jump rings; szpilki jubilerskie = head pins; szpilki do biżuterii = head pins; półfabrykaty do biżuterii = jewellery findings; krawatka do wisiorka = bail; końcówki do rzemieni = cord ends; łapaczki = calottes; ogniwek = jump rings
pt: argolas para bijuteria = jump rings; alfinete para bijuteria = jewellery pin; contra pino = eye pin; terminal para cordão = cord end cap; argolinha = jump ring; fecho e argolas bijuteria = jump rings and jewellery clasps; montagem bijuteria = jewellery findings
not: eye pin hook; wire guard fan; ball pin hammer; ball pin joint; bail handle; bail bucket; hay bail; end cap jewelry box; ball pin hitch; fan wire guard; jewelry making supplies organizer; head pin piston; cord end stopper; drawstring cord end
  finish=clad -> 711320
  metal=gold|platinum -> 711319 ~.03
  metal=silver -> 711311 ~.08
  "jump ring": main=steel|iron 732620 ~.45; main=aluminium 761699 ~.08; main=copper 741980 ~.5; main=zinc 790700 ~.02; * 741980
  "pin": main=steel|iron 732620 ~.4; main=copper 741980 ~.6; * 741980
  use finding
ask: metal; main
t: stainless steel open jump rings 5mm 200 pcs => 732620
t: brass eye pins head pins for jewelry making => 741980
t: 925 sterling silver pendant bail => 711311
t: piston ring set => !741980

@ jeweller-tool
en: ring bender; ring cutter; ring enlarger; ring engraving block; stone setter; prong pusher; bezel pusher; bezel roller; burnisher jewelry; disc cutter jewelry; dapping punch; doming block; jeweler bench pin; jewelry bench pin; jewelers bench pin; ring clamp; ring vise; jewelry tool set; jewelry tools; jewelry making tools; jeweler tool kit; jewelers tools; wire wrapping tool; coiling gizmo; jump ring opener; jump ring maker; bead knotter; pearl knotting tool; bracelet helper; bracelet fastener tool; bracelet tool; diamond setting tool; beading tool set; stringing tool; jewelry pick up tool; crimping tool jewelry; metal stamp jewelry
de: Ringweitungsgerät = ring enlarger; Ringbiegezange = ring bending pliers; Goldschmiedewerkzeug = goldsmith's tool; Schmuckwerkzeug = jewellery tool; Ringkluppe = ring clamp; Kugelpunzen = dapping punch; Anke Würfel = doming block; Armband Schließhilfe = bracelet fastening helper
fr: outils bijoutier = jeweller's tools; outil bijouterie = jewellery tool; triboulet = ring mandrel; outillage bijoutier = jeweller's tools; aide fermoir bracelet = bracelet fastening aid
es: herramientas de joyería = jewelry tools; herramientas para joyería = jewelry tools; herramienta de bisutería = jewellery tool; palillero embutidor = dapping punch; dado embutidor = doming block
it: attrezzi per gioielli = jewelry tools; attrezzi orafo = jeweller's tool; attrezzi da orafo = jeweller's tool; utensili orafi = jeweller's tool; aiuta bracciale = bracelet fastening helper
nl: juweliersgereedschap = jeweller's tools; sieradengereedschap = jewellery tools; goudsmid gereedschap = goldsmith tools; armband hulpje = bracelet helper
pl: narzędzia jubilerskie = jewellery tools; narzędzia do biżuterii = jewellery tools; anka jubilerska; pomocnik do bransoletek = bracelet helper
pt: ferramentas de joalheria = jeweller's tools; ferramentas para bijuteria = jewellery making tools; ferramenta ourives = goldsmith tool; embutidor joalheiro
not: ring cutter plumbing; piston ring clamp; cable ring clamp; o ring clamp; ring clamp hose; bracelet tool watch; crimping tool electrical; ring cutter saw; bench block chopping
  "tool set" -> 820600 ~.3
  "tools": "set" 820600 ~.3; * 820559
  "pin": main=wood 442199 ~.9; * 442199
  "bracelet helper" -> 732690 ~.6
  "ring cutter" -> 820559
  * -> 820559
t: jewelers dapping block and punch => 820559
t: wire wrapping tool coiling gizmo => 820559
t: engine piston ring compressor => !8205

@ jewellery-clasp material for jewellery
en: lobster clasp; spring ring clasp; box clasp; necklace clasp; bracelet clasp; jewelry clasp; jewellery clasp; slide clasp; s hook clasp; hook clasp jewelry; fold over clasp; barrel clasp; screw clasp; pearl clasp; toggle clasp + jewelry|jewellery|bracelet|necklace|ot; ot clasp; magnetic necklace clasp; magnetic jewelry clasp; magnetic clasp converter; clasp + jewelry making|bracelet making|necklace making|jewelry findings; necklace clasp layering; layering clasp; necklace spacer clasp; bracelet magnetic clasp; multi strand clasp; slider clasp; watch clasp jewelry; brooch pin back; brooch back; bar pin; pin back + brooch|bar|craft|badge|safety
de: Karabinerverschluss = lobster clasp; Kettenverschluss = necklace clasp; Karabinerhaken Schmuck = lobster clasp; Magnetverschluss = magnetic clasp + Kette|Schmuck|Armband; Federringverschluss = spring ring clasp; Knebelverschluss = toggle clasp; Schmuckverschluss = jewellery clasp; Broschennadel = brooch pin; Brosche Rohling Nadel = brooch pin blank
fr: fermoir mousqueton = lobster clasp; fermoir = clasp; fermoir bijoux = jewellery clasp; fermoir toggle = toggle clasp; fermoir collier = necklace clasp; support broche = brooch backing; épingle broche = brooch pin
es: cierre mosquetón = lobster clasp; cierre de langosta = lobster clasp; cierre magnético joyas = magnetic jewelry clasp; broche mosquetón = lobster clasp; cierre para collar = necklace clasp; cierre para pulsera = bracelet clasp; broche de langosta = lobster clasp; imperdible base broche = brooch pin base
it: moschettone per gioielli = jewelry lobster clasp; chiusura collana = necklace clasp; chiusura magnetica gioielli = magnetic jewelry clasp; chiusura bracciale = bracelet clasp; moschettoni bigiotteria = jewelry lobster clasp; base per spilla = brooch base
nl: karabijnslot = lobster clasp; karabijnsluiting = lobster clasp; kettingsluiting = necklace clasp; magneetsluiting = magnetic clasp + ketting|armband|sieraden; slotje ketting = necklace clasp; broche speld = brooch pin
pl: karabińczyk do biżuterii = lobster clasp; zapięcie do biżuterii = jewellery clasp; zapięcie karabińczyk = lobster clasp; zapięcie magnetyczne do biżuterii = magnetic jewellery clasp; zapięcie do bransoletki = bracelet clasp; baza do broszki = brooch base
pt: fecho lagosta = lobster clasp; fecho para colar = necklace clasp; fecho boia = spring ring clasp; fecho magnético colar = magnetic necklace clasp; fecho para pulseira = bracelet clasp; fecho de bijuteria = jewellery clasp; alfinete base broche = brooch pin base
not: fermoir sac; bar pin lock; slide clasp bag; hook clasp bra; fermoir porte; fermoir éclair; bar pin chain; bracelet clasp helper; bracelet clasp tool; fermoir portail; brooch pin women; brooch pin flower; brooch pin rhinestone; brooch pin enamel
  finish=clad -> 711320
  metal=gold|platinum -> 711319 ~.03
  metal=silver -> 711311 ~.08
  main: plastic 392690 ~.03
  * -> 830890            # 8308: clasps of base metal
ask: metal
t: lobster clasps gold plated 12mm for bracelet making => 830890
t: sterling silver spring ring clasp => 711311
t: bracelet with lobster clasp => !830890

@ jewellery-mount material for jewellery
en: ring blank; bezel setting; cabochon setting; bezel tray; bezel pendant tray; pendant tray; pendant blank; bezel cup; ring setting; ring base + jewelry|cabochon|blank|setting|adjustable; stamping blank; metal stamping blank; brooch blank; bracelet blank; cufflink blank; pendant setting; open bezel; open back bezel; earring setting; locket blank; ring mounting; semi mount ring; sublimation jewelry blank; hair clip blank jewelry; resin pendant frame; bezel charm; cabochon tray
de: Ringrohling = ring blank; Ringrohlinge = ring blank; Cabochonfassung = cabochon setting; Cabochon Fassung = cabochon setting; Schmuckfassung = jewellery setting; Ringfassung = ring setting; Anhänger Rohling = pendant blank; Armreif Rohling = bangle blank
fr: support bague = ring mount; support cabochon = cabochon mount; support pendentif = pendant mount; bague support cabochon = cabochon ring mount; base bague = ring base; base collier cabochon = cabochon necklace base
es: base de anillo = ring base; base para cabujón = cabochon setting; base camafeo = cameo base; bisel para resina = bezel for resin; base de colgante = pendant base
it: base anello = ring base; base per cabochon = cabochon base; base ciondolo = pendant base; castone = gem setting; basi per anelli = ring base
nl: ring basis = ring base; cabochon setting = cabochon setting; hanger basis = pendant base; blanco ring sieraden = ring blank
pl: baza do pierścionka = ring base; baza do kaboszonu = cabochon setting; baza pierścionek = ring base; oprawa kaboszonu = cabochon setting; bazy do wisiorków = pendant blanks
pt: base de anel = ring blank; base para cabochão = cabochon setting; base para pingente = pendant base; base para camafeu = cameo base; engaste = setting
not: ring setting tool; bezel setting tool; ring base lamp; ring setting pliers
  use jewellery-more
t: adjustable ring blank with cabochon setting brass => 711719
t: 925 silver pendant bezel setting => 711311
t: valve seat ring setting tool => !7117

@ jewellery-set
en: jewelry set; jewellery set; jewelry sets; necklace and earring set; necklace earring set; bridal jewelry set; bridal jewellery set; costume jewelry set; costume jewelry; fashion jewelry; fashion jewellery; imitation jewelry; jewelry lot; kids jewelry set; princess jewelry; bijoux; jewelry gift set; parure; jewellery; jewelry + women|gift|men|925|gold|fashion|stainless
de: Schmuckset = jewellery set; Modeschmuck = fashion jewellery; Schmuck Set = jewellery set; Brautschmuck = bridal jewellery; Schmuck = jewellery + Damen|Herren|Silber|Gold
fr: parure bijoux = jewellery set; parure de bijoux = jewellery set; bijoux fantaisie = costume jewellery; bijou fantaisie = costume jewellery; bijou = jewel + femme|homme|argent|or
es: juego de joyas = jewelry set; conjunto de joyería = jewelry set; bisutería = costume jewelry; joyas = jewellery + mujer|hombre|plata; set de joyas = jewelry set
it: parure gioielli = jewellery set; bigiotteria = costume jewelry; set gioielli = jewellery set; gioielli = jewellery + donna|uomo|argento; parure sposa = bridal jewellery set
nl: sieradenset = jewellery set; sieraden set = jewellery set; modesieraden = fashion jewellery; bruidssieraden = bridal jewellery; juwelenset = jewellery set
pl: komplet biżuterii = jewellery set; biżuteria = jewellery; biżuteria ślubna = bridal jewellery; zestaw biżuterii = jewellery set; sztuczna biżuteria = costume jewellery
pt: conjunto de joias = jewellery set; bijuteria = costume jewellery; bijuterias = costume jewellery; conjunto de colar e brincos = necklace and earring set; conjunto de bijuteria = costume jewellery set
not: jewelry set box; jewelry box; jewelry organizer; jewelry making; jewelry mold; jewelry set display; jewelry tool; bijuteria fecho; porta bijuterias; biżuteria stojak; pudełko na biżuterię; jewelry holder; jewelry cleaner; jewelry pouch; jewelry stand; jewelry storage; jewelry bag; jewelry case; jewelry tray; jewellery box; jewelry display; jewelry roll; jewelry packaging; jewelry scale; jewelry pliers; jewelry cord; jewelry glue; jewelry wire; jewelry torch; jewelry armoire; jewelry cabinet; jewelry welder; jewelry travel; jewellery stand; jewellery display; jewellery making; jewellery pouch; jewellery organizer; jewellery case; jewellery holder; jewellery storage; jewelry making kit; jewelry cleaning; jewelry finding; jewelry resin; jewelry tag; jewelry polishing; jewelry thread; jewelry hanger; jewellery cleaner; jewelry card; jewelry repair; jewelry steam; jewelry loupe; jewelry rack; jewelry dish; jewelry tree; jewelry adhesive; jewelry string; jewelry supplies; jewelry casting; jewelry wax; jewelry saw; jewelry hammer; jewelry engraving; jewelry photo; jewelry gift box; jewelry door; jewelry drawer; jewelry safe; jewelry mirror; jewelry tester; gioielliere
  "princess": "toy" 950300; * 711790 ~.4
  use jewellery-more
ask: metal; main
t: bridal jewelry set rhinestone necklace and earrings => 711719
t: costume jewelry lot mixed => 711719
t: jewelry making pliers set => !7117

@ jewelry-kit
en: jewelry making kit; jewellery making kit; bead kit; beading kit; bead making kit; bead bracelet kit; bead set kit; friendship bracelet kit; charm bracelet making kit; charm bracelet kit; bracelet kit; jewelry craft kit; beads kit; bead craft kit; diy jewelry kit; diy bracelet kit; seed bead kit; glass bead kit; wire jewelry kit; ring making kit; resin jewelry making kit; necklace making kit
de: Schmuck Bastelset = jewelry craft kit; Perlenset = bead kit; Perlen Bastelset = bead craft kit; Armband selber machen Set = diy bracelet kit; Schmuckset zum Selbermachen = diy jewelry kit; Schmuckherstellung Set = jewellery making kit
fr: kit de fabrication de bijoux = jewellery making kit; kit perles = bead kit; coffret perles = bead set; kit bracelet = bracelet kit; kit création de bijoux = jewellery making kit; coffret création bijoux = jewellery making set
es: kit para hacer joyas = jewelry making kit; kit de abalorios = bead kit; kit para hacer pulseras = bracelet kit; kit de cuentas = bead kit; kit de bisutería = jewellery kit
it: kit per gioielli = jewelry kit; kit perline = beading kit; kit per bracciali = bracelet making kit; set perline = bead set; kit creazione gioielli = jewelry making kit
nl: sieraden maken set = jewellery making kit; kralen set = bead set; kralenset = bead set; armbandjes maken = bracelet making kit; sieradenset maken = jewellery making kit; kralenpakket = bead kit
pl: zestaw do robienia biżuterii = jewellery making kit; zestaw koralików = bead kit; zestaw do bransoletek = bracelet kit; zestaw do tworzenia biżuterii = jewellery making kit
pt: kit de bijuteria = jewellery making kit; kit miçangas = bead kit; kit para fazer pulseiras = bracelet kit; kit de joias diy = diy jewelry kit; kit montagem bijuteria = jewellery making kit
not: jewelry making kit kids; bracelet making kit; jewelry repair kit; fuse beads kit; perler beads kit
  "clay|arcilla|argilla|argila": user=adult 392690; * 392690
  "glass|vidrio|cristal|vetro|vidro" -> 701810
  "seed bead" -> 701810
  "resin|resina" -> 950300 ~.5
  user=child -> 950300
  stone=gem -> 710399 ~.02
  main: plastic 392690 ~.4; glass 701810; wood 950300
  * -> 950300
t: jewelry making kit for girls ages 6+ => 950300
t: seed bead kit glass 24 colors => 701810
t: glass seed beads single colour => !9503

@ necklace-more
en: pearl necklace; crystal necklace; bead necklace; cross necklace; cross pendant; heart necklace; layered necklace; statement necklace; bib necklace; name necklace; nameplate necklace; initial necklace; letter necklace; photo necklace; locket necklace; dog tag necklace; dog tag pendant; birthstone necklace; tennis necklace; diamond necklace; moissanite necklace; zircon necklace; gold necklace; silver necklace; sterling silver necklace; stone necklace; gemstone necklace; healing crystal necklace; evil eye necklace; jade pendant; jade necklace; amber necklace; shell necklace; wood necklace; leather necklace; wooden cross necklace; rope necklace; cord necklace; magnetic necklace; couple necklace; friendship necklace; mother daughter necklace; ash necklace; urn necklace; cremation necklace; cremation jewelry; ashes pendant; memorial necklace; essential oil necklace; vinyl record necklace; projection necklace; zodiac necklace; moon necklace; butterfly necklace; flower necklace; snake necklace; viking necklace; skull necklace; mens necklace; women necklace; kids necklace; tassel necklace; bar necklace; lariat; y necklace; collar necklace; torque necklace; pendant men; pendant women; saint pendant; ankh pendant; star of david pendant; crucifix necklace; mala necklace; turquoise necklace; seed bead necklace; rhinestone necklace; hip hop necklace; hip hop pendant; iced out pendant; tooth necklace; feather necklace; arrowhead necklace
de: Perlenkette = bead or pearl necklace; Perlencollier = pearl necklace; Namenskette = name necklace; Herzkette = heart necklace; Kreuzkette = cross necklace; Kreuzanhänger = cross pendant; Partnerkette = couple necklace; Freundschaftskette = friendship necklace; Lederkette = leather necklace; Edelsteinkette = gemstone necklace; Medaillon Kette = locket necklace; Bernsteinkette = amber necklace; Erinnerungsschmuck Asche = ash memorial jewellery; Buchstabenkette = letter necklace
fr: collier de perles = beaded or pearl necklace; collier prénom = name necklace; collier homme = men's necklace; collier femme = women's necklace; collier croix = cross necklace; pendentif croix = cross pendant; collier cœur = heart necklace; ras de cou = choker; collier pierre naturelle = natural stone necklace; collier ambre = amber necklace; collier cuir = leather necklace; collier cinéraire = cremation necklace
es: collar de perlas = pearl necklace; collar con nombre = name necklace; collar de pareja = couple necklace; collar de cruz = cross necklace; colgante de cruz = cross pendant; collar de corazón = heart necklace; collar de plata = silver necklace; collar de ámbar = amber necklace; collar de piedra natural = natural stone necklace; cadena con dije = chain with pendant
it: collana di perle = bead or pearl necklace; collana nome = name necklace; collana uomo = men's necklace; collana donna = women's necklace; collana croce = cross necklace; croce pendente = cross pendant; collana cuore = heart necklace; collana pietre = stone necklace; collana ambra = amber necklace; collanina = thin necklace
nl: parelketting = pearl necklace; naamketting = name necklace; hartketting = heart necklace; kruisketting = cross necklace; vriendschapsketting = friendship necklace; asketting = ash necklace; edelsteen ketting = gemstone necklace; lederen ketting = leather necklace; barnsteen ketting = amber necklace; letterketting = letter necklace
pl: naszyjnik z pereł = pearl necklace; naszyjnik z imieniem = name necklace; naszyjnik krzyżyk = cross necklace; krzyżyk wisiorek = cross pendant; naszyjnik serce = heart necklace; korale = bead necklace; naszyjnik z kamieni = stone necklace; naszyjnik bursztyn = amber necklace; naszyjnik dla par = couple necklace; nieśmiertelnik wisiorek = dog tag pendant
pt: colar de pérolas = pearl necklace; colar = necklace; colar com nome = name necklace; colar masculino = men's necklace; colar feminino = women's necklace; colar de coração = heart necklace; crucifixo pingente = crucifix pendant; colar de casal = couple necklace; colar de pedras = stone necklace; gargantilha feminina = women's choker; colar âmbar = amber necklace
not: bead necklace kit; necklace display; rope necklace lanyard; magnetic necklace clasp; colar de pelo; colar de cachorro; colar para cachorro; colar cervical; necklace hook; lariat rope; korale z jarzębiny; silver necklace box; cord necklace making; mens necklace display; teething necklace; nursing necklace; dog tag necklace silencer; colar antipulgas; lariat horse; heart necklace box; colar elizabetano; cola; cola em bastão; cola branca; cola em spray; cola quente; colas; colado; colada
  use jewellery-more
ask: metal; stone; main
t: cremation urn necklace for ashes stainless steel => 711719
t: freshwater pearl necklace => 711610
t: sterling silver initial necklace => 711311
t: wooden cross necklace leather cord => 711790
t: necklace display bust => !7117

@ novelty-watch
en: ring watch; finger ring watch; finger watch; watch ring; necklace watch; watch necklace; pendant watch; carabiner watch; clip watch; clip on watch; carabiner clip watch; belt clip watch; keychain watch; bracelet watch; bangle watch; nurse brooch watch; slap watch; braille watch
de: Ringuhr = ring watch; Fingeruhr = finger watch; Kettenuhr = necklace watch; Anhängeruhr = pendant watch; Karabineruhr = carabiner watch; Armreifuhr = bangle watch; Clip Uhr = clip watch
fr: montre bague = ring watch; montre collier = watch necklace; montre pendentif = pendant watch; montre mousqueton = carabiner watch; montre bracelet = wristwatch; montre manchette = cuff watch
es: reloj anillo = ring watch; reloj collar = necklace watch; reloj colgante = pendant watch; reloj mosquetón = carabiner watch; reloj pulsera = bracelet watch; reloj brazalete = bangle watch
it: orologio anello = ring watch; orologio ciondolo = pendant watch; orologio moschettone = carabiner watch; orologio bracciale = bracelet watch; orologio collana = necklace watch
nl: ringhorloge = ring watch; kettinghorloge = necklace watch; karabijnhorloge = carabiner watch; armbandhorloge = bracelet watch; hangerhorloge = pendant watch
pl: zegarek pierścionek = ring watch; zegarek wisiorek = pendant watch; zegarek karabińczyk = carabiner watch; zegarek bransoletka = bracelet watch; zegarek na łańcuszku = watch on chain
pt: relógio anel = ring watch; relógio colar = watch necklace; relógio mosquetão = carabiner watch; relógio pulseira = bracelet watch; relógio bracelete = bangle watch; relógio pingente = pendant watch
not: bracelet watch strap; bracelet watch band; watch ring guard; montre bracelet silicone rechange
  "bracelet": "digital|digitale" 910212 ~.1; "smart" 851762; * 910211
  "bangle" -> 910211
  "slap" -> 910212
  "manchette" -> 910211
  "pulsera" -> 910211
  "brazalete" -> 910211
  "bracciale" -> 910211
  "bransoletka" -> 910211
  "pulseira" -> 910211
  "armband" -> 910211
  "armreif" -> 910211
  "braille" -> 910211 ~.8
  * -> 910291
t: women quartz bracelet watch fashion => 910211
t: carabiner clip watch digital outdoor => 910291
t: watch bracelet steel => !9102

@ piercing-more
en: septum clicker; septum piercing; clicker ring; hinged segment ring; segment ring; tongue barbell; tongue ring; tongue piercing; barbell piercing; industrial barbell; industrial piercing; horseshoe barbell; circular barbell; captive bead ring; nipple ring; nipple barbell; nipple piercing; nipple shield jewelry; ear plug gauge; ear gauge; ear gauges; flesh tunnel; plugs and tunnels; ear tunnel; ear stretcher; ear stretching kit; ear expander; ear taper; ear taper kit; dermal anchor; dermal piercing; microdermal; tragus; tragus piercing; helix piercing; daith; conch piercing; rook piercing; belly bar; belly button piercing; navel piercing; nose pin jewelry; nose screw; nose hoop; nose bone; nose piercing; nose cuff; fake nose ring; fake septum; fake piercing; lip piercing; eyebrow piercing; eyebrow ring; medusa piercing; smiley piercing; piercing jewelry; body piercing jewelry; piercing bar; piercing retainer; piercing stud; barbell + piercing|tongue|16g|14g|titanium piercing; replacement balls piercing; nath; nose ring nath; flat back piercing
de: Septum Clicker = septum clicker; Septum Ring = septum ring; Bauchnabelpiercing = belly button piercing; Zungenpiercing = tongue piercing; Nasenpiercing = nose piercing; Nasenstecker = nose stud; Brustwarzenpiercing = nipple piercing; Flesh Tunnel = flesh tunnel; Dehnstab = ear stretcher; Dehnungssichel = ear stretching taper; Lippenpiercing = lip piercing; Tragus Piercing = tragus piercing; Ohr Plug = ear plug; Augenbrauenpiercing = eyebrow piercing; Fake Piercing = fake piercing
fr: piercing nez = nose piercing; piercing nombril = navel piercing; piercing langue = tongue piercing; piercing septum = septum piercing; anneau de nez = nose ring; écarteur d'oreille = ear stretcher; tunnel oreille = ear tunnel; piercing téton = nipple piercing; piercing hélix = helix piercing; piercing tragus = tragus piercing; barre piercing = piercing bar
es: piercing nariz = nose piercing; piercing ombligo = navel piercing; piercing lengua = tongue piercing; aro de nariz = nose ring; dilatador de oreja = ear gauge; dilataciones oreja = ear gauges; piercing pezón = nipple piercing; piercing septum = septum piercing; barra piercing = barbell piercing; piercing labio = lip piercing
it: piercing naso = nose piercing; piercing ombelico = navel piercing; piercing lingua = tongue piercing; anello naso = nose ring; dilatatore orecchio = ear stretcher; piercing capezzolo = nipple piercing; piercing septum = septum piercing; piercing trago = tragus piercing
nl: neuspiercing = nose piercing; navelpiercing = navel piercing; tongpiercing = tongue piercing; neusring = nose ring; septum piercing ring = septum ring; tepelpiercing = nipple piercing; oorstretcher = ear stretcher; stretcher piercing = ear stretcher
pl: kolczyk do nosa = nose ring; kolczyk do pępka = navel ring; kolczyk do języka = tongue ring; kolczyk septum = septum ring; tunel do ucha = ear tunnel; rozpychacz do ucha = ear stretcher; kolczyk do sutka = nipple ring; kolczyk tragus = tragus earring; sztanga piercing = piercing barbell
pt: piercing de nariz = nose piercing; piercing de umbigo = navel piercing; piercing de língua = tongue piercing; argola de nariz = nose ring; alargador de orelha = ear gauge; alargador = ear gauge; piercing de mamilo = nipple piercing; piercing septo = septum piercing; piercing tragus = tragus piercing
not: ear plug gauge wire; segment ring bearing; tongue ring toy; nose hoop light; ear piercing gun; piercing retainer clip; industrial barbell gym; ear piercing kit; nose piercing kit; nose piercing gun; nose bone cpap; helix piercing kit; ear gauge thermometer; piercing stud gun; alargador de bota; alargador eléctrico; body piercing kit; ear gauge display; alargador de cabo; piercing jewelry organizer
  metal=gold|platinum -> 711319 ~.04
  metal=silver -> 711311 ~.04
  stone=pearl -> 711610 ~.005
  finish=clad -> 711320
  main: plastic|silicone|wood|glass|stone|bone|rubber 711790 ~.12; base-metal 711719 ~.95
  stone=gem -> 711620 ~.01
  * -> 711719
ask: main; metal
t: titanium septum clicker hinged segment ring 16g => 711719
t: silicone ear gauges plugs and tunnels => 711790
t: 14k gold nose hoop => 711319
t: ear piercing gun kit => !7117

@ ring-more
en: mood ring; birthstone ring; spinner ring; fidget ring; anxiety ring; thumb ring; knuckle ring; stackable ring;  cocktail ring; class ring; championship ring; midi ring; eternity ring; anniversary ring; claddagh ring; silicone ring; silicone wedding ring; rubber wedding band; cz ring; moissanite ring; zircon ring; adjustable ring; open ring; couple ring; couples ring; matching ring; skull ring; biker ring; pinky ring; name ring; initial ring; birthstone band; gemstone ring; amethyst ring; pearl ring; opal ring; moonstone ring; onyx ring; sapphire ring; emerald ring; ruby ring; turquoise ring; jade ring; agate ring; diamond ring; solitaire ring; halo ring; tungsten ring; titanium ring; carbide ring band; stainless steel ring + men|women|band|jewelry|size; gold ring; silver ring; sterling silver ring; 925 ring; purity ring; mens ring; women ring; ring set; rings set; stackable rings; band ring; snake ring; flower ring; heart ring; cross ring; masonic ring; viking ring; hip hop ring; iced out ring; rhinestone ring; crystal ring; cremation ring; smart mood ring; toy ring kids; kids ring; resin ring; wood ring; bridal ring set; wedding ring set; rings for women; rings for men; thumb ring archery jewelry; glow ring jewelry; adjustable rings
de: Verlobungsring Silber = silver engagement ring; Partnerringe = couple ring; Partnerring = couple ring; Freundschaftsring = friendship ring; Trauringe = wedding ring; Trauring = wedding ring; Silberring = silver ring; Goldring = gold ring; Stimmungsring = mood ring; Daumenring = thumb ring; Edelsteinring = gemstone ring; Siegelring Herren = men's signet ring; Ring = ring + Damen|Herren|Silber|Gold|Verlobung|Zirkonia; Silikonring = silicone ring; Spinner Ring = spinner ring
fr: bague homme = men's ring; bague femme = women's ring; bague de fiançailles = engagement ring; bague réglable = adjustable ring; bague argent = silver ring; bague anti stress = anxiety ring; bague diamant = diamond ring; bague humeur = mood ring; bague ajustable = adjustable ring; chevalière homme = men's signet ring; bague couple = couple ring; bague silicone = silicone ring
es: anillo de compromiso = engagement ring; anillo de plata = silver ring; anillo ajustable = adjustable ring; anillos de pareja = couple ring; anillo antiestrés = anxiety ring; anillo hombre = men's ring; anillo mujer = women's ring; anillo de humor = mood ring; anillo de silicona = silicone ring; sortija de plata = silver ring; solitario = solitaire ring + anillo|diamante
it: anello fidanzamento = engagement ring; anello donna = women's ring; anello uomo = men's ring; anello argento = silver ring; fedina = thin band ring; anello regolabile = adjustable ring; anello antistress = anxiety ring; anello fascia = band ring; anello silicone = silicone ring; anelli coppia = couple ring
nl: verlovingsring = engagement ring; zilveren ring = silver ring; gouden ring = gold ring; heren ring = men's ring; dames ring = women's ring; zegelring = signet ring; stemmingsring = mood ring; siliconen ring = silicone ring; vriendschapsring = friendship ring; verstelbare ring = adjustable ring
pl: pierścionek zaręczynowy = engagement ring; obrączki ślubne = wedding rings; sygnet = signet ring; pierścionek srebrny = silver ring; pierścionek regulowany = adjustable ring; pierścień męski = men's ring; obrączka silikonowa = silicone wedding ring; pierścionek antystresowy = anxiety ring; pierścionek z cyrkonią = cubic zirconia ring
pt: anel de noivado = engagement ring; anel solitário = solitaire ring; aliança de casamento = wedding ring; anel masculino = men's ring; anel feminino = women's ring; anel de prata = silver ring; anel ajustável = adjustable ring; anel de silicone = silicone ring; anel de formatura = graduation ring; anel anti stress = anxiety ring
not: silicone ring gasket; silicone ring mold; phone ring; adjustable ring spanner; gold ring binder; open ring spanner; key ring set; ring set screw; crystal ring holder; silicone ring seal; sealing silicone ring; piston ring set; o ring set; flower ring pillow; o rings set; ring set gasket; cock ring; vibrating ring; silicone ring o; wood ring macrame; wooden ring macrame; wood ring teether; wooden ring teether; wood ring craft; cross ring gear; curtain ring set; snap ring set; teething ring set; toss ring set; ring set light; anel de pistão; anel de vedação; anel de silicone vedação; anel o ring; silicone ring jar; silicone ring lunch; wood ring curtain; gymnastic ring set; silicone ring penis; spinner ring fishing; thumb ring archery; penis ring; band ring clamp; ring set napkin; ring set bearing; toy ring stacking; wave spring ring; open ring gauge; class ring binder; kids ring stacker
  "toy" user=child -> 950300 ~.3
  "rubber|caucho|goma|gomma|borracha" -> 711790
  use jewellery-more
ask: metal; stone; main
t: mood ring adjustable temperature color changing => 711719
t: silicone wedding ring for men => 711790
t: 925 sterling silver amethyst ring => 711311
t: tungsten carbide ring mens wedding band => 711719
t: silicone ring gasket for pressure cooker => !7117

@ ring-size-adjuster
en: ring size adjuster; ring sizer adjuster; ring adjuster; ring guard; ring snuggies; ring resizer; ring tightener; ring spacer jewelry; invisible ring size adjuster
de: Ringgrößen Einsteller = ring size adjuster; Ringverkleinerer = ring resizer; Ringreduzierer = ring resizer; Ringgrößenversteller = ring size adjuster
fr: réducteur de bague = ring size reducer; ajusteur de bague = ring size adjuster; réducteur bague = ring size reducer
es: ajustador de anillos = ring adjuster; reductor de anillo = ring reducer; ajustador de talla de anillo = ring size adjuster
it: riduttore per anelli = ring reducer; regolatore anello = ring adjuster; riduttore anello = ring reducer
nl: ringverkleiner = ring reducer; ringversteller = ring adjuster; ringmaat verkleiner = ring size reducer
pl: zmniejszacz do pierścionków = ring size reducer; regulator rozmiaru pierścionka = ring size adjuster
pt: redutor de anel = ring reducer; ajustador de anel = ring adjuster; redutor de tamanho de anel = ring size reducer
not: ring guard gear; ring guard saw
  metal=gold -> 711319 ~.01
  metal=silver -> 711311 ~.02
  main: base-metal 711719 ~.05
  * -> 392690
t: invisible ring size adjuster for loose rings => 392690
t: engagement ring gold => !3926

@ ring-sizer
en: ring sizer; ring sizer gauge; ring sizing kit; ring size measuring; ring measuring tool; finger sizer; finger gauge; finger ring sizer; bracelet sizer; bracelet gauge; wrist sizer; ring sizer belt; bracelet mandrel gauge; ring sizer set; bangle gauge
de: Ringmaß = ring sizer; Ringgrößenmesser = ring sizer; Ringmessgerät = ring measuring tool; Fingermaß = finger sizer; Ringmaßband = ring sizer tape; Ringgrößen Messer = ring sizer; Ringlehre Schmuck = ring sizer gauge
fr: baguier = ring sizer; mesureur de bague = ring sizer; baguier mesure = ring sizer; mesure bague = ring sizer; mesure doigt = finger sizer
es: medidor de anillos = ring sizer; anillero medidor = ring sizer; medidor de dedos = finger sizer; medidor de talla de anillos = ring sizer
it: misura anelli = ring sizer; misuratore anelli = ring sizer; anelliera = ring sizer set; misura dito = finger sizer
nl: ringmaat; ringmeter = ring sizer; ringmaten meter = ring size gauge; vingermaat = finger gauge
pl: miarka do pierścionków = ring sizer; miarka jubilerska = jeweller's gauge; pierścionkomierz = ring sizer; miarka palca = finger sizer
pt: medidor de anel = ring sizer; aneleira = ring sizer; medidor de dedo = finger sizer; anelômetro = ring sizer
not: ring gauge go no go; thread ring gauge
  * -> 901780          # instruments for measuring length, for use in the hand
t: ring sizer gauge set finger measuring => 901780
t: plastic ring sizer belt => 901780
t: thread ring gauge m10 => !901780

@ smartwatch-case accessory of watch
en: smartwatch case; smart watch case; apple watch case; iwatch case; watch bumper; watch case protector; watch protective case; watch cover + apple|galaxy|smartwatch|fitbit|huawei|amazfit|iwatch; case + apple watch|iwatch|galaxy watch|smartwatch|fitbit|garmin watch|amazfit; smartwatch cover; watch face protector; watch bezel cover; bumper + apple watch|iwatch|galaxy watch; galaxy watch case
de: Smartwatch Hülle = smartwatch case; Apple Watch Hülle = apple watch case; Uhr Schutzhülle = watch protective case; Uhrengehäuse Schutz = watch case protector; Apple Watch Case = apple watch case
fr: coque apple watch = apple watch bumper case; coque montre connectée = smartwatch case; étui montre connectée = smartwatch case; protection montre connectée = smartwatch protector
es: funda apple watch = apple watch case; funda reloj inteligente = smartwatch case; protector reloj inteligente = smartwatch protector; carcasa apple watch = apple watch case
it: custodia apple watch = apple watch case; cover smartwatch = smartwatch cover; custodia smartwatch = smartwatch case; protezione apple watch = apple watch protector
nl: apple watch hoesje = apple watch case; smartwatch hoesje = smartwatch case; hoesje = case + apple watch|smartwatch
pl: etui apple watch = apple watch case; etui na smartwatch = smartwatch case; nakładka na zegarek = watch cover; obudowa ochronna apple watch = apple watch protective case
pt: capa apple watch = apple watch case; capa smartwatch = smartwatch cover; case relógio smart = smart watch case; capinha apple watch = apple watch case
not: watch cover glass; watch case repair
  "band" "metal" -> 911320 ~.3
  main: base-metal 732690 ~.05; leather 420500 ~.02; glass 700719 ~.05
  * -> 392690
t: tpu bumper case for apple watch 44mm with screen protector => 392690
t: galaxy watch case cover pc => 392690
t: stainless steel watch case 40mm for nh35 movement => !3926

@ watch-clasp part of watch-strap, watch, wristwatch
en: watch clasp; watch buckle; watch band buckle; watch strap buckle; watch band clasp; deployant clasp; deployment buckle; deployment clasp; deployant buckle; butterfly clasp watch; watch band link; watch link; watch strap adapter; watch band adapter; watch band connector; watch strap connector; watch lug adapter; watch strap keeper; watch band loop; watch strap loop; watch band extender; watch strap extender; watch end link; curved end link; watch clasp extender; folding buckle watch; watch band holder ring
de: Uhrenarmband Schließe = watch band clasp; Uhrenschließe = watch clasp; Faltschließe = deployment buckle; Dornschließe = pin buckle + Uhr; Uhrenarmband Adapter = watch band adapter; Schmetterlingsschließe = butterfly clasp watch; Uhrenglied = watch link; Uhrband Schlaufe = watch strap loop
fr: boucle déployante = deployment buckle; fermoir montre = watch clasp; boucle de montre = watch buckle; boucle pour bracelet de montre = watch strap buckle; maillon montre = watch link; adaptateur bracelet montre = watch strap adapter; passant bracelet montre = watch band loop
es: cierre de reloj = watch clasp; hebilla de reloj = watch buckle; cierre desplegable = deployment clasp; eslabones de reloj = watch link; adaptador correa reloj = watch band adapter; hebilla correa reloj = watch strap buckle
it: chiusura orologio = watch clasp; fibbia orologio = watch buckle; chiusura deployante = deployant clasp; fibbia deployante = deployant buckle; maglie orologio = watch band link; adattatore cinturino = watch strap adapter; passante cinturino = watch strap loop
nl: vouwsluiting = folding clasp; horlogesluiting = watch clasp; horlogegesp = watch buckle; horlogeband schakel = watch band link; horlogeband adapter = watch strap adapter; gesp horloge = watch buckle
pl: zapięcie do zegarka = watch clasp; klamra do zegarka = watch buckle; zapięcie motylkowe = butterfly clasp; sprzączka do paska zegarka = watch strap buckle; ogniwo bransolety = bracelet link; adapter paska zegarka = watch strap adapter
pt: fecho de relógio = watch clasp; fivela de relógio = watch buckle; fecho borboleta relógio = watch butterfly clasp; elo de relógio = watch link; adaptador pulseira relógio = watch strap adapter; fivela pulseira relógio = watch strap buckle
not: watch link remover; watch link tool; watch band link remover
  metal=gold|silver|platinum -> 911310 ~.01
  main: plastic|silicone|rubber|leather|textile 911390 ~.1
  "loop": main=base-metal 911320 ~.1; * 911390
  "keeper": main=base-metal 911320 ~.1; * 911390
  * -> 911320            # 9113: parts of watch bands go with the band
t: stainless steel deployant clasp 18mm butterfly => 911320
t: silicone watch strap keeper loop => 911390
t: belt buckle men => !9113

@ watch-tool
en: watch band link remover; watch band tool; watch strap tool; watch press set; watch case back opener; watch back remover; watch back opener; case back wrench; watch hand remover; watch hand press; watch repair tool; watch case holder; watch movement holder; watch tweezers; watch oiler; watch crystal lift; bracelet sizing tool; watch pin remover; watch bracelet adjuster; jaxa wrench; watch battery replacement kit; watch glass press; bergeon
de: Gehäuseöffner = case opener + Uhr; Stiftausdrücker = pin remover; Uhrenarmband Werkzeug = watch band tool; Federstegwerkzeug = spring bar tool; Uhrenwerkzeug Set = watch tool set; Uhrenöffner = watch back opener; Bandkürzer = watch band shortener
fr: outil horloger = watchmaker's tool; ouvre boîtier montre = watch case back opener; chasse goupille montre = watch pin remover; outils horlogerie = watchmaking tools; kit réparation montre = watch repair kit; outil bracelet montre = watch band tool; presse horloger = watchmaker's press
es: herramienta de relojero = watchmaker's tool; abridor de relojes = watch opener; extractor de pasadores reloj = watch pin remover; kit de reparación de relojes = watch repair kit; herramientas relojería = watchmaking tool; prensa de reloj = watch press
it: attrezzi orologiaio = watchmaker tool; apricassa = watch back opener; estrattore maglie orologio = watch band link remover; attrezzo per orologi = watch tool; pressa orologi = watch press
nl: horlogegereedschap = watch tools; horloge opener = watch opener; schakelverwijderaar = watch band link remover; horloge reparatieset = watch repair kit; horlogemaker gereedschap = watchmaker tools
pl: otwieracz do kopert = watch case opener; skracacz do bransolet = watch band link remover; zestaw zegarmistrzowski = watchmaker tool set; przyrząd do skracania bransolet = watch bracelet link remover
pt: ferramenta de relojoeiro = watchmaker's tool; abridor de relógio = watch opener; extrator de pino relógio = watch pin remover; kit relojoeiro = watchmaker kit; prensa de relógio = watch press
not: bergeon watch strap; watch press release
  "kit" -> 820600 ~.6
  "set" -> 820600 ~.3
  "screwdriver" -> 820540
  "tweezers" -> 820320
  * -> 820559
t: watch band link remover pin tool => 820559
t: watch case back opener jaxa wrench => 820559
t: watch repair tool kit 147 pcs => 820600
t: watch case 40 mm steel => !820559

@ watch-winder
en: watch winder; automatic watch winder; watch winder box; single watch winder; double watch winder; watch rotator
de: Uhrenbeweger = watch winder; Uhrenbeweger Box = watch winder box; Watchwinder = watch winder
fr: remontoir montre = watch winder; écrin rotatif montre = rotating watch case; remontoir automatique = automatic watch winder
es: rotor de relojes = watch winder; bobinadora de reloj = watch winder; cargador de relojes automáticos = automatic watch winder; estuche rotador reloj = watch winder box
it: scatola del tempo = watch winder; caricatore per orologi = watch winder; rotore per orologi = watch rotator; carica orologi = watch winder
nl: watchwinder = watch winder; horlogeopwinder = watch winder; horloge winder = watch winder
pl: rotomat = watch winder; rotomat do zegarka = watch winder; nakręcacz do zegarka = watch winder
pt: rotor de relógio = watch winder; porta relógio giratório = watch winder; watch winder relógio = watch winder
  * -> 847989
t: automatic watch winder box for 2 watches => 847989
t: watch box 6 slots leather => !8479

@ wire-jewellery material for jewellery
en: craft wire jewelry; wire wrapping wire; tiger tail wire; tiger tail; beading wire + jewelry|nylon coated; jewelry copper wire; brass wire jewelry; copper jewelry wire; jewelry making wire; bead stringing wire; sterling silver wire; silver wire + jewelry|925|wrapping|sterling; gold wire + jewelry|14k|18k|filled|wrapping; aluminum jewelry wire; french wire; gimp wire; bullion wire
de: Schmuck Draht = jewellery wire; Perlendraht = beading wire; Kupferdraht Schmuck = jewelry copper wire; Spiraldraht Schmuck = french wire
fr: fil à bijoux = jewellery wire; fil câblé = tiger tail wire; fil mémoire = memory wire; fil de cuivre bijoux = jewelry copper wire; fil aluminium bijoux = aluminum jewelry wire
es: alambre para joyería = jewellery wire; alambre de memoria = memory wire; hilo metálico bisutería = metal jewellery wire; alambre de plata = silver wire
it: filo per gioielli = jewellery wire; filo armonico bigiotteria = tiger tail wire; filo metallico bigiotteria = metal jewellery wire; filo rame gioielli = copper jewelry wire
nl: rijgdraad staal = steel beading wire; memory draad = memory wire; juweliersdraad = jeweller's wire
pl: drut do biżuterii = jewelry making wire; drut pamięciowy = memory wire
pt: arame para bijuteria = jewellery wire; fio de aço bijuteria = steel jewellery wire; arame memória = memory wire; fio de prata joalheria = silver jewellery wire; arame para joias = jewellery wire
not: sterling silver wire ring; silver wire necklace; gold wire necklace; silver wire earring; gold wire earring; jewelry wire cutter; beading wire cutter; silver wire basket; tiger tail plant; gold wire basket; silver wire bracelet; gold wire ring; jewelry wire jig; gold wire lights; silver wire lights; gold wire mesh
  metal=gold -> 710813 ~.02
  metal=silver -> 710692 ~.04
  finish=clad -> 710900
  "gold filled" -> 710900
  "tiger tail" -> 731210
  "memory" -> 722300
  "beading wire": main=copper 740819; * 731210
  main: copper 740819 ~.6; aluminium 760529 ~.15; stainless-steel 722300 ~.1; iron 721720 ~.05
  * -> 740819
t: copper jewelry wire 20 gauge for wire wrapping => 740819
t: 925 sterling silver wire 0.8 mm => 710692
t: tiger tail beading wire 0.38mm nylon coated steel => 731210
t: electric wire 2.5 mm copper => !740819
