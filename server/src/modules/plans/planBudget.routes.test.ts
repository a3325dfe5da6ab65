import { expect, test } from 'vitest'
import { simulateRule } from '#contract/approvals/approvalActions.ts'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/plans/plans.ts'
import { systemActor } from '#kit/actor.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { draft } from '#test/approvals/inbox.ts'
import { head } from '#test/approvals/nodes.ts'
import { aPerson, as, clock, database, refusalOf } from '#test/app.ts'
import { createPlanning, words } from '#test/ordering/plans.ts'

test('plans: a rule for overruns applies to plans above what is left of their budget, also in a simulation', async () => {
  const { tenant, planner, second: other, open, submit, approver } = await createPlanning()
  const budgetOf = (deptId: string, amount: string) =>
    database.write(tenant.id, (tx) =>
      setBudget(tx, systemActor(tenant.id), {
        kind: 'budget',
        deptId,
        name: '部门预算',
        startsOn: '2020-01-01',
        endsOn: '2099-12-31',
        active: true,
        amount,
        reason: '下达',
      }),
    )
  const boss = await aPerson(tenant, { permissions: ['approval.configure'] })
  const overrun = draft({
    name: '超预算计划',
    entity: 'plan',
    overBudget: true,
    nodes: [{ ...head, source: 'users', userIds: [approver.userId] }],
  })
  expect(await as(boss, saveApprovalRule, overrun)).toMatchObject({ overBudget: true })
  expect(await refusalOf(as(boss, saveApprovalRule, { ...overrun, name: '订单', entity: 'order' }))).toBe(
    'approvalRule.noCondition',
  )
  const cycle = await open()
  const amount = String((words.quantity ?? 0) * Number(words.price))
  await budgetOf(planner.deptId, amount)
  await budgetOf(other.deptId, String(Number(amount) - 0.01))
  // What is left to the cent is enough; a cent less is not.
  expect((await submit(planner, cycle.id, [words])).status).not.toBe('approving')
  const above = await submit(other, cycle.id, [words])
  expect(above.status).toBe('approving')
  expect((await as(other, contract.findPlan, { id: above.id })).amount).toBe(Number(amount).toFixed(2))
  // The rule is tried on what was asked when the document was submitted, with another approver above.
  const month = dayOf(clock()).slice(0, 7)
  const controller = await aPerson(tenant, { permissions: ['approval.decide'] })
  const further = draft({
    name: '超预算再审',
    entity: 'plan',
    priority: 20,
    overBudget: true,
    nodes: [{ ...head, name: '财务总监', enName: 'Controller', source: 'users', userIds: [controller.userId] }],
  })
  const tried = await as(boss, simulateRule, { month, draft: further })
  expect(tried).toMatchObject({ documents: 1, more: 1, fewer: 0 })
  const never = await as(boss, simulateRule, { month, draft: { ...further, amountFrom: '48000.01' } })
  expect(never).toMatchObject({ documents: 1, more: 0 })
})
