# Pet goods, baby goods, hygiene, medical devices, massage, orthopaedic, glasses, hair tools, beauty tools.

value form=disposable
en: disposable; single use
value material=plastic
en: pe plastic; pp plastic
not: pet id; pet tag; pet name tag; pet carrier; pet brush; pet comb; pet gate; pet playpen; pet cage; pet stroller; pet door; pet feeder; pet fountain; pet water; pet nail; pet grooming; pet mat; pet blanket; pet cushion; pet sofa; pet house; pet stairs; pet ramp; pet training; pet clothes; pet costume; pet shop; pet supplies; pet supply; pet dog; pet cat; for pet; pet cooling; pet leash; pet harness; pet tunnel; pet toothbrush; pet shampoo; pet dryer; pet clipper; pet bag; pet backpack; pet cave; pet nest; pet slicker; pet deshedding; pet hair; pet gps; pet tracker; pet camera; pet safe; pet owner; pet product; pet accessories; pet accessory; pet friendly; pet snack; pet treat; pet bath; pet fence; pet steps; pet crate; pet kennel; pet tent; pet scratching; pet feeding; pet diaper; pet pad; pet pee; pet potty; pet sweater; pet coat; pet jacket; pet dress; pet hat; pet boots; pet shoes; pet socks; pet muzzle; pet scissors; pet trimmer; pet vacuum; pet roller; pet stain; pet urine; pet memorial; pet portrait; pet urn; pet loss; my pet; your pet; small pet; pet rabbit; pet hamster; pet bird; pet parrot; pet reptile; pet turtle; pet fish; pet lover

value kind=orthopaedic
en: orthopedic; orthopaedic; hinged; post surgery; fracture

@ pet-collar-harness
en: puppy collar; dog collar bow tie; pet bandana; dog vest harness; dog head halter; pet id collar; dog traffic lead; tactical dog harness
de: Katzenleine
fr: laisse enrouleur; harnais chat; laisse chien
es: arnés perro; arnés gato; collar perro
it: pettorina; guinzaglio estensibile; pettorina cane

pl: smycz; szelki dla kota
pt: peitoral
not: bark collar; training collar electronic; flea collar; cone collar; dog collar light; electric dog collar; recovery collar; gps dog collar; shock collar; smycz na klucze; bozal covid; obroża na pchły; obroża przeciw pchłom; coleira anti pulgas; coleira antipulgas; antiparasitic collar; gps collar; coleira elisabetana; guia de cachorro alarme; anti bark collar; guia espiritual; dog leash holder hook; coleira gps; coleira de choque
  * -> 420100
t: nylon dog harness no pull => 420100
t: leather cat collar with bell => 420100
t: electronic dog training collar => !4201

@ pet-clothing
en: dog shirt; pet dress; dog goggles; dog cooling vest; pet life jacket; dog cap
de: Hundekleidung; Hundebademantel
fr: imperméable chien; déguisement chien
es: chubasquero perro; disfraz perro; ropa perro
it: maglione cane; impermeabile cane; abbigliamento cani

pl: kubrak dla psa; płaszczyk dla psa; sweterek dla psa
pt: capa de chuva cachorro; fantasia pet
not: dog sweater for women; dog print shirt; cat sweater women; hot dog costume; cat shirt women; dog lover shirt; dog mom shirt; cat costume adult
  * -> 420100
t: waterproof dog coat winter => 420100
t: pet halloween costume dog => 420100
t: women sweater wool knitted => !4201

@ pet-bed
en: dog bed; cat bed; pet bed; dog cushion; pet mat; dog sofa bed; cat house; cat cave; pet blanket; dog blanket; pet sofa; pet nest; cat hammock; dog mat; cooling mat pet; cooling mat + dog|pet|cat; pet cooling mat; crate pad; elevated dog bed; calming dog bed; orthopedic dog bed; pet cushion; hamster bed; guinea pig bed; dog kennel bed; cat tent; pet teepee; dog teepee; cat teepee; hamster hammock; dog sofa; pet pad self heating; kennel mat; cat window perch; rat hammock; kitten bed; dog house indoor soft
de: Hundebett; Katzenbett; Hundekissen; Hundedecke; Katzenhöhle; Hundesofa; Kühlmatte Hund; Hundematte; Katzenhängematte; Haustierbett; Hundekörbchen; Katzendecke
fr: panier pour chien; lit pour chien; coussin pour chien; niche chat; couverture chien; tapis rafraîchissant chien; panier chat; hamac chat; lit pour chat; couchage chien
es: cama para perro; cama para gato; colchón perro; manta perro; cueva para gato; alfombrilla refrescante perro; cama perro; hamaca gato; cama mascota
it: cuccia; cuccia per cani; cuscino per cani; lettino cane; coperta cane; tappetino rinfrescante cane; amaca gatto; cuccia gatto; lettino gatto
nl: hondenmand; hondenkussen; kattenmand; hondendeken; koelmat hond; kattenhangmat; hondenbed; kattenhuis
pl: legowisko; legowisko dla psa; legowisko dla kota; posłanie dla psa; mata chłodząca dla psa; koc dla psa; domek dla kota; hamak dla kota
pt: cama para cachorro; cama pet; cama para gato; colchonete cachorro; manta pet; tapete gelado pet; rede para gato; casinha pet
not: cat bed sheet pattern; dog bed cover; cat eye bed; hot dog bed; dog house wooden; dog pad pee; cat litter mat; pet feeding mat; dog training mat; cat door mat; cat scratching mat; snuffle mat; car dog hammock; lick mat
  "blanket": main-fibre=cotton 630130 ~.1; * 630140
  "hundedecke" -> 630140
  "manta" -> 630140
  "coperta" -> 630140
  "hondendeken" -> 630140
  "koc" -> 630140
  "couverture" -> 630140
  "cooling": main=textile 630790 ~.15; * 392690
  "kuhlmatte" -> 392690
  "rafraichissant" -> 392690
  "refrescante" -> 392690
  "rinfrescante" -> 392690
  "koelmat" -> 392690
  "chlodzaca" -> 392690
  "gelado" -> 392690
  "elevated": main=base-metal 940320 ~.6; * 940320
  "hammock" -> 630790
  "hangematte" -> 630790
  "hamac" -> 630790
  "hamak" -> 630790
  "window perch" -> 630790
  main: plastic 392490 ~.03; straw 460219 ~.03; wood 442199 ~.03; textile 940490 ~.03
  * -> 940490
t: plush donut dog bed calming => 940490
t: fleece dog blanket => 630140
t: gel cooling mat for dogs => 392690
t: bed sheet set queen => !9404

@ pet-bowl-feeder
en: dog bowl; cat bowl; pet bowl; pet feeder; slow feeder; pet water dispenser; lick mat; dog food bowl; pet food container; pet water bottle; dog water bottle; travel dog bowl; elevated dog bowl; bird feeder; hummingbird feeder; pet feeding mat; cat feeder; bird bath; rabbit water bottle; hamster water bottle; chicken waterer; pet food scoop; pet bottle nursing; bird feeder cage; raised pet bowl; collapsible dog bowl; slow feeder bowl; squirrel feeder; pet placemat; suet feeder; window bird feeder; dog food storage; horse feed bucket; hay feeder rabbit; livestock waterer; parrot feeder; fish feeder manual
de: Hundenapf; Katzennapf; Futternapf; Futterspender; Napf; Leckmatte; Vogelfutterhaus; Wasserspender Hund; Anti Schling Napf; Futterbehälter Hund; Vogeltränke; Napfunterlage; Hühnertränke; Vogelhaus Futter; Nippeltränke
fr: gamelle; gamelle pour chien; gamelle chat; distributeur de croquettes; mangeoire oiseaux; tapis de léchage; abreuvoir; gourde chien; écuelle; abreuvoir poules; gamelle anti glouton
es: comedero para perro; bebedero; comedero; plato para gato; comedero de pájaros; comedero gato; alfombra para lamer; bebedero gallinas; comedero perro; botella agua perro
it: ciotola per cani; ciotola gatto; mangiatoia; abbeveratoio; mangiatoia uccelli; tappetino da leccare; ciotola cane; borraccia cane; beverino
nl: voerbak; hondenvoerbak; drinkbak; vogelvoederhuis; likmat; kattenvoerbak; voederautomaat manueel; drinkfles hond; drinkbak kippen; voersilo vogels
pl: miska dla psa; miska dla kota; karmnik; poidło; mata do lizania; miska spowalniająca; karmnik dla ptaków; butelka dla psa; poidło dla kur
pt: comedouro; tigela para cachorro; bebedouro pet; comedouro gato; comedouro pássaros; tapete de lamber; bebedouro; comedouro lento; garrafa de água pet
not: automatic pet feeder; automatic cat feeder; smart pet feeder; bird feeder camera; pet fountain; pet water fountain; bowl cozy; cat water fountain; bebedouro elétrico; bebedero automático gato; automatic fish feeder; fountain bird bath pump; bebedouro de água; bebedero agua fría; dog bowl stand heater; vibratory feeder; bird bath fountain; dust bath bird; coin hopper feeder; voederautomaat kat
  "slow feeder" -> 392490 ~.6
  "bird feeder": main=plastic 392490 ~.4; main=glass 701399 ~.03; main=base-metal 732690 ~.15; * 442199
  "bird bath": main=plastic 392490 ~.3; main=concrete 681099 ~.03; main=ceramic 691390 ~.03; main=base-metal 732690 ~.03; main=stone 680299 ~.03; * 392490
  "vogelfutterhaus" -> 442199
  "karmnik" -> 442199
  main: stainless-steel 732393 ~.2; plastic 392490 ~.7
  use house-goods
ask: main
t: stainless steel dog bowl => 732393
t: ceramic cat bowl elevated => 691200
t: silicone lick mat for dogs => 392490
t: wooden hanging bird feeder => 442199
t: bowling ball 10 lbs => !3924

@ pet-feeder-automatic
en: automatic pet feeder; automatic cat feeder; smart pet feeder; pet fountain; pet water fountain; cat water fountain; automatic fish feeder; self cleaning litter box; automatic litter box; bird bath fountain; cat fountain; automatic feeder; pet fountain filter; wifi pet feeder; automatic dog feeder; cat fountain filter; pet fountain pump
de: Futterautomat; Trinkbrunnen Katze; Katzenbrunnen; automatischer Futterspender; selbstreinigendes Katzenklo; Trinkbrunnen; Fischfutterautomat
fr: distributeur automatique croquettes; fontaine à eau chat; litière autonettoyante; fontaine chat; distributeur de croquettes automatique; fontaine à eau pour chien
es: comedero automático; fuente de agua gato; arenero automático; fuente para gatos; dispensador automático comida; arenero autolimpiable
it: distributore automatico croccantini; fontanella gatto; lettiera autopulente; fontana gatti; dispenser automatico cibo
nl: voederautomaat; drinkfontein kat; zelfreinigende kattenbak; drinkfontein; automatische voerbak
pl: automatyczny podajnik karmy; fontanna dla kota; kuweta automatyczna; poidło automatyczne; automatyczne poidło; poidełko fontanna
pt: comedouro automático; fonte para gatos; caixa de areia automática; fonte de água gato; alimentador automático
not: chicken automatic feeder gravity; automatic feeder scanner; sheet feeder; fontanna czekoladowa; automatic document feeder; screw feeder; fontanna ogrodowa; chocolate fountain; garden fountain; poidło kury
  "filter" -> 842199
  "fountain": * 841370
  "trinkbrunnen" -> 841370
  "katzenbrunnen" -> 841370
  "fontaine" -> 841370
  "fuente" -> 841370
  "fontanella" -> 841370
  "fontana" -> 841370
  "drinkfontein" -> 841370
  "fontanna" -> 841370
  "fonte" -> 841370
  "fish": * 847989
  * -> 847989
t: automatic cat feeder wifi 4l => 847989
t: cat water fountain 2l with pump => 841370
t: automatic document feeder scanner => !8479

@ pet-carrier
en: cat carrier backpack; dog purse; dog sling carrier; pet stroller; dog stroller; pet trailer; transport box dog; dog car seat; hamster carrier; dog booster seat; cat sling
de: Transportbox + Hund|Katze|Haustier; Hundetasche; Hundebuggy; Tragetasche Katze; Hundeautositz
fr: cage de transport; poussette chien; panier de transport; sac transport chat; siège auto chien
es: bolsa transporte perro; cochecito perro; transportín gato; mochila perro; asiento coche perro
it: borsa trasporto cane; passeggino cane; seggiolino auto cane
nl: transportbox + hond|kat; hondentas; hondenbuggy; reismand kat; draagtas hond
pl: transporter + kot|pies|zwierzęta; wózek dla psa; fotelik dla psa
pt: caixa de transporte; bolsa transporte pet; carrinho para cachorro; bolsa pet; cadeirinha pet
not: luggage carrier; dog harness backpack; saddle bag dog; jason statham transporter; caixa de transporte ferramentas; carrier oil; volkswagen transporter; vw transporter; transporter t5; transporter t4; transporter t6; pallet carrier; poultry crate
  "stroller" -> 871680
  "trailer" -> 871680
  "buggy" -> 871680
  "hundebuggy" -> 871680
  "hondenbuggy" -> 871680
  "poussette" -> 871680
  "cochecito" -> 871680
  "passeggino" -> 871680
  "wozek" -> 871680
  "carrinho" -> 871680
  "car seat": main=plastic 392690 ~.03; * 630790
  "autositz" -> 630790
  main: plastic 392690 ~.25; textile 420292 ~.7; base-metal 732690 ~.03; straw 460219 ~.03; wood 442199 ~.03
  * -> 420292
ask: main
t: foldable dog travel crate bag purse => !4407
t: plastic cat carrier crate => 392690
t: foldable dog stroller 4 wheels => 871680
t: baby carrier wrap => !4202

@ pet-cage
en: dog crate; bird cage; hamster cage; pet cage; pet playpen; dog kennel; rabbit hutch; chicken coop; parrot cage; dog playpen; pet gate; dog gate; dog house; cat door; pet door; dog door; dog flap; bird house; pet fence; cat enclosure; rabbit cage; guinea pig cage; reptile tank; terrarium; aviary; dog run; birdhouse; pet stairs; dog stairs; dog ramp; pet ramp; dog steps; nesting box; nest box chicken; cat flap; bee hotel; hedgehog house; bat box; hamster house; squirrel house; insect hotel; duck house; cat patio; reptile terrarium; pet barrier; foldable dog crate; hamster wheel; hamster tunnel; hamster toy; bird perch; bird swing; bird toy; parrot toy; parrot perch; rodent wheel; hamster hideout; chinchilla ledge; rabbit tunnel; cat tunnel; pet tunnel; cat wheel; cat exercise wheel; cat shelf; cat wall shelf; ferret tunnel; parrot play stand; bird nest; bird ladder; bird rope perch
de: Hundekäfig; Vogelkäfig; Hamsterkäfig; Hundehütte; Kaninchenstall; Hühnerstall; Hundeklappe; Katzenklappe; Nistkasten; Hundetreppe; Hunderampe; Welpenauslauf; Hundegitter; Vogelhaus; Insektenhotel; Hamsterrad; Katzentunnel; Vogelspielzeug; Terrarium; Freilaufgehege; Katzenlaufrad; Hamsterhaus; Katzenwandregal
fr: cage chien; cage oiseau; cage hamster; niche; niche chien; clapier; poulailler; chatière; nichoir; escalier chien; rampe chien; parc pour chien; barrière chien; hôtel à insectes; roue hamster; tunnel chat; jouet oiseau; terrarium; volière; jouet perroquet; perchoir; enclos lapin
es: jaula perro; jaula para pájaros; jaula hámster; caseta perro; conejera; gallinero; gatera; casa para pájaros; escalera perro; rampa perro; parque para perros; barrera perro; hotel de insectos; rueda hámster; túnel gato; juguete loro; terrario; pajarera; percha loro; nido pájaros; valla perro
it: gabbia cane; gabbia uccelli; gabbia criceto; cuccia esterno legno; conigliera; pollaio; gattaiola; nido uccelli; scaletta cane; rampa cane; recinto cani; cancelletto cane; casetta insetti; ruota criceto; tunnel gatto; giochi pappagallo; terrario; voliera; trespolo; casetta uccelli
nl: hondenbench; vogelkooi; hamsterkooi; hondenhok; konijnenhok; kippenhok; kattenluik; nestkast; hondentrap; hondenloopplank; puppyren; hondenhek; insectenhotel; hamsterwiel; kattentunnel; vogelspeelgoed; terrarium; volière; vogelhuisje
pl: klatka dla psa; klatka dla ptaków; klatka dla chomika; buda dla psa; klatka dla królika; kurnik; drzwiczki dla kota; budka lęgowa; schodki dla psa; rampa dla psa; kojec dla psa; bramka dla psa; hotel dla owadów; kołowrotek dla chomika; tunel dla kota; zabawka dla papugi; terrarium; woliera; domek dla chomika
pt: gaiola cachorro; gaiola; gaiola hamster; casinha de cachorro; coelheira; galinheiro; porta pet; casinha de pássaros; escada pet; rampa pet; cercado pet; grade pet; hotel de insetos; roda hamster; túnel gato; brinquedo papagaio; terrário; viveiro; poleiro; ninho pássaros
not: roll cage; mouse cage trap; bird cage earring; cage fan; birdcage veil; cage nut; cage bra; server cage; cage chastity; jaula de castidad; bearing cage; bird nest dessert; dog house game; fishing cage; bird nest edible; hamster ball toy robot; mosquito cage; gaiola roda; cage mat; bottle cage; bicycle bottle cage; chastity cage; hen house door motor; cage de poitrine; cage de chasteté; niche led; gaiola castidade; automatic chicken coop door; hot dog crate; faraday cage; cage lamp
  "hamster wheel": main=wood 442199 ~.2; * 392690
  "wheel": main=wood 442199 ~.2; main=plastic 392690 ~.4; * 392690
  "tunnel": main=plastic 392690 ~.15; main=straw 460219 ~.03; * 630790
  "tunel" -> 630790
  "katzentunnel" -> 630790
  "kattentunnel" -> 630790
  "door": main=aluminium 761010 ~.1; * 392520
  "flap" -> 392520
  "hundeklappe" -> 392520
  "katzenklappe" -> 392520
  "chatiere" -> 392520
  "gatera" -> 392520
  "gattaiola" -> 392520
  "kattenluik" -> 392520
  "stairs": main=wood 442199 ~.2; main=textile 940490 ~.1; main=foam 940490 ~.3; * 940490
  "steps": main=wood 442199 ~.2; main=plastic 392690 ~.3; * 940490
  "ramp": main=wood 442199 ~.3; main=plastic 392690 ~.3; main=aluminium 761699 ~.03; * 442199
  "terrarium": main=plastic 392490 ~.1; main=wood 442199 ~.03; * 702000
  "reptile tank" -> 702000
  "house": main=plastic 392690 ~.15; main=ceramic 691390 ~.03; main=textile 940490 ~.05; main=base-metal 732690 ~.03; * 442199
  "birdhouse" -> 442199
  "nistkasten" -> 442199
  "nichoir" -> 442199
  "budka" -> 442199
  "nestkast" -> 442199
  "vogelhaus" -> 442199
  "hundehutte" -> 442199
  "niche" -> 442199
  "buda" -> 442199
  "coop" -> 442199 ~.7
  "hutch" -> 442199
  "kaninchenstall" -> 442199
  "huhnerstall" -> 442199
  "clapier" -> 442199
  "poulailler" -> 442199
  "conejera" -> 442199
  "gallinero" -> 442199
  "pollaio" -> 442199
  "hotel" -> 442199
  "insektenhotel" -> 442199
  "insectenhotel" -> 442199
  "shelf" -> 442199
  "perch": main=plastic 392690 ~.1; main=textile 560900 ~.03; * 442199
  "ladder" -> 442199
  "toy": main=plastic 392690 ~.3; main=textile 630790 ~.03; * 442199
  "swing" -> 442199
  "nest": main=straw 460219 ~.3; main=wood 442199 ~.03; * 460219
  "playpen": main=textile 630790 ~.3; main=plastic 392690 ~.03; * 732690
  main: plastic 392690 ~.1; wood 442199 ~.1; textile 630790 ~.03; iron 732690 ~.03; aluminium 761699 ~.03; base-metal 732690 ~.03
  "wire" -> 732620
  * -> 732690
ask: main
t: metal folding dog crate 36 inch => 732690
t: wooden bird house nesting box => 442199
t: plastic cat flap door 4 way => 392520
t: cat tunnel foldable polyester => 630790
t: bicycle bottle cage aluminium => !7326

@ pet-litter
en: cat litter; litter box; cat litter box; litter scoop; cat litter mat; litter tray; bentonite cat litter; tofu cat litter; crystal cat litter; cat toilet; litter mat; cat litter scoop; hamster bedding; wood pellet litter; silica gel cat litter; bird sand; chinchilla sand; rabbit litter box; litter liner; pet bedding shavings; litter box enclosure; puppy toilet tray; dog toilet tray; dog pooper scooper; pooper scooper; litter disposal
de: Katzenstreu; Katzenklo; Katzentoilette; Streuschaufel; Kleintierstreu; Hundetoilette; Kotschaufel; Katzenstreumatte; Vogelsand
fr: litière chat; bac à litière; pelle à litière; maison de toilette chat; tapis litière; litière rongeur; ramasse crottes; toilette chat
es: arena para gatos; arenero gato; pala arena; bandeja sanitaria gato; arenero para gatos; lecho hámster; recogedor excrementos; alfombrilla arenero
it: lettiera gatto; lettiera; paletta lettiera; sabbia gatti; toilette gatto; lettiera roditori; raccogli feci cane; tappetino lettiera
nl: kattenbakvulling; kattenbak; kattenbakschep; bodembedekking knaagdieren; kattenbakmat; kattengrit; poepschep
pl: żwirek dla kota; kuweta; łopatka do kuwety; ściółka dla chomika; mata pod kuwetę; żwirek; kuweta dla kota; szufelka na odchody
pt: areia para gato; caixa de areia gato; pá de areia gato; areia sanitária; granulado sanitário; tapete areia gato; sanitário para cães
not: self cleaning litter box; automatic litter box; litter bin; litter robot; kattenbakvulling luchtverfrisser; litter picker; mała kuweta do zdjęć; cat litter deodorizer
  "mat" -> 392490
  "box": main=stainless-steel 732393 ~.03; main=wood 442199 ~.03; * 392490
  "tray" -> 392490
  "toilet" -> 392490
  "katzenklo" -> 392490
  "katzentoilette" -> 392490
  "hundetoilette" -> 392490
  "bac" -> 392490
  "arenero" -> 392490
  "bandeja" -> 392490
  "kattenbak" -> 392490
  "kuweta" -> 392490
  "caixa" -> 392490
  "scoop": main=base-metal 732690 ~.2; * 392490
  "scooper": main=base-metal 732690 ~.3; * 392490
  "schaufel" -> 392490
  "streuschaufel" -> 392490
  "kotschaufel" -> 392490
  "pelle" -> 392490
  "pala" -> 392490
  "paletta" -> 392490
  "kattenbakschep" -> 392490
  "lopatka" -> 392490
  "liner" -> 392321
  "tofu" -> 230990 ~.3
  "crystal" -> 281122
  "silica" -> 281122
  "wood" -> 440131
  "shavings" -> 440149
  "bedding" -> 440149 ~.6
  "bentonite" -> 250810
  * -> 250810
t: bentonite clumping cat litter 10l => 250810
t: plastic cat litter box with lid => 392490
t: litter bin outdoor => !2508

@ pet-pad-diaper
en: puppy pad; pee pad; dog training pad; puppy training pad; dog nappy; male dog wrap; washable pee pad; dog pee pad; pet training pad; female dog diaper; reusable dog pad; belly band dog
de: Welpenunterlage; Trainingsunterlage Hund; Welpenpads
fr: tapis éducateur chien; alèse chien; tapis propreté chiot
es: empapador perro; pañal perro; empapadores; alfombrilla entrenamiento cachorro
it: tappetino igienico; traversine cani; pannolino cane; tappetini assorbenti cani
nl: puppypads; trainingspads; plasmat
pl: podkłady higieniczne dla psa; mata higieniczna; maty treningowe
pt: tapete higiênico; tapete higiênico cachorro; resguardos caninos
not: breast pad; nursing pad; maternity pad; knee pad
  "washable" -> 630790
  "reusable" -> 630790
  "diaper" -> 961900
  "nappy" -> 961900
  "windel" -> 961900
  "hundewindel" -> 961900
  "couche" -> 961900
  "panal" -> 961900
  "panales" -> 961900
  "pannolino" -> 961900
  "luier" -> 961900
  "hondenluier" -> 961900
  "pieluchy" -> 961900
  "fralda" -> 961900
  "wrap" -> 961900
  * -> 481890       # absorbent pads of cellulose for animals; doubt: 9619
t: puppy training pads 60x60 100 pcs => 481890
t: female dog diaper disposable => 961900
t: knee pads skating => !4818

