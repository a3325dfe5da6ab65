import type { Locator } from '@playwright/test'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { chooseFiles, photo } from '../support/uploads.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectPageQuality } from '../visualAssertions.ts'

/** The image is loaded, not replaced by its alternative text. */
const expectShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

for (const language of languagesOf(import.meta.filename)) {
  const { articles, common, controls, reading } = messagesOf[language]

  test(`articles: an article is written, reviewed by another operator, and read by a visitor, in ${language}`, async ({
    page,
    browser,
  }) => {
    const title = `关于仓库盘点期间暂停收货的通知 ${Date.now()}`
    await setLanguage(page, language)
    await logIn(page, 'editor', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/articles`)
    await expect(page.getByRole('heading', { name: articles.title, level: 1 })).toBeVisible()
    await expectPageQuality(page)
    await page.getByRole('link', { name: articles.add }).click()
    await expect(page.getByRole('heading', { name: articles.newTitle, level: 1 })).toBeVisible()
    await page.getByRole('textbox', { name: articles.field.title }).fill(title)
    await page.getByRole('combobox', { name: articles.field.columnId }).click()
    await page.getByRole('option', { name: language === 'en' ? 'Platform' : '平台公告', exact: true }).click()
    const text = page.getByRole('textbox', { name: articles.field.content })
    await text.fill('盘点期间不收货，请合理安排到货时间。')
    await chooseFiles(page.getByRole('button', { name: controls.richText.image, exact: true }), [
      await photo('库区.png'),
    ])
    await expectShown(text.getByRole('img', { name: '库区' }))
    const cover = page.getByRole('button', { name: articles.field.cover.label, exact: true })
    await chooseFiles(cover, [await photo('封面.png')])
    const cropping = page.getByRole('dialog', { name: common.crop.title })
    await cropping.getByRole('button', { name: common.crop.apply }).click()
    await expect(cover).toHaveText(common.upload.replacePicture)
    await expectPageQuality(page)
    await page.getByRole('button', { name: articles.preview }).click()
    const preview = page.getByRole('dialog')
    await expect(preview.getByText('盘点期间不收货')).toBeVisible()
    await expectShown(preview.getByRole('img', { name: '库区' }))
    await preview.getByRole('button', { name: common.close }).click()
    await page.getByRole('button', { name: articles.submit, exact: true }).click()
    await expect(page.getByText(articles.status['03'], { exact: true })).toBeVisible()

    const reviewing = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    await setLanguage(reviewing, language)
    await logIn(reviewing, 'operator', { entrance: 'operator', language })
    await reviewing.goto(page.url())
    await reviewing.getByRole('button', { name: articles.action.approve, exact: true }).click()
    await reviewing.getByRole('dialog').getByRole('button', { name: articles.action.approve, exact: true }).click()
    await expect(reviewing.getByText(articles.liveNow, { exact: true })).toBeVisible()
    await expectPageQuality(reviewing)

    const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    await setLanguage(visitor, language)
    await visitor.goto(`${appUrl()}/notice`)
    await expect(visitor.getByRole('heading', { name: reading.list.notice.title, level: 1 })).toBeVisible()
    await expectPageQuality(visitor)
    await visitor.getByRole('textbox', { name: reading.field.keyword, exact: true }).fill('合理安排到货')
    await visitor.getByRole('main').getByRole('button', { name: common.search, exact: true }).click()
    const link = visitor.getByRole('link', { name: title, exact: true })
    await expect(link).toBeVisible()
    await expectShown(visitor.getByRole('row').filter({ has: link }).locator('img'))
    const [details] = await Promise.all([visitor.waitForEvent('popup'), link.click()])
    await expect(details.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await expect(details.getByText('盘点期间不收货，请合理安排到货时间。')).toBeVisible()
    await expect(details.getByText('陆知微')).toBeHidden()
    await expectShown(details.getByRole('img', { name: '库区' }))
    // Its size is stored, so that nothing moves when it arrives.
    await expect(details.getByRole('img', { name: '库区' })).toHaveAttribute('height', /^[1-9]\d*$/)
    await expectPageQuality(details)
    // The server-rendered page has the metadata for search engines.
    const served = await visitor.request.get(details.url())
    const html = await served.text()
    expect(html).toContain('盘点期间不收货')
    expect(html).toContain('"@type":"NewsArticle"')
    await visitor.goto(`${appUrl()}/noLoghelpCenter`)
    const rules = language === 'en' ? 'Business rules' : '业务规则'
    await expect(visitor.getByText(rules, { exact: true }).first()).toBeVisible()
    await expectPageQuality(visitor)
  })
}
