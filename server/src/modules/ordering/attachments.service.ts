import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { CanRead } from '#kit/module.ts'
import { readComment } from './deliveries/comment.store.ts'
import { readDelivery } from './deliveries/delivery.store.ts'
import { findReceipt } from './deliveries/receipt.store.ts'
import { partyOf } from './orders/order.party.rules.ts'
import { factsOf } from './orders/order.facts.rules.ts'
import { ordersOfAttachments, readOrder } from './orders/order.store.ts'

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
  comment: async (db, actor, id) => {
    const comment = await readComment(db, id)
    if (!comment) return false
    if (actor.permissions.has('goods.read')) return true
    const isTheirs = actor.supplierId === comment.supplier_id && actor.permissions.has('supplierOrder.read')
    return isTheirs || maySeeOrder(db, actor, comment.order_id)
  },
}
