import { useEffect, useState } from 'react'

/**
 * A value once it has stayed the same for so many milliseconds: what is typed makes one call, not one for each letter.
 */
export function useDebounced<Value>(value: Value, delay = 200): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
