import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, Optional, Price, Quantity, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { OrderTerms, SubmittedOrder } from '#contract/ordering/submit.ts'
import { Group, GroupDetail, GroupOffer, OfferDraft, OfferStatus } from './offer.ts'

const buyer = { access: 'group.join', entrances: ['purchaser'] } as const
const supplier = { access: 'group.offer', entrances: ['supplier'] } as const
const operator = { access: 'group.manage', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

const columns = [
  'offerNo',
  'name',
  'spec',
  'supplierName',
  'status',
  'listPrice',
  'maxQty',
  'pledged',
  'price',
  'startsAt',
  'endsAt',
  'endedAt',
  'submittedAt',
  'reason',
] as const

export const GroupTab = OneOf(['open', 'ended'])
export type GroupTab = Static<typeof GroupTab>

export const listGroups = listRoute({
  path: '/orderrest/api/groups/list',
  ...buyer,
  summary: 'List the group purchases that can be joined (`open`), soonest end first, or those that have ended',
  filters: { tab: Optional(GroupTab), keyword: Optional(Note(100)) },
  record: Group,
})
export const findGroup = route({
  method: 'GET',
  path: '/orderrest/api/groups/find',
  ...buyer,
  summary: "Get a group purchase with the server's time, its pledges by department, and what the caller can take",
  input: shape({ id: Id }),
  reply: GroupDetail,
})
export const joinGroup = route({
  method: 'POST',
  path: '/orderrest/api/groups/join',
  ...buyer,
  summary:
    'Join a group purchase: an order at the price of the first rung, by the normal rules of address, approval, stock and budget. Requires an `Idempotency-Key` header.',
  input: shape({ id: Id, quantity: Quantity, seenPrice: Price, ...OrderTerms.properties }),
  reply: SubmittedOrder,
})

/** Tabs of suppliers and operators. */
export const OfferTab = OneOf(['all', 'waiting', 'open', 'ended'])
export type OfferTab = Static<typeof OfferTab>
const filters = { tab: Optional(OfferTab), status: Optional(OfferStatus), keyword: Optional(Note(100)) }

export const listOffers = listRoute({
  path: '/orderrest/api/groupOffers/list',
  ...supplier,
  summary: "List the offers of group purchases of the caller's company",
  filters,
  record: GroupOffer,
})
export const exportOffers = exportRoute(listOffers, { path: '/orderrest/api/groupOffers/export', columns })
export const listOfferGoods = listRoute({
  path: '/orderrest/api/groupOffers/goods',
  ...supplier,
  summary: "List the caller's company's goods on sale, to offer one",
  filters: { keyword: Optional(Note(100)) },
  record: shape({
    skuId: Id,
    supplierSku: Type.String(),
    name: Type.String(),
    spec: Type.String(),
    unit: Type.String(),
    listPrice: Price,
  }),
})
export type OfferGoods = Static<typeof listOfferGoods.record>
export const createOffer = route({
  method: 'POST',
  path: '/orderrest/api/groupOffers/create',
  ...supplier,
  summary: 'Create an offer of a group purchase as a draft',
  input: OfferDraft,
  reply: GroupOffer,
})
export const editOffer = route({
  method: 'POST',
  path: '/orderrest/api/groupOffers/edit',
  ...supplier,
  summary: 'Update an offer that is a draft or was rejected',
  input: shape({ ...ofVersion, ...OfferDraft.properties }),
  reply: GroupOffer,
})
export const moveOffer = route({
  method: 'POST',
  path: '/orderrest/api/groupOffers/move',
  ...supplier,
  summary: 'Submit an offer for review, withdraw it, or discard a draft',
  input: shape({ ...ofVersion, action: OneOf(['submit', 'withdraw', 'discard']) }),
  reply: GroupOffer,
})

export const listTenantOffers = listRoute({
  path: '/orderrest/api/groupOffersReview/list',
  ...operator,
  summary: 'List the offers of group purchases of all suppliers, without drafts',
  filters,
  record: GroupOffer,
})
export const exportTenantOffers = exportRoute(listTenantOffers, {
  path: '/orderrest/api/groupOffersReview/export',
  columns,
})
export const decideOffer = route({
  method: 'POST',
  path: '/orderrest/api/groupOffersReview/decide',
  ...operator,
  summary: 'Approve an offer, which opens it at its start, or reject it with a reason',
  input: shape({ ...ofVersion, decision: OneOf(['approve', 'refuse']), reason: Optional(Note(200)) }),
  reply: GroupOffer,
})
export const cancelOffer = route({
  method: 'POST',
  path: '/orderrest/api/groupOffersReview/cancel',
  ...operator,
  summary: 'Cancel an open group purchase before its end; all its orders are cancelled and give everything back',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: GroupOffer,
})
export const offerDetail = route({
  method: 'GET',
  path: '/orderrest/api/groupOffers/detail',
  access: 'session',
  entrances: ['supplier', 'operator'],
  summary: 'Get an offer, for its supplier and the operators who manage group purchases',
  input: shape({ id: Id }),
  reply: GroupOffer,
})
export const listOfferChanges = changesRoute({
  path: '/orderrest/api/groupOffers/changes',
  access: 'session',
  entrances: ['supplier', 'operator'],
  summary: 'List the history of an offer, for its supplier and the operators who manage group purchases',
  key: 'id',
})
