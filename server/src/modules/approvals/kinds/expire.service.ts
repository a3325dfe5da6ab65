import { systemActor } from '#kit/actor.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { Refusal } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { cancelApproval } from '../approval.service.ts'
import { lockRound } from '../approval.store.ts'
import { type Overdue, overdueRounds } from './expire.store.ts'
import type { Kinds } from './kinds.ts'

const dayMs = 24 * 3_600_000

/** Time after which a round of this kind ends undecided: the tenant's setting, or that of the kind. */
const holdDaysOf = (kinds: Kinds, entity: string, tenants: number): number =>
  tenants > 0 ? tenants : (kinds.find(entity)?.kind.holdDays ?? 30)

/**
 * Sends documents back whose approval nobody has decided in time, whatever their kind: one transaction each, rechecked
 * under the locks of document and round.
 */
export async function expireApprovals(context: JobContext, kinds: Kinds): Promise<void> {
  const { database, tenantId, now } = context
  const { days, rounds } = await database.read(tenantId, async (db) => {
    const { approvalHoldDays: setting } = await readSettings(db, 'approvalHoldDays')
    const holds = kinds.all().map(({ entity }) => ({ entity, days: holdDaysOf(kinds, entity, setting) }))
    const overdue = await Promise.all(
      holds.map(({ entity, days: held }) =>
        overdueRounds(db, { entity, before: new Date(now.getTime() - held * dayMs) }),
      ),
    )
    return { days: new Map(holds.map((hold) => [hold.entity, hold.days])), rounds: overdue.flat() }
  })
  const isDue = (round: { readonly entity: string; readonly started_at: Date }) =>
    round.started_at.getTime() <= now.getTime() - (days.get(round.entity) ?? 0) * dayMs
  await eachItem(
    context,
    rounds,
    ({ id }) => `approval ${id}`,
    ({ id, entity, entity_id: entityId }: Overdue) =>
      database.write(tenantId, async (tx) => {
        const actor = systemActor(tenantId, '', now)
        const apply = await kinds.hook(entity).lock(tx, actor, entityId).catch(notDecided)
        if (apply === undefined) return
        const round = await lockRound(tx, id)
        if (round.status !== 'pending' || !isDue(round)) return
        const events = await cancelApproval(tx, actor, [id], 'approvalExpired')
        await apply({ status: 'expired', opinion: '', events })
      }),
  )
}

/** Another worker, or a person, was first. */
function notDecided(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'approval.decided') return undefined
  throw error
}
