import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { CanRead } from '#kit/module.ts'
import { readComment } from './deliveries/comment.store.ts'
import { readDelivery } from './deliveries/delivery.store.ts'
import { findReceipt } from './deliveries/receipt.store.ts'
import { partyOf } from './orders/order.party.rules.ts'
import { factsOf } from './orders/order.facts.rules.ts'
import { ordersOfAttachments, readOrder } from './orders/order.store.ts'

const maySeeOrder = async (sql: Db, actor: Actor, id: string): Promise<boolean> => {
  const order = await readOrder(sql, actor.userId, id)
  return order !== undefined && partyOf(factsOf(order), actor) !== null
}

/** Read access checks of attachments: for users who may see the order, or read the review in the mall. */
export const canReadAttachments: Readonly<Record<string, CanRead>> = {
  orderAttachments: async (sql, actor, id) =>
    (await ordersOfAttachments(sql, actor.userId, id)).some((order) => partyOf(factsOf(order), actor) !== null),
  order: maySeeOrder,
  delivery: async (sql, actor, id) => {
    const delivery = await readDelivery(sql, id)
    return delivery !== undefined && maySeeOrder(sql, actor, delivery.order_id)
  },
  receipt: async (sql, actor, id) => {
    const receipt = await findReceipt(sql, id)
    return receipt !== undefined && maySeeOrder(sql, actor, receipt.order_id)
  },
  comment: async (sql, actor, id) => {
    const comment = await readComment(sql, id)
    if (!comment) return false
    if (actor.permissions.has('goods.read')) return true
    const isTheirs = actor.supplierId === comment.supplier_id && actor.permissions.has('supplierOrder.read')
    return isTheirs || maySeeOrder(sql, actor, comment.order_id)
  },
}
