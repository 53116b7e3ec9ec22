/**
 * Given names and surnames that very many people in the world bear, whatever the lists hold: they
 * tell less of whose name it is than their rarity in the lists says. Written for this service from
 * general knowledge of naming, after the kinds of tables that civil registers, censuses and
 * statistical offices of each region publish of their most frequent names; read 2026-11-22.
 */

const ENGLISH = `
  james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew joshua
  kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin
  samuel gregory alexander frank patrick raymond jack dennis jerry tyler aaron adam nathan henry peter kyle noah ethan jeremy walter keith roger
  terry sean austin carl arthur lawrence dylan jesse jordan bryan billy bruce gabriel joe logan albert willie alan eugene russell vincent philip
  bobby johnny bradley roy ralph randy wayne howard louis harry martin liam oliver harrison charlie oscar leo theo lucas mason elijah isaac caleb
  ian simon neil graham craig stuart colin derek ross gavin duncan barry trevor nigel clive darren lee jamie luke connor owen evan hunter wyatt
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily donna michelle carol
  amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela shirley emma brenda pamela nicole anna samantha katherine
  christine helen debra rachel carolyn janet maria heather diane olivia julie joyce victoria ruth virginia lauren kelly christina joan evelyn
  judith andrea hannah megan cheryl jacqueline martha madison teresa gloria sara janice kathryn ann abigail sophia frances jean alice judy isabella
  julia grace amber denise danielle marilyn beverly charlotte natalie theresa diana brittany doris kayla alexis lori marie lucy chloe sophie ella
  claire fiona gillian hazel ivy jane joanna louise lily mia molly naomi paula rose tracy wendy zoe holly hailey haley brooke paige
  smith johnson williams brown jones miller davis wilson anderson taylor moore jackson thompson white harris clark lewis robinson walker
  young allen king wright hill green adams nelson baker hall campbell mitchell carter roberts turner phillips parker evans edwards collins
  stewart morris rogers reed cook morgan bell murphy bailey cooper richardson cox ward peterson gray grey watson brooks sanders price
  bennett wood barnes henderson coleman jenkins perry powell long patterson hughes washington butler simmons foster bryant russell griffin hayes
  myers ford hamilton sullivan wallace woods cole west owens reynolds fisher ellis gibson mcdonald marshall ortiz gomez murray freeman wells webb
  simpson stevens tucker porter hicks crawford boyd mason morales kennedy warren dixon burns gordon shaw rice robertson hunt black daniels palmer
  mills nichols grant knight ferguson rose stone hawkins dunn perkins hudson spencer gardner stephens payne pierce berry matthews arnold wagner willis
  ray watkins olson carroll duncan snyder hart cunningham bradley lane andrews ruiz harper fox riley armstrong carpenter weaver greene lawrence elliott
  chavez sims peters kelley franklin lawson fields ryan schmidt carr vasquez castillo wheeler chapman oliver montgomery richards williamson johnston
  banks meyer bishop mccoy howell alvarez morrison hansen fernandez garza harvey little burton stanley nguyen jacobs reid fuller lynch dean gilbert
  garrett romero welch larson frazier burke hanson day mendoza moreno bowman medina fowler brewer hoffman carlson silva pearson holland douglas fleming
  jensen vargas byrd davidson hopkins may terry herrera wade soto walters curtis neal caldwell lowe jennings barnett graves jimenez horton shelton
  barrett obrien castro sutton gregory mckinney lucas miles craig rodriquez chambers holt lambert fletcher watts bates hale rhodes pena beck newman
  oconnor oneill byrne doyle mccarthy gallagher brady quinn kavanagh macdonald maclean fraser sinclair thomson davies lloyd owen rees griffiths`;

