import { isForeign } from './currency.ts'
import { numberText } from './cell.ts'

/** How a cell format shows a number: as such, as a date, or by a format that changes what is read. */
export type NumberFormat = 'number' | 'date' | { readonly code: string }

/** Built-in date formats, also those of Chinese, Japanese and Korean versions. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const withoutTexts = (code: string) => code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|general/gi, '')

/** Kind of a number format: by its code, or its built-in id. */
export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : 'number'
  const digits = withoutTexts(code.split(';', 1)[0]!)
  if (/[ymdhs]/i.test(digits) && !/[0#?]/.test(digits.replace(/[ymdhs:/. -]|0+$/gi, ''))) return 'date'
  const isShown = isForeign(literalsOf(code).join(' ')) || isYen(code) || isCode(code)
  return isShown ? { code } : 'number'
}

/** Currency of Japan by its locale: `[$¥-411]`. */
const isYen = (code: string) => /\[\$[¥￥]-(?:x-)?411\]/i.test(code)

/** Texts within a format: quoted, escaped, or a currency sign. */
const literalsOf = (code: string): string[] =>
  [...code.matchAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|([$€£₩])/g)].map(
    ([, quoted, escaped, currency, sign]) => quoted ?? escaped ?? currency ?? sign ?? '',
  )

interface Shape {
  readonly before: string
  readonly digits: string
  readonly after: string
}

/** Whole digits of a format with the texts around them; null where it has decimals, percent, exponents or groups. */
function shapeOf(code: string): Shape | null {
  const section = code
    .split(';', 1)[0]!
    .replace(/_.|\*./g, '')
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
  const plain = section.replace(/\[[^\]]*\]/g, '')
  const match =
    /^((?:"[^"]*"|\\.|[^0#?"\\])*)([0#?](?:(?:"[^"]*"|\\.|[0#?\- /()])*[0#?])?)((?:"[^"]*"|\\.|[^0#?"\\])*)$/.exec(
      plain,
    )
  if (!match || /[.,%@E]/.test(plain.replace(/"[^"]*"|\\./g, ''))) return null
  return { before: textOf(match[1]!), digits: match[2]!, after: textOf(match[3]!) }
}

const textOf = (part: string) =>
  part.replace(/"([^"]*)"|\\(.)/g, (_, quoted?: string, sign?: string) => quoted ?? sign ?? '')

/** Whether a format shows codes: leading zeros, or letters before the digits. */
function isCode(code: string): boolean {
  const shape = shapeOf(code)
  if (!shape) return false
  return (
    (shape.digits.match(/0/g)?.length ?? 0) >= 2 || /[\p{L}\p{N}]/u.test(shape.before.replace(/rmb|cny|人民币/gi, ''))
  )
}

/** Number as the format shows it: 123 by `0000000` is 0000123; with the currency where it is another one. */
export function shownBy({ code }: { readonly code: string }, value: number): string {
  const shape = shapeOf(code)
  if (!shape || !isCode(code) || value < 0 || !Number.isInteger(value)) {
    const currency = isYen(code) ? 'JPY' : literalsOf(code).find(isForeign)
    return currency === undefined ? numberText(value) : `${currency.trim()} ${numberText(value)}`
  }
  const places = shape.digits.match(/"[^"]*"|\\.|[^"\\]/g) ?? []
  const rest = [...numberText(value)]
  let shown = ''
  let zeros = places.filter((place) => place === '0').length
  for (const place of places.toReversed())
    if (/^[0#?]$/.test(place)) {
      const digit = rest.pop()
      shown = (digit ?? (place === '0' ? '0' : '')) + shown
      if (place === '0') zeros--
    } else if (rest.length > 0 || zeros > 0) shown = textOf(place) + shown
  return shape.before + rest.join('') + shown + shape.after
}

const day = 86_400_000

/** Date of a serial number: `2026-01-05`, with the time if it has one. */
export function dateShown(value: number, is1904: boolean): string | null {
  const serial = is1904 ? value + 1462 : value
  if (!Number.isFinite(serial) || serial < 0 || serial >= 2_958_466) return null
  // Excel counts 29 February 1900, which did not exist.
  const moment = new Date(Math.round((serial < 60 ? serial + 1 : serial) * 86_400) * 1000 - 25_569 * day)
  const [date, time] = moment.toISOString().slice(0, 19).split('T')
  return serial < 1 ? time! : time === '00:00:00' ? date! : `${date} ${time}`
}
