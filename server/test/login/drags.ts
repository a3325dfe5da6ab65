import type { DragPoint } from '#modules/login/captcha/slider.rules.ts'

type PerPoint = (index: number) => number
const constantZero: PerPoint = () => 0

/** Drag path of `points` moments; `at` maps elapsed time to position (both 0…1). */
export const pathOf = (
  points: number,
  milliseconds: number,
  at: (share: number) => number,
  { to = 200, lift = constantZero, gap = constantZero }: { to?: number; lift?: PerPoint; gap?: PerPoint } = {},
): DragPoint[] =>
  Array.from({ length: points + 1 }, (_, index): DragPoint => {
    const share = index / points
    const isEnd = index === 0 || index === points
    return [Math.round(to * at(share)), lift(index), Math.round(milliseconds * share) + (isEnd ? 0 : gap(index))]
  })
/** Slow start and end, like a human movement. */
export const easeInOut = (share: number) => share * share * (3 - 2 * share)
export const unevenGap = (index: number) => (index % 3) - 1

/** Keyboard movement: a pause before the repeats begin, then step by step along one line. */
export function keys(steps: readonly number[], gaps: readonly number[]): DragPoint[] {
  const track: DragPoint[] = [[0, 0, 0]]
  for (const [index, step] of steps.entries()) {
    const [x, , t] = track.at(-1)!
    track.push([x + step, 0, t + gaps[index % gaps.length]!])
  }
  return track
}
export const drag = (track: readonly DragPoint[], xWidth = track.at(-1)?.[0] ?? 0) => ({ xWidth, track })
export const humanDrag = pathOf(40, 900, easeInOut, { lift: (index) => index % 4, gap: unevenGap })
