# Values of the axes and the words they are recognised by. Explained in AXES.md. Families add values of `kind`, `form`,
# `build` and `for` at the top of their own file; every other value lives here.

# ---- materials: one tree for main, outer, upper, sole, lining, metal, main-fibre ----

value material=textile
en: textile; fabric; cloth; canvas; mesh; oxford cloth; jacquard; velvet; satin; lace; tulle; chiffon; flannel; corduroy; microfiber; microfibre; non woven; nonwoven; knit fabric; woven fabric
de: Stoff; Textil; Gewebe; Segeltuch; Samt
fr: tissu; textile; toile; velours
es: tela; textil; tejido; lona
it: tessuto; stoffa; tela
nl: stof; textiel; doek
pl: tkanina; material tekstylny
pt: tecido; lona
not: velvet box; satin finish; wire mesh; mesh steel; stainless mesh; metal mesh; mesh wifi; canvas print; canvas painting; satin nickel

value material=cotton in textile
en: cotton; pima; denim; terry cotton; cotton canvas; muslin; poplin; gauze cotton
de: Baumwolle; Jeansstoff
fr: coton; denim
es: algodón
it: cotone
nl: katoen
pl: bawełna; bawełniany
pt: algodão
not: cotton candy; cotton bud; cotton pad; cotton swab

value material=wool in textile
en: wool; merino; lambswool; tweed; woollen; woolen
de: Wolle; Schurwolle; Merinowolle
fr: laine
es: lana
it: lana
nl: wol
pl: wełna; wełniany
pt: lã
not: steel wool; rock wool; glass wool; mineral wool; wire wool; cotton wool

value material=cashmere in wool
en: cashmere; pashmina; mohair; angora; alpaca
de: Kaschmir
fr: cachemire
es: cachemira
it: cachemire
nl: kasjmier
pl: kaszmir
pt: caxemira

value material=silk in textile
en: silk; mulberry silk
de: Seide
fr: soie
es: seda
it: seta
nl: zijde
pl: jedwab
pt: seda
not: corn silk; silk screen; silk flower

value material=synthetic in textile
en: synthetic fibre; synthetic fiber; man made fibre; microfleece; fleece; velour; softshell; cordura; spandex; elastane; lycra; chenille; plush; polar fleece
de: Kunstfaser; Synthetik; Elasthan; Fleece
fr: fibre synthétique; élasthanne; polaire
es: fibra sintética; elastano
it: fibra sintetica; elastan
nl: synthetische vezel; elastaan
pl: włókno syntetyczne; elastan
pt: fibra sintética; elastano
not: fleece wool

value material=polyester in synthetic
en: polyester; pongee; microfiber polyester; rpet
de: Polyester
fr: polyester
es: poliéster
it: poliestere
nl: polyester
pl: poliester
pt: poliéster
not: polyester resin

value material=nylon in synthetic
en: nylon; polyamide; ripstop
de: Polyamid; Nylon
fr: nylon; polyamide
es: nailon; poliamida
it: nylon; poliammide
nl: nylon
pl: nylon; poliamid
pt: nylon; poliamida
not: nylon bristle; nylon gear

value material=acrylic-fibre in synthetic
en: acrylic fibre; acrylic fiber; acrylic yarn; acrylic knit; polyacrylic
de: Polyacryl
fr: acrylique tricoté

value material=artificial in textile
en: viscose; rayon; modal; lyocell; tencel; acetate; cupro; bamboo fibre; bamboo fiber; bamboo viscose
de: Viskose; Lyocell
fr: viscose
es: viscosa
it: viscosa
nl: viscose
pl: wiskoza
pt: viscose

value material=flax in textile
en: linen fabric; flax; pure linen; linen
de: Leinen
fr: lin
es: lino
it: lino
nl: linnen
pl: len
pt: linho
not: bed linen; table linen; linen spray; kitchen linen; linen basket

value material=jute in textile
en: jute; burlap; hessian; hemp; ramie; sisal; coir
de: Jute; Hanf
fr: jute; chanvre
es: yute

value material=felt in textile
en: felt
de: Filz
fr: feutre
es: fieltro

value material=plastic
en: plastic; resin; pvc; abs; polypropylene; polyethylene; polycarbonate; pp; pe; hdpe; ldpe; pet; pmma; acrylic; plexiglass; perspex; melamine; polystyrene; vinyl; eva; tpu; tpe; tritan; polyurethane; pla; polyresin; epoxy; petg; acetal; fibreglass reinforced plastic
de: Kunststoff; Plastik; Acryl; Harz
fr: plastique; résine; acrylique
es: plástico; resina; acrílico
it: plastica; resina; acrilico
nl: kunststof; plastic; hars
pl: plastik; tworzywo; żywica
pt: plástico; resina; acrílico
not: acrylic paint; acrylic nail; vinyl record; pet toy; pet bed; pet food; plastic free; epoxy glue; acrylic yarn; pet hair; pet collar; pet bowl; resin kit

