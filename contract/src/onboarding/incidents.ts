import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { queueOf } from '#contract/kit/case/queue.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  DayOrNone,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { BlockKind, DealPurpose } from '#contract/suppliers/blocks.ts'
import { countWaitingIncidents } from './waitingIncidents.ts'

/**
 * Incidents 供应商违规: what a supplier did wrong, reported by an operator or found by the product. The supplier may
 * answer; then an operator takes no action, warns, or proposes a disposition.
 */

const path = '/orderrest/api/onboarding/incidents'

export const incidentStatusNames = {
  '01': ['待说明', 'Awaiting statement'],
  '02': ['待处理', 'To be decided'],
  '03': ['不予处理', 'No action'],
  '04': ['已警示', 'Warned'],
  '05': ['已移交处置', 'Disposition proposed'],
} as const satisfies StateNames<string>
export const IncidentStatus = OneOf(['01', '02', '03', '04', '05'])
export type IncidentStatus = Static<typeof IncidentStatus>
export const IncidentAction = OneOf(['state', 'dismiss', 'warn', 'escalate'])
export type IncidentAction = Static<typeof IncidentAction>

/** Who found it: an operator, a review of at most two stars, or a late delivery. */
export const IncidentSource = OneOf(['manual', 'review', 'late'])
export type IncidentSource = Static<typeof IncidentSource>
export const incidentSourceNames = {
  manual: ['人工登记', 'Reported'],
  review: ['差评', 'Negative review'],
  late: ['逾期交货', 'Late delivery'],
} as const satisfies Readonly<Record<IncidentSource, readonly [zh: string, en: string]>>
export const Severity = OneOf(['minor', 'major', 'critical'])
export type Severity = Static<typeof Severity>
export const severityNames = {
  minor: ['一般', 'Minor'],
  major: ['较重', 'Major'],
  critical: ['严重', 'Critical'],
} as const satisfies Readonly<Record<Severity, readonly [zh: string, en: string]>>

/** Days that a supplier has to answer. */
export const statementDays = 5
/** Stars up to which a review is negative. */
export const negativeStars = 2

const OwnAction = OneOf(['state'])

export const incidentCase = queueOf({
  entity: 'incident',
  path,
  manage: 'incident.manage',
  count: countWaitingIncidents,
  singular: 'incident',
  plural: 'incidents',
  states: incidentStatusNames,
  waiting: ['02'],
  own: {
    id: Id,
    version: Type.Integer(),
    supplierName: Type.String(),
    source: IncidentSource,
    orderNo: Type.String({ description: 'of a review or a late delivery; else empty' }),
    severity: Severity,
    occurredOn: Day,
    facts: Type.String(),
    files: AttachedFiles,
    statement: Type.String({ description: 'what the supplier answered' }),
    hearingUntil: Instant,
    reply: Type.String(),
    createdAt: Instant,
    decidedAt: Maybe(Instant),
    ownActions: List(OwnAction),
  },
  handled: {
    supplierId: Id,
    reporter: Type.String(),
    handler: Type.String(),
    dispositionId: Maybe(Id),
  },
  sort: ['createdAt', 'occurredOn'],
  columns: [
    'supplierName',
    'source',
    'orderNo',
    'severity',
    'occurredOn',
    'facts',
    'statement',
    'status',
    'reply',
    'reporter',
    'handler',
    'createdAt',
    'decidedAt',
  ],
  actions: {
    dismiss: { summary: 'Take no action on an incident', input: { reason: Text(500) } },
    warn: { summary: 'Warn the supplier because of an incident, after its statement', input: { reply: Text(500) } },
    escalate: {
      summary: 'Propose a disposition of the supplier because of an incident, after its statement',
      input: {
        kind: BlockKind,
        purposes: { ...List(DealPurpose, 6), description: 'what a restriction forbids' },
        until: { ...DayOrNone, description: 'last day; empty until it is lifted' },
        reply: Text(500),
      },
    },
  },
})
export type Incident = Static<typeof incidentCase.Record>
export type OwnIncident = Static<typeof incidentCase.Own>

export const reportIncident = route({
  method: 'POST',
  path: `${path}/report`,
  access: 'incident.manage',
  entrances: ['operator'],
  summary: 'Report an incident of a supplier, which gets a message and may answer',
  input: shape({
    supplierId: Id,
    severity: Severity,
    occurredOn: Day,
    facts: Text(1000),
    attachments: Optional(Attachments('documents', 10)),
  }),
  reply: incidentCase.Record,
})
export const stateOnIncident = route({
  method: 'POST',
  path: `${path}/state`,
  access: 'supplierPeople.manage',
  entrances: ['supplier'],
  summary: "Answer an incident of the caller's supplier",
  input: shape({ id: Id, version: Type.Integer(), statement: Text(1000) }),
  reply: incidentCase.Own,
})
