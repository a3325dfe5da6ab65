/** How a piece was moved: dots to the right, dots from the line, milliseconds since the first touch. */
export type DragPoint = readonly [x: number, y: number, t: number]
export interface Drag {
  readonly xWidth: number
  readonly track: readonly DragPoint[]
}

export const sliderRules = {
  /** How far beside its place a piece may be let go. */
  tolerance: 5,
  /** As far as the track goes: the ground without the piece. */
  maxTravel: 350,
  /** No hand leaves more than this, and nobody has to read what is longer. */
  maxPoints: 2000,
  minMoves: 5,
  minMs: 200,
  maxMs: 60_000,
  /** Of the whole way, what one moment may cover: a slow phone skips some, but not most. */
  maxLeap: 0.6,
  /** How far a hand is, at its farthest, from where an even speed would have had it; keys pressed evenly are not farther. */
  minSway: 1.2,
} as const

/** Why a drag is not believed; only for the log, whoever is refused hears one sentence. */
export type DragRejection =
  /** Not numbers, or numbers that no screen gives. */
  | 'unreadable'
  | 'tooMany'
  | 'beginning'
  | 'end'
  | 'time'
  | 'tooFew'
  | 'tooQuick'
  | 'tooSlow'
  | 'leap'
  | 'even'
  | 'lifeless'
  | 'place'

/**
 * Whether the piece was moved by a hand to where it belongs. Mouse, finger and arrow keys are hands:
 * a key moves along one line and by even steps, so no rule asks for a curve alone, only that something lives.
 */
export function validateDrag({ xWidth, track }: Drag, place: number): DragRejection | undefined {
  // Before anything is walked through: its length alone may be an attack.
  if (!Array.isArray(track) || !isWithin(xWidth, 0, sliderRules.maxTravel)) return 'unreadable'
  if (track.length > sliderRules.maxPoints) return 'tooMany'
  if (!track.every(isPoint)) return 'unreadable'
  return validatePath(track, xWidth) ?? (Math.abs(xWidth - place) <= sliderRules.tolerance ? undefined : 'place')
}

/** Captured, a pointer may leave the picture upward and downward, and even the window. */
const maxPointerDistance = 5000
const isWithin = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && value >= low && value <= high
const isPoint = (point: unknown): point is DragPoint =>
  Array.isArray(point) &&
  point.length === 3 &&
  isWithin(point[0], 0, sliderRules.maxTravel) &&
  isWithin(point[1], -maxPointerDistance, maxPointerDistance) &&
  isWithin(point[2], 0, Number.MAX_SAFE_INTEGER)

function validatePath(track: readonly DragPoint[], xWidth: number): DragRejection | undefined {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last || first[0] !== 0 || first[2] !== 0) return 'beginning'
  if (Math.abs(last[0] - xWidth) > 1) return 'end'
  const steps = track.slice(1).map(([x, y, t], index) => {
    const [beforeX, beforeY, beforeT] = track[index]!
    return { x: x - beforeX, y: y - beforeY, t: t - beforeT }
  })
  if (steps.some(({ t }) => t <= 0)) return 'time'
  if (steps.filter(({ x }) => x !== 0).length < sliderRules.minMoves) return 'tooFew'
  if (last[2] < sliderRules.minMs) return 'tooQuick'
  if (last[2] > sliderRules.maxMs) return 'tooSlow'
  if (steps.some(({ x }) => Math.abs(x) > xWidth * sliderRules.maxLeap)) return 'leap'
  // Rounding makes an even speed look uneven from step to step; over the whole way it stays a straight line.
  const sway = Math.max(...track.map(([x, , t]) => Math.abs(x - (xWidth * t) / last[2])))
  if (sway < sliderRules.minSway) return 'even'
  if (steps.every(({ y, t }) => y === 0 && t === steps[0]!.t)) return 'lifeless'
}
