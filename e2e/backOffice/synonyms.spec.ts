import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { logIn, refusalText, setLanguage } from '../users.ts'
import { saveScreenshot } from '../support/saveScreenshot.ts'
import { expectAccessible, expectPageQuality, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { synonyms, common } = messagesOf[language]

  test(`synonyms: an operator adds, changes and deletes a group of synonyms, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/searchSynonyms`)
    await waitUntilStable(page)
    await expectAccessible(page)
    const term = `词${Date.now()}`
    await page.getByRole('button', { name: synonyms.add, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const terms = dialog.getByRole('textbox')
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expect(dialog.getByText(synonyms.need.terms)).toBeVisible()
    await terms.fill(`${term}\n安全帽\n${term}`)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      refusalText('synonym.duplicate', language).replace('{term}', term),
    )
    await terms.fill(`${term}\n安全帽`)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expect(dialog).toBeHidden()

    const row = page.getByRole('row').filter({ hasText: term })
    await row.getByRole('button', { name: synonyms.disable }).click()
    await expect(row).toContainText(synonyms.states[0])
    await row.getByRole('button', { name: synonyms.enable }).click()
    await expect(row).toContainText(synonyms.states[1])
    await page.getByPlaceholder(synonyms.tryHint).fill('安全帽')
    await page.getByRole('button', { name: synonyms.tryGo, exact: true }).click()
    await expect(page.getByRole('heading', { name: interpolate(synonyms.tried, { words: '安全帽' }) })).toBeVisible()
    await expectPageQuality(page, (width) =>
      saveScreenshot(page, `screenshots/pictures/synonyms.${language}-${width}.png`),
    )

    await row.getByRole('button', { name: common.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: common.remove, exact: true }).click()
    await expect(row).toHaveCount(0)
  })
}
