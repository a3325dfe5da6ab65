import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/demands/demands.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { demandData } from './attach.service.ts'
import { demandFlow } from './demand.rules.ts'
import { demands } from './demand.store.ts'

/** Whose demand it is, if not the actor's. */
export interface Need {
  readonly deptId: string
  readonly deptPath: readonly string[]
  readonly deptName: string
  readonly userId: string
  readonly userName: string
}

type NewDemand = Input<typeof contract.createDemand> & {
  readonly skuId: string | null
  readonly need?: Need
  /** Document that the line was made from: its events name it, so that a higher module can follow. */
  readonly source?: { readonly kind: string; readonly id: string }
}

/** Adds demand lines, of the actor's department unless they name another; the caller has checked `skuId` and `need`. */
export async function addDemands(tx: Tx, actor: Actor, drafts: readonly NewDemand[]): Promise<string[]> {
  const ids: string[] = []
  for (const draft of drafts) {
    const need: Need = draft.need ?? actor
    const row = await demands.insert(tx, {
      dept_id: need.deptId,
      dept_path: need.deptPath,
      dept_name: need.deptName,
      requester_id: need.userId,
      requester_name: need.userName,
      name: draft.name.trim(),
      spec: draft.spec.trim(),
      unit: draft.unit.trim(),
      quantity: draft.quantity,
      budget_price: draft.budgetPrice === '' ? null : draft.budgetPrice,
      need_date: draft.needDate,
      address: draft.address.trim(),
      contact_name: draft.contactName.trim() === '' ? need.userName : draft.contactName.trim(),
      contact_tel: draft.contactTel,
      remark: draft.remark.trim(),
      sku_id: draft.skuId,
      source_kind: draft.source?.kind ?? null,
      source_id: draft.source?.id ?? null,
    })
    await publish(tx, actor, newEvent('demand.created', { id: row.id, to: 'open', data: demandData(row) }))
    ids.push(row.id)
  }
  return ids
}

export const createDemand = async (tx: Tx, actor: Actor, draft: Input<typeof contract.createDemand>): Promise<string> =>
  (await addDemands(tx, actor, [{ ...draft, skuId: null }]))[0]!

/** Withdraws the requester's own demand line. */
export async function withdrawDemand(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.withdrawDemand>,
): Promise<string> {
  const row = await demands.lock(tx, id)
  if (row.requester_id !== actor.userId) refuse('thing.notFound')
  if (row.version !== version) refuse('thing.stale')
  const status = demandFlow.decide(row, 'withdraw', actor)
  await demands.set(tx, row, { status, updated_at: actor.now })
  await publish(tx, actor, newEvent('demand.withdrawn', { id, from: 'open', to: 'withdrawn', data: demandData(row) }))
  return id
}
