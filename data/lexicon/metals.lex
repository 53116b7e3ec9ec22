# Metals of the trade: raw precious metals (ch. 71), iron and steel (72, 73), other base metals (74 to 81), industrial tools and goods (82, 83).

value kind=hot-rolled
en: hot rolled; hot-rolled; hr; hrc
de: warmgewalzt; warmgewalzte; warmgewalzter; warmgewalztes; warm gewalzt
fr: laminé à chaud; laminée à chaud; laminées à chaud; laminés à chaud; finis à chaud
es: laminado en caliente
it: laminato a caldo
nl: warmgewalst; warmgewalste; warm gewalst; warm gewalste
pl: walcowana na gorąco; gorącowalcowana; gorącowalcowane; gorącowalcowany; walcowane na gorąco; walcowany na gorąco
pt: laminado a quente
value kind=cold-rolled
en: cold rolled; cold-rolled; crc; cold drawn; cold finished; bright
de: kaltgewalzt; kaltgezogen; kaltgewalzte; kaltgewalztes; kaltgezogene; kaltgezogener; blankgezogen
fr: laminé à froid; étiré à froid; laminée à froid; laminées à froid; laminés à froid; étirés à froid; étirée à froid
es: laminado en frío
it: laminato a freddo
nl: koudgewalst; koudgewalste; koudgetrokken; koud getrokken; koudvervormd
pl: walcowana na zimno; zimnowalcowana; zimnowalcowane; zimnowalcowany; walcowane na zimno; walcowany na zimno; ciągniony na zimno; ciągnione na zimno
pt: laminado a frio
value kind=galvanised
en: galvanised; galvanized; zinc coated; hot dip; gi sheet; gi coil; gi wire
de: verzinkt; verzinkte; verzinkter; feuerverzinkt; feuerverzinkte; feuerverzinktes; verzinktes
fr: galvanisé; galvanisée; galvanisés; galvanisées; zingué; zinguée
es: galvanizado
it: zincato
nl: verzinkt; gegalvaniseerd; verzinkte; thermisch verzinkt; gegalvaniseerde
pl: ocynkowany; ocynkowana; ocynkowane; ocynk; cynkowany; cynkowane
pt: galvanizado
not: zinco
value kind=prepainted
en: prepainted; painted; colour coated; color coated; ppgi; ppgl; plastic coated; lacquered; pvc coated; powder coated
de: vorlackiert; lackiert; kunststoffbeschichtet
fr: prélaqué; laqué; plastifié
es: prepintado; plastificado
it: preverniciato; plastificato
pt: pré-pintado; lacado; pintado; envernizado; revestido de plástico
value kind=alloy-steel
en: alloy steel; 4140; 42crmo4; silicon steel; tool steel; 4340; boron steel; manganese steel; chrome molybdenum
de: legierter Stahl
fr: acier allié
es: acero aleado
value kind=alloyed
en: alloy; alloyed; 6061; 6063; 6082; 7075; 5052; 5083; 3003; inconel; monel; zamak; brass; bronze
de: Legierung; legiert
fr: alliage; allié; alliée; alliés
es: aleación
it: lega
nl: gelegeerd; gelegeerde; legering
pl: ze stopu; ze stopów; stopowy; stop; stopowe
pt: liga
not: non alloy; unalloyed; ligado
value form=coil-form
en: coil; coils; in coils; coiled
de: Coil; Ring
fr: bobine; enroulé
es: bobina; enrollado
it: bobina; rotoli
value build=seamless
en: seamless; smls
de: nahtlos; nahtlose; nahtloses; nahtloser
fr: sans soudure
es: sin costura; sin soldadura
it: senza saldatura
nl: naadloos; naadloze; zonder naad
pl: bezszwowa; bezszwowe; bezszwowy
pt: sem costura
value build=threaded
en: threaded; npt; bspt; bsp; screwed
de: Gewinde
fr: fileté; taraudé
es: roscado
it: filettato
pt: roscado; com rosca
not: filetti; filetto; filettare; tarauder
value form=hollow-section
en: square; rectangular; box section; rhs; shs; hollow section
de: quadratisch; rechteckig; Vierkant; Vierkantrohr; Rechteckrohr; Profilrohr
fr: carré; rectangulaire
es: cuadrado; rectangular
it: quadrato; rettangolare
nl: koker; kokerprofiel; vierkant
pl: profil zamknięty; kwadratowy; prostokątny
pt: quadrado; retangular
not: cuadro; cuadros; cuadra; quadro; quadri

@ aluminium-raw
en: aluminium ingot; aluminum ingot; aluminium billet; aluminum billet; aluminium alloy ingot; aluminium powder; aluminum powder; aluminium paste pigment; adc12; aluminium sow; unwrought aluminium; primary aluminium; aluminium flake; aluminium granule; aluminium t-bar ingot; aluminium alloy unwrought
de: Aluminiumbarren; Aluminiumpulver; Aluminium in Rohform; Rohaluminium; Aluminiumbolzen
fr: lingot d'aluminium; poudre d'aluminium; aluminium brut; billette d'aluminium
es: lingote de aluminio; polvo de aluminio; aluminio en bruto; tocho de aluminio; lingote de aleación de aluminio
it: lingotto di alluminio; polvere di alluminio; alluminio greggio; billetta alluminio; pani in lega di alluminio; lingotto in lega di alluminio; pani di alluminio
nl: aluminiumpoeder; ruw aluminium; aluminium baar
pl: gąska aluminiowa; proszek aluminiowy; aluminium nieobrobione; wlewki aluminiowe
pt: lingote de alumínio; pó de alumínio; alumínio em bruto; tarugo de alumínio; lingote de liga de alumínio
  "flake" -> 760320
  "paste|pasta" -> 760320
  "powder|pó" -> 760310
  "pulver" -> 760310
  "poudre" -> 760310
  "polvo" -> 760310
  "polvere" -> 760310
  "adc12" -> 760120
  "a356" -> 760120
  "billet|palanquilla|billetta|tarugo|biglia" -> 760120
  kind=alloyed -> 760120 ~.3
  * -> 760110
t: primary aluminium ingots 99.7% => 760110
t: aluminium alloy ingot ADC12 => 760120
t: aluminium foil => !7601

@ aluminium-semi
en: aluminium sheet; aluminum sheet; aluminium plate; aluminum plate metal; aluminium coil; aluminium profile; aluminum extrusion; aluminium extrusion; aluminium bar; aluminum rod; aluminium rod; aluminium angle; aluminium tube; aluminum tube; aluminium pipe; aluminium wire; aluminum wire; aluminium strip; 2020 extrusion; 2040 extrusion; t slot profile; aluminum round bar; aluminium flat bar; aluminium circle; aluminium disc blank; aluminium composite panel; acp panel; aluminium foil jumbo; aluminum channel; aluminium channel; aluminum profile 2020; 6061 aluminum; aluminium conductor; acsr; aluminium wire rod; aluminium checker plate; aluminium sheet coil; tile trim aluminium; aluminum coil; aluminium window profile; aluminium square tube; bonsai wire; aluminium hollow profile; aluminium sublimation sheet; foil tape aluminium; aluminium tape; aluminum foil tape; pharma foil; container foil; aluminium foil roll industrial
de: Aluminiumblech; Aluminiumprofil; Aluprofil; Alurohr; Aluminiumrohr; Aluminiumstange; Aluwinkel; Aluminiumdraht; Aluminiumcoil; Aluminiumband; Alu Verbundplatte; Aluminiumplatte; Alu Riffelblech; Aluminium Flachstange; Aluklebeband; Strangpressprofil; Bonsaidraht; Aluminiumtafel; Aluminiumwinkel; Aluminiumrundstange; Aluplatte
fr: tôle aluminium; profilé aluminium; tube aluminium; barre aluminium; cornière aluminium; fil aluminium; bobine aluminium; panneau composite aluminium; plaque aluminium; tôle en aluminium; profilé en aluminium; tube en aluminium; barre en aluminium; fil en aluminium; plaque en aluminium; cornière en aluminium
es: chapa de aluminio; perfil de aluminio; tubo de aluminio; barra de aluminio; lámina de aluminio; alambre de aluminio; bobina de aluminio; panel composite aluminio; ángulo de aluminio; perfil hueco de aluminio; perfil de aleación de aluminio; perfil hueco de aleación de aluminio; barra de aleación de aluminio; chapa de aleación de aluminio
it: lamiera alluminio; profilo alluminio; tubo alluminio; barra alluminio; lastra alluminio; filo alluminio; angolare alluminio; nastro alluminio; profilato alluminio; pannello composito alluminio; profilato in alluminio; profilo in alluminio; profilato in lega di alluminio; profilato cavo in lega di alluminio; lamiera in alluminio; lamiera di alluminio; barra in alluminio; profilo in lega di alluminio; lastra in alluminio
nl: aluminium plaat; aluminium profiel; aluminium buis; aluminium staf; aluminium hoekprofiel; aluminium draad; aluminium tape; aluminium strip; bonsaidraad; aluminium buizen; aluminium platen; aluminium profielen; aluminium staven; aluminium rol; aluminiumplaat; aluminiumprofiel; aluminiumbuis
pl: blacha aluminiowa; profil aluminiowy; rura aluminiowa; pręt aluminiowy; kątownik aluminiowy; drut aluminiowy; rurka aluminiowa; płaskownik aluminiowy; blachy aluminiowe; profile aluminiowe; rury aluminiowe; pręty aluminiowe; druty aluminiowe; kątowniki aluminiowe
pt: chapa de alumínio; perfil de alumínio; tubo de alumínio; barra de alumínio; cantoneira de alumínio; arame de alumínio; bobina de alumínio; painel composto alumínio; fita de alumínio; perfil de liga de alumínio; perfil oco de alumínio; perfil oco de liga de alumínio; barra de liga de alumínio; chapa de liga de alumínio; perfil extrudido de alumínio; folha de alumínio em rolos
not: aluminium sheet pan; aluminium profile led; led aluminium profile; aluminium tube packaging; aluminium wire mesh; aluminum plate dinner; aluminum bar stool; aluminum rod fishing; aluminium profile connector; aluminum tent pole; aluminum extrusion bracket; aluminum plate bowl; t slot profile nut
  "acsr" -> 761410
  "conductor": "steel" 761410; * 761490
  "composite" -> 760612
  "acp" -> 760612
  "foil": "tape" 760720; "backed" 760720; "laminated" 760720; "printed" 760719; "pharma" 760719; * 760711
  "tape" -> 760720
  "klebeband" -> 760720
  "wire rod" -> 760511
  "wire": kind=alloyed 760529; * 760519
  "draht|aluminiumdraht|fil|draad|drut|druty" -> 760519
  "circle": kind=alloyed 760692; * 760691
  "disc" -> 760691
  "tube": kind=alloyed 760820; * 760820
  "pipe" -> 760820
  "rohr|aluminiumrohr|alurohr|aluminiumbuis|buizen|rury" -> 760820
  "tubo" -> 760820
  "rura" -> 760820
  "rurka" -> 760820
  "buis" -> 760820
  "sheet": kind=alloyed 760612; "1050" 760611; "1060" 760611; * 760612
  "plate" -> 760612
  "coil": "1050" 760611; * 760612
  "strip" -> 760612
  "blech|aluminiumblech|alublech|aluminiumplatte|aluminiumtafel|aluminiumband|aluminiumcoil|platte|plaque|platen|aluminiumplaat|blachy" -> 760612
  "chapa" -> 760612
  "lamiera" -> 760612
  "blacha" -> 760612
  "tôle" -> 760612
  "plaat" -> 760612
  "hollow|hohlprofil|creux|hol profiel|zamknięty" -> 760421
  "window" -> 760421
  "2020" -> 760421
  "2040" -> 760421
  "extrusion" -> 760421
  "profile" -> 760421 ~.5
  "profil" -> 760421
  "perfil" -> 760421
  "profilo" -> 760421
  "unalloyed" -> 760410
  * -> 760429
t: aluminium alloy sheet 5083 10mm => 760612
t: aluminum extrusion 2020 profile => 760421
t: aluminium angle bar 6082 => 760429
t: aluminum tube 6061 25mm => 760820
t: led aluminium profile for strip => !760820

@ boat-anchor
en: boat anchor; folding anchor; grapnel anchor; marine anchor; kayak anchor; bruce anchor; danforth anchor; plough anchor; anchor + boat|kayak|dinghy|yacht|ship; grapnel hook
de: Bootsanker; Klappanker; Schiffsanker; Draggen
fr: ancre bateau; grappin + ancre|bateau|métal; ancre pliante
es: ancla de barco; rezón; ancla plegable
it: ancora barca; ancora pieghevole
nl: bootanker; klapanker; dreganker
pl: kotwica + łódź|ponton|kajak|jacht
pt: âncora de barco; âncora dobrável
not: anchor pendant; anchor rope; anchor chain; anchor bracelet; boat anchor winch; boat anchor roller; anchor light; anchor buoy
  main=aluminium -> 761699 ~.04
  * -> 731600
t: galvanised folding boat anchor 3.2 kg => 731600
t: anchor pendant silver => !7316

@ carbide-insert
en: carbide tip; carbide blank; cermet insert; tungsten carbide tip; ceramic turning insert; wnmg; dcmt insert; carbide rod blank; saw tip carbide; mgmn insert
de: Hartmetallspitze
fr: plaquette de tournage; pastille carbure; mise carbure
es: inserto de carburo; placa de metal duro; plaquita de torneado; plaquita de metal duro
it: inserto in carburo; placchetta metallo duro
nl: hardmetalen plaatje; wisselplaatje
pl: płytki z węglika; płytki tokarskie
pt: pastilha de metal duro; inserto de metal duro; pastilha de torneamento
not: insert holder; carbide insert screw; carbide tip pen
  * -> 820900
t: CCMT carbide turning inserts => 820900
t: lathe tool holder => !8209