@ pet-grooming
en: pet brush; dog brush; cat brush; pet hair remover; pet comb; grooming glove; deshedding brush; slicker brush; dog comb; flea comb; deshedding tool; undercoat rake; dog bath brush; pet grooming brush; cat comb; cat hair brush; pet steam brush; dog nail clipper; pet nail clipper; dog nail grinder; cat nail clipper; pet hair roller; pet grooming kit; dog hair clipper; pet grooming scissors; pet clipper; dog toothbrush; finger toothbrush pet; paw cleaner; dog paw cleaner; pet dryer; dog dryer; dog hair dryer; grooming table; dog paw washer; cat grooming glove; tick remover; pet grooming vacuum; dog grooming kit; cat scratch brush; horse brush; pet nail grinder; pet hair trimmer; tick tweezers; grooming arm dog; curry comb
de: Hundebürste; Katzenbürste; Fellpflege Handschuh; Tierhaarentferner; Hundekamm; Flohkamm; Krallenschere; Hundeschermaschine; Pfotenreiniger; Zeckenzange; Fellbürste; Krallenschleifer; Unterwollbürste; Zeckenkarte; Hundetrockner; Striegel
fr: brosse pour chien; brosse pour chat; gant de toilettage; peigne chien; coupe griffes; tondeuse chien; nettoyeur pattes; tire tique; brosse chien; brosse chat; peigne anti puces; limeur griffes; séchoir chien; étrille; ramasse poils animaux
es: cepillo para perro; cepillo para gato; guante quitapelos; peine perro; cortaúñas perro; cortapelos perro; limpiapatas; quita garrapatas; cepillo perro; cepillo gato; peine antipulgas; secador perro; quitapelos mascotas; lima uñas perro
it: spazzola cane; spazzola gatto; guanto toelettatura; pettine cane; tagliaunghie cane; tosatrice cane; puliscizampe; leva zecche; spazzola per cani; pettine pulci; asciugatore cani; cardatore; levapeli animali; lima unghie cane
nl: hondenborstel; kattenborstel; verzorgingshandschoen; hondenkam; nagelknipper hond; hondentondeuse; pootreiniger; tekentang; kattenkam; vlooienkam; hondendroger; dierenhaarverwijderaar; nagelslijper hond; rosborstel
pl: szczotka dla psa; szczotka dla kota; rękawica do wyczesywania; grzebień dla psa; cążki do pazurów; maszynka do strzyżenia psów; myjka do łap; kleszczołapki; furminator; grzebień dla kota; suszarka dla psa; zgrzebło; szlifierka do pazurów; szczotka do sierści
pt: escova para cachorro; escova para gato; luva tira pelos; pente cachorro; cortador de unhas cachorro; máquina de tosa; limpador de patas; removedor carrapato; rasqueadeira; escova pet; secador pet; removedor de pelos pet; pente anti pulgas; lixadeira unha pet
not: dog brush pan; makeup brush; pet hair conditioner; cat brush washing; horse hair brush; dog shampoo brush; toothbrush dog toothpaste; cat brush pen; lice comb
  "hair clipper" -> 851020
  "pet clipper" -> 851020
  "trimmer" -> 851020
  "schermaschine" -> 851020
  "hundeschermaschine" -> 851020
  "tondeuse" -> 851020
  "cortapelos" -> 851020
  "tosatrice" -> 851020
  "hondentondeuse" -> 851020
  "maszynka" -> 851020
  "maquina" -> 851020
  "vacuum" -> 850811
  "grinder" -> 850980
  "krallenschleifer" -> 850980
  "limeur" -> 850980
  "nagelslijper" -> 850980
  "szlifierka" -> 850980
  "dryer" -> 851631
  "trockner" -> 851631
  "hundetrockner" -> 851631
  "sechoir" -> 851631
  "secador" -> 851631
  "asciugatore" -> 851631
  "hondendroger" -> 851631
  "suszarka" -> 851631
  "nail": * 821420
  "krallenschere" -> 821420
  "coupe griffes" -> 821420
  "cortaunas" -> 821420
  "tagliaunghie" -> 821420
  "nagelknipper" -> 821420
  "cazki" -> 821420
  "unhas" -> 821420
  "scissors" -> 821300
  "grooming table" -> 940320
  "grooming arm" -> 732690
  "paw" -> 392490
  "pfotenreiniger" -> 392490
  "nettoyeur" -> 392490
  "limpiapatas" -> 392490
  "puliscizampe" -> 392490
  "pootreiniger" -> 392490
  "myjka" -> 392490
  "patas" -> 392490
  "tick": main=plastic 392690 ~.5; * 820320
  "zeckenzange" -> 820320
  "tire tique" -> 392690
  "garrapatas" -> 392690
  "zecche" -> 392690
  "tekentang" -> 820320
  "kleszcz" -> 392690
  "comb": main=plastic 961511 ~.25; * 961519
  "kamm": * 961519
  "hundekamm" -> 961519
  "flohkamm" -> 961519
  "peigne" -> 961519
  "peine" -> 961519
  "pettine" -> 961519
  "hondenkam" -> 961519
  "grzebien" -> 961519
  "pente" -> 961519
  "rake" -> 961519
  "deshedding tool" -> 961519
  "glove": main=plastic 392620 ~.2; main=rubber 401519 ~.03; * 621600
  "handschuh" -> 621600
  "gant" -> 621600
  "guante" -> 621600
  "guanto" -> 621600
  "rekawica" -> 621600
  "luva" -> 621600
  "toothbrush" -> 960321
  * -> 960390
t: pet slicker brush dog => 960390
t: dog nail clippers stainless steel => 821420
t: cordless dog hair clipper => 851020
t: stainless steel flea comb for cats => 961519
t: horsehair makeup brush => !960390

@ pet-training-device
en: bark collar; dog training collar; training collar electronic; shock collar; anti bark device; dog whistle; dog clicker; pet gps tracker; gps dog collar; wireless dog fence; pet id tag; dog tag engraved; dog name tag; pet tag; cone collar; recovery collar; dog cone; dog poop bag dispenser; poop bag holder; treat pouch dog; cat bell; pet bell; dog collar light; anti bark collar; ultrasonic bark device; dog agility set; microchip pet; pet microchip reader; dog training clicker; inflatable dog collar; ear tag livestock; dog potty bell; training clicker; pet collar light; cat bell collar charm; dog poop bag holder; electric dog fence; dog leash holder
de: Antibellhalsband; Erziehungshalsband; Hundepfeife; Clicker Hund; Hundemarke; Halskrause Hund; Ohrmarke; Kotbeutelspender; Hundeleuchthalsband; Schutzkragen; GPS-Tracker Hund; Hundezaun
fr: collier anti aboiement; collier de dressage; sifflet chien; clicker chien; médaille chien; collerette; sacoche friandises; boucle d'oreille bétail; distributeur sac crotte; collier lumineux chien; collier gps chien
es: collar antiladridos; collar de adiestramiento; silbato perro; clicker perro; placa identificativa perro; bolsa de premios; crotal; dispensador bolsas perro; collar led perro; gps perro
it: collare antiabbaio; collare addestramento; fischietto cane; clicker cane; medaglietta cane; portasnack cane; marca auricolare; porta sacchetti cane; collare luminoso; gps cane
nl: anti blafband; trainingshalsband; hondenfluitje; clicker hond; hondenpenning; beschermkraag; snoeptasje hond; oormerk; poepzakjeshouder; lichtgevende halsband; gps hond
pl: obroża antyszczekowa; obroża elektryczna; gwizdek dla psa; kliker; adresówka; kołnierz ochronny; saszetka na przysmaki; kolczyk dla zwierząt; pojemnik na woreczki; obroża świecąca; lokalizator psa
pt: coleira antilatido; coleira de adestramento; apito cachorro; clicker cachorro; plaquinha identificação pet; colar elisabetano; porta petisco; brinco bovino; porta saquinho; coleira led; rastreador pet
not: army dog tag necklace; dog tag necklace; mouse clicker; clicker pen; microchip pic; microchip development; tally clicker; dog tag chain; clicker game; clicker counter; bell pepper; mens dog tag; remote clicker; bluetooth clicker; slide clicker
  "gps" -> 852691
  "tracker" -> 852691
  "lokalizator" -> 852691
  "rastreador" -> 852691
  "light": "collar" 851310; * 851310
  "leucht" -> 851310
  "hundeleuchthalsband" -> 851310
  "lumineux" -> 851310
  "luminoso" -> 851310
  "lichtgevende" -> 851310
  "swiecaca" -> 851310
  "led" -> 851310
  "whistle" -> 920890
  "pfeife" -> 920890
  "hundepfeife" -> 920890
  "sifflet" -> 920890
  "silbato" -> 920890
  "fischietto" -> 920890
  "hondenfluitje" -> 920890
  "gwizdek" -> 920890
  "apito" -> 920890
  "clicker" -> 392690
  "kliker" -> 392690
  "tag": "ear" 392690; main=plastic 392690 ~.1; main=aluminium 761699 ~.25; main=copper 741980 ~.03; main=leather 420500 ~.03; * 732690
  "hundemarke" -> 732690
  "medaille" -> 732690
  "placa" -> 732690
  "medaglietta" -> 732690
  "hondenpenning" -> 732690
  "adresowka" -> 732690
  "plaquinha" -> 732690
  "cone": main=textile 630790 ~.3; * 392690
  "recovery collar": main=textile 630790 ~.3; * 392690
  "halskrause" -> 392690
  "schutzkragen" -> 392690
  "collerette" -> 392690
  "isabelino" -> 392690
  "elisabettiano" -> 392690
  "beschermkraag" -> 392690
  "kolnierz" -> 392690
  "elisabetano" -> 392690
  "inflatable" -> 392690
  "dispenser" -> 392690
  "holder" -> 392690
  "pouch" -> 420292
  "treat bag" -> 420292
  "leckerlibeutel" -> 420292
  "sacoche" -> 420292
  "premios" -> 420292
  "portasnack" -> 420292
  "snoeptasje" -> 420292
  "saszetka" -> 420292
  "petisco" -> 420292
  "bell" -> 830610
  "ear tag" -> 392690
  "ohrmarke" -> 392690
  "oormerk" -> 392690
  "crotal" -> 392690
  "kolczyk" -> 392690
  "brinco" -> 392690
  "marca auricolare" -> 392690
  "agility" -> 950699
  "microchip": "reader" 847190; * 854231
  * -> 854370
t: anti bark collar rechargeable => 854370
t: engraved pet id tag stainless steel => 732690
t: plastic recovery cone collar for dogs => 392690
t: army dog tag necklace => !7326

@ aquarium-tank
en: aquarium; fish tank; glass aquarium; betta tank; fish bowl; turtle tank; nano aquarium; acrylic aquarium; breeding box aquarium; fish breeding box
de: Aquarium; Fischglas; Nano-Aquarium
fr: aquarium; bocal poisson
es: acuario; pecera
it: acquario; boccia pesci
nl: aquarium; viskom
pl: akwarium; kula dla rybki
pt: aquário; beteira
not: aquarium filter; aquarium pump; aquarium heater; aquarium light; aquarium decoration; aquarium plant; aquarium gravel; aquarium stand; aquarium thermometer; aquarium net; fish tank net; aquarium background; aquarium hose; aquarium test; aquarium cleaner; aquarium salt; aquarium driftwood; aquarium rock; aquarium fan; aquarium chiller; aquarium valve; fish tank thermometer; fish tank filter; fish tank pump; fish tank decoration; fish tank cleaner; fish tank siphon; fish tank heater; fish tank light; fish tank toy; aquarium siphon; aquarium air stone; aquarium co2; aquarium silicone
  main: plastic 392690 ~.1; glass 702000 ~.03
  * -> 702000
t: glass aquarium 60 litre => 702000
t: aquarium filter internal 300l/h => !7020

@ aquarium-equipment accessory of aquarium
en: aquarium heater; air pump aquarium; fish tank filter; fish tank heater; aquarium air pump; air stone; aquarium siphon; gravel cleaner; aquarium net; fish net aquarium; fish tank net; aquarium cleaner; algae scraper; aquarium co2 kit; wave maker; fish tank cleaner; magnetic glass cleaner aquarium; aquarium valve; aquarium chiller; aquarium test kit; protein skimmer; sponge filter; aquarium bubbler; filter media aquarium; bio balls; submersible pump aquarium; fish tank pump; oxygen pump; aquarium tweezers; uv sterilizer aquarium; fish tank siphon; fish tank thermometer; aquarium fan; co2 diffuser aquarium; canister filter; pond net
de: Aquariumheizer; Luftpumpe + Aquarium; Ausströmerstein; Mulmsauger; Aquariumkescher; Algenmagnet; Innenfilter; Filterschwamm + Aquarium; Regelheizer
fr: chauffage aquarium; pompe à air aquarium; épuisette aquarium; siphon aquarium; pompe bassin; pierre à air; filtre bassin; raclette aquarium
es: filtro acuario; calentador acuario; aireador acuario; red acuario; sifón acuario; piedra difusora; filtro estanque; oxigenador acuario
it: riscaldatore acquario; aeratore acquario; retino acquario; sifone acquario; pietra porosa; filtro laghetto
nl: aquariumverwarming; luchtpomp aquarium; schepnet aquarium; vijverfilter; bodemreiniger aquarium; luchtsteen
pl: filtr do akwarium; pompa akwariowa; grzałka akwariowa; napowietrzacz; siatka akwariowa; odmulacz; kamień napowietrzający; czyścik akwariowy
pt: filtro aquário; aquecedor aquário; compressor de ar aquário; rede aquário; sifão aquário; pedra porosa; termostato aquário; oxigenador aquário
not: air pump tyre; oxygen concentrator; hair air stone; medical oxygen pump
  "thermometer" -> 902519
  "heater" -> 851610
  "heizer" -> 851610
  "aquariumheizer" -> 851610
  "regelheizer" -> 851610
  "chauffage" -> 851610
  "calentador" -> 851610
  "riscaldatore" -> 851610
  "aquariumverwarming" -> 851610
  "grzalka" -> 851610
  "aquecedor" -> 851610
  "chiller" -> 841869
  "net": "pond" 560819; * 950790      # landing and butterfly nets and similar
  "kescher" -> 950790
  "aquariumkescher" -> 950790
  "epuisette" -> 950790
  "red acuario" -> 950790
  "retino" -> 950790
  "schepnet" -> 950790
  "siatka" -> 950790
  "rede" -> 950790
  "air stone" -> 681599
  "stone" -> 681599
  "ausstromerstein" -> 681599
  "pierre" -> 681599
  "piedra" -> 681599
  "pietra" -> 681599
  "luchtsteen" -> 681599
  "kamien" -> 681599
  "pedra" -> 681599
  "sponge": "sponge filter" 842121; * 842199
  "filterschwamm" -> 842199
  "media" -> 842199
  "bio balls" -> 842199
  "test" -> 382219
  "fan" -> 841459
  "tweezers" -> 820320
  "air pump" -> 841480
  "oxygen" -> 841480
  "bubbler" -> 841480
  "luftpumpe" -> 841480
  "pompe a air" -> 841480
  "aireador" -> 841480
  "oxigenador" -> 841480
  "aeratore" -> 841480
  "luchtpomp" -> 841480
  "napowietrzacz" -> 841480
  "compressor" -> 841480
  "pump" -> 841370
  "pumpe" -> 841370
  "aquariumpumpe" -> 841370
  "teichpumpe" -> 841370
  "pompe" -> 841370
  "bomba" -> 841370
  "pompa" -> 841370
  "aquariumpomp" -> 841370
  "vijverpomp" -> 841370
  "wave maker" -> 841370
  "siphon" -> 392690
  "mulmsauger" -> 392690
  "sifon" -> 392690
  "sifone" -> 392690
  "sifao" -> 392690
  "odmulacz" -> 392690
  "scraper" -> 392690
  "cleaner" -> 392690
  "algenmagnet" -> 392690
  "raclette" -> 392690
  "hose" -> 391739
  "valve" -> 848180
  "co2" -> 392690 ~.5
  * -> 842121
t: aquarium internal filter 5w => 842121
t: aquarium heater 100w submersible => 851610
t: aquarium air pump silent => 841480
t: fish tank thermometer digital => 902519
t: car tyre air pump => !8421

@ aquarium-decor accessory of aquarium
en: aquarium decoration; fish tank decoration; aquarium plant; aquarium driftwood; aquarium ornament; aquarium background; aquarium rock; fish tank ornament; aquarium soil; moss ball; reptile decor; reptile hide; artificial aquarium plant; aquascape; aquarium wood; aquarium cave; fish tank rocks; terrarium decoration; fish tank gravel
de: Aquariumdeko; Aquarienpflanze; Aquariumkies; Aquarium Rückwand; Aquariumwurzel; Reptilienhöhle
fr: décoration aquarium; plante aquarium; racine aquarium; fond aquarium; roche aquarium
es: decoración acuario; planta acuario; grava acuario; tronco acuario; decoración pecera; roca acuario
it: decorazione acquario; pianta acquario; ghiaia acquario; legno acquario; sfondo acquario; rocce acquario
nl: aquarium decoratie; aquariumplant; aquariumhout; aquarium achterwand
pl: dekoracja do akwarium; roślina akwariowa; żwir akwariowy; korzeń akwariowy; tło do akwarium; kryjówka dla gada
pt: decoração aquário; planta aquário; cascalho aquário; tronco aquário; enfeite aquário; substrato aquário
not: aquarium plant light; aquarium plant fertilizer
  "plant": "live" 060290; * 670210
  "pflanze" -> 670210
  "aquarienpflanze" -> 670210
  "plante" -> 670210
  "planta" -> 670210
  "pianta" -> 670210
  "roslina" -> 670210
  "aquariumplant" -> 670210
  "gravel" -> 251710
  "kies" -> 251710
  "gravier" -> 251710
  "grava" -> 251710
  "ghiaia" -> 251710
  "grind" -> 251710
  "zwir" -> 251710
  "cascalho" -> 251710
  "sand" -> 250590
  "soil" -> 382499
  "driftwood" -> 440399 ~.3
  "rock" -> 681599 ~.3
  "background" -> 391990 ~.5
  use ornament
ask: main
t: resin castle aquarium decoration => 392640
t: artificial aquarium plants plastic 10 pcs => 670210
t: garden gravel 20kg => !392640

@ horse-gear
en: halter horse; girth; lead rope horse; saddle cloth; horse fly mask; horse bell boots; horse head collar; horse lead rope; horseshoe; hoof pick; horse hay net; equestrian whip
de: Gamaschen + Pferd; Hufeisen; Hufkratzer; Fliegenmaske Pferd
fr: étriers; fer à cheval; cure pied; longe; bridon; mors cheval
es: brida caballo; manta caballo; herradura; red heno; bocado caballo
it: coperta cavallo; staffe; ferro di cavallo; nettapiedi; morso cavallo; paracolpi cavallo
nl: zadel paard; hoefijzer; hoevenkrabber; bit paard; halstertouw
pl: podkowa; kopystka; uwiąz
pt: sela cavalo; manta cavalo; chicote montaria; ferradura; rede feno; freio cavalo; baixeiro
not: bike saddle; halter top; stirrup pants; horse print; bicycle saddle; saddle bag; horseshoe necklace; horseshoe game; motorcycle saddle; bit set screwdriver; cinch saddle chair; stapes stirrup; siodełko rowerowe; sella moto; halter neck; saddle stool; selle vélo; brida de nylon; bridle joint; halter dress; stirrup leggings; horseshoe magnet; brida plastico; manta zero; staffa muro; bride nylon; halster monitor
  "whip" -> 660200
  "crop" -> 660200
  "gerte" -> 660200
  "cravache" -> 660200
  "fusta" -> 660200
  "frustino" -> 660200
  "zweep" -> 660200
  "bat jezdziecki" -> 660200
  "chicote" -> 660200
  "bit": * 732690
  "stirrup": "leather" 420100; main=plastic 392690 ~.1; main=aluminium 761699 ~.03; * 732690
  "steigbugel" -> 732690
  "etriers" -> 732690
  "estribos" -> 732690
  "staffe" -> 732690
  "stijgbeugels" -> 732690
  "strzemiona" -> 732690
  "horseshoe": main=aluminium 761699 ~.03; * 732690
  "hufeisen" -> 732690
  "fer a cheval" -> 732690
  "herradura" -> 732690
  "hoefijzer" -> 732690
  "podkowa" -> 732690
  "ferradura" -> 732690
  "hay net" -> 560819
  "heunetz" -> 560819
  "hooinet" -> 560819
  "filet a foin" -> 560819
  "hoof pick" -> 820559
  * -> 420100       # saddlery and harness for any animal, horse blankets, of any material
t: english leather horse saddle => 420100
t: waterproof horse blanket 600d => 420100
t: riding crop leather => 660200
t: bicycle saddle gel => !4201

@ pet-urn-memorial
en: pet urn; cremation urn; pet memorial stone; ashes urn; keepsake urn; urn for ashes; memorial garden stone; dog memorial; cat urn; pet casket; memory box pet
de: Urne; Tierurne; Gedenkstein
fr: urne funéraire; urne chien; plaque commémorative animal
es: urna funeraria; urna mascota; lápida mascota
it: urna cineraria; urna cane; lapide animali
nl: urn; dierenurn; gedenksteen
pl: urna; urna dla psa; kamień pamiątkowy
pt: urna funerária; urna pet; lápide pet; caixão
not: coffin bag; coffin nail; ballot urn; coffin shelf; coffin tips; urn necklace; urna electoral; coffin ring; tea urn; coffee urn; coffin press on; hot water urn; bara di carnevale; coffin shape; coffin box makeup; coffin acrylic; coffin decoration halloween
  "coffin" -> 442120
  "casket" -> 442120
  "sarg" -> 442120
  "cercueil" -> 442120
  "ataud" -> 442120
  "doodskist" -> 442120
  "trumna" -> 442120
  "caixao" -> 442120
  "stone" -> 680299
  main: wood 442090 ~.2; base-metal 830629 ~.4; ceramic 691390 ~.1; stone 680291 ~.03; glass 701399 ~.03; plastic 392640 ~.03
  * -> 830629
ask: main
t: brass cremation urn adult => 830629
t: wooden pet urn with photo frame => 442090
t: press on nails coffin shape => !4421

@ stroller
en: stroller; baby stroller; pram; pushchair; buggy stroller; baby carriage; twin stroller; travel system stroller; jogging stroller; stroller wheel; stroller part; compact stroller; double stroller; stroller frame; carrycot; lightweight stroller; bassinet stroller; stroller adapter; stroller armrest; stroller axle
de: Kinderwagen; Buggy + Baby|Kinder; Sportwagen + Baby|Kinder; Zwillingskinderwagen; Reisebuggy; Kinderwagenrad; Babywanne
fr: poussette; landau; poussette canne; poussette double; roue de poussette; nacelle bébé
es: cochecito de bebé; silla de paseo; carrito de bebé; sillita de paseo; carrito bebé
it: passeggino; carrozzina; passeggino gemellare; trio passeggino; navicella; ruota passeggino
nl: kinderwagen; buggy + baby|kind; wandelwagen; tweelingwagen; reiswieg; kinderwagenwiel
pl: wózek dziecięcy; spacerówka; wózek bliźniaczy; wózek spacerowy; gondola; koło do wózka dziecięcego
pt: carrinho de bebê; carrinho de passeio; carrinho gêmeos; carrinho bebê; alcofa
not: rain cover for pushchair; rain cover for pram; rain cover for stroller; pvc rain cover for pushchair stroller; stroller organizer; stroller bag; stroller hook; pet stroller; dog stroller; stroller fan; doll stroller; stroller toy; stroller blanket; stroller cover; rain cover stroller; stroller cup holder; buggy car; stroller umbrella; stroller footmuff; stroller hooks; stroller gloves; stroller mosquito net; stroller tray; stroller cushion; stroller liner; stroller board; stroller travel bag; shelf gondola; gondola shelving; venice gondola; dune buggy; beach buggy rc; stroller phone holder; stroller parasol; golf buggy; poussette poupée; stroller light; sanitaire nacelle; plate-forme nacelle; stroller snack; carrozzina disabili; buggy rc; carrozzina per disabili; stroller caddy
  * -> 871500
t: foldable baby stroller lightweight => 871500
t: stroller organizer bag => !8715

