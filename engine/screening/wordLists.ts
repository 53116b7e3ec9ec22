/**
 * Words that tell little or nothing of whose name it is. Written for this service from the forms
 * that company registers use.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Legal forms of companies, normalised: `S.A.` is `sa`. */
export const LEGAL_FORMS = words(`
  ltd limited llc inc incorporated corp corporation co company cos companies gmbh mbh ag kg kgaa ohg ug sa sas sasu srl sarl sprl spa bv nv vof
  plc llp lp lllp pllc pjsc ojsc jsc cjsc qjsc oao ooo zao pao ao oaо tov too chp ooд eood ood ad doo dooel dd pte pty pvt private sdn bhd tbk pt
  kk gk yk ltda ltd oy oyj ab as asa aps ivs sl slu slne eirl sac saa sab cv rl de kft zrt nyrt bt rt sro spol zoo sia uab ou fze fzc fzco fzllc
  fzcollc fzllc dmcc wll bsc sae pcl lda sal saog spc qpsc qsc plt bvba srls scarl eireli spzoo spolsro jdoo oyj ehf nuf bhd ltdasti gbr kkt prat
  sapidecv sadecv sabdecv srldecv sderldecv eeig dac ca bsc saoc saog kscc ksc psc est jv jsb gie snc scs sca scrl cvba ltee cia sapi sofom sicav sc ek ev ltdsti sti ans da hf ehf
  incorp`);

/** Legal forms of several words, longest first. */
export const LEGAL_PHRASES: readonly string[] = [
  'obshchestvo s ogranichennoy otvetstvennostyu',
  'obshchestvo s ogranichennoi otvetstvennostyu',
  'aktsionernoe obshchestvo',
  'aktsionernoye obshchestvo',
  'zakrytoe aktsionernoe obshchestvo',
  'otkrytoe aktsionernoe obshchestvo',
  'publichnoe aktsionernoe obshchestvo',
  'private joint stock company',
  'public joint stock company',
  'open joint stock company',
  'closed joint stock company',
  'joint stock company',
  'private limited company',
  'public limited company',
  'limited liability company',
  'limited liability partnership',
  'limited partnership',
  'free zone company',
  'free zone establishment',
  'sociedad anonima',
  'sociedad limitada',
  'societe anonyme',
  'sa de cv',
  's de rl de cv',
  's de rl',
  'sp z o o',
  'sp zoo',
  'sp z oo',
  'sp zo o',
  'spolka z ograniczona odpowiedzialnoscia',
  'spolka akcyjna',
  'sp j',
  'sp k',
  'spol s ro',
  'spolecnost s rucenim omezenym',
  'akciova spolecnost',
  'k s',
  's a l',
  's a e',
  'c a',
  's a s',
  's p a',
  's r l',
  's l u',
  'd d',
  'k k',
  'kabushiki kaisha',
  'godo kaisha',
  'yugen kaisha',
  'jusik hoesa',
  'youxian gongsi',
  'youxian zeren gongsi',
  'gufen youxian gongsi',
  'fz llc',
  'fz co',
  'pte ltd',
  'pty ltd',
  'pvt ltd',
  'sdn bhd',
  'public company limited',
  'societa per azioni',
  'societa a responsabilita limitata',
  'societe a responsabilite limitee',
  'sociedade anonima',
  'sociedade limitada',
  'sociedad anonima de capital variable',
  'sociedad de responsabilidad limitada',
  'compania anonima',
  'gesellschaft mit beschrankter haftung',
  'naamloze vennootschap',
  'besloten vennootschap',
  'aktiengesellschaft',
  'aktiebolag',
  'osakeyhtio',
  'aktieselskab',
  'anonim sirketi',
  'limited sirketi',
  'ltd sirketi',
  'sanayi ve ticaret',
  'akcionarsko drustvo',
  'drustvo s ogranicenom odgovornoscu',
  'druzhestvo s ogranichena otgovornost',
  'tovarystvo z obmezhenoyu vidpovidalnistyu',
  'tovarishchestvo s ogranichennoy otvetstvennostyu',
  'spol s r o',
  'd o o',
  'a s',
  'cong ty tnhh',
  'cong ty',
  'y cia',
  'and company',
  'and co',
  'ltd sti',
  'san ve tic',
].toSorted((left, right) => right.length - left.length);

/** Forms of address before or behind a person's name. */
export const TITLES = words(`
  mr mrs ms miss dr prof professor sir dame ing engr esq jr sr phd mba senor senora dona herr frau monsieur madame brigadier brig colonel
  lieutenant captain major admiral marshal`);

