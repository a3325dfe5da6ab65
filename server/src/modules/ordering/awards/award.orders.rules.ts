import { firstCharacters } from '#contract/kit/text/characters.ts'
import { compare, decimal, shortest, sum, taxWithin, times, units } from '#contract/kit/money.ts'
import { noGoods } from '#contract/ordering/orderSummary.ts'
import type { AwardedPart, AwardedShare } from '#modules/sourcing/index.ts'

/** Order line of an awarded item: whole pieces at the awarded price. */
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

const maxPieces = 99_999_999

/**
 * Converts an awarded item to an order line. Orders count whole pieces: a fractional quantity (2.5 t) becomes one lot
 * at its total amount, exact to the cent, and is delivered and received at once.
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
  const isWhole = units(quantity) % 10_000n === 0n && pieces <= maxPieces
  if (isWhole && isNear(amount, times(part.price, pieces)))
    return { ...said, unit: part.unit, quantity: pieces, price: part.price }
  return {
    ...said,
    unit: firstCharacters(`${shortest(quantity)} ${part.unit}`, 40),
    quantity: 1,
    price: decimal(units(amount), 4),
  }
}

/** Whether two amounts differ by at most one cent (rounding). */
const isNear = (one: string, other: string): boolean => {
  const difference = units(one) - units(other)
  return difference <= 100n && difference >= -100n
}

/** Earliest requested date of a share; null if there is none. */
export const neededOn = ({ parts }: Pick<AwardedShare, 'parts'>): string | null =>
  parts.flatMap(({ needDate }) => needDate ?? []).toSorted()[0] ?? null

/** Totals of the order of a share, exactly as awarded. */
export function amountsOf({ parts, freight }: Pick<AwardedShare, 'parts' | 'freight'>) {
  const lines = parts.map(orderedPart)
  const goodsAmount = sum(lines.map(({ amount }) => amount))
  const tax = sum(lines.map(({ taxAmount }) => taxAmount))
  const taxAmount = compare(tax, goodsAmount) > 0 ? goodsAmount : tax
  return { lines, goodsAmount, taxAmount, amount: sum([goodsAmount, freight]) }
}
