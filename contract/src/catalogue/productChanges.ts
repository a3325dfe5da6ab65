import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { ProductDraft } from './productDraft.ts'

export const ChangeStatus = OneOf(['draft', 'reviewing', 'live', 'rejected', 'discarded'])
export type ChangeStatus = Static<typeof ChangeStatus>
export const changeStatusNames = {
  draft: ['草稿', 'Draft'],
  reviewing: ['审核中', 'In review'],
  live: ['已生效', 'Live'],
  rejected: ['已驳回', 'Rejected'],
  discarded: ['已撤销', 'Discarded'],
} as const satisfies StateNames<ChangeStatus>
export const ChangeAction = OneOf(['submit', 'withdraw', 'discard', 'agree', 'reject'])
export type ChangeAction = Static<typeof ChangeAction>
export const ReviewReason = OneOf(['new', 'content', 'priceRise', 'zeroPrice'])
export type ReviewReason = Static<typeof ReviewReason>

export const Change = shape({
  id: Id,
  version: Type.Integer(),
  productId: Id,
  productName: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  importId: Maybe(Id),
  status: ChangeStatus,
  reasons: List(ReviewReason),
  reason: Type.String({ description: 'reason of the rejection' }),
  createdAt: Instant,
  submittedAt: Maybe(Instant),
  decidedAt: Maybe(Instant),
  can: List(ChangeAction),
})
export type Change = Static<typeof Change>

/** Change request with the live and the requested content. */
export const ChangeDetail = shape({
  ...Change.properties,
  before: Maybe(ProductDraft),
  after: ProductDraft,
  prices: {
    ...List(shape({ at: Instant, supplierSku: Type.String(), price: Price })),
    description: 'prices of its SKUs that went live within twelve months, newest first',
  },
})
export type ChangeDetail = Static<typeof ChangeDetail>

export const listChanges = listRoute({
  path: '/orderrest/api/goodsChange/list',
  access: 'session',
  summary: "List product changes: a supplier's own, or all for reviewers",
  filters: {
    status: Optional(ChangeStatus),
    keyword: Optional(Note(100)),
    supplierId: Optional(Id),
    importId: Optional(Id),
  },
  sort: ['productName', 'submittedAt'],
  record: Change,
})
export const exportChanges = exportRoute(listChanges, {
  path: '/orderrest/api/goodsChange/export',
  columns: ['productName', 'supplierName', 'status', 'reasons', 'reason', 'createdAt', 'submittedAt', 'decidedAt'],
})
export const getChange = route({
  method: 'GET',
  path: '/orderrest/api/goodsChange/detail',
  access: 'session',
  summary: 'Get a product change with its content before and after',
  input: shape({ id: Id }),
  reply: ChangeDetail,
})
export const moveChange = route({
  method: 'POST',
  path: '/orderrest/api/goodsChange/move',
  access: 'session',
  summary: 'Submit, withdraw or discard a change (supplier), or approve or reject it with a reason (reviewer)',
  input: shape({ id: Id, version: Type.Integer(), action: ChangeAction, reason: Optional(Note(500)) }),
  reply: Change,
})
export const moveChanges = route({
  method: 'POST',
  path: '/orderrest/api/goodsChange/moveAll',
  access: 'product.review',
  summary: 'Approve or reject all pending changes of an import, at most 500 a call; returns the number left',
  input: shape({ importId: Id, action: OneOf(['agree', 'reject']), reason: Optional(Note(500)) }),
  reply: shape({ moved: Count, left: Count }),
})