@ clad-metal-semi
en: gold filled wire; gold filled sheet; rolled gold wire; silver clad copper; gold clad strip; silver clad strip; platinum clad wire; silver filled wire; gold filled chain roll
de: Golddoublé Draht; Goldfilled Draht
fr: doublé d'or; plaqué or laminé fil
  "platinum|platino|platina" -> 711100
  "silver|plata|argento|prata" -> 710700
  * -> 710900
t: 14k gold filled wire 20 gauge => 710900
t: gold filled necklace => !7109

@ copper-pipe-fitting
en: copper fitting; brass fitting; solder elbow; brass compression fitting; copper elbow; brass hose connector; brass nipple; copper coupling; brass coupling; brass adapter pipe; copper pipe fitting; brass elbow; brass tee; hose barb brass; brass pipe fitting; brass push fit; brass quick connector; end feed fitting; brass bushing pipe; press fitting copper; brass hose fitting
de: Kupferfitting = copper fitting; Messingfitting = brass fitting; Lötfitting = solder fitting; Messing Schlauchverbinder = brass hose connector; Messingnippel = brass nipple; Klemmverschraubung = compression fitting + Messing; Pressfitting = press fitting
fr: raccord cuivre = copper fitting; raccord laiton = brass fitting; coude cuivre = copper elbow; raccord à souder cuivre = copper solder fitting; mamelon laiton = brass nipple
es: racor de latón = brass fitting; codo de cobre = copper elbow; accesorio de cobre = copper fitting; accesorios de tubería = pipe fitting + cobre|latón
it: raccordo ottone = brass fitting; raccordo rame = copper fitting; gomito rame = copper elbow; nipplo ottone = brass nipple
nl: messing koppeling = brass coupling; knelkoppeling = compression fitting + messing; koperen bocht = copper elbow; messing fitting = brass fitting
pl: złączka mosiężna = brass fitting; kolanko miedziane = copper elbow; złączka miedziana = copper fitting; nypel mosiężny = brass nipple
pt: conexão de latão = brass fitting; cotovelo de cobre = copper elbow; conexão de cobre = copper fitting
  main=stainless-steel -> 730729 ~.02
  main=brass -> 741220 ~.4
  "brass|latón|ottone|latão" -> 741220
  * -> 741210
t: brass compression fitting 15mm => 741220
t: copper solder elbow 22mm => 741210
t: pvc elbow => !7412

@ copper-raw
en: copper cathode; copper ingot; blister copper; copper anode; copper billet; brass ingot; bronze ingot; copper wire bar; copper matte; copper master alloy; phosphor copper; unwrought copper; refined copper
de: Kupferkathode = copper cathode; Kupferbarren = copper ingot; Messingbarren = brass ingot; Blisterkupfer = blister copper; Raffinadekupfer = refined copper
fr: cathode de cuivre = copper cathode; lingot de cuivre = copper ingot; cuivre affiné = refined copper; cuivre blister = blister copper
es: cátodo de cobre = copper cathode; lingote de cobre = copper ingot; cobre refinado = refined copper; cobre blíster = blister copper
it: catodo di rame = copper cathode; lingotto di rame = copper ingot; rame raffinato = refined copper
pl: katody miedziane = copper cathodes; wlewki miedziane = copper ingots; miedź rafinowana = refined copper
pt: cátodo de cobre = copper cathode; lingote de cobre = copper ingot; cobre refinado = refined copper
  "matte" -> 740100
  "blister" -> 740200
  "anode|ánodo" -> 740200
  "billet|palanquilla|billetta|tarugo|biglia" -> 740313
  "wire bar" -> 740312
  "master alloy" -> 740500
  "phosphor" -> 740500
  "brass|latón|ottone|latão" -> 740321
  "messing" -> 740321
  "bronze|bronce|bronzo" -> 740322
  "cathode" -> 740311
  "kathode" -> 740311
  "cátodo" -> 740311
  "catodo" -> 740311
  "katody" -> 740311
  * -> 740319
t: copper cathodes 99.99% grade A => 740311
t: brass ingots => 740321
t: copper mug => !7403

@ copper-semi
en: copper bar; copper rod; copper busbar; copper sheet; copper plate metal; copper strip; copper foil; brass bar; brass rod; brass sheet; brass strip; bronze bar; bronze rod; copper tube; copper pipe; brass tube; copper wire bare; bare copper wire; brass wire; copper wire rod; bronze wire; phosphor bronze; copper coil tube; air conditioning copper pipe; copper powder metal; bronze powder; copper tape; brass plate; brass flat bar; brass round bar; beryllium copper; copper braid; stranded copper wire bare; copper capillary tube; copper foil sheet; brass hex bar; bronze sheet; brass foil; nickel silver sheet; copper craft wire; cupronickel tube; copper clad laminate; edm brass wire; brass pipe
de: Kupferstange = copper rod; Kupferblech = copper sheet; Kupferrohr = copper pipe; Kupferband = copper strip; Kupferfolie = copper foil; Messingstange = brass rod; Messingblech = brass sheet; Messingrohr = brass tube; Bronzestange = bronze rod; Kupferdraht = copper wire; Messingdraht = brass wire; Kupferschiene = copper busbar; Kupferpulver = copper powder; Messingprofil = brass profile; Kupferrundstab = copper round bar; Messingfolie = brass foil; Rotgussstange = gunmetal bar; Kupferplatte = copper plate; Messingplatte = brass plate
fr: barre de cuivre = copper bar; tôle de cuivre = copper sheet; tube cuivre = copper tube; bande de cuivre = copper strip; feuille de cuivre = copper sheet; barre laiton = brass bar; tôle laiton = brass sheet; tube laiton = brass tube; fil de cuivre = copper wire; fil de laiton = brass wire; bronze barre = bronze bar; tube en cuivre = copper tube; tube en laiton = brass tube; barre en laiton = brass bar; barre en cuivre = copper bar; tôle en cuivre = copper sheet; tôle en laiton = brass sheet; fil en cuivre = copper wire; fil en laiton = brass wire; barre de laiton = brass bar; fil de cuivre nu = bare copper wire; plaque de cuivre = copper plate; feuille de laiton = brass sheet
es: barra de cobre = copper bar; chapa de cobre = copper sheet; tubo de cobre = copper tube; lámina de cobre = copper sheet; barra de latón = brass bar; chapa de latón = brass sheet; tubo de latón = brass tube; alambre de cobre = copper wire; alambre de latón = brass wire; barra de bronce = bronze bar; tubo de cobre refinado = refined copper tube; barra de cobre refinado = refined copper bar; chapa de cobre refinado = refined copper sheet; pletina de cobre = copper flat bar; fleje de cobre = copper strip; fleje de latón = brass strip
it: barra di rame = copper bar; lastra di rame = copper sheet; tubo di rame = copper tube; nastro di rame = copper strip; barra ottone = brass bar; lastra ottone = brass sheet; tubo ottone = brass tube; filo di rame = copper wire; filo di ottone = brass wire; barra bronzo = bronze bar; tubo in rame = copper tube; tubo in rame raffinato = refined copper tube; barra in rame = copper bar; lastra in rame = copper sheet; filo in rame = copper wire; nastro in rame = copper strip; barra in ottone = brass bar; tubo in ottone = brass tube; lastra in ottone = brass sheet; barra in bronzo = bronze bar; filo in ottone = brass wire; filo di rame raffinato = refined copper wire
nl: koperen staf = copper rod; koperplaat = copper sheet; koperen buis = copper tube; koperfolie = copper foil; messing staf = brass rod; messing plaat = brass sheet; messing buis = brass tube; koperdraad = copper wire; koperen buizen = copper tube; messing buizen = brass tube; messing staaf = brass rod; messing staven = brass rod; koperen staven = copper rod; koperen platen = copper sheet; koperen plaat = copper sheet; messing platen = brass sheet; messing draad = brass wire; koperen draad = copper wire; roodkoperen buis = copper tube; bronzen staf = bronze rod; koperband = copper strip; koperen strip = copper strip; messing profiel = brass profile; koperbuis = copper tube
pl: pręt miedziany = copper bar; blacha miedziana = copper sheet; rura miedziana = copper pipe; taśma miedziana = copper strip; folia miedziana = copper foil; pręt mosiężny = brass bar; blacha mosiężna = brass sheet; drut miedziany = copper wire; rurka mosiężna = brass tube; pręt z brązu = bronze bar; rury miedziane = copper pipes; druty miedziane = copper wires; pręty miedziane = copper bars; pręty mosiężne = brass bars; blachy miedziane = copper sheets; blachy mosiężne = brass sheets; rury mosiężne = brass tubes; drut mosiężny = brass wire; szyna miedziana = copper busbar
pt: barra de cobre = copper bar; chapa de cobre = copper sheet; tubo de cobre = copper tube; fita de cobre = copper strip; barra de latão = brass bar; chapa de latão = brass sheet; tubo de latão = brass tube; fio de cobre nu = bare copper wire; barra de bronze = bronze bar; tubo de cobre refinado = refined copper tube; barra de cobre refinado = refined copper bar; chapa de cobre refinado = refined copper sheet; fita de latão = brass strip; arame de cobre = copper wire; arame de latão = brass wire; fio de cobre refinado = refined copper wire; fio de cobre = copper wire
not: copper wire scrap; copper wire light; copper tube fitting; copper tube cutter; brass tube instrument; copper sheet mask; copper wire string; copper rod light; copper wire earring; copper pipe cutter; copper pipe clip; copper pipe fitting; bare copper wire scrap
  "clad laminate" -> 741021
  "tape" -> 741021
  "powder|poeder|poudre|proszek": "flake" 740620; * 740610
  "pulver|kupferpulver" -> 740610
  "braid|geflecht|kupfergeflecht|tresse|plecionka|vlechtwerk" -> 741300
  "stranded|litze|kupferlitze|torsadé|linka" -> 741300
  "foil": main=brass 741012 ~.1; * 741011
  "folie|kupferfolie|messingfolie|koperfolie|folia|feuille" -> 741011
  "nickel silver": "wire" 740822; "tube" 741122; * 740940
  "cupronickel": "tube" 741122; * 740940
  "beryllium": "bar" 740729; "rod" 740729; * 740990
  "bronze|brązu|bronzen|bronzestange|bronzedraht": "tube" 741129; "wire" 740829; "sheet|messingbleche|kupferbleche" 740939; "strip|kupferband|messingband|koperband|bande|taśma|band" 740931; * 740729
  main=brass ~.06: "tube" 741121; "pipe" 741121; "rohr|kupferrohr|messingrohr|tuyau|buizen|rury|rurka|rur" 741121; "tubo" 741121; "wire" 740821; "draht|kupferdraht|messingdraht|bronzedraht|fil|draad|koperdraad|drut|druty" 740821; "filo" 740821; "sheet|messingbleche|kupferbleche" 740929; "plate" 740929; "blech|kupferblech|messingblech|tôle|plaque|plaat|platen|koperplaat|blachy|blacha|platte|kupferplatte|messingplatte" 740929; "strip|kupferband|messingband|koperband|bande|taśma|band" 740921; "chapa" 740929; "lastra" 740929; * 740721
  "wire rod" -> 740811
  "wire" -> 740819
  "draht|kupferdraht|messingdraht|bronzedraht|fil|draad|koperdraad|drut|druty" -> 740819
  "tube" -> 741110
  "pipe" -> 741110
  "rohr|kupferrohr|messingrohr|tuyau|buizen|rury|rurka|rur" -> 741110
  "tubo" -> 741110
  "rura" -> 741110
  "buis|buizen|koperbuis|rury|rur|rurka" -> 741110
  "strip|kupferband|messingband|koperband|bande|taśma|band" -> 740911
  "sheet|messingbleche|kupferbleche" -> 740919
  "plate" -> 740919
  "blech|kupferblech|messingblech|tôle|plaque|plaat|platen|koperplaat|blachy|blacha|platte|kupferplatte|messingplatte" -> 740919
  "chapa" -> 740919
  "blacha" -> 740919
  * -> 740710
ask: metal
t: copper busbar 40x5 => 740710
t: brass round bar CZ121 => 740721
t: copper pipe 15mm plumbing => 741110
t: bare copper wire 2mm => 740819
t: copper pipe cutter => !7411

@ ferro-alloy
en: ferro manganese; ferromanganese; ferro silicon; ferrosilicon; ferro chrome; ferrochrome; ferrochromium; silico manganese; silicomanganese; ferro nickel; ferronickel; ferro molybdenum; ferro vanadium; ferrovanadium; ferro titanium; ferrotitanium; ferro tungsten; ferro niobium; ferro phosphorus; ferroalloy; ferro boron; ferromolybdenum; ferroniobium
de: Ferromangan = ferromanganese; Ferrosilizium = ferrosilicon; Ferrochrom = ferrochrome; Silicomangan = silicomanganese; Ferrolegierung = ferroalloy; Ferronickel = ferronickel
fr: ferromanganèse = ferromanganese; ferrosilicium = ferrosilicon; ferrochrome = ferrochrome; ferronickel = ferronickel; ferroalliage = ferroalloy
es: ferromanganeso = ferromanganese; ferrosilicio = ferrosilicon; ferrocromo = ferrochrome; ferroníquel = ferronickel; ferroaleación = ferroalloy
it: ferromanganese = ferromanganese; ferrosilicio = ferrosilicon; ferrocromo = ferrochrome; ferronichel = ferronickel; ferrolega = ferroalloy
pl: ferromangan = ferromanganese; żelazokrzem = ferrosilicon; ferrochrom = ferrochrome; żelazostop = ferro-alloy
pt: ferromanganês = ferromanganese; ferrossilício = ferrosilicon; ferrocromo = ferrochrome; ferroníquel = ferronickel; ferroliga = ferroalloy
  "silico mangan" -> 720230
  "silico manganese" -> 720230
  "silicomanganese" -> 720230
  "silicomangan" -> 720230
  "ferro manganese": "low carbon" 720219; "medium carbon" 720219; * 720211
  "ferromanganese": "low carbon" 720219; "medium carbon" 720219; * 720211
  "ferromangan" -> 720211
  "ferromanganèse" -> 720211
  "ferrochrome": "low carbon" 720249; * 720241
  "ferro chrome": "low carbon" 720249; * 720241
  "ferrochrom" -> 720241
  "ferrochromium": "low carbon" 720249; * 720241
  "nickel|níquel|nichel" -> 720260
  "ferronickel" -> 720260
  "molybdenum|molibdeno|molibdénio" -> 720270
  "ferromolybdenum" -> 720270
  "tungsten|wolframio|tungsteno|volframio|tungstênio" -> 720280
  "titanium|titanio" -> 720291
  "ferrotitanium" -> 720291
  "vanadium" -> 720292
  "ferrovanadium" -> 720292
  "niobium" -> 720293
  "ferroniobium" -> 720293
  "phosphorus" -> 720299
  "boron" -> 720299
  * -> 720221
