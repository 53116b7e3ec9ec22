# Live animals, products of animals, plants, flowers, seeds, herbs, oil seeds, gums, plaiting materials, feed (ch. 01, 05, 06, 12 to 14, 23).

value kind=purebred
en: purebred; pure bred; breeding; breeding stock; pedigree; stud
de: reinrassig; Zuchttier; Zucht
fr: race pure; reproducteur
es: raza pura; reproductor
it: razza pura; riproduttore
nl: raszuiver; fokdier
pl: czystorasowy; hodowlany
pt: raça pura; reprodutor
not: other than pure bred; other than purebred; other than breeding; not purebred; breeding box; breeding net; breeding tank; breeding cage; stud earring; stud finder
value kind=day-old
en: day old; one day old; hatchling; poult; up to 185 g; not over 185 g
de: Eintagsküken
fr: d'un jour
es: de un día
it: un giorno
nl: eendags
pl: jednodniowe
pt: de um dia
value kind=artificial-plant
en: artificial; fake; faux; silk flower; plastic; imitation; foam; lego; pvc; polyester
de: künstlich; Kunstpflanze; Kunstblume; Plastik
fr: artificiel; factice; plastique
es: artificial; plástico
it: artificiale; finto; plastica
nl: kunst; nep; plastic
pl: sztuczny; plastikowy
pt: artificial; plástico
not: plastic pot; plastic bag
value kind=dog-cat
en: dog; puppy; cat; kitten; canine; feline; dogs; cats
de: Hund; Hunde; Katze; Katzen; Welpe
fr: chien; chat; chiot; chaton; chiens; chats
es: perro; gato; cachorro; perros; gatos
it: cane; gatto; cani; gatti; cucciolo
nl: hond; kat; honden; katten; puppy
pl: pies; kot; psa; kota; psów; kotów
pt: cão; gato; cachorro; cães; gatos

@ animal-feed-small
en: fish food; fish flakes; fish pellets; goldfish food; goldfish flakes; koi pellets; betta pellets; betta food; koi food; tropical fish food; aquarium fish food; shrimp food aquarium; turtle food; reptile food; bearded dragon food; bird food; wild bird seed; bird seed; bird seed mix; parrot food; budgie seed; canary seed mix; parakeet food; pigeon food; suet ball; suet cake; suet feeder refill; fat balls; peanut bird feed; hummingbird nectar; hamster food; guinea pig food; guinea pig pellets; rabbit food; rabbit pellets; rat food; gerbil food; chinchilla food; hedgehog food; squirrel food; tortoise food; horse treat; horse feed; horse muesli; horse supplement feed; pony treats; chicken feed; layer pellets; hen feed; chick starter crumbs; poultry feed; duck feed; pig feed; cattle feed; calf milk replacer; milk replacer; cattle feed pellets; sheep nuts; dairy meal feed; mineral lick; lick stone; horse lick; feed premix; feed additive; vitamin premix feed; animal feed; livestock feed; compound feed; aqua feed; shrimp feed; fish feed; fry food; artemia food; bird treat; millet spray; rabbit treat; hamster treat; small animal treat; apple wood sticks chew; apple wood chew stick; apple sticks for rabbits; cricket food gel; beetle jelly; insect gel feed; ant food; algae wafer; bottom feeder tablets; bloodworm fish food; tubifex fish food; bee feed; bee fondant; pollen substitute bees; pollen patty; crab food; snail food; pet supplement; dog supplement; dog probiotic; cat supplement; dog joint supplement; salmon oil for dogs; hairball paste; malt paste cat; horse electrolytes; probiotic for pets; dog calming chews; glucosamine for dogs; dog multivitamin; pet vitamin; fish bait pellets; boilies; boilie; groundbait; ground bait; carp bait; method mix; fishing boilies; pop up boilie; mineral block rabbit; bird mineral block; feed concentrate; silage additive; carp pellet
de: Fischfutter = fish food; Flockenfutter = flake food; Goldfischfutter = goldfish food; Koifutter = koi food; Schildkrötenfutter = turtle food; Vogelfutter = bird food; Wildvogelfutter = wild bird food; Papageienfutter = parrot food; Wellensittichfutter = budgie food; Meisenknödel = fat balls for birds; Hamsterfutter = hamster food; Meerschweinchenfutter = guinea pig food; Kaninchenfutter = rabbit food; Nagerfutter = rodent food; Pferdefutter = horse feed; Pferdeleckerli = horse treat; Pferdemüsli = horse muesli; Hühnerfutter = chicken feed; Legemehl = layer meal; Schweinefutter = pig feed; Rinderfutter = cattle feed; Leckstein = lick stone; Milchaustauscher = milk replacer; Mineralfutter = mineral feed; Futterzusatz = feed additive; Tierfutter = animal feed; Boilies = fishing boilie; Grundfutter Angeln = fishing groundbait; Igelfutter = hedgehog food; Ergänzungsfuttermittel = supplementary feed; Lachsöl für Hunde = salmon oil for dogs; Malzpaste = malt paste; Hundevitamine = dog vitamin; Kolbenhirse = spray millet; Futtergel Insekten = insect feed gel; Bienenfutter = bee feed
fr: nourriture pour poisson = fish food; flocons pour poissons = fish flakes; nourriture pour oiseaux = bird food; graines pour oiseaux = bird seed; mélange de graines oiseaux = bird seed mix; boules de graisse = fat balls; nourriture pour hamster = hamster food; granulés pour lapin = rabbit pellets; nourriture pour lapin = rabbit food; aliment pour chevaux = horse feed; friandises cheval = horse treats; aliment pour poules = chicken feed; aliment pour volaille = poultry feed; aliment pour bétail = cattle feed; pierre à sel = salt stone; pierre à lécher = lick stone; nourriture tortue = turtle food; bouillettes = boilies; amorce pêche = fishing groundbait; complément alimentaire chien = dog food supplement; huile de saumon chien = salmon oil for dogs; aliment composé = compound feed; prémélange = premix; lait d'allaitement veau = calf milk replacer; pâte de malt chat = malt paste for cats
es: comida para peces = fish food; alimento para peces = fish food; escamas para peces = fish flakes; comida para pájaros = bird food; mixtura para pájaros = bird seed mix; semillas para pájaros = bird seed; comida para hámster = hamster food; pienso para conejos = rabbit feed; pienso para caballos = horse feed; pienso para gallinas = chicken feed; pienso compuesto = compound feed; pienso animal = animal feed; bola de sebo = suet ball; bloque de sal = salt block; comida para tortugas = turtle food; boilies carpfishing = carp boilie; engodo pesca = fishing groundbait; suplemento para perros = dog supplement; aceite de salmón perros = salmon oil for dogs; premezcla pienso = feed premix; lactorreemplazante = milk replacer; malta gatos = malt paste for cats
it: mangime per pesci = fish food; cibo per pesci = fish food; cibo per uccelli = bird food; cibo per conigli = rabbit food; mangime in fiocchi = flake feed; mangime per uccelli = bird food; miscela semi uccelli = bird seed mix; semi per uccelli = bird seed; palline di grasso uccelli = bird fat ball; cibo per criceti = hamster food; pellet per conigli = rabbit pellet; mangime per conigli = rabbit feed; mangime per cavalli = horse feed; mangime per galline = hen feed; mangime per polli = chicken feed; mangime composto = compound feed; sale da leccare = salt lick; cibo per tartarughe = turtle food; boilies carpfishing = carp fishing boilie; pastura pesca = fishing groundbait; integratore per cani = dog supplement; olio di salmone cani = salmon oil for dogs; premiscela mangimi = feed premix; latte in polvere vitelli = calf milk powder; pasta al malto gatti = cat malt paste
nl: visvoer = fish food; vlokkenvoer = flake food; koivoer = koi food; vogelvoer = bird food; vogelzaad = bird seed; vetbollen = fat ball; mezenbollen = fat balls for birds; hamstervoer = hamster food; konijnenvoer = rabbit food; konijnenkorrels = rabbit pellets; paardenvoer = horse feed; paardensnoepjes = horse treats; kippenvoer = chicken feed; legkorrel = layer pellets; veevoer = livestock feed; liksteen = lick stone; schildpaddenvoer = turtle food; boilies = boilies; grondvoer vissen = fishing groundbait; supplement voor honden = dog supplement; zalmolie hond = salmon oil for dogs; diervoeder = animal feed; caviavoer = guinea pig food; kalvermelk = calf milk; moutpasta = malt paste
pl: pokarm dla ryb = fish food; karma dla ryb = fish food; pokarm dla ptaków = bird food; karma dla ptaków = bird food; karma dla papug = parrot food; kule tłuszczowe = fat balls; karma dla chomika = hamster food; karma dla królika = rabbit food; karma dla świnki morskiej = guinea pig food; pasza dla koni = horse feed; pasza dla kur = chicken feed; pasza dla świń = pig feed; pasza treściwa = concentrated feed; pasza dla bydła = cattle feed; lizawka solna = salt lick; pokarm dla żółwi = turtle food; kulki proteinowe = protein balls; zanęta = groundbait; suplement dla psa = dog supplement; olej z łososia dla psa = dog salmon oil; premiks paszowy = feed premix; preparat mlekozastępczy = milk replacer; pasta słodowa = malt paste
pt: ração para peixes = fish food; comida para peixes = fish food; alimento para pássaros = bird food; ração para pássaros = bird food; mistura de sementes pássaros = bird seed mix; alpista = canary seed; ração para hamster = hamster food; ração para coelhos = rabbit food; ração para cavalos = horse feed; ração para galinhas = chicken feed; ração animal = animal feed; bloco de sal = salt block; comida para tartarugas = turtle food; boilies pesca = fishing boilies; engodo pesca = fishing groundbait; suplemento para cães = dog supplement; óleo de salmão cães = salmon oil for dogs; premix ração = feed premix; substituto de leite vitelos = calf milk replacer
not: fish food feeder; bird food feeder; bird seed feeder; fish feeder; bird feeder; fish food dispenser; fish food container; seed scoop; fish flakes frozen; suet ball feeder; suet feeder; boilie needle; boilie drill; boilie roller; chicken feeder; fat ball feeder; bait boat; fish feed machine; fish feed extruder; feed pellet machine; feed mill; hamster food bowl; rabbit food bowl; boilie stop; boilie punch; bird seed catcher; bird seed storage; bird seed scoop; animal feed machine; feed additive pump; carp bait needle; pellet feeder; ground bait mixer; salt lick holder; koi food dispenser; suet cage; bird food container; alpiste leche; feed additive choline; animal feed crusher; pokarm karmnik; boilie clip; zanęta wiadro
  kind=dog-cat -> 230910 ~.01
  "hundevitamine" -> 230910
  "malzpaste" -> 230910
  "hairball" -> 230910
  * -> 230990
t: tropical fish food flakes 250 ml => 230990
t: wild bird seed mix 20 kg => 230990
t: hamster food mix => 230990
t: layers pellets chicken feed 20kg => 230990
t: fish feeder automatic => !2309

@ animal-product-other
en: bovine semen; cattle semen straw; bull semen; boar semen; horse semen; animal semen; bovine embryo; embryo + bovine|frozen|cattle; horsehair; horse hair + bow|raw|bundle|natural|braiding; horse tail hair; mongolian horse hair; violin bow hair; brine shrimp eggs; artemia cyst; artemia egg; fish scales raw; fish waste; dead fish bait; frozen bait; sand eel bait; bait squid; salted bait; fishing bait natural; frozen bloodworm; freeze dried bloodworm; dried mealworm; dried mealworms; dried cricket; freeze dried cricket; dried black soldier fly larvae; dried daphnia; dried tubifex; frozen feeder mice; frozen mice; frozen rat; sinew; animal tendon; silkworm egg; blood meal feed; animal blood dried; raw pig ear; cochineal insect dried; dead chick; day old chick frozen; natural sea wool sponge; raw natural sponge; parings of hide; egg yolk inedible; coyote urine; deer urine
de: Rindersperma = bovine semen; Bullensperma = bull semen; Rinderembryo = bovine embryo; Rosshaar = horsehair; Artemia Eier = artemia egg; Fischköder natürlich = fishing bait natural; Mehlwürmer = mealworm + getrocknet; Frostmäuse = frozen mice; Frostfutter = frozen feed; Naturschwamm roh = raw natural sponge; Blutmehl = blood meal
fr: sperme de taureau = bull semen; semence bovine = bovine semen; embryon bovin = bovine embryo; crin de cheval = horsehair; œufs d'artémia = artemia eggs; appât naturel = natural bait; vers de farine séchés = dried mealworms; souris congelées = frozen mice; éponge naturelle brute = raw natural sponge
es: semen bovino = bovine semen; semen de toro = bull semen; embrión bovino = bovine embryo; crin de caballo = horsehair; huevos de artemia = artemia egg; cebo natural = natural bait; tenebrio seco = dried mealworm; ratones congelados = frozen mice; esponja natural en bruto = raw natural sponge
it: seme bovino = bovine semen; sperma di toro = bull semen; embrione bovino = bovine embryo; crine di cavallo = horsehair; uova di artemia = artemia egg; esca naturale = natural bait; camole essiccate = dried larvae; topi congelati = frozen mice; spugna naturale greggia = raw natural sponge
nl: rundersperma = bovine semen; stierensperma = bull semen; paardenhaar = horsehair; artemia eieren = artemia egg; gedroogde meelwormen = dried mealworms; diepvriesmuizen = frozen mice; natuurspons ruw = raw natural sponge
pl: nasienie buhaja = bull semen; nasienie bydlęce = bovine semen; włosie końskie = horse hair; jaja artemii = brine shrimp eggs; mączniki suszone = dried mealworms; mrożone myszy = frozen mice; przynęta naturalna = natural bait
pt: sémen bovino = bovine semen; sêmen bovino = bovine semen; embrião bovino = bovine embryo; crina de cavalo = horsehair; ovos de artémia = artemia eggs; isca natural = natural bait; tenébrio desidratado = dried mealworm; ratos congelados = frozen mice
not: horse hair brush; horsehair brush; horsehair shoe brush; horse hair shampoo; horsehair mattress; horsehair bracelet; semen analysis; embryo oil; crin de cheval brosse; horsehair braid; horsehair fabric; frozen squid
  "semen": "bovine" 051110; "cattle" 051110; "bull" 051110; * 051199
  "semen straw" -> 051110
  "rindersperma" -> 051110
  "bullensperma" -> 051110
  "sperme" -> 051110
  "semence" -> 051110
  "seme" -> 051110
  "sperma" -> 051110
  "rundersperma" -> 051110
  "stierensperma" -> 051110
  "nasienie" -> 051110
  "sémen" -> 051110
  "sêmen" -> 051110
  "artemia" -> 051191
  "brine shrimp" -> 051191
  "artémia" -> 051191
  "artemii" -> 051191
  "fish|pescado|pez|pesce|peixe" -> 051191
  "eel" -> 051191
  "squid" -> 051191
  "daphnia" -> 051191
  "bait" -> 051191
  * -> 051199
t: frozen bovine semen straws => 051110
t: artemia cysts brine shrimp eggs 100g => 051191
t: dried mealworms 1kg wild birds => 051199
t: horsehair shoe brush => !0511

@ animal-substance-pharma
en: ambergris; musk pod; natural musk; castoreum; civet musk; cantharides; ox bile; bile powder; ox gallstone; bezoar; bovine gallstone; porcine pancreas gland; pancreas gland frozen; pituitary gland; gland + pharmaceutical|animal; ovine placenta raw; bovine bile
de: Ambra + grau; Moschus natürlich; Bibergeil; Zibet; Ochsengalle; Kanthariden; Gallensteine Rind
fr: ambre gris; musc naturel; castoréum; civette musc; cantharide; bile de boeuf
es: ámbar gris; almizcle natural; castóreo; algalia; cantáridas; bilis de buey
it: ambra grigia; muschio naturale animale; castoreo; zibetto; cantaridi; bile bovina
nl: grijze amber; bevergeil; civet; spaanse vlieg gedroogd; ossengal
pl: ambra szara; piżmo naturalne; kastoreum; żółć wołowa; kantarydyna surowiec
pt: âmbar cinzento; almíscar natural; castóreo; algália; cantáridas; bílis bovina
not: musk perfume; white musk; ambergris perfume; ox bile capsule; ox bile supplement; ambergris fragrance; musk oil
  * -> 051000
t: dried ox bile for pharmaceutical use => 051000
t: white musk perfume 50 ml => !0510

@ azalea-plant
en: rhododendron; azalea; azalea plant; rhododendron shrub; japanese azalea
de: Azalee; Rhododendron; Alpenrose Pflanze
fr: azalée; rhododendron
es: azalea; rododendro
it: azalea; rododendro
nl: azalea; rododendron
pl: azalia; różanecznik; rododendron
pt: azálea; rododendro
not: azalea fertilizer; azalea soil; azalea food; rhododendron fertilizer
  kind=artificial-plant -> 670290 ~.04
  "seed|semilla|seme|sementi|semente" -> 120999
  "seeds" -> 120999
  * -> 060230
t: japanese azalea pink in pot => 060230
t: fertilizer for azaleas => !0602

@ bee-live
en: queen bee + live|mated|carniolan|buckfast|italian|colony|virgin|fertile; live bee; live honeybee; honey bee colony; bee colony; nucleus colony bees; package bees; bumblebee colony; live bumblebee; mated queen bee; bumblebee hive pollination; mason bee cocoon; bee nuc
de: Bienenkönigin = queen bee; Bienenvolk = bee colony; Hummelvolk = bumblebee colony; lebende Bienen = live bee; Bienenableger = bee nucleus colony
fr: reine abeille = queen bee; colonie d'abeilles = bee colony; essaim d'abeilles = bee swarm; bourdons pollinisateurs = pollinating bumblebees; abeille vivante = live bee
es: abeja reina = queen bee; colmena de abejas vivas = live bee colony; abejas vivas = live bee; abejorros polinizadores = pollinating bumblebee
it: ape regina = queen bee; api vive = live bee; sciame di api = bee swarm; bombi impollinatori = pollinating bumblebee
nl: bijenkoningin = queen bee; bijenvolk = bee colony; hommelvolk = bumblebee colony; levende bijen = live bee
pl: matka pszczela = queen bee; rodzina pszczela = bee colony; pszczoły żywe = live bees; trzmiele zapylające = pollinating bumblebees
pt: abelha rainha = queen bee; abelhas vivas = live bees; colónia de abelhas = bee colony; enxame de abelhas = bee swarm
not: queen bee jewelry; queen bee marker; queen bee cage; queen bee shirt; queen bee costume; queen bee catcher; queen bee rearing
  * -> 010641
t: mated queen bee carniolan => 010641
t: bee hive tool stainless => !0106

@ bird-live
en: live bird; live parrot; live budgie; live parakeet; live cockatoo; live macaw; budgerigar + live; live canary; live finch; live pigeon; racing pigeon; homing pigeon; live pheasant; live quail; quail + live; live ostrich; live emu; ostrich chick; live falcon; live hawk; live eagle; live owl; falcon + live|breeding|hunting; live swan; live peacock; live peafowl; bird of prey live; live partridge
de: Papagei = parrot + lebend; Wellensittich = budgerigar + lebend; Kanarienvogel = canary + lebend; Brieftaube = homing pigeon; Fasan = pheasant + lebend; Wachtel = quail + lebend; Strauß = ostrich + lebend; Falke = falcon + lebend; lebende Vögel = live birds
fr: perroquet vivant = live parrot; perruche vivante = live parakeet; canari vivant = canary; pigeon voyageur = homing pigeon; faisan vivant = live pheasant; caille vivante = live quail; autruche vivante = live ostrich; faucon vivant = live falcon; oiseau vivant = live bird
es: loro vivo = live parrot; periquito vivo = live parakeet; canario vivo = live canary; paloma mensajera = homing pigeon; faisán vivo = live pheasant; codorniz viva = live quail; avestruz viva = live ostrich; halcón vivo = live falcon; ave viva = live bird
it: pappagallo vivo = live parrot; canarino vivo = live canary; piccione viaggiatore = homing pigeon; fagiano vivo = live pheasant; quaglia viva = live quail; struzzo vivo = live ostrich; falco vivo = live falcon; uccello vivo = live bird
nl: levende papegaai = live parrot; levende parkiet = live parakeet; postduif = homing pigeon; levende fazant = live pheasant; levende struisvogel = live ostrich; levende vogel = live bird; postduiven = homing pigeon
pl: papuga żywa = live parrot; kanarek żywy = live canary; gołąb pocztowy = homing pigeon; bażant żywy = live pheasant; przepiórka żywa = live quail; struś żywy = live ostrich; sokół żywy = live falcon; ptak żywy = live bird
pt: papagaio vivo = live parrot; periquito vivo = live parakeet; canário vivo = live canary; pombo correio = homing pigeon; faisão vivo = live pheasant; codorna viva = live quail; avestruz vivo = live ostrich; falcão vivo = live falcon; ave viva = live bird
  "parrot" -> 010632
  "parrots" -> 010632
  "budgie" -> 010632
  "budgerigar" -> 010632
  "parakeet" -> 010632
  "cockatoo" -> 010632
  "macaw" -> 010632
  "papagei" -> 010632
  "wellensittich" -> 010632
  "perroquet" -> 010632
  "perruche" -> 010632
  "loro" -> 010632
  "periquito" -> 010632
  "pappagallo" -> 010632
  "papegaai" -> 010632
  "parkiet" -> 010632
  "papuga" -> 010632
  "papagaio" -> 010632
  "ostrich" -> 010633
  "emu" -> 010633
  "strauß" -> 010633
  "autruche" -> 010633
  "avestruz" -> 010633
  "struzzo" -> 010633
  "struisvogel" -> 010633
  "struś" -> 010633
  "falcon" -> 010631
  "falcons" -> 010631
  "hawk" -> 010631
  "eagle" -> 010631
  "owl" -> 010631
  "prey" -> 010631
  "falke" -> 010631
  "faucon" -> 010631
  "halcón" -> 010631
  "falco" -> 010631
  "sokół" -> 010631
  "falcão" -> 010631
  * -> 010639
