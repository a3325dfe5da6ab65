import { describe, expect, test } from 'vitest'
import { dayAfter, dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { fundUse } from '#contract/ledger/fundUse.ts'
import * as contract from '#contract/ledger/quotaBills.ts'
import { aDepartment, aPerson, as, clock, database, jobContext, refusalOf } from '#test/app.ts'
import { commit, createFundsFixture, newOrderRef, refund, reservationOf, reserve } from '#test/fundsFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { verifyLedger } from '../ledger.verify.ts'
import { billQuotas, repayQuotaBill, settleQuotas } from './bill.service.ts'
import { settleOrders } from './bill.store.ts'
import { systemActor } from '#kit/actor.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'

const at = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })
const month = dayOf(clock()).slice(0, 7)
let transfers = 0
const bankRef = () => `HK${Date.now()}${(transfers += 1)}`

/** Department with a quota of ¥1,000.00 of which an accepted order has used ¥600.00, billed for this month. */
async function billed() {
  const market = await createFundsFixture({ quota: '1000' })
  const { tenant, budgetManager, dept } = market
  const order = newOrderRef()
  const spend = async (amount: string) => {
    const ref = newOrderRef()
    await reserve(budgetManager, reservationOf(budgetManager, amount, ref, ['quota']))
    return ref
  }
  await reserve(budgetManager, reservationOf(budgetManager, '600', order, ['quota']))
  await commit(budgetManager, order)
  const bill = () => database.write(tenant.id, (tx) => billQuotas(tx, systemActor(tenant.id, '', clock()), month))
  await bill()
  const clerk = await aPerson(tenant, { dept, permissions: ['budget.read', 'quota.settle'] })
  const bills = async () => (await as(clerk, contract.listQuotaBills, {})).records
  const quota = async () => (await as(clerk, contract.listQuotaAccounts, {})).records[0]!
  const run = (days: number) => {
    const now = new Date(clock().getTime() + days * 86_400_000)
    return settleQuotas(jobContext(tenant.id, now))
  }
  const repay = async (amount: string, ref = bankRef()) =>
    as(clerk, contract.repayQuotaBill, { ...at((await bills())[0]!), amount, bankRef: ref })
  const isSound = () => verifyLedger(owner)
  return { ...market, clerk, order, spend, bill, bills, quota, run, repay, isSound }
}

