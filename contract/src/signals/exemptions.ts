import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, Instant, List, Maybe, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { SignalRule } from './settings.ts'

/** Exemptions 豁免: a rule raises no case of a subject until a day. One person proposes, another decides. */

const path = '/sysrest/api/signalExemptions'
const access = { access: 'signal.handle', entrances: ['operator'] } as const

export const exemptionStatusNames = {
  '01': ['待复核', 'To be reviewed'],
  '02': ['生效中', 'In force'],
  '03': ['未通过', 'Declined'],
  '04': ['已终止', 'Ended'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>
export const ExemptionStatus = OneOf(['01', '02', '03', '04'])
export type ExemptionStatus = Static<typeof ExemptionStatus>
export const ExemptionAction = OneOf(['agree', 'decline', 'end'])
export type ExemptionAction = Static<typeof ExemptionAction>

/** Longest exemption, in months. */
export const longestExemption = 12

const Exemption = shape({
  id: Id,
  version: Type.Integer(),
  status: ExemptionStatus,
  rule: SignalRule,
  caseId: Id,
  subject: Type.String(),
  reason: Type.String(),
  until: { ...Day, description: 'last day' },
  isOver: { ...Type.Boolean(), description: 'its last day has passed' },
  proposer: Type.String(),
  decider: Type.String(),
  findings: Type.Integer({ description: 'findings while it was in force' }),
  createdAt: Instant,
  decidedAt: Maybe(Instant),
  can: List(ExemptionAction),
})
export type Exemption = Static<typeof Exemption>

export const listExemptions = listRoute({
  path: `${path}/list`,
  access: 'signal.read',
  entrances: ['operator'],
  summary: 'List exemptions of rules, newest first',
  filters: { status: Optional(ExemptionStatus), rule: Optional(SignalRule) },
  record: Exemption,
})
export const proposeExemption = route({
  method: 'POST',
  path: `${path}/propose`,
  ...access,
  summary: 'Propose that a rule raises no more cases of what a signal is about, until a day',
  input: shape({ caseId: Id, reason: Text(500), until: Day }),
  reply: Exemption,
})
const moved = { id: Id, version: Type.Integer() }
export const agreeExemption = route({
  method: 'POST',
  path: `${path}/agree`,
  ...access,
  summary: 'Agree to an exemption that somebody else has proposed',
  input: shape(moved),
  reply: Exemption,
})
export const declineExemption = route({
  method: 'POST',
  path: `${path}/decline`,
  ...access,
  summary: 'Decline an exemption that somebody else has proposed',
  input: shape(moved),
  reply: Exemption,
})
export const endExemption = route({
  method: 'POST',
  path: `${path}/end`,
  ...access,
  summary: 'End an exemption before its last day',
  input: shape(moved),
  reply: Exemption,
})
