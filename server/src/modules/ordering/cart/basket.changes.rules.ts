import type { ChangedLine } from '#contract/ordering/submit.ts'
import { compare, sum, units } from '#contract/kit/money.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Wish, BasketLine } from './basket.rules.ts'

export const priceChange = (before: string | null, now: string): 'up' | 'down' | null => {
  if (before === null) return null
  const difference = compare(now, before)
  return difference === 0 ? null : difference > 0 ? 'up' : 'down'
}

/** Lines that differ from what the buyer saw. */
export const changesOf = (lines: readonly BasketLine[]): ChangedLine[] =>
  lines.flatMap(({ wish, quote }) => {
    const seenPrice = wish.seenPrice ?? quote.unitPrice
    const isOther = compare(seenPrice, quote.unitPrice) !== 0
    if (!isOther && quote.obstacle === null) return []
    const { skuId, name, unitPrice: price, obstacle: problem, available } = quote
    return [
      {
        skuId,
        name,
        change: problem ? ('problem' as const) : ('price' as const),
        seenPrice,
        price,
        problem,
        available,
      },
    ]
  })

export const violationOf = (changes: readonly ChangedLine[]): RefusalCode | null =>
  changes.length === 0
    ? null
    : changes.some(({ change }) => change === 'problem')
      ? 'order.notAvailable'
      : 'order.priceChanged'

/** Agreement that this order would be competed for: it reaches the amount from which its parties compete. */
export function competedIn(lines: readonly BasketLine[]): { number: string; from: string } | undefined {
  const ofDocuments = Map.groupBy(
    lines.filter(({ quote }) => quote.miniFrom !== null),
    ({ quote }) => quote.documentId,
  )
  for (const own of ofDocuments.values()) {
    const { miniFrom, agreementNo } = own[0]!.quote
    if (compare(sum(own.map(({ amount }) => amount)), miniFrom!) >= 0)
      return { number: agreementNo ?? '', from: miniFrom! }
  }
  return undefined
}

const maxAmount = units('99999999999999.99')

/**
 * Refusal code of an invalid basket: empty (`order.noLines`), duplicates (`order.duplicateLine`), or an amount over the
 * limit (`amount.tooLarge`); otherwise null.
 */
export function violationOfBasket(wishes: readonly Wish[], lines: readonly BasketLine[]): RefusalCode | null {
  if (wishes.length === 0) return 'order.noLines'
  if (new Set(wishes.map(({ skuId }) => skuId)).size < wishes.length) return 'order.duplicateLine'
  return units(sum(lines.map(({ amount }) => amount))) > maxAmount ? 'amount.tooLarge' : null
}
