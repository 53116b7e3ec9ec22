# Materials: plastics in primary forms, film, sheet, pipe, packing (ch. 39); rubber, tyres, hoses, belts, gloves (ch. 40).

value kind=low-density
en: low density; ldpe
de: niedrige Dichte
fr: basse densité; pebd
es: baja densidad; pebd
it: bassa densità
pt: baixa densidade
value kind=high-density
en: high density; hdpe
de: hohe Dichte
fr: haute densité; pehd
es: alta densidad; pead
it: alta densità
pt: alta densidade; pead
value kind=linear-density
en: linear low density; lldpe; metallocene
es: lineal de baja densidad
it: lineare a bassa densità
pt: linear de baixa densidade
value kind=copolymer
en: copolymer; random copolymer; block copolymer; impact copolymer
de: Copolymer
fr: copolymère
es: copolímero
it: copolimero
pt: copolímero
value kind=polyethylene
en: polyethylene; polythene; pe; hdpe; ldpe; lldpe
de: Polyethylen; Polyethylenfolie; PE-Folie
fr: polyéthylène
es: polietileno
it: polietilene
nl: polyethyleen; polyethyleenfolie
pl: polietylen; polietylenowa; polietylenowe; polietylenowy; polietylenu
pt: polietileno
not: polietilenico
value kind=polypropylene
en: polypropylene; pp; bopp; ppr; pp-r; cpp
de: Polypropylen; Polypropylenfolie; BOPP-Folie; PP-Folie
fr: polypropylène
es: polipropileno
it: polipropilene
nl: polypropeen; polypropyleenfolie; polypropyleen; pp-folie; bopp-folie
pl: polipropylen; polipropylenowa; polipropylenowe; polipropylenu
pt: polipropileno
value kind=polystyrene
en: polystyrene; styrofoam; eps; xps; hips; styrene
de: Polystyrol; Styropor
fr: polystyrène
es: poliestireno
it: polistirene; polistirolo
nl: polystyreen; piepschuim
pl: polistyren; styropian
pt: poliestireno
value kind=pvc
en: pvc; polyvinyl chloride; vinyl; upvc; cpvc
de: Polyvinylchlorid; PVC; Weich-PVC
fr: polychlorure de vinyle
es: policloruro de vinilo
it: cloruro di polivinile; polivinilcloruro; vinile
nl: pvc; polyvinylchloride
pl: pcv; pvc; polichlorek winylu; polichlorku winylu
pt: policloreto de vinilo; cloreto de polivinila; vinil
value kind=soft-pvc
en: soft pvc; flexible pvc; plasticised; plasticized; pvc soft
de: Weich-PVC
fr: pvc souple; plastifié
es: pvc flexible; pvc plastificado; pvc blando
it: pvc morbido; pvc flessibile; pvc plastificato
pt: pvc flexível; pvc plastificado; pvc mole
value kind=acrylic-glass
en: pmma; acrylic; plexiglass; perspex; polymethyl methacrylate
de: Acrylglas; Plexiglas; Acrylplatte; Acrylplatten; Acrylglasplatten
fr: plexiglas; acrylique; plaque acrylique
es: metacrilato; acrílico
it: plexiglass; metacrilato
nl: acrylplaat; acrylplaten; plexiglasplaat; plexiglasplaten
pl: akrylowa; akrylowe; z pleksi; pleksi
pt: acrílico; polimetacrilato de metilo; metacrilato
value kind=polycarbonate
en: polycarbonate; lexan; makrolon
de: Polycarbonat; PC-Platte; PC-Platten; Polycarbonatplatten
fr: polycarbonate
es: policarbonato
it: policarbonato
nl: polycarbonaatplaat; polycarbonaatplaten
pl: poliwęglan; poliwęglanowa; poliwęglanowe; z poliwęglanu
pt: policarbonato
value kind=pet
en: pet; polyester; mylar; bopet; petg; polyethylene terephthalate
de: Polyester; Polyesterfolie; PET-Folie; PET-Flasche
fr: polyester; film polyester; film de polyester; film en polyester
es: poliéster
it: poliestere; polietilentereftalato; polietilene tereftalato
nl: polyesterfolie; polyester folie; pet-folie; pet-flessen
pl: folia poliestrowa; folia pet
pt: poliéster; politereftalato de etileno
value kind=polyamide
en: nylon; polyamide; pa6; pa66; bopa
de: Polyamid
fr: polyamide
es: poliamida
it: nylon; poliammide
pt: nylon; poliamida
value kind=fluoroplastic
en: ptfe; teflon; pvdf; fep; pfa
value kind=polyurethane
en: polyurethane; pu; memory foam; tpu
de: Polyurethan; PU; Polyurethanschaum; PU-Schaum; PUR-Schaum
fr: polyuréthane; polyuréthanne
es: poliuretano
it: poliuretano
nl: polyurethaan; pu; polyurethaanschuim; pu-schuim; pur-schuim; koudschuim; polyether; polyetherschuim
pl: poliuretan; pu; poliuretanowa; poliuretanowy; poliuretanowe; poliuretanu
pt: poliuretano
value form=cellular
en: foam; foamed; cellular; sponge; expanded; spongy
de: geschäumt; Schaum; Zell
fr: mousse; alvéolaire; expansé
es: espuma; celular; expandido
it: espanso; alveolare
nl: schuim
pl: pianka; piankowy
pt: espuma; expandido
value build=reinforced
en: reinforced; laminated; laminate; fabric backed; fibre reinforced; glass fibre; fiberglass; woven; scrim
de: verstärkt; laminiert; Gewebe; Laminat; kaschiert
fr: renforcé; stratifié
es: reforzado; laminado
it: rinforzato; laminato
nl: versterkt; gelamineerd
pl: wzmocniony; laminowany; zbrojony; wzmacniany
pt: reforçado; laminado; estratificado
not: rinforzo
value build=metal-reinforced
en: metal reinforced; steel reinforced; wire braid; steel wire; steel cord; wire reinforced; wire spiral; steel braided; stainless braided; sae 100r1; sae 100r2; 2sn; 1sn; 4sh; 4sp; hydraulic
de: Stahldraht; Stahleinlage; Drahtgeflecht; Stahlseil; stahlverstärkt; Stahldrahteinlage; Stahldrahteinlagen; Stahlspirale; Drahtspirale
fr: armature métallique; tresse métallique; câbles d'acier; renforcé d'acier; tresse acier; spirale métallique; armé acier
es: reforzado con metal; malla de acero; reforzada con metal; trenza de acero; espiral metálica; refuerzo metálico
it: rinforzato con metallo; armato con filo d'acciaio; treccia metallica; rinforzo metallico; spirale metallica
nl: staalversterkt; staalinlage; met staaldraad versterkt; staaldraad; staaldraadinlage; stalen inlage
pl: zbrojony drutem; oplot stalowy; zbrojony drutem stalowym; oplot z drutu; spirala stalowa
pt: reforçado com metal; trança de aço; malha de aço; espiral metálica; reforço metálico; arame de aço
value build=textile-reinforced
en: textile reinforced; fabric reinforced; textile braid; fibre braid; polyester reinforced; nylon reinforced; cord reinforced; ep belt; ep100; ep200; nn100; cotton reinforced; ply
de: Gewebeeinlage; Textileinlage; Textilgeflecht; gewebeverstärkt
fr: armature textile; tresse textile; pli textile; plis textiles; armé textile; armés textile; armature en textile
es: reforzado con textil; refuerzo textil; trenza textil; fibra textil
it: rinforzato con tessuto; treccia tessile; rinforzo tessile; fibra tessile; retinato
nl: textielversterkt; met inlage; met textielinlage; textielinlage; doekinlage; weefselinlage
pl: zbrojony tekstylnie; oplot tekstylny; przekładki tkaninowe; zbrojony tkaniną; wkładka tkaninowa
pt: reforçado com têxtil; trança têxtil; reforço têxtil; fibra têxtil; lona
value build=with-fittings
en: with fitting; with fittings; with coupling; with couplings; with connector; with connectors; hose assembly; with end fittings; with flange
de: mit Armaturen; mit Anschluss; mit Kupplung; mit Fittings; mit Verschraubung
fr: avec raccords; avec accessoires
es: con accesorios; con racores
it: con raccordi; raccordato; con raccordo
nl: met koppelingen; met aansluitingen
pl: ze złączkami; z przyłączami; ze złączami; z końcówkami
pt: com acessórios; com conexões; com terminais; com uniões
not: sin accesorios; sin racores; senza accessori; senza raccordi; sem acessórios; sem conexões; sem uniões; without fittings; without fitting
value form=v-ribbed
en: v ribbed; ribbed; poly v; serpentine; multi rib; pk belt; striated
de: Keilrippen; Rippenriemen
fr: striée; nervurée
es: estriada; poly v
it: poly-v; scanalata; multigola
pt: estriada; poli v; multi v
value form=latex
en: latex; emulsion; dispersion; aqueous; in water
de: Latex; Dispersion; wässrig
fr: latex; dispersion; émulsion
es: látex; dispersión; emulsión
it: lattice; emulsione; dispersione acquosa; dispersione
pt: látex; emulsão; dispersão aquosa; dispersão
value for=truck
en: truck; bus; lorry; coach; tbr; heavy duty vehicle; commercial vehicle
de: Lkw; Lastkraftwagen; Omnibus; Bus
fr: camion; autobus; poids lourd
es: camión; autobús
it: autocarro; camion
nl: vrachtwagen
pl: ciężarówka; ciężarowy; autobus
pt: caminhão; camião; ônibus
value for=farm-vehicle
en: tractor; agricultural; farm; forestry; harvester; combine
de: Traktor; Landwirtschaft; Schlepper; Acker
fr: tracteur; agricole; forestier
es: tractor; agrícola; forestal
it: trattore; agricolo
pt: trator; agrícola
value for=works-vehicle
en: construction; mining; otr; off the road; forklift; loader; earthmover; industrial handling; dumper; grader
de: Gabelstapler; Baumaschine; Bergbau; Radlader
fr: chariot élévateur; génie civil; minier
es: carretilla elevadora; construcción; minería
it: carrello elevatore; pala gommata; movimento terra; cava; dumper
pt: empilhador; empilhadeira; pá carregadora; mineração; construção
value for=aircraft
en: aircraft; airplane; aeroplane; aviation
de: Flugzeug; Luftfahrt
fr: avion; aéronef
es: avión; aeronave
it: aereo; aeromobile
pt: aeronave; avião; aviões
value kind=medical
en: medical; surgical; examination; exam; dental; veterinary; sterile; en455; medical grade
de: medizinisch; chirurgisch; Untersuchung; OP
fr: médical; chirurgical; examen
es: médico; quirúrgico; examen
it: medicale; chirurgico; esame
nl: medisch; chirurgisch; onderzoek
pl: medyczny; chirurgiczny; diagnostyczny
pt: médico; cirúrgico; exame

# Solid film and sheet, 3920; cellular and other 3921
table plastic-sheeting
  form=cellular ~.05: kind=polystyrene 392111; kind=pvc 392112; kind=polyurethane 392113; * 392119
  build=reinforced -> 392190 ~.06
  "polyethylene|polietileno|polietilene" -> 392010
  "hdpe" -> 392010
  "ldpe" -> 392010
  "pe" -> 392010
  kind=polycarbonate -> 392061 ~.02
  kind=acrylic-glass -> 392051 ~.04
  kind=soft-pvc -> 392043 ~.02
  kind=pvc -> 392049 ~.06
  kind=polypropylene -> 392020 ~.1
  kind=polystyrene -> 392030 ~.03
  kind=polyamide -> 392092 ~.02
  kind=pet -> 392062 ~.1
  kind=fluoroplastic|polyurethane -> 392099 ~.04
  kind=polyethylene -> 392010 ~.6
  * -> 392010

# Rubber hose, 4009: reinforcement first, then fittings
table rubber-hose
  build=metal-reinforced: build=with-fittings 400922 ~.25; * 400921
  build=textile-reinforced: build=with-fittings 400932 ~.25; * 400931
  "reinforced|verstärkt|versterkt|versterkte|armé|renforcé|zbrojony|zbrojone": build=with-fittings 400942 ~.25; * 400941
  build=with-fittings -> 400912 ~.15
  * -> 400911

@ abs-resin
en: abs resin; abs granule; abs pellet; acrylonitrile butadiene styrene; abs plastic granule; abs copolymer; abs + granulate|raw material|natural colour pellet
de: ABS Granulat; Acrylnitril Butadien Styrol
fr: acrylonitrile butadiène styrène; granulé abs
es: acrilonitrilo butadieno estireno; granza de abs
it: granulo abs; acrilonitrile butadiene stirene
pl: granulat abs
not: abs sensor; abs filament
  * -> 390330
t: ABS resin natural pellets => 390330
t: abs sensor for car => !3903

@ acrylic-polymer
en: acrylic polymer; acrylic emulsion; acrylic resin; superabsorbent polymer; sodium polyacrylate; polyacrylate; polyacrylamide; carbomer; carbopol; acrylic binder; styrene acrylic emulsion; super absorbent polymer; acrylic copolymer; polyacrylic acid; anionic polyacrylamide flocculant; water bead gel
de: Acrylpolymer = acrylic polymer; Superabsorber = super absorbent polymer; Polyacrylamid = polyacrylamide; Acrylharz = acrylic resin; Polyacrylat = polyacrylate
fr: polymère acrylique = acrylic polymer; polyacrylamide = polyacrylamide; polyacrylate = polyacrylate; résine acrylique = acrylic resin
es: polímero acrílico = acrylic polymer; poliacrilamida = polyacrylamide; resina acrílica = acrylic resin; poliacrilato = polyacrylate
it: polimero acrilico = acrylic polymer; poliacrilammide = polyacrylamide; resina acrilica = acrylic resin
nl: acrylpolymeer = acrylic polymer; acrylhars = acrylic resin
pl: polimer akrylowy = acrylic polymer; żywica akrylowa = acrylic resin; poliakrylamid = polyacrylamide
pt: polímero acrílico = acrylic polymer; poliacrilamida = polyacrylamide; resina acrílica = acrylic resin
  * -> 390690
t: sodium polyacrylate superabsorbent polymer for diapers => 390690
t: acrylic sheet 5mm => !3906

@ alginate
en: sodium alginate; alginic acid; alginate powder; potassium alginate; propylene glycol alginate; calcium alginate powder
de: Natriumalginat = sodium alginate; Alginsäure = alginic acid; Alginat = alginate
fr: alginate de sodium = sodium alginate; acide alginique = alginic acid
es: alginato de sodio = sodium alginate; ácido algínico = alginic acid
it: alginato di sodio = sodium alginate
pl: alginian sodu = sodium alginate
pt: alginato de sódio = sodium alginate
not: alginate dressing; dental alginate; alginate wound dressing; alginate impression
  * -> 391310
t: sodium alginate powder food grade => 391310
t: alginate wound dressing => !391310

@ alkyd-resin
en: alkyd resin; long oil alkyd; alkyd
de: Alkydharz = alkyd resin
fr: résine alkyde = alkyd resin
es: resina alquídica = alkyd resin
it: resina alchidica = alkyd resin
pt: resina alquídica = alkyd resin
not: alkyd paint; alkyd enamel; alkyd primer
  * -> 390750
t: long oil alkyd resin in drums => 390750
t: alkyd enamel paint => !3907

@ boat-fender-rubber
en: boat fender; dock fender; marine fender; rubber fender; dock bumper; boat bumper; pneumatic fender; yokohama fender; dock edge guard; mooring fender
de: Bootsfender; Fender + Boot|Hafen|Yacht; Anlegefender
fr: pare-battage; défense de quai; défense d'accostage
es: defensa de barco; defensa + barco|muelle
it: parabordo
nl: stootwil; bootfender
pl: odbijacz + łódź|jacht|burta
pt: defensa + barco|cais|náutica
not: car fender; fender guitar; bicycle fender; boat fender line; boat fender cover; boat fender rope
  main=plastic -> 392690 ~.5
  * -> 401694
t: rubber dock fender D type => 401694
t: inflatable PVC boat fender => 392690
t: bicycle fender => !4016

@ camel-back
en: camel back strip; tread rubber; camelback; precured tread; tyre retreading rubber; retreading strip; cushion gum retread
de: Laufstreifen + Reifen|Runderneuerung
fr: bande de rechapage
es: banda de recauchutado; perfil para recauchutar
  "precured" -> 401290
  * -> 400610
t: camel-back strips for retreading tyres => 400610
t: retreaded tyre => !4006

@ carboxymethylcellulose
en: carboxymethyl cellulose; carboxymethylcellulose; cmc powder; sodium carboxymethyl cellulose; cmc sodium; polyanionic cellulose; cellulose gum; tylose powder
de: Carboxymethylcellulose; Tylose
fr: carboxyméthylcellulose
es: carboximetilcelulosa
it: carbossimetilcellulosa
pl: karboksymetyloceluloza
pt: carboximetilcelulose
  * -> 391231
