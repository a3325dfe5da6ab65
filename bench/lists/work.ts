import { contractPdf } from '#modules/contracts/documents/document.content.ts'
import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { listSpend } from '#contract/insight/statistics.ts'
import { findCockpit } from '#contract/insight/cockpit.ts'
import { exportStatementLines, listStatementLines } from '#contract/settlement/statements.ts'
import type { Tx } from '#kit/database/database.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { encrypt } from '#kit/security/encryption.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { invoiceXml } from '#kit/taxBureau/invoiceXml.ts'
import { invoiceTable } from '#modules/invoices/index.ts'
import { filesIn } from '#modules/invoices/reading/archive.ts'
import { readInvoice } from '#modules/invoices/reading/read.ts'
import { createBatch } from '#modules/payments/batches/batch.service.ts'
import { confirmStatement, createStatement, matchInvoice, sendStatement } from '#modules/settlement/index.ts'
import { openListFixture } from './listFixture.ts'
import { readerOf } from './listPlan.ts'
import { rowsOf } from './listRows.ts'
import { startProcess } from '../processes.ts'
import { addInvoice, addLines, addRequests, suppliers } from './workRows.ts'

const port = 3973
const times = Number(process.env['BENCH_RUNS'] ?? 5)
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** Measures single pieces of heavy work, each as its user waits for it: the median of five. */
export async function measureWork(): Promise<void> {
  const { fixture, url, database, close } = await openListFixture()
  const { tenantId } = fixture
  const server = await startProcess('server/src/main.ts', /ready at/, {
    DATABASE_URL: url,
    PORT: String(port),
    METRICS_PORT: '0',
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
  })
  const today = dayOf(new Date())
  const month = monthAfter(today.slice(0, 7), -1)
  const buyer = readerOf(tenantId, 'buyer', fixture.buyer.userId)
  const sellerOf = (supplierId: string) => ({ ...buyer, entrance: 'supplier' as const, supplierId })
  const took = new Map<string, { target: number; ms: number[] }>()
  const timed = async <T>(name: string, target: number, work: () => Promise<T>): Promise<T> => {
    const from = performance.now()
    const done = await work()
    const one = took.get(name) ?? { target, ms: [] }
    one.ms.push(performance.now() - from)
    took.set(name, one)
    return done
  }
  const write = <T>(work: (tx: Tx) => Promise<T>) => database.write(tenantId, work)
  const get = async (
    { path }: { readonly path: string },
    input: Readonly<Record<string, string>>,
    token = fixture.buyer.token,
  ) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}?${new URLSearchParams(input)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || bytes.subarray(0, 30).includes('"code":-'))
      throw new Error(`${path}: ${bytes.toString().slice(0, 200)}`)
    return bytes
  }

  async function statement(supplierId: string, payerNo: string, lines: number) {
    await addLines(url, tenantId, supplierId, payerNo, lines)
    const id = await timed(`statement of ${lines} lines made`, 2000, () =>
      write((tx) => createStatement(tx, buyer, { supplierId, payerNo, month })),
    )
    await timed(`first lines of ${lines}`, 200, () =>
      get(listStatementLines, { statementId: id, page: '1', limit: '20' }),
    )
    return id
  }
  async function matching(payerNo: string, lines: number) {
    const supplierId = suppliers.matching
    const id = await statement(supplierId, payerNo, lines)
    await write((tx) => sendStatement(tx, buyer, { id, version: 1 }))
    await timed(`statement of ${lines} lines confirmed`, 2000, () =>
      write((tx) => confirmStatement(tx, sellerOf(supplierId), { id, version: 2 })),
    )
    const invoiceId = await addInvoice(url, tenantId, supplierId, payerNo, lines)
    await timed(`invoice of ${lines} lines matched`, 3000, () =>
      write(async (tx) => matchInvoice(tx, buyer, await invoiceTable.lock(tx, invoiceId))),
    )
    const { status } = await database.read(tenantId, (db) => invoiceTable.find(db, invoiceId))
    if (status !== 'matched') throw new Error(`the invoice is ${status}`)
  }

  const encryptionKey = await sharedSecret(database, 'seal')
  const payments = async (payerNo: string, count: number) => {
    const accountNo = encrypt(encryptionKey, `payments.payee/${tenantId}/${suppliers.payments}`, '6222000000000001')
    const requestIds = await addRequests(url, tenantId, payerNo, count, accountNo)
    await timed(`batch of ${count} payments`, 2000, () =>
      write((tx) => createBatch(tx, buyer, { requestIds, format: 'csv' }, { encryptionKey })),
    )
  }

  const xml = Buffer.from(
    invoiceXml({
      number: '26000000000000000101',
      issuedOn: today,
      seller: { no: '91310112MADEM0089U', name: '砚白办公用品有限公司' },
      buyer: { no: '91320594MA00000X00', name: '启明集团有限公司' },
      lines: Array.from({ length: 200 }, (_, n) => ({
        name: `螺栓 M${n}`,
        className: '紧固件',
        unit: '件',
        quantity: 2,
        gross: '11.30',
        rate: '13.00',
      })),
    }),
  )
  for (let run = 0; run < times; run++) {
    const payerNo = `W${Date.now()}`
    const id = await statement(suppliers.statement, payerNo, 10_000)
    await timed('export of 10000 lines', 5000, () => get(exportStatementLines, { statementId: id }))
    await matching(`${payerNo}M`, 5000)
    await payments(payerNo, 500)
    await timed('invoice XML of 200 lines read', 50, async () =>
      readInvoice((await filesIn('invoice.xml', xml))[0]!, today),
    )
    await timed('contract PDF of 20 pages', 1000, () => renderPdf(longContract()))
    const days = { since: `${month.slice(0, 4)}-01-01`, until: today }
    if (rowsOf.facts > 0) {
      await timed('cockpit', 100, () => get(findCockpit, days))
      await timed('cockpit of a company', 100, () => get(findCockpit, { ...days, deptId: '1000005' }))
    }
    const page = { ...days, page: '1', limit: '20' }
    await timed('drill-down page', 30, () => get(listSpend, page))
    await timed('drill-down of a company', 30, () => get(listSpend, { ...page, deptId: '1000005' }))
    await timed('drill-down of a supplier', 30, () => get(listSpend, { ...page, supplierId: '4000051' }))
  }
  const table = [...took].map(
    ([name, { target, ms }]) =>
      [name, { ms: Math.round(median(ms)), target, worst: Math.round(Math.max(...ms)) }] as const,
  )
  console.table(Object.fromEntries(table))
  if (table.some(([, { ms, target }]) => ms > target)) process.exitCode = 1
  server.kill('SIGTERM')
  await close()
}

/** Twenty pages of clauses. */
function longContract() {
  const text = '甲乙双方经友好协商，就下列货物的采购达成一致，并共同遵守本合同的约定。'.repeat(12)
  return contractPdf(
    {
      no: 'HT20261201000001',
      title: '年度框架采购合同',
      payer_no: '91320594MA00000X00',
      payer_title: '启明集团有限公司',
      supplier_no: '91310112MADEM0089U',
      supplier_name: '砚白办公用品有限公司',
      source_no: 'XJ20261201000001',
      rate: '13.00',
      net: '100000.00',
      tax: '13000.00',
      gross: '113000.00',
      deposit: null,
      deposit_due_on: null,
      valid_from: '2026-12-01',
      valid_to: '2027-11-30',
      clauses: Array.from({ length: 46 }, (_, n) => ({ no: null, title: `约定 ${n + 1}`, text })),
      values: [],
    },
    [],
    1,
  )
}
