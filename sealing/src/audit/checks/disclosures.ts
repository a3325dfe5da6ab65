import { fromHex, toHex } from '../../bytes/bytes.ts'
import { leafHash } from '../../quotes/commitment.ts'
import { quoteViolations } from '../../quotes/content.ts'
import { totalShape } from '../../quotes/contentShape.ts'
import { disclosedCommitment, isShown } from '../../quotes/disclosure.ts'
import type { QuoteHead } from '../../quotes/quote.ts'
import { quoteTotal } from '../../quotes/amount.ts'
import { isByItem, type Rule } from '../../quotes/terms.ts'
import type { AuditFile, DisclosedQuote } from '../file.ts'
import { disclosedBy } from '../profiles.ts'
import { type ShownQuote, shownOf } from '../shown.ts'
import { awardedSeqs, validSeqs } from '../standing.ts'
import { type Check, entryAt, type Found, isSameList, unless } from './context.ts'

/** V10: every valid quote is disclosed according to the profile, matches its commitment and has valid content. */
export const checkDisclosures: Check = ({ file }) => {
  const expected = validSeqs(file).toSorted((a, b) => a - b)
  const disclosedSeqs = file.disclosures.map(({ seq }) => seq)
  return [
    ...unless(isSameList(disclosedSeqs, expected), 'disclosures'),
    ...file.disclosures.flatMap((each) => findings(file, each)),
  ]
}

function findings(file: AuditFile, disclosure: DisclosedQuote): Found[] {
  const { seq } = disclosure
  const shown = shownOf(disclosure)
  return [
    ...unless(disclosedCommitment(file.suite, disclosure) === entryAt(file, seq)?.commitment, 'commitment', { seq }),
    ...unless(totalLeafOf(file, disclosure) === countersignedLeaf(file, seq), 'total', { seq }),
    ...unless(showsEnough(file, shown), 'profile', { seq }),
    ...contentViolations(file, shown).map((why) => ({ why, seq })),
  ]
}

const countersignedLeaf = ({ openings }: AuditFile, seq: number): string | undefined =>
  openings.flatMap(({ totals }) => totals).find((each) => each.seq === seq)?.leaf

const totalLeafOf = ({ suite }: AuditFile, { total }: DisclosedQuote): string =>
  isShown(total) ? toHex(leafHash(suite, fromHex(total.salt), { path: 'total', value: total.value })) : total.hash

function showsEnough({ profile, terms, result }: AuditFile, shown: ShownQuote): boolean {
  const hasTotal = shown.total !== undefined
  if (profile === 'full') return hasTotal && shown.head !== undefined && shown.hasAllPrices && shown.hasAllTexts
  if (awardedSeqs(result).has(shown.seq)) return hasTotal && shown.head !== undefined && shown.hasAllPrices
  return !disclosedBy[profile].totals || (hasTotal && (!isByItem(terms.rule) || shown.hasAllPrices))
}

const emptyText = { brand: '', leadDays: 0, remark: '' }
const emptyHead = ({ currency }: Rule): QuoteHead => ({
  currency,
  deliveryDays: 0,
  validUntil: '0000-00-00',
  freight: '0.00',
  remark: '',
  attachments: [],
})

/** Violations of the visible content of a quote; hidden parts are replaced by valid values. */
function contentViolations({ terms }: AuditFile, { head, total, prices, hasAllPrices }: ShownQuote): string[] {
  const isTotalWritten = total === undefined || totalShape(total, '').length === 0
  if (!hasAllPrices) return isTotalWritten ? [] : ['decimal']
  const lines = prices.map((price) => ({ ...price, ...emptyText }))
  const amounts = prices.map(({ amount }) => amount)
  const isWhole = head !== undefined && total !== undefined
  const filled = head ?? emptyHead(terms.rule)
  const quote = { head: filled, total: isWhole ? total : quoteTotal(amounts, filled.freight), lines }
  const found = quoteViolations(quote, terms).map(({ violation }) => violation)
  return isTotalWritten ? found : ['decimal', ...found]
}
