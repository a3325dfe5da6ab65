import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { CanRead } from '#kit/module.ts'
import { readComment } from './deliveries/comment.store.ts'
import { readDelivery } from './deliveries/delivery.store.ts'
import { findReceipt } from './deliveries/receipt.store.ts'
import { partyOf } from './orders/order.party.rules.ts'
import { factsOf } from './orders/order.facts.rules.ts'
import { ordersOfAttachments, readOrder } from './orders/order.store.ts'
import { maySeeReturn } from './returns/return.service.ts'
import { readReturn } from './returns/return.store.ts'

const maySeeOrder = async (db: Db, actor: Actor, id: string): Promise<boolean> => {
  const order = await readOrder(db, actor.userId, id)
  return order !== undefined && partyOf(factsOf(order), actor) !== null
}

/** Read access checks of attachments: for users who may see the order, or read the review in the mall. */
export const canReadAttachments: Readonly<Record<string, CanRead>> = {
  orderAttachments: async (db, actor, id) =>
    (await ordersOfAttachments(db, actor.userId, id)).some((order) => partyOf(factsOf(order), actor) !== null),
  order: maySeeOrder,
  delivery: async (db, actor, id) => {
    const delivery = await readDelivery(db, id)
    return delivery !== undefined && maySeeOrder(db, actor, delivery.order_id)
  },
  receipt: async (db, actor, id) => {
    const receipt = await findReceipt(db, id)
    return receipt !== undefined && maySeeOrder(db, actor, receipt.order_id)
  },
  return: async (db, actor, id) => {
    const row = await readReturn(db, id)
    return row !== undefined && (await maySeeReturn(db, actor, row))
  },
  comment: async (db, actor, id) => {
    const comment = await readComment(db, id)
    if (!comment) return false
    if (comment.status === 'published' && actor.permissions.has('goods.read')) return true
    if (actor.permissions.has('comment.moderate')) return true
    // Pictures of reviews that are hidden or wait for a check are seen by the order's parties alone.
    const isTheirs = actor.supplierId === comment.supplier_id && actor.permissions.has('supplierOrder.read')
    return isTheirs || maySeeOrder(db, actor, comment.order_id)
  },
}
