import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed: for content that only the paper shows and that would be costly to render on
 * screen. Rendered at once, because the browser prints what is there when the event returns.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const medium = matchMedia('print')
    const set = (isNow: boolean) => flushSync(() => setIsPrinting(isNow))
    const onBefore = () => set(true)
    const onAfter = () => set(false)
    const onChange = ({ matches }: MediaQueryListEvent) => set(matches)
    window.addEventListener('beforeprint', onBefore)
    window.addEventListener('afterprint', onAfter)
    medium.addEventListener('change', onChange)
    return () => {
      window.removeEventListener('beforeprint', onBefore)
      window.removeEventListener('afterprint', onAfter)
      medium.removeEventListener('change', onChange)
    }
  }, [])
  return isPrinting
}