value material=plastic-sheet in plastic
en: faux leather; pu leather; artificial leather; imitation leather; vegan leather; synthetic leather; leatherette; pu; patent pu; pvc leather; leather like; oilcloth
de: Kunstleder
fr: simili cuir; similicuir; cuir synthétique
es: cuero sintético; piel sintética; polipiel
it: ecopelle; finta pelle; similpelle
nl: kunstleer; imitatieleer
pl: sztuczna skóra; ekoskóra; skóra ekologiczna
pt: couro sintético; pele sintética
not: pu foam

value material=foam in plastic
en: foam; sponge; memory foam; styrofoam; polyurethane foam; pu foam
de: Schaumstoff
fr: mousse
es: espuma
not: shaving foam; cleansing foam; foam party

value material=silicone in plastic
en: silicone; silicone rubber
de: Silikon
fr: silicone
es: silicona
it: silicone
nl: siliconen
pl: silikon
pt: silicone
not: silicone oil; silicone sealant

value material=rubber
en: rubber; latex; neoprene; natural rubber; nitrile
de: Gummi; Kautschuk
fr: caoutchouc
es: caucho; goma
it: gomma
nl: rubber
pl: guma
pt: borracha
not: rubber duck; rubber band; rubber plant; rubber stamp

value material=leather
en: leather; genuine leather; real leather; suede; nubuck; cowhide; calfskin; sheepskin leather; full grain; nappa; cow leather
de: Leder; Wildleder; Rindleder; Echtleder
fr: cuir; daim; cuir véritable
es: cuero; piel; ante
it: pelle; cuoio; camoscio
nl: leer; suède
pl: skóra; zamsz; skórzany
pt: couro; camurça
not: leather look; leather effect; leather cleaner; leather care

value material=fur
en: fur; mink; fox fur; sheepskin; shearling; rabbit fur
de: Pelz; Lammfell
fr: fourrure
es: piel de zorro
not: faux fur; fur remover

value material=faux-fur in synthetic
en: faux fur; fake fur; imitation fur; artificial fur
de: Kunstpelz
fr: fausse fourrure

value material=wood
en: wood; wooden; oak; walnut; beech; pine; birch; teak; mdf; plywood; acacia; mahogany; rosewood; sandalwood; mango wood; olive wood; solid wood
de: Holz; Eiche; Buche; Kiefer; Sperrholz
fr: bois; chêne; hêtre; pin
es: madera; roble; pino
it: legno; quercia
nl: hout; houten; eiken
pl: drewno; drewniany; dąb
pt: madeira; carvalho
not: pine nut; walnut kernel; mahogany brown; oak milk; walnut oil

value material=bamboo in wood
en: bamboo
de: Bambus
fr: bambou
es: bambú
it: bambù
nl: bamboe
pl: bambus
pt: bambu

value material=cork
en: cork
de: Kork
fr: liège
es: corcho
not: cork screw

value material=straw
en: straw; raffia; wicker; rattan; seagrass; water hyacinth; palm leaf
de: Stroh; Bast; Rattan
fr: paille; osier; rotin
es: paja; mimbre; ratán
it: paglia; vimini
nl: stro; riet; rotan
not: drinking straw; straw lid; straw cup; with straw; reusable straw; paper straw; straw brush

value material=paper
en: paper; kraft paper; tissue paper; papier mache
de: Papier
fr: papier
es: papel
it: carta
nl: papier
pl: papier
pt: papel
not: paper clip; paper holder; paper towel holder; paper punch; paper knife; paper shredder

value material=cardboard in paper
en: cardboard; paperboard; corrugated; chipboard
de: Karton; Pappe
fr: carton
es: cartón
it: cartone
nl: karton
pl: karton; tektura
pt: cartão

value material=glass
en: glass; borosilicate; tempered glass; murano; fused glass; stained glass
de: Glas
fr: verre
es: vidrio; cristal
it: vetro
nl: glas
pl: szkło; szklany
pt: vidro
not: glass cleaner; glass fibre; glass holder; magnifying glass; looking glass; wine glass holder

value material=crystal-glass in glass
en: lead crystal; crystal glass; k9 crystal

value material=rhinestone in glass
en: rhinestone; diamante; strass

value material=ceramic
en: ceramic; stoneware; earthenware; terracotta; clay; pottery
de: Keramik; Steingut; Ton; Steinzeug
fr: céramique; grès; terre cuite; faïence
es: cerámica; gres; barro
it: ceramica; terracotta; gres
nl: keramiek; aardewerk
pl: ceramika; ceramiczny
pt: cerâmica; barro
not: ceramic coating; ceramic coated; ceramic tourmaline; clay mask; ceramic brake; polymer clay; ceramic plates hair

