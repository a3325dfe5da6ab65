import { listChanges } from '#contract/catalogue/productChanges.ts'
import { countWaitingCatalogues } from '#contract/catalogue/offers/waitingCatalogues.ts'
import { countOf } from '#web/kit/client/menuCount.ts'

/** Counts of pending items of menu entries by route name. */
export const menuCounts = {
  catalogueReview: countOf(countWaitingCatalogues, {}, (reply) => reply.count),
  productReview: countOf(listChanges, { status: 'reviewing', limit: 1 }, (reply) => reply.total),
}
