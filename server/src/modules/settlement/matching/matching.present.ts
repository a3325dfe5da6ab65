import type {
  InvoicedOrder,
  Match,
  MatchRow,
  OpenLine,
  OrderInvoiceState,
  Side,
  ToInvoice,
} from '#contract/settlement/matching/match.ts'
import { compare, minus, shortest, sum } from '#contract/kit/money.ts'
import type { Db } from '#kit/database/database.ts'
import { type LineRow, linesOf } from '#modules/invoices/index.ts'
import { shareOf } from './match.lines.rules.ts'
import { liveMatch, shownRows } from './match.store.ts'
import type { InvoicedOrderRow } from './myInvoice.store.ts'
import type { OpenLineRow, ToInvoiceRow } from './toInvoice.store.ts'

export const presentToInvoice = (row: ToInvoiceRow): ToInvoice => ({
  id: row.id,
  statementNo: row.no,
  month: row.month,
  supplierName: row.supplier_name,
  payerTitle: row.payer_title,
  payerNo: row.payer_no,
  gross: sum(row.rates.map(({ gross }) => gross)),
  net: sum(row.rates.map(({ net }) => net)),
  tax: sum(row.rates.map(({ tax }) => tax)),
  red: row.red,
  invoiced: row.invoiced,
  rates: [...row.rates],
})

export const presentOpenLine = (row: OpenLineRow): OpenLine => ({
  id: row.id,
  orderNo: row.order_no,
  sourceNo: row.source_no,
  bookedOn: row.booked_on,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  taxCode: row.tax_code,
  quantity: row.pieces,
  price: row.price,
  rate: row.rate,
  gross: row.gross,
})

function stateOf(row: InvoicedOrderRow): OrderInvoiceState {
  if (row.in_exception) return 'exception'
  if (compare(row.received, row.invoiced) > 0 || row.invoices.length === 0) return row.is_stated ? 'stated' : 'received'
  return row.invoices.every(({ status }) => status === 'approved') ? 'invoiced' : 'invoicing'
}

export const presentInvoicedOrder = (row: InvoicedOrderRow): InvoicedOrder => ({
  id: row.id,
  orderNo: row.no,
  supplierName: row.supplier_name,
  title: row.title,
  payerTitle: row.payer_title,
  amount: row.amount,
  received: row.received,
  invoiced: row.invoiced,
  state: stateOf(row),
  invoices: [...row.invoices],
})

const priceOf = (gross: string, pieces: string | null): string | null => {
  const count = pieces === null ? 0 : Math.abs(Number(pieces))
  return Number.isInteger(count) && count > 0 ? shareOf(gross.replace('-', ''), 1, count) : null
}

const invoiceSide = (line: LineRow, gross: string, pieces: string | null): Side => ({
  name: line.name,
  note: [line.class_name, line.spec].filter((text) => text !== '').join(' · '),
  unit: line.unit,
  quantity: pieces,
  price: priceOf(gross, pieces),
  gross,
})

const quantityOf = (line: LineRow): string | null => (line.quantity === null ? null : shortest(line.quantity))

/** Live match of an invoice for the page: its lines beside those of the statements. */
export async function presentMatch(db: Db, invoiceId: string): Promise<Match> {
  const live = await liveMatch(db, invoiceId)
  const lines = await linesOf(db, invoiceId)
  const byNo = new Map(lines.map((line) => [line.line_no, line]))
  const rows = live ? await shownRows(db, { matchId: live.id }) : []
  const shown = rows.map((row): MatchRow => {
    const line = row.invoice_line_no === null ? undefined : byNo.get(row.invoice_line_no)
    const pieces = row.pieces === 0 ? null : String(row.pieces)
    return {
      invoice: line ? invoiceSide(line, row.gross, pieces ?? quantityOf(line)) : null,
      line:
        row.line_id === null
          ? null
          : {
              name: row.name ?? '',
              note: [row.source_no, row.spec].filter((text) => text).join(' · '),
              unit: row.unit ?? '',
              quantity: pieces,
              price: row.price,
              gross: row.expected,
            },
      difference: minus(row.gross, row.expected),
      outcome: row.outcome,
    }
  })
  // Matched by totals or by nothing, no line of the invoice stands beside one line of a statement.
  const alone = rows.some((row) => row.invoice_line_no !== null)
    ? []
    : lines.map((line): MatchRow => ({
        invoice: invoiceSide(line, line.gross, quantityOf(line)),
        line: null,
        difference: live?.status === 'matched' ? '0.00' : line.gross,
        outcome: live?.status === 'matched' ? 'ok' : 'noReceipt',
      }))
  return {
    method: live?.method ?? 'none',
    statementNos: live?.statement_nos ?? [],
    expected: live?.expected ?? '0.00',
    difference: live?.difference ?? '0.00',
    overriddenByName: live?.overridden_by_name ?? '',
    rows: [...alone, ...shown],
  }
}
