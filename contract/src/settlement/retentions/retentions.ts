import { Attachments } from '#contract/files/files.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { Retention, RetentionOutcome } from './retention.ts'

const reader = { access: 'payment.read', entrances: ['purchaser'] } as const
const handler = { method: 'POST', access: 'retention.handle', entrances: ['purchaser'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

/** 质保期内 / 待复核 / 已办结 / 全部 */
export const RetentionTab = OneOf(['held', 'settling', 'ended', 'all'])
export type RetentionTab = Static<typeof RetentionTab>

export const listRetentions = listRoute({
  path: '/orderrest/api/retentions/list',
  ...reader,
  summary:
    'List the retentions of invoices by the day on which they are due; withheld ones unless `tab` says otherwise',
  filters: {
    tab: Optional(RetentionTab),
    supplierId: Optional(Id),
    dueUntil: Optional(Day),
    keyword: Optional(Note(100)),
  },
  record: Retention,
})
export const exportRetentions = exportRoute(listRetentions, {
  path: '/orderrest/api/retentions/export',
  columns: [
    'invoiceNo',
    'supplierName',
    'payerTitle',
    'percent',
    'gross',
    'deducted',
    'offset',
    'paid',
    'rest',
    'receivedOn',
    'dueOn',
    'status',
    'reason',
    'proposedByName',
    'settledByName',
    'settledAt',
  ],
})
export const listRetentionChanges = changesRoute({
  path: '/orderrest/api/retentions/changes',
  ...reader,
  summary: 'List the history of a retention',
  key: 'id',
})
export const proposeRetention = route({
  ...handler,
  path: '/orderrest/api/retentions/propose',
  summary: 'Propose to release a retention before its day, or to deduct some or all of it; somebody else confirms it',
  input: shape({
    ...ofVersion,
    outcome: RetentionOutcome,
    amount: Optional({ ...Formatted('amount'), description: 'yuan to deduct; none for a release' }),
    reason: Text(200),
    documents: Attachments('documents', 5),
  }),
  reply: Retention,
})
export const decideRetention = route({
  ...handler,
  path: '/orderrest/api/retentions/decide',
  summary: 'Confirm what was proposed for a retention, or decline it with a reason; not by the person who proposed it',
  input: shape({ ...ofVersion, isAccepted: Type.Boolean(), reason: Note(200) }),
  reply: Retention,
})
