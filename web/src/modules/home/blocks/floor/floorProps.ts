import { useEffect, useState } from 'react'
import { hasRunOut } from '#contract/home/floors.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'
import { useAtServerTime } from '#web/modules/sourcing/countdown/useServerTime.ts'

export interface FloorProps {
  readonly cards: readonly ProjectCard[]
  /** Cards in a row on wide screens. */
  readonly across: number
  /** Whether cards disappear when their time is over; results stay. */
  readonly isLive: boolean
  /** Whether the projects are all of the kind that the heading names. */
  readonly isOfOneKind: boolean
  readonly onMoment: () => void
}

const FADE_MS = 160

/** State of a card: fades out when its time is over, then is removed. */
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
