import { shortest } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/plans/cycles.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import { itemLengths } from '#contract/sourcing/projectDraft.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { addDemands } from '#modules/sourcing/index.ts'
import { openCallOffs } from '../callOffCaps.service.ts'
import { planEvent } from '../plan.access.service.ts'
import { countApproving, movePlans, type ReleasedLine, releaseLines, tieDemands } from './consolidation.store.ts'
import { finishCycleMove } from './cycle.service.ts'
import { cycles } from './cycle.store.ts'

/** Name of plan lines as the source of demand lines. */
export const planLineSource = 'planLine'

/** Releases the plans of a cycle: each line gets its method, a cap for its call-offs or a demand. */
export async function releasePlanCycle(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.releasePlanCycle>,
): Promise<{ id: string }> {
  const cycle = await cycles.lock(tx, id, version)
  await finishCycleMove(tx, actor, cycle, 'release')
  const approving = await countApproving(tx, id)
  if (approving > 0) refuse('planCycle.approving', { count: approving })
  const plans = await movePlans(tx, id, 'consolidated', 'released', actor.now)
  const lines = await releaseLines(tx, id)
  await openCallOffs(
    tx,
    lines.filter(({ method }) => method === 'mall'),
  )
  await demandOf(
    tx,
    actor,
    plans,
    lines.filter(({ method }) => method === 'sourcing'),
  )
  await publish(
    tx,
    actor,
    ...plans.map((plan) => planEvent({ ...plan, status: 'consolidated' }, 'released', 'released')),
  )
  return { id }
}

/** Makes demand lines of plan lines, each of its department. */
async function demandOf(
  tx: Tx,
  actor: Actor,
  plans: Awaited<ReturnType<typeof movePlans>>,
  lines: readonly ReleasedLine[],
): Promise<void> {
  if (lines.length === 0) return
  const planOf = new Map(plans.map((plan) => [plan.id, plan]))
  const demandIds = await addDemands(
    tx,
    actor,
    lines.map((line) => {
      const plan = planOf.get(line.plan_id)!
      return {
        name: firstCharacters(line.name, itemLengths.name),
        spec: firstCharacters(line.spec, itemLengths.spec),
        unit: firstCharacters(line.unit, itemLengths.unit),
        quantity: String(line.quantity),
        budgetPrice: line.price === null ? '' : shortest(line.price),
        needDate: line.need_date,
        address: '',
        contactName: plan.author_name,
        contactTel: '',
        remark: firstCharacters(`${plan.no} ${line.reason}`.trim(), itemLengths.remark),
        skuId: line.sku_id,
        need: {
          deptId: plan.dept_id,
          deptPath: plan.dept_path,
          deptName: plan.dept_name,
          userId: plan.author_id,
          userName: plan.author_name,
        },
        source: { kind: planLineSource, id: line.id },
      }
    }),
  )
  await tieDemands(
    tx,
    lines.map(({ id }) => id),
    demandIds,
  )
}