t: sodium carboxymethyl cellulose food grade => 391231
t: microcrystalline cellulose => !391231

@ cellulose-acetate
en: cellulose acetate + flake|granule|powder|primary form|plasticised|plasticized|unplasticised; cellulose triacetate; cellulose acetate flake; cellulose acetate granule
de: Celluloseacetat = cellulose acetate
fr: acétate de cellulose = cellulose acetate
es: acetato de celulosa = cellulose acetate
it: acetato di cellulosa = cellulose acetate
not: cellulose acetate sheet; cellulose acetate film; cellulose acetate tow
  "plasticised" -> 391212
  "plasticized" -> 391212
  "granule|gránulo|granulado|granuli|granulato" -> 391212
  * -> 391211
t: cellulose acetate flakes => 391211
t: cellulose acetate sheet for glasses => !391211

@ cellulose-ether
en: ethyl cellulose powder; hydroxypropyl methylcellulose; hpmc; hydroxyethyl cellulose; methylcellulose; methyl cellulose; cellulose ether; ethyl cellulose; hec powder; hydroxypropyl cellulose; mhec; hemc
de: Methylcellulose = methyl cellulose; Celluloseether = cellulose ether; Hydroxyethylcellulose = hydroxyethyl cellulose
fr: éther de cellulose = cellulose ether; méthylcellulose = methylcellulose
es: éter de celulosa = cellulose ether; metilcelulosa = methylcellulose; hidroxipropilmetilcelulosa = hydroxypropyl methylcellulose
it: etere di cellulosa = cellulose ether; metilcellulosa = methylcellulose
pl: metyloceluloza = methylcellulose; eter celulozy = cellulose ether
pt: éter de celulose = cellulose ether; metilcelulose = methylcellulose
not: hpmc capsule; hpmc empty capsule
  * -> 391239
t: HPMC hydroxypropyl methylcellulose for mortar => 391239
t: hpmc empty capsules => !391239

@ cellulose-powder
en: microcrystalline cellulose; cellulose powder; mcc powder; powdered cellulose; cellulose acetate butyrate; cab resin; regenerated cellulose primary form; nanocellulose
de: mikrokristalline Cellulose; Cellulosepulver
fr: cellulose microcristalline
es: celulosa microcristalina
it: cellulosa microcristallina
pl: celuloza mikrokrystaliczna
pt: celulose microcristalina
  "butyrate" -> 391290
  * -> 391290
t: microcrystalline cellulose 101 => 391290
t: cellulose sponge cloth => !391290

@ condom
en: condom; latex condom; female condom; condoms; polyisoprene condom
de: Kondom = condom; Präservativ = condom
fr: préservatif = condom
es: preservativo = condom; condón = condom
it: preservativo = condom; profilattico = condom
nl: condoom = condom
pl: prezerwatywa = condom; kondom = condom
pt: preservativo = condom; camisinha = condom
not: condom case; condom vending; preservadas; preservada; preservado
  main=plastic -> 392690 ~.04
  * -> 401410
t: latex condoms 12 pack => 401410
t: condom vending machine => !4014

@ conveyor-belt
en: conveyor belt; rubber conveyor belt; steel cord conveyor belt; conveyor belting; ep conveyor belt; chevron conveyor belt; pvc conveyor belt; transport belt + conveyor; pu conveyor belt; treadmill belt
de: Förderband = conveyor belt; Fördergurt = conveyor belting; Gummifördergurt = rubber conveyor belt; Transportband = transport belt; Laufband Gurt = treadmill belt
fr: courroie transporteuse = conveyor belt; bande transporteuse = conveyor belt; tapis convoyeur = conveyor belt
es: correa transportadora = conveyor belt; banda transportadora = conveyor belt; cinta transportadora = conveyor belt
it: nastro trasportatore = conveyor belt; nastro trasportatore in gomma = rubber conveyor belt
nl: transportband = conveyor belt; lopende band = conveyor belt + rubber
pl: taśma przenośnikowa = conveyor belt; taśma transporterowa = conveyor belt
pt: correia transportadora = conveyor belt; esteira transportadora = conveyor belt
not: conveyor belt machine; conveyor belt system; conveyor belt roller; conveyor belt oven; conveyor belt fastener; sushi conveyor belt
  main=plastic -> 392690 ~.1
  "pvc" -> 392690   # textile core coated with plastics: 5910 or 392690 (belts of plastics)
  main=stainless-steel -> 731412 ~.03
  build=metal-reinforced -> 401011 ~.15
  build=textile-reinforced -> 401012 ~.6
  "other material" -> 401019
  * -> 401012 ~.8
t: steel cord rubber conveyor belt => 401011
t: EP conveyor belt 800 mm => 401012
t: conveyor belt roller => !4010

@ crude-mdi
en: polymeric mdi; pmdi; crude mdi; polymethylene polyphenyl isocyanate; polymeric methylene diphenyl diisocyanate
de: polymeres MDI
  * -> 390931
t: polymeric MDI for rigid foam => 390931
t: toluene diisocyanate => !390931

@ drive-belt
en: v belt; drive belt; fan belt; serpentine belt; timing belt; transmission belt; ribbed belt; alternator belt; cvt belt; synchronous belt; gt2 belt; toothed belt; cogged belt; cam belt; banded v belt; classical v belt; poly v belt; washing machine belt; flat drive belt; auxiliary belt; variator belt; gates belt; fan belt rubber; scooter drive belt; narrow v belt; belt + treadmill motor|bandsaw drive|sander drive
de: Keilriemen = v belt; Zahnriemen = toothed belt; Antriebsriemen = drive belt; Keilrippenriemen = poly v belt; Rippenriemen = ribbed belt; Variomatikriemen = variator belt; Waschmaschinenriemen = washing machine belt
fr: courroie trapézoïdale = v belt; courroie de distribution = timing belt; courroie d'accessoires = accessory belt; courroie de transmission = transmission belt; courroie crantée = toothed belt; courroie variateur = variator belt
es: correa trapezoidal = v belt; correa de distribución = timing belt; correa de transmisión = drive belt; correa dentada = toothed belt; correa variador = variator belt; correa de accesorios = auxiliary belt; correa de transmisión dentada = toothed drive belt
it: cinghia trapezoidale = v belt; cinghia di distribuzione = timing belt; cinghia di trasmissione = transmission belt; cinghia dentata = toothed belt; cinghia variatore = variator belt; cinghia servizi = auxiliary belt; cinghia dentata di trasmissione = toothed drive belt
nl: v-snaar = v belt; distributieriem = timing belt; aandrijfriem = drive belt; tandriem = toothed belt; multiriem = ribbed belt; poly v riem = poly v belt
pl: pasek klinowy = v belt; pasek rozrządu = timing belt; pasek napędowy = drive belt; pasek wielorowkowy = ribbed belt; pasek zębaty = toothed belt; pas klinowy = v belt
pt: correia trapezoidal = v belt; correia dentada = toothed belt; correia de transmissão = transmission belt; correia em v = v belt; correia de distribuição = timing belt; correia de transmissão dentada = toothed drive belt
not: timing belt kit; timing belt tensioner; timing belt pulley; v belt pulley; timing belt tool; belt tensioner; leather belt; v belt tensioner; timing belt cover
  main=plastic -> 392690 ~.08
  main=leather -> 420500 ~.02
  "timing": length>198cm 401039 ~.1; length>=150cm 401036; length<60cm 401039; * 401035
  "synchronous": length>198cm 401039; length>=150cm 401036; length<60cm 401039; * 401035
  "zahnriemen": length>198cm 401039; length>=150cm 401036; * 401035
  "distributieriem": length>198cm 401039; length>=150cm 401036; * 401035
  "tandriem": length>198cm 401039; length>=150cm 401036; * 401035
  "rozrzadu": length>198cm 401039; length>=150cm 401036; * 401035
  "zebaty": length>198cm 401039; length>=150cm 401036; * 401035
  "toothed" -> 401035
  "cogged timing" -> 401035
  "cam belt" -> 401035
  "gt2" -> 401039
  form=v-ribbed: size>240cm 401039 ~.05; size>180cm 401033 ~.3; size<60cm 401039 ~.02; * 401031
  "flat" -> 401039
  size>240cm -> 401039 ~.1
  size>180cm -> 401034 ~.2
  size<60cm -> 401039 ~.05
  * -> 401032
t: car timing belt 1200mm => 401035
t: serpentine belt 6PK1750 v-ribbed => 401031
t: classical V-belt A45 => 401032
t: timing belt tensioner pulley => !4010

@ ebonite
en: ebonite; hard rubber; vulcanite; ebonite rod; hard rubber sheet; ebonite pen blank
de: Ebonit; Hartgummi + Stab|Platte; Hartkautschuk
fr: ébonite; caoutchouc durci
es: ebonita; caucho endurecido
it: ebanite
pt: ebonite
not: ebonite mouthpiece; hard rubber bowling; hard rubber ball; hard rubber wheel
  * -> 401700
t: ebonite rod 16mm for pens => 401700
t: hard rubber ball => !4017

@ epoxy-resin
en: liquid epoxy resin; epoxide resin; bisphenol a epoxy; casting resin + epoxy; crystal clear epoxy; epoxy powder resin; deep pour resin; novolac epoxy
de: Epoxydharz = epoxy resin
fr: résine époxyde = epoxide resin; résine époxy = epoxy resin; résines époxydes = epoxy resins; résine époxyde liquide = liquid epoxy resin
es: resina epoxídica = epoxy resin
nl: epoxyhars = epoxy resin; epoxyharsen = epoxy resin; vloeibare epoxyhars = liquid epoxy resin
pl: żywica epoksydowa = epoxy resin; żywice epoksydowe = epoxy resins; ciekła żywica epoksydowa = liquid epoxy resin
not: silicone mold; silicone mould; epoxy resin adhesive; epoxy resin mould; epoxy resin table; epoxy resin pigment; epoxy resin mold; resin kit mold
  "uv resin" -> 390799 ~.05   # UV craft resin: acrylated oligomers, mostly polyester or urethane acrylates
  * -> 390730
t: liquid epoxy resin 1 kg for casting => 390730
t: epoxy glue two part syringe => !390730

@ eva-resin
en: eva resin; eva granule; eva pellet; ethylene vinyl acetate copolymer; ethylene vinyl acetate; eva copolymer
de: Ethylen Vinylacetat Copolymer; EVA Granulat
fr: copolymère d'éthylène et d'acétate de vinyle
es: copolímero de etileno y acetato de vinilo; eva + granza
  * -> 390130
t: EVA resin pellets 18% VA => 390130
t: eva foam sheet => !3901

@ fibc-bag
en: fibc; big bag; jumbo bag + fibc|pp|1000kg|bulk; bulk bag; flexible intermediate bulk container; pp woven bag; pp woven sack; woven polypropylene sack; woven poly bag; raffia bag + pp; sandbag + pp|woven|flood; jute sack; jute bag + packing|coffee|gunny; gunny bag; leno bag; mesh bag + onion|potato; sand bag + pp|woven|flood; burlap sack + packing
de: Big Bag = big bag; PP Gewebesack = pp woven sack; Jutesack = jute sack; Sandsack = sandbag + Hochwasser|PP; Schüttgutbehälter flexibel = flexible intermediate bulk container
fr: big bag = big bag; sac tissé polypropylène = pp woven sack; sac de jute = jute bag; grand récipient vrac souple = flexible intermediate bulk container
es: saco big bag = big bag; saco de rafia = raffia bag; saco de polipropileno tejido = woven polypropylene sack; saco de yute = jute sack
it: big bag = big bag; sacco in rafia = raffia bag; sacco di juta = jute sack; sacco in polipropilene tessuto = woven polypropylene sack
nl: big bag = big bag; jutezak = jute sack; geweven pp zak = pp woven bag; zandzak = sandbag
pl: worek big bag = big bag; worek jutowy = jute sack; worek rafiowy = raffia bag; worek z tkaniny pp = pp woven bag
pt: big bag = big bag; saco de ráfia = raffia bag; saco de juta = jute sack; contentor flexível = flexible container
not: big bag lifter; jute bag shopping; sand bag training; sand bag boxing
  main=jute -> 630510 ~.1
  main=cotton -> 630520 ~.02
  "jute|yute|iuta|juta" -> 630510
  "gunny" -> 630510
  "burlap" -> 630510
  "fibc" -> 630532
  "big bag" -> 630532
  "jumbo" -> 630532
  "bulk|a granel|alla rinfusa|sfuso" -> 630532
  "intermediate" -> 630532
  * -> 630533
t: FIBC jumbo bag 1000 kg polypropylene => 630532
t: PP woven sack 50 kg => 630533
t: jute sacks for coffee beans => 630510
t: plastic shopping bag => !6305

@ fluoropolymer-resin
en: fluoropolymer; pvdf resin; pvdf powder; fep resin; pfa resin; etfe resin; polyvinylidene fluoride; fluoroplastic resin
de: Fluorpolymer
  * -> 390469
t: PVDF powder for battery binder => 390469
t: ptfe powder => !390469

@ inner-tube
en: inner tube; bicycle inner tube; tyre tube; bike tube; bike inner tube; motorcycle inner tube; butyl inner tube; inner tube + tyre|tire|bicycle|wheel|tractor; scooter inner tube; tpu inner tube; butyl rubber inner tube
de: Fahrradschlauch = bicycle inner tube; Luftschlauch = inner tube + Reifen|Fahrrad; Schlauch = tube or hose + Fahrrad|Reifen|zoll presta; Motorradschlauch = motorcycle inner tube
fr: chambre à air = inner tube; chambre à air vélo = bicycle inner tube
es: cámara de aire = inner tube; cámara = inner tube + bicicleta|neumático
it: camera d'aria = inner tube; camera d'aria bici = bike inner tube
nl: binnenband = inner tube; fiets binnenband = bicycle inner tube
pl: dętka = inner tube; dętka rowerowa = bicycle inner tube
pt: câmara de ar = inner tube
not: inner tube toy; inner tube patch; swim inner tube; cama; camaron
  main=plastic -> 392690 ~.03
  "electric scooter" -> 401390
  for=motorcycle|farm-vehicle|works-vehicle -> 401390 ~.12
  for=bicycle -> 401320 ~.3
  for=car|truck -> 401310 ~.12
  * -> 401320 ~.6
ask: for
t: bicycle inner tube 26 inch presta valve => 401320
t: truck tyre inner tube => 401310
t: tire patch kit => !4013

@ ion-exchange-resin
en: ion exchange resin; ion exchanger resin; cation resin; anion resin; mixed bed resin; cation exchange resin; di resin; deionizing resin
de: Ionenaustauscherharz; Ionenaustauscher; Mischbettharz
fr: résine échangeuse d'ions; échangeur d'ions
es: resina de intercambio iónico; intercambiador de iones
it: resina a scambio ionico
nl: ionenwisselaar; ionenwisselaarhars
pl: żywica jonowymienna
pt: resina de troca iônica; permutador de iões
  * -> 391400
t: strong acid cation exchange resin for water softener => 391400
t: water softener machine => !391400

@ melamine-resin
en: melamine resin; melamine formaldehyde resin; melamine moulding compound; melamine molding powder; melamine formaldehyde; melamine moulding powder
de: Melaminharz = melamine resin
fr: résine mélaminique = melamine resin; résine mélamine = melamine resin
es: resina melamínica = melamine resin
it: resina melaminica = melamine resin
nl: melamine hars = melamine resin; melaminehars = melamine resin; melaminehars poeder = melamine resin powder
pl: żywica melaminowa = melamine resin
  * -> 390920
t: melamine moulding compound for tableware => 390920
t: melamine plate => !3909

@ natural-polymer
en: xanthan gum; chitosan; hyaluronic acid powder; sodium hyaluronate powder; dextran; gellan gum; chondroitin sulfate powder; pullulan; hardened protein; chlorinated rubber; chitin; inulin polymer; glucan polymer; welan gum; hyaluronic acid + raw material|cosmetic grade|food grade
de: Xanthan = xanthan gum; Chitosan = chitosan; Dextran = dextran; Hyaluronsäure Pulver = hyaluronic acid powder
fr: gomme xanthane = xanthan gum; chitosane = chitosan; xanthane = xanthan
es: goma xantana = xanthan gum; goma xantán = xanthan gum; quitosano = chitosan
it: gomma xantana = xanthan gum; chitosano = chitosan
nl: xanthaangom = xanthan gum
pl: guma ksantanowa = xanthan gum; chitozan = chitosan
pt: goma xantana = xanthan gum; quitosana = chitosan
  * -> 391390
t: xanthan gum 80 mesh food grade => 391390
t: hyaluronic acid face serum => !391390

