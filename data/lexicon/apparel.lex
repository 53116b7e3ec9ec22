# Clothing: knitted in chapter 61, woven in 62, babies' garments (to 86 cm) in 6111 and 6209 whatever else they are.

value kind=swim
en: swim; swimming; beach; surf
value kind=ski
en: ski; snowboard
value kind=raincoat
en: raincoat; rain; waterproof coated

table baby-knit
  main-fibre: cotton 611120 ~.8; synthetic 611130; other 611190
  * -> 611120

table baby-woven
  main-fibre: cotton 620920 ~.8; synthetic 620930; other 620990
  * -> 620920

table dresses-knit
  main-fibre: wool 610441; cotton 610442 ~.35; synthetic 610443 ~.5; artificial 610444; other 610449
  * -> 610443

table dresses-woven
  main-fibre: wool 620441; cotton 620442 ~.3; synthetic 620443 ~.5; artificial 620444; other 620449
  * -> 620443

table jumpers
  main: cashmere 611012 ~.03; wool 611011 ~.08
  main-fibre: cotton 611020 ~.4; synthetic|artificial 611030 ~.5; other 611090
  * -> 611030

table shirts-men
  weave=knit: main-fibre=cotton 610510 ~.6; main-fibre=synthetic|artificial 610520; main-fibre=other 610590; * 610510
  main-fibre: cotton 620520 ~.7; synthetic|artificial 620530; other 620590
  * -> 620520

table shirts-women
  weave=knit: main-fibre=cotton 610610 ~.4; main-fibre=synthetic|artificial 610620; main-fibre=other 610690; * 610610
  main-fibre: silk 620610; wool 620620; cotton 620630 ~.35; synthetic|artificial 620640 ~.6; other 620690
  * -> 620640

table trousers-men
  weave=knit: main-fibre=cotton 610342 ~.5; main-fibre=synthetic 610343; main-fibre=wool 610341; * 610342
  main-fibre: wool 620341; cotton 620342 ~.6; synthetic 620343; other 620349
  * -> 620342

table trousers-women
  weave=knit: main-fibre=cotton 610462 ~.4; main-fibre=synthetic 610463; main-fibre=wool 610461; * 610463
  main-fibre: wool 620461; cotton 620462 ~.55; synthetic 620463; other 620469
  * -> 620462

table jackets-men                # anoraks, padded and outdoor jackets
  weave=knit: main-fibre=cotton 610120; main-fibre=synthetic 610130 ~.7; * 610130
  main-fibre: wool 620120; cotton 620130; synthetic 620140 ~.8; other 620190
  * -> 620140

table jackets-women
  weave=knit: main-fibre=wool 610210; main-fibre=cotton 610220; main-fibre=synthetic 610230 ~.7; * 610230
  main-fibre: wool 620220; cotton 620230; synthetic 620240 ~.8; other 620290
  * -> 620240

@ baby-garment
en: romper; onesie; baby bodysuit; baby grow; babygrow; sleepsuit; bodysuit + baby; baby clothes; layette; baby outfit
de: Strampler; Babybody; Babykleidung
fr: barboteuse; grenouillère; body bébé
es: pelele; ropa de bebé
implies: weave=knit user=baby
  weave=woven use baby-woven
  use baby-knit
t: cotton baby romper => 611120
t: romper suit costume for dolls => !6209

@ blouse
en: blouse; tunic blouse; ladies shirt; womens shirt
de: Bluse
fr: blouse; chemisier
es: blusa
it: camicetta; blusa
nl: blouse
pl: bluzka koszulowa
implies: user=women weave=woven
  use shirts-women
ask: main-fibre; weave
t: silk blouse for women => 620610
t: polyester blouse => 620640
not: blouse fabric; blouse pattern; blouse hanger
t: blouse hanger wood => !6206

@ bra
en: bra; brassiere; sports bra; bralette; nursing bra
de: BH; Büstenhalter; Sport-BH
fr: soutien gorge; brassière
es: sujetador
it: reggiseno
not: bra extender; bra strap; car bra
  * -> 621210
t: lace push up bra => 621210
t: bra strap extender => !621210

@ coat-jacket
en: anorak; windbreaker; puffer jacket; down jacket; padded jacket; parka; rain jacket; ski jacket; winter jacket; overcoat; coat; jacket; softshell jacket
de: Jacke; Mantel; Daunenjacke; Anorak
fr: manteau; veste; doudoune; parka
es: chaqueta; abrigo
it: giacca; cappotto
nl: jas
pl: kurtka; płaszcz
not: coat hanger; coat rack; coat hook; jacket potato; life jacket; straight jacket; coat of paint; base coat; top coat; leather jacket
implies: weave=woven
  main=leather -> 420310 ~.03
  main=fur -> 430310 ~.01
  user=baby use baby-woven
  user=male use jackets-men
  user=female use jackets-women
  use jackets-men
ask: user; main-fibre
t: mens polyester padded jacket => 620140
t: ladies wool coat => 620220
t: coat hanger wood => !6201

