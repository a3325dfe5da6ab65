import { isForeign, yuan } from './currency.ts'

/** Heading of a column: its name without qualifiers, and what the qualifiers say. */
export interface Heading {
  /** Possible names, the surest first. */
  readonly names: readonly string[]
  readonly tax: 'gross' | 'net' | null
  /** Currency or scale of an amount that is not the yuan: `USD`, `万元`. */
  readonly currency: 'foreign' | 'scaled' | null
  /** Unit of a quantity, or of what a price buys: `箱` in `数量（箱）` and `单价（元/箱）`. */
  readonly unit: string | null
}

const net =
  /不含(?:\d+%)?(?:增值)?税|未含税|未税|无税|去税|除税|税前|\b(?:ex|excl|excluding|exclusive(?: of)?|before|without|w\/o|net of|no)\b\.?[\s-]*(?:vat|gst|tax(?:es)?)\b|\b(?:tax|vat|gst)[\s-]*(?:excl(?:uded|usive)?|free)\b\.?|\bnet\b/g
const gross =
  /含(?:\d+%)?(?:增值)?税(?:\d+%)?|税后|\b(?:incl|including|inclusive(?: of)?|with|after)\b\.?[\s-]*(?:vat|gst|tax(?:es)?)\b|\b(?:tax|vat|gst)[\s-]*(?:incl(?:uded|usive)?|paid)\b\.?|\bgross\b/g
const notes = /^(?:必填|选填|必选|可选|可空|required|optional|mandatory)$|[(]?(?:必填|选填)[)]?/g
const brackets = /[([【〔{<「]([^()[\]【】〔〕{}<>「」]*)[)\]】〕}>」]/g
/** Units that mean a single piece. */
const pieces = /^(?:个|件|只|支|pcs?\.?|pieces?|ea\.?|each|units?|个\/件|件\/个|单位|nos?\.?|计量单位|基本单位)$/
const otherUnits =
  /^(?:[万千百十亿]|\d+)?\s*(?:个|件|只|支|箱|盒|包|袋|打|套|组|卷|捆|扎|桶|瓶|罐|双|副|对|台|把|条|根|张|片|块|本|册|令|托|板|筐|份|吨|千克|公斤|斤|克|米|千米|公里|厘米|毫米|平方米?|立方米?|升|毫升|kg|kgs|g|t|tons?|tonnes?|m|km|cm|mm|m2|m3|l|ml|box(?:es)?|cartons?|ctns?|packs?|pkgs?|pallets?|cases?|bags?|bottles?|sets?|pairs?|rolls?|dozens?|doz|pcs?|pieces?|k|万|千|百|周|星期|月|小时|年|季度?|weeks?|wks?|months?|hours?|hrs?|years?|天|日|工作日|自然日|days?|working days|business days)$/

const plain = (text: string) => text.replace(/[\s*:_·.\-、/|#]/g, '')

/** Splits a heading into its name and its qualifiers, in Chinese and English: `*含税单价（元/箱）`. */
export function headingOf(text: string): Heading {
  const written = text.normalize('NFKC').toLowerCase().trim().replace(notes, '')
  const said: string[] = []
  const base = written.replace(brackets, (_, inner: string) => (said.push(inner.trim()), ' '))
  const isNet = written.search(net) >= 0
  const isGross = written.replace(net, '').search(gross) >= 0
  const name = base.replace(net, ' ').replace(gross, ' ').trim()
  const [front, behind] = splitName(name)
  if (behind !== undefined) said.push(behind)
  const withoutYuan = (each: string) => plain(each.replace(yuan, (sign, at: number) => (at === 0 ? sign : '')))
  const withoutCurrency = (each: string) => withoutYuan(each.replace(foreignWords, ' '))
  const amounts = said.join(' ')
  return {
    // A note such as `单位：元` names no column.
    names: [
      ...new Set(name.includes(':') ? [plain(name)] : [plain(name), withoutCurrency(name), withoutCurrency(front)]),
    ].filter((each) => each !== ''),
    tax: isNet ? 'net' : isGross ? 'gross' : null,
    currency: isForeign(written) ? 'foreign' : isScaled(amounts) ? 'scaled' : null,
    unit: said.map(unitIn).find((unit) => unit !== null) ?? null,
  }
}

/** Splits off a unit or currency behind a stroke: `单价/元`, `price per box`; other strokes belong to the name. */
function splitName(name: string): readonly [front: string, behind?: string] {
  const [, front = '', sign, behind = ''] = /^(.+?)\s*(\/|\bper\b|每)\s*([^/]+)$/.exec(name) ?? []
  const isOfPrice = /价|price|cost/.test(front)
  return (sign === '/' || isOfPrice) && (unitIn(behind) !== null || isQualifier(behind)) ? [front, behind] : [name]
}

const foreignWords =
  /美元|美金|欧元|英镑|日元|港元|港币|(?<![a-z])(?:usd|eur|euro|gbp|jpy|hkd|twd|krw|rub|inr|thb|vnd|aud|cad|sgd|chf)(?![a-z])|(?:us|hk|nt)?[$€£₩₽₹]/g

/** Whether an amount is written in thousands, tens of thousands and so on. */
const isScaled = (said: string) => /[万千百亿]元|元\/?[万千百]|\bk\s?(?:rmb|cny|yuan)\b|^角$|^分$/.test(said)

function unitIn(said: string): string | null {
  const text = said
    .replace(net, ' ')
    .replace(gross, ' ')
    .replace(/^单位[:\s]*/, '')
    .replace(yuan, ' ')
    .replace(/^\s*[/每]|\bper\b|每/, ' ')
    .replace(/^[\s,;/]+|[\s,;/]+$/g, '')
  if (text === '' || isForeign(text)) return null
  return pieces.test(text) || otherUnits.test(text) ? text : null
}

export const isPiece = (unit: string): boolean => pieces.test(unit.normalize('NFKC').toLowerCase().trim())
export const isDay = (unit: string): boolean => /^(?:天|日|工作日|自然日|days?|working days|business days)$/.test(unit)

/** Whether a cell below a heading only qualifies it: 含税, 元, USD. */
export function isQualifier(text: string): boolean {
  const written = text.normalize('NFKC').toLowerCase().trim()
  if (written === '' || /\d/.test(written.replace(/\d+%/g, ''))) return false
  const rest = plain(
    written.replace(net, '').replace(gross, '').replace(yuan, '').replace(foreignWords, '').replace(/[()%]/g, ''),
  )
  return rest === '' || rest === '价'
}
