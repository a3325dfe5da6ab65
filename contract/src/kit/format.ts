import { decimal, units } from './money.ts'

/**
 * How the product writes figures, on screens and in documents (specification, section 9).
 * Input is decimal text; `-1` means "no limit" and shows as 不限.
 */
export interface MoneyWords {
  unlimited: string
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/**
 * A count with thousands separators. By hand: the browser's own formatter loads its tables the first time, while a page
 * renders.
 */
export const formatCount = (count: number): string => grouped(String(count))

/** Up to 4 decimals trimmed to at least 2, thousands separators; `--` for empty or invalid text. */
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

/** Statistics only: from 10,000 in 万, from 100,000,000 in 亿, two decimals. Never for an amount that somebody pays. */
export function formatLarge(value: string): { figure: string; unit: '' | '万' | '亿' } {
  const amount = units(value)
  const size = amount < 0n ? -amount : amount
  if (size >= 100_000_000n * 10_000n) return { figure: decimal(amount / 100_000_000n), unit: '亿' }
  if (size >= 10_000n * 10_000n) return { figure: decimal(amount / 10_000n), unit: '万' }
  return { figure: formatMoney(value), unit: '' }
}

/** The same with exactly two decimals, half up: for amounts that are paid, and never for unit prices. */
export function formatCents(value: string | null | undefined, words: MoneyWords = { unlimited: '不限' }): string {
  if (value === null || value === undefined || value === '') return '--'
  if (value === '-1') return words.unlimited
  try {
    return formatMoney(decimal(units(value)), words)
  } catch {
    return '--'
  }
}

/** The first characters of a text, and a sign that there are more; a surrogate pair is one. */
export function truncated(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
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

/** A whole number of any size; beyond 亿 it counts on in 万亿. */
function capitalWhole(value: bigint): string {
  for (const [size, word] of GROUPS) {
    if (value < size) continue
    const rest = value % size
    const gap = rest > 0n && rest < size / 10n ? '零' : ''
    return `${capitalWhole(value / size)}${word}${gap}${rest > 0n ? capitalWhole(rest) : ''}`
  }
  return capitalGroup(Number(value))
}

/** Capital Chinese of an amount, to the cent: `120.5` → 壹佰贰拾元伍角. */
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
 * First three digits, four stars, digits from the eighth (specification, section 9); nothing where there is no number.
 */
export const maskMobile = (mobile: string): string =>
  mobile === '' ? '' : `${mobile.slice(0, 3)}****${mobile.slice(7)}`

/** The first character and two stars, as notices name their creator. */
export const maskName = (name: string): string => `${String.fromCodePoint(name.codePointAt(0) ?? 0x2a)}**`
