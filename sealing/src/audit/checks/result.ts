import { units } from '#contract/kit/money.ts'
import { isByItem } from '../../quotes/terms.ts'
import type { TotalScore } from '../../scoring/scores.ts'
import type { AuditFile, Result } from '../file.ts'
import { raiseIn } from '../../quotes/negotiated.ts'
import { firstByItem, type RankedQuote, rankingOf } from '../ranking.ts'
import { shownOffer, computedTotal, rankedOf, type ShownQuote, shownOf } from '../shown.ts'
import { standingBefore, standingQuotes } from '../standing.ts'
import { type Check, entryAt, type Found, isSameList, isUnique, unless } from './context.ts'
import { checkScores } from './scores.ts'

/** V11: ranking and award follow from the shown figures, computed anew from prices where those are shown. */
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

/** A total that its prices do not give is none to rank by, however well it is committed to. */
const sumFindings = (shown: readonly ShownQuote[]): Found[] =>
  shown.flatMap((quote) => {
    const sum = computedTotal(quote)
    return unless(sum === undefined || quote.total === undefined || units(sum) === units(quote.total), 'sum', {
      seq: quote.seq,
    })
  })

/** In a later round a valid quote asks for no more than the one that it supersedes, as far as both are shown. */
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

/** The ranking, where every total is shown; otherwise that each quote has one rank, the first among them. */
function rankingFindings(
  file: AuditFile,
  standing: readonly number[],
  shown: readonly ShownQuote[],
  totals: readonly TotalScore[] | undefined,
): Found[] {
  const { ranking } = file.result
  if (file.profile === 'winner' || (file.terms.rule.award === 'weighted' && !totals)) {
    const seqs = ranking.map(({ seq }) => seq).toSorted((a, b) => a - b)
    const hasFirst = ranking.length === 0 || ranking.some(({ rank }) => rank === 1)
    return unless(isSameList(seqs, standing) && hasFirst, 'ranking')
  }
  const flat = (list: Result['ranking']) => list.flatMap(({ seq, rank }) => [seq, rank])
  return unless(isSameList(flat(ranking), flat(rankingOf(rankedOnes(shown), file.terms, totals ?? []))), 'ranking')
}

const mayDeviate = ({ terms, result }: AuditFile): boolean => terms.rule.mayDeviate && result.award.reason !== ''

/** One award to the first; to another only where the rule allows it and a reason is given. */
function wholeFindings(file: AuditFile, standing: readonly number[]): Found[] {
  const { award, ranking } = file.result
  if (award.lines.length > 0) return [{ why: 'award' }]
  if (award.seq === null) return unless(standing.length === 0 || mayDeviate(file), 'award')
  const rank = ranking.find(({ seq }) => seq === award.seq)?.rank
  const isFirst = rank === 1 || (rank !== undefined && mayDeviate(file))
  return unless(standing.includes(award.seq) && isFirst, 'award')
}

/** Each item that somebody quoted goes to one to which it is due, as far as the amounts are shown. */
function lineFindings(file: AuditFile, standing: readonly number[], shown: readonly ShownQuote[]): Found[] {
  const { award } = file.result
  const first = firstByItem(rankedOnes(shown), file.terms, file.result.ranking)
  const items = award.lines.map(({ itemId }) => itemId)
  const places = award.lines.map(({ itemId, seq }) => `${itemId} ${seq}`)
  // An item that is split among several quotes needs a reason, as everything that the lowest amount does not explain.
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
