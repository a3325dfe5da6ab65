import type { Checkout, CheckoutFund, CheckoutLine } from '#contract/ordering/checkout.ts'
import type { SubmitInput } from '#contract/ordering/submit.ts'
import { compare, minus } from '#contract/kit/money.ts'
import type { FundUse } from '#web/modules/ordering/parts/FundMeters.tsx'

/** Goods to order: lines of the cart, or SKUs with quantities. */
export type Wish =
  | { readonly cartLineIds: string[] }
  | { readonly lines: { readonly skuId: string; readonly quantity: number }[] }

export const isEmptyWish = (wish: Wish): boolean =>
  'lines' in wish ? wish.lines.length === 0 : wish.cartLineIds.length === 0

export const linesOf = ({ groups }: Checkout): readonly CheckoutLine[] => groups.flatMap(({ lines }) => lines)

export const fundUses = (funds: readonly CheckoutFund[]): FundUse[] =>
  funds.map(({ kind, name, amount, used, before, after }) => ({
    kind,
    name,
    amount,
    used,
    here: minus(before, after),
    left: after,
  }))

/** Prices that the buyer saw first: in the cart, or when this page was opened. */
export const firstPrices = (lines: readonly CheckoutLine[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ skuId, addedPrice, price }) => {
      const shown = addedPrice ?? price
      return shown === null ? [] : [[skuId, shown]]
    }),
  )

export interface PriceChange {
  readonly skuId: string
  readonly name: string
  readonly was: string
  readonly now: string
}

/** Lines whose price differs from the one that the buyer saw. */
export const changesOf = (lines: readonly CheckoutLine[], shown: ReadonlyMap<string, string>): PriceChange[] =>
  lines.flatMap(({ skuId, name, price }) => {
    const was = shown.get(skuId)
    return was === undefined || price === null || compare(was, price) === 0 ? [] : [{ skuId, name, was, now: price }]
  })

/** Key of these changes: acceptance is valid only for exactly these. */
export const signatureOf = (changes: readonly PriceChange[]): string =>
  changes.map(({ skuId, now }) => `${skuId} ${now}`).join(', ')

export const linesWithProblems = (lines: readonly CheckoutLine[]): CheckoutLine[] =>
  lines.filter(({ problem }) => problem !== null)

/** Goods to order without these lines. */
export function without(wish: Wish, gone: readonly CheckoutLine[]): Wish {
  const skuIds = new Set(gone.map(({ skuId }) => skuId))
  const lineIds = new Set(gone.map(({ cartLineId }) => cartLineId))
  return 'lines' in wish
    ? { lines: wish.lines.filter(({ skuId }) => !skuIds.has(skuId)) }
    : { cartLineIds: wish.cartLineIds.filter((id) => !lineIds.has(id)) }
}

/** Submitted lines, each with the displayed price. */
export function submittedLines(lines: readonly CheckoutLine[]): Pick<SubmitInput, 'cartLines' | 'lines'> {
  const priced = lines.flatMap(({ price, ...line }) => (price === null ? [] : [{ ...line, seenPrice: price }]))
  const fromCart = priced.flatMap(({ cartLineId, seenPrice }) =>
    cartLineId === null ? [] : [{ cartLineId, seenPrice }],
  )
  return fromCart.length > 0
    ? { cartLines: fromCart }
    : { lines: priced.map(({ skuId, quantity, seenPrice }) => ({ skuId, quantity, seenPrice })) }
}
