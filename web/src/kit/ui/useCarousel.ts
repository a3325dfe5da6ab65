import { useEffect, useState, useSyncExternalStore } from 'react'
import { never } from '#web/kit/client/hydration.ts'
import { isMotionReduced } from './reducedMotion.ts'

const EVERY_MS = 5000

/**
 * Carousel state: rotates automatically, pauses on hover and focus; paused by default with `prefers-reduced-motion`.
 */
export function useCarousel(count: number, everyMs = EVERY_MS) {
  const [shown, setShown] = useState(0)
  const isUnwelcome = useSyncExternalStore(never, isMotionReduced, () => false)
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
    /** Event handlers of the surrounding element: hover and focus pause the rotation. */
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  }
}