value material=porcelain in ceramic
en: porcelain; bone china; china porcelain
de: Porzellan
fr: porcelaine
es: porcelana
it: porcellana
nl: porselein
pl: porcelana
pt: porcelana

value material=stone
en: stone; marble; granite; slate; soapstone; travertine
de: Stein; Marmor; Granit; Schiefer
fr: pierre; marbre; ardoise
es: piedra; mármol; pizarra
it: pietra; marmo
nl: marmer; leisteen
pl: kamień; marmur
pt: pedra; mármore
not: gem stone; marble effect; marble pattern; stone effect; birth stone; pumice stone; stone wash; cubic zirconia stone; glass stone; rhine stone; marble print; granite coating; stone coated; natural stone jewelry

value material=concrete in stone
en: concrete; cement; plaster; gypsum
de: Beton; Gips
fr: béton; plâtre

value material=any-metal
en: all metals

value material=base-metal in any-metal
en: metal; base metal; alloy; pewter; tin; nickel; chrome; iron alloy; metallic alloy
de: Metall; Legierung; Blech
fr: métal; alliage; étain
es: metal; aleación
it: metallo; lega
nl: metaal; legering
pl: metal; stop metali
pt: metal; liga
not: metal detector; tin opener; nickel free; heavy metal; alloy wheel

value material=iron in base-metal
en: iron; cast iron; wrought iron; iron wire
de: Eisen; Gusseisen; Schmiedeeisen
fr: fer; fonte; fer forgé
es: hierro; hierro fundido
it: ferro; ghisa
nl: ijzer; gietijzer
pl: żelazo; żeliwo
pt: ferro; ferro fundido
not: steam iron; curling iron; soldering iron; iron supplement; flat iron; hair iron; iron on; wrinkle iron

value material=cast-iron in iron
en: cast iron
de: Gusseisen
fr: fonte
es: hierro fundido
it: ghisa
nl: gietijzer
pl: żeliwo
pt: ferro fundido

value material=steel in iron
en: steel; carbon steel; alloy steel; galvanised steel; galvanized steel; spring steel; high speed steel; manganese steel; tinplate
de: Stahl; Edelblech
fr: acier
es: acero
it: acciaio
nl: staal
pl: stal; stalowy
pt: aço

value material=stainless-steel in steel
en: stainless steel; stainless; inox; 304 steel; 316l; titanium steel; surgical steel
de: Edelstahl
fr: acier inoxydable; inox
es: acero inoxidable; inox
it: acciaio inox; acciaio inossidabile
nl: roestvrij staal; rvs
pl: stal nierdzewna
pt: aço inoxidável; inox

value material=copper in base-metal
en: copper; copper alloy; cupronickel
de: Kupfer
fr: cuivre
es: cobre
it: rame
nl: koper
pl: miedź; miedziany
pt: cobre
not: copper peptide; copper red; copper hair

value material=brass in copper
en: brass; bronze
de: Messing; Bronze
fr: laiton; bronze
es: latón; bronce
it: ottone; bronzo
nl: messing; brons
pl: mosiądz; brąz
pt: latão; bronze
not: brass instrument; bronze color; bronze colour; antique bronze; bronze powder

value material=aluminium in base-metal
en: aluminium; aluminum; aluminium alloy; aluminum alloy; anodized aluminum
de: Aluminium; Alu
fr: aluminium; alu
es: aluminio
it: alluminio
nl: aluminium
pl: aluminium; aluminiowy
pt: alumínio

value material=zinc in base-metal
en: zinc; zinc alloy; zamak
de: Zink
fr: zinc
es: zinc; aleación de zinc
not: zinc oxide; zinc supplement; zinc tablet; vitamin zinc

value material=titanium in base-metal
en: titanium; titanium alloy
de: Titan
fr: titane
es: titanio
not: titanium dioxide; titanium coated; titanium steel

value material=tungsten in base-metal
en: tungsten; tungsten carbide

value material=gold in any-metal
en: gold; 9ct; 14k; 18k; 10k; 585 gold; 750 gold; solid gold; 9k; 24k; 9 carat gold; 14 karat; 18 karat
de: Gold; 333er Gold; 585er Gold
fr: or jaune; or blanc; or 18 carats
es: oro
it: oro
nl: goud; gouden
pl: złoto
pt: ouro
not: rose gold color; rose gold colour; gold color; gold colour; gold tone; golden; gold foil; gold pattern; black gold; gold trim; gold print; 24k mask; gold mask; gold edge; gold rim

value material=silver in any-metal
en: sterling silver; 925 silver; silver; s925; 925 sterling; 925; fine silver
de: Silber; Sterlingsilber; 925er Silber
fr: argent; argent massif; argent 925
es: plata; plata de ley
it: argento
nl: zilver; zilveren
pl: srebro
pt: prata
not: silver color; silver colour; silver tone; silver grey; silver gray; silver oxide; silver foil; nickel silver; german silver; tibetan silver; antique silver; nano silver

