import { describe, expect, test } from 'vitest'
import * as batches from '#contract/payments/batches.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Bank, BankResult } from '#kit/bank/bank.ts'
import { type BankSimulation, bankSimulator } from '#kit/bank/bank.simulator.ts'
import { as, clock, database, jobContext, refusalOf } from '#test/app.ts'
import { upload } from '#test/upload.ts'
import { at, createPaying } from '#test/payments/paying.ts'
import { createBatch } from './batch.service.ts'
import { askBank } from './bank.service.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { sharedSecret } from '#kit/security/secrets.ts'

const seconds = (count: number) => new Date(clock().getTime() + count * 1000)

/** Approved requests in a batch that goes to the bank directly; `orders` are the serials that the bank was informed. */
async function direct(grosses: readonly string[], options: BankSimulation = {}) {
  const market = await createPaying()
  const { tenant, cashier } = market
  await market.payee()
  const approved = []
  for (const gross of grosses) approved.push(await market.approved(gross))
  const requestIds = approved.map(({ id }) => id)
  const encryptionKey = await sharedSecret(database, 'seal')
  const id = await database.write(tenant.id, (tx) =>
    createBatch(tx, { ...cashier, now: clock() }, { requestIds, format: 'direct' }, { encryptionKey }),
  )
  let now = clock()
  const orders: string[] = []
  const simulated = bankSimulator({ now: () => now, ...options })
  const bank: Bank = {
    ...simulated,
    submit: (order, signal) => {
      orders.push(...order.payments.map(({ serial }) => serial))
      return simulated.submit(order, signal)
    },
  }
  const run = async (after: number, of = database) => {
    now = seconds(after)
    await askBank(bank)({ ...jobContext(tenant.id, now), database: of }).catch(() => {})
  }
  const find = () => as(cashier, batches.findPaymentBatch, { id })
  const postings = async () =>
    (
      await owner.query(
        `select count(*)::int as n from kit.events where tenant_id = $1 and name in ('payment.paid', 'payment.failed')`,
        [tenant.id],
      )
    ).rows[0]!.n as number
  return { ...market, id, orders, run, find, postings, bank }
}

