import { dayAfter } from '#contract/kit/calendar.ts'
import { compare, minus, sum } from '#contract/kit/money.ts'
import { type RetentionStatus, retentionStatusNames } from '#contract/settlement/retentions/retention.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import { discountOf } from '../terms/terms.rules.ts'

/** Part of an invoice with its terms: those of the agreement that priced it; null: those of the tenant. */
export interface InvoicePart {
  readonly percent: string | null
  readonly days: number | null
  readonly gross: string
  readonly receivedOn: string
}
export interface UsualTerms {
  readonly retentionPercent: number
  readonly retentionDays: number
}
/** What is withheld until one day. */
export interface Withheld {
  readonly percent: string
  readonly days: number
  readonly receivedOn: string
  readonly dueOn: string
  readonly amount: string
}

/**
 * What is withheld of an invoice, by the day and the share: of each part its share, rounded down to the cent, so that nobody
 * withholds more than was agreed. Parts with the same terms and receipt are rounded together. No day is before `notBefore`,
 * when the invoice itself is due.
 */
export function withheldOf(
  parts: readonly InvoicePart[],
  { retentionPercent, retentionDays }: UsualTerms,
  notBefore: string,
): Withheld[] {
  const termed = parts.map(({ percent, days, ...part }) => ({
    ...part,
    percent: percent ?? `${retentionPercent}.00`,
    days: days ?? retentionDays,
  }))
  const groups = Map.groupBy(termed, ({ percent, days, receivedOn }) => `${percent} ${days} ${receivedOn}`)
  return [...groups.values()].flatMap((own) => {
    const { percent, days, receivedOn } = own[0]!
    const amount = discountOf(sum(own.map(({ gross }) => gross)), percent)
    const wanted = dayAfter(receivedOn, days)
    const dueOn = wanted < notBefore ? notBefore : wanted
    return compare(amount, '0') > 0 ? { percent, days, receivedOn, dueOn, amount } : []
  })
}

/** What of a credit goes to each of some retentions, in their order; the credit may be larger or smaller than all. */
export function reversedOf<Each extends { readonly rest: string }>(
  retentions: readonly Each[],
  credit: string,
): { readonly retention: Each; readonly amount: string }[] {
  let left = credit
  return retentions.flatMap((retention) => {
    const amount = compare(retention.rest, left) < 0 ? retention.rest : left
    if (compare(amount, '0') <= 0) return []
    left = minus(left, amount)
    return { retention, amount }
  })
}

export interface RetentionFacts {
  readonly status: RetentionStatus
  readonly proposerId: string | null
  /** Whether nothing would be left after what was proposed. */
  readonly isAll: boolean
  readonly outcome: 'release' | 'deduct' | null
}
const isOfAnother: Requirement<RetentionFacts> = {
  holds: ({ proposerId }, { personId }) => proposerId !== personId,
  otherwise: 'retention.ownProposal',
}

/** Flow of a retention: released by its day, or before it as two people decide, who may also deduct of it. */
export const retentionFlow = flow<
  RetentionFacts,
  RetentionStatus,
  'propose' | 'decide' | 'decline' | 'fallDue' | 'reverse'
>(
  {
    propose: { from: ['held'], to: 'settling', needs: 'retention.handle' },
    decide: {
      from: ['settling'],
      to: ({ outcome, isAll }) => (outcome === 'release' ? 'released' : isAll ? 'deducted' : 'held'),
      into: ['released', 'deducted', 'held'],
      needs: 'retention.handle',
      only: isOfAnother,
    },
    decline: { from: ['settling'], to: 'held', needs: 'retention.handle', only: isOfAnother },
    fallDue: { from: ['held'], to: 'released', needs: 'system' },
    reverse: { from: ['held', 'settling'], to: 'reversed', needs: 'owner' },
  },
  retentionStatusNames,
)
