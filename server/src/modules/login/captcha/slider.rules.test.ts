import { describe, expect, test } from 'vitest'
import { type DragPoint, validateDrag, sliderRules } from './slider.rules.ts'
import { pathOf, easeInOut, unevenGap, keys, drag, humanDrag } from '#test/login/drags.ts'

describe('drag validation: human movements are accepted', () => {
  /** Even tapping by a person drifts slightly. */
  const tapping = Array.from({ length: 67 }, (_, index) => 150 + Math.round(6 * Math.sin(index / 10)))
  const held = [...Array.from({ length: 60 }, () => 3), 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
  test.each<[string, readonly DragPoint[]]>([
    ['a mouse', humanDrag],
    ['a mouse on a perfectly level line', pathOf(40, 900, easeInOut, { gap: unevenGap })],
    ['a finger that is quick', pathOf(12, 210, easeInOut, { lift: (index) => index, gap: unevenGap })],
    ['a phone that skips moments', pathOf(6, 400, easeInOut, { lift: unevenGap })],
    ['somebody who takes almost a minute', pathOf(500, 59_000, easeInOut, { lift: unevenGap })],
    [
      'too far and back again',
      pathOf(40, 900, (share) => Math.min(1.4 * share, 1.2 - 0.2 * share), { lift: unevenGap }),
    ],
    ['an arrow key that is held: a pause, then its even repeats', keys(held, [500, ...held.slice(1).map(() => 33)])],
    ['an arrow key, press by press', keys([...held].fill(2), [140, 155, 149, 171, 138, 620])],
    ['an arrow key, pressed as evenly as one can', keys(Array(67).fill(3), tapping)],
    ['larger steps, then small ones', keys([20, 20, 20, 20, 20, 20, 20, 20, 20, 2, 2, 2, 2, 2], [210, 180, 195])],
    ['a rest before letting go', [...pathOf(30, 700, easeInOut, { gap: unevenGap }), [200, 0, 1600]]],
  ])('%s', (_, track) => {
    expect(validateDrag(drag(track), track.at(-1)![0])).toBeUndefined()
  })
})

describe('drag validation: end position', () => {
  test.each([
    [200, undefined],
    [195, undefined],
    [205, undefined],
    [194, 'place'],
    [206, 'place'],
    [120, 'place'],
  ])('the hole at %i: %s', (place, verdict) => {
    expect(validateDrag(drag(humanDrag), place)).toBe(verdict)
  })
  test('half a pixel beyond the tolerance is refused', () => {
    expect(validateDrag(drag(humanDrag), 200 + sliderRules.tolerance + 0.5)).toBe('place')
  })
})

describe('drag validation: impossible movements are refused', () => {
  const last = humanDrag.at(-1)!
  const without = (index: number, point: DragPoint) => humanDrag.with(index, point)
  test.each<[string, string, readonly DragPoint[], number?]>([
    ['nothing at all', 'beginning', [], 200],
    ['does not begin at the left', 'beginning', without(0, [7, 0, 0])],
    ['does not begin at the beginning', 'beginning', without(0, [0, 0, 3])],
    ['ends elsewhere than it says', 'end', humanDrag, 196],
    ['says nothing of its end', 'end', humanDrag.slice(0, 20), 200],
    ['goes back in time', 'time', without(20, [humanDrag[20]![0], 0, humanDrag[19]![2] - 1])],
    ['is at two places at once', 'time', without(20, [humanDrag[20]![0], 0, humanDrag[19]![2]])],
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
    ['never moves', 'tooFew', pathOf(30, 900, () => 0, { lift: unevenGap })],
    ['199 ms', 'tooQuick', pathOf(20, 199, easeInOut, { lift: unevenGap })],
    ['longer than a minute', 'tooSlow', pathOf(20, 60_001, easeInOut, { lift: unevenGap })],
    ['one jump with decoration', 'leap', keys([2, 3, 190, 2, 2, 1], [60, 90, 70])],
    ['one speed', 'even', pathOf(40, 900, (share) => share, { lift: (index) => index % 4 })],
    ['one speed, rounded, with trembling moments', 'even', pathOf(60, 1100, (share) => share, { gap: unevenGap })],
    ['a curve from a formula: level, and like a clock', 'lifeless', pathOf(45, 45 * 16, easeInOut)],
    ['numbers too many', 'tooMany', Array.from({ length: sliderRules.maxPoints + 1 }, (_, t): DragPoint => [0, 0, t])],
  ])('%s: %s', (_, verdict, track, xWidth) => {
    expect(validateDrag(drag(track, xWidth), xWidth ?? last[0])).toBe(verdict)
  })
})
