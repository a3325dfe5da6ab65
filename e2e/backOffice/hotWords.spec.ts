import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { logIn, refusalText, setLanguage } from '../users.ts'
import { expectPageQuality, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { hotWords, common } = messagesOf[language]

  test(`hot words: an operator adds one, cannot add it twice, and deletes it, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/hotWords`)
    await waitUntilStable(page)
    const word = `热词${Date.now()}`
    const dialog = page.getByRole('dialog')
    const row = page.getByRole('row').filter({ hasText: word })
    const add = async () => {
      await page.getByRole('button', { name: hotWords.add, exact: true }).first().click()
      await dialog.getByRole('textbox', { name: hotWords.field.words }).fill(word)
      await dialog.getByLabel(hotWords.field.position.label).fill('900')
      await dialog.getByRole('button', { name: common.save, exact: true }).click()
    }
    await add()
    await expect(dialog).toHaveCount(0)
    await expect(row).toHaveCount(1)
    await expectPageQuality(page)
    await add()
    await expect(dialog.getByText(refusalText('hotKey.taken', language))).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').last().getByRole('button').last().click()
    await expect(dialog).toHaveCount(0)
    await row.getByRole('button', { name: hotWords.action.remove }).click()
    await dialog.getByRole('button').last().click()
    await expect(row).toHaveCount(0)
  })
}
