import { useSearchParams } from 'react-router'
import { idIn } from '#web/kit/url/searchParams.ts'

/** Order id of the search params; invalid ids become one that does not exist. */
export function useOrderId(): string {
  const [search] = useSearchParams()
  return idIn(search, 'orderId')
}
