import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectPageQuality, expectToast } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const words = messagesOf[language]
  const { homeEditor } = words

  test(`home layouts: an operator publishes a layout, and open pages show it without a reload, in ${language}`, async ({
    page,
    browser,
  }) => {
    const other = await (await browser.newContext()).newPage()
    await setLanguage(other, language)
    const following = other.waitForRequest(/portalEnt\/stream/)
    await other.goto(`${appUrl()}/coverPage`)
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/homeLayouts?page=coverPage`)
    await page.getByRole('button', { name: homeEditor.reset.ok }).click()
    await page.getByRole('dialog').getByRole('button', { name: homeEditor.reset.ok }).click()
    await expectToast(page, homeEditor.done)
    await expectPageQuality(page)

    const blocks = page.getByRole('grid', { name: homeEditor.blocks })
    const count = await blocks.getByRole('row').count()
    await page.getByRole('button', { name: homeEditor.kind.noticeTabs, exact: true }).click()
    await expect(blocks.getByRole('row')).toHaveCount(count + 1)
    await page.getByRole('button', { name: homeEditor.kind.channel, exact: true }).click()
    const added = blocks.getByRole('row').last()
    await expect(added).toHaveAttribute('aria-selected', 'true')

    const title = `${Date.now()}`
    await page.getByRole('button', { name: homeEditor.settings, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expectPageQuality(page)
    await dialog.getByLabel(homeEditor.field.title, { exact: true }).fill(title)
    await dialog.getByLabel(homeEditor.field.enTitle).fill(title)
    await dialog.getByRole('button', { name: words.common.save, exact: true }).click()
    await expect(blocks).toContainText(title)

    await following
    await page.getByRole('button', { name: homeEditor.publish, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: homeEditor.publish, exact: true }).click()
    await expect(other.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(homeEditor.published)).toBeVisible()

    await page.getByRole('button', { name: homeEditor.withdraw.ok }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: homeEditor.withdraw.ok }).click()
    await expect(other.getByRole('heading', { name: title })).toBeHidden()
  })
}

test('home layouts: of two operators editing a page the second is refused and shown the changes of the first', async ({
  page,
  browser,
}) => {
  const { homeEditor } = messagesOf['zh-CN']
  // A tenant that allows several sessions, because other tests log in as its operator at the same time.
  const host = 'huarun.localhost'
  const address = `${appUrl(host)}/homeLayouts?page=entranceLf`
  await logIn(page, 'operator', { entrance: 'operator', host })
  await page.goto(address)
  const context = await browser.newContext()
  const other = await context.newPage()
  await logIn(other, 'editor', { entrance: 'operator', host })
  await other.goto(address)
  const rows = (on: typeof page) => on.getByRole('grid', { name: homeEditor.blocks }).getByRole('row')
  const count = await rows(page).count()
  await expect(rows(other)).toHaveCount(count)
  await page.getByRole('button', { name: homeEditor.kind.statistics }).click()
  await expect(rows(page)).toHaveCount(count + 1)
  await other.getByRole('button', { name: homeEditor.kind.channel, exact: true }).click()
  await expect(
    other
      .getByRole('alert')
      .or(other.getByRole('status'))
      .filter({ hasText: /刷新|已被/ })
      .first(),
  ).toBeVisible()
  await expect(rows(other)).toHaveCount(count + 1)
})
