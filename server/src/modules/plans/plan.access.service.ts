import type { EventName } from '#contract/events.ts'
import type { PlanStatus } from '#contract/plans/plan.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent } from '#kit/events/events.ts'
import { seesDepartment } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { cycles, type CycleRow } from './cycles/cycle.store.ts'
import type { PlanFacts } from './plan.rules.ts'
import { type PlanDetailRow, type PlanRow, plans, readPlan } from './plan.store.ts'

/** Whether the actor plans for this department. */
export const isOwnPlan = (plan: { readonly dept_id: string }, actor: Actor): boolean =>
  actor.entrance === 'purchaser' && plan.dept_id === actor.deptId && actor.permissions.has('plan.use')

/** Plan that the actor may read: of their department, one that they decide on, or any of those who consolidate. */
export async function findPlan(db: Db, actor: Actor, id: string): Promise<PlanDetailRow> {
  const row = await readPlan(db, id, actor.userId)
  if (!row) return refuse('thing.notFound')
  return isOwnPlan(row, actor) || row.approves || seesDepartment(actor, row.dept_path, 'plan.consolidate')
    ? row
    : refuse('thing.notFound')
}

export interface HeldPlan {
  readonly cycle: CycleRow
  readonly plan: Locked<PlanRow>
  readonly facts: PlanFacts
}

/**
 * Locks a plan below its cycle, so that the cycle cannot close before the plan is written. The cycle is always locked
 * first, shared by the plans and alone by its own moves.
 */
export async function lockPlan(tx: Tx, actor: Actor, id: string, version?: number): Promise<HeldPlan> {
  const sought = (await plans.findIfThere(tx, id)) ?? refuse('thing.notFound')
  const [cycle] = await cycles.share(tx, [sought.cycle_id])
  const plan = await plans.lock(tx, id, version)
  return {
    cycle: cycle!,
    plan,
    facts: { status: plan.status, cycleStatus: cycle!.status, isOwn: isOwnPlan(plan, actor) },
  }
}

/** Locks the plan of the actor's own department; a plan of another one does not exist for them. */
export async function lockOwnPlan(tx: Tx, actor: Actor, id: string, version?: number): Promise<HeldPlan> {
  const sought = (await plans.findIfThere(tx, id)) ?? refuse('thing.notFound')
  if (!isOwnPlan(sought, actor)) refuse('thing.notFound')
  return lockPlan(tx, actor, id, version)
}

type Verb<Name> = Name extends `plan.${infer Of}` ? Of : never
export type PlanVerb = Exclude<Verb<EventName>, 'saved' | 'calledOff' | 'groupJoined' | 'demandReturned'>

type OfPlan = Pick<PlanRow, 'id' | 'no' | 'cycle_id' | 'dept_id' | 'dept_name' | 'author_id' | 'amount' | 'status'>

/** Payload of all events of a plan. */
export const planData = ({
  no: planNo,
  cycle_id: cycleId,
  dept_id: deptId,
  dept_name: deptName,
  author_id: authorId,
  amount,
}: OfPlan) => ({ planNo, cycleId, deptId, deptName, authorId, amount })

export const planEvent = (plan: OfPlan, verb: PlanVerb, to: PlanStatus, reason = '') =>
  newEvent(`plan.${verb}`, {
    id: plan.id,
    from: plan.status,
    to,
    reason: reason || undefined,
    data: planData(plan),
  })