t: ferro silicon 75% => 720221
t: silico manganese 6517 => 720230
t: high carbon ferrochrome => 720241
t: silicon carbide => !7202

@ gem-loose-trade
en: loose diamond; rough diamond; polished diamond; lab grown diamond loose; industrial diamond; diamond powder; diamond grit; loose moissanite; loose cubic zirconia; synthetic corundum; synthetic sapphire rough; piezo quartz crystal; garnet abrasive powder; synthetic diamond powder; diamond micron powder; loose lab diamond
de: Rohdiamant; Diamantpulver; loser Diamant; Industriediamant
fr: diamant brut; poudre de diamant; diamant taillé
es: diamante en bruto; polvo de diamante; diamante industrial
it: diamante grezzo; polvere di diamante
pl: proszek diamentowy; diament surowy
pt: diamante bruto; pó de diamante
  "piezo" -> 710410
  "garnet" -> 710590
  "powder|polvere|pó" -> 710510
  "grit" -> 710510
  "pulver" -> 710510
  "poudre" -> 710510
  "polvo" -> 710510
  "lab": "rough" 710421; * 710491
  "moissanite" -> 710499
  "zirconia|circona|zirconio" -> 710499
  "synthetic|sintético": "rough" 710429; "diamond|diamante" 710491; * 710499
  "industrial" -> 710221 ~.5
  "rough" -> 710231
  "brut" -> 710231
  "bruto" -> 710231
  "rohdiamant" -> 710231
  * -> 710239
t: synthetic diamond powder abrasive => 710510
t: loose moissanite round 6.5mm => 710499
t: diamond ring gold => !7102

@ heating-radiator
en: central heating radiator; panel radiator; column radiator; cast iron radiator; steel panel radiator; towel radiator; heated towel rail water; radiator + heating|hot water|convector|type 22; aluminium radiator heating; bathroom radiator
de: Heizkörper = radiator; Badheizkörper = bathroom radiator; Plattenheizkörper = panel radiator; Gussheizkörper = cast iron radiator; Handtuchheizkörper = towel radiator
fr: radiateur chauffage central = central heating radiator; radiateur eau chaude = hot water radiator; sèche serviettes eau chaude = heated towel rail water; radiateur fonte = cast iron radiator
es: radiador de calefacción = central heating radiator; radiador toallero = towel radiator; radiador de agua = water radiator
it: radiatore riscaldamento = heating radiator; termosifone = radiator; termoarredo = decorative towel radiator
nl: paneelradiator = panel radiator; designradiator = designer radiator; badkamerradiator = bathroom radiator
pl: grzejnik = radiator + płytowy|łazienkowy|stalowy|żeliwny|c.o.; grzejnik łazienkowy = bathroom radiator
pt: radiador de aquecimento = heating radiator; radiador toalheiro = towel radiator
not: radiator valve; radiator thermostat; car radiator; oil filled radiator; electric radiator; radiator cover; radiator key; radiator brush; radiator shelf; radiator reflector; radiator fan
  power=electric -> 851629 ~.03
  main=aluminium -> 761699 ~.1
  main=cast-iron -> 732211 ~.05
  * -> 732219
t: steel panel radiator type 22 600x1000 central heating => 732219
t: cast iron radiator for hot water heating => 732211
t: car radiator aluminium => !7322

@ industrial-die-bit
en: carbide button bit; button bit; rock drilling bit; rock drill bit; button bit; dth bit; pdc bit; tricone bit; drilling bit rock; wire drawing die; extrusion die; stamping die; press die; punch die; punching die; progressive die; core bit diamond; auger bit earth; tungsten carbide drawing die; coal mining pick; drawing die; tablet press die; cutting die press; water well drill bit; trenching bit; blanking die
de: Gesteinsbohrer Krone; Ziehstein; Stanzwerkzeug; Presswerkzeug; Rollenmeißel; Erdbohrer + Schnecke; Bohrkrone; Ziehdüse Draht
fr: trépan; taillant; filière d'étirage; outil d'emboutissage; couronne de forage; matrice de presse; outillage de poinçonnage
es: broca de perforación; barrena de roca; hilera de trefilar; troquel de prensa; corona de perforación; matriz de estampado
it: scalpello perforazione; trafila; stampo per pressa; punzone pressa; corona diamantata; matrice estrusione
nl: rotsboor; treksteen; stempel pers; boorkroon; stempel persen
pl: świder wiertniczy; ciągadło; wykrojnik; tłocznik; koronka wiertnicza
pt: broca de perfuração; fieira; matriz de estampagem; coroa diamantada; ferramenta de estampar
not: die cut machine; die set dice; punch die craft; leather punch die; taille; tailler; tailles
  "drawing" -> 820720
  "extrusion|extruido|estruso|extrudido|extrusão" -> 820720
  "ziehstein" -> 820720
  "trafila" -> 820720
  "hilera" -> 820720
  "filière" -> 820720
  "stamping" -> 820730
  "press" -> 820730
  "punch" -> 820730
  "punching" -> 820730
  "progressive" -> 820730
  "blanking" -> 820730
  "cutting die" -> 820730
  "troquel" -> 820730
  "stanz" -> 820730
  "diamond|diamante" -> 820719
  "pdc" -> 820719
  "earth" -> 820719
  "auger" -> 820719
  "carbide" -> 820713
  "button" -> 820713
  * -> 820713
t: tungsten carbide button bit rock drilling => 820713
t: stamping die for press => 820730
t: carbide wire drawing die => 820720
t: dice set => !8207

@ iron-casting
en: cast iron part; steel casting; iron casting; forged steel part; steel forging; manhole cover; cast iron manhole cover; grinding ball steel; forged grinding ball; drain grate cast iron; metal casting part; investment casting; ductile iron casting; drain cover iron; cast iron grate drain; machined steel part
de: Gussteil; Stahlguss; Schmiedeteil; Kanaldeckel; Schachtabdeckung; Mahlkugeln Stahl; Gesenkschmiedestück; Gesenkschmiedestücke; Schmiedestück; Schmiedestücke; Schmiedestücke aus Stahl; Gussstück
fr: pièce en fonte; pièce forgée acier; plaque d'égout; bille de broyage; regard fonte; pièces forgées en acier; pièces matricées; regard en fonte
es: pieza de fundición; pieza forjada; tapa de alcantarilla; bola de molienda
it: fusione in ghisa; pezzo forgiato; chiusino; sfere di macinazione
nl: gietijzeren onderdeel; smeedstuk; putdeksel; smeedstukken; smeedstukken van staal; gietijzeren putdeksel; gietijzeren putdeksels; stalen smeedstuk; gietstuk; gietstukken + staal|ijzer
pl: odlew żeliwny; odkuwka; właz kanałowy; kule mielące; odkuwek; odkuwki; włazy żeliwne; odlewy żeliwne; odlewy staliwne
pt: peça fundida; peça forjada; tampa de bueiro; bola de moagem
  main=plastic -> 392590 ~.02
  "grinding ball": "forged" 732611; * 732591
  "mahlkugel" -> 732591
  "manhole" -> 732510
  "kanaldeckel" -> 732510
  "malleable" -> 732599
  "ductile" -> 732510
  "forged" -> 732619
  "forging|smeedstuk|smeedstukken|gesenkschmiedestück|gesenkschmiedestücke|schmiedestück|schmiedestücke|schmiedeteil|forgée|forgées|matricées|odkuwka|odkuwki|odkuwek|kute" -> 732619
  "schmiede" -> 732619
  "machined" -> 732690
  "steel casting|staliwo|staliwne|gietstaal|acier moulé" -> 732599
  "stahlguss" -> 732599
  * -> 732510
t: cast iron manhole cover D400 => 732510
t: iron casting for gate => 732510
t: cast iron skillet => !7325

@ lead-zinc-tin
en: lead ingot; lead sheet; lead roll flashing; zinc ingot; zinc sheet; zinc alloy ingot; zamak ingot; zinc dust; zinc powder metal; tin ingot; tin bar; lead shot; lead wire; zinc anode; tin wire; zinc strip; lead flashing; zinc wire; shg zinc; zinc plate metal; lead pipe; solder bar; lead brick; lead weight diving; refined lead; antimonial lead; lead alloy ingot; zinc gutter; babbitt metal; solder wire without flux; lead foil; boat anode zinc
de: Bleiblech = lead sheet; Bleibarren = lead ingot; Zinkblech = zinc sheet; Zinkbarren = zinc ingot; Zinnbarren = tin ingot; Zinkanode = zinc anode; Bleiband = lead strip; Zinkstaub = zinc dust; Walzblei = rolled lead; Bleischrot = lead shot; Titanzinkblech = titanium zinc sheet; Stangenlötzinn = solder bar; Bleiplatte = lead plate; Bleifolie = lead foil; Zinkband = zinc strip
fr: lingot de plomb = lead ingot; feuille de plomb = lead sheet; lingot de zinc = zinc ingot; tôle de zinc = zinc sheet; lingot d'étain = tin ingot; anode zinc = zinc anode; poussière de zinc = zinc dust; plomb affiné = refined lead; plomb en rouleau = lead roll; plaque de plomb = lead plate; feuille de zinc = zinc sheet; zinc en lingots = zinc ingot; plomb en lingots = lead ingot
es: lingote de plomo = lead ingot; lámina de plomo = lead sheet; lingote de zinc = zinc ingot; chapa de zinc = zinc sheet; lingote de estaño = tin ingot; ánodo de zinc = zinc anode; polvo de zinc = zinc dust; plomo refinado = refined lead; zinc en lingotes = zinc ingot; zinc sin alear = unalloyed zinc
it: lingotto di piombo = lead ingot; lastra di piombo = lead sheet; lingotto di zinco = zinc ingot; lamiera di zinco = zinc sheet; lingotto di stagno = tin ingot; anodo di zinco = zinc anode; piombo raffinato = refined lead; zinco in lingotti = zinc ingot; zinco non legato = unalloyed zinc; pani di piombo = lead ingot; stagno in lingotti = tin ingot
nl: loodslab = lead sheet; bladlood = lead sheet; zinkplaat = zinc sheet; zinkanode = zinc anode; loodblok = lead ingot; tinstaaf = tin bar; tinstaven = tin bar; loodplaat = lead sheet; loodplaten = lead sheet; zinkplaten = zinc sheet; bladzink = zinc sheet; zink in blokken = zinc ingot; tin in blokken = tin ingot; lood in blokken = lead ingot; zinken plaat = zinc sheet; zinkband = zinc strip
pl: blacha ołowiana = lead sheet; blacha cynkowa = zinc sheet; gąska cynku = zinc ingot; anoda cynkowa = zinc anode; cyna w gąskach = tin ingot; ołów rafinowany = refined lead; blachy ołowiane = lead sheets; blachy cynkowe = zinc sheets; ołów w gąskach = lead ingot; cynk w gąskach = zinc ingot
pt: lingote de chumbo = lead ingot; chapa de chumbo = lead sheet; lingote de zinco = zinc ingot; chapa de zinco = zinc sheet; lingote de estanho = tin ingot; ânodo de zinco = zinc anode; zinco em lingotes = zinc ingots; zinco não ligado = unalloyed zinc; chumbo refinado = refined lead; chumbo em lingotes = lead ingots; estanho em lingotes = tin ingots
  "zamak" -> 790120
  main=zinc ~.3: "alloy ingot" 790120; "dust" 790310; "powder" 790390; "sheet|loodplaat|loodplaten|loodslab|bleiblech|bleiplatte|walzblei|plaque de plomb|feuille de plomb|blacha ołowiana|blachy ołowiane|bladlood" 790500; "strip" 790500; "plate" 790500; "blech|zinkblech|zinkbleche|zinkplaat|zinkplaten|blacha|blachy|tôle" 790500; "wire" 790400; "anode" 790700; "gutter" 790700; "ingot" 790111; * 790111
  "zinc": "sheet|loodplaat|loodplaten|loodslab|bleiblech|bleiplatte|walzblei|plaque de plomb|feuille de plomb|blacha ołowiana|blachy ołowiane|bladlood" 790500; "anode" 790700; * 790111
  "zinkblech|zinkplaat|zinkplaten|bladzink|zinken plaat|blacha cynkowa|blachy cynkowe|feuille de zinc|tôle de zinc|zinkband|titanzinkblech" -> 790500
  "zinkanode" -> 790700
  "tin ingot" -> 800110
  "tin bar" -> 800300
  "solder" -> 800300
  "tin wire" -> 800300
  "babbitt" -> 800120
  "zinn" -> 800110
  "étain" -> 800110
  "estaño" -> 800110
  "stagno" -> 800110
  "antimonial" -> 780191
  "ingot" -> 780110
  "refined" -> 780110
  "lingot" -> 780110
  "foil|bleifolie|bladlood|feuille de plomb" -> 780411
  "sheet|loodplaat|loodplaten|loodslab|bleiblech|bleiplatte|walzblei|plaque de plomb|feuille de plomb|blacha ołowiana|blachy ołowiane|bladlood" -> 780419
  "flashing" -> 780419
  "blech|zinkblech|zinkbleche|zinkplaat|zinkplaten|blacha|blachy|tôle" -> 780419
  "bladlood" -> 780419
  "feuille" -> 780419
  "lámina" -> 780419
  * -> 780600
