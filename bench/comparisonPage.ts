import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { rounded } from './logins.ts'

/** Event Timing of an input: delay, and duration until the next frame. */
interface Input {
  readonly delay: number
  readonly duration: number
}
declare global {
  interface Window {
    inputs: Input[]
  }
}

const steps = 60
const moves = ['ArrowDown', 'ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp', 'End', 'Home'] as const

/** Measures the comparison page of a large project in a browser: sequential key presses and wheel events. */
export async function measureComparisonPage(origin: string, token: string, projectId: string) {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await page.addInitScript((value) => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('token', value)
      window.inputs = []
      const keep = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          window.inputs.push({ delay: entry.processingStart - entry.startTime, duration: entry.duration })
      }
      new PerformanceObserver(keep).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    }, token)
    const began = performance.now()
    await page.goto(`${origin}/projectComparison?id=${projectId}`)
    const cell = page.locator('[data-cell]').first()
    await cell.waitFor({ timeout: 60_000 })
    const shownMs = performance.now() - began
    await cell.click()
    for (let n = 0; n < steps; n++) {
      await page.keyboard.press(moves[n % moves.length]!)
      await page.mouse.wheel(n % 3 === 0 ? 400 : 0, 600 * (n % 2 === 0 ? 1 : -1))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
    const inputs = await page.evaluate(() => window.inputs)
    // Inputs below 16 ms are not reported; they count as 16 ms.
    const all = [
      ...inputs,
      ...Array.from({ length: Math.max(0, steps - inputs.length) }, () => ({ delay: 0, duration: 16 })),
    ]
    const at = (share: number, of: keyof Input) =>
      rounded(all.map((input) => input[of]).toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0)
    return {
      'shown after (ms)': Math.round(shownMs),
      'input delay p95 (ms)': at(0.95, 'delay'),
      'until the next frame p50 (ms)': at(0.5, 'duration'),
      'until the next frame p95 (ms)': at(0.95, 'duration'),
    }
  } finally {
    await browser.close()
  }
}
