import { expect, test } from 'vitest'
import { isOfRatio, placement, sizeOfResult, turned } from './crop.ts'

test.each([
  [1000, 1000, 1, true],
  [1000, 985, 1, true],
  [1000, 950, 1, false],
  [4000, 3000, 1, false],
  [4000, 3000, 4 / 3, true],
])('crop: %d by %d has the ratio %d: %j', (width, height, ratio, is) =>
  expect(isOfRatio({ width, height }, ratio)).toBe(is),
)

test('crop: the result has the size of the selection, limited to the maximum', () => {
  expect(sizeOfResult({ width: 300, height: 300 }, 1600)).toEqual({ width: 300, height: 300 })
  expect(sizeOfResult({ width: 3024, height: 3024 }, 1600)).toEqual({ width: 1600, height: 1600 })
  expect(sizeOfResult({ width: 3000, height: 1500 }, 1600)).toEqual({ width: 1600, height: 800 })
})

test('crop: four rotations in either direction restore the picture', () => {
  expect(turned(270, 90)).toBe(0)
  expect(turned(0, -90)).toBe(270)
})

/** Canvas position of a point of the picture. */
const placed = (
  point: readonly [number, number],
  size: { width: number; height: number },
  at: ReturnType<typeof placement>,
) => {
  const [dx, dy] = [(point[0] - size.width / 2) * at.scale, (point[1] - size.height / 2) * at.scale]
  const [cos, sin] = [Math.cos(at.radians), Math.sin(at.radians)]
  // Normalises -0 to 0.
  return [at.x + dx * cos - dy * sin, at.y + dx * sin + dy * cos].map((value) => Math.round(value) + 0)
}

test('crop: the selection fills the canvas, at any rotation', () => {
  const size = { width: 4000, height: 3000 }
  const result = { width: 1500, height: 1500 }
  // Its left 3000 pixels, upright.
  const upright = placement(size, 0, { x: 0, y: 0, width: 3000, height: 3000 }, result)
  expect([placed([0, 0], size, upright), placed([3000, 3000], size, upright)]).toEqual([
    [0, 0],
    [1500, 1500],
  ])
  // On its side it is 3000 wide and 4000 high: its lower left corner has become the upper left one.
  const onSide = placement(size, 90, { x: 0, y: 0, width: 3000, height: 3000 }, result)
  expect([placed([0, 3000], size, onSide), placed([3000, 0], size, onSide)]).toEqual([
    [0, 0],
    [1500, 1500],
  ])
  const upsideDown = placement(size, 180, { x: 1000, y: 0, width: 3000, height: 3000 }, result)
  expect(placed([0, 0], size, upsideDown)).toEqual([1500, 1500])
  const onOtherSide = placement(size, 270, { x: 0, y: 1000, width: 3000, height: 3000 }, result)
  expect(placed([0, 0], size, onOtherSide)).toEqual([0, 1500])
})
