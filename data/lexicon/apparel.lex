# Clothing: knitted in chapter 61, woven in 62, babies' garments (to 86 cm) in 6111 and 6209 whatever else they are.

value kind=swim
en: swim; swimming; beach; surf
de: Schwimm; Bade
es: natación; baño; playa
it: nuoto; mare; spiaggia
nl: zwem
pl: kąpielowy; pływacki; pływania
pt: natação; praia; banho
value kind=ski
en: ski; snowboard
de: Ski; Snowboard; Langlauf
es: esquí; nieve
it: sci; neve
nl: ski; snowboard; langlauf
pl: narciarski; snowboardowe
pt: esqui; neve
value kind=raincoat
en: raincoat; rain; waterproof coated
de: Regen; Regenjacke; Regenmantel; Kinderregenjacke; Damenregenjacke; Herrenregenjacke
es: chubasquero; lluvia; impermeable
it: pioggia; impermeabile
nl: regen; regenjas; regenpak
pl: przeciwdeszczowy; deszczowa
pt: chuva; impermeável

table baby-knit
  "of textile materials" -> 611190
  main-fibre: cotton 611120 ~.8; synthetic 611130; other 611190
  * -> 611120

table baby-woven
  "of textile materials" -> 620990
  main-fibre: cotton 620920 ~.8; synthetic 620930; other 620990
  * -> 620920

table dresses-knit
  "of textile materials" -> 610449
  main-fibre: wool 610441 ~.03; cotton 610442 ~.35; synthetic 610443 ~.7; artificial 610444; other 610449
  * -> 610443

table dresses-woven
  "of textile materials" -> 620449
  main-fibre: wool 620441 ~.02; cotton 620442 ~.3; synthetic 620443 ~.75; artificial 620444; other 620449
  * -> 620443

table jumpers
  "of textile materials" -> 611090
  "fine animal hair" !"wool|lana|lã" -> 611019
  "camel hair" -> 611019 # 6110.19: other fine animal hair than Kashmir goat
  "angora" -> 611019
  "alpaca" -> 611019
  "mohair" -> 611019
  main: cashmere 611012 ~.03; wool 611011 ~.08
  main-fibre: cotton 611020 ~.4; synthetic|artificial 611030 ~.9; other 611090
  * -> 611030

table scarves-woven
  "of textile materials" -> 621490
  main-fibre: silk 621410 ~.05; wool 621420 ~.1; synthetic 621430 ~.6; artificial 621440 ~.3; other 621490
  * -> 621490

table shirts-men
  weave=knit ~.25: "of textile materials" 610590; main-fibre=cotton 610510 ~.6; main-fibre=synthetic|artificial 610520; main-fibre=other 610590; * 610510
  "of textile materials" -> 620590
  main-fibre: cotton 620520 ~.7; synthetic|artificial 620530; other 620590
  * -> 620520

table shirts-women
  weave=knit ~.25: "of textile materials" 610690; main-fibre=silk 610690 ~.01; main-fibre=cotton 610610 ~.4; main-fibre=synthetic|artificial 610620; main-fibre=other 610690; * 610610
  "of textile materials" -> 620690
  main-fibre: silk 620610; wool 620620 ~.02; cotton 620630 ~.35; synthetic|artificial 620640 ~.8; other 620690
  * -> 620640

table skirts
  weave=knit ~.2: "of textile materials" 610459; main-fibre=wool 610451 ~.03; main-fibre=cotton 610452 ~.3; main-fibre=synthetic 610453 ~.95; * 610459
  "of textile materials" -> 620459
  main-fibre: wool 620451 ~.05; cotton 620452 ~.3; synthetic 620453 ~.8; other 620459
  * -> 620453

table trousers-men
  weave=knit: "of textile materials" 610349; main-fibre=cotton 610342 ~.5; main-fibre=synthetic 610343 ~.9; main-fibre=wool 610341; main-fibre=other 610349; * 610342
  "of textile materials" -> 620349
  main-fibre: wool 620341 ~.08; cotton 620342 ~.6; synthetic 620343 ~.9; other 620349
  * -> 620342

table trousers-women
  weave=knit: "of textile materials" 610469; main-fibre=cotton 610462 ~.4; main-fibre=synthetic 610463 ~.9; main-fibre=wool 610461; main-fibre=other 610469; * 610463
  "of textile materials" -> 620469
  main-fibre: wool 620461 ~.05; cotton 620462 ~.55; synthetic 620463 ~.9; other 620469
  * -> 620462

table jackets-men-knit
  "of textile materials" -> 610190
  main-fibre: cotton 610120 ~.1; synthetic|artificial 610130 ~.9; other 610190
  * -> 610130

table jackets-women-knit
  "of textile materials" -> 610290
  main-fibre: wool 610210 ~.05; cotton 610220 ~.1; synthetic|artificial 610230 ~.9; other 610290
  * -> 610230

table jackets-men                # anoraks, padded and outdoor jackets
  weave=knit use jackets-men-knit
  "of textile materials" -> 620190
  main-fibre: wool 620120 ~.05; cotton 620130 ~.15; synthetic|artificial 620140 ~.9; other 620190
  * -> 620140

table jackets-women
  weave=knit use jackets-women-knit
  "of textile materials" -> 620290
  main-fibre: wool 620220 ~.1; cotton 620230 ~.15; synthetic|artificial 620240 ~.9; other 620290
  * -> 620240

@ baby-garment
en: romper; onesie + baby|newborn|infant|cotton|toddler; baby bodysuit; baby grow; babygrow; sleepsuit; bodysuit + baby; baby clothes; layette; baby outfit; baby romper; baby onesie; baby jumpsuit; infant romper; baby sleepsuit
de: Strampler = baby romper; Babybody = baby bodysuit; Babykleidung = baby clothes; Strampelanzug = baby romper; Body = bodysuit + Baby|Neugeborene|Kurzarm|Langarm|Baumwolle; Wickelbody = wrap bodysuit; Babyoverall = baby overall; Babyshirt = baby shirt; Babyjäckchen = baby jacket; Babystrickjacke = baby cardigan; Babyhemd = baby shirt; Babybodys = baby bodysuit; Babyhöschen = baby pants; Babystrampler = baby romper; Spieler Baby = baby playsuit; Latzhose Baby = baby dungarees; Erstlingskleidung = newborn clothes; Frühchenkleidung = premature baby clothes; Schlafstrampler = baby sleepsuit
fr: barboteuse = romper; grenouillère = sleepsuit; body bébé = baby bodysuit; dors bien = sleepsuit; body = bodysuit; combinaison bébé = baby jumpsuit; combi bébé = baby jumpsuit
es: pelele = baby romper; ropa de bebé = baby clothes; body bebé = baby bodysuit; body de bebé = baby bodysuit; mono de bebé = baby jumpsuit; ranita = baby romper; bodi = bodysuit; pañalero = baby bodysuit; mameluco = baby romper; enterito bebé = baby romper; body para bebé = baby bodysuit
it: pagliaccetto = romper; body neonato = baby bodysuit; body bimbo = baby bodysuit; body per neonato = baby bodysuit; body bebè = baby bodysuit; ghettina = baby footed trousers; tutina neonato = baby onesie
nl: rompertje = baby bodysuit; boxpakje = sleepsuit; romper = romper; boxpak = sleepsuit; babyromper = baby romper; babybroek = baby trousers; babytruitje = baby sweater; babyvestje = baby cardigan; babyjurkje = baby dress; babyshirt = baby shirt; babyshirtje = baby shirt; babykleertjes = baby clothes; babyjasje = baby jacket; babylegging = baby leggings; babytrui = baby sweater; babyoverhemd = baby shirt; newborn setje = newborn clothing set; overslagromper = wrap romper; kruippakje = sleepsuit; salopette baby = baby dungarees; boxpakjes = sleepsuit
pl: body niemowlęce = baby bodysuit; pajac niemowlęcy = sleepsuit; rampers = romper + niemowlęcy; rampers = romper; pajac = sleepsuit; body dziecięce = child's bodysuit; kaftanik = baby wrap top; kombinezon niemowlęcy = baby jumpsuit; ubranko niemowlęce = baby clothes; śpiochy = baby footed romper; bodziak = baby bodysuit; body z długim rękawem = long sleeve bodysuit; body kopertowe = wrap bodysuit; body = bodysuit + niemowlę|niemowlęce|niemowląt|noworodka|noworodek|krótki rękaw|długi rękaw|bawełniane; ubranka dla niemowląt = baby clothes; rampers niemowlęcy = baby romper; wyprawka ubranka = layette; legginsy niemowlęce = baby leggings; sweterek niemowlęcy = baby sweater; bluza niemowlęca = baby sweatshirt; sukienka niemowlęca = baby dress
pt: body de bebê = baby bodysuit; romper bebê = baby romper; babygrow = baby grow; body bebé = baby bodysuit; macacão bebê = baby jumpsuit; tapa fraldas = diaper cover; bodie = bodysuit; body infantil = children's bodysuit; mijão = footed baby trousers; culote bebê = baby trousers; fofo bebé = baby romper
not: doll romper; dog romper; lamb romper stomper; womens romper
implies: weave=knit user=baby
  for=pet -> 420100
  user=women use garments-women
  weave=woven use baby-woven
  use baby-knit
t: cotton baby romper => 611120
t: romper suit costume for dolls => !6209

@ blouse
en: blouse; tunic blouse; ladies shirt; womens shirt; satin blouse; chiffon blouse; wrap blouse; lace blouse; peasant blouse; button up blouse; bow blouse; silk blouse; womens blouse; ruffle blouse; office blouse
de: Bluse = blouse; Damenbluse = womens blouse; Satinbluse = satin blouse; Hemdbluse = button up blouse; Tunikabluse = tunic blouse; Seidenbluse = silk blouse; Schluppenbluse = bow blouse; Baumwollbluse = cotton blouse; Leinenbluse = linen blouse; Chiffonbluse = chiffon blouse; Viskosebluse = viscose blouse; Trachtenbluse = traditional bavarian blouse; Carmenbluse = off shoulder blouse; Crinklebluse = crinkle blouse; Musselinbluse = muslin blouse; Spitzenbluse = lace blouse; Blusenshirt = blouse shirt; Schlupfbluse = pull-on blouse; Blusentop = blouse top
fr: blouse = blouse; chemisier = blouse; chemise femme = womens shirt; chemise en soie = silk shirt; tunique chemisier = tunic blouse
es: blusa = blouse; camisa de mujer = ladies shirt; camisera; camisa mujer = womens shirt
it: camicetta = blouse; blusa = blouse; camicia donna = womens shirt; camicia da donna = womens shirt; blusa donna = womens blouse
nl: blouse = blouse; damesblouse = womens blouse; zijdenblouse = silk blouse; katoenenblouse = cotton blouse; linnenblouse = linen blouse; damesblouses = womens blouse; blousetop = blouse top; blousje = blouse; bloes = blouse; hemdblouse = shirt blouse; damestuniek = women's tunic
pl: bluzka koszulowa = shirt blouse; koszula damska = womens shirt; bluzka z długim rękawem = long sleeve blouse; bluzka elegancka = elegant blouse; bluzka koronkowa = lace blouse; bluzeczka = blouse; bluzka z wiskozy = viscose blouse; bluzka hiszpanka = off shoulder blouse; bluzeczek = blouse; bluzka = blouse + wiskoza|jedwabna|koszulowa|szyfonowa|elegancka|wizytowa|tkanina|lniana|satynowa; bluzka jedwabna = silk blouse
pt: blusa = blouse; camisa feminina = womens shirt; camisa de senhora = ladies shirt; bata = tunic blouse; blusão feminino; camisa de mulher = womens shirt
not: blouse fabric; blouse pattern; blouse hanger; saree blouse; bateria; baterias; bater
implies: user=women weave=woven
  use shirts-women
ask: main-fibre; weave
t: silk blouse for women => 620610
t: polyester blouse => 620640
t: blouse hanger wood => !6206