@ natural-rubber
en: natural rubber; ribbed smoked sheet; rss3; smoked sheet rubber; tsnr; str20; smr20; sir20; technically specified natural rubber; natural rubber latex; crepe rubber; concentrated latex; gutta percha; balata; chicle gum; rubber block + natural
de: Naturkautschuk = natural rubber; Naturlatex = natural latex; Guttapercha = gutta percha
fr: caoutchouc naturel = natural rubber; latex naturel = natural latex
es: caucho natural = natural rubber; látex natural = natural rubber latex
it: gomma naturale = natural rubber; lattice naturale = natural rubber latex
nl: natuurrubber = natural rubber
pl: kauczuk naturalny = natural rubber; lateks naturalny = natural rubber latex
pt: borracha natural = natural rubber; látex natural = natural rubber latex
not: natural rubber yoga mat; natural rubber pacifier; natural rubber dog toy; natural rubber mattress; natural rubber glove; natural rubber band; natural rubber latex glove; natural rubber latex pillow
  "gutta" -> 400130
  "balata" -> 400130
  "chicle" -> 400130
  form=latex -> 400110 ~.1
  "smoked|ahumado|affumicato|fumado|defumado" -> 400121
  "rss" -> 400121
  "rss3" -> 400121
  "crepe" -> 400129
  * -> 400122
t: ribbed smoked sheets RSS3 natural rubber => 400121
t: natural rubber latex 60% DRC => 400110
t: technically specified natural rubber SMR20 => 400122
t: natural rubber band => !4001

@ nitrocellulose
en: nitrocellulose; collodion; nitro cotton; cellulose nitrate; pyroxylin
de: Nitrocellulose = nitrocellulose; Kollodium = collodion
fr: nitrocellulose = nitrocellulose; nitrate de cellulose = cellulose nitrate; collodion = collodion
es: nitrocelulosa = nitrocellulose; nitrato de celulosa = cellulose nitrate; colodión = collodion
it: nitrocellulosa = nitrocellulose
not: nitrocellulose lacquer; nitrocellulose propellant
  * -> 391220
t: nitrocellulose damped with alcohol => 391220
t: nitrocellulose lacquer spray => !391220

@ nylon-resin
en: nylon + resin|granule|chip|pellet|primary form|granulate; polyamide + resin|granule|chip|pellet|primary form|granulate; pa6 granule; pa66 granule; pa6 chip; nylon 6 chip; pa12 powder; polyamide 66 resin; hot melt polyamide resin
de: Polyamid + Granulat|Primärform; PA6 Granulat; Polyamidgranulat; PA6-Granulat; Nylongranulat
fr: polyamide + granulé|forme primaire; granulés de polyamide; polyamide en granulés
es: poliamida + granza|gránulo|forma primaria
it: poliammide + granulo|forma primaria
nl: polyamide granulaat; polyamide korrels; nylon granulaat
pl: poliamid + granulat; granulat poliamidowy; granulat poliamidu; poliamid w granulkach
pt: poliamida + granulado|formas primárias
  "dimer" -> 390890
  "ppa" -> 390890
  "polyphthalamide" -> 390890
  "hot melt" -> 390890
  * -> 390810
t: nylon 6 chips => 390810
t: PA66 GF30 polyamide granules => 390810
t: nylon rope 10mm => !3908

@ pet-resin
en: pet resin; pet granule; pet chip; polyethylene terephthalate + granule|chip|resin|bottle grade|primary form|viscosity; bottle grade pet; pet pellet; polyester chip; rpet granule; rpet pellet; polyester resin + bottle grade
de: PET Granulat = pet granule; Polyethylenterephthalat = polyethylene terephthalate
fr: polyéthylène téréphtalate = polyethylene terephthalate; granulé pet = pet granule
es: tereftalato de polietileno = polyethylene terephthalate; granza de pet = pet granule; resina pet = pet resin
it: polietilene tereftalato = polyethylene terephthalate; granulo pet = pet granule
nl: pet granulaat = pet granule; pet korrels = pet granule; pet-korrels = pet granule; polyethyleentereftalaat = polyethylene terephthalate; pet chips granulaat = pet chip
pl: granulat pet = pet granule; politereftalan etylenu = polyethylene terephthalate; granulat poliestrowy pet = pet polyester granules; regranulat pet = rpet granule
pt: resina pet = pet resin; politereftalato de etileno = polyethylene terephthalate
  "bottle|botella|bottiglia|garrafa" -> 390761
  "fibre grade" -> 390769
  "polyester chip" -> 390769
  * -> 390761 ~.7
t: PET resin bottle grade IV 0.80 => 390761
t: polyester chips fibre grade semi dull => 390769
t: pet bottle preform => !3907

@ petroleum-resin
en: petroleum resin; hydrocarbon resin; c5 resin; c9 resin; coumarone resin; coumarone indene resin; terpene resin; polyterpene; c5 hydrocarbon resin
de: Kohlenwasserstoffharz = hydrocarbon resin; Petroleumharz = petroleum resin
fr: résine de pétrole = petroleum resin; résine terpénique = terpene resin
es: resina de petróleo = petroleum resin; resina hidrocarbonada = hydrocarbon resin
it: resina di petrolio = petroleum resin
  * -> 391110
t: C5 hydrocarbon resin for hot melt adhesive => 391110
t: gum rosin => !3911

@ phenolic-resin
en: phenolic resin; bakelite powder; phenol formaldehyde resin; novolac resin; resol; bakelite moulding compound; phenolic moulding compound; phenolic moulding powder
de: Phenolharz = phenolic resin
fr: résine phénolique = phenolic resin
es: resina fenólica = phenolic resin
it: resina fenolica = phenolic resin
nl: fenolhars = phenolic resin
pl: żywica fenolowa = phenolic resin
pt: resina fenólica = phenolic resin
not: phenolic resin sheet; phenolic resin board
  * -> 390940
t: phenolic resin powder for brake linings => 390940
t: phenolic board => !390940

@ pla-resin
en: pla resin; polylactic acid; polylactide; pla granule; pla pellet; poly lactic acid resin
de: Polymilchsäure; PLA Granulat
fr: acide polylactique
es: ácido poliláctico
it: acido polilattico
not: pla filament
  * -> 390770
t: PLA polylactic acid pellets => 390770
t: pla filament 1.75mm => !390770

@ plastic-building-ware
en: plastic gutter; pvc gutter; rain gutter + pvc|plastic; downpipe + pvc|plastic; plastic fence; pvc fence panel; vinyl fence; pvc railing; wpc decking; wpc wall panel; pvc ceiling panel; pvc wall panel; plastic roof tile; pvc roof sheet; plastic lawn edging + building; access panel + plastic; ventilation grille + plastic|pvc; plastic air vent; plastic wall plug; wall plug + nylon|plastic; wpc fence; pvc cladding panel; plastic scaffold plank; tile spacer; tile leveling system; tile levelling clip; rebar spacer; plastic shutter rail; composite decking; wpc board; plastic paving grid; grass grid paver; plastic drain channel; geocell; plastic formwork; foam cornice; polyurethane moulding; polystyrene moulding; pvc skirting; pvc skirting board; plastic handrail; shower channel plastic; door stop plastic building; plastic expansion joint
de: Dachrinne + Kunststoff|PVC; WPC Diele; Terrassendiele WPC; Kunststoffzaun; Fliesen Nivelliersystem; Fliesenkreuz; Lüftungsgitter + Kunststoff; Dübel + Nylon|Kunststoff; Rasengitter; Stuckleiste + Styropor; Sockelleiste + PVC
fr: gouttière pvc; lame de terrasse composite; cheville + nylon|plastique; croisillon carrelage; lambris pvc; grille d'aération + plastique; clôture pvc; plinthe pvc; moulure polystyrène
es: canalón de pvc; tarima composite; valla de pvc; taco + nylon|plástico; nivelador de azulejos; crucetas para azulejos; rejilla de ventilación + plástico; rodapié de pvc
it: grondaia in pvc; doghe wpc; tassello + nylon|plastica; distanziatori piastrelle; griglia aerazione + plastica; battiscopa in pvc; recinzione pvc
nl: dakgoot + pvc|kunststof; composiet vlonder; plug + nylon|kunststof; tegelkruisjes; ventilatierooster + kunststof; grindmatten
pl: rynna pcv; deska kompozytowa; kołek rozporowy; krzyżyki do płytek; kratka wentylacyjna + plastik; system poziomowania płytek; listwa przypodłogowa + pcv
pt: calha de pvc; deck wpc; bucha + nylon|plástico; nivelador de piso; espaçador para azulejo; forro de pvc; rodapé de pvc
not: wpc decking screw; solar pv mount; tassellatore
  "decking": "aluminium|aluminio|alluminio" 761090; * 391890 ~.5   # WPC decking: floor covering of plastics other than PVC
  "terrace" -> 391890
  "wpc floor" -> 391890
  "pvc wall panel" -> 392590 ~.5
  "geocell" -> 392690
  "levelling" -> 392690
  "leveling" -> 392690
  "tile spacer" -> 392690
  * -> 392590
t: PVC rain gutter half round => 392590
t: WPC composite decking board => 391890
t: screws for decking => !3925

@ plastic-closure
en: plastic bottle cap; plastic cap closure; plastic lid + packaging|jar; plastic stopper; flip top cap; plastic screw cap; tamper evident cap; plastic closure; thread protector cap + plastic; pipe end cap + plastic; plastic plug + hole|pipe; dispensing cap; disc top cap; pet bottle cap; plastic bung; protective cap + plastic; tube end cap; synthetic wine cork; plastic cork
de: Flaschenverschluss + Kunststoff; Kunststoffverschluss; Schraubverschluss + Kunststoff; Kunststoffdeckel; Verschlussstopfen + Kunststoff; Schutzkappe + Kunststoff; Kunststoffverschlüsse; Schraubdeckel + Kunststoff; Verschlusskappen + Kunststoff
fr: bouchon plastique; couvercle plastique; capsule plastique; bouchon à vis + plastique; bouchons en plastique; bouchon en plastique; couvercles en plastique; capsules en plastique
es: tapón de plástico; tapa de plástico; tapón rosca + plástico; tapas de plástico; tapón de rosca de plástico; tapón a rosca
it: tappo in plastica; coperchio in plastica; tappo a vite + plastica; tappo di plastica; coperchio di plastica; tappi di plastica; tappo a vite in plastica; capsula di chiusura in plastica
nl: kunststof dop; plastic dop; schroefdop + kunststof; kunststof doppen; schroefdop kunststof; kunststof sluitingen; kunststof deksels
pl: zakrętka plastikowa; nakrętka plastikowa; korek plastikowy; nakrętki plastikowe; zakrętki plastikowe; pokrywki plastikowe
pt: tampa plástica; rolha plástica; tampa de rosca + plástico; tampa de plástico; rolha de plástico; tampa roscada de plástico; cápsula de fecho
  * -> 392350
t: PET bottle cap 28 mm plastic => 392350
t: crown cap steel => !392350

@ plastic-crate-pallet
en: fish box + polystyrene|foam|plastic|eps; plastic pallet; plastic crate; plastic packing box; eps box; styrofoam box; insulated eps fish box; plastic tote + industrial|stackable|euro; plastic tray + packing|seedling|transport; euro container plastic; bread crate; beer crate; fruit crate + plastic; blister tray packaging; clamshell packaging + plastic; folding crate + plastic; plastic pallet box; polystyrene box; plastic case empty; esd tray; plastic bin + stacking|picking; egg tray + plastic; seedling tray
de: Kunststoffpalette = plastic pallet; Eurobox = euro box; Kunststoffkiste = plastic crate; Styroporbox = polystyrene box; Klappbox = folding box; Stapelbox = stacking box; Thermobox = thermal box + Styropor; Anzuchtschale = seedling tray
fr: palette plastique = plastic pallet; caisse plastique = plastic crate; bac de manutention = handling crate; caisse polystyrène = polystyrene box; cagette plastique = plastic crate
es: palé de plástico = plastic pallet; caja de plástico = plastic box + transporte|apilable; cajón plástico = plastic crate; caja de poliestireno = polystyrene box; bandeja de semillero = seedling tray
it: pallet in plastica = plastic pallet; cassetta in plastica = plastic crate; cassa in plastica = plastic crate; scatola polistirolo = polystyrene box
nl: kunststof pallet = plastic pallet; kunststof krat = plastic crate; piepschuim doos = styrofoam box; stapelbak = stacking crate; piepschuim dozen = styrofoam box
pl: paleta plastikowa = plastic pallet; skrzynka plastikowa = plastic crate; pudełko styropianowe = styrofoam box
pt: palete plástico = plastic pallet; caixa plástica = plastic box + transporte; caixa de isopor = styrofoam box; engradado plástico = plastic crate
  * -> 392310
t: plastic pallet 1200x800 => 392310
t: wooden pallet => !392310

