import type { RowOutcome } from '#contract/settlement/matching/match.ts'
import { compare, decimal, minus, units } from '#contract/kit/money.ts'

/** Line of an invoice with its discounts, with tax. */
export interface InvoiceItem {
  readonly lineNo: number
  readonly name: string
  readonly spec: string
  readonly unit: string
  /** Whole pieces; null: none are stated, or parts of one. */
  readonly pieces: number | null
  readonly gross: string
  /** Percent with two decimals; exempt lines have `0.00`. */
  readonly rate: string
}

/** What is open of a line of a confirmed statement. */
export interface OpenLine {
  readonly id: string
  readonly statement_id: string
  readonly statement_no: string
  readonly order_no: string
  readonly name: string
  readonly spec: string
  readonly unit: string
  /** Null where the line has none, such as freight, which goes with each rate. */
  readonly rate: string | null
  readonly pieces: number
  readonly gross: string
  /** Tolerance that earlier invoices used of this line. */
  readonly tolerated: string
}

/** Row of a match: a part of an invoice line and of the settlement line that it is for. */
export interface NewRow {
  readonly lineNo: number | null
  readonly lineId: string | null
  readonly pieces: number
  readonly gross: string
  readonly expected: string
  readonly outcome: RowOutcome
}

const rowTolerance = '0.03'
const lineTolerance = '0.06'

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]/gu, '')
const isFreight = (text: string): boolean => /运费|运输|配送|快递|物流/.test(text)

function isSameThing(item: InvoiceItem, line: OpenLine): boolean {
  if (line.rate === null) return isFreight(item.name)
  const [invoiced, received] = [folded(item.name), folded(line.name)]
  if (invoiced === '' || received === '') return false
  const isUnit = item.unit === '' || folded(item.unit) === folded(line.unit)
  return isUnit && (received.includes(invoiced) || invoiced.includes(received))
}

/** Share of an amount, rounded to the cent. */
export function shareOf(amount: string, part: number, whole: number): string {
  const product = units(amount) * BigInt(part) * 2n
  const half = BigInt(whole)
  return decimal(((product / 100n + (product < 0n ? -half : half)) / (2n * half)) * 100n)
}

const distance = (a: string, b: string): bigint => {
  const difference = units(a) - units(b)
  return difference < 0n ? -difference : difference
}

/** Whether the invoice may have this much more or less than the line. */
function isTolerated(gross: string, expected: string, tolerated: string): boolean {
  const difference = decimal(distance(gross, expected))
  const left = minus(lineTolerance, tolerated)
  return compare(difference, rowTolerance) <= 0 && (compare(gross, expected) <= 0 || compare(difference, left) <= 0)
}

interface Rest extends OpenLine {
  pieces: number
  gross: string
}

/**
 * Allocates the lines of an invoice to open lines: the same thing at the same rate, nearest in price, then oldest first.
 * Greedy; what finds no line is a row without one.
 */
export function allocate(items: readonly InvoiceItem[], open: readonly OpenLine[]): NewRow[] {
  const rest: Rest[] = open.map((line) => ({ ...line }))
  return items.flatMap((item) => {
    const same = rest.filter((line) => (line.pieces > 0 || units(line.gross) > 0n) && isSameThing(item, line))
    const atRate = same.filter((line) => line.rate === null || compare(line.rate, item.rate) === 0)
    if (atRate.length === 0)
      return [missing(item, item.pieces ?? 0, item.gross, same.length > 0 ? 'rate' : 'noReceipt')]
    return item.pieces === null ? [whole(item, atRate)] : byPieces(item, item.pieces, atRate)
  })
}

const missing = ({ lineNo }: InvoiceItem, pieces: number, gross: string, outcome: RowOutcome): NewRow => ({
  lineNo,
  lineId: null,
  pieces,
  gross,
  expected: '0.00',
  outcome,
})

/** Line without a quantity: the whole of the open line that is nearest in amount. */
function whole(item: InvoiceItem, lines: readonly Rest[]): NewRow {
  const line = lines.reduce((best, each) =>
    distance(each.gross, item.gross) < distance(best.gross, item.gross) ? each : best,
  )
  const row = rowOf(item, line, line.pieces, item.gross, line.gross)
  line.pieces = 0
  line.gross = '0.00'
  return row
}

const rowOf = (item: InvoiceItem, line: Rest, pieces: number, gross: string, expected: string): NewRow => ({
  lineNo: item.lineNo,
  lineId: line.id,
  pieces,
  gross,
  expected,
  outcome: isTolerated(gross, expected, line.tolerated) ? 'ok' : 'price',
})

function byPieces(item: InvoiceItem, pieces: number, lines: readonly Rest[]): NewRow[] {
  const each = (gross: string, count: number) => (count === 0 ? gross : shareOf(gross, 1, count))
  const price = each(item.gross, pieces)
  const near = lines
    .filter((line) => line.pieces > 0)
    .toSorted((a, b) => Number(distance(each(a.gross, a.pieces), price) - distance(each(b.gross, b.pieces), price)))
  const rows: NewRow[] = []
  let [left, leftGross] = [pieces, item.gross]
  for (const line of near) {
    if (left === 0) break
    const taken = Math.min(left, line.pieces)
    const expected = taken === line.pieces ? line.gross : shareOf(line.gross, taken, line.pieces)
    const gross = taken === left ? leftGross : shareOf(item.gross, taken, pieces)
    rows.push(rowOf(item, line, taken, gross, expected))
    line.pieces -= taken
    line.gross = minus(line.gross, expected)
    left -= taken
    leftGross = minus(leftGross, gross)
  }
  return left === 0 ? rows : [...rows, missing(item, left, leftGross, rows.length > 0 ? 'quantity' : 'noReceipt')]
}
