import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DragPoint, validateDrag, sliderRules } from './slider.rules.ts'

type PerPoint = (index: number) => number
const still: PerPoint = () => 0

/** A way of `points` moments, by where in the way (0…1) each moment is. */
const way = (
  points: number,
  milliseconds: number,
  at: (share: number) => number,
  { to = 200, lift = still, gap = still }: { to?: number; lift?: PerPoint; gap?: PerPoint } = {},
): DragPoint[] =>
  Array.from({ length: points + 1 }, (_, index): DragPoint => {
    const share = index / points
    const isEnd = index === 0 || index === points
    return [Math.round(to * at(share)), lift(index), Math.round(milliseconds * share) + (isEnd ? 0 : gap(index))]
  })
/** Starts slowly, ends slowly, as an arm does. */
const arm = (share: number) => share * share * (3 - 2 * share)
const uneven = (index: number) => (index % 3) - 1

/** Key after key: a pause before the repeats begin, then step by step on one line. */
function keys(steps: readonly number[], gaps: readonly number[]): DragPoint[] {
  const track: DragPoint[] = [[0, 0, 0]]
  for (const [index, step] of steps.entries()) {
    const [x, , t] = track.at(-1)!
    track.push([x + step, 0, t + gaps[index % gaps.length]!])
  }
  return track
}
const drag = (track: readonly DragPoint[], xWidth = track.at(-1)?.[0] ?? 0) => ({ xWidth, track })
const hand = way(40, 900, arm, { lift: (index) => index % 4, gap: uneven })

