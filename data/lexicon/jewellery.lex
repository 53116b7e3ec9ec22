# Jewellery, ch. 71: precious metal, then pearls, then stones natural or synthetic, only then imitation (7117).

value kind=cufflink
en: cufflink; cuff link; stud button
de: Manschettenknopf
nl: manchetknoop
pl: spinka do mankietów

table jewellery              # ch.71 n.1, 9, 11
  finish=clad -> 711320
  metal=gold|platinum -> 711319
  metal=silver -> 711311
  stone=pearl -> 711610
  stone=gem -> 711620
  stone=synthetic -> 711620 ~.04
  kind=cufflink: main=base-metal 711711 ~.9; * 711790
  main: base-metal|rhinestone 711719 ~.7; plastic|glass|wood|leather|textile|shell|ceramic|silicone|rubber 711790
  * -> 711719

@ bead-loose material for jewellery
en: seed bead; loose bead; bead; bead + jewelry making|diy|string|spacer; glass bead; spacer bead; wooden bead; pony bead
de: Rocailles = seed bead; Perlen = beads or pearls + Basteln
fr: perle de rocaille = seed bead; perles à enfiler = stringing beads
es: abalorio = bead; cuenta = bead
not: bead bracelet; bead necklace; beaded curtain; bead blasting; water bead; beaded bag; worry bead; massage bead; fuse bead
  main: glass|rhinestone 701810; plastic 392690; wood 442199; base-metal 830890; ceramic 691490
  stone=pearl -> 710122
  stone=gem -> 710399          # loose or strung for transport; mounted: 7116
  * -> 701810 ~.4
ask: main
t: glass seed beads for jewelry making => 701810
t: wooden beads loose => 442199
t: beaded necklace => !7018

@ bracelet
en: bracelet; bangle; anklet; charm bracelet; cuff bracelet; friendship bracelet; beaded bracelet; tennis bracelet
de: Armband = bracelet; Armreif = bangle; Fußkettchen = anklet
fr: bracelet = bracelet; jonc = bangle; bracelet de cheville = anklet; gourmette = curb bracelet; bracelet rigide = rigid bracelet
es: pulsera = bracelet; brazalete = bangle; tobillera = anklet; esclava = bracelet; pulsera rígida = bangle
it: bracciale = bracelet; braccialetto = bracelet; cavigliera = anklet; bracciale rigido = bangle
nl: armband = bracelet; enkelbandje = anklet
pl: bransoletka = bracelet; bransoletek = bracelet
pt: pulseira = bracelet; tornozeleira = anklet; bracelete = bangle; escrava = bangle
not: watch bracelet; fitness bracelet; smart bracelet; mosquito bracelet; bracelet holder; bracelet display; id bracelet hospital; bracelet for watch; bracelet making kit
  use jewellery
ask: metal; stone; main
t: 925 sterling silver charm bracelet => 711311
t: rose quartz beaded bracelet => 711620
t: fitness bracelet smart => !7117

@ brooch
en: brooch; enamel pin; lapel pin; pin badge; hat pin
de: Brosche = brooch; Anstecknadel = lapel pin
fr: broche = brooch; épinglette = pin; broche bijou = brooch
es: broche = brooch + joya|mujer; broche de solapa = lapel pin; prendedor = brooch; alfiler broche = brooch pin
it: spilla gioiello = brooch
pt: alfinete de peito = brooch; alfinete broche = brooch
not: brooch machine; brooch backing; brochar; brocher
  use jewellery
t: enamel lapel pin zinc alloy => 711719
t: bowling pin set => !7117

@ cufflinks
en: cufflink; cuff link; tie clip; tie pin; tie bar
de: Manschettenknopf = cufflink; Krawattennadel = tie pin
fr: bouton de manchette = cufflink; pince à cravate = tie clip
es: gemelos = cufflink; alfiler de corbata = tie pin; mancuernillas = cufflink; colleras = cufflink; yugos = cufflink
it: gemelli = cufflinks; gemelli da polso = cufflinks; gemelli da camicia = shirt cufflinks; gemelli polsino = cufflinks
pt: botões de punho = cufflinks; abotoaduras = cufflinks
not: cufflink box; gemellare
  use jewellery
t: stainless steel cufflinks => 711711
t: cufflink box leather => !711711