t: zinc ingots SHG 99.995% => 790111
t: lead flashing roll 300mm => 780419
t: zinc anode for boat => 790700
t: tin ingots 99.9% => 800110
t: tin box for cookies => !8001

@ machine-knife-industrial
en: machine knife; planer blade; shear blade; granulator blade; chipper blade; paper guillotine blade; slitter blade; circular knife industrial; meat grinder blade; guillotine knife; shredder blade industrial; harvester blade; planer knife; veneer knife; doctor blade; rotary slitting knife; thicknesser blade; chipper knife; crusher blade
de: Maschinenmesser; Hobelmesser; Scherenmesser; Häckslermesser; Kreismesser; Fleischwolfmesser; Freischneider Messer; Mulchmesser
fr: lame de machine; fer de rabot; lame de massicot; lame de tondeuse; couteau de hachoir; couteau industriel
es: cuchilla industrial; cuchilla de cepillo; cuchilla de guillotina; cuchilla de cortacésped; cuchilla de picadora
it: lama industriale; lama per pialla; coltello industriale; lama tosaerba; lama tritacarne
nl: machinemes; schaafmes; grasmaaiermes; gehaktmolen mes
pl: nóż maszynowy; nóż strugarski; nóż do rębaka; nożyk do maszynki do mięsa
pt: faca industrial; lâmina de plaina; lâmina de cortador de relva; lâmina de guilhotina; faca de plaina
not: plastic mower blade robot; mower blade sharpener; mower blade balancer
  "meat|carne" -> 820830
  "fleischwolf" -> 820830
  "hachoir" -> 820830
  "picadora" -> 820830
  "tritacarne" -> 820830
  "mower" -> 820840
  "harvester" -> 820840
  "rasenmäher" -> 820840
  "tondeuse" -> 820840
  "cortacésped" -> 820840
  "tosaerba" -> 820840
  "kosiarki" -> 820840
  "brush cutter" -> 820840
  "hedge" -> 820840
  "débroussailleuse" -> 820840
  "planer" -> 820820
  "veneer" -> 820820
  "chipper" -> 820820
  "thicknesser" -> 820820
  "hobel" -> 820820
  "rabot" -> 820820
  "pialla" -> 820820
  "strugarski" -> 820820
  "metal" -> 820810
  "shear" -> 820810
  * -> 820890
t: planer blades HSS 320mm for wood => 820820
t: lawn mower blade 46cm => 820840
t: paper guillotine blade => 820890
t: kitchen knife => !8208

@ metal-closure-hose
en: crown cap; crown cork; bottle crown cap; metal lid packaging; aluminium screw cap; can end; easy open end; aluminium cap bottle; security seal metal; container bolt seal; flip off cap; flexible metal hose; corrugated stainless hose; metal hose flexible; tear off cap; twist off lid; bolt seal container; stainless corrugated gas hose; shower hose metal; stainless steel braided hose; flexible metal conduit; wine capsule tin; lug cap; jar lid metal; gooseneck tube metal; metal bottle cap; cable seal; bellow hose metal; braided stainless hose
de: Kronkorken = crown cap; Schraubdeckel = screw lid + Metall|Glas; Twist Off Deckel = twist off lid; Dosendeckel = can lid; Metallschlauch = metal hose; Edelstahlwellschlauch = corrugated stainless hose; Containersiegel = container seal; Bügelverschluss = swing top closure; Wellschlauch = corrugated hose + Edelstahl; Metallplombe = metal seal
fr: capsule couronne = crown cap; couvercle métallique = metal lid; capsule à vis alu = aluminium screw cap; flexible métallique = flexible metal hose; tuyau inox annelé = corrugated stainless hose; capsule bière = beer cap; scellé conteneur = container seal; opercule
es: tapa corona = crown cap; tapón corona = crown cap; tapa metálica = metal lid; manguera metálica flexible = flexible metal hose; precinto de contenedor = container bolt seal; tubo flexible metálico = flexible metal tube; tapón de aluminio = aluminium cap
it: tappo a corona = crown cap; coperchio metallico = metal lid; tubo flessibile metallico = flexible metal hose; capsula alluminio = aluminium capsule; sigillo container = container seal; capsule twist off = twist off lid
nl: kroonkurk = crown cap; metalen deksel = metal lid; metalen slang = metal hose flexible; containerzegel = container seal; twist off deksel = twist off lid
pl: kapsel = crown cap + butelka|piwo; kapsle do butelek = crown caps; zakrętka metalowa = metal screw cap; wąż metalowy = flexible metal hose; plomba kontenerowa = container bolt seal; wieczko puszki = can lid; zakrętki twist off = twist off caps
pt: tampa corona = crown cap; tampa metálica = metal lid; mangueira metálica = metal hose; lacre de contêiner = container seal; cápsula metálica = metal capsule; tubo flexível metálico = flexible metal tube
not: crown cap hair; bottle cap opener; crown capper; bottle cap magnet; bottle cap necklace; shower hose holder; can end seamer; mason jar lid plastic
  "hose": main=copper|aluminium 830790 ~.1; * 830710
  "conduit" -> 830710
  "gooseneck" -> 830710
  "schlauch": main=copper|aluminium 830790 ~.1; * 830710
  "flexible|flessibile|flexível" -> 830710
  "annelé" -> 830710
  "manguera" -> 830710
  "slang" -> 830710
  "wąż" -> 830710
  "crown" -> 830910
  "kronkorken" -> 830910
  "corona" -> 830910
  "couronne" -> 830910
  "kroonkurk" -> 830910
  "kapsel" -> 830910
  "kapsle" -> 830910
  * -> 830990
t: crown caps 26mm for beer bottles => 830910
t: easy open can ends aluminium => 830990
t: flexible stainless steel metal hose => 830710
t: bottle cap opener => !8309

@ metal-scrap
en: steel scrap; iron scrap; scrap metal; stainless steel scrap; copper scrap; aluminium scrap; aluminum scrap; brass scrap; hms scrap; heavy melting scrap; shredded scrap; scrap iron; copper wire scrap; used beverage can; ubc scrap; lead scrap; zinc scrap; nickel scrap; tin scrap; titanium scrap; tungsten carbide scrap; metal turnings; millberry copper; taint tabor; battery lead scrap; zinc dross; cast iron scrap; aluminium dross scrap
de: Schrott; Stahlschrott; Eisenschrott; Kupferschrott; Aluminiumschrott; Messingschrott; Metallschrott; Edelstahlschrott
fr: ferraille; déchets de cuivre; déchets d'aluminium; déchets et débris de fer; mitraille
es: chatarra; chatarra de cobre; chatarra de aluminio; chatarra de hierro; chatarra de acero
it: rottame; rottami di ferro; rottami di rame; rottami di alluminio; rottame ferroso
nl: schroot; koperschroot; oud ijzer; aluminiumschroot
pl: złom; złom stalowy; złom miedzi; złom aluminium
pt: sucata; sucata de cobre; sucata de ferro; sucata de alumínio
not: scrap car model; scrap metal gift card; złom złota
  main=copper -> 740400 ~.1
  "millberry" -> 740400
  main=aluminium -> 760200 ~.15
  "beverage" -> 760200
  "taint" -> 760200
  "lead" -> 780200
  main=zinc -> 790200 ~.03
  "nickel|níquel|nichel" -> 750300
  "tin scrap" -> 800200
  main=titanium -> 810830 ~.02
  main=tungsten -> 810197 ~.02
  main=stainless-steel -> 720421 ~.08
  "cast iron|hierro fundido|fundición|ghisa|ferro fundido" -> 720410
  "tinplate" -> 720430
  "tinned" -> 720430
  "turnings" -> 720441
  "alloy steel" -> 720429
  * -> 720449
t: HMS 1&2 steel scrap => 720449
t: copper wire scrap millberry 99.9% => 740400
t: stainless steel scrap 304 => 720421
t: aluminium used beverage cans UBC scrap => 760200
t: metal scraper tool => !7204

@ metal-tank-drum
en: steel tank; stainless steel tank; storage tank steel; fuel tank storage; steel silo; grain silo; steel barrel; tin can packaging; beverage can empty; food can empty; aerosol can empty; steel pail; gas cylinder; lpg cylinder; oxygen cylinder; co2 cylinder; scuba tank; acetylene cylinder; nitrogen cylinder; empty gas cylinder; aluminium can empty; aluminium bottle packaging; collapsible aluminium tube; jerrycan metal; paintball tank; propane cylinder; gas bottle; beer keg; stainless keg; diving cylinder; hydrogen cylinder; fermentation tank stainless; metal drum; helium cylinder; pressure vessel gas steel; pony bottle scuba; aluminium aerosol can; empty paint can; paint tin empty; milk can stainless; lng tank
de: Stahltank; Stahlfass; Gasflasche; Sauerstoffflasche; CO2 Flasche; Propangasflasche; Tauchflasche; Ölfass; Getreidesilo; Bierfass; Blechkanister; Silo + Stahl; Aluminiumtube
fr: cuve acier; fût métallique; bouteille de gaz; bouteille d'oxygène; bouteille de plongée; silo métallique; cuve inox; fût de bière; bidon métallique; jerrican métal
es: tanque de acero; bombona de gas; cilindro de gas; botella de buceo; silo metálico; barril de cerveza; tambor de acero; lata vacía; depósito de acero
it: serbatoio in acciaio; fusto metallico; bombola gas; bombola ossigeno; bombola sub; silo metallico; fusto birra; tanica metallo
nl: stalen tank; stalen vat; gasfles; zuurstoffles; duikfles; stalen silo; bierfust
pl: zbiornik stalowy; beczka stalowa; butla gazowa; butla tlenowa; butla nurkowa; silos zbożowy; keg; kanister metalowy
pt: tanque de aço; tambor de aço; botijão de gás; cilindro de gás; garrafa de gás; garrafa de mergulho; silo metálico; barril de chope
not: steel drum instrument; steel tongue drum; gas cylinder valve; gas cylinder regulator; gas cylinder trolley; gas cylinder chair; office chair gas cylinder; steel tank scale model; gas cylinder cabinet; keg tap; keg coupler; oil drum smoker; gas bottle regulator; gas bottle cover
  "collapsible" -> 761210
  "tube|tubo" -> 761210
  "cylinder": main=aluminium 761300; * 731100
  "scuba": main=steel 731100; * 761300
  "gas": main=aluminium 761300; * 731100
  "gasflasche" -> 731100
  "sauerstoff" -> 731100
  "butla" -> 731100
  "bombola" -> 731100
  "bombona" -> 731100
  "oxygen" -> 731100
  "plongée" -> 761300
  "paintball" -> 731100
  main=aluminium ~.05: capacity>300l 761100 ~.1; * 761290
  "silo" -> 730900
  "drum": capacity<50l 731029 ~.1; * 731010
  "barrel" -> 731010
  "fass" -> 731010
  "fût" -> 731010
  "vat" -> 731010
  "keg": capacity>=50l 731010; * 731029 ~.6
  "pail" -> 731029
  "jerry" -> 731029
  "jerrycan" -> 731029
  "kanister" -> 731029
  "beverage" -> 731021
  "food can" -> 731021
  "can" -> 731029
  "tin|estaño|stagno|estanho" -> 731029
  capacity<=50l -> 731029 ~.1
  capacity<=300l -> 731010 ~.1
  * -> 730900
t: steel drum 210 litres => 731010
t: LPG gas cylinder empty 12 kg steel => 731100
t: stainless steel storage tank 5000 litre => 730900
t: collapsible aluminium tubes for ointment => 761210
t: steel tongue drum music => !7310