@ plastic-film
en: ldpe film; hdpe film; lldpe film; plastic film; plastic sheet; plastic sheeting; pe film; polyethylene film; polythene sheet; stretch film; pallet wrap; stretch wrap; shrink film; bopp film; cpp film; pet film; polyester film; pvc film; pvc sheet; pp sheet; polypropylene sheet; polypropylene film; hips sheet; polystyrene sheet; petg sheet; abs sheet; ptfe sheet; nylon sheet; hdpe sheet; mylar film; mylar sheet; plastic plate + sheet|thick; geomembrane; greenhouse film; mulch film; agricultural film; dust sheet + plastic; polycarbonate sheet; polycarbonate panel; twin wall polycarbonate; acrylic sheet; plexiglass sheet; perspex sheet; pmma sheet; acrylic panel; acrylic board; clear acrylic plate; tpu film; polyimide film; kapton film; transparent pvc sheet; soft pvc curtain strip; silicone sheet; silicone rubber sheet; plastic foil + roll; metallized film; metallised pet film; shrink wrap; cling wrap industrial; pof shrink film; vapour barrier film; damp proof membrane; nylon film; ps sheet; pvc shrink film; pallet stretch film; pvb film; pvb interlayer; vacuum forming sheet; acetate sheet; mylar stencil sheet; water soluble film; corrugated plastic sheet; correx; coroplast
de: Kunststofffolie = plastic film; PE Folie = pe film; Stretchfolie = stretch film; Schrumpffolie = shrink film; Polycarbonatplatte = polycarbonate sheet; Acrylglasplatte = acrylic glass sheet; Plexiglasplatte = acrylic glass sheet; Kunststoffplatte = plastic sheet; Stegplatten = multiwall sheet; Hohlkammerplatte = multiwall sheet; PVC Folie = pvc film; PET Folie = pet film; Gewächshausfolie = greenhouse film; Malerfolie = painter's film; Teichfolie = pond liner; Silikonplatte = silicone sheet; Dampfsperrfolie = vapour barrier film; PC-Platten = polycarbonate sheet; PC-Platte = polycarbonate sheet; Polycarbonatplatten = polycarbonate sheet; Polyesterfolie = polyester film; Polypropylenfolie = polypropylene film; Polyethylenfolie = polyethylene film; PET-Folie = pet film; BOPP-Folie = bopp film; Acrylplatte = acrylic sheet; Acrylplatten = acrylic sheet; Polystyrolplatte = polystyrene sheet; PVC-Folie = pvc film; PVC-Platte = pvc sheet; Hart-PVC-Platte = rigid pvc sheet; Acrylglasplatten = acrylic glass sheet; Platten aus Polypropylen = polypropylene sheet; Platten aus Polyethylen = polyethylene sheet; Platten aus PVC = pvc sheet; Folie aus Polyethylen = polyethylene film; Folie aus Polypropylen = polypropylene film
fr: film plastique = plastic film; film étirable = stretch film; film polyéthylène = polyethylene film; plaque plexiglas = acrylic glass sheet; plaque polycarbonate = polycarbonate sheet; plaque acrylique = acrylic sheet; film rétractable = shrink film; film pvc = pvc film; feuille plastique = plastic sheet; plaque pvc = pvc sheet; bâche plastique = plastic tarpaulin + polyane; film pet = pet film; plaque pmma = pmma sheet; film polypropylène = polypropylene film; gaine polyéthylène = polyethylene tubing film; plaque de polycarbonate = polycarbonate sheet; plaques de polycarbonate = polycarbonate sheets; plaque en polycarbonate = polycarbonate sheet; film de polyester = polyester film; film en polyester = polyester film; film de polypropylène = polypropylene film; feuille de polyester = polyester sheet; plaque de plexiglas = acrylic glass sheet; film de polyéthylène = polyethylene film; feuille pvc = pvc sheet; plaques en polypropylène = polypropylene sheets; plaque en polypropylène = polypropylene sheet; plaques en pvc = pvc sheets; plaques en polyéthylène = polyethylene sheets; feuilles en polypropylène = polypropylene sheets
es: película plástica = plastic film; film estirable = stretch film; film plástico = plastic film; lámina de plástico = plastic sheet; plancha de metacrilato = acrylic sheet; placa de policarbonato = polycarbonate sheet; lámina acrílica = acrylic sheet; película de polietileno = polyethylene film; lámina de pvc = pvc sheet; film retráctil = shrink film; plancha de policarbonato = polycarbonate sheet; geomembrana = geomembrane; film de polipropileno = polypropylene film; film de polietileno = polyethylene film; película de polipropileno = polypropylene film; película biorientada = biaxially oriented film; film bopp = bopp film
it: film plastico = plastic film; pellicola estensibile = stretch film; lastra plexiglass = acrylic glass sheet; lastra policarbonato = polycarbonate sheet; foglio plastica = plastic sheet; film in polietilene = polyethylene film; pellicola termoretraibile = shrink film; lastra acrilica = acrylic sheet; foglio pvc = pvc sheet; film estensibile = stretch film; film in polipropilene = polypropylene film; pellicola plastica = plastic film; film di polipropilene = polypropylene film; film polipropilene = polypropylene film; film biorientato = biaxially oriented film; film di polietilene = polyethylene film; pellicola di polietilene = polyethylene film
nl: plastic folie = plastic film; stretchfolie = stretch film; rekfolie = stretch film; krimpfolie = shrink film; plexiglas plaat = acrylic sheet; polycarbonaat plaat = polycarbonate sheet; bouwfolie = construction film; pe folie = pe film; kunststof plaat = plastic sheet; polycarbonaatplaat = polycarbonate sheet; polycarbonaatplaten = polycarbonate sheet; acrylplaat = acrylic sheet; acrylplaten = acrylic sheet; polyesterfolie = polyester film; polyester folie = polyester film; polypropyleenfolie = polypropylene film; polypropyleen folie = polypropylene film; polyethyleenfolie = polyethylene film; polyethyleen folie = polyethylene film; pvc folie = pvc film; pvc-folie = pvc film; kunststoffolie = plastic film; pet-folie = pet film; plexiglasplaat = acrylic sheet; plexiglasplaten = acrylic sheet; polycarbonaat platen = polycarbonate sheet; pvc platen = pvc sheet; bopp-folie = bopp film; kunststof platen = plastic sheet; polypropyleen platen = polypropylene sheet; polypropyleen plaat = polypropylene sheet; polyethyleen platen = polyethylene sheet; polyethyleen plaat = polyethylene sheet; hdpe platen = hdpe sheet; pe platen = pe sheet; pvc plaat = pvc sheet
pl: folia stretch = stretch film; folia pe = pe film; folia termokurczliwa = shrink film; płyta z poliwęglanu = polycarbonate sheet; płyta pleksi = plexiglass sheet; folia plastikowa = plastic film; płyta pcv = pvc sheet; folia budowlana = construction film; folia poliestrowa = polyester film; folia polipropylenowa = polypropylene film; folia polietylenowa = polyethylene film; folia pcv = pvc film; płyta z pleksi = plexiglass sheet; płyty akrylowe = acrylic sheets; płyta akrylowa = acrylic sheet; folia pet = pet film; folia bopp = bopp film; folia pvc = pvc film; płyta pvc = pvc sheet; płyty z tworzyw sztucznych = plastic sheets
pt: filme plástico = plastic film; filme stretch = stretch film; chapa de acrílico = acrylic sheet; placa de policarbonato = polycarbonate sheet; lona plástica = plastic tarpaulin; filme de polietileno = polyethylene film; película extensível = stretch film; chapa de pvc = pvc sheet; filme de polipropileno = polypropylene film; película plástica = plastic film; filme biorientado = biaxially oriented film; película de polietileno = polyethylene film
not: plastic film bag; window film; screen protector film; self adhesive film; car film; camera film; food cling film; transfer film; pvc sheet protector; plastic sheet protector; lamination film
  "self adhesive|selbstklebend|selbstklebende|zelfklevend|zelfklevende|adhésif|autoadhésif|samoprzylepna" -> 391990
  "pvb" -> 392091
  "butyral" -> 392091
  "twin wall|stegplatten|stegplatte|hohlkammerplatte|kanaalplaat|kanaalplaten|alvéolaire|komorowa|komorowe" -> 392190   # hollow multiwall sheet: cellular structure not of 3921.1; practice 3921.90 or 3925.90
  "water soluble" -> 392099
  "acetate" -> 392073
  "abs" -> 392030
  "silicone|silicoon|silikon|silikonowa" -> 392099
  "polyimide" -> 392099
  use plastic-sheeting
ask: kind
t: LLDPE stretch film 500mm pallet wrap => 392010
t: clear acrylic sheet 3mm plexiglass => 392051
t: BOPP film 20 micron => 392020
t: PET film roll => 392062
t: polyurethane foam sheet => 392113
t: window privacy film self adhesive => !392010

@ plastic-foam-sheet
en: foam sheet; foam board; eva sheet; pe foam; epe foam; xps board; eps board; polystyrene foam board; insulation board + foam|xps|eps|pir|polyurethane; polyurethane foam sheet; upholstery foam; seat foam; pvc foam board; forex board; foam roll; packing foam; acoustic foam; soundproof foam; pick and pluck foam; foam block; foam underlay; cosplay foam; pir board; pu foam block; styrofoam sheet; polystyrene sheet insulation; cellular plastic sheet; sponge foam sheet; foam padding sheet; xpe foam; kt board; foam strip packing; high density foam
de: Schaumstoffplatte = foam sheet; Hartschaumplatte = rigid foam board; Styroporplatte = polystyrene foam board; EVA Platte = eva sheet; Akustikschaumstoff = acoustic foam; Schaumstoffzuschnitt = cut foam piece; Polsterschaum = upholstery foam; Moosgummi = foam rubber + EVA; PE Schaum = pe foam; XPS Platte = xps board; Dämmplatte = insulation board + XPS|EPS|PIR|Styropor; Polyurethanschaum = polyurethane foam + Platte|Platten|Block; Schaumstoffplatten = foam sheet; PU-Schaum Platte = pu foam board; Weichschaumplatte = soft foam board
fr: plaque de mousse = foam sheet; mousse polyuréthane = polyurethane foam; panneau polystyrène = polystyrene panel; plaque eva = eva sheet; mousse acoustique = acoustic foam; mousse polyéthylène = pe foam; plaque de polystyrène expansé = expanded polystyrene board; mousse en plaque = foam sheet; mousse polyéther = polyether foam
es: plancha de espuma = foam sheet; espuma de poliuretano = polyurethane foam + lámina|plancha; placa de poliestireno = polystyrene board; espuma acústica = acoustic foam; lámina de espuma = foam sheet
it: lastra di schiuma = foam sheet; pannello polistirolo = polystyrene panel; foglio eva = eva sheet; gommapiuma = foam rubber; espanso = expanded foam + lastra|foglio; pannello xps = xps board; schiuma acustica = acoustic foam
nl: schuimplaat = foam sheet; schuimrubber plaat = foam rubber sheet; piepschuim plaat = polystyrene foam sheet; isolatieplaat = insulation board + xps|eps|pir; akoestisch schuim = acoustic foam; foamplaat = foam board; polyurethaanschuim = polyurethane foam; pu-schuim = pu foam; schuimplaten = foam sheet; polyurethaanschuim platen = polyurethane foam sheet; polyetherschuim = polyether foam; koudschuim = cold foam; pe-schuim = pe foam
pl: płyta styropianowa = polystyrene foam board; pianka eva = eva foam; płyta piankowa = foam board; gąbka tapicerska = upholstery foam; pianka akustyczna = acoustic foam; arkusz pianki = foam sheet; styrodur = xps board; pianka poliuretanowa = polyurethane foam + płyta|płyty|arkusz; płyty z pianki = foam boards; pianka tapicerska = upholstery foam
pt: placa de espuma = foam board; placa de eva = eva sheet; placa de isopor = polystyrene board; espuma acústica = acoustic foam; folha de eva = eva sheet; placa de poliestireno = polystyrene board
not: foam board photo; paper foam board; spray foam; foam roller; rubber foam sheet
  "rubber|caucho|goma|gomma|borracha" -> 400811
  kind=polystyrene -> 392111 ~.15
  kind=pvc -> 392112 ~.08
  kind=polyurethane -> 392113 ~.3
  "upholstery" -> 392113
  "acoustic" -> 392113
  "seat" -> 392113
  "pir" -> 392113
  * -> 392119
t: EVA foam sheet 5mm for cosplay => 392119
t: XPS insulation board => 392111
t: upholstery foam sheet for sofa => 392113
t: foam roller for massage => !3921

@ plastic-hose
en: plastic hose; pvc hose; silicone tube; silicone hose; silicone tubing; plastic tubing; vinyl tubing; ptfe tube; teflon tube; pu air hose; pneumatic tube; pneumatic hose; nylon tube; aquarium hose; air line tubing; suction hose; clear pvc hose; clear vinyl tube; layflat hose + pvc; corrugated tube; flexible conduit + plastic|pvc|nylon; polyurethane tube; polyurethane hose; spiral air hose; coiled air hose; ventilation hose; flexible duct + plastic|pvc; drain hose; washing machine drain hose; vacuum hose pipe; ro tubing; water filter tube; peristaltic tube; cable protection tube; corrugated cable conduit; drip irrigation tape; food grade hose
de: Kunststoffschlauch = plastic hose; PVC Schlauch = pvc hose; Silikonschlauch = silicone hose; Druckluftschlauch = compressed air hose; Saugschlauch = suction hose; PTFE Schlauch = ptfe tube; Aquariumschlauch = aquarium hose; Wellrohr = corrugated tube; Ablaufschlauch = drain hose
fr: tuyau souple plastique = flexible plastic hose; tuyau silicone = silicone hose; tuyau pvc souple = flexible pvc hose; gaine annelée = corrugated sheath; tuyau pneumatique = pneumatic hose
es: manguera de pvc = pvc hose; tubo de silicona = silicone tube; manguera de plástico = plastic hose; tubo corrugado = corrugated tube; manguera neumática = pneumatic hose
it: tubo flessibile in pvc = flexible pvc hose; tubo in silicone = silicone tube; tubo corrugato = corrugated tube; tubo pneumatico = pneumatic tube
nl: pvc slang = pvc hose; siliconen slang = silicone hose; kunststof slang = plastic hose; luchtslang = air hose + pu
pl: wąż pcv = pvc hose; wąż silikonowy = silicone hose; wąż pneumatyczny = pneumatic hose; rurka silikonowa = silicone tube; peszel = corrugated conduit
pt: mangueira de pvc = pvc hose; tubo de silicone = silicone tube; mangueira plástica = plastic hose; tubo corrugado = corrugated tube
not: heat shrink tube; vacuum cleaner hose; silicone hose fitting; hose clamp; hose connector; silicone baking tube; rubber hose; intercooler silicone hose
  "high pressure" -> 391731
  build=reinforced|textile-reinforced -> 391739 ~.15
  "braided|trenzado|intrecciato|entrançado|trançado" -> 391739
  "layflat" -> 391739
  build=metal-reinforced -> 391739 ~.03
  "suction" -> 391739
  "garden|jardín|giardino|jardim" -> 391739
  build=with-fittings -> 391733 ~.12
  "spiral|espiral|spirale" -> 391739
  * -> 391732
t: silicone tube 6mm food grade => 391732
t: PVC hose reinforced with polyester yarn => 391739
t: hose clamp stainless steel => !3917

@ plastic-laminate
en: hpl sheet; high pressure laminate; decorative laminate sheet; formica sheet; frp sheet; frp panel; fibreglass reinforced plastic sheet; grp sheet; carbon fibre prepreg plate; g10 sheet; fr4 sheet; fr4 board; bakelite sheet; phenolic sheet; phenolic board; pvc tarpaulin fabric; pvc coated tarpaulin roll; compact laminate; edge banding tape; pvc edge banding; abs edge banding; laminate worktop sheet; glass epoxy sheet; melamine laminate; micarta
de: HPL Platte; Schichtstoffplatte; GFK Platte; Hartpapierplatte; Kantenumleimer; PVC Plane + Rolle; ABS Kante
fr: stratifié hpl; panneau stratifié; plaque polyester renforcé; bande de chant; plaque bakélite
es: laminado hpl; placa frp; canto de pvc; tapacantos; baquelita + placa
it: laminato hpl; laminato decorativo; pannello vetroresina; bordo in pvc; bordo abs
nl: hpl plaat; kantenband; polyester plaat
pl: laminat hpl; obrzeże pcv; obrzeże abs; płyta bakelitowa
pt: laminado hpl; fita de borda; laminado decorativo; placa de fibra de vidro
not: copper clad laminate; laminate flooring
  "edge band" -> 392049   # thin strip of PVC, one layer; ABS 392030
  "edge banding": "abs" 392030; * 392049
  "phenolic" -> 392190
  "bakelite" -> 392190
  * -> 392190
t: HPL decorative laminate sheet => 392190
t: FRP sheet roofing fiberglass reinforced => 392190
t: laminate flooring 8mm => !3921

@ plastic-pipe
en: plastic pipe; pvc pipe; upvc pipe; hdpe pipe; pe pipe; ppr pipe; pp pipe; cpvc pipe; pex pipe; drainage pipe + pvc|pe|plastic|hdpe; polyethylene pipe; rigid pvc tube; pvc tube; acrylic tube; polycarbonate tube; conduit pipe + pvc; pvc conduit; irrigation pipe; sewer pipe + pvc|plastic|pp; plastic tube rigid; water pipe + plastic|hdpe|pe|pvc; polypropylene pipe; frp pipe; underfloor heating pipe; plastic duct pipe
de: Kunststoffrohr; PVC Rohr; PE Rohr; HT Rohr; KG Rohr; Abflussrohr + Kunststoff|PVC|PP; Wasserrohr + Kunststoff|PE; PVC-Rohre; Kunststoffrohre; Polyethylenrohr; Drainagerohr; Leerrohr; Rohre aus PVC; Rohre aus Polyethylen; Rohre aus Polypropylen; Rohre aus Kunststoff
fr: tuyau pvc; tube pvc; tube polyéthylène; tuyau rigide en plastique; tube per; tuyau pehd; tuyau en pvc; tube en pvc; tuyaux en pvc; tube pvc rigide; tuyau en polyéthylène; tube en polypropylène; tuyau pvc rigide; tube rigide; tubes en polyéthylène; tuyaux en polyéthylène; tubes en polypropylène
es: tubo de pvc; tubería de pvc; tubería de polietileno; tubo de plástico; tubería pvc; tubo pvc; tubería polietileno; manguera pead
it: tubo in pvc; tubo in polietilene; tubo di plastica; tubo polietilene; tubazione pvc
nl: pvc buis; kunststof buis; pe leiding; pvc buizen; kunststof buizen; pvc-buis; pvc-buizen; polyethyleen buis; polypropyleen buis; rioolbuis; drukbuis pvc; installatiebuis
pl: rura pcv; rura pvc; rura pe; rura z tworzywa; rury z pvc; rury pvc; rury z tworzyw; rury polietylenowe; rura polipropylenowa; rury z polietylenu; rury z polipropylenu; rury kanalizacyjne; rury pcv
pt: tubo de pvc; tubo de polietileno; tubo plástico; cano pvc; tubagem pvc; tubo pead
not: plastic pipe fitting; pvc pipe fitting; pvc pipe cutter; pipe clamp; pvc pipe glue; pvc pipe elbow; pvc pipe cement
  "flexible|flessibile|flexível" -> 391732
  "corrugated flexible" -> 391732
  "pex" -> 391721 ~.05
  "drip irrigation" -> 391732
  "hdpe" -> 391721
  "pe" -> 391721
  "polyethylene|polietileno|polietilene" -> 391721
  kind=polypropylene -> 391722 ~.05
  kind=pvc -> 391723 ~.3
  kind=polyethylene -> 391721 ~.5
  kind=acrylic-glass|polycarbonate|polyamide|fluoroplastic -> 391729 ~.1
  "frp" -> 391729
  * -> 391721
ask: kind
t: uPVC pipe 110 mm for sewer => 391723
t: PPR pipe for hot water => 391722
t: HDPE pipe PN16 => 391721
t: pvc pipe fitting elbow => !391723