const IBERIAN = `
  garcia rodriguez martinez hernandez lopez gonzalez gonzales perez sanchez ramirez torres flores rivera gomez diaz reyes cruz morales ortiz gutierrez
  chavez ramos ruiz alvarez mendoza castillo jimenez vasquez vazquez romero herrera medina aguilar vargas castro mendez guzman fernandez munoz salazar
  soto delgado dominguez moreno alonso gil serrano blanco molina suarez ortega marin sanz nunez iglesias santos rubio lozano cano prieto calvo vidal
  gallego cortes leon marquez pena campos vega fuentes carrasco cabrera caballero nieto reyes aguirre santana pascual herrero montero lorenzo hidalgo
  gimenez ibanez ferrer duran santiago benitez mora vicente arias carmona crespo roman pastor soler saez velasco moya parra esteban bravo gallardo
  rojas contreras valenzuela silva sepulveda espinoza espinosa lara rios acosta navarro maldonado estrada sandoval guerrero juarez rosales valdez valdes
  luna avila salinas cordova cordoba orozco cardenas figueroa miranda ochoa zamora trujillo pacheco barrera cervantes osorio villarreal palacios
  quintero restrepo ospina zapata arango velez giraldo montoya bedoya hurtado franco cardona henao ariza bermudez camacho arroyo peralta paz meza mejia
  silva souza sousa oliveira pereira costa rodrigues almeida nascimento lima araujo ribeiro carvalho ferreira gomes martins rocha barbosa alves melo
  cardoso teixeira correia correa cavalcanti dias moreira nunes marques vieira freitas fernandes pinto mendes monteiro moura lopes soares machado
  juan carlos luis jorge miguel antonio francisco manuel pedro jesus alejandro rafael fernando ricardo eduardo roberto mario sergio javier alberto
  jose enrique diego andres raul pablo oscar hugo ivan emilio julio cesar victor hector arturo gerardo ramon ruben felipe gustavo armando guillermo
  alfredo salvador ignacio santiago mateo sebastian nicolas camilo tomas martin gonzalo rodrigo esteban marcos ernesto rogelio joaquin agustin gabriel
  adrian alvaro angel domingo edgar efrain elias ezequiel fabian federico gilberto humberto ismael leonardo lorenzo marco mauricio omar orlando rene
  rodolfo rolando saul vicente wilson joao lucas mateus thiago tiago bruno marcelo leandro vinicius rui nuno paulo
  ana rosa carmen laura isabel lucia elena marta sofia valentina camila daniela gabriela adriana patricia teresa silvia beatriz natalia monica veronica
  lorena pilar rocio mercedes alicia irene claudia sandra diana paola luz gloria martha yolanda angela margarita leticia guadalupe juana josefa
  mariana carolina fernanda alejandra catalina liliana viviana marcela cecilia cristina consuelo dolores elsa esperanza eva graciela ines julia
  magdalena miriam nancy olga raquel rebeca susana victoria amparo araceli blanca fatima larissa aline vanessa bianca catarina joana amelia`;

const ARABIC = `
  mohammed muhammad mohamed mohammad ahmed ahmad ali hassan hasan hussein husayn hussain abdullah abdallah ibrahim omar umar yusuf yousef youssef
  khalid khaled mahmoud mahmud mustafa mostafa said saeed saleh salih salim salem hamid rashid karim kareem abdul rahman aziz hamza tariq tarek walid
  waleed nasser nasir faisal fahad fahd bilal amir ameer adel adil samir sami tamer wael imad emad iyad ziad ziyad zaid zayd yasser yasir yahya younis
  yunus osama usama anas ayman amin jamal kamal jaber jabir jawad hadi hani haitham hashim hatem hisham husam ihab ismail jassim khalil majid malik
  mansour mansur marwan mazen mohsen munir nabil nader nizar qasim qassem ramzi rami rafiq raed rida riyad saad sabri salah salman shadi sharif
  suleiman sulaiman sultan talal taha usman uthman waheed zakaria amr ashraf bashir fadi farid faris fouad ghassan habib idris issa isa khalifa musa
  fatima aisha aicha maryam mariam zainab zaynab layla leila nour noor huda hanan iman rania reem rana sara salma samira suad nadia mona amal amina asma
  dina farah ghada hala hiba khadija lamia lina maha manal nawal rasha sahar sana yasmin yasmine zahra
  alavi haddad khoury hariri najjar nasr awad saab hamdan hamad harb mansouri sayed sayegh shaheen hijazi qahtani ghamdi otaibi harbi zahrani
  dosari shammari mutairi subaie maliki omari shehri balushi kindi harthy maktoum mazrouei nuaimi suwaidi ketbi tamimi jaber saleem sabah
  ansari masri halabi baghdadi tikriti jubouri obeidi dulaimi rawi badawi barakat bitar daher darwish fares fawzi gaber ghanem gamal hafez hakim
  benali benjelloun berrada alaoui bennani tazi idrissi cherkaoui chaoui haddadi amrani bouazza mebarki belkacem bouzid ben trabelsi
  jaziri mejri zouari riahi elsayed elmasry abdelaziz abdelrahman abdulrahman abdulaziz`;