t: live parrot african grey => 010632
t: live falcon for falconry => 010631
t: racing pigeons => 010639
t: bird cage for parrot => !0106

@ bone-horn-raw
en: raw bone; cattle bone raw; cattle bone; raw cattle bone; crushed bone; horn core; bone waste; ossein; bone grist; raw horn; buffalo horn raw; cow horn raw; ox horn; deer antler; antler + raw|shed|whole|chew|dog|elk|deer; elk antler; shed antler; antler dog chew; antler chew; hooves raw; cattle hoof; cow hoof; water buffalo horn chew; tortoiseshell raw; ivory raw; mammoth tusk; mammoth ivory raw; elephant tusk; whalebone baleen; horn tip; ram horn raw; boar tusk raw; dog chew horn; bird claws; beak + raw
de: Knochen roh; Ossein; Hirschgeweih; Geweih; Geweihstange; Kauwurzel Geweih; Horn roh; Büffelhorn roh; Elfenbein roh; Mammutelfenbein; Hufe
fr: os bruts; osséine; bois de cerf; corne brute; corne de buffle; ivoire brut; sabot brut; ivoire de mammouth
es: huesos en bruto; oseína; asta de ciervo; cuerno en bruto; cuerno de búfalo; marfil en bruto; pezuñas
it: ossa grezze; osseina; corna di cervo; palco di cervo; corno grezzo; avorio grezzo; zoccoli grezzi
nl: beenderen ruw; hertengewei; gewei; hoorn ruw; ivoor ruw; hoeven
pl: kości surowe; osseina; poroże; poroże jelenia; róg surowy; kość słoniowa surowa; kopyta
pt: ossos em bruto; osseína; chifre de veado; chifre bruto; chifre bovino; marfim bruto; cascos
not: antler headband; antler necklace; antler chandelier; antler decor; reindeer antler; antler ring; antler costume; antler knife; antler button; antler handle; bone broth; bone knife handle; cascos inalámbricos; cascos con; cascos bluetooth; cascos gaming; cascos
  "ossein" -> 050610
  "osséine" -> 050610
  "oseína" -> 050610
  "osseina" -> 050610
  "osseína" -> 050610
  "ivory" -> 050710
  "tusk" -> 050710
  "elfenbein" -> 050710
  "mammutelfenbein" -> 050710
  "ivoire" -> 050710
  "marfil" -> 050710
  "avorio" -> 050710
  "ivoor" -> 050710
  "słoniowa" -> 050710
  "marfim" -> 050710
  "bone|hueso|osso" -> 050690
  "bones" -> 050690
  "horn core" -> 050690
  "knochen" -> 050690
  "os bruts" -> 050690
  "huesos" -> 050690
  "ossa" -> 050690
  "beenderen" -> 050690
  "kości" -> 050690
  "ossos" -> 050690
  * -> 050790
t: elk antler dog chew large => 050790
t: raw cattle bones crushed => 050690
t: ossein from bones => 050610
t: antler headband christmas => !0507

@ bran-residue
en: wheat bran; rice bran; maize bran; corn bran; rye bran; pea hull; soybean hull; wheat middlings; oat hull; barley bran; bran for feed; milling residue; wheat feed pellets; rice polish; gram husk; pulse bran; spelt bran; bran + wheat|rice|corn|feed|livestock
de: Weizenkleie; Kleie + Weizen|Reis|Hafer|Futter|Mais; Reiskleie; Maiskleie; Roggenkleie; Haferkleie Futter
fr: son de blé; son de riz; son + blé|maïs|avoine|riz; issues de meunerie
es: salvado de trigo; salvado de arroz; salvado de maíz; afrecho
it: crusca di frumento; crusca di riso; crusca + grano|frumento|mais; cruschello
nl: tarwezemelen; rijstzemelen; maïszemelen; zemelen + tarwe|voer
pl: otręby pszenne; otręby ryżowe; otręby kukurydziane; otręby + pszenne|żytnie|paszowe
pt: farelo de trigo; farelo de arroz; sêmea de trigo; farelo de milho
not: rice bran oil; rice bran wax; bran flake; bran muffin; oat bran; rice bran soap; rice bran extract; rice bran toner; bran cereal
  "wheat" -> 230230
  "weizen" -> 230230
  "weizenkleie" -> 230230
  "blé" -> 230230
  "trigo" -> 230230
  "frumento" -> 230230
  "grano" -> 230230
  "tarwezemelen" -> 230230
  "tarwe" -> 230230
  "pszenne" -> 230230
  "maize" -> 230210
  "corn" -> 230210
  "maiskleie" -> 230210
  "maïs" -> 230210
  "maíz" -> 230210
  "mais" -> 230210
  "maïszemelen" -> 230210
  "kukurydziane" -> 230210
  "milho" -> 230210
  "pea" -> 230250
  "pulse" -> 230250
  "gram" -> 230250
  "soybean" -> 230250
  "rice" -> 230240
  "rye" -> 230240
  "oat|avena|aveia" -> 230240
  "reiskleie" -> 230240
  "riz" -> 230240
  "arroz" -> 230240
  "riso" -> 230240
  "rijstzemelen" -> 230240
  "ryżowe" -> 230240
  * -> 230230
t: wheat bran pellets for feed => 230230
t: rice bran stabilised feed => 230240
t: rice bran oil => !2302

@ bristle-raw
en: hog bristle; pig bristle; boar bristle raw; hog hair bristle; hogs bristles; badger hair raw; badger hair knot raw; brush making hair; goat hair for brushes; squirrel hair raw; bristle + brush making|washed|bleached|kg
de: Schweineborsten = hog bristle; Dachshaar = badger hair; Borsten = bristle + Schwein|gewaschen; Wildschweinborsten roh = boar bristle raw
fr: soies de porc = pig bristles; poils de blaireau = badger hair; soies de sanglier brutes = raw boar bristles
es: cerdas de cerdo = pig bristle; pelo de tejón = badger hair; cerdas = bristle + cepillería
it: setole di maiale = pig bristle; setole di cinghiale grezze = raw boar bristle; peli di tasso = badger hair
nl: varkenshaar = pig hair; varkensborstels = pig bristle; dassenhaar = badger hair
pl: szczecina = bristle; szczecina świńska = pig bristle; włosie borsucze = badger hair
pt: cerdas de porco = hog bristle; pelo de texugo = badger hair; cerdas de javali = boar bristle
not: boar bristle brush; hog bristle brush; badger hair brush; badger hair shaving; shaving brush
  "badger" -> 050290
  "goat|cabra|capra" -> 050290
  "squirrel" -> 050290
  "dachshaar" -> 050290
  "blaireau" -> 050290
  "tejón" -> 050290
  "tasso" -> 050290
  "dassenhaar" -> 050290
  "borsucze" -> 050290
  "texugo" -> 050290
  * -> 050210
t: boiled hog bristles for brush making => 050210
t: badger hair raw for shaving brushes => !9603
t: boar bristle hair brush => !0502

@ camel-live
en: live camel; camel + live|racing; live llama; live alpaca; alpaca + live|breeding; llama + live|breeding; dromedary live
de: Kamel + lebend; Lama + lebend; Alpaka + lebend
fr: chameau vivant; lama vivant; alpaga vivant
es: camello vivo; llama viva; alpaca viva
it: cammello vivo; lama vivo; alpaca vivo
nl: levende kameel; levende alpaca
pl: wielbłąd żywy; alpaka żywa
pt: camelo vivo; lhama viva; alpaca viva
  * -> 010613
t: live alpaca breeding => 010613
t: alpaca wool yarn => !0106

@ casing-gut
en: sausage casing natural; natural casing; hog casing; sheep casing; beef casing; natural sausage casing; salted hog casings; beef bung; beef tripe; tripe; intestine + pork|hog|sheep|beef|salted; hog stomach; animal bladder; ox tripe; honeycomb tripe
de: Naturdarm; Schweinedarm; Schafsaitling; Rinderdarm; Kutteln; Pansen
fr: boyau naturel; boyaux de porc; boyaux de mouton; tripes; menu de mouton
es: tripa natural; tripas de cerdo; tripas de cordero; callos; mondongo
it: budello naturale; budella di maiale; trippa; budellini
nl: natuurdarm; varkensdarm; schapendarm; runderpens
pl: osłonki naturalne; jelita wieprzowe; jelita baranie; żwacze
pt: tripa natural; tripas de porco; dobrada
not: collagen casing; plastic casing; pansen hund; tripe stew
  * -> 050400
t: salted natural hog casings 32/35 => 050400
t: collagen sausage casing => !0504

@ cat-food
en: cat food; dry cat food; wet cat food; kitten food; canned cat food; cat food pouch; cat food tin; sterilised cat food; feline food; cat kibble; raw cat food; cat milk; kitten milk replacer; puppy milk replacer; pet milk
de: Katzenfutter = cat food; Trockenfutter Katze = dry cat food; Nassfutter Katze = wet cat food; Kittenfutter = kitten food; Katzennahrung = cat food; Katzenmilch = cat milk; Welpenmilch = puppy milk
fr: nourriture pour chat = cat food; croquettes pour chat = cat kibble; pâtée pour chat = wet cat food; aliment pour chat = cat food; lait pour chaton = kitten milk; lait maternisé chiot = puppy milk replacer; croquettes chat = cat kibble; nourriture chat = cat food; croquettes = kibble + chat|chaton; pâtée chat = wet cat food
es: comida para gatos = cat food; pienso para gatos = dry cat food; alimento para gatos = cat food; comida húmeda gato = wet cat food; comida húmeda = wet food + gato|gatos; comida + gato|gatos|gatitos; leche para gatitos = kitten milk; leche para cachorros = puppy milk; pienso gato = dry cat food; comida gato = cat food
it: cibo per gatti = cat food; crocchette per gatti = cat kibble; umido per gatti = wet cat food; alimento per gatti = cat food; latte per gattini = kitten milk replacer; latte per cuccioli = milk for young animals; crocchette gatti = cat kibble; cibo umido gatti = wet cat food; umido gatti = wet cat food; crocchette = kibble + gatto|gatti
nl: kattenvoer = cat food; kattenbrokken = cat kibble; natvoer kat = wet cat food; kittenvoer = kitten food; kattenmelk = cat milk; puppymelk = puppy milk
pl: karma dla kota = cat food; jedzenie dla kota = cat food; mleko dla kociąt = kitten milk; mleko dla kota = cat milk; mleko dla szczeniąt = puppy milk
pt: ração para gatos = cat food; comida para gatos = cat food; alimento para gatos = cat food; leite para gatinhos = kitten milk replacer; comida húmida gato = wet cat food; ração gato = cat food; ração = pet food + gato|gatos
not: cat food bowl; cat food mat; cat food container; cat food dispenser; cat food storage; cat food lid; cat food spoon; cat food can cover; cat food feeder; cat milk bottle; cat food station; comer
  * -> 230910
t: wet cat food pouches salmon 12 x 85 g => 230910
t: cat food bowl ceramic => !2309

@ cattle-live
en: live cattle; cattle + live|breeding|purebred|feeder|slaughter; live cow; dairy cow live; heifer; feeder cattle; live bull; live calf; calves + live|feeder|veal; bovine animal live; live buffalo; live water buffalo; live yak; live bison; steer + live|feeder
de: Rind + lebend|Zuchttier|Schlachtung; Kalb + lebend; Zuchtrind; Färse; Milchkuh
fr: bovin + vivant|reproducteur; bovins vivants; vache + vivante|laitière; génisse; veau vivant; buffle vivant
es: bovino + vivo|reproductor; ganado vacuno; vaca + viva|lechera; novilla; ternero vivo; búfalo vivo
it: bovino + vivo|riproduttore; bovini vivi; vacca viva; giovenca; vitello vivo
nl: rund + levend|fokdier; runderen levend; melkkoe; vaars
pl: bydło + żywe|hodowlane|rzeźne; krowa żywa; jałówka; cielę żywe
pt: bovino + vivo|reprodutor; gado bovino; vaca + viva|leiteira; novilha; vitelo vivo
not: cattle ear tag; cattle prod; live edge; gene; genie
  "yak" -> 010290
  "bison" -> 010290
  "buffalo": kind=purebred 010231 ~.2; * 010239
  "buffle": kind=purebred 010231 ~.2; * 010239
  "búfalo": kind=purebred 010231 ~.2; * 010239
  kind=purebred -> 010221 ~.3
  * -> 010229
t: live feeder cattle 300 kg => 010229
t: purebred breeding heifers holstein => 010221
t: cattle ear tags => !0102

@ cut-flower
en: cut flower; fresh cut flowers; flower bouquet; fresh flowers; bouquet of flowers; bouquet + fresh|flowers|mixed|seasonal|delivery|roses|lilies|tulips; cut tulip; fresh tulips; cut carnation; carnation + cut|fresh|stems; cut orchid; orchid + cut|stems fresh|dendrobium cut; cut chrysanthemum; chrysanthemum + cut|spray|stems; cut lily; lily + cut|stems fresh; gerbera + cut|fresh|stems; cut peony; peony + cut|stems fresh; alstroemeria; gypsophila + fresh|cut; gypsophila fresh; sunflower cut; fresh sunflower stem; lisianthus; protea flower; flower bunch; flower stem fresh; mimosa cut; anthurium cut flower; florist flowers; fresh lavender bunch; boutonniere fresh; flower arrangement fresh
de: Schnittblume = cut flower; Blumenstrauß = flower bouquet; frische Blumen = fresh flowers; Blumen = flower + frisch|Strauß|Schnitt; Nelke = carnation + Schnitt|frisch; Chrysantheme = chrysanthemum + Schnitt; Lilie = lily + Schnitt; Gerbera = gerbera + Schnitt|frisch; Tulpen = tulip + frisch|Strauß|Schnitt; Schleierkraut frisch = gypsophila fresh
fr: fleur coupée = cut flower; bouquet de fleurs = flower bouquet; fleurs fraîches = fresh flowers; œillet = carnation + coupé|frais; chrysanthème = chrysanthemum + coupé; lys = lily + coupé; tulipes = tulips + bouquet|fraîches; pivoine = peony + coupée
es: flor cortada = cut flower; ramo de flores = flower bouquet; flores frescas = fresh flowers; clavel = carnation + cortado|fresco; crisantemo = chrysanthemum + cortado; lirio = lily + cortado; tulipanes = tulip + ramo|frescos
it: fiore reciso = cut flower; mazzo di fiori = bouquet of flowers; fiori freschi = fresh flowers; bouquet di fiori = bouquet of flowers; garofano = carnation + reciso|fresco; crisantemo = chrysanthemum + reciso; giglio = lily + reciso; tulipani = tulip + freschi|mazzo
nl: snijbloem = cut flower; bos bloemen = bouquet of flowers; verse bloemen = fresh flowers; bloemenboeket = bouquet; boeket bloemen = bouquet; anjer = carnation + snij|vers; chrysant = chrysanthemum + snij; lelie = lily + snij; tulpen = tulips + vers|bos
pl: kwiaty cięte = fresh cut flowers; bukiet kwiatów = flower bouquet; świeże kwiaty = fresh flowers; goździk = carnation + cięty|świeży; chryzantema = chrysanthemum + cięta; lilia = lily + cięta; tulipany = tulips + świeże|bukiet
pt: flor cortada = cut flower; buquê de flores = flower bouquet; ramo de flores = flower bouquet; flores frescas = fresh flowers; cravo = carnation + cortado|fresco; crisântemo = chrysanthemum + cortado; lírio = lily + cortado; tulipas = tulips + frescas
not: flower bouquet wrapping; bouquet wrapping; bouquet holder; bouquet paper; balloon bouquet; candy bouquet; bouquet bag; artificial bouquet; bouquet bridal artificial; chocolate bouquet; plush bouquet; bouquet de fleurs artificielles; lego bouquet; bouquet building; bouquet toy; bouquet garni; flower bouquet necklace; crochet bouquet; crochet flower; bouquet sticker; bouquet box
  "lego" -> 950300
  kind=artificial-plant -> 670290 ~.12
  main: textile 670290 ~.02; paper 670290 ~.02; silk 670290 ~.02; plastic 670210 ~.02
  "soap|jabón|sapone|sabão" -> 340119
  "crochet" -> 630790
  state=dried -> 060390 ~.06
  state=preserved -> 060390 ~.03
  "pampas" -> 060490
  "dyed|teñido|tinto|tingido" -> 060390
  "bleached|blanqueado|sbiancato|branqueado" -> 060390
  "rose" -> 060311
  "roses" -> 060311
  "rosen" -> 060311
  "rosas" -> 060311
  "rozen" -> 060311
  "róże" -> 060311
  "carnation" -> 060312
  "carnations" -> 060312
  "nelke" -> 060312
  "nelken" -> 060312
  "œillet" -> 060312
  "œillets" -> 060312
  "clavel" -> 060312
  "claveles" -> 060312
  "garofano" -> 060312
  "garofani" -> 060312
  "anjer" -> 060312
  "goździk" -> 060312
  "cravo" -> 060312
  "orchid" -> 060313
  "orchids" -> 060313
  "chrysanthemum" -> 060314
  "chrysanthemums" -> 060314
  "chrysantheme" -> 060314
  "chrysanthème" -> 060314
  "crisantemo" -> 060314
  "chrysant" -> 060314
  "chryzantema" -> 060314
  "crisântemo" -> 060314
  "lily" -> 060315
  "lilies" -> 060315
  "lilie" -> 060315
  "lys" -> 060315
  "lirio" -> 060315
  "giglio" -> 060315
  "lelie" -> 060315
  "lilia" -> 060315
  "lírio" -> 060315
  * -> 060319
t: fresh cut carnations 25 stems => 060312
t: mixed flower bouquet fresh delivery => 060319
t: cut lilies fresh => 060315
t: artificial bouquet silk => !0603

@ cut-rose
en: fresh rose; cut rose; fresh cut roses; roses fresh; rose stem; long stem rose; red roses bouquet; roses + fresh|cut|stems|dozen|bunch|long stem
de: Rosen = roses + frisch|Schnitt|Strauß; Schnittrosen = cut rose; frische Rosen = roses fresh; langstielige Rose = long stem rose
fr: rose coupée = cut rose; roses fraîches = fresh roses; roses = roses + coupées|fraîches|bouquet; bouquet de roses = bouquet of roses
es: rosas = roses + frescas|cortadas|ramo; rosas cortadas = cut rose; ramo de rosas = bouquet of roses
it: rose recise = cut rose; rose = roses + recise|fresche|mazzo; mazzo di rose = bouquet of roses; rosa recisa = cut rose
nl: verse rozen = fresh rose; rozen = roses + snij|vers|bos|boeket; snijrozen = cut rose; boeket rozen = bouquet of roses
pl: róże cięte = fresh cut roses; róże = roses + cięte|świeże|bukiet; bukiet róż = rose bouquet
pt: rosas cortadas = fresh cut roses; rosas = roses + frescas|cortadas|buquê; buquê de rosas = rose bouquet; rosa cortada = cut rose
not: rose gold; fresh rose scent; rose stem glass; rosas estampado; roses de nobles; rosado; rosato
  kind=artificial-plant -> 670290 ~.08
  "glass|vidrio|cristal|vetro|vidro" -> 701399
  "soap|jabón|sapone|sabão" -> 340119
  "gold dipped" -> 060390
  state=dried -> 060390 ~.05
  state=preserved -> 060390 ~.05
  "galaxy" -> 670290
  * -> 060311
t: fresh cut red roses 50 cm stems => 060311
t: preserved roses 6 heads => !060311
t: rose gold ring => !0603

@ dog-food
en: dog food; dry dog food; wet dog food; puppy food; canned dog food; kibble; dog kibble; grain free dog food; dog food tin; freeze dried dog food; raw dog food; dog food topper; dog gravy; senior dog food; veterinary diet dog; canine food; pet food; dog meal complete; dog food pouch
de: Hundefutter = dog food; Trockenfutter Hund = dry dog food; Nassfutter Hund = wet dog food; Welpenfutter = puppy food; Trockenfutter = dry pet food + Hund|Katze; Nassfutter = wet pet food + Hund|Katze; Tiernahrung = pet food; Hundenahrung = dog food; Alleinfuttermittel = complete feed + Hund|Katze
fr: croquettes pour chien = dog kibble; croquettes = kibble + chien|chat|chiot; nourriture pour chien = dog food; pâtée pour chien = wet dog food; aliment pour chien = dog food; pâtée = wet pet food + chien|chat; croquettes chien = dog kibble; nourriture chien = dog food
es: comida para perros = dog food; pienso para perros = dry dog food; pienso = dry animal feed + perro|gato; alimento para perros = dog food; comida húmeda perro = wet dog food; comida húmeda = wet food + perro|perros; comida + perro|perros|cachorros; alimento balanceado perro = dog food; comida perro = dog food; croquetas para perro = dog kibble
it: cibo per cani = dog food; crocchette per cani = dog kibble; crocchette = kibble + cane|gatto; alimento per cani = dog food; umido per cani = wet dog food; cibo umido = wet food + cane|gatto; crocchette cani = dog kibble; mangime cani = dog food; cibo secco cani = dry dog food; crocchette = kibble + cane|cani
nl: hondenvoer = dog food; hondenbrokken = dog kibble; puppyvoer = puppy food; natvoer hond = wet dog food; honden brokken = dog kibble; droogvoer = dry food + hond|kat
pl: karma dla psa = dog food; sucha karma = dry pet food; mokra karma = wet pet food; karma = pet food + pies|psa|kot|kota|szczeniąt; jedzenie dla psa = dog food
pt: ração para cães = dog food; ração para cachorro = dog food; ração = pet food + cães|gatos|cachorro; comida para cães = dog food; alimento para cães = dog food; comida húmida cão = wet dog food; ração cão = dog food; ração cães = dog food; alimento para cão = dog food; ração = pet food + cão|cães|cachorro
not: dog food bowl; dog food container; dog food storage; dog food mat; dog food dispenser; dog food scoop; pet food bowl; pet food container; pet food storage; pet food mat; pet food dispenser; pet food scoop; pet food feeder; pet food machine; dog food cover; dog food can lid; pet food lid; pet food bag; dog food machine; pet food extruder; dog food station; dog food feeder; pet food spoon; comer
  "fish|pescado|pez|pesce|peixe" -> 230990 ~.2
  "bulk|a granel|alla rinfusa|sfuso" -> 230910
  * -> 230910
