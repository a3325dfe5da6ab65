import { queueOf } from '#contract/kit/case/queue.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Evidence } from './evidence.ts'
import { ExemptionStatus } from './exemptions.ts'
import { SignalRule } from './settings.ts'
import { countNewSignals } from './waiting.ts'

/**
 * Risk signals 风险信号: a rule has found a reason to look. A case says why in numbers; people find out what explains it.
 * Cases of the reader's own business do not exist for them: their projects, orders, approvals and companies.
 */

export const signalStatusNames = {
  '01': ['新发现', 'New'],
  '02': ['核查中', 'Being checked'],
  '03': ['有合理解释', 'Explained'],
  '04': ['误报', 'False positive'],
  '05': ['属实', 'Confirmed'],
} as const satisfies StateNames<string>
export const SignalStatus = OneOf(['01', '02', '03', '04', '05'])
export type SignalStatus = Static<typeof SignalStatus>
export const SignalAction = OneOf(['take', 'explain', 'dismiss', 'confirm', 'reopen'])
export type SignalAction = Static<typeof SignalAction>

export const Severity = OneOf(['low', 'medium', 'high'])
export type Severity = Static<typeof Severity>
export const signalSeverityNames = {
  low: ['低', 'Low'],
  medium: ['中', 'Medium'],
  high: ['高', 'High'],
} as const satisfies Readonly<Record<Severity, readonly [zh: string, en: string]>>

const path = '/sysrest/api/signalCases'

const Document = shape({
  kind: OneOf(['project', 'order', 'supplier']),
  id: Id,
  no: Type.String(),
  title: Type.String(),
})
export type SignalDocument = Static<typeof Document>

export const signalCase = queueOf({
  entity: 'signal',
  path,
  manage: 'signal.read',
  count: countNewSignals,
  singular: 'signal',
  plural: 'signals',
  states: signalStatusNames,
  waiting: ['01'],
  own: { id: Id, version: Type.Integer() },
  handled: {
    rule: SignalRule,
    ruleVersion: Type.Integer(),
    severity: Severity,
    subject: Type.String({ description: 'what it is about, as text' }),
    evidence: Evidence,
    findings: Type.Integer({ description: 'how often the rule has found it, with different facts' }),
    reply: Type.String({ description: 'reason of the latest decision' }),
    handler: Type.String(),
    foundAt: { ...Instant, description: 'latest finding' },
    createdAt: Instant,
    decidedAt: Maybe(Instant),
  },
  sort: ['createdAt', 'foundAt'],
  columns: [
    'rule',
    'severity',
    'subject',
    'evidence',
    'status',
    'handler',
    'reply',
    'findings',
    'createdAt',
    'foundAt',
    'decidedAt',
  ],
  actions: {
    take: { summary: 'Take a signal, to check it oneself; also from a colleague' },
    explain: { summary: 'Close a signal that has a harmless reason', input: { reason: Text(500) } },
    dismiss: { summary: 'Close a signal as a false positive of its rule', input: { reason: Text(500) } },
    confirm: { summary: 'Confirm a signal', input: { reason: Text(500) } },
    reopen: { summary: 'Check a closed signal again', input: { reason: Text(500) } },
  },
})
export type SignalCase = Static<typeof signalCase.Record>

/** One finding of a rule with what it was computed from. */
export const Finding = shape({
  id: Id,
  ruleVersion: Type.Integer(),
  severity: Severity,
  evidence: Evidence,
  settings: Type.Unsafe<Readonly<Record<string, number>>>({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'thresholds that were in force',
  }),
  inputs: Type.Unsafe<object>({ type: 'object', additionalProperties: true, description: 'facts of the rule' }),
  isExempted: Type.Boolean({ description: 'found while an exemption was in force' }),
  foundAt: Instant,
})
export type SignalFinding = Static<typeof Finding>

export const findSignal = route({
  method: 'GET',
  path: `${path}/find`,
  access: 'signal.read',
  entrances: ['operator'],
  summary: 'Get a signal with its findings and the documents that it is about',
  input: shape({ id: Id }),
  reply: shape({
    signal: signalCase.Record,
    exemption: { ...Maybe(shape({ status: ExemptionStatus, until: Day })), description: 'to be reviewed, or in force' },
    documents: List(Document, 200),
    findings: List(Finding, 50),
  }),
})

/** Rules of which approvers of an award read: those about its quotes. */
export const advisingRules = ['singleBidder', 'ties', 'lateWithdrawal', 'abnormallyLow', 'sameOrigin'] as const

export const adviseOnAward = route({
  method: 'GET',
  path: '/sysrest/api/signals/advice',
  access: 'signal.advise',
  summary: 'List the signals about the quotes of a project whose award waits for the decision of the caller',
  input: shape({ projectId: Id }),
  reply: List(shape({ rule: SignalRule, severity: Severity, evidence: Evidence }), 100),
})