@ bra
en: bra; brassiere; sports bra; bralette; nursing bra; push up bra; strapless bra; wireless bra; t-shirt bra; training bra; maternity bra; minimizer bra; seamless bra; plus size bra; mastectomy bra; front closure bra; sport bra; underwire bra; lace bra; bandeau bra; balconette bra; yoga bra; fitness bra; high impact sports bra
de: BH = bra; Büstenhalter = bra; Sport-BH = sports bra; Still-BH = nursing bra; Bralette = bralette; Sportbh = sports bra; Stillbh = nursing bra; Push-up-bh = push up bra; Bügelbh = underwire bra; Spitzenbh = lace bra; T-Shirt-bh = t-shirt bra; Schalenbh = moulded cup bra; Minimizerbh = minimizer bra; Softbh = soft bra; Entlastungsbh; Damenbh = women's bra; Balconettebh = balconette bra; Bustier = bustier; bügelloser BH = wireless bra; BHs = bra; Büstenhalter ohne Bügel = wireless bra; Balconette = balconette bra
fr: soutien gorge = bra; brassière = bralette; brassière de sport = sports bra; soutien gorge allaitement = nursing bra; bralette = bralette
es: sujetador = bra; brasier = bra; sujetador deportivo = sports bra; sostén = bra; sujetador de lactancia = nursing bra; corpiño = bra; bralette = bralette; top deportivo = sports bra; brasiere = bra
it: reggiseno = bra; reggiseno sportivo = sports bra; bralette = bralette; brassière = brassiere; reggiseno push up = push up bra
nl: bh = bra; sportbh = sports bra; beha = bra; voedingsbh = nursing bra; bralette = bralette; push-up bh = push up bra; beugelbh = underwire bra; kanten bh = lace bra; voorgevormde bh = moulded bra; strapless bh = strapless bra; borstvoedingsbh = nursing bra; t-shirtbh = t-shirt bra; sportbeha = sports bra; bustier = bustier; beugelloze bh = wireless bra; sporttop bh = sports bra top; bh's = bra
pl: biustonosz = bra; stanik = bra; biustonosz sportowy = sports bra; stanik sportowy = sports bra; biustonosz do karmienia = nursing bra; bralette = bralette; biustonosz push up = push up bra; biustonosz miękki = soft bra; biustonosz bezszwowy = seamless bra; biustonosz usztywniany = padded bra; braletka = bralette; biustonosz z fiszbinami = underwire bra; biustonosz półusztywniany = lightly padded bra; braletek = bralette
pt: sutiã = bra; top esportivo = sports bra; sutiã esportivo = sports bra; soutien = bra; sutiã de amamentação = nursing bra; top desportivo = sports bra; sutiã desportivo = sports bra; bralette = bralette; top fitness = fitness bra; sutien = bra
not: bra extender; bra strap; car bra; bra pad; bra insert; sticky bra; bra cup; bra wash bag; bra hook; adhesive bra; bra clip; bra laundry; bra underwire; sujeta
  * -> 621210
t: lace push up bra => 621210
t: bra strap extender => !621210

@ coat-jacket
en: anorak; windbreaker; puffer jacket; down jacket; padded jacket; parka; rain jacket; ski jacket; winter jacket; overcoat; coat; jacket; softshell jacket; bomber jacket; trench coat; denim jacket; varsity jacket; peacoat; pea coat; duffle coat; windcheater; quilted jacket; outdoor jacket; hiking jacket; wool coat; teddy coat; sherpa jacket; corduroy jacket; trucker jacket; jean jacket; down coat; winter coat; snowboard jacket; heated jacket; hardshell jacket; utility jacket; shacket; mens jacket; womens jacket; fleece jacket; work jacket; harrington jacket; padded coat; hooded jacket; running jacket; cycling jacket; golf jacket; puffer coat; insulated jacket; lightweight jacket; baseball jacket; hunting jacket; field jacket; military jacket; letterman jacket; college jacket; coach jacket; kids jacket; polar fleece jacket; teddy jacket; track jacket; chore jacket; shell jacket; sailing jacket; heated coat; duster coat
de: Jacke = jacket; Mantel = coat; Daunenjacke = down jacket; Anorak = anorak; Wintermantel = winter coat; Winterjacke = winter jacket; Steppjacke = quilted jacket; Softshelljacke = softshell jacket; Skijacke = ski jacket; Trenchcoat = trench coat; Jeansjacke = denim jacket; Bomberjacke = bomber jacket; Windjacke = windbreaker; Wollmantel = wool coat; Fleecejacke = fleece jacket; Parka = parka; Übergangsjacke = between-season jacket; Laufjacke = running jacket; Fahrradjacke = cycling jacket; Arbeitsjacke = work jacket; Steppmantel = quilted coat; Daunenmantel = down coat; Funktionsjacke = functional jacket; Outdoorjacke = outdoor jacket; Wanderjacke = hiking jacket; Freizeitjacke = leisure jacket; Parkajacke = parka; Herrenjacke = men's jacket; Damenjacke = women's jacket; Kinderjacke = child's jacket; Sommerjacke = summer jacket; Cordjacke = corduroy jacket; Stoffjacke = fabric jacket; Sportjacke = sports jacket; Radljacke = cycling jacket; Trekkingjacke = trekking jacket; Thermojacke = thermal jacket; Pufferjacke = puffer jacket; Stutzerjacke = short coat; Wolljacke = wool jacket; Walkjacke = boiled wool jacket; Jankerjacke = traditional bavarian jacket; Trenchmantel = trench coat; Damenmantel = women's coat; Herrenmantel = men's coat; Puffermantel = puffer coat; Kaschmirmantel = cashmere coat; Dufflemantel = duffle coat; Filzmantel = felt coat; Walkmantel = boiled wool coat; Teddymantel = teddy coat; Herrenparka = men's parka; Damenparka = women's parka; Winterparka = winter parka; Kinderparka = child's parka; Herrenwinterjacke = men's winter jacket; Damenwinterjacke = women's winter jacket; Kinderwinterjacke = child's winter jacket; Dufflecoat = duffle coat; Windbreaker = windbreaker; Janker = traditional bavarian jacket; Walkjanker = boiled wool bavarian jacket; Sweatblazer = sweat blazer; Damensoftshelljacke = women's softshell jacket; Herrensoftshelljacke = men's softshell jacket; Damendaunenjacke = women's down jacket; Herrendaunenjacke = men's down jacket
fr: manteau = coat; veste = jacket; doudoune = puffer jacket; parka = parka; blouson = blouson jacket; anorak = anorak; coupe vent = windbreaker; trench = trench coat; veste polaire = fleece jacket; caban = peacoat; veste en jean = denim jacket; pardessus = overcoat; imper = raincoat; bomber = bomber jacket; doudoune sans manches = padded vest + manteau
es: chaqueta = jacket; abrigo = coat; cazadora = jacket; parka = parka; plumífero = down jacket; anorak = anorak; cortavientos = windbreaker; gabardina = trench coat; chaquetón = jacket; chamarra = jacket; chaqueta polar = fleece jacket; trenca = duffle coat; plumas = down jacket; casaca = jacket; campera = jacket; sobretodo = overcoat; acolchado = padded jacket; chaqueta acolchada = padded jacket
it: giacca = jacket; cappotto = coat; giubbotto = jacket; piumino = padded winter jacket + giacca|donna|uomo|cappuccio|giubbotto; parka = parka; giacca a vento = windbreaker; giubbino = jacket; giaccone = coat; piumino = padded winter jacket; trench = trench coat; impermeabile trench = trench coat; bomber = bomber jacket; piumino 100 grammi = 100 gram padded jacket; soprabito = overcoat
nl: jas = coat; winterjas = winter jacket; mantel = coat; parka = parka; donsjas = down jacket; windjack = windbreaker; fleecejas = fleece jacket; spijkerjas = denim jacket; skijas = ski jacket; donzenjas = down jacket; gewatteerde jas = padded jacket; softshelljas = softshell jacket; zomerjas = summer jacket; herenjas = men's coat; damesjas = women's coat; kinderjas = child's coat; wollen jas = wool coat; bomberjas = bomber jacket; outdoorjas = outdoor jacket; pufferjas = puffer jacket; wandeljas = hiking jacket; hardloopjas = running jacket; fietsjas = cycling jacket; sportjas = sports jacket; teddyjas = teddy jacket; jack = jacket; winterjack = winter jacket; outdoorjack = outdoor jacket; softshelljack = softshell jacket; bomberjack = bomber jacket; skijack = ski jacket; herenjack = men's jacket; damesjack = women's jacket; kinderjack = child's jacket; fleecejack = fleece jacket; sportjack = sports jacket; hardloopjack = running jacket; jeansjack = denim jacket; wielrenjack = cycling jacket; damesmantel = women's coat; wintermantel = winter coat; wollen mantel = wool coat; trenchcoat = trench coat; jassen = coat; spijkerjasje = denim jacket; bodywarmer jas = bodywarmer; herenwinterjas = men's winter coat; dameswinterjas = women's winter coat; herenwinterjack = men's winter jacket; dameswinterjack = women's winter jacket; mantelcoat = coat; blouson = blouson; houtje-touwtjejas = duffle coat; fleecevest = fleece cardigan; pufferjack = puffer jacket; overcoat = overcoat
pl: kurtka = jacket; płaszcz = coat; kurtka zimowa = winter jacket; kurtka puchowa = down jacket; parka = parka; wiatrówka = windbreaker + kurtka|męska|damska; kurtka jeansowa = denim jacket; kurtka softshell = softshell jacket; kurtka narciarska = ski jacket; kurtka przejściowa = mid-season jacket; trencz = trench coat; płaszcz wełniany = wool coat; kurtka pikowana = quilted jacket; wiatrówka kurtka = windbreaker; katana jeansowa = denim jacket; bomberka = bomber jacket; kurtka męska = men's jacket; kurtka damska = women's jacket; płaszcz damski = women's coat; płaszcz męski = men's coat; kurtka dziecięca = child's jacket; kurtka sportowa = sports jacket; kurtka trekkingowa = trekking jacket; płaszczyk = coat; polar = fleece jacket + bluza|męski|damski|rozpinany|kurtka; bluza polarowa = fleece jacket; kurteczka = jacket; płaszcz zimowy = winter coat; kurtka z kapturem = hooded jacket; kurtka bomber = bomber jacket; płaszcz przejściowy = mid-season coat; kurtka wiatrówka = windbreaker; flausz płaszcz = wool coat; dyplomatka = chesterfield coat; ramoneska materiałowa = fabric biker jacket; kurtek = jacket; bomberek = bomber jacket; kurteczek = jacket; dyplomatek = chesterfield coat
pt: jaqueta = jacket; casaco = coat; sobretudo = overcoat; parka = parka; corta vento = windbreaker; anoraque = anorak; jaqueta jeans = denim jacket; blusão = jacket; casaco acolchoado = padded jacket; kispo = padded jacket; gabardina = trench coat; bomber = bomber jacket; casaco comprido = long coat; trench coat = trench coat
not: coat hanger; coat rack; coat hook; jacket potato; life jacket; straight jacket; coat of paint; base coat; top coat; leather jacket; dust jacket; cooling jacket; book jacket; water jacket; jacket cable; clear coat; lab coat; fur coat; faux fur coat; doctor coat; chef coat; heating jacket drum; coat check; insulation jacket pipe; chef jacket; flak jacket; yellow jacket trap; dog jacket; pet jacket; coat stand; full metal jacket; can jacket; leather coat; dog coat; work coat; suit jacket; tuxedo jacket; smoking jacket; dinner jacket; bomba; bombas; bombe; bombes
implies: weave=woven
  for=pet -> 420100
  main=leather -> 420310 ~.03
  main=plastic-sheet ~.02: user=male 621040; * 621050
  main=fur -> 430310 ~.01
  user=baby use baby-woven
  "track jacket": main-fibre=cotton 611020; * 611030
  "fleece jacket": user=female use jackets-women-knit; * use jackets-men-knit
  "fleecejacke": user=female use jackets-women-knit; * use jackets-men-knit
  "denim|vaquero|mezclilla": user=female 620230; * 620130
  user=male use jackets-men
  user=female use jackets-women
  use jackets-men
ask: user; main-fibre
t: mens polyester padded jacket => 620140
t: ladies wool coat => 620220
t: womens denim jacket => 620230
t: mens fleece jacket polyester => 610130
t: coat hanger wood => !6201