value material=platinum in any-metal
en: platinum; palladium; rhodium metal
de: Platin
fr: platine
not: platinum plated; platinum blonde; rhodium plated

value material=human-hair
en: human hair; remy hair; virgin hair; real hair
de: Echthaar; Menschenhaar
fr: cheveux naturels; cheveux humains
es: pelo humano; cabello humano

value material=animal-hair
en: horsehair; horse hair; boar bristle; goat hair; badger hair; animal hair; boar hair
de: Rosshaar; Naturborste

value material=shell
en: shell; mother of pearl; abalone shell; cowrie; seashell; nacre
de: Muschel; Perlmutt
fr: nacre; coquillage
es: nácar; concha
not: soft shell; hard shell; shell jacket; shell egg; in shell; shell case; clam shell

value material=bone
en: bone; horn; ivory; antler; tortoiseshell
not: bone china; bone conduction; dog bone; antler pattern; fish bone; bone broth; collagen bone; horn speaker; car horn; bone pattern

value material=wax
en: wax; soy wax; beeswax; paraffin
de: Wachs; Bienenwachs
fr: cire
es: cera
not: wax seal; wax warmer; hair wax; car wax; wax strip; wax melter

value material=carbon-fibre
en: carbon fibre; carbon fiber
de: Carbon; Kohlefaser

# ---- choices ----

value finish=plated
en: plated; gold plated; silver plated; vermeil; plating; gilded; gold dipped; rhodium plated; electroplated
de: vergoldet; versilbert
fr: plaqué or; plaqué argent; doré à l'or
es: chapado; bañado en oro; chapado en oro; baño de oro
it: placcato; dorato
nl: verguld; verzilverd
pl: pozłacany; posrebrzany
pt: banhado; folheado

value finish=clad
en: gold filled; rolled gold; silver filled; gold overlay; bonded gold

value finish=colour
en: gold tone; silver tone; gold color; silver color; gold colour; silver colour; golden; rose gold color; goldtone; silvertone; gold finish; silver finish; antique silver; antique gold; antique bronze
de: goldfarben; silberfarben
fr: doré; argenté; couleur or
es: dorado; plateado; color oro
it: color oro; argentato

value finish=enamelled
en: enamelled; enameled; enamel
de: emailliert; Emaille
fr: émaillé
es: esmaltado

value finish=nonstick
en: non stick; nonstick; teflon; ceramic coated; granite coating; stone coated

value stone=gem
en: natural diamond; diamond; ruby; sapphire; emerald; amethyst; topaz; opal; garnet; turquoise; jade; lapis lazuli; rose quartz; tiger eye; agate; onyx; moonstone; labradorite; citrine; peridot; aquamarine; tourmaline; tanzanite; gemstone; semi precious; natural stone; obsidian; hematite; malachite; carnelian; jasper; natural crystal; aventurine; lava stone
de: Edelstein; Diamant; Rubin; Saphir; Smaragd; Amethyst
fr: diamant; rubis; saphir; émeraude; pierre naturelle; pierre semi précieuse
es: diamante; rubí; zafiro; esmeralda; piedra natural
it: diamante; rubino; zaffiro; smeraldo; pietra dura
not: diamond painting; diamond pattern; diamond shape; diamond coated; diamond file; diamond drill; diamond blade; diamond quilted; jade roller; diamond art; black diamond; ruby red; emerald green; sapphire glass; sapphire blue; emerald cut; diamond cut; turquoise blue; lab diamond; lab grown diamond; opal glass; rose quartz color; diamond stitching; diamond quilt; sapphire crystal

value stone=synthetic
en: cubic zirconia; zirconia; cz; moissanite; lab grown; synthetic ruby; simulated diamond; lab created; zircon; synthetic stone; created sapphire; synthetic opal
de: Zirkonia; Moissanit
fr: zirconium; oxyde de zirconium
es: circonita; circón; moissanita
it: zirconi; zircone

value stone=pearl
en: pearl; freshwater pearl; cultured pearl; akoya; baroque pearl
de: Perle; Süßwasserperle; Zuchtperle
fr: perle; perle de culture
es: perla
it: perla
nl: parel
pl: perła
pt: pérola
not: mother of pearl; pearl white; imitation pearl; faux pearl; glass pearl; pearl barley; pearl clutch; tapioca pearl; pearl powder; plastic pearl; pearl effect

value stone=imitation
en: imitation pearl; faux pearl; glass pearl; plastic pearl; simulated pearl; rhinestone; glass stone; acrylic stone; crystal; faux diamond; fake diamond; austrian crystal; strass; diamante; glass crystal
de: Strass; Kunstperle; Glasstein
fr: strass; fausse perle
es: estrás; perla de imitación; perla sintética
it: strass
not: natural crystal; crystal clear; sapphire crystal; crystal glass; healing crystal

