import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { RedDue, RedForm, RedFormDetail, RedReason } from './redForm.ts'

const reader = { access: 'invoice.read', entrances: ['purchaser'] } as const
const supplier = { access: 'supplierInvoice.read', entrances: ['supplier'] } as const
/** Both sides; the server shows each its own, and says who may decide. */
const both = { access: 'session', entrances: ['purchaser', 'supplier'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const RedFormTab = OneOf(['all', 'waiting', 'confirmed', 'issued', 'ended'])
export type RedFormTab = Static<typeof RedFormTab>
const filters = { tab: Optional(RedFormTab), keyword: Optional(Note(100)) }
const columns = [
  'redFormNo',
  'formNo',
  'status',
  'reasonCode',
  'startedBy',
  'blueNumber',
  'supplierName',
  'payerTitle',
  'net',
  'tax',
  'gross',
  'expiresAt',
  'redNumber',
  'note',
  'startedByName',
  'startedAt',
  'decidedByName',
  'decidedAt',
] as const
const dueColumns = [
  'blueNumber',
  'reasonCode',
  'supplierName',
  'payerTitle',
  'orderNos',
  'lines',
  'gross',
  'since',
] as const

export const listRedForms = listRoute({
  path: '/orderrest/api/redForms/list',
  ...reader,
  summary: 'List the red letters of the tenant, newest first',
  filters,
  record: RedForm,
})
export const exportRedForms = exportRoute(listRedForms, { path: '/orderrest/api/redForms/export', columns })
export const listRedDues = listRoute({
  path: '/orderrest/api/redForms/due',
  ...reader,
  summary: 'List the invoices of which something was given back that no red letter has, oldest first',
  filters: { keyword: Optional(Note(100)) },
  record: RedDue,
})
export const exportRedDues = exportRoute(listRedDues, {
  path: '/orderrest/api/redForms/exportDue',
  columns: dueColumns,
})
export const listSupplierRedForms = listRoute({
  path: '/orderrest/api/supplierRedForms/list',
  ...supplier,
  summary: "List the red letters of the caller's company, newest first",
  filters,
  record: RedForm,
})
export const exportSupplierRedForms = exportRoute(listSupplierRedForms, {
  path: '/orderrest/api/supplierRedForms/export',
  columns,
})
export const listSupplierRedDues = listRoute({
  path: '/orderrest/api/supplierRedForms/due',
  ...supplier,
  summary: "List the invoices of the caller's company of which something was given back that no red letter has",
  filters: { keyword: Optional(Note(100)) },
  record: RedDue,
})
export const exportSupplierRedDues = exportRoute(listSupplierRedDues, {
  path: '/orderrest/api/supplierRedForms/exportDue',
  columns: dueColumns,
})
export const findRedForm = route({
  method: 'GET',
  path: '/orderrest/api/redForms/find',
  ...both,
  summary: 'Get a red letter with its rows',
  input: shape({ id: Id }),
  reply: RedFormDetail,
})
export const listRedFormChanges = changesRoute({
  path: '/orderrest/api/redForms/changes',
  ...both,
  summary: 'List the history of a red letter',
  key: 'id',
})
export const startRedForm = route({
  method: 'POST',
  path: '/orderrest/api/redForms/start',
  ...both,
  summary:
    'Start the red letter of an invoice: of all that was given back of it for this reason, or with 01 of the whole invoice',
  input: shape({ blueId: Id, reasonCode: RedReason }),
  reply: RedFormDetail,
})
export const confirmRedForm = route({
  method: 'POST',
  path: '/orderrest/api/redForms/confirm',
  ...both,
  summary: 'Confirm a red letter that the other side has started; the tax bureau is informed',
  input: shape(ofVersion),
  reply: RedFormDetail,
})
export const refuseRedForm = route({
  method: 'POST',
  path: '/orderrest/api/redForms/refuse',
  ...both,
  summary: 'Refuse a red letter that the other side has started, with a reason',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: RedFormDetail,
})
export const revokeRedForm = route({
  method: 'POST',
  path: '/orderrest/api/redForms/revoke',
  ...both,
  summary: 'Revoke a red letter of one’s own whose red invoice is not issued yet, with a reason',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: RedFormDetail,
})