@ dress
en: dress; gown; maxi dress; sundress; evening dress; cocktail dress; midi dress
de: Kleid = dress; Abendkleid = evening dress; Sommerkleid = summer dress; Damenkleid = women's dress; Midikleid = midi dress; Hemdblusenkleid = shirt dress; Wickelkleid = wrap dress; Jerseykleid = jersey dress; Leinenkleid = linen dress; Freizeitkleid = casual dress; Ballonkleid = balloon dress; Sweatkleid = sweatshirt dress; Blusenkleid = blouse dress; Jeanskleid = denim dress; Kinderkleid = child's dress; Shirtkleid = t-shirt dress; A-Linien-kleid = a-line dress; Musselinkleid = muslin dress; Volantkleid = ruffle dress; Plisseekleid = pleated dress; Wollkleid = wool dress; Tunikakleid = tunic dress
fr: robe = dress; robe chemise = shirt dress; robe portefeuille = wrap dress
es: vestido = dress; vestido camisero = shirt dress
it: vestito = dress; abito da donna = women's dress; abito lungo = long dress; vestitino = dress; abito da cerimonia donna = women's formal dress
nl: jurk = dress; damesjurk = women's dress; maxijurk = maxi dress; gebreide jurk = knitted dress; overhemdjurk = shirt dress; wikkeljurk = wrap dress; linnenjurk = linen dress; tuniekjurk = tunic dress; cocktailjurk = cocktail dress; tricotjurk = jersey dress; midijurk = midi dress; blousejurk = blouse dress; truijurk = sweater dress; katoenen jurk = cotton dress; spijkerjurk = denim dress; jurkje = dress; zomerjurkje = summer dress; strapless jurk = strapless dress; feestjurkje = party dress
pl: sukienka = dress; sukienka damska = women's dress; sukienka koszulowa = shirt dress; sukienka maxi = maxi dress; sukienka midi = midi dress; sukienka mini = mini dress; sukienka dresowa = sweatshirt dress; sukienka ołówkowa = pencil dress; sukienka koronkowa = lace dress; suknia wieczorowa = evening dress; sukieneczka = dress; sukienka z lnu = linen dress; sukienka swetrowa = sweater dress; sukienka boho = boho dress; szmizjerka = shirt dress; sukienka kopertowa = wrap dress; sukienka rozkloszowana = flared dress; sukienek = dress; sukieneczek = dress; szmizjerek = shirt dress
pt: vestido = dress; vestido comprido = long dress; vestidinho = dress
not: dress shirt; dress shoe; dressing gown; dress form; doll dress; dress up costume; fancy dress; dress code; dog dress; isolation gown; surgical gown; hospital gown; patient gown; dress sock; dress belt; robe de chambre; robe de bain; dress pants; dress watch; graduation gown; choir robe; dress pattern; dress hanger; pet dress; window dress; robe hook; dress glove; vestir
  for=doll -> 950300
  for=pet -> 420100
  user=baby: weave=woven use baby-woven; * use baby-knit
  weave=knit use dresses-knit ~.3
  use dresses-woven
ask: weave; main-fibre
t: womens knitted cotton dress => 610442
t: woven polyester evening dress => 620443
t: dress shirt for men => !6204

@ glove-knit
en: glove; knitted glove; winter glove; mitten; touchscreen glove; fingerless glove; woolen glove; thermal glove; bridal glove; lace glove; opera glove; magic glove; sun protection glove; kids glove; fleece glove; cashmere glove; dress glove; ladies glove; convertible mitten; wrist warmer; hand warmer glove; spa glove; moisturizing glove; gaming glove; parade glove; arthritis glove; compression glove; liner glove; screen touch glove; leather glove; leather mitten; exfoliating glove
de: Handschuh = glove; Fäustling = mitten; Fingerhandschuh = fingered glove; Lederhandschuh = leather glove; Pelzhandschuh = fur glove; Fellhandschuh = fur glove; Lammfellhandschuh = sheepskin glove; Strickhandschuh = knitted glove; Pulswärmer = wrist warmer; Winterhandschuh = winter glove; Touchscreen Handschuh = touchscreen glove; Fausthandschuh = mitten; Damenhandschuhe = ladies glove; Herrenhandschuhe = men's glove; Kinderhandschuhe = kids glove; Wollhandschuhe = wool glove; Fleecehandschuhe = fleece glove; Babyhandschuhe = baby glove; Thermohandschuhe = thermal glove; Laufhandschuhe = running glove; Stulpen Handschuh = hand warmer; Handstulpen = hand warmer
fr: gant = glove; moufle = mitten; mitaine = fingerless glove; gant en cuir = leather glove; gant tactile = touchscreen glove; gant d'hiver = winter glove; gants tricotés = knitted gloves; gants en laine = woolen gloves; gants en maille = knitted gloves
es: guante = glove; manopla = mitten; mitón = mitten; guante de cuero = leather glove; guante de piel = leather glove; guante de lana = woolen glove; guante táctil = touchscreen glove; guantes de punto = knitted glove
it: guanto = glove; muffola = mitten; guanto di pelle = leather glove; guanto di lana = woollen glove; mezzo guanto = fingerless glove; guanto touchscreen = touchscreen glove; guanti in maglia = knitted gloves; guanti touch = touchscreen gloves; guanti in lana = woollen gloves
nl: handschoen = glove; want = mitten; polswarmer = wrist warmer; leren handschoen = leather glove; vingerloze handschoen = fingerless glove; winterhandschoenen = winter glove; dameshandschoenen = women's gloves; herenhandschoenen = men's gloves; kinderhandschoenen = kids glove; wollen handschoenen = woolen glove; gebreide handschoenen = knitted glove; touchscreen handschoenen = touchscreen glove; babyhandschoenen = baby gloves; fleecehandschoenen = fleece glove; kinderwanten = children's mittens; skiwanten = ski mittens; babywanten = baby mittens; wollen wanten = wool mittens; babywantjes = baby mittens; wantjes = mitten; moffen handwarmers = muff hand warmers; touchscreenhandschoenen = touchscreen glove
pl: rękawiczka = glove; rękawice = glove; mitenka = fingerless glove; rękawiczki skórzane = leather gloves; rękawiczki zimowe = winter glove; rękawice zimowe = winter glove; rękawiczki wełniane = woolen gloves; rękawiczki damskie = women's gloves; rękawiczki dziecięce = children's gloves; rękawiczki męskie = men's gloves; rękawiczki dotykowe = touchscreen glove; łapki niedrapki = baby scratch mittens; rękawiczki polarowe = fleece gloves; rękawiczki niemowlęce = baby gloves; rękawiczki jednopalczaste = mittens; ocieplacze na dłonie = hand warmers; rękawiczki bez palców = fingerless glove; rękawiczki do smartfona = touchscreen glove; rękawiczek = glove; mitenek = fingerless glove
pt: luva = glove; luva de couro = leather glove; luva de lã = woolen glove; mitene = fingerless glove; luva de inverno = winter glove; luvas de malha = knitted gloves; luvas tácteis = touchscreen gloves
not: boxing glove; baseball glove; latex glove; nitrile glove; oven glove; glove box; disposable glove; rubber glove; goalkeeper glove; glove compartment; grooming glove; pet glove; wash glove; glove puppet; bath glove; glove holder; luva de boxe; luva de ferro; luva de forno; guante de boxeo; gant de boxe; gant de toilette; guanto da forno; guantone; oven mitten; massage glove; luva de redução; luva de correr; luva pvc; luva soldável; glove mould; glove dispenser; dusting glove; guante de horno; waschhandschuh; luva roscável; car wash mitten
implies: weave=knit
  "exfoliating" -> 630790 ~.5
  "acrylic|acryl|acrylique|acrílico|acrilico|akryl" -> 611693      # the fibre, not the plastic
  main=rubber -> 401519 ~.03
  main=plastic -> 392620 ~.05
  main=fur -> 430310 ~.01
  main=leather -> 420329 ~.1
  "coated" -> 611610
  "nitrile" -> 611610
  "dipped" -> 611610
  weave=woven -> 621600
  main-fibre: wool 611691 ~.1; cotton 611692 ~.1; synthetic 611693 ~.9; other 611699
  * -> 611693
ask: main
t: knitted acrylic fibre winter gloves => 611693
t: leather gloves => 420329
t: rabbit fur gloves women => 430310
t: Pelzhandschuhe => 430310
t: boxing gloves => !6116

@ hat
en: hat; cap + wear|headwear|leather|suede|fur|wool|knit|knitted|tweed|corduroy|denim|cotton|baseball|men|women|kids|adjustable|snapback|trucker|hat|sports|golf|running|hiking|unisex; baseball cap; beanie; bucket hat; sun hat; snapback; beanie hat
de: Mütze = knitted or soft cap; Hut = hat; Kappe = cap; Baseballkappe = baseball cap; Basecap = baseball cap; Beanie = beanie; Wintermütze = winter hat; Wollmütze = wool hat; Baseballmütze = baseball cap; Beaniemütze = beanie; Kindermütze = child's hat; Damenmütze = women's hat; Herrenmütze = men's hat; Fleecemütze = fleece hat; Ballonmütze = baker boy cap; Zipfelmütze = pointed hat; Merinomütze = merino hat; Fellmütze = fur hat; Laufmütze = running cap; Schlupfmütze = balaclava hat; Schlappmütze = slouch hat; Bucket Hat = bucket hat; Trapper Mütze = trapper hat; Truckercap = trucker cap; Schildkappe = peaked cap; Schlapphut = slouch hat; Panamahut = panama hat; Snapback = snapback; Flatcap = flat cap; Barett = beret; Sommerhut = summer hat; Regenhut = rain hat; Damenhut = women's hat; Trachtenhut = traditional bavarian hat; Käppi = cap; Schildmütze = peaked cap; Snapback Cap = snapback; Sonnenmütze = sun hat
fr: chapeau = hat; bonnet = beanie; casquette = cap; bob = bucket hat; bonnet en laine = wool beanie; capeline = wide brim sun hat; visière soleil = sun visor
es: gorra = cap; sombrero = hat; gorro = hat; gorra de béisbol = baseball cap; visera gorra = visor cap; sombrero de pescador = bucket hat; bucket = bucket hat; sombrero de playa = beach hat; cachucha = cap
it: cappello = hat; berretto = cap; berretto da baseball = baseball cap; cappellino = cap; cuffia in lana = woollen beanie; cappellino con visiera = peaked cap; cappello di lana = woollen hat; cuffietta in lana = woollen beanie; berretto in lana = woollen cap; visiera = visor + sole
nl: muts = hat; pet = cap + heren|dames|katoen|verstelbaar|baseball|klep|zwart; hoed = hat; baseballpet = baseball cap; wintermuts = winter hat; gebreide muts = knitted hat; wollen muts = wool hat; kindermuts = child's hat; babymuts = baby hat; damesmuts = women's hat; herenmuts = men's hat; fleecemuts = fleece hat; bontmuts = fur hat; pet = cap; herenpet = men's cap; damespet = women's cap; kinderpet = child's cap; zonnepet = sun cap; cap = cap; beanie = beanie; vissershoed = bucket hat; bucket hoed = bucket hat; regenhoed = rain hat; zomerhoed = summer hat; panamahoed = panama hat; dameshoed = women's hat; herenhoed = men's hat; flaphoed = floppy hat; wollen hoed = wool hat; zonnehoedje = sun hat; flatcap = flat cap; alpinopet = beret; ijsmuts = knit hat; pompoenmuts; pommuts = pompom hat; baseballcap = baseball cap; trucker cap = trucker cap; alpino = beret; berenmuts; snapback = snapback; rieten hoed = straw hat; mutsen = hat; wintermutsen = winter hat; gebreide mutsen = knitted hat; wollen mutsen = wool hat; kindermutsen = child's hat; babymutsen = baby hat; damesmutsen = women's hat; herenmutsen = men's hat; fleecemutsen = fleece hat; bontmutsen = fur hat; ijsmutsen = knit hat; pompoenmutsen; pommutsen = pompom hat; berenmutsen
pl: czapka = cap; kapelusz = hat; czapka z daszkiem = cap with visor; czapka bejsbolówka = baseball cap; beanie = beanie; czapka z pomponem = pom pom hat; bejsbolówka = baseball cap; kapelusz przeciwsłoneczny = sun hat; czapka wełniana = wool hat; kapelusz bucket = bucket hat; bucket hat = bucket hat; czapka uszanka = ear flap hat; czapeczka = cap; kapelusik = hat; rybaczka czapka = bucket hat; czapka męska = men's cap; czapka damska = women's cap; czapka dziecięca = children's cap; czapka niemowlęca = baby cap; patrolówka = patrol cap; czapka smerfetka = slouch beanie; czapka krasnal = gnome hat; daszek = visor + słońce|tenis|golf|sportowy; panama kapelusz = panama hat; kapelusz letni = summer hat; full cap = full cap; snapback = snapback; truckerka = trucker cap; czapka trucker = trucker cap; czapek = cap; bejsbolówek = baseball cap; czapeczek = cap; patrolówek = patrol cap; truckerek = trucker cap
pt: boné = baseball cap; chapéu = hat; gorro = beanie; gorro de lã = wool beanie; panamá + chapéu; boné aba curva = curved brim cap; touca gorro = beanie
not: hat box; hat rack; hat pin; hard hat; party hat; hat stand; shower cap; swim cap; hub cap; bottle cap; valve cap; hat clip; hat jam; bonnet de bain; bonnet de douche; gorro de ducha; gorro de baño; lens cap; screw cap; end cap; cap nut; cap gun; fuel cap; cap screw; pen cap; post cap; red hat linux; hat organizer; hat hook; hat making; jar cap; key cap; cap opener; hat storage; oil cap; radiator cap; percussion cap; pet hat; doll hat; valve stem cap; dog hat; gas cap; chapa; chapas; chapeado; pet-korrels; pet korrels; pet granulaat; pet flessen; pet fles; pet-fles; pet folie; pet-folie
  for=pet -> 420100
  "straw|paja|paglia|palha" -> 650400
  main: fur 650699 ~.01; leather 650699 ~.02; straw 650400 ~.08; plastic|rubber 650691 ~.02
  * -> 650500