@ minor-metal
en: tungsten powder; tungsten wire; tungsten rod; tungsten ingot; molybdenum powder; molybdenum wire; molybdenum sheet; tantalum; magnesium ingot; magnesium rod metal; magnesium powder; cobalt metal; bismuth ingot; titanium sheet; titanium bar; titanium rod; titanium tube; titanium plate metal; titanium sponge; titanium wire; zirconium; antimony ingot; manganese metal flake; chromium metal; gallium metal; indium ingot; germanium ingot; niobium; vanadium metal; beryllium metal; cadmium metal; rhenium; hafnium; titanium powder metal; cermet; molybdenum electrode; tungsten sheet; titanium foil; titanium grade 5 bar; magnesium anode; electrolytic manganese; cobalt powder; tungsten cube; bismuth metal; indium foil; thallium metal; tungsten putty
de: Wolframpulver = tungsten powder; Wolframdraht = tungsten wire; Wolframstab = tungsten rod; Molybdändraht = molybdenum wire; Magnesiumbarren = magnesium ingot; Titanblech = titanium sheet; Titanstab = titanium rod; Titanrohr = titanium tube; Titandraht = titanium wire; Bismutbarren = bismuth ingot; Kobaltpulver = cobalt powder; Magnesiumanode = magnesium anode; Gallium = gallium
fr: poudre de tungstène = tungsten powder; fil de tungstène = tungsten wire; lingot de magnésium = magnesium ingot; tôle titane = titanium sheet; barre titane = titanium bar; tube titane = titanium tube; bismuth = bismuth; anode magnésium = magnesium anode; gallium = gallium; cobalt métal = cobalt metal
es: polvo de tungsteno = tungsten powder; alambre de tungsteno = tungsten wire; lingote de magnesio = magnesium ingot; chapa de titanio = titanium sheet; barra de titanio = titanium bar; bismuto = bismuth; ánodo de magnesio = magnesium anode; galio = gallium
it: polvere di tungsteno = tungsten powder; filo di tungsteno = tungsten wire; lingotto di magnesio = magnesium ingot; lamiera titanio = titanium sheet; barra titanio = titanium bar; bismuto = bismuth; anodo di magnesio = magnesium anode; gallio = gallium
nl: wolfraamdraad = tungsten wire; titanium plaat = titanium plate; titanium staf = titanium rod; magnesium anode = magnesium anode; bismut = bismuth
pl: drut wolframowy = tungsten wire; pręt tytanowy = titanium rod; blacha tytanowa = titanium sheet; anoda magnezowa = magnesium anode; bizmut = bismuth; rurka tytanowa = titanium tube
pt: pó de tungstênio = tungsten powder; chapa de titânio = titanium sheet; barra de titânio = titanium bar; lingote de magnésio = magnesium ingot; ânodo de magnésio = magnesium anode; bismuto = bismuth
not: magnesium supplement; zirconium ring; tantalum capacitor; titanium bar tape; niobium earring; germanium bracelet; magnesium fire starter; cobalt blue; gallium nitride charger; titanium bar handlebar
  "tungsten|wolframio|tungsteno|volframio|tungstênio": "powder|polvo|polvere|pó" 810110; "wire|alambre|arame|filo|fio" 810196; "ingot|lingote|lingotto" 810194; * 810199
  "wolfram": "pulver" 810110; "draht" 810196; * 810199
  "wolframpulver" -> 810110
  "wolframdraht" -> 810196
  "molybdenum|molibdeno|molibdénio": "powder|polvo|polvere|pó" 810210; "wire|alambre|arame|filo|fio" 810296; "sheet|chapa|lámina|lamiera|folha" 810295; "bar|barra|tondo" 810295; * 810299
  "tantalum": "powder|polvo|polvere|pó" 810320; "ingot|lingote|lingotto" 810320; * 810399
  "magnesium|magnesio": "alloy ingot" 810419; "ingot|lingote|lingotto" 810411; "powder|polvo|polvere|pó" 810430; * 810490
  "cobalt|cobalto": "wire|alambre|arame|filo|fio" 810590; "bar|barra|tondo" 810590; * 810520
  "bismuth": "99.99" 810610; * 810690
  "antimony" -> 811010
  "manganese|manganeso|manganês" -> 811100
  "chromium|cromo|crómio" -> 811221
  "beryllium" -> 811212
  "cadmium" -> 811269
  "rhenium" -> 811241
  "hafnium" -> 811231
  "thallium" -> 811251
  "zirconium|circonio|zirconio": "sponge" 810929; "powder|polvo|polvere|pó" 810929; * 810999
  "cermet" -> 811300
  "gallium" -> 811292
  "indium": "foil|lámina fina|foglio|folha fina" 811299; * 811292
  "germanium" -> 811292
  "niobium": "sheet|chapa|lámina|lamiera|folha" 811299; "wire|alambre|arame|filo|fio" 811299; "rod|varilla|barra|vareta|varão|tondo" 811299; "bar|barra|tondo" 811299; * 811292
  "vanadium" -> 811292
  "titanium|titanio": "sponge" 810820; "powder|polvo|polvere|pó" 810820; "ingot|lingote|lingotto" 810820; * 810890
  "magnés" -> 810490
  "anode magnésium" -> 810490
  "bismut" -> 810690
  * -> 810890
t: titanium grade 2 sheet => 810890
t: tungsten wire 0.1mm => 810196
t: magnesium ingots 99.9% => 810411
t: gallium metal 99.99% => 811292
t: magnesium supplement tablets => !8104

@ nickel-metal
en: nickel cathode; nickel sheet; nickel wire; nickel strip; nickel powder; inconel; monel; nickel plate metal; nickel alloy bar; nickel briquette; nickel ingot; nickel anode; resistance wire; nickel tube; nickel mesh; pure nickel strip; nickel foil; nickel pellet; hastelloy; nickel matte
de: Nickelblech = nickel sheet; Nickelkathode = nickel cathode; Nickelband = nickel strip; Nickeldraht = nickel wire; Nickelpulver = nickel powder; Nichromdraht = nichrome wire; Widerstandsdraht = resistance wire; Nickelanode = nickel anode; Nickelplatte = nickel plate; Nickelstange = nickel bar; Nickelfolie = nickel foil
fr: cathode de nickel = nickel cathode; fil nichrome = nichrome wire; feuillard nickel = nickel strip; fil résistif = resistance wire; poudre de nickel = nickel powder; nickel non allié = unalloyed nickel; tôle de nickel = nickel sheet; plaque de nickel = nickel plate; fil de nickel = nickel wire; barre de nickel = nickel bar
es: cátodo de níquel = nickel cathode; alambre nicrom = nichrome wire; cinta de níquel = nickel strip; níquel sin alear = unalloyed nickel; polvo de níquel = nickel powder
it: catodo di nichel = nickel cathode; filo nichel cromo = nickel chrome wire; nastro nichel = nickel strip; polvere di nichel = nickel powder
nl: nikkelstrip = nickel strip; nikkeldraad = nickel wire; weerstandsdraad = resistance wire; nikkelplaat = nickel sheet; nikkelplaten = nickel sheet; nikkelstaaf = nickel bar; nikkelfolie = nickel foil
pl: taśma niklowa = nickel strip; katody niklowe = nickel cathodes; blaszka niklowa = nickel plate; blacha niklowa = nickel sheet; drut niklowy = nickel wire; pręt niklowy = nickel rod
pt: cátodo de níquel = nickel cathode; fio nicromo = nichrome wire; fita de níquel = nickel strip; níquel não ligado = unalloyed nickel
  "matte" -> 750110
  "kanthal" -> 722990
  "powder|poeder|pulver|poudre|proszek" -> 750400
  "pulver" -> 750400
  "mesh" -> 750810
  "anode" -> 750890
  "nichrome" -> 750522
  "resistance" -> 750522
  "nicrom" -> 750522
  "wire|nickeldraht|nikkeldraad|drut|fil": kind=alloyed 750522; * 750521
  "strip": kind=alloyed 750620; * 750610
  "sheet|nickelblech|nickelplatte|tôle|blacha|nikkelplaat|nikkelplaten|nikkelfolie|nickelfolie|plaque": kind=alloyed 750620; * 750610
  "foil" -> 750610
  "blech" -> 750610
  "band" -> 750610
  "tube": kind=alloyed 750712; * 750711
  kind=alloyed: "ingot" 750220; * 750512
  "hastelloy" -> 750512
  "bar|nickelstange|nikkelstaaf|pręt|barre" -> 750511
  * -> 750210
t: nickel cathodes 4x4 => 750210
t: pure nickel strip for batteries => 750610
t: nichrome wire 0.4mm => 750522
t: inconel 625 round bar => 750512
t: nickel plated buckle => !7505

@ pig-iron
en: pig iron; spiegeleisen; nodular pig iron; sponge iron; direct reduced iron; hot briquetted iron; dri iron; hbi
de: Roheisen; Eisenschwamm
fr: fonte brute; éponge de fer; minerai réduit
es: arrabio; fundición en bruto; hierro esponja
it: ghisa greggia; spugna di ferro
pl: surówka żelaza
pt: ferro-gusa; ferro fundido bruto; ferro esponja
  "sponge" -> 720310
  "direct reduced" -> 720310
  "briquetted" -> 720310
  "alloy|aleación|lega|liga" !"non" -> 720150
  "spiegeleisen" -> 720150
  "high phosphorus" -> 720120
  * -> 720110
t: non-alloy pig iron low phosphorus => 720110
t: steam iron => !7201

@ precious-metal-raw
en: gold bullion; gold ingot; silver ingot; silver grain; gold grain; platinum bar; palladium bar; silver wire; gold wire; gold leaf metal; silver sheet; gold sheet metal; silver powder metal; platinum sponge; rhodium powder; iridium powder; casting grain; platinum wire; palladium sponge; gold solder; silver foil metal; ruthenium powder
de: Silbergranulat; Silberdraht; Golddraht; Platinbarren; Feingold
fr: lingot d'or; lingot d'argent; argent grenaille; fil d'argent; fil d'or
es: lingote de oro; lingote de plata; hilo de plata; granalla de plata
it: lingotto d'oro; lingotto d'argento; filo d'argento
nl: zilverbaar; zilverdraad
pl: sztabka srebra; drut srebrny
pt: lingote de ouro; barra de prata; fio de prata
not: gold bar necklace; gold bar bracelet; silver bar necklace; gold bar earring; silver wire earring; gold wire earring; gold bar soap; gold bar usb; fio de prata 925; fio de prata homem
  "platinum|platino|platina": "wire|alambre|arame|filo|fio" 711019; "sheet|chapa|lámina|lamiera|folha" 711019; * 711011
  "palladium": "wire|alambre|arame|filo|fio" 711029; "sheet|chapa|lámina|lamiera|folha" 711029; * 711021
  "rhodium" -> 711031
  "iridium" -> 711041
  "ruthenium" -> 711041
  metal=gold ~.3: "powder|polvo|polvere|pó" 710811; "wire|alambre|arame|filo|fio" 710813; "sheet|chapa|lámina|lamiera|folha" 710813; "leaf|hoja|foglia|folha" 710813; "solder" 710813; * 710812
  "gold|oro|ouro": "wire|alambre|arame|filo|fio" 710813; "sheet|chapa|lámina|lamiera|folha" 710813; * 710812
  "powder|polvo|polvere|pó" -> 710610
  "wire|alambre|arame|filo|fio" -> 710692
  "draht" -> 710692
  "sheet|chapa|lámina|lamiera|folha" -> 710692
  "foil|lámina fina|foglio|folha fina" -> 710692
  * -> 710691
t: gold bar 1 oz 24k => 710812
t: sterling silver wire 1mm => 710692
t: gold plated ring => !7108

@ precious-metal-scrap
en: gold scrap; silver scrap; platinum scrap; scrap gold; precious metal scrap; catalytic converter scrap; jewellery sweepings; scrap silver; gold recovery scrap; old gold melting
de: Goldschrott; Altgold; Silberschrott; Edelmetallabfälle
fr: déchets d'or; débris de métaux précieux
es: chatarra de oro; desperdicios de metal precioso
it: rottami d'oro; oro rottame
pl: złom złota; złom srebra
pt: sucata de ouro
  "platinum|platino|platina" -> 711292
  "catalytic" -> 711292
  "silver|plata|argento|prata" -> 711299
  metal=gold -> 711291 ~.6
  "ash|fresno|frassino|freixo" -> 711230
  * -> 711291
t: gold scrap for melting => 711291
t: gold plated ring => !7112

@ railway-material
en: railway rail; steel rail; crane rail; fishplate; fish plate rail; rail clip railway; railway switch; railway turnout; rail fastener; rail clamp railway; steel sleeper; tramway rail; railway track material; railway crossing; rail spike; elastic rail clip
de: Eisenbahnschiene; Kranschiene; Lasche + Schiene; Weiche + Eisenbahn; Schienenklemme; Spannklemme Schiene
fr: rail de chemin de fer; éclisse; aiguillage voie; rail acier voie
es: carril ferroviario; riel de acero; riel de ferrocarril; eclisa
it: rotaia; binario ferroviario; ganascia rotaia; scambio ferroviario
nl: spoorrail; spoorstaaf; spoorstaven
pl: szyna kolejowa; szyny kolejowe; rozjazd kolejowy; łubki
pt: carril ferroviário; trilho ferroviário; trilho de aço
not: model railway; toy railway; railway model track
  "switch" -> 730230
  "turnout" -> 730230
  "crossing" -> 730230
  "fish|pescado|pez|pesce|peixe" -> 730240
  "fishplate" -> 730240
  "éclisse" -> 730240
  "clip" -> 730290
  "fastener" -> 730290
  "clamp" -> 730290
  "spike" -> 730290
  "sleeper" -> 730290
  * -> 730210
t: steel rails UIC 60 for railway => 730210
t: elastic rail clips => 730290
t: model railway track h0 => !7302

@ steel-bar
en: rebar; reinforcing bar; deformed bar; steel bar; steel round bar; stainless steel bar; stainless steel rod; flat bar + steel|stainless; square bar + steel; steel rod; bright bar; round bar + steel|stainless|alloy; alloy steel bar; wire rod; steel wire rod; tool steel bar; high speed steel bar; hollow drill bar; spring steel bar; carbon steel bar; hex bar + steel|stainless; silver steel; forged steel bar; reinforcing steel; stainless steel round rod
de: Betonstahl = reinforcing steel; Stabstahl = steel bar; Rundstahl = steel round bar; Flachstahl = flat bar; Walzdraht = wire rod; Edelstahl Rundstab = stainless steel round bar; Vierkantstahl = square bar; Bewehrungsstahl = reinforcing steel; Blankstahl = bright steel; Silberstahl = silver steel; Rundstahl blank = bright round bar; Edelstahlstab = stainless steel rod; Edelstahlstange = stainless steel rod; Stahlstange = steel rod; Sechskantstahl = hex bar; Rippenstahl = ribbed steel
fr: barre d'acier = steel bar; fer à béton = rebar; rond à béton = rebar; fil machine = wire rod; barre inox = stainless steel bar; rond acier = steel round bar; fer plat = flat bar; barres en fer = iron bars; barre en inox = stainless steel bar; fer rond = round bar; armature béton = reinforcing steel; fers à béton = rebars; acier étiré = drawn steel
es: barra de acero = steel bar; varilla corrugada = rebar; alambrón = wire rod; barra de acero inoxidable = stainless steel bar; acero corrugado = rebar; redondo de acero = steel round bar; pletina de acero = steel flat bar; barras de hierro = iron bar; barra corrugada = rebar; barra corrugada de acero = rebar; barras de acero corrugado = rebar; barra lisa de acero = plain steel bar; redondo corrugado = deformed bar
it: barra d'acciaio = steel bar; tondino per cemento = rebar; vergella = wire rod; tondo acciaio = round steel bar; barra inox = stainless steel bar; tondo per cemento armato = reinforcing bar; piatto acciaio = steel flat bar; barre di ferro = iron bar; barra nervata = ribbed bar; barra in acciaio = steel bar; barra per cemento armato = reinforcing bar; tondo nervato = ribbed bar; barra forgiata = forged steel bar; barra tonda in acciaio = steel round bar; barra nervata in acciaio = ribbed steel bar
nl: betonstaal = reinforcing steel; staafstaal = steel bar; walsdraad = wire rod; rvs staf = stainless steel rod; rond staal = steel round bar; platstaal = flat bar; wapeningsstaal = reinforcing steel; stalen staaf = steel bar; stalen staven = steel bar; stalen staf = steel rod; rond staf staal = steel round bar; geribd betonstaal = ribbed reinforcing steel; blank staal = bright steel + staf|rond; wapeningsstaven = reinforcing bar; rvs staven = stainless steel rod; roestvrijstalen staf = stainless steel rod; roestvrijstalen staven = stainless steel rod; roestvrijstalen staaf = stainless steel bar; rvs staaf = stainless steel bar; inox staf = stainless steel rod
pl: pręt stalowy = steel bar; pręt zbrojeniowy = reinforcing bar; walcówka = wire rod; pręt nierdzewny = stainless steel bar; płaskownik = flat bar; pręty ze stali = steel bars; drut zbrojeniowy żebrowany = ribbed reinforcing wire; walcówek = wire rod; pręty żebrowane = rebars; pręt żebrowany = rebar; pręty stalowe = steel bars; pręty zbrojeniowe = reinforcing bars; stal zbrojeniowa = reinforcing steel; pręty nierdzewne = stainless steel bars; pręt okrągły stalowy = steel round bar; płaskowniki = flat bars
pt: barra de aço = steel bar; vergalhão = rebar; fio-máquina = wire rod; barra de aço inoxidável = stainless steel bar; varão de aço = steel rod; barras de ferro = iron bars; varão nervurado = deformed bar; varões nervurados = deformed bars; varões de aço = steel rods; barra nervurada = deformed bar; barra de aço nervurado = deformed bar; varão nervurado de aço = deformed steel bar; aço em varão = steel rod
not: rebar tie wire; rebar spacer; rebar tier; rebar cutter; rebar bender; rebar cap; steel bar stool; rebar chair; steel rod curtain; stabstahl hantel
  use bar-steel
