import type { PlanLineDraft } from '#contract/plans/plan.ts'
import * as cycles from '#contract/plans/cycles.ts'
import * as contract from '#contract/plans/plans.ts'
import { aDepartment, aPerson, as, clock, type Person } from '../app.ts'
import { newIdempotencyKey } from './submit.ts'
import { createAddressAndTitle, createApprovalRule, type OrderingFixture } from './setUp.ts'
import { dateIn } from './days.ts'
import { buyingPermissions, createOrderingFixture, type OrderingFixtureOptions } from '../orderingFixture.ts'

/** Planning fixture: an ordering fixture with planners of two departments and an officer who consolidates. */
export async function createPlanning({
  planApproval = false,
  ...options
}: OrderingFixtureOptions & { readonly planApproval?: boolean } = {}) {
  const market = await createOrderingFixture({ budget: '1000000', ...options })
  const { tenant, goods } = market
  const planner = async () => {
    const person = await aPerson(tenant, {
      permissions: [...buyingPermissions, 'plan.use', 'demand.submit', 'group.join'],
      dept: await aDepartment(tenant),
    })
    return { person, terms: { ...(await createAddressAndTitle(person)), paymentMethod: 'term' as const } }
  }
  const [own, other] = [await planner(), await planner()]
  const officer = await aPerson(tenant, { permissions: ['plan.consolidate', 'plan.release', 'demand.collect'] })
  if (planApproval) await createApprovalRule(tenant, [market.approver], '0', 'plan')

  const open = (month = '2027-01', days = 5) =>
    as(officer, cycles.openPlanCycle, { month, closesAt: inDaysOf(days), note: '' })
  const planFor = async (person: Person, cycleId: string, lines: readonly PlanLineDraft[]) => {
    const started = await as(person, contract.startPlan, { cycleId })
    return as(person, contract.savePlan, { id: started.id, version: started.version, lines: [...lines] })
  }
  const submit = async (person: Person, cycleId: string, lines: readonly PlanLineDraft[]) => {
    const { id, version } = await planFor(person, cycleId, lines)
    return as(person, contract.submitPlan, { id, version })
  }
  const move = async (id: string, action: 'close' | 'consolidate' | 'end') => {
    const { version } = await as(officer, cycles.findPlanCycle, { id })
    return as(officer, cycles.movePlanCycle, { id, version, action })
  }
  const release = async (id: string) => {
    const { version } = await as(officer, cycles.findPlanCycle, { id })
    await as(officer, cycles.releasePlanCycle, { id, version })
  }
  /** Plan of the first planner, released with these lines. */
  const released = async (lines: readonly PlanLineDraft[], sourcedNames: readonly string[] = []) => {
    const cycle = await open()
    const { id } = await submit(own.person, cycle.id, lines)
    await move(cycle.id, 'close')
    await move(cycle.id, 'consolidate')
    const { records } = await as(officer, cycles.listConsolidated, { cycleId: cycle.id })
    const ids = records.filter(({ name }) => sourcedNames.includes(name)).map((one) => one.id)
    if (ids.length > 0) await as(officer, cycles.choosePlanMethod, { cycleId: cycle.id, ids, method: 'sourcing' })
    await release(cycle.id)
    return { cycle, plan: await as(own.person, contract.findPlan, { id }) }
  }
  const callOff = (id: string, lineId: string, quantity: number, seenPrice: string) =>
    as(
      own.person,
      contract.callOff,
      { id, lines: [{ lineId, quantity, seenPrice }], ...own.terms },
      newIdempotencyKey(),
    )
  const lineOf = (at: number, quantity: number): PlanLineDraft => ({ ...words, skuId: goods[at]!.skuId, quantity })
  return {
    ...market,
    planner: own.person,
    second: other.person,
    terms: own.terms,
    officer,
    open,
    planFor,
    submit,
    move,
    release,
    released,
    callOff,
    lineOf,
  }
}
export type Planning = Awaited<ReturnType<typeof createPlanning>> & OrderingFixture

const inDaysOf = (days: number) => new Date(clock().getTime() + days * 24 * 3_600_000).toISOString()

/** Line in words. */
export const words: PlanLineDraft = {
  skuId: null,
  name: '化验室通风柜改造',
  spec: '含安装调试',
  unit: '项',
  quantity: 1,
  price: '48000',
  needDate: dateIn(20),
  subject: '专项改造',
  reason: '',
}
