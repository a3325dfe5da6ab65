/** Drag point: pixels to the right, pixels off the line, milliseconds since the first touch. */
export type DragPoint = readonly [x: number, y: number, t: number]
export interface Drag {
  readonly xWidth: number
  readonly track: readonly DragPoint[]
}

export const sliderRules = {
  /** Tolerance of the final position in pixels. */
  tolerance: 5,
  /** Length of the track: the picture without the piece. */
  maxTravel: 350,
  /** Upper bound of a human drag; protects against oversized input. */
  maxPoints: 2000,
  minMoves: 5,
  minMs: 200,
  maxMs: 60_000,
  /** Largest share of the distance within one step: slow phones skip points, but not most of them. */
  maxLeap: 0.6,
  /** Smallest maximal deviation from constant speed, in pixels; evenly pressed arrow keys exceed it. */
  minSway: 1.2,
} as const

/** Rejection reason of a drag: only for tests, the caller gets one message. */
export type DragRejection =
  /** Not numbers, or outside any screen. */
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
 * Bot detection: whether a person moved the piece to its place by mouse, finger or arrow keys. Keys move along a line
 * in even steps, so no rule requires a curve, only some variation.
 */
export function validateDrag({ xWidth, track }: Drag, place: number): DragRejection | undefined {
  // Checks the length first: validating a very long list would itself be expensive.
  if (!Array.isArray(track) || !isWithin(xWidth, 0, sliderRules.maxTravel)) return 'unreadable'
  if (track.length > sliderRules.maxPoints) return 'tooMany'
  if (!track.every(isPoint)) return 'unreadable'
  return validatePath(track, xWidth) ?? (Math.abs(xWidth - place) <= sliderRules.tolerance ? undefined : 'place')
}

/** A captured pointer may leave the picture and the window. */
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
  // Compares with the average speed: rounding makes constant speed look uneven from step to step, but not over the
  // whole drag.
  const sway = Math.max(...track.map(([x, , t]) => Math.abs(x - (xWidth * t) / last[2])))
  if (sway < sliderRules.minSway) return 'even'
  if (steps.every(({ y, t }) => y === 0 && t === steps[0]!.t)) return 'lifeless'
}