describe('drag validation: a hand is believed', () => {
  /** Anyone who taps evenly drifts a little. */
  const tapping = Array.from({ length: 67 }, (_, index) => 150 + Math.round(6 * Math.sin(index / 10)))
  const held = [...Array.from({ length: 60 }, () => 3), 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
  test.each<[string, readonly DragPoint[]]>([
    ['a mouse', hand],
    ['a mouse on a perfectly level line', way(40, 900, arm, { gap: uneven })],
    ['a finger that is quick', way(12, 210, arm, { lift: (index) => index, gap: uneven })],
    ['a phone that skips moments', way(6, 400, arm, { lift: uneven })],
    ['somebody who takes almost a minute', way(500, 59_000, arm, { lift: uneven })],
    ['too far and back again', way(40, 900, (share) => Math.min(1.4 * share, 1.2 - 0.2 * share), { lift: uneven })],
    ['an arrow key that is held: a pause, then its even repeats', keys(held, [500, ...held.slice(1).map(() => 33)])],
    ['an arrow key, press by press', keys([...held].fill(2), [140, 155, 149, 171, 138, 620])],
    ['an arrow key, pressed as evenly as one can', keys(Array(67).fill(3), tapping)],
    ['larger steps, then small ones', keys([20, 20, 20, 20, 20, 20, 20, 20, 20, 2, 2, 2, 2, 2], [210, 180, 195])],
    ['a rest before letting go', [...way(30, 700, arm, { gap: uneven }), [200, 0, 1600]]],
  ])('%s', (_, track) => {
    expect(validateDrag(drag(track), track.at(-1)![0])).toBeUndefined()
  })
})

describe('drag validation: where it is let go', () => {
  test.each([
    [200, undefined],
    [195, undefined],
    [205, undefined],
    [194, 'place'],
    [206, 'place'],
    [120, 'place'],
  ])('the hole at %i: %s', (place, verdict) => {
    expect(validateDrag(drag(hand), place)).toBe(verdict)
  })
  test('half a dot more is beyond the tolerance', () => {
    expect(validateDrag(drag(hand), 200 + sliderRules.tolerance + 0.5)).toBe('place')
  })
})

describe('drag validation: what no hand does', () => {
  const last = hand.at(-1)!
  const without = (index: number, point: DragPoint) => hand.with(index, point)
  test.each<[string, string, readonly DragPoint[], number?]>([
    ['nothing at all', 'beginning', [], 200],
    ['does not begin at the left', 'beginning', without(0, [7, 0, 0])],
    ['does not begin at the beginning', 'beginning', without(0, [0, 0, 3])],
    ['ends elsewhere than it says', 'end', hand, 196],
    ['says nothing of its end', 'end', hand.slice(0, 20), 200],
    ['goes back in time', 'time', without(20, [hand[20]![0], 0, hand[19]![2] - 1])],
    ['is at two places at once', 'time', without(20, [hand[20]![0], 0, hand[19]![2]])],
    ['one point', 'tooFew', [[0, 0, 0]], 0],
    [
      'a start and an end',
      'tooFew',
      [
        [0, 0, 0],
        [200, 2, 700],
      ],
    ],
    ['four moves and much rest', 'tooFew', keys([40, 60, 0, 0, 60, 0, 0, 40, 0], [90, 110])],
    ['never moves', 'tooFew', way(30, 900, () => 0, { lift: uneven })],
    ['199 ms', 'tooQuick', way(20, 199, arm, { lift: uneven })],
    ['longer than a minute', 'tooSlow', way(20, 60_001, arm, { lift: uneven })],
    ['one jump with decoration', 'leap', keys([2, 3, 190, 2, 2, 1], [60, 90, 70])],
    ['one speed', 'even', way(40, 900, (share) => share, { lift: (index) => index % 4 })],
    ['one speed, rounded, with trembling moments', 'even', way(60, 1100, (share) => share, { gap: uneven })],
    ['a curve from a formula: level, and like a clock', 'lifeless', way(45, 45 * 16, arm)],
    ['numbers too many', 'tooMany', Array.from({ length: sliderRules.maxPoints + 1 }, (_, t): DragPoint => [0, 0, t])],
  ])('%s: %s', (_, verdict, track, xWidth) => {
    expect(validateDrag(drag(track, xWidth), xWidth ?? last[0])).toBe(verdict)
  })
})

describe('drag validation: what is no drag', () => {
  const at = (point: unknown) => ({ xWidth: 200, track: hand.with(9, point as DragPoint) })
  test.each<[string, unknown]>([
    ['no number', at([NaN, 0, 200])],
    ['no end of numbers', at([Infinity, 0, 200])],
    ['text', at(['60', 0, 200])],
    ['nothing', at([null, 0, 200])],
    ['no point', at(undefined)],
    ['an object', at({ x: 60, y: 0, t: 200 })],
    ['a point of two', at([60, 0])],
    ['a point of four', at([60, 0, 200, 1])],
    ['left of the picture', at([-1, 0, 200])],
    ['right of the track', at([sliderRules.maxTravel + 1, 0, 200])],
    ['far below', at([60, 1e6, 200])],
    ['a time before the time', at([60, 0, -1])],
    ['a time beyond all clocks', at([60, 0, 1e300])],
    ['no width', { xWidth: NaN, track: hand }],
    ['a width beyond the track', { xWidth: 351, track: hand }],
    ['a width below nothing', { xWidth: -1, track: hand }],
    ['a width as text', { xWidth: '200', track: hand }],
    ['no track', { xWidth: 200, track: undefined }],
    ['text for a track', { xWidth: 200, track: '[[0,0,0]]' }],
    ['an object that says how long it is', { xWidth: 200, track: { length: 3 } }],
  ])('%s', (_, given) => {
    expect(validateDrag(given as Parameters<typeof validateDrag>[0], 200)).toBe('unreadable')
  })

  test('a thousand million points are not walked through', () => {
    const requested: PropertyKey[] = []
    const endless = new Proxy([] as DragPoint[], {
      get: (list, name) => (requested.push(name), name === 'length' ? 1e9 : (list as never)[name]),
    })
    expect(validateDrag(drag(endless, 200), 200)).toBe('tooMany')
    expect(requested).toEqual(['length'])
  })

  test('whatever comes is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (xWidth, track) => {
        expect(validateDrag({ xWidth, track } as Parameters<typeof validateDrag>[0], 200)).toBeTypeOf('string')
      }),
    )
  })
})
