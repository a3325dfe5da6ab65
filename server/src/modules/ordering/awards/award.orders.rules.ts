import { compare, decimal, shortest, sum, taxWithin, times, units } from '#contract/kit/money.ts'
import { noGoods } from '#contract/ordering/orderSummary.ts'
import type { AwardedPart, AwardedShare } from '#modules/sourcing/index.ts'

/** What is ordered of an awarded part: whole pieces at the awarded price. */
export interface OrderedPart {
  readonly skuId: string
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly brandName: string
  readonly quantity: number
  readonly price: string
  readonly taxRate: string
  readonly amount: string
  readonly taxAmount: string
}

const mostPieces = 99_999_999

/**
 * An order counts pieces. A quantity that is none (2.5 t) is ordered as one lot of it, at its amount: exact to the
 * cent, delivered and received at once.
 */
export function orderedPart(part: AwardedPart): OrderedPart {
  const { name, spec, brand: brandName, taxRate, amount, quantity } = part
  const said = {
    skuId: part.skuId ?? noGoods,
    name,
    spec,
    brandName,
    taxRate,
    amount,
    taxAmount: taxWithin(amount, taxRate),
  }
  const pieces = Number(units(quantity) / 10_000n)
  const isWhole = units(quantity) % 10_000n === 0n && pieces <= mostPieces
  if (isWhole && isNear(amount, times(part.price, pieces)))
    return { ...said, unit: part.unit, quantity: pieces, price: part.price }
  return {
    ...said,
    unit: `${shortest(quantity)} ${part.unit}`.slice(0, 40),
    quantity: 1,
    price: decimal(units(amount), 4),
  }
}

/** Not more than a cent apart: parts of one amount. */
const isNear = (one: string, other: string): boolean => {
  const difference = units(one) - units(other)
  return difference <= 100n && difference >= -100n
}

/** When the goods of a share are needed first; null where nobody has said. */
export const neededOn = ({ parts }: Pick<AwardedShare, 'parts'>): string | null =>
  parts.flatMap(({ needDate }) => needDate ?? []).toSorted()[0] ?? null

/** The sums of an order of a share: exactly what was awarded. */
export function amountsOf({ parts, freight }: Pick<AwardedShare, 'parts' | 'freight'>) {
  const lines = parts.map(orderedPart)
  const goodsAmount = sum(lines.map(({ amount }) => amount))
  const tax = sum(lines.map(({ taxAmount }) => taxAmount))
  const taxAmount = compare(tax, goodsAmount) > 0 ? goodsAmount : tax
  return { lines, goodsAmount, taxAmount, amount: sum([goodsAmount, freight]) }
}
