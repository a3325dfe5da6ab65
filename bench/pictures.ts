import { createCanvas } from '@napi-rs/canvas'
import { renderCaptcha } from '#modules/login/captcha/captcha.picture.ts'
import { newCaptchaCode } from '#modules/login/captcha/captcha.glyphs.ts'
import { renderSlider } from '#modules/login/captcha/slider.picture.ts'

/** Minimum pictures a second on one core. */
const minPerSecond = { captcha: 300, 'slider captcha': 100 }

/** Baseline: only the encoders, on random noise. */
function encodersOnly(width: number, height: number): () => Promise<unknown> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (let x = 0; x < width; x += 4)
    for (let y = 0; y < height; y += 4) {
      context.fillStyle = `hsl(${(x * 7 + y * 13) % 360}, 40%, 70%)`
      context.fillRect(x, y, 4, 4)
    }
  return () => canvas.encode('jpeg', 80)
}

/**
 * Renders sequentially and measures the processor time of all threads, because encoding uses further cores. The time of
 * the current thread is the delay of the event loop.
 */
async function measure(draw: () => Promise<unknown>, seconds: number) {
  for (let warm = 0; warm < 100; warm++) await draw()
  const [totalStart, loopStart, until] = [
    process.cpuUsage(),
    process.threadCpuUsage(),
    performance.now() + seconds * 1000,
  ]
  let count = 0
  for (; performance.now() < until; count++) await draw()
  const [totalUsage, loopUsage] = [process.cpuUsage(totalStart), process.threadCpuUsage(loopStart)]
  const ms = ({ user, system }: { user: number; system: number }) => (user + system) / 1000
  return {
    perCore: Math.round((1000 * count) / ms(totalUsage)),
    loopMs: Math.round((100 * ms(loopUsage)) / count) / 100,
  }
}

const measurements = [
  ['captcha', () => renderCaptcha(newCaptchaCode()), encodersOnly(240, 88)],
  ['slider captcha', renderSlider, encodersOnly(400, 200)],
] as const

export async function measurePictures(runs: number, seconds: number) {
  const figures: Record<string, Record<string, unknown>> = {}
  for (const [name, draw, encode] of measurements) {
    const each = []
    for (let run = 0; run < runs; run++)
      each.push({ figure: await measure(draw, seconds), encodingOnly: await measure(encode, seconds) })
    const { figure, encodingOnly } = each.toSorted((a, b) => a.figure.perCore - b.figure.perCore)[Math.floor(runs / 2)]!
    figures[name] = {
      'per second and core': figure.perCore,
      minimum: minPerSecond[name],
      isEnough: figure.perCore >= minPerSecond[name],
      'encoding only': encodingOnly.perCore,
      'share of encoding only': `${Math.round((100 * figure.perCore) / encodingOnly.perCore)} %`,
      'event loop ms': figure.loopMs,
    }
  }
  return figures
}
