import { decimal, units } from './money.ts'

/**
 * Number formats of screens and documents (specification, section 9). Input is decimal text in yuan; `-1` means "no
 * limit" and is shown as 不限.
 */
export interface MoneyWords {
  unlimited: string
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/**
 * Formats a count with thousands separators. Does not use `Intl.NumberFormat`, which loads its locale tables on first
 * use, during rendering.
 */
export const formatCount = (count: number): string => grouped(String(count))

/** Formats a unit price: 2 to 4 decimals, thousands separators. Returns `--` for empty or invalid text. */
export function formatMoney(value: string | null | undefined, words: MoneyWords = { unlimited: '不限' }): string {
  if (value === null || value === undefined || value === '') return '--'
  if (value === '-1') return words.unlimited
  let text: string
  try {
    text = decimal(units(value), 4)
  } catch {
    return '--'
  }
  const [whole = '0', fraction = ''] = text.split('.')
  return `${grouped(whole)}.${fraction.replace(/0{1,2}$/, '')}`
}

const WAN = 10_000n
const YI = 100_000_000n
/** From here on a figure is shown without decimals: 3,942 万. */
const WHOLE_FROM = 1000n

/** Ten-thousandths of a yuan in a unit, rounded half up: with two decimals, large ones as whole numbers. */
function inUnit(size: bigint, unit: bigint): string {
  const hundredths = (size * 100n + unit * 5000n) / (unit * 10_000n)
  if (hundredths < WHOLE_FROM * 100n) return decimal(hundredths * 100n)
  return grouped(String((size + unit * 5000n) / (unit * 10_000n)))
}

/**
 * Formats an amount for statistics: in 万 from 10,000, in 亿 from 100,000,000, with two decimals, from 1,000 万 on as a
 * whole number. The unit is that of the rounded figure. Not for payable amounts, because it rounds.
 */
export function formatLarge(value: string): { figure: string; unit: '' | '万' | '亿' } {
  const amount = units(value)
  const size = amount < 0n ? -amount : amount
  if (size < WAN * 10_000n) return { figure: formatMoney(value), unit: '' }
  const wan = inUnit(size, WAN)
  const isYi = size >= YI * 10_000n || wan === '10,000'
  return { figure: `${amount < 0n ? '-' : ''}${isYi ? inUnit(size, YI) : wan}`, unit: isYi ? '亿' : '万' }
}

/** Formats a payable amount: exactly 2 decimals, rounded half up. Not for unit prices, which have up to 4 decimals. */
export function formatCents(value: string | null | undefined, words: MoneyWords = { unlimited: '不限' }): string {
  if (value === null || value === undefined || value === '') return '--'
  if (value === '-1') return words.unlimited
  try {
    return formatMoney(decimal(units(value)), words)
  } catch {
    return '--'
  }
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = [
  [100_000_000n, '亿'],
  [10_000n, '万'],
] as const

function capitalGroup(group: number): string {
  let text = ''
  let zero = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) zero = text !== ''
    else {
      text += (zero ? '零' : '') + DIGITS[digit] + PLACES[place]
      zero = false
    }
  }
  return text
}

/**
 * Chinese capital numerals of a whole number. Recursive, because numbers above 亿 are written as multiples of 亿 (万亿).
 */
function capitalWhole(value: bigint): string {
  for (const [size, word] of GROUPS) {
    if (value < size) continue
    const rest = value % size
    const gap = rest > 0n && rest < size / 10n ? '零' : ''
    return `${capitalWhole(value / size)}${word}${gap}${rest > 0n ? capitalWhole(rest) : ''}`
  }
  return capitalGroup(Number(value))
}

/**
 * Chinese capital numerals of an amount, rounded to the cent, as invoices and contracts write it: `120.5` → 壹佰贰拾元伍角.
 */
export function capitalMoney(value: string): string {
  const cents = (units(value) + (value.startsWith('-') ? -50n : 50n)) / 100n
  const positive = cents < 0n ? -cents : cents
  const [whole, rest] = [positive / 100n, Number(positive % 100n)]
  const [jiao, fen] = [Math.floor(rest / 10), rest % 10]
  const sign = cents < 0n ? '负' : ''
  const yuan = whole > 0n ? `${capitalWhole(whole)}元` : ''
  if (rest === 0) return `${sign}${yuan || '零元'}整`
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : yuan && '零'
  return `${sign}${yuan}${tenths}${fen > 0 ? `${DIGITS[fen]}分` : ''}`
}

/**
 * Masks a mobile number: the first 3 digits, `****`, then the digits from the 8th on (specification, section 9). Empty
 * text stays empty.
 */
export const maskMobile = (mobile: string): string =>
  mobile === '' ? '' : `${mobile.slice(0, 3)}****${mobile.slice(7)}`

/** Masks a name: the first character and `**`. Notices show their creator with it. */
export const maskName = (name: string): string => `${String.fromCodePoint(name.codePointAt(0) ?? 0x2a)}**`
