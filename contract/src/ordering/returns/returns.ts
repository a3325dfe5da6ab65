import { Attachments } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Id,
  List,
  Note,
  OneOf,
  Optional,
  Pieces,
  Price,
  Quantity,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'
import { FreightPayer, Return, ReturnKind, ReturnReason, ReturnStatus } from './return.ts'

/** Tabs of the lists: those that wait for a side, open ones, ended ones. */
export const ReturnTab = OneOf(['all', 'approval', 'buyer', 'supplier', 'arbitration', 'ended'])
export type ReturnTab = Static<typeof ReturnTab>

const filters = {
  tab: Optional(ReturnTab),
  status: Optional(ReturnStatus),
  kind: Optional(ReturnKind),
  orderId: Optional(Id),
  keyword: Optional(Note(100)),
  fromDay: Optional(Day),
  toDay: Optional(Day),
}
const columns = [
  'returnNo',
  'orderNo',
  'companyName',
  'deptName',
  'buyerName',
  'supplierName',
  'kind',
  'reason',
  'status',
  'goods',
  'quantity',
  'requested',
  'refunded',
  'freightBy',
  'freight',
  'submittedAt',
  'finishedAt',
] as const

const buyer = { access: 'order.return', entrances: ['purchaser'] } as const
const supplier = { access: 'supplierReturn.handle', entrances: ['supplier'] } as const
const overseer = { access: 'return.oversee', entrances: ['operator'] } as const
const arbiter = { access: 'return.arbitrate', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }
const evidence = { text: Optional(Note(1000)), attachments: Optional(Attachments('media')) }

/** Lines of an order that can be returned. */
export const ReturnableLine = shape({
  orderLineId: Id,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  price: Price,
  returnable: Type.Integer({ description: 'accepted pieces that are in no return' }),
  isLate: Type.Boolean({ description: 'the period for returns is over' }),
  amount: Type.String({ ...Amount, description: 'payable amount of the returnable pieces' }),
})
export type ReturnableLine = Static<typeof ReturnableLine>

export const listReturnable = route({
  method: 'GET',
  path: '/orderrest/api/returns/returnable',
  ...buyer,
  summary: "List the lines of one of the caller's orders with the pieces that can be returned",
  input: shape({ orderId: Id }),
  reply: shape({ orderNo: Type.String(), supplierName: Type.String(), lines: List(ReturnableLine) }),
})
export const createReturn = route({
  method: 'POST',
  path: '/orderrest/api/returns/create',
  ...buyer,
  summary:
    'Request a return of accepted goods within the period of the tenant. `amount` is asked for by `allowance` only; the server computes the others.',
  input: shape({
    orderId: Id,
    kind: ReturnKind,
    reason: ReturnReason,
    note: Note(200),
    attachments: Optional(Attachments('media')),
    lines: Type.Array(shape({ orderLineId: Id, quantity: Quantity, amount: Optional(Price) }), {
      minItems: 1,
      maxItems: 200,
    }),
  }),
  reply: Return,
})

export const listReturns = listRoute({
  path: '/orderrest/api/returns/list',
  ...buyer,
  summary: "List the returns of the caller's orders, or of their departments with order.readAll",
  filters,
  record: Return,
})
export const exportReturns = exportRoute(listReturns, { path: '/orderrest/api/returns/export', columns })
export const listSupplierReturns = listRoute({
  path: '/orderrest/api/supplierReturns/list',
  ...supplier,
  summary: "List the returns of orders of the caller's company",
  filters,
  record: Return,
})
export const exportSupplierReturns = exportRoute(listSupplierReturns, {
  path: '/orderrest/api/supplierReturns/export',
  columns,
})
export const listTenantReturns = listRoute({
  path: '/orderrest/api/tenantReturns/list',
  ...overseer,
  summary: 'List all returns of the tenant',
  filters,
  record: Return,
})
export const exportTenantReturns = exportRoute(listTenantReturns, {
  path: '/orderrest/api/tenantReturns/export',
  columns,
})
export const listArbitrations = listRoute({
  path: '/orderrest/api/arbitrations/list',
  ...arbiter,
  summary: 'List the returns that wait for a decision of the platform, and those decided',
  filters: { tab: Optional(OneOf(['open', 'decided'])), keyword: Optional(Note(100)) },
  record: Return,
})
export const exportArbitrations = exportRoute(listArbitrations, {
  path: '/orderrest/api/arbitrations/export',
  columns,
})
export const returnDetail = route({
  method: 'GET',
  path: '/orderrest/api/returns/detail',
  access: 'session',
  entrances: ['purchaser', 'supplier', 'operator'],
  summary: 'Get a return, for its parties and overseers',
  input: shape({ id: Id }),
  reply: Return,
})
export const returnSlip = route({
  method: 'GET',
  path: '/orderrest/api/returns/slip',
  byKey: true,
  access: 'session',
  summary: 'Download the return slip as PDF, to put into the parcel that goes back',
  input: shape({ id: Id }),
  reply: Type.Unknown({ description: 'application/pdf' }),
  download: true,
})
export const listReturnChanges = changesRoute({
  path: '/orderrest/api/returns/changes',
  access: 'session',
  entrances: ['purchaser', 'supplier', 'operator'],
  summary: 'List the history of a return, for its parties and overseers',
  key: 'id',
})

