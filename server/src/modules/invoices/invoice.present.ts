import type { Invoice, InvoiceDetail, InvoiceLine, RefusedFile } from '#contract/invoices/invoice.ts'
import { shortest } from '#contract/kit/money.ts'
import { isRefusalCode, say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { presentFile } from '#modules/files/index.ts'
import { textOfCheck } from './check.words.ts'
import { filesOf, type RefusedRow } from './file.store.ts'
import { invoiceFlow } from './invoice.rules.ts'
import { checksOf, type InvoiceRow, type LineRow, linesOf, type ListedInvoice } from './invoice.store.ts'

export const presentInvoice = (row: ListedInvoice | InvoiceRow, actor: Actor): Invoice => ({
  id: row.id,
  version: row.version,
  status: row.status,
  kind: row.kind,
  isRed: row.is_red,
  code: row.code,
  number: row.number,
  blueNumber: row.blue_number,
  redFormNo: row.red_form_no,
  issuedOn: row.issued_on,
  supplierId: row.supplier_id,
  sellerName: row.seller_name,
  sellerNo: row.seller_no,
  buyerName: row.buyer_name,
  buyerNo: row.buyer_no,
  net: row.net,
  tax: row.tax,
  gross: row.gross,
  remark: row.remark,
  dataFrom: row.data_from,
  problems: row.problems,
  difference: row.difference,
  verified: row.verified,
  verifiedAt: row.verified_at?.toISOString() ?? null,
  warnings: row.warnings,
  isOverridden: row.overridden_by !== null,
  reason: row.reason,
  uploadedByName: row.uploaded_by_name,
  createdAt: row.created_at.toISOString(),
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: invoiceFlow.can(row, actor),
})

/** Quantities and prices are kept with 13 decimals; zeros at the end are not shown. */
const fine = (value: string | null): string | null => (value === null ? null : shortest(value))

const presentLine = (row: LineRow): InvoiceLine => ({
  lineNo: row.line_no,
  name: row.name,
  className: row.class_name,
  spec: row.spec,
  unit: row.unit,
  quantity: fine(row.quantity),
  price: fine(row.price),
  net: row.net,
  rate: row.rate,
  rateKind: row.rate_kind,
  tax: row.tax,
  gross: row.gross,
  taxCode: row.tax_code,
  discountOf: row.discount_of,
})

/** Invoice with its lines, checks and files. */
export async function presentDetail(db: Db, row: ListedInvoice | InvoiceRow, actor: Actor): Promise<InvoiceDetail> {
  const [lines, checks, files] = [await linesOf(db, row.id), await checksOf(db, row.id), await filesOf(db, row.id)]
  return {
    ...presentInvoice(row, actor),
    lines: lines.map(presentLine),
    checks: checks.map(({ rule, outcome, facts }) => ({
      rule,
      outcome,
      text: textOfCheck(rule, outcome, facts, actor.lang),
    })),
    files: files.map(({ file_id: id, name, file_key: key, size }) =>
      presentFile({ id: id ?? '', name, key: key ?? '', size }),
    ),
  }
}

export const presentRefused = (row: RefusedRow, { lang }: Actor): RefusedFile => ({
  id: row.id,
  fileName: row.name,
  number: row.number,
  refusal: row.refusal,
  text: isRefusalCode(row.refusal) ? say(row.refusal, lang, row.facts) : row.refusal,
  byName: row.by_name,
  at: row.at.toISOString(),
})
