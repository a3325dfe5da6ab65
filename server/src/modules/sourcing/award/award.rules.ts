import type { ApprovalFacts } from '#contract/approvals/approvals.ts'
import { compare, minus, sum } from '#contract/kit/money.ts'
import type { AwardReason } from '#contract/sourcing/award.ts'
import { awardedBySupplier, type AwardedLine, type Demand } from '#contract/sourcing/awarding.ts'
import { isWhole, validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'

export interface RankedSupplier {
  readonly supplierId: string
  readonly supplierName: string
  readonly quoteId: string
  readonly rank: number | null
  readonly offered: string
  readonly awarded: string
  readonly isWinner: boolean
}

/** Outcome of an award for each supplier with a valid quote. With scores or values each has a rank; equal totals share one. */
export function suppliersOf(comparison: Comparison, lines: readonly AwardedLine[]): RankedSupplier[] {
  const { items, quotes, scores, values, lots } = comparison
  const awarded = awardedBySupplier(comparison, lines)
  const whole = validQuotes(quotes).filter((quote) => isWhole(quote, items))
  const places = new Map((scores?.suppliers ?? []).map(({ quoteId, rank }) => [quoteId, rank]))
  const valued = new Map(values?.map((each) => [each.supplierId, each.rank]))
  const byTotal = (quote: (typeof quotes)[number]) =>
    // With lots there are rankings of the lots alone.
    whole.includes(quote) && !lots ? whole.filter((other) => compare(other.total!, quote.total!) < 0).length + 1 : null
  return validQuotes(quotes).map((quote) => {
    const { supplierId, supplierName, id: quoteId, total } = quote
    return {
      supplierId,
      supplierName,
      quoteId,
      rank: valued.get(supplierId) ?? (scores ? (places.get(quoteId) ?? null) : byTotal(quote)),
      offered: total!,
      awarded: awarded.get(supplierId) ?? '0.00',
      isWinner: awarded.has(supplierId),
    }
  })
}

export const totalOf = (suppliers: readonly Pick<RankedSupplier, 'awarded'>[]): string =>
  sum(suppliers.map(({ awarded }) => awarded))

/** First missing reason or explanation, with the items concerned. */
export function missingWords(
  demands: readonly Demand[],
  reasons: readonly AwardReason[],
):
  | { readonly code: 'award.reasonMissing' | 'award.explanationMissing'; readonly itemIds: readonly (string | null)[] }
  | false {
  const said = new Map(reasons.map((each) => [each.itemId, each]))
  const lacking = (field: 'reason' | 'explanation', needs: 'needsReason' | 'needsExplanation') =>
    demands
      .filter((demand) => demand[needs] && (said.get(demand.itemId)?.[field] ?? '').trim() === '')
      .map(({ itemId }) => itemId)
  const unreasoned = lacking('reason', 'needsReason')
  if (unreasoned.length > 0) return { code: 'award.reasonMissing', itemIds: unreasoned }
  const unexplained = lacking('explanation', 'needsExplanation')
  return unexplained.length > 0 && { code: 'award.explanationMissing', itemIds: unexplained }
}

/** Keeps only the reasons that are required. */
export const keptReasons = (demands: readonly Demand[], reasons: readonly AwardReason[]): AwardReason[] =>
  reasons
    .filter(({ itemId }) => demands.some((demand) => demand.itemId === itemId))
    .map(({ itemId, reason, explanation }) => ({ itemId, reason: reason.trim(), explanation: explanation.trim() }))

/** What approvers of an award read: who gets how much, and how the total compares with the budget. */
export function factsOfAward(
  suppliers: readonly Pick<RankedSupplier, 'supplierName' | 'awarded' | 'isWinner'>[],
  total: string,
  budget: string | null,
): ApprovalFacts {
  const winners = suppliers.filter(({ isWinner }) => isWinner)
  const exceeds = budget !== null && compare(total, budget) > 0
  return {
    suppliers: winners.map(({ supplierName: name, awarded: amount }) => ({ name, amount })),
    budget,
    saving: budget === null || exceeds ? null : minus(budget, total),
    excess: exceeds ? minus(total, budget) : null,
  }
}
