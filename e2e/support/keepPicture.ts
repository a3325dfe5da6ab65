import type { Page } from '@playwright/test'
import { screenshot } from '../visualAssertions.ts'

/** Keeps a picture of the page, to be looked at, in runs of `npm run test:full`; taking them all takes minutes. */
export async function keepPicture(page: Page, path: string): Promise<void> {
  if (process.env['TEST_FULL'] === '1') await screenshot(page, path)
}