t: wool knitted beanie hat => 650500
t: straw sun hat => 650400
t: safety hard hat => !650500

@ hoodie
en: hoodie; hooded sweatshirt; sweatshirt; pullover; jumper; sweater; cardigan; knitwear; turtleneck; christmas sweater; fleece pullover; zip hoodie; crewneck; crew neck sweatshirt; quarter zip; half zip; oversized hoodie; knit top; turtleneck sweater; v neck sweater; sweater vest; knitted vest; rollneck; polo neck; zip up hoodie; fleece top; fleece hoodie; cashmere sweater; wool jumper; twinset; bolero + knit|cardigan|shrug|women; shrug; kids hoodie; mens sweater; sweat shirt; aran sweater; fleece sweatshirt; cycling jersey; rugby shirt; goalkeeper jersey; ice hockey jersey; hockey jersey; long cardigan; knit cardigan; oversized sweater
de: Pullover = sweater; Kapuzenpullover = hooded sweatshirt; Strickjacke = cardigan; Sweatshirt = sweatshirt; Hoodie = hoodie; Pulli = sweater; Cardigan = cardigan; Rollkragenpullover = turtleneck sweater; Sweatjacke = sweat jacket; Pullunder = sweater vest; Strickpullover = knitted sweater; Kapuzenjacke = hooded jacket; Fleecepullover = fleece pullover; Weihnachtspullover = christmas sweater; Wollpullover = wool sweater; Radtrikot = cycling jersey; Troyer = half zip sweater; Kapuzenpulli = hoodie; Herrensweatshirt = men's sweatshirt; Damensweatshirt = women's sweatshirt; Kindersweatshirt = child's sweatshirt; Herrenhoodie = men's hoodie; Damenhoodie = women's hoodie; Kinderhoodie = child's hoodie; Kapuzensweatshirt = hooded sweatshirt; Kapuzenjacke Sweat = hooded sweat jacket; Hoody = hoodie; Sweatshirtjacke = sweat jacket; Sweater = sweater + Herren|Damen|Baumwolle; Kapuzensweatjacke = hooded sweat jacket; Zip Hoodie = zip hoodie; Kapuzenshirt = hooded shirt; Herrenpullover = men's sweater; Damenpullover = women's sweater; Kinderpullover = child's sweater; Kaschmirpullover = cashmere sweater; Merinopullover = merino sweater; Norwegerpullover = norwegian sweater; Troyerpullover = half zip sweater; Feinstrickpullover = fine knit sweater; Grobstrickpullover = chunky knit sweater; Baumwollpullover = cotton sweater; Zopfpullover = cable knit sweater; Rundhalspullover = crew neck sweater; V-Ausschnitt-pullover = v neck sweater; Herrenstrickjacke = men's cardigan; Damenstrickjacke = women's cardigan; Kinderstrickjacke = child's cardigan; Wollstrickjacke = wool cardigan; Trachtenstrickjacke = traditional bavarian cardigan; Strickweste = knitted vest; Rolli = turtleneck sweater; Strickcardigan = cardigan; Strickmantel = knitted coat; Bolero gestrickt = knitted bolero; Twinset = twinset; Wollpulli = wool sweater; Sweater = sweater
fr: pull = sweater; sweat à capuche = hooded sweatshirt; gilet tricoté = cardigan; chandail = sweater; sweat = sweatshirt; sweatshirt = sweatshirt; cardigan = cardigan; pull col roulé = turtleneck sweater; hoodie = hoodie; pullover = pullover; gilet en laine = wool cardigan or vest; gilet femme = women's cardigan or vest; maillot cycliste = cycling jersey; pull de noël = christmas sweater; pull over = sweater; gilet en maille = knitted cardigan or vest; polaire = fleece; sweat-shirt = sweatshirt; pull à col roulé = turtleneck sweater; gilet long = long cardigan; gilet zippé = zip cardigan; gilet boutonné = button cardigan; sweat zippé = zip sweatshirt
es: sudadera = sweatshirt; jersey = sweater; suéter = sweater; sudadera con capucha = hoodie; cárdigan = cardigan; rebeca = cardigan; jersey de punto = sweater; chaqueta de punto = cardigan; buzo = sweatshirt + capucha|hombre|mujer; maillot ciclismo = cycling jersey; buzo = sweatshirt; polerón = sweatshirt; pulóver = pullover; chompa = sweater; polar = fleece + chaqueta; forro polar = fleece
it: felpa = sweatshirt; maglione = sweater; pullover = pullover; cardigan = cardigan; felpa con cappuccio = hoodie; dolcevita = turtleneck sweater; maglia ciclismo = cycling jersey; maglioncino = sweater; felpa con zip = zip hoodie; lupetto = turtleneck; pile da uomo = men's fleece; maglia girocollo = crew neck top; felpa girocollo = crew neck sweatshirt
nl: trui = sweater; vest = cardigan; sweater = sweater; hoodie = hoodie; capuchontrui = hooded sweatshirt; coltrui = turtleneck; cardigan = cardigan; sweatshirt = sweatshirt; wielershirt = cycling jersey; pullover = pullover; trui met capuchon = hooded sweatshirt; sweatvest = sweat cardigan; herensweater = men's sweater; damessweater = women's sweater; kindersweater = child's sweater; herenhoodie = men's hoodie; dameshoodie = women's hoodie; kinderhoodie = child's hoodie; vest met capuchon = hooded cardigan; hoody = hoodie; gebreide trui = knitted sweater; wollen trui = wool sweater; herentrui = men's sweater; damestrui = women's sweater; kindertrui = child's sweater; gebreid vest = knitted cardigan; herenvest = men's cardigan; damesvest = women's cardigan; kindervest = child's cardigan; spencer = sweater vest; slipover = sweater vest; kersttrui = christmas sweater; herenpullover = men's pullover; damespullover = women's pullover; schipperstrui = fisherman's sweater; debardeur = sweater vest; kabeltrui = cable knit sweater; visserstrui = fisherman's sweater; truitje = sweater; col; noorse trui = norwegian sweater; turtleneck = turtleneck
pl: sweter = sweater; bluza = sweatshirt; bluza z kapturem = hoodie; golf = turtleneck + sweter|damski|męski; kardigan = cardigan; pulower = pullover; bluza kangurka = hoodie; koszulka kolarska = cycling jersey; bluza dresowa = sweatshirt; bluza męska = men's sweatshirt; bluza damska = women's sweatshirt; bluza rozpinana = zip sweatshirt; bluza bez kaptura = sweatshirt; hoodie = hoodie; bluza dziecięca = children's sweatshirt; bluza sportowa = sports sweatshirt; bluza z zamkiem = zip sweatshirt; kangurka = hoodie; bluza nierozpinana = pullover sweatshirt; sweterek = sweater; sweter damski = women's sweater; sweter męski = men's sweater; golf = turtleneck + sweter|damski|męski|wełniany|prążkowany|dzianina; sweter rozpinany = cardigan; bezrękawnik dzianinowy = knitted vest; półgolf = mock neck sweater; sweter świąteczny = christmas sweater; kamizelka dzianinowa = knitted vest; kamizelka z dzianiny = knitted vest; narzutka dzianinowa = knitted cardigan; sweter z golfem = turtleneck sweater; swetry = sweater; sweterki = sweater; sweter wełniany = wool sweater; kangurek = hoodie
pt: camisola = sweater; moletom = sweatshirt; suéter = sweater; cardigã = cardigan; casaco de malha = cardigan; hoodie = hoodie; blusa de frio = sweater; camisa ciclismo = cycling jersey; sweatshirt = sweatshirt; pulôver = pullover; blusa de moletom = sweatshirt; camisola de lã = wool sweater; blusão de moletom = sweatshirt; cardigan = cardigan; casaco polar = fleece jacket; casaco de moletom = sweatshirt jacket; camisola de malha = knitted sweater; jaqueta moletom = sweatshirt jacket
not: dog sweater; sweater shaver; sweater dress; pet sweater; jumper cable; jumper wire; jumper lead; baby jumper; bluza kucharska; bluza medyczna; dog hoodie; sweater stone; hoodie dress; sweater comb; sweater chain; sweater clip; jumper cap; jersey fabric; door jumper; baby sweater; baby hoodie; baby cardigan; hoodie blanket; jumper connector; jumper starter; jump starter; jumper dress; jumper board; safety vest; fishing vest; waistcoat vest; polo; polos; polen; poleas; felpato
implies: weave=knit
  for=pet -> 420100
  user=baby use baby-knit
  "cycling" -> 611030
  use jumpers
ask: main-fibre
t: cotton hoodie for men => 611020
t: cashmere sweater => 611012
t: sweater shaver electric => !6110

@ leggings
en: legging; yoga pants; jeggings; gym leggings; workout leggings; fleece lined leggings; maternity leggings; sports leggings; yoga set + women|legging|bra|gym|seamless|piece; gym set + women|seamless|legging|bra; activewear set; workout set + women|seamless|legging|bra; yoga suit; seamless leggings; tregging; high waist leggings; pilates leggings; yoga shorts; footless tights; leggings set; scrunch leggings; girls leggings; kids leggings; fitness leggings
de: Leggings = legging; Sportleggings = sports leggings; Yogahose = yoga pants; Treggings = tregging; Jeggings = jeggings; Thermoleggings = thermal leggings; Leggins = legging; Damenleggings = women's leggings; Mädchenleggings = girls leggings; Kinderleggings = kids leggings; Yogaleggings = yoga leggings; Jeansleggings = denim leggings; Fitnessleggings = fitness leggings; Laufleggings = running leggings; Kunstlederleggings = faux leather leggings; Tights = tights + Lauf|Sport|Fitness|Damen
fr: legging = legging; legging de sport = sports leggings; pantalon de yoga = yoga pants; ensemble de yoga = yoga set; caleçon long = long underpants; tregging = tregging
es: leggings = legging; mallas = legging; mallas deportivas = sports leggings; pantalón de yoga = yoga pants; calzas = legging + mujer|deportivas; leggins = legging; calzas deportivas = sports leggings
it: leggings = leggings; pantaloni yoga = yoga pants; leggins = leggings; jeggings = jeggings; pantacollant = leggings; fuseaux = leggings
nl: legging = legging; sportlegging = sports leggings; yogabroek = yoga pants; dameslegging = women's leggings; meisjeslegging = girls leggings; thermolegging = thermal leggings; kinderlegging = kids leggings; yogalegging = yoga leggings; hardlooplegging = running leggings; tregging = tregging; jegging = jeggings; leren legging = leather leggings; fietslegging = cycling leggings; wielrenlegging = cycling leggings
pl: legginsy = legging; legginsy sportowe = sports leggings; jegginsy = jeggings; leginsy = legging; legginsy damskie = women's leggings; tregginsy = tregging; legginsy ocieplane = thermal leggings; legginsy dziewczęce = girls' leggings; getry sportowe = sports leggings; spodnie do jogi = yoga pants; legginsy z wysokim stanem = high waist leggings; legginsy bawełniane = cotton leggings
pt: legging = legging; calça legging = legging; leggings = leggings; calça de yoga = yoga pants; leggins = leggings
not: legging gaiter; mallas de sombra; calzado
implies: weave=knit user=women
  user=baby use baby-knit
  user=male use trousers-men
  use trousers-women
