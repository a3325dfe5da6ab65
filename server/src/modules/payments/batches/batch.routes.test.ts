import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as batches from '#contract/payments/batches.ts'
import * as requests from '#contract/payments/requests.ts'
import { listReceipts, listReceivables } from '#contract/payments/supplierPayments.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { account, at, createPaying, today } from '#test/payments/paying.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download, upload } from '#test/upload.ts'

/** Result file as a bank writes it. */
const resultsOf = (rows: readonly (readonly string[])[]) => ({
  name: '结果.csv',
  content: [['请求流水号', '金额', '处理结果', '银行流水号', '失败原因'], ...rows]
    .map((row) => row.join(','))
    .join('\n'),
})

async function sending(...grosses: readonly string[]) {
  const market = await createPaying()
  await market.payee()
  const approved = []
  for (const gross of grosses) approved.push(await market.approved(gross))
  const { cashier } = market
  const paymentsOf = async (batchId: string) =>
    (await as(cashier, batches.listBatchPayments, { batchId, limit: 50 })).records
  const answer = (id: string, rows: readonly (readonly string[])[]) =>
    upload(cashier, batches.importBankResults, resultsOf(rows), { id })
  return { ...market, approvedRequests: approved, ids: approved.map(({ id }) => id), paymentsOf, answer }
}