@ plastic-pipe-fitting part of plastic-pipe, plastic-hose
en: pvc pipe fitting; plastic pipe fitting; pvc elbow; pvc tee; pvc coupling; hdpe fitting; ppr fitting; pipe fitting + plastic|pvc|pp|ppr|hdpe|pe|cpvc; pneumatic push fitting; push in fitting; hose connector + plastic|garden|pvc; garden hose connector; compression fitting + plastic|pe|pp|hdpe; barb fitting + plastic; hose barb + plastic; tube connector + plastic; drip irrigation connector; electrofusion coupling; ro fitting; push fit connector; tap adapter + hose|plastic; hose joiner; pipe elbow + pvc|plastic|pp; air hose quick connector + plastic; irrigation fitting; pipe coupler + pvc|plastic; pvc reducer; conduit fitting + pvc; pvc union; pvc end cap; bulkhead fitting
de: Rohrverbinder = pipe connector + Kunststoff|PVC|PE; PVC Fitting = pvc pipe fitting; PVC Bogen = pvc pipe bend; Schlauchverbinder = hose connector; Schlauchkupplung = hose coupling + Kunststoff|Garten; Klemmverschraubung = compression fitting + PE; Steckverbinder pneumatisch = pneumatic push fitting; PVC Muffe = pvc coupling; HT Bogen = ht pipe bend
fr: raccord pvc = pvc fitting; raccord plastique = plastic fitting; raccord de tuyau = pipe fitting + plastique|arrosage; coude pvc = pvc elbow; manchon pvc = pvc coupling; raccord ppr = ppr fitting; raccord pneumatique = pneumatic fitting
es: racor de plástico = plastic hose fitting; accesorio pvc = pvc fitting; codo de pvc = pvc elbow; conector de manguera = hose connector; accesorios de tubería de pvc = pvc pipe fitting; racor neumático = pneumatic fitting
it: raccordo pvc = pvc pipe fitting; raccordo in plastica = plastic pipe fitting; gomito pvc = pvc elbow; raccordo = pipe fitting + tubo + plastica; raccordo pneumatico = pneumatic fitting
nl: pvc fitting = pvc fitting; pvc bocht = pvc elbow; slangkoppeling = hose coupling; pvc mof = pvc coupling; knelkoppeling = compression fitting + kunststof|pe
pl: złączka pcv = pvc pipe fitting; kolanko pcv = pvc elbow; kształtka pvc = pvc pipe fitting; szybkozłączka = quick coupler + wąż; złączka pe = pe pipe fitting
pt: conexão de pvc = pvc pipe fitting; joelho de pvc = pvc elbow; acessório de tubo = pipe fitting + plástico; conector de mangueira = hose connector
not: brass hose connector; brass compression fitting
  main: brass 741220 ~.08; copper 741220; aluminium 760900; stainless-steel 730729; iron 730799; plastic 391740 ~.9
  * -> 391740
t: PVC elbow 90 degree 50mm => 391740
t: garden hose connector quick plastic => 391740
t: brass garden hose connector => 741220
t: pvc pipe 50mm => !391740

@ plastic-rod
en: plastic rod; plastic profile; ptfe rod; nylon rod; pom rod; acrylic rod; hdpe rod; pvc profile; upvc profile; upvc window profile; plastic stick profile; plastic edge trim; plastic bar + round; peek rod; plastic extrusion profile; pvc trunking profile; wpc profile; plastic welding rod; u profile plastic; delrin rod; plastic monofilament
de: Kunststoffstab; Kunststoffprofil; PVC Profil; Rundstab + Kunststoff|Nylon|POM|PTFE; Kunststoffschweißdraht
fr: profilé plastique; profilé pvc; barre plastique; jonc plastique
es: perfil de pvc; perfil de plástico; barra de nylon; varilla de plástico
it: profilo in plastica; profilo pvc; barra in plastica
nl: kunststofprofiel; kunststof staf
pl: profil pcv; profil plastikowy; pręt z tworzywa
pt: perfil de pvc; perfil plástico; barra de nylon
not: plastic curtain rod; fishing rod
  kind=pvc -> 391620 ~.4
  kind=polyethylene -> 391610 ~.1
  * -> 391690
t: uPVC window profile => 391620
t: nylon rod 50mm round => 391690
t: curtain rod => !3916

@ plastic-sanitary
en: plastic bathtub; acrylic bathtub; acrylic shower tray; shower tray + acrylic|plastic|resin; plastic washbasin; plastic sink; acrylic sink; toilet cistern; cistern + toilet|flush|wc; dual flush cistern; plastic urinal; concealed cistern; portable bidet basin; shower cubicle + acrylic; freestanding bathtub; bathtub + acrylic|soaking|freestanding
de: Badewanne = bathtub + Acryl|freistehend; Duschwanne = shower tray + Acryl|Kunststoff; Spülkasten = cistern; Unterputzspülkasten = concealed cistern; Waschbecken = washbasin + Kunststoff|Acryl; Duschtasse = shower tray
fr: baignoire = bathtub + acrylique; receveur de douche = shower tray; réservoir de chasse = cistern; réservoir wc = cistern; lavabo = washbasin + plastique|résine; vasque = basin + céramique|porcelaine; cuvette wc = toilet bowl + céramique|porcelaine; wc = toilet + céramique|porcelaine; lave mains = hand basin + céramique; toilettes = toilet + céramique|porcelaine; lavabo = washbasin + céramique|porcelaine|grès
es: bañera = bathtub + acrílica; plato de ducha = shower tray; cisterna = cistern + inodoro; lavabo = washbasin + plástico|resina; inodoro = toilet + cerámica|porcelana|loza; lavamanos = washbasin + cerámica|porcelana; sanitario = toilet + porcelana|cerámica; bidé = bidet + porcelana|cerámica; lavabo = washbasin + cerámica|porcelana|loza
it: vasca da bagno = bathtub + acrilico|acrilica; piatto doccia = shower tray; cassetta wc = toilet cistern; cassetta di scarico = toilet cistern; lavabo = washbasin + resina|plastica; lavandino = sink + ceramica; vaso wc = toilet bowl + ceramica|porcellana; sanitari = sanitary ware + ceramica; bidet = bidet + ceramica; wc = toilet + ceramica|porcellana; lavabo = washbasin + ceramica|porcellana
nl: ligbad = bathtub + acryl; douchebak = shower tray; stortbak = cistern; inbouwreservoir = concealed cistern
pl: wanna = bathtub + akrylowa; brodzik = shower tray; spłuczka = cistern; zlew = sink + plastik; spłuczek = cistern
pt: banheira = bathtub + acrílica; base de duche = shower tray; autoclismo = toilet cistern; caixa de descarga = toilet cistern; lavatório = washbasin + cerâmica|porcelana|louça; sanita = toilet + cerâmica|louça; vaso sanitário = toilet bowl + louça|cerâmica; bidé = bidet + cerâmica; pia = sink + cerâmica|louça; cuba = basin + louça|cerâmica
not: bathtub mat; bathtub tray; baby bathtub; shower tray drain; bathtub toy; bath tub cushion; cistern valve
  main: steel 732429 ~.03; cast-iron 732421; ceramic 691010 ~.05; stone 681099 ~.05
  "cistern" -> 392290
  "flush" -> 392290
  "urinal" -> 392290
  * -> 392210 ~.9
t: acrylic freestanding bathtub 170cm => 392210
t: dual flush toilet cistern plastic => 392290
t: bath mat => !3922

@ plastic-spool
en: plastic spool; plastic reel; plastic bobbin; empty spool; cable reel empty plastic; empty wire spool; yarn cone + plastic; filament spool empty; film core + plastic
de: Kunststoffspule = plastic spool; Leerspule = empty spool; Kunststoffhaspel = plastic reel
fr: bobine plastique vide = empty plastic spool; bobine vide = empty spool
es: carrete de plástico = plastic spool; bobina de plástico = plastic reel + vacía
it: bobina in plastica vuota = empty plastic spool; rocchetto in plastica = plastic bobbin
nl: kunststof spoel = plastic spool; lege haspel = empty reel
pl: szpula plastikowa = plastic spool; szpulka plastikowa = plastic bobbin
pt: carretel plástico = plastic spool; bobina plástica = plastic reel
not: sewing machine bobbin; fishing reel; film reel
  * -> 392340
t: empty plastic spool for wire => 392340
t: fishing reel spinning => !392340

@ plastic-tank
en: plastic water tank; water tank + plastic|polyethylene|pe|hdpe|frp|grp|litre|liter; septic tank + plastic|polyethylene; plastic storage tank; polyethylene tank; rainwater tank; grp tank; rain water barrel; water butt; plastic cistern tank; chemical storage tank + plastic|pe|frp; frp tank; rain barrel
de: Kunststofftank; Regenwassertank; Wassertank + Kunststoff|PE|Liter; Klärgrube; Regenfass; Regentonne; Wassertonne
fr: cuve plastique; cuve à eau; réservoir d'eau + plastique; récupérateur d'eau; fosse septique
es: tanque de agua + plástico|polietileno; depósito de agua + plástico; fosa séptica; depósito de polietileno
it: serbatoio in plastica; serbatoio acqua; cisterna + plastica|polietilene; fossa biologica
nl: regenton; kunststof watertank; watertank + kunststof|liter; septic tank kunststof; waterton
pl: zbiornik na deszczówkę; zbiornik plastikowy; szambo + plastik; beczka na deszczówkę
pt: caixa d'água; reservatório de água + plástico; fossa séptica; tanque de polietileno
not: water tank level sensor; fish tank; water tank valve; rc tank; water tank cleaner
  main=iron: capacity<=300l 731010; * 730900 ~.8
  main=aluminium -> 761100 ~.02
  capacity<=300l -> 392330 ~.2   # up to 300 l: container for conveyance 3923, or household 392490
  * -> 392510
t: plastic water tank 1000 litre => 392510
t: stainless steel water storage tank 5000 liter => !392510
t: fish tank glass => !3925

@ plastic-waste
en: pet bottle flake; bottle flake + scrap|washed|pet; plastic scrap; plastic waste; plastic regrind; pet flake; hdpe regrind; ldpe film scrap; pvc scrap; pe scrap; pp scrap; abs scrap; plastic parings; post consumer plastic; pp regrind; polystyrene scrap; eps scrap; pet bottle scrap; washed pet flake; ldpe scrap; hdpe scrap
de: Kunststoffabfall; Kunststoffabfälle; Mahlgut; PET Flakes
fr: déchets plastiques; déchets de matières plastiques
es: desechos plásticos; desperdicios de plástico; chatarra de plástico
it: rifiuti plastici; rottami di plastica; cascami di plastica
nl: plasticafval; kunststofafval
pl: odpady tworzyw; odpady plastikowe
pt: resíduos plásticos; desperdícios de plástico
  "abs" -> 391520          # ABS waste: styrene predominates (ch. 39 subheading n. 1)
  kind=polystyrene -> 391520 ~.08
  kind=pvc -> 391530 ~.08
  kind=pet|polypropylene -> 391590 ~.3
  kind=polyethylene -> 391510 ~.4
  * -> 391590
t: LDPE film scrap in bales => 391510
t: hot washed PET flakes => 391590
t: plastic waste bin => !3915

@ plastic-window-door
en: upvc window; pvc window; upvc door; pvc door; plastic door; pvc sliding door; plastic window frame; upvc window frame; pvc folding door; accordion door; pvc strip curtain door; upvc double glazed window; upvc door frame; plastic threshold
de: Kunststofffenster = plastic window; Kunststofftür = plastic door; PVC Fenster = pvc window; Falttür = folding door + Kunststoff|PVC
fr: fenêtre pvc = pvc window; porte pvc = pvc door; porte accordéon = accordion door; porte fenêtre pvc = pvc french door
es: ventana de pvc = pvc window; puerta de pvc = pvc door; puerta plegable de pvc = pvc folding door
it: finestra pvc = pvc window; porta in pvc = pvc door; porta a soffietto = accordion door; infisso in pvc = pvc window or door frame
nl: kunststof kozijn = plastic window frame; kunststof raam = plastic window; kunststof deur = plastic door; vouwdeur = folding door
pl: okno pcv = pvc window; drzwi pcv = pvc door; okno pvc = pvc window; drzwi harmonijkowe = accordion door
pt: janela de pvc = pvc window; porta de pvc = pvc door; porta sanfonada = accordion door
  * -> 392520
t: uPVC window double glazed with frame => 392520
t: wooden door => !392520

@ pmma-resin
en: pmma resin; pmma granule; pmma pellet; polymethyl methacrylate + granule|resin|pellet|primary form|powder; acrylic resin pellet; acrylic moulding compound
de: PMMA Granulat; Polymethylmethacrylat
fr: polyméthacrylate de méthyle
es: polimetacrilato de metilo
it: polimetacrilato di metile
  * -> 390610
t: PMMA granules for extrusion => 390610
t: pmma sheet 3mm => !3906

@ polyacetal-resin
en: pom resin; polyacetal; polyoxymethylene; pom granule; acetal resin; pom copolymer pellet; delrin resin
de: Polyoxymethylen = polyoxymethylene; POM Granulat = pom granule
fr: polyacétal = polyacetal; polyoxyméthylène = polyoxymethylene
es: poliacetal = polyacetal
  * -> 390710
t: POM polyoxymethylene pellets => 390710
t: pom gear wheel => !390710

@ polycarbonate-resin
en: polycarbonate + granule|resin|pellet|granulate|primary form|raw material; pc resin; pc granule; polycarbonate resin
de: Polycarbonat = polycarbonate + Granulat
fr: polycarbonate = polycarbonate + granulé|forme primaire
es: policarbonato = polycarbonate + granza|gránulo|forma primaria
it: policarbonato = polycarbonate + granulo
pt: policarbonato em grânulos = polycarbonate granules; policarbonato em grão = polycarbonate granules
  * -> 390740
t: polycarbonate resin optical grade pellets => 390740
t: polycarbonate sheet 10mm => !390740

@ polyester-resin
en: unsaturated polyester resin; polyester resin; upr resin; saturated polyester resin; pbt resin; pbt granule; polybutylene terephthalate; pbat; polyester polyol; polycaprolactone; gel coat resin; thermoplastic polyester; tpee; liquid crystal polymer resin; vinyl ester resin
de: Polyesterharz; ungesättigtes Polyesterharz
fr: résine polyester; polyester insaturé
es: resina de poliéster; poliéster insaturado
it: resina poliestere
nl: polyesterhars
pl: żywica poliestrowa
pt: resina de poliéster
  "saturated polyester" !"unsaturated" -> 390799
  "pbt" -> 390799
  "polybutylene" -> 390799
  "pbat" -> 390799
  "polyol" -> 390799
  "polycaprolactone" -> 390799
  "thermoplastic" -> 390799
  "tpee" -> 390799
  "liquid crystal" -> 390799
  "vinyl ester" -> 390791
  * -> 390791 ~.75
t: unsaturated polyester resin for fibreglass => 390791
t: PBT polybutylene terephthalate granules => 390799
t: polyester staple fibre => !3907

@ polyether
en: polyether polyol; polyethylene glycol; peg 400; peg 4000; peg 6000; polypropylene glycol; polyol; polyether; macrogol; poloxamer; peek resin; peek granule; polyether ether ketone; ppo resin; polyphenylene oxide; polytetramethylene ether glycol
de: Polyetherpolyol; Polyethylenglykol; Polyether
fr: polyéthylène glycol; polyéther polyol; polyéther
es: polietilenglicol; poliol poliéter; poliéter polioles
it: glicole polietilenico; poliolo
nl: polyethyleenglycol
pl: glikol polietylenowy; poliol
pt: polietilenoglicol; poliol
  * -> 390729
t: polyether polyol for PU foam => 390729
t: polyethylene glycol PEG 400 => 390729
t: propylene glycol => !3907

@ polyethylene-resin
en: polyethylene + resin|granule|granulate|pellet|raw material|primary form|powder|virgin|injection grade|film grade|blow moulding grade; pe granule; hdpe resin; ldpe resin; lldpe resin; hdpe granule; ldpe granule; lldpe granule; hdpe pellet; polyethylene in primary forms; pe100 granule; polyethylene powder
de: Polyethylen = polyethylene + Granulat|Primärform|Pulver; PE Granulat = pe granule; HDPE Granulat = hdpe granule; LDPE Granulat = ldpe granule
fr: polyéthylène = polyethylene + granulé|forme primaire|résine|poudre
es: polietileno = polyethylene + granza|gránulo|forma primaria|resina|polvo
it: polietilene = polyethylene + granulo|forma primaria|resina
nl: polyethyleen = polyethylene + granulaat|korrel
pl: polietylen = polyethylene + granulat
pt: polietileno = polyethylene + granulado|formas primárias|resina
not: polietilenico
  kind=linear-density -> 390140 ~.1
  "chlorinated" -> 390190
  "ionomer" -> 390190
  kind=high-density -> 390120 ~.45
  * -> 390110
t: HDPE resin granules, injection grade => 390120
t: LDPE granules for film => 390110
t: polyethylene bag => !3901

@ polyisobutylene
en: polyisobutylene; polyisobutene; pib resin; polybutene
de: Polyisobutylen
  "polybutene" -> 390290
  * -> 390220
t: polyisobutylene liquid => 390220
t: isobutylene rubber tyre tube => !3902