value weave=knit
en: knit; knitted; crochet; crocheted; jersey; ribbed knit; sweatshirt fabric; fleece; interlock; tricot; pique; rib knit; french terry; cable knit
de: gestrickt; gewirkt; Strick; gehäkelt; Jersey
fr: tricot; tricoté; maille; jersey; bonneterie
es: punto; tejido de punto; tricotado; ganchillo
it: maglia; lavorato a maglia; uncinetto
nl: gebreid; brei; tricot; gehaakt
pl: dziany; dzianina; dzianinowy; szydełkowy
pt: malha; tricotado; croché
not: knitting needle; knitting yarn; knitting machine

value weave=woven
en: woven; poplin; denim; twill; chambray; oxford cotton; chiffon; gabardine; plain weave; corduroy; organza; seersucker; voile; canvas; percale; sateen; flannel
de: gewebt; Webware
fr: tissé; chaîne et trame
es: tejido plano; tejido de calada
it: tessuto a navetta; intrecciato
nl: geweven
pl: tkany
pt: tecido plano
not: non woven; woven basket; hand woven rug; canvas print

value weave=nonwoven
en: non woven; nonwoven; spunbond; meltblown; spunlace
de: Vlies; Vliesstoff
fr: non tissé
es: no tejido
it: non tessuto; tnt

value weave=tufted
en: tufted
de: getuftet

value user=men in male
en: men; mens; man; gentleman; gents; him; male; menswear; husband; groom; boyfriend; dad
de: Herren; Männer; Herr
fr: homme; masculin
es: hombre; caballero
it: uomo; maschile
nl: heren; mannen
pl: męski; męska; męskie; dla mężczyzn
pt: homem; masculino
not: man made; man cave; spider man; iron man; gingerbread man; snow man

value user=women in female
en: women; womens; woman; lady; ladies; her; female; womenswear; wife; girlfriend; mom; maternity; bride
de: Damen; Frauen; Dame
fr: femme; dame; féminin
es: mujer; señora; femenino
it: donna; femminile
nl: dames; vrouwen
pl: damski; damska; damskie; dla kobiet
pt: mulher; feminino; senhora
not: wonder woman

value user=boys in male, child
en: boy; boys; son; schoolboy
de: Jungen; Junge; Knaben
fr: garçon
es: niño
it: bambino; ragazzo
nl: jongens
pl: chłopiec; chłopięcy; dla chłopców
pt: menino
not: game boy; cow boy; baby boy

value user=girls in female, child
en: girl; girls; daughter; schoolgirl
de: Mädchen
fr: fille; fillette
es: niña
it: bambina; ragazza
nl: meisjes
pl: dziewczynka; dziewczęcy; dla dziewczynek
pt: menina
not: baby girl

value user=baby
en: baby; babies; infant; newborn; baby boy; baby girl; 0-3 months; 3-6 months; 6-12 months; 0-6 months; 12-18 months; 0-24 months; layette; new born
de: Baby; Säugling; Neugeborene; Babys
fr: bébé; nourrisson; nouveau né
es: bebé; recién nacido
it: neonato; bebè; neonata
nl: baby; pasgeboren
pl: niemowlę; niemowlęcy; dla niemowląt
pt: bebé; bebê; recém nascido
not: baby doll; baby blue; baby pink; baby oil; baby carrots; baby doll dress

value user=child
en: child; children; kid; kids; toddler; junior; youth; school children
de: Kinder; Kind; Kleinkind
fr: enfant
es: infantil; niños y niñas
it: bambini
nl: kinderen; kind
pl: dziecięcy; dla dzieci; dziecko
pt: criança; infantil
not: child lock; child safety; child proof

value user=male
en: masculine

value user=female
en: feminine

value user=unisex in female
en: unisex
de: Unisex
fr: unisexe; mixte
es: unisex
it: unisex

value user=adult
en: adult; adults
de: Erwachsene
fr: adulte
es: adulto

value ankle=covered
en: ankle boot; high top; mid calf; knee high; over the knee; ankle high; boot; covering the ankle; mid cut; high cut
de: Stiefel; knöchelhoch
fr: montant; bottine
es: caña alta; botín
not: boot tray; boot sock; boot cut; ankle strap

value ankle=open
en: low top; low cut; not covering the ankle; loafer; slip on; ankle free
de: Halbschuh

value toe-cap=metal
en: steel toe; metal toe cap; protective toe cap; safety toe; steel toe cap; composite toe; aluminium toe
de: Stahlkappe; Zehenschutzkappe
fr: embout acier; coquille de protection
es: puntera de acero
it: puntale in acciaio
nl: stalen neus
pl: podnosek stalowy

