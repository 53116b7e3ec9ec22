/**
 * Words of company names that stand for one another: a word of trade, its other forms, its short
 * ones and its fellows in other languages, each line one family. Written for this service from the
 * trade's knowledge of how company names are abbreviated and translated.
 */
const TRADE_LETTERS_MIN = 6;

const FAMILIES = `
  air airline airlines airway airways airwys aero avialinii aviakompaniya aerolineas aerolinea lineas linhas hava havayollari
    aviation avia aviatsiya aviatsionny aviatsionnaya aviacion aviacao havacilik luftfahrt
  aircraft aircrafts samolet aerospace
  technology technologies tech techs techn technol technological technic technical technique tecnologia tecnologias technologie tekhnologii tekhnologiya
    teknoloji teknologi tecnica technik tekhnika keji tekhnicheskaya tekhnichesky
  international intl int internat internl inter mezhdunarodny mezhdunarodnaya mezhdunarodnoe internacional internationale internazionale uluslararasi
    guoji beynolmelali
  manufacturing mfg manuf mfrs mfr manufacturer manufacturers manufacture manufactory manufactura manufacturas fabrication imalat zhizao
  industry industries industrial ind inds indus indust industria industrias industriel industrielle industrie promyshlennost promyshlenny
    promyshlennaya promyshlennye industriya sanayi sanaye sanat gongye industriali kogyo kougyou sangyo sangyou shiye
  trading trade traders trader trdg trd trad trades torgovy torgovaya torgovlya torgovly torg handel handels handelsgesellschaft ticaret tejarat
    bazargani tijarat tijara trgovina comercio maoyi mooyok muyok muyeok boeki boueki shoji commerce negoce
  engineering eng engg engr engrg engin engineers engineer ingenieria ingenierie ingegneria ingenieure inzhiniring inzhenerny inzheniring muhandisi
    mohandesi muhendislik gongcheng
  group grp groups groupe grupo gruppa gruppe gruppo grupa grup gorouh jituan skupina
  brothers bros hermanos freres hnos gebruder fratelli kardesler bratya
  university univ universidad universitet universite universitat universita universiteit uniwersytet universitesi daneshgah daxue egyetem daigaku taehakkyo
  institute inst instit institut instituto institution institutes instituti istituto instytut enstitusu yanjiusuo kenkyujo kenkyusho
  development dev devel devt dvlpt developments desarrollo developpement razvitie razvitiya entwicklung desenvolvimento gelistirme kaifa fazhan
    towsee toseh tosee gostaresh sviluppo rozwoju
  service services svc svcs serv servs servicios servis servisi servizi dienste uslugi khadamat fuwu servico servicos hizmetleri
  system systems sys syst sistemy sistema sistemas systeme systemes sistem sistemleri
  national natl nat nacional natsionalny natsionalnaya natsionalnoe nationale nazionale melli milli ulusal watani wataniya
  general gen genl generale generalny generalnaya genel umumi
  state gosudarstvenny gosudarstvennaya gosudarstvennoe estatal derzhavne derzhavny devlet staatlich gosudarstvennyy
  import imports imp importer importers importing importacion importaciones importadora ithalat jinkou vvoz uvoz
  export exports exp exporter exporters exporting exportacion exportaciones exportadora ihracat chukou vyvoz izvoz saderat eksport
  impex importexport importexporting eximport exim
  construction constr const constructions konstruktsiya constructora construcciones construcao construtora costruzioni bau stroitelny
    stroitelnaya stroitelstvo stroi stroy insaat sakhteman sakht jianshe jianzhu kensetsu gonsol contractors contracting contractor contracts muqawalat
    constructing builders
  building bldg buildings builders construction
  transport transportation transports trans transp transportes transporte transporting transportny transportnaya tasimacilik nakliyat haml yunshu unyu unso
    transporti trasporti transportasi spedition carriers carrier
  freight fletes flete fracht cargo cargoes kargo gruz gruzovye gruzovaya freights forwarding forwarders huoyun
  shipping shpg shipg ship ships navigation naviera navieras navegacion navegacao sudokhodnaya sudokhodstvo sudokhodny parokhodstvo reederei
    schiffahrt denizcilik keshtirani haiyun kaiun haeun armateur armadora sudovaya sudovy
  shipyard shipyards shipbuilding shipbuilders shiprepair werft astillero astilleros chantier sudostroenie sudostroitelny sudostroitelnaya
    sudoremont sudoremontny sudoverf verf tersane tersanesi shiprepairing sudoremontnaya
  marine maritime marines marin morskoy morskoi morskaya maritima maritimo maritimes seeschiffahrt daryayi naval
  electronics electronic electr electronica electronicas electronico electronique electroniques elektronik elektronika elektronics elektronny
    elektronnye elektronnaya elettronica dianzi denshi
  electric electrical elec elect electro electrics elektro elektrik elektrichesky electrica electrico elektrische electricite elektrotechnik bargh denki dianqi
  equipment equip equipments eqpt eqp equipos equipo oborudovanie ausrustung ekipman tajhizat shebei equipement
  machinery machineries machine machines mach machin makine makina kikai maschinen maschinenbau maquinaria maquinarias mashinostroenie mashinostroitelny
    mashinostroitelnaya machinebuilding mashin jixie mashiny
  chemical chemicals chem chems chemie chimie chimique quimica quimicos quimico khimichesky khimicheskaya khimiya chimica kimya chemistry chemische
    huagong kagaku shimi shimiyai
  petrochemical petrochemicals petrochem petrochemie petroquimica petroquimicos petrochimie petrochimica neftekhimiya neftekhimichesky
    petrokimya petroshimi petrokimia petrochemistry shihua
  pharmaceutical pharmaceuticals pharm pharma pharmaceutics farma farmaceutica farmaceutico farmaceuticos pharmazeutische pharmacie
    farmatsevtichesky farmatsiya farmaceutici ilac daru darou daroo darousazi yiyao seiyaku yakuhin pharmacy pharmacies drug drugs
  product products prod prods productos produtos produits producto
  production productions prodn prod produccion proizvodstvo proizvodstvenny proizvodstvennaya proizvodstvennoe proizvodstvennoye produktion uretim
    produzione producao tolid tolidi
  laboratory laboratories lab labs laboratorio laboratorios laboratoire laboratoires laboratoriya labor
  association assn assoc assotsiatsiya asociacion associacao associazione verein verband anjoman associates associated obedinenie obyedinenie
    obyedineniye dernegi
  society soc societe sociedad sociedade societa obshchestvo jamiat jamiyat gesellschaft jamiyah
  department dept departamento departement departament
  government govt gobierno gouvernement pravitelstvo
  management mgmt mgt mngt managment managements managers gestion upravlenie upravlyayushchaya verwaltung yonetim guanli administration
    administracion administradora
  investment investments invest invests invt invs inv inversiones inversion investissement investissements investimentos investitsii investitsionny
    investitsionnaya investors yatirim sarmayeh sarmayegozari touzi investicii beteiligung istithmar investicije
  enterprise enterprises ent entp empresa empresas entreprise entreprises predpriyatie predpriyatiye unternehmen qiye undertaking isletmeleri
    enterprize
  holding holdings hldg hldgs hlds kholding holdinga konglomerat konggu
  organization organisation organizations organisations org organizacion organizatsiya sazman sazeman orgt organizacao
  center centre centers centres ctr cntr centr tsentr centro zentrum markaz merkezi merkez zhongxin centrum
  central tsentralny tsentralnaya zentral zentrale markazi merkez centrale
  scientific science sciences sci nauchno nauchny nauka nauchnaya nauki cientifico cientifica scientifique wissenschaft bilim olum
    nauchnoe research
  research rsch recherche recherches investigacion investigaciones issledovaniya issledovatelsky issledovatelskaya forschung forschungs arastirma
    tahghighat pazhuhesh yanjiu researches ricerca
  academy acad akademiya academia akademie akademia academie academies akademi accademia akademija
  communication communications comm comms comunicaciones comunicacion svyaz svyazi kommunikatsii ertebatat tongxin kommunikation iletisim
  telecommunication telecommunications telecom telecoms telecomm telekom telekommunikation telekomunikasyon telecomunicaciones telekommunikatsii
    mokhaberat dianxin telefon telephone
  commercial commerce comml comercial comerciales comercializadora kommerchesky kommerchesky kommercheskaya commerciale commercials shangwu ticari
    commercialization trading
  logistics logistic logistik logistica logisticas logistique logistika lojistik wuliu
  agency agencies agcy agencia agentstvo agence agentur acente acentesi agenzia
  insurance insur assurance assurances seguros seguro strakhovanie strakhovaya strakhovoy versicherung versicherungen sigorta bimeh baoxian hoken
    assicurazioni insurers insurances
  financial finance finances finans finansovy finansovaya finanzas financiera financiere finanz finanziaria jinrong
  consulting consultants consultancy consultant consultores consultoria konsalting beratung danismanlik conseil moshaver
  distribution distributors distributor distributing distrib distribuidora distribuciones distribuidor vertrieb dagitim
  supply supplies suppliers supplier supplying suministros snabzhenie tedarik
  textile textiles textil tekstil tekstilny nassaji fangzhi
  material materials matls materiales materialy materiaux cailiao malzeme masaleh
  metallurgical metallurgy metal metals metall metallurgichesky metallurgichesky metalurgica metalurgia metalurji metales metallicheskie
    metallurgie metalworks felez felezat
  steel stahl acier acero aceros staal fulad foolad seitetsu seikosho stal stali stalnoy gangtie acciaio ahan
  iron zhelezo eisen hierro
  aluminium aluminum alum alyuminy aluminio
  mining mine mines minera mineria minero gorny gornaya rudnik madencilik bergbau madan maaden kuangye miniere
  mineral minerals minerales
  agricultural agriculture agri agric agro agropecuaria agricola agricolas agrarny agrar tarim keshavarzi agropecuario agroindustrial
  cooperative coop cooperativa cooperation cooperatives kooperativ kooperatif taavon taavoni genossenschaft cooperativas
  foundation fdn fond fund funds foundations fundacion fondation stiftung fonds fundacao fondazione bonyad vakfi vakif fondo
  republic rep republica republik republique respublika jomhouri jomhuri jumhuriya respubliki
  factory fty fcty factories zavod zavody zavoda kombinat combine combinat plant plants works werk werke fabrik fabrika fabrica fabricas fabrique fabryka usine planta
    karkhaneh gongchang mill mills seisakusho seizosho
  company kompaniya compania compagnie sherkat cia cie
  corporation korporatsiya corp corporacion corporations corporacao korporasyon
  concern kontsern konsern konzern concerns
  bank banks banco banque banka banca banking bankasi bankas bancos banki bankovsky bankovskaya bankers bancaria bancorp masraf yinhang ginko unhaeng
  exchange exch exchanges sarafi sarraf sarrafi cambio cambios cambiario wechsel hawala
  currency money
  oil petroleum petrol neft neftyanaya neftyanoy petroleos petroleo petrole petroli petrolleri mineralol naft nafti shiyou yag crude petrolera
  gas gaz gazovaya gazovy gases tabii
  energy energie energia energy energetika energetichesky energeticheskaya enerji energi niroo nirou nengyuan energies energeticas energetica
  power elektroenergetika puissance
  fuel fuels combustibles toplivo carburants brennstoff combustible yakit bunkering bunker
  military voyenny voyennaya voenny voennaya militar militaire askeri nezami militar
  defense defence defensa oborona oborony savunma oboronny
  security secur seguridad securite bezopasnost bezopasnosti sicherheit guvenlik amniyat safety
  ministry ministerio ministere ministerstvo ministerium bakanligi vezarat ministero ministerstva
  committee cttee comite komitet komite ausschuss
  bureau byuro buro
  design konstruktorskoe konstruktorsky diseno tasarim proektny proekt tarrahi
  project projects proyecto proyectos projekt projet projets proyect
  hotel hotels gostinitsa otel hoteles hotelera
  travel travels viajes turismo tourism turizm touristic tour tours reisen voyages
  real realty immobilien inmobiliaria inmobiliarias immobiliere immobilier emlak nedvizhimost bienes imobiliaria immobiliare
  property properties estate estates propiedades
  food foods alimentos alimenticia pishchevaya prodovolstvie lebensmittel gida alimentaire alimentaria ghaza shipin foodstuff foodstuffs
  medical medicine medico medica medicos meditsinsky medizin medizinische tibbi pezeshki yiliao medicina
  hospital hospitals clinic clinica klinik hopital bimarestan krankenhaus
  computer computers komputer kompyuter computacion computing informatique bilgisayar rayaneh jisuanji
  software yazilim programmny
  information info informatsionny informatsionnaya informacion informatica informatika informatsiya xinxi bilgi
  network networks reseau wangluo
  instrument instruments instrumentation pribor pribory priborostroenie instrumentos instrumental yiqi
  precision pretsizionny prazision jingmi
  optical optics optic optik optique optica opticheskie optichesky optiko guangxue
  automation avtomatika automatic automatizacion otomasyon automatisierung zidonghua automatics automatizatsiya
  automotive auto automobile automobiles automoviles avtomobilny otomotiv otomobil khodro qiche motors motor cars avto autos
  parts spare repuestos zapchasti autopartes yedek pieces spares
  garment garments clothing apparel confecciones ropa textil
  furniture furnishing furnishings muebles mobel mobilya
  jewelry jewellery jewelers jewellers joyeria jewels joyas
  media medios
  press prensa presse pechat
  publishing publishers publisher izdatelstvo editorial editions verlag
  television tv televisione televideniye televisao televizyon
  university school college shkola escuela ecole
  security guard
  foreign vneshny vneshnyaya exterior extranjero waimao vneshne overseas
  union unions soyuz sindicato syndicat federation federatsiya federacion
  north northern severny severnaya norte nord beifang
  south southern yuzhny yuzhnaya sud sued nanfang
  east eastern vostochny vostochnaya oriental este dongfang vostok orient
  west western zapadny zapadnaya oeste occidental ouest occidente
  new novy novaya nuevo nueva nouveau nouvelle neue yeni xin novoe
  great grand bolshoy gran grande
  first pervy pervaya primer primera premier erste birinci 1st
  people peoples narodny narodnaya popular
  islamic islami islamique islamico islamiya
  charity charitable blagotvoritelny caritativa kheyriyeh khayriya benevolent
  relief emdad imdad
  welfare refah
  supermarket supermarkets supermercado supermarche hipermercado
  restaurant restaurants restaurante restoran
  farm farms granja finca ferme
  ranch rancho
  sports sport deportes deportivo deportiva
  distillery likerovodochny
  refinery refineries refining refineria raffinerie palayesh palayeshgah neftepererabatyvayushchy npz rafineri refiners
  railway railways railroad rail ferrocarril eisenbahn zheleznaya zheleznye demiryolu rahahan
  port ports puerto hafen bandar porto seaport
  leasing lizing leas arrendamiento
  solution solutions soluciones losungen resheniya cozumleri
  wood timber lumber madera
  cement tsement cemento siman zement cimento
  nuclear atomic yaderny atom atomny nucleaire
  space kosmichesky kosmos espacial
  physics fiziki fizika physik fisica
  refrigeration refrigerating cooling
  japan nippon nihon japanese riben`;