t: dry dog food chicken 12 kg => 230910
t: grain free kibble for puppies => 230910
t: dog food storage container => !2309

@ dog-treat
en: dog treat; cat treat; dog chew; dog biscuit; rawhide chew; rawhide bone; dog chew stick; dog dental stick; dental chew; dog snack; cat snack; pet treat; pet snack; training treats; puppy treat; dog jerky; bully stick; beef pizzle; pig ear dog; rabbit ear dog treat; yak chew; yak cheese dog; dog bone chew; dog cookie; cat creamy treat; lickable cat treat; freeze dried cat treat; freeze dried dog treats; cow ear dog chew; dried beef lung dog; himalayan chew; chew bone dog edible; chicken wrapped rawhide; salmon skin dog chew; fish skin dog treat; dog birthday cake; dog ice cream; dog chews
de: Hundeleckerli = dog treat; Leckerli = pet treat; Hundesnack = dog snack; Katzensnack = cat snack; Kauknochen = chewing bone; Kaustange = chewing stick; Kauartikel Hund = dog chew; Ochsenziemer = bully stick; Hundekekse = dog biscuit; Zahnpflegesnack = dental care snack; Rinderkopfhaut = beef head skin; Kausnack = chewing snack; Kaninchenohren = rabbit ear; Rinderohren = cow ear; Katzenleckerli = cat treat; Schweineohren Hund = pig ears for dogs; Dentalstick = dental stick
fr: friandise pour chien = dog treat; friandise pour chat = cat treat; friandises = pet treat + chien|chat; os à mâcher = chew bone; bâtonnet à mâcher = chew stick; biscuit pour chien = dog biscuit; nerf de boeuf = bully stick; oreille de porc chien = pig ear dog; os buffle chien = buffalo bone for dogs; snack chien = dog snack; friandises chien = dog treats
es: snack para perros = dog treat; snack para gatos = cat treat; golosinas + perro|gato; chuches para perros = dog treat; hueso masticable = chew bone; galletas para perros = dog biscuit; palitos dentales perro = dog dental stick; premios para perros = dog treat; vergajo de toro = bully stick; oreja de cerdo perro = pig ear dog; snacks para perro = dog treat; snacks dentales = dental treat; snacks perro = dog treat
it: snack per cani = dog snack; snack per gatti = cat snack; bocconcini premio = reward treat; biscotti per cani = dog biscuit; osso da masticare = chew bone; bastoncini masticabili = chew stick; ossi masticabili cane = dog chew bone; nerbo di bue = bully stick; premietti = small treat + cane|gatto; stick dentali cane = dog dental stick; snack cane = dog snack
nl: hondensnack = dog snack; hondensnoepjes = dog treat; kattensnoepjes = cat treat; hondenkoekjes = dog biscuit; kauwbot = chew bone; kauwstaaf = chew stick; kauwsnack = chew snack; bullepees = bully stick; kattensnack = cat snack; runderkophuid = beef head skin; varkensoor hond = pig ear dog; hondenkauw = dog chew; kauwstaven = chew sticks; bullepezen = bully stick
pl: przysmak dla psa = dog treat; przysmaki = pet treats + pies|psa|kot|kota; przysmak dla kota = cat treat; gryzak naturalny = natural chew; kość do żucia = chew bone; ciasteczka dla psa = dog biscuits; penis wołowy = dried bull pizzle; ucho wieprzowe pies = pig ear dog chew; smakołyki dla psa = dog treats
pt: petisco para cães = dog treat; petiscos = pet treats + cães|gatos|cachorro; petisco para gatos = cat treat; snack para cães = dog snack; biscoito para cães = dog biscuit; osso mastigável = dog chew; bifinho para cães = dog meat treat; osso de couro = rawhide bone; palitos para cachorro = dog chew stick; snacks para cão = dog snacks; snack cão = dog snack; snacks cão = dog snacks; bifinho = dog meat treat
not: dog treat bag; dog treat pouch; treat dispenser; dog treat jar; treat jar; dog chew toy; treat ball; treat bag; treat pouch; dog treat mold; dog biscuit cutter; chew toy; treat toy; rubber chew bone; antler dog chew; trick or treat; dog treat maker; dog treat container; dog treat toy; dog cookie cutter; dog treat tin; antler; dog treat ball; leckerlibeutel; leckerli beutel; dog bone toy
  main: rubber 401699 ~.01; plastic 392690 ~.02; textile 420100 ~.01; wood 442199 ~.01
  kind=dog-cat pack=bulk -> 230910 ~.01
  "horse" -> 230990
  "rabbit treat" -> 230990
  "pferd" -> 230990
  "paard" -> 230990
  * -> 230910
t: dog dental chew sticks 28 pcs => 230910
t: freeze dried chicken cat treats => 230910
t: bully sticks for dogs 12 inch => 230910
t: dog treat pouch training bag => !2309

@ donkey-live
en: live donkey; donkey + live|breeding; live mule; mule + live; hinny; live ass; jenny donkey
de: Esel = donkey + lebend; Maultier = mule; Maulesel = hinny
fr: âne = donkey + vivant; mulet vivant = live mule; bardot vivant = live hinny
es: asno vivo = live donkey; burro = donkey + vivo; mulo vivo = live mule
it: asino = donkey + vivo; mulo vivo = live mule
nl: ezel = donkey + levend; muildier = mule
pl: osioł = donkey + żywy; muł żywy = live mule
pt: asno vivo = live donkey; burro = donkey + vivo; mula viva = live mule
  "mule" -> 010190
  "mules" -> 010190
  "hinny" -> 010190
  "maultier" -> 010190
  "mulet" -> 010190
  "mulo" -> 010190
  "muildier" -> 010190
  * -> 010130
t: live donkey => 010130
t: live mule => 010190
t: donkey milk soap => !0101

@ down-feather-filling
en: goose down; duck down; down filling; feather filling; washed duck down; white goose down; duck feather bulk; down feathers stuffing; down and feather; feather + stuffing|filling|bedding|upholstery; goose feather filling; feather meal; feather powder; bird skin with feathers
de: Gänsedaunen = goose down; Entendaunen = duck down; Federfüllung = feather filling; Bettfedern = bed feather; Daunen = down + lose|kg|Füllung; Federmehl = feather meal
fr: duvet d'oie = goose down; duvet de canard = duck down; plumes de rembourrage = filling feathers; farine de plumes = feather meal; garnissage duvet = down filling
es: plumón de ganso = goose down; plumón de pato = duck down; plumón = down + relleno; plumas para relleno = feather filling; harina de plumas = feather meal
it: piumino d'oca = goose down + sfuso|kg|riempimento; piuma d'anatra = duck feather; piume per imbottitura = filling feather; farina di piume = feather meal
nl: ganzendons = goose down; eendendons = duck down; veren vulling = feather filling; verenmeel = feather meal
pl: puch gęsi = goose down; puch kaczy = duck down; pierze = feathers; mączka z piór = feather meal
pt: penugem de ganso = goose down; penugem de pato = duck down; penas para enchimento = feathers for filling; farinha de penas = feather meal
not: down jacket; down pillow; down duvet; goose down comforter; goose down pillow; goose down jacket; goose down quilt; duck down jacket; duck down duvet; goose down duvet; goose down vest; duck down coat; duck down vest; puch gęsi kołdra; kołdra puch gęsi; poduszka pierze
  "meal" -> 050590
  "powder|polvo|polvere|pó" -> 050590
  "skin" -> 050590
  "federmehl" -> 050590
  "farine" -> 050590
  "harina" -> 050590
  "farina" -> 050590
  "verenmeel" -> 050590
  "mączka" -> 050590
  "farinha" -> 050590
  * -> 050510
t: washed white goose down 90% for filling => 050510
t: feather meal for feed => 050590
t: goose down jacket mens => !0505

@ feed-residue-other
en: wine lees; argol; raw tartar; wine lees dry; grape pomace; grape marc; apple pomace; fruit pomace feed; acorn feed; horse chestnuts feed; citrus pulp pellets; citrus pulp feed; corn cob feed; corncob grit; vegetable waste feed; cotton seed hulls; cassava peel feed; tomato pomace; almond hull feed; cocoa shell feed; potato peel feed
de: Weintrub = wine lees; Weinstein roh = raw tartar; Weinhefe Geläger = wine lees; Traubentrester = grape marc; Apfeltrester = apple pomace; Trester = pomace + Trauben|Apfel|Futter; Zitruspellets = citrus pulp pellets; Eicheln Futter = acorn feed; Maiskolbengranulat = corn cob granule
fr: lies de vin = wine lees; tartre brut = raw tartar; marc de raisin = grape marc; marc de pomme = apple pomace; pulpe d'agrumes = citrus pulp; glands fourrage = acorn feed; rafle de maïs = corn cob
es: lías de vino = wine lees; tártaro bruto = raw tartar; orujo de uva = grape marc; pulpa de manzana pienso = apple pulp feed; pulpa de cítricos = citrus pulp; bellotas pienso = acorn feed; zuro de maíz = corn cob
it: fecce di vino = wine lees; tartaro greggio = raw tartar; vinacce = grape marc; sansa di mele = apple pomace; polpa di agrumi = citrus pulp; ghiande mangime = acorn feed; tutolo di mais = corn cob
nl: wijnmoer = wine lees; ruwe wijnsteen = raw tartar; druivendraf = grape pomace; appelpulp voer = apple pulp feed; citruspulp = citrus pulp; eikels voer = acorn feed; maïskolfgranulaat = corncob grit
pl: osad winny = wine lees; kamień winny surowy = raw tartar; wytłoki winogronowe = grape pomace; wytłoki jabłkowe = apple pomace; pulpa cytrusowa = citrus pulp; żołędzie paszowe = acorn feed
pt: borras de vinho = wine lees; tártaro em bruto = raw tartar; bagaço de uva = grape marc; bagaço de maçã = apple pomace; polpa cítrica = citrus pulp; bolotas ração = acorn feed
not: wine lees extract; grape pomace spirit
  "lees" -> 230700
  "argol" -> 230700
  "tartar" -> 230700
  "weintrub" -> 230700
  "weinstein" -> 230700
  "geläger" -> 230700
  "lies" -> 230700
  "tartre" -> 230700
  "lías" -> 230700
  "tártaro" -> 230700
  "fecce" -> 230700
  "tartaro" -> 230700
  "wijnmoer" -> 230700
  "wijnsteen" -> 230700
  "osad" -> 230700
  "kamień" -> 230700
  "borras" -> 230700
  * -> 230800
t: dried wine lees => 230700
t: dried apple pomace => 230800
t: cream of tartar baking => !2307

@ flower-bulb
en: flower bulb; tulip bulb; daffodil bulb; dahlia tuber; hyacinth bulb; crocus bulb; lily bulb; gladiolus bulb; gladiolus corm; begonia tuber; amaryllis bulb; iris rhizome; allium bulb; freesia bulb; narcissus bulb; snowdrop bulb; anemone corm; ranunculus corm; canna rhizome; bulbs + tulip|spring flowering|daffodil|planting|summer flowering|allium|crocus|lily; caladium bulb; rhizome + iris|planting|canna|peony; peony root; saffron corm; calla lily bulb; bluebell bulb; chicory plant
de: Blumenzwiebel = flower bulb; Tulpenzwiebel = tulip bulb; Dahlienknolle = dahlia tuber; Narzissenzwiebel = daffodil bulb; Krokuszwiebel = crocus bulb; Amarylliszwiebel = amaryllis bulb; Hyazinthenzwiebel = hyacinth bulb; Knollenbegonie = begonia tuber; Tulpenzwiebeln = tulip bulb; Blumenzwiebeln = flower bulb; Narzissenzwiebeln = daffodil bulb; Krokuszwiebeln = crocus bulb; Dahlienknollen = dahlia tuber; Hyazinthenzwiebeln = hyacinth bulb
fr: bulbe de tulipe = tulip bulb; bulbe à fleurs = flower bulb; bulbe = bulb + narcisse|jacinthe|lys|crocus|fleurs; tubercule de dahlia = dahlia tuber; bulbes de printemps = spring bulbs; rhizome d'iris = iris rhizome
es: bulbo de tulipán = tulip bulb; bulbos de flores = flower bulb; bulbo = bulb + narciso|jacinto|lirio|flor; tubérculo de dalia = dahlia tuber; rizoma de iris = iris rhizome
it: bulbo di tulipano = tulip bulb; bulbi da fiore = flower bulb; bulbo = bulb + narciso|giacinto|giglio|fiore; tubero di dalia = dahlia tuber; rizoma di iris = iris rhizome
nl: bloembol = flower bulb; tulpenbol = tulip bulb; tulpenbollen = tulip bulb; dahliaknol = dahlia tuber; bloembollen = flower bulb; narcissenbol = daffodil bulb; krokusbollen = crocus bulb
pl: cebulki kwiatowe = flower bulbs; cebulka tulipana = tulip bulb; cebulki tulipanów = tulip bulbs; karpa dalii = dahlia tuber; cebule kwiatowe = flower bulbs; bulwa begonii = begonia tuber; cebulka = bulb + narcyz|hiacynt|krokus|lilia
pt: bolbo de tulipa = tulip bulb; bolbos de flores = flower bulbs; bulbo = bulb + tulipa|narciso|jacinto|lírio|flor; tubérculo de dália = dahlia tuber
not: bulb planter; bulb vase; light bulb; led bulb; tulip bulb lamp; bulb syringe; crocus bag
  kind=artificial-plant -> 670290 ~.01
  "chicory" -> 060120
  "in flower" -> 060120
  "in pot" -> 060120
  "potted" -> 060120
  "growing" -> 060120
  "waxed|encerado|cerato" -> 060120
  * -> 060110
t: tulip bulbs mixed colours 50 pack => 060110
t: amaryllis bulb potted in flower => 060120
t: bulb planter steel => !0601

@ flower-preserved-real
en: dried flower + bouquet|rose|craft|resin|natural|arrangement|daisy|lavender|pressed|real|decor|vase|hydrangea|wedding|mixed|gypsophila|statice|candle making|petals|soap making; preserved flower + rose|box|dome|hydrangea|real|bouquet; dried lavender bunch + vase|decor|natural|bouquet|wedding|flower|stems|purple; preserved rose box; preserved rose dome; forever rose; infinity rose; dried rose; dried rose bud bouquet; dried roses; preserved real rose; real rose in glass; pressed dried flower; dried pressed flowers; dried flowers for resin; real dried flowers; dried daisy flower; preserved hydrangea; dried hydrangea; dried gypsophila; preserved baby breath; dried baby's breath; dried statice; dried helichrysum; dried strawflower; dried lavender bouquet; dried lavender bundle; preserved flowers box; stabilized rose; dried flower head; freeze dried flowers; dried flower petal confetti; dried rose petal confetti; dried sunflower head; dried flower wreath; dried flower nail art
de: Trockenblumen = dried flower + natur|echt|Deko|Lavendel|Strauß|bunt|Hochzeit|Rosen; Infinity Rose = infinity rose; gepresste Blumen = pressed flower; stabilisierte Rose = preserved rose; getrocknete Rosen = dried roses; getrocknete Blumen = dried flower
fr: fleurs séchées = dried flowers + naturelles|déco|bouquet|lavande|mariage|résine; rose stabilisée = preserved real rose; fleurs pressées = pressed flowers; bouquet de fleurs séchées = bouquet of dried flowers; rose préservée = preserved real rose
es: flores secas = dried flower + naturales|decoración|ramo|lavanda|boda|resina; rosa eterna = forever rose; flores prensadas = pressed flower; ramo de flores secas = dried flower bouquet
it: fiori secchi = dried flower + naturali|decorazione|mazzo|lavanda|resina|bouquet; rosa eterna = forever rose; fiori pressati = pressed flower; bouquet di fiori secchi = dried flower bouquet
nl: droogbloemen = dried flower + boeket|natuurlijk|decoratie|lavendel|vaas; gedroogde rozen = dried roses; geperste bloemen = pressed flowers; infinity roos = infinity rose; geconserveerde roos = preserved rose; infinity rozen = infinity rose; geconserveerde rozen = preserved roses
pl: suszone kwiaty = dried flowers + bukiet|naturalne|dekoracja|lawenda|żywica; wieczna róża = forever rose; róża wieczna = forever rose; prasowane kwiaty = pressed flowers; stabilizowane róże = preserved roses; bukiet suszonych kwiatów = dried flower bouquet
pt: flores secas = dried flowers + naturais|decoração|buquê|lavanda|resina; rosa eterna = forever rose; flores prensadas = pressed flowers; buquê de flores secas = dried flower bouquet
not: dried flower candle; dried flowers soap; pressed flower frame; pressed flower necklace; dried flower earring; dried flower phone case; dried rose petals tea; dried flower bookmark; forever rose necklace; dried flower nail sticker; flores secas artificiales
  kind=artificial-plant -> 670290 ~.05
  "tea" -> 121190
  "pampas" -> 060490
  "pampasgras" -> 060490
  "eucalyptus" -> 060490
  "grass" -> 060490
  "moss" -> 060490
  * -> 060390
t: dried pressed flowers for resin crafts 100 pcs => 060390
t: preserved rose box gift => 060390
t: dried flower bouquet natural lavender => 060390
t: artificial dried flowers plastic => !0603

@ flower-seed
en: flower seed; wildflower seed; sunflower seeds for planting; sunflower seeds planting; lavender seed; rose seed; marigold seed; zinnia seed; poppy flower seeds; cosmos seed; petunia seed; pansy seed; sweet pea seed; nasturtium seed; hollyhock seed; foxglove seed; snapdragon seed; aster seed; morning glory seed; bee friendly seeds; flower meadow seed; wildflower seed mix; seed bomb; chrysanthemum seed; hibiscus seed; orchid seed; lily seed; lotus seed planting; lotus seeds bowl; geranium seed; dahlia seed; seeds + flower|wildflower|perennial|rose|lavender|meadow|bloom; calendula seed; viola seed
de: Blumensamen = flower seed; Wildblumensamen = wildflower seed; Blumenwiese Saatgut = flower meadow seed; Sonnenblumensamen = sunflower seeds planting; Lavendelsamen = lavender seed; Blühwiese = flower meadow; Samenbombe = seed bomb; Samen = seed + Blumen|Wildblumen|Rosen|Lavendel; Seedbombs = seed bomb
fr: graines de fleurs = flower seeds; graines de fleurs sauvages = wildflower seeds; graines de lavande = lavender seeds; prairie fleurie = flower meadow seed; graines de tournesol à semer = sunflower seeds for planting; bombe à graines = seed bomb; graines = seeds + fleurs|rose|fleuries
es: semillas de flores = flower seed; semillas de flores silvestres = wildflower seed; semillas de lavanda = lavender seed; semillas de girasol para plantar = sunflower seeds for planting; bomba de semillas = seed bomb; semillas = seed + flores|rosa|lavanda
it: semi di fiori = flower seed; semi di fiori selvatici = wildflower seed; semi di lavanda = lavender seed; semi di girasole da semina = sunflower seeds for planting; prato fiorito semi = flower meadow seed; semi = seed + fiori|rosa|lavanda
nl: bloemenzaad = flower seed; wilde bloemenzaad = wildflower seed; lavendelzaad = lavender seed; bloemenmengsel = flower seed mix; bloemzaden = flower seed; zaadbom = seed bomb; zaden = seeds + bloemen|wilde bloemen|lavendel
pl: nasiona kwiatów = flower seeds; łąka kwietna = wildflower seed mix; nasiona lawendy = lavender seeds; nasiona słonecznika ozdobnego = ornamental sunflower seeds; nasiona = seeds + kwiaty|lawenda|róża
pt: sementes de flores = flower seeds; sementes de flores silvestres = wildflower seeds; sementes de lavanda = lavender seeds; sementes de girassol para plantar = sunflower seeds for planting; sementes = seeds + flores|rosa|lavanda
not: lavender seed oil; flower seed bead; seed bead flower; rose seed oil; flower of life seed; semiasse
  * -> 120930
t: wildflower seed mix for bees 100g => 120930
t: lavender seeds 200 pcs => 120930
t: flower seed beads bracelet => !1209

