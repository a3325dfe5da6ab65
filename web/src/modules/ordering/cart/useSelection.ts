import { useMutationState } from '@tanstack/react-query'
import type { Input } from '#contract/kit/route.ts'
import { type Cart, selectCart } from '#contract/ordering/cart.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { withSelection } from './cart.ts'

const scope = 'cart selection'

/** Selects lines of the cart; selections are sent one after another, so that the last one wins. */
export const useSelection = () => useWrite(selectCart, { scope })

/** Optimistic cart: includes selections that are still pending. */
export function useSelectedCart(cart: Cart): Cart {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => options.scope?.id === scope },
    select: ({ state }) => state.variables as Input<typeof selectCart>,
  })
  return pending.reduce(withSelection, cart)
}
