# Well-known product lines by which sellers name their goods, each with the plain English of what it
# is. Trade marks belong to their owners; they stand here because parcels are declared by them.

+ doll
en: lego = toy building set; lego technic = toy building set; lego city = toy building set; lego duplo = toy building set; duplo = toy building set + lego|set|train|bricks; playmobil = toy play set; barbie = toy doll + doll|dreamhouse|fashionista|dreamtopia|mattel|set|playset; barbie dreamhouse = toy doll house; funko pop = toy vinyl figure; matchbox car = toy die-cast car; nerf = toy dart blaster + elite|blaster|gun|darts|rival|n strike; squishmallow = plush toy; beanie boo = plush toy; jellycat = plush toy; sylvanian families = toy figure set; calico critters = toy figure set; schleich = toy animal figure; paw patrol = toy figure set + figure|toy|playset|pups|tower|vehicle; transformers = toy figure + figure|autobot|decepticon|optimus|bumblebee|toy; gundam = plastic model kit + kit|model|bandai|hg|rg|mg; monster high = toy doll; bratz = toy doll; lol surprise = toy doll; rainbow high = toy doll; baby born = toy doll; polly pocket = toy doll set; my little pony = toy figure; tonka truck = toy truck; thomas and friends = toy train; brio train = toy wooden train; meccano = toy construction set; magna tiles = toy magnetic building set; magformers = toy magnetic building set; k nex = toy construction set; bandai figure = toy figure; warhammer = toy miniature figures + miniature|miniatures|40k|sigmar|space|figures|kit; tamiya = plastic model kit + kit|model|scale; mega bloks = toy building set

+ toy-novelty
en: rubiks cube = toy puzzle cube; rubik cube = toy puzzle cube; tamagotchi = electronic toy pet; spirograph = toy drawing set; etch a sketch = toy drawing board; pop it fidget = fidget toy

+ board-game
en: monopoly = board game + game|edition|board|hasbro; settlers of catan = board game; catan = board game + game|board|extension; scrabble = board game; cluedo = board game; ticket to ride = board game; exploding kittens = card game; cards against humanity = card game; dungeons and dragons = role playing game

+ tabletop-game-goods
en: pokemon cards = trading cards; pokemon booster = trading cards; pokemon tcg = trading cards; pokemon elite trainer box = trading cards; magic the gathering = trading cards; mtg booster = trading cards; yugioh cards = trading cards; yu gi oh = trading cards + cards|deck|booster|tcg; topps = trading cards + cards|box|pack|chrome; panini prizm = trading cards; lorcana = trading cards

+ modelling-clay
en: play doh = modelling dough; fimo = modelling clay

+ headphones
en: airpods = wireless earphones; galaxy buds = wireless earphones; beats studio = wireless headphones; beats solo = wireless headphones; bose quietcomfort = wireless headphones; sony wh = wireless headphones; sony wf = wireless earphones; sennheiser momentum = wireless headphones; jabra elite = wireless earphones; pixel buds = wireless earphones
not: airpods case; airpod case; airpods cover; airpods pouch; airpods skin; airpods holder; airpods strap; ear pads; earpads; replacement ear

+ game-console
en: playstation = video game console; ps5 = video game console + console|disc|slim|digital|sony; ps4 = video game console + console|slim|pro|sony; xbox series = video game console; xbox one = video game console + console|1tb|500gb; nintendo switch = handheld video game console; steam deck = handheld video game console; rog ally = handheld video game console; game boy = handheld video game console; dualsense = game controller; joy con = game controller
not: switch case; playstation shirt; nintendo switch case; nintendo switch cover; steam deck case; joy con grip; switch game; playstation game; switch screen protector; console skin; steam deck screen

+ misc-electronic-machine
en: kindle = electronic book reader + paperwhite|oasis|scribe|reader|gb|ebook|amazon; kobo = electronic book reader + clara|libra|sage|reader|ebook; pocketbook = electronic book reader + reader|ebook|inkpad|era
not: kindle case; kindle cover; kobo case; kobo sleeve

+ camera-digital-goods
en: gopro hero = digital action camera; insta360 = digital action camera; osmo pocket = digital camera; osmo action = digital action camera; canon eos = digital camera; nikon z = digital camera; sony alpha = digital camera + camera|mirrorless|body|ilce|lens kit; fujifilm x = digital camera; lumix = digital camera; powershot = digital camera; coolpix = digital camera
not: gopro mount; gopro case; gopro strap; gopro battery; canon eos lens; camera strap; camera bag

+ film-camera
en: instax mini = instant camera; instax wide = instant camera; polaroid now = instant camera; polaroid go = instant camera
not: instax film; instax mini film; polaroid film; instant film; instax album; instax case

+ drone-aircraft
en: dji mini = camera drone; dji mavic = camera drone; dji air = camera drone; dji avata = camera drone; dji neo = camera drone
not: propeller; dji mini battery; landing pad

