import { compare, decimal, sum, units } from '#contract/kit/money.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'

/** Base price of an item. */
interface Based {
  readonly itemId: string
  readonly price: string
}

export interface PricedItem {
  readonly id: string
  readonly quantity: string
}

/** Total of base prices: the sum of their amounts. */
export const baseTotal = (base: readonly Based[], items: readonly PricedItem[]): string =>
  sum(
    items.map(({ id, quantity }) => {
      const line = base.find(({ itemId }) => itemId === id)
      return line ? lineAmount(line.price, quantity) : '0.00'
    }),
  )

/**
 * Lines of a bid on the total: all base prices by one ratio, rounded down to four decimals. What is left over is the
 * freight of the quote, so that its total is the bid to the cent.
 */
export function linesOf<Base extends Based>(
  bid: string,
  whole: string,
  base: readonly Base[],
  items: readonly PricedItem[],
) {
  const scaled = items.flatMap(({ id, quantity }) => {
    const line = base.find(({ itemId }) => itemId === id)
    if (!line) return []
    const price = decimal((units(line.price) * units(bid)) / units(whole), 4)
    return [{ ...line, qty: quantity, price, amount: lineAmount(price, quantity) }]
  })
  const over = units(sum(scaled.map(({ amount }) => amount))) - units(bid)
  const lines = over > 0n ? lowered(scaled, over) : scaled
  return { lines, freight: decimal(units(bid) - units(sum(lines.map(({ amount }) => amount)))) }
}

/** Rounding single amounts up can exceed the bid: prices of the largest lines give way, down to zero. */
function lowered<Line extends { readonly price: string; readonly qty: string; readonly amount: string }>(
  lines: readonly Line[],
  over: bigint,
): Line[] {
  const given = [...lines]
  const largestFirst = [...lines.keys()].toSorted((a, b) => compare(lines[b]!.amount, lines[a]!.amount))
  let left = over
  for (const at of largestFirst) {
    if (left <= 0n) break
    const line = lines[at]!
    const qty = units(line.qty)
    // The step of the price that takes at least this much off.
    const price = units(line.price) - (left * 10_000n + qty - 1n) / qty - 1n
    const cheaper = decimal(price > 0n ? price : 0n, 4)
    const amount = lineAmount(cheaper, line.qty)
    given[at] = { ...line, price: cheaper, amount }
    left -= units(line.amount) - units(amount)
  }
  return given
}
