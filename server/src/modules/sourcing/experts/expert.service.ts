import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/experts/experts.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { countKnown, experts, isUsable, valuesOf } from './expert.store.ts'

/** Adds an account to the pool. */
export async function createExpert(tx: Tx, actor: Actor, { userId, ...draft }: contract.ExpertDraft): Promise<string> {
  if (!(await isUsable(tx, userId))) refuse('expert.ineligible')
  await refuseUnknown(tx, draft)
  const { id } = await experts.insert(tx, { user_id: userId, ...valuesOf(draft) })
  await publish(tx, actor, newEvent('expert.added', { id, to: 'active', data: { userId } }))
  return id
}

/** Updates what an expert knows, where they work, and with which suppliers they are concerned. */
export async function editExpert(
  tx: Tx,
  actor: Actor,
  { expertId: id, version, ...draft }: Input<typeof contract.editExpert>,
): Promise<string> {
  await refuseUnknown(tx, draft)
  await experts.set(tx, await experts.lock(tx, id, version), valuesOf(draft))
  await publish(tx, actor, newEvent('expert.edited', { id }))
  return id
}

/** Takes an expert out of further draws, or back into them. */
export async function setExpertStatus(
  tx: Tx,
  actor: Actor,
  { expertId: id, status: to }: Input<typeof contract.setExpertStatus>,
): Promise<string> {
  const row = await experts.lock(tx, id)
  await changeAvailability(tx, actor, { entity: 'expert', table: experts, row, to, check: async () => {} })
  return id
}

async function refuseUnknown(
  tx: Tx,
  { categoryIds, conflictSupplierIds }: Pick<contract.ExpertDraft, 'categoryIds' | 'conflictSupplierIds'>,
): Promise<void> {
  const [fields, suppliers] = [new Set(categoryIds), new Set(conflictSupplierIds)]
  if (fields.size === 0) refuse('expert.noFields')
  const known = await countKnown(tx, [...fields], [...suppliers])
  if (known.categories < fields.size || known.suppliers < suppliers.size) refuse('expert.unknown')
}