@ dress
en: dress; gown; maxi dress; sundress; evening dress; cocktail dress; midi dress
de: Kleid; Abendkleid; Sommerkleid
fr: robe
es: vestido
it: vestito; abito da donna
nl: jurk
pl: sukienka
pt: vestido
not: dress shirt; dress shoe; dressing gown; dress form; doll dress; dress up costume; fancy dress; dress code; dog dress
  for=doll -> 950300
  user=baby: weave=woven use baby-woven; * use baby-knit
  weave=knit use dresses-knit
  use dresses-woven
ask: weave; main-fibre
t: womens knitted cotton dress => 610442
t: woven polyester evening dress => 620443
t: dress shirt for men => !6204

@ glove-knit
en: glove; knitted glove; winter glove; mitten; touchscreen glove
de: Handschuh; Fäustling
fr: gant; moufle
es: guante
it: guanto
nl: handschoen
pl: rękawiczka
not: boxing glove; baseball glove; latex glove; nitrile glove; oven glove; glove box; disposable glove; rubber glove; goalkeeper glove; glove compartment
implies: weave=knit
  main=rubber -> 401519 ~.03
  main=plastic -> 392620 ~.05
  main=leather -> 420329 ~.1
  weave=woven -> 621600
  main-fibre: wool 611691; cotton 611692; synthetic 611693 ~.7; other 611699
  * -> 611693
ask: main
t: knitted acrylic fibre winter gloves => 611693
t: leather gloves => 420329
t: boxing gloves => !6116

@ hat
en: hat; cap + wear|headwear|cotton|baseball; baseball cap; beanie; bucket hat; sun hat; snapback
de: Mütze; Hut; Kappe; Baseballkappe
fr: chapeau; bonnet; casquette
es: gorra; sombrero; gorro
it: cappello; berretto
nl: muts; pet; hoed
pl: czapka; kapelusz
pt: boné; chapéu; gorro
not: hat box; hat rack; hat pin; hard hat; party hat; hat stand; shower cap; swim cap; hub cap
  main=straw -> 650400
  * -> 650500
t: wool knitted beanie hat => 650500
t: straw sun hat => 650400
t: safety hard hat => !650500

@ hoodie
en: hoodie; hooded sweatshirt; sweatshirt; pullover; jumper; sweater; cardigan; jersey + football|sports; knitwear
de: Pullover; Kapuzenpullover; Strickjacke; Sweatshirt
fr: pull; sweat à capuche; gilet tricoté; chandail
es: sudadera; jersey; suéter
it: felpa; maglione; pullover
nl: trui; vest
pl: sweter; bluza
pt: camisola; moletom; suéter
not: dog sweater; sweater shaver; sweater dress; pet sweater
implies: weave=knit
  for=pet -> 420100
  user=baby use baby-knit
  use jumpers
ask: main-fibre
t: cotton hoodie for men => 611020
t: cashmere sweater => 611012
t: sweater shaver electric => !6110

@ leggings
en: legging; yoga pants; jeggings
de: Leggings
fr: legging
es: leggings; mallas
implies: weave=knit user=women
  user=male use trousers-men
  use trousers-women
ask: main-fibre
t: womens polyester yoga leggings => 610463
t: leg warmer => !610463

@ pyjamas
en: pyjama; nightdress; nightgown; nightshirt; sleepwear; loungewear set
de: Schlafanzug; Nachthemd; Pyjama
fr: pyjama; chemise de nuit
es: pijama; camisón
implies: weave=knit
  user=baby use baby-knit
  user=male: weave=woven main-fibre=cotton 620721; weave=woven 620729; main-fibre=cotton 610721 ~.7; main-fibre=synthetic|artificial 610722; * 610721
  weave=woven: main-fibre=cotton 620821 ~.6; main-fibre=synthetic|artificial 620822; * 620829
  main-fibre: cotton 610831 ~.6; synthetic|artificial 610832; other 610839
  * -> 610831
ask: user; main-fibre; weave
t: ladies cotton pyjamas => 610831
t: mens woven cotton pyjamas => 620721
not: pyjama party; pyjama pattern
t: pyjama party banner => !6108

@ scarf
en: scarf; shawl; stole; pashmina shawl; snood; neck warmer; headscarf
de: Schal; Tuch + Hals; Halstuch
fr: écharpe; foulard; châle
es: bufanda; pañuelo; chal
it: sciarpa; foulard
nl: sjaal
pl: szalik; szal; chusta
pt: cachecol; lenço; xale
not: scarf hanger; scarf ring
  weave=knit -> 611710 ~.3
  main-fibre: silk 621410 ~.1; wool 621420; synthetic 621430 ~.5; artificial 621440; other 621490
  * -> 621490
ask: main-fibre; weave
t: silk scarf => 621410
t: knitted wool scarf => 611710
t: scarf hanger => !6214

