import type { Tier } from '#contract/catalogue/goods.ts'
import { decimal, units } from '#contract/kit/money.ts'

const whole = 1_000_000n

/** Price some percent below a list price, rounded to four decimals. */
export const discounted = (listPrice: string, discount: string): string =>
  decimal((units(listPrice) * (whole - units(discount)) + whole / 2n) / whole, 4)

interface Priced {
  readonly sku_id: string
  readonly name: string
  readonly price: string
  readonly tiers: readonly Tier[]
}

/** Least and greatest factor of a change of prices, in tenths. */
const [least, greatest] = [9n, 11n]
/** Days between two changes of prices. */
export const factorDays = 90

const isSame = (was: string, price: string): boolean => units(was) === units(price)
const isNear = (was: string, price: string): boolean => {
  const tenfold = units(price) * 10n
  return tenfold >= units(was) * least && tenfold <= units(was) * greatest
}
/** Whether tiers begin at the same quantities, with prices that compare. */
const areTiers = (was: readonly Tier[], tiers: readonly Tier[], compares: typeof isSame): boolean =>
  was.length === tiers.length &&
  was.every(({ qty, price }, at) => qty === tiers[at]!.qty && compares(price, tiers[at]!.price))

/** Whether tiers are the same amounts from the same quantities, however their decimals are written. */
export const areSameTiers = (a: readonly Tier[], b: readonly Tier[]): boolean => areTiers(a, b, isSame)

/** Goods whose price is another one, or that of a tier. */
export function repriced(before: readonly Priced[], after: readonly Priced[]): { name: string; isWithin: boolean }[] {
  const old = new Map(before.map((line) => [line.sku_id, line]))
  return after.flatMap(({ sku_id: skuId, name, price, tiers }) => {
    const was = old.get(skuId)
    if (was === undefined || (isSame(was.price, price) && areSameTiers(was.tiers, tiers))) return []
    return { name, isWithin: isNear(was.price, price) && areTiers(was.tiers, tiers, isNear) }
  })
}
