import { describe, expect, test } from 'vitest'
import { findInvoice, listInvoices, listRefusedFiles } from '#contract/invoices/invoices.ts'
import {
  confirmInvoiceProposal,
  discardInvoiceProposal,
  findInvoiceProposal,
  type InvoiceProposal,
  listInvoiceProposals,
} from '#contract/invoices/proposals.ts'
import { downloadFile } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { invoicePdf } from '#kit/taxBureau/invoicePdf.ts'
import type { WrittenInvoice } from '#kit/taxBureau/invoiceXml.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { invoicing } from '#test/settlement/invoicing.ts'
import { download, upload } from '#test/upload.ts'

const pdfOf = async (invoice: WrittenInvoice): Promise<Buffer> => Buffer.from(await renderPdf(invoicePdf(invoice)))
const send = async (by: Person, content: Buffer | string, name = '发票.pdf') =>
  (await upload(by, contract.uploadInvoice, { name, content })).files[0]!

type Confirmed = Input<typeof confirmInvoiceProposal>
const asRead = (read: InvoiceProposal, changes: Partial<Confirmed> = {}): Confirmed => ({
  id: read.id,
  version: read.version,
  kind: read.kind,
  number: read.number,
  sellerNo: read.sellerNo,
  sellerName: read.sellerName,
  buyerNo: read.buyerNo,
  buyerName: read.buyerName,
  issuedOn: read.issuedOn ?? '',
  lines: read.lines,
  ...changes,
})

async function proposing() {
  const all = await invoicing()
  const invoice = all.written([all.glove(10), all.vest(5)])
  const pdf = await pdfOf(invoice)
  const verdict = await send(all.seller, pdf)
  const [waiting] = (await as(all.seller, listInvoiceProposals, {})).records
  return { ...all, invoice, pdf, verdict, waiting: waiting! }
}

describe('invoices: PDFs and pictures', () => {
  test('a PDF is read, confirmed and matched; its XML joins it later', async () => {
    const { seller, clerk, invoice, pdf, verdict, waiting, own, send: sendXml } = await proposing()
    expect(verdict).toMatchObject({ outcome: 'proposed', invoice: null })
    expect(waiting).toMatchObject({
      number: invoice.number,
      sellerNo: own.no,
      sellerName: own.name,
      buyerNo: invoice.buyer.no,
      kind: 'special',
      issuedOn: invoice.issuedOn,
      gross: '528.00',
      hasCode: true,
      can: ['confirm', 'discard'],
    })
    expect(waiting.lines).toEqual([
      { name: '丁腈涂层防护手套', rate: '13.00', net: '311.50', tax: '40.50' },
      { name: '反光背心', rate: '13.00', net: '155.75', tax: '20.25' },
    ])
    expect(await send(seller, pdf)).toMatchObject({ outcome: 'proposed' })
    expect((await as(clerk, listInvoiceProposals, { status: 'waiting' })).total).toBe(1)
    const { content } = await download(clerk, downloadFile, { storage_file_id: waiting.file.storageFileId })
    expect(content.equals(pdf)).toBe(true)

    const confirmed = await as(seller, confirmInvoiceProposal, asRead(waiting))
    expect(confirmed).toMatchObject({ status: 'matched', gross: '528.00', dataFrom: 'typed' })
    expect(confirmed.checks).toContainEqual(expect.objectContaining({ rule: 'source', outcome: 'warn' }))
    expect(confirmed.files).toHaveLength(1)
    expect(await send(seller, pdf)).toMatchObject({ outcome: 'known' })
    expect(await as(clerk, findInvoiceProposal, { id: waiting.id })).toMatchObject({
      status: 'confirmed',
      invoiceId: confirmed.id,
      can: [],
    })
    expect(await refusalOf(as(seller, confirmInvoiceProposal, asRead(waiting, { version: 2 })))).toBe(
      'thing.wrongState',
    )
    const { outcome, invoice: joined } = await sendXml(invoice)
    expect([outcome, joined?.id]).toEqual(['joined', confirmed.id])
    expect((await as(clerk, findInvoice, { id: confirmed.id })).files).toHaveLength(2)
  })

  test('the PDF of an invoice that is there joins it; another amount is refused', async () => {
    const { seller, clerk, invoice, waiting, send: sendXml } = await proposing()
    const first = await sendXml(invoice)
    const other = asRead(waiting, { lines: [{ name: '手套', rate: '13.00', net: '100.00', tax: '13.00' }] })
    expect(await refusalOf(as(seller, confirmInvoiceProposal, other))).toBe('invoice.codeDiffers')
    const joined = await as(seller, confirmInvoiceProposal, asRead(waiting))
    expect(joined.id).toBe(first.invoice!.id)
    expect(joined.files).toHaveLength(2)
    expect((await as(clerk, listInvoices, {})).total).toBe(1)
  })

  test('what the QR code says cannot be changed, and nothing contradicts itself', async () => {
    const { seller, waiting } = await proposing()
    const refused = (changes: Partial<Confirmed>) =>
      refusalOf(as(seller, confirmInvoiceProposal, asRead(waiting, changes)))
    const [line] = waiting.lines
    expect(await refused({ number: '26000000000000000001' })).toBe('invoice.codeDiffers')
    expect(await refused({ issuedOn: '2026-01-01' })).toBe('invoice.codeDiffers')
    expect(await refused({ lines: [line!] })).toBe('invoice.codeDiffers')
    expect(await refused({ lines: [{ ...line!, tax: '1.00' }] })).toBe('invoice.codeDiffers')
    expect(await refused({ code: '032001900104' })).toBe('invoice.incomplete')
    expect(await refused({ lines: [{ ...line!, net: '-311.50', tax: '-40.50' }] })).toBe('invoice.redNeedsOriginal')
    expect(await refused({ sellerNo: '91110000100000000X', buyerNo: waiting.buyerNo })).toBe('invoice.sellerIsBuyer')
    expect(await refused({ sellerNo: '91310112MADEM0089U' })).toBe('invoice.notYours')
  })

  test('each side sees its own; what cannot be read is refused', async () => {
    const { tenant, seller, clerk, waiting } = await proposing()
    const { seller: stranger } = await invoicing()
    const colleague = await aPerson(tenant, { permissions: ['invoice.submit', 'supplierInvoice.read'] as never })
    expect((await as(stranger, listInvoiceProposals, {})).total).toBe(0)
    expect(await refusalOf(as(stranger, findInvoiceProposal, { id: waiting.id }))).toBe('thing.notFound')
    expect(await refusalOf(as(colleague, confirmInvoiceProposal, asRead(waiting)))).toBe('thing.notFound')
    const spoilt = await send(seller, '%PDF-1.7 nothing else')
    expect(spoilt).toMatchObject({ outcome: 'refused', refusal: 'upload.content' })
    expect((await as(seller, listRefusedFiles, {})).total).toBe(1)
    const discarded = await as(clerk, discardInvoiceProposal, {
      id: waiting.id,
      version: waiting.version,
      reason: '重复',
    })
    expect(discarded).toMatchObject({ status: 'discarded', can: [] })
  })

  test('of many confirmations at once one makes the invoice', async () => {
    const { seller, clerk, waiting } = await proposing()
    const found = await outcomes(Array.from({ length: 8 }, () => as(seller, confirmInvoiceProposal, asRead(waiting))))
    expect(count(found, 'ok')).toBe(1)
    expect((await as(clerk, listInvoices, {})).total).toBe(1)
  })
})
