import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { renderCaptcha } from './captcha.picture.ts'
import { newCaptchaCode } from './captcha.glyphs.ts'

async function dotsOf(url: string) {
  const image = await loadImage(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  const pen = createCanvas(image.width, image.height).getContext('2d')
  pen.drawImage(image, 0, 0)
  return { width: image.width, height: image.height, dots: pen.getImageData(0, 0, image.width, image.height).data }
}

test('captcha picture: 120 × 44 at double resolution', async () => {
  const url = await renderCaptcha('A7KX')
  expect(url).toMatch(/^data:image\/jpeg;base64,/)
  const { width, height } = await dotsOf(url)
  expect([width, height]).toEqual([240, 88])
})

test('captcha picture: the same code is rendered differently: at least a tenth of the pixels differ', async () => {
  const [first, second] = [await dotsOf(await renderCaptcha('EEEE')), await dotsOf(await renderCaptcha('EEEE'))]
  const dots = first.width * first.height
  let other = 0
  for (let dot = 0; dot < dots; dot++) {
    const apart = [0, 1, 2].map((part) => Math.abs(first.dots[dot * 4 + part]! - second.dots[dot * 4 + part]!))
    if (Math.max(...apart) > 40) other++
  }
  expect(other / dots).toBeGreaterThan(0.1)
})

test('captcha picture: every character can be rendered and is unambiguous', () => {
  const seen = new Set(newCaptchaCode(4000))
  expect(seen.size).toBe(24)
  for (const sign of '01OI5S8BDQGJ') expect(seen).not.toContain(sign)
})
