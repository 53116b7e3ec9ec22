/**
 * Parts of ordinary names by region. Written from general knowledge; every second part is kept
 * unseen while the scorer is tuned.
 */

interface Region {
  given: readonly string[];
  family: readonly string[];
  form: 'initial' | 'twoFamilies' | 'familyFirst' | 'fatherName' | 'plain';
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const REGIONS: Readonly<Record<string, Region>> = {
  us: {
    form: 'initial',
    given:
      words(`James Mary Robert Patricia Michael Jennifer William Linda David Elizabeth Richard Barbara Joseph Susan Thomas Jessica Charles Sarah
      Christopher Karen Daniel Lisa Matthew Nancy Anthony Betty Mark Sandra Donald Margaret Steven Ashley Andrew Kimberly Paul Emily Joshua Donna Kenneth
      Michelle Kevin Carol Brian Amanda Timothy Melissa Ronald Deborah Jason Stephanie Edward Rebecca Jeffrey Sharon Ryan Laura Jacob Cynthia Gary Amy
      Tyler Brittany Austin Megan Logan Hailey Dylan Chloe Caleb Haley Mason Brooke Wyatt Paige`),
    family:
      words(`Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Moore Jackson Martin Thompson White Harris Clark Lewis Robinson
      Walker Young Allen King Wright Scott Hill Green Adams Nelson Baker Hall Campbell Mitchell Carter Roberts Turner Phillips Parker Evans Edwards
      Collins Stewart Morris Rogers Reed Cook Morgan Bell Murphy Bailey Cooper Richardson Cox Howard Ward Peterson Gray Watson Brooks Kelly Sanders
      Price Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry Powell Long Patterson Hughes Butler Simmons Foster Bryant Griffin Hayes Myers Ford
      Hamilton Graham Sullivan Wallace Woods West Jordan Owens Reynolds Fisher Ellis Harrison Gibson Marshall Freeman Wells Webb Simpson Stevens Tucker
      Porter Hunter Hicks Crawford Henry Boyd Mason Kennedy Warren Dixon Burns Gordon Shaw Rice Robertson Hunt Black Daniels Palmer Mills Nichols`),
  },
  spanish: {
    form: 'twoFamilies',
    given:
      words(`Maria Jose Juan Luis Ana Carlos Carmen Jorge Laura Miguel Isabel Pedro Lucia Antonio Elena Francisco Marta Manuel Sofia Javier Paula
      Fernando Valentina Ricardo Camila Andres Daniela Diego Gabriela Roberto Adriana Eduardo Patricia Alejandro Rosa Sergio Teresa Raul Silvia Oscar
      Beatriz Alberto Natalia Enrique Monica Rafael Veronica Mario Lorena Hugo Pilar Ivan Rocio Emilio Mercedes Julio Alicia Cesar Irene`),
    family:
      words(`Garcia Rodriguez Martinez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres Flores Rivera Gomez Diaz Cruz Morales Reyes Gutierrez
      Ortiz Ramos Mendoza Ruiz Alvarez Castillo Jimenez Vasquez Moreno Romero Herrera Medina Aguilar Vargas Castro Guzman Mendez Fernandez Munoz Salazar
      Soto Delgado Pena Rios Alvarado Sandoval Contreras Valdez Guerrero Ortega Estrada Nunez Maldonado Vega Cabrera Campos Santos Luna Acosta Molina
      Navarro Dominguez Suarez Rojas Silva Fuentes Carrillo Blanco Iglesias Serrano Pascual Cano Prieto Calvo Vidal Lozano`),
  },
  portuguese: {
    form: 'twoFamilies',
    given:
      words(`Joao Maria Pedro Ana Lucas Beatriz Gabriel Julia Rafael Mariana Mateus Larissa Gustavo Camila Felipe Leticia Bruno Fernanda Thiago
      Amanda Rodrigo Aline Leandro Patricia Marcelo Vanessa Vinicius Bianca Tiago Ines Rui Catarina Nuno Joana`),
    family:
      words(`Silva Santos Oliveira Souza Pereira Costa Rodrigues Almeida Nascimento Lima Araujo Ribeiro Carvalho Gomes Martins Rocha Barbosa Alves
      Melo Cardoso Teixeira Correia Cavalcanti Dias Castro Campos Moreira Nunes Marques Vieira Freitas Fernandes Pinto Mendes Monteiro Moura`),
  },
  chinese: {
    form: 'familyFirst',
    given:
      words(`Wei Fang Na Xiuying Min Jing Li Qiang Lei Jun Yang Yong Yan Jie Juan Tao Ming Chao Xiulan Xia Ping Gang Guiying Zihan Yuxuan Haoran
      Xinyi Yichen Mengyao Jianguo Jianhua Zhiqiang Lihua Guoqiang Xiaoming Xiaohong Yuanyuan Tingting Weijie Haitao Zhiyuan Ruoxi Chenxi Jiahao Yutong
      Shuang Meiling Wenbo Xuefeng Dongmei Hongwei Yufei Siyuan Bowen Kaiwen`),
    family:
      words(`Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Song Tang Han Feng Deng Cao Peng
      Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Wei Su Lu Ding Ren Shen Yao Lu Jiang Cui Zhong Tan Wang Fan Jin Shi`),
  },
  korean: {
    form: 'familyFirst',
    given:
      `Min-jun Seo-yeon Ji-hoon Ji-woo Hyun-woo Soo-jin Dong-hyun Eun-ji Sung-min Hye-jin Jae-hyun Yoo-jin Young-ho Mi-kyung Sang-hoon
      Hyun-jung Tae-hyung Na-young Joon-ho Da-eun Kyung-soo Bo-ram Seung-woo Ye-jin Chan-wook Ha-neul`
        .trim()
        .split(/\s+/),
    family: words(
      `Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong Jeon Ko Moon Son Bae Baek Heo Nam`,
    ),
  },
  vietnamese: {
    form: 'familyFirst',
    given: [
      'Van Hung',
      'Thi Lan',
      'Minh Tuan',
      'Thanh Huong',
      'Quoc Bao',
      'Ngoc Anh',
      'Duc Anh',
      'Thu Trang',
      'Van Nam',
      'Thi Mai',
      'Hoang Long',
      'Kim Chi',
      'Anh Tuan',
      'Bich Ngoc',
      'Xuan Truong',
      'Hong Nhung',
      'Gia Huy',
      'Phuong Thao',
      'Dinh Khoa',
      'My Linh',
      'Trung Kien',
      'Thuy Linh',
      'Huu Phuoc',
      'Bao Chau',
    ],
    family: words(
      `Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong Ly Huynh Vo Truong Dinh Doan Mai`,
    ),
  },
  arabic: {
    form: 'fatherName',
    given:
      words(`Mohammed Ahmed Ali Omar Hassan Hussein Khalid Youssef Ibrahim Mahmoud Fatima Aisha Layla Noor Mariam Salma Huda Amina Karim Tariq Samir
      Nabil Rami Ziad Walid Faisal Majid Bilal Hamza Anas Rania Dina Heba Yasmin Lina Hala Sami Adel Nasser Jamal Tamer Sherif Amr Hisham Wael Ayman Imad
      Bassem Ghada Nadia Suad Zainab`),
    family:
      words(`Al-Harbi Al-Otaibi Al-Ghamdi Al-Zahrani Al-Qahtani Al-Shammari Al-Dosari Al-Mutairi El-Sayed Abdelrahman Mansour Farouk Saleh Haddad
      Khoury Nassar Sabbagh Hamdan Barakat Shaheen Qasim Zaki Fahmy Darwish Sharif Mustafa Kamal Rashid Najjar Hijazi Othman Ismail Awad Suleiman Badawi
      Benali Bouzid Cherif Belkacem Haddadi Mansouri Trabelsi Jaziri Alaoui Bennani Tazi Berrada`),
  },
  southAsian: {
    form: 'initial',
    given:
      words(`Rahul Priya Amit Neha Rajesh Sunita Vijay Pooja Sanjay Anjali Arjun Deepika Rohan Kavita Suresh Lakshmi Ravi Meena Anil Rekha Vikram Divya
      Karthik Swati Manish Asha Nitin Geeta Imran Ayesha Bilal Sana Faisal Hina Usman Zara Kamran Nadia Tanvir Farhana Shakib Nusrat Rafiq Taslima Dinesh
      Nirmala Harish Padma Gaurav Shreya`),
    family:
      words(`Kumar Sharma Singh Patel Gupta Reddy Rao Iyer Nair Menon Das Roy Banerjee Mukherjee Chatterjee Bose Ghosh Jain Mehta Shah Desai Joshi
      Kulkarni Patil Verma Yadav Mishra Tiwari Pandey Chauhan Malhotra Kapoor Khanna Bhatia Arora Agarwal Khan Ahmed Hussain Malik Qureshi Siddiqui Chaudhry
      Butt Sheikh Mirza Akhtar Rahman Islam Hossain Chowdhury Alam Karim Perera Fernando Silva`),
  },
  russian: {
    form: 'initial',
    given:
      words(`Alexander Elena Sergey Olga Dmitry Natalia Andrey Tatiana Alexey Irina Mikhail Svetlana Ivan Anna Nikolay Ekaterina Vladimir Maria Pavel
      Yulia Roman Anastasia Maxim Daria Denis Polina Anton Ksenia Viktor Galina Oleg Ludmila Igor Valentina Konstantin Oksana Artem Vera Yuri Nadezhda`),
    family:
      words(`Ivanov Smirnov Kuznetsov Popov Vasiliev Petrov Sokolov Mikhailov Novikov Fedorov Morozov Volkov Alekseev Lebedev Semenov Egorov Pavlov
      Kozlov Stepanov Nikolaev Orlov Andreev Makarov Nikitin Zakharov Zaitsev Soloviev Borisov Yakovlev Grigoriev Romanov Vorobiev Sergeev Kuzmin Frolov
      Alexandrov Dmitriev Korolev Gusev Kiselev Ilyin Maximov Polyakov Sorokin Vinogradov Kovalev Belov Medvedev Antonov Tarasov Zhukov Baranov
      Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Melnyk Shevchuk Boyko`),
  },
  german: {
    form: 'plain',
    given:
      words(`Lukas Anna Leon Lena Finn Mia Jonas Emma Felix Hannah Maximilian Sophie Paul Marie Tim Laura Jan Lea Florian Julia Stefan Katharina Andreas
      Sabine Thomas Petra Michael Monika Wolfgang Ursula Klaus Ingrid Jurgen Renate Uwe Birgit Dieter Heike`),
    family:
      words(`Muller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schafer Koch Bauer Richter Klein Wolf Schroder Neumann Schwarz
      Zimmermann Braun Kruger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid Schulze Maier Kohler Herrmann Konig Walter Mayer Huber
      Kaiser Fuchs Peters Lang Scholz Moller Weiss Jung Hahn Schubert Vogel Friedrich Keller Gunther Frank Berger Winkler Roth Beck Lorenz Baumann`),
  },
  french: {
    form: 'plain',
    given:
      words(`Gabriel Louise Raphael Jade Louis Emma Lucas Alice Hugo Chloe Arthur Lina Jules Rose Nathan Lea Pierre Camille Antoine Manon Julien Marion
      Nicolas Celine Olivier Sandrine Laurent Isabelle Philippe Sylvie Jean-Paul Veronique Michel Brigitte Alain Chantal`),
    family:
      words(`Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia David Bertrand Roux Vincent
      Fournier Morel Girard Andre Mercier Dupont Lambert Bonnet Francois Martinez Legrand Garnier Faure Rousseau Blanc Guerin Muller Henry Roussel Nicolas
      Perrin Morin Mathieu Clement Gauthier Dumont Lopez Fontaine Chevalier Robin Masson`),
  },
  italian: {
    form: 'plain',
    given:
      words(`Francesco Sofia Alessandro Giulia Lorenzo Aurora Mattia Alice Leonardo Ginevra Andrea Emma Gabriele Giorgia Marco Chiara Luca Sara Matteo
      Martina Davide Francesca Giuseppe Maria Antonio Anna Giovanni Rosa Roberto Paola`),
    family:
      words(`Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti DeLuca Mancini Costa Giordano Rizzo Lombardi
      Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Marchetti`),
  },
  japanese: {
    form: 'plain',
    given:
      words(`Hiroshi Yuki Takashi Sakura Kenji Yoko Satoshi Keiko Daisuke Haruka Kazuya Ayumi Shota Mai Ryo Emi Naoki Tomoko Kenta Mika Akira Rina Yuta
      Nanami Takeshi Kumiko`),
    family:
      words(`Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi
      Shimizu Saito Mori Abe Ikeda Hashimoto Ishikawa Maeda Fujita Ogawa Goto Okada Hasegawa Murakami`),
  },
  turkishPersian: {
    form: 'plain',
    given:
      words(`Mehmet Ayse Mustafa Fatma Ahmet Emine Murat Zeynep Emre Elif Burak Merve Can Selin Kerem Derya Reza Maryam Hossein Zahra Amir Sara Mehdi
      Narges Behrouz Shirin Kaveh Leila Dariush Parisa Arash Nasrin`),
    family:
      words(`Yilmaz Kaya Demir Sahin Celik Yildiz Yildirim Ozturk Aydin Ozdemir Arslan Dogan Kilic Aslan Cetin Kara Koc Kurt Ozkan Simsek Hosseini Ahmadi
      Mohammadi Karimi Rezaei Moradi Jafari Rahimi Hashemi Sadeghi Mousavi Kazemi Ghasemi Tehrani Shirazi Esfahani`),
  },
  african: {
    form: 'plain',
    given:
      words(`Kwame Ama Kofi Abena Chinedu Ngozi Emeka Chioma Tunde Funmilayo Oluwaseun Adaeze Amadou Fatou Moussa Aminata Ibrahima Mariama Tendai Rudo
      Thabo Lerato Sipho Nomsa Juma Neema Baraka Wanjiku Kamau Achieng Tesfaye Hanna Abebe Selam`),
    family:
      words(`Mensah Osei Boateng Owusu Asante Okafor Okonkwo Adeyemi Balogun Nwosu Eze Abiola Diallo Traore Keita Coulibaly Diop Ndiaye Sow Ba Moyo
      Ncube Dlamini Nkosi Mokoena Mwangi Otieno Kariuki Njoroge Ochieng Bekele Haile Tadesse Girma`),
  },
  nordicSlavic: {
    form: 'plain',
    given:
      words(`Erik Anna Lars Karin Johan Ingrid Nils Astrid Magnus Sigrid Jan Katarzyna Piotr Agnieszka Krzysztof Malgorzata Tomasz Ewa Pavel Jana Petr Lucie
      Milan Jelena Nikola Ivana Marko Ana Istvan Katalin Laszlo Eva Andrei Ioana Mihai Elena`),
    family:
      words(`Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Hansen Olsen Larsen Jensen Nielsen Pedersen Christensen Virtanen Korhonen
      Kowalski Nowak Wisniewski Wojcik Kaminski Lewandowski Zielinski Novak Svoboda Dvorak Cerny Jovanovic Petrovic Nikolic Markovic Horvat Kovacevic Nagy
      Kovacs Szabo Toth Horvath Popescu Ionescu Popa Dumitru`),
  },
};

export const COMPANY_PARTS = {
  fancy:
    words(`Apex Summit Vertex Pinnacle Horizon Evergreen Bluebird Redwood Silverline Goldcrest Northstar Sunrise Moonlight Lakeside Riverbend Brightway
    Clearview Cornerstone Keystone Landmark Lighthouse Maple Oakwood Willow Cedar Pioneer Frontier Heritage Legacy Liberty Patriot Phoenix Eagle Falcon
    Tiger Lion Panda Dragon Lotus Orchid Jasmine Crystal Diamond Emerald Ruby Sapphire Pearl Coral Harbor Bay Coastal Island Mountain Valley Prairie
    Desert Forest Meadow Garden Sunny Happy Lucky Smart Quick Swift Rapid Turbo Nova Orion Titan Atlas Zenith Quantum Fusion Vision Insight Catalyst
    Momentum Velocity Synergy Harmony Unity Alliance Premier Select Choice Quality Elite Crown Regal Noble Victory Triumph Fortune Prosper Bright`),
  trade:
    words(`Trading Electronics Logistics Textiles Foods Imports Exports Technology Solutions Consulting Industries Manufacturing Furniture Toys Apparel
    Fashion Jewelry Cosmetics Pharmacy Auto Parts Tools Hardware Plumbing Roofing Landscaping Bakery Catering Books Music Sports Outfitters Bicycles
    Photography Printing Packaging Plastics Ceramics Glass Lighting Appliances Computers Software Gaming Crafts Flowers Gifts Pets Veterinary Dental Optical
    Medical Supplies Equipment Machinery Tractors Seeds Coffee Tea Wines Spirits Seafood Dairy Organics Wellness Fitness Travel Realty Insurance`),
  places:
    words(`Boston Denver Austin Portland Phoenix Seattle Dallas Atlanta Memphis Tampa London Manchester Leeds Bristol Dublin Glasgow Paris Lyon Nantes
    Berlin Munich Hamburg Cologne Vienna Zurich Geneva Milan Turin Rome Madrid Barcelona Valencia Lisbon Porto Warsaw Krakow Prague Budapest Athens Oslo
    Stockholm Helsinki Copenhagen Toronto Vancouver Montreal Sydney Melbourne Auckland Tokyo Osaka Seoul Busan Taipei Shenzhen Ningbo Xiamen Guangzhou
    Mumbai Chennai Bangalore Jakarta Manila Bangkok Hanoi Nairobi Lagos Accra Cairo Casablanca Lima Bogota Quito Santiago`),
  forms: [
    '',
    '',
    'LLC',
    'Inc',
    'Ltd',
    'Co Ltd',
    'GmbH',
    'SA',
    'Corp',
    'Limited',
    'BV',
    'SRL',
    'Pty Ltd',
  ],
} as const;

const lines = (text: string): string[] =>
  text
    .split('|')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '');

