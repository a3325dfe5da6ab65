import { ordering as manifest } from '#contract/ordering/manifest.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { startApproval } from '#modules/approvals/index.ts'
import { titleOf } from '../cart/basket.rules.ts'
import { lockOrder } from '../orders/order.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { dueOf, returnFlow } from './return.rules.ts'
import { factsOf, finish, type HeldReturn } from './return.service.ts'
import { categoriesOfReturn, readReturn, returns } from './return.store.ts'

/** Starts the approval of a return by the value of its goods, whatever its kind; without a rule there is none. */
export const startReturnApproval = async (
  tx: Tx,
  actor: Actor,
  { row }: HeldReturn,
  { amount, names }: { readonly amount: string; readonly names: readonly string[] },
) =>
  startApproval(tx, actor, {
    entity: 'return',
    entityId: row.id,
    docNo: row.no,
    title: titleOf(names),
    version: '1',
    amount,
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: actor.deptId,
    deptPath: actor.deptPath,
    categoryIds: await categoriesOfReturn(tx, row.id),
    supplierIds: [row.supplier_id],
    orderType: '',
  })

async function lockForDecision(tx: Tx, actor: Actor, id: string): Promise<HeldReturn> {
  const sought = (await returns.findIfThere(tx, id)) ?? refuse('thing.notFound')
  const order = (await lockOrder(tx, actor.userId, sought.order_id)) ?? refuse('thing.notFound')
  const row = await returns.lock(tx, id)
  const detail = (await readReturn(tx, id))!
  return { order, row, detail, facts: { ...factsOf(detail, actor), decides: true } }
}

/** Returns as a kind of document that is approved: then their supplier reads them, or they end without effect. */
export const returnApproval: ApprovalHook = {
  kind: manifest.approvals.return,
  lock: async (tx, actor, id) => {
    const held = await lockForDecision(tx, actor, id)
    if (held.row.user_id === actor.userId) refuse('approval.own')
    if (held.row.status !== '20') refuse('approval.decided')
    return async ({ status: outcome, opinion, events }) => {
      await publish(tx, actor, ...events)
      if (outcome === 'pending') return
      if (outcome !== 'approved') {
        const action = outcome === 'expired' ? 'expireApproval' : 'reject'
        returnFlow.decide(held.facts, action, actor)
        await finish(tx, actor, held, action, { patch: { answer: opinion }, said: { reason: opinion } })
        return
      }
      await finish(tx, actor, held, 'approve', {
        patch: { sent_at: actor.now, due_at: dueOf('30', await orderSettingsOf(tx), actor.now) },
        said: { amount: held.row.requested },
      })
    }
  },
}
