import { useEffect, useState } from 'react'
import { hasRunOut } from '#contract/home/floors.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'
import { useAtServerTime } from '#web/modules/sourcing/countdown/useServerTime.ts'

export interface FloorProps {
  readonly cards: readonly ProjectCard[]
  /** Cards in a row, where there is room for them. */
  readonly across: number
  /** Its times are waited for; results stay whatever the time. */
  readonly isLive: boolean
  readonly onMoment: () => void
}

const FADE_MS = 160

/** Whether a card is still there: at zero it fades, and then it is gone. */
export function useLeaving(card: ProjectCard, isLive: boolean): 'there' | 'leaving' | 'gone' {
  const isOver = useAtServerTime((now) => isLive && now > 0 && hasRunOut(countedOf(card), now))
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => setIsGone(true), FADE_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  if (!isOver) return 'there'
  return isGone ? 'gone' : 'leaving'
}
