import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listExportLog } from '#contract/logs/logs.ts'
import { type ArchiveManifest, archivePeriod, closePeriod, listPeriods } from '#contract/payments/periods/periods.ts'
import { approveInvoice } from '#contract/settlement/matching/matching.ts'
import { invoiceXml } from '#kit/taxBureau/invoiceXml.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { invoicing, lastMonth, payer, today } from '#test/settlement/invoicing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download } from '#test/upload.ts'
import { unzipped } from '#test/zip.ts'
import { namesInArchive } from './archive.sheets.ts'

const of = { payerNo: payer.no, month: lastMonth }
const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })
const finance = ['payment.read', 'period.close', 'period.export', 'invoice.read', 'statement.read'] as const
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** A month with an invoice of ¥528.00 and its statement. */
async function booked() {
  const market = await invoicing()
  const { tenant, clerk, written, glove, vest, send } = market
  const accountant = await aPerson(tenant, { permissions: [...finance], name: '顾清和' })
  const original = written([glove(10), vest(5)])
  const invoice = (await send(original)).invoice!
  await as(clerk, approveInvoice, at(invoice))
  await owner.query('update settlement.payables set booked_on = $2 where tenant_id = $1', [
    tenant.id,
    `${lastMonth}-21`,
  ])
  const archive = () => download(accountant, archivePeriod, of)
  return { ...market, accountant, original, invoice, archive, close: () => as(accountant, closePeriod, of) }
}

test('archive: holds the originals byte by byte, with statements, entries, an index and the hash of each', async () => {
  const { tenant, archive, close, original, invoice, statement, accountant } = await booked()
  await close()
  const { content, headers } = await archive()
  expect(headers['content-type']).toBe('application/zip')
  const files = unzipped(content)
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as ArchiveManifest
  expect(manifest).toMatchObject({ ...of, payerTitle: payer.name, closedByName: '顾清和', archivedByName: '顾清和' })
  expect([...files.keys()].toSorted()).toEqual(['manifest.json', ...manifest.files.map(({ name }) => name)].toSorted())
  for (const { name, sha256: hash, size } of manifest.files) {
    expect([name, sha256(files.get(name)!), files.get(name)!.length]).toEqual([name, hash, size])
  }
  const xml = Buffer.from(invoiceXml(original))
  const kept = files.get(`invoices/${invoice.number}/发票.xml`)!
  expect(kept.equals(xml)).toBe(true)
  const { rows } = await owner.query<{ sha256: string }>('select sha256 from invoices.files where tenant_id = $1', [
    tenant.id,
  ])
  expect(rows).toEqual([{ sha256: sha256(xml) }])
  expect(manifest.files.map(({ kind }) => kind)).toEqual(['invoice', 'statement', 'entries', 'entries', 'index'])
  expect(manifest.files[1]).toMatchObject({ documentNo: statement.statementNo })
  expect(files.get('entries/entries.xml')!.toString()).toContain(invoice.number)
  const [period] = (await as(accountant, listPeriods, {})).records.filter(({ month }) => month === lastMonth)
  expect(period!.can).toEqual(['archive'])
  const auditor = await aPerson(tenant, { entrance: 'operator', permissions: ['log.read'] })
  const [noted] = (await as(auditor, listExportLog, {})).records
  expect(noted).toMatchObject({ fileName: `归档-${payer.name}-${lastMonth}.zip`, bytes: content.length })
})

test('archive: an open month, another company, another tenant and people without all permissions are refused', async () => {
  const { tenant, archive, accountant, close } = await booked()
  expect(await refusalOf(archive())).toBe('period.notClosed')
  await close()
  const get = (person: typeof accountant, more = {}) => refusalOf(download(person, archivePeriod, { ...of, ...more }))
  expect(await get(accountant, { month: today.slice(0, 7) })).toBe('period.notClosed')
  expect(await get(accountant, { payerNo: '91110000100000001Y' })).toBe('thing.notFound')
  for (const missing of ['period.export', 'invoice.read', 'statement.read']) {
    const person = await aPerson(tenant, { permissions: finance.filter((each) => each !== missing) })
    expect(await get(person), missing).toBe('permission.denied')
    const [period] = (await as(person, listPeriods, {})).records
    expect(period!.can).not.toContain('archive')
  }
  const elsewhere = await invoicing()
  const stranger = await aPerson(elsewhere.tenant, { permissions: [...finance] })
  // The other tenant books for a company with the same number: its month is open, and this one's is not sent.
  expect(await get(stranger)).toBe('period.notClosed')
})

test('archive: bytes that are not those that were received end it without a directory', async () => {
  const { tenant, archive, close } = await booked()
  await close()
  await owner.query(`update invoices.files set sha256 = $2 where tenant_id = $1`, [tenant.id, 'a'.repeat(64)])
  const sent = await archive().then(
    ({ content }) => content.includes('manifest.json'),
    () => false,
  )
  expect(sent).toBe(false)
})

test('archive: names keep to their folder, and each is there once', () => {
  const named = (name: string) => ({ invoice_no: '26/1', name })
  expect(namesInArchive([named('发票.xml'), named('../../发票.XML'), named('.'), named('a\u202Eb/c.pdf')])).toEqual([
    'invoices/26_1/发票.xml',
    'invoices/26_1/_.._发票.XML',
    'invoices/26_1/_',
    'invoices/26_1/a_b_c.pdf',
  ])
  expect(namesInArchive([named('a.xml'), named('A.xml'), named('a.xml')])).toEqual([
    'invoices/26_1/a.xml',
    'invoices/26_1/2-A.xml',
    'invoices/26_1/3-a.xml',
  ])
})