@ shirt-men
en: shirt; dress shirt; polo shirt; oxford shirt; flannel shirt; hawaiian shirt; mens shirt
de: Hemd; Herrenhemd; Poloshirt
fr: chemise; polo
es: camisa; polo + hombre
it: camicia
nl: overhemd; shirt
pl: koszula
pt: camisa
not: shirt dress; night shirt; shirt stay; shirt box; dog shirt
  user=baby use baby-woven
  user=female use shirts-women
  "polo": main-fibre=cotton 610510 ~.6; * 610520
  use shirts-men
ask: user; main-fibre
t: mens cotton dress shirt => 620520
t: polo shirt polyester => 610520
t: t-shirt cotton => !6205

@ shorts-swim
en: swimsuit; bikini; swimming trunks; swim shorts; bathing suit; tankini; swimwear
de: Badeanzug; Bikini; Badehose
fr: maillot de bain; bikini
es: bañador; traje de baño; bikini
it: costume da bagno; bikini
not: swimsuit cover up; bikini wax; bikini trimmer
implies: weave=knit user=women
  user=male: weave=woven 621111 ~.7; main-fibre=synthetic 611231; * 611239
  weave=woven -> 621112
  main-fibre: synthetic 611241 ~.9; other 611249
  * -> 611241
t: womens polyester bikini => 611241
t: bikini trimmer => !6112

@ skirt
en: skirt; mini skirt; pleated skirt; tutu skirt
de: Rock
fr: jupe
es: falda
it: gonna
nl: rok
pl: spódnica
pt: saia
not: bed skirt; table skirt; tree skirt; side skirt; car skirt
implies: user=women
  weave=knit: main-fibre=wool 610451; main-fibre=cotton 610452; main-fibre=synthetic 610453 ~.6; * 610459
  main-fibre: wool 620451; cotton 620452 ~.4; synthetic 620453 ~.5; other 620459
  * -> 620453
ask: weave; main-fibre
t: woven cotton skirt => 620452
t: christmas tree skirt => !6204

@ sock
en: sock; ankle sock; crew sock; sports sock; stocking + compression; hosiery
de: Socke; Strumpf
fr: chaussette
es: calcetín
it: calzino; calza
nl: sok
pl: skarpeta; skarpetka
pt: meia
not: sock puppet; wind sock; christmas stocking; boot sock liner; sock organizer
implies: weave=knit
  user=baby use baby-knit
  "compression" -> 611510
  main-fibre: wool 611594; cotton 611595 ~.6; synthetic 611596; other 611599
  * -> 611595
ask: main-fibre
t: cotton crew socks => 611595
t: merino wool hiking socks => 611594
t: sock puppet toy => !6115

@ t-shirt
en: t-shirt; tee; tshirt; singlet; tank top; vest top; undershirt; camisole top; graphic tee
de: T-Shirt; Unterhemd; Tanktop
fr: t-shirt; tee shirt; débardeur
es: camiseta
it: maglietta; t-shirt; canottiera
nl: t-shirt; hemdje
pl: koszulka; podkoszulek
pt: camiseta; t-shirt
not: golf tee; tee fitting; t-shirt printer; pipe tee; t-shirt press
implies: weave=knit
  user=baby use baby-knit
  weave=woven: user=female use shirts-women; * use shirts-men
  main-fibre: cotton 610910 ~.6
  * -> 610990
ask: main-fibre
t: mens cotton t-shirt => 610910
t: polyester sports tee => 610990
t: golf tee wooden => !6109

@ trousers
en: trousers; pants; jeans; chinos; slacks; cargo pants; shorts; denim jeans; joggers; sweatpants; dungarees; bib overalls
de: Hose; Jeans; Jogginghose; Latzhose
fr: pantalon; jean; short
es: pantalón; vaquero; pantalones cortos
it: pantaloni; jeans
nl: broek; spijkerbroek
pl: spodnie; dżinsy; szorty
pt: calça; calças; calções
not: pants hanger; trouser press; shorts boxer; boxer shorts; yoga pants; training pants diaper; period pants
implies: weave=woven
  user=baby use baby-woven
  "sweatpants" user=female -> 610462
  "joggers" user=female -> 610462
  "sweatpants" -> 610342
  "joggers" -> 610342
  user=female use trousers-women
  use trousers-men
ask: user; main-fibre
t: mens cotton denim jeans => 620342
t: womens polyester trousers woven => 620463
t: trouser press => !6203

@ underpants
en: underpants; briefs; boxer shorts; boxer briefs; panties; knickers; thong underwear; g string; trunks underwear
de: Unterhose; Slip; Boxershorts
fr: slip; culotte; boxer; caleçon
es: calzoncillo; braga; bóxer
it: mutande; slip; boxer
implies: weave=knit
  user=female: main-fibre=cotton 610821 ~.5; main-fibre=synthetic|artificial 610822; * 610821
  "panties" -> 610822
  weave=woven: main-fibre=cotton 620711; * 620719
  main-fibre: cotton 610711 ~.7; synthetic|artificial 610712; other 610719
  * -> 610711
ask: user; main-fibre
t: mens cotton boxer briefs => 610711
t: womens nylon briefs => 610822
t: boxing shorts => !6107
