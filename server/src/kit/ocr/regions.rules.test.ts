import { expect, test } from 'vitest'
import { regionsIn } from './regions.rules.ts'

/** Map with bars of text: centre, length, thickness, angle in degrees. */
function mapOf(bars: readonly (readonly [x: number, y: number, length: number, thickness: number, turned: number])[]) {
  const [width, height] = [320, 160]
  const values = new Float32Array(width * height)
  for (const [x, y, length, thickness, turned] of bars) {
    const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
    for (let at = 0; at < values.length; at++) {
      const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y]
      const isIn = Math.abs(dx * cos + dy * sin) <= length / 2 && Math.abs(dy * cos - dx * sin) <= thickness / 2
      if (isIn) values[at] = 0.9
    }
  }
  return { width, height, values }
}

test.each([0, 6, -12, 30])('regions: a bar rotated by %s° is found with its angle', (turned) => {
  const [region] = regionsIn(mapOf([[160, 80, 160, 12, turned]]))
  expect(region!.x).toBeCloseTo(160, -1)
  expect(region!.y).toBeCloseTo(80, -1)
  expect((region!.angle * 180) / Math.PI).toBeCloseTo(turned, -1)
  expect(region!.length).toBeGreaterThan(160)
  expect(region!.thickness).toBeGreaterThan(12)
})

test('regions: lines are sorted from top to bottom, then from left to right', () => {
  const map = mapOf([
    [240, 30, 100, 10, 0],
    [60, 32, 100, 10, 0],
    [160, 100, 200, 14, 0],
  ])
  expect(regionsIn(map).map(({ x }) => Math.round(x / 20))).toEqual([3, 12, 8])
})

test('regions: specks and faint areas are no text', () => {
  const faint = mapOf([[160, 80, 160, 12, 0]])
  faint.values = faint.values.map((value) => value * 0.4)
  expect(regionsIn(faint)).toEqual([])
  expect(regionsIn(mapOf([[50, 50, 2, 1, 0]]))).toEqual([])
  expect(regionsIn(mapOf([]))).toEqual([])
})

test('regions: vertical text is read from top to bottom', () => {
  const [region] = regionsIn(mapOf([[160, 80, 12, 140, 0]]))
  expect(region!.length).toBeGreaterThan(region!.thickness)
  expect(Math.abs(region!.angle)).toBeCloseTo(Math.PI / 2, 1)
})