describe('bank: batches that go there directly', () => {
  test('a batch is informed once, asked until it is answered, and its results settle or free the payables', async () => {
    const { run, find, orders, rows, id, cashier } = await direct(['100.00', '200.44', '300.55'])
    expect(await find()).toMatchObject({ channel: 'bank', bankState: 'queued', status: 'sent' })
    expect(await refusalOf(as(cashier, batches.downloadBankFile, { id }))).toBe('payment.sentDirectly')
    await run(1)
    expect(await find()).toMatchObject({ bankState: 'accepted', waiting: { count: 3 } })
    await run(40)
    expect(await find()).toMatchObject({
      paid: { count: 1 },
      failed: { count: 1 },
      waiting: { count: 1 },
      can: ['importResults'],
    })
    expect((await rows()).map(({ status }) => status)).toEqual(['settled', 'open', 'paying'])
    await run(90)
    await run(400)
    expect(orders).toHaveLength(3)
    expect(await find()).toMatchObject({ files: [{ applied: 2 }] })
  })

  test('an answer that is lost, a bank that is away and a kill before the order never pay twice', async () => {
    const faults: ('lose' | 'fail' | undefined)[] = ['lose', 'fail', undefined]
    const { run, find, orders, postings } = await direct(['100.00'], { fault: () => faults.shift() })
    await run(1)
    expect(await find()).toMatchObject({ bankState: 'sending', waiting: { count: 1 } })
    await run(30)
    await run(300)
    await run(900)
    expect(orders).toHaveLength(1)
    expect(await postings()).toBe(1)
    expect(await find()).toMatchObject({ status: 'done', paid: { count: 1 } })
  })

  test('a process that is killed between the answer of the bank and the posting posts once', async () => {
    const other = await direct(['100.00', '200.00'])
    await other.run(1)
    // The first write of a run looks whether the batch is to be informed; the second one posts.
    let writes = 0
    const killed = (isBefore: boolean) =>
      ({
        ...database,
        write: async (tenantId: string, work: (tx: Tx) => Promise<unknown>) => {
          writes += 1
          if (writes !== 2) return database.write(tenantId, work)
          if (!isBefore) {
            await database.write(tenantId, work)
            throw new Error('killed after the commit')
          }
          return database.write(tenantId, async (tx) => {
            await work(tx)
            throw new Error('killed before the commit')
          })
        },
      }) as unknown as typeof database
    await other.run(40, killed(true))
    expect(await other.postings()).toBe(0)
    writes = 0
    await other.run(3600, killed(false))
    await other.run(7300)
    await Promise.all([other.run(9000), other.run(9000)])
    expect(await other.postings()).toBe(2)
    expect((await other.rows()).map(({ paid, reserved }) => [paid, reserved])).toEqual([
      ['100.00', '0.00'],
      ['200.00', '0.00'],
    ])
    expect(other.orders).toHaveLength(2)
    expect(await other.find()).toMatchObject({ status: 'done' })
  })

  test('eight workers at once tell the bank once', async () => {
    const { run, orders } = await direct(['100.00'])
    await Promise.all(Array.from({ length: 8 }, () => run(1)))
    expect(orders).toHaveLength(1)
  })

  test('a refused order frees its amounts; an unknown payment is given up by a person, later', async () => {
    const refused = await direct(['100.00'], { fault: (call) => (call === 'submit' ? 'refuse' : undefined) })
    await refused.run(1)
    expect(await refused.find()).toMatchObject({ status: 'done', failed: { count: 1 } })
    expect(await refused.rows()).toMatchObject([{ status: 'open', reserved: '0.00' }])
    const { run, find, cashier, id, rows, tenant } = await direct(['100.66'])
    const giveUp = async () => as(cashier, batches.giveUpPayments, { ...at(await find()), reason: '银行确认未收到' })
    for (const after of [1, 60, 120, 180]) await run(after)
    expect(await find()).toMatchObject({ can: ['importResults', 'giveUp'] })
    expect(await refusalOf(giveUp())).toBe('payment.notUnknown')
    await owner.query(`update payments.batches set submitted_at = now() - interval '31 minutes' where tenant_id = $1`, [
      tenant.id,
    ])
    expect(await giveUp()).toMatchObject({ id, status: 'done', failed: { count: 1 } })
    expect(await rows()).toMatchObject([{ status: 'open', reserved: '0.00' }])
  })

  test('a file says that a payment failed only after the bank has not known it so often, and that it was paid at once', async () => {
    const { run, find, cashier, id, rows, tenant, orders } = await direct(['100.66', '200.44'])
    await run(1)
    const [unknown, known] = [
      orders.find((each) => each.endsWith('0001'))!,
      orders.find((each) => each.endsWith('0002'))!,
    ]
    const said = (serial: string, result: string) =>
      upload(
        cashier,
        batches.importBankResults,
        { name: '结果.csv', content: `请求流水号,处理结果\r\n${serial},${result}\r\n` },
        { id },
      )
    expect(await said(unknown, '失败')).toMatchObject({ applied: 0, problems: [{ serial: unknown }] })
    expect((await rows()).map(({ status }) => status)).toEqual(['paying', 'paying'])
    expect(await said(known, '成功')).toMatchObject({ applied: 1, problems: [] })
    for (const after of [60, 120, 180]) await run(after)
    expect(await said(unknown, '失败')).toMatchObject({ applied: 0 })
    await owner.query(`update payments.batches set submitted_at = now() - interval '31 minutes' where tenant_id = $1`, [
      tenant.id,
    ])
    expect(await said(unknown, '失败')).toMatchObject({ applied: 1, problems: [] })
    expect(await find()).toMatchObject({ status: 'done' })
    expect((await rows()).map(({ status, reserved }) => [status, reserved])).toEqual([
      ['open', '0.00'],
      ['settled', '0.00'],
    ])
  })

  test('an answer that contradicts the batch is noted once, and a payment that is found again is not given up', async () => {
    const { bank, run, find, tenant } = await direct(['100.66'])
    const answer = (after: number, said: Partial<BankResult> & Pick<BankResult, 'state'>) =>
      askBank({
        ...bank,
        ask: (payments) =>
          Promise.resolve(
            payments.map(({ serial, amount }) => ({ serial, amount, bankRef: '', paidOn: '', reason: '', ...said })),
          ),
      })(jobContext(tenant.id, seconds(after)))
    for (const after of [1, 60, 120, 180]) await run(after)
    expect(await find()).toMatchObject({ can: ['importResults', 'giveUp'] })
    await answer(240, { state: 'pending' })
    expect(await find()).toMatchObject({ can: ['importResults'] })
    for (const after of [300, 360, 420]) await answer(after, { state: 'paid', amount: '1.00' })
    const { waiting, files } = await find()
    expect([waiting.count, files.map(({ problems }) => problems)]).toEqual([1, [1]])
  })

  test('a payment that is returned later is due again and held, once', async () => {
    let serials: readonly string[] = []
    const { run, find, orders, rows } = await direct(['100.00'], {
      returns: () => serials.map((serial) => ({ serial, reason: '收款行退回' })),
    })
    await run(1)
    await run(40)
    serials = [orders[0]!, 'BC0']
    await run(80)
    await run(120)
    expect(await rows()).toMatchObject([{ status: 'held', holds: ['bounced'], rest: '100.00' }])
    expect(await find()).toMatchObject({ failed: { count: 1 } })
  })
})
