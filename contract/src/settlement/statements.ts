import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Id, Month, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import {
  DisputeAnswer,
  DisputeKind,
  SettlementKind,
  Statement,
  StatementLine,
  StatementStatus,
  Unstated,
} from './statement.ts'

const reader = { access: 'statement.read', entrances: ['purchaser'] } as const
const clerk = { access: 'statement.manage', entrances: ['purchaser'] } as const
const supplier = { access: 'supplierSettlement.read', entrances: ['supplier'] } as const
const confirmer = { access: 'supplierSettlement.confirm', entrances: ['supplier'] } as const
/** Both sides; the server shows each its own. */
const both = { access: 'session', entrances: ['purchaser', 'supplier'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const StatementTab = OneOf(['all', 'draft', 'sent', 'disputed', 'confirmed'])
export type StatementTab = Static<typeof StatementTab>
const filters = {
  tab: Optional(StatementTab),
  status: Optional(StatementStatus),
  month: Optional(Month),
  keyword: Optional(Note(100)),
}
const columns = [
  'statementNo',
  'supplierName',
  'payerTitle',
  'payerNo',
  'month',
  'status',
  'lines',
  'net',
  'tax',
  'gross',
  'disputes',
  'ownerName',
  'sentAt',
  'confirmedAt',
] as const

export const listStatements = listRoute({
  path: '/orderrest/api/statements/list',
  ...reader,
  summary: 'List the statements of the tenant, newest first',
  filters,
  record: Statement,
})
export const exportStatements = exportRoute(listStatements, { path: '/orderrest/api/statements/export', columns })
export const listSupplierStatements = listRoute({
  path: '/orderrest/api/supplierStatements/list',
  ...supplier,
  summary: "List the statements that were sent to the caller's company, newest first",
  filters,
  record: Statement,
})
export const exportSupplierStatements = exportRoute(listSupplierStatements, {
  path: '/orderrest/api/supplierStatements/export',
  columns,
})
export const listUnstated = listRoute({
  path: '/orderrest/api/statements/unstated',
  ...clerk,
  summary: 'List suppliers and payers with lines up to the end of a month that no statement has',
  filters: { month: Month, keyword: Optional(Note(100)) },
  record: Unstated,
})
export const exportUnstated = exportRoute(listUnstated, {
  path: '/orderrest/api/statements/exportUnstated',
  columns: ['supplierName', 'payerTitle', 'payerNo', 'month', 'lines', 'gross', 'firstOn', 'lastOn'],
})
export const findStatement = route({
  method: 'GET',
  path: '/orderrest/api/statements/find',
  ...both,
  summary: 'Get a statement, for those who read all of them and for its supplier',
  input: shape({ id: Id }),
  reply: Statement,
})
export const listStatementLines = listRoute({
  path: '/orderrest/api/statements/lines',
  ...both,
  summary: 'List the lines of a statement with their disputes, by date',
  filters: {
    statementId: Id,
    kind: Optional(SettlementKind),
    disputed: Optional(OneOf(['open', 'any'])),
    keyword: Optional(Note(100)),
  },
  record: StatementLine,
})
export const exportStatementLines = exportRoute(listStatementLines, {
  path: '/orderrest/api/statements/exportLines',
  columns: [
    'bookedOn',
    'kind',
    'sourceNo',
    'orderNo',
    'deptName',
    'name',
    'spec',
    'unit',
    'quantity',
    'price',
    'rate',
    'net',
    'tax',
    'gross',
  ],
})
export const listStatementChanges = changesRoute({
  path: '/orderrest/api/statements/changes',
  ...both,
  summary: 'List the history of a statement',
  key: 'id',
})

export const createStatement = route({
  method: 'POST',
  path: '/orderrest/api/statements/create',
  ...clerk,
  summary: 'Draw up the statement of a supplier and payer: all their lines up to the end of the month that are in none',
  input: shape({ supplierId: Id, payerNo: Note(40), month: Month }),
  reply: Statement,
})
export const sendStatement = route({
  method: 'POST',
  path: '/orderrest/api/statements/send',
  ...clerk,
  summary: 'Send a statement to its supplier, after its month; again once all disputes are answered',
  input: shape(ofVersion),
  reply: Statement,
})
export const voidStatement = route({
  method: 'POST',
  path: '/orderrest/api/statements/void',
  ...clerk,
  summary: 'Void a statement that is not confirmed; its lines can be in another one',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: Statement,
})
export const answerDispute = route({
  method: 'POST',
  path: '/orderrest/api/statements/answer',
  ...clerk,
  summary: 'Answer a dispute: adjust to the requested amount, explain, or move the line to the next statement',
  input: shape({ ...ofVersion, disputeId: Id, decision: DisputeAnswer, answer: Text(200) }),
  reply: Statement,
})
export const disputeLine = route({
  method: 'POST',
  path: '/orderrest/api/statements/dispute',
  ...confirmer,
  summary: 'Dispute a line of a statement, with the amount that it should have',
  input: shape({ ...ofVersion, lineId: Id, kind: DisputeKind, requested: Amount, text: Text(200) }),
  reply: Statement,
})
export const confirmStatement = route({
  method: 'POST',
  path: '/orderrest/api/statements/confirm',
  ...confirmer,
  summary: 'Confirm a statement; it does not change any more',
  input: shape(ofVersion),
  reply: Statement,
})