+ fitness-tracker
en: fitbit = activity tracker; apple watch = smartwatch; galaxy watch = smartwatch; pixel watch = smartwatch; garmin forerunner = sports smartwatch; garmin fenix = sports smartwatch; garmin venu = smartwatch; garmin instinct = sports smartwatch; garmin vivoactive = smartwatch; amazfit = smartwatch; xiaomi mi band = activity tracker; mi band = activity tracker; oura ring = activity tracker; whoop = activity tracker + band|strap|4|5; suunto = sports smartwatch; airtag = bluetooth tracker; tile mate = bluetooth tracker
not: apple watch band; apple watch strap; apple watch case; apple watch charger; fitbit band; fitbit strap; galaxy watch band; garmin strap; watch band; watch strap; airtag holder; airtag case; airtag keychain; airtag strap; airtag wallet

+ laptop-computer
en: ipad = tablet computer; galaxy tab = tablet computer; macbook = laptop computer; chromebook = laptop computer; thinkpad = laptop computer; surface pro = tablet computer; surface laptop = laptop computer; fire hd tablet = tablet computer
not: ipad case; ipad cover; ipad stand; ipad pencil; ipad keyboard; macbook case; macbook sleeve; macbook charger; macbook skin; ipad screen protector; galaxy tab case; thinkpad charger

+ desktop-computer
en: mac mini = desktop computer; imac = desktop computer; raspberry pi = single-board computer; intel nuc = desktop computer
not: raspberry pi case; raspberry pi hat; raspberry pi power

+ vacuum-cleaner-home
en: roomba = robot vacuum cleaner; roborock = robot vacuum cleaner; dyson v = cordless vacuum cleaner; dyson v8 = cordless vacuum cleaner; dyson v10 = cordless vacuum cleaner; dyson v11 = cordless vacuum cleaner; dyson v12 = cordless vacuum cleaner; dyson v15 = cordless vacuum cleaner; shark navigator = vacuum cleaner; ecovacs deebot = robot vacuum cleaner; deebot = robot vacuum cleaner
not: roomba brush; roomba filter; dyson filter; dyson battery; roborock bag; roborock brush; roborock filter; deebot brush; vacuum filter

+ hair-styler
en: dyson airwrap = electric hair styler; dyson corrale = electric hair straightener; ghd gold = electric hair straightener; ghd platinum = electric hair straightener; revlon one step = electric hair styler

+ hair-dryer
en: dyson supersonic = hair dryer; ghd helios = hair dryer

+ toothbrush-electric
en: sonicare = electric toothbrush; philips sonicare = electric toothbrush; oral b io = electric toothbrush; oral b pro = electric toothbrush; oral b vitality = electric toothbrush
not: sonicare heads; brush heads; replacement heads; toothbrush head; oral b heads

+ massager
en: theragun = massage gun; hypervolt = massage gun

+ kitchen-appliance-motor
en: kitchenaid = stand mixer + mixer|artisan|stand|tilt; kitchenaid mixer = stand mixer; thermomix = food processor with heating; ninja blender = blender; nutribullet = blender; vitamix = blender; bamix = hand blender
not: kitchenaid attachment; kitchenaid bowl; kitchenaid cover; thermomix cover; vitamix container

+ electric-kettle
en: instant pot = electric pressure cooker
not: instant pot lid; instant pot ring; instant pot accessories; sealing ring

+ sandal
en: crocs = plastic clog; birkenstock arizona = sandal; birkenstock gizeh = sandal; birkenstock = sandal + sandal|arizona|gizeh|boston|cork|footbed|birko; havaianas = flip-flops; teva = sandal + sandal|sandals|hurricane|midform
not: croc charm; crocs charm; jibbitz

+ shoe
en: chuck taylor = canvas sneaker; converse all star = canvas sneaker; converse chuck = canvas sneaker; nike air force = sneaker; air force 1 = sneaker + nike|sneaker|shoe|shoes|mens|low; air jordan = basketball sneaker; air max = running sneaker + nike|sneaker|shoe|shoes|mens|womens|90|95|97; nike dunk = sneaker; yeezy boost = sneaker; adidas samba = sneaker; adidas gazelle = sneaker; adidas superstar = sneaker; stan smith = sneaker; adidas ultraboost = running sneaker; new balance = sneaker + 550|574|990|327|530|2002r|9060|shoe|shoes|sneaker; vans old skool = canvas sneaker; asics gel = running sneaker; hoka clifton = running shoe; hoka bondi = running shoe; salomon speedcross = trail running shoe; brooks ghost = running shoe; skechers = sneaker + shoe|shoes|slip|go walk|sneaker
not: jordan shirt; jordan shorts; jordan hoodie; air jordan keychain

