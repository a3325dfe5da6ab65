import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Day,
  Done,
  Id,
  List,
  Note,
  Nothing,
  OneOf,
  Optional,
  Price,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import {
  Agreement,
  AgreementDetail,
  AgreementDraft,
  AgreementLineDraft,
  AgreementStatus,
  CapsDraft,
  maxAgreementLines,
  ofAgreement,
} from './agreement.ts'

const operator = { access: 'agreement.manage', entrances: ['operator'] } as const
const supplier = { access: 'supplierAgreement.confirm', entrances: ['supplier'] } as const
const columns = [
  'agreementNo',
  'title',
  'supplierName',
  'status',
  'validFrom',
  'validTo',
  'lineCount',
  'source',
  'createdByName',
  'createdAt',
] as const

/** 全部 / 草稿 / 审批与确认中 / 已生效 / 已终止 */
export const AgreementTab = OneOf(['all', 'draft', 'pending', 'inForce', 'ended'])
export type AgreementTab = Static<typeof AgreementTab>
const filters = { tab: Optional(AgreementTab), status: Optional(AgreementStatus), keyword: Optional(Note(100)) }
const AgreementCounts = shape({ all: Count, draft: Count, pending: Count, inForce: Count, ended: Count })

export const listAgreements = listRoute({
  path: '/orderrest/api/agreement/list',
  ...operator,
  summary: 'List the agreements of the tenant, newest first',
  filters,
  sort: ['validTo', 'createdAt'],
  record: Agreement,
})
export const exportAgreements = exportRoute(listAgreements, { path: '/orderrest/api/agreement/export', columns })
export const countAgreements = route({
  method: 'GET',
  path: '/orderrest/api/agreement/count',
  ...operator,
  summary: 'Count the agreements of each tab',
  input: Nothing,
  reply: AgreementCounts,
})
export const findAgreement = route({
  method: 'GET',
  path: '/orderrest/api/agreement/find',
  byKey: true,
  access: 'session',
  summary: 'Get an agreement, for those who manage agreements, its supplier, and its approvers',
  input: shape({ id: Id }),
  reply: AgreementDetail,
})
export const listAgreementChanges = changesRoute({
  path: '/orderrest/api/agreement/history',
  access: 'session',
  summary: 'List the history of an agreement, for those who manage agreements, its supplier, and its approvers',
  key: 'id',
})
export const listAgreementGoods = listRoute({
  path: '/orderrest/api/agreement/goods',
  ...operator,
  summary: 'List the goods of a supplier, to agree on their prices',
  filters: { supplierId: Id, keyword: Optional(Note(100)) },
  record: shape({
    skuId: Id,
    supplierSku: Type.String(),
    name: Type.String(),
    spec: Type.String(),
    unit: Type.String(),
    listPrice: Price,
  }),
})
export type AgreementGoods = Static<typeof listAgreementGoods.record>

export const listAgreementSuppliers = route({
  method: 'GET',
  path: '/orderrest/api/agreement/suppliers',
  ...operator,
  summary: 'List the active suppliers, to agree with one',
  input: Nothing,
  reply: List(shape({ id: Id, name: Type.String() })),
})

export const createAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/create',
  ...operator,
  summary: 'Create an agreement as a draft',
  input: AgreementDraft,
  reply: AgreementDetail,
})
export const editAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/edit',
  ...operator,
  summary: 'Update a draft, with all its lines',
  input: shape({ ...ofAgreement, ...AgreementDraft.properties }),
  reply: AgreementDetail,
})
export const moveAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/move',
  ...operator,
  summary: 'Submit a draft, withdraw it, withdraw an open change, or let a suspended agreement go on',
  input: shape({ ...ofAgreement, action: OneOf(['submit', 'withdraw', 'withdrawChange', 'resume']) }),
  reply: AgreementDetail,
})
export const discardAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/discard',
  ...operator,
  summary: 'Delete a draft',
  input: shape(ofAgreement),
  reply: Done,
})
export const extendAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/extend',
  ...operator,
  summary: 'Propose a later end of an agreement in force; it is approved, then confirmed by the supplier',
  input: shape({ ...ofAgreement, validTo: Day, note: Text(200) }),
  reply: AgreementDetail,
})
export const changeAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/change',
  ...operator,
  summary:
    'Propose other lines and caps of an agreement in force from a day on; they are approved, then confirmed by the supplier',
  input: shape({
    ...ofAgreement,
    startsOn: Day,
    note: Text(200),
    ...CapsDraft.properties,
    lines: List(AgreementLineDraft, maxAgreementLines),
  }),
  reply: AgreementDetail,
})
export const suspendAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/suspend',
  ...operator,
  summary: 'Suspend an agreement: its prices do not apply until it goes on',
  input: shape({ ...ofAgreement, reason: Text(200) }),
  reply: AgreementDetail,
})
export const terminateAgreement = route({
  method: 'POST',
  path: '/orderrest/api/agreement/terminate',
  ...operator,
  summary: 'Terminate an agreement: from now on its prices apply to no new order; an open change is withdrawn',
  input: shape({ ...ofAgreement, reason: Text(200) }),
  reply: AgreementDetail,
})

export const listSupplierAgreements = listRoute({
  path: '/orderrest/api/supplierAgreement/list',
  ...supplier,
  summary: "List the agreements of the caller's company that were sent to it, newest first",
  filters,
  sort: ['validTo', 'createdAt'],
  record: Agreement,
})
export const exportSupplierAgreements = exportRoute(listSupplierAgreements, {
  path: '/orderrest/api/supplierAgreement/export',
  columns,
})
export const confirmAgreement = route({
  method: 'POST',
  path: '/orderrest/api/supplierAgreement/confirm',
  ...supplier,
  summary: "Confirm an agreement, or its open change, for the caller's company",
  input: shape(ofAgreement),
  reply: AgreementDetail,
})
export const leaveAgreement = route({
  method: 'POST',
  path: '/orderrest/api/supplierAgreement/leave',
  ...supplier,
  summary:
    "Leave an agreement in force that has other parties, for the caller's company: its prices apply to no new order; an open change is withdrawn",
  input: shape({ ...ofAgreement, reason: Text(200) }),
  reply: AgreementDetail,
})
export const declineAgreement = route({
  method: 'POST',
  path: '/orderrest/api/supplierAgreement/refuse',
  ...supplier,
  summary: "Decline an agreement, or its open change, for the caller's company, with a reason",
  input: shape({ ...ofAgreement, reason: Text(200) }),
  reply: Done,
})