const IRANIAN_TURKISH = `
  reza hossein hosein mehdi mahdi amir mohsen saeid javad hamed hamidreza alireza mohammadreza majid masoud behrouz behnam bahram dariush farhad
  farid kaveh kamran kianoush mehran morteza nader navid omid parviz peyman ramin saman siavash shahram vahid zahra fatemeh maryam narges leila shirin
  parisa nasrin azadeh mina niloufar sima soraya
  hosseini ahmadi mohammadi karimi rezaei moradi jafari rahimi hashemi sadeghi mousavi kazemi ghasemi tehrani shirazi esfahani bagheri heidari
  rostami ebrahimi akbari mirzaei asadi salehi soltani nazari ghorbani norouzi abbasi rahmani rezai najafi farahani amiri yousefi safari
  mehmet ahmet mustafa ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil suleyman abdullah recep fatih emre burak can cem deniz
  ege enes furkan gokhan hakan kemal kerem levent mert onur orhan ozan serkan sinan tolga ugur umut volkan yasin ayse fatma emine hatice zeynep elif
  meryem merve selin esra derya ebru ozlem sevgi gul aylin pinar
  yilmaz kaya demir sahin celik yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat korkmaz
  cakir erdogan acar tas gunes bulut keskin turan avci tekin ates bozkurt yavuz yuksel`;

const SOUTH_ASIAN = `
  kumar singh sharma gupta patel reddy rao das roy jain mehta verma yadav shah desai joshi kulkarni patil mishra tiwari pandey chauhan malhotra kapoor
  khanna bhatia arora agarwal aggarwal iyer nair menon pillai banerjee mukherjee chatterjee bose ghosh sen dutta saha chakraborty naidu chowdhury
  choudhury chaudhry chaudhary khan hussain malik iqbal begum akhtar qureshi siddiqui butt mirza rahman islam hossain alam karim perera fernando
  silva jayawardena bandara wickramasinghe thapa gurung shrestha tamang rai lama
  rajesh amit rahul sanjay vijay suresh ramesh mahesh ganesh dinesh mukesh rakesh anil sunil ashok ajay arun ravi vikram arjun rohan nitin manish
  deepak sandeep pradeep praveen naveen vinod manoj pankaj gaurav karthik harish prakash mohan gopal krishna ram shyam abhishek aditya akash ankit
  priya neha sunita pooja anjali deepika kavita lakshmi meena rekha divya swati asha geeta anita seema shreya nirmala padma usha radha sita
  imran bilal faisal usman kamran adnan asif arif tahir nadeem naeem shahid rashid zubair junaid waqas farhan salman irfan kashif nasir tanvir
  shakib rafiq mizan jahangir ayesha sana hina zara nadia farhana nusrat taslima rubina shazia saima`;

