/** The puzzle in dots of its picture; what is sent is in these, however small the picture is shown. */
export const WIDTH = 400
export const HEIGHT = 200
export const PIECE = 50
export const FARTHEST = WIDTH - PIECE
/** Less is a touch, not a drag. */
const LEAST = 5
/** More points than a drag of a minute needs; beyond it every second one is left out. */
const MOST = 600

export type Point = readonly [x: number, y: number, t: number]

/** How the piece has been moved so far, and since when by the clock of the browser's events. */
export interface Track {
  readonly since: number
  readonly points: readonly Point[]
}

export const beginTrack = (now: number): Track => ({ since: now, points: [[0, 0, 0]] })

/** One more moment, in whole dots and milliseconds; of two in the same millisecond only the later one is kept. */
export function follow({ since, points }: Track, x: number, y: number, now: number): Track {
  const last = points.at(-1)!
  const t = Math.max(Math.round(now - since), last[2])
  const isSame = t === last[2] && points.length > 1
  const kept = isSame ? points.slice(0, -1) : points
  const all: Point[] = [...kept, [held(x), Math.round(y), Math.max(t, 1)]]
  return { since, points: all.length > MOST ? all.filter((_, index) => index % 2 === 0 || index === MOST) : all }
}

/** Whole, and never beyond either end of the track. */
export const held = (x: number): number => Math.min(FARTHEST, Math.max(0, Math.round(x)))

export const endOf = ({ points }: Track): number => points.at(-1)![0]
export const hasMoved = (track: Track): boolean => endOf(track) >= LEAST

/** By how much a key moves the piece; one that is held moves it faster by and by. */
export function stepOf(key: string, repeats: number): number | undefined {
  const step = Math.min(5, 3 + Math.floor(repeats / 6))
  if (key === 'ArrowRight' || key === 'ArrowUp') return step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -step
  if (key === 'PageUp') return 24
  if (key === 'PageDown') return -24
  return undefined
}
