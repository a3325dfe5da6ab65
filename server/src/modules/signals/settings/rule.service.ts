import type { Input } from '#contract/kit/route.ts'
import type { saveSignalRule, SignalTrial } from '#contract/signals/rules.ts'
import { ruleWords } from '#contract/signals/ruleWords.ts'
import {
  type SignalRule,
  type SignalSettings,
  type SignalThreshold,
  type SignalThresholds,
} from '#contract/signals/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { changeSettings } from '#modules/tenancy/index.ts'
import { settingsOf } from '../cases/raise.service.ts'
import { factsSince } from '../facts/examine.service.ts'
import { ruleOf } from '../rules/rules.ts'

type Wanted = Partial<SignalThresholds>

/** Refuses thresholds of other rules. */
function thresholdsIn(rule: SignalRule, { ...values }: Wanted): Wanted {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  if (given.some(([name]) => !ruleWords[rule].thresholds.includes(name as SignalThreshold)))
    refuse('signalRule.otherThreshold')
  return Object.fromEntries(given)
}

const yearMs = 365 * 86_400_000
/** Share of what was examined above which a rule says too much: one in five. */
const frequent = 5

/** What a rule would have found in the last year with other thresholds. */
export async function tryRule(db: Db, now: Date, rule: SignalRule, wanted: Wanted): Promise<SignalTrial> {
  const present = await settingsOf(db)
  const other: SignalSettings = { ...present, ...thresholdsIn(rule, wanted) }
  const { examines, find } = ruleOf(rule)
  const trial = { examined: 0, now: 0, tried: 0, high: 0 }
  for await (const facts of factsSince(db, examines, { from: new Date(now.getTime() - yearMs), at: now }))
    for (const each of facts) {
      const found = find(each, other)
      trial.examined += 1
      trial.now += find(each, present).length
      trial.tried += found.length
      trial.high += found.filter(({ severity }) => severity === 'high').length
    }
  return { ...trial, isFrequent: trial.tried * frequent > trial.examined }
}

/** Changes the thresholds of a rule, or turns it on or off. What was found stays as it is. */
export async function saveRule(tx: Tx, actor: Actor, input: Input<typeof saveSignalRule>): Promise<void> {
  const { rule, state, ...values } = input
  const { signalRulesOff } = await settingsOf(tx)
  const others = signalRulesOff.filter((each) => each !== rule)
  const { before, after, isChanged } = await changeSettings(tx, {
    ...thresholdsIn(rule, values),
    signalRulesOff: state === 'on' ? others : [...others, rule],
  })
  if (!isChanged) return
  const data = { rule, isOn: state === 'on', before: JSON.stringify(before), after: JSON.stringify(after) }
  await publish(tx, actor, { name: 'signalRule.saved', id: actor.tenantId, data })
}
