import type { Evidence } from './evidence.ts'
import type { AuditFile } from './file.ts'
import { isByItem } from '../quotes/terms.ts'
import type { Trust } from './report.ts'
import { standingQuotes } from './standing.ts'

/** Facts that are unproven by this file and this evidence. */
export function trustedOf(file: AuditFile, evidence: Evidence): Trust[] {
  const { profile, terms, result, openings, keys } = file
  const { rule } = terms
  const standing = standingQuotes(file)
  const isAlone = standing.length <= 1
  const first = result.ranking.filter(({ rank }) => rank === 1).map(({ seq }) => seq)
  const isDeviation = result.award.seq !== null && !first.includes(result.award.seq)
  const facts: readonly [trust: Trust, applies: boolean][] = [
    ['supplierNames', true],
    ['otherSums', profile === 'totals' && !isByItem(rule) && !isAlone],
    ['otherQuotes', profile === 'winner' && !isAlone],
    ['scores', isScored(file)],
    ['noScoreReceipts', isScored(file) && (evidence.scoreReceipts ?? []).length === 0],
    ['deviation', rule.mayDeviate && (isDeviation || isByItem(rule))],
    ['earlierTerms', file.log.some(({ kind }) => kind === 'change')],
    ['withheldShares', openings.some(({ releases }) => releases.some(({ shares }) => shares === null))],
    ['platformAlone', keys.some(({ record }) => record.mode === 'automatic')],
    ['noReceipts', (evidence.receipts ?? []).length === 0],
    ['noClosingHeads', (evidence.closingHeads ?? []).length === 0],
    ['noPackets', (evidence.packets ?? []).length === 0],
    ['clarifications', file.clarifications !== undefined],
  ]
  return facts.filter(([, applies]) => applies).map(([trust]) => trust)
}

/** Whether experts gave scores: a rule may weigh only the price. */
const isScored = ({ result }: AuditFile): boolean => (result.sheets ?? []).length > 0
