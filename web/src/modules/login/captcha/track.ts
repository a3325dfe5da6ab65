/** Size of the puzzle in picture pixels; positions are sent in these, whatever the displayed size. */
export const WIDTH = 400
export const HEIGHT = 200
export const PIECE = 50
export const FARTHEST = WIDTH - PIECE
/** Shorter movements are taps, not drags. */
const LEAST = 5
/** Maximum number of points, enough for a drag of a minute; beyond it every second one is dropped. */
const MOST = 600

export type Point = readonly [x: number, y: number, t: number]

/** Recorded movement of the piece, with its start by the event clock. */
export interface Track {
  readonly since: number
  readonly points: readonly Point[]
}

export const beginTrack = (now: number): Track => ({ since: now, points: [[0, 0, 0]] })

/** Adds a point in whole pixels and milliseconds; of two in the same millisecond the later one is kept. */
export function follow({ since, points }: Track, x: number, y: number, now: number): Track {
  const last = points.at(-1)!
  const t = Math.max(Math.round(now - since), last[2])
  const isSame = t === last[2] && points.length > 1
  const kept = isSame ? points.slice(0, -1) : points
  const all: Point[] = [...kept, [held(x), Math.round(y), Math.max(t, 1)]]
  return { since, points: all.length > MOST ? all.filter((_, index) => index % 2 === 0 || index === MOST) : all }
}

/** Rounded position within the track. */
export const held = (x: number): number => Math.min(FARTHEST, Math.max(0, Math.round(x)))

export const endOf = ({ points }: Track): number => points.at(-1)![0]
export const hasMoved = (track: Track): boolean => endOf(track) >= LEAST

/** Distance of a key press; increases while the key is held. */
export function stepOf(key: string, repeats: number): number | undefined {
  const step = Math.min(5, 3 + Math.floor(repeats / 6))
  if (key === 'ArrowRight' || key === 'ArrowUp') return step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -step
  if (key === 'PageUp') return 24
  if (key === 'PageDown') return -24
  return undefined
}
