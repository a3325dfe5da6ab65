import { describe, expect, test } from 'vitest'
import { downloadFile } from '#contract/files/files.ts'
import { findInvoice, listInvoices, listRefusedFiles, listSupplierInvoices } from '#contract/invoices/invoices.ts'
import { countInvoices, countSupplierInvoices } from '#contract/invoices/waitingInvoices.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import { invoiceXml } from '#kit/taxBureau/invoiceXml.ts'
import { aPerson, as, aTenant, refusalOf, withWorker } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { invoicing, payer } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download, upload } from '#test/upload.ts'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })

describe('matching: uploads', () => {
  test('an invoice of a confirmed statement is matched, approved and payable, with its original file', async () => {
    const { seller, clerk, statement, glove, vest, written, send, tenant, balances } = await invoicing()
    const open = await as(seller, contract.listToInvoice, {})
    expect(open.records).toMatchObject([{ statementNo: statement.statementNo, gross: '528.00', red: '0.00' }])
    expect(open.records[0]!.rates).toMatchObject([{ rate: '13.00', lines: 2, gross: '528.00' }])
    const invoice = written([glove(10), vest(5)])
    const { outcome, invoice: taken } = await send(invoice)
    expect([outcome, taken!.status, taken!.gross]).toEqual(['accepted', 'matched', '528.00'])
    expect(await balances()).toEqual({ pieces: 15, gross: '528.00' })
    expect((await as(seller, contract.listToInvoice, {})).records).toEqual([])
    const found = await as(clerk, findInvoice, { id: taken!.id })
    expect(found.lines).toHaveLength(2)
    expect(found.checks.filter((check) => check.outcome === 'fail')).toEqual([])
    const match = await as(clerk, contract.findMatch, { invoiceId: taken!.id })
    expect(match).toMatchObject({ method: 'lines', expected: '528.00', difference: '0.00' })
    expect(match.rows.map(({ outcome: row }) => row)).toEqual(['ok', 'ok'])
    const [file] = found.files
    const { content, headers } = await download(clerk, downloadFile, { storage_file_id: file!.storageFileId })
    expect(content.toString()).toBe(invoiceXml(invoice))
    expect(String(headers['content-disposition'])).toContain('attachment')
    const approved = await as(clerk, contract.approveInvoice, at(found))
    expect(approved).toMatchObject({ status: 'approved', can: [] })
    const payables = await owner.query(`select invoice_id, gross from settlement.payables where tenant_id = $1`, [
      tenant.id,
    ])
    expect(payables.rows).toEqual([{ invoice_id: taken!.id, gross: '528.00' }])
    expect(await refusalOf(as(clerk, contract.returnInvoice, { ...at(approved), reason: '误' }))).toBe(
      'thing.wrongState',
    )
  })

  test('a file that is there is answered, another content of its number is refused', async () => {
    const { seller, clerk, glove, vest, written, send } = await invoicing()
    const invoice = written([glove(10), vest(5)])
    const first = await send(invoice)
    expect(await send(invoice)).toMatchObject({ outcome: 'known', invoice: { id: first.invoice!.id } })
    const spaced = invoiceXml(invoice).replaceAll('><', '> <')
    expect(await send(spaced)).toMatchObject({ outcome: 'joined', invoice: { id: first.invoice!.id } })
    expect((await as(clerk, findInvoice, { id: first.invoice!.id })).files).toHaveLength(2)
    const other = await send({ ...invoice, lines: [glove(10, '340.00')] })
    expect(other).toMatchObject({ outcome: 'refused', refusal: 'invoice.contentDiffers', invoice: null })
    expect((await as(seller, listSupplierInvoices, {})).total).toBe(1)
    expect((await as(clerk, listRefusedFiles, {})).records).toMatchObject([{ refusal: 'invoice.contentDiffers' }])
  })

  test('what contradicts itself, refers to other files or is no invoice leaves none', async () => {
    const { clerk, seller, glove, written, send } = await invoicing()
    const xml = invoiceXml(written([glove(10)]))
    const spoilt = async (from: string | RegExp, to: string) => (await send(xml.replace(from, to))).refusal
    const gross = '<TotalTax-includedAmount>352.00</TotalTax-includedAmount>'
    expect(await spoilt(gross, gross.replace('352.00', '352.01'))).toBe('invoice.totals')
    expect(await spoilt('<Amount>311.50</Amount>', '<Amount>311.51</Amount>')).toBe('invoice.lineAmount')
    expect(await spoilt('<TotalTaxAm>40.50</TotalTaxAm>', '<TotalTaxAm>40.49</TotalTaxAm>')).toBe('invoice.totals')
    expect(await spoilt(/<EIid>\d+/, '<EIid>1')).toBe('invoice.numberDiffers')
    expect(await spoilt(/<IssueTime>\d{4}/, '<IssueTime>2099')).toBe('invoice.issuedLater')
    expect(await spoilt(/<InvoiceNumber>\d+/, '<InvoiceNumber>')).toBe('invoice.incomplete')
    expect(await spoilt('<InIssuType><LabelCode>Y', '<InIssuType><LabelCode>N')).toBe('invoice.sign')
    const entity = '<!DOCTYPE EInvoice [<!ENTITY x SYSTEM "file:///etc/passwd">]><EInvoice>'
    expect(await spoilt('<EInvoice>', entity)).toBe('invoice.unreadable')
    expect(await spoilt('</EInvoice>', '')).toBe('invoice.unreadable')
    expect((await send('<xbrl></xbrl>')).refusal).toBe('invoice.isVoucher')
    expect((await send('<html></html>')).refusal).toBe('invoice.notInvoice')
    expect((await as(clerk, listInvoices, {})).total).toBe(0)
    expect((await as(seller, listRefusedFiles, { limit: 50 })).total).toBe(11)
    const word = upload(seller, contract.uploadInvoice, { name: '发票.docx', content: 'PK' })
    expect(await refusalOf(word)).toBe('upload.ending')
  })

  test('a supplier uploads only what its company issued, and sees only that', async () => {
    const { tenant, clerk, seller, glove, vest, written, send, buyer } = await invoicing()
    const stranger = await aPerson(tenant, {
      permissions: ['supplierInvoice.read', 'invoice.submit'],
      supplierId: (await createOrderingFixture()).suppliers[0]!.supplierId!,
    })
    const invoice = written([glove(10), vest(5)])
    expect(await send(invoice, stranger)).toMatchObject({ outcome: 'refused', refusal: 'invoice.notYours' })
    const { invoice: taken } = await send(invoice, clerk)
    expect(taken).toMatchObject({ status: 'matched' })
    const { id } = taken!
    const [file] = (await as(seller, findInvoice, { id })).files
    const elsewhere = await aPerson(await aTenant(), { permissions: ['invoice.read', 'invoice.approve'] })
    for (const person of [stranger, elsewhere, buyer]) {
      expect(await refusalOf(as(person, findInvoice, { id }))).toBe('thing.notFound')
      expect(await refusalOf(as(person, contract.findMatch, { invoiceId: id }))).toBe('thing.notFound')
      const reading = download(person, downloadFile, { storage_file_id: file!.storageFileId })
      expect(await refusalOf(reading)).toBe('thing.notFound')
    }
    expect((await as(stranger, listSupplierInvoices, {})).total).toBe(0)
    expect((await as(seller, listRefusedFiles, {})).total).toBe(0)
    expect(await refusalOf(as(seller, contract.approveInvoice, at(taken!)))).toBe('permission.denied')
    expect(await refusalOf(as(elsewhere, contract.approveInvoice, at(taken!)))).toBe('thing.notFound')
  })
})

