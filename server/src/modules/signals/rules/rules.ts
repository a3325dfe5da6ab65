import type { SignalRule } from '#contract/signals/settings.ts'
import type { Examined } from '../facts/facts.rules.ts'
import { alwaysTheSame, riseAfterAward } from './awards.rules.ts'
import { priceJump, splitting } from './orders.rules.ts'
import { abnormallyLow, lateWithdrawal, sameOrigin, shortPeriod, singleBidder, ties } from './quotes.rules.ts'
import type { Rule } from './found.rules.ts'

/** Rules by name. */
export const rules = {
  singleBidder,
  ties,
  lateWithdrawal,
  abnormallyLow,
  priceJump,
  splitting,
  sameOrigin,
  alwaysTheSame,
  riseAfterAward,
  shortPeriod,
} satisfies Readonly<
  Record<SignalRule, Rule<'project'> | Rule<'price'> | Rule<'placing'> | Rule<'award'> | Rule<'rise'>>
>

/** Any rule, to be given facts of what it examines. */
export const ruleOf = (name: SignalRule): Rule<Examined> => rules[name] as unknown as Rule<Examined>