ask: main; kind
t: deformed steel rebar 12mm B500B => 721420
t: stainless steel round bar hot rolled 304 => 722211
t: low carbon wire rod 5.5mm in coils => 721391
t: cold drawn bright steel bar => 721550
t: 42CrMo4 alloy steel bar hot rolled => 722830
t: rebar cutter hydraulic => !7214

@ steel-billet
en: steel billet; steel bloom; steel slab; steel ingot; billet + steel|ms; semi finished steel; forging ingot; stainless steel billet; alloy steel ingot; carbon steel slab
de: Stahlknüppel; Stahlbramme; Stahlblock; Halbzeug aus Stahl
fr: billette d'acier; brame; lingot d'acier; demi-produits en fer
es: palanquilla de acero; planchón de acero; tocho de acero; lingote de acero
it: billetta d'acciaio; bramma; lingotto d'acciaio
nl: stalen knuppel; staalblok
pl: kęsy stalowe; wlewki stalowe; kęsiska; kęsisek
pt: biletes de aço; placa de aço semiacabado; lingote de aço
  main=stainless-steel ~.05: "ingot|lingote|lingotto" 721810; "slab" 721891; * 721899
  kind=alloy-steel ~.03: "ingot|lingote|lingotto" 722410; * 722490
  "ingot|lingote|lingotto" -> 720610
  "lingot" -> 720610
  "slab" -> 720712
  "brame" -> 720712
  "bloom" -> 720711
  "high carbon" -> 720720
  * -> 720711
t: low carbon steel billets 130x130 => 720711
t: carbon steel slabs => 720712
t: stainless steel slabs => 721891
t: billet aluminium gear knob => !7207

@ steel-pipe
en: welded tube + steel|stainless; stainless steel welded tube; welded pipe + steel|stainless; steel pipe; steel tube; seamless pipe; seamless steel pipe; stainless steel pipe; stainless steel tube; galvanized pipe; erw pipe; line pipe; casing pipe oil; octg; drill pipe; hollow section; welded steel pipe; square tube + steel; rectangular tube + steel; boiler tube; hydraulic tube steel; carbon steel pipe; box section steel; scaffold tube; cast iron pipe; ductile iron pipe; alloy steel pipe; spiral welded pipe; stainless capillary tube; precision steel tube; black steel pipe; gi pipe; shs tube; steel conduit pipe; saw pipe; heat exchanger tube; stainless tubing; soil pipe cast iron
de: Stahlrohr; Edelstahlrohr; nahtloses Rohr; Vierkantrohr; Rechteckrohr; Gussrohr; Leitungsrohr Stahl; Präzisionsstahlrohr; Gerüstrohr; Profilrohr; Edelstahlrohre; Rohr + Edelstahl|Stahl|nahtlos|geschweißt; Hohlprofil + Stahl; geschweißtes Rohr; Kesselrohr; nahtlose Rohre
fr: tube acier; tube inox; tuyau en fonte; tube sans soudure; tube carré acier; tube acier galvanisé; tubes et tuyaux en fer; tubes en inox; tube rectangulaire acier; tube de chaudière; tube en fonte; tubes carrés en acier; tube carré en acier; tubes rectangulaires en acier; tubes sans soudure
es: tubo de acero; tubo sin costura; tubo inoxidable; tubo estructural; tubería de acero; tubo de hierro fundido; tubo cuadrado acero; tubos de hierro
it: tubo in acciaio; tubo inox; tubo senza saldatura; tubolare acciaio; tubo in ghisa; tubo quadro acciaio; tubi di ferro
nl: stalen buis; rvs buis; naadloze buis; kokerprofiel; gietijzeren buis; steigerbuis; stalen buizen; rvs buizen; naadloze buizen; gietijzeren buizen; steigerbuizen; roestvrijstalen buis; roestvrijstalen buizen; buis + roestvrij|rvs|staal|naadloos|gelast; stalen kokers; kokerbuis; kokerbuizen; stalen koker; gelaste buis; gelaste buizen
pl: rura stalowa; rura bezszwowa; rura nierdzewna; profil zamknięty; rura żeliwna; rura precyzyjna; rury stalowe; rury nierdzewne; rury bezszwowe; rura ze stali; rury ze stali; rura kwasoodporna; rura kotłowa; rury kotłowe; rury precyzyjne; profile zamknięte; kształtownik zamknięty
pt: tubo de aço; tubo sem costura; tubo inox; tubo de ferro fundido; metalon; tubos de ferro
not: steel pipe fitting; pipe clamp; stainless steel tube cup; steel pipe wrench; steel pipe shelf; steel tube chair; steel tube bed; seamless pipe fitting
  use tube-steel
ask: build; main; form
t: seamless carbon steel pipe hot finished => 730439
t: stainless steel welded tube 304 => 730640
t: square steel tube 40x40 welded => 730661
t: ductile cast iron pipe DN200 => 730300
t: steel pipe wrench => !7306

@ steel-pipe-fitting part of steel-pipe
en: malleable cast iron pipe fitting; cast iron pipe fitting; pipe flange; steel flange; stainless flange; butt weld elbow; weld elbow; weld neck flange; slip on flange; malleable iron fitting; stainless elbow; camlock; camlock coupling; stainless pipe fitting; steel pipe fitting; hose fitting hydraulic; hydraulic fitting; hydraulic adapter; pipe union + steel|iron|stainless; malleable pipe fitting; threaded elbow + steel|stainless|iron; tri clamp ferrule; tri clamp; pipe nipple; pipe bushing steel; blind flange; butt weld tee; seamless pipe fitting; ferrule fitting stainless; black iron pipe fitting; grooved coupling; ductile iron fitting; floor flange pipe; hex nipple stainless; pipe reducer steel; stainless steel pipe fitting; compression fitting + stainless|steel; tube fitting stainless
de: Flansch + Rohr|Stahl|Edelstahl|Vorschweiß|DN; Vorschweißflansch; Rohrbogen + Stahl|Edelstahl|Schweiß; Temperguss Fitting; Camlock Kupplung; Gewindefitting; Hydraulikverschraubung; Edelstahl Fitting; Rohrnippel; Stahlflansch; Stahlflansche; Edelstahlflansch; Blindflansch; Schweißbogen; Anschweißbogen
fr: bride acier; bride inox; coude à souder; raccord fonte malléable; raccord inox; raccord camlock; raccord hydraulique; mamelon + raccord; brides en acier; bride en acier; bride plate; raccord à souder
es: brida de acero; codo para soldar; accesorio de tubería de acero; racor hidráulico; acople camlock; brida inoxidable; accesorios de tubería + acero|inoxidable
it: flangia + acciaio|inox|tubo; curva a saldare; raccordo inox; raccordo in ghisa; raccordo oleodinamico; nipplo + acciaio
nl: flens + staal|rvs|buis; lasbocht; rvs fitting; camlock koppeling; hydrauliek koppeling; flenzen; stalen flens; stalen flenzen; flenzen van staal; rvs flens; lasbochten; laselleboog; buisfitting; buisfittingen; flens; voorlasflens; blindflens
pl: kołnierz + stalowy|nierdzewny|rury; kolano hamburskie; złączka żeliwna; złączka nierdzewna; złącze camlock; złączka hydrauliczna; kołnierze stalowe; kołnierz stalowy; kołnierz szyjkowy; kolano do spawania; kołnierz nierdzewny; łuk do spawania; kołnierz zaślepiający
pt: flange de aço; curva para solda; conexão de aço inoxidável; conexão hidráulica; engate camlock; flange inox
not: flange bolt; flange nut; flange gasket; flange bearing; flangiato
  main=copper -> 741220 ~.03
  main=aluminium -> 760900 ~.03
  main=plastic -> 391740 ~.02
  main=cast-iron ~.05: "malleable|temperguss|temperfitting|malléable|ciągliwe" 730719; "ductile" 730711; * 730711
  "malleable|temperguss|temperfitting|malléable|ciągliwe" -> 730719
  "ductile" -> 730711
  "grooved" -> 730719
  main=stainless-steel ~.3: "flange|flenzen|stahlflansch|stahlflansche|edelstahlflansch|vorschweißflansch|brides|blindflansch|blindflens|voorlasflens|kołnierze" 730721; "flansch" 730721; "butt weld|laselleboog|lasbocht|lasbochten|schweißbogen|anschweißbogen|zum schweißen|à souder|do spawania|lasfitting" 730723; "threaded|draadfitting|gewindefitting|fileté|filetés|gwintowany|gwintowane" 730722; "elbow|knie|coude|kolano" 730722; * 730729
  "flange|flenzen|stahlflansch|stahlflansche|edelstahlflansch|vorschweißflansch|brides|blindflansch|blindflens|voorlasflens|kołnierze" -> 730791
  "flansch" -> 730791
  "bride" -> 730791
  "brida" -> 730791
  "flangia" -> 730791
  "flens" -> 730791
  "kołnierz" -> 730791
  "butt weld|laselleboog|lasbocht|lasbochten|schweißbogen|anschweißbogen|zum schweißen|à souder|do spawania|lasfitting" -> 730793
  "weld elbow" -> 730793
  "threaded|draadfitting|gewindefitting|fileté|filetés|gwintowany|gwintowane": "elbow|knie|coude|kolano" 730792; * 730799
  "tri clamp" -> 730729
  * -> 730799
ask: main
t: stainless steel weld neck flange => 730721
t: carbon steel butt weld elbow 90 => 730793
t: malleable cast iron pipe fitting => 730719
t: hydraulic hose fitting steel => 730799
t: flange bolt m8 => !7307

@ steel-section
en: steel i-beam; i-beam + steel; ipe 200; steel h beam; steel angle; steel beam; i beam steel; h beam; steel channel; steel section; angle iron; steel profile; c purlin; z purlin; structural steel section; ipe beam; hea beam; heb beam; upn channel; angle bar + steel|iron|ms; universal beam; t section steel; cold formed steel profile; drywall stud; metal stud drywall; angle steel; steel purlin; u channel steel; sheet pile; steel sheet pile; drywall track; light gauge steel profile; hat channel; cd profile drywall
de: Stahlträger; Winkelstahl; Doppel-T-Träger; U-Stahl; Stahlprofil; IPE Träger; HEA Träger; Spundwand; Trockenbauprofil; CW Profil; Winkeleisen; Stahlwinkel + gleichschenklig|Profil|warmgewalzt; HEB Träger; T-Stahl; Z-Profil Stahl; IPE-Stahl; Breitflanschträger
fr: poutrelle acier; cornière acier; profilé acier; ipn; palplanche; rail placo; montant placo; poutre acier; poutre ipe; poutrelles en acier; poutrelle; hea; heb; poutrelle hea; poutrelle ipe; cornière en acier; upn; fer cornière
es: viga de acero; perfil de acero; ángulo de acero; viga ipe; tablestaca; perfil para pladur; perfiles de hierro; perfil c acero; viga heb; vigas heb de acero; perfil en u de acero; perfil en l de acero
it: trave in acciaio; profilato acciaio; angolare in ferro; trave ipe; palancola; profilo cartongesso; profilati di ferro; trave heb; travi heb; profilato a u in acciaio; profilato in acciaio; profilato a l in acciaio; angolare in acciaio
nl: stalen balk; hoekstaal; stalen profiel; damwand; metalstud profiel; hoekprofiel staal; hea balk; heb balk; hea profiel; ipe profiel; h-balk; i-balk; u-profiel staal; stalen balken; hea balken; heb balken; stalen profielen; hoeklijn; hoeklijnen; stalen ligger; stalen hoekprofiel; stalen hoekprofielen; stalen u-profiel; stalen u-profielen; stalen t-profiel; stalen binten; stalen bint; heb; heb-balk; hea-balken; hea
pl: dwuteownik; kątownik stalowy; ceownik; profil stalowy; grodzica; profil do płyt gipsowych; kształtowniki; dwuteowniki; kątowniki stalowe; ceowniki; profile stalowe; teownik stalowy; grodzice
pt: viga de aço; perfil de aço; cantoneira de aço; viga ipe; estaca-prancha; perfil para drywall; perfis de ferro; viga heb; perfil em u de aço; perfil em l de aço
  use section-steel
