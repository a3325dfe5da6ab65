import type { SubmitInput } from '#contract/ordering/submit.ts'
import { refuse } from '#kit/refusal.ts'
import type { BasketLine, Wish } from '../cart/basket.rules.ts'
import type { CheckoutContext } from '../cart/checkout.store.ts'
import { type Allocation, allocated, type Wanted } from './allocation.rules.ts'

type Given = Pick<SubmitInput, 'cartLines' | 'lines' | 'costCentreId' | 'projectNo'>

/** What the lines of an input, and all of them, are ordered for. */
export const wantedOf = (input: Given): readonly Wanted[] => [input, ...(input.cartLines ?? []), ...(input.lines ?? [])]

/** Lines with what they are ordered for: of their own, or else of all. Refuses with `order.costCentreGone`. */
export const allocateWishes = (
  lines: readonly BasketLine[],
  { costCentreId, projectNo }: Wanted,
  { settings, costCentres }: Pick<CheckoutContext, 'settings' | 'costCentres'>,
): (BasketLine & { readonly wish: Wish & { readonly allocation: Allocation } })[] =>
  lines.map((line) => {
    const own = line.wish.wanted
    const wanted = { costCentreId: own?.costCentreId ?? costCentreId, projectNo: own?.projectNo ?? projectNo }
    const allocation = allocated(wanted, costCentres, settings)
    return {
      ...line,
      wish: { ...line.wish, allocation: typeof allocation === 'string' ? refuse(allocation) : allocation },
    }
  })
