import { units } from '#contract/kit/money.ts'
import { isByItem } from '../../quotes/terms.ts'
import type { TotalScore } from '../../scoring/scores.ts'
import type { AuditFile, Result } from '../file.ts'
import { raiseIn } from '../../quotes/negotiated.ts'
import { firstByItem, type RankedQuote, rankingOf } from '../ranking.ts'
import { shownOffer, computedTotal, rankedOf, type ShownQuote, shownOf } from '../shown.ts'
import { disclosedBy } from '../profiles.ts'
import { awardedSeqs, standingBefore, standingQuotes } from '../standing.ts'
import { type Check, entryAt, type Found, isSameList, isUnique, unless } from './context.ts'
import { checkScores } from './scores.ts'

/** V11: ranking and award follow from the disclosed amounts, recalculated from prices where disclosed. */
export const checkResult: Check = ({ file }) => {
  const standing = standingQuotes(file).map(({ seq }) => seq)
  const shown = file.disclosures.filter(({ seq }) => standing.includes(seq)).map((each) => shownOf(each))
  const { findings, totals } = checkScores(file, standing, rankedOnes(shown))
  return [
    ...sumFindings(shown),
    ...raiseFindings(file),
    ...rankingFindings(file, standing, shown, totals),
    ...findings,
    ...(isByItem(file.terms.rule) ? lineFindings(file, standing, shown) : wholeFindings(file, standing)),
  ]
}

/** Totals must be the sums of their prices, even if the commitment is valid. */
const sumFindings = (shown: readonly ShownQuote[]): Found[] =>
  shown.flatMap((quote) => {
    const sum = computedTotal(quote)
    return unless(sum === undefined || quote.total === undefined || units(sum) === units(quote.total), 'sum', {
      seq: quote.seq,
    })
  })

/** Later rounds: no valid quote is worse than the one that it supersedes, as far as both are disclosed. */
function raiseFindings(file: AuditFile): Found[] {
  const shown = new Map(file.disclosures.map((each) => [each.seq, shownOf(each)]))
  return [...shown].flatMap(([seq, quote]) => {
    const { round = 1, subject = null } = entryAt(file, seq) ?? {}
    const earlier = shown.get(standingBefore(file, round).get(subject ?? '')?.seq ?? 0)
    const raise = earlier && raiseIn(shownOffer(quote), shownOffer(earlier), file.terms.rule)
    return raise === undefined ? [] : [{ why: raise, seq }]
  })
}

const rankedOnes = (shown: readonly ShownQuote[]): RankedQuote[] =>
  shown.map(rankedOf).filter((each) => each !== undefined)

/** Ranking: recalculated if all totals are disclosed; otherwise each quote must have one rank, starting at 1. */
function rankingFindings(
  file: AuditFile,
  standing: readonly number[],
  shown: readonly ShownQuote[],
  totals: readonly TotalScore[] | undefined,
): Found[] {
  const { ranking } = file.result
  if (!disclosedBy[file.profile].ranks) return unless(isPartOfRanking(file, standing), 'ranking')
  if (file.terms.rule.award === 'weighted' && !totals) {
    const seqs = ranking.map(({ seq }) => seq).toSorted((a, b) => a - b)
    const hasFirst = ranking.length === 0 || ranking.some(({ rank }) => rank === 1)
    return unless(isSameList(seqs, standing) && hasFirst, 'ranking')
  }
  const flat = (list: Result['ranking']) => list.flatMap(({ seq, rank }) => [seq, rank])
  return unless(isSameList(flat(ranking), flat(rankingOf(rankedOnes(shown), file.terms, totals ?? []))), 'ranking')
}

/** Whether ranks are those of standing quotes, all awarded ones among them, each with one possible rank. */
function isPartOfRanking({ result }: AuditFile, standing: readonly number[]): boolean {
  const seqs = result.ranking.map(({ seq }) => seq)
  return (
    isUnique(seqs) &&
    result.ranking.every(({ seq, rank }) => standing.includes(seq) && rank <= standing.length) &&
    [...awardedSeqs(result)].every((seq) => seqs.includes(seq))
  )
}

const mayDeviate = ({ terms, result }: AuditFile): boolean => terms.rule.mayDeviate && result.award.reason !== ''

/** A single award must go to the first; to another one only if the rule allows it, with a reason. */
function wholeFindings(file: AuditFile, standing: readonly number[]): Found[] {
  const { award, ranking } = file.result
  if (award.lines.length > 0) return [{ why: 'award' }]
  if (award.seq === null) return unless(standing.length === 0 || mayDeviate(file), 'award')
  const rank = ranking.find(({ seq }) => seq === award.seq)?.rank
  const isFirst = rank === 1 || (rank !== undefined && mayDeviate(file))
  return unless(standing.includes(award.seq) && isFirst, 'award')
}

/** Awards by item: each quoted item must go to its best quote, as far as the amounts are disclosed. */
function lineFindings(file: AuditFile, standing: readonly number[], shown: readonly ShownQuote[]): Found[] {
  const { award } = file.result
  const first = firstByItem(rankedOnes(shown), file.terms, file.result.ranking)
  const items = award.lines.map(({ itemId }) => itemId)
  const places = award.lines.map(({ itemId, seq }) => `${itemId} ${seq}`)
  // Splitting an item among several quotes needs a reason, like any deviation from the lowest amount.
  const isOnce = isUnique(places) && (isUnique(items) || mayDeviate(file))
  const isSound = award.seq === null && isOnce && award.lines.every(({ seq }) => standing.includes(seq))
  const isComplete = [...first.keys()].every((itemId) => items.includes(itemId)) || mayDeviate(file)
  return [
    ...unless(isSound && isComplete, 'award'),
    ...award.lines.flatMap(({ itemId, seq }) =>
      unless(first.get(itemId)?.includes(seq) === true || mayDeviate(file), 'lowest', { seq }),
    ),
  ]
}
