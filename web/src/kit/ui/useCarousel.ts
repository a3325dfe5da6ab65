import { useEffect, useState, useSyncExternalStore } from 'react'
import { never } from '#web/kit/client/hydration.ts'

const EVERY_MS = 5000
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which of several is shown, changing by itself while nobody looks closer, and never where motion is unwelcome. */
export function useCarousel(count: number, everyMs = EVERY_MS) {
  const [shown, setShown] = useState(0)
  const isUnwelcome = useSyncExternalStore(never, isStill, () => false)
  const [chosen, setIsPaused] = useState<boolean>()
  const isPaused = chosen ?? isUnwelcome
  const [isHeld, setIsHeld] = useState(false)
  const isRunning = !isPaused && !isHeld
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setShown((now) => (now + 1) % count), everyMs)
    return () => clearInterval(timer)
  }, [isRunning, count, everyMs])
  return {
    shown,
    show: setShown,
    step: (by: 1 | -1) => setShown((now) => (now + by + count) % count),
    isPaused,
    setIsPaused,
    /** For the element around it: what somebody points at or stands in is still. */
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  }
}
