/** Words that sell and say nothing of the thing, as shops write them. */
import { foldMarks } from '../fold.ts';

/** Words of scripts with blanks, folded. */
export const MARKETING: ReadonlySet<string> = new Set(
  foldMarks(
    'new sale free shipping brand best premium deluxe fashion fashionable trendy cute beautiful lovely amazing genuine authentic official 1pc 1pcs pc pcs ' +
      'lot wholesale bestseller bestselling stylish elegant luxury cheap discount offer promo promotion clearance gorgeous popular exclusive limited edition ' +
      '2020 2021 2022 2023 2024 2025 2026 fast delivery uk usa ' +
      'новинка новинки новый новая новое новые хит скидка скидки скидкой акция распродажа бесплатно бесплатная доставка тренд оригинал оригинальный ' +
      'стильный стильная стильное стильные модный модная модное модные красивый красивая красивое красивые лучший качественный качественная оптом',
  ).split(' '),
);

/** Phrases of scripts without blanks, found wherever they stand in a folded text. */
const PHRASES =
  // Chinese
  '新款 新品 爆款 热卖 熱賣 热销 熱銷 包邮 包郵 免邮 免運 免运 现货 現貨 特价 特價 促销 促銷 清仓 清倉 正品 网红 網紅 同款 高颜值 官方旗舰店 旗舰店 旗艦店 厂家直销 ' +
  '一件代发 批发 批發 跨境 亚马逊 抖音 小红书 高级感 百搭 潮流 时尚 時尚 韩版 韓版 ins风 畅销 限时 优惠 ' +
  // Japanese
  '送料無料 送料込み 正規品 純正品 新作 人気 限定 激安 即納 即日発送 翌日配送 あす楽 訳あり お買い得 セール ランキング レビュー 楽天 公式 おしゃれ オシャレ ' +
  'かわいい 可愛い カワイイ 高品質 大人気 おすすめ オススメ ポイント ' +
  // Korean
  '무료배송 당일발송 당일출고 로켓배송 국내배송 국내발송 신상품 신상 특가 할인 인기 추천 베스트 최저가 사은품 고급 예쁜 귀여운 세일';

export const MARKETING_PHRASES = new RegExp(
  foldMarks(PHRASES)
    .split(' ')
    .sort((left, right) => right.length - left.length)
    .join('|'),
  'g',
);
