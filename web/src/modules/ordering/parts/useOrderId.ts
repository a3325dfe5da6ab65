import { useSearchParams } from 'react-router'

/** Order id of the search params; invalid ids become one that does not exist. */
export function useOrderId(): string {
  const [search] = useSearchParams()
  const requested = search.get('orderId') ?? ''
  return /^[1-9]\d{0,18}$/.test(requested) ? requested : '1'
}
