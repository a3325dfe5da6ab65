import { randomInt } from 'node:crypto'
import type { FileVerdict } from '#contract/invoices/invoice.ts'
import { agreeReturn, sendReturn } from '#contract/ordering/returns/returns.ts'
import { uploadInvoice } from '#contract/settlement/matching/matching.ts'
import { confirmStatement, createStatement, sendStatement } from '#contract/settlement/statements.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { findSupplier } from '#modules/suppliers/index.ts'
import { invoiceXml, type WrittenInvoice, type WrittenLine } from '#kit/taxBureau/invoiceXml.ts'
import { aPerson, as, database, type Person } from '#test/app.ts'
import { address, parcel, received } from '#test/ordering/returns.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { lastMonth, today } from '#test/process/today.ts'
import { upload } from '#test/upload.ts'

export { lastMonth, today } from '#test/process/today.ts'

export const payer = { no: '91110000100000000X', name: '启明集团有限公司' }

/** Number of a digital invoice. */
export const aNumber = (): string =>
  `26${String(randomInt(1e9)).padStart(9, '0')}${String(randomInt(1e9)).padStart(9, '0')}`

const clerkPermissions = [
  'statement.read',
  'statement.manage',
  'invoice.read',
  'invoice.submit',
  'invoice.match',
  'invoice.override',
  'invoice.approve',
] as const
const sellerPermissions = [
  'supplierSettlement.read',
  'supplierSettlement.confirm',
  'supplierInvoice.read',
  'invoice.submit',
] as const

/** Market whose order of ten (¥352.00) and five (¥176.00) pieces at 13 % is received and stands in a confirmed statement. */
export async function invoicing(options: { readonly isConfirmed?: boolean } = {}) {
  const market = await received()
  const { tenant, orderId, supplier: sales, buyer, request, take } = market
  const clerk = await aPerson(tenant, { permissions: [...clerkPermissions], name: '顾清和' })
  const supplierId = sales.supplierId!
  const seller = await aPerson(tenant, { permissions: [...sellerPermissions], supplierId, name: '温如言' })
  const company = await database.read(tenant.id, (db) => findSupplier(db, supplierId))
  const own = { no: company.credit_code, name: company.name }
  /** Draws up, sends and confirms the statement of what is booked until now. */
  const state = async (month: string, isConfirmed = true) => {
    await database.write(tenant.id, (tx) => bookOrder(tx, orderId))
    await owner.query(`update settlement.lines set booked_on = $2 where tenant_id = $1 and statement_id is null`, [
      tenant.id,
      `${month}-20`,
    ])
    const draft = await as(clerk, createStatement, { supplierId, payerNo: payer.no, month })
    const sent = await as(clerk, sendStatement, { id: draft.id, version: draft.version })
    return isConfirmed ? as(seller, confirmStatement, { id: sent.id, version: sent.version }) : sent
  }
  const statement = await state(lastMonth, options.isConfirmed ?? true)
  const glove = (pieces: number, gross = (35.2 * pieces).toFixed(2)): WrittenLine => ({
    name: '丁腈涂层防护手套',
    className: '劳动防护用品',
    unit: '双',
    quantity: pieces,
    gross,
    rate: '13.00',
  })
  const vest = (pieces: number, gross = (35.2 * pieces).toFixed(2)): WrittenLine => ({
    ...glove(pieces, gross),
    name: '反光背心',
  })
  const written = (lines: readonly WrittenLine[], more: Partial<WrittenInvoice> = {}): WrittenInvoice => ({
    number: aNumber(),
    issuedOn: today,
    seller: own,
    buyer: payer,
    lines,
    ...more,
  })
  /** Uploads what was written, or spoilt afterwards. */
  const send = async (
    invoice: WrittenInvoice | string,
    by: Person = seller,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<FileVerdict> => {
    const content = typeof invoice === 'string' ? invoice : invoiceXml(invoice)
    const { files } = await upload(by, uploadInvoice, { name: '发票.xml', content }, fields)
    return files[0]!
  }
  /** Returns pieces of the gloves and completes the return. */
  const giveBack = async (pieces: number) => {
    const made = await request(pieces)
    const agreed = await as(sales, agreeReturn, { id: made.id, version: made.version, ...address })
    const sent = await as(buyer, sendReturn, { id: made.id, version: agreed.version, ...parcel })
    await take(made.id, sent.version, [pieces, 0, 0])
  }
  /** Pieces and amounts that the balances of the tenant have, all lines together. */
  const balances = async () =>
    (
      await owner.query<{ pieces: number; gross: string }>(
        `select coalesce(sum(invoiced_pieces), 0)::int as pieces, coalesce(sum(invoiced_gross), 0)::text as gross
         from settlement.balances where tenant_id = $1`,
        [tenant.id],
      )
    ).rows[0]!
  return { ...market, clerk, seller, own, statement, state, glove, vest, written, send, giveBack, balances }
}
