/** The copies of an air waybill: what each is for, and the colour of its bar. */

export interface Copy {
  purpose: string;
  /** Of the bar on the page; black print shows it as grey, and the purpose in words. */
  colour: string;
}

const WHITE = '#ffffff';

const COPIES: Readonly<Record<string, Copy>> = {
  original1: { purpose: 'ORIGINAL 1 (FOR ISSUING CARRIER)', colour: '#9fd8a4' },
  original2: { purpose: 'ORIGINAL 2 (FOR CONSIGNEE)', colour: '#f6b8c8' },
  original3: { purpose: 'ORIGINAL 3 (FOR SHIPPER)', colour: '#a9c8ee' },
  copy4: { purpose: 'COPY 4 (DELIVERY RECEIPT)', colour: '#f5e58a' },
  copy5: { purpose: 'COPY 5 (FOR AIRPORT OF DESTINATION)', colour: WHITE },
  copy6: { purpose: 'COPY 6 (FOR THIRD CARRIER)', colour: WHITE },
  copy7: { purpose: 'COPY 7 (FOR SECOND CARRIER)', colour: WHITE },
  copy8: { purpose: 'COPY 8 (FOR FIRST CARRIER)', colour: WHITE },
  copy9: { purpose: 'COPY 9 (FOR AGENT)', colour: WHITE },
};

/** What a copy is for; those from 10 on are extra ones. */
export const copyOf = (name: string): Copy =>
  COPIES[name] ?? { purpose: `${name.replace('copy', 'COPY ')} (EXTRA COPY)`, colour: WHITE };
