import { test as base } from '@playwright/test'

/** A journey; a script error on its page is a failure. */
export const test = base.extend<{ noErrors: void }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      if (errors.length > 0) throw new Error(`errors on the page:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Where the demo tenant is; another tenant by its host name, as `transport.localhost`. */
export function appUrl(host = 'localhost'): string {
  const url = new URL(process.env['APP_URL'] ?? 'http://localhost:3000')
  url.hostname = host
  return url.origin
}
