import { createCanvas } from '@napi-rs/canvas'
import { renderCaptcha } from '#modules/login/captcha/captcha.picture.ts'
import { newCaptchaCode } from '#modules/login/captcha/captcha.glyphs.ts'
import { renderSlider } from '#modules/login/captcha/slider.picture.ts'

/** Minimum pictures a second on one core. */
const minPerSecond = { 'picture code': 300, 'slider puzzle': 100 }

/** Baseline: only the encoders, on random noise. */
function encodersOnly(width: number, height: number): () => Promise<unknown> {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (let x = 0; x < width; x += 4)
    for (let y = 0; y < height; y += 4) {
      pen.fillStyle = `hsl(${(x * 7 + y * 13) % 360}, 40%, 70%)`
      pen.fillRect(x, y, 4, 4)
    }
  return () => canvas.encode('jpeg', 80)
}

/**
 * Renders one after another and counts the processor time of all threads: encoding on another core is not free. The
 * time of the own thread is what the event loop waits.
 */
async function measure(draw: () => Promise<unknown>, seconds: number) {
  for (let warm = 0; warm < 100; warm++) await draw()
  const [all, loop, until] = [process.cpuUsage(), process.threadCpuUsage(), performance.now() + seconds * 1000]
  let count = 0
  for (; performance.now() < until; count++) await draw()
  const [used, held] = [process.cpuUsage(all), process.threadCpuUsage(loop)]
  const ms = ({ user, system }: { user: number; system: number }) => (user + system) / 1000
  return { perCore: Math.round((1000 * count) / ms(used)), loopMs: Math.round((100 * ms(held)) / count) / 100 }
}

const measurements = [
  ['picture code', () => renderCaptcha(newCaptchaCode()), encodersOnly(240, 88)],
  ['slider puzzle', renderSlider, encodersOnly(400, 200)],
] as const

export async function measurePictures(runs: number, seconds: number) {
  const figures: Record<string, Record<string, unknown>> = {}
  for (const [name, draw, encode] of measurements) {
    const each = []
    for (let run = 0; run < runs; run++)
      each.push({ figure: await measure(draw, seconds), encodingOnly: await measure(encode, seconds) })
    const { figure, encodingOnly } = each.toSorted((a, b) => a.figure.perCore - b.figure.perCore)[Math.floor(runs / 2)]!
    figures[name] = {
      'a second and core': figure.perCore,
      'at least': minPerSecond[name],
      enough: figure.perCore >= minPerSecond[name],
      'encoding alone': encodingOnly.perCore,
      'of it': `${Math.round((100 * figure.perCore) / encodingOnly.perCore)} %`,
      'ms of the loop': figure.loopMs,
    }
  }
  return figures
}