+ ankle-boot
en: ugg = sheepskin boot + boot|boots|classic|mini|short|tall|bailey; dr martens = leather boot; doc martens = leather boot; timberland = leather boot + boot|boots|premium|6 inch; blundstone = leather boot
not: ugg slipper; ugg slippers; dr martens sandal; timberland shirt

+ jeans
en: levis 501 = denim jeans; levi 501 = denim jeans; levis 511 = denim jeans; levis 505 = denim jeans; levi s 501 = denim jeans; wrangler jeans = denim jeans

+ sunglasses
en: ray ban = sunglasses + aviator|wayfarer|clubmaster|polarized|sun|rb|sunglasses|round; oakley holbrook = sunglasses; oakley radar = sunglasses
not: ray ban case; ray ban frames; eyeglass frame; eyeglasses; optical frame; prescription frame

+ notebook
en: moleskine = notebook; leuchtturm1917 = notebook; field notes = notebook + pocket|memo|pack|notebook

+ cigarette-lighter
en: zippo = cigarette lighter
not: zippo fluid; zippo fuel; zippo case; zippo pouch; lighter fluid; zippo insert; hand warmer; zippo wick; zippo flints

+ vacuum-flask
en: yeti rambler = insulated tumbler; yeti tumbler = insulated tumbler; stanley quencher = insulated tumbler; stanley cup = insulated tumbler + oz|quencher|tumbler|straw|insulated; hydro flask = insulated bottle; simple modern tumbler = insulated tumbler; contigo = insulated mug; thermos flask = vacuum flask
not: stanley cup straw cover; stanley boot; stanley cup lid; straw topper; stanley cup finals; nhl; stanley cup charm; boot sleeve

+ loudspeaker-single
en: homepod = smart speaker; amazon echo = smart speaker; echo dot = smart speaker; google nest mini = smart speaker; jbl flip = bluetooth speaker; jbl charge = bluetooth speaker; jbl go = bluetooth speaker; sonos one = smart speaker; sonos roam = bluetooth speaker; ue boom = bluetooth speaker; bose soundlink = bluetooth speaker; marshall emberton = bluetooth speaker
not: echo dot stand; echo dot mount; echo dot holder; jbl case

+ tv-box
en: fire tv stick = streaming media player; chromecast = streaming media player; apple tv = streaming media player; roku = streaming media player + stick|express|streaming|ultra|player
not: fire tv remote; apple tv remote; roku remote; roku tv; remote cover

+ video-doorbell
en: ring doorbell = video doorbell; ring video doorbell = video doorbell; eufy doorbell = video doorbell

+ vr-headset
en: oculus quest = virtual reality headset; meta quest = virtual reality headset; psvr2 = virtual reality headset; htc vive = virtual reality headset
not: quest strap; quest facial interface; quest controller grip; quest case; head strap

+ utility-knife
en: leatherman = multi-tool + wave|surge|skeletool|signal|wingman|arc|free|charge|tool|multitool|multi; swiss army knife = pocket knife; victorinox = pocket knife + knife|pocket|swiss|huntsman|classic sd|spartan|cadet|tinker
not: leatherman sheath; victorinox watch; victorinox bag; victorinox luggage; kitchen knife; chef knife

+ power-tool-other
en: dremel = rotary tool + 3000|4000|4300|8220|rotary|tool|kit
not: dremel bits; dremel accessories; dremel bit; cutting wheel; cut off wheel

+ chocolate
en: nutella = hazelnut cocoa spread; kitkat = chocolate bar; kit kat = chocolate bar; toblerone = chocolate; ferrero rocher = chocolates; kinder bueno = chocolate bar; kinder surprise = chocolate egg; cadbury dairy milk = chocolate bar; reeses = chocolate cups + peanut|cups|pieces|butter; snickers = chocolate bar; twix = chocolate bar; hersheys = chocolate + chocolate|kisses|bar|milk; lindor = chocolates; ritter sport = chocolate bar; milka = chocolate; m m s = chocolate candies

+ candy
en: haribo = gummy candy; skittles = sugar candy; nerds candy = sugar candy; sour patch kids = gummy candy; jelly belly = jelly beans; mentos = candy; werthers = caramel candy; chupa chups = lollipops; jolly rancher = hard candy; starburst candy = fruit chews

+ biscuit
en: oreo = sandwich biscuits; digestives = biscuits + mcvities|chocolate|biscuit; speculoos = biscuits; biscoff = biscuits + lotus|biscuits|cookies; tim tam = chocolate biscuits

+ potato-crisps
en: pringles = potato crisps; lays = potato crisps + chips|crisps|potato; walkers crisps = potato crisps

+ soft-drink
en: coca cola = soft drink; red bull = energy drink; monster energy = energy drink; pepsi = soft drink; fanta = soft drink; dr pepper = soft drink
not: coca cola sign; coca cola shirt; coca cola glass; coca cola bottle opener; monster energy cap; red bull cap; coca cola tray; vintage
