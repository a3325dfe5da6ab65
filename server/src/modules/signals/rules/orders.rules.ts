import { compare, sum, units } from '#contract/kit/money.ts'
import type { PlacedOrder, PlacingFacts } from '../facts/facts.rules.ts'
import { dayMs, figure, type Found, percentOf, type Rule } from './found.rules.ts'

/** Rules about orders: their prices, and how they are placed. */

/** Lower one of the two in the middle, so that a median is always a price that was paid. */
const medianOf = (prices: readonly string[]): string => prices.toSorted(compare)[Math.floor((prices.length - 1) / 2)]!

export const priceJump: Rule<'price'> = {
  version: 1,
  examines: 'price',
  find(facts, { signalJumpPercent, signalJumpPurchases }) {
    const { price, earlier, source } = facts
    if (source === 'agreement' || earlier.length < signalJumpPurchases) return []
    const median = medianOf(earlier)
    if (units(median) === 0n || units(price) * 100n <= units(median) * BigInt(signalJumpPercent)) return []
    return [
      {
        subjectKey: `order ${facts.orderId} ${facts.lineId}`,
        windowKey: '',
        subject: `${facts.orderNo} ${facts.name}`,
        severity: units(price) >= units(median) * 2n ? 'high' : 'medium',
        evidence: [
          figure('goods', [facts.name, facts.spec].filter(Boolean).join(' ')),
          figure('supplier', facts.supplierName),
          figure('price', price),
          figure('median', median),
          figure('ofMedian', percentOf(units(price), units(median))),
          figure('purchases', earlier.length),
        ],
        inputs: { price, earlier, unit: facts.unit, source },
        projectIds: [],
        orderIds: [facts.orderId],
        supplierIds: [facts.supplierId],
      },
    ]
  },
}

/** Groups of orders within some days of the first of each; every order belongs to one group at most. */
function groupsOf(orders: readonly PlacedOrder[], days: number): PlacedOrder[][] {
  const groups: PlacedOrder[][] = []
  for (const order of orders) {
    const [first] = groups.at(-1) ?? []
    if (first && Date.parse(order.at) - Date.parse(first.at) < days * dayMs) groups.at(-1)!.push(order)
    else groups.push([order])
  }
  return groups
}

/** The limit that each of the orders is below, and all together reach; undefined without one. */
function limitOf(group: readonly PlacedOrder[], total: string): string | undefined {
  const known = [...new Set(group.flatMap(({ limits }) => limits))].toSorted(compare)
  return known.find(
    (limit) =>
      compare(total, limit) >= 0 &&
      group.every(({ amount, limits }) => compare(amount, limit) < 0 && limits.includes(limit)),
  )
}

/** As many orders as now were placed in each of the three periods before: goods that are bought in a rhythm. */
function isSteady({ orders }: PlacingFacts, group: readonly PlacedOrder[], days: number): boolean {
  const begin = Date.parse(group[0]!.at)
  return [1, 2, 3].every((back) => {
    const [from, until] = [begin - back * days * dayMs, begin - (back - 1) * days * dayMs]
    const before = orders.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < until)
    return before.length >= group.length
  })
}

export const splitting: Rule<'placing'> = {
  version: 1,
  examines: 'placing',
  find: (facts, { signalSplitDays, signalSplitOrders }) =>
    groupsOf(facts.orders, signalSplitDays).flatMap((group): Found[] => {
      const total = sum(group.map(({ amount }) => amount))
      const limit = group.length < signalSplitOrders ? undefined : limitOf(group, total)
      if (limit === undefined) return []
      // Of one buyer alone it is already a case of the buyer.
      if (facts.by === 'department' && new Set(group.map(({ buyerId }) => buyerId)).size < 2) return []
      const [first, last] = [group[0]!, group.at(-1)!]
      const isClose = group.some(({ amount }) => units(amount) * 10n >= units(limit) * 9n)
      const days = Math.ceil((Date.parse(last.at) - Date.parse(first.at)) / dayMs)
      return [
        {
          subjectKey: `${facts.by} ${facts.id} ${facts.supplierId}`,
          windowKey: first.orderId,
          subject: `${facts.name} → ${facts.supplierName}`,
          severity: isSteady(facts, group, signalSplitDays) ? 'low' : isClose || days <= 1 ? 'high' : 'medium',
          evidence: [
            figure('placedBy', facts.name),
            figure('supplier', facts.supplierName),
            figure('orderCount', group.length),
            figure('total', total),
            figure('limit', limit),
            figure(
              'largest',
              group
                .map(({ amount }) => amount)
                .toSorted(compare)
                .at(-1)!,
            ),
            figure('days', days),
            figure('orders', group.map(({ no }) => no).join('、')),
          ],
          inputs: { orders: group.map(({ orderId, amount, at }) => ({ orderId, amount, at })), limit },
          projectIds: [],
          orderIds: group.map(({ orderId }) => orderId),
          supplierIds: [facts.supplierId],
        },
      ]
    }),
}