@ earring
en: earring; ear stud; hoop earring; ear cuff; stud earring; drop earring; ear ring; clip on earring
de: Ohrring = earring; Ohrstecker = stud earring; Creole = hoop earring + Ohr; Creolen = hoop earring; Silberohrringe = silver earring; Goldohrringe = gold earring; Kinderohrringe = kids earring; Edelstahlohrringe = stainless steel earring; Damenohrringe = women's earring; Ohrclips = ear clip; Goldohrstecker = gold stud earring; Silberohrstecker = silver stud earring; Ohrschmuck = ear jewellery; Goldcreolen = gold hoop earring; Silbercreolen = silver hoop earring; Perlenohrstecker = pearl stud earring
fr: boucle d'oreille = earring; boucles d'oreilles = earrings; créole = hoop earring + oreille; clous d'oreilles = stud earrings; pendants d'oreilles = drop earrings
es: pendiente = earring; arete = earring; aro = hoop earring + oreja; aros = hoop earring; aretes de plata = silver earring
it: orecchino = earring
nl: oorbel = earring; oorring = earring; oorbellen = earring; creolen = hoop earring; gouden oorbellen = gold earrings; zilveren oorbellen = silver earrings; pareloorbellen = pearl earrings; kinderoorbellen = children's earrings; oorknoppen = stud earring; oorringetjes = small hoop earrings; oorbelletjes = earring; studs oorbellen = stud earring; oorknop = stud earring
pl: kolczyk = earring; kolczyki wkrętki = screw back stud earrings; sztyfty kolczyki = stud earrings; klipsy kolczyki = clip-on earrings; kolczyki srebrne = silver earrings; kolczyki złote = gold earrings; zausznice = ear cuffs; kolczyki kółka = hoop earrings; klipsy = clip-on earrings + uszu|kolczyki|biżuteria; bigle kolczyki = hook earrings; wkrętki = screw back stud earrings; kolczyki damskie = women's earrings
pt: brinco = earring; argolas = hoop earrings; brinco pequeno = small earring
not: earring hook; earring back; earring display; earring holder; earring stand; earring card
  use jewellery
ask: metal; stone; main
t: 18k gold hoop earrings => 711319
t: stainless steel stud earrings => 711719
t: acrylic earrings => 711790
t: earring display stand => !7117

@ necklace
en: necklace; pendant; choker; locket; neck chain; pendant necklace; chain necklace
de: Halskette = necklace; Kettenanhänger = pendant; Kette = chain + Anhänger; Collier = necklace
fr: collier = necklace; pendentif = pendant; sautoir = long necklace; médaillon = medallion; chaîne pendentif = pendant necklace
es: collar = necklace; colgante = pendant; gargantilla = choker; cadena con colgante = chain with pendant; medalla colgante = medal pendant; medallón = medallion
it: collana = necklace; ciondolo = pendant; girocollo = choker; pendente = pendant; medaglione = medallion; collier = necklace
nl: ketting = necklace; halsketting = necklace; hanger = pendant + ketting
pl: naszyjnik = necklace; wisiorek = pendant
pt: pingente = pendant; gargantilha = choker; fio com pingente = pendant necklace; medalha pingente = medal pendant; corrente = neck chain; colar com pingente = pendant necklace; escapulário = scapular
not: dog collar; pendant lamp; chain strap; pendant light; necklace display; necklace stand; cat collar; pendant mould; neck chain lanyard; collar de perro; collier pour chien; ketting staal; kettingen, staal; geschalmd; kortschalm; hijsketting; kettingen staal
  for=pet -> 420100 ~.02
  use jewellery
ask: metal; stone; main
t: gold-plated brass pendant with glass stone => 711719
t: sterling silver necklace with cubic zirconia => 711311
t: freshwater pearl necklace => 711610
t: 14k gold plated necklace => 711719
t: 18k rose gold plated stainless steel necklace => 711719
t: 14k gold over sterling silver necklace => 711311
t: gold vermeil necklace => 711311
t: collana placcata oro 18 carati => 711719
t: 14k gold necklace => 711319
t: pendant lamp => !7117

@ piercing
en: body piercing; nose ring; belly button ring; labret; navel ring; lip ring; nose stud; septum ring
de: Piercing = body piercing; Nasenring = nose ring
fr: piercing = body piercing
es: piercing = body piercing; pirsin = body piercing; piercings = body piercing
it: piercing = body piercing
pt: piercing = body piercing; piercings = body piercings
not: piercing gun; piercing needle; piercing kit
  use jewellery
t: titanium nose ring => 711719
t: piercing gun => !7117

@ ring-finger
en: ring + finger|engagement|wedding|diamond|silver|gold|women|men|stone|zirconia|jewelry|jewellery; engagement ring; wedding ring; wedding band; signet ring; finger ring; promise ring; statement ring
de: Fingerring = finger ring; Verlobungsring = engagement ring; Ehering = wedding ring; Siegelring = signet ring
fr: bague = ring; alliance = wedding band; chevalière = signet ring; solitaire = solitaire ring; anneau bague = ring
es: anillo = ring; sortija = ring; alianza = wedding band; solitario = solitaire ring; argolla matrimonio = wedding band; sello anillo = signet ring
it: anello = ring; fede nuziale = wedding band; solitario = solitaire ring; anello solitario = solitaire ring
nl: verlobungsring = engagement ring; trouwring = wedding ring
pl: pierścionek = ring; obrączka = wedding band; obrączek = wedding band
pt: anel = ring; aliança = wedding ring; solitário = solitaire ring; anéis = rings
not: ring light; ring binder; ring box; ring holder; ring toss; o ring; key ring; ring spanner; ring pillow; ring sizer; phone ring; teething ring; curtain ring; napkin ring; smart ring; ring doorbell; piston ring
  use jewellery
ask: metal; stone
t: gold engagement ring with diamond => 711319
t: 925 silver ring women => 711311
t: ring light for phone => !7113