describe('matching: exceptions', () => {
  test('a wrong price is an exception that somebody overrides and somebody else approves', async () => {
    const { tenant, clerk, glove, vest, written, send, balances } = await invoicing()
    const { invoice } = await send(written([glove(10, '357.20'), vest(5)]))
    expect(invoice).toMatchObject({ status: 'exception', problems: ['price'], difference: '5.20' })
    expect(await balances()).toEqual({ pieces: 0, gross: '0.00' })
    expect(await as(clerk, countInvoices, {})).toEqual({ exceptions: 1, matched: 0 })
    expect(await refusalOf(as(clerk, contract.approveInvoice, at(invoice!)))).toBe('thing.wrongState')
    const overridden = await as(clerk, contract.overrideMatch, { ...at(invoice!), reason: '涨价已确认' })
    expect(overridden).toMatchObject({ status: 'matched', reason: '涨价已确认', problems: [] })
    expect(await balances()).toEqual({ pieces: 15, gross: '533.20' })
    expect(await refusalOf(as(clerk, contract.approveInvoice, at(overridden)))).toBe('invoice.ownOverride')
    const approving = { permissions: ['invoice.read', 'invoice.approve'] as const }
    const sameOne = await aPerson(tenant, { ...approving, person: clerk.personId })
    expect(await refusalOf(as(sameOne, contract.approveInvoice, at(overridden)))).toBe('invoice.ownOverride')
    const other = await aPerson(tenant, approving)
    expect(await as(other, contract.approveInvoice, at(overridden))).toMatchObject({ status: 'approved' })
  })

  test('too many pieces, another rate, another title or unknown goods cannot be overridden', async () => {
    const { clerk, glove, vest, written, send, balances } = await invoicing()
    const wrong = async (lines: Parameters<typeof written>[0], more: Parameters<typeof written>[1] = {}) =>
      (await send(written(lines, more))).invoice!
    const many = await wrong([glove(11), vest(5)])
    expect(many).toMatchObject({ problems: ['quantity'], difference: '35.20' })
    expect(await wrong([{ ...glove(10), rate: '9.00' }])).toMatchObject({ problems: ['rate'] })
    expect(await wrong([glove(10), vest(5)], { buyer: { ...payer, name: '启明物业管理有限公司' } })).toMatchObject({
      problems: ['title'],
    })
    expect(await wrong([{ ...glove(1), name: '碎纸机' }])).toMatchObject({ problems: ['noReceipt'] })
    const bracketed = await wrong([glove(10), vest(5)], { buyer: { ...payer, name: '启明集团 有限公司' } })
    expect(bracketed.status).toBe('matched')
    expect(await refusalOf(as(clerk, contract.overrideMatch, { ...at(many), reason: '同意' }))).toBe(
      'invoice.notOverridable',
    )
    expect(await balances()).toEqual({ pieces: 15, gross: '528.00' })
  })

  test('merged lines and a difference of cents match by the totals of the rate', async () => {
    const { glove, written, send, clerk } = await invoicing()
    const { invoice } = await send(written([{ ...glove(1), name: '办公用品一批', unit: '批', gross: '528.03' }]))
    expect(invoice).toMatchObject({ status: 'matched', difference: '0.03' })
    const match = await as(clerk, contract.findMatch, { invoiceId: invoice!.id })
    expect(match).toMatchObject({ method: 'totals', expected: '528.00' })
  })

  test('a seller that has become a supplier since the upload is found when the invoice is matched again', async () => {
    const { tenant, clerk, own, glove, vest, written, send, supplier } = await invoicing()
    const seller = { ...own, no: '91310000MA1FL0000X' }
    const { invoice } = await send(written([glove(10), vest(5)], { seller }), clerk)
    expect(invoice).toMatchObject({ status: 'exception', problems: ['unknownSupplier'], supplierId: null })
    await owner.query(`update suppliers.suppliers set credit_code = $3 where tenant_id = $1 and id = $2`, [
      tenant.id,
      supplier.supplierId,
      seller.no,
    ])
    const matched = await as(clerk, contract.rematchInvoice, at(invoice!))
    expect(matched).toMatchObject({ status: 'matched', supplierId: supplier.supplierId })
    expect(matched.checks.find(({ rule }) => rule === 'supplier')).toMatchObject({ outcome: 'ok' })
    expect(await as(clerk, contract.approveInvoice, at(matched))).toMatchObject({ status: 'approved' })
  })

  test('a returned invoice frees its lines and can be uploaded again', async () => {
    const { clerk, seller, glove, vest, written, send, balances } = await invoicing()
    const invoice = written([glove(10), vest(5)])
    const { invoice: taken } = await send(invoice)
    const returned = await as(clerk, contract.returnInvoice, { ...at(taken!), reason: '请补备注' })
    expect(returned).toMatchObject({ status: 'returned', reason: '请补备注', can: [] })
    expect(await balances()).toEqual({ pieces: 0, gross: '0.00' })
    expect(await as(seller, countSupplierInvoices, {})).toEqual({ returned: 1 })
    expect(await send(invoice)).toMatchObject({ outcome: 'accepted', invoice: { id: taken!.id, status: 'matched' } })
    expect(await balances()).toEqual({ pieces: 15, gross: '528.00' })
  })

  test('an invoice before the confirmation waits for it', async () => {
    const { seller, clerk, statement, glove, vest, written, send } = await invoicing({ isConfirmed: false })
    const { invoice } = await send(written([glove(10), vest(5)]))
    expect(invoice).toMatchObject({ status: 'exception', problems: ['notConfirmed'] })
    const { confirmStatement } = await import('#contract/settlement/statements.ts')
    await withWorker(clerk.tenantId, async () => {
      await as(seller, confirmStatement, at(statement))
      await expect
        .poll(async () => (await as(clerk, findInvoice, { id: invoice!.id })).status, { timeout: 20_000 })
        .toBe('matched')
    })
  })
})

