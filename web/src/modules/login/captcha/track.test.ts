import { describe, expect, test } from 'vitest'
import { beginTrack, endOf, FARTHEST, follow, hasMoved, held, stepOf, type Track } from './track.ts'

const through = (moments: readonly (readonly [x: number, y: number, now: number])[]): Track =>
  moments.reduce((track, [x, y, now]) => follow(track, x, y, now), beginTrack(1000))

describe('slider track: recording', () => {
  test('starts at zero, at its first moment', () => {
    expect(through([]).points).toEqual([[0, 0, 0]])
    expect(through([[12.4, -1.6, 1016.7]]).points).toEqual([
      [0, 0, 0],
      [12, -2, 17],
    ])
  })
  test('keeps the later of two points in one millisecond, never the start', () => {
    const quick = through([
      [3, 0, 1000.2],
      [5, 0, 1020],
      [9, 1, 1020.3],
    ])
    expect(quick.points).toEqual([
      [0, 0, 0],
      [3, 0, 1],
      [9, 1, 20],
    ])
  })
  test('never goes back in time', () => {
    const back = through([
      [5, 0, 1020],
      [9, 0, 1010],
    ])
    expect(back.points).toEqual([
      [0, 0, 0],
      [9, 0, 20],
    ])
  })
  test('stops at both ends', () => {
    expect([held(-4), held(0.4), held(349.6), held(900)]).toEqual([0, 0, FARTHEST, FARTHEST])
    expect(endOf(through([[900, 0, 1200]]))).toBe(FARTHEST)
  })
  test('a tap is no drag', () => {
    expect(hasMoved(beginTrack(0))).toBe(false)
    expect(hasMoved(through([[4, 0, 1100]]))).toBe(false)
    expect(hasMoved(through([[5, 0, 1100]]))).toBe(true)
    expect(
      hasMoved(
        through([
          [80, 0, 1100],
          [2, 0, 1300],
        ]),
      ),
    ).toBe(false)
  })
  test('a long track is thinned, keeping start, end and order', () => {
    const long = through(Array.from({ length: 5000 }, (_, index) => [index / 20, index % 3, 1010 + index * 8] as const))
    const { points } = long
    expect(points.length).toBeLessThanOrEqual(601)
    expect(points.length).toBeGreaterThan(250)
    expect(points[0]).toEqual([0, 0, 0])
    expect(points.at(-1)).toEqual([250, 4999 % 3, 10 + 4999 * 8])
    expect(points.every((point, index) => index === 0 || point[2] > points[index - 1]![2])).toBe(true)
  })
})

test.each([
  ['ArrowRight', 0, 3],
  ['ArrowUp', 0, 3],
  ['ArrowLeft', 0, -3],
  ['ArrowDown', 0, -3],
  ['ArrowRight', 6, 4],
  ['ArrowRight', 200, 5],
  ['PageUp', 0, 24],
  ['PageDown', 0, -24],
  ['Tab', 0, undefined],
  ['End', 0, undefined],
])('slider track: %s after %i repeats: %s', (key, repeats, step) => {
  expect(stepOf(key, repeats)).toBe(step)
})
