# Names of goods in Korean, each with its English; see README.md.

value build=padded
ko: 패딩; 누빔; 퀼팅; 충전재; 솜패딩; 누비; 구스다운; 덕다운; 다운충전

value build=coated
ko: 코팅원단; PVC코팅; PU코팅; 라미네이팅; 고무코팅; 방수코팅; 폴리우레탄코팅

value build=dipped
ko: 코팅장갑; 라텍스코팅; 니트릴코팅; 반코팅; 완전코팅; NBR코팅; 손바닥코팅

value kind=disposable
ko: 일회용; 1회용

value kind=costume
ko: 코스프레; 할로윈; 코스튬; 핼러윈; 분장; 무대의상; 가장무도회

value kind=sport-glove
ko: 야구; 골프; 스키; 사이클; 바이크; 오토바이; 골키퍼; 자전거; 스노보드; 보드장갑; 헬스; 배팅

value form=sheer
ko: 시스루; 10데니아; 15데니아; 20데니아; 8데니아; 30데니아; 40데니아; 10D; 20D; 망사; 초박형; 비침

value form=long
ko: 롱기장; 발목기장; 맥시; 롱스타일

value kind=swim
ko: 수영; 비치; 물놀이; 서핑; 스윔; 아쿠아; 래쉬가드

value kind=raincoat
ko: 우비; 우의; 레인코트; 판초우의; 비옷

value material=textile
ko: 패브릭; 원단; 직물; 캔버스; 벨벳; 새틴; 레이스; 시폰; 쉬폰; 공단; 옥스퍼드; 자카드; 메쉬; 천소재
not: 캔버스화; 캔버스액자; 무브레이스

value material=cotton
ko: 순면; 코튼; 면 100%; 면100; 100%면; 면소재; 면혼방; 피마면; 수피마; 데님; 거즈면; 오가닉코튼; 광목; 아사면; 20수면; 30수면; 60수면

value material=wool
ko: 울100; 울 100%; 메리노; 울혼방; 램스울; 양모; 모직; 울니트; 트위드; 순모; 울소재; 울코트; 메리노울

value material=cashmere
ko: 캐시미어; 캐시미아; 파시미나; 앙고라; 알파카; 모헤어

value material=silk
ko: 실크; 견 100%; 본견; 명주; 뽕실크
not: 실크벽지; 실크스크린; 실크로드; 실크테라피

value material=synthetic
ko: 합성섬유; 플리스; 후리스; 스판; 스판덱스; 폴라폴리스; 극세사; 소프트쉘; 셔닐; 벨로아; 양털후리스

value material=polyester
ko: 폴리에스터; 폴리에스테르; 폴리 100%; 폴리100; 폴리원단; 폴리소재; 리사이클폴리

value material=nylon
ko: 나일론; 폴리아미드; 립스탑; 나이론

value material=acrylic-fibre
ko: 아크릴사; 아크릴섬유; 아크릴실; 아크릴니트; 아크릴 + 니트|스웨터|가디건|목도리|머플러|장갑|비니|양말|수면양말|담요|털모자|뜨개|털실|숄|판초

value material=artificial
ko: 비스코스; 레이온; 모달; 텐셀; 리오셀; 인견; 큐프라; 아세테이트원단; 대나무섬유; 뱀부원단; 풍기인견

value material=flax
ko: 린넨; 아마포; 마 100%; 리넨; 마소재; 린넨100

value material=jute
ko: 황마; 쥬트; 주트; 마대

value material=hemp
ko: 삼베; 헴프

value material=sisal
ko: 사이잘

value material=ramie
ko: 모시; 라미
not: 모시조개; 모시송편; 모시고; 모시떡

value material=felt
ko: 펠트; 부직펠트

value material=plastic
ko: 플라스틱; PVC; ABS; 폴리프로필렌; 폴리에틸렌; PP소재; PE소재; 폴리카보네이트; 레진; HDPE; LDPE; 트라이탄; PP재질

value material=plastic-sheet
ko: 인조가죽; PU가죽; 합성피혁; 레자; 합성가죽; 비건가죽; 에코레더; 페이크레더; PU레더; 비건레더; 인조피혁; PVC가죽; 레더렛; 모조가죽; PU소재

value material=foam
ko: 메모리폼; 스펀지; 스티로폼; 폴리우레탄폼; EVA폼; 우레탄폼; 발포폼; 고밀도폼

value material=silicone
ko: 실리콘; 실리콘고무; 실리콘재질

value material=rubber
ko: 고무; 라텍스; 네오프렌; 천연고무; 니트릴; NBR
not: 고무줄; 고무나무

value material=leather
ko: 천연가죽; 소가죽; 리얼가죽; 스웨이드; 진피; 양가죽; 통가죽; 누벅; 가죽; 카프스킨; 램스킨; 나파; 천연소가죽; 리얼레더; 세무가죽
not: 가죽나물; 가죽공예

value material=fur
ko: 밍크; 리얼퍼; 여우털; 천연모피; 무스탕; 토끼털; 라쿤털; 양털가죽; 폭스퍼; 시어링; 천연퍼
not: 밍크담요; 밍크극세사

value material=faux-fur
ko: 인조모피; 인조퍼; 페이크퍼; 에코퍼; 인조털; 페이크밍크; 페이크무스탕; 비건퍼

value material=wood
ko: 원목; 우드; 나무; 목재; 목제; 고무나무; 자작나무; 편백; 월넛; 오크; 소나무; 합판; MDF; 아카시아나무; 티크; 너도밤나무; 히노끼
not: 할리우드; 나무늘보; 우드워터; 우드스탁; 대나무; 나무젓가락꽂이

value material=bamboo
ko: 대나무; 뱀부; 밤부; 죽제

value material=cork
ko: 코르크; 콜크

value material=straw
ko: 라탄; 라피아; 밀짚; 왕골; 등나무; 해초바구니; 지푸라기; 스트로소재; 시그라스; 위커

value material=paper
ko: 종이; 크라프트지; 한지; 펄프; 크라프트; 습자지
not: 종이접기책

value material=cardboard
ko: 골판지; 판지; 하드보드지; 두꺼운종이

value material=glass
ko: 유리; 강화유리; 글라스; 내열유리; 스테인드글라스; 글래스
not: 글라스락; 선글라스; 썬글라스; 글래스고; 글라스보드; 유리막; 유리한

value material=crystal-glass
ko: 크리스탈유리; 크리스털유리; 크리스탈글라스; 납크리스탈; 크리스탈잔

value material=rhinestone
ko: 라인스톤; 큐빅장식

value material=ceramic
ko: 도자기; 세라믹; 테라코타; 토기; 옹기; 스톤웨어; 점토; 석기질

value material=porcelain
ko: 본차이나; 포세린; 백자; 자기그릇; 포슬린

value material=stone
ko: 대리석; 화강암; 천연석재; 현무암; 석재; 슬레이트석

value material=concrete
ko: 시멘트; 콘크리트; 석고

value material=base-metal
ko: 합금; 금속; 메탈; 주석; 니켈; 크롬; 메탈소재
not: 메탈릭; 헤비메탈; 비금속; 크롬캐스트

value material=iron
ko: 철제; 철소재; 연철; 단조철; 아이언재질

value material=cast-iron
ko: 주철; 무쇠; 주물; 무쇠주물; 주철주물; 통주물

value material=steel
ko: 스틸; 탄소강; 강철; 고탄소강; 아연도금강판; 공구강; 고속도강; 함석; 스프링강
not: 스틸레토; 스틸녹스

value material=stainless-steel
ko: 스테인리스; 스테인레스; 스텐; 스뎅; 써지컬스틸; 304스텐; 서스304; SUS304; 316L; 서지컬스틸; 스텐레스; SUS; 티타늄스틸

value material=copper
ko: 구리; 적동; 백동; 동합금; 순동
not: 개구리; 너구리; 봉구리; 구리시; 다구리

value material=brass
ko: 황동; 놋쇠; 청동; 신주; 방짜유기; 브론즈소재; 유기그릇; 놋그릇
not: 신주쿠

value material=aluminium
ko: 알루미늄; 알루미늄합금; 두랄루민; 알미늄; 양은냄비

value material=zinc
ko: 아연합금; 아연; 징크합금

value material=titanium
ko: 티타늄; 티탄; 순티타늄; 티타늄합금

value material=tungsten
ko: 텅스텐; 텅스텐카바이드

value material=gold
ko: 14K; 18K; 24K; 10K; 순금; 14k골드; 18k골드; 금 99.9; 999골드; 9K; 14케이; 18케이; 골드바

value material=silver
ko: 925실버; 실버925; 은 925; 925은; 순은; 스털링실버; 정은; S925; 천연은; 925 silver; 은침; 999은

value material=platinum
ko: 플래티넘; 백금; PT950; 플래티늄; 팔라듐

value material=human-hair
ko: 인모; 천연모발; 사람머리카락; 레미헤어; 100%인모; 버진헤어

value material=animal-hair
ko: 말털; 말총; 돈모; 멧돼지털; 산양모; 천연모브러쉬; 오소리털; 염소털; 족제비털

value material=shell
ko: 자개; 조개껍데기; 전복껍질; 천연조개; 소라껍데기; 머더오브펄; 조개껍질; 진주조개

value material=bone
ko: 물소뿔; 소뿔; 사슴뿔; 상아; 녹각; 우골

value material=wax
ko: 소이왁스; 밀랍; 파라핀; 비즈왁스; 팜왁스

value material=carbon-fibre
ko: 카본파이버; 탄소섬유; 카본섬유; 리얼카본; 풀카본

value finish=plated
ko: 도금; 금도금; 은도금; 로듐도금; 18K도금; 14K도금; 로즈골드도금; 베르메일; 전기도금; 골드도금

value finish=clad
ko: 골드필드; 14K골드필드; 실버필드

value finish=colour
ko: 골드컬러; 실버컬러; 골드톤; 실버톤; 로즈골드컬러; 골드색상; 금색; 은색; 무광골드; 무광실버

value finish=enamelled
ko: 법랑; 에나멜칠보; 칠보; 에나멜도장

value finish=nonstick
ko: 논스틱; 코팅팬; 테프론; 세라믹코팅; 다이아몬드코팅; 마블코팅; 불소코팅; 티타늄코팅; 스톤코팅; 인덕션코팅

value stone=gem
ko: 천연다이아; 다이아몬드; 루비; 사파이어; 에메랄드; 자수정; 토파즈; 오팔; 가넷; 터키석; 비취; 페리도트; 아쿠아마린; 천연석; 천연원석; 탄생석; 제이드; 천연옥; 백옥
not: 루비레드; 다이아몬드코팅

value stone=synthetic
ko: 큐빅; 큐빅지르코니아; 모이사나이트; 랩그로운; 지르코니아; 랩다이아; 합성석; CZ; 모아사나이트; 합성루비; 합성오팔; 지르콘; 랩다이아몬드

value stone=pearl
ko: 담수진주; 천연진주; 진주; 아코야; 바로크진주; 양식진주; 해수진주; 남양진주; 흑진주
not: 진주햄; 진주시; 진주목; 진주조개

value stone=imitation
ko: 인조진주; 핵진주; 모조진주; 유리진주; 크리스탈; 스와로브스키; 인조다이아; 모조보석; 스왈; 펄장식; 스와진주

value weave=knit
ko: 니트; 편물; 뜨개; 다이마루; 크로셰; 기모맨투맨; 쭈리; 골지; 케이블니트; 싱글저지; 피케; 양면다이마루; 플리스; 손뜨개; 저지원단; 코바늘; 트리코
not: 유니트; 그라니트

value weave=woven
ko: 우븐; 데님; 코듀로이; 골덴; 포플린; 트윌; 개버딘; 옥스포드; 평직; 샴브레이; 시어서커; 시폰; 쉬폰; 오간자; 지지미; 면직물; 직조

value weave=nonwoven
ko: 부직포; 스펀본드; 멜트블로운; 스판레이스; 스펀레이스; MB필터

value weave=tufted
ko: 터프팅; 터프티드

value user=men
ko: 남성; 남자; 남성용; 맨즈; 남자용; 남성복; 남친; 남친룩; 남편; 남성의류; 아빠; 멘즈
not: 남녀공용; 남녀; 남자아이; 남자아기

value user=women
ko: 여성; 여자; 여성용; 우먼즈; 레이디스; 여성복; 숙녀; 여자용; 여성의류; 여친; 임산부; 엄마; 미시; 마담; 부인; 우먼
not: 여자아이; 여자아기

value user=boys
ko: 남아; 남자아이; 소년; 남아용; 보이즈; 남학생

value user=girls
ko: 여아; 여자아이; 소녀; 여아용; 걸즈; 여학생

value user=baby
ko: 아기; 유아; 신생아; 베이비; 영아; 돌아기; 베이비용; 영유아; 배냇; 0-3개월; 3-6개월; 6-12개월; 베베; 남자아기; 여자아기; 백일; 12개월
not: 베이비파우더

value user=child
ko: 아동; 어린이; 키즈; 주니어; 유치원; 초등학생; 아이용; 초등; 아동용; 유아동; 어린이용; 청소년; 토들러

value user=unisex
ko: 남녀공용; 유니섹스; 남여공용; 커플룩

value user=adult
ko: 성인; 성인용; 어른; 어른용

value ankle=covered
ko: 앵클부츠; 하이탑; 롱부츠; 미들부츠; 워커; 하이컷; 부츠; 미드컷; 니하이; 발목부츠
not: 부츠컷

value ankle=open
ko: 로우컷; 로퍼; 슬립온; 로우탑; 단화; 플랫슈즈

value toe-cap=metal
ko: 안전화; 스틸토; 토캡; 철심; 강철토캡; 안전토캡; 선심

value waterproof=yes
ko: 방수; 생활방수; 완전방수; 레인부츠; 워터프루프; 고어텍스; 장화

value print=yes
ko: 프린트; 프린팅; 플라워패턴; 꽃무늬; 나염; 패턴; 그래픽; 캐릭터프린트; 도트무늬; 타이다이; 디지털프린트; 프린팅원단

value print=no
ko: 무지; 단색; 솔리드; 민무늬; 무지티
not: 무지개; 무지외반; 무지방; 무지내복

value power=mains
ko: 220V; 유선; 110V; 플러그형; 콘센트형; 교류전원; AC전원; 코드식; 230V; 전원코드

value power=battery
ko: 충전식; 배터리; 무선; 건전지; USB충전; 리튬배터리; 건전지식; 배터리식; 코드리스; 충전형; AA건전지; AAA건전지; 코인전지; 배터리내장; C타입충전
not: 무선이어폰; 보조배터리

value power=solar
ko: 태양광; 태양열; 쏠라; 솔라; 태양전지
not: 솔라나; 모스솔라

value power=manual
ko: 수동; 수동식; 핸드펌프; 무동력; 발펌프; 손펌프; 태엽; 비전동; 핸드크랭크; 수동형

value power=engine
ko: 엔진식; 휘발유; 가솔린; 디젤; 2행정; 4행정; 엔진톱; 2사이클; 4사이클; 경유

value power=electric
ko: 전동; 전기; 전자식; 전동식; USB전원; 모터식; 전자동
not: 자동차; 전기자전거; 반자동; 자동결제; 전기차; 자동우산

value chemistry=lead
ko: 납축전지; 연축전지; AGM; 젤배터리; 납산; 무보수배터리; 딥사이클; 납배터리

value chemistry=ni-cd
ko: 니카드; 니켈카드뮴; NiCd; Ni-Cd

value chemistry=ni-mh
ko: 니켈수소; NiMH; Ni-MH

value chemistry=lithium-ion
ko: 리튬이온; 리튬폴리머; 리포배터리; 18650; 21700; 인산철; LiFePO4; 리튬인산철; Li-ion; 리튬배터리

value chemistry=lithium
ko: 리튬건전지; CR2032; CR2025; CR2016; CR123A; 리튬코인; CR2450; 리튬코인전지; 리튬망간

value chemistry=alkaline
ko: 알카라인; 알칼라인; 알칼리건전지; LR44; LR6; LR03; 망간건전지; 망간

value chemistry=silver-oxide
ko: 산화은; SR626SW; SR44; SR621SW

value chemistry=zinc-air
ko: 공기아연; 보청기배터리; 보청기건전지

value source=led
ko: LED; 엘이디; COB; SMD

value source=halogen
ko: 할로겐

value source=incandescent
ko: 백열; 백열전구; 에디슨전구; 필라멘트전구

value source=fluorescent
ko: 형광등; 형광램프; 삼파장; 네온관

value source=flame
ko: 등유; 오일램프; 호롱; 가스랜턴; 석유랜턴

value source=xenon
ko: 제논; HID; 크세논

value state=fresh
ko: 생물; 신선; 국내산생; 산지직송; 당일수확; 프레시; 활어회; 싱싱; 햇사과; 햇양파; 햇감자
not: 미생물; 생물학

value state=chilled
ko: 냉장; 냉장육; 냉장보관
not: 냉장고

value state=frozen
ko: 냉동; 급속냉동; 급냉; 냉동식품; 선동; IQF; 냉동육; 선상동결
not: 냉동고; 냉동실

value state=dried
ko: 건조; 말린; 동결건조; 반건조; 건어물; 자연건조; 건과; 건과일; 건새우; 건표고; 건나물; 건대추
not: 건조기; 건조대; 식기건조; 빨래건조; 건조한; 속건조

value state=roasted
ko: 볶은; 구운; 로스팅; 로스티드; 로스트; 볶음땅콩; 덖음; 직화구이

value state=raw
ko: 생두; 날것; 비가열; 무가공; 생아몬드; 원물; 생땅콩

value state=instant
ko: 인스턴트; 즉석; 스틱커피; 믹스커피; 동결건조커피

value state=extract
ko: 추출물; 농축액; 에센스오일; 엑기스; 추출액; 진액

value state=ground
ko: 분말; 가루; 파우더; 분쇄; 갈은; 분태; 미분
not: 파우더팩트; 베이비파우더; 파우더룸; 꽃가루; 파우더형; 밀가루

value state=smoked
ko: 훈제; 훈연; 스모크

value state=salted
ko: 염장; 자반; 소금절임; 간고등어; 염지; 젓갈; 절임배추

value state=canned
ko: 통조림; 캔제품; 캔참치; 참치캔

value state=preserved
ko: 절임식품; 피클; 장아찌; 시럽절임; 병조림; 식초절임

value state=cooked
ko: 익힌; 삶은; 자숙; 튀긴; 조리된; 데친; 즉석조리; 완조리; 증숙

value state=juice
ko: 주스; 쥬스; 착즙; 과즙; 착즙주스; NFC

value state=live
ko: 활어; 살아있는; 생체; 활전복; 활꽃게; 활랍스터

value state=used
ko: 중고; 중고품; 구제; 빈티지구제; 리퍼비시; 세컨핸드; 리퍼상품; 리퍼제품
not: 중고등; 구제역; 중고생; 중고차용품

value caffeine=removed
ko: 디카페인; 무카페인; 카페인제거; 카페인프리

value sugar=added
ko: 가당; 설탕첨가; 가당연유

value sugar=none
ko: 무가당; 무설탕; 제로슈거; 슈가프리; 노슈가; 제로슈가; 설탕무첨가

value alcohol=yes
ko: 알코올도수; 주류; ABV
not: 알콜도수없음; 안경도수

value alcohol=no
ko: 무알콜; 무알코올; 논알콜; 논알코올; 알콜프리; 비알코올

value insulation=vacuum
ko: 진공단열; 진공이중; 진공보온; 보온병; 진공 텀블러; 이중진공; 보온보냉

value insulation=yes
ko: 단열; 보냉; 아이스박스; 보냉백; 쿨러백

value pack=retail
ko: 소포장; 선물세트; 낱개포장; 티백; 선물상자; 개별포장; 소매용; 기프트박스

value pack=bulk
ko: 대용량벌크; 벌크; 25kg포대; 포대; 드럼통; 20kg포대; 톤백; 대포장
not: 포대기; 벌크업

value pack=set
ko: 세트; 풀세트; 세트상품; 모음전; 키트; 셋트; 묶음; 패키지
not: 카세트; 오프세트

value part=part
ko: 부품; 교체용; 교환용; 수리부품; 리필; 호환부품; 순정부품; 예비부품

value part=accessory
ko: 액세서리; 악세사리; 악세서리; 부속품; 어태치먼트; 주변용품

value age-label=under3
ko: 36개월미만; 3세미만; 6개월이상; 12개월이상; 18개월이상; 0-36개월; 돌부터; 만1세; 만2세; 0세부터

value age-label=3to12
ko: 3세이상; 만3세; 36개월이상; 5세이상; 6세이상; 8세이상; 3세~12세; 만5세; 만6세; 만8세

value age-label=over12
ko: 14세이상; 만14세; 12세이상; 성인전용; 만14세이상

value for=phone
ko: 핸드폰; 휴대폰; 스마트폰; 아이폰; 갤럭시S; 갤럭시; 폰용; 모바일; 갤럭시Z플립; Z폴드; 안드로이드폰; 갤럭시노트
not: 갤럭시탭; 갤럭시워치; 갤럭시버즈; 갤럭시북

value for=tablet
ko: 태블릿; 아이패드; 갤럭시탭; 갤탭; 태블릿PC; 패드용

value for=laptop
ko: 노트북; 맥북; 갤럭시북; 컴퓨터; 그램용; PC용

value for=watch
ko: 애플워치; 갤럭시워치; 스마트워치; 손목시계; 워치용; 시계용; 가민; 핏빗; 시계
not: 벽시계; 탁상시계

value for=camera
ko: 카메라; DSLR; 고프로; 미러리스; 액션캠; 캠코더

value for=car
ko: 자동차; 차량용; 차량; 차용; SUV; 자동차용; 승용차; 카니발; 쏘렌토; 그랜저; 아반떼; 싼타페; 투싼; 쏘나타; 스포티지

value for=motorcycle
ko: 오토바이; 바이크; 스쿠터; 이륜차; 모터사이클; 할리; 야마하; 가와사키
not: 산악바이크; 실내바이크; 헬스바이크

value for=bicycle
ko: 자전거; 로드자전거; MTB; 로드바이크; 전기자전거; 픽시; 산악자전거; 브롬톤; 라이딩

value for=pet
ko: 강아지; 고양이; 애견; 반려동물; 애완; 반려견; 반려묘; 애묘; 강쥐; 햄스터; 토끼용; 댕댕이; 냥이; 펫용품; 반려

value for=doll
ko: 인형용; 구체관절; 바비인형; 인형놀이; 돌하우스; 바비

value for=baby
ko: 아기용; 유모차; 신생아용; 유아용; 베이비

value for=hair
ko: 헤어; 머리카락; 모발

value for=printer
ko: 프린터; 레이저프린터; 잉크젯; 복합기

value for=console
ko: 플레이스테이션; 닌텐도; PS5; PS4; 엑스박스; 스위치OLED; 닌텐도스위치; 플스; XBOX; 플스5; 게임기

value for=furniture
ko: 가구; 소파; 쇼파; 의자; 책상; 테이블; 서랍; 침대; 식탁; 옷장; 옷장용

value for=kitchen
ko: 주방; 주방용; 키친; 요리; 베이킹; 조리
not: 키친타올

value for=garden
ko: 정원; 가든; 원예; 텃밭; 마당; 테라스

value for=jewellery
ko: 주얼리; 쥬얼리; 악세사리만들기; 귀걸이만들기; 팔찌만들기; 비즈공예; 목걸이만들기

value for=sewing
ko: 재봉; 미싱; 바느질; 뜨개질; 퀼트; 재봉틀; 수예
not: 자수정; 자수선

value for=vacuum-cleaner
ko: 청소기; 진공청소기; 다이슨; 로봇청소기; 로보락; 무선청소기

value for=drone
ko: 드론; 쿼드콥터; DJI; 매빅

value for=toy
ko: 장난감; 완구; 레고; 토이
not: 토이푸들; 토이스토리

value for=aquarium
ko: 어항; 수족관; 물생활; 관상어; 수조

value for=horse
ko: 승마; 승마용; 마구

value for=boat
ko: 보트; 카약; 요트; 선박; 카누; 선외기; 제트스키; 마린
not: 로보트; 마린룩; 아쿠아마린; 리보트; 보트넥

value for=guitar
ko: 기타용; 통기타; 우쿨렐레; 어쿠스틱기타

value for=shoe
ko: 신발; 운동화; 신발용; 구두; 부츠용; 스니커즈

value for=television
ko: TV; 텔레비전; 티비; 모니터

value for=shaver
ko: 면도기; 전기면도기; 바리깡; 이발기; 트리머

value for=speaker
ko: 스피커; 우퍼; 서브우퍼

value for=lamp
ko: 조명; 램프; 전등; 스탠드조명; 샹들리에; 천장등

value for=headphone
ko: 이어폰; 헤드폰; 헤드셋; 에어팟; 버즈; 이어버드

value for=bag
ko: 가방; 핸드백; 백팩; 에코백; 캐리어; 배낭; 토트백
not: 가방끈

value for=door
ko: 현관문; 도어; 방문; 대문; 미닫이문; 문짝; 현관
not: 아웃도어; 인도어; 도어락; 방문설치

value for=curtain
ko: 커튼; 커텐; 샤워커튼; 커튼용
not: 커튼에어백

value for=eye
ko: 눈가; 아이메이크업; 눈썹; 속눈썹; 아이라인; 아이크림; 눈매

value for=drill
ko: 드릴용; 전동드릴; 드릴; 충전드릴

value for=grinder
ko: 그라인더; 앵글그라인더; 연마기

value for=saw
ko: 원형톱; 직쏘; 테이블쏘; 각도절단기

value for=metal
ko: 철재용; 금속용; 철공용

value for=woodwork
ko: 목공; 목공용; 목재용; 목공예

value for=chainsaw
ko: 엔진톱; 체인톱; 체인쏘; 전기톱

value for=mower
ko: 예초기; 잔디깎기; 잔디깎이; 잔디깎는기계

value for=atv
ko: ATV; 사륜바이크; UTV; 골프카트; 스노모빌; 카트용

value for=trailer
ko: 트레일러; 카라반; 캠핑카; 캠핑트레일러

value for=truck
ko: 트럭; 화물차; 버스용; 덤프트럭; 대형차; 트럭용; 포터; 봉고

value for=farm-vehicle
ko: 트랙터; 농기계; 콤바인; 경운기; 이앙기

value for=works-vehicle
ko: 중장비; 굴삭기; 포크레인; 지게차; 굴착기; 로더; 불도저

value for=aircraft
ko: 항공기; 비행기; 항공용

value for=violin
ko: 바이올린; 첼로; 비올라; 콘트라베이스; 해금

value for=guitar-electric
ko: 일렉기타; 베이스기타; 일렉트릭기타; 스트라토캐스터; 텔레캐스터; 레스폴; 전기기타

value kind=formulation
ko: 유제; 수화제; 입상수화제; 액상수화제; 살충제; 훈증제

value kind=medicine-form
ko: 캡슐; 주사제; 연고; 시럽; 점안액; 크림제; 좌약; 앰플제
not: 캡슐커피; 시럽통; 캡슐세제

value form=solution
ko: 수용액; 액상; 용액; 액체

value form=solid
ko: 고체; 펠렛; 과립; 플레이크; 입상; 알갱이; 환제

value kind=technical
ko: 공업용; 원제; 비정제

value kind=pure
ko: 99.9%; 순도99; 시약급; 분석용; 고순도; 특급시약; 시약

value kind=sparkling
ko: 스파클링; 샴페인; 스푸만테; 크레망; 탄산와인; 브뤼; 카바와인

value kind=flavoured
ko: 과일향; 맛첨가; 향첨가; 딸기맛; 바나나맛; 초코맛; 레몬맛; 자몽맛

value kind=three-phase
ko: 삼상; 3상; 380V; 440V; 3상380V

value kind=high-voltage
ko: 고전압; 22.9kV; 특고압; 고압케이블; 고압변압기

value kind=ssd
ko: SSD; NVMe; 솔리드스테이트; M.2

value kind=oled
ko: OLED; 아몰레드; AMOLED

value kind=multifunction
ko: 복합기; 스캔복사; 일체형복합기; 스캐너겸용; 올인원복합기

value kind=surge
ko: 서지보호; 과전압차단; 낙뢰보호

value kind=christmas
ko: 크리스마스; 성탄; 성탄절; 트리장식; X-mas; 산타
not: 산타페; 싼타페

value kind=wireless
ko: 블루투스; 와이파이; 무선연결; WiFi; 와이어리스; 무선

value form=wallet
ko: 지갑형; 다이어리형; 플립형; 플립커버; 북커버형; 월렛

value form=handbag
ko: 핸드백; 숄더백; 크로스백; 클러치; 클러치백

value form=fillet
ko: 필렛; 순살; 손질필렛; 포뜬; 필레; 살코기; 순살생선
not: 순살치킨

value form=minced
ko: 다짐육; 다짐; 어육; 간고기; 다진; 연육; 민찌

value form=breaded
ko: 빵가루; 튀김옷; 커틀렛; 돈까스; 생선까스

value form=in-shell
ko: 껍질째; 피호두; 통껍질; 탈각전; 껍데기; 각굴; 피땅콩; 피잣

value form=peeled
ko: 탈각; 껍질제거; 탈피; 손질새우; 두절; 새우살; 깐새우; 깐마늘; 깐밤

value form=carcass
ko: 도체; 지육; 통마리; 반도체육; 이분도체

value form=bone-in
ko: 뼈있는; 통갈비; 뼈포함; 갈비; 갈비살제외; 토마호크; 티본; LA갈비; 뼈삼겹; 프렌치랙; 등갈비
not: 갈비살; 갈비탕; 갈비양념

value form=boneless
ko: 무뼈; 뼈없는; 순살고기; 뼈제거

value form=grated
ko: 슈레드; 채썬; 쉬레드; 갈은치즈; 슬라이스채

value form=puree
ko: 퓨레; 퓌레; 페이스트; 과육

value kind=vinegar
ko: 초절임; 피클류; 식초절임; 초간장

value kind=candied
ko: 당절임; 설탕절임; 정과; 당침; 마롱글라세; 설탕코팅

value kind=sowing
ko: 파종용; 씨앗; 종자; 재배용; 파종
not: 씨앗호떡; 호박씨앗

value kind=crude
ko: 압착유; 엑스트라버진; 냉압착; 저온압착; 생들기름; 버진오일

value kind=refined
ko: 정제유; 탈취; 정제오일

value kind=filled
ko: 속을채운; 크림샌드; 크림필링; 앙금; 가나슈

value kind=skimmed
ko: 탈지; 무지방; 저지방; 제로팻

value kind=sports
ko: 런닝; 러닝; 테니스; 농구; 트레이닝; 조깅; 스포츠; 축구; 배드민턴
not: 런닝셔츠; 런닝맨

value kind=spiked
ko: 스파이크; 스터드; 축구화; 골프화; 클릿; 야구화

value kind=toilet-soap
ko: 세안비누; 화장비누; 미용비누; 목욕비누; 바디비누; 세안용비누

value kind=dosed
ko: 연질캡슐; 알약; 구미; 젤리형; 스틱형; 타블렛정; 씹어먹는; 츄어블; 120정; 60정; 90캡슐; 60캡슐; 30포; 30정

value form=concentrate
ko: 농축; 원액; 농축주스; 농축액

value form=leaf
ko: 잎차; 통잎; 생잎

value form=refill
ko: 리필; 카트리지; 리필용; 교체필터; 교환필터; 리필팩; 교체헤드

value form=inflatable
ko: 공기주입식; 튜브형; 팽창식; 인플레이터블; 공기충전; 에어매트; 에어소파

value kind=self-adhesive
ko: 접착식; 점착식; 붙이는; 스티커형; 자체접착; 접착
not: 접착제; 무점착

value build=upholstered
ko: 패브릭소파; 쿠션의자; 벨벳의자; 가죽의자; 부클; 천갈이; 푹신한의자

value build=hand-knotted
ko: 수직카펫; 핸드노티드; 손매듭카펫

value build=tufted-pile
ko: 샤기; 터프티드카펫; 장모; 극세사러그; 털러그

value build=flatweave
ko: 평직러그; 킬림; 짜임러그; 플랫위브

value build=mechanical
ko: 기계식; 오토매틱; 태엽식; 수동감기; 무브먼트기계식

value form=whole-hide
ko: 원장; 통가죽원장; 한마리가죽; 전피

value form=pieces
ko: 조각가죽; 자투리; 재단가죽; 조각

value form=split
ko: 스플릿; 스웨이드; 내피가죽; 세무가죽

value kind=artificial-plant
ko: 조화; 인조; 모조; 가짜; 실크플라워; 비누꽃; 인조꽃
not: 근조화환; 부조화; 조화로운; 조화분

value kind=dog-cat
ko: 강아지; 고양이; 반려견; 반려묘; 애견; 애묘; 개용; 도그

value kind=marine
ko: 선박용; 해양; 보트용; 마린엔진; 선외기용

value kind=cnc
ko: CNC; 수치제어

value kind=polyethylene
ko: 폴리에틸렌; PE; HDPE; LDPE; LLDPE
not: PET

value kind=polypropylene
ko: 폴리프로필렌; PP; OPP; CPP

value kind=polystyrene
ko: 폴리스티렌; 스티로폼; EPS; XPS; 아이소핑크; 폴리스타이렌

value kind=pvc
ko: PVC; 염화비닐; 염비

value kind=soft-pvc
ko: 연질PVC; 소프트PVC; 연질

value kind=acrylic-glass
ko: 아크릴; PMMA; 아크릴판
not: 아크릴물감; 아크릴수세미; 아크릴사

value kind=polycarbonate
ko: 폴리카보네이트; 렉산; 폴리카보나이트

value kind=pet
ko: PET; 페트; PETG
not: 카페트

value kind=polyamide
ko: 나일론; 폴리아미드; PA66; PA6

value kind=fluoroplastic
ko: 테프론; PTFE; 불소수지

value kind=polyurethane
ko: 폴리우레탄; 우레탄; TPU

value form=cellular
ko: 발포; 폼보드; 스펀지; 폼시트; 스폰지

value build=reinforced
ko: 유리섬유; 보강; 파이버글라스; 섬유강화

value build=metal-reinforced
ko: 와이어보강; 스틸브레이드; 철심보강; 편조스텐

value build=with-fittings
ko: 커넥터포함; 피팅포함; 니플포함; 커플링포함; 카플러

value form=latex
ko: 에멀젼; 에멀전; 분산액; 수성

value kind=medical
ko: 의료용; 수술용; 멸균; 치과용; 동물병원; 병원용

value kind=galvanised
ko: 아연도금; 용융도금; 용융아연; 갈바; 아연도
not: 갈바닉; 갈바닥

value kind=cold-rolled
ko: 냉간압연; 냉연; 냉간

value kind=hot-rolled
ko: 열간압연; 열연

value kind=alloy-steel
ko: 합금강; 베어링강; 크롬몰리; 공구강; 크로몰리

value kind=alloyed
ko: 6061; 7075; 5052; 인코넬; 자막

value form=coil-form
ko: 코일; 권취

value build=threaded
ko: 나사산; 나사식; 나사형; PT나사

value form=hollow-section
ko: 각관; 사각파이프; 각파이프

value kind=electro-instrument
ko: 전자악기; 디지털; 전자드럼; 일렉트릭; MIDI; 미디; 사일런트
not: 미디스커트; 미디원피스; 미디엄; 코미디; 미디움; 미디어; 레미디; 미디기장

value kind=toy-music
ko: 장난감; 유아악기; 몬테소리; 음악놀이; 완구; 유아용악기

value kind=orthopaedic
ko: 정형외과; 골절; 힌지; 수술후; 교정용

value form=roll
ko: 두루마리; 롤형; 점보롤

value kind=marble
ko: 대리석; 마블석; 트래버틴

value kind=granite
ko: 화강암; 화강석

value kind=slate
ko: 슬레이트; 점판암

value form=polished
ko: 연마; 폴리싱; 물갈기; 광택가공

value kind=borosilicate
ko: 내열유리; 붕규산; 파이렉스; 보로실리케이트

value kind=quartz-glass
ko: 석영유리; 석영

value kind=vehicle-size
ko: 자동차유리; 앞유리; 뒷유리; 차창; 차량유리; 옆유리

value kind=tinted
ko: 착색; 반투명색; 색유리; 칼라유리

value kind=coated-glass
ko: 로이유리; 반사유리; 무반사

value form=pleated
ko: 플리츠; 셔링; 주름치마; 주름스커트; 주름원피스

value kind=yarn-dyed
ko: 선염; 체크원단; 시어서커; 깅엄; 하운드투스; 글렌체크; 깅엄체크; 스트라이프원단

value kind=needled
ko: 니들펀칭; 니들펀치

value kind=dyed
ko: 염색원단; 염색된; 피그먼트염색; 단색염색; 염색
not: 염색약; 염색제; 새치염색; 헤어염색

value kind=unbleached
ko: 무표백; 생지원단; 미표백; 생지; 원색크라프트; 비표백
not: 생지크루아상; 생지도우; 냉동생지; 발생지

value kind=bleached
ko: 표백; 백표; 백색크라프트
not: 산소계표백제; 표백제; 무표백; 미표백

value kind=blend
ko: 혼방; 면폴리; TC원단; 폴리면; 면혼방; 린넨혼방; 울혼방; CVC

value kind=stretch
ko: 스판; 신축성; 스트레치; 사방스판; 라이크라; 엘라스틴
not: 스트레칭; 스판레이스

value kind=low-stretch
ko: 스판 1%; 스판 2%; 스판 3%; 스판 4%

value kind=high-tenacity
ko: 고강력; 코듀라; 1680D; 1000D; 발리스틱

value kind=combed
ko: 코마사; 콤드; 소모사; 컴팩트사; 코마

value kind=carded
ko: 카드사; 방모사

value kind=yarn-medium
ko: 10수; 16수; 20수; 21수; 14수

value kind=yarn-thirty
ko: 30수; 26수

value kind=yarn-forty
ko: 40수; 32수

value kind=yarn-sixty
ko: 60수; 70수

value kind=yarn-eighty
ko: 80수; 100수; 120수

value form=twill
ko: 능직; 트윌; 개버딘; 헤링본; 치노; 서지원단

value form=other-weave
ko: 자카드; 새틴; 도비; 수자직; 와플; 주자직; 양단; 브로케이드
not: 와플팬; 와플기계; 와플메이커; 크로와플; 와플믹스

value form=textured
ko: 가공사; DTY; 암막

value form=staple-fibre
ko: 스테이플; 단섬유; 방적사
not: 스테이플러

value form=filament
ko: 필라멘트; 장섬유; 필라멘트사
not: 3D필라멘트; 필라멘트전구; PLA필라멘트

value form=plied
ko: 합사; 2합; 3합; 연사; 4합
not: 종합사; 연사기

value build=sheer-cloth
ko: 거즈; 오간디; 이중거즈; 거즈원단; 아사면; 아사원단; 보일원단
not: 보일러; 보일링; 거즈패드; 의료용거즈

value build=heavy-cloth
ko: 캔버스천; 두꺼운원단; 워크웨어; 텐트천; 천막지; 후직

value kind=warp-knit
ko: 경편; 에어메쉬; 트리코; 파워네트; 라셀; 3D메쉬; 샌드위치메쉬

value kind=spunbond
ko: 스펀본드; 멜트블로운; SMS

value kind=carbide
ko: 초경; 카바이드; 다이아몬드날; 텅스텐카바이드; 초경합금; PCD

value kind=pneumatic
ko: 에어공구; 공압; 에어식; 압축공기

value kind=adjustable
ko: 조절식; 몽키; 멍키; 조절가능; 파이프렌치
not: 길이조절; 높이조절; 몽키바나나; 아크틱몽키

value kind=sds
ko: SDS; SDS플러스; SDS맥스

value kind=green
ko: 녹차; 말차; 센차; 세작; 우전; 작설; 맛차; 현미녹차

value kind=hybrid
ko: 하이브리드; HEV
not: 하이브리드앰프; 하이브리드침대

value kind=plug-in
ko: 플러그인하이브리드; PHEV

value kind=ev
ko: 전기차; EV; 배터리전기차

value kind=diesel
ko: 디젤; 경유차; CRDI; TDI

value kind=softwood
ko: 침엽수; 소나무; 삼나무; 낙엽송; 스프러스; 더글라스; 미송; 레드파인; 편백나무; 삼목

value kind=hardwood
ko: 활엽수; 오크; 자작나무; 물푸레; 월넛; 고무나무; 참나무; 너도밤나무; 애쉬; 멀바우; 메이플; 호두나무
not: 메이플시럽; 메이플스토리; 애쉬브라운; 애쉬그레이

value kind=treated
ko: 방부목; 방부처리; 가압방부; 방부
not: 방부제; 무방부제

value kind=tropical
ko: 부빙가; 파덕; 제브라우드; 방킬라이; 이페; 울린; 웬지
not: 웬지느낌

+ abaya-kaftan
ko: 아바야 = abaya; 카프탄 = kaftan; 카프탄원피스 = kaftan dress; 젤라바 = djellaba; 부르카 = burqa; 질밥 = jilbab

+ apron
ko: 앞치마 = apron; 에이프런 = apron; 방수앞치마 = waterproof apron; 주방앞치마 = kitchen apron; 허리앞치마 = waist apron; 미용앞치마 = salon apron; 바리스타앞치마 = barista apron; 행주치마 = apron

+ arm-sleeve
ko: 쿨토시 = cooling arm sleeve; 팔토시 = arm sleeve; 암슬리브 = arm sleeve; 암워머 = arm warmer; 자외선차단토시 = UV arm sleeve; 냉감토시 = cooling arm sleeve; 골프토시 = golf arm sleeve; 손토시 = hand warmer sleeve; 문신토시 = tattoo arm sleeve

+ baby-bib
ko: 턱받이 = baby bib; 스카프빕 = bandana bib; 아기턱받이 = baby bib; 실리콘턱받이 = silicone bib; 수유턱받이 = feeding bib; 이유식턱받이 = feeding bib; 침받이 = dribble bib; 빕 = bib + 아기|유아|이유식|신생아|턱받이; 자기주도이유식가운 = sleeved feeding bib

+ baby-bootie
ko: 아기양말 = baby sock; 손싸개 = baby scratch mitten; 발싸개 = baby bootie; 손발싸개 = baby mitten and bootie; 덧신 = baby bootie + 아기|신생아|유아; 신생아양말 = newborn sock; 베이비삭스 = baby sock; 아기타이즈 = baby tights; 벙어리장갑 = baby mitten + 아기|신생아|베이비

+ baby-clothing-set
ko: 출산선물세트 = newborn gift set; 아기상하복 = baby clothing set; 아기원피스 = baby dress; 돌복 = baby first birthday outfit; 아기내복 = baby underwear set; 신생아세트 = newborn clothing set; 베이비세트 = baby clothing set; 아기레깅스 = baby leggings; 아기가디건 = baby cardigan; 아기바지 = baby trousers; 배냇저고리세트 = newborn clothing set; 아기조끼 = baby vest; 아기실내복 = baby loungewear set; 아기티셔츠 = baby T-shirt

+ baby-sleeping-bag
ko: 수면조끼 = baby sleep vest; 슬리핑색 = baby sleep sack; 스와들업 = baby swaddle; 아기수면조끼 = baby sleep vest; 아기침낭 = baby sleeping bag; 스와들스트랩 = baby swaddle wrap; 풋머프 = stroller footmuff; 유모차방한커버 = stroller footmuff; 수면색 = baby sleep sack; 나비잠옷 = baby sleep sack; 아기우주복침낭 = baby sleeping bag

+ balaclava
ko: 바라클라바 = balaclava; 발라클라바 = balaclava; 방한마스크 = winter face mask; 스키마스크 = ski mask; 바이크마스크 = motorcycle face mask; 방한두건 = balaclava; 이너캡 = helmet liner; 헬멧이너 = helmet liner; 안면마스크 = full face mask + 방한|스키|자전거|바이크|등산

+ bandana-handkerchief
ko: 손수건 = handkerchief; 반다나 = bandana; 행커치프 = pocket square; 포켓치프 = pocket square; 가제손수건 = gauze handkerchief; 거즈손수건 = gauze handkerchief; 두건 = bandana; 면손수건 = cotton handkerchief

+ bathrobe
ko: 샤워가운 = bathrobe; 목욕가운 = bathrobe; 배스로브 = bathrobe; 바스로브 = bathrobe; 나이트가운 = dressing gown; 호텔가운 = hotel bathrobe; 들러리가운 = bridesmaid robe; 수면가운 = dressing gown; 타월가운 = towelling robe; 극세사가운 = microfibre robe; 스파가운 = spa robe; 로브가운 = robe; 까운 = robe + 샤워|목욕|호텔|극세사; 가운 = robe + 샤워|목욕|극세사|호텔|타월|잠옷|실크

+ belt-clothing
ko: 벨트 = belt + 가죽|남성|여성|정장|청바지|캐주얼|원피스|명품|허리|버클|슬랙스|자동; 가죽벨트 = leather belt; 허리띠 = waist belt; 자동벨트 = automatic buckle belt; 정장벨트 = dress belt; 캐주얼벨트 = casual belt; 고무벨트 = elastic belt + 허리|청바지|밴딩; 캔버스벨트 = canvas belt; 웨빙벨트 = webbing belt; 골프벨트 = golf belt; 혁대 = belt; 여성벨트 = ladies' belt; 남성벨트 = men's belt; 와이드벨트 = wide waist belt; 와이드허리벨트 = wide waist belt; 밴딩벨트 = elastic belt; 청바지벨트 = jeans belt

+ blazer
ko: 블레이저 = blazer; 정장자켓 = suit jacket; 테일러드자켓 = tailored jacket; 싱글자켓 = single-breasted jacket; 더블자켓 = double-breasted jacket; 턱시도자켓 = tuxedo jacket; 정장재킷 = suit jacket; 테일러드재킷 = tailored jacket; 싱글재킷 = single-breasted jacket; 더블재킷 = double-breasted jacket; 블레이져 = blazer; 연미복 = tailcoat; 마이 = suit jacket + 자켓|정장|블레이저; 콤비자켓 = sport coat; 트위드자켓 = tweed jacket

+ bodysuit
ko: 바디수트 = bodysuit; 레오타드 = leotard; 바디슈트 = bodysuit; 체조복 = gymnastics leotard; 무용복 = dance dress; 발레복 = ballet leotard; 유니타드 = unitard; 캣수트 = catsuit; 발레레오타드 = ballet leotard; 발레리나복 = ballet leotard; 라틴댄스복 = Latin dance wear; 댄스복 = dancewear; 바디스타킹 = bodystocking; 에어로빅복 = aerobics leotard

+ bra-accessory
ko: 브라끈 = bra strap; 브라패드 = bra pad; 누브라패드 = bra pad; 브라연장후크 = bra extender; 브라캡 = bra cup; 뽕패드 = push up bra pad; 브라클립 = bra clip; 투명브라끈 = clear bra strap; 브래지어끈 = bra strap; 실리콘패드브라 = silicone bra insert; 브라후크 = bra hook extender; 브라와이어 = bra underwire; 가슴패드 = bra pad; 브라어깨패드 = bra strap cushion; 볼륨패드 = bra pad

+ burial-religious-robe
ko: 성가대가운 = choir robe; 졸업가운 = graduation gown; 학위복 = academic gown; 학사복 = graduation gown; 학사모 = graduation cap; 성가대복 = choir robe; 사제복 = priest robe; 수단 = cassock + 신부|사제|천주교|성직자; 승복 = Buddhist monk robe; 법복 = ceremonial robe; 침례복 = baptism gown; 목사가운 = clergy robe; 수의 = burial shroud + 삼베|장례|윤달|남녀; 개량승복 = Buddhist monk robe; 가사장삼 = Buddhist monk robe; 법의 = Buddhist monk robe + 스님|승복; 제복가운 = ceremonial robe

+ cap-shower-swim
ko: 수영모 = swimming cap; 수모 = swimming cap + 수영|실리콘|아레나|스피도|매쉬; 샤워캡 = shower cap; 헤어캡 = hair cap; 실리콘수영모 = silicone swimming cap; 비닐캡 = disposable shower cap; 목욕모자 = bath cap; 염색캡 = hair processing cap; 전기헤어캡 = electric hair cap; 수영모자 = swimming cap; 실리콘수모 = silicone swimming cap; 트리트먼트캡 = deep conditioning cap; 샤워모자 = shower cap; 펌캡 = perm cap

+ chef-medical-uniform
ko: 조리복 = chef jacket; 의사가운 = doctor coat; 실험복 = laboratory coat; 스크럽복 = medical scrubs; 간호복 = nurse uniform; 수술복 = medical scrubs; 병원유니폼 = medical uniform; 위생복 = hygiene work coat; 실험가운 = laboratory coat; 미용가운 = salon tunic; 쉐프복 = chef jacket; 셰프복 = chef jacket; 위생가운 = hygiene work coat; 의료가운 = medical coat; 요리사복 = chef uniform; 진료복 = medical uniform; 스크럽 = medical scrubs + 간호사|병원|의료|수술; 연구복 = laboratory coat; 유니폼가운 = work coat; 근무복 = work uniform; 치과유니폼 = dental uniform; 백가운 = white coat; 미용사가운 = salon tunic

+ cloak-cape-poncho
ko: 판초 = poncho; 망토 = cloak; 케이프 = cape; 니트판초 = knitted poncho; 케이프코트 = cape coat; 망토코트 = cape coat; 비치가운 = beach robe; 판초타월 = towel poncho; 후드망토 = hooded cloak; 판쵸 = poncho; 로브가디건 = robe cardigan; 비치로브 = beach robe; 담요망토 = blanket cape
not: 판초우의; 미용케이프

+ collar-detachable
ko: 페이크카라 = detachable collar; 넥카라 = detachable collar + 셔츠|블라우스|레이어드|니트|여성; 레이어드카라 = detachable collar; 완장 = armband; 주장완장 = captain armband; 견장 = epaulette; 어깨띠 = sash; 페이크칼라 = detachable collar; 레이어드셔츠카라 = detachable shirt collar; 소매밴드 = sleeve garter; 미인대회띠 = pageant sash; 페이크셔츠 = dickey collar; 레이어드넥 = detachable collar

+ corset-shapewear
ko: 보정속옷 = shapewear; 코르셋 = corset; 바디쉐이퍼 = body shaper; 니퍼 = waist cincher + 보정|허리|뱃살|여성; 거들 = girdle; 웨이스트니퍼 = waist cincher; 올인원보정속옷 = shapewear bodysuit; 뱃살보정 = tummy control shapewear; 복대거들 = girdle; 힙업거들 = hip shaping girdle; 올인원거들 = shapewear bodysuit; 보정거들 = shaping girdle; 뷔스티에코르셋 = bustier; 뱃살거들 = tummy control girdle; 산후거들 = postpartum girdle; 웨딩코르셋 = bridal corset; 산후복대 = postpartum girdle; 바디쉐이퍼속옷 = body shaper; 여성코르셋 = corset; 체형보정속옷 = shapewear

+ costume
ko: 코스프레의상 = cosplay costume; 코스튬 = costume; 할로윈코스튬 = Halloween costume; 할로윈의상 = Halloween costume; 무대의상 = stage costume; 동물잠옷코스튬 = animal costume; 산타복 = Santa costume; 산타옷 = Santa costume; 인형탈 = mascot costume; 공주드레스 = princess costume; 에어코스튬 = inflatable costume; 파티의상 = party costume; 이벤트의상 = party costume; 할로윈망토 = Halloween cape costume; 산타의상 = Santa costume; 코스프레옷 = cosplay costume; 엘사드레스 = princess costume; 핼러윈코스튬 = Halloween costume; 마녀옷 = witch costume; 할로윈복 = Halloween costume; 공연의상 = stage costume; 캐릭터의상 = character costume; 코스튬의상 = costume; 히어로복 = superhero costume; 교복코스프레 = school uniform costume; 삐에로의상 = clown costume; 직업체험복 = children's role-play costume; 메이드복 = maid costume; 군복코스프레 = military costume; 할로윈잠옷 = Halloween costume

+ coverall-workwear
ko: 점프수트작업복 = work coverall; 스즈키복 = work coverall; 정비복 = mechanic coverall; 일체형작업복 = work coverall; 방호복 = protective coverall; 보호복 = protective coverall; 멜빵작업복 = work dungarees; 우주복작업복 = work coverall; 커버올 = coverall; 상하일체형작업복 = work coverall; 비행복 = flight suit; 방역복 = protective coverall; 부직포작업복 = nonwoven coverall; 일회용작업복 = disposable coverall; 카트복 = kart racing suit; 화학보호복 = chemical protective suit; 레이싱수트 = racing suit; 도장복 = painter coverall; 스즈끼작업복 = work coverall

+ crop-top
ko: 크롭탑 = crop top; 튜브탑 = tube top; 홀터넥 = halter top; 캐미솔 = camisole; 크롭티 = crop top; 뷔스티에 = bustier top; 끈나시 = spaghetti strap top; 브라탑 = bra top; 오프숄더 = off shoulder top; 홀터탑 = halter top; 뷔스티에탑 = bustier top; 크롭나시 = crop top; 크롭톱 = crop top; 오프숄더탑 = off shoulder top; 나시탑 = sleeveless top; 슬리브리스탑 = sleeveless top; 민소매탑 = sleeveless top; 백리스탑 = backless top; 랩탑 = wrap top + 여성|블라우스|니트|브이넥

+ cycling-shorts
ko: 자전거바지 = cycling trousers; 패드바지 = padded cycling shorts; 빕숏 = cycling bib shorts; 바이크쇼츠 = bike shorts; 사이클바지 = cycling trousers; 빕타이즈 = cycling bib tights; 라이딩팬츠 = riding trousers; 자전거패드바지 = padded cycling shorts; 러닝타이즈 = running tights; 컴프레션팬츠 = compression trousers; 자전거속바지 = padded cycling shorts; 사이클빕 = cycling bib shorts; 철인경기복 = triathlon suit; 사이클복 = cycling suit; 빕숏자전거 = cycling bib shorts; 트라이수트 = triathlon suit; 자전거의류세트 = cycling suit; 러닝쇼츠 = running shorts; 바이커쇼츠 = bike shorts; 런닝타이즈 = running tights; 자전거의류 = cycling clothing

+ diaper-cover-cloth
ko: 천기저귀 = cloth diaper; 기저귀커버 = diaper cover; 방수팬티 = training pants + 아기|유아|배변|기저귀; 땅콩기저귀 = cloth diaper; 배변훈련팬티 = training pants; 수영기저귀 = swim diaper; 방수기저귀 = swim diaper; 요실금팬티 = incontinence underwear; 소창기저귀 = cloth diaper; 기저귀팬티커버 = diaper cover; 기저귀라이너 = diaper liner; 면기저귀 = cloth diaper; 배변연습팬티 = training pants

+ dress-occasion
ko: 웨딩드레스 = wedding dress; 파티드레스 = party dress; 이브닝드레스 = evening dress; 셀프웨딩드레스 = wedding dress; 들러리드레스 = bridesmaid dress; 니트원피스 = knitted dress; 셔츠원피스 = shirt dress; 슬립원피스 = slip dress; 랩원피스 = wrap dress; 멜빵원피스 = pinafore dress; 하객원피스 = occasion dress; 뷔스티에원피스 = bustier dress; 뷔스티에드레스 = bustier dress; 비치원피스 = beach dress; 플라워걸드레스 = flower girl dress; 반팔원피스 = short sleeve dress; 롱원피스 = long dress; 미니원피스 = mini dress; 끈원피스 = strap dress; 홈드레스 = house dress; 미니드레스 = mini dress; 화동드레스 = flower girl dress; 프롬드레스 = prom dress; 피로연드레스 = reception dress; 웨딩촬영드레스 = wedding dress; 스쿨룩원피스 = pinafore dress; 트위드원피스 = tweed dress; 데님원피스 = denim dress; 청원피스 = denim dress; 민소매원피스 = sleeveless dress; 나시원피스 = sleeveless dress; 점퍼스커트 = pinafore dress; 스팽글드레스 = sequin dress; 바디콘원피스 = bodycon dress; 맨투맨원피스 = sweatshirt dress; 후드원피스 = hooded sweatshirt dress; 브라이덜샤워드레스 = bridal shower dress; 본식드레스 = wedding dress; 여아드레스 = girls' dress; 연주회드레스 = recital dress; 무대드레스 = stage dress; 골프원피스 = golf dress; 테니스원피스 = tennis dress

+ earmuff
ko: 귀마개 = earmuff + 방한|털|겨울|퍼|니트|토끼|보온; 방한귀마개 = winter earmuff; 귀도리 = earmuff; 이어머프 = earmuff; 털귀마개 = furry earmuff; 이어워머 = ear warmer; 귀덮개 = ear warmer; 귀돌이 = earmuff; 겨울귀마개 = winter earmuff; 퍼귀마개 = furry earmuff

+ eyelash-false
ko: 인조속눈썹 = false eyelash; 속눈썹연장 = eyelash extension; 가닥속눈썹 = individual false eyelash; 붙이는속눈썹 = false eyelash; 래쉬 = eyelash extension + 연장|속눈썹|볼륨|러시안; 속눈썹가모 = eyelash extension; 가모 = eyelash extension + 속눈썹|래쉬|연장; 자석속눈썹 = magnetic false eyelash; 콧수염 = false moustache + 가짜|파티|분장|코스프레; 통속눈썹 = strip false eyelash; 연장가모 = eyelash extension; 가짜속눈썹 = false eyelash; 볼륨래쉬 = volume eyelash extension; 가짜수염 = false beard
not: 래쉬가드

+ fashion-scarf-other
ko: 히잡 = hijab; 웨딩베일 = bridal veil; 넥워머버프 = tube scarf; 멀티스카프 = tube scarf; 버프 = tube scarf + 등산|자외선|골프|스카프|낚시|멀티|여름; 쿨스카프 = cooling neck scarf; 면사포 = bridal veil; 미사보 = church veil; 인피니티스카프 = infinity scarf; 넥게이터 = neck gaiter; 쉬마그 = shemagh; 터번 = turban; 쿨넥 = cooling neck gaiter; 블랭킷스카프 = blanket scarf; 쁘띠스카프 = small square scarf; 쁘띠목도리 = small scarf; 자외선차단마스크 = UV face cover scarf; 쁘띠머플러 = small scarf; 베일 = bridal veil + 웨딩|신부|셀프웨딩|브라이덜; 쿨링스카프 = cooling neck scarf; 멀티버프 = tube scarf; 넥쿨러스카프 = cooling neck scarf; 골프마스크 = UV face cover; 등산버프 = tube scarf; 트윌리 = twilly scarf; 트윌리스카프 = twilly scarf; 냉감버프 = cooling tube scarf; 방한버프 = tube scarf

+ feather-boa
ko: 깃털목도리 = feather boa; 깃털 = feather + 장식|공예|타조|거위|공작|DIY; 타조털 = ostrich feather; 천사날개 = feather angel wings; 깃털장식 = decorative feather; 공작깃털 = peacock feather; 타조깃털 = ostrich feather; 깃털부채 = feather fan; 거위깃털 = goose feather; 마라부 = marabou feather
not: 깃털펜; 깃털베개

+ felt-hat
ko: 페도라 = fedora; 베레모 = beret; 중절모 = trilby hat; 카우보이모자 = cowboy hat; 헌팅캡 = flat cap; 뉴스보이캡 = newsboy cap; 파나마햇 = panama hat; 빵모자 = beret; 클로슈 = cloche hat; 실크햇 = top hat; 트래퍼햇 = trapper hat; 군밤모자 = trapper hat; 귀달이모자 = trapper hat; 파나마모자 = panama hat; 마술사모자 = top hat; 보터햇 = boater hat; 밀짚모자 = straw hat; 뉴스보이모자 = newsboy cap; 트루퍼햇 = trapper hat; 펠트햇 = felt hat; 헌팅모자 = flat cap; 도리구찌 = flat cap; 귀덮개모자 = trapper hat; 카우보이햇 = cowboy hat; 갓 = Korean traditional hat + 한복|전통|선비|조선; 화관 = flower crown headpiece + 웨딩|신부; 파시네이터 = fascinator; 파티햇 = party hat; 멕시코모자 = sombrero

+ fur-garment
ko: 모피코트 = fur coat; 밍크코트 = mink coat; 퍼자켓 = fur jacket; 무스탕 = shearling jacket; 퍼코트 = fur coat; 폭스퍼머플러 = fox fur scarf; 밍크조끼 = mink vest; 퍼베스트 = fur vest; 퍼목도리 = fur scarf; 모피조끼 = fur vest; 퍼카라 = fur collar; 페이크퍼코트 = faux fur coat; 무톤코트 = sheepskin coat; 라쿤퍼트리밍 = fur hood trim; 밍크자켓 = mink jacket; 밍크머플러 = mink scarf; 퍼머플러 = fur scarf; 폭스조끼 = fox fur vest; 밍크숄 = mink shawl; 모피목도리 = fur scarf; 무스탕자켓 = shearling jacket; 무스탕코트 = shearling coat; 인조모피코트 = faux fur coat; 페이크퍼자켓 = faux fur jacket; 토끼털코트 = rabbit fur coat; 밍크목도리 = mink scarf; 페이크무스탕 = faux shearling jacket; 페이크퍼머플러 = faux fur scarf; 에코퍼코트 = faux fur coat; 퍼재킷 = fur jacket; 퍼숄 = fur shawl; 뽀글이자켓 = teddy fleece jacket; 뽀글이코트 = teddy fleece coat; 무스탕조끼 = shearling vest; 양털자켓 = teddy fleece jacket; 퍼조끼 = fur vest; 모피자켓 = fur jacket

+ glove-other
ko: 일회용장갑 = disposable glove; 니트릴장갑 = nitrile glove; 라텍스장갑 = latex glove; 고무장갑 = rubber glove; 위생장갑 = disposable plastic glove; 비닐장갑 = disposable plastic glove; 실리콘장갑 = silicone glove; 설거지장갑 = dishwashing glove; 수술장갑 = surgical glove; 의료용장갑 = medical glove; 의료장갑 = medical glove; 조리용장갑 = food handling glove; 주방장갑 = kitchen glove; 비닐장갑일회용 = disposable plastic glove; 라텍스글러브 = latex glove; 니트릴글러브 = nitrile glove; 미용장갑 = hairdressing glove; 김장장갑 = rubber glove; 염색장갑 = hair dye glove; 크린장갑 = disposable plastic glove; 검진장갑 = examination glove; 청소장갑 = cleaning glove; 때장갑 = bath exfoliating glove

+ glove-sport
ko: 골프장갑 = golf glove; 스키장갑 = ski glove; 보드장갑 = snowboard glove; 오토바이장갑 = motorcycle glove; 바이크장갑 = motorcycle glove; 자전거장갑 = cycling glove; 헬스장갑 = gym glove; 야구장갑 = baseball batting glove; 배팅장갑 = batting glove; 골키퍼장갑 = goalkeeper glove; 등산장갑 = hiking glove; 승마장갑 = riding glove; 낚시장갑 = fishing glove; 사격장갑 = shooting glove; 전술장갑 = tactical glove; 택티컬장갑 = tactical glove; 라이딩장갑 = riding glove; 스포츠장갑 = sports glove; 글러브야구 = baseball glove; 야구글러브 = baseball glove; 운동장갑 = sports glove; 헬스글러브 = gym glove; 웨이트장갑 = weightlifting glove; 클라이밍장갑 = climbing glove; 운전장갑 = driving glove; 드라이빙장갑 = driving glove; 스노우보드장갑 = snowboard glove; 스노보드장갑 = snowboard glove; 사이클장갑 = cycling glove; 파크골프장갑 = golf glove; 게이밍장갑 = gaming finger glove; 양궁장갑 = archery glove; 다이빙장갑 = diving glove; 서핑장갑 = surfing glove; 배드민턴장갑 = badminton glove

+ glove-work
ko: 작업장갑 = work glove; 목장갑 = cotton work glove; 코팅장갑 = coated work glove; 안전장갑 = safety glove; 용접장갑 = welding glove; 원예장갑 = gardening glove; 베임방지장갑 = cut resistant glove; 방검장갑 = cut resistant glove; 절연장갑 = insulating glove; 내열장갑 = heat resistant glove; 반코팅장갑 = palm coated glove; 3M장갑 = coated work glove; 정원장갑 = gardening glove; 면장갑 = cotton glove; 빨간장갑 = coated work glove + 코팅|작업; 절단방지장갑 = cut resistant glove; 보호장갑 = protective glove; 내화학장갑 = chemical resistant glove; 정전기장갑 = antistatic glove; 산업용장갑 = industrial work glove; 산업장갑 = industrial work glove; 농사장갑 = farm work glove; 진동방지장갑 = anti-vibration glove; 공사장갑 = work glove; NBR장갑 = nitrile coated glove; 제전장갑 = antistatic glove; 화학장갑 = chemical resistant glove; 코팅목장갑 = coated work glove; 방진장갑 = anti-vibration glove; 가죽작업장갑 = leather work glove

+ hair-elastic
ko: 머리끈 = hair tie; 곱창밴드 = scrunchie; 헤어끈 = hair tie; 곱창머리끈 = scrunchie; 헤어슈슈 = scrunchie; 스크런치 = scrunchie; 헤어고무줄 = hair elastic; 머리고무줄 = hair elastic; 방울머리끈 = hair bobble; 포니테일홀더 = ponytail holder; 전화줄머리끈 = spiral hair tie; 슈슈 = scrunchie + 헤어|머리|곱창; 헤어타이 = hair tie; 머리방울 = hair bobble; 유아고무줄 = hair elastic; 아기머리끈 = baby hair tie; 곱창끈 = scrunchie; 실크곱창 = silk scrunchie; 새틴곱창 = satin scrunchie; 헤어곱창 = scrunchie; 고무밴드머리끈 = hair elastic

+ hair-extension
ko: 붙임머리 = hair extension; 부분가발 = hairpiece; 똑딱이붙임머리 = clip in hair extension; 앞머리가발 = clip in hair bangs; 정수리가발 = hair topper; 포니테일가발 = ponytail hair extension; 탑피스 = hair topper; 헤어피스 = hairpiece; 투페 = toupee + 가발|남성; 피스 = hairpiece + 붙임머리|가발|헤어|인모; 가발피스 = hairpiece; 땋은머리가발 = braided hair extension; 브레이드헤어 = braiding hair; 앞머리피스 = clip in hair bangs; 원터치붙임머리 = clip in hair extension; 드레드가발 = dreadlock hair extension; 테이프붙임머리 = tape in hair extension; 똥머리가발 = hair bun piece; 뒷머리가발 = hairpiece; 헤어익스텐션 = hair extension; 레게머리 = braiding hair; 집게핀가발 = claw clip hairpiece; 정수리볼륨가발 = hair topper; 인모피스 = human hair piece

+ hairband-headband
ko: 헤어밴드 = headband; 머리띠 = hairband; 세안밴드 = face wash headband; 스포츠헤어밴드 = sports headband; 요가헤어밴드 = yoga headband; 터번헤어밴드 = turban headband; 땀밴드 = sweatband; 세안헤어밴드 = face wash headband; 아기헤어밴드 = baby headband; 헤드밴드 = headband; 세수밴드 = face wash headband; 토끼머리띠 = rabbit ear hairband; 왕관머리띠 = crown hairband; 메이크업밴드 = makeup headband; 아기머리띠 = baby hairband; 리본머리띠 = bow hairband; 헤어띠 = hairband; 진주머리띠 = pearl hairband; 러닝헤어밴드 = sports headband; 캐릭터머리띠 = novelty hairband; 동물머리띠 = animal ear hairband; 헤어후프 = hairband; 생일머리띠 = birthday hairband; 크리스마스머리띠 = Christmas hairband; 루돌프머리띠 = Christmas hairband; 손목아대 = wrist sweatband; 손목밴드 = wristband + 땀|스포츠|테니스

+ helmet
ko: 헬멧 = helmet; 자전거헬멧 = bicycle helmet; 오토바이헬멧 = motorcycle helmet; 안전모 = safety helmet; 스키헬멧 = ski helmet; 풀페이스헬멧 = full face helmet; 바이크헬멧 = motorcycle helmet; 보드헬멧 = snowboard helmet; 승마헬멧 = riding helmet; 클라이밍헬멧 = climbing helmet; 킥보드헬멧 = kick scooter helmet; 아동헬멧 = children's helmet; 야구헬멧 = baseball helmet; 하이바 = helmet; 산업안전모 = safety helmet; 어반헬멧 = bicycle helmet; 오픈페이스헬멧 = open face helmet; 유아헬멧 = children's helmet; 방탄헬멧 = ballistic helmet; 레이싱헬멧 = racing helmet; 헬맷 = helmet; 태권도헤드기어 = taekwondo head guard; 반모 = half helmet + 오토바이|바이크; 스키보드헬멧 = ski helmet; 아기안전모 = baby safety helmet; 시스템헬멧 = modular helmet; 전동킥보드헬멧 = scooter helmet; 헤드기어 = head guard + 복싱|태권도|격투기|럭비; 모토크로스헬멧 = motocross helmet; 인라인헬멧 = skate helmet; 아기머리보호대 = baby head protector; 경작업모 = bump cap
not: 헬멧가방; 헬멧이너; 헬멧캠; 헬멧거치대; 헬멧쉴드; 헬멧고글; 헬멧걸이

+ hi-vis
ko: 안전조끼 = safety vest; 반사조끼 = reflective vest; 야광조끼 = hi-vis vest; 형광조끼 = hi-vis vest; 신호수조끼 = traffic safety vest; 교통조끼 = traffic safety vest; 반사자켓 = reflective jacket; 형광작업복 = hi-vis workwear; 안전띠조끼 = safety vest; 신호수자켓 = hi-vis jacket; 공사조끼 = safety vest; LED조끼 = LED safety vest; 야광안전조끼 = safety vest; 망사조끼 = mesh safety vest + 안전|반사|작업; X반도 = reflective harness; 반사밴드조끼 = reflective vest; 엑스반도 = reflective harness; 반사안전조끼 = reflective safety vest

+ jeans
ko: 청바지 = jeans; 데님팬츠 = denim trousers; 스키니진 = skinny jeans; 데님바지 = denim trousers; 부츠컷청바지 = bootcut jeans; 와이드데님 = wide leg jeans; 청반바지 = denim shorts; 데님반바지 = denim shorts; 찢청 = ripped jeans; 슬림핏청바지 = slim fit jeans; 와이드청바지 = wide leg jeans; 데님팬츠와이드 = wide leg jeans; 생지데님 = raw denim jeans; 블랙진 = black jeans; 배기진 = baggy jeans; 숏데님 = denim shorts; 데님쇼츠 = denim shorts; 데님숏팬츠 = denim shorts; 흑청바지 = black jeans; 흑청 = black jeans; 연청바지 = light blue jeans; 중청바지 = mid blue jeans; 일자청바지 = straight jeans; 일자데님 = straight jeans; 부츠컷데님 = bootcut jeans; 기모청바지 = fleece-lined jeans; 밴딩청바지 = elasticated jeans; 보이프렌드진 = boyfriend jeans; 슬림진 = slim fit jeans; 청핫팬츠 = denim shorts; 데님5부 = denim shorts; 스트레이트진 = straight jeans; 스키니데님 = skinny jeans; 데님숏츠 = denim shorts; 5부청바지 = denim shorts; 하이웨스트진 = high waist jeans; 디스트로이드진 = ripped jeans

+ joggers
ko: 조거팬츠 = jogger pants; 트레이닝바지 = track pants; 추리닝바지 = track pants; 트레이닝팬츠 = track pants; 츄리닝바지 = track pants; 운동복바지 = sports trousers; 스웨트팬츠 = sweatpants; 기모바지 = fleece-lined trousers; 추리닝하의 = track pants; 몸빼바지 = elasticated loose trousers; 냉장고바지 = light loose trousers; 고무줄바지 = elasticated trousers; 트레이닝하의 = track pants; 조거바지 = jogger pants; 하렘팬츠 = harem pants; 알라딘바지 = harem pants; 축구바지 = football trousers; 홈웨어바지 = lounge pants; 파자마바지 = pyjama trousers; 잠옷바지 = pyjama trousers; 트랙팬츠 = track pants; 기모조거 = fleece-lined jogger pants; 쭈리바지 = sweatpants; 요가바지 = yoga pants; 운동바지 = sports trousers; 체육복바지 = track pants; 밴딩팬츠 = elasticated trousers; 밴딩바지 = elasticated trousers; 플리스팬츠 = fleece trousers; 배기팬츠 = harem pants; 수면바지 = fleece pyjama trousers; 스웻팬츠 = sweatpants; 스트링팬츠 = drawstring trousers

+ jumpsuit
ko: 점프수트 = jumpsuit; 점프슈트 = jumpsuit; 롬퍼 = romper + 여성|숏|데님|점프; 플레이수트 = playsuit; 올인원점프수트 = jumpsuit; 데님점프수트 = denim jumpsuit; 멜빵점프수트 = dungaree jumpsuit; 올인원 = jumpsuit + 여성복|팬츠|점프수트; 쇼트점프수트 = playsuit; 점프수트여성 = women's jumpsuit; 요가점프수트 = yoga jumpsuit; 청점프수트 = denim jumpsuit
not: 올인원워시; 올인원pc

+ kilt-sarong
ko: 사롱 = sarong; 파레오 = pareo; 비치랩스커트 = beach wrap; 킬트 = kilt; 랩스커트사롱 = sarong; 비치스커트 = beach wrap skirt; 비치랩 = beach wrap; 샤롱 = sarong

+ kimono-ethnic
ko: 한복 = hanbok; 생활한복 = casual hanbok; 기모노 = kimono; 유카타 = yukata; 개량한복 = modern hanbok; 아오자이 = ao dai; 사리 = sari + 인도|전통의상; 저고리 = hanbok jacket; 두루마기 = hanbok overcoat; 당의 = hanbok ceremonial jacket + 한복|저고리|여아|아동; 한복치마 = hanbok skirt; 철릭원피스 = hanbok dress; 아동한복 = children's hanbok; 돌한복 = baby hanbok; 철릭 = hanbok dress; 하오리 = haori; 여아한복 = girls' hanbok; 남아한복 = boys' hanbok; 한복저고리 = hanbok jacket; 한복드레스 = hanbok dress; 전통의상 = traditional ethnic garment; 한복바지 = hanbok trousers; 배자 = hanbok vest + 한복|누빔|아동|저고리|여성; 아얌 = hanbok winter cap; 민족의상 = traditional ethnic garment; 치파오 = cheongsam; 한푸 = hanfu; 누빔한복 = quilted hanbok; 인도의상 = Indian ethnic garment; 한복원피스 = hanbok dress
not: 배냇저고리

+ label-garment-part
ko: 어깨패드 = shoulder pad; 어깨뽕 = shoulder pad; 시보리 = ribbed cuff; 허리연장단추 = waistband extender; 바지연장단추 = trouser button extender; 팔꿈치패치 = elbow patch; 무릎패치 = knee patch; 시보리원단 = rib knit trim; 허리줄임단추 = trouser waist button; 청바지단추 = jeans button; 허리사이즈조절단추 = trouser waist button; 임산부바지연장밴드 = waistband extender

+ leather-garment
ko: 가죽자켓 = leather jacket; 라이더자켓 = biker jacket; 가죽코트 = leather coat; 가죽바지 = leather trousers; 가죽점퍼 = leather jacket; 레더자켓 = leather jacket; 가죽스커트 = leather skirt; 스웨이드자켓 = suede jacket; 가죽조끼 = leather vest; 라이더재킷 = biker jacket; 가죽재킷 = leather jacket; 레자자켓 = imitation leather jacket; 레더팬츠 = leather trousers; 가죽치마 = leather skirt; 레더스커트 = leather skirt; 가죽원피스 = leather dress; 인조가죽자켓 = imitation leather jacket; 가죽레깅스 = leather look leggings; 레더코트 = leather coat; 가죽자켓남자 = men's leather jacket; 가죽블레이저 = leather blazer; 양가죽자켓 = sheepskin leather jacket; 바이크자켓 = motorcycle jacket; 오토바이자켓 = motorcycle jacket; 인조가죽바지 = imitation leather trousers; 레더재킷 = leather jacket; 세무자켓 = suede jacket; 가죽항공점퍼 = leather flight jacket; 가죽팬츠 = leather trousers; 비건레더자켓 = imitation leather jacket; 가죽잠바 = leather jacket; 에코레더자켓 = imitation leather jacket

+ leg-warmer-gaiter
ko: 레그워머 = leg warmer; 발토시 = leg warmer; 스패츠 = gaiter; 게이터 = gaiter + 등산|트레킹|설산|방수; 종아리토시 = calf sleeve; 등산스패츠 = hiking gaiter; 종아리슬리브 = calf sleeve; 발목토시 = ankle warmer; 무릎토시 = knee warmer; 다리토시 = leg warmer; 레그워머니트 = knitted leg warmer; 각반 = gaiter; 종아리보호대 = calf sleeve; 무릎워머 = knee warmer; 발목워머 = ankle warmer; 카프슬리브 = calf sleeve; 수면토시 = leg warmer; 니트워머 = knitted leg warmer; 레그슬리브 = leg sleeve; 레그워머삭스 = leg warmer; 방한무릎토시 = knee warmer

+ lingerie
ko: 란제리 = lingerie; 섹시속옷 = lingerie; 섹시란제리 = lingerie; 슬립 = slip + 란제리|잠옷|속치마|실크|여성; 속옷세트 = underwear set; 브라팬티세트 = bra and panty set; 베이비돌 = babydoll; 네글리제 = negligee; 가터벨트 = garter belt; 이벤트속옷 = lingerie; 섹시슬립 = slip; 실크슬립 = silk slip; 슬립란제리 = lingerie slip; 여성속옷세트 = bra and panty set; 브라세트 = bra and panty set; 속치마 = petticoat slip; 란제리세트 = lingerie set; 베이비돌란제리 = babydoll lingerie; 슬립속옷 = slip; 브래지어세트 = bra and panty set; 코스튬란제리 = costume lingerie; 웨딩가터 = bridal garter; 레이스란제리 = lace lingerie; 브라렛세트 = bra and panty set
not: 슬립온; 슬립원피스; 논슬립; 미끄럼

+ martial-arts-uniform
ko: 태권도도복 = taekwondo uniform; 유도복 = judo uniform; 주짓수도복 = jiu jitsu uniform; 도복 = martial arts uniform; 검도복 = kendo uniform; 합기도복 = hapkido uniform; 가라테도복 = karate uniform; 펜싱복 = fencing suit; 태권도복 = taekwondo uniform; 주짓수기 = jiu jitsu uniform; 쿵푸복 = kung fu uniform; 격투기도복 = martial arts uniform; 하카마 = hakama; 태극권복 = tai chi uniform; 무술복 = martial arts uniform; 도복띠 = martial arts belt; 태권도띠 = taekwondo belt; 우슈복 = wushu uniform

+ compression-hosiery
ko: 압박스타킹 = compression stocking; 의료용압박스타킹 = medical compression stocking; 압박양말 = compression sock; 하지정맥류스타킹 = varicose vein stocking; 정맥류스타킹 = varicose vein stocking; 수면압박스타킹 = compression stocking; 임산부스타킹 = maternity tights; 컴프레션삭스 = compression sock; 고탄력압박스타킹 = compression stocking; 임산부압박스타킹 = maternity compression stocking; 압박타이즈 = compression tights; 혈전방지스타킹 = anti-embolism stocking

+ ensemble-set
ko: 상하세트 = two-piece clothing set; 투피스 = two-piece set; 셋업 = matching clothing set; 상하복 = two-piece clothing set; 커플룩세트 = couple clothing set; 아동상하복 = children's clothing set; 치마세트 = skirt set; 반바지세트 = shorts set; 셋업수트 = matching set; 세트업 = matching clothing set; 투피스세트 = two-piece set; 여름상하복 = summer clothing set; 상하의세트 = two-piece clothing set; 남아상하복 = boys' clothing set; 여아상하복 = girls' clothing set; 투피스정장 = two-piece suit set; 옷세트 = clothing set; 키즈상하복 = children's clothing set; 의류세트 = clothing set; 트위드세트 = tweed set; 트위드투피스 = tweed two-piece set; 유아상하복 = children's clothing set; 스커트세트 = skirt set; 셋업정장 = matching suit; 패밀리룩 = family clothing set

+ face-mask-cloth
ko: 면마스크 = cotton face mask; 패션마스크 = fashion face mask; 일회용마스크 = disposable face mask; KF94마스크 = protective face mask; 덴탈마스크 = surgical face mask; 황사마스크 = dust face mask; 비말마스크 = disposable face mask; 방역마스크 = protective face mask; 보건용마스크 = protective face mask; 마스크 = face mask + KF94|KF80|덴탈|비말|일회용|새부리형|미세먼지|황사|방역|보건용|면; 새부리형마스크 = protective face mask; 천마스크 = cloth face mask; 스포츠마스크 = sports face mask; 의료용마스크 = medical face mask; 수술용마스크 = surgical face mask; 미세먼지마스크 = dust face mask; 새부리마스크 = protective face mask; 컬러마스크 = disposable face mask + 일회용|새부리형|KF94; 입마개마스크 = face mask; 어린이마스크 = children's face mask; 연예인마스크 = face mask; 3중마스크 = disposable face mask; 필터마스크 = filter face mask; 4중마스크 = disposable face mask; 숨쉬기편한마스크 = face mask; 부직포마스크 = nonwoven face mask

+ hair-clip
ko: 헤어핀 = hair clip; 집게핀 = hair claw clip; 머리핀 = hair clip; 헤어집게 = hair claw clip; 실핀 = bobby pin; 똑딱핀 = snap hair clip; 자동핀 = hair barrette; 비녀 = hair stick; 헤어클립 = hair clip; 리본핀 = hair bow clip; 유핀 = hair pin; U핀 = hair pin; 고데기핀 = hair clip; 핀셋집게 = hair sectioning clip; 바나나핀 = banana hair clip; 리본헤어핀 = hair bow clip; 앞머리핀 = fringe hair clip; 집게삔 = hair claw clip; 헤어장식 = hair ornament; 삔 = hair clip + 머리|헤어|아기|똑딱; 머리삔 = hair clip; 똑딱이핀 = snap hair clip; 머리집게 = hair claw clip; 웨딩헤어핀 = bridal hair pin; 아기머리핀 = baby hair clip; 헤어코인핀 = hair clip; 꽂이핀 = hair comb; 헤어빗핀 = hair comb; 두발핀셋 = hair sectioning clip; 미용집게핀 = salon hair clip; 바나나집게핀 = banana hair clip; 반묶음핀 = hair clip; 헤어스틱 = hair stick; 헤어비녀 = hair stick; 진주핀 = pearl hair clip; 올림머리핀 = hair bun clip; 올림머리스틱 = hair bun maker; 당고머리 = hair bun maker; 헤어악세사리 = hair accessory; 헤어액세서리 = hair accessory; 헤어악세서리 = hair accessory; 머리장식 = hair ornament; 뒤꽂이 = hair pin; 앞머리집게 = fringe hair clip; 헤어브로치 = hair clip

+ maternity-wear
ko: 임부복 = maternity clothes; 임산부원피스 = maternity dress; 임부원피스 = maternity dress; 임부바지 = maternity trousers; 수유복 = nursing wear; 임산부바지 = maternity trousers; 수유원피스 = nursing dress; 임부청바지 = maternity jeans; 임산부청바지 = maternity jeans; 만삭드레스 = maternity gown; 임부티셔츠 = maternity T-shirt; 임산부옷 = maternity clothes; 임부레깅스 = maternity leggings; 임산부레깅스 = maternity leggings; 수유티 = nursing top; 임부수영복 = maternity swimsuit; 임산부수영복 = maternity swimsuit; 임산부복 = maternity clothes; 산모복 = maternity wear; 수유티셔츠 = nursing top; 임부팬티 = maternity panties; 임산부팬티 = maternity panties; 임부슬랙스 = maternity trousers

+ polo-shirt
ko: 폴로셔츠 = polo shirt; 카라티 = polo shirt; 피케셔츠 = pique polo shirt; 카라티셔츠 = polo shirt; PK티 = pique polo shirt; 골프티 = golf shirt; 골프티셔츠 = golf shirt; 피케티셔츠 = pique polo shirt; 반팔카라티 = short sleeve polo shirt; 헨리넥 = henley T-shirt; PK티셔츠 = pique polo shirt; 골프반팔티 = golf shirt; 피케반팔 = pique polo shirt; 피케티 = pique polo shirt; 니트카라티 = knitted polo shirt; 골프웨어티 = golf shirt; 골프긴팔티 = golf shirt; 헨리넥티 = henley T-shirt; 카라반팔 = polo shirt; 럭비티 = rugby shirt; 럭비셔츠 = rugby shirt; 헨리넥티셔츠 = henley T-shirt; 니트폴로 = knitted polo shirt; 칼라티 = polo shirt; 카라긴팔 = long sleeve polo shirt; 카라니트 = knitted polo shirt; 폴로티 = polo shirt; 폴로티셔츠 = polo shirt

+ raincoat
ko: 우비 = raincoat; 우의 = raincoat; 레인코트 = raincoat; 비옷 = raincoat; 판초우의 = rain poncho; 일회용우비 = disposable raincoat; 아동우비 = children's raincoat; 오토바이우의 = motorcycle rain suit; 레인자켓 = rain jacket; 낚시우의 = rain suit; 작업우의 = work rain suit; 일회용우의 = disposable raincoat; 판초우비 = rain poncho; 우비세트 = rain suit; 상하우의 = rain suit; 투피스우의 = rain suit; 방수자켓 = waterproof jacket; 방수우의 = raincoat; 어린이우비 = children's raincoat; 자전거우의 = cycling raincoat; 비닐우의 = plastic raincoat; 바이크우비 = motorcycle rain suit; 레인판초 = rain poncho; 비닐우비 = plastic raincoat; 우비망토 = rain cape; 왁스자켓 = waxed jacket; 등산우의 = hiking raincoat; 골프우의 = golf rain suit; 망토우의 = rain cape; 방수점퍼 = waterproof jacket; 골프비옷 = golf rain suit; 우비판초 = rain poncho; 바람막이우비 = raincoat

+ shoe-lace
ko: 신발끈 = shoelace; 운동화끈 = shoelace; 매듭없는신발끈 = no tie shoelace; 고무신발끈 = elastic shoelace; 슈레이스 = shoelace; 구두끈 = shoelace; 탄력신발끈 = elastic shoelace; 후드끈 = hoodie drawstring; 바지끈 = trouser drawstring; 등산화끈 = boot lace; 스니커즈끈 = shoelace; 워커끈 = boot lace; 납작끈 = flat shoelace + 신발|운동화; 신발매듭끈 = shoelace; 리본신발끈 = ribbon shoelace; 오벌슈레이스 = shoelace

+ ski-suit-snowsuit
ko: 스키복 = ski suit; 보드복 = snowboard suit; 스키복세트 = ski suit; 유아스키복 = children's snowsuit; 보드복세트 = snowboard suit; 스노우수트 = snowsuit; 아동스키복 = children's ski suit; 스키보드복 = ski suit; 방한우주복 = snowsuit; 스노우슈트 = snowsuit; 아기스키복 = baby snowsuit; 설상복 = snowsuit; 패딩우주복 = padded baby snowsuit; 원피스보드복 = one-piece snowboard suit; 스키수트 = ski suit

+ slipper-house-sock
ko: 수면양말 = fuzzy bed sock; 털양말 = thick fluffy sock; 덧버선 = house sock; 버선 = house sock + 실내|털|겨울|방한|수면; 양말슬리퍼 = sock slipper; 논슬립수면양말 = non-slip house sock; 실내덧신 = house sock; 털버선 = fluffy house sock; 털덧신 = fluffy house sock; 실내양말 = house sock; 층간소음양말 = house sock; 룸삭스 = house sock; 수면덧신 = house sock; 보온덧신 = house sock; 버선양말 = house sock; 뜨개덧신 = knitted house sock; 방한덧신 = house sock; 온열양말 = thermal house sock; 니트버선 = knitted house sock; 캐시미어수면양말 = cashmere bed sock; 극세사양말 = fluffy bed sock; 극세사수면양말 = fuzzy bed sock; 한복버선 = traditional Korean sock; 극세사덧신 = fluffy house sock; 꽃버선 = house sock

+ sportswear-set-tracksuit
ko: 트레이닝복 = tracksuit; 츄리닝 = tracksuit; 추리닝 = tracksuit; 운동복세트 = sports suit; 트레이닝세트 = tracksuit; 체육복 = school gym suit; 트레이닝복세트 = tracksuit; 츄리닝세트 = tracksuit; 땀복 = sauna suit; 조거세트 = jogging suit; 추리닝세트 = tracksuit; 운동복 = sports clothing; 벨로아트레이닝 = velour tracksuit; 트랙수트 = tracksuit; 조깅복 = jogging suit; 벨벳트레이닝 = velvet tracksuit; 스웨트셋업 = sweatsuit; 후드세트 = hoodie and jogger set; 맨투맨세트 = sweatsuit; 사우나복 = sauna suit; 사우나수트 = sauna suit; 배드민턴복 = badminton sportswear; 탁구복 = table tennis sportswear; 스포츠웨어세트 = sports suit; 트레이닝상하복 = tracksuit; 트레이닝셋업 = tracksuit

+ suit-formal
ko: 정장 = suit; 정장세트 = suit; 양복 = suit; 턱시도 = tuxedo; 수트 = suit + 남성|정장|예복|결혼식|면접|싱글|쓰리피스|셋업; 예복 = formal suit; 여성정장 = women's suit; 면접정장 = business suit; 남자정장 = men's suit; 남성정장 = men's suit; 슈트 = suit + 남성|정장|예복|결혼식|면접|싱글|쓰리피스; 쓰리피스 = three-piece suit; 아동정장 = children's suit; 남아정장 = boys' suit; 여자정장 = women's suit; 치마정장 = skirt suit; 아동턱시도 = boys' tuxedo; 돌복턱시도 = baby tuxedo; 바지정장 = trouser suit; 정장한벌 = suit; 정장투피스 = women's skirt suit; 결혼예복 = wedding suit; 상복 = mourning suit + 장례|상주|검정
not: 가정장식; 매장정장식

+ tie-bowtie
ko: 넥타이 = necktie; 나비넥타이 = bow tie; 보타이 = bow tie; 자동넥타이 = pre-tied necktie; 실크넥타이 = silk necktie; 지퍼넥타이 = zipper necktie; 타이 = necktie + 남성정장|실크|수동|자동|슬림|니트|면접; 볼로타이 = bolo tie; 니트타이 = knitted necktie; 교복넥타이 = school necktie; 리본타이 = ribbon bow tie; 크라바트 = cravat; 에스콧타이 = ascot tie; 니트넥타이 = knitted necktie; 남자넥타이 = men's necktie; 슬림넥타이 = skinny necktie; 폭좁은넥타이 = skinny necktie; 스카프타이 = ascot tie; 교복타이 = school necktie; 교복리본 = school bow tie; 보우타이 = bow tie; 애스콧타이 = ascot tie; 넥타이세트 = necktie set; 아동넥타이 = children's necktie
not: 타이즈; 타이레놀; 타이어; 타이머; 케이블타이; 타이틀; 헤어타이; 넥타이핀

+ tights-stockings
ko: 스타킹 = stockings; 팬티스타킹 = pantyhose; 타이즈 = tights; 망사스타킹 = fishnet stockings; 판타롱스타킹 = knee-high stockings; 밴드스타킹 = hold-up stockings; 기모스타킹 = fleece-lined tights; 무릎스타킹 = knee-high stockings; 오버니삭스 = thigh-high socks; 발레타이즈 = ballet tights; 융스타킹 = fleece-lined tights; 고탄력스타킹 = pantyhose; 가터스타킹 = garter stockings; 기모타이즈 = fleece-lined tights; 니삭스스타킹 = knee-high stockings; 무용타이즈 = dance tights; 커피색스타킹 = pantyhose; 검정스타킹 = black pantyhose; 살색스타킹 = nude pantyhose; 오픈스타킹 = crotchless pantyhose; 허벅지스타킹 = thigh-high stockings; 반타이즈 = knee-high stockings; 유발스타킹 = footed tights; 무발스타킹 = footless tights; 페이크스타킹 = fleece-lined sheer tights; 투명기모스타킹 = fleece-lined sheer tights; 아동타이즈 = children's tights; 쫄스타킹 = tights; 속스타킹 = tights; 목스타킹 = ankle stockings; 유치원타이즈 = children's tights; 한복스타킹 = white stockings; 타이츠 = tights; 흰스타킹 = white tights; 판타롱 = knee-high stockings; 여아타이즈 = girls' tights; 여아스타킹 = girls' tights; 유아타이즈 = children's tights; 발목스타킹 = ankle stockings
not: 유아레깅스

+ veil-hair-fashion
ko: 티아라 = tiara; 왕관 = crown + 웨딩|생일|공주|티아라|파티|신부; 웨딩티아라 = bridal tiara; 신부머리장식 = bridal headpiece; 화관티아라 = tiara; 생일왕관 = birthday crown; 웨딩머리장식 = bridal headpiece; 꽃화관 = flower crown; 공주왕관 = princess crown; 웨딩헤어장식 = bridal headpiece; 신부헤어장식 = bridal headpiece; 웨딩왕관 = bridal tiara; 브라이덜티아라 = bridal tiara; 웨딩헤어밴드 = bridal headband; 머리화관 = flower crown; 신부티아라 = bridal tiara; 헤드피스 = headpiece + 웨딩|신부|브라이덜

+ vest-gilet
ko: 패딩조끼 = padded vest; 조끼 = vest; 경량조끼 = light padded vest; 패딩베스트 = padded vest; 낚시조끼 = fishing vest; 발열조끼 = heated vest; 온열조끼 = heated vest; 플리스조끼 = fleece vest; 다운조끼 = down vest; 니트조끼 = knitted vest; 작업조끼 = work vest; 누빔조끼 = quilted vest; 정장조끼 = suit waistcoat; 니트베스트 = knitted vest; 퀼팅조끼 = quilted vest; 경량패딩조끼 = light padded vest; 후리스조끼 = fleece vest; 양털조끼 = fleece vest; 구스조끼 = goose down vest; 등산조끼 = hiking vest; 누비조끼 = quilted vest; 다운베스트 = down vest; 골프조끼 = golf vest; 데님조끼 = denim vest; 뜨개조끼 = crocheted vest; 털조끼 = fleece vest; 캠핑조끼 = outdoor vest; 냉각조끼 = cooling vest; 아이스조끼 = cooling vest; 포켓조끼 = multi-pocket vest; 쿨조끼 = cooling vest; 아웃도어조끼 = outdoor vest; 골프베스트 = golf vest; 카메라조끼 = photographer vest; 열선조끼 = heated vest; 기모조끼 = fleece-lined vest; 선풍기조끼 = fan cooling vest; 볼레로조끼 = vest; 쿨링조끼 = cooling vest; 플리스베스트 = fleece vest; 수트조끼 = suit waistcoat; 뽀글이조끼 = teddy fleece vest; 단체조끼 = group vest; 홍보조끼 = promotional vest; 팀조끼 = team bib vest; 축구조끼 = training bib; 라이딩조끼 = riding vest; 사냥조끼 = hunting vest
not: 구명조끼; 수면조끼; 방탄조끼; 강아지조끼; 무게조끼; 중량조끼

+ wetsuit
ko: 웻슈트 = wetsuit; 웻수트 = wetsuit; 잠수복 = diving suit; 다이빙슈트 = diving suit; 서핑슈트 = surf wetsuit; 드라이슈트 = drysuit; 해녀복 = neoprene diving suit; 네오프렌수트 = neoprene wetsuit; 프리다이빙슈트 = freediving wetsuit; 다이빙수트 = diving suit; 전신슈트 = full wetsuit; 서핑수트 = surf wetsuit; 드라이수트 = drysuit; 수트네오프렌 = neoprene wetsuit; 스킨수트 = diving skin suit; 프리다이빙수트 = freediving wetsuit; 바라쿠다슈트 = wetsuit; 웨이더 = wader; 가슴장화 = chest wader; 스프링수트 = shorty wetsuit; 네오프렌상의 = neoprene top; 바지장화 = chest wader; 다이빙후드 = wetsuit hood; 네오프렌슈트 = neoprene wetsuit; 스쿠버슈트 = scuba diving suit

+ wig
ko: 가발 = wig; 통가발 = full wig; 여성가발 = women's wig; 코스프레가발 = cosplay wig; 인모가발 = human hair wig; 단발가발 = bob wig; 긴머리가발 = long hair wig; 파티가발 = party wig; 남자가발 = men's wig; 패션가발 = fashion wig; 전체가발 = full wig; 웨이브가발 = wavy wig; 삐에로가발 = clown wig; 생머리가발 = straight hair wig; 모자가발 = hat wig; 숏컷가발 = short wig; 반가발 = half wig; 남성가발 = men's wig; 항암가발 = medical wig; 롱가발 = long wig; 위그 = wig + 가발|인모|헤어; 가발여성 = women's wig; 폭탄머리가발 = afro wig; 아프로가발 = afro wig; 펌가발 = curly wig; 맞춤가발 = custom wig; 할로윈가발 = Halloween wig; 대머리가발 = bald cap; 숱보강가발 = hair volume wig

+ wig-accessory
ko: 가발망 = wig cap; 가발캡 = wig cap; 가발핀 = wig clip; 가발빗 = wig comb; 가발클립 = wig clip; 위그캡 = wig cap; 가발테이프 = wig tape; 가발밴드 = wig band; 가발네트 = wig net; 가발고정핀 = wig clip; 똑딱핀가발용 = wig snap clip; 붙임머리링 = hair extension ring; 가발똑딱핀 = wig snap clip; 가발거치대 = wig stand; 가발스탠드 = wig stand

+ work-clothes-jacket-bib
ko: 작업복 = work clothes; 작업바지 = work trousers; 작업복바지 = work trousers; 작업복상의 = work jacket; 워크웨어 = workwear; 멜빵바지작업복 = work bib trousers; 작업점퍼 = work jacket; 조리바지 = chef trousers; 요리사바지 = chef trousers; 쉐프팬츠 = chef trousers; 작업자켓 = work jacket; 용접자켓 = welding jacket; 스크럽바지 = medical scrub trousers; 위생바지 = chef trousers; 작업복세트 = work clothes set; 용접복 = welding clothes; 간호바지 = nurse trousers; 유니폼바지 = uniform trousers; 작업복점퍼 = work jacket; 조리복바지 = chef trousers; 근무복바지 = work trousers; 용접앞치마 = welding apron; 카고작업바지 = cargo work trousers; 현장작업복 = work clothes; 작업반바지 = work shorts; 정비복바지 = mechanic trousers; 작업멜빵바지 = work bib trousers; 작업잠바 = work jacket; 농사복 = farm work clothes

+ academic-gown
ko: 법정가운 = barrister gown; 변호사가운 = lawyer robe; 판사복 = judge robe; 박사가운 = academic gown

+ adult-bib
ko: 성인턱받이 = adult bib; 노인턱받이 = adult bib; 환자턱받이 = adult bib; 식사앞치마 = adult bib + 노인|환자|성인|요양

+ antimacassar
ko: 소파팔걸이커버 = sofa arm cover; 팔걸이커버 = chair arm cover; 피아노의자커버 = piano stool cover; 스툴커버 = stool cover; 소파등받이커버 = sofa back cover; 피아노커버 = piano cover; 쇼파팔걸이커버 = sofa arm cover

+ appliance-dust-cover
ko: 에어프라이어커버 = air fryer cover; 프린터커버 = printer dust cover; 모니터커버 = monitor dust cover; 미싱커버 = sewing machine cover; 냉장고커버 = refrigerator dust cover; 전자레인지커버 = microwave oven cover; TV커버 = TV dust cover; 밥솥커버 = rice cooker cover; 세탁기커버 = washing machine cover; 선풍기커버 = fan cover; 티비커버 = TV dust cover; 냉장고덮개 = refrigerator dust cover; 선풍기덮개 = fan cover; 에어컨커버 = air conditioner cover

+ baby-bonnet-textile
ko: 아기우비 = baby raincoat; 유아우비 = baby raincoat; 아기레인코트 = baby raincoat; 아기방수복 = baby rain suit

+ bag-textile-gift
ko: 면주머니 = cotton drawstring pouch; 복주머니 = Korean gift pouch; 광목주머니 = cotton drawstring pouch; 벨벳주머니 = velvet pouch; 마대주머니 = burlap drawstring bag; 오간자주머니 = organza gift bag; 린넨주머니 = linen drawstring bag; 망사주머니 = mesh drawstring bag; 선물주머니 = gift pouch; 조리개주머니 = drawstring pouch; 한복주머니 = Korean gift pouch; 쥬얼리파우치 = jewellery pouch; 주얼리파우치 = jewellery pouch; 오간디주머니 = organza gift bag

+ ballet-dance-wear
ko: 발레스커트 = ballet skirt; 리듬체조복 = rhythmic gymnastics leotard; 댄스스포츠복 = ballroom dance dress; 밸리댄스복 = belly dance wear; 벨리댄스복 = belly dance wear; 댄스원피스 = dance dress; 라틴댄스원피스 = Latin dance dress; 왈츠드레스 = ballroom dress; 발레랩스커트 = ballet wrap skirt

+ barber-tunic
ko: 미용사유니폼 = hairdresser tunic; 피부관리사복 = beautician tunic; 에스테틱유니폼 = beautician tunic; 피부관리실유니폼 = beautician tunic; 요양보호사복 = care tunic; 네일유니폼 = beautician tunic; 간병인복 = care tunic

+ bed-jacket-housecoat
ko: 홈드레스원피스 = house dress; 홈웨어원피스 = house dress; 홈웨어가운 = housecoat; 찜질복 = sauna wear; 찜질방옷 = sauna wear

+ bed-linen-trade
ko: 호텔침구세트 = hotel bedding set; 병원침구 = hospital bed linen; 유모차시트커버 = pram sheet; 딥포켓시트 = deep fitted sheet; 베드러너 = bed runner; 베드스카프 = bed runner; 업소용시트 = hotel bed sheet; 모텔침구 = hotel bed linen

+ beekeeping-suit
ko: 양봉복 = beekeeping suit; 벌초복 = beekeeping suit; 말벌보호복 = beekeeping suit; 벌옷 = beekeeping suit; 봉침복 = beekeeping suit; 양봉모 = beekeeping hat

+ blanket-trade
ko: 무릎담요 = lap blanket; 니트블랭킷 = knitted blanket; 캠핑담요 = camping blanket; 피크닉담요 = picnic blanket; 구스무릎담요 = lap blanket; 중력담요 = weighted blanket; 항공담요 = airline blanket; 양털담요 = sherpa throw; 뜨개담요 = crochet blanket; 후드담요 = hooded blanket; 모포 = wool blanket; 군용담요 = army blanket; 입는담요 = wearable blanket; 휴대용담요 = travel blanket; 셔닐블랭킷 = chenille blanket

+ boat-car-cover
ko: 에어컨실외기커버 = air conditioner outdoor unit cover; 실외기커버 = air conditioner outdoor unit cover; 그네커버 = swing seat cover; 라켓커버 = racket cover; 예초기커버 = lawn mower cover; 우산커버 = umbrella cover; 잔디깎이커버 = lawn mower cover; 배드민턴라켓커버 = racket cover; 탁구라켓커버 = table tennis bat cover; 제트스키커버 = jet ski cover; 장작커버 = firewood cover; 선외기커버 = outboard motor cover

+ bodywarmer-hunting
ko: 사파리조끼 = safari vest; 멀티포켓조끼 = multi-pocket vest; 유틸리티조끼 = utility vest; 사격조끼 = shooting vest; 루어조끼 = fishing vest

+ boot-cuff
ko: 부츠워머 = boot cuff; 부츠토퍼 = boot topper; 부츠커프 = boot cuff; 댄스레그워머 = dance leg warmer; 발레워머 = dance leg warmer

+ bridal-accessory
ko: 첫영성체베일 = communion veil; 니캅 = niqab; 레이스미사보 = lace mantilla; 웨딩숄 = bridal shawl; 블랙베일 = birdcage veil; 웨딩볼레로 = bridal bolero; 웨딩장갑 = bridal glove

+ camouflage-clothing
ko: 군복 = military uniform; 전투복 = combat uniform; 야상 = field jacket; 밀리터리자켓 = military jacket; 깔깔이 = quilted military liner jacket; 야상점퍼 = field jacket; 군복상의 = army jacket; 밀리터리복 = military clothing; 위장복 = camouflage clothing; 길리슈트 = ghillie suit; 디지털군복 = camouflage uniform; 방상내피 = quilted military liner jacket; 군인옷 = military uniform; 방상외피 = field jacket; M65 필드자켓 = field jacket; 필드자켓 = field jacket; 카모자켓 = camouflage jacket; 야상자켓 = field jacket

+ car-textile-listings
ko: 카시트보호매트 = car seat protector; 자동차시트커버 = car seat cover; 핸들커버 = steering wheel cover; 차량용햇빛가리개 = car sunshade; 강아지카시트커버 = dog car seat cover; 통풍시트커버 = car seat cover; 앞유리커버 = windscreen frost cover; 킥매트 = car seat back protector; 애견카시트매트 = dog hammock for car; 차량뒷좌석매트 = car rear seat mat; 차량용방석 = car seat cushion; 카시트커버 = car seat cover; 성에방지커버 = windscreen frost cover; 자동차핸들커버 = steering wheel cover; 안전벨트커버 = seat belt cover; 차량용시트커버 = car seat cover; 뒷좌석커버 = car rear seat cover; 차량시트커버 = car seat cover; 안전벨트패드 = seat belt pad; 썬바이저커버 = sun visor cover; 트렁크매트 = car boot mat; 기어커버 = gear knob cover; 차박매트 = car camping mat; 대시보드커버 = dashboard cover; 논슬립커버 = dashboard cover + 대시보드|차량

+ cargo-combat-trousers
ko: 택티컬팬츠 = tactical trousers; 승마바지 = riding breeches; 군복바지 = army trousers; 건빵바지 = cargo trousers; 전술바지 = tactical trousers; 골프바지 = golf trousers; 골프팬츠 = golf trousers; 전투복바지 = combat trousers; 등산바지 = hiking trousers; 스키바지 = ski trousers; 보드바지 = snowboard trousers; 밀리터리팬츠 = military trousers; 승마팬츠 = riding breeches; 보드팬츠 = snowboard trousers; 낚시바지 = fishing trousers; 야구바지 = baseball trousers; 스키팬츠 = ski trousers; 오토바이바지 = motorcycle trousers; 캠핑바지 = outdoor trousers

+ ceremonial-vestment
ko: 복사복 = altar server robe; 신부제의 = chasuble; 영대 = priest stole; 스톨 = clergy stole + 목사|신부|졸업|성가대|장로; 제의 = priest vestment + 신부|천주교|성당; 수녀복 = nun habit; 목사스톨 = clergy stole; 졸업스톨 = graduation stole; 장백의 = alb; 로만카라 = clergy collar; 로만칼라 = clergy collar

+ changing-robe
ko: 서핑판초 = surf changing robe; 비치판초 = beach changing robe; 후드타올가운 = hooded towel robe; 수영가운 = swim changing robe; 드라이로브 = changing robe; 다이빙가운 = changing robe; 탈의판초 = changing robe; 보트코트 = boat coat changing robe; 스윔파카 = swim parka; 수영판초 = swim poncho; 타올가운 = towelling robe

+ chasing-gaiter-outdoor
ko: 설산스패츠 = snow gaiter; 방수스패츠 = waterproof gaiter; 미니스패츠 = shoe gaiter; 숏스패츠 = trail gaiter; 뱀방지각반 = snake gaiter; 고어텍스스패츠 = waterproof gaiter; 롱스패츠 = hiking gaiter

+ cheer-band-uniform
ko: 치어리더복 = cheerleading uniform; 치어리더의상 = cheerleading uniform; 치어리딩복 = cheerleading uniform; 응원복 = cheerleading uniform; 팀조끼메쉬 = mesh training bib; 팀복조끼 = team bib; 마칭밴드복 = marching band uniform; 스포츠조끼 = sports bib; 번호조끼 = numbered sports bib

+ chef-jacket-trade
ko: 서빙유니폼 = waiter uniform; 호텔유니폼 = hotel uniform; 식당유니폼 = restaurant uniform; 카페유니폼 = cafe uniform; 웨이터복 = waiter jacket; 서빙조끼 = waiter waistcoat; 웨이터조끼 = waiter waistcoat; 일식조리복 = chef jacket; 일식가운 = chef jacket; 딜러조끼 = waiter waistcoat; 횟집유니폼 = restaurant uniform

+ christening-gown
ko: 세례복 = christening gown; 유아세례복 = christening gown; 세례드레스 = christening dress; 영아세례복 = christening gown

+ cleaning-textile
ko: 안경닦이 = lens cleaning cloth; 극세사먼지떨이 = microfibre duster; 먼지떨이 = duster; 세차타올 = microfibre car cloth; 안경수건 = lens cleaning cloth; 융천 = polishing cloth; 드라잉타올 = car drying towel; 버핑타월 = car polishing cloth; 막걸레 = floor cloth; 인조세무 = synthetic chamois; 세차수건 = car wash towel; 은세척천 = silver polishing cloth; 세차타월 = microfibre car cloth; 청소포 = dust mop sheet; 드라잉타월 = car drying towel; 안경닦는천 = lens cleaning cloth; 정전기청소포 = dust mop sheet; 물걸레청소포 = wet mop sheet; 은닦는천 = silver polishing cloth; 렌즈천 = lens cleaning cloth; 걸레포 = mop sheet; 악기닦는천 = instrument polishing cloth; 광택천 = polishing cloth; 스웨이드클리너천 = lens cleaning cloth

+ cleanroom-garment
ko: 방진복 = cleanroom coverall; 제전복 = antistatic garment; 무진복 = cleanroom coverall; 제전가운 = antistatic coat; 방진가운 = cleanroom smock; 클린룸복 = cleanroom coverall; 방진모 = cleanroom hood; 제전화 = antistatic shoe + 방진|클린룸; 정전기방지복 = antistatic coverall

+ clothing-listing-womens
ko: 여성투피스 = women's two-piece set; 여성셋업 = women's matching set; 니트셋업 = knitted set; 니트투피스 = knitted two-piece set; 여성상하세트 = women's two-piece set; 원피스세트 = women's dress set; 니트세트 = knitted set; 가디건세트 = cardigan set; 린넨셋업 = linen set; 여름투피스 = women's two-piece set; 니트상하세트 = knitted set; 블라우스세트 = blouse set

+ coat-trade-names
ko: 승마자켓 = riding jacket; 떡볶이코트 = duffle coat; 카멜코트 = camel coat; 초어자켓 = chore jacket; 맥코트 = mac coat; 체스터코트 = chesterfield coat; 코쿤코트 = cocoon coat; 더플코트 = duffle coat; 발마칸코트 = balmacaan coat; 라글란코트 = raglan coat; 핸드메이드코트 = handmade wool coat; 사파리자켓 = safari jacket; 사파리점퍼 = safari jacket; 발마칸 = balmacaan coat; 체스터필드 = chesterfield coat; 로브코트 = robe coat; 하프코트 = half coat; 무릎코트 = coat

+ control-underwear
ko: 속바지 = safety shorts; 인견속바지 = rayon underpants; 보정팬티 = control briefs; 생리팬티 = period panties; 똥배팬티 = tummy control panties; 언더팬츠 = underpants; 위생팬티 = period panties; 여성속바지 = safety shorts; 레이스속바지 = lace safety shorts; 치마속바지 = safety shorts; 안심속바지 = safety shorts; 원피스속바지 = safety shorts; 심리스속바지 = seamless safety shorts; 입는생리대팬티 = period panties; 블루머 = bloomers; 힙업팬티 = hip-up panties; 뱃살팬티 = tummy control panties; 엉뽕팬티 = padded panties; 고쟁이 = bloomers; 엉뽕 = padded panties
not: 입는생리대

+ cotton-gloves-light
ko: 흰장갑 = white cotton glove; 예식장갑 = white ceremonial glove; 하얀장갑 = white cotton glove; 의장장갑 = white ceremonial glove; 감식장갑 = inspection glove; 보습장갑 = moisturising cotton glove; 의전장갑 = white ceremonial glove; 면속장갑 = cotton liner glove; 속장갑 = liner glove; 백장갑 = white cotton glove; 수면장갑 = moisturising glove; 행사장갑 = white ceremonial glove; 결혼식장갑 = white ceremonial glove; 보석장갑 = jewellery inspection glove; 손피부보호장갑 = cotton glove

+ craft-kit-textile
ko: 퀼트패키지 = quilt kit; 뜨개패키지 = knitting kit; 뜨개인형패키지 = amigurumi kit; 터프팅키트 = tufting kit; 코바늘키트 = crochet kit; 뜨개질키트 = knitting kit; 자수패키지 = embroidery kit; 프랑스자수패키지 = embroidery kit; 퀼트키트 = quilt kit; 뜨개키트 = knitting kit; 손뜨개패키지 = knitting kit; 바느질키트 = sewing craft kit; 목도리뜨기패키지 = knitting kit; 스킬자수 = latch hook kit; 뜨개가방패키지 = crochet bag kit; 태팅레이스키트 = tatting kit; 펀치니들키트 = punch needle kit; 위빙키트 = weaving kit; 펀치니들 = punch needle kit; 손뜨개키트 = knitting kit; 퀼트DIY = quilt kit

+ curtain-trade
ko: 바란스 = curtain valance; 밸런스커튼 = curtain valance; 암막블라인드휴대용 = portable blackout blind; 공간분리커튼 = room divider curtain; 칸막이커튼 = room divider curtain; 가리개커튼 = short curtain; 바란스커튼 = curtain valance; 주방바란스 = curtain valance; 레이스바란스 = lace curtain valance; 창문가리개 = window curtain; 병원커튼 = hospital divider curtain; 작은창커튼 = short curtain

+ deep-sport-suit
ko: 역도복 = weightlifting singlet; 레슬링복 = wrestling singlet; 싱글렛 = singlet + 레슬링|역도|육상|마라톤|러닝; 조정복 = rowing suit; 철인3종슈트 = triathlon suit; 쫄쫄이 = zentai suit + 전신|의상|타이즈; 스피드스케이트복 = speed skating suit; 전신타이즈 = zentai suit; 쫄쫄이의상 = zentai suit; 경륜복 = speed cycling suit; 철인삼종슈트 = triathlon suit; 육상복 = athletics suit

+ ethnic-east-asia
ko: 당나라복 = tang suit; 중국전통의상 = Chinese traditional costume; 중국의상 = Chinese traditional costume; 진베이 = jinbei; 사무에 = samue; 베트남전통의상 = ao dai; 중국전통복 = Chinese traditional costume; 당복 = tang suit; 중국치파오 = cheongsam; 일본전통의상 = Japanese traditional costume; 한텐 = hanten; 베트남아오자이 = ao dai

+ ethnic-europe
ko: 디른들 = dirndl dress; 플라멩코드레스 = flamenco dress; 플라멩코의상 = flamenco costume; 민속의상 = folk costume; 독일전통의상 = dirndl costume; 플라멩고치마 = flamenco skirt; 세계전통의상 = folk costume; 플라멩코스커트 = flamenco skirt; 플라멩코치마 = flamenco skirt

+ ethnic-indian
ko: 인도전통의상 = Indian ethnic garment; 펀자비 = salwar suit; 쿠르타 = kurta; 인도전통옷 = Indian ethnic garment; 레헹가 = lehenga; 인도옷 = Indian ethnic garment

+ fencing-falconry-glove
ko: 매장갑 = falconry glove; 펜싱장갑 = fencing glove; 초저온장갑 = cryogenic glove; 가시방지장갑 = thornproof glove; 벽난로장갑 = fireplace glove; 캠핑장갑 = heat resistant leather glove; 가죽용접장갑 = leather welding glove; 화로대장갑 = heat resistant leather glove; 액체질소장갑 = cryogenic glove; 물림방지장갑 = bite protection glove; 캠핑가죽장갑 = heat resistant leather glove

+ flame-retardant-wear
ko: 방염복 = flame retardant clothing; 소방복 = firefighter suit; 방화복 = firefighter suit; 방열복 = aluminised heat protective suit; 난연작업복 = flame resistant coverall; 소방관옷 = firefighter suit; 아크플래시복 = arc flash suit; 내열복 = heat protective suit; 레이싱슈트 = racing suit; 특수방화복 = firefighter suit; 소방관복 = firefighter suit; 방염작업복 = flame resistant work clothes; 카트슈트 = kart racing suit

+ glove-coated-trade
ko: PU코팅장갑 = PU coated glove; NBR폼장갑 = foam nitrile glove; 라텍스코팅장갑 = latex coated glove; 니트릴코팅장갑 = nitrile coated glove; 팜코팅장갑 = palm coated glove; PVC코팅장갑 = PVC coated glove; 방한작업장갑 = thermal work glove; PU장갑 = PU coated glove; 탑코팅장갑 = coated work glove; 도트장갑 = PVC dotted glove; 손바닥코팅장갑 = palm coated glove; 기모코팅장갑 = thermal coated glove; 반코팅목장갑 = palm coated glove; 방한코팅장갑 = thermal coated glove

+ hosiery-trade
ko: 80데니아스타킹 = 80 denier tights; 울타이즈 = wool tights; 면타이즈 = cotton tights; 니트타이즈 = knitted tights; 절단지양말 = stump sock; 골지타이즈 = ribbed tights; 골지스타킹 = ribbed tights; 교복스타킹 = school tights; 학생스타킹 = school tights; 무지타이즈 = plain tights; 스타킹120데니아 = 120 denier tights; 꽈배기타이즈 = cable knit tights; 니트스타킹 = knitted tights

+ infant-training-pants
ko: 배변팬티 = training pants; 유아배변팬티 = toddler training pants; 배변훈련기저귀 = training pants; 아기방수팬티 = training pants; 연습팬티 = training pants; 방수팬티유아 = toddler training pants; 배변훈련속옷 = training pants; 기저귀떼기팬티 = training pants; 트레이닝팬티 = training pants

+ jersey-goalkeeper
ko: 러닝싱글렛 = running singlet; 농구민소매 = basketball singlet; 마라톤복 = marathon singlet; 나시 = sleeveless top; 민소매티 = sleeveless T-shirt; 나시티 = sleeveless T-shirt; 런닝셔츠 = undershirt; 런닝 = undershirt + 남성속옷|면|메리야스|민소매|남자속옷; 메리야스 = undershirt; 발열내의 = thermal undershirt; 머슬핏나시 = muscle vest; 슬리브리스 = sleeveless top; 민소매 = sleeveless top; 골키퍼유니폼 = goalkeeper jersey; 난닝구 = undershirt; 런닝내의 = undershirt; 런닝구 = undershirt; 민소매티셔츠 = sleeveless T-shirt; 러닝셔츠 = undershirt; 헬스나시 = gym tank top; 발열내복 = thermal underwear; 내복 = thermal underwear + 발열|상하|남성|여성|기모|겨울|성인|어른; 내의 = thermal underwear + 발열|상하|남성|여성|기모|겨울; 히트텍 = thermal underwear; 기모내의 = fleece-lined underwear; 런닝나시 = sleeveless undershirt; 골지나시 = ribbed tank top; 베이스레이어 = base layer top; 마라톤싱글렛 = marathon singlet; 이너나시 = sleeveless undershirt; 헬스민소매 = gym tank top; 메쉬나시 = mesh tank top

+ jumpsuit-playsuit
ko: 동물잠옷 = animal onesie; 우주복잠옷 = adult onesie; 멜빵원피스청 = dungaree dress; 멜빵치마 = pinafore skirt; 올인원잠옷 = adult onesie; 성인우주복 = adult onesie; 점프수트정장 = evening jumpsuit; 원시잠옷 = adult onesie; 점프슈트작업복 = boiler suit; 멜빵스커트 = pinafore skirt; 캐릭터동물잠옷 = animal onesie

+ kids-school-uniform
ko: 교복 = school uniform; 교복셔츠 = school shirt; 교복치마 = school skirt; 교복바지 = school trousers; 교복자켓 = school blazer; 교복가디건 = school cardigan; 교복니트조끼 = school knitted vest; 유치원원복 = kindergarten uniform; 생활복 = school casual uniform; 교복와이셔츠 = school shirt; 교복조끼 = school vest; 교복블라우스 = school blouse; 원복 = kindergarten uniform + 어린이집|유치원; 하복 = summer school uniform + 교복|학생|치마|바지; 동복 = winter school uniform + 교복|학생|치마|바지; 교복체육복 = school gym suit; 교복마이 = school blazer; 교복스커트 = school skirt

+ lab-warehouse-coat
ko: 미술가운 = artist smock; 방문객가운 = visitor coat; 약사가운 = pharmacist coat; 식품공장위생복 = food factory coat; 정육점가운 = butcher coat; 실험실가운 = laboratory coat; 작업가운 = work smock; 미술놀이가운 = children's art smock; 물감놀이가운 = children's art smock; 약국가운 = pharmacist coat; 이발가운 = barber coat; 토시앞치마 = art smock; 아동미술가운 = children's art smock; 식당위생복 = food hygiene coat

+ life-saving-tactical-vest
ko: 방탄조끼 = bulletproof vest; 전술조끼 = tactical vest; 플레이트캐리어 = plate carrier vest; 방검조끼 = stab proof vest; 택티컬조끼 = tactical vest; 체스트리그 = chest rig; 방검복 = stab proof vest; 방탄복 = bulletproof vest; 전술베스트 = tactical vest; 택티컬베스트 = tactical vest; 에어소프트조끼 = airsoft vest; 서바이벌조끼 = tactical vest; 방탄패널 = ballistic vest panel

+ night-trade
ko: 환자복 = hospital pyjamas; 커플잠옷 = couple pyjamas; 파자마반바지 = pyjama shorts; 실크잠옷 = silk pyjamas; 새틴잠옷 = satin pyjamas; 잠옷상의 = pyjama top; 수술환자복 = hospital gown; 병원환자복 = hospital pyjamas; 가족잠옷 = family pyjamas; 플란넬잠옷 = flannel pyjamas; 새틴파자마 = satin pyjamas; 실크파자마 = silk pyjamas; 슬립잠옷 = slip nightdress; 원피스파자마 = nightdress; 크리스마스잠옷 = Christmas pyjamas; 환의 = hospital gown + 병원|환자; 검진복 = hospital gown; 캐미솔잠옷 = camisole nightwear; 캐릭터잠옷 = character pyjamas

+ nurse-uniform-dress
ko: 간호사복 = nurse uniform; 간호사원피스 = nurse dress; 수의사가운 = vet scrubs; 간호사유니폼 = nurse uniform; 간호원피스 = nurse dress; 간호조무사복 = nurse uniform; 간호사가운 = nurse uniform; 병원간호사복 = nurse uniform; 간호사가디건 = nurse cardigan; 물리치료복 = medical uniform

+ petticoat-hoop
ko: 페티코트 = petticoat; 패치코트 = petticoat; 크리놀린 = crinoline petticoat; 한복속치마 = hanbok petticoat; 웨딩속치마 = bridal petticoat; 파니에 = petticoat; 드레스링 = hoop petticoat; 망사속치마 = tulle petticoat; 드레스속치마 = dress petticoat; 빠니에 = petticoat; 레이스속치마 = lace petticoat; 레이어드속치마 = slip extender

+ poncho-ruana
ko: 니트망토 = knitted cape; 니트케이프 = knitted cape; 울판초 = wool poncho; 숄가디건 = shawl cardigan; 숄판초 = shawl poncho; 뜨개판초 = crocheted poncho; 케이프숄 = cape shawl; 울망토 = wool cape; 캐시미어망토 = cashmere cape; 알파카판초 = alpaca poncho; 플리스망토 = fleece poncho

+ prenatal-wear
ko: 임산부복대 = maternity support band; 임부복대 = maternity support band; 임부코트 = maternity coat; 임산부코트 = maternity coat; 산전복대 = maternity support band; 임부니트 = maternity jumper; 임산부니트 = maternity jumper; 임부가디건 = maternity cardigan; 배가리개 = belly band + 임산부|임부; 임산부배벨트 = maternity support band; 복대 = support band + 임산부|임부|만삭

+ safety-hi-vis-trade
ko: 반사띠 = reflective belt; 반사밴드 = reflective band; 형광티셔츠 = hi-vis T-shirt; 야광밴드 = reflective band; 반사벨트 = reflective belt; LED암밴드 = LED reflective armband; 야광띠 = reflective sash; 반사암밴드 = reflective armband; 형광점퍼 = hi-vis jacket; 안전점퍼 = hi-vis jacket; 반사어깨띠 = reflective sash; 안전밴드 = reflective band + 반사|야광|LED|러닝; 반사우의 = hi-vis rain jacket

+ sleeve-protector
ko: 용접토시 = welding sleeve; 방검토시 = cut resistant sleeve; 일회용토시 = disposable sleeve cover; 작업토시 = sleeve protector; 소매토시 = sleeve protector; 방수토시 = waterproof sleeve protector; 비닐토시 = disposable sleeve cover; 절단방지토시 = cut resistant sleeve; 주방토시 = sleeve protector; 내열토시 = heat resistant sleeve; 베임방지토시 = cut resistant sleeve; 위생토시 = hygiene sleeve cover; 김장토시 = waterproof sleeve protector; 보호토시 = sleeve protector

+ suit-official
ko: 린넨정장 = linen suit; 트위드정장 = tweed suit; 턱시도정장 = tuxedo; 더블정장 = double-breasted suit; 싱글정장 = single-breasted suit; 스리피스정장 = three-piece suit; 쓰리피스정장 = three-piece suit; 울정장 = wool suit; 슬림핏정장 = slim fit suit; 빅사이즈정장 = suit; 결혼식정장 = wedding suit; 면접용정장 = business suit; 맞춤정장 = made-to-measure suit

+ swim-official
ko: 래쉬가드 = rash guard; 래시가드 = rash guard; 방수수영기저귀 = reusable swim nappy; 아동래쉬가드 = children's rash guard; 집업래쉬가드 = zip rash guard; 비치레깅스 = swim leggings; 워터레깅스 = swim leggings; 남자래쉬가드 = men's rash guard; 여성래쉬가드 = women's rash guard; 수영레깅스 = swim leggings; 래쉬가드세트 = rash guard set; 남성래쉬가드 = men's rash guard; 유아래쉬가드 = children's rash guard; 남아래쉬가드 = boys' rash guard; 여아래쉬가드 = girls' rash guard; 래쉬가드레깅스 = swim leggings; 반신수영복 = jammer swimwear; 5부수영복 = jammer swimwear; 재머 = jammer swimwear + 수영; 유아수영복 = children's swimsuit; 선수용수영복 = racing swimsuit; 반신수영복남자 = jammer swimwear; 스윔레깅스 = swim leggings; 래쉬가드집업 = zip rash guard

+ tabard-trade
ko: 조끼앞치마 = tabard apron; 판초앞치마 = tabard apron; 유치원앞치마 = children's apron; 어린이앞치마 = children's apron; 아동앞치마 = children's apron; 유아앞치마 = children's apron; X자앞치마 = cross-back apron; 양면앞치마 = tabard apron; 원피스앞치마 = smock apron; 일본앞치마 = smock apron

+ tracksuit-woven
ko: 트레이닝자켓 = training jacket; 트레이닝점퍼 = training jacket; 트랙탑 = track top; 트랙자켓 = track jacket; 트레이닝상의 = tracksuit top; 져지 = track jacket + 트레이닝|트랙|집업|스포츠|축구; 저지자켓 = track jacket; 트레이닝집업 = tracksuit top; 웜업자켓 = warm-up jacket; 웜업점퍼 = warm-up jacket; 츄리닝상의 = tracksuit top; 추리닝상의 = tracksuit top; 나일론츄리닝 = nylon tracksuit; 트랙져지 = track jacket; 운동복상의 = sports top; 바람막이세트 = windbreaker tracksuit

+ unisex-tunic-top
ko: 튜닉 = tunic; 튜닉블라우스 = tunic blouse; 롱티셔츠 = long tunic T-shirt; 롱블라우스 = long tunic blouse; 튜니크 = tunic; 에스닉블라우스 = peasant blouse; 롱티 = long tunic T-shirt; 튜닉셔츠 = tunic shirt; 튜닉원피스 = tunic dress

+ baby-garment
ko: 우주복 = baby romper + 아기|신생아|유아|베이비|돌; 아기바디수트 = baby bodysuit; 배냇저고리 = newborn kimono shirt; 아기우주복 = baby romper; 아기옷 = baby clothes; 베이비수트 = baby bodysuit; 아기바디슈트 = baby bodysuit; 배냇슈트 = newborn sleepsuit; 신생아옷 = newborn clothes; 아기롬퍼 = baby romper; 바디수트유아 = baby bodysuit; 베이비바디수트 = baby bodysuit; 배냇수트 = newborn sleepsuit; 아기수트 = baby bodysuit; 유아복 = baby clothes; 바디슈트아기 = baby bodysuit; 신생아우주복 = newborn romper; 베이비롬퍼 = baby romper; 돌쟁이옷 = baby clothes; 배냇가운 = newborn gown

+ blouse
ko: 블라우스 = blouse; 쉬폰블라우스 = chiffon blouse; 시폰블라우스 = chiffon blouse; 리본블라우스 = bow blouse; 새틴블라우스 = satin blouse; 여성셔츠 = women's shirt; 실크블라우스 = silk blouse; 프릴블라우스 = ruffle blouse; 레이스블라우스 = lace blouse; 여자셔츠 = women's shirt; 랩블라우스 = wrap blouse; 남방블라우스 = blouse; 블라우스셔츠 = blouse; 여성남방 = women's shirt; 여자남방 = women's shirt; 브라우스 = blouse; 여아블라우스 = girls' blouse

+ bra
ko: 브래지어 = bra; 브라 = bra + 노와이어|심리스|스포츠|여성|속옷|볼륨|누드|후크|와이어|패드|푸쉬업|레이스|언더웨어; 스포츠브라 = sports bra; 브라렛 = bralette; 누브라 = adhesive bra; 노와이어브라 = wireless bra; 수유브라 = nursing bra; 브라탑나시 = bra top; 심리스브라 = seamless bra; 볼륨브라 = push up bra; 주니어브라 = training bra; 끈없는브라 = strapless bra; 티셔츠브라 = T-shirt bra; 푸쉬업브라 = push up bra; 브라자 = bra; 볼륨업브라 = push up bra; 요가브라탑 = sports bra; 누드브라 = adhesive bra; 프론트후크브라 = front closure bra; 튜브브라 = strapless bra; 실리콘브라 = adhesive bra; 전방후크브라 = front closure bra; 스포츠브라탑 = sports bra; 홑겹브라 = unlined bra; 니플패치 = nipple cover; 니플밴드 = nipple cover; 니플커버 = nipple cover; 브라런닝 = bra undershirt; 초등브라 = training bra; 심리스브래지어 = seamless bra; 노와이어브래지어 = wireless bra; 학생브라 = training bra

+ coat-jacket
ko: 자켓 = jacket; 코트 = coat + 롱|하프|울|겨울|여성|남성|트렌치|핸드메이드|캐시미어|아우터|숏|더블|싱글|오버핏; 패딩 = padded jacket; 점퍼 = jacket; 바람막이 = windbreaker; 재킷 = jacket; 롱패딩 = long padded coat; 숏패딩 = short padded jacket; 경량패딩 = light padded jacket; 트렌치코트 = trench coat; 청자켓 = denim jacket; 파카 = parka; 구스다운 = goose down jacket + 점퍼|패딩|자켓|롱|숏|경량|남성|여성; 항공점퍼 = flight jacket; 야구점퍼 = varsity jacket; 과잠 = varsity jacket; 스키자켓 = ski jacket; 윈드브레이커 = windbreaker; 아노락 = anorak; 잠바 = jacket; 롱코트 = long coat; 울코트 = wool coat; 퀼팅자켓 = quilted jacket; 패딩점퍼 = padded jacket; 다운자켓 = down jacket; 다운점퍼 = down jacket; 구스패딩 = goose down jacket; 패딩코트 = padded coat; 바시티자켓 = varsity jacket; 블루종 = blouson jacket; 데님자켓 = denim jacket; 스타디움점퍼 = varsity jacket; 푸퍼 = puffer jacket; 소프트쉘자켓 = softshell jacket; 누빔자켓 = quilted jacket; 피코트 = pea coat; 오버코트 = overcoat; 아우터 = outerwear jacket; 등산자켓 = hiking jacket; 보드자켓 = snowboard jacket; 코치자켓 = coach jacket; 벤치코트 = bench coat; 헤링턴자켓 = harrington jacket; 발열패딩 = heated padded jacket; 골프점퍼 = golf jacket; 라이너자켓 = liner jacket; 봄버자켓 = bomber jacket; 후드점퍼 = hooded jacket; 코듀로이자켓 = corduroy jacket; 발열자켓 = heated jacket; 낚시복 = fishing suit jacket; 고어텍스자켓 = waterproof jacket; 트러커자켓 = trucker jacket; 패딩자켓 = padded jacket; 골프자켓 = golf jacket; 푸퍼자켓 = puffer jacket; 덕다운 = duck down jacket + 점퍼|패딩|자켓|롱|숏|경량
not: 테니스코트; 코트걸이; 코트니; 자켓걸이; 카시트패딩; 패딩부츠; 패딩슬리퍼; 패딩장갑; 점퍼루; 점퍼선; 점퍼스타터; 점퍼케이블; 점퍼와이어; 패딩세제; 패딩화; 파카글라스; 패딩워시; 농구코트; 배드민턴코트; 그라코트

+ dress
ko: 원피스 = dress; 드레스 = dress; 롱드레스 = long dress; 미디원피스 = midi dress; 맥시원피스 = maxi dress; 썸머드레스 = sundress; 쉬폰원피스 = chiffon dress; 플라워원피스 = dress; 여름원피스 = sundress; 린넨원피스 = linen dress; 정장원피스 = formal dress; 여아원피스 = girls' dress; 아동원피스 = girls' dress; 벨벳원피스 = velvet dress; 레이스원피스 = lace dress; 칵테일드레스 = cocktail dress
not: 드레스룸; 드레스셔츠; 드레스코드; 드레스퍼퓸; 원피스피규어; 인형드레스; 드레스슈즈; 어드레스

+ glove-knit
ko: 니트장갑 = knitted glove; 장갑 = glove; 벙어리장갑성인 = mitten; 터치장갑 = touchscreen glove; 방한장갑 = winter glove; 스마트폰장갑 = touchscreen glove; 털장갑 = woollen glove; 기모장갑 = fleece-lined glove; 손가락장갑 = glove; 미튼 = mitten; 반장갑 = fingerless glove; 핑거리스장갑 = fingerless glove; 자외선차단장갑 = UV protection glove; 레이스장갑 = lace glove; 겨울장갑 = winter glove; 가죽장갑 = leather glove; 아동장갑 = children's glove; 뜨개장갑 = knitted glove; 핸드워머 = hand warmer glove; 손모아장갑 = mitten; 스웨이드장갑 = suede glove; 여름장갑 = sun protection glove; 발열장갑 = heated glove; 열선장갑 = heated glove; 스마트장갑 = touchscreen glove; 손등장갑 = sun protection glove; 온열장갑 = heated glove; 양가죽장갑 = sheepskin leather glove; 플리스장갑 = fleece glove; 캐시미어장갑 = cashmere glove; 앙고라장갑 = angora glove
not: 오븐장갑; 목욕장갑; 복싱장갑; 권투장갑; 브러쉬장갑; 애견장갑; 때밀이장갑; 세차장갑

+ hat
ko: 모자 = hat; 볼캡 = baseball cap; 버킷햇 = bucket hat; 비니 = beanie; 야구모자 = baseball cap; 벙거지 = bucket hat; 스냅백 = snapback cap; 썬캡 = sun visor cap; 벙거지모자 = bucket hat; 챙모자 = sun hat; 선캡 = sun visor cap; 캠프캡 = camp cap; 털모자 = winter hat; 사파리모자 = safari hat; 메쉬캡 = mesh cap; 니트모자 = knitted hat; 골프모자 = golf cap; 등산모자 = hiking hat; 방한모자 = winter hat; 라피아햇 = raffia hat; 썬햇 = sun hat; 보넷 = bonnet + 아기|유아|모자|신생아; 농사모자 = sun hat with neck flap; 군모 = military cap; 낚시모자 = fishing hat; 트러커캡 = trucker cap; 숏비니 = short beanie; 와치캡 = watch cap; 방한모 = winter hat; 햇빛가리개모자 = sun hat; 자외선차단모자 = sun hat; 아기모자 = baby hat; 버킷햇여성 = bucket hat; 정글모 = boonie hat; 돌돌이썬캡 = roll-up sun visor; 겨울모자 = winter hat; 바이저캡 = sun visor cap; 골프썬캡 = golf visor; 퀼팅모자 = quilted hat; 밀리터리캡 = military cap; 부니햇 = boonie hat; 파일럿모자 = aviator hat; 버킷모자 = bucket hat; 러닝캡 = running cap; 마린캡 = fisherman cap; 산타모자 = Santa hat; 산타클로스모자 = Santa hat; 마녀모자 = witch hat; 고깔모자 = party cone hat; 퍼햇 = fur hat; 퍼버킷햇 = furry bucket hat; 스컬캡 = skull cap; 두건모자 = chemo cap; 항암모자 = chemo cap; 위생모 = food hygiene cap; 조리모 = chef hat; 요리사모자 = chef hat; 위생모자 = food hygiene cap; 일회용위생모 = disposable hygiene cap; 캡모자 = baseball cap; 작업모 = work cap; 조리모자 = chef hat; 모자남자 = men's hat; 쉐프모자 = chef hat
not: 모자걸이; 모자보관; 모자정리; 모자원단; 모자핀; 모자건조; 모자세척; 모자이크; 가발모자; 모자틀; 모자케이스; 모자챙; 모자상자; 부모자; 비니루

+ hoodie
ko: 후드티 = hooded sweatshirt; 맨투맨 = sweatshirt; 니트 = knitted top + 여성|남성|브이넥|라운드|오버핏|긴팔|반팔|터틀넥|폴라|꽈배기|가을|겨울|여름|캐시미어|울|앙고라; 가디건 = cardigan; 후드집업 = zip hoodie; 스웨터 = sweater; 니트티 = knitted top; 집업 = zip-up sweatshirt; 후리스 = fleece jacket; 터틀넥 = turtleneck sweater; 폴라티 = turtleneck top; 플리스자켓 = fleece jacket; 기모후드티 = fleece-lined hooded sweatshirt; 후드 = hooded sweatshirt + 티셔츠|기모|맨투맨|오버핏|집업|긴팔; 카디건 = cardigan; 후드티셔츠 = hooded sweatshirt; 니트가디건 = knitted cardigan; 반집업 = half-zip sweatshirt; 목폴라 = turtleneck top; 브이넥니트 = V-neck sweater; 볼레로 = bolero cardigan; 기모맨투맨 = fleece-lined sweatshirt; 스웨트셔츠 = sweatshirt; 풀오버 = pullover; 니트집업 = knitted zip cardigan; 라운드니트 = crew neck sweater; 반목폴라 = mock neck top; 플리스집업 = fleece jacket; 양털후리스 = fleece jacket; 기모집업 = fleece-lined zip sweatshirt; 아노락후드 = hooded pullover; 꽈배기니트 = cable knit sweater; 반팔니트 = short sleeve knitted top; 니트스웨터 = knitted sweater; 크롭니트 = cropped knitted top; 크롭가디건 = cropped cardigan; 롱가디건 = long cardigan; 니트탑 = knitted top; 앙고라니트 = angora sweater; 울니트 = wool sweater; 캐시미어니트 = cashmere sweater; 하프집업 = half-zip sweatshirt; 케이블니트 = cable knit sweater; 오버핏맨투맨 = oversized sweatshirt; 크롭맨투맨 = cropped sweatshirt; 크롭후드티 = cropped hoodie; 골프니트 = golf sweater; 집업후드 = zip hoodie; 무스탕후리스 = fleece jacket; 쫄티 = tight turtleneck top; 뽀글이 = teddy fleece jacket + 자켓|후리스|집업|점퍼|플리스; 여름가디건 = light cardigan; 쿨니트 = light knitted top
not: 컴포트니트; 주방후드; 렌지후드; 레인지후드; 유니트; 렌즈후드; 후드필터; 후드끈; 니트원단; 니트건조; 니트워시; 니트실; 니트운동화; 니트백; 니트릴; 후드담요

+ leggings
ko: 레깅스 = leggings; 요가복 = yoga wear; 기모레깅스 = fleece-lined leggings; 필라테스복 = Pilates wear; 요가레깅스 = yoga leggings; 제깅스 = jeggings; 치랭스 = skirt leggings; 스포츠레깅스 = sports leggings; 쫄바지 = leggings; 운동레깅스 = gym leggings; 아동레깅스 = children's leggings; 치마레깅스 = skirt leggings; 요가복세트 = yoga set; 부츠컷레깅스 = flared leggings; 5부레깅스 = short leggings; 유아레깅스 = children's leggings; 필라테스복세트 = yoga set; 헬스레깅스 = gym leggings; 요가팬츠 = yoga pants; 골지레깅스 = ribbed leggings; 데님레깅스 = denim leggings; 밍크레깅스 = fleece-lined leggings; 융레깅스 = fleece-lined leggings; 스커트레깅스 = skirt leggings; 조거레깅스 = jogger leggings; 청레깅스 = jeggings; 여아레깅스 = girls' leggings

+ pyjamas
ko: 잠옷 = pyjamas; 파자마 = pyjamas; 홈웨어 = loungewear; 수면잠옷 = fleece pyjamas; 잠옷세트 = pyjama set; 원피스잠옷 = nightdress; 파자마세트 = pyjama set; 아동잠옷 = children's pyjamas; 라운지웨어 = loungewear; 실내복 = loungewear; 나이트드레스 = nightdress; 나이트웨어 = nightwear; 순면잠옷 = cotton pyjamas; 잠옷원피스 = nightdress; 수유잠옷 = nursing pyjamas; 여성잠옷 = women's pyjamas; 남성잠옷 = men's pyjamas; 아동실내복 = children's loungewear; 아동내복 = children's underwear set; 유아내복 = children's underwear set; 유아실내복 = children's loungewear; 인견잠옷 = rayon pyjamas; 아동내의 = children's underwear set; 극세사잠옷 = microfibre pyjamas

+ scarf
ko: 머플러 = scarf; 목도리 = scarf; 스카프 = scarf; 숄 = shawl + 여성|캐시미어|머플러|니트|울|파티|담요|웨딩; 넥워머 = neck warmer; 실크스카프 = silk scarf; 캐시미어머플러 = cashmere scarf; 스누드 = snood; 파시미나 = pashmina shawl; 니트목도리 = knitted scarf; 캐시미어숄 = cashmere shawl; 쁘띠스카프실크 = silk scarf; 헤어스카프 = hair scarf; 머리스카프 = headscarf; 방한넥워머 = neck warmer; 울머플러 = wool scarf; 캐시미어목도리 = cashmere scarf; 숄머플러 = shawl; 니트머플러 = knitted scarf; 니트넥워머 = knitted neck warmer; 털목도리 = furry scarf; 여성스카프 = women's scarf; 숄더워머 = shoulder warmer; 롱스카프 = long scarf; 쉬폰스카프 = chiffon scarf; 아동목도리 = children's scarf; 뜨개목도리 = knitted scarf
not: 자동차머플러; 바이크머플러; 오토바이머플러; 스카프링; 차량용머플러; 머플러팁; 튜닝머플러; 머플러커터; 스카프고리; 스카프빕

+ shirt-men
ko: 셔츠 = shirt; 와이셔츠 = dress shirt; 남방 = shirt + 남성|여성|체크|긴팔|반팔|오버핏|셔츠|린넨; 드레스셔츠 = dress shirt; 린넨셔츠 = linen shirt; 체크셔츠 = checked shirt; 반팔셔츠 = short sleeve shirt; 옥스포드셔츠 = oxford shirt; 데님셔츠 = denim shirt; 하와이안셔츠 = Hawaiian shirt; 청남방 = denim shirt; 체크남방 = checked shirt; 정장셔츠 = dress shirt; 긴팔셔츠 = long sleeve shirt; 알로하셔츠 = Hawaiian shirt; 플란넬셔츠 = flannel shirt; 남성셔츠 = men's shirt; 옥스퍼드셔츠 = oxford shirt; 등산셔츠 = hiking shirt; 차이나카라셔츠 = mandarin collar shirt; 반팔남방 = short sleeve shirt; 헨리넥셔츠 = henley shirt; 하와이안남방 = Hawaiian shirt; 작업셔츠 = work shirt; 청셔츠 = denim shirt; 남자셔츠 = men's shirt; 오버셔츠 = overshirt; 기모남방 = fleece-lined shirt; 린넨남방 = linen shirt; 기모셔츠 = fleece-lined shirt; 긴팔남방 = long sleeve shirt; 코듀로이셔츠 = corduroy shirt; 셔츠자켓 = shirt jacket
not: 셔츠걸이; 셔츠스테이; 셔츠가터; 셔츠건조; 셔츠클립; 셔츠단추

+ shorts-swim
ko: 수영복 = swimsuit; 비키니 = bikini; 보드숏 = board shorts; 원피스수영복 = one-piece swimsuit; 수영팬츠 = swimming trunks; 비치팬츠 = swim shorts; 모노키니 = monokini; 수영바지 = swim shorts; 스윔웨어 = swimwear; 비키니세트 = bikini set; 아동수영복 = children's swimsuit; 실내수영복 = swimsuit; 남자수영복 = men's swimming trunks; 비치웨어 = beachwear; 탱키니 = tankini; 남성수영복 = men's swimming trunks; 보드숏팬츠 = board shorts; 삼각수영복 = swim briefs; 사각수영복 = swim trunks; 여성수영복 = women's swimsuit; 비키니수영복 = bikini; 스윔쇼츠 = swim shorts; 보드쇼츠 = board shorts; 아기수영복 = baby swimsuit; 스윔팬츠 = swim shorts; 스윔수트 = swimsuit; 여아수영복 = girls' swimsuit; 남아수영복 = boys' swimming trunks; 비치반바지 = swim shorts; 트렁크수영복 = swim trunks; 래쉬가드수영복 = rash guard swimsuit; 비키니팬티 = bikini bottom; 워터쇼츠 = swim shorts
not: 비키니옷장; 비키니왁싱; 비키니라인; 비키니시티; 수영복가방; 수영복파우치; 수영복탈수기

+ skirt
ko: 스커트 = skirt; 치마 = skirt; 롱스커트 = long skirt; 미니스커트 = mini skirt; 플리츠스커트 = pleated skirt; 테니스스커트 = tennis skirt; 치마바지 = skort; 샤스커트 = tutu skirt; H라인스커트 = pencil skirt; 데님스커트 = denim skirt; 골프치마 = golf skirt; 튜튜스커트 = tutu skirt; 주름치마 = pleated skirt; 청치마 = denim skirt; 미디스커트 = midi skirt; 골프스커트 = golf skirt; 롱치마 = long skirt; A라인스커트 = A-line skirt; 큐롯 = skort; 랩스커트 = wrap skirt; 플레어스커트 = flared skirt; 니트스커트 = knitted skirt; 머메이드스커트 = mermaid skirt; 캉캉치마 = tiered skirt; 테니스치마 = tennis skirt; 주름스커트 = pleated skirt; 튤스커트 = tulle skirt; 샤치마 = tutu skirt; 스커트팬츠 = skort; 망사치마 = tulle skirt; 쉬폰스커트 = chiffon skirt; 튜튜치마 = tutu skirt; 기모스커트 = fleece-lined skirt; 펜슬스커트 = pencil skirt; 나일론스커트 = nylon skirt; 패딩스커트 = padded skirt
not: 앞치마; 행주치마; 침대스커트; 치마살; 치마상추; 치마걸이; 베드스커트; 산후좌욕치마

+ sock
ko: 양말 = sock; 발목양말 = ankle sock; 스포츠양말 = sports sock; 발가락양말 = toe sock; 페이크삭스 = no show sock; 장목양말 = crew sock; 니삭스 = knee-high sock; 축구양말 = football sock; 등산양말 = hiking sock; 골프양말 = golf sock; 신사양말 = dress sock; 중목양말 = crew sock; 덧신양말 = no show sock; 면양말 = cotton sock; 무지양말 = plain sock; 아동양말 = children's sock; 축구스타킹 = football sock; 러닝양말 = running sock; 방한양말 = thermal sock; 요가양말 = yoga sock; 미끄럼방지양말 = non-slip sock; 캐릭터양말 = novelty sock; 양말세트 = sock set; 학생양말 = school sock; 여성양말 = women's sock; 남성양말 = men's sock; 울양말 = wool sock; 기모양말 = fleece-lined sock; 반스타킹 = knee-high sock; 논슬립양말 = non-slip sock; 토삭스 = toe sock; 발목삭스 = ankle sock; 당뇨양말 = diabetic sock; 발열양말 = heated sock; 니트양말 = knitted sock; 삭스 = sock + 양말|니|크루|앵클|골프|러닝|스포츠; 풋커버 = no show sock; 필라테스양말 = Pilates sock; 야구양말 = baseball sock; 스키양말 = ski sock; 유아양말 = children's sock; 무좀양말 = toe sock; 쿠션양말 = cushioned sock; 배드민턴양말 = badminton sock
not: 양말걸이; 양말정리; 양말집게; 양말건조; 양말보관; 양말빨래; 양말목; 발톱양말; 양말신기; 삭스핀; 양말서랍; 족욕양말; 양말인형; 양말꽃다발

+ t-shirt
ko: 티셔츠 = T-shirt; 반팔티 = short sleeve T-shirt; 긴팔티 = long sleeve T-shirt; 반팔티셔츠 = short sleeve T-shirt; 탱크탑 = tank top; 라운드티 = round neck T-shirt; 긴팔티셔츠 = long sleeve T-shirt; 무지티 = plain T-shirt; 축구유니폼 = football shirt; 농구유니폼 = basketball jersey; 브이넥티 = V-neck T-shirt; 야구유니폼 = baseball jersey; 그래픽티 = graphic T-shirt; 기능성티셔츠 = sports T-shirt; 쿨티셔츠 = sports T-shirt; 이너티 = undershirt; 자전거져지 = cycling jersey; 반팔 = short sleeve T-shirt + 여성|남성|오버핏|라운드|프린팅|면|무지|여름|기능성|그래픽; 오버핏티 = oversized T-shirt; 골지티 = ribbed T-shirt; 커플티 = couple T-shirt; 단체티 = group T-shirt; 사이클저지 = cycling jersey; 면티 = cotton T-shirt; 프린팅티 = printed T-shirt; 머슬티 = muscle T-shirt; 유니폼 = sports jersey + 축구|야구|농구|레플리카|마킹|배구; 레이어드티 = layered T-shirt; 스포츠티셔츠 = sports T-shirt; 라운드티셔츠 = round neck T-shirt; 가족티 = family T-shirt; 기능성티 = sports T-shirt; 쫄쫄이티 = tight T-shirt; 7부티 = three-quarter sleeve T-shirt; 5부티 = half sleeve T-shirt; 사이클져지 = cycling jersey; 면티셔츠 = cotton T-shirt; 티셔쓰 = T-shirt; 아동티셔츠 = children's T-shirt; 유니폼레플리카 = replica football shirt; 쿨티 = sports T-shirt; 래글런티 = raglan T-shirt; 냉감티셔츠 = cooling T-shirt; 러닝티셔츠 = running T-shirt; 등산티셔츠 = hiking T-shirt; 자전거저지 = cycling jersey; 기모티 = fleece-lined T-shirt; 배드민턴티 = badminton T-shirt; 헬스티 = gym T-shirt

+ trousers
ko: 바지 = trousers; 슬랙스 = slacks; 팬츠 = trousers; 반바지 = shorts; 카고팬츠 = cargo trousers; 면바지 = cotton trousers; 와이드팬츠 = wide leg trousers; 멜빵바지 = dungarees; 치노팬츠 = chinos; 숏팬츠 = shorts; 정장바지 = suit trousers; 핫팬츠 = shorts; 부츠컷팬츠 = bootcut trousers; 등산팬츠 = hiking trousers; 린넨바지 = linen trousers; 버뮤다팬츠 = bermuda shorts; 7부바지 = cropped trousers; 와이드바지 = wide leg trousers; 린넨팬츠 = linen trousers; 골덴바지 = corduroy trousers; 코듀로이팬츠 = corduroy trousers; 카고바지 = cargo trousers; 오버롤 = dungarees; 쇼츠 = shorts; 5부바지 = shorts; 통바지 = wide leg trousers; 일자바지 = straight trousers; 슬림핏슬랙스 = slim fit slacks; 와이드슬랙스 = wide leg slacks; 밴딩슬랙스 = elasticated slacks; 퀼로트 = culottes; 카고반바지 = cargo shorts; 농구반바지 = basketball shorts; 트레이닝반바지 = sports shorts; 나일론팬츠 = nylon trousers; 9부바지 = cropped trousers; 파라슈트팬츠 = parachute trousers; 테이퍼드팬츠 = tapered trousers; 부츠컷슬랙스 = bootcut slacks; 린넨반바지 = linen shorts; 점프반바지 = shorts; 축구반바지 = football shorts; 패딩바지 = padded trousers; 핀턱팬츠 = pleated trousers; 골프반바지 = golf shorts; 기모슬랙스 = fleece-lined slacks; 축구팬츠 = football shorts; 냉감바지 = cooling trousers; 바지정장여성 = women's suit trousers; 헬스반바지 = gym shorts; 스포츠반바지 = sports shorts
not: 바지걸이; 바지락; 바지끈; 바지핀; 바지클립; 바지고무줄; 바지단; 바지정리; 바지선; 바지사이즈; 팬츠걸이; 바지행거; 바지연장; 바지집게

+ underpants
ko: 팬티 = underpants; 드로즈 = boxer briefs; 트렁크팬티 = boxer shorts; 남성팬티 = men's underpants; 여성팬티 = women's panties; 속옷 = underwear; 삼각팬티 = briefs; 사각팬티 = boxer shorts; 티팬티 = thong; 심리스팬티 = seamless panties; 박서브리프 = boxer briefs; 언더웨어 = underwear; 햄팬티 = seamless panties; 아동팬티 = children's underpants; 면팬티 = cotton panties; 레이스팬티 = lace panties; 브리프 = briefs + 남성|속옷|팬티|언더웨어; 노라인팬티 = seamless panties; 트렁크속옷 = boxer shorts; 맥시팬티 = full briefs; 남자속옷 = men's underwear; 여자속옷 = women's underwear; 빤스 = underpants; 남성드로즈 = boxer briefs; 인견팬티 = rayon panties; 일회용팬티 = disposable underpants; 산모팬티 = maternity panties; 아동속옷 = children's underwear; 팬티여성 = women's panties; 이너웨어 = underwear; 주니어팬티 = children's underpants; 끈팬티 = G-string; 분리팬티 = men's pouch underpants; 스포츠드로즈 = sports boxer briefs
not: 팬티라이너; 팬티형; 팬티기저귀; 속옷정리; 속옷파우치; 속옷세제; 속옷보관; 기저귀팬티; 배변팬티; 브리프케이스; 팬티스타킹; 속옷건조; 속옷서랍; 속옷세탁망; 팬티라이너대; 애견팬티; 강아지팬티; 속옷가방; 속옷정리함

+ neckwear-trade
ko: 지퍼타이 = zipper tie; 학생넥타이 = school tie; 넥타이행커치프세트 = tie and handkerchief set; 러프칼라 = ruff collar

+ asbestos-cement-goods
ko: 석면시멘트 = asbestos-cement article; 석면슬레이트 = asbestos-cement roofing sheet

+ building-stone-worked
ko: 묘비 = tombstone; 비석 = memorial stone; 석등 = stone lantern; 석상 = stone statue + 정원|화강암|대리석|불상; 표지석 = engraved stone marker; 대리석조각상 = marble statue; 돌분수 = stone fountain; 상석 = tomb offering stone + 묘지|산소|화강암

+ glass-fibre-goods
ko: 유리섬유매트 = glass fibre mat; 유리섬유원단 = glass fibre fabric; 유리섬유로빙 = glass fibre roving; 유리섬유메쉬 = glass fibre mesh; 유리섬유 = glass fibre; 글라스울 = glass wool; 화이버글라스 = glass fibre
not: 유리섬유장갑; 유리섬유낚싯대

+ glass-lead-crystal
ko: 크리스탈와인잔 = crystal wine glass; 크리스탈꽃병 = crystal vase; 크리스탈위스키잔 = crystal whisky glass; 크리스탈화병 = crystal vase; 크리스탈디캔터 = crystal decanter; 크리스탈볼그릇 = crystal bowl; 크리스탈샴페인잔 = crystal champagne flute

+ deltamethrin
ko: 델타메트린 = deltamethrin; 사이플루트린 = cyfluthrin; 람다사이할로트린 = lambda-cyhalothrin

+ activated-carbon
ko: 활성탄 = activated carbon; 야자활성탄 = coconut shell activated carbon; 입상활성탄 = granular activated carbon; 숯가루 = charcoal powder + 활성탄|식용|비누; 필터활성탄 = filter carbon; 활성탄분말 = activated charcoal powder
not: 활성탄필터; 활성탄마스크

+ adhesive-industrial
ko: 접착제 = adhesive; 순간접착제 = instant adhesive; 에폭시접착제 = epoxy adhesive; 본드 = adhesive + 순간|강력|목공|돼지|에폭시|신발|가죽|오공|록타이트|타일|다용도|스프레이; 목공본드 = wood glue; 강력본드 = strong adhesive; 스프레이접착제 = spray adhesive; 실란트접착제 = adhesive sealant; 도배풀 = wallpaper paste; 핫멜트접착제 = hot melt adhesive; 오공본드 = adhesive; 순간본드 = instant adhesive; 돼지본드 = contact adhesive; 신발본드 = shoe glue; UV접착제 = UV adhesive; 나사고정제 = threadlocker; 타일본드 = tile adhesive
not: 본드제거제; 접착제제거제; 본드크랙; 치아접착제; 치과본드

+ alkali
ko: 가성소다 = caustic soda; 수산화나트륨 = sodium hydroxide; 수산화칼륨 = potassium hydroxide; 양잿물 = lye; 가성가리 = caustic potash; 수산화마그네슘 = magnesium hydroxide

+ amine-organic
ko: 트리에탄올아민 = triethanolamine; 레시틴 = lecithin; 카페인분말 = caffeine powder; 아닐린 = aniline; 대두레시틴 = soy lecithin
not: 레시틴캡슐; 대두레시틴캡슐

+ carbonate-salt
ko: 베이킹소다 = baking soda; 과탄산소다 = sodium percarbonate; 탄산소다 = sodium carbonate; 탄산수소나트륨 = sodium bicarbonate; 탄산나트륨 = sodium carbonate; 탄산칼륨 = potassium carbonate; 탄산칼슘분말 = calcium carbonate powder; 소다회 = soda ash; 워싱소다 = washing soda
not: 베이킹소다치약; 베이킹소다세제

+ cement
ko: 시멘트 = cement; 포틀랜드시멘트 = portland cement; 백시멘트 = white cement; 내화시멘트 = refractory cement; 급결시멘트 = rapid set cement; 줄눈시멘트 = grout cement; 고알루미나시멘트 = aluminous cement
not: 시멘트못; 시멘트벽돌; 치과시멘트; 시멘트블럭; 시멘트화분; 시멘트페인트; 석면시멘트

+ disinfectant
ko: 소독제 = disinfectant; 손소독제 = hand sanitizer; 살균소독제 = disinfectant; 손세정제 = hand sanitizer; 알코올솜 = alcohol pad; 알콜스왑 = alcohol pad; 소독티슈 = disinfectant wipe; 방역소독약 = disinfectant; 소독스프레이 = disinfectant spray; 소독약 = disinfectant; 살균제스프레이 = disinfectant spray; 소독용알코올 = disinfectant alcohol; 알콜솜 = alcohol pad; 살균수 = disinfectant water; 알콜스프레이 = disinfectant spray; 소독용에탄올 = disinfectant ethanol; 알코올스왑 = alcohol pad
not: 소독제디스펜서; 손소독기; 손소독제디스펜서; 손소독제스탠드; 렌즈소독제

+ fertiliser-mineral
ko: 요소비료 = urea fertiliser; 복합비료 = compound fertiliser; NPK비료 = NPK fertiliser; 염화칼륨 = potassium chloride; 황산칼륨 = potassium sulphate; 유안비료 = ammonium sulphate; 황산암모늄 = ammonium sulphate; 질산암모늄 = ammonium nitrate; 화학비료 = chemical fertiliser; 인산비료 = phosphate fertiliser; 용과린 = superphosphate; 염화가리 = potassium chloride

+ filler-sealant
ko: 실리콘실란트 = silicone sealant; 퍼티 = putty; 핸디코트 = wall filler; 코킹 = caulk; 실란트 = sealant; 줄눈제 = grout; 메꿈이 = wall filler; 목재메꿈제 = wood filler; 우레탄실란트 = polyurethane sealant; 벽메꿈제 = wall filler; 바이오실리콘 = silicone sealant; 셀프줄눈 = grout; 균열보수제 = crack filler; 욕실실리콘 = silicone sealant; 줄눈시공제 = grout; 실리콘코킹 = silicone sealant; 크랙보수제 = crack filler; 우레탄폼스프레이 = polyurethane foam sealant
not: 코킹건; 실리콘실란트건; 코킹제거; 줄눈스티커; 줄눈제거; 치과퍼티; 퍼티나이프

+ fuel-gas
ko: 부탄가스 = butane gas cartridge; 이소가스 = isobutane gas cartridge; 프로판가스 = propane gas; 캠핑가스 = camping gas cartridge; LPG가스 = LPG; 이소부탄가스 = isobutane gas cartridge; 액화석유가스 = LPG; 아세틸렌가스 = acetylene; 맵프로가스 = MAPP gas
not: 부탄가스어댑터; 부탄가스케이스; 부탄가스워머; 이소가스워머; 가스충전어댑터; 이소가스커버; 부탄가스커버

+ herbicide-fungicide
ko: 제초제 = herbicide; 살균제 = fungicide + 농약|식물|잔디|원예|텃밭|탄저병; 농약살균제 = fungicide; 잡초제거제 = weed killer; 발근제 = rooting hormone; 이끼제거제 = moss killer + 정원|잔디|벽|기와|데크; 루톤 = rooting powder; 생장조절제 = plant growth regulator; 글리포세이트 = glyphosate; 석회유황합제 = fungicide; 잔디제초제 = lawn weed killer; 지베렐린 = plant growth regulator; 풀약 = weed killer

+ hydrocarbon
ko: 헥산 = hexane; 톨루엔 = toluene; 자일렌 = xylene; 크실렌 = xylene; 벤젠 = benzene; 노말헥산 = n-hexane; 나프탈렌 = naphthalene; 헵탄 = heptane; 사이클로헥산 = cyclohexane; 펜탄 = pentane; 리모넨 = limonene; 톨루엔시약 = toluene
not: 에틸헥산; 알지헥산; 헥산다이올; 카프릴릭; 헥산디올

+ insecticide
ko: 살충제 = insecticide; 모기약 = mosquito killer; 모기기피제 = mosquito repellent; 바퀴벌레약 = cockroach killer; 개미약 = ant killer; 모기향 = mosquito coil; 진드기기피제 = tick repellent; 해충퇴치제 = insect repellent; 바퀴벌레겔 = cockroach gel; 좀벌레약 = moth repellent; 벌레퇴치제 = insect repellent; 에프킬라 = insecticide spray; 초파리퇴치제 = fruit fly killer; 심장사상충약 = pet antiparasitic; 외부기생충약 = pet flea treatment; 방충제 = moth repellent; 구충목걸이 = flea collar; 진드기목걸이 = tick collar; 쥐약 = rat poison; 농약살충제 = insecticide; 벌레기피제 = insect repellent; 전자모기향리필 = mosquito repellent refill; 모기패치 = mosquito repellent patch; 뱀퇴치제 = snake repellent; 진드기퇴치제 = mite killer; 베드버그약 = bed bug spray; 빈대약 = bed bug spray; 모기향리필 = mosquito repellent refill; 나프탈렌좀약 = moth repellent; 해충기피제 = insect repellent; 좀약 = moth repellent; 바퀴약 = cockroach killer; 날파리퇴치제 = fly killer; 모기팔찌 = mosquito repellent bracelet; 지네약 = centipede killer; 모기스프레이 = mosquito spray; 진드기스프레이 = mite killer spray; 민달팽이약 = slug killer; 개미살충제 = ant killer
not: 모기향거치대; 모기향받침; 모기향홀더; 모기향꽂이; 모기향통

+ mica-talc
ko: 탈크 = talc; 활석 = talc; 탈크분말 = talc powder; 운모 = mica; 운모석 = mica; 활석분 = talc powder
not: 탈크프리; 활석프리

+ motor-oil
ko: 엔진오일 = engine oil; 미션오일 = transmission fluid; 윤활유 = lubricating oil; 구리스 = lubricating grease; 그리스 = lubricating grease + 리튬|윤활|베어링|실리콘|내열|고온|체인; 기어오일 = gear oil; 유압유 = hydraulic oil; 미싱오일 = sewing machine oil; 체인오일 = chain oil; 유압오일 = hydraulic oil; 윤활제 = lubricant + 방청|WD|실리콘|체인|스프레이|금속|자전거; 방청윤활제 = rust-preventing lubricant; 실리콘윤활제 = silicone lubricant; 2행정오일 = two stroke oil; 오토미션오일 = transmission fluid; 진공펌프오일 = vacuum pump oil; 바이크엔진오일 = motorcycle engine oil; 컴프레셔오일 = compressor oil; 체인루브 = chain lubricant; 미네랄오일 = mineral oil; 절삭유 = cutting oil; 구리스스프레이 = grease spray; 예초기오일 = two stroke oil; 디퍼런셜오일 = gear oil; 2사이클오일 = two stroke oil
not: 엔진오일필터; 엔진오일캡; 구리스건; 엔진오일교환; 구리스주입기; 엔진오일첨가제; 오일게이지; 윤활유펌프; 엔진오일통; 그리스건; 그리스로마; 엔진오일코팅제; 그리스주입기; 엔진오일쿨러; 구리스펌프; 미션오일쿨러; 미션오일필터

+ nitrate-phosphate-salt
ko: 아질산나트륨 = sodium nitrite; 질산칼륨 = potassium nitrate; 인산삼나트륨 = trisodium phosphate; 인산칼슘 = calcium phosphate; 질산칼슘 = calcium nitrate; 삼인산나트륨 = sodium tripolyphosphate; 질산스트론튬 = strontium nitrate; 인산칼륨 = potassium phosphate

+ ore
ko: 철광석 = iron ore; 구리광석 = copper ore; 보크사이트 = bauxite; 망간광 = manganese ore; 크롬광 = chrome ore; 지르콘샌드 = zircon sand; 텅스텐광 = tungsten ore; 일메나이트 = ilmenite; 동정광 = copper concentrate; 아연정광 = zinc concentrate

+ organic-acid
ko: 구연산 = citric acid; 젖산 = lactic acid; 초산 = acetic acid + 시약|빙초산|공업용|시약용|농업용; 빙초산 = glacial acetic acid; 옥살산 = oxalic acid; 주석산 = tartaric acid; 사과산 = malic acid; 스테아린산 = stearic acid; 스테아르산 = stearic acid; 포름산 = formic acid; 개미산 = formic acid; 안식향산나트륨 = sodium benzoate; 소르빈산칼륨 = potassium sorbate; 살리실산 = salicylic acid + 시약|분말|원료
not: 구연산마그네슘; 구연산칼슘; 구연산아연; 구연산스프레이; 젖산균; 구연산철

+ other-inorganic
ko: 붕사 = borax; 과산화수소 = hydrogen peroxide; 규산나트륨 = sodium silicate; 과망간산칼륨 = potassium permanganate; 물유리 = sodium silicate; 카바이트 = calcium carbide; 드라이아이스 = dry ice; 과수 = hydrogen peroxide + 과산화수소|35%; 탄화칼슘 = calcium carbide; 증류수 = distilled water; 탄화규소 = silicon carbide; 시안화나트륨 = sodium cyanide
not: 과수원; 드라이아이스머신; 드라이아이스세척

+ paint-additive
ko: 신너 = paint thinner; 시너 = paint thinner + 페인트|락카|에나멜|우레탄|희석; 페인트리무버 = paint remover; 락카신너 = lacquer thinner; 페인트제거제 = paint remover; 희석제 = thinner + 페인트|도료|에나멜|락카|유화; 테레핀 = turpentine; 에나멜신너 = enamel thinner; 테라핀유 = turpentine; 리무버페인트 = paint remover; 락카시너 = lacquer thinner; 에나멜시너 = enamel thinner; 경화제페인트 = paint hardener; 페인트희석제 = paint thinner; 우레탄신너 = polyurethane thinner; 박리제페인트 = paint stripper; 페인트박리제 = paint stripper

+ photo-film-unexposed
ko: 카메라필름 = camera film; 즉석카메라필름 = instant film; 인스탁스필름 = instant film; 폴라로이드필름 = instant film; 35mm필름 = 35 mm film; 컬러필름 = colour negative film + 카메라|코닥|35mm|36컷|후지; 흑백필름 = black and white film; 엑스레이필름 = X-ray film; 인화지 = photographic paper + 사진|은염|암실|흑백; 현상액 = photo developer; 정착액 = photo fixer; 인스탁스미니필름 = instant film; X선필름 = X-ray film; 코닥필름 = photographic film
not: 필름카메라; 필름통; 필름케이스

+ pigment
ko: 안료 = pigment; 색소 = pigment + 레진|시멘트|비누|도료|운모; 레진색소 = resin pigment; 펄안료 = pearl pigment; 이산화티탄 = titanium dioxide; 조색제 = colourant + 레진|페인트|시멘트|수성; 레진안료 = resin pigment; 마이카파우더 = mica pearl pigment; 산화철안료 = iron oxide pigment; 시멘트안료 = cement pigment; 형광안료 = fluorescent pigment; 축광안료 = luminous pigment; 티타늄디옥사이드 = titanium dioxide; 운모가루 = mica pearl pigment; 펄파우더 = pearl pigment; 카본블랙 = carbon black; 레진조색제 = resin colourant; 분채 = powder pigment; 석채 = mineral pigment

+ plant-food
ko: 식물영양제 = plant food; 액체비료 = liquid fertiliser; 유기질비료 = organic fertiliser; 퇴비 = compost; 비료 = plant fertiliser; 액비 = liquid fertiliser; 골분 = bone meal; 알비료 = granular plant fertiliser; 깻묵비료 = organic fertiliser; 지렁이분변토 = worm castings; 분변토 = worm castings; 화분영양제 = plant food; 하이포넥스 = liquid plant food; 고형비료 = solid plant fertiliser; 유박 = organic fertiliser; 부엽토 = leaf compost; 계분 = chicken manure; 잔디비료 = lawn feed; 꽃영양제 = plant food; 난비료 = orchid fertiliser; 유기농퇴비 = compost; 다육이영양제 = plant food; 수경재배양액 = hydroponic nutrient; 양액 = hydroponic nutrient + 수경|재배|상추|A액; 식물활력제 = plant food; 칼슘제 = calcium plant fertiliser + 식물|고추|비료|농업|텃밭
not: 비료살포기; 퇴비통; 퇴비발효기; 비료뿌리개; 퇴비살포기; 비료통

+ rosin-resin-natural
ko: 송진 = rosin; 로진 = rosin; 바이올린송진 = violin rosin; 첼로송진 = cello rosin; 유향 = frankincense resin; 몰약 = myrrh resin; 아라비아검 = gum arabic; 셸락 = shellac; 검로진 = gum rosin; 로진백 = rosin bag; 코펄 = copal; 해금송진 = rosin; 쉘락 = shellac; 유향수지 = frankincense resin
not: 유향오일; 로진가죽; 로진탐폰; 몰약오일; 쉘락네일; 라로진; 유향에센셜; 우유향; 여유향

+ sand
ko: 모래 = sand + 놀이|어항|수족관|장식|규사|필터|금모래|파충류|칼라|화분; 규사 = silica sand; 컬러모래 = coloured sand; 어항모래 = aquarium sand; 금모래 = sand; 화분모래 = sand; 놀이모래 = play sand; 석영사 = quartz sand; 흑사 = black aquarium sand + 어항|바닥재|수초|구피|kg; 강모래 = river sand; 칼라샌드 = coloured sand; 수족관모래 = aquarium sand; 마사토 = granite sand; 바닥재 = aquarium substrate sand + 어항|수초|수족관|파충류
not: 고양이모래; 모래놀이; 모래시계; 캣모래; 벤토나이트모래; 두부모래; 모래주머니; 모래집; 촉감모래; 마법모래; 클레이모래; 모래삽; 모래판; 햄스터모래; 목욕모래; 모래매트; 모래여과기

+ slag-ash
ko: 슬래그 = slag; 플라이애쉬 = fly ash; 고로슬래그 = blast furnace slag; 나무재 = wood ash; 알루미늄드로스 = aluminium dross; 석탄재 = coal ash

+ wall-paint
ko: 페인트 = paint; 수성페인트 = water-based paint; 벽지페인트 = wall paint; 젯소 = primer; 프라이머페인트 = primer paint; 방수페인트 = waterproof paint; 유성페인트 = oil-based paint; 스프레이페인트 = spray paint; 락카 = lacquer paint; 바니쉬 = varnish; 외부용페인트 = exterior paint; 우드스테인 = wood stain; 오일스테인 = wood stain; 에나멜페인트 = enamel paint; 락카스프레이 = spray paint; 래커 = lacquer paint; 방청페인트 = anti-rust paint; 녹방지페인트 = anti-rust paint; 에폭시페인트 = epoxy floor paint; 칠판페인트 = chalkboard paint; 우레탄방수제 = waterproofing paint; 방수제 = waterproofing coating + 옥상|우레탄|외벽|옥상방수|탄성|누수; 우레탄페인트 = polyurethane paint; 곰팡이페인트 = anti-mould paint; 욕실페인트 = bathroom paint; 타일페인트 = tile paint; 가구페인트 = furniture paint; 바닥페인트 = floor paint; 철재페인트 = metal paint; 붓펜페인트 = touch-up paint; 터치업페인트 = touch-up paint; 카페인트 = car touch-up paint; 옥상방수페인트 = waterproof paint; 자동차페인트 = car paint; 도료 = paint; 조합페인트 = enamel paint; 차선페인트 = road marking paint; 밀크페인트 = milk paint; 목재페인트 = wood paint; 젯소프라이머 = primer; 하도페인트 = primer paint; 형광페인트 = fluorescent paint; 벽면페인트 = wall paint; 바니시 = varnish
not: 페인트붓; 페인트롤러; 페인트마카; 페인트트레이; 페이스페인트; 페인트통; 바디페인트; 페인트건; 페인트브러쉬; 페인트펜; 페인트분사기; 페인트볼; 페인트마커; 페인트테이프; 손톱바니쉬; 페인트리프트; 페인트스프레이건; 네일바니쉬; 유화바니쉬; 페인트클리너; 페인트솔; 페인트커버링; 핑거페인트

+ air-freshener
ko: 디퓨저 = reed diffuser; 방향제 = air freshener; 차량용방향제 = car air freshener; 룸스프레이 = room spray; 섬유향수 = fabric mist; 사쉐 = scented sachet; 룸미스트 = room spray; 포푸리 = potpourri; 탈취제 = air freshener; 디퓨저리필 = reed diffuser refill; 샤쉐 = scented sachet; 석고방향제 = plaster air freshener; 차량용디퓨저 = car air freshener; 퍼퓸샤쉐 = scented sachet; 리드디퓨저 = reed diffuser; 섬유탈취제 = fabric freshener; 룸퍼퓸 = room spray; 드레스퍼퓸 = fabric mist; 화장실방향제 = toilet air freshener; 필로우미스트 = pillow mist; 자동차방향제 = car air freshener; 왁스타블렛 = scented wax tablet; 실내방향제 = air freshener; 향낭 = scented sachet; 자동차디퓨저 = car air freshener; 디퓨저세트 = reed diffuser set; 패브릭미스트 = fabric mist; 디퓨저오일 = reed diffuser oil; 차량디퓨저 = car air freshener; 왁스사쉐 = scented wax tablet; 섬유향균제 = fabric freshener; 페브리즈 = fabric freshener
not: 디퓨저스틱; 디퓨저용기; 디퓨저병; 아로마디퓨저; LED디퓨저; 디퓨저공병; 초음파디퓨저; 오일디퓨저; 램프디퓨저; 카메라디퓨저; 헤어디퓨저; 플래시디퓨저; 신발탈취제; 디퓨저섬유스틱; 디퓨저만들기; 디퓨저스톤; 조명디퓨저; 리드스틱; 디퓨저베이스; 전동디퓨저; 양방향제어; 방향제어

+ alkaloid-vitamin-medicine
ko: 코데인 = codeine medicine; 슈도에페드린 = pseudoephedrine medicine; 아트로핀안약 = atropine eye drops; 모르핀주사 = morphine injection

+ amino-acid
ko: 글리신 = glycine; 라이신 = lysine; 글루탐산나트륨 = monosodium glutamate; 메티오닌 = methionine; 트레오닌 = threonine; 타우린분말 = taurine powder; MSG조미료 = monosodium glutamate

+ antibiotic-medicine
ko: 항생제 = antibiotic; 아목시실린 = amoxicillin; 페니실린 = penicillin; 항생제연고 = antibiotic ointment; 독시사이클린 = doxycycline; 후시딘 = antibiotic ointment; 마데카솔 = wound ointment
not: 무항생제

+ aromatic-water
ko: 로즈워터 = rose water; 플로럴워터 = floral water; 위치하젤 = witch hazel water; 하이드로졸 = hydrosol; 라벤더워터 = lavender water; 올레오레진 = oleoresin; 오렌지꽃수 = orange blossom water; 네롤리워터 = orange blossom water

+ bandage
ko: 붕대 = bandage; 거즈 = medical gauze + 의료|멸균|상처|드레싱|소독|병원; 탄력붕대 = elastic bandage; 압박붕대 = elastic bandage; 멸균거즈 = sterile gauze; 탈지면 = cotton wool; 자착붕대 = cohesive bandage; 드레싱밴드 = wound dressing; 의료용거즈 = medical gauze; 삼각건 = triangular bandage; 폼드레싱 = foam dressing; 화장솜탈지면 = cotton wool; 메디폼 = foam dressing; 안대거즈 = eye pad; 소독솜 = medical cotton; 거즈패드 = gauze pad; 거즈붕대 = gauze bandage; 지혈거즈 = haemostatic gauze; 드레싱패드 = wound dressing; 바셀린거즈 = paraffin gauze dressing; 석고붕대 = plaster bandage
not: 붕대가위; 핸드랩붕대; 붕대스커트; 붕대손수건

+ bath-product
ko: 입욕제 = bath additive; 배쓰밤 = bath bomb; 버블바스 = bubble bath; 바스솔트 = bath salt; 족욕제 = foot bath salt; 배스밤 = bath bomb; 배쓰솔트 = bath salt; 바스밤 = bath bomb; 버블배쓰 = bubble bath; 거품입욕제 = bubble bath; 엡솜솔트 = Epsom bath salt; 반신욕입욕제 = bath additive; 배스솔트 = bath salt; 족욕소금 = foot bath salt; 온천입욕제 = bath additive; 바스붐 = bath bomb; 배쓰오일 = bath oil; 바스오일 = bath oil; 발포입욕제 = bath bomb; 버블밤 = bubble bath; 목욕소금 = bath salt
not: 배쓰밤만들기; 배쓰밤몰드; 배쓰밤틀; 입욕제만들기

+ bleach
ko: 락스 = chlorine bleach; 표백제 = bleach; 차아염소산나트륨 = sodium hypochlorite; 염소표백제 = chlorine bleach; 산소계표백제 = oxygen bleach; 유한락스 = chlorine bleach; 수영장염소 = pool chlorine; 차염 = sodium hypochlorite; 차아염소산칼슘 = calcium hypochlorite; 산소표백제 = oxygen bleach
not: 캄락스; 릴락스; 락스피릿; 리락스

+ body-wash
ko: 바디워시 = body wash; 클렌징폼 = cleansing foam; 폼클렌징 = cleansing foam; 샤워젤 = shower gel; 바디클렌저 = body wash; 세안제 = face wash; 클렌징젤 = cleansing gel; 여성청결제 = intimate wash; 폼클렌저 = cleansing foam; 아기바디워시 = baby wash; 약산성클렌저 = facial cleanser; 샤워오일 = shower oil; 클렌징워터 = cleansing water; 클렌징오일 = cleansing oil; 클렌징밤 = cleansing balm; 클렌징밀크 = cleansing milk; 퍼퓸바디워시 = body wash; 클렌저 = facial cleanser + 젤|폼|페이스|약산성|모공|저자극|세안|클렌징; 올인원워시 = all-in-one wash; 클렌징크림 = cleansing cream; 세안폼 = cleansing foam; 탑투토워시 = baby wash; 샤워크림 = shower cream; 버블클렌저 = foaming cleanser; 풋샴푸 = foot wash; 질세정제 = intimate wash; 바디솝 = body wash; 샤워코롱 = shower cologne; 파우더워시 = powder face wash; 효소세안제 = enzyme powder wash; 립앤아이리무버 = eye and lip make-up remover; 리무버 = make-up remover + 아이|립앤아이|메이크업|포인트; 훼이셜폼 = cleansing foam; 머드팩폼 = cleansing foam; 효소클렌저 = enzyme powder wash; 바디샴푸 = body wash
not: 폼클렌징기; 클렌저기; 클렌징티슈; 클렌징기; 클렌징패드; 클렌징브러쉬; 강아지클렌저; 클렌징타올; 이어클렌저; 두피클렌저; 클렌징솔

+ deodorant
ko: 데오드란트 = deodorant; 데오드란트스틱 = deodorant stick; 데오도란트 = deodorant; 롤온데오드란트 = roll-on deodorant; 땀억제제 = antiperspirant; 드리클로 = antiperspirant; 데오스틱 = deodorant stick; 암내제거제 = deodorant; 데오드란트스프레이 = deodorant spray; 데오드란트롤온 = roll-on deodorant; 발냄새제거제 = foot deodorant; 풋스프레이 = foot deodorant spray; 데오티슈 = deodorant wipe; 발땀억제제 = foot antiperspirant; 겨드랑이땀억제제 = antiperspirant; 데오드란트크림 = deodorant cream; 다한증치료제 = antiperspirant

+ depilatory
ko: 제모크림 = hair removal cream; 제모왁스 = depilatory wax; 왁싱스트립 = wax strip; 슈가왁스 = sugar wax; 하드왁스 = hard depilatory wax; 제모제 = hair removal preparation; 왁스스트립 = wax strip; 왁싱왁스 = depilatory wax; 슈가링왁스 = sugar wax; 제모스프레이 = hair removal spray; 왁스비즈 = depilatory wax beads; 비키니왁스 = depilatory wax; 제모젤 = hair removal gel; 렌즈세척액 = contact lens solution; 렌즈액 = contact lens solution; 리뉴 = contact lens solution + 렌즈|세척액; 렌즈보존액 = contact lens solution; 렌즈세정액 = contact lens solution; 제모패치 = wax strip; 코털왁스 = nose hair wax; 왁싱크림 = hair removal cream; 콘택트렌즈세척액 = contact lens solution; 코왁스 = nose hair wax

+ essential-oil
ko: 에센셜오일 = essential oil; 아로마오일 = essential oil; 라벤더오일 = lavender oil; 티트리오일 = tea tree oil; 페퍼민트오일 = peppermint oil; 유칼립투스오일 = eucalyptus oil; 에센셜오일세트 = essential oil set; 오렌지오일 = orange oil; 편백오일 = hinoki oil; 레몬오일 = lemon oil; 로즈마리오일 = rosemary oil; 피톤치드오일 = phytoncide oil; 시더우드오일 = cedarwood oil; 레몬그라스오일 = lemongrass oil; 편백수원액 = hinoki oil; 제라늄오일 = geranium oil; 일랑일랑오일 = ylang ylang oil; 정향오일 = clove oil; 프랑킨센스오일 = frankincense oil; 베르가못오일 = bergamot oil; 천연아로마오일 = essential oil; 에센셜아로마 = essential oil; 시트로넬라오일 = citronella oil; 캐모마일오일 = chamomile oil; 민트오일 = mint oil
not: 아로마오일램프; 에센셜오일추출기; 에센셜오일박스; 아로마오일버너; 라벤더오일캔들

+ fabric-softener
ko: 섬유유연제 = fabric softener; 시트형섬유유연제 = dryer sheet; 건조기시트 = dryer sheet; 건조기시트지 = dryer sheet; 향기부스터 = laundry scent booster; 섬유린스 = fabric softener; 피죤 = fabric softener; 다우니 = fabric softener; 세탁향수 = laundry scent booster; 다림질풀 = starch spray; 드라이시트 = dryer sheet; 유연제 = fabric softener; 스프레이풀 = starch spray; 향기캡슐 = laundry scent beads; 세탁비즈향 = laundry scent beads; 고농축유연제 = fabric softener
not: 섬유유연제통; 섬유유연제볼; 섬유유연제디스펜서

+ face-powder
ko: 파우더팩트 = pressed powder; 베이비파우더 = baby powder; 블러셔 = blusher; 루스파우더 = loose powder; 팩트 = compact powder + 파우더|메이크업|커버|화장|피니쉬; 볼터치 = blusher; 쉐딩 = contour powder; 하이라이터 = highlighter powder + 메이크업|펄|글로우|쉐딩|얼굴|광채|팔레트; 파우더파운데이션 = powder foundation; 가루파우더 = loose powder; 바디파우더 = body powder; 쉐이딩 = contour powder; 노세범파우더 = sebum powder; 치크 = blusher + 블러셔|블러쉬|메이크업; 브론저 = bronzer powder; 블러쉬 = blusher; 트윈케익 = powder foundation; 픽싱파우더 = setting powder; 파우더팩 = pressed powder; 피니쉬파우더 = setting powder; 피니시파우더 = setting powder; 미네랄파우더 = mineral powder; 쉐딩팔레트 = contour palette; 땀띠분 = baby powder; 프레스드파우더 = pressed powder; 블러셔팔레트 = blusher palette; 메이크업파우더 = face powder; 루스파우더노세범 = loose powder
not: 블러셔브러쉬; 파우더퍼프; 쉐딩브러쉬; 블러셔브러시; 하이라이터브러쉬; 하이라이터펜; 쉐딩스틱; 쉐딩브러시; 팩트케이스; 임팩트; 콤팩트; 팩트체크; 쿠션팩트; 에어쿠션팩트; 크림블러셔; 스틱블러셔; 헤어쉐딩; 헤어라인쉐딩; 전동팩트; 팩트공용기; 블러셔스틱

+ false-nail
ko: 네일팁 = false nail; 인조손톱 = artificial nail; 붙이는네일 = press-on nail; 네일팁세트 = false nail set; 프레스온네일 = press-on nail; 손톱팁 = false nail; 연장팁 = nail extension tip; 수제네일팁 = handmade false nail; 페디팁 = false toenail; 통팁 = full cover nail tip; 붙이는손톱 = press-on nail; 무자국팁 = nail extension tip; 젤팁 = gel nail tip; 인조네일 = artificial nail; 수제팁 = handmade false nail; 가짜손톱 = artificial nail; 발톱팁 = false toenail; 네일팁인조손톱 = false nail; 무광네일팁 = false nail; 컬러팁 = nail display tip; 네일연습팁 = nail practice tip
not: 네일팁접착제; 네일팁글루; 네일팁스탠드; 네일팁케이스; 네일팁보관; 네일팁커터; 네일팁거치대; 네일팁박스; 네일팁리무버; 네일팁스티커; 연장팁커터

+ first-aid-kit
ko: 구급함 = first aid box; 구급상자 = first aid box; 응급키트 = first aid kit; 구급키트 = first aid kit; 구급낭 = first aid bag; 응급처치키트 = first aid kit; 비상약키트 = first aid kit; 구급약품세트 = first aid kit; 구급가방 = first aid bag; 구급세트 = first aid kit; 비상구급함 = first aid box; 응급구급함 = first aid box; 구급약통 = first aid box; 휴대용구급함 = first aid kit; IFAK파우치 = first aid pouch

+ flavouring
ko: 식용향료 = food flavouring; 바닐라에센스 = vanilla essence; 바닐라익스트랙 = vanilla extract; 식품향료 = food flavouring; 바닐라향 = vanilla flavouring + 베이킹|제과|식용|에센스; 바닐라엑스트랙 = vanilla extract; 레몬향식용 = food flavouring; 바닐라오일 = vanilla essence; 아몬드에센스 = almond extract; 럼에센스 = rum essence; 액상향료 = flavour concentrate; 식용색소향료 = food flavouring; 착향료 = food flavouring; 바닐라익스트렉 = vanilla extract

+ fragrance-compound
ko: 프래그런스오일 = fragrance oil; 향료 = fragrance compound + 캔들|비누|디퓨저|조향|원액; 캔들향료 = candle fragrance oil; 향오일 = fragrance oil; 비누향료 = soap fragrance; 조향향료 = perfume compound; 프레그런스오일 = fragrance oil; 디퓨저향료 = fragrance oil; 향수원액 = perfume compound; 캔들오일 = candle fragrance oil; 향수향료 = perfume compound

+ gland-substance
ko: 헤파린 = heparin; 판크레아틴 = pancreatin; 골이식재 = bone graft material; 태반추출물 = placenta extract; 뼈이식재 = bone graft material
not: 헤파린겔; 헤파린크림

+ hair-product
ko: 트리트먼트 = hair treatment; 염색약 = hair dye; 헤어에센스 = hair essence; 린스 = hair conditioner; 컨디셔너 = hair conditioner + 헤어|샴푸|린스|손상|두피; 헤어왁스 = hair wax; 헤어오일 = hair oil; 헤어스프레이 = hair spray; 헤어팩 = hair mask; 헤어젤 = hair gel; 새치염색약 = hair dye; 헤어토닉 = hair tonic; 헤어세럼 = hair serum; 포마드 = hair pomade; 헤어미스트 = hair mist; 파마약 = perm lotion; 염색제 = hair dye; 헤어로션 = hair lotion; 두피앰플 = scalp ampoule; 헤어무스 = hair mousse; 새치커버 = hair colour concealer; 흑채 = hair building fibre; 셀프펌 = perm lotion; 컬크림 = curl cream; 볼륨펌약 = perm lotion; 염모제 = hair dye; 헤어마스크 = hair mask; 스칼프토닉 = scalp tonic; 헤어컬러 = hair colour; 노워시트리트먼트 = leave-in conditioner; 헤어에멀전 = hair emulsion; 두피토닉 = scalp tonic; 매직약 = hair straightening cream; 다운펌 = hair straightening cream; 헤나 = henna hair dye + 염색|헤어|새치; 헤어크림 = hair cream; 컬러트리트먼트 = colour treatment; 헤어라인쿠션 = hair line powder; 헤어쿠션 = hair line powder; 두피에센스 = scalp essence; 헤어마스카라 = hair mascara; 헤어스타일링 = hair styling product; 헤어앰플 = hair ampoule; 새치염색 = hair dye; 발모제 = hair growth treatment; 탈색약 = hair bleach; 헤어쉐딩 = hair line powder; 헤어틴트 = hair colour; 헤어매니큐어 = hair colour; 헤어픽서 = hair spray; 볼륨파우더 = hair volume powder; 두피스케일러 = scalp scaler; 헤어글레이즈 = hair glaze; 셀프염색약 = hair dye; 잔머리픽서 = hair fixing stick; 워터트리트먼트 = hair treatment; 단백질트리트먼트 = protein hair treatment; 헤어블러셔 = hair colour; 두피트리트먼트 = scalp treatment; 클리닉트리트먼트 = hair treatment; 탈모앰플 = scalp ampoule; 잔머리왁스 = hair wax stick
not: 트리트먼트에센스; 린스통; 퍼스트트리트먼트; 염색약볼; 네일트리트먼트; 헤어오일용기; 풋트리트먼트; 강아지린스; 애견린스; 염색약지우개; 식기린스; 식기세척기린스; 립트리트먼트; 가죽컨디셔너; 더마트리트먼트; 식세기린스; 린스겸용샴푸; 아이트리트먼트; 염색약케이프; 헤어팩기; 핸드트리트먼트; 헤어젤네일; 프린스; 염색약제거; 물생활컨디셔너; 크리에이티브트리트먼트; 제스린스; 마린스포츠; 그린스무디; 그린스크린; 클린스

+ hormone-medicine
ko: 인슐린 = insulin; 인슐린펜 = insulin pen; 스테로이드연고 = corticosteroid ointment; 하이드로코르티손 = hydrocortisone cream; 성장호르몬 = growth hormone; 덱사메타손 = dexamethasone; 프레드니솔론 = prednisolone; 에스트라디올 = estradiol
not: 인슐린니들; 인슐린주사기; 인슐린파우치; 인슐린냉장; 인슐린바늘; 인슐린가방; 인슐린펜니들; 인슐린케이스; 인슐린보냉; 인슐린쿨러

+ incense
ko: 인센스스틱 = incense stick; 인센스 = incense; 인센스콘 = incense cone; 팔로산토 = palo santo incense; 향초스틱 = incense stick; 선향 = incense stick + 침향|백단|제사|명상|사찰; 제사향 = incense stick; 침향 = agarwood incense + 인센스|선향|향|피우는; 화이트세이지 = white sage smudge stick; 스머지스틱 = smudge stick; 나그참파 = incense stick; 백단향 = sandalwood incense; 만수향 = incense stick; 콘향 = incense cone; 뿌리는향 = incense; 인센스세트 = incense set; 쑥향 = mugwort incense + 인센스|스틱|태우는; 초향 = incense stick + 제사|사찰; 절향 = incense stick; 향나무스틱 = incense stick
not: 인센스홀더; 인센스버너; 인센스스틱홀더; 인센스받침; 인센스거치대; 인센스챔버; 인센스트레이; 침향환; 침향원; 인센스꽂이; 프랑킨센스; 인센스콘홀더

+ laundry-detergent
ko: 세탁세제 = laundry detergent; 캡슐세제 = laundry pod; 주방세제 = dishwashing liquid; 액체세제 = liquid laundry detergent; 가루세제 = washing powder; 식기세척기세제 = dishwasher detergent; 세제 = detergent; 다목적세정제 = all purpose cleaner; 욕실세정제 = bathroom cleaner; 유리세정제 = glass cleaner; 변기세정제 = toilet cleaner; 중성세제 = neutral detergent; 아기세제 = baby laundry detergent; 시트세제 = laundry detergent sheet; 곰팡이제거제 = mould remover; 얼룩제거제 = stain remover; 배수구클리너 = drain cleaner; 울샴푸 = wool detergent; 기름때제거제 = degreaser; 세탁조클리너 = washing machine cleaner; 바닥세정제 = floor cleaner; 식세기세제 = dishwasher detergent; 오븐클리너 = oven cleaner; 카샴푸 = car shampoo; 유리창세정제 = glass cleaner; 욕실청소세제 = bathroom cleaner; 세차샴푸 = car shampoo; 뚫어뻥액 = drain cleaner; 식기세척기타블렛 = dishwasher tablet; 주방세정제 = kitchen cleaner; 세정제 = cleaner + 욕실|주방|다목적|유리|바닥|변기|배수구|타일|오븐|세탁조; 에어컨세정제 = air conditioner cleaner; 변기클리너 = toilet cleaner; 세탁조세정제 = washing machine cleaner; 휠클리너 = wheel cleaner; 젖병세정제 = baby bottle cleaner; 젖병세제 = baby bottle cleaner; 스티커제거제 = sticker remover; 물때제거제 = limescale remover; 신발세정제 = shoe cleaner; 워셔액 = windscreen washer fluid; 유막제거제 = glass oil film remover; 드럼세제 = laundry detergent; 과일세정제 = fruit wash; 배수관세정제 = drain cleaner; 가죽클리너 = leather cleaner; 운동화세정제 = shoe cleaner; 찌든때제거제 = stain remover; 운동화클리너 = shoe cleaner; 타르제거제 = car tar remover; 실내세정제 = car interior cleaner; 철분제거제 = wheel iron remover; 곰팡이세정제 = mould remover; 세차용품세제 = car shampoo; 바이오세제 = detergent; 실내클리너 = car interior cleaner; 자동차세정제 = car cleaner; 배수구세정제 = drain cleaner; 욕실클리너 = bathroom cleaner; 이염방지시트 = colour catcher sheet; 일반세제 = detergent; 산소크리너 = oxygen cleaner; 물티슈세제 = cleaning wipe; 세척제 = cleaner + 식기|과일|주방|젖병|욕실|변기|오븐|커피머신
not: 세제통; 세제디스펜서; 세제용기; 세제보관; 세제거치대; 세제함; 세제투입구; 면역억제제; 세제수세미; 세제선반; 주방세제디스펜서; 주방세제통; 세제리필용기; 세제걸이; 삼푸세제; 안세제; 세제펌프; 면세제품; 과세제외; 관세제외

+ massage-wax-ointment-herbal
ko: 호랑이연고 = herbal balm; 허브밤 = herbal balm; 아르니카젤 = arnica gel; CBD밤 = CBD balm; 칼렌듈라밤 = calendula balm; 마사지밤 = massage balm; 마사지크림 = massage cream; 쿨링젤파스 = cooling herbal gel; 자운고 = herbal balm; 호스밤 = horse balm; 타이거밤 = herbal balm; 안티푸라민 = herbal balm; 마사지오일 = massage oil; 마그네슘오일 = magnesium oil spray; 쿨링밤 = cooling balm; 스포츠크림 = sports massage cream; 마사지젤 = massage gel

+ nail-care
ko: 아크릴파우더 = acrylic nail powder; 빌더젤 = builder gel; 네일프라이머 = nail primer; 큐티클리무버 = cuticle remover; 젤리무버 = gel nail remover; 네일리무버 = nail polish remover; 큐티클오일 = cuticle oil; 아세톤 = acetone nail remover + 네일|젤|매니큐어|리무버|쏙오프; 네일영양제 = nail strengthener; 폴리젤 = polygel; 젤클렌저 = gel nail cleanser; 베이스젤 = base gel; 탑젤 = top gel; 손톱영양제 = nail strengthener; 매니큐어리무버 = nail polish remover; 연장젤 = builder gel; 손톱강화제 = nail strengthener; 풋파일크림 = foot care cream; 네일아세톤 = acetone nail remover; 큐티클소프너 = cuticle remover; 쏙오프 = gel nail remover; 딥파우더 = nail dip powder; 매니큐어제거제 = nail polish remover; 네일에센스 = nail treatment; 손톱보강제 = nail strengthener; 본더 = nail bonder + 네일|젤; 스컬프젤 = builder gel; 젤네일리무버 = gel nail remover; 글루젤 = nail tip gel glue; 젤본더 = nail bonder; 네일오일 = nail oil; 네일강화제 = nail strengthener; 풋케어크림 = foot care cream; 풋크림 = foot cream; 굳은살제거크림 = callus removing cream; 발각질제거제 = foot peeling preparation; 발각질팩 = foot peeling mask; 풋필링 = foot peeling mask
not: 큐티클오일펜공병; 아세톤펌프; 네일리무버패드용기; 젤리무버클립; 풋필링기; 젤클렌저솜

+ nail-glue
ko: 네일글루 = nail glue; 네일팁글루 = nail tip glue; 네일접착제 = nail glue; 손톱글루 = nail glue; 네일팁접착제 = nail tip glue; 네일본드 = nail glue; 손톱접착제 = nail glue; 브러쉬글루 = brush-on nail glue; 팁글루 = nail tip glue; 인조손톱접착제 = false nail glue; 네일풀 = nail glue

+ nail-sticker
ko: 네일스티커 = nail sticker; 젤네일스티커 = gel nail strip; 네일스트립 = nail polish strip; 반경화젤스티커 = semi-cured gel strip; 페디스티커 = toenail sticker; 네일호일 = nail foil; 워터데칼 = nail water decal + 네일; 네일데칼 = nail decal; 네일랩 = nail wrap; 반경화젤네일 = semi-cured gel strip; 네일아트스티커 = nail art sticker; 젤스트립 = gel nail strip; 프렌치가이드 = French tip guide; 손톱스티커 = nail sticker; 페디큐어스티커 = toenail sticker; 매니큐어스티커 = nail polish strip; 젤네일스트립 = gel nail strip; 붙이는젤네일 = gel nail strip; 글레이즈네일 = gel nail strip; 네일필름 = nail foil; 발톱스티커 = toenail sticker; 붙이는매니큐어 = nail polish strip; 붙이는페디 = toenail sticker; 젤페디스티커 = gel toenail strip

+ painkiller
ko: 진통제 = painkiller; 타이레놀 = acetaminophen tablet; 이부프로펜 = ibuprofen; 아스피린 = aspirin; 감기약 = cold medicine; 소화제 = digestive medicine; 해열제 = fever reducing medicine; 알레르기약 = allergy medicine; 파스 = pain relief patch + 통증|근육|관절|신신|제일|쿨|핫|로이히|허리; 위장약 = stomach medicine; 기침약 = cough medicine; 동전파스 = pain relief patch; 코감기약 = cold medicine; 제산제 = antacid; 변비약 = laxative; 멀미약 = motion sickness medicine; 지사제 = antidiarrhoeal; 인공눈물 = eye drops; 안약 = eye drops; 비염약 = allergy medicine; 애드빌 = ibuprofen tablet; 두통약 = headache medicine; 생리통약 = painkiller; 붙이는파스 = pain relief patch; 구충제 = anthelmintic; 근육통크림 = pain relief cream; 파스패치 = pain relief patch; 무좀약 = antifungal medicine; 물파스 = pain relief liquid; 종합감기약 = cold medicine; 항히스타민제 = antihistamine; 위산억제제 = antacid; 아세트아미노펜 = acetaminophen; 점안액 = eye drops; 숙취해소제 = hangover remedy; 수면유도제 = sleep aid medicine; 탈모약 = hair loss medicine; 미녹시딜 = minoxidil; 연고 = ointment + 상처|화상|습진|무좀|피부; 카베진 = stomach medicine; 비염스프레이 = nasal spray; 코스프레이 = nasal spray; 로이히츠보코 = pain relief patch; 판피린 = cold medicine; 탈모치료제 = hair loss medicine; 치질약 = haemorrhoid medicine
not: 안약통; 약안약투입기; 안약점안; 파스타; 파스텔; 파스텔톤; 파스칼; 캄파스; 콤파스; 컴파스; 안약넣기; 파스쿠치

+ perfume-oil
ko: 롤온향수 = roll-on perfume; 고체향수 = solid perfume; 퍼퓸오일 = perfume oil; 향수세트 = perfume set; 페로몬향수 = pheromone perfume; 헤어퍼퓸 = hair perfume mist; 오일향수 = perfume oil; 향수밤 = solid perfume; 향수샘플 = perfume sample; 향수미니어처 = miniature perfume; 바디미스트 = body mist

+ pharmacy-good
ko: 봉합사 = surgical suture; 피임약 = contraceptive pill; 초음파젤 = ultrasound gel; 러브젤 = personal lubricant; 장루주머니 = ostomy bag; 장루백 = ostomy bag; 윤활젤 = personal lubricant; 마사지러브젤 = personal lubricant; 조영제 = contrast medium; 치과용시멘트 = dental cement; 치과레진 = dental filling; 장루용품 = ostomy bag

+ plant-extract
ko: 식물추출물 = plant extract; 홍삼추출물 = red ginseng extract; 홍삼농축액 = red ginseng extract; 알로에추출물 = aloe vera extract; 인삼농축액 = ginseng extract; CBD오일 = CBD oil; 녹차추출분말 = green tea extract powder; 포도씨추출물 = grape seed extract; 감초추출물 = liquorice extract; 홍삼정 = red ginseng extract; 병풀추출물 = centella extract; 은행잎추출물 = ginkgo biloba extract
not: 홍삼정과; 은행잎추출물캡슐; 홍삼정스틱

+ plaster-adhesive
ko: 반창고 = adhesive plaster; 대일밴드 = adhesive plaster; 일회용밴드 = adhesive plaster; 습윤밴드 = hydrocolloid dressing; 방수밴드 = waterproof plaster; 종이반창고 = medical paper tape; 키네시오테이프 = kinesiology tape; 스포츠테이프 = sports tape; 테이핑테이프 = kinesiology tape; 의료용테이프 = medical tape; 의료테이프 = medical tape; 티눈밴드 = corn plaster; 하이드로콜로이드밴드 = hydrocolloid dressing; 근육테이프 = kinesiology tape; 캐릭터밴드 = adhesive plaster; 상처밴드 = adhesive plaster; 뒤꿈치밴드 = blister plaster; 물집밴드 = blister plaster; C테이핑 = sports tape; 듀오덤 = hydrocolloid dressing; 스포츠테이핑 = sports tape; 외과용테이프 = surgical tape; 밴드 = adhesive plaster + 상처|반창고|습윤|대일|메디폼

+ polish-care
ko: 구두약 = shoe polish; 가죽크림 = leather cream; 자동차왁스 = car wax; 가구광택제 = furniture polish; 카왁스 = car wax; 물왁스 = liquid car wax; 슈크림구두 = shoe cream; 가죽에센스 = leather conditioner; 가죽영양제 = leather conditioner; 가죽컨디셔너 = leather conditioner; 은세척제 = silver polish; 광택제 = polish + 자동차|금속|가구|차량|타이어|바닥; 구두크림 = shoe cream; 타이어광택제 = tyre shine; 고체왁스 = car wax + 세차|차량|자동차; 코팅제 = car coating + 차량|유리막|자동차|세차|타이어; 마루왁스 = floor polish; 밍크오일 = leather oil; 발수코팅제 = water repellent coating; 흠집제거제 = scratch remover polish; 레더크림 = leather cream; 바닥왁스 = floor polish; 가죽로션 = leather conditioner; 금속광택제 = metal polish; 콤파운드 = polishing compound; 가죽왁스 = leather wax; 타이어코팅제 = tyre shine; 컴파운드 = polishing compound

+ shampoo
ko: 샴푸 = shampoo; 탈모샴푸 = shampoo; 드라이샴푸 = dry shampoo; 비듬샴푸 = anti-dandruff shampoo; 샴푸바 = shampoo bar; 두피샴푸 = shampoo; 아기샴푸 = baby shampoo; 염색샴푸 = colour shampoo; 약산성샴푸 = shampoo; 탈모완화샴푸 = shampoo; 쿨샴푸 = shampoo; 새치샴푸 = colour shampoo; 고체샴푸 = shampoo bar; 노워시샴푸 = no-rinse shampoo; 베이비샴푸 = baby shampoo; 보색샴푸 = colour shampoo; 퍼퓸샴푸 = shampoo; 샴프 = shampoo
not: 샴푸브러쉬; 샴푸용기; 샴푸디스펜서; 샴푸캡; 샴푸의자; 샴푸대; 샴푸통; 샴푸볼; 샴푸기; 샴푸빗; 샴푸걸이; 샴푸브러시; 샴푸모자; 샴푸솔; 샴푸공병; 샴푸펌프; 카펫샴푸

+ shaving-prep
ko: 쉐이빙폼 = shaving foam; 쉐이빙크림 = shaving cream; 쉐이빙젤 = shaving gel; 애프터쉐이브 = aftershave; 면도크림 = shaving cream; 면도거품 = shaving foam; 면도젤 = shaving gel; 애프터쉐이브로션 = aftershave lotion; 셰이빙폼 = shaving foam; 셰이빙크림 = shaving cream; 면도폼 = shaving foam; 쉐이빙솝 = shaving soap; 면도비누 = shaving soap; 비어드오일 = beard oil; 수염오일 = beard oil; 비어드밤 = beard balm

+ skin-treatment
ko: 주름크림 = anti-wrinkle cream; 미백크림 = whitening cream; 레티놀크림 = retinol cream; 비타민C세럼 = vitamin C serum; 여드름크림 = acne cream; 달팽이크림 = snail mucin cream; 기미크림 = whitening cream; 셀룰라이트크림 = anti-cellulite cream; 리프팅크림 = firming cream; 탄력크림 = firming cream; 미백앰플 = brightening ampoule; 비타민세럼 = vitamin serum; 레티놀세럼 = retinol serum; 재생크림 = repair cream; 목주름크림 = neck cream; 미백에센스 = brightening essence; 스팟크림 = acne spot cream; 넥크림 = neck cream; 화이트닝크림 = whitening cream; 브라이트닝세럼 = brightening serum

+ soap
ko: 비누 = soap; 세안비누 = facial soap bar; 빨래비누 = laundry soap; 수제비누 = handmade soap; 핸드워시 = liquid hand soap; 물비누 = liquid soap; 천연비누 = natural soap; 비누베이스 = soap base; 때비누 = soap bar; 세탁비누 = laundry soap; 글리세린비누 = glycerin soap; 도브비누 = soap bar; 어성초비누 = soap bar; 거품비누 = foaming hand soap; 목욕비누 = bath soap; 액체비누 = liquid soap; 솝바 = soap bar; 고체비누 = soap bar; 알레포비누 = Aleppo soap; 여드름비누 = facial soap bar; 클렌징바 = facial cleansing bar; 바디바 = soap bar + 바디|세안; 설거지바 = dish soap bar; 설거지비누 = dish soap bar; 주방비누 = dish soap bar; 핸드솝 = liquid hand soap; 핸드크리너 = hand cleaner; 종이비누 = paper soap
not: 비누꽃; 비누받침; 비누곽; 비누거치대; 비누홀더; 비누망; 비누몰드; 비누디스펜서; 비누거품망; 비누걸이; 비누각; 비누케이스; 비누만들기; 비누방울; 비누칼; 비누거품기; 비누트레이; 비누카네이션; 비누틀; 비누다이

+ sports-nutrition
ko: 단백질보충제 = protein powder; 프로틴 = protein powder; 유청단백질 = whey protein; 단백질쉐이크 = protein shake; 크레아틴 = creatine; WPI단백질 = whey protein isolate; 부스터보충제 = pre-workout; BCAA분말 = BCAA powder; 게이너 = mass gainer; 아미노산보충제 = amino acid powder; 식사대용쉐이크 = meal replacement shake; 단백질음료 = protein drink; 프로틴쉐이크 = protein shake; 프로틴파우더 = protein powder; 웨이프로틴 = whey protein; 콜라겐분말 = collagen powder; 단백질파우더 = protein powder; 헬스보충제 = sports nutrition supplement; 단백질분말 = protein powder; 운동보충제 = sports nutrition supplement; 프리워크아웃 = pre-workout; 단백질바 = protein bar; 프로틴바 = protein bar; 저분자콜라겐 = collagen powder; 산양유단백질 = goat milk protein powder; 선식 = grain meal shake powder; 미숫가루 = grain meal drink powder; 생식 = grain meal shake powder + 분말|식사|다이어트|곡물
not: 프로틴샴푸; 프로틴통; 프로틴쉐이커; 단백질쉐이커; 프로틴앰플; 프로틴헤어; 프로틴트리트먼트; 라이프로틴; 프로틴팩

+ sunless-tan
ko: 썬크림 = sunscreen; 선크림 = sunscreen; 썬스틱 = sunscreen stick; 선스틱 = sunscreen stick; 셀프태닝 = self tanner; 태닝오일 = tanning oil; 썬쿠션 = sunscreen cushion; 선쿠션 = sunscreen cushion; 자외선차단제 = sunscreen; 태닝로션 = tanning lotion; 선로션 = sunscreen lotion; 썬스프레이 = sunscreen spray; 선스프레이 = sunscreen spray; 썬로션 = sunscreen lotion; 선세럼 = sunscreen serum; 톤업선크림 = tone-up sunscreen; 선블록 = sunscreen; 썬블록 = sunscreen; 선에센스 = sunscreen essence; 썬베이스 = sunscreen; 선젤 = sunscreen gel; 선팩트 = sunscreen compact; 아기선크림 = baby sunscreen; 선밤 = sunscreen balm; 태닝크림 = tanning lotion

+ supplement
ko: 영양제 = dietary supplement; 비타민 = vitamin supplement; 오메가3 = omega 3 capsule; 유산균 = probiotic supplement; 건강기능식품 = dietary supplement; 멀티비타민 = multivitamin; 루테인 = lutein capsule; 종합비타민 = multivitamin; 마그네슘영양제 = magnesium supplement; 홍삼스틱 = red ginseng stick; 프로바이오틱스 = probiotic supplement; 밀크씨슬 = milk thistle supplement; 비타민C = vitamin C tablet; 비타민D = vitamin D capsule; 콜라겐 = collagen supplement + 먹는|젤리|스틱|정|포|이너뷰티|어류|피쉬; 홍삼 = red ginseng product; 칼슘마그네슘 = calcium magnesium supplement; 다이어트보조제 = slimming supplement; 글루코사민 = glucosamine supplement; 식이유황 = MSM supplement; 코엔자임Q10 = coenzyme Q10 capsule; 쏘팔메토 = saw palmetto capsule; 프로폴리스 = propolis supplement; 글루타치온 = glutathione supplement; 건강식품 = health food supplement; 가르시니아 = garcinia supplement; 철분제 = iron supplement; 엽산 = folic acid supplement + 임산부|영양제|정|임신; 효소 = digestive enzyme supplement + 곡물|카무트|다이어트|식품|스틱|포; 콘드로이친 = chondroitin supplement; 아르기닌 = arginine supplement; 크릴오일 = krill oil capsule; 보스웰리아 = boswellia supplement; 폴리코사놀 = policosanol supplement; 스피루리나정 = spirulina tablet; 비오틴 = biotin supplement; 커큐민 = curcumin supplement; 젤리비타민 = vitamin gummy; 아연영양제 = zinc supplement; 알부민 = albumin supplement + 영양제|먹는; 공진단 = herbal health supplement; 경옥고 = herbal health supplement; 침향환 = herbal health pill; 배도라지즙 = pear and bellflower root extract drink; 홍삼젤리 = red ginseng jelly; 공진환 = herbal health pill; 어린이비타민 = children's vitamin; 이노시톨 = inositol supplement; 흑염소진액 = black goat extract; 녹용 = deer antler extract product; 산양유유산균 = probiotic supplement; 멜라토닌 = melatonin supplement
not: 비타민앰플; 강아지영양제; 강아지유산균; 비타민세럼; 비타민크림; 헤어영양제; 비타민워터; 비타민토너; 비타민필터; 속눈썹영양제; 고양이유산균; 비타민샤워; 비타민C세럼; 비타민C앰플; 비타민에이드; 비타민C크림; 눈썹영양제; 콜라겐크림; 콜라겐마스크; 콜라겐앰플; 비타민팩; 효소세안; 홍삼비누; 홍삼제조기; 비타민캡슐마스크; 두피영양제; 루테인지아잔틴세럼; 강아지오메가3; 콜라겐팩; 비타민샤워기; 프로폴리스앰플; 비오틴샴푸; 글루타치온크림; 글루타치온앰플; 프로폴리스치약; 영양제통; 비타민통; 콜라겐젤리팩; 비타민샤워필터

+ toothpaste
ko: 치약 = toothpaste; 미백치약 = whitening toothpaste; 어린이치약 = children's toothpaste; 고체치약 = toothpaste tablet; 잇몸치약 = toothpaste; 유아치약 = children's toothpaste; 틀니세정제 = denture cleaner; 소금치약 = toothpaste; 구강청결제 = mouthwash; 가글 = mouthwash; 가글액 = mouthwash; 치약세트 = toothpaste set; 마우스워시 = mouthwash; 치실 = dental floss; 치간치실 = dental floss; 구강스프레이 = mouth spray; 치아미백제 = tooth whitening preparation; 치아미백젤 = tooth whitening gel; 치아미백 = tooth whitening preparation; 미백패치 = tooth whitening strip; 치아미백패치 = tooth whitening strip; 실치약 = toothpaste; 아기치약 = baby toothpaste; 불소치약 = fluoride toothpaste; 교정기세정제 = retainer cleaner; 리스테린 = mouthwash; 치분 = tooth powder
not: 치약짜개; 치약디스펜서; 치약짜기; 치약거치대; 가글컵; 치약홀더; 치약걸이; 강아지치약; 치약칫솔세트; 가글디스펜서; 치실케이스; 치약꽂이; 애견치약; 고양이치약; 치실홀더; 치약압착기; 치약통

+ vaccine
ko: 백신 = vaccine; 독감백신 = flu vaccine; 가축백신 = veterinary vaccine; 광견병백신 = rabies vaccine; 항혈청 = antiserum; 면역글로불린 = immunoglobulin
not: 백신프로그램; 백신소프트웨어

+ vitamin-bulk
ko: 아스코르빈산 = ascorbic acid; 비타민C분말 = vitamin C powder; 토코페롤 = tocopherol; 나이아신아마이드 = niacinamide; 판테놀 = panthenol; 비타민E아세테이트 = vitamin E acetate; 리보플라빈 = riboflavin; 비타민C파우더 = vitamin C powder; 아스코르브산 = ascorbic acid; 나이아신아마이드분말 = niacinamide powder; 비오틴분말 = biotin powder
not: 판테놀크림; 나이아신아마이드앰플; 나이아신아마이드세럼; 판테놀앰플; 나이아신아마이드크림; 판테놀연고; 판테놀세럼

+ wax-material
ko: 밀랍 = beeswax; 비즈왁스 = beeswax; 카나우바왁스 = carnauba wax; 칸데릴라왁스 = candelilla wax; 소이왁스 = soy wax; 파라핀왁스 = paraffin wax; 팜왁스 = palm wax; 캔들왁스 = candle wax; 밀랍시트 = beeswax sheet; 젤왁스 = gel wax; 정제밀랍 = refined beeswax; 유화왁스 = emulsifying wax; 라이스브란왁스 = rice bran wax; 미색밀랍 = beeswax; 마이크로왁스 = microcrystalline wax; 스테아린왁스 = stearin wax; 파라핀 = paraffin wax + 왁스|고체|캔들|펠렛|원료|5kg; 파라핀오일 = paraffin oil; 바셀린 = petroleum jelly
not: 밀랍초; 파라핀치료기; 밀랍랩; 밀랍캔들; 파라핀베스; 밀랍양초; 소이왁스캔들; 밀랍떡; 파라핀마스크; 파라핀기; 파라핀욕조; 파라핀장갑; 소이왁스타블렛

+ beer
ko: 맥주 = beer; 생맥주 = draught beer; 캔맥주 = canned beer; 수제맥주 = craft beer; 흑맥주 = stout; 밀맥주 = wheat beer; 무알콜맥주 = alcohol-free beer; 논알콜맥주 = alcohol-free beer; 무알코올맥주 = alcohol-free beer; 병맥주 = bottled beer; 에일맥주 = ale; 라거맥주 = lager; 논알코올맥주 = alcohol-free beer; 비알콜맥주 = alcohol-free beer; 필스너 = pilsner
not: 맥주잔; 맥주컵; 맥주효모; 맥주디스펜서; 맥주거품기; 맥주병따개; 맥주안주; 맥주냉장고; 맥주오프너; 맥주쿨러; 맥주키트; 맥주순수령샴푸; 맥주제조기; 맥주피처; 맥주타워; 필스너잔; 맥주기계; 맥주사탕; 맥주효모샴푸; 맥주게임; 맥주제조키트

+ cider
ko: 막걸리 = makgeolli rice wine; 사케 = sake; 청주 = Korean refined rice wine + 차례주|백화수복|제사|술|도수|ml; 매실주 = plum wine; 과실주 = fruit wine; 복분자주 = raspberry wine; 하드셀처 = hard seltzer; 애플사이더 = apple cider + 알코올|주류|하드; 약주 = Korean refined rice wine + 전통주|술|도수|ml; 벌꿀주 = mead; 동동주 = makgeolli rice wine; 복분자와인 = raspberry wine; 탁주 = makgeolli rice wine; 정종 = rice wine + 청주|술|사케|제사; 미드주 = mead; 요리주 = cooking rice wine
not: 막걸리잔; 막걸리병; 막걸리주전자; 사케잔; 막걸리누룩; 막걸리컵; 막걸리키트; 사케병; 막걸리비누; 막걸리식초; 도쿠리사케; 막걸리빵; 막걸리만들기; 사케도쿠리; 과실주병; 과실주용기; 막걸리필링; 막걸리팩; 막걸리잔세트; 막걸리사발; 사케케익; 담금주; 사케이스

+ cigar
ko: 시가 = cigar + 쿠바|담배|하바나|연초|토로|로부스토|커피향; 시가릴로 = cigarillo; 미니시가 = mini cigar; 쿠바시가 = cigar; 하바나시가 = cigar; 엽궐련 = cigar

+ cigarette
ko: 담배 = cigarette; 궐련 = cigarette; 멘솔담배 = menthol cigarette; 금연초 = herbal cigarette; 약초담배 = herbal cigarette; 쑥담배 = herbal cigarette; 허브담배 = herbal cigarette
not: 담배케이스; 전자담배; 담배필터; 담배지; 담배파이프; 담배재떨이; 담배갑; 담배말이; 담배냄새; 담배꽁초; 담배곽; 담배종이; 담배홀더; 씹는담배; 파이프담배; 물담배; 담배곰방대; 담배탈취제; 담배롤링기; 담배집게; 담배빨부리; 담배거치대; 가열담배; 담배기계; 담배냄새제거; 롤링담배; 담배통; 담배물부리; 담배나물; 담배꽂이

+ coffee-drink
ko: 커피음료 = coffee drink; 콜드브루 = cold brew coffee; 캔커피 = canned coffee drink; 라떼음료 = latte drink; 더치커피 = cold brew coffee; 컵커피 = coffee drink in cup; 아이스아메리카노음료 = iced coffee drink; RTD커피 = ready-to-drink coffee; 병커피 = bottled coffee drink; 콜드브루커피 = cold brew coffee; 페트커피 = bottled coffee drink; 파우치커피 = coffee drink; 더치커피원액 = cold brew coffee concentrate; 콜드브루원액 = cold brew coffee concentrate; 카페라떼컵 = latte drink; 헤이즐넛향커피음료 = coffee drink; 레쓰비 = canned coffee drink
not: 콜드브루보틀; 콜드브루메이커; 콜드브루머신; 콜드브루기구; 더치커피기구; 컵커피홀더; 콜드브루필터; 콜드브루티백; 콜드브루병; 콜드브루백; 콜드브루추출기; 콜드브루용기; 더치커피병; 더치커피머신; 콜드브루커피메이커; 더치커피메이커; 콜드브루저그; 더치기구

+ coffee-husk
ko: 카스카라 = cascara; 커피체리차 = coffee cherry tea; 커피실버스킨 = coffee silverskin; 커피껍질 = coffee husk

+ coffee-mix
ko: 커피믹스 = coffee mix; 믹스커피 = coffee mix; 스틱믹스커피 = coffee mix; 모카골드 = coffee mix; 카푸치노믹스 = cappuccino powder; 라떼파우더 = latte powder; 카페모카분말 = mocha powder; 봉지커피 = coffee mix; 카페라떼스틱 = latte mix; 커피프리믹스 = coffee premix; 라떼스틱 = latte mix; 3in1커피 = 3-in-1 coffee mix; 라떼믹스 = latte mix
not: 믹스커피기계; 커피믹스보관함; 커피믹스디스펜서; 커피믹스통; 커피믹스꽂이; 커피믹스기; 커피믹스자판기

+ coffee-substitute
ko: 치커리커피 = chicory coffee; 보리커피 = barley coffee; 민들레커피 = dandelion coffee; 대체커피 = coffee substitute; 곡물커피 = grain coffee; 치커리차 = chicory coffee; 검정보리커피 = barley coffee

+ e-liquid
ko: 전자담배액상 = e-liquid; 액상담배 = e-liquid; 입호흡액상 = e-liquid; 폐호흡액상 = e-liquid; 니코틴액상 = nicotine e-liquid; 전담액상 = e-liquid; 솔트니코틴 = nicotine salt e-liquid; 솔트액상 = nicotine salt e-liquid; 무니코틴액상 = nicotine-free e-liquid; 합성니코틴 = nicotine e-liquid; 이리퀴드 = e-liquid; 무화액상 = e-liquid; 전자액상 = e-liquid

+ ethanol
ko: 에탄올 = ethanol; 에틸알코올 = ethyl alcohol; 주정 = neutral alcohol + 95%|식용|발효|알코올|순도; 변성알코올 = denatured alcohol; 공업용알코올 = industrial alcohol; 바이오에탄올 = bioethanol; 발효주정 = neutral alcohol; 무수에탄올 = anhydrous ethanol; 발효알코올 = ethyl alcohol; 알코올연료 = alcohol fuel; 발효에탄올 = ethanol; 소주주정 = neutral alcohol; 식물성에탄올 = ethanol
not: 에탄올난로; 에탄올벽난로; 에탄올아민; 에탄올티슈; 에탄올솜; 에탄올버너; 페녹시에탄올; 에탄올스왑

+ herbal-tea
ko: 허브차 = herbal tea; 캐모마일티 = chamomile tea; 캐모마일차 = chamomile tea; 페퍼민트티 = peppermint tea; 페퍼민트차 = peppermint tea; 루이보스티 = rooibos tea; 루이보스 = rooibos tea; 생강차 = ginger tea; 히비스커스 = hibiscus tea + 차|티백|티; 보리차 = barley tea; 옥수수수염차 = corn silk tea; 둥굴레차 = Solomon's seal tea; 유자차 = yuzu tea; 대추차 = jujube tea; 쌍화차 = herbal tea; 허브티 = herbal tea; 국화차 = chrysanthemum tea; 메밀차 = buckwheat tea; 우엉차 = burdock tea; 레몬밤차 = lemon balm tea; 작두콩차 = sword bean tea; 결명자차 = cassia seed tea; 연잎차 = lotus leaf tea; 루이보스차 = rooibos tea; 현미차 = brown rice tea; 뽕잎차 = mulberry leaf tea; 돼지감자차 = Jerusalem artichoke tea; 도라지차 = bellflower root tea; 헛개나무차 = raisin tree tea; 율무차 = job's tears tea; 호박차 = pumpkin tea; 히비스커스차 = hibiscus tea; 히비스커스티 = hibiscus tea; 레몬차 = lemon tea; 매실차 = plum tea; 꽃차 = flower tea; 쑥차 = mugwort tea; 모과차 = quince tea; 여주차 = bitter melon tea; 칡차 = arrowroot tea; 과일차 = fruit tea; 디톡스티 = detox tea; 민들레차 = dandelion tea; 곡물차 = grain tea; 감잎차 = persimmon leaf tea; 레몬밤티 = lemon balm tea; 로즈힙티 = rosehip tea; 오미자차 = schisandra berry tea
not: 보리차주전자; 루이보스루; 유자차청

+ juice
ko: 오렌지주스 = orange juice; 사과주스 = apple juice; 과일주스 = fruit juice; 착즙주스 = fruit juice; 포도주스 = grape juice; 토마토주스 = tomato juice; 레몬즙 = lemon juice; 사과즙 = apple juice; 주스 = fruit juice + 과일|착즙|원액|유기농|음료|과즙|ml|100%; 쥬스 = fruit juice + 과일|착즙|원액|유기농|음료|과즙|ml|100%|오렌지|망고; 자몽주스 = grapefruit juice; 당근주스 = carrot juice; 석류즙 = pomegranate juice; 코코넛워터 = coconut water; 배즙 = pear juice; 양파즙 = onion juice; 포도즙 = grape juice; 타트체리주스 = tart cherry juice; 크랜베리주스 = cranberry juice; 양배추즙 = cabbage juice; 석류주스 = pomegranate juice; 망고주스 = mango juice; 라임즙 = lime juice; ABC주스 = apple beet carrot juice; 파인애플주스 = pineapple juice; 노니주스 = noni juice; 비트즙 = beet juice; 레몬주스 = lemon juice; 라임주스 = lime juice; 사과당근주스 = apple carrot juice; 칡즙 = arrowroot juice; 호박즙 = pumpkin juice; 블루베리즙 = blueberry juice; 여주즙 = bitter melon juice; 아로니아즙 = aronia juice; 도라지배즙 = bellflower root and pear juice; 케일즙 = kale juice; 유기농주스 = fruit juice; 복숭아주스 = peach juice; 오렌지쥬스 = orange juice; 흑마늘즙 = black garlic juice; 감귤주스 = mandarin juice; 야채주스 = vegetable juice; 채소주스 = vegetable juice
not: 주스기; 주스컵; 쥬스기; 쥬스컵; 레몬즙짜개; 레몬즙짜는; 주스병; 주스잔; 주스디스펜서; 쥬스잔; 쥬스병; 레몬즙기; 라임즙짜개; 쥬스디스펜서

+ liqueur
ko: 리큐르 = liqueur; 리큐어 = liqueur; 아마레또 = amaretto; 리몬첼로 = limoncello; 베일리스 = cream liqueur; 깔루아 = coffee liqueur; 트리플섹 = triple sec; 예거마이스터 = herbal liqueur; 커피리큐르 = coffee liqueur; 크림리큐르 = cream liqueur; 슈납스 = schnapps liqueur; 아마레토 = amaretto; 담금주 = home-infused liqueur
not: 리큐어잔; 담금주병; 담금주키트; 담금주통; 담금주용기; 담금주소주; 담금주유리병

+ nicotine-product
ko: 니코틴패치 = nicotine patch; 니코틴껌 = nicotine gum; 금연패치 = nicotine patch; 금연껌 = nicotine gum; 니코틴파우치 = nicotine pouch; 스누스 = nicotine pouch; 금연보조제 = nicotine replacement product; 니코레트껌 = nicotine gum; 니코틴캔디 = nicotine lozenge; 머금는담배 = nicotine pouch

+ soft-drink
ko: 음료수 = soft drink; 콜라 = cola; 사이다 = lemon-lime soda; 에너지드링크 = energy drink; 탄산음료 = carbonated drink; 이온음료 = isotonic drink; 스포츠음료 = sports drink; 토닉워터 = tonic water; 에너지음료 = energy drink; 식혜 = sweet rice drink; 진저에일 = ginger ale; 레몬에이드 = lemonade; 환타 = orange soda; 과일음료 = fruit drink; 포카리스웨트 = isotonic drink; 게토레이 = isotonic drink; 비타민음료 = vitamin drink; 에이드 = fruit ade drink + 음료|자몽|레몬|청포도|캔|파우치|블루레몬; 캔음료 = canned soft drink; 웰치스 = carbonated grape drink; 핫식스 = energy drink; 이온음료분말 = isotonic drink powder; 수정과 = cinnamon punch; 제로콜라 = sugar-free cola; 어린이음료 = children's drink; 진저비어 = ginger beer; 제로사이다 = sugar-free lemon-lime soda; 비타민워터 = vitamin drink; 두유음료 = soy drink; 파우치음료 = pouch drink; 곤약젤리음료 = konjac jelly drink; 갈아만든배 = pear drink; 박카스 = energy drink; 포카리 = isotonic drink; 탄산에이드 = carbonated fruit drink; 비타500 = vitamin drink; 코코팜 = jelly fruit drink; 숙취해소음료 = hangover relief drink; 컨디션음료 = hangover relief drink; 아이스티음료 = iced tea drink; 차음료 = tea drink; 알로에음료 = aloe drink; 매실음료 = plum drink; 홍초음료 = vinegar drink; 식초음료 = vinegar drink
not: 콜라겐; 초콜라; 콜라비; 음료수컵; 음료수병; 콜라컵; 콜라보; 음료수잔; 음료수냉장고; 음료수거치대; 니콜라; 음료수홀더; 콜라주; 콜라병; 콜라젤리; 콜라캔; 밴드에이드; 콜라맛; 프라이드에이드; 메이드에이드; 음료수자판기; 음료수캔따개; 사이다컵; 콜라스; 피스콜라; 피나콜라다; 티아라콜라; 에스콜라; 드콜라; 스쿨에이드

+ spirits
ko: 소주 = soju; 보드카 = vodka; 진토닉용진 = gin; 럼주 = rum; 브랜디 = brandy; 코냑 = cognac; 데킬라 = tequila; 고량주 = baijiu; 테킬라 = tequila; 백주 = baijiu; 꼬냑 = cognac; 증류주 = distilled spirit; 증류식소주 = soju; 안동소주 = soju; 드라이진 = gin; 압생트 = absinthe; 바이주 = baijiu; 메스칼 = mezcal; 과일소주 = fruit-flavoured soju; 이과두주 = baijiu; 양주 = spirits + 병|도수|선물|미니어처|세트; 그라파 = grappa
not: 소주잔; 소주컵; 보드카잔; 양주잔; 소주디스펜서; 양주시; 양주병; 데킬라잔; 소주병; 양주컵; 소주냉장고; 소주바구니; 소주따개; 소주오프너; 소주칠러; 테킬라잔; 브랜디잔; 꼬냑잔; 소주뚜껑; 소주쿨러; 소주안주; 고량주잔; 폭양주; 소주게임; 양주장; 남양주; 소주핸디캡; 백주잔; 소주한잔; 최소주문; 소주문

+ tea-drink
ko: 아이스티 = iced tea; 밀크티 = milk tea; 콤부차 = kombucha; 복숭아아이스티 = peach iced tea; 밀크티분말 = milk tea powder; 콤부차분말 = kombucha powder; 버블티 = bubble tea drink; 홍차음료 = tea drink; 홍차음료페트 = tea drink; 녹차음료 = green tea drink; 아이스티분말 = iced tea powder; 아샷추 = iced tea drink; 레몬아이스티 = lemon iced tea; 녹차라떼 = green tea latte powder; 말차라떼 = matcha latte powder; 스틱콤부차 = kombucha powder; 밀크티파우더 = milk tea powder; 아이스티믹스 = iced tea powder; 녹차라떼분말 = green tea latte powder; 인스턴트티 = instant tea; 제로아이스티 = sugar-free iced tea; 레몬티분말 = lemon tea powder
not: 밀크티병; 버블티빨대; 버블티펄; 버블티컵; 밀크티용기; 밀크티컬러; 콤부차스코비; 콤부차종균; 버블티재료; 콤부차유산균; 나이스티; 밀크티베이지; 밀크티색; 버블티기계; 밀크티브라운; 콤부차앰플; 콤부차토너; 콤부차에센스

+ tobacco
ko: 파이프담배 = pipe tobacco; 롤링타바코 = rolling tobacco; 연초 = smoking tobacco + 담배|파이프|롤링|말아; 물담배잎 = shisha tobacco; 잎담배 = leaf tobacco; 씹는담배 = chewing tobacco; 시샤담배 = shisha tobacco; 코담배 = snuff; 롤링담배 = rolling tobacco; 각연 = rolling tobacco; 담뱃잎 = leaf tobacco; 아이코스히츠 = heated tobacco stick; 가열담배스틱 = heated tobacco stick; 말아피는담배 = rolling tobacco

+ vermouth
ko: 베르무트 = vermouth; 상그리아 = sangria; 뱅쇼 = mulled wine; 글루바인 = mulled wine; 버무스 = vermouth; 마티니비앙코 = vermouth; 샹그리아 = sangria; 스위트베르무트 = sweet vermouth
not: 뱅쇼키트; 뱅쇼티백; 뱅쇼청; 무알콜뱅쇼; 뱅쇼재료; 뱅쇼향; 뱅쇼만들기; 뱅쇼팩

+ vinegar
ko: 식초 = vinegar; 사과식초 = apple vinegar; 발사믹식초 = balsamic vinegar; 애플사이다비니거 = apple cider vinegar; 현미식초 = rice vinegar; 2배식초 = double strength vinegar; 화이트식초 = white vinegar; 와인식초 = wine vinegar; 발사믹 = balsamic vinegar + 식초|모데나|소스|글레이즈|비네거; 흑초 = black vinegar; 홍초 = red vinegar drink concentrate; 사과초모식초 = apple cider vinegar; 양조식초 = brewed vinegar; 비네거 = vinegar; 바나나식초 = banana vinegar; 애사비 = apple cider vinegar; 발사믹비네거 = balsamic vinegar; 초밥식초 = sushi vinegar; 파인애플식초 = pineapple vinegar; 감식초 = persimmon vinegar; 사이다비니거 = cider vinegar; 스시노코 = sushi vinegar powder; 레드와인식초 = red wine vinegar; 발효식초 = vinegar; 매실식초 = plum vinegar; 비니거 = vinegar
not: 식초병; 식초통; 식초음료; 애사비젤리; 애사비구미; 애사비정; 식초용기; 식초절임; 애사비캡슐; 초식초; 애사비스틱; 목초액식초; 식초젤리; 애사비분말

+ water-drink
ko: 생수 = bottled water; 탄산수 = sparkling water; 미네랄워터 = mineral water; 먹는샘물 = mineral water; 광천수 = mineral water; 삼다수 = bottled water; 수소수 = hydrogen water + 캔|파우치|음료|500ml; 정제수음용 = purified water; 에비앙 = mineral water; 알칼리수 = alkaline water + 생수|500ml|2L; 해양심층수 = deep sea water; 소다워터 = soda water; 어린이생수 = bottled water; 빅토리아탄산수 = sparkling water; 아기물 = bottled water
not: 탄산수제조기; 생수통; 생수병; 생수펌프; 생수거치대; 탄산수기; 생수물통; 생수받침대; 생수기; 생수뚜껑; 생수디스펜서; 탄산수메이커; 생수선반; 생수커버; 갱생수; 생수홀더; 생수랙; 학생수; 탄산수머신; 탄산수실린더; 미네랄워터미스트; 생수박스카트; 수소수기; 생수정리대; 생수보냉; 수소수텀블러; 수소수제조기; 생수보관; 생수용품

+ whisky
ko: 위스키 = whisky; 싱글몰트위스키 = single malt whisky; 버번위스키 = bourbon whiskey; 스카치위스키 = Scotch whisky; 블렌디드위스키 = blended whisky; 버번 = bourbon whiskey + 위스키|배럴|켄터키|750ml; 스카치 = Scotch whisky + 위스키|몰트|12년|18년; 하이볼 = whisky highball drink + 캔|음료|캔하이볼; 싱글몰트 = single malt whisky; 라이위스키 = rye whiskey
not: 위스키잔; 위스키글라스; 위스키병; 위스키디캔터; 위스키스톤; 위스키초콜릿; 위스키글라스세트; 위스키잔세트; 위스키각얼음; 위스키진열장; 위스키책; 위스키얼음틀; 위스키노징글라스; 위스키향; 위스키컵; 위스키바이알; 위스키케이스; 위스키봉봉; 위스키장식장; 위스키파라필름; 버번바닐라; 위스키플라스크; 위스키칵테일; 위스키텀블러; 위스키전용잔

+ wine
ko: 와인 = wine; 레드와인 = red wine; 화이트와인 = white wine; 로제와인 = rose wine; 스파클링와인 = sparkling wine; 샴페인 = champagne; 포트와인 = port wine; 까베르네소비뇽 = Cabernet Sauvignon wine; 샤도네이 = Chardonnay wine; 디저트와인 = dessert wine; 무알콜와인 = alcohol-free wine; 모스카토 = Moscato wine; 아이스와인 = ice wine; 논알콜와인 = alcohol-free wine; 쉐리와인 = sherry; 소비뇽블랑 = Sauvignon Blanc wine; 포도주 = grape wine; 피노누아 = Pinot Noir wine; 내추럴와인 = wine; 프로세코 = prosecco sparkling wine; 무알콜샴페인 = alcohol-free sparkling wine
not: 와인잔; 와인셀러; 와인오프너; 와인랙; 와인글라스; 와인디캔터; 와인냉장고; 와인병; 와인거치대; 와인백; 와인스토퍼; 와인마개; 와인에어레이터; 와인진열; 와인쿨러; 와인버켓; 샴페인잔; 와인따개; 와인칠러; 와인포장; 와인비니거; 와인식초; 와인박스; 와인세이버; 와인장; 와인홀더; 샴페인골드; 트와인; 와인색; 샴페인스토퍼; 와인케이스; 샴페인글라스; 와인보관; 와인참; 와인에어링; 와인바구니; 와인푸어러; 와인선반; 샴페인파티; 와인파우치; 와인가방; 와인꽂이; 와인소금; 와인소스; 와인칼라; 와인컬러; 와인진공; 와인테이블; 와인캐리어; 와인슬리브; 와인라벨; 와인쇼핑백; 와인걸이; 와인효모; 포도주잔; 와인젤리; 와인키트; 와인초콜릿; 와인안주; 와인레드; 샴페인마개; 샴페인폭죽; 샴페인색; 와인주전자; 샴페인건; 와인버킷; 샴페인타올; 스와인

+ amplifier-goods
ko: 파워앰프 = power amplifier; 헤드폰앰프 = headphone amplifier; 카앰프 = car amplifier; 진공관앰프 = tube amplifier; 프리앰프 = preamplifier; 기타앰프 = guitar amplifier; 인티앰프 = integrated amplifier; 베이스앰프 = bass amplifier; 차량용앰프 = car amplifier; 스테레오앰프 = stereo amplifier

+ audio-mixer-effect
ko: 오디오믹서 = audio mixer; 믹싱콘솔 = mixing console; 디제이믹서 = DJ mixer; 이퀄라이저 = audio equalizer; HDMI분배기 = HDMI splitter; HDMI선택기 = HDMI switch; 다이렉트박스 = direct box; 디제잉장비 = DJ controller; 음향믹서 = audio mixer; HDMI셀렉터 = HDMI switch; 팬텀파워 = phantom power supply; 디제이컨트롤러 = DJ controller; 모니터분배기 = video splitter; HDMI스위치 = HDMI switch

+ battery-device
ko: 노트북배터리 = laptop battery; 휴대폰배터리 = mobile phone battery; 핸드폰배터리 = mobile phone battery; 카메라배터리 = camera battery; 공구배터리 = power tool battery; 청소기배터리 = vacuum cleaner battery; 드릴배터리 = drill battery; 아이폰배터리 = mobile phone battery; 전동킥보드배터리 = electric scooter battery; 드론배터리 = drone battery; 갤럭시배터리 = mobile phone battery; 태블릿배터리 = tablet battery; 다이슨배터리 = vacuum cleaner battery; 맥북배터리 = laptop battery; 전기자전거배터리 = electric bicycle battery; 고프로배터리 = action camera battery

+ battery-lithium-primary
ko: 리튬건전지 = lithium battery; 리튬코인배터리 = lithium coin battery; 3V리튬건전지 = 3V lithium battery; 리튬전지 = lithium battery; 염화티오닐리튬전지 = lithium thionyl chloride battery; CR123A 건전지 = lithium battery; 도어락리튬건전지 = lithium battery

+ battery-manganese
ko: 망간건전지 = manganese battery; 9V건전지 = 9V battery; D형건전지 = D cell battery; C형건전지 = C cell battery; 6V랜턴건전지 = lantern battery; 사각건전지 = 9V battery

+ battery-starter
ko: 시동배터리 = starting battery; 트럭배터리 = truck battery; 오토바이배터리 = motorcycle battery; 무보수배터리 = maintenance-free battery; 농기계배터리 = tractor battery; 스쿠터배터리 = motorcycle battery; 경운기배터리 = tractor battery

+ breaker-lv
ko: 배선차단기 = moulded case circuit breaker; 누전차단기 = earth leakage circuit breaker; 배선용차단기 = moulded case circuit breaker; 기중차단기 = air circuit breaker; DC차단기 = DC circuit breaker; 모터보호차단기 = motor protection circuit breaker; 산업용차단기 = moulded case circuit breaker

+ camera-digital-goods
ko: 디지털카메라 = digital camera; 미러리스카메라 = mirrorless camera; 액션캠 = action camera; 캠코더 = camcorder; 웹캠 = webcam; 디카 = digital camera; DSLR카메라 = DSLR camera; 바디캠 = body camera; 미러리스 = mirrorless camera; 비디오카메라 = video camera; 화상카메라 = webcam; 콤팩트카메라 = compact digital camera; 돔카메라 = dome camera; 뷸렛카메라 = bullet camera; 액션카메라 = action camera; 키즈카메라 = children's digital camera; 어린이카메라 = children's digital camera; 화상캠 = webcam; PTZ카메라 = PTZ camera; 하이엔드카메라 = digital camera; 360카메라 = 360 degree camera; 피씨캠 = webcam; 어린이디지털카메라 = children's digital camera; 카메라 = camera + 디지털|미러리스|DSLR|화소|캐논|니콘|소니|빈티지|똑딱이

+ capacitor-ceramic
ko: 세라믹콘덴서 = ceramic capacitor; 세라믹캐패시터 = ceramic capacitor; 칩콘덴서 = SMD capacitor; 디스크콘덴서 = ceramic disc capacitor; 적층세라믹콘덴서 = multilayer ceramic capacitor; 세라믹커패시터 = ceramic capacitor

+ cooking-electric
ko: 전기튀김기 = electric deep fryer; 팝콘기계 = electric popcorn machine; 전기찜기 = electric food steamer; 홈로스터기 = coffee roaster; 붕어빵기계 = electric waffle maker; 튀김기 = deep fryer; 전기냄비 = electric pot; 핫도그기계 = hot dog machine; 커피로스터기 = coffee roaster; 계란찜기 = electric egg cooker; 솜사탕기계 = cotton candy machine; 달걀삶는기계 = electric egg cooker; 에그쿠커 = electric egg cooker; 보온테이블 = food warmer; 군고구마기계 = electric sweet potato roaster; 음식보온기 = food warmer; 팝콘메이커 = electric popcorn machine

+ diode-component
ko: 정류다이오드 = rectifier diode; 쇼트키다이오드 = Schottky diode; 제너다이오드 = Zener diode; 브릿지다이오드 = bridge rectifier; TVS다이오드 = TVS diode; 브리지정류기 = bridge rectifier; 고속다이오드 = fast recovery diode

+ engine-electrics
ko: 점화플러그 = spark plug; 점화코일 = ignition coil; 이리듐플러그 = iridium spark plug; 예열플러그 = glow plug; 스파크플러그 = spark plug; 이그니션코일 = ignition coil; 발전기제네레이터 = alternator; 글로우플러그 = glow plug; 플러그배선 = ignition cable; 알터네이터 = alternator; 점화케이블 = ignition cable; 점화플러그배선 = ignition cable; 스타트모터 = starter motor
not: 점화플러그소켓; 점화플러그렌치; 점화플러그복스

+ entry-phone-goods
ko: 도어폰 = door phone; 비디오폰 = video door phone; 인터폰모니터 = video door phone monitor; 공동현관기 = door entry panel; 출입통제키패드 = access control keypad; 출입통제기 = access control reader; 로비폰 = door entry panel; 비디오도어폰 = video door phone; 현관벨카메라 = door phone camera; 아날로그인터폰 = door phone

+ hub-motor-bike
ko: 허브모터 = hub motor; 전기자전거모터 = electric bicycle motor; 전동킥보드모터 = electric scooter motor; 센터모터 = mid-drive motor; 인휠모터 = wheel hub motor; 미드모터 = mid-drive motor; 바팡모터 = electric bicycle motor

+ ic-logic
ko: 로직IC = logic IC; 레귤레이터IC = voltage regulator IC; 전압레귤레이터 = voltage regulator IC; 타이머IC = timer IC; 시프트레지스터 = shift register IC; 모터드라이버IC = motor driver IC; 정전압IC = voltage regulator IC

+ kitchen-machine-electric
ko: 전동그라인더 = electric grinder + 커피|원두|후추; 고기분쇄기 = electric meat grinder; 제면기전동 = electric pasta machine; 아이스크림메이커 = ice cream maker; 전동커피그라인더 = electric coffee grinder; 야채절단기 = vegetable cutting machine; 전기칼 = electric knife; 반죽기 = dough mixer; 빙수기 = ice shaver; 전동캔오프너 = electric can opener; 원두그라인더 = coffee grinder; 육절기 = electric meat slicer; 커피그라인더 = coffee grinder; 제빵반죽기 = dough mixer; 마늘다지기전동 = electric food chopper; 슬라이서기계 = electric food slicer; 눈꽃빙수기 = ice shaver; 소프트아이스크림기계 = ice cream machine; 민찌기 = electric meat grinder; 빙삭기 = ice shaver; 제빵기 = bread maker; 전동후추그라인더 = electric pepper grinder; 요거트메이커 = yogurt maker; 요구르트제조기 = yogurt maker; 두부제조기 = tofu maker; 채소탈수기전동 = electric salad spinner; 고추분쇄기 = grinding machine; 가정용분쇄기 = grain mill grinder; 곡물분쇄기 = grain mill grinder; 자동빙수기 = ice shaver

+ led-lamp-goods
ko: LED전구 = LED bulb; LED형광등 = LED tube lamp; LED램프 = LED lamp; LED직관등 = LED tube lamp; LED에디슨전구 = LED filament bulb; LED볼전구 = LED bulb; LED벌브 = LED bulb; LED할로겐 = LED spotlight bulb; LED촛대구 = LED candle bulb; PAR30전구 = LED spotlight bulb; LED콘램프 = LED corn bulb; LED전조등전구 = LED headlight bulb; LED파램프 = LED spotlight bulb; LED모듈전구 = LED bulb; PL램프 = LED compact lamp; LED스마트전구 = smart LED bulb; LED실내등전구 = car interior LED bulb; 스마트전구 = smart bulb; LED인치구 = LED candle bulb; 파삼공 = LED spotlight bulb; LED필라멘트전구 = LED filament bulb

+ loudspeaker-single
ko: 북쉘프스피커 = bookshelf speaker; 서브우퍼 = subwoofer; 블루투스스피커 = bluetooth speaker; 사운드바 = soundbar; 천장스피커 = ceiling speaker; 톨보이스피커 = floorstanding speaker; 컴퓨터스피커 = computer speaker; 모니터스피커 = studio monitor speaker; 벽부형스피커 = wall speaker; 혼스피커 = horn speaker; 매립스피커 = ceiling speaker; 패시브스피커 = passive speaker; 액티브스피커 = active speaker; 블루투스스피커휴대용 = portable bluetooth speaker; PC스피커 = computer speaker; 실링스피커 = ceiling speaker; 캠핑스피커 = portable bluetooth speaker; 홈시어터 = home theatre speaker system; 무선스피커 = wireless speaker; AI스피커 = smart speaker; 인공지능스피커 = smart speaker; 방수스피커 = waterproof bluetooth speaker

+ misc-electronic-machine
ko: 오존발생기 = ozone generator; 금속탐지기 = metal detector; 초음파해충퇴치기 = ultrasonic pest repeller; 오존살균기 = ozone sterilizer; 두더지퇴치기 = ultrasonic mole repeller; 전기울타리 = electric fence energizer; UV살균기 = UV sterilizer; 자외선살균기 = UV sterilizer; 칫솔살균기 = toothbrush UV sterilizer; 초음파세척기 = ultrasonic cleaner; 목책기 = electric fence energizer; 젖병소독기 = bottle UV sterilizer; 전파탐지기 = radio frequency detector; 몰카탐지기 = hidden camera detector; 새퇴치기 = bird repeller; 해충퇴치기 = pest repeller; 쥐퇴치기 = ultrasonic rodent repeller; 고양이퇴치기 = ultrasonic cat repeller; 층간소음우퍼 = vibration speaker; 휴대폰살균기 = UV sterilizer; 칼살균기 = knife UV sterilizer; 금속탐지봉 = handheld metal detector; 안경세척기 = ultrasonic glasses cleaner; 오존수기 = ozone water generator
not: 초음파세척기오일

+ patch-cable
ko: 랜케이블 = LAN cable; 랜선 = LAN cable; 인터넷케이블 = ethernet cable; 패치코드 = patch cable; UTP케이블 = UTP cable; CAT6케이블 = CAT6 cable; 네트워크케이블 = network cable; 시리얼케이블 = serial cable; USB연장케이블 = USB extension cable; 인터넷선 = ethernet cable; UTP랜선 = UTP cable; USB연장선 = USB extension cable; 프린터케이블 = USB printer cable; 기가랜선 = LAN cable; 평면랜선 = flat LAN cable; RS232케이블 = serial cable; 패치케이블 = patch cable
not: 랜선정리; 랜선커넥터; 랜선몰드; 랜선탈피기; 랜선집게; 랜선테스터; 랜선툴; 랜선부트; 랜선집들이; 랜선연결젠더

+ plc-hmi
ko: PLC모듈 = PLC module; 터치패널HMI = HMI touch panel; CNC컨트롤러 = CNC controller; 3D프린터메인보드 = 3D printer mainboard; 산업용컨트롤러 = industrial controller; 릴레이보드PLC = PLC controller; 서보컨트롤러 = servo controller

+ power-adapter-ac
ko: 전원어댑터 = power adapter; PD충전기 = PD charger; 노트북어댑터 = laptop adapter; 12V어댑터 = 12V power adapter; GaN충전기 = GaN charger; 노트북충전기 = laptop charger; 직류전원장치 = DC power adapter; 아답터 = power adapter; 어댑터 = power adapter + 12V|24V|5V|19V|전원|DC|AC|직류|노트북|모니터; C타입충전기 = USB-C charger; 아답타 = power adapter; 모니터어댑터 = power adapter; 맥북충전기 = laptop charger; 노트북아답터 = laptop adapter; DC어댑터 = DC adapter; 65W충전기 = USB-C charger; 전원아답터 = power adapter; 맥세이프어댑터 = laptop charger; 어뎁터 = power adapter + 12V|24V|5V|19V|전원|DC|AC|직류|노트북|모니터; 태블릿충전기 = tablet charger; CCTV어댑터 = power adapter

+ power-supply-module
ko: 파워모듈 = power supply module; 강압모듈 = step-down converter module; 승압모듈 = step-up converter module; 충전모듈 = charging module; DC컨버터모듈 = DC-DC converter module; POE스플리터 = PoE splitter; 전원모듈 = power supply module; POE인젝터 = PoE injector; 배터리충전모듈 = charging module; 감압모듈 = step-down converter module; 전원보드 = power supply board

+ radio-goods
ko: 라디오알람시계 = clock radio; 단파라디오 = shortwave radio; 붐박스 = boombox; 비상용라디오 = emergency radio; CD라디오 = CD radio; 인터넷라디오 = internet radio; 포켓라디오 = pocket radio; 자가발전라디오 = hand crank radio; 시계라디오 = clock radio; CD카세트 = CD radio cassette player; 재난라디오 = emergency radio; 효도라디오 = portable radio; 카세트라디오 = radio cassette player; CD플레이어라디오 = CD radio; 블루투스라디오 = bluetooth radio; 카오디오 = car audio unit; 어학용카세트 = radio cassette player

+ recorder-player
ko: 턴테이블 = turntable; LP플레이어 = vinyl record player; 녹음기 = voice recorder; 보이스레코더 = voice recorder; 카세트플레이어 = cassette player; 소형녹음기 = voice recorder; 휴대용CD플레이어 = portable CD player; 워크맨 = walkman cassette player; 레코드플레이어 = record player; 테이프플레이어 = cassette player; 전축 = record player; 엘피플레이어 = vinyl record player; LP턴테이블 = turntable; 차량용녹음기 = voice recorder; 카세트테이프플레이어 = cassette player; 휴대용녹음기 = voice recorder; MP4플레이어 = MP4 player; 축음기 = gramophone; 마이마이 = walkman cassette player; 볼펜녹음기 = voice recorder pen; 초소형녹음기 = voice recorder
not: 턴테이블매트; 전자레인지턴테이블; 턴테이블바늘; 턴테이블케이크; 촬영턴테이블; 케이크턴테이블; 턴테이블카트리지; 턴테이블장; 턴테이블전동; 회전턴테이블; 진열턴테이블; 턴테이블선반; 턴테이블벨트; 턴테이블커버

+ recording-media-goods
ko: 공CD = blank CD; 공DVD = blank DVD; 공테이프 = blank cassette tape; 공시디 = blank CD; LTO테이프 = LTO tape; 백업테이프 = data backup tape; 공미디어 = blank optical disc; 공디비디 = blank DVD; 블루레이공미디어 = blank blu-ray disc; 6mm테이프 = mini DV tape; 녹음테이프 = blank cassette tape; 공카세트테이프 = blank cassette tape

+ resistor-smd
ko: 칩저항 = SMD resistor; 금속피막저항 = metal film resistor; SMD저항 = SMD resistor; 어레이저항 = resistor array; 저항어레이 = resistor array; 정밀저항 = precision resistor; 션트저항 = current sense resistor; 메탈필름저항 = metal film resistor

+ smoke-alarm-goods
ko: 가스누설경보기 = gas leak alarm; 누수감지기 = water leak alarm; 열감지기 = heat alarm; 호신용경보기 = personal alarm; 누수경보기 = water leak alarm; 가스경보기 = gas alarm; 비상벨 = panic button alarm; 개인용경보기 = personal alarm; 유리파손감지기 = glass break detector; 진동경보기 = vibration alarm; 호신경보기 = personal alarm; 가스누출경보기 = gas leak alarm; 물감지센서 = water leak sensor; 오토바이경보기 = motorcycle alarm; 자전거경보기 = bicycle alarm; 호신용품경보기 = personal alarm; 안심벨 = personal alarm; 화장실비상벨 = emergency call alarm; 가스감지기 = gas alarm

+ switch-sensor-proximity
ko: 근접센서 = proximity sensor; 근접스위치 = proximity switch; 유도형근접센서 = inductive proximity sensor; 정전용량센서 = capacitive proximity sensor; 리드스위치 = reed switch; 포토센서 = photoelectric sensor; 광전센서 = photoelectric sensor; 리드센서 = reed sensor; 홀센서 = hall sensor

+ switch-tact
ko: 택트스위치 = tactile switch; 푸시버튼스위치 = push button switch; 누름버튼스위치 = push button switch; 택스위치 = tactile switch; 비상정지스위치 = emergency stop switch; 푸쉬버튼스위치 = push button switch; 비상정지버튼 = emergency stop switch; 조광형푸시버튼 = illuminated push button switch; PCB버튼스위치 = tactile switch; 누름스위치 = push button switch

+ telecom-equipment
ko: 광컨버터 = fibre media converter; 광모듈 = optical transceiver; VoIP게이트웨이 = VoIP gateway; 키폰주장치 = telephone exchange; SFP모듈 = SFP optical transceiver; 교환기키폰 = telephone exchange; 미디어컨버터 = fibre media converter; 전화교환기 = telephone exchange; 광트랜시버 = optical transceiver; 광단말기 = optical network terminal; 구내교환기 = PBX

+ telephone-set-goods
ko: 인터넷전화기 = IP phone; 효도폰 = senior mobile phone; 위성전화기 = satellite phone; 사무실전화기 = desk telephone; 피처폰 = feature phone; 폴더폰 = folding mobile phone; 키폰전화기 = key telephone; 키패드폰 = feature phone; 공신폰 = feature phone; VoIP전화기 = IP phone; 2G폰 = feature phone; 3G폰 = feature phone; 위성전화 = satellite phone; 벽걸이전화기 = wall telephone; 발신자표시전화기 = corded telephone; 디지털전화기 = digital telephone

+ thyristor-component
ko: 사이리스터 = thyristor; 트라이액 = triac; SCR모듈 = SCR thyristor module; 다이액 = diac; 싸이리스터 = thyristor; 사이리스터모듈 = thyristor module

+ torch-lamp
ko: 헤드랜턴 = headlamp; 택티컬라이트 = tactical flashlight; 캠핑랜턴 = camping lantern; 충전식랜턴 = rechargeable lantern; 헤드라이트랜턴 = headlamp; 다이빙랜턴 = diving torch; 전술라이트 = tactical flashlight; 키링라이트 = keychain flashlight; UV랜턴 = UV flashlight; 펜라이트 = pen light; 펜라이트의료용 = medical pen light; LED랜턴 = LED lantern; 충전식헤드랜턴 = rechargeable headlamp; 해루질랜턴 = flashlight; 해루질써치 = hand searchlight; 써치라이트 = hand searchlight; 서치라이트 = hand searchlight; 안전모랜턴 = cap lamp; 전술랜턴 = tactical flashlight; 수중랜턴 = diving torch; 낚시헤드랜턴 = headlamp; 캡라이트 = cap lamp; 블랙라이트랜턴 = UV flashlight; UV라이트 = UV flashlight; 캡랜턴 = cap lamp; 등산헤드랜턴 = headlamp

+ vehicle-signal-goods
ko: 후방감지기 = reverse parking sensor; 와이퍼 = windscreen wiper; 와이퍼블레이드 = wiper blade; 자전거경음기 = bicycle horn; 후방센서 = reverse parking sensor; 주차센서 = parking sensor; 와이퍼고무 = wiper blade refill; 와이퍼모터 = wiper motor; 후진알람 = reverse buzzer; 후진부저 = reverse buzzer; 하이브리드와이퍼 = windscreen wiper; 리어와이퍼 = rear wiper; 자동차와이퍼 = windscreen wiper; 와이퍼링키지 = wiper linkage; 발수와이퍼 = windscreen wiper; 발전기라이트자전거 = bicycle dynamo light; 플랫와이퍼 = windscreen wiper; 자전거혼 = bicycle horn
not: 산업용와이퍼; 킴테크와이퍼; 와이퍼티슈; 와이퍼올; 실험실와이퍼; 무진와이퍼; 보푸라기와이퍼; 클린룸와이퍼

+ water-heater-electric
ko: 전기온수기 = electric water heater; 순간온수기 = instantaneous water heater; 저장식온수기 = storage water heater; 온수통 = hot water urn; 전기물끓이기 = hot water urn; 온수기 = electric water heater + 전기|순간|저장식|싱크대|15리터|30리터|50리터; 물끓이기 = hot water urn + 업소용|대용량|전기; 전기순간온수기 = instantaneous water heater; 투입식히터 = immersion heater; 핫워터디스펜서 = hot water dispenser; 돼지꼬리히터 = immersion heater; 미니온수기 = electric water heater; 업소용온수기 = hot water urn

+ alarm-signal-trade
ko: 화재수신기 = fire alarm control panel; 경광등 = warning beacon light; 사이렌 = siren; 비상벨사이렌 = siren; 전광판 = LED display panel; 화재경보기세트 = fire detection system; 싸이렌 = siren; LED경광등 = warning beacon light; 회전경광등 = rotating beacon light; 번호표시기 = queue number display panel; P형수신기 = fire alarm control panel; 타워램프 = signal tower light; 경보등 = warning light; 대기번호표시기 = queue number display panel; 스트로브경광등 = strobe warning light; 차량용경광등 = vehicle warning beacon; 시각경보기 = strobe alarm; 점멸등 = warning beacon light

+ capacitor-trade
ko: 전해콘덴서 = electrolytic capacitor; 진상콘덴서 = power factor capacitor; 알루미늄콘덴서 = aluminium electrolytic capacitor; 역률콘덴서 = power factor capacitor; 가변콘덴서 = variable capacitor; 전력콘덴서 = power capacitor; 알루미늄전해콘덴서 = aluminium electrolytic capacitor; 가변축전기 = variable capacitor

+ carbon-electrode
ko: 흑연전극 = graphite electrode; 탄소봉 = carbon rod; 가우징봉 = gouging rod; 흑연봉 = graphite rod; 탄소전극 = carbon electrode; 카본봉 = carbon rod; 가우징카본 = gouging rod; 흑연판 = graphite plate

+ electron-tube
ko: 진공관 = vacuum tube; 마그네트론 = magnetron; 브라운관 = cathode ray tube; CRT관 = cathode ray tube; 형광표시관 = vacuum fluorescent display; 닉시튜브 = nixie tube; 닉시관 = nixie tube
not: 진공관앰프; 진공관시계; 브라운관TV; 진공관라디오; 진공관스피커; 진공관온수기; 진공관블루투스; 닉시튜브시계; 진공관오디오; 진공관소켓; 브라운관티비; 진공관프리

+ ignition-part
ko: 스타터모터 = starter motor; 세루모터 = starter motor; 배전기 = ignition distributor; 디스트리뷰터 = ignition distributor; 마그네토 = magneto; 시동모터 = starter motor; 플라이휠마그네토 = magneto flywheel; 스타팅모터 = starter motor; 자동차발전기 = car alternator; CDI유닛 = CDI unit; 세루모다 = starter motor; 시동키박스 = ignition switch; 키박스 = ignition switch + 오토바이|스쿠터|이그니션|자동차; 차량제너레이터 = car alternator; 제네레다 = car alternator; 쎄루모터 = starter motor

+ industrial-motor
ko: 삼상모터 = three-phase motor; 유도전동기 = induction motor; 단상모터 = single-phase motor; 방폭모터 = explosion-proof motor; 유도모터 = induction motor; 전동기 = electric motor; 삼상유도전동기 = three-phase induction motor; 고효율모터 = industrial electric motor; 산업용모터 = industrial electric motor
not: 전동기타; 전동기구; 전동기어; 전동기계

+ motor-part
ko: 회전자 = motor rotor; 고정자 = stator; 아마추어모터 = motor armature; 아마추어코일 = motor armature; 전기자 = motor armature + 드릴|그라인더|모터|코일; 모터하우징 = motor housing; 전동공구아마추어 = motor armature; 스테이터 = stator; 발전기부품 = generator part; 정류자 = commutator; 로터코일 = motor rotor; 아마츄어 = motor armature; 스테이터코일 = stator; 모터로터 = motor rotor; AVR발전기 = generator voltage regulator

+ radar-radio-nav
ko: 레이더 = radar; 선박레이더 = marine radar; 산업용리모컨 = industrial radio remote control; 호이스트리모컨 = crane radio remote control; 무선크레인리모컨 = crane radio remote control; 기지국안테나 = base station antenna; FM송신기방송 = FM broadcast transmitter; 호이스트무선리모컨 = crane radio remote control; 크레인리모컨 = crane radio remote control; 선박용레이더 = marine radar
not: 레이더센서; 레이더감지; 다크레이더; 레이더디텍터; 툼레이더; 트레이더; 레이더망; 컬레이더

+ semiconductor-trade
ko: 파워트랜지스터 = power transistor; 포토커플러 = photocoupler; 수정진동자 = quartz crystal; 크리스탈오실레이터 = crystal oscillator; 전력반도체 = power semiconductor; 태양전지셀 = photovoltaic cell; 태양광셀 = photovoltaic cell; 피에조소자 = piezoelectric element; 압전소자 = piezoelectric element; 펠티어소자 = Peltier element; 반도체소자 = semiconductor device; 압전세라믹 = piezoelectric element; 수정발진자 = quartz crystal; 크리스탈진동자 = quartz crystal; 포토다이오드 = photodiode; 펠티어 = Peltier element; 열전소자 = thermoelectric element; 오실레이터 = crystal oscillator + 수정|크리스탈|MHz; 다이오드모듈 = power diode module

+ special-electrical
ko: 도금기 = electroplating machine; 전기도금기 = electroplating machine; 수소수생성기 = hydrogen water generator; 신호발생기 = signal generator; 전기영동장치 = electrophoresis apparatus; 전해조 = electrolysis cell; 도금장비 = electroplating machine; 금도금기 = electroplating machine; 수소수제조기 = hydrogen water generator; 전기분해장치 = electrolysis apparatus; 함수발생기 = function generator; 수소수텀블러 = hydrogen water bottle; 소금물전해기 = salt chlorinator; 파형발생기 = function generator; 전기분해기 = electrolysis apparatus; 수소발생기 = hydrogen generator; 펑션제너레이터 = function generator; 알칼리이온수기 = water ionizer

+ static-converter
ko: 인버터드라이브 = variable frequency drive; 정류기 = rectifier; 파워서플라이 = power supply unit; 스위칭파워서플라이 = switching power supply; DC파워서플라이 = DC power supply; 전기차충전기 = EV charger; LED안정기 = LED driver; 모터인버터 = variable frequency drive; 안정기 = lamp ballast; 직류전원공급장치 = DC power supply; 전기차충전케이블 = EV charging cable; LED컨버터 = LED driver; 파워서플라이DC = DC power supply; 컨버터 = LED driver + LED|조명|안정기|SMPS|등기구|평판; 휴대용전기차충전기 = portable EV charger; 전기차완속충전기 = EV charger; PC파워 = computer power supply; 컴퓨터파워 = computer power supply; ATX파워 = computer power supply; 스위칭파워 = switching power supply; 파워써플라이 = power supply unit; 형광등안정기 = fluorescent lamp ballast; 산업용인버터 = variable frequency drive; 전자식안정기 = lamp ballast; 전기차이동형충전기 = portable EV charger
not: 안정기제거; 마음안정기; 자세안정기

+ vehicle-lighting-part
ko: 와이퍼암 = wiper arm; 경적 = car horn; 에어혼 = air horn; 자동차경적 = car horn; 클락션 = car horn; 크락션 = car horn; 와이퍼세트 = wiper blade set; 전조등어셈블리 = headlamp assembly; 테일램프어셈블리 = tail lamp assembly; 와이퍼대 = wiper arm; 헤드램프어셈블리 = headlamp assembly; 자동차혼 = car horn; 오토바이혼 = motorcycle horn; 달팽이혼 = snail horn; 오토바이경적 = motorcycle horn; 클락숀 = car horn

+ phone-holder
ko: 핸드폰거치대 = phone holder; 휴대폰거치대 = phone holder; 차량용거치대 = car phone holder; 태블릿거치대 = tablet stand; 스마트폰거치대 = phone holder; 자전거핸드폰거치대 = bicycle phone mount; 차량용핸드폰거치대 = car phone holder; 차량용휴대폰거치대 = car phone holder; 맥세이프거치대 = magnetic phone holder; 아이패드거치대 = tablet stand; 폰거치대 = phone holder; 오토바이거치대 = motorcycle phone mount; 자바라거치대 = gooseneck phone holder; 헤드레스트거치대 = headrest tablet mount; 송풍구거치대 = car vent phone holder; 패드거치대 = tablet stand; 탁상용거치대 = phone stand; 유모차핸드폰거치대 = stroller phone holder; 휴대폰홀더 = phone holder; 침대거치대 = phone holder + 핸드폰|태블릿|휴대폰; 갤럭시탭거치대 = tablet stand; 스마트폰홀더 = phone holder; 테블릿거치대 = tablet stand; 휴대폰받침대 = phone stand; 핸드폰받침대 = phone stand; 핸드폰홀더 = phone holder; 오토바이핸드폰거치대 = motorcycle phone mount; 거치대 = phone stand + 핸드폰|휴대폰|스마트폰|태블릿|아이패드|아이폰
not: 노트북거치대; 모니터거치대; 자전거거치대; 청소기거치대; 헤드폰거치대; 헤드셋거치대; 티비거치대; TV거치대; 컵거치대; 우산거치대; 마이크거치대; 컨트롤러거치대; 애플워치거치대; 에어팟거치대; 워치거치대

+ phone-grip
ko: 그립톡 = phone grip; 스마트톡 = phone grip; 핸드폰링 = phone ring holder; 폰링 = phone ring holder; 맥세이프그립톡 = magnetic phone grip; 핑거링 = phone finger ring + 핸드폰|휴대폰|스마트폰|그립; 스마트링거치대 = phone ring holder; 그립톡스트랩 = phone grip strap; 핸드폰고리링 = phone ring holder; 핸드폰손잡이 = phone grip; 핑거스트랩 = phone finger strap; 맥톡 = magnetic phone grip; 휴대폰링 = phone ring holder

+ phone-strap
ko: 핸드폰스트랩 = phone strap; 폰스트랩 = phone strap; 휴대폰스트랩 = phone strap; 핸드폰고리 = phone charm; 핸드폰줄 = phone strap; 휴대폰줄 = phone strap; 비즈스트랩 = beaded phone strap; 핸드폰목걸이줄 = phone lanyard; 크로스폰스트랩 = crossbody phone strap; 폰줄 = phone strap; 핸드폰목걸이 = phone lanyard; 휴대폰목걸이 = phone lanyard; 스마트폰스트랩 = phone strap; 핸드폰손목스트랩 = phone wrist strap; 폰꾸 = phone charm; 핸드폰키링 = phone charm; 손목스트랩 = wrist strap + 핸드폰|휴대폰|폰; 핸드폰체인 = phone chain; 휴대폰고리 = phone charm

+ selfie-stick
ko: 셀카봉 = selfie stick; 삼각대 = tripod; 카메라삼각대 = camera tripod; 미니삼각대 = mini tripod; 모노포드 = monopod; 스마트폰삼각대 = phone tripod; 셀카봉삼각대 = selfie stick tripod; 핸드폰삼각대 = phone tripod; 고릴라삼각대 = flexible tripod; 조명스탠드촬영 = photographic light stand; 삼각대셀카봉 = selfie stick tripod; 트라이포드 = tripod; 블루투스셀카봉 = selfie stick; 비디오삼각대 = video tripod; 휴대폰삼각대 = phone tripod
not: 삼각대가방; 안전삼각대; 측량삼각대; 비상삼각대; 레벨기삼각대; 화로삼각대; 자동차삼각대; 차량용삼각대; 레이저레벨기삼각대; 캠핑삼각대; 고장삼각대; 망원경삼각대

+ gimbal
ko: 짐벌 = gimbal stabilizer; 스마트폰짐벌 = smartphone gimbal; 핸드폰짐벌 = smartphone gimbal; 카메라짐벌 = camera gimbal; 3축짐벌 = gimbal stabilizer; 스태빌라이저 = camera stabilizer + 카메라|짐벌|촬영|핸드헬드; 짐벌셀카봉 = gimbal selfie stick; 오즈모모바일 = smartphone gimbal
not: 짐벌카메라; 짐벌램프; 짐벌가방

+ phone-lens
ko: 스마트폰렌즈 = phone lens; 핸드폰렌즈 = phone lens; 휴대폰렌즈 = phone lens; 접사렌즈핸드폰 = phone macro lens; 어안렌즈스마트폰 = phone fisheye lens; 셀카렌즈 = phone lens; 핸드폰망원렌즈 = phone telephoto lens; 스마트폰망원렌즈 = phone telephoto lens; 핸드폰접사렌즈 = phone macro lens; 핸드폰광각렌즈 = phone wide-angle lens

+ lens-protector
ko: 카메라보호필름 = camera lens protector; 렌즈보호필름 = camera lens protector; 카메라강화유리 = camera lens protector; 카메라렌즈보호 = camera lens protector; 후면카메라필름 = camera lens protector; 카메라렌즈필름 = camera lens protector; 카메라필름아이폰 = camera lens protector; 렌즈강화유리 = camera lens protector; 카메라풀커버 = camera lens protector; 빛번짐방지렌즈 = camera lens protector

+ phone-screen
ko: 액정 = LCD screen + 아이폰|갤럭시|교체|수리|노트북|LCD|휴대폰|핸드폰|정품|디스플레이|태블릿; 핸드폰액정 = phone screen; 노트북액정 = laptop screen; 휴대폰액정 = phone screen; 액정패널 = LCD screen; 액정교체 = replacement LCD screen; LCD액정 = LCD screen; 아이폰액정 = phone screen; 터치스크린패널 = touch screen digitizer; 갤럭시액정 = phone screen; 터치패널 = touch screen digitizer; 아이패드액정 = tablet screen; 태블릿액정 = tablet screen; 노트북패널 = laptop screen; 맥북액정 = laptop screen; 디지타이저 = touch screen digitizer
not: 액정타블렛; 액정클리너; 액정보호; 액정강화; 액정필름; 액정태블릿; 액정닦이; 액정청소; 액정온도계; 액정세정제; 전자액정; 액정보호필름; 액정노트; 액정TV; 액정티비

+ phone-part
ko: 충전포트 = phone charging port; 백글라스 = phone back glass; 핸드폰부품 = phone part; 휴대폰하우징 = phone housing; 뒷판유리 = phone back glass; 플렉스케이블 = flex cable + 아이폰|휴대폰|갤럭시|충전|버튼; 아이폰부품 = phone part; 배터리커버 = phone battery cover + 핸드폰|갤럭시|휴대폰|샤오미; 아이폰뒷판 = phone back glass; 아이폰하우징 = phone housing; 갤럭시뒷판 = phone back cover; 핸드폰뒷판 = phone back cover; 충전단자 = phone charging port + 아이폰|갤럭시|휴대폰|핸드폰|수리|교체; 이어폰잭부품 = phone audio jack part; 백커버교체 = phone back cover; 후면유리 = phone back glass + 아이폰|갤럭시; 휴대폰부품 = phone part

+ sim-card
ko: 유심 = SIM card; 유심칩 = SIM card; 심카드 = SIM card; NFC태그 = NFC tag; RFID카드 = RFID card; 해외유심 = travel SIM card; 이심 = eSIM + 해외|일본|데이터|여행|eSIM|유심|로밍|무제한; 알뜰유심 = SIM card; RFID태그 = RFID tag; RF카드 = RFID card; 선불유심 = prepaid SIM card; 스마트카드 = smart card; 데이터유심 = data SIM card; 일본유심 = travel SIM card; 유심카드 = SIM card; NFC스티커 = NFC sticker; 출입카드 = access card; 도어락카드키 = RFID key tag; 도어락키태그 = RFID key tag; RFID스티커 = RFID tag; 도어락태그 = RFID key tag; NFC카드 = NFC card; 미국유심 = travel SIM card; 카드키 = RFID card + 도어락|RFID|출입|호텔
not: 유심어댑터; 유심핀; 유심트레이; 유심케이스; 유심보관; 무심; 마유심; 유심칩케이스; 유심히; 유심어답터; 유심제거

+ sim-adapter
ko: 유심어댑터 = SIM card adapter; 유심핀 = SIM eject pin; 유심케이스 = SIM card case; 유심트레이 = SIM card tray; SD카드케이스 = memory card case; 메모리카드케이스 = memory card case; 유심제거핀 = SIM eject pin; 나노유심어댑터 = SIM card adapter; 심카드어댑터 = SIM card adapter; 유심보관케이스 = SIM card case; 유심칩케이스 = SIM card case; 유심분리핀 = SIM eject pin

+ stylus-pen
ko: 터치펜 = stylus pen; 스타일러스펜 = stylus pen; 애플펜슬 = stylus pen; S펜 = stylus pen; 태블릿펜 = stylus pen; 스마트펜 = stylus pen; 정전식터치펜 = capacitive stylus; 아이패드펜슬 = stylus pen; 아이패드펜 = stylus pen; 스타일러스 = stylus pen + 펜|아이패드|갤럭시|터치; 애플펜 = stylus pen; 아이패드터치펜 = stylus pen
not: 애플펜슬케이스; 애플펜슬펜촉; 애플펜슬그립; 애플펜슬스킨; 애플펜슬팁; 펜슬그립; S펜촉; 애플펜슬충전; 애플펜슬커버; 애플펜슬스티커; 애플펜슬파우치; 터치펜촉; 애플펜슬홀더; 애플펜슬캡

+ usb-adapter
ko: OTG젠더 = OTG adapter; C타입젠더 = USB-C adapter; 변환젠더 = adapter connector; USB젠더 = USB adapter; HDMI젠더 = HDMI adapter; 젠더 = adapter connector + USB|C타입|OTG|HDMI|5핀|8핀|오디오|DP|RGB|VGA|변환|라이트닝|이어폰; 이어폰젠더 = headphone adapter; HDMI변환젠더 = HDMI adapter; USB어댑터 = USB adapter; 미러링젠더 = HDMI adapter; C타입이어폰젠더 = USB-C headphone adapter; 멀티젠더 = USB adapter; 충전젠더 = charging adapter; 미러링케이블 = USB-C to HDMI cable; 블루투스동글 = bluetooth USB adapter; 동글 = USB wireless adapter + 블루투스|무선|USB|와이파이|랜; 연장젠더 = adapter connector; HDMI컨버터 = HDMI converter; 마이크로5핀젠더 = USB adapter; 무선랜카드 = USB wireless LAN adapter; 블루투스수신기 = bluetooth receiver; 블루투스리시버 = bluetooth receiver; USB랜카드 = USB LAN adapter; 랜젠더 = USB LAN adapter; 블루투스동글이 = bluetooth USB adapter
not: 젠더리스; 젠더뉴트럴

+ usb-hub
ko: USB허브 = USB hub; 멀티허브 = multiport USB hub; C타입허브 = USB-C hub; 도킹스테이션 = docking station; USB멀티포트 = USB hub; 멀티포트 = USB hub + USB|C타입|노트북|맥북|HDMI; 유전원허브 = powered USB hub; 맥북허브 = USB-C hub; 무전원허브 = USB hub; 노트북허브 = USB hub; USB분배기 = USB hub; 독스테이션 = docking station; 멀티포트허브 = multiport USB hub; 외장하드도킹 = hard drive docking station; 아이패드허브 = USB-C hub; 도킹스테이션하드 = hard drive docking station

+ card-reader
ko: 카드리더기 = card reader; 바코드스캐너 = barcode scanner; 바코드리더기 = barcode scanner; SD카드리더기 = SD card reader; 메모리카드리더기 = memory card reader; QR스캐너 = QR code scanner; 카드단말기 = payment terminal; NFC리더기 = NFC reader; 리더기 = card reader + 카드|SD|메모리|USB|바코드|멀티; RFID리더기 = RFID reader; 신용카드단말기 = payment terminal; 스마트카드리더기 = smart card reader; 멀티카드리더기 = card reader; 결제단말기 = payment terminal; 무선카드단말기 = payment terminal; SD리더기 = SD card reader; 여권리더기 = passport reader; 마그네틱리더기 = magnetic card reader; 바코드스캐너기 = barcode scanner

+ flash-memory
ko: USB메모리 = USB flash drive; 메모리카드 = memory card; SD카드 = SD card; 마이크로SD카드 = microSD card; 외장SSD = external SSD; 유에스비메모리 = USB flash drive; OTG메모리 = USB flash drive; USB저장장치 = USB flash drive; CF카드 = compact flash card; 메모리스틱 = memory stick; 외장에스에스디 = external SSD; 블랙박스메모리카드 = microSD card; 마이크로SD = microSD card; 블랙박스SD카드 = microSD card; 휴대용SSD = external SSD; 유에스비 = USB flash drive + 32기가|64기가|메모리|저장; 닌텐도스위치SD카드 = microSD card; 카드형USB = USB flash drive; 스틱USB = USB flash drive; 포터블SSD = external SSD; 익스트림SD = SD card

+ hard-disk
ko: 외장하드 = external hard drive; 하드디스크 = hard disk drive; 외장DVD롬 = external DVD drive; 외장ODD = external DVD drive; CD롬 = CD-ROM drive; 나스하드 = hard disk drive; 외장하드디스크 = external hard drive; DVD라이터 = DVD burner; 블루레이드라이브 = blu-ray drive; DVD롬 = DVD drive; 외장CD롬 = external CD drive; 내장하드 = hard disk drive; 시디롬 = CD-ROM drive; DVD멀티 = DVD burner; 네트워크스토리지 = network attached storage; 외장시디롬 = external CD drive; 디스크드라이브 = disc drive
not: 외장하드케이스; 외장하드파우치; 외장하드독; 하드디스크케이스; 외장하드커버; 외장하드젠더; 외장하드도킹

+ computer-part
ko: 메인보드 = motherboard; 램 = computer memory module + DDR4|DDR5|DDR3|메모리|노트북|데스크탑|삼성; 컴퓨터케이스 = computer case; PC케이스 = computer case; 외장하드케이스 = hard drive enclosure; 메모리램 = computer memory module; 노트북램 = laptop memory module; DDR4램 = computer memory module; SSD케이스 = SSD enclosure; 노트북키보드교체 = laptop replacement keyboard; 방열판 = heat sink; 컴퓨터부품 = computer part; 하드케이스외장 = hard drive enclosure; 마더보드 = motherboard; 히트싱크 = heat sink; DDR5램 = computer memory module; 키캡 = keycap; NVMe케이스 = SSD enclosure; 서버램 = computer memory module; 미들타워 = computer case; 써멀구리스 = thermal paste; 써멀패드 = thermal pad; 하드디스크케이스 = hard drive enclosure; 노트북힌지 = laptop hinge; 노트북부품 = laptop part; 아케이드보드 = computer board; 빅타워케이스 = computer case; 키캡세트 = keycap set; DDR3램 = computer memory module; 데스크탑램 = computer memory module; M.2케이스 = SSD enclosure; 하드랙 = hard drive rack; 써멀컴파운드 = thermal paste; 키보드스위치 = mechanical keyboard switch; 키스위치 = mechanical keyboard switch

+ graphics-card
ko: 그래픽카드 = graphics card; 캡처보드 = video capture card; 사운드카드 = sound card; 오디오인터페이스 = audio interface; 외장사운드카드 = USB sound card; 캡쳐보드 = video capture card; RTX그래픽카드 = graphics card; VGA카드 = graphics card; 지포스 = graphics card; HDMI캡쳐보드 = video capture card; 오인페 = audio interface; DAC사운드카드 = USB sound card; 랜카드 = network card; 라데온 = graphics card; 글카 = graphics card; PCI카드 = PCI card
not: 그래픽카드지지대; 그래픽카드거치대; 그래픽카드쿨러; 그래픽카드지지; 그래픽카드라이저; 그래픽카드브라켓; 그래픽카드받침

+ desktop-computer
ko: 데스크탑 = desktop computer; 미니PC = mini PC; 조립컴퓨터 = desktop computer; 게이밍PC = gaming PC; 데스크톱 = desktop computer; 라즈베리파이 = single board computer; 아두이노 = development board; 일체형PC = all-in-one PC; 조립PC = desktop computer; 올인원PC = all-in-one PC; 사무용컴퓨터 = desktop computer; 컴퓨터본체 = desktop computer; 미니컴퓨터 = mini PC; 게이밍컴퓨터 = gaming PC; 베어본 = mini PC; 워크스테이션 = workstation computer; PC본체 = desktop computer; 서버컴퓨터 = server computer; 개발보드 = development board; 조립식컴퓨터 = desktop computer; 일체형컴퓨터 = all-in-one PC; 아이맥 = all-in-one PC; 맥미니 = mini PC; 스틱PC = stick PC; 산업용PC = industrial computer; 중고컴퓨터 = desktop computer; 컴퓨터 = desktop computer + 본체|조립|게이밍|사무용|풀세트|일체형
not: 라즈베리파이케이스; 아두이노키트; 아두이노케이스; 아두이노센서; 데스크탑램; 데스크탑거치대; 아두이노모터; 아두이노쉴드; 아두이노자동차; 데스크탑받침대; 라즈베리파이카메라; 데스크탑스피커; 맥미니케이스; 데스크탑케이스; 아이맥키보드; 맥미니거치대; 아이맥커버

+ cpu-processor
ko: 프로세서 = computer processor + 인텔|AMD|라이젠|코어|CPU; 라이젠CPU = computer processor; 인텔CPU = computer processor; 마이크로컨트롤러 = microcontroller; AMD라이젠 = computer processor
not: CPU쿨러; CPU팬; 푸드프로세서; CPU소켓; CPU가이드; CPU냉각; CPU브라켓

+ cooling-fan
ko: CPU쿨러 = CPU cooler; 쿨링팬 = cooling fan; 노트북쿨러 = laptop cooling pad; 케이스팬 = computer case fan; 수랭쿨러 = CPU liquid cooler; 시스템쿨러 = computer case fan; 공랭쿨러 = CPU air cooler; 노트북쿨링패드 = laptop cooling pad; 핸드폰쿨러 = phone cooler; DC팬 = DC axial fan; 축류팬 = axial fan; 환풍기 = exhaust fan; 송풍기 = blower fan + 팬|모터|덕트|공업용|산업용|이동식; 스마트폰쿨러 = phone cooler; 배기팬 = exhaust fan; 시로코팬 = centrifugal blower fan; 노트북쿨러팬 = laptop cooling pad; 덕트팬 = inline duct fan; 화장실환풍기 = bathroom exhaust fan; 수냉쿨러 = CPU liquid cooler; 컴퓨터쿨러 = computer cooling fan; 휴대폰쿨러 = phone cooler; RGB팬 = computer case fan; 환기팬 = ventilation fan; 노트북팬 = laptop cooling fan; 노트북쿨링 = laptop cooling pad; 노트북받침대쿨러 = laptop cooling pad; 라디에이터팬 = radiator fan; 유압식환풍기 = exhaust fan; 욕실환풍기 = bathroom exhaust fan; 그래픽카드쿨러 = graphics card cooler; 120mm팬 = computer case fan; 냉각팬 = cooling fan
not: 환풍기커버; 환풍기필터; 환풍기덮개; 환풍기캡; 환풍기댐퍼; 환풍기주름관; 아기띠쿨러

+ laptop-stand
ko: 노트북거치대 = laptop stand; 모니터받침대 = monitor riser; 노트북받침대 = laptop stand; 맥북거치대 = laptop stand; 노트북스탠드 = laptop stand; 모니터받침 = monitor riser; 키보드받침대 = keyboard tray; 듀얼모니터받침대 = monitor riser; 모니터선반 = monitor riser; 수직노트북거치대 = vertical laptop stand; 노트북홀더 = laptop stand; 키보드거치대 = keyboard stand + 컴퓨터|기계식|키캡; 모니터스탠드 = monitor stand; 노트북높이조절 = laptop stand

+ laptop-bag
ko: 노트북파우치 = laptop sleeve; 노트북가방 = laptop bag; 태블릿파우치 = tablet sleeve; 맥북파우치 = laptop sleeve; 맥북케이스 = laptop case; 노트북케이스 = laptop case; 아이패드파우치 = tablet sleeve; 노트북서류가방 = laptop briefcase; 노트북슬리브 = laptop sleeve; 맥북에어케이스 = laptop case; 아이패드가방 = tablet bag; 그램파우치 = laptop sleeve; 노트북크로스백 = laptop bag; 태블릿가방 = tablet bag; 맥북프로케이스 = laptop case; 맥북가방 = laptop bag; 갤럭시북파우치 = laptop sleeve

+ keyboard-cover
ko: 키스킨 = keyboard cover; 키보드커버 = keyboard cover; 노트북키스킨 = laptop keyboard cover; 키보드스킨 = keyboard cover; 웹캠커버 = webcam cover; 키보드스티커 = keyboard sticker; 노트북스티커 = laptop sticker; 맥북키스킨 = laptop keyboard cover; 노트북스킨 = laptop skin; 키보드덮개 = keyboard cover; 카메라커버슬라이드 = webcam cover; 키보드루프 = keyboard cover; 팜레스트보호필름 = laptop skin; 터치패드필름 = touchpad protector; 키보드덮개먼지 = keyboard dust cover; 노트북외부보호필름 = laptop skin

+ mouse-pad
ko: 마우스패드 = mouse pad; 장패드 = desk mouse mat; 데스크매트 = desk mat; 손목받침대마우스패드 = mouse pad with wrist rest; 데스크패드 = desk mat; 게이밍마우스패드 = gaming mouse pad; 책상패드 = desk mat; 책상매트 = desk mat; 게이밍장패드 = desk mouse mat; 가죽데스크매트 = leather desk mat; 손목쿠션 = wrist rest + 마우스|키보드; 손목받침대 = wrist rest; 팜레스트 = wrist rest; 손목보호대마우스 = wrist rest; 마우스매트 = mouse pad; 키보드손목받침대 = wrist rest; 책상깔판 = desk mat

+ monitor
ko: 모니터 = computer monitor; 게이밍모니터 = gaming monitor; 휴대용모니터 = portable monitor; 커브드모니터 = curved monitor; 컴퓨터모니터 = computer monitor; LED모니터 = LED monitor; 터치모니터 = touch screen monitor; 4K모니터 = 4K monitor; 포터블모니터 = portable monitor; 와이드모니터 = widescreen monitor; 사무용모니터 = computer monitor; 27인치모니터 = computer monitor; 스마트모니터 = smart monitor; 144hz모니터 = gaming monitor; 산업용모니터 = industrial monitor
not: 모니터링; 모니터암; 모니터스피커; 모니터조명; 모니터클리너; 모니터램프; 베이비모니터; 모니터필름; 모니터보안; 모니터이어폰; 모니터헤드폰; 모니터선; 모니터케이블; 모니터메모보드; 모니터브라켓; 모니터보호; 모니터등; 모니터거치대; 모니터스크린바; 모니터라이트; 모니터벽걸이; 인이어모니터; 모니터가리개; 공기질모니터; 혈당모니터

+ tv-set
ko: 스마트TV = smart TV; 텔레비전 = television; 티비 = television + 인치|스마트|UHD|중소기업|LED|구글|삼성|LG; 이동식TV = portable television; 구글TV = smart TV; 스마트티비 = smart TV; 휴대용TV = portable television; 유에이치디티비 = UHD television; 안드로이드TV = smart TV; 유에이치디TV = UHD television; UHD티비 = UHD television; 무선TV = portable television

+ tv-part
ko: TV메인보드 = TV main board; 백라이트바 = TV backlight strip; TV백라이트 = TV backlight strip; 티콘보드 = TV T-con board; TV파워보드 = TV power board; TV스탠드다리 = TV stand leg; TV인버터 = TV inverter board; TV부품 = TV part; TV다리 = TV stand leg; TV받침대다리 = TV stand leg; TV패널 = TV panel

+ projector
ko: 빔프로젝터 = projector; 프로젝터 = projector; 미니빔프로젝터 = mini projector; 미니빔 = mini projector; 단초점빔프로젝터 = short throw projector; 휴대용빔프로젝터 = portable projector; 빔프로젝트 = projector; 캠핑빔프로젝터 = portable projector; 홈시어터빔프로젝터 = home theatre projector; 4K빔프로젝터 = projector; 레이저빔프로젝터 = laser projector; 스마트빔 = mini projector
not: 프로젝터스크린; 프로젝터거치대; 은하수프로젝터; 별프로젝터; 프로젝터램프; 빔프로젝터스크린; 빔프로젝터거치대; 빔프로젝터가방; 빔프로젝터브라켓; 스타프로젝터; 오로라프로젝터; 프로젝터브라켓; 빔프로젝터삼각대; 프로젝터케이스; 빔프로젝터램프; 무드등프로젝터; 우주프로젝터; 크리스마스프로젝터; 선셋프로젝터; 도면프로젝터; 드로잉프로젝터; 그림프로젝터; 동화프로젝터; 빔프로젝터천장

+ projection-screen
ko: 빔스크린 = projection screen; 빔프로젝터스크린 = projection screen; 프로젝터스크린 = projection screen; 전동스크린 = motorised projection screen; 캠핑스크린 = projection screen; 롤스크린빔 = pull-down projection screen; 족자봉스크린 = projection screen; 삼각대스크린 = tripod projection screen; 이동식스크린 = portable projection screen; 액자형스크린 = fixed frame projection screen; 매립형스크린 = motorised projection screen; 수동스크린 = pull-down projection screen; 빔프로젝트스크린 = projection screen; 홈시어터스크린 = projection screen

+ wall-mount-screen
ko: 모니터암 = monitor arm; TV거치대 = TV stand mount; TV벽걸이브라켓 = TV wall bracket; 벽걸이브라켓 = TV wall bracket + TV|티비|모니터|삼성|LG; 이동식TV거치대 = mobile TV stand; 티비거치대 = TV stand mount; 모니터브라켓 = monitor mount; 빔프로젝터거치대 = projector mount; TV브라켓 = TV wall bracket; 모니터거치대 = monitor mount; 프로젝터브라켓 = projector mount; 듀얼모니터암 = dual monitor arm; 이젤TV거치대 = easel TV stand; 티비벽걸이브라켓 = TV wall bracket; TV스탠드 = TV stand mount; 티비브라켓 = TV wall bracket; TV벽걸이 = TV wall bracket; 티비스탠드 = TV stand mount; 티비벽걸이 = TV wall bracket; 빔프로젝터브라켓 = projector mount; 프로젝터거치대 = projector mount; 모니터벽걸이 = monitor wall mount; 이동식티비거치대 = mobile TV stand; 스탠바이미거치대 = mobile TV stand; 모니터벽걸이브라켓 = monitor wall mount; 모니터스탠드이동식 = monitor stand; 모니터암대 = monitor arm

+ tv-box
ko: 셋탑박스 = set-top box; TV박스 = TV box; 안드로이드TV박스 = android TV box; 크롬캐스트 = streaming media player; TV스틱 = streaming stick; 위성수신기 = satellite receiver; 파이어TV스틱 = streaming stick; 디빅스플레이어 = media player; 셋톱박스 = set-top box; 미디어플레이어 = media player; OTT박스 = TV box; 안드로이드셋탑박스 = android TV box; OTT셋탑박스 = TV box; DTV수신기 = digital TV tuner; 스마트TV박스 = TV box; 미니셋탑 = set-top box; 구글TV스틱 = streaming stick; 티비스틱 = streaming stick; 미라캐스트 = wireless display receiver; 무선미러링 = wireless display receiver; 애플TV = streaming media player
not: 셋탑박스거치대; 셋탑박스리모컨; 셋탑박스선반; 셋톱박스선반; 셋톱박스거치대; 셋탑박스정리함; 셋탑박스브라켓; 셋톱박스브라켓

+ tv-antenna
ko: 실내안테나 = indoor TV antenna; TV안테나 = TV antenna; HDTV안테나 = HDTV antenna; 위성안테나 = satellite dish; 라디오안테나 = radio antenna; 디지털TV안테나 = digital TV antenna; 안테나 = antenna + TV|차량|라디오|FM|디지털|자동차|지상파|UHD|실외; 차량용안테나 = car antenna; 샤크안테나 = shark fin car antenna; 자동차안테나 = car antenna; 스카이라이프안테나 = satellite dish; UHD안테나 = TV antenna; 상어안테나 = shark fin car antenna; 지상파안테나 = TV antenna; 티비안테나 = TV antenna; 실외안테나 = outdoor TV antenna; 야외안테나 = outdoor TV antenna; 무전기안테나 = two-way radio antenna; 안테나 샤크 = shark fin car antenna

+ wifi-antenna
ko: 와이파이안테나 = wifi antenna; 공유기안테나 = router antenna; LTE안테나 = LTE antenna; 무선랜안테나 = wifi antenna; 로라안테나 = LoRa antenna; GPS안테나 = GPS antenna; SMA안테나 = SMA antenna; GSM안테나 = GSM antenna

+ router
ko: 공유기 = wifi router; 와이파이공유기 = wifi router; 무선공유기 = wifi router; 와이파이증폭기 = wifi range extender; 스위칭허브 = network switch; 무선확장기 = wifi range extender; 휴대용와이파이 = portable wifi router; 모뎀 = modem; 인터넷공유기 = wifi router; 와이파이확장기 = wifi range extender; 라우터 = router + 와이파이|LTE|5G|무선|유심|VPN; 기가공유기 = wifi router; AP공유기 = wireless access point; 에그 = portable wifi router + 와이파이|LTE|포켓|데이터; 유무선공유기 = wifi router; 기가스위칭허브 = gigabit network switch; 메시와이파이 = mesh wifi router; LTE라우터 = LTE router; 와이파이중계기 = wifi range extender; 포켓와이파이 = portable wifi router; 무선AP = wireless access point; 와이파이도시락 = portable wifi router; POE스위치 = PoE switch; 휴대폰중계기 = mobile signal repeater; 네트워크스위치 = network switch; 유심라우터 = LTE router; 허브스위치 = network switch; POE허브 = PoE switch; 스위치허브 = network switch; 랜허브 = network switch; 공유기와이파이 = wifi router
not: 공유기거치대; 공유기정리함; 공유기선반; 공유기안테나; 공유기어댑터; 공유기보관함; 공유기케이스; 공유기박스; 공유기가리개; 공유기수납; 모뎀정리함

+ fitness-tracker
ko: 스마트밴드 = smart band; 스마트링 = smart ring + 수면|심박|건강|갤럭시|헬스; 에어태그 = bluetooth tracker; 미밴드 = smart band; 스마트태그 = bluetooth tracker; 위치추적태그 = bluetooth tracker; 갤럭시핏 = smart band; 활동량계 = activity tracker; 분실방지기 = anti-lost tracker; 피트니스밴드 = fitness band; 샤오미밴드 = smart band; 갤럭시링 = smart ring; 핏비트 = fitness tracker; 헬스밴드 = smart band; 스마트팔찌 = smart bracelet; 갤럭시스마트태그 = bluetooth tracker; 분실방지태그 = bluetooth tracker; 키파인더 = key finder; 블루투스트래커 = bluetooth tracker; 심박밴드 = heart rate band
not: 에어태그케이스; 에어태그키링; 에어태그목걸이; 스마트태그케이스; 미밴드스트랩; 에어태그홀더; 미밴드케이스; 미밴드필름; 스마트밴드스트랩; 스마트태그키링; 갤럭시핏스트랩; 샤오미밴드스트랩; 갤럭시핏케이스; 샤오미밴드필름; 스마트태그홀더; 스마트밴드필름; 미밴드줄; 갤럭시핏필름; 에어태그스트랩; 에어태그강아지

+ gps-device
ko: 네비게이션 = GPS navigator; 위치추적기 = GPS tracker; GPS트래커 = GPS tracker; 내비게이션 = GPS navigator; GPS위치추적기 = GPS tracker; 차량용네비게이션 = car GPS navigator; 자전거GPS = GPS bike computer; GPS수신기 = GPS receiver; GPS모듈 = GPS module; 안드로이드네비게이션 = car GPS navigator; 오토바이네비게이션 = motorcycle GPS navigator; 골프거리측정GPS = golf GPS device; 네비 = GPS navigator + 차량|안드로이드|7인치|8인치|매립|아이나비|파인드라이브; 차량위치추적기 = vehicle GPS tracker; 차량용위치추적기 = vehicle GPS tracker; 초소형위치추적기 = GPS tracker; 하이패스 = toll collection transponder + 단말기|룸미러|무선|차량
not: 네비게이션거치대; 네비게이션필름; 네비게이션SD카드; 네비게이션마감재; 네비거치대; 하이패스케이스; 하이패스거치대; 네비필름; 하이패스카드; 하이패스배터리; 네비마감재; 네비안테나

+ walkie-talkie
ko: 무전기 = walkie-talkie; 워키토키 = walkie-talkie; 생활무전기 = two-way radio; 업무용무전기 = two-way radio; 아마추어무전기 = ham radio; 햄무전기 = ham radio; 디지털무전기 = digital two-way radio; 캠핑무전기 = walkie-talkie; 산업용무전기 = two-way radio; 무선통신기 = two-way radio; 바오펑 = two-way radio; 어린이무전기 = toy walkie-talkie; 선박무전기 = marine VHF radio; 미니무전기 = walkie-talkie; LTE무전기 = LTE two-way radio
not: 무전기이어폰; 무전기배터리; 무전기안테나; 무전기케이스; 무전기충전기; 무전기마이크; 무전기거치대; 무전기이어마이크; 무전기파우치; 무전기리시버; 무전기홀더

+ intercom
ko: 인터폰 = intercom; 진동벨 = restaurant pager; 호출벨 = wireless call pager system; 헬멧블루투스 = helmet intercom; 헬멧인터콤 = helmet intercom; 무선호출기 = pager; 무선호출벨 = wireless call pager system; 식당호출벨 = wireless call pager system; 블루투스인터콤 = bluetooth intercom; 인터컴 = intercom; 오토바이블루투스 = helmet intercom; 바이크블루투스 = helmet intercom; 세나블루투스 = helmet intercom; 호출기 = call pager + 무선|식당|병원|환자|벨; 무선인터폰 = wireless intercom; 테이블벨 = table call button; 인터콤 = intercom; 환자호출벨 = patient call bell; 무선진동벨 = restaurant pager; 바이크인터콤 = helmet intercom; 삐삐 = pager + 호출기|무선
not: 인터폰커버; 인터폰가리개; 인터폰박스

+ video-doorbell
ko: 스마트초인종 = smart doorbell; 비디오초인종 = video doorbell; 초인종카메라 = doorbell camera; 와이파이초인종 = wifi doorbell; 비디오도어벨 = video doorbell; 카메라초인종 = doorbell camera; 현관문카메라 = doorbell camera; 디지털도어뷰어 = digital door viewer; 도어벨카메라 = doorbell camera; 스마트도어벨 = smart doorbell; 무선카메라초인종 = wireless video doorbell

+ doorbell
ko: 초인종 = doorbell; 무선초인종 = wireless doorbell; 무선벨 = wireless doorbell; 도어벨 = doorbell; 차임벨 = door chime; 현관초인종 = doorbell; 부저 = buzzer; 무선도어벨 = wireless doorbell; 딩동벨 = doorbell; 무선차임벨 = wireless door chime; 유선초인종 = wired doorbell; 현관벨 = doorbell; 감지차임벨 = door chime; 버저 = buzzer; 무전원초인종 = wireless doorbell; 초인종벨 = doorbell; 출입문벨 = door chime; 집초인종 = doorbell
not: 부저모듈; 초인종커버; 초인종스티커; 초인종안내

+ alarm-system
ko: 화재경보기 = fire alarm; 연기감지기 = smoke detector; 도난경보기 = burglar alarm; 일산화탄소경보기 = carbon monoxide alarm; 동작감지센서 = motion sensor; 창문알람 = window alarm; 인체감지센서 = PIR motion sensor; 문열림센서 = door sensor; 모션센서 = motion sensor; 화재감지기 = smoke detector; 단독경보형감지기 = smoke alarm; 보안경보기 = burglar alarm; 문열림알람 = door alarm; CO경보기 = carbon monoxide alarm; 도어알람 = door alarm; 움직임감지센서 = motion sensor; 일산화탄소감지기 = carbon monoxide alarm; 도어센서 = door sensor; 무선경보기 = wireless alarm; 캠핑일산화탄소경보기 = carbon monoxide alarm; 단독경보형 = smoke alarm; 방범벨 = burglar alarm; 화재알림 = fire alarm; 연기경보기 = smoke alarm; 캠핑경보기 = carbon monoxide alarm; 창문경보기 = window alarm; 방범경보기 = burglar alarm; 재실센서 = presence sensor; 스마트도어센서 = door sensor; 적외선감지기 = PIR motion sensor

+ security-camera
ko: 블랙박스 = dash cam; 홈캠 = home security camera; IP카메라 = IP camera; 감시카메라 = surveillance camera; 내시경카메라 = endoscope inspection camera; 후방카메라 = car reversing camera; 펫캠 = pet camera; 홈CCTV = home security camera; 가정용CCTV = home security camera; 베이비캠 = baby camera; 산업용내시경 = endoscope inspection camera; 차량용블랙박스 = dash cam; 보안카메라 = security camera; 야생동물카메라 = trail camera; 하수구내시경 = pipe inspection camera; 트레일카메라 = trail camera; 초소형카메라 = mini camera; 미니카메라 = mini camera; 시시티비 = CCTV camera; 와이파이카메라 = wifi camera; 배관내시경 = pipe inspection camera; 오토바이블랙박스 = motorcycle dash cam; 씨씨티비 = CCTV camera; 후방카메라모니터 = car reversing camera; 적외선카메라 = infrared camera; 실외CCTV = outdoor CCTV camera; 무선CCTV = wireless CCTV camera; 네트워크카메라 = IP camera; 태양광CCTV = solar CCTV camera; 차량용후방카메라 = car reversing camera; 헬멧캠 = helmet camera; 바이크캠 = motorcycle camera; 룸미러블랙박스 = mirror dash cam; 사냥카메라 = trail camera; 무인카메라 = trail camera; 웹카메라 = web camera; 실내CCTV = indoor CCTV camera; 스파이캠 = mini camera; 귀내시경 = ear endoscope camera; 귀이개카메라 = ear endoscope camera; 귀이개내시경 = ear endoscope camera
not: CCTV스티커; CCTV안내판; CCTV모니터; CCTV녹화기; 블랙박스거치대; 블랙박스SD카드; 블랙박스배터리; 모형CCTV; 가짜CCTV; CCTV거치대; CCTV케이블; CCTV브라켓; CCTV녹화중; 블랙박스상시전원; CCTV폴대; 블랙박스퓨즈; CCTV표지판; 블랙박스전원; CCTV하드; 블랙박스스티커; CCTV경고; 블랙박스보조배터리; CCTV박스; 블랙박스영상; CCTV렌즈; 홈캠거치대; CCTV커넥터; 블랙박스브라켓; CCTV아답터; CCTV어댑터; CCTV녹화기세트; 블랙박스필름; 블랙박스선; 블랙박스테이프

+ night-vision
ko: 야간투시경 = night vision device; 야시경 = night vision device; 적외선야간투시경 = infrared night vision device; 나이트비전 = night vision device; 야간투시망원경 = night vision binoculars; 야간망원경 = night vision binoculars

+ dummy-camera
ko: 모형카메라 = dummy camera; 모형CCTV = dummy CCTV camera; 가짜CCTV = dummy CCTV camera; 모형감시카메라 = dummy security camera; 더미카메라 = dummy camera; 가짜카메라 = dummy camera; CCTV모형 = dummy CCTV camera

+ film-camera
ko: 필름카메라 = film camera; 폴라로이드 = instant camera; 일회용카메라 = disposable camera; 즉석카메라 = instant camera; 인스탁스 = instant camera; 인스탁스미니 = instant camera; 폴라로이드카메라 = instant camera; 필카 = film camera; 토이카메라 = toy film camera; 다회용카메라 = film camera; 하프카메라 = film camera; 로모카메라 = film camera; 일회용필름카메라 = disposable camera; 수동필름카메라 = film camera
not: 폴라로이드케이스; 폴라로이드앨범; 폴라로이드필름; 폴라로이드사진; 인스탁스필름; 인스탁스앨범; 인스탁스케이스; 폴라로이드액자; 폴라로이드북; 폴라로이드바인더; 폴라로이드포토카드; 인스탁스미니필름; 인스탁스프린터; 인스탁스링크; 인스탁스가방; 폴라로이드사진인화

+ photo-film
ko: 롤필름 = roll film; 120필름 = roll film; 중형필름 = roll film; 폴라로이드흑백필름 = instant camera film

+ camera-lens
ko: 카메라렌즈 = camera lens; 망원렌즈 = telephoto lens; 단렌즈 = prime lens; 광각렌즈 = wide-angle lens; 줌렌즈 = zoom lens; 매크로렌즈 = macro lens; 번들렌즈 = zoom lens; 표준렌즈 = standard camera lens; 어안렌즈 = fisheye lens; CCTV렌즈 = CCTV lens; DSLR렌즈 = DSLR lens; 교환렌즈 = interchangeable camera lens; 미러리스렌즈 = mirrorless camera lens; 시네렌즈 = cine lens; 소니렌즈 = camera lens; 캐논렌즈 = camera lens; 접사렌즈 = macro lens; 여친렌즈 = prime lens; 렌즈 = camera lens + 캐논|니콘|소니|탐론|시그마|F1.4|F2.8|F1.8|후지|마운트|DSLR|미러리스

+ lens-filter
ko: 렌즈필터 = lens filter; UV필터 = UV filter; ND필터 = ND filter; CPL필터 = CPL polarising filter; 카메라필터 = camera filter; 편광필터 = polarising filter; MCUV필터 = UV filter; 가변ND필터 = variable ND filter; 블랙미스트필터 = mist lens filter; 크로스필터 = star filter; 보호필터 = camera lens filter + 렌즈|카메라|UV; 미스트필터 = mist lens filter; PL필터 = polarising filter; 클로즈업필터 = close-up filter

+ camera-part
ko: 렌즈캡 = lens cap; 렌즈후드 = lens hood; 카메라케이지 = camera cage; 고프로마운트 = action camera mount; 고프로악세사리 = action camera accessory; 퀵슈 = quick release plate; 핫슈 = hot shoe mount + 카메라|어댑터|커버|마운트; 플레이트카메라 = camera plate; 아이피스 = camera eyepiece + 카메라|캐논|소니|니콘; 마운트어댑터 = lens mount adapter; 렌즈어댑터 = lens adapter; 고프로거치대 = action camera mount; 카메라클램프 = camera clamp; 액션캠거치대 = action camera mount; 볼헤드 = tripod ball head; 카메라브라켓 = camera bracket; 카메라거치대 = camera mount; 카메라리그 = camera rig; 바디캡 = camera body cap; 릴리즈 = camera remote release + 카메라|셔터|유선|리모컨|소니|캐논; L플레이트 = camera plate; 팔로우포커스 = follow focus; 셔터버튼 = camera shutter button; 볼마운트 = camera ball mount; 고프로하우징 = action camera housing; 퀵릴리즈 = quick release plate; 무선릴리즈 = camera remote release; 카메라방수케이스 = waterproof camera housing; 블루투스리모컨셔터 = bluetooth shutter remote; 카메라레인커버 = camera rain cover; 카메라악세사리 = camera accessory; 배터리그립 = camera battery grip; 뷰파인더 = camera viewfinder

+ camera-strap
ko: 카메라스트랩 = camera strap; 카메라넥스트랩 = camera neck strap; 카메라손목스트랩 = camera wrist strap; 핸드스트랩카메라 = camera wrist strap; 카메라끈 = camera strap; 고프로스트랩 = action camera strap; 카메라핸드스트랩 = camera wrist strap; 카메라어깨끈 = camera strap; 카메라줄 = camera strap; 카메라슬링스트랩 = camera sling strap; 고프로체스트 = action camera chest strap

+ camera-bag
ko: 카메라가방 = camera bag; 카메라케이스 = camera case; 카메라백팩 = camera backpack; 렌즈파우치 = lens pouch; 드론가방 = drone bag; 고프로케이스 = action camera case; 하드케이스가방 = hard carrying case; EVA케이스 = EVA hard case; 헤드폰케이스 = headphone case; 이어폰케이스 = earphone case; 카메라파우치 = camera pouch; 하드케이스 = hard carrying case + 카메라|드론|장비|총기|공구|방수; 카메라크로스백 = camera shoulder bag; 렌즈케이스카메라 = lens case; 카메라이너백 = camera bag insert; 카메라배낭 = camera backpack; 카메라파티션 = camera bag insert; 헤드셋케이스 = headset case; 에어팟맥스케이스 = headphone case; 닌텐도스위치파우치 = game console case; 닌텐도스위치케이스 = game console case; 드론케이스 = drone case; 닌텐도파우치 = game console case; 스위치파우치 = game console case; 이어폰파우치 = earphone pouch; 에어팟케이스 = earphone case; 버즈케이스 = earphone case; 에어팟프로케이스 = earphone case; 갤럭시버즈케이스 = earphone case; 버즈프로케이스 = earphone case; 필름카메라케이스 = camera case; 인스탁스케이스 = camera case; 외장하드파우치 = hard drive pouch; 헤드폰파우치 = headphone pouch; 폴라로이드케이스 = camera case

+ photo-flash
ko: 카메라플래시 = camera flash; 스피드라이트 = camera flash speedlight; 스튜디오플래시 = studio flash; 외장플래시 = camera flash; 카메라스트로보 = camera flash; 스트로보 = camera flash + 카메라|캐논|니콘|촬영|소니; 조명동조기 = flash trigger; 무선동조기 = flash trigger; 카메라후레쉬 = camera flash; 무선트리거 = flash trigger + 스트로보|카메라|고독스; 링플래시 = ring flash

+ softbox
ko: 링라이트 = ring light; 소프트박스 = softbox; 촬영조명 = photography light; 유튜브조명 = video light; 스튜디오조명 = studio light; 방송조명 = video light; 개인방송조명 = video light; 셀카조명 = selfie ring light; 룩스패드 = LED video light panel; 링조명 = ring light; LED촬영조명 = LED video light; 비디오라이트 = video light; 촬영용조명 = photography light; 제품촬영조명 = photography light; 영상조명 = video light; 지속광조명 = LED video light; 사진조명 = photography light; 룩스패드조명 = LED video light panel; LED비디오라이트 = LED video light; 인터넷방송조명 = video light; 1인방송조명 = video light; 링라이트조명 = ring light; 랜턴소프트박스 = softbox; 동영상조명 = video light; 네일링라이트 = ring light; 메이크업조명 = ring light

+ photo-backdrop
ko: 촬영배경지 = photo backdrop; 배경천 = background cloth + 촬영|사진|크로마키|파티|스튜디오|돌잔치; 크로마키천 = green screen backdrop; 포토존배경 = photo backdrop; 촬영배경천 = photo backdrop; 배경지 = photo backdrop + 촬영|사진|스튜디오|제품|포맥스|음식; 크로마키 = green screen backdrop; 백드롭 = photo backdrop; 사진배경지 = photo backdrop; 사진배경천 = photo backdrop; 돌상배경 = birthday backdrop; 포토존현수막 = party backdrop; 생일배경천 = birthday backdrop; 배경롤지 = photo backdrop paper; 음식촬영배경 = photo backdrop; 크로마키배경 = green screen backdrop; 파티배경천 = party backdrop; 파티배경 = party backdrop; 촬영보드 = photo backdrop board; 제품촬영배경지 = photo backdrop; 돌잔치배경천 = birthday backdrop

+ photo-light-tent
ko: 미니스튜디오 = photo light box; 촬영박스 = photo light box; 반사판 = photography reflector + 촬영|사진|조명|스튜디오; 배경스탠드 = backdrop stand; 포토박스 = photo light box; 사진촬영박스 = photo light box; 촬영부스 = photo light tent; 배경지스탠드 = backdrop stand; 제품촬영박스 = photo light box; 촬영반사판 = photography reflector; 배경지거치대 = backdrop stand; 라이트박스촬영 = photo light box; 미니촬영박스 = photo light box; 미니촬영스튜디오 = photo light box; 배경천거치대 = backdrop stand; 스튜디오박스 = photo light box

+ remote-control
ko: 리모컨 = remote control; 리모콘 = remote control; 만능리모컨 = universal remote control; TV리모컨 = TV remote control; 에어컨리모컨 = air conditioner remote control; 통합리모컨 = universal remote control

+ remote-cover
ko: 리모컨커버 = remote control cover; 리모컨케이스 = remote control case; 리모컨거치대 = remote control holder; 리모컨꽂이 = remote control holder

+ smart-plug
ko: 스마트플러그 = smart plug; 스마트콘센트 = smart plug; 와이파이플러그 = wifi plug; 리모컨콘센트 = remote control socket

+ electric-switch
ko: 전등스위치 = light switch; 벽스위치 = wall switch; 스마트스위치 = smart switch; 토글스위치 = toggle switch; 디머스위치 = dimmer switch; 로커스위치 = rocker switch; 풋스위치 = foot switch; 마이크로스위치 = micro switch; 리미트스위치 = limit switch; 매립스위치 = wall switch

+ switch-cover
ko: 스위치커버 = switch cover; 콘센트커버 = socket cover; 스위치스티커 = switch sticker; 스위치플레이트 = switch plate; 콘센트안전커버 = socket safety cover

+ power-socket
ko: 멀티탭 = power strip; 콘센트 = power socket; 여행용어댑터 = travel adapter; 돼지코 = plug adapter; 연장선 = extension lead + 멀티탭|전기|릴선|콘센트|전원; 릴선 = extension cable reel; 매립콘센트 = wall socket; 220V플러그 = plug; 해외여행어댑터 = travel adapter; 개별멀티탭 = power strip
not: 멀티탭정리함; 멀티탭박스; 멀티탭거치대; 멀티탭케이스

+ power-inverter
ko: 차량용인버터 = car power inverter; 인버터 = power inverter + 12V|24V|220V|차량용|순수정현파|태양광|캠핑|3kw; 태양광인버터 = solar inverter; 무정전전원장치 = uninterruptible power supply; 강압컨버터 = step-down converter; 순수정현파인버터 = pure sine wave inverter
not: 인버터에어컨; 인버터제습기; 인버터세탁기

+ transformer
ko: 변압기 = transformer; 도란스 = transformer; 승압트랜스 = step-up transformer; 복권변압기 = isolation transformer; 토로이달트랜스 = toroidal transformer; 전류변성기 = current transformer; 슬라이닥스 = variac

+ inductor-coil
ko: 인덕터 = inductor; 페라이트코어 = ferrite core; 노이즈필터코어 = ferrite core; 초크코일 = choke coil; 페라이트비드 = ferrite bead

+ generator-set
ko: 발전기 = generator; 휴대용발전기 = portable generator; 인버터발전기 = inverter generator; 디젤발전기 = diesel generator; 가솔린발전기 = petrol generator; 캠핑발전기 = portable generator
not: 풍력발전기; 오존발전기; 태양광발전기

+ power-station
ko: 파워뱅크 = portable power station; 캠핑파워뱅크 = portable power station; 휴대용파워스테이션 = portable power station; 파워스테이션 = portable power station; 태양광발전기 = solar generator

+ wind-generator
ko: 풍력발전기 = wind turbine generator; 소형풍력발전기 = wind turbine generator; 풍력터빈 = wind turbine

+ battery-primary
ko: 건전지 = battery; AA건전지 = AA battery; AAA건전지 = AAA battery; 알카라인건전지 = alkaline battery; 코인전지 = coin cell battery; 단추전지 = button cell battery; 수은전지 = button cell battery; 보청기배터리 = hearing aid battery; 시계배터리 = watch battery; 코인배터리 = coin cell battery
not: 건전지케이스; 건전지홀더; 충전식건전지; 건전지보관함

+ battery-holder
ko: 배터리홀더 = battery holder; 건전지케이스 = battery case; 건전지홀더 = battery holder; 배터리케이스 = battery case; 배터리단자 = battery terminal; 배터리스냅 = battery clip; 건전지보관함 = battery storage box; 건전지박스 = battery box

+ lead-battery
ko: 자동차배터리 = car battery; 납축전지 = lead-acid battery; 딥사이클배터리 = deep cycle battery; AGM배터리 = AGM battery; 차량용배터리 = car battery; 밧데리 = lead-acid battery + 자동차|차량|델코|로케트|12V; UPS배터리 = UPS battery; 연축전지 = lead-acid battery

+ solar-panel
ko: 태양광패널 = solar panel; 태양광판넬 = solar panel; 솔라패널 = solar panel; 태양전지판 = solar panel; 태양열판 = solar panel; 태양광모듈 = solar module; 접이식태양광패널 = foldable solar panel; 태양광충전기 = solar charger

+ solar-mount
ko: 태양광브라켓 = solar panel bracket; 태양광패널브라켓 = solar panel bracket; 태양광거치대 = solar panel mount; 태양광구조물 = solar mounting structure; 태양광패널거치대 = solar panel mount

+ electrical-connector
ko: 커넥터 = electrical connector + RCA|BNC|DC|XT60|MC4|USB|RJ45|방수|핀|암|수|항공|배선|하우징; RCA단자 = RCA plug; DC잭 = DC jack; 랜커넥터 = RJ45 connector; 방수커넥터 = waterproof connector; 항공커넥터 = aviation plug; 스피커단자 = speaker terminal; 바나나플러그 = banana plug; 랜선커넥터 = RJ45 connector; 캐논커넥터 = XLR connector

+ wire-connector
ko: 단자대 = terminal block; 압착단자 = crimp terminal; 전선커넥터 = wire connector; 전선연결 커넥터 = wire connector; 링단자 = ring terminal; 와고커넥터 = lever wire connector; 정션박스 = junction box; 접속함 = junction box + 전선|방수|전기; 터미널단자 = wire terminal; 악어집게 = alligator clip; 슬리브단자 = butt connector; 전선단자 = wire terminal

+ relay
ko: 릴레이 = relay + 12V|24V|모듈|핀|자동차|SSR|타이머|채널; 릴레이모듈 = relay module; 전자접촉기 = contactor; 마그네트스위치 = contactor; 타임릴레이 = time relay; 무접점릴레이 = solid state relay; 과부하계전기 = thermal overload relay; 깜빡이릴레이 = flasher relay

+ fuse
ko: 퓨즈 = fuse; 자동차퓨즈 = car fuse; 유리관퓨즈 = glass fuse; 퓨즈홀더 = fuse holder; 퓨즈박스 = fuse box; 온도퓨즈 = thermal fuse; 휴즈 = fuse + 자동차|유리|10A|15A|홀더|차량
not: 퓨즈비즈; 퓨즈티비

+ circuit-breaker
ko: 차단기 = circuit breaker + 누전|배선|전기|서지|30A|20A|소형|분전반; 서지보호기 = surge protector; 소형차단기 = miniature circuit breaker; 피뢰기 = lightning arrester; 서지프로텍터 = surge protector; 두꺼비집 = circuit breaker

+ control-panel
ko: LED컨트롤러 = LED controller; 분전반 = distribution board; 분전함 = distribution board; 조광기 = dimmer; RGB컨트롤러 = RGB controller; 모터속도조절기 = motor speed controller; 컨트롤박스 = control box; 스위치패널 = switch panel; 판넬박스 = electrical enclosure; 하이박스 = electrical enclosure + 방수|전기|ABS; 수위조절기 = liquid level controller

+ thermostat
ko: 온도조절기 = thermostat; 보일러온도조절기 = boiler thermostat; 스마트온도조절기 = smart thermostat; 서모스탯 = thermostat; 써모스탯 = thermostat; 온도컨트롤러 = temperature controller; 바이메탈 = bimetal thermostat; 써모스타트 = thermostat

+ time-switch
ko: 타이머콘센트 = timer socket; 타임스위치 = time switch; 타이머스위치 = timer switch; 콘센트타이머 = plug-in timer; 디지털타이머스위치 = digital timer switch

+ lamp-holder
ko: 전구소켓 = lamp holder; E26소켓 = lamp holder; 소켓 = lamp holder + 전구|E26|E27|E14|GU10|램프|조명; 램프소켓 = lamp holder; E14소켓 = lamp holder; 키소켓 = lamp holder; 레일소켓 = track light holder

+ electric-wire
ko: 전선 = electric wire; 스피커케이블 = speaker cable; 실리콘전선 = silicone wire; 전기선 = electric wire; 스피커선 = speaker cable; 전원코드 = power cord; 전원케이블 = power cable; 전원선 = power cord; 파워케이블 = power cable; 배선케이블 = electric cable; 비닐코드 = electric wire; 알루미늄전선 = electric wire; VCTF전선 = electric cable; 자동차배선 = automotive wire; 낱선 = electric wire + 전선|배선
not: 전선정리; 전선몰딩; 전선커넥터; 전선관; 전선덕트; 전선탈피; 전선스트리퍼; 전선보호; 전선클립; 전선테이프; 전선가위

+ winding-wire
ko: 에나멜선 = enamelled copper wire; 에나멜동선 = enamelled copper wire; 에나멜와이어 = enamelled wire; 리츠선 = litz wire; 마그넷와이어 = magnet wire

+ coaxial-cable
ko: 동축케이블 = coaxial cable; 안테나케이블 = antenna cable; 안테나선 = antenna cable; TV케이블선 = TV antenna cable; BNC케이블 = BNC coaxial cable; TV안테나선 = TV antenna cable; RG6케이블 = coaxial cable

+ fibre-cable
ko: 광케이블 = optical fibre cable; 광점퍼코드 = fibre optic patch cord; 옵티컬케이블 = optical audio cable; 광오디오케이블 = optical audio cable; 광패치코드 = fibre optic patch cord; 광통신케이블 = optical fibre cable

+ wiring-harness
ko: 와이어링하네스 = wiring harness; 배선하네스 = wiring harness; 하네스배선 = wiring harness; 배선킷 = wiring kit + 자동차|안개등|앰프|오디오|릴레이; 트레일러배선 = trailer wiring kit; 블랙박스상시전원케이블 = dash cam hardwire cable; ISO잭 = ISO harness adapter

+ jumper-cable-dupont
ko: 점프선 = jumper cable; 점프케이블 = jumper cable; 점퍼케이블 = jumper cable; 점퍼선 = jumper wire; 점퍼와이어 = jumper wire; 듀폰케이블 = dupont cable; 브레드보드점퍼 = breadboard jumper wire; VGA케이블 = VGA cable; DP케이블 = DisplayPort cable; SATA케이블 = SATA cable; DVI케이블 = DVI cable; RGB케이블 = VGA cable; KVM케이블 = KVM cable; 오디오케이블 = audio cable; AUX케이블 = AUX audio cable; RCA케이블 = RCA cable; 사타케이블 = SATA cable; 마이크케이블 = microphone cable; 기타케이블 = instrument cable

+ cable-management
ko: 케이블타이 = cable tie; 전선정리함 = cable organizer box; 케이블클립 = cable clip; 멀티탭정리함 = cable organizer box; 전선몰딩 = cable trunking; 선정리클립 = cable clip; 벨크로케이블타이 = hook-and-loop cable tie; 전선정리 = cable organizer; 케이블정리 = cable organizer; 케이블홀더 = cable holder; 멀티탭거치대 = power strip holder; 전선덕트 = cable trunking; 선정리 = cable organizer; 케이블슬리브 = cable sleeve; 케이블트레이 = cable tray; 전선클립 = cable clip; 케이블보호캡 = cable protector; 새들 = cable clip + 전선|배관|케이블; 멀티탭박스 = cable organizer box; 스파이럴튜브 = spiral cable wrap; 전선관 = electrical conduit

+ heat-shrink
ko: 수축튜브 = heat shrink tube; 열수축튜브 = heat shrink tube; 수축튜브세트 = heat shrink tube set; 히시튜브 = heat shrink tube

+ insulating-tape
ko: 절연테이프 = insulating tape; 전기테이프 = electrical tape; 캡톤테이프 = polyimide tape; 하네스테이프 = wire harness tape; 폴리이미드테이프 = polyimide tape; 자기융착테이프 = self-fusing tape; 전선테이프 = electrical tape

+ cable-gland
ko: 케이블그랜드 = cable gland; 케이블글랜드 = cable gland; 고무그로멧 = rubber cable grommet; 전선그랜드 = cable gland

+ magnet
ko: 네오디뮴자석 = neodymium magnet; 자석 = magnet + 네오디뮴|강력|원형|사각|페라이트|막대|공업용|N52|초강력|링; 페라이트자석 = ferrite magnet; 고무자석 = flexible magnetic sheet; 강력자석 = magnet; 말굽자석 = horseshoe magnet; 자석테이프 = magnetic tape strip; 초강력자석 = magnet; 막대자석 = bar magnet; 자석낚시 = fishing magnet

+ electromagnet
ko: 전자석 = electromagnet; 솔레노이드 = solenoid; EM락 = electromagnetic lock; 데드볼트락 = electric bolt lock; 마그네틱락 = magnetic lock; 전자클러치 = electromagnetic clutch; 전기정락 = electric strike; 마그네틱척 = magnetic chuck; 자동문전자석 = electromagnetic lock

+ electric-motor
ko: DC모터 = DC motor; 스텝모터 = stepper motor; 서보모터 = servo motor; 기어드모터 = gear motor; 브러시리스모터 = brushless motor; 진동모터 = vibration motor; 감속모터 = gear motor; 스테핑모터 = stepper motor; 기어모터 = gear motor; 동기모터 = synchronous motor; 직류모터 = DC motor; 미니모터 = small electric motor; 전기모터 = electric motor; BLDC모터 = brushless DC motor; 리니어액추에이터 = linear actuator; 전동실린더 = linear actuator; 모터 = electric motor + 12V|24V|DC|RPM|감속|소형|고속|마력
not: 모터보트; 모터사이클; 모터오일

+ motor-driver
ko: 모터드라이버 = motor driver; 스텝모터드라이버 = stepper motor driver; 서보드라이버 = servo driver; 서보드라이브 = servo driver; 모터구동모듈 = motor driver module

+ carbon-brush
ko: 카본브러시 = carbon brush; 카본브러쉬 = carbon brush; 모터브러쉬 = motor carbon brush; 카본솔 = carbon brush

+ grow-light
ko: 식물등 = plant grow light; 식물조명 = plant grow light; 식물성장등 = plant grow light; 식물LED = LED grow light; 식물생장등 = plant grow light; 식물재배등 = plant grow light

+ string-light
ko: 줄조명 = string light; 앵두전구 = fairy string light; 은하수조명 = icicle string light; 와이어전구 = wire fairy light; 커튼조명 = curtain string light; 캠핑줄조명 = camping string light; 트리전구 = Christmas tree string light; 가랜드조명 = string light; 코튼볼조명 = cotton ball string light; 지네전구 = string light; 스트링라이트 = string light; LED은하수 = icicle string light; 논네온로프 = rope light; 크리스마스전구 = Christmas light string

+ led-strip
ko: LED바 = LED light bar; LED스트립 = LED strip; 간접조명LED = LED strip; LED테이프 = LED strip; LED줄 = LED strip; T5간접조명 = LED batten light; 네온플렉스 = neon flex strip; 엘이디바 = LED light bar; 싱크대LED조명 = under cabinet light; 줄LED = LED strip; 슬림LED바 = LED light bar; LED라인조명 = LED strip; 모니터백라이트 = TV backlight strip; 옷장조명 = cabinet light; 센서바조명 = cabinet light; T5조명 = LED batten light; LED T5 간접 = LED batten light; 논네온 = neon flex strip; RGB스트립 = RGB LED strip

+ led-module
ko: LED모듈 = LED module; LED칩 = LED chip; LED소자 = light emitting diode; LED리폼모듈 = LED module; LED기판 = LED module; 3구모듈 = LED module; LED다이오드 = light emitting diode; 거실등LED모듈 = LED module; 발광다이오드 = light emitting diode

+ led-profile
ko: LED프로파일 = LED profile; LED방열판 = LED aluminium profile; LED알루미늄바 = LED aluminium profile; 매립프로파일 = LED profile; LED채널 = LED channel

+ flashlight
ko: 손전등 = flashlight; 후레쉬 = flashlight; 플래시라이트 = flashlight; 랜턴 = lantern; LED후레쉬 = LED flashlight; 휴대용랜턴 = portable lantern; 후레시 = flashlight; 캠핑등 = camping lamp; 감성랜턴 = camping lantern; 캠핑조명 = camping lamp; 줌후레쉬 = flashlight; 충전식손전등 = rechargeable flashlight; 써치랜턴 = flashlight
not: 가스랜턴; 오일랜턴; 석유랜턴; 랜턴걸이; 랜턴스탠드; 랜턴케이스; 랜턴가방; 랜턴파우치; 랜턴행거; 랜턴폴; 캔들랜턴

+ work-light
ko: 작업등 = work light; 투광기 = floodlight; 투광등 = floodlight; LED투광기 = LED floodlight; 센서등 = sensor light; 가로등 = street light; 무대조명 = stage light; 공장등 = high bay light; 보안등 = security light; 미러볼조명 = disco ball light; 미러볼 = disco ball light; 싸이키조명 = stage strobe light; 고천장등 = high bay light; LED작업등 = LED work light; 파조명 = par stage light; 노래방조명 = disco light; 충전식작업등 = rechargeable work light; 간판조명 = signboard floodlight; 벽부등센서 = outdoor sensor wall light

+ neon-sign
ko: 네온사인 = neon sign; LED네온사인 = LED neon sign; LED간판 = LED sign; 라이트패널 = illuminated sign + 간판|LED|포스터; 네온간판 = neon sign; 네온싸인 = neon sign; 라이트박스간판 = light box sign; 영업중간판 = illuminated open sign; 오픈간판 = illuminated open sign; 돌출간판 = illuminated projecting sign

+ led-display-sign
ko: LED전광판 = LED display panel; 표시등 = indicator light + LED|패널|파일럿|22파이|전원; 스코어보드 = digital scoreboard; 파일럿램프 = pilot light; 디지털스코어보드 = digital scoreboard; 전자점수판 = digital scoreboard; LED점수판 = digital scoreboard; 차량용전광판 = LED display panel; 미니전광판 = LED display panel

+ night-light
ko: 무드등 = mood night light; 수면등 = night light; 수유등 = nursing night light; 취침등 = night light; 달무드등 = moon lamp; 은하수프로젝터 = galaxy projector; 별프로젝터 = star projector; LED촛불 = LED candle; LED캔들 = LED candle; LED초 = LED candle; 오로라무드등 = aurora projector; 콘센트취침등 = plug-in night light; 센서무드등 = sensor night light; 별자리조명 = star projector; 전자초 = LED candle; 아크릴무드등 = acrylic night light; 선셋조명 = sunset projector lamp; 오로라조명 = aurora projector; 무드램프 = mood lamp; 양초조명 = LED candle; 수유등센서 = nursing night light

+ microphone
ko: 마이크 = microphone; 무선마이크 = wireless microphone; 콘덴서마이크 = condenser microphone; 핀마이크 = lavalier microphone; 마이크스탠드 = microphone stand; USB마이크 = USB microphone; 유선마이크 = wired microphone; 마이크거치대 = microphone stand; 강의용마이크 = lecture microphone; 샷건마이크 = shotgun microphone; 헤드셋마이크 = headset microphone; 게이밍마이크 = gaming microphone; 팝필터 = microphone pop filter; 스탠드마이크 = stand microphone; 마이크암 = microphone boom arm; 방송용마이크 = broadcast microphone; 유튜브마이크 = recording microphone; 녹음마이크 = recording microphone
not: 마이크로; 마이크커버; 마이크케이블; 블루투스마이크; 노래방마이크; 마이크덮개; 마이크케이스

+ karaoke
ko: 블루투스마이크 = bluetooth karaoke microphone; 노래방마이크 = karaoke microphone; 노래방기계 = karaoke machine; 확성기 = loudhailer; 메가폰 = megaphone; 휴대용노래방 = portable karaoke set; 앰프스피커 = portable PA speaker; 가정용노래방 = karaoke machine; 이동식앰프 = portable PA system; 휴대용앰프 = portable PA amplifier; 버스킹앰프 = portable PA system; 강의용앰프 = portable voice amplifier; 노래방기기 = karaoke machine; 기가폰 = portable voice amplifier; 충전식앰프 = portable PA amplifier

+ audio-amplifier
ko: 앰프 = audio amplifier; 오디오앰프 = audio amplifier; 매장용앰프 = audio amplifier; 블루투스앰프 = bluetooth amplifier; 미니앰프 = mini amplifier; 디지털앰프 = digital amplifier; 하이파이앰프 = hi-fi amplifier; 포노앰프 = phono preamplifier; 앰프모듈 = amplifier module; 리시버앰프 = AV receiver amplifier; 방송용앰프 = PA amplifier
not: 앰프케이블; 앰프가방; 앰프스탠드; 램프앰프; 앰프장

+ speaker-driver
ko: 카스피커 = car speaker; 자동차스피커 = car speaker; 스피커유닛 = speaker driver; 우퍼유닛 = woofer driver; 트위터스피커 = tweeter speaker; 풀레인지유닛 = full range speaker driver; 차량용스피커 = car speaker; 차량용우퍼 = car subwoofer; 미드레인지 = midrange speaker; 동축스피커 = coaxial speaker; 카우퍼 = car subwoofer; 우퍼 = subwoofer + 차량|스피커|인치|자동차

+ audio-part
ko: 이어패드 = headphone ear pad; 이어팁 = earphone tip; 메모리폼이어팁 = memory foam earphone tip; 에어팟이어팁 = earphone tip; 이어폰솜 = earphone foam cover; 스피커그릴 = speaker grille; 헤드폰패드 = headphone ear pad; 마이크스펀지 = microphone foam cover; 이어폰캡 = earphone tip; 이어후크 = earphone hook; 마이크커버 = microphone cover; 헤드폰이어패드 = headphone ear pad; 스피커받침대 = speaker stand; 스피커스탠드 = speaker stand; 이어폰고무 = earphone tip; 에어팟프로이어팁 = earphone tip

+ headphone-stand
ko: 헤드폰거치대 = headphone stand; 헤드셋거치대 = headset stand; 헤드셋걸이 = headset hanger; 헤드폰스탠드 = headphone stand; 헤드폰걸이 = headphone hanger

+ radio-receiver
ko: 라디오 = radio receiver; FM라디오 = FM radio; 휴대용라디오 = portable radio; 등산라디오 = portable radio; 효도라디오MP3 = portable radio; 미니라디오 = pocket radio; 빈티지라디오 = radio receiver; 캠핑라디오 = portable radio; 소형라디오 = portable radio
not: 라디오존데; 라디오헤드; 라디오안테나; 라디오펜치

+ car-stereo
ko: 카오디오데크 = car stereo head unit; 올인원네비 = car multimedia player; 안드로이드올인원 = car multimedia player; 카플레이모니터 = carplay screen; 1딘오디오 = single DIN car stereo; 2딘오디오 = double DIN car stereo; 카오디오플레이어 = car audio player; 차량용오디오 = car stereo; 자동차오디오 = car stereo; 무선카플레이 = carplay adapter; 카플레이 = carplay device; AI박스 = car multimedia box + 카플레이|차량

+ car-radio-frame
ko: 오디오마감재 = car radio fascia; 네비마감재 = car radio fascia; 네비게이션마감재 = car radio fascia; 카오디오마감재 = car radio fascia

+ fm-transmitter
ko: 카팩 = FM transmitter; FM송신기 = FM transmitter; 블루투스카팩 = bluetooth FM transmitter; 무선카팩 = FM transmitter; 차량용블루투스 = car bluetooth transmitter; FM트랜스미터 = FM transmitter; 카킷 = bluetooth car kit; 핸즈프리카킷 = handsfree car kit; 블루투스리시버차량용 = car bluetooth receiver; 블루투스송신기 = bluetooth transmitter

+ music-player
ko: CD플레이어 = CD player; MP3플레이어 = MP3 player; 시디플레이어 = CD player; 벽걸이CD플레이어 = CD player; 엠피쓰리 = MP3 player; 뮤직플레이어 = music player; DAP플레이어 = digital audio player; 블루투스CD플레이어 = CD player; 소형MP3 = MP3 player; 어학용CD플레이어 = CD player

+ turntable-part
ko: 턴테이블바늘 = turntable stylus; 턴테이블카트리지 = turntable cartridge; LP바늘 = turntable stylus; 턴테이블매트 = turntable slipmat; 헤드쉘 = turntable headshell; 턴테이블벨트 = turntable belt; 카세트어댑터 = cassette adapter; 카팩테이프 = cassette adapter; LP클리너 = record cleaner; 바늘카트리지 = turntable cartridge

+ recorded-media
ko: LP음반 = vinyl LP record; 음반CD = audio CD; 음악CD = audio CD; 블루레이 = blu-ray disc + 영화|한정판|타이틀|디스크; 닌텐도스위치게임 = video game cartridge; 플스게임 = video game disc; 카세트테이프 = cassette tape; 게임팩 = video game cartridge; 게임타이틀 = video game disc; LP판 = vinyl LP record; 닌텐도칩 = video game cartridge; DVD타이틀 = DVD disc; 비디오테이프 = VHS tape; 바이닐 = vinyl LP record; 음반 = recorded music disc + CD|LP|앨범|바이닐|정규; 앨범CD = audio CD; 동요CD = audio CD; 스위치게임칩 = video game cartridge; 엘피판 = vinyl LP record; 트로트USB = USB stick with recorded music; 노래USB = USB stick with recorded music; 효도라디오USB = USB stick with recorded music

+ dvd-player
ko: DVD플레이어 = DVD player; 디비디플레이어 = DVD player; CCTV녹화기 = digital video recorder; 블루레이플레이어 = blu-ray player; 비디오플레이어 = video player; NVR녹화기 = network video recorder; DVR녹화기 = digital video recorder; 비디오데크 = video cassette player; 비디오비전 = video cassette player

+ game-console
ko: 게임기 = video game console; 닌텐도스위치 = game console; 게임패드 = gamepad; 조이스틱 = joystick; 레트로게임기 = retro game console; 휴대용게임기 = handheld game console; 플레이스테이션5 = game console; 게임컨트롤러 = game controller; 조이콘 = game controller; PS5컨트롤러 = game controller; 엑스박스컨트롤러 = game controller; 듀얼쇼크 = game controller; 레이싱휠 = racing wheel controller; 오락기 = video game console; 월광보합 = retro arcade game console; 듀얼센스 = game controller; 아케이드스틱 = arcade joystick; 스팀덱 = handheld game console; 미니게임기 = handheld game console; 플레이스테이션4 = game console; 닌텐도게임기 = game console; 추억의게임기 = retro game console; 프로콘 = game controller; 무선게임패드 = wireless gamepad; 플레이스테이션 = game console + 본체|콘솔|디지털에디션|슬림|프로
not: 닌텐도스위치케이스; 닌텐도스위치파우치; 닌텐도스위치필름; 게임기케이스; 닌텐도스위치게임; 닌텐도스위치거치대; 조이콘그립; 조이콘커버; 듀얼센스충전; 조이콘충전; 닌텐도스위치충전; 스팀덱케이스; 게임기거치대; 조이스틱커버; 듀얼센스커버; 스틱캡; 조이콘스틱

+ vr-headset
ko: VR헤드셋 = VR headset; VR기기 = VR headset; VR안경 = VR glasses; 오큘러스퀘스트 = VR headset; 메타퀘스트 = VR headset; AR글라스 = AR glasses; VR글라스 = VR glasses; FPV고글 = FPV goggles; 가상현실 = VR headset + 기기|헤드셋|VR; 스마트글라스 = smart glasses; 구글카드보드 = VR viewer

+ digital-frame
ko: 디지털액자 = digital photo frame; 전자액자 = digital photo frame; 디지털사이니지 = digital signage display; 전자칠판 = interactive display; 차량용모니터 = car monitor; 헤드레스트모니터 = car headrest monitor; DID모니터 = digital signage display; 프리뷰모니터 = camera field monitor; 후방모니터 = car reversing monitor; 후석모니터 = car headrest monitor; 광고용모니터 = digital signage display; 디지털포토액자 = digital photo frame; CCTV모니터 = CCTV monitor; 메뉴판모니터 = digital signage display; 전자메뉴판 = digital signage display

+ calculator
ko: 계산기 = calculator; 공학용계산기 = scientific calculator; 전자계산기 = electronic calculator; 미니계산기 = pocket calculator; 쌀집계산기 = desktop calculator; 탁상용계산기 = desktop calculator; 카시오계산기 = calculator

+ writing-tablet
ko: LCD전자노트 = LCD writing tablet; 전자메모장 = LCD writing tablet; 전자노트 = LCD writing tablet; LCD그림판 = LCD writing tablet; 번역기 = voice translator; 액정태블릿 = pen display tablet; 펜태블릿 = graphics tablet; 드로잉태블릿 = graphics tablet; 통역기 = voice translator; 부기보드 = LCD writing tablet; 부기패드 = LCD writing tablet; 액정타블렛 = pen display tablet; 전자칠판노트 = LCD writing tablet; 타블렛펜 = graphics tablet pen; 판타블렛 = graphics tablet; 전자사전 = electronic dictionary; 펜타블렛 = graphics tablet

+ vape
ko: 전자담배 = electronic cigarette; 전자담배기기 = electronic cigarette device; 일회용전자담배 = disposable electronic cigarette; 액상전자담배 = electronic cigarette; 전자담배코일 = vape coil; 전자담배팟 = vape pod; 궐련형전자담배 = heated tobacco device; 베이핑 = vape device; 공팟 = vape pod; 무화기 = vape tank; 전담기기 = electronic cigarette device; 가습담배 = electronic cigarette; 아이코스 = heated tobacco device; 비타민담배 = nicotine-free electronic cigarette; 입호흡기기 = electronic cigarette device; 비타민스틱 = nicotine-free electronic cigarette
not: 전자담배액상; 전자담배케이스; 전자담배파우치; 아이코스케이스; 아이코스클리너; 전자담배거치대; 전자담배충전기; 전자담배목걸이; 전자담배필터; 아이코스청소; 아이코스스티커; 전자담배줄

+ printer-machine
ko: 프린터 = printer; 라벨프린터 = label printer; 레이저프린터 = laser printer; 복합기 = multifunction printer; 포토프린터 = photo printer; 잉크젯프린터 = inkjet printer; 영수증프린터 = receipt printer; 라벨기 = label maker; 미니프린터 = mini printer; 감열프린터 = thermal printer; 무한잉크복합기 = ink tank printer; 송장프린터 = shipping label printer; 바코드프린터 = barcode label printer; 라벨메이커 = label maker; 네임스티커기계 = label maker; 휴대용프린터 = portable printer; 스캐너복합기 = multifunction printer; 인스탁스프린터 = photo printer; 라벨지프린터 = label printer; 프린트기 = printer; 인쇄기 = printer + 라벨|스티커|송장|가정용; 가정용프린터 = printer
not: 프린터잉크; 프린터토너; 3D프린터; 프린터용지; 프린터선반; 프린터받침대; 프린터거치대; 프린터라벨; 프린터카트리지; 프린터테이블; 프린터리본; 프린터부품; 프린터청소; 복합기토너; 복합기잉크; 젤네일프린터; 네일프린터; 프린터헤드; 복합기대; 라벨기테이프; 프린터장; 프린터다이

+ printer-supply
ko: 토너 = toner cartridge + 프린터|삼성|HP|재생|호환|정품토너|브라더|레이저|드럼|캐논|제록스|복합기; 잉크카트리지 = ink cartridge; 프린터잉크 = printer ink; 재생토너 = toner cartridge; 무한잉크 = printer ink; 토너카트리지 = toner cartridge; 드럼유닛 = drum unit; 재생잉크 = ink cartridge; 리필잉크 = printer ink; 정품잉크 = printer ink; 호환토너 = toner cartridge; 프린터헤드 = print head; 호환잉크 = ink cartridge; 정품토너 = toner cartridge; 폐토너통 = waste toner box; 레이저토너 = toner cartridge; 프린터토너 = toner cartridge; 픽업롤러 = printer pickup roller; 현상기 = printer drum unit + 프린터|드럼|토너; 프린터부품 = printer part; 토너분말 = toner powder; 이미징드럼 = drum unit; 정착기 = printer fuser unit + 프린터|삼성|HP|복합기

+ label-tape
ko: 라벨테이프 = label tape; 라벨기테이프 = label maker tape; 라벨프린터테이프 = label tape; 라벨카트리지 = label tape cartridge; 다이모테이프 = label tape; 바코드리본 = thermal transfer ribbon; 먹지리본 = thermal transfer ribbon; 왁스레진리본 = thermal transfer ribbon; 잉크리본 = ink ribbon; 브라더라벨테이프 = label tape; 열전사리본 = thermal transfer ribbon

+ printer-3d
ko: 3D프린터 = 3D printer; 3D펜 = 3D pen; 광조형3D프린터 = resin 3D printer; 레진3D프린터 = resin 3D printer; 삼디펜 = 3D pen; 쓰리디프린터 = 3D printer; FDM 3D프린터 = FDM 3D printer; 쓰리디펜 = 3D pen
not: 3D펜필라멘트; 3D펜도안; 3D프린터노즐; 3D프린터필라멘트; 3D펜도안집

+ printer-3d-part
ko: 3D프린터노즐 = 3D printer nozzle; 핫엔드 = 3D printer hotend; 익스트루더 = 3D printer extruder; 3D프린터베드 = 3D printer build plate; 3D프린터부품 = 3D printer part; 히팅베드 = 3D printer heated bed; PEI베드 = 3D printer build plate

+ printer-3d-filament
ko: 3D프린터필라멘트 = 3D printer filament; PLA필라멘트 = PLA filament; 필라멘트 = 3D printer filament + PLA|PETG|ABS|TPU|1.75|3D펜|3D프린터; 3D펜필라멘트 = 3D pen filament; PETG필라멘트 = PETG filament; ABS필라멘트 = ABS filament

+ light-bulb
ko: 전구 = light bulb; 에디슨전구 = Edison bulb; 백열전구 = incandescent bulb; 할로겐전구 = halogen bulb; 형광등 = fluorescent lamp; 할로겐램프 = halogen lamp; 볼전구 = globe light bulb; 촛대전구 = candle bulb; 삼파장램프 = compact fluorescent lamp; 헤드라이트전구 = car headlight bulb; 램프 = lamp bulb + E26|E27|E14|GU10|할로겐|H7|H4|9005|삼파장; 백열등 = incandescent bulb; 꼬마전구 = miniature light bulb; 브레이크등전구 = car light bulb; 자동차전구 = car light bulb; 오븐전구 = oven light bulb; 인테리어전구 = decorative light bulb; 형광램프 = fluorescent lamp; HID전구 = HID bulb; 실내등전구 = car light bulb; 메탈할라이드램프 = metal halide lamp; 적외선전구 = infrared bulb
not: 전구소켓; 전구커버; 전구갓; 줄전구; 안전구역; 안전구명; 안전구조

+ solar-light
ko: 태양광정원등 = solar garden light; 태양광조명 = solar light; 태양광가로등 = solar street light; 태양광벽등 = solar wall light; 쏠라정원등 = solar garden light; 잔디등 = lawn light; 태양광센서등 = solar sensor light; 태양광랜턴 = solar lantern; 정원등 = garden light; 태양광투광기 = solar floodlight; 태양열정원등 = solar garden light; 쏠라라이트 = solar light; 태양광LED등 = solar light; 태양광줄조명 = solar string light; 태양열조명 = solar light; 문주등 = gate post light; 데크등 = deck light; 태양광데크등 = solar deck light

+ telephone
ko: 전화기 = telephone; 무선전화기 = cordless telephone; 유선전화기 = corded telephone; 집전화기 = landline telephone; 빈티지전화기 = retro telephone; 사무용전화기 = desk telephone; 효도전화기 = senior telephone; 다이얼전화기 = rotary telephone
not: 인터넷전화기; 실전화기; 장난감전화기; 전화기줄; 전화기선; 종이컵전화기; 전화기코드

+ capacitor
ko: 콘덴서 = capacitor + 모터|uF|V|전해|기동|필름|에어컨|운전|탄탈; 슈퍼커패시터 = supercapacitor; 필름콘덴서 = film capacitor; 기동콘덴서 = motor start capacitor; 운전콘덴서 = motor run capacitor; 커패시터 = capacitor; 캐패시터 = capacitor; 탄탈콘덴서 = tantalum capacitor; 모터콘덴서 = motor capacitor; 축전기 = capacitor

+ resistor
ko: 저항기 = resistor; 탄소피막저항 = carbon film resistor; 시멘트저항 = cement resistor; 권선저항 = wirewound resistor; 저항세트 = resistor kit; 저항키트 = resistor kit; 블로워저항 = blower motor resistor; 메탈클래드저항 = wirewound resistor; 막대저항 = resistor

+ potentiometer
ko: 가변저항 = potentiometer; 볼륨저항 = potentiometer; 서미스터 = thermistor; 포텐셔미터 = potentiometer; NTC서미스터 = NTC thermistor; 반고정저항 = trimmer potentiometer; 바리스터 = varistor; 써미스터 = thermistor; 포텐쇼미터 = potentiometer

+ semiconductor
ko: 트랜지스터 = transistor; 다이오드 = diode; 모스펫 = MOSFET; IGBT모듈 = IGBT module; 포토트랜지스터 = phototransistor; 트랜지스터키트 = transistor kit; 옵토커플러 = optocoupler
not: 다이오드레이저; 레이저다이오드; 트랜지스터라디오

+ integrated-circuit
ko: IC칩 = IC chip; 집적회로 = integrated circuit; 반도체칩 = IC chip; 메모리칩 = memory IC chip; 바이오스칩 = BIOS IC chip; OP앰프IC = operational amplifier IC; 마이크로칩 = IC chip + 반도체|IC|집적

+ circuit-board-bare
ko: 만능기판 = prototype circuit board; PCB기판 = printed circuit board; 인쇄회로기판 = printed circuit board; 동판기판 = copper clad board; 브레드보드 = breadboard; 회로기판 = printed circuit board; 빵판 = breadboard + 브레드|아두이노|점퍼

+ sensor-module
ko: 센서모듈 = sensor module; 초음파센서 = ultrasonic sensor; 아두이노센서 = sensor module; OLED모듈 = OLED display module; LCD모듈 = LCD display module; 온습도센서 = temperature humidity sensor; RF모듈 = RF module; 블루투스모듈 = bluetooth module; 와이파이모듈 = wifi module; 온도센서모듈 = temperature sensor module; LCD디스플레이모듈 = LCD display module; 라이다센서 = lidar sensor module; 미세먼지센서 = dust sensor module; 아두이노쉴드 = development board shield

+ electronic-kit
ko: 아두이노키트 = electronics starter kit; 납땜키트 = soldering practice kit; 전자키트 = electronic kit; 코딩키트 = coding electronics kit; 라디오만들기키트 = radio electronic kit; 스타터키트 = electronics starter kit + 아두이노|라즈베리|전자; 전자회로키트 = electronic kit; 납땜연습키트 = soldering practice kit

+ rc-controller
ko: 조종기 = RC transmitter + RC|드론|무선|송수신기|2.4G; RC송신기 = RC transmitter; RC수신기 = RC receiver; 드론조종기 = drone remote controller; 차고문리모컨 = garage door remote; 게이트리모컨 = gate remote; 셔터리모컨 = shutter remote control; 자동차리모컨 = car remote key; 주차장리모컨 = garage door remote; 스마트키 = car remote key + 자동차|현대|기아|차량|폴딩|리모컨; 무선송수신기 = RC transmitter and receiver; 원격시동기 = remote engine starter; RC조종기 = RC transmitter; 자동차스마트키 = car remote key; 무선리모컨스위치 = remote control switch
not: 스마트키케이스; 스마트키커버; 스마트키배터리; 스마트키홀더

+ gate-opener
ko: 자동문모터 = automatic door opener; 차고문모터 = garage door motor; 자동대문 = automatic gate opener; 자동문개폐기 = automatic door opener; 셔터모터 = shutter motor; 게이트오프너 = gate opener; 차량차단기 = barrier gate; 주차차단기 = barrier gate; 전동커튼모터 = curtain motor; 커튼모터 = curtain motor; 전동커튼 = electric curtain motor; 스마트커튼 = electric curtain motor; 블라인드모터 = blind motor

+ heating-element
ko: 히터봉 = heating element; 발열체 = heating element; 열선 = heating wire + 동파방지|수도|니크롬|발열|배관|파이프|히팅; 니크롬선 = nichrome wire; 필름난방 = heating film; 시즈히터 = heating element; PTC히터소자 = PTC heating element; 동파방지열선 = heating cable; 히팅케이블 = heating cable; 수도열선 = heating cable; 실리콘히터 = silicone heater; 카트리지히터 = cartridge heater; 전기히터봉 = heating element; 동파방지히터 = heating cable; 정온전선 = heating cable; 할로겐히터관 = heating element; 난방필름 = heating film; 카본히터봉 = heating element; 난방케이블 = heating cable; 히팅필름 = heating film; 열선케이블 = heating cable

+ battery-welder
ko: 스팟용접기 = battery spot welder; 니켈스트립 = nickel strip; BMS보드 = battery management board; 배터리BMS = battery management board; 니켈플레이트 = nickel strip; 배터리스팟용접기 = battery spot welder; 18650브라켓 = battery spacer

+ phone-repair-tool
ko: 핸드폰수리공구 = phone repair tool kit; 스마트폰확대경 = phone screen magnifier; 화면확대기 = phone screen magnifier; 핸드폰확대기 = phone screen magnifier; 휴대폰수리공구 = phone repair tool kit; 아이폰수리공구 = phone repair tool kit; 스크린확대기 = phone screen magnifier; 핸드폰화면확대 = phone screen magnifier; 스마트폰수리공구 = phone repair tool kit; 전자파차단스티커 = anti-radiation sticker; 핸드폰분해공구 = phone repair tool kit; 오프너피크 = phone opening tool

+ sat-accessory
ko: 안테나분배기 = antenna splitter; TV분배기 = TV splitter; 안테나증폭기 = antenna signal amplifier; TV신호증폭기 = TV signal amplifier; TV유니트 = TV wall outlet; 동축분배기 = coaxial splitter

+ battery-rechargeable
ko: 보조배터리 = power bank; 충전지 = rechargeable battery; 충전식건전지 = rechargeable battery; 리튬배터리 = lithium battery; 점프스타터 = jump starter; 배터리팩 = battery pack; 18650배터리 = lithium-ion battery; 충전건전지 = rechargeable battery; 대용량보조배터리 = power bank; 맥세이프보조배터리 = magnetic power bank; 리튬이온배터리 = lithium-ion battery; 무선보조배터리 = wireless power bank; 배터리 = rechargeable battery + mAh|충전식|리튬|교체용|호환|리튬이온; 리튬인산철배터리 = lithium iron phosphate battery; 미니보조배터리 = mini power bank; 충전배터리 = rechargeable battery; 리튬이온충전지 = lithium-ion battery; 리포배터리 = lithium polymer battery; 도킹형보조배터리 = power bank; 인산철배터리 = lithium iron phosphate battery; 차량용점프스타터 = jump starter; 니켈수소충전지 = nickel-metal hydride battery; 니켈수소배터리 = nickel-metal hydride battery; 블랙박스보조배터리 = lithium battery pack; 파나소닉에네루프 = rechargeable battery
not: 보조배터리케이스; 보조배터리파우치; 배터리충전기; 배터리테스터; 보조배터리거치대; 배터리컷오프; 배터리터미널; 배터리클램프; 보조배터리케이블; 배터리박스; 배터리가방; 배터리캐리어

+ cable-usb
ko: 충전케이블 = charging cable; C타입케이블 = USB-C cable; USB케이블 = USB cable; HDMI케이블 = HDMI cable; 고속충전케이블 = charging cable; 데이터케이블 = data cable; 라이트닝케이블 = lightning cable; 8핀케이블 = lightning cable; 5핀케이블 = micro USB cable; 아이폰충전케이블 = lightning cable; C타입충전케이블 = USB-C cable; 아이폰케이블 = lightning cable; C to C케이블 = USB-C cable; 멀티케이블 = multi charging cable; 썬더볼트케이블 = thunderbolt cable; 충전선 = charging cable; 마이크로5핀케이블 = micro USB cable; PD케이블 = USB-C cable; 자석케이블 = magnetic charging cable; 3in1케이블 = multi charging cable; 애플워치충전케이블 = watch charging cable; 핸드폰충전선 = charging cable

+ charger
ko: 충전기 = charger; 고속충전기 = fast charger; 무선충전기 = wireless charger; 차량용충전기 = car charger; 멀티충전기 = multi-port charger; 핸드폰충전기 = phone charger; 배터리충전기 = battery charger; USB충전기 = USB charger; 충전어댑터 = charging adapter; 시거잭 = car charger; 맥세이프충전기 = wireless charger; 시가잭 = car charger; 무선충전패드 = wireless charger; 건전지충전기 = battery charger; 충전독 = charging dock; 휴대폰충전기 = phone charger; 애플워치충전기 = watch charger; 무선충전거치대 = wireless charging stand; 차량용무선충전거치대 = car wireless charger mount; 아이폰충전기 = phone charger; 초고속충전기 = fast charger; 시거잭충전기 = car charger; 충전거치대 = charging stand; 맥세이프 = wireless charger + 무선충전; 3in1무선충전기 = wireless charging station; 자동차배터리충전기 = car battery charger; 여행용충전기 = travel charger; 갤럭시워치충전기 = watch charger; 접지충전기 = charger
not: 충전기케이스; 충전기보호캡; 충전기파우치; 충전기정리; 전기차충전기; 태양광충전기; 냉매충전기

+ headphones
ko: 이어폰 = earphones; 블루투스이어폰 = bluetooth earphones; 헤드폰 = headphones; 헤드셋 = headset; 무선이어폰 = wireless earphones; 게이밍헤드셋 = gaming headset; 골전도이어폰 = bone conduction earphones; 에어팟 = wireless earphones; 유선이어폰 = wired earphones; 블루투스헤드폰 = bluetooth headphones; 노이즈캔슬링헤드폰 = noise cancelling headphones; 노이즈캔슬링이어폰 = noise cancelling earphones; 갤럭시버즈 = wireless earphones; 오픈형이어폰 = open earphones; 넥밴드이어폰 = neckband earphones; 인이어 = in-ear monitor; 커널형이어폰 = in-ear earphones; 블루투스헤드셋 = bluetooth headset; 어린이헤드폰 = children's headphones; C타입이어폰 = USB-C earphones; 통화용헤드셋 = call centre headset; 이어셋 = earset; 무선헤드셋 = wireless headset; 귀걸이형이어폰 = ear-hook earphones; 이어커프이어폰 = ear-clip earphones; 콜센터헤드셋 = call centre headset; 무전기이어폰 = two-way radio earphone; 무선헤드폰 = wireless headphones; 수면이어폰 = sleep earphones; 차이팟 = wireless earphones; 이어버드 = earbuds; 아동헤드폰 = children's headphones
not: 에어팟철가루; 에어팟스티커; 에어팟키링; 에어팟청소; 에어팟스트랩; 이어폰줄; 이어폰홀더; 이어폰청소; 에어팟맥스커버; 헤드폰파우치; 이어폰스티커; 헤드폰커버; 갤럭시버즈키링; 이어폰보관; 이어폰줄감개; 에어팟충전; 이어폰잭; 헤드폰줄; 헤드셋커버

+ laptop-computer
ko: 노트북 = laptop computer; 태블릿PC = tablet computer; 태블릿 = tablet computer + 삼성|갤럭시탭|레노버|샤오미|인치|안드로이드|와이파이; 아이패드 = tablet computer + 프로|에어|미니|세대|256GB|128GB|64GB; 맥북 = laptop computer + 프로|에어|M1|M2|M3|M4; 게이밍노트북 = gaming laptop; 크롬북 = chromebook; 갤럭시탭 = tablet computer; 갤럭시북 = laptop computer; 울트라북 = laptop computer; 테블릿PC = tablet computer; 맥북에어 = laptop computer; 맥북프로 = laptop computer; 투인원노트북 = 2-in-1 laptop; 전자책리더기 = e-book reader; 이북리더기 = e-book reader; 교육용태블릿 = tablet computer; 사무용노트북 = laptop computer; 아이패드프로 = tablet computer; 아이패드에어 = tablet computer; 크레마 = e-book reader + 이북|전자책|예스24; 아이패드미니 = tablet computer; 태블릿피씨 = tablet computer; LG그램 = laptop computer
not: 노트북가방; 노트북잠금; 갤럭시탭케이스; 갤럭시탭필름; 노트북테이블; 노트북책상; 노트북거치대; 아이패드케이스; 아이패드필름; 태블릿케이스; 태블릿필름; 아이패드키보드; 노트북필름; 맥북필름; 아이패드에어케이스; 아이패드프로케이스; 노트북케이블; 맥북충전기; 노트북보안필름; 노트북도난; 이북리더기케이스; 아이패드미니케이스; 맥북에어필름; 노트북모니터; 노트북램프; 맥북프로필름; 아이패드프로필름; 아이패드에어필름; 크로키노트북; 갤럭시탭키보드; 태블릿키보드; 스프링노트북; 갤럭시북케이스; 갤럭시탭거치대; 노트북스탠드; 노트북공책; 아이패드미니필름

+ mouse-keyboard
ko: 마우스 = computer mouse; 키보드 = keyboard; 기계식키보드 = mechanical keyboard; 무선마우스 = wireless mouse; 무선키보드 = wireless keyboard; 게이밍마우스 = gaming mouse; 게이밍키보드 = gaming keyboard; 블루투스키보드 = bluetooth keyboard; 버티컬마우스 = vertical mouse; 블루투스마우스 = bluetooth mouse; 키보드마우스세트 = keyboard and mouse set; 트랙볼마우스 = trackball mouse; 무접점키보드 = capacitive keyboard; 숫자키패드 = numeric keypad; 저소음키보드 = quiet keyboard; 아이패드키보드 = tablet keyboard; 접이식키보드 = folding keyboard; 태블릿키보드 = tablet keyboard; 키보드세트 = keyboard set; 무소음마우스 = silent mouse; 미니키보드 = mini keyboard; 매직키보드 = wireless keyboard; 텐키리스 = mechanical keyboard; 레이저포인터 = wireless presenter + 프레젠터|프리젠터|PPT|발표|무선; 프리젠터 = wireless presenter; 프레젠터 = wireless presenter; 인체공학마우스 = ergonomic mouse; 매크로키패드 = macro keypad; 인체공학키보드 = ergonomic keyboard; 무선프리젠터 = wireless presenter; 트랙패드 = trackpad; 커스텀키보드 = custom mechanical keyboard
not: 마우스패드; 마우스피스; 키보드클리너; 미키마우스; 키보드스탠드; 마우스손목; 마우스워시; 키보드받침; 마우스번지; 키보드청소; 전자키보드; 마우스가드; 키보드가방; 키보드커버; 키보드피아노; 키보드윤활; 마우스피트; 미니마우스; 마우스그립테이프; 마우스스케이트; 마우스핏; 키보드케이스; 마우스케이스; 마우스스티커; 디지털키보드; 키보드루브; 마우스트랩; 키보드파우치; 키보드악기; 마우스파우치; 키보드장패드; 키보드지우개

+ phone-case
ko: 핸드폰케이스 = phone case; 휴대폰케이스 = phone case; 아이폰케이스 = phone case; 갤럭시케이스 = phone case; 폰케이스 = phone case; 투명케이스 = clear phone case + 아이폰|갤럭시|핸드폰|휴대폰|젤리|맥세이프; 젤리케이스 = soft phone case; 카드케이스핸드폰 = card phone case; 하드케이스폰 = hard phone case; 다이어리케이스 = wallet phone case; 맥세이프케이스 = magnetic phone case; 범퍼케이스 = bumper phone case; 방수팩 = waterproof phone pouch; 플립케이스 = flip phone case; 터프케이스 = shockproof phone case; 가죽케이스 = leather phone case + 아이폰|갤럭시|핸드폰|휴대폰|폴드; 스마트폰케이스 = phone case; 지갑케이스 = wallet phone case; 케이스 = phone case + 아이폰|갤럭시S|핸드폰|휴대폰|Z플립|Z폴드|S24|S23|노트20|플립6|플립5|폴드6|A54; 폰케 = phone case; 방탄케이스 = shockproof phone case; 핸드폰방수팩 = waterproof phone pouch; 아이패드케이스 = tablet case; 태블릿케이스 = tablet case; 갤럭시탭케이스 = tablet case; 아이패드에어케이스 = tablet case; 아이패드프로케이스 = tablet case; 아이패드미니케이스 = tablet case; 플립케이스Z = phone case; 미러케이스 = mirror phone case; Z플립케이스 = phone case; Z폴드케이스 = phone case; 갤럭시S케이스 = phone case; 카드수납케이스 = card phone case; 핸드폰파우치 = phone pouch; 이북리더기케이스 = e-book reader case; 휴대폰커버 = phone cover; 핸드폰커버 = phone cover

+ screen-protector
ko: 강화유리필름 = tempered glass screen protector; 액정보호필름 = screen protector; 보호필름 = protective film + 아이폰|갤럭시|핸드폰|액정|아이패드|태블릿|노트북|워치; 사생활보호필름 = privacy screen protector; 강화유리 = tempered glass screen protector + 아이폰|갤럭시|핸드폰|액정|필름|휴대폰; 종이질감필름 = paper-like screen protector; 지문방지필름 = screen protector; 우레탄필름 = screen protector; 액정필름 = screen protector; 풀커버필름 = screen protector; 아이패드필름 = tablet screen protector; 아이폰필름 = screen protector; 갤럭시필름 = screen protector; 노트북보안필름 = laptop privacy filter; 휴대폰필름 = screen protector; 워치필름 = watch screen protector; 핸드폰필름 = screen protector; 방탄필름 = screen protector; 프라이버시필름 = privacy screen protector; 네비필름 = navigation screen protector; 닌텐도스위치필름 = game console screen protector; 저반사필름 = anti-glare screen protector; 모니터보안필름 = monitor privacy filter; 노트북필름 = laptop screen protector; 태블릿필름 = tablet screen protector; 갤럭시탭필름 = tablet screen protector; 블루라이트차단필름 = blue light screen protector; 보안필름 = privacy filter + 노트북|모니터|액정|아이폰; 네비게이션필름 = navigation screen protector; 애플워치필름 = watch screen protector; 힐링쉴드 = screen protector; 카메라액정필름 = camera screen protector

+ smartphone
ko: 스마트폰 = smartphone; 휴대폰 = mobile phone + 자급제|공기계|중고|효도|개통|256GB|128GB; 핸드폰 = mobile phone + 자급제|공기계|중고|효도|개통|256GB|128GB; 자급제폰 = smartphone; 공기계 = smartphone; 아이폰 = smartphone + 자급제|공기계|256GB|128GB|512GB|새제품|중고폰|언락; 갤럭시 = smartphone + 자급제|공기계|중고폰|언락; 키즈폰 = children's mobile phone; 중고폰 = used smartphone

+ speaker
ko: 스피커 = loudspeaker; 휴대용스피커 = portable speaker; 미니스피커 = mini speaker; 매장스피커 = loudspeaker; 방송스피커 = loudspeaker; 파티스피커 = party speaker; 야외스피커 = outdoor speaker; 자전거스피커 = bicycle speaker; 샤워스피커 = shower speaker
not: 스피커폰; 스피커케이블; 스피커선; 스피커스탠드; 스피커거치대; 스피커받침; 스피커케이스; 스피커망; 스피커단자; 스피커스파이크; 스피커브라켓; 스피커파우치

+ watch-strap
ko: 시계줄 = watch strap; 애플워치스트랩 = watch strap; 시계밴드 = watch band; 갤럭시워치스트랩 = watch strap; 워치스트랩 = watch strap; 애플워치줄 = watch strap; 가죽시계줄 = leather watch strap; 메탈시계줄 = metal watch bracelet; 애플워치밴드 = watch strap; 나토밴드 = nylon watch strap; 메탈스트랩 = metal watch bracelet; 스포츠밴드 = watch strap + 애플워치|갤럭시워치|워치; 시계스트랩 = watch strap; 미밴드스트랩 = smart band strap; 갤럭시워치줄 = watch strap; 밀레니즈루프 = mesh watch band; 가죽스트랩 = leather watch strap + 시계|워치; 스마트워치스트랩 = watch strap; 메탈밴드 = metal watch bracelet + 시계|워치; 갤럭시핏스트랩 = smart band strap; 샤오미밴드스트랩 = smart band strap; 우레탄밴드 = plastic watch strap + 시계|지샥|카시오; 가민스트랩 = watch strap; 갤럭시워치밴드 = watch strap
not: 시계줄줄이기; 시계줄공구; 시계줄핀; 시계줄조절

+ wristwatch
ko: 손목시계 = wristwatch; 스마트워치 = smartwatch; 남자시계 = men's watch; 여자시계 = women's watch; 메탈시계 = metal watch; 전자손목시계 = digital watch; 오토매틱시계 = automatic watch; 가죽시계 = watch; 다이버시계 = diver's watch; 애플워치 = smartwatch + 셀룰러|시리즈|GPS|울트라|SE|44mm|41mm|45mm; 갤럭시워치 = smartwatch + 44mm|40mm|47mm|클래식|블루투스|LTE|46mm; 기계식시계 = mechanical watch; 남성시계 = men's watch; 여성시계 = women's watch; 시계 = watch + 남성|여성|쿼츠|오토매틱|커플|크로노그래프|다이얼|스포츠|방수|명품; 쿼츠시계 = quartz watch; 아동손목시계 = children's watch; 지샥 = digital watch; 러닝워치 = sports smartwatch; 카시오시계 = digital watch; 군인시계 = military watch; 커플시계 = couple watch; 디지털손목시계 = digital watch; 어린이시계 = children's watch; 수능시계 = wristwatch; 키즈워치 = children's smartwatch; 크로노그래프시계 = chronograph watch; 간호사시계 = nurse watch; 군대시계 = military watch; 어린이손목시계 = children's watch; 스마트시계 = smartwatch; 방수시계 = waterproof watch; 쿼츠손목시계 = quartz watch

+ clipper-hand
ko: 수동바리깡 = hand hair clipper; 수동이발기 = hand hair clipper; 뼈칼 = butcher cleaver; 클레버칼 = meat cleaver

+ cylinder-lock-door
ko: 실린더자물쇠 = cylinder door lock; 현관보조키 = door lock; 보조키 = door lock + 현관|도어|방문; 유리문자물쇠 = glass door lock; 창문잠금장치 = window lock; 창문자물쇠 = window lock; 유리문열쇠 = glass door lock; 방문손잡이열쇠 = door lock

+ hook-small-metal
ko: 에스고리 = S-hook; 타공판걸이 = pegboard hook; 진열후크 = shop display hook; 네트걸이 = mesh display hook; 정육고리 = butcher hook; 메쉬망걸이 = mesh display hook

+ key-blank-more
ko: 열쇠 = key + 복사|자물쇠|현관|여분|키|도어; 비상키 = spare key; 캐비닛열쇠 = cabinet key; 키실린더 = lock cylinder; 자물쇠열쇠 = key; 로커키 = cabinet key

+ safe-cash-metal
ko: 철제금고 = steel safe; 내화금고 = fire-resistant safe; 호텔금고 = hotel safe; 방도금고 = burglar safe

+ statuette-metal
ko: 금속조각상 = metal statuette; 황동불상 = brass Buddha statue; 청동상 = bronze statuette; 철제장식 = metal decoration; 메탈오브제 = metal ornament; 황동오브제 = brass ornament; 철제벽장식 = metal wall decoration; 동상 = bronze statuette + 청동|브론즈|조각

+ animal-blood-organ
ko: 동물혈액 = animal blood; 혈분 = dried blood meal

+ annona-exotic
ko: 석가 = sugar apple + 과일|아떼모야|커스타드; 슈가애플 = sugar apple; 골든베리 = goldenberry; 백년초 = prickly pear; 아떼모야 = atemoya

+ bean-fava
ko: 루핀콩 = lupin bean; 건잠두 = dried broad bean; 누에콩 = broad bean

+ brewing-dregs
ko: 맥주박 = brewers' spent grain; 주정박 = distillers' grain; 술지게미 = brewing dregs; 주박 = brewing dregs

+ cabbage-leafy-other
ko: 브로콜리니 = broccolini; 갓김치용갓 = mustard greens; 카이란 = Chinese broccoli; 갓 = mustard greens + 돌산|여수|김치|채소; 카볼로네로 = cavolo nero

+ candy-mint
ko: 민트사탕 = mint candy; 박하사탕 = peppermint candy; 감초사탕 = liquorice candy; 브레스민트 = breath mint; 감초젤리 = liquorice candy

+ cereal-flake
ko: 압맥 = rolled barley; 압착보리 = rolled barley; 납작보리 = rolled barley; 압편옥수수 = flaked maize; 할맥 = cut barley

+ cheese-american
ko: 콜비잭치즈 = Colby Jack cheese; 페퍼잭치즈 = pepper jack cheese; 몬테리잭치즈 = Monterey Jack cheese; 스트링치즈 = string cheese; 찢어먹는치즈 = string cheese

+ cheese-british
ko: 더블글로스터 = Double Gloucester cheese; 레드레스터치즈 = Red Leicester cheese; 웬즐리데일 = Wensleydale cheese

+ cheese-italian-hard
ko: 페코리노로마노 = Pecorino Romano cheese; 파르미지아노 = Parmigiano Reggiano cheese; 프로볼로네 = provolone cheese; 페코리노 = Pecorino cheese; 카치오카발로 = caciocavallo cheese

+ cheese-semi-soft
ko: 하바티치즈 = Havarti cheese; 마스담치즈 = Maasdam cheese; 틸지터 = Tilsiter cheese; 몬터레이잭 = Monterey Jack cheese; 폰티나 = Fontina cheese; 야를스버그 = Jarlsberg cheese

+ cheese-washed-rind
ko: 탈레지오 = Taleggio cheese; 르블로숑 = Reblochon cheese; 림버거치즈 = Limburger cheese; 에푸아스 = Epoisses cheese

+ clover-forage-seed
ko: 사료작물씨앗 = forage plant seed; 클로버씨앗 = clover seed; 알팔파씨앗 = alfalfa seed; 호밀씨앗 = rye seed; 이탈리안라이그라스 = ryegrass seed; 헤어리베치 = vetch seed; 녹비작물씨앗 = green manure seed; 수단그라스 = sudangrass seed; 토끼풀씨앗 = clover seed

+ cocoa-butter-equivalent
ko: 코코아버터대용 = cocoa butter substitute; 튀김용쇼트닝 = frying shortening; 제과유지 = confectionery fat

+ cress-herb-salad
ko: 루꼴라 = rocket salad; 와일드루꼴라 = wild rocket; 크레송 = watercress; 루콜라 = rocket salad; 쇠비름 = purslane; 물냉이 = watercress
not: 루꼴라씨앗; 루꼴라피자; 쇠비름분말

+ edamame-legume
ko: 풋콩 = green soybean; 자숙풋콩 = edamame; 에다마메 = edamame; 그린빈스콩 = leguminous vegetable; 완두콩깍지 = pea pod

+ edible-offal
ko: 부속고기 = edible offal; 내장육 = edible offal; 식용부산물 = edible offal; 잡뼈 = animal bones; 사골 = beef leg bone; 순대부속 = pork offal

+ endive-frisee
ko: 엔다이브 = endive; 치커리샐러드 = chicory; 프리세 = frisee endive; 엔다이브치커리 = endive

+ feather-skin-bird
ko: 생깃털 = raw feather; 오리털원료 = raw duck feather; 거위털원료 = raw goose feather

+ geneva-gin
ko: 드라이진주 = gin; 핑크진 = pink gin; 진 = gin + 런던드라이|보타니컬|탱커레이|봄베이|헨드릭스|주류|고든스

+ grape-spirit
ko: 포도증류주 = grape spirit; 와인브랜디 = wine brandy; 그라빠 = grappa; 마르크브랜디 = grape marc spirit

+ groats-meal
ko: 귀리가루 = oat meal; 쌀그리츠 = rice grits; 오트그로츠 = oat groats; 보리그리츠 = barley grits

+ hydrogenated-fat
ko: 경화유 = hydrogenated fat; 팜경화유 = hydrogenated palm oil; 식물성경화유 = hydrogenated vegetable fat

+ lard-stearin
ko: 올레오스테아린 = oleostearin; 라드유 = lard oil

+ liqueur-named
ko: 말리부럼 = coconut liqueur; 큐라소 = curacao liqueur; 미도리 = melon liqueur + 리큐르|리큐어|멜론; 디사론노 = amaretto liqueur; 프란젤리코 = hazelnut liqueur; 갈리아노 = herbal liqueur; 블루큐라소 = curacao liqueur

+ live-fish-other
ko: 활어 = live fish; 치어 = live fish fry; 활장어 = live eel; 활메기 = live catfish; 구피 = live guppy; 열대어 = live tropical fish; 금붕어 = live goldfish; 관상어 = live ornamental fish; 미꾸라지 = live loach; 비단잉어 = live koi; 베타물고기 = live betta fish; 민물장어활 = live eel
not: 열대어사료; 구피사료; 금붕어사료; 금붕어어항; 관상어사료; 금붕어밥; 구피밥; 활어회; 활어조; 치어리더; 치어리딩; 치어업

+ marine-mammal-oil
ko: 고래기름 = whale oil; 물개기름 = seal oil; 경유고래 = whale oil; 하프물범오일 = seal oil

+ nut-other
ko: 개암 = hazel nut kernel; 피리너트 = pili nut; 캔들넛 = candlenut; 쿠쿠이넛 = kukui nut; 사차인치 = sacha inchi nut
not: 쿠쿠이넛오일

+ pigeon-pea
ko: 비둘기콩 = pigeon pea; 나무콩 = pigeon pea

+ piquette-mead
ko: 벌꿀술 = mead; 와인쿨러음료 = wine cooler drink; 꿀술 = mead; 크바스 = kvass

+ plaiting-raw
ko: 라피아끈 = raffia; 라탄환심 = rattan cane; 등나무줄기 = rattan cane; 환심 = rattan cane; 왕골재료 = rush for plaiting; 버들가지 = willow sticks; 라탄재료 = rattan cane

+ pork-leg-fresh
ko: 돼지뒷다리 = pork leg; 돼지뒷다리살 = pork leg meat; 후지 = pork hind leg + 돼지|한돈|냉장|냉동|국내산; 뒷다리살 = pork leg meat; 돼지후지 = pork hind leg; 한돈뒷다리 = pork leg

+ poultry-fat-raw
ko: 닭기름 = chicken fat; 오리기름 = duck fat; 돼지비계 = pork fat; 닭껍질 = chicken skin

+ resin-natural
ko: 매스틱검 = mastic gum; 다마르수지 = dammar resin; 벤조인수지 = benzoin resin; 안식향수지 = benzoin resin; 용혈수지 = dragon's blood resin; 매스틱 = mastic gum + 치오스|검|수지|위

+ rice-cracker-snack
ko: 쌀과자 = rice cracker; 센베이 = senbei rice cracker; 센베 = senbei rice cracker; 김과자 = seaweed rice cracker; 콘스낵 = corn snack; 뻥튀기 = puffed grain snack; 옥수수과자 = corn snack; 새우깡 = shrimp snack; 스낵과자 = extruded snack; 현미과자 = rice cracker; 뻥과자 = puffed grain snack; 쌀뻥튀기 = puffed rice snack; 유과 = Korean rice puff sweet; 떡뻥 = baby rice puff snack; 강냉이 = puffed corn snack; 누룽지과자 = scorched rice snack; 콘칩 = corn chips; 유기농쌀과자 = baby rice snack; 새우칩 = shrimp chips; 꼬북칩 = corn snack; 치토스 = corn snack

+ spice-seed-other
ko: 수막 = sumac + 향신료|가루|파우더; 카피르라임잎 = kaffir lime leaf; 갈랑갈 = galangal; 커리잎 = curry leaf; 딜시드 = dill seed; 아나토 = annatto spice; 산초 = Chinese pepper spice; 초피가루 = Chinese pepper powder; 레몬그라스 = lemongrass + 건조|향신료|줄기|말린; 산초가루 = Chinese pepper powder; 제피가루 = Chinese pepper powder

+ tomato-whole-canned
ko: 토마토홀 = whole peeled canned tomato; 홀토마토 = whole peeled canned tomato; 토마토캔 = canned tomato; 홀필드토마토 = whole peeled canned tomato

+ veg-material-1404
ko: 코코넛껍질 = coconut shell; 에스파르토 = esparto; 코코피트섬유 = coir fibre; 상아야자 = ivory nut

+ vegetable-antipasto
ko: 안티파스토 = antipasto; 구운파프리카병조림 = grilled pepper in jar; 안티파스티 = antipasti

+ whale-seal-meat
ko: 고래고기 = whale meat; 밍크고래 = whale meat

+ yeast-spread
ko: 베지마이트 = yeast extract spread; 마마이트 = yeast extract spread; 이스트스프레드 = yeast spread; 효모추출물 = yeast extract

+ abalone
ko: 전복 = abalone; 활전복 = live abalone; 소라 = sea snail + 자숙|살|해물|자연산|통|손질|냉동|참|뿔; 골뱅이 = whelk; 자숙소라 = cooked sea snail; 골뱅이통조림 = canned whelk; 손질전복 = abalone; 백골뱅이 = whelk; 뿔소라 = sea snail; 골뱅이캔 = canned whelk; 다슬기 = freshwater snail; 우렁이살 = pond snail meat; 우렁살 = pond snail meat
not: 전복죽; 전복껍데기; 전복내장; 골뱅이소스; 전복장; 골뱅이무침소스; 전복솔; 전복칼; 전복차; 안전복; 운전복; 정전복

+ almond
ko: 아몬드 = almond; 볶음아몬드 = roasted almond; 생아몬드 = raw almond; 구운아몬드 = roasted almond; 아몬드슬라이스 = sliced almond; 허니버터아몬드 = honey butter almond; 꿀아몬드 = honey roasted almond; 통아몬드 = whole almond
not: 아몬드음료; 아몬드브리즈; 아몬드우유; 아몬드버터; 아몬드가루; 아몬드초콜릿; 아몬드오일; 아몬드빼빼로; 다이아몬드; 아몬드네일; 아몬드쿠키; 아몬드초코; 아몬드파우더; 아몬드밀크; 아몬드크림; 아몬드토; 아몬드초코볼; 아몬드두유

+ anchovy
ko: 멸치 = anchovy; 국물멸치 = dried anchovy; 볶음멸치 = dried anchovy; 마른멸치 = dried anchovy; 엔초비 = anchovy fillet; 잔멸치 = dried small anchovy; 안초비 = anchovy fillet; 앤초비 = anchovy fillet; 건멸치 = dried anchovy; 죽방멸치 = dried anchovy; 다시멸치 = dried anchovy; 디포리 = dried herring-like fish
not: 멸치액젓; 멸치육수; 멸치볶음; 멸치쌈장; 멸치다시다; 멸치젓; 멸치다시팩; 멸치국수

+ animal-fat
ko: 라드 = lard + 돼지기름|요리|식용|돈지|비누; 우지 = beef tallow + 비누|식용|소기름|요리|유지; 소기름 = beef tallow; 돼지기름 = lard; 돈지 = lard; 덕팻 = duck fat; 오리지방 = duck fat; 마유 = horse oil; 비프탤로우 = beef tallow; 에뮤오일 = emu oil
not: 마유크림; 마유비누; 마유샴푸; 마유핸드크림

+ apple
ko: 사과 = fresh apple + 부사|홍로|kg|과|세척|아오리|꿀|햇|못난이|가정용|감홍|산지직송; 사과칩 = dried apple chips; 건사과 = dried apple; 청송사과 = fresh apple; 부사사과 = fresh apple; 세척사과 = fresh apple; 꿀사과 = fresh apple; 못난이사과 = fresh apple; 냉동사과 = frozen apple; 햇사과 = fresh apple; 사과말랭이 = dried apple
not: 사과식초; 사과농축액; 사과주스; 사과즙; 사과상자; 사과칼; 사과모형; 사과잼; 사과나무; 사과묘목; 사과박스; 사과향; 사과초모; 파인사과; 사과젤리; 사과퓨레; 사과당근; 사과커터

+ artichoke
ko: 아티초크 = artichoke; 아티초크하트 = artichoke heart; 아티초크병조림 = artichoke in jar
not: 아티초크추출; 아티초크캡슐; 아티초크차; 아티초크정; 아티초크즙

+ asparagus
ko: 아스파라거스 = asparagus; 화이트아스파라거스 = white asparagus; 미니아스파라거스 = asparagus
not: 아스파라거스화분; 아스파라거스나누스; 아스파라거스묘목; 아스파라거스씨앗; 아스파라거스종근; 아스파라거스모종

+ aubergine
ko: 가지 = eggplant + 채소|생가지|kg|국내산|친환경|개입|냉동; 셀러리 = celery; 샐러리 = celery; 건가지 = dried eggplant; 생가지 = eggplant
not: 샐러리맨; 샐러리즙; 셀러리즙; 셀러리소금

+ avocado
ko: 아보카도 = avocado; 냉동아보카도 = frozen avocado; 생아보카도 = fresh avocado
not: 아보카도오일; 아보카도인형; 아보카도유; 아보카도케이스; 아보카도나무; 아보카도칼; 아보카도크림; 아보카도마요; 아보카도슬라이서; 아보카도커터; 아보카도소스; 아보카도마사지

+ bacon
ko: 베이컨 = bacon; 판체타 = pancetta; 베이컨슬라이스 = bacon slices; 관찰레 = guanciale; 수제베이컨 = bacon; 훈제베이컨 = smoked bacon
not: 베이컨칩; 베이컨맛; 베이컨비츠

+ baked-beans
ko: 베이크드빈 = baked beans; 팥앙금 = sweet bean paste; 베이크드빈스 = baked beans; 통팥 = canned sweet red bean; 단팥 = sweet red bean paste; 백앙금 = white bean paste; 빙수팥 = sweet red bean; 앙금 = sweet bean paste + 팥|백|호두과자|춘설|통|플라워|고운; 칠리빈 = chili beans
not: 단팥빵; 단팥죽; 앙금플라워; 단팥묵; 팥앙금빵

+ baking-mix
ko: 핫케이크믹스 = pancake mix; 팬케이크가루 = pancake mix; 와플믹스 = waffle mix; 부침가루 = Korean pancake batter mix; 튀김가루 = batter mix; 브라우니믹스 = brownie mix; 빵믹스 = bread mix; 호떡믹스 = hotteok pancake mix; 케이크믹스 = cake mix; 쿠키믹스 = cookie mix; 냉동생지 = frozen pastry dough; 생지 = frozen pastry dough + 크루아상|빵|냉동|페스츄리|크로와상|소금빵; 치킨파우더 = chicken batter mix; 핫케익믹스 = pancake mix; 도우 = dough + 피자|냉동|또띠아|생지; 머핀믹스 = muffin mix; 냉동도우 = frozen dough; 와플생지 = frozen waffle dough; 도넛믹스 = doughnut mix; 식빵믹스 = bread mix; 붕어빵믹스 = waffle mix; 핫도그믹스 = batter mix; 빵가루 = breadcrumbs; 찹쌀도넛믹스 = doughnut mix; 크루아상생지 = frozen croissant dough

+ banana
ko: 바나나 = banana + 송이|kg|스위티오|필리핀|과일|생과|냉동|다발; 바나나칩 = dried banana chips; 냉동바나나 = frozen banana; 몽키바나나 = banana; 건바나나 = dried banana; 바나나가루 = banana powder; 플랜틴 = plantain

+ barley-oats
ko: 귀리 = oats; 보리쌀 = barley; 찰보리 = barley; 맥주보리 = malting barley; 겉보리 = barley; 쌀귀리 = oats; 통귀리 = whole oats; 늘보리 = barley; 보리 = barley + 잡곡|쌀|국내산|kg|햇; 찰귀리 = oats; 검정보리 = black barley
not: 보리차; 보리새싹; 보리빵; 귀리우유; 보리굴비; 보리차티백; 귀리음료; 귀리가루; 보리건빵; 보리커피; 보리순; 귀리과자; 꽃보리; 귀리쉐이크; 보리고추장; 귀리크림; 보리새우; 귀리크래커; 보리막장

+ bass-bream
ko: 농어 = sea bass; 도미 = sea bream + 생선|횟감|자연산|손질|활|냉동|필렛; 참돔 = sea bream; 감성돔 = black sea bream; 메로 = toothfish + 구이|스테이크|냉동|머리|손질; 돌돔 = striped beakfish; 옥돔 = tilefish; 광어 = flounder fish; 우럭 = rockfish; 반건조옥돔 = dried tilefish; 도미필렛 = sea bream fillet; 메로구이 = toothfish

+ beef
ko: 소고기 = beef; 쇠고기 = beef; 한우 = Korean beef; 등심 = beef sirloin + 한우|소고기|스테이크|호주산|미국산|구이|와규; LA갈비 = beef short ribs; 안심스테이크 = beef tenderloin steak; 차돌박이 = beef brisket slices; 스테이크 = beef steak + 소고기|한우|채끝|립아이|부채살|안심|등심|살치살; 양지 = beef brisket + 국거리|한우|소고기|호주산; 불고기 = beef bulgogi meat; 소갈비 = beef ribs; 채끝살 = beef striploin; 부채살 = beef oyster blade; 국거리 = beef stew meat + 한우|소고기|양지; 토마호크 = tomahawk beef steak; 우삼겹 = beef plate slices; 와규 = wagyu beef; 찜갈비 = beef ribs; 살치살 = beef chuck flap; 갈비살 = beef rib meat; 송아지고기 = veal; 육회 = beef tartare + 한우|소고기|g|우둔; 샤브샤브고기 = sliced beef; 꽃등심 = ribeye beef; 우둔살 = beef round; 홍두깨살 = beef round; 사태 = beef shank + 한우|소고기|국거리|아롱; 다짐육 = minced meat; 업진살 = beef short plate; 소고기다짐육 = minced beef; 본갈비 = beef ribs
not: 소고기다시다; 소고기미역국; 소고기죽; 소고기무국; 소고기육포; 소고기볶음고추장; 소고기고추장; 한우육포; 한우사골; 소고기무뭇국; 소고기장조림; 한우곰탕; 소고기국밥; 강아지한우; 불고기양념; 불고기소스; 소고기육수; 불고기피자; 불고기버거; 소고기카레; 불고기판; 한우선지; 한우우족; 불고기팬; 한우꼬리; 스테이크소스; 스테이크나이프; 스테이크시즈닝; 불고기브라더스; 한우곱창; 한우대창; 한우간

+ beef-offal
ko: 곱창 = beef intestine; 소곱창 = beef intestine; 대창 = beef large intestine; 막창 = abomasum offal; 우설 = beef tongue; 우족 = beef feet; 소꼬리 = oxtail; 천엽 = beef tripe; 양깃머리 = beef tripe; 선지 = beef blood + 국|한우|소; 스지 = beef tendon + 소|한우|kg|도가니|힘줄; 소간 = beef liver + 한우|kg|g|생; 도가니 = beef knee cartilage + 한우|소|탕|곰탕; 한우꼬리 = oxtail; 특양 = beef tripe + 구이|한우|대창|kg|g; 소막창 = beef abomasum; 소대창 = beef large intestine
not: 곱창밴드; 곱창김; 곱창머리끈; 곱창돌김; 곱창끈; 곱창전골; 헤어곱창; 실크곱창; 새틴곱창; 곱창양념; 곱창볶음; 곱창소스; 돌곱창김; 재래곱창

+ berry
ko: 블루베리 = blueberry; 냉동블루베리 = frozen blueberry; 크랜베리 = cranberry; 건크랜베리 = dried cranberry; 라즈베리 = raspberry + 냉동|생과|kg; 산딸기 = raspberry; 복분자 = black raspberry + 냉동|생과|kg|고창; 냉동라즈베리 = frozen raspberry; 블랙베리 = blackberry; 아로니아 = aronia berry; 오디 = mulberry + 냉동|생과|kg|뽕; 레드커런트 = redcurrant; 생블루베리 = fresh blueberry; 트리플베리 = frozen mixed berries; 믹스베리 = frozen mixed berries; 아사이베리 = acai berry; 오미자 = schisandra berry; 구기자 = goji berry; 건블루베리 = dried blueberry
not: 블루베리나무; 블루베리묘목; 블루베리잼; 블루베리즙; 블루베리정; 아로니아분말; 블루베리주스; 구기자차; 오미자청; 오미자차; 블루베리요거트; 블루베리농축액; 오디오; 아로니아즙; 크랜베리주스; 블루베리안; 블루베리청; 크랜베리정; 크랜베리캡슐; 블루베리흙; 산딸기묘목; 블루베리쿠키; 오디션; 오디즙; 블루베리화분; 크랜베리젤리; 구기자즙; 블루베리맛; 복분자즙; 복분자주

+ bird-nest
ko: 제비집 = edible bird nest; 로얄제리 = royal jelly; 로열젤리 = royal jelly; 로얄젤리 = royal jelly; 연와 = edible bird nest + 제비집
not: 로얄제리크림; 로얄젤리앰플; 제비집앰플; 로얄제리비누

+ biscuit
ko: 비스킷 = biscuit; 쿠키 = cookie; 버터쿠키 = butter cookie; 초코칩쿠키 = chocolate chip cookie; 샌드과자 = sandwich biscuit; 다이제 = digestive biscuit; 오레오 = sandwich biscuit + 과자|쿠키|크림|샌드; 비스켓 = biscuit; 르뱅쿠키 = cookie; 진저브레드 = gingerbread; 빼빼로 = chocolate coated biscuit stick; 로투스 = caramel biscuit + 비스코프|과자|쿠키; 마가렛트 = cookie; 수제쿠키 = cookie; 쿠키선물세트 = cookie gift set; 웨하스 = wafer biscuit; 약과 = Korean honey cookie; 웨이퍼 = wafer biscuit; 와플과자 = waffle biscuit; 크림샌드 = sandwich biscuit; 건빵 = hardtack biscuit; 과자 = biscuit snack + 세트|선물|간식|버터|수제|대용량|쿠키; 전병 = Korean wafer cracker; 두바이쿠키 = cookie; 한과 = Korean traditional sweet; 쿠크다스 = wafer biscuit
not: 쿠키커터; 쿠키틀; 쿠키박스; 쿠키믹스; 쿠키런; 쿠키상자; 쿠키포장; 쿠키스탬프; 쿠키봉투; 쿠키통; 쿠키몰드; 쿠키트레이; 쿠키프레스; 쿠키팬; 쿠키단추; 쿠키스티커; 쿠키찍기; 쿠키시트

+ bread
ko: 식빵 = sliced bread; 바게트 = baguette; 또띠아 = tortilla wrap; 베이글 = bagel; 모닝빵 = bread roll; 햄버거빵 = burger bun; 난 = naan bread + 인도|갈릭|냉동|커리; 호밀빵 = rye bread; 치아바타 = ciabatta; 통밀빵 = wholemeal bread; 토르티야 = tortilla wrap; 깜빠뉴 = sourdough bread; 빵 = bread + 통밀|비건|호밀|저당|간식|우유|소금|식사|비정제|쌀; 브리오슈 = brioche; 모카빵 = coffee bread; 소금빵 = salt butter roll; 사워도우 = sourdough bread; 잉글리쉬머핀 = English muffin; 포카치아 = focaccia; 피타브레드 = pita bread; 쌀식빵 = rice bread; 핫도그빵 = hot dog bun; 햄버거번 = burger bun; 단백질빵 = protein bread; 마늘빵 = garlic bread; 플랫브레드 = flatbread; 버거번 = burger bun; 카스테라빵 = sponge cake; 캄파뉴 = sourdough bread; 브레드스틱 = breadstick; 호떡 = sweet filled pancake; 찐빵 = steamed bun; 호빵 = steamed bun; 꽃빵 = steamed bun
not: 식빵틀; 식빵칼; 식빵팬; 식빵봉투; 식빵박스; 식빵케이스; 식빵쿠션; 식빵슬라이서; 붕어빵기계; 베이글칩; 호떡누르개; 식빵보관; 식빵믹스; 베이글인형; 호떡믹스; 또띠아칩; 찐빵기

+ breakfast-cereal
ko: 시리얼 = breakfast cereal; 그래놀라 = granola; 콘푸로스트 = corn flakes; 뮤즐리 = muesli; 콘푸레이크 = corn flakes; 첵스초코 = breakfast cereal; 현미시리얼 = breakfast cereal; 콘플레이크 = corn flakes; 초코시리얼 = breakfast cereal; 오곡시리얼 = breakfast cereal; 그레놀라 = granola; 시리얼바 = cereal bar; 에너지바 = cereal energy bar; 그래놀라바 = granola bar; 콘프레이크 = corn flakes; 코코볼 = breakfast cereal; 현미후레이크 = breakfast cereal; 켈로그 = breakfast cereal
not: 시리얼넘버; 시리얼볼; 시리얼통; 시리얼디스펜서; 시리얼보관; 시리얼컵; 시리얼그릇; 시리얼케이블

+ butter
ko: 버터 = butter + 무염|가염|발효|앵커|kg|g|프랑스|베이킹|롤|이즈니|포션; 무염버터 = unsalted butter; 가염버터 = salted butter; 기버터 = ghee; 발효버터 = cultured butter; 앵커버터 = butter; 고메버터 = butter; 이즈니버터 = butter; 정제버터 = clarified butter; 포션버터 = butter; 방탄커피버터 = butter; 시트버터 = butter sheet; 서울우유버터 = butter

+ cabbage
ko: 배추 = napa cabbage + 절임|알|해남|김장|포기|쌈|얼갈이|kg; 양배추 = cabbage; 절임배추 = salted napa cabbage; 브로콜리 = broccoli; 케일 = kale; 청경채 = bok choy; 적양배추 = red cabbage; 콜리플라워 = cauliflower; 콜라비 = kohlrabi; 알배추 = napa cabbage; 냉동브로콜리 = frozen broccoli; 방울양배추 = brussels sprout; 얼갈이 = young napa cabbage; 미니양배추 = brussels sprout; 쌈케일 = kale; 컬리플라워 = cauliflower; 쌈배추 = napa cabbage; 봄동 = spring cabbage; 콜리플라워라이스 = cauliflower rice
not: 양배추즙; 양배추환; 케일즙; 양배추채칼; 브로콜리새싹; 배추김치; 양배추분말; 양배추칼; 케일가루; 케일분말; 브로콜리씨앗; 양배추필러; 케일주스; 양배추인형; 배추모종; 브로콜리모종; 양배추씨앗; 양배추모종; 절임배추통; 양배추차; 양배추스프; 스케일; 업스케일

+ cake-pastry
ko: 케이크 = cake; 케익 = cake; 크루아상 = croissant; 머핀 = muffin; 도넛 = doughnut; 롤케이크 = swiss roll cake; 마카롱 = macaron; 카스테라 = sponge cake; 치즈케이크 = cheesecake; 에그타르트 = egg tart; 휘낭시에 = financier cake; 마들렌 = madeleine cake; 브라우니 = brownie; 초코파이 = chocolate pie cake; 와플 = waffle; 파운드케이크 = pound cake; 타르트 = tart; 페스츄리 = pastry; 컵케이크 = cupcake; 떡케이크 = rice cake; 크로플 = croffle pastry; 스콘 = scone; 슈크림빵 = cream puff; 호두과자 = walnut pastry; 도너츠 = doughnut; 파운드케익 = pound cake; 생크림케이크 = cream cake; 크로와상 = croissant; 롤케익 = swiss roll cake; 몽쉘 = chocolate pie cake; 떡 = rice cake + 인절미|송편|절편|찰떡|영양|백설기|답례|모찌|굳지않는; 치즈케익 = cheesecake; 조각케이크 = cake slice; 모찌 = mochi rice cake; 찹쌀떡 = mochi rice cake; 단팥빵 = red bean bun; 애플파이 = apple pie; 인절미 = rice cake; 떡볶이떡 = rice cake sticks; 떡국떡 = sliced rice cake; 가래떡 = rice cake sticks; 송편 = rice cake; 만쥬 = baked bean-filled cake; 양갱 = sweet bean jelly bar; 붕어빵 = fish-shaped waffle pastry; 크림빵 = cream bread; 슈크림 = cream puff; 핫케이크 = pancake; 팬케이크 = pancake; 미니타르트 = tart; 초코케이크 = chocolate cake; 쿠키슈 = cream puff; 와플빵 = waffle; 피칸파이 = pecan pie; 오예스 = chocolate cake; 카스텔라 = sponge cake; 벨기에와플 = waffle; 백설기 = rice cake
not: 케이크토퍼; 케이크상자; 케이크박스; 케이크틀; 케이크스탠드; 케이크돔; 케이크칼; 케이크초; 케이크모형; 케이크돌림판; 케이크팬; 케이크접시; 케이크받침; 케이크트레이; 머핀틀; 케이크몰드; 머핀팬; 머핀컵; 와플팬; 와플메이커; 기저귀케이크; 마카롱상자; 브라우니믹스; 케이크시트; 도넛방석; 도넛쿠션; 도넛튜브; 떡메; 와플담요; 와플타월; 떡시루; 떡살; 와플수건; 도넛베개; 와플기계; 카스테라틀; 마들렌틀; 휘낭시에틀; 타르트틀; 마들렌팬; 휘낭시에팬; 타르트팬; 스콘커터; 와플니트; 케이크보관; 스콘믹스; 팬케이크팬; 도넛메이커; 핫케이크믹스; 와플원단; 케이크픽; 케이크번; 용돈케이크; 떡갈고무나무; 케이크캐리어; 붕어빵틀; 붕어빵기계; 케이크돌림

+ candy
ko: 사탕 = candy; 젤리 = jelly candy + 구미|하리보|과일|간식|대용량|곰|곤약|봉지|사탕|지렁이|콜라; 하리보 = gummy candy; 막대사탕 = lollipop; 마시멜로우 = marshmallow; 캔디 = candy + 과일|목|무설탕|홍삼|박하|밀크|사탕; 캐러멜 = caramel candy; 젤리사탕 = gummy candy; 누가 = nougat + 캔디|크래커|대만|사탕; 목캔디 = throat candy; 솜사탕 = cotton candy; 홍삼캔디 = red ginseng candy; 엿 = Korean taffy + 호박|수능|쌀|울릉도|생강; 츄파춥스 = lollipop; 카라멜 = caramel candy; 마시멜로 = marshmallow; 곰젤리 = gummy candy; 구미젤리 = gummy candy; 곤약젤리 = konjac jelly; 생캐러멜 = caramel candy; 별사탕 = sugar candy; 달고나 = Korean sugar candy; 과일젤리 = fruit jelly candy; 롤리팝 = lollipop; 누룽지사탕 = candy; 알사탕 = candy; 푸딩젤리 = pudding jelly; 터키쉬딜라이트 = Turkish delight; 할바 = halva; 탕후루 = candied fruit; 지렁이젤리 = gummy candy; 마이쮸 = chewy candy; 츄잉캔디 = chewy candy; 이클립스 = mint candy + 민트|캔디|사탕; 호박엿 = Korean taffy; 수능엿 = Korean taffy; 캐러멜사탕 = caramel candy
not: 사탕포장; 사탕부케; 사탕수수; 사탕목걸이; 사탕꽃다발; 사탕바구니; 솜사탕기계; 사탕스틱; 네일캔디; 사탕틀; 캔디락; 솜사탕설탕; 사탕뽑기; 달고나커피; 달고나세트; 하리보인형; 달고나뽑기; 달고나만들기; 달고나국자

+ canned-meat
ko: 스팸 = canned luncheon meat; 런천미트 = canned luncheon meat; 통조림햄 = canned ham; 캔햄 = canned luncheon meat; 콘비프 = corned beef; 리챔 = canned luncheon meat; 풀드포크 = pulled pork; 닭가슴살캔 = canned chicken; 장조림 = beef braised in soy sauce; 떡갈비 = minced meat patty; 동그랑땡 = minced meat patty; 미트볼 = meatball; 함박스테이크 = hamburg steak; 돈까스 = breaded pork cutlet; 치킨너겟 = chicken nugget; 닭강정 = fried chicken; 육포 = beef jerky; 족발 = cooked pork feet; 편육 = pressed pork; 양념갈비 = marinated ribs; 햄버거패티 = beef patty; 가라아게 = fried chicken; 너겟 = chicken nugget; 소고기육포 = beef jerky; 순살치킨 = fried chicken; 등심돈까스 = breaded pork cutlet; 닭꼬치 = chicken skewer; 수제육포 = beef jerky; 치킨텐더 = chicken tender; 훈제오리 = smoked duck; 치즈돈까스 = breaded pork cutlet; 갈비찜 = braised ribs; 돈가스 = breaded pork cutlet; 오리훈제 = smoked duck; 훈제닭가슴살 = smoked chicken breast; 닭가슴살스테이크 = chicken breast patty; 닭가슴살볼 = chicken meatball; 닭가슴살큐브 = cooked chicken breast cubes
not: 돈까스소스; 강아지육포; 돈까스접시; 스팸커터; 육포제조기; 돈까스망치; 족발막국수; 애견육포; 돈가스소스; 스팸칼; 육포용기

+ cardamom
ko: 카다멈 = cardamom; 카르다몸 = cardamom; 소두구 = cardamom; 카다몬 = cardamom; 초과 = black cardamom + 향신료|한약재
not: 카다멈오일

+ cheese
ko: 치즈 = cheese; 체다치즈 = cheddar cheese; 고다치즈 = Gouda cheese; 파마산치즈 = parmesan cheese; 슬라이스치즈 = processed cheese slices; 까망베르 = Camembert cheese; 브리치즈 = Brie cheese; 에멘탈치즈 = Emmental cheese; 그라나파다노 = Grana Padano cheese; 피자치즈 = pizza cheese; 할루미치즈 = halloumi cheese; 페타치즈 = feta cheese; 아기치즈 = processed cheese slices; 구워먹는치즈 = grilling cheese; 파마산 = parmesan cheese; 그뤼에르 = Gruyere cheese; 포션치즈 = cheese portion; 큐브치즈 = cheese cubes
not: 치즈볼과자; 치즈케이크; 치즈칼; 치즈소스; 치즈돈까스; 치즈케익; 치즈강판; 치즈그레이터; 치즈스틱; 치즈볼; 치즈도마; 치즈떡볶이; 치즈크러스트; 치즈필름; 치즈가루; 치즈퐁듀; 치즈나이프; 치즈맛; 치즈핫도그; 치즈냥; 치즈크래커; 치즈분말; 치즈보드; 치즈나초; 치즈과자; 치즈불닭; 치즈인더트랩; 치즈슬라이서; 치즈피자

+ cheese-blue
ko: 블루치즈 = blue cheese; 고르곤졸라 = Gorgonzola cheese; 로크포르 = Roquefort cheese; 스틸턴 = Stilton cheese; 고르곤졸라치즈 = Gorgonzola cheese
not: 고르곤졸라피자

+ cheese-fresh
ko: 모짜렐라치즈 = mozzarella cheese; 크림치즈 = cream cheese; 리코타치즈 = ricotta cheese; 부라타치즈 = burrata cheese; 마스카포네 = mascarpone cheese; 모짜렐라 = mozzarella cheese; 생모짜렐라 = fresh mozzarella cheese; 코티지치즈 = cottage cheese; 파니르 = paneer cheese; 스트라치아텔라 = stracciatella cheese
not: 크림치즈베이글; 크림치즈파운드; 모짜렐라핫도그; 모짜렐라스틱; 크림치즈쿠키

+ cherry
ko: 체리 = cherry + 생|냉동|kg|워싱턴|칠레|과일|항공|씨없는|건; 생체리 = fresh cherry; 건체리 = dried cherry; 냉동체리 = frozen cherry; 체리통조림 = canned cherry; 마라스키노체리 = maraschino cherry; 타트체리 = tart cherry; 칵테일체리 = maraschino cherry
not: 타트체리주스; 타트체리젤리; 타트체리원액; 타트체리정; 타트체리분말; 체리나무; 체리색; 타트체리구미

+ chestnut
ko: 깐밤 = peeled chestnut; 군밤 = roasted chestnut; 맛밤 = peeled roasted chestnut; 생밤 = fresh chestnut; 공주밤 = fresh chestnut; 칼집밤 = chestnut; 밤 = chestnut + 알밤|생율|구운|약단밤|공주|햇밤|부여; 알밤 = chestnut; 보늬밤 = chestnut in syrup; 약단밤 = chestnut; 밤다이스 = canned chestnut; 보늬밤조림 = chestnut in syrup
not: 밤막걸리; 깐밤기; 알밤막걸리

+ chewing-gum
ko: 자일리톨껌 = xylitol chewing gum; 풍선껌 = bubble gum; 츄잉껌 = chewing gum; 껌 = chewing gum + 자일리톨|무설탕|민트|롯데|씹는; 자일리톨 = xylitol chewing gum + 껌|롯데|알파프로젝트; 추잉껌 = chewing gum; 은단껌 = chewing gum
not: 강아지껌; 개껌; 니코틴껌; 금연껌; 애견껌; 껌제거; 우유껌

+ chicken-meat
ko: 닭가슴살 = chicken breast; 닭고기 = chicken meat; 닭다리 = chicken drumstick; 닭날개 = chicken wing; 닭발 = chicken feet; 생닭 = whole chicken; 닭안심 = chicken tenderloin; 닭다리살 = chicken thigh meat; 윙봉 = chicken wing; 닭봉 = chicken wing drumette; 닭볶음탕용 = cut-up chicken; 영계 = whole chicken; 닭정육 = boneless chicken meat; 토종닭 = whole chicken; 닭근위 = chicken gizzard; 닭똥집 = chicken gizzard; 닭목살 = chicken neck meat; 통닭 = whole chicken; 무뼈닭발 = boneless chicken feet; 닭갈비 = marinated chicken; 삼계탕용닭 = whole chicken; 닭간 = chicken liver
not: 닭가슴살칩; 닭가슴살육포; 닭가슴살만두; 닭가슴살소시지; 닭고기육수; 닭가슴살소세지; 닭다리과자; 닭발건조; 닭갈비양념; 닭가슴살통조림; 닭가슴살핫바; 닭가슴살볶음밥; 닭가슴살사료; 닭가슴살스틱; 닭다리집게; 닭가슴살캔; 닭가슴살슬라이스; 닭발젤; 닭날개베개

+ chickpea
ko: 병아리콩 = chickpea; 이집트콩 = chickpea; 칙피 = chickpea; 병아리콩통조림 = canned chickpea
not: 병아리콩파스타; 병아리콩과자; 병아리콩가루; 병아리콩파스타면

+ chilli-spice
ko: 고춧가루 = chilli powder; 파프리카가루 = paprika powder; 건고추 = dried chilli; 페퍼론치노 = dried peperoncino chilli; 카이엔페퍼 = cayenne pepper; 칠리파우더 = chilli powder; 고추가루 = chilli powder; 청양고춧가루 = chilli powder; 올스파이스 = allspice; 훈제파프리카 = smoked paprika; 마른고추 = dried chilli; 베트남고추 = dried chilli; 파프리카파우더 = paprika powder; 크러쉬드레드페퍼 = chilli flakes; 실고추 = dried chilli threads; 쥐똥고추 = dried chilli; 페페론치노 = dried peperoncino chilli; 칠리페퍼 = chilli flakes

+ chocolate
ko: 초콜릿 = chocolate; 초콜렛 = chocolate; 다크초콜릿 = dark chocolate; 밀크초콜릿 = milk chocolate; 생초콜릿 = ganache chocolate; 누텔라 = hazelnut chocolate spread; 초코볼 = chocolate ball; 초코칩 = chocolate chip; 커버춰 = couverture chocolate; 수제초콜릿 = handmade chocolate; 초콜릿선물세트 = chocolate gift set; 초코바 = chocolate bar; 커버춰초콜릿 = couverture chocolate; 두바이초콜릿 = pistachio-filled chocolate; 초콜릿스프레드 = chocolate spread; 초코시럽 = chocolate syrup; 판초콜릿 = chocolate bar; 트러플초콜릿 = chocolate truffle; 가나초콜릿 = chocolate bar; 허쉬초콜릿 = chocolate; 초코크림 = chocolate spread; 코팅초콜릿 = coating chocolate; 초코스프레드 = chocolate spread; 페레로로쉐 = filled chocolate; 킷캣 = chocolate wafer bar; 초코펜 = chocolate decorating pen; 아몬드초콜릿 = almond chocolate; 초콜릿칩 = chocolate chip; 파베초콜릿 = ganache chocolate; 초코소스 = chocolate sauce
not: 초콜릿몰드; 초콜릿상자; 초콜릿포장; 초콜릿틀; 초콜릿박스; 초코칩쿠키; 초콜릿퐁듀; 초콜릿케이크; 초콜릿분수; 초콜릿드링크; 초콜릿만들기; 초콜릿우유; 초콜릿색; 초콜릿향; 초콜릿쿠키; 초콜릿케이스; 초콜릿맛; 핫초콜릿; 초콜릿중탕; 초콜릿브라운; 초콜릿파우더

+ cinnamon
ko: 시나몬 = cinnamon; 계피 = cinnamon; 시나몬스틱 = cinnamon stick; 계피가루 = ground cinnamon; 시나몬파우더 = ground cinnamon; 통계피 = cinnamon bark; 실론시나몬 = Ceylon cinnamon; 육계 = cassia bark + 베트남|계피|한약재
not: 시나몬롤; 시나몬향; 계피스프레이; 시나몬스틱과자; 계피오일; 계피사탕; 계피차; 시나몬쿠키; 시나몬오일; 시나몬캔들; 시나몬캡슐; 계피편의점

+ citrus-peel
ko: 진피차 = dried citrus peel; 오렌지필 = candied orange peel; 레몬필 = candied lemon peel; 귤피 = dried tangerine peel; 레몬제스트 = lemon zest; 유자껍질 = yuzu peel; 귤껍질 = dried tangerine peel; 자몽필 = candied grapefruit peel
not: 귤피크림

+ clam
ko: 바지락 = short-neck clam; 조개 = clam + 냉동|백합|해물|자숙|모시|활|kg|살|동죽; 모시조개 = clam; 꼬막 = cockle; 조갯살 = clam meat; 백합조개 = hard clam; 맛조개 = razor clam; 바지락살 = clam meat; 꼬막살 = cockle meat; 피조개 = ark shell; 코끼리조개 = geoduck; 동죽 = surf clam; 새조개 = cockle clam; 키조개 = pen shell clam; 벌교꼬막 = cockle
not: 조개껍데기; 바지락칼국수; 꼬막무침; 꼬막비빔밥; 키조개관자; 조개젓; 꼬막장; 조개전골; 조개소라껍데기; 바지락죽

+ cocoa-drink
ko: 핫초코 = hot chocolate powder; 코코아분말 = cocoa drink powder; 핫초코분말 = hot chocolate powder; 미떼 = hot chocolate powder; 코코아믹스 = cocoa drink powder; 네스퀵 = cocoa drink powder; 코코아 = cocoa drink powder + 핫초코|스틱|분말음료|미떼|믹스; 초코라떼 = chocolate latte powder; 마일로 = malted cocoa drink powder; 초코라떼파우더 = chocolate latte powder; 초코파우더 = chocolate drink powder; 제티 = chocolate drink powder

+ cocoa-raw
ko: 카카오닙스 = cocoa nibs; 카카오버터 = cocoa butter; 코코아버터 = cocoa butter; 카카오파우더 = cocoa powder; 코코아파우더 = cocoa powder; 카카오매스 = cocoa mass; 카카오콩 = cocoa beans; 카카오빈 = cocoa beans; 코코아가루 = cocoa powder; 무가당코코아 = unsweetened cocoa powder
not: 카카오버터크림; 코코아버터포뮬라; 카카오닙스차; 코코아버터로션; 코코아버터크림; 카카오버터립; 카카오버터오일

+ coconut
ko: 코코넛 = coconut + 생|슬라이스|칩|건조|롱|과육|열매|그린|영; 코코넛칩 = coconut chips; 코코넛가루 = desiccated coconut; 코코넛롱 = shredded coconut; 코코넛슬라이스 = coconut slices; 코코넛파우더 = coconut powder; 코코넛분말 = coconut powder; 코코넛밀크 = coconut milk; 코코넛크림 = coconut cream; 코코넛채 = shredded coconut; 코코넛청크 = coconut chunks
not: 코코넛껍질; 코코넛오일; 코코넛쿠키; 코코넛매트; 코코넛볼; 코코넛설탕

+ cod
ko: 대구 = cod fish + 생선|손질|냉동|포|필렛|탕|알|순살|건|먹태; 대구포 = dried cod; 대구살 = cod fillet; 손질대구 = cod; 대구필렛 = cod fillet; 은대구 = black cod; 반건조대구 = dried cod; 대구뽈살 = cod cheek meat

+ crab
ko: 꽃게 = blue crab; 대게 = snow crab + 박달|울진|홍게|자숙|활|영덕|kg|러시아|다리|찜; 킹크랩 = king crab; 게살 = crab meat; 홍게 = red snow crab; 절단꽃게 = cut blue crab; 간장게장 = soy-marinated crab; 자숙대게 = cooked snow crab; 양념게장 = seasoned crab; 활꽃게 = live blue crab; 활대게 = live snow crab; 던지니스크랩 = Dungeness crab; 홍게살 = crab meat; 대게다리 = snow crab legs; 새우게 = crab + 냉동; 랍스타크랩 = crab
not: 게살스프; 꽃게랑; 홍게간장; 대게가위; 게살볶음밥; 홍게라면; 홍게백간장; 게살죽; 꽃게액젓; 꽃게탕양념; 홍게맛; 대게집; 게살맛살

+ cracker
ko: 크래커 = cracker; 참크래커 = salted cracker; 그리시니 = grissini; 아이비크래커 = salted cracker; 크리스프브레드 = crispbread; 에이스크래커 = cracker; 프레첼 = pretzel snack; 핀크리스프 = crispbread; 프레즐 = pretzel snack; 짭짤이 크래커 = salted cracker; 러스크 = rusk; 야채크래커 = vegetable cracker; 누가크래커 = nougat cracker; 이즈니크래커 = cracker; 크렉커 = cracker
not: 누들크래커; 넛크래커; 크래커잭

+ crayfish
ko: 민물가재 = crayfish; 마라롱샤 = seasoned crayfish; 랑구스틴 = langoustine; 크릴새우 = krill; 가재살 = crayfish meat; 스캄피 = scampi; 냉동가재 = frozen crayfish; 크릴 = krill + 냉동|낚시|미끼|백크릴|새우; 크레이피쉬 = crayfish; 딱새우 = langoustine
not: 크릴오일; 크릴커터; 가재도구

+ cream-dairy
ko: 생크림 = dairy cream; 휘핑크림 = whipping cream; 동물성휘핑크림 = dairy whipping cream; 식물성휘핑크림 = non-dairy whipping cream; 스프레이휘핑크림 = spray whipped cream; 클로티드크림 = clotted cream; 쿠킹크림 = cooking cream; 연유 = condensed milk; 동물성생크림 = dairy cream; 동물성크림 = dairy cream; 휘핑스프레이 = spray whipped cream; 조리용크림 = cooking cream; 가당연유 = sweetened condensed milk
not: 생크림케이크; 휘핑크림기; 생크림빵; 생크림짤주머니; 휘핑기; 생크림파운드; 생크림카스테라; 수연유; 휘핑가스; 생크림롤; 생크림모찌; 생크림비누; 휘핑크림메이커; 생크림찹쌀떡; 생크림붕어빵; 생크림스펀지

+ cucumber
ko: 오이 = cucumber + 백다다기|청|취청|가시|kg|개|친환경|노각|무침|절임; 오이피클 = pickled cucumber; 피클 = pickled cucumber; 오이지 = Korean salted cucumber; 코니숑 = cornichon; 거킨 = gherkin; 백오이 = cucumber; 미니오이 = mini cucumber; 꼬마오이피클 = pickled gherkin; 슬라이스피클 = pickle slices; 다다기오이 = cucumber; 청오이 = cucumber; 노각 = yellow cucumber; 오이지무침 = seasoned salted cucumber; 딜피클 = dill pickle; 할라피뇨피클 = pickled jalapeno
not: 오이비누; 오이지누름; 피클볼; 피클병; 오이마사지; 오이스킨; 오이지누르미; 피클스톤; 피클향신료; 피클링; 오이모종; 오이씨앗; 오이소박이; 오이지통; 오이지오이

+ cumin-coriander
ko: 큐민 = cumin; 쯔란 = cumin; 커민 = cumin; 코리앤더 = coriander seed; 펜넬 = fennel seed + 씨드|향신료|시드|홀|가루; 팔각 = star anise; 고수씨 = coriander seed; 큐민가루 = ground cumin; 아니스 = aniseed + 향신료|시드|스타; 캐러웨이 = caraway seed; 쿠민 = cumin; 고수씨앗향신료 = coriander seed; 커민가루 = ground cumin; 회향 = fennel seed; 쯔란가루 = cumin seasoning; 양꼬치시즈닝 = cumin seasoning; 스타아니스 = star anise
not: 팔각정; 팔각도마; 팔각통; 팔각상자; 팔각테이블; 팔각회전; 팔각형; 팔각와인; 팔각접시; 팔각나사; 팔각후레쉬; 팔각손전등; 팔각텐트; 팔각전등

+ date-fruit
ko: 대추야자 = date fruit; 데이츠 = date fruit; 메줄데이츠 = Medjool dates; 데이트야자 = date fruit; 메드줄대추야자 = Medjool dates; 건대추야자 = dried dates; 야자대추 = date fruit; 메드줄데이츠 = Medjool dates
not: 데이츠시럽; 업데이츠; 대추야자시럽; 대추야자나무

+ dried-bean
ko: 강낭콩 = kidney bean; 검은콩 = black soybean; 서리태 = black soybean; 팥 = red bean + 국내산|kg|햇|중국산|적두|볶은; 흰강낭콩 = white kidney bean; 키드니빈 = kidney bean; 녹두 = mung bean; 쥐눈이콩 = small black soybean; 울타리콩 = runner bean; 적두 = red bean; 블랙빈 = black bean; 동부콩 = cowpea; 리마콩 = lima bean; 버터빈 = butter bean; 호랑이콩 = borlotti bean; 선비콩 = dried bean; 밤콩 = dried bean; 속청 = black soybean + 서리태|콩; 붉은팥 = red bean; 작두콩 = sword bean; 거피녹두 = peeled mung bean; 핀토빈 = pinto bean; 깐녹두 = peeled mung bean; 거피팥 = peeled red bean; 약콩 = small black soybean
not: 녹두빈대떡; 서리태두유; 검은콩두유; 녹두전; 작두콩차; 약콩두유; 검은콩선식; 검은콩차; 녹두가루; 검은콩우유; 서리태콩물; 녹두부침개; 검은콩샴푸; 서리태가루; 녹두팩; 서리태콩국물; 녹두클렌징; 서리태콩국수; 검은콩볶음과자; 검은콩가루

+ dried-fruit
ko: 건과일 = dried fruit; 말린과일 = dried fruit; 동결건조과일 = freeze-dried fruit; 과일칩 = dried fruit chips; 건조과일 = dried fruit; 수제청과일칩 = dried fruit chips; 과일분말 = fruit powder; 건과일칩 = dried fruit chips; 딸기분말 = strawberry powder; 동결건조딸기 = freeze-dried strawberry; 건대추 = dried jujube; 대추 = jujube + 건|경산|보은|왕|사과|kg|햇; 대추칩 = dried jujube chips; 레몬칩 = dried lemon chips; 바오밥가루 = baobab powder; 루쿠마분말 = lucuma powder; 보은대추 = dried jujube; 경산대추 = dried jujube; 과일말랭이 = dried fruit; 곶감 = dried persimmon; 감말랭이 = dried persimmon slices; 상주곶감 = dried persimmon; 반건시 = semi-dried persimmon; 푸룬 = prune; 과일레더 = fruit leather; 망고스틴동결건조 = freeze-dried mangosteen; 아이스홍시 = frozen persimmon
not: 푸룬주스; 대추차; 대추방울; 대추즙; 대추고; 대추청; 대추나무; 대추야자; 대추토마토; 푸룬딥워터; 곶감상자; 곶감걸이; 푸룬젤리; 곶감호두말이; 푸룬농축액; 곶감만들기; 푸룬퓨레

+ dried-herb
ko: 오레가노 = oregano; 바질가루 = dried basil; 월계수잎 = bay leaf; 타임 = thyme + 허브|건조|향신료|향신|시즈닝; 로즈마리 = rosemary + 건조|허브|향신료|홀|다진; 파슬리가루 = dried parsley; 건바질 = dried basil; 페누그릭 = fenugreek; 호로파 = fenugreek; 세이지 = sage + 향신료|허브|건조; 마조람 = marjoram; 파슬리후레이크 = dried parsley; 타라곤 = tarragon; 딜위드 = dried dill; 건파슬리 = dried parsley; 드라이바질 = dried basil; 처빌 = chervil; 바질홀 = dried basil; 오레가노홀 = dried oregano
not: 오레가노오일; 오레가노모종; 세이지그린; 오레가노씨앗; 오레가노캡슐; 오레가노화분

+ egg
ko: 계란 = hen egg; 달걀 = hen egg; 유정란 = fertilised hen egg; 메추리알 = quail egg; 구운계란 = roasted hen egg; 훈제란 = smoked hen egg; 무항생제계란 = hen egg; 오리알 = duck egg; 특란 = hen egg; 동물복지유정란 = hen egg; 피단 = century egg; 구운란 = roasted hen egg; 대란 = hen egg + 30구|한판|무항생제|신선; 난각번호 = hen egg; 자유방목 = free range hen egg + 유정란|계란|달걀; 청란 = hen egg; 송화단 = century egg; 감동란 = boiled hen egg; 반숙란 = soft-boiled hen egg; 깐메추리알 = peeled quail egg; 맥반석계란 = roasted hen egg; 초란 = hen egg + 유정란|계란|30구; 송화단피단 = century egg; 부화유정란 = hatching egg; 왕란 = hen egg + 30구|한판; 타조알 = ostrich egg
not: 계란판; 계란찜기; 계란보관함; 계란트레이; 계란말이; 계란커터; 계란빵; 계란틀; 계란통; 달걀귀신; 계란찜; 계란국; 달걀트레이; 달걀말이; 계란후라이팬; 계란펀치; 계란과자; 계란라면; 계란케이스; 계란거품기; 달걀보관; 달걀틀; 계란슬라이서; 계란분리; 달걀삶는; 계란삶는; 계란바구니; 계란한판장난감; 계란지단; 계란프라이팬; 메추리알장조림; 달걀팩; 계란팩; 계란비누; 계란정리; 달걀케이스; 계란가위; 달걀커터; 계란수납; 계란용기; 계란거치대; 달걀분리기

+ egg-product
ko: 난백분말 = egg white powder; 난황분말 = egg yolk powder; 전란분말 = whole egg powder; 전란액 = liquid whole egg; 난백액 = liquid egg white; 계란흰자 = egg white; 액란 = liquid egg; 에그화이트 = egg white; 계란분말 = egg powder; 흰자분말 = egg white powder; 머랭파우더 = meringue powder; 난백 = egg white + 분말|액상|머랭|살균|베이킹; 냉동난백 = frozen egg white; 동결전란 = frozen whole egg

+ exotic-fruit
ko: 키위 = kiwi fruit; 용과 = dragon fruit + 과일|냉동|레드|kg|백|생|베트남; 패션후르츠 = passion fruit; 리치 = lychee + 냉동|과일|kg|캔|통조림|생; 석류 = pomegranate + 생|이란|미국|과일|kg|캘리포니아; 두리안 = durian; 단감 = sweet persimmon; 홍시 = soft persimmon; 람부탄 = rambutan; 망고스틴 = mangosteen; 골드키위 = gold kiwi fruit; 대봉감 = persimmon; 용안 = longan + 과일|냉동|건; 타마린드 = tamarind; 잭후르츠 = jackfruit; 백향과 = passion fruit; 스타후르츠 = star fruit; 그린키위 = green kiwi fruit; 연시 = soft persimmon + 감|홍시|kg|대봉; 냉동두리안 = frozen durian; 참다래 = kiwi fruit; 무화과과일 = fig; 제스프리 = kiwi fruit; 패션프루트 = passion fruit; 냉동용과 = frozen dragon fruit; 대봉 = persimmon + 감|홍시|곶감|kg; 망고스틴냉동 = frozen mangosteen; 냉동망고스틴 = frozen mangosteen; 리치통조림 = canned lychee; 룽간 = longan; 잭푸르트 = jackfruit
not: 키위새; 키위묘목; 키위드레싱; 키위나무; 두리안칩; 단감나무; 용과묘목; 패션후르츠청; 타마린드소스; 키위주스; 두리안냄새; 용안육; 제스프리인형; 키위칼; 단감묘목; 타마린드페이스트; 홍시스무디; 리치몬드; 대봉감나무

+ fig
ko: 무화과 = fig; 건무화과 = dried fig; 반건조무화과 = semi-dried fig; 생무화과 = fresh fig; 냉동무화과 = frozen fig; 영암무화과 = fresh fig
not: 무화과나무; 무화과묘목; 무화과잼; 무화과향; 무화과디퓨저; 무화과크림치즈; 무화과깜빠뉴

+ fish
ko: 생선 = fish; 조기 = croaker fish + 굴비|참|냉동|침|생선|제수용|손질; 굴비 = salted dried croaker; 생선필렛 = fish fillet; 가자미 = flatfish; 건어물 = dried fish; 북어 = dried pollock; 반건조생선 = semi-dried fish; 황태 = dried pollock; 순살생선 = boneless fish fillet; 냉동생선 = frozen fish; 갈치 = hairtail fish; 민어 = croaker fish; 장어 = eel; 황태채 = shredded dried pollock; 쥐포 = dried seasoned filefish; 박대 = tongue sole fish + 반건조|손질|군산|생선|kg|구이; 북어채 = shredded dried pollock; 먹갈치 = hairtail fish; 은갈치 = hairtail fish; 장어구이 = grilled eel; 풍천장어 = eel; 민물장어 = freshwater eel; 붕장어 = conger eel; 병어 = pomfret fish; 아귀 = monkfish; 보리굴비 = salted dried croaker; 코다리 = semi-dried pollock; 생선구이 = grilled fish; 노가리 = dried young pollock; 먹태 = dried pollock; 양미리 = sand lance fish; 전어 = gizzard shad fish + 회|구이|손질|활|kg|냉동|생선; 홍어 = skate fish; 도루묵 = sandfish; 생선살 = fish fillet; 쥐치포 = dried seasoned filefish; 손질생선 = fish; 열기생선 = rockfish; 붉은메기 = cusk eel fish; 임연수 = Atka mackerel; 볼락 = rockfish; 과메기 = half-dried fish; 삼치 = Spanish mackerel; 숭어 = mullet; 밴댕이 = herring-like fish; 붕어 = crucian carp; 부세 = croaker fish + 굴비|보리|조기|생선|kg; 생선까스 = breaded fish fillet; 어묵 = fish cake; 오뎅 = fish cake; 맛살 = imitation crab stick; 크래미 = imitation crab stick; 게맛살 = imitation crab stick; 부산어묵 = fish cake; 꼬치어묵 = fish cake skewer; 연어스테이크 = salmon steak; 아구 = monkfish + 찜|살|꼬리|포|냉동|탕|간
not: 생선가시; 생선집게; 생선인형; 생선접시; 생선구이기; 생선가스; 생선비늘; 생선칼; 황태트릿; 붕어빵; 어묵탕; 어묵볶음; 북어트릿; 생선팬; 장어소스; 생선그릴; 황태껍질; 붕어즙; 장어즙; 장어양념; 황태큐브; 장어통발; 생선석쇠; 북어큐브; 어묵꼬치용; 북어국; 황태국; 오뎅바; 어묵국물; 어묵소스; 어묵조리기; 어묵통; 북어스낵; 붕어낚시; 붕어떡밥; 오뎅기계; 오뎅꼬치; 조기교육; 강아지황태; 강아지북어; 장어캐스팅; 생선망; 생선건조; 장어구이소스; 황태포트릿; 갈치낚시; 갈치지깅; 삼치지깅; 갈치속젓; 생선손질; 생선커터; 학생선물; 학생선; 국민어플; 주문어플

+ fish-offal
ko: 생선내장 = fish offal; 명태곤이 = fish milt; 연어머리 = salmon head; 부레 = fish swim bladder + 민어|생선|건; 연어뱃살 = salmon belly; 곤이 = fish milt + 명태|대구|생선|냉동; 명태머리 = pollock head; 대구머리 = cod head; 생선뼈 = fish bones; 황태머리 = dried pollock head; 북어머리 = dried pollock head; 민어부레 = fish swim bladder; 이리 = fish milt + 대구|명태|곤이; 황태껍질 = dried pollock skin; 연어껍질 = salmon skin; 아귀간 = monkfish liver

+ fish-oil
ko: 생선기름 = fish oil; 대구간유 = cod liver oil; 어유 = fish oil + 오메가|연어|정제|사료; 연어오일 = salmon oil; 정어리오일 = sardine oil; 상어간유 = shark liver oil; 스쿠알렌 = shark liver oil; 물개오일 = seal oil; 간유 = fish liver oil

+ fish-roe
ko: 날치알 = flying fish roe; 명란젓 = salted pollock roe; 연어알 = salmon roe; 캐비어 = caviar; 명란 = pollock roe; 청어알 = herring roe; 저염명란 = salted pollock roe; 철갑상어알 = sturgeon caviar; 어란 = dried fish roe + 숭어|민어|보타르가|영암; 백명란 = salted pollock roe; 열빙어알 = capelin roe; 명란튜브 = pollock roe paste; 명란파지 = salted pollock roe; 대구알 = cod roe; 성게알 = sea urchin roe; 알탕용알 = fish roe; 보타르가 = dried fish roe
not: 캐비어크림; 캐비어앰플; 명란마요; 명란바게트; 명란김; 캐비어트리트먼트; 캐비어샴푸; 캐비어세럼; 명란파스타; 캐비어네일; 캐비어마스크; 명란소스; 명란아몬드; 캐비어팩; 명란크림; 캐비어스푼; 캐비어에센스; 캐비어토너; 명란오일; 유명란제리

+ flour-nut-pulse
ko: 아몬드가루 = almond flour; 코코넛플라워 = coconut flour; 병아리콩가루 = chickpea flour; 아몬드파우더 = almond flour; 콩가루 = roasted soybean flour; 볶은콩가루 = roasted soybean flour; 녹두가루 = mung bean flour; 타피오카가루 = tapioca flour; 헤이즐넛파우더 = hazelnut flour; 도토리가루 = acorn flour; 생콩가루 = soybean flour; 인절미가루 = roasted soybean flour; 서리태가루 = black soybean flour; 카사바가루 = cassava flour; 렌틸콩가루 = lentil flour; 날콩가루 = soybean flour; 병아리콩파우더 = chickpea flour; 마가루 = yam powder

+ flour-other
ko: 쌀가루 = rice flour; 찹쌀가루 = glutinous rice flour; 메밀가루 = buckwheat flour; 옥수수가루 = corn flour; 호밀가루 = rye flour; 귀리가루분말 = oat flour; 멥쌀가루 = rice flour; 박력쌀가루 = rice flour; 강력쌀가루 = rice flour; 오트밀가루 = oat flour; 보리가루 = barley flour; 건식쌀가루 = rice flour; 마사가루 = masa corn flour; 현미가루 = brown rice flour; 습식쌀가루 = rice flour; 퀴노아가루 = quinoa flour; 이유식쌀가루 = baby rice flour; 미분쌀가루 = rice flour; 수수가루 = sorghum flour; 새우튀김찹쌀 = rice flour

+ flour-wheat
ko: 밀가루 = wheat flour; 강력분 = bread flour; 박력분 = cake flour; 중력분 = all purpose flour; 통밀가루 = wholemeal flour; 우리밀 = wheat flour + 밀가루|통밀|강력|중력|백밀; 유기농밀가루 = wheat flour; 강력밀가루 = bread flour; 박력밀가루 = cake flour; 스펠트밀가루 = spelt flour; 빵용밀가루 = bread flour; 통밀분 = wholemeal flour; 세몰리나밀가루 = durum wheat flour; 중력밀가루 = all purpose flour; 앉은뱅이밀가루 = wheat flour
not: 밀가루채; 밀가루통; 밀가루반죽기; 밀가루체; 밀가루놀이

+ foie-gras
ko: 푸아그라 = foie gras; 오리간 = duck liver; 거위간 = goose liver

+ food-preparation
ko: 두부 = tofu; 순두부 = soft tofu; 유부 = fried tofu; 식물성고기 = plant-based meat; 콩고기 = soy meat; 포두부 = pressed tofu sheet; 비건햄 = vegan ham; 유부초밥 = fried tofu pockets; 두부면 = tofu noodles; 연두부 = soft tofu; 곤약 = konjac food + 판|실|면|쌀|두부|국수|다이어트|사각; 묵 = starch jelly food + 도토리|메밀|청포|올방개; 도토리묵 = acorn starch jelly; 식물성단백질 = vegetable protein food; 비건치즈 = vegan cheese; 대체육 = plant-based meat; 청국장 = fermented soybean paste; 낫또 = natto fermented soybeans; 템페 = tempeh; 밀고기 = seitan; 대두단백 = soy protein; 밀글루텐 = wheat gluten; 곤약면 = konjac noodles; 부침두부 = tofu; 건두부 = dried tofu; 두부봉 = tofu; 곤약쌀 = konjac rice; 유부주머니 = fried tofu pockets; 선식두부 = tofu; 언두부 = frozen tofu; 낫토 = natto fermented soybeans; 냉동볶음밥 = frozen fried rice; 볶음밥 = fried rice ready meal; 떡볶이 = rice cake ready meal; 밀키트 = meal kit; 컵밥 = rice ready meal; 냉동피자 = frozen pizza; 피자 = pizza + 냉동|고르곤졸라|페퍼로니|콤비네이션|화덕|치즈|불고기; 죽 = rice porridge + 전복|호박|단팥|소고기|비비고|본죽|간편|즉석|야채; 즉석밥 = cooked rice; 햇반 = cooked rice; 만능요리식품 = food preparation; 커피크리머 = coffee creamer; 커피프림 = coffee creamer; 푸딩 = pudding + 디저트|커스터드|우유|계란; 빙수떡 = rice cake topping; 감자튀김 = french fries; 냉동핫도그 = frozen corn dog; 핫도그 = corn dog + 냉동|치즈|모짜렐라|명랑|먹물|미니; 프리미엄곤약젤리 = konjac jelly; 본죽 = rice porridge; 김밥 = rice roll + 냉동|키토|곤약|비건; 식단도시락 = diet ready meal; 다이어트도시락 = diet ready meal; 냉동도시락 = frozen ready meal; 치즈볼 = frozen cheese balls; 춘권 = spring roll; 스프링롤 = spring roll; 치즈스틱 = frozen cheese sticks
not: 두부모래; 두부틀; 두부제조기; 두부과자; 두부조림; 두부커터; 두부칩; 두부케이스; 순두부찌개; 두부팩; 두부스낵; 두부누름; 떡볶이소스; 떡볶이양념; 떡볶이떡; 떡볶이코트; 떡볶이접시; 떡볶이분말; 두부칼; 두부용기; 핫도그기계; 핫도그번; 핫도그빵; 핫도그막대; 핫도그스틱; 떡볶이국물; 피자치즈; 피자커터; 피자팬; 피자칼; 피자스톤; 피자박스; 피자소스; 피자삽; 피자화덕; 피자도우; 피자오븐; 피자트레이; 밀키트용기; 김밥김; 김밥발; 김밥틀; 김밥칼; 김밥햄; 김밥단무지; 김밥말이

+ frozen-vegetables
ko: 냉동야채 = frozen mixed vegetables; 냉동채소 = frozen mixed vegetables; 혼합야채 = mixed vegetables; 믹스야채 = mixed vegetables; 볶음밥야채 = mixed vegetables; 냉동믹스야채 = frozen mixed vegetables; 건나물 = dried vegetables; 시래기 = dried radish greens; 건조야채 = dried vegetables; 동결건조야채 = freeze-dried vegetables; 모둠야채 = mixed vegetables; 고사리 = bracken; 무말랭이 = dried radish; 무청시래기 = dried radish greens; 취나물 = aster greens; 건고사리 = dried bracken; 삶은시래기 = boiled radish greens; 야채후레이크 = dried vegetable flakes; 우거지 = dried cabbage leaves; 곤드레나물 = thistle greens; 냉동혼합야채 = frozen mixed vegetables; 곤드레 = thistle greens; 건조나물 = dried vegetables; 건조채소 = dried vegetables; 토란대 = taro stem; 고구마순 = sweet potato stem; 삶은고사리 = boiled bracken; 야채큐브 = vegetable cubes; 이유식큐브 = baby food vegetable cubes; 스틱야채 = vegetable sticks

+ game-meat
ko: 사슴고기 = venison; 멧돼지고기 = wild boar meat; 캥거루고기 = kangaroo meat; 메추리고기 = quail meat; 꿩고기 = pheasant meat; 타조고기 = ostrich meat; 토끼고기 = rabbit meat; 개구리다리 = frog legs; 악어고기 = crocodile meat; 사슴갈비 = venison ribs

+ garlic
ko: 마늘 = garlic; 깐마늘 = peeled garlic; 다진마늘 = minced garlic; 흑마늘 = black garlic; 마늘가루 = garlic powder; 통마늘 = whole garlic; 대파 = leek; 부추 = chive; 쪽파 = spring onion; 갈릭파우더 = garlic powder; 육쪽마늘 = garlic; 마늘쫑 = garlic scapes; 마늘후레이크 = garlic flakes; 절단대파 = cut leek; 의성마늘 = garlic; 갈릭후레이크 = garlic flakes; 냉동다진마늘 = frozen minced garlic; 냉동마늘 = frozen garlic; 명이나물 = wild garlic leaves; 마늘분말 = garlic powder; 햇마늘 = garlic; 파채 = shredded leek; 갈릭솔트 = garlic salt; 갈릭칩 = garlic chips; 달래 = wild chive + 나물|kg|국내산
not: 마늘다지기; 흑마늘즙; 마늘까는; 마늘빵; 마늘프레스; 마늘짜개; 마늘절구; 마늘바게트; 명이나물장아찌; 마늘장아찌; 마늘햄; 마늘파종; 마늘분쇄기; 마늘종자; 마늘까기; 마늘환; 마늘박피기; 마늘비닐; 흑마늘진액; 흑마늘환; 대파칼; 마늘주사; 마늘보관; 부추전; 마늘필러; 마늘장갑; 마늘소스; 마늘치킨; 흑마늘제조기; 마늘크림; 마늘통닭; 마늘갈이; 마늘칼; 마늘걸이; 마늘쫑장아찌; 부추씨앗; 부추김치; 대파모종; 파채칼; 흑마늘발효기; 대파크림치즈; 부추겨; 파김치; 부추즙; 대파격; 공부추천

+ gelatine
ko: 젤라틴 = gelatin; 판젤라틴 = gelatin sheet; 가루젤라틴 = gelatin powder; 아교 = animal glue; 젤라틴가루 = gelatin powder; 피쉬젤라틴 = fish gelatin; 아교포수 = animal glue; 젤라틴분말 = gelatin powder; 알아교 = animal glue; 소젤라틴 = bovine gelatin

+ ginger
ko: 생강 = ginger + 국내산|kg|햇|흙|깐|다진|가루|건|편|토종|안동|세척; 생강가루 = ginger powder; 깐생강 = peeled ginger; 다진생강 = minced ginger; 건생강 = dried ginger; 편생강 = ginger slices; 생강분말 = ginger powder; 세척생강 = fresh ginger; 생강편 = candied ginger slices; 안동생강 = fresh ginger
not: 생강청; 생강차; 생강즙; 생강빵; 생강젤리; 생강진액; 초생강; 생강엿; 생강조청; 생강농축액; 편강과자; 생강칼; 생강오일; 생강도라지

+ goat-meat
ko: 염소고기 = goat meat; 흑염소고기 = black goat meat; 염소갈비 = goat ribs; 흑염소수육 = goat meat; 흑염소불고기 = goat meat; 흑염소탕 = goat meat soup

+ goose-meat
ko: 거위고기 = goose meat; 뿔닭고기 = guinea fowl meat; 통거위 = whole goose

+ grape
ko: 포도 = fresh grape + 샤인|캠벨|거봉|송이|kg|생|칠레|머스캣|씨없는; 샤인머스캣 = Shine Muscat grape; 건포도 = raisin; 거봉 = Kyoho grape + 포도|kg|송이; 청포도 = green grape + 생|kg|송이|과일|칠레|호주|씨없는; 적포도 = red grape; 캠벨포도 = fresh grape; 레이즌 = raisin; 샤인머스켓 = Shine Muscat grape; 냉동포도 = frozen grape; 설타나 = sultana raisin; 블랙사파이어포도 = fresh grape; 블랙사파이어 = fresh grape + 포도|과일; 골든레이즌 = golden raisin; 머루포도 = fresh grape; 건청포도 = raisin

+ grapefruit
ko: 자몽 = grapefruit + 생|kg|과|이스라엘|레드|허니|플로리다|루비|과일; 포멜로 = pomelo; 금귤 = kumquat; 낑깡 = kumquat; 유자 = yuzu + 생|고흥|kg|과; 금감 = kumquat + 과일|kg|생|귤; 스위티 = sweetie grapefruit + 자몽|과일; 베르가못 = bergamot fruit + 생과|열매; 영귤 = sudachi citrus; 생유자 = fresh yuzu; 불수감 = Buddha's hand fruit; 고흥유자 = fresh yuzu
not: 자몽청; 자몽즙; 자몽에이드; 유자청; 유자차; 자몽주스; 자몽맛; 자몽추출물; 자몽차; 유자폰즈; 자몽종자추출물; 유자소스; 유자드레싱

+ green-bean
ko: 그린빈 = green beans; 껍질콩 = green beans; 냉동그린빈 = frozen green beans; 줄기콩 = green beans; 그린빈스 = green beans; 줄콩 = yardlong beans; 냉동껍질콩 = frozen green beans
not: 그린빈커피; 그린빈생두

+ ham
ko: 햄 = ham + 슬라이스|샌드위치|김밥|사각|수제|돈육|통|훈제|목우촌|스모크|부대찌개; 프로슈토 = prosciutto; 하몽 = jamon ham; 슬라이스햄 = sliced ham; 잠봉 = cooked ham; 김밥햄 = ham; 샌드위치햄 = sliced ham; 이베리코하몽 = Iberico ham; 파르마햄 = Parma ham; 하몬 = jamon ham; 수제햄 = ham; 통햄 = ham; 사각햄 = ham; 잠봉뵈르햄 = cooked ham; 코파햄 = dry cured ham; 라운드햄 = sliced ham; 캠핑햄 = ham; 햄선물세트 = ham gift set; 부대찌개햄 = ham; 훈제햄 = smoked ham; 세라노하몽 = serrano ham; 스모크햄 = smoked ham; 혼합햄 = ham
not: 햄스터; 햄버거; 햄팬티; 노팅햄; 버밍햄; 햄머; 햄프; 햄무전기; 하몽거치대; 함햄; 햄스트링; 하몽칼

+ hazelnut
ko: 헤이즐넛 = hazelnut + 볶음|구운|통|생|분태|kg|견과|로스팅; 구운헤이즐넛 = roasted hazelnut; 볶음헤이즐넛 = roasted hazelnut; 헤이즐넛분태 = chopped hazelnut; 헤즐넛 = hazelnut + 볶음|구운|견과|kg; 생헤이즐넛 = raw hazelnut
not: 헤이즐넛커피; 헤이즐넛시럽; 헤이즐넛향; 헤이즐넛초콜릿; 헤이즐넛스프레드; 헤이즐넛오일; 헤이즐넛원두; 헤이즐넛라떼

+ herb-fresh
ko: 생바질 = fresh basil; 고수 = fresh coriander + 생|잎|국내산|채소|kg|허브|쌈; 애플민트 = fresh mint + 생|잎|허브|kg; 파슬리 = fresh parsley + 생|잎|국내산|kg; 오크라 = okra; 죽순 = bamboo shoot + 삶은|생|통조림|kg|채; 생고수 = fresh coriander; 이탈리안파슬리 = fresh parsley; 바질 = fresh basil + 생|잎|국내산|kg|스위트; 근대 = chard + 국내산|쌈|잎|kg|나물; 생딜 = fresh dill; 미나리 = water dropwort; 깻잎 = perilla leaf; 쑥갓 = crown daisy greens; 콩나물 = soybean sprouts; 숙주 = mung bean sprouts + 나물|kg|국산|태국; 새싹채소 = sprouted vegetables; 어린잎채소 = baby leaf greens; 냉동오크라 = frozen okra; 두릅 = angelica shoots + 생|참|땅|국내산; 참나물 = wild parsley greens; 숙주나물 = mung bean sprouts; 쌈채소 = leafy vegetables; 아욱 = mallow greens; 냉이 = shepherd's purse greens; 식용꽃 = edible flowers; 새싹삼 = ginseng sprouts; 방풍나물 = leafy vegetable; 비름나물 = amaranth greens; 곰취 = leafy vegetable; 머위 = butterbur greens; 돌나물 = stonecrop greens; 더덕 = deodeok root; 도라지 = bellflower root + 깐|통|피|채|국내산|생|나물|kg; 연근 = lotus root; 우엉 = burdock root + 국내산|통|채|깐|조림용|kg; 깐도라지 = peeled bellflower root; 우엉채 = shredded burdock; 통조림죽순 = canned bamboo shoot; 연근슬라이스 = lotus root slices; 샐러드채소 = salad leaves
not: 깻잎장아찌; 깻잎김치; 연근조림; 바질페스토; 깻잎통조림; 연근차; 우엉차; 콩나물국; 바질씨앗; 도라지배즙; 도라지청; 고수씨앗; 연근가루; 연근칩; 우엉조림; 콩나물국밥; 미나리즙; 미나리삼겹살; 콩나물재배기; 콩나물콩; 미나리엑기스; 새싹채소씨앗; 깻잎씨앗; 냉이된장국; 도라지차; 새싹재배기; 더덕구이; 깻잎무침; 더덕양념; 연근영양; 깻잎모종; 깻잎절임; 콩나물시루; 미나리씨앗; 도라지정과; 더덕씨앗; 더덕주; 콩나물밥; 더덕장아찌; 더덕차; 도라지즙; 도라지가루; 두릅나무; 미나리추출물

+ herring
ko: 청어 = herring; 훈제청어 = smoked herring; 절임청어 = pickled herring
not: 청어알; 청어과메기

+ honey
ko: 꿀 = honey + 아카시아|야생화|벌|천연|국산|밤|스틱|밀원|사양|튜브|잡화; 벌꿀 = honey; 마누카꿀 = manuka honey; 아카시아꿀 = acacia honey; 스틱꿀 = honey stick; 허니콤 = honeycomb; 밤꿀 = chestnut honey; 사양벌꿀 = honey; 천연꿀 = honey; 벌집꿀 = comb honey; 마누카허니 = manuka honey
not: 꿀스푼; 꿀병; 벌꿀비누; 꿀템; 꿀잠; 꿀벌; 꿀사과; 꿀팁

+ horse-meat
ko: 말고기 = horse meat; 말육회 = horse meat

+ ice-cream
ko: 아이스크림 = ice cream; 아이스바 = ice lolly; 젤라또 = gelato; 샤베트 = sorbet; 소르베 = sorbet; 빙과 = ice cream; 컵아이스크림 = ice cream; 아이스콘 = ice cream cone; 하드아이스크림 = ice lolly
not: 아이스크림메이커; 아이스크림스쿱; 아이스크림콘과자; 아이스크림케이스; 아이스크림컵; 아이스크림틀; 아이스크림막대; 아이스크림냉동고; 아이스크림기계; 아이스크림장난감; 아이스크림스푼; 아이스크림몰드; 아이스크림제조기

+ infant-formula
ko: 분유 = infant formula; 조제분유 = infant formula; 이유식 = baby food; 산양분유 = goat milk infant formula; 액상분유 = liquid infant formula; 쌀미음 = baby rice porridge; 아기이유식 = baby food; 성장기분유 = growing-up milk; 특수분유 = special infant formula; 시판이유식 = baby food
not: 분유포트; 분유케이스; 분유제조기; 이유식용기; 이유식의자; 분유쉐이커; 이유식스푼; 이유식식기; 분유통; 탈지분유; 전지분유; 이유식마스터기; 이유식큐브; 이유식턱받이; 이유식냄비; 분유저장팩; 이유식밀폐용기; 분유스푼; 이유식책; 분유보관; 강아지분유; 고양이분유; 이유식볼; 이유식컵; 이유식가위; 이유식칼

+ jam
ko: 딸기잼 = strawberry jam; 잼 = jam + 딸기|과일|수제|블루베리|무화과|사과|살구|포도|저당|무설탕|빵; 블루베리잼 = blueberry jam; 마멀레이드 = marmalade; 수제잼 = jam; 사과잼 = apple jam; 유자청 = yuzu marmalade; 레몬청 = lemon syrup preserve; 무화과잼 = fig jam; 수제청 = fruit preserve in syrup; 자몽청 = grapefruit preserve; 매실청 = plum syrup; 과일청 = fruit preserve in syrup; 생강청 = ginger preserve; 콩포트 = fruit compote; 살구잼 = apricot jam; 포도잼 = grape jam; 카야잼 = coconut jam; 밀크잼 = milk jam; 과일잼 = jam
not: 잼병; 잼나이프

+ kefir
ko: 케피어 = kefir; 사워크림 = sour cream; 버터밀크 = buttermilk; 라씨 = lassi; 케피르 = kefir; 티벳버섯 = kefir; 발효유 = fermented milk; 크렘프레슈 = creme fraiche
not: 케피어종균; 케피어유산균

+ ketchup
ko: 케첩 = ketchup; 토마토케첩 = tomato ketchup; 토마토소스 = tomato sauce; 파스타소스 = pasta sauce; 스파게티소스 = spaghetti sauce; 피자소스 = pizza sauce; 살사소스 = tomato salsa; 볼로네제소스 = bolognese sauce; 케찹 = ketchup; 아라비아따소스 = arrabbiata sauce; 로제소스 = rose pasta sauce; 마리나라소스 = marinara sauce
not: 케첩통; 케찹통; 케첩병; 소스통케찹

+ lamb-meat
ko: 양고기 = lamb meat; 양갈비 = lamb ribs; 램 = lamb meat + 숄더랙|프렌치|양고기|어깨; 프렌치랙 = rack of lamb; 숄더랙 = lamb shoulder rack; 양꼬치 = lamb skewer; 양어깨살 = lamb shoulder; 램찹 = lamb chop; 징기스칸양고기 = lamb meat; 양다리 = lamb leg + 바베큐|양고기|냉동
not: 양꼬치소스; 양꼬치가루; 양꼬치기계; 양꼬치시즈닝; 양갈비소스; 양고기소스; 양꼬치꼬치; 양꼬치구이기

+ lemon
ko: 레몬 = lemon + 생|kg|과|미국|칠레|제주|팬시|팬|썬키스트|슬라이스|국내산; 라임 = lime + 생|kg|과|멕시코|냉동|베트남|슬라이스; 생레몬 = fresh lemon; 냉동레몬 = frozen lemon; 레몬슬라이스 = lemon slices; 건조레몬 = dried lemon; 제주레몬 = fresh lemon; 건라임 = dried lime; 생라임 = fresh lime
not: 레몬즙; 레몬밤; 레몬청; 레몬차; 레몬글라스; 레몬그라스; 레몬주스; 레몬수; 레몬스퀴저; 슬라임; 레몬향; 프라임; 레몬오일; 크라임; 라임즙; 레몬에이드; 레몬나무; 레몬사탕; 아이라임; 레몬짜개; 레몬캔디; 라임오일; 레몬머틀; 레몬커드; 레몬맛; 레몬트리

+ lentil
ko: 렌틸콩 = lentil; 렌즈콩 = lentil; 레드렌틸 = red lentil; 그린렌틸 = green lentil; 잠두 = broad bean; 렌틸 = lentil; 누에콩잠두 = broad bean; 퓨이렌틸 = puy lentil; 파바빈 = fava bean

+ lettuce
ko: 상추 = lettuce + 쌈|채소|kg|국내산|친환경|적|청|유기농|샐러드; 양상추 = iceberg lettuce; 로메인 = romaine lettuce; 치커리 = chicory + 채소|쌈|kg|국내산|샐러드; 청상추 = lettuce; 적상추 = red lettuce; 버터헤드 = butterhead lettuce; 라디치오 = radicchio; 샐러드야채 = mixed salad leaves; 쌈야채 = mixed salad leaves; 프릴아이스 = lettuce; 이자벨 = lettuce + 샐러드|채소|상추; 유러피안샐러드 = mixed salad leaves; 꽃상추 = lettuce; 로메인상추 = romaine lettuce; 카이피라 = lettuce; 어린잎 = baby leaf salad + 채소|샐러드
not: 상추씨앗; 상추모종; 양상추칼; 상추재배기; 상추화분; 상추씨

+ lobster
ko: 랍스터 = lobster; 바닷가재 = lobster; 랍스타 = lobster; 활랍스터 = live lobster; 랍스터테일 = lobster tail; 로브스터 = lobster; 자숙랍스터 = cooked lobster; 닭새우 = spiny lobster; 크레이피시랍스터 = rock lobster
not: 랍스터인형; 랍스터클로; 랍스터고리; 랍스터장식; 랍스터가위; 랍스터집게

+ mackerel
ko: 고등어 = mackerel; 간고등어 = salted mackerel; 순살고등어 = mackerel fillet; 자반고등어 = salted mackerel; 노르웨이고등어 = mackerel; 전갱이 = horse mackerel; 고등어통조림 = canned mackerel; 고등어필렛 = mackerel fillet; 훈제고등어 = smoked mackerel; 안동간고등어 = salted mackerel
not: 고등어묘; 고등어조림양념; 고등어태비

+ maize
ko: 팝콘옥수수 = popcorn kernels; 옥수수알 = maize grain; 사료옥수수 = feed maize; 옥수수종자 = maize seed; 팝콘용옥수수 = popcorn kernels; 팝콘 = popcorn; 마른옥수수 = dried maize; 팝콘콘 = popcorn kernels; 옥수수쌀 = maize grits; 전자레인지팝콘 = microwave popcorn
not: 팝콘기계; 팝콘메이커; 팝콘통; 팝콘컵; 팝콘봉투; 팝콘냄비; 팝콘시즈닝

+ mandarin
ko: 감귤 = mandarin; 귤 = mandarin + 제주|노지|하우스|타이벡|kg|조생|로얄과|밀감|카라|감귤; 한라봉 = hallabong mandarin; 천혜향 = cheonhyehyang mandarin; 레드향 = redhyang mandarin; 황금향 = mandarin; 제주감귤 = mandarin; 밀감 = mandarin; 귤통조림 = canned mandarin; 하우스귤 = mandarin; 만다린 = mandarin + 과일|kg|오렌지|통조림; 카라향 = mandarin; 타이벡감귤 = mandarin; 청귤 = green mandarin; 진지향 = mandarin; 클레멘타인 = clementine; 냉동귤 = frozen mandarin
not: 감귤주스; 감귤칩; 감귤초콜릿; 감귤나무; 한라봉주스; 감귤모자; 만다린오일; 감귤젤리; 청귤청; 한라봉초콜릿; 한라봉청; 청귤세럼; 감귤묘목; 한라봉과즐; 감귤과즐; 청귤앰플; 귤인형; 귤모자

+ mango
ko: 망고 = mango; 건망고 = dried mango; 냉동망고 = frozen mango; 애플망고 = mango; 구아바 = guava; 망고슬라이스 = mango slices; 망고퓨레 = mango puree; 생망고 = fresh mango; 말린망고 = dried mango; 망고통조림 = canned mango; 카라바오망고 = mango; 망고다이스 = mango chunks
not: 망고젤리; 망고묘목; 망고소스; 망고푸딩; 망고칼; 구아바잎차; 구아바차; 망고시럽; 망고음료; 망고나무; 구아바잎; 망고빙수; 망고향; 망고케이크

+ margarine
ko: 마가린 = margarine; 쇼트닝 = shortening; 식물성버터 = margarine; 비건버터 = margarine; 마아가린 = margarine; 가공버터 = blended butter spread; 콩기름쇼트닝 = shortening

+ melon
ko: 수박 = watermelon; 멜론 = melon + 머스크|kg|과|하미과|허니듀|통|얼스|파파야|칸탈로프|백자; 머스크멜론 = muskmelon; 참외 = Korean melon; 파파야 = papaya; 성주참외 = Korean melon; 애플수박 = small watermelon; 캔탈로프 = cantaloupe melon; 냉동멜론 = frozen melon; 네트멜론 = melon; 하미과 = hami melon; 건파파야 = dried papaya; 흑수박 = watermelon; 파파야멜론 = melon; 칸탈로프멜론 = cantaloupe melon; 그린파파야 = green papaya
not: 수박주스; 수박바; 수박칼; 수박인형; 수박씨; 수박화채; 수박커터; 수박통; 수박쿠션; 수박젤리; 수박모종; 참외장아찌; 수박씨앗; 참외모종; 수박수세미; 멜론캔디; 수박헤드; 수박튜브; 파파야비누; 파파야효소; 수박게임; 파파야소스

+ milk
ko: 우유 = milk; 멸균우유 = UHT milk; 저지방우유 = low fat milk; 산양유 = goat milk; 락토프리우유 = lactose-free milk; 생우유 = fresh milk; 수입멸균우유 = UHT milk; 전지우유 = whole milk; 무지방우유 = skimmed milk; 초코우유 = chocolate milk; 바나나우유 = banana flavoured milk; 딸기우유 = strawberry flavoured milk; 흰우유 = milk; 서울우유 = milk; A2우유 = milk; 낙타유 = camel milk; 유기농우유 = milk; 소화가잘되는우유 = lactose-free milk; 락토프리 = lactose-free milk + 우유|ml; 양유 = goat milk + 우유|ml|산양
not: 우유거품기; 우유빨대; 우유비누; 우유껌; 우유병; 우유팩; 우유크림; 우유푸딩; 우유케이크; 우유박스; 우유식빵; 우유스팀; 우유주머니; 강아지우유; 우유포트; 우유저그; 우유주전자; 우유상자; 우유컵; 펫우유; 고양이우유; 우유잼; 우유바디; 우유분말; 우유버블; 우유스틱; 두유; 산양유분말; 산양유단백질; 산양유분유; 우유배달; 우유데우기; 코코넛우유; 우유곽; 산양유유산균; 우유통; 우유젤리; 우유튀김; 우유크로스; 귀리우유; 우유사탕; 서울우유컵; 낙타유분말; 초유; 우유맛; 산양유비누; 우유홀더; 우유빛; 우유과자; 우유빵; 우유떡

+ milk-powder
ko: 전지분유 = whole milk powder; 탈지분유 = skimmed milk powder; 우유분말 = milk powder; 자판기우유 = milk powder; 산양유분말 = goat milk powder; 자판기분유 = milk powder; 초유분말 = colostrum powder; 분말우유 = milk powder; 낙타유분말 = camel milk powder; 우유가루 = milk powder

+ mushroom
ko: 양송이버섯 = button mushroom; 버섯 = mushroom; 양송이 = button mushroom; 새송이버섯 = king oyster mushroom; 새송이 = king oyster mushroom; 건버섯 = dried mushroom; 양송이통조림 = canned mushroom; 포토벨로 = portobello mushroom; 양송이슬라이스 = sliced mushroom; 냉동양송이 = frozen mushroom; 모둠버섯 = mixed mushrooms
not: 버섯돌이; 양송이스프; 버섯전골; 버섯재배키트; 버섯재배; 버섯균사; 버섯모형; 버섯조명; 버섯무드등; 버섯종균; 양송이수프; 버섯인형; 버섯램프; 버섯키우기; 버섯추출물; 버섯배지; 버섯도감; 버섯가루; 버섯탕수; 버섯종목; 마이코버섯; 버섯장식; 차가버섯추출물

+ mushroom-wild
ko: 표고버섯 = shiitake mushroom; 건표고버섯 = dried shiitake; 느타리버섯 = oyster mushroom; 팽이버섯 = enoki mushroom; 목이버섯 = wood ear mushroom; 송이버섯 = pine mushroom; 트러플버섯 = truffle mushroom; 만가닥버섯 = shimeji mushroom; 표고슬라이스 = sliced dried shiitake; 영지버섯 = lingzhi mushroom; 상황버섯 = phellinus mushroom; 차가버섯 = chaga mushroom; 노루궁뎅이버섯 = lion's mane mushroom; 능이버섯 = neungi mushroom; 건표고 = dried shiitake; 꽃송이버섯 = cauliflower mushroom; 표고 = shiitake mushroom + 건|슬라이스|생|kg|백화|동고; 느타리 = oyster mushroom + 애|참|kg|국내산; 포르치니 = porcini mushroom; 자연송이 = pine mushroom; 건목이버섯 = dried wood ear mushroom; 생표고버섯 = fresh shiitake mushroom; 흰목이버섯 = white fungus; 표고버섯가루 = shiitake powder; 백화고 = dried shiitake; 포치니 = porcini mushroom; 모렐버섯 = morel mushroom; 동충하초 = cordyceps; 운지버섯 = turkey tail mushroom; 노루궁뎅이 = lion's mane mushroom; 말굽버섯 = tinder fungus
not: 표고버섯종균; 송이버섯축제; 트러플오일; 표고목; 느타리종균

+ mussel
ko: 홍합 = mussel; 홍합살 = mussel meat; 자숙홍합 = cooked mussel; 그린홍합 = green-lipped mussel; 초록입홍합 = green-lipped mussel; 반각홍합 = half-shell mussel; 건홍합 = dried mussel; 담치 = mussel; 섭 = mussel + 홍합|자연산|동해
not: 초록입홍합오일; 홍합짬뽕; 초록입홍합추출; 초록홍합오일; 홍합탕; 초록입홍합추출오일

+ mustard
ko: 머스타드 = mustard; 홀그레인머스타드 = wholegrain mustard; 디종머스타드 = Dijon mustard; 허니머스타드 = honey mustard sauce; 겨자 = mustard + 연겨자|소스|분|가루|튜브; 겨자분 = mustard powder; 연겨자 = mustard paste; 겨자가루 = mustard powder; 머스터드 = mustard; 옐로우머스타드 = yellow mustard; 겨자소스 = mustard sauce; 씨겨자 = wholegrain mustard
not: 머스타드옐로우; 머스타드색; 머스타드씨

+ noodles-instant
ko: 라면 = instant noodles; 컵라면 = cup noodles; 짜장라면 = instant noodles; 봉지라면 = instant noodles; 비빔면 = instant noodles; 사발면 = cup noodles; 불닭볶음면 = instant noodles; 짜파게티 = instant noodles; 즉석국수 = instant noodles; 쌀국수컵 = cup rice noodles; 컵누들 = cup noodles; 멸치쌀국수 = instant rice noodles; 신라면 = instant noodles; 맥앤치즈 = macaroni and cheese; 진라면 = instant noodles; 우동 = udon noodle meal + 즉석|컵|가쓰오|생면|사누키|냄비; 볶음면 = instant noodles; 즉석쌀국수 = instant rice noodles; 냉면 = cold noodle meal; 칼국수 = noodle meal + 즉석|생면|바지락|밀키트|멸치; 즉석우동 = instant udon noodles; 컵쌀국수 = cup rice noodles; 쫄면 = chewy noodle meal; 라멘 = ramen noodles; 육개장사발면 = cup noodles; 막국수 = buckwheat noodle meal; 짬뽕 = spicy seafood noodle meal; 물냉면 = cold noodle meal; 잡채 = glass noodle meal; 월남쌈쌀국수 = rice noodles; 짜장면 = black bean sauce noodles; 비빔냉면 = cold noodle meal
not: 라면냄비; 라면그릇; 라면포트; 라면스프; 라면사리; 라면정리함; 라면볼; 컵라면용기; 컵라면뚜껑; 라면기; 불닭볶음면소스; 냉면기; 냉면그릇; 냉면육수; 냉면다대기; 냉면양념; 라면조리기; 라면뚜껑; 라면인덕션; 냉면대접; 라면끓이는; 라면보관; 라면땅; 라면정리; 라멘기; 라멘그릇; 라면젓가락; 라멘스푼; 라면집게; 냉면무; 냉면김치; 냉면가위; 짬뽕그릇; 라면종이; 라면스티커; 우동기; 라면선반; 짬뽕분말; 짬뽕소스; 라면만드는; 우동그릇; 라멘볼; 냉면사발; 라면기계; 칼국수기; 우동소스; 우동다시

+ nut-butter
ko: 땅콩버터 = peanut butter; 아몬드버터 = almond butter; 피넛버터 = peanut butter; 타히니 = tahini; 피스타치오스프레드 = pistachio spread; 참깨페이스트 = sesame paste; 캐슈버터 = cashew butter; 피스타치오페이스트 = pistachio paste; 땅콩잼 = peanut butter; 견과버터 = nut butter; 지마장 = sesame paste; 피스타치오크림 = pistachio cream; 땅콩크림 = peanut butter; 헤이즐넛스프레드 = hazelnut spread; 즈마장 = sesame paste; 헤이즐넛페이스트 = hazelnut paste

+ nut-mix
ko: 믹스넛 = mixed nuts; 하루견과 = mixed nuts; 견과류 = mixed nuts; 혼합견과 = mixed nuts; 견과류선물세트 = mixed nuts gift set; 해바라기씨 = sunflower seeds; 호박씨 = pumpkin seeds; 트레일믹스 = trail mix; 견과 = mixed nuts + 하루|한줌|매일|믹스|선물|세트|구운|모듬; 볶은해바라기씨 = roasted sunflower seeds; 구운호박씨 = roasted pumpkin seeds; 매일견과 = mixed nuts; 견과믹스 = mixed nuts; 안주믹스넛 = mixed nuts; 넛츠믹스 = mixed nuts; 믹스너트 = mixed nuts; 하루한줌견과 = mixed nuts; 견과류바 = nut bar; 견과바 = nut bar; 에너지볼 = nut energy ball; 견과강정 = nut brittle; 호두강정 = walnut brittle; 볶음참깨 = roasted sesame seeds; 볶음깨 = roasted sesame seeds; 치아씨드 = chia seeds; 햄프씨드 = hemp seeds; 아마씨 = flax seeds; 볶은아마씨 = roasted flax seeds; 대마씨드 = hemp seeds
not: 견과류통; 견과류분쇄기; 견과류그릇; 견과류보관; 해바라기씨유; 견과류접시; 호박씨오일; 치아씨드젤리; 호박씨유; 아마씨유; 아마씨오일; 해바라기씨오일; 햄프씨드오일; 해바라기씨앗; 견과류호두까기; 견과류까기

+ nut-tropical
ko: 캐슈넛 = cashew nut; 마카다미아 = macadamia nut; 브라질너트 = Brazil nut; 구운캐슈넛 = roasted cashew nut; 브라질넛 = Brazil nut; 캐슈너트 = cashew nut; 볶음캐슈넛 = roasted cashew nut; 구운마카다미아 = roasted macadamia nut; 마카다미아넛 = macadamia nut; 빈랑 = areca nut; 생캐슈넛 = raw cashew nut
not: 마카다미아오일; 마카다미아초콜릿; 캐슈넛버터; 마카다미아쿠키; 마카다미아초코

+ nutmeg
ko: 넛맥 = nutmeg; 육두구 = nutmeg; 넛맥가루 = ground nutmeg; 너트맥 = nutmeg; 넛멕 = nutmeg

+ oats-rolled
ko: 오트밀 = rolled oats; 퀵오트밀 = quick oats; 롤드오트 = rolled oats; 포리지 = porridge oats; 오버나이트오트밀 = overnight oats; 퀵오트 = quick oats; 점보오트 = rolled oats; 스틸컷오트밀 = steel cut oats; 귀리후레이크 = oat flakes; 압착귀리 = rolled oats; 오트 = rolled oats + 퀵|롤드|점보|유기농|퀘이커|스틸컷; 납작귀리 = rolled oats; 유기농오트밀 = rolled oats; 오나오 = overnight oats; 오트밀죽 = oat porridge
not: 오트밀용기; 오트밀컬러; 오트밀쿠키; 오트밀색; 오트밀컵; 오트밀보틀; 오트밀베이지; 오트밀가루; 오트밀로션; 오트밀크림; 오트밀음료; 오트밀바스; 오트밀우유; 오트밀비누; 오트밀크; 오트밀팩; 오트밀크래커

+ octopus
ko: 문어 = octopus; 낙지 = small octopus; 주꾸미 = webfoot octopus; 자숙문어 = cooked octopus; 쭈꾸미 = webfoot octopus; 활문어 = live octopus; 절단낙지 = cut small octopus; 손질낙지 = small octopus; 돌문어 = octopus; 피문어 = octopus; 양념주꾸미 = seasoned webfoot octopus; 쭈꾸미볶음 = seasoned webfoot octopus; 문어다리 = octopus tentacle; 손질주꾸미 = webfoot octopus; 산낙지 = live small octopus; 쭈꾸미밀키트 = webfoot octopus meal kit; 낙지볶음 = seasoned small octopus; 타코와사비 = seasoned octopus; 훈제문어 = smoked octopus; 문어숙회 = cooked octopus
not: 문어발; 문어인형; 쭈꾸미낚시; 문어멀티탭; 쭈꾸미채비; 문어에기; 쭈꾸미루어; 주꾸미낚시; 문어빵; 쭈꾸미에기; 문어낚시; 낙지젓; 쭈꾸미낚시대; 쭈꾸미양념; 낙지양념; 문어의꿈; 문어통발; 쭈꾸미양념장; 낙지호롱; 쭈꾸미봉돌; 낙지죽; 문어건조대; 낙지호미; 문어모양; 문어건조; 문어로드; 문어왁; 문어빨래; 문어채비; 쭈꾸미로드; 주꾸미에기; 문어가위; 주문어플

+ olive
ko: 올리브 = table olive + 그린|블랙|칼라마타|절임|씨없는|통조림|병|피티드|슬라이스|핌클; 블랙올리브 = black olive; 그린올리브 = green olive; 칼라마타올리브 = Kalamata olive; 올리브절임 = olives in brine; 올리브슬라이스 = sliced olives; 카스텔베트라노올리브 = green olive; 타프나드 = olive tapenade; 올리브타프나드 = olive tapenade
not: 올리브오일; 올리브유; 올리브그린; 올리브나무; 올리브영; 올리브색; 올리브비누; 올리브잎; 올리브바; 올리브카키; 올리브화분; 올리브조화; 올리브포크; 올리브컬러; 올리브리프

+ olive-oil
ko: 올리브유 = olive oil; 올리브오일 = olive oil; 엑스트라버진올리브유 = extra virgin olive oil; 퓨어올리브유 = refined olive oil; 엑스트라버진올리브오일 = extra virgin olive oil; 포마스올리브유 = olive pomace oil; 퓨어올리브오일 = refined olive oil; 포마스올리브오일 = olive pomace oil; 엑스트라버진 = extra virgin olive oil + 올리브|오일|유; 올리브오일스틱 = olive oil; 압착올리브유 = virgin olive oil
not: 올리브유병; 올리브오일비누; 올리브오일병; 올리브오일스프레이; 올리브오일디스펜서; 올리브오일바디; 올리브오일클렌징; 올리브유통; 올리브오일용기

+ onion
ko: 양파 = onion; 자색양파 = red onion; 양파가루 = onion powder; 샬롯 = shallot; 깐양파 = peeled onion; 어니언파우더 = onion powder; 튀긴양파 = fried onion; 양파후레이크 = fried onion flakes; 냉동양파 = frozen onion; 적양파 = red onion; 햇양파 = onion; 양파칩 = dried onion chips; 다진양파 = chopped onion; 미니양파 = pearl onion; 양파플레이크 = fried onion flakes; 건조양파 = dried onion; 어니언후레이크 = fried onion flakes; 후라이드어니언 = fried onion
not: 양파즙; 양파링; 양파망; 양파껍질차; 양파커터; 양파절임; 양파칼; 양파장아찌; 양파채칼; 양파다지기; 양파환; 양파소스; 양파와인; 양파파종기; 양파보관; 양파종구; 양파쿵야; 양파모종; 양파고기; 양파씨앗; 양파비닐; 양파고글; 양파수프; 양파슬라이서; 양파차; 양파스프; 양파껍질가루; 양파농축액; 양파집게; 양파홀더; 양파자르기; 양파피클

+ orange
ko: 오렌지 = orange fruit + 네이블|발렌시아|썬키스트|kg|고당도|블랙라벨|과일|미국산|블러드|퓨어스펙; 네이블오렌지 = navel orange; 블러드오렌지 = blood orange; 발렌시아오렌지 = Valencia orange; 오렌지칩 = dried orange slices; 건조오렌지 = dried orange slices; 블랙라벨오렌지 = navel orange; 생오렌지 = fresh orange; 썬키스트오렌지 = fresh orange; 오렌지슬라이스 = orange slices
not: 오렌지주스; 오렌지색; 오렌지쥬스; 오렌지향; 오렌지오일; 오렌지컬러; 오렌지비누; 오렌지필; 블러드오렌지주스; 오렌지브라운; 오렌지립; 오렌지재스민; 오렌지레드; 오렌지마멀레이드; 블러드오렌지향; 오렌지우드; 오렌지핑크; 오렌지잼; 오렌지족; 오렌지스틱; 오렌지마말레이드; 오렌지착즙기; 오렌지까기

+ other-fish
ko: 황새치 = swordfish; 만새기 = mahi mahi; 아귀살 = monkfish meat; 능성어 = grouper; 붉바리 = grouper; 방어 = yellowtail fish + 회|제주|대방어|활|kg|횟감|필렛; 틸라피아 = tilapia; 메기 = catfish + 손질|민물|냉동|kg|매운탕; 잉어 = carp + 민물|활|손질|즙용; 청새치 = marlin fish; 다금바리 = grouper; 달고기 = John Dory fish; 바사필렛 = pangasius fillet; 팡가시우스 = pangasius fillet; 황새치뱃살 = swordfish meat; 기름치 = oilfish; 적돔 = snapper; 대방어 = yellowtail fish; 손질민물장어 = freshwater eel; 메기살 = catfish fillet; 부시리 = yellowtail amberjack; 틸라피아필렛 = tilapia fillet; 은어 = sweetfish + 냉동|구이|봉화|생선

+ oyster
ko: 생굴 = fresh oyster; 석화 = oyster in shell; 굴 = oyster + 통영|생굴|알굴|냉동|석화|각굴|kg|봉지|개체; 냉동굴 = frozen oyster; 각굴 = oyster in shell; 개체굴 = oyster; 훈제굴 = smoked oyster; 알굴 = shucked oyster; 통영굴 = oyster; 삼배체굴 = oyster; 건굴 = dried oyster; 반각석화 = half-shell oyster; 굴통조림 = canned oyster; 굴튀김 = breaded oyster
not: 굴소스; 굴비; 얼굴; 동굴; 굴삭기; 굴착기; 굴껍질; 굴림; 굴젓; 굴국밥; 석화칼슘; 생굴젓; 굴전; 어리굴젓; 석화젓

+ pasta
ko: 파스타 = pasta; 스파게티면 = spaghetti; 스파게티 = spaghetti; 국수 = noodles + 소면|잔치|비빔|메밀|건면|멸치|구포|옥수수|현미|도토리|콩국수; 소면 = thin wheat noodles; 쌀국수 = rice noodles; 펜네 = penne pasta; 당면 = glass noodles; 파스타면 = pasta; 마카로니 = macaroni; 메밀면 = buckwheat noodles; 우동면 = udon noodles; 푸실리 = fusilli pasta; 칼국수면 = noodles; 링귀니 = linguine; 라자냐 = lasagne; 링귀네 = linguine; 생면파스타 = fresh pasta; 중면 = wheat noodles; 페투치네 = fettuccine; 중화면 = Chinese noodles; 메밀국수 = buckwheat noodles; 라면사리 = noodles; 생면 = fresh noodles + 파스타|우동|칼국수|g|소바|라멘|쫄면; 건면 = dried noodles; 숏파스타 = short pasta; 당면사리 = glass noodles; 분모자 = thick glass noodles; 중국당면 = wide glass noodles; 옥수수면 = corn noodles; 현미국수 = brown rice noodles; 쌀면 = rice noodles; 냉면사리 = cold noodles; 모밀면 = buckwheat noodles; 쌀소면 = rice noodles; 파파르델레 = pappardelle; 엔젤헤어 = angel hair pasta; 메밀소바 = buckwheat noodles; 곤드레국수 = noodles; 쌀국수면 = rice noodles; 소바면 = buckwheat noodles; 라이스페이퍼 = rice paper; 월남쌈 = rice paper
not: 파스타소스; 파스타볼; 파스타접시; 파스타기계; 파스타집게; 파스타팬; 파스타메이커; 파스타그릇; 파스타냄비; 스파게티소스; 국수기계; 국수장국; 국수그릇; 쌀국수소스; 쌀국수육수; 파스타포크; 파스타용기; 파스타보관; 파스타통; 국수소스; 국수제조기; 국수다시; 국수기; 국수냄비; 국수뽑는; 국수틀; 국수접시; 국수볼; 월남쌈소스; 국수삶; 월남쌈접시; 월남쌈틀; 국수호박; 파스타컵; 월남쌈세트; 국수체; 파스타계량; 파스타밀키트; 파스타커터; 국수망; 파스타시즈닝; 파스타나이프; 월남쌈트레이

+ pasta-filled
ko: 만두 = dumpling; 교자 = dumpling + 만두|군만두|일식|새우|고기; 군만두 = dumpling; 왕만두 = large dumpling; 물만두 = dumpling; 딤섬 = dim sum; 라비올리 = ravioli; 찐만두 = steamed dumpling; 완탕 = wonton; 교자만두 = dumpling; 하가우 = shrimp dumpling; 샤오롱바오 = soup dumpling; 김치만두 = kimchi dumpling; 고기만두 = meat dumpling; 토르텔리니 = tortellini; 새우만두 = shrimp dumpling; 소룡포 = soup dumpling; 갈비만두 = dumpling; 납작만두 = flat dumpling; 수제만두 = dumpling; 닭가슴살만두 = chicken dumpling; 멘보샤 = shrimp toast; 쇼마이 = shumai dumpling
not: 만두피; 만두찜기; 만두기계; 만두틀; 만두국; 만두찜통; 만두속; 만두메이커; 만두찜판; 만두소스; 만두인형; 만두접시; 만두전골; 딤섬찜기; 만두모형; 만두찌는; 딤섬통; 만두트레이; 만두도시락; 만두통; 딤섬소스; 딤섬기

+ pate
ko: 빠떼 = pate; 파테 = pate + 리버|오리|돼지|샤퀴테리|푸아그라; 테린 = terrine; 리버파테 = liver pate; 리에뜨 = rillettes pate

+ pea
ko: 완두콩 = pea; 냉동완두콩 = frozen pea; 완두 = pea + 냉동|통조림|건|생|깐|스플릿; 스냅피 = sugar snap pea; 건완두 = dried pea; 스노우피 = snow pea; 완두콩통조림 = canned pea; 와사비완두콩 = wasabi pea; 생완두콩 = fresh pea; 스플릿완두 = split pea; 옐로우스플릿피 = yellow split pea; 슈가스냅 = sugar snap pea
not: 완두콩씨앗; 완두앙금; 완두콩국수; 완두단백; 완두단백질; 완두콩모종; 완두콩인형; 완두콩키링; 완두콩아기; 완두콩앙금; 완두콩그린; 완두콩캐슈; 완두콩단백

+ peanut
ko: 땅콩 = peanut; 볶음땅콩 = roasted peanut; 생땅콩 = raw peanut; 피땅콩 = peanut in shell; 꿀땅콩 = honey roasted peanut; 커피땅콩 = coated peanut; 땅콩분태 = chopped peanut; 우도땅콩 = peanut; 오징어땅콩 = coated peanut snack; 알땅콩 = shelled peanut; 볶은땅콩 = roasted peanut; 맥주땅콩 = roasted peanut; 햇땅콩 = peanut; 국산땅콩 = peanut; 심심풀이땅콩 = roasted peanut
not: 땅콩잼; 땅콩크림; 땅콩소스; 땅콩볼; 땅콩기저귀; 땅콩베개; 땅콩인형; 땅콩캐러멜; 땅콩까기; 땅콩샌드; 땅콩강정; 땅콩가루; 땅콩맛; 땅콩과자; 땅콩호박; 땅콩마사지; 땅콩막걸리; 땅콩카라멜; 땅콩집; 땅콩새싹; 땅콩쿠션; 땅콩폼롤러; 땅콩모종; 땅콩초코; 땅콩엿; 땅콩초콜릿; 땅콩전병; 땅콩빵; 땅콩기름; 땅콩분쇄; 땅콩탈피; 땅콩아이스크림; 땅콩종자; 땅콩이불

+ pear
ko: 신고배 = fresh pear; 나주배 = fresh pear; 배 = fresh pear + 신고|나주|kg|과|못난이|꿀|햇배|선물세트과일|황금배|원황; 서양배 = pear; 꿀배 = fresh pear; 배통조림 = canned pear; 못난이배 = fresh pear; 모과 = quince + 생|kg|국산|열매|건; 마르멜로 = quince; 냉동배 = frozen pear; 햇배 = fresh pear; 조롱박배 = pear
not: 배즙; 배송; 배도라지; 배게; 배개; 모과차; 모과청; 모과향; 배낭; 배터리; 배낚시; 배관; 배수; 모과나무

+ pepper-spice
ko: 후추 = pepper; 통후추 = peppercorn; 흑후추 = black pepper; 백후추 = white pepper; 블랙페퍼 = black pepper; 화이트페퍼 = white pepper; 후추가루 = ground pepper; 후춧가루 = ground pepper; 그린페퍼 = green peppercorn; 핑크페퍼 = pink peppercorn; 순후추 = ground pepper; 통흑후추 = black peppercorn; 후추홀 = peppercorn; 굵은후추 = cracked black pepper; 화자오 = Sichuan peppercorn; 레드페퍼콘 = pink peppercorn; 산초후추 = Sichuan pepper; 마자오 = Sichuan peppercorn; 화조 = Sichuan peppercorn + 향신료|중국|마라
not: 후추그라인더; 후추통; 후추갈이; 후추밀; 후추분쇄기; 후추병; 후추스프레이; 후추통세트; 후추맛; 전동후추; 후추향; 블랙페퍼맛; 후추갈기

+ pepper-vegetable
ko: 파프리카 = sweet pepper + kg|미니|빨강|노랑|국내산|컬러|못난이|채소|혼합|생; 피망 = bell pepper; 할라피뇨 = jalapeno; 청양고추 = fresh chilli pepper; 풋고추 = green chilli pepper; 홍고추 = red chilli pepper; 꽈리고추 = shishito pepper; 오이고추 = green pepper; 미니파프리카 = sweet pepper; 구운파프리카 = roasted red pepper; 아삭이고추 = green pepper; 고추 = chilli pepper + 생|풋|청|홍|냉동|kg|절임|꼭지; 냉동고추 = frozen chilli pepper; 할라피뇨통조림 = canned jalapeno; 슬라이스할라피뇨 = sliced jalapeno; 당조고추 = green pepper; 청고추 = green chilli pepper; 냉동청양고추 = frozen chilli pepper; 삭힌고추 = pickled chilli pepper; 붉은고추 = red chilli pepper; 하바네로 = habanero pepper
not: 고추장; 고추냉이; 고추기름; 고추튀김; 고추모종; 고추지주대; 고추끈; 고추씨; 고추건조기; 고추부각; 고추참치; 고추절단기; 고추말뚝; 고추꼭지; 할라피뇨피클; 고추다대기; 고추장아찌; 고추줄; 고추비료; 고추절임; 고추다짐; 고추집게; 고추건조; 고추마요; 고추바사삭; 고추분쇄기; 고추잡채; 고추잠자리; 고추비닐; 고추다지기; 고추가위; 고추식칼; 고추만두; 고추집; 고추물; 고추방앗간; 고추인형; 고추세척; 고추망; 고추지지대; 고추빻; 할라피뇨소스; 하바네로소스

+ pickles
ko: 장아찌 = pickled vegetables; 김치 = kimchi; 배추김치 = cabbage kimchi; 단무지 = pickled radish; 케이퍼 = capers; 깍두기 = radish kimchi; 총각김치 = young radish kimchi; 깻잎장아찌 = pickled perilla leaves; 포기김치 = cabbage kimchi; 마늘장아찌 = pickled garlic; 명이나물장아찌 = pickled wild garlic leaves; 초생강 = pickled ginger; 처트니 = chutney; 갓김치 = mustard leaf kimchi; 깻잎김치 = perilla leaf kimchi; 파김치 = spring onion kimchi; 맛김치 = cut cabbage kimchi; 열무김치 = young radish kimchi; 백김치 = white kimchi; 쌈무 = pickled radish slices; 치킨무 = pickled radish; 무절임 = pickled radish; 무피클 = pickled radish; 락교 = pickled scallion; 볶음김치 = stir-fried kimchi; 묵은지 = aged kimchi; 동치미 = radish water kimchi; 짜사이 = pickled mustard stem; 오이소박이 = cucumber kimchi; 김장김치 = cabbage kimchi; 겉절이 = fresh kimchi; 무장아찌 = pickled radish; 고추장아찌 = pickled chilli pepper; 알타리김치 = young radish kimchi; 수제피클 = pickled vegetables; 자차이 = pickled mustard stem; 비트피클 = pickled beetroot; 우엉조림 = seasoned burdock; 양파장아찌 = pickled onion; 매실장아찌 = pickled plum; 우메보시 = pickled plum; 연근조림 = seasoned lotus root; 부추김치 = chive kimchi; 고추지 = pickled chilli pepper; 궁채장아찌 = pickled stem lettuce; 꽃단무지 = pickled radish
not: 김치통; 김치냉장고; 김치찌개; 김치만두; 김치볶음밥; 김치찜; 김치용기; 김치전; 김치양념; 김치칼국수; 김치칼; 김치라면; 김치가위; 김치사발면; 김치전골; 김치보관; 김치유산균; 김치국물; 김치찌개양념; 김치소스; 김치참치; 김치국; 김치두부; 김치매트; 김치비닐; 김치속; 김치밀폐; 김치누름; 김치부침개; 김치그릇; 김치장갑; 김치집게; 김치풀; 김치시즈닝; 단무지무; 김치말이; 김치접시; 김치찜기; 김치도마; 김치독; 김치왕만두; 김치전병; 동치미육수; 동치미무; 김치톤; 김치볶음; 김치항아리; 김치냉면

+ pineapple
ko: 파인애플 = pineapple; 파인애플통조림 = canned pineapple; 냉동파인애플 = frozen pineapple; 건파인애플 = dried pineapple; 골드파인애플 = fresh pineapple; 생파인애플 = fresh pineapple; 파인애플슬라이스 = pineapple slices; 파인애플청크 = pineapple chunks; 파인애플캔 = canned pineapple; 파인애플다이스 = pineapple chunks
not: 파인애플식초; 파인애플칼; 파인애플모양; 파인애플커터; 파인애플주스; 파인애플효소; 파인애플무드등; 파인애플맛; 파인애플쥬스; 파인애플조명; 파인애플케이크; 파인애플펑리수; 파인애플슬라이서; 파인애플튜브

+ pistachio
ko: 피스타치오 = pistachio; 구운피스타치오 = roasted pistachio; 볶음피스타치오 = roasted pistachio; 깐피스타치오 = shelled pistachio; 생피스타치오 = raw pistachio; 피스타치오분태 = chopped pistachio; 피스타치오알맹이 = pistachio kernel
not: 피스타치오아이스크림; 피스타치오초콜릿; 피스타치오그린; 피스타치오크런치; 피스타치오라떼; 피스타치오향; 피스타치오쿠키; 피스타치오음료; 피스타치오컬러; 피스타치오초코; 피스타치오우유; 피스타치오오일; 피스타치오파우더

+ plant-milk
ko: 두유 = soy milk; 아몬드브리즈 = almond milk; 귀리우유 = oat milk; 오트밀크 = oat milk; 아몬드우유 = almond milk; 무첨가두유 = soy milk; 검은콩두유 = black soybean milk; 오틀리 = oat milk; 베지밀 = soy milk; 귀리음료 = oat drink; 아몬드음료 = almond drink; 아몬드밀크 = almond milk; 쌀음료 = rice drink; 쌀우유 = rice milk; 콩국물 = soybean broth drink; 삼육두유 = soy milk; 식물성우유 = plant milk; 코코넛우유 = coconut milk drink; 무가당두유 = unsweetened soy milk; 약콩두유 = black soybean milk; 매일두유 = soy milk; 완두단백음료 = pea milk; 콩물 = soybean broth drink; 식물성음료 = plant milk
not: 두유제조기; 두유기; 두유그릭; 두유요거트; 두유메이커; 두유머신; 두유크림; 두유스킨; 콩물제조기; 콩국물기

+ plant-thickener
ko: 한천가루 = agar agar powder; 펙틴 = pectin; 구아검 = guar gum; 한천 = agar agar; 차전자피 = psyllium husk; 곤약분말 = konjac powder; 카라기난 = carrageenan; 잔탄검 = xanthan gum; 차전자피가루 = psyllium husk powder; 우뭇가사리 = agar seaweed; 곤약가루 = konjac powder; 아가아가 = agar agar; 실한천 = agar agar strips; 글루코만난 = glucomannan; 잔탄검가루 = xanthan gum; 로커스트빈검 = locust bean gum; 차전자피분말 = psyllium husk powder; 펙틴가루 = pectin powder; 산탄검 = xanthan gum; 아가베지 = agar agar
not: 한천젤리; 한천배지; 차전자피캡슐; 차전자피환; 한천묵; 한천국수; 차전자피정; 차전자피구미

+ pork
ko: 돼지고기 = pork; 삼겹살 = pork belly; 목살 = pork collar + 돼지|한돈|구이|삼겹|냉동|스페인|이베리코|제주; 돼지갈비 = pork ribs; 항정살 = pork jowl meat; 등갈비 = pork back ribs; 이베리코 = Iberico pork + 돼지|목살|구이|베요타|플루마|갈비살|항정; 대패삼겹살 = sliced pork belly; 제육 = pork leg slices + 볶음|불고기|용|한돈; 한돈 = pork; 돼지목살 = pork collar; 오겹살 = pork belly with skin; 통삼겹 = whole pork belly; 쪽갈비 = pork ribs; 돼지등심 = pork loin; 돼지안심 = pork tenderloin; 가브리살 = pork blade end meat; 앞다리살 = pork shoulder; 대패삼겹 = sliced pork belly; 갈매기살 = pork skirt meat; 폭립 = pork spare ribs; 제주흑돼지 = pork; 돼지등갈비 = pork back ribs; 흑돼지 = pork; 미박삼겹 = pork belly with skin; 수육용고기 = pork; 돼지앞다리 = pork shoulder; 간돼지고기 = minced pork; 돼지고기다짐육 = minced pork; 돼지껍데기 = pork skin; 족발생 = pork feet; 돼지족 = pork feet; 돼지막창 = pork intestine; 돼지곱창 = pork intestine; 돼지등뼈 = pork backbone; 등뼈 = pork backbone; 감자탕뼈 = pork backbone; 뽈살 = pork cheek meat; 두항정 = pork neck meat; 통목살 = pork collar; 벌집삼겹살 = pork belly; 급냉삼겹 = frozen pork belly; 뒷고기 = pork trimmings meat; 꼬들살 = pork neck meat; 냉삼 = frozen pork belly; 생삼겹살 = pork belly; 삼겹 = pork belly + 한돈|냉동|구이|칼집|kg|오겹|미추리
not: 한돈소시지; 삼겹살집게; 삼겹살불판; 돼지갈비양념; 삼겹살팬; 삼겹살구이; 돼지갈비소스; 삼겹살소스; 삼겹살파티; 한돈사골; 이베리코하몽; 한돈만두; 한돈떡갈비; 한돈돈까스; 돼지고기육포; 삼겹살그릴; 제육양념; 제육볶음양념; 제육소스; 한돈햄; 한돈국밥; 한돈육포; 삼겹살굽는; 폭립소스; 삼겹살전기그릴; 삼겹살시즈닝; 돼지고기장조림; 돼지고기김치찌개; 제육볶음소스; 삼겹살막걸리; 제육덮밥; 삼겹살후라이팬; 한돈등뼈해장국; 삼겹살프라이팬

+ pork-fat
ko: 돼지지방 = pork fat; 돈지방 = pork fat; A지방 = pork fat + 돼지|돈; 등지방 = pork back fat; 라르도 = lardo

+ potato
ko: 감자 = potato; 알감자 = baby potato; 수미감자 = potato; 씨감자 = seed potato; 햇감자 = potato; 홍감자 = red skin potato; 두백감자 = potato; 냉동감자 = frozen potato; 깐감자 = peeled potato; 카스테라감자 = potato; 강원도감자 = potato; 휴게소감자 = roasted baby potato; 회오리감자 = potato spiral; 웨지감자 = potato wedges; 해시브라운 = hash browns; 포테이토웨지 = potato wedges; 후렌치후라이 = french fries; 프렌치프라이 = french fries; 해쉬브라운 = hash browns; 크링클컷 = french fries; 감자전 = potato pancake; 자색감자 = purple potato
not: 감자칩; 감자탕; 감자튀김; 감자칼; 감자전분; 감자가루; 감자떡; 감자면; 감자옹심이; 감자으깨기; 돼지감자; 감자필러; 감자뇨끼; 감자매셔; 감자스틱; 감자수제비; 감자채칼; 감자샐러드; 감자빵; 감자스낵; 감자국수; 감자과자; 감자인형; 감자수프; 감자스프; 감자만두; 감자핫도그; 감자슬라이서; 감자고로케; 감자깎; 감자파종기; 감자키링; 감자조림; 감자크로켓; 감자커터; 감자깡; 감자볼; 감자송편; 감자라면; 감자부침; 감자밥; 감자으깨; 회오리감자기계; 회오리감자꼬치

+ potato-crisps
ko: 감자칩 = potato chips; 포테토칩 = potato chips; 나초 = tortilla chips; 나쵸 = tortilla chips; 또띠아칩 = tortilla chips; 포카칩 = potato chips; 프링글스 = potato chips; 매쉬드포테이토 = mashed potato; 포테이토칩 = potato chips; 감자스낵 = potato snack; 도리토스 = tortilla chips; 감자과자 = potato snack; 야채칩 = vegetable chips; 고구마칩 = sweet potato chips; 레이즈감자칩 = potato chips; 눈을감자 = potato snack; 매쉬포테이토 = mashed potato; 오감자 = potato snack; 나쵸칩 = tortilla chips; 나초칩 = tortilla chips; 허니버터칩 = potato chips; 채소칩 = vegetable chips; 감자깡 = potato snack; 고구마스틱 = sweet potato snack
not: 나쵸소스; 나초소스; 나초치즈; 나쵸치즈; 나초접시; 나초치즈소스; 나쵸치즈소스; 나쵸트레이

+ potato-flakes
ko: 감자플레이크 = potato flakes; 감자가루 = potato powder; 감자분말 = potato powder; 감자파우더 = potato powder; 매쉬드포테이토분말 = potato flakes; 매쉬드파우더 = potato flakes

+ pseudo-grain
ko: 퀴노아 = quinoa; 메밀 = buckwheat + 쌀|국내산|볶은|통|kg|잡곡|껍질; 기장 = millet + 잡곡|국내산|kg|찰|쌀; 차조 = foxtail millet; 수수 = sorghum + 잡곡|찰|국내산|kg|쌀; 아마란스 = amaranth grain; 율무 = job's tears; 테프 = teff + 곡물|슈퍼|kg; 카무트 = khorasan wheat; 메밀쌀 = buckwheat groats; 찰기장 = millet; 찰수수 = sorghum; 볶은메밀 = roasted buckwheat; 깐메밀 = buckwheat groats; 혼합곡 = mixed grains; 잡곡 = mixed grains; 파로 = farro grain + 곡물|엠머|이탈리아|저당|kg; 좁쌀 = millet; 잡곡쌀 = mixed grains; 15곡 = mixed grains; 와일드라이스 = wild rice; 혼합잡곡 = mixed grains; 메조 = foxtail millet + 잡곡|국내산|쌀
not: 율무차; 잡곡통; 카무트효소; 퀴노아가루; 잡곡보관; 아마란스꽃; 아마란스오일; 율무가루; 율무팩; 카무트오트밀; 카무트쌀과자; 잡곡밥; 카무트과자; 율무쉐이크; 퀴노아시리얼; 기장군; 잡곡혼합기; 카무트빵; 카무트튀밥; 잡곡디스펜서; 잡곡과자; 잡곡식빵; 퀴노아칩; 카무트음료; 율무분말; 잡곡누룽지

+ pumpkin
ko: 단호박 = kabocha pumpkin; 늙은호박 = pumpkin; 애호박 = zucchini; 호박 = pumpkin + 애|단|늙은|땅콩|kg|주키니|국내산|냉동; 땅콩호박 = butternut squash; 주키니 = zucchini; 냉동단호박 = frozen pumpkin; 버터넛스쿼시 = butternut squash; 여주 = bitter melon + 생|건|kg|슬라이스|국내산|말린; 미니단호박 = mini kabocha pumpkin; 밤호박 = kabocha pumpkin; 단호박큐브 = pumpkin cubes; 단호박퓨레 = pumpkin puree; 쥬키니 = zucchini; 보우짱단호박 = mini kabocha pumpkin; 건호박 = dried pumpkin; 박 = gourd + 조롱|나물|박고지; 건여주 = dried bitter melon; 호박고지 = dried pumpkin; 쥬키니호박 = zucchini
not: 호박즙; 호박죽; 호박엿; 호박팩; 호박바지; 호박스프; 단호박죽; 단호박가루; 단호박칩; 호박씨; 호박팔찌; 호박목걸이; 호박등; 호박바구니; 호박모형; 호박가루; 단호박스프; 호박식혜; 호박인형; 호박풍선; 단호박빵; 호박반지; 여주환; 여주즙; 단호박식혜; 호박차; 단호박수프; 호박고구마; 호박가방; 호박랜턴; 호박장식; 단호박라떼; 호박분말; 단호박분말; 호박모자; 단호박케이크; 여주차; 호박카빙; 호박귀걸이; 여주분말; 단호박타르트; 호박조명; 단호박샐러드; 호박떡; 단호박떡; 호박보석; 단호박파운드; 호박모종; 호박팬던트; 호박젤리; 호박펜던트; 단호박크림; 호박빵; 단호박씨앗; 호박씨앗

+ rapeseed-oil
ko: 카놀라유 = canola oil; 유채유 = rapeseed oil; 채종유 = rapeseed oil; 카놀라오일 = canola oil

+ rice
ko: 쌀 = rice + 백미|kg|햅쌀|현미|추청|신동진|고시히카리|이천|철원|경기미|오대; 백미 = rice; 현미 = brown rice; 찹쌀 = glutinous rice; 햅쌀 = rice; 바스마티쌀 = basmati rice; 자스민쌀 = jasmine rice; 흑미 = black rice; 현미쌀 = brown rice; 찰현미 = glutinous brown rice; 안남미 = long grain rice; 가바현미 = brown rice; 누룽지 = scorched rice
not: 현미식초; 찹쌀떡; 현미유; 흑미밥; 현미차; 현미녹차; 찹쌀도넛; 누룽지탕; 누룽지팬; 현미과자

+ root-vegetable
ko: 당근 = carrot; 무 = radish + 제주무|세척|김장|월동|동치미|알타리|kg; 비트 = beetroot + 생|kg|국내산|레드|제주|분말|채소; 세척당근 = carrot; 래디시 = radish; 레드비트 = beetroot; 순무 = turnip; 알타리무 = young radish; 열무 = young radish greens; 파스닙 = parsnip; 흙당근 = carrot; 제주당근 = carrot; 비트가루 = beetroot powder; 셀러리악 = celeriac; 고추냉이뿌리 = wasabi root
not: 당근주스; 당근즙; 열무김치; 당근칼; 당근인형; 당근장난감; 당근케이크; 당근모종

+ salmon
ko: 연어 = salmon; 훈제연어 = smoked salmon; 생연어 = fresh salmon; 연어필렛 = salmon fillet; 연어회 = raw salmon; 연어슬라이스 = sliced salmon; 노르웨이연어 = salmon; 냉동연어 = frozen salmon; 연어장 = soy-marinated salmon; 연어통조림 = canned salmon
not: 연어오일; 연어트릿; 연어사료; 연어주사; 연어소스; 연어캔고양이

+ salt
ko: 소금 = salt; 천일염 = sea salt; 꽃소금 = salt; 히말라야핑크솔트 = Himalayan salt; 핑크솔트 = Himalayan salt; 죽염 = bamboo salt; 맛소금 = seasoned salt; 구운소금 = roasted salt; 염화칼슘 = calcium chloride de-icer; 암염 = rock salt; 굵은소금 = coarse salt; 제설제 = de-icing salt; 트러플소금 = truffle salt; 함초소금 = salt; 정제염 = refined salt; 식염 = table salt + 정제|kg|요리; 허브솔트 = herb salt; 허브소금 = herb salt; 말돈소금 = sea salt
not: 소금빵; 소금램프; 소금치약; 소금통; 소금커피; 소금그라인더; 소금팩; 소금찜질; 소금단지; 소금스크럽; 소금물; 소금집; 소금비누; 소금병; 최소금액; 취소금

+ sardine
ko: 정어리 = sardine; 정어리통조림 = canned sardine; 정어리캔 = canned sardine; 훈제정어리 = smoked sardine; 꽁치 = saury fish; 꽁치통조림 = canned saury
not: 정어리오일

+ sauce
ko: 소스 = sauce + 마라|칠리|불닭|바베큐|파스타|핫|굴|데리야끼|스테이크|돈까스|샐러드|샤브|떡볶이|만능; 마요네즈 = mayonnaise; 드레싱 = salad dressing + 샐러드|오리엔탈|참깨|시저|발사믹|키위; 고추장 = red pepper paste; 굴소스 = oyster sauce; 핫소스 = hot sauce; 된장 = soybean paste; 쌈장 = soybean dipping paste; 스리라차 = sriracha sauce; 바베큐소스 = barbecue sauce; 데리야끼소스 = teriyaki sauce; 스테이크소스 = steak sauce; 바질페스토 = basil pesto; 액젓 = fish sauce; 불고기양념 = marinade sauce; 돈까스소스 = cutlet sauce; 칠리소스 = chilli sauce; 불닭소스 = hot chicken sauce; 떡볶이소스 = tteokbokki sauce; 카레페이스트 = curry paste; 춘장 = black bean paste; 마라소스 = mala sauce; 멸치액젓 = anchovy fish sauce; 참치액 = tuna extract sauce; 두반장 = chilli bean sauce; 와사비 = wasabi paste; 샐러드드레싱 = salad dressing; 양념장 = seasoning sauce; 맛술 = cooking wine seasoning; 타르타르소스 = tartar sauce; 시저드레싱 = Caesar dressing; 초고추장 = vinegar chilli paste; 다데기 = chilli seasoning paste; 새우젓 = salted shrimp; 양념치킨소스 = chicken sauce; 치즈소스 = cheese sauce; 페스토 = pesto sauce; 까나리액젓 = fish sauce; 미림 = cooking wine seasoning; 우스터소스 = Worcestershire sauce; 연두 = vegetable seasoning sauce + 요리에센스|순|청양; 훠궈소스 = hot pot sauce; 샤브소스 = hot pot sauce; 간장소스 = soy sauce dressing; 갈비양념 = rib marinade; 크림소스 = cream sauce; 짜장소스 = black bean sauce; 카레 = curry + 3분|분말|고형|레토르트|즉석|매운맛|순한맛
not: 소스통; 소스볼; 소스병; 소스용기; 소스종지; 리소스; 소스팬; 고추장찌개; 된장찌개; 고추장불고기; 된장국; 소스디스펜서; 카레접시; 와사비맛; 오픈소스; 된장식; 된장갑; 된장비

+ sausage
ko: 소시지 = sausage; 소세지 = sausage; 비엔나소시지 = Vienna sausage; 살라미 = salami; 초리조 = chorizo; 후랑크소시지 = frankfurter sausage; 페퍼로니 = pepperoni; 닭가슴살소시지 = chicken sausage; 순대 = Korean blood sausage; 천하장사 = fish sausage; 비엔나 = Vienna sausage + 햄|소시지|줄줄이; 핫바 = sausage bar; 수제소시지 = sausage; 부어스트 = sausage + 브랏|소시지|독일; 킬바사 = kielbasa sausage; 프랑크소시지 = frankfurter sausage; 맥스봉 = fish sausage; 후랑크 = frankfurter sausage; 모르타델라 = mortadella; 병천순대 = Korean blood sausage; 닭가슴살소세지 = chicken sausage
not: 소시지빵; 순대국; 순대볶음; 소시지강아지; 소시지장난감; 순대국밥

+ scallop
ko: 가리비 = scallop; 관자 = scallop meat; 가리비관자 = scallop meat; 키조개관자 = pen shell scallop meat; 홍가리비 = scallop; 건관자 = dried scallop; 냉동관자 = frozen scallop meat; 자숙가리비 = cooked scallop
not: 관자놀이; 가리비껍데기; 가리비젓

+ sea-invertebrate
ko: 해삼 = sea cucumber; 성게 = sea urchin; 멍게 = sea squirt; 해파리 = jellyfish; 미더덕 = sea squirt; 건해삼 = dried sea cucumber; 우니 = sea urchin + 성게|생|해수|북해도|염수; 염장해파리 = salted jellyfish; 성게소 = sea urchin; 해파리냉채 = seasoned jellyfish; 개불 = spoon worm seafood; 오만둥이 = sea squirt
not: 해파리무드등; 해파리인형; 해파리어항; 해삼인형; 해파리가발

+ seaweed-snack
ko: 김 = seaweed laver + 도시락|조미|재래|구운|김밥|돌|곱창|파래|광천|대천|전장|포; 미역 = wakame seaweed; 다시마 = kelp; 도시락김 = roasted seasoned seaweed; 김밥김 = seaweed sheets; 조미김 = seasoned seaweed; 김자반 = seasoned seaweed flakes; 구운김 = roasted seaweed; 톳 = hijiki seaweed + 건|염장|국내산|나물; 파래김 = seaweed laver; 곱창김 = seaweed laver; 돌김 = seaweed laver; 매생이 = seaweed; 꼬시래기 = seaweed; 돌자반 = seasoned seaweed flakes; 자른미역 = cut dried wakame; 스피루리나 = spirulina; 클로렐라 = chlorella; 미역줄기 = seaweed stems; 건미역 = dried wakame; 김부각 = fried seaweed snack; 김스낵 = seaweed snack; 쌈다시마 = salted kelp; 재래김 = seaweed laver; 생김 = raw seaweed laver; 김가루 = seaweed flakes; 해조류 = seaweed; 감태 = seaweed; 염장미역 = salted wakame
not: 미역국; 다시마환; 다시마식초; 스피루리나정; 매생이국; 미역비누; 감태추출물

+ semolina-groats
ko: 세몰리나 = semolina; 폴렌타 = polenta; 콘밀 = cornmeal; 쿠스쿠스 = couscous; 불구르 = bulgur; 듀럼세몰리나 = durum semolina; 그리츠 = corn grits; 불거 = bulgur + 밀|불구르; 세몰리나가루 = semolina; 벌거 = bulgur + 밀

+ shark-ray
ko: 상어고기 = shark meat; 가오리 = ray fish + 찜|회|손질|냉동|무침|날개|건; 샥스핀 = shark fin; 돔배기 = shark meat; 홍어회 = skate fish; 건가오리 = dried ray

+ shrimp
ko: 새우 = shrimp; 칵테일새우 = cocktail shrimp; 흰다리새우 = vannamei shrimp; 대하 = jumbo shrimp + 자연산|생|kg|냉동|새우; 새우살 = shrimp meat; 건새우 = dried shrimp; 블랙타이거새우 = black tiger shrimp; 자숙새우 = cooked shrimp; 독도새우 = shrimp; 냉동새우 = frozen shrimp; 새우튀김 = breaded shrimp; 감바스새우 = shrimp meat; 보리새우 = dried shrimp; 두절새우 = headless shrimp; 왕새우 = king prawn; 초밥새우 = sushi shrimp; 홍새우 = red shrimp; 간장새우 = soy-marinated shrimp; 블랙타이거 = black tiger shrimp + 새우|손질|kg; 손질새우 = peeled shrimp; 마른새우 = dried shrimp; 새우까스 = breaded shrimp patty
not: 새우깡; 새우젓; 새우칩; 새우등; 새우볶음밥; 새우만두; 새우사료; 새우버거; 새우어항; 체리새우; 새우통발; 새우인형; 새우미끼; 새우탕; 새우가루; 새우링; 생이새우; 새우칼; 새우카드

+ soup
ko: 스프 = soup + 크림|양송이|옥수수|즉석|분말|토마토|오뚜기|감자; 수프 = soup + 크림|양송이|옥수수|즉석|분말|토마토|컵; 사골곰탕 = beef bone soup; 육수 = soup stock + 사골|멸치|냉면|한알|코인|팩|동전|샤브|분말; 다시팩 = soup stock bag; 동전육수 = soup stock tablet; 코인육수 = soup stock tablet; 미역국 = seaweed soup; 곰탕 = beef bone soup; 치킨스톡 = chicken stock; 국물팩 = soup stock bag; 사골육수 = beef bone broth; 미소된장국 = miso soup; 삼계탕 = ginseng chicken soup; 부대찌개 = sausage stew; 갈비탕 = beef rib soup; 김치찌개 = kimchi stew; 육개장 = spicy beef soup; 설렁탕 = beef bone soup; 비프스톡 = beef stock; 된장찌개 = soybean paste stew; 감자탕 = pork bone soup; 추어탕 = loach soup; 순대국 = blood sausage soup; 북어국 = dried pollock soup; 즉석국 = instant soup; 다시다 = soup stock seasoning; 우거지국 = cabbage soup; 해장국 = hangover soup; 도가니탕 = beef knee soup; 소고기무국 = beef radish soup; 조개다시다 = soup stock seasoning; 멸치육수 = anchovy stock; 육수한알 = soup stock tablet; 양송이스프 = mushroom soup; 크림스프 = cream soup; 된장국 = soybean paste soup; 매운탕 = spicy fish stew; 전골 = hot pot meal; 샤브샤브 = hot pot meal + 밀키트|세트; 밀푀유나베 = hot pot meal; 곰국 = beef bone soup; 순두부찌개 = soft tofu stew
not: 육수망; 육수통; 곰탕그릇; 설렁탕그릇; 수프볼; 스프볼; 스프링; 전골냄비; 육수기; 곰탕파우치; 스프레이; 전골팬; 육수냄비; 스프컵; 스프그릇; 수프컵; 수프그릇; 스프라이트; 삼계탕그릇; 삼계탕재료; 전골그릇; 샤브샤브냄비

+ soy-sauce
ko: 간장 = soy sauce; 진간장 = soy sauce; 양조간장 = brewed soy sauce; 국간장 = soup soy sauce; 조선간장 = soup soy sauce; 쯔유 = tsuyu soy sauce; 맛간장 = seasoned soy sauce; 노두유 = dark soy sauce; 어간장 = fish soy sauce; 회간장 = sashimi soy sauce; 계란간장 = seasoned soy sauce; 노추 = dark soy sauce; 생추 = light soy sauce; 글루텐프리간장 = gluten-free soy sauce
not: 간장게장; 간장종지; 간장소스; 간장새우; 간장병; 간장치킨; 간장용기; 간장통; 생추정; 간장불고기; 간장찜닭; 공간장식; 공간장; 시간장

+ soya-palm-oil
ko: 콩기름 = soybean oil; 식용유 = cooking oil; 대두유 = soybean oil; 팜유 = palm oil; 옥수수유 = corn oil; 옥수수기름 = corn oil; 땅콩기름 = peanut oil; 팜오일 = palm oil; 튀김유 = frying oil; 레드팜오일 = red palm oil; 옥배유 = corn oil
not: 식용유통; 식용유병; 식용유거름

+ spice-mix
ko: 카레가루 = curry powder; 커리파우더 = curry powder; 시즈닝 = seasoning mix; 가람마살라 = garam masala; 카레분말 = curry powder; 오향분 = five spice powder; 타코시즈닝 = taco seasoning; 스테이크시즈닝 = steak seasoning; 고체카레 = curry block; 라면스프 = instant noodle seasoning powder; 케이준시즈닝 = Cajun seasoning; 마라분말 = mala seasoning; 케이준파우더 = Cajun seasoning; 떡볶이분말 = tteokbokki seasoning powder; 양념분말 = seasoning powder; 바베큐럽 = barbecue rub; 마살라 = masala spice mix; 향신료세트 = spice set; 향신료 = spice + 세트|믹스|혼합; 바베큐시즈닝 = barbecue seasoning; 양념가루 = seasoning powder; 고형카레 = curry block; 조미료 = seasoning + 미원|천연|만능|분말|표고; 천연조미료 = natural seasoning; 미원 = monosodium glutamate seasoning; 치즈시즈닝 = cheese seasoning powder; 후리가께 = rice seasoning; 후리카케 = rice seasoning; 마늘양념 = seasoning; 주먹밥후리가케 = rice seasoning; 뿌링클가루 = seasoning powder
not: 조미료통; 조미료정리; 시즈닝통; 시즈닝육포; 시즈닝캐스트; 조미료선반; 조미료케이스; 조미료용기

+ spinach
ko: 시금치 = spinach; 포항초 = spinach; 냉동시금치 = frozen spinach; 시금치가루 = spinach powder; 섬초 = spinach + 시금치|신안|비금도; 베이비시금치 = baby spinach
not: 시금치씨앗; 시금치면; 시금치무침

+ squid
ko: 오징어 = squid; 마른오징어 = dried squid; 진미채 = seasoned shredded squid; 갑오징어 = cuttlefish; 한치 = squid + 손질|건|냉동|회|제주|반건조; 반건조오징어 = semi-dried squid; 손질오징어 = cleaned squid; 오징어링 = squid ring; 오징어채 = shredded squid; 건오징어 = dried squid; 꼴뚜기 = baby squid; 버터구이오징어 = roasted squid; 대왕오징어 = giant squid; 깔라마리 = squid ring; 냉동오징어 = frozen squid; 오징어다리 = squid tentacle; 맥반석오징어 = roasted squid; 가문어 = dried squid; 통오징어 = whole squid
not: 오징어게임; 오징어땅콩; 오징어루어; 오징어에기; 오징어볶음소스; 오징어젓; 오징어집; 오징어순대; 오징어먹물; 오징어튀김; 오징어인형; 오징어집어등; 한치로드; 한치낚시

+ starch
ko: 감자전분 = potato starch; 옥수수전분 = corn starch; 타피오카전분 = tapioca starch; 전분가루 = starch; 고구마전분 = sweet potato starch; 전분 = starch + 감자|옥수수|타피오카|고구마|kg|밀|변성; 타피오카펄 = tapioca pearls; 녹말가루 = starch; 칡전분 = arrowroot starch; 콘스타치 = corn starch; 밀전분 = wheat starch; 도토리전분 = acorn starch; 이눌린 = inulin
not: 전분당; 전분빨대; 전분용기; 이눌린캡슐

+ stone-fruit
ko: 복숭아 = peach fruit; 천도복숭아 = nectarine; 자두 = plum fruit; 살구 = apricot + 생|kg|건|국내산|말린|과일; 건살구 = dried apricot; 황도 = yellow peach; 백도 = white peach; 황도통조림 = canned peach; 건푸룬 = prune; 건자두 = prune; 복숭아통조림 = canned peach; 매실 = green plum + 청|황|생|kg|광양|남고; 딱딱이복숭아 = peach fruit; 청매실 = green plum; 플럼코트 = plumcot; 신비복숭아 = nectarine; 납작복숭아 = flat peach; 백도통조림 = canned peach; 냉동복숭아 = frozen peach; 체리자두 = plum fruit; 납작살구 = apricot; 피자두 = plum fruit; 앵두 = cherry plum fruit + 생|kg|냉동
not: 복숭아아이스티; 매실청; 매실액; 복숭아나무; 매실주; 복숭아향; 살구씨; 매실장아찌; 복숭아인형; 매실원액; 복숭아젤리; 매실차; 복숭아묘목; 황도복숭아빙수; 살구오일; 자두나무; 매실나무; 살구빛; 살구색; 자두청; 복숭아맛; 복숭아주스; 앵두전구

+ strawberry
ko: 생딸기 = fresh strawberry; 딸기 = strawberry + 설향|금실|kg|g|냉동|생|킹스베리|죽향|비타베리|논산|산지직송; 냉동딸기 = frozen strawberry; 설향딸기 = fresh strawberry; 딸기퓨레 = strawberry puree; 건딸기 = dried strawberry; 킹스베리 = fresh strawberry; 논산딸기 = fresh strawberry; 딸기다이스 = frozen strawberry
not: 딸기잼; 딸기우유; 딸기모종; 딸기청; 딸기젤리; 딸기향; 딸기케이크; 딸기시럽; 딸기맛; 딸기모찌; 딸기쿠키; 산딸기; 딸기라떼; 딸기인형; 딸기초코; 뱀딸기; 딸기바구니; 딸기용기; 딸기박스; 딸기코; 딸기패턴; 딸기원피스; 딸기키링

+ sugar
ko: 설탕 = sugar; 백설탕 = white sugar; 흑설탕 = brown sugar; 황설탕 = brown sugar; 슈가파우더 = icing sugar; 각설탕 = sugar cubes; 유기농설탕 = organic cane sugar; 비정제설탕 = unrefined cane sugar; 원당 = raw cane sugar + 설탕|유기농|비정제|사탕수수|kg; 분당 = icing sugar + 슈가파우더|제과|베이킹; 코코넛슈가 = coconut sugar; 사탕수수원당 = raw cane sugar; 마스코바도 = muscovado sugar; 스틱설탕 = sugar sticks; 팜슈가 = palm sugar; 갈색설탕 = brown sugar; 빙당 = rock sugar; 자일로스설탕 = sugar with xylose; 포도당 = glucose; 우박설탕 = pearl sugar
not: 설탕통; 설탕왁스; 설탕병; 설탕공예; 설탕용기; 포도당캔디; 분당구; 설탕뽑기; 무설탕; 설탕단지; 설탕그릇; 설탕집게; 설탕시럽; 설탕스푼

+ sunflower-oil
ko: 해바라기유 = sunflower oil; 해바라기씨유 = sunflower oil; 홍화씨유 = safflower oil; 면실유 = cottonseed oil; 해바라기오일 = sunflower oil; 해바라기씨오일 = sunflower oil; 홍화유 = safflower oil

+ sweet-potato
ko: 고구마 = sweet potato; 꿀고구마 = sweet potato; 군고구마 = roasted sweet potato; 밤고구마 = sweet potato; 호박고구마 = sweet potato; 고구마말랭이 = dried sweet potato; 마 = yam + 생마|장마|참마|둥근마|안동; 토란 = taro; 참마 = yam; 베니하루카 = sweet potato; 해남고구마 = sweet potato; 돼지감자 = Jerusalem artichoke; 카사바 = cassava; 고구마큐브 = sweet potato cubes; 자색고구마 = purple sweet potato; 야콘 = yacon; 황토고구마 = sweet potato; 아이스군고구마 = frozen roasted sweet potato; 산마 = yam; 고구마무스 = sweet potato mousse; 생칡 = arrowroot; 냉동고구마 = frozen sweet potato
not: 고구마칩; 고구마전분; 고구마순; 고구마스틱; 고구마케이크; 고구마라떼; 돼지감자차; 고구마줄기; 고구마통; 군고구마기계; 고구마가루; 군고구마통; 고구마피자; 군고구마냄비; 고구마모종; 고구마구이; 토란대; 고구마박스; 카사바칩; 고구마빵; 고구마치즈; 고구마인형; 고구마트릿; 산마루; 고구마맛탕; 고구마튀김; 고구마깡; 돼지감자즙; 토란국; 고구마츄; 야콘즙; 고구마당면

+ sweetcorn
ko: 초당옥수수 = sweetcorn; 옥수수 = sweetcorn + 찰|초당|통조림|대학|냉동|kg|개입|캔|괴산|찐|스위트|삶은|미백; 스위트콘 = canned sweetcorn; 찰옥수수 = waxy corn on the cob; 옥수수콘 = canned sweetcorn; 옥수수통조림 = canned sweetcorn; 냉동옥수수 = frozen sweetcorn; 베이비콘 = baby corn; 대학찰옥수수 = waxy corn on the cob; 찐옥수수 = cooked corn on the cob; 영콘 = baby corn; 괴산옥수수 = corn on the cob; 콘옥수수 = canned sweetcorn; 캔옥수수 = canned sweetcorn; 미백찰옥수수 = waxy corn on the cob
not: 옥수수차; 옥수수수염차; 옥수수가루; 옥수수전분; 옥수수씨앗; 옥수수기름; 옥수수면; 옥수수뻥튀기; 옥수수모종; 옥수수스프; 옥수수과자; 옥수수수염; 초당옥수수씨앗; 옥수수칼; 옥수수당; 옥수수식이섬유; 옥수수수프; 옥수수유; 옥수수홀더

+ sweetener
ko: 스테비아 = stevia sweetener; 알룰로스 = allulose sweetener; 에리스리톨 = erythritol; 나한과 = monk fruit sweetener; 대체당 = sweetener; 자일로스 = xylose sweetener; 자일리톨가루 = xylitol; 감미료 = sweetener; 몽크푸르트 = monk fruit sweetener; 천연감미료 = sweetener; 설탕대체 = sweetener; 뉴슈가 = saccharin sweetener; 스테비아가루 = stevia sweetener; 사카린 = saccharin; 당원 = saccharin sweetener + 감미료|뉴슈가|g; 아스파탐 = aspartame; 에리스리톨스테비아 = sweetener; 수크랄로스 = sucralose; 자일리톨분말 = xylitol
not: 스테비아토마토; 스테비아커피; 스테비아방울토마토; 스테비아모종; 알룰로스초콜릿; 스테비아씨앗; 스테비아소주; 나한과차; 스테비아대추방울토마토

+ syrup-sugar
ko: 메이플시럽 = maple syrup; 올리고당 = oligosaccharide syrup; 물엿 = starch syrup; 조청 = rice syrup; 아가베시럽 = agave syrup; 시럽 = syrup + 바닐라|커피|카라멜|설탕|슈가|헤이즐넛|1883|모닌|흑당|음료|메이플; 바닐라시럽 = vanilla syrup; 흑당시럽 = brown sugar syrup; 쌀조청 = rice syrup; 당밀 = molasses; 요리당 = cooking syrup; 설탕시럽 = sugar syrup; 알룰로스시럽 = allulose syrup; 카라멜시럽 = caramel syrup; 커피시럽 = coffee syrup; 헤이즐넛시럽 = hazelnut syrup; 콘시럽 = corn syrup; 프락토올리고당 = oligosaccharide syrup; 아가베 = agave syrup + 시럽|블루|유기농|라이트; 모닌시럽 = flavoured syrup; 1883시럽 = flavoured syrup; 슈가시럽 = sugar syrup; 도라지조청 = bellflower root syrup; 대추시럽 = date syrup; 과일시럽 = fruit syrup; 캐러멜소스 = caramel sauce; 카라멜소스 = caramel sauce
not: 시럽통; 시럽펌프; 시럽병; 감기시럽; 시럽디스펜서; 틴트시럽; 시럽약; 조청유과; 커피시럽펌프

+ tomato
ko: 토마토 = tomato; 방울토마토 = cherry tomato; 대추방울토마토 = cherry tomato; 완숙토마토 = tomato; 스테비아토마토 = sweetened tomato; 대저토마토 = tomato; 썬드라이토마토 = sun-dried tomato; 짭짤이토마토 = tomato; 다이스토마토 = canned chopped tomato; 토마토통조림 = canned tomato; 찰토마토 = tomato; 송이토마토 = vine tomato; 컬러방울토마토 = cherry tomato; 선드라이토마토 = sun-dried tomato; 스테비아방울토마토 = sweetened cherry tomato; 대추토마토 = cherry tomato; 대저짭짤이토마토 = tomato; 흑토마토 = tomato; 토망고 = sweetened cherry tomato; 샤인토마토 = cherry tomato; 토마토다이스 = canned chopped tomato; 캔토마토 = canned tomato
not: 토마토씨앗; 토마토모종; 토마토주스; 토마토즙; 토마토지지대; 토마토스프; 토마토수프; 토마토스파게티; 토마토파스타; 토마토칼; 토마토쥬스; 토마토식초; 토마토집게; 토마토인형; 토마토분말; 토마토절단기; 토마토슬라이서; 토마토젤리; 토마토음료

+ tomato-paste
ko: 토마토페이스트 = tomato paste; 토마토퓨레 = tomato puree; 토마토퓌레 = tomato puree; 파사타 = tomato passata; 토마토패이스트 = tomato paste; 파싸타 = tomato passata

+ trout
ko: 송어 = trout; 무지개송어 = rainbow trout; 송어회 = raw trout; 훈제송어 = smoked trout; 송어필렛 = trout fillet
not: 송어낚시; 송어루어; 송어플라이; 송어로드; 송어스푼

+ tuna
ko: 참치 = tuna; 참치캔 = canned tuna; 참치통조림 = canned tuna; 냉동참치 = frozen tuna; 참다랑어 = bluefin tuna; 눈다랑어 = bigeye tuna; 살코기참치 = canned tuna; 고추참치 = canned tuna; 참치회 = raw tuna; 가다랑어포 = dried bonito flakes; 가쓰오부시 = dried bonito flakes; 동원참치 = canned tuna; 야채참치 = canned tuna; 참치뱃살 = tuna belly; 가츠오부시 = dried bonito flakes; 황다랑어 = yellowfin tuna; 라이트스탠다드참치 = canned tuna; 참치파우치 = tuna pouch; 참치타다끼 = tuna tataki; 참치블럭 = tuna loin
not: 참치액; 참치마요; 참치김치찌개; 참치쌈장; 참치선물세트; 참치간식; 참치죽; 참치낚시; 참치츄르; 고양이참치; 참치인형; 참치로드; 참치트릿; 참치칼; 참치액젓; 가쓰오부시우동; 참치크래커; 참치비빔밥; 참치기름짜개

+ turkey-meat
ko: 칠면조 = turkey meat; 칠면조고기 = turkey meat; 칠면조다리 = turkey leg; 칠면조가슴살 = turkey breast; 통칠면조 = whole turkey; 터키햄칠면조 = turkey ham
not: 칠면조힘줄; 칠면조트릿; 칠면조사료; 칠면조목뼈; 칠면조인형; 칠면조껌

+ turmeric
ko: 강황 = turmeric; 강황가루 = turmeric powder; 울금 = turmeric + 가루|진도|분말|국내산; 사프란 = saffron; 샤프란향신료 = saffron; 강황분말 = turmeric powder; 울금가루 = turmeric powder; 터메릭 = turmeric; 강황파우더 = turmeric powder; 사프론 = saffron
not: 강황환; 강황밥; 강황추출물; 강황캡슐; 사프란볼루; 강황비누; 강황크림; 울금환; 강황오일; 강황젤리; 강황커큐민

+ vanilla
ko: 바닐라빈 = vanilla bean; 바닐라파우더 = vanilla powder; 바닐라빈페이스트 = vanilla bean paste; 바닐라빈파우더 = vanilla powder; 바닐라페이스트 = vanilla paste; 바닐라분말 = vanilla powder; 마다가스카르바닐라 = vanilla bean; 바닐라빈씨드 = vanilla seeds
not: 바닐라빈라떼; 바닐라빈시럽; 바닐라빈아이스크림; 바닐라빈향; 바닐라파우더향; 바닐라빈라떼파우더

+ vegetable-oil-other
ko: 참기름 = sesame oil; 들기름 = perilla oil; 아르간오일 = argan oil; 호호바오일 = jojoba oil; 코코넛오일 = coconut oil; 아보카도오일 = avocado oil; 포도씨유 = grapeseed oil; 피마자유 = castor oil; 아마씨유 = linseed oil; 캐스터오일 = castor oil; 생들기름 = perilla oil; MCT오일 = MCT oil; 로즈힙오일 = rosehip oil; 스위트아몬드오일 = sweet almond oil; 햄프씨드오일 = hemp seed oil; 아마인유 = linseed oil; 동백오일 = camellia oil; 트러플오일 = truffle oil; 고추기름 = chilli oil; 호두오일 = walnut oil; 마카다미아오일 = macadamia oil; 시어버터 = shea butter; 현미유 = rice bran oil; 아몬드오일 = almond oil; 님오일 = neem oil; 아보카도유 = avocado oil; 미강유 = rice bran oil; 대마종자유 = hemp seed oil; 오동나무오일 = tung oil; 텅오일 = tung oil; 달맞이꽃종자유 = evening primrose oil; 아마씨오일 = linseed oil; 녹차씨오일 = tea seed oil; 쉐어버터 = shea butter; 카카오오일 = cocoa oil; 기름세트 = edible oil gift set; 참기름선물세트 = sesame oil gift set; 블랙커민씨드오일 = black cumin seed oil; 동백기름 = camellia oil; 산초기름 = Chinese pepper oil; 호두기름 = walnut oil; 라유 = chilli oil; 파기름 = scallion oil
not: 참기름병; 들기름병; 코코넛오일비누; 시어버터핸드크림; 시어버터비누; 참기름짜는; 시어버터크림; 시어버터바디; 아르간오일샴푸; 아르간오일트리트먼트; 동백오일샴푸; 들기름막국수; 파라유; 들기름김; 헤어아르간오일

+ walnut
ko: 호두 = walnut + 깐|생|구운|피|반태|kg|분태|견과|알|캘리포니아|미국산; 잣 = pine nut + 가평|황|백|국산|kg|홍천|알; 피칸 = pecan; 구운호두 = roasted walnut; 은행 = ginkgo nut + 깐|알|껍질|열매|피|국산|냉동; 깐호두 = shelled walnut; 생호두 = shelled walnut; 호두분태 = walnut pieces; 구운피칸 = roasted pecan; 피호두 = walnut in shell; 호두반태 = walnut halves; 가평잣 = pine nut; 황잣 = pine nut; 백잣 = pine nut; 깐은행 = ginkgo nut; 호두정과 = candied walnut; 피칸정과 = candied pecan; 생피칸 = raw pecan; 피잣 = pine nut in shell; 은행알 = ginkgo nut; 피칸분태 = pecan pieces
not: 호두까기; 호두과자; 호두파이; 호두나무; 피칸파이; 호두나무원목; 호두마루; 호두강정; 호두오일; 호두인형; 은행나무; 은행잎; 은행원; 호두원목; 오프피칸; 호두목; 호두우드; 피칸나무; 잣나무; 호두기름; 잣죽

+ wheat
ko: 통밀 = wheat; 밀쌀 = wheat grain; 듀럼밀 = durum wheat; 스펠트밀 = spelt; 호라산밀 = khorasan wheat; 밀 = wheat + 종자|원맥|앉은뱅이|사료용|제분용|통곡물; 우리밀통밀 = wheat; 귀족호라산밀 = khorasan wheat; 엠머밀 = emmer wheat; 사료용밀 = feed wheat
not: 통밀빵; 통밀가루; 통밀쿠키; 통밀크래커; 통밀식빵; 통밀파스타; 통밀과자; 통밀베이글; 통밀또띠아; 통밀모닝빵; 통밀스콘; 통밀국수; 통밀면; 통밀건빵; 통밀비스킷; 통밀당; 통밀참크래커; 통밀난

+ whitefish
ko: 명태 = pollock; 동태 = frozen pollock; 코다리명태 = semi-dried pollock; 동태포 = pollock fillet; 명태살 = pollock fillet; 동태전 = pollock fillet in batter; 손질동태 = frozen pollock; 명태포 = pollock fillet; 생태 = pollock + 찌개|손질|생물|탕|알; 동태탕용 = frozen pollock; 절단동태 = frozen pollock; 헤이크 = hake fillet; 명태순살 = pollock fillet; 화이트피쉬 = white fish fillet; 명엽채 = seasoned pollock strips
not: 명태회무침; 명태트릿; 명태머리; 명태껍질; 동태찌개밀키트; 명태곤이; 명태회; 명태간장; 명태껍데기; 명태알; 명태젓; 생태계; 생태학

+ yeast
ko: 이스트 = yeast + 드라이|인스턴트|사프|제빵|생|세미|saf|베이킹; 드라이이스트 = dry yeast; 베이킹파우더 = baking powder; 인스턴트드라이이스트 = instant dry yeast; 맥주효모 = brewer's yeast; 생이스트 = fresh yeast; 효모 = yeast + 와인|맥주|제빵|뉴트리셔널|발효|영양; 뉴트리셔널이스트 = nutritional yeast; 와인효모 = wine yeast; 영양효모 = nutritional yeast; 누룩 = fermentation starter; 팽창제 = baking powder; 천연발효종 = sourdough starter; 세미드라이이스트 = dry yeast
not: 맥주효모샴푸; 맥주효모환; 맥주효모정; 맥주효모분말팩; 누룩소금; 누룩크림; 맥주효모비오틴; 누룩소스; 이스트팩; 누룩막걸리; 효모에센스; 누룩앰플; 맥주효모린스

+ yogurt
ko: 요거트 = yogurt; 그릭요거트 = Greek yogurt; 요구르트 = yogurt drink; 플레인요거트 = plain yogurt; 요플레 = yogurt; 마시는요거트 = drinking yogurt; 무가당요거트 = unsweetened yogurt; 떠먹는요거트 = yogurt; 그릭요구르트 = Greek yogurt; 짜먹는요거트 = yogurt pouch; 스키르 = skyr; 요거트분말 = yogurt powder; 야쿠르트 = yogurt drink; 요거트파우더 = yogurt powder; 무가당그릭요거트 = Greek yogurt; 액티비아 = yogurt; 비요뜨 = yogurt; 마시는요구르트 = drinking yogurt
not: 요거트메이커; 그릭요거트메이커; 요거트볼; 요거트컵; 요거트아이스크림; 요거트제조기; 요구르트제조기; 요거트용기; 요거트유산균; 요거트젤리; 요거트종균; 요거트맛; 그릭요거트제조기; 요거트스푼; 요거트팩; 요거트통; 요거트유청분리기; 그릭요거트유청; 요거트만들기; 요거트스타터; 요거트병; 요거트드레싱; 야쿠르트맛; 요거트트릿; 동결건조요거트; 요거트바크; 요거트큐브

+ ankle-boot
ko: 부츠 = boot; 앵클부츠 = ankle boot; 등산화 = hiking boot; 워커 = combat boot; 첼시부츠 = chelsea boot; 안전화 = safety shoe; 롱부츠 = long boot; 방한화 = winter boot; 패딩부츠 = padded winter boot; 어그부츠 = fur-lined boot; 방한부츠 = winter boot; 니하이부츠 = knee-high boot; 털부츠 = fur-lined boot; 작업화 = work boot; 전투화 = combat boot; 미들부츠 = mid-calf boot; 웨스턴부츠 = western boot; 스노우부츠 = snow boot; 하이탑 = high-top sneaker; 트레킹화 = trekking shoe; 양털부츠 = sheepskin-lined boot; 삭스부츠 = sock boot; 하이탑스니커즈 = high-top sneaker; 군화 = combat boot; 롱부츠싸이하이 = thigh-high boot; 싸이하이부츠 = thigh-high boot; 라이더부츠 = biker boot; 털신 = winter shoe; 승마부츠 = riding boot; 용접화 = welding boot; 바이크부츠 = motorcycle boot
not: 부츠컷; 스키부츠; 레인부츠; 보드부츠; 부츠키퍼; 부츠워머; 실내워커; 보행워커; 스트리트워커; 부츠건조기; 네트워커; 워커힐; 부츠보관; 아기부츠; 유아워커; 파워커버; 파워커

+ baby-shoe
ko: 걸음마신발 = baby first walker shoe; 아기신발 = baby shoe; 보행기신발 = baby pre-walker shoe; 유아신발 = toddler shoe; 아기샌들 = baby sandal; 걸음마운동화 = baby first walker shoe; 삑삑이신발 = squeaky toddler shoe; 신생아신발 = newborn shoe; 아기운동화 = baby sneaker; 아기구두 = baby shoe; 아기부츠 = baby boot; 베이비슈즈 = baby shoe; 보행기화 = baby pre-walker shoe; 아기실내화 = baby slipper

+ backpack
ko: 백팩 = backpack; 배낭 = backpack; 등산배낭 = hiking backpack; 노트북백팩 = laptop backpack; 책가방 = school backpack; 여행용백팩 = travel backpack; 미니백팩 = mini backpack; 등산가방 = hiking backpack; 아동백팩 = children's backpack; 캠핑배낭 = camping backpack; 학생가방 = school backpack; 초등학생책가방 = school backpack; 유치원가방 = children's backpack; 군용배낭 = military backpack; 스트링백 = drawstring backpack; 러닝베스트 = running hydration vest; 짐색 = drawstring backpack; 소풍가방 = children's backpack; 색 = backpack + 등산|배낭|트레일; 트레일러닝조끼 = running hydration vest; 란도셀 = school backpack; 어린이집가방 = children's backpack; 하이드레이션백 = hydration backpack
not: 색상; 배낭커버; 배낭레인커버; 색깔

+ flip-flop
ko: 쪼리 = flip-flop; 플립플랍 = flip-flop; 조리샌들 = flip-flop; 조리슬리퍼 = flip-flop; 비치쪼리 = beach flip-flop; 플립플롭 = flip-flop; 통쪼리 = flip-flop; 게다 = Japanese wooden sandal + 나막신|일본|유카타

+ football-boot
ko: 축구화 = football boot; 골프화 = golf shoe; 풋살화 = futsal shoe; 야구화 = baseball shoe; 스파이크화 = spiked shoe; 육상화 = athletics spike shoe; 육상스파이크 = athletics spike shoe; 터프화 = turf football shoe; 사이클화 = cycling shoe; 클릿슈즈 = cycling shoe; 자전거클릿슈즈 = cycling shoe; 로드클릿슈즈 = cycling shoe; 골프슈즈 = golf shoe
not: 축구화가방; 축구화끈; 골프화주머니; 골프화파우치; 골프화스파이크; 축구화주머니; 골프화가방

+ handbag
ko: 핸드백 = handbag; 숄더백 = shoulder bag; 크로스백 = crossbody bag; 클러치백 = clutch bag; 메신저백 = messenger bag; 토트백 = tote handbag; 호보백 = hobo bag; 미니백 = mini bag; 버킷백 = bucket bag; 체인백 = chain shoulder bag; 여성가방 = women's bag; 슬링백 = sling bag; 서류가방 = briefcase; 슬링백가방 = sling bag; 가방 = bag + 여성|숄더|크로스|명품|핸드백|데일리|가죽|토트|레더|미니; 클러치 = clutch bag + 가방|백|여성|파티|남성|손잡이|가죽; 핸드폰가방 = phone crossbody bag; 미니크로스백 = mini crossbody bag; 보스턴백가죽 = leather boston bag; 왕골가방 = straw bag; 라탄백 = rattan bag; 뜨개가방 = crocheted bag; 사첼백 = satchel; 니트백 = knitted bag; 쇼퍼백가죽 = leather shopper bag; 사코슈백 = sacoche crossbody bag; 포쉐트 = small crossbody bag; 파티백 = evening bag; 퀼팅백 = quilted bag; 사각백 = handbag; 토드백 = tote handbag; 패딩백 = padded bag; 바게트백 = baguette shoulder bag; 남성가방 = men's bag; 크로스가방 = crossbody bag; 슬림백 = slim crossbody bag; 미니토트백 = mini tote handbag; 남자가방 = men's bag; 비즈백 = beaded bag; 여자가방 = women's bag
not: 오토바이클러치; 클러치레버; 클러치판; 클러치케이블; 가방걸이; 가방끈; 가방고리; 슬링백펌프스; 슬링백힐; 슬링백슈즈; 가방스트랩; 가방정리; 클러치디스크; 스타워즈클러치; 슬링백샌들; 슬링백구두

+ insole
ko: 깔창 = insole; 신발깔창 = shoe insole; 키높이깔창 = height increasing insole; 뒤꿈치패드 = heel pad; 평발깔창 = arch support insole; 인솔 = insole + 신발|깔창|기능성|아치|메모리폼; 기능성깔창 = functional insole; 발바닥패드 = forefoot pad; 뒷꿈치패드 = heel pad; 족저근막염깔창 = arch support insole; 구두패드 = shoe pad; 실리콘깔창 = silicone insole; 쿠션깔창 = cushion insole; 발열깔창 = heated insole; 발보호패드 = forefoot pad; 온열깔창 = heated insole; 뒷꿈치보호 = heel pad; 메모리폼깔창 = memory foam insole; 군대깔창 = insole; 에어깔창 = air insole; 신발패드 = shoe pad

+ rain-boot
ko: 장화 = rubber boot; 레인부츠 = rain boot; 고무장화 = rubber boot; 아동장화 = children's rain boot; 안전장화 = safety rubber boot; 방수장화 = rubber boot; 주방장화 = kitchen rubber boot; 농사용장화 = farm rubber boot; 숏레인부츠 = short rain boot; 첼시레인부츠 = rain boot; 장화신발 = rubber boot; 어린이장화 = children's rain boot; 물장화 = rubber boot; 유아장화 = children's rain boot; 롱레인부츠 = long rain boot
not: 가슴장화; 바지장화; 장화신은; 장화홍련; 에어장화

+ sandal
ko: 샌들 = sandal; 슬라이드 = slide sandal + 슬리퍼|샌들|남성|여성|쿠션; 아쿠아슈즈 = aqua shoe; 뮬 = mule shoe + 여성|샌들|슬리퍼|구두|블로퍼|힐; 크록스 = clog; 블로퍼 = backless loafer mule; 에스파드류 = espadrille; 통굽샌들 = platform sandal; 스트랩샌들 = strap sandal; 스포츠샌들 = sports sandal; 클로그 = clog; 웨지샌들 = wedge sandal; 글래디에이터샌들 = gladiator sandal; 고무신 = rubber shoe; 아동샌들 = children's sandal; 여성샌들 = women's sandal; 젤리슈즈 = jelly shoe; 비치샌들 = beach sandal; 쿠션샌들 = cushioned sandal; 워터슈즈 = aqua shoe; 물놀이신발 = aqua shoe; 플랫폼샌들 = platform sandal; 힐샌들 = heeled sandal; 뮬샌들 = mule sandal; 나막신 = wooden clog; 웨지힐 = wedge heel shoe; 사보 = clog + 슬리퍼|슈즈|여성; 등산샌들 = hiking sandal; 주방신발 = kitchen clog; 조리화 = kitchen clog; 주방화 = kitchen clog; 아동크록스 = children's clog; 슬링백샌들 = slingback sandal
not: 크록스참; 크록스파츠; 크록스지비츠; 샌들우드; 고무신끈; 크록스악세사리; 프뮬

+ court-shoe
ko: 하이힐 = high heel shoe; 펌프스 = pump shoe; 스틸레토힐 = stiletto heel shoe; 슬링백구두 = slingback shoe; 스틸레토 = stiletto heels

+ shoe
ko: 운동화 = sports shoe; 구두 = dress shoe; 스니커즈 = sneaker; 로퍼 = loafer; 런닝화 = running shoe; 플랫슈즈 = flat shoe; 슬립온 = slip-on shoe; 러닝화 = running shoe; 메리제인 = Mary Jane shoe; 단화 = flat shoe; 신발 = shoe + 여성|남성|아동|캔버스|스니커즈|키높이|운동화|편한|발편한|가죽|커플|주니어; 옥스포드화 = oxford shoe; 농구화 = basketball shoe; 테니스화 = tennis shoe; 배드민턴화 = badminton shoe; 정장구두 = dress shoe; 캔버스화 = canvas shoe; 워킹화 = walking shoe; 컴포트화 = comfort shoe; 발레슈즈 = ballet shoe; 키높이운동화 = height increasing sneaker; 더비슈즈 = derby shoe; 인솔운동화 = sneaker; 실내운동화 = indoor sports shoe; 보트슈즈 = boat shoe; 댄스화 = dance shoe; 드라이빙슈즈 = driving shoe; 남자구두 = men's dress shoe; 여성구두 = women's dress shoe; 아동운동화 = children's sneaker; 통굽구두 = platform shoe; 단화구두 = flat shoe; 웨딩슈즈 = bridal shoe; 키높이구두 = height increasing dress shoe; 마라톤화 = running shoe; 볼링화 = bowling shoe; 탁구화 = table tennis shoe; 간호화 = nurse shoe; 효도신발 = comfort shoe; 댄스스포츠화 = dance shoe; 클라이밍화 = climbing shoe; 어글리슈즈 = chunky sneaker; 암벽화 = climbing shoe; 배구화 = volleyball shoe; 통굽운동화 = platform sneaker; 힐 = high heel shoe + 스틸레토|펌프스|여성구두|미들힐|키튼힐|앞코; 미들힐 = mid heel shoe; 컴포트슈즈 = comfort shoe; 모카신 = moccasin; 토슈즈 = ballet pointe shoe; 재즈화 = jazz dance shoe; 라틴화 = Latin dance shoe; 족구화 = sports shoe; 나이키운동화 = sports shoe; 조깅화 = running shoe; 탭슈즈 = tap dance shoe; 학생화 = school shoe; 한복신발 = hanbok shoe; 꽃신 = hanbok shoe; 역도화 = weightlifting shoe; 레슬링화 = wrestling shoe; 복싱화 = boxing shoe
not: 운동화끈; 신발끈; 신발장; 신발정리대; 구두약; 구두주걱; 운동화세탁; 신발건조기; 신발주머니; 신발주걱; 운동화건조; 신발탈취제; 신발커버; 신발보관; 구두솔; 신발걸이; 신발방수; 신발받침; 구두굽; 신발파우치; 구두깔창; 신발매트; 신발악세사리; 신발클리너; 신발세척; 신발살균; 운동화브러쉬; 신발보호; 운동화솔; 힐링; 신발뒤축; 신발수납; 인형신발; 신발제골기; 신발밑창; 신발장식; 구두보관; 구두장; 운동화클리너; 강아지신발

+ shoe-accessory
ko: 크록스지비츠 = shoe charm; 지비츠 = shoe charm; 신발장식 = shoe decoration; 크록스참 = shoe charm; 슈클립 = shoe clip; 구두장식 = shoe decoration; 크록스파츠 = shoe charm; 구두굽 = shoe heel tip; 신발악세사리 = shoe accessory; 구두리본 = shoe clip; 신발버클 = shoe buckle; 신발참 = shoe charm; 구두징 = heel tap; 신발파츠 = shoe charm; 슈참 = shoe charm; 구두끈고리 = shoelace hook; 신발밑창 = shoe sole; 힐캡 = heel cap; 신발끈고정 = shoelace lock; 발목스트랩구두 = shoe strap; 구두스트랩 = shoe strap; 주름방지쉴드 = sneaker crease protector; 주름방지 실드 = sneaker crease protector; 슈쉴드 = sneaker crease protector; 아이젠신발 = ice cleat; 지비츠세트 = shoe charm set

+ shoe-cover
ko: 신발커버 = shoe cover; 방수신발커버 = waterproof shoe cover; 덧신커버 = shoe cover; 일회용덧신 = disposable shoe cover; 슈커버 = shoe cover; 실리콘신발커버 = silicone shoe cover; 부직포덧신 = nonwoven shoe cover; 레인슈즈커버 = waterproof shoe cover; 비닐덧신 = disposable shoe cover; 자전거슈커버 = cycling shoe cover; 장화커버 = shoe cover; 레인커버신발 = waterproof shoe cover

+ ski-boot
ko: 스키부츠 = ski boot; 보드부츠 = snowboard boot; 스노우보드부츠 = snowboard boot; 스노보드부츠 = snowboard boot; 보아부츠 = snowboard boot
not: 스키부츠가방; 보드부츠가방

+ slipper
ko: 슬리퍼 = slipper; 실내화 = indoor slipper; 털슬리퍼 = furry slipper; 거실화 = indoor slipper; 욕실화 = bathroom slipper; 층간소음슬리퍼 = indoor slipper; 사무실슬리퍼 = office slipper; 실내슬리퍼 = indoor slipper; 욕실슬리퍼 = bathroom slipper; 겨울슬리퍼 = winter slipper; 화장실슬리퍼 = bathroom slipper; 호텔슬리퍼 = hotel slipper; 지압슬리퍼 = acupressure slipper; 쿠션슬리퍼 = cushioned slipper; 털실내화 = furry slipper; 일회용슬리퍼 = disposable slipper; EVA슬리퍼 = EVA slipper; 삼선슬리퍼 = slipper; 패딩슬리퍼 = padded slipper; 지압신발 = acupressure slipper; 여름슬리퍼 = slipper; 아동실내화 = children's indoor shoe; 구름슬리퍼 = cushioned slipper; 여행용슬리퍼 = travel slipper; 실외슬리퍼 = outdoor slipper; 온열슬리퍼 = heated slipper; 발열슬리퍼 = heated slipper; 학생실내화 = indoor shoe; 쓰레빠 = slipper; 실내화학교 = indoor shoe; 가죽슬리퍼 = leather slipper; 방한슬리퍼 = winter slipper; 물빠짐욕실화 = bathroom slipper; 수면슬리퍼 = bedroom slipper; 아쿠아슬리퍼 = water slipper
not: 슬리퍼정리대; 실내화가방; 실내화주머니; 슬리퍼걸이; 욕실화정리대; 슬리퍼꽂이; 슬리퍼거치대; 욕실화거치대; 욕실화걸이; 실내화거치대; 슬리퍼보관; 실내화세척

+ suitcase
ko: 캐리어 = suitcase + 여행|여행용|인치|기내용|하드|확장형|바퀴|수하물|알루미늄|화물용; 여행용캐리어 = suitcase; 여행가방캐리어 = suitcase; 기내용캐리어 = cabin suitcase; 캐리어가방 = suitcase; 트렁크가방 = suitcase; 여행캐리어 = suitcase; 신발주머니가방 = school bag; 화장품케이스하드 = vanity case; 007가방 = attache case; 알루미늄캐리어 = aluminium suitcase; 20인치캐리어 = cabin suitcase; 28인치캐리어 = suitcase; 어린이캐리어 = children's suitcase; 러기지 = suitcase + 캐리어|여행; 24인치캐리어 = suitcase; 하드캐리어 = hard suitcase; 보스톤캐리어 = wheeled travel bag; 브리프케이스 = briefcase; 캐리어세트 = suitcase set; 승무원캐리어 = cabin suitcase; 소프트캐리어 = soft suitcase; 보조가방 = school bag; 메이크업박스 = make-up vanity case; 비즈니스캐리어 = business suitcase; 실내화가방 = school shoe bag; 신발주머니 = shoe bag; 메이크업가방하드 = vanity case; 학원가방 = school bag; 실내화주머니 = school shoe bag

+ wallet
ko: 지갑 = wallet; 카드지갑 = card holder; 반지갑 = bifold wallet; 장지갑 = long wallet; 동전지갑 = coin purse; 여권지갑 = passport holder; 여권케이스 = passport cover; 안경집 = glasses case; 안경케이스 = glasses case; 머니클립 = money clip; 남자지갑 = men's wallet; 여성지갑 = women's wallet; 명함지갑 = business card holder; 명함케이스 = business card case; 키홀더지갑 = key case; 목걸이카드지갑 = lanyard card holder; 카드홀더 = card holder; 남성지갑 = men's wallet; 키케이스 = key case; 담배케이스 = cigarette case; 여자지갑 = women's wallet; 카드케이스 = card case; 중지갑 = wallet; 선글라스케이스 = sunglasses case; 통장지갑 = bankbook wallet; 통장케이스 = bankbook wallet; 스마트키케이스 = car key case; 차키케이스 = car key case; 여권파우치 = passport holder; 키지갑 = key case; 미니지갑 = mini wallet; 여행지갑 = travel wallet; 반려동물지갑 = wallet; 지폐지갑 = banknote wallet; 사원증케이스 = ID card holder; 사원증목걸이 = ID card lanyard holder; 교통카드케이스 = card holder; 안경파우치 = glasses pouch; 썬글라스케이스 = sunglasses case; 슬라이드카드지갑 = pop-up card holder; 카드목걸이 = lanyard card holder; 담배파우치 = tobacco pouch; 전자담배케이스 = electronic cigarette case; 카드슬롯지갑 = card holder; 남성반지갑 = men's bifold wallet; 스마트키커버 = car key cover; 자동차키케이스 = car key case; 폴딩키케이스 = car key case; 아이코스케이스 = electronic cigarette case; 전자담배파우치 = electronic cigarette pouch; 안경보관함 = glasses case; 키파우치 = key pouch; 시가케이스 = cigar case; 앨범포토카드홀더 = photo card holder; 포카홀더 = photo card holder; 포토카드홀더 = photo card holder; 상품권지갑 = wallet; 포카케이스 = photo card holder; 탑로더 = card top loader
not: 지갑케이스; 맥세이프카드지갑; 맥세이프지갑; 지갑형케이스; 지갑도안; 가죽공예지갑; 지갑스트랩; 지갑DIY

+ wood-screw
ko: 목재나사 = wood screw; 데크피스 = decking screw; 목나사 = wood screw; 코치볼트 = coach screw; 나사못 = wood screw; 피스못 = wood screw; 가구나사 = furniture screw; 목공피스 = wood screw; 석고피스 = drywall screw; 래그볼트 = lag screw

+ bolt-screw
ko: 볼트 = bolt + M3|M4|M5|M6|M8|M10|M12|육각|렌치|스텐|나사|아이|유|너트|와샤; 육각볼트 = hex bolt; 렌치볼트 = socket head screw; 나사 = screw + M2|M3|M4|M5|스텐|접시머리|둥근머리|육각|직결|십자|무두|태핑; 직결피스 = self-drilling screw; 무두볼트 = set screw; 아이볼트 = eye bolt; 앵커볼트 = anchor bolt; 세트앵커 = anchor bolt; 유볼트 = U-bolt; 나비볼트 = wing screw; 전산볼트 = threaded rod; 태핑나사 = self-tapping screw; 손잡이볼트 = thumb screw; 접시머리볼트 = countersunk screw; 직결나사 = self-drilling screw; 스텐볼트 = stainless steel bolt; 칼블럭 = wall plug; 휠볼트 = wheel bolt; 머신스크류 = machine screw; 번호판볼트 = licence plate bolt; 토우앵커 = toggle anchor; 켐셋트 = chemical anchor; 접시볼트 = countersunk screw; 나사세트 = screw set; 안경나사 = eyeglass screw; 스크류앵커 = screw anchor; 석고앙카 = drywall anchor; 앙카볼트 = anchor bolt; 볼트너트세트 = bolt and nut set; 인서트볼트 = insert bolt; 칼브럭 = wall plug; 석고보드앙카 = drywall anchor
not: 나사못; 나사제거; 볼트커터; 나사풀림; 볼트캡; 나사고정제; 나사산; 볼트클라이밍; 나사홀; 볼트보관; 우볼트; 볼트EV; 썬더볼트; 볼트리무버; 나사보관; 나사통

+ nut-fastener
ko: 너트 = nut + M3|M4|M5|M6|M8|M10|육각|나비|스텐|볼트|락|캡|인서트|용접|나일론; 육각너트 = hex nut; 나비너트 = wing nut; 나일론너트 = lock nut; 리벳너트 = rivet nut; 인서트너트 = insert nut; 캡너트 = cap nut; 풀림방지너트 = lock nut; 사각너트 = square nut; 티너트 = T-nut; 휠너트 = wheel nut; 플랜지너트 = flange nut; 나일록너트 = lock nut; 목재너트 = T-nut; 롱너트 = coupling nut; 팝너트 = rivet nut; 너트서트 = rivet nut
not: 코코너트; 브라질너트; 믹스너트; 캐슈너트; 도너트; 너트크래커; 헤드너트; 너트버터

+ washer-fastener
ko: 와셔 = washer; 와샤 = washer + 볼트|스텐|평|고무|M6|M8|M10|스프링; 평와셔 = flat washer; 스프링와셔 = spring washer; 스텐와셔 = stainless steel washer; 고무와셔 = rubber washer; 동와셔 = copper washer; 평와샤 = flat washer; 스프링와샤 = spring washer; 드레인와셔 = sealing washer; 심와셔 = shim washer; 나일론와셔 = nylon washer
not: 와셔액; 와셔펌프; 와셔노즐; 휠와셔

+ rivet
ko: 리벳 = rivet; 팝리벳 = pop rivet; 블라인드리벳 = blind rivet; 알루미늄리벳 = aluminium rivet; 리베트 = rivet; 스텐리벳 = stainless steel rivet
not: 리벳건; 리벳기; 리벳너트; 리벳툴; 가죽공예리벳; 리벳몬데; 리벳펀치; 리벳조끼

+ nail-fastener
ko: 못 = nail + 콘크리트|시멘트|무두|타카|철|스텐|벽|목재|액자|꼭꼬핀|망치; 콘크리트못 = concrete nail; 타카핀 = tacker nail; 압정 = thumbtack; 콘크리트핀 = concrete nail; 꼭꼬핀 = wallpaper hook pin; 푸쉬핀 = push pin; 시멘트못 = concrete nail; 무두못 = headless nail; 타카못 = tacker nail; 철못 = steel nail; 장식못 = upholstery nail; 에어타카핀 = tacker nail; 장구핀 = thumbtack; 가구못 = upholstery nail; 액자못 = picture nail; 광두못 = roofing nail; 지도핀 = map push pin
not: 못난이; 못생긴

+ staple
ko: 스테이플러심 = staples; 스테플러심 = staples; 호치키스심 = staples; 호치케스심 = staples; 타카심 = staples; 스템플러심 = staples; 손타카핀 = staples; 스테이플침 = staples; 제본기침 = staples; 건타카핀 = staples; 스테이플러침 = staples; 스테플러알 = staples; 평침 = staples + 스테이플|호치

+ pin-fastener
ko: 분할핀 = cotter pin; 스냅링 = circlip; 스프링핀 = spring pin; 다월핀 = dowel pin; 키홈핀 = key stock; 맞춤핀 = dowel pin; E링 = retaining ring; 스냅핀 = R clip; 멈춤링 = retaining ring; 평행핀 = dowel pin; 평행키 = parallel key; C링 = circlip; 할핀 = split pin; R핀 = R clip; 견인핀 = hitch pin; 히치핀 = hitch pin

+ padlock
ko: 자물쇠 = padlock; 번호자물쇠 = combination padlock; 자전거자물쇠 = bicycle lock; 번호키자물쇠 = combination padlock; TSA자물쇠 = TSA luggage lock; 사물함자물쇠 = locker padlock; 캐리어자물쇠 = luggage lock; 오토바이자물쇠 = motorcycle lock; 지문자물쇠 = fingerprint padlock; 다이얼자물쇠 = combination padlock; 와이어자물쇠 = cable lock; 자전거락 = bicycle lock; 열쇠자물쇠 = keyed padlock; 체인자물쇠 = chain lock; U락 = U-lock; 디스크락 = disc lock; 4관절락 = folding bicycle lock; 사관절락 = folding bicycle lock; 노트북잠금장치 = laptop cable lock; 헬멧자물쇠 = helmet cable lock; 와이어락 = cable lock; 노트북도난방지 = laptop cable lock; 핸들락 = steering wheel lock; 스마트자물쇠 = smart padlock; 킥보드자물쇠 = scooter lock; 유모차자물쇠 = cable lock; 여행용자물쇠 = luggage lock; 켄싱턴락 = laptop cable lock; 전자자물쇠 = electronic padlock
not: 방문자물쇠; 창문자물쇠; 현관자물쇠; 서랍자물쇠; 자물쇠목걸이; 유리문자물쇠; 캐비닛자물쇠; 자물쇠보관함; 캐비넷자물쇠; 자물쇠거치대; 가구자물쇠

+ door-lock
ko: 도어락 = door lock; 디지털도어락 = digital door lock; 스마트도어락 = smart door lock; 현관도어락 = door lock; 지문도어락 = fingerprint door lock; 번호키 = digital door lock; 방문도어락 = door lock; 현관문도어락 = door lock; 문고리잠금 = door lock; 현관자물쇠 = door lock; 보조도어락 = door lock; 모티스락 = mortise lock; 현관번호키 = digital door lock; 데드볼트 = deadbolt; 푸시풀도어락 = push-pull digital door lock; 푸쉬풀도어락 = push-pull digital door lock; 방문자물쇠 = door lock; 방문잠금장치 = door lock; 유리문도어락 = glass door digital lock; 무타공도어락 = door lock
not: 도어락커버; 도어락건전지; 도어락스티커; 도어락카드; 도어락태그; 도어락배터리; 도어락보강판; 도어락가리개; 도어락리튬건전지; 도어락필름; 도어락보호

+ furniture-lock
ko: 서랍잠금장치 = drawer lock; 캐비닛자물쇠 = cabinet lock; 캠락 = cam lock; 가구자물쇠 = furniture lock; 서랍자물쇠 = drawer lock; 우편함자물쇠 = mailbox lock; 사물함키 = locker lock; 사물함잠금장치 = locker lock; 캐비넷자물쇠 = cabinet lock; 서랍열쇠 = drawer lock; 락카키 = locker lock; 진열장열쇠 = showcase lock; 로커자물쇠 = locker lock; 캐비닛잠금장치 = cabinet lock; 우편함열쇠 = mailbox lock; 책상열쇠 = desk lock

+ key-blank
ko: 키블랭크 = key blank; 자동차키케이스교체 = car key shell; 폴딩키 = flip key shell; 차키껍데기 = car key shell; 키날 = key blade; 리모컨키케이스 = remote key shell; 열쇠원판 = key blank; 폴딩키하우징 = flip key shell; 스마트키하우징 = car key shell; 키쉘 = key shell

+ hinge
ko: 경첩 = hinge; 힌지 = hinge; 싱크대경첩 = cabinet hinge; 문경첩 = door hinge; 가구경첩 = furniture hinge; 유압경첩 = soft-close hinge; 이지경첩 = door hinge; 자유경첩 = spring hinge; 나비경첩 = butt hinge; 피아노경첩 = piano hinge; 댐퍼경첩 = soft-close hinge; 싱크경첩 = cabinet hinge; 숨은경첩 = concealed hinge; 방문경첩 = door hinge; 스텐경첩 = stainless steel hinge; 피벗힌지 = pivot hinge; 플로어힌지 = floor hinge; 씽크경첩 = cabinet hinge; 댐핑경첩 = soft-close hinge; 유리문경첩 = glass door hinge; 냉장고힌지 = refrigerator hinge; 토크힌지 = torque hinge
not: 경첩보수; 경첩보강; 힌지커버; 노트북힌지; 힌지케이스; 경첩보강판; 힌지보호; 힌지무릎; 힌지풀커버; 자석힌지; 힌지필름

+ castor
ko: 우레탄바퀴 = castor wheel; 캐스터 = castor; 의자바퀴 = office chair castor; 회전바퀴 = swivel castor; 이동바퀴 = furniture castor; 우레탄캐스터 = castor; 대차바퀴 = trolley wheel; 의자캐스터 = office chair castor; 캐스터바퀴 = castor; 고정바퀴 = fixed castor; 밀차바퀴 = trolley wheel; 책상바퀴 = furniture castor; 붙이는바퀴 = self-adhesive castor; 볼캐스터 = ball castor; 접착식바퀴 = self-adhesive castor; 손수레바퀴 = trolley wheel; 캐리어바퀴 = luggage wheel; 카트바퀴 = trolley wheel; 롤러바퀴 = castor; 산업용바퀴 = industrial castor; 소파바퀴 = furniture castor
not: 브로드캐스터; 베이트캐스터; 캐스터네츠; 텔레캐스터; 스트라토캐스터; 포캐스터; 의자바퀴커버; 의자바퀴양말; 캐스터오일

+ door-fitting
ko: 문손잡이 = door handle; 도어스토퍼 = door stopper; 방문손잡이 = door handle; 문고리 = door latch + 방문|욕실|현관|교체|원터치; 도어클로저 = door closer; 문닫힘방지 = door stopper; 빗장 = door bolt; 방문고리 = door latch; 도어핸들 = door handle; 말발굽 = door stopper + 현관|도어|문|스토퍼|원터치|방화문; 현관말발굽 = door stopper; 창문롤러 = window roller; 미닫이문레일 = sliding door rail; 도어체인 = door chain; 문빗장 = door bolt; 현관손잡이 = door handle; 문받침대 = door stopper; 걸쇠 = hasp; 도어노브 = door knob; 욕실문손잡이 = bathroom door handle; 문닫힘방지쿠션 = door stopper; 오도시 = door bolt; 문고정 = door stopper; 현관안전고리 = door security chain; 샤시손잡이 = window handle; 창문손잡이 = window handle; 창문고리 = window latch; 샤시롤러 = window roller; 도어캣치 = door catch; 빠찌링 = door catch; 자석빠찌 = magnetic door catch; 도어범퍼 = door stopper; 중문손잡이 = sliding door handle; 방문말발굽 = door stopper; 문쾅방지 = door stopper; 문콕방지벽 = door stopper; 도어후크벽 = door stopper; 샤시크리센트 = window latch; 크리센트 = window latch; 도어가드 = door guard + 현관|문|안전고리; 현관문걸쇠 = door latch; 마그네틱도어스토퍼 = magnetic door stopper; 욕실손잡이문 = door handle

+ roller-chain
ko: 자전거체인 = bicycle chain; 오토바이체인 = motorcycle chain; 롤러체인 = roller chain; 구동체인 = drive chain; 컨베이어체인 = conveyor chain; 바이크체인 = motorcycle chain; 체인 = chain + 11단|12단|시마노|428|520|530|자전거|쇠사슬|KMC|스프라켓; 쇠사슬 = steel chain; 스텐체인 = stainless steel chain; 스노우체인 = snow chain; 앵커체인 = anchor chain; 타이밍체인 = timing chain; 전기톱체인 = saw chain; 스텐쇠사슬 = stainless steel chain; 체인톱날 = saw chain; 안전체인 = steel chain + 쇠사슬|주차|스텐; 우레탄스노우체인 = snow chain; 직물스노우체인 = fabric snow chain; 스프레이체인 = spray snow chain; 그네체인 = swing chain; 엔진톱체인 = saw chain
not: 체인오일; 체인클리너; 체인목걸이; 체인백; 체인블럭; 체인루브; 체인링; 체인툴; 체인커터; 체인팔찌; 체인가드; 블록체인; 체인호이스트; 체인스트랩

+ shackle
ko: 샤클 = shackle; 샤클비너 = shackle; 턴버클 = turnbuckle; 와이어클립 = wire rope clip; 도르래 = pulley block; 퀵링크 = quick link; 와이어로프클립 = wire rope clip; 와이어슬리브 = wire rope sleeve; 스위벨후크 = swivel hook; 심블 = wire rope thimble; 와이어로프 = wire rope; 체인고리 = quick link; 인양고리 = lifting hook; 와이어심블 = wire rope thimble; 로프도르래 = pulley block; 달기고리 = lifting hook; 스텐와이어 = stainless steel wire rope; 스텐와이어로프 = stainless steel wire rope; 하리브동 = wire rope sleeve; 스냅블록 = snatch block; 슬링후크 = lifting hook; 클레비스 = clevis
not: 체인블럭; 운동도르래; 어깨도르래; 심블그램

+ rope-cord
ko: 로프 = rope; 나일론로프 = nylon rope; 밧줄 = rope; 파라코드 = paracord; 스트링로프 = rope; 노끈 = twine; 등산로프 = climbing rope; 견인로프 = tow rope; 라쳇스트랩 = ratchet strap; 깔깔이바 = ratchet strap; 화물고정끈 = cargo strap; 마끈 = jute twine; 고무로프 = bungee cord; 견인줄 = tow rope; 탄력로프 = bungee cord; 짐끈 = cargo strap; 클라이밍로프 = climbing rope; 낙하산줄 = paracord; 고무바 = rubber tie-down strap; 자동바 = ratchet strap; PP로프 = polypropylene rope; 타이다운스트랩 = tie-down strap; 포장끈 = packing twine; 화물바 = cargo strap; 텐트로프 = tent rope; 마로프 = jute rope; 면로프 = cotton rope; 와이어견인로프 = steel tow rope; 번지코드 = bungee cord; 구명로프 = rescue rope; 슬링벨트 = lifting sling; 슬링바 = lifting sling; 화물스트랩 = cargo strap; 줄 = rope + 로프|빨랫줄|나일론; 빙고줄 = rope; 스트링끈 = drawstring cord; 짐받이고무줄 = bungee cord; 비닐끈 = packing twine; 트럭밧줄 = rope; 차광막끈 = rope; 화물용고무줄 = bungee cord; 견인바 = tow strap
not: 와이어로프; 배틀로프; 줄자; 케이블머신로프; 로프가방; 트라이셉스로프; 로프클램프; 논네온로프; 운동로프; 줄넘기로프; 강아지로프; 터그로프; 로프바구니; 로프장난감; 로프인형; 로프체인; 마이크로프; 프로프; 제로프

+ hose-clamp
ko: 호스밴드 = hose clamp; 호스클램프 = hose clamp; 파이프클램프 = pipe clamp; 반도호스 = hose clamp; 새들밴드 = pipe saddle clamp; 호스클립 = hose clip; 스텐밴드 = stainless steel hose clamp; 배관새들 = pipe saddle clamp; 호스반도 = hose clamp; 파이프밴드 = pipe clamp; 머플러클램프 = exhaust clamp; 스텐반도 = stainless steel hose clamp; 원터치호스밴드 = hose clamp; T볼트클램프 = hose clamp; 밴드클램프 = band clamp; 단관클램프 = scaffold tube clamp; 비계클램프 = scaffold tube clamp; 파이프조리개 = hose clamp; 고무호스밴드 = hose clamp; 행거밴드 = pipe clamp

+ bag-hardware
ko: D링 = D-ring; 개고리 = swivel snap hook; 가방고리 = bag snap hook; O링가방 = bag O-ring; 가방버클 = bag buckle; 가방잠금장식 = bag turn lock; 가방부속 = bag hardware; 버클 = strap buckle + 플라스틱|웨빙|가방|끈|스냅|사이드릴리즈|배낭|부자재; 오링 = O-ring + 가방|부자재|장식|키링|개폐형; 오링고리 = gate ring; 웨빙버클 = webbing buckle; 가죽공예부자재 = leather craft hardware; 자석단추 = magnetic snap; 회전잠금장식 = bag turn lock; 키링부자재 = keychain hardware; 가방부자재 = bag hardware; 디링 = D-ring; 사각링 = rectangular ring; 조리개 = ladder lock buckle + 가방|웨빙|끈|길이조절|부자재; 스토퍼끈 = cord stopper; 코드락 = cord lock; 코드스토퍼 = cord lock; 벨트버클 = belt buckle; 비너고리 = snap hook; 열쇠고리부속 = keychain hardware; 집게고리 = swivel snap hook; 스트링스토퍼 = cord lock; 자석똑딱이 = magnetic snap; 돗도링 = snap hook; 가시도트단추 = snap fastener; 가방금구 = bag hardware; 가방장식 = bag hardware

+ eyelet
ko: 아일렛 = eyelet; 아일렛펀치세트 = eyelet kit; 아일렛세트 = eyelet kit; 하도메 = eyelet; 그로밋 = grommet; 천막아일렛 = tarp grommet; 양면아일렛 = eyelet; 천막고리 = tarp grommet; 아일렛링 = eyelet; 가죽스냅 = snap fastener; 금속아일렛 = metal eyelet; 하도매 = eyelet; 아이렛 = eyelet; 스냅단추세트 = snap fastener kit
not: 아일렛커튼; 아일렛펀치; 아일렛원피스; 아일렛블라우스; 아일렛벨트; 아일렛레이스; 아일렛프레스; 아일렛슬리브; 아일렛니트; 아일렛자수; 아일렛스커트; 아일렛가디건

+ bell
ko: 종 = bell + 핸드벨|황동|탁상|풍경|호출|금속|손|방울; 방울 = jingle bell + 금속|장식|고양이|부자재|크리스마스|황동|공예|딸랑이|산타; 콜벨 = call bell; 탁상벨 = desk bell; 자전거벨 = bicycle bell; 핸드벨 = hand bell; 풍경종 = wind bell; 카운터벨 = desk bell; 도어차임 = shop door bell; 워낭 = cow bell; 현관종 = door bell chime; 데스크벨 = desk bell; 호출종 = call bell; 금속방울 = jingle bell; 징글벨 = jingle bell; 등산방울 = bear bell; 곰방울 = bear bell; 황동종 = brass bell; 문풍경 = door bell chime; 문방울 = door bell chime; 소방울 = cow bell; 풍경 = wind bell + 처마|현관|문|사찰|황동|종|물고기
not: 종이; 방울토마토; 방울양배추; 비눗방울; 방울뱀; 물방울; 방울초

+ faucet
ko: 수전 = faucet + 주방|세면대|욕실|싱크대|샤워|세면|절수|코브라|거위목|해바라기|세탁|벽붙이; 주방수전 = kitchen faucet; 세면대수전 = basin faucet; 수도꼭지 = water tap; 샤워수전 = shower faucet; 싱크대수전 = kitchen faucet; 욕조수전 = bath faucet; 센서수전 = sensor faucet; 세면수전 = basin faucet; 수도꼭지연결 = tap adapter; 코브라수전 = kitchen faucet; 세탁기수전 = washing machine tap; 거위목수전 = kitchen faucet; 원홀수전 = basin faucet; 벽수전 = wall faucet; 부동전 = frost-proof outdoor tap; 씽크대수전 = kitchen faucet; 정수기수전 = water filter faucet; 해바라기수전 = rain shower faucet set; 해바라기샤워수전 = rain shower faucet set; 씽크수전 = kitchen faucet; 폴수전 = kitchen faucet; 코크수도꼭지 = tap cock; 욕실수전 = bathroom faucet; 절수수전 = water-saving faucet; 절수기 = faucet aerator; 싱크수전 = kitchen faucet; 싱크대헤드 = kitchen faucet head; 회전수전 = swivel faucet; 수전헤드 = faucet head; 싱크헤드 = kitchen faucet head; 청소건 = toilet bidet spray gun; 청소솔건 = toilet bidet spray gun; 샤워기수전 = shower faucet; 정원수전 = garden tap; 청소스프레이건 = toilet bidet spray gun; 레인샤워 = rain shower faucet set; 주방헤드수전 = kitchen faucet head
not: 수도꼭지필터; 수전필터; 수전커버; 수도꼭지정수; 수전선반; 수도꼭지커버; 수도꼭지잠금

+ valve
ko: 밸브 = valve + 볼|앵글|체크|솔레노이드|황동|수도|게이트|안전|감압|에어|가스|분배|니들; 볼밸브 = ball valve; 앵글밸브 = angle valve; 솔레노이드밸브 = solenoid valve; 감압밸브 = pressure reducing valve; 체크밸브 = check valve; 버터플라이밸브 = butterfly valve; 게이트밸브 = gate valve; 필밸브 = toilet fill valve; 안전밸브 = safety valve; 부레밸브 = float valve; 볼탑 = float valve; 전자밸브 = solenoid valve; 가스밸브 = gas valve; 볼발브 = ball valve; 전동밸브 = motorised valve; 변기필밸브 = toilet fill valve; 플러시밸브 = toilet flush valve; 니들밸브 = needle valve; 분배기밸브 = manifold valve; 가스조정기 = gas regulator; 가스레귤레이터 = gas regulator; 압력조절기 = pressure regulator; 에어레귤레이터 = air pressure regulator; 후드밸브 = foot valve; 변기부속 = toilet tank fitting; 사이폰 = toilet flush valve + 변기|양변기; 양변기부속 = toilet tank fitting; 양변기물탱크부속 = toilet tank fitting; 가스중간밸브 = gas valve; 레귤레이터 = pressure regulator + 가스|에어|산소|CO2|질소|감압|아르곤; 분수밸브 = valve; 튜브리스밸브 = tubeless tyre valve; 타이어밸브 = tyre valve; 타이어밸브캡 = tyre valve cap; CO2레귤레이터 = CO2 regulator; 수위조절밸브 = float valve; 온도조절밸브 = thermostatic valve; 변기물탱크부속 = toilet tank fitting
not: 밸브캡; 밸브커버; 심장밸브; 밸브오일; 밸브리프터

+ plumbing-part
ko: 배수트랩 = drain trap; 하수구트랩 = floor drain trap; 싱크대배수구 = sink drain; 배수구 = drain + 싱크대|세면대|욕실|세트|부속|배관|하수구; 유가 = floor drain + 욕실|화장실|하수구|바닥|스텐|트랩; 세면대배수구 = basin drain; 팝업 = pop-up drain + 세면대|배수|원터치|자동|폽업; 세면대팝업 = basin pop-up drain; 하수구냄새차단트랩 = floor drain trap; 세면대트랩 = basin trap; 싱크대배수통 = sink drain; P트랩 = P trap; 바닥배수구 = floor drain; 육가 = floor drain + 욕실|하수구|트랩|스텐|배수; 배수호스 = drain hose; 세면대부속 = basin drain part; 폽업 = pop-up drain; 주름관 = drain hose + 싱크대|세면대|배수; 병트랩 = bottle trap; 배수관 = drain pipe; 세면대폽업 = basin pop-up drain; 세탁기배수트랩 = washing machine drain trap; 싱크대배수호스 = sink drain hose; 싱크대트랩 = sink drain trap; 하수구트랩봉수 = floor drain trap; 자바라트랩 = flexible drain trap; 씽크대배수구 = sink drain
not: 배수구망; 배수구거름망; 배수구클리너; 배수구커버; 배수구세정; 배수구덮개; 배수구뚫; 배수구머리카락; 배수구마개; 배수구청소; 배수구캡; 배수구필터; 배수구세척; 배수구세제

+ pipe-tube
ko: 파이프 = pipe + 스텐|알루미늄|단관|원형|사각|강관|동관|철|배관|아연; 스텐파이프 = stainless steel pipe; 알루미늄파이프 = aluminium tube; 알루미늄프로파일 = aluminium profile; 동파이프 = copper pipe; 각파이프 = square steel tube; 동관 = copper pipe + 에어컨|냉매|배관|mm|코일; 황동파이프 = brass tube; 알루미늄각파이프 = aluminium square tube; 스텐각파이프 = stainless steel square tube; 단관파이프 = steel pipe; 스텐봉파이프 = stainless steel tube; 모세관 = capillary tube; 원형파이프 = round tube; 강관 = steel pipe; 비계파이프 = steel scaffold pipe; 하우스파이프 = greenhouse steel pipe; 알루미늄앵글 = aluminium angle profile; 철파이프 = steel pipe; 사각파이프 = square tube
not: 파이프담배; 담배파이프; 파이프오르간; 파이프커터; 파이프렌치; 파이프클램프; 바이브파이프; 백파이프; PVC파이프; 파이프의자; 파이프커버; 파이프캡; 파이프바이스; 연막파이프

+ seal-gasket
ko: 문풍지 = weather strip; 오링씰 = O-ring seal; 고무패킹 = rubber seal; 가스켓 = gasket; 가스킷 = gasket; 패킹 = seal gasket + 고무|실리콘|냉장고|수도|배관|샤워기|도어|테프론; 창문바람막이 = draught excluder; 오일씰 = oil seal; 틈막이 = draught excluder; 풍지판 = window draught seal; 모헤어 = brush seal strip + 샤시|창문|문풍지|방풍; 외풍차단 = draught excluder; 냉장고가스켓 = refrigerator door seal; 냉장고고무패킹 = refrigerator door seal; 자동차웨더스트립 = car weather strip; 방풍비닐 = window insulation film; 메카니컬씰 = mechanical seal; 리데나 = oil seal; 문틈막이 = draught excluder; 오링세트 = O-ring seal set; 웨더스트립 = weather strip; 창틀물구멍방충 = window seal; 샤워부스고무 = shower door seal; 현관문풍지 = door weather strip; 고무오링 = O-ring seal; 현관틈막이 = door draught excluder; 창문틈막이 = window draught seal; 방문틈막이 = door draught excluder; 밸브커버가스켓 = valve cover gasket; 풍지 = weather strip + 샤시|방풍|창문; 창문풍지판 = window draught seal; 샤워부스가스켓 = shower door seal; 리테이너오일씰 = oil seal; 문풍지투명 = weather strip; 도어가스켓 = door seal; 헤드가스켓 = cylinder head gasket; 바람막이테이프 = weather strip

+ bearing
ko: 베어링 = bearing; 볼베어링 = ball bearing; 리니어베어링 = linear bearing; 스케이트보드베어링 = skateboard bearing; 니들베어링 = needle bearing; 스러스트베어링 = thrust bearing; 허브베어링 = wheel hub bearing; 스텐베어링 = stainless steel bearing; 유니트베어링 = pillow block bearing; 인라인베어링 = skate bearing; 베어링볼 = bearing ball; 로드엔드베어링 = rod end bearing; 테이퍼베어링 = tapered roller bearing; 미니베어링 = miniature bearing; 쇠구슬 = steel ball; 리니어가이드 = linear guide rail; LM가이드 = linear guide rail; 휠베어링 = wheel bearing; 원웨이베어링 = one-way bearing; 세라믹베어링 = ceramic bearing; 롤러베어링 = roller bearing
not: 베어링풀러; 베어링구리스; 베어링스피너; 베어링윤활; 베어링도르래; 베어링그리스; 베어링세척

+ transmission-part
ko: 기어 = gear + 스퍼|웜|베벨|플라스틱|모듈|랙|피니언|헬리컬|감속|톱니|황동; 감속기 = reduction gearbox; 웜감속기 = worm gearbox; 타이밍벨트 = timing belt; 커플링 = shaft coupling + 샤프트|축|플렉시블|모터|스텝모터|유니버셜; 타이밍풀리 = timing pulley; 랙기어 = rack gear; 풀리 = pulley + 타이밍|벨트|V벨트|알루미늄|아이들; 볼스크류 = ball screw; 톱니바퀴 = gear wheel; 스퍼기어 = spur gear; 유성감속기 = planetary gearbox; 피니언기어 = pinion gear; 스프로킷 = sprocket; 리드스크류 = lead screw; 베벨기어 = bevel gear; 축커플링 = shaft coupling; 플렉시블커플링 = flexible shaft coupling; 유니버셜조인트 = universal joint; 웜기어 = worm gear; 체인스프라켓 = chain sprocket; 평기어 = spur gear; 기어박스 = gearbox; 플라스틱기어 = plastic gear; 파워록 = shaft locking device; 볼스크루 = ball screw
not: 기어커버; 기어노브; 기어봉; 기어오일; 기어렌치; 기어모터; 기어드모터; 기어풀러; 기어VR; 삼성기어; 헤드기어; 라켓; 기어핏; 기어변속; 기어손잡이; 스핀기어; 캠핑기어; 메탈기어; 톱니바퀴장난감

+ tarpaulin
ko: 방수포 = tarpaulin; 타포린 = tarpaulin; 천막 = tarpaulin + 방수|천막지|갑바|PVC|포장|PE; 자동차커버 = car cover; 오토바이커버 = motorcycle cover; 타프 = camping tarp; 갑바 = tarpaulin; 자전거커버 = bicycle cover; 야외가구커버 = outdoor furniture cover; 바이크커버 = motorcycle cover; 천막천 = tarpaulin; 보트커버 = boat cover; 차량커버 = car cover; 캠핑타프 = camping tarp; 파라솔커버 = parasol cover; 수영장커버 = pool cover; 헥사타프 = camping tarp; 렉타타프 = camping tarp; 스쿠터커버 = scooter cover; 그늘막천 = shade cloth; 차광막 = shade net; 블루시트 = tarpaulin; 천막지 = tarpaulin sheet; 카라반커버 = caravan cover; 실링타프 = camping tarp; 그늘막 = sunshade canopy; 전동차커버 = mobility scooter cover; 차광망 = shade net; 방수천막 = tarpaulin; 타포린천막 = tarpaulin; 자동차바디커버 = car cover; 성에방지자동차커버 = car cover; 포장천막 = tarpaulin; 킥보드커버 = scooter cover; 사각타프 = camping tarp; 방수커버가구 = outdoor furniture cover; 전동킥보드커버 = scooter cover; 화물차덮개 = truck tarpaulin; 트럭덮개 = truck tarpaulin; 쉐이드커버 = sun shade sail; 차양막 = awning shade
not: 타프스크린; 타프폴대; 타프팬; 타프가방; 타프쉘; 타포린백; 타포린가방; 그늘막텐트; 타프스트링; 타프웨빙; 방수포대; 천막텐트; 천막아일렛; 타프스킨; 타프폴; 스타프

+ air-conditioner
ko: 에어컨 = air conditioner; 창문형에어컨 = window air conditioner; 이동식에어컨 = portable air conditioner; 벽걸이에어컨 = split air conditioner; 스탠드에어컨 = standing air conditioner; 캠핑에어컨 = portable air conditioner
not: 에어컨필터; 에어컨리모컨; 에어컨커버; 에어컨바람막이; 에어컨청소; 에어컨배관; 에어컨가스; 에어컨브라켓; 에어컨앵글

+ air-cooler
ko: 냉풍기 = air cooler; 이동식냉풍기 = air cooler; 미니냉풍기 = mini air cooler; 업소용냉풍기 = evaporative air cooler

+ air-mattress
ko: 에어매트 = air mattress; 에어베드 = air bed; 에어매트리스 = air mattress; 캠핑에어매트 = air mattress; 자충매트 = self-inflating mattress
not: 에어매트펌프

+ air-purifier
ko: 공기청정기 = air purifier; 공기청정기필터 = air purifier filter; 차량용공기청정기 = car air purifier; 미니공기청정기 = mini air purifier; 헤파필터 = HEPA filter; 공기살균기 = air sterilizer

+ appliance-part
ko: 에어프라이어바스켓 = air fryer basket; 전자레인지회전판 = microwave turntable; 밥솥내솥 = rice cooker pot; 에어프라이어악세사리 = air fryer accessory; 밥솥패킹 = rice cooker gasket; 내솥 = rice cooker pot; 압력패킹 = rice cooker gasket

+ armchair
ko: 소파 = sofa; 쇼파 = sofa; 리클라이너 = recliner; 1인용소파 = armchair; 빈백 = bean bag; 암체어 = armchair; 에어소파 = inflatable sofa; 패브릭소파 = sofa; 가죽소파 = leather sofa; 오토만 = ottoman; 카우치소파 = sectional sofa; 좌식소파 = floor sofa
not: 소파커버; 소파테이블; 소파패드; 쇼파커버; 소파베드; 소파쿠션; 소파담요; 쇼파패드; 소파다리; 소파발; 쇼파베드; 소파스티커; 빈백커버; 빈백충전재

+ artificial-plant
ko: 조화 = artificial flower + 꽃|다발|나무|인테리어|장미|성묘|산소|부케|화분|식물|넝쿨; 인조나무 = artificial tree; 조화꽃 = artificial flower; 인조식물 = artificial plant; 조화나무 = artificial tree; 비누꽃 = soap flower; 인조잔디장식 = artificial grass decoration; 조화다발 = artificial flower bouquet; 조화부케 = artificial flower bouquet; 인조화분 = artificial potted plant; 조화넝쿨 = artificial vine; 조화화분 = artificial potted plant; 인조꽃 = artificial flower; 비누꽃다발 = soap flower bouquet; 조화리스 = artificial wreath; 성묘꽃 = artificial flower

+ bag-clip
ko: 봉지집게 = bag clip; 밀봉집게 = bag sealing clip; 밀봉클립 = bag sealing clip; 봉지클립 = bag clip; 과자집게 = bag clip; 밀폐집게 = bag sealing clip

+ baking-mat
ko: 베이킹매트 = baking mat; 실리콘베이킹매트 = silicone baking mat; 테프론시트 = non-stick baking sheet; 실리콘매트주방 = silicone mat; 서랍매트 = drawer liner; 냉장고매트 = refrigerator liner; 싱크대매트 = sink mat; 드라잉매트 = dish drying mat; 식기건조매트 = dish drying mat; 선반매트 = shelf liner; 실리콘매트 = silicone mat + 베이킹|반죽|주방|테이블|오븐|식탁

+ baking-mould
ko: 머핀틀 = muffin tin; 케이크틀 = cake mould; 베이킹틀 = baking mould; 식빵틀 = loaf tin; 마들렌틀 = madeleine mould; 실리콘몰드베이킹 = silicone baking mould; 파운드틀 = loaf tin; 휘낭시에틀 = financier mould; 타르트틀 = tart tin; 초콜릿몰드 = chocolate mould; 얼음틀 = ice cube tray; 얼음트레이 = ice cube tray; 케이크팬 = cake pan; 머핀팬 = muffin tin; 원형틀 = round cake mould; 쿠키틀 = cookie mould; 이유식큐브틀 = baby food freezer tray; 무스틀 = mousse ring; 시폰틀 = chiffon cake mould; 식빵팬 = loaf tin; 머핀컵 = muffin cup; 아이스몰드 = ice mould; 위스키얼음틀 = ice ball mould; 실리콘얼음틀 = silicone ice cube tray; 아이스트레이 = ice cube tray; 오븐팬 = baking tray

+ baking-paper
ko: 종이호일 = baking paper; 유산지 = baking paper; 에어프라이어종이호일 = air fryer paper liner; 에어프라이어종이 = air fryer paper liner; 노루지 = greaseproof paper; 기름종이 = oil absorbing paper; 베이킹페이퍼 = baking paper; 샌드위치페이퍼 = sandwich paper; 머핀유산지 = muffin paper case; 식품지 = food wrapping paper; 기름흡수지 = oil absorbing paper
not: 기름종이얼굴

+ barware
ko: 칵테일쉐이커 = cocktail shaker; 쉐이커칵테일 = cocktail shaker; 지거 = jigger + 칵테일|바|계량|더블; 바스푼 = bar spoon; 힙플라스크 = hip flask; 아이스버킷 = ice bucket; 칵테일세트 = cocktail set; 와인버켓 = wine bucket; 위스키스톤 = whisky stone; 아이스페일 = ice bucket; 머들러 = muddler; 칵테일도구 = cocktail set; 아이스바스켓 = ice bucket; 술병주머니 = flask; 휴대용술병 = hip flask; 와인쿨러버켓 = wine bucket

+ bath-accessory
ko: 샤워기 = shower head; 샤워헤드 = shower head; 샤워기헤드 = shower head; 녹물제거샤워기 = filter shower head; 배수구망 = drain strainer; 머리카락거름망 = drain hair catcher; 샤워호스 = shower hose; 필터샤워기 = filter shower head; 욕조마개 = bath plug; 배수구커버 = drain cover; 샤워기필터 = shower filter; 하수구덮개 = drain cover; 싱크대마개 = sink plug; 샤워기호스 = shower hose; 배수구덮개 = drain cover; 샤워기거치대 = shower head holder; 샤워필터 = shower filter; 싱크대거름망 = sink strainer; 배수구거름망 = drain strainer; 절수샤워기 = water-saving shower head; 비타민샤워기 = filter shower head; 하수구망 = drain strainer; 욕조베개 = bath pillow; 샤워기걸이 = shower head holder; 변기솔샤워기 = shower head; 해바라기샤워기 = rain shower head; 배수구마개 = drain plug; 수압상승샤워기 = high-pressure shower head; 세면대마개 = basin plug; 하수구커버 = drain cover; 욕조트레이 = bath tray; 싱크대배수구망 = sink strainer

+ bath-mat
ko: 욕실매트 = bath mat; 발매트 = bath mat; 규조토발매트 = diatomite bath mat; 욕실발매트 = bath mat; 미끄럼방지욕실매트 = non-slip bath mat; 화장실매트 = bathroom mat; 욕조매트 = bathtub mat; 규조토매트 = diatomite bath mat; 규조토 = diatomite bath mat + 발매트|욕실|매트; 샤워매트 = shower mat; 화장실발매트 = bathroom mat; 소프트규조토 = diatomite bath mat; 욕실러그 = bathroom rug; 발닦개 = bath mat; 빨아쓰는규조토 = diatomite bath mat
not: 주방발매트; 현관발매트; 족욕발매트; 지압발매트; 온열발매트

+ bathroom-accessory
ko: 비누받침 = soap dish; 칫솔꽂이 = toothbrush holder; 칫솔걸이 = toothbrush holder; 비누곽 = soap box; 디스펜서 = dispenser + 샴푸|세제|손세정제|펌프|욕실|비누|거품|자동|손소독제; 욕실선반 = bathroom shelf; 수건걸이 = towel rack; 휴지걸이 = toilet paper holder; 비누거치대 = soap holder; 욕실용품세트 = bathroom accessory set; 칫솔홀더 = toothbrush holder; 양치컵 = toothbrush cup; 치약짜개 = toothpaste squeezer; 샴푸디스펜서 = shampoo dispenser; 욕실코너선반 = bathroom corner shelf; 샴푸용기 = shampoo bottle; 세제디스펜서 = soap dispenser; 샤워선반 = shower shelf; 칫솔케이스 = toothbrush case; 비누홀더 = soap holder; 수건선반 = towel shelf; 타올걸이 = towel rack; 욕실걸이 = bathroom hanger; 자석비누홀더 = magnetic soap holder; 손세정기 = soap dispenser; 자동손세정기 = automatic soap dispenser; 면봉통 = cotton swab holder; 휴지케이스 = tissue box; 자동손세정제디스펜서 = automatic soap dispenser; 손세정제디스펜서 = soap dispenser; 비누망 = soap net; 비누케이스 = soap box; 치약디스펜서 = toothpaste dispenser; 칫솔거치대 = toothbrush holder; 욕실수납장선반 = bathroom shelf; 비누디스펜서 = soap dispenser; 티슈케이스 = tissue box; 화장지걸이 = toilet paper holder; 화장지케이스 = toilet paper holder; 갑티슈케이스 = tissue box; 물티슈케이스 = wet wipe case; 드라이기거치대 = hair dryer holder; 양치컵홀더 = toothbrush cup holder; 수건바 = towel bar; 타올바 = towel bar; 핸드타올케이스 = paper towel dispenser; 휴지통걸이 = toilet paper holder; 점보롤케이스 = toilet paper dispenser

+ bed-base
ko: 침대프레임갈빗살 = bed slats; 갈빗살침대 = slatted bed base; 침대파운데이션 = bed base; 매트리스깔판 = slatted bed base; 침대깔판 = slatted bed base; 삼나무깔판 = slatted bed base; 접이식깔판 = slatted bed base; 매트리스받침대 = bed base; 침대받침 = bed base

+ bed-frame
ko: 침대 = bed; 침대프레임 = bed frame; 이층침대 = bunk bed; 벙커침대 = loft bed; 원목침대 = wooden bed; 접이식침대 = folding bed; 수납침대 = storage bed; 저상침대 = low bed; 퀸침대 = queen bed; 싱글침대 = single bed; 간이침대 = folding bed; 철제침대 = metal bed; 패밀리침대 = family bed; 데이베드 = day bed; 라꾸라꾸 = folding bed; 평상침대 = platform bed; 모션베드 = adjustable bed; 침대헤드 = headboard; 벙크침대 = bunk bed; 슈퍼싱글침대 = bed; 킹침대 = king bed; 돌침대 = stone bed; 흙침대 = clay bed
not: 침대커버; 침대패드; 침대가드; 침대시트; 침대매트리스; 침대스커트; 침대협탁; 침대테이블; 침대발; 침대트레이; 침대난간; 침대다리; 고양이침대; 강아지침대; 침대캐노피; 침대조명; 아기침대; 인형침대; 침대쿠션; 침대등받이; 침대손잡이; 침대모기장; 침대청소기; 침대안전바; 침대밑; 침대틈새; 침대책상; 캠핑침대; 야전침대; 마사지침대; 베이비침대; 신생아침대; 침대깔판; 소파침대; 해먹침대; 햄스터침대; 침대수납; 병원침대; 환자침대; 돌돌이침대; 유아침대; 침대선반

+ bed-riser
ko: 침대높이조절 = bed riser; 가구받침대 = furniture riser; 의자발커버 = chair leg pad; 소음방지패드 = furniture pad; 가구슬라이더 = furniture slider; 의자다리커버 = chair leg cover; 의자발싸개 = chair leg cover; 가구이동패드 = furniture slider; 의자양말 = chair leg cover; 의자소음방지 = chair leg pad; 가구발 = furniture glide; 의자패드소음 = chair leg pad

+ bed-tray-table
ko: 베드테이블 = bed tray table; 침대트레이 = bed tray table; 베드트레이 = bed tray table; 침대테이블 = bed tray table; 접이식좌식테이블 = folding tray table; 노트북테이블 = laptop table; 무릎책상 = lap desk; 접이식미니테이블 = folding tray table; 노트북쿠션테이블 = lap desk; 좌식책상 = low table desk; 무릎테이블 = lap desk

+ bidet-attachment
ko: 비데 = bidet; 수동비데 = bidet attachment; 휴대용비데 = portable bidet; 여행용비데 = portable bidet; 필터비데 = bidet; 방수비데 = electric bidet seat; 무전원비데 = non-electric bidet attachment; 스프레이건비데 = bidet sprayer
not: 비데필터; 비데물티슈; 비데티슈; 비데커버

+ blanket
ko: 담요 = blanket; 블랭킷 = throw blanket; 무릎담요극세사 = lap blanket; 극세사담요 = microfibre blanket; 뽀글이담요 = sherpa blanket; 밍크담요 = plush blanket; 플리스담요 = fleece blanket; 캠핑블랭킷 = camping blanket; 아기담요 = baby blanket; 소파담요 = throw blanket; 밍크이불 = plush blanket; 소파블랭킷 = throw blanket; 털담요 = plush blanket; 차량용담요 = car blanket; 여행용담요 = travel blanket; 아기블랭킷 = baby blanket; 울담요 = wool blanket
not: 전기담요; 소화담요; 유모차담요; 은박담요; 방화담요; 소화용담요; 질식소화담요; 질식소화포; 강아지담요

+ blender-blade
ko: 믹서기칼날 = blender blade; 믹서기컵 = blender cup; 믹서기용기 = blender jar; 블렌더컵 = blender cup; 믹서날 = blender blade; 반죽기볼 = mixer bowl; 믹서기부품 = blender part; 믹서볼 = mixer bowl + 반죽기|키친에이드; 믹서기날 = blender blade; 블렌더칼날 = blender blade; 거품기날 = whisk attachment

+ broom-mop
ko: 빗자루 = broom; 밀대걸레 = mop; 대걸레 = mop; 물걸레밀대 = mop; 청소솔 = cleaning brush; 스퀴지 = squeegee; 변기솔 = toilet brush; 회전걸레 = spin mop; 먼지털이 = duster; 틈새솔 = crevice brush; 청소밀대 = floor mop; 롤클리너 = lint roller; 돌돌이 = lint roller; 화장실솔 = toilet brush; 욕실청소솔 = bathroom brush; 먼지제거기롤 = lint roller; 틈새청소솔 = crevice brush; 창문닦이 = window squeegee; 유리창닦이 = window squeegee; 쓰레받기세트 = broom and dustpan set; 설거지솔 = dish brush; 젖병솔 = bottle brush; 브러쉬청소 = cleaning brush; 변기브러쉬 = toilet brush; 창틀청소솔 = crevice brush; 물밀대 = squeegee; 텀블러솔 = bottle brush; 컵솔 = bottle brush; 빗자루세트 = broom and dustpan set; 테이프클리너 = lint roller; 먼지떨이개 = duster; 밀대 = floor mop + 걸레|청소|물걸레|바닥|극세사; 옷솔 = clothes brush; 세차솔 = car wash brush; 먼지솔 = dusting brush; 와이퍼청소 = squeegee; 빨대솔 = straw brush; 창문로봇 = window cleaning robot; 신발솔 = shoe brush; 운동화솔 = shoe brush; 구두솔 = shoe brush; 돌돌이클리너 = lint roller; 바닥솔 = floor brush; 빗자루쓰레받기 = broom and dustpan set; 운동화브러쉬 = shoe brush; 욕실솔 = bathroom brush; 유리닦이 = window squeegee; 병솔 = bottle brush; 세척솔 = cleaning brush; 휠브러쉬 = car wheel brush; 세탁솔 = laundry brush; 빨래솔 = laundry brush; 휠세척솔 = car wheel brush; 세차브러쉬 = car wash brush; 극세사먼지털이 = microfibre duster; 걸레 = mop + 밀대|물|극세사|막대|회전|자동; 키보드청소솔 = keyboard cleaning brush; 먼지제거브러쉬 = dusting brush; 자동탈수밀대 = spin mop; 틈새브러쉬 = crevice brush; 밀대걸레세트 = mop set

+ bucket
ko: 양동이 = bucket; 바스켓통 = bucket; 접이식양동이 = folding bucket; 대야 = wash basin; 세숫대야 = wash basin; 설거지통 = dish tub; 고무대야 = rubber basin; 접이식대야 = folding wash basin; 바께스 = bucket; 물통양동이 = bucket; 쓰레받기 = dustpan; 다라이 = large plastic basin; 걸레통 = mop bucket; 세차양동이 = car wash bucket; 세차버킷 = car wash bucket; 족욕대야 = foot bath basin; 빨통 = bucket + 바스켓; 페인트통 = paint bucket; 족욕통 = foot bath tub; 고무통 = large plastic tub; 김장통대야 = large plastic basin; 접이식버킷 = folding bucket; 말통 = plastic bucket; 바가지 = water scoop + 물|욕실|목욕|플라스틱|스텐|주방; 물바가지 = water scoop; 접이식족욕기 = folding foot bath tub; 족욕기접이식 = folding foot bath tub

+ cabinet-hardware
ko: 가구손잡이 = furniture handle; 서랍손잡이 = drawer handle; 싱크대손잡이 = cabinet handle; 서랍레일 = drawer slide; 옷장봉 = closet rod; 씽크대손잡이 = cabinet handle; 가구다리손잡이 = furniture knob; 싱크대문손잡이 = cabinet handle; 붙박이장손잡이 = cabinet handle; 3단레일 = drawer slide; 행거봉 = closet rod; 볼레일 = drawer slide; 선반받침대 = shelf bracket; 선반브라켓 = shelf bracket; 까치발 = shelf bracket + 선반|브라켓|받침; ㄱ자꺽쇠 = angle bracket; 꺽쇠 = angle bracket; 평철 = flat bracket + 보강|꺽쇠|브라켓; 선반다보 = shelf pin; 다보 = shelf pin + 선반|핀|유리|가구; 댐퍼레일 = drawer slide; 가구스테이 = cabinet lift stay; 가스쇼바싱크대 = gas strut; 쇼바 = gas strut + 가스|싱크대|플랩|가구|트렁크; 앵글브라켓 = angle bracket; 코너브라켓 = corner bracket; 옷봉 = closet rod; 접이식선반받침 = folding shelf bracket; 무지주선반브라켓 = shelf bracket; 서랍댐퍼 = drawer damper; 서랍고리 = drawer handle; 접이식브라켓 = folding shelf bracket; 가스스프링 = gas spring; 책상다리브라켓 = table bracket; 옷걸이봉 = closet rod; 선반꺽쇠 = shelf bracket; 언더레일 = drawer slide; 장롱손잡이 = furniture handle

+ candle
ko: 캔들 = candle; 향초 = scented candle; 양초 = candle; 티라이트 = tea light candle; 소이캔들 = soy candle; 생일초 = birthday candle; 숫자초 = number candle; 촛불 = candle + 왁스|양초|티라이트|파티|유리; 필라캔들 = pillar candle; 티캔들 = tea light candle; 밀랍초 = beeswax candle; 케이크초 = cake candle; 아로마캔들 = scented candle; 제사초 = ritual candle; 테이퍼캔들 = taper candle; 티라이트캔들 = tea light candle; 컵초 = votive candle; 생일양초 = birthday candle; 우드윅캔들 = wood wick candle; 왁스멜트 = wax melt; 절초 = ritual candle; 소이왁스캔들 = soy candle; 촛대초 = taper candle; 캔들세트 = candle gift set; 디자인캔들 = decorative candle; 오브제캔들 = decorative candle; 기도초 = votive candle; 연꽃초 = floating candle; 플로팅캔들 = floating candle; 인등초 = votive candle
not: LED촛불; LED캔들; 캔들워머; 캔들홀더; 캔들용기; 캔들왁스; 캔들심지; 캔들몰드; 캔들만들기; 캔들향; 캔들스틱; 캔들랜턴; 캔들받침; 캔들컨테이너; 캔들라이트; 캔들유리; 양초틀; 캔들스너퍼; 캔들키트; 캔들라이터; 캔들트레이; 촛불집회; 전자양초; 양초심지; 양초만들기

+ candle-holder
ko: 캔들홀더 = candle holder; 촛대 = candlestick; 티라이트홀더 = tea light holder; 캔들워머 = candle warmer lamp; 캔들스탠드 = candle stand; 캔들받침 = candle plate; 캔들랜턴 = candle lantern; 캔들램프 = candle warmer lamp; 캔들스틱홀더 = candlestick; 골드촛대 = candlestick; 촛대장식 = candlestick; 초꽂이 = candle holder; 캔들트레이 = candle plate

+ chair-mat
ko: 의자매트 = chair mat; 바닥매트의자 = chair mat; 퍼즐매트 = puzzle floor mat; 의자러그 = chair mat; 바닥보호매트 = floor protection mat; 의자바닥매트 = chair mat; 책상의자매트 = chair mat; 데스크카펫 = chair mat; 컴퓨터의자매트 = chair mat

+ chair-seat
ko: 의자 = chair; 식탁의자 = dining chair; 스툴 = stool; 바체어 = bar stool; 벤치 = bench + 원목|야외|의자|식탁|수납|공원|정원|현관|화장대|우드; 흔들의자 = rocking chair; 접이식의자 = folding chair; 플라스틱의자 = plastic chair; 캠핑의자 = camping chair; 바의자 = bar stool; 인테리어의자 = chair; 화장대의자 = vanity stool; 카페의자 = chair; 낚시의자 = fishing chair; 등산의자 = folding stool; 경량체어 = lightweight camping chair; 좌식의자 = legless floor chair; 홈바의자 = bar stool; 릴렉스체어 = relax camping chair; 릴랙스체어 = relax camping chair; 안락의자 = lounge chair; 간이의자 = folding stool; 원목의자 = wooden chair; 원형의자 = round stool; 캠핑체어 = camping chair; 폴딩체어 = folding chair; 등받이의자 = chair; 라운지체어 = lounge chair; 야외의자 = outdoor chair; 쪼그리의자 = work sitting stool; 농사의자 = farm work seat; 철제의자 = metal chair; 대기의자 = waiting chair; 인테리어체어 = chair; 아기의자 = baby chair; 강의의자 = chair; 회의실의자 = conference chair; 학생의자 = study chair; 유아의자 = children's chair; 피아노의자 = piano stool; 보조의자 = stool; 접이식낚시의자 = fishing chair; 수납스툴 = storage stool; 경량의자 = lightweight folding chair; 미니의자 = folding stool; 롱릴렉스체어 = relax camping chair; 어린이의자 = children's chair; 드럼의자 = drum stool
not: 의자커버; 의자바퀴; 사무용의자; 게이밍의자; 컴퓨터의자; 의자방석; 의자패드; 휠체어; 의자발; 의자다리; 목욕의자; 의자쿠션; 이유식의자; 의자등받이; 체어커버; 의자부품; 의자팔걸이; 미용의자; 의자캡; 샤워의자; 시험의자

+ chest-of-drawers
ko: 서랍장 = chest of drawers; 협탁 = bedside table; 수납장서랍 = chest of drawers; 옷장 = wardrobe; 화장대 = dressing table; 장롱 = wardrobe; 침대협탁 = bedside table; 플라스틱서랍장 = plastic drawer unit; 5단서랍장 = chest of drawers; 드레서 = dresser; 붙박이장 = built-in wardrobe; 사이드테이블협탁 = bedside table; 다용도서랍장 = chest of drawers; 원목서랍장 = wooden chest of drawers; 틈새서랍장 = narrow drawer unit; 와이드서랍장 = chest of drawers; 서랍장3단 = chest of drawers; 아기옷장 = children's wardrobe; 아기서랍장 = chest of drawers; 드레스룸시스템 = wardrobe system; 시스템행거 = wardrobe rail system; 콘솔화장대 = dressing table; 틈새수납장 = narrow storage cabinet; 캐비넷옷장 = wardrobe; 공간박스 = storage cube cabinet; 수납장 = storage cabinet + 거실|주방|원목|틈새|다용도|아이방|서랍|렌지대|슬라이딩
not: 옷장정리; 옷장봉; 비키니옷장; 화장대의자; 옷장조명; 인형옷장; 화장대거울; 옷장제습제; 화장대정리; 화장대조명; 옷장방향제; 옷장커버; 강아지옷장; 행거옷장; 옷장걸이; 조립식옷장; 화장대스툴; 장롱면허; 이동식옷장; 장롱손잡이; 서랍장손잡이; 서랍장정리; 옷장칸막이; 화장대장난감; 간이옷장; 부직포옷장

+ chopsticks
ko: 젓가락 = chopsticks; 나무젓가락 = wooden chopsticks; 수저세트젓가락 = chopsticks; 스텐젓가락 = stainless steel chopsticks; 조리젓가락 = cooking chopsticks; 튀김젓가락 = cooking chopsticks; 일회용젓가락 = disposable chopsticks; 교정젓가락 = training chopsticks; 에디슨젓가락 = training chopsticks; 옻칠젓가락 = lacquered chopsticks; 초밥젓가락 = sushi chopsticks; 티타늄젓가락 = titanium chopsticks; 어린이젓가락 = children's chopsticks; 아기젓가락 = training chopsticks
not: 젓가락받침; 젓가락통; 젓가락케이스; 젓가락꽂이; 젓가락집

+ cleaning-cloth
ko: 행주 = dishcloth; 극세사행주 = microfibre cloth; 청소포걸레 = cleaning cloth; 극세사걸레 = microfibre cloth; 극세사타월 = microfibre towel; 일회용행주 = disposable dishcloth; 빨아쓰는행주 = reusable cleaning cloth; 매직블럭행주 = cleaning cloth; 소창행주 = cotton dishcloth; 극세사천 = microfibre cloth; 유리창걸레 = glass cleaning cloth; 스웨디시행주 = Swedish dishcloth; 청소걸레 = cleaning cloth; 주방행주 = dishcloth; 극세사수건 = microfibre towel; 면행주 = cotton dishcloth; 키친크로스 = kitchen cloth; 먼지걸레 = dusting cloth; 유리닦이천 = glass cleaning cloth; 액정클리너천 = lens cloth
not: 행주걸이; 행주비누; 행주건조대; 행주티슈; 행주치마; 행주거치대; 행주꽂이; 여행주머니; 여행주; 은행주; 진행주

+ clock
ko: 벽시계 = wall clock; 탁상시계 = table clock; 알람시계 = alarm clock; 무소음벽시계 = wall clock; 디지털벽시계 = digital wall clock; LED벽시계 = LED wall clock; 전자시계 = digital clock; 자명종 = alarm clock; 디지털탁상시계 = digital table clock; 인테리어시계 = wall clock; LED시계 = LED clock; 디지털시계 = digital clock; 방수시계욕실 = bathroom clock; 욕실시계 = bathroom clock; 뻐꾸기시계 = cuckoo clock; 프로젝션시계 = projection clock; 모래시계 = sand timer; 괘종시계 = pendulum clock; 플립시계 = flip clock; 벽걸이시계 = wall clock; 무소음시계 = clock; LED탁상시계 = LED table clock; 캘린더시계 = calendar clock; 차량용시계 = car clock; 화장실시계 = bathroom clock; 어린이벽시계 = children's wall clock; 추시계 = pendulum clock; 진동알람시계 = vibrating alarm clock; 스터디시계 = digital clock; 대형벽시계 = wall clock
not: 벽시계부속; 시계무브먼트; 벽시계무브먼트; 벽시계바늘; 시계바늘

+ clothes-airer
ko: 빨래건조대 = clothes airer; 건조대 = drying rack + 빨래|이불|세탁|베란다|접이식|옷|알루미늄; 접이식빨래건조대 = folding clothes airer; 이불건조대 = quilt drying rack; 양말건조대 = sock drying rack; 베란다건조대 = clothes airer; 천장빨래건조대 = ceiling clothes airer; 문걸이빨래건조대 = over-door clothes airer; 벽걸이건조대 = wall-mounted clothes airer; 스텐빨래건조대 = stainless steel clothes airer; 신발건조대 = shoe drying rack; 속옷건조대 = underwear drying rack; 수건건조대 = towel drying rack; 빨래걸이 = clothes drying hanger; 빨래대 = clothes airer; 양말걸이 = sock hanger; 창틀건조대 = window clothes airer; 세탁건조대 = clothes airer

+ clothes-hanger
ko: 옷걸이 = clothes hanger; 바지걸이 = trouser hanger; 논슬립옷걸이 = non-slip clothes hanger; 원목옷걸이 = wooden clothes hanger; 벨벳옷걸이 = velvet hanger; 정장옷걸이 = suit hanger; 아동옷걸이 = children's clothes hanger; 세탁소옷걸이 = wire clothes hanger; 치마걸이 = skirt hanger; 니트옷걸이 = clothes hanger; 집게옷걸이 = clip hanger; 유아옷걸이 = children's clothes hanger; 넥타이걸이 = tie hanger; 코트옷걸이 = coat hanger; 스카프걸이 = scarf hanger; 벨트걸이 = belt hanger; 어깨뿔방지옷걸이 = clothes hanger; 플라스틱옷걸이 = plastic clothes hanger; 휴대용옷걸이 = travel clothes hanger; 코트걸이 = coat hanger; 바지집게 = trouser hanger; 매직옷걸이 = space-saving hanger; 바지옷걸이 = trouser hanger; 모자걸이 = hat hanger; 가방걸이 = bag hanger; 와이어옷걸이 = wire clothes hanger; 아기옷걸이 = children's clothes hanger
not: 옷걸이행거; 스탠드옷걸이; 벽옷걸이; 옷걸이선반; 옷걸이봉; 문옷걸이; 붙이는옷걸이; 자동차옷걸이; 코트걸이스탠드; 벽걸이옷걸이; 옷걸이거치대; 옷걸이보관

+ clothes-peg
ko: 빨래집게 = clothes peg; 빨랫줄 = clothesline; 이불집게 = quilt peg; 빨래줄 = clothesline; 나무집게 = wooden peg; 캠핑빨래줄 = travel clothesline; 양말집게 = sock clip; 스텐집게빨래 = stainless steel clothes peg; 스텐빨래집게 = stainless steel clothes peg; 미니집게 = mini peg; 원목집게 = wooden peg; 우드집게 = wooden peg; 사진집게 = mini photo peg; 이불핀 = duvet clip; 이불고정핀 = duvet clip

+ coaster-trivet
ko: 컵받침 = coaster; 코스터 = coaster; 냄비받침 = trivet; 티코스터 = coaster; 규조토컵받침 = diatomite coaster; 컵코스터 = coaster; 실리콘냄비받침 = silicone trivet; 차량용컵홀더코스터 = car cup coaster; 코르크컵받침 = cork coaster; 컵매트 = coaster; 핫패드 = trivet + 주방|냄비|식탁|실리콘; 뚝배기받침 = trivet; 원목냄비받침 = wooden trivet; 라탄컵받침 = rattan coaster; 코르크냄비받침 = cork trivet; 잔받침 = saucer coaster; 디저트코스터 = coaster; 팟매트 = trivet
not: 롤러코스터; 코스터리나

+ coffee-filter
ko: 커피필터 = coffee filter; 여과지 = coffee filter paper + 커피|드립|하리오|칼리타|핸드드립; 드립필터 = coffee filter; 커피여과지 = coffee filter paper; 다시백 = empty tea bag; 티백필터 = empty tea bag; 핸드드립필터 = coffee filter paper; 종이필터 = paper filter + 커피|드립|하리오; 커피종이필터 = coffee filter paper; 빈티백 = empty tea bag; 스텐커피필터 = stainless steel coffee filter; 드립백필터 = drip bag filter; 일회용다시백 = empty tea bag; 영구필터커피 = reusable coffee filter; 삼각티백 = empty tea bag

+ coffee-machine
ko: 커피머신 = coffee machine; 에스프레소머신 = espresso machine; 캡슐커피머신 = capsule coffee machine; 커피메이커 = coffee maker; 전자동커피머신 = automatic coffee machine; 반자동커피머신 = espresso machine; 휴대용에스프레소 = portable espresso maker; 네스프레소머신 = capsule coffee machine; 드립커피메이커 = drip coffee maker; 우유거품기 = milk frother; 밀크포머 = milk frother; 휴대용커피머신 = portable espresso maker; 가정용커피머신 = coffee machine; 캡슐머신 = capsule coffee machine; 우유거품기전동 = electric milk frother; 업소용커피머신 = coffee machine; 돌체구스토머신 = capsule coffee machine; 전동거품기우유 = electric milk frother; 커피머쉰 = coffee machine; 밀크프로더 = milk frother
not: 커피머신청소; 커피머신세정; 커피머신부품; 커피머신세척; 커피메이커수동; 커피머신가스켓; 커피머신클리너; 커피메이커필터; 커피머신디스케일

+ coffee-machine-gasket
ko: 커피머신가스켓 = coffee machine gasket; 그룹헤드가스켓 = coffee machine gasket; 모카포트가스켓 = moka pot gasket; 압력솥패킹 = pressure cooker gasket; 밥솥고무패킹 = rice cooker gasket; 모카포트패킹 = moka pot gasket

+ coffee-maker-manual
ko: 프렌치프레스 = French press; 모카포트 = moka pot; 드리퍼 = coffee dripper; 커피드리퍼 = coffee dripper; 드립서버 = coffee server; 드립포트 = drip kettle; 커피핸드드립세트 = pour-over coffee set; 핸드드립세트 = pour-over coffee set; 에어로프레스 = manual coffee press; 콜드브루메이커 = cold brew maker; 탬퍼 = coffee tamper; 포터필터 = portafilter; 핸드밀 = manual coffee grinder; 커피서버 = coffee server; 드립주전자 = drip kettle; 핸드그라인더 = manual coffee grinder; 커피드립세트 = pour-over coffee set; 도징컵 = coffee dosing cup; 템퍼 = coffee tamper + 커피|에스프레소|58mm; 넉박스 = coffee knock box; 바텀리스 = bottomless portafilter; 칠침봉 = coffee distribution tool; 침칠봉 = coffee distribution tool; 도징링 = coffee dosing ring; 더치커피기구 = cold brew maker; 케멕스 = pour-over coffee maker; 수동커피그라인더 = manual coffee grinder; 사이폰커피 = siphon coffee maker; 레벨링툴 = coffee leveller; 하리오드리퍼 = coffee dripper; 커피핀드리퍼 = phin coffee dripper; 비알레띠 = moka pot

+ colander
ko: 채반 = colander; 체 = sieve + 밀가루|스텐|거름|베이킹|가루|망|고운; 소쿠리 = colander; 거름망 = strainer + 스텐|육수|차|주방|면|국물; 채망 = strainer; 바구니채반 = colander; 스텐채반 = stainless steel colander; 분당체 = flour sieve; 뜰채주방 = skimmer strainer; 면건지개 = noodle strainer; 야채탈수기 = salad spinner; 채소탈수기 = salad spinner; 쌀씻는볼 = rice washing bowl; 스텐체 = stainless steel sieve; 밀가루체 = flour sieve; 육수망 = broth strainer; 쌀함박 = rice washing bowl; 실리콘채반 = silicone colander; 물빠짐바구니 = colander; 스텐거름망 = stainless steel strainer; 과일바구니채반 = colander; 면기채 = noodle strainer; 대나무채반 = bamboo tray colander; 쌀바가지 = rice washing bowl; 국수채 = noodle strainer; 쌀조리 = rice strainer; 된장거름망 = miso strainer

+ cool-box
ko: 아이스박스 = cool box; 쿨러박스 = cool box; 하드쿨러 = hard cool box; 스티로폼박스 = polystyrene cool box; 캠핑아이스박스 = cool box; 낚시아이스박스 = cool box; 캠핑쿨러 = cool box; 낚시쿨러 = cool box; 보냉박스 = cool box; 아이스쿨러박스 = cool box; 보냉상자 = cool box
not: 아이스박스스탠드; 아이스박스바퀴; 아이스박스손잡이; 쿨러스탠드; 쿨러박스스탠드

+ cosmetic-fridge
ko: 화장품냉장고 = cosmetic fridge; 뷰티냉장고 = cosmetic fridge; 미니화장품냉장고 = cosmetic fridge; 코스메틱냉장고 = cosmetic fridge

+ curtain-accessory
ko: 커튼봉 = curtain rod; 커튼링 = curtain ring; 샤워커튼봉 = shower curtain rod; 압축봉 = tension rod; 커튼핀 = curtain hook; 커튼레일 = curtain rail; 커튼고리 = curtain hook; 커튼집게 = curtain clip; 커튼끈 = curtain tieback; 커튼타이백 = curtain tieback; 샤워커튼링 = shower curtain ring; 안뚫어고리 = no-drill curtain bracket; 커튼브라켓 = curtain rod bracket; 커튼자석 = curtain magnet; 샤워커튼고리 = shower curtain ring; 커텐봉 = curtain rod; 커튼심지 = curtain header tape; 안뚫어 = no-drill curtain bracket + 커튼|브라켓|고리; 커튼후크 = curtain hook; 커텐고리 = curtain hook; 블라인드부속 = blind accessory; 커텐레일 = curtain rail; 망입봉 = curtain rod; 압축커튼봉 = tension curtain rod; 커튼집게링 = curtain clip ring; 커튼끈자석 = curtain tieback

+ curtain-drape
ko: 커튼 = curtain; 암막커튼 = blackout curtain; 커텐 = curtain; 쉬폰커튼 = sheer curtain; 속커튼 = sheer curtain; 린넨커튼 = linen curtain; 방한커튼 = thermal curtain; 가림막커튼 = partition curtain; 블라인드 = window blind; 롤스크린 = roller blind; 암막롤스크린 = blackout roller blind; 콤비블라인드 = zebra roller blind; 창문커튼 = window curtain; 주방커튼 = kitchen curtain; 비즈커튼 = bead curtain; 방풍커튼 = draught-proof curtain; 방염커튼 = flame retardant curtain; 레이스커튼 = lace curtain; 현관커튼 = door curtain; 암막커텐 = blackout curtain; 한지블라인드 = paper blind; 노렌 = noren door curtain; 작은창문커튼 = short curtain; 비닐커튼 = plastic strip curtain; 나비주름커튼 = curtain; 아일렛커튼 = eyelet curtain; 캐노피 = bed canopy + 침대|키즈|아이방|공주|아기; 허니콤쉐이드 = honeycomb blind; 우드블라인드 = wooden blind; 레일커튼 = curtain; 옷가림막 = partition curtain; 캠핑카커튼 = curtain; 헤링본블라인드 = window blind; 알루미늄블라인드 = aluminium blind; 버티컬 = vertical blind + 블라인드|창문|사무실; 로만쉐이드 = Roman blind; 가리개 = partition curtain + 현관|주방|문|싱크대|창문|천; 바람막이비닐커튼 = plastic curtain; 행거커튼 = rack curtain; 행거커버 = garment rack cover; 로만셰이드 = Roman blind; 종이블라인드 = paper blind; 암막블라인드 = blackout blind; 허니콤블라인드 = honeycomb blind; 트리플쉐이드 = zebra roller blind; 알류미늄블라인드 = aluminium blind
not: 블라인드리벳; 커튼에어백; 블라인드세척; 블라인드테스트; 블라인드솔; 블라인드청소; 블라인드북; 블라인드모터; 유모차블라인드; 커튼조명; 커튼은하수; 자동차블라인드; 커튼전구; 차량커튼; 차박커튼; 커튼월; 차량용커튼; 커튼원단; 커튼뱅

+ cushion-cover
ko: 쿠션커버 = cushion cover; 소파커버 = sofa cover; 의자커버 = chair cover; 방석커버 = seat cushion cover; 소파패드 = sofa pad cover; 쇼파커버 = sofa cover; 소파천 = sofa cover; 리클라이너커버 = recliner cover; 쇼파패드 = sofa pad cover; 식탁의자커버 = dining chair cover; 스판의자커버 = stretch chair cover; 소파덮개 = sofa cover; 소파스프레드 = sofa cover; 쇼파천 = sofa cover; 빈백커버 = bean bag cover; 소파매트 = sofa pad cover; 등받이커버 = chair back cover; 헤드쿠션커버 = headboard cover; 침대헤드커버 = headboard cover; 헤드보드커버 = headboard cover; 소파방석커버 = seat cushion cover

+ cushion-pillow
ko: 베개 = pillow; 쿠션 = cushion + 소파|등|허리|인테리어|의자|바디|바닥|거실|침대|차량|커버|솜; 방석 = seat cushion; 목베개 = neck pillow; 메모리폼베개 = memory foam pillow; 경추베개 = cervical pillow; 바디필로우 = body pillow; 등쿠션 = back cushion; 의자방석 = chair cushion; 허리쿠션 = lumbar cushion; 베개솜 = pillow insert; 쿠션솜 = cushion insert; 낮잠베개 = nap pillow; 죽부인 = bamboo bolster; 수유쿠션 = nursing pillow; 기능성베개 = pillow; 목쿠션 = neck pillow; 라텍스베개 = latex pillow; 아기베개 = baby pillow; 구스베개 = goose down pillow; 도넛방석 = donut cushion; 다리베개 = leg pillow; 여행용목베개 = travel neck pillow; 에어베개 = inflatable pillow; 차량용목쿠션 = car neck pillow; 등받이쿠션 = back cushion; 메밀베개 = buckwheat pillow; 편백베개 = cypress chip pillow; 소파쿠션 = sofa cushion; 바닥방석 = floor cushion; 롱쿠션 = bolster pillow; 대방석 = floor cushion; 캠핑베개 = camping pillow; 짱구베개 = baby head-shaping pillow; 호텔베개 = hotel pillow; 안마쿠션 = cushion; 젤방석 = gel seat cushion; 낮잠쿠션 = nap pillow; 메모리폼방석 = memory foam seat cushion; 통풍방석 = ventilated seat cushion; 에어방석 = inflatable seat cushion; 삼각쿠션 = wedge cushion; 임산부바디필로우 = maternity body pillow; 벼개 = pillow; 커블 = posture seat; 자세교정의자 = posture seat; 역류방지쿠션 = baby reflux cushion; 베게 = pillow; 쿨방석 = cooling seat cushion; 모찌쿠션 = plush cushion; 회음부방석 = donut cushion; 좌욕방석 = donut cushion; 손목쿠션베개 = pillow; 캐릭터쿠션 = cushion; 필로우 = pillow + 바디|메모리폼|솜|호텔|침구; 다용도쿠션 = cushion; 역류방지쿠션아기 = baby reflux cushion; 임산부쿠션 = maternity pillow; 소파등쿠션 = back cushion; 스툴방석 = stool cushion; 토퍼방석 = floor cushion; 절방석 = meditation cushion; 명상방석 = meditation cushion
not: 베개커버; 쿠션팩트; 온열방석; 전기방석; 쿠션파운데이션; 쿠션퍼프; 베개피; 에어쿠션; 쿠션파데; 쿠션화; 방석커버; 강아지방석; 고양이방석; 애견방석; 선쿠션; 썬쿠션; 쿠션케이스; 헤어쿠션; 풋쿠션; 쿠션브러쉬; 쿠션봉투; 쿠션용기

+ cutlery
ko: 숟가락 = spoon; 커트러리 = cutlery; 수저세트 = spoon and chopsticks set; 포크 = fork + 커트러리|디저트|스텐|과일|티|케이크|스푼|유아|캠핑; 티스푼 = teaspoon; 스푼 = spoon + 커트러리|디저트|스텐|아이스크림|포크|밥|커피|유아|수저|롱; 커트러리세트 = cutlery set; 수저 = spoon and chopsticks set; 디저트포크 = dessert fork; 과일포크 = fruit fork; 양식기 = cutlery; 유아수저 = children's cutlery; 티타늄수저 = titanium cutlery; 캠핑수저 = camping cutlery; 방짜수저 = brass spoon and chopsticks set; 유아스푼 = children's spoon; 은수저 = silver spoon and chopsticks set; 커피스푼 = coffee spoon; 캠핑수저세트 = camping cutlery set; 스테이크나이프 = steak knife; 휴대용수저 = portable cutlery set; 나무숟가락 = wooden spoon; 양식나이프 = table knife; 버터나이프 = butter knife; 국자숟가락 = spoon; 일회용숟가락 = disposable spoon; 유아수저세트 = children's cutlery set; 어린이수저 = children's cutlery; 일회용포크 = disposable fork; 케이크포크 = cake fork; 스텐숟가락 = stainless steel spoon; 휴대용수저세트 = portable cutlery set; 이유식스푼 = baby feeding spoon; 카라트러리 = cutlery; 커틀러리 = cutlery; 디저트스푼 = dessert spoon; 밥숟가락 = table spoon; 샐러드포크 = salad fork; 어린이수저세트 = children's cutlery set; 스텐수저 = stainless steel cutlery; 롱티스푼 = long teaspoon; 일회용수저 = disposable cutlery; 티포크 = dessert fork; 포크스푼 = spork
not: 수저통; 수저받침; 수저집; 수저케이스; 계량스푼; 커트러리파우치; 수저정리함; 마티에르포크; 수저꽂이; 수저포장지; 포크레인; 포크송; 포크기타; 테니스푼; 수저살균기; 루어스푼; 스푼루어; 스푼나이프; 수저소독기; 커트러리트레이; 풀드포크; 수저보관; 숟가락통; 커트러리거치대; 앞포크; 바이크포크; 에어포크; 서스펜션포크; 주걱숟가락; 화장품스푼; 미용스푼; 스푼펜

+ cutting-board
ko: 도마 = cutting board; 나무도마 = wooden cutting board; 플레이팅도마 = serving board; 항균도마 = cutting board; 원목도마 = wooden cutting board; 실리콘도마 = silicone cutting board; 캠핑도마 = camping cutting board; 도마세트 = cutting board set; 티타늄도마 = titanium cutting board; 스텐도마 = stainless steel cutting board; 치즈보드 = cheese board; 빵도마 = bread board; 치즈도마 = cheese board; 유리도마 = glass cutting board; TPU도마 = plastic cutting board; 편백나무도마 = wooden cutting board; 매트도마 = flexible cutting mat
not: 도마뱀; 도마꽂이; 도마거치대; 도마스탠드; 도마살균기; 도마오일; 칼도마살균기; 도마걸이; 도마클리너; 크레스티드; 도마소독기; 도마정리; 도마받침

+ decanter-carafe
ko: 디캔터 = decanter; 와인디캔터 = wine decanter; 물병유리 = glass water jug; 카라페 = carafe; 저그 = jug + 유리|물병|밀크|피처|내열|쥬스|맥주; 피처 = pitcher + 맥주|물병|유리|주스|스팀|밀크|커피; 보리차주전자 = water jug; 위스키디캔터 = whisky decanter; 유리저그 = glass jug; 유리주전자 = glass pitcher; 냉장고물병 = refrigerator water jug; 음료디스펜서 = drink dispenser; 밀크저그 = milk jug; 스팀피처 = milk steaming pitcher; 유리물병 = glass water bottle; 유리물통 = glass water bottle; 밀크피처 = milk pitcher; 쥬스디스펜서 = drink dispenser; 도쿠리 = sake bottle; 내열유리물병 = glass water jug; 스팀피쳐 = milk steaming pitcher; 물주전자 = water jug; 막걸리주전자 = makgeolli kettle jug; 술주전자 = drink jug; 티포트 = teapot; 찻주전자 = teapot; 다기세트 = tea set; 티팟 = teapot; 다관 = teapot; 숙우 = tea serving pitcher; 유리티포트 = glass teapot; 개완 = gaiwan tea bowl; 다구세트 = tea set; 자사호 = clay teapot; 티세트 = tea set
not: 런피처; 에어디캔터

+ dehumidifier
ko: 제습기 = dehumidifier; 미니제습기 = mini dehumidifier; 제습제 = moisture absorber; 가정용제습기 = dehumidifier; 소형제습기 = dehumidifier; 산업용제습기 = industrial dehumidifier; 물먹는하마 = moisture absorber; 옷장제습제 = moisture absorber; 실리카겔 = silica gel desiccant; 염화칼슘제습제 = moisture absorber; 방습제 = desiccant

+ dish-rack
ko: 식기건조대 = dish rack; 접시꽂이 = plate rack; 수세미거치대 = sponge holder; 냄비뚜껑거치대 = pot lid rack; 접시정리대 = plate rack; 프라이팬정리대 = pan rack; 식기건조선반 = dish rack; 싱크대선반 = sink shelf rack; 접시거치대 = plate stand; 도마꽂이 = cutting board holder; 접시꽂이대 = plate rack; 그릇건조대 = dish rack; 설거지건조대 = dish rack; 물빠짐선반 = dish rack; 수세미걸이 = sponge holder; 냄비정리대 = pot rack; 젖병건조대 = bottle drying rack; 프라이팬거치대 = pan rack; 컵건조대 = cup drying rack; 접시스탠드 = plate stand; 롤링선반 = roll-up dish rack; 싱크롤매트 = roll-up dish rack; 그릇정리대 = dish rack; 냄비뚜껑정리대 = pot lid rack; 수세미받침 = sponge holder; 수세미홀더 = sponge holder; 도마거치대 = cutting board holder; 후라이팬정리대 = pan rack; 칼도마꽂이 = knife and board holder; 싱크대건조대 = dish rack; 그릇꽂이 = plate rack; 싱크대정리대 = sink organizer; 컵걸이건조 = cup drying rack; 식기선반 = dish rack; 그릇선반 = dish rack

+ dishwasher
ko: 식기세척기 = dishwasher; 미니식기세척기 = countertop dishwasher; 식세기 = dishwasher; 업소용식기세척기 = dishwasher; 6인용식기세척기 = countertop dishwasher
not: 식기세척기세제; 식기세척기선반; 식기세척기린스; 식기세척기받침; 식기세척기클리너; 식기세척기받침대; 식기세척기장; 식세기클리너; 식기세척기부품; 식기세척기소금; 식세기소금; 식세기선반

+ disposable-tableware
ko: 종이컵 = paper cup; 일회용접시 = disposable plate; 일회용컵 = disposable cup; 종이접시 = paper plate; 플라스틱컵일회용 = disposable plastic cup; 일회용그릇 = disposable bowl; 테이크아웃컵 = takeaway cup; 일회용용기 = disposable food container; 파티접시 = party plate; 포장용기 = takeaway food container; 투명컵 = clear plastic cup + 일회용|테이크아웃|아이스컵|PET; 아이스컵 = plastic cup; 종이그릇 = paper bowl; 도시락용기 = disposable lunch box; 배달용기 = takeaway food container; 컵홀더 = cup sleeve + 종이|테이크아웃|골판지|일회용; 소주컵 = small disposable cup; 파티컵 = party cup; 죽용기 = disposable food container; 컵뚜껑 = disposable cup lid; 반찬용기일회용 = disposable food container; 컵리드 = disposable cup lid; 소스컵 = disposable sauce cup; 일회용도시락 = disposable lunch box; PET컵 = plastic cup; 커피컵종이 = paper cup; 포크일회용 = disposable cutlery; 펄프용기 = pulp food container; 소스용기 = disposable sauce cup; 은박접시 = foil plate; 종이컵뚜껑 = paper cup lid; 파티용품접시 = party plate; 일회용국그릇 = disposable bowl; 일회용밥그릇 = disposable bowl; 피티컵 = plastic cup; 레귤러컵 = paper cup; 자판기컵 = paper cup
not: 종이컵홀더; 종이컵디스펜서; 종이컵수거; 종이컵거치대; 종이컵쌓기; 종이컵통

+ door-mat
ko: 현관매트 = door mat; 도어매트 = door mat; 코일매트 = coil door mat; 현관발매트 = door mat; 미끄럼방지매트 = anti-slip mat; 현관코일매트 = coil door mat; 논슬립패드러그 = rug anti-slip pad; 주방매트 = kitchen floor mat; 출입구매트 = entrance mat; 베란다매트 = balcony floor mat; 주방발매트 = kitchen floor mat; 논슬립매트 = anti-slip mat; 흡착매트 = absorbent floor mat; 입구매트 = entrance mat; 현관깔판 = door mat; 베란다발판 = balcony deck tile; 업소용매트 = entrance mat; 현관바닥매트 = door mat; 미끄럼방지패드 = anti-slip pad; 조립식데크타일 = interlocking deck tile; 피로예방매트 = anti-fatigue mat; 잔디매트 = grass mat; 주방러그 = kitchen rug; 제설매트 = snow melting mat; 코코넛매트 = coir mat; 피로방지매트 = anti-fatigue mat; 고무매트 = rubber floor mat; 바닥타일데크 = interlocking deck tile

+ dried-flower
ko: 드라이플라워 = dried flower; 프리저브드플라워 = preserved flower; 팜파스 = pampas grass; 압화 = pressed flower; 말린꽃 = dried flower; 팜파스그라스 = pampas grass; 안개꽃다발 = dried flower bouquet; 스칸디아모스 = preserved moss; 목화꽃 = dried cotton flower; 프리저브드 = preserved flower + 꽃|장미|수국|다발; 드라이플라워꽃다발 = dried flower bouquet; 목화가지 = dried cotton flower; 건조꽃 = dried flower; 라그라스 = bunny tail grass; 유칼립투스드라이 = dried eucalyptus; 천일홍드라이 = dried flower; 프리저브드유칼립투스 = preserved eucalyptus

+ drill-brush
ko: 드릴브러쉬 = drill brush; 청소드릴솔 = drill brush; 드릴솔 = drill brush; 드릴청소솔 = drill brush; 드릴브러시 = drill brush

+ drinking-glass
ko: 유리컵 = drinking glass; 유리잔 = drinking glass; 소주잔 = soju glass; 맥주잔 = beer glass; 위스키잔 = whisky glass; 하이볼잔 = highball glass; 온더락잔 = whisky glass; 샷잔 = shot glass; 칵테일잔 = cocktail glass; 글라스컵 = drinking glass; 맥주컵 = beer glass; 샷글라스 = shot glass; 언더락잔 = whisky glass; 온더락 = whisky glass + 잔|글라스|위스키|유리; 글렌캐런 = whisky tasting glass; 내열유리컵 = heat-resistant glass cup; 노징글라스 = whisky tasting glass; 사케잔 = sake cup; 막걸리잔 = makgeolli cup; 위스키글라스 = whisky glass; 크리스탈잔 = crystal glass; 아이스크림컵유리 = ice cream glass; 하이볼글라스 = highball glass; 이중유리컵 = double-wall glass; 주스잔 = juice glass; 마티니잔 = cocktail glass; 글라스 = drinking glass + 유리|하이볼|온더락|맥주|칵테일|텀블러|내열; 빙수그릇 = dessert bowl; 머그유리컵 = glass mug; 물잔 = water glass; 고블렛잔 = goblet
not: 유리컵뚜껑; 유리컵세척; 유리컵빨대; 유리컵받침; 유리컵캔들

+ drinking-straw
ko: 빨대 = drinking straw; 스텐빨대 = stainless steel straw; 실리콘빨대 = silicone straw; 종이빨대 = paper straw; 일회용빨대 = plastic straw; 유리빨대 = glass straw; 버블티빨대 = bubble tea straw; 자바라빨대 = flexible straw; 플라스틱빨대 = plastic straw; 쌀빨대 = rice straw; 대나무빨대 = bamboo straw; 생분해빨대 = biodegradable straw; 스트로우 = drinking straw + 빨대|일회용|실리콘|스텐|커피; 다회용빨대 = reusable straw; 커피스틱빨대 = coffee stirrer straw
not: 빨대컵; 빨대솔; 빨대블럭; 빨대텀블러; 빨대보틀; 빨대물병; 빨대커버; 빨대뚜껑; 빨대캡; 빨대케이스; 빨대통; 빨대꽂이; 빨대세척; 빨대마개; 빨대이유식; 빨대보관; 빨대물통

+ duvet-quilt
ko: 이불 = quilt; 차렵이불 = quilted comforter; 구스이불 = goose down duvet; 이불솜 = duvet insert; 여름이불 = summer quilt; 거위털이불 = goose down duvet; 극세사이불 = microfibre comforter; 인견이불 = rayon quilt; 홑이불 = thin quilt; 토퍼 = mattress topper; 침대커버퀼팅 = bedspread; 이불세트 = quilt bedding set; 컴포터 = comforter; 알러지케어이불 = quilt; 냉감이불 = cooling quilt; 겨울이불 = winter quilt; 구스다운이불 = goose down duvet; 호텔이불 = duvet; 양모이불 = wool quilt; 낮잠이불 = nap bedding set; 어린이집이불 = nap bedding set; 요 = floor mattress + 바닥|이불|솜|깔; 아기이불 = baby quilt; 명주솜이불 = silk floss quilt; 솜이불 = padded quilt; 블랭킷이불 = blanket quilt; 목화솜이불 = cotton quilt; 간절기이불 = quilt; 깔이불 = floor bedding pad; 스프레드이불 = bedspread; 누비이불 = quilted quilt; 낮잠이불세트 = nap bedding set; 이불커버세트솜 = duvet bedding set; 실크이불 = silk quilt; 아사이불 = cotton quilt; 모달이불 = modal quilt; 사계절이불 = quilt; 리플이불 = summer quilt; 무릎이불 = lap quilt; 유치원이불 = nap bedding set; 신생아이불 = baby quilt; 애기이불 = baby quilt; 중공사이불솜 = duvet insert; 마이크로화이바이불 = microfibre comforter; 모시이불 = ramie quilt; 듀라론쿨이불 = cooling quilt; 삼베이불 = hemp quilt
not: 이불커버; 이불정리함; 이불압축팩; 이불청소기; 이불건조; 이불가방; 이불보관; 이불패드; 이불클리너; 이불파우치; 강아지이불; 이불털이; 인형이불; 이불수납; 이불먼지; 이불건조기; 이불장; 이불세제; 이불걸이; 이불싸개; 이불주머니; 고양이이불; 케이크토퍼; 생일토퍼; 토퍼픽; 결혼토퍼

+ electric-fly-swatter
ko: 전기파리채 = electric fly swatter; 파리채 = fly swatter; 모기채 = electric fly swatter; 전기모기채 = electric fly swatter; 파리끈끈이 = fly trap; 파리트랩 = fly trap; 말벌트랩 = wasp trap; 초파리트랩 = fruit fly trap; 벌레끈끈이 = insect sticky trap; 충전식모기채 = electric fly swatter; 끈끈이트랩 = sticky trap; 파리통발 = fly trap; 전자모기채 = electric fly swatter; 충전식파리채 = electric fly swatter; 벌레잡는끈끈이 = insect sticky trap; 황색끈끈이 = insect sticky trap; 파리유인제 = fly bait; 벌레채집기 = insect catcher

+ electric-kettle
ko: 전기포트 = electric kettle; 전기주전자 = electric kettle; 커피포트 = electric kettle; 에어프라이어 = air fryer; 전기밥솥 = rice cooker; 압력밥솥 = pressure rice cooker; 밥솥 = rice cooker; 무선포트 = electric kettle; 와플메이커 = waffle maker; 샌드위치메이커 = sandwich maker; 분유포트 = formula kettle; 드립포트전기 = gooseneck electric kettle; 슬로우쿠커 = slow cooker; 미니밥솥 = mini rice cooker; 멀티쿠커 = multicooker; 크로플메이커 = waffle maker; 라면포트 = electric cooking pot; 여행용전기포트 = travel electric kettle; 전기압력밥솥 = pressure rice cooker; 와플기계 = waffle maker; 티포트전기 = electric kettle; 요구르트메이커 = yogurt maker; 무선주전자 = electric kettle; 오븐형에어프라이어 = air fryer oven; 핫샌드위치메이커 = sandwich maker; 에어프라이기 = air fryer; 와플팬 = waffle maker; 전기냄비포트 = electric cooking pot; 미니전기밥솥 = mini rice cooker; 보온포트 = thermal electric pot; 와플기 = waffle maker; 분유제조기 = formula maker; 두유제조기 = soy milk maker; 보틀워머 = bottle warmer; 분유쉐이커 = formula mixer; 홍삼제조기 = red ginseng extractor; 약탕기 = herbal medicine cooker; 죽제조기 = porridge maker; 두유기 = soy milk maker; 전기찜솥 = electric steamer
not: 에어프라이어용기; 에어프라이어선반; 에어프라이어받침; 에어프라이어장갑; 에어프라이어요리; 에어프라이어시트; 전기포트세정; 밥솥거치대; 밥솥청소; 밥솥받침; 에어프라이어실리콘; 에어프라이어호일; 밥솥선반; 밥솥클리너; 에어프라이어용; 캠핑밥솥; 밥솥내솥코팅; 밥솥계량컵

+ fabric-shaver
ko: 보풀제거기 = fabric shaver; 보풀제거 = fabric shaver; 무선보풀제거기 = fabric shaver; 보풀제거기칼날 = fabric shaver blade; 충전식보풀제거기 = fabric shaver; 니트보풀제거기 = fabric shaver

+ fan-home
ko: 선풍기 = electric fan; 휴대용선풍기 = portable fan; 손선풍기 = handheld fan; 써큘레이터 = air circulator fan; 탁상용선풍기 = desk fan; 넥밴드선풍기 = neck fan; 무선선풍기 = cordless fan; 실링팬 = ceiling fan; 서큘레이터 = air circulator fan; 스탠드선풍기 = standing fan; 타워팬 = tower fan; 캠핑선풍기 = camping fan; 목선풍기 = neck fan; 유모차선풍기 = stroller fan; 미니선풍기 = mini fan; 공업용선풍기 = industrial fan; USB선풍기 = USB fan; 벽걸이선풍기 = wall fan; 차량용선풍기 = car fan; BLDC선풍기 = electric fan; 핸디선풍기 = handheld fan; 넥선풍기 = neck fan; 무선써큘레이터 = cordless air circulator fan; 폴드팬 = folding fan; 손풍기 = handheld fan; 핸디팬 = handheld fan; 에어서큘레이터 = air circulator fan; 에어써큘레이터 = air circulator fan; 천장선풍기 = ceiling fan; 타프팬 = camping ceiling fan; 날개없는선풍기 = bladeless fan; 클립선풍기 = clip fan
not: 선풍기커버; 선풍기덮개; 선풍기날개; 선풍기망; 선풍기조끼; 선풍기안전망; 선풍기보관; 선풍기모자; 선풍기거치대; 선풍기부품; 선풍기가방; 선풍기케이스; 선풍기리모컨; 온풍선풍기; 선풍기파우치; 선풍기히터

+ figurine
ko: 피규어 = figurine; 장식품 = decorative ornament + 인테리어|거실|현관|도자기|책상|크리스탈|개업; 조각상 = sculpture ornament; 장식인형 = decorative figurine; 석고상 = plaster statue; 인테리어소품 = decorative ornament; 오브제 = decorative ornament; 불상 = Buddha statue; 난쟁이인형 = garden gnome; 토분인형 = garden ornament; 정원장식 = garden ornament; 미니어처 = miniature figurine + 소품|동물|장식|피규어|하우스; 차량용피규어 = car ornament figurine; 도자기인형 = porcelain figurine; 애니피규어 = anime figurine; 부엉이장식 = owl ornament; 돌하르방 = stone statue; 테이블오브제 = decorative ornament; 달마상 = statue; 코끼리장식 = elephant ornament; 행운장식품 = decorative ornament; 정원인형 = garden ornament; 성모상 = Virgin Mary statue; 예수상 = Jesus statue; 관음상 = Buddhist statue; 복고양이 = lucky cat figurine; 마네키네코 = lucky cat figurine; 가샤폰 = capsule toy figurine; 랜덤피규어 = figurine; 미니피규어 = mini figurine; 동자승인형 = monk figurine; 모형장식 = decorative ornament; 스노우볼 = snow globe; 스노우글로브 = snow globe; 워터볼 = snow globe; 오르골워터볼 = musical snow globe
not: 피규어장식장; 피규어케이스; 피규어진열장; 피규어스탠드; 피규어아크릴; 레고피규어; 피규어받침; 피규어박스; 피규어키링; 피규어받침대; 미니어처향수; 피규어선반; 피규어진열; 피규어도색; 불상품; 환불상; 이불상

+ floor-scrubber-electric
ko: 전동청소솔 = electric spin scrubber; 욕실전동청소기 = electric spin scrubber; 무선욕실청소기 = electric spin scrubber; 창문청소로봇 = window cleaning robot; 전동브러쉬청소 = electric spin scrubber; 유리창청소로봇 = window cleaning robot; 전동욕실청소솔 = electric spin scrubber; 욕실청소기 = electric spin scrubber; 바닥청소기계 = electric floor scrubber; 전동설거지솔 = electric cleaning brush; 전동청소브러쉬 = electric spin scrubber; 바닥세척기 = electric floor scrubber

+ foil-film-kitchen
ko: 알루미늄호일 = aluminium foil; 쿠킹호일 = aluminium foil; 호일 = aluminium foil + 알루미늄|쿠킹|은박|주방|고구마|미용; 밀랍랩 = beeswax wrap; 비즈왁스랩 = beeswax wrap; 은박지 = aluminium foil; 은박호일 = aluminium foil; 쿠킹포일 = aluminium foil; 미용호일 = hair foil
not: 종이호일; 네일호일; 호일케이스; 호일용기; 에어호일; 호일풍선

+ foil-tray
ko: 은박용기 = foil container; 알루미늄용기 = foil container; 호일용기 = foil container; 은박도시락 = foil container; 알루미늄포일용기 = foil container; 호일팬 = foil pan; 은박트레이 = foil tray; 일회용은박접시 = foil plate; 일회용오븐용기 = foil container; 알루미늄도시락 = foil container

+ freezer
ko: 냉동고 = freezer; 소형냉동고 = freezer; 미니냉동고 = mini freezer; 스탠드형냉동고 = upright freezer; 업소용냉동고 = freezer; 김치냉동고 = freezer; 다목적냉동고 = freezer; 가정용냉동고 = freezer; 아이스크림냉동고 = ice cream freezer; 쇼케이스냉동고 = display freezer; 초저온냉동고 = ultra-low temperature freezer
not: 냉동고선반; 냉동고정리; 냉동고바구니; 냉동고가스켓

+ fridge-freezer
ko: 냉장고 = refrigerator; 미니냉장고 = mini fridge; 차량용냉장고 = car fridge; 와인셀러 = wine cooler; 김치냉장고 = kimchi refrigerator; 음료냉장고 = beverage cooler; 소형냉장고 = small refrigerator; 캠핑냉장고 = portable refrigerator; 쇼케이스냉장고 = display refrigerator; 와인냉장고 = wine cooler; 일반냉장고 = refrigerator; 쇼케이스 = display refrigerator + 냉장|음료|업소용|카페|제과|테이블; 양문형냉장고 = side-by-side refrigerator; 업소용냉장고 = commercial refrigerator; 차박냉장고 = portable refrigerator; 육수냉장고 = commercial refrigerator; 음료수냉장고 = beverage cooler; 반찬냉장고 = commercial refrigerator; 테이블냉장고 = commercial refrigerator; 원룸냉장고 = small refrigerator; 이동식냉장고 = portable refrigerator; 냉온장고 = thermoelectric cooler and warmer; 무소음냉장고 = mini fridge; 차량용냉온장고 = car cooler and warmer; 온장고 = food warming cabinet; 수건온장고 = towel warmer cabinet; 타올온장고 = towel warmer cabinet
not: 냉장고정리; 냉장고바지; 냉장고자석; 냉장고트레이; 냉장고수납; 냉장고탈취제; 냉장고선반; 냉장고정리함; 냉장고필터; 냉장고용기; 냉장고냄새; 냉장고부품; 냉장고문; 냉장고바구니; 냉장고장난감; 냉장고시트지; 김치냉장고통; 김치냉장고용기; 냉장고손잡이; 냉장고온도계; 냉장고보관; 냉장고수납함; 냉장고장; 냉장고메모; 냉장고받침대; 냉장고잠금; 냉장고스티커; 냉장고밀폐용기; 김치냉장고김치통; 냉장고소분; 냉장고도어; 냉장고탈취; 냉장고원피스; 냉장고운반; 냉장고가스; 냉장고틈새; 냉장고고무; 냉장고정리용기; 냉장고옷; 냉장고사이; 냉장고달걀; 냉장고계란; 냉장고홈바; 냉장고콤프; 냉장고냉각; 냉장고캔; 냉장고쌀통; 냉장고잠옷

+ furniture-castor
ko: 가구바퀴 = furniture castor; 가구캐스터 = furniture castor; 행거바퀴 = furniture castor

+ furniture-part
ko: 가구다리 = furniture leg; 테이블다리 = table leg; 책상다리 = table leg; 소파다리 = sofa leg; 식탁다리 = table leg; 의자다리 = chair leg; 침대다리 = bed leg; 책상상판 = table top; 테이블상판 = table top; 가구발통 = furniture foot; 쇼파다리 = sofa leg; 조절발 = adjustable furniture foot; 의자팔걸이 = chair armrest; 원목상판 = wooden table top

+ garment-steamer
ko: 스팀다리미핸디 = handheld garment steamer; 의류스타일러 = garment steamer; 핸디스팀다리미 = handheld garment steamer; 스탠드스팀다리미 = garment steamer; 의류관리기 = garment care machine; 스팀기 = garment steamer + 의류|옷|핸디|다리미

+ heated-blanket
ko: 전기담요 = heated blanket; 전기요 = electric blanket; 온열담요 = heated blanket; 전기장판 = electric heating mat; 온수매트 = hot water heating mat; 전기매트 = electric heating mat; 탄소매트 = electric heating mat; 카본매트 = electric heating mat; 온열방석 = heated seat cushion; 전기방석 = heated seat cushion; 발난로 = foot warmer; 전기카펫 = electric heating carpet; 족온기 = foot warmer

+ humidifier
ko: 가습기 = humidifier; 초음파가습기 = ultrasonic humidifier; 미니가습기 = mini humidifier; 가열식가습기 = warm mist humidifier; 아로마디퓨저 = aroma diffuser; 무선가습기 = cordless humidifier; 복합식가습기 = humidifier; 차량용가습기 = car humidifier; 기화식가습기 = evaporative humidifier; 휴대용가습기 = portable humidifier; 오일디퓨저 = aroma diffuser; 전동디퓨저 = aroma diffuser
not: 가습기필터; 가습기세정제; 가습기오일; 가습기청소; 가습기살균

+ ice-maker
ko: 제빙기 = ice maker; 미니제빙기 = ice maker; 냉온수기 = water dispenser; 가정용제빙기 = ice maker; 업소용제빙기 = ice maker; 캠핑제빙기 = ice maker; 급속제빙기 = ice maker; 생수디스펜서 = water dispenser

+ ice-pack
ko: 아이스팩 = ice pack; 보냉팩 = ice pack; 냉매제 = ice pack + 아이스팩|쿨러|아이스박스; 젤아이스팩 = gel ice pack; 하드아이스팩 = ice pack; 아이스젤 = gel ice pack
not: 아이스팩찜질; 냉찜질; 아이스팩수거

+ insect-killer
ko: 포충기 = insect killer lamp; 모기퇴치기 = mosquito killer lamp; 벌레퇴치램프 = insect killer lamp; 해충퇴치램프 = insect killer lamp; 모기램프 = mosquito killer lamp; 전격살충기 = electric insect killer; 벌레퇴치기 = insect killer lamp; 전자모기향 = electric mosquito repeller; 모기훈증기 = electric mosquito repeller; 바퀴벌레트랩 = cockroach trap; 버드가드 = bird spikes; 비둘기퇴치 = bird repeller; 캠핑모기퇴치기 = mosquito killer lamp; 모기포집기 = mosquito trap

+ insect-screen
ko: 방충망 = insect screen; 자석방충망 = magnetic screen door; 현관방충망 = magnetic screen door; 방충망보수테이프 = insect screen repair tape; 방충문 = screen door; 미세방충망 = insect screen; 셀프방충망 = insect screen; 롤방충망 = retractable insect screen; 창문모기장 = window screen net; 모기장방충망 = insect screen; 방충망테이프 = insect screen repair tape

+ iron-steamer
ko: 다리미 = electric iron; 스팀다리미 = steam iron; 무선다리미 = cordless iron; 미니다리미 = mini iron; 전기다리미 = electric iron; 여행용다리미 = travel iron; 열프레스기미니 = mini heat press
not: 다리미판; 다리미커버; 다리미질; 고데기다리미; 다리미세정; 다리미패드

+ ironing-cover
ko: 다리미판커버 = ironing board cover; 다림질매트 = ironing mat; 다리미매트 = ironing mat; 가구커버 = furniture cover; 세탁기덮개 = washing machine cover; 바베큐그릴커버 = grill cover; 다림판커버 = ironing board cover; 먼지커버 = dust cover; 그릴커버 = grill cover; 책상덮개 = furniture cover; 책상커버 = furniture cover; 옷커버 = garment dust cover; 다림질패드 = ironing pad

+ jewellery-box
ko: 보석함 = jewellery box; 시계보관함 = watch box; 반지케이스 = ring box; 쥬얼리함 = jewellery box; 쥬얼리박스 = jewellery box; 주얼리박스 = jewellery box; 악세사리보관함 = jewellery box; 귀걸이보관함 = earring box; 악세사리함 = jewellery box; 반지함 = ring box; 주얼리케이스 = jewellery case; 시계케이스보관 = watch box; 주얼리보관함 = jewellery box; 반지상자 = ring box; 귀걸이케이스 = earring box; 시계함 = watch box; 프로포즈반지케이스 = ring box; 목걸이케이스 = necklace box; 쥬얼리케이스 = jewellery case; 악세사리케이스 = jewellery case; 시계파우치 = watch roll; 휴대용보석함 = jewellery travel case

+ jewellery-display
ko: 악세사리진열대 = jewellery display stand; 귀걸이거치대 = earring holder; 목걸이거치대 = necklace stand; 악세사리거치대 = jewellery stand; 쥬얼리거치대 = jewellery stand; 귀걸이걸이 = earring holder; 목걸이걸이 = necklace stand; 반지거치대 = ring holder; 시계거치대 = watch stand; 애플워치거치대 = watch stand; 목걸이스탠드 = necklace stand; 팔찌거치대 = bracelet holder; 머리띠걸이 = hairband holder; 귀걸이진열대 = earring display; 진열대 = display stand + 악세사리|쥬얼리|주얼리|귀걸이|목걸이|아크릴; 주얼리거치대 = jewellery stand; 악세서리거치대 = jewellery stand; 쥬얼리트레이 = jewellery tray; 악세사리걸이 = jewellery stand

+ kitchen-appliance-motor
ko: 믹서기 = blender; 핸드블렌더 = hand blender; 블렌더 = blender; 착즙기 = juicer; 핸드믹서 = hand mixer; 푸드프로세서 = food processor; 원액기 = slow juicer; 휴대용믹서기 = portable blender; 도깨비방망이 = hand blender; 휴대용블렌더 = portable blender; 다지기전동 = electric food chopper; 녹즙기 = juicer; 초고속블렌더 = high-speed blender; 미니믹서기 = mini blender; 이유식믹서기 = baby food blender; 주서기 = juicer; 스탠드믹서 = stand mixer; 만능다지기전동 = electric food chopper; 전동다지기 = electric food chopper; 거품기전동 = electric whisk; 전동거품기 = electric whisk; 이유식마스터기 = baby food processor; 텀블러믹서기 = portable blender; 키친에이드반죽기 = stand mixer; 쥬서기 = juicer; 전동휘핑기 = electric whisk; 미니블렌더 = mini blender; 분쇄기 = grinder + 곡물|견과|커피|고추|전동|주방|미니|한약; 무선핸드믹서 = hand mixer; 만능믹서기 = blender; 주스기 = juicer; 쥬스기 = juicer; 대용량믹서기 = blender; 스무디기계 = blender; 전동마늘다지기 = electric food chopper; 무선믹서기 = portable blender; 전동착즙기 = electric juicer; 무선다지기 = electric food chopper
not: 메이크업블렌더; 페이스블렌더; 믹서기수리; 블렌더퍼프; 착즙기수동; 뷰티블렌더

+ kitchen-container
ko: 쌀통 = rice storage box; 밀폐용기쌀통 = rice storage box; 시리얼디스펜서 = cereal dispenser; 빵보관함 = bread bin; 커피캐니스터 = coffee canister; 쿠키통 = cookie jar; 원두보관통 = coffee canister; 캐니스터 = storage canister; 쿠키박스통 = cookie jar; 잡곡통 = grain storage box; 쌀보관함 = rice storage box; 차통 = tea caddy; 김치통 = kimchi container; 쌀보관통 = rice storage box; 쌀독 = rice storage jar; 빵통 = bread bin; 항아리 = earthenware jar + 장독|옹기|된장|매실|김치|쌀; 쌀냉장고 = rice storage box; 계란보관함 = egg storage box; 라면정리함 = kitchen storage box; 커피믹스보관함 = coffee mix holder; 시리얼통 = cereal container; 계란트레이 = egg tray; 캔디통 = candy jar; 티백보관함 = tea bag box; 곡물통 = grain storage box; 달걀보관함 = egg storage box; 잡곡디스펜서 = grain dispenser; 커피캡슐보관함 = coffee capsule holder; 캡슐거치대 = coffee capsule holder; 누름독 = fermentation jar; 캡슐홀더 = coffee capsule holder

+ kitchen-machine-manual
ko: 수동착즙기 = manual juicer; 레몬스퀴저 = lemon squeezer; 마늘다지기 = garlic press; 야채다지기 = vegetable chopper; 채칼 = vegetable slicer; 슬라이서 = vegetable slicer + 야채|양배추|채칼|감자|만돌린|주방|과일; 제면기 = pasta machine; 만능채칼 = vegetable slicer; 양배추채칼 = vegetable slicer; 수동다지기 = manual food chopper; 만돌린 = mandoline slicer + 채칼|슬라이서; 강판 = grater + 치즈|무|생강|스텐|마늘|감자|주방; 치즈그레이터 = cheese grater; 후추그라인더 = pepper mill; 고기다지기 = meat mincer; 그레이터 = grater; 회전채칼 = rotary vegetable slicer; 페퍼밀 = pepper mill; 감자칼 = vegetable peeler; 필러 = vegetable peeler + 감자|야채|과일|주방|칼|양배추; 레몬즙짜개 = lemon squeezer; 파채칼 = scallion shredder; 마늘프레스 = garlic press; 만능다지기 = food chopper; 과일칼필러 = fruit peeler; 마늘짜개 = garlic press; 양배추칼 = cabbage slicer; 치즈강판 = cheese grater; 국수기계 = pasta machine; 소금그라인더 = salt mill; 야채채칼 = vegetable slicer; 민서기 = meat mincer; 사과커터 = apple cutter; 국수제면기 = pasta machine; 감자커터 = potato cutter; 과일깎기 = fruit peeler; 세라믹강판 = ceramic grater; 호두까기 = nutcracker; 깨갈이 = sesame grinder; 그라인더 = spice grinder + 후추|소금|향신료|수동|페퍼|통후추; 체리씨제거기 = cherry pitter; 계란커터 = egg slicer; 수동원액기 = manual juicer; 스퀴저 = citrus squeezer + 레몬|라임|오렌지|착즙

+ kitchen-rack
ko: 양념통선반 = spice rack; 칼꽂이 = knife block; 수저통 = cutlery holder; 키친타올걸이 = paper towel holder; 컵걸이 = mug rack; 와인랙 = wine rack; 수저정리함 = cutlery tray; 국자받침 = ladle rest; 키친타월걸이 = paper towel holder; 키친타올홀더 = paper towel holder; 커트러리트레이 = cutlery tray; 조리도구꽂이 = utensil holder; 칼블럭 주방 = knife block; 와인거치대 = wine rack; 키친타올거치대 = paper towel holder; 자석칼꽂이 = magnetic knife holder; 조리도구걸이 = utensil holder; 주방선반 = kitchen rack; 양념선반 = spice rack; 와인잔걸이 = wine glass rack; 조미료선반 = spice rack; 랩케이스 = cling film dispenser; 수저받침 = chopstick rest; 젓가락받침 = chopstick rest; 국자거치대 = ladle rest; 수저꽂이 = cutlery holder; 양념통정리대 = spice rack; 수저트레이 = cutlery tray; 전자레인지선반 = microwave rack; 머그컵걸이 = mug rack; 양념정리대 = spice rack; 수저함 = cutlery box; 와인진열대 = wine rack; 와인꽂이 = wine rack; 렌지대 = microwave stand; 전자렌지선반 = microwave rack; 키친타올케이스 = paper towel holder; 냉장고선반 = refrigerator shelf rack; 주방정리대 = kitchen rack; 싱크대하부장정리 = kitchen rack; 커피캡슐거치대 = coffee capsule rack; 와인걸이 = wine rack; 주방후크랙 = kitchen rack; 칼거치대 = knife holder

+ kitchen-scissors
ko: 주방가위 = kitchen scissors; 가위 = scissors + 주방|재단|미용|문구|공예|사무용|고기|안전|다용도|스텐|재봉|학생|쪽; 미용가위 = hairdressing scissors; 고기가위 = kitchen scissors; 재단가위 = tailor scissors; 숱가위 = thinning scissors; 이유식가위 = baby food scissors; 문구가위 = stationery scissors; 쪽가위 = thread snips; 헤어가위 = hairdressing scissors; 핑킹가위 = pinking shears; 안전가위 = safety scissors; 음식가위 = kitchen scissors; 냉면가위 = kitchen scissors; 숱치는가위 = thinning scissors; 원단가위 = fabric scissors; 스텐가위 = stainless steel scissors; 사무용가위 = office scissors; 유아가위 = children's scissors; 이발가위 = hairdressing scissors; 캠핑가위 = kitchen scissors; 공예가위 = craft scissors; 다용도가위 = multi-purpose scissors; 틴닝가위 = thinning scissors; 지그재그가위 = pinking shears; 학생가위 = children's scissors; 삼겹살가위 = kitchen scissors; 컷트가위 = hairdressing scissors; 앞머리가위 = hairdressing scissors; 휴대용가위 = travel scissors; 붕대가위 = bandage scissors; 재봉가위 = sewing scissors; 실가위 = thread snips; 애견가위 = pet grooming scissors; 애견미용가위 = pet grooming scissors; 자수가위 = embroidery scissors; 눈썹가위 = eyebrow scissors; 게가위 = seafood scissors; 갑각류가위 = seafood scissors; 쿠킹가위 = kitchen scissors; 커트가위 = hairdressing scissors; 코털가위 = nose hair scissors; 왼손가위 = left-handed scissors
not: 전지가위; 가위손; 가위바위보; 전정가위; 손톱가위; 한가위; 원예가위; 가위집; 가위케이스; 전동가위; 함석가위; 네일가위; 가위꽂이

+ kitchen-timer
ko: 주방타이머 = kitchen timer; 쿠킹타이머 = kitchen timer; 타이머 = timer + 주방|쿠킹|스터디|디지털|공부|구글|뽀모도로|비주얼|키친|요리|시각; 스터디타이머 = study timer; 구글타이머 = visual timer; 디지털타이머 = digital timer; 타임타이머 = visual timer; 뽀모도로타이머 = study timer; 요리타이머 = kitchen timer; 공부타이머 = study timer; 시각타이머 = visual timer; 큐브타이머 = cube timer; 계란타이머 = egg timer; 비주얼타이머 = visual timer

+ kitchen-utensil
ko: 뒤집개 = turner; 국자 = ladle; 주걱 = spatula + 밥|실리콘|나무|요리|볶음|주방|알뜰|스텐|죽; 집게 = tongs + 주방|고기|바베큐|요리|스텐|샐러드|스파게티|튀김|캠핑|뷔페|얼음; 조리도구세트 = kitchen utensil set; 실리콘주걱 = silicone spatula; 알뜰주걱 = silicone spatula; 고기집게 = meat tongs; 조리도구 = kitchen utensil; 실리콘뒤집개 = silicone turner; 스패츌러 = spatula + 케이크|베이킹|실리콘|제과|아이싱; 밥주걱 = rice paddle; 주방집게 = kitchen tongs; 건지개 = skimmer; 뜰채국자 = skimmer; 요리집게 = kitchen tongs; 나무주걱 = wooden spatula; 실리콘국자 = silicone ladle; 아이스크림스쿱 = ice cream scoop; 실리콘조리도구 = silicone kitchen utensil set; 스쿠프 = scoop; 샐러드집게 = salad tongs; 망국자 = skimmer; 스크래퍼베이킹 = dough scraper; 조리스푼 = cooking spoon; 스파게티집게 = pasta tongs; 서빙스푼 = serving spoon; 빙수스쿱 = ice scoop; 튀김집게 = kitchen tongs; 얼음집게 = ice tongs; 오일브러쉬 = basting brush; 실리콘붓 = silicone basting brush; 국자세트 = kitchen utensil set; 조리용스푼 = cooking spoon; 실리콘집게 = silicone tongs; 볶음주걱 = spatula; 케이크스패츌러 = cake spatula; 짤주머니 = piping bag; 스크레이퍼 = dough scraper + 베이킹|반죽|제과; 아이싱스패츌러 = icing spatula; 고기망치 = meat tenderizer hammer; 조리집게 = kitchen tongs; 깍지 = piping nozzle + 짤주머니|베이킹|케이크|모양; 스쿱 = scoop + 아이스크림|얼음|빙수|쌀; 서빙집게 = serving tongs; 만능집게주방 = kitchen tongs; 뜰채 = skimmer + 주방|튀김|스텐|거름망; 스텐국자 = stainless steel ladle; 스텐집게 = stainless steel tongs; 얼음스쿱 = ice scoop; 핀셋집게요리 = kitchen tweezers; 돈까스망치 = meat tenderizer hammer; 조리핀셋 = kitchen tweezers
not: 구두주걱; 빨래집게; 쓰레기집게; 헤어집게; 머리집게; 봉지집게; 뱀집게; 집게핀; 사무용집게; 집게벌레; 집게사장; 사진집게; 빵집게진열; 흙주걱; 외국자동차; 국자동

+ knife-sharpener
ko: 칼갈이 = knife sharpener; 샤프너 = knife sharpener + 칼|나이프|가위|연마; 칼갈이전동 = electric knife sharpener; 전동칼갈이 = electric knife sharpener; 칼연마기 = knife sharpener; 가위갈이 = scissors sharpener; 야스리 = honing steel; 칼갈기 = knife sharpener; 칼야스리 = honing steel; 3단칼갈이 = knife sharpener

+ lamp-ceiling
ko: 펜던트조명 = pendant light; 샹들리에 = chandelier; 거실등 = ceiling light; 천장조명 = ceiling light; 벽등 = wall light; LED평판등 = LED panel light; 방등 = ceiling light; 벽조명 = wall light; 다운라이트 = downlight; 레일조명 = track light; 식탁등 = pendant light; 매입등 = recessed light; 직부등 = ceiling light; 주방등 = kitchen ceiling light; 현관센서등 = ceiling sensor light; 욕실등 = bathroom light; 식탁조명 = pendant light; 평판조명 = LED panel light; 팬던트조명 = pendant light; 벽부등 = wall light; LED방등 = LED ceiling light; LED거실등 = LED ceiling light; 스포트라이트 = spotlight + 레일|천장|매입|LED|조명; 팬던트등 = pendant light; 다운라이트매입등 = recessed downlight; 원형직부등 = ceiling light; 엣지등 = LED panel light; LED매입등 = recessed LED light; COB매입등 = recessed LED light; 전등 = ceiling light + 거실|방|LED|천장|교체|주방; LED주방등 = LED ceiling light; 레일등 = track light; 실링라이트 = ceiling light; 인테리어조명 = lamp; 등기구 = light fitting; 일자등 = LED batten light; LED십자등 = LED ceiling light; 현관등 = ceiling light; 십자등 = ceiling light; 원형등 = ceiling light; 베란다등 = ceiling light; 라인조명 = linear light; 마그네틱조명 = magnetic track light; 레일스포트 = track light; 카페조명 = pendant light; 터널등 = wall light; 화장실등 = bathroom light; 거울조명 = mirror light; 화장대조명 = mirror light

+ lamp-shade
ko: 전등갓 = lampshade; 조명갓 = lampshade; 스탠드갓 = lampshade; 한지등갓 = paper lampshade; 램프쉐이드 = lampshade; 종이등 = paper lantern + 한지|등갓|조명; 유리갓 = glass lampshade; 크리스탈비즈샹들리에 = chandelier crystal; 소켓전선조명 = pendant lamp cord; 전구갓 = lampshade; 전구커버 = bulb cover; 조명커버 = light cover; 유리등갓 = glass lampshade; 펜던트소켓 = pendant lamp cord; 등갓 = lampshade; 한지등 = paper lantern; 조명소켓전선 = pendant lamp cord; 연등 = paper lantern + 연꽃|부처님|석가|종이|만들기|한지; 청사초롱 = paper lantern; 전등커버 = light cover

+ lamp-table
ko: 스탠드조명 = table lamp; 장스탠드 = floor lamp; 책상스탠드 = desk lamp; 단스탠드 = table lamp; LED스탠드 = LED desk lamp; 독서등 = reading lamp; 소금램프 = salt lamp; 탁상스탠드 = desk lamp; 테이블램프 = table lamp; 플로어램프 = floor lamp; 학습용스탠드 = desk lamp; 클립스탠드 = clip lamp; 스크린바 = monitor light bar; 모니터조명 = monitor light bar; 터치조명 = touch lamp; 무선스탠드 = cordless table lamp; 집게스탠드 = clip lamp; 단스탠드조명 = table lamp; 장스탠드조명 = floor lamp; 머쉬룸램프 = table lamp; 스탠드 = lamp + 조명|LED|학습|침실|책상|독서|무드등; 책상조명 = desk lamp; 북라이트 = book light; 책읽는조명 = book light; 학습조명 = desk lamp; 침실조명 = bedside lamp; 버섯조명 = table lamp; 라바램프 = lava lamp; 클램프스탠드 = clamp desk lamp; 모니터램프 = monitor light bar; 테이블조명 = table lamp; 확대경스탠드 = magnifier lamp; 썬라이즈램프 = wake-up light lamp; LED스탠드조명 = LED desk lamp; 네일스탠드 = nail desk lamp; 침대조명 = bedside lamp; 토치조명 = table lamp; 버섯램프 = table lamp; 무선조명 = cordless table lamp; 소금등 = salt lamp; 플로어스탠드 = floor lamp

+ laundry-basket
ko: 빨래바구니 = laundry basket; 세탁바구니 = laundry basket; 빨래통 = laundry hamper; 세탁망 = laundry wash net; 빨래망 = laundry wash net; 런드리백 = laundry bag; 세탁물바구니 = laundry basket; 라탄빨래바구니 = rattan laundry basket; 접이식빨래바구니 = folding laundry basket; 브라세탁망 = bra wash net; 속옷세탁망 = lingerie wash net; 운동화세탁망 = shoe wash net; 세탁볼 = laundry ball; 빨래볼 = laundry ball; 세탁백 = laundry bag; 이동식빨래바구니 = laundry basket on wheels; 먼지거름망 = washing machine lint catcher; 세탁기먼지거름망 = washing machine lint catcher; 빨래수거함 = laundry hamper; 대형세탁망 = laundry wash net; 건조볼 = dryer ball; 울드라이볼 = wool dryer ball; 양모볼 = wool dryer ball; 양모드라이볼 = wool dryer ball; 세탁함 = laundry hamper; 빨래가방 = laundry bag; 론드리백 = laundry bag

+ mailbox
ko: 우편함 = mailbox; 우체통 = mailbox; 택배함 = parcel box; 건의함 = suggestion box; 모금함 = donation box; 투표함 = ballot box; 우편수취함 = mailbox; 무인택배함 = parcel locker; 응모함 = ballot box; 벽걸이우편함 = wall mailbox; 열쇠보관함 = key cabinet

+ mattress
ko: 매트리스 = mattress; 메모리폼매트리스 = memory foam mattress; 토퍼매트리스 = mattress topper; 라텍스매트리스 = latex mattress; 접이식매트리스 = folding mattress; 침대매트리스 = mattress; 스프링매트리스 = spring mattress; 메모리폼토퍼 = memory foam mattress topper; 바닥토퍼 = mattress topper; 3단매트리스 = folding mattress; 독립스프링매트리스 = pocket spring mattress; 라텍스토퍼 = latex mattress topper; 바닥매트리스 = floor mattress; 유아매트리스 = crib mattress; 수면매트 = sleeping mat; 아기매트리스 = crib mattress; 매트리스토퍼 = mattress topper; 다다미 = tatami mat; 접이식토퍼 = folding mattress topper; 침대토퍼 = mattress topper; 매트리스하드 = mattress; 욕창매트리스 = anti-bedsore mattress; 욕창방지매트리스 = anti-bedsore mattress; 대자리 = bamboo sleeping mat; 왕골자리 = rush sleeping mat; 쿨매트 = cooling mat; 여름매트 = cooling mat; 쿨젤매트 = cooling gel mat; 냉감매트 = cooling mat
not: 매트리스커버; 매트리스청소; 매트리스받침; 매트리스패드; 매트리스프로텍터; 매트리스보호; 매트리스깔판; 매트리스프레임; 에어매트리스; 매트리스밴드

+ mattress-protector
ko: 매트리스커버 = mattress cover; 방수매트리스커버 = waterproof mattress cover; 침대패드 = mattress pad; 매트리스패드 = mattress pad; 방수패드 = waterproof bed protector; 침대커버방수 = waterproof mattress cover; 매트커버 = mattress cover; 베개방수커버 = pillow protector; 프로텍터매트리스 = mattress protector; 방수매트커버 = waterproof mattress cover; 침구패드 = mattress pad; 베드패드 = mattress pad; 냉감패드 = cooling mattress pad; 토퍼커버 = mattress topper cover; 매트리스프로텍터 = mattress protector; 여름패드 = cooling mattress pad; 쿨패드 = cooling mattress pad; 방수요 = waterproof bed protector; 극세사패드 = microfibre mattress pad; 쿨링패드침대 = cooling mattress pad; 이불패드 = mattress pad; 바닥패드 = mattress pad; 알러지매트리스커버 = mattress cover

+ measuring-cup
ko: 계량컵 = measuring cup; 계량스푼 = measuring spoon; 계량컵세트 = measuring cup set; 비커계량 = measuring beaker; 계량비커 = measuring beaker; 유리계량컵 = glass measuring cup; 계량저그 = measuring jug; 계량수저 = measuring spoon; 계량도구 = kitchen measuring set; 커피계량스푼 = coffee measuring spoon; 눈금컵 = measuring cup; 쌀계량컵 = rice measuring cup

+ microwave-oven
ko: 전자레인지 = microwave oven; 전자렌지 = microwave oven; 광파오븐 = light wave oven; 오븐레인지 = microwave oven; 미니전자레인지 = microwave oven; 복합오븐 = combination microwave oven
not: 전자레인지용기; 전자레인지선반; 전자레인지덮개; 전자레인지찜기; 전자레인지받침; 전자레인지다이; 전자레인지거치대; 전자레인지용; 전자레인지팝콘; 전자레인지대; 전자렌지대; 전자렌지용기; 전자렌지덮개; 전자레인지조리

+ mini-washing-machine
ko: 미니세탁기 = mini washing machine; 휴대용세탁기 = portable washing machine; 접이식세탁기 = folding washing machine; 아기세탁기 = mini washing machine; 소형세탁기 = mini washing machine; 속옷세탁기 = mini washing machine; 운동화세탁기 = shoe washing machine; 양말세탁기 = mini washing machine

+ mirror
ko: 거울 = mirror + 전신|화장|벽|탁상|욕실|손|LED|원형|인테리어|휴대용|확대|조명|접이식|스탠드|화장대; 전신거울 = full-length mirror; 탁상거울 = table mirror; 벽거울 = wall mirror; 손거울 = hand mirror; 화장거울 = make-up mirror; LED거울 = LED mirror; 욕실거울 = bathroom mirror; 조명거울 = lighted mirror; 원형거울 = round mirror; 안전거울 = acrylic mirror; 화장대거울 = vanity mirror; 확대거울 = magnifying mirror; 벽걸이거울 = wall mirror; 콤팩트거울 = compact mirror; 아크릴거울 = acrylic mirror; 인테리어거울 = decorative mirror; 반사경 = convex traffic mirror + 도로|주차장|볼록|코너|차량; 휴대용거울 = pocket mirror; 김서림방지거울 = anti-fog mirror; 거울LED = LED mirror; 도로반사경 = convex traffic mirror; 볼록거울 = convex mirror; 미러 = mirror + 화장|핸드|콤팩트|전신|벽; 아기거울 = baby mirror; 스탠드거울 = standing mirror; 화장경 = make-up mirror; 스티커거울 = mirror sticker; 붙이는거울 = mirror sticker; 핸드미러 = hand mirror; 면도거울 = shaving mirror; 접이식거울 = folding mirror
not: 자동차거울; 룸미러; 사이드미러; 백미러; 미러리스; 거울시트지; 치과거울; 거울장; 미러볼; 거울치료; 거울스티커; 미러링; 거울클리너; 후방거울

+ mop-head
ko: 밀대리필 = mop refill; 청소포리필 = mop pad refill; 걸레리필 = mop refill; 물걸레패드 = mop pad; 밀대걸레리필 = mop refill; 회전걸레리필 = spin mop refill; 극세사걸레패드 = microfibre mop pad; 걸레패드 = mop pad; 대걸레리필 = mop refill; 밀대청소포 = mop pad; 로봇청소기걸레 = robot mop pad; 극세사패드걸레 = microfibre mop pad

+ mosquito-net
ko: 모기장 = mosquito net; 원터치모기장 = pop-up mosquito net; 침대모기장 = bed mosquito net; 아기모기장 = baby mosquito net; 유모차모기장 = stroller mosquito net; 모기장텐트 = mosquito tent; 사각모기장 = mosquito net; 텐트모기장 = mosquito tent; 캠핑모기장 = camping mosquito net; 접이식모기장 = folding mosquito net; 원터치모기장텐트 = mosquito tent; 머리모기장 = head mosquito net; 방충모자 = mosquito head net; 벌레망모자 = mosquito head net
not: 모기장방충망; 창문모기장; 밥상모기장; 차량모기장; 차박모기장; 모기장테이프

+ mouse-trap
ko: 쥐덫 = mouse trap; 쥐끈끈이 = mouse glue trap; 쥐틀 = mouse trap; 쥐포획틀 = rat trap cage; 쥐잡이 = mouse trap; 쥐트랩 = mouse trap; 쥐찐득이 = mouse glue trap; 두더지덫 = mole trap; 두더지트랩 = mole trap; 쥐포획기 = rat trap cage; 생포트랩 = animal cage trap; 포획틀 = animal cage trap

+ office-chair
ko: 사무용의자 = office chair; 게이밍의자 = gaming chair; 컴퓨터의자 = computer chair; 책상의자 = desk chair; 메쉬의자 = mesh office chair; 사무실의자 = office chair; 학생의자책상 = study chair; 회전의자 = swivel chair; 중역의자 = executive chair; 인체공학의자 = ergonomic chair; 공부의자 = study chair; 오피스체어 = office chair; 게이밍체어 = gaming chair; 수험생의자 = study chair; 높낮이의자 = adjustable stool; 미용실보조의자 = adjustable stool; 사무의자 = office chair; 게임의자 = gaming chair

+ opener-can-bottle
ko: 병따개 = bottle opener; 오프너 = opener + 와인|병|캔|맥주|통조림|병뚜껑|소믈리에; 와인오프너 = wine opener; 캔오프너 = can opener; 통조림따개 = can opener; 전동와인오프너 = electric wine opener; 병뚜껑오프너 = jar opener; 와인따개 = corkscrew; 캔따개 = can opener; 코르크스크류 = corkscrew; 소믈리에나이프 = waiter's corkscrew; 병오프너 = bottle opener; 병뚜껑따개 = jar opener; 맥주병따개 = bottle opener; 와인스토퍼 = wine stopper; 와인마개 = wine stopper; 자석병따개 = magnetic bottle opener; 맥주오프너 = bottle opener; 진공와인마개 = vacuum wine stopper; 와인세이버 = vacuum wine stopper; 에어레이터 = wine aerator + 와인|푸어러; 푸어러 = bottle pourer; 와인에어레이터 = wine aerator; 병마개 = bottle stopper; 소주따개 = bottle opener; 와인푸어러 = bottle pourer

+ oven-glove
ko: 오븐장갑 = oven glove; 주방장갑오븐 = oven glove; 실리콘오븐장갑 = silicone oven glove; 냄비장갑 = oven glove; 오븐미트 = oven mitt; 내열주방장갑 = oven glove; 바베큐장갑 = barbecue glove; 냄비손잡이커버 = pan handle cover; 핸들커버냄비 = pan handle cover; 그릴장갑 = barbecue glove; 에어프라이어장갑 = oven glove; 실리콘주방장갑 = silicone oven glove; 무쇠손잡이커버 = pan handle cover; 실리콘냄비장갑 = silicone oven glove

+ pan-lid
ko: 냄비뚜껑 = pot lid; 실리콘뚜껑 = silicone lid; 프라이팬뚜껑 = pan lid; 유리뚜껑 = glass lid; 후라이팬뚜껑 = pan lid; 기름튐방지 = splatter guard; 실리콘덮개 = silicone lid; 냄비손잡이 = pot handle; 기름막이 = splatter guard; 전자레인지덮개 = microwave cover; 밥그릇뚜껑 = bowl lid; 프라이팬손잡이 = pan handle; 그릇뚜껑 = bowl lid; 컵뚜껑실리콘 = silicone cup lid; 실리콘컵뚜껑 = silicone cup lid; 기름튐방지망 = splatter guard; 기름튐방지가드 = splatter guard; 냄비꼭지 = pot lid knob; 음식덮개 = food cover; 밥상보 = food cover; 밥상덮개 = food cover; 기름튐방지덮개 = splatter guard; 푸드커버 = food cover; 머그컵뚜껑 = mug lid; 팬보호매트 = pan protector; 냄비뚜껑손잡이 = pot lid knob; 손잡이 분리형 핸들 = detachable pan handle

+ paper-napkin
ko: 냅킨 = paper napkin; 파티냅킨 = party napkin; 일회용냅킨 = paper napkin; 식당냅킨 = paper napkin; 데코파쥬냅킨 = decoupage napkin; 종이냅킨 = paper napkin; 칵테일냅킨 = cocktail napkin; 냅킨아트 = decoupage napkin; 업소용냅킨 = paper napkin; 디너냅킨 = dinner napkin
not: 냅킨꽂이; 냅킨링; 냅킨홀더; 냅킨케이스; 천냅킨; 린넨냅킨; 냅킨디스펜서; 냅킨통

+ parasol
ko: 파라솔 = parasol; 비치파라솔 = beach parasol; 야외파라솔 = garden parasol; 캠핑파라솔 = parasol; 낚시파라솔 = fishing parasol; 각도파라솔 = fishing parasol; 테라스파라솔 = garden parasol; 정원파라솔 = garden parasol; 유모차파라솔 = stroller parasol; 사각파라솔 = garden parasol
not: 파라솔받침대; 파라솔커버; 파라솔꽂이; 파라솔각도기; 파라솔거치대; 파라솔텐트; 파라솔테이블; 파라솔받침

+ photo-frame
ko: 액자 = picture frame; 사진액자 = photo frame; 액자프레임 = picture frame; 포스터액자 = poster frame; 상장액자 = certificate frame; 아크릴액자 = acrylic photo frame; 원목액자 = wooden picture frame; 알루미늄액자 = aluminium picture frame; 탁상액자 = table photo frame; 퍼즐액자 = jigsaw puzzle frame; 벽걸이액자 = wall picture frame; 포토프레임 = photo frame; A4액자 = picture frame; 캔버스액자틀 = canvas frame; 포토액자 = photo frame; 보석십자수액자 = diamond painting frame; 가족사진액자 = photo frame; 입체액자 = shadow box frame; 양면액자 = photo frame; 대형액자 = picture frame; 결혼액자 = photo frame; 웨딩액자 = photo frame; 쉐도우박스 = shadow box frame; 증명사진액자 = photo frame; 미니액자 = mini photo frame; 폴라로이드액자 = photo frame; 아기손발도장액자 = baby photo frame; LP액자 = record frame; 디즈니퍼즐액자 = jigsaw puzzle frame
not: 그림액자; 디지털액자; 캔버스액자; 전자액자; 액자걸이; 액자레일; 액자못; 인테리어액자; 액자집게; 액자고리; 명화액자; 해바라기액자; 액자와이어; 유화액자; 액자이젤; 거실액자; 액자받침; 가훈액자; 캘리액자; 십자가액자; 추상화액자; 액자거치대; 성화액자; 금액자동; 금액자

+ piggy-bank
ko: 저금통 = money box; 돼지저금통 = piggy bank; 동전저금통 = coin bank; 자동저금통 = electronic coin bank; 저금통캔 = tin money box; 지폐저금통 = money box; 어린이저금통 = children's money box; ATM저금통 = electronic money bank; 사연저금통 = money box; 금고저금통 = safe money box; 돈통 = coin box

+ planter
ko: 화분 = flower pot; 플랜터 = planter; 토분 = terracotta pot; 플라스틱화분 = plastic flower pot; 행잉화분 = hanging planter; 화분받침 = plant pot saucer; 화분받침대 = plant stand; 대형화분 = large planter; 도자기화분 = ceramic flower pot; 모종포트 = seedling pot; 텃밭상자 = planter box; 인테리어화분 = flower pot; 걸이화분 = hanging planter; 다육화분 = succulent pot; 슬릿화분 = flower pot; 사각화분 = rectangular planter; 모종트레이 = seedling tray; 포트화분 = nursery pot; 베란다화분 = planter; 난화분 = orchid pot; 미니화분 = mini flower pot; 자동급수화분 = self-watering pot; 저면관수화분 = self-watering pot; 화분커버 = flower pot cover; 화분통 = flower pot; 종자트레이 = seedling tray; 육묘트레이 = seedling tray; 화분세트 = flower pot set; 이태리토분 = terracotta pot; 식물화분 = flower pot; 펠트화분 = fabric grow bag; 부직포화분 = fabric grow bag; 수경재배기 = hydroponic planter; 콩나물재배기 = sprout grower; 새싹재배기 = sprout grower; 분갈이화분 = flower pot; 수경화분 = hydroponic pot; 텃밭화분 = planter box; 스마트화분 = self-watering pot; 시멘트화분 = concrete flower pot; 포트 = nursery pot + 모종|육묘|화분|비닐포트|다육|파종; 씨앗발아트레이 = seedling tray
not: 화분영양제; 인조화분; 화분물받이; 화분스탠드; 조화화분; 화분매트; 꽃화분; 벌화분; 화분모래; 화분흙; 화분걸이; 화분이동; 화분망; 식물화분키트; 화분장식; 화분바퀴; 공기정화식물; 화분지지대; 화분선반; 화분진열; 비폴렌화분; 천연화분; 화분키트; 화분거치대

+ plastic-wrap
ko: 크린랩 = cling film; 주방랩 = cling film; 식품랩 = food wrap; 업소용랩 = cling film; 비닐랩 = cling film; 랩 = cling film + 주방|식품|위생|크린|업소용|비닐|30cm|매직; 위생랩 = cling film; 스트레치필름 = stretch film; 실리콘랩 = silicone food wrap; 매직랩 = cling film; 커버랩 = elastic food cover; 일회용랩커버 = elastic food cover; 위생덮개비닐 = elastic food cover; 공업용랩 = stretch film; 파렛트랩 = stretch film
not: 스크랩; 랩케이스; 랩커터; 바디랩; 랩스커트; 랩원피스; 랩블라우스; 밀랍랩; 랩탑; 핸드랩; 래핑; 버블랩; 솔랩; 팔랩; 랩홀더; 니플랩; 랩가디건

+ portable-bathtub
ko: 접이식욕조 = folding bathtub; 이동식욕조 = portable bathtub; 반신욕조 = portable bathtub; 반신욕기 = portable bathtub; 성인욕조 = portable bathtub; 휴대용욕조 = portable bathtub; 반신욕욕조 = portable bathtub; 튜브욕조 = inflatable bathtub; 이동식반신욕조 = portable bathtub; 에어욕조 = inflatable bathtub; 간이욕조 = portable bathtub; 원터치욕조 = folding bathtub; 족욕기 = foot bath; 건식족욕기 = foot bath; 습식족욕기 = foot bath

+ portable-wardrobe
ko: 행거 = garment rack; 옷걸이행거 = garment rack; 이동식행거 = garment rack on wheels; 스탠드행거 = coat stand; 드레스룸행거 = wardrobe rack; 비키니옷장 = portable fabric wardrobe; 트롤리 = storage trolley; 이동식트롤리 = storage trolley; 사물함 = locker; 철제캐비닛 = steel cabinet; 봉행거 = garment rack; 왕자행거 = garment rack; 락커 = locker + 철제|사물함|개인|헬스|탈의실|학교; 2단행거 = garment rack; 패브릭옷장 = portable fabric wardrobe; 부직포옷장 = portable fabric wardrobe; 코트행거 = coat stand; 코트걸이스탠드 = coat stand; 주방트롤리 = kitchen trolley; 스탠드옷걸이 = coat stand; 서빙카트 = serving cart; 조립식옷장 = portable wardrobe; 철제행거 = steel garment rack; 미니행거 = garment rack; 간이옷장 = portable fabric wardrobe; 기저귀트롤리 = storage trolley; 북트롤리 = book trolley; 벽행거 = wall garment rack; 캐비닛 = cabinet + 철제|사물함|문서|사무용|수납|스틸; 옷행거 = garment rack; 접이식행거 = folding garment rack; 주방카트 = kitchen trolley; 비키니옷장행거 = portable fabric wardrobe; 고정식행거 = garment rack; 폴행거 = tension pole rack; 가방행거 = bag rack; 이동식선반트롤리 = storage trolley; 미용트롤리 = salon trolley; 철제사물함 = steel locker; 웨건 = trolley cart + 주방|이동식|트레이|서빙|메디컬; 이동식옷걸이 = garment rack on wheels; 미용웨건 = salon trolley
not: 행거봉; 바지행거; 행거커튼; 행거커버; 신발행거; 행거바퀴; 랜턴행거; 도어행거; 헤드폰행거; 문행거; 가방후크행거; 행거도어; 행거밴드; 캠핑행거; 행거레일; 우산행거

+ poster-print
ko: 포스터 = poster; 액자그림 = framed wall picture; 캔버스액자 = canvas print; 인테리어액자 = framed wall picture; 그림액자 = framed wall picture; 아트포스터 = art poster; 영화포스터 = movie poster; 벽걸이그림 = wall picture; 해바라기그림 = wall picture; 명화액자 = framed art print; 패브릭포스터 = fabric poster; 명화그림 = art print; 메탈포스터 = metal poster; 인테리어포스터 = poster; 캔버스그림 = canvas print; 벽보 = educational wall chart + 한글|낱말|유아|구구단|영어|알파벳; 현관그림 = wall picture; 인테리어그림 = wall picture; 거실액자 = framed wall picture; 추상화액자 = framed wall picture; 해바라기액자 = framed wall picture; 세계지도 = world map; 풍경화액자 = framed wall picture; 빈티지포스터 = vintage poster; 세계지도포스터 = world map poster; 학습포스터 = educational poster; 유화그림 = oil painting; 지도 = map + 세계|대한민국|전국|벽|관광|코팅|롤스크린; 브로마이드 = poster; 유화액자 = framed oil painting; 벽걸이액자그림 = framed wall picture; 포스트카드 = postcard; 엽서 = postcard; 전국지도 = map; 벽화그림 = wall picture; 명화포스터 = art poster; 가훈액자 = framed calligraphy; 성화액자 = framed religious picture; 민화그림 = Korean folk painting; 민화 = Korean folk painting + 액자|그림|족자|모란|호랑이; 족자 = wall scroll; 돈들어오는그림 = wall picture
not: 포스터액자; 포스터물감; 포스터칼라; 포스터북; 포스터통; 포스터집게; 포스터컬러; 포스터지관통; 포스터접착; 포스터퍼즐; 포스터거치대; 포스터스탠드; 엽서북; 엽서액자; 포스터행거; 엽서집게; 엽서꽂이; 포스터프레임; 엽서앨범

+ pot-holder
ko: 냄비집게 = pot gripper; 냄비잡이 = pot holder; 뜨개냄비받침 = crocheted pot holder; 냄비집개 = pot gripper

+ quilt-bedspread
ko: 침대스프레드 = bedspread; 베드스프레드 = bedspread; 퀼팅스프레드 = quilted bedspread; 침대덮개 = bedspread; 누빔스프레드 = quilted bedspread

+ rolling-pin
ko: 밀대반죽 = rolling pin; 반죽밀대 = rolling pin; 절구 = mortar and pestle; 롤링핀 = rolling pin; 마늘절구 = mortar and pestle; 피자삽 = pizza peel; 돌절구 = stone mortar; 미니절구 = mortar and pestle; 제빵밀대 = rolling pin; 홍두깨 = rolling pin + 밀대|칼국수|반죽|나무
not: 절구공이장난감

+ room-heater
ko: 전기히터 = electric heater; 온풍기 = fan heater; 난로 = heater + 전기|캠핑|등유|가스|석유|사무실|미니; 히터 = heater + 전기|미니|욕실|사무실|컨벡션|카본|세라믹|PTC|캠핑|가정용; 라디에이터 = oil-filled radiator heater; 컨벡터 = convector heater; 팬히터 = fan heater; 전기난로 = electric heater; 미니온풍기 = mini fan heater; 열풍기 = fan heater; 석유난로 = kerosene heater; 가스히터 = gas heater; 욕실온풍기 = bathroom heater; 욕실히터 = bathroom heater; 원적외선히터 = infrared heater; 컨벡션히터 = convector heater; 캠핑난로 = camping stove heater; 미니히터 = mini heater; 카본히터 = carbon heater; 등유난로 = kerosene heater; 전기온풍기 = fan heater; 에탄올난로 = ethanol fireplace; 화목난로 = wood stove; 무시동히터 = parking heater; 전기벽난로 = electric fireplace
not: 난로망; 난로안전망; 난로테이블; 손난로; 난로가방; 발난로; 히터봉; 난로연통; 난로팬; 수조히터; 어항히터; 라디에이터캡; 히터코어; 난로받침; 라디에이터호스

+ rug-carpet
ko: 러그 = rug; 카페트 = carpet; 카펫 = carpet; 거실러그 = rug; 원형러그 = round rug; 극세사러그 = microfibre rug; 페르시안카페트 = Persian carpet; 샤기러그 = shaggy rug; 주방러그카페트 = kitchen rug; 거실카페트 = carpet; 사이잘룩러그 = rug; 타일카페트 = carpet tile; 롤카페트 = carpet roll; 놀이방매트 = play mat; 인조잔디매트 = artificial grass mat; 양털러그 = sheepskin rug; 단모러그 = rug; 복도러그 = runner rug; 대나무카페트 = bamboo rug; 여름러그 = summer rug; 카페트타일 = carpet tile; 대나무돗자리 = bamboo mat; 돗자리 = picnic mat; 바닥러그 = floor rug; 터프팅러그 = tufted rug; 키즈러그 = kids' rug; 왕골돗자리 = rush mat; 은박돗자리 = aluminium foil picnic mat; 피크닉매트 = picnic mat; 층간소음매트 = floor mat; 면러그 = cotton rug; 발러그 = rug; 라탄러그 = rattan rug
not: 러그빨래; 카페트청소; 러그미끄럼; 카페트테이프; 카펫청소; 러그패드; 러그집게; 러그전기; 카페트클리너; 플러그; 슬러그; 드러그

+ safe-cash-box
ko: 금고 = safe; 소형금고 = safe; 가정용금고 = home safe; 미니금고 = safe; 현금보관함 = cash box; 돈통금고 = cash box; 내화금고소형 = fireproof safe; 개인금고 = safe; 디지털금고 = digital safe; 열쇠금고 = key safe; 캐시박스 = cash box; 키박스금고 = key safe; 현금통 = cash box; 열쇠보관박스 = key lock box; 차량용금고 = safe; 북금고 = book safe; 금고함 = safe
not: 장난감금고; 금고저금통; 새마을금고; 상호금고

+ scale-household
ko: 주방저울 = kitchen scale; 체중계 = body scale; 전자저울 = electronic scale; 스마트체중계 = smart body scale; 디지털저울 = digital scale; 체지방체중계 = body fat scale; 커피저울 = coffee scale; 인바디체중계 = body fat scale; 저울 = scale + 주방|디지털|전자|요리|베이킹|가정용|커피|미니; 몸무게저울 = body scale; 아기체중계 = baby scale; 체지방계 = body fat scale; 드립저울 = coffee scale; 체성분체중계 = body fat scale; 인바디 = body fat scale; 베이킹저울 = kitchen scale; 미니저울 = pocket scale; 체질량계 = body fat scale
not: 저울추; 정밀저울; 거울저울; 수하물저울; 산업용저울; 캐리어저울

+ serving-ware
ko: 케이크스탠드 = cake stand; 트레이 = serving tray + 쟁반|서빙|원목|간식|카페|플레이팅|디저트|우드|과일|호텔; 쟁반 = serving tray; 케이크돔 = cake dome; 소스볼 = sauce bowl; 과일접시 = fruit dish; 디저트트레이 = dessert tray; 소스종지 = sauce dish; 간장종지 = sauce dish; 버터케이스 = butter dish; 우드트레이 = wooden serving tray; 과일바구니 = fruit basket; 제기세트 = Korean ritual tableware set; 원목쟁반 = wooden serving tray; 밑반찬트레이 = snack tray; 종지 = sauce dish; 디저트스탠드 = dessert stand; 제기 = Korean ritual tableware + 제사|차례|목기|남원|옻칠|제기상; 목기 = wooden tableware + 제기|접시|그릇|나무; 간식트레이 = snack tray; 케익스탠드 = cake stand; 냅킨꽂이 = napkin holder; 냅킨링 = napkin ring; 과일볼 = fruit bowl; 구절판 = divided serving dish; 냅킨홀더 = napkin holder; 설탕볼 = sugar bowl; 스텐쟁반 = stainless steel serving tray; 소스디쉬 = sauce dish; 트레이우드 = wooden serving tray; 시럽저그 = creamer jug; 찬합 = tiered food box; 대나무쟁반 = bamboo tray; 초밥접시 = sushi plate; 소반 = small portable table tray; 다과상 = small portable table tray; 나눔접시 = divided plate; 에그컵 = egg cup; 제사상 = Korean ritual table; 회접시 = sashimi plate; 케이크트레이 = cake tray

+ sewing-machine
ko: 재봉틀 = sewing machine; 미싱 = sewing machine + 가정용|공업용|미니|브라더|휴대용|오버록|자수|전자|재봉; 미니재봉틀 = mini sewing machine; 오버록 = overlock machine; 미싱기 = sewing machine; 핸드미싱 = handheld sewing machine; 휴대용재봉틀 = portable sewing machine; 자수미싱 = embroidery machine; 공업용미싱 = industrial sewing machine; 가정용미싱 = sewing machine; 가정용재봉틀 = sewing machine; 오바로크 = overlock machine; 미니미싱 = mini sewing machine
not: 재봉틀바늘; 재봉틀노루발; 재봉틀테이블; 재봉틀커버; 재봉틀가방; 도미싱; 미싱테이블; 미싱실; 재봉틀실

+ sewing-machine-part
ko: 노루발 = presser foot; 재봉틀노루발 = presser foot; 보빈 = sewing machine bobbin + 재봉틀|미싱|북알|실; 미싱바늘 = sewing machine needle; 재봉틀바늘 = sewing machine needle; 북집 = sewing machine bobbin case; 미싱보빈 = sewing machine bobbin; 북알 = sewing machine bobbin; 미싱부속 = sewing machine part; 밑실북 = sewing machine bobbin; 미싱노루발 = presser foot; 재봉틀보빈 = sewing machine bobbin; 미싱모터 = sewing machine motor

+ shelf-bookcase
ko: 책장 = bookcase; 선반 = shelf + 벽|철제|수납|원목|무지주|스틸|조립식|주방|코너|무타공|앵글|메탈; 벽선반 = wall shelf; 책꽂이 = bookshelf; 철제선반 = steel shelf; 조립식앵글 = shelving unit; 무지주선반 = floating shelf; TV장 = TV stand cabinet; 거실장 = TV stand cabinet; 선반장 = shelving unit; 진열장 = display cabinet; 장식장 = display cabinet; 신발정리선반 = shelf; 앵글선반 = shelving unit; 스탠드선반 = shelving unit; 철제랙 = steel shelf rack; 경량랙 = shelving unit; 메탈랙 = metal shelf rack; 벽걸이선반 = wall shelf; 전면책장 = children's bookcase; 회전책장 = revolving bookcase; 피규어장식장 = display cabinet; 조립식선반 = shelving unit; 원목선반 = wooden shelf; 파티션 = room partition + 사무실|이동식|칸막이|가림막|접이식|책상; 스틸랙 = steel shelf rack; 렌지대수납 = kitchen shelf cabinet; 피규어진열장 = display cabinet; 책장선반 = bookcase; 티비장 = TV stand cabinet; 홈카페장 = cabinet; 스틸선반 = steel shelf; 수납선반 = storage shelf; 콘솔 = console table + 현관|거실|테이블|좁은|화장대; 행거선반 = shelving unit; 코너선반 = corner shelf; 거실수납장 = storage cabinet; 사다리선반 = ladder shelf; 조립식앵글선반 = shelving unit; 칸막이 = room partition + 사무실|이동식|병풍|접이식; 병풍 = folding screen; 앨범장 = bookcase; 이동책장 = bookcase on wheels; 매거진랙 = magazine rack
not: 북엔드; 선반받침; 선반브라켓; 선반다보; 선반매트; 캣선반; 선반걸이; 책꽂이북엔드; 책장칸막이; 고양이선반; 인강선반; 행거욕실선반

+ shoe-care-accessory
ko: 신발장 = shoe cabinet; 신발정리대 = shoe rack; 구두주걱 = shoe horn; 슈트리 = shoe tree; 신발보관함 = shoe storage box; 신발거치대 = shoe rack; 제골기 = shoe stretcher; 신발선반 = shoe rack; 신발주걱 = shoe horn; 신발보관박스 = shoe storage box; 신발꽂이 = shoe rack; 현관신발장 = shoe cabinet; 슈렉 = shoe rack + 신발|정리대|선반; 부츠키퍼 = boot shaper; 슬림신발장 = slim shoe cabinet; 신발수납 = shoe rack; 신발박스 = shoe storage box; 벤치신발장 = shoe bench cabinet; 슈키퍼 = shoe tree; 철제신발장 = steel shoe rack; 조립식신발장 = shoe cabinet; 신발걸이 = shoe rack; 슈즈렉 = shoe rack; 슬리퍼정리대 = slipper rack; 신발제골기 = shoe stretcher; 슬리퍼걸이 = slipper rack; 신발틀 = shoe tree; 슬리퍼거치대 = slipper rack; 신발진열대 = shoe rack; 신발행거 = hanging shoe organizer; 욕실화정리대 = slipper rack; 욕실화거치대 = slipper rack; 수납형신발장 = shoe cabinet; 아크릴신발보관함 = shoe storage box

+ shower-curtain
ko: 샤워커튼 = shower curtain; 욕실커튼 = shower curtain; 샤워커텐 = shower curtain; 욕조커튼 = bathtub curtain; 방수샤워커튼 = shower curtain; 욕실커텐 = shower curtain; 화장실커튼 = shower curtain
not: 샤워커튼봉; 샤워커튼고리; 샤워커튼링

+ skewer-toothpick
ko: 이쑤시개 = toothpick; 꼬치 = skewer + 대나무|스텐|바베큐|산적|나무|닭꼬치용|캠핑|일회용|핑거푸드; 꼬지 = skewer + 대나무|산적|스텐|나무; 커피스틱 = coffee stirrer; 산적꼬지 = bamboo skewer; 꼬치막대 = skewer; 과일픽 = fruit pick; 대나무꼬치 = bamboo skewer; 스텐꼬치 = stainless steel skewer; 바베큐꼬치 = barbecue skewer; 칵테일픽 = cocktail pick; 도시락픽 = food pick; 산적꼬치 = bamboo skewer; 푸드픽 = food pick; 커피스틱나무 = wooden coffee stirrer; 꼬치꼬지 = skewer; 핑거푸드픽 = food pick; 과일꼬치 = fruit pick; 요지 = toothpick + 이쑤시개|녹말|치실; 치실이쑤시개 = dental toothpick; 꼬치용 = skewer; 대꼬치 = bamboo skewer; 커피젓개 = coffee stirrer; 나무꼬치 = wooden skewer; 탕후루스틱 = skewer; 핫도그스틱 = wooden stick
not: 이쑤시개통; 이쑤시개케이스

+ sofa-bed
ko: 소파베드 = sofa bed; 쇼파베드 = sofa bed; 침대소파 = sofa bed; 접이식소파 = folding sofa bed; 폴딩소파 = folding sofa bed; 소파침대 = sofa bed; 침대겸소파 = sofa bed; 1인용소파베드 = sofa bed; 베드소파 = sofa bed

+ spice-jar
ko: 양념통 = spice jar; 오일병 = oil bottle; 양념병 = spice jar; 소금통 = salt shaker; 후추통 = pepper shaker; 오일스프레이 = oil sprayer; 소스통 = sauce bottle; 조미료통 = spice jar; 간장병 = soy sauce bottle; 기름병 = oil bottle; 양념통세트 = spice jar set; 오일디스펜서 = oil dispenser; 소스병 = sauce bottle; 참기름병 = oil bottle; 유리양념통 = glass spice jar; 올리브오일병 = oil bottle; 조미료병 = spice jar; 소금후추통 = salt and pepper shaker; 오일보틀 = oil bottle; 꿀병 = honey jar; 식용유병 = oil bottle; 케찹통 = ketchup bottle; 양념용기 = spice jar; 설탕통 = sugar jar; 시럽병 = syrup bottle; 시럽펌프 = syrup pump; 양념단지 = spice jar; 고추가루통 = spice jar; 유리병 = glass jar + 잼|꿀|양념|밀폐|담금주|수제청|보관|피클; 스프레이오일병 = oil sprayer; 수제청병 = glass jar; 설탕병 = sugar jar; 소스디스펜서 = sauce dispenser; 오일용기 = oil bottle; 담금주병 = glass jar; 보관유리병 = glass jar; 오일분무기 = oil sprayer; 잼병 = jam jar; 식초병 = vinegar bottle; 소금단지 = salt jar; 담금주유리병 = glass jar; 피클병 = pickle jar

+ sponge-scourer
ko: 수세미 = dish scourer; 매직블럭 = melamine sponge; 스펀지수세미 = sponge scourer; 철수세미 = steel wool scourer; 뜨개수세미 = crocheted dish scrubber; 망수세미 = mesh scourer; 실리콘수세미 = silicone scrubber; 그물수세미 = mesh scourer; 아크릴수세미 = acrylic dish scrubber; 초록수세미 = scouring pad; 매직스펀지 = melamine sponge; 일회용수세미 = disposable sponge; 세차스펀지 = car wash sponge; 스텐수세미 = stainless steel scourer; 설거지수세미 = dish sponge; 매직블록 = melamine sponge; 청소스펀지 = cleaning sponge; 식기수세미 = dish sponge; 주방수세미 = kitchen sponge; 천연수세미 = natural loofah scourer; 삼베수세미 = hemp dish scrubber; 세제수세미 = dish sponge; 철쑤세미 = steel wool scourer; 쑤세미 = dish scourer; 스크럽수세미 = scrub sponge; 세차미트 = car wash mitt; 초극세사수세미 = microfibre scourer; 청소수세미 = scrub sponge; 세차장갑 = car wash mitt; 욕실수세미 = scrub sponge; 아크릴사수세미 = acrylic dish scrubber
not: 수세미실; 수세미거치대; 수세미걸이; 수세미받침; 수세미홀더; 수세미씨앗; 수세미즙; 수세미뜨기; 수세미모종; 수세미차; 수세미꽂이; 수세미패키지; 수세미오이

+ standing-desk
ko: 스탠딩책상 = standing desk; 모션데스크 = electric standing desk; 스탠딩데스크 = standing desk; 높이조절책상 = height-adjustable desk; 전동책상 = electric standing desk; 높낮이책상 = height-adjustable desk; 전동데스크 = electric standing desk; 전동모션데스크 = electric standing desk

+ steam-mop
ko: 스팀청소기 = steam cleaner; 스팀걸레 = steam mop; 스팀물걸레 = steam mop; 고온스팀청소기 = steam cleaner; 스팀물걸레청소기 = steam mop

+ step-stool
ko: 발받침대 = footrest; 목욕의자 = bath stool; 디딤대 = step stool; 스텝스툴 = step stool; 접이식발판 = folding step stool; 욕실의자 = bath stool; 샤워의자 = shower chair; 아기발판 = children's step stool; 발받침 = footrest; 발판 = step stool + 아기|유아|접이식|계단|욕실|세면대|디딤|화장실; 발디딤대 = step stool; 유아발판 = children's step stool; 변기발판 = toilet step stool; 발거치대 = footrest; 유아디딤대 = children's step stool; 스텝박스 = aerobic step box; 디딤계단 = step stool; 풋레스트 = footrest; 족욕의자 = bath stool; 목욕탕의자 = bath stool; 사무실발받침대 = footrest; 계단발판 = step stool; 화장실발판 = toilet step stool; 배변발판 = toilet step stool; 책상발받침대 = footrest
not: 자동차발판; 사이드발판; 킥보드발판; 자전거발판; 배변판

+ storage-box
ko: 리빙박스 = storage box; 수납박스 = storage box; 정리함 = storage organizer; 수납함 = storage box; 수납바구니 = storage basket; 정리박스 = storage box; 바구니 = basket + 수납|라탄|정리|플라스틱|빨래|다용도|이동식|왕골; 옷정리함 = clothes storage box; 서랍정리함 = drawer organizer; 접이식리빙박스 = folding storage box; 라탄바구니 = rattan basket; 폴딩박스 = folding storage box; 화장품정리함 = cosmetic organizer; 옷장정리함 = closet organizer; 칸막이정리함 = drawer divider; 속옷정리함 = underwear organizer; 책상정리함 = desk organizer; 다용도정리함 = storage organizer; 냉장고정리함 = refrigerator organizer; 이불정리함 = quilt storage box; 장난감정리함 = toy storage box; 약통정리함 = medicine storage box; 차량용정리함 = car organizer; 소품정리함 = storage organizer; 트렁크정리함 = car trunk organizer; 이불보관함 = quilt storage bag; 메이크업정리함 = cosmetic organizer; 데스크오거나이저 = desk organizer; 냉장고정리트레이 = refrigerator organizer; 냉장고트레이 = refrigerator organizer; 서랍칸막이 = drawer divider; 화장품수납함 = cosmetic organizer; 옷보관함 = clothes storage box; 수납케이스 = storage case; 정리바구니 = storage basket; 우드박스 = wooden storage box; 폴딩컨테이너 = folding storage crate; 상비약보관함 = medicine storage box; 부품정리함 = parts storage box; 다용도수납함 = storage box; 공구정리함 = tool storage box; 이사박스플라스틱 = plastic moving box; 옷수납함 = clothes storage box; 장난감수납함 = toy storage box; 보관함 = storage box + 다용도|약|서류|수납|문서|옷|아크릴|뚜껑; 공간박스수납 = storage cube; 멀티박스 = storage box; 화장대정리함 = cosmetic organizer; 화장대정리 = cosmetic organizer; 펜꽂이 = pen holder; 연필꽂이 = pen holder; 문서보관상자 = document storage box; 책상정리대 = desk organizer; 약통 = medicine storage box + 가정용|구급|보관; 비닐봉투정리함 = bag dispenser; 매거진파일박스 = magazine file box; 회전정리함 = rotating organizer; 캠핑박스 = camping storage box; 컨테이너박스 = plastic storage crate; 카메라제습함 = camera dry box; 기저귀정리함 = diaper caddy; 기저귀가방정리함 = diaper caddy; 이너박스 = storage box; 리모컨정리함 = remote control organizer; 소품함 = storage box; 틈새수납 = storage organizer; 종이박스수납 = storage box; 벽걸이포켓 = wall hanging organizer; 월포켓 = wall hanging organizer; 정리트레이 = organizer tray; 브러쉬꽂이 = make-up brush holder; 브러쉬통 = make-up brush holder; 립스틱정리함 = lipstick organizer; 화장품보관함 = cosmetic organizer; 티슈정리함 = storage organizer

+ sun-lounger
ko: 선베드 = sun lounger; 썬베드 = sun lounger; 비치베드 = sun lounger; 비치체어 = beach chair; 선베드의자 = sun lounger; 비치의자 = beach chair

+ table-desk
ko: 테이블 = table; 책상 = desk; 식탁 = dining table; 소파테이블 = coffee table; 컴퓨터책상 = computer desk; 사이드테이블 = side table; 접이식테이블 = folding table; 캠핑테이블 = camping table; 거실테이블 = coffee table; 원목식탁 = wooden dining table; 좌탁 = low table; 카페테이블 = table; 밥상 = low dining table; 게이밍책상 = gaming desk; 좌식테이블 = low table; 접이식책상 = folding desk; 1인책상 = desk; 롤테이블 = camping roll table; 커피테이블 = coffee table; 티테이블 = tea table; 세라믹식탁 = ceramic top dining table; 교자상 = low dining table; 접이식밥상 = folding low table; 홈바테이블 = bar table; 아일랜드식탁 = kitchen island table; 아기책상 = children's desk; 독서실책상 = study desk; 접이식상 = folding low table; 학생책상 = study desk; 폴딩테이블 = folding table; 경량테이블 = camping table; 유아책상 = children's desk; 원형테이블 = round table; 아일랜드테이블 = kitchen island table; 확장형식탁 = extendable dining table; 소파사이드테이블 = side table; H형책상 = desk; 대리석테이블 = marble table; 원형식탁 = round dining table; 침대책상 = overbed desk; 회의테이블 = conference table; 베란다테이블 = balcony table; 입식테이블 = table; 야외테이블 = outdoor table; IGT테이블 = camping table; 차박테이블 = camping table; 낚시테이블 = folding table; 화로테이블 = fire pit table; 접이식식탁 = folding dining table; 브런치테이블 = camping table; 컴퓨터테이블 = computer desk; 독서대 = book stand; 파티테이블 = table; 식탁테이블 = dining table; 간이테이블 = folding table; 미니테이블 = small table; 테이블세트 = table set; 네일테이블 = manicure table
not: 테이블보; 테이블매트; 테이블러너; 테이블야자; 식탁보; 식탁의자; 식탁매트; 책상의자; 책상달력; 책상정리; 책상매트; 턴테이블; 테이블조명; 테이블램프; 테이블쏘; 테이블웨어; 테이블커버; 테이블다리; 테이블상판; 테이블유리; 식탁유리; 식탁조명; 책상스탠드; 책상서랍; 책상깔판; 책상선반; 책상칸막이; 책상파티션; 케이블테이블; 식탁등; 테이블탭; 테이블클램프; 식탁벤치; 책상가림막; 책상패드; 책상고무판; 책상위; 책상다리; 테이블탁구; 타임테이블; 워터테이블; 테이블톱; 책상명패; 안마테이블; 테이블게임; 테이블가방; 식탁커버; 테이블번호; 테이블벨; 테이블축구; 책상덮개; 공기테이블; 식탁방석; 테이블집게

+ table-linen
ko: 테이블보 = tablecloth; 식탁보 = tablecloth; 테이블매트 = placemat; 테이블러너 = table runner; 식탁매트 = table mat; 방수식탁보 = waterproof tablecloth; 유리대용매트 = PVC table mat; 식탁러너 = table runner; 레이스테이블보 = lace tablecloth; 린넨테이블보 = linen tablecloth; 투명식탁매트 = clear table mat; 플레이스매트 = placemat; 방수테이블보 = waterproof tablecloth; 일회용테이블보 = disposable tablecloth; 식탁커버 = table cover; 천냅킨 = cloth napkin; 유아식탁매트 = children's placemat; 일회용식탁보 = disposable tablecloth; 린넨냅킨 = linen napkin; 비닐식탁보 = plastic tablecloth; 테이블커버 = table cover; 실리콘식탁매트 = silicone placemat; 식탁깔개 = table mat; 가죽테이블매트 = imitation leather placemat; 테이블크로스 = tablecloth; 키친패브릭 = tablecloth; 레이스도일리 = lace doily; 도일리 = doily; 테이블세팅지 = paper placemat; 종이매트 = paper placemat; 누빔테이블매트 = quilted placemat; 식탁유리매트 = PVC table mat; 아스테이지매트 = PVC table mat; 식탁패드 = table mat

+ tea-infuser
ko: 티인퓨저 = tea infuser; 티스트레이너 = tea strainer; 차거름망 = tea strainer; 인퓨저 = tea infuser + 티|차|보틀|텀블러|스텐|실리콘; 찻잎거름망 = tea strainer; 차망 = tea strainer; 티볼 = tea ball; 티필터 = tea strainer; 스텐차망 = tea strainer

+ tissue-toilet-paper
ko: 화장지 = toilet paper; 휴지 = toilet paper + 롤|두루마리|3겹|30롤|화장지|갑|천연펄프|여행용|점보; 키친타올 = kitchen paper towel; 미용티슈 = facial tissue; 갑티슈 = facial tissue; 두루마리휴지 = toilet paper; 각티슈 = facial tissue; 페이퍼타올 = paper towel; 점보롤 = jumbo toilet roll; 핸드타올 = hand paper towel; 키친타월 = kitchen paper towel; 곽티슈 = facial tissue; 물에녹는화장지 = toilet paper; 여행용티슈 = pocket tissue; 롤화장지 = toilet paper; 종이타올 = paper towel; 대나무화장지 = bamboo toilet paper; 점보롤화장지 = jumbo toilet roll; 휴대용티슈 = pocket tissue; 3겹화장지 = toilet paper; 크리넥스 = facial tissue; 티슈 = facial tissue + 미용|갑|200매|도톰|로션|각; 업소용휴지 = toilet paper; 비데티슈 = toilet tissue; 페이퍼타월 = paper towel; 천연펄프화장지 = toilet paper; 로션티슈 = facial tissue; 킴테크 = laboratory paper wipe; 킴와이프스 = laboratory paper wipe; 산업용와이퍼 = industrial paper wipe; 드립백 = drip bag
not: 물티슈; 휴지통; 휴지케이스; 휴지걸이; 티슈케이스; 휴지심; 화장지걸이; 화장지케이스; 키친타올걸이; 데오티슈; 점보롤케이스; 클렌징티슈; 티슈박스; 휴지커버; 소독티슈; 티슈커버; 티슈홀더; 키친타올홀더; 비데물티슈; 휴지선반; 안경티슈

+ toaster
ko: 토스터기 = toaster; 토스터 = toaster; 토스트기 = toaster; 팝업토스터 = toaster; 미니토스터기 = toaster; 식빵토스터기 = toaster; 캠핑토스터 = camping toaster; 오븐토스터기 = toaster oven; 오븐토스터 = toaster oven
not: 토스터기세척

+ toaster-oven
ko: 인덕션 = induction cooker; 전기오븐 = electric oven; 미니오븐 = mini oven; 전기그릴 = electric grill; 하이라이트 = electric hob + 인덕션|전기레인지|2구|1구|3구|빌트인; 전기레인지 = electric hob; 핫플레이트 = hot plate; 오븐 = oven + 전기|미니|컨벡션|스팀|피자|가정용|베이킹|토스터|에어프라이어; 와이드그릴 = electric grill; 전기후라이팬 = electric frying pan; 컨벡션오븐 = convection oven; 휴대용인덕션 = portable induction cooker; 전기프라이팬 = electric frying pan; 전기팬 = electric frying pan; 멀티쿠커팬 = electric grill pan; 1구인덕션 = portable induction cooker; 전기그리들 = electric griddle; 가스레인지 = gas stove; 전기쿡탑 = electric hob; 생선구이기 = fish grill; 전기불판 = electric grill; 2구인덕션 = induction hob; 피자오븐 = pizza oven; 전기전골냄비 = electric hot pot; 가스렌지 = gas stove; 인덕션렌지 = induction cooker; 빌트인인덕션 = built-in induction hob; 고기굽는기계 = electric grill; 스팀오븐 = steam oven; 하이라이트전기레인지 = electric hob; 타코야끼기계 = takoyaki maker; 전기화로 = electric grill; 업소용인덕션 = induction cooker
not: 인덕션냄비; 인덕션프라이팬; 인덕션후라이팬; 인덕션보호; 인덕션클리너; 인덕션매트; 인덕션덮개; 오븐클리너; 오븐장갑; 인덕션세정; 인덕션청소; 오븐팬; 오븐용기; 인덕션주전자; 오븐망; 인덕션뚝배기; 오븐그릇; 오븐온도계; 인덕션커버; 오븐토스터; 오븐글러브; 인덕션테이블; 오븐치킨; 오븐스파게티; 가스레인지덮개; 가스레인지커버; 가스렌지커버; 가스렌지덮개; 인덕션가드; 인덕션크리너; 인덕션전골; 인덕션찜기; 오븐미트; 더치오븐; 오븐점토; 오븐트레이; 인덕션전용; 가스레인지부품; 인덕션웍; 인덕션편수; 오븐식기; 인덕션양수; 오븐클레이; 인덕션궁중팬; 인덕션포트

+ toilet-cover-textile
ko: 변기커버 = toilet seat cover; 변기시트 = toilet seat cover; 일회용변기커버 = disposable toilet seat cover; 변기패드 = toilet seat pad; 변기시트커버 = toilet seat cover; 좌변기커버 = toilet seat cover; 변기쿠션 = toilet seat cushion; 변기방석 = toilet seat cushion; 극세사변기커버 = toilet seat cover; 변기덮개 = toilet lid cover; 변기클린시트 = disposable toilet seat cover; 휴대용변기커버 = disposable toilet seat cover; 변기워머 = toilet seat warmer

+ toilet-seat
ko: 변기뚜껑 = toilet seat; 양변기커버 = toilet seat; 유아변기 = children's potty; 양변기시트 = toilet seat; 유아변기커버 = children's toilet seat; 아기변기 = children's potty; 휴대용변기 = portable toilet; 유아변기시트 = children's toilet seat; 이동식변기 = portable toilet; 캠핑변기 = portable toilet; 아기변기커버 = children's toilet seat; 접이식변기 = portable toilet; 양변기뚜껑 = toilet seat; 차량용변기 = portable toilet; 소프트변기커버 = children's toilet seat; 양변기 = toilet bowl; 변기도기 = toilet bowl; 소변기 = urinal; 휴대용소변기 = portable urinal; 아기소변기 = children's urinal; 세면대 = wash basin + 도기|욕실|탑볼|언더|카운터|세면기|반다리
not: 변기솔; 변기클리너; 변기세정제; 변기부속; 변기뚫; 변기브러쉬; 변기발판; 변기손잡이

+ trash-can
ko: 쓰레기통 = trash can; 휴지통 = waste bin; 분리수거함 = recycling bin; 자동쓰레기통 = sensor trash can; 음식물쓰레기통 = food waste bin; 차량용쓰레기통 = car trash can; 센서휴지통 = sensor trash can; 페달휴지통 = pedal bin; 분리수거통 = recycling bin; 자동휴지통 = sensor trash can; 미니휴지통 = mini waste bin; 페달쓰레기통 = pedal bin; 종량제쓰레기통 = trash can; 매직캔 = diaper pail; 대형쓰레기통 = trash can; 기저귀쓰레기통 = diaper pail; 기저귀휴지통 = diaper pail; 재활용분리수거함 = recycling bin; 음식물처리기 = food waste disposer; 스텐휴지통 = stainless steel waste bin; 미생물음식물처리기 = food waste disposer; 스텐쓰레기통 = stainless steel trash can; 차량용휴지통 = car trash can; 화장실휴지통 = bathroom waste bin; 가정용분리수거함 = recycling bin; 싱크대쓰레기통 = kitchen waste bin; 탁상휴지통 = desk waste bin; 재떨이쓰레기통 = ashtray bin; 분리수거가방 = recycling bag; 분리수거대 = recycling bin stand; 쓰레기봉투거치대 = trash bag holder; 비닐봉투거치대 = trash bag holder; 쓰레기봉투걸이 = trash bag holder; 음식물쓰레기처리기 = food waste disposer; 봉투거치대 = trash bag holder
not: 쓰레기통비닐; 쓰레기통선반; 휴지통봉투; 휴지통비닐

+ tumble-dryer
ko: 의류건조기 = clothes dryer; 빨래건조기 = clothes dryer; 건조기 = clothes dryer + 의류|빨래|세탁물|미니|kg|벽걸이|가정용; 미니건조기 = mini clothes dryer; 세탁건조기 = washer dryer; 휴대용건조기 = portable clothes dryer; 아기건조기 = mini clothes dryer; 미니빨래건조기 = mini clothes dryer; 이동식건조기 = portable clothes dryer; 소형건조기 = mini clothes dryer; 회전건조기 = tumble dryer
not: 식품건조기; 신발건조기; 고추건조기; 헤어건조기; 식기건조기; 건조기시트; 핸드건조기; 손건조기; 건조기섬유유연제; 펫건조기; 젖병건조기; 과일건조기; 건조기볼; 농산물건조기; 건조기선반; 건조기받침대; 건조기필터; 음식물건조기; 이불건조기; 바디건조기; 건조기거치대; 건조기앵글; 건조기먼지; 건조기시트지; 행주건조기; 칫솔건조기; 애견건조기; 강아지건조기; 건조기양모볼; 건조기스태킹

+ umbrella
ko: 우산 = umbrella; 장우산 = stick umbrella; 자동우산 = automatic umbrella; 양산 = sun parasol umbrella; 접이식우산 = folding umbrella; 우양산 = sun and rain umbrella; 3단우산 = folding umbrella; 거꾸로우산 = reverse umbrella; 골프우산 = golf umbrella; 암막양산 = UV sun umbrella; 아동우산 = children's umbrella; 비닐우산 = transparent umbrella; 투명우산 = transparent umbrella; 2단우산 = folding umbrella; 초경량우산 = lightweight folding umbrella; 5단우산 = folding umbrella; 유아우산 = children's umbrella; 어린이우산 = children's umbrella; 초경량양산 = lightweight sun umbrella; 장우산자동 = automatic stick umbrella; 미니우산 = folding umbrella; 3단자동우산 = automatic folding umbrella; 모자우산 = umbrella hat; 대형우산 = large umbrella; 레이스양산 = lace sun umbrella; 3단양산 = folding sun umbrella; 어깨우산 = umbrella; 지우산 = paper umbrella; 캡슐우산 = capsule umbrella; 명품우산 = umbrella; 양우산 = sun and rain umbrella
not: 우산꽂이; 우산걸이; 우산통; 우산커버; 우산거치대; 우산비닐; 우산손잡이; 우산살; 우산빗물; 우산케이스; 우산건조; 우산보관; 양산시; 우산홀더; 우산제수기; 우산포장; 우산정리; 양산팬; 우산행거; 우산모양

+ umbrella-base
ko: 파라솔받침대 = parasol base; 파라솔거치대 = parasol base; 파라솔꽂이 = parasol base; 우산꽂이 = umbrella stand; 파라솔받침 = parasol base; 우산거치대 = umbrella stand; 우산통 = umbrella stand; 우산걸이 = umbrella stand; 우산보관대 = umbrella stand; 파라솔각도기 = fishing parasol bracket; 파라솔고정대 = parasol base; 우산정리대 = umbrella stand; 우산홀더 = umbrella holder

+ vacuum-cleaner-home
ko: 청소기 = vacuum cleaner; 무선청소기 = cordless vacuum cleaner; 로봇청소기 = robot vacuum cleaner; 진공청소기 = vacuum cleaner; 차량용청소기 = car vacuum cleaner; 물걸레청소기 = mop vacuum cleaner; 핸디청소기 = handheld vacuum cleaner; 침구청소기 = mattress vacuum cleaner; 무선진공청소기 = cordless vacuum cleaner; 물걸레로봇청소기 = robot vacuum mop; 습식청소기 = wet vacuum cleaner; 미니청소기 = mini vacuum cleaner; 유선청소기 = vacuum cleaner; 업소용청소기 = wet and dry vacuum cleaner; 탁상용청소기 = desktop vacuum cleaner; 산업용청소기 = industrial vacuum cleaner; 소파청소기 = upholstery cleaner; 침대청소기 = mattress vacuum cleaner; 건습식청소기 = wet and dry vacuum cleaner; 에어건청소기 = vacuum cleaner; 휴대용청소기 = handheld vacuum cleaner; 무선물걸레청소기 = cordless electric mop; 송풍기충전식 = cordless blower; 지우개청소기 = mini desktop vacuum cleaner; 핸디형청소기 = handheld vacuum cleaner; 차박청소기 = handheld vacuum cleaner; 전동물걸레 = electric mop; 전동물걸레청소기 = electric mop; 무선핸디청소기 = cordless handheld vacuum cleaner; 진드기청소기 = mattress vacuum cleaner; 스틱청소기 = stick vacuum cleaner; 물청소기 = wet vacuum cleaner
not: 청소기거치대; 청소기먼지봉투; 청소기필터; 청소기배터리; 청소기브러쉬; 청소기헤드; 청소기충전기; 청소기부품; 고압청소기; 청소기호스; 치아청소기; 청소기먼지; 청소기선반; 청소기보관; 롤청소기; 로봇청소기먼지; 로봇청소기필터; 로봇청소기소모품; 수조청소기; 청소기스탠드; 스팀청소기; 욕실청소기; 초음파청소기; 청소기롤러; 수영장청소기; 에어컨청소기; 혀청소기; 청소기솔; 청소기틈새; 텐트청소기; 청소기흡입구; 청소기장난감; 청소기모터; 로봇청소기물걸레; 청소기어댑터; 창문청소기; 어항청소기; 귀청소기; 코청소기; 가스청소기; 모공청소기; 로봇청소기배터리

+ vacuum-cleaner-part
ko: 청소기필터 = vacuum cleaner filter; 먼지봉투 = vacuum cleaner bag; 청소기거치대 = vacuum cleaner stand; 청소기헤드 = vacuum cleaner head; 로봇청소기소모품 = robot vacuum consumables; 청소기브러쉬 = vacuum cleaner brush; 다이슨필터 = vacuum cleaner filter; 청소기먼지봉투 = vacuum cleaner bag; 청소기호스 = vacuum cleaner hose; 로봇청소기먼지봉투 = robot vacuum dust bag; 청소기부품 = vacuum cleaner part; 다이슨거치대 = vacuum cleaner stand; 무선청소기거치대 = vacuum cleaner stand; 로봇청소기필터 = robot vacuum filter; 청소기롤러 = vacuum cleaner roller brush; 청소기스탠드 = vacuum cleaner stand; 청소기흡입구 = vacuum cleaner nozzle; 청소기충전기 = vacuum cleaner charger; 청소기틈새 = vacuum cleaner crevice tool; 로봇청소기브러쉬 = robot vacuum brush; 청소기솔 = vacuum cleaner brush

+ vacuum-sealer
ko: 진공포장기 = vacuum sealer; 진공실링기 = vacuum sealer; 비닐접착기 = plastic bag sealer; 실링기 = heat sealer; 진공포장비닐 = vacuum sealer bag; 비닐실링기 = plastic bag sealer; 밀봉기 = bag sealer; 미니실링기 = mini bag sealer; 열접착기 = heat sealer; 캔시머 = can sealer machine; 진공롤 = vacuum sealer roll; 비닐밀봉기 = bag sealer; 진공팩롤 = vacuum sealer roll; 진공비닐 = vacuum sealer bag; 가정용진공포장기 = vacuum sealer; 캔실링기 = can sealer machine; 용기포장기 = tray sealing machine; 컵실링기 = cup sealing machine; 휴대용밀봉기 = mini bag sealer; 용기실링기 = tray sealing machine; 수축기계 = shrink wrap machine; 진공봉투 = vacuum sealer bag

+ vacuum-storage-bag
ko: 압축팩 = vacuum storage bag; 이불압축팩 = vacuum storage bag; 의류압축팩 = vacuum storage bag; 여행용압축팩 = travel compression bag; 진공압축팩 = vacuum storage bag; 압축백 = vacuum storage bag; 옷압축팩 = vacuum storage bag; 압축비닐 = vacuum storage bag; 여행압축팩 = travel compression bag; 패딩압축팩 = vacuum storage bag; 진공압축백 = vacuum storage bag
not: 압축팩펌프; 압축팩청소기

+ vase
ko: 꽃병 = vase; 화병 = vase; 유리화병 = glass vase; 도자기화병 = ceramic vase; 유리꽃병 = glass vase; 수경화병 = hydroponic vase; 플랜트스탠드 = plant stand; 화분스탠드 = plant stand; 화분선반 = plant stand; 화분걸이 = plant hanger; 마크라메화분걸이 = macrame plant hanger; 행잉플랜트걸이 = plant hanger; 인테리어화병 = vase; 꽃바구니 = flower basket; 대형화병 = floor vase; 북유럽화병 = vase; 화분거치대 = plant stand; 화분진열대 = plant stand; 꽃꽂이화병 = vase; 미니화병 = bud vase; 수경재배유리병 = hydroponic vase; 화분다이 = plant stand; 꽃병도자기 = ceramic vase; 헌화꽃병 = memorial vase; 성묘꽃병 = memorial vase
not: 꽃병조화; 고려청자화병도자기인형

+ wall-hook
ko: 후크 = hook + 벽|접착|욕실|주방|도어|부착|스텐|무타공|옷|현관|걸이; 접착후크 = adhesive hook; 문걸이후크 = over-door hook; 벽걸이후크 = wall hook; 욕실후크 = bathroom hook; 도어후크 = over-door hook; S자고리 = S-hook; 벽후크 = wall hook; 벽옷걸이 = wall coat hook; 열쇠걸이 = key hook; 도어훅 = over-door hook; 문걸이 = over-door hook; 키걸이 = key hook; 부착식후크 = adhesive hook; 붙이는후크 = adhesive hook; S고리 = S-hook; 문옷걸이 = over-door hook; 벽걸이옷걸이 = wall coat hook; 흡착후크 = suction hook; 꼭꼬핀후크 = wall hook; 걸이 = hook + 접착|벽|무타공|욕실|수건|스텐|주방|다용도; 코맨드훅 = adhesive hook; 훅 = hook + 벽|접착|스텐|코맨드|도어|부착; 접착고리 = adhesive hook; 액자걸이 = picture hook; 천장고리 = ceiling hook; 차량용후크 = car headrest hook; 부착고리 = adhesive hook; 액자고리 = picture hook; 흡착고리 = suction hook; 자석후크 = magnetic hook; 붙이는옷걸이 = adhesive hook; 벽고리 = wall hook; 무타공후크 = adhesive hook; 자석고리 = magnetic hook; 3M후크 = adhesive hook; 안뚫어후크 = adhesive hook; 가방고리책상 = table bag hook; 가방후크 = bag hook; 유모차걸이 = stroller hook; 유모차후크 = stroller hook; 유모차고리 = stroller hook; 헤드레스트후크 = car headrest hook; 청소도구걸이 = broom holder; 밀대걸이 = broom holder; 빗자루걸이 = broom holder; 청소도구거치대 = broom holder; 자동차옷걸이 = car coat hanger; 행거후크 = hook; 수건고리 = towel hook; 스텐후크 = stainless steel hook
not: 후크브라; 브라후크; 걸이식; 목걸이; 귀걸이; 옷걸이; 후크선장; 후크단추; 걸이형

+ wall-sticker
ko: 시트지 = self-adhesive vinyl sheet; 벽스티커 = wall sticker; 인테리어스티커 = wall sticker; 창문시트지 = window film; 포인트스티커 = wall sticker; 타일스티커 = tile sticker; 그래픽스티커 = wall sticker; 싱크대시트지 = furniture sticker; 유리시트지 = window film; 가구시트지 = furniture sticker; 주방시트지 = kitchen wall sticker; 월데코스티커 = wall sticker; 현관문시트지 = door sticker; 창문스티커 = window sticker; 단열시트 = window insulation film; 야광스티커 = glow-in-the-dark sticker; 주방타일시트지 = tile sticker; 창문필름 = window film; 유리창시트지 = window film; 타일시트지 = tile sticker; 인테리어필름 = self-adhesive vinyl sheet; 대리석시트지 = self-adhesive vinyl sheet; 인테리어시트지 = self-adhesive vinyl sheet; 욕실타일스티커 = tile sticker; 방문시트지 = door sticker; 뽁뽁이 = bubble insulation film + 단열|창문|에어캡; 단열뽁뽁이 = window insulation film; 창문단열 = window insulation film; 햇빛차단필름 = window film; 크리스마스스티커창문 = window sticker; 시계스티커 = wall sticker; 바닥시트지 = floor sticker; 싱크대스티커 = furniture sticker; 폼블럭 = foam wall panel; 단열벽지폼 = foam wall panel; 벽쿠션 = foam wall panel; 화장실스티커 = wall sticker; 키재기스티커 = wall sticker; 무늬목시트지 = wood-grain vinyl sheet; 원목시트지 = wood-grain vinyl sheet; 가구리폼시트지 = furniture sticker; 방수시트지 = self-adhesive vinyl sheet; 메탈시트지 = self-adhesive vinyl sheet; 벽지스티커 = wall sticker; 콘센트스티커 = wall sticker; 현관시트지 = door sticker; 칠판시트지 = chalkboard sticker; 칠판시트 = chalkboard sticker; 거울시트지 = mirror sticker; 화이트보드시트지 = whiteboard sticker; 줄눈스티커 = grout sticker; 유리창썬팅지 = window film; 창문썬팅 = window film; 불투명시트지 = window film; 물결시트지 = window film; 에어캡단열 = window insulation film; 바닥스티커 = floor sticker; 방염필름 = self-adhesive vinyl film; 자외선차단필름창문 = window film

+ wallpaper
ko: 벽지 = wallpaper; 실크벽지 = vinyl wallpaper; 포인트벽지 = wallpaper; 풀바른벽지 = pre-pasted wallpaper; 합지벽지 = paper wallpaper; 뮤럴벽지 = mural wallpaper; 접착식벽지 = self-adhesive wallpaper; 셀프벽지 = wallpaper; 단열벽지 = insulating foam wallpaper; 띠벽지 = wallpaper border; 포토벽지 = mural wallpaper; 한지벽지 = hanji wallpaper; 롤벽지 = wallpaper roll; 초배지 = lining paper; 도배지 = wallpaper; 아이방벽지 = wallpaper; 스티커벽지 = self-adhesive wallpaper; 붙이는벽지 = self-adhesive wallpaper
not: 벽지풀; 벽지페인트; 벽지리무버; 벽지클리너; 벽지제거; 벽지낙서; 벽지보수; 벽지스티커; 벽지지우개; 벽지접착제; 벽지칼

+ washing-machine
ko: 세탁기 = washing machine; 드럼세탁기 = front load washing machine; 통돌이세탁기 = top load washing machine; 탈수기 = spin dryer + 빨래|세탁|가정용|짤순이|소형|업소용|수영복; 신발건조기 = shoe dryer; 짤순이 = spin dryer; 초음파세탁기 = ultrasonic washing machine; 이조식세탁기 = twin tub washing machine; 미니탈수기 = mini spin dryer; 신발살균건조기 = shoe dryer; 일반세탁기 = washing machine; 빨래탈수기 = spin dryer; 아기세탁기벽걸이 = wall-mounted washing machine; 부츠건조기 = boot dryer; 식품건조기 = food dehydrator; 부츠드라이어 = boot dryer; 슈즈드라이어 = shoe dryer; 슈드레서 = shoe dryer; 신발관리기 = shoe care machine; 짤순이탈수기 = spin dryer
not: 세탁기청소; 세탁기선반; 세탁기덮개; 세탁기받침대; 세탁기수전; 세탁기호스; 세탁기거름망; 세탁기필터; 세탁기클리너; 세탁기먼지; 세탁기앵글; 세탁기장난감; 세탁기진동; 세탁기배수; 세탁기급수; 세탁기세제; 식기세탁기; 세탁기거치대; 세탁기커넥터; 세탁기소음; 세탁기수평; 세탁기부품; 세탁기연결; 세탁기다이; 세탁기모터; 세탁기세정; 세탁기받침; 세탁기망; 세탁기운반; 세탁기탈취; 세탁기건조기시트

+ water-filter-jug
ko: 정수기 = water purifier; 정수기필터 = water filter cartridge; 간이정수기 = water filter jug; 브리타 = water filter jug; 수도꼭지필터 = tap water filter; 세면대필터 = tap water filter; 정수필터 = water filter cartridge; 언더싱크정수기 = under-sink water purifier; 주방싱크필터 = tap water filter; 녹물필터 = tap water filter; 브리타필터 = water filter cartridge; 세탁기필터 = washing machine water filter; 주전자정수기 = water filter jug; 직수정수기 = water purifier; 휴대용정수기 = portable water filter; 냉장고정수필터 = refrigerator water filter; 싱크대필터 = tap water filter; 냉온정수기 = water purifier; 무전원정수기 = water purifier; 냉장고필터 = refrigerator water filter; 수도필터 = tap water filter; 녹물제거필터 = tap water filter; 정수기호환필터 = water filter cartridge; 연수기 = water softener; 세면대수전필터 = tap water filter; 탄산수제조기 = soda maker; 탄산수기 = soda maker; 소다스트림 = soda maker; 역삼투압정수기 = reverse osmosis water purifier; 정수물병 = water filter bottle; 주방필터 = tap water filter; 탄산수메이커 = soda maker; 주전자형정수기 = water filter jug; 막스트라 = water filter cartridge
not: 정수기튜빙; 정수기수전; 정수기호스; 정수기부품; 정수기받침대; 정수기피팅; 정수기거치대; 정수기물받이; 정수기코크; 정수기선반; 정수기청소; 정수기관; 정수기커버; 정수기어댑터; 정수기밸브; 정수기세척; 캠핑정수기통

+ whisk
ko: 거품기 = whisk; 쿠키커터 = cookie cutter; 피자커터 = pizza cutter; 감자으깨기 = potato masher; 휘퍼 = whisk; 수동거품기 = hand whisk; 매셔 = potato masher; 쿠키틀커터 = cookie cutter; 계란슬라이서 = egg slicer; 피자칼 = pizza cutter; 차선 = matcha whisk + 말차|다도|대나무; 모양커터 = cookie cutter; 도넛커터 = pastry cutter; 휘스크 = whisk; 모양틀 = cookie cutter + 쿠키|야채|과일|샌드위치|주먹밥|도시락; 채소모양틀 = vegetable cutter; 반자동거품기 = whisk; 말차차선 = matcha whisk; 치즈슬라이서 = cheese slicer; 야채커터 = vegetable cutter; 주먹밥틀 = rice ball mould; 김밥틀 = sushi roll mould; 초밥틀 = sushi mould; 샌드위치커터 = sandwich cutter; 반죽커터 = pastry cutter; 달걀분리기 = egg separator; 스콘커터 = pastry cutter; 김발 = sushi rolling mat; 휘핑기 = cream whipper; 계란분리기 = egg separator; 수박커터 = watermelon cutter; 도시락틀 = rice mould; 만두틀 = dumpling mould; 파인애플커터 = pineapple cutter; 김펀치 = seaweed punch; 과일커터 = fruit cutter; 만두메이커 = dumpling maker; 김밥말이 = sushi rolling mat; 유부초밥틀 = sushi mould; 계란틀 = egg mould; 무스비틀 = rice mould; 달고나세트 = sugar candy making kit; 떡살 = rice cake stamp; 송편틀 = rice cake mould; 다식판 = rice cake mould; 전통다식틀 = rice cake mould; 샐러드탈수기 = salad spinner; 요리붓 = basting brush; 오일붓 = basting brush
not: 우유거품기; 전동거품기; 클렌징거품기; 밀크거품기; 거품기망; 비누거품기; 세안거품기; 거품기펌프

+ wind-chime
ko: 윈드차임 = wind chime; 트로피 = trophy; 풍경모빌 = wind chime; 상패 = award plaque; 크리스탈트로피 = crystal trophy; 우승트로피 = trophy; 크리스탈상패 = crystal award plaque; 감사패 = award plaque; 공로패 = award plaque; 썬캐쳐 = suncatcher; 선캐쳐 = suncatcher; 드림캐쳐 = dream catcher; 모빌 = hanging mobile decoration + 인테리어|크리스탈|썬캐쳐|종이|장식|나무; 썬캐처 = suncatcher; 선캐처 = suncatcher; 인테리어모빌 = hanging mobile decoration; 트로피컵 = trophy cup; 드림캐처 = dream catcher; 골프트로피 = trophy; 싱글패 = golf award plaque; 홀인원패 = golf award plaque; 명패 = desk nameplate; 풍경차임 = wind chime
not: 아기모빌; 베이비모빌; 오토모빌; 국민모빌; 유아모빌; 타이니모빌; 트로피칼; 트로피컬

+ wine-glass
ko: 와인잔 = wine glass; 샴페인잔 = champagne glass; 와인글라스 = wine glass; 샴페인글라스 = champagne glass; 고블렛 = goblet; 스템리스와인잔 = stemless wine glass; 와인잔세트 = wine glass set; 레드와인잔 = red wine glass; 화이트와인잔 = white wine glass; 플루트잔 = champagne glass; 고블릿 = goblet; 부르고뉴와인잔 = wine glass; 미니와인잔 = wine glass; 캠핑와인잔 = wine glass; 소믈리에잔 = wine glass
not: 와인잔걸이; 와인잔건조대; 와인잔거치대; 와인잔세척; 와인잔케이스; 와인잔마커; 와인잔랙; 와인잔행거; 와인잔파우치; 와인잔가방

+ bed-linen
ko: 침구세트 = bedding set; 이불커버 = duvet cover; 베개커버 = pillowcase; 침대시트 = bed sheet; 매트리스시트 = fitted sheet; 이불커버세트 = duvet cover set; 침대커버 = bed cover; 침대커버세트 = bedding set; 침구 = bedding set + 호텔|퀸|싱글|슈퍼싱글|킹|면|차렵|세트; 호텔침구 = bedding set; 고무줄시트 = fitted sheet; 여름침구 = bedding set; 베개피 = pillowcase; 차렵이불세트 = comforter set; 침대스커트 = bed skirt; 호텔베개커버 = pillowcase; 면이불커버 = cotton duvet cover; 구스이불커버 = duvet cover; 아사침구 = cotton bedding set; 혼수이불 = bedding set; 혼수침구 = bedding set; 실크베개커버 = silk pillowcase; 침대세트 = bedding set; 베드스커트 = bed skirt; 베갯잇 = pillowcase; 누빔패드 = quilted bed pad; 경추베개커버 = pillowcase; 필로우커버 = pillowcase; 피그먼트침구 = bedding set; 베드시트 = bed sheet; 아기침구 = baby bedding set; 유아침구 = children's bedding set; 바디필로우커버 = body pillowcase; 린넨침구 = linen bedding set; 스프레드시트침대 = bed sheet; 침대보 = bed sheet; 홑커버 = duvet cover
not: 침구청소기; 침구세탁; 매트리스커버; 침구살균기; 침구브러쉬; 침구세제; 침구클리너; 침구패드; 침구수납; 침구정리; 침구스프레이; 침구털이; 침구보관

+ cooking-pot
ko: 냄비 = cooking pot; 프라이팬 = frying pan; 후라이팬 = frying pan; 궁중팬 = wok; 웍 = wok + 팬|궁중|스텐|무쇠|중식|코팅|인덕션; 뚝배기 = earthenware pot; 냄비세트 = cookware set; 찜기 = steamer pot; 압력솥 = pressure cooker; 편수냄비 = saucepan; 계란말이팬 = rectangular omelette pan; 그릴팬 = grill pan; 무쇠팬 = cast iron pan; 곰솥 = stock pot; 프라이팬세트 = frying pan set; 전골냄비 = casserole pot; 스텐냄비 = stainless steel pot; 스텐팬 = stainless steel frying pan; 그리들 = griddle pan; 주전자 = kettle + 스텐|인덕션|물|휘슬|캠핑|양은|라면|삐삐; 찜통 = steamer pot; 양수냄비 = casserole pot; 인덕션냄비 = cooking pot; 무쇠냄비 = cast iron pot; 무쇠솥 = cast iron pot; 솥 = pot + 무쇠|가마|압력|솥밥|돌|스텐|캠핑; 돌솥 = stone pot; 라면냄비 = saucepan; 법랑냄비 = enamelled pot; 더치오븐 = Dutch oven; 튀김냄비 = deep frying pot; 통주물냄비 = cast iron pot; 밀크팬 = milk pan; 양은냄비 = aluminium pot; 와플프라이팬 = waffle pan; 후라이팬세트 = frying pan set; 코팅팬 = non-stick frying pan; 인덕션프라이팬 = frying pan; 소테팬 = saute pan; 이유식냄비 = saucepan; 솥밥냄비 = rice pot; 스테이크팬 = steak pan; 불판 = barbecue grill plate; 찜솥 = steamer pot; 가마솥 = large cauldron pot; 크레페팬 = crepe pan; 캠핑그리들 = griddle pan; 전골팬 = casserole pan; 대나무찜기 = bamboo steamer; 찜판 = steamer rack; 스텐찜기 = stainless steel steamer; 밥솥압력 = pressure cooker; 샤브샤브냄비 = hot pot; 훠궈냄비 = hot pot; 스텐프라이팬 = stainless steel frying pan; 스텐후라이팬 = stainless steel frying pan; 스텐웍 = stainless steel wok; 딤섬찜기 = bamboo steamer; 주물팬 = cast iron pan; 스텐곰솥 = stainless steel stock pot; 타코야끼팬 = takoyaki pan; 팬케이크팬 = pancake pan; 구이팬 = grill pan; 찌개냄비 = pot; 와이드팬 = wide frying pan; 멀티팬 = divided frying pan; 감바스팬 = cast iron pan; 스텐주전자 = stainless steel kettle; 계란프라이팬 = egg frying pan; 냄비솥 = pot; 스킬렛 = skillet; 직화냄비 = roasting pot; 에그팬 = egg frying pan; 삼겹살불판 = barbecue grill plate; 고기불판 = barbecue grill plate; 캠핑불판 = barbecue grill plate; 내열유리냄비 = glass pot; 해물찜기 = steamer pot; 인덕션주전자 = kettle; 타진냄비 = tagine pot; 삐삐주전자 = whistling kettle; 고기팬 = grill pan; 파스타냄비 = pasta pot; 요리팬 = frying pan; 볶음팬 = wok; 튀김솥 = deep frying pot; 실리콘찜기 = silicone steamer; 핫샌드위치팬 = sandwich pan; 내열냄비 = ceramic pot; 튀김팬 = deep frying pan; 붕어빵틀 = fish-shaped waffle pan; 붕어빵팬 = fish-shaped waffle pan; 오믈렛팬 = omelette pan; 회오리감자팬 = pan; 샌드위치팬 = sandwich pan; 인덕션뚝배기 = earthenware pot
not: 냄비뚜껑; 냄비받침; 냄비장갑; 냄비정리; 냄비집게; 프라이팬정리; 냄비손잡이; 전기프라이팬; 후라이팬뚜껑; 전기냄비; 전기찜기; 냄비거치대; 후라이팬정리대; 찜질기; 계란찜기; 프라이팬거치대; 찜기시트; 찜기보; 냄비잡이; 찜통더위; 약탕기찜기; 캠핑냄비; 코펠냄비; 뚝배기받침; 뚝배기집게; 냄비매트; 냄비클리너; 프라이팬뚜껑; 찜기면보; 불판종이; 불판세척; 찜기종이; 곰솥육수망; 그리들가방; 그리들뚜껑; 그리들받침; 뚝배기불고기; 프라이팬장난감; 냄비요리; 프라이팬손잡이; 냄비전골; 이불판매; 불판매

+ kitchen-knife
ko: 식도 = kitchen knife + 칼|주방|스텐|일식|셰프; 식칼 = kitchen knife; 과도 = paring knife + 칼|스텐|과일|주방|휴대용|칼집; 주방칼 = kitchen knife; 칼세트 = knife set; 빵칼 = bread knife; 쉐프나이프 = chef's knife; 접이식칼 = folding knife; 회칼 = sashimi knife; 캠핑칼 = camping knife; 중식도 = Chinese cleaver; 스테이크칼 = steak knife; 맥가이버칼 = multi-tool knife; 주머니칼 = pocket knife; 과일칼 = fruit knife; 부엌칼 = kitchen knife; 산도쿠 = santoku knife; 정육칼 = butcher knife; 세라믹칼 = ceramic knife; 고기칼 = meat knife; 등산칼 = outdoor knife; 데바칼 = Japanese kitchen knife; 멀티툴 = multi-tool; 일본칼 = Japanese kitchen knife; 잭나이프 = folding knife; 칼 = knife + 주방|식도|과도|다마스커스|요리|회|쉐프|셰프|정육; 칼블럭세트 = knife block set; 셰프나이프 = chef's knife; 다마스커스칼 = kitchen knife; 사시미칼 = sashimi knife; 발골칼 = boning knife; 뼈도끼칼 = cleaver; 빅토리녹스칼 = multi-tool knife; 접이식나이프 = folding knife; 폴딩나이프 = folding knife; 서바이벌나이프 = survival knife; 케이크칼 = cake knife; 유아칼 = children's kitchen knife; 안전칼 = children's kitchen knife; 어린이칼 = children's kitchen knife; 치즈칼 = cheese knife; 치즈나이프 = cheese knife; 부시크래프트나이프 = bushcraft knife; 필렛나이프 = fillet knife; 스위스칼 = multi-tool knife; 군용나이프 = survival knife; 정글도 = machete
not: 칼국수; 칼슘; 연필깎이칼; 커터칼; 칼림바; 칼라; 칼집; 칼꽂이; 칼갈이; 장난감칼; 칼블럭주방

+ lunch-box
ko: 도시락 = lunch box; 밀폐용기 = airtight food container; 반찬통 = food container; 보온도시락 = thermal lunch box; 유리밀폐용기 = glass food container; 냉동밥용기 = frozen rice container; 도시락통 = lunch box; 락앤락 = airtight food container; 유리반찬통 = glass food container; 전자레인지용기 = microwave food container; 이유식용기 = baby food container; 보관용기 = food storage container; 스텐도시락 = stainless steel lunch box; 반찬용기 = food container; 스텐밀폐용기 = stainless steel food container; 실리콘용기 = silicone food container; 유아도시락 = children's lunch box; 찬통 = food container; 냉동용기 = freezer container; 스텐반찬통 = stainless steel food container; 밀폐유리용기 = glass food container; 도시락세트 = lunch box set; 소분용기 = food container; 냉장고용기 = food container; 이유식보관용기 = baby food container; 진공밀폐용기 = vacuum food container; 과일도시락 = fruit container; 캠핑도시락 = lunch box; 내열유리용기 = glass food container; 보온죽통 = thermal food jar; 글라스락 = glass food container; 푸드자 = thermal food jar; 냉동밥보관용기 = frozen rice container; 진공용기 = vacuum food container; 원형밀폐용기 = food container; 스텐용기 = stainless steel food container; 실리콘밀폐용기 = silicone food container; 아이도시락 = children's lunch box; 휴대용도시락 = lunch box; 밥보관용기 = rice container; 급식판 = compartment food tray; 식판 = compartment food tray; 스텐식판 = stainless steel food tray; 유아식판 = children's food tray; 흡착식판 = children's suction plate; 야채보관용기 = food container; 고기보관용기 = food container; 3단도시락 = tiered lunch box; 실리콘식판 = silicone children's plate; 다이어트도시락통 = lunch box; 아기식판 = children's food tray; 도자기밀폐용기 = ceramic food container; 캔밀폐용기 = food container; 계란용기 = egg container
not: 도시락가방; 도시락김; 도시락픽; 도시락용기; 도시락보냉; 도시락케이스; 다이어트도시락; 냉동도시락; 도시락틀; 도시락포크; 닭가슴살도시락; 식단도시락; 도시락배달; 도시락라면; 도시락컵; 도시락파우치; 편의점도시락; 도시락스티커; 식판도시락가방; 식판집게; 식판거치대; 도시락끈; 밀폐용기뚜껑; 도시락백; 샐러드도시락; 도시락와이파이; 공식판매; 식판매

+ mug-cup
ko: 머그컵 = mug; 머그잔 = mug; 컵 = cup + 머그|도자기|커피|손잡이|양치|플라스틱|스텐|카페|세라믹|시리얼|캠핑; 접시 = plate; 그릇 = bowl; 커피잔 = coffee cup; 찻잔 = tea cup; 면기 = noodle bowl; 밥그릇 = rice bowl; 국그릇 = soup bowl; 식기세트 = dinnerware set; 그릇세트 = dinnerware set; 홈세트 = dinnerware set; 시리얼볼 = cereal bowl; 파스타접시 = pasta plate; 샐러드볼 = salad bowl; 대접 = large bowl + 국|냉면|스텐|도자기|그릇; 볼 = bowl + 샐러드|믹싱|스텐|시리얼|요거트|파스타|그릇|면|유리; 공기 = rice bowl + 밥|국|대접|그릇|도자기|스텐|한식; 커피잔세트 = coffee cup and saucer set; 에스프레소잔 = espresso cup; 스텐컵 = stainless steel cup; 믹싱볼 = mixing bowl; 물컵 = water cup; 플라스틱컵 = plastic cup; 캠핑컵 = camping cup; 텀블러컵 = cup; 식기 = tableware + 도자기|유아|세트|그릇|한식|캠핑|멜라민; 앞접시 = side plate; 파스타볼 = pasta bowl; 도자기그릇 = ceramic bowl; 우동기 = noodle bowl; 유아식기 = children's tableware; 접시세트 = plate set; 디저트접시 = dessert plate; 냉면기 = noodle bowl; 유아컵 = children's cup; 시에라컵 = sierra camping cup; 스텐볼 = stainless steel bowl; 찜기그릇 = bowl; 면그릇 = noodle bowl; 캠핑식기 = camping tableware; 이유식그릇 = baby bowl; 카푸치노잔 = cappuccino cup; 어린이컵 = children's cup; 요거트볼 = yogurt bowl; 실리콘볼 = silicone bowl; 라면그릇 = noodle bowl; 밥공기 = rice bowl; 원형접시 = round plate; 플레이트 = plate + 접시|디저트|도자기|파스타|디너|브런치; 이유식볼 = baby bowl; 스텐그릇 = stainless steel bowl; 멜라민그릇 = melamine bowl; 리유저블컵 = reusable cup; 콜드컵 = reusable cup with straw; 나무그릇 = wooden bowl; 브런치접시 = plate; 혼수그릇 = dinnerware set; 스텐접시 = stainless steel plate; 찻잔세트 = tea cup set; 한식기 = Korean tableware; 오븐그릇 = oven dish; 그라탕기 = gratin dish; 오븐용기 = oven dish; 그라탕용기 = gratin dish; 라메킨 = ramekin; 방짜유기 = brass bowl; 유기그릇 = brass bowl; 놋그릇 = brass bowl; 수저그릇 = bowl; 소주잔도자기 = ceramic cup; 시리얼컵 = cereal mug; 코렐 = dinnerware; 찬기 = side dish bowl; 종이컵머그 = mug; 손잡이컵 = handled cup; 머그컵세트 = mug set; 커플머그컵 = couple mug set; 개인접시 = side plate; 도자기컵 = ceramic cup; 티컵 = tea cup; 카페잔 = coffee cup; 도자기접시 = ceramic plate; 나눠먹는접시 = divided plate; 뚝배기그릇 = bowl; 돈까스접시 = plate; 공기대접 = bowl set; 옻칠그릇 = lacquered bowl; 라떼잔 = latte cup; 손잡이머그 = mug; 양치컵도자기 = ceramic cup; 찻사발 = tea bowl; 다완 = matcha tea bowl
not: 그릇정리; 접시정리; 컵받침; 컵홀더; 종이컵; 일회용컵; 접시꽂이; 밥그릇강아지; 강아지밥그릇; 고양이밥그릇; 컵라면; 접시거치대; 접시안테나; 컵떡볶이; 플레이트바; 컵밥; 그릇장; 컵뚜껑; 월드컵; 하이컵; 그릇건조; 컵누들; 컵케이크; 컵살균기; 컵선반; 생리컵; 컵초; 컵커피; 번호판플레이트; 그릇살균; 계량컵; 컵걸이; 접시돌리기; 컵스태킹; 컵빙수; 애견밥그릇; 그릇선반; 그릇포장; 접시스탠드; 부항컵; 컵세척; 컵과일; 컵워머; 컵건조; 그릇뚜껑; 접시저울; 그릇커버; 컵쌓기; 컵코스터; 컵시럽

+ towel
ko: 수건 = towel; 타올 = towel + 목욕|호텔|송월|면|비치|바스|세면|스포츠|샤워|페이스; 타월 = towel + 목욕|호텔|송월|면|비치|바스|세면|스포츠|페이스; 비치타월 = beach towel; 목욕타월 = bath towel; 호텔수건 = hotel towel; 바스타올 = bath towel; 세면타올 = face towel; 호텔타올 = hotel towel; 스포츠타월 = sports towel; 답례품수건 = gift towel; 비치타올 = beach towel; 송월타올 = towel; 바스타월 = bath towel; 페이스타올 = face towel; 헤어타올 = hair towel; 극세사타올 = microfibre towel; 습식타올 = sports towel; 쿨타월 = cooling towel; 수건세트 = towel set; 송월타월 = towel; 헤어드라이타올 = hair towel; 목욕수건 = bath towel; 아기목욕수건 = baby bath towel; 돌수건 = gift towel; 스포츠타올 = sports towel; 페이스타월 = face towel; 핸드타월천 = hand towel; 대형타월 = bath towel; 면타올 = cotton towel; 행주타올 = kitchen towel; 키친클로스 = tea towel; 고리수건 = towel with loop; 유아수건 = children's towel; 쿨타올 = cooling towel; 미용수건 = salon towel; 어린이집수건 = children's towel; 40수수건 = cotton towel; 기념수건 = gift towel; 호텔타월 = hotel towel; 샤워타월바스 = bath towel; 세안수건 = face towel; 큰수건 = bath towel; 대형수건 = bath towel; 수영타올 = swim towel; 수영타월 = swim towel; 수영수건 = swim towel; 골프타월 = golf towel; 골프타올 = golf towel; 수영장수건 = swim towel; 체육관수건 = sports towel; 운동수건 = sports towel; 땀수건 = sports towel; 티타올 = tea towel; 얼굴수건 = face towel; 40수타올 = cotton towel; 발수건 = foot towel; 세면수건 = face towel; 염색수건 = salon towel; 샤워수건 = bath towel
not: 수건걸이; 손수건; 물수건; 수건케이크; 수건선반; 때타올; 때타월; 이태리타올; 수건건조대; 일회용수건; 수건정리; 샤워타올; 키친타올; 수건바; 수건온장고; 수건세탁; 핸드타올; 강아지수건; 애견수건; 수건보관; 수건포장; 수건거치대; 세차수건; 코인티슈; 수건고리; 안경수건; 샤워타월; 이태리타월; 페이퍼타월; 키친타월; 드라잉타월; 애견타올; 강아지타올; 반려견타올; 수건냄새; 드라잉타올; 세차타올

+ vacuum-flask
ko: 텀블러 = insulated tumbler; 보온병 = vacuum flask; 보온보냉텀블러 = insulated tumbler; 스텐텀블러 = stainless steel insulated tumbler; 보냉병 = vacuum flask; 보온물병 = insulated bottle; 스탠리텀블러 = insulated tumbler; 대용량텀블러 = insulated tumbler; 보온텀블러 = insulated tumbler; 진공텀블러 = vacuum tumbler; 빨대텀블러 = tumbler with straw; 보온보냉병 = vacuum flask; 보온포트 주전자 = thermal jug; 손잡이텀블러 = insulated tumbler with handle; 캠핑보온병 = vacuum flask; 보온주전자 = thermal jug; 마호병 = vacuum flask; 어린이보온병 = children's insulated bottle; 진공보온병 = vacuum flask; 등산보온병 = vacuum flask; 미니보온병 = vacuum flask; 보온물통 = insulated bottle; 보냉텀블러 = insulated tumbler; 보냉물통 = insulated bottle; 커피텀블러 = insulated tumbler; 써모스 = vacuum flask; 분유보온병 = vacuum flask; 미니텀블러 = insulated tumbler; 단열텀블러 = insulated tumbler; 보온컵 = insulated mug; 캠핑텀블러 = insulated tumbler; 차량용텀블러 = insulated tumbler; 워터저그 = insulated water jug; 아이스텀블러 = insulated tumbler; 물통보온 = insulated bottle; 텀블러세트 = tumbler set; 보냉물병 = insulated bottle; 보온물컵 = insulated mug; 유아보온병 = children's insulated bottle; 보온보냉물병 = insulated bottle; 보온보틀 = insulated bottle; 캔쿨러 = can cooler
not: 텀블러솔; 텀블러가방; 텀블러세척; 텀블러뚜껑; 텀블러백; 텀블러커버; 텀블러스트랩; 텀블러빨대; 텀블러홀더; 텀블러파우치; 텀블러케이스; 텀블러살균; 텀블러건조; 텀블러손잡이; 텀블러세정; 텀블러고무패킹; 텀블러캐리어; 텀블러받침; 텀블러참

+ water-bottle
ko: 물병 = water bottle; 물통 = water bottle; 보틀 = water bottle + 물병|트라이탄|텀블러|스포츠|워터|빨대|휴대용|아이스; 젖병 = baby bottle; 쉐이커보틀 = shaker bottle; 빨대컵 = straw cup; 트라이탄물병 = water bottle; 스포츠물병 = sports bottle; 단백질쉐이커 = shaker bottle; 유아물통 = children's water bottle; 프로틴쉐이커 = shaker bottle; 휴대용물병 = water bottle; 쉐이커 = shaker bottle + 프로틴|단백질|보충제|헬스|텀블러|통; 자전거물통 = cycling bottle; 아이물통 = children's water bottle; 쉐이크통 = shaker bottle; 보틀물병 = water bottle; 유아빨대컵 = toddler straw cup; 아기빨대컵 = toddler straw cup; 워터보틀 = water bottle; 대용량물병 = water bottle; 어린이물병 = children's water bottle; 헬스물통 = sports bottle; 스파우트컵 = sippy cup; 스텐물병 = stainless steel water bottle; 물주머니 = water bladder + 등산|하이드레이션|캠핑|자전거; 학생물병 = water bottle; 하이드로플라스크 = insulated bottle; 이유식컵 = sippy cup; 물통어린이 = children's water bottle; 아기물통 = children's water bottle; 스텐물통 = stainless steel water bottle; 캠핑물통 = camping water container; 유아물병 = children's water bottle; 플라스틱물병 = plastic water bottle; 단백질통 = shaker bottle; 소프트플라스크 = soft flask; 트레일러닝물병 = soft flask; 등산물통 = water bottle; 연습컵 = training cup; PPSU젖병 = baby bottle; 유리젖병 = glass baby bottle; 신생아젖병 = baby bottle; 접이식물통 = folding water container; 접이식물병 = folding water bottle; 말통물통 = water container; 실리콘물병 = silicone water bottle; 분유젖병 = baby bottle; 자전거물병 = cycling bottle; 날진 = water bottle; 시피컵 = sippy cup; 스포츠보틀 = sports bottle; 수통 = canteen bottle + 군용|캠핑|등산|군대|스텐; 보틀형텀블러 = water bottle
not: 물병가방; 물병솔; 젖병소독기; 젖병세정제; 젖병솔; 물통케이지; 물병홀더; 물병케이지; 젖병건조대; 젖병꼭지; 젖병집게; 젖병워머; 물병거치대; 물통가방; 젖병세척; 젖병가방; 젖병파우치; 젖병정리; 물병건조대; 젖병보관; 젖병홀더; 강아지물병; 애견물병; 강아지물통; 젖병세제; 젖병꼭지솔; 물병캡; 젖병보온; 제습기물통; 젖병케이스; 스파우트컵리필; 물병자리; 젖병살균; 젖병소독; 젖병건조; 물통수도꼭지; 젖병거치대; 물병스트랩; 물통받침대; 젖병손잡이; 물병커버; 젖병노리개; 햄스터물병

+ anklet-foot
ko: 발찌 = anklet; 앵클릿 = anklet; 토링 = toe ring; 발가락반지 = toe ring; 실버발찌 = silver anklet; 발목체인 = ankle chain; 여성발찌 = anklet

+ bead-clay-letter
ko: 이니셜비즈 = letter bead; 아크릴비즈 = acrylic bead; 알파벳비즈 = letter bead; 폴리머클레이비즈 = polymer clay bead; 플라스틱비즈 = plastic bead; 실리콘비즈 = silicone bead; 클레이비즈 = clay bead; 글자비즈 = letter bead

+ bead-gemstone
ko: 원석비즈 = gemstone bead; 자수정비즈 = amethyst bead; 원석구슬 = gemstone bead; 천연석비즈 = natural stone bead; 오닉스비즈 = onyx bead; 터키석비즈 = turquoise bead

+ bead-glass
ko: 크리스탈비즈 = crystal bead; 유리비즈 = glass bead; 체코비즈 = Czech glass bead; 주판알비즈 = bicone crystal bead; 론델비즈 = rondelle bead; 유리구슬비즈 = glass bead

+ bead-imitation-pearl
ko: 진주비즈 = imitation pearl bead; 반진주 = half pearl bead; 핵진주비즈 = imitation pearl bead; 인조진주구슬 = imitation pearl bead; 공예진주 = craft imitation pearl; 진주스티커 = half pearl sticker; 펄비즈 = imitation pearl bead

+ bead-metal
ko: 금속비즈 = metal bead; 메탈비즈 = metal bead; 누름볼 = crimp bead; 고정볼 = crimp bead; 황동비즈 = brass bead; 실버볼비즈 = silver bead; 써지컬비즈 = stainless steel bead; 도금볼 = metal bead

+ bead-mixed
ko: 믹스비즈 = mixed beads; 혼합비즈 = mixed beads; 랜덤비즈 = mixed beads; 비즈믹스 = mixed beads

+ bead-pearl
ko: 담수진주비즈 = freshwater pearl bead; 천연진주비즈 = freshwater pearl bead; 담수진주줄 = freshwater pearl strand; 나석진주 = loose pearl

+ bead-work-aid
ko: 비즈매트 = bead mat; 비즈판 = bead board; 비즈스피너 = bead spinner; 비즈보드 = bead board; 비즈트레이 = bead tray; 비즈스토퍼 = bead stopper

+ body-chain
ko: 바디체인 = body chain; 허리체인 = waist chain; 암릿 = armlet; 핸드체인 = hand chain; 팔뚝팔찌 = armlet; 허리벨트체인 = waist chain; 암커프 = arm cuff

+ bracelet-more
ko: 원석팔찌 = gemstone bracelet; 비즈팔찌 = bead bracelet; 체인팔찌 = chain bracelet; 진주팔찌 = pearl bracelet; 가죽팔찌 = leather bracelet; 염주팔찌 = prayer bead bracelet; 건강팔찌 = magnetic bracelet; 단주팔찌 = bead bracelet; 크리스탈팔찌 = crystal bracelet; 커플팔찌 = couple bracelet; 자석팔찌 = magnetic bracelet; 게르마늄팔찌 = germanium bracelet; 매듭팔찌 = knotted bracelet; 실팔찌 = thread bracelet; 소원팔찌 = thread bracelet; 미아방지팔찌 = child safety ID bracelet; 아기팔찌 = baby bracelet; 실리콘팔찌 = silicone wristband; 우정팔찌 = friendship bracelet; 금팔찌 = gold bracelet; 은팔찌 = silver bracelet; 단주 = prayer bead bracelet + 염주|합장주|팔찌|스님; 순금팔찌 = gold bracelet
not: 입장팔찌; 종이팔찌; 모기팔찌; 스마트팔찌; 야광팔찌

+ brooch-more
ko: 스카프핀 = scarf pin; 스카프링 = scarf ring; 숄핀 = shawl pin; 칼라핀 = collar pin; 가디건클립 = cardigan clip; 스카프클립 = scarf clip; 스카프고리 = scarf ring; 카라핀 = collar pin; 안전핀브로치 = brooch; 부토니에 = lapel boutonniere; 꽃브로치 = flower brooch; 진주브로치 = pearl brooch; 한복브로치 = brooch; 노리개 = Korean hanbok pendant ornament; 코사지 = corsage brooch
not: 공갈노리개; 아기노리개

+ chain-by-length
ko: 체인줄 = jewellery chain; 연장체인 = extender chain; 목걸이연장 = necklace extender; 팔찌연장 = bracelet extender; 체인부자재 = jewellery chain; 목걸이연장체인 = necklace extender; 금속체인 = jewellery chain + 부자재|목걸이|DIY; 조절체인 = extender chain

+ chain-necklace
ko: 체인목걸이 = chain necklace; 쿠반체인 = cuban link chain; 로프체인 = rope chain; 실버체인목걸이 = silver chain necklace; 볼체인목걸이 = ball chain necklace; 스네이크체인 = snake chain; 뱀줄목걸이 = snake chain necklace; 금목걸이줄 = gold chain necklace; 남자체인목걸이 = men's chain necklace; 박스체인 = box chain; 피가로체인 = figaro chain; 꽈배기체인 = rope chain

+ charm
ko: 참 = charm + 팔찌|펜던트|부자재|팬던트|장식|금속|도금|액세서리|악세사리; 참장식 = charm; 참팬던트 = charm pendant; 팔찌참 = bracelet charm; 레진파츠 = resin decoration charm; 파츠 = decoration charm + 레진|데코|탑로더|네일|폰꾸|금속|도금; 참부자재 = charm; 판도라참 = bracelet charm; 금속참 = metal charm; 키링참 = keychain charm; 데코파츠 = resin decoration charm; 목걸이팬던트부자재 = pendant charm

+ clock-part-more
ko: 시계추 = clock pendulum; 괘종시계태엽 = clock winding key; 시계숫자판 = clock dial numerals; 벽시계부속 = clock part

+ contact-lens-tool
ko: 렌즈집게 = contact lens tweezers; 렌즈착용기 = contact lens inserter; 렌즈봉 = contact lens applicator; 렌즈집게세트 = contact lens tool set; 렌즈흡착봉 = contact lens remover tool; 렌즈착용봉 = contact lens applicator

+ crystal-decor
ko: 원석장식 = crystal decoration; 수정원석 = crystal stone decoration; 크리스탈원석 = crystal stone decoration; 오르고나이트 = orgonite; 수정구슬 = crystal ball; 셀레나이트 = selenite; 수정타워 = crystal tower; 자수정동굴 = amethyst geode; 자수정원석 = amethyst stone decoration; 수정구 = crystal ball; 크리스탈볼 = crystal ball

+ earring-back
ko: 귀걸이뒷침 = earring back; 귀걸이클러치 = earring back; 귀걸이마개 = earring back; 귀걸이뒤고정 = earring back; 귀걸이실리콘 = silicone earring back; 귀걸이캡 = earring back; 귀걸이뒷마개 = earring back; 귀찌패드 = clip earring cushion

+ earring-more
ko: 링귀걸이 = hoop earring; 진주귀걸이 = pearl earring; 드롭귀걸이 = drop earring; 원터치귀걸이 = huggie earring; 원터치링귀걸이 = huggie earring; 큐빅귀걸이 = cubic zirconia earring; 귀걸이세트 = earring set; 금귀걸이 = gold earring; 은귀걸이 = silver earring; 은침귀걸이 = earring; 롱귀걸이 = long drop earring; 후프귀걸이 = hoop earring; 태슬귀걸이 = tassel earring; 자석귀걸이 = magnetic earring; 침귀걸이 = stud earring; 순금귀걸이 = gold earring; 스티커귀걸이 = sticker earring; 한복귀걸이 = earring; 웨딩귀걸이 = bridal earring; 실버귀걸이 = silver earring; 후프링 = hoop earring; 볼드귀걸이 = earring; 터치링 = huggie earring + 귀걸이|실버|14K|은; 이어링세트 = earring set; 꽃귀걸이 = flower earring

+ earring-wire
ko: 귀걸이침 = earring post; 귀걸이고리 = earring hook; 낚시고리귀걸이 = earring hook; 귀걸이부자재 = earring finding; 귀침 = earring post; 귀걸이훅 = earring hook; 귀걸이재료 = earring finding; 귀찌부자재 = clip earring finding; 후크귀걸이침 = earring hook

+ gem-cabochon-loose
ko: 나석 = loose gemstone; 천연나석 = loose gemstone; 루비나석 = loose ruby; 다이아나석 = loose diamond; 카보숑 = cabochon; 사파이어나석 = loose sapphire; 모이사나이트나석 = loose moissanite; 카보션 = cabochon; 큐빅나석 = loose cubic zirconia; 에메랄드나석 = loose emerald

+ gem-rough
ko: 원석광물 = rough mineral stone; 보석원석 = rough gemstone; 광물표본 = mineral specimen; 텀블스톤 = tumbled stone; 천연원석 = natural stone; 수석 = viewing stone + 자연석|수집|돌|좌대

+ gem-tester
ko: 다이아몬드테스터 = diamond tester; 보석감별기 = gem tester; 다이아테스터 = diamond tester; 다이아몬드감별기 = diamond tester; 금감별기 = gold tester; 금테스터 = gold tester

+ glasses-cord-band
ko: 안경줄 = glasses cord; 안경밴드 = glasses strap; 안경스트랩 = glasses strap; 선글라스줄 = sunglasses cord; 안경끈 = glasses cord; 안경고정 = anti-slip glasses holder; 안경걸이줄 = glasses cord; 스포츠안경밴드 = sports glasses strap; 안경귀고무 = anti-slip ear hook for glasses; 썬글라스줄 = sunglasses cord

+ grillz
ko: 그릴즈 = grillz; 힙합이빨 = grillz; 투스젬 = tooth gem; 금니그릴즈 = grillz

+ hair-jewel
ko: 헤어링 = hair ring; 헤어큐빅 = hair gem; 드레드링 = dreadlock cuff; 브레이드링 = braid ring; 헤어젬 = hair gem; 헤어커프 = hair cuff; 드레드비즈 = dreadlock bead

+ hair-tinsel
ko: 헤어틴셀 = hair tinsel; 반짝이붙임머리 = hair tinsel; 브릿지실 = hair string; 헤어실 = hair string; 페어리헤어 = hair tinsel

+ head-pin-finding
ko: 오링부자재 = jump ring; 구자말이핀 = eye pin; 9핀 = eye pin; T핀 = head pin; 오링비즈공예 = jump ring; 구핀 = eye pin; 볼핀 = ball head pin; 점프링 = jump ring; 와꾸 = bail finding + 팬던트|부자재; 악세사리부자재 = jewellery finding; 공예부자재 = jewellery finding + 비즈|악세사리|도금; 팬던트고리 = pendant bail; 비즈부자재 = jewellery finding; 액세서리부자재 = jewellery finding

+ jeweller-tool
ko: 링게이지봉 = ring mandrel; 링봉 = ring mandrel; 반지봉 = ring mandrel; 세공공구 = jeweller's tool; 반지사이즈봉 = ring mandrel; 귀금속공구 = jeweller's tool; 세공망치 = jeweller's hammer; 심금봉 = ring mandrel; 금속공예공구 = jeweller's tool; 오링반지 = jump ring opener; 링반지오프너 = jump ring opener

+ jewellery-clasp
ko: 목걸이잠금장식 = necklace clasp; 랍스터고리 = lobster clasp; 잠금장식 = jewellery clasp + 목걸이|팔찌|진주|자석|도금|부자재; 자석잠금장식 = magnetic clasp; 가재고리 = lobster clasp; 팔찌잠금 = bracelet clasp; 집게장식 = lobster clasp; 목걸이고리 = necklace clasp; 목걸이자석 = magnetic clasp; 마도 = spring ring clasp + 목걸이|부자재; 스프링고리 = spring ring clasp

+ jewellery-mount
ko: 반지부자재 = ring blank; 반지대 = ring blank; 펜던트틀 = pendant tray; 난발 = setting mount + 반지|물림|부자재|프롱; 팬던트대 = pendant tray; 반지틀 = ring blank; 난집 = bezel setting; 카메오틀 = cameo setting; 브로치대 = brooch blank; 귀걸이대 = earring blank; 브로치핀부자재 = brooch pin finding

+ jewellery-set
ko: 주얼리세트 = jewellery set; 쥬얼리세트 = jewellery set; 목걸이귀걸이세트 = necklace and earring set; 악세사리세트 = jewellery set; 웨딩주얼리 = bridal jewellery set; 진주세트 = pearl jewellery set; 예물세트 = wedding jewellery set; 웨딩목걸이세트 = bridal jewellery set; 아동악세사리세트 = children's jewellery set; 패션주얼리 = fashion jewellery; 액세서리세트 = jewellery set; 패션쥬얼리 = fashion jewellery; 웨딩악세사리 = bridal jewellery; 악세서리세트 = jewellery set; 14K주얼리 = gold jewellery; 목걸이세트 = necklace set

+ jewelry-kit
ko: 비즈세트 = bead kit; 팔찌만들기 = bracelet making kit; 비즈만들기 = bead making kit; 팔찌만들기키트 = bracelet making kit; 악세사리만들기 = jewellery making kit; 비즈공예세트 = beading kit; 비즈키트 = bead kit; 비즈공예 = beading kit + 키트|세트|만들기|재료; 키링만들기 = keychain making kit; 목걸이만들기 = necklace making kit; 비즈반지만들기 = bead ring making kit; 반지만들기 = ring making kit; 구슬꿰기 = bead threading kit; 비즈DIY = bead kit; 주얼리키트 = jewellery making kit

+ necklace-more
ko: 진주목걸이 = pearl necklace; 십자가목걸이 = cross necklace; 이니셜목걸이 = initial necklace; 하트목걸이 = heart necklace; 레이어드목걸이 = layered necklace; 비즈목걸이 = bead necklace; 커플목걸이 = couple necklace; 원석목걸이 = gemstone necklace; 로켓목걸이 = locket necklace; 금목걸이 = gold necklace; 실버목걸이 = silver necklace; 은목걸이 = silver necklace; 게르마늄목걸이 = germanium necklace; 건강목걸이 = magnetic necklace; 미아방지목걸이 = child safety ID necklace; 십자가펜던트 = cross pendant; 가죽목걸이 = leather cord necklace; 원석펜던트 = gemstone pendant; 롱목걸이 = long necklace; 크리스탈목걸이 = crystal necklace; 군번줄 = dog tag necklace; 하트펜던트 = heart pendant; 천주교목걸이 = religious necklace; 큐빅목걸이 = cubic zirconia necklace; 인식표목걸이 = dog tag necklace; 순금목걸이 = gold necklace; 드롭목걸이 = Y necklace; 이름목걸이 = name necklace; 다이아목걸이 = diamond necklace; 볼드목걸이 = statement necklace; 사진목걸이 = locket necklace; 네임목걸이 = name necklace; 묵주목걸이 = rosary necklace; 빈티지목걸이 = necklace

+ novelty-watch
ko: 목걸이시계 = necklace watch; 반지시계 = ring watch; 카라비너시계 = carabiner watch; 집게시계 = clip-on watch; 펜던트시계 = pendant watch; 간호사클립시계 = clip-on nurse watch; 클립시계 = clip-on watch; 가방시계 = clip-on watch; 팬던트시계 = pendant watch

+ piercing-more
ko: 바벨피어싱 = barbell piercing; 혀피어싱 = tongue piercing; 셉텀 = septum ring + 피어싱|코|링; 혀피어싱바벨 = tongue barbell; 인더스트리얼피어싱 = industrial barbell; 헬릭스피어싱 = helix piercing; 클리커링 = hinged segment ring; 링피어싱 = hoop piercing; 트라거스피어싱 = tragus piercing; 연골피어싱 = cartilage piercing; 원터치피어싱 = clicker piercing ring; 라블렛피어싱 = labret piercing; 바나나바벨 = curved barbell; 큐빅피어싱 = piercing stud; 이너컨츠피어싱 = conch piercing; 귓바퀴피어싱 = cartilage piercing; 혓바닥피어싱 = tongue piercing; 귀피어싱 = ear piercing; 자석피어싱 = magnetic fake piercing; 페이크피어싱 = fake piercing; 은피어싱 = silver piercing; 14K피어싱 = gold piercing; 볼피어싱 = ball piercing; 써지컬피어싱 = surgical steel piercing; 티타늄피어싱 = titanium piercing; 트위스트피어싱 = twist piercing

+ ring-more
ko: 탄생석반지 = birthstone ring; 레이어드반지 = stackable ring; 엄지반지 = thumb ring; 스피너반지 = spinner ring; 가드링 = guard ring + 반지|다이아|커플; 비즈반지 = bead ring; 이니셜반지 = initial ring; 진주반지 = pearl ring; 실버반지 = silver ring; 애끼반지 = pinky ring; 묵주반지 = rosary ring; 가락지 = plain band ring; 큐빅반지 = cubic zirconia ring; 금반지 = gold ring; 은반지 = silver ring; 돌반지 = baby gold ring; 순금반지 = gold ring; 남자반지 = men's ring; 이터니티링 = eternity ring; 챔피언반지 = championship ring; 무드반지 = mood ring; 체인반지 = chain ring; 오픈반지 = adjustable ring; 너클링 = knuckle ring; 원석반지 = gemstone ring; 오링패션반지 = ring; 옥반지 = jade ring; 쌍가락지 = plain band ring pair; 게르마늄반지 = germanium ring; 옥가락지 = jade ring; 모이사나이트반지 = moissanite ring; 플라스틱반지 = plastic ring; 레진반지 = resin ring; 돌금반지 = baby gold ring

+ ring-size-adjuster
ko: 반지사이즈조절 = ring size adjuster; 반지조절기 = ring size adjuster; 반지줄이기 = ring size adjuster; 링사이즈조절 = ring size adjuster; 반지사이즈줄이기 = ring size adjuster; 반지크기조절 = ring size adjuster

+ ring-sizer
ko: 반지호수측정 = ring sizer; 링게이지 = ring sizer; 반지사이즈측정 = ring sizer; 반지게이지 = ring sizer; 손가락호수측정 = ring sizer; 반지측정기 = ring sizer; 반지호수재기 = ring sizer; 팔찌사이즈측정 = bracelet sizer; 반지호수 = ring sizer + 측정|게이지|재는|측정기

+ smartwatch-case
ko: 애플워치케이스 = smartwatch case; 갤럭시워치케이스 = smartwatch case; 워치케이스 = smartwatch case; 스마트워치케이스 = smartwatch case; 애플워치범퍼 = smartwatch bumper case; 워치범퍼 = smartwatch bumper case; 애플워치커버 = smartwatch cover; 미밴드케이스 = smart band case; 갤럭시핏케이스 = smart band case

+ watch-clasp
ko: 시계버클 = watch buckle; 시계디버클 = deployment watch clasp; 디버클 = deployment watch clasp; 시계줄버클 = watch buckle; D버클 = deployment watch clasp; 시계클래스프 = watch clasp; 버터플라이버클 = deployment watch clasp; 시계잠금장치 = watch clasp

+ watch-tool
ko: 시계공구 = watch tool; 시계줄줄이기 = watch link remover; 시계줄공구 = watch strap tool; 시계뒷판오프너 = watch case opener; 시계줄조절 = watch link remover; 시계수리공구 = watch repair tool; 시계줄줄이는공구 = watch link remover; 시계오프너 = watch case opener; 시계분해공구 = watch repair tool; 시계배터리교체공구 = watch repair tool; 바네봉제거 = spring bar tool; 시계프레스 = watch press

+ watch-winder
ko: 와치와인더 = watch winder; 워치와인더 = watch winder; 시계와인더 = watch winder; 와인더 = watch winder + 시계|오토매틱|워치|와치

+ wire-jewellery
ko: 공예와이어 = craft wire; 비즈와이어 = beading wire; 황동와이어 = brass craft wire; 와이어공예 = craft wire + 철사|동선|알루미늄|재료; 구리철사 = copper craft wire; 알루미늄공예철사 = aluminium craft wire; 공예철사 = craft wire; 비즈공예와이어 = beading wire; 동와이어 = copper craft wire; 쥬얼리와이어 = jewellery wire; 공예용와이어 = craft wire; 공예알루미늄와이어 = aluminium craft wire; 낚시줄비즈 = beading cord; 우레탄줄 = elastic beading cord; 팔찌줄 = elastic beading cord; 비즈줄 = beading cord; 우레탄끈 = elastic beading cord; 알루미늄와이어 = aluminium craft wire

+ bead-loose
ko: 비즈 = bead + 공예|구슬|시드|우드|부자재|구멍|팔찌만들기|DIY|스페이서|장식; 시드비즈 = seed bead; 나무비즈 = wooden bead; 구슬 = bead + 공예|팔찌|비즈|나무|꿰기|유리|만들기|부자재; 우드비즈 = wooden bead; 비즈구슬 = bead; 목걸이구슬 = bead; 델리카비즈 = seed bead; 나무구슬 = wooden bead; 스페이서비즈 = spacer bead; 키링비즈 = bead; 포니비즈 = pony bead
not: 비즈왁스; 비즈니스; 비즈백; 비즈쿠션; 퓨즈비즈; 비즈발; 비즈스트랩; 비즈커튼; 쇠구슬; 비즈소파; 컬러비즈

+ bracelet
ko: 팔찌 = bracelet; 뱅글 = bangle; 브레이슬릿 = bracelet; 테니스팔찌 = tennis bracelet; 커프팔찌 = cuff bracelet; 뱅글팔찌 = bangle; 참팔찌 = charm bracelet; 실버팔찌 = silver bracelet; 여성팔찌 = women's bracelet; 남자팔찌 = men's bracelet; 옥팔찌 = jade bangle; 브레이슬렛 = bracelet; 이니셜팔찌 = initial bracelet; 14K팔찌 = gold bracelet; 남성팔찌 = men's bracelet
not: 팔찌거치대; 팔찌케이스; 팔찌재료; 팔찌부자재; 팔찌착용; 뱅글뱅글

+ brooch
ko: 브로치 = brooch; 뱃지 = pin badge; 배지 = pin badge + 금속|에나멜|핀|가방|캐릭터|뱃지|자석|회사; 핀뱃지 = pin badge; 부로치 = brooch; 금속뱃지 = metal pin badge; 브로찌 = brooch; 핀버튼 = button badge; 라펠핀 = lapel pin; 금속배지 = metal pin badge; 모자핀 = hat pin; 에나멜뱃지 = enamel pin badge; 자석브로치 = magnetic brooch; 손거울뱃지 = button badge; 버튼뱃지 = button badge; 가방뱃지 = pin badge; 골프볼마커뱃지 = golf ball marker
not: 뱃지거치대; 뱃지만들기; 뱃지보드; 뱃지제작기; 뱃지홀더; 뱃지프레스; 뱃지케이스

+ cufflinks
ko: 커프스버튼 = cufflink; 커프스 = cufflink + 버튼|남성|넥타이핀|셔츠|링크; 넥타이핀 = tie clip; 커프스링크 = cufflink; 타이핀 = tie clip; 타이클립 = tie clip; 넥타이클립 = tie clip; 타이바 = tie bar; 커프링크스 = cufflink; 커프스단추 = cufflink; 넥타이핀세트 = tie clip and cufflink set

+ earring
ko: 귀걸이 = earring; 이어링 = earring + 여성|실버|14K|진주|큐빅|후프|드롭; 귀찌 = clip-on earring; 이어커프 = ear cuff; 귀고리 = earring; 스터드귀걸이 = stud earring; 여성귀걸이 = earring; 14K귀걸이 = gold earring; 이어클라이머 = ear climber earring; 클립귀걸이 = clip-on earring; 남자귀걸이 = men's earring; 아동귀걸이 = children's earring; 아동귀찌 = children's clip-on earring; 티타늄귀걸이 = titanium earring; 피어스 = earring + 귀걸이|이어링|실버
not: 귀걸이형; 귀걸이이어폰; 귀걸이보관; 귀걸이정리; 귀걸이카드; 베어링; 귀걸이키트; 귀걸이이어셋; 귀걸이선풍기; 귀걸이트레이; 티어링; 체인귀걸이대; 스티어링; 마스크귀걸이; 이어링크

+ necklace
ko: 목걸이 = necklace; 펜던트 = pendant + 목걸이|실버|14K|18K|원석|메달|십자가|이니셜|큐빅; 초커 = choker necklace; 네크리스 = necklace; 팬던트 = pendant + 목걸이|실버|14K|18K|원석|메달|십자가|이니셜|큐빅; 목걸이줄 = neck chain; 로켓펜던트 = locket; 여자목걸이 = necklace; 여성목걸이 = necklace; 초커목걸이 = choker necklace; 펜던트목걸이 = pendant necklace; 팬던트목걸이 = pendant necklace; 남자목걸이 = men's necklace; 14K목걸이 = gold necklace; 18K목걸이 = gold necklace; 네클리스 = necklace; 남성목걸이 = men's necklace; 티타늄목걸이 = titanium necklace; 티타늄십자가목걸이 = titanium cross necklace; 아동목걸이 = children's necklace
not: 목걸이볼펜; 사원증목걸이; 명찰목걸이; 핸드폰목걸이; 강아지목걸이; 목걸이카드; 고양이목걸이; 목걸이선풍기; 목걸이명찰; 이어폰목걸이; 마스크목걸이; 구충목걸이; 목걸이형; 애견목걸이; 하네스목걸이; 인식표강아지; 메달목걸이; 진드기목걸이; 목걸이보관; 카드목걸이; 호루라기목걸이; 열쇠목걸이

+ piercing
ko: 피어싱 = body piercing jewellery; 배꼽피어싱 = navel ring; 코피어싱 = nose stud; 입술피어싱 = lip ring; 코걸이 = nose ring; 라블렛 = labret; 배꼽링 = navel ring
not: 피어싱건; 피어싱바늘; 피어싱니들; 피어싱소독; 피어싱도구; 피어싱보관; 피어싱케이스; 피어싱연습

+ ring-finger
ko: 반지 = finger ring; 커플링 = couple ring; 결혼반지 = wedding ring; 약혼반지 = engagement ring; 다이아반지 = diamond ring; 프로포즈반지 = engagement ring; 웨딩밴드 = wedding band; 다이아몬드반지 = diamond ring; 패션반지 = fashion ring; 여성반지 = women's ring; 14K반지 = gold ring; 인장반지 = signet ring; 시그넷링 = signet ring; 남성반지 = men's ring; 링 = finger ring + 반지|실버|14K|18K|다이아|커플; 웨딩링 = wedding ring; 18K반지 = gold ring; 우정링 = friendship ring; 우정반지 = friendship ring; 커플반지 = couple ring; 실반지 = thin ring; 티타늄반지 = titanium ring
not: 반지의제왕; 반지갑; 반지케이스; 반지함; 반지상자; 축커플링; 반지하; 유압커플링; 호스커플링; 반지쿠션; 조커플링; 반지접시; 반지세척; 반지보관; 커플링너트; 반지홀더; 커플링샤프트; 반지커팅; 링거; 링크

+ bag-insert
ko: 이너백 = bag organizer insert; 백인백 = bag organizer insert; 가방정리 = bag organizer insert; 가방바닥판 = bag base shaper; 가방정리함 = bag organizer insert; 펠트이너백 = felt bag organizer insert; 이너가방 = bag organizer insert; 기저귀가방이너백 = bag organizer insert; 가방이너백 = bag organizer insert; 가방보형물 = bag shaper; 가방쉐이퍼 = bag shaper; 백쉐이퍼 = bag shaper

+ bag-part
ko: 가방끈 = bag strap; 가방스트랩 = bag strap; 가방체인 = bag chain; 어깨끈 = shoulder strap + 가방|백|교체|크로스|숄더; 숄더스트랩 = shoulder strap; 가방손잡이 = bag handle; 체인스트랩 = chain bag strap; 가방끈체인 = bag chain; 크로스스트랩 = bag strap; 백스트랩 = bag strap; 지갑프레임 = purse frame; 캐리어손잡이 = luggage handle; 캐리어바퀴교체 = luggage wheel; 가방줄 = bag strap; 동전지갑프레임 = purse frame; 가방끈조절 = bag strap; 가방어깨패드 = shoulder strap pad; 어깨패드가방 = shoulder strap pad; 가방참 = bag charm; 가방키링 = bag charm; 백참 = bag charm; 배낭어깨끈 = backpack strap

+ bicycle-bag
ko: 자전거가방 = bicycle bag; 안장가방 = saddle bag; 핸들바백 = handlebar bag; 탑튜브가방 = top tube bag; 패니어 = bicycle pannier; 프레임백 = bicycle frame bag; 자전거안장가방 = saddle bag; 자전거핸드폰가방 = bicycle phone bag; 핸들바가방 = handlebar bag; 자전거짐받이가방 = bicycle pannier; 자전거핸들가방 = handlebar bag; 탑튜브백 = top tube bag; 새들백 = saddle bag + 자전거|안장|라이딩; 오토바이사이드백 = motorcycle pannier; 킥보드가방 = scooter handlebar bag; 오토바이가방 = motorcycle bag; 탱크백 = motorcycle tank bag; 사이드백 = motorcycle pannier + 오토바이|바이크; 자전거프레임가방 = bicycle frame bag; 자전거패니어 = bicycle pannier; 프레임가방 = bicycle frame bag; 오토바이배달통 = motorcycle delivery box

+ cooler-lunch-bag
ko: 보냉백 = cooler bag; 도시락가방 = lunch bag; 쿨러백 = cooler bag; 보냉가방 = cooler bag; 보온가방 = insulated bag; 피크닉가방 = picnic bag; 피크닉백 = picnic bag; 보온보냉가방 = insulated bag; 보냉도시락가방 = insulated lunch bag; 배달가방 = food delivery bag; 캠핑보냉백 = cooler bag; 소프트쿨러 = soft cooler bag; 아이스백 = cooler bag; 도시락보온가방 = insulated lunch bag; 젖병가방 = insulated bottle bag; 보온백 = insulated bag; 보냉파우치 = cooler pouch; 피자배달가방 = pizza delivery bag; 텀블러가방 = tumbler bag; 보온도시락가방 = insulated lunch bag; 보온보냉백 = insulated bag; 도시락파우치 = lunch bag; 쿨링백 = cooler bag; 피크닉바구니 = picnic basket; 텀블러백 = tumbler bag; 물병가방 = bottle bag

+ dog-collar-lead
ko: 강아지하네스 = dog harness; 목줄 = dog collar + 강아지|애견|고양이|반려견|개|대형견|산책; 리드줄 = dog leash; 강아지목줄 = dog collar; 하네스 = pet harness + 강아지|애견|고양이|반려견|대형견|산책|소형견; 자동리드줄 = retractable dog leash; 고양이하네스 = cat harness; 가슴줄 = pet harness; 강아지가슴줄 = dog harness; 입마개 = dog muzzle + 강아지|애견|개|대형견; 강아지리드줄 = dog leash; 고양이목걸이 = cat collar; 강아지목걸이 = dog collar; 산책줄 = dog leash; 강아지입마개 = dog muzzle; 애견목줄 = dog collar; 애견하네스 = dog harness; 반려견하네스 = dog harness; 강아지자동줄 = retractable dog leash; 넥카라강아지 = pet recovery cone; 고양이넥카라 = pet recovery cone; 강아지넥카라 = pet recovery cone; 애견리드줄 = dog leash; 초크체인 = choke chain dog collar; 애견목걸이 = dog collar; 훈련줄 = training dog leash; 애견가슴줄 = dog harness; 슬립리드 = slip dog leash; 강아지줄 = dog leash; 고양이목줄 = cat collar; 강아지산책줄 = dog leash; 미아방지끈 = child safety harness; 미아방지줄 = child safety harness; 쇠목줄 = chain dog collar

+ dog-coat
ko: 강아지옷 = dog clothes; 애견옷 = dog clothes; 고양이옷 = cat clothes; 강아지패딩 = dog coat; 강아지우비 = dog raincoat; 강아지한복 = dog hanbok; 애견의류 = pet clothes; 강아지올인원 = dog jumpsuit; 강아지니트 = dog sweater; 강아지코스튬 = dog costume; 강아지후드 = dog hoodie; 반려견옷 = dog clothes; 강아지신발 = dog boots; 강아지티셔츠 = dog T-shirt; 강아지원피스 = dog dress; 강아지조끼 = dog vest; 애견패딩 = dog coat; 강아지구명조끼 = dog life jacket; 대형견옷 = dog clothes; 강아지수영복 = dog swimwear; 강아지레인코트 = dog raincoat; 강아지양말 = dog socks; 강아지매너벨트 = dog belly band; 강아지잠옷 = dog pyjamas; 강아지쿨조끼 = dog cooling vest; 애견신발 = dog boots; 소형견옷 = dog clothes; 애견우비 = dog raincoat; 강아지스누드 = dog snood; 강아지플리스 = dog coat; 강아지기저귀팬티 = dog pants; 강아지자켓 = dog jacket; 고양이코스튬 = cat costume; 고양이환묘복 = cat recovery suit; 환묘복 = cat recovery suit; 환견복 = dog recovery suit; 강아지스카프 = dog scarf; 강아지케이프 = pet cape; 강아지모자 = dog hat; 애견올인원 = dog jumpsuit; 강아지내복 = dog clothes; 강아지선글라스 = dog sunglasses; 강아지바디수트 = dog jumpsuit; 실내복강아지 = dog clothes; 강아지나시 = dog vest; 매너벨트 = dog belly band

+ drawstring-shoe-bag
ko: 신발파우치 = shoe bag; 신발가방 = shoe bag; 여행용파우치세트 = travel packing cube set; 양복커버 = suit cover bag; 옷커버백 = garment bag; 정장커버 = suit cover bag; 여행파우치 = travel packing pouch; 패킹큐브 = packing cube; 축구화가방 = shoe bag; 슈트케이스커버 = suit cover bag; 정장가방 = garment bag; 여행용파우치 = travel packing pouch; 골프화가방 = golf shoe bag; 코트커버 = garment cover bag; 여행정리파우치 = packing cube; 의류커버 = garment cover bag; 슈트커버 = suit cover bag; 수트케이스양복 = suit bag; 압축파우치 = compression packing cube; 여행용정리파우치 = packing cube; 골프화주머니 = golf shoe bag; 이민가방 = large travel bag; 트래블파우치 = travel packing pouch; 짐싸기파우치 = packing cube; 캐리어정리 = packing cube; 수트커버 = suit cover bag; 웨딩드레스커버 = dress bag; 신발보관파우치 = shoe bag; 더스트백 = dust bag; 속옷파우치 = underwear pouch; 골프신발가방 = golf shoe bag; 양복가방 = garment bag; 여행용수납파우치 = packing cube; 옷장커버옷 = garment cover bag; 보스턴파우치 = travel pouch; 캐리어정리파우치 = packing cube

+ exotic-fur-raw
ko: 생모피 = raw fur skin; 밍크원피 = raw mink skin; 여우원피 = raw fox skin

+ fur-skin
ko: 모피원단 = fur skin; 토끼털가죽 = rabbit fur skin; 양털가죽 = sheepskin fur; 밍크가죽 = mink pelt; 소모피가죽 = cowhide fur skin; 여우털가죽 = fox pelt; 양모피 = sheepskin fur; 토끼모피 = rabbit fur skin

+ fur-article
ko: 양모피러그 = sheepskin rug; 양모시트 = sheepskin car seat cover; 밍크방울 = mink fur pom pom; 리얼퍼폼폼 = real fur pom pom; 퍼폼폼 = fur pom pom; 양모방석 = sheepskin cushion; 밍크키링 = mink fur keychain; 양털시트커버 = sheepskin car seat cover; 퍼키링 = fur ball keychain; 밍크공 = mink fur pom pom; 양모카시트 = sheepskin seat cover; 폭스퍼폼폼 = fox fur pom pom; 퍼방울 = fur pom pom; 양모유모차시트 = sheepskin stroller liner; 양털방석 = sheepskin cushion

+ gun-case-holster
ko: 총기가방 = gun bag; 홀스터 = holster; 권총집 = gun holster; 총가방 = gun bag; 탄창파우치 = magazine pouch; 건케이스 = gun case; 레그홀스터 = leg holster; 무전기파우치 = radio pouch; 에어건가방 = gun bag; 칼집 = knife sheath; 라이플케이스 = rifle case; 호신용홀스터 = holster; 무전기홀더 = radio pouch; 에어소프트가방 = gun bag; 나이프시스 = knife sheath; 도끼집 = axe sheath; 삼단봉집 = baton holster; 총집 = gun holster; 칼케이스 = knife sheath; 칼집가죽 = leather knife sheath

+ hide-raw
ko: 생가죽 = raw hide; 소원피 = raw cow hide; 염장원피 = salted hide; 원피 = raw hide + 소|염장|양|돼지|가죽
not: 원피스

+ horse-tack
ko: 말안장 = horse saddle; 승마안장 = horse saddle; 굴레 = horse bridle + 승마|말|마구; 고삐 = horse rein; 승마등자 = stirrup; 마구 = horse tack + 승마|안장|말; 안장패드 = saddle pad + 승마|말; 등자 = stirrup + 승마|말|안장; 말재갈 = horse bit; 마의 = horse rug + 승마|말

+ instrument-case
ko: 기타가방 = guitar bag; 기타케이스 = guitar case; 악기케이스 = instrument case; 바이올린케이스 = violin case; 긱백 = gig bag; 통기타가방 = guitar bag; 바이올린가방 = violin bag; 색소폰가방 = saxophone bag; 우쿨렐레가방 = ukulele bag; 기타하드케이스 = guitar hard case; 드럼가방 = drum bag; 첼로케이스 = cello case; 키보드가방 = keyboard bag; 플룻케이스 = flute case; 악기가방 = instrument bag; 클라리넷케이스 = clarinet case; 우쿨렐레케이스 = ukulele case; 첼로가방 = cello bag; 일렉기타케이스 = guitar case; 베이스기타가방 = bass guitar bag; 칼림바케이스 = kalimba case; 카혼가방 = cajon bag; 스틱가방 = drumstick bag; 색소폰케이스 = saxophone case; 플룻가방 = flute bag; 트럼펫케이스 = trumpet case; 스네어가방 = drum bag; 플루트케이스 = flute case

+ laundry-wash-bag
ko: 란제리세탁망 = lingerie wash bag; 브라세탁볼 = bra wash bag; 양말세탁망 = sock wash bag; 신발세탁망 = shoe wash bag; 니트세탁망 = laundry wash bag; 패딩세탁망 = laundry wash bag; 이불세탁망 = laundry wash bag; 인형세탁망 = laundry wash bag

+ leather-article
ko: 가죽끈 = leather cord; 가죽트레이 = leather tray; 가죽손잡이 = leather handle; 가죽책갈피 = leather bookmark; 가죽마우스패드 = leather mouse pad; 가죽매트책상 = leather desk pad; 가죽패치 = leather patch; 가죽라벨 = leather label; 가죽줄 = leather cord; 스웨이드끈 = suede cord; 가죽데스크패드 = leather desk pad; 가죽소품 = leather article; 가죽핸들 = leather handle; 스트롭 = leather strop + 면도|칼|가죽; 가죽스트롭 = leather strop; 세무끈 = suede cord

+ leather-hide-finished
ko: 가죽원단 = leather hide; 베지터블가죽 = vegetable tanned leather; 소가죽원단 = cow leather hide; 통가죽원단 = full grain leather hide; 천연가죽원단 = leather hide; 가죽원장 = whole leather hide; 베지터블 = vegetable tanned leather + 가죽|통가죽|소가죽; 자투리가죽 = leather offcuts; 샤무드 = chamois leather; 양가죽원단 = sheep leather; 스웨이드원단 = suede leather; 자투리가죽원단 = leather offcuts; 세무가죽 = suede leather; 천연세무 = chamois leather; 가죽공예가죽 = leather for craft; 재단가죽 = cut leather piece; 가죽조각 = leather offcuts; 통가죽판 = leather sheet; 피할가죽 = skived leather; 타조가죽 = ostrich leather; 악어가죽 = crocodile leather; 돈피 = pig leather; 샤모아 = chamois leather

+ luggage-tag
ko: 네임택 = luggage tag; 캐리어네임택 = luggage tag; 러기지택 = luggage tag; 캐리어커버 = luggage cover; 캐리어벨트 = luggage strap; 캐리어이름표 = luggage tag; 여행가방네임택 = luggage tag; 캐리어스트랩 = luggage strap; 여행가방커버 = luggage cover; 골프네임택 = golf bag tag; 여행용네임택 = luggage tag; 캐리어고정밴드 = luggage strap; 가방네임택 = bag tag; 캐리어보호커버 = luggage cover; 캐리어택 = luggage tag; 수하물태그 = luggage tag; 수화물태그 = luggage tag; 캐리어보조가방 = add-a-bag strap; 캐리어컵홀더 = luggage cup holder; 수하물네임택 = luggage tag; 여행용캐리어벨트 = luggage strap; 가방이름표 = bag tag; 캐리어스티커 = luggage sticker

+ money-belt-waist-pack
ko: 힙색 = waist bag; 허리가방 = waist bag; 웨이스트백 = waist bag; 힙쌕 = waist bag; 러닝벨트 = running belt; 복대가방 = money belt; 여행용복대 = money belt; 여행복대 = money belt; 슬링백허리 = belt bag; 러닝허리벨트 = running belt; 조깅허리가방 = running belt; 힙백 = hip bag; 벨트백 = belt bag; 허리색 = waist bag; 범백 = waist bag; 등산힙색 = waist bag; 도난방지복대 = money belt; 벨트파우치 = belt pouch; 허리벨트가방 = belt bag; 낚시힙색 = waist bag; 허리쌕 = waist bag; 패니팩 = waist bag; 런닝벨트 = running belt; 마라톤벨트 = running belt; 힙색가방 = waist bag; 러닝가방 = running belt; 런닝허리가방 = running belt; 힙쌕가방 = waist bag; 몰리파우치 = MOLLE pouch; 전술파우치 = tactical pouch; 돈가방허리 = money belt; 배낭허리벨트 = belt bag; 러닝힙색 = running belt

+ pencil-case
ko: 필통 = pencil case; 펜파우치 = pen pouch; 펜케이스 = pen case; 대용량필통 = pencil case; 실리콘필통 = silicone pencil case; 붓통 = brush case; 연필파우치 = pencil pouch; 브러쉬파우치 = make-up brush bag; 롤필통 = pencil roll; 브러쉬케이스 = make-up brush case; 투명필통 = clear pencil case; 철필통 = metal pencil box; 붓말이 = brush roll; 캐릭터필통 = pencil case; 자석필통 = magnetic pencil box; 펜슬케이스 = pencil case; 붓케이스 = brush case; 붓가방 = brush case; 화구통 = artist's tube case; 화통 = artist's tube case; 초등필통 = pencil case; 메이크업브러쉬파우치 = make-up brush bag; 만년필케이스 = pen case; 만년필파우치 = pen case

+ pet-carrier-bag
ko: 강아지이동가방 = pet carrier bag; 고양이이동장 = cat carrier; 이동장 = pet carrier + 강아지|고양이|애견|반려; 강아지가방 = dog carrier bag; 강아지슬링백 = dog sling bag; 고양이백팩 = cat backpack carrier; 애견이동가방 = pet carrier bag; 강아지이동장 = dog carrier; 고양이이동가방 = cat carrier bag; 애견가방 = dog carrier bag; 강아지백팩 = dog backpack carrier; 슬링백강아지 = dog sling bag; 고양이가방 = cat carrier bag; 애견슬링백 = dog sling bag; 반려견이동가방 = dog carrier bag; 강아지카시트 = dog car seat; 애견카시트 = dog car seat; 강아지캐리어 = dog carrier; 고양이캐리어 = cat carrier; 캔넬 = pet carrier crate; 우주선가방 = pet backpack carrier; 펫가방 = pet carrier bag; 켄넬 = pet carrier crate; 반려동물이동가방 = pet carrier bag; 강아지포대기 = dog carrier; 강아지아기띠 = dog carrier; 애견이동장 = pet carrier; 햄스터이동장 = hamster carrier; 앵무새이동장 = bird carrier; 애견캐리어 = pet carrier; 강아지켄넬 = dog crate

+ shopping-tote-bag
ko: 에코백 = tote bag; 장바구니 = shopping bag; 캔버스백 = canvas tote bag; 쇼핑백 = shopping bag + 장바구니|에코|접이식|부직포|타포린|천|재사용|캔버스; 타포린백 = tarpaulin shopping bag; 접이식장바구니 = foldable shopping bag; 부직포가방 = nonwoven bag; 쇼퍼백 = shopper bag; 비치백 = beach bag; 장바구니카트 = shopping trolley; 캔버스가방 = canvas tote bag; 토트백캔버스 = canvas tote bag; 시장가방 = shopping bag; 네트백 = mesh shopping bag; 타포린가방 = tarpaulin shopping bag; 시장바구니 = shopping bag; 비치가방 = beach bag; 메쉬백 = mesh bag; 캔버스에코백 = canvas tote bag; 나일론에코백 = nylon tote bag; 폴딩백 = foldable shopping bag; 무지에코백 = tote bag; 분리수거백 = recycling bag; 부직포쇼핑백 = nonwoven shopping bag; 리유저블백 = reusable shopping bag; 이케아백 = tarpaulin shopping bag; 시장카트 = shopping trolley; 접이식쇼핑카트 = shopping trolley; 접이식시장가방 = foldable shopping bag; 마켓백 = shopping bag; 휴대용장바구니 = foldable shopping bag; 린넨백 = linen tote bag; 캠핑메쉬백 = mesh bag; 접이식에코백 = foldable tote bag; 쇼핑카트 = shopping trolley; 보조백 = foldable bag; 레쥬메백 = document tote bag; 부직포백 = nonwoven bag

+ toiletry-cosmetic-bag
ko: 화장품파우치 = cosmetic bag; 파우치 = pouch + 화장품|여행용|메이크업|세면|미니|코스메틱|다용도|수납; 세면도구가방 = toiletry bag; 메이크업파우치 = make-up bag; 세면파우치 = toiletry bag; 화장파우치 = cosmetic bag; 여행용세면가방 = toiletry bag; 메이크업가방 = make-up bag; 화장품가방 = cosmetic bag; 목욕가방 = toiletry bag; 목욕바구니 = bath basket; 워시백 = toiletry bag; 코스메틱파우치 = cosmetic bag; 워시파우치 = toiletry bag; 세면백 = toiletry bag; 스파백 = toiletry bag; 세면가방 = toiletry bag; 세면도구파우치 = toiletry bag; 화장품박스가방 = make-up case; 미니파우치 = mini pouch; 립스틱파우치 = lipstick pouch; 약파우치 = medicine pouch; 생리대파우치 = sanitary pad pouch; 투명파우치 = clear pouch; 뷰티파우치 = cosmetic bag; 케이블파우치 = cable pouch; 전자기기파우치 = electronics pouch; 여행파우치세면 = toiletry bag; 수영가방 = swim bag; 샤워가방 = toiletry bag; 수영파우치 = swim pouch; 목욕백 = toiletry bag; 기저귀파우치 = diaper pouch; 퀼팅파우치 = quilted pouch; 충전기파우치 = charger pouch; 캔버스파우치 = canvas pouch; 다용도파우치 = pouch; 메쉬파우치 = mesh pouch; 지퍼파우치 = zip pouch; 수납파우치 = pouch; 휴대용파우치 = pouch; 보조배터리파우치 = power bank pouch; 케이블정리파우치 = cable pouch
not: 스파우치; 알로에파우치; 아동파우치음료; 파우치음료

+ tool-bag
ko: 공구가방 = tool bag; 공구벨트 = tool belt; 공구집 = tool pouch; 공구주머니 = tool pouch; 못주머니 = nail pouch; 툴백 = tool bag; 공구백팩 = tool backpack; 공구파우치 = tool pouch; 공구허리벨트 = tool belt; 전동드릴집 = drill holster; 드릴가방 = drill bag; 망치집 = hammer holder; 가위집 = scissors pouch; 미용가위집 = scissors pouch; 툴파우치 = tool pouch; 전공가방 = electrician tool bag; 공구롤백 = tool roll bag; 미용가방 = hairdresser tool bag; 공구조끼 = tool vest; 공구혁대 = tool belt; 작업벨트 = tool belt; 충전드릴집 = drill holster

+ travel-bag-sports
ko: 여행가방 = travel bag; 더플백 = duffel bag; 보스턴백 = duffel bag; 기저귀가방 = diaper bag; 헬스가방 = gym bag; 스포츠가방 = sports bag; 짐가방 = holdall; 골프보스턴백 = golf duffel bag; 여행용가방 = travel bag; 골프백 = golf bag; 접이식여행가방 = foldable travel bag; 캠핑가방 = camping bag; 운동가방 = sports bag; 짐백 = gym bag; 낚시가방 = fishing bag; 요가매트가방 = yoga mat bag; 라켓가방 = racket bag; 배드민턴가방 = badminton bag; 테니스가방 = tennis bag; 여행용보스턴백 = duffel bag; 보스톤백 = duffel bag; 폴딩여행가방 = foldable travel bag; 축구가방 = sports bag; 볼링가방 = bowling bag; 골프가방 = golf bag; 스키가방 = ski bag; 볼링백 = bowling bag; 수영장가방 = swim bag; 골프캐디백 = golf bag; 캐디백 = golf bag; 캠핑폴대가방 = camping bag; 야구가방 = baseball bag; 여행보조가방 = foldable travel bag; 캠핑수납가방 = camping gear bag; 스키부츠가방 = ski boot bag; 태권도가방 = sports bag; 보드가방 = snowboard bag; 드라이백 = dry bag; 방수가방 = dry bag; 병원가방 = travel bag; 체육관가방 = gym bag; 농구공가방 = ball bag; 낚시대가방 = fishing rod bag; 탁구가방 = table tennis bag; 필라테스가방 = gym bag; 요가가방 = gym bag; 테니스백 = tennis bag; 헬멧가방 = helmet bag; 보드부츠가방 = snowboard boot bag; 크로스핏가방 = gym bag; 로드케이스 = rod bag + 낚시|가방; 골프항공커버 = golf travel cover; 하프백 = golf bag; 스탠드골프백 = golf bag; 드론백 = bag; 낚싯대가방 = fishing rod bag; 텐트가방 = tent bag; 랜턴가방 = lantern bag; 팩가방 = tent peg bag; 화로대가방 = camping gear bag; 이불가방 = quilt bag; 로프가방 = rope bag; 타프가방 = camping gear bag; 라켓백 = racket bag; 공가방 = ball bag; 버너가방 = camping stove bag

+ walking-stick
ko: 지팡이 = walking stick; 접이식지팡이 = folding walking stick; 노인지팡이 = walking stick; 등산지팡이 = hiking staff; 네발지팡이 = quad cane; 실버지팡이 = walking stick; 명아주지팡이 = wooden walking stick; 의자지팡이 = seat stick; 의자형지팡이 = seat stick; 원목지팡이 = wooden walking stick; 사발지팡이 = quad cane; 효도지팡이 = walking stick; 노인용지팡이 = walking stick; 4발지팡이 = quad cane; 경량지팡이 = walking stick
not: 지팡이고무; 지팡이사탕; 지팡이받침; 마법지팡이; 지팡이홀더; 지팡이걸이; 지팡이손잡이

+ walking-umbrella-part
ko: 지팡이고무 = rubber tip for walking stick; 우산손잡이 = umbrella handle; 지팡이손잡이 = walking stick handle; 우산살 = umbrella rib; 지팡이고무발 = rubber tip for walking stick; 지팡이팁 = rubber tip for walking stick; 스틱고무팁 = rubber tip for trekking pole

+ whip-crop
ko: 승마채찍 = riding whip; 채찍 = whip; 말채찍 = horse whip; 가죽채찍 = leather whip; 승마편 = riding crop; 플로거 = flogger; SM채찍 = whip
not: 당근과채찍

+ air-bed-textile
ko: 면에어매트 = textile air mattress; 캔버스에어매트 = textile air mattress

+ bisht-abaya-men
ko: 칸두라 = Arab thobe; 토브 = Arab thobe + 아랍|이슬람|전통|무슬림; 젤라비야 = djellaba; 아랍전통의상 = Arab traditional garment

+ ethnic-africa
ko: 아프리카전통의상 = African traditional garment; 다시키 = dashiki; 부부드레스 = boubou dress; 아프리카의상 = African traditional garment

+ absorbable-haemostat
ko: 흡수성지혈제 = absorbable haemostat; 의료용지혈제 = haemostatic powder; 흡수성봉합사 = absorbable suture; 조직접착제 = tissue adhesive

+ bath-bomb-kit-filled
ko: 배스오일비즈 = bath oil beads; 오트밀입욕제 = oatmeal bath powder

+ bath-melt
ko: 밀크바스 = milk bath powder; 입욕티백 = bath tea bag; 사해소금 = Dead Sea bath salt; 족욕티백 = foot bath tea bag

+ brake-cleaner
ko: 브레이크클리너 = brake cleaner spray; 접점부활제 = electrical contact cleaner; 스로틀바디클리너 = throttle body cleaner; 흡기클리너 = intake cleaner spray; 카브클리너 = carburettor cleaner; 파츠클리너 = parts cleaner spray; 전기접점세척제 = electrical contact cleaner; 체인클리너 = chain cleaner

+ buffer-solution
ko: pH버퍼용액 = pH buffer solution; pH교정용액 = pH calibration solution; 리트머스시험지 = litmus paper; pH시험지 = pH indicator paper; 표준버퍼용액 = buffer solution; 페하시험지 = pH indicator paper; 교정용액 = calibration solution + pH|EC|산도

+ burn-dressing
ko: 화상패드 = burn dressing; 화상거즈 = burn dressing; 깁스붕대 = cast bandage; 화상드레싱 = burn dressing; 석고깁스 = plaster cast bandage; 반깁스 = splint cast

+ ceramic-coating-car
ko: 유리막코팅제 = car ceramic coating; 세라믹코팅제 = car ceramic coating; 그래핀코팅제 = car graphene coating; 기스제거제 = car scratch remover; 물왁스코팅제 = car spray coating; 흠집제거제자동차 = car scratch remover; 퀵디테일러 = car quick detailer; 유리발수코팅제 = glass water repellent

+ certified-reference-material
ko: 표준물질 = certified reference material; 인증표준물질 = certified reference material; 표준시약 = reference standard; ICP표준용액 = ICP standard solution

+ container-wax-blend
ko: 컨테이너왁스 = container candle wax; 필라왁스 = pillar candle wax; 캔들젤 = candle gel

+ contour-stick
ko: 쉐딩스틱 = contour stick; 하이라이터스틱 = highlighter stick; 스틱블러셔 = blush stick; 크림블러셔 = cream blush; 리퀴드블러셔 = liquid blush; 컨투어스틱 = contour stick; 컬러코렉터 = colour corrector; 블러셔스틱 = blush stick; 크림치크 = cream blush

+ cosmetic-sample-set
ko: 화장품세트 = cosmetic set; 스킨케어세트 = skincare set; 기초세트 = skincare set; 화장품선물세트 = cosmetic gift set; 메이크업세트 = make-up set; 기초화장품세트 = skincare set; 스킨로션세트 = skincare set; 화장품샘플 = cosmetic sample; 샘플화장품 = cosmetic sample; 남성화장품세트 = men's skincare set; 어린이화장품 = children's cosmetics; 여행용키트화장품 = travel cosmetic set; 유아화장품 = children's cosmetics

+ culture-of-micro-organism
ko: 콤부차스코비 = kombucha starter culture; 유산균종균 = lactic acid bacteria culture; 요거트종균 = yogurt starter culture; 바실러스균 = bacillus culture; 박테리아제 = aquarium bacteria; 종균 = microorganism culture + 유산균|티벳|낫토|누룩|메주|케피어; EM원액 = effective microorganism solution; EM효소 = effective microorganism solution; 여과박테리아 = aquarium bacteria; EM용액 = effective microorganism solution

+ denim-detergent-wash-liquid
ko: 패딩세제 = down wash detergent; 아웃도어세제 = outdoor clothing detergent; 기능성의류세제 = outdoor clothing detergent; 속옷세제 = delicate wash detergent; 울세제 = wool detergent; 청바지세제 = denim detergent; 다운워시 = down wash detergent; 란제리세제 = delicate wash detergent; 니트세제 = delicate wash detergent; 이불세제 = laundry detergent; 기능성세제 = outdoor clothing detergent; 발수스프레이 = water repellent spray; 아기섬유세제 = baby laundry detergent

+ dental-impression-material
ko: 치과인상재 = dental impression material; 알지네이트인상재 = alginate impression material; 교정왁스 = orthodontic wax; 교정용왁스 = orthodontic wax; 치아교정왁스 = orthodontic wax; 치과석고 = dental plaster; 인상재 = dental impression material; 손발도장본뜨기 = hand casting alginate; 임시치아 = temporary tooth filling

+ denture-fixative
ko: 틀니접착제 = denture adhesive; 틀니부착재 = denture adhesive; 폴리덴트 = denture cleaner; 틀니세정 = denture cleaner; 틀니부착제 = denture adhesive; 구강세정제 = mouthwash; 구강건조스프레이 = dry mouth spray; 불소도포제 = fluoride varnish; 교정장치세정제 = retainer cleaner; 구취제거제 = breath freshener; 구강유산균 = oral probiotic; 혀세정제 = tongue cleaning gel

+ engine-flush
ko: 연료첨가제 = fuel additive; 엔진플러싱 = engine flush; 디젤첨가제 = diesel fuel additive; 요소수 = diesel exhaust fluid; DPF클리너 = diesel particulate filter cleaner; 엔진세정제 = engine cleaner additive; 부동액 = antifreeze; 불스원샷 = fuel additive; 엔진오일첨가제 = engine oil additive; 브레이크오일 = brake fluid; 냉각수 = engine coolant; 엔진코팅제 = engine oil additive; 휘발유첨가제 = petrol fuel additive; 브레이크액 = brake fluid; 인젝터클리너 = fuel injector cleaner; 수분제거제 = fuel additive; 연료세정제 = fuel system cleaner; 옥탄부스터 = octane booster; 유막제거제첨가 = fuel additive
not: 부동액테스터; 부동액비중계; 요소수펌프; 요소수센서

+ eye-gel-patch
ko: 아이패치 = eye gel patch; 하이드로겔아이패치 = hydrogel eye patch; 눈가패치 = eye gel patch; 골드아이패치 = eye gel patch; 콜라겐아이패치 = collagen eye patch; 팔자패치 = wrinkle gel patch; 목패치 = neck gel patch; 립패치 = lip gel patch; 이마패치 = forehead gel patch; 아이겔패치 = eye gel patch; 눈밑패치 = eye gel patch; 다크서클패치 = eye gel patch

+ eye-make-up
ko: 아이메이크업세트 = eye make-up set; 글리터라이너 = glitter eyeliner; 아이라이너도장 = eyeliner stamp; 애교살 = under-eye make-up + 스틱|펜|글리터|섀도우|메이커; 애교살메이커 = under-eye make-up

+ eyebrow-lamination-kit
ko: 속눈썹펌 = eyelash perm kit; 속눈썹펌제 = eyelash perm lotion; 셀프속눈썹펌 = eyelash perm kit; 속눈썹펌키트 = eyelash perm kit; 눈썹펌 = eyebrow lamination kit; 속눈썹펌약 = eyelash perm lotion; 브로우펌 = eyebrow lamination kit; 래쉬리프트 = lash lift kit; 속눈썹펌글루 = eyelash perm glue; 속눈썹펌롯드 = eyelash perm rod

+ eyeglass-frame-glue
ko: 수족관실리콘 = aquarium silicone; 자동차유리복원제 = windscreen repair resin; 목공풀 = wood glue; 앞유리복원제 = windscreen repair resin; 유리복원제 = windscreen repair resin; 돌빵복원 = windscreen repair kit; 슬라임풀 = clear craft glue; 공예풀 = craft glue; 어항실리콘 = aquarium silicone; 보석접착제 = jewellery glue; 수초본드 = aquarium plant glue; E6000 접착제 = craft adhesive; 비즈본드 = jewellery glue; 신발접착제 = shoe glue; 우드락본드 = foam board glue; 직물본드 = fabric glue

+ eyelash-growth-serum
ko: 속눈썹영양제 = eyelash growth serum; 속눈썹세럼 = eyelash growth serum; 눈썹영양제 = eyebrow growth serum; 래쉬세럼 = eyelash growth serum; 속눈썹앰플 = eyelash growth serum; 속눈썹에센스 = eyelash growth serum; 눈썹세럼 = eyebrow growth serum; 아이래쉬세럼 = eyelash growth serum

+ eyelash-primer
ko: 아이프라이머 = eye primer; 속눈썹픽서 = eyelash primer; 섀도우프라이머 = eyeshadow primer; 마스카라픽서 = eyelash primer; 눈썹픽서 = eyebrow fixing gel; 브로우왁스 = eyebrow styling wax; 브로우픽서 = eyebrow fixing gel; 아이섀도우프라이머 = eyeshadow primer; 마스카라프라이머 = eyelash primer; 브로우솝 = eyebrow soap

+ eyelash-tint
ko: 눈썹염색약 = eyebrow dye; 눈썹틴트 = eyebrow tint; 눈썹염색 = eyebrow dye; 속눈썹염색약 = eyelash tint; 눈썹헤나 = henna eyebrow dye; 눈썹탈색 = eyebrow dye cream; 브로우틴트 = eyebrow tint; 눈썹타투팩 = eyebrow tint

+ ferrocerium-flint
ko: 라이터돌 = lighter flint; 고체연료 = solid fuel tablet; 착화제 = firelighter; 파이어스틸 = ferrocerium fire starter; 번개탄 = charcoal lighter briquette; 파이어스타터 = fire starter rod; 부싯돌 = fire starter rod; 젤연료 = gel fuel; 불멍가루 = fire colouring powder; 오로라불멍 = fire colouring powder; 토치연료 = fuel; 고체알코올 = solid alcohol fuel; 숯착화제 = charcoal firelighter; 불멍 = fire colouring powder + 가루|오로라|매직|레인보우; 오로라가루 = fire colouring powder

+ hair-developer
ko: 산화제 = hair developer; 탈색제 = hair bleach; 옥시크림 = hair developer; 탈색파우더 = hair bleach powder; 탈색크림 = hair bleach cream; 헤어탈색제 = hair bleach; 블리치파우더 = hair bleach powder; 셀프탈색 = hair bleach kit; 6%산화제 = hair developer; 염색산화제 = hair developer

+ hand-wash
ko: 거품핸드워시 = foaming hand wash; 손세정액 = liquid hand wash; 포밍핸드워시 = foaming hand wash; 공업용손세정제 = workshop hand cleaner; 핸드클렌저 = hand cleanser; 버블핸드워시 = foaming hand wash; 기름손세정제 = workshop hand cleaner; 거품손세정제 = foaming hand wash; 주방핸드워시 = hand wash; 손비누 = liquid hand soap; 핸드워쉬 = hand wash; 리필핸드워시 = hand wash refill; 손씻는비누 = hand soap; 손청결제 = hand sanitizer

+ insect-bite-relief-gel
ko: 벌레물린데 = insect bite relief; 버물리 = insect bite relief; 모기물린데 = insect bite relief; 호올스 = throat lozenge; 인후염캔디 = throat lozenge; 목캔디약 = medicated throat lozenge; 벌레물린약 = insect bite relief; 무히 = insect bite relief; 트로키 = throat lozenge; 스트렙실 = throat lozenge; 은단 = breath pill; 용각산 = throat powder; 가려움증연고 = itch relief ointment; 벌레물림 = insect bite relief

+ isinglass
ko: 어교 = fish glue; 부레풀 = fish glue; 생선젤라틴 = fish gelatin; 의약용젤라틴 = pharmaceutical gelatin; 민어풀 = fish glue

+ laundry-bar-soap
ko: 무궁화비누 = laundry bar soap; 얼룩제거비누 = stain remover soap bar; 가죽비누 = saddle soap; 새들솝 = saddle soap; 마르세유비누 = Marseille soap; 아기빨래비누 = baby laundry soap; 아기세탁비누 = baby laundry soap; 손빨래비누 = laundry bar soap; 속옷비누 = laundry bar soap; 막비누 = laundry bar soap; 오이비누 = soap bar; 브러쉬비누 = brush cleaning soap; 붓비누 = brush cleaning soap

+ leather-dye-spray-shoe
ko: 가죽염색약 = leather dye; 가죽염료 = leather dye; 옷염색약 = textile dye; 섬유염료 = textile dye; 청바지염색약 = textile dye; 가죽염색제 = leather dye; 염료 = dye + 옷|섬유|가죽|타이다이|천연|염색|직물; 의류염색약 = textile dye; 천연염료 = natural dye; 타이다이염료 = tie-dye kit; 운동화염색약 = shoe dye; 가죽복원제 = leather recolouring balm; 가죽기리메 = leather edge paint; 엣지코트 = leather edge paint; 옷염색제 = textile dye; 타이다이키트 = tie-dye kit; 기리메 = leather edge paint; 다이론 = textile dye

+ lighter-gas-refill
ko: 라이터가스 = lighter gas refill; 라이터기름 = lighter fluid; 지포라이터기름 = lighter fluid; 라이터충전가스 = lighter gas refill; 라이터오일 = lighter fluid; 지포기름 = lighter fluid; 지포오일 = lighter fluid; 토치가스 = lighter gas refill; 가스라이터충전 = lighter gas refill; 라이터용가스 = lighter gas refill

+ lip-scrub
ko: 립스크럽 = lip scrub; 립마스크 = lip sleeping mask; 립슬리핑마스크 = lip sleeping mask; 립세럼 = lip serum; 립에센스 = lip serum; 립플럼퍼 = lip plumper; 립트리트먼트 = lip treatment; 립팩 = lip mask; 립글레이즈 = lip glaze
not: 립밤용기; 립밤케이스; 립밤만들기; 립오일용기; 립밤스틱용기; 립밤공용기

+ liquid-bandage-spray
ko: 액체반창고 = liquid bandage; 액체밴드 = liquid bandage; 스프레이밴드 = liquid bandage spray; 실리콘흉터시트 = silicone scar sheet; 흉터밴드 = silicone scar sheet; 흉터패치 = silicone scar sheet; 봉합밴드 = wound closure strip; 사마귀패치 = wart plaster; 스킨클로저 = wound closure strip; 티눈패치 = corn plaster; 더마클로즈 = wound closure strip; 제왕절개흉터 = silicone scar sheet; 상처봉합테이프 = wound closure strip; 흉터시트 = silicone scar sheet; 티눈고 = corn plaster

+ nail-rubber-base
ko: 러버베이스 = rubber base gel; 베이스코트 = base coat + 네일|매니큐어|손톱; 탑코트 = top coat + 네일|매니큐어|젤|손톱; 네일아크릴리퀴드 = acrylic nail liquid; 자석젤 = cat eye nail gel; 페인팅젤 = nail art paint gel; 아크릴리퀴드 = acrylic nail liquid; 무와이프탑젤 = top gel; 노와이프탑젤 = top gel; 라인젤 = nail art line gel; 파츠글루 = nail gem glue; 스톤글루 = nail gem glue; 매니큐어시너 = nail polish thinner; 파츠젤 = nail gem gel

+ pet-litter
ko: 고양이모래 = cat litter; 고양이 모래 = cat litter; 벤토나이트모래 = bentonite cat litter; 두부모래 = tofu cat litter; 카사바모래 = cassava cat litter
not: 고양이모래삽; 고양이모래매트; 고양이모래통

+ pet-shampoo
ko: 강아지샴푸 = dog shampoo; 고양이샴푸 = cat shampoo; 애견샴푸 = dog shampoo; 강아지귀세정제 = dog ear cleaner; 강아지발밤 = dog paw balm; 강아지린스 = dog conditioner; 반려견샴푸 = dog shampoo; 강아지눈세정제 = dog eye cleaner; 강아지향수 = pet cologne; 강아지미스트 = pet mist; 강아지치약 = dog toothpaste; 강아지목욕 = dog shampoo; 펫샴푸 = pet shampoo; 워터리스샴푸강아지 = waterless pet shampoo; 강아지약용샴푸 = medicated dog shampoo; 강아지귀청소 = dog ear cleaner; 강아지탈취제 = pet deodorant spray; 고양이귀세정제 = cat ear cleaner; 반려동물탈취제 = pet deodorant spray; 애견린스 = dog conditioner; 애견탈취제 = pet deodorant spray; 애견귀세정제 = dog ear cleaner; 강아지눈물자국제거 = dog tear stain remover; 고양이탈취제 = pet deodorant spray; 애견향수 = pet cologne; 강아지컨디셔너 = dog conditioner; 고양이치약 = cat toothpaste; 애견치약 = dog toothpaste; 강아지트리트먼트 = dog conditioner; 강아지발세정제 = dog paw cleaner; 풋밤강아지 = dog paw balm; 펫탈취제 = pet deodorant spray; 펫워시 = pet shampoo

+ piano-polish
ko: 피아노광택제 = piano polish; 기타폴리쉬 = guitar polish; 도마오일 = cutting board oil; 가구오일 = furniture oil; 가구왁스 = furniture wax; 우드오일 = wood oil; 우드왁스 = wood wax; 레몬오일지판 = fretboard oil; 마루광택제 = floor polish; 원목오일 = wood oil; 지판오일 = fretboard oil; 원목왁스 = wood wax; 원목광택제 = wood polish; 비즈왁스가구 = furniture wax; 악기광택제 = instrument polish; 천연왁스가구 = furniture wax; 트루오일 = gunstock oil

+ pimple-patch
ko: 여드름패치 = pimple patch; 스팟패치 = pimple patch; 트러블패치 = pimple patch; 뾰루지패치 = pimple patch; 니들패치 = microneedle patch; 여드름밴드 = pimple patch; 아크네패치 = pimple patch; 하이드로콜로이드패치 = pimple patch; 점패치 = hydrocolloid spot patch; 노스카나패치 = pimple patch; 점제거패치 = hydrocolloid spot patch; 점뺀후밴드 = hydrocolloid spot patch

+ radiator-stop-leak
ko: 라디에이터누수방지제 = radiator stop leak; 정화조약품 = septic tank treatment; 포그액 = fog machine fluid; 포그머신액 = fog machine fluid; 냉각수누수방지제 = radiator stop leak; 연무액 = fog machine fluid; 정화조미생물 = septic tank treatment; 캠핑변기약품 = toilet fluid; 변기응고제 = toilet solidifying powder; 캐스크린 = toilet fluid; 스모그액 = fog machine fluid; 소변응고제 = toilet solidifying powder; 비눗방울액 = bubble solution; 비누방울액 = bubble solution; 버블액 = bubble solution; 안개액 = fog machine fluid; 제트리필액 = fog machine fluid; 누수방지제 = stop leak additive + 라디에이터|오일|냉각수|파워

+ room-deodoriser
ko: 실내탈취제 = room deodoriser; 냄새제거제 = odour eliminator; 신발탈취제 = shoe deodoriser; 냉장고탈취제 = refrigerator deodoriser; 차량탈취제 = car deodoriser; 소변기세정제 = urinal block; 화장실탈취제 = toilet deodoriser; 차량용탈취제 = car deodoriser; 젤탈취제 = deodoriser gel; 담배냄새제거 = smoke odour eliminator; 하수구냄새제거제 = drain deodoriser; 훈증캔 = car fumigating deodoriser; 연막탄 = car fumigating deodoriser + 탈취|차량|살균|훈증; 소변기방향제 = urinal deodoriser; 신발냄새제거제 = shoe deodoriser; 숯탈취제 = charcoal deodoriser; 차량훈증캔 = car fumigating deodoriser; 피톤치드스프레이 = phytoncide deodorising spray; 피톤치드 = phytoncide deodorising spray + 원액|스프레이|편백|탈취|새집; 신발제습제 = shoe dehumidifying deodoriser; 편백수 = phytoncide deodorising spray; 소취제 = odour eliminator; 탈취스프레이 = deodorising spray; 훈증제차량 = car fumigating deodoriser; 새집증후군제거제 = odour eliminator; 소변기냄새제거 = urinal deodoriser; 에어컨탈취제 = air conditioner deodoriser; 화장실냄새제거 = toilet deodoriser; 음식물냄새제거 = odour eliminator

+ rust-remover
ko: 녹제거제 = rust remover; 녹전환제 = rust converter; 녹물제거제 = rust remover; 방청제 = rust preventive; 녹방지제 = rust preventive; 녹제거스프레이 = rust remover spray; 산세제 = metal pickling preparation; 녹환원제 = rust converter; 녹지우개 = rust eraser; 에칭액 = metal etching solution; 용접산세 = weld pickling gel; 플럭스 = soldering flux + 납땜|용접|페이스트|은납|솔더; 솔더페이스트 = solder paste; 납땜플럭스 = soldering flux; 염화제이철 = ferric chloride etchant; 철분제거제스텐 = rust remover

+ safety-match
ko: 성냥 = matches; 방수성냥 = waterproof matches; 캠핑성냥 = matches; 긴성냥 = long matches; 안전성냥 = safety matches; 통성냥 = matches; 캔들성냥 = matches; 성냥개비 = matches
not: 성냥팔이; 영구성냥; 성냥갑케이스; 만년성냥

+ scented-drawer-liner
ko: 서랍방향제 = scented drawer sachet; 페이퍼방향제 = scented paper; 옷장방향제 = wardrobe scented sachet; 종이방향제 = scented paper; 차량용종이방향제 = scented paper car freshener; 종이향 = scented paper; 옷장샤쉐 = wardrobe scented sachet; 서랍향 = scented drawer sachet; 옷장향기 = wardrobe scented sachet; 시향지 = perfume test strip

+ screen-cleaner
ko: 액정클리너 = screen cleaner; 안경세정제 = glasses cleaner; 렌즈클리너 = lens cleaner; 모니터클리너 = screen cleaner; 커피머신세정제 = coffee machine cleaner; 디스케일링 = descaler; 안경클리너 = glasses cleaner; 안경김서림방지 = anti-fog agent; 김서림방지제 = anti-fog agent; 디스케일러 = descaler; 전기포트세정제 = kettle descaler; 석회제거제 = descaler; 에스프레소머신세정제 = coffee machine cleaner; 김서림방지 = anti-fog agent; 커피머신청소 = coffee machine cleaner; 액정세정제 = screen cleaner; 안경닦이스프레이 = glasses cleaner spray; 가습기세정제 = humidifier descaler; 물때세정제 = limescale remover; 브러쉬클리너 = make-up brush cleaner; 브러쉬세척제 = make-up brush cleaner; 퍼프클리너 = make-up sponge cleaner; 브러쉬세정제 = make-up brush cleaner; 석회질제거제 = descaler; 퍼프세척제 = make-up sponge cleaner; 키보드클리너 = keyboard cleaner; 에어더스터 = compressed air duster; 먼지제거스프레이 = compressed air duster

+ soap-noodle
ko: MP비누베이스 = melt and pour soap base; 투명비누베이스 = melt and pour soap base; 비누소지 = soap noodles; 비누칩 = soap chips; 비누분말 = soap powder; 물비누베이스 = liquid soap base; 가루비누 = soap powder; 비누만들기베이스 = melt and pour soap base; 투명비누재료 = melt and pour soap base

+ stainless-steel-polish
ko: 스텐세척제 = stainless steel cleaner; 스텐광택제 = stainless steel polish; 금속광택 = metal polish + 세척|연마|크림|광약; 광약 = metal polish; 황동광택제 = brass polish; 스텐클리너 = stainless steel cleaner; 크롬광택제 = chrome polish; 은광택제 = silver polish; 대리석광택제 = marble polish; 연마제제거 = polishing preparation + 스텐; 금세척제 = jewellery cleaner; 보석세척제 = jewellery cleaner; 귀금속세척제 = jewellery cleaner; 은세척액 = silver cleaner; 쥬얼리세척제 = jewellery cleaner; 은닦는 = silver polish; 은제품세척 = silver cleaner; 청동광약 = metal polish; 유리연마제 = glass polish; 헤드라이트복원제 = headlight restorer; 광택콤파운드 = polishing compound; 동광택제 = copper polish

+ stretch-mark-cream
ko: 튼살크림 = stretch mark cream; 기저귀발진크림 = diaper rash cream; 흉터크림 = scar cream; 가슴크림 = bust cream; 슬리밍크림 = slimming cream; 튼살오일 = stretch mark oil; 유두크림 = nipple cream; 흉터연고 = scar cream; 비판텐 = diaper rash cream; 발진크림 = diaper rash cream; 유두보호크림 = nipple cream; 뱃살크림 = slimming cream; 바디슬리밍크림 = slimming cream; 임산부튼살크림 = stretch mark cream; 수딩크림아기 = baby cream; 임산부크림 = stretch mark cream; 튼살로션 = stretch mark cream; 엉덩이크림 = diaper rash cream

+ suede-protector
ko: 신발방수스프레이 = shoe waterproofing spray; 방수스프레이 = waterproofing spray; 스웨이드클리너 = suede cleaner; 발수제 = water repellent spray; 스웨이드스프레이 = suede protector spray; 신발발수제 = shoe waterproofing spray; 가죽오일 = leather oil; 스웨이드보호제 = suede protector; 누벅스프레이 = nubuck spray; 구두광택제 = shoe polish; 구두광택스펀지 = shoe shine sponge; 운동화방수 = shoe waterproofing spray; 가죽보호제 = leather protector; 구두크리너 = shoe cleaner; 에나멜광택제 = patent leather polish; 글러브오일 = leather glove oil; 신발코팅제 = shoe waterproofing spray; 운동화발수제 = shoe waterproofing spray; 텐트방수스프레이 = waterproofing spray; 방수코팅스프레이 = waterproofing spray; 니트풋오일 = neatsfoot oil; 글러브왁스 = leather glove wax

+ taper-candle
ko: 트위스트캔들 = taper candle; 팜왁스캔들 = palm wax candle; 롤밀랍초 = rolled beeswax candle; 제단초 = altar candle; 대림초 = Advent candle; 밀랍캔들 = beeswax candle; 밀랍양초 = beeswax candle; 젤캔들 = gel candle; 부활초 = altar candle; 장초 = taper candle; 세례초 = baptism candle; 꽈배기캔들 = taper candle; 코코넛왁스캔들 = coconut wax candle; 성당초 = altar candle

+ thyroid-extract
ko: 태반추출분말 = placenta extract; 간추출물 = liver extract; 우황 = ox bile product + 청심원|원료|분말; 우담즙 = ox bile extract

+ viral-transport-medium
ko: 수송배지 = viral transport medium; 배양배지 = culture medium; 한천배지 = agar plate culture medium; 세포배양배지 = cell culture medium; 배지 = culture medium + 한천|세균|미생물|페트리|액체|실험; 미생물배지 = culture medium; LB배지 = culture medium

+ flour-and-meal
ko: 어분 = fish meal; 육골분 = meat and bone meal; 갈치어분 = fish meal; 콩깻묵가루 = soybean meal

+ haemoglobin
ko: 헤모글로빈 = haemoglobin; 소태아혈청 = fetal bovine serum; 트롬빈 = thrombin; 혈청알부민 = serum albumin
not: 헤모글로빈측정기

+ cling-film
ko: 클링필름 = cling film; 식품포장랩 = cling film

+ cocktail-stick
ko: 아이스크림막대 = ice cream stick; 칵테일스틱 = cocktail stick; 마시멜로꼬치 = marshmallow stick; 하드막대 = ice cream stick; 사탕막대 = lollipop stick; 사탕스틱 = lollipop stick; 아이스크림스틱 = ice cream stick

+ alarm-clock-goods
ko: 디지털알람시계 = digital alarm clock; LED알람시계 = LED alarm clock; 탁상알람시계 = alarm clock; 무소음알람시계 = alarm clock; 여행용알람시계 = travel alarm clock; 기상램프알람 = sunrise alarm clock; 쌍종알람시계 = twin bell alarm clock; 어린이알람시계 = children's alarm clock

+ anemometer
ko: 풍속계 = anemometer; 디지털풍속계 = digital anemometer; 풍량계 = air flow meter; 유량계 = flow meter; 열선풍속계 = hot wire anemometer; 풍속센서 = wind speed sensor; 수위계 = level meter; 레벨센서 = level sensor

+ cable-tester
ko: 랜테스터기 = LAN cable tester; 케이블테스터 = cable tester; 광파워미터 = optical power meter; 랜선테스터 = LAN cable tester; 선로탐지기 = cable locator; 광섬유테스터 = fibre optic tester

+ counter-device
ko: 계수기 = hand tally counter; 수동계수기 = hand tally counter; 지폐계수기 = banknote counter; 방문객카운터 = visitor counter; 동전계수기 = coin counter; 손가락카운터 = finger tally counter; 전자카운터 = electronic counter; 염불기 = finger tally counter

+ ecg-patient-monitor
ko: 심전도기 = ECG machine; 환자감시장치 = patient monitor; 태아심음측정기 = fetal doppler; 폐활량계 = spirometer; 하이베베 = fetal doppler; 심전도측정기 = ECG machine

+ meteo-station
ko: 기상관측기 = weather station; 풍향계 = wind vane; 지진계 = seismometer; 일사량계 = pyranometer; 우량계 = rain gauge; 풍향풍속계 = wind vane and anemometer

+ multi-gas-detector
ko: 이산화탄소측정기 = CO2 meter; 복합가스측정기 = multi gas detector; 미세먼지측정기 = PM2.5 meter; 공기질측정기 = air quality meter; 산소측정기 = oxygen meter; 음주측정기 = breath alcohol tester; 라돈측정기 = radon detector; 가스측정기 = gas detector; 가스누설탐지기 = gas leak detector; 공기측정기 = air quality meter; 알콜측정기 = breath alcohol tester; 포름알데히드측정기 = formaldehyde meter; 가스검지기 = gas detector

+ optical-measuring
ko: 레이저변위센서 = laser displacement sensor; 3D스캐너 = 3D scanner; 골프거리측정기 = golf rangefinder; 색도계 = colorimeter; 광택계 = gloss meter; 색차계 = colorimeter; 골프레이저거리측정기 = golf laser rangefinder; 사냥거리측정기 = laser rangefinder

+ photo-equipment
ko: 링플래쉬 = ring flash; 플래시디퓨저 = flash diffuser; 접사벨로우즈 = macro bellows; 스트로보디퓨저 = flash diffuser; 스튜디오조명대 = photographic light stand; 플래시브라켓 = flash bracket

+ pressure-gauge-manometer
ko: 압력계 = pressure gauge; 타이어공기압측정기 = tyre pressure gauge; 압력게이지 = pressure gauge; 압력센서 = pressure sensor; 디지털압력계 = digital pressure gauge; 매니폴드게이지 = refrigeration manifold gauge; 압력트랜스미터 = pressure transmitter; 진공게이지 = vacuum gauge; 공기압게이지 = tyre pressure gauge; 연성계 = compound pressure gauge; 공기압측정기 = tyre pressure gauge; 차압계 = differential pressure gauge

+ sound-heat-meter
ko: 소음측정기 = sound level meter; 조도계 = light meter; 소음계 = sound level meter; 노출계 = exposure meter; 점도계 = viscometer; 진동측정기 = vibration meter; 룩스미터 = light meter; 층간소음측정기 = sound level meter; 자외선측정기 = UV meter; 전자파측정기 = electromagnetic field meter; 방사능측정기 = radiation meter; 가이거계수기 = Geiger counter

+ watch-bracelet-goods
ko: 메쉬밴드시계줄 = mesh watch band; 실리콘시계줄 = silicone watch strap; 우레탄시계줄 = plastic watch strap; 스텐시계줄 = stainless steel watch bracelet; 고무시계줄 = rubber watch strap; 나일론시계줄 = nylon watch strap; 메탈브레이슬릿 = metal watch bracelet; 나토시계줄 = nylon watch strap; 악어가죽시계줄 = leather watch strap

+ watch-case-part
ko: 시계케이스부품 = watch case; 베젤인서트 = watch bezel insert; 세라믹베젤 = ceramic watch bezel; 사파이어글라스시계 = watch crystal; 시계유리 = watch crystal

+ watch-repair-part
ko: 바네봉 = watch spring bar; 시계바네봉 = watch spring bar; 시계줄핀 = watch spring bar; 스프링바 = watch spring bar; 시계메인스프링 = watch mainspring; 시계부품 = watch part; 시계패킹 = watch gasket; 시계핀 = watch spring bar

+ airgun
ko: 비비탄총 = BB gun; 에어건총 = air gun; 가스건 = gas airsoft gun; 공기총 = air rifle; 새총 = slingshot; 에어소프트건 = airsoft gun; 전동건 = electric airsoft gun; BB탄총 = BB gun; 슬링샷 = slingshot; 호신용삼단봉 = expandable baton; 삼단봉 = expandable baton; 에어코킹건 = airsoft gun; 젤리탄총 = gel blaster gun; 석궁 = crossbow; 수정탄총 = gel blaster gun; 전기충격기 = stun gun; 가스총 = gas gun; 페퍼스프레이 = pepper spray; 호신용스프레이 = pepper spray; 후추스프레이 = pepper spray; 블로우건 = blowgun; 페인트볼건 = paintball gun

+ ammunition
ko: 엽총탄 = shotgun cartridge; 산탄 = shotgun cartridge + 엽총|사격|탄약|게이지; 실탄 = cartridge + 사격|9mm|탄약|권총; 탄약 = ammunition; 공포탄 = blank cartridge
not: 탄약통; 탄약박스

+ analysis-instrument
ko: 분광광도계 = spectrophotometer; 가스크로마토그래피 = gas chromatograph; 수분측정기 = moisture analyser; 수질측정기 = water quality meter; pH측정기 = pH meter; 당도계 = refractometer; 염도계 = salinity meter; 굴절계 = refractometer; 산도측정기 = pH meter; TDS측정기 = TDS meter; 분광기 = spectrometer; 페하측정기 = pH meter; EC측정기 = conductivity meter; 염도측정기 = salinity meter; TDS메터기 = TDS meter; 토양측정기 = soil tester; 수분측정계 = moisture meter; 당도측정기 = refractometer; 토양산도측정기 = soil pH tester; 용존산소측정기 = dissolved oxygen meter

+ cine-projection
ko: 슬라이드프로젝터 = slide projector; 오버헤드프로젝터 = overhead projector; 영사기 = film projector; OHP프로젝터 = overhead projector; 필름현상탱크 = film developing tank; 현상탱크 = film developing tank; 필름현상키트 = film developing kit; 확대기사진 = photographic enlarger; 필름스캐너 = film scanner; 필름영사기 = film projector

+ contact-lens
ko: 콘택트렌즈 = contact lens; 컬러렌즈 = coloured contact lens; 서클렌즈 = circle contact lens; 원데이렌즈 = daily contact lens; 소프트렌즈 = soft contact lens; 일회용렌즈 = daily contact lens; 칼라렌즈 = coloured contact lens; 하드렌즈 = rigid contact lens; 미용렌즈 = coloured contact lens; 코스프레렌즈 = coloured contact lens; 드림렌즈 = rigid contact lens; 콘텍트렌즈 = contact lens; 아큐브 = contact lens
not: 드림렌즈세척; 하드렌즈세척; 하드렌즈보존액; 콘택트렌즈세척; 렌즈케이스; 소프트렌즈세척; 하드렌즈뽁뽁이

+ counter-tachometer
ko: 자전거속도계 = bicycle speedometer; 타코미터 = tachometer; 회전계 = tachometer; 아워미터 = hour meter; RPM게이지 = tachometer; 속도계 = speedometer + 자전거|오토바이|바이크|디지털|GPS; 자전거컴퓨터 = bicycle computer; 계기판 = instrument cluster + 오토바이|자동차|디지털|차량; 오토바이계기판 = motorcycle instrument cluster; 오토바이속도계 = motorcycle speedometer; RPM측정기 = tachometer

+ dental-instrument
ko: 스케일러 = dental scaler + 치석|치과|초음파|치아|제거기; 치과핸드피스 = dental handpiece; 치석제거기 = dental scaler; 치과기구 = dental instrument; 치과용핀셋 = dental tweezers; 치과광조사기 = dental curing light; 구강미러 = dental mirror; 초음파치석제거기 = ultrasonic dental scaler; 치과드릴 = dental drill; 치석제거기구 = dental scaler; 치석제거도구 = dental scaler; 핸드피스 = dental handpiece + 치과|기공|치기공; 초음파스케일러 = ultrasonic dental scaler; 치아석션 = dental suction

+ drafting-instrument
ko: 제도판 = drawing board; 컴퍼스 = drawing compass; 제도세트 = technical drawing set; 커팅플로터 = cutting plotter; 제도용품 = technical drawing set; 콤파스 = drawing compass + 제도|학생|문구|원그리기|샤프; 제도기 = technical drawing set; 제도컴퍼스 = drafting compass; 펜플로터 = pen plotter; T자 = T-square + 제도|눈금|건축

+ electrical-test-instrument
ko: 네트워크분석기 = network analyser; 로직분석기 = logic analyser; 절연저항계 = insulation tester; 전력측정기 = power meter; 메가테스터 = insulation tester; 오실로스코프 = oscilloscope; 접지저항계 = earth resistance tester; 전력계 = power meter; 스펙트럼분석기 = spectrum analyser; 소비전력측정기 = power consumption meter

+ firearm
ko: 엽총 = shotgun; 소총 = rifle; 권총 = pistol + 실총|사격|탄창|9mm; 리볼버 = revolver; 수렵총 = hunting gun

+ glasses
ko: 안경 = eyeglasses; 블루라이트차단안경 = blue light blocking glasses; 자전거고글 = cycling glasses; 패션안경 = fashion glasses; 스포츠고글 = sports glasses; 편광안경 = polarised glasses; 운전안경 = driving glasses; 청광안경 = blue light blocking glasses; 야간운전안경 = night driving glasses; 클립선글라스 = clip-on sunglasses; 라이딩고글 = cycling glasses; 고글 = goggles + 자전거|스포츠|러닝|라이딩|변색|편광|바람막이; 3D안경 = 3D glasses; 변색안경 = photochromic glasses; 바이크고글 = motorcycle goggles; 오토바이고글 = motorcycle goggles; 블루라이트안경 = blue light blocking glasses; 러닝고글 = sports glasses; 어린이안경 = children's glasses; 파티안경 = novelty party glasses; 근시안경 = eyeglasses; 안경알없는안경 = fashion glasses; 시력보호안경 = blue light blocking glasses; 변색고글 = photochromic sports glasses; 렌즈교체고글 = sports glasses
not: 안경케이스; 안경닦이; 안경줄; 안경집; 안경테; 안경걸이; 안경코받침; 안경거치대; 안경렌즈; 안경세척기; 안경나사; 안경파우치; 안경다리; 안경클리너; 안경세정제; 안경수건; 물안경; VR안경; 안경보관; 수중안경; 안경받침; 안경원숭이; 안경귀걸이; 돋보기안경; 안경수리; 안경점

+ gun-part
ko: 총열 = gun barrel; 소염기 = muzzle brake; 소음기 = gun silencer + 에어소프트|총|전동건|비비탄; 탄창 = gun magazine; 총기부품 = gun part; 개머리판 = gun stock; 권총손잡이 = pistol grip; 레일커버 = gun rail cover + 전동건|피카티니|총기; 총기멜빵 = gun sling; 건그립 = pistol grip; 피카티니레일 = gun rail; 건슬링 = gun sling

+ laser-scope
ko: 도트사이트 = red dot sight; 스코프 = telescopic sight + 라이플|사격|저격|조준|전동건|에어소프트; 레이저모듈 = laser module; 조준경 = telescopic sight; 레이저포인터 = laser pointer; 홀로사이트 = holographic sight; CO2레이저튜브 = CO2 laser tube; 레이저사이트 = laser sight; 홀로그램사이트 = holographic sight; 라이플스코프 = rifle scope; 레이저다이오드 = laser diode; 녹색레이저포인터 = laser pointer; 그린레이저 = laser pointer + 포인터|빔; 레이저빔포인터 = laser pointer; 광학조준경 = telescopic sight

+ material-tester
ko: 경도계 = hardness tester; 인장시험기 = tensile testing machine; 도막측정기 = coating thickness gauge; 만능시험기 = universal testing machine; 로크웰경도계 = Rockwell hardness tester; 쇼어경도계 = Shore durometer; 푸시풀게이지 = force gauge; 도막두께측정기 = coating thickness gauge; 고무경도계 = Shore durometer; 압축시험기 = compression testing machine; 충격시험기 = impact testing machine

+ medical-diagnostic
ko: 초음파진단기 = ultrasound scanner; 청진기 = stethoscope; 검안경 = ophthalmoscope; 이경 = otoscope + 검이경|의료|귀; 검이경 = otoscope; 휴대용초음파 = portable ultrasound scanner; 심전계 = electrocardiograph; 뇌파측정기 = EEG machine; 어린이청진기 = stethoscope; 리트만청진기 = stethoscope; 검안기 = eye examination instrument
not: 청진기장난감; 병원놀이청진기; 청진기케이스; 청진기파우치

+ medical-puncture
ko: 정맥카테터 = IV cannula; 수액세트 = infusion set; 나비바늘 = scalp vein set; 수액줄 = infusion set; 카테터 = catheter; 채혈바늘 = blood collection needle; 캐뉼라 = medical cannula; 넬라톤 = urinary catheter; 도뇨관 = urinary catheter; 기관내튜브 = endotracheal tube; 채혈튜브 = blood collection tube

+ navigation-instrument
ko: 어군탐지기 = fish finder; 어탐기 = fish finder; 수심측정기 = depth sounder; 해도플로터 = marine chartplotter; 음향측심기 = echo sounder; GPS플로터 = marine chartplotter; 육분의 = sextant; 무선어군탐지기 = fish finder; 휴대용어군탐지기 = portable fish finder; 자이로콤파스 = gyrocompass

+ optical-element
ko: 광학렌즈 = optical lens; 프리즘 = optical prism + 유리|삼각|광학|크리스탈|실험|과학; 볼록렌즈 = convex lens; 오목렌즈 = concave lens; 광학필터 = optical filter; 프레넬렌즈 = Fresnel lens; 삼각프리즘 = triangular prism; 비구면렌즈 = aspheric lens; 빔스플리터 = beam splitter

+ optical-fibre-element
ko: 광섬유 = optical fibre; 편광필름 = polarising film; 편광판 = polarising film; 광섬유조명 = optical fibre light guide; 광화이버 = optical fibre; 편광시트 = polarising film
not: 광섬유케이블; 편광판선글라스; 광섬유테스터

+ orthopaedic-appliance
ko: 깁스신발 = cast shoe; 무지외반교정기 = bunion corrector; 척추보호대 = back brace; 깁스 = orthopaedic splint + 부목|보호대|발|신발|팔; 부목 = orthopaedic splint + 손가락|골절|깁스|응급|팔|다리; 목깁스 = neck brace; 손가락부목 = finger splint; 골절보호대 = fracture brace; 팔걸이보호대 = arm sling; 발가락교정기 = toe corrector; 탈장대 = hernia truss; 무지외반증교정기 = bunion corrector; 목견인기 = neck traction device; 의료용보호대 = orthopaedic support; 거북목교정기 = neck posture corrector; 골반교정벨트 = pelvic belt; 골반벨트 = pelvic belt; 산후골반벨트 = pelvic belt; 팔깁스 = arm sling

+ physio-apparatus
ko: 안마기 = massage apparatus; 마사지기 = massage apparatus; 적외선치료기 = infrared therapy lamp; 견인기 = traction device + 목|경추|허리; 적외선조사기 = infrared therapy lamp; 광선치료기 = phototherapy lamp; 부항기 = cupping set; 부항 = cupping set + 세트|실리콘|컵|부항기; 지압기 = acupressure massager; 발지압판 = acupressure foot mat; 지압판 = acupressure mat; 실리콘부항 = silicone cupping set
not: 얼굴마사지기; 페이스마사지기; 강아지마사지기; 괄사크림; 괄사오일; 안마의자커버; 마사지기커버

+ prosthetic-implant
ko: 의수 = prosthetic hand + 실리콘|손|손가락|의료; 의족 = artificial leg + 다리|발|의료; 임플란트 = dental implant + 픽스쳐|나사|어버트먼트; 인공관절 = artificial joint; 심박조율기 = pacemaker; 스텐트 = coronary stent; 의안 = artificial eye + 눈|의료|인공; 실리콘의수 = prosthetic hand; 인공유방 = breast prosthesis; 실리콘유방 = silicone breast prosthesis

+ regulator-instrument
ko: 자동전압조정기 = automatic voltage regulator; 전압안정기 = voltage stabiliser; 정전압기 = voltage stabiliser; 압력스위치 = pressure switch; PID컨트롤러 = PID controller; 자동전압조절기 = automatic voltage regulator; 압력컨트롤러 = pressure controller; 습도조절기 = humidity controller; 인큐베이터컨트롤러 = temperature and humidity controller

+ respiratory-apparatus
ko: 산소발생기 = oxygen concentrator; 앰부백 = resuscitator bag; 산소캔 = oxygen can; 인공호흡기 = medical ventilator; 휴대용산소 = oxygen can; 산소마스크 = oxygen mask; 비강캐뉼라 = nasal oxygen cannula; 호흡기치료기 = nebuliser; 산소호흡기 = oxygen therapy apparatus; 인스피로미터 = breathing exerciser; 양압기마스크 = CPAP mask; 산소호스 = oxygen tube; 호흡운동기 = breathing exerciser; 공기호흡기 = breathing apparatus; 산소통 = oxygen cylinder

+ spectacle-frame-part
ko: 안경다리 = glasses temple; 안경부품 = spectacle frame part; 안경다리팁 = temple tip; 안경테 = spectacle frame; 뿔테안경 = plastic spectacle frame; 티타늄안경테 = titanium spectacle frame; 뿔테 = plastic spectacle frame; 안경다리고무 = temple tip; 금속안경테 = metal spectacle frame; 하금테 = spectacle frame; 무테안경 = rimless spectacle frame; 안경팁 = temple tip

+ supply-meter
ko: 전력량계 = electricity meter; 수도계량기 = water meter; 가스계량기 = gas meter; 전기계량기 = electricity meter; 수도미터기 = water meter; 디지털전력량계 = electricity meter; 온수계량기 = hot water meter; 적산전력계 = electricity meter
not: 수도계량기보온; 수도계량기동파; 계량기보온; 계량기함; 계량기덮개

+ surgical-medical-instrument
ko: 메스 = scalpel + 수술|일회용|칼날|핸들|의료; 포셉 = surgical forceps; 지혈겸자 = haemostat forceps; 제세동기 = defibrillator; 의료용핀셋 = medical forceps; 수술도구 = surgical instrument; 수술용가위 = surgical scissors; 지혈대 = tourniquet; 겸자 = surgical forceps; 자동심장충격기 = defibrillator; 봉합세트 = suture practice kit; 켈리 = haemostat forceps + 겸자|포셉|의료|지혈; 발톱교정기 = ingrown toenail corrector; 흡인기 = medical suction device; 석션기 = medical suction device; 귀이개 = ear pick; 수술칼 = scalpel; 봉합연습키트 = suture practice kit; 이동식석션 = medical suction device; 수술가위 = surgical scissors; 혈관압박지혈대 = tourniquet

+ survey-instrument
ko: 측량기 = surveying instrument; 오토레벨 = automatic level; 광파기 = total station; 측량레벨 = surveying level; 데오도라이트 = theodolite; 스타프 = surveying rod; 토탈스테이션 = total station; 폴대측량 = surveying rod; 측량폴 = surveying rod; GPS측량기 = GNSS surveying receiver; 워킹카운터 = measuring wheel; 롤러거리측정기 = measuring wheel; 측량삼각대 = surveying tripod

+ thermo-hygro
ko: 비중계 = hydrometer; 알콜온도계 = alcohol thermometer; 수은온도계 = mercury thermometer; 열화상카메라 = thermal imaging camera; 주정계 = alcohol hydrometer; 목재수분측정기 = wood moisture meter; 바이메탈온도계 = bimetal thermometer; 브릭스비중계 = hydrometer; 알콜도수측정기 = alcohol hydrometer; 온도기록계 = temperature data logger; 온습도기록계 = temperature humidity data logger; 데이터로거 = data logger
not: 체온계케이스; 체온계필터; 체온계캡; 체온계커버

+ time-recorder
ko: 스톱워치 = stopwatch; 출퇴근기록기 = time recorder; 지문인식기 = fingerprint attendance machine; 초시계 = stopwatch; 회중시계 = pocket watch; 인터벌타이머 = interval timer; 근태관리기 = time recorder; 안면인식기 = face recognition attendance machine; 체스시계 = chess clock; 출퇴근카드기 = time recorder; 스탑워치 = stopwatch; 주차번호기록기 = parking meter; 출근카드기 = time recorder

+ watch-movement
ko: 시계무브먼트 = clock movement; 벽시계무브먼트 = clock movement; 무브먼트 = watch movement + 시계|쿼츠|오토매틱|NH35|미요타|ETA; 무소음무브먼트 = clock movement; 시계만들기키트 = clock movement kit; 벽시계부품무브먼트 = clock movement
not: 무브먼트팔찌; 무브먼트라인; 무브먼트라운드

+ watch-part
ko: 시계바늘 = clock hands; 시계용두 = watch crown; 시계문자판 = watch dial; 시계베젤 = watch bezel; 용두 = watch crown + 시계|교체|부품; 벽시계바늘 = clock hands; 시계다이얼 = watch dial; 시계침 = clock hands; 시계판 = clock dial; 시계핸즈 = watch hands; 시계용심 = watch stem

+ xray-apparatus
ko: 엑스레이기계 = X-ray machine; CT스캐너 = CT scanner; 엑스선촬영기 = X-ray machine; 치과엑스레이 = dental X-ray apparatus; 엑스레이장비 = X-ray machine; 엑스선관 = X-ray tube; 엑스레이필름뷰어 = X-ray film viewer; 방사선방호복 = X-ray protective apron; 납치마 = X-ray protective apron; 납가운 = X-ray protective apron

+ tanned-strap-gut
ko: 거트현 = natural gut string; 장선 = catgut string + 첼로|바이올린|악기|봉합

+ broom-brush-more
ko: 싸리빗자루 = twig broom; 마당빗자루 = yard broom; 바닥브러쉬청소 = scrubbing brush; 갈대빗자루 = straw broom; 굴뚝솔 = chimney brush; 방빗자루 = straw broom; 미니빗자루 = mini broom; 대빗자루 = bamboo broom; 실내빗자루 = broom; 싸리비 = twig broom; 주차장빗자루 = push broom; 푸쉬브룸 = push broom; 실험실솔 = test tube brush; 시험관솔 = test tube brush; 데크솔 = push broom; 연통솔 = chimney brush

+ building-prefab-kinds
ko: 파고라 = pergola; 조립식창고 = prefabricated storage shed; 이동식주택 = mobile home; 컨테이너하우스 = container house; 조립식주택 = prefabricated house; 농막 = prefabricated cabin; 야외창고 = garden shed; 정자 = wooden garden pavilion + 원목|조립식|정원|육각|야외|팔각|사각; 캐노피차고 = carport; 이동식사우나 = sauna cabin; 컨테이너창고 = container storage shed; 카포트 = carport; 흡연부스 = prefabricated booth; 방음부스 = soundproof booth; 조립식사우나 = sauna cabin; 편백사우나 = sauna cabin
not: 비닐하우스필름; 비닐하우스비닐; 온실가스; 비닐하우스클립; 비닐하우스파이프; 비닐하우스패드

+ button-more
ko: 유니폼단추 = uniform button; 코트단추 = coat button; 자개단추 = shell button; 한복단추 = hanbok button; 와이셔츠단추 = shirt button; 떡볶이단추 = toggle button; 진주단추 = pearl button; 싸개단추 = fabric covered button; 셔츠단추 = shirt button; 가디건단추 = cardigan button; 매듭단추 = knot button; 청동단추 = metal button

+ cane-furniture
ko: 라탄테이블 = rattan table; 라탄가구 = rattan furniture; 라탄수납장 = rattan cabinet; 대나무테이블 = bamboo table; 대나무선반 = bamboo shelf; 등나무가구 = rattan furniture; 라탄협탁 = rattan bedside table; 대나무가구 = bamboo furniture; 라탄선반 = rattan shelf; 라탄서랍장 = rattan drawer unit; 대나무평상 = bamboo platform bed; 라탄파티션 = rattan screen

+ cane-seat
ko: 라탄의자 = rattan chair; 등나무의자 = rattan chair; 라탄소파 = rattan sofa; 라탄스툴 = rattan stool; 대나무의자 = bamboo chair; 흔들그네의자라탄 = rattan hanging chair; 라탄체어 = rattan chair; 라탄벤치 = rattan bench; 행잉체어 = hanging chair; 라탄쇼파 = rattan sofa; 라탄흔들의자 = rattan rocking chair

+ carving-material-goods
ko: 뿔공예 = horn carving; 물소뿔판 = buffalo horn plate; 뼈조각공예 = bone carving; 자개공예 = mother-of-pearl inlay; 자개판 = mother-of-pearl sheet; 자개시트 = mother-of-pearl sheet; 상아조각 = ivory carving; 자개조각 = mother-of-pearl inlay; 산호장식 = coral carving; 사슴뿔장식 = antler decoration

+ church-furniture
ko: 강대상 = church pulpit; 강연대 = lectern; 단상 = podium lectern + 교탁|강연|연설|강단|강의; 교회의자 = church pew; 장의자 = church pew; 성구 = church furniture + 교회|강대상|헌금함; 교탁 = lectern; 헌금함 = church offering box; 연설대 = lectern; 제대 = church altar + 성당|원목; 불단 = Buddhist altar; 재단테이블 = sewing table; 미싱테이블 = sewing table; 재봉틀테이블 = sewing table; 강단 = church pulpit + 교회|크리스탈|아크릴; 기도상 = prayer table; 성물장 = religious cabinet

+ coin-game-machine
ko: 인형뽑기기계 = claw machine; 아케이드게임기 = arcade machine; 슬롯머신 = slot machine; 뽑기기계 = claw machine; 펀치기계 = arcade boxing machine; 노래방코인기계 = coin-operated karaoke machine; 오락실게임기 = arcade machine; 인형뽑기 = claw machine; 핀볼게임기 = pinball machine; 농구게임기 = arcade basketball machine; 두더지게임기 = arcade machine; 가챠머신 = capsule toy vending machine; 캡슐뽑기 = capsule toy machine; 동전게임기 = coin-operated game machine; 가챠기계 = capsule toy vending machine

+ collection-piece-more
ko: 곤충표본 = insect specimen; 화석 = fossil + 표본|암모나이트|삼엽충|진품|공룡|천연; 나비표본 = butterfly specimen; 운석 = meteorite; 골동품 = antique; 탈전통 = traditional mask; 광물수집 = mineral specimen; 동물박제 = taxidermy; 박제 = taxidermy + 사슴|동물|곤충|나비|장식|물고기; 고서 = antique book + 고서적|고문서|한적; 하회탈 = Korean traditional mask; 각시탈 = Korean traditional mask; 고문서 = historical document

+ comb-hair-more
ko: 나무빗 = wooden comb; 도끼빗 = wide-tooth comb; 참빗 = fine-tooth comb; 헤어핀콤 = hair comb; 옥빗 = jade comb; 셀프펌롯드 = perm rod; 구르프 = hair roller; 그루프 = hair roller; 볼륨헤어롤 = hair roller; 헤어핀컬 = hair curler; 수염빗 = beard comb; 찍찍이롤 = hair roller; 볼륨집게 = volume hair clip roller; 전기구르프 = electric hair roller; 백단향빗 = sandalwood comb; 서캐빗 = lice comb
not: 강아지빗; 고양이빗; 애견빗; 속눈썹빗; 빗자루; 가발빗; 눈썹빗; 빗물; 빗장; 애견브러쉬

+ dental-barber-chair
ko: 미용의자 = salon styling chair; 이발의자 = barber chair; 치과유니트체어 = dentist chair; 바버의자 = barber chair; 미용실의자 = salon styling chair; 바버체어 = barber chair; 샴푸의자 = salon shampoo chair; 치과의자 = dentist chair; 샴푸대 = salon shampoo unit; 헤어의자 = salon styling chair; 타투의자 = tattoo chair; 네일의자 = salon chair

+ disposable-lighter
ko: 일회용라이터 = disposable lighter; 가스라이터 = gas lighter; 판촉라이터 = disposable lighter; 불티나 = disposable lighter; 인쇄라이터 = disposable lighter

+ fairground-organ-misc
ko: 디저리두 = didgeridoo; 응원나팔 = party horn; 부부젤라 = vuvuzela horn; 응원도구 = cheering noisemaker; 짝짝이 = hand clapper noisemaker + 응원|손뼉; 막대풍선 = inflatable cheering stick; 클래퍼 = hand clapper noisemaker; 응원봉풍선 = inflatable cheering stick; 응원클래퍼 = hand clapper noisemaker; 오카리나휘슬 = whistle; 부부젤라나팔 = vuvuzela horn

+ fairy-lights-tree
ko: 크리스마스조명 = Christmas light string; 트리조명 = Christmas tree light string; 크리스마스줄조명 = Christmas light string; 크리스마스트리전구 = Christmas tree light string; 크리스마스커튼조명 = Christmas curtain light; 크리스마스가랜드조명 = Christmas light garland; 네트조명 = net light; 트리앵두전구 = Christmas tree light string; 성탄조명 = Christmas light string

+ festive-carnival-more
ko: 크리스마스볼 = Christmas bauble; 크리스마스리스 = Christmas wreath; 크리스마스가랜드 = Christmas garland; 마술도구 = magic trick set; 마술세트 = magic trick set; 산타인형 = Santa Claus figure; 장난용품 = practical joke article; 전구트리 = Christmas tree with lights; 구유세트 = nativity set; 성탄구유 = nativity set; 크리스마스인형 = Christmas figure; 크리스마스양말장식 = Christmas stocking; 크리스마스벽트리 = wall Christmas tree; 트리스커트 = Christmas tree skirt; 할로윈호박 = Halloween pumpkin decoration; 벽트리 = wall Christmas tree; 마술용품 = magic trick set; 트리별 = Christmas tree topper

+ fishing-hunting-more
ko: 통발 = fish trap; 뜰채낚시 = fishing landing net; 잠자리채 = insect net; 낚시받침대 = fishing rod holder; 곤충채집망 = insect net; 투망 = casting net; 물고기통발 = fish trap; 게통발 = crab trap; 족대 = hand fishing net + 낚시|민물|물고기|미꾸라지|어망; 낚시뜰채 = fishing landing net; 꽃게통발 = crab trap; 낚시로드거치대 = fishing rod holder; 새우통발 = shrimp trap; 살림망 = fishing keep net; 곤충채집통 = insect collecting box; 장어통발 = eel trap; 오리디코이 = decoy bird; 떡밥 = fishing bait; 낚시대거치대 = fishing rod holder
not: 루어낚시대; 루어가방; 루어로드; 웜홀더; 웜기어; 루어릴; 루어박스; 루어조끼; 채비통; 브루어; 루어케이스; 루어파우치; 이루어; 미루어

+ furniture-part-more
ko: 싱크대문짝 = kitchen cabinet door; 서랍판 = drawer front; 가구부품 = furniture part; 침대갈빗살 = bed slat; 원목상판재 = wooden table top; 싱크대상판 = kitchen worktop; 책상판 = table top; 상판 = table top + 책상|테이블|원목|식탁|주방|대리석; 가구문짝 = cabinet door; 붙박이장문 = wardrobe door; 갈빗살 = bed slat + 침대|프레임|매트리스; 싱크대문 = kitchen cabinet door; 책장칸막이 = shelf divider; 서랍통 = drawer box; 선반판 = shelf board

+ gym-athletics-goods
ko: 스미스머신 = Smith machine; 평행봉 = parallel bars; 허들 = athletics hurdle + 육상|훈련|점프|트레이닝|축구; 뜀틀 = vaulting box; 레그프레스 = leg press machine; 파워랙 = power rack; 체조매트 = gymnastics mat; 평균대 = balance beam; 철봉 = pull-up bar; 치닝디핑 = pull-up dip station; 벤치프레스 = weight bench; 케이블머신 = cable machine; 인클라인벤치 = weight bench; 창던지기 = athletics javelin; 거꾸리 = inversion table; 스쿼트랙 = squat rack; 윗몸일으키기 = sit-up bench; 싯업벤치 = sit-up bench; 디핑바 = dip bar; 천국의계단 = stair climber machine; 슬라이드 AB = ab wheel roller; 진동운동기 = vibration exercise platform; 필라테스리포머 = Pilates reformer; 승마기 = exercise riding machine + 운동|승마운동|실내; 멀티짐 = multi gym

+ illuminated-sign-kinds
ko: 채널간판 = illuminated channel letter sign; 아크릴간판 = acrylic sign; 라이트박스 = illuminated light box sign + 간판|광고|LED|메뉴판|조명|포스터; 조명간판 = illuminated sign; 유도등 = emergency exit light; 비상구유도등 = emergency exit sign; 비상등 = emergency light + 정전|유도|피난|비상조명; 비상조명등 = emergency light; 입간판조명 = illuminated sign; 피난유도등 = emergency exit sign; 메뉴판조명 = illuminated menu board; 번호표지판LED = illuminated number sign; LED채널 간판 = illuminated channel letter sign; 휴대용비상조명등 = emergency light

+ instrument-part-more
ko: 피아노현 = piano string; 피아노부품 = piano part; 피아노페달 = piano pedal; 브릿지핀 = guitar bridge pin; 색소폰리가춰 = saxophone ligature; 바이올린활털 = violin bow hair; 리가춰 = ligature; 가야금줄 = gayageum string; 기타발받침 = guitar foot rest

+ kerosene-lantern
ko: 석유랜턴 = kerosene lantern; 호롱불 = oil lamp; 오일램프 = oil lamp; 가스랜턴 = gas lantern; 허리케인랜턴 = hurricane lantern; 등유랜턴 = kerosene lantern; 오일랜턴 = oil lantern; 알코올램프 = alcohol lamp; 호야랜턴 = kerosene lantern; 캠핑가스랜턴 = gas lantern; 파라핀오일램프 = oil lamp; 심지랜턴 = oil lantern; 페트로막스랜턴 = kerosene lantern; 남포등 = kerosene lantern; 호롱 = oil lamp + 전통|오일|불|도자기; 알콜램프 = alcohol lamp

+ keyboard-organ-harpsichord
ko: 전자오르간 = electronic organ; 디지털피아노 = digital piano; 파이프오르간 = pipe organ; 하프시코드 = harpsichord; 풍금 = reed organ; 전자피아노 = digital piano; 스테이지피아노 = stage piano; 롤피아노 = roll-up piano; 교회오르간 = church organ; 접이식피아노 = folding digital piano
not: 디지털피아노의자; 디지털피아노커버; 디지털피아노덮개; 신디사이저스탠드; 전자피아노커버; 전자피아노의자

+ kitchen-unit
ko: 싱크대 = kitchen sink unit; 주방싱크대 = kitchen sink unit; 씽크대 = kitchen sink unit; 주방수납장 = kitchen cabinet; 주방상부장 = kitchen wall cabinet; 이동식싱크대 = portable sink unit; 싱크볼 = kitchen sink; 키큰장 = kitchen tall cabinet; 주방하부장 = kitchen base cabinet; 팬트리장 = kitchen pantry cabinet; 시스템주방 = fitted kitchen; 싱크대상부장 = kitchen wall cabinet; 씽크볼 = kitchen sink; 싱크대하부장 = kitchen base cabinet; 사각싱크볼 = kitchen sink; 그릇장 = kitchen cabinet; 스텐싱크대 = stainless steel sink unit; 전자레인지수납장 = kitchen cabinet; 주방장식장 = kitchen cabinet; 야외싱크대 = portable sink unit; 업소용싱크대 = stainless steel sink unit; 간이싱크대 = portable sink unit; 밥솥수납장 = kitchen cabinet; 렌지대수납장 = kitchen cabinet; 주방가구 = kitchen furniture
not: 싱크대시트지; 싱크대물막이; 싱크대방수; 싱크대선; 싱크대청소; 싱크대세정; 싱크대망; 싱크대걸이; 싱크대물받이; 싱크대수납; 싱크대핸들; 싱크대코너; 싱크대호스; 싱크대절수; 싱크대매트주방; 싱크대물튐; 싱크대바구니; 싱크대수리; 싱크대부속; 싱크대물때; 싱크대걸레받이; 싱크대걸이대; 싱크대롤; 싱크대다리; 싱크대장난감; 싱크볼매트; 싱크대뚜껑; 싱크대덮개; 싱크대음식물; 싱크대연마

+ lamp-part-more
ko: 샹들리에부품 = chandelier part; 아크릴등커버 = acrylic light diffuser; 유리등커버 = glass lamp cover; 조명부품 = lamp part; 등커버 = light cover; 조명체인 = lamp chain; 형광등커버 = fluorescent light cover; 아크릴조명커버 = acrylic light diffuser; 조명부속 = lamp part; 레일조명레일 = track light rail; 조명레일 = track light rail; 스탠드부품 = lamp part; 조명플랜지 = ceiling rose lamp part; 센서등커버 = light cover; 랜턴호야 = lantern glass

+ lighter-other-kinds
ko: 점화기 = gas igniter lighter + 가스|캠핑|주방|라이터|버너|토치; 토치라이터 = torch lighter; 롱라이터 = long lighter; 가스점화기 = gas igniter lighter; 캔들라이터 = candle lighter; 긴라이터 = long lighter; 휘발유라이터 = petrol lighter; 향초라이터 = candle lighter; 캠핑라이터 = lighter; 영구성냥 = permanent match lighter; 듀퐁라이터 = refillable lighter; 만년성냥 = permanent match lighter; 건라이터 = novelty lighter; 오일라이터 = petrol lighter; 탁상용라이터 = table lighter; 아크라이터 = plasma lighter
not: 라이터가스; 라이터돌; 라이터기름; 라이터케이스; 하이라이터; 스트라이터; 라이터심지; 블라이터; 타이프라이터; 카피라이터; 고스트라이터; 라이터홀더; 라이터충전; 라이터심; 파라이터; 스트라이트

+ mattress-kinds
ko: 폼매트리스 = foam mattress; 독립스프링침대매트리스 = pocket sprung mattress; 본넬매트리스 = sprung mattress; 포켓스프링매트리스 = pocket sprung mattress; 코코넛매트리스 = coir mattress; 양모매트리스 = wool mattress; 우레탄매트리스 = polyurethane foam mattress; 코코넛팜매트리스 = coir mattress; 7존매트리스 = pocket sprung mattress; 본넬스프링매트리스 = sprung mattress; 롤팩매트리스 = roll-packed mattress; 압축매트리스 = roll-packed mattress

+ mattress-support-base
ko: 매트리스받침 = mattress base; 원목깔판 = slatted mattress base; 매트리스파운데이션 = mattress base; 매트리스프레임 = mattress base; 침대갈비살 = bed slat base; 편백깔판 = slatted mattress base; 침대하부프레임 = mattress base; 전동침대프레임 = adjustable bed base; 매트리스밑판 = mattress base

+ medical-furniture
ko: 들것 = stretcher + 구급|환자|응급|접이식|이송; 수액걸이 = IV pole; 폴대수액 = IV pole; 병원침대 = hospital bed; 의료용침대 = hospital bed; 구급침대 = ambulance stretcher; 환자침대 = hospital bed; 수액거치대 = IV pole; 링거거치대 = IV pole; 산부인과의자 = gynaecological chair; 진료침대 = examination bed; 전동침대환자 = hospital bed; 링거대 = IV pole; 링거폴대 = IV pole; 의료카트 = medical trolley; 드레싱카트 = medical trolley; 이동식들것 = stretcher trolley; 스트레쳐카 = stretcher trolley; 물리치료침대 = treatment table; 왁싱베드 = treatment table; 진찰대 = examination bed; 피부관리베드 = treatment table; 속눈썹베드 = treatment table; 환자용침대 = hospital bed; 응급카트 = emergency crash cart; 왁싱침대 = treatment table; 요양침대 = hospital bed; 수술대 = operating table

+ metal-cot-bed
ko: 야전침대 = camp bed; 철제침대프레임 = metal bed frame; 캠핑침대 = camp bed; 경량야전침대 = camp bed; 군용침대 = army cot; 철제이층침대 = metal bunk bed; 접이식간이침대 = folding guest bed; 로우코트 = low camp bed; 철제벙커침대 = metal loft bed; 코트침대 = camp bed; 낮은야전침대 = camp bed; 메탈침대 = metal bed frame; 기숙사침대 = metal bunk bed; 캠핑코트 = camp bed; 차박침대 = camp bed; 낚시침대 = camp bed; 야침 = camp bed; 철재침대 = metal bed frame

+ office-furniture
ko: 사무용책상 = office desk; 회의용테이블 = conference table; 서류함 = filing cabinet; 사무실책상 = office desk; 파일캐비닛 = filing cabinet; 이동서랍 = mobile pedestal; 안내데스크 = reception desk; 문서보관함 = filing cabinet; 중역책상 = executive desk; 사무용가구 = office furniture; 리셉션데스크 = reception desk; 3단이동서랍 = mobile pedestal; 인포데스크 = reception desk; 문서함 = filing cabinet; 사무용캐비닛 = office cabinet; 카운터테이블 = reception counter; 회의용책상 = conference table; 책상서랍장 = office pedestal drawer; 서류장 = filing cabinet; 책상서랍 = office pedestal drawer; 사무용서랍 = office pedestal drawer; 철제문서보관함 = steel filing cabinet; 서류보관함 = filing cabinet; 도면함 = plan chest; 파일장 = filing cabinet; 사무용파티션 = office partition; 서류캐비넷 = filing cabinet; 사무용캐비넷 = office cabinet; 캐비넷 = cabinet + 철제|사무용|서류|사무실|스틸|공구; 사무실캐비넷 = office cabinet

+ old-painting
ko: 고미술품 = antique painting; 고서화 = antique painting; 동양화고화 = antique painting; 고화 = antique painting + 조선|골동|고미술

+ old-print-sculpture
ko: 판화 = original print + 원화|한정판|실크스크린|목판|동판|석판|넘버링|작가; 목판화 = woodblock print; 동판화 = etching print; 석판화 = lithograph print; 실크스크린판화 = screen print
not: 판화용; 판화칼; 고무판화; 판화잉크; 판화롤러; 고판화; 판화지; 판화재료; 지판화; 판화프레스

+ outdoor-play-equipment
ko: 미끄럼틀 = children's slide; 그네 = swing; 유아그네 = children's swing; 실내미끄럼틀 = children's slide; 놀이터기구 = playground equipment; 정글짐 = jungle gym; 모래놀이터 = sandpit; 시소 = seesaw; 유아미끄럼틀 = children's slide; 실외그네 = garden swing; 아기그네 = children's swing; 미끄럼틀그네 = children's slide and swing set; 트리그네 = tree swing; 유아정글짐 = jungle gym; 볼풀장 = ball pit; 볼풀 = ball pit; 실내그네 = indoor swing; 야외그네 = garden swing; 놀이터그네 = playground swing; 아기미끄럼틀 = children's slide; 어린이미끄럼틀 = children's slide; 유아놀이터 = playground equipment; 에어바운스 = bouncy castle; 철봉그네 = swing set; 흔들그네 = garden swing; 둥지그네 = nest swing; 어린이그네 = children's swing; 벤치그네 = garden swing; 원반그네 = disc swing; 볼풀공 = ball pit ball; 클라이밍홀드 = climbing hold; 피클러 = climbing frame; 정글짐그네 = jungle gym; 모래놀이통 = sandpit
not: 그네의자; 그네체인; 침대그네; 그네뛰기; 그네커버; 앵무새그네; 시소게임; 햄스터시소; 마그네틱; 마그네슘; 마그네토; 시그네처

+ pen-parts-sets
ko: 만년필촉 = fountain pen nib; 만년필컨버터 = fountain pen ink converter; 펜촉 = pen nib; 볼펜심 = ballpoint pen refill; 캘리그라피펜촉 = calligraphy nib; 컨버터만년필 = fountain pen ink converter; 볼펜리필심 = ballpoint pen refill; 만년필잉크 = fountain pen ink; 볼펜리필 = ballpoint pen refill; 만년필카트리지 = fountain pen ink cartridge; 애플펜슬펜촉 = stylus pen tip; 펜심 = pen refill; 젤펜리필 = gel pen refill; 애플펜슬팁 = stylus pen tip; S펜촉 = stylus pen tip; 딥펜 = dip pen; 딥펜세트 = dip pen set; 딥펜촉 = pen nib; 애플펜슬촉 = stylus pen tip; 와콤펜심 = stylus pen tip; 타블렛펜심 = stylus pen tip; 멀티펜리필 = pen refill; 유리펜 = glass dip pen

+ perfume-sprayer-goods
ko: 향수공병 = refillable perfume spray bottle; 향수용기 = perfume bottle; 향수스프레이공병 = refillable perfume spray bottle; 휴대용향수병 = refillable perfume spray bottle; 향수펌프 = perfume spray pump; 향수분무기 = perfume atomizer; 향수소분공병 = refillable perfume spray bottle; 휴대용향수공병 = refillable perfume spray bottle; 향수아토마이저 = perfume atomizer; 트래블로 = refillable perfume spray bottle; 향수병 = perfume bottle; 향수소분 = refillable perfume spray bottle; 아토마이저 = perfume atomizer + 향수|공병|휴대용; 퍼퓸공병 = refillable perfume spray bottle

+ pillow-kinds
ko: 마이크로화이바베개솜 = microfibre pillow; 정형외과베개 = orthopaedic pillow; 목견인베개 = neck support pillow; 누빔매트리스패드 = quilted mattress pad; 정형베개 = orthopaedic pillow; 목디스크베개 = neck support pillow; 메밀껍질베개 = buckwheat pillow; 구스베개솜 = goose down pillow; 일자목베개 = neck support pillow; 거북목베개 = neck support pillow; 베갯속 = pillow inner; 편백나무베개 = cypress chip pillow; 호텔베개솜 = hotel pillow; 솜베개 = pillow; 경추목베개 = cervical pillow

+ scale-model-toy
ko: 다이캐스트 = die-cast model + 자동차|모형|미니카|1:18|1:24|모델; 프라모델 = plastic model kit; 기차모형 = model train; 자동차모형 = scale model car; 모형자동차 = scale model car; 다이캐스트자동차 = die-cast model car; 건담 = plastic model kit; 배모형 = ship model; 비행기모형 = aircraft model; 모형비행기 = aircraft model; 탱크프라모델 = tank plastic model kit; 범선모형 = ship model; 철도모형 = model railway; 비행기프라모델 = aircraft plastic model kit; 모형기차 = model train; 다이캐스트미니카 = die-cast toy car; 전함프라모델 = ship plastic model kit; 메탈퍼즐모형 = metal model kit; 종이모형 = paper model kit; 목재모형 = wooden model kit; 입체퍼즐모형 = 3D puzzle model; 건프라 = plastic model kit; 모형키트 = model kit; 모형탱크 = tank model; 나무모형 = wooden model kit; 미니어처하우스 = miniature house kit; 미니어처하우스만들기 = miniature house kit
not: 프라모델공구; 프라모델도료; 건담마커; 프라모델도색; 프라모델니퍼; 프라모델접착제; 프라모델마커; 프라모델사포; 미니카트랙; 미니카보관; 프라모델진열; 미니카정리함; 프라모델도구; 건담베이스

+ sculpture-art
ko: 대리석조각 = marble sculpture; 청동조각상 = bronze sculpture; 미술조각품 = sculpture; 조각작품 = sculpture; 조각품 = sculpture + 청동|대리석|목|돌|작품|예술; 목조각 = wood carving; 조형물 = sculpture + 스테인리스|조경|야외|설치|예술

+ seat-part-named
ko: 의자다리부품 = chair leg; 의자등받이 = chair backrest; 의자오발 = office chair base; 의자가스실린더 = office chair gas cylinder; 의자중심봉 = office chair gas cylinder; 의자부품 = chair part; 사무용의자팔걸이 = chair armrest; 의자오발다리 = office chair base; 의자팔걸이패드 = chair armrest pad; 의자머리받침 = chair headrest; 의자헤드레스트 = chair headrest; 의자좌판 = chair seat pan; 의자쇼바 = office chair gas cylinder; 의자목받침 = chair headrest; 의자실린더 = office chair gas cylinder; 의자발통 = office chair base; 의자유압봉 = office chair gas cylinder; 의자팔걸이교체 = chair armrest

+ shop-fitting-furniture
ko: 진열대매대 = display rack; 매대 = store display rack + 진열|편의점|마트|상품|곤도라|행사; 파렛트랙 = pallet rack; 진열장매장 = shop display cabinet; 카탈로그꽂이 = leaflet holder; 전단지꽂이 = leaflet holder; 곤도라 = gondola shelving + 진열|매대|마트|편의점|선반; 진열선반 = store display shelf; 상품진열대 = store display rack; 매장진열대 = store display rack; 마트진열대 = supermarket shelving; 카탈로그거치대 = leaflet holder; 편의점진열대 = store display rack; 리플렛꽂이 = leaflet holder; 팜플렛꽂이 = leaflet holder; 브로셔꽂이 = leaflet holder; 의류행거매장 = garment display rack; 메쉬진열대 = mesh display rack; 배너거치대 = banner stand; X배너거치대 = banner stand; 메뉴판스탠드 = sign stand; 마네킹 = mannequin; 메뉴꽂이 = menu holder; 네트망 = mesh display panel; 중량랙 = heavy-duty rack; 명함꽂이 = business card holder; 와인진열장 = wine display cabinet; 계단식진열대 = stepped display stand; 매장카운터 = shop counter; 빵진열대 = bread display rack; 바디마네킹 = mannequin torso; 유리진열장 = glass display cabinet; 배너스탠드 = banner stand; POP꽂이 = sign holder; 아크릴꽂이 = acrylic sign holder; 타공판진열대 = pegboard display stand; 가격표꽂이 = price tag holder; 토르소 = mannequin torso; 입간판 = pavement sign stand; 바디토르소 = mannequin torso; 계산대 = shop counter + 카운터|매장|편의점|포스

+ skating-footwear
ko: 힐리스 = roller shoe; 바퀴운동화 = roller shoe; 바퀴신발 = roller shoe; 인라인바퀴 = inline skate wheel; 롤러신발 = roller shoe; 스케이트날 = ice skate blade
not: 스케이트보드; 스케이트보호대; 인라인가방; 스케이트가방; 인라인보호대; 스케이트날집; 스케이트커버; 인라인헬멧

+ slate-board-goods
ko: 화이트보드 = whiteboard; 칠판 = chalkboard; 유리칠판 = glass board; 미니칠판 = mini chalkboard; 블랙보드 = chalkboard; 자석칠판 = magnetic board; 자석보드 = magnetic board; 이동식화이트보드 = mobile whiteboard; 입간판칠판 = chalkboard sign; 메모보드 = memo board; 글라스보드 = glass board; 코르크보드 = cork board; 게시판 = notice board + 코르크|자석|융|보드|알림|벽걸이; 어린이칠판 = children's chalkboard; 미니화이트보드 = mini whiteboard; 유리보드 = glass board; 물백묵칠판 = chalkboard; 유아칠판 = children's chalkboard; 월중계획표 = planner whiteboard; 메뉴칠판 = chalkboard sign; 분필칠판 = chalkboard; 자석게시판 = magnetic board; 월간계획보드 = planner whiteboard; 코르크판 = cork board; 휴대용화이트보드 = mini whiteboard; 벽걸이칠판 = chalkboard; 법랑칠판 = enamel chalkboard; 스케줄보드 = planner whiteboard; 펠트보드 = felt board; 타공판 = pegboard; 페그보드 = pegboard; 냉장고메모보드 = magnetic memo board; 플립차트 = flip chart board
not: 화이트보드마카; 화이트보드지우개; 화이트보드시트지; 칠판지우개; 칠판페인트; 칠판스티커; 화이트보드마커; 화이트보드펜; 칠판시트지; 타공판걸이; 전자칠판; 화이트보드시트; 타공판선반; 화이트보드클리너; 칠판펜; 칠판분필; 화이트보드스탠드; 칠판시트

+ smoking-pipe-goods
ko: 담배파이프 = smoking pipe; 곰방대 = traditional smoking pipe; 파이프담뱃대 = smoking pipe; 시샤 = shisha pipe + 물담배|후카|기구|세트; 물담배 = shisha water pipe; 후카 = shisha water pipe + 물담배|시샤; 담배필터 = cigarette filter holder; 담배물부리 = cigarette holder; 브라이어파이프 = briar smoking pipe; 물부리 = cigarette holder; 담배홀더 = cigarette holder; 담배빨부리 = cigarette holder; 담뱃대 = smoking pipe; 빨부리 = cigarette holder; 봉파이프 = glass water pipe
not: 물담배잎; 물담배숯; 물담배액상; 후카숯

+ snow-ski-goods
ko: 스키플레이트 = alpine skis; 스키 = skis + 플레이트|바인딩|카빙|올라운드|세트|회전; 수상스키 = water skis; 윈드서핑보드 = windsurf board; 스노우보드데크 = snowboard; 스노우보드 = snowboard; 보드데크 = snowboard; 스노보드 = snowboard; 스키세트 = ski set; 스키스킨 = ski skins; 웨이크보드 = wakeboard; 바디보드 = bodyboard; 서핑핀 = surfboard fin; 숏스키 = short skis; 보드데크세트 = snowboard set; 리쉬코드 = surfboard leash; 보드왁스 = ski wax; 스키왁스 = ski wax; 서핑왁스 = surf wax; 인라인스키 = grass skis
not: 스키고글; 스키양말; 스키헬멧; 스키장; 스키마스크; 썰매개; 스키케이스; 스키툴; 위스키; 휘스키; 스키랙; 스키캐리어; 썰매보호대; 스키니; 미스키; 보드데크백; 눈썰매방석; 스노우보드백

+ sport-goods-more
ko: 부메랑 = boomerang; 축구골대 = football goal; 핸드볼골대 = handball goal; 펜싱검 = fencing sword; 크리켓 = cricket equipment + 배트|볼|세트; 하키스틱 = hockey stick; 폴로 = polo mallet + 스틱|말렛; 미니축구골대 = mini football goal; 원반던지기 = flying disc; 풋살골대 = futsal goal; 프리스비 = flying disc; 골대그물 = goal net; 죽도 = bamboo kendo sword; 목검 = wooden practice sword; 배구네트 = volleyball net; 족구네트 = net; 티볼세트 = tee ball set; 미니농구대 = mini basketball hoop; 접이식축구골대 = folding football goal; 양궁활 = archery bow; 국궁 = archery bow; 양궁세트 = archery set; 플라잉디스크 = flying disc; 라크로스 = lacrosse equipment + 스틱; 접시콘 = training cone; 스피드사다리 = agility ladder; 라바콘훈련 = training cone; 플로어볼 = floorball stick; 피클볼 = pickleball equipment; 화살 = archery arrow + 양궁|국궁|활|카본; 컴파운드보우 = compound bow; 순발력사다리 = agility ladder; 태권도미트 = kick pad; 복싱미트 = boxing pad

+ spotlight-lamp-kinds
ko: 수술등 = surgical light; 무영등 = surgical light; 무빙라이트 = moving head stage light; 핀스포트 = follow spot; 파라이트 = par can light; 치과조명 = dental lamp; LED파라이트 = LED par light; 무대용조명 = stage light; 스포트조명 = spotlight; 무빙헤드 = moving head stage light; 갤러리조명 = spotlight; 작업대조명 = machine work lamp; 이동식무영등 = surgical light; 기계작업등 = machine work lamp; 레이저조명무대 = stage laser light; 파워LED 무대조명 = stage light

+ table-game-more
ko: 바둑판 = go board; 바둑세트 = go game set; 볼링핀 = bowling pin; 에어하키 = air hockey table; 바둑알 = go stones; 트레이딩카드 = trading cards; 포켓몬카드 = trading cards; 유희왕카드 = trading cards; 카지노칩 = casino chip; 컬링게임 = tabletop curling game; 오목 = omok board game + 바둑판|보드|게임; 미니볼링 = mini bowling set; 카드팩 = trading cards; 테이블컬링 = tabletop curling game; 셔플보드 = shuffleboard table; 미니컬링 = tabletop curling game
not: 당구큐대가방; 당구장갑; 주사위게임기; 주사위컵; 당구쵸크; 당구초크; 보드게임정리함; 포켓몬카드앨범; 포켓몬카드바인더; 보드게임테이블; 당구팁; 당구큐가방; 당구대천; 카드게임슬리브; 카드슬리브

+ toilet-travel-set
ko: 여행용세면도구 = travel toiletry set; 칫솔치약세트 = travel dental kit; 어메니티 = hotel amenity kit; 여행용세트 = travel toiletry set; 여행용칫솔세트 = travel dental kit; 세면도구세트 = travel toiletry set; 호텔어메니티 = hotel amenity kit; 여행용세면도구세트 = travel toiletry set; 구두닦이세트 = shoe shine kit; 휴대용칫솔치약세트 = travel dental kit; 치약칫솔세트 = travel dental kit; 여행용치약칫솔세트 = travel dental kit; 일회용칫솔세트 = hotel dental kit; 휴대용세면도구 = travel toiletry set; 구두관리세트 = shoe care kit; 손톱깎이세트 = manicure set; 반짇고리 = travel sewing kit; 바느질세트 = travel sewing kit; 여행용샴푸세트 = travel toiletry set; 여행용위생세트 = travel toiletry set; 슈케어세트 = shoe care kit; 네일케어세트 = manicure set; 휴대용바느질세트 = travel sewing kit; 구두솔세트 = shoe care kit; 공병세트 = travel bottle set; 여행용공병 = travel bottle; 여행공병 = travel bottle

+ toy-classic
ko: 흔들목마 = rocking horse; 딸랑이 = baby rattle; 물총 = water pistol; 요요 = yo-yo + 장난감|스핀|베어링|요요줄|메탈; 세발자전거 = tricycle; 스카이콩콩 = pogo stick; 팽이 = spinning top; 점핑볼 = hopper ball; 유아트램폴린 = toddler trampoline; 붕붕카 = ride-on toy car; 구슬치기 = toy marbles; 목마 = rocking horse + 흔들|유아|아기|원목|스프링; 유아세발자전거 = tricycle; 팽이치기 = spinning top; 소프라노붕붕카 = ride-on toy car; 유아전동차 = children's electric ride-on car; 오뚝이 = roly-poly toy; 연 = kite + 날리기|가오리|방패연|얼레|스포츠; 가오리연 = kite; 방방이 = toddler trampoline; 제기차기 = Korean jegi kicking toy; 바람개비 = pinwheel toy; 전동물총 = electric water gun; 푸쉬카 = ride-on toy car; 놀이북 = baby toy book; 아기장난감 = baby toy; 콩콩이 = pogo stick; 스프링카 = ride-on toy; 에어점퍼 = ride-on hopper toy; 뽀로로붕붕카 = ride-on toy car; 국민문짝 = baby activity toy; 유아승용완구 = ride-on toy; 딱지 = toy cardboard game piece + 접기|고무|왕|치기; 승용완구 = ride-on toy
not: 물총새; 치발기클립; 킥보드헬멧; 킥보드가방; 킥보드거치대; 치발기줄; 스피너베이트; 전동킥보드; 휘스피너; 킥보드바퀴; 치발기케이스; 킥보드커버; 킥보드라이트; 딱지날; 딱지치기장; 킥보드발판; 카드킥보드; 목마름; 치발기홀더; 치발기스트랩

+ typewriter-ribbon-goods
ko: 타자기리본 = typewriter ribbon; 바코드프린터리본 = barcode printer ribbon; 도트프린터리본 = dot matrix ribbon cartridge; 왁스리본 = wax thermal transfer ribbon; 레진리본프린터 = resin thermal transfer ribbon; 프린터리본 = printer ribbon; 도트리본 = dot matrix ribbon cartridge; 카드프린터리본 = card printer ribbon; 타자기먹끈 = typewriter ribbon; 라벨프린터리본 = barcode printer ribbon

+ water-park-ride
ko: 회전목마 = carousel + 놀이기구|놀이공원|대형; 워터슬라이드 = water slide; 놀이기구 = amusement ride; 워터파크슬라이드 = water slide; 에어워터슬라이드 = inflatable water slide; 바이킹놀이기구 = amusement ride; 미니기차놀이기구 = amusement train ride

+ zip-part-goods
ko: 지퍼슬라이더 = zipper slider; 지퍼롤 = zipper chain roll; 지퍼체인 = zipper chain; 지퍼고리 = zipper pull; 지퍼머리 = zipper slider; 지퍼풀러 = zipper pull; 지퍼손잡이 = zipper pull; 지퍼부속 = zipper part; 지퍼끈 = zipper pull; 롤지퍼 = zipper chain roll; 지퍼알 = zipper slider; 지퍼교체 = zipper repair slider; 지퍼수선 = zipper repair slider; 지퍼수리 = zipper repair slider; 쟈크머리 = zipper slider
not: 지퍼백; 지퍼파우치; 지퍼넥타이; 지퍼팩; 지퍼라이터; 지퍼봉투; 지퍼후드; 지퍼락; 지퍼지갑; 반지퍼; 지퍼왁스

+ doll
ko: 인형 = doll; 봉제인형 = stuffed toy; 곰인형 = teddy bear; 테디베어 = teddy bear; 애착인형 = comfort doll; 장난감 = toy; 완구 = toy; 블록장난감 = building blocks; 장난감총 = toy gun
not: 장난감수납장; 인형옷; 장난감정리; 인형장식장

+ board-game
ko: 보드게임 = board game; 카드게임 = card game; 트럼프카드 = playing cards; 플레잉카드 = playing cards; 체스 = chess set; 체스판 = chess board; 장기판 = janggi board game; 주사위 = dice; 포커칩 = poker chips; 화투 = playing cards; 도미노 = dominoes; 타로카드 = tarot cards; 직소퍼즐 = jigsaw puzzle
not: 체스트

+ book
ko: 도서 = book + 출판|단행본|전집|중고|소설|저자; 소설책 = novel; 동화책 = children's book; 문제집 = workbook; 교과서 = textbook; 참고서 = study book; 요리책 = cookbook; 성경책 = bible; 사용설명서 = instruction manual; 시집 = poetry book + 시인|문학|도서|에세이|초판; 화보집 = photo book; 단행본 = book; 워크북 = workbook
not: 도서관; 도서대; 도서산간; 도서지역

+ tyre
ko: 타이어 = tyre; 겨울타이어 = winter tyre; 스노우타이어 = winter tyre; 윈터타이어 = winter tyre; 자전거타이어 = bicycle tyre; 오토바이타이어 = motorcycle tyre; 트럭타이어 = truck tyre; 트랙터타이어 = tractor tyre; 사계절타이어 = all season tyre
not: 타이어공기압; 타이어체인; 타이어커버; 타이어거치대; 타이어레버; 타이어펌프; 타이어코팅; 타이어왁스; 타이어캡; 타이어신발; 타이어수리; 타이어펑크; 타이어광택; 타이어보관; 타이어랙; 타이어장난감

+ party-decoration
ko: 파티용품 = party decoration; 파티장식 = party decoration; 생일가랜드 = birthday garland; 가랜드 = party garland; 파티가랜드 = party garland; 케이크토퍼 = cake topper; 케익토퍼 = cake topper; 파티모자 = party hat; 종이등 = paper lantern; 파티가면 = party mask; 피냐타 = pinata; 생일장식 = birthday decoration; 포토존소품 = photo booth props

+ coffee
ko: 원두커피 = coffee beans; 커피원두 = coffee beans; 원두 = coffee beans; 인스턴트커피 = instant coffee; 캡슐커피 = coffee capsules; 커피캡슐 = coffee capsules; 드립백커피 = drip coffee bag; 분쇄원두 = ground coffee; 생두 = green coffee beans; 아라비카 = arabica coffee
not: 원두분쇄기; 원두통; 커피캡슐홀더; 원두보관용기

+ skin-care
ko: 수분크림 = face cream; 로션 = skin lotion; 스킨로션 = skin lotion; 바디로션 = body lotion; 핸드크림 = hand cream; 마스크팩 = sheet mask; 세럼 = face serum; 앰플 = face ampoule; 에센스 = face essence; 토너패드 = toner pad; 파운데이션 = foundation makeup; 쿠션팩트 = cushion foundation; 컨실러 = concealer; 비비크림 = BB cream; 아이크림 = eye cream; 바디오일 = body oil
not: 핸드크림튜브; 로션용기; 로션공병; 로션병; 핸드크림용기

+ tea
ko: 녹차 = green tea; 홍차 = black tea; 우롱차 = oolong tea; 말차 = matcha; 말차가루 = matcha; 티백 = tea bag; 녹차티백 = green tea bag; 홍차티백 = black tea bag; 얼그레이 = earl grey tea; 자스민차 = jasmine tea; 보이차 = pu-erh tea; 백차 = white tea + 찻잎|중국|다도|보이; 찻잎 = tea leaves
not: 티백여과지; 공티백; 티백망; 다시티백; 말차그릇; 녹차아이스크림; 녹차크림; 녹차비누; 녹차팩; 녹차앰플; 녹차토너; 녹차수분크림; 말차솔; 말차초콜릿; 홍차잔; 홍차버섯

+ plastic-bag
ko: 비닐봉투 = plastic bag; 비닐봉지 = plastic bag; 지퍼백 = zip lock bag; 쓰레기봉투 = garbage bag; 재활용봉투 = garbage bag; OPP봉투 = OPP bag; 폴리백 = poly bag; 택배봉투 = poly mailer; 위생백 = plastic food bag; 롤백 = roll plastic bag; 배변봉투 = dog waste bag; 스탠드지퍼백 = stand up pouch; 뽁뽁이봉투 = bubble bag; 에어캡봉투 = bubble bag; 비닐백 = plastic bag; 냉동백 = freezer bag
not: 지퍼백거치대; 비닐봉투정리; 위생백케이스; 배변봉투케이스; 비닐봉투걸이; 지퍼백정리

+ christmas-decoration
ko: 크리스마스트리 = artificial christmas tree; 트리장식 = christmas tree ornament; 크리스마스장식 = christmas decoration; 오너먼트 = christmas ornament; 산타양말 = christmas stocking; 성탄트리 = christmas tree; 트리토퍼 = tree topper; 성탄장식 = christmas decoration; 트리세트 = christmas tree

+ steel-sheet
ko: 강판 = steel sheet + 두께|아연|열연|냉연|mm|절단|코일|철판; 철판 = steel plate + 두께|톤|mm|절단|열연|냉연|무늬; 스테인리스판 = stainless steel sheet; 스텐판 = stainless steel sheet; 스테인레스판 = stainless steel sheet; 아연도금강판 = galvanized steel sheet; 아연도강판 = galvanized steel sheet; 열연코일 = hot rolled coil; 냉연코일 = cold rolled coil; 열연강판 = hot rolled steel sheet; 냉연강판 = cold rolled steel sheet; 칼라강판 = prepainted steel sheet; 무늬강판 = chequer plate; 체크플레이트 = chequer plate; 갈바륨 = galvalume steel sheet; 스테인리스코일 = stainless steel coil; 석도강판 = tinplate sheet
not: 강판채칼; 감자강판; 무강판

+ perfume
ko: 향수 = perfume; 오드퍼퓸 = eau de parfum; 오드뚜왈렛 = eau de toilette; 오드코롱 = cologne; 퍼퓸 = perfume; 바디스프레이 = body spray; 오데퍼퓸 = eau de parfum
not: 차량용향수; 퍼퓸핸드크림; 자동차향수; 향수케이스; 향수분; 향수제; 향수세미; 향수딩; 취향수

+ sunglasses
ko: 선글라스 = sunglasses; 썬글라스 = sunglasses; 편광선글라스 = polarized sunglasses; 스포츠선글라스 = sports sunglasses; 변색선글라스 = photochromic sunglasses; 보잉선글라스 = aviator sunglasses; 클립온선글라스 = clip-on sunglasses
not: 선글라스보관함; 선글라스홀더; 선글라스클립홀더; 선글라스거치대; 선글라스걸이; 선글라스스트랩; 선글라스파우치; 선글라스가방

+ electrical-tester
ko: 멀티미터 = multimeter; 테스터기 = multimeter + 전기|전압|멀티|디지털|회로; 전기테스터기 = multimeter; 클램프미터 = clamp meter; 후크메타 = clamp meter; 훅미터 = clamp meter; 검전기 = voltage tester; 전압측정기 = voltmeter; 배터리테스터기 = battery tester; 전압계 = voltmeter; 전류계 = ammeter

+ keychain
ko: 키링 = key ring; 열쇠고리 = key ring; 키홀더 = key holder; 키체인 = keychain; 인형키링 = plush keychain; 아크릴키링 = acrylic keychain; 키링인형 = plush keychain; 가죽키링 = leather keychain; 메탈키링 = metal key ring

+ zipper
ko: 지퍼 = zip fastener + 나일론|금속|롤|비조닝|콘솔|부자재|슬라이더|메탈|콘실|수선|재봉|YKK|원단; 콘솔지퍼 = invisible zip fastener; 콘실지퍼 = invisible zip fastener; 나일론지퍼 = nylon zip fastener; 메탈지퍼 = metal zip fastener; 금속지퍼 = metal zip fastener; 오픈지퍼 = open-end zip fastener

+ brake-part
ko: 브레이크패드 = brake pad; 브레이크디스크 = brake disc; 브레이크캘리퍼 = brake caliper; 브레이크라이닝 = brake lining; 브레이크슈 = brake shoe; 브레이크드럼 = brake drum; 브레이크로터 = brake rotor; 디스크로터 = brake disc; 브레이크레버 = brake lever; 브레이크케이블 = brake cable; 마스터실린더 = brake master cylinder; 휠실린더 = wheel cylinder; 디스크브레이크 = disc brake; 브레이크페달 = brake pedal

+ crane
ko: 크레인 = crane; 천장크레인 = overhead crane; 호이스트크레인 = overhead crane; 타워크레인 = tower crane; 갠트리크레인 = gantry crane; 지브크레인 = jib crane; 이동식크레인 = mobile crane; 크롤러크레인 = crawler crane; 카고크레인 = loader crane
not: 크레인게임; 크레인장난감

+ valve-industrial
ko: 글로브밸브 = globe valve; 유압밸브 = hydraulic valve; 릴리프밸브 = relief valve; 라디에이터밸브 = radiator valve; 컨트롤밸브 = control valve; 부동밸브 = float valve

+ notebook
ko: 다이어리 = diary; 플래너 = planner; 메모지 = memo pad; 포스트잇 = sticky notes; 점착메모지 = sticky notes; 스프링노트 = spiral notebook; 스케치북 = sketchbook; 수첩 = pocket notebook; 공책 = notebook; 메모패드 = memo pad; 방명록 = guest book; 노트 = notebook + 유선|무지|모눈|필기|하드커버|제본|A5|B5|A4|학생; 스터디플래너 = study planner; 일기장 = diary; 영수증책 = receipt book; 접착메모지 = sticky notes
not: 다이어리스티커; 다이어리꾸미기; 메모지꽂이; 메모지홀더; 다이어리커버; 다이어리바인더; 플래너커버; 포스트잇홀더; 수첩커버; 공책커버; 스케치북가방; 다이어리가방

+ screwdriver
ko: 드라이버세트 = screwdriver set; 스크류드라이버 = screwdriver; 정밀드라이버 = precision screwdriver; 십자드라이버 = phillips screwdriver; 일자드라이버 = flat head screwdriver; 별드라이버 = torx screwdriver; 라쳇드라이버 = ratchet screwdriver; 주먹드라이버 = stubby screwdriver; 드라이버 = screwdriver + 십자|일자|정밀|별|자석|양용|수리|나사; 안경드라이버 = glasses screwdriver; 절연드라이버 = insulated screwdriver; 복스드라이버 = nut driver; 시계드라이버 = watch screwdriver

+ lipstick
ko: 립스틱 = lipstick; 립밤 = lip balm; 립틴트 = lip tint; 틴트 = lip tint + 립|워터|벨벳|글로우|듀이|입술; 립글로스 = lip gloss; 립글로즈 = lip gloss; 립라이너 = lip liner; 립오일 = lip oil; 립케어 = lip care balm + 입술|보습; 립크레용 = lip crayon
not: 립스틱케이스; 립스틱보관함; 립밤공병; 립스틱몰드; 립밤튜브

+ makeup-eye
ko: 아이섀도우 = eyeshadow; 아이섀도 = eyeshadow; 섀도우팔레트 = eyeshadow palette; 마스카라 = mascara; 아이라이너 = eyeliner; 아이브로우 = eyebrow pencil; 브로우펜슬 = eyebrow pencil; 아이브로우펜슬 = eyebrow pencil; 속눈썹풀 = false eyelash glue; 속눈썹글루 = false eyelash glue; 브로우카라 = eyebrow mascara; 아이팔레트 = eyeshadow palette

+ plastic-film
ko: PE필름 = PE film; 랩필름 = wrapping film; 포장랩 = stretch film; 비닐시트 = plastic sheeting; 비닐롤 = plastic film roll; 수축필름 = shrink film; 아크릴판 = acrylic sheet; 포맥스 = PVC foam sheet; PVC시트 = PVC sheet; 폴리카보네이트판 = polycarbonate sheet; OPP필름 = OPP film; 에어캡 = bubble wrap; 뽁뽁이 = bubble wrap; 농업용비닐 = agricultural film; 멀칭비닐 = mulch film; 보양비닐 = plastic protective sheeting; PP시트 = PP sheet; 우드락 = polystyrene foam sheet

+ ceramic-tile
ko: 타일 = ceramic tile + 욕실|바닥|벽|도기|자기|포세린|주방|모자이크|화장실|거실|현관; 바닥타일 = floor tile; 욕실타일 = bathroom tile; 포세린타일 = porcelain tile; 자기질타일 = porcelain tile; 도기질타일 = ceramic wall tile; 벽타일 = wall tile; 모자이크타일 = mosaic tile; 세라믹타일 = ceramic tile
not: 데코타일; 타일카펫; 타일줄눈; 스타일

+ fishing-rod
ko: 낚싯대 = fishing rod; 낚시대 = fishing rod; 루어대 = lure fishing rod; 루어낚시대 = lure fishing rod; 민물낚시대 = fishing rod; 바다낚시대 = sea fishing rod; 찌낚시대 = float fishing rod; 원투대 = surf casting rod; 원투낚시대 = surf casting rod; 배스로드 = bass fishing rod; 낚시대세트 = fishing rod set; 루어로드 = lure fishing rod
not: 낚시대받침대; 낚시대케이스; 낚싯대거치대

+ ice-skate
ko: 롤러스케이트 = roller skates; 인라인스케이트 = inline skates; 아이스스케이트 = ice skates; 스케이트화 = ice skates; 피겨스케이트 = ice skates; 하키스케이트 = hockey skates; 롤러블레이드 = inline skates; 인라인 = inline skates + 스케이트|바퀴|롤러|신발; 쿼드스케이트 = roller skates

+ gear-gearbox
ko: 기어박스 = gearbox + 감속|산업|웜|유성|모터; 유성기어 = planetary gear; 헬리컬기어 = helical gear

+ pen-ballpoint
ko: 볼펜 = ballpoint pen; 젤펜 = gel pen; 중성펜 = gel pen; 삼색볼펜 = multi color ballpoint pen; 멀티펜 = multi color pen; 젤잉크펜 = gel pen; 수성펜 = rollerball pen; 펜세트 = pen set + 볼펜|젤|필기; 다색볼펜 = multi color ballpoint pen; 볼펜세트 = ballpoint pen set
not: 볼펜꽂이; 볼펜자수; 볼펜파우치; 볼펜케이스; 볼펜거치대

+ fitness-equipment
ko: 요가매트 = yoga mat; 운동매트 = exercise mat; 폼롤러 = foam roller; 줄넘기 = skipping rope; 러닝머신 = treadmill; 런닝머신 = treadmill; 워킹패드 = walking pad treadmill; 실내자전거 = exercise bike; 스피닝자전거 = spinning exercise bike; 세라밴드 = resistance band; 저항밴드 = resistance band; 운동밴드 = resistance band; 요가블럭 = yoga block; 짐볼 = gym ball; 풀업바 = pull up bar; 철봉 = pull up bar + 문틀|가정용|실내|치닝|턱걸이; 악력기 = hand grip strengthener; 로잉머신 = rowing machine; AB롤러 = ab wheel; 푸쉬업바 = push up bar; 복근운동기구 = abdominal exerciser
not: 요가매트타올; 요가매트거치대; 폼롤러커버; 러닝머신매트; 런닝머신매트; 줄넘기장갑; 짐볼펌프; 짐볼받침; 요가매트스트랩; 요가매트세정; 실내자전거매트

+ game-puzzle-table
ko: 젠가 = stacking block game; 마작 = mahjong set; 빙고게임 = bingo game; 루미큐브 = rummy tile game; 파티게임 = party game; 추리게임 = party game; 사목게임 = connect four game; 스크래블 = scrabble word game; 윷놀이 = yut board game; 할리갈리 = card game

+ hair-styler
ko: 고데기 = hair straightener; 매직기 = hair straightener; 판고데기 = hair straightener; 봉고데기 = curling iron; 헤어아이론 = hair iron; 컬링아이론 = curling iron; 물결고데기 = hair crimper; 에어스타일러 = air hair styler; 빗고데기 = hair straightening brush; 헤어스타일러 = hair styler; 자동고데기 = automatic hair curler; 볼륨매직기 = hair straightener; 세팅기 = heated hair rollers + 헤어|머리|롤
not: 고데기파우치; 고데기거치대; 고데기케이스; 고데기정리함; 고데기매트

+ nail-clipper-file
ko: 손톱깎이 = nail clipper; 손톱깍이 = nail clipper; 발톱깎이 = toenail clipper; 손톱줄 = nail file; 네일파일 = nail file; 큐티클니퍼 = cuticle nipper; 네일니퍼 = cuticle nipper; 푸셔 = cuticle pusher + 네일|큐티클; 큐티클푸셔 = cuticle pusher; 매니큐어세트 = manicure set; 각질제거기 = callus remover; 발각질제거기 = callus remover; 네일버퍼 = nail buffer
not: 강아지손톱깎이; 반려동물발톱깎이; 강아지발톱깎이; 고양이발톱깎이

+ wrench
ko: 렌치 = wrench; 스패너 = spanner; 몽키스패너 = adjustable wrench; 몽키렌치 = adjustable wrench; 육각렌치 = hex key; 육각렌치세트 = hex key set; 라쳇렌치 = ratchet wrench; 토크렌치 = torque wrench; 복스알 = wrench socket; 소켓렌치 = socket wrench; 파이프렌치 = pipe wrench; 콤비네이션렌치 = combination wrench; 렌치세트 = wrench set; 복스세트 = socket wrench set; 깔깔이 = ratchet wrench + 렌치|복스|라쳇|핸들; 별렌치 = torx key; 복스소켓 = wrench socket
not: 프렌치; 트렌치; 렌치후라이; 후렌치

+ ball-sport-goods
ko: 테니스라켓 = tennis racket; 배드민턴라켓 = badminton racket; 배드민턴채 = badminton racket; 스쿼시라켓 = squash racket; 배드민턴세트 = badminton set; 셔틀콕 = shuttlecock; 테니스공 = tennis ball; 배드민턴공 = shuttlecock; 피클볼패들 = pickleball paddle; 배드민턴네트 = badminton net; 테니스채 = tennis racket; 오버그립 = racket overgrip; 당구큐대 = billiard cue; 볼링공 = bowling ball; 라켓거트 = racket string

+ toy-pretend
ko: 소꿉놀이 = pretend play toy set; 주방놀이 = toy kitchen; 역할놀이 = pretend play toy set; 병원놀이 = toy doctor kit; 공구놀이 = toy tool set; 마트놀이 = toy shop set; 계산대놀이 = toy cash register; 놀이텐트 = play tent; 인디언텐트 = kids play tent; 유아텐트 = kids play tent; 인형의집 = doll house; 화장대놀이 = toy vanity set; 음식모형장난감 = toy food

+ dog-food
ko: 강아지사료 = dog food; 개사료 = dog food; 애견사료 = dog food; 고양이사료 = cat food; 강아지간식 = dog treats; 고양이간식 = cat treats; 강아지껌 = dog chew; 개껌 = dog chew; 습식사료 = wet pet food; 건식사료 = dry pet food; 강아지캔 = canned dog food; 고양이캔 = canned cat food; 퍼피사료 = puppy food; 반려동물사료 = pet food; 츄르 = cat treats

+ polyethylene-resin
ko: 폴리에틸렌수지 = polyethylene resin; PE수지 = polyethylene resin; HDPE수지 = HDPE resin; LDPE수지 = LDPE resin; LLDPE수지 = LLDPE resin; PE펠렛 = polyethylene pellet; PE칩 = polyethylene pellet; HDPE펠렛 = HDPE pellet; LDPE펠렛 = LDPE pellet

+ woodwind-instrument
ko: 플루트 = flute; 플룻 = flute; 색소폰 = saxophone; 알토색소폰 = alto saxophone; 테너색소폰 = tenor saxophone; 클라리넷 = clarinet; 오보에 = oboe; 리코더 = recorder instrument + 악기|소프라노|알토|바로크|저먼|음악|교재; 오카리나 = ocarina; 단소 = danso bamboo flute + 국악|악기|대나무|PVC; 바순 = bassoon; 피콜로 = piccolo; 하모니카 = harmonica; 팬플룻 = pan flute; 대금 = daegeum bamboo flute + 국악|악기
not: 색소폰리드; 색소폰스트랩; 색소폰마우스피스; 클라리넷리드; 하모니카케이스

+ stroller
ko: 유모차 = baby stroller; 휴대용유모차 = lightweight baby stroller; 쌍둥이유모차 = twin stroller; 절충형유모차 = baby stroller; 디럭스유모차 = baby stroller; 유아유모차 = baby stroller; 기내용유모차 = cabin baby stroller; 쌍둥이용유모차 = twin stroller
not: 유모차가방; 유모차커버; 유모차컵홀더; 강아지유모차; 애견유모차; 유모차시트; 유모차방풍커버; 유모차레인커버; 유모차라이너; 유모차오거나이저; 유모차정리함; 유모차바퀴; 유모차모빌

+ thermometer
ko: 온도계 = thermometer; 체온계 = clinical thermometer; 적외선온도계 = infrared thermometer; 비접촉체온계 = infrared thermometer; 귀체온계 = ear thermometer; 탕온계 = bath thermometer; 디지털온도계 = digital thermometer; 요리온도계 = cooking thermometer; 탐침온도계 = probe thermometer; 수온계 = water thermometer; 수온계 = water thermometer + 어항|욕조|아기; 실내온도계 = room thermometer; 튀김온도계 = oil thermometer; 냉장고온도계 = fridge thermometer
not: 온도계케이스; 체온계커버; 체온계케이스; 체온계필터; 온도계거치대

+ swim-water-sports
ko: 오리발 = swim fins; 스노클 = snorkel; 스노클링세트 = snorkel set; 스노쿨링세트 = snorkel set; 스노클마스크 = snorkel mask; 패들보드 = paddle board; 서핑보드 = surfboard; 서프보드 = surfboard; 킥판 = swimming kickboard; 튜브 = swim ring + 물놀이|수영|목튜브|팔튜브|워터|플라밍고|백조; 물놀이튜브 = swim ring; 수영튜브 = swim ring; 암튜브 = swimming arm bands; 풀부이 = pull buoy; 서핑리쉬 = surfboard leash; 목튜브 = baby neck swim ring

+ ship
ko: 화물선 = cargo ship; 컨테이너선 = container ship; 유조선 = oil tanker; 여객선 = passenger ship; 페리 = ferry + 선박|여객|중고; 벌크선 = bulk carrier; 바지선 = barge; 선박 = ship + 중고|매매|건조|톤수|신조; 크루즈선 = cruise ship
not: 선박모형; 화물선모형; 여객선모형

+ plywood
ko: 합판 = plywood; 자작합판 = birch plywood; 자작나무합판 = birch plywood; 내수합판 = marine plywood; 코팅합판 = film faced plywood; 대나무합판 = bamboo plywood; 라왕합판 = plywood; 일반합판 = plywood; 미송합판 = softwood plywood; 포플러합판 = poplar plywood; 태고합판 = film faced plywood; 오징어합판 = flexible plywood
not: 결합판; 종합판; 조합판

+ hair-bonded-extension
ko: 피스붙임머리 = hair extension piece; 인모붙임머리 = human hair extension; 케라틴붙임머리 = keratin bond hair extension; 인모다발 = human hair bundle

+ craft-blank-vinyl
ko: 드림캐처만들기 = dream catcher kit; 리스틀 = wreath frame; 리스프레임 = wreath frame; 우드조각 = wood craft piece; 나무조각 = wood craft piece + 공예|만들기|DIY|원형|재료; 마크라메링 = macrame ring; 스티로폼리스 = foam wreath; 우드슬라이스 = wood slice craft blank; 반제품 = unfinished wood craft blank + 나무|우드|목공|공예|원목|도안; 우드반제품 = unfinished wood craft blank

+ textile-finishing-machine
ko: 주름기계 = fabric pleating machine + 원단|직물; 기모기 = fabric raising machine + 원단|직물|섬유; 섬유코팅기 = textile coating machine; 원단코팅기 = textile coating machine; 머서화기 = mercerizing machine; 축융기 = fulling machine

+ copper-raw
ko: 전기동 = copper cathode; 동괴 = copper ingot + 구리|전기동|잉곳|주괴; 구리괴 = copper ingot; 구리잉곳 = copper ingot; 황동괴 = brass ingot; 청동괴 = bronze ingot; 동빌렛 = copper billet; 음극동 = copper cathode

+ percussion-instrument
ko: 드럼세트 = drum kit; 카혼 = cajon; 젬베 = djembe; 봉고 = bongo drums + 드럼|타악기|악기; 스네어드럼 = snare drum; 텅드럼 = steel tongue drum; 장구 = janggu drum + 국악|사물|악기|전통|풍물; 탬버린 = tambourine; 심벌즈 = cymbals; 실로폰 = xylophone; 마라카스 = maracas; 트라이앵글 = triangle percussion instrument + 악기|타악기|리듬; 꽹과리 = kkwaenggwari gong; 캐스터네츠 = castanets; 핸드팬 = handpan; 칼림바 = kalimba; 전자드럼 = electronic drum kit; 소고 = sogo hand drum + 국악|악기|전통; 싱잉볼 = singing bowl
not: 장난감실로폰

+ glasses-reading
ko: 돋보기안경 = reading glasses; 청광차단안경 = blue light blocking glasses; 노안안경 = reading glasses; 도수안경 = prescription glasses; 보안경 = safety goggles; 게이밍안경 = gaming glasses; 다초점안경 = multifocal reading glasses; 전자파차단안경 = blue light blocking glasses; 스키고글 = ski goggles

+ stone-slab
ko: 대리석판 = marble slab; 화강석 = granite slab; 화강암판 = granite slab; 대리석타일 = marble tile; 대리석상판 = marble countertop; 판석 = stone slab; 비석 = gravestone + 묘지|석재|화강석|산소; 현무암판석 = basalt slab; 석재타일 = stone tile; 천연석타일 = natural stone tile; 트래버틴 = travertine slab
not: 대리석상판시트

+ nonwoven-fabric
ko: 부직포 = nonwoven fabric; 부직포롤 = nonwoven fabric roll; 부직포원단 = nonwoven fabric; 접착심지 = fusible interfacing; 심지 = interfacing + 원단|재봉|접착|의류|아사|부직포|홈패션; 스펀본드부직포 = spunbond nonwoven fabric; 멜트블로운부직포 = meltblown nonwoven fabric; 펠트지 = felt sheet; 스펀레이스부직포 = spunlace nonwoven fabric
not: 부직포정리함; 부직포커버; 부직포걸레; 부직포덮개

+ hammer
ko: 망치 = hammer; 고무망치 = rubber mallet; 해머 = hammer; 나무망치 = wooden mallet; 장도리 = claw hammer; 오함마 = sledge hammer; 슬래지해머 = sledge hammer; 함마 = hammer; 빠루망치 = claw hammer; 우레탄망치 = soft face hammer; 볼핀해머 = ball peen hammer; 가죽공예망치 = leather mallet
not: 해머토; 게망치; 전동해머; 유압해머; 비상탈출망치; 물망치; 무선해머; 도망치

+ ball-inflatable
ko: 축구공 = football; 농구공 = basketball; 배구공 = volleyball; 럭비공 = rugby ball; 비치볼 = beach ball; 핸드볼공 = handball; 풋살공 = futsal ball; 족구공 = jokgu ball; 피구공 = dodgeball; 탱탱볼 = bouncy play ball; 짝짓기공 = play ball; 미식축구공 = american football; 소프트배구공 = soft volleyball
not: 축구공가방; 농구공거치대

+ button
ko: 단추 = button; 나무단추 = wooden button; 금속단추 = metal button; 금장단추 = metal button
not: 단추눈; 단추형; 단추구멍

+ tent-shelter
ko: 텐트 = tent; 캠핑텐트 = camping tent; 원터치텐트 = pop up tent; 그늘막텐트 = beach sun shelter tent; 루프탑텐트 = rooftop tent; 캐노피 = canopy tent + 천막|텐트|행사|캠핑|접이식; 캐노피천막 = canopy tent; 낚시텐트 = fishing tent; 샤워텐트 = shower tent; 돔텐트 = dome tent; 난방텐트 = indoor warm tent; 몽골텐트 = marquee tent; 백패킹텐트 = backpacking tent; 에어텐트 = inflatable tent; 거실형텐트 = family camping tent; 쉘터 = camping shelter + 캠핑|텐트|낚시
not: 텐트팩; 텐트폴대; 텐트스킨; 콘텐트; 포텐트; 텐트망치; 텐트랜턴; 텐트매트; 레이텐트

+ toy-novelty
ko: 비눗방울 = bubble toy; 버블건 = bubble gun; 비눗방울총 = bubble gun; 버블머신 = bubble machine; 요요 = yo-yo + 장난감|하이퍼|프로|완구|요요볼; 팝잇 = pop it fidget toy; 푸쉬팝 = pop it fidget toy; 피젯큐브 = fidget cube; 피젯토이 = fidget toy; 피젯스피너 = fidget spinner; 말랑이 = squeeze toy; 스퀴시 = squeeze toy; 모래놀이 = sand toys; 촉감모래 = kinetic sand; 물풍선 = water balloons; 러버덕 = rubber duck; 오리장난감 = rubber duck; 목욕놀이장난감 = bath toy; 만화경 = kaleidoscope; 구슬 = glass marbles + 유리|놀이|장난감|치기; 팽이 = spinning top + 장난감|완구|배틀|런처|전통|나무; 뿅망치 = toy squeaky hammer; 스트레스볼 = stress ball

+ toy-vehicle
ko: 장난감자동차 = toy car; 미니카 = toy car; 다이캐스트 = diecast model car; RC카 = remote control car; 무선조종자동차 = remote control car; 무선자동차 = remote control car; 기차장난감 = toy train set; 장난감기차 = toy train set; 기차놀이 = toy train set; 중장비장난감 = toy construction vehicle; 굴착기장난감 = toy excavator; 포크레인장난감 = toy excavator; 전동차 = electric ride-on car + 유아|어린이|아동|승용완구; 밸런스바이크 = balance bike; RC탱크 = remote control tank; RC보트 = remote control boat; RC헬기 = remote control helicopter; 비행기장난감 = toy airplane; 변신로봇 = transforming toy robot

+ work-vessel
ko: 예인선 = tugboat; 준설선 = dredger; 구명정 = lifeboat; 잠수함 = submarine + 선박|관광|유인|건조; 순찰정 = patrol boat; 호버크래프트 = hovercraft; 해상크레인 = floating crane; 시추선 = drilling vessel; 구조정 = rescue boat

+ bicycle-saddle
ko: 자전거안장 = bicycle saddle; 안장 = bicycle saddle + 자전거|MTB|로드|전기자전거|픽시|바이크|쿠션; 자전거안장커버 = bicycle saddle cover; 안장커버 = bicycle saddle cover; 젤안장 = gel bicycle saddle; MTB안장 = MTB saddle; 킥보드안장 = scooter seat; 전립선안장 = bicycle saddle

+ cork-stopper
ko: 코르크마개 = cork stopper; 와인코르크 = wine cork; 와인코르크마개 = wine cork; 코르크뚜껑 = cork stopper; 콜크마개 = cork stopper; 샴페인코르크 = champagne cork

+ oil-seed-other
ko: 참깨 = sesame seed; 검은깨 = black sesame seed; 통깨 = sesame seed; 흑임자 = black sesame seed; 들깨 = perilla seed; 겨자씨 = mustard seed; 양귀비씨 = poppy seed; 생들깨 = perilla seed; 홍화씨 = safflower seed
not: 참깨드레싱; 참깨소스; 들깨가루; 들깨기름; 참깨라면; 흑임자가루; 들깨칼국수; 참깨스틱

+ engine-oil-filter
ko: 오일필터 = oil filter; 연료필터 = fuel filter; 엔진오일필터 = engine oil filter; 경유필터 = diesel filter; 미션오일필터 = transmission filter; 연료휠터 = fuel filter; 유수분리기 = fuel water separator; 휘발유필터 = petrol filter

+ harvester
ko: 콤바인 = combine harvester + 농기계|수확|벼|농업|중고; 수확기 = harvester + 감자|고구마|양파|농기계|고추|마늘; 감자수확기 = potato harvester; 탈곡기 = threshing machine; 베일러 = baler; 과일선별기 = fruit sorting machine; 계란선별기 = egg sorting machine; 선별기 = fruit sorting machine + 과일|계란|사과|농산물|감귤|중량; 옥수수탈립기 = corn sheller; 콩탈곡기 = bean threshing machine

+ inner-tube
ko: 자전거튜브 = bicycle inner tube; 타이어튜브 = inner tube; 오토바이튜브 = motorcycle inner tube; 이너튜브 = inner tube; 킥보드튜브 = scooter inner tube; 부틸튜브 = butyl inner tube; 리어카튜브 = inner tube; TPU튜브 = TPU inner tube

+ cardboard-box
ko: 택배박스 = shipping box; 종이박스 = cardboard box; 선물상자 = gift box; 선물박스 = gift box; 포장박스 = packaging box; 골판지박스 = corrugated box; 케이크상자 = cake box; 케익박스 = cake box; 종이상자 = cardboard box; 골판지상자 = corrugated box; 쿠키박스 = cookie box; 자석박스 = magnetic gift box; 단상자 = folding carton; 도넛박스 = donut box; 마카롱박스 = macaron box; 기프트박스 = gift box; 컵케이크박스 = cupcake box

+ car-light
ko: 전조등 = vehicle headlight; 헤드라이트 = vehicle headlight + 자동차|차량|오토바이|바이크|현대|기아|트럭|LED|H4|H7|벤츠|아우디|스쿠터; 안개등 = fog lamp; 후미등 = vehicle tail lamp + 자동차|차량|오토바이|트레일러|트럭; 테일램프 = vehicle tail lamp; 테일라이트 = vehicle tail lamp; 데루등 = vehicle tail lamp; 브레이크등 = vehicle brake light; 보조브레이크등 = third brake light; 방향지시등 = vehicle turn signal; 깜빡이 = vehicle turn signal + 자동차|오토바이|바이크|차량|LED; 써치라이트 = vehicle work light + 차량|화물차|트럭|자동차|지게차|중장비|작업등; 안개라이트 = fog lamp; 사이드마커 = vehicle side marker lamp; 차폭등 = vehicle side marker lamp; 번호판등 = licence plate light; 주간주행등 = daytime running light; 데이라이트 = daytime running light + 차량|자동차|DRL|LED; 오프로드서치라이트 = off road light bar; 헤드램프 = vehicle headlight + 자동차|차량|현대|기아|벤츠; 실내등 = vehicle interior light + 자동차|차량

+ plaiting-material
ko: 대나무지지대 = bamboo garden stake; 대나무막대 = bamboo pole; 대나무장대 = bamboo pole; 라피아 = raffia; 환심 = rattan core + 라탄|등|공예; 왕골 = sedge plaiting material + 공예|재료|원료; 대나무원목 = raw bamboo

+ drive-belt
ko: 팬벨트 = fan belt; 구동벨트 = drive belt; 브이벨트 = V-belt; V벨트 = V-belt; 겉벨트 = serpentine belt; 전동벨트 = transmission belt; CVT벨트 = CVT belt; 변속벨트 = variator belt; 평벨트 = flat drive belt; GT2벨트 = GT2 timing belt; 세탁기벨트 = washing machine belt

+ natural-rubber
ko: 천연고무 = natural rubber + 원료|블록|RSS|SIR|SMR|TSR|원자재; 천연라텍스원액 = natural rubber latex; 라텍스원액 = natural rubber latex; 생고무 = natural rubber; 크레이프고무 = crepe rubber

+ instrument-string
ko: 기타줄 = guitar string; 기타스트링 = guitar string; 통기타줄 = acoustic guitar string; 일렉기타줄 = electric guitar string; 베이스줄 = bass guitar string; 바이올린줄 = violin string; 바이올린현 = violin string; 첼로줄 = cello string; 우쿨렐레줄 = ukulele string; 첼로현 = cello string; 스트링 = instrument string + 기타|바이올린|첼로|우쿨렐레|비올라|베이스|엘릭서; 클래식기타줄 = classical guitar string

+ keyboard-electronic
ko: 신디사이저 = synthesizer; 신시사이저 = synthesizer; 전자키보드 = electronic keyboard; 마스터키보드 = MIDI keyboard; 미디키보드 = MIDI keyboard; 전자건반 = electronic keyboard; 미디컨트롤러 = MIDI controller; 건반 = electronic keyboard + 61건반|88건반|디지털|전자|49건반|휴대용

+ power-drill
ko: 전동드릴 = electric drill; 충전드릴 = cordless drill; 해머드릴 = hammer drill; 함마드릴 = hammer drill; 무선드릴 = cordless drill; 임팩트드릴 = impact drill; 로터리해머 = rotary hammer; 드릴드라이버 = drill driver; 파괴함마 = demolition hammer; 코어드릴 = core drill machine; 미니드릴 = mini electric drill; 충전드라이버드릴 = cordless drill driver; 전동드릴세트 = electric drill set; 앵글드릴 = angle drill; 마그네틱드릴 = magnetic drill; 파괴해머 = demolition hammer

+ sandpaper
ko: 사포 = sandpaper; 샌딩페이퍼 = sandpaper; 샌드페이퍼 = sandpaper; 빼빠 = sandpaper; 사포디스크 = sanding disc; 벨크로사포 = velcro sanding disc; 샌딩벨트 = sanding belt; 샌딩디스크 = sanding disc; 스펀지사포 = sanding sponge; 연마포 = abrasive cloth; 연마지 = abrasive paper; 플랩디스크 = flap disc; 페이퍼휠 = flap wheel; 물사포 = wet and dry sandpaper; 사포블럭 = sanding block; 롤사포 = sanding roll; 천사포 = emery cloth
not: 사포나이트; 네일사포; 전동사포; 사포기; 사포닌; 감사포; 제사포; 행사포; 회사포; 검사포

+ tape-measure
ko: 줄자 = tape measure; 자동줄자 = retractable tape measure; 재단줄자 = sewing tape measure; 허리줄자 = body tape measure; 스틸자 = steel ruler; 쇠자 = steel ruler + 스틸|30cm|60cm|15cm|측정|눈금; 연귀자 = combination square; 콤비네이션스퀘어 = combination square; 직각자 = carpenter square; 접자 = folding ruler + 나무|측정|목공|2m|1m; 디지털줄자 = digital tape measure; 워킹메저 = measuring wheel; 컨투어게이지 = contour gauge; 신장계 = height measuring chart; 키재기 = height chart ruler; 키재기자 = height chart ruler
not: 줄자수; 고무줄자; 줄자동

+ nail-polish
ko: 매니큐어 = nail polish; 네일폴리쉬 = nail polish; 젤네일 = gel nail polish; 젤폴리쉬 = gel nail polish; 네일에나멜 = nail polish; 아세톤 = nail polish remover + 네일|손톱|매니큐어|젤; 네일락카 = nail lacquer; 컬러젤 = gel nail polish; 탑코트 = nail top coat + 네일|손톱|매니큐어; 글리터젤 = glitter gel nail polish
not: 매니큐어정리함; 젤네일램프; 젤네일팁

+ dumbbell-weights
ko: 덤벨 = dumbbell; 아령 = dumbbell; 케틀벨 = kettlebell; 바벨 = barbell; 원판 = weight plate + 바벨|중량|헬스|덤벨|웨이트|우레탄; 바벨원판 = weight plate; 모래주머니 = ankle weight + 발목|손목|운동|헬스|런닝; 중량조끼 = weight vest; 메디신볼 = medicine ball; 조절덤벨 = adjustable dumbbell; 무게조절덤벨 = adjustable dumbbell; 덤벨세트 = dumbbell set; 헬스벤치 = weight bench; 범퍼플레이트 = bumper plate; 랫풀다운 = lat pulldown machine; 슬램볼 = slam ball
not: 덤벨거치대; 덤벨랙; 덤벨장갑

+ floating-structure
ko: 구명뗏목 = life raft; 부표 = buoy + 해상|바다|낚시|수영|양식|항로; 폰툰 = floating pontoon; 계류부표 = mooring buoy; 부잔교 = floating jetty; 래프팅보트 = inflatable raft; 팽창식구명뗏목 = inflatable life raft

+ motorcycle-vehicle
ko: 오토바이 = motorcycle + 125cc|50cc|중고|배기량|신차|완제품|전기; 스쿠터 = motor scooter + 125cc|50cc|전기|중고|배기량|전동; 전기오토바이 = electric motorcycle; 전기스쿠터 = electric scooter; 전기자전거 = electric bicycle; 사이드카 = sidecar; 접이식전기자전거 = folding electric bicycle; 삼륜오토바이 = three-wheeled motorcycle; 전동자전거 = electric bicycle; 미니바이크 = pit bike; 펫타이어전기자전거 = fat tire electric bike
not: 전기자전거충전기; 전기자전거가방; 전기자전거커버; 전기자전거안장

+ oil-cake
ko: 대두박 = soybean meal; 깻묵 = oil cake; 채종박 = rapeseed meal; 야자박 = copra meal; 면실박 = cottonseed meal; 해바라기박 = sunflower meal; 팜박 = palm kernel cake + 사료|비료; 땅콩박 = peanut meal

+ forestry-machine
ko: 나뭇가지파쇄기 = branch chipper; 잔가지파쇄기 = branch chipping machine; 그루터기제거기 = stump grinding machine; 벌목기계 = tree felling machine; 하베스터 = tree harvester + 임업|벌목|산림; 목재파쇄기 = wood chipping machine

+ rubber-hygiene
ko: 보온물주머니 = hot water bottle; 물주머니 = hot water bottle + 보온|온열|찜질|고무|온수; 찜질물주머니 = hot water bottle; 젖꼭지 = baby bottle teat + 아기|젖병|유아|신생아|실리콘|수유|교체; 쪽쪽이 = baby pacifier; 노리개젖꼭지 = baby pacifier; 공갈젖꼭지 = baby pacifier; 젖병젖꼭지 = baby bottle teat; 손가락골무 = rubber finger cot; 지사크 = finger cot; 핑거코트 = finger cot; 얼음주머니 = ice bag + 고무|찜질|냉찜질; 생리컵 = menstrual cup; 월경컵 = menstrual cup; 관장기 = enema bulb; 스포이드고무 = rubber dropper bulb

+ rubber-part-trade
ko: 고무부싱 = rubber bushing; 방진고무 = anti vibration rubber mount; 고무발 = rubber feet; 고무마개 = rubber stopper; 고무밴드 = rubber band + 노란|사무|포장|문구|라텍스|묶음; 고무줄 = rubber band + 노란|사무용|문구|포장|밴드; 노란고무줄 = rubber band; 고무받침 = rubber feet; 고무범퍼 = rubber bumper; 고무캡 = rubber cap; 의자발고무 = rubber chair tip; 고무마운트 = rubber mount; 고무부트 = rubber boot; 타이어고임목 = rubber wheel chock; 고임목 = rubber wheel chock + 차량|고무|타이어|화물차|자동차

+ copper-semi
ko: 구리판 = copper sheet; 동판 = copper sheet + 황동|구리|판재|mm|절단; 황동봉 = brass rod; 신주봉 = brass rod; 동봉 = copper rod + 황동|구리|전도|인청동|mm; 부스바 = copper busbar; 구리선 = copper wire; 동선 = copper wire + 나동선|에나멜|연동선|구리; 구리테이프원단 = copper foil; 황동판 = brass sheet; 구리파이프 = copper pipe; 동관 = copper tube + 배관|에어컨|구리|파이프|냉매; 인청동 = phosphor bronze; 구리봉 = copper rod; 황동선 = brass wire
not: 운동봉; 이동선

+ blood-pressure-monitor
ko: 혈압계 = blood pressure monitor; 혈압측정기 = blood pressure monitor; 손목혈압계 = wrist blood pressure monitor; 팔뚝혈압계 = upper arm blood pressure monitor; 혈압계커프 = blood pressure cuff; 태아도플러 = fetal doppler; 후두경 = laryngoscope; 타진기 = reflex hammer

+ diaper
ko: 기저귀 = diaper; 아기기저귀 = baby diaper; 팬티기저귀 = diaper pants; 성인기저귀 = adult diaper; 생리대 = sanitary pad; 팬티라이너 = panty liner; 탐폰 = tampon; 면생리대 = reusable sanitary pad; 요실금패드 = incontinence pad; 밴드기저귀 = baby diaper; 입는오버나이트 = sanitary pants; 산모패드 = maternity pad; 위생깔개매트 = disposable underpad; 위생매트 = disposable underpad; 수영장기저귀 = swim diaper; 팬티형기저귀 = diaper pants; 강아지기저귀 = dog diaper; 배변패드 = pet training pad; 강아지패드 = pet training pad; 애견패드 = pet training pad
not: 기저귀갈이대; 기저귀교환대; 기저귀크림; 기저귀카트; 배변패드판; 생리대팬티

+ shaver-electric
ko: 바리깡 = hair clipper; 이발기 = hair clipper; 헤어클리퍼 = hair clipper; 트리머 = hair trimmer + 수염|코털|헤어|전신|눈썹|잔디; 코털제거기 = nose hair trimmer; 코털정리기 = nose hair trimmer; 코털깎이 = nose hair trimmer; 눈썹정리기 = eyebrow trimmer; 수염트리머 = beard trimmer; 바디트리머 = body hair trimmer; 바디그루머 = body groomer; 전기이발기 = electric hair clipper; 제모기 = hair removal device + 전동|여성|크리스탈|레이저|IPL|다리|전기; 애견바리깡 = pet hair clipper; 강아지이발기 = pet hair clipper; 강아지클리퍼 = pet hair clipper; 미용클리퍼 = hair clipper; 수염정리기 = beard trimmer

+ greeting-card
ko: 생일카드 = birthday card; 크리스마스카드 = christmas card; 감사카드 = thank you card; 청첩장 = wedding invitation card; 초대장 = invitation card; 축하카드 = greeting card; 팝업카드 = pop up card; 입체카드 = pop up card; 편지지카드 = note card; 연하장 = new year card; 메시지카드 = message card; 용돈카드 = greeting card

+ paper-office
ko: 복사용지 = copy paper; A4용지 = A4 paper; 복사지 = copy paper; 색지 = coloured paper + A4|도화지|머메이드|120g|180g|양면|문구|종이; 색종이 = coloured craft paper; 도화지 = drawing paper; 화선지 = calligraphy rice paper; 머메이드지 = textured card paper; 켄트지 = drawing paper; 인화지 = photo paper; 포토용지 = photo paper; 모눈종이 = graph paper; 영수증용지 = cash register paper roll; 감열지 = thermal paper roll; 포스용지 = cash register paper roll; 크라프트지 = kraft paper; 트레이싱지 = tracing paper; 두꺼운색지 = coloured card paper; 수채화지 = watercolor paper; 한지 = hanji paper + 공예|전통|창호|서예|염색|전지; 팬시페이퍼 = craft paper; 잉크젯용지 = inkjet paper; 전사지 = transfer paper + 잉크젯|승화|용지|A4

+ woven-fabric
ko: 직물원단 = woven fabric; 옷감 = apparel fabric; 원단 = fabric + 자투리|1마|대폭|의류|재봉|홈패션|반마|소폭|조각|90cm|150cm|110cm; 자투리원단 = fabric remnant; 의류원단 = garment fabric; 패치워크원단 = patchwork fabric; 조각천 = fabric pieces; 자투리천 = fabric remnant; 홈패션원단 = home decor fabric; 한복원단 = hanbok fabric; 커튼원단 = curtain fabric; 원단롤 = fabric roll; 프린트원단 = printed fabric

+ garden-hand-tool
ko: 호미 = hand hoe; 갈퀴 = rake; 레이크 = rake + 갈퀴|정원|낙엽|농기구|원예; 모종삽 = garden trowel; 꽃삽 = garden trowel; 쇠스랑 = garden fork; 낫 = sickle + 벌초|풀|농사|접이식|예초|조선; 곡괭이 = pickaxe; 원예도구세트 = garden tool set; 원예공구 = garden hand tools; 잡초제거기 = weed puller; 풀뽑기 = weed puller; 삽 = shovel + 농사|캠핑|막삽|각삽|접이식|정원|군용|원예|눈; 야전삽 = folding shovel; 막삽 = shovel; 각삽 = square shovel; 제초낫 = sickle; 김매기 = hand weeder; 모종이식기 = bulb planter; 눈삽 = snow shovel

+ garden-power-tool
ko: 예초기 = brush cutter; 충전예초기 = cordless brush cutter; 엔진예초기 = petrol brush cutter; 송풍기 = leaf blower + 낙엽|충전|무선|청소|휴대용|에어건|엔진|세차; 충전송풍기 = cordless blower; 낙엽청소기 = leaf blower; 헤지트리머 = hedge trimmer; 전동전정기 = electric hedge trimmer; 잔디트리머 = grass trimmer; 무선송풍기 = cordless blower; 전동전지가위 = electric pruning shears; 전동전정가위 = electric pruning shears; 전동가위 = electric pruning shears + 전지|전정|원예|과수|나무; 충전전지가위 = cordless pruning shears; 엔진송풍기 = petrol leaf blower; 전동예초기 = electric brush cutter; 무선예초기 = cordless brush cutter
not: 예초기보호대; 예초기안면보호구

+ bicycle-vehicle
ko: 자전거 = bicycle + 완성차|21단|24단|기어|미니벨로|하이브리드|픽시|출퇴근|성인|아동|어린이|접이식|시티|통학; 로드자전거 = road bicycle; 산악자전거 = mountain bicycle; 접이식자전거 = folding bicycle; 어린이자전거 = children's bicycle; 하이브리드자전거 = hybrid bicycle; 미니벨로 = small-wheel bicycle; 픽시자전거 = fixed gear bicycle; MTB자전거 = mountain bicycle; 아동자전거 = children's bicycle; 로드바이크 = road bicycle; 두발자전거 = bicycle; 네발자전거 = children's bicycle

+ lead-zinc-tin
ko: 납괴 = lead ingot; 아연괴 = zinc ingot; 주석괴 = tin ingot; 납판 = lead sheet + 차폐|방사선|mm|낚시; 아연판 = zinc sheet; 주석잉곳 = tin ingot; 아연분말 = zinc powder
not: 수납판

+ guitar
ko: 통기타 = acoustic guitar; 어쿠스틱기타 = acoustic guitar; 클래식기타 = classical guitar; 포크기타 = acoustic guitar; 미니기타 = mini guitar; 탑솔리드기타 = acoustic guitar; 입문용기타 = guitar; 기타렐레 = guitalele
not: 통기타케이스; 통기타스탠드

+ soldering-iron
ko: 인두기 = soldering iron; 납땜기 = soldering iron; 납땜인두기 = soldering iron; 전기인두기 = soldering iron; 납땜인두 = soldering iron; 땜납 = solder wire; 실납 = solder wire; 인두팁 = soldering iron tip; 인두기팁 = soldering iron tip; 납흡입기 = desoldering pump; 솔더윅 = desoldering braid; 인두스탠드 = soldering iron stand; 납땜세트 = soldering kit; 인두기세트 = soldering iron kit; 인두기거치대 = soldering iron stand; 무연납 = lead free solder wire

+ fishing-tackle
ko: 낚싯줄 = fishing line; 낚시줄 = fishing line; 루어 = fishing lure + 낚시|배스|바다|미노우|스푼|웜|쏘가리; 미노우 = fishing lure; 합사 = braided fishing line + 낚시|8합사|릴|배스|원줄; 낚시찌 = fishing float; 전자찌 = electronic fishing float; 에기 = squid jig lure + 낚시|쭈꾸미|갑오징어|문어|무늬|오징어|수평; 봉돌 = fishing sinker; 지그헤드 = jig head; 뜰채 = landing net + 낚시|바다|민물|접이식; 낚시미끼 = fishing bait; 떡밥 = fishing bait + 낚시|붕어|민물; 카본줄 = fluorocarbon fishing line; 메탈지그 = metal jig lure; 낚시추 = fishing sinker; 구멍찌 = fishing float; 스피너베이트 = spinnerbait; 도래 = fishing swivel + 낚시|스냅|핀; 낚시루어 = fishing lure; 낚시채비 = fishing rig; 웜미끼 = soft lure; 플로로카본 = fluorocarbon fishing line; 입질알람 = bite alarm

+ ribbon-trim
ko: 리본끈 = ribbon; 공단리본 = satin ribbon; 리본테이프 = ribbon; 골지리본 = grosgrain ribbon; 포장리본 = gift ribbon; 바이어스테이프 = bias tape; 웨빙끈 = webbing; 웨빙 = webbing + 끈|나일론|가방|PP|폴리|스트랩; 벨벳리본 = velvet ribbon; 오간자리본 = organza ribbon; 리본원단 = ribbon; 바이어스 = bias tape + 테이프|원단|재봉|면|홈패션; 파이핑 = piping cord + 재봉|끈|원단; 쉬폰리본 = chiffon ribbon; 비즈트림 = beaded trim; 자카드리본 = jacquard ribbon; 리본롤 = ribbon roll; 와이어리본 = wired ribbon; 선물리본 = gift ribbon; 레이스리본 = lace ribbon

+ toy-educational
ko: 교구 = educational toy + 유아|몬테소리|수학|자석|원목|아기|놀이|학습; 학습완구 = educational toy; 원목교구 = wooden educational toy; 몬테소리교구 = montessori toy; 몬테소리 = montessori toy; 자석블록 = magnetic building blocks; 자석블럭 = magnetic building blocks; 맥포머스 = magnetic building toy; 도형맞추기 = shape sorter; 비지보드 = busy board; 원목장난감 = wooden toy; 과학키트 = science kit; 과학실험키트 = science kit; 쌓기컵 = stacking cups; 컵쌓기 = stacking cups; 사운드북 = sound book toy; 쌓기놀이 = stacking toy; 꼭지퍼즐 = wooden peg puzzle; 퀴즈북장난감 = educational toy; 헝겊책 = cloth book; 한글카드 = flash cards; 주판 = abacus + 수학|교육|암산|초등|산수; 에듀테이블 = activity table toy; 오뚜기장난감 = roly-poly toy; 코딩로봇 = educational robot toy

+ yarn-thread
ko: 뜨개실 = knitting yarn; 털실 = knitting yarn; 면실 = cotton yarn; 손뜨개실 = knitting yarn; 코바늘실 = crochet yarn; 수세미실 = dishcloth yarn; 아크릴사 = acrylic yarn + 뜨개|털실|손뜨개|타래|수세미; 메리노울실 = merino yarn; 울실 = wool yarn; 마크라메실 = macrame cord; 마크라메로프 = macrame cord; 모헤어실 = mohair yarn; 램스울실 = lambswool yarn; 패브릭얀 = T-shirt yarn; 뜨개질실 = knitting yarn; 벨벳실 = velvet yarn; 자이언트얀 = chunky yarn; 밀크코튼 = milk cotton yarn; 셔닐실 = chenille yarn; 목도리실 = knitting yarn; 왕뜨개실 = chunky yarn
not: 아크릴사물함

+ drone-aircraft
ko: 드론 = drone; 촬영드론 = camera drone; 미니드론 = mini drone; 농업용드론 = agricultural drone; 방제드론 = spraying drone; FPV드론 = FPV drone; 입문용드론 = drone; 쿼드콥터 = quadcopter; 항공촬영드론 = camera drone; 접이식드론 = foldable drone; 레이싱드론 = racing drone; 무인항공기 = unmanned aerial vehicle
not: 드론필터; 드론착륙장; 드론충전기; 드론랜딩패드

+ motorcycle-part
ko: 오토바이스텝 = motorcycle footrest; 오토바이발판 = motorcycle footrest; 사이드스탠드 = motorcycle side stand + 오토바이|바이크|스쿠터|할리|패드; 킥스타터 = kick starter; 오토바이체인커버 = motorcycle chain guard; 바이크스텝 = motorcycle footrest; 오토바이스탠드 = motorcycle stand; 엔진가드 = motorcycle engine guard; 시프트레버 = gear shift lever + 오토바이|바이크|스쿠터; 오토바이스프라켓 = motorcycle sprocket; 오토바이부품 = motorcycle part; 대소기어 = motorcycle sprocket set; 바이크부품 = motorcycle part; 체인가드 = chain guard; 핸들가드 = motorcycle hand guard + 오토바이|바이크; 오토바이킥 = kick start lever; 슬라이더 = motorcycle crash slider + 오토바이|바이크

+ particle-board
ko: 파티클보드 = particle board; OSB합판 = oriented strand board; 칩보드 = chipboard; PB보드 = particle board; OSB보드 = oriented strand board; LPM보드 = melamine faced particle board; 파티클판 = particle board

+ cut-flower
ko: 꽃다발 = flower bouquet + 생화|꽃배달|당일|플라워|배송|수국; 생화 = fresh cut flowers; 절화 = cut flowers + 꽃|생화|도매|플라워; 생화꽃다발 = fresh flower bouquet; 튤립생화 = fresh tulips; 카네이션생화 = fresh carnations; 국화절화 = cut chrysanthemums; 안개꽃생화 = fresh gypsophila; 거베라생화 = fresh gerbera; 백합생화 = fresh lilies; 작약생화 = fresh peonies
not: 생화냉장고; 생화보존액; 생화학; 위생화

+ cut-rose
ko: 장미생화 = fresh roses; 생화장미 = fresh roses; 장미꽃다발 = rose bouquet + 생화|꽃배달|당일; 장미한송이 = rose stem + 생화|꽃배달

+ flower-bulb
ko: 구근 = flower bulb; 튤립구근 = tulip bulb; 히아신스구근 = hyacinth bulb; 수선화구근 = daffodil bulb; 백합구근 = lily bulb; 다알리아구근 = dahlia tuber; 아마릴리스구근 = amaryllis bulb; 알뿌리 = flower bulb; 라넌큘러스구근 = ranunculus corm; 글라디올러스구근 = gladiolus bulb; 크로커스구근 = crocus bulb; 프리지아구근 = freesia bulb; 칼라구근 = calla tuber; 작약뿌리 = peony root; 알리움구근 = allium bulb

+ plant-product-edible
ko: 사탕수수 = sugar cane; 생사탕수수 = sugar cane; 치커리뿌리 = chicory root; 화분 = bee pollen + 벌꿀|꿀벌|비폴렌|꽃가루|먹는|도토리; 비폴렌 = bee pollen; 벌화분 = bee pollen; 꽃가루화분 = bee pollen; 살구씨 = apricot kernel; 연자육 = lotus seed; 캐롭 = carob; 사탕무 = sugar beet; 행인 = apricot kernel + 살구|한약|약재
not: 여행인; 사탕수수용기; 사탕수수접시; 사탕수수종이; 사탕수수빨대; 사탕수수설탕

+ centrifugal-pump
ko: 수중펌프 = submersible pump; 양수기 = water pump; 원심펌프 = centrifugal pump; 워터펌프 = water pump + 농업|가정|농사|수동|전동|농업용|급수|배수|정원|어항|관상어|분수; 배수펌프 = drainage pump; 순환펌프 = circulation pump; 오수펌프 = sewage pump; 심정펌프 = deep well pump; 수족관펌프 = aquarium pump; 분수펌프 = fountain pump; 가압펌프 = booster pump; 자흡식펌프 = self-priming pump; 물펌프 = water pump; 연못펌프 = pond pump; 엔진양수기 = engine water pump; 빌지펌프 = bilge pump; 지하수펌프 = borehole pump; 모터펌프 = electric water pump; 태양광펌프 = solar water pump

+ dairy-machine
ko: 착유기 = milking machine + 젖소|염소|낙농; 젖소착유기 = cow milking machine; 염소착유기 = goat milking machine; 균질기 = homogenizer + 우유|유가공|낙농; 버터제조기 = butter churn; 치즈프레스 = cheese press

+ filter-cartridge
ko: 필터카트리지 = filter cartridge; 카본필터 = activated carbon filter; 교체필터 = replacement filter; 세디먼트필터 = sediment filter cartridge; 역삼투필터 = RO membrane; RO필터 = RO membrane; 멤브레인필터 = membrane filter; 어항스펀지필터 = aquarium sponge filter; 리필필터 = replacement filter; 공청기필터 = air purifier filter; 여과필터 = filter element

+ food-machine
ko: 반죽기 = dough mixer + 업소용|스파이럴|제과|제빵|대형|밀가루; 골절기 = bone saw; 소시지충전기 = sausage filler; 슬라이서 = slicing machine + 육류|업소용|전동|햄|고기|식품; 파이롤러 = dough sheeter; 반죽분할기 = dough divider; 도우롤러 = dough sheeter; 감자탈피기 = potato peeling machine; 마늘탈피기 = garlic peeling machine; 초콜릿템퍼링기 = chocolate tempering machine; 사탕수수착즙기 = sugarcane crusher; 고기연육기 = meat tenderizer machine; 떡기계 = rice cake making machine; 김밥기계 = gimbap making machine; 만두기계 = dumpling making machine

+ metal-lathe
ko: 선반기계 = lathe; CNC선반 = CNC lathe; 탁상선반 = bench lathe; 범용선반 = engine lathe; 금속선반 = metal lathe; 소형선반 = bench lathe; 미니선반 = mini lathe; 터닝센터 = turning center; 자동선반 = automatic lathe

+ fibc-bag
ko: 톤백 = bulk bag; 톤마대 = bulk bag; 마대자루 = woven sack; 포대자루 = woven sack; 모래주머니 = sand bag + 마대|수방|홍수|PP|방수|제방; 양파망 = mesh bag; PP마대 = PP woven bag; 쌀포대 = PP woven sack; 황마자루 = jute sack; 커피자루 = jute sack; 점보백 = jumbo bag; 마대 = woven sack + 자루|포대|PP|건축|쓰레기|쌀|50매|100매; 농산물망 = mesh bag; 쥬트백자루 = jute sack; 건설마대 = woven sack; 벌크백 = bulk bag
not: 마대걸레; 마대자루걸레

+ rubber-hose-article
ko: 고무호스 = rubber hose; 유압호스 = hydraulic hose; 라디에이터호스 = radiator hose; 연료호스 = fuel hose; 브레이크호스 = brake hose; 고압세척기호스 = pressure washer hose; 스팀호스 = steam hose; 냉각수호스 = coolant hose; 가스호스 = gas hose; 라텍스튜브 = latex tube; 고무튜브 = rubber tube; 흡입호스 = suction hose + 고무|양수기|펌프; 오일호스 = oil hose; 히터호스 = heater hose; 용접호스 = welding hose; 진공호스 = vacuum hose; 고압호스 = high pressure hose; 샌드블라스트호스 = sandblast hose

+ steel-bar
ko: 철근 = reinforcing steel bar; 이형철근 = deformed steel bar; 환봉 = round bar + 스텐|철|강|SUS|S45C|스테인리스|쾌삭|탄소; 스텐환봉 = stainless steel bar; 스테인리스봉 = stainless steel rod; 철봉강 = steel bar; 평철 = steel flat bar; 각봉 = square bar + 철|스텐|강|SUS|SS400; 육각봉 = hexagonal bar + 철|스텐|강|SUS|스틸; 스텐봉 = stainless steel rod; 선재 = wire rod + 철강|코일|SWRM|강선; 연마봉 = bright steel bar; 공구강 = tool steel bar; 철환봉 = steel round bar
not: 철근결속기; 철근커플러; 철근망

+ steel-wire
ko: 철사 = steel wire; 반생이 = annealed iron wire; 결속선 = binding wire; 강선 = steel wire + 스프링|피아노|아연|mm|고탄소; 피아노선 = piano wire; 아연도금철사 = galvanised wire; 철선 = iron wire + 결속|아연|연강|mm|공예; 스텐철사 = stainless steel wire; 스프링강선 = spring steel wire; 분재철사 = bonsai wire; 코팅철사 = PVC coated wire; 꽃철사 = floral wire; 가시철사 = barbed wire; 결속철사 = tie wire
not: 연결철사; 빵끈철사; 철사옷걸이; 철사수세미; 건강선물; 건강선; 철사장

+ plucked-instrument
ko: 우쿨렐레 = ukulele; 콘서트우쿨렐레 = concert ukulele; 소프라노우쿨렐레 = soprano ukulele; 밴조 = banjo; 만돌린 = mandolin; 하프 = harp + 악기|레버|켈틱|현악기|리라|15현|19현|16현; 가야금 = gayageum zither; 거문고 = geomungo zither; 리라 = lyre harp + 악기|하프|16현|19현|현악기; 레버하프 = lever harp; 라이어하프 = lyre harp; 우크렐레 = ukulele; 고쟁 = guzheng; 시타르 = sitar; 치터 = zither + 악기

+ electric-shaver
ko: 전기면도기 = electric shaver; 전동면도기 = electric shaver; 휴대용면도기 = electric shaver + 전기|전동|충전|USB; 여성면도기 = lady shaver; 전기면도기날 = shaver replacement head; 면도망 = shaver foil; 면도기헤드 = shaver replacement head + 전기|필립스|회전식; 충전식면도기 = electric shaver; 여성용면도기 = lady shaver; 두피면도기 = head shaver; 쉐이버 = electric shaver + 전기|전동|충전|여성
not: 전기면도기세척액; 전기면도기케이스

+ hair-brush
ko: 헤어브러쉬 = hair brush; 헤어브러시 = hair brush; 빗 = hair brush + 쿠션|두피|헤어|엉킴|브러쉬|브러시; 쿠션브러쉬 = paddle hair brush; 패들브러쉬 = paddle hair brush; 롤브러쉬 = round hair brush; 돈모브러쉬 = boar bristle brush; 샴푸브러쉬 = shampoo brush; 샴푸브러시 = shampoo brush; 두피브러쉬 = scalp brush; 두피브러시 = scalp brush; 엉킴방지빗 = detangling brush; 염색브러쉬 = hair dye brush; 헤어롤빗 = round hair brush; 쿠션빗 = paddle hair brush; 수염브러쉬 = beard brush; 두피마사지빗 = scalp massage brush; 염색솔 = hair dye brush; 롤빗 = round hair brush; 벤트브러쉬 = vent hair brush
not: 컨트롤빗; 빗물

+ razor-blade
ko: 면도날 = razor blade; 양날면도날 = double edge razor blade; 리필면도날 = razor cartridge; 면도기날 = razor cartridge; 안전면도날 = safety razor blade; 면도기리필 = razor refill; 면도카트리지 = razor cartridge; 도루코날 = razor blade; 면도날리필 = razor refill; 칼면도날 = razor blade

+ toothbrush
ko: 칫솔 = toothbrush; 치간칫솔 = interdental brush; 어린이칫솔 = kids toothbrush; 유아칫솔 = kids toothbrush; 미세모칫솔 = soft bristle toothbrush; 대나무칫솔 = bamboo toothbrush; 일회용칫솔 = disposable toothbrush; 휴대용칫솔 = travel toothbrush; 칫솔세트 = toothbrush set; 혀클리너 = tongue cleaner; 교정칫솔 = orthodontic toothbrush; 틀니칫솔 = denture brush; 여행용칫솔 = travel toothbrush; 실리콘칫솔 = silicone toothbrush; 설태제거기 = tongue cleaner; 강아지칫솔 = pet toothbrush
not: 칫솔통; 칫솔캡; 칫솔컵; 칫솔커버; 칫솔소독기; 칫솔보관

+ adhesive-tape
ko: 박스테이프 = packing tape; 양면테이프 = double sided tape; 투명테이프 = transparent adhesive tape; 스카치테이프 = transparent adhesive tape; 마스킹테이프 = masking tape; 포장테이프 = packing tape; 청테이프 = cloth adhesive tape; 폼테이프 = foam tape; 알루미늄테이프 = aluminium foil tape; 방수테이프 = waterproof tape; OPP테이프 = packing tape; 덕트테이프 = duct tape; 나노테이프 = nano double sided tape; 종이테이프 = paper adhesive tape; 나노양면테이프 = nano double sided tape; 테프론테이프 = PTFE thread seal tape; 라인테이프 = floor marking tape; 접착테이프 = adhesive tape; 택배테이프 = packing tape; 보수테이프 = repair tape; 커버링테이프 = covering masking tape
not: 박스테이프커터기

+ calendar
ko: 달력 = calendar; 탁상달력 = desk calendar; 벽걸이달력 = wall calendar; 캘린더 = calendar + 탁상|벽|2024|2025|2026|달력|일정|벽걸이|포스터|한장; 어드벤트캘린더 = advent calendar; 만년달력 = perpetual calendar; 탁상캘린더 = desk calendar; 벽걸이캘린더 = wall calendar; 일력 = tear off calendar + 달력|캘린더|벽걸이|탁상|2025|2026|뜯는; 만년캘린더 = perpetual calendar; 우드달력 = wooden calendar
not: 부력일력; 전달력; 배달력

+ comic-book
ko: 만화책 = comic book; 코믹스 = comic book; 잡지 = magazine + 월호|과월호|월간|패션|잡지책|부록; 웹툰단행본 = comic book; 월간지 = magazine; 학습만화 = educational comic book; 매거진 = magazine + 잡지|월호|과월호|월간|패션지|표지
not: 잡지꽂이; 잡지랙; 잡지거치대; 매거진파우치; 코믹스캔; 잡지책꽂이

+ label-paper
ko: 라벨스티커 = label sticker; 라벨지 = adhesive label paper; 감열라벨 = thermal label; 바코드라벨 = barcode label; 가격택 = price tag; 가격표 = price tag; 네임스티커 = name label sticker; 이름스티커 = name label sticker; 송장용지 = shipping label; 택배송장 = shipping label; 행택 = hang tag; 선물택 = gift tag; 감사스티커 = thank you sticker; 원형라벨 = round label sticker; 봉인스티커 = seal sticker; 견출지 = index label; 라벨용지 = label paper; 크라프트택 = kraft tag; 감열라벨지 = thermal label; 투명라벨지 = clear adhesive label; 의류택 = clothing hang tag; 인덱스라벨 = index label; 방수네임스티커 = waterproof name label; 가격표스티커 = price sticker

+ pen-fountain
ko: 만년필 = fountain pen; 캘리그라피펜 = calligraphy pen; 깃털펜 = feather pen; 제도펜 = technical drawing pen; 드로잉펜 = drawing pen; 캘리그라피세트 = calligraphy set; 만년필세트 = fountain pen set; 글라스펜 = glass dip pen; 붓펜 = brush pen; 라이너펜 = fineliner pen
not: 만년필보관함; 만년필노트

+ plastic-container-pack
ko: 공병 = empty bottle; 화장품공병 = empty cosmetic bottle; 화장품용기 = cosmetic container; 크림용기 = cream jar; 분무기 = spray bottle; 스프레이공병 = spray bottle; 스프레이용기 = spray bottle; 페트병 = PET bottle; 플라스틱병 = plastic bottle; 펌프용기 = pump bottle; 거품용기 = foam bottle; 튜브공병 = squeeze tube container; 기름통 = jerry can; 샴푸공병 = shampoo bottle; 디스펜서공병 = pump bottle; 병뚜껑 = bottle cap; 립밤용기 = lip balm tube; 립글로스용기 = lip gloss tube; 다회용용기 = reusable plastic container; 플라스틱공병 = empty plastic bottle; 여행용기세트 = travel bottle set; 제리캔 = jerry can; 약통 = pill bottle + 플라스틱|공병|물약; 물약병 = medicine bottle; 플라스틱용기 = plastic container; 펌프공병 = pump bottle
not: 유공병

+ hides-goat-tanned
ko: 염소가죽원단 = goat leather; 염소가죽 = goat leather + 원피|원단|웻블루|무두질|안감|가죽공예; 산양가죽 = goat leather + 원피|원단|가죽공예; 염소스웨이드 = goat suede leather; 고트스킨원단 = goat leather

+ table-linen-set
ko: 원형식탁보 = round tablecloth; 레이스식탁보 = lace tablecloth; 패브릭냅킨 = cloth napkin; 행사테이블보 = banquet tablecloth; PVC식탁보 = PVC tablecloth; 식탁보세트 = table linen set; 스판테이블보 = stretch table cover

+ denim-fabric
ko: 데님원단 = denim fabric; 청지원단 = denim fabric; 청원단 = denim fabric; 청지 = denim fabric + 원단|대폭|1마|재봉; 스판데님원단 = stretch denim fabric; 셀비지원단 = selvedge denim fabric; 워싱데님원단 = washed denim fabric

+ knit-fabric
ko: 니트원단 = knitted fabric; 다이마루원단 = cotton jersey fabric; 다이마루 = knitted fabric + 원단|대폭|1마|재봉|홈패션; 편직물 = knitted fabric; 골지원단 = rib knit fabric; 저지원단 = jersey fabric; 쭈리원단 = sweatshirt fabric; 시보리 = rib cuff fabric + 원단|재봉|소매|부자재; 기모원단 = brushed knit fabric; 미니쭈리 = sweatshirt knit fabric; 피케원단 = pique knit fabric; 스판원단 = stretch fabric; 싱글원단 = single jersey fabric; 양면다이마루 = interlock knit fabric; 스쿠바원단 = scuba knit fabric; 폰테원단 = ponte knit fabric; 티셔츠원단 = T-shirt fabric

+ saw-blade
ko: 톱날 = saw blade; 원형톱날 = circular saw blade; 직소날 = jigsaw blade; 쇠톱날 = hacksaw blade; 컷쏘날 = reciprocating saw blade; 홀쏘 = hole saw; 띠톱날 = band saw blade; 기계톱체인 = chainsaw chain; 다이아몬드톱날 = diamond saw blade; 팁쏘 = TCT saw blade; 팁소 = TCT saw blade; 멀티커터날 = oscillating tool blade; 다이아몬드날 = diamond blade; 홀소 = hole saw; 만능커터날 = oscillating tool blade; 밴드쏘날 = band saw blade; 스킬날 = circular saw blade; 홀커터 = hole saw; 톱체인 = saw chain; 그라인더톱날 = grinder saw blade; 절단톱날 = saw blade

+ pruner
ko: 전지가위 = pruning shears; 전정가위 = pruning shears; 원예가위 = garden scissors; 꽃가위 = flower scissors; 분재가위 = bonsai scissors; 가지치기가위 = pruning shears; 적과가위 = fruit thinning scissors; 고지가위 = long reach pruner; 정원가위 = garden shears; 고지가지가위 = long reach pruner; 접목가위 = grafting tool; 포도가위 = grape scissors; 양손전지가위 = lopping shears; 양손가위 = hedge shears; 수확가위 = harvesting scissors; 고지톱가위 = long reach pruner

+ drill-bit
ko: 드릴비트 = drill bit; 드릴날 = drill bit; 기리 = drill bit + 드릴|철기리|콘크리트|HSS|목공|스텐|세트; 콘크리트드릴날 = masonry drill bit; 콘크리트비트 = masonry drill bit; 목공드릴날 = wood drill bit; 스텝드릴 = step drill bit; 드릴날세트 = drill bit set; 목공비트 = wood drill bit; 철기리 = metal drill bit; 콘크리트기리 = masonry drill bit; SDS비트 = SDS drill bit; 오거비트 = auger bit; 포스너비트 = forstner bit; 카운터싱크 = countersink bit; 드릴비트세트 = drill bit set; 코발트드릴 = cobalt drill bit; 센터드릴 = center drill; 타일비트 = tile drill bit; 스테인리스드릴날 = metal drill bit; 목공기리 = wood drill bit; 유리비트 = glass drill bit; 이중기리 = countersink bit; 함마기리 = SDS drill bit; 보링비트 = forstner bit; 코어비트 = core drill bit

+ pressure-gauge
ko: 수압계 = water pressure gauge; 연료게이지 = fuel gauge; 유압게이지 = oil pressure gauge; 부스트게이지 = boost gauge; 냉매게이지 = manifold gauge set; 타이어게이지 = tyre pressure gauge; 진공압력계 = vacuum gauge; 타이어공기압게이지 = tyre pressure gauge; 공기압계 = air pressure gauge; 수압게이지 = water pressure gauge

+ binocular
ko: 쌍안경 = binoculars; 망원경 = telescope; 천체망원경 = astronomical telescope; 단안경 = monocular; 오페라글라스 = opera glasses; 필드스코프 = spotting scope; 고배율망원경 = telescope; 단망경 = monocular; 굴절망원경 = refractor telescope; 콘서트망원경 = binoculars; 어린이망원경 = kids telescope; 휴대용망원경 = portable telescope; 반사망원경 = reflector telescope; 공연망원경 = opera glasses; 스포팅스코프 = spotting scope
not: 망원경삼각대; 쌍안경삼각대; 쌍안경스트랩

+ fish-hook
ko: 낚시바늘 = fish hook; 낚싯바늘 = fish hook; 트레블훅 = treble hook; 바늘 = fish hook + 낚시|감성돔|붕어|묶음; 묶음바늘 = snelled fish hook; 어시스트훅 = assist fish hook; 와이드갭훅 = worm fish hook; 웜훅 = worm fish hook; 루어훅 = lure fish hook; 트리플훅 = treble hook; 붕어바늘 = fish hook; 싱글훅 = fish hook; 스냅훅바늘 = fish hook
not: 바늘꽂이; 바늘쌈지; 낚시바늘케이스

+ modelling-clay
ko: 클레이 = modelling clay + 점토|아이|천사|아이클레이|컬러|만들기|지점토|촉감놀이|세트|유아; 점토 = modelling clay; 천사점토 = air dry clay; 지점토 = paper clay; 찰흙 = modelling clay; 폴리머클레이 = polymer clay; 아이클레이 = soft modelling clay; 슬라임 = slime toy; 오븐점토 = oven bake clay; 유토 = plasticine + 점토|조각|조소|공예; 플레이도우 = modelling dough; 액체괴물 = slime toy; 컬러점토 = coloured modelling clay; 칼라클레이 = coloured modelling clay; 고무찰흙 = plasticine; 밀가루점토 = modelling dough; 레진점토 = resin clay; 도예흙 = pottery clay; 컬러클레이 = coloured modelling clay; 점토세트 = modelling clay set; 도자기흙 = pottery clay; 옹기토 = pottery clay; 종이죽점토 = paper clay; 인상재 = dental impression material + 치과|치기공|알지네이트
not: 점토벽돌; 점토도구; 점토시계; 클레이사격; 클레이마스크; 점토칼; 찰흙판; 슬라임향료; 클레이팩; 점토틀

+ aircraft
ko: 비행기 = aircraft + 경비행기|기체|중고|조종|탑승|항공기; 헬리콥터 = helicopter + 유인|탑승|실물|민간|중고기체; 항공기 = aircraft + 기체|여객기|경량|중고|민항|초경량; 열기구 = hot air balloon + 탑승|비행|버너|유인; 경비행기 = light aircraft; 글라이더 = glider + 활공|유인|행글라이더|탑승; 행글라이더 = hang glider; 인공위성 = satellite + 발사|궤도|통신|큐브샛; 큐브샛 = satellite; 자이로콥터 = gyrocopter; 비행선 = airship + 헬륨|광고|무인

+ passenger-car
ko: 승용차 = passenger car + 중고|신차|수출|완성차|수입차|세단; 세단 = sedan + 중고차|신차|승용차|수출|하이브리드; 전기차 = electric car + 중고차|신차|수출|완성차|승용차; 중고차 = used car; 하이브리드차 = hybrid car; 캠핑카 = motorhome; 구급차 = ambulance + 특수차|중고|신차|차량제작|수출; 스포츠카 = sports car + 중고차|신차|완성차; 미니밴 = minivan; 모터홈 = motorhome; 장의차 = hearse
not: 캠핑카용품; 캠핑카장난감; 캠핑카배터리; 캠핑카창문; 캠핑카매트; 중고차량용품

+ ebike-vehicle
ko: 전기MTB = electric mountain bike; PAS자전거 = pedal assist bicycle; 파스전기자전거 = pedal assist bicycle; 페달보조전기자전거 = pedal assist bicycle; 전기로드자전거 = electric road bike; 전기산악자전거 = electric mountain bike

+ bicycle-crank-pedal
ko: 자전거페달 = bicycle pedal; 평페달 = flat bicycle pedal; 클릿페달 = clipless bicycle pedal; 크랭크 = bicycle crank + 자전거|MTB|로드|시마노|픽시|크랭크암; 크랭크셋 = bicycle crankset; 체인링 = bicycle chainring; 비비 = bottom bracket + 자전거|바텀브라켓; 바텀브라켓 = bottom bracket; 페달 = bicycle pedal + 자전거|MTB|로드|클릿|평페달|픽시; 클릿 = pedal cleat + 페달|로드|자전거|SPD|시마노|룩; 크랭크암 = bicycle crank arm; 접이식페달 = folding bicycle pedal; 로드페달 = road bicycle pedal; 토클립 = bicycle toe clip

+ car-mirror
ko: 사이드미러 = side mirror; 룸미러 = rear view mirror; 백미러 = rear view mirror; 사각지대거울 = blind spot mirror; 보조미러 = blind spot mirror; 오토바이백미러 = motorcycle mirror; 자전거백미러 = bicycle mirror; 사이드미러유리 = wing mirror glass; 오토바이미러 = motorcycle mirror; 바엔드미러 = bar end mirror; 사각지대미러 = blind spot mirror; 바이크미러 = motorcycle mirror; 자전거미러 = bicycle mirror; 유아미러 = baby car mirror; 아기미러 = baby car mirror; 사이드밀러 = side mirror; 광각룸미러 = wide angle rear view mirror; 주차보조미러 = parking assist mirror; 후사경 = rear view mirror; 후방거울 = rear view mirror
not: 사이드미러커버; 사이드미러발수; 사이드미러필름; 룸미러거치대; 사이드미러몰딩; 룸미러커버; 사이드미러카메라

+ wood-pulp
ko: 목재펄프 = wood pulp; 크라프트펄프 = kraft pulp; 침엽수펄프 = softwood pulp; 활엽수펄프 = hardwood pulp; 용해펄프 = dissolving pulp; 유칼립투스펄프 = eucalyptus pulp; 플러프펄프 = fluff pulp; 펄프원료 = wood pulp; 표백펄프 = bleached wood pulp

+ forklift
ko: 지게차 = forklift; 전동지게차 = electric forklift; 디젤지게차 = diesel forklift; 핸드파렛트 = hand pallet truck; 핸드팔레트 = hand pallet truck; 스태커 = pallet stacker + 지게차|전동|수동|핸드|파렛트|유압; 리치트럭 = reach truck; 자키 = hand pallet truck + 핸드|파렛트|유압|2톤|2.5톤; 전동파렛트트럭 = electric pallet truck; 입식지게차 = stand-on forklift; 전동스태커 = electric stacker; 텔레핸들러 = telehandler; 수동지게차 = manual pallet stacker; 유압핸드카 = hand pallet truck; 전동자키 = electric pallet truck; 핸드리프트 = hand pallet truck; 파렛트트럭 = pallet truck
not: 지게차타이어; 지게차배터리; 지게차경광등; 지게차장난감; 지게차안전벨트

+ rubber-gasket
ko: 오링 = rubber O-ring; 고무가스켓 = rubber gasket; 실리콘패킹 = silicone gasket; 리테이너 = oil seal + 오일씰|베어링|고무|유압; 패킹 = rubber gasket + 고무|수전|압력솥|실리콘|뚜껑|오링|밀폐용기|수도|밥솥|냉장고|텀블러; 냉장고패킹 = refrigerator door gasket; 씰링 = sealing ring + 고무|오링|실리콘; 바이톤오링 = viton O-ring; 고무링 = rubber ring; 씰키트 = seal kit; 수전패킹 = tap washer; 수도패킹 = tap washer

+ rubber-mat
ko: 고무판 = rubber sheet mat; 헬스장매트 = gym rubber mat; 헬스매트 = gym rubber mat; 고무블럭 = rubber floor tile; 고무바닥재 = rubber flooring; 축사매트 = livestock rubber mat; 카매트 = car floor mat; 차량매트 = car floor mat; 자동차매트 = car floor mat; 절연매트 = dielectric rubber mat; 탄성매트 = rubber flooring; 고무타일 = rubber floor tile; 우레탄고무판 = rubber sheet mat; 절연고무판 = dielectric rubber mat; 발판고무매트 = rubber door mat; 놀이터매트 = rubber playground tile; 벌집매트 = rubber car mat; 고무발판 = rubber mat; 논슬립고무매트 = non-slip rubber mat

+ minor-metal
ko: 텅스텐봉 = tungsten rod; 텅스텐분말 = tungsten powder; 티타늄판 = titanium sheet; 티타늄봉 = titanium bar; 마그네슘괴 = magnesium ingot; 몰리브덴 = molybdenum metal + 분말|와이어; 탄탈륨 = tantalum metal; 티타늄와이어 = titanium wire; 마그네슘잉곳 = magnesium ingot; 티타늄파이프 = titanium tube; 코발트금속 = cobalt metal; 비스무트 = bismuth ingot + 금속|잉곳|결정|주괴; 스펀지티탄 = titanium sponge; 티탄봉 = titanium bar; 안티몬괴 = antimony ingot; 텅스텐와이어 = tungsten wire

+ bowed-instrument
ko: 바이올린 = violin; 첼로 = cello + 악기|연습용|입문용|현악기|4/4|1/2|3/4|활; 비올라 = viola + 악기|현악기|연습용|활; 콘트라베이스 = double bass; 해금 = haegeum fiddle + 국악|악기|연주; 아쟁 = ajaeng zither; 연습용바이올린 = student violin; 얼후 = erhu; 더블베이스 = double bass; 입문용바이올린 = student violin; 이호 = erhu + 악기|현악기; 전자바이올린 = electric violin
not: 바이올린어깨받침; 바이올린활; 바이올린턱받침

+ car-seat-child
ko: 카시트 = child car seat + 유아|아기|신생아|아동|주니어|아이소픽스|ISOFIX|토들러|회전형|바구니|휴대용|어린이; 부스터시트 = booster seat; 주니어카시트 = child booster car seat; 유아카시트 = child car seat; 신생아카시트 = infant car seat; 바구니카시트 = infant car seat; 보행기 = baby walker + 아기|유아|걸음마|점퍼루|베이비; 하이체어 = highchair; 아기식탁의자 = highchair; 유아식탁의자 = highchair; 부스터의자 = booster chair; 점퍼루 = baby jumper; 범보의자 = baby floor seat; 아기목욕의자 = baby bath seat; 이유식의자 = feeding chair; 러닝타워 = learning tower; 쏘서 = baby activity center; 걸음마보조기 = baby walker; 바운서 = baby bouncer + 아기|유아|신생아|전동|육아
not: 카시트발받침; 카시트쿨시트; 카시트라이너; 보행기튜브; 카시트목쿠션; 카시트통풍시트; 노인보행기; 성인보행기; 실버보행기

+ kitchen-melamine-tableware
ko: 멜라민접시 = melamine plate; 멜라민식기 = melamine tableware; 멜라민쟁반 = melamine tray; 멜라민트레이 = melamine tray; 플라스틱접시 = plastic plate; 플라스틱그릇 = plastic bowl; 트라이탄컵 = tritan plastic cup; 아크릴컵 = acrylic cup; PC컵 = polycarbonate cup; 플라스틱와인잔 = plastic wine glass; 플라스틱쟁반 = plastic tray; 멜라민공기 = melamine bowl; 멜라민면기 = melamine noodle bowl; 식판 = divided meal tray + 플라스틱|유아|멜라민|아기|PP|트라이탄; 플라스틱식기 = plastic tableware; 트라이탄와인잔 = tritan wine glass

+ safety-glass
ko: 강화유리 = tempered glass + 상판|재단|테이블|선반|맞춤|5mm|8mm|10mm|책상; 강화유리판 = tempered glass sheet; 접합유리 = laminated glass; 앞유리 = vehicle windscreen + 교체|차량유리|접합|정품유리; 자동차유리 = car window glass; 유리상판 = glass table top; 방탄유리 = bulletproof glass; 테이블유리 = glass table top; 식탁유리 = glass table top; 책상유리 = glass desk top; 유리선반 = tempered glass shelf; 윈드실드 = windscreen + 유리|자동차|오토바이; 맞춤유리 = cut glass panel
not: 앞유리성에; 강화유리보호; 테이블유리매트; 강화유리냄비; 강화유리컵

+ wadding-batting
ko: 패딩솜 = polyester wadding; 솜원단 = wadding sheet; 퀼트솜 = quilt batting; 접착솜 = fusible batting; 압축솜 = batting; 누빔솜 = quilt batting; 4온스솜 = batting; 보온솜 = insulation wadding; 신슐레이트원단 = insulation wadding; 목화솜시트 = cotton batting; 케미컬솜 = polyester wadding; 롤솜 = wadding roll

+ weather-instrument
ko: 온습도계 = thermo-hygrometer; 습도계 = hygrometer; 기압계 = barometer; 디지털온습도계 = thermo-hygrometer; 함수율측정기 = moisture meter; 토양수분측정기 = soil moisture meter; 디지털온습도기 = thermo-hygrometer

+ kayak-paddle
ko: 카약 = kayak; 카누 = canoe + 카약|보트|레저|캐나디언|인원; 카약패들 = kayak paddle; 인플레터블카약 = inflatable kayak; 카누패들 = canoe paddle; 낚시카약 = fishing kayak; 패들 = paddle + 카약|카누|보트|SUP|서핑|패들보드; 공기주입카약 = inflatable kayak
not: 카약스트랩; 카약카트; 카약시트; 테카약; 카약스커트

+ sewing-needle
ko: 바늘 = sewing needle + 재봉|손바느질|자수|퀼트|바느질|가죽|돗바늘|이불|미싱; 코바늘 = crochet hook; 대바늘 = knitting needle; 돗바늘 = yarn needle; 자수바늘 = embroidery needle; 손바늘 = hand sewing needle; 줄바늘 = circular knitting needle; 재봉바늘 = sewing needle; 코바늘세트 = crochet hook set; 바늘세트 = sewing needle set; 퀼트바늘 = quilting needle; 가죽바늘 = leather needle; 대바늘세트 = knitting needle set; 니들펠트바늘 = felting needle; 비즈바늘 = beading needle; 조립식대바늘 = circular knitting needle; 장갑바늘 = double-pointed knitting needle; 바늘실끼우기 = needle threader; 실끼우개 = needle threader; 양면바늘 = felting needle + 펠트|양모; 스킬바늘 = latch hook; 모사용코바늘 = crochet hook; 이불바늘 = sewing needle
not: 바늘귀; 코바늘케이스; 코바늘뜨기; 코바늘책; 코바늘가방; 대바늘케이스

+ wood-flooring
ko: 마루 = wood flooring + 강마루|원목|바닥재|강화|온돌|합판|시공|헤링본; 강마루 = engineered wood flooring; 강화마루 = laminate flooring; 원목마루 = wood flooring; 온돌마루 = engineered wood flooring; 합판마루 = engineered wood flooring; 데크타일 = deck tile; 조립마루 = interlocking deck tile; 대나무마루 = bamboo flooring; 헤링본마루 = herringbone wood flooring; 원목바닥재 = solid wood flooring; 조립식데크 = deck tile; 원목데크타일 = wood deck tile; 베란다데크 = deck tile; 쪽마루 = wood floor board

+ wood-pallet
ko: 나무파렛트 = wooden pallet; 목재파렛트 = wooden pallet; 나무팔레트 = wooden pallet; 목재팔레트 = wooden pallet; 원목파렛트 = wooden pallet; 파렛트 = pallet + 나무|목재|원목|열처리|수출용; 목팔레트 = wooden pallet; 수출용파렛트 = wooden pallet; 파렛트깔판 = pallet; 깔판 = wooden pallet + 나무|목재|원목|파렛트

+ eye-mask
ko: 수면안대 = sleeping eye mask; 안대 = eye mask; 실크안대 = silk eye mask; 온열안대 = heated eye mask; 여행용안대 = travel eye mask; 냉온안대 = gel eye mask; 쿨링안대 = cooling eye mask; 해적안대 = pirate eye patch; 아이패치 = eye patch + 약시|가림|안대|어린이; 눈찜질안대 = gel eye mask; 약시안대 = amblyopia eye patch; 젤안대 = gel eye mask; 3D안대 = eye mask; 숙면안대 = sleeping eye mask; 아이마스크 = eye mask + 수면|온열|스팀|찜질
not: 동안대; 방안대; 제안대; 안대기; 보안대; 화장안대; 안안대

+ flour-milling-machine
ko: 정미기 = rice milling machine; 도정기 = rice milling machine; 현미기 = rice husking machine; 제분기 = flour milling machine; 가정용정미기 = rice milling machine; 가정용도정기 = rice milling machine; 밀가루제분기 = flour milling machine; 압맥기 = grain flaking machine; 탈피기 = husking machine + 곡물|콩|메밀|녹두; 곡물제분기 = flour milling machine

+ sugar-machine
ko: 제당기계 = sugar mill machine; 설탕원심분리기 = sugar centrifuge; 사탕무세척기 = sugar beet washing machine; 제당설비 = sugar refining machine

+ jacquard-dobby
ko: 자카드기 = jacquard machine; 도비기 = dobby machine; 전자자카드 = electronic jacquard; 자카드직기 = jacquard machine; 도비장치 = dobby machine; 전자도비 = electronic dobby

+ filling-machine
ko: 충진기 = filling machine; 액체충진기 = liquid filling machine; 충전포장기 = filling machine; 캡핑기 = capping machine; 라벨부착기 = labelling machine; 라벨링기 = labelling machine; 탄산음료제조기 = soda maker; 캡실링기 = cap sealing machine; 캔시밍기 = can seaming machine; 병입기 = bottling machine; 라벨러 = labelling machine + 자동|반자동|병|기계; 튜브충진기 = tube filling machine; 캡슐충전기 = capsule filling machine + 공캡슐|수동|알약; 분말충진기 = powder filling machine; 소다메이커 = soda maker; 충진기계 = filling machine

+ laundry-machine
ko: 산업용세탁기 = industrial washing machine; 업소용세탁기 = industrial washing machine; 드라이클리닝기계 = dry cleaning machine; 재단기 = cloth cutting machine + 원단|의류|천|봉제|전동|로터리; 열프레스기 = heat press machine; 열전사기 = heat press machine; 승화전사기 = sublimation heat press; 원단재단기 = fabric cutting machine; 산업용건조기 = industrial tumble dryer; 업소용건조기 = industrial tumble dryer; 프레스다림질기 = ironing press; 심지접착기 = fusing press; 염색기 = dyeing machine + 원단|섬유|의류|산업용; 원단검사기 = fabric inspection machine; 세탁소프레스 = laundry press; 열프레스 = heat press machine; 다림질기계 = ironing machine; 머그전사기 = mug heat press; 모자전사기 = cap heat press; 연단기 = fabric spreading machine

+ mould
ko: 사출금형 = injection mould; 금형 = mould + 사출|프레스|플라스틱|다이캐스팅|주조|블로우|제작; 다이캐스팅금형 = die casting mould; 실리콘몰드 = silicone mould + 레진|비누|캔들|석고|에폭시|공예|테라조; 캔들몰드 = candle mould; 레진몰드 = resin mould; 비누몰드 = soap mould; 석고몰드 = plaster mould; 콘크리트몰드 = concrete mould; 몰드베이스 = mould base; 캔들틀 = candle mould; 양초몰드 = candle mould; 레진공예몰드 = resin mould; 주물몰드 = casting mould; 보도블럭거푸집 = paving mould; 거푸집 = concrete mould; 비누틀 = soap mould; 방향제몰드 = resin mould; 디딤석몰드 = paving mould; 화분몰드 = concrete mould

+ condom
ko: 콘돔 = condom; 초박형콘돔 = condom; 라텍스콘돔 = latex condom; 여성용콘돔 = female condom; 돌출형콘돔 = condom; 폴리우레탄콘돔 = polyurethane condom
not: 콘돔케이스

+ brass-instrument
ko: 트럼펫 = trumpet; 트롬본 = trombone; 호른 = french horn; 튜바 = tuba; 유포니움 = euphonium; 프렌치호른 = french horn; 코넷 = cornet + 악기|금관|연주; 플루겔혼 = flugelhorn; 포켓트럼펫 = pocket trumpet; 수자폰 = sousaphone; 나팔 = bugle + 악기|금관|연주|군대; 플라스틱트롬본 = plastic trombone; 나발 = bugle + 국악|악기
not: 트럼펫슬리브; 트럼펫마우스피스; 트럼펫스탠드

+ syringe
ko: 주사기 = syringe; 일회용주사기 = disposable syringe; 인슐린주사기 = insulin syringe; 투약기 = oral syringe + 아기|유아|경구; 경구용주사기 = oral syringe; 무침주사기 = needleless syringe; 급여주사기 = feeding syringe; 약물투약기 = oral syringe; 플라스틱주사기 = plastic syringe; 이유주사기 = feeding syringe
not: 그리스주사기; 케이크주사기; 주사기펌프; 양념주사기; 주사기필터; 주사기바늘; 주사기볼펜; 고기주사기

+ business-card-print
ko: 명함 = business card + 제작|인쇄|디자인|주문|100매|200매|500매|고급; 쿠폰도장카드 = loyalty card; 상품권인쇄 = gift voucher; 티켓인쇄 = printed ticket; 메뉴판인쇄 = printed menu card; 상장 = certificate + 용지|인쇄|상장용지|표창장; 쿠폰인쇄 = printed coupon; 오라클카드 = oracle cards; 단어카드 = flash cards; 낱말카드 = flash cards; 플래시카드 = flash cards; 확언카드 = affirmation cards; 복권 = scratch card + 스크래치|용지; 스크래치복권 = scratch card; 임명장 = certificate + 용지|케이스|인쇄; 귀걸이대지 = earring display card; 제품보증서 = printed certificate card; 마일스톤카드 = milestone cards; 감성카드 = printed card; 백카드 = backing card; 명함제작 = business card; 식권 = printed meal ticket + 식당|인쇄|제작|구내; 응모권 = raffle ticket
not: 명함집; 명함첩; 명함홀더; 명함거치대; 명함박스; 명함스캐너; 명함스탠드

+ photo-album
ko: 앨범 = photo album + 사진|포토|접착|포켓|폴라로이드|인스탁스|웨딩|육아|가족; 포토앨범 = photo album; 사진첩 = photo album; 사진앨범 = photo album; 포토북 = photo book; 접착앨범 = self-adhesive photo album; 스크랩북 = scrapbook; 폴라로이드앨범 = photo album; 포켓앨범 = slip-in photo album; 인스탁스앨범 = photo album; 육아앨범 = baby photo album; 웨딩앨범 = wedding photo album; 우표앨범 = stamp album; 포카앨범 = photocard album; 콜렉트북 = photocard binder album; 포카바인더 = photocard binder album; 스티커앨범 = sticker album; 포토카드바인더 = photocard binder album; 포토카드앨범 = photocard album; 스크랩앨범 = scrapbook; 셀프앨범 = photo album; 스냅앨범 = photo album; 졸업앨범 = photo album; 동전앨범 = coin album; 화폐앨범 = coin album

+ stapler-punch
ko: 스테이플러 = stapler; 호치키스 = stapler; 펀치 = hole punch + 2공|3공|1공|타공|종이|사무용|문구|6공|모양|다이어리; 천공기 = hole punch + 종이|2공|사무용|3공|문서; 모양펀치 = craft punch; 문서세단기 = paper shredder; 세단기 = paper shredder; 파쇄기 = paper shredder + 문서|종이|가정용|사무용; 전동스테이플러 = electric stapler; 문서파쇄기 = paper shredder; 코너라운더 = corner rounder; 6공펀치 = hole punch; 라운더 = corner rounder + 코너|모서리|종이|카드; 미니스테이플러 = mini stapler; 2공펀치 = hole punch; 천공펀치 = hole punch; 호찌케스 = stapler; 제본펀치 = hole punch; 동전분류기 = coin sorter; 모서리라운더 = corner rounder; 무침스테이플러 = stapleless stapler; 1공펀치 = hole punch; 타공펀치 = hole punch; 3공펀치 = hole punch; 펀칭기 = hole punch + 종이|사무용|다이어리; 엠보싱라벨기 = embossing label maker
not: 호치키스알; 세단기오일; 의료용스테이플러

+ roof-tile
ko: 기와 = clay roof tile + 지붕|점토|한식|한옥|전통|스페니쉬|토기와; 점토기와 = clay roof tile; 지붕기와 = roof tile; 한식기와 = clay roof tile; 수키와 = clay roof tile; 암키와 = clay roof tile; 스페니쉬기와 = clay roof tile

+ machine-tool
ko: 탁상드릴 = drill press; 탁상그라인더 = bench grinder; 테이블쏘 = table saw; 테이블소 = table saw; 각도절단기 = mitre saw; 스크롤쏘 = scroll saw; 밴드쏘 = band saw; 레이저각인기 = laser engraver; 레이저조각기 = laser engraver; CNC조각기 = CNC router; 목선반 = wood lathe; 조각기 = engraving machine + CNC|레이저|금속|목재|각인; 각인기 = engraving machine + 레이저|금속|CNC|전동; 유압프레스 = hydraulic press; 자동대패 = planer thicknesser; 키복제기 = key cutting machine; 열쇠복제기 = key cutting machine; 드릴프레스 = drill press; 텀블러연마기 = rock tumbler; 목공선반 = wood lathe; 슬라이딩각도절단기 = sliding mitre saw; 광택기기 = polishing machine; 탁상드릴링머신 = drill press; 띠톱기계 = band saw; 수압대패 = jointer planer; CNC라우터 = CNC router; 귀금속광택기 = jewelry polishing machine; 벤치그라인더 = bench grinder; 핸드프레스 = arbor press; 레이저커팅기 = laser cutting machine; 레이저마킹기 = laser marking machine; 마이터쏘 = mitre saw; 열쇠기계 = key cutting machine; 머시닝센터 = machining center; 만능절단기 = mitre saw

+ balloon
ko: 풍선 = balloon; 헬륨풍선 = helium balloon; 은박풍선 = foil balloon; 호일풍선 = foil balloon; 숫자풍선 = number balloon; 생일풍선 = birthday balloon; 풍선세트 = balloon set; 풍선가랜드 = balloon garland; 풍선아치 = balloon arch; 라텍스풍선 = latex balloon; 글자풍선 = letter balloon; 컨페티풍선 = confetti balloon; 요술풍선 = modelling balloon; 고무풍선 = latex balloon; 버블풍선 = bubble balloon; 이니셜풍선 = letter balloon; 파티풍선 = party balloon; 투명풍선 = clear balloon; 은박숫자풍선 = foil number balloon; 레터링풍선 = balloon; 캐릭터풍선 = foil balloon; 브라이덜풍선 = balloon; 용돈풍선 = balloon; 벌룬 = balloon + 헬륨|생일|파티|은박|숫자|컨페티|호일|가랜드
not: 풍선스탠드; 풍선거치대; 풍선받침대; 벌룬팬츠; 벌룬소매; 벌룬스커트; 풍선다트; 풍선커튼; 풍선스티커; 벌룬원피스; 풍선막대; 풍선덩굴; 풍선초; 풍선매듭기; 풍선효과

+ goods-truck
ko: 화물차 = goods truck + 중고|수출|신차|1톤|완성차|5톤|2.5톤|탑차; 덤프트럭 = dump truck + 중고|수출|15톤|25톤|신차; 픽업트럭 = pickup truck + 중고|신차|수출|완성차; 냉동탑차 = refrigerated truck; 탑차 = box truck + 중고|냉동|1톤|윙바디|수출; 윙바디 = wing body truck; 카고트럭 = cargo truck; 전기트럭 = electric truck; 트럭 = truck + 중고차|수출용|신차|완성차; 화물밴 = cargo van
not: 화물차시트; 화물차용품; 화물차시거잭; 트럭장난감; 화물차매트; 덤프트럭장난감; 화물차침대

+ exhaust-part
ko: 머플러 = exhaust muffler + 자동차|오토바이|배기|차량|바이크|튜닝|스쿠터|엔드|가변|스텐|소음기; 머플러팁 = exhaust tip; 머플러커터 = exhaust tip; 소음기 = exhaust silencer + 머플러|배기|자동차|오토바이|엔진; 배기관 = exhaust pipe; 배기파이프 = exhaust pipe; 다운파이프 = downpipe; 가변배기 = exhaust valve system; 오토바이머플러 = motorcycle muffler; 자동차머플러 = car muffler; 자바라파이프 = exhaust flex pipe; 배기시스템 = exhaust system; 슬립온머플러 = slip-on exhaust; 풀배기 = exhaust system; 튜닝머플러 = exhaust muffler; 듀얼머플러 = exhaust muffler; 엔드머플러 = exhaust muffler; 디비킬러 = exhaust silencer insert

+ wooden-small-blank
ko: 목각인형재료 = wooden peg doll blank; 나무링 = wooden ring; 우드링 = wooden ring; 우드볼 = wooden ball + 공예|DIY|만들기|구슬; 나무큐브 = wooden cube; 나무이름표 = wooden plant label; 나무실패 = wooden spool; 목봉 = wooden dowel + 공예|DIY|나무|원목|마크라메|목재; 우드스틱 = wooden stick + 공예|커피|하드바|만들기; 토끼장 = rabbit hutch; 나무토끼장 = wooden rabbit hutch; 닭장 = hen house; 나무막대 = wooden stick + 공예|만들기|하드; 버닝우드 = wood burning blank; 나무볼 = wooden ball; 목공구슬 = wooden beads; 원목볼 = wooden ball; 나무블랭크 = wooden craft blank; 목각볼 = wooden ball

+ fridge-magnet
ko: 냉장고자석 = fridge magnet; 마그넷 = fridge magnet + 냉장고|기념품|여행|포토|캐릭터|장식|굿즈|도시; 냉장고마그넷 = fridge magnet; 마그네틱 = fridge magnet + 냉장고|기념품|여행|관광; 여행마그넷 = souvenir magnet; 칠판자석 = whiteboard magnet; 화이트보드자석 = whiteboard magnet; 자석핀 = magnetic push pin; 포토마그넷 = photo magnet; 한글자석 = magnetic letters; 숫자자석 = magnetic numbers; 영어자석 = magnetic letters; 알파벳자석 = magnetic letters; 보드자석 = whiteboard magnet; 냉장고자석칠판 = magnetic fridge board; 기념품자석 = souvenir magnet; 기념마그넷 = souvenir magnet; 막대자석보드 = whiteboard magnet; 메모자석 = whiteboard magnet; 냉장고스티커자석 = fridge magnet; 원형보드자석 = whiteboard magnet

+ bee-live
ko: 여왕벌 = queen bee + 분양|꿀벌|양봉|종봉|교미|처녀왕; 꿀벌분양 = live honeybee colony; 종봉 = honey bee colony + 양봉|꿀벌|벌통|분양; 수정벌 = pollination bumblebee colony; 뒤영벌 = bumblebee colony; 호박벌수정벌 = bumblebee colony

+ down-feather-filling
ko: 오리털충전재 = duck down filling; 거위털충전재 = goose down filling; 오리솜털 = duck down; 거위솜털 = goose down; 다운충전재 = down filling; 구스다운충전재 = goose down filling; 깃털충전재 = feather filling; 거위털리필 = goose down filling; 구스솜털충전재 = goose down filling

+ poultry-live
ko: 병아리 = live chick + 분양|부화|생후|산란계|육계|청계; 산란계 = laying hen; 육계병아리 = broiler chick; 청계병아리 = live chick; 닭분양 = live chicken; 오리분양 = live duck; 토종닭분양 = live chicken; 새끼오리 = live duckling + 분양|부화; 메추리분양 = live quail

+ soybean
ko: 백태 = soybeans + 콩|국산|메주|메주콩|수입|햇; 메주콩 = soybeans; 대두 = soybeans + 콩|국산|수입|백태|노란콩|식품|유기농; 콩나물콩 = soybeans; 노란콩 = soybeans; 흰콩 = soybeans; 속청 = black soybeans + 콩|서리태|검정; 두부콩 = soybeans; 청태 = green soybeans + 콩|국산|햇

+ catering-urn
ko: 국통 = catering soup kettle + 보온|업소용|전기|슬로우쿠커; 전기온수통 = electric water urn; 업소용핫도그기계 = commercial hot dog machine; 회전솥 = tilting kettle; 가스밥솥 = gas rice cooker; 면렌지 = commercial noodle cooker; 케밥기계 = doner grill; 보온보울 = food warmer + 업소용|뷔페; 푸드워머 = food warmer; 뷔페워머 = food warmer; 업소용밥솥 = commercial rice cooker; 커피언 = coffee urn; 물끓이기 = electric water urn + 업소용|전기|대용량|스텐; 보온진열장 = heated display cabinet; 온장쇼케이스 = heated display cabinet; 압력프라이어 = pressure fryer; 콤비오븐 = combi oven; 면삶는기계 = commercial noodle cooker; 해면기 = commercial noodle cooker; 전기물통 = electric water urn

+ leather-machine
ko: 피할기 = leather skiving machine; 가죽피할기 = leather skiving machine; 가죽스카이빙기 = leather skiving machine; 가죽가공기계 = leather working machine; 가죽광택기 = leather polishing machine; 가죽분할기 = leather splitting machine; 가죽연마기 = leather buffing machine

+ marine-engine
ko: 선박엔진 = marine engine; 선박용엔진 = marine engine; 선외기 = outboard motor; 보트엔진 = boat engine; 선내기 = inboard engine; 박용엔진 = marine engine; 해상엔진 = marine engine; 선박용디젤엔진 = marine diesel engine
not: 선외기거치대; 선외기프로펠러; 선외기오일; 선외기연료통; 선외기부품; 선외기카트

+ stone-grinding-machine
ko: 석재연마기 = stone grinding machine; 석재광택기 = stone polishing machine; 바닥연마기 = floor grinder; 콘크리트연마기 = concrete grinding machine; 렌즈가공기 = lens edging machine; 렌즈연마기 = lens grinding machine; 유리연마기 = glass grinding machine; 유리면취기 = glass beveling machine; 보석연마기 = gemstone grinding machine; 원석연마기 = gemstone grinding machine; 옥습기 = lens edging machine; 도자기연마기 = ceramic grinding machine; 대리석연마기 = marble polishing machine; 대리석광택기 = marble polishing machine; 유리그라인더 = glass grinding machine; 면치기 = bevel grinding machine + 유리|석재|대리석

+ clutch-brake-coupling
ko: 파우더클러치 = powder clutch; 기어커플링 = gear coupling; 디스크커플링 = disc coupling; 벨로즈커플링 = bellows coupling; 올덤커플링 = oldham coupling; 원웨이클러치 = one-way clutch; 마찰클러치 = friction clutch; 전자브레이크 = electromagnetic brake; 체인커플링 = chain coupling; 에어클러치 = pneumatic clutch; 슬리브커플링 = sleeve coupling; 마그네틱커플링 = magnetic coupling; 파우더브레이크 = powder brake; 타이어커플링 = tyre coupling; 올드햄커플링 = oldham coupling

+ knitting-needle-machine-part
ko: 편직기바늘 = knitting machine needle; 편물기바늘 = knitting machine needle; 환편기바늘 = circular knitting machine needle; 횡편기바늘 = knitting machine needle; 싱커 = knitting machine sinker + 편직|편기|환편; 양말기계바늘 = knitting machine needle; 터프팅바늘 = tufting needle; 편직바늘 = knitting machine needle; 래치니들 = latch needle

+ printer-part-named
ko: 정착기 = fuser unit + 프린터|복합기|레이저|정품|토너; 퓨저 = fuser unit + 프린터|복합기|정착기|히터; 써멀헤드 = thermal print head; 이미징유닛 = imaging unit; 급지롤러 = feed roller; 전사벨트 = transfer belt; 전사롤러 = transfer roller; 토너칩 = toner chip; 정착필름 = fuser film sleeve; OPC드럼 = OPC drum; 프린터용지함 = printer paper tray; 프린터메인보드 = printer mainboard; 닥터블레이드 = doctor blade + 토너|프린터; 이미지드럼 = imaging drum; 카트리지칩 = cartridge chip; 와이퍼블레이드 = wiper blade + 프린터|토너|드럼; 정착롤러 = fuser roller; 용지카세트 = printer paper tray; 현상기 = developer unit + 복합기|프린터|토너; 폐토너박스 = waste toner box; 용지공급롤러 = feed roller; 프린터롤러 = printer roller; 분리패드 = separation pad; 폐잉크통 = waste ink box; 잉크폐통 = waste ink box; 프린트헤드 = print head; 드럼카트리지 = drum cartridge

+ function-machine
ko: 산업용믹서 = industrial mixer; 교반기 = stirring machine; 혼합기 = mixing machine + 산업용|분말|리본|업소용|원료|사료; 자석교반기 = magnetic stirrer; 마그네틱스터러 = magnetic stirrer; 호모게나이저 = homogenizer; 균질기 = homogenizer + 실험실|연구|산업; 볼텍스믹서 = vortex mixer; 펠렛기계 = pellet machine; 타이어탈착기 = tire changer; 권선기 = coil winding machine; 탈피기 = wire stripping machine + 전선|구리|케이블; 전선탈피기 = wire stripping machine; 분말혼합기 = powder mixer; 타이어교환기 = tire changer; 로프제조기 = rope making machine; 오버헤드스터러 = overhead stirrer; 유화기 = homogenizer + 실험|화장품|산업; 자력교반기 = magnetic stirrer; 핫플레이트교반기 = hot plate magnetic stirrer; 타이어탈착기계 = tire changer; 휠밸런스기 = wheel balancing machine; 휠밸런서 = wheel balancing machine; 전선피복탈피기 = wire stripping machine; 산업용로봇 = industrial robot; 아스팔트피니셔 = asphalt paver

+ heating-boiler
ko: 보일러 = heating boiler + 가스|기름|콘덴싱|난방|경동|귀뚜라미|펠릿|화목|연탄|심야; 가스보일러 = gas heating boiler; 기름보일러 = oil fired boiler; 콘덴싱보일러 = condensing boiler; 화목보일러 = wood boiler; 펠릿보일러 = pellet boiler; 연탄보일러 = coal briquette boiler; 온수보일러 = hot water boiler; 전기보일러 = electric heating boiler; 소형보일러 = heating boiler; 펠렛보일러 = pellet boiler; 벽걸이보일러 = wall hung boiler; 심야전기보일러 = electric heating boiler
not: 보일러조절기; 보일러연통; 보일러부품; 보일러커버; 보일러분배기; 보일러순환펌프; 보일러청관제; 보일러매트; 보일러호스; 보일러밸브; 보일러실; 보일러컨트롤러; 보일러부동액; 보일러배관청소

+ metal-press-machine
ko: 절곡기 = metal bending machine; 파이프벤더 = pipe bender; 벤딩기 = bending machine + 파이프|철근|금속|유압|판금|동관; 철근밴딩기 = rebar bender; 유압펀칭기 = hydraulic punching machine; 샤링기 = shearing machine; 판금절곡기 = sheet metal folding machine; 프레스기 = metal press + 유압|금속|기계|파워|판금|톤; 펀칭머신 = punching machine; 롤포밍기 = roll forming machine; 파워프레스 = power press; 롤벤딩기 = plate rolling machine; 절단기 = shearing machine + 샤링|판금|철판|전단; 아이언워커 = ironworker; 전단기 = shearing machine; 유압천공기 = hydraulic punching machine; 철근벤딩기 = rebar bender; 파이프밴딩기 = pipe bender; 유압벤더 = pipe bender; 철근절곡기 = rebar bender; 프레스브레이크 = press brake; 판금가위기계 = nibbler machine; 교정기 = straightening machine + 철근|선재|금속|강선; 롤링머신 = slip roll machine + 금속|귀금속|판금; 압연롤러 = metal rolling machine; 파이프절곡기 = pipe bender

+ tap-faucet
ko: 수전 = faucet; 레버수전 = faucet; 부동수전 = frost-free garden tap; 청소수전 = cleaning faucet; 입수전 = wall faucet; 온도조절수전 = thermostatic mixer; 세면기수전 = basin faucet; 매립수전 = concealed faucet; 절수페달수전 = faucet; 폭포수전 = waterfall faucet; 비데수전 = bidet mixer; 비어탭 = beer tap; 맥주탭 = beer tap; 파우셋 = faucet; 욕실샤워수전 = shower mixer
not: 수전필터; 수전연장; 수전거치대; 수전호스; 방수전; 특수전; 선수전; 수전사; 수전용; 수전정보; 고수전; 실수전; 수전동; 수전기; 순수전; 수전자; 수전선반; 수전물받이; 수전체; 수전신; 수전통; 필수전; 수전받침; 수전원; 수전화

+ textile-fibre-machine
ko: 방적기 = spinning machine; 소면기 = carding machine + 섬유|방적|양모; 물레 = spinning wheel + 방적|양털|양모|손물레; 권사기 = yarn winding machine; 드럼카더 = drum carder; 연사기 = yarn twisting machine; 털실감기 = yarn winder; 정경기 = warping machine; 와인더 = yarn winder + 털실|뜨개|실감개; 물레방적 = spinning wheel; 실와인더 = yarn winder; 조면기 = cotton gin; 실감개기 = yarn winder; 조방기 = roving frame; 카딩기 = carding machine; 정방기 = ring spinning frame; 털실와인더 = yarn winder; 핸드카더 = hand carder; 얀와인더 = yarn winder; 뜨개실와인더 = yarn winder

+ water-turbine
ko: 수력터빈 = hydraulic turbine; 수차 = water turbine + 발전|수력|터빈|펠톤; 펠톤수차 = pelton turbine; 소수력터빈 = hydro turbine; 펠턴터빈 = pelton turbine; 프란시스터빈 = francis turbine; 카플란터빈 = kaplan turbine

+ plastic-window-door
ko: PVC창호 = PVC window; 하이샤시 = PVC window; PVC도어 = PVC door; 폴딩도어 = folding door; ABS도어 = plastic door; 자바라도어 = accordion door; 시스템창호 = window + PVC|플라스틱; 플라스틱문 = plastic door; 샷시 = PVC window + 창문|PVC|이중창|하이; ABS문 = plastic door; 자바라문 = accordion door; 접이식문 = folding door; 하이샷시 = PVC window; 주름도어 = accordion door; PVC스트립도어 = PVC strip curtain door; 비닐도어 = PVC strip curtain door + 스트립|PVC|방풍

+ rubber-gloves
ko: 일회용니트릴장갑 = disposable nitrile gloves; TPE장갑 = TPE gloves; 수술용장갑 = surgical gloves; 진료용장갑 = medical examination gloves; 검진용장갑 = medical examination gloves; PVC장갑 = PVC gloves; 내산장갑 = chemical resistant gloves; 라텍스고무장갑 = rubber gloves; 주방고무장갑 = rubber gloves; 고무코팅비닐장갑 = plastic gloves; 샌드블라스트장갑 = sandblasting gloves; 미용라텍스장갑 = latex gloves

+ hair-dryer
ko: 헤어드라이기 = hair dryer; 드라이기 = hair dryer; 헤어드라이어 = hair dryer; 이온드라이기 = ionic hair dryer; 드라이어 = hair dryer + 헤어|이온|BLDC|항공모터|접이식|여행용|전문가용|휴대용; 여행용드라이기 = travel hair dryer; BLDC드라이기 = hair dryer; 미니드라이기 = mini hair dryer; 전문가용드라이기 = hair dryer; 접이식드라이기 = folding hair dryer; 펫드라이기 = pet hair dryer; 애견드라이기 = pet hair dryer; 강아지드라이기 = pet hair dryer; 항공모터드라이기 = hair dryer; 음이온드라이기 = ionic hair dryer; 미용실드라이기 = hair dryer; 스탠드드라이기 = stand hair dryer; 헤어드라이 = hair dryer
not: 드라이기걸이; 드라이기노즐; 드라이기홀더; 드라이기선반; 드라이기정리함; 헤어드라이기거치대; 손건조드라이기; 드라이기디퓨저; 드라이기파우치; 드라이기캡; 헤어드라이캡

+ hearing-aid
ko: 보청기 = hearing aid; 귓속보청기 = in-ear hearing aid; 충전식보청기 = rechargeable hearing aid; 소리증폭기 = hearing amplifier; 음성증폭기 = hearing amplifier + 귀|노인|보청|효도; 보청기팁 = hearing aid dome; 귀걸이형보청기 = behind-the-ear hearing aid; 디지털보청기 = digital hearing aid; 보청기돔 = hearing aid dome; 보청기튜브 = hearing aid tube; 초소형보청기 = hearing aid; 보청기필터 = hearing aid wax guard
not: 보청기케이스; 보청기건조기; 보청기전지; 보청기습기제거; 보청기충전기

+ makeup-brush-sponge
ko: 메이크업브러쉬 = makeup brush; 메이크업브러시 = makeup brush; 화장브러쉬 = makeup brush; 화장붓 = makeup brush; 화장솔 = makeup brush; 파운데이션브러쉬 = foundation brush; 파운데이션브러시 = foundation brush; 섀도우브러쉬 = eyeshadow brush; 아이섀도우브러쉬 = eyeshadow brush; 블러셔브러쉬 = blush brush; 파우더브러쉬 = powder brush; 브러쉬세트 = makeup brush set + 메이크업|화장|섀도우|파운데이션|뷰티; 립브러쉬 = lip brush; 컨실러브러쉬 = concealer brush; 팩브러쉬 = facial mask brush; 치크브러쉬 = blush brush; 아이라이너브러쉬 = eyeliner brush; 아이브로우브러쉬 = eyebrow brush; 컨투어링브러쉬 = contour brush; 눈썹브러쉬 = eyebrow brush; 화장브러시 = makeup brush; 메이크업붓 = makeup brush; 쉐딩브러쉬 = contour brush; 블렌딩브러쉬 = blending makeup brush; 팩붓 = facial mask brush; 섀도브러쉬 = eyeshadow brush; 섀도우브러시 = eyeshadow brush; 파우더브러시 = powder brush; 블러셔브러시 = blush brush; 스크류브러쉬 = eyebrow spoolie brush; 실리콘팩브러쉬 = silicone face mask brush
not: 메이크업브러쉬클리너; 메이크업브러쉬세척; 메이크업브러쉬꽂이; 메이크업브러쉬거치대; 화장브러쉬꽂이; 메이크업브러쉬통

+ massager
ko: 마사지건 = massage gun; 목마사지기 = neck massager; 어깨안마기 = shoulder massager; 발마사지기 = foot massager; 안마의자 = massage chair; 눈마사지기 = eye massager; 두피마사지기 = scalp massager; 종아리마사지기 = calf massager; 마사지볼 = massage ball; 괄사 = gua sha massage tool; 마사지롤러 = massage roller; 지압봉 = acupressure stick; 안마봉 = massage stick; 지압매트 = acupressure mat; 저주파마사지기 = low frequency massager; 종아리안마기 = calf massager; 마사지봉 = massage stick; 마사지쿠션 = massage cushion; 얼굴마사지기 = facial massager; 지압볼 = massage ball; 다리마사지기 = leg massager; 허리마사지기 = back massager; 공기압마사지기 = air pressure massager; 목어깨마사지기 = neck and shoulder massager; 저주파안마기 = low frequency massager; 발안마기 = foot massager; 등마사지기 = back massager; 머리마사지기 = head massager; 페이스롤러 = facial massage roller; 손마사지기 = hand massager; 안마건 = massage gun; 복부마사지기 = abdominal massager; 경락마사지기 = massage tool; 땅콩볼 = massage ball + 마사지|근막|지압|스트레칭; 미세전류마사지기 = microcurrent massager; 발지압기 = foot acupressure massager
not: 안마의자커버; 안마의자매트; 괄사마사지오일; 괄사크림; 안마의자리폼

+ toothbrush-electric
ko: 전동칫솔 = electric toothbrush; 음파칫솔 = sonic toothbrush; 음파전동칫솔 = sonic electric toothbrush; 구강세정기 = oral irrigator; 워터픽 = water flosser; 구강세척기 = oral irrigator; 유아전동칫솔 = kids electric toothbrush; 어린이전동칫솔 = kids electric toothbrush; 휴대용구강세정기 = portable oral irrigator; 초음파칫솔 = ultrasonic toothbrush; 워터플로서 = water flosser; 전동치실 = electric dental flosser; 휴대용전동칫솔 = electric toothbrush; 아쿠아픽 = oral irrigator; 미세모전동칫솔 = electric toothbrush; 구강세정기노즐 = oral irrigator tip; 구강세정기팁 = oral irrigator tip; 치아미백기 = teeth whitening device; 스케일러 = dental scaler + 치석|치아|구강|휴대용|초음파
not: 전동칫솔케이스; 전동칫솔충전기; 전동칫솔거치대; 전동칫솔홀더; 전동칫솔받침대; 전동칫솔살균기; 전동칫솔꽂이

+ clipboard
ko: 클립보드 = clipboard; 서류받침 = clipboard; 서류트레이 = document tray; 필기구꽂이 = pen holder; 펜트레이 = pen tray; 결재판 = signature folder board; 데스크정리함 = desk organizer; 서류정리함 = document tray; 펜홀더 = pen holder

+ stamps-coins-collect
ko: 우표 = postage stamp + 수집|기념|취미|전지|시트|미사용|북한|외국|옛날; 기념우표 = postage stamp; 수집우표 = collector stamp; 기념주화 = commemorative coin; 챌린지코인 = challenge coin; 기념메달 = commemorative medal; 실버바 = silver bar; 은화 = silver coin + 1온스|불리온|기념|수집|주화; 비트코인주화 = token coin; 토큰코인 = token coin; 옛날돈 = collector coin; 모형코인 = token coin; 초일봉피 = first day cover; 수집주화 = collector coin; 해적금화 = toy gold coins; 기념코인 = commemorative coin

+ monofilament-strip
ko: 나일론모노사 = nylon monofilament; 라피아리본 = raffia ribbon; 모노필라멘트 = monofilament; 투명낚시줄공예 = nylon monofilament thread; 투명우레탄줄 = clear elastic bead cord; 비즈공예줄 = bead cord; 투명실 = transparent nylon thread; 크리스탈줄 = elastic bead cord; 라피아실 = raffia yarn; 페이퍼라피아 = raffia yarn

+ tulle-fabric
ko: 튤원단 = tulle fabric; 망사원단 = mesh net fabric; 튤망사 = tulle fabric; 샤튤원단 = tulle fabric; 노방망사 = tulle fabric; 튤롤 = tulle roll; 글리터튤 = glitter tulle; 소프트튤 = tulle fabric; 하드망사 = stiff net fabric; 베일원단 = veil fabric; 샤스커트원단 = tulle fabric; 튤 = tulle fabric + 원단|망사|대폭; 그물망사원단 = net fabric

+ screwdriver-bit
ko: 드라이버비트 = screwdriver bit; 비트세트 = screwdriver bit set + 드라이버|십자|별|육각|자석|임팩; 임팩비트 = impact driver bit; 십자비트 = phillips screwdriver bit; 육각비트 = hex bit; 별비트 = torx bit; 비트소켓 = bit socket; 임팩트비트 = impact driver bit; 자석비트 = magnetic screwdriver bit; 비트홀더 = bit holder; 비트아답터 = socket adapter; 양두비트 = double-ended screwdriver bit; 소켓아답터 = socket adapter; 나사빼기 = screw extractor; 피스비트 = screwdriver bit; 플렉시블비트 = flexible shaft bit holder; 반대탭 = screw extractor; 패인트교반날 = mixing paddle; 교반날 = mixing paddle; 페인트믹서날 = mixing paddle; 자화비트 = magnetic screwdriver bit; 복스비트 = nut setter; 별비트세트 = torx bit set; 육각비트세트 = hex bit set; 일자비트 = slotted screwdriver bit

+ tool-set
ko: 공구세트 = tool set; 가정용공구세트 = household tool set; 수공구세트 = hand tool set; 자전거공구 = bicycle tool; 자전거공구세트 = bicycle tool kit; 자전거멀티툴 = bicycle multi tool; 시계공구세트 = watch repair tool kit; 전동공구세트 = power tool set; 펑크수리키트 = puncture repair kit; 수리공구세트 = repair tool kit; 자동차공구세트 = car repair tool kit; 컴퓨터수리공구 = computer repair tool kit; 종합공구세트 = tool set; 전기공구세트 = electrician tool set; 공구키트 = tool kit; 자동차내장제거공구 = car trim removal tool set; 내장탈거공구 = trim removal tool
not: 공구세트함; 장난감공구세트

+ other-hand-tool
ko: 빠루 = pry bar; 노루발못뽑이 = nail puller; 헤라 = putty knife + 퍼티|스크래퍼|도배|페인트|미장|실리콘|칼; 스크래퍼 = scraper + 페인트|벽지|스티커|바닥|도배|유리|칼날|인덕션|퍼티; 흙손 = plastering trowel; 미장칼 = plastering trowel; 리베터기 = rivet gun; 리벳기 = rivet gun; 실리콘건 = caulking gun; 타카 = staple gun + 수동|핸드|못|에어|전동|목공; 송곳 = awl; 유리칼 = glass cutter; 기어풀러 = gear puller; 베어링풀러 = bearing puller; 구리스건 = grease gun; 그리스건 = grease gun; 스크레이퍼 = scraper + 페인트|벽지|스티커|바닥|도배|유리; 코킹건 = caulking gun; 자석픽업툴 = magnetic pick-up tool; 실리콘헤라 = caulking tool; 쇠지렛대 = pry bar; 배척 = pry bar + 공구|빠루; 미장흙손 = plastering trowel; 퍼티칼 = putty knife; 그리스펌프 = grease gun; 핸드타카 = staple gun; 못뽑이 = nail puller; 리벳건 = rivet gun; 구리스펌프 = grease gun; 흡착기 = suction lifter + 유리|타일; 유리흡착기 = glass suction lifter; 실리콘제거기 = sealant scraper; 바이스플라이어 = locking pliers
not: 헤라클레스; 스크래퍼칼날

+ utility-knife
ko: 커터칼 = utility knife; 컷터칼 = utility knife; 아트나이프 = craft knife; 박스커터 = box cutter; 공작칼 = craft knife; 안전커터 = safety cutter; 도배칼 = utility knife; 택배칼 = package opener; 아트칼 = craft knife; 펜나이프 = precision craft knife; 다용도칼 = utility knife; 조각도 = carving knife; 레터나이프 = letter opener; 종이칼 = paper knife; 디자인커터 = precision craft knife; 멀티플라이어 = multitool pliers; 언박싱커터 = package opener; 접이식커터칼 = folding utility knife; 미니커터 = mini box cutter; 택배커터 = package opener; 전기공칼 = electrician knife
not: 커터칼날; 커터칼심; 종이칼국수

+ garden-hose
ko: 원예호스 = garden hose; 물호스 = water hose; 호스릴 = garden hose reel; 세탁기호스 = washing machine hose; 에어호스 = air hose; 마당호스 = garden hose; 매직호스 = expandable hose; 정원호스 = garden hose; 수도호스 = water hose; 급수호스 = water inlet hose; 우레탄호스 = polyurethane air hose; 농업용호스 = garden hose; 세차호스 = garden hose; 코일호스 = coil hose; 에어릴 = air hose reel; 투명호스 = PVC hose; 연질호스 = PVC hose; 살수호스 = garden hose; 농약호스 = spray hose; 세탁기급수호스 = washing machine inlet hose; 자동릴호스 = retractable hose reel; 송수호스 = layflat hose; 살수호스릴 = garden hose reel; 신축호스 = expandable hose; 컴프레셔호스 = air compressor hose; 세탁기배수호스 = washing machine drain hose; 에어호스릴 = air hose reel; 주름호스 = corrugated hose; 스파이럴호스 = spiral hose; 살수용호스 = garden hose; PVC호스 = PVC hose
not: 물호스연결; 에어호스커플러; 호스릴연결

+ lawn-mower
ko: 잔디깎이 = lawn mower; 잔디깎는기계 = lawn mower; 로봇잔디깎이 = robot lawn mower; 잔디깍기 = lawn mower; 충전잔디깎이 = cordless lawn mower; 엔진잔디깎이 = petrol lawn mower; 전동잔디깎이 = electric lawn mower; 잔디깎기 = lawn mower; 승용잔디깎이 = ride-on mower; 자주식잔디깎이 = self-propelled lawn mower; 수동잔디깎이 = hand push lawn mower; 잔디깎기기계 = lawn mower; 제초로봇 = robot lawn mower; 승용예초기 = ride-on mower
not: 잔디깎이가위; 잔디깎기가위

+ caliper
ko: 버니어캘리퍼스 = vernier caliper; 버니어 = vernier caliper + 캘리퍼스|디지털|측정|150mm|노기스; 디지털캘리퍼스 = digital caliper; 노기스 = vernier caliper; 마이크로미터 = micrometer + 외측|디지털|측정|미쓰토요|내측|0-25mm; 틈새게이지 = feeler gauge; 두께게이지 = thickness gauge; 하이트게이지 = height gauge; 나사게이지 = thread gauge; 블록게이지 = gauge block; 필러게이지 = feeler gauge; 깊이게이지 = depth gauge; 캘리퍼스 = caliper + 디지털|측정|버니어|150mm|다이얼; R게이지 = radius gauge; 두께측정기 = thickness gauge; 타이어마모측정기 = tyre tread depth gauge; 와이어게이지 = wire gauge; 핀게이지 = pin gauge; 피치게이지 = thread gauge; 실린더게이지 = bore gauge; 간극게이지 = feeler gauge; 뎁스게이지 = depth gauge; 외경마이크로미터 = outside micrometer

+ ladder
ko: 사다리 = ladder; 접이식사다리 = folding ladder; 알루미늄사다리 = aluminium ladder; A형사다리 = step ladder; 안테나사다리 = telescopic ladder; 우마사다리 = work platform; 비계 = scaffolding + 이동식|조립|발판|파이프|강관; 줄사다리 = rope ladder; 신축사다리 = telescopic ladder; 작업발판 = work platform; 연장사다리 = extension ladder; 다락사다리 = attic ladder; 이동식비계 = scaffold tower; 다단사다리 = telescopic ladder; 우마 = work platform + 작업|도배|알루미늄|접이식|발판; 로프사다리 = rope ladder; 고소작업대 = work platform; 계단식사다리 = step ladder; 스텝사다리 = step ladder; 다목적사다리 = multi-purpose ladder; 도배우마 = work platform; 아시바 = scaffolding; 말비계 = work platform
not: 사다리게임; 사다리꼴; 고양이사다리; 사다리신발; 인형사다리; 사다리행거; 침대사다리; 햄스터사다리

+ safety-goods
ko: 라바콘 = traffic cone; 안전콘 = traffic cone; 안전대 = safety harness + 추락|벨트|그네식|죔줄|전체식|고소; 안전벨트 = safety harness + 추락|그네식|고소|산업|죔줄; 소화기 = fire extinguisher + 분말|가정용|차량용|휴대용|ABC|투척|스프레이|3.3kg; 차량용소화기 = car fire extinguisher; 안전삼각대 = warning triangle; 삼각대 = warning triangle + 비상|안전|차량용|고장|자동차; 과속방지턱 = speed bump; 반사경 = convex mirror + 도로|주차장|볼록|안전; 안전표지판 = safety sign; 반사테이프 = reflective tape; 경고테이프 = warning tape; 안전테이프 = warning tape; 바리케이드 = barrier + 안전|접이식|도로; 안전띠 = warning tape + 테이프|위험|접근금지; 클라이밍하네스 = climbing harness; 안전그네 = safety harness; 투척용소화기 = throwable fire extinguisher; 분말소화기 = powder fire extinguisher; 반사판 = reflector + 자전거|차량|도로|안전|트레일러; 안전그네식벨트 = safety harness; 위험테이프 = caution tape; 비상삼각대 = warning triangle; 꼬깔콘 = traffic cone + 안전|주차|교통|도로; 주차콘 = traffic cone; 죔줄 = safety lanyard; 추락방지대 = fall arrester; 방지턱 = speed bump; 반사스티커 = reflective sticker; 주차금지콘 = traffic cone; 등반하네스 = climbing harness; 도로표지병 = road stud; 간이소화기 = fire extinguisher
not: 소화기받침대; 소화기거치대; 소화기함; 소화기보관함; 소화기커버; 소화기표지판; 소화기스티커; 과속방지턱나사

+ kick-scooter
ko: 킥보드 = kick scooter; 전동킥보드 = electric kick scooter; 어린이킥보드 = kids kick scooter; 유아킥보드 = kids kick scooter; 아동킥보드 = kids kick scooter; 접이식킥보드 = folding kick scooter; 성인킥보드 = adult kick scooter; 씽씽카 = kids kick scooter; 씽씽이 = kids kick scooter; 접이식전동킥보드 = electric kick scooter; 핑거보드 = fingerboard; 스턴트스쿠터 = stunt scooter; 퀵보드 = kick scooter; 트릭스쿠터 = stunt scooter; 3륜킥보드 = kids kick scooter; 쿼드보드 = kick scooter
not: 킥보드타이어; 킥보드바퀴; 킥보드충전기; 킥보드거치대; 킥보드손잡이; 킥보드부품; 전동킥보드충전기; 킥보드벨; 킥보드방풍; 킥보드보호대; 킥보드끈

+ sewing-thread
ko: 재봉실 = sewing thread; 바느질실 = sewing thread; 미싱실 = sewing thread; 실세트 = sewing thread set; 자수실 = embroidery thread; 왁스실 = waxed thread; 코아사 = core spun sewing thread; 오버록실 = overlock thread; 린넨사 = linen sewing thread; 퀼트실 = quilting thread; 가죽실 = leather sewing thread; 가죽공예실 = waxed thread; 손바느질실 = sewing thread; 메탈릭실 = metallic thread; 재봉틀실 = sewing thread; 고무실 = elastic thread; 이불실 = sewing thread; 십자수실 = embroidery thread; 금사 = metallic thread + 자수|재봉|금사실; 비즈실 = beading thread; 폴리사 = polyester sewing thread + 재봉|미싱; 매듭실 = knotting cord; 헤비론사 = nylon sewing thread; 날라리사 = textured sewing thread; 오바로크실 = overlock thread; 천연린넨실 = linen thread
not: 실세트장; 침실세트; 거실세트; 욕실세트; 자수실크; 화장실세트; 교실세트; 털실세트; 뜨개실세트; 메탈릭실버; 침실세트장

+ sleeping-bag
ko: 침낭 = sleeping bag; 동계침낭 = winter sleeping bag; 캠핑침낭 = sleeping bag; 머미침낭 = mummy sleeping bag; 백패킹침낭 = sleeping bag; 침낭라이너 = sleeping bag liner; 2인용침낭 = double sleeping bag; 하계침낭 = summer sleeping bag; 구스다운침낭 = down sleeping bag; 침낭내피 = sleeping bag liner; 사계절침낭 = sleeping bag; 인형침낭 = sleeping bag
not: 침낭압축색; 침낭가방; 침낭매트; 강아지침낭

+ aircraft-part
ko: 드론프로펠러 = drone propeller; 프로펠러 = drone propeller + 드론|DJI|매빅|FPV|쿼드; 드론프레임 = drone frame; 드론랜딩기어 = drone landing gear; 프로펠러가드 = drone propeller guard; 드론부품 = drone part; 드론암 = drone arm; 항공기부품 = aircraft part; 드론날개 = drone propeller; 드론쉘 = drone shell; 드론프롭 = drone propeller; 드론다리 = drone landing gear

+ rail-part
ko: 철도차륜 = railway wheel; 철도대차 = railway bogie; 철도차량부품 = rail vehicle part; 철도브레이크 = railway brake; 팬터그래프 = pantograph + 철도|전동차|열차|기관차; 철도윤축 = railway wheelset; 제륜자 = railway brake block

+ wheelchair
ko: 휠체어 = wheelchair; 전동휠체어 = electric wheelchair; 접이식휠체어 = folding wheelchair; 경량휠체어 = lightweight wheelchair; 수동휠체어 = manual wheelchair; 노인전동차 = mobility scooter; 전동스쿠터 = mobility scooter + 노인|의료용|장애인|어르신|실버; 의료용스쿠터 = mobility scooter; 활동형휠체어 = active wheelchair; 침대형휠체어 = reclining wheelchair; 목욕휠체어 = shower wheelchair; 실버카 = rollator walker + 보행|노인|성인
not: 휠체어방석; 휠체어가방; 휠체어쿠션; 휠체어경사로; 휠체어벨트; 휠체어바퀴; 휠체어커버; 휠체어담요; 휠체어배터리; 휠체어타이어; 휠체어장갑; 휠체어안전벨트; 휠체어트레이; 휠체어컵홀더

+ child-safety-seat
ko: 회전형카시트 = rotating child car seat; ISOFIX카시트 = isofix child car seat; 아이소픽스카시트 = isofix child car seat; 컨버터블카시트 = convertible child car seat; 토들러카시트 = toddler car seat; 회전카시트 = rotating child car seat; 아이사이즈카시트 = i-Size child car seat; 휴대용카시트 = portable child car seat; 하이백부스터 = high back booster seat; 주니어부스터시트 = booster seat; 접이식카시트 = portable child car seat

+ motorcycle-brake
ko: 오토바이브레이크 = motorcycle brake; 오토바이브레이크패드 = motorcycle brake pads; 오토바이캘리퍼 = motorcycle brake caliper; 오토바이디스크 = motorcycle brake disc; 스쿠터브레이크슈 = scooter brake shoe; 바이크브레이크패드 = motorcycle brake pads; 오토바이브레이크레버 = motorcycle brake lever; 스쿠터브레이크패드 = scooter brake pads; 오토바이마스터실린더 = motorcycle brake master cylinder; 오토바이라이닝 = motorcycle brake shoe

+ vehicle-part-general
ko: 자동차부품 = car part; 차량부품 = vehicle part; 트럭부품 = truck part; 자동차순정부품 = car part; 화물차부품 = truck part; 수입차부품 = car part; 순정부품 = vehicle part + 현대|기아|자동차|차량|모비스|쉐보레|르노|쌍용; 튜닝용품 = car accessory + 자동차|차량; 자동차튜닝부품 = car tuning part; 차량용액세서리 = car accessory; 자동차악세사리 = car accessory

+ bicycle-fender-rack
ko: 자전거물받이 = bicycle mudguard; 자전거머드가드 = bicycle mudguard; 자전거짐받이 = bicycle luggage rack; 짐받이 = bicycle luggage rack + 자전거|MTB|로드|미니벨로|바이크; 자전거흙받이 = bicycle mudguard; 머드가드 = mudguard + 자전거|MTB|로드|오토바이|킥보드; 물받이 = bicycle mudguard + 자전거|MTB|로드바이크|미니벨로; 자전거펜더 = bicycle fender; 흙받이 = mudguard + 자전거|차량|자동차|트럭|화물차; 자전거랙 = bicycle rack; 자전거리어랙 = bicycle rear rack; 자전거캐리어 = bicycle carrier rack; 페니어랙 = bicycle pannier rack

+ body-panel
ko: 본넷 = car bonnet + 자동차|차량|카본|덕트|후드|휀다; 보닛 = car bonnet + 자동차|차량|후드; 휀다 = car fender + 자동차|차량|교체|오토바이|와이드; 앞휀다 = front fender; 본넷덕트 = bonnet scoop; 오버휀다 = fender flare; 휀다커버 = fender cover; 펜더 = car fender + 자동차|차량|교체|현대|기아; 사이드스커트 = side skirt + 자동차|차량|카본|에어댐|튜닝; 에어댐 = car front lip; 리어스포일러 = rear spoiler; 스포일러 = car spoiler + 트렁크|리어|자동차|차량|카본; 트렁크스포일러 = trunk spoiler; 프론트립 = car front lip; 립스포일러 = lip spoiler; 라디에이터그릴 = radiator grille; 앞범퍼 = front bumper; 뒷범퍼 = rear bumper; 리어디퓨저 = rear diffuser; 오버펜더 = fender flare; 프론트그릴 = front grille; 범퍼립 = bumper lip

+ wheel-rim
ko: 알로이휠 = alloy wheel; 휠캡 = wheel cap; 자동차휠 = car wheel; 알루미늄휠 = alloy wheel; 휠커버 = hubcap; 휠림 = wheel rim; 휠 = car wheel + 인치휠|단조|자동차|순정휠|18인치|19인치|20인치|블랙휠|주조; 단조휠 = forged alloy wheel; 순정휠 = car wheel; 스틸휠 = steel wheel; 오토바이휠 = motorcycle wheel; 트럭휠 = truck wheel; 중고휠 = car wheel; 휠허브캡 = wheel hub cap; 휠허브링 = wheel hub ring; 비드락휠 = beadlock wheel; 카본휠셋 = bicycle wheelset; 자전거휠셋 = bicycle wheelset; 휠셋 = bicycle wheelset + 자전거|로드|MTB|카본|디스크|픽시
not: 휠캡스티커; 휠크리너; 휠세정제; 휠스티커; 휠몰딩; 휠가드; 휠밸런스; 휠림스티커; 휠코팅제; 휠발란스

+ watch-case-nh35
ko: 시계케이스 = watch case + NH35|무브먼트|커스텀|41mm|SKX|스테인리스; NH35케이스 = watch case; 세이코모드케이스 = watch case; SKX케이스 = watch case

+ cake-board
ko: 케이크받침 = cake board; 케익받침 = cake board; 케이크보드 = cake board; 케이크받침대 = cake board + 종이|은박|1회용|원형|금지; 무스받침 = mousse cake board; 케이크판 = cake board; 케이크하판 = cake board; 금지받침 = cake board + 케이크|케익|무스; 케익받침대 = cake board; 케이크드럼 = cake drum

+ anime-statue
ko: 애니메이션피규어 = anime figure; 넨도로이드 = anime figure; 스태츄 = anime statue; 경품피규어 = anime figure; PVC피규어 = PVC anime figure; 레진피규어 = resin statue; 원피스피규어 = anime figure; 미소녀피규어 = anime figure; 귀멸의칼날피규어 = anime figure; 드래곤볼피규어 = anime figure; 나루토피규어 = anime figure; 제일복권피규어 = anime figure; 가챠피규어 = capsule toy figure; 하츠네미쿠피규어 = anime figure; 스케일피규어 = scale anime figure

+ battery-for-device
ko: 배터리교체 = replacement battery; 교체용배터리 = replacement battery; 전동공구배터리 = power tool battery; 호환배터리 = replacement battery; 무선청소기배터리 = vacuum cleaner battery; 전동드릴배터리 = power tool battery; 스마트폰배터리 = phone battery; 킥보드배터리 = electric scooter battery; 무전기배터리 = radio battery
not: 배터리교체키트; 배터리교체공구

+ belt-tactical-buckle
ko: 자동버클 = automatic belt buckle; 코브라버클 = cobra belt buckle; 버클 = belt buckle + 벨트|자동|코브라|택티컬|허리띠|교체; 허리띠버클 = belt buckle; 퀵릴리스버클 = quick release belt buckle; 전술벨트버클 = tactical belt buckle

+ flag-made-up
ko: 손깃발 = hand flag; 차량깃발 = car window flag; 손태극기 = hand flag; 수기깃발 = hand flag; 깃발 = flag + 응원|행사|제작|주문|탁상|손|스틱; 탁상기 = desk flag + 국기|태극기|깃발; 탁상깃발 = desk flag; 응원깃발 = hand flag; 탁상용국기 = desk flag; 만국기 = bunting flags; 수기 = hand flag + 태극기|국기|깃발; 탁상국기 = desk flag; 차량용태극기 = car window flag

+ hat-pompom
ko: 방울비니 = pompom beanie; 방울모자 = pompom knitted hat; 털방울 = fur pompom; 모자방울 = hat pompom; 폼폼비니 = pompom beanie; 폼폼이 = pompom; 방울털모자 = pompom knitted hat; 폼폼 = pompom + 방울|퍼|털|만들기|공예|응원; 니트방울모자 = pompom knitted hat; 모자목도리세트 = hat and scarf set; 폼폼방울 = pompom; 털실방울 = yarn pompom

+ festive-more
ko: 할로윈장식 = halloween decoration; 할로윈소품 = halloween decoration; 거미줄장식 = spider web decoration; 잭오랜턴 = jack o lantern; 호박바구니 = halloween candy bucket; 해골장식 = halloween skeleton decoration; 할로윈풍선 = halloween balloon; 부활절달걀 = easter egg decoration; 부활절장식 = easter decoration; 할로윈가랜드 = halloween garland; 할로윈거미줄 = halloween spider web; 할로윈바구니 = halloween candy bucket; 할로윈용품 = halloween decoration; 핼러윈장식 = halloween decoration; 해골모형 = skeleton model + 할로윈|핼러윈|장식; 유령장식 = halloween ghost decoration; 설날장식 = lunar new year decoration

+ phone-wallet-case
ko: 지갑형케이스 = phone wallet case; 지갑케이스 = phone wallet case + 갤럭시|아이폰|휴대폰|핸드폰|카드|스마트폰; 가죽폰케이스 = leather phone case; 플립커버 = flip phone cover; 폴리오케이스 = folio phone case; 휴대폰지갑케이스 = phone wallet case; 핸드폰지갑케이스 = phone wallet case; 카드수납폰케이스 = phone case with card holder; 지퍼형지갑케이스 = phone wallet case; 가죽휴대폰케이스 = leather phone case; 핸드폰가죽케이스 = leather phone case; 월렛케이스 = phone wallet case; 지갑형폰케이스 = phone wallet case; 폰지갑케이스 = phone wallet case; 지갑형휴대폰케이스 = phone wallet case
not: 태블릿플립커버

+ prayer-beads
ko: 묵주 = rosary; 염주 = buddhist prayer beads; 단주 = buddhist prayer bracelet + 염주|불교|팔찌|스님|향나무|합장주; 묵주팔찌 = rosary bracelet; 108염주 = buddhist prayer beads; 합장주 = buddhist prayer beads; 5단묵주 = rosary; 기도팔찌 = prayer bead bracelet; 타스비흐 = prayer beads; 말라비즈 = mala prayer beads; 백팔염주 = buddhist prayer beads

+ stationery-smallware
ko: 핀버튼기계 = button maker machine; 뱃지기계 = badge maker machine; 핀버튼부자재 = badge button parts; 구멍보강스티커 = hole reinforcement; 클립 = paper clip + 종이|사무용|문구|집게클립|컬러|서류|더블; 집게클립 = binder clip; 더블클립 = binder clip; 바인더링 = binder ring; 카드링 = binder ring; 문서집게 = binder clip; 북엔드 = book end; 손톱핀 = badge pin; 종이클립 = paper clip; 캐릭터클립 = paper clip; 뱃지제작기계 = badge maker machine; 손거울핀버튼기계 = button maker machine; 핀버튼프레스 = button maker machine; 고리링 = binder ring + 카드|단어장|문구; 손뱃지기계 = badge maker machine

+ tweezers-small
ko: 핀셋 = tweezers; 트위저 = tweezers; 정밀핀셋 = precision tweezers; 곡선핀셋 = curved tweezers; 정전기방지핀셋 = antistatic tweezers; 직선핀셋 = straight tweezers; 족집게 = tweezers; 스텐핀셋 = tweezers; 핀셋세트 = tweezers set; 대나무핀셋 = bamboo tweezers; 역핀셋 = reverse tweezers; 스티커핀셋 = craft tweezers; 플라스틱핀셋 = plastic tweezers; 비즈핀셋 = craft tweezers
not: 핀셋가위

+ bristle-raw
ko: 돈모원료 = hog bristle; 돈모 = hog bristle + 원료|원모|강모|붓제조|벌크; 강모원료 = hog bristle; 붓털원료 = brush making hair; 오소리털원료 = badger hair; 돼지털원모 = hog bristle

+ feed-residue-other
ko: 포도박 = grape marc; 포도찌꺼기 = grape pomace; 사과박 = apple pomace; 감귤박 = citrus pomace; 와인찌꺼기 = wine lees

+ flower-preserved-real
ko: 프리저브드장미 = preserved rose; 시들지않는꽃 = preserved flower; 시들지않는장미 = preserved rose; 프리저브드꽃다발 = preserved flower bouquet; 프리저브드 = preserved flower + 꽃|장미|수국|플라워|안개|카네이션; 압화 = pressed flower + 꽃|재료|공예|드라이|레진|스티커; 건조화 = dried flower; 천일홍 = dried globe amaranth + 드라이|프리저브드|말린|건조; 스타티스 = dried statice + 드라이|프리저브드|말린; 프리저브드수국 = preserved hydrangea; 안개꽃드라이플라워 = dried gypsophila; 보존화 = preserved flower; 압화꽃 = pressed flower; 말린장미 = dried rose

+ grass-seed
ko: 잔디씨앗 = grass seed; 잔디씨 = grass seed; 서양잔디씨앗 = lawn grass seed; 켄터키블루그래스 = kentucky bluegrass seed; 톨페스큐 = tall fescue seed; 라이그라스 = ryegrass seed; 한국잔디씨앗 = lawn grass seed; 잔디종자 = grass seed; 캣그라스씨앗 = cat grass seed; 목초씨앗 = forage grass seed; 버뮤다그라스씨앗 = bermuda grass seed

+ vegetable-seed
ko: 채소씨앗 = vegetable seed; 토마토씨앗 = tomato seed; 상추씨앗 = lettuce seed; 고추씨앗 = chili pepper seed; 방울토마토씨앗 = cherry tomato seed; 당근씨앗 = carrot seed; 배추씨앗 = cabbage seed; 무씨앗 = radish seed; 오이씨앗 = cucumber seed; 쌈채소씨앗 = leaf vegetable seed; 호박씨앗 = pumpkin seed for sowing; 파씨앗 = green onion seed; 시금치씨앗 = spinach seed; 수박씨앗 = watermelon seed for sowing; 양파씨앗 = onion seed; 참외씨앗 = melon seed for sowing; 열무씨앗 = radish seed; 부추씨앗 = chive seed; 케일씨앗 = kale seed; 가지씨앗 = eggplant seed; 대파씨앗 = green onion seed; 옥수수씨앗 = corn seed; 깻잎씨앗 = perilla seed for sowing; 텃밭씨앗 = vegetable seed; 새싹씨앗 = sprout seed; 씨앗 = garden seed + 채소|텃밭|파종|종자|모종|쌈; 브로콜리씨앗 = broccoli seed; 쌈채씨앗 = leaf vegetable seed; 야채씨앗 = vegetable seed; 갓씨앗 = mustard greens seed; 종자 = garden seed + 채소|배추|고추|토마토|파종
not: 해바라기씨앗; 꽃씨앗; 허브씨앗; 씨앗초콜릿; 씨앗호떡; 씨앗젓갈

+ cash-office-machine
ko: 동전분류계수기 = coin sorting machine; 지폐인식기 = banknote validator; 동전교환기 = change machine; 지폐교환기 = change machine; 동전포장기 = coin wrapping machine; 지폐분류기 = banknote sorter; 잔돈지급기 = change dispenser; 코인셀렉터 = coin acceptor; 코인기 = coin acceptor + 동전|자판기|오락기; 빌체커 = bill acceptor; 위폐감별기 = counterfeit banknote detector; 위조지폐감별기 = counterfeit banknote detector; 현금계수기 = cash counting machine; 지폐감별기 = counterfeit banknote detector

+ fruit-vegetable-machine
ko: 야채슬라이서기계 = vegetable slicing machine; 야채탈피기 = vegetable peeling machine; 과일껍질깎는기계 = fruit peeling machine; 업소용야채절단기 = vegetable cutting machine; 업소용슬라이서 = commercial slicing machine; 양파탈피기 = onion peeling machine; 과일씨제거기계 = fruit pitting machine; 채소탈수기업소용 = commercial salad spinner; 야채탈수기 = vegetable spin dryer + 업소용|전동|산업용; 업소용채칼 = commercial vegetable slicer; 무채절단기 = vegetable cutting machine; 고추절단기 = chilli cutting machine; 채소세척기 = vegetable washing machine; 파절기 = green onion cutting machine; 파채기 = green onion cutting machine; 파채기계 = green onion cutting machine; 고추꼭지제거기 = chilli stem removing machine; 호두까는기계 = nut cracker machine; 업소용착즙기 = commercial juice extractor; 밤까는기계 = chestnut peeling machine; 인삼절단기 = root slicing machine; 약초절단기 = herb cutting machine; 작두 = herb cutting blade + 약초|한약|약재|전동

+ lifting-table-tipper
ko: 테이블리프트 = lifting table; 유압리프트테이블 = hydraulic lifting table; 리프트테이블 = lifting table; 도크레벨러 = dock leveller; 파워게이트 = tail lift + 화물차|탑차|트럭|리프트|유압; 드럼덤퍼 = drum tipper; 테일리프트 = tail lift; 로딩램프 = loading ramp; 전동테이블리프트 = electric lifting table; 유압테이블 = hydraulic lifting table; 시저리프트 = scissor lift table; 고하대차 = hydraulic lifting table cart; 테이블리프터 = lifting table

+ meat-machine
ko: 고기절단기 = meat cutting machine; 육류절단기 = meat cutting machine; 고기슬라이서 = meat slicer; 고기다지는기계 = meat mincer; 정육기계 = meat processing machine; 텀블러기 = meat tumbler + 육가공|진공|고기; 염지기 = brine injector; 육가공기계 = meat processing machine; 패티성형기 = burger patty forming machine; 닭절단기 = poultry cutting machine; 냉동육절기 = frozen meat slicer; 삼겹살슬라이서 = meat slicer; 꼬치기계 = skewer making machine; 갈비절단기 = meat bone saw machine; 골절기계 = bone saw machine; 햄슬라이서 = meat slicer; 고기텀블러 = meat tumbler; 연육기 = meat tenderizer machine; 소시지충진기 = sausage filling machine; 고기민찌기 = meat mincer

+ milk-machine-dairy
ko: 우유균질기 = milk homogeniser; 버터메이킹기계 = butter making machine; 치즈절단기 = cheese cutting machine; 치즈성형기 = cheese moulding machine; 치즈슬라이서기계 = cheese cutting machine

+ paint-spray-gun
ko: 에어스프레이건 = air spray gun; 에어리스건 = airless spray gun; 중력식스프레이건 = gravity feed spray gun; 에어건 = air blow gun; 에어블로우건 = air blow gun; 도장건 = paint spray gun; 본타일건 = texture spray gun; 하부코팅건 = undercoating gun; 토네이도건 = engine cleaning gun; 스프레이건 = paint spray gun + 도장|페인트|에어|중력|노즐|컴프레셔|락카; 샌딩건 = sandblasting gun; 샌드블라스트건 = sandblasting gun; 호퍼건 = hopper gun; 흡상식스프레이건 = paint spray gun; 에어워터건 = air water gun; 가니건 = texture spray gun; 뿜칠건 = texture spray gun; 폼건 = foam gun + 우레탄|세차|에어; 우레탄폼건 = polyurethane foam gun
not: 에어건샷; 장난감에어건; 에어건조

+ textile-opening-machine
ko: 개면기 = fibre opening machine; 혼타면기 = blowroom machine; 양모세척기계 = wool washing machine; 솜타는기계 = cotton opening machine; 섬유개섬기 = fibre opening machine; 솜틀기계 = cotton opening machine; 솜틀기 = cotton opening machine

+ fan-part
ko: 선풍기날개 = fan blade; 선풍기망 = fan guard; 팬날개 = fan blade; 환풍기날개 = ventilator fan blade; 선풍기안전망 = fan guard; 실링팬날개 = ceiling fan blade; 송풍기임펠러 = blower impeller; 시로코팬휠 = blower wheel; 선풍기부품 = fan part; 선풍기모터 = fan motor; 선풍기안전커버 = fan guard cover; 임펠러 = impeller + 송풍|팬|블로워|환풍; 팬그릴 = fan grille; 핑거가드 = fan finger guard; 선풍기보호망 = fan guard; 실외기팬 = condenser fan blade

+ gas-generator-part
ko: 가스발생기부품 = gas generator part; 가스화기부품 = gasifier part

+ packing-machine-part
ko: 충진노즐 = filling nozzle; 캡핑헤드 = capping head; 포장기부품 = packing machine part; 실링기열선 = sealer heating wire; 실링열선 = sealer heating wire; 실링기테프론 = sealer PTFE tape; 접착기열선 = sealer heating wire; 밀봉기열선 = sealer heating wire; 실링바 = sealing bar + 포장기|실링기|진공; 라벨러부품 = labelling machine part; 충전노즐 = filling nozzle + 충진|액체|포장

+ autoclave
ko: 고압멸균기 = autoclave; 오토클레이브 = autoclave; 고압증기멸균기 = steam autoclave; 멸균기 = sterilizer + 의료|치과|고압|건열|증기|실험|EO; 건열멸균기 = dry heat sterilizer; 치과멸균기 = dental autoclave; 증기멸균기 = steam sterilizer; 소독기 = sterilizer + 의료용|미용|고온|업소용|자외선|이미용; 자외선소독기 = UV sterilizer; EO가스멸균기 = EO gas sterilizer; 열탕소독기 = boiling sterilizer; 컵소독기 = cup sterilizer; 칼도마소독기 = knife and chopping board sterilizer; 젖병살균기 = baby bottle sterilizer

+ centrifuge
ko: 원심분리기 = centrifuge; 실험실원심분리기 = laboratory centrifuge; 채밀기 = honey extractor; 고속원심분리기 = laboratory centrifuge; 미니원심분리기 = mini centrifuge; 크림분리기 = cream separator; 우유분리기 = milk separator; 데칸터 = decanter centrifuge + 원심|분리|슬러지; 꿀채밀기 = honey extractor; 유수분리원심기 = oil separator centrifuge; 탁상원심분리기 = laboratory centrifuge; 벌꿀채밀기 = honey extractor

+ drilling-rig
ko: 시추기 = drilling rig; 착암기 = rock drill; 관정기계 = water well drilling rig; 항타기 = pile driver; 터널굴착기 = tunnel boring machine; 지하수굴착기 = water well drilling rig; 크롤러드릴 = crawler drilling rig; 천공기 = drilling rig + 지반|암반|크롤러|앵커|굴착; 항발기 = pile extractor; 시추장비 = drilling rig; 수평굴착기 = horizontal directional drilling machine

+ earthmoving-machine
ko: 굴착기 = excavator + 미니|중고|1톤|소형|수출|크롤러|중장비; 굴삭기 = excavator + 미니|중고|1톤|소형|수출|중장비; 미니굴삭기 = mini excavator; 미니굴착기 = mini excavator; 미니포크레인 = mini excavator; 불도저 = bulldozer + 중고|중장비|수출|크롤러; 휠로더 = wheel loader; 로드롤러 = road roller; 그레이더 = motor grader; 백호로더 = backhoe loader; 진동롤러 = vibratory road roller; 스키드로더 = skid steer loader; 미니로더 = mini loader; 래머 = rammer compactor + 다짐|진동|콤팩터|엔진|미니; 진동콤팩터 = plate compactor; 콤팩터 = plate compactor + 진동|다짐|엔진; 소형굴삭기 = mini excavator; 탬핑래머 = tamping rammer; 플레이트콤팩터 = plate compactor; 소형포크레인 = mini excavator; 중고굴삭기 = used excavator
not: 불도저장난감; 굴삭기필터; 미니굴삭기장난감

+ engine-part
ko: 피스톤링 = piston ring; 엔진피스톤 = engine piston; 실린더헤드 = cylinder head; 커넥팅로드 = connecting rod; 흡기매니폴드 = intake manifold; 배기매니폴드 = exhaust manifold; 엔진밸브 = engine valve; 실린더라이너 = cylinder liner; 카뷰레터 = carburetor; 캬브레타 = carburetor; 인젝터 = fuel injector + 연료|디젤|엔진|자동차|CRDI|현대|기아; 기화기 = carburetor + 엔진|예초기|오토바이|스쿠터|기계톱; 캬브 = carburetor + 오토바이|엔진|스쿠터|예초기|케이힌; 피스톤키트 = piston kit; 실린더블록 = cylinder block; 로커암 = rocker arm; 스로틀바디 = throttle body; 인젝터노즐 = fuel injector nozzle; 실린더키트 = cylinder kit + 엔진|오토바이|스쿠터|기계톱|예초기; 흡기다기관 = intake manifold; 오일팬 = engine oil pan; 엔진마운트 = engine mount; 밸브커버 = valve cover + 엔진|자동차; 피스톤 = piston + 엔진|링|오토바이|실린더|디젤; 메탈베어링 = engine bearing; 연료인젝터 = fuel injector; 헤드커버 = engine head cover + 엔진|로커; 푸쉬로드 = push rod + 엔진; 연료노즐 = fuel injector nozzle; 카브레터 = carburetor; 카뷰레이터 = carburetor; 오일쿨러 = oil cooler

+ foundry-machine
ko: 다이캐스팅기 = die casting machine; 주조기 = casting machine; 연속주조기 = continuous casting machine; 압연기 = rolling mill; 원심주조기 = centrifugal casting machine; 진공주조기 = vacuum casting machine; 귀금속주조기 = casting machine; 로라기 = rolling mill + 귀금속|압연|금속; 귀금속압연기 = rolling mill; 다이캐스팅머신 = die casting machine

+ handling-machine
ko: 산업용로봇팔 = industrial robot arm; 로봇팔 = robotic arm; 로봇암 = robotic arm; 팔레타이저 = palletizer; 협동로봇 = industrial robot; 계단리프트 = stair lift; 스키리프트 = ski lift; 휠체어리프트 = wheelchair lift; 다관절로봇 = industrial robot; 스카라로봇 = industrial robot; 케이블카 = cable car + 설비|시스템|기계|삭도; 진공리프트 = vacuum lifter; 체어리프트 = stair lift; 진공흡착리프트 = vacuum lifter
not: 로봇팔만들기; 코딩로봇팔; 로봇팔교구

+ lifting-machine-part
ko: 굴삭기버켓 = excavator bucket; 굴착기버켓 = excavator bucket; 버켓투스 = bucket teeth; 버켓투쓰 = bucket teeth; 컨베이어롤러 = conveyor roller; 지게차포크 = forklift fork; 지게발 = forklift fork; 포크레인버켓 = excavator bucket; 굴착기바가지 = excavator bucket; 엘리베이터부품 = elevator part; 지게차발 = forklift fork; 지게차연장발 = forklift fork extension; 지게차덧발 = forklift fork extension; 굴삭기부품 = excavator part; 굴착기부품 = excavator part; 지게차부품 = forklift part; 컨베어롤러 = conveyor roller; 호이스트후크 = hoist hook; 퀵커플러 = excavator quick coupler + 굴삭기|굴착기|버켓; 고무트랙 = rubber track; 굴삭기고무트랙 = rubber track; 포크연장 = forklift fork extension; 엘리베이터버튼 = elevator button; 브레이커치즐 = breaker chisel; 굴삭기집게 = excavator grapple; 유압브레이커 = hydraulic breaker

+ machine-tool-part
ko: 밀링바이스 = milling vise; 콜렛척 = collet chuck; 툴홀더 = tool holder + CNC|밀링|선반|BT40|BT30|콜렛; 로터리테이블 = rotary table; 콜렛 = collet + ER32|ER20|ER11|ER25|ER16|척|밀링|CNC; 선반척 = lathe chuck; 연동척 = lathe chuck; 공구대 = lathe tool post + 선반|퀵체인지|바이트; 머신바이스 = machine vise; ER콜렛 = ER collet; 드릴바이스 = drill press vise; 밀링척 = milling chuck; 센터 = lathe center + 라이브|선반|회전센터|MT2|MT3; 인덱스테이블 = rotary table; 스핀들모터 = spindle motor + CNC|조각기|수냉|공냉; 단동척 = lathe chuck; 분할대 = dividing head; 바이트홀더 = tool holder; 회전센터 = live lathe center; 보링헤드 = boring head; CNC스핀들 = CNC spindle; 클램핑키트 = clamping kit + 밀링|T홈

+ petrol-engine
ko: 가솔린엔진 = petrol engine; 휘발유엔진 = petrol engine; 4행정엔진 = 4-stroke engine; 2행정엔진 = 2-stroke engine; 오토바이엔진 = motorcycle engine; 자동차엔진 = car engine; 소형엔진 = small petrol engine; 범용엔진 = general purpose engine; 농업용엔진 = general purpose engine; 4사이클엔진 = 4-stroke engine; 2사이클엔진 = 2-stroke engine; 중고엔진 = used engine; 예초기엔진 = brush cutter engine; 스쿠터엔진 = scooter engine; 관리기엔진 = petrol engine
not: 자동차엔진오일; 오토바이엔진오일; 가솔린엔진오일; 4행정엔진오일; 2행정엔진오일; 자동차엔진룸; 예초기엔진오일; 휘발유엔진오일; 4사이클엔진오일; 2사이클엔진오일; 스쿠터엔진오일; 가솔린엔진톱

+ pneumatic-cylinder
ko: 에어실린더 = pneumatic cylinder; 공압실린더 = pneumatic cylinder; 로드리스실린더 = rodless cylinder; 공압액추에이터 = pneumatic actuator; 박형실린더 = compact pneumatic cylinder; 에어척 = pneumatic gripper; 공압그리퍼 = pneumatic gripper; 가이드실린더 = guided pneumatic cylinder; 에어쿠션실린더 = pneumatic cylinder; 공기압실린더 = pneumatic cylinder; 브레이크챔버 = brake chamber

+ rotary-pump
ko: 기어펌프 = gear pump; 베인펌프 = vane pump; 유압펌프 = hydraulic pump; 로브펌프 = lobe pump; 스크류펌프 = screw pump; 모노펌프 = progressive cavity pump; 로터리펌프 = rotary pump; 파워스티어링펌프 = power steering pump; 파워펌프 = power steering pump + 자동차|스티어링|핸들; 유압기어펌프 = hydraulic gear pump; 튜빙펌프 = peristaltic pump; 연동펌프 = peristaltic pump; 정량펌프 = metering pump

+ textile-machine-part
ko: 직기부품 = weaving machine part; 편직기부품 = knitting machine part; 직조바디 = weaving reed; 직조북 = weaving shuttle; 섬유기계부품 = textile machine part; 종광 = heald frame + 직기|직조|베틀; 방직기부품 = spinning machine part

+ transmission-shaft
ko: 크랭크샤프트 = crankshaft; 캠샤프트 = camshaft; 리니어샤프트 = linear shaft; 유니버셜샤프트 = cardan shaft; 프로펠러샤프트 = propeller shaft; PTO샤프트 = PTO shaft; 스플라인축 = spline shaft; 구동축 = transmission shaft; 캠축 = camshaft; 크랭크축 = crankshaft; LM샤프트 = linear shaft; 볼조인트축 = cardan shaft; 전동축 = transmission shaft

+ winch
ko: 윈치 = winch; 전동윈치 = electric winch; 수동윈치 = hand winch; 핸드윈치 = hand winch; 유압윈치 = hydraulic winch; 양묘기 = anchor windlass; 와이어윈치 = cable winch; 차량용윈치 = recovery winch; 오프로드윈치 = recovery winch; 견인윈치 = recovery winch; 보트윈치 = boat trailer winch; 앵커윈치 = anchor windlass
not: 샌드윈치; 윈치리모컨; 윈치로프

+ pet-resin
ko: PET수지 = PET resin; PET칩 = PET chip; 폴리에스터칩 = polyester chip; 재생PET칩 = rPET pellet; PET펠렛 = PET pellet; 페트칩 = PET chip

+ bars-and-rods
ko: 육각봉 = hexagonal bar + 황동|신주|티타늄|니켈; 니켈합금봉 = nickel alloy bar; 봉재 = metal bar + 황동|티타늄|니켈|금속|합금|소재

+ hollow-profiles-tubes
ko: 각관 = square tube + 스텐|철|아연|mm|알루미늄|스틸; 스테인리스파이프 = stainless steel pipe; 아연각관 = galvanised square tube; 스테인레스파이프 = stainless steel pipe; 중공형강 = hollow section; 백관 = galvanised steel pipe + 배관|강관|SGP|파이프; 아연각파이프 = galvanised square tube

+ steel-building-ware
ko: 기둥받침철물 = post base; 목재연결철물 = timber connector; 데크철물 = timber connector; 포스트앵커 = post base; 장선걸이 = joist hanger; 주춧돌철물 = post base; 목조주택철물 = timber connector; 심슨철물 = timber connector; 주각철물 = post base; 보강철물 = steel reinforcing bracket; 목공철물 = timber connector

+ copper-pipe-fitting
ko: 동엘보 = copper elbow; 동관부속 = copper pipe fitting; 신주니플 = brass nipple; 황동니플 = brass nipple; 황동피팅 = brass fitting; 신주소켓 = brass coupling; 동티 = copper tee + 배관|용접|동관|엘보; 동소켓 = copper coupling + 배관|용접|동관|부속; 황동엘보 = brass elbow; 동배관부속 = copper pipe fitting; 신주엘보 = brass elbow; 신주부속 = brass fitting; 황동소켓 = brass coupling; 후레아너트 = brass flare nut; 황동호스니플 = brass hose connector; 동이경소켓 = copper reducing coupling

+ heating-radiator
ko: 온수라디에이터 = central heating radiator; 주물라디에이터 = cast iron radiator; 방열기 = heating radiator + 온수|난방|알루미늄|주철|보일러; 패널라디에이터 = panel radiator; 알루미늄방열기 = aluminium radiator; 수건라디에이터 = towel radiator; 온수방열기 = central heating radiator

+ nickel-metal
ko: 순니켈판 = nickel sheet; 인코넬 = inconel nickel alloy; 니켈분말 = nickel powder; 니켈와이어 = nickel wire; 모넬 = monel nickel alloy + 합금|와이어; 니켈판 = nickel sheet; 니켈탭 = nickel strip + 배터리|18650|스폿|용접; 니켈괴 = nickel ingot; 니켈띠 = nickel strip

+ steel-structure
ko: 철구조물 = steel structure; 철제대문 = steel gate; 철골 = steel structure + 구조|건축|조립|창고|H빔; 난간 = steel railing + 철제|스텐|계단|베란다|단조|조립식|옥상; 단조대문 = steel gate; H빔 = steel H-beam; 조립식건축물 = prefabricated steel structure; 스텐난간 = stainless steel railing; 계단난간 = stair railing; 철제난간 = steel railing; 형강 = steel section + 철|H빔|앵글|찬넬|강재; ㄱ형강 = steel angle; 잔넬 = steel channel + 철|강|C형강|찬넬; 앵글 = steel angle + 철제|등변|조립식|ㄱ|강|스텐; 비닐하우스파이프 = greenhouse steel pipe; C형강 = steel channel section; 단조난간 = wrought iron railing

+ wire-mesh
ko: 철망 = wire mesh; 와이어메쉬 = welded wire mesh; 능형망 = chain link fence; 용접철망 = welded wire mesh; 메쉬휀스 = mesh fence; 닭장망 = chicken wire; 스텐망 = stainless steel wire mesh; 개비온 = gabion; 익스펜디드메탈 = expanded metal; 스텐철망 = stainless steel wire mesh; 휀스망 = mesh fence; 매쉬망 = wire mesh; 메쉬망 = wire mesh; 돌망태 = gabion; PVC코팅망 = PVC coated wire mesh; 타공망 = perforated metal sheet; 스테인리스메쉬 = stainless steel wire mesh; 메탈라스 = expanded metal; 구리망 = copper mesh; 철망휀스 = wire mesh fence; 고라니망 = animal fence mesh; 펜스망 = mesh fence; 스테인리스망 = stainless steel wire mesh
not: 철망장갑; 철망옷걸이; 철망행거; 철망바구니; 철망선반; 너구리망토

+ broom-twig
ko: 수수빗자루 = corn broom; 코코넛빗자루 = coconut broom; 대나무빗자루 = bamboo broom; 마녀빗자루 = witch broom; 갈대비 = reed broom + 빗자루|청소|수제

+ guitar-electric
ko: 일렉기타 = electric guitar; 일렉트릭기타 = electric guitar; 베이스기타 = electric bass guitar; 전기기타 = electric guitar; 일렉베이스 = electric bass guitar; 헤드리스기타 = headless electric guitar; 세미할로우기타 = semi hollow electric guitar; 스트랫기타 = electric guitar; 일렉기타세트 = electric guitar set; 사일런트기타 = silent guitar
not: 베이스기타줄; 일렉기타가방; 일렉기타앰프; 일렉기타케이블; 일렉기타이펙터; 일렉기타스탠드; 일렉기타스트랩; 베이스기타앰프; 베이스기타케이스; 베이스기타스트랩

+ painting-original
ko: 유화작품 = original oil painting; 원화 = original painting + 작가|작품|그림|유화|수채|친필; 수채화작품 = original watercolor painting; 초상화 = hand-drawn portrait + 주문|제작|손그림|유화|수채화|그림; 민화 = folk painting + 작품|모란도|그림|원화|액자; 동양화 = painting + 작품|원화|산수화|수묵; 수묵화 = ink painting; 산수화 = landscape painting; 풍수그림 = painting; 아크릴화 = acrylic painting + 작품|원화|그림; 연필초상화 = pencil portrait drawing; 서양화 = oil painting + 작품|원화

+ pipe-smoking-part
ko: 파이프담배파이프 = tobacco pipe; 미어샴파이프 = meerschaum pipe; 콘파이프 = corn cob pipe

+ sculpture-original
ko: 청동조각작품 = original bronze sculpture; 석조각작품 = original stone sculpture; 목조각작품 = original wood sculpture; 작가조각 = original sculpture + 작품|원작|에디션

+ baby-hooded-towel
ko: 아기목욕타월 = baby bath towel; 후드타올 = hooded towel; 후드타월 = hooded towel; 아기후드타월 = baby hooded towel; 아기목욕타올 = baby bath towel; 유아목욕타월 = baby bath towel; 신생아목욕타월 = baby bath towel; 아기타월 = baby towel; 유아후드타월 = hooded towel for children; 아기속싸개타월 = baby towel; 아기목욕가운타월 = baby hooded towel

+ hair-brush-comb
ko: 꼬리빗 = tail comb; 머리빗 = hair comb; 커트빗 = barber comb; 가위빗 = barber comb; 휴대용빗 = pocket comb; 눈썹빗 = eyebrow comb; 컷트빗 = barber comb; 참빗꼬리빗 = comb; 빗세트 = comb set; 대나무빗 = bamboo comb; 접이식빗 = folding comb; 앞머리빗 = hair comb; 미용빗 = hair comb; 스킨페이드빗 = barber comb; 이빗 = lice comb + 머릿니|서캐|참빗
not: 고양이빗

+ litter-box
ko: 고양이화장실 = cat litter box; 고양이모래삽 = cat litter scoop; 고양이사막화매트 = cat litter mat; 모래매트 = cat litter mat; 사막화매트 = cat litter mat; 고양이배변통 = cat litter box; 자동고양이화장실 = automatic cat litter box; 후드형화장실 = hooded cat litter box; 감자삽 = cat litter scoop; 모래삽 = cat litter scoop + 고양이|감자|화장실|벤토; 배변판 = pet toilet tray; 강아지배변판 = dog toilet tray; 강아지화장실 = dog toilet tray; 애견배변판 = dog toilet tray; 토끼화장실 = rabbit litter box; 평판형화장실 = cat litter box + 고양이; 햄스터화장실 = hamster litter box
not: 고양이화장실탈취제; 고양이화장실모래; 고양이화장실매트

+ makeup-sponge
ko: 메이크업스펀지 = makeup sponge; 퍼프 = makeup puff + 쿠션|메이크업|파우더|화장|물방울|에어퍼프|파운데이션|루비셀; 물방울퍼프 = makeup sponge; 파우더퍼프 = powder puff; 에어퍼프 = cushion makeup puff; 쿠션퍼프 = cushion makeup puff; 뷰티블렌더 = makeup sponge; 화장퍼프 = makeup puff; 루비셀퍼프 = makeup puff; 메이크업퍼프 = makeup puff; 똥퍼프 = makeup sponge; 조각퍼프 = makeup sponge; 물방울스펀지 = makeup sponge; 라텍스퍼프 = makeup sponge; 쫀쫀퍼프 = makeup puff; 파운데이션퍼프 = makeup puff; 화장스펀지 = makeup sponge
not: 퍼프소매; 퍼프블라우스; 퍼프원피스; 퍼프케이스; 퍼프통; 스펀지퍼프세척; 퍼프세척; 퍼프건조; 샤워퍼프; 바디퍼프; 퍼프니트; 메이크업퍼프케이스; 퍼프셔츠; 퍼프티; 물방울퍼프케이스

+ oximeter-ecg
ko: 산소포화도측정기 = pulse oximeter; 맥박산소측정기 = pulse oximeter; 산소포화도계 = pulse oximeter; 옥시미터 = pulse oximeter; 심박측정기 = heart rate monitor + 의료|심전도|맥박; 산소측정기 = pulse oximeter + 맥박|손가락|포화도|SPO2; 펄스옥시미터 = pulse oximeter; 산소포화도센서 = SpO2 sensor; 심전도계 = electrocardiograph

+ razor
ko: 면도기 = razor; 일회용면도기 = disposable razor; 안전면도기 = safety razor; 눈썹칼 = eyebrow razor; 여성면도칼 = women's razor; 수동면도기 = manual razor; 일자면도기 = straight razor; 면도칼 = razor; 습식면도기 = manual razor; 양날면도기 = double edge safety razor; 바버면도기 = straight razor; 페이스면도기 = facial razor; 솜털제거기 = facial razor + 눈썹칼|면도; 겨드랑이면도기 = women's razor; 잔털면도기 = facial razor; 눈썹면도기 = eyebrow razor; 이발면도칼 = straight razor; 바디면도기 = body razor; 질레트면도기 = razor; 도루코면도기 = razor
not: 면도기거치대; 면도기걸이; 면도기케이스; 면도기충전기; 면도기홀더; 면도기크리너; 면도기세정제; 보풀면도기; 면도기선반; 면도기파우치; 면도기세척액

+ sex-toy
ko: 바이브레이터 = vibrator + 성인용품|진동기|성인|흡입|무선; 성인용품 = adult toy; 진동기 = vibrator + 성인용품|러브|에그|성인; 딜도 = dildo; 러브에그 = love egg vibrator; 오나홀 = male masturbator; 성인토이 = adult toy; 케겔볼 = kegel balls; 섹스토이 = sex toy; 남성자위기구 = male masturbator; 자위기구 = masturbator sex toy; 흡입토이 = clitoral stimulator; 텐가 = male masturbator + 성인용품|오나홀|자위|컵; 리얼돌 = sex doll

+ sleep-mask
ko: 곡물찜질팩 = grain heating pad; 팥찜질팩 = red bean heating pad; 팥눈찜질팩 = eye heating pad; 팥안대 = heated eye mask; 현미찜질팩 = rice heating pad; 팥주머니 = red bean heating pad; 편백안대 = eye mask; 곡물찜질주머니 = grain heating pad

+ test-strip
ko: 임신테스트기 = pregnancy test; 배란테스트기 = ovulation test; 자가진단키트 = rapid self-test kit; 신속항원검사키트 = rapid antigen test; 혈당스트립 = blood glucose test strips; 혈당시험지 = blood glucose test strips; 소변검사지 = urine test strips; 요검사지 = urine test strips; 임테기 = pregnancy test; 배테기 = ovulation test; 혈당검사지 = blood glucose test strips; 독감키트 = rapid influenza test; 테스트스트립 = test strip; 리트머스종이 = litmus test paper; 수질테스트지 = water test strips; 배란테스터기 = ovulation test; 항원키트 = rapid antigen test; 임신테스터기 = pregnancy test; 케톤시험지 = ketone test strips; 코로나키트 = rapid antigen test; 질염테스트기 = vaginal pH test; 산도시험지 = pH test paper; 채혈침 = blood lancet; 마약키트 = drug test kit; 헬리코박터키트 = rapid test kit

+ toothbrush-head
ko: 전동칫솔모 = electric toothbrush head; 칫솔모 = toothbrush head + 전동|교체|리필|오랄비|호환|음파; 전동칫솔헤드 = electric toothbrush head; 교체용칫솔모 = replacement toothbrush head; 전동칫솔리필 = electric toothbrush head; 리필칫솔모 = replacement toothbrush head; 칫솔헤드 = toothbrush head; 음파칫솔모 = electric toothbrush head; 오랄비칫솔모 = electric toothbrush head; 전동칫솔리필모 = electric toothbrush head; 호환칫솔모 = replacement toothbrush head; 교체칫솔모 = replacement toothbrush head

+ tweezers-beauty
ko: 속눈썹핀셋 = eyelash tweezers; 속눈썹연장핀셋 = eyelash extension tweezers; 눈썹핀셋 = eyebrow tweezers; 눈썹자 = eyebrow ruler; 눈썹족집게 = eyebrow tweezers; 속눈썹집게 = false eyelash applicator; 눈썹틀 = eyebrow stencil; 쪽집게 = tweezers; 눈썹가이드 = eyebrow stencil; 인조속눈썹핀셋 = eyelash tweezers; 네일핀셋 = nail tweezers; 뷰러 = eyelash curler; 속눈썹뷰러 = eyelash curler; 아이래쉬컬러 = eyelash curler; 속눈썹고데기 = heated eyelash curler; 왁싱스틱 = waxing stick
not: 눈썹자석; 속눈썹자석; 눈썹자수; 눈썹자연; 눈썹자라

+ access-card
ko: 카드키 = key card + RFID|도어락|출입|호텔|현관|디지털; RFID키링 = RFID key fob; NFC명함 = NFC business card; 키태그 = RFID key fob; RFID팔찌 = RFID wristband; 디지털키 = key card + 도어락|태그|스티커; 호텔카드키 = key card; 현관카드키 = key card; 마이페어카드 = RFID card; 도어락스티커키 = RFID sticker; 출입증카드 = access card
not: 카드키홀더; 카드키케이스

+ carabiner
ko: 카라비너 = carabiner; 카라비나 = carabiner; 스냅훅 = snap hook; 비너 = carabiner + 등산|캠핑|클라이밍|잠금|스크류; 등산카라비너 = climbing carabiner; D고리 = D-ring carabiner + 카라비너|등산|비너; 미니카라비너 = mini carabiner; D형카라비너 = D carabiner; 스크류카라비너 = locking carabiner; 잠금카라비너 = locking carabiner; 8자카라비너 = S carabiner; 스프링훅 = spring snap hook; 회전카라비너 = swivel carabiner; 스텐카라비너 = stainless steel carabiner; S카라비너 = S carabiner; 개고리 = swivel snap hook + 부자재|가방|가죽공예|카라비너|스냅
not: 카라비너키링; 안개고리

+ cigarette-lighter
ko: 라이터 = cigarette lighter; 전기라이터 = electric lighter; 플라즈마라이터 = plasma lighter; 터보라이터 = torch lighter; USB라이터 = rechargeable electric lighter; 충전식라이터 = rechargeable electric lighter; 점화기 = gas lighter + 가스|캠핑|주방|촛불|양초|가스렌지|휴대용; 지포라이터 = oil lighter; 주방라이터 = kitchen gas lighter; 시가라이터 = cigar lighter; 파이프라이터 = pipe lighter; 시거라이터 = cigar lighter
not: 라이터케이스; 하이라이터; 타자라이터; 타이프라이터; 시가라이터소켓; 라이터잭; 라이터심지; 스트라이터; 시거라이터소켓; 스카이라이터; 브라이터

+ coloring-book
ko: 컬러링북 = coloring book; 색칠공부 = coloring book; 색칠책 = coloring book; 그림책 = picture book; 보드북 = board book; 물그림책 = water coloring book; 스티커색칠공부 = coloring book; 색칠북 = coloring book; 안티스트레스컬러링북 = adult coloring book; 스티커북 = sticker book; 물놀이색칠북 = water coloring book; 스크래치북 = scratch art book; 색칠놀이 = coloring book; 미로찾기책 = maze activity book; 따라쓰기책 = tracing workbook; 성인컬러링북 = adult coloring book; 유아그림책 = picture book; 숨은그림찾기책 = activity book

+ envelope
ko: 편지봉투 = envelope; 봉투 = envelope + 편지|서류|축의금|용돈|종이|크라프트|우편|각대|청첩장|카드|A4|상품권; 서류봉투 = document envelope; 용돈봉투 = money envelope; 각대봉투 = kraft envelope; 안전봉투 = padded envelope; 축의금봉투 = money envelope; 창봉투 = window envelope; 부의봉투 = money envelope; 크라프트봉투 = kraft envelope; 초대장봉투 = invitation envelope; 우편봉투 = mailing envelope; 종이봉투 = paper envelope; 세뱃돈봉투 = money envelope; 카드봉투 = card envelope; 돈봉투 = money envelope; 상품권봉투 = gift voucher envelope; 현금봉투 = money envelope; 청첩장봉투 = wedding invitation envelope; 행정봉투 = business envelope; 씨앗봉투 = seed envelope; 편지지봉투 = letter paper and envelope; 대봉투 = document envelope; 소봉투 = envelope; 규격봉투 = envelope; 월급봉투 = money envelope
not: 쓰레기대봉투; 봉투실링

+ gift-card
ko: 기프트카드 = gift card; 상품권 = gift voucher; 선물카드 = gift card

+ glue-stationery
ko: 딱풀 = glue stick; 풀 = glue + 문구|고체풀|물풀|종이풀|도배; 물풀 = liquid school glue; 고체풀 = glue stick; 글루스틱 = glue stick; 테이프풀 = glue tape; 수정풀 = glue tape; 공예본드 = craft glue; 만들기풀 = craft glue; 풀테이프 = glue tape; 종이풀 = paper glue; 글루건심 = hot melt glue stick; 도트풀 = glue dots; 글루도트 = glue dots; 만능본드 = all-purpose adhesive; B7000본드 = adhesive glue; 섬유접착제 = fabric glue; 원단본드 = fabric glue; 접착제본드 = adhesive glue; 글루심 = hot melt glue stick; 강력접착제 = strong adhesive; 에폭시본드 = epoxy adhesive; 섬유본드 = fabric glue; 가죽본드 = leather adhesive
not: 해물풀; 비어풀; 선물풀; 속눈썹글루스틱; 과일물풀

+ honeycomb-paper
ko: 허니컴페이퍼 = honeycomb paper; 벌집종이 = honeycomb paper; 주름지 = crepe paper; 허니콤볼 = honeycomb paper ball; 허니컴볼 = honeycomb paper ball; 벌집완충지 = honeycomb paper; 허니컴지 = honeycomb paper; 허니콤페이퍼 = honeycomb paper; 주름종이 = crepe paper; 크레프지 = crepe paper; 허니콤종이 = honeycomb paper; 종이완충재벌집 = honeycomb paper
not: 눈주름지우개; 주름지는; 주름지우개

+ iron-on-transfer
ko: 열전사지 = heat transfer paper; 타투스티커 = temporary tattoo sticker; 판박이 = rub-on transfer sticker; 전사스티커 = transfer sticker; 열전사스티커 = heat transfer sticker; DTF전사지 = DTF transfer; 판박이스티커 = rub-on transfer sticker; 문신스티커 = temporary tattoo sticker; 일회용타투 = temporary tattoo; 열전사와펜 = iron-on transfer patch; 헤나스티커 = temporary tattoo sticker; 페이스스티커 = temporary face sticker; 다리미전사지 = iron-on transfer; 바디스티커 = temporary tattoo sticker; 열전사시트 = heat transfer sheet; 타투프린팅 = temporary tattoo; 어린이타투 = temporary tattoo sticker; 얼굴스티커 = temporary face sticker

+ mailer-box
ko: 피자박스 = pizza box; 이사박스 = moving box; 우체국박스 = shipping box; 골판지택배박스 = corrugated shipping box; 지박스 = mailer box + 택배|골판지|조립; 조립식택배박스 = mailer box; 싸바리박스 = rigid paper box; 피자상자 = pizza box; G형박스 = mailer box; 이삿짐박스 = moving box; G형택배박스 = mailer box; 조립박스 = folding carton box

+ paper-bag
ko: 종이쇼핑백 = paper shopping bag; 종이가방 = paper bag; 쇼핑백 = shopping bag + 종이|크라프트|무지|선물|제작|지함|로고|답례품; 크라프트백 = kraft paper bag; 선물봉투 = gift bag; 종이백 = paper bag; 크라프트쇼핑백 = kraft paper shopping bag; 선물쇼핑백 = paper gift bag; 각대 = paper bag + 종이|크라프트|빵봉투|투명창; 빵봉투 = bakery paper bag; 무지쇼핑백 = paper shopping bag; 투명창쇼핑백 = paper shopping bag with window; 선물가방 = gift bag + 종이|쇼핑백|포장|답례품; 종이봉지 = paper bag; 구디백 = party treat bag; 크라프트종이봉투 = kraft paper bag; 붕어빵봉투 = paper food bag; 선물백 = gift bag; 지류봉투 = paper bag; 햄버거봉투 = paper food bag; 간식봉투 = paper treat bag; 호떡봉투 = paper food bag

+ pencil
ko: 연필 = pencil; 색연필 = coloured pencil; 수채색연필 = watercolor pencil; 지우개연필 = pencil with eraser; 미술연필 = drawing pencil; 색연필세트 = coloured pencil set; 연필세트 = pencil set; 4B연필 = drawing pencil; 목탄연필 = charcoal pencil; 원목연필 = wooden pencil; 삼각연필 = triangular pencil; 유성색연필 = oil-based coloured pencil; 드로잉연필 = drawing pencil; 무한연필 = inkless pencil; 이름연필 = pencil; 크레용 = crayon + 색칠|유아|아이|컬러|파스|미술|물에; 2B연필 = pencil; HB연필 = pencil; 제도연필 = drafting pencil; 크레파스 = oil pastel crayon; 오일파스텔 = oil pastel; 파스넷 = gel crayon; 색연필36색 = coloured pencil set; 목공연필 = carpenter pencil
not: 연필캡; 연필통; 연필심; 연필홀더; 연필교정기; 연필케이스; 연필스커트; 색연필파우치; 색연필꽂이; 연필그립; 연필선인장; 연필지우개

+ pencil-mechanical
ko: 샤프펜슬 = mechanical pencil; 샤프 = mechanical pencil + 0.5mm|필기|제도|샤프심|0.3mm|펜슬|0.7mm|수능|학생; 제도샤프 = drafting mechanical pencil; 홀더펜슬 = clutch pencil; 수능샤프 = mechanical pencil; 기계식연필 = mechanical pencil; 샤프세트 = mechanical pencil set; 흔들샤프 = shake mechanical pencil; 로켓연필 = stackable pencil; 샤프연필 = mechanical pencil; 홀더샤프 = clutch pencil; 리드홀더 = clutch pencil; 2mm샤프 = clutch pencil; 캐릭터샤프 = mechanical pencil
not: 샤프심통; 소프트쉘샤프; 샤프란; 샤프전자; 샤프냉장고

+ pump-head-bottle
ko: 로션펌프 = lotion pump; 디스펜서펌프 = lotion pump; 펌프헤드 = lotion pump head; 샴푸펌프 = shampoo pump; 향수리필용기 = perfume atomizer; 미스트공병 = mist spray bottle; 향수휴대용기 = perfume atomizer; 아토마이저 = perfume atomizer + 향수|리필|휴대용|공병; 안개분무기 = fine mist spray bottle; 향수소분병 = perfume atomizer bottle; 펌프교체용 = lotion pump + 샴푸|로션|용기; 소스펌프 = sauce pump; 트리거건 = trigger sprayer; 분무기헤드 = trigger sprayer; 스프레이헤드 = trigger sprayer + 분무기|공병|용기

+ textile-label
ko: 옷라벨 = clothing label; 케어라벨 = care label; 면라벨 = cotton label; 직조라벨 = woven label; 사이즈라벨 = size label; 의류라벨 = garment label; 패브릭라벨 = fabric label; 새틴라벨 = satin label; 자수라벨 = embroidered label; 수제라벨 = sewing label; 핸드메이드라벨 = sewing label; 네임라벨 = name label; 다림질라벨 = iron-on label; 재봉라벨 = sewing label; 라벨택 = clothing label + 의류|핸드메이드|재봉|패브릭|면; 열접착이름표 = iron-on name label; 의류이름스티커 = name label for clothes; 품질표시라벨 = care label; 핸드메이드택 = sewing label; 린넨라벨 = linen label; 면테이프라벨 = cotton tape label

+ self-adhesive-film-sheet
ko: 접착시트지 = self-adhesive film; 커팅시트 = cutting vinyl; PPF필름 = paint protection film; 썬팅필름 = window tint film; 랩핑지 = vinyl wrap film; 시트지스티커 = self-adhesive film; 단열필름 = insulating window film; 무점착시트지 = static cling window film; 랩핑필름 = vinyl wrap film; 썬팅지 = window tint film; 안개시트지 = frosted window film; 칼라시트지 = coloured adhesive vinyl; 나무무늬목시트지 = self-adhesive film; 우드시트지 = self-adhesive film; 카본시트지 = carbon look vinyl wrap; 사생활보호필름창문 = privacy window film; 반사시트지 = reflective adhesive film; 자동차랩핑지 = car wrap film; 도어엣지필름 = paint protection film; 아스테이지 = clear book cover film; 책비닐시트 = clear book cover film; 손코팅지 = laminating film; 코팅지 = laminating film + A4|손코팅|라미네이팅|열코팅|기계; 코팅필름 = laminating film

+ fibreglass
ko: 유리섬유직물 = glass fibre cloth; 글라스매트 = glass fibre mat; 유리면보온재 = glass wool insulation; 유리섬유테이프 = glass fibre tape; 조인트테이프 = glass fibre joint tape; 유리크로스 = glass fibre cloth; 미장메쉬 = glass fibre mesh

+ mineral-wool
ko: 미네랄울 = mineral wool; 암면 = rock wool + 보온재|단열|재배|배지|흡음|미네랄울; 록울 = rock wool; 세라믹울 = ceramic fibre wool; 세라크울 = ceramic fibre blanket; 세라믹화이버 = ceramic fibre; 암면배지 = rock wool growing block; 락울 = rock wool + 단열|배지|재배|보온|흡음; 암면보온재 = rock wool insulation; 세라믹블랑켓 = ceramic fibre blanket

+ optical-blank
ko: 안경렌즈 = spectacle lens; 광학유리 = optical glass; 시계글라스 = watch crystal; 시계크리스탈 = watch crystal; 사파이어시계유리 = sapphire watch crystal; 미네랄글라스 = watch glass + 시계|교체; 렌즈블랭크 = lens blank; 시계유리알 = watch glass
not: 안경렌즈클리너; 안경렌즈닦이; 안경렌즈세정

+ plaster-article
ko: 석고보드 = plasterboard; 석고몰딩 = plaster moulding; 석고텍스 = gypsum ceiling tile; 석고판 = gypsum panel; 방수석고보드 = moisture-resistant plasterboard; 석고조각상 = plaster statue; 석고인형 = plaster figure; 석고피규어 = plaster figure; 방화석고보드 = fire-resistant plasterboard; 비너스석고상 = plaster bust; 석고오브제 = plaster ornament; 석고흉상 = plaster bust; 차량용석고방향제 = plaster air freshener; 줄리앙석고상 = plaster bust
not: 석고보드나사; 석고보드피스; 석고보드못; 석고보드훅; 석고보드칼; 석고보드걸이; 석고보드앵커; 석고보드선반

+ refractory-brick
ko: 내화벽돌 = refractory brick; 단열벽돌 = insulating refractory brick; 내화블록 = refractory block; 마그네시아벽돌 = magnesia brick; 화덕벽돌 = fire brick; 내화판 = refractory plate; 경량내화벽돌 = insulating refractory brick; 샤모트벽돌 = fire brick

+ artificial-flower-part
ko: 조화꽃술 = artificial flower stamen; 꽃수술 = artificial flower stamen; 조화잎 = artificial leaves; 조화열매 = artificial berries; 조화꽃머리 = artificial flower heads; 인조열매 = artificial berries; 조화줄기 = artificial flower stem; 조화재료 = artificial flower part; 꽃술재료 = artificial flower stamen; 조화꽃송이 = artificial flower heads; 폼플라워 = foam flower heads; 모조열매 = artificial berries; 크리스마스열매 = artificial berries; 조화나뭇잎 = artificial leaves

+ camping-textile
ko: 바람막이스크린 = camping windbreak; 캠핑윈드스크린 = camping windbreak; 캠핑바람막이 = camping windbreak; 비비색 = bivy sack; 윈드스크린 = windbreak + 캠핑|타프|텐트|바람막이; 불멍바람막이 = camping windbreak; 비박색 = bivy sack; 텐트스커트 = tent skirt; 타프스크린 = tarp screen; 텐트그라운드시트 = tent ground sheet; 그라운드시트 = tent ground sheet; 방수포 = ground sheet + 텐트|캠핑|그라운드|타프|풋프린트; 이너텐트 = inner tent; 사이드월 = tarp side wall + 타프|텐트|캠핑; 프론트월 = tent front wall; 텐트플라이 = tent flysheet; 비박커버 = bivy cover; 침낭커버 = bivy cover; 우레탄창 = tent window sheet + 텐트|리빙쉘|캠핑; 루프스킨 = tent roof skin; 텐트창 = tent window sheet; 풋프린트 = tent footprint + 텐트|캠핑

+ disposable-linen
ko: 일회용시트 = disposable bed sheet + 침대|베드|부직포|마사지|숙박|미용; 일회용침대시트 = disposable bed sheet; 일회용베드시트 = disposable bed sheet; 일회용베개커버 = disposable pillowcase; 부직포시트 = nonwoven bed sheet; 여행용침대시트 = disposable travel bed sheet; 일회용이불 = disposable bedding; 일회용침구 = disposable bedding; 마사지베드커버 = massage bed cover; 베드시트 = massage bed sheet + 마사지|피부관리|부직포|미용; 일회용침구세트 = disposable bedding set; 일회용얼굴커버 = disposable face cover; 마사지시트 = massage bed sheet; 일회용이불커버 = disposable duvet cover; 일회용변기시트 = disposable toilet seat cover; 부직포침대시트 = nonwoven bed sheet

+ hat-part
ko: 모자땀받이 = hat sweatband; 모자사이즈조절 = hat size reducer; 모자심 = hat stiffener; 모자챙 = hat brim; 모자사이즈테이프 = hat size tape; 모자땀흡수패드 = hat sweatband; 모자끈 = hat strap; 모자챙심 = hat brim stiffener; 모자스트랩 = hat strap; 모자사이즈조절패드 = hat size reducer; 모자땀패드 = hat sweatband; 모자부자재 = hat part

+ towel-special
ko: 사우나타월 = sauna towel; 헬스타월 = gym towel; 습식타월 = wet sports towel; 요가타월 = yoga towel; 여행용타월 = travel towel; 쿨스카프 = cooling towel + 아이스|냉감|타월|골프; 아이스타월 = cooling towel; 수영장타월 = swimming towel; 건식타월 = sports towel + 수영|스포츠|극세사; 응원타월 = fan towel; 슬로건타월 = fan towel; 헬스타올 = gym towel; 볼타월 = golf towel + 골프

+ artificial-turf
ko: 인조잔디 = artificial turf; 인조잔디롤 = artificial turf roll; 조경인조잔디 = artificial turf; 베란다인조잔디 = artificial turf; 골프잔디매트 = golf grass mat; 잔디카페트 = artificial grass mat; 인공잔디 = artificial turf; 모형잔디 = artificial grass + 미니어처|디오라마|매트; 인조잔디러그 = artificial grass rug; 인조잔디타일 = artificial grass tile; 옥상인조잔디 = artificial turf; 벽면인조잔디 = artificial grass wall panel

+ cotton-fabric
ko: 면원단 = cotton fabric; 코튼원단 = cotton fabric; 광목원단 = unbleached cotton fabric; 옥스포드원단 = oxford cotton fabric; 거즈원단 = cotton gauze fabric; 아사원단 = cotton lawn fabric; 이중거즈원단 = double gauze fabric; 순면원단 = cotton fabric; 캔버스원단 = cotton canvas fabric; 퀼트원단 = quilting cotton fabric; 20수원단 = cotton fabric; 포플린원단 = cotton poplin fabric; 트윌원단 = twill fabric; 30수원단 = cotton fabric; 피그먼트원단 = cotton fabric; 소창원단 = cotton gauze fabric; 소창 = cotton gauze fabric + 원단|무형광|기저귀|행주

+ cotton-thread
ko: 면사 = cotton thread + 재봉|코바늘|뜨개|콘사|20수; 면재봉실 = cotton sewing thread; 코튼실 = cotton thread; 레이스사 = cotton crochet thread; 퀼팅실 = cotton quilting thread; 면시침실 = cotton basting thread; 시침실 = cotton basting thread; 레이스실 = cotton lace thread; 면십자수실 = cotton embroidery thread

+ fibrefill
ko: 인형솜 = toy stuffing; 방울솜 = polyester fibrefill; 구름솜 = polyester fibrefill; 솜충전재 = fibrefill; 충전솜 = fibrefill; 마이크로화이바솜 = microfibre filling; 방석솜 = cushion filling; 폴리에스터솜 = polyester fibrefill; 목화솜 = cotton filling + 충전|이불|원료|베개|kg|솜틀; 빈백충전재 = bean bag filling; 구스솜쿠션 = cushion filling; 솜 = fibrefill + 충전재|구름솜|방울솜|인형솜|솜충전
not: 화장솜; 약솜; 이불솜틀; 탈지솜; 솜바지; 솜뭉치; 솜방망이; 솜털; 여과솜; 솜방석; 면봉솜; 솜조끼; 솜인형; 솜잠바; 솜깃털

+ jute-yarn
ko: 황마사 = jute yarn; 쥬트사 = jute yarn; 황마실 = jute yarn; 주트실 = jute yarn; 쥬트실 = jute yarn

+ linen-fabric
ko: 린넨원단 = linen fabric; 마원단 = linen fabric; 린넨천 = linen fabric; 워싱린넨원단 = washed linen fabric; 면마원단 = cotton linen fabric; 린넨면원단 = cotton linen fabric; 아마원단 = linen fabric; 리넨원단 = linen fabric; 햄프린넨원단 = linen fabric; 린넨커튼원단 = linen curtain fabric; 삼베원단 = hemp fabric; 모시원단 = ramie fabric; 자수린넨원단 = linen fabric

+ nylon-fabric
ko: 나일론원단 = nylon fabric; 립스탑원단 = ripstop fabric; 타슬란원단 = nylon taslan fabric; 립스탑나일론원단 = ripstop nylon fabric; 나일론타프타 = nylon taffeta; 방수나일론원단 = nylon fabric; 나일론방수원단 = nylon fabric; 코듀라원단 = cordura nylon fabric; 코듀라나일론원단 = nylon fabric

+ polyester-fabric
ko: 폴리에스터원단 = polyester fabric; 폴리원단 = polyester fabric + 1마|대폭|안감|재봉|의류; 공단원단 = satin fabric; 쉬폰원단 = chiffon fabric; 새틴원단 = satin fabric; 시폰원단 = chiffon fabric; 안감원단 = lining fabric; 타프타원단 = taffeta fabric; 오간자원단 = organza fabric; 스판덱스원단 = spandex fabric; 벨벳원단 = velvet fabric; 극세사원단 = microfibre fabric; 노방원단 = organza fabric; 옥스포드방수원단 = polyester oxford fabric; 방수원단 = waterproof fabric; 밍크원단 = plush fabric; 암막원단 = blackout fabric; 자카드원단 = jacquard fabric; 양단원단 = brocade fabric; 스팽글원단 = sequin fabric; 레이스원단 = lace fabric; 퍼원단 = faux fur fabric; 인조가죽원단 = artificial leather fabric; 메쉬원단 = mesh fabric; 미카도원단 = mikado satin fabric; 덤블원단 = sherpa fabric; 플리스원단 = fleece fabric; 트위드원단 = tweed fabric

+ silk-fabric
ko: 실크원단 = silk fabric; 명주원단 = silk fabric; 본견원단 = silk fabric; 비단원단 = silk fabric; 실크새틴원단 = silk satin fabric; 옥사원단 = fine silk fabric; 실크쉬폰원단 = silk chiffon fabric; 명주천 = silk fabric; 국사원단 = silk fabric; 실크노방 = silk organza fabric

+ silk-raw
ko: 생사 = raw silk + 견사|누에|실크|타래; 누에고치 = silk cocoon; 명주실 = silk yarn; 견사 = silk yarn + 실크|명주|타래|누에; 명주솜 = silk floss; 실크부산물 = silk waste
not: 누에고치비누; 누에고치팩; 누에고치실크볼; 애견사; 견사료

+ synthetic-filament-yarn
ko: 폴리에스터사 = polyester yarn; 나일론사 = nylon yarn; 폴리사원사 = polyester yarn; 스판사 = spandex yarn; 스판덱스사 = spandex yarn; DTY원사 = polyester DTY yarn; 필라멘트사 = filament yarn; 나일론실 = nylon thread; 폴리에스터실 = polyester yarn; 원사 = filament yarn + 폴리|나일론|DTY|FDY|방적|데니어|콘사; 콘사 = yarn cone + 뜨개|편직|니트|합사
not: 폴리에스터사계절; 스판사이즈; 나일론사각; 나일론사이즈; 나일론실버; 폴리에스터실내; 스판사각; 폴리에스터사이즈; 나일론실내; 스판사각팬티

+ worsted-fabric
ko: 양복지 = suiting fabric; 양복원단 = suiting fabric; 소모직물 = worsted fabric; 정장원단 = suiting fabric; 울원단 = wool fabric; 모직원단 = wool fabric; 수트원단 = suiting fabric; 양복감 = suiting fabric; 울정장원단 = wool suiting fabric; 모직코트원단 = wool coat fabric; 코트원단 = coat fabric

+ plier
ko: 펜치 = pliers; 롱노우즈 = long nose pliers; 니퍼 = diagonal cutter + 공구|전선|플라스틱|프라모델|건프라|전기|정밀|절단|철사|펜치; 플라이어 = pliers; 롱노즈 = long nose pliers; 와이어스트리퍼 = wire stripper; 압착기 = crimping pliers + 터미널|단자|랜|압착펜치|연선|페룰; 워터펌프플라이어 = water pump pliers; 케이블커터 = cable cutter; 스냅링플라이어 = circlip pliers; 랜툴 = crimping tool; 첼라 = water pump pliers + 공구|배관|플라이어|크니펙스|로보스터; 펜치세트 = pliers set; 전선스트리퍼 = wire stripper; 평니퍼 = diagonal cutter; 압착펜치 = crimping pliers; 절연펜치 = insulated pliers; 뺀찌 = pliers; 롱로우즈 = long nose pliers; 스트리퍼 = wire stripper + 전선|자동|와이어|피복|광케이블; 라운드노즈 = round nose pliers; 9자말이 = round nose pliers + 공예|집게|비즈|플라이어|펜치; 니퍼세트 = plier set; 절단니퍼 = diagonal cutter; 프라모델니퍼 = model sprue cutter; 건프라니퍼 = model sprue cutter; 아이렛펀치플라이어 = eyelet pliers; 와이어커터 = wire cutter; 링플라이어 = circlip pliers; 컷팅플라이어 = diagonal cutter; 링크플라이어 = chain link pliers; 컨넥터압착기 = crimping tool
not: 네일플라이어

+ pipe-cutter
ko: 파이프커터 = pipe cutter; 볼트커터 = bolt cutter; 동파이프커터 = tube cutter; PVC커터 = PVC pipe cutter; 튜브커터 = tube cutter; 가죽펀치 = leather punch; 가죽타공기 = leather punch; 벨트펀치 = belt hole punch; 볼트절단기 = bolt cutter; 쇠톱파이프커터 = pipe cutter; 철근절단기 = rebar cutter; PVC파이프커터 = PVC pipe cutter; 동관커터 = tube cutter; 벨트구멍펀치 = belt hole punch; 원형펀치 = hole punch + 가죽|공예|타공|세트|원단; 아일렛펀치 = eyelet punch; 회전펀치 = revolving punch; 가죽목타 = leather stitching chisel; 목타 = leather stitching chisel + 가죽|공예|다이아몬드|유럽; 호스커터 = hose cutter; 함석가위 = tin snips; 판금가위 = tin snips; 엑셀가위 = PVC pipe cutter; 파이프절단기 = pipe cutter; 혼합관커터 = pipe cutter; 절단가위 = tin snips + 함석|철판|판금; 벨트타공기 = belt hole punch; 가죽공예펀치 = leather punch

+ hand-saw
ko: 톱 = hand saw + 캠핑|접이식|목공|양날|원예|전지|등산|가지치기; 쇠톱 = hacksaw; 접이식톱 = folding saw; 캠핑톱 = folding saw; 목공톱 = wood saw; 전지톱 = pruning saw; 실톱 = coping saw; 양날톱 = hand saw; 등대기톱 = back saw; 전정톱 = pruning saw; 원예톱 = pruning saw; 고지톱 = pole pruning saw; 미니톱 = mini hand saw; 쥐꼬리톱 = keyhole saw; 핸드쏘 = hand saw; 거도 = pruning saw + 톱|전지|원예|접이식; 줄톱 = wire saw + 캠핑|체인|생존|와이어; 정원톱 = pruning saw; 플러그톱 = flush cut saw
not: 실톱날; 톱니; 톱코트; 실톱기계; 스톱; 톱콘; 고속톱; 손톱

+ petrol-chainsaw
ko: 엔진톱 = petrol chainsaw; 기계톱 = petrol chainsaw; 엔진체인톱 = petrol chainsaw; 엔진기계톱 = petrol chainsaw; 체인톱 = chainsaw + 엔진|가솔린|휘발유|2행정|벌목; 가솔린체인톱 = petrol chainsaw; 휘발유체인톱 = petrol chainsaw
not: 엔진톱오일; 기계톱날; 엔진톱날; 엔진톱가이드바; 기계톱오일; 체인톱오일; 기계톱톱날

+ garden-machine-part
ko: 예초기날 = brush cutter blade; 예초기줄 = trimmer line; 예초기칼날 = brush cutter blade; 체인톱가이드바 = chainsaw guide bar; 잔디깎이날 = lawn mower blade; 예초기부품 = brush cutter part; 예초기헤드 = trimmer head; 가이드바 = chainsaw guide bar + 체인톱|기계톱|엔진톱|톱날|스틸; 나일론커터 = trimmer head + 예초기|줄날; 예초기커터 = trimmer head; 예초기안전판 = brush cutter guard; 기계톱부품 = chainsaw part; 안전예초기날 = brush cutter blade; 잔디깎이칼날 = lawn mower blade; 나일론줄날 = trimmer line; 예초기안전날 = brush cutter blade; 예초기줄날 = trimmer line; 예초기카브레타 = brush cutter carburetor; 엔진톱부품 = chainsaw part; 관리기로터리날 = rotary tiller blade; 로터리날 = rotary tiller blade; 경운기날 = rotary tiller blade; 예초기기어케이스 = brush cutter gear case; 예초기나일론날 = trimmer head

+ tap-die
ko: 탭다이스 = tap and die set; 탭 = thread tap + 핸드탭|스파이럴|나사탭|나사산|HSS|다이스|포인트탭; 핸드탭 = hand tap; 스파이럴탭 = spiral tap; 다이스 = threading die + 탭|나사|핸들|M6|M8|수나사|원형; 포인트탭 = thread tap; 탭다이스세트 = tap and die set; 나사산복원 = thread repair kit; 헬리코일 = thread repair insert kit; 탭핸들 = tap wrench; 파이프탭 = pipe thread tap; 나사탭 = thread tap; 나사산복원공구 = thread repair kit; 탭드릴 = tap drill bit; 나사산수리키트 = thread repair kit; 탭세트 = thread tap set + 나사|핸드|HSS|다이스; 리코일키트 = thread repair kit; 전산다이스 = threading die; 탭비트 = tap drill bit
not: 패러다이스; 니켈탭; 파라다이스

+ reamer-lathe-tool
ko: 리머 = reamer; 보링바 = boring bar; 선반바이트 = lathe tool; 바이트 = lathe tool + 선반|초경|용접|내경|외경; 인서트팁 = indexable carbide insert; 초경인서트 = carbide insert; 초경팁 = carbide insert + 인서트|선반|밀링|바이트; 엔드밀 = end mill; 브로치공구 = broach tool; 초경엔드밀 = carbide end mill; 페이스커터 = face milling cutter; 볼엔드밀 = ball end mill; 테이퍼리머 = taper reamer; 황삭엔드밀 = roughing end mill; 선반인서트 = turning insert; 루터비트 = router bit; 루타비트 = router bit; 트리머비트 = router bit; 트리머날 = router bit + 목공|루터|일자|라운드|비트; CNC비트 = CNC router bit; 조각비트 = engraving bit; 로터리바 = rotary burr; 초경로터리바 = carbide rotary burr; 챔퍼밀 = chamfer mill; 루터날 = router bit; 센터펀치 = center punch; 금속리머 = reamer; 도브테일비트 = router bit; 로타리바 = rotary burr
not: 프리머; 폴리머; 크리머; 브리머; 기가바이트; 테라바이트; 블리머; 드리머; 헤어트리머; 코털트리머; 스크리머; 스트리머; 커피프리머

+ wire-brush
ko: 와이어브러쉬 = wire brush; 철솔 = wire brush; 와이어브러시 = wire brush; 컵브러쉬 = wire cup brush; 휠브러쉬 = wire wheel brush + 와이어|그라인더|연마|황동|강선; 황동솔 = brass wire brush; 쇠솔 = steel wire brush; 스텐솔 = stainless steel wire brush; 신주솔 = brass wire brush; 와이어휠 = wire wheel brush; 그라인더브러쉬 = wire wheel brush; 파이프브러쉬 = pipe cleaning brush; 구두솔와이어 = wire brush; 철브러쉬 = wire brush; 황동브러쉬 = brass wire brush; 컵와이어브러쉬 = wire cup brush

+ hose-fitting
ko: 호스연결구 = hose connector; 호스커넥터 = hose connector; 원터치피팅 = push-fit pneumatic fitting; 호스니플 = hose nipple; 원터치카플러 = quick coupler; 에어카플러 = air quick coupler; 수도연결구 = tap connector; 에어피팅 = pneumatic fitting; 카플러 = quick coupler + 에어|원터치|호스|유압|컴프레샤; 호스연결 = hose connector + 부속|커넥터|원터치|니플|수도|아답터; 수전어댑터 = tap adapter; 수전연결구 = tap adapter; 호스분배기 = hose splitter; 호스어댑터 = hose adapter; 호스부속 = hose fitting; 수도분배기 = tap splitter; 유압피팅 = hydraulic fitting; 호스아답터 = hose adapter; 원터치커넥터 = quick hose connector; 공압피팅 = pneumatic fitting; 수전분배기 = tap splitter; 호스커플러 = hose coupler; 수도아답터 = tap adapter; 수전아답터 = tap adapter; 에어커플러 = air quick coupler; 캄록 = camlock coupling; 피팅 = hose fitting + 원터치|에어|공압|유압|호스|튜브|배관|니플; 호스가시니플 = barbed hose connector; Y분배기 = Y hose splitter + 호스|수도|원예; 퀵커플링 = quick coupler
not: 피팅룸; 피팅모델; 골프피팅

+ water-pump
ko: 가정용펌프 = water pump; 생수펌프 = drinking water pump; 수동펌프 = hand water pump; 드럼펌프 = drum pump; 생수통펌프 = drinking water pump; 자바라펌프 = siphon hand pump; 석유펌프 = oil transfer pump; 충전식펌프 = rechargeable pump + 물|생수|수중|캠핑|샤워; 이송펌프 = transfer pump; 주유펌프 = fuel transfer pump; 오일펌프 = oil transfer pump + 이송|수동|드럼|교환|흡입; 기름펌프 = oil transfer pump; 부스터펌프 = booster pump; 미니펌프 = mini water pump + 물|수중|DC|12V|어항; 말통펌프 = hand transfer pump; 다이어프램펌프 = diaphragm pump; 휴대용샤워펌프 = portable shower pump; 캠핑샤워기 = portable shower pump; 자동생수펌프 = drinking water pump; 등유펌프 = oil transfer pump; 전동물펌프 = electric water pump; 연료이송펌프 = fuel transfer pump; 손펌프 = hand water pump + 지하수|우물|작두; 작두펌프 = hand water pump; 분무기펌프 = sprayer pump
not: 수동펌프공기; 자전거수동펌프; 부스터펌프업

+ tool-storage
ko: 공구함 = tool box; 공구상자 = tool box; 공구박스 = tool box; 공구통 = tool box; 부품함 = parts organizer; 나사정리함 = screw organizer; 공구카트 = tool trolley; 공구걸이 = tool rack; 공구대차 = tool trolley; 철제공구함 = steel tool box; 부품상자 = parts organizer box; 공구보관함 = tool box; 공구케이스 = tool case; 하드케이스 = hard case + 공구|장비|방수|카메라|드론; 공구거치대 = tool holder rack; 툴박스 = tool box; 이동식공구함 = rolling tool box; 공구선반 = tool rack; 공구수납함 = tool box; 툴케이스 = tool case; 공구서랍장 = tool chest; 볼트정리함 = screw organizer; 플라스틱공구함 = plastic tool box; 피스통 = screw organizer + 나사|볼트|부품|정리; 공구캐비넷 = tool cabinet; 공구장 = tool chest + 서랍|이동식|캐비넷|철제
not: 공구함스티커

+ dog-toy
ko: 강아지장난감 = dog toy; 고양이장난감 = cat toy; 캣타워 = cat tree; 스크래쳐 = cat scratcher; 노즈워크 = dog snuffle toy; 터그놀이 = dog tug toy; 낚시대장난감 = cat teaser toy; 애견장난감 = dog toy; 강아지공 = dog ball; 고양이낚시대 = cat teaser toy; 고양이스크래쳐 = cat scratcher; 삑삑이 = squeaky dog toy; 캣닢장난감 = catnip toy; 스크래처 = cat scratcher + 고양이|캣|골판지|반려묘; 반려견장난감 = dog toy; 캣폴 = cat tree; 캣휠 = cat exercise wheel; 노즈워크매트 = dog snuffle mat; 고양이터널 = cat tunnel; 강아지인형 = plush dog toy + 삑삑이|반려견|터그|노즈워크|애견; 고양이스크래처 = cat scratcher; 오뎅꼬치 = cat teaser toy + 고양이|장난감|낚시대; 고양이낚싯대 = cat teaser toy; 캣워커 = wall-mounted cat shelf; 강아지노즈워크 = dog snuffle toy; 터그장난감 = dog tug toy; 고양이공 = cat toy ball; 햄스터장난감 = hamster toy; 앵무새장난감 = parrot toy; 마따따비 = silvervine cat chew; 캣닢 = catnip; 햄스터쳇바퀴 = hamster wheel; 쳇바퀴 = hamster wheel; 치석제거장난감 = dog chew toy; 캣볼 = cat toy ball

+ fireworks-glow
ko: 폭죽 = firework; 불꽃놀이 = firework + 폭죽|스파클라|막대|분수|세트|스틱; 스파클라 = sparkler; 파티폭죽 = party popper; 생일폭죽 = party popper; 분수폭죽 = fountain firework; 에어샷 = party popper; 케익폭죽 = cake sparkler; 막대폭죽 = sparkler; 연막탄 = smoke firework; 불꽃스틱 = sparkler; 스파클러 = sparkler + 폭죽|불꽃|생일|파티|웨딩; 콩알탄 = snap firework; 에어폭죽 = party popper; 야광팔찌 = glow stick bracelet; 야광봉 = glow stick; 불꽃막대 = sparkler; 형광팔찌 = glow stick bracelet; 야광스틱 = glow stick; 로망캔들 = firework; 폭죽세트 = firework set; 케미라이트 = glow stick
not: 불꽃놀이축제; 불꽃놀이티켓; 불꽃놀이램프

+ fishing-reel
ko: 낚시릴 = fishing reel; 스피닝릴 = spinning fishing reel; 베이트릴 = baitcasting fishing reel; 릴 = fishing reel + 낚시|스피닝|베이트|시마노|다이와|원투|전동릴; 전동릴 = electric fishing reel; 원투릴 = surf fishing reel; 장구통릴 = baitcasting fishing reel; 루어릴 = fishing reel; 플라이릴 = fly fishing reel; 에깅릴 = spinning fishing reel; 바다낚시릴 = sea fishing reel
not: 릴낚시대; 릴낚시세트; 릴가방; 릴케이스; 릴대; 그릴; 자동릴; 코드릴; 스릴; 낚시릴가방; 낚시릴커버; 낚시릴오일; 릴멀티탭; 릴커버; 쇼트릴스; 전기릴선; 카드릴; 릴랙스; 릴렉스; 트릴로지; 스피닝릴스풀

+ golf-ball
ko: 골프공 = golf ball; 골프볼 = golf ball; 로스트볼 = used golf ball; 골프연습공 = golf practice ball; 볼마커 = golf ball marker; 골프볼마커 = golf ball marker; 중고골프공 = used golf ball; 컬러골프공 = golf ball; 연습용골프공 = golf practice ball; 로스트골프공 = used golf ball; 골프볼집게 = golf ball retriever; 골프공세트 = golf ball set; 골프마커 = golf ball marker
not: 골프공케이스; 골프공주머니; 골프볼케이스; 골프공파우치; 골프볼파우치; 골프볼라이너; 골프공집게; 골프볼보관함; 골프공라이너; 골프공모양; 골프볼주머니

+ golf-goods
ko: 골프채 = golf club; 골프클럽 = golf club + 드라이버|아이언|우드|퍼터|풀세트|세트; 퍼터 = golf putter; 골프드라이버 = golf driver; 아이언세트 = golf iron set; 웨지 = golf wedge + 골프|56도|52도|샌드|클럽|58도|보키; 골프아이언 = golf iron; 골프풀세트 = golf club set; 하이브리드유틸리티 = golf hybrid club; 골프유틸리티 = golf hybrid club; 페어웨이우드 = golf fairway wood; 골프티 = golf tee + 롱티|숏티|자석|나무티|우드|플라스틱|꽂이|실리콘; 골프연습기 = golf training aid; 퍼팅매트 = golf putting mat; 골프네트 = golf practice net; 골프채세트 = golf club set; 골프웨지 = golf wedge; 스윙연습기 = golf swing trainer; 골프퍼터 = golf putter; 퍼팅연습기 = golf putting trainer; 골프스윙연습기 = golf swing trainer; 얼라인먼트스틱 = golf alignment stick; 골프연습망 = golf practice net; 골프그립 = golf grip; 골프매트 = golf practice mat; 골프타석매트 = golf practice mat; 나무티 = golf tee + 골프|롱티|숏티; 자석티 = golf tee + 골프; 샤프트 = golf club shaft + 골프|드라이버|아이언|우드|그라파이트; 파크골프채 = park golf club; 골프샤프트 = golf club shaft; 여성골프채 = golf club; 단조아이언 = golf iron
not: 골프티켓; 골프채커버; 골프채가방; 퍼터커버; 퍼터그립; 골프아이언커버; 골프드라이버커버; 골프클럽커버; 골프티꽂이; 웨지솔; 골프퍼터커버; 골프채거치대; 골프유틸리티커버; 골프티홀더; 스윙연습기스크린; 퍼터보호; 골프티케이스; 골프티파우치; 퍼터치; 골프채스티커

+ needlework-kit
ko: 십자수패키지 = cross stitch kit; 십자수세트 = cross stitch kit; 뜨개질패키지 = knitting kit; 코바늘패키지 = crochet kit; 양모펠트키트 = needle felting kit; 자수키트 = embroidery kit; 십자수키트 = cross stitch kit; 양모펠트 = needle felting kit + 키트|패키지|세트|DIY|만들기|인형; 뜨개질세트 = knitting kit; 코바늘인형패키지 = crochet kit; 보석십자수 = diamond painting kit; 프랑스자수키트 = embroidery kit; 십자수 = cross stitch kit + 패키지|도안|세트|DIY|풀패키지; 가방뜨개패키지 = crochet kit; 펠트공예키트 = felt craft kit; 가죽공예키트 = leather craft kit; 펠트패키지 = felt craft kit; 비즈공예키트 = bead craft kit
not: 십자수바늘; 십자수천; 십자수원단; 보석십자수펜; 보석십자수큐빅; 십자수액자

+ paint-art
ko: 아크릴물감 = acrylic paint; 수채화물감 = watercolor paint; 유화물감 = oil paint; 물감 = artists' paint; 포스터물감 = poster paint; 핑거페인트 = finger paint; 과슈 = gouache; 고체물감 = solid watercolor paint; 물감세트 = paint set; 수채물감 = watercolor paint; 포스터칼라 = poster paint; 템페라 = tempera paint; 아크릴물감세트 = acrylic paint set; 패브릭물감 = fabric paint; 유화물감세트 = oil paint set; 직물물감 = fabric paint; 수성물감 = water-based paint; 유아물감 = kids paint; 염색물감 = dye paint; 고체수채화물감 = solid watercolor paint; 젯소 = gesso + 아크릴|캔버스|미술|화방; 동양화물감 = painting pigment; 한국화물감 = painting pigment; 목욕물감 = bath finger paint; 페이스페인팅물감 = face paint; 유리물감 = glass paint; 페인트마카 = paint marker; 마카 = marker pen + 컬러|알콜|드로잉|페인트|세트|아크릴|보드; DIY명화그리기 = paint by numbers kit; 명화그리기 = paint by numbers kit; 그림그리기세트 = painting set; 피포페인팅 = paint by numbers kit
not: 물감팔레트; 물감붓; 물감파레트; 물감통; 물감짜개; 물감보관함; 물감접시; 물감앞치마; 마카펜; 마카오; 보드마카지우개; 물감놀이매트; 물감물통

+ patch-applique
ko: 와펜 = embroidered patch; 자수와펜 = embroidered patch; 패치 = embroidered patch + 자수|와펜|다리미|벨크로|택티컬|군용|부착|의류; 벨크로패치 = velcro patch; 다리미와펜 = iron-on patch; 벨크로와펜 = velcro patch; 접착와펜 = adhesive patch; 열접착와펜 = iron-on patch; 구멍패치 = repair patch; 자수패치 = embroidered patch; 패딩수선패치 = repair patch; 알파벳와펜 = embroidered letter patch; 스팽글와펜 = sequin patch; 아플리케 = applique patch; 옷수선패치 = repair patch; 캐릭터와펜 = embroidered patch; 군용패치 = morale patch; 이니셜와펜 = embroidered letter patch; 수선패치 = repair patch; 수선스티커 = adhesive repair patch; 태극기패치 = flag patch; 태극기와펜 = flag patch; 패딩패치 = repair patch; 부착와펜 = embroidered patch; 영문와펜 = embroidered letter patch; 구멍메꿈패치 = repair patch

+ rhinestones-flatback
ko: 핫픽스 = hotfix rhinestone; 라인스톤 = rhinestone; 핫픽스스톤 = hotfix rhinestone; 네일스톤 = nail rhinestone; 큐빅스톤 = rhinestone; 플랫백스톤 = flatback rhinestone; 스와로브스키핫픽스 = hotfix rhinestone; 큐빅부자재 = rhinestone; 아크릴스톤 = acrylic rhinestone; 큐빅스티커 = rhinestone sticker; 핫픽스진주 = hotfix pearl; 보석스티커 = gem sticker; 큐빅비즈 = rhinestone bead; 네일큐빅 = nail rhinestone; 다꾸큐빅 = flatback rhinestone; 핫픽스모티브 = hotfix rhinestone motif; 폴꾸큐빅 = flatback rhinestone

+ skateboard-outdoor
ko: 스케이트보드 = skateboard; 롱보드 = longboard skateboard; 크루저보드 = cruiser skateboard; 에스보드 = waveboard; 스케이트보드데크 = skateboard deck; 서프스케이트 = surf skate; 웨이브보드 = waveboard; 페니보드 = penny board; 전동보드 = electric skateboard; 스케이트보드휠 = skateboard wheels; 전동스케이트보드 = electric skateboard; 카버보드 = surf skate; 어린이보드 = kids skateboard; 드리프트보드 = caster board; 스케이트보드트럭 = skateboard truck; 밸런스보드 = balance board; 스케이트보드바퀴 = skateboard wheels; 어린이스케이트보드 = kids skateboard; 크루저스케이트보드 = cruiser skateboard
not: 스케이트보드가방; 롱보드가방; 스케이트보드헬멧; 스케이트보드보호대; 스케이트보드화; 스케이트보드거치대; 스케이트보드신발

+ snap-button
ko: 똑딱단추 = snap fastener; 스냅단추 = snap fastener; 티단추 = plastic snap fastener; 가시도트 = ring snap fastener; 스냅버튼 = snap fastener; 링도트 = ring snap fastener; 솔트레지 = snap fastener; 똑딱이단추 = snap fastener; 스냅도트 = snap fastener; T단추 = plastic snap fastener; 스프링도트 = snap fastener; 자석도트 = magnetic snap; 후크단추 = hook fastener; 스프링스냅 = snap fastener + 단추|가죽|도트; 플라스틱스냅 = plastic snap fastener; 가죽스냅단추 = snap fastener; 도트단추 = snap fastener; 마그네틱단추 = magnetic snap
not: 스냅단추기계; 가시도트기계; 티단추기구; 티단추기계

+ swim-goggles
ko: 수경 = swim goggles + 수영|도수|미러|물안경|어린이|선수용|패킹|노미러|아레나; 물안경 = swim goggles; 수영고글 = swim goggles; 수영안경 = swim goggles; 다이빙마스크 = diving mask; 도수수경 = prescription swim goggles; 어린이수경 = kids swim goggles; 미러수경 = mirrored swim goggles; 패킹수경 = swim goggles; 아동수경 = kids swim goggles; 수영물안경 = swim goggles; 노패킹수경 = swim goggles; 어린이물안경 = kids swim goggles; 프리다이빙마스크 = diving mask; 스쿠버마스크 = diving mask; 오픈워터수경 = swim goggles; 유아수경 = kids swim goggles; 도수물안경 = prescription swim goggles; 수영수경 = swim goggles; 성인수경 = swim goggles; 노미러수경 = swim goggles
not: 수경재배; 수경케이스; 수경김서림; 수경식물; 수경안티포그; 수경끈; 수경파우치; 물안경케이스; 수경수조; 수경용; 수경집

+ freight-container
ko: 화물컨테이너 = freight container; 해상컨테이너 = shipping container; 20피트컨테이너 = freight container; 40피트컨테이너 = freight container; 냉동컨테이너 = reefer container; 중고컨테이너 = freight container; ISO컨테이너 = ISO container; 탱크컨테이너 = tank container; 수출용컨테이너 = freight container

+ parachute
ko: 낙하산 = parachute + 탈출|스카이다이빙|비상|비행|드론|군용|패러; 패러글라이더 = paraglider; 패러글라이딩장비 = paraglider; 드론낙하산 = drone parachute; 낙하산하네스 = parachute harness; 패러글라이딩날개 = paraglider; 패러하네스 = paraglider harness; 스카이다이빙낙하산 = skydiving parachute; 패러모터 = paramotor wing
not: 낙하산장난감; 낙하산놀이; 낙하산끈

+ pleasure-boat
ko: 요트 = yacht + 세일|크루저|선박|중고|딩기|엔진|매매; 모터보트 = motor boat; 고무보트 = inflatable boat; 제트스키 = jet ski; 보트 = boat + 낚시|고무|콤비|선외기|알루미늄|레저|카타마란|FRP|인플레터블; 콤비보트 = rib boat; 카타마란보트 = catamaran; 낚시보트 = fishing boat; 스피드보트 = speedboat; 인플레터블보트 = inflatable boat; 수상오토바이 = jet ski; 조정보트 = rowing boat; 세일링요트 = sailing yacht; 낚시용고무보트 = inflatable boat; 접이식보트 = folding boat; 알루미늄보트 = aluminium boat; 오리배 = pedal boat; 페달보트 = pedal boat; 에어보트 = inflatable boat
not: 보트넥; 로보트; 보트튜브; 고무보트부품; 소스보트; 보트모형; 보트낚시대; 고무보트의자; 보트시트; 보트앵커; 보트의자; 장난감보트; 보트밸브; 요트화; 요트점퍼; 보트노; 보트바람막이; 로보트태권브이

+ special-vehicle
ko: 소방차 = fire truck + 특장|중고|펌프차|실차|수출; 레미콘트럭 = concrete mixer truck; 견인차 = tow truck + 중고|특장|렉카|수출; 노면청소차 = road sweeper; 크레인트럭 = crane truck; 사다리차 = ladder lift truck; 고소작업차 = aerial work platform truck; 레미콘차량 = concrete mixer truck; 렉카차 = tow truck; 살수차 = water sprinkler truck; 청소차 = road sweeper + 특장|노면|중고|도로; 펌프카 = concrete pump truck; 쓰레기차 = garbage truck + 특장|중고|압축|실차
not: 소방차장난감; 사다리차장난감; 장난감소방차; 견인차장난감; 청소차장난감; 쓰레기차장난감

+ trailer
ko: 트레일러 = trailer + 카고|보트|캠핑|견인|화물|세미|카라반|차량|알루미늄|오토바이; 카라반 = caravan + 캠핑|트레일러|중고|이동식|견인|3인승|4인승; 보트트레일러 = boat trailer; 캠핑트레일러 = camping trailer; 세미트레일러 = semi-trailer; 카고트레일러 = cargo trailer; 폴딩트레일러 = folding camper trailer; 평판트레일러 = flatbed trailer; 로우베드트레일러 = lowboy trailer; 탱크트레일러 = tank trailer; 자전거트레일러 = bicycle trailer; 오토바이트레일러 = motorcycle trailer; 트렐러 = trailer; 추레라 = trailer; 이동식카라반 = caravan; ATV트레일러 = ATV trailer; 농업용트레일러 = farm trailer; 경운기트레일러 = farm trailer
not: 트레일러닝; 카라반용품; 카라반바퀴; 카라반매트; 카라반에어컨; 트레일러램프; 카라반창문; 카라반의류; 카라반배터리; 트레일러히치

+ trailer-running-gear
ko: 트레일러부품 = trailer part; 트레일러차축 = trailer axle; 트레일러섀시 = trailer chassis; 트레일러커플러 = trailer coupler; 트레일러액슬 = trailer axle; 트레일러허브 = trailer hub; 랜딩기어 = semi-trailer landing gear + 트레일러|세미|추레라; 트레일러판스프링 = trailer leaf spring; 카라반부품 = caravan part; 트레일러보조바퀴 = trailer jockey wheel; 트레일러잭 = trailer jack; 트레일러바퀴 = trailer wheel

+ vehicle-blower-fan
ko: 블로워모터 = blower motor; 자동차냉각팬 = radiator cooling fan; 히터모터 = heater blower motor + 자동차|차량|블로워|현대|기아; 쿨링팬 = cooling fan + 자동차|라디에이터|차량|오토바이|콘덴서; 블로우모터 = blower motor; 콘덴서팬 = AC condenser fan + 자동차|차량|현대|기아; 전동팬 = electric radiator fan + 자동차|라디에이터|차량; 라지에타팬 = radiator cooling fan; 블로어모터 = blower motor; 라지에이터팬 = radiator cooling fan

+ car-curtain-shade
ko: 자동차햇빛가리개 = car sunshade; 차량용커튼 = car window curtain; 앞유리햇빛가리개 = windshield sunshade; 차량햇빛가리개 = car sunshade; 앞유리가리개 = windshield sunshade; 차량용차양 = car sunshade; 햇빛가리개 = car sunshade + 차량|자동차|앞유리|창문|유아; 차량커튼 = car window curtain; 차박커튼 = car window curtain; 썬바이저 = car sun visor; 자동차커튼 = car window curtain; 자동차앞유리햇빛가리개 = windshield sunshade; 차박가리개 = car window shade; 차량용창문가리개 = car window shade; 차량방충망 = car window mosquito net; 차량용썬쉐이드 = car sunshade; 선쉐이드 = car sunshade + 차량|자동차|앞유리|우산; 썬쉐이드 = car sunshade + 차량|자동차|앞유리|우산; 차량용햇빛차단 = car sunshade; 창문햇빛가리개 = car window shade + 차량|자동차|유아|아기; 차량용암막커튼 = car blackout curtain; 차박암막커튼 = car blackout curtain; 차박모기장 = car window mosquito net; 차량용모기장 = car window mosquito net; 윈드쉴드커버 = windshield cover; 차량용앞유리커버 = windshield cover

+ car-ornament
ko: 차량용인형 = car ornament; 룸미러걸이 = rear view mirror pendant; 자동차장식 = car ornament; 차량용장식 = car ornament; 백미러장식 = rear view mirror ornament; 대시보드인형 = dashboard ornament; 룸미러장식 = rear view mirror ornament; 자동차인형 = car ornament + 차량용|대시보드|장식|흔들; 차량장식 = car ornament; 차량걸이 = rear view mirror pendant; 차량용모빌 = rear view mirror pendant; 대시보드장식 = dashboard ornament; 자동차악세서리인형 = car ornament; 백미러걸이 = rear view mirror pendant; 차걸이 = rear view mirror pendant + 염주|십자가|룸미러|차량; 차량용걸이장식 = rear view mirror pendant; 노호혼 = solar dancing dashboard figure; 차량피규어 = dashboard ornament; 차량용십자가 = car pendant; 차량용염주 = car pendant

+ car-repair-kit
ko: 붓펜카페인트 = car touch-up pen; 스크래치제거제 = car scratch remover; 차량용붓펜 = car touch-up pen; 자동차붓페인트 = car touch-up paint; 라이트복원제 = headlight restoration kit; 자동차붓펜 = car touch-up pen; 유리복원키트 = windshield repair kit; 덴트기구 = car dent repair kit; 흠집제거제 = car scratch remover + 자동차|차량; 헤드라이트복원 = headlight restoration kit; 컴파운드 = car polishing compound + 자동차|차량|광택|스크래치|흠집; 덴트수리 = car dent repair kit; 붓페인트 = car touch-up paint + 자동차|차량|카페인트; 타이어수리키트 = tyre repair kit; 지렁이 = tyre repair plug + 타이어|펑크|펑크수리; 펑크수리 = tyre repair kit; 덴트복원 = car dent repair kit; 유리돌빵복원 = windshield repair kit; 펑크키트 = tyre repair kit; 스크래치복원 = car scratch repair; 타이어펑크수리 = tyre repair kit; 타이어지렁이 = tyre repair plug; 돌빵복원 = windshield repair kit + 유리|앞유리|차량; 타이어펑크키트 = tyre repair kit; 휠복원제 = wheel repair kit
not: 낚시지렁이

+ drive-axle-part
ko: 등속조인트 = CV axle shaft; 드라이브샤프트 = drive shaft; 디퍼렌셜 = differential; 데후 = differential + 자동차|차량|화물차|트럭|기어; 리어액슬 = rear axle assembly; 등속죠인트 = CV axle shaft; 등속조인트부트 = CV joint boot; 차동기어 = differential gear; 구동샤프트 = drive shaft; 액슬샤프트 = axle shaft; 너클암 = steering knuckle; CV조인트 = CV joint; 등속부트 = CV joint boot; 추진축 = propeller shaft + 자동차|차량|트럭

+ gear-lever-part
ko: 기어봉 = gear knob; 기어노브 = gear shift knob; 기어봉커버 = gear knob cover; 기어부츠 = gear shift boot; 기어레버 = gear lever; 변속기레버 = gear shift lever; 기어노브커버 = gear knob cover; 기어손잡이 = gear knob; 시프트노브 = gear shift knob; 자동차기어봉 = gear knob; 변속레버 = gear shift lever; 기어봉부츠 = gear shift boot
not: 자전거변속레버

+ motorcycle-handlebar
ko: 오토바이핸들 = motorcycle handlebar; 오토바이그립 = motorcycle handlebar grip; 오토바이핸들그립 = motorcycle handlebar grip; 세퍼핸들 = clip-on handlebar; 바이크그립 = motorcycle handlebar grip; 바이크핸들 = motorcycle handlebar; 만세핸들 = motorcycle handlebar; 핸들그립 = handlebar grip + 오토바이|바이크|스쿠터; 스쿠터그립 = motorcycle handlebar grip; 스로틀그립 = throttle grip; 열선그립 = heated handlebar grip; 바엔드 = handlebar end weight + 오토바이|바이크|핸들; 할리핸들 = motorcycle handlebar; 오토바이열선그립 = heated handlebar grip; 스로틀홀더 = throttle grip holder
not: 오토바이핸들커버; 오토바이핸들거치대; 오토바이핸들토시; 오토바이핸들잠금; 열선그립커버; 오토바이핸들미러; 오토바이핸들워머

+ confetti-streamer-paper
ko: 종이꽃가루 = paper confetti; 꽃가루폭죽 = confetti popper; 컨페티 = confetti; 파티꽃가루 = paper confetti; 꽃가루 = paper confetti + 파티|웨딩|이벤트|풍선|종이|행사|응원; 종이테이프 = paper streamer + 응원|휘날레|행사|파티; 휴지폭탄 = paper streamer + 응원; 반짝이꽃가루 = confetti; 컨페티종이 = paper confetti; 하트컨페티 = confetti
not: 컨페티케이크; 꽃가루알레르기

+ sawn-pine
ko: 소나무각재 = sawn pine timber; 미송각재 = sawn pine timber; 소나무판재 = pine plank; 뉴송각재 = sawn pine timber; 레드파인집성판 = pine panel; 뉴송 = radiata pine timber + 각재|판재|목재|다루끼; 소나무원목판 = pine plank; 스프러스구조재 = sawn spruce timber; 구조재 = sawn softwood timber + 목재|SPF|스프러스|2x4|각재; 레드파인판재 = pine plank; 소송각재 = sawn pine timber; 라디에타파인 = pine timber + 목재|판재|각재|집성; 방부목 = preservative-treated timber; 미송판재 = pine plank; 다루끼 = sawn pine batten; 삼나무판재 = cedar plank; 각재 = sawn timber + 목재|나무|원목|건축|소나무|한치각; 루바 = wood panelling boards + 목재|편백|삼나무|벽|천장|미송; 데크재 = wood decking boards + 목재|방부목|원목; 합성목재 = wood plastic composite board; 판재 = sawn timber board + 목재|나무|원목|제재목|삼나무|소나무
not: 알루바; 알루미늄각재

+ clothes-hanger-wood
ko: 나무옷걸이 = wooden clothes hanger; 우드옷걸이 = wooden clothes hanger; 나무행거옷걸이 = wooden clothes hanger; 나무바지걸이 = wooden trouser hanger; 나무정장옷걸이 = wooden suit hanger; 우드행거옷걸이 = wooden clothes hanger; 편백옷걸이 = wooden clothes hanger; 나무아동옷걸이 = wooden clothes hanger; 우드바지걸이 = wooden trouser hanger

+ cork-sheet
ko: 코르크시트 = cork sheet; 코르크타일 = cork tile; 코르크롤 = cork roll; 코르크원단 = cork fabric; 코르크바닥재 = cork flooring; 코르크블록 = cork block; 코르크매트원단 = cork sheet; 코르크지 = cork sheet
not: 코르크지갑

+ decal-transfer
ko: 도자기전사지 = ceramic decal; 데칼 = decal + 프라모델|건프라|모형|습식|도자기|네일; 습식데칼 = water slide decal; 건프라데칼 = model decal; 데칼지 = decal paper; 워터데칼 = water slide decal; 프라모델데칼 = model decal; 도자기데칼 = ceramic decal; 세라믹전사지 = ceramic decal; 워터슬라이드전사지 = water slide decal paper; 워터데칼지 = water slide decal paper; 물전사지 = water transfer decal; 네일워터데칼 = nail water decal
not: 데칼코마니; 데칼락

+ laminated-wood-panel
ko: 집성목 = edge-glued wood panel; 집성판 = edge-glued wood panel; 블록보드 = blockboard; LVL목재 = laminated veneer lumber; 핑거조인트 = finger joint board + 집성|목재|판재; 집성판재 = edge-glued wood panel; 고무나무집성목 = edge-glued rubberwood panel; 소나무집성목 = edge-glued pine panel; 아카시아집성목 = edge-glued acacia panel; 삼나무집성목 = edge-glued cedar panel; 럼버코어 = blockboard; 멀바우집성목 = edge-glued wood panel; 구조용집성재 = glued laminated timber; 럼버코아 = blockboard; 자작집성판 = edge-glued birch panel; 레드파인집성목 = edge-glued pine panel; 솔리드집성목 = edge-glued wood panel; 집성목상판 = edge-glued wood table top

+ wood-door-window
ko: 목문 = wooden door + 원목|방문|문짝|현관|실내; 원목방문 = wooden door; 방문 = interior door + 문짝|원목|목문|ABS|교체|문틀|실내; 나무문 = wooden door; 원목문 = wooden door; 목재창호 = wooden window; 문틀 = door frame + 목재|원목|나무|방문|몰딩; 원목도어 = wooden door; 목재문 = wooden door; 원목중문 = wooden interior door; 한옥창호 = wooden window; 문짝 = door panel + 원목|방문|나무|목재|한옥|교체; 나무문틀 = wooden door frame; 한옥문 = wooden door; 루버도어 = wooden louvre door; 나무창문 = wooden window; 격자문 = wooden lattice door; 한옥문짝 = wooden door; 나무창틀 = wooden window frame
not: 방문스토퍼; 방문잠금; 방문선물; 방문설치; 방문수거; 방문객; 방문가림; 방문자; 방문쿠션; 문틀철봉; 문틀그네; 과목문제; 방문수령

+ wood-pellet
ko: 우드펠릿 = wood pellet; 목재펠릿 = wood pellet; 펠릿연료 = wood fuel pellet; 우드펠렛 = wood pellet; 톱밥압축장작 = sawdust briquette; 목재펠렛 = wood pellet; 압축장작 = pressed wood log; 나무펠렛 = wood pellet; 펠릿난로연료 = wood fuel pellet; 톱밥장작 = pressed wood log; 열탄 = pressed sawdust briquette + 장작|캠핑|바베큐|톱밥; 톱밥 = sawdust; 목재브리켓 = wood briquette; 톱밥열탄 = pressed sawdust briquette; 성형장작 = pressed wood log
not: 고양이우드펠렛; 우드펠렛모래; 우드펠렛난로; 톱밥매트; 발효톱밥; 장수풍뎅이톱밥

+ animal-feed-small
ko: 물고기사료 = fish food; 금붕어사료 = goldfish food; 잉어사료 = koi food; 열대어사료 = tropical fish food; 구피사료 = fish food; 베타사료 = betta fish food; 거북이사료 = turtle food; 햄스터사료 = hamster food; 토끼사료 = rabbit food; 앵무새사료 = parrot food; 새모이 = bird food; 붕어사료 = fish food; 관상어사료 = aquarium fish food; 어항사료 = aquarium fish food; 고슴도치사료 = hedgehog food; 거북이먹이 = turtle food; 물고기밥 = fish food; 기니피그사료 = guinea pig food; 구피밥 = fish food; 열대어먹이 = tropical fish food; 새우사료 = shrimp food; 물고기먹이 = fish food; 거북이밥 = turtle food; 닭사료 = chicken feed; 금붕어밥 = goldfish food; 햄스터먹이 = hamster food; 닭모이 = chicken feed; 베타밥 = betta fish food; 병아리사료 = chick feed; 잉꼬먹이 = bird food; 도마뱀사료 = reptile food; 밀웜 = dried mealworm; 왕관앵무사료 = parrot food; 토끼간식 = rabbit treats; 햄스터간식 = hamster treats; 앵무새간식 = parrot treats; 앵무새모이 = parrot food

+ animal-product-other
ko: 소정액 = cattle semen straw; 젖소정액 = bull semen; 돼지정액 = boar semen; 한우정액 = bull semen; 소수정란 = bovine embryo; 정액스트로 = cattle semen straw; 가축정액 = animal semen

+ donkey-live
ko: 당나귀분양 = live donkey; 노새 = live mule + 생축|분양|사육; 당나귀 = live donkey + 분양|생축|사육|종축
not: 당나귀인형; 미노새; 노새로

+ gum-resin-extra
ko: 카라야검 = gum karaya; 트라가칸트검 = gum tragacanth; 가티검 = gum ghatti; 치클 = chicle gum; 트래거캔스검 = gum tragacanth; 트라가칸스검 = gum tragacanth; 소합향 = storax resin; 안식향 = benzoin resin; 송진 = pine rosin resin + 천연|원료|덩어리|분말|고체; 스티락스수지 = styrax resin

+ mammal-pet-live
ko: 강아지분양 = live puppy; 고양이분양 = live kitten; 햄스터분양 = live hamster; 토끼분양 = live rabbit; 기니피그분양 = live guinea pig; 고슴도치분양 = live hedgehog; 페럿분양 = live ferret

+ meal-feed-animal
ko: 어분 = fish meal + 사료|원료|비료|단백질; 골분 = bone meal + 사료|비료|원료|유기질; 육분 = meat meal + 사료|원료; 계육분 = poultry meal; 혈분 = blood meal + 사료|비료; 생선어분 = fish meal; 어분사료 = fish meal; 어분비료 = fish meal; 우모분 = feather meal

+ starch-sugar-brew-residue
ko: 옥수수글루텐 = corn gluten feed; 비트펄프 = beet pulp; 콘글루텐 = corn gluten feed; 전분박 = starch residue; 비지박 = soybean residue; 단백피 = corn gluten feed; 당밀 = molasses + 사료|미생물|폐당밀|원료|배양|EM

+ tree-seed
ko: 나무씨앗 = tree seed; 분재씨앗 = bonsai seed; 다육씨앗 = succulent seed; 선인장씨앗 = cactus seed; 소나무씨앗 = pine tree seed; 과일나무씨앗 = fruit tree seed; 편백씨앗 = cypress tree seed; 단풍나무씨앗 = maple tree seed; 꽃나무씨앗 = tree seed; 야자씨앗 = palm seed; 다육이씨앗 = succulent seed; 벚나무씨앗 = cherry tree seed; 분재키트 = bonsai growing kit

+ bookbinding-named
ko: 제본기 = bookbinding machine; 열제본기 = thermal bookbinding machine; 무선제본기 = perfect binding machine; 링제본기 = comb binding machine; 중철제본기 = saddle stitching machine; 중철기 = saddle stitching machine; 와이어제본기 = wire binding machine; 코일제본기 = coil binding machine; 하드커버제작기 = hardcover making machine; 스프링제본기 = coil binding machine
not: 제본기링; 열제본기표지

+ chocolate-machine
ko: 초콜릿기계 = chocolate machine; 초콜릿용해기 = chocolate melting machine; 초콜릿코팅기 = chocolate enrobing machine; 초콜릿멜터 = chocolate melting machine; 초콜릿분수 = chocolate fountain; 초콜릿템퍼링머신 = chocolate tempering machine; 멜랑제 = chocolate conching machine; 초콜릿멜랑저 = chocolate conching machine; 초콜릿워머 = chocolate melting machine; 초콜릿중탕기 = chocolate melting machine; 초콜릿퐁듀기 = chocolate fondue fountain

+ construction-machine-8429
ko: 백호우 = backhoe; 페이로더 = wheel loader; 도저 = bulldozer + 중장비|건설|크롤러|중고; 모터그레이더 = motor grader; 쇼벨 = mechanical shovel + 굴착|중장비|유압|건설

+ mail-office-machine
ko: 봉투개봉기 = letter opening machine; 봉투봉함기 = envelope sealing machine; 우편봉투개봉기 = letter opening machine; 전동레터오프너 = electric letter opener; 봉함기 = envelope sealing machine + 봉투|우편|자동

+ metal-broaching-slotting
ko: 슬로팅머신 = slotting machine; 슬로터기계 = slotting machine; 키홈가공기 = keyway slotting machine; 세이퍼기계 = metal shaping machine; 형삭기 = metal shaping machine; 브로칭머신 = broaching machine

+ pasteuriser-industrial
ko: 우유살균기 = milk pasteuriser; 저온살균기 = pasteuriser; 순간살균기 = pasteuriser; 주스살균기 = juice pasteuriser; 살균기 = pasteuriser + 우유|저온|음료|주스|맥주|레토르트; 레토르트살균기 = retort sterilizer

+ shoe-machine
ko: 신발제조기계 = footwear machine; 제화기계 = footwear machine; 밑창압착기 = sole attaching press; 신발재봉기계 = shoe sewing machine; 신발수선기계 = shoe repair machine; 신발압착기 = sole attaching press

+ vending-named
ko: 담배자판기 = cigarette vending machine; 얼음자판기 = ice vending machine; 생수자판기 = water vending machine; 피자자판기 = pizza vending machine; 라면자판기 = noodle vending machine; 솜사탕자판기 = cotton candy vending machine

+ workshop-crane
ko: 엔진크레인 = engine crane; 환자리프트 = patient lift; 접이식크레인 = folding engine crane; 환자이동리프트 = patient lift; 자키크레인 = workshop crane; 환자이승기 = patient lift; 이승보조기구 = patient lift; 소형크레인 = workshop crane; 차량용호이스트크레인 = workshop crane

+ gear-screw-drive
ko: TM스크류 = trapezoidal screw; 사다리꼴나사 = trapezoidal screw; 웜감속모터 = worm gear motor; 토크컨버터 = torque converter; 사이클로감속기 = cycloidal gearbox; 롤러스크류 = roller screw; 하모닉드라이브 = harmonic gear drive; 헬리컬감속기 = helical gear reducer

+ knitting-lace-machine-part
ko: 편물기부품 = knitting machine part; 편물기캐리지 = knitting machine carriage; 급사장치 = yarn feeder; 얀피더 = yarn feeder; 편직기캠 = knitting machine cam

+ steam-turbine-part
ko: 증기터빈부품 = steam turbine part; 터빈블레이드 = turbine blade + 증기|발전|스팀; 증기터빈로터 = steam turbine rotor; 터빈로터 = turbine rotor + 증기|발전|스팀; 스팀터빈부품 = steam turbine part

+ cash-register
ko: 포스기 = POS terminal; 금전등록기 = cash register; POS단말기 = POS terminal; 포스단말기 = POS terminal; 금전함 = cash drawer; 키오스크 = self-service kiosk terminal + 결제|무인|포스|매장|주문; 돈통 = cash drawer + 포스|금전|카운터|POS; 포스시스템 = POS terminal; 식권발매기 = ticket machine; 휴대용단말기 = portable card terminal + 카드|결제; 식권발권기 = ticket machine; 포스기돈통 = cash drawer; 번호표발행기 = queue ticket machine
not: 포스기용지; 키오스크용지; 포스기프린터; 포스기거치대; 키오스크거치대

+ clutch-coupling
ko: 커플링 = shaft coupling + 축|모터|플렉시블|죠우|알루미늄|스테핑|서보|8mm; 죠커플링 = jaw coupling; 유니버셜죠인트 = universal joint; 죠우커플링 = jaw coupling; 모터커플링 = motor coupling; 리지드커플링 = rigid coupling; 클러치 = clutch + 원심|예초기|기계톱|산업|엔진|마찰|관리기; 원심클러치 = centrifugal clutch; 유니버셜커플링 = universal joint; 알루미늄커플링 = shaft coupling; 예초기클러치 = brush cutter clutch
not: 커플링반지; 은커플링; 금커플링

+ elevator-lift
ko: 엘리베이터 = elevator + 승객|화물|가정용|설치|승강기|소형; 에스컬레이터 = escalator + 설비|설치|무빙워크|승강; 화물엘리베이터 = freight elevator; 홈엘리베이터 = home elevator; 승강기 = elevator + 화물|승객|장애인|설치|가정용; 덤웨이터 = dumbwaiter lift; 무빙워크 = moving walkway; 가정용엘리베이터 = home elevator; 화물리프트 = goods lift; 화물승강기 = goods lift; 식당용덤웨이터 = dumbwaiter lift
not: 엘리베이터보양재; 엘리베이터매트; 엘리베이터장난감

+ industrial-scale
ko: 산업용저울 = industrial scale; 계근대 = weighbridge; 대형저울 = floor scale; 바닥저울 = floor scale; 축중기 = truck scale; 파렛트저울 = pallet scale; 크레인저울 = crane scale; 벤치저울 = bench scale; 크레인스케일 = crane scale; 방수저울 = waterproof industrial scale; 중량선별기 = checkweigher; 트럭저울 = truck scale; 가축저울 = livestock scale; 매달림저울 = hanging scale; 걸이저울 = hanging scale; 대차저울 = pallet truck scale; 전자저울산업용 = industrial scale

+ milling-drilling-machine
ko: 밀링머신 = milling machine; CNC밀링 = CNC milling machine; 탭핑기 = tapping machine; 레디알드릴 = radial drilling machine; 드릴링머신 = drilling machine; 태핑머신 = tapping machine; 소형밀링 = mini milling machine; 미니밀링 = mini milling machine; 범용밀링 = milling machine; 보링머신 = boring machine; 탁상밀링 = bench milling machine; 태핑기 = tapping machine; 래디얼드릴머신 = radial drilling machine; 밀링드릴 = mill drill machine; 복합밀링 = mill drill machine; 에어탭핑기 = pneumatic tapping machine

+ mineral-machine
ko: 콘크리트믹서 = concrete mixer; 시멘트믹서 = cement mixer; 볼밀 = ball mill; 진동스크린 = vibrating screen; 죠크러셔 = jaw crusher; 쇄석기 = stone crusher; 파쇄기 = stone crusher + 골재|석재|암석|콘크리트|광석; 암석파쇄기 = stone crusher; 진동체 = vibrating sieve + 스크린|선별|분말|골재; 골재선별기 = aggregate screening machine; 몰탈믹서 = mortar mixer; 시멘트믹서기 = cement mixer; 콘크리트믹서기 = concrete mixer; 레미콘믹서기 = concrete mixer; 모래선별기 = sand screening machine; 벽돌기계 = brick making machine; 진동선별기 = vibrating screen; 몰탈믹서기 = mortar mixer; 볼밀기 = ball mill; 진동체기 = vibrating sieve; 블록기계 = block making machine

+ nuclear-reactor
ko: 원자로 = nuclear reactor + 압력용기|핵연료|발전|설비; 핵연료봉 = nuclear fuel rod; 핵연료집합체 = nuclear fuel element

+ office-machine
ko: 현금인출기 = automated teller machine; 문서접지기 = paper folding machine; 접지기 = paper folding machine + 종이|문서|A4|우편|자동; 등사기 = duplicating machine; 종이접지기 = paper folding machine; 지폐계수기기 = banknote counter; 수표발행기 = cheque writing machine; 체크라이터 = cheque writing machine

+ prepress
ko: 인쇄판 = printing plate + 옵셋|제판|PS판|CTP|플렉소|수지; 제판기 = plate making machine; 옵셋판 = offset printing plate; PS판 = offset printing plate; CTP판 = offset printing plate; 수지판 = photopolymer printing plate; 동판인쇄 = printing block; 실크제판 = screen printing frame; 플렉소판 = flexographic plate; 실크스크린판 = screen printing frame; 박동판 = foil stamping plate; 노광기 = plate exposure machine + 제판|실크스크린|PS판|인쇄

+ process-filter
ko: 필터프레스 = filter press; 유압필터 = hydraulic filter; 스트레이너 = strainer filter + 배관|여과|스텐|플랜지; Y스트레이너 = Y strainer; 백필터하우징 = bag filter housing; 필터하우징 = filter housing; 유압오일필터 = hydraulic oil filter; 라인필터 = line filter + 에어|유압|공압|여과; 여과기 = liquid filter + 산업용|유체|농업용|관수|스텐|디스크; 디스크필터 = disc filter + 관수|농업|여과; 관수여과기 = irrigation filter; 자동세척필터 = self-cleaning filter; 컴프레셔필터 = compressor filter; 에어필터레귤레이터 = air filter regulator; 석션필터 = suction filter + 유압; 관수필터 = irrigation filter

+ soil-machine
ko: 경운기 = power tiller + 농기계|중고|디젤|마력|로터리; 관리기 = cultivator + 농기계|로터리|밭|미니|농업용|보행|소형; 쟁기 = plough; 파종기 = seed drill + 농업|마늘|감자|씨앗|수동|인력|콩|옥수수; 로터베이터 = rotary tiller; 트랙터로터리 = rotary tiller; 비료살포기 = fertilizer spreader; 써레 = harrow + 트랙터|농기계|논; 씨앗파종기 = seed drill; 이앙기 = rice transplanter; 이식기 = transplanter + 고추|모종|농기계|양파|담배; 미니관리기 = mini cultivator; 휴립기 = ridging machine; 미니경운기 = mini power tiller; 퇴비살포기 = manure spreader; 파종이식기 = transplanter; 충전관리기 = cordless cultivator; 전동관리기 = electric cultivator; 모종정식기 = transplanter; 비닐피복기 = mulch film laying machine; 수동파종기 = hand seeder
not: 경운기오일; 관리기날; 경운기타이어; 경운기벨트; 관리기벨트; 경운기부품; 쟁기날; 관리기바퀴; 경운기커버; 비관리기; 방문관리기; 피부관리기; 두피관리기; 얼굴관리기; 하수관리기

+ wire-working-machine
ko: 신선기 = wire drawing machine; 못제조기 = nail making machine; 스프링제조기 = spring making machine; 전조기 = thread rolling machine; 철망기계 = wire mesh machine; 리벳팅머신 = riveting machine; 전선연선기 = wire twisting machine; 리베팅기계 = riveting machine; 나사전조기 = thread rolling machine; 스프링성형기 = spring making machine
not: 회전조기; 자전조기; 안전조기; 운전조기

+ metronome
ko: 메트로놈 = metronome; 디지털메트로놈 = digital metronome; 기계식메트로놈 = mechanical metronome; 소리굽쇠 = tuning fork; 태엽메트로놈 = mechanical metronome; 피치파이프 = pitch pipe; 튜닝포크 = tuning fork; 메트로놈튜너 = metronome tuner

+ denture
ko: 틀니 = denture; 의치 = artificial teeth + 치아|틀니|치과|임시; 부분틀니 = partial denture; 인공치아 = artificial teeth; 임시틀니 = temporary denture; 가짜치아 = artificial teeth; 치과의치 = artificial teeth; 스냅온스마일 = cosmetic veneer teeth; 가짜이빨 = artificial teeth
not: 틀니케이스; 틀니통; 틀니보관; 틀니세척; 틀니세척기; 틀니세척제; 편의치; 주의치; 의치료; 의치수; 의치아; 회의치; 정의치

+ ashtray
ko: 재떨이 = ashtray; 차량용재떨이 = car ashtray; 휴대용재떨이 = portable ashtray; 시가재떨이 = cigar ashtray; 유리재떨이 = glass ashtray; 스텐재떨이 = stainless steel ashtray; 도자기재떨이 = ceramic ashtray; 무연재떨이 = smokeless ashtray; 재털이 = ashtray; 실리콘재떨이 = silicone ashtray; 자동차재떨이 = car ashtray; 스탠드재떨이 = standing ashtray

+ bookmark-clip
ko: 책갈피 = bookmark; 북마크 = bookmark + 책|금속|자석|가죽|클립|메탈|종이|독서; 금속책갈피 = metal bookmark; 자석책갈피 = magnetic bookmark; 메탈책갈피 = metal bookmark; 북클립 = bookmark clip; 책갈피세트 = bookmark set; 자석북마크 = magnetic bookmark; 메탈북마크 = metal bookmark; 한지책갈피 = bookmark; 종이책갈피 = paper bookmark; 금속북마크 = metal bookmark

+ smoking-accessory
ko: 시샤 = shisha hookah; 그라인더 = herb grinder + 담배|허브|롤링|연초; 롤링머신 = cigarette rolling machine; 롤링페이퍼 = cigarette rolling paper; 담배말이 = cigarette rolling machine; 시가커터 = cigar cutter; 물담배기계 = hookah; 흡연파이프 = smoking pipe; 휴미더 = cigar humidor; 시가홀더 = cigar holder; 담배필터팁 = cigarette filter tip; 튜빙기 = cigarette tubing machine + 담배|롤링|연초; 담배튜빙기 = cigarette tubing machine; 담배그라인더 = herb grinder; 담배마는기계 = cigarette rolling machine

+ power-tool-other
ko: 그라인더 = angle grinder + 전동|충전|앵글|4인치|무선|디스크|핸드|절단|연마; 앵글그라인더 = angle grinder; 전동드라이버 = electric screwdriver; 충전드라이버 = cordless screwdriver; 임팩트드라이버 = impact driver; 임팩드라이버 = impact driver; 임팩트렌치 = impact wrench; 임팩렌치 = impact wrench; 샌더기 = electric sander; 오비탈샌더 = orbital sander; 만능커터 = oscillating multi-tool + 전동|충전|멀티; 전동샌더 = electric sander; 멀티커터 = oscillating multi-tool + 전동|충전|무선|마끼다; 히팅건 = heat gun; 열풍건 = heat gun; 전동루터 = electric router; 트리머기 = electric trimmer router; 폴리셔 = polisher + 자동차|광택|듀얼|전동|무선|세차; 루터기 = electric router; 전동타카 = electric staple gun; 조각펜 = engraving pen; 전동대패 = electric planer; 무선그라인더 = cordless angle grinder; 전동공구 = power tool; 충전그라인더 = cordless angle grinder; 충전임팩트렌치 = cordless impact wrench; 무선드라이버 = cordless screwdriver; 로터리툴 = rotary tool; 미니그라인더 = mini grinder; 글루건 = hot glue gun; 충전타카 = cordless staple gun; 벨트샌더 = belt sander; 전동그라인더 = angle grinder; 목공트리머 = electric trimmer router; 충전임팩트드라이버 = cordless impact driver; 사각샌더 = sheet sander; 에어타카 = pneumatic nailer; 콘크리트타카 = concrete nailer; 전동실리콘건 = electric caulking gun; 전동리벳기 = electric rivet gun; 에어임팩 = pneumatic impact wrench; 광택기 = polisher + 자동차|듀얼|전동|무선|차량|충전; 타일진동기 = tile vibration tool; 전동조각기 = engraving rotary tool; 에어임팩트렌치 = pneumatic impact wrench; 미니드릴그라인더 = rotary tool; 에어라쳇 = pneumatic ratchet wrench; 충전라쳇 = cordless ratchet wrench; 에어샌더 = pneumatic sander; 전동라쳇 = electric ratchet wrench
not: 그라인더날; 전동드라이버비트; 페퍼그라인더; 전동공구가방; 전동공구함; 전동공구거치대; 스파이스그라인더; 양념그라인더; 전동공구충전기; 솔트그라인더; 글루건스틱; 전동타카핀

+ irrigation
ko: 스프링클러 = garden sprinkler; 점적호스 = drip irrigation hose; 관수자재 = irrigation system; 자동급수기 = automatic plant watering system + 화분|식물|정원|점적|화초|타이머; 분사건 = hose spray nozzle; 호스건 = hose spray nozzle; 물뿌리개건 = hose spray nozzle; 물조리개 = watering can; 물뿌리개 = watering can; 분사노즐 = hose nozzle + 원예|호스|고압|정원|세차|안개; 미스트노즐 = mist nozzle; 안개분무노즐 = mist nozzle; 관수타이머 = irrigation timer; 살수건 = hose spray nozzle; 점적관수 = drip irrigation kit; 쿨링포그 = mist cooling system; 점적기 = drip irrigation emitter; 점적테이프 = drip irrigation tape; 물조루 = watering can; 화분자동급수기 = automatic plant watering device; 동력분무기 = power sprayer; 충전분무기 = battery sprayer; 농약분무기 = agricultural sprayer; 압축분무기 = pressure sprayer; 스프레이건호스 = hose spray nozzle; 배부식분무기 = backpack sprayer; 잔디스프링클러 = lawn sprinkler; 분수호스 = irrigation spray hose; 자동관수 = irrigation system; 물분사건 = hose spray nozzle; 급수타이머 = irrigation timer; 전동분무기 = electric sprayer; 자동물주기 = automatic plant watering device; 수동분무기 = manual pressure sprayer; 관수호스 = irrigation hose; 안개노즐 = mist nozzle; 원예분사기 = hose spray nozzle; 고압분사건 = high pressure spray gun; 정원스프링클러 = garden sprinkler; 이슬호스 = soaker hose; 미스트분무노즐 = mist nozzle

+ garden-machine
ko: 장작패는기계 = log splitter; 유압도끼 = log splitter; 목재파쇄기가정용 = garden shredder; 닭털뽑는기계 = chicken plucker; 탈모기 = chicken plucker + 닭|오리|가금; 잔가지분쇄기 = garden shredder; 땅파는기계 = earth auger; 어스오거 = earth auger; 심경기 = tiller; 퇴비교반기 = compost mixer; 통나무쪼개는기계 = log splitter; 통나무절단기 = log cutting machine; 통발이식기 = transplanter; 구멍뚫는기계 = earth auger + 땅|정원|말뚝; 장작절단기 = log cutting machine; 오거드릴 = earth auger + 땅|엔진|말뚝|정원; 장작쪼개기 = log splitter; 닭털제거기 = chicken plucker; 장작도끼 = splitting axe; 도끼 = axe + 장작|캠핑|손도끼|벌목|목공; 손도끼 = hatchet; 캠핑도끼 = camping axe

+ drawing-instrument
ko: 각도기 = protractor; 컴퍼스 = drawing compass + 제도|수학|원그리기|학생|문구|샤프; 삼각자 = set square; 삼각스케일 = scale ruler; 운형자 = french curve; 제도기세트 = geometry set; 템플릿자 = drawing template; 곡자 = curve ruler + 재단|양재|봉제|패턴; 디바이더 = divider compass + 제도|측정|공예|컴퍼스; 곡선자 = french curve; 아크릴자 = acrylic ruler; T자 = T-square + 제도|아크릴|목공; 모양자 = drawing template; 방안자 = grid ruler; 재단자 = tailoring ruler; 롤링자 = rolling ruler; 원형자 = circle template; 모눈자 = grid ruler; 제도용컴퍼스 = drawing compass; 스텐실자 = stencil ruler; 그레이딩자 = tailoring ruler; 플라스틱자 = plastic ruler; 스텐자 = stainless steel ruler; 퀼트자 = quilting ruler
not: 스텐자석; 재단자동; 스텐자동; 스텐자물쇠; 플라스틱자동; 플라스틱자석; 모양자석; 원형자석; 스텐자전거; 모양자수; 원형자수; 원형자동; 모양자동; 원형자개

+ counter-pedometer
ko: 만보기 = pedometer; 카운터기 = tally counter; 계수기 = tally counter + 수동|전자|뜨개|단수|클릭|디지털; 만보계 = pedometer; 핸드카운터 = hand tally counter; 수동카운터 = hand tally counter; 단수계수기 = row counter; 단수링 = stitch row marker ring; 디지털카운터 = digital counter; 뜨개계수기 = knitting row counter; 단수카운터 = knitting row counter; 속도계 = speedometer + 자전거|오토바이|GPS|차량|디지털|LCD; 전자만보기 = pedometer; 손목만보기 = pedometer; 디지털만보기 = pedometer; 골프카운터 = golf stroke counter

+ hand-air-pump
ko: 자전거펌프 = bicycle pump; 발펌프 = foot pump; 공펌프 = ball pump; 풍선펌프 = balloon pump; 손펌프 = hand air pump + 풍선|튜브|공|공기; 휴대용펌프 = portable air pump + 자전거|공기|미니; 에어펌프 = air pump + 수동|튜브|매트|자전거|물놀이|보트; 공기주입기 = air pump + 자전거|튜브|수동|풍선|펌프; 풋펌프 = foot pump; 자전거공기주입기 = bicycle pump; 미니펌프 = mini air pump + 자전거|로드|공기; 볼펌프 = ball pump; 축구공펌프 = ball pump; 튜브펌프 = inflatable hand pump; 공기펌프 = air pump + 수동|자전거|튜브|발; 풍선바람넣기 = balloon pump; 스탠드펌프 = bicycle floor pump; 핸드펌프 = hand air pump + 자전거|풍선|튜브|공기; 풍선공기주입기 = balloon pump; 보트펌프 = inflatable boat pump; 자전거미니펌프 = mini bicycle pump; 튜브공기주입기 = inflatable pump

+ hand-truck
ko: 핸드카트 = hand truck; 손수레 = hand cart; 대차 = platform truck + 운반|접이식|밀차|핸드|플라스틱|L카|철제|평판; 구루마 = hand cart; 접이식카트 = folding cart; 외발수레 = wheelbarrow; 캠핑웨건 = camping wagon cart; 밀차 = platform truck; L카트 = hand truck; 캠핑왜건 = camping wagon cart; 웨건 = wagon cart + 캠핑|접이식|카트|폴딩; 접이식핸드카트 = folding hand truck; 리어카 = hand cart; 운반카트 = hand truck; 계단카트 = stair climbing trolley; 이동대차 = moving dolly; 운반대차 = platform truck; 왜건 = wagon cart + 캠핑|접이식|카트|폴딩; 리어카손수레 = hand cart; 알루미늄핸드카트 = aluminium hand truck; 가스통카트 = gas cylinder trolley; 농업용수레 = garden cart; 폴딩카트 = folding cart; 핸드트럭 = hand truck; 바퀴달린장바구니 = shopping trolley; 이삿짐운반대차 = moving dolly; 가구이동바퀴 = furniture moving roller; 접이식손수레 = folding hand cart; 캠핑수레 = camping wagon cart; 원예수레 = garden cart; 폴딩웨건 = folding wagon cart; 폴딩왜건 = folding wagon cart
not: 캠핑웨건매트; 웨건테이블; 캠핑웨건커버; 웨건가방; 리어카바퀴; 웨건커버; 캠핑왜건커버; 캠핑웨건상판; 트롤리웨건; 미세대차; 리어카타이어; 웨건상판

+ baseball-bat
ko: 야구배트 = baseball bat; 야구방망이 = baseball bat; 야구공 = baseball; 소프트볼 = softball; 알루미늄배트 = aluminium baseball bat; 나무배트 = wooden baseball bat; 티볼공 = tee ball; 하키공 = hockey ball; 크리켓공 = cricket ball; 연식공 = rubber baseball; 안전야구공 = soft baseball; 경식배트 = baseball bat; 야구배트세트 = baseball bat set; 티볼배트 = tee ball bat; 야구볼 = baseball; 연습용야구공 = practice baseball; 펑고배트 = fungo baseball bat; 안전배트 = foam baseball bat
not: 야구배트가방; 야구배트거치대; 야구공케이스; 야구배트그립; 야구공거치대; 야구공자수; 소프트볼배트; 야구배트링; 소프트볼글러브; 야구배트백

+ life-jacket
ko: 구명조끼 = life jacket; 부력조끼 = buoyancy vest; 라이프자켓 = life jacket; 팽창식구명조끼 = inflatable life jacket; 낚시구명조끼 = fishing life jacket; 유아구명조끼 = kids life jacket; 구명복 = life jacket; 어린이구명조끼 = kids life jacket; 라이프베스트 = life vest; 아동구명조끼 = kids life jacket; 수영조끼 = swim vest; 성인구명조끼 = adult life jacket; 자동팽창식구명조끼 = inflatable life jacket; 구명환 = life buoy ring; 부력보조복 = buoyancy vest; 스포츠형구명조끼 = life jacket; 라이프재킷 = life jacket; 애견구명조끼 = dog life jacket; 허리벨트구명조끼 = belt life jacket
not: 구명조끼실린더; 구명조끼가방

+ team-sports-goods
ko: 농구대 = basketball hoop; 농구골대 = basketball hoop; 플로어볼스틱 = floorball stick; 크리켓배트 = cricket bat; 하키퍽 = hockey puck; 농구링 = basketball rim; 농구네트 = basketball net; 라크로스스틱 = lacrosse stick; 어린이농구대 = kids basketball hoop; 접이식골대 = folding football goal; 유아농구대 = kids basketball hoop; 플로어볼세트 = floorball set; 배구지주 = volleyball post; 축구네트 = football goal net; 미니골대 = mini football goal; 정강이보호대 = shin guards; 농구림 = basketball rim; 이동식농구대 = portable basketball hoop; 골대 = football goal + 축구|풋살|미니|접이식|핸드볼|하키; 배드민턴네트지주 = net post; 야구네트 = baseball practice net; 배팅티 = baseball batting tee; 하키스케이트스틱 = hockey stick; 야구미트 = baseball glove; 포수미트 = catcher's mitt

+ bristol-board
ko: 마닐라지 = manila board; 브리스톨지 = bristol board; 브리스톨보드 = bristol board; 마분지 = paperboard; 판지 = paperboard + 종이|공예|두꺼운|포장|하드보드; 하드보드지 = paperboard; 아이보리지 = ivory paperboard; 백상지판지 = paperboard; 보드지 = paperboard + 하드|두꺼운|만들기|종이; SC마닐라 = manila board; 두꺼운종이판 = paperboard
not: 공판지; 원판지; 철판지; 하판지; 간판지; 칠판지우개; 현판지

+ roller-banner
ko: 배너 = banner + 거치대|실내|X배너|출력|롤|스탠드|제작|롤업|입간판|미니; 롤업배너 = roll-up banner; X배너 = X banner; 현수막 = printed banner; 미니배너 = mini banner; 실내배너 = banner stand; 실사출력 = printed banner; 족자배너 = hanging scroll banner; 롤배너 = roll-up banner; 물통배너 = outdoor banner stand; 엑스배너 = X banner; 패브릭배너 = fabric banner; 실외배너 = outdoor banner; 슬로건 = printed cheering banner + 응원|제작|현수막|아이돌; 플래카드 = printed banner; 응원슬로건 = printed cheering banner; 생일현수막 = printed birthday banner; 철제배너 = banner stand; 가로등배너 = street lamp banner; 철재배너 = banner stand; 포스터배너 = printed banner; 윈드배너 = feather flag banner; 강아지현수막 = printed banner
not: 현수막끈; 현수막거치대; 현수막게시대; 현수막고리; 현수막각목; 배너노즐; 현수막로프; 현수막천; 현수막큐방

+ charcoal
ko: 숯 = charcoal + 바베큐|참숯|캠핑|비장탄|백탄|구이|착화|야자|고기; 참숯 = charcoal; 바베큐숯 = barbecue charcoal; 비장탄 = binchotan charcoal; 백탄 = white charcoal + 참숯|숯|비장|구이|캠핑; 캠핑숯 = barbecue charcoal; 차콜브리켓 = charcoal briquette; 야자숯 = coconut shell charcoal; 브리켓 = charcoal briquette + 숯|차콜|바베큐|캠핑; 야자탄 = coconut shell charcoal; 대나무숯 = bamboo charcoal; 물담배숯 = shisha charcoal; 착화탄 = ignition charcoal briquette; 성형숯 = charcoal briquette; 시샤숯 = shisha charcoal; 차콜 = charcoal + 바베큐|브리켓|캠핑|그릴|착화|숯; 코코넛숯 = coconut shell charcoal; 흑탄 = charcoal + 참숯|숯|캠핑|구이; 고기숯 = barbecue charcoal; 공기정화숯 = air purifying charcoal; 구이용숯 = barbecue charcoal; 인테리어숯 = decorative charcoal; 숯화분 = charcoal decoration; 숯부작 = charcoal decoration; 코코넛열탄 = coconut shell charcoal briquette
not: 대나무숯비누; 숯비누; 숯팩; 숯불; 참숯비누; 숯집게; 숯통; 숯그릴; 대나무숯수건; 숯베개; 참숯베개; 숯화로; 숯가마; 숯칫솔; 대나무숯칫솔; 숯치약; 참숯탈취제; 참숯벽지; 참숯그릴; 참숯부직포; 참숯황토; 숯바구니

+ sheep-live
ko: 양분양 = live sheep; 염소분양 = live goat; 흑염소분양 = live goat; 어린양생축 = live lamb; 종모양 = breeding ram; 종빈양 = breeding ewe
not: 영양분양; 종모양과; 별모양분양; 수양분양

+ straw-hay
ko: 티모시 = timothy hay; 건초 = hay; 토끼건초 = rabbit hay; 알팔파건초 = alfalfa hay; 볏짚 = rice straw; 티모시건초 = timothy hay; 오차드그라스 = orchard grass hay; 알팔파 = alfalfa hay + 건초|토끼|기니피그|사료|베일; 버뮤다그라스건초 = bermuda hay; 짚 = straw + 볏짚|새끼줄|가마니|멍석|짚단|이엉; 짚단 = straw bale; 알팔파큐브 = alfalfa cube; 알팔파펠렛 = alfalfa pellet; 이탈리안라이그라스건초 = ryegrass hay; 오트헤이 = oat hay; 밀짚 = wheat straw + 건초|토끼|베일|짚단|장식; 보릿짚 = barley straw; 짚베일 = straw bale; 티모시1번초 = timothy hay; 티모시2번초 = timothy hay; 톨페스큐건초 = fescue hay; 곤포사일리지 = silage bale
not: 건초급여기; 건초통; 건초랙; 건초망; 건초매트; 건초그릇; 티모시건초통; 건초보관함; 건초하우스; 건초박스; 건초거치대; 건초바구니; 티모시매트; 티모시하우스; 건초가방

+ vegetable-material-other
ko: 케이폭 = kapok filling; 카폭 = kapok filling; 케이폭솜 = kapok filling; 코튼린터 = cotton linter; 면린터 = cotton linter; 수수모 = broomcorn; 야자섬유 = coconut fibre + 코이어|코코|매트|조경; 코코화이버 = coconut fibre; 수태 = sphagnum moss + 이끼|칠레|식물|테라리움|원예; 수세미열매 = loofah gourd; 칠레수태 = sphagnum moss; 코이어섬유 = coconut fibre; 종려털 = palm fibre

+ bakery-oven-fuel
ko: 데크오븐 = deck oven; 가스제빵오븐 = gas bakery oven; 로타리오븐 = rotary oven; 터널오븐 = tunnel oven; 피자화덕 = pizza oven; 화덕오븐 = pizza oven; 랙오븐 = rack oven; 가스피자오븐 = gas pizza oven; 컨베이어피자오븐 = conveyor pizza oven; 화덕 = wood-fired oven + 피자|빵|장작|벽돌|가정용|나폴리; 가스오븐 = gas oven; 컨베이어오븐 = conveyor oven; 탄두르 = tandoor oven; 가정용화덕 = pizza oven; 캠핑피자오븐 = outdoor pizza oven; 가스데크오븐 = gas deck oven; 장작화덕 = wood-fired oven; 인도화덕 = tandoor oven
not: 피자화덕도구; 화덕피자; 화덕돌; 화덕만두

+ chairlift-ropeway
ko: 삭도 = ropeway + 케이블카|로프웨이|리프트|설비|화물; 로프웨이 = ropeway; 모노레일운반기 = monorail carrier; 곤돌라리프트 = gondola lift; 농업용모노레일 = agricultural monorail

+ computer-named
ko: 리퍼노트북 = refurbished laptop; 중고노트북 = used laptop; 넷북 = netbook; 가성비노트북 = laptop; 대학생노트북 = laptop; 인강용노트북 = laptop; 윈도우노트북 = laptop; 2in1노트북 = 2-in-1 laptop; 게이밍랩탑 = gaming laptop

+ concrete-mortar-mixer
ko: 모르타르믹서 = mortar mixing machine; 콘크리트배합기 = concrete mixing machine; 배치플랜트 = concrete batching plant; 레미콘믹서 = concrete mixer; 강제식믹서 = pan mixer; 시멘트배합기 = cement mixing machine; 시멘트교반기 = cement mixing machine; 몰탈교반기 = mortar mixing machine; 미장믹서 = mortar mixing machine; 드럼믹서 = drum mixer + 콘크리트|시멘트|몰탈

+ confectionery-machine
ko: 사탕기계 = candy machine; 제과기계 = confectionery machine; 사탕제조기 = candy machine; 누가기계 = nougat machine; 엿기계 = candy pulling machine; 젤리제조기 = jelly candy machine; 강정기계 = confectionery machine; 달고나기계 = candy machine; 솜사탕기 = cotton candy machine; 솜사탕제조기 = cotton candy machine; 롤리팝기계 = lollipop making machine; 뻥튀기기계 = grain puffing machine; 강정성형기 = confectionery machine; 사탕성형기 = candy forming machine; 당의기 = dragee coating pan

+ feed-preparation-machine
ko: 사료절단기 = fodder cutter; 볏짚절단기 = straw cutter; 옥수수절단기 = fodder cutter; 풀절단기 = fodder cutter; 사료분쇄기 = feed grinder; 짚절단기 = straw cutter; 풀분쇄기 = fodder grinder; 조사료절단기 = fodder cutter; 여물절단기 = fodder cutter

+ fish-machine
ko: 비늘제거기 = fish scaling machine + 전동|생선|업소용|산업; 생선손질기계 = fish cleaning machine; 어류필렛기 = fish filleting machine; 새우탈피기 = shrimp peeling machine; 오징어할복기 = squid splitting machine; 생선절단기 = fish cutting machine; 어육채육기 = fish deboning machine; 박피기 = fish skinning machine + 생선|어류|오징어|가오리; 생선할복기 = fish gutting machine; 회썰기기계 = fish slicing machine; 연어슬라이서 = fish slicing machine; 생선비늘제거기 = fish scaler; 오징어절단기 = squid cutting machine; 오징어채기계 = squid cutting machine; 탈피기 = shrimp peeling machine + 새우; 오징어세절기 = squid cutting machine; 회기계 = fish slicing machine + 세꼬시|세절|생선회
not: 기회기계

+ foundry-pattern-box
ko: 주물목형 = wooden foundry pattern; 주형틀 = moulding box; 주물사틀 = moulding box; 코어박스 = core box + 주물|주조|주형; 목형 = foundry pattern + 주물|주조|주형; 주조패턴 = casting pattern

+ gas-cleaning-scrubber
ko: 스크러버 = exhaust gas scrubber + 세정탑|집진|배기|흡수탑|악취|유해가스; 흡수탑 = absorption tower; 세정탑 = scrubber tower; 습식집진기 = wet scrubber; 연기제거기 = smoke filter + 업소용|필터|정화; 유증기집진기 = oil mist collector; 집진기 = dust collector; 오일미스트집진기 = oil mist collector; 백필터집진기 = bag dust collector; 미스트콜렉터 = oil mist collector; 전기집진기 = electrostatic dust collector; 유해가스세정기 = exhaust gas scrubber; 용접흄집진기 = welding fume extractor; 목공집진기 = dust collector; 용접흄제거기 = welding fume extractor; 연기흡입기 = fume extractor; 납땜연기흡입기 = solder fume extractor
not: 집진기호스; 집진기필터; 집진기부품; 네일집진기; 집진기어댑터

+ gas-coal-burner
ko: 가스버너 = industrial gas burner + 산업용|보일러|건조로|로용; 보일러버너 = boiler burner; 산업용버너 = industrial gas burner; 기름버너 = oil burner + 보일러|산업용|오일; 미분탄버너 = pulverised coal burner; 바이오가스버너 = biogas burner; 산업용가스버너 = industrial gas burner

+ glass-mould
ko: 유리금형 = glass mould; 유리병금형 = bottle mould; 유리성형틀 = glass mould; 퓨징몰드 = glass slumping mould; 유리몰드 = glass mould

+ haymaking-machine
ko: 집초기 = hay rake; 건초집초기 = hay rake; 테더 = hay tedder + 건초|농기계|트랙터; 반전집초기 = hay tedder; 예취기 = mower for hay + 건초|목초|트랙터; 모어컨디셔너 = mower conditioner

+ liquid-elevator
ko: 나선양수기 = archimedean screw pump; 스크류양수기 = archimedean screw pump; 체인펌프 = chain pump; 수차양수기 = water lifting wheel

+ metal-forging-machine
ko: 단조프레스 = forging press; 단조해머 = drop hammer; 단조기 = forging machine; 열간단조프레스 = hot forging press; 링압연기 = ring rolling machine; 파워해머 = power forging hammer; 에어해머단조 = pneumatic forging hammer
not: 체인단조기어; 단조기어; 단조기둥

+ metal-grinding-named
ko: 평면연삭기 = surface grinding machine; 원통연삭기 = cylindrical grinding machine; 공구연마기 = tool grinding machine; 드릴연마기 = drill bit grinding machine; 센터리스연삭기 = centreless grinding machine; 연삭기 = grinding machine + 금속|원통|평면|성형|내면|공작기계; 엔드밀연마기 = end mill grinding machine; 내면연삭기 = internal grinding machine; 성형연삭기 = surface grinding machine; 칼날연마기 = blade grinding machine; 톱날연마기 = saw blade grinding machine; 기계톱날연마기 = chainsaw chain sharpener; 드릴날연마기 = drill bit grinding machine; 체인톱연마기 = chainsaw chain sharpener

+ metal-treating-machine
ko: 도금설비 = electroplating line; 용융아연도금설비 = hot dip galvanizing plant; 도금기 = electroplating machine + 귀금속|은|전기|금속; 산세설비 = pickling line; 디스케일링기 = descaling machine

+ metallurgical-ladle
ko: 주조국자 = casting ladle; 도가니 = crucible + 흑연|용해|주조|실험|세라믹|석영; 흑연도가니 = graphite crucible; 인고트몰드 = ingot mould; 잉곳몰드 = ingot mould; 주물국자 = casting ladle; 용해도가니 = melting crucible; 흑연잉곳몰드 = graphite ingot mould; 레이들 = casting ladle; 세라믹도가니 = ceramic crucible
not: 도가니수육; 소도가니; 그레이들; 크레이들

+ mineral-crusher
ko: 롤크러셔 = roll crusher; 석재분쇄기 = stone mill; 미분쇄기 = pulverizer; 광석분쇄기 = ore grinding mill; 해머밀 = hammer mill; 콘크러셔 = cone crusher; 로드밀 = rod mill; 자이로토리크러셔 = gyratory crusher; 크러셔 = stone crusher + 암석|골재|콘크리트|광석; 유리파쇄기 = glass crusher; 핀밀 = pin mill; 유발분쇄기 = laboratory mortar grinder

+ oil-extraction-machine
ko: 착유기 = oil press machine + 참깨|들깨|기름|가정용|참기름|소형|업소용; 기름짜는기계 = oil press machine; 참기름기계 = oil press machine; 유압착유기 = hydraulic oil press; 참기름착유기 = oil press machine; 오일프레스 = oil press machine; 기름착유기 = oil press machine; 가정용착유기 = oil press machine; 압착착유기 = oil press machine; 오일프레스기 = oil press machine

+ pasta-machine
ko: 파스타기계 = pasta machine; 파스타압출기 = pasta extruder; 제면기파스타 = pasta machine; 파스타머신 = pasta machine; 파스타메이커 = pasta machine; 라비올리기계 = ravioli machine; 생면기계 = noodle making machine

+ printing-plate-named
ko: 그라비아실린더 = gravure cylinder; 플렉소인쇄판 = flexographic plate; 동판실린더 = gravure cylinder; 오목판 = intaglio plate + 인쇄|판화|동판; 동판화판 = intaglio plate; 에칭판 = etching plate + 판화|동판|인쇄; 인쇄실린더 = printing cylinder

+ ripening-gas-generator
ko: 에틸렌발생기 = ethylene generator; 바이오매스가스화기 = biomass gasifier; 후숙기 = ripening gas generator + 에틸렌|바나나|과일; 가스화설비 = gasification plant

+ tea-coffee-machine-industrial
ko: 제다기계 = tea processing machine; 유념기 = tea leaf rolling machine; 찻잎유념기 = tea leaf rolling machine; 커피펄퍼 = coffee pulping machine; 덖음기 = tea roasting machine; 커피탈피기 = coffee hulling machine; 제다기 = tea processing machine + 찻잎|녹차|덖음

+ textile-twisting-machine
ko: 투포원연사기 = two-for-one twister; 합사기 = yarn doubling machine; 합연기 = yarn doubling machine; 실꼬는기계 = yarn twisting machine; 연사기계 = yarn twisting machine; 합사기계 = yarn doubling machine
not: 광합사기; 조합사기; 종합사기

+ tobacco-machine-named
ko: 담배절단기 = tobacco leaf cutting machine; 담뱃잎절단기 = tobacco leaf cutter; 연초절단기 = tobacco leaf cutter; 궐련제조기계 = cigarette making machine; 시가제조기계 = cigar making machine; 담배제조기계 = cigarette making machine; 담뱃잎분쇄기 = tobacco leaf shredder

+ unit-head-transfer-machine
ko: 트랜스퍼머신 = transfer machine; 전용가공기 = special purpose machine tool; 로터리트랜스퍼머신 = rotary transfer machine; 트랜스퍼가공기 = transfer machine

+ wood-pellet-board-machine
ko: 펠릿제조기 = wood pellet mill; 우드펠릿기계 = wood pellet mill; 톱밥성형기 = sawdust briquette machine; 브리켓기계 = briquette press; 펠렛제조기 = pellet mill; 합판프레스 = plywood press; 펠릿성형기 = wood pellet mill; 우드펠렛기계 = wood pellet mill; 브리켓제조기 = briquette press; 펠렛성형기 = pellet mill

+ computer-part-named
ko: 노트북키보드 = laptop keyboard; 컴퓨터CPU = computer processor; 시피유 = computer processor + 인텔|라이젠|정품|벌크|소켓|코어|AMD|3.6GHz|프로세서; 컴퓨터램 = RAM module; 노트북하판 = laptop bottom case; 노트북상판 = laptop top case; 노트북액정패널 = laptop screen panel; 노트북쿨링팬 = laptop cooling fan; 컴퓨터메인보드 = computer motherboard; 노트북메모리 = laptop RAM module; 방열판 = heat sink + M2|SSD|라즈베리|CPU|NVME|램|알루미늄
not: 노트북키보드커버; 노트북키보드덮개; 노트북키보드스킨; 노트북키보드키스킨; 노트북키보드보호; 노트북키보드스티커

+ spinning-prep-part
ko: 코머부품 = combing machine part; 소면기부품 = carding machine part; 원형코움 = circular comb; 카드침포 = card clothing; 침포 = card clothing + 소면|방적|카딩|섬유

+ ball-roller-bearing
ko: 베어링 = bearing + 볼|니들|롤러|6201|608|6203|스러스트|NSK|깊은홈|유니트|휠|미니|플랜지|테이퍼; 앵귤러베어링 = angular contact bearing; 깊은홈볼베어링 = deep groove ball bearing; 테이퍼롤러베어링 = tapered roller bearing; 미니어처베어링 = miniature ball bearing; 필로우베어링 = pillow block bearing; 원통롤러베어링 = cylindrical roller bearing; 자동조심베어링 = self-aligning bearing; 플랜지베어링 = flange bearing; 베어링세트 = bearing kit; 필로우블럭 = pillow block bearing; UCP베어링 = pillow block bearing; 메탈실드베어링 = ball bearing; 허브유니트 = wheel hub bearing; LM베어링 = linear bearing; 오일리스베어링 = oilless bushing; 회전판베어링 = turntable bearing; 턴테이블베어링 = turntable bearing
not: 베어링몽키; 베어링구리스; 베어링줄넘기; 베어링그리스; 베어링토이

+ engine-air-filter
ko: 에어필터 = air filter + 자동차|차량|엔진|오토바이|현대|기아|예초기|흡기|스쿠터|순정; 에어컨필터 = cabin filter + 자동차|차량|현대|기아|활성탄|초미세|PM2.5|쏘렌토|그랜저|아반떼; 에어크리너 = air cleaner filter; 에어클리너 = air cleaner filter + 자동차|엔진|흡기|차량|오토바이; 캐빈필터 = cabin filter; 차량용에어컨필터 = cabin filter; 자동차에어컨필터 = cabin filter; 자동차필터 = car filter; 흡기필터 = intake air filter; 엔진에어필터 = engine air filter; 오토바이에어필터 = motorcycle air filter; 자동차에어필터 = car air filter; 차량에어컨필터 = cabin filter; 예초기에어필터 = brush cutter air filter; 차량용필터 = cabin filter; 활성탄에어컨필터 = cabin filter; 오픈흡기 = open intake air filter; 실내필터 = cabin filter + 차량|자동차

+ engine-pump
ko: 연료펌프 = fuel pump; 자동차워터펌프 = engine water pump; 고압연료펌프 = high pressure fuel pump; 오일펌프 = engine oil pump + 자동차|엔진|오토바이|차량|체인톱|기계톱; 인젝션펌프 = fuel injection pump; 냉각수펌프 = coolant pump; 워터펌프 = engine water pump + 자동차|차량|엔진|현대|기아|냉각수|부동액|타이밍; 전동연료펌프 = electric fuel pump; 연료펌프어셈블리 = fuel pump assembly; 기계톱오일펌프 = chainsaw oil pump; 오토바이연료펌프 = motorcycle fuel pump; 커먼레일펌프 = high pressure fuel pump

+ farm-machine
ko: 부화기 = poultry incubator; 자동부화기 = automatic egg incubator; 육추기 = chicken brooder; 계란부화기 = egg incubator; 사료배합기 = feed mixer; 알부화기 = egg incubator; 사료펠렛기 = feed pellet machine; 미니부화기 = mini egg incubator; 병아리부화기 = egg incubator; 자동급이기 = automatic livestock feeder; 가축급수기 = livestock drinker; 닭물통 = poultry drinker; 닭급수기 = poultry drinker; 밀랍틀 = beeswax press mould; 탈망기 = grain de-awning machine; 가정용부화기 = egg incubator; 양봉기구 = beekeeping tool; 니플급수기 = nipple drinker; 파충류부화기 = reptile egg incubator; 벌통 = beehive + 양봉|꿀벌|계상|나무|소비|오동나무; 훈연기 = bee smoker + 양봉|벌|꿀벌; 자동사료급이기 = automatic livestock feeder; 닭모이통 = poultry feeder; 사료배합기계 = feed mixer; 소비광 = beehive frame + 양봉|벌통|꿀벌; 채란기 = egg collecting machine + 산란계|양계

+ gas-generator-plant
ko: 아세틸렌발생기 = acetylene generator; 가스화기 = biomass gasifier; 수소발생장치 = hydrogen generator; 질소발생기 = nitrogen generator; 목재가스화기 = wood gasifier; 산소발생장치 = oxygen generator plant

+ gas-turbine
ko: 가스터빈 = gas turbine; 마이크로터빈 = micro gas turbine; 소형가스터빈 = micro gas turbine; 보조동력장치 = auxiliary power unit; 산업용가스터빈 = industrial gas turbine; 가스터빈엔진 = gas turbine

+ gasket-metal
ko: 금속가스켓 = metal gasket; 가스켓세트 = gasket set; 배기가스켓 = exhaust gasket; 실린더헤드가스켓 = cylinder head gasket; 스파이럴가스켓 = spiral wound gasket; 가스켓 = gasket + 엔진|오토바이|배기|머플러|헤드|금속|카뷰레터|플랜지|자동차; 머플러가스켓 = exhaust gasket; 메탈가스켓 = metal gasket; 엔진가스켓 = engine gasket; 가스켓키트 = gasket kit; 실린더가스켓 = cylinder gasket; 매니폴드가스켓 = manifold gasket; 동가스켓 = copper gasket
not: 이동가스켓; 밥솥가스켓; 로카바가스켓; 실리콘가스켓; 냉장고도어가스켓

+ industrial-oven-fuel
ko: 소각로 = incinerator; 도자기가마 = pottery kiln; 산업용로 = industrial furnace; 가스가마 = gas kiln; 용해로 = melting furnace; 가스용해로 = gas melting furnace; 소각기 = incinerator + 쓰레기|농가|가정용|야외|드럼통; 드럼통소각로 = incinerator drum; 가정용소각로 = incinerator; 단조로 = gas forge furnace; 가마 = kiln + 도자기|도예|소성|전기|가스; 쓰레기소각로 = incinerator; 전기가마 = electric kiln; 화장로 = cremation furnace; 소형소각로 = incinerator; 열처리로 = heat treatment furnace
not: 산업용로프; 산업용로터리; 산업용로고; 산업용로라; 산업용로드셀; 산업용로더; 산업용로컬; 산업용로거; 산업용로울러; 열처리로드; 전기가마솥; 가마니; 화장로션

+ jet-engine
ko: 제트엔진 = jet engine; 터보팬엔진 = turbofan engine; 터보제트엔진 = turbojet engine; 터보프롭엔진 = turboprop engine; 터보팬 = turbofan engine + 항공|엔진|제트; RC제트엔진 = model turbojet engine; 항공기엔진 = aircraft engine
not: 제트엔진모형; 제트엔진소리

+ metal-saw-machine
ko: 금속밴드쏘 = metal band saw; 고속절단기 = cut-off saw; 기어호빙머신 = gear hobbing machine; 금속절단기 = metal cut-off saw; 밴드쏘기계 = band saw machine; 고속커터기 = cut-off saw; 금속원형톱 = metal cutting circular saw; 금속띠톱기계 = metal band saw; 충전밴드쏘 = cordless band saw; 기어가공기 = gear cutting machine; 포터블밴드쏘 = portable band saw; 무선밴드쏘 = cordless band saw; 톱기계 = sawing machine + 금속|띠톱|밴드|파이프; 파이프절단기계 = pipe cutting machine; 철재절단기 = metal cut-off saw; 메탈쏘 = metal cutting circular saw; 철절단기 = metal cut-off saw

+ other-engine
ko: 증기기관 = steam engine; 스털링엔진 = stirling engine; 로켓엔진 = rocket engine; 로켓모터 = rocket motor; 스터링엔진 = stirling engine; 스팀엔진 = steam engine; 모형증기기관 = model steam engine; 램제트 = ramjet engine; 태엽모터 = spring operated motor; 공압모터 = pneumatic motor; 에어모터 = pneumatic motor; 유압모터 = hydraulic motor

+ packaging-machine
ko: 포장기 = packaging machine + 진공|자동|수축|밴딩|랩|식품|업소용|테이블; 밴딩기 = strapping machine; 수축포장기 = shrink wrapping machine; 랩핑기 = wrapping machine + 파렛트|자동|스트레치|업소용; 자동포장기 = packaging machine; 밴드실러 = continuous band sealer; 포장기계 = packaging machine; 랩포장기 = film wrapping machine; 제함기 = carton forming machine; 결속기 = tying machine + 고추|농업|자동|밴딩|끈|포장; 봉투실링기 = heat sealing machine; 수축터널 = shrink tunnel; 자동밴딩기 = strapping machine; 테이핑기 = carton sealing machine + 박스|자동|포장; 박스테이핑기 = carton sealing machine; 손접착기 = hand heat sealer; PP밴드결속기 = strapping tool; 밀봉기 = heat sealing machine + 비닐|봉지|진공|휴대용|과자; 봉지밀봉기 = heat sealing machine; 발접착기 = foot heat sealer; 랩핑기계 = wrapping machine; 식품포장기 = food packaging machine; 랩기계 = film wrapping machine; 진공포장기계 = vacuum packaging machine; 필름포장기 = film wrapping machine; 삼면포장기 = flow pack machine
not: 접착테이프포장기; 진공포장기봉투; 진공포장기비닐; 진공포장기팩; 진공포장기롤; 진공포장기필름

+ paper-cutter-machine
ko: 제지재단기 = paper guillotine; 종이재단기 = paper cutter; 재단기 = paper cutter + 종이|A4|작두|트리머|A3|사무용|회전식|사진|문구; 작두재단기 = paper guillotine; 전동재단기 = electric paper guillotine; 트리머재단기 = paper trimmer; 슬리터 = slitting machine + 종이|롤|필름|원단; 제대기 = bag making machine; 봉투제조기 = envelope making machine; 종이트리머 = paper trimmer; 명함재단기 = business card cutter; 종이봉투기계 = paper bag machine; 페이퍼트리머 = paper trimmer; 사진재단기 = photo cutter; 회전식재단기 = rotary paper trimmer; 종이커터기 = paper cutter; 종이작두 = paper guillotine; 종이컵기계 = paper cup making machine; A4재단기 = paper cutter; 페이퍼커터 = paper cutter; 다이커팅기 = die cutting machine

+ pulley-flywheel
ko: 브이풀리 = V-belt pulley; 플라이휠 = flywheel; 풀리 = pulley + V벨트|타이밍|벨트|GT2|주물|모터|아이들|알터네이터|댐퍼; 아이들러 = idler pulley + 풀리|벨트|타이밍|자동차; V벨트풀리 = V-belt pulley; GT2풀리 = GT2 timing pulley; 댐퍼풀리 = crankshaft pulley; 아이들풀리 = idler pulley; 크랭크풀리 = crankshaft pulley; 벨트풀리 = belt pulley; 아이들베어링 = idler pulley; 활차 = rope pulley + 로프|와이어|도르래; 오토텐셔너 = belt tensioner; 벨트텐셔너 = belt tensioner; 주물풀리 = V-belt pulley; 와이어도르래 = wire rope pulley; 스나치블록 = snatch block; 클러치풀리 = clutch pulley; V풀리 = V-belt pulley

+ sprocket
ko: 스프라켓 = chain sprocket; 자전거스프라켓 = bicycle cassette sprocket; 스프로켓 = chain sprocket; 체인기어 = chain sprocket; 타이밍스프라켓 = timing sprocket; 카세트스프라켓 = bicycle cassette sprocket; 스프라킷 = chain sprocket; 기계톱스프라켓 = chainsaw sprocket
not: 스프라켓공구; 스프라켓커버

+ steam-boiler
ko: 증기보일러 = steam boiler; 스팀보일러 = steam boiler; 산업용보일러 = industrial boiler; 관류보일러 = once-through steam boiler; 수관보일러 = water tube boiler; 노통연관보일러 = fire tube boiler; 전기스팀보일러 = electric steam boiler; 전기증기보일러 = electric steam boiler

+ stone-glass-machine
ko: 타일절단기 = tile cutting machine; 석재절단기 = stone cutting machine; 유리절단기 = glass cutting machine; 타일커터기 = tile cutter; 타일컷팅기 = tile cutting machine; 대리석절단기 = marble cutting machine; 대리석커터 = marble cutting machine; 전동타일커터 = electric tile saw; 습식타일절단기 = wet tile saw; 콘크리트컷팅기 = concrete cutting machine; 블록절단기 = block cutting machine + 보도|석재|벽돌; 타일커터 = tile cutter; 유리컷팅기 = glass cutting machine; 콘크리트절단기 = concrete cutting machine; 원석절단기 = gemstone cutting machine; 수동타일절단기 = manual tile cutter

+ vending-machine
ko: 자판기 = vending machine; 자동판매기 = vending machine; 커피자판기 = coffee vending machine; 음료자판기 = drink vending machine; 캡슐뽑기기계 = capsule toy vending machine; 미니자판기 = mini vending machine; 스낵자판기 = snack vending machine; 멀티자판기 = combo vending machine; 과자자판기 = snack vending machine; 껌볼머신 = gumball machine; 무인자판기 = vending machine; 커피믹스자판기 = coffee vending machine; 꽃자판기 = flower vending machine; 미니커피자판기 = coffee vending machine; 화장지자판기 = tissue vending machine; 껌자판기 = gumball machine
not: 자판기장난감; 자판기저금통; 자판기놀이; 자판기커피; 음료수자판기장난감; 음료자판기장난감; 자판기모형; 자판기종이컵

+ alkyd-resin
ko: 알키드수지 = alkyd resin; 장유알키드수지 = long oil alkyd resin

+ cellulose-acetate
ko: 셀룰로오스아세테이트 = cellulose acetate + 수지|펠렛|원료|칩|플레이크; 초산셀룰로오스 = cellulose acetate; 아세테이트수지 = cellulose acetate

+ conveyor-belt
ko: 컨베이어벨트 = conveyor belt; 고무컨베이어벨트 = rubber conveyor belt; PVC컨베이어벨트 = PVC conveyor belt; 콘베어벨트 = conveyor belt; 컨베어벨트 = conveyor belt; 스틸코드벨트 = steel cord conveyor belt; PU컨베이어벨트 = PU conveyor belt; 러닝머신벨트 = treadmill belt; 런닝머신벨트 = treadmill belt
not: 컨베이어벨트장난감

+ phenolic-resin
ko: 페놀수지 = phenolic resin; 베이클라이트분말 = bakelite powder; 노볼락수지 = novolac resin; 페놀수지성형재료 = phenolic moulding compound; 레졸수지 = resol resin; 노볼락 = novolac resin

+ plastic-sanitary
ko: 아크릴욕조 = acrylic bathtub; 반신욕기욕조 = half-body bathtub; 플라스틱세면대 = plastic washbasin; 욕조 = bathtub + 이동식|접이식|아크릴|반신욕|성인|가정용|SMC|프리스탠딩; 변기커버 = toilet seat cover + 변기시트|교체|플라스틱|원형|대림|계림|양변기; 샤워트레이 = shower tray; 변기시트 = toilet seat + 교체|양변기|플라스틱|O형|커버; 플라스틱싱크대 = plastic sink; 조립식욕조 = folding bathtub; 이동식세면대 = portable washbasin; 간이세면대 = portable washbasin; 인조대리석세면대 = artificial marble washbasin; 변기물탱크 = toilet cistern; 인조대리석싱크볼 = artificial stone sink; 로우탱크 = toilet cistern; 소프트변기시트 = toilet seat
not: 욕조커버; 욕조선반; 욕조의자; 욕조손잡이; 욕조클리너; 욕조발판; 욕조덮개; 욕조쿠션; 욕조청소; 욕조놀이; 욕조안전바; 욕조세정제; 욕조배수; 욕조미끄럼방지; 햄스터욕조; 욕조장난감; 욕조스티커

+ polyacetal-resin
ko: POM수지 = POM resin; 아세탈수지 = polyacetal resin; 폴리아세탈 = polyacetal resin + 수지|펠렛|원료|칩; POM펠렛 = POM granule; 폴리아세탈수지 = polyacetal resin; POM칩 = POM granule

+ sbr-rubber
ko: SBR고무 = SBR rubber; 스티렌부타디엔고무 = styrene butadiene rubber; SBR라텍스 = SBR latex

+ metal-closure-hose
ko: 왕관캡 = crown cap; 병마개왕관 = crown cap; 왕관뚜껑 = crown cap + 병|맥주|병마개; 캔뚜껑 = can end + 알루미늄|시머|공캔|이지오픈; 이지오픈엔드 = easy open can end; 유리병뚜껑 = metal jar lid; 알루미늄병뚜껑 = aluminium screw cap; 메이슨자뚜껑 = metal jar lid; 맥주병뚜껑 = crown cap; 플렉시블호스 = flexible metal hose; 플렉시블메탈호스 = flexible metal hose; 메탈호스 = flexible metal hose; 스텐주름관 = stainless steel corrugated hose; 고압고무메탈호스 = flexible metal hose; 후렉시블호스 = flexible metal hose; 스텐자바라호스 = flexible metal hose; 잼병뚜껑 = metal jar lid; 공캔 = empty metal can + 캔시머|음료|알루미늄

+ guitar-electric-part
ko: 기타픽업 = guitar pickup; 험버커 = humbucker pickup; 픽가드 = pickguard; 베이스픽업 = bass pickup; 싱글코일픽업 = single coil pickup; 일렉기타픽업 = electric guitar pickup; 기타노브 = guitar control knob; 험버커픽업 = humbucker pickup; 통기타픽업 = acoustic guitar pickup; 피에조픽업 = piezo guitar pickup; 기타픽가드 = guitar pickguard; 일렉기타브릿지 = electric guitar bridge; 기타트레몰로 = guitar tremolo bridge; 기타픽업셀렉터 = guitar pickup selector; 일렉기타부품 = electric guitar part; 트레몰로암 = guitar tremolo arm

+ guitar-part
ko: 기타피크 = guitar pick; 카포 = guitar capo; 피크 = guitar pick + 기타|통기타|일렉|우쿨렐레|베이스|플라스틱; 기타카포 = guitar capo; 기타줄감개 = guitar machine heads; 헤드머신 = guitar machine heads; 기타스트랩 = guitar strap; 핑거피크 = finger pick; 기타헤드머신 = guitar machine heads; 줄감개 = machine heads + 기타|우쿨렐레|통기타|일렉; 엄지피크 = thumb pick; 피크케이스 = guitar pick holder; 기타브릿지핀 = guitar bridge pins; 기타너트 = guitar nut; 기타부품 = guitar part; 기타스탠드 = guitar stand; 기타넥 = guitar neck; 우쿨렐레피크 = ukulele pick; 통기타피크 = guitar pick; 줄교체공구 = guitar string winder + 기타; 스트링와인더 = guitar string winder; 통기타스트랩 = guitar strap; 기타새들 = guitar saddle; 기타거치대 = guitar stand; 기타벽걸이 = guitar wall hanger; 우쿨렐레카포 = ukulele capo; 픽홀더 = guitar pick holder; 기타걸이 = guitar wall hanger; 기타받침대 = guitar stand; 피크홀더 = guitar pick holder; 통기타카포 = guitar capo
not: 피크닉; 피크타임; 스피크; 기타넥타이; 기타부품들; 엘카포; 피크케이스피크닉; 미카포; 스피크카포

+ aquarium-tank
ko: 어항 = aquarium tank; 수조 = aquarium tank + 어항|유리|아크릴|거북이|물고기|관상어|해수; 유리어항 = glass aquarium; 거북이어항 = turtle tank; 미니어항 = mini aquarium; 베타어항 = betta fish tank; 아크릴어항 = acrylic aquarium; 유리수조 = glass aquarium; 어항세트 = aquarium set; 거북이수조 = turtle tank; 원형어항 = fish bowl; 구피어항 = fish tank; 아크릴수조 = acrylic aquarium; 배면어항 = aquarium tank; 어항수조 = aquarium tank; 자반어항 = aquarium tank; 테이블어항 = aquarium tank; 물고기어항 = fish tank; 채집통 = insect and fish collecting box; 인공어항 = artificial aquarium; 해수어항 = marine aquarium; 대형어항 = large aquarium tank; 사각어항 = aquarium tank; 부화통 = fish breeding box; 관상용수조 = aquarium tank; 축양장 = aquarium rack; 누드어항 = aquarium tank; 수족관 = aquarium tank + 어항|미니|수조|가정용; 금붕어어항 = fish tank; 자동어항 = aquarium tank; 산란통 = fish breeding box
not: 어항여과기; 어항필터; 어항조명; 어항히터; 어항장식; 어항꾸미기; 어항청소; 어항자갈; 어항온도계; 어항받침대; 어항산소; 어항물갈이; 어항수초; 어항장; 어항스펀지; 어항사이펀; 어항용품; 어항기포기; 어항백스크린; 어항뜰채; 어항뚜껑; 어항유목; 어항배경; 어항소품; 어항바닥재; 어항LED; 어항수온계; 어항펌프; 어항돌; 어항LED조명; 어항급이기; 어항모터; 어항냉각; 어항쿨링팬; 어항에어; 물고기어항꾸미기; 어항분리; 어항칸막이; 어항청소기; 어항집게; 어항이끼; 어항스티커; 어항테이블; 어항흑사; 어항선반; 어항여과재; 어항여과; 어항석; 어항호스; 어항영양제; 어항약; 어항매트; 어항쿨러; 어항물잡이; 어항박테리아; 어항스크래퍼; 어항콩돌; 어항은신처

+ baby-carrier
ko: 아기띠 = baby carrier; 힙시트 = hip seat baby carrier; 슬링 = baby sling + 아기|신생아|유아|육아|슬링형; 아기포대기 = baby wrap carrier; 포대기 = baby wrap carrier; 힙시트아기띠 = hip seat baby carrier; 신생아아기띠 = infant carrier; 아기슬링 = baby sling; 슬링아기띠 = baby sling; 코니아기띠 = baby carrier; 올인원아기띠 = baby carrier; 아기힙시트 = hip seat baby carrier; 링슬링 = ring sling; 휴대용아기띠 = baby carrier; 메쉬아기띠 = baby carrier; 아기업는띠 = baby carrier; 캐리어아기띠 = baby carrier; 베이비슬링 = baby sling; 등산캐리어 = child carrier backpack; 베이비캐리어 = baby carrier
not: 아기띠침받이; 아기띠워머; 아기띠가방; 아기띠커버; 아기띠방한커버; 아기띠바람막이; 아기띠어깨패드; 아기띠망토; 아기띠쿨시트; 아기띠담요; 강아지슬링; 아기띠레인커버; 반려동물슬링; 아기띠모자; 아기띠보관가방; 아기띠파우치; 애견슬링; 고양이슬링; 아기띠우비; 아기띠선풍기; 아기띠벨트; 아기띠버클

+ dummy-pacifier
ko: 쪽쪽이클립 = pacifier clip; 치발기 = baby teether; 쪽쪽이케이스 = pacifier case; 공갈젖꼭지클립 = pacifier clip; 과즙망 = baby food feeder; 노리개클립 = pacifier clip; 쪽쪽이줄 = pacifier chain; 실리콘치발기 = silicone teether; 치발기장난감 = baby teether; 아기치발기 = baby teether; 공갈젖꼭지케이스 = pacifier case; 목걸이치발기 = teething necklace; 손목치발기 = wrist teether; 과일망 = baby food feeder + 아기|과즙|이유식|치발기; 이유식과즙망 = baby food feeder
not: 치발기세정제

+ orthosis-support
ko: 무릎보호대 = knee support; 손목보호대 = wrist support; 허리보호대 = back support belt; 발목보호대 = ankle support; 자세교정기 = posture corrector; 자세교정밴드 = posture corrector; 팔꿈치보호대 = elbow support; 목보호대 = neck brace; 손가락보호대 = finger splint; 복대 = abdominal support belt + 허리|산전|산후|의료용|요통|보호대|임산부; 압박스타킹 = compression stockings + 의료용|정맥류; 골반교정기 = pelvic correction belt; 엘보보호대 = elbow support; 어깨보호대 = shoulder support; 깁스 = orthopaedic cast + 신발|보조기|반깁스|발목|커버; 발목교정기 = ankle brace; 골반교정밴드 = pelvic correction belt; 암슬링 = arm sling; 발가락링 = toe separator + 교정|무지외반; 경추보호대 = neck brace; 무릎아대 = knee support; 발목아대 = ankle support; 헬스벨트 = weightlifting belt; 리프팅벨트 = weightlifting belt; 등교정밴드 = posture corrector; 테니스엘보 = elbow support + 보호대|밴드
not: 팔복대; 광복대; 행복대; 회복대

+ pencil-sharpener
ko: 연필깎이 = pencil sharpener; 연필깍이 = pencil sharpener; 전동연필깎이 = electric pencil sharpener; 샤프너 = sharpener + 연필|아이라이너|펜슬|화장|립|색연필; 자동연필깎이 = electric pencil sharpener; 펜슬샤프너 = makeup pencil sharpener; 페이퍼나이프 = paper knife; 레터오프너 = letter opener; 휴대용연필깎이 = pencil sharpener; 아이라이너샤프너 = makeup pencil sharpener; 기차연필깎이 = pencil sharpener; 봉투칼 = letter opener; 연필칼깎이 = pencil sharpener; 미니연필깎이 = mini pencil sharpener; 수동연필깎이 = manual pencil sharpener; 하이샤파 = pencil sharpener

+ bin-household-plastic
ko: 대야 = plastic basin + 플라스틱|세숫|접이식|김장|빨래|족욕|아기|PE; 플라스틱바가지 = plastic dipper; 바가지 = plastic dipper + 플라스틱|목욕|물|쌀|욕실; 아기욕조 = baby bath tub; 플라스틱대야 = plastic basin; 쓰레받이 = dustpan; 플라스틱양동이 = plastic bucket; 플라스틱바구니 = plastic basket; 유아욕조 = baby bath tub; 신생아욕조 = baby bath tub; 변기청소솔 = toilet brush; 빗자루쓰레받기세트 = broom and dustpan set; 고무다라이 = plastic basin; 김장대야 = plastic basin; 빨래대야 = plastic laundry basin; 강아지욕조 = pet bath tub; 애견욕조 = pet bath tub; 물통 = plastic water container + 캠핑|약수|말통|자바라|접이식|20L|10L; 김장매트 = kimchi making mat; 바스켓 = storage basket + 플라스틱|수납|목욕|빨래|다용도; 변기솔세트 = toilet brush; 빠께스 = bucket; 버킷 = bucket + 세차|청소|플라스틱|다용도
not: 바가지머리; 대야망; 바스켓볼; 로봇청소기물통; 선물통; 나물통; 해물통; 가습기물통; 아기욕조매트; 아기욕조거치대; 바스켓백; 접이식아기욕조걸이

+ hides-raw-pig-reptile
ko: 생돈피 = raw pig skin; 악어원피 = raw crocodile skin; 파충류원피 = raw reptile skin; 염장돈피 = salted pig skin; 뱀원피 = raw snake skin; 염소원피 = raw goat skin; 돈피 = raw pig skin + 염장|원피|생피|가죽원료

+ insulating-glass
ko: 복층유리 = double glazing unit; 페어유리 = double glazing unit; 로이유리 = low-e insulating glass; 로이복층유리 = low-e double glazing unit; 단열유리 = insulating glass unit; 삼중유리 = triple glazing unit; 진공유리 = vacuum insulating glass; 로이페어유리 = low-e double glazing unit; 이중유리 = double glazing unit + 창|복층|샷시|단열|로이|창호
not: 진공유리병; 진공유리용기; 진공유리컵; 단열유리컵; 단열유리필름; 진공유리밀폐; 단열유리시트; 진공유리물병; 단열유리잔

+ laboratory-glass
ko: 비커 = laboratory beaker; 유리비커 = glass beaker; 삼각플라스크 = erlenmeyer flask; 시험관 = test tube; 메스실린더 = measuring cylinder; 페트리접시 = petri dish; 스포이드 = dropper; 스포이트 = dropper; 플라스크 = laboratory flask + 삼각|유리|실험|메스|둥근|가지달린|화학; 뷰렛 = burette; 피펫 = pipette; 샬레 = petri dish; 실험유리기구 = laboratory glassware; 마이크로피펫 = micropipette; 메스플라스크 = volumetric flask; 슬라이드글라스 = microscope slide; 유리시험관 = glass test tube; 페트리디쉬 = petri dish; 유리피펫 = glass pipette; 둥근플라스크 = round-bottom flask; 커버글라스 = microscope cover glass; 냉각관 = laboratory condenser; 데시케이터 = desiccator; 시약병 = reagent bottle; 바이알병 = vial; 유발유봉 = laboratory mortar and pestle; 유리깔때기 = glass funnel; 분액깔때기 = separating funnel; 눈금실린더 = measuring cylinder; 교반봉 = stirring rod; 코니칼튜브 = conical centrifuge tube; 현미경슬라이드 = microscope slide; 바이알 = vial + 유리|실험|공병|갈색|샘플; 시험관꽂이 = test tube rack; 실험비커 = laboratory beaker
not: 시험관아기; 스포이드공병; 비커컵; 슬라이드글라스도어; 스포이드병; 스포이트병; 스포이드용기

+ corduroy-fabric
ko: 코듀로이원단 = corduroy fabric; 골덴원단 = corduroy fabric; 골뎅원단 = corduroy fabric; 코듀로이 = corduroy fabric + 원단|대폭|1마|반마; 코드로이원단 = corduroy fabric; 골덴지 = corduroy fabric + 원단|1마

+ linoleum
ko: 리놀륨 = linoleum; 리놀륨바닥재 = linoleum flooring; 리놀륨타일 = linoleum tile; 마모륨 = linoleum; 리놀륨롤 = linoleum roll; 마모륨바닥재 = linoleum flooring
not: 리놀륨조각도; 리놀륨판화

+ technical-textile
ko: 실크스크린망 = screen printing mesh; 여과포 = filter cloth; 스크린망사 = screen printing mesh; 실크스크린망사 = screen printing mesh; 여과천 = filter cloth; 필터원단 = filter cloth; 나일론여과망 = nylon filter mesh; 필터프레스여과포 = filter press cloth; 나일론망사여과 = nylon filter mesh; 집진기여과포 = dust filter cloth; 제분망 = bolting cloth; 콩물망 = filter cloth bag; 두부짜는천 = filter cloth; 착즙망 = filter cloth bag

+ power-saw
ko: 원형톱 = circular saw; 직소기 = jigsaw; 직쏘 = jigsaw + 전동|충전|목공|보쉬|날|컷; 컷쏘 = reciprocating saw; 컷소 = reciprocating saw; 충전체인톱 = cordless chainsaw; 전기톱 = electric chainsaw; 미니전기톱 = mini chainsaw; 충전톱 = cordless saw; 전동톱 = electric saw; 충전원형톱 = cordless circular saw; 미니체인톱 = mini chainsaw; 무선체인톱 = cordless chainsaw; 충전직쏘 = cordless jigsaw; 전기체인톱 = electric chainsaw; 충전컷쏘 = cordless reciprocating saw; 무선전기톱 = cordless chainsaw; 전동직소 = jigsaw; 플런지쏘 = plunge saw; 핸드체인톱 = mini chainsaw; 전동체인톱 = electric chainsaw; 직소 = jigsaw + 전동|충전|목공|무선|보쉬|마끼다; 충전미니체인톱 = cordless mini chainsaw; 마루노코 = circular saw; 충전전기톱 = cordless chainsaw; 무선컷쏘 = cordless reciprocating saw; 무선톱 = cordless saw; 전동고지톱 = electric pole saw; 충전직소 = cordless jigsaw; 충전고지톱 = cordless pole saw; 미니충전톱 = mini chainsaw; 전동원형톱 = circular saw; 무선원형톱 = cordless circular saw
not: 충전톱날; 전기톱오일; 전기톱날; 전기톱가이드바; 직쏘날; 전동톱날; 컷소날; 전기톱부품; 직쏘퍼즐

+ power-tool-part
ko: 드릴척 = drill chuck; 키레스척 = keyless drill chuck; 그라인더스탠드 = angle grinder stand; 그라인더커버 = angle grinder guard; 드릴척키 = drill chuck key; 그라인더거치대 = angle grinder stand; 무키척 = keyless drill chuck; 드릴스탠드 = drill stand; 샌더패드 = sander backing pad; 그라인더부품 = angle grinder part; 백업패드 = sander backing pad; 그라인더안전커버 = angle grinder guard; 전동공구부품 = power tool part; 드릴거치대 = drill stand; 전동드릴척 = drill chuck; 그라인더체인톱 = grinder chainsaw attachment; 드릴가이드 = drill guide; 연마패드 = backing pad + 샌더|그라인더|벨크로; 광택패드 = polishing pad; 그라인더집진커버 = grinder dust shroud; 조기대 = router guide fence; 원형톱가이드 = circular saw guide rail
not: 안전조기대; 구조기대

+ paint-sprayer
ko: 페인트분사기 = paint sprayer; 에어브러쉬 = airbrush; 에어브러시 = airbrush; 전동스프레이건 = electric paint spray gun; 도장기 = paint spraying machine + 에어리스|페인트|전동|락카; 에어리스도장기 = airless paint sprayer; 에어브러쉬세트 = airbrush kit; 페인트스프레이건 = paint spray gun; 무선스프레이건 = cordless spray gun; 충전스프레이건 = cordless spray gun; 전동페인트분사기 = electric paint sprayer; 에어리스페인트기 = airless paint sprayer; 페인트스프레이기 = paint sprayer; 에어브러시키트 = airbrush kit; 전동도장기 = electric paint sprayer; 프라모델에어브러쉬 = airbrush; 페인트도장기 = paint spraying machine; 피스콤프레샤 = airbrush compressor; 미니컴프레서에어브러쉬 = airbrush kit
not: 에어브러쉬클리너; 에어브러쉬거치대; 에어브러시홀더; 에어브러쉬도료; 에어브러쉬물감; 에어브러쉬세척

+ pressure-washer
ko: 고압세척기 = high pressure washer; 고압세차기 = high pressure washer; 충전고압세척기 = cordless pressure washer; 무선고압세척기 = cordless pressure washer; 고압분무기세차 = high pressure washer; 휴대용고압세차기 = portable pressure washer; 세차기 = pressure washer + 고압|휴대용|충전|무선|가정용|스팀; 무선세차기 = cordless pressure washer; 엔진고압세척기 = petrol pressure washer; 스팀세차기 = steam car washer; 휴대용세차기 = portable pressure washer; 스팀세척기 = steam cleaner; 고압살수기 = high pressure washer; 핸디스팀청소기 = handheld steam cleaner; 고압청소기 = high pressure washer; 에어컨세척기 = pressure washer + 고압|펌프|휴대용|에어컨청소; 폼랜스 = foam lance; 휴대용고압세척기 = portable pressure washer; 충전세차기 = cordless pressure washer
not: 고압세척기건; 고압세척기노즐; 고압세척기연장; 고압세척기부품; 고압세척기폼; 고압세차기호스; 고압세차기건; 고압세차기노즐

+ measuring-other
ko: 수평계 = spirit level; 수평자 = spirit level; 자석수평계 = magnetic spirit level; 디지털각도기 = digital angle gauge; 각도측정기 = angle finder; 다이얼게이지 = dial indicator; 다이얼인디케이터 = dial indicator; 스터드파인더 = stud finder; 벽체탐지기 = wall detector; 각도계 = angle gauge; 자석베이스 = magnetic base + 다이얼|게이지|인디케이터|마그네틱; 마그네틱베이스 = magnetic indicator base; 매설물탐지기 = wall detector; 디지털수평계 = digital level; 누수탐지기 = leak detector; 표면조도계 = surface roughness tester; 경도측정기 = hardness tester; 미니수평계 = mini spirit level; 원형수평계 = circular bubble level; 물수평계 = spirit level; 벽체탐지기스터드 = stud finder; 가스누출탐지기 = gas leak detector; 장력계 = tension meter; 푸쉬풀게이지 = force gauge
not: 수평계핀

+ laser-level
ko: 레이저레벨기 = laser level; 레이저수평기 = laser level; 레벨기 = laser level + 레이저|그린|4D|3D|라인|수직수평|크로스; 레이저거리측정기 = laser distance meter; 거리측정기 = laser distance meter + 레이저|골프|시공|실내|디지털; 레이저줄자 = laser distance meter; 그린레이저레벨기 = laser level; 3D레이저레벨기 = laser level; 4D레이저레벨기 = laser level; 레이저측정기 = laser distance meter; 레이저수평계 = laser level; 라인레이저 = laser level; 크로스라인레이저 = cross line laser level; 회전레이저 = rotary laser level; 골프GPS거리측정기 = golf rangefinder; 레이저먹줄 = laser level; 디지털거리측정기 = laser distance meter; 레이저거리계 = laser distance meter; 수직수평레이저 = laser level; 라인레이저레벨기 = laser level; 레이저포인터수평 = laser level
not: 거리측정기케이스; 레벨기삼각대; 레이저레벨기삼각대; 거리측정기파우치; 레이저레벨기거치대; 거리측정기홀더

+ jack-hoist
ko: 자키 = car jack + 차량|자동차|유압|작키|가라지|타이어|SUV; 작키 = car jack; 유압자키 = hydraulic jack; 유압작키 = hydraulic jack; 가라지자키 = floor jack; 체인블럭 = chain hoist; 호이스트 = hoist + 전동|체인|윈치|와이어|220V|미니|에어; 전동호이스트 = electric hoist; 레버블럭 = lever hoist; 말뚝자키 = jack stand; 안전말뚝 = jack stand + 자동차|차량|자키|정비; 체인블록 = chain hoist; 에어자키 = air jack; 미니호이스트 = mini electric hoist; 가위자키 = scissor jack; 자동차자키 = car jack; 차량용자키 = car jack; 체인호이스트 = chain hoist; 자동차리프트 = car lift + 정비|유압|2주식|차량|이동식; 오토바이리프트 = motorcycle lift; 레버블록 = lever hoist; 유압잭 = hydraulic jack; 정비리프트 = vehicle lift; 바틀자키 = bottle jack; 유압작기 = hydraulic jack; 가라지작키 = floor jack; 차량용작키 = car jack; 말뚝작키 = jack stand; 자동차작키 = car jack; 바이크리프트 = motorcycle lift; 복스작키 = bottle jack; 트롤리호이스트 = trolley hoist; 에어호이스트 = air hoist; 미션자키 = transmission jack; 에어작키 = air jack; 오토바이자키 = motorcycle lift; 스크류자키 = screw jack; 전동자키차량 = electric car jack; 가구리프트 = furniture lifting jack; 리프트잭 = lifting jack
not: 작키스; 작키링; 작키즈; 제작키트; 제작키링; 동작키보드

+ awning
ko: 어닝 = awning + 차양|접이식|캠핑카|카라반|테라스|차량|루프|수동|전동|가게|카페|천막; 방수포 = tarpaulin + PVC|천막|덮개|타포린|야외|비닐|농업; 그늘막쉐이드 = shade sail; 차량어닝 = car awning; 천막 = tarpaulin + 원단|PVC|방수|타포린|차양|덮개; 쉐이드세일 = shade sail; 블랙타프 = camping tarp; 실타프 = camping tarp; 면타프 = cotton camping tarp; 접이식어닝 = retractable awning; 카어닝 = car awning; 방수갑바 = tarpaulin; 차량용어닝 = car awning; 카라반어닝 = caravan awning; 베란다차양 = awning; 타포린 = tarpaulin + 방수|천막|원단|덮개|갑바; 비닐천막 = tarpaulin; 윙타프 = camping tarp; 그늘막타프 = camping tarp; 화물차갑바 = truck tarpaulin; 캐노피차양 = awning canopy; 현관차양 = door canopy; 옥타타프 = octagonal camping tarp; 방수천막지 = tarpaulin; 빗물차양 = door canopy; 카타프 = car awning; 자동차타프 = car awning; 어닝천 = awning fabric; 창문차양 = window awning
not: 모닝어닝; 어닝텐트폴; 어닝랜턴

+ craft-material
ko: 스팽글 = sequins + 공예|만들기|재료|자수|부자재|비즈|낱알; 눈알스티커 = googly eyes; 인형눈 = craft eyes; 반짝이가루 = glitter powder; 글리터가루 = glitter powder; 모루 = chenille stems + 공예|인형|만들기|꽃|키트|재료|철사; 모루철사 = chenille stems; 뽕뽕이 = pompoms; 무빙아이 = googly eyes; 나비눈 = googly eyes; 글리터 = glitter powder + 가루|파우더|네일|레진|공예|파츠; 공예재료 = craft material; 만들기재료 = craft material; 모루인형키트 = chenille stem craft kit; 폼폼공예 = pompoms; 레진재료 = resin craft material; 아이스바막대 = craft sticks; 펠트공예재료 = felt craft material; 데코덴파츠 = resin cabochon; 인형코 = craft doll nose; 스팽글재료 = sequins; 비즈공예재료 = beads craft material; 반짝이풀 = glitter glue; 인형눈알 = craft eyes; 미술재료세트 = craft kit; 만들기세트 = craft kit; 만들기키트 = craft kit; 모루공예 = chenille stems; 아이클레이눈알 = googly eyes; 글리터파우더 = glitter powder; 모루재료 = chenille stems; 폼아트지 = EVA foam craft sheet; EVA만들기재료 = EVA foam craft sheet; 캔들재료 = candle making material; 하드스틱 = craft sticks
not: 글리터섀도우; 네일글리터젤; 아이글리터; 글리터틴트

+ flag-banner
ko: 국기 = national flag + 게양|만국기|외국|각국|세계|깃발|해외|깃대|미국; 태극기 = national flag; 깃대 = flag pole + 국기|태극기|깃발|게양|스텐|알루미늄; 국기게양대 = flag pole; 가정용태극기 = national flag; 태극기세트 = national flag set; 게양대 = flag pole + 국기|태극기|깃발; 성조기 = national flag; 대형태극기 = national flag; 정원깃발 = garden flag; 외국국기 = national flag; 캠핑깃발 = flag; 캠핑플래그 = bunting flag; 가정용국기 = national flag; 골프깃발 = golf flag; 게양용태극기 = national flag; 세계국기 = national flag; 일장기 = national flag; 무지개깃발 = flag; 코너플래그 = corner flag; 국기꽂이 = flag holder; 국기봉 = flag pole; 태극기꽂이 = flag holder; 태극기깃대 = flag pole; 깃봉 = flag pole + 국기|태극기|안테나
not: 태극기스티커; 태극기뱃지; 태극기배지; 태극기티셔츠; 태극기퍼즐; 태극기머리띠; 태극기모자; 태극기마그넷; 태극기팔찌; 태극기바람개비; 태극기만들기; 태극기키링; 태극기그리기

+ handcuffs
ko: 수갑 = handcuffs; 장난감수갑 = toy handcuffs; 경찰수갑 = handcuffs; 족쇄 = leg cuffs + 수갑|구속|성인; 금속수갑 = handcuffs; 구속수갑 = handcuffs
not: 향수갑; 선수갑; 음료수갑

+ table-tennis-bat
ko: 탁구라켓 = table tennis bat; 탁구채 = table tennis bat; 탁구공 = table tennis ball; 탁구대 = table tennis table; 탁구네트 = table tennis net; 탁구러버 = table tennis rubber; 탁구세트 = table tennis set; 탁구블레이드 = table tennis blade; 쉐이크라켓 = table tennis bat; 펜홀더라켓 = table tennis bat; 탁구연습기 = table tennis trainer; 셰이크핸드라켓 = table tennis bat; 접이식탁구대 = folding table tennis table; 미니탁구대 = mini table tennis table; 탁구로봇 = table tennis robot; 탁구라켓세트 = table tennis bat set; 휴대용탁구네트 = table tennis net; 가정용탁구대 = table tennis table
not: 탁구라켓케이스; 탁구라켓가방; 탁구공케이스; 탁구대커버; 탁구라켓테이프; 탁구채가방; 탁구채케이스

+ farm-tractor
ko: 트랙터 = tractor + 농업용|중고|농기계|마력|소형|디젤|신품|수출|4WD; 농업용트랙터 = farm tractor; 소형트랙터 = compact tractor; 농용트랙터 = farm tractor; 미니트랙터 = compact tractor; 보행형트랙터 = walking tractor; 중고트랙터 = used tractor; 궤도형트랙터 = crawler tractor; 승용트랙터 = tractor
not: 트랙터장난감; 트랙터부품; 트랙터오일; 트랙터필터; 트랙터작업기; 트랙터배터리; 트랙터모형; 트랙터작업등; 트랙터미러; 미니트랙터장난감

+ special-vessel
ko: 소방정 = fire-float; 등대선 = light vessel; 해저케이블부설선 = cable laying ship; 전함 = battleship + 실선|함정|건조; 드릴십 = drillship; 크레인선 = crane vessel; 케이블부설선 = cable laying ship; 기중기선 = crane vessel

+ bicycle-light
ko: 자전거라이트 = bicycle light; 자전거전조등 = bicycle headlight; 자전거후미등 = bicycle tail light; 자전거후레쉬 = bicycle light; 자전거헤드라이트 = bicycle headlight; 자전거LED라이트 = bicycle light; 자전거안전등 = bicycle tail light; 자전거휠라이트 = bicycle wheel light; 자전거조명 = bicycle light; 자전거램프 = bicycle light; 자전거후방라이트 = bicycle tail light; 안장라이트 = bicycle tail light; 자전거후미라이트 = bicycle tail light; 자전거깜빡이 = bicycle turn signal light; 자전거방향지시등 = bicycle turn signal light; 스포크라이트 = bicycle wheel light; 자전거전조라이트 = bicycle headlight; 킥보드라이트 = scooter light; 킥보드후미등 = scooter tail light; 킥보드전조등 = scooter headlight; 자전거바퀴등 = bicycle wheel light; 자전거브레이크등 = bicycle tail light; 자전거야간등 = bicycle light; 로드자전거라이트 = bicycle light
not: 자전거라이트거치대; 자전거라이트홀더; 자전거후레쉬거치대; 자전거라이트마운트; 자전거후레쉬홀더; 자전거전조등거치대

+ car-seat
ko: 버킷시트 = bucket seat; 레이싱시트 = racing seat; 자동차시트 = car seat + 교체|순정|중고|운전석|조수석|리무진|어셈블리; 트럭시트 = truck seat; 트랙터시트 = tractor seat; 지게차시트 = forklift seat; 운전석시트 = driver seat; 굴삭기시트 = excavator seat; 버스시트 = bus seat; 리무진시트 = limousine car seat; 에어시트 = air suspension seat + 트럭|화물차|운전석; 지게차의자 = forklift seat; 중장비시트 = heavy equipment seat; 굴착기시트 = excavator seat; 농기계시트 = tractor seat; 풀버킷시트 = bucket seat; 차박시트 = camper van seat; 캠핑카시트 = motorhome seat; 잔디깎이시트 = tractor seat; 트랙터의자 = tractor seat; 버켓시트 = bucket seat
not: 버킷시트커버; 운전석시트커버; 트럭시트커버; 리무진시트커버

+ gearbox-part
ko: 변속기 = vehicle transmission + 자동차|수동|자동|차량|트럭|CVT|DCT; 자동변속기 = automatic transmission; 자동차미션 = vehicle gearbox; 밸브바디 = transmission valve body; 클러치디스크 = clutch disc; 미션 = vehicle gearbox + 자동차|수동|오토|중고|차량|트럭|재생; 클러치판 = clutch disc; 변속기솔레노이드 = transmission solenoid; 클러치커버 = clutch cover; 클러치세트 = clutch kit; 클러치케이블 = clutch cable; 삼발이세트 = clutch kit; 수동변속기 = manual transmission; 미션솔레노이드 = transmission solenoid; 클러치마스터실린더 = clutch master cylinder; 릴리스베어링 = clutch release bearing; 수동미션 = manual transmission; 오토미션 = automatic transmission; 클러치3종 = clutch kit; 오토바이클러치 = motorcycle clutch; 클러치레버 = clutch lever; 미션마운트 = transmission mount; 스쿠터클러치 = scooter clutch
not: 커미션; 미션임파서블; 인터미션; 트랜스미션; 에미션; 미션카드; 퍼미션; 미션게임; 미션팩; 수동미션오일; 변속기오일; 자동변속기오일; 자전거변속기; 자동차미션오일

+ suspension-part
ko: 쇼크업소버 = shock absorber; 쇼바 = shock absorber; 로어암 = control arm; 스태빌라이저링크 = stabilizer link; 활대링크 = stabilizer link; 활대 = sway bar + 자동차|차량|링크|부싱|현대|기아; 볼조인트 = ball joint + 자동차|로어암|차량|현대|기아|어퍼암; 타이로드엔드 = tie rod end; 코일스프링 = suspension coil spring + 자동차|쇼바|서스|차량|다운; 일체형쇼바 = coilover shock absorber; 스트럿바 = strut bar; 어퍼암 = control arm; 에어서스 = air suspension; 오토바이쇼바 = motorcycle shock absorber; 판스프링 = leaf spring; 로워암 = control arm; 서스펜션 = suspension part + 자동차|차량|오토바이|에어|쇼바|포크; 다운스프링 = lowering spring; 트렁크쇼바 = trunk gas strut; 쇽업쇼바 = shock absorber; 스테빌라이저 = stabilizer bar + 자동차|차량|링크; 리어쇼바 = rear shock absorber; 앞쇼바 = front shock absorber; 뒷쇼바 = rear shock absorber; 쇼바마운트 = strut mount; 킥보드쇼바 = scooter shock absorber; 로어암부싱 = control arm bushing; 활대부싱 = sway bar bushing; 스쿠터쇼바 = scooter shock absorber; 본넷쇼바 = bonnet gas strut; 가스쇼바 = gas strut; 쇽업소버 = shock absorber; 자전거쇼바 = bicycle shock absorber; 에어쇼바 = air shock absorber; 타이로드 = tie rod + 자동차|차량|엔드; 휠스페이서 = wheel spacer; 스티어링댐퍼 = steering damper
not: 싱크대쇼바; 가구쇼바; 쇼바고리; 쇼바디; 쇼바지; 쇼바닥; 쇼바람막이; 쇼바이크; 쇼바로; 가스쇼바경첩; 쇼바구니; 쇼바캉스; 쇼바비; 쇼바이; 쇼바스

+ firewood
ko: 장작 = firewood; 참나무장작 = oak firewood; 캠핑장작 = firewood; 불쏘시개 = kindling; 화목 = firewood + 난로|장작|참나무|땔감|벽난로; 건조장작 = kiln-dried firewood; 땔감 = firewood; 자작나무장작 = birch firewood; 나무장작 = firewood; 편백장작 = firewood; 화목난로장작 = firewood; 착화용나무 = kindling; 벽난로장작 = firewood
not: 장작난로; 장작가방; 장작거치대; 장작집게; 장작통닭; 장작스토브; 장작보일러; 장작캐리어; 장작바구니; 장작난로용품; 장작받침대; 모형장작; 장작걸이; 장작숯; 시장작은; 통장작은; 매장작은

+ wood-stake
ko: 나무말뚝 = wooden stake; 나무지주대 = wooden plant stake; 목재울타리 = wooden fence; 나무울타리 = wooden fence; 방부목말뚝 = wooden post; 지주목 = wooden tree stake; 나무펜스 = wooden fence; 울타리기둥 = fence post; 방부목펜스 = wooden fence; 원목펜스 = wooden fence; 토마토지주목 = wooden plant stake; 나무휀스 = wooden fence; 목재펜스 = wooden fence; 원목울타리 = wooden fence; 나무막대지주 = wooden plant stake; 정원울타리 = garden fence
not: 미니나무울타리; 강아지나무울타리; 강아지나무펜스

+ writing-paper-trade
ko: 모조지 = uncoated printing paper; 백상지 = woodfree paper; 인쇄용지 = printing paper; 미색모조지 = woodfree paper; 프린트용지 = printer paper; 프린터용지 = printer paper; 복사용지박스 = copier paper; 편지지 = letter paper; 아트지 = coated art paper; 스노우지 = coated art paper; 원고지 = manuscript paper; 전산용지 = continuous computer paper; 사무용지 = office paper; 갱지 = newsprint paper; 랑데뷰 = printing paper + 용지|전지|인쇄; 속지 = notebook refill paper + 다이어리|6공|A5|바인더|리필|A6|무지|노트; 다이어리속지 = notebook refill paper; 리필속지 = notebook refill paper; 6공속지 = notebook refill paper; 바인더속지 = notebook refill paper; 편지지세트 = letter paper set; 중질지 = printing paper; 루즈리프 = loose leaf paper; 아트지용지 = coated art paper; 갱지전지 = newsprint paper; 전지용지 = printing paper
not: 카드속지갑; 아트지갑; 모조지갑; 스노우지퍼

+ honey-strainer
ko: 꿀거름망 = honey strainer; 벌꿀여과기 = honey filter; 꿀여과망 = honey strainer; 꿀여과기 = honey filter; 꿀밸브 = honey gate; 채밀망 = honey strainer; 꿀통 = honey bucket + 양봉|채밀|드럼|밸브; 양봉거름망 = honey strainer; 꿀탱크 = honey tank; 채밀거름망 = honey strainer; 벌꿀거름망 = honey strainer

+ lamp-part-small
ko: 전등갓고리 = lampshade ring; 램프갓 = lampshade; 전등갓부속 = lampshade fitting; 갓조명부속 = lampshade fitting; 전등소켓링 = lampshade ring; 실링캡 = ceiling rose lamp cap; 라탄전등갓 = rattan lampshade

