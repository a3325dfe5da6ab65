import { dayOf } from '#contract/kit/calendar.ts'
import { maxPlanLines, type PlanLineDraft } from '#contract/plans/plan.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { openCycle } from './cycles/cycle.store.ts'
import { planFlow } from './plan.rules.ts'
import { lockPlan } from './plan.access.service.ts'
import { addLine, startPlanOf } from './plan.service.ts'
import { linesOfPlan } from './plan.store.ts'

interface Proposed {
  readonly department: { readonly id: string; readonly path: readonly string[]; readonly name: string }
  readonly skuId: string | null
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly quantity: number
  readonly reason: string
}

/**
 * Adds a line to the plan of a department in the cycle that is open, on behalf of a higher module which has decided that
 * the department needs it; begins the plan if there is none. Null if no cycle is open; refuses a plan that is no draft any
 * more, and goods that it has already.
 */
export async function proposePlanLine(
  tx: Tx,
  actor: Actor,
  { department, ...wanted }: Proposed,
): Promise<{ planId: string; planNo: string } | null> {
  const cycle = await openCycle.first(tx)
  if (!cycle) return null
  const planner: Actor = { ...actor, deptId: department.id, deptPath: department.path, deptName: department.name }
  const planId = await startPlanOf(tx, planner, cycle.id)
  const held = await lockPlan(tx, planner, planId)
  planFlow.decide({ ...held.facts, isOwn: true }, 'edit', {
    ...planner,
    permissions: new Set([...planner.permissions, 'plan.use']),
  })
  const lines = await linesOfPlan(tx, planId)
  if (lines.length >= maxPlanLines) refuse('plan.full', { max: maxPlanLines })
  const isThere = lines.some((line) =>
    wanted.skuId === null
      ? line.sku_id === null && line.name === wanted.name && line.spec === wanted.spec
      : line.sku_id === wanted.skuId,
  )
  if (isThere) refuse('plan.goodsTwice')
  const draft: PlanLineDraft = { ...wanted, price: '', needDate: dayOf(held.cycle.closes_at), subject: '' }
  await addLine(tx, planner, held, draft)
  return { planId, planNo: held.plan.no }
}