const CHINESE = `
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang han feng deng cao peng zeng xiao tian
  dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao lv cui zhong tan fan wang jin shi liao jia xia fu fang zou xiong bai meng qin qiu
  hou long duan lei qian tang yin chang wan gu lai wu kang he yan
  jun ming hong ping hua jing yong bin tao xin jie juan chao xia gang min qiang na wei lan ying mei ling fei hui kai hao bo xue yun zhen
  jianguo jianhua zhiqiang lihua guoqiang xiaoming xiaohong xiaoyan yuanyuan tingting weijie haitao zhiyuan jiahao yutong zihan yuxuan haoran xinyi
  yichen meng xiuying xiulan guiying hongwei wenbo xuefeng dongmei zhihui jianping jianjun zhigang weidong xiaodong haiyan lijuan liping
  wong chan cheung lam leung kwok lau tsang yeung chow chu ng tse mak kwan lui yip fung chiu chung poon siu hui cheng yuen tsui tam
  chang tsai hsu hsieh kuo chou hung chiang chien hsiao teng chuang liao chao lai`;

const KOREAN_JAPANESE_VIETNAMESE = `
  kim park pak choi choe jung jeong kang cho jo yoon yun jang lim im han oh seo shin kwon hwang ahn an song hong yoo ryu jeon ko moon mun bae baek nam
  noh heo son ha joo min kwak cha chu koo woo
  minho jihoon jiyeon jisoo minji sujin hyun joon jun jin young yong seung sung soo su hee hye eun ji min dong sang jae kyung hyung woo
  nguyen tran le pham hoang phan vu vo dang bui do ho ngo duong ly dinh truong trinh dao mai lam doan van thi minh thanh anh duc hung huy khanh long
  nam quang quan son tuan tung viet hai hoa huong lan linh mai nga ngoc nhung phuong thao thu thuy trang tuyet yen quoc bao
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi shimizu
  saito mori abe ikeda hashimoto ishikawa maeda fujita ogawa goto okada hasegawa murakami kondo endo aoki sakamoto nishimura fukuda ota miura
  fujiwara okamoto matsuda nakagawa nakano harada ono tamura takeuchi kaneko wada nakayama ishida ueda morita
  hiroshi takashi takeshi kenji kazuo satoshi daisuke naoki akira makoto yuki yoko keiko haruka sakura tomoko ayumi kumiko shota kenta ryo yuta`;

const RUSSIAN = `
  ivan alexander aleksandr sergey sergei dmitry dmitri andrey andrei vladimir mikhail nikolay nikolai alexey aleksey igor oleg pavel roman maxim maksim
  denis anton viktor victor konstantin artem yuri yury yuriy evgeny yevgeny anatoly boris vadim vitaly vitaliy vyacheslav stanislav ilya kirill
  timur ruslan leonid valery gennady grigory petr pyotr stepan fedor arkady eduard georgy german gleb nikita yegor egor
  elena olga natalia natalya tatiana tatyana irina svetlana anastasia anna maria ekaterina yulia julia daria polina ksenia galina ludmila lyudmila
  valentina oksana vera nadezhda marina larisa tamara lyubov nina raisa alla zoya inna evgenia
  ivanov smirnov kuznetsov popov vasiliev vasilyev petrov sokolov mikhailov novikov fedorov morozov volkov alekseev alexeev lebedev semenov egorov
  pavlov kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov zaitsev solovyov soloviev borisov yakovlev grigoriev romanov vorobyov
  sergeev kuzmin frolov alexandrov dmitriev korolev gusev kiselev ilyin maximov polyakov sorokin vinogradov kovalev belov medvedev antonov tarasov
  zhukov baranov filippov komarov davydov belyaev gerasimov bogdanov osipov sidorov matveev titov markov mironov krylov kulikov karpov vlasov
  melnikov denisov gavrilov tikhonov kazakov afanasyev danilov savelyev timofeev fomin chernov abramov martynov efimov fedotov shcherbakov
  ivanova smirnova kuznetsova popova vasilyeva petrova sokolova mikhailova novikova fedorova morozova volkova lebedeva semenova egorova pavlova
  shevchenko kovalenko bondarenko tkachenko kravchenko kovalchuk oliynyk melnyk shevchuk polishchuk lysenko marchenko rudenko savchenko boyko
  moroz petrenko tkachuk klymenko kravchuk pavlenko`;

