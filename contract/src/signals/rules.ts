import { route } from '#contract/kit/route.ts'
import { List, Nothing, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { SignalRule, signalThresholds } from './settings.ts'

/** Rules of risk signals with their figures, and how their thresholds are changed. */

const path = '/sysrest/api/signalRules'
const read = { access: 'signal.read', entrances: ['operator'] } as const
const set = { access: 'signal.set', entrances: ['operator'] } as const

const optionalThresholds = Object.fromEntries(
  Object.entries(signalThresholds).map(([name, schema]) => [name, Optional(schema)]),
) as { [K in keyof typeof signalThresholds]: ReturnType<typeof Optional<(typeof signalThresholds)[K]>> }

const Row = shape({
  rule: SignalRule,
  version: Type.Integer({ description: 'of the code of the rule' }),
  isOn: Type.Boolean(),
  open: Type.Integer({ description: 'cases that are new or being checked' }),
  explained: Type.Integer(),
  falsePositives: Type.Integer(),
  confirmed: Type.Integer(),
  exempted: Type.Integer({ description: 'findings under an exemption' }),
  share: Type.Unsafe<number | null>({
    type: ['number', 'null'],
    description: 'percent of the closed cases that were confirmed; null without any',
  }),
})
export type SignalRuleRow = Static<typeof Row>

export const listSignalRules = route({
  method: 'GET',
  path: `${path}/list`,
  ...read,
  summary: 'List the rules with their cases, the share that was confirmed, and the thresholds in force',
  input: Nothing,
  reply: shape({
    rules: List(Row, 50),
    thresholds: shape(signalThresholds),
    canSet: Type.Boolean(),
  }),
})

/** What a rule gives for the last year, with the thresholds in force and with others. */
const Trial = shape({
  examined: Type.Integer({ description: 'projects, orders or awards of the last year' }),
  now: Type.Integer({ description: 'findings with the thresholds in force' }),
  tried: Type.Integer({ description: 'findings with those of the call' }),
  high: Type.Integer({ description: 'of them of high severity' }),
  isFrequent: Type.Boolean({ description: 'more than a fifth of what was examined' }),
})
export type SignalTrial = Static<typeof Trial>

export const trySignalRule = route({
  method: 'GET',
  path: `${path}/try`,
  ...set,
  summary: 'Compute what a rule would have found in the last year with other thresholds; nothing is stored',
  input: shape({ rule: SignalRule, ...optionalThresholds }),
  reply: Trial,
})

export const saveSignalRule = route({
  method: 'POST',
  path: `${path}/save`,
  ...set,
  summary: 'Change the thresholds of a rule, or turn it on or off; what was found stays',
  input: shape({ rule: SignalRule, state: OneOf(['on', 'off']), ...optionalThresholds }),
  reply: Row,
})