@ stroller-accessory accessory of stroller
en: rain cover + stroller|pushchair|pram|buggy; rain cover for pushchair; rain cover for stroller; stroller hook; stroller rain cover; rain cover stroller; stroller cup holder; stroller liner; stroller board; stroller mosquito net; stroller gloves; stroller cushion; stroller blanket clip; stroller sun shade; stroller cover; stroller hooks; stroller caddy; stroller tray; stroller seat liner; pram liner; pram cover
de: Buggy Organizer; Regenschutz Kinderwagen; Kinderwagenhaken; Becherhalter Kinderwagen; Sonnenschutz Kinderwagen; Buggyboard; Sitzauflage Kinderwagen
fr: habillage pluie; crochet poussette; porte gobelet poussette; ombrelle poussette; sac poussette; housse poussette; matelas poussette
es: organizador carrito; plástico lluvia carrito; saco silla; gancho carrito; portavasos carrito; funda silla paseo; parasol carrito; mosquitera carrito
it: organizer passeggino; parapioggia passeggino; sacco passeggino; gancio passeggino; portabicchiere passeggino; coprigambe passeggino; materassino passeggino
nl: kinderwagen organizer; regenhoes kinderwagen; kinderwagenhaak; bekerhouder kinderwagen; buggyboard; zonnescherm kinderwagen; muskietennet kinderwagen
pl: organizer do wózka; folia przeciwdeszczowa do wózka; śpiworek do wózka; haczyk do wózka; uchwyt na kubek do wózka; wkładka do wózka; parasolka do wózka; moskitiera do wózka
pt: organizador carrinho; capa de chuva carrinho; saco para carrinho; gancho carrinho; porta copo carrinho; bolsa carrinho; capa carrinho; mosquiteiro carrinho
not: wheelchair cup holder; golf cart organizer
  "footmuff" -> 940430 ~.6
  "fusssack" -> 940430
  "chanceliere" -> 940430
  "voetenzak" -> 940430
  "spiworek" -> 940430
  "gloves": * 621600
  "mosquito" -> 630491
  "muskietennet" -> 630491
  "hook": main=aluminium 761699 ~.2; main=textile 630790 ~.03; * 392690
  "hooks": main=aluminium 761699 ~.2; * 392690
  "haken" -> 392690
  "cup holder" -> 392690
  "board" -> 871500
  "rain": * 392690
  "regenschutz" -> 392690
  "pluie" -> 392690
  "lluvia" -> 392690
  "parapioggia" -> 392690
  "regenhoes" -> 392690
  "przeciwdeszczowa" -> 392690
  "chuva" -> 392690
  "liner" -> 940490 ~.6
  "cushion" -> 940490
  "sitzauflage" -> 940490
  "materassino" -> 940490
  "wkladka" -> 940490
  "shade" -> 630790
  "cover" -> 630790
  * -> 420292
t: stroller organizer bag with cup holders => 420292
t: pvc rain cover for pushchair => 392690
t: golf cart organizer => !4202

@ car-seat-child
en: child car seat; baby car seat; car seat + baby|child|isofix|infant|toddler; booster seat; booster seat car; infant car seat; isofix car seat; high chair; baby high chair; bath seat; baby bouncer; baby rocker; baby walker; baby swing; portable high chair; booster chair; bouncer chair; baby bath seat; electric baby swing; bouncer + baby|infant; feeding chair; dining booster; baby floor seat; hook on high chair; learning tower; toddler tower; baby jumper; bicycle child seat; child bike seat; highchair; toddler chair; baby seat
de: Kindersitz; Kinderautositz; Babyschale; Sitzerhöhung; Hochstuhl; Babywippe; Lauflernhilfe; Babyschaukel; Badesitz; Lernturm; Fahrradkindersitz; Treppenhochstuhl
fr: siège auto; siège auto bébé; rehausseur; chaise haute; transat bébé; trotteur; balancelle bébé; siège de bain; cosy bébé; tour d'observation; siège vélo enfant; chaise haute bébé
es: silla de coche; silla de coche bebé; elevador; trona; hamaca bebé; andador bebé; columpio bebé; asiento baño bebé; torre de aprendizaje; silla bici niño; alzador coche; trona bebé
it: seggiolino auto; rialzo auto; seggiolone; sdraietta; girello; altalena neonato; seggiolino bagnetto; ovetto; torre montessoriana; seggiolino bici; alzatina auto
nl: autostoeltje; zitverhoger; kinderstoel; wipstoel; loopstoel; babyschommel; badzitje; leertoren; fietsstoeltje; maxi cosi; stoelverhoger
pl: fotelik samochodowy; podkładka samochodowa dla dziecka; krzesełko do karmienia; leżaczek; chodzik; huśtawka dla niemowląt; fotelik dla dziecka; nosidełko fotelik; fotelik rowerowy; kitchen helper; podstawka samochodowa; leżaczek bujaczek
pt: cadeirinha de carro; cadeira auto; assento elevatório; cadeirão; cadeira de alimentação; espreguiçadeira bebê; andador bebê; balanço bebê; cadeirinha para bicicleta; bebê conforto; cadeira auto bebê; cadeira de bebê
not: car seat cover; car seat cushion; booster pump; high chair cover; doll high chair; brake booster; dog car seat; signal booster; wifi booster; booster cable; car seat gap; car seat organizer; high chair cushion; siège auto chien; baby swing outdoor; portable booster box; car seat protector; pet car seat; siège auto housse; high chair mat; bar high chair; seat belt; car seat mirror; elevador de voltaje; elevador de tijera; elevador coche taller; doll car seat; car seat heater; car seat toy; car seat strap; dog booster seat; baby swing toy; elevador hidráulico; seat cover
  "high chair": main=wood 940169 ~.2; main=base-metal 940179 ~.15; * 940180
  "hochstuhl": main=wood 940169 ~.4; * 940180
  "chaise haute": main=wood 940169 ~.2; * 940180
  "trona": main=wood 940169 ~.2; * 940180
  "seggiolone": main=wood 940169 ~.03; * 940180
  "kinderstoel": main=wood 940169 ~.3; * 940180
  "tower": main=wood 940360 ~.03; * 940360
  "turm" -> 940360
  "lernturm" -> 940360
  "bouncer" -> 940171
  "rocker" -> 940171
  "wippe" -> 940171
  "babywippe" -> 940171
  "wipstoel" -> 940171
  "sdraietta" -> 940171
  "lezaczek" -> 940171
  "transat" -> 940171
  "swing" -> 940179 ~.6
  "babyschaukel" -> 940179
  "balancelle" -> 940179
  "bicycle" -> 871499
  "bike" -> 871499
  "fahrradkindersitz" -> 871499
  "velo" -> 871499
  "fietsstoeltje" -> 871499
  "rowerowy" -> 871499
  * -> 940180
t: isofix child car seat group 2 3 => 940180
t: wooden high chair adjustable => 940169
t: baby bouncer chair metal frame => 940171
t: car seat cover universal => !9401

@ baby-furniture
en: crib; baby crib; cot bed; bassinet; baby cradle; travel cot; playpen; changing table; toddler bed; baby bed; moses basket; playard; baby cot; bedside crib; co sleeper; baby playpen; baby changing table; nursery furniture; baby nest; baby lounger; baby wardrobe; folding crib; play yard; baby changing unit; baby bed rail; bed rail; toddler bed rail; bed guard rail; crib bumper; cot bumper; bassinet stand; crib rail cover
de: Babybett; Kinderbett; Wickeltisch; Stubenwagen; Laufgitter; Reisebett; Beistellbett; Wickelkommode; Babynest; Bettnestchen; Rausfallschutz; Bettschutzgitter; Babywiege; Laufstall
fr: lit bébé; berceau; table à langer; lit parapluie; parc bébé; cododo; réducteur de lit; tour de lit; barrière de lit; couffin; lit enfant; commode à langer
es: cuna; minicuna; cambiador; parque bebé; cuna de viaje; cuna colecho; nido bebé; protector cuna; barrera cama; moisés; cama infantil; reductor cuna; cambiador bebé
it: lettino neonato; culla; fasciatoio; box bambini; lettino da viaggio; culla affiancabile; riduttore lettino; paracolpi lettino; sponda letto; cesta neonato; letto bambino
nl: ledikant; wieg; commode baby; box baby; campingbedje; co sleeper; babynestje; bedomrander; bedhekje; reisbedje; kinderbed; grondbox
pl: łóżeczko; kołyska; przewijak; kojec; łóżeczko turystyczne; dostawka do łóżka; kokon niemowlęcy; ochraniacz do łóżeczka; barierka do łóżka; kosz mojżesza; łóżko dziecięce; gniazdko niemowlęce
pt: berço; mini berço; trocador; cercadinho; berço portátil; moisés; ninho redutor; kit protetor berço; grade de cama; cama infantil; trocador bebê; chiqueirinho
not: crib sheet; crib mobile; crib mattress; crib toy; baby bed sheet; corn crib; changing table pad; crib bedding; cribbage; crib skirt; doll crib; crib sensor; crib net; cuna muñeca; hospital bed rail; culla bambola; corral bebe pelotas; nacimiento cuna; elderly bed rail; berceau poupée; culla dei gatti; crib organizer; changing pad; dog playpen; cradle phone; crib camera; sanki kojec; crib shoes; charging cradle; motor cradle; engine cradle; bassinet sheet; cradle cap; bed rail bag; pet playpen; box bambole; truck bed rail; scanner cradle; paracolpi auto; bumper crib shoes; handheld cradle; dock cradle; newton cradle
  "nest" -> 940490
  "babynest" -> 940490
  "nestchen" -> 940490
  "lounger" -> 940490
  "reducteur" -> 940490
  "reductor" -> 940490
  "riduttore" -> 940490
  "babynestje" -> 940490
  "kokon" -> 940490
  "gniazdko" -> 940490
  "bumper": "crib" 940490; * 940490
  "bettnestchen" -> 940490
  "tour de lit" -> 940490
  "paracolpi" -> 940490
  "ochraniacz" -> 940490
  "bedomrander" -> 940490
  "moses basket" -> 460219 ~.5
  "rail": main=wood 442199 ~.1; main=plastic 392690 ~.03; * 940399
  "bettschutzgitter" -> 940399
  "barriere" -> 940399
  "barrera" -> 940399
  "sponda" -> 940399
  "bedhekje" -> 940399
  "barierka" -> 940399
  "grade" -> 940399
  "travel": * 940320
  "reisebett" -> 940320
  "lit parapluie" -> 940320
  "cuna de viaje" -> 940320
  "viaggio" -> 940320
  "campingbedje" -> 940320
  "turystyczne" -> 940320
  "portatil" -> 940320
  "playpen": main=wood 940360 ~.1; main=plastic 940370 ~.3; * 940320
  "playard" -> 940320
  "laufgitter" -> 940360
  "bassinet": main=wood 940350 ~.2; * 940320
  main: plastic 940370 ~.03; base-metal 940320 ~.1; wood 940350 ~.03; straw 940383 ~.03
  * -> 940350
t: wooden baby crib 120x60 => 940350
t: folding travel cot with mattress => 940320
t: baby nest lounger cotton => 940490
t: crib mobile musical => !9403

@ baby-carrier
en: baby carrier; baby sling; baby wrap; hip seat carrier; ring sling; infant carrier; kangaroo carrier; hip carrier; baby wrap carrier; toddler carrier; toddler harness leash; baby walking harness; wrist leash child; anti lost wrist link; toddler leash; baby hip seat; child safety harness; baby carrier cover
de: Babytrage; Tragetuch; Bauchtrage; Hüftsitz; Kinderleine; Lauflerngurt; Ring Sling
fr: porte bébé; écharpe de portage; sling bébé; harnais bébé marche; siège de hanche; laisse enfant
es: portabebés; fular portabebés; mochila portabebé; arnés bebé; bandolera portabebé; mochila ergonómica bebé; correa niño
it: marsupio neonato; fascia porta bebè; zaino porta bambino; redinelle; fascia portabebè; marsupio bambino
nl: draagzak; draagdoek; babydrager; looptuigje; heupdrager; draagzak baby
pl: nosidełko; chusta do noszenia; nosidełko dla dziecka; szelki do nauki chodzenia; nosidło ergonomiczne; chusta kółkowa
pt: canguru bebê; sling bebê; carregador de bebê; coleira infantil; mochila canguru; canguru ergonômico
not: pet carrier; doll carrier; baby carrier car seat; baby carrier toy
  main=leather -> 420500 ~.01
  * -> 630790
t: ergonomic baby carrier cotton => 630790
t: pet carrier sling dog => !6307

@ baby-feeding
en: dummy pacifier; baby teether; teether; silicone teether; baby spoon; baby bowl; baby plate; baby feeding set; silicone baby bowl; suction plate; baby cup; training cup; baby food container; milk powder container; breast milk storage bag; pacifier clip; baby bottle nipple; teat; pacifier chain; pacifier case; nipple shield; baby food maker manual; baby snack cup; baby fork; breast shell; milk storage bottle; formula dispenser; teething toy; teething ring; baby drinking cup; baby fruit feeder; food feeder pacifier; silicone baby feeding set; weaning set; teething necklace; silicone beads baby; breast milk collector; baby tableware; baby medicine dispenser; baby food freezer tray; soother
de: Beißring; Babylöffel; Babyschüssel; Babyteller; Schnullerkette; Sauger + Flasche|Baby; Milchpulverportionierer; Muttermilchbeutel; Kinderbesteck; Babygeschirr; Fruchtsauger; Brusthütchen; Trinklernbecher; Silikonteller + Baby
fr: sucette bébé; anneau de dentition; cuillère bébé; bol bébé; assiette bébé; attache tétine; doseur lait; sachet lait maternel; set repas bébé; bout de sein; tasse d'apprentissage; boîte doseuse; vaisselle bébé
es: mordedor; cuchara bebé; plato bebé; bol bebé; cadena chupete; dosificador leche; bolsas leche materna; vajilla bebé; pezonera; vaso aprendizaje; portachupetes; vaso antiderrame
it: massaggiagengive; cucchiaino bimbo; piatto bimbo; ciotola neonato; catenella ciuccio; dosatore latte; sacchetti latte materno; set pappa; paracapezzoli; tazza evolutiva; porta ciuccio
nl: bijtring; babylepel; babybordje; babykommetje; speenkoord; melkpoederdoosje; moedermelkzakjes; kinderservies; tepelhoedje; tuitbeker; oefenbeker; babyservies
pl: gryzak; łyżeczka dla niemowląt; miseczka dla dzieci; talerzyk dla dzieci; łańcuszek do smoczka; smoczek do butelki; pojemnik na mleko w proszku; woreczki na pokarm; zestaw do karmienia; osłonki na brodawki; kubek niekapek; zawieszka do smoczka
pt: mordedor; colher bebê; prato bebê; tigela bebê; prendedor de chupeta; bico mamadeira; porta leite em pó; saco leite materno; kit alimentação bebê; bico de silicone amamentação; copo de treinamento; porta chupeta; louça infantil
not: nipple cover; nipple fitting; grease nipple; pipe nipple; hydraulic nipple; nipple pasties; spoke nipple; pasties nipple; hex nipple; pacifier holder doll; doll pacifier; gryzak dla psa; nipple ring; mordedor perro; brass nipple; mordedor cachorro; dog teether; nipple clamp; steel nipple; nipple barbell; mordedor pet; puppy teether; threaded nipple; nipple drinker; nipple piercing; pvc nipple; pig nipple; waterer nipple; pipes nipples; quick nipple; barrel nipple; speenkoord hond; lamb teat; calf teat
  "bag": * 392321
  "bags" -> 392321
  "beutel" -> 392321
  "muttermilchbeutel" -> 392321
  "sachet" -> 392321
  "bolsas" -> 392321
  "sacchetti" -> 392321
  "moedermelkzakjes" -> 392321
  "woreczki" -> 392321
  "pacifier": "clip" 392690 ~.6; "chain" 392690; main=rubber 401490 ~.1; "silicone" 392490; * 392490
  "schnullerkette" -> 392690
  "attache" -> 392690
  "cadena" -> 392690
  "catenella" -> 392690
  "teether": main=wood 442199 ~.1; main=rubber 401490 ~.05; * 392490
  "teething": main=wood 442199 ~.1; main=rubber 401490 ~.03; * 392490
  "beissring": main=wood 442199 ~.03; main=rubber 401490 ~.03; * 392490
  "schnuller": main=rubber 401490 ~.2; * 392490
  "sauger": main=rubber 401490 ~.03; * 392490
  "tetine": main=rubber 401490 ~.2; * 392490
  "nipple": main=rubber 401490 ~.1; * 392490
  "teat": main=rubber 401490 ~.2; * 392490
  "shield" -> 392490
  "bowl": main=bamboo 441919 ~.08; main=stainless-steel 732393 ~.03; * 392410
  "plate": main=bamboo 441919 ~.08; main=stainless-steel 732393 ~.03; * 392410
  "spoon": main=wood 441990 ~.1; main=stainless-steel 821599 ~.05; * 392410
  "fork": main=stainless-steel 821599 ~.03; * 392410
  "set" -> 392410
  "cup" -> 392410
  "container" -> 392410
  "dispenser" -> 392410
  "tray" -> 392410
  "tableware" -> 392410
  "babyteller" -> 392410
  "babyschussel" -> 392410
  "babyloffel" -> 392410
  "babygeschirr" -> 392410
  "bol" -> 392410
  "assiette" -> 392410
  "plato" -> 392410
  "piatto" -> 392410
  "babybordje" -> 392410
  "talerzyk" -> 392410
  "prato" -> 392410
  main: wood 442199 ~.03; rubber 401490 ~.05; stainless-steel 732393 ~.03; base-metal 732393 ~.03
  * -> 392490
t: silicone baby pacifier 0-6 months => 392490
t: latex rubber baby pacifier => 401490
t: silicone baby plate with suction => 392410
t: breast milk storage bags 100 pcs => 392321
t: brass pipe nipple 1/2 inch => !3924

@ breast-pump
en: breast pump; electric breast pump; manual breast pump; wearable breast pump; breast pump parts; breast pump flange; breast pump membrane; double electric breast pump; breast pump valve; milk pump breastfeeding; duckbill valve breast pump; breast pump tubing
de: Milchpumpe; elektrische Milchpumpe; Handmilchpumpe; Brusthaube
fr: tire lait; tire lait électrique; téterelle
es: sacaleches; extractor de leche; sacaleches eléctrico; extractor leche materna
it: tiralatte; tiralatte elettrico; tiralatte manuale
nl: borstkolf; elektrische kolf; kolf + borst|elektrisch
pl: laktator; laktator elektryczny; lejek do laktatora
pt: bomba tira leite; extrator de leite; bomba extratora de leite; tira leite
not: milk pump dairy; milk transfer pump; breast pump bag
  "manual" -> 901890
  * -> 901890         # doubt: 8414.10 as vacuum pump
t: electric breast pump wearable => 901890
t: milk transfer pump stainless => !9018

@ baby-safety
en: baby gate; safety gate; corner protector; cabinet lock child; edge protector; door stopper baby; stair gate; socket cover child; drawer lock child; finger pinch guard; baby proofing; table corner protector; magnetic cabinet lock; fridge lock child; window lock child; stove knob cover child; corner bumper baby; foam edge guard; edge guard; door finger guard; furniture anchor; anti tip strap; plug cover; socket protector; toilet lock child; baby proof; cabinet safety lock; stair net baby; table edge protector; kids door knob cover; door pinch guard; stair safety net; fireplace guard
de: Treppenschutzgitter; Türschutzgitter; Eckenschutz; Kantenschutz + Baby|Tisch|Möbel; Kindersicherung; Fingerklemmschutz; Schubladensicherung; Kippsicherung
fr: barrière de sécurité; protège coin; barrière escalier; verrou sécurité enfant; protection coin; anti pince doigts
es: barrera de seguridad; protector esquinas; cierre de seguridad infantil; protector de esquinas; seguro cajones; barrera escalera; protector de bordes
it: cancelletto sicurezza; paraspigoli; blocca ante; cancelletto bambini; salvadita; paracolpi spigoli; coprispigoli
nl: traphekje; hoekbeschermer; stopcontactbeveiliging; veiligheidshek; vingerbeschermer deur; ladebeveiliging; hoekbeschermers; stopcontactbeschermer
pl: bramka bezpieczeństwa; zabezpieczenie narożników; blokada szafek; zaślepki do gniazdek; narożniki ochronne; blokada szuflad; bramka na schody; osłona na gniazdko; zabezpieczenie drzwi
pt: portão de segurança; protetor de quina; trava de gaveta; protetor de tomada; trava de armário; grade portão bebê; protetor de canto; protetor de porta; trava de segurança; protetor de tomadas
not: pet gate; dog gate; car child lock; corner bracket; wall corner guard metal; photo corner; usb outlet; gate valve; parking corner guard; corner guard parking; outlet extender; edge banding; protector packaging corner; paraspigoli cornice; phone corner; carton edge protector; luggage corner; box corner metal; bag corner metal; car door edge guard; strap edge protector; racket edge protector; door edge guard; car door edge protector; outlet tester; smart outlet; gate opener; car edge guard
  "gate": main=wood 442199 ~.2; main=plastic 392690 ~.15; main=textile 630790 ~.03; * 732690
  "schutzgitter" -> 732690
  "treppenschutzgitter" -> 732690
  "turschutzgitter" -> 732690
  "barriere" -> 732690
  "barrera" -> 732690
  "cancelletto" -> 732690
  "traphekje" -> 732690
  "veiligheidshek" -> 732690
  "bramka" -> 732690
  "portao" -> 732690
  "net" -> 560819
  "strap" -> 630790 ~.5
  "window": main=base-metal 830210 ~.01; * 392690
  main: rubber 401699 ~.15; base-metal 732690 ~.03; textile 630790 ~.03
  "foam" -> 392690
  * -> 392690
t: metal baby safety gate 75-85 cm => 732690
t: silicone table corner protectors => 392690
t: child safety cabinet locks magnetic => 392690
t: gate valve brass 1 inch => !7326

@ baby-bath-potty
en: baby bath; baby bathtub; foldable baby bath; baby bath tub; potty; potty chair; kids potty; baby bath support; potty training seat; potty seat; baby bath thermometer; baby potty; toddler potty; baby shampoo rinser; baby bath sponge seat; travel potty; potty liner; bath visor baby; bath kneeler; baby shower cap; bath spout cover; changing mat; changing pad; diaper changing pad; portable changing mat; diaper caddy; diaper pail; nappy bin; baby bath net; baby bath cushion; training toilet; shampoo cap baby; urinal potty boys
de: Babybadewanne; Töpfchen; Toilettentrainer; Babywanne + Bad|klappbar; Wickelunterlage; Windeleimer; Wickelauflage; Badewannensitz Baby; Toilettenaufsatz Kinder; Duschschild Baby
fr: baignoire bébé; pot bébé; thermomètre de bain; matelas à langer; poubelle à couches; tapis à langer; pot enfant; transat de bain; visière bain bébé
es: bañera bebé; orinal; orinal infantil; cambiador portátil; contenedor pañales; colchón cambiador; reductor wc infantil; hamaca baño
it: vaschetta bagno bebè; vasino; termometro bagnetto; materassino fasciatoio; mangiapannolini; riduttore vasino; vaschetta neonato; sdraietta bagno
nl: babybadje; potje; aankleedkussen; luieremmer; verschoonmat; plaspotje; babybad; wc verkleiner kinderen
pl: wanienka; nocnik; termometr kąpielowy; mata do przewijania; pojemnik na pieluchy; podkład do przewijania; nocnik dla dzieci; wanienka dla niemowląt
pt: banheira bebê; penico; pinico; termômetro de banho; trocador portátil; lixeira fraldas; colchão trocador; assento redutor; banheira dobrável bebê
not: baby bath toy; baby bath towel; bath thermometer pool; potty plant; potje kruiden; changing mat bag; training toilet paper; garden potje; vasino yogurt
  "thermometer" -> 902519
  "badethermometer" -> 902519
  "thermometre" -> 902519
  "termometro" -> 902519
  "badthermometer" -> 902519
  "termometr" -> 902519
  "changing": main=textile 630790 ~.3; main=foam 940490 ~.3; * 392490
  "wickelunterlage" -> 392490
  "wickelauflage" -> 940490
  "langer" -> 940490
  "cambiador" -> 940490
  "fasciatoio" -> 940490
  "aankleedkussen" -> 940490
  "verschoonmat" -> 392490
  "caddy" -> 630790
  "net" -> 630790
  "cushion" -> 940490
  "seat": * 392490
  * -> 392490
t: foldable plastic baby bathtub => 392490
t: kids potty chair plastic => 392490
t: digital baby bath thermometer => 902519
t: baby bath towel hooded cotton => !3924

@ baby-monitor
en: baby monitor; video baby monitor; audio baby monitor; baby breathing monitor; baby movement monitor; baby sleep soother; white noise machine; baby sound machine; sound machine; white noise; baby sleep machine
de: Babyphone; Babyfon; Video-Babyphone; Einschlafhilfe + Baby|Geräusche; White Noise Machine; Weißes Rauschen Gerät
fr: babyphone; écoute bébé; babyphone vidéo; machine à bruit blanc; boîte à bruit blanc
es: vigilabebés; cámara bebé; vigilabebés con cámara; máquina de ruido blanco
it: baby monitor; baby phone; macchina rumore bianco; videocamera neonato
nl: babyfoon; babyfoon met camera; white noise machine; slaaptrainer geluid
pl: niania elektroniczna; elektroniczna niania z kamerą; szumiś; szumisie; generator szumu
pt: babá eletrônica; monitor de bebê; máquina de ruído branco; babá eletrônica câmera
not: baby monitor stand; baby monitor mount; baby monitor holder; baby monitor battery
  "noise" -> 851989 ~.7
  "sound" -> 851989
  "bruit" -> 851989
  "ruido" -> 851989
  "rumore" -> 851989
  "szumis" -> 950300
  "audio" -> 852560 ~.6
  "breathing" -> 903180 ~.4
  "movement" -> 903180
  * -> 852589
