import { useSearchParams } from 'react-router'

/** The order that the address asks for; anything that cannot be an id is asked as one that does not exist. */
export function useOrderId(): string {
  const [search] = useSearchParams()
  const requested = search.get('orderId') ?? ''
  return /^[1-9]\d{0,18}$/.test(requested) ? requested : '1'
}
