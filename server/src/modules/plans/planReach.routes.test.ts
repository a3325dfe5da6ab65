import { expect, test } from 'vitest'
import * as cycles from '#contract/plans/cycles.ts'
import { findPlan } from '#contract/plans/plans.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createPlanning, words } from '#test/ordering/plans.ts'
import { withReach } from '#test/authorization/reach.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

test('plans: who sees those of some departments reads them, their sums and goods, and changes no cycle', async () => {
  const { tenant, planner, second, officer, open, submit, move, lineOf } = await createPlanning()
  const cycle = await open()
  const own = await submit(planner, cycle.id, [lineOf(0, 40)])
  const other = await submit(second, cycle.id, [lineOf(0, 2), words])
  const permissions = ['plan.consolidate', 'plan.release'] as const
  const limited = await withReach(await aPerson(tenant, { permissions }), 'chosen', [planner.deptId])
  const plansOf = async (person: typeof officer) =>
    (await as(person, cycles.listPlansOfCycle, { cycleId: cycle.id })).records.map(({ id }) => id)
  expect(new Set(await plansOf(officer))).toEqual(new Set([own.id, other.id]))
  expect(await plansOf(limited)).toEqual([own.id])
  const file = await download(limited, cycles.exportPlansOfCycle, { cycleId: cycle.id })
  expect(await rowsOf(file)).toHaveLength(1)
  expect(await as(limited, cycles.findPlanCycle, { id: cycle.id })).toMatchObject({
    plans: 1,
    approved: 1,
    amount: own.amount,
    can: [],
  })
  expect(await as(officer, cycles.findPlanCycle, { id: cycle.id })).toMatchObject({ plans: 2, approved: 2 })
  expect(await refusalOf(as(limited, findPlan, { id: own.id }))).toBe('accepted')
  expect(await refusalOf(as(limited, findPlan, { id: other.id }))).toBe('thing.notFound')
  const closing = { id: cycle.id, version: cycle.version, action: 'close' } as const
  expect(await refusalOf(as(limited, cycles.movePlanCycle, closing))).toBe('planCycle.limitedReach')
  await move(cycle.id, 'close')
  await move(cycle.id, 'consolidate')
  const { records } = await as(limited, cycles.listConsolidated, { cycleId: cycle.id })
  expect(records).toMatchObject([{ quantity: 40, amount: own.amount }])
  expect(records[0]!.departments).toHaveLength(1)
  expect((await as(officer, cycles.listConsolidated, { cycleId: cycle.id })).total).toBe(2)
  const { version } = await as(officer, cycles.findPlanCycle, { id: cycle.id })
  const at = { id: cycle.id, version }
  for (const write of [
    () => as(limited, cycles.releasePlanCycle, at),
    () => as(limited, cycles.choosePlanMethod, { cycleId: cycle.id, ids: [records[0]!.id], method: 'sourcing' }),
    () =>
      as(limited, cycles.openPlanCycle, {
        month: '2027-02',
        closesAt: new Date(Date.now() + 1e9).toISOString(),
        note: '',
      }),
  ])
    expect(await refusalOf(write())).toBe('planCycle.limitedReach')
})
