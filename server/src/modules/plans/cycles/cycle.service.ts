import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/plans/cycles.ts'
import type { PlanCycleAction } from '#contract/plans/cycles.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { reachOf } from '#kit/reach.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { closeCallOffs } from '../callOffCaps.service.ts'
import { planEvent } from '../plan.access.service.ts'
import { consolidateLines, movePlans, setMethod } from './consolidation.store.ts'
import { cycleFlow, numberOf } from './cycle.rules.ts'
import { type CycleRow, cycles, dueCycles, latestOfMonth } from './cycle.store.ts'

export const cycleFacts = ({ status, closes_at: closesAt }: Pick<CycleRow, 'status' | 'closes_at'>, actor: Actor) => ({
  status,
  isDue: closesAt <= actor.now,
})

const dataOf = ({ no: cycleNo, closes_at: closesAt }: Pick<CycleRow, 'no' | 'closes_at'>) => ({
  cycleNo,
  closesAt: closesAt.toISOString(),
})

const verbs = {
  edit: 'edited',
  close: 'closed',
  closeDue: 'closed',
  consolidate: 'consolidated',
  release: 'released',
  end: 'ended',
} as const satisfies Record<PlanCycleAction, string>

/** Opens the cycle of a month, or its next supplement. */
export async function openPlanCycle(
  tx: Tx,
  actor: Actor,
  { month, closesAt, note }: Input<typeof contract.openPlanCycle>,
): Promise<string> {
  if (!reachOf(actor, 'plan.consolidate').isAll) refuse('planCycle.limitedReach')
  const closes = new Date(closesAt)
  if (closes <= actor.now) refuse('planCycle.past')
  const latest = await latestOfMonth(tx, month)
  if (latest?.status === 'filling') refuse('planCycle.filling')
  const supplement = latest === undefined ? 0 : latest.supplement + 1
  const cycle = await cycles.insert(tx, {
    no: numberOf(month, supplement),
    month,
    supplement,
    status: 'filling',
    note: note.trim(),
    closes_at: closes,
    opened_by_name: actor.userName,
    opened_at: actor.now,
  })
  await publish(tx, actor, newEvent('planCycle.opened', { id: cycle.id, to: 'filling', data: dataOf(cycle) }))
  return cycle.id
}

export async function editPlanCycle(
  tx: Tx,
  actor: Actor,
  { id, version, closesAt, note }: Input<typeof contract.editPlanCycle>,
): Promise<string> {
  const cycle = await cycles.lock(tx, id, version)
  cycleFlow.decide(cycleFacts(cycle, actor), 'edit', actor)
  const closes = new Date(closesAt)
  if (closes <= actor.now) refuse('planCycle.past')
  const after = await cycles.set(tx, cycle, { closes_at: closes, note: note.trim() })
  await publish(tx, actor, newEvent('planCycle.edited', { id, from: 'filling', to: 'filling', data: dataOf(after) }))
  return id
}

/** Writes the new state of a cycle and publishes the event. */
export async function finishCycleMove(
  tx: Tx,
  actor: Actor,
  cycle: Locked<CycleRow>,
  action: Exclude<PlanCycleAction, 'edit'>,
): Promise<void> {
  const status = cycleFlow.decide(cycleFacts(cycle, actor), action, actor)
  await cycles.set(tx, cycle, { status, ...(status === 'released' ? { released_at: actor.now } : {}) })
  await publish(
    tx,
    actor,
    newEvent(`planCycle.${verbs[action]}`, { id: cycle.id, from: cycle.status, to: status, data: dataOf(cycle) }),
  )
}

/** Closes a cycle, begins its consolidation, or ends it. */
export async function movePlanCycle(
  tx: Tx,
  actor: Actor,
  { id, version, action }: Input<typeof contract.movePlanCycle>,
): Promise<string> {
  const cycle = await cycles.lock(tx, id, version)
  await finishCycleMove(tx, actor, cycle, action)
  if (action === 'consolidate') {
    const moved = await movePlans(tx, id, 'approved', 'consolidated', actor.now)
    await consolidateLines(tx, id)
    await publish(
      tx,
      actor,
      ...moved.map((plan) => planEvent({ ...plan, status: 'approved' }, 'consolidated', 'consolidated')),
    )
  }
  if (action === 'end') {
    await closeCallOffs(tx, id)
    const moved = await movePlans(tx, id, 'released', 'closed', actor.now)
    await publish(tx, actor, ...moved.map((plan) => planEvent({ ...plan, status: 'released' }, 'ended', 'closed')))
  }
  return id
}

/** Chooses the method of goods. The cycle is shared: it cannot be released meanwhile. */
export async function choosePlanMethod(
  tx: Tx,
  actor: Actor,
  { cycleId, ids, method }: Input<typeof contract.choosePlanMethod>,
): Promise<{ changed: number }> {
  if (!reachOf(actor, 'plan.consolidate').isAll) refuse('planCycle.limitedReach')
  const [cycle] = await cycles.share(tx, [cycleId])
  if (cycle!.status !== 'consolidating') refuse('thing.wrongState', { state: cycleFlow.names[cycle!.status] })
  const changed = await setMethod(tx, cycleId, ids, method)
  if (changed > 0)
    await publish(
      tx,
      actor,
      newEvent('planCycle.methodChosen', {
        id: cycleId,
        from: 'consolidating',
        to: 'consolidating',
        data: { ...dataOf(cycle!), goods: changed, method },
      }),
    )
  return { changed }
}

/** Closes the cycles whose time is over, one transaction each, rechecked under its lock. */
export async function closeDueCycles(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const ids = await database.read(tenantId, (db) => dueCycles(db, now))
  await eachItem(
    context,
    ids,
    (id) => `plan cycle ${id}`,
    (id) =>
      database.write(tenantId, async (tx) => {
        const cycle = await cycles.lockIfThere(tx, id)
        if (cycle && cycle.status === 'filling' && cycle.closes_at <= now)
          await finishCycleMove(tx, systemActor(tenantId, '', now), cycle, 'closeDue')
      }),
  )
}
