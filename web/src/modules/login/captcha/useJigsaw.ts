import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Puzzle, SliderAnswer } from './puzzle.ts'
import { beginTrack, endOf, follow, hasMoved, stepOf, type Track, WIDTH } from './track.ts'

/** State of one puzzle; each new puzzle starts empty. */
interface Attempt {
  readonly chenckMoveid: string
  readonly track?: Track | undefined
  readonly isSent?: boolean
}

interface JigsawOptions {
  readonly puzzle: Puzzle | undefined
  readonly isReady: boolean
  readonly onMove: () => void
  readonly onSolve: (answer: SliderAnswer) => void
}

/** Position of the piece, with handlers for pointer and keys. */
export function useJigsaw({ puzzle, isReady, onMove, onSolve }: JigsawOptions) {
  const picture = useRef<HTMLDivElement>(null)
  const keyboard = useRef<HTMLInputElement>(null)
  /** Pointer position at which the piece would be at its start. */
  const from = useRef<{ pointer: number; x: number; y: number; scale: number }>(undefined)
  const repeats = useRef(0)
  const [by, setBy] = useState<'keys' | 'pointer'>()
  const [last, setAttempt] = useState<Attempt>()
  const attempt = last?.chenckMoveid === puzzle?.chenckMoveid ? last : undefined
  const x = attempt?.track ? endOf(attempt.track) : 0
  const isSent = attempt?.isSent === true
  const isHeld = !puzzle || !isReady || isSent

  const move = (track: Track | undefined, isSent = false) => {
    if (puzzle) setAttempt({ chenckMoveid: puzzle.chenckMoveid, track, isSent })
  }
  const letGo = (track: Track) => {
    if (!puzzle || !hasMoved(track)) return move(undefined)
    move(track, true)
    onSolve({ chenckMoveid: puzzle.chenckMoveid, xWidth: endOf(track), track: track.points })
  }

  const slide = (to: number, now: number) => {
    onMove()
    move(follow(attempt?.track ?? beginTrack(now), to, 0, now))
  }

  const onPointerDown = (event: PointerEvent) => {
    if (isHeld || from.current || event.button !== 0 || !event.isPrimary) return
    const scale = picture.current!.getBoundingClientRect().width / WIDTH
    event.currentTarget.setPointerCapture(event.pointerId)
    // The handle is not focusable, and the focus must not move.
    event.preventDefault()
    keyboard.current?.focus()
    setBy('pointer')
    from.current = { pointer: event.pointerId, x: event.clientX - x * scale, y: event.clientY, scale }
    onMove()
    if (!attempt?.track) move(beginTrack(event.timeStamp))
  }
  const dragged = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): Track | undefined => {
    const { current: start } = from
    if (start?.pointer !== pointerId || !attempt?.track) return undefined
    return follow(attempt.track, (clientX - start.x) / start.scale, (clientY - start.y) / start.scale, timeStamp)
  }
  const onPointerMove = (event: PointerEvent) => {
    const track = dragged(event)
    if (track) move(track)
  }
  const onPointerUp = (event: PointerEvent) => {
    const track = dragged(event)
    from.current = undefined
    if (track) letGo(track)
  }
  const onPointerCancel = () => {
    from.current = undefined
    move(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isHeld || from.current) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (attempt?.track && !event.repeat) letGo(follow(attempt.track, x, 0, event.timeStamp))
      return
    }
    repeats.current = event.repeat ? repeats.current + 1 : 0
    const step = stepOf(event.key, repeats.current)
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    // Home resets the attempt; End does nothing, because the far end is never the solution.
    if (event.key === 'Home') move(undefined)
    if (step !== undefined) slide(x + step, event.timeStamp)
  }

  const pointer = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
  const keys = {
    value: x,
    onKeyDown,
    onKeyUp: () => setBy('keys'),
    onChange: ({ target, timeStamp }: ChangeEvent<HTMLInputElement>) =>
      isHeld || slide(Number(target.value), timeStamp),
  }
  return { picture, keyboard, x, by, isSent, isHeld, pointer, keys }
}
