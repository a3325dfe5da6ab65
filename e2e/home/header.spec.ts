import { expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'

const host = 'huarun.localhost'
const widths = [768, 900, 1000, 1024, 1199, 1200, 1280, 1366, 1440, 1920]

for (const language of languagesOf(import.meta.filename)) {
  const { quota } = messagesOf[language]
  test(`header: all entries fit at every width, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'zhongguanqi', { language, host })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Rendered after all other entries.
      if (width >= 1280) await expect(page.getByRole('navigation').getByText(quota.label)).toBeVisible()
      const overflowing = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflowing, { message: `${width} px` }).toBe(0)
    }
  })
}