@ foliage
en: fresh foliage; cut foliage; eucalyptus branch; fresh eucalyptus; leatherleaf fern; ruscus; cut greens; florist greenery; ivy cut; real christmas tree; christmas tree + real|nordmann|natural|fresh cut|abies|living; nordmann fir christmas tree; nordmann fir tree; fresh christmas tree; natural christmas tree; fresh wreath; fresh fir wreath; fir branches; pine branches fresh; holly branch; mistletoe branch; pine cone; pinecone; natural pine cones; dried lotus pod; lotus pods; cotton stem; dried cotton stem; cotton branch natural; dried palm leaf; palm spear dried; dried wheat bunch; dried wheat stalk; dried bunny tail; dried eucalyptus bunch; preserved eucalyptus; reindeer moss; sphagnum moss; live moss; sheet moss; moss wall panel preserved; spanish moss; dried moss; preserved fern; dried poppy head; dried twigs; willow branch decorative; birch twigs; curly willow; corkscrew hazel; lichen; cypress wreath fresh; dried reed grass; phragmites dried; dried magnolia leaves; acorn natural decoration; dried lagurus; dried ruscus; skeleton leaves; indian almond leaf; catappa leaves; birch branch; banana leaf fresh; dried leaves + craft|real|natural|decor|pressed; pressed leaves; moss for crafts; preserved leaf
de: Schnittgrün; Eukalyptus Zweige; Nordmanntanne; echter Weihnachtsbaum; Tannenzweige; Kiefernzapfen; Tannenzapfen + natur|echt|deko; Islandmoos; Sphagnum Moos; Baumwollzweig; Moos + echt|getrocknet|Deko|konserviert; Seemandelbaumblätter; Weizen getrocknet Bund; Skelettblätter
fr: feuillage coupé; branches d'eucalyptus; sapin de noël naturel; sapin nordmann; branches de sapin; pomme de pin; mousse sphaigne; sphaigne; mousse stabilisée; lichen stabilisé; branche de coton; feuilles séchées; feuille de catappa; blé séché
es: follaje cortado; ramas de eucalipto; árbol de navidad natural; abeto nordmann; piña de pino natural; musgo esfagno; musgo natural; musgo preservado; rama de algodón; hojas secas; trigo seco
it: fogliame reciso; rami di eucalipto; albero di natale vero; abete nordmann; pigne naturali; pigna naturale; sfagno; muschio stabilizzato; rami di cotone; foglie secche; grano secco
nl: snijgroen; eucalyptustakken; echte kerstboom; nordmann; dennentakken; dennenappels; pampasgras; sphagnum mos; rendiermos; katoentak; gedroogde bladeren; catappa bladeren
pl: zieleń cięta; gałązki eukaliptusa; choinka żywa; jodła kaukaska cięta; gałązki świerku; szyszki sosnowe; mech torfowiec; chrobotek reniferowy; mech stabilizowany; gałązka bawełny; liście ketapangu; suszona pszenica
pt: folhagem cortada; ramos de eucalipto; árvore de natal natural; pinhas naturais; musgo esfagno; musgo preservado; ramo de algodão; folhas secas; trigo seco
not: twig broom; birch broom; birch twig besom; birch twig broom; pine cone ornament; pinecone ornament; pine cone mold; eucalyptus oil; moss killer; pine cone candle; christmas tree artificial; moss ball; moss green; pine cone figurine; sphagnum peat; reindeer moss artificial; eucalyptus garland artificial; artificial eucalyptus; eucalyptus shampoo; eucalyptus wreath artificial; eucalyptus honey; eucalyptus extract; christmas tree candle; moss stitch; moss agate; artificial moss; banana leaf print; acorn charm; reed diffuser; moss pole; ramos de eucalipto artificial; pine cone print; eucalyptus candle; eucalyptus sheets; eucalyptus wood
  kind=artificial-plant -> 670290 ~.12
  main: base-metal 830629 ~.01; glass 701890 ~.01
  "christmas tree" -> 060420
  "weihnachtsbaum" -> 060420
  "nordmann" -> 060420
  "nordmanntanne" -> 060420
  "sapin" -> 060420
  "choinka" -> 060420
  "kerstboom" -> 060420
  "kaukaska" -> 060420
  "árbol de navidad" -> 060420
  "albero di natale" -> 060420
  "fresh|fresco" -> 060420
  "cut" -> 060420
  "live" -> 060420
  state=fresh -> 060420 ~.08
  "fir|abeto|abete" -> 060420
  "schnittgrün" -> 060420
  "snijgroen" -> 060420
  * -> 060490
t: nordmann fir christmas tree 180 cm real => 060420
t: natural pine cones 30 pcs craft => 060490
t: preserved reindeer moss 500 g => 060490
t: artificial eucalyptus garland => !0604

@ fruit-tree-plant
en: fruit tree; apple tree; cherry tree plant; fig tree; lemon tree; olive tree; grape vine plant; grapevine plant; peach tree; avocado tree; mango tree; pomegranate tree; walnut tree sapling; hazel tree sapling; blueberry plant; raspberry plant; blackberry plant; strawberry plant; raspberry cane; blueberry bush; citrus tree; vine plant + grape; banana plant; currant bush; kiwi plant; fruit bush; nut tree; pear tree; plum tree; orange tree; passion fruit plant; goji berry plant; dragon fruit plant
de: Obstbaum; Apfelbaum; Kirschbaum; Feigenbaum; Zitronenbaum; Olivenbaum; Weinrebe; Himbeerpflanze; Heidelbeerpflanze; Erdbeerpflanzen
fr: arbre fruitier; pommier; cerisier; figuier; citronnier; olivier arbre; plant de vigne; framboisier; fraisier plant; myrtillier
es: árbol frutal; higuera; limonero; olivo árbol; vid planta; planta de fresa; arándano planta
it: albero da frutto; melo pianta; ciliegio pianta; fico pianta; pianta di limone; olivo pianta; barbatella; pianta di fragola; pianta di mirtillo
nl: fruitboom; appelboom; kersenboom; vijgenboom; citroenboom; olijfboom; druivenplant; frambozenplant; aardbeienplant; bosbesstruik
pl: drzewko owocowe; jabłoń; sadzonka borówki; krzew owocowy; winorośl sadzonka; drzewko cytrynowe; sadzonki truskawek; malina sadzonka
pt: árvore de fruto; árvore frutífera; muda frutífera; muda de morango; limoeiro; oliveira; figueira; videira planta
not: apple tree seeds; olive tree seeds; tree shirt; family tree; fruit tree net; fruit tree seeds; lemon tree seeds; bonsai seed; fruit tree label
  kind=artificial-plant -> 670290 ~.04
  "seed|semilla|seme|sementi|semente" -> 120999
  "seeds" -> 120999
  "strawberry": * 060290
  "erdbeerpflanzen" -> 060290
  "fraisier" -> 060290
  "fresa" -> 060290
  "fragola" -> 060290
  "aardbeienplant" -> 060290
  "truskawek" -> 060290
  "morango" -> 060290
  "banana" -> 060220
  * -> 060220
t: apple tree bare root 2 years => 060220
t: blueberry plant in 2l pot => 060220
t: artificial olive tree 150 cm => !0602

@ garden-plant
en: live garden plant; perennial plant; hedge plant; ornamental tree; tree sapling; tree seedling; seedlings; vegetable seedling; tomato plant; herb plant; lavender plant; rosemary plant; mint plant; hydrangea; hydrangea plant; clematis; wisteria plant; boxwood plant; thuja; japanese maple; japanese maple tree; magnolia tree; conifer plant; geranium plant; petunia plant; hosta plant; peony plant; bamboo plant; ornamental grass plant; ground cover plants; bedding plants; plug plants; oak sapling; pine seedling; live shrub; strawberry runners; jasmine plant; hibiscus plant; asparagus crown; sedum plant; chrysanthemum plant; vegetable plants; live tree; basil plant; hedging plants; turf roll; lawn turf; sod grass roll; water lily plant; pond plant; pond plants; live aquarium plant; live aquatic plant; anubias; java fern; java moss; aquatic plant live; duckweed; cabomba; mushroom spawn; mushroom growing kit; grain spawn; oyster mushroom spawn; mushroom plug spawn; mycelium + mushroom|spawn|liquid culture; shiitake plugs
de: Gartenpflanze = garden plant; Staude = perennial plant; Heckenpflanze = hedge plant; Setzlinge = seedlings; Tomatenpflanze = tomato plant; Kräuterpflanze = herb plant; Lavendel Pflanze = lavender plant; Hortensie = hydrangea; Clematis = clematis; Thuja = thuja; Ahorn japanisch = japanese maple; Rollrasen = turf roll; Seerose = water lily; Teichpflanze = pond plant; Wasserpflanze = water plant + Aquarium; Pilzbrut = mushroom spawn; Pilzzuchtset = mushroom growing kit; Pilz Anzuchtset = mushroom growing kit; Jungpflanzen = young plant
fr: plante de jardin = garden plant; plante vivace = perennial plant; plants de légumes = vegetable seedlings; plant de tomate = tomato plant; hortensia = hydrangea; clématite = clematis; thuya = thuja; érable du japon = japanese maple; gazon en rouleau = turf roll; nénuphar plante = water lily plant; plante de bassin = pond plant; plante d'aquarium vivante = live aquarium plant; mycélium = mycelium; kit champignons = mushroom growing kit; arbuste = shrub; jeunes plants = young plants
es: planta de jardín = live garden plant; planta perenne = perennial plant; plantones = seedlings; plantel de tomate = tomato seedling; hortensia = hydrangea; clemátide = clematis; arce japonés = japanese maple; césped en rollo = turf roll; nenúfar planta = water lily plant; planta acuática natural = natural aquatic plant; micelio = mushroom mycelium; kit de cultivo de setas = mushroom growing kit; arbusto = shrub
it: pianta da giardino = garden plant; pianta perenne = perennial plant; piantine = young plant; piantine di pomodoro = tomato seedling; ortensia = hydrangea; clematide = clematis; acero giapponese = japanese maple; prato in rotoli = lawn turf; ninfea pianta = water lily plant; pianta acquatica viva = live aquatic plant; micelio = mycelium; kit coltivazione funghi = mushroom growing kit; arbusto = shrub
nl: tuinplant = garden plant; vaste plant = perennial plant; haagplant = hedge plant; zaailingen = seedlings; tomatenplant = tomato plant; hortensia = hydrangea; clematis = clematis; japanse esdoorn = japanese maple; graszoden = turf; waterlelie = water lily; vijverplant = pond plant; aquariumplant levend = live aquarium plant; paddenstoelenbroed = mushroom spawn; kweekset paddenstoelen = mushroom growing kit
pl: roślina ogrodowa = garden plant; bylina = perennial plant; sadzonki = seedlings; sadzonka = seedling; rozsada = seedlings; hortensja = hydrangea; powojnik = clematis; tuja = thuja; klon japoński = japanese maple; trawnik z rolki = turf roll; lilia wodna = water lily; roślina wodna = aquatic plant; grzybnia = mycelium; zestaw do uprawy grzybów = mushroom growing kit; krzew ozdobny = ornamental shrub
pt: planta de jardim = live garden plant; mudas = seedlings; muda de planta = seedling; hortênsia = hydrangea; clematite = clematis; bordo japonês = japanese maple; relva em rolo = roll of turf; grama em rolo = roll of turf; nenúfar planta = water lily plant; planta aquática natural = natural aquatic plant; micélio = mycelium; kit cultivo cogumelos = mushroom growing kit; arbusto = shrub
not: seedling tray; seedling heat mat; seedling pot; hydrangea artificial; seedling bag; mushroom growing bag; hydrangea wreath; tree sapling charm; mushroom spawn bag; seedling light; lavender plant oil; sedum artificial; mycelium supplement; java moss mesh; hydrangea food; mushroom grow bag; seedlings dome; hydrangea hair; turf roll artificial; hydrangea earring; hydrangea dress
  kind=artificial-plant -> 670290 ~.05
  "seed|semilla|seme|sementi|semente" -> 120999
  "seeds" -> 120999
  "samen" -> 120999
  "graines" -> 120999
  "semillas" -> 120999
  "zaden" -> 120999
  "nasiona" -> 120999
  "sementes" -> 120999
  "cut": * 060319 ~.6
  * -> 060290
t: japanese maple tree 60 cm potted => 060290
t: oyster mushroom spawn grain 1kg => 060290
t: live java moss aquarium => 060290
t: seedling tray 72 cells plastic => !0602

@ ginseng-root
en: ginseng root; ginseng; red ginseng root; korean ginseng; american ginseng; panax ginseng root; ginseng slice; dried ginseng; wild ginseng; red ginseng powder; ginseng powder
de: Ginseng = ginseng; Ginsengwurzel = ginseng root; Ginsengpulver = ginseng powder
fr: ginseng = ginseng; racine de ginseng = ginseng root
es: ginseng = ginseng; raíz de ginseng = ginseng root
it: ginseng = ginseng; radice di ginseng = ginseng root
nl: ginseng = ginseng; ginsengwortel = ginseng root
pl: żeń-szeń = ginseng; korzeń żeń-szenia = ginseng root
pt: ginseng = ginseng; raiz de ginseng = ginseng root
not: ginseng extract; ginseng capsule; ginseng tea; ginseng drink; ginseng shampoo; ginseng coffee; ginseng supplement; ginseng cream; ginseng essential oil; ginseng candy; ginseng tablets; ginseng soap; caffè al ginseng
  * -> 121120
t: dried korean red ginseng roots 6 years => 121120
t: ginseng extract capsules => !1211

@ grass-seed
en: grass seed; lawn seed; lawn grass seed; ryegrass seed; fescue seed; tall fescue; kentucky bluegrass; kentucky blue grass; bluegrass seed; bermuda grass seed; clover seed; white clover seed; alfalfa seed; lucerne seed; timothy seed; forage seed; vetch seed; lupin seed; cover crop seed; pasture seed; turf seed; phacelia seed; green manure seed; orchard grass seed; sugar beet seed; fodder beet seed; cat grass seed; buffalo grass seed; zoysia seed; red clover seed
de: Rasensamen = lawn seed; Grassamen = grass seed; Rasensaat = lawn seed; Weidelgras = ryegrass; Schwingel = fescue; Wiesenrispe = meadow grass; Kleesamen = clover seed; Weißklee = white clover; Luzernesamen = alfalfa seed; Wicken Saatgut = vetch seed; Zuckerrübensaatgut = sugar beet seed; Gründüngung = green manure; Katzengras Samen = cat grass seed; Rasen = lawn + Saatgut|Samen
fr: graines de gazon = grass seed; gazon semences = lawn seeds; ray grass = ryegrass; fétuque = fescue; pâturin = bluegrass; graines de trèfle = clover seeds; graines de luzerne = alfalfa seeds; vesce = vetch; semences de betterave sucrière = sugar beet seeds; engrais vert graines = green manure seed; semences fourragères = forage seeds
es: semillas de césped = lawn seed; semilla de césped = lawn seed; raigrás = ryegrass; festuca = fescue; semillas de trébol = clover seed; semillas de alfalfa = alfalfa seed; veza semilla = vetch seed; semilla de remolacha azucarera = sugar beet seed; semillas forrajeras = forage seed
it: semi di prato = lawn seed; semi per prato = lawn seed; loietto = ryegrass; festuca = fescue; semi di trifoglio = clover seed; semi di erba medica = alfalfa seed; seme di barbabietola da zucchero = sugar beet seed; semi foraggio = forage seed
nl: graszaad = grass seed; gazonzaad = lawn seed; raaigras = ryegrass; zwenkgras = fescue; klaverzaad = clover seed; luzernezaad = lucerne seed; suikerbietenzaad = sugar beet seed; groenbemester zaad = green manure seed
pl: nasiona trawy = grass seed; trawa gazonowa = lawn grass seed; życica = ryegrass; kostrzewa = fescue; nasiona koniczyny = clover seed; nasiona lucerny = alfalfa seed; nasiona buraka cukrowego = sugar beet seed; wyka siewna = common vetch; poplon nasiona = catch crop seed
pt: sementes de relva = lawn seeds; sementes de grama = grass seeds; azevém = ryegrass seed; festuca = fescue seed; sementes de trevo = clover seeds; sementes de alfafa = alfalfa seeds; sementes de beterraba sacarina = sugar beet seeds; sementes forrageiras = forage seeds
not: grass seed spreader; lawn seed spreader; alfalfa seed sprouts; clover necklace
  "beet" -> 120910
  "zuckerrübensaatgut" -> 120910
  "sucrière" -> 120910
  "remolacha" -> 120910
  "barbabietola" -> 120910
  "suikerbietenzaad" -> 120910
  "buraka" -> 120910
  "sacarina" -> 120910
  "phacelia" -> 120930
  "alfalfa" -> 120921
  "lucerne" -> 120921
  "luzernesamen" -> 120921
  "luzerne" -> 120921
  "erba medica" -> 120921
  "luzernezaad" -> 120921
  "lucerny" -> 120921
  "alfafa" -> 120921
  "clover" -> 120922
  "kleesamen" -> 120922
  "weißklee" -> 120922
  "trèfle" -> 120922
  "trébol" -> 120922
  "trifoglio" -> 120922
  "klaverzaad" -> 120922
  "koniczyny" -> 120922
  "trevo" -> 120922
  "fescue" -> 120923
  "schwingel" -> 120923
  "fétuque" -> 120923
  "festuca" -> 120923
  "zwenkgras" -> 120923
  "kostrzewa" -> 120923
  "bluegrass" -> 120924
  "blue grass" -> 120924
  "wiesenrispe" -> 120924
  "pâturin" -> 120924
  "ryegrass" -> 120925
  "weidelgras" -> 120925
  "ray grass" -> 120925
  "raigrás" -> 120925
  "loietto" -> 120925
  "raaigras" -> 120925
  "życica" -> 120925
  "azevém" -> 120925
  "timothy" -> 120929
  "vetch" -> 120929
  "lupin" -> 120929
  "bermuda" -> 120929
  "cat grass" -> 120929
  * -> 120925
t: perennial ryegrass seed 25 kg => 120925
t: white clover seed lawn => 120922
t: tall fescue grass seed => 120923
t: grass seed spreader hand => !1209

@ gum-resin-extra
en: gum karaya lumps; gum tragacanth lumps; gum ghatti; chicle; spruce gum; storax; styrax resin; elemi resin; guggul; gum benzoin; siam benzoin; copal resin; copal incense resin; amber copal; mastiha; mastic tears; balsam of peru; balsam of tolu; natural gum; natural resin; lac stick; sticklac; seedlac; gum turpentine raw oleoresin; gamboge; sandarac resin; galbanum; opoponax; labdanum resin; copal white
de: Schellackflocken = shellac flake; Schellack = shellac + Flocken|Blätter; Drachenblut Harz = dragon's blood resin; Styrax = storax
fr: sang dragon résine = dragon's blood resin; résine naturelle = natural resin; storax = storax
es: sangre de drago resina = dragon's blood resin; resina natural = natural resin; estoraque = storax
it: sangue di drago resina = dragon's blood resin; resina naturale = natural resin; storace = storax
nl: drakenbloed hars = dragon's blood resin; benzoë = benzoin; natuurhars = natural resin
pl: smocza krew żywica = dragon's blood resin; żywica benzoesowa = gum benzoin; kopal = copal resin
pt: sangue de dragão resina = dragon's blood resin; resina natural = natural resin; estoraque = storax
not: shellac nail polish; shellac varnish; dragon's blood incense sticks; natural resin epoxy; vernis gomme laque
  * -> 130190
t: dewaxed shellac flakes 500 g => 130190
t: shellac gel nail polish => !1301

@ hair-human-raw
en: human hair unworked; unworked human hair; human hair waste; raw human hair waste; waste of human hair; human hair unprocessed uncut
de: Menschenhaar roh; Menschenhaare unbearbeitet; Abfälle von Menschenhaar
fr: cheveux bruts; déchets de cheveux
es: cabello en bruto; desperdicios de cabello; cabello humano en bruto
it: capelli greggi; cascami di capelli
nl: onbewerkt mensenhaar; afval van mensenhaar
pl: włosy ludzkie nieobrobione; odpady włosów ludzkich
pt: cabelo em bruto; desperdícios de cabelo
  * -> 050100
t: unworked human hair washed bundles waste => 050100
t: human hair wig => !0501

@ hop-cone
en: hops; hop pellet; hop cone; whole leaf hops; cascade hops; citra hops; hop pellets homebrew; dried hop flowers; hop flower; lupulin powder; hops + pellets|brewing|homebrew|beer|cascade|citra|saaz; t90 hops
de: Hopfen = hops; Hopfenpellets = hop pellet; Hopfendolden = hop cone; Hopfenblüten = hop flower
fr: houblon = hops; pellets de houblon = hop pellets; cônes de houblon = hop cones
es: lúpulo = hops; lúpulo en pellets = hop pellet; conos de lúpulo = hop cone
it: luppolo = hops; luppolo in pellet = hop pellet; coni di luppolo = hop cone
nl: hop = hops + pellets|bellen|brouwen|bier; hoppellets = hop pellet; hopbellen = hop cone
pl: chmiel = hops; granulat chmielowy = hop pellets; chmiel = hops + granulat|szyszki; szyszki chmielu = hop cones
pt: lúpulo = hops; lúpulo em pellets = hop pellets; cones de lúpulo = hop cones
not: hop extract; hip hop; hops capsule; hops supplement; hop spider; chmiel kapsułki; hops plant; hop oil
  "pellet" -> 121020
  "pellets" -> 121020
  "t90" -> 121020
  "lupulin" -> 121020
  "ground|molido|macinato|moído" -> 121020
  "hopfenpellets" -> 121020
  "hoppellets" -> 121020
  "granulat" -> 121020
  "cone|cono" -> 121010
  "cones" -> 121010
  "flower" -> 121010
  "flowers" -> 121010
  "leaf|hoja|foglia|folha" -> 121010
  * -> 121020 ~.7
t: cascade hop pellets 100 g homebrew => 121020
t: dried whole hop cones => 121010
t: hip hop chain necklace => !1210

@ horse-live
en: live horse; horse + purebred|thoroughbred|breeding|gelding|stallion|mare|foal|slaughter|live|racehorse; live pony; racehorse; riding horse live; purebred breeding horse; thoroughbred; broodmare
de: Pferd = horse + lebend|Zuchttier|reinrassig|Schlachtung; Zuchtpferd = breeding horse; Rennpferd = racehorse; Reitpferd = riding horse
fr: cheval = horse + vivant|reproducteur|course|boucherie; chevaux vivants = live horses; cheval de course = racehorse
es: caballo = horse + vivo|reproductor|raza; caballos vivos = live horse; yegua = mare + viva|cría
it: cavallo = horse + vivo|razza|riproduttore; cavalli vivi = live horse
nl: paard = horse + levend|fokdier|slacht; renpaard = racehorse
pl: koń = horse + żywy|hodowlany|rzeźny; konie żywe = live horses
pt: cavalo = horse + vivo|reprodutor|raça; cavalos vivos = live horses
not: horse meat; horse tack; toy horse; horse figurine; rocking horse; horse rug; horse painting; thoroughbred shirt
  kind=purebred -> 010121 ~.3
  * -> 010129