t: video baby monitor with camera and screen => 852589
t: white noise machine for sleep => 851989
t: baby monitor holder mount => !8525

@ baby-textile
en: swaddle; muslin swaddle; burp cloth; muslin cloth; baby washcloth; baby hooded towel; muslin square; baby wrap blanket; baby comforter; lovey; baby security blanket; diaper cloth; swaddle wrap; newborn swaddle; nursing cover; breastfeeding cover; baby play mat; play mat; crawling mat; foam play mat; baby floor mat; nursing apron; baby towel; muslin burp cloths; baby head pillow; baby pillow; anti roll pillow
de: Pucktuch; Mulltuch; Spucktuch; Kapuzenhandtuch; Schmusetuch; Stilltuch; Spielmatte; Krabbeldecke; Krabbelmatte; Babykissen; Mullwindeln; Stillschal
fr: lange; lange bébé; doudou lange; cape de bain; emmaillotage; tapis d'éveil; tapis de jeu; cape d'allaitement; lange mousseline; coussin bébé; tapis bébé; maxi lange
es: muselina; arrullo; toalla capucha bebé; doudou manta; alfombra de juegos; tapete bebé; manta de juego; cubre lactancia; gasa bebé; muselinas; almohada bebé
it: mussola; telo neonato; accappatoio neonato; doudou; tappeto gioco; tappetino neonato; copri allattamento; mussole; cuscino neonato; coperta gioco
nl: hydrofiele doek; inbakerdoek; badcape; knuffeldoekje; speelkleed; speelmat; boxkleed; voedingsdoek; hydrofiele luier; spuugdoekje; babykussen
pl: pieluszka tetrowa; okrycie kąpielowe; przytulanka kocyk; mata do zabawy; mata piankowa dla dzieci; chusta do karmienia; pieluszki muślinowe; poduszka dla niemowląt
pt: cueiro; fralda de boca; toalha capuz bebê; naninha; tapete infantil; tapete de atividades; capa de amamentação; swaddle bebê; toalha de banho bebê; travesseiro bebê
not: muslin fabric; play mat gym; lange plate; poker play mat; swaddle sleep sack; play mat storage; card play mat; puzzle play mat roll; tcg play mat; nursing bra; lange pipe; muslin dress; board game play mat; lange kleid; lange unterhose; stilltuch bh; muselina vestido; train play mat; mussola vestito; play mat city rug; muslin pants; lange hose; muslin shirt; garden mat
  "play mat": "foam" 391890; main=textile 630790 ~.2; * 391890
  "crawling mat" -> 391890 ~.6
  "floor mat" -> 391890
  "spielmatte" -> 391890
  "krabbelmatte" -> 391890
  "tapis": "eveil" 950300; * 391890
  "alfombra" -> 391890
  "tappeto" -> 391890
  "speelmat" -> 391890
  "mata" -> 391890
  "tapete" -> 391890
  "krabbeldecke" -> 940490
  "boxkleed" -> 940490
  "speelkleed" -> 940490
  "pillow" -> 940490
  "babykissen" -> 940490
  "coussin" -> 940490
  "almohada" -> 940490
  "cuscino" -> 940490
  "babykussen" -> 940490
  "poduszka" -> 940490
  "travesseiro" -> 940490
  "towel": main-fibre=cotton 630260 ~.9; * 630260
  "kapuzenhandtuch" -> 630260
  "cape de bain" -> 630260
  "toalla" -> 630260
  "accappatoio" -> 630260
  "badcape" -> 630260
  "kapielowe" -> 630260
  "toalha" -> 630260
  "washcloth" -> 630291
  "comforter" -> 950300
  "lovey" -> 950300
  "security blanket" -> 950300
  "schmusetuch" -> 950300
  "doudou" -> 950300
  "knuffeldoekje" -> 950300
  "przytulanka" -> 950300
  "naninha" -> 950300
  "nursing": * 630790
  "breastfeeding" -> 630790
  "swaddle": "blanket" 630130; main-fibre=synthetic 630140 ~.1; * 630130
  "pucktuch" -> 630130
  "wrap" -> 630130
  "arrullo" -> 630130
  main-fibre=synthetic -> 630790 ~.05
  * -> 630790
t: muslin swaddle blankets cotton 120x120 => 630130
t: muslin burp cloths 10 pack => 630790
t: foam baby play mat xpe 180x200 => 391890
t: cotton baby hooded towel => 630260
t: muslin fabric by the metre => !6301

@ diaper
en: diaper; nappy; baby diaper; disposable diaper; adult diaper; sanitary pad; sanitary napkin; tampon; panty liner; incontinence pad; menstrual pad; reusable pad; nappies; diaper pants; maternity pad; period pad; training pants diaper; bed underpad; underpad; incontinence underpad; disposable underpad; sanitary towel; adult pull ups; bed pad incontinence; washable nursing pads; cloth sanitary pad; nappy pants; period panties; maternity pads
de: Windel; Windeln; Damenbinde; Tampon; Slipeinlage; Inkontinenzeinlage; Babywindel; Binde + Damen|Menstruation|Hygiene; Inkontinenzunterlage
fr: couche; couche bébé; serviette hygiénique; tampon hygiénique; protège slip; couches; protection incontinence; alèse jetable; couche adulte; couches culottes
es: pañal; pañales; compresa; tampón; salvaslip; disco lactancia; pañal adulto; compresas; toalla sanitaria
it: pannolino; pannolini; assorbente; tampone interno; salvaslip; pannolone; assorbenti; mutande mestruali; traversa letto
nl: luier; luiers; maandverband; tampon; inlegkruisje; zoogkompres; incontinentieluier; zoogkompressen
pl: pielucha; pieluchy; podpaski; tampony; wkładki higieniczne; pieluchomajtki; pieluszki; pieluchy wielorazowe; podkłady higieniczne; wkładki urologiczne
pt: fralda; fraldas; absorvente; tampão; protetor diário; absorvente seios; fralda geriátrica; absorvente ecológico; fralda descartável; discos de amamentação
not: diaper bag; diaper pail; diaper caddy; diaper cake; diaper cover; nappy bin; dog diaper; diaper rash cream; pet diaper; diaper changing pad; diaper cream; diaper bag backpack; diaper cover cloth; doll diaper; diaper sacks; menstrual pad heating; ink pad tampon; diaper disposal; assorbente umidità; couche chien; tampon encreur; pañal perro; pannolino cane; fralda de pano bebê; tampone inchiostro; tampon jex; absorvente odor; heating menstrual; tampon buffer; couche de peinture; diaper organizer; binder dames; tampon vérin; tampão de ouvido; diaper clutch; podkłady higieniczne dla psa; fralda de boca; fralda de praia; pieluchy tetrowe; diaper stacker; tampon testing; tampons date; tampon abrasif; couche d'apprêt; tampone covid; assorbente solare; tampone per timbri; tamponi test; swab tampone
  * -> 961900
t: baby diapers size 4 88 pcs => 961900
t: organic cotton sanitary pads => 961900
t: diaper bag backpack => !9619

@ baby-care-kit
en: baby nail trimmer; electric baby nail trimmer; baby nail clipper; nasal aspirator; baby nasal aspirator; electric nasal aspirator; baby grooming kit; baby care kit; baby healthcare kit; baby brush set; cradle cap brush; snot sucker; baby hair brush; baby nail file; baby comb set; baby nail scissors; nasal irrigator baby; nose sucker; nose cleaner baby
de: Nasensauger; Baby-Nagelfeile elektrisch; Babypflegeset; Baby-Nagelschere; Babybürste; elektrischer Nasensauger
fr: mouche bébé; coupe ongles bébé; kit de soin bébé; brosse bébé; aspirateur nasal; trousse de soin bébé
es: aspirador nasal; cortaúñas bebé; kit cuidado bebé; cepillo bebé; aspirador nasal eléctrico; lima uñas bebé
it: aspiratore nasale; tagliaunghie neonato; kit cura neonato; spazzola neonato; lima unghie neonato
nl: neuspeertje; babynagelschaartje; verzorgingsset baby; neuszuiger; babyborstel; elektrische nagelvijl baby
pl: aspirator do nosa; obcinacz do paznokci dla niemowląt; zestaw pielęgnacyjny dla niemowląt; szczotka dla niemowląt; elektryczny pilnik dla niemowląt; gruszka do nosa
pt: aspirador nasal; cortador de unhas bebê; kit higiene bebê; escova bebê; lixa unha bebê; aspirador nasal elétrico
not: nose hair trimmer; baby brush bottle
  "nasal": "electric" 901890; main=rubber 401490 ~.1; * 392690
  "nasensauger": "elektrischer" 901890; main=rubber 401490 ~.03; * 392690
  "snot" -> 392690
  "nose" -> 392690
  "mouche" -> 392690
  "aspirator" -> 392690 ~.6
  "aspiratore" -> 392690 ~.6
  "aspirador": "eletrico" 901890; "electrico" 901890; * 392690
  "gruszka" -> 401490
  "neuspeertje" -> 401490
  "kit" -> 960500
  "pflegeset" -> 960500
  "babypflegeset" -> 960500
  "set" -> 960329
  "brush" -> 960329
  "burste" -> 960329
  "babyburste" -> 960329
  "brosse" -> 960329
  "electric" -> 850980
  "elektrisch" -> 850980
  "scissors" -> 821300
  * -> 821420
t: electric baby nail trimmer file => 850980
t: manual silicone nasal aspirator baby => 392690
t: baby hair brush and comb set goat => 960329
t: nose hair trimmer battery => !3926

@ wet-wipe
en: antibacterial wipes; disinfectant wipes; alcohol wipes; alcohol prep pads; alcohol pads; screen cleaning wipes; dry wipes; facial cleansing wipes; disposable face towel; cotton tissue; disposable towel; compressed towel; dry cotton tissue; soft face towel disposable
de: Babytücher; Desinfektionstücher; Alkoholtupfer; Reinigungstücher feucht
fr: lingettes désinfectantes; lingettes alcool
es: toallitas desinfectantes; toallitas alcohol
it: salviette disinfettanti; salviette; salviette milleusi
nl: desinfectiedoekjes; schoonmaakdoekjes vochtig
pl: chusteczki dezynfekujące; chusteczki mokre; gaziki alkoholowe
pt: lenços desinfetantes; lenço demaquilante; lenços de limpeza
not: wet wipes dispenser; wipe warmer; wipes box; wet wipe machine; wet wipes box; wipes holder; wipes case; wet wipe lid; wet wipes lid; cleanroom wipes; reusable wipes
  "disinfect": * 380894
  "disinfectant" -> 380894
  "antibacterial" -> 380894
  "alcohol": "prep" 300590; "pads" 300590; * 380894
  "desinfektionstucher" -> 380894
  "desinfectantes" -> 380894
  "desinfectante" -> 380894
  "disinfettanti" -> 380894
  "desinfectiedoekjes" -> 380894
  "dezynfekujace" -> 380894
  "desinfetantes" -> 380894
  "alkoholtupfer" -> 300590
  "lens" -> 340250
  "glasses" -> 340250
  "screen" -> 340250
  "brillenputztucher" -> 340250
  "dry": main=paper 481820 ~.03; * 560392 
  "disposable": "towel" 630790; * 340111
  "compressed" -> 630790
  "cotton tissue" -> 630790
  "makeup": * 330499
  "abschminktucher" -> 330499
  "demaquillantes" -> 330499
  "desmaquillantes" -> 330499
  "struccanti" -> 330499
  "demakijazu" -> 330499
  "demaquilante" -> 330499
  * -> 340111
t: disinfectant surface wipes 100 => 380894
t: disposable face towel cotton tissue 50 pcs => 630790
t: wet wipes dispenser box => !3401

@ toothbrush
en: toothbrush; manual toothbrush; bamboo toothbrush; interdental brush; tongue scraper; tongue cleaner; kids toothbrush; travel toothbrush; dental brush; denture brush; tongue brush; toothbrush set; soft bristle toothbrush; u shaped toothbrush; disposable toothbrush; orthodontic brush
de: Zahnbürste; Interdentalbürste; Zungenreiniger; Kinderzahnbürste; Bambuszahnbürste; Zungenschaber
fr: brosse à dents; brossette interdentaire; gratte langue; brosse à dents enfant
es: cepillo de dientes; cepillo interdental; limpiador de lengua; cepillo dental
it: spazzolino da denti; spazzolino; scovolino interdentale; nettalingua
nl: tandenborstel; interdentale rager; tongschraper; ragers
pl: szczoteczka do zębów; szczoteczki międzyzębowe; skrobaczka do języka; szczoteczka
pt: escova de dentes; escova interdental; raspador de língua; escova dental
not: electric toothbrush; toothbrush holder; toothbrush case; toothbrush head; toothbrush sanitizer; sonic toothbrush; toothbrush cover; toothbrush cup; toothbrush charger; dog toothbrush; toothbrush heads; eyebrow toothbrush; toothbrush travel case; szczoteczka do rzęs; szczoteczka soniczna; szczoteczka elektryczna; szczoteczka do twarzy
  power=electric|battery|mains -> 850980 ~.05
  "scraper": main=base-metal 732690 ~.4; * 392490
  "cleaner": main=base-metal 732690 ~.4; * 392490
  "zungenreiniger" -> 392490
  "gratte langue" -> 392490
  "lengua" -> 392490
  "nettalingua" -> 392490
  "tongschraper" -> 392490
  * -> 960321
t: bamboo toothbrush 4 pack => 960321
t: stainless steel tongue scraper => 732690
t: toothbrush holder ceramic => !9603

@ toothbrush-electric
en: electric toothbrush; sonic toothbrush; rechargeable toothbrush; toothbrush head; electric toothbrush head; water flosser; oral irrigator; dental irrigator; toothbrush replacement head; toothbrush heads; ultrasonic toothbrush; kids electric toothbrush; water pick; dental flosser electric; electric tooth polisher; tooth stain remover electric; dental water jet; water flosser tip
de: elektrische Zahnbürste; Schallzahnbürste; Aufsteckbürsten; Munddusche; Ersatzbürsten + Zahnbürste|Oral-B
fr: brosse à dents électrique; brossette électrique; hydropulseur; jet dentaire; têtes de brosse à dents
es: cepillo de dientes eléctrico; cepillo eléctrico dental; irrigador dental; irrigador bucal; recambios cepillo eléctrico
it: spazzolino elettrico; idropulsore; testine spazzolino; ricambi spazzolino elettrico
nl: elektrische tandenborstel; opzetborstels; waterflosser; monddouche
pl: szczoteczka elektryczna; szczoteczka soniczna; końcówki do szczoteczki; irygator do zębów; irygator
pt: escova de dentes elétrica; escova elétrica; irrigador oral; refil escova elétrica; jato dental
not: toothbrush head cover; garden irrigator
  "head" -> 960321      # brush heads: toothbrushes of 9603 or parts of 8509; kept as brushes
  "heads" -> 960321
  "aufsteckbursten" -> 960321
  "ersatzbursten" -> 960321
  "brossette" -> 960321
  "tetes" -> 960321
  "recambios" -> 960321
  "testine" -> 960321
  "ricambi" -> 960321
  "opzetborstels" -> 960321
  "koncowki" -> 960321
  "refil" -> 960321
  * -> 850980
t: sonic electric toothbrush rechargeable => 850980
t: electric toothbrush heads 8 pack => 960321
t: portable water flosser cordless => 850980
t: toothbrush holder wall => !8509

@ dental-care
en: dental mirror; dental pick; dental scaler tool; mouth guard night; night guard teeth; denture case; retainer case; denture box; aligner case; fake teeth; snap on veneers; dental wax orthodontic; retainer box; dental tools set; denture cup; aligner chewies; bite guard; dental guard; teeth grinding guard; mouth guard + teeth|night|sleep|grinding|dental; veneers teeth; denture kit; orthodontic wax; tooth gem kit; dental probe; floss threader; dental teeth model; mouth opener; dental cheek retractor; dental impression tray
de: Zahnspiegel; Aufbissschiene; Prothesendose; Bleaching Streifen; Knirscherschiene; Zahnspangendose; Zahnreinigungsset; Zahnsonde; Veneers
fr: porte fil dentaire; miroir dentaire; gouttière dentaire; boîte dentier; boîte appareil dentaire; kit détartrage; facettes dentaires
es: palillos con hilo dental; espejo dental; férula dental; caja dentadura; férula bruxismo; kit limpieza dental; carillas dentales; porta retenedor
it: specchietto dentale; bite dentale; scatola dentiera; forcelle interdentali; kit pulizia denti; faccette dentali
nl: tandspiegel; bitje tandenknarsen; gebitsbakje; whitening strips; tandenstokers floss; tandreinigingsset; flosdraad sticks
pl: lusterko dentystyczne; szyna na zgrzytanie zębów; pudełko na protezę; wykałaczki z nicią; zestaw do czyszczenia zębów; etui na aparat
pt: espelho dental; placa de bruxismo; estojo dentadura; fitas clareadoras; kit limpeza dental; facetas dentais; porta aparelho
not: dental chair; dental drill; dental bib; electric dental; fio dental calcinha; calcinha fio dental; biquíni fio dental; braid dental; dental chew; dental floss panties; biquini fio dental; dental implant; dental handpiece; dental curing; dental composite; dental treat; tanga fio dental; tanga hilo dental; bikini hilo dental; tanga filo interdentale; dental lab
  "whitening": "kit" 330690; * 330690
  "bleaching" -> 330690
  "blanchiment" -> 330690
  "blanqueadoras" -> 330690
  "sbiancanti" -> 330690
  "wybielajace" -> 330690
  "clareadoras" -> 330690
  "case" -> 392690
  "box" -> 392690
  "dose" -> 392690
  "prothesendose" -> 392690
  "zahnspangendose" -> 392690
  "cup" -> 392490
  "fake teeth": * 902121
  "veneers" -> 902121
  "facettes" -> 902121
  "carillas" -> 902121
  "faccette" -> 902121
  "facetas" -> 902121
  "denture kit" -> 902121
  "mirror" -> 901849
  "spiegel" -> 901849
  "zahnspiegel" -> 901849
  "miroir" -> 901849
  "espejo" -> 901849
  "specchietto" -> 901849
  "tandspiegel" -> 901849
  "lusterko" -> 901849
  "espelho" -> 901849
  "scaler" -> 901849
  "probe" -> 901849
  "tools" -> 901849
  "pick": "floss" 330620; * 901849
  "retractor" -> 901849
  "opener" -> 901849
  "tray" -> 901849
  "reinigungsset" -> 901849
  "zahnreinigungsset" -> 901849
  "detartrage" -> 901849
  "limpieza" -> 901849
  "limpeza" -> 901849
  "pulizia" -> 901849
  "wax" -> 340700
  "guard" -> 392690
  "schiene" -> 392690
  "aufbissschiene" -> 392690
  "knirscherschiene" -> 392690
  "gouttiere" -> 392690
  "ferula" -> 392690
  "bite" -> 392690
  "bitje" -> 392690
  "szyna" -> 392690
  "bruxismo" -> 392690
  "chewies" -> 392690
  "gem" -> 701810
  "model" -> 902300
  * -> 330620
t: dental floss picks 90 pcs => 330620
t: teeth grinding night mouth guard dental => 392690
t: dental scaler tool set stainless steel => 901849
t: dental chair unit => !9018

@ razor
en: safety razor; razor; disposable razor; straight razor; razor blade; shaving razor; eyebrow razor; double edge razor; razor cartridge; razor head; double edge blade; shaver blade cartridge; dermaplaning razor; women razor; shavette; replacement blades gillette; razor refill; facial razor; bikini razor; dermaplane tool; callus razor
de: Rasierer; Rasierhobel; Rasierklinge; Einwegrasierer; Rasiermesser; Augenbrauenrasierer; Rasierklingen; Nassrasierer
fr: rasoir; rasoir de sûreté; lame de rasoir; rasoir jetable; coupe chou; rasoir sourcils; lames de rasoir
es: maquinilla de afeitar; cuchilla de afeitar; maquinilla desechable; navaja de afeitar; perfilador cejas; hojas de afeitar
it: rasoio; rasoio di sicurezza; lametta da barba; rasoio usa e getta; rasoio sopracciglia; lamette
nl: scheermes; veiligheidsscheermes; scheermesjes; wegwerpscheermes; wenkbrauwscheermes
pl: maszynka do golenia; żyletka; brzytwa; golarka jednorazowa; nożyki do brwi; żyletki; wkłady do maszynki
pt: barbeador manual; aparelho de barbear; lâmina de barbear; navalha; navalha sobrancelha; lâminas de barbear
not: electric razor; razor wire; rasoir électrique; razor stand; razor holder; razor scooter; razor case; razor scraper; maquinilla eléctrica; rasoio elettrico; rasoir anti peluches; maszynka elektryczna; razor phone; razor strop; razor fish; maquinilla de afeitar eléctrica; razor keyboard; razor blade scraper; razor clam; razer; cuchillas de cortacésped; cuchillas batidora
  power=electric|battery|mains -> 851010 ~.03
  "blade": "razor" 821220; * 821220
  "blades" -> 821220
  "klinge" -> 821220
  "rasierklinge" -> 821220
  "rasierklingen" -> 821220
  "cartridge" -> 821220
  "refill" -> 821220
  "head" -> 821220
  "lame" -> 821220
  "lames" -> 821220
  "cuchilla" -> 821220
  "cuchillas" -> 821220
  "hojas" -> 821220
  "lametta" -> 821220
  "lamette" -> 821220
  "scheermesjes" -> 821220
  "zyletka" -> 821220
  "zyletki" -> 821220
  "wklady" -> 821220
  "lamina" -> 821220
  "laminas" -> 821220
  * -> 821210
t: double edge safety razor chrome => 821210
t: razor blades 100 pcs stainless => 821220
t: electric razor wet dry => !8212

@ shaver-electric
en: electric shaver; electric razor; beard trimmer; hair clipper; hair trimmer; nose hair trimmer; body groomer; epilator; ipl hair removal; laser hair removal; lady shaver; bikini trimmer; shaver head; shaver foil; clipper blade; trimmer blade; hair clippers; foil shaver; cordless hair clipper; facial hair remover; eyebrow trimmer; nose trimmer; ear hair trimmer; body hair trimmer; professional hair clipper; shaver replacement head; ipl device; hair removal device; ipl laser epilator; barber clipper; bald head shaver; clipper guard; clipper guide comb; crystal hair remover; crystal hair eraser; hair remover face electric; intimate trimmer
de: Elektrorasierer; Haarschneidemaschine; Bartschneider; Haarschneider; Epilierer; IPL Gerät; Nasenhaarschneider; Damenrasierer; Scherkopf; Scherfolie; Rasierapparat; Trimmer + Bart|Haar|Nase|Körper; Körperhaartrimmer
fr: rasoir électrique; tondeuse cheveux; tondeuse à barbe; épilateur; épilateur lumière pulsée; tondeuse nez; tête de rasoir; grille de rasoir; tondeuse à cheveux; rasoir corps électrique; tondeuse corps
es: afeitadora; afeitadora eléctrica; cortapelos; recortadora de barba; depiladora; depiladora ipl; recortador nariz; cabezal afeitadora; maquinilla eléctrica; barbero eléctrico; depiladora láser; depiladora facial
it: rasoio elettrico; tagliacapelli; regolabarba; epilatore; epilatore luce pulsata; rifinitore naso; testina rasoio; epilatore laser; rasoio corpo elettrico
nl: scheerapparaat; tondeuse; baardtrimmer; epilator; ipl apparaat; neushaartrimmer; scheerkop; bodygroomer; haartrimmer
pl: golarka elektryczna; maszynka do włosów; trymer do brody; depilator; depilator laserowy; trymer do nosa; głowica golarki; trymer; strzyżarka; maszynka do strzyżenia; depilator ipl
pt: barbeador elétrico; máquina de cortar cabelo; aparador de pelos; depilador; depilador ipl; aparador nasal; depilador elétrico; máquina de barbear; aparador de barba; depilador a laser
not: hedge trimmer; grass trimmer; dog hair clipper; pet hair trimmer; fabric shaver; edge trimmer; router trimmer; wood trimmer; sheep clipper; trimmer line; hair clipper oil; hair clipper cape; dog clipper; trimmer resistor; trimmer potentiometer; string trimmer; trimmer capacitor; hair clipper charger; shaver charger; shaver charging; trimmer head; crystal clear epilator wax; trimmer do trawy; trymer do trawy; trimmer de aparador; aparador de grama; depilatory; wick trimmer; baby nail trimmer; clipper card; tondeuse à gazon; tondeuse chien; tondeuse robot; rasoir anti peluches; lint shaver; ice shaver; cheese shaver; candle trimmer; shaver brush; shaver socket; bolt clipper; nail clipper; grass trimmer head; lawn trimmer; paper trimmer; carpet trimmer; coil trimmer; hair clipper pet
  "ipl": * 854370
  "laser" -> 854370
  "lumiere pulsee" -> 854370
  "luce pulsata" -> 854370
  "crystal" -> 702000 ~.5
  "guard" -> 851090
  "guide" -> 851090
  "shaver head" -> 851090
  "replacement" -> 851090
  "foil": "shaver foil" 851090; * 851010
  "blade" -> 851090
  "scherkopf" -> 851090
  "scherfolie" -> 851090
  "tete" -> 851090
  "grille" -> 851090
  "cabezal" -> 851090
  "testina" -> 851090
  "scheerkop" -> 851090
  "glowica" -> 851090
  "epilator" -> 851030
  "epilierer" -> 851030
  "epilateur" -> 851030
  "depiladora" -> 851030
  "epilatore" -> 851030
  "depilator" -> 851030
  "depilador" -> 851030
  "hair remover" -> 851030
  "hair removal" -> 851030
  "razor" -> 851010
  "rasierer" -> 851010
  "rasierapparat" -> 851010
  "rasoir" -> 851010
  "afeitadora" -> 851010
  "rasoio" -> 851010
  "scheerapparaat" -> 851010
  "golarka" -> 851010
  "barbeador" -> 851010
  "barbear" -> 851010
  "elektrorasierer" -> 851010
  "damenrasierer" -> 851010
  "shaver" -> 851010
  "maquinilla" -> 851010
  * -> 851020
