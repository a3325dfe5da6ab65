import { describe, expect, test } from 'vitest'
import { moveOrder } from '#contract/ordering/orderMoves.ts'
import * as contract from '#contract/plans/plans.ts'
import { listMyDemands, withdrawDemand } from '#contract/sourcing/demands/demands.ts'
import { as, refusalOf, withWorker } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { newIdempotencyKey } from '#test/ordering/submit.ts'
import { createPlanning } from '#test/ordering/plans.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

describe('plans: call-off', () => {
  test('an approved line is called off once, however many ask at the same time', async () => {
    const { planner, released, lineOf, callOff } = await createPlanning()
    const { plan } = await released([lineOf(0, 10)])
    const [line] = plan.lines
    expect(line).toMatchObject({ method: 'mall', calledOff: 0, remaining: 10, currentPrice: '35.2000' })
    const all = await outcomes(Array.from({ length: 8 }, () => callOff(plan.id, line!.id, 3, '35.2000')))
    expect(count(all, 'ok')).toBe(3)
    expect(count(all, 'cap.planUsedUp')).toBe(5)
    const after = await as(planner, contract.findPlan, { id: plan.id })
    expect(after.lines[0]).toMatchObject({ calledOff: 9, remaining: 1 })
    expect(await refusalOf(callOff(plan.id, line!.id, 1, '35.1999'))).toBe('order.priceChanged')
  })

  test('the usual rules decide on a price more than the percentage above the plan, and on no lower one', async () => {
    const { released, lineOf, callOff, tenant, goods, second, terms } = await createPlanning({
      price: '100.0000',
      approvalFrom: '0',
    })
    const { plan } = await released([lineOf(0, 10)])
    const lineId = plan.lines[0]!.id
    const setPrice = async (price: string) => {
      await owner.query('update catalogue.skus set list_price = $1 where tenant_id = $2 and id = $3', [
        price,
        tenant.id,
        goods[0]!.skuId,
      ])
    }
    await setPrice('105.0000')
    expect((await callOff(plan.id, lineId, 1, '105.0000')).orders).toMatchObject([{ status: '30' }])
    await setPrice('105.0100')
    expect((await callOff(plan.id, lineId, 1, '105.0100')).orders).toMatchObject([{ status: '20' }])
    await setPrice('80.0000')
    expect((await callOff(plan.id, lineId, 1, '80.0000')).orders).toMatchObject([{ status: '30' }])
    expect(
      await refusalOf(
        as(
          second,
          contract.callOff,
          { id: plan.id, lines: [{ lineId, quantity: 1, seenPrice: '80' }], ...terms },
          newIdempotencyKey(),
        ),
      ),
    ).toBe('thing.notFound')
  })

  test('what is sourced is not called off, until its demand is withdrawn; then once', async () => {
    const { planner, released, lineOf, callOff } = await createPlanning()
    const { plan } = await released([lineOf(0, 10), lineOf(1, 4)], ['反光背心'])
    const sourced = plan.lines.find(({ method }) => method === 'sourcing')!
    expect(sourced).toMatchObject({ sourced: sourced.quantity, remaining: 0, demandStatus: 'open' })
    expect(await refusalOf(callOff(plan.id, sourced.id, 1, '35.2000'))).toBe('plan.notForCallOff')
    const [demand] = (await as(planner, listMyDemands, {})).records
    await as(planner, withdrawDemand, { id: demand!.id, version: demand!.version })
    await withWorker(planner.tenantId, async () => {
      await expect
        .poll(async () =>
          (await as(planner, contract.findPlan, { id: plan.id })).lines.find(({ id }) => id === sourced.id),
        )
        .toMatchObject({ method: 'mall', sourced: 0, remaining: sourced.quantity })
    })
    const all = await outcomes(
      Array.from({ length: 4 }, () => callOff(plan.id, sourced.id, sourced.quantity, '35.2000')),
    )
    expect(count(all, 'ok')).toBe(1)
  })

  test('cancelled orders give back, and an ended cycle calls off nothing more', async () => {
    const { planner, released, lineOf, callOff, move } = await createPlanning()
    const { plan, cycle } = await released([lineOf(0, 10)])
    const lineId = plan.lines[0]!.id
    const { orders } = await callOff(plan.id, lineId, 10, '35.2000')
    expect(await refusalOf(callOff(plan.id, lineId, 1, '35.2000'))).toBe('cap.planUsedUp')
    await as(planner, moveOrder, { orderId: orders[0]!.orderId, action: 'cancel', reason: '' })
    expect((await as(planner, contract.findPlan, { id: plan.id })).lines[0]).toMatchObject({ remaining: 10 })
    await move(cycle.id, 'end')
    expect(await as(planner, contract.findPlan, { id: plan.id })).toMatchObject({ status: 'closed', can: [] })
    expect(await refusalOf(callOff(plan.id, lineId, 1, '35.2000'))).toBe('thing.wrongState')
  })
})