t: thoroughbred race horse live gelding => 010129
t: purebred breeding horses live => 010121
t: horse saddle leather => !0101

@ houseplant
en: houseplant; house plant; indoor plant; live plant; monstera deliciosa; monstera plant; pothos plant; snake plant; spider plant; peace lily plant; philodendron plant; orchid plant; phalaenopsis; phalaenopsis orchid; succulent plant; succulent; live succulent; echeveria; cactus plant; live cactus; aloe vera plant; bonsai tree; bonsai plant; air plant; tillandsia; venus fly trap plant; carnivorous plant; pitcher plant; fern plant; ficus plant; rubber plant; zz plant; calathea; anthurium plant; alocasia; hoya plant; jade plant; money tree plant; dracaena; palm plant; lithops; bromeliad plant; begonia plant; african violet plant; string of pearls plant; potted plant; syngonium; sansevieria; potted orchid; haworthia; peperomia plant; desert rose plant; adenium plant; terrarium plant; lucky bamboo; poinsettia; cyclamen plant
de: Zimmerpflanze; Sukkulente; Bonsai; Bonsaibaum; Kaktus + Pflanze|echt|lebend|Mischung; Orchidee; Topfpflanze; Grünpflanze; Monstera; Aloe Vera Pflanze; Luftpflanze; Venusfliegenfalle; Weihnachtsstern Pflanze
fr: plante d'intérieur; plante verte; plante grasse; succulente; bonsaï; cactus + plante|vivant|pot; orchidée; plante en pot; plante carnivore; aloe vera plante
es: planta de interior; suculenta; bonsái; cactus + planta|vivo|maceta; orquídea; planta en maceta; planta carnívora; planta de aloe vera
it: pianta da interno; pianta grassa; succulenta; bonsai; cactus + pianta|vivo|vaso; orchidea; pianta in vaso; pianta carnivora
nl: kamerplant; vetplant; bonsai; cactus + plant|levend|mix; orchidee; potplant; vleesetende plant
pl: roślina doniczkowa; sukulent; bonsai; kaktus + roślina|żywy|doniczka; storczyk; roślina owadożerna; kwiat doniczkowy
pt: planta de interior; suculenta; bonsai; cacto + planta|vivo|vaso; orquídea; planta em vaso; planta carnívora; planta suculenta
not: succulent pot; bonsai pot; bonsai tool; bonsai wire; bonsai soil; orchid pot; orchid stake; orchid bark; plant stand; plant pot; succulent planter; succulent seeds; bonsai scissors; orchid fertilizer; succulent candle; monstera print; monstera leaf print; succulent soil; monstera shirt; snake plant print; orchid hair clip; orchid necklace; orchid clips; bonsai training; orchid extract; orchid perfume; bonsai kit; plant light; orchidee artificielle; succulent earring; cactus mug; plant terrarium container
  "lego" -> 950300
  kind=artificial-plant -> 670290 ~.1
  "seed|semilla|seme|sementi|semente" -> 120999
  "seeds" -> 120999
  "samen" -> 120999
  "graines" -> 120999
  "semillas" -> 120999
  "semi" -> 120999
  "zaden" -> 120999
  "nasiona" -> 120999
  "sementes" -> 120999
  "poster" -> 491191
  * -> 060290
t: monstera deliciosa plant in 14 cm pot => 060290
t: live succulents 10 pack rooted => 060290
t: artificial succulent plastic => !0602
t: succulent planter ceramic => !0602

@ insect-live
en: live insect; live cricket; live mealworm; live waxworm; live superworm; ladybug + live|larvae|release; ladybird larvae; live ladybugs; live ant; ant colony; queen ant; live butterfly; butterfly chrysalis; caterpillar + live|kit|larvae; dubia roach; live locust; silkworm + live|egg; black soldier fly larvae; fruit fly culture; praying mantis + live|egg|ootheca; live stick insect; feeder insects; live feeder insect; live maggots; predatory mites; beneficial insects
de: Heimchen lebend; lebende Grillen; Mehlwürmer + lebend; Marienkäfer + lebend|Larven; Ameisenkolonie; Futterinsekten; Gottesanbeterin + lebend; Ameisenkönigin
fr: insecte vivant; grillon vivant; vers de farine vivants; coccinelle + vivante|larves; colonie de fourmis; reine fourmi; mante religieuse vivante
es: insecto vivo; grillo vivo; tenebrio vivo; mariquita + viva|larvas; colonia de hormigas; hormiga reina
it: insetto vivo; grillo vivo; tarme della farina vive; coccinella + viva|larve; colonia di formiche
nl: levende krekels; levende meelwormen; lieveheersbeestjes + levend|larven; mierenkolonie
pl: żywe świerszcze; mączniki żywe; biedronki + żywe|larwy; kolonia mrówek; owad żywy
pt: inseto vivo; grilo vivo; tenébrio vivo; joaninha + viva|larvas; colónia de formigas
not: cricket bat; ant farm; ant killer
  state=dried -> 051199 ~.02
  state=frozen -> 051199 ~.02
  "mite" -> 010690
  "mites" -> 010690
  * -> 010649
t: live crickets 500 feeder insects => 010649
t: ant colony with queen messor barbarus => 010649
t: edible crickets roasted => !0106

@ linseed
en: linseed; flaxseed; flax seed; golden flaxseed; brown flaxseed; golden linseed; ground flaxseed; organic flaxseed; milled linseed
de: Leinsamen; Leinsaat; Goldleinsamen
fr: graines de lin; lin brun graines
es: semillas de lino; linaza; lino dorado
it: semi di lino
nl: lijnzaad; lijnzaden; vlaszaad
pl: siemię lniane; nasiona lnu; len złocisty
pt: linhaça; sementes de linhaça; sementes de linho
not: linseed oil; flaxseed oil; linseed putty; flaxseed pillow; flaxseed gel; flaxseed eye pillow; linseed soap; linseed cake; linseed meal; linseed heating pad; flaxseed extract
  "ground|molido|macinato|moído" -> 120890 ~.9
  "milled" -> 120890
  "meal" -> 120890
  * -> 120400
t: brown linseed 500 g => 120400
t: linseed oil for wood => !1204

@ mammal-pet-live
en: live dog; live puppy; puppy + live|purebred|pedigree|weeks; live cat; live kitten; kitten + live|purebred|pedigree|weeks; live hamster; live guinea pig; hamster + live; guinea pig + live; live mouse animal; live rat; laboratory mice; laboratory rat; feeder mice live; chinchilla + live; ferret + live; live mink; live deer; hedgehog + live; sugar glider live; gerbil + live; live elephant; live tiger; zoo mammal; live fox; live kangaroo; live mammal
de: Hund = dog + lebend; Welpe = puppy + lebend|reinrassig; Katze = cat + lebend; Hamster = hamster + lebend; Meerschweinchen = guinea pig + lebend; Labormäuse = laboratory mice; Frettchen = ferret + lebend
fr: chien = dog + vivant; chiot = puppy + vivant|race; chat = cat + vivant; chaton = kitten + vivant|race; hamster vivant = live hamster; cobaye vivant = live guinea pig; souris de laboratoire = laboratory mice
es: perro = dog + vivo; cachorro = puppy + vivo|raza; gato = cat + vivo; hámster vivo = live hamster; cobaya viva = live guinea pig; ratones de laboratorio = laboratory mice
it: cane = dog + vivo; cucciolo = puppy + vivo|razza; gatto = cat + vivo; criceto vivo = live hamster; topi da laboratorio = laboratory mice
nl: hond = dog + levend; levende puppy = live puppy; kat = cat + levend; levende hamster = live hamster; laboratoriummuizen = laboratory mice
pl: pies = dog + żywy; szczenię = puppy + żywe|rasowe; kot = cat + żywy; chomik żywy = live hamster; myszy laboratoryjne = laboratory mice
pt: cão = dog + vivo; filhote = young animal + vivo|raça; gato = cat + vivo; hamster vivo = live hamster; ratos de laboratório = laboratory rats
  * -> 010619
t: live puppy golden retriever 10 weeks => 010619
t: laboratory mice => 010619
t: dog collar for puppy => !0106

@ marine-mammal-live
en: live dolphin; live whale; live sea lion; live seal animal; live walrus; live manatee; whale + live; dolphin + live
de: Delfin + lebend; Seelöwe + lebend
fr: dauphin vivant; otarie vivante
es: delfín vivo; león marino vivo
it: delfino vivo; leone marino vivo
nl: levende dolfijn
pl: delfin żywy
pt: golfinho vivo; leão marinho vivo
  * -> 010612
t: live dolphin => 010612
t: dolphin necklace silver => !0106

@ meal-feed-animal
en: meat and bone meal; meat meal; pellets of fish; meals and pellets of fish; pellets of meat; meals and pellets of meat; poultry meal feed; fish meal; fishmeal; greaves; shrimp meal feed; krill meal; insect meal feed; offal meal; poultry by product meal; squid liver meal; fish pellets feed raw material; feather and bone meal mix; anchovy meal; cracklings feed
de: Fischmehl = fish meal; Fleischmehl = meat meal; Tiermehl = animal meal; Grieben Futter = greaves feed; Krillmehl = krill meal; Geflügelmehl = poultry meal
fr: farine de poisson = fish meal; farine de viande = meat meal; farines animales = animal meals; farine de krill = krill meal
es: harina de pescado = fish meal; harina de carne = meat meal; harina de krill = krill meal; chicharrones pienso = cracklings feed
it: farina di pesce = fish meal; farina di carne = meat meal; farina di krill = krill meal; ciccioli mangime = greaves feed
nl: vismeel = fish meal; vleesmeel = meat meal; diermeel = animal meal; krillmeel = krill meal
pl: mączka rybna = fish meal; mączka mięsno kostna = meat and bone meal; mączka z kryla = krill meal
pt: farinha de peixe = fish meal; farinha de carne = meat meal; farinha de carne e ossos = meat and bone meal; farinha de krill = krill meal
not: fish meal edible; meat meal prep; fish meal plant; fishmeal machine
  "fish|pez" -> 230120
  "fishmeal" -> 230120
  "shrimp" -> 230120
  "krill" -> 230120
  "squid" -> 230120
  "anchovy" -> 230120
  "fischmehl" -> 230120
  "krillmehl" -> 230120
  "poisson" -> 230120
  "pescado" -> 230120
  "pesce" -> 230120
  "vismeel" -> 230120
  "krillmeel" -> 230120
  "rybna" -> 230120
  "kryla" -> 230120
  "peixe" -> 230120
  * -> 230110
t: fishmeal 65% protein feed => 230120
t: meat and bone meal 50 kg => 230110
t: bone meal fertiliser => !2301

@ medicinal-plant
en: medicinal herb; medicinal plant dried; licorice root; liquorice root; echinacea herb; echinacea root; valerian root; ashwagandha root; ashwagandha powder; turkey rhubarb; ginkgo leaf; ginkgo biloba leaves; senna leaf; senna pod; marshmallow root; nettle leaf dried; nettle root; dandelion root; dandelion leaf; burdock root; calendula flower; dried calendula; rose bud dried; dried rose buds; dried rose petals; rose petal tea grade; dried lavender flowers; lavender bud; lavender buds dried; dried jasmine flowers; jasmine flower dried; butterfly pea flower; dried butterfly pea; elderflower dried; linden flower; mullein leaf; blue lotus flower; blue lotus; kratom; kratom powder; kava root; kava powder; mugwort dried; mugwort; wormwood herb; damiana; tonka bean; sandalwood chip; sandalwood powder; patchouli leaf; vetiver root; orris root; pyrethrum flower; derris root; cinchona bark; willow bark; slippery elm; neem leaf; neem powder; moringa leaf; moringa powder; saw palmetto berry; astragalus root; angelica root; dong quai; chinese herb; traditional chinese medicine herb; tcm herb; hemp flower; cbd flower; cannabis flower; mistletoe herb dried; st johns wort herb; yarrow herb; lemon verbena leaf; eucalyptus leaf dried; sarsaparilla root; gentian root; comfrey root; gotu kola; brahmi powder; tulsi leaf; holy basil dried; triphala powder; amla powder; shatavari powder; guduchi; bhringraj powder; shikakai powder; hawthorn berry dried; lobelia herb; passionflower herb; skullcap herb; raspberry leaf dried; cistus herb; horsetail herb; milk thistle seed; blessed thistle; cascara bark; catuaba; guarana powder; maca root; muira puama; chaga mushroom; reishi mushroom dried; cordyceps dried; lions mane dried; cornflower petals; dried orange blossom; catnip dried; dried catnip; catnip + dried|organic|loose|herb|leaf; silvervine; matatabi; herb bundle; smoking herb; coltsfoot; bay cedar bundle; witch hazel leaf; bearberry leaf; nettle powder; spearmint dried leaves; peppermint leaves dried; hyssop herb; mate herb dried medicinal; aloe leaf dried; ayahuasca vine
de: Heilpflanze = medicinal plant; Heilkraut = medicinal herb; Heilkräuter = medicinal herbs; Süßholzwurzel = liquorice root; Baldrianwurzel = valerian root; Echinacea Kraut = echinacea herb; Ginkgoblätter = ginkgo leaf; Sennesblätter = senna leaf; Brennnesselblätter = nettle leaf; Löwenzahnwurzel = dandelion root; Ringelblumenblüten = calendula flower; Rosenblüten getrocknet = dried rose petal; Rosenknospen = rose bud; Lavendelblüten = lavender flower; Jasminblüten = jasmine flower; Holunderblüten = elderflower; Lindenblüten = linden blossom; Beifuß = mugwort; Wermutkraut = wormwood herb; Tonkabohne = tonka bean; Katzenminze = catnip + getrocknet|lose; Hanfblüten = hemp flower; CBD Blüten = cbd flower; Weidenrinde = willow bark; Eibischwurzel = marshmallow root; Moringapulver = moringa powder; Ashwagandha Pulver = ashwagandha powder; Königskerze = mullein; Mariendistelsamen = milk thistle seed; Kornblumenblüten = cornflower petal; Arzneipflanze = medicinal plant
fr: plante médicinale = medicinal plant; racine de réglisse = liquorice root; bâton de réglisse = liquorice stick; racine de valériane = valerian root; feuilles de ginkgo = ginkgo biloba leaves; feuilles de séné = senna leaves; feuilles d'ortie = nettle leaves; racine de pissenlit = dandelion root; fleurs de souci = marigold flowers; boutons de rose = rose buds; pétales de rose séchés = dried rose petals; fleurs de lavande = lavender flowers; fleurs de jasmin = jasmine flowers; fleurs de sureau = elderflowers; fleurs de tilleul = linden flowers; armoise = mugwort; absinthe plante = wormwood plant; fève tonka = tonka bean; herbe à chat séchée = dried catnip; fleur de cbd = cbd flower; fleurs de chanvre = hemp flowers; poudre de moringa = moringa powder; poudre d'ashwagandha = ashwagandha powder; plantes aromatiques séchées = dried aromatic plants; bleuet pétales = cornflower petals
es: planta medicinal = medicinal plant; raíz de regaliz = liquorice root; raíz de valeriana = valerian root; hojas de sen = senna leaf; hojas de ginkgo = ginkgo leaf; ortiga seca = nettle leaf dried; diente de león raíz = dandelion root; flores de caléndula = calendula flower; pétalos de rosa secos = dried rose petal; capullos de rosa = rose bud; flores de lavanda = lavender flower; flores de jazmín = jasmine flower; flor de saúco = elderflower; tila flores = linden flower; artemisa = mugwort; haba tonka = tonka bean; hierba gatera seca = dried catnip; flores de cbd = cbd flower; flor de cáñamo = hemp flower; moringa en polvo = moringa powder; ashwagandha en polvo = ashwagandha powder; hierbas medicinales = medicinal herb
it: pianta medicinale = medicinal plant; radice di liquirizia = liquorice root; radice di valeriana = valerian root; foglie di senna = senna leaf; foglie di ginkgo = ginkgo leaf; ortica essiccata = dried nettle; tarassaco radice = dandelion root; fiori di calendula = calendula flower; petali di rosa essiccati = dried rose petal; boccioli di rosa = rose bud; fiori di lavanda = lavender flower; fiori di gelsomino = jasmine flower; fiori di sambuco = elderflower; fiori di tiglio = linden flower; artemisia = mugwort; fava tonka = tonka bean; erba gatta essiccata = dried catnip; infiorescenze cbd = cbd flower; fiori di canapa = hemp flower; moringa in polvere = moringa powder; erbe officinali = medicinal herb
nl: geneeskrachtig kruid = medicinal herb; zoethoutwortel = liquorice root; valeriaanwortel = valerian root; ginkgobladeren = ginkgo leaves; sennabladeren = senna leaves; brandnetelblad = nettle leaf; paardenbloemwortel = dandelion root; goudsbloem gedroogd = dried calendula; rozenblaadjes gedroogd = dried rose petals; rozenknopjes = rose buds; lavendelbloemen = lavender flowers; jasmijnbloemen = jasmine flowers; vlierbloesem gedroogd = dried elderflower; lindebloesem = linden blossom; bijvoet = mugwort; tonkaboon = tonka bean; kattenkruid = catnip + gedroogd|los; cbd bloemen = cbd flowers; moringapoeder = moringa powder; ashwagandha poeder = ashwagandha powder
pl: zioła lecznicze = medicinal herbs; korzeń lukrecji = licorice root; korzeń kozłka = valerian root; liść miłorzębu = ginkgo leaf; liść senesu = senna leaf; liść pokrzywy = nettle leaf; pokrzywa suszona = dried nettle; korzeń mniszka = dandelion root; kwiat nagietka = marigold flower; płatki róży suszone = dried rose petals; pąki róży = rose buds; kwiat lawendy = lavender flower; kwiat jaśminu = jasmine flower; kwiat bzu czarnego = elderflower; kwiat lipy = linden flower; bylica = mugwort; piołun = wormwood; fasola tonka = tonka bean; kocimiętka = catnip + suszona|ziele; susz konopny = dried hemp; susz cbd = dried cbd hemp; moringa w proszku = moringa powder; ashwagandha w proszku = ashwagandha powder; ziele suszone = dried herb; wiązówka = meadowsweet
pt: planta medicinal = medicinal plant; raiz de alcaçuz = liquorice root; raiz de valeriana = valerian root; folhas de sene = senna leaves; folhas de ginkgo = ginkgo leaves; urtiga seca = dried nettle; raiz de dente de leão = dandelion root; flores de calêndula = calendula flowers; pétalas de rosa secas = dried rose petals; botões de rosa = rose buds; flores de lavanda = lavender flowers; flores de jasmim = jasmine flowers; flor de sabugueiro = elderflower; flor de tília = linden flower; artemísia = mugwort; fava tonka = tonka bean; erva gateira = catnip; flores de cbd = cbd flowers; moringa em pó = moringa powder; ashwagandha em pó = ashwagandha powder; ervas medicinais = medicinal herbs
not: licorice root toothpick; tonka bean perfume; tonka bean fragrance; lavender buds candle; rose petals artificial; calendula cream; calendula oil; calendula soap; neem oil; moringa oil; kava tea; licorice extract; valerian extract; echinacea drops; echinacea tablets; ashwagandha capsule; ashwagandha tablet; moringa capsule; ginkgo tablet; moringa tea; catnip toy; catnip spray; catnip ball; catnip plush; silvervine stick toy; guarana drink; sandalwood soap; sandalwood powder mask; eucalyptus leaf artificial; jasmine flower oil; blue lotus oil; amla oil; butterfly pea powder; mugwort cream; mugwort toner; mugwort mask; mugwort essence; mugwort cleanser; moxa; vetiver essential oil; vetiver perfume; patchouli oil; elderberry syrup; cordyceps capsule; reishi capsule; sandalwood perfume; moringa seeds planting; milk thistle capsule; nettle shampoo; dandelion root capsule; cbd flower oil; willow bark extract; wormwood essential oil; sandalwood beads; sandalwood bracelet; sandalwood incense; blue lotus tea; aloe vera gel; marshmallow root extract; artemisia lampada; calendula seed; flores de jasmim artificial; flores de lavanda artificiais; fiori di lavanda artificiali
  kind=artificial-plant -> 670290 ~.01
  "capsules" -> 210690
  "tablets" -> 210690
  "tincture" -> 210690
  * -> 121190
t: dried lavender buds 100g => 121190
t: licorice root sticks 250 g => 121190
t: dried rose petals 50g for bath => 121190
t: ashwagandha root powder organic => 121190
t: ashwagandha capsules 120 => !1211

@ narcotic-plant
en: coca leaf; coca leaves; poppy straw; opium poppy head; dried poppy pods; poppy pod; ephedra herb; ma huang; african cherry bark; prunus africana bark; pygeum bark; opium raw; ephedra sinica
de: Kokablatt; Kokablätter; Mohnstroh; Ephedrakraut; Afrikanische Kirsche Rinde; Opium
fr: feuille de coca; paille de pavot; éphédra; écorce de prunier d'afrique; opium
es: hoja de coca; paja de adormidera; efedra; corteza de ciruelo africano; opio
it: foglia di coca; paglia di papavero; efedra; corteccia di prunus africana; oppio
nl: cocablad; papaverstro; ephedra kruid; opium
pl: liść koki; słoma makowa; przęśl; kora śliwy afrykańskiej; opium
pt: folha de coca; palha de papoila; efedra; casca de pygeum; ópio
not: opium perfume; black opium
  "opium": "poppy" 121140; * 130211
  "opio" -> 130211
  "oppio" -> 130211
  "ópio" -> 130211
  "coca" -> 121130
  "koka" -> 121130
  "kokablatt" -> 121130
  "kokablätter" -> 121130
  "cocablad" -> 121130
  "koki" -> 121130
  "ephedra" -> 121150
  "huang" -> 121150
  "ephedrakraut" -> 121150
  "éphédra" -> 121150
  "efedra" -> 121150
  "przęśl" -> 121150
  "bark" -> 121160
  "rinde" -> 121160
  "écorce" -> 121160
  "corteza" -> 121160
  "corteccia" -> 121160
  "kora" -> 121160
  "casca" -> 121160
  * -> 121140