t: steel I-beam IPE 200 => 721632
t: hot rolled steel H beam 300 mm => 721633
t: steel sheet pile larssen => 730110
t: drywall stud c profile galvanised => 721661
t: laser beam level => !7216

@ steel-sheet
en: steel sheet; steel plate; steel coil; hot rolled coil; cold rolled coil; galvanized steel sheet; galvanised coil; stainless steel sheet; stainless steel coil; stainless steel plate; tinplate sheet; tinplate coil; chequer plate; checkered plate; tread plate + steel; hot rolled steel + sheet|plate|coil; cold rolled steel + sheet|plate|coil; prepainted steel; ppgi; galvalume; corrugated steel sheet; corrugated iron sheet; electrical steel; silicon steel sheet; mild steel plate; galvanised sheet; roofing sheet + steel|galvanised|corrugated; wear plate; ar500 steel; boiler plate steel; ship plate; electro galvanized sheet; flat rolled steel; flat rolled products; perforated steel sheet; tin free steel; crgo; spring steel sheet; weathering steel plate; carbon steel plate; alloy steel plate; aluminised steel; stainless strip; steel strip; stainless steel strip; slit coil; spring steel strip; cold rolled strip; galvanized strip; hot rolled sheet; sheet metal steel; ms plate; stainless steel sheet metal
de: Stahlblech = steel sheet; Edelstahlblech = stainless steel sheet; Stahlcoil = steel coil; Trapezblech = trapezoidal sheet; Wellblech = corrugated sheet; Riffelblech = chequer plate; Feinblech = thin sheet metal; Grobblech = heavy plate; Weißblech = tinplate; Stahlband = steel strip; Edelstahlband = stainless steel strip; Elektroblech = electrical steel; Bandstahl = steel strip; Lochblech = perforated sheet + Stahl|Edelstahl; verzinktes Blech = galvanised sheet; Warmband = hot rolled strip; Kaltband = cold rolled strip; warmgewalzte Bleche = hot rolled sheet; kaltgewalzte Bleche = cold rolled sheet; Blech = sheet metal + warmgewalzt|kaltgewalzt|feuerverzinkt|Stahl|Edelstahl; warmgewalztes Breitband = hot rolled wide strip; Breitband = wide strip; Spaltband = slit strip; Edelstahlplatte = stainless steel plate; Stahlplatte = steel plate
fr: tôle d'acier = steel sheet; tôle inox = stainless steel sheet; bobine d'acier = steel coil; tôle galvanisée = galvanized steel sheet; tôle ondulée = corrugated steel sheet; fer blanc = tinplate + tôle|bobine; feuillard acier = steel strip; tôle laminée = rolled sheet; tôle larmée = chequer plate; tôle prélaquée = prepainted steel; produits laminés plats = flat-rolled products; tôle magnétique = electrical steel; tôle en acier = steel sheet; tôle en inox = stainless steel sheet; tôle = sheet metal + laminée à chaud|laminée à froid|galvanisée|acier|inox|inoxydable; bobine en acier = steel coil; bande en acier = steel strip; tôle électrozinguée = electrogalvanised sheet; feuillard laminé = rolled strip
es: chapa de acero = steel sheet; bobina de acero = steel coil; chapa galvanizada = galvanised sheet; lámina de acero = steel sheet; chapa inoxidable = stainless steel sheet; hojalata = tinplate; fleje de acero = steel strip; productos laminados planos = flat-rolled product; chapa ondulada = corrugated sheet; lámina galvanizada = galvanised sheet; plancha de acero = steel plate; chapa laminada = rolled sheet; chapa prelacada = prepainted steel sheet; chapa lacada = prepainted steel sheet; plancha laminada en caliente = hot rolled plate; bobina galvanizada = galvanised coil; bobina laminada en frío = cold rolled coil; bobina prelacada = prepainted coil; chapa lagrimada = chequer plate; chapa decapada = pickled sheet
it: lamiera d'acciaio = steel sheet; lamiera inox = stainless steel sheet; coil acciaio = steel coil; lamiera zincata = galvanized steel sheet; nastro d'acciaio = steel strip; banda stagnata = tinplate; lamiera grecata = corrugated steel sheet; lamiera mandorlata = chequer plate; prodotti laminati piatti = flat-rolled product; lamierino magnetico = electrical steel; lamiera ondulata = corrugated metal sheet; lamiera in acciaio = steel sheet; lamiera di ferro = iron sheet; coil di acciaio = steel coil; coil in acciaio = steel coil; nastro in acciaio = steel strip; lamiera preverniciata = prepainted steel; lamiera decapata = pickled steel sheet
nl: staalplaat = steel sheet; rvs plaat = stainless steel sheet; staalrol = steel coil; golfplaat = corrugated sheet + staal; gegalvaniseerde plaat = galvanised sheet; staalband = steel strip; blik staal = tinplate; tranenplaat = tread plate; plaatstaal = steel sheet; stalen plaat = steel plate; stalen platen = steel plate; warmgewalste platen = hot rolled sheet; warmgewalste plaat = hot rolled sheet + staal|stalen; koudgewalste plaat = cold rolled sheet; koudgewalste platen = cold rolled sheet; verzinkte plaat = galvanised sheet; verzinkte platen = galvanised sheet; verzinkte staalplaat = galvanized steel sheet; roestvrijstalen plaat = stainless steel sheet; roestvrijstalen platen = stainless steel sheet; rvs platen = stainless steel sheet; staalplaten = steel sheet; golfplaten = corrugated sheet + staal|stalen; staal op rollen = steel coil; blik in vellen = tinplate sheet; rvs band = stainless steel strip
pl: blacha stalowa = steel sheet; blacha ocynkowana = galvanized steel sheet; blacha nierdzewna = stainless steel sheet; taśma stalowa = steel strip; blacha trapezowa = trapezoidal metal sheet; blachodachówka = metal roof tile; blacha biała = tinplate; blacha gorącowalcowana = hot rolled sheet; wyroby walcowane płaskie = flat-rolled products; blachodachówek = metal roof tile; blachy stalowe = steel sheets; blachy nierdzewne = stainless steel sheets; blacha = metal sheet + stalowa|ocynkowana|gorącowalcowana|zimnowalcowana|nierdzewna|walcowana; blachy = metal sheets + gorącowalcowane|zimnowalcowane|ocynkowane|stalowe|nierdzewne; taśmy stalowe = steel strips; bednarka = hoop steel
pt: chapa de aço = steel sheet; bobina de aço = steel coil; chapa galvanizada = galvanized steel sheet; chapa inox = stainless steel sheet; folha de flandres = tinplate sheet; fita de aço = steel strip; produtos laminados planos = flat-rolled products; telha metálica = metal roof sheet; bobina laminada = rolled coil; chapa laminada = rolled sheet; bobina galvanizada = galvanised coil; chapa lacada = lacquered sheet; chapa estriada = checkered plate; bobina laminada a frio = cold rolled coil; chapa decapada = pickled sheet; chapa pré-pintada = prepainted sheet
not: steel plate dumbbell; steel coil spring; baking steel plate; steel plate bbq; steel sheet pan; pizza steel plate; weight plate
  use flat-steel
ask: main; kind; thickness; width
t: cold rolled steel coil 1.5 mm thick => 720916
t: hot dip galvanized steel sheet 0.5 mm => 721049
t: stainless steel sheet cold rolled 1.5 mm thick => 721933
t: hot rolled steel plate 12 mm thick => 720851
t: prepainted galvanized steel coil PPGI => 721070
t: baking sheet steel pan => !7208

@ steel-shot
en: steel shot; steel grit; iron powder; steel abrasive; atomised iron powder; atomized iron powder; stainless steel powder; carbonyl iron powder; iron granule; reduced iron powder; iron filings; blasting steel shot; cast steel grit
de: Stahlkies; Strahlmittel Stahl; Eisenpulver; Stahlschrot; Eisenspäne Pulver
fr: grenaille d'acier; poudre de fer
es: granalla de acero; polvo de hierro
it: graniglia d'acciaio; polvere di ferro
nl: staalgrit; ijzerpoeder
pl: śrut stalowy; proszek żelaza
pt: granalha de aço; pó de ferro
  "shot" -> 720510
  "grit" -> 720510
  "granule|gránulo|granulado|granuli|granulato" -> 720510
  "abrasive" -> 720510
  "granalla" -> 720510
  "grenaille" -> 720510
  "graniglia" -> 720510
  "granalha" -> 720510
  "śrut" -> 720510
  "kies" -> 720510
  main=stainless-steel -> 720521 ~.1
  * -> 720529
t: steel shot for blasting S330 => 720510
t: atomised iron powder => 720529
t: iron supplement => !7205

@ steel-structure
en: steel scaffolding; scaffolding frame + steel; steel structure; steel building frame; prefabricated steel structure; steel railing; steel gate; steel bridge; lattice tower; steel tower; steel column; steel truss; scaffold frame; scaffold plank; steel door; fire door; steel door frame; steel window frame; steel prop; acrow prop; shoring prop; stainless railing; handrail + steel|stainless|aluminium; balustrade; steel grating; fence panel + steel|metal; fence post metal; aluminium structure; aluminium railing; steel formwork; ringlock scaffold; telecom tower; pole street light steel; lamp post pole; steel staircase; sandwich panel roof; carport frame steel; guard rail highway; steel staircase spiral; cuplock; metal gate; garage door; roller shutter door; roller shutter; metal security door; aluminium truss; stage truss; curtain wall; pergola aluminium; aluminium gutter; aluminium fence panel; steel roof truss; aluminium scaffold tower; mobile scaffold tower
de: Stahlkonstruktion = steel structure; Gerüst = scaffolding + Bau|Fassade|Alu|Stahl; Stahltür = steel door; Brandschutztür = fire door; Stahlgeländer = steel railing; Geländer = railing + Edelstahl|Stahl; Gitterrost = grating; Metallzaun = metal fence; Garagentor = garage door; Rollladen = roller shutter + Aluminium|Tor; Doppelstabmatte = double rod mesh panel; Baustütze = steel prop; Gartentor = garden gate; Zaunpfosten = fence post; Rolltor = roller door; Fassadengerüst = facade scaffolding; Traverse = truss + Bühne
fr: structure métallique = metal structure; charpente métallique = metal framework; porte en acier = steel door; garde-corps = guard rail; caillebotis acier = steel grating; portail acier = steel gate; étai = steel prop; clôture métallique = metal fence; porte de garage = garage door; volet roulant = roller shutter; pylône = pylon; constructions en fer = iron structures
es: estructura metálica = metal structure; estructura de acero = steel structure; puerta de acero = steel door; barandilla de acero = steel railing; puntal = steel prop; verja metálica = metal gate; puerta de garaje = garage door; torre de acero = steel tower; rejilla de acero = steel grating; construcciones de hierro = iron construction
it: struttura metallica = metal structure; carpenteria metallica = structural metalwork; porta in acciaio = steel door; ringhiera = railing; puntello = steel prop; cancello in ferro = iron gate; grigliato = metal grating; portone garage = garage door; recinzione metallica = metal fence; costruzioni di ferro = iron construction; struttura in acciaio = steel structure; strutture in acciaio = steel structure
nl: staalconstructie = steel structure; steiger = scaffolding + bouw|rol; stalen deur = steel door; balustrade = balustrade; stalen hek = steel fence; garagedeur = garage door; hekwerk = fencing; schoor = shoring prop; roosterstaal = steel grating
pl: konstrukcja stalowa = steel structure; drzwi stalowe = steel door; balustrada = railing; brama garażowa = garage door; ogrodzenie panelowe = panel fence; stempel budowlany = construction prop; panel ogrodzeniowy = fence panel; słupek ogrodzeniowy = fence post; konstrukcje z żelaza = iron structures
pt: estrutura metálica = metal structure; estrutura de aço = steel structure; porta de aço = steel door; guarda-corpo = guardrail; escora metálica = metal prop; portão de ferro = iron gate; porta de garagem = garage door; construções de ferro = iron structures
not: garage door opener; garage door seal; garage door remote; garage door spring; steel structure book; roller shutter motor; steel door stop; garage door roller; handrail bracket; handrail screw; roller shutter strap; garage door sensor; griglia
  main=aluminium ~.05: "door" 761010; "window" 761010; "shutter" 761010; * 761090
  main=wood -> 441899 ~.01
  main=plastic -> 392590 ~.01
  "bridge" -> 730810
  "tower" !"scaffold" -> 730820
  "mast" -> 730820
  "pylône" -> 730820
  "scaffold" -> 730840
  "scaffolding" -> 730840
  "gerüst" -> 730840
  "échafaudage" -> 730840
  "andamio" -> 730840
  "ponteggio" -> 730840
  "steiger" -> 730840
  "rusztowanie" -> 730840
  "andaime" -> 730840
  "prop" -> 730840
  "puntal" -> 730840
  "étai" -> 730840
  "baustütze" -> 730840
  "formwork" -> 730840
  "ringlock" -> 730840
  "cuplock" -> 730840
  "door" -> 730830
  "tür" -> 730830
  "tor" -> 730830
  "porte" -> 730830
  "puerta" -> 730830
  "porta" -> 730830
  "deur" -> 730830
  "drzwi" -> 730830
  "window" -> 730830
  "mesh panel" -> 731431
  * -> 730890
t: steel scaffolding frame => 730840
t: steel fire door with frame => 730830
t: prefabricated steel structure for warehouse => 730890
t: aluminium railing balcony => 761090
t: garage door opener motor => !7308

