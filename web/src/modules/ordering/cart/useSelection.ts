import { useMutationState } from '@tanstack/react-query'
import type { Input } from '#contract/kit/route.ts'
import { type Cart, selectCart } from '#contract/ordering/cart.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { withSelection } from './cart.ts'

const scope = 'cart selection'

/** Selects lines of the cart; one selection waits for the one before it, so that the last one counts. */
export const useSelection = () => useWrite(selectCart, { scope })

/** The cart as it will be once the selections that are under way are answered: every box shows all of them. */
export function useSelectedCart(cart: Cart): Cart {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => options.scope?.id === scope },
    select: ({ state }) => state.variables as Input<typeof selectCart>,
  })
  return pending.reduce(withSelection, cart)
}