ask: main-fibre
t: womens polyester yoga leggings => 610463
t: leg warmer => !610463

@ pyjamas
en: pyjama; pyjama set; pajama; pajama set; nightdress; nightgown; nightshirt; sleepwear; loungewear set; loungewear; nightwear; satin pajamas; silk pajamas; christmas pajamas; family pajamas; sleep shirt; short pajamas; kids pajamas; nursing pajamas; lounge set; night dress; sleep set; sleep dress; pj set; night gown; matching pajamas; onesie pajamas
de: Schlafanzug = pyjama; Nachthemd = nightdress; Pyjama = pyjama; Nachtkleid = night dress; Nachtwäsche = nightwear; Hausanzug = lounge suit; Shorty = short pajamas + Schlafanzug|Pyjama; Kinderschlafanzug = kids pajamas; Herrenschlafanzug = men's pyjamas; Damenschlafanzug = women's pyjamas; Mädchenschlafanzug = girls' pyjamas; Jungenschlafanzug = boys' pyjamas; Flanellschlafanzug = flannel pyjamas; Frotteeschlafanzug = terry pyjamas; Kurzschlafanzug = short pajamas; Herrenpyjama = men's pyjamas; Damenpyjama = women's pyjamas; Kinderpyjama = kids pajamas; Damennachthemd = women's nightdress; Herrennachthemd = men's nightshirt; Stillnachthemd = nursing nightdress; Schlafanzughose = pyjama trousers; Pyjamahose = pyjama trousers; Schlafoverall = sleep overall; Sleepshirt = sleep shirt; Bigshirt = oversized sleep shirt
fr: pyjama = pyjama; chemise de nuit = nightgown; pyjama satin = satin pajamas; vêtement de nuit = nightwear; tenue d'intérieur = loungewear; pyjama short = short pyjamas; ensemble pyjama = pyjama set
es: pijama = pyjama; camisón = nightgown; ropa de dormir = sleepwear; pijama de mujer = women's pyjamas; pijama infantil = kids pajamas; pijama de dos piezas = two piece pyjamas; conjunto pijama = pyjama set
it: pigiama = pyjama; camicia da notte = nightgown; pigiama raso = satin pajamas; pigiamino = pyjama; pigiama lungo = long pyjamas; completo pigiama = pyjama set
nl: pyjama = pyjama; nachthemd = nightgown; nachtkleding = nightwear; kinderpyjama = children's pyjamas; herenpyjama = men's pyjamas; damespyjama = women's pyjamas; meisjespyjama = girls' pyjamas; jongenspyjama = boys' pyjamas; babypyjama = baby pyjamas; nachtjapon = nightgown; pyjamaset = pyjama set; bigshirt = sleep shirt; onesie pyjama = onesie pyjamas; pyjamashirt = pyjama top; damesnachthemd = women's nightdress
pl: piżama = pyjama; koszula nocna = nightgown; piżama damska = women's pyjamas; piżama satynowa = satin pyjamas; piżama dziecięca = children's pyjamas; piżamka = pyjama; piżama bawełniana = cotton pyjamas; komplet piżamowy = pyjama set; koszula nocna damska = women's nightgown; pajac piżama = one piece pyjamas; szlafrok i koszula = robe and nightgown set; spodnie do spania = sleep pants; koszula do karmienia = nursing nightgown; piżamek = pyjama
pt: pijama = pyjama; camisa de dormir = nightshirt; roupa de dormir = sleepwear; pijama de cetim = satin pajamas; pijama comprido = long pajamas; conjunto pijama = pyjama set; baby doll pijama = babydoll pajamas
not: pyjama party; pyjama pattern; pajama bag; doll pajamas; dog pajamas; pajama fabric; pajama party; pyjama bottoms; pajama pants; pet pajamas
implies: weave=knit
  for=pet -> 420100
  for=doll -> 950300
  user=baby use baby-knit
  "satin|satén|raso|cetim": user=male 620722; * 620822
  "flannel": user=male 620721; * 620821
  main-fibre=silk: user=male 620729; * 620829
  user=male ~.3: weave=woven main-fibre=cotton 620721; weave=woven main-fibre=synthetic|artificial 620722; weave=woven 620729; main-fibre=cotton 610721 ~.7; main-fibre=synthetic|artificial 610722; * 610721
  weave=woven: main-fibre=cotton 620821 ~.4; main-fibre=synthetic|artificial 620822; * 620829
  main-fibre: cotton 610831 ~.5; synthetic|artificial 610832 ~.9; other 610839
  * -> 610831
ask: user; main-fibre; weave
t: ladies cotton pyjamas => 610831
t: mens woven cotton pyjamas => 620721
t: womens satin pajama set => 620822
t: pyjama party banner => !6108

@ scarf
en: scarf; shawl; stole + scarf|women|silk|wool|cashmere|evening|wrap|pashmina; pashmina; pashmina shawl; snood; neck warmer; headscarf; winter scarf
de: Schal = scarf; Tuch = cloth + Hals; Halstuch = neckerchief; Stola = stole; Umschlagtuch = shawl; Winterschal = winter scarf; Strickschal = knitted scarf; Seidenschal = silk scarf; Kaschmirschal = cashmere scarf; Baumwollschal = cotton scarf; Damenschal = women's scarf; Herrenschal = men's scarf; Kinderschal = child's scarf; Fleeceschal = fleece scarf; XXL-schal = xxl scarf; Dreieckschal = triangular scarf; Musselinschal = muslin scarf; Seidentuch = silk scarf; Baumwolltuch = cotton cloth; Damentuch = women's scarf; Loop = loop scarf; Pashmina = pashmina; Poncho Schal = poncho scarf; Schlauchtuch = neck tube; Rundschal = loop scarf; Tuch Damen = women's scarf; Plaidschal = plaid scarf; Bandana Halstuch = bandana
fr: écharpe = scarf; foulard = scarf; châle = shawl; étole = stole; pashmina = pashmina; chèche = scarf
es: bufanda = scarf; pañuelo = scarf + cuello|mujer|seda|cabeza; chal = shawl; estola = stole; pañuelo de cuello = neckerchief; pashmina = pashmina; mascada = scarf
it: sciarpa = scarf; foulard = scarf; scialle = shawl; stola = stole; pashmina = pashmina; bandana tubolare = tube scarf
nl: sjaal = scarf; omslagdoek = shawl; wintersjaal = winter scarf; wollen sjaal = wool scarf; gebreide sjaal = knitted scarf; zijden sjaal = silk scarf; damessjaal = women's scarf; herensjaal = men's scarf; kindersjaal = child's scarf; fleecesjaal = fleece scarf; omslagsjaal = wrap scarf; zomersjaal = summer scarf; katoenen sjaal = cotton scarf; ronde sjaal = loop scarf; voetbalsjaal = football scarf; bohosjaal = boho scarf; shawl = shawl; stola = stole; sjaaltje = scarf; tube sjaal = tube scarf; multifunctionele sjaal = multifunctional scarf; bivakmuts sjaal = balaclava scarf; zijden sjaaltje = silk scarf; col sjaal = snood
pl: szalik = scarf; szal = shawl; chusta = shawl; szal wełniany = wool shawl; chusta jedwabna = silk shawl; chustka na szyję = neckerchief; komin na szyję = neck warmer; szalik wełniany = wool scarf; apaszka jedwabna = silk neckerchief; etola = stole; szaliczek = scarf; komin dziecięcy = children's neck warmer; chustka = scarf; komin wielofunkcyjny = multifunctional neck gaiter; chusta wielofunkcyjna = multifunctional neck gaiter; szalokomin = snood; szal kaszmirowy = cashmere shawl; gawroszka = neckerchief; chusta damska = women's scarf; chustek = scarf; gawroszek = neckerchief
pt: cachecol = scarf; lenço = scarf; xale = shawl; estola = stole; lenço de pescoço = neck scarf; xaile = shawl; pashmina = pashmina; gola de malha = knitted neck warmer
not: scarf hanger; scarf ring; scarf joint; scarf clip; car shawl; scarf fabric; lenço umedecido; lenço de papel; dog scarf; lenço de bolso; pañuelo de papel; fur scarf; scarf organizer; mascar; mascara
  for=pet -> 420100
  weave=knit -> 611710 ~.3
  use scarves-woven
ask: main-fibre; weave
t: silk scarf => 621410
t: knitted wool scarf => 611710
t: scarf hanger => !6214

@ shirt-men
en: shirt; dress shirt; oxford shirt; flannel shirt; hawaiian shirt; mens shirt; denim shirt; linen shirt; formal shirt; tuxedo shirt; button down shirt; short sleeve shirt; long sleeve shirt; work shirt; aloha shirt; cuban shirt; hunting shirt; fishing shirt; western shirt; grandad shirt; casual shirt; checked shirt; plaid shirt; bowling shirt; overshirt; business shirt; poet shirt; pirate shirt
de: Hemd = shirt; Herrenhemd = mens shirt; Freizeithemd = casual shirt; Flanellhemd = flannel shirt; Leinenhemd = linen shirt; Jeanshemd = denim shirt; Hawaiihemd = hawaiian shirt; Oberhemd = shirt; Businesshemd = business shirt; Trachtenhemd = traditional bavarian shirt; Baumwollhemd = cotton shirt; Oxfordhemd = oxford shirt; Holzfällerhemd = lumberjack shirt; Kurzarmhemd = short sleeve shirt; Langarmhemd = long sleeve shirt; Knabenhemd = boys' shirt; Jungenhemd = boys' shirt; Arbeitshemd = work shirt; Karohemd = checked shirt; Cordhemd = corduroy shirt; Smokinghemd = tuxedo shirt; Overshirt = overshirt; Kinderhemd = child's shirt
fr: chemise = shirt; chemise homme = mens shirt; chemise hawaïenne = hawaiian shirt; chemise en lin = linen shirt; chemise en jean = denim shirt; surchemise = overshirt; chemisette = short sleeve shirt; chemise d'homme = mens shirt
es: camisa = shirt; camisa de lino = linen shirt; camisa hawaiana = hawaiian shirt; camisa vaquera = denim shirt; camisa de vestir = dress shirt; camisa de franela = flannel shirt; sobrecamisa = overshirt; camisa hombre = mens shirt
it: camicia = shirt; camicia uomo = mens shirt; camicia di lino = linen shirt; camicia hawaiana = hawaiian shirt; camicia da uomo = mens shirt; camicia button down = button down shirt
nl: overhemd = shirt; shirt = shirt + heren|katoen|linnen|mouw; linnen overhemd = linen shirt; herenoverhemd = mens shirt; jongensoverhemd = boys' shirt; linnenoverhemd = linen shirt; flanellenoverhemd = flannel shirt; katoenenoverhemd = cotton shirt; spijkeroverhemd = denim shirt; denimoverhemd = denim shirt; businessoverhemd = business shirt; houthakkershemd = lumberjack shirt; hemd = shirt + heren|lange mouwen|korte mouwen|geruit; overshirt = overshirt; hawaii shirt = hawaiian shirt; hawaïblouse = hawaiian shirt; flanellen hemd = flannel shirt; herenhemd = mens shirt; houthakkersblouse = lumberjack shirt
pl: koszula = shirt; koszula męska = mens shirt; koszula flanelowa = flannel shirt; koszula hawajska = hawaiian shirt; koszula lniana = linen shirt; koszula w kratę = checked shirt; koszula jeansowa = denim shirt; koszula z długim rękawem = long sleeve shirt; koszula z krótkim rękawem = short sleeve shirt; koszula chłopięca = boys' shirt; koszula wizytowa = formal shirt; koszula slim fit = slim fit shirt; koszula oxford = oxford shirt
pt: camisa = shirt; camisa social = dress shirt; camisa de linho = linen shirt; camisa havaiana = hawaiian shirt; camisa masculina = men's shirt; camisa de homem = men's shirt
not: shirt dress; night shirt; shirt stay; shirt box; dog shirt; camisa de força; shirt collar; shirt folder; shirt folding; cricket shirt; football shirt; shirt stud; shirt button; shirt board; chemise de nuit; camisa de dormir; camisa de time; camisa de futebol; camicia da notte; rugby shirt; chemise cartonnée; shirt garter; sweat shirt; sleep shirt; polo shirt; shirt clip; koszula nocna; shirt hanger; compression shirt; swim shirt; camisa térmica; camisa polo; shirt fabric; camisa do cilindro; koszulki na karty; chemise à élastique; chemise à rabats
  for=pet -> 420100
  user=baby use baby-woven
  user=female use shirts-women
  use shirts-men
