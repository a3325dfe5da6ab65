import type { Page } from '@playwright/test'
import { screenshot } from '../visualAssertions.ts'

/** Saves a screenshot, only in runs of `npm run test:full`, because all of them take minutes. */
export async function saveScreenshot(page: Page, path: string): Promise<void> {
  if (process.env['TEST_FULL'] === '1') await screenshot(page, path)
}
