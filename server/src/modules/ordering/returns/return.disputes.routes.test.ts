import { describe, expect, test } from 'vitest'
import * as contract from '#contract/ordering/returns/returns.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { budgetOf } from '#test/ordering/figures.ts'
import { address, parcel, received } from '#test/ordering/returns.ts'
import { buyingPermissions, createOrderingFixture } from '#test/orderingFixture.ts'

describe('returns: disputes', () => {
  test('a refusal is appealed, and decided by an operator of neither side', async () => {
    const market = await received()
    const { buyer, supplier, arbiter, request, tenant, lineNow } = market
    const made = await request(4)
    const refused = await as(supplier, contract.refuseReturn, { id: made.id, version: made.version, text: '人为损坏' })
    expect(refused).toMatchObject({ status: '35', answer: '人为损坏' })
    const appealed = await as(buyer, contract.moveReturn, {
      id: made.id,
      version: refused.version,
      action: 'appeal',
      text: '开箱即如此',
    })
    expect(appealed.status).toBe('60')
    expect(appealed.statements.map(({ by }) => by)).toEqual(['buyer', 'supplier', 'buyer'])
    expect((await as(arbiter, contract.listArbitrations, {})).records).toHaveLength(1)
    const stated = await as(supplier, contract.stateReturn, { id: made.id, text: '附检测报告' })
    const decide = (by: typeof arbiter, outcome: 'return' | 'allowance' | 'refuse', amount?: string) =>
      as(by, contract.decideReturn, {
        id: made.id,
        version: stated.version,
        outcome,
        reason: '证据支持部分退款',
        ...(amount === undefined ? {} : { amount }),
      })
    const same = await aPerson(tenant, {
      entrance: 'operator',
      permissions: ['return.arbitrate'],
      person: buyer.personId,
    })
    expect(await refusalOf(decide(same, 'refuse'))).toBe('thing.notAllowed')
    const ofSupplier = await aPerson(tenant, {
      entrance: 'operator',
      permissions: ['return.arbitrate'],
      person: supplier.personId,
    })
    expect(await refusalOf(decide(ofSupplier, 'refuse'))).toBe('thing.notAllowed')
    expect(await refusalOf(decide(arbiter, 'allowance', '140.81'))).toBe('return.tooMuchMoney')
    const done = await decide(arbiter, 'allowance', '100')
    expect(done).toMatchObject({ status: '80', kind: 'allowance', refunded: '100.00', answer: '证据支持部分退款' })
    expect(await lineNow()).toMatchObject({ inReturn: 0, allowance: '100.00' })
    expect(await budgetOf(market)).toMatchObject({ committed: '428.00' })
    expect((await as(arbiter, contract.listArbitrations, { tab: 'decided' })).records).toHaveLength(1)
  })

  test('goods that arrived damaged: the platform refunds them or not', async () => {
    const { buyer, supplier, arbiter, request, lineNow } = await received()
    const made = await request(2)
    const agreed = await as(supplier, contract.agreeReturn, { id: made.id, version: made.version, ...address })
    const sent = await as(buyer, contract.sendReturn, { id: made.id, version: agreed.version, ...parcel })
    const disputed = await as(supplier, contract.refuseReturn, { id: made.id, version: sent.version, text: '已使用' })
    expect(disputed.status).toBe('60')
    const done = await as(arbiter, contract.decideReturn, {
      id: made.id,
      version: disputed.version,
      outcome: 'return',
      reason: '支持采购方',
    })
    expect(done).toMatchObject({ status: '80', refunded: '70.40' })
    expect(await lineNow()).toMatchObject({ inReturn: 0, returned: 2 })
  })

  test('strangers neither see nor move a return', async () => {
    const { request, tenant, arbiter } = await received()
    const made = await request(1)
    const other = await createOrderingFixture()
    const colleague = await aPerson(tenant, { permissions: buyingPermissions })
    for (const person of [other.buyer, other.suppliers[0]!, colleague]) {
      expect(await refusalOf(as(person, contract.returnDetail, { id: made.id }))).toBe('thing.notFound')
      expect(await refusalOf(as(person, contract.listReturnChanges, { id: made.id }))).toBe('thing.notFound')
    }
    const move = as(colleague, contract.moveReturn, { id: made.id, version: made.version, action: 'withdraw' })
    expect(await refusalOf(move)).toBe('thing.notFound')
    const decision = as(arbiter, contract.decideReturn, {
      id: made.id,
      version: made.version,
      outcome: 'refuse',
      reason: '无',
    })
    expect(await refusalOf(decision)).toBe('thing.wrongState')
  })
})