@ steel-wire
en: steel wire; galvanised wire; galvanized wire; iron wire; stainless steel wire; tie wire; binding wire; spring steel wire; piano wire; pvc coated wire; baling wire; black annealed wire; tire bead wire; tyre bead wire; rebar tie wire; galvanised iron wire; high carbon steel wire; wire coil + steel|galvanised; garden wire; fence wire; wire spool stainless; trellis wire; annealed wire
de: Stahldraht = steel wire; Eisendraht = iron wire; verzinkter Draht = galvanized wire; Edelstahldraht = stainless steel wire; Bindedraht = binding wire; Federstahldraht = spring steel wire; Spanndraht = tension wire; Gartendraht = garden wire; Rödeldraht = rebar tie wire
fr: fil d'acier = steel wire; fil de fer = iron wire; fil galvanisé = galvanised wire; fil inox = stainless steel wire; fil de ligature = binding wire; corde à piano = piano wire; fil de tension = tension wire
es: alambre de acero = steel wire; alambre galvanizado = galvanised wire; alambre de hierro = iron wire; alambre inoxidable = stainless steel wire; alambre de atar = tie wire; alambre recocido = annealed wire
it: filo d'acciaio = steel wire; filo di ferro = iron wire; filo zincato = galvanised wire; filo inox = stainless steel wire; filo armonico = spring steel wire; filo plastificato giardino = plastic coated garden wire
nl: staaldraad = steel wire; ijzerdraad = iron wire; gegalvaniseerd draad = galvanised wire; rvs draad = stainless steel wire; binddraad = binding wire; spandraad = tension wire; verzinkt draad = galvanised wire
pl: drut stalowy = steel wire; drut ocynkowany = galvanised wire; drut nierdzewny = stainless steel wire; drut wiązałkowy = tie wire; drut powlekany = coated wire; drut sprężynowy = spring steel wire
pt: arame de aço = steel wire; arame galvanizado = galvanized wire; arame recozido = annealed wire; fio de aço inoxidável = stainless steel wire; arame farpado liso
not: galvanised wire mesh; galvanized wire mesh; steel wire rope; steel wire brush; steel wire mesh; iron wire basket; steel wire hanger; barbed wire; razor wire; wire tier; steel wire leader; stainless steel wire rope; stainless steel wire mesh; steel wire shelf
  use wire-steel
t: galvanised steel wire 2.5mm => 721720
t: stainless steel wire 316L spool => 722300
t: PVC coated garden wire green => 721790
t: steel wire brush => !7217

@ welding-consumable
en: welding electrode; welding rod; welding wire; flux cored wire; mig wire; tig rod; mig welding wire; stick electrode; brazing rod; e6013; e7018; er70s-6; silver solder rod; aluminium brazing rod; aluminium welding rod; tin solder wire; rosin core solder; submerged arc wire; filler rod; metallising wire; flux coated brazing rod; solder wire rosin
de: Schweißelektrode = welding electrode; Schweißdraht = welding wire; Fülldraht = flux cored wire; Stabelektrode = stick electrode; WIG Stab = tig rod; Schweißstab = welding rod; Hartlot = brazing solder; WIG Schweißstäbe = tig rod
fr: électrode de soudage = welding electrode; fil à souder = welding wire; fil de soudure = welding wire; baguette de soudure = welding rod; électrode enrobée = coated electrode; brasure = brazing filler + baguette; fil fourré = flux cored wire
es: electrodo de soldadura = welding electrode; alambre de soldadura = welding wire; hilo de soldar = welding wire; varilla tig = tig rod; alambre tubular = flux cored wire
it: elettrodo per saldatura = welding electrode; filo per saldatura = welding wire; bacchetta tig = tig rod; stagno per saldare = solder; filo animato = flux cored wire; elettrodi saldatura = welding electrode
nl: laselektrode = welding electrode; lasdraad = welding wire; lasstaaf = welding rod; gevulde lasdraad = flux cored wire; tinsoldeer = tin solder; laselektroden = welding electrode; hardsoldeer = brazing solder; massieve lasdraad = solid welding wire
pl: elektroda spawalnicza = welding electrode; elektrody rutylowe = rutile electrodes; drut spawalniczy = welding wire; cyna lutownicza = solder; drut proszkowy = flux cored wire; pręt tig = tig rod
pt: eletrodo de solda = welding electrode; arame de solda = welding wire; vareta tig = tig rod; estanho para solda = solder tin; elétrodo de soldadura = welding electrode
not: welding rod holder; welding wire feeder; tungsten electrode; electrode holder; solder wire holder; welding rod oven; welding wire reel; electrode dryer
  "tungsten|wolfraam|wolfram|tungstène|wolframowe|wolframowa" -> 810199
  "flux cored|gevulde|rdzeniowy|proszkowy" -> 831120
  "fülldraht" -> 831120
  "tubular" -> 831120
  "fourré" -> 831120
  "animato" -> 831120
  "solder|tinsoldeer|soldeerdraad" -> 831130
  "soldering" -> 831130
  "lötzinn" -> 831130
  "lötdraht" -> 831130
  "brazing|hardsoldeer|hartlot|brasure" -> 831130
  "soldeertin" -> 831130
  "cyna" -> 831130
  "stagno" -> 831130
  "estaño" -> 831130
  "étain" -> 831130
  "metallising|spuitdraad|spritzdraht|metallisation" -> 831190
  main=stainless-steel "wire|lasdraad|schweißdraht|fil à souder|fil de soudage|drut spawalniczy" -> 722300
  main=aluminium -> 760529 ~.03
  "mig" -> 722920   # solid copper coated G3Si1 wire: silico-manganese steel wire 7229.20
  "er70s-6" -> 722920
  "tig" -> 722920
  "wig" -> 722920
  "wire|lasdraad|schweißdraht|fil à souder|fil de soudage|drut spawalniczy" -> 722920
  * -> 831110
t: welding electrodes E6013 2.5mm => 831110
t: flux cored welding wire gasless => 831120
t: rosin core solder wire 60/40 => 831130
t: tungsten electrode holder => !8311

@ wire-mesh
en: wire mesh; galvanised wire mesh; welded wire mesh; chain link fence; wire netting; chicken wire; gabion; gabion basket; expanded metal; barbed wire; razor wire; concertina wire; fence mesh; reinforcing mesh; stainless steel mesh; woven wire mesh; wire cloth; hexagonal wire netting; fencing wire mesh; rabbit fence; hardware cloth; brc mesh; welded mesh panel; wire fence; perforated mesh stainless; mesh screen stainless; steel wire mesh; crimped wire mesh; aviary mesh; stainless steel woven mesh; metal conveyor mesh belt; brass mesh; copper mesh; aluminium mesh; gopher wire; mouse mesh; stainless steel wire mesh; field fence
de: Drahtgitter = wire mesh; Maschendraht = wire netting; Maschendrahtzaun = chain link fence; Stacheldraht = barbed wire; Drahtgeflecht = wire netting; Gabione = gabion; Streckmetall = expanded metal; Bewehrungsmatte = reinforcing mesh; Drahtgewebe = wire cloth; Schweißgitter = welded wire mesh; Hasendraht = rabbit wire; NATO Draht = razor wire; Volierendraht = aviary wire; Edelstahlgewebe = stainless steel mesh; Kupfergewebe = copper mesh; Baustahlmatte = reinforcing mesh
fr: grillage = wire fencing; treillis soudé = welded wire mesh; fil barbelé = barbed wire; gabion = gabion; métal déployé = expanded metal; toile métallique = wire cloth; grillage à poule = chicken wire; grillage galvanisé = galvanised wire mesh; ronce artificielle = barbed wire; grillage soudé = welded wire mesh; grillage à poules = chicken wire; panneau treillis soudé = welded mesh panel; grillage simple torsion = chain link fence
es: malla metálica = wire mesh; malla electrosoldada = welded wire mesh; alambre de púas = barbed wire; gavión = gabion; malla ciclón = chain link fence; metal expandido = expanded metal; tela metálica = wire cloth; malla de gallinero = chicken wire; concertina = concertina wire; malla de simple torsión = chain link fence; alambre de espino = barbed wire
it: rete metallica = wire mesh; rete elettrosaldata = welded wire mesh; filo spinato = barbed wire; gabbione = gabion; lamiera stirata = expanded metal; rete per recinzione = fence netting; rete per polli = chicken wire; tela metallica = wire cloth; concertina = concertina wire
nl: gaas = wire mesh + draad|kippen|volière|gelast; prikkeldraad = barbed wire; schanskorf = gabion basket; strekmetaal = expanded metal; harmonicagaas = chain link fence; kippengaas = chicken wire; volièregaas = aviary mesh; rvs gaas = stainless steel mesh; wapeningsnet = reinforcing mesh; scheermesdraad = razor wire; schanskorven = gabion basket; harmonicagazen = chain link fence; kippengazen = chicken wire; volièregazen = aviary mesh; rvs gazen = stainless steel mesh; gaaspaneel = mesh panel; gaaspanelen = mesh panel; gelast gaas = welded mesh; gelaste gaaspanelen = welded mesh panel; bouwstaalmat = reinforcing mesh; bouwstaalmatten = reinforcing mesh; roestvrijstalen gaas = stainless steel mesh
pl: siatka ogrodzeniowa = fence mesh; siatka zgrzewana = welded wire mesh; drut kolczasty = barbed wire; gabion = gabion; siatka cięto ciągniona = expanded metal; siatka stalowa = steel mesh; siatka leśna = forest fence mesh; siatka druciana = wire mesh; concertina = concertina wire; kosz gabionowy = gabion basket; siatka pleciona = chain link mesh; siatka tkana stalowa = woven steel mesh; siatka hodowlana = livestock fence mesh; panel zgrzewany = welded mesh panel
pt: tela metálica = wire mesh; tela soldada = welded wire mesh; arame farpado = barbed wire; gabião = gabion; malha de aço = steel mesh; tela galinheiro = chicken wire; concertina = concertina wire; metal expandido = expanded metal; rede metálica = wire mesh
not: wire mesh basket; wire mesh shelf; wire mesh tray; gabion lamp; wire mesh pen holder; wire mesh cable tray; barbed wire bracelet; barbed wire tattoo; barbed wire bat
  "barbed" -> 731300
  "razor" -> 731300
  "concertina" -> 731300
  "stacheldraht" -> 731300
  "barbelé" -> 731300
  "púas" -> 731300
  "spinato" -> 731300
  "prikkeldraad" -> 731300
  "kolczasty" -> 731300
  "farpado" -> 731300
  main=copper -> 741980 ~.03
  main=aluminium -> 761691 ~.03
  main=plastic -> 392690 ~.03
  "gabion" -> 732620
  "gabione" -> 732620
  "schanskorf" -> 732620
  "expanded|strekmetaal|cięto-ciągniona" -> 731450
  "streckmetall" -> 731450
  "déployé" -> 731450
  "strekmetaal" -> 731450
  "conveyor" main=stainless-steel -> 731412
  main=stainless-steel ~.05: "welded|geschweißt|schweißgitter|gelast|gelaste|soudé|zgrzewana|zgrzewany|volierendraht" 731439; * 731414
  "reinforcing" -> 731420
  "bewehrung|baustahlmatte|bouwstaalmat|bouwstaalmatten|wapeningsnet|zbrojeniowa" -> 731420
  "chain link|maschendrahtzaun|gaasweefsel": kind=prepainted 731442; "pvc" 731442; * 731441
  "maschendraht|harmonicagaas|grillage simple torsion|siatka pleciona": kind=prepainted 731442; * 731441
  "hexagonal|zeskantig gaas|sechseckgeflecht|sześciokątna": kind=prepainted 731442; * 731441
  "chicken|kippengaas|kaninchendraht|grillage à poules": kind=prepainted 731442; * 731441
  "woven|gewebe|drahtgewebe|geweven|tkana|tissée|tissé|toile" -> 731419
  "welded|geschweißt|schweißgitter|gelast|gelaste|soudé|zgrzewana|zgrzewany|volierendraht": kind=galvanised 731431 ~.5; kind=prepainted 731439; * 731431
  kind=prepainted -> 731442 ~.08
  * -> 731431
t: galvanised chain link fence => 731441
t: stainless steel woven wire mesh 304 => 731414
t: barbed wire roll galvanised => 731300
t: welded galvanised wire mesh roll => 731431
t: wire mesh basket kitchen => !7314

@ wire-rope
en: steel wire rope; wire rope; steel cable; wire rope sling; pc strand; stainless steel wire rope; galvanised wire rope; steel strand; lifting sling steel; elevator rope; stay wire; winch cable steel; aircraft cable; prestressed concrete strand; tyre cord steel; steel cord; wire cable railing
de: Drahtseil; Stahlseil; Stahldrahtseil; Spannstahllitze; Edelstahlseil; Anschlagseil; Drahtseile; Hebeseil
fr: câble acier; câble métallique; élingue câble; câble inox; toron acier; câble en acier; câbles en acier; câble galvanisé; câble d'acier; câble en inox; élingue acier
es: cable de acero; eslinga de cable; cordón de acero; cable inoxidable
it: fune d'acciaio; cavo d'acciaio; fune metallica; trefolo
nl: staalkabel; rvs kabel; staaldraadkabel; staalkabels; staaldraadtouw; stalen kabel; stalen kabels; staalstreng; hijskabel
pl: lina stalowa; lina nierdzewna; zawiesie linowe; splot sprężający; liny stalowe; lina z drutu; liny nierdzewne; lina ocynkowana
pt: cabo de aço; eslinga de aço; cordoalha de aço
not: wire rope clip; wire rope clamp; wire rope cutter; wire rope thimble; wire rope hoist; steel cable lock; steel cable tie; stainless steel cable tie; wire rope crimper; steel cable tray; wire rope sleeve; stainless steel wire rope clip; steel wire rope clip; stainless steel wire rope clamp; steel wire rope clamp
  "sling|anschlagseil|strop|stroppen|zawiesie|zawiesia|hijsstrop" -> 731290
  "élingue" -> 731290
  "eslinga" -> 731290
  main=copper -> 741300 ~.02
  main=aluminium -> 761490 ~.02
  * -> 731210
t: galvanised steel wire rope 8mm => 731210
t: wire rope sling with eyes => 731290
t: wire rope clip => !731210
