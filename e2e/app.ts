import { test as base } from '@playwright/test'
import { lockTenant } from './support/exclusiveTenant.ts'

/** Milliseconds that a test may wait for those that use the same tenant; not counted in its own timeout. */
const MOST_WAIT = 900_000

/**
 * Test that fails if a script error occurs on its page. Browser contexts of other users are closed after it: their open
 * pages would go on with streams, clocks and animations beside all later tests of the worker.
 *
 * `test.use({ exclusiveTenant: host })`: tests of other files with the same host wait. For tests that change a tenant's
 * settings, or log in where a login ends the other sessions of the account.
 */
export const test = base.extend<{ exclusiveTenant: string; isAlone: void; noErrors: void; closesContexts: void }>({
  exclusiveTenant: ['', { option: true }],
  isAlone: [
    async ({ exclusiveTenant }, use) => {
      const unlock = exclusiveTenant === '' ? undefined : await lockTenant(exclusiveTenant)
      await use()
      await unlock?.()
    },
    { auto: true, timeout: MOST_WAIT },
  ],
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