/** Well-known names that share words or letters with listed ones. */
export const FAMOUS: Readonly<Record<string, readonly string[]>> = {
  brand:
    lines(`Nike|Adidas|Apple Inc|Samsung Electronics|Sony Corporation|Toyota Motor|Honda|Nestle|Unilever|Procter and Gamble|Coca-Cola|PepsiCo|IKEA|H&M|Zara|
    Uniqlo|Gap Inc|Levi Strauss|Puma SE|Reebok|Under Armour|Lego|Mattel|Hasbro|Nintendo|Canon|Nikon|Panasonic|Philips|Siemens AG|Bosch|Dyson|Whirlpool|
    Electrolux|Caterpillar|John Deere|Ford Motor Company|General Motors|Volkswagen AG|BMW|Mercedes-Benz|Audi|Porsche|Ferrari|Volvo|Renault|Peugeot|Fiat|
    Hyundai|Kia|Mazda|Subaru|Tesla|Microsoft|Google LLC|Amazon|Meta Platforms|Intel|AMD|Nvidia|Qualcomm|Cisco Systems|Oracle|IBM|Dell|HP Inc|Lenovo|Asus|
    Acer|Logitech|Xerox|Kodak|Gillette|Colgate|Loreal|Estee Lauder|Chanel|Gucci|Prada|Hermes|Louis Vuitton|Burberry|Rolex|Omega|Swatch|Casio|Seiko|Timex|
    Starbucks|McDonalds|Burger King|Subway|Kraft Heinz|Kelloggs|Danone|Ferrero|Lindt|Mars Wrigley|Heineken|Carlsberg|Diageo|Bacardi|Pfizer|Novartis|Roche|
    Bayer|Merck|AstraZeneca|Sanofi|Johnson and Johnson|3M|DuPont|Dow Chemical|BASF|Shell|BP|ExxonMobil|Chevron|Total Energies|Maersk|FedEx|UPS|DHL`),
  airline:
    lines(`Delta Air Lines|United Airlines|American Airlines|Southwest Airlines|JetBlue Airways|Alaska Airlines|Air Canada|WestJet|British Airways|
    Virgin Atlantic|Ryanair|easyJet|Lufthansa|Air France|KLM Royal Dutch Airlines|Iberia|Alitalia|Swiss International Air Lines|Austrian Airlines|
    Scandinavian Airlines|Finnair|Turkish Airlines|Emirates|Qatar Airways|Etihad Airways|Saudia|EgyptAir|Ethiopian Airlines|Kenya Airways|
    South African Airways|Air India|IndiGo|Singapore Airlines|Thai Airways|Malaysia Airlines|Garuda Indonesia|Philippine Airlines|Vietnam Airlines|
    Cathay Pacific|China Airlines|EVA Air|Japan Airlines|All Nippon Airways|Korean Air|Asiana Airlines|Qantas|Air New Zealand|LATAM Airlines|Avianca|
    Copa Airlines|Aeromexico|Gol Linhas Aereas`),
  bank: lines(`Bank of America|JPMorgan Chase|Wells Fargo|Citibank|Goldman Sachs|Morgan Stanley|US Bancorp|PNC Bank|Capital One|TD Bank|Royal Bank of Canada|
    Scotiabank|HSBC Holdings|Barclays Bank|Lloyds Bank|NatWest|Standard Chartered|Deutsche Bank|Commerzbank|BNP Paribas|Societe Generale|Credit Agricole|
    UniCredit|Intesa Sanpaolo|Banco Santander|BBVA|CaixaBank|ING Bank|Rabobank|UBS|Credit Suisse|Nordea|Danske Bank|Raiffeisen Bank International|
    Mitsubishi UFJ|Mizuho Bank|Sumitomo Mitsui|State Bank of India|ICICI Bank|HDFC Bank|DBS Bank|OCBC|Kookmin Bank|Commonwealth Bank|Westpac|Itau Unibanco|
    Banco Bradesco|Banco do Brasil|Banco de Chile|Bancolombia|First National Bank|Arab Bank|Qatar National Bank|Emirates NBD|National Bank of Kuwait`),
  university:
    lines(`Harvard University|Stanford University|Massachusetts Institute of Technology|University of California|Yale University|
    University of Oxford|University of Cambridge|Imperial College London|ETH Zurich|Technical University of Munich|Sorbonne University|University of Bologna|
    University of Toronto|McGill University|University of Tokyo|Kyoto University|Seoul National University|National University of Singapore|
    University of Melbourne|Cairo University|University of Nairobi|University of Cape Town|University of Sao Paulo|Universidad de Buenos Aires|
    University of Delhi|Boston University|Texas State University|Ohio State University|Georgia Institute of Technology|Delft University of Technology`),
  shop: lines(`Walmart|Target|Costco Wholesale|Best Buy|Home Depot|Lowes|Macys|Nordstrom|Kohls|Sears|Tesco|Sainsburys|Marks and Spencer|John Lewis|Carrefour|
    Auchan|Leclerc|Aldi|Lidl|Metro AG|Edeka|Rewe|El Corte Ingles|Mercadona|Galeries Lafayette|Rakuten|Alibaba|Zalando|Asos|Boohoo|Etsy|eBay|Wayfair|Otto|
    Decathlon|Sephora|Boots|Walgreens|CVS Pharmacy|Rite Aid|Dollar General|Family Dollar|Foot Locker|Game Stop|Barnes and Noble|Office Depot|Staples`),
};
