import { compare, decimal, sum, units } from '#contract/kit/money.ts'
import { yuanOfPoints } from '#contract/ledger/points.ts'

const yuanInCents = (amount: string): bigint => units(amount) / 100n
const cents = (amount: bigint): string => decimal(amount * 100n)

/** The most that points pay of goods of this amount, rounded down to the cent. */
export const mostPointsFor = (goodsAmount: string, percent: number): string =>
  cents((yuanInCents(goodsAmount) * BigInt(percent)) / 100n)

/** What points pay of an order whose goods have changed: less in proportion, never more. */
export function pointsAfter(
  order: { readonly points_amount: string; readonly goods_amount: string },
  goodsAmount: string,
): string {
  if (units(order.points_amount) === 0n || compare(goodsAmount, order.goods_amount) >= 0) return order.points_amount
  return cents((yuanInCents(order.points_amount) * yuanInCents(goodsAmount)) / yuanInCents(order.goods_amount))
}

/**
 * Shares points among the orders of a submission: in proportion to the most that each takes, the cents that are left over
 * to the first that take more. Null: more points than the orders take.
 */
export function sharedPoints(goodsAmounts: readonly string[], points: number, percent: number): string[] | null {
  const most = goodsAmounts.map((amount) => mostPointsFor(amount, percent))
  const [all, wanted] = [yuanInCents(sum(most)), yuanInCents(yuanOfPoints(points))]
  if (wanted > all) return null
  if (wanted === 0n) return goodsAmounts.map(() => '0.00')
  const shares = most.map((amount) => (wanted * yuanInCents(amount)) / all)
  let rest = wanted - shares.reduce((total, share) => total + share, 0n)
  return shares.map((share, at) => {
    const more = rest > 0n && share < yuanInCents(most[at]!) ? 1n : 0n
    rest -= more
    return cents(share + more)
  })
}
