import type { ChangeAction, ChangeStatus, ReviewReason } from '#contract/catalogue/productChanges.ts'
import type { ProductDraft } from '#contract/catalogue/productDraft.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import {
  type ChangeRow,
  type ChangeSetting,
  countWaiting,
  lockChange,
  lockWaitingChanges,
  setChanges,
} from './change.store.ts'
import { demandDeal } from '#modules/suppliers/index.ts'
import { demandQualified } from '../qualifying/gate.service.ts'
import { changeFlow, reviewReasons } from './product.rules.ts'
import { lockProducts } from './product.store.ts'
import { contentsOf } from './content.store.ts'
import { publishProducts, type Publishing } from './publish.service.ts'
import { reviewPolicy } from './review.store.ts'

const maxAtOnce = 500
const events = {
  submit: 'change.submitted',
  withdraw: 'change.withdrawn',
  discard: 'change.discarded',
  agree: 'change.agreed',
  reject: 'change.rejected',
} as const satisfies Record<ChangeAction, EventName>

export interface ChangeMove {
  readonly id: string
  readonly version: number
  readonly action: ChangeAction
  readonly reason?: string
}

export async function moveChange(
  tx: Tx,
  actor: Actor,
  { id, version, action, reason = '' }: ChangeMove,
): Promise<void> {
  const change = await lockChange(tx, id)
  if (actor.supplierId !== null && change.supplier_id !== actor.supplierId) refuse('thing.notFound')
  if (change.version !== version) refuse('thing.stale')
  await move(tx, actor, [change], action, reason)
}

/**
 * Decides pending changes of an import, up to the batch size of a transaction; returns how many were decided and how
 * many are left.
 */
export async function moveChanges(tx: Tx, actor: Actor, importId: string, action: 'agree' | 'reject', reason = '') {
  const changes = await lockWaitingChanges(tx, importId, maxAtOnce)
  if (changes.length > 0) await move(tx, actor, changes, action, reason)
  return { moved: changes.length, left: await countWaiting(tx, importId) }
}

async function move(tx: Tx, actor: Actor, changes: readonly Locked<ChangeRow>[], action: ChangeAction, reason: string) {
  if (action === 'reject' && reason.trim() === '') refuse('change.reasonMissing')
  if (action === 'submit' && actor.supplierId !== null) await demandDeal(tx, actor.supplierId, 'publish', actor)
  if (action === 'submit' || action === 'agree')
    await demandQualified(tx, {
      supplierId: changes[0]!.supplier_id,
      categoryIds: changes.map(({ content }) => content.categoryId),
      now: actor.now,
      lang: actor.lang,
    })
  const products = await lockProducts(
    tx,
    changes.map(({ product_id }) => product_id),
  )
  const live = await contentsOf(
    tx,
    products.map(({ id }) => id),
  )
  const policy = await reviewPolicy(tx)
  const decided = changes.map((change) => {
    const reasons =
      action === 'submit' ? reviewReasons(policy, live.get(change.product_id) ?? null, change.content) : change.reasons
    return { change, reasons, to: changeFlow.decide({ ...change, reasons }, action, actor) }
  })
  const ready = decided.filter(({ to }) => to === 'live').map(({ change }) => change)
  const items = ready.map((change) => publishingOf(change, live.get(change.product_id)))
  await publishProducts(tx, actor, { kind: 'change', id: changes[0]!.id }, items)
  await setChanges(
    tx,
    actor.tenantId,
    actor.userId,
    actor.now,
    decided.map(({ change, reasons, to }) => [change, settingOf(to, reasons, reason)]),
  )
  const isNew = new Set(products.filter(({ status }) => status === 'new').map(({ id }) => id))
  await publish(
    tx,
    actor,
    ...decided.map(({ change, to }) => newEvent(events[action], { id: change.id, from: change.status, to, reason })),
    ...ready.map(({ product_id: id }) =>
      isNew.has(id)
        ? newEvent('product.published', { id, from: 'new', to: 'live' })
        : newEvent('product.changed', { id }),
    ),
  )
}

const settingOf = (status: ChangeStatus, reasons: readonly ReviewReason[], reason: string): ChangeSetting =>
  status === 'rejected' ? { status, reasons, reason } : { status, reasons }

/** SKUs that were live keep their stock, because the stock in a draft may be days old. */
function publishingOf(change: ChangeRow, live: ProductDraft | undefined): Publishing {
  const known = new Set(live?.skus.map(({ supplierSku }) => supplierSku))
  const fresh = change.content.skus.map(({ supplierSku }) => supplierSku).filter((code) => !known.has(code))
  return { productId: change.product_id, content: change.content, counted: new Set(fresh) }
}
