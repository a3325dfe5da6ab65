import { listCatalogs } from '#contract/catalogue/categories.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { expectToast, waitUntilStable } from '../visualAssertions.ts'
import { blockOf, publishHome } from './arranging.ts'

const page = 'homePageTest'

for (const language of languagesOf(import.meta.filename)) {
  const { common, homeEditor } = messagesOf[language]

  test(`home layouts: a row of goods shows the category selected by the operator, in ${language}`, async ({
    browser,
  }) => {
    const title = `办公用品专区 ${Date.now()}`
    const operator = await enter(browser, 'operator', language, 'operator')
    const goods = blockOf('productShelf', { title, enTitle: title, agreementOnly: false, most: 10 })
    await publishHome(operator, page, [goods])
    const [category] = await callApi(operator, listCatalogs, { isShield: '0' })
    const name = language === 'en' && category!.enName !== '' ? category!.enName : category!.name

    await operator.goto(`${appUrl()}/homeLayouts?page=${page}`)
    await waitUntilStable(operator)
    await operator.getByRole('grid', { name: homeEditor.blocks }).getByRole('row').first().click()
    await operator.getByRole('button', { name: homeEditor.settings, exact: true }).click()
    const settings = operator.getByRole('dialog')
    const choose = settings.getByLabel(homeEditor.field.categoryId.label, { exact: true })
    await choose.click()
    await operator.getByRole('option', { name, exact: true }).click()
    await operator.keyboard.press('Escape')
    await expect(choose).toHaveValue(name)
    await settings.getByRole('button', { name: common.save, exact: true }).click()
    await expectToast(operator, homeEditor.saved)
    await operator.getByRole('button', { name: homeEditor.publish, exact: true }).click()
    await operator.getByRole('dialog').getByRole('button', { name: homeEditor.publish, exact: true }).click()
    await expect(operator.getByRole('dialog')).toHaveCount(0)

    const buyer = await enter(browser, 'linzhiyuan', language)
    await buyer.goto(`${appUrl()}/${page}`)
    const section = buyer.getByRole('region', { name: title })
    const more = section.getByRole('link', { name: `${common.more} ${title}` })
    await expect(more).toHaveAttribute('href', new RegExp(`catalogId=${category!.id}(?!\\d)`))
    await expect(section.getByRole('link')).not.toHaveCount(1)
  })
}
