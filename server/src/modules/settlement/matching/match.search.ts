import type { ProblemKind } from '#contract/invoices/invoice.ts'
import { compare, minus, shortest, sum } from '#contract/kit/money.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type InvoiceRow, invoiceTable, type LineRow, linesOf, lockBlue } from '#modules/invoices/index.ts'
import type { InvoiceItem, NewRow } from './match.lines.rules.ts'
import { foldedTitle, magnitude, type Matched, matchLines, negated, totalTolerance } from './match.rules.ts'
import { lockFormOfRed, type RedFormRow, rowsOfForm } from '../red/red.store.ts'
import * as store from './match.store.ts'

type HeldInvoice = Locked<InvoiceRow>
type Facts = Readonly<Record<string, string>>

/** What an invoice was found to be for. */
interface Found extends Matched {
  readonly problems: readonly ProblemKind[]
  readonly statementNos: readonly string[]
  readonly facts: Facts
  /** It reverses a whole invoice; `overriddenBy` accepted the difference of that one. */
  readonly reverses?: { readonly overriddenBy: string }
  /** Red letter under which it was issued. */
  readonly form?: Locked<RedFormRow>
}
const nothing = (gross: string, problem: ProblemKind, facts: Facts = {}): Found => ({
  method: 'none',
  rows: [],
  expected: '0.00',
  difference: gross,
  outcomes: [],
  problems: [problem],
  statementNos: [],
  facts,
})

/** Lines of an invoice as positive amounts with tax, discounts within their lines. */
export function itemsOf(lines: readonly LineRow[], isRed: boolean): InvoiceItem[] {
  const positive = (amount: string) => (isRed ? negated(amount) : amount)
  const items = new Map<number, InvoiceItem>()
  for (const line of lines) {
    const of = line.discount_of === null ? undefined : items.get(line.discount_of)
    if (of) items.set(of.lineNo, { ...of, gross: sum([of.gross, positive(line.gross)]) })
    else
      items.set(line.line_no, {
        lineNo: line.line_no,
        name: line.name,
        spec: line.spec,
        unit: line.unit,
        pieces: piecesOf(line.quantity),
        gross: positive(line.gross),
        rate: line.rate ?? '0.00',
      })
  }
  return [...items.values()]
}

/** Whole pieces of a quantity; null if there is none, or parts of one. */
function piecesOf(quantity: string | null): number | null {
  const text = quantity === null ? '' : shortest(quantity).replace('-', '')
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null
}

/** Why nothing is open between the seller and the buyer of an invoice, or why its title is wrong; false: neither. */
async function titleProblem(tx: Tx, invoice: HeldInvoice): Promise<{ problem: ProblemKind; facts: Facts } | false> {
  const payers = await store.payersOf(tx, { supplierId: invoice.supplier_id! })
  const given = `${invoice.buyer_name}（${invoice.buyer_no}）`
  const payer = payers.find(({ payer_no: no }) => no === invoice.buyer_no)
  if (payer) {
    if (foldedTitle(payer.title) !== foldedTitle(invoice.buyer_name))
      return { problem: 'title', facts: { title: payer.title, no: payer.payer_no, given } }
    return !payer.is_confirmed && { problem: 'notConfirmed', facts: {} }
  }
  const named = payers.find(({ title }) => foldedTitle(title) === foldedTitle(invoice.buyer_name)) ?? payers[0]
  return named
    ? { problem: 'title', facts: { title: named.title, no: named.payer_no, given } }
    : { problem: 'noReceipt', facts: {} }
}

/** Locks the invoice that a red one reverses; undefined: it is not here, or not matched. */
export async function lockReversible(tx: Tx, red: HeldInvoice): Promise<HeldInvoice | undefined> {
  const blue = await lockBlue(tx, { sellerNo: red.seller_no, number: red.blue_number })
  return blue?.status === 'matched' || blue?.status === 'approved' ? blue : undefined
}

/** Whether a red invoice is for more than is left of the one that it reverses. */
export const isTooMuch = (red: HeldInvoice, blue: HeldInvoice): boolean =>
  compare(sum([blue.reversed, magnitude(red.gross)]), blue.gross) > 0

/** Notes on both that a red invoice reverses the other; `release` takes it back. */
export async function reverse(tx: Tx, red: HeldInvoice, blue: HeldInvoice): Promise<void> {
  await invoiceTable.set(tx, blue, { reversed: sum([blue.reversed, magnitude(red.gross)]) })
  await invoiceTable.set(tx, red, { blue_id: blue.id })
}

