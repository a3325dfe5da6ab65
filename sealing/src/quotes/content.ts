import { canonicalBytes } from '../bytes/canonical.ts'
import { sealedBytesFor } from '../ceremony/keyRecord.ts'
import { lineAmount, quoteTotal } from './amount.ts'
import { contentShape } from './contentShape.ts'
import type { Quote, QuoteLine } from './quote.ts'
import type { Item, Terms } from './terms.ts'
import type { Violation } from './violation.ts'

/** Bytes of the length, the master and the names around the quote in the plaintext. */
const masterAndFrame = 100

/**
 * Violations of a quote against the terms of its project; empty if valid. Used by the quoting page and the command line
 * to refuse a quote, and by the opening to mark it.
 */
export function quoteViolations(quote: unknown, terms: Terms): Violation[] {
  const shape = contentShape(quote)
  if (shape.length > 0) return shape
  const sound = quote as Quote
  return [...headViolations(sound, terms), ...itemViolations(sound.lines, terms), ...sumViolations(sound)]
}

function headViolations(quote: Quote, terms: Terms): Violation[] {
  const found: Violation[] = []
  if (quote.head.currency !== terms.rule.currency) found.push({ violation: 'currency', path: 'head/currency' })
  const maxBytes = sealedBytesFor(terms.items.length) - masterAndFrame
  if (canonicalBytes(quote).length > maxBytes) found.push({ violation: 'tooLarge', path: '' })
  return found
}

function itemViolations(lines: readonly QuoteLine[], { items, rule }: Terms): Violation[] {
  const places = new Map(items.map((item, at) => [item.itemId, { item, at }]))
  const found: Violation[] = []
  const quotedItems = new Set<string>()
  let last = -1
  for (const [n, line] of lines.entries()) {
    const place = places.get(line.itemId)
    const path = `lines/${n}/itemId`
    if (!place) found.push({ violation: 'unknownItem', path })
    else if (quotedItems.has(line.itemId)) found.push({ violation: 'duplicateItem', path })
    else found.push(...placedViolations(line, n, place, last))
    quotedItems.add(line.itemId)
    last = Math.max(last, place?.at ?? -1)
  }
  const isMissing = lines.length === 0 || (!rule.partial && items.some(({ itemId }) => !quotedItems.has(itemId)))
  return isMissing ? [...found, { violation: 'missingItem', path: 'lines' }] : found
}

function placedViolations(line: QuoteLine, n: number, place: { item: Item; at: number }, last: number): Violation[] {
  const found: Violation[] = []
  if (place.at < last) found.push({ violation: 'order', path: `lines/${n}/itemId` })
  if (line.qty !== place.item.qty) found.push({ violation: 'quantity', path: `lines/${n}/qty` })
  return found
}

function sumViolations({ head, total, lines }: Quote): Violation[] {
  const found = lines.flatMap(({ price, qty, amount }, n): Violation[] =>
    lineAmount(price, qty) === amount ? [] : [{ violation: 'amount', path: `lines/${n}/amount` }],
  )
  const sum = quoteTotal(
    lines.map(({ amount }) => amount),
    head.freight,
  )
  return sum === total ? found : [...found, { violation: 'total', path: 'total' }]
}
