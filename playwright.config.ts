import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/chromium.ts'
import { filesLeftOutToday } from './tools/sampling/turns.ts'

const folder = join(import.meta.dirname, 'e2e')

/** End-to-end tests in a real browser, with a product that `e2e/setup.ts` starts once. */
export default defineConfig({
  testDir: folder,
  // `npm test -- --all` runs the files without core tests by turns.
  testIgnore:
    process.env['TEST_SAMPLE'] === '1'
      ? filesLeftOutToday(import.meta.dirname).map((path) => join(import.meta.dirname, path))
      : [],
  globalSetup: './e2e/setup.ts',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // Long journeys take minutes on a slow host.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  use: {
    // Known only after the product has started; every worker reads the configuration again.
    ...(process.env['APP_URL'] ? { baseURL: process.env['APP_URL'] } : {}),
    browserName: 'chromium',
    locale: 'zh-CN',
    // Allowed only in the tests of the installed portal, because service workers would respond to requests that other
    // tests intercept.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 30_000,
    // Recording is slow, so only retries are recorded.
    trace: { mode: 'on-first-retry', screenshots: false },
    // Animations end immediately; the exhaustive run has real ones.
    contextOptions: { reducedMotion: process.env['TEST_FULL'] === '1' ? 'no-preference' : 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: 'firstVisit.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
