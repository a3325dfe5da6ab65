import { useEffect, useState } from 'react'

/**
 * Debounce: the value after it has been stable for `delay` ms, so that typing causes one call instead of one for each
 * key.
 */
export function useDebounced<Value>(value: Value, delay = 200): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