ask: user; main-fibre
t: mens cotton dress shirt => 620520
t: mens linen shirt => 620590
t: polo shirt polyester => !6205
t: t-shirt cotton => !6205

@ shorts-swim
en: swimsuit; bikini; swimming trunks; swim shorts; bathing suit; tankini; swimwear; board shorts; boardshorts; swim briefs; swim trunks; monokini; one piece swimsuit; bikini set; bikini top; bikini bottom; burkini; swimming costume; swim dress; swim leggings; girls swimsuit; swim jammers; swim skirt; beach shorts; two piece swimsuit; high waisted bikini; swim suit; racing swimsuit; swim top; modest swimwear; mens swimwear; surf shorts
de: Badeanzug = swimsuit; Bikini = bikini; Badehose = swim trunks; Badeshorts = swim shorts; Boardshorts = board shorts; Schwimmanzug = swimsuit; Tankini = tankini; Bademode = swimwear; Schwimmhose = swim trunks; Burkini = burkini; Herrenbadehose = men's swim trunks; Jungenbadehose = boys' swim trunks; Kinderbadehose = child's swim trunks; Damenbadeanzug = women's swimsuit; Mädchenbadeanzug = girls swimsuit; Kinderbadeanzug = child's swimsuit; Damenbikini = women's bikini; Mädchenbikini = girls' bikini; Bikinioberteil = bikini top; Bikinihose = bikini bottom; UV-Shirt = uv swim shirt; Monokini = monokini; UV Schwimmanzug = uv swimsuit; Schwimmshirt = swim shirt; Badeslip = swim briefs; Bikiniset = bikini set; Badebekleidung = swimwear
fr: maillot de bain = swimsuit; bikini = bikini; short de bain = swim shorts; tankini = tankini; maillot une pièce = one piece swimsuit; burkini = burkini; boardshort = board shorts; slip de bain = swim briefs; trikini = trikini; boxer de bain = swim trunks
es: bañador = swimsuit; traje de baño = swimsuit; bikini = bikini; bermuda de baño = swim shorts; tankini = tankini; burkini = burkini; short de baño = swim shorts; trikini = monokini; bañador hombre = men's swimwear; bañador mujer = women's swimsuit
it: costume da bagno = swimsuit; bikini = bikini; costume intero = one piece swimsuit; boxer mare = swimming trunks; costume piscina = swimsuit; costume mare = swimsuit; slip mare = swim briefs; pantaloncini da mare = swim shorts; trikini = trikini
nl: zwembroek = swim trunks; badpak = swimsuit; bikini = bikini; zwemshort = swim shorts; tankini = tankini; zwempak = swimsuit; herenzwembroek = men's swim trunks; jongenszwembroek = boys' swim trunks; kinderzwembroek = children's swim trunks; damesbadpak = women's swimsuit; meisjesbadpak = girls' swimsuit; kinderbadpak = child's swimsuit; bikinitop = bikini top; bikinibroekje = bikini bottom; boardshort = board shorts; zwemshirt = swim shirt; uv shirt = uv shirt; uv zwemshirt = uv swim shirt; bikinibroek = bikini bottom; uv pak = uv suit
pl: strój kąpielowy = swimsuit; bikini = bikini; kąpielówki = swim trunks; kostium kąpielowy = swimsuit; szorty kąpielowe = swim shorts; spodenki kąpielowe = swim shorts; strój kąpielowy jednoczęściowy = one piece swimsuit; strój dwuczęściowy = two piece swimsuit; tankini = tankini; bokserki kąpielowe = swim boxers; szorty plażowe = beach shorts; spodenki plażowe = beach shorts; strój kąpielowy dziewczęcy = girls' swimsuit; koszulka uv kąpielowa = uv swim shirt; slipy kąpielowe = swim briefs; kąpielówki męskie = men's swim trunks; strój kąpielowy damski = women's swimsuit
pt: maiô = swimsuit; biquíni = bikini; sunga = swim briefs; short de banho = swim shorts; fato de banho = swimsuit; calção de banho = swimming trunks; calções de banho = swimming trunks; bikini = bikini
not: swimsuit cover up; bikini wax; bikini trimmer; doll bikini; baby swimsuit; bikini razor; bikini underwear; bikini panties; bikini line; bikini mold; bikini cut; bikini shaver; swim diaper
  user=baby use baby-knit
  "trunks" -> 621111
  "board shorts" -> 621111
  "boardshorts" -> 621111
  "swim shorts" -> 621111
  "swim briefs" -> 611231
  "jammers" -> 611231
  "badeshorts" -> 621111
  user=male ~.15: weave=knit main-fibre=cotton 611239 ~.02; weave=knit 611231 ~.3; * 621111
  weave=woven -> 621112 ~.05
  main-fibre: synthetic 611241 ~.95; other 611249
  * -> 611241
t: womens polyester bikini => 611241
t: mens swim trunks quick dry => 621111
t: bikini trimmer => !6112

@ skirt
en: skirt; mini skirt; pleated skirt; tutu skirt; maxi skirt; midi skirt; denim skirt; tulle skirt; pencil skirt; skort; tennis skirt; golf skirt; tutu; skater skirt; ladies skirt; school skirt; a-line skirt; ballet tutu; plaid skirt
de: Rock = skirt + Damen|Mini|Midi|Maxi|Falten|Tüll|Jeans|Baumwolle|Leder|Polyester|kurz|lang|Mädchen; Faltenrock = pleated skirt; Minirock = mini skirt; Maxirock = maxi skirt; Tüllrock = tulle skirt; Jeansrock = denim skirt; Bleistiftrock = pencil skirt; Damenrock = ladies skirt; Rock = skirt + Damen|Mädchen|Jersey|Plissee|Woll|Leinen|Baumwolle|Midi|lang|Falten; Midirock = midi skirt; Plisseerock = pleated skirt; Strickrock = knitted skirt; Wollrock = wool skirt; Mädchenrock = girls' skirt; Sommerrock = summer skirt; Wickelrock = wrap skirt; Tellernrock = circle skirt; Cordrock = corduroy skirt; Satinrock = satin skirt; Leinenrock = linen skirt; Stufenrock = tiered skirt; Jerseyrock = jersey skirt; Trachtenrock = traditional bavarian skirt; Tennisrock = tennis skirt; Schlauchrock = tube skirt; Hosenrock = skort; Skort = skort
fr: jupe = skirt; minijupe = mini skirt; jupe culotte = skort; jupe plissée = pleated skirt; tutu = tutu; mini jupe = mini skirt; jupe crayon = pencil skirt
es: falda = skirt; minifalda = mini skirt; falda pantalón = culottes; falda plisada = pleated skirt; tutú = tutu; pollera = skirt
it: gonna = skirt; minigonna = mini skirt; gonna pantalone = skort; tutù = tutu; gonnellina = skirt; gonna a tubo = pencil skirt
nl: rok = skirt; minirok = mini skirt; plooirok = pleated skirt; tutu = tutu; damesrok = ladies skirt; meisjesrok = girls' skirt; midirok = midi skirt; maxirok = maxi skirt; spijkerrok = denim skirt; plissérok = pleated skirt; kokerrok = pencil skirt; gebreide rok = knitted skirt; tulerok = tulle skirt; wikkelrok = wrap skirt; linnen rok = linen skirt; jeansrok = denim skirt; zomerrok = summer skirt; broekrok = culottes; satijnen rok = satin skirt; rokje = skirt; skort = skort
pl: spódnica = skirt; spódniczka = skirt; mini spódnica = mini skirt; spódnica tiulowa = tulle skirt; spódnica plisowana = pleated skirt; spódnica ołówkowa = pencil skirt; spódnica jeansowa = denim skirt; spódnica maxi = maxi skirt; spódnica midi = midi skirt; mini spódniczka = mini skirt; spódnica damska = women's skirt; spódnica dzianinowa = knitted skirt; spódnicospodnie = skort; spódnica trapezowa = a-line skirt; spódnica rozkloszowana = flared skirt; spódnica satynowa = satin skirt; spódniczek = skirt
pt: saia = skirt; minissaia = mini skirt; saia calça = skort; saia de tule = tulle skirt; saia calção = skort; saia lápis = pencil skirt
not: bed skirt; table skirt; tree skirt; side skirt; car skirt; skirt hanger; skirting board; pet tutu; dog skirt; bumper skirt; hula skirt; grass skirt; spray skirt; kayak skirt; petticoat skirt
implies: user=women
  for=doll -> 950300
  user=baby use baby-woven
  "denim|vaquero|mezclilla" -> 620452
  use skirts
ask: weave; main-fibre
t: woven cotton skirt => 620452
t: christmas tree skirt => !6204