t: cordless hair clipper professional => 851020
t: electric foil shaver men => 851010
t: ipl hair removal device => 854370
t: hedge trimmer petrol => !8510

@ hair-dryer
en: hair dryer; hairdryer; blow dryer; ionic hair dryer; travel hair dryer; hooded hair dryer; hair dryer brush; hot air brush; bonnet hair dryer; high speed hair dryer; hair dryer diffuser brush; hair dryer stand hood
de: Haartrockner; Föhn; Fön; Haarföhn; Warmluftbürste; Trockenhaube
fr: sèche cheveux; brosse soufflante; séchoir cheveux; casque séchoir
es: secador de pelo; cepillo secador; cepillo de aire caliente
it: asciugacapelli; phon; fon; spazzola ad aria calda
nl: föhn; haardroger; warmeluchtborstel; krulföhn
pl: suszarka do włosów; suszarko lokówka; szczotka susząca
pt: secador de cabelo; escova secadora; secador cabelo
not: hair dryer holder; hair dryer nozzle; hair dryer attachment; hair dryer diffuser; towel hair dryer; hair dryer stand; hair dryer case; pet hair dryer; dog hair dryer; hand dryer; hair drying towel; secador de manos; secador de zapatos; hair dryer rack; secador perro; hair dryer hood cap; secador de ar; secador pet; secador de esmalte; secador de roupa; hair dryer bag
  "brush" -> 851632 ~.6
  "warmluftburste" -> 851632
  "soufflante" -> 851632
  "cepillo" -> 851632
  "spazzola" -> 851632
  "escova" -> 851632
  * -> 851631
t: ionic hair dryer 2000w => 851631
t: hot air brush styler => 851632
t: hair dryer holder wall => !8516

@ hair-styler
en: hair straightener; flat iron; curling iron; curling wand; hair crimper; hair iron; straightening brush; hot comb; automatic hair curler; hot rollers; hair styler; hair waver; straightener brush; hair straightener brush; hair straightening comb; curling tong; heated rollers; hair steamer; beard straightener; cordless hair straightener; wave iron hair
de: Glätteisen; Lockenstab; Haarglätter; Glättbürste; Heizwickler; Kreppeisen; Welleneisen; beheizbare Lockenwickler
fr: lisseur; fer à lisser; fer à boucler; boucleur; brosse lissante; gaufreur cheveux; lisseur cheveux; bigoudis chauffants
es: plancha de pelo; plancha alisadora; rizador de pelo; tenacillas; cepillo alisador; rizador; plancha de cabello; alisador de pelo
it: piastra capelli; piastra per capelli; arricciacapelli; ferro arricciacapelli; spazzola lisciante; bigodini riscaldanti; frisè piastra
nl: stijltang; krultang; föhnborstel; stijlborstel; krulborstel; wafeltang haar
pl: prostownica; lokówka; karbownica; szczotka prostująca; prostownica do włosów; termoloki
pt: prancha de cabelo; chapinha; modelador de cachos; babyliss; escova alisadora; alisador de cabelo; enrolador de cabelo
not: flat iron case; hair straightener cream; hair curler heatless; flat iron holder; heatless hair curler; heatless curling; hair straightener bag; eyelash curler; curling iron holder; hair roller velcro; flat iron steak; flat iron bar; prostownica samochodowa; prostownik; rizador de pestañas
  * -> 851632
t: ceramic hair straightener => 851632
t: automatic curling iron => 851632
t: heatless hair curler satin => !8516

@ hair-brush-comb
en: hair brush; hairbrush; detangling brush; hair comb; comb + hair|barber|wooden|beard|tail|wide|salon|cutting|teeth|styling; wide tooth comb; barber comb; beard comb; paddle brush; round brush; wooden comb; hair combs set; tail comb; scalp massage brush; boar bristle brush; hair curler heatless; heatless hair curler; lice comb; afro comb; teasing brush; beard brush; vent brush; scalp massager shampoo; shampoo brush; scalp brush; hair pick; edge brush; hair dye brush; tint brush; hair coloring brush; hair color bowl; flexi rods; foam rollers hair; curling rods heatless; sponge curlers; barber brush neck duster; neck duster; detangler brush; wave brush; hair dyeing kit bowl; hair sectioning clip; parting comb; rat tail comb; styling comb; comb set; shaving brush; brush comb set
de: Haarbürste; Kamm + Haar|Holz|Bart|Friseur|Stiel; Entwirrbürste; Haarkamm; Bartkamm; Bartbürste; Rundbürste; Rasierpinsel; Läusekamm; Kopfmassagebürste; Färbepinsel; Haarklammer schmal; Skelettbürste; Holzkamm; Haarnadeln
fr: brosse à cheveux; peigne; brosse démêlante; peigne en bois; brosse ronde; peigne à barbe; blaireau rasage; pinceau coloration; brosse massage cuir chevelu; brosse barbe; peigne coiffeur; pics à chignon
es: cepillo de pelo; peine; cepillo desenredante; rulo de pelo; peine de madera; peine barba; brocha de afeitar; pincel tinte; cepillo masaje cabello; cepillo redondo; peine peluquería; cepillo barba
it: spazzola per capelli; pettine; spazzola districante; pettine in legno; pettine barba; pennello da barba; pennello tinta; spazzola capelli; spazzola rotonda; spazzola cuoio capelluto; spazzola barba
nl: haarborstel; kam + haar|hout|baard|kapper; ontwarborstel; haarspeldjes schuif; scheerkwast; verfkwastje haar; hoofdhuidborstel; baardkam; ronde borstel; baardborstel
pl: szczotka do włosów; grzebień; grzebień drewniany; grzebień do brody; pędzel do golenia; pędzelek do farbowania; masażer skóry głowy; szczotka do brody; szpilki do włosów; grzebień fryzjerski
pt: escova de cabelo; pente; escova desembaraçante; bobs; pente de madeira; pente barba; pincel de barba; pincel tintura; escova massageadora couro cabeludo; grampos; pente barbeiro; escova raquete; escova barba
not: dog comb; honeycomb; comb binding; hair brush cleaner; electric scalp massager; hair straightener brush; hair brush electric; hair straightening comb; flea comb; makeup comb; brow comb; lash comb; hair pin jewelry wedding; pente anti pulgas; peine antipulgas; peine perro; kammmuschel; pettine cane; pettine pulci; pente cachorro; peigne chien; peigne de mariage; eyelash comb; rake comb; comb filter; horse comb; comb honey; bridal comb; szczotka do butelek; peigne à mariée; foam roller yoga; peine de novia; pente de noiva; grzebień dla psa; pente fino cães; peigne anti puces; peigne thon; peine fino perro; peine afinador; hot comb; heat roller; grzebień ślubny; bridal hair comb; peigne bijou; horquilla bicicleta; horquilla moto; suspension horquilla; horquillas novia; forcella; peine corbata; pente de munição; boar hair gun; drill comb; comb fish; bobs wig; peigne à tricoter; weaving comb; yarn comb; fishing comb; peine tejer; beard comb kit
  "shaving brush" -> 960329
  "rasierpinsel" -> 960329
  "blaireau" -> 960329
  "afeitar" -> 960329
  "pennello da barba" -> 960329
  "scheerkwast" -> 960329
  "golenia" -> 960329
  "pincel de barba" -> 960329
  "bowl": * 392490
  "highlighting cap" -> 392620
  "roller": * 961590
  "rollers" -> 961590
  "curler": * 961590
  "curlers" -> 961590
  "curling" -> 961590
  "curls" -> 961590
  "perm rod" -> 961590
  "flexi rods" -> 961590
  "lockenwickler" -> 961590
  "bigoudi" -> 961590
  "bigoudis" -> 961590
  "rulo" -> 961590
  "rulos" -> 961590
  "bigodini" -> 961590
  "krulspeld" -> 961590
  "krulspelden" -> 961590
  "walki" -> 961590
  "papiloty" -> 961590
  "bobs" -> 961590
  "bobby pin" -> 961590
  "hair pin" -> 961590
  "hairpin" -> 961590
  "haarnadel" -> 961590
  "haarnadeln" -> 961590
  "epingle" -> 961590
  "horquilla" -> 961590
  "horquillas" -> 961590
  "forcine" -> 961590
  "wsuwki" -> 961590
  "szpilki" -> 961590
  "grampo" -> 961590
  "grampos" -> 961590
  "hair fork" -> 961590
  "pics" -> 961590
  "bun maker" -> 961590
  "sectioning" -> 961511
  "brush": "comb set" 960329; * 960329
  "hairbrush" -> 960329
  "massager" -> 960329 ~.6
  "burste" -> 960329
  "haarburste" -> 960329
  "entwirrburste" -> 960329
  "rundburste" -> 960329
  "bartburste" -> 960329
  "brosse" -> 960329
  "pinceau" -> 960329
  "cepillo" -> 960329
  "pincel" -> 960329
  "spazzola" -> 960329
  "pennello" -> 960329
  "haarborstel" -> 960329
  "ontwarborstel" -> 960329
  "szczotka" -> 960329
  "escova" -> 960329
  "neck duster" -> 960329
  main: plastic 961511 ~.6; rubber 961511 ~.03; wood|base-metal|bone 961519 ~.7
  "wooden" -> 961519
  "holz" -> 961519
  "bois" -> 961519
  "madera" -> 961519
  "legno" -> 961519
  "madeira" -> 961519
  * -> 961511
ask: main
t: sandalwood wooden comb => 961519
t: detangling hair brush => 960329
t: plastic barber comb set 10 pcs => 961511
t: velcro hair rollers 12 pcs => 961590
t: rake comb garden => !9615

@ nail-clipper-file
en: nail clipper; manicure set; nail file; pedicure kit; cuticle nipper; cuticle pusher; nail scissors; toenail clipper; nail buffer; foot file; manicure kit; callus remover; glass nail file; nail nipper; cuticle scissors; ingrown toenail tool; pedicure set; nail clippers set; foot scraper; emery board; foot rasp; nail cutter; callus shaver; nail polishing block; cuticle trimmer; nail drill; electric nail drill; nail drill machine; nail drill bit; electric callus remover; electric foot file; electric nail file; foot grinder; heel file
de: Nagelknipser; Maniküre Set; Nagelfeile; Nagelschere; Pediküre Set; Hornhautfeile; Nagelhautzange; Nagelzange; Hornhautentferner; Nagelfräser; Polierfeile; Glasnagelfeile; elektrische Nagelfeile; Hornhauthobel
fr: coupe ongles; kit manucure; lime à ongles; ciseaux à ongles; kit pédicure; râpe pieds; repousse cuticules; pince à cuticules; ponceuse ongles; polissoir ongles; râpe électrique pieds; lime en verre
es: cortaúñas; set manicura; lima de uñas; tijeras de uñas; set pedicura; lima pies; alicate cutículas; empujador de cutículas; torno uñas; lima eléctrica pies; kit manicura; pulidor uñas; lima de cristal
it: tagliaunghie; set manicure; lima unghie; forbicine unghie; set pedicure; raspa piedi; spingi cuticole; fresa unghie; lima piedi elettrica; kit manicure; buffer unghie
nl: nagelknipper; manicureset; nagelvijl; nagelschaartje; pedicureset; eeltrasp; nagelriemtang; nagelfrees; eeltverwijderaar; bokkenpootje; polijstvijl
pl: obcinacz do paznokci; zestaw do manicure; pilnik do paznokci; nożyczki do paznokci; zestaw do pedicure; tarka do stóp; cążki do skórek; kopytko; frezarka do paznokci; cążki; pilnik szklany; obcinaczka; elektryczny pilnik do stóp
pt: cortador de unhas; kit manicure; lixa de unha; tesoura de unha; kit pedicure; lixa de pé; alicate de cutícula; empurrador de cutícula; lixadeira unhas; lixa elétrica pés; polidor de unhas; lixa de vidro
not: dog nail clipper; baby nail clipper; cat nail clipper; nail clipper pet; nail gun; file folder; manicure table; nail clipper keychain; manicure bowl; nail puller; manicure pillow; needle file; torno madera; nail cutter wire; manicure lamp; saw file; pilnik do metalu; grinder file; lime à bois; nail clippers pet; nail trimmer pet; cortaúñas perro; alicate eletrônica; cążki do drutu; lixa madeira; pedicure chair; pedicure basin; fresa metal; manicure mat; fresa madera; nail art drill
  "nail drill bit" -> 820790 ~.5
  "drill" -> 850980
  "electric" -> 850980
  "elektrische" -> 850980
  "nagelfraser" -> 850980
  "ponceuse" -> 850980
  "electrique" -> 850980
  "torno" -> 850980
  "electrica" -> 850980
  "fresa" -> 850980
  "elettrica" -> 850980
  "nagelfrees" -> 850980
  "frezarka" -> 850980
  "elektryczny" -> 850980
  "lixadeira" -> 850980
  "eletrica" -> 850980
  "pumice" -> 251310 ~.6
  "bimsstein" -> 251310
  "ponce" -> 251310
  "pomez" -> 251310
  "pomice" -> 251310
  "puimsteen" -> 251310
  "pumeks" -> 251310
  "pomes" -> 251310
  "scissors" -> 821300
  "nagelschere" -> 821300
  "ciseaux" -> 821300
  "tijeras" -> 821300
  "forbicine" -> 821300
  "nagelschaartje" -> 821300
  "nozyczki" -> 821300
  "tesoura" -> 821300
  "buffer" -> 680530
  "polishing block" -> 680530
  "emery" -> 680520
  "glass" -> 701399 ~.6
  "glasnagelfeile" -> 701399
  "verre" -> 701399
  "cristal" -> 701399
  "szklany" -> 701399
  "vidro" -> 701399
  "sandpaper" -> 680520
  "foot file" -> 821420 ~.6
  main: plastic 392690 ~.01; wood 392690 ~.01; ceramic 691490 ~.03; glass 701399 ~.03
  * -> 821420
t: stainless steel nail clippers set => 821420
t: manicure set 18 pcs in case => 821420
t: electric nail drill machine 20000 rpm => 850980
t: nail file emery board 10 pcs => 680520
t: nail gun pneumatic => !8214

@ nail-art-supplies
en: acrylic nails; nail charms; nail stamping plate; nail art brush; nail stamper; nail rhinestone; nail decoration; nail gems; nail tip clipper; nail art tools; nail practice hand; nail glitter; nail sequins; gel nail stickers; nail art kit; nail polish stand; nail hand rest; nail brush gel; nail dotting tool; nail art pen; toe separator nail; nail remover clips; nail display stand; nail color chart; gel x tips; nail powder dip; nail display tips; nail striping tape; nail palette; nail dust brush; polygel nail kit; acrylic powder nail; nail remover foil; nail clip soak off
de: Nagel Stempel; Nail Art Pinsel; Nagel Strasssteine; Tips + Nagel; Nageldeko; Staubabsaugung Nagel
fr: plaque stamping; pinceau nail art; strass ongles; décoration ongles; chablon ongles; aspirateur ongles; patch ongles
es: tips uñas; placa estampar uñas; pincel uñas; piedras uñas; decoración uñas; aspirador uñas; moldes uñas
it: tips unghie; piastra stamping; pennello nail art; strass unghie; decorazioni unghie; aspiratore unghie; cartine unghie
nl: nageltips; stempelplaat nagels; nail art penseel; nagel steentjes; nagelsjablonen
pl: płytka do stempli; pędzelek do zdobień; cyrkonie do paznokci; ozdoby do paznokci; pochłaniacz pyłu; szablony do paznokci; paznokcie press on
pt: adesivos unhas; tips unhas; placa carimbo unha; pincel unha; pedraria unhas; decoração unhas; unhas postiças press on; aspirador unhas; molde unha
not: nail stickers machine printer; nail polish; nail gel; nail glue tips drill; acrylic nails powder liquid set monomer; nail lamp; nail printer; manicure table dust; false nails glue remover; horseshoe nail; finger nail trimmer
  "sticker": * 391990
  "stickers" -> 391990
  "decal" -> 391990
  "wraps" -> 391990
  "nagelsticker" -> 391990
  "pegatinas" -> 391990
  "adesivi" -> 391990
  "nagelstickers" -> 391990
  "naklejki" -> 391990
  "adesivos" -> 391990
  "foil" -> 392190 ~.4
  "striping tape" -> 391910
  "rhinestone" -> 701810
  "rhinestones" -> 701810
  "gems" -> 701810
  "strass" -> 701810
  "strasssteine" -> 701810
  "piedras" -> 701810
  "steentjes" -> 701810
  "cyrkonie" -> 701810
  "pedraria" -> 701810
  "charms": main=base-metal 711719 ~.02; main=base-metal 830890 ~.3; * 392690
  "brush": "dust" 960329; * 960330
  "pinsel" -> 960330
  "pinceau" -> 960330
  "pincel" -> 960330
  "pennello" -> 960330
  "penseel" -> 960330
  "pedzelek" -> 960330
  "art pen" -> 330430 ~.4
  "dust collector" -> 841459
  "staubabsaugung" -> 841459
  "aspirateur" -> 841459
  "aspiratore" -> 841459
  "pochlaniacz" -> 841459
  "aspirador" -> 841459
  "stamping plate": main=plastic 392690 ~.03; * 732690
  "plaque" -> 732690
  "placa" -> 732690
  "piastra" -> 732690
  "stempelplaat" -> 732690
  "plytka" -> 732690
  "powder" -> 330430
  "polygel" -> 330430
  "forms": main=paper 482390 ~.7; * 482390
  "chablon" -> 482390
  "nagelsjablonen" -> 482390
  "clipper" -> 821420
  "kit" -> 330430 ~.4
  "glitter" -> 392690
  "remover foil" -> 760720
  * -> 392690
t: press on nails coffin medium 24 pcs => 392690
t: nail art stickers self adhesive flowers => 391990
t: nail art brush set liner => 960330
t: flatback nail rhinestones crystal => 701810
t: gel nail polish 15ml => !392690

@ makeup-brush-sponge
en: makeup brush; makeup sponge; powder puff; beauty blender; foundation brush; makeup brush set; eyeshadow brush; cosmetic puff; eyebrow brush; mascara wand; lip brush; makeup blender; beauty sponge; cosmetic sponge; face brush makeup; makeup puff; disposable mascara wand; kabuki brush; powder brush; silicone face mask brush; makeup sponge set; blush brush; concealer brush; eyeliner brush; brow brush; eyelash brush; facial mask brush; spoolie; lip applicator disposable; contour brush; blending brush; air cushion puff; konjac sponge; facial sponge; eyelash brush disposable; electric makeup brush cleaner; makeup brush cleaning mat; makeup applicator; make up brush; lash brush; lash wand
de: Make-up Pinsel; Schminkpinsel; Make-up Schwamm; Puderquaste; Pinselset Make-up; Kosmetikpinsel; Kosmetikschwamm; Lidschattenpinsel; Konjac Schwamm; Schminkschwamm; Make-up Pinselset; Wimpernbürste; Pinselreiniger
fr: pinceau maquillage; éponge maquillage; houppette; set pinceaux maquillage; éponge konjac; pinceau fond de teint; goupillon cils; brosse sourcils; nettoyeur pinceaux; pinceaux maquillage
es: brocha de maquillaje; esponja de maquillaje; borla maquillaje; set brochas; esponja konjac; brochas maquillaje; pincel sombras; cepillo pestañas; limpiador de brochas; pincel maquillaje
it: pennello trucco; spugnetta trucco; piumino cipria; set pennelli trucco; spugna konjac; pennelli make up; scovolino mascara; pulisci pennelli; pennelli trucco
nl: make up kwast; make up spons; poederdons; kwastenset; konjac spons; make up kwasten; wimperborsteltje; kwastenreiniger
pl: pędzel do makijażu; gąbka do makijażu; puszek do pudru; zestaw pędzli do makijażu; gąbka konjac; pędzle do makijażu; gąbeczka do makijażu; szczoteczka do rzęs; czyścik do pędzli
pt: pincel de maquiagem; esponja de maquiagem; esponja konjac; kit pincéis maquiagem; pincéis de maquiagem; escovinha cílios; limpador de pincel; puff maquiagem
not: makeup brush holder; makeup brush bag; makeup sponge holder; makeup brush case; powder puff girls; makeup brush organizer; makeup sponge case; poederdons kat; makeup brush handle
  "cleaner": "electric" 850980; * 392490 
  "pinselreiniger" -> 392490
  "nettoyeur" -> 392490
  "limpiador" -> 392490
  "pulisci" -> 392490
  "kwastenreiniger" -> 392490
  "czyscik" -> 392490
  "limpador" -> 392490
  "mat" -> 392490
  "konjac" -> 140490 ~.4
  "sponge" -> 961620
  "puff" -> 961620
  "blender" -> 961620
  "schwamm" -> 961620
  "kosmetikschwamm" -> 961620
  "schminkschwamm" -> 961620
  "puderquaste" -> 961620
  "eponge" -> 961620
  "houppette" -> 961620
  "esponja" -> 961620
  "borla" -> 961620
  "spugnetta" -> 961620
  "spugna" -> 961620
  "piumino" -> 961620
  "spons" -> 961620
  "poederdons" -> 961620
  "gabka" -> 961620
  "gabeczka" -> 961620
  "puszek" -> 961620
  "mascara": * 960329
  "eyelash": * 960329
  "lash": * 960329
  "spoolie" -> 960329
  "wimpernburste" -> 960329
  "cils" -> 960329
  "pestanas" -> 960329
  "scovolino" -> 960329
  "wimperborsteltje" -> 960329
  "rzes" -> 960329
  "cilios" -> 960329
  * -> 960330
t: makeup brush set 12 pcs synthetic => 960330
t: latex free makeup sponge blender => 961620
t: disposable mascara wands 50 pcs => 960329
t: makeup brush holder acrylic => !9603

@ tweezers-beauty
en: eyelash curler; lash tweezers; blackhead remover tool; comedone extractor; eyelash extension tweezers; pimple popper tool; acne needle; blackhead extractor; eyelash applicator; pointed tweezers; lash curler; acne removal kit; facial spatula; makeup spatula; cosmetic spatula; makeup mixing palette; heated eyelash curler; brow scissors; eyebrow scissors; eyebrow stencil; brow ruler; eyebrow ruler; wax spatula; wax sticks; face mask bowl; mask spatula
de: Augenbrauenpinzette; Wimpernzange; Mitesserentferner; Komedonenquetscher; Wimpernpinzette; Kosmetikspatel
fr: recourbe cils; tire comédon; pince extension cils; extracteur points noirs; spatule cosmétique
es: rizador de pestañas; extractor de espinillas; pinzas pestañas; pinza de cejas; espátula cosmética
it: piegaciglia; estrattore punti neri; pinzetta sopracciglia; pinzette extension ciglia; spatola cosmetica
nl: wimperkruller; mee eter verwijderaar; wenkbrauwpincet; wimperpincet; cosmetica spatel
pl: zalotka; wyciskacz zaskórników; pęseta do rzęs; pęseta do brwi; szpatułka kosmetyczna
pt: curvex; extrator de cravos; pinça para cílios; pinça sobrancelha; espátula cosmética
not: electronic tweezers; smd tweezers; tweezers soldering; tick tweezers; aquarium tweezers; pinça amperímetro; surgical tweezers; anti static tweezers; pinça hemostática; pince coupante; tweezers case; pinça de churrasco; esd tweezers; vacuum blackhead; electric blackhead remover; pinça eletrônica; blackhead remover vacuum; stamp tweezers; feeding tweezers; reptile tweezers; pinça de freio; pinça nylon; pinça cozinha
  "curler": power=electric|battery 851679 ~.03; "heated" 851679; main=plastic 392690 ~.03; * 820551
  "wimpernzange" -> 820551
  "recourbe" -> 820551
  "rizador" -> 820551
  "piegaciglia" -> 820551
  "wimperkruller" -> 820551
  "zalotka" -> 820551
  "curvex" -> 820551
  "scissors" -> 821300
  "stencil" -> 392690
  "ruler" -> 901780
  "spatula": main=base-metal 732690 ~.15; main=wood 442199 ~.1; * 392690
  "spatel" -> 392690
  "kosmetikspatel" -> 392690
  "spatule" -> 392690
  "espatula" -> 392690
  "spatola" -> 392690
  "szpatulka" -> 392690
  "wax sticks" -> 442199
  "bowl" -> 392490
  "palette": main=plastic 392690 ~.03; * 732690
  "blackhead" -> 732690 ~.6
  "comedone" -> 732690
  "acne" -> 732690
  "pimple" -> 732690
  "mitesserentferner" -> 732690
  "komedonenquetscher" -> 732690
  "comedon" -> 732690
  "extracteur" -> 732690
  "espinillas" -> 732690
  "estrattore" -> 732690
  "mee eter" -> 732690
  "wyciskacz" -> 732690
  "extrator" -> 732690
  main=plastic -> 392690 ~.03
  * -> 820320
