import type { ChangedQuantity } from '#contract/ordering/changes/change.ts'
import { minus, units } from '#contract/kit/money.ts'
import { refuse } from '#kit/refusal.ts'
import { type KeptLine, lineAmounts, orderAmounts, refunded } from '../cart/amounts.rules.ts'

interface OrderedLine extends KeptLine {
  readonly id: string
  readonly sku_id: string
  readonly name: string
  readonly tax_rate: string
  readonly tax_amount: string
  readonly shipped: number
}

/** Lines with their new quantities, at the prices of the order; lines that are removed have 0. */
export function linesAfter<Line extends OrderedLine>(
  lines: readonly Line[],
  changed: readonly ChangedQuantity[],
): Line[] {
  const wanted = new Map(changed.map(({ orderLineId, after }) => [orderLineId, after]))
  return lines.map((line) => {
    const quantity = wanted.get(line.id) ?? line.quantity
    if (quantity === line.quantity) return line
    const { amount, taxAmount } = lineAmounts({ price: line.price, taxRate: line.tax_rate, quantity })
    return { ...line, quantity, amount, tax_amount: taxAmount }
  })
}

/**
 * Refuses quantities that do not cover what was shipped or closed, or less money than was refunded without goods; and
 * an order without goods.
 */
export function refuseTooLittle(after: readonly OrderedLine[]): void {
  for (const { name, quantity, shipped, closed, amount, allowance } of after)
    if (quantity < shipped + closed || units(amount) < units(allowance))
      refuse('orderChange.tooLittle', { name, min: shipped + closed })
  if (after.every(({ quantity }) => quantity === 0)) refuse('order.allTakenOut')
}

export const amountsAfter = (after: readonly OrderedLine[], freight: string) =>
  orderAmounts(
    after.map(({ amount, tax_amount }) => ({ amount, taxAmount: tax_amount })),
    () => freight,
  )

/** What the order takes more of its funds after the change, or gives back; one of the two is zero. */
export function fundsDifference(
  before: readonly OrderedLine[],
  after: readonly OrderedLine[],
): { more: string; less: string } {
  const less = refunded(before, after)
  return units(less) < 0n ? { more: minus('0', less), less: '0.00' } : { more: '0.00', less }
}

/** Goods that change by `quantity after − before`, in the given direction. */
export const goodsDifference = (
  lines: readonly OrderedLine[],
  changed: readonly ChangedQuantity[],
  direction: 'more' | 'less',
): { skuId: string; qty: number }[] =>
  changed
    .map(({ orderLineId, before, after }) => ({
      skuId: lines.find(({ id }) => id === orderLineId)!.sku_id,
      qty: direction === 'more' ? after - before : before - after,
    }))
    .filter(({ qty }) => qty > 0)

/** Goods with the amount that their lines cost more after the change. */
export const amountsMore = (
  before: readonly OrderedLine[],
  after: readonly OrderedLine[],
  goods: readonly { readonly skuId: string; readonly qty: number }[],
): { skuId: string; qty: number; amount: string }[] =>
  goods.map((more) => {
    const [was, is] = [before, after].map((lines) => lines.find((line) => line.sku_id === more.skuId)!.amount)
    return { ...more, amount: minus(is!, was!) }
  })