describe('payments: batches', () => {
  test('a batch has a bank file that never changes, and results settle or free its payments', async () => {
    const market = await sending('100.00', '200.00', '300.00')
    const { batch, ids, cashier, paymentsOf, answer, rows, find, supplier, tenant } = market
    const made = await batch(...ids)
    expect(made).toMatchObject({
      status: 'sent',
      payments: 3,
      total: '600.00',
      waiting: { count: 3, amount: '600.00' },
    })
    const file = await download(cashier, batches.downloadBankFile, { id: made.id })
    const content = file.content.toString('utf8')
    expect(createHash('sha256').update(file.content).digest('hex')).toBe(made.sha256)
    expect(content.startsWith('\uFEFF序号,收款户名,收款账号,开户行,联行号,金额,用途,请求流水号')).toBe(true)
    expect(content).toContain(account.accountNo)
    const stored = await owner.query<{ file: Buffer }>(`select file from payments.batches where tenant_id = $1`, [
      tenant.id,
    ])
    expect(stored.rows[0]!.file.includes(account.accountNo)).toBe(false)
    const [first, second, third] = await paymentsOf(made.id)
    expect(content).toContain(`1,${account.name},${account.accountNo},${account.bank},${account.cnaps},`)
    const reply = await answer(made.id, [
      [first!.serial, first!.amount, '成功', 'N1', ''],
      [second!.serial, second!.amount, '失败', '', '户名与账号不符'],
      [third!.serial, third!.amount, '处理中', '', ''],
      ['BC99999999', '1.00', '成功', 'N9', ''],
    ])
    expect(reply).toMatchObject({ applied: 2, repeated: 0, foreign: 1, problems: [{ serial: third!.serial }] })
    expect((await rows()).map(({ status }) => status)).toEqual(['settled', 'open', 'paying'])
    expect(await find(second!.requestId)).toMatchObject({ status: 'failed', failure: '户名与账号不符', can: [] })
    expect((await as(cashier, batches.findPaymentBatch, { id: made.id })).files).toMatchObject([
      { applied: 2, foreign: 1, problems: 1, byName: '顾清和' },
    ])
    const done = await answer(made.id, [[third!.serial, third!.amount, '成功', 'N3', '']])
    expect(done).toMatchObject({ applied: 1 })
    expect(await as(cashier, batches.findPaymentBatch, { id: made.id })).toMatchObject({
      status: 'done',
      paid: { count: 2, amount: '400.00' },
      failed: { count: 1, amount: '200.00' },
    })
    for (const set of ['total = 1', `file = 'x'`, `sha256 = repeat('a', 64)`])
      await expect(owner.query(`update payments.batches set ${set} where tenant_id = $1`, [tenant.id])).rejects.toThrow(
        /a bank file does not change|violates check/,
      )
    for (const set of ['amount = 1', `serial = 'x'`, `status = 'sent'`])
      await expect(
        owner.query(`update payments.payments set ${set} where tenant_id = $1`, [tenant.id]),
      ).rejects.toThrow('a payment does not change but for its result')
    const again = await download(cashier, batches.downloadBankFile, { id: made.id })
    expect(again.content.equals(file.content)).toBe(true)
    expect((await as(supplier, listReceipts, {})).records.map(({ amount }) => amount)).toEqual(['300.00', '100.00'])
    expect((await as(supplier, listReceivables, {})).records).toMatchObject([{ gross: '200.00', status: 'open' }])
  })

  test('a result file twice, at once and with other amounts settles each payment once', async () => {
    const { batch, ids, paymentsOf, answer, rows } = await sending('100.00', '200.00')
    const made = await batch(...ids)
    const [first, second] = await paymentsOf(made.id)
    expect(await answer(made.id, [[first!.serial, '99.99', '成功', 'N1', '']])).toMatchObject({
      applied: 0,
      problems: [{ serial: first!.serial }],
    })
    const file = [
      [first!.serial, '100.00', '成功', 'N1', ''],
      [first!.serial, '100.00', '成功', 'N1', ''],
      [second!.serial, '¥200', '交易成功', 'N2', ''],
    ]
    const replies = await Promise.all([1, 2, 3, 4].map(() => answer(made.id, file)))
    expect(replies.reduce((all, { applied }) => all + applied, 0)).toBe(2)
    expect(replies.reduce((all, { repeated }) => all + repeated, 0)).toBe(10)
    expect(await rows()).toMatchObject([
      { paid: '100.00', reserved: '0.00' },
      { paid: '200.00', reserved: '0.00' },
    ])
    const turned = await answer(made.id, [[first!.serial, '100.00', '失败', '', '撤销']])
    expect(turned).toMatchObject({ applied: 0, problems: [{ serial: first!.serial }] })
    expect((await rows())[0]).toMatchObject({ paid: '100.00' })
  })

  test('a bank that repeats one reference pays all of its payments, by hand a reference is taken once', async () => {
    const { batch, ids, approvedRequests, cashier, paymentsOf, answer, rows } = await sending(
      '100.00',
      '200.00',
      '300.00',
      '400.00',
    )
    const made = await batch(ids[0]!, ids[1]!)
    const results = (await paymentsOf(made.id)).map(({ serial, amount }) => [serial, amount, '成功', 'N1', ''])
    expect(await answer(made.id, results)).toMatchObject({ applied: 2, problems: [] })
    expect((await paymentsOf(made.id)).map(({ bankRef }) => bankRef)).toEqual(['N1', 'N1'])
    const byHand = (place: number) =>
      as(cashier, requests.markRequestPaid, { ...at(approvedRequests[place]!), paidOn: today(), bankRef: 'M1' })
    await byHand(2)
    expect(await refusalOf(byHand(3))).toBe('payment.bankRefTaken')
    expect((await rows()).map(({ status }) => status)).toEqual(['settled', 'settled', 'settled', 'paying'])
  })

  test('results of another batch or tenant are foreign, and its columns are named', async () => {
    const one = await sending('100.00', '200.00')
    const [mine, other] = [await one.batch(one.ids[0]!), await one.batch(one.ids[1]!)]
    const [payment] = await one.paymentsOf(other.id)
    const rows = [[payment!.serial, '200.00', '成功', 'N1', '']]
    expect(await one.answer(mine.id, rows)).toMatchObject({ applied: 0, foreign: 1 })
    const elsewhere = await sending('100.00')
    expect(await refusalOf(elsewhere.answer(other.id, rows))).toBe('thing.notFound')
    const headless = upload(
      one.cashier,
      batches.importBankResults,
      { name: 'a.csv', content: '金额\n1' },
      { id: mine.id },
    )
    expect(await refusalOf(headless)).toBe('payment.headings')
    expect(await refusalOf(upload(one.clerk, batches.importBankResults, resultsOf(rows), { id: other.id }))).toBe(
      'permission.denied',
    )
  })

  test('one request is in one batch or paid by hand, however many try at once', async () => {
    for (let n = 0; n < 3; n++) {
      const { batch, ids, cashier, approvedRequests, tenant, rows } = await sending('100.00', '200.00')
      const [first] = approvedRequests
      const all = await outcomes([
        batch(...ids),
        batch(...ids.toReversed()),
        batch(ids[0]!),
        as(cashier, requests.markRequestPaid, { ...at(first!), paidOn: today(), bankRef: 'M1' }),
      ])
      expect(all).toContain('ok')
      const { rows: made } = await owner.query<{ n: number }>(
        `select count(*)::int as n from payments.payments where tenant_id = $1 group by request_id`,
        [tenant.id],
      )
      expect(made.every((each) => each.n === 1)).toBe(true)
      expect((await rows())[0]!.status).not.toBe('open')
    }
  })

  test('who approved or prepared does not execute, held payables are not sent, and a batch has one payer', async () => {
    const market = await sending('100.00')
    const { tenant, ids, batch, payable, draft, submit, decide, approver } = market
    const greedy = await aPerson(tenant, { permissions: ['payment.read', 'payment.execute', 'payment.prepare'] })
    const drafted = await as(greedy, requests.createPaymentRequest, {
      payableIds: [await payable('20.00')],
      plannedOn: today(),
      purpose: '货款',
    })
    const own = await decide((await submit(drafted, greedy)).id)
    const byPreparer = as(greedy, batches.createPaymentBatch, { requestIds: [own.id], format: 'csv' })
    expect(await refusalOf(byPreparer)).toBe('payment.samePerson')
    const byApprover = as(approver, batches.createPaymentBatch, { requestIds: ids, format: 'csv' })
    expect(await refusalOf(byApprover)).toBe('permission.denied')
    const sister = await payable('30.00', { payerNo: '91110000100000001X' })
    const ofSister = await decide((await submit(await draft(sister))).id)
    expect(await refusalOf(batch(ids[0]!, ofSister.id))).toBe('payment.onePayer')
    await owner.query(`update settlement.payables set holds = array['manual'] where tenant_id = $1 and gross = 100`, [
      tenant.id,
    ])
    expect(await refusalOf(batch(...ids))).toBe('payment.notPayable')
    const xlsx = await as(market.cashier, batches.createPaymentBatch, { requestIds: [ofSister.id], format: 'xlsx' })
    expect(xlsx.fileName.endsWith('.xlsx')).toBe(true)
  })
})