t: dried poppy straw => 121140
t: ma huang herb dried => 121150
t: black opium perfume => !1211

@ oil-cake
en: oil cake; oilcake; soybean meal; soya bean meal; soybean cake; soya meal; groundnut meal cake; peanut cake; peanut meal feed; cottonseed meal; cottonseed cake; linseed cake; linseed meal; sunflower meal; sunflower seed cake; sunflower cake; rapeseed meal; canola meal; rapeseed cake; copra meal; copra cake; coconut meal feed; palm kernel cake; palm kernel expeller; palm kernel meal; sesame cake; olive pomace cake; olive cake; mustard cake; hemp seed cake; maize germ cake; camellia seed meal; tea seed meal; extraction meal oilseed; pressed cake + seed|oil|feed
de: Sojaschrot = soybean meal; Sojakuchen = soybean cake; Sojaextraktionsschrot = soybean meal; Rapsschrot = rapeseed meal; Rapskuchen = rapeseed cake; Sonnenblumenschrot = sunflower meal; Leinkuchen = linseed cake; Ölkuchen = oil cake; Palmkernkuchen = palm kernel cake; Kopraschrot = copra meal; Erdnusskuchen = peanut cake
fr: tourteau de soja = soybean cake; tourteau de colza = rapeseed cake; tourteau de tournesol = sunflower cake; tourteau de lin = linseed cake; tourteau d'arachide = peanut cake; tourteau de coprah = copra cake; tourteau de palmiste = palm kernel cake
es: harina de soja pienso = soybean meal; torta de soja = soybean cake; torta de girasol = sunflower cake; torta de colza = rapeseed cake; torta oleaginosa = oil cake; orujo de oliva = olive pomace; torta de palmiste = palm kernel cake; torta de lino = linseed cake; turtó = oil cake
it: farina di estrazione di soia = soybean meal; panello di soia = soybean cake; panello di girasole = sunflower cake; panello di colza = rapeseed cake; panello di lino = linseed cake; panelli = oil cake; sansa di oliva = olive pomace; panello di palmisti = palm kernel cake
nl: sojaschroot = soybean meal; raapschroot = rapeseed meal; zonnebloemschroot = sunflower meal; lijnkoek = linseed cake; perskoek = press cake; palmpitschilfers = palm kernel expeller; raapkoek = rapeseed cake
pl: śruta sojowa = soybean meal; śruta rzepakowa = rapeseed meal; makuch rzepakowy = rapeseed cake; makuch = oil cake; śruta słonecznikowa = sunflower meal; makuch lniany = linseed cake; wytłoki oleiste = oil cake
pt: farelo de soja = soybean meal; bagaço de soja = soybean cake; torta de girassol oleaginosa = sunflower cake; bagaço de colza = rapeseed cake; bagaço de girassol = sunflower cake; torta de palmiste = palm kernel cake; bagaço de azeitona = olive pomace; farelo de algodão = cottonseed meal
not: soybean meal flour food; oil cake machine; tourteau fromager; tourteau crabe; torta de soja receta; crabe tourteau
  "cottonseed" -> 230610
  "algodão" -> 230610
  "linseed|linaza|semi di lino|linhaça" -> 230620
  "leinkuchen" -> 230620
  "lin" -> 230620
  "lino" -> 230620
  "lijnkoek" -> 230620
  "lniany" -> 230620
  "sunflower" -> 230630
  "sonnenblumenschrot" -> 230630
  "tournesol" -> 230630
  "girasol" -> 230630
  "girasole" -> 230630
  "zonnebloemschroot" -> 230630
  "słonecznikowa" -> 230630
  "girassol" -> 230630
  "high erucic" -> 230649
  "rapeseed" -> 230641
  "canola" -> 230641
  "rapsschrot" -> 230641
  "rapskuchen" -> 230641
  "colza" -> 230641
  "raapschroot" -> 230641
  "raapkoek" -> 230641
  "rzepakowa" -> 230641
  "rzepakowy" -> 230641
  "copra" -> 230650
  "coconut|coco|cocco" -> 230650
  "kopraschrot" -> 230650
  "coprah" -> 230650
  "palm" -> 230660
  "palmkernkuchen" -> 230660
  "palmiste" -> 230660
  "palmisti" -> 230660
  "palmpitschilfers" -> 230660
  "peanut|cacahuete|cacahuate|maní|amendoim" -> 230500
  "groundnut|cacahuete|amendoim" -> 230500
  "erdnusskuchen" -> 230500
  "arachide" -> 230500
  "soy" -> 230400
  "soya" -> 230400
  "soybean" -> 230400
  "sojaschrot" -> 230400
  "sojakuchen" -> 230400
  "sojaextraktionsschrot" -> 230400
  "soja" -> 230400
  "soia" -> 230400
  "sojaschroot" -> 230400
  "sojowa" -> 230400
  * -> 230690
t: soybean meal 46% protein => 230400
t: rapeseed meal feed => 230641
t: palm kernel cake => 230660
t: sesame cake pressed feed => 230690
t: linseed oil => !2306

@ oil-seed-other
en: sesame seed; white sesame seeds; black sesame seed; hulled sesame; mustard seed; yellow mustard seed; brown mustard seeds; poppy seed; blue poppy seed; hemp seed; shelled hemp seed; hemp heart; chia seed; black chia seeds; white chia seed; castor seed; castor bean; safflower seed; melon seed; egusi; egusi seeds; watermelon seed kernel; cottonseed; cotton seed raw; palm nut; palm kernel; shea nut; niger seed; nyjer seed; perilla seed; kenaf seed; copra; desiccated copra; camelina seed; oil seed; tiger seed oilseed; evening primrose seed; grape seed whole; teff oilseed
de: Sesam = sesame; Sesamsamen = sesame seed; Senfkörner = mustard seed; Senfsaat = mustard seed; Mohn = poppy seed + Samen|blau|kg|ganz; Mohnsamen = poppy seed; Hanfsamen = hemp seed; Hanfherzen = hemp heart; Chiasamen = chia seed; Chia Samen = chia seed; Rizinussamen = castor seed; Saflorsamen = safflower seed; Baumwollsaat = cottonseed; Palmkerne = palm kernel; Kopra = copra; Sheanüsse = shea nut; Ölsaaten = oilseed
fr: graines de sésame = sesame seeds; sésame = sesame + graines|blanc|noir|doré; graines de moutarde = mustard seeds; graines de pavot = poppy seeds; pavot bleu graines = blue poppy seeds; graines de chanvre = hemp seeds; chanvre décortiqué = shelled hemp seed; graines de chia = chia seeds; graines de ricin = castor seeds; graines de carthame = safflower seeds; graines de coton = cotton seeds; palmistes = palm kernels; coprah = copra; noix de karité = shea nuts
es: semillas de sésamo = sesame seed; sésamo = sesame seed + semillas|blanco|negro|tostado; semillas de mostaza = mustard seed; semillas de amapola = poppy seed; semillas de cáñamo = hemp seed; semillas de chía = chia seed; semillas de ricino = castor seed; semillas de cártamo = safflower seed; semilla de algodón = cotton seed; nuez de palma = palm nut; copra = copra; ajonjolí = sesame seed; chía = chia seed + semillas|orgánica
it: semi di sesamo = sesame seed; sesamo = sesame + semi|bianco|nero; semi di senape = mustard seed; semi di papavero = poppy seed; semi di canapa = hemp seed; semi di chia = chia seed; semi di ricino = castor seed; semi di cartamo = safflower seed; semi di cotone = cotton seed; palmisti = palm kernel; noci di karité = shea nut
nl: sesamzaad = sesame seed; mosterdzaad = mustard seed; maanzaad = poppy seed; hennepzaad = hemp seed; chiazaad = chia seed; ricinuszaad = castor seed; saffloerzaad = safflower seed; katoenzaad = cottonseed; palmpitten = palm kernels; kopra = copra; sheanoten = shea nuts
pl: sezam = sesame; nasiona sezamu = sesame seeds; gorczyca = mustard seed + nasiona|biała|ziarno; mak niebieski = blue poppy seed; mak = poppy seed + nasiona|niebieski|ziarno; nasiona konopi = hemp seeds; konopie łuskane = shelled hemp seed; nasiona chia = chia seeds; rącznik nasiona = castor beans; krokosz nasiona = safflower seeds; kopra = copra; nasiona bawełny = cotton seeds
pt: sementes de gergelim = sesame seeds; gergelim = sesame seed; sementes de sésamo = sesame seeds; sementes de mostarda = mustard seeds; sementes de papoila = poppy seeds; sementes de cânhamo = hemp seeds; sementes de chia = chia seeds; sementes de mamona = castor seeds; sementes de cártamo = safflower seeds; caroço de algodão = cottonseed; copra = copra; chia = chia seed + sementes|orgânica
not: sesame oil; chia oil; chia seed oil; sesame seed oil; poppy seed oil; hemp seed oil; castor oil; castor seed oil; chia pudding; chia drink; sesame street; poppy seed roll; poppy seed filling; hemp protein; copra oil; palm kernel oil; poppy seed grinder; mustard seed powder; mustard seed necklace; copra meal; cottonseed oil; cottonseed meal; poppy seed cake; sesame bar; palm kernel shell; copra cake; melon seed snack; perilla seed oil; grape seed whole extract; safflower seed oil; pasta di sesamo; chia seed capsule
  kind=sowing "cotton" -> 120721
  "sesame" -> 120740
  "sesam" -> 120740
  "sésame" -> 120740
  "sésamo" -> 120740
  "sesamsamen" -> 120740
  "sesamo" -> 120740
  "sesamzaad" -> 120740
  "sezam" -> 120740
  "sezamu" -> 120740
  "gergelim" -> 120740
  "ajonjolí" -> 120740
  "mustard" -> 120750
  "senfkörner" -> 120750
  "senfsaat" -> 120750
  "moutarde" -> 120750
  "mostaza" -> 120750
  "senape" -> 120750
  "mosterdzaad" -> 120750
  "gorczyca" -> 120750
  "mostarda" -> 120750
  "poppy" -> 120791
  "mohn" -> 120791
  "mohnsamen" -> 120791
  "pavot" -> 120791
  "amapola" -> 120791
  "papavero" -> 120791
  "maanzaad" -> 120791
  "mak" -> 120791
  "papoila" -> 120791
  "copra" -> 120300
  "kopra" -> 120300
  "coprah" -> 120300
  "castor" -> 120730
  "rizinussamen" -> 120730
  "ricin" -> 120730
  "ricino" -> 120730
  "ricinuszaad" -> 120730
  "rącznik" -> 120730
  "mamona" -> 120730
  "safflower" -> 120760
  "saflorsamen" -> 120760
  "carthame" -> 120760
  "cártamo" -> 120760
  "cartamo" -> 120760
  "saffloerzaad" -> 120760
  "krokosz" -> 120760
  "melon" -> 120770
  "watermelon" -> 120770
  "egusi" -> 120770
  "cotton" -> 120729
  "cottonseed" -> 120729
  "baumwollsaat" -> 120729
  "coton" -> 120729
  "algodón" -> 120729
  "cotone" -> 120729
  "katoenzaad" -> 120729
  "bawełny" -> 120729
  "algodão" -> 120729
  "palm" -> 120710
  "palmkerne" -> 120710
  "palmistes" -> 120710
  "palma" -> 120710
  "palmisti" -> 120710
  "palmpitten" -> 120710
  * -> 120799
t: organic white sesame seeds 1kg => 120740
t: black chia seeds 500g => 120799
t: yellow mustard seeds whole => 120750
t: blue poppy seeds => 120791
t: chia seed oil => !1207

@ ornamental-fish-live
en: ornamental fish; live betta; live betta fish; live goldfish; live koi; koi carp live; live guppy; live tropical fish; live aquarium fish; aquarium fish live; live discus; live angelfish aquarium; live neon tetra; clownfish live; live clownfish; live marine fish aquarium; live cichlid; live corydoras; live pleco; live molly fish; live platy; ornamental carp; live freshwater aquarium fish; live fish pair male female
de: Zierfisch; Zierfische; Koi + lebend; Goldfisch + lebend; Kampffisch lebend
fr: poisson d'ornement; poisson rouge vivant; carpe koï vivante; poisson d'aquarium vivant; combattant vivant
es: pez ornamental; peces ornamentales; pez betta vivo; carpa koi viva; pez dorado vivo
it: pesce ornamentale; pesci ornamentali; pesce rosso vivo; carpa koi viva; pesce combattente vivo
nl: siervis; siervissen; levende koi; levende goudvis; levende aquariumvis
pl: ryba ozdobna; ryby ozdobne; żywy bojownik; żywe karpie koi; złota rybka żywa
pt: peixe ornamental; peixes ornamentais; betta vivo; carpa koi viva; peixe dourado vivo
not: ornamental fish feed; ornamental fish food
  "marine|marino|marítimo|náutico" -> 030119
  "saltwater" -> 030119
  "clownfish" -> 030119
  "sea" -> 030119
  "reef" -> 030119
  * -> 030111
t: live betta fish male halfmoon => 030111
t: live clownfish pair reef => 030119
t: betta fish food pellets => !0301

@ pig-live
en: live pig; pig + live|breeding|purebred|slaughter|fattening; live swine; swine + live|breeding; piglet + live|feeder|weaned; live piglet; breeding sow; live hog; boar live; gilt + breeding
de: Schwein + lebend|Zuchttier|Schlachtung; Ferkel; Zuchtsau
fr: porc + vivant|reproducteur; porcelet; truie
es: cerdo + vivo|reproductor; lechón vivo; porcino vivo; cochinillo vivo
it: suino + vivo|riproduttore; maiale vivo; suinetto; scrofa
nl: varken + levend|fokdier; biggen
pl: świnia + żywa|hodowlana; trzoda chlewna
pt: porco + vivo|reprodutor; suíno vivo; leitão vivo
not: guinea pig; piggy bank; pig toy; piglet plush; trui
  kind=purebred -> 010310 ~.2
  weight<50kg -> 010391 ~.2
  "piglet" -> 010391
  "ferkel" -> 010391
  "porcelet" -> 010391
  "lechón" -> 010391
  "suinetto" -> 010391
  "biggen" -> 010391
  "prosię" -> 010391
  "leitão" -> 010391
  * -> 010392
t: live piglets weaned 8 kg => 010391
t: live slaughter pigs 110 kg => 010392
t: guinea pig cage => !0103

@ plaiting-material
en: bamboo pole; raw bamboo; bamboo stick garden; bamboo garden stake; bamboo plant stake; bamboo garden cane; rattan cane; rattan core; rattan reed; rattan peel; natural rattan; raffia fibre; natural raffia; raffia palm fiber; willow rod; willow withies; wicker willow raw; water reed; reed for thatching; thatching reed; rush for weaving; seagrass raw; esparto grass; weaving cane; cane for basket; basket reed; basketry cane; sea grass cord raw; cattail leaf; bulrush raw; osier; straw for plaiting; rye straw for weaving; banana fibre raw; water hyacinth raw; lime bast; vegetable plaiting material; river cane; rattan sticks natural; moso bamboo pole
de: Bambusstange = bamboo pole; Bambusrohr = bamboo cane; Rattanrohr = rattan cane; Peddigrohr = rattan core; Flechtrohr = weaving cane; Naturbast = natural bast; Weidenruten = willow rod; Reet = thatching reed; Schilfrohr = reed + roh|Dach; Flechtmaterial = plaiting material; Binsen = rushes + Flechten
fr: canne de bambou = bamboo cane; tige de bambou = bamboo stem; perche bambou = bamboo pole; rotin brut = raw rattan; moelle de rotin = rattan core; raphia = raffia; raphia naturel = natural raffia; osier brut = raw willow; osier = willow + brins|vannerie; roseau = reed + chaume; matière à tresser = plaiting material
es: tutor de bambú = bamboo stake; vara de bambú = bamboo pole; ratán natural = natural rattan; médula de ratán = rattan core; rafia natural = natural raffia; rafia = raffia + natural|fibra|kg; mimbre en rama = raw wicker; mimbre = wicker + varas; caña natural = natural reed; esparto = esparto grass; junco = rush + cestería
it: palo di bambù = bamboo pole; bastone di bambù = bamboo stick; midollino = rattan core; giunco = rush; canna d'india = rattan cane; rafia = raffia; rafia naturale = natural raffia; vimini = wicker + rami|intreccio; materiale da intreccio = plaiting material
nl: bamboe stokken = bamboo sticks; bamboepaal = bamboo pole; rotan ruw = raw rattan; pitriet = rattan core; raffia = raffia; natuurraffia = natural raffia; wilgentenen = willow rod; dakriet = thatching reed; vlechtmateriaal = weaving material
pl: rattan surowy = raw rattan; rafia = raffia; rafia naturalna = natural raffia; wiklina = wicker; pręty wiklinowe = wicker rods; trzcina = reed + dach|strzecha; materiał do wyplatania = plaiting material
pt: vara de bambu = bamboo pole; rattan natural = natural rattan; junco natural = natural rush; ráfia natural = natural raffia; ráfia = raffia; vime = wicker + varas; taboa = cattail; material para entrançar = plaiting material
not: bamboo pole hanging; bamboo pole fishing; raffia hat; raffia bag; raffia yarn paper; raffia ribbon; paper raffia; raffia skirt; raffia basket; raffia paper; bamboo cane furniture; bamboo cane chair; pole vault; cane webbing; raffia fabric; rattan chair; natural rattan basket; raffia slippers; sombrero rafia; bolso rafia; borsa rafia; sac raphia; natural rattan lamp; raffia tote; raffia shoes; rafia cinta; bamboo cane handle; raffia sandals; wiklina kosz; cesto giunco; kosz wiklina
  main: plastic 392690 ~.02; paper 482390 ~.01; base-metal 732690 ~.01
  "bamboo": "stake" 140110; * 140110
  "bambus" -> 140110
  "bambusstab" -> 140110
  "bambusstange" -> 140110
  "bambusrohr" -> 140110
  "bambou" -> 140110
  "bambú" -> 140110
  "bambù" -> 140110
  "bamboestok" -> 140110
  "bamboe" -> 140110
  "bamboepaal" -> 140110
  "bambusowa" -> 140110
  "bambusowe" -> 140110
  "bambu" -> 140110
  "rattan" -> 140120
  "rattanrohr" -> 140120
  "peddigrohr" -> 140120
  "rotin" -> 140120
  "ratán" -> 140120
  "midollino" -> 140120
  "canna d'india" -> 140120
  "rotan" -> 140120
  "pitriet" -> 140120
  "basket reed" -> 140120
  "weaving cane" -> 140120
  "basketry" -> 140120
  "cane for" -> 140120
  * -> 140190
t: raw moso bamboo pole 3 m => 140110
t: natural raffia 1 kg craft => 140190
t: rattan core 3mm basket weaving => 140120
t: straw raffia bag women => !1401

@ plant-cutting
en: plant cutting; unrooted cutting; cuttings + unrooted|plant|pothos|geranium|succulent|willow|chrysanthemum|monstera; plant slip; unrooted slips; scion wood; grafting scion; budwood; sweet potato slips; willow cuttings
de: Steckling; Stecklinge unbewurzelt; Edelreiser
fr: bouture; boutures non racinées; greffon
es: esqueje; esquejes sin enraizar; injerto vara
it: talea; talee senza radici; marza
nl: stekken onbeworteld; stekjes plant; enthout
pl: sadzonki nieukorzenione; zrazy; sztobry
pt: estaca sem raiz; estacas de plantas; garfo enxerto
not: plant cutting propagation; propagation station; cutting board; rooted cutting; cuttings propagation tray; cuttings gel; bouture support
  "rooted" -> 060290
  * -> 060210
t: unrooted geranium cuttings 100 => 060210
t: plant cutting propagation station glass => !0602

@ plant-extract-extra
en: liquorice extract paste; licorice block; aloe vera juice concentrate powder; vanilla oleoresin; ephedra extract; hops extract co2; turmeric extract 95; curcumin powder 95; boswellia extract; bacopa extract; hemp extract isolate; papaya latex; manna extract; quassia extract; vegetable sap; birch sap raw; maitake extract; lions mane extract powder; fenugreek extract powder
de: Pflanzensaft Extrakt; Vanilleoleoresin; Pyrethrumextrakt; Süßholzextrakt; Grünteeextrakt; Kurkumaextrakt; Mariendistelextrakt
fr: oléorésine de vanille; extrait de pyrèthre; suc de réglisse; extrait de thé vert; extrait de curcuma
es: oleorresina de vainilla; extracto de piretro; extracto de cúrcuma
it: oleoresina di vaniglia; estratto di piretro; estratto di curcuma
nl: vanille-oleohars; pyrethrumextract; groene thee extract; kurkuma extract
pl: oleożywica waniliowa; ekstrakt z zielonej herbaty; ekstrakt z kurkumy; oleożywica
pt: oleorresina de baunilha; extrato de chá verde; extrato de cúrcuma
not: green tea extract serum; green tea extract capsule; turmeric extract capsule; licorice extract serum; green tea extract cream; extract capsules; crème extrait de thé vert
  "capsules" -> 210690
  "tablets" -> 210690
  "licorice" -> 130212
  "liquorice" -> 130212
  "süßholzextrakt" -> 130212
  "réglisse" -> 130212
  "regaliz" -> 130212
  "liquirizia" -> 130212
  "zoethoutextract" -> 130212
  "lukrecji" -> 130212
  "alcaçuz" -> 130212
  "hops" -> 130213
  "ephedra" -> 130214
  * -> 130219