const EUROPEAN = `
  muller mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schafer schaefer koch bauer richter klein wolf schroder neumann
  schwarz zimmermann braun kruger hofmann hartmann lange schmitt werner krause meier lehmann schmid schulze maier kohler herrmann konig walter mayer huber
  kaiser fuchs peters lang scholz moller weiss jung hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann
  lukas leon lena finn jonas felix maximilian sophie marie tim jan lea florian stefan stephan katharina andreas sabine petra monika wolfgang ursula
  klaus ingrid jurgen renate uwe birgit dieter heike hans heinz helmut horst karl kurt manfred markus martin matthias ralf rainer rolf sebastian thorsten
  tobias ulrich werner anke claudia gabriele karin kerstin silke stefanie susanne ute
  bernard dubois petit durand leroy moreau simon laurent lefebvre lefevre michel bertrand roux vincent fournier morel girard andre mercier dupont
  lambert bonnet francois legrand garnier faure rousseau blanc guerin henry roussel perrin morin mathieu clement gauthier dumont fontaine chevalier
  robin masson pierre jean jacques philippe alain patrick nicolas olivier christophe julien guillaume antoine camille manon lea celine sandrine isabelle
  sylvie veronique brigitte chantal monique nathalie francoise catherine rene marcel andre louis jules hugo gabriel raphael alexandre maxime romain thierry
  rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti mancini costa giordano rizzo lombardi moretti barbieri
  fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli vitale lombardo serra coppola marchetti
  francesco alessandro lorenzo mattia leonardo andrea marco luca matteo davide giuseppe giovanni stefano paolo fabio simone giulia chiara martina giorgia
  francesca paola federica silvia valentina elisa ilaria
  kowalski kowalska nowak wisniewski wojcik kaminski lewandowski zielinski szymanski wozniak dabrowski kozlowski jankowski mazur krawczyk novak
  svoboda dvorak novotny cerny prochazka jovanovic petrovic nikolic markovic djordjevic stojanovic ilic horvat kovacevic babic maric nagy kovacs szabo toth
  horvath varga kiss molnar nemeth popescu ionescu popa dumitru stan ivanovic georgiev dimitrov todorov hristov papadopoulos
  jan piotr krzysztof tomasz pawel marcin michal katarzyna agnieszka malgorzata ewa anna pavel petr jana lucie milan jelena nikola ivana marko
  istvan laszlo katalin eva andrei ioana mihai elena giorgos nikos dimitris maria
  andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson hansen olsen larsen jensen nielsen pedersen christensen
  sorensen rasmussen andersen johansen virtanen korhonen nieminen makinen erik lars karin johan nils astrid magnus anders per mikael
  devries jansen vandenberg bakker janssen visser smit peeters maes`;

const AFRICAN_AND_OTHER = `
  mensah osei boateng owusu asante okafor okonkwo adeyemi balogun nwosu eze abiola diallo traore keita coulibaly diop ndiaye sow ba moyo ncube dlamini
  nkosi mokoena mwangi otieno kariuki njoroge ochieng bekele haile tadesse girma tesfaye abebe alemu kebede okoye obi bello abubakar musa sani
  ndlovu sibanda zulu banda phiri tembo mutasa kamau wanjiku achieng odhiambo omondi kimani mohamud farah abdi warsame toure konate camara sylla
  kwame kofi ama abena chinedu ngozi emeka chioma tunde amadou fatou moussa aminata ibrahima mariama thabo lerato sipho juma neema
  santoso putra wijaya susanto setiawan hidayat saputra siregar nasution hartono budi agus dewi siti sri rizal aziz ismail
  dela santos reyes cruz bautista ocampo garcia villanueva aquino ramos mercado tolentino pascual
  levy cohen mizrahi katz friedman goldberg rosenberg schwartz shapiro`;

/** Every such name, normalised. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  [
    ENGLISH,
    IBERIAN,
    ARABIC,
    IRANIAN_TURKISH,
    SOUTH_ASIAN,
    CHINESE,
    KOREAN_JAPANESE_VIETNAMESE,
    RUSSIAN,
    EUROPEAN,
    AFRICAN_AND_OTHER,
  ].flatMap((names) => names.trim().split(/\s+/)),
);