describe('bills of quotas', () => {
  test('what was used is billed once, repaid in parts, and available again', async () => {
    const { bills, bill, quota, repay, order, budgetManager, clerk } = await billed()
    const due = dayAfter(dayOf(clock()), 15)
    expect(await bills()).toMatchObject([{ month, amount: '600.00', rest: '600.00', status: 'open', dueOn: due }])
    await bill()
    expect(await bills()).toHaveLength(1)
    expect(await quota()).toMatchObject({ amount: '1000.00', available: '400.00', used: '600.00', unpaid: '600.00' })
    const reference = bankRef()
    expect(await repay('200.00', reference)).toMatchObject({
      status: 'open',
      rest: '400.00',
      repayments: [{ amount: '200.00' }],
    })
    expect(await refusalOf(repay('100.00', reference))).toBe('quotaBill.bankRefTaken')
    expect(await refusalOf(repay('400.01'))).toBe('quotaBill.tooMuch')
    expect(await quota()).toMatchObject({ amount: '1000.00', available: '600.00', used: '400.00' })
    const { months } = await as(clerk, fundUse, { id: (await quota()).id })
    expect(months.find((each) => each.month === month)).toMatchObject({ committed: '400.00', committedSoFar: '400.00' })
    expect(await repay('400.00')).toMatchObject({ status: 'repaid', rest: '0.00', can: [] })
    await refund(budgetManager, order, '100', 'return:1')
    expect(await quota()).toMatchObject({ amount: '1000.00', available: '1100.00', used: '-100.00' })
  })

  test('what was repaid after a month is not billed again for it', async () => {
    const { tenant, bills, clerk } = await billed()
    const later = new Date(clock().getTime() + 70 * 86_400_000)
    const [bill] = await bills()
    await database.write(tenant.id, async (tx) => {
      await setTransactionTime(tx, later)
      await repayQuotaBill(tx, { ...clerk, now: later }, { ...at(bill!), amount: '600.00', bankRef: bankRef() })
    })
    const next = monthAfter(month, 1)
    expect(await database.write(tenant.id, (tx) => billQuotas(tx, systemActor(tenant.id, '', later), next))).toBe(0)
    expect(await bills()).toMatchObject([{ month, status: 'repaid' }])
  })

  test('of twenty repayments at once no yuan more than the bill is taken', async () => {
    const { clerk, bills, quota } = await billed()
    const [bill] = await bills()
    const pay = async () => {
      for (let tries = 0; tries < 40; tries += 1) {
        const version = (await bills())[0]!.version
        const said = await refusalOf(
          as(clerk, contract.repayQuotaBill, { id: bill!.id, version, amount: '70.00', bankRef: bankRef() }),
        )
        if (said !== 'thing.stale') return said
      }
      return 'thing.stale'
    }
    const all = await Promise.all(Array.from({ length: 12 }, pay))
    expect(all.filter((each) => each === 'accepted')).toHaveLength(8)
    expect(all.filter((each) => each === 'quotaBill.tooMuch')).toHaveLength(4)
    expect(await quota()).toMatchObject({ available: '960.00', unpaid: '40.00' })
  })

  test('an overdue bill freezes the quota until it is repaid, or lifted for some days', async () => {
    const { run, bills, quota, spend, repay, clerk } = await billed()
    await spend('50')
    await run(15)
    expect(await bills()).toMatchObject([{ status: 'open' }])
    await run(16)
    expect(await bills()).toMatchObject([{ status: 'overdue', isFrozen: true }])
    expect(await quota()).toMatchObject({
      blocked: '账单逾期未还',
      can: ['lift'],
      overdue: '600.00',
      reserved: '50.00',
    })
    expect(await refusalOf(spend('50'))).toBe('quota.blocked')
    await as(clerk, contract.liftQuota, {
      ...at(await quota()),
      until: dayAfter(dayOf(clock()), 20),
      reason: '已承诺还款',
    })
    await spend('50')
    await run(18)
    await spend('50')
    await run(21)
    expect(await refusalOf(spend('50'))).toBe('quota.blocked')
    await repay('600.00')
    expect(await quota()).toMatchObject({ blocked: '', can: ['freeze'] })
    await spend('50')
    const frozen = await as(clerk, contract.freezeQuota, { ...at(await quota()), reason: '合同到期复核' })
    expect(frozen).toMatchObject({ blocked: '合同到期复核' })
    expect(await refusalOf(spend('50'))).toBe('quota.blocked')
    await run(30)
    expect(await quota()).toMatchObject({ blocked: '合同到期复核' })
  })

  test('what is invoiced becomes actual, in whichever order invoices and returns come', async () => {
    const { tenant, order, quota, budgetManager, isSound } = await billed()
    const settle = (target: string) =>
      database.write(tenant.id, (tx) => settleOrders(tx, [{ id: order.refId, target }]))
    await Promise.all([settle('500.00'), settle('500.00'), settle('500.00')])
    expect(await quota()).toMatchObject({ actual: '500.00', used: '600.00', available: '400.00' })
    await settle('700.00')
    expect(await quota()).toMatchObject({ actual: '600.00', used: '600.00' })
    await refund(budgetManager, order, '140.80', 'return:1')
    await refund(budgetManager, order, '140.80', 'return:1')
    expect(await quota()).toMatchObject({ actual: '459.20', used: '459.20', available: '540.80' })
    await settle('559.20')
    await settle('459.20')
    expect(await quota()).toMatchObject({ actual: '459.20', available: '540.80' })
    await settle('0')
    expect(await quota()).toMatchObject({ actual: '0.00', used: '459.20', available: '540.80' })
    expect(await isSound()).toEqual([])
  })

  test('only those who may see a department see its bills, and only some repay and freeze', async () => {
    const { tenant, bills, dept, quota } = await billed()
    const [bill] = await bills()
    const reader = await aPerson(tenant, { dept, permissions: ['budget.read'] })
    expect((await as(reader, contract.listQuotaBills, {})).records).toMatchObject([{ id: bill!.id, can: [] }])
    const input = { ...at(bill!), amount: '1.00', bankRef: bankRef() }
    expect(await refusalOf(as(reader, contract.repayQuotaBill, input))).toBe('permission.denied')
    const elsewhere = await aPerson(tenant, {
      dept: await aDepartment(tenant),
      permissions: ['budget.read', 'quota.settle'],
    })
    expect((await as(elsewhere, contract.listQuotaBills, {})).records).toEqual([])
    expect(await refusalOf(as(elsewhere, contract.repayQuotaBill, input))).toBe('thing.notFound')
    expect(await refusalOf(as(elsewhere, contract.freezeQuota, { ...at(await quota()), reason: '误' }))).toBe(
      'thing.notFound',
    )
  })
})
