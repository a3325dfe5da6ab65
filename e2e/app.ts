import { test as base } from '@playwright/test'

/**
 * Test that fails if a script error occurs on its page. Browser contexts of other users are closed after it: their open
 * pages would go on with streams, clocks and animations beside all later tests of the worker.
 */
export const test = base.extend<{ noErrors: void; closesContexts: void }>({
  closesContexts: [
    async ({ browser, context }, use) => {
      await use()
      const others = browser.contexts().filter((each) => each !== context)
      await Promise.all(others.map((each) => each.close()))
    },
    { auto: true },
  ],
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      if (errors.length > 0) throw new Error(`script errors:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** URL of the demo tenant; other tenants by host name, such as `transport.localhost`. */
export function appUrl(host = 'localhost'): string {
  const url = new URL(process.env['APP_URL'] ?? 'http://localhost:3000')
  url.hostname = host
  return url.origin
}
