import { useEffect, useRef, useState } from 'react'

/** Waits until the latest state update is rendered or the component is unmounted. */
export function useRendered(): () => Promise<void> {
  const [shown, setShown] = useState(0)
  const requested = useRef(0)
  const isGone = useRef(false)
  const waiting = useRef<{ readonly at: number; readonly go: () => void }[]>([])
  useEffect(() => {
    const due = waiting.current.filter(({ at }) => at <= shown)
    waiting.current = waiting.current.filter(({ at }) => at > shown)
    for (const { go } of due) go()
  }, [shown])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      for (const { go } of waiting.current.splice(0)) go()
    }
  }, [])
  return () =>
    new Promise((go) => {
      if (isGone.current) return go()
      const at = (requested.current += 1)
      waiting.current.push({ at, go })
      setShown(at)
    })
}
