/** Currencies other than the yuan, as headings, cells and number formats write them. */
const names =
  /美元|美金|欧元|欧罗|英镑|日元|日圆|日币|円|港元|港币|港纸|澳门元|新?台币|韩元|韩币|卢布|卢比|泰铢|越南盾|澳元|加元|新加坡元|新元|坡币|瑞士法郎|瑞郎|马币|林吉特|印尼盾|外币/
const signs = /[$€£₩₽₹฿₫₱₪₺₴₦]/
const codes =
  /(?<![a-z])(?:usd|us\$|eur|euros?|gbp|jpy|yen|hkd|hk\$|twd|ntd|nt\$|krw|rub|inr|thb|vnd|aud|cad|sgd|chf|sek|nok|dkk|nzd|myr|idr|php|brl|mxn|zar|aed|sar|try|pln|czk|huf|mop|kzt|dollars?|pounds?)(?![a-z])/i

/** Whether a text names another currency than the yuan. */
export const isForeign = (text: string): boolean => names.test(text) || signs.test(text) || codes.test(text)

/** Words of the yuan at either end of a figure or in a heading. */
export const yuan = /人民币|(?<![a-z])(?:rmb|cny|cnh|yuan)(?![a-z])|cn¥|¥|元|圆/gi
