import type { Page } from '@playwright/test'
import { say } from '#contract/refusals.ts'
import { type Label, photographOf } from '#test/catalogue/labels.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { saveScreenshot } from '../support/saveScreenshot.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectPageQuality, heights, waitUntilStable } from '../visualAssertions.ts'

const lines = (...all: Label['lines']) => all
const gloves: Label = {
  name: 'gloves',
  turned: 4,
  noise: 20,
  lines: lines(['特价 ¥29.90 包邮', 34], ['品名：防护手套', 46], ['生产日期：2026-03-18', 24]),
}
const nothing: Label = { name: 'nothing', lines: lines(['限时特价 ¥29.90', 54]) }
const unknown: Label = { name: 'unknown', lines: lines(['XQZKW-77193', 54]) }

/** Dispatches the event by which a browser passes on a pasted or dropped picture. */
const dispatchPicture = (page: Page, target: string, kind: 'paste' | 'drop', photograph: Buffer) =>
  page
    .locator(target)
    .first()
    .evaluate(
      (element, { type, content }) => {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
        const data = new DataTransfer()
        data.items.add(new File([bytes], 'a.jpg', { type: 'image/jpeg' }))
        const options = { bubbles: true, cancelable: true }
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data })
        element.dispatchEvent(event)
      },
      { type: kind, content: photograph.toString('base64') },
    )

for (const language of languagesOf(import.meta.filename)) {
  const { byPicture, catalogue, common, search } = messagesOf[language]
  const lang = language === 'en' ? 'en' : 'zh-CN'
  const file = async (label: Label) => ({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photographOf(label) })

  test(`search by picture: a photo finds goods, and the recognised words can be changed, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.goto(`${appUrl()}/mall`)
    const open = page.getByRole('button', { name: catalogue.search.byPicture, exact: true })
    await open.click()
    const dialog = page.getByRole('dialog', { name: byPicture.title })
    await expect(dialog.getByRole('button', { name: byPicture.choose })).toBeFocused()
    await expectPageQuality(page, (width) =>
      saveScreenshot(page, `screenshots/pictures/search-picture.${language}-${width}.png`),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await open.press('Enter')

    // A price is not a search term: another picture is chosen from there.
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await file(nothing))
    await expect(dialog.getByRole('alert')).toHaveText(say('pictureSearch.noText', lang))
    await expect(dialog.getByRole('button', { name: byPicture.retry })).toBeFocused()
    await expectPageQuality(page)
    await dialog.getByRole('button', { name: byPicture.another }).click()
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await file(gloves))

    await expect(page).toHaveURL(/imgStatus=1/)
    await expect(dialog).toBeHidden()
    const note = page.getByRole('region', { name: byPicture.title })
    const words = note.getByRole('textbox', { name: byPicture.words })
    await expect(words).toHaveValue('防护手套')
    await expect(note.locator('img')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('手套')
    await expectPageQuality(page, (width) =>
      saveScreenshot(page, `screenshots/pictures/list-picture.${language}-${width}.png`),
    )

    // The URL contains the whole state.
    await page.reload()
    await expect(words).toHaveValue('防护手套')
    await expect(note.locator('img')).toBeVisible()
    await words.fill('安全帽')
    await note.getByRole('button', { name: byPicture.search, exact: true }).click()
    await expect(page.getByRole('article').first()).toContainText('安全帽')
    await page.goBack()
    await expect(words).toHaveValue('防护手套')
    await expect(page.getByRole('article').first()).toContainText('手套')
    await words.fill('')
    await words.press('Enter')
    await expect(note.getByText(byPicture.noWords)).toBeVisible()
    await note.getByRole('button', { name: byPicture.end }).click()
    await expect(note).toBeHidden()
    await expect(page).not.toHaveURL(/imgStatus|imageKey/)
  })

  test(`search by picture: a picture is pasted into the search box or dropped on it, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.goto(`${appUrl()}/mall`)
    await waitUntilStable(page)
    const words = page.getByRole('textbox', { name: byPicture.words })
    await dispatchPicture(page, 'input[type=search]', 'paste', await photographOf(gloves))
    await expect(words).toHaveValue('防护手套')
    await dispatchPicture(page, 'form:has(input[type=search])', 'drop', await photographOf(unknown))
    await expect(words).not.toHaveValue('防护手套')
    await expect(page.getByRole('heading', { name: common.notFound })).toBeVisible()
    await expect(page.getByRole('region', { name: search.none.popular }).getByRole('article').first()).toBeVisible()
    await expectPageQuality(page)
  })

  test(`search by picture: a failed connection can be retried, and a running search cancelled, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.setViewportSize({ width: 390, height: heights[390] })
    await page.goto(`${appUrl()}/mall`)
    await page.getByRole('button', { name: catalogue.search.byPicture, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: byPicture.title })
    await expect(dialog.locator('input[capture=environment]')).toHaveCount(1)
    const path = '**/api/goods/imgRecognition*'
    await page.route(path, (call) => call.abort())
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await file(gloves))
    await expect(dialog.getByRole('alert')).toHaveText(byPicture.failed)
    await page.unroute(path)
    await page.getByRole('button', { name: common.know }).click()

    // A response that never arrives.
    await page.route(path, () => {})
    await dialog.getByRole('button', { name: byPicture.retry }).click()
    await expect(dialog.getByRole('status')).toHaveText(byPicture.reading)
    await dialog.getByRole('button', { name: common.cancel }).click()
    await page.unroute(path)
    await expect(dialog.getByRole('button', { name: byPicture.choose })).toBeVisible()
    await dialog
      .locator('input[type=file]')
      .last()
      .setInputFiles(await file(gloves))
    await expect(page.getByRole('textbox', { name: byPicture.words })).toHaveValue('防护手套')

    await page.getByRole('button', { name: catalogue.search.byPicture, exact: true }).click()
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('no picture'),
      })
    await expect(dialog.getByRole('alert')).toHaveText(byPicture.unreadable)
  })
}
