import { ruleWords } from '#contract/signals/ruleWords.ts'
import type { SignalRule } from '#contract/signals/settings.ts'
import type { Messages } from '#kit/messages.ts'

const nameOf = (rule: SignalRule): string => ruleWords[rule].name[0]

export const signalsMessages: Messages = {
  'signal.raised': ({ data: { rule, to = [] } }) => ({ template: 'signalRaised', to, facts: { rule: nameOf(rule) } }),
  'signal.joined': ({ data: { rule, to = [] } }) => ({ template: 'signalJoined', to, facts: { rule: nameOf(rule) } }),
  'signalExemption.proposed': ({ data: { rule, to = [] } }) => ({
    template: 'signalExemptionProposed',
    to,
    facts: { rule: nameOf(rule) },
  }),
}