t: eyelash extension tweezers curved => 820320
t: eyelash curler metal => 820551
t: blackhead remover tool kit stainless => 732690
t: smd soldering tweezers esd => !732690

@ facial-device
en: facial cleansing brush electric; face massager; blackhead remover vacuum; facial steamer; derma roller; led face mask; microcurrent device; ultrasonic skin scrubber; jade roller; gua sha; face roller; ice roller; high frequency wand; facial cleansing brush; face steamer; ems face device; rf beauty device; vacuum blackhead; microneedling pen; derma pen; dermaroller; hydra facial machine; plasma pen; hifu machine; led therapy mask; face lifting device; eye massager heated; ultrasonic facial; dermaplaning electric; skin scrubber; ionic face steamer; nano facial mister; facial sauna; facial mister; light therapy mask; mole removal pen; gua sha stone; gua sha board; facial roller; electric face brush; silicone face scrubber; face brush silicone; micro needle roller; photon therapy; skin tightening machine; oxygen facial machine; face cupping
de: Gesichtsreinigungsbürste; Gesichtsmassagegerät; Dermaroller; LED-Gesichtsmaske; Gua Sha; Jade Roller; Gesichtssauna; Mitesser Sauger; Porenreiniger; Gesichtsroller; Ultraschall Peeling Gerät; Eisroller
fr: brosse nettoyante visage; masseur visage; dermaroller; masque led; gua sha; rouleau de jade; sauna facial; aspirateur points noirs; rouleau visage; peeling ultrasons; ice roller
es: cepillo limpiador facial; masajeador facial; dermaroller; máscara led; gua sha; rodillo de jade; vaporizador facial; aspirador de puntos negros; rodillo facial; limpiador ultrasónico facial
it: spazzola viso elettrica; massaggiatore viso; dermaroller; maschera led; gua sha; rullo di giada; sauna viso; aspira punti neri; spazzola pulizia viso; rullo viso
nl: gezichtsborstel; gezichtsmassage apparaat; dermaroller; led masker; gua sha; jade roller; gezichtssauna; mee eter zuiger; gezichtsreinigingsborstel; ijsroller
pl: szczoteczka do twarzy; masażer do twarzy; dermaroller; maska led; gua sha; roller jadeitowy; sauna do twarzy; odkurzacz do zaskórników; szczoteczka soniczna do twarzy; roller do twarzy; peeling kawitacyjny
pt: escova facial; massageador facial; dermaroller; máscara led; gua sha; rolo de jade; vaporizador facial; sugador de cravos; escova facial elétrica; rolo facial
not: face paint roller; garment steamer facial; facial steamer stand; derma roller wood; shampoo scrubber; makeup brush; maska led party; máscara led halloween; led party mask; led halloween mask; led mask rave
  "gua sha": main=plastic 392690 ~.03; main=base-metal 732690 ~.1; main=wood 442199 ~.03; main=ceramic 691490 ~.03; stone=gem 711620 ~.5; main=stone 711620 ~.03; * 711620
  "jade roller": * 901910
  "roller": "derma" 901890; "dermaroller" 901890; "micro needle" 901890; * 901910
  "dermaroller" -> 901890
  "micro needle" -> 901890
  "microneedling" -> 901890
  "derma pen" -> 901890
  "plasma pen" -> 901890
  "mole removal" -> 901890
  "hifu" -> 901890
  "led": * 854370
  "light therapy" -> 854370
  "photon" -> 854370
  "steamer" -> 851679
  "sauna" -> 851679
  "gesichtssauna" -> 851679
  "vaporizador" -> 851679
  "gezichtssauna" -> 851679
  "mister" -> 842489 ~.6
  "brush": power=manual 960329 ~.2; "electric" 850980; "silicone" 392490 ~.4; * 850980
  "burste" -> 850980
  "gesichtsreinigungsburste" -> 850980
  "brosse" -> 850980
  "cepillo" -> 850980
  "spazzola" -> 850980
  "gezichtsborstel" -> 850980
  "szczoteczka" -> 850980
  "escova" -> 850980
  "scrubber": "silicone" 392490; * 854370
  "vacuum" -> 850980
  "sauger" -> 850980
  "porenreiniger" -> 850980
  "aspirateur" -> 850980
  "aspirador" -> 850980
  "aspira" -> 850980
  "zuiger" -> 850980
  "odkurzacz" -> 850980
  "sugador" -> 850980
  "massager" -> 901910
  "massage" -> 901910
  "masseur" -> 901910
  "massaggiatore" -> 901910
  "masajeador" -> 901910
  "masazer" -> 901910
  "massageador" -> 901910
  "ems" -> 901910
  "microcurrent" -> 901910
  "cupping" -> 901910
  * -> 854370
t: ultrasonic facial cleansing brush silicone electric => 850980
t: jade roller for face => 901910
t: derma roller 0.5mm titanium needles => 901890
t: led face mask light therapy => 854370
t: facial steamer nano ionic => 851679
t: paint roller 9 inch => !9019

@ massager
en: massager; massage gun; neck massager; foot massager; back massager; massage chair; eye massager; head massager; percussion massager; shiatsu massager; vibrating massager; massage roller; massage stick; acupressure mat; massage cushion; handheld massager; scalp massager; massage ball; wooden massager; trigger point massager; anti cellulite massager; muscle massager; electric massager; knee massager; leg massager; massage pillow; massage hammer; body massager; ems foot massager; foot massage mat; cellulite massager; hand massager; spiky massage ball; spa foot bath massager; foot bath massager; abdominal massager; lymphatic massager; wood therapy tool; acupressure slippers; massage mat; acupuncture mat; back scratcher; inversion table; pressotherapy; air compression leg massager; head scratcher; muscle stimulator
de: Massagegerät; Massagepistole; Nackenmassagegerät; Fußmassagegerät; Massagesessel; Akupressurmatte; Massageroller; Massageball; Kopfmassagegerät; Massagekissen; Fußsprudelbad; Massagestab; Rückenkratzer
fr: masseur; pistolet de massage; appareil de massage; masseur cervical; fauteuil de massage; tapis d'acupression; rouleau de massage; balle de massage; coussin de massage; bain de pieds; masseur pieds; gratte dos
es: masajeador; pistola de masaje; masajeador cervical; masajeador de pies; sillón de masaje; esterilla de acupresión; rodillo de masaje; pelota de masaje; cojín de masaje; rascador de espalda; maderoterapia
it: massaggiatore; pistola massaggio; massaggiatore cervicale; poltrona massaggiante; tappetino agopressione; rullo massaggio; pallina massaggio; cuscino massaggiante; massaggiatore piedi; grattaschiena
nl: massageapparaat; massage gun; nekmassage; voetmassage apparaat; massagestoel; acupressuurmat; massageroller; massagebal; massagekussen; voetenbad massage; rugkrabber
pl: masażer; pistolet do masażu; masażer karku; masażer do stóp; fotel masujący; mata do akupresury; wałek do masażu; piłka do masażu; poduszka masująca; drapaczka do pleców; bańka drewniana masaż
pt: massageador; pistola de massagem; massageador cervical; massageador de pés; cadeira de massagem; tapete de acupressão; rolo de massagem; bola de massagem; almofada massageadora; coçador de costas
not: massage table; massage oil; massage candle; scalp massager shampoo; face massager; massage gun case; massage stone heater; massage bed; massage chair cover; massage sheet; massage lotion; massager heads; masseur visage; breast massager
  "back scratcher": main=bamboo|wood 442191 ~.4; main=plastic 392690 ~.03; * 732690
  "rugkrabber" -> 442191
  "ruckenkratzer" -> 442191
  "gratte dos" -> 442191
  "rascador de espalda" -> 442191
  "grattaschiena" -> 442191
  "drapaczka" -> 442191
  "cocador" -> 442191
  part=part -> 901910
  * -> 901910
t: percussion massage gun with heads => 901910
t: acupressure mat and pillow set => 901910
t: massage oil lavender 500ml => !9019

@ massage-table
en: massage table; massage bed; treatment couch; spa bed; beauty bed; lash bed; examination table; hospital bed; operating table; medical trolley; tattoo chair; facial bed; examination couch; overbed table medical; patient lift; iv stand; medical cart; wheelchair bed; dental cabinet; barber chair; salon chair; hairdressing chair; dental chair; shampoo chair; salon shampoo bowl; portable massage table; pedicure chair; nursing bed; styling chair
de: Massageliege; Behandlungsliege; Kosmetikliege; Pflegebett; Krankenbett; Friseurstuhl; Untersuchungsliege; Infusionsständer; Zahnarztstuhl; Tattoo Liege
fr: table de massage; lit d'examen; lit médicalisé; fauteuil barbier; fauteuil de coiffure; table d'examen; fauteuil dentaire; pied à perfusion
es: camilla de masaje; camilla; cama hospitalaria; sillón de barbero; silla de peluquería; mesa quirúrgica; sillón dental; cama articulada
it: lettino da massaggio; letto ospedaliero; poltrona da barbiere; lettino estetista; poltrona parrucchiere; lettino visita; letto degenza
nl: massagetafel; behandeltafel; ziekenhuisbed; kappersstoel; behandelstoel; onderzoeksbank; tandartsstoel
pl: stół do masażu; łóżko rehabilitacyjne; fotel fryzjerski; fotel barberski; leżanka kosmetyczna; łóżko szpitalne; leżanka lekarska; fotel stomatologiczny
pt: maca de massagem; cama hospitalar; cadeira de barbeiro; cadeira de cabeleireiro; mesa cirúrgica; cadeira odontológica
not: massage table sheet; massage table cover; maca peruana; maca powder; maca root; maca capsule; salon chair cover; massage bed cover; dental chair cover; maca raiz; hospital bed rail; maca em pó; hospital bed mattress; hospital bed table; maca negra; maca andina; maca pulver
  "barber" -> 940210
  "salon" -> 940210
  "hairdressing" -> 940210
  "dental" -> 940210
  "shampoo" -> 940210
  "styling" -> 940210
  "friseurstuhl" -> 940210
  "zahnarztstuhl" -> 940210
  "barbier" -> 940210
  "coiffure" -> 940210
  "dentaire" -> 940210
  "barbero" -> 940210
  "peluqueria" -> 940210
  "barbiere" -> 940210
  "parrucchiere" -> 940210
  "kappersstoel" -> 940210
  "tandartsstoel" -> 940210
  "fryzjerski" -> 940210
  "barberski" -> 940210
  "stomatologiczny" -> 940210
  "barbeiro" -> 940210
  "cabeleireiro" -> 940210
  "odontologica" -> 940210
  * -> 940290
t: portable massage table folding => 940290
t: hydraulic barber chair => 940210
t: maca powder organic 500g => !9402

@ blood-pressure-monitor
en: blood pressure monitor; sphygmomanometer; upper arm blood pressure monitor; wrist blood pressure monitor; blood pressure cuff; stethoscope; otoscope; ophthalmoscope; doppler fetal monitor; fetal doppler; reflex hammer; ear camera otoscope; endoscope medical; laryngoscope; tuning fork medical; ear wax removal camera; bp monitor; spirometer; peak flow meter; speculum; vein finder; breathalyzer medical
de: Blutdruckmessgerät; Stethoskop; Otoskop; Blutdruckmanschette; Reflexhammer; Fetal Doppler; Ohrkamera
fr: tensiomètre; stéthoscope; otoscope; tensiomètre bras; brassard tensiomètre; doppler foetal
es: tensiómetro; estetoscopio; fonendoscopio; otoscopio; medidor de presión arterial; martillo reflejos
it: misuratore di pressione; sfigmomanometro; stetoscopio; fonendoscopio; otoscopio; misuratore pressione
nl: bloeddrukmeter; stethoscoop; otoscoop; oorcamera
pl: stetoskop; otoskop; ciśnieniomierz naramienny; młotek neurologiczny
pt: medidor de pressão; esfigmomanômetro; estetoscópio; otoscópio; aparelho de pressão
not: stethoscope holder; stethoscope case; tyre pressure monitor; blood pressure monitor case; medidor de pressão pneu; misuratore pressione gomme; medidor de presión neumáticos; blood pressure watch; stethoscope id tag; fonendoscopio giocattolo; industrial endoscope; blood pressure smartwatch; mechanic stethoscope; aparelho de pressão solo
  * -> 901890
t: digital upper arm blood pressure monitor => 901890
t: stethoscope dual head => 901890
t: tyre pressure monitor system => !9018

@ oximeter-ecg
en: pulse oximeter; fingertip pulse oximeter; ecg monitor; patient monitor; spo2 sensor; heart rate monitor medical; holter monitor; ekg machine; blood oxygen monitor; sleep apnea monitor; spo2 monitor; ecg electrodes; eeg headset; portable ecg
de: Pulsoximeter; EKG-Gerät; Fingeroximeter; Patientenmonitor; EKG Elektroden
fr: oxymètre; oxymètre de pouls; électrocardiogramme appareil; moniteur ecg
es: pulsioxímetro; oxímetro; electrocardiógrafo; oxímetro de pulso
it: saturimetro; pulsossimetro; elettrocardiografo; ossimetro
nl: saturatiemeter; pulsoximeter; ecg apparaat; zuurstofmeter vinger
pl: pulsoksymetr; aparat ekg; elektrokardiograf
pt: oxímetro; oxímetro de pulso; eletrocardiógrafo; oxímetro de dedo
not: dissolved oxygen meter; fitness heart rate; oxygen gas monitor; heart rate strap
  "ecg": "electrodes" 901890; * 901811
  "ekg" -> 901811
  "holter" -> 901811
  "electrocardiogramme" -> 901811
  "electrocardiografo" -> 901811
  "elettrocardiografo" -> 901811
  "elektrokardiograf" -> 901811
  "eletrocardiografo" -> 901811
  * -> 901819
t: fingertip pulse oximeter spo2 => 901819
t: portable ecg monitor 12 lead => 901811
t: dissolved oxygen meter pond => !9018

@ thermometer-body
en: infrared thermometer forehead; digital thermometer body; fever thermometer; body thermometer; basal thermometer; medical thermometer; rectal thermometer; oral thermometer; fever strip
de: Ohrthermometer; Basalthermometer
fr: thermomètre médical; thermomètre auriculaire; thermomètre bébé
es: termómetro clínico; termómetro digital corporal; termómetro de oído
it: termometro febbre; termometro auricolare; termometro clinico
nl: oorthermometer; voorhoofdthermometer
pl: termometr lekarski; termometr na podczerwień do ciała; termometr do ucha
pt: termômetro clínico; termômetro testa; termômetro de ouvido; termômetro corporal
not: thermometer cover; thermometer case; meat thermometer; thermometer probe cover
  "mercury" -> 902511
  "glass" -> 902511
  "quecksilber" -> 902511
  * -> 902519
t: infrared forehead thermometer non contact => 902519
t: glass mercury free clinical thermometer => 902511
t: thermometer probe covers 100 pcs => !9025

@ glucose-test
en: glucose meter; blood glucose monitor; test strip + glucose|blood|ketone|urine|cholesterol; pregnancy test; ovulation test; covid test; glucose test strips; lancet; blood lancet; lancing device; rapid antigen test; drug test kit; ketone strips; urine test strips; glucometer; cholesterol meter; allergy test kit; hiv self test; lh test strips; antigen test; flu test; blood sugar monitor; continuous glucose monitor; home test kit; food intolerance test; ketone meter; fertility test
de: Blutzuckermessgerät; Teststreifen + Blutzucker|Keton|Urin; Schwangerschaftstest; Ovulationstest; Lanzetten; Antigentest; Stechhilfe; Corona Test; Drogentest; Blutzuckerteststreifen
fr: lecteur de glycémie; bandelettes glycémie; test de grossesse; test d'ovulation; lancettes; test antigénique; glucomètre; bandelettes urinaires; autopiqueur
es: glucómetro; tiras reactivas; test de embarazo; test de ovulación; lancetas; test antígenos; medidor de glucosa; prueba de embarazo
it: glucometro; strisce glicemia; test di gravidanza; test di ovulazione; lancette pungidito; test antigenico; misuratore glicemia; strisce reattive
nl: bloedsuikermeter; teststrips; zwangerschapstest; ovulatietest; lancetten; glucosemeter; antigeentest; teststrips bloedsuiker
pl: glukometr; paski testowe; test ciążowy; test owulacyjny; lancety; test antygenowy; paski do glukometru; nakłuwacz
pt: glicosímetro; tiras de glicemia; teste de gravidez; teste de ovulação; lancetas; medidor de glicose; teste antígeno; tiras reagentes
not: pool test strip; water test strip; ph test strip; aquarium test strip; test strip ph; pool water test strips; tiras reactivas piscina; glucometer case; teststreifen pool; aquarium test kit; paski testowe basen; teststrips zwembad; oil test kit; glucose powder; lead test; battery test; lancette orologio; soil test; lancet fish; glucose monitor patch; cgm patch cover; meter case glucose; lancette per orologio; glucose tablet
  "lancet": "device" 901890; * 901890
  "lancing" -> 901890
  "lanzetten" -> 901890
  "stechhilfe" -> 901890
  "lancettes" -> 901890
  "autopiqueur" -> 901890
  "lancetas" -> 901890
  "lancette" -> 901890
  "lancetten" -> 901890
  "lancety" -> 901890
  "nakluwacz" -> 901890
  "strip" -> 382219
  "strips" -> 382219
  "streifen" -> 382219
  "blutzuckerteststreifen" -> 382219
  "teststreifen" -> 382219
  "bandelettes" -> 382219
  "tiras" -> 382219
  "strisce" -> 382219
  "teststrips" -> 382219
  "paski" -> 382219
  "pregnancy" -> 382219
  "ovulation" -> 382219
  "antigen" -> 382219
  "covid" -> 382219
  "test": "meter" 902789; "monitor" 902789; * 382219
  "schwangerschaftstest" -> 382219
  "ovulationstest" -> 382219
  "antigentest" -> 382219
  "drogentest" -> 382219
  "zwangerschapstest" -> 382219
  "ovulatietest" -> 382219
  "antigeentest" -> 382219
  "teste" -> 382219
  "prueba" -> 382219
  * -> 902789
t: blood glucose meter kit => 902789
t: pregnancy test strips 20 pcs => 382219
t: sterile blood lancets 100 pcs => 901890
t: pool water test strips chlorine => !9027

@ nebulizer-cpap
en: nebulizer; mesh nebulizer; inhaler device; oxygen concentrator; cpap machine; cpap mask; steam inhaler; salt pipe inhaler; oxygen mask; nasal cannula; breathing exerciser; resuscitator bag; ventilator medical; anti snoring device; nebulizer mask; cpap filter; cpap hose; inhaler spacer; cpap pillow mask; portable oxygen; cpap cleaner; lung exerciser; cpr mask; anti snore; nose dilator; anti snoring chin strap; bipap
de: Inhaliergerät; Inhalator; Sauerstoffkonzentrator; CPAP Gerät; CPAP Maske; Vernebler; Atemtrainer; Anti-Schnarch; Beatmungsbeutel; Nasenspreizer; Nasenstrips
fr: nébuliseur; inhalateur; concentrateur d'oxygène; masque cpap; appareil cpap; anti ronflement; masque à oxygène; écarteur nasal; ambu
es: nebulizador; inhalador; concentrador de oxígeno; mascarilla cpap; máquina cpap; antirronquidos; dilatador nasal; mascarilla oxígeno; ambú
it: nebulizzatore; aerosol apparecchio; concentratore di ossigeno; maschera cpap; cpap; antirussamento; dilatatore nasale; inalatore; ambu
nl: vernevelaar; inhalator; zuurstofconcentrator; cpap masker; cpap apparaat; anti snurk; neusspreider; beademingsballon
pl: nebulizator; inhalator; koncentrator tlenu; maska cpap; aparat cpap; na chrapanie; rozszerzacz nosa; maska tlenowa; worek ambu
pt: nebulizador; inalador; concentrador de oxigênio; máscara cpap; aparelho cpap; anti ronco; dilatador nasal; máscara oxigênio; ambu
not: garden nebulizer; cool mist nebulizer garden; nebulizador agrícola; nebulizador jardín; car nebulizer; nicotine inhaler; vape inhaler; nebulizador inseticida; anti snore pillow; fog nebulizer; inhalator nikotynowy; cpap pillow bed; nebulizer disinfect sprayer; pond oxygen; oxygen bleach; aerosol paint
  "strips" -> 300590 ~.5
  "nasenstrips" -> 300590
  "mouth tape" -> 300510
  "dilator": main=plastic 392690 ~.03; * 392690
  "nasenspreizer" -> 392690
  "ecarteur" -> 392690
  "dilatador" -> 392690
  "dilatatore" -> 392690
  "neusspreider" -> 392690
  "rozszerzacz" -> 392690
  "chin strap" -> 630790
  "cannula" -> 901839
  "snor": * 392690
  "snoring" -> 392690 ~.5
  "snore" -> 392690 ~.5
  "cleaner" -> 854370
  * -> 901920
t: portable mesh nebulizer => 901920
t: cpap nasal mask replacement => 901920
t: disposable nasal cannula oxygen => 901839
t: vape inhaler pen => !9019

@ syringe-needle
en: syringe; disposable syringe; medical needle; insulin syringe; catheter; infusion set; cannula; suture needle; surgical instrument; scalpel surgical; hemostat forceps; acupuncture needle; dental syringe; urine bag; enema kit; surgical scissors; needle syringe; feeding syringe; hypodermic needle; iv catheter; butterfly needle; foley catheter; dispensing needle; feeding tube; surgical blade; needle holder surgical; suture kit practice; surgical forceps; tourniquet medical; vacutainer; blood collection tube; insulin pen needle; iv set; enema bag; enema syringe; douche; vaginal douche; ear syringe; bulb syringe; ear wax removal; ear pick; ear cleaner; earwax remover; medical forceps; bandage cutter; suture set; drainage bag; oral syringe; syringe without needle; cupping set; cupping therapy; vacuum cupping; silicone cupping; moxibustion; urine collector; urinal bottle; bed pan; male urinal; sharps container; hearing aid dryer
de: Spritze + Einweg|Kanüle|Insulin|medizinisch|ml; Kanüle; Katheter; Skalpell + chirurgisch; Akupunkturnadel; Insulinspritze; Urinbeutel; Einlaufset; Gefäßklemme; Schröpfen; Schröpfgläser; Ohrenreiniger; Einmalspritze; Klistier; Tourniquet; Urinflasche; Bettpfanne
fr: seringue; aiguille médicale; cathéter; scalpel chirurgical; aiguille d'acupuncture; sonde urinaire; poche à urine; poire lavement; ventouses cupping; cure oreille; garrot; urinal; bassin de lit; poire auriculaire
es: jeringa; jeringuilla; aguja médica; catéter; bisturí; aguja de acupuntura; bolsa de orina; ventosas terapia; limpiador de oídos; torniquete; sonda; enema; orinal botella; cuña cama
it: siringa; ago medico; catetere; bisturi; aghi agopuntura; sacca urina; pera di gomma; ventose coppettazione; pulisci orecchie; laccio emostatico; clistere; pappagallo ospedaliero; padella letto
nl: injectiespuit; spuit + wegwerp|medisch|ml; injectienaald; katheter; scalpel; acupunctuurnaald; urinezak; cupping set; oorreiniger; tourniquet; klysma; urinaal
pl: strzykawka; igła iniekcyjna; cewnik; skalpel; igły do akupunktury; worek na mocz; gruszka lewatywowa; bańki; bańki chińskie; czyścik do uszu; opaska uciskowa; kaczka sanitarna; lewatywa; bańki silikonowe
pt: seringa; agulha médica; cateter; bisturi; agulha de acupuntura; bolsa de urina; pera lavagem; ventosas terapia; limpador de ouvido; garrote; enema; sonda; comadre hospitalar; papagaio urinol
not: bubble syringe; paint syringe; grease syringe; ink syringe; syringe baster; glue syringe; syringe pen; syringe shots jello; needle syringe cooking; syringe pump; catheter mount; meat syringe; marinade syringe; seasoning syringe; flavor syringe; sonda lambda; sonda termica; spuitpistool; oil syringe; agulha para crochê; glue dispensing syringe; bańki mydlane; bańki na mleko; thermal paste syringe; bisturi craft; cake decorating syringe; scalpel craft; sonde température; sonda temperatura; spritze backen; seringue cuisine; jeringa cocina; jeringa repostería; sonda osciloscopio; sonda cable; sonda medición; ear pick hair; urinals stall; sonda de oxígeno coche; syringe flower; pera fruta; bombka bańki; spuitzak; enema nebuliser; sonda pasacables; sonda passacavi; chest catheter
  "acupuncture": * 901890
  "akupunkturnadel" -> 901890
  "acupuncture needle" -> 901890
  "catheter" -> 901839
  "katheter" -> 901839
  "cathater" -> 901839
  "cateter" -> 901839
  "catetere" -> 901839
  "cewnik" -> 901839
  "sonde" -> 901839
  "sonda" -> 901839
  "cannula" -> 901839
  "kanule" -> 901839
  "infusion" -> 901839
  "iv" -> 901839
  "butterfly" -> 901839
  "feeding tube" -> 901839
  "needle": "syringe" 901831; "holder" 901890; * 901832
  "aiguille" -> 901832
  "aguja" -> 901832
  "ago" -> 901832
  "injectienaald" -> 901832
  "igla" -> 901832
  "agulha" -> 901832
  "bulb": * 401490
  "ear syringe" -> 401490
  "douche": main=rubber 401490 ~.2; * 392490
  "enema": main=rubber 401490 ~.2; * 392690
  "pera" -> 401490
  "poire" -> 401490
  "gruszka" -> 401490
  "klistier" -> 401490
  "syringe": "enema" 392690; * 901831
  "spritze" -> 901831
  "einmalspritze" -> 901831
  "insulinspritze" -> 901831
  "seringue" -> 901831
  "jeringa" -> 901831
  "jeringuilla" -> 901831
  "siringa" -> 901831
  "injectiespuit" -> 901831
  "spuit" -> 901831
  "strzykawka" -> 901831
  "seringa" -> 901831
  "urinal": main=base-metal 732490 ~.03; * 392490
  "urinflasche" -> 392490
  "bed pan" -> 392490
  "bettpfanne" -> 392490
  "bag" -> 392690
  "urinbeutel" -> 392690
  "poche" -> 392690
  "bolsa" -> 392690
  "sacca" -> 392690
  "urinezak" -> 392690
  "worek" -> 392690
  "sharps" -> 392310
  "ear pick": main=plastic 392690 ~.2; * 732690
  "ear cleaner": main=plastic 392690 ~.4; * 732690
  "ear wax" -> 392690 ~.5
  "earwax" -> 392690 ~.5
  "ohrenreiniger" -> 392690
  "tube": * 392690
  "vacutainer" -> 392690
  "tourniquet": main=rubber 401490 ~.03; * 901890
  * -> 901890
