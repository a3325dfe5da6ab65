import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { renderSlider } from './slider.picture.ts'

async function dotsOf(url: string) {
  const image = await loadImage(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  const canvas = createCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0)
  return { width: image.width, height: image.height, dots: pen.getImageData(0, 0, image.width, image.height).data }
}
const many = await Promise.all(Array.from({ length: 60 }, renderSlider))

test('slider captcha: the background is 400 × 200, the piece 50 × 50 and transparent around', async () => {
  const { bigImage, smallImage } = many[0]!
  expect(bigImage).toMatch(/^data:image\/jpeg;base64,/)
  expect(smallImage).toMatch(/^data:image\/png;base64,/)
  const [background, piece] = [await dotsOf(bigImage), await dotsOf(smallImage)]
  expect([background.width, background.height, piece.width, piece.height]).toEqual([400, 200, 50, 50])
  const alphas = Array.from({ length: 50 * 50 }, (_, dot) => piece.dots[dot * 4 + 3]!)
  const solid = alphas.filter((alpha) => alpha === 255).length / alphas.length
  // A square would cover all of it; a body with two tabs and two notches covers between half and three quarters.
  expect(solid).toBeGreaterThan(0.5)
  expect(solid).toBeLessThan(0.75)
  expect(alphas.filter((alpha) => alpha === 0).length / alphas.length).toBeGreaterThan(0.2)
})

test('slider captcha: the hole is away from the start and the edges', () => {
  for (const { x, yHeight } of many) {
    expect(x).toBeGreaterThanOrEqual(100)
    expect(x).toBeLessThanOrEqual(350)
    expect(yHeight).toBeGreaterThanOrEqual(20)
    expect(yHeight).toBeLessThanOrEqual(130)
  }
})

test('slider captcha: pictures and positions differ', () => {
  expect(new Set(many.map(({ bigImage }) => bigImage)).size).toBe(many.length)
  expect(new Set(many.map(({ x, yHeight }) => `${x}/${yHeight}`)).size).toBeGreaterThan(50)
})

test('slider captcha: the background is darker than the piece at its target', async () => {
  const luminance = (dots: Uint8ClampedArray, at: number) => dots[at]! + dots[at + 1]! + dots[at + 2]!
  let [below, above] = [0, 0]
  for (const { bigImage, smallImage, x, yHeight } of many.slice(0, 24)) {
    const [background, piece] = [await dotsOf(bigImage), await dotsOf(smallImage)]
    // The centre of each shape is solid, without outline. Averages several dots, because one alone is as noisy as the
    // picture.
    for (const column of [22, 25, 28]) {
      below += luminance(background.dots, ((yHeight + 25) * 400 + x + column) * 4)
      above += luminance(piece.dots, (25 * 50 + column) * 4)
    }
  }
  expect(below).toBeLessThan(above * 0.85)
})
