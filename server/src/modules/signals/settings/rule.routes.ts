import * as contract from '#contract/signals/rules.ts'
import { signalRules, signalThresholds } from '#contract/signals/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { settingsOf } from '../cases/raise.service.ts'
import { ruleOf } from '../rules/rules.ts'
import { saveRule, tryRule } from './rule.service.ts'
import { countsByRule, exemptedByRule } from './rule.store.ts'

async function rulesFor(db: Db, actor: Actor) {
  const [settings, counts, exempted] = await Promise.all([
    settingsOf(db),
    countsByRule(db, { reader: actor.personId }),
    exemptedByRule(db),
  ])
  const rows = signalRules.map((rule): contract.SignalRuleRow => {
    const own = counts.find((each) => each.rule === rule)
    const [explained, falsePositives, confirmed] = [own?.explained ?? 0, own?.false_positives ?? 0, own?.confirmed ?? 0]
    const closed = explained + falsePositives + confirmed
    return {
      rule,
      version: ruleOf(rule).version,
      isOn: !settings.signalRulesOff.includes(rule),
      open: own?.open ?? 0,
      explained,
      falsePositives,
      confirmed,
      exempted: exempted.find((each) => each.rule === rule)?.count ?? 0,
      share: closed === 0 ? null : Math.round((100 * confirmed) / closed),
    }
  })
  const thresholds = Object.fromEntries(
    Object.keys(signalThresholds).map((name) => [name, settings[name as keyof typeof signalThresholds]]),
  ) as Record<keyof typeof signalThresholds, number>
  return { rules: rows, thresholds, canSet: actor.permissions.has('signal.set') }
}

export function ruleRoutes(app: App) {
  serve(app, contract.listSignalRules, ({ db, actor }) => rulesFor(db, actor))
  serve(app, contract.trySignalRule, ({ db, actor, input: { rule, ...wanted } }) =>
    tryRule(db, actor.now, rule, wanted),
  )
  serve(app, contract.saveSignalRule, async ({ db, actor, input }) => {
    await saveRule(db, actor, input)
    return (await rulesFor(db, actor)).rules.find(({ rule }) => rule === input.rule)!
  })
}