t: disposable syringes 5ml without needle 100 pcs => 901831
t: silicone cupping therapy set => 901890
t: hypodermic needles 23g 100 pcs => 901832
t: foley catheter 16fr => 901839
t: meat marinade syringe => !9018

@ bandage-plaster
en: plaster strip; hydrocolloid patch; self adhesive bandage; compression bandage; heat patch; foot blister cushion; breast lift tape; body tape; medical adhesive tape; plaster bandage; hemostatic gauze; silicone scar tape; nasal plaster; transparent dressing
de: Pflaster + Wund|Heft|Blasen|Kinder|Verband; Pickelpatch
fr: bande de kinésiologie
es: parches granos
it: medicazione; cerotti brufoli
nl: gaas + steriel|wond; blaarpleister; elastisch verband
pl: taśma kinesiologiczna; opatrunek; plasterki na pryszcze
pt: curativo; fita kinesio; adesivo para acne; bandagem elástica; band aid; curativos; bandagem coesiva
not: first aid bag empty; bandage dress; bandage scissors; gypsum plaster; plaster mold; wall plaster; plaster statue; bandage bikini; bandage cutter; horse bandage; plasterboard; nicotine patch; boxing bandage; benda occhi; benda moto; gauze fabric; plaster of paris; boxing hand wrap; gauze curtain; gauze scarf; gaze métallique; venda de boxeo; medical tape measure; gauze cotton baby; benda bondage; bandage skirt; gauze dress; plaster repair; plaster ceiling rose; plaster trowel; plaster sander; first aid kit toy; verbandkasten auto halter; gaze tissu; benda per cani; plaster mixing
  "first aid" -> 300650
  "verbandkasten" -> 300650
  "erste hilfe" -> 300650
  "verbandtasche" -> 300650
  "secours" -> 300650
  "botiquin" -> 300650
  "auxilios" -> 300650
  "soccorso" -> 300650
  "verbanddoos" -> 300650
  "ehbo" -> 300650
  "apteczka" -> 300650
  "socorros" -> 300650
  "trauma kit" -> 300650
  "boob tape" -> 300510 ~.5
  "gauze" -> 300590
  "elastic" -> 300590
  "cohesive" -> 300590
  "crepe" -> 300590
  "triangular" -> 300590
  "compression" -> 300590
  "israeli" -> 300590
  "mullbinde" -> 300590
  "binde" -> 300590
  "gipsbinde" -> 300590
  "fixierbinde" -> 300590
  "kompresse" -> 300590
  "gaze" -> 300590
  "bande" -> 300590
  "compresse" -> 300590
  "gasa" -> 300590
  "venda" -> 300590
  "vendaje" -> 300590
  "garza" -> 300590
  "benda" -> 300590
  "gaas" -> 300590
  "gaza" -> 300590
  "bandaz" -> 300590
  "atadura" -> 300590
  "plaster bandage" -> 300590
  "self adhesive bandage" -> 300590
  "detox" -> 300510
  "heat patch" -> 382499
  "bandage": "adhesive" 300510; * 300590
  "dressing": * 300510
  * -> 300510
t: adhesive bandages 100 pcs assorted => 300510
t: sterile gauze pads 10x10 => 300590
t: first aid kit 100 pieces => 300650
t: kinesiology tape 5cm x 5m => 300510
t: plaster of paris 1kg => !3005

@ cotton-pad-swab
en: cotton pad; cotton swab; cotton bud; makeup remover pad; q tips; cotton rounds; makeup remover pads reusable; bamboo cotton buds; cotton applicator; ear swabs; facial cotton pads; medical cotton swabs; sampling swab; reusable cotton rounds; micro swab; microbrush applicator; lint free wipes nail; sterile swab
de: Wattestäbchen; Wattepads; Abschminkpads; Wattebausch; Wattekugeln
fr: coton tige; disque à démaquiller; lingettes démaquillantes lavables; cotons démaquillants; cotons tiges
es: bastoncillos de algodón; discos desmaquillantes; discos de algodón; hisopo; discos desmaquillantes reutilizables
it: cotton fioc; dischetti struccanti; bastoncini cotonati; dischetti levatrucco; dischetti lavabili
nl: wattenstaafje; wattenschijfjes; herbruikbare wattenschijfjes
pl: patyczki higieniczne; płatki kosmetyczne; płatki wielorazowe; patyczki do uszu; wata kosmetyczna; waciki
pt: cotonete; disco de algodão; hastes flexíveis; discos reutilizáveis
not: cotton pad holder; cotton swab holder; cotton ball holder; cotton candy; cotton wool storage; stainless steel swab; wata cukrowa; gun cleaning swab; cotton ball garland lights; algodão doce; swab test tube; watten auto; cotton ball lights; cotton swab box
  "reusable" -> 630790
  "lavables" -> 630790
  "lavabili" -> 630790
  "reutilizables" -> 630790
  "reutilizaveis" -> 630790
  "herbruikbare" -> 630790
  "wielorazowe" -> 630790
  "micro": * 392690
  "sampling": main=plastic 392690 ~.03; * 392690
  main-fibre=synthetic -> 560122 ~.05
  * -> 560121
t: cotton pads 100 pcs round => 560121
t: bamboo cotton buds 200 pcs => 560121
t: reusable makeup remover pads bamboo cotton washable => 630790
t: cotton candy machine => !5601

@ orthosis-support
en: knee brace; wrist brace; ankle brace; back brace; posture corrector; elbow brace; knee support; ankle support; wrist support; lumbar support belt; back support belt; neck brace; cervical collar; finger splint; knee sleeve; arm sling; shoulder brace; hernia belt; toe separator; bunion corrector; carpal tunnel brace; orthopedic insole; walking boot orthopedic; tennis elbow brace; compression sleeve knee; thumb brace; thumb splint; rib belt; knee immobilizer; foot drop brace; back stretcher; neck stretcher; cervical traction; wrist splint; patella strap; elbow support; spine corrector; night splint; plantar fasciitis; hammer toe; waist support; posture brace; scoliosis brace; umbilical belt; hinged knee brace; truss belt; shoulder support; toe spacer; toe straightener; trigger finger splint; orthopedic insoles; gel toe separator; orthopedic shoe insole
de: Kniebandage; Handgelenkbandage; Knöchelbandage; Rückenbandage; Geradehalter; Ellenbogenbandage; Halskrause; Fingerschiene; Kniestütze; Rückenstützgürtel; Zehenspreizer; Halluxschiene; Orthese; Bandage + Knie|Hand|Fuß|Rücken|Ellenbogen|Schulter|Sprunggelenk; Kniegelenkbandage; Schulterbandage; Haltungskorrektur; Armschlinge; Bruchband; orthopädische Einlage; Tennisarmspange; Rückenstrecker
fr: genouillère; attelle poignet; chevillère; ceinture lombaire; correcteur de posture; coudière orthopédique; collier cervical; attelle; écarteur orteil; correcteur hallux valgus; ceinture dorsale; attelle pouce; orthèse; écharpe bras; ceinture abdominale; genouillère ligamentaire
es: rodillera; muñequera; tobillera ortopédica; faja lumbar; corrector de postura; codera; collarín; férula; separador de dedos; corrector juanetes; cabestrillo; rodillera ortopédica; férula muñeca; órtesis; faja abdominal
it: ginocchiera; polsiera; cavigliera ortopedica; fascia lombare; correttore postura; gomitiera; collare cervicale; tutore; separadita; correttore alluce valgo; tutore polso; busto ortopedico; plantare ortopedico; tutore ginocchio; reggibraccio; fascia addominale
nl: kniebrace; polsbrace; enkelbrace; rugbrace; houdingscorrector; elleboogbrace; nekkraag; vingerspalk; teenspreider; hallux valgus corrector; kniebandage; rugband; duimbrace; schouderbrace; armsling; enkelbandage; orthopedische inlegzolen
pl: opaska na kolano; stabilizator nadgarstka; stabilizator kolana; pas lędźwiowy; korektor postawy; kołnierz ortopedyczny; orteza; separator palców; korektor haluksów; stabilizator kostki; szyna na palec; temblak; ściągacz na kolano; pas przepuklinowy; stabilizator łokcia
pt: joelheira ortopédica; munhequeira; tornozeleira ortopédica; cinta lombar; corretor postural; cotoveleira ortopédica; colar cervical; tala; separador de dedos; corretor joanete; órtese; tipoia; imobilizador; faixa abdominal; joelheira compressão; suporte tornozelo
not: knee pad; knee brace bracket; back brace wood; angle brace; corner brace; dental brace; shelf brace; ginocchiere moto; gomitiera idraulica; cross brace scaffolding; codera cobre; codera pvc; faja reductora; posture corrector sensor; faja moldeadora; faja colombiana; back support cushion; lumbar support pillow; lumbar support car; faja transportadora; strut brace; lumbar support chair; toe separator nail; sleeve compression arm fashion; wrist support mouse pad; wrist rest; wrist support keyboard; bra posture; posture bra; arm sling bag; dog knee brace; shoe insole; muñequera cuero pulsera; polsiera in pelle; polsiera tennis; stabilizator napięcia; faja cinturón mujer; brace bar; knee socks; sling bag; wrist band sweatband; tala de queso; heel cup trailer; heel pad high heel stickers; stabilizator do roślin; tutore per piante; stabilizator obrazu; tutore piante; insole liner; sweatband wrist; faja camisetas; lifting straps
  main: plastic 902110 ~.1; textile 902110 ~.8
  "sports": kind=orthopaedic 902110; * 630790 ~.4
  * -> 902110
t: hinged knee brace adjustable => 902110
t: posture corrector back brace => 902110
t: silicone toe separators bunion corrector => 902110
t: corner brace steel bracket => !9021

@ mobility-aid
en: walker rollator; crutch; rollator; walking frame; transport chair; crutches; wheelchair cushion; wheelchair ramp; walker for seniors; wheelchair bag; commode chair; knee scooter; bath transfer bench; grab bar; bed assist rail; transfer board; raised toilet; forearm crutches; wheelchair tire; disabled shower chair; stand assist; wheelchair cup holder; rollator bag; leg lifter strap; sock aid; dressing aid; transfer belt; cane; walking stick + folding|wooden|cane|adjustable|elderly; quad cane; crutch pads; bathroom grab rail; shower handle; suction grab bar; toilet safety frame
de: Rollator; Krücke; Gehhilfe; Gehgestell; Unterarmgehstützen; Haltegriff; Toilettenstuhl; Rollstuhlrampe; Rollstuhlkissen; Aufstehhilfe; Krücken; Anziehhilfe
fr: déambulateur; béquille; cadre de marche; béquilles; barre d'appui; pince de préhension; chaise percée; rampe fauteuil roulant; rollator
es: andador; muleta; andador adulto; muletas; asidero baño; pinza recogedora; silla inodoro; rampa silla de ruedas; barra de apoyo
it: deambulatore; stampella; scooter disabili; carrozzina per disabili; stampelle; maniglione bagno; pinza raccogli oggetti; sedia comoda; rollator
nl: rollator; kruk + onderarm|elleboog|medisch; looprek; handgreep badkamer; grijper hulp; toiletstoel; rolstoelhelling; vouwbare wandelstok; grijpstok
pl: chodzik dla seniora; kula ortopedyczna; elektryczny wózek inwalidzki; balkonik; kule ortopedyczne; uchwyt łazienkowy dla seniora; krzesło toaletowe; rolator
pt: andador adulto; muleta; scooter mobilidade; muletas; barra de apoio; pegador de objetos; cadeira higiênica; rampa cadeira de rodas; andador idoso
not: candy cane; sugar cane; cane sugar; cane basket; dog wheelchair; cane webbing; cane chair; cane corso; cat walker; dog walker; laska gimnastyczna; cane sword; walker boots; walker spider; baby walker; grabber toy; golf cane; cane fishing rod; bamboo cane; bastón de senderismo; rattan cane; cane furniture; bastón de mando; laska cukrowa; bastón de esquí; hoover cane; laska wanilii; cane juice; cane blind sheet; sugarcane; laska dynamitu; andador bebé; andador bebê; andador infantil; walking dead; cane toad; cane molasses; garden cane; walkie; litter grabber; cane rattan; bengala fogos; selfie cane; bengala luces; bastone da selfie; bastone tende; bastoncini; moxa cane; bastón policía; bengalas
  "wheelchair": "electric" 871390; "cushion" 940490; "ramp" 761699; "bag" 420292; "part" 871420; "wheel" 871420; "tire" 401390; "cup holder" 392690; power=electric 871390 ~.1; * 871310
  "rollstuhl": power=electric 871390 ~.1; * 871310
  "elektrorollstuhl" -> 871390
  "rollstuhlrampe" -> 761699
  "rollstuhlkissen" -> 940490
  "fauteuil roulant": "electrique" 871390; * 871310
  "silla de ruedas": "electrica" 871390; "rampa" 761699; * 871310
  "sedia a rotelle" -> 871310
  "carrozzina": "elettrica" 871390; * 871310
  "rolstoel": "elektrische" 871390; * 871310
  "wozek": "elektryczny" 871390; * 871310
  "cadeira de rodas": "eletrica" 871390; * 871310
  "transport chair" -> 871310
  "scooter": "knee" 871310; * 871390
  "seniorenmobil" -> 871390
  "scootmobiel" -> 871390
  "skuter" -> 871390
  "commode" -> 940290
  "toilettenstuhl" -> 940290
  "percee" -> 940290
  "inodoro" -> 940290
  "comoda" -> 940290
  "toiletstoel" -> 940290
  "toaletowe" -> 940290
  "higienica" -> 940290
  "shower chair" -> 940180
  "bench" -> 940180
  "grab": main=plastic 392490 ~.3; * 732490
  "handle" -> 392490
  "haltegriff" -> 732490
  "appui" -> 732490
  "asidero" -> 732490
  "apoyo" -> 732490
  "maniglione" -> 732490
  "handgreep" -> 732490
  "apoio" -> 732490
  "frame": "toilet" 732490; * 902110
  "bed assist" -> 940399
  "grabber": * 820559
  "reacher" -> 820559
  "greifzange" -> 820559
  "greifhilfe" -> 820559
  "prehension" -> 820559
  "recogedora" -> 820559
  "raccogli" -> 820559
  "grijper" -> 820559
  "grijpstok" -> 820559
  "chwytak" -> 820559
  "pegador" -> 820559
  "transfer board" -> 392690
  "belt" -> 630790
  "strap" -> 630790
  "sock aid" -> 392690
  "dressing" -> 392690
  "tip": main=rubber 401699 ~.03; * 401699
  "pads" -> 630790
  "cane": main=plastic 660200 ~.03; * 660200
  "stick" -> 660200
  "gehstock" -> 660200
  "canne" -> 660200
  "baston" -> 660200
  "bastone" -> 660200
  "wandelstok" -> 660200
  "laska" -> 660200
  "bengala" -> 660200
  * -> 902110
t: folding manual wheelchair steel => 871310
t: electric wheelchair foldable => 871390
t: aluminium forearm crutches pair => 902110
t: rollator walker with seat => 902110
t: candy cane christmas => !9021

@ hearing-aid
en: hearing aid; hearing amplifier; sound amplifier hearing; rechargeable hearing aid; hearing aid tubes; hearing aid domes; bte hearing aid; invisible hearing aid; hearing aid cleaning kit; digital hearing aid; hearing aid wax guards
de: Hörgerät; Hörverstärker; Hörhilfe
fr: aide auditive; appareil auditif; amplificateur auditif; prothèse auditive; pile auditive
es: audífono sordera; amplificador de sonido auditivo; audífono recargable sordera; pila audífono; audífonos para sordos
it: apparecchio acustico; amplificatore acustico; protesi acustica; pila apparecchio acustico
nl: gehoorapparaat; hoortoestel; gehoorversterker; gehoorapparaat batterij
pl: aparat słuchowy; wzmacniacz słuchu; bateria do aparatu słuchowego
pt: aparelho auditivo; amplificador auditivo; pilha aparelho auditivo
not: hearing protection; hearing test
  "battery" -> 850660
  "batterie" -> 850660
  "horgeratebatterie" -> 850660
  "pile" -> 850660
  "pila" -> 850660
  "batterij" -> 850660
  "bateria" -> 850660
  "pilha" -> 850660
  "tubes" -> 902190
  "domes" -> 902190
  "guards" -> 902190
  "cleaning" -> 960390
  * -> 902140
t: rechargeable bte hearing aid pair => 902140
t: hearing aid batteries size 312 zinc air 60 pcs => 850660
t: hearing protection ear muffs => !9021

@ prosthesis
en: prosthesis; breast form; prosthetic leg; artificial eye; denture; false teeth; prosthetic arm; silicone breast form; mastectomy breast prosthesis; dental crown; dental implant; prosthetic liner; glass eye prosthesis; hip implant; bone screw implant; breast prosthesis; ocular prosthesis; prosthetic foot; orthopedic implant; artificial teeth; synthetic resin teeth
de: Prothese; Brustprothese; Beinprothese; Zahnprothese; Zahnimplantat; Glasauge; Hüftimplantat
fr: prothèse; prothèse mammaire; prothèse jambe; dentier; prothèse dentaire; implant dentaire; oeil artificiel
es: prótesis; prótesis mamaria; dentadura postiza; implante dental; prótesis dental; ojo artificial
it: protesi; protesi mammaria; dentiera; impianto dentale; protesi dentale; occhio artificiale
nl: prothese; borstprothese; kunstgebit; tandimplantaat; gebitsprothese
pl: proteza; proteza piersi; sztuczna szczęka; implant dentystyczny; proteza zębowa
pt: prótese; prótese mamária; dentadura; implante dentário; prótese dentária
not: denture case; denture cleaner; denture brush; denture box; denture adhesive; denture tablet; denture bath; halloween prosthetic; prosthetic makeup; prosthetic adhesive; prosthetic elf ears; protesi acustica; proteza na halloween; scar prosthetic; prothèse auditive; denture cup
  "denture" -> 902121
  "false teeth" -> 902121
  "teeth" -> 902121
  "zahnprothese" -> 902121
  "dentier" -> 902121
  "dentaire": "implant" 902129; * 902121
  "dentadura" -> 902121
  "dentiera" -> 902121
  "dentale": "impianto" 902129; * 902121
  "kunstgebit" -> 902121
  "gebitsprothese" -> 902121
  "szczeka" -> 902121
  "zebowa" -> 902121
  "dentaria" -> 902121
  "crown" -> 902129
  "dental implant" -> 902129
  "zahnimplantat" -> 902129
  "implante" -> 902129
  "tandimplantaat" -> 902129
  "dentystyczny" -> 902129
  "hip" -> 902131
  "huftimplantat" -> 902131
  "screw" -> 902110
  * -> 902139
t: silicone breast prosthesis mastectomy => 902139
t: false teeth denture set => 902121
t: denture cleaning tablets => !9021

@ glasses-reading
en: reading glasses; blue light glasses; blue light blocking glasses; computer glasses; 3d glasses; myopia glasses; night driving glasses; prescription glasses; gaming glasses; fashion glasses clear lens; colour blind glasses; vr 3d glasses; laser safety goggles; motorcycle goggles; bifocal reading glasses; readers glasses; photochromic glasses; presbyopia glasses; anti blue glasses; cycling glasses clear; clear glasses; tactical goggles; magnifier glasses; eclipse glasses; solar eclipse glasses; motocross goggles; nerd glasses
de: Lesebrille; Blaulichtfilter Brille; Computerbrille; 3D Brille; Motorradbrille; Nachtfahrbrille; Lesehilfe; Gleitsichtbrille
fr: lunettes de lecture; lunettes anti lumière bleue; lunettes 3d; loupe lunettes; lunettes de vue; lunettes moto
es: gafas de lectura; gafas luz azul; gafas 3d; gafas anti luz azul; gafas lupa; gafas graduadas; gafas de moto
it: occhiali da lettura; occhiali luce blu; occhiali 3d; occhiali da vista; occhiali lente ingrandimento; occhiali moto
nl: leesbril; blauwlichtbril; 3d bril; computerbril; loepbril; motorbril; nachtbril
pl: okulary do czytania; okulary do komputera; okulary 3d; okulary z filtrem; okulary korekcyjne; gogle motocyklowe
pt: óculos de leitura; óculos luz azul; óculos 3d; óculos de grau; óculos lupa; óculos de moto
not: glasses case; glasses frame; swimming goggles; ski goggles; wine glasses; glasses holder; glasses chain; virtual reality glasses; lunettes de soleil; gafas de sol; occhiali da sole; óculos de sol; okulary przeciwsłoneczne; smart glasses; drinking glasses; lunettes de wc; glasses cord; gafas de natación; okulary do pływania; lunettes de natation; óculos de natação; vr glasses; party glasses; goggles helmet; snow goggles; dog goggles; whiskey glasses; glasses cleaner; glasses strap; dental loupes; night vision goggles; gafas realidad virtual; óculos realidade virtual; reading glasses case
  * -> 900490
t: blue light blocking glasses computer => 900490
t: safety goggles anti fog => 900490
t: wine glasses set => !9004

@ sunglasses
en: sunglasses; polarized sunglasses; aviator sunglasses; clip on sunglasses; kids sunglasses; cycling sunglasses; cat eye sunglasses; sports sunglasses; uv400 sunglasses; fishing sunglasses; polarised sunglasses; driving sunglasses; round sunglasses; sun glasses; photochromic sunglasses; shades sunglasses; square sunglasses; rimless sunglasses; fit over sunglasses; steampunk sunglasses
de: Sonnenbrille; Sportbrille; Fahrradbrille; polarisierte Sonnenbrille; Kindersonnenbrille
fr: lunettes de soleil; lunettes polarisées; lunettes de soleil enfant; lunettes vélo
es: gafas de sol; gafas polarizadas; gafas ciclismo; lentes de sol
it: occhiali da sole; occhiali polarizzati; occhiali ciclismo; occhiali sole
nl: zonnebril; fietsbril; gepolariseerde zonnebril; sportzonnebril
pl: okulary przeciwsłoneczne; okulary polaryzacyjne; okulary rowerowe; okulary słoneczne
pt: óculos de sol; óculos polarizado; óculos ciclismo; óculos escuros
not: sunglasses case; sunglasses holder; sunglasses strap; sunglasses clip car; sunglasses display; lens for sunglasses; sunglasses lens; sunglass holder car; sunglasses chain; sunglasses lenses; doll sunglasses; sunglasses rack; sunglasses organizer; sunglasses cord; sunglasses charm
  * -> 900410
t: polarized aviator sunglasses men => 900410
t: sunglasses car visor clip => !9004

