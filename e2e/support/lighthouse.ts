import { appUrl } from '../app.ts'
import { logIn } from '../users.ts'
import { audit, type Measured } from './lighthouseAudit.ts'

/** Measures a page in a new browser with an empty cache; logged in, if an account is given. */
export function measure(address: string, account?: string): Promise<Measured> {
  const url = `${appUrl()}${address}`
  if (account === undefined) return audit({ url })
  return audit({
    url,
    prepare: async (context) => {
      const page = await context.newPage()
      await logIn(page, account)
      // Reminders, shown once after login, are not part of the page.
      await page.waitForFunction(() => sessionStorage.getItem('isPopRemindFlag') === null)
      await page.goto('about:blank')
    },
  })
}