value waterproof=yes
en: waterproof; water proof; rubber boot; rain boot
de: wasserdicht
fr: imperméable; étanche
es: impermeable
it: impermeabile
nl: waterdicht
pl: wodoodporny
pt: impermeável

value print=yes
en: printed; print; floral print; patterned; pattern; cartoon print; graphic; digital print; tie dye
de: bedruckt
fr: imprimé
es: estampado
it: stampato
nl: bedrukt
pl: drukowany; z nadrukiem
pt: estampado
not: print cartridge; 3d print; blue print; printed circuit; printed book; finger print

value print=no
en: solid color; solid colour; plain; plain dyed; unprinted; solid
de: uni; einfarbig
fr: uni
es: liso

value power=mains in electric
en: mains powered; plug in; corded; 220v; 230v; 110v; 240v; 120v; ac powered; wired
de: netzbetrieben; Netzstecker
fr: filaire; secteur

value power=battery in electric
en: battery powered; battery operated; rechargeable; cordless; usb rechargeable; usb charging; wireless; aaa battery; aa battery; button cell; li ion battery; battery included
de: batteriebetrieben; akkubetrieben; kabellos; wiederaufladbar; Akku
fr: à piles; rechargeable; sans fil
es: a pilas; recargable; inalámbrico
it: a batteria; ricaricabile; senza fili
nl: oplaadbaar; draadloos; op batterijen
pl: akumulatorowy; bezprzewodowy; na baterie
pt: recarregável; sem fio; a pilhas

value power=solar in electric
en: solar powered; solar; solar energy; photovoltaic
de: Solar; solarbetrieben
fr: solaire
es: solar

value power=manual
en: manual; hand crank; hand operated; non electric; hand held manual; foot pump; hand pump; wind up; mechanical hand
de: manuell; handbetrieben; Handkurbel
fr: manuel
es: manual
it: manuale
not: user manual; instruction manual; manual included; manual book; service manual; manual transmission

value power=engine
en: petrol engine; gasoline; diesel; 2 stroke; 4 stroke; petrol powered; gas powered; combustion engine
de: Benzin; Benzinmotor
fr: essence; thermique
es: gasolina

value power=electric
en: electric; electrical; electronic; motorised; motorized; powered; usb; automatic electric
de: elektrisch; Elektro; elektronisch
fr: électrique; électronique
es: eléctrico; electrónico
it: elettrico; elettronico
nl: elektrisch
pl: elektryczny
pt: elétrico
not: electric shock; electric blue

value chemistry=lead
en: lead acid; agm; gel battery; sla battery
de: Bleiakku; Blei Säure
value chemistry=ni-cd
en: ni cd; nicd; nickel cadmium
value chemistry=ni-mh
en: ni mh; nimh; nickel metal hydride
value chemistry=lithium-ion
en: lithium ion; li ion; lipo; li po; lithium polymer; lifepo4; 18650; 21700; liion; li-ion rechargeable
de: Lithium Ionen
value chemistry=lithium
en: lithium; cr2032; cr2025; cr2016; cr123a; lithium manganese; lithium metal; cr2450
not: lithium ion; lithium polymer
value chemistry=alkaline
en: alkaline; manganese dioxide; lr44; lr6; lr03; zinc carbon
de: Alkali
value chemistry=silver-oxide
en: silver oxide; sr626sw; sr44
value chemistry=zinc-air
en: zinc air; hearing aid battery

value source=led
en: led; leds; light emitting diode; smd; cob led; oled
value source=halogen
en: halogen
value source=incandescent
en: incandescent; filament tungsten; edison filament
value source=fluorescent
en: fluorescent; cfl; neon tube
value source=flame
en: oil lamp; kerosene; candle light; gas lantern
value source=xenon
en: xenon; hid bulb