@ sock
en: sock; ankle sock; crew sock; sports sock; hosiery; running sock; hiking sock; football sock; soccer sock; toe sock; no show sock; trainer sock; dress sock; novelty sock; fuzzy sock; fluffy sock; bed sock; knee high sock; thigh high sock; slipper sock; grip sock; yoga sock; ski sock; diabetic sock; boot sock; invisible sock; christmas sock; bamboo sock; wool sock; cycling sock; work sock; tube sock; thermal sock; over the knee sock; liner sock; five finger sock; kids sock; heated sock; waterproof sock; tabi sock; quarter sock; school sock; mens sock; womens sock; cashmere sock; footie sock; foot cover + sock|invisible|no show
de: Socke = sock; Kniestrumpf = knee high sock; Sneakersocke = trainer sock; Sportsocke = sports sock; Wandersocke = hiking sock; Kuschelsocke = fuzzy sock; Stoppersocke = grip sock; Zehensocke = toe sock; Füßling = no show sock; Fußballstutzen = football stocking; Wollsocke = wool sock; Skisocke = ski sock; Tennissocke = tennis sock; Söckchen = sock; Herrensocken = men's sock; Damensocken = women's sock; Kindersocken = child's sock; Businesssocken = business sock; Baumwollsocken = cotton sock; Arbeitssocken = work sock; Wintersocken = winter sock; Thermosocken = thermal sock; Anti-Rutsch-socken = anti-slip sock; Merinosocken = merino sock; Füßlingsocken = no show sock; Bambussocken = bamboo sock; Laufsocken = running sock; Fußballsocken = football sock; Diabetikersocken = diabetic sock; Trekkingsocken = trekking sock; Stutzen = footless stocking + Fußball|Strumpf|Trachten; Stutzenstrümpfe = footless stocking; Wadenstrümpfe = calf-length sock; Strümpfe Herren = men's sock
fr: chaussette = sock; mi bas = knee high sock; socquette = ankle sock; chaussettes de sport = sports sock; chaussettes antidérapantes = grip sock; chaussettes hautes = knee high sock; mi chaussette = mid-calf sock; protège pied = no show sock
es: calcetín = sock; calcetines deportivos = sports sock; calcetines tobilleros = ankle sock; medias de fútbol = football sock; pinkies = no show sock; calcetines antideslizantes = grip sock; soquete = sock; medias deportivas = sports sock; pinkis = no show sock; calcetines invisibles = no show sock
it: calzino = sock; calza = sock + sportiva|calcio|uomo|cotone|lana; calzettone = thick sock; fantasmino = no show sock; calzini antiscivolo = non-slip socks; calzerotto = sock; calza = sock; calze lunghe = long socks
nl: sok = sock; sportsokken = sports sock; voetbalsokken = football sock; wandelsokken = hiking sock; kniekous = knee high sock; enkelsok = ankle sock; antislip sokken = non-slip socks; huissokken = house socks; herensokken = men's socks; damessokken = women's socks; kindersokken = children's socks; sneakersokken = trainer sock; tennissokken = tennis socks; wollen sokken = wool socks; babysokken = baby socks; werksokken = work socks; skisokken = ski sock; hardloopsokken = running sock; bamboesokken = bamboo socks; thermosokken = thermal socks; noorse sokken = norwegian socks; antislipsokken = non-slip socks; kousen = stockings + wol|katoen|voetbal; geitenwollen sokken = wool socks; footies = footie socks; voetbalkousen = football sock; invisible sokken = no show sock; bedsokken = bed sock
pl: skarpeta = sock; skarpetka = sock; stopki = no show sock; podkolanówki = knee sock; zakolanówki = over knee sock; getry piłkarskie = football sock; skarpety trekkingowe = hiking sock; skarpetki męskie = men's socks; skarpetki damskie = women's socks; skarpetki sportowe = sports sock; skarpety wełniane = wool socks; stopki damskie = women's no show socks; skarpetki antypoślizgowe = non slip socks; skarpetki dziecięce = children's socks; skarpetki bambusowe = bamboo socks; skarpety narciarskie = ski socks; skarpetki bezuciskowe = non binding socks; skarpety zimowe = winter socks; podkolanówki uciskowe sport = compression knee socks; skarpetek = sock
pt: meia = sock; meia esportiva = sports sock; meia antiderrapante = non-slip sock; meia soquete = ankle sock; meião = football sock; peúga = sock; soquete = ankle sock; meia curta = short sock; meias desportivas = sports socks; meia cano alto = long sock
not: sock puppet; wind sock; christmas stocking; boot sock liner; sock organizer; sock aid; baby sock; drain sock; filter sock; sock suspenders; sock blocker; meia calça; meia de compressão; meia elástica; sock yarn; sock monkey; sock clip; sock sneaker; sock drawer; sock boot; barrier sock; sock filter; meia arrastão; sock hanger; sock doll; sock bun; neoprene sock; meia esquadria; meia lua; meia argola; meia malha; compression sock; sock knitting; diving sock; meia pressão; meia máscara
implies: weave=knit
  user=baby use baby-knit
  "compression" -> 611510
  "acrylic|acryl|acrylique|acrílico|acrilico|akryl": share(cotton)>=50 611595 ~.01; share(wool)>=50 611594 ~.01; * 611596
  main-fibre: wool 611594 ~.08; cotton 611595 ~.6; synthetic 611596 ~.9; other 611599
  * -> 611595
ask: main-fibre
t: cotton crew socks => 611595
t: merino wool hiking socks => 611594
t: sock puppet toy => !6115

@ t-shirt
en: t-shirt; tee + shirt|men|women|graphic|cotton|sleeve|neck|oversized|kids|unisex; tshirt; singlet; tank top; vest top; undershirt; camisole top; graphic tee; sports tee; muscle tee; football shirt; soccer jersey; football jersey; basketball jersey; sports shirt; running shirt; gym shirt; tee shirt; baseball jersey; string vest; thermal top; compression shirt; compression top; long sleeve top; long sleeve tee; jersey + football|soccer|basketball|baseball|sports|team|esports; sleeveless t-shirt; running vest; gym vest; sports top; workout top; yoga top; cricket shirt; henley; base layer top; rash guard; rash vest; swim shirt; mens vest; ribbed tank; racerback tank; v neck t-shirt; band t-shirt; printed t-shirt; maternity t-shirt; nursing top; basic tee
de: T-Shirt = t-shirt; Unterhemd = undershirt; Tanktop = tank top; Langarmshirt = long sleeve shirt; Trikot = jersey; Fußballtrikot = football shirt; Sportshirt = sports shirt; Kurzarmshirt = short sleeve shirt; Funktionsshirt = functional shirt; Trägershirt = strap top; Laufshirt = running shirt; Kompressionsshirt = compression shirt; Shirt = shirt + Damen|Herren|Kinder|Kurzarm|Langarm|Baumwolle; Herrenshirt = men's shirt; Damenshirt = women's shirt; Kindershirt = child's shirt; Baumwollshirt = cotton shirt; Merinoshirt = merino shirt; Rundhalsshirt = crew neck shirt; Motivshirt = graphic shirt; Feinrippshirt = fine rib shirt; Herrenunterhemd = men's undershirt; Damenunterhemd = women's undershirt; Kinderunterhemd = child's undershirt; Rippshirt = ribbed shirt; Longsleeve = long sleeve shirt; Ringelshirt = striped shirt; V-Shirt = v neck shirt; Achselshirt = sleeveless shirt; Oberteil Jersey = jersey top; Top = top + Jersey|Baumwolle|Damen|Träger; Spaghettiträger Top = spaghetti strap top; Muskelshirt = muscle shirt; Funktionsunterhemd = functional undershirt
fr: t-shirt = t-shirt; tee shirt = t-shirt; débardeur = tank top; maillot de foot = football shirt; maillot de corps = undershirt; maillot de football = football shirt; maillot + basket|sport|foot|équipe|rugby; marcel = tank top
es: camiseta = t-shirt; camiseta de tirantes = tank top; camiseta deportiva = sports tee; camiseta de fútbol = football shirt; playera = t-shirt; remera = t-shirt; camiseta interior = undershirt; camiseta térmica = thermal t-shirt; polera = t-shirt; franela = t-shirt + hombre|mujer; camiseta manga corta = short sleeve t-shirt
it: maglietta = t-shirt; t-shirt = t-shirt; canottiera = undershirt; canotta = tank top; maglia da calcio = football shirt; maglia intima = undershirt; maglietta sportiva = sports tee; maglia termica = thermal top; maglia maniche corte = short sleeve top; magliettina = t-shirt; polo t shirt = polo shirt; maglia a maniche lunghe = long sleeve top
nl: t-shirt = t-shirt; hemdje = undershirt; voetbalshirt = football shirt; onderhemd = undershirt; singlet = singlet; longsleeve = long sleeve shirt; sportshirt = sports shirt; tanktop = tank top; herenshirt = men's shirt; damesshirt = women's shirt; kindershirt = children's shirt; jongensshirt = boys' shirt; meisjesshirt = girls' shirt; herent-shirt = men's t-shirt; damest-shirt = women's t-shirt; kindert-shirt = children's t-shirt; topje = top + dames|katoen|tricot; shirt met korte mouwen = short sleeve shirt; shirt met lange mouwen = long sleeve shirt; shirt lange mouw = long sleeve shirt; hardloopshirt = running shirt; thermoshirt = thermal shirt; herenhemd onder = men's undershirt; dameshemd onder = women's undershirt; top = top + dames|tricot; sporttop = sports top
pl: koszulka = shirt; podkoszulek = undershirt; t-shirt = t-shirt; koszulka piłkarska = football shirt; koszulka sportowa = sports shirt; longsleeve = long sleeve t-shirt; koszulka bawełniana = cotton t-shirt; koszulka męska = men's t-shirt; koszulka damska = women's t-shirt; podkoszulka = undershirt; koszulka z nadrukiem = printed t-shirt; koszulka termoaktywna = thermal shirt; bokserka damska = women's tank top; tank top = tank top; koszulka dziecięca = children's t-shirt; koszulka z długim rękawem = long sleeve t-shirt; bluzka z krótkim rękawem dzianinowa = short sleeve knitted top; top damski = women's top; tiszert = t-shirt; top = top + damski|prążkowany|ramiączkach; koszulek = shirt
pt: camiseta = t-shirt; t-shirt = t-shirt; regata = tank top; camisa de futebol = football shirt; camiseta esportiva = sports t-shirt; camisola interior = undershirt; camisa de time = football shirt; blusa térmica = thermal top; blusa de malha = knitted top; camiseta regata = tank top
not: golf tee; tee fitting; t-shirt printer; pipe tee; t-shirt press; pipe fitting tee; branch tee; reducing tee; dog t-shirt; tee pipe; koszulka kolarska; koszulka na dokumenty; koszulki na karty; koszulka nocna; koszulka polo; baby t-shirt; camiseta polo; jersey sheet; hockey jersey; cycling jersey; goalkeeper jersey; t-shirt quilt; t-shirt yarn; t-shirt bag; t-shirt folder; t-shirt dress; jersey dress; jersey fitted; jersey fabric; jersey knit fabric; maillot de bain; maillot cycliste; wrestling singlet; doll t-shirt; t-shirt transfer
implies: weave=knit
  for=pet -> 420100
  user=baby use baby-knit
  "rash": main-fibre=cotton 611020 ~.03; * 611030
  weave=woven: user=female use shirts-women; * use shirts-men
  main-fibre: cotton 610910 ~.6
  * -> 610990
ask: main-fibre
t: mens cotton t-shirt => 610910
t: polyester sports tee => 610990
t: golf tee wooden => !6109