@ polypropylene-resin
en: polypropylene + resin|granule|granulate|pellet|homopolymer|copolymer|primary form|raffia grade|injection grade|powder|virgin|compound; pp granule; pp resin; pp pellet; pp homopolymer; pp copolymer; pp random copolymer; polypropylene in primary forms
de: Polypropylen + Granulat|Primärform; PP Granulat; Polypropylengranulat; PP-Granulat; Polypropylen + Pellets|Primärformen
fr: polypropylène + granulé|forme primaire|résine; granulés de polypropylène; polypropylène en granulés; granulés pp
es: polipropileno + granza|gránulo|forma primaria
it: polipropilene + granulo|forma primaria
nl: polypropeen + granulaat|korrel; polypropyleen + granulaat|korrel|korrels|hars|primaire; pp granulaat; pp korrels
pl: polipropylen + granulat; polipropylenu + granulat|w granulkach; granulat polipropylenowy; granulat pp
pt: polipropileno + granulado|formas primárias
  kind=copolymer -> 390230 ~.3
  * -> 390210
t: polypropylene homopolymer granules raffia grade => 390210
t: PP random copolymer resin => 390230
t: polypropylene bag => !3902

@ polystyrene-resin
en: polystyrene + resin|granule|granulate|pellet|primary form|general purpose|high impact|bead; eps bead; expandable polystyrene; expandable polystyrene bead; gpps; hips resin; hips granule; high impact polystyrene; general purpose polystyrene; eps resin
de: Polystyrol + Granulat|Primärform; expandierbares Polystyrol; EPS Granulat; Polystyrolgranulat; EPS-Granulat
fr: polystyrène expansible; polystyrène + granulé|forme primaire
es: poliestireno expandible; poliestireno + granza|gránulo|forma primaria
it: polistirene espandibile; polistirene + granulo
nl: polystyreen + korrel|korrels|granulaat; polystyreenkorrels; eps korrels
pl: polistyren do spieniania; polistyren + granulat; polistyren + granulat|granulki|do spieniania; granulat polistyrenowy
pt: poliestireno expansível; poliestireno + granulado
  "expandable|expandeerbaar|expandeerbare|expandierbar|expandierbares|expansible|do spieniania|spienialny" -> 390311
  "eps" -> 390311
  "expansible" -> 390311
  "expandible" -> 390311
  * -> 390319
t: expandable polystyrene beads EPS => 390311
t: GPPS general purpose polystyrene granules => 390319
t: polystyrene foam board => !3903

@ polysulphone-resin
en: polysulphone; polysulfone; pps resin; polyphenylene sulfide; polyphenylene sulphide; polyethersulfone; polysulfide polymer; pps granule; polyimide resin; polyamide imide resin
de: Polysulfon; Polyphenylensulfid
  * -> 391190
t: PPS polyphenylene sulfide granules => 391190
t: polyimide tape => !391190

@ polyurethane-resin
en: polyurethane resin; polyurethane dispersion; pu resin; tpu granule; tpu pellet; thermoplastic polyurethane granule; pu prepolymer; polyurethane prepolymer; waterborne polyurethane; pu dispersion; polyurethane + primary form|granule|pellet|elastomer; tpu resin
de: Polyurethanharz; TPU Granulat; Polyurethandispersion
fr: polyuréthane + forme primaire|résine|granulé
es: poliuretano + forma primaria|resina|gránulo
it: poliuretano + forma primaria|resina
pl: poliuretan + granulat|żywica
  * -> 390950
t: TPU thermoplastic polyurethane granules => 390950
t: tpu phone case => !3909

@ polyvinyl-acetate
en: polyvinyl acetate; pvac emulsion; pva emulsion; pvac dispersion; polyvinyl acetate emulsion; vinyl acetate homopolymer
de: Polyvinylacetat = polyvinyl acetate
fr: acétate de polyvinyle = polyvinyl acetate
es: acetato de polivinilo = polyvinyl acetate
  form=latex -> 390512 ~.8
  * -> 390519
t: polyvinyl acetate emulsion => 390512
t: wood glue pva 500 ml => !3905

@ polyvinyl-alcohol
en: polyvinyl alcohol; pvoh; pva powder; pva resin; poly vinyl alcohol; pva granule
de: Polyvinylalkohol
fr: alcool polyvinylique
es: alcohol polivinílico
it: alcool polivinilico
pl: alkohol poliwinylowy
  * -> 390530
t: polyvinyl alcohol PVA 1788 powder => 390530
t: pva mop sponge => !390530

@ povidone
en: povidone; pvp k30; polyvinylpyrrolidone; crospovidone; pvp powder; polyvinyl butyral resin; pvb resin; copovidone
de: Polyvinylpyrrolidon
  "butyral" -> 390591 ~.1   # polyvinyl butyral resin is a vinyl polymer, 390591 copolymer with residual alcohol
  "copovidone" -> 390591
  "pvb" -> 390591
  * -> 390599
t: PVP K30 polyvinylpyrrolidone powder => 390599
t: povidone iodine solution => !390591

@ preform-bottle
en: pet preform; preform + bottle|pet; plastic drum; plastic jerrycan; jerry can + plastic|hdpe; plastic bottle + packaging|empty|hdpe|pet|bulk|cosmetic; ibc container; ibc tank; carboy + plastic; plastic jar + packaging|empty|cosmetic; blow moulded bottle; plastic canister; cosmetic tube + empty|packaging; hdpe drum; airless bottle; plastic flask packing; empty pill bottle; laminated tube packaging; plastic vial + empty; empty lip gloss tube; squeeze bottle + empty; plastic dropper bottle; pump bottle + empty|plastic; fine mist spray bottle + empty
de: PET Vorformling; PET Preform; Kunststofffass; Kunststoffkanister; Kanister + Kunststoff|HDPE|Wasser; Kunststoffflasche + leer|Verpackung; IBC Container; PET-Flaschen; Leerflaschen Kunststoff
fr: préforme pet; fût plastique; bidon plastique; jerrican + plastique; flacon plastique + vide; bouteilles en plastique; bouteille en plastique; flacon en plastique; flacons en plastique
es: preforma pet; bidón de plástico; garrafa de plástico; frasco de plástico + vacío; botella de plástico + envase|vacía
it: preforma pet; fusto in plastica; tanica + plastica; flacone in plastica; bottiglia in plastica + vuota
nl: pet preform; kunststof vat; jerrycan + kunststof; kunststof fles + leeg; kunststof flessen; kunststof fles; pet-flessen; pet flessen; plastic flessen
pl: preforma pet; beczka plastikowa; kanister plastikowy; butelka plastikowa + pusta; butelki z tworzywa
pt: pré-forma pet; bombona plástica; tambor plástico; frasco plástico + vazio; galão plástico
not: drum pump; ibc adapter; ibc cover; bottle cap
  "pump head" -> 392350
  * -> 392330
t: PET preform 28 mm neck 24 g => 392330
t: HDPE plastic drum 220 litre => 392330
t: bottle cap plastic => !392330

@ ptfe-resin
en: ptfe resin; ptfe powder; ptfe micropowder; polytetrafluoroethylene; teflon powder; ptfe fine powder; ptfe dispersion; ptfe granule
de: Polytetrafluorethylen; PTFE Pulver
fr: polytétrafluoroéthylène
es: politetrafluoroetileno
  * -> 390461
t: PTFE fine powder for paste extrusion => 390461
t: ptfe thread seal tape => !390461

@ pvc-resin
en: pvc resin; pvc granule; pvc compound; pvc powder; polyvinyl chloride + resin|powder|primary form|compound|paste|suspension; pvc suspension; pvc paste resin; pvc pellet; rigid pvc compound
de: PVC-Harz = pvc resin; PVC Granulat = pvc granule; PVC Pulver = pvc powder; Polyvinylchlorid = polyvinyl chloride
fr: polychlorure de vinyle = polyvinyl chloride; pvc = pvc + forme primaire|granulé|poudre
es: policloruro de vinilo = polyvinyl chloride; resina pvc = pvc resin; compuesto de pvc = pvc compound
it: cloruro di polivinile = polyvinyl chloride; pvc = pvc + granulo|polvere|resina
nl: pvc granulaat = pvc granule; pvc korrels = pvc granule
pl: granulat pvc = pvc granule; polichlorek winylu = polyvinyl chloride
pt: policloreto de vinila = polyvinyl chloride; resina pvc = pvc resin
not: pvc powder coating
  kind=soft-pvc -> 390422 ~.12
  "plasticised" -> 390422
  "rigid|rígido" -> 390421
  "unplasticised" -> 390421
  "compound" -> 390422
  "granule|gránulo|granulado|granuli|granulato" -> 390422
  * -> 390410 ~.6
t: PVC resin suspension grade K67 => 390410
t: soft PVC compound granules => 390422
t: pvc pipe 110mm => !3904

@ reclaimed-rubber
en: reclaimed rubber; reclaim rubber; recycled rubber sheet raw; devulcanised rubber
de: Regeneratkautschuk; Kautschukregenerat
fr: caoutchouc régénéré
es: caucho regenerado
it: gomma rigenerata
pt: borracha regenerada
  * -> 400300
t: reclaimed rubber sheet from tyres => 400300
t: retreaded truck tyre => !4003

@ rubber-clothing
en: rubber apron; latex suit; latex dress; latex catsuit; latex legging; rubber wader; neoprene apron; rubber raincoat; latex stocking; lead apron; x ray protective apron; radiation apron; rubber protective suit; latex clothing; diving dry suit rubber; x ray apron; latex swim suit
de: Latexkleid = latex dress; Latexanzug = latex suit; Gummischürze = rubber apron; Röntgenschürze = x ray apron; Bleischürze = lead apron; Latexkleidung = latex clothing
fr: combinaison latex = latex suit; robe latex = latex dress; tablier en caoutchouc = rubber apron; tablier plombé = lead apron
es: vestido de látex = latex dress; delantal de goma = rubber apron; delantal plomado = lead apron; traje de látex = latex suit
it: abito in lattice = latex dress; grembiule in gomma = rubber apron; camice piombato = lead apron
nl: latex jurk = latex dress; rubberen schort = rubber apron; loodschort = lead apron
pl: fartuch gumowy = rubber apron; strój lateksowy = latex suit; fartuch ołowiany = lead apron
pt: avental de borracha = rubber apron; roupa de látex = latex clothing; avental de chumbo = lead apron
  main=plastic -> 392620 ~.08
  * -> 401590
t: natural latex catsuit women => 401590
t: cotton kitchen apron => !4015

@ rubber-compound
en: rubber compound; unvulcanised rubber; unvulcanized rubber; uncured rubber; compounded rubber; rubber masterbatch; rubber solution; uncured rubber sheet; rubber mix; tyre tread rubber uncured
de: Kautschukmischung; Gummimischung; unvulkanisierter Kautschuk
fr: caoutchouc non vulcanisé; mélange de caoutchouc
es: caucho sin vulcanizar; caucho mezclado; compuesto de caucho
it: gomma non vulcanizzata; mescola di gomma
pl: mieszanka gumowa; kauczuk niewulkanizowany
pt: borracha não vulcanizada; borracha misturada
  "carbon black" -> 400510
  "silica" -> 400510
  form=latex -> 400520 ~.05
  "solution" -> 400520
  "rod" -> 400690
  "profile|perfil|profilo|profilato" -> 400690
  "sheet" -> 400591
  "strip|fleje|tira" -> 400591
  * -> 400599
t: unvulcanised rubber compound with carbon black => 400510
t: uncured rubber sheet => 400591
t: vulcanised rubber sheet => !4005

@ rubber-crumb
en: rubber scrap; crumb rubber; rubber crumb; rubber granule; rubber powder; scrap tyre; tyre scrap; shredded tyre; rubber waste; tyre chip; epdm granule; sbr rubber granule; rubber mulch; end of life tyre shred; ground rubber
de: Gummigranulat; Gummimehl; Gummiabfälle; Altreifen geschreddert; EPDM Granulat
fr: granulé de caoutchouc; déchets de caoutchouc; poudrette de caoutchouc
es: desechos de caucho; caucho granulado; granulado de caucho; polvo de caucho
it: granulato di gomma; cascami di gomma; polverino di gomma
nl: rubbergranulaat; rubberafval
pl: granulat gumowy; odpady gumowe
pt: granulado de borracha; desperdícios de borracha
  "epdm" -> 400599 ~.3   # new coloured EPDM granules are vulcanised: 400400 only from waste; often 4016/4002 disputed
  * -> 400400
t: crumb rubber for artificial turf => 400400
t: rubber playground tile => !4004

@ rubber-gasket
en: rubber gasket; o ring; oring; rubber seal ring; rubber washer; oil seal; sealing ring; rubber grommet; gasket + rubber|silicone|door|pan|pressure cooker|rocker|valve cover|tap; seal kit; o ring kit; o ring set; rubber o ring; flat gasket + rubber; nbr gasket; viton o ring; epdm gasket; silicone gasket; rubber ring seal; rubber diaphragm; fridge door gasket; refrigerator door seal; epdm rubber gasket; nitrile rubber gasket; shaft seal; hydraulic seal; fkm o ring; piston seal; dust seal; washing machine door seal; toilet flush seal; seal + washing machine|oven door|fridge door|dishwasher door; silicone o ring; x ring; valve stem seal; rubber bonnet seal; usit ring
de: Gummidichtung = rubber gasket; O-Ring = o ring; Dichtring = sealing ring; Wellendichtring = oil seal; Simmerring = oil seal; Dichtungssatz = seal kit; Dichtungsring = sealing ring; Flachdichtung = flat gasket + Gummi; Türmanschette = door gasket; Kühlschrankdichtung = fridge door gasket; O-Ring Set = o ring set; Gummitülle = rubber grommet
fr: joint torique = o ring; joint caoutchouc = rubber gasket; joint spi = oil seal; joint plat = flat gasket + caoutchouc; passe fil caoutchouc = rubber grommet; bague d'étanchéité = sealing ring; joint de hublot = porthole door seal; joint silicone = silicone gasket
es: junta tórica = o ring; junta de goma = rubber gasket; retén de aceite = oil seal; arandela de goma = rubber washer; sello de aceite = oil seal; anillo de sello = sealing ring; junta de caucho = rubber gasket
it: o-ring = o ring; guarnizione in gomma = rubber gasket; anello di tenuta = sealing ring; paraolio = oil seal; guarnizione oblò = washing machine door seal; guarnizioni o ring = o ring; guarnizione frigorifero = fridge door gasket
nl: rubber ring = rubber ring seal; afdichtring = sealing ring; oliekeerring = oil seal; pakking = gasket + rubber; rubberen afdichting = rubber seal; deurmanchet = washing machine door seal
pl: oring = o ring; uszczelka gumowa = rubber gasket; simmering = oil seal; uszczelniacz = seal; pierścień uszczelniający = sealing ring; zestaw oringów = o ring set; fartuch pralki = washing machine door seal
pt: junta de borracha = rubber gasket; retentor de óleo = oil seal; o-ring = o ring; anel o ring = o ring; arruela de borracha = rubber washer
not: head gasket; o ring belt; cylinder head gasket; gasket set engine; gasket scraper; gasket maker; metal gasket; mechanical seal; gasket paper; o ring pick
  "grommet" -> 401699          # lines a hole, does not seal a joint
  main=silicone -> 392690 ~.1
  main=plastic -> 392690 ~.04
  main=copper -> 741521 ~.03
  main=aluminium -> 761610 ~.02
  main=paper -> 482390 ~.02
  main=cork -> 450490 ~.02
  main=iron -> 731822 ~.03
  form=cellular -> 401610 ~.02
  * -> 401693
ask: main
t: NBR rubber O-ring set => 401693
t: oil seal 30x52x10 => 401693
t: silicone o-ring => 392690
t: cylinder head gasket engine => !401693

@ rubber-gloves
en: exam glove; nitrile examination glove; latex examination glove; medical examination glove; nitrile exam glove; sterile surgical glove; surgical latex glove; medical nitrile glove; household rubber glove; washing up glove; disposable vinyl glove; tpe glove; polyethylene glove; chemical resistant glove; cleaning glove + rubber|latex|dish; silicone dishwashing glove; insulating glove + rubber; butyl glove; natural rubber latex glove; natural rubber glove; sandblasting glove
de: Einmalhandschuh = disposable glove; Chemikalienschutzhandschuh = chemical protective glove
fr: gant latex = latex glove; gant nitrile = nitrile glove
es: guante de examen = exam glove; guante de caucho = rubber glove
it: guanti da cucina = kitchen gloves + lavapiatti
nl: onderzoekshandschoen = examination glove
pl: rękawice winylowe = vinyl gloves; rękawiczki lateksowe = latex gloves
not: nitrile coated glove; glove dispenser; latex coated glove; neoprene cycling glove; neoprene diving glove; nitrile coated work glove; glove box holder; pet grooming glove
  main=plastic -> 392620 ~.15
  "vinyl" -> 392620
  "vinyle" -> 392620
  "tpe" -> 392620
  "silicone|silicona" -> 392620
  "coated|recubierto|revestido|rivestito|patinato|estucado|spalmato": "nylon|nailon" 611610; "polyester|poliéster|poliestere" 611610; "knit" 611610; "cotton|algodón|cotone|algodão" 611610; * 401519
  kind=medical -> 401512 ~.3
  "household|doméstico" -> 401519
  "dishwashing" -> 401519
  "powder free" -> 401512
  * -> 401519