@ glasses-part
en: glasses frame; eyeglass frame; glasses chain; glasses nose pads; glasses temple tips; spectacle frame; eyeglasses frame; optical frame; nose pads glasses; glasses repair kit; glasses screws; contact lens; contact lens case; sunglasses lens; replacement lenses sunglasses; optical lens glasses; glasses holder stand; colored contact lenses; spectacle lens; sunglasses chain; glasses ear hooks; contact lenses; eyewear frame; sunglasses holder; glasses stand; lenses + sunglasses|oakley|replacement; contact lens remover; cosmetic contact lenses; eyeglass nose pads; glasses hinge; eyeglass repair kit; contact lens box
de: Brillenfassung; Brillengestell; Brillenkette; Kontaktlinsen; Kontaktlinsenbehälter; Nasenpads; Brillengläser; Brillenhalter; Ersatzgläser + Sonnenbrille
fr: monture de lunettes; chaîne de lunettes; lentilles de contact; étui lentilles; plaquettes de nez; verres de lunettes; support lunettes; chaîne lunettes
es: montura de gafas; cadena para gafas; lentes de contacto; lentillas; estuche lentillas; plaquetas nasales; soporte gafas; monturas gafas
it: montatura occhiali; catenella occhiali; lenti a contatto; porta lenti a contatto; naselli occhiali; lenti ricambio occhiali; porta occhiali supporto
nl: brilmontuur; brillenketting; contactlenzen; lenzendoosje; neuspads bril; brillenglazen; brilhouder; brilketting
pl: oprawki okularowe; łańcuszek do okularów; soczewki kontaktowe; pojemnik na soczewki; noski do okularów; szkła okularowe; soczewki kolorowe; stojak na okulary
pt: armação de óculos; corrente para óculos; lentes de contato; estojo lentes; plaquetas nariz óculos; lente para óculos; suporte óculos; armação óculos
not: contact lens solution; contact lens liquid; frame glasses photo; camera lens; glasses chain mask; lens cleaning; intraocular lens; phone lens; bike frame; intra ocular; contact lens cleaner; lens cap
  "contact": "case" 392690; "box" 392690; "remover" 392690; "holder" 392690; * 900130
  "kontaktlinsen" -> 900130
  "kontaktlinsenbehalter" -> 392690
  "lentilles": "etui" 392690; * 900130
  "lentillas": "estuche" 392690; * 900130
  "lentes": "estojo" 392690; * 900130
  "lenti a contatto": "porta" 392690; * 900130
  "contactlenzen" -> 900130
  "lenzendoosje" -> 392690
  "soczewki": "pojemnik" 392690; * 900130
  "chain": main=plastic 392690 ~.15; main=textile 630790 ~.03; * 711719
  "brillenkette" -> 711719
  "chaine" -> 711719
  "cadena" -> 711719
  "catenella" -> 711719
  "brillenketting" -> 711719
  "brilketting" -> 711719
  "lancuszek" -> 711719
  "corrente" -> 711719
  "nose": * 900390
  "temple": * 900390
  "nasenpads" -> 900390
  "plaquettes" -> 900390
  "plaquetas" -> 900390
  "naselli" -> 900390
  "neuspads" -> 900390
  "noski" -> 900390
  "hinge" -> 900390
  "ear hooks" -> 900390
  "screws" -> 731815
  "repair kit" -> 731815 ~.5
  "stand": main=wood 442199 ~.5; * 392690
  "holder": main=wood 442199 ~.5; * 392690
  "brillenhalter" -> 392690
  "support" -> 392690
  "soporte" -> 392690
  "lens": main=glass 900140 ~.03; * 900150
  "lenses": main=glass 900140 ~.03; * 900150
  "brillenglaser" -> 900150
  "ersatzglaser" -> 900150
  "verres" -> 900150
  "brillenglazen" -> 900150
  "szkla" -> 900150
  "lente" -> 900150
  main: plastic 900311 ~.5; base-metal 900319 ~.3; wood 900319 ~.03
  * -> 900311
ask: main
t: titanium eyeglass frame => 900319
t: acetate plastic glasses frame => 900311
t: colored contact lenses yearly => 900130
t: silicone glasses nose pads 20 pairs => 900390
t: photo frame glass => !9003

@ sanitary-misc
en: pill box; pill organizer; heating pad; sleep mask; eye mask sleep; electric heating pad; hand warmer; foot warmer; ice bag injury; cold pack; hot cold pack; pill cutter; pill crusher; medicine organizer; female urination device; ear plug; reusable ice pack injury; ice pack + knee|therapy|injury|shoulder|gel; rechargeable hand warmer; heated eye mask; silicone ear plugs; hand warmers disposable; pill splitter; tablet cutter; neck heating pad; shoulder heating pad; wheat bag; rice heating pad; heat pack; menstrual heating pad; hot water bag; pill case; loofah; bath sponge; bath loofah; shower puff; back scrubber; bath brush; exfoliating towel; body scrubber; silicone body scrubber; shower sponge; bath pouf; natural loofah; sea sponge; konjac body sponge; bath glove; shower brush; dry brush body; body brush
de: Pillendose; Heizkissen; Schlafmaske; Tablettenbox; Handwärmer; Kältepack; Kirschkernkissen; Tablettenteiler; Luffa; Badeschwamm; Peelinghandschuh; Rückenbürste; Kühlpack; Duschschwamm; Badebürste; Körnerkissen; Massagehandschuh
fr: pilulier; coussin chauffant; bouchons d'oreille; masque de sommeil; chaufferette; poche de froid; coupe comprimé; loofah; éponge de bain; gant exfoliant; brosse dos; fleur de douche; bouillotte sèche; masque de nuit sommeil; compresse froide
es: pastillero; almohadilla eléctrica; antifaz para dormir; calentador de manos; bolsa de frío; cortapastillas; esponja de baño; guante exfoliante; cepillo espalda; esponja vegetal; saco térmico semillas; esponja ducha
it: borsa acqua calda; portapillole; termoforo; mascherina per dormire; scaldamani; tagliapillole; spugna da bagno; guanto esfoliante; spazzola schiena; luffa; cuscino noccioli ciliegia; spugna doccia
nl: kruik; pillendoos; warmtekussen; oordopjes; slaapmasker; handwarmer; coldpack; pillensnijder; badspons; scrubhandschoen; rugborstel; loofah; kersenpitkussen; medicijndoos; douchespons
pl: pojemnik na leki; poduszka elektryczna; opaska na oczy do spania; ogrzewacz do rąk; okład żelowy; przecinacz do tabletek; gąbka do kąpieli; rękawica do peelingu; szczotka do pleców; luffa; organizer na leki; myjka do ciała
pt: porta comprimidos; almofada térmica; máscara de dormir; aquecedor de mãos; bolsa térmica gel; cortador de comprimidos; esponja de banho; luva esfoliante; escova costas; bucha vegetal; organizador de comprimidos
not: toe plug; ear plug piercing; hot water bottle cover; sleep mask cream; pill bug; spark plug wire; heating pad reptile; seed heating pad; heating pad 3d printer; overnight sleeping mask; printer heating pad; sponge bath toy; bath sponge toy; kitchen sponge; heating pad pet; pet heating pad; condom key; fire hand warmer; horn stabilizer; flesh tunnel ear; antifaz carnaval; ear plug gauge; tapones jerez; ear plugs tunnels; heating plate; seedling heating pad; lip sleeping mask; bath sponge baby seat; ear plug jewelry; ear gauges plugs; usb ear plugs earphones; cushion heated car; bath brush dog; kruik jenever; kruik keramiek; oordopjes bluetooth; draadloze oordopjes; bluetooth oordopjes; tappi bottiglia; earplug headphone; termofor grzejny kocioł; oordopjes draadloos; in ear oordopjes; earphones; stopery drzwiowe; blood cold pack shipping
  "condom" -> 401410
  "kondom" -> 401410
  "preservatif" -> 401410
  "preservativo" -> 401410
  "condon" -> 401410
  "condoom" -> 401410
  "prezerwatyw" -> 401410
  "prezerwatywa" -> 401410
  "prezerwatywy" -> 401410
  "camisinha" -> 401410
  "menstrual": "heating" 851679; main=rubber 401490 ~.03; * 392490
  "hot water": main=plastic 392490 ~.15; * 401490
  "warmflasche": main=plastic 392490 ~.15; * 401490
  "bouillotte": "seche" 630790; * 401490
  "agua caliente" -> 401490
  "acqua calda" -> 401490
  "kruik" -> 401490
  "termofor" -> 401490
  "agua quente" -> 401490
  "wheat": * 630790
  "rice": * 630790
  "kirschkernkissen" -> 630790
  "kornerkissen" -> 630790
  "semillas" -> 630790
  "noccioli" -> 630790
  "kersenpitkussen" -> 630790
  "heating" -> 851679
  "heizkissen" -> 851679
  "chauffant" -> 851679
  "almohadilla" -> 851679
  "termoforo" -> 851679
  "warmtekussen" -> 851679
  "elektryczna" -> 851679
  "heated eye mask" -> 851679
  "hand warmer": "rechargeable" 851679; * 382499
  "hand warmers" -> 382499
  "handwarmer" -> 382499
  "chaufferette" -> 382499
  "scaldamani" -> 382499
  "ogrzewacz" -> 382499
  "foot warmer" -> 851679
  "ear plug": main=wood 442199 ~.03; * 392690
  "ear plugs" -> 392690
  "ohrstopsel" -> 392690
  "bouchons" -> 392690
  "tapones" -> 392690
  "tappi" -> 392690
  "oordopjes" -> 392690
  "stopery" -> 392690
  "zatyczki" -> 392690
  "auricular" -> 392690
  "sleep": * 630790
  "schlafmaske" -> 630790
  "sommeil" -> 630790
  "antifaz" -> 630790
  "mascherina" -> 630790
  "slaapmasker" -> 630790
  "opaska" -> 630790
  "dormir" -> 630790
  "ice": * 382499
  "cold": * 382499
  "kaltepack" -> 382499
  "kuhlpack" -> 382499
  "froid" -> 382499
  "froide" -> 382499
  "frio" -> 382499
  "ghiaccio" -> 382499
  "coldpack" -> 382499
  "zelowy" -> 382499
  "gel" -> 382499
  "heat pack" -> 382499
  "glove": main=plastic 392620 ~.03; * 611693 ~.7
  "peelinghandschuh" -> 611693
  "gant" -> 611693
  "guante" -> 611693
  "guanto" -> 611693
  "scrubhandschoen" -> 611693
  "rekawica" -> 611693
  "luva" -> 611693
  "brush" -> 960329 ~.6
  "ruckenburste" -> 960329
  "badeburste" -> 960329
  "brosse" -> 960329
  "cepillo" -> 960329
  "spazzola" -> 960329
  "rugborstel" -> 960329
  "szczotka" -> 960329
  "escova" -> 960329
  "towel" -> 630293
  "sea sponge" -> 051199 ~.5
  "natural loofah" -> 460219
  "luffa" -> 460219
  "bucha" -> 460219
  "vegetal" -> 460219
  "loofah" -> 392490 ~.6
  "back scrubber" -> 392490 ~.6
  * -> 392490
t: latex condoms 12 pack => 401410
t: medical silicone menstrual cup => 392490
t: rubber hot water bottle 2l => 401490
t: weekly pill organizer 7 day => 392490
t: electric heating pad back => 851679
t: foam ear plugs 50 pairs => 392690
t: spark plug wires => !3924

@ respirator-mask
en: medical face mask; dust respirator; respirator mask filter
de: Mund-Nasen-Schutz; Gesichtsschild; Gesichtsvisier

es: respirador; semimáscara

nl: chirurgisch masker; halfgelaatsmasker

pt: máscara contra poeira; protetor facial face shield; respirador semifacial
not: face mask machine; mask strap; mask machine; mask extender; mask bracket; mask lanyard; welding mask; mask making; gas mask bag; mondkapje machine
  "shield" -> 392690
  "gesichtsschild" -> 392690
  "gesichtsvisier" -> 392690
  "visiere" -> 392690
  "pantalla" -> 392690
  "visiera" -> 392690
  "gelaatsscherm" -> 392690
  "przylbica" -> 392690
  "gas mask" -> 902000
  "gasmaske" -> 902000
  "masque a gaz" -> 902000
  "mascara de gas" -> 902000
  "antigas" -> 902000
  "gasmasker" -> 902000
  "gazowa" -> 902000
  "przeciwgazowa" -> 902000
  "half": * 902000
  "halbmaske" -> 902000
  "demi" -> 902000
  "semimascara" -> 902000
  "semimaschera" -> 902000
  "polmaska" -> 902000
  "semifacial" -> 902000
  "full face" -> 902000
  "cartridge" -> 842199
  "filter": "respirator" 842199; * 630790 ~.4
  * -> 630790
t: surgical face masks 50 pcs 3 ply => 630790
t: half mask respirator with filters => 902000
t: ffp2 face masks 20 pcs => 630790
t: welding helmet mask => !6307

@ medical-glove
en: black nitrile gloves; cleaning gloves rubber; silicone cleaning gloves; kitchen rubber gloves

fr: gants ménage
es: guantes fregar
it: guanti nitrile; guanti lattice; guanti gomma; guanti vinile; guanti lavapiatti; guanti domestici
nl: afwashandschoenen
pl: rękawice gospodarcze
pt: luvas descartáveis; luvas de limpeza
not: nitrile coated gloves; rubber glove machine; latex coated gloves; glove dispenser; boxing gloves
  "vinyl" -> 392620
  "vinyle" -> 392620
  "vinilo" -> 392620
  "vinile" -> 392620
  "winylowe" -> 392620
  "vinil" -> 392620
  "vinylhandschuhe" -> 392620
  "pe" -> 392620
  "silicone" -> 392620
  "dish": * 401519
  "dishwashing" -> 401519
  "household" -> 401519
  "washing" -> 401519
  "kitchen" -> 401519
  "cleaning" -> 401519
  "gummihandschuhe" -> 401519
  "spulhandschuhe" -> 401519
  "haushaltshandschuhe" -> 401519
  "menage" -> 401519
  "vaisselle" -> 401519
  "goma" -> 401519
  "limpieza" -> 401519
  "fregar" -> 401519
  "gomma" -> 401519
  "lavapiatti" -> 401519
  "domestici" -> 401519
  "huishoudhandschoenen" -> 401519
  "afwashandschoenen" -> 401519
  "gumowe" -> 401519
  "gospodarcze" -> 401519
  "borracha" -> 401519
  "limpeza" -> 401519
  main=plastic -> 392620 ~.03
  * -> 401512
t: nitrile examination gloves powder free 100 => 401512
t: vinyl disposable gloves 100 pcs => 392620
t: rubber dishwashing gloves long => 401519
t: boxing gloves 12oz => !4015

@ tens-ems-device
en: tens unit; ems trainer; tens machine; tens electrode pads; muscle stimulator ems; electrode pads; tens pads; red light therapy; infrared lamp therapy; red light therapy panel; uv phototherapy lamp; heat lamp therapy; infrared heat lamp; sauna blanket; light therapy lamp; sad lamp; shockwave therapy; magnetic therapy device; ozone therapy; ultrasound therapy device; laser therapy device; pelvic floor trainer; kegel trainer; electrotherapy
de: TENS Gerät; EMS Gerät; Elektroden + TENS|EMS; Rotlichtlampe; Tageslichtlampe; Rotlichttherapie; Lichttherapielampe; Beckenbodentrainer; Reizstromgerät
fr: électrostimulateur; appareil tens; électrodes tens; luminothérapie; lampe lumière rouge; lampe de luminothérapie; sonde périnéale
es: electroestimulador; aparato tens; electrodos tens; luz roja terapia; lámpara luminoterapia; terapia luz roja; ejercitador suelo pélvico
it: elettrostimolatore; apparecchio tens; elettrodi tens; terapia luce rossa; lampada luminoterapia; magnetoterapia
nl: tens apparaat; elektroden tens; daglichtlamp; rood licht therapie; lichttherapielamp; spierstimulator
pl: elektrostymulator; aparat tens; elektrody do tens; lampa podczerwień; lampa na czerwone światło; lampa sollux; elektrody samoprzylepne
pt: eletroestimulador; aparelho tens; eletrodos tens; lâmpada infravermelha terapia; terapia luz vermelha; lâmpada luminoterapia; exercitador pélvico
not: infrared heater; infrared sauna; infrared lamp reptile; ems face; nail lamp; defibrillator electrode pads; welding electrodes; ph electrode
  "lamp" -> 901820
  "light" -> 901820
  "rotlichtlampe" -> 901820
  "infrarotlampe" -> 901820
  "tageslichtlampe" -> 901820
  "rotlichttherapie" -> 901820
  "lichttherapielampe" -> 901820
  "lampe" -> 901820
  "luminotherapie" -> 901820
  "lampara" -> 901820
  "luz" -> 901820
  "lampada" -> 901820
  "luce" -> 901820
  "infraroodlamp" -> 901820
  "daglichtlamp" -> 901820
  "licht" -> 901820
  "lampa" -> 901820
  "uv" -> 901820
  "sauna" -> 851679
  "shockwave" -> 901910
  "kegel" -> 901910
  * -> 901890
t: tens unit muscle stimulator 24 modes => 901890
t: red light therapy panel 660nm => 901820
t: welding electrodes 2.5mm => !9018

@ sex-toy
en: vibrator; dildo; sex toy; adult toy; masturbator; anal plug; butt plug; cock ring; penis pump; bullet vibrator; sex doll; love egg; wand vibrator; bondage set; bdsm; nipple clamps; strap on; anal beads; clitoral stimulator; kegel balls; chastity cage; prostate massager; love doll; male masturbator; ball gag; sex machine; restraints bondage; spanking paddle; kegel ball; penis sleeve; remote vibrator; vibrating egg; bondage restraints; penis ring; bondage rope
de: Vibrator; Dildo; Sexspielzeug; Masturbator; Analplug; Penisring; Penispumpe; Liebeskugeln; Bondage Set
fr: vibromasseur; godemichet; sextoy; masturbateur; plug anal; anneau pénien; pompe à pénis; oeuf vibrant; jouet sexuel
es: vibrador; consolador; juguete sexual; masturbador; plug anal; anillo pene; bomba pene; bolas chinas; succionador clítoris
it: vibratore; sex toys; masturbatore; plug anale; anello fallico; pompa pene; ovetto vibrante; stimolatore clitoride; fallo
nl: vibrator; dildo; seksspeeltje; masturbator; buttplug; penisring; penispomp; vibrerend ei
pl: wibrator; dildo; zabawka erotyczna; masturbator; korek analny; pierścień erekcyjny; pompka do penisa; kulki gejszy; masażer prostaty
pt: vibrador; dildo; brinquedo sexual; masturbador; plug anal; anel peniano; bomba peniana; bolinhas tailandesas; consolador
not: concrete vibrator; vibrator motor; vibrador de hormigón; vibrador de concreto; fishing vibrator; vibratore cemento; vibratore calcestruzzo; concrete poker; wibrator do betonu; vibrator plate; mink vibrator lash; phone vibrator; rod vibrator bait; needle vibrator; vibrador concreto; bait vibrator; vibration sensor; railway vibrator
  power=manual -> 392690 ~.05
  "dildo": power=battery|electric 901910 ~.1; main=glass 702000 ~.03; main=base-metal 732690 ~.03; * 392690
  "plug": power=battery|electric 901910 ~.1; main=glass 702000 ~.03; main=base-metal 732690 ~.2; * 392690
  "doll": * 392690
  "ring": power=battery|electric 901910 ~.2; * 392690
  "masturbator": power=battery|electric 901910 ~.3; * 392690
  "bondage": main=leather 420500 ~.1; main=textile 630790 ~.4; * 392690
  "bdsm": main=leather 420500 ~.1; * 392690
  "gag" -> 392690
  "restraints" -> 630790
  "clamps" -> 732690
  "chastity": main=base-metal 732690 ~.5; * 392690
  "beads" -> 392690
  "sleeve" -> 392690
  "strap on" -> 392690
  "consolador" -> 392690
  * -> 901910
t: rechargeable silicone vibrator => 901910
t: realistic silicone dildo => 392690
t: concrete vibrator 1.5kw => !9019

@ tattoo-supplies
en: tattoo machine; tattoo needle; tattoo gun; tattoo kit; tattoo ink; tattoo cartridge; tattoo practice skin; piercing gun; piercing needle; piercing kit; permanent makeup machine; tattoo power supply; tattoo grip; microblading pen; microblading needle; tattoo removal machine; ear piercing gun; tattoo pen machine; tattoo ink cups; tattoo cartridge needles; tattoo stencil machine; microblading kit; tattoo needles; tattoo foot pedal; eyebrow tattoo machine; practice skin tattoo
de: Tattoomaschine; Tätowiernadel; Tattoo Set; Tattoofarbe; Übungshaut; Piercing Pistole; Piercingnadel; Tätowiermaschine; Microblading Stift
fr: machine à tatouer; aiguille tatouage; kit tatouage; encre tatouage; peau d'entraînement; pistolet perce oreille; dermographe; aiguille piercing
es: máquina de tatuar; aguja de tatuaje; kit tatuaje; tinta tatuaje; piel de práctica; pistola piercing; dermógrafo; agujas tatuaje
it: macchinetta tatuaggi; aghi tatuaggio; kit tatuaggio; inchiostro tatuaggi; pelle pratica; pistola piercing; dermografo
nl: tattoo machine; tattoo naald; tattoo inkt; oefenhuid; piercing pistool; tattoo set; microblading pen
pl: maszynka do tatuażu; igły do tatuażu; tusz do tatuażu; sztuczna skóra; pistolet do kolczykowania; zestaw do tatuażu; kartridże do tatuażu
pt: máquina de tatuagem; agulha tatuagem; tinta tatuagem; pele artificial tatuagem; pistola piercing; kit tatuagem; dermógrafo
not: temporary tattoo; tattoo sticker; tattoo balm; tattoo choker; tattoo chair; tattoo sleeve; body piercing; tattoo bed; tattoo aftercare; sztuczna skóra materiał; sztuczna skóra tapicerska; tattoo removal cream; piercing jewelry
  "ink": "cups" 392690; * 321590
  "farbe" -> 321590
  "tattoofarbe" -> 321590
  "encre" -> 321590
  "tinta" -> 321590
  "inchiostro" -> 321590
  "inkt" -> 321590
  "tusz" -> 321590
  "needle" -> 901832 ~.6
  "needles" -> 901832 ~.6
  "cartridge" -> 901832 ~.6
  "nadel" -> 901832
  "tatowiernadel" -> 901832
  "piercingnadel" -> 901832
  "aiguille" -> 901832
  "aguja" -> 901832
  "agujas" -> 901832
  "aghi" -> 901832
  "naald" -> 901832
  "igly" -> 901832
  "kartridze" -> 901832
  "agulha" -> 901832
  "skin" -> 392690
  "ubungshaut" -> 392690
  "peau" -> 392690
  "piel" -> 392690
  "pelle" -> 392690
  "oefenhuid" -> 392690
  "skora" -> 392690
  "pele" -> 392690
  "piercing": "kit" 901890; * 901890
  "perce" -> 901890
  "kolczykowania" -> 901890
  "power supply" -> 850440
  "printer" -> 844332
  "stencil" -> 844332
  "grip" -> 392690 ~.4
  "pedal" -> 853650
  * -> 854370
t: rotary tattoo machine pen => 854370
t: tattoo ink set 14 colours => 321590
t: tattoo practice skin silicone 10 pcs => 392690
t: temporary tattoo sheet => !8543

@ salon-supplies
en: hair salon cape; hairdressing cape; hair foil; hair dye bowl; salon spray bottle; barber mat; disposable hairdressing cape; mannequin; dress form; mannequin torso; display hand; salon trolley; display mannequin; tailor dummy; hair display head; hand mannequin; practice head; foot mannequin; sewing mannequin
de: Schaufensterpuppe; Schneiderpuppe; Haarfolie; Schneiderbüste; Styroporkopf
fr: mannequin vitrine; buste couture; tête malléable; cape coiffeur; mannequin couture
es: cabeza de peluquería; maniquí; busto costura; cabeza maniquí; capa de corte
it: testa parrucchiere; manichino; busto sartoria; testina parrucchiere; mantellina taglio
nl: etalagepop; paspop; kapperscape
pl: głowa treningowa; manekin; manekin krawiecki
pt: capa de corte; manequim; busto costura; cabeça manequim; capa barbeiro
not: mannequin doll; mannequin challenge; cpr mannequin; wooden mannequin drawing; mannequin wood artist; hair foil paper
  "cpr" -> 902300
  "cape": main=plastic 392620 ~.03; * 621143
  "umhang" -> 621143
  "friseurumhang" -> 621143
  "capa" -> 621143
  "mantella" -> 621143
  "mantellina" -> 621143
  "kapmantel" -> 621143
  "peleryna" -> 621143
  "apron" -> 621143
  "foil" -> 760711
  "haarfolie" -> 760711
  "bowl" -> 392490
  "bottle" -> 842489
  "mat" -> 401691
  "trolley" -> 940320
  * -> 961800
t: salon training head with hair => 961800
t: barber cutting cape polyester => 621143
t: female dress form mannequin => 961800
t: cape cod chips => !9618