/** Kinds of business and broad words: alone they are nobody's name. */
export const GENERIC = words(`
  international intl trading trade general group groups holding holdings bank banque banco technology technologies tech shipping ship lines line
  industries industry industrial import imports export exports impex importers exporters services service marine maritime transport transportation
  logistics engineering construction contracting contractors company development investment investments invest enterprises enterprise global world
  worldwide universal national state republic center centre institute university academy research foundation association organization organisation
  charity charitable society union federation committee council ministry department agency office bureau factory plant works mill mills
  manufacturing manufacturer production products product materials material chemical chemicals petroleum petrochemical petrochemicals oil gas energy
  power electric electrical electronics electronic communications telecommunications telecom network networks systems system solutions software
  computer computers information data security safety management consulting consultants advisory agency travel tours tourism hotel hotels restaurant
  foods food agro agricultural agriculture farm farms pharma pharmaceutical pharmaceuticals medical health hospital clinic airlines airline airways
  aviation air aerospace automotive auto motors motor cars metal metals steel iron aluminum aluminium copper mining minerals cement textile textiles
  garment fashion exchange finance financial insurance capital fund funds securities asset assets real estate property properties commercial commerce
  business supply supplies equipment machinery machine tools parts spare distribution distributors wholesale retail market markets supermarket store
  stores shop media press publishing television radio news and for the of design project projects complex corporation branch first new great united
  east west north south eastern western northern southern central middle pacific atlantic asia asian africa african europe european america american
  gulf city star sun golden gold silver blue green red white black royal imperial grand super mega prime best modern advanced
  comercial comercializadora inversiones inmobiliaria distribuidora compania empresa grupo constructora agropecuaria ganadera servicios transportes
  sociedad industria industrias productos representaciones exportadora importadora administradora asesorias consultoria
  concern concerns torgovy dom kompaniya zavod predpriyatie firma gruppa bank korporatsiya nauchno proizvodstvennoe obedinenie federalnoe gosudarstvennoe unitarnoe
  sanayi ticaret`);

/** Parts of names that many bear: articles, prepositions, words of kinship. */
export const PARTICLES = words(`
  al el ul ur bin ben bint ibn ibni abd abdul abdel abdal abu abou abi umm um ould wald de del della di da do dos das du la las le les lo los van von
  der den ter ten zu zur st san santa saint y e ed et a an op af av mac mc ap syed sayed sayyid seyed seyyed sayid
  sheikh shaykh sheik shaikh haji hajji haj hajj alhaj mullah mulla maulana mawlawi maulavi molvi ayatollah imam qari`);

/** What stands before the name of a ship: motor vessel, tanker, steamer. */
export const SHIP_PREFIXES = words('mv mt ms ss mts mtr fv sv');

/** Particles that are somebody's whole name where they stand first or last. */
export const END_NAMES = words(
  'le do du da das dos des san la e y ap an af av ed ba sayed sayyid imam haj',
);

/** Words between words. */
export const STOP_WORDS = words(`
  the of and for in on at to with by from und der die das et des le la les en y e o a an i v na s joint stock liability private public open closed
  aktsionernoe aktsionernoye obshchestvo ogranichennoy ogranichennoi otvetstvennostyu publichnoe otkrytoe zakrytoe tnhh`);

/** Abbreviations of words in company names, both ways. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    intl: 'international',
    int: 'international',
    mfg: 'manufacturing',
    mfr: 'manufacturer',
    univ: 'university',
    natl: 'national',
    tech: 'technology',
    techs: 'technologies',
    inst: 'institute',
    assn: 'association',
    assoc: 'association',
    bros: 'brothers',
    dept: 'department',
    dev: 'development',
    eng: 'engineering',
    engg: 'engineering',
    ent: 'enterprises',
    exp: 'export',
    imp: 'import',
    gen: 'general',
    govt: 'government',
    grp: 'group',
    hldg: 'holding',
    hldgs: 'holdings',
    ind: 'industries',
    inds: 'industries',
    invt: 'investment',
    lab: 'laboratory',
    labs: 'laboratories',
    mgmt: 'management',
    org: 'organization',
    pharm: 'pharmaceutical',
    prod: 'production',
    svc: 'service',
    svcs: 'services',
    sys: 'systems',
    trans: 'transport',
    trade: 'trading',
    trd: 'trading',
    trdg: 'trading',
    kontsern: 'concern',
    konsern: 'concern',
    kompaniya: 'company',
    korporatsiya: 'corporation',
    gruppa: 'group',
    kholding: 'holding',
    zavod: 'plant',
    institut: 'institute',
    tsentr: 'center',
    byuro: 'bureau',
    universitet: 'university',
    akademiya: 'academy',
    fond: 'foundation',
    soyuz: 'union',
    assotsiatsiya: 'association',
    nauchno: 'scientific',
    nauchny: 'scientific',
    proizvodstvennoe: 'production',
    proizvodstvennoye: 'production',
    obedinenie: 'association',
    obyedineniye: 'association',
    torgovy: 'trading',
    torgovaya: 'trading',
    aviatsiya: 'aviation',
    aviakompaniya: 'airlines',
    avialinii: 'airlines',
    sudostroitelny: 'shipbuilding',
    sudokhodnaya: 'shipping',
    promyshlennost: 'industry',
    tekhnologii: 'technologies',
    sistemy: 'systems',
    mezhdunarodny: 'international',
    natsionalny: 'national',
    gosudarstvenny: 'state',
    mohd: 'mohammed',
    md: 'mohammed',
    muhd: 'mohammed',
    mhd: 'mohammed',
  }),
);
