import type { Page } from '@playwright/test'
import { waitUntilStable } from '../visualAssertions.ts'

/** Opens a page and pauses its clock once it is stable; from then on `page.clock.runFor` advances it. */
export async function openStopped(page: Page, url: string): Promise<void> {
  await page.clock.install()
  await page.goto(url)
  await waitUntilStable(page)
  await stopClock(page)
}

export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}