/** Finds what an invoice is for. Locks the open lines between its seller and its buyer until the end of the transaction. */
export async function search(tx: Tx, invoice: HeldInvoice): Promise<Found> {
  const { gross, is_red: isRed, supplier_id: supplierId, buyer_no: payerNo } = invoice
  if (supplierId === null) return nothing(gross, 'unknownSupplier')
  const wrong = await titleProblem(tx, invoice)
  if (wrong) return nothing(gross, wrong.problem, wrong.facts)
  const blue = isRed ? await lockReversible(tx, invoice) : undefined
  if (isRed && !blue) return nothing(gross, 'redWithoutBlue')
  if (blue && isTooMuch(invoice, blue)) return nothing(gross, 'quantity')
  const form = blue && (await lockFormOfRed(tx, { blueId: blue.id, formNo: invoice.red_form_no }))
  if (blue && form && form.reason_code !== '01') return underForm(tx, invoice, blue, form)
  const found = await searchOpen(tx, invoice, payerNo)
  if (!blue) return found
  const isWhole = compare(magnitude(gross), blue.gross) === 0
  const reversal =
    (found.problems.length > 0 || form !== undefined) && isWhole ? await reversalOf(tx, invoice, blue.id) : found
  if (reversal.problems.length === 0) await reverse(tx, invoice, blue)
  return form ? { ...reversal, form } : reversal
}

/** A red invoice is for exactly what its letter names, whatever its lines are called. */
async function underForm(tx: Tx, invoice: HeldInvoice, blue: HeldInvoice, form: Locked<RedFormRow>): Promise<Found> {
  const rows = (await rowsOfForm(tx, { formId: form.id })).filter(({ line_id: lineId }) => lineId !== null)
  const difference = minus(invoice.gross, form.gross)
  const isSame = compare(magnitude(difference), totalTolerance) <= 0
  if (isSame) await reverse(tx, invoice, blue)
  return {
    form,
    method: 'totals',
    rows: rows.map((row, index): NewRow => ({
      lineNo: null,
      lineId: row.line_id,
      pieces: row.pieces,
      gross: index === 0 ? sum([row.gross, difference]) : row.gross,
      expected: row.gross,
      outcome: isSame ? 'ok' : 'price',
    })),
    expected: form.gross,
    difference,
    outcomes: [],
    problems: isSame ? [] : ['price'],
    statementNos: [],
    facts: {},
  }
}

async function searchOpen(tx: Tx, invoice: HeldInvoice, payerNo: string): Promise<Found> {
  const { gross, is_red: isRed, remark, statement_id: statementId } = invoice
  const signed = (amount: string) => (isRed ? negated(amount) : amount)
  const open = await store.lockOpenLines(tx, { supplierId: invoice.supplier_id!, payerNo, isNegative: isRed })
  if (open.length === 0) return nothing(gross, 'noReceipt')
  const lines = open.map((line) => ({
    ...line,
    pieces: isRed ? -line.pieces : line.pieces,
    gross: signed(line.gross),
  }))
  const items = itemsOf(await linesOf(tx, invoice.id), isRed)
  const found = matchLines({ gross: signed(gross), remark, statementId, items }, lines)
  const rows = found.rows.map((row) => ({
    ...row,
    pieces: isRed ? -row.pieces : row.pieces,
    gross: signed(row.gross),
    expected: signed(row.expected),
  }))
  const used = new Set(rows.map(({ lineId }) => lineId))
  return {
    ...found,
    rows,
    expected: signed(found.expected),
    difference: signed(found.difference),
    problems: found.outcomes,
    statementNos: [...new Set(lines.filter(({ id }) => used.has(id)).map((line) => line.statement_no))],
    facts: {},
  }
}

/** A red invoice of a whole invoice opens again what that was matched to. */
async function reversalOf(tx: Tx, invoice: HeldInvoice, blueId: string): Promise<Found> {
  const live = await store.liveMatch(tx, blueId)
  const rows = await store.rowsOfInvoice(tx, { invoiceId: blueId })
  return {
    reverses: { overriddenBy: live?.overridden_by_name ?? '' },
    method: 'totals',
    rows: rows.map((row): NewRow => ({
      lineNo: null,
      lineId: row.line_id,
      pieces: -row.pieces,
      gross: negated(row.gross),
      expected: negated(row.expected),
      outcome: 'ok',
    })),
    expected: negated(sum(rows.map(({ expected }) => expected))),
    difference: minus(invoice.gross, negated(sum(rows.map(({ expected }) => expected)))),
    outcomes: [],
    problems: [],
    statementNos: [...new Set(rows.map((row) => row.statement_no))],
    facts: {},
  }
}