t: vanilla oleoresin food grade => 130219
t: liquorice extract paste block => 130212
t: green tea extract capsules => !1302

@ plant-product-edible
en: sugar cane; sugarcane stalk; sugar beet; carob; carob pod; carob bean; chicory root; raw chicory root; dried chicory root; bee pollen; pollen granules; apricot kernel; peach kernel; bitter apricot kernel; pumpkin seed; pumpkin seed kernel; raw pumpkin seeds; pepita; pepitas; melon kernel edible; fruit kernel; lotus seed edible; lotus seed; fox nut; makhana raw; gorgon nut; tiger nut; chufa; stevia leaf dried; konjac root; fresh bee bread; bee bread; perga bee; squash seed kernel
de: Zuckerrohr = sugar cane; Zuckerrübe = sugar beet; Johannisbrot = carob; Zichorienwurzel = chicory root; Blütenpollen = flower pollen; Bienenpollen = bee pollen; Aprikosenkerne = apricot kernel; Kürbiskerne = pumpkin seed; Kürbiskern = pumpkin seed; Erdmandel = tiger nut; Lotussamen = lotus seed; Bienenbrot = bee bread
fr: canne à sucre = sugar cane; betterave à sucre = sugar beet; caroube gousse = carob pod; racine de chicorée = chicory root; pollen d'abeille = bee pollen; amandon d'abricot = apricot kernel; noyaux d'abricot = apricot stones; graines de courge = pumpkin seeds; souchet = tiger nut; pollen de fleurs = flower pollen
es: caña de azúcar = sugar cane; remolacha azucarera = sugar beet; algarroba = carob; raíz de achicoria = chicory root; polen de abeja = bee pollen; huesos de albaricoque = apricot kernel; semillas de calabaza = pumpkin seed; pipas de calabaza = pumpkin seed; chufa = tiger nut; polen = pollen
it: canna da zucchero = sugar cane; barbabietola da zucchero = sugar beet; carruba = carob; radice di cicoria = chicory root; polline d'api = bee pollen; noccioli di albicocca = apricot kernel; semi di zucca = pumpkin seed; zigolo dolce = tiger nut; polline = pollen
nl: suikerriet = sugar cane; suikerbiet = sugar beet; johannesbrood = carob; cichoreiwortel = chicory root; bijenpollen = bee pollen; abrikozenpitten = apricot kernel; pompoenpitten = pumpkin seed; aardamandel = tiger nut; stuifmeelkorrels = pollen granules
pl: trzcina cukrowa = sugar cane; burak cukrowy = sugar beet; szarańczyn = carob; korzeń cykorii = chicory root; pyłek pszczeli = bee pollen; pestki moreli = apricot kernels; pestki dyni = pumpkin seeds; migdał ziemny = tiger nut; pierzga = bee bread; pyłek kwiatowy = bee pollen
pt: cana de açúcar = sugar cane; beterraba sacarina = sugar beet; alfarroba = carob; raiz de chicória = chicory root; pólen de abelha = bee pollen; caroço de damasco = apricot kernel; sementes de abóbora = pumpkin seeds; pevides de abóbora = pumpkin seeds; chufa = tiger nut
not: pumpkin seed oil; roasted pumpkin seeds; pumpkin seeds roasted; carob gum; carob powder; carob chocolate; carob syrup; sugar cane juice; bagasse; apricot kernel oil; bee pollen capsule; chicory root roasted; pumpkin seed flour; pumpkin seed protein; pumpkin seeds for planting; sugarcane bagasse; sugar cane tableware; chicory root fiber; sugar cane plate; pollen filter; pumpkin seed butter; alfarroba em pó; lotus seed bracelet; lotus seed paste; tiger nut milk; sugar beet pulp; beet pulp; sugar beet seed; polen filtro; chicory root fibre; sugarcane juicer; makhana roasted; pollen trap; sugarcane straw; sugarcane machine; polo; polar; polos; poleas
  "sugar cane" -> 121293
  "sugarcane" -> 121293
  "zuckerrohr" -> 121293
  "canne" -> 121293
  "caña" -> 121293
  "canna" -> 121293
  "suikerriet" -> 121293
  "trzcina" -> 121293
  "cana" -> 121293
  "sugar beet" -> 121291
  "zuckerrübe" -> 121291
  "betterave" -> 121291
  "remolacha" -> 121291
  "barbabietola" -> 121291
  "suikerbiet" -> 121291
  "burak" -> 121291
  "beterraba" -> 121291
  "carob" -> 121292
  "johannisbrot" -> 121292
  "caroube" -> 121292
  "algarroba" -> 121292
  "carruba" -> 121292
  "johannesbrood" -> 121292
  "szarańczyn" -> 121292
  "alfarroba" -> 121292
  "chicory" -> 121294
  "zichorienwurzel" -> 121294
  "chicorée" -> 121294
  "achicoria" -> 121294
  "cicoria" -> 121294
  "cichoreiwortel" -> 121294
  "cykorii" -> 121294
  "chicória" -> 121294
  "tiger nut" -> 121299
  state=roasted -> 200819 ~.03
  "salted|salado|salato|salgado" -> 200819
  * -> 121299
t: raw pumpkin seeds kernels 1kg => 121299
t: bee pollen granules 500g => 121299
t: dried carob pods => 121292
t: pumpkin seed oil => !1212

@ potting-mix
en: potting mix; orchid bark potting mix; succulent potting mix; aroid mix; houseplant potting mix; potting medium; raised bed mix; carnivorous plant soil; terrarium substrate; seed starting mix; cactus potting mix; bonsai soil mix; african violet mix; growing substrate; plant substrate
de: Orchideensubstrat; Bonsaierde; Pflanzsubstrat; Zimmerpflanzenerde
fr: terreau orchidées; terreau cactus; substrat plantes
es: sustrato orquídeas; tierra para macetas; sustrato cactus; sustrato plantas
it: terriccio orchidee; substrato piante; terriccio cactus
nl: orchideeëngrond; plantensubstraat
pl: podłoże do storczyków; ziemia do kaktusów
pt: substrato orquídeas; substrato para plantas; terra para vasos
not: reptile substrate; aquarium substrate; potting mix scoop; orchid bark coarse pure
  "reptile" -> 440149
  "aquarium" -> 253090
  "peat": "pure" 270300; * 382499
  * -> 382499      # soil, peat or bark mixed with fertiliser
t: orchid bark potting mix 5l => 382499
t: potting bench wood => !3824

@ poultry-live
en: live chicken; live poultry; day old chick; live hen; laying hen; pullet; rooster + live; live rooster; live duck; duckling + live|day old|hatched|pekin; live duckling; live turkey; turkey poult; live goose; gosling + live|day old|hatched; live gosling; guinea fowl live; live guinea fowl; chicks + day old|live|broiler|layer; broiler chick; live broiler; layer chick
de: Küken = chicks; Eintagsküken = day-old chick; Legehenne = laying hen; Huhn = chicken + lebend; Hühner = chicken + lebend; Ente = duck + lebend; Gans = goose + lebend; Pute = turkey + lebend; Entenküken = duckling
fr: poussin = chick + jour|vivant; poule = hen + vivante|pondeuse; canard vivant = live duck; oie vivante = live goose; dinde vivante = live turkey; poussin d'un jour = day old chick; caneton = duckling; volaille vivante = live poultry
es: pollito = chick + día|vivo; gallina = hen + viva|ponedora; pato vivo = live duck; pavo vivo = live turkey; ganso vivo = live goose; aves de corral vivas = live poultry; patito vivo = live duckling
it: pulcino = chick + giorno|vivo; gallina = hen + viva|ovaiola; anatra viva = live duck; tacchino vivo = live turkey; oca viva = live goose; pollame vivo = live poultry
nl: kuiken = chick + eendags|levend; legkip = laying hen; eendagskuiken = day old chick; levende kip = live chicken; levende eend = live duck
pl: pisklę = chick; kurczęta = chicks + żywe|jednodniowe; kura żywa = live hen; kaczka żywa = live duck; gęś żywa = live goose; indyk żywy = live turkey; drób żywy = live poultry
pt: pintinho = chick; pinto = chick + dia|vivo; galinha viva = live hen; galinha poedeira = laying hen; pato vivo = live duck; peru vivo = live turkey; ganso vivo = live goose
not: chick toy; chick plush; duckling toy; rubber duckling; poussin doudou; pintado; pintar
  "duckling" -> 010513
  "ducklings" -> 010513
  "caneton" -> 010513
  "entenküken" -> 010513
  "poult" -> 010512
  "poults" -> 010512
  "gosling" -> 010514
  "goslings" -> 010514
  "duck" -> 010599
  "turkey": kind=day-old 010512 ~.1; * 010599
  "goose" -> 010599
  "guinea": kind=day-old 010515 ~.1; * 010599
  "ente" -> 010599
  "gans" -> 010599
  "pute" -> 010599
  "canard" -> 010599
  "oie" -> 010599
  "dinde" -> 010599
  "pato" -> 010599
  "pavo" -> 010599
  "ganso" -> 010599
  "anatra" -> 010599
  "tacchino" -> 010599
  "oca" -> 010599
  "eend" -> 010599
  "kaczka" -> 010599
  "gęś" -> 010599
  "indyk" -> 010599
  "peru" -> 010599
  "hen" -> 010594
  "hens" -> 010594
  "rooster" -> 010594
  "pullet" -> 010594
  "pullets" -> 010594
  "legehenne" -> 010594
  "huhn" -> 010594
  "gallina" -> 010594
  "galinha" -> 010594
  "poule" -> 010594
  "kura" -> 010594
  "legkip" -> 010594
  "chick" -> 010511
  "chicks" -> 010511
  "küken" -> 010511
  "eintagsküken" -> 010511
  "poussin" -> 010511
  "pollito" -> 010511
  "pulcino" -> 010511
  "kuiken" -> 010511
  "eendagskuiken" -> 010511
  "pisklę" -> 010511
  "pintinho" -> 010511
  kind=day-old -> 010511 ~.2
  * -> 010594
t: day old broiler chicks => 010511
t: live laying hens => 010594
t: turkey poults day old => 010512
t: chicken feeder plastic => !0105

@ primate-live
en: live monkey; live primate; macaque + live|laboratory; live ape; chimpanzee live; laboratory monkey
de: Affe + lebend; Makak + lebend
fr: singe vivant; primate vivant
es: mono vivo; primate vivo
it: scimmia viva; primate vivo
nl: levende aap
pl: małpa żywa
pt: macaco vivo; primata vivo
  * -> 010611
t: live macaque laboratory => 010611
t: monkey plush toy => !0106

@ rabbit-live
en: live rabbit; rabbit + live|breeding; live hare; breeding rabbit
de: Kaninchen = rabbit + lebend|Zuchttier; Hase = hare + lebend
fr: lapin = rabbit + vivant; lièvre vivant = live hare
es: conejo = rabbit + vivo; liebre viva = live hare
it: coniglio = rabbit + vivo; lepre viva = live hare
nl: konijn = rabbit + levend; levend konijn = live rabbit
pl: królik = rabbit + żywy|hodowlany; zając żywy = live hare
pt: coelho = rabbit + vivo; lebre viva = live hare
  * -> 010614
t: live rabbits for breeding => 010614
t: rabbit hutch wood => !0106

@ rapeseed
en: rapeseed; canola seed; colza seed; rape seed; canola seeds; low erucic rapeseed; high erucic rapeseed; rapeseed for crushing
de: Rapssaat; Rapssamen; Raps + Saat|Körner
fr: graines de colza; graines de navette; colza graines
es: semillas de colza; semilla de canola; colza en grano
it: semi di colza; seme di ravizzone
nl: koolzaad; raapzaad
pl: rzepak; nasiona rzepaku; rzepik nasiona
pt: sementes de colza; canola em grão; sementes de nabo silvestre
not: rapeseed oil; rapeseed meal; rapeseed honey; rapeseed cake; canola oil; rapeseed wax
  "high erucic" -> 120590
  "industrial" -> 120590
  * -> 120510
t: canola seed bulk => 120510
t: rapeseed oil cold pressed => !1205

@ reptile-live
en: live snake; live reptile; live tortoise; live turtle; turtle + live|hatchling; tortoise + live|hatchling|juvenile; live gecko; leopard gecko live; bearded dragon live; ball python live; corn snake live; live lizard; live iguana; live crocodile; chameleon + live; gecko + live|juvenile|hatchling
de: Schlange = snake + lebend; Schildkröte = turtle or tortoise + lebend; Gecko = gecko + lebend; Reptil = reptile + lebend
fr: serpent vivant = live snake; tortue vivante = live turtle; gecko vivant = live gecko; reptile vivant = live reptile
es: serpiente viva = live snake; tortuga viva = live turtle; reptil vivo = live reptile; gecko vivo = live gecko
it: serpente vivo = live snake; tartaruga viva = live turtle or tortoise; rettile vivo = live reptile; geco vivo = live gecko
nl: levende slang = live snake; levende schildpad = live turtle; levend reptiel = live reptile
pl: wąż żywy = live snake; żółw żywy = live turtle; gad żywy = live reptile; gekon żywy = live gecko
pt: cobra viva = live snake; tartaruga viva = live turtle; réptil vivo = live reptile
  * -> 010620
t: live leopard gecko juvenile => 010620
t: turtle tank filter => !0106

@ rose-plant
en: rose plant; rose bush; climbing rose; shrub rose plant; rose tree; bare root rose; potted rose; garden rose plant; rose shrub; miniature rose plant; rose rootstock; rose + grafted|ungrafted; roses + bare root|potted|bush|climbing|floribunda plant|rambling
de: Rosenstock; Rosenpflanze; Kletterrose; Strauchrose; Beetrose; Edelrose Pflanze; Rosenstrauch
fr: rosier; rosier grimpant; rosier buisson; rosier tige
es: rosal; rosal trepador; rosal planta
it: pianta di rosa; rosa rampicante; rosaio
nl: rozenstruik; klimroos; rozenplant; stamroos; klimrozen; stamrozen
pl: róża pnąca; krzew róży; róża sadzonka; krzew różany
pt: roseira; roseira trepadeira; muda de rosa
not: rose plant food; rose bush pruner; desert rose; rose bush earrings; artificial rose bush; rosal estampado; rosier artificiel
  kind=artificial-plant -> 670290 ~.03
  "seed|semilla|seme|sementi|semente" -> 120930
  "seeds" -> 120930
  * -> 060240
t: climbing rose bare root red => 060240
t: artificial rose bush silk => !0602
t: rose seeds 100 pcs => 120930

@ seaweed-industrial
en: seaweed not for food; dried algae feed; kelp meal; seaweed meal; seaweed meal fertilizer; chlorella feed grade; ascophyllum nodosum meal; algae meal; gracilaria raw; eucheuma cottonii raw; eucheuma; marimo algae; macroalgae live; chaetomorpha
de: Algenmehl; Seetangmehl; Algen Futter; Meeresalgen roh industriell
fr: farine d'algues; algues non alimentaires; goémon
es: harina de algas; algas no alimentarias; algas industriales
it: farina di alghe; alghe non alimentari
nl: zeewiermeel; algenmeel; zeewier niet voor consumptie
pl: mączka z alg; algi przemysłowe; algi paszowe
pt: farinha de algas; algas não alimentares; algas industriais
  * -> 121229
t: kelp meal 25 kg for livestock => 121229
t: nori sheets for sushi => !121229

@ sheep-live
en: live sheep; sheep + live|breeding|purebred|slaughter; live lamb; breeding ewe; ewe + live|breeding; ram + sheep|breeding live; live goat; goat + live|breeding; live kid goat
de: Schaf = sheep + lebend|Zuchttier; Lamm = lamb + lebend; Ziege = goat + lebend|Zuchttier
fr: mouton = sheep + vivant; agneau vivant = live lamb; ovin vivant = live sheep; chèvre = goat + vivante; caprin vivant = live goat; brebis = ewe + vivante
es: oveja = sheep + viva; ovino = sheep + vivo; cordero vivo = live lamb; cabra = goat + viva; caprino vivo = live goat
it: pecora = sheep + viva; ovino vivo = live sheep; agnello vivo = live lamb; capra = goat + viva
nl: schaap = sheep + levend; geit = goat + levend
pl: owca = sheep + żywa; jagnię żywe = live lamb; koza = goat + żywa
pt: ovelha = sheep + viva; ovino vivo = live sheep; cordeiro vivo = live lamb; cabra = goat + viva; caprino vivo = live goat
  "goat" -> 010420
  "ziege" -> 010420
  "chèvre" -> 010420
  "caprin" -> 010420
  "cabra" -> 010420
  "caprino" -> 010420
  "capra" -> 010420
  "geit" -> 010420
  "koza" -> 010420
  * -> 010410
t: live sheep for breeding => 010410
t: live boer goat => 010420
t: sheep wool rug => !0104

@ shell-coral-raw
en: seashell; sea shell; natural seashell; conch shell; cowrie shell natural; scallop shell; starfish dried; dried starfish; natural starfish; oyster shell; abalone shell raw; mother of pearl shell raw; nautilus shell; coral branch; natural coral; coral skeleton; raw coral; cuttlefish bone; cuttlebone; live rock aquarium; crushed coral; coral sand; sand dollar; sea urchin shell; shells + craft|natural|beach|sea|mixed|decor; crushed oyster shell; snail shell empty; hermit crab shell; trochus shell
de: Muscheln + deko|natur|basteln|gemischt|Strand; Meeresmuschel; Muschelschalen; Seestern getrocknet; Sepiaschale; Koralle roh; Austernschalen; Schneckenhaus
fr: coquillage; coquillages naturels; étoile de mer séchée; os de seiche; corail brut; coquille saint jacques vide; coquille d'huître
es: concha marina; conchas de mar; estrella de mar seca; hueso de sepia; coral en bruto; concha de ostra
it: conchiglia; conchiglie naturali; stella marina secca; osso di seppia; corallo grezzo; guscio d'ostrica
nl: zeeschelp; schelpen + decoratie|natuurlijk|zee; zeester gedroogd; sepia vogels; ruw koraal; schelpengrit
pl: muszla; muszle naturalne; muszelki + dekoracyjne|naturalne; rozgwiazda suszona; sepia dla ptaków; koral surowy
pt: concha do mar; conchas naturais; búzios; estrela do mar seca; osso de choco; coral bruto; concha de ostra
not: seashell necklace; shell bracelet; cowrie shell bracelet; seashell mold; shell bead; pasta shells; conchiglie rigate; conchiglia pasta; seashell charm; seashell candle; coral sculpture; muszla klozetowa; muszla wc; muszla toaletowa; seashell earring; seashell necklace; seashell pendant; seashell sticker; seashell pillow; seashell mould; scallop shell food; seashell decor resin; oyster shell calcium
  main: plastic 392640 ~.01; ceramic 691390 ~.01
  "drilled" -> 960190
  "polished|pulido|lucidato|polido" -> 960190
  * -> 050800
ask: main
t: natural seashells mixed 500g craft decor => 050800
t: cuttlebone for budgie => 050800
t: seashell pendant necklace => !0508

@ soybean
en: soybean; soya bean; soybeans; yellow soybean; soybean seed; organic soybeans; gmo soybeans; non gmo soybean; black soybean
de: Sojabohne = soybean; Sojabohnen = soybeans; Soja Saatgut = soybean seed
fr: fève de soja = soya bean; graines de soja = soybeans; soja jaune = yellow soybean
es: soja en grano = soybean grain; habas de soja = soybeans; grano de soja = soybean grain; frijol de soya = soybean
it: semi di soia = soybeans; fave di soia = soybeans; soia in grani = soybean grain
nl: sojaboon = soybean; sojabonen = soybeans
pl: soja nasiona = soybean seeds; ziarno soi = soybean; nasiona soi = soybean seeds
pt: soja em grão = soybeans; grãos de soja = soybeans; soja em grãos = soybeans
not: soybean sprout; soybean paste; soybean oil; soybean wax; soybean meal; soybean milk machine; soybean candle
  "not for sowing" -> 120190
  "other than for sowing" -> 120190
  kind=sowing -> 120110 ~.04
  "sowing" -> 120110
  "meal" -> 230400
  * -> 120190
t: organic soybeans 25 kg food grade => 120190
t: soya beans for sowing => 120110
t: soybean oil refined => !1201