describe('matching: many at once', () => {
  test('a hundred uploads of one number give one invoice', async () => {
    const { clerk, seller, glove, vest, written, send, tenant } = await invoicing()
    const invoice = written([glove(10), vest(5)])
    const sent = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send(`${invoiceXml(invoice)}<!-- ${n % 10} -->`, n % 2 === 0 ? seller : clerk),
      ),
    )
    expect(sent.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1)
    expect(new Set(sent.map((verdict) => verdict.invoice?.id)).size).toBe(1)
    const { rows } = await owner.query<{ n: number; files: number }>(
      `select (select count(*) from invoices.invoices where tenant_id = $1)::int as n,
         (select count(*) from invoices.files where tenant_id = $1)::int as files`,
      [tenant.id],
    )
    expect(rows[0]).toEqual({ n: 1, files: 10 })
  })

  test('of invoices that race for the last pieces of a line one is matched', async () => {
    for (let n = 0; n < 4; n++) {
      const { glove, vest, written, send, balances } = await invoicing()
      // Vests cost as much as gloves: what is open of them must not make good too many gloves.
      await send(written([vest(5)]))
      const pieces = [10, 8, 3, 9, 8, 5, 6, 10]
      const sent = await Promise.all(pieces.map((each) => send(written([glove(each)]))))
      const matched = pieces.filter((_, place) => sent[place]!.invoice!.status === 'matched')
      const taken = matched.reduce((all, each) => all + each, 0)
      expect((await balances()).pieces).toBe(taken + 5)
      expect(taken).toBeLessThanOrEqual(10)
      expect(taken).toBeGreaterThan(0)
    }
  })

  test('fewer pieces of one thing do not make good more of another', async () => {
    const { glove, vest, written, send } = await invoicing()
    expect((await send(written([glove(8), vest(2)]))).invoice).toMatchObject({ status: 'matched' })
    expect((await send(written([glove(3), vest(2)]))).invoice).toMatchObject({ problems: ['quantity'] })
    expect((await send(written([glove(2), vest(3)]))).invoice).toMatchObject({ status: 'matched' })
  })

  test('an invoice is approved once, and not when it is returned', async () => {
    for (let n = 0; n < 4; n++) {
      const { clerk, glove, vest, written, send, tenant } = await invoicing()
      const { invoice } = await send(written([glove(10), vest(5)]))
      const approve = () => as(clerk, contract.approveInvoice, at(invoice!))
      const all = await outcomes([
        approve(),
        approve(),
        as(clerk, contract.returnInvoice, { ...at(invoice!), reason: '误' }),
        approve(),
      ])
      expect(count(all, 'ok')).toBe(1)
      const { rows } = await owner.query<{ n: number }>(
        `select count(*)::int as n from settlement.payables where tenant_id = $1`,
        [tenant.id],
      )
      expect(rows[0]!.n).toBe(all[2] === 'ok' ? 0 : 1)
    }
  })
})