@ trousers
en: trousers; pants; chinos; slacks; cargo pants; shorts; dungarees; bib overalls; dress pants; suit trousers; culottes; palazzo trousers; linen trousers; hiking pants; capri pants; wide leg pants; hiking trousers; cargo shorts; bermuda shorts; chino shorts; ski pants; snow pants; ski trousers; golf trousers; golf shorts; work trousers; work pants; cargo trousers; casual pants; linen pants; tactical pants; hunting trousers; riding breeches; breeches; corduroy trousers; pantaloon; knickerbockers; capris; convertible pants; softshell pants; salopettes; chino; mens trousers; ladies trousers; waterproof trousers; rain trousers; rain pants; overtrousers; school trousers; jodhpurs; bermudas; snow bib
de: Hose = trousers; Latzhose = dungarees; Cargohose = cargo pants; Chinohose = chinos; Stoffhose = fabric trousers; Skihose = ski trousers; Arbeitshose = work trousers; Wanderhose = hiking trousers; Bermuda = bermuda shorts; Culotte = culottes; Regenhose = rain trousers; Reithose = riding breeches; Schneehose = snow trousers; Anzughose = suit trousers; Bundhose = waistband trousers; Leinenhose = linen trousers; Cordhose = corduroy trousers; Herrenhose = men's trousers; Damenhose = women's trousers; Kinderhose = child's trousers; Jungenhose = boys' trousers; Mädchenhose = girls' trousers; Baumwollhose = cotton trousers; Wollhose = wool trousers; Outdoorhose = outdoor trousers; Bundfaltenhose = pleated trousers; Stretchhose = stretch trousers; Marlenehose = wide leg trousers; Culottehose = culottes; Trekkinghose = trekking trousers; Pumphose = bloomers; Haremsshose = harem trousers; Chino = chinos; Chinos = chinos; Zip-Off-Hose = zip-off trousers; Steghose = stirrup trousers; Palazzohose = palazzo trousers; Shorts = shorts; Bermudas = bermuda shorts; Herrenshorts = men's shorts; Damenshorts = women's shorts; Kindershorts = child's shorts; Cargoshorts = cargo shorts; Sportshorts = sports shorts; Chinoshorts = chino shorts; kurze Hose = shorts; Hotpants = hot pants; Radlerhose kurz = short cycling shorts; Kurzhose = shorts; Laufhose kurz = running shorts
fr: pantalon = trousers; short = shorts; bermuda = bermuda shorts; pantalon cargo = cargo pants; chino = chinos; pantalon de ski = ski pants; pantalon de travail = work trousers; salopette = dungarees; pantalon de pluie = rain trousers; corsaire = capri pants; pantacourt = capri pants; pantalon à pinces = pleated trousers
es: pantalón = trousers; pantalones cortos = shorts; bermudas = bermuda shorts; pantalón cargo = cargo pants; pantalón de esquí = ski pants; peto = dungarees + vaquero|pantalón|trabajo; chinos = chinos; pantalón de trabajo = work trousers; pantalón corto = shorts; pantalón de vestir = dress pants; culotte pantalón = culottes; pescadores = capri pants
it: pantaloni = trousers; pantaloncini = shorts; bermuda = bermuda shorts; pantaloni cargo = cargo pants; pantaloni da sci = ski pants; pantaloni da lavoro = work trousers; salopette = dungarees; chino = chinos; shorts = shorts; pantaloni cargo uomo = men's cargo trousers; pinocchietto = capri pants; calzoni = trousers
nl: broek = trousers; korte broek = shorts; skibroek = ski trousers; werkbroek = work trousers; cargobroek = cargo pants; tuinbroek = dungarees; chino = chinos; regenbroek = rain trousers; herenbroek = men's trousers; damesbroek = women's trousers; kinderbroek = children's trousers; jongensbroek = boys' trousers; meisjesbroek = girls' trousers; linnenbroek = linen trousers; katoenenbroek = cotton trousers; corduroybroek = corduroy trousers; stoffenbroek = fabric trousers; wandelbroek = hiking trousers; wollenbroek = wool trousers; wijde broek = wide leg trousers; pantalon = trousers; afritsbroek = zip-off trousers; outdoorbroek = outdoor trousers; culotte = culottes; flared broek = flared trousers; palazzo = palazzo trousers; bandplooibroek = pleated trousers; bermuda = bermuda shorts; short = shorts + heren|dames|kinder|katoen|sport|jeans; herenshort = men's shorts; damesshort = women's shorts; kindershort = children's shorts; jeansshort = denim shorts; sportshort = sports shorts; hotpants = hot pants; shorts = shorts
pl: spodnie = trousers; szorty = shorts; bojówki = cargo pants; spodnie narciarskie = ski pants; spodnie robocze = work trousers; bermudy = bermuda shorts; ogrodniczki = dungarees; spodnie przeciwdeszczowe = rain trousers; bryczesy = breeches; chinosy = chinos; spodnie męskie = men's trousers; spodnie damskie = women's trousers; spodnie chino = chinos; spodnie cargo = cargo pants; spodnie materiałowe = fabric trousers; spodnie lniane = linen trousers; spodnie dzwony = flared trousers; kuloty = culottes; spodnie trekkingowe = hiking pants; spodnie eleganckie = dress pants; spodnie garniturowe = suit trousers; spodnie wizytowe = dress trousers; spodnie alladynki = harem trousers; szwedy = wide leg trousers; spodnie cygaretki = cigarette trousers; spodnie na kant = pleated trousers; spodenki = shorts; krótkie spodenki = shorts; krótkie spodnie = shorts; szorty męskie = men's shorts; szorty damskie = women's shorts; spodenki dresowe = sweat shorts; spodenki męskie = men's shorts; krótkie spodenki męskie = men's shorts; spodenki damskie = women's shorts; sztruksy = corduroy trousers + męskie|damskie|spodnie|slim|rozmiar; cygaretki = cigarette trousers + damskie|spodnie|bawełniane
pt: calça = trousers; calças = trousers; calções = shorts; bermuda = bermuda shorts; calça cargo = cargo pants; jardineira = dungarees + calça|jeans; calça de esqui = ski pants; calça social = dress pants; short = shorts; calça chino = chino trousers; calças de fato = suit trousers
not: trouser suit; pant suit; pants suit; pants hanger; trouser press; shorts boxer; boxer shorts; yoga pants; training pants diaper; period pants; pants extender; short circuit; shorts set; pants clip; swim shorts; trouser suspenders; pants stretcher; trouser hanger; dog pants; pajama pants; doll pants; trouser socks; shapewear shorts; bermuda de baño; bermuda ciclismo; short de bain; short de banho; pantalon de pyjama; calça plástica; boxing shorts; bermuda grass; pants guard; pants organizer; pants rack; trouser clip; trouser rack; chinato; calcados; calcado
implies: weave=woven
  for=doll -> 950300
  user=baby use baby-woven
  main=leather -> 420310 ~.01
  main=plastic-sheet ~.01: user=male 621040; * 621050
  build=coated ~.02: user=female 621050; * 621040
  "rain": user=female 621050; * 621040
  "overtrousers": user=female 621050; * 621040
  "waterproof trousers": user=female 621050; * 621040
  "ski": user=female 620463; * 620343
  "snow": user=female 620463; * 620343
  user=female use trousers-women
  use trousers-men
ask: user; main-fibre
t: mens cotton chino trousers => 620342
t: womens polyester trousers woven => 620463
t: mens waterproof rain trousers coated polyester => 621040
t: trouser press => !6203

@ underpants
en: underpants; briefs; boxer shorts; boxer briefs; panties; knickers; thong underwear; g string + women|men|underwear|lace|panty|thong; trunks underwear; underwear; boxer trunks; jockstrap; jock strap; bikini panties; seamless panties; cotton panties; lace panties; hipster panties; boyshorts; thong + women|panty|lace|cotton|seamless|men|underwear; mens underwear; womens underwear; brief + men|women|cotton|underwear|panty|pack; high waist panties; disposable underwear; boxers; long johns; thermal underwear; thermal set; base layer; long underwear; thermal leggings; thermal bottoms; maternity panties; french knickers; ladies briefs; bloomers; kids underwear; girls panties; bikini underwear
de: Unterhose = underpants; Slip = briefs; Boxershorts = boxer shorts; Unterwäsche = underwear; Tanga = thong; Thermounterwäsche = thermal underwear; Panty = panties; Herrenslip = men's briefs; Damenslip = women's briefs; Lange Unterhose = long johns; Skiunterwäsche = ski underwear; Retroshorts = boxer trunks; Funktionsunterwäsche = functional underwear; Herrenunterhose = men's underpants; Damenunterhose = women's underpants; Kinderunterhose = child's underpants; Jungenunterhose = boys' underpants; Mädchenunterhose = girls' underpants; Thermounterhose = thermal underpants; Baumwollunterhose = cotton underpants; Minislip = mini briefs; Spitzenslip = lace briefs; Taillenslip = high waist briefs; Mädchenslip = girls' briefs; Jungenslip = boys' briefs; Bikinislip = bikini briefs; Midislip = midi briefs; Jazzslip = jazz briefs; Menstruationsslip = period panties; Periodenslip = period panties; Herrenboxershorts = men's boxer shorts; Jungenboxershorts = boys' boxer shorts; Pantys = panties; Damenpanty = women's panties; String = thong; Stringtanga = thong; Hipster Slip = hipster briefs; Herrenpants = men's underpants; Trunks = trunks underwear; Hüftslip = hip briefs; Slips = briefs; Brasil Slip = brazilian briefs; Taillenslips = high waist briefs; Hipster Unterhose = hipster underpants; Unterhosen Set = underpants set
fr: slip = briefs; culotte = knickers + femme|coton|dentelle|lot|fille; boxer = boxer shorts + homme|coton|lot; caleçon = boxer shorts; sous vêtement = underwear; string = thong + femme|dentelle; tanga = tanga; sous vêtement thermique = thermal underwear; shorty = boyshorts + femme|dentelle; culotte = knickers; boxer = boxer shorts; string = thong; shorty = boyshorts; boxers = boxer shorts; slip femme = briefs; culotte femme = women's briefs
es: calzoncillo = underpants; braga = panties; bóxer = boxer shorts; ropa interior = underwear; tanga = thong; ropa interior térmica = thermal underwear; bragas de algodón = cotton panties; braguita = panties; slip = brief; calzón = underpants; pantaleta = panties; trusa = briefs; culotte mujer = boyshorts; bombacha = panties; boxers = boxer shorts
it: mutande = underpants; slip = briefs; boxer = boxer shorts + uomo|cotone|intimo; intimo uomo = mens underwear; perizoma = thong; culotte donna = women's briefs; intimo termico = thermal underwear; mutandine = panties; boxer = boxer shorts; culotte = women's briefs; brasiliana = brazilian briefs; slip da uomo = men's briefs; boxer da uomo = men's boxer shorts; boxer aderenti = boxer briefs; tanga donna = women's tanga briefs
nl: onderbroek = underpants; boxershort = boxer shorts; slip = briefs + dames|heren; ondergoed = underwear; string = thong + dames; thermo ondergoed = thermal underwear; damesslip = women's briefs; slip = briefs; herenslip = men's briefs; kinderslip = children's briefs; jongensslip = boys' briefs; meisjesslip = girls' briefs; herenboxershort = men's boxer shorts; jongensboxershort = boys' boxer shorts; herenonderbroek = men's underpants; damesonderbroek = women's underpants; kinderonderbroek = children's underpants; string = thong; brazilian slip = brazilian briefs; hipster = hipster briefs + dames|slip|ondergoed; tailleslip = high waist panties; lange onderbroek = long johns; taille slip = high waist panties; menstruatieslip = period briefs; boxers = boxers
pl: majtki = underpants; bokserki = boxer shorts; slipy = briefs; bielizna = underwear + męska|termoaktywna|termiczna; stringi = thong; figi = briefs + damskie|bawełniane; kalesony = long johns; bielizna termoaktywna = thermal underwear; bokserki męskie = men's boxer shorts; majtki damskie = women's panties; slipy męskie = men's briefs; figi damskie = women's briefs; majtki dziewczęce = girls' panties; szorty damskie bielizna = women's boy shorts; majteczki = underpants; brazyliany = brazilian panties; bielizna menstruacyjna = period underwear; gatki = underpants; figi bezszwowe = seamless briefs; bokserki bawełniane = cotton boxer shorts; slipki = briefs; slipy bawełniane = cotton briefs; bokserki chłopięce = boys' boxer shorts; majtki bawełniane = cotton panties; majtki wysokie = high waist panties; figi = briefs + damskie|bawełniane|koronkowe|bezszwowe|majtki|dziewczęce|wysoki|stan|mikrofibra
pt: cueca = underpants; calcinha = panties; cueca boxer = boxer shorts; roupa íntima = underwear; tanga = thong; roupa térmica = thermal underwear; ceroula = long underpants; calcinha de algodão = cotton panties; boxers = boxer shorts; fio dental calcinha = g string; boxer = boxer shorts; cuecas de senhora = women's panties; slip = briefs
not: boxer dog; slip ring; non slip; underwear organizer; underwear bag; anti slip; slip on; pillow slip; boxer engine; slip joint; underwear storage; slip resistant; packing slip; slip mat; dog underwear; incontinence underwear; period underwear; underwear box; underwear drawer; boxing shorts; slip rope; slip lead; slip collar; slip knot; slip cover; braga de cuello; slip contenitivo; slip mestruale; slip de bain; slip flange; braga náutica; slip gauge; slip road; slip plate; slip dress; calcinha menstrual; calcinha absorvente; slip clutch; base layer paint; slip ons; base layer top; box; boxe
implies: weave=knit
  for=pet -> 420100
  weave=nonwoven -> 621010
  user=female: weave=woven 620892 ~.05; main-fibre=cotton 610821 ~.5; main-fibre=synthetic|artificial 610822 ~.95; * 610829
  "panties": main-fibre=cotton 610821; * 610822
  "knickers": main-fibre=cotton 610821; * 610822
  "braga": main-fibre=synthetic 610822; * 610821
  "calcinha": main-fibre=synthetic 610822; * 610821
  weave=woven: main-fibre=cotton 620711; * 620719
  main-fibre: cotton 610711 ~.7; synthetic|artificial 610712 ~.95; other 610719
  * -> 610711
ask: user; main-fibre
t: mens cotton boxer briefs => 610711
t: womens nylon briefs => 610822
t: boxing shorts => !6107