ask: kind
t: nitrile examination gloves powder free => 401512
t: household rubber gloves for dishwashing => 401519
t: disposable vinyl gloves => 392620
t: nitrile coated nylon work gloves => !4015

@ rubber-hose-article
en: rubber hose; hydraulic hose; rubber tube; rubber tubing; radiator hose; coolant hose; fuel hose + rubber|mm|line; fuel line + rubber|hose; air hose + rubber; brake hose; pressure washer hose; steam hose; sandblast hose; rubber suction hose; gas hose + rubber|lpg|orange; oil hose; welding hose; intake hose; heater hose; vacuum hose + rubber; latex tube; latex tubing; rubber pipe; power steering hose; turbo hose; nitrile rubber hose; petrol hose; dredging hose; concrete pump hose; lpg hose
de: Gummischlauch = rubber hose; Hydraulikschlauch = hydraulic hose; Kühlerschlauch = radiator hose; Kraftstoffschlauch = fuel hose; Bremsschlauch = brake hose; Benzinschlauch = petrol hose; Gasschlauch = gas hose; Latexschlauch = latex tube; Hochdruckschlauch = high pressure hose
fr: tuyau caoutchouc = rubber hose; flexible hydraulique = hydraulic hose; durite = hose; flexible de frein = brake hose; tuyau essence = fuel hose; tuyau de gaz = gas hose; durite essence = fuel hose; tuyau en caoutchouc = rubber hose; tuyaux en caoutchouc = rubber hoses; flexibles hydrauliques = hydraulic hoses; tube en caoutchouc = rubber tube; tuyau hydraulique = hydraulic hose
es: manguera de caucho = rubber hose; manguera hidráulica = hydraulic hose; manguera de goma = rubber hose; tubo de caucho = rubber tube; manguito radiador = radiator hose; latiguillo de freno = brake hose; manguera de combustible = fuel hose
it: tubo di gomma = rubber hose; tubo idraulico flessibile = flexible hydraulic hose; manicotto radiatore = radiator hose; tubo freno = brake hose; tubo benzina = petrol hose; tubo in gomma = rubber hose; tubo carburante = fuel hose
nl: rubber slang = rubber hose; hydraulische slang = hydraulic hose; hydrauliekslang = hydraulic hose; radiatorslang = radiator hose; brandstofslang = fuel hose; remslang = brake hose; rubberen slang = rubber hose; rubberen slangen = rubber hose; hydraulische slangen = hydraulic hose; persluchtslang rubber = rubber compressed air hose; stoomslang = steam hose
pl: wąż gumowy = rubber hose; wąż hydrauliczny = hydraulic hose; przewód hamulcowy = brake hose; wąż paliwowy = fuel hose; przewód hydrauliczny = hydraulic hose; węże gumowe = rubber hoses; węże hydrauliczne = hydraulic hoses; węże paliwowe = fuel hoses; wąż ciśnieniowy gumowy = rubber pressure hose
pt: mangueira de borracha = rubber hose; mangueira hidráulica = hydraulic hose; tubo de borracha = rubber tube; mangueira de radiador = radiator hose; mangueira de combustível = fuel hose; flexível de travão = brake hose
not: hydraulic hose crimper; hose clamp; hydraulic hose fitting; brake hose clamp; rubber hose clamp
  main=silicone ~.06: build=reinforced 391739; build=with-fittings 391733; * 391739
  main=plastic -> 391739 ~.08
  main=stainless-steel -> 830710 ~.03
  "brake hose" -> 400942 ~.5
  "hydraulic|hydraulische|hydraulikschlauch|hydraulikschläuche|hydraulique|hydrauliekslang|hydrauliczny|hydrauliczne": build=with-fittings 400922; "assembly" 400922; * 400921
  use rubber-hose
t: hydraulic hose SAE 100R2 => 400921
t: hydraulic rubber hose assembly with fittings => 400922
t: textile reinforced rubber hose for water => 400931
t: plain rubber tube unreinforced => 400911
t: hose clamp => !4009

@ rubber-hygiene
en: hot water bottle; rubber hot water bottle; baby teat; bottle teat; pacifier; baby pacifier; baby soother; dummy + baby|soother; bottle nipple; nipple + bottle|feeding; rubber enema bulb; rubber bulb syringe; douche bulb; rubber finger cot; finger cot; rubber catheter nelaton; ice bag rubber; nasal aspirator bulb; menstrual cup; menstrual disc; rubber dropper bulb; teether soother
de: Wärmflasche = hot water bottle; Schnuller = pacifier; Sauger = teat + Flasche|Baby; Menstruationstasse = menstrual cup; Klistierbirne = enema bulb; Fingerling = finger cot + Latex|Gummi; Nuckel = pacifier; Wärmflasche Gummi = rubber hot water bottle; Wärmflasche mit Bezug = hot water bottle with cover
fr: bouillotte = hot water bottle; tétine = teat; sucette = pacifier + bébé; coupe menstruelle = menstrual cup; cup menstruelle = menstrual cup; poire à lavement = rubber enema bulb; doigtier = finger cot
es: bolsa de agua caliente = hot water bottle; chupete = pacifier; tetina = bottle teat; copa menstrual = menstrual cup; pera de goma = rubber bulb
it: borsa dell'acqua calda = hot water bottle; ciuccio = pacifier; tettarella = bottle teat; coppetta mestruale = menstrual cup; peretta = rubber bulb syringe
nl: kruik = hot water bottle + warm; warmwaterkruik = hot water bottle; fopspeen = pacifier; speen = teat; menstruatiecup = menstrual cup; kruik rubber = rubber hot water bottle
pl: termofor = hot water bottle; smoczek = pacifier; kubeczek menstruacyjny = menstrual cup; gruszka gumowa = rubber bulb syringe; termofor z pokrowcem = hot water bottle with cover; termofor gumowy = rubber hot water bottle
pt: bolsa de água quente = hot water bottle; chupeta = pacifier; tetina = bottle teat; copo menstrual = menstrual cup; coletor menstrual = menstrual cup; bico de mamadeira = bottle nipple
not: hot water bottle cover; pacifier clip; pacifier chain; pacifier holder; pacifier case; electric hot water bottle; dummy clip; dummy chain; crash dummy; training dummy
  power=electric -> 851679 ~.02
  main=silicone -> 392490 ~.5   # teats, soothers, menstrual cups of silicone: hygiene articles of plastics 392490
  "menstrual" -> 392490
  main=plastic -> 392490 ~.1
  "catheter" -> 901839
  * -> 401490
ask: main
t: rubber hot water bottle 2 litre => 401490
t: silicone baby pacifier => 392490
t: natural latex baby teats => 401490
t: pacifier clip beaded => !401490

@ rubber-inflatable
en: rubber air mattress; air lifting bag; lifting bag + pneumatic|rubber|kpa|air; inflatable rubber dam; rubber bladder; pipe plug inflatable; water bladder rubber; inflatable rubber article; air cushion rubber; air spring bellow; dunnage bag; dunnage air bag; inflatable test plug; pillow tank
de: Hebekissen; Stausack; Dichtkissen
fr: coussin de levage; sac gonflable calage
es: cojín de elevación; bolsa de estiba
it: cuscino di sollevamento
  "dunnage": main=plastic 392690; main=paper 482390; * 392390
  main=plastic -> 392690 ~.2
  main=textile -> 630640 ~.05
  * -> 401695
t: pneumatic rubber lifting bag => 401695
t: pvc air mattress => !401695

@ rubber-mat
en: rubber mat; rubber floor mat; rubber flooring; rubber floor tile; gym rubber mat; stable mat; cow mat; rubber car mat; horse stall mat; playground tile; rubber playground tile; rubber door mat; rubber floor covering; cow rubber mat; rubber ring mat; gym floor tile; car floor mat; rubber paver; rubber stair tread; ute mat; truck bed mat; dielectric mat; switchboard mat; sbr rubber mat; trunk mat; boot liner + car; car boot mat
de: Gummimatte = rubber mat; Gummibodenbelag = rubber flooring; Fallschutzmatte = fall protection mat; Stallmatte = stable mat; Gummifußmatte = rubber foot mat; Ringgummimatte = rubber ring mat; Kofferraumwanne = car boot liner; Auto Fußmatte = car floor mat; Gummifliese = rubber tile; Antirutschmatte = anti-slip mat + Gummi|Ladung
fr: tapis caoutchouc = rubber mat; dalle caoutchouc = rubber floor tile; tapis de sol caoutchouc = rubber floor mat; caillebotis caoutchouc = rubber duckboard mat; tapis de voiture = car mat; dalle amortissante = cushioning tile; tapis de coffre = car boot mat
es: alfombra de goma = rubber mat; suelo de caucho = rubber flooring; alfombrilla de coche = car mat; loseta de caucho = rubber tile; piso de goma = rubber flooring; alfombrilla de goma = rubber mat; alfombrilla maletero = boot mat
it: tappeto di gomma = rubber mat; pavimento in gomma = rubber flooring; tappetini auto = car mat; tappetino in gomma = rubber mat; piastrella antitrauma = shock-absorbing tile; vasca baule = car boot liner
nl: rubberen mat = rubber mat; rubber tegel = rubber tile; automat = car mat; stalmat = stable mat; valdempende tegel = impact absorbing tile; kofferbakmat = car boot mat
pl: mata gumowa = rubber mat; dywanik gumowy = rubber floor mat; dywaniki samochodowe = car mats; wykładzina gumowa = rubber flooring; mata do bagażnika = car boot mat
pt: tapete de borracha = rubber mat; piso de borracha = rubber flooring; tapete automotivo = car floor mat; tapete de carro = car floor mat; tapete de mala = car boot mat
not: rubber mat cutting; bath mat; rubber bar mat
  main=textile -> 570390 ~.2
  "carpet" -> 570390
  main=plastic -> 391890 ~.25
  "tpe" -> 391890
  main=foam -> 392119 ~.03
  * -> 401691
t: rubber gym flooring tile 20mm => 401691
t: rubber stable mat for horses => 401691
t: yoga mat tpe => !401691

@ rubber-part-trade
en: rubber bushing; rubber mount; rubber stopper; rubber feet; rubber bumper; rubber foot; rubber buffer; vibration damper rubber; anti vibration mount; silent block; rubber bung; rubber plug; rubber band; elastic band; rubber wheel chock; rubber tip; ferrule + rubber|crutch|walking stick|chair; rubber sleeve; rubber bellow; rubber boot + cv|steering|dust; rubber ring; moulded rubber part; rubber speed bump; speed hump + rubber; rubber cable protector ramp; cable ramp; kerb ramp; rubber pad; parking stop + rubber; rubber roller; rubber suction cup; cane tip; rubber block; rubber expansion joint; rubber lining; rubber bearing pad; screen panel rubber; rubber chemistry stopper; track pad rubber; rubber track; anti vibration feet; anti vibration pad; bridge bearing + rubber|elastomeric; rubber kerb ramp; bungee + rubber strap; wheel stop rubber; rubber hammer tip; rubber toilet plunger
de: Gummipuffer = rubber buffer; Gummifuß = rubber foot; Gummistopfen = rubber stopper; Gummilager = rubber mount; Silentblock = silent block; Gummiband = rubber band + Haushalt; Gummiring = rubber ring; Schwingungsdämpfer = vibration damper + Gummi; Gummikappe = rubber cap; Kabelbrücke = cable bridge; Auffahrrampe = drive-on ramp + Gummi; Gummikette = rubber chain; Gummifüße = rubber feet; Vibrationsdämpfer = vibration damper + Waschmaschine; Gummibänder = rubber band; Haushaltsgummi = rubber band; Gummiband Büro = rubber band; Haushaltsgummis = household rubber band
fr: silentbloc = silent block; silent bloc = silent block; plot caoutchouc = rubber block; bouchon caoutchouc = rubber stopper; pied caoutchouc = rubber foot; butée caoutchouc = rubber buffer; élastique = elastic band + caoutchouc|bureau; ralentisseur caoutchouc = rubber speed bump; passage de câble = cable protector ramp; patin anti vibration = anti vibration pad; embout caoutchouc = rubber tip
es: silentblock = silent block; tope de goma = rubber bumper; tapón de goma = rubber plug; pata de goma = rubber foot; goma elástica = elastic band; banda de goma = rubber band; pieza de caucho = rubber part; taco de goma = rubber block; contera de goma = rubber ferrule; reductor de velocidad = rubber speed bump + goma
it: silent block = silent block; tappo di gomma = rubber stopper; piedino in gomma = rubber foot; elastico di gomma = rubber band; tampone in gomma = rubber buffer; antivibrante = anti vibration mount; puntale in gomma = rubber tip; dosso = speed bump + gomma
nl: rubber stop = rubber stopper; rubber voetje = rubber foot; elastiek = elastic band + kantoor; trillingsdemper = vibration damper + rubber; rubber buffer = rubber buffer; rubberen dop = rubber cap; kabelbrug = cable ramp; elastiekjes = rubber band; elastieken = rubber band; elastiek postzak = rubber band; postelastiek = rubber band; elastiekje = rubber band; elastiek kantoor = rubber band; keukenelastiek = rubber band
pl: zatyczka gumowa = rubber plug; stopka gumowa = rubber foot; gumka recepturka = rubber band; tuleja gumowa = rubber bushing; odbojnik gumowy = rubber bumper; poduszka antywibracyjna = anti vibration mount; silentblok = silent block; próg zwalniający = speed bump; recepturki = rubber bands; gumki biurowe = rubber bands
pt: silentbloc = silent block; coxim = rubber mount + borracha; tampão de borracha = rubber stopper; pé de borracha = rubber foot; elástico de borracha = rubber band; batente de borracha = rubber bumper; bucha de borracha = rubber bushing
not: rubber stopper toy; rubber band gun; rubber band bracelet; rubber roller skates; rubber feet laptop; loom rubber band; hair rubber band; rubber bumper case; rubber bumper toy; resistance rubber band; rubber boot women; rubber ring toy
  main=plastic|silicone -> 392690 ~.15
  form=cellular -> 401610 ~.03
  "suspension": for=car 870880 ~.3; * 401699
  "cable ramp" -> 401699
  * -> 401699
t: rubber stopper size 5 for flask => 401699
t: anti-vibration rubber mount M8 => 401699
t: silicone rubber feet bumper pads => 392690
t: resistance band set => !401699

@ rubber-profile
en: rubber profile; rubber seal strip; door seal strip; weatherstrip + rubber|epdm|d|e|p; rubber seal + strip|profile|door|window|trim; edge trim + rubber|car|door; rubber weatherstrip; rubber rod; u channel rubber; epdm seal profile; door seal + rubber|car|trunk; window seal strip; rubber edge protector strip; glass seal strip + rubber; rubber extrusion; sponge rubber strip; rubber window seal; weather stripping + rubber|epdm|foam; garage door seal; bulb seal rubber; rubber channel; draught excluder + rubber|epdm
de: Gummiprofil; Türdichtung; Fensterdichtung; Kantenschutz + Gummi|Auto; Dichtungsprofil; Kederprofil; Gummidichtung + Profil|Tür|Fenster; Garagentordichtung
fr: profilé caoutchouc; joint de porte; joint de fenêtre; joint caoutchouc + porte|fenêtre; joint d'étanchéité porte
es: perfil de goma; burlete + goma|caucho|epdm|puerta; junta de puerta; perfil de caucho
it: profilo in gomma; guarnizione porta; guarnizione finestra; guarnizione + porta|finestra|gomma epdm
nl: rubber profiel; tochtstrip + rubber|epdm; deurrubber; raamrubber
pl: profil gumowy; uszczelka do drzwi; uszczelka okienna; uszczelka + drzwi|okna
pt: perfil de borracha; vedante de porta; borracha de vedação + porta|janela
  "eva" -> 392119
  main=plastic !form=cellular -> 391690 ~.12
  main=textile -> 590800 ~.02
  form=cellular -> 400819 ~.15
  * -> 400829
t: EPDM rubber seal strip for car door => 400829
t: sponge rubber weatherstrip => 400819
t: pvc edge trim => !4008