export const moveReturn = route({
  method: 'POST',
  path: '/orderrest/api/returns/move',
  ...buyer,
  summary:
    'Withdraw a return, answer an offer, appeal against a refusal, accept it, confirm the replacement, or claim a refund for a late one',
  input: shape({
    ...ofVersion,
    action: OneOf(['withdraw', 'acceptOffer', 'declineOffer', 'appeal', 'close', 'receive', 'claimRefund']),
    ...evidence,
  }),
  reply: Return,
})
export const sendReturn = route({
  method: 'POST',
  path: '/orderrest/api/returns/send',
  ...buyer,
  summary: 'Send the goods of a return back',
  input: shape({
    ...ofVersion,
    carrier: Text(40),
    trackingNo: Text(60),
    freight: Optional({
      ...Price,
      description:
        'yuan: what the way back costs, at most the value of the goods; deducted from what the supplier is owed if that side pays in the end',
    }),
  }),
  reply: Return,
})
export const agreeReturn = route({
  method: 'POST',
  path: '/orderrest/api/supplierReturns/agree',
  ...supplier,
  summary: 'Agree to a return; goods that come back need an address',
  input: shape({
    ...ofVersion,
    consignee: Optional(Note(40)),
    mobile: Optional(FormattedNote('telephone')),
    address: Optional(Note(200)),
    bearsFreight: Optional(Type.Boolean({ description: 'the supplier pays for the way back, although it need not' })),
  }),
  reply: Return,
})
export const refuseReturn = route({
  method: 'POST',
  path: '/orderrest/api/supplierReturns/refuse',
  ...supplier,
  summary: 'Refuse a return with a reason; after the goods arrived this asks the platform to decide',
  input: shape({ ...ofVersion, text: Text(1000), attachments: Optional(Attachments('media')) }),
  reply: Return,
})
export const offerReturn = route({
  method: 'POST',
  path: '/orderrest/api/supplierReturns/offer',
  ...supplier,
  summary: 'Offer another kind of return or a smaller amount',
  input: shape({ ...ofVersion, kind: ReturnKind, amount: Optional(Price), reason: Text(200) }),
  reply: Return,
})
export const takeReturn = route({
  method: 'POST',
  path: '/orderrest/api/supplierReturns/take',
  ...supplier,
  summary: 'Take the goods of a return in, per line: restocked, scrapped or missing pieces',
  input: shape({
    ...ofVersion,
    lines: Type.Array(shape({ orderLineId: Id, restocked: Pieces, scrapped: Pieces, missing: Pieces }), {
      minItems: 1,
      maxItems: 200,
    }),
  }),
  reply: Return,
})
export const shipReplacement = route({
  method: 'POST',
  path: '/orderrest/api/supplierReturns/ship',
  ...supplier,
  summary: 'Ship the replacement, the repaired or the missing goods',
  input: shape({ ...ofVersion, carrier: Text(40), trackingNo: Text(60) }),
  reply: Return,
})
export const stateReturn = route({
  method: 'POST',
  path: '/orderrest/api/returns/state',
  access: 'session',
  entrances: ['purchaser', 'supplier'],
  summary: 'Add a statement with evidence to an open return, as one of its parties',
  input: shape({ id: Id, text: Text(1000), attachments: Optional(Attachments('media')) }),
  reply: Return,
})
export const decideReturn = route({
  method: 'POST',
  path: '/orderrest/api/arbitrations/decide',
  ...arbiter,
  summary:
    'Decide a return in arbitration: goods go back (`return`), money only (`allowance`, at most the amount asked for), or nothing (`refuse`)',
  input: shape({
    ...ofVersion,
    outcome: OneOf(['return', 'allowance', 'refuse']),
    amount: Optional(Price),
    freightBy: Optional(FreightPayer),
    reason: Text(1000),
  }),
  reply: Return,
})