const LINES: readonly (readonly string[])[] = FAMILIES.trim()
  .split(/\n {2}(?! )/)
  .map((line) => line.trim().split(/\s+/));

/** Words of a family; one that stands in two families has the words of both. */
const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      LINES.flatMap((line) => line.map((word) => ({ word, line }))),
      ({ word }) => word,
    ),
  ].map(([word, found]) => [word, [...new Set(found.flatMap(({ line }) => line))]] as const),
);

/** Words of trade that are long enough to be nobody's name. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  [...BY_WORD.keys()].filter((word) => word.length >= TRADE_LETTERS_MIN),
);

/**
 * Forms and short forms of one word are as good as the word; another word for the same trade may be
 * another company's.
 */
const [SAME_WORD, OTHER_WORD] = [0.95, 0.93];
const BEGINNING = 3;

/** Fellows of a trade that begin alike are still two words: airlines and airways. */
const FLIGHT = /^(?:air|avia|aero)/;

/** Whether two different words are both of flight. */
export const areFlights = (left: string, right: string): boolean =>
  left !== right && FLIGHT.test(left) && FLIGHT.test(right);

/** How alike two words of one trade are; null for words of different trades. */
export function tradeLikeness(left: string, right: string): number | null {
  if (!sameTrade(left).includes(right)) return null;
  return !areFlights(left, right) && left.slice(0, BEGINNING) === right.slice(0, BEGINNING)
    ? SAME_WORD
    : OTHER_WORD;
}

/** Whether two words were taken for one another though they are two. */
export const isOtherWord = (degree: number): boolean => degree <= OTHER_WORD;

/**
 * The words that stand for the word in company names, itself among them; none for a word that is no
 * word of trade.
 */
export const sameTrade = (word: string): readonly string[] => BY_WORD.get(word) ?? [];