@ rubber-sheet
en: rubber sheet; rubber sheeting; rubber roll + sheet|thick|insulation|nitrile|neoprene|epdm; neoprene sheet; neoprene rubber sheet; nitrile rubber sheet; epdm sheet; epdm membrane; epdm rubber sheet; rubber strip; rubber plate; sponge rubber sheet; neoprene foam sheet; rubber foam insulation; nbr rubber foam; rubber foam sheet; insertion rubber sheet; butyl rubber sheet; viton sheet; rubber matting roll; pond liner + epdm|rubber; epdm rubber roofing; neoprene roll; butyl rubber membrane
de: Gummiplatte; Gummimatte + Rolle|Meterware; EPDM Folie; Neoprenplatte; Moosgummiplatte; Zellkautschukplatte; Gummistreifen; Teichfolie EPDM; Schaumgummiplatte; Schaumgummiplatten; Gummiplatten; Zellgummiplatte; Moosgummiplatten
fr: plaque de caoutchouc; plaque caoutchouc; feuille de caoutchouc; membrane epdm; plaque néoprène; bande caoutchouc; plaques en caoutchouc; plaque caoutchouc cellulaire
es: lámina de caucho; plancha de caucho; plancha de goma; membrana epdm; lámina de neopreno
it: lastra di gomma; foglio di gomma; membrana epdm; foglio neoprene
nl: rubberplaat; rubber plaat; epdm folie; neopreen plaat; rubberen platen; rubberen plaat; rubberen plaat op rol; celrubber plaat; rubberplaten; mosrubber plaat; sponsrubber plaat
pl: płyta gumowa; guma w arkuszu; membrana epdm; pianka neoprenowa arkusz; płyty gumowe; guma w arkuszach; płyta z gumy porowatej
pt: lençol de borracha; chapa de borracha; folha de borracha; manta epdm; folha de neoprene
  form=cellular -> 400811 ~.15
  "neoprene foam|celrubber|mosrubber|sponsrubber|schaumgummiplatte|schaumgummiplatten|moosgummiplatte|moosgummiplatten|zellgummiplatte|zellkautschuk|zellkautschukplatte|caoutchouc cellulaire|guma porowata|gumy porowatej" -> 400811
  "cloth|weefsel|gewebe|tkanina" -> 590699
  * -> 400821
t: EPDM rubber sheet 3mm roll => 400821
t: neoprene foam sheet 5mm sponge => 400811
t: rubber door mat => !4008

@ rubber-thread
en: rubber thread; rubber cord; latex thread; rubber elastic cord raw; rubber round cord; vulcanised rubber thread
de: Gummifaden; Kautschukfaden
fr: fil de caoutchouc; corde de caoutchouc
es: hilo de caucho; cuerda de caucho
it: filo di gomma
pl: nić gumowa
pt: fio de borracha
  * -> 400700
t: vulcanised rubber thread talc coated => 400700
t: elastic cord polyester for sewing => !4007

@ san-resin
en: san resin; styrene acrylonitrile copolymer; san granule; styrene acrylonitrile resin
  * -> 390320
t: SAN styrene acrylonitrile copolymer pellets => 390320
t: abs resin pellets => !390320

@ sausage-casing
en: sausage casing; artificial sausage casing; collagen casing; cellulose casing; sausage skin; edible collagen casing; fibrous casing; plastic sausage casing
de: Wursthülle = sausage casing; Kunstdarm = artificial sausage casing; Kollagendarm = collagen casing
fr: boyau artificiel = artificial sausage casing; boyau collagène = collagen casing
es: tripa artificial = artificial sausage casing; tripa de colágeno = collagen casing
it: budello artificiale = artificial casing; budello collagene = collagen casing
nl: kunstdarm = artificial sausage casing; collageendarm = collagen casing
pl: osłonka kolagenowa = collagen casing; osłonka do kiełbas = sausage casing
pt: tripa artificial = artificial sausage casing; tripa de colagénio = collagen casing
not: natural sausage casing; natural casing; hog casing; sheep casing
  "polyamide" -> 391732
  "nylon|nailon" -> 391732
  "plastic|plástico|plastica" -> 391732
  * -> 391710
t: edible collagen sausage casing 26mm => 391710
t: natural hog casing => !3917

@ sbr-rubber
en: styrene butadiene rubber; sbr rubber; sbr 1502; sbr latex; sbr 1712; carboxylated styrene butadiene rubber; xsbr
de: Styrol Butadien Kautschuk = styrene butadiene rubber; SBR Kautschuk = sbr rubber; SBR-Kautschuk = sbr rubber; Styrol-Butadien-Kautschuk = styrene butadiene rubber
fr: caoutchouc styrène butadiène = styrene butadiene rubber; caoutchouc sbr = sbr rubber; caoutchouc styrène-butadiène = styrene butadiene rubber
es: caucho estireno butadieno = styrene butadiene rubber
it: gomma stirene butadiene = styrene butadiene rubber
nl: synthetisch rubber sbr = sbr synthetic rubber; sbr rubber = sbr rubber; styreen-butadieenrubber = styrene butadiene rubber; styreenbutadieenrubber = styrene butadiene rubber; rubber sbr = sbr rubber; synthetisch rubber = synthetic rubber + sbr
pl: kauczuk sbr = sbr rubber; kauczuk butadienowo-styrenowy = styrene butadiene rubber
pt: borracha de estireno butadieno = styrene butadiene rubber
not: sbr rubber mat; sbr rubber sheet; sbr rubber granule
  form=latex -> 400211 ~.1
  * -> 400219
t: SBR 1502 styrene butadiene rubber bales => 400219
t: SBR latex for carpet backing => 400211
t: sbr rubber sheet 3mm => !4002

@ silicone-raw
en: silicone oil; silicone fluid; silicone resin; liquid silicone rubber; lsr silicone; dimethicone; polydimethylsiloxane; silicone rubber compound; htv silicone; rtv silicone rubber; silicone emulsion; dimethyl silicone oil; mold making silicone; mould making silicone; silicone in primary forms; hydroxy silicone oil; silicone defoamer fluid; platinum cure silicone
de: Silikonöl; Silikonharz; Flüssigsilikon; Siliconöl; Abformsilikon
fr: huile de silicone; résine de silicone; silicone liquide; silicone de moulage
es: aceite de silicona; resina de silicona; silicona líquida
it: olio di silicone; gomma siliconica + stampi; resina siliconica
nl: siliconenolie; siliconenhars
pl: olej silikonowy; silikon do form; żywica silikonowa
pt: óleo de silicone; resina de silicone
not: silicone oil hair; silicone oil lubricant spray
  * -> 391000
t: dimethyl silicone oil 350 cst drum => 391000
t: silicone sealant cartridge => !3910
t: silicone baking mat => !3910

@ styrenic-elastomer
en: sbs polymer; sbs resin; sebs; styrene block copolymer; asa resin; mbs resin; thermoplastic elastomer granule; tpe granule; tpe compound; tpe pellet
de: TPE Granulat; thermoplastisches Elastomer
  * -> 390390
t: SEBS based TPE granules => 390390
t: tpe yoga mat => !3903

@ synthetic-rubber
en: synthetic rubber; butadiene rubber; polybutadiene rubber; butyl rubber; halobutyl rubber; chlorobutyl rubber; bromobutyl rubber; chloroprene rubber; polychloroprene; nitrile rubber; nitrile butadiene rubber; nbr rubber; isoprene rubber; polyisoprene; epdm rubber; epdm raw; ethylene propylene diene rubber; hnbr; acrylic rubber raw; nitrile latex; factice; nbr latex; chlorosulfonated polyethylene
de: Synthesekautschuk = synthetic rubber; Butadienkautschuk = butadiene rubber; Butylkautschuk = butyl rubber; Nitrilkautschuk = nitrile rubber; Chloroprenkautschuk = chloroprene rubber; EPDM Kautschuk = epdm rubber; Isoprenkautschuk = isoprene rubber
fr: caoutchouc synthétique = synthetic rubber; caoutchouc butadiène = butadiene rubber; caoutchouc butyle = butyl rubber; caoutchouc nitrile = nitrile rubber; caoutchouc chloroprène = chloroprene rubber
es: caucho sintético = synthetic rubber; caucho butadieno = butadiene rubber; caucho butilo = butyl rubber; caucho nitrilo = nitrile rubber; caucho cloropreno = chloroprene rubber
it: gomma sintetica = synthetic rubber; gomma butadiene = butadiene rubber; gomma butile = butyl rubber; gomma nitrilica = nitrile rubber
nl: synthetische rubber = synthetic rubber; butylrubber = butyl rubber
pl: kauczuk syntetyczny = synthetic rubber; kauczuk butylowy = butyl rubber; kauczuk nitrylowy = nitrile rubber
pt: borracha sintética = synthetic rubber; borracha butílica = butyl rubber; borracha nitrílica = nitrile rubber
not: nitrile rubber glove; butyl rubber tape; epdm rubber seal; epdm rubber sheet; epdm rubber granule; nbr rubber foam; butyl rubber membrane; epdm rubber roofing; nitrile rubber sheet; butyl rubber sheet; butyl rubber inner tube; epdm rubber gasket; nitrile rubber gasket; nitrile rubber hose; synthetisch rubber sbr; synthetisch rubber, sbr
  "halobutyl" -> 400239
  "chlorobutyl" -> 400239
  "bromobutyl" -> 400239
  "butyl|butylrubber|butylkautschuk|butylowy|butyle" -> 400231
  "nitrile|nitril|nitrylowy|nitrilkautschuk|nitrilrubber": form=latex 400251; * 400259
  "nbr": form=latex 400251; * 400259
  "chloroprene|chloropren|chloroprène|chloroprenkautschuk|chloroprenowy|neopreen": form=latex 400241; * 400249
  "polychloroprene": form=latex 400241; * 400249
  "hnbr" -> 400259
  "isoprene|isopreen|isopren|isoprenkautschuk|izoprenowy" -> 400260
  "polyisoprene" -> 400260
  "epdm" -> 400270
  "ethylene propylene" -> 400270
  "butadiene|butadieen|butadien|butadienkautschuk|butadienowy|polybutadieen" -> 400220
  "polybutadiene" -> 400220
  form=latex -> 400291
  * -> 400299
t: butyl rubber IIR 1675 bales => 400231
t: nitrile butadiene rubber latex for gloves => 400251
t: EPDM rubber raw bales => 400270
t: nitrile rubber glove => !4002

@ tyre
en: tyre; tire; pneumatic tyre; pneumatic tire; car tyre; car tire; winter tyre; winter tire; summer tyre; all season tyre; truck tyre; truck tire; bus tyre; bicycle tyre; bicycle tire; bike tire; bike tyre; motorcycle tyre; motorcycle tire; tractor tyre; agricultural tyre; otr tyre; forklift tyre; aircraft tyre; scooter tyre; scooter tire; atv tire; lawn mower tire; wheelbarrow tyre; mtb tyre; trailer tire; tubeless tire; radial tyre; electric scooter tire; kart tyre; offroad tire; rubber tyre; passenger tyre; light truck tyre; retreaded tyre; used tyre; solid tyre; solid tire; retread tire
de: Reifen = tyre; Autoreifen = car tyre; Winterreifen = winter tyre; Sommerreifen = summer tyre; Ganzjahresreifen = all season tyre; Fahrradreifen = bicycle tyre; Motorradreifen = motorcycle tyre; Lkw Reifen = truck tyre; Traktorreifen = tractor tyre; Rollerreifen = scooter tyre; Luftreifen = pneumatic tyre; Vollgummireifen = solid rubber tyre; runderneuerter Reifen = retreaded tyre; Staplerreifen = forklift tyre; Mantel + Fahrrad
fr: pneu = tyre; pneumatique = pneumatic tyre + voiture|camion|moto|vélo|tracteur|neuf|caoutchouc; pneu voiture = car tyre; pneu camion = truck tyre; pneu vélo = bicycle tyre; pneu moto = motorcycle tyre; pneu hiver = winter tyre; pneu été = summer tyre; pneu rechapé = retreaded tyre; bandage plein = solid tyre; pneus = tyres; pneumatique = pneumatic tyre
es: neumático = tyre; llanta neumática = pneumatic tyre; neumático de coche = car tyre; cubierta de bicicleta = bicycle tyre; neumático de camión = truck tyre; neumático recauchutado = retreaded tyre; cubierta = tyre + bicicleta|mtb; llanta = tyre + 205|rin|r15|r16|r17; cubierta bicicleta = bicycle tyre; caucho + rin; goma + neumático; cubierta = tyre + moto|bicicleta
it: pneumatico = tyre; gomma = tyre + auto 205|invernale; copertone = tyre; pneumatico invernale = winter tyre; pneumatici auto = car tyre; copertura + bici; gomma piena = solid tyre; gomma auto = car tyre; copertone bici = bicycle tyre
nl: autoband = car tyre; fietsband = bicycle tyre; motorband = motorcycle tyre; vrachtwagenband = truck tyre; winterband = winter tyre; buitenband = tyre; luchtband = pneumatic tyre; zomerband = summer tyre; tractorband = tractor tyre
pl: opona = tyre; opona samochodowa = car tyre; opona zimowa = winter tyre; opona rowerowa = bicycle tyre; opona motocyklowa = motorcycle tyre; opona bieżnikowana = retreaded tyre
pt: pneu = tyre; pneumático = pneumatic tyre; pneu de carro = car tyre; pneu de bicicleta = bicycle tyre; pneu de caminhão = truck tyre; pneu recauchutado = retreaded tyre; pneu de moto = motorcycle tyre; pneus = tyres; pneu aro = tyre
not: tyre pressure gauge; tire pressure gauge; tyre inflator; tire inflator; tire pump; tyre lever; tire lever; tire repair kit; tyre repair kit; tire shine; tire chain; tire bag; tire cover; tire cutter; tire changer; tire patch; tire valve; tyre valve; tire pressure monitor; spare tire cover; tire swing; tyre sealant; tire sealant; tire plug; tyre pump; tyre changer; tyre bag; tire cap; rc tire; tyre tread depth gauge; tyre cover; tyre shine; tire brush; tire track; pressure monitoring; tyre warmer; tire iron; gommata; gommato
  "solid" -> 401290
  "airless" -> 401290
  "honeycomb" -> 401290
  "cushion tyre" -> 401290
  "foam filled" -> 401290
  "vollgummi" -> 401290
  "retreaded": for=truck 401212; for=car 401211; for=aircraft 401213; * 401212
  "retread": for=truck 401212; for=car 401211; for=aircraft 401213; * 401212
  "rechapé": for=truck 401212; * 401211
  "runderneuert": for=truck 401212; * 401211
  "recauchutado": for=truck 401212; * 401211
  state=used -> 401220 ~.03
  for=bicycle -> 401150 ~.08
  "mtb" -> 401150
  for=farm-vehicle -> 401170 ~.03
  for=works-vehicle -> 401180 ~.03
  for=aircraft -> 401130 ~.005
  "electric scooter" -> 401190
  "e-scooter" -> 401190
  "wheelbarrow" -> 401190
  "lawn mower" -> 401190
  "trailer" -> 401190
  "kart" -> 401190
  "atv" -> 401190
  "golf cart" -> 401190
  "stroller" -> 401190
  for=motorcycle -> 401140 ~.08
  "light truck" -> 401120
  "tbr" -> 401120
  for=truck -> 401120 ~.12
  * -> 401110
ask: for
t: new passenger car tyre 205/55R16 => 401110
t: truck and bus tyre 315/80R22.5 => 401120
t: mountain bike tire 29x2.25 => 401150
t: retreaded truck tyre => 401212
t: motorcycle tyre 120/70 => 401140
t: tire pressure gauge digital => !4011

@ tyre-flap
en: tyre flap; tire flap; rim flap; tyre tread; tyre rim strip; rim tape; mousse + tyre
de: Felgenband + Fahrrad|Reifen; Wulstband
fr: flap + pneu; fond de jante
es: flap + neumático; fondo de llanta
  main=textile|plastic -> 871499 ~.15
  "rim tape" -> 401290
  * -> 401290
t: tyre flap for truck rim => 401290
t: mud flap for truck => !401290

@ urea-resin
en: urea resin; urea formaldehyde resin; thiourea resin; uf resin; urea formaldehyde moulding compound; amino moulding compound + urea
de: Harnstoffharz; Harnstoff Formaldehyd Harz
fr: résine urée formol; résine uréique
es: resina ureica; resina urea formaldehído
it: resina ureica
  * -> 390910
t: urea formaldehyde resin powder => 390910
t: urea fertilizer 46% => !3909

@ vinyl-acetate-copolymer
en: vae emulsion; vinyl acetate ethylene emulsion; redispersible polymer powder; rdp powder; vinyl acetate copolymer; vae powder; redispersible powder
de: Redispersionspulver; Dispersionspulver
  "powder|polvo|polvere|pó" -> 390529
  form=latex -> 390521 ~.6
  * -> 390529
t: VAE vinyl acetate ethylene emulsion => 390521
t: redispersible polymer powder for tile adhesive => 390529
t: eva resin => !3905

@ vinyl-chloride-copolymer
en: vinyl chloride copolymer; vinyl chloride vinyl acetate copolymer; pvdc resin; polyvinylidene chloride; vinylidene chloride polymer
  "acetate" -> 390430
  "vinylidene" -> 390450
  "pvdc" -> 390450
  * -> 390440
t: vinyl chloride vinyl acetate copolymer resin => 390430
t: PVDC polyvinylidene chloride resin => 390450
t: vinyl chloride => !390450