@ starch-sugar-brew-residue
en: corn gluten feed; corn gluten meal; maize gluten; wheat gluten feed; potato pulp feed; beet pulp; sugar beet pulp; beet pulp pellets; bagasse; sugarcane bagasse; brewers grain; spent grain; ddgs; distillers grains; distillers dried grains; brewers yeast feed spent; draff; stillage; cassava residue; starch residue; defecation scum
de: Maiskleberfutter = corn gluten feed; Zuckerrübenschnitzel = sugar beet pulp; Rübenschnitzel = beet pulp; Trockenschnitzel = dried beet pulp; Bagasse = bagasse; Biertreber = brewers grain; Trockenschlempe = distillers dried grains; Kartoffelpülpe = potato pulp
fr: gluten feed = gluten feed; corn gluten = corn gluten; pulpe de betterave = beet pulp; bagasse = bagasse; drêches de brasserie = brewers grain; drêche = spent grain; pulpe de pomme de terre = potato pulp
es: gluten de maíz pienso = corn gluten feed; pulpa de remolacha = beet pulp; bagazo = bagasse; bagazo de cervecería = brewers grain; granos de destilería = distillers grains
it: glutine di mais mangime = corn gluten feed; polpa di barbabietola = beet pulp; polpe di barbabietola = beet pulp; bagassa = bagasse; trebbie di birra = brewers grain; borlande = stillage
nl: maïsgluten = maize gluten; bietenpulp = beet pulp; bagasse = bagasse; bierbostel = brewer's spent grain; aardappelpulp = potato pulp; perspulp = pressed pulp
pl: gluten kukurydziany paszowy = corn gluten feed; wysłodki buraczane = beet pulp; wysłodki = beet pulp; bagassa = bagasse; młóto browarniane = brewers grain; wywar gorzelniany suszony = dried distillers grains
pt: glúten de milho ração = corn gluten feed; polpa de beterraba = beet pulp; bagaço de cana = sugarcane bagasse; dreche = brewers grain; drêche de cerveja = brewers grain; grãos de destilaria = distillers grains
not: bagasse plate; bagasse bowl; bagasse box; bagasse tableware; bagasse container; sugarcane bagasse plates; bagasse paper; bagasse pulp; bagasse straw; bagasse cup; sugarcane bagasse bowl; sugarcane bagasse box; bag
  "gluten" -> 230310
  "starch|almidón|fécula|amido|fecola" -> 230310
  "potato|patata|papa|batata" -> 230310
  "cassava|yuca|mandioca|manioca" -> 230310
  "maiskleberfutter" -> 230310
  "kartoffelpülpe" -> 230310
  "pomme de terre" -> 230310
  "maïsgluten" -> 230310
  "aardappelpulp" -> 230310
  "glúten" -> 230310
  "glutine" -> 230310
  "brewers" -> 230330
  "spent grain" -> 230330
  "ddgs" -> 230330
  "distillers" -> 230330
  "draff" -> 230330
  "stillage" -> 230330
  "biertreber" -> 230330
  "trockenschlempe" -> 230330
  "drêches" -> 230330
  "drêche" -> 230330
  "cervecería" -> 230330
  "destilería" -> 230330
  "trebbie" -> 230330
  "borlande" -> 230330
  "bierbostel" -> 230330
  "młóto" -> 230330
  "wywar" -> 230330
  "dreche" -> 230330
  "destilaria" -> 230330
  * -> 230320
t: ddgs distillers dried grains with solubles => 230330
t: sugar beet pulp pellets horse => 230320
t: corn gluten meal 60 => 230310
t: bagasse plates 50 pcs => !2303

@ straw-hay
en: hay + rabbit|guinea pig|timothy|meadow|horse|kg|bale|feed|chinchilla|hamster|lb|bales|fodder|cattle; timothy hay; meadow hay; orchard grass hay; rabbit hay; alfalfa hay; alfalfa pellet; alfalfa cube; lucerne pellets; straw bale; wheat straw; barley straw; chopped straw; rice straw; straw bedding; haylage; fodder; mangold; rice husk; rice hull; chaff; oat straw; straw pellets; bale of hay; hay bale; hay for rabbit; forage kale; swede fodder; hay cube; botanical hay; corn stover; oat hay; rhodes grass hay; alfalfa meal
de: Heu = hay; Wiesenheu = meadow hay; Timothy Heu = timothy hay; Luzernepellets = lucerne pellets; Luzerneheu = alfalfa hay; Heucobs = hay cob; Stroh = straw; Strohballen = straw bale; Strohpellets = straw pellets; Weizenstroh = wheat straw; Reisspelzen = rice husk; Heu = hay + Kaninchen|Nager|Pferd|kg; Futterrüben = fodder beet
fr: foin = hay; foin de timothy = timothy hay; foin pour lapin = rabbit hay; luzerne déshydratée = dehydrated alfalfa; granulés de luzerne = lucerne pellets; paille = straw + blé|ballot|litière|hachée|orge; balle de riz = rice husk; fourrage = fodder
es: heno = hay; heno de fleo = timothy hay; heno para conejos = rabbit hay; alfalfa deshidratada = dehydrated alfalfa; pellets de alfalfa = alfalfa pellet; paja = straw + trigo|fardo|cama|cebada; cascarilla de arroz = rice husk; forraje = fodder
it: fieno = hay; fieno per conigli = rabbit hay; erba medica disidratata = dehydrated alfalfa; pellet di erba medica = alfalfa pellet; paglia = straw + grano|balla|lettiera|orzo; pula di riso = rice husk; foraggio = fodder
nl: hooi = hay; timothee hooi = timothy hay; hooi voor konijnen = rabbit hay; luzernepellets = lucerne pellets; luzerne hooi = alfalfa hay; stro = straw + baal|tarwe|gehakseld|bodembedekker; rijstkaf = rice chaff
pl: siano = hay; siano dla królika = rabbit hay; siano tymotka = timothy hay; granulat z lucerny = alfalfa pellet; susz lucerny = dried lucerne; słoma = straw + pszenna|kostka|bela|ściółka; łuska ryżowa = rice husk
pt: feno = hay; feno para coelhos = rabbit hay; feno de timothy = timothy hay; alfafa desidratada = dehydrated alfalfa; pellets de alfafa = alfalfa pellets; palha de trigo = wheat straw; palha = straw + fardo|trigo|cama|cevada; casca de arroz = rice husk
not: hay bale net; hay bale bag; hay net; hay feeder; hay bag; hay rack; hay rake; hay baler; hay fork; hay fever; straw hat; drinking straw; straw bag; wheat straw plate; wheat straw cup; wheat straw bowl; wheat straw lunch box; wheat straw tableware; wheat straw cutlery; rice husk cup; bala de heno; hay bales decor mini; hay steamer; wheat straw plastic; hay ball; hay day; alfalfa sprouts; alfalfa seed; alfalfa sprouting; alfalfa tablets; alfalfa capsule; rice husk tableware; hay knife; hay bale toy; wheat straw dinnerware; hay pellets seed; rice husk fiber; rijstkafje
  "straw" -> 121300
  "husk" -> 121300
  "hull" -> 121300
  "chaff" -> 121300
  "stover" -> 121300
  "stroh" -> 121300
  "strohballen" -> 121300
  "strohpellets" -> 121300
  "weizenstroh" -> 121300
  "reisspelzen" -> 121300
  "paille" -> 121300
  "balle" -> 121300
  "paja" -> 121300
  "cascarilla" -> 121300
  "paglia" -> 121300
  "pula" -> 121300
  "stro" -> 121300
  "rijstkaf" -> 121300
  "słoma" -> 121300
  "łuska" -> 121300
  "palha" -> 121300
  "casca" -> 121300
  "alfalfa pellet" -> 121410
  "alfalfa pellets" -> 121410
  "alfalfa meal" -> 121410
  "lucerne pellets" -> 121410
  "luzernepellets" -> 121410
  "granulés de luzerne" -> 121410
  "pellets de alfalfa" -> 121410
  "pellet di erba medica" -> 121410
  "granulat z lucerny" -> 121410
  "pellets de alfafa" -> 121410
  * -> 121490
t: timothy hay for rabbits 2 kg => 121490
t: wheat straw bale bedding => 121300
t: alfalfa pellets 20 kg for horses => 121410
t: hay feeder rack rabbit => !1214

@ sunflower-seed
en: sunflower seed; raw sunflower seeds; hulled sunflower seed; sunflower kernel; striped sunflower seed; black sunflower seed; sunflower seeds for bird; shelled sunflower seeds; confectionery sunflower seeds
de: Sonnenblumenkerne; Sonnenblumenkern; Sonnenblumensaat
fr: graines de tournesol; graines de tournesol décortiquées
es: semillas de girasol; pipas de girasol crudas; semilla de girasol
it: semi di girasole; semi di girasole decorticati
nl: zonnebloempitten; zonnebloemzaad
pl: nasiona słonecznika; słonecznik łuskany; ziarno słonecznika; pestki słonecznika
pt: sementes de girassol; semente de girassol
not: sunflower seeds roasted; sunflower seed butter; sunflower seed oil; sunflower seed dehuller; sunflower seeds planting; sunflower seeds for planting
  "planting" -> 120930
  state=roasted -> 200819 ~.06
  "salted|salado|salato|salgado" -> 200819
  "röst" -> 200819
  * -> 120600
t: raw sunflower kernels 1 kg => 120600
t: roasted salted sunflower seeds => 200819
t: sunflower oil 1l => !1206

@ tree-seed
en: tree seed; bonsai seed; bonsai tree seeds; bonsai seed kit; palm seed; cactus seed; succulent seed; fruit seeds for planting; fruit tree seeds; strawberry seed; blueberry seeds planting; lemon seeds planting; apple tree seeds; avocado seed planting; acorn for planting; pine tree seeds; maple tree seeds; sequoia seed; eucalyptus seed; wisteria seed; banana seeds planting; passion fruit seed; dragon fruit seed; bamboo seed; tobacco seed; cannabis seed; hemp seeds for sowing; moringa seeds planting; paulownia seed; forest tree seeds; coffee seeds planting; fern spores; mushroom spores; shrub seed; seeds + tree|bonsai|palm|cactus|succulent|fruit|maple; mulberry seed; papaya seeds planting; carnivorous plant seeds; venus flytrap seed; tea plant seeds; grape seeds planting
de: Baumsamen = tree seed; Bonsai Samen = bonsai seed; Bonsai Starter Kit = bonsai starter kit; Kaktussamen = cactus seed; Palmensamen = palm seed; Erdbeersamen = strawberry seed; Tabaksamen = tobacco seed; Hanfsamen Aussaat = hemp seeds for sowing; Samen = seed + Baum|Bonsai|Palme|Kaktus|Obst
fr: graines d'arbre = tree seeds; graines de bonsaï = bonsai seeds; graines de cactus = cactus seeds; graines de palmier = palm seeds; graines de fraisier = strawberry seeds; graines de tabac = tobacco seeds; graines = seeds + arbre|bonsaï|cactus|palmier
es: semillas de árbol = tree seed; semillas de bonsái = bonsai seed; semillas de cactus = cactus seed; semillas de palmera = palm seed; semillas de fresa = strawberry seed; semillas de tabaco = tobacco seed; semillas = seed + árbol|bonsái|cactus|palmera
it: semi di albero = tree seed; semi di bonsai = bonsai seed; semi di cactus = cactus seed; semi di palma = palm seed; semi di fragola = strawberry seed; semi di tabacco = tobacco seed; semi = seed + albero|bonsai|cactus
nl: boomzaden = tree seed; bonsai zaden = bonsai seed; cactuszaden = cactus seed; palmzaden = palm seed; aardbeienzaad = strawberry seed; tabakszaad = tobacco seed; zaden = seeds + boom|bonsai|cactus|palm
pl: nasiona drzew = tree seeds; nasiona bonsai = bonsai seeds; nasiona kaktusa = cactus seeds; nasiona palmy = palm seeds; nasiona truskawki = strawberry seeds; nasiona tytoniu = tobacco seeds; nasiona = seeds + drzewo|bonsai|kaktus|palma
pt: sementes de árvore = tree seeds; sementes de bonsai = bonsai seeds; sementes de cacto = cactus seeds; sementes de palmeira = palm seeds; sementes de morango = strawberry seeds; sementes de tabaco = tobacco seeds; sementes = seeds + árvore|bonsai|cacto
not: grape seed oil; tree seed bead; bodhi seed; bodhi seed bracelet; strawberry seed oil; mushroom spore supplement; ganoderma spore powder; semiasse
  "strawberry" -> 120999
  * -> 120999
t: japanese maple tree seeds 20 pcs => 120999
t: bonsai tree seed kit => 120999
t: bodhi seed bracelet => !1209

@ vegetable-material-other
en: cotton linter; linters pulp raw; kapok; kapok fibre; kapok filling; broomcorn; piassava; istle fibre; tampico fibre; corozo nut; tagua nut; tagua nuts raw; doum palm nut; soap nut; soapnut; soap nuts; betel leaf; betel leaves; areca leaf sheath raw; natural henna leaf; henna leaves raw; annatto seeds dyeing; dried gourd raw; bottle gourd dried; calabash natural; loofah raw; luffa gourd raw; raw loofah; cattail fluff; vegetable hair; crin vegetal; couch grass fibre; coconut shell raw; half coconut shell; coconut shell halves; tara powder; sumac tanning; valonia; gallnut; oak galls; bodhi root beads raw; buckwheat hull filling; buckwheat hulls; logwood chip; madder root; weld dye plant; indigo plant dried; kapok stuffing; teasel dried for raising
de: Kapok = kapok; Baumwoll-Linters = cotton linter; Waschnüsse = soap nuts; Waschnuss = soap nut; Betelblatt = betel leaf; Kapokfasern = kapok fibre; Steinnuss = tagua nut; Kalebasse = calabash; Besenreis = broomcorn; Luffa roh = raw loofah; Dinkelspelzen = spelt husk; Galläpfel = gall nut; Krappwurzel = madder root
fr: linters de coton = cotton linters; kapok = kapok; noix de lavage = soap nuts; feuille de bétel = betel leaf; ivoire végétal noix = vegetable ivory nut; calebasse = calabash; piassava = piassava; crin végétal = vegetable hair; écales de sarrasin = buckwheat hulls; noix de galle = oak gall nuts; racine de garance = madder root
es: línteres de algodón = cotton linter; kapok = kapok; nueces de lavado = soap nut; hoja de betel = betel leaf; nuez de tagua = tagua nut; calabaza seca = dried gourd raw; piasava = piassava; crin vegetal = vegetable fibre; cáscara de trigo sarraceno = buckwheat hull; agallas de roble = oak gall
it: linters di cotone = cotton linter; kapok = kapok; noci lavatutto = soap nuts; noci del sapone = soap nuts; foglia di betel = betel leaf; noce di tagua = tagua nut; zucca essiccata = dried gourd; piassava = piassava; crine vegetale = vegetable hair; pula di grano saraceno = buckwheat hull
nl: katoenlinters = cotton linter; kapok = kapok; wasnoten = soap nuts; betelblad = betel leaf; taguanoot = tagua nut; kalebas = gourd; piassava = piassava; boekweitdoppen = buckwheat hulls
pl: lintery bawełniane = cotton linters; kapok = kapok; orzechy piorące = soap nuts; liść betelu = betel leaf; orzech tagua = tagua nut; tykwa suszona = dried gourd; piasawa = piassava; łuska gryki = buckwheat husk; galasówki = oak galls
pt: linters de algodão = cotton linters; sumaúma = kapok; nozes de lavagem = soap nuts; folha de bétele = betel leaf; noz de tagua = tagua nut; cabaça seca = dried gourd; piaçava = piassava; crina vegetal = vegetable hair; casca de trigo sarraceno = buckwheat hulls
not: tagua nut bracelet; tagua necklace; kapok mattress; kapok pillow; soap nut liquid; buckwheat pillow; calabash cup; coconut shell bowl; kapok cushion; calabash pipe; betel leaf tray; betel plate; coconut shell candle; kapok meditation; oreiller écales de sarrasin; piassava broom; poduszka łuska gryki; buckwheat hull pillow; coconut shell charcoal; coconut shell activated; coconut shell button; vassoura piaçava; calabash gourd cup; gourd cup mate; coconut shell cup
  "linter" -> 140420
  "linters" -> 140420
  "línteres" -> 140420
  "katoenlinters" -> 140420
  "lintery" -> 140420
  * -> 140490
t: kapok fibre filling 1 kg => 140490
t: cotton linters raw bales => 140420
t: soap nuts 500g laundry => 140490
t: kapok pillow => !1404

@ vegetable-seed
en: vegetable seed; tomato seed; pepper seed; chili seed; chilli seeds; cucumber seed; lettuce seed; carrot seed; onion seed; cabbage seed; broccoli seed; spinach seed; radish seed; beetroot seed; pumpkin seeds for planting; squash seed; zucchini seed; courgette seed; melon seed for planting; eggplant seed; aubergine seed; kale seed; leek seed; basil seed; parsley seed; herb seed; coriander seeds for planting; mint seed; microgreen seed; sprouting seeds; heirloom seed; hot pepper seed; carolina reaper seed; okra seed; celery seeds for planting; rocket seed; cauliflower seed; turnip seed; asparagus seed; artichoke seed; chive seed; thyme seed; oregano seed; sage seed; lavender herb seed; seeds + vegetable|heirloom|garden|planting|sowing|tomato|germination|open pollinated; seed packet; garden seed; swiss chard seed; cress seed; lemon balm seed; dill seeds planting; chia sprouting seed; grow your own seed kit; seed kit; herb garden kit seeds; alfalfa sprouting seeds; mustard cress seeds
de: Gemüsesamen = vegetable seed; Tomatensamen = tomato seed; Paprikasamen = pepper seed; Chilisamen = chilli seeds; Gurkensamen = cucumber seed; Salatsamen = lettuce seed; Karottensamen = carrot seed; Kräutersamen = herb seed; Saatgut = seed; Basilikumsamen = basil seed; Samen = seed + Gemüse|Tomate|Garten|Aussaat|Chili|Gurke|Kräuter|Bio; Keimsprossen Samen = sprouting seed; Kürbissamen = pumpkin seeds for planting + Aussaat; Radieschensamen = radish seed; Zwiebelsamen = onion seed
fr: graines de tomate = tomato seeds; graines potagères = vegetable seeds; graines de légumes = vegetable seeds; graines à semer = seeds for sowing; graines de piment = chilli seeds; graines de concombre = cucumber seeds; graines de laitue = lettuce seeds; graines de carotte = carrot seeds; graines de basilic = basil seeds; semences potagères = vegetable seeds; graines = seeds + potager|semer|bio jardin|germer; graines germées à semer = sprouting seeds; graines de salade = lettuce seeds; graines de courgette = courgette seeds; graines = seeds + tomate|salade|radis|semer
es: semillas de tomate = tomato seed; semillas de hortalizas = vegetable seed; semillas de verduras = vegetable seed; semillas de pimiento = pepper seed; semillas de pepino = cucumber seed; semillas de lechuga = lettuce seed; semillas de albahaca = basil seed; semillas para sembrar = seed for planting; semillas = seed + huerto|siembra|sembrar|tomate|chile; semilla de cebolla = onion seed; semillas de huerto = vegetable garden seed; semillas hortícolas = vegetable seed; sobre de semillas = seed packet + tomate|lechuga
it: semi di pomodoro = tomato seed; semi di ortaggi = vegetable seed; semi da orto = vegetable garden seed; semi di peperoncino = chilli seeds; semi di basilico = basil seed; semi di lattuga = lettuce seed; sementi orto = vegetable garden seed; semi = seed + orto|semina|pomodoro|ortaggi; semi di carota = carrot seed; semi orto = vegetable garden seed; semi di zucchina = zucchini seed; semi di peperone = pepper seed; semi ortaggi = vegetable seed
nl: groentezaden = vegetable seed; tomatenzaad = tomato seed; tomatenzaden = tomato seed; komkommerzaad = cucumber seed; slazaad = lettuce seed; kruidenzaden = herb seeds; moestuinzaden = vegetable garden seeds; zaden = seeds + moestuin|groente|tomaat|zaaien|peper; basilicumzaad = basil seed; pepers zaden = pepper seed
pl: nasiona warzyw = vegetable seeds; nasiona pomidora = tomato seeds; nasiona papryki = pepper seeds; nasiona ogórka = cucumber seeds; nasiona sałaty = lettuce seeds; nasiona ziół = herb seeds; nasiona = seeds + warzywa|pomidor|ogród|siew|bazylia; nasiona marchwi = carrot seeds; nasiona na kiełki = sprouting seeds
pt: sementes de tomate = tomato seeds; sementes de hortaliças = vegetable seeds; sementes de legumes = vegetable seeds; sementes de pimenta = pepper seeds; sementes de pepino = cucumber seeds; sementes de alface = lettuce seeds; sementes de manjericão = basil seeds; sementes para plantar = seeds for planting; sementes = seeds + horta|plantio|plantar|tomate; sementes de hortícolas = vegetable seeds; sementes hortícolas = vegetable seeds
not: seed tray; seed bead; seed spreader; seed storage; seed envelope; seed box organizer; seed oil; bird seed; pumpkin seeds roasted; coriander seed spice; seed sprayer; seed planter; seed drill; basil seed drink; semi automatico; semi di chia; seed cracker; seed dispenser; grass seed; flower seed; seed sower; melon seed snack; seed germination mat; dried basil seed; herb seed mill; carrot seed oil; seed counter; semiasse
  "flower" -> 120930
  "flowers" -> 120930
  "tree" -> 120999
  "grass" -> 120929
  "potato|patata|papa|batata" -> 120991
  * -> 120991
t: organic heirloom tomato seeds 50 pcs => 120991
t: chili seeds for planting carolina reaper => 120991
t: bio basil seeds packet => 120991
t: glass seed beads 2mm => !1209

@ worm-live
en: live worm; earthworm + live|composting|bait; composting worms; red wiggler; nightcrawler + live|worm|bait; live nightcrawlers; lugworm + live; live frog; frog + live|tadpole; tadpole + live; live tadpole; axolotl + live; live axolotl; salamander + live; live tarantula; tarantula + live|sling; live scorpion; live spider; medicinal leech; live leech; live coral; coral frag; sea anemone live; live hermit crab pet; live starfish; jellyfish + live
de: Regenwürmer; Kompostwürmer; Blutegel; lebender Frosch; Axolotl + lebend; Vogelspinne + lebend; lebende Würmer
fr: vers de terre; vers de compost; sangsue; grenouille vivante; axolotl vivant; mygale vivante
es: lombrices vivas; lombriz roja; sanguijuela; rana viva; ajolote vivo; tarántula viva
it: lombrichi vivi; lombrico + vivo|compost; sanguisuga; rana viva; axolotl vivo
nl: regenwormen; compostwormen; bloedzuiger; levende kikker
pl: dżdżownice; pijawka; żaba żywa; aksolotl żywy; ptasznik żywy
pt: minhocas; sanguessuga; rã viva; axolote vivo; tarântula viva
not: worm lure; soft worm; rubber worm; worm farm; worm castings; earthworm skirt; leech toy; axolotl plush; tarantula toy; scorpion king
  "crab" -> 030639
  "starfish" -> 030890
  "jellyfish" -> 030830
  * -> 010690
t: composting worms red wigglers 500 => 010690
t: live axolotl => 010690
t: worm composter bin => !0106