value state=fresh in raw
en: fresh
de: frisch
fr: frais
es: fresco
it: fresco
nl: vers
pl: świeży
pt: fresco
not: fresh scent; fresh breath; air fresh; fresh water; fresh keeping; fresh step
value state=chilled in raw
en: chilled; refrigerated
de: gekühlt
fr: réfrigéré
es: refrigerado
value state=frozen
en: frozen; deep frozen; iqf
de: gefroren; tiefgekühlt; TK
fr: congelé; surgelé
es: congelado
it: congelato; surgelato
nl: bevroren; diepvries
pl: mrożony; mrozony
pt: congelado
not: disney frozen; frozen elsa
value state=dried
en: dried; dehydrated; freeze dried; sun dried; dry
de: getrocknet
fr: séché; sec; lyophilisé
es: seco; deshidratado
it: secco; essiccato
nl: gedroogd
pl: suszony
pt: seco
not: dry skin; dry food; dry shampoo; dry bag; quick dry; dry hair; dry erase; dry cleaning; hair dry; spin dry
value state=roasted
en: roasted; roast; toasted
de: geröstet
fr: torréfié; grillé
es: tostado
it: tostato
nl: gebrand; geroosterd
pl: palony; prażony
pt: torrado
value state=raw
en: raw; green coffee; unroasted; uncooked; unprocessed
de: roh; ungeröstet
fr: cru; non torréfié; vert
es: crudo; sin tostar
not: raw denim; raw edge; raw silk
value state=instant
en: instant; soluble; freeze dried coffee; sachets instant
de: löslich; Instant
fr: soluble; instantané; lyophilisé
es: soluble; instantáneo
it: solubile; istantaneo
nl: oploskoffie; instant
pl: rozpuszczalny; rozpuszczalna
pt: solúvel; instantâneo
not: instant camera; instant film; instant photo; instant pot; instant messenger
value state=extract
en: extract; concentrate; essence
de: Extrakt; Konzentrat
fr: extrait; concentré
es: extracto; concentrado
value state=ground
en: ground; powder; powdered; milled; crushed
de: gemahlen; Pulver
fr: moulu; poudre
es: molido; polvo
it: macinato; polvere
nl: gemalen; poeder
pl: mielony; mielona; proszek
pt: moído; pó
not: ground meat; play ground; ground sheet; powder coated; ground beef; ground cover; powder coating
value state=smoked
en: smoked
de: geräuchert
fr: fumé
es: ahumado
it: affumicato
nl: gerookt
pl: wędzony
pt: fumado; defumado
not: smoked glass
value state=salted
en: salted; brine; in brine; pickled in brine
de: gesalzen
fr: salé
es: salado
value state=canned in preserved
en: canned; tinned; in tin; in oil
de: Dose; Konserve
fr: en conserve; boîte de conserve
es: en lata; enlatado; en conserva
it: in scatola
value state=preserved
en: preserved; pickled; in vinegar; in syrup; jarred; prepared; marinated
de: eingelegt; konserviert; mariniert
fr: conservé; au vinaigre; au sirop; mariné
es: en vinagre; en almíbar; encurtido
not: preserved flower
value state=cooked in preserved
en: cooked; boiled; ready to eat; fried; steamed; baked; precooked
de: gekocht; gebraten
fr: cuit
es: cocido; cocinado
value state=juice
en: juice
de: Saft
fr: jus
es: zumo; jugo
value state=live
en: live; living; alive
de: lebend; lebendig
fr: vivant
es: vivo
not: live edge; live stream; live video; living room; life
value state=used
en: used; second hand; worn; pre owned; preowned
de: gebraucht; Secondhand
fr: occasion; usagé
es: usado; segunda mano
not: used for; used to; used in; can be used; be used; used with; used as

value caffeine=removed
en: decaf; decaffeinated; caffeine free
de: entkoffeiniert; koffeinfrei
fr: décaféiné
es: descafeinado
it: decaffeinato
nl: cafeïnevrij
pl: bezkofeinowy; bezkofeinowa
pt: descafeinado
value sugar=added
en: sweetened; sugar added; with sugar; sugared; in syrup
de: gezuckert; gesüßt
fr: sucré; avec sucre
es: azucarado; con azúcar
value sugar=none
en: unsweetened; sugar free; no sugar; without sugar; no added sugar; zero sugar
de: zuckerfrei; ungesüßt; ohne Zucker
fr: sans sucre
es: sin azúcar
value alcohol=yes
en: alcoholic; alc; abv; with alcohol; vol
de: alkoholisch
value alcohol=no
en: alcohol free; non alcoholic; nonalcoholic; 0.0%
de: alkoholfrei
fr: sans alcool
es: sin alcohol
value insulation=vacuum
en: vacuum; vacuum insulated; thermos; double wall vacuum; vacuum flask; insulated stainless; double walled insulated
de: Thermo; vakuumisoliert; Thermoskanne
fr: isotherme; thermos
es: termo; aislado al vacío
it: termico; sottovuoto
nl: thermos; vacuüm geïsoleerd
pl: termiczny; termos; próżniowy
pt: térmico; garrafa térmica
not: vacuum cleaner; vacuum pump; vacuum bag; vacuum storage; vacuum sealer; robot vacuum
value insulation=yes
en: insulated; cooler; thermal insulated; insulating
de: isoliert
fr: isolé
es: aislado
value pack=retail
en: retail pack; for retail sale; gift box; blister; tea bags; sachets; capsules; pods
value pack=bulk
en: bulk; wholesale bulk; sack; drum; big bag; 25kg bag; loose bulk; in bulk
value pack=set
en: set; kit; bundle; combo; gift set; assortment; collection set; multi piece
de: Set; Satz; Garnitur
fr: ensemble; coffret; lot de; kit
es: conjunto; juego de; kit
it: kit; completo
nl: set
pl: zestaw; komplet
pt: conjunto; kit
not: set up; dj set; sun set; set screw; matching set skirt
value part=part
en: replacement part; spare part; replacement; spare; repair part; component; parts
de: Ersatzteil; Ersatz
fr: pièce de rechange; pièce détachée; remplacement
es: repuesto; recambio; pieza de repuesto
it: ricambio; pezzo di ricambio
nl: onderdeel; vervangend
pl: część zamienna; zamiennik
pt: peça de reposição; sobressalente
not: party
value part=accessory
en: accessory; accessories; attachment; add on
de: Zubehör
fr: accessoire
es: accesorio
it: accessorio
pl: akcesorium; akcesoria
value age-label=under3
en: 0-36 months; under 3 years; 6 months and up; 12 months and up; 18 months and up; from birth; 0-3 years; 1-3 years
value age-label=3to12
en: 3 years and up; ages 3-12; 3-12 years; 5 years and up; 6 years and up; 8 years and up
value age-label=over12
en: 14 years; adults only; 14 and up

