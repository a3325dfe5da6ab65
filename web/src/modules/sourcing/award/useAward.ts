import { useMemo, useState } from 'react'
import type { Award, AwardReason } from '#contract/sourcing/award.ts'
import { awardedBySupplier, awardedLines, demandsOf, firstShares, type Share } from '#contract/sourcing/awarding.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import { sum } from '#contract/kit/money.ts'
import { chosen, isMeasure } from './shares.ts'

/** State of the proposal; starts from a rejected or withdrawn award, if any. */
export function useAward(comparison: Comparison, last: Award | null) {
  const [shares, setShares] = useState<readonly Share[]>(() => last?.lines ?? firstShares(comparison))
  const [reasons, setReasons] = useState<readonly AwardReason[]>(last?.reasons ?? [])
  const [note, setNote] = useState(last?.note ?? '')
  const proposed = useMemo(() => {
    const isReadable = shares.every(({ quantity }) => isMeasure(quantity))
    const lines = isReadable ? awardedLines(comparison, shares) : undefined
    if (!lines || 'code' in lines)
      return { violation: lines, lines: [], demands: [], bySupplier: new Map<string, string>() }
    const bySupplier = awardedBySupplier(comparison, lines)
    return { violation: false as const, lines, demands: demandsOf(comparison, lines), bySupplier }
  }, [comparison, shares])
  const saidOf = (itemId: string | null): AwardReason =>
    reasons.find((each) => each.itemId === itemId) ?? { itemId, reason: '', explanation: '' }
  const { demands, bySupplier } = proposed
  const isUnsaid = ({ itemId, needsReason, needsExplanation }: (typeof demands)[number]) =>
    (needsReason && saidOf(itemId).reason.trim() === '') ||
    (needsExplanation && saidOf(itemId).explanation.trim() === '')
  return {
    ...proposed,
    shares,
    note,
    setNote,
    total: sum([...bySupplier.values()]),
    unsaid: demands.filter(isUnsaid).length,
    saidOf,
    say: (next: AwardReason) => setReasons((all) => [...all.filter(({ itemId }) => itemId !== next.itemId), next]),
    choose: (itemId: string, quoteId: string) => setShares((now) => chosen(comparison, now, itemId, quoteId)),
    setQuantity: (of: Share, quantity: string) =>
      setShares((now) =>
        now.map((share) =>
          share.itemId === of.itemId && share.quoteId === of.quoteId ? { ...share, quantity } : share,
        ),
      ),
    /** Only required reasons. */
    reasons: demands.map(({ itemId }) => saidOf(itemId)),
  }
}
export type ProposedAward = ReturnType<typeof useAward>