# ---- shared values of the open axes; families add theirs in their own file ----

value for=phone
en: phone; smartphone; mobile phone; cell phone; iphone; mobile; galaxy; cellphone; android phone; xiaomi; pixel phone
de: Handy; Smartphone
fr: téléphone; smartphone
es: móvil; teléfono
it: telefono; cellulare; smartphone
nl: telefoon; smartphone
pl: telefon; smartfon
pt: telemóvel; celular; telefone
not: phone number

value for=tablet
en: tablet; ipad; tablet pc
value for=laptop
en: laptop; notebook computer; macbook; chromebook; computer; pc; notebook pc
de: Laptop; Computer
fr: ordinateur
es: portátil; ordenador
value for=watch
en: watch; smartwatch; apple watch; wristwatch; galaxy watch; garmin; fitbit
de: Uhr; Armbanduhr
fr: montre
es: reloj
it: orologio
nl: horloge
pl: zegarek
pt: relógio
value for=camera
en: camera; dslr; gopro; action camera; camcorder
de: Kamera
fr: appareil photo; caméra
es: cámara
value for=car
en: car; vehicle; automobile; auto; truck; suv; bmw; toyota; ford; honda; audi; vw; volkswagen; mercedes; tesla; jeep; nissan; chevrolet; hyundai; kia; van
de: Auto; PKW; Fahrzeug; KFZ
fr: voiture; véhicule
es: coche; vehículo
it: automobile; macchina
nl: auto; voertuig
pl: samochód; auto
pt: carro; automóvel
not: toy car; remote control car; rc car; car toy; food truck
value for=motorcycle
en: motorcycle; motorbike; scooter; moped; yamaha; kawasaki; harley; ducati; atv
de: Motorrad; Roller
fr: moto
es: moto; motocicleta
value for=bicycle
en: bicycle; bike; cycling; mtb; ebike; cycle
de: Fahrrad; Rad
fr: vélo
es: bicicleta
it: bicicletta; bici
nl: fiets
pl: rower
pt: bicicleta
value for=pet
en: dog; cat; pet; puppy; kitten; aquarium; hamster; bird cage; rabbit
de: Hund; Katze; Haustier
fr: chien; chat; animal
es: perro; gato; mascota
it: cane; gatto
nl: hond; kat; huisdier
pl: pies; kot
pt: cão; cachorro; gato
not: hot dog; cat eye; bull dog clip; dog tag; cat ear; cat woman
value for=doll
en: doll; barbie; bjd; action figure doll; dollhouse
de: Puppe
fr: poupée
es: muñeca
value for=baby
en: baby; infant; newborn; stroller; pram
value for=hair
en: hair
value for=printer
en: printer; laser printer; inkjet printer
de: Drucker
fr: imprimante
es: impresora
value for=console
en: console; playstation; ps4; ps5; xbox; nintendo switch; switch oled; nintendo; game boy; wii
value for=furniture
en: furniture; sofa; couch; chair; table; desk; bed; cabinet; wardrobe; drawer
value for=kitchen
en: kitchen; cooking; baking
value for=garden
en: garden; lawn; yard; patio
value for=jewellery
en: jewelry; jewellery; jewelry making; necklace making; bracelet making
value for=sewing
en: sewing; sewing machine; needlework; knitting; crochet; embroidery; quilting
value for=vacuum-cleaner
en: vacuum cleaner; dyson; robot vacuum; roborock; hoover
de: Staubsauger
value for=drone
en: drone; quadcopter; dji
value for=toy
en: toy; toys; lego
value for=aquarium
en: aquarium; fish tank
value for=horse
en: horse; equestrian; pony
value for=boat
en: boat; kayak; marine; yacht; canoe
value for=guitar
en: guitar; ukulele; bass guitar; violin
value for=shoe
en: shoe; sneaker; boot
value for=television
en: tv; television; samsung tv; monitor
value for=shaver
en: shaver; razor; clipper; trimmer
