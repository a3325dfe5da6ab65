import { expect, test } from '../app.ts'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { openOffers } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { projectDraft, publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter, logIn, refusalText, setLanguage } from '../users.ts'
import { expectAccessible, expectToast } from '../visualAssertions.ts'
import { approveProject } from './authoring.ts'

const offers = [
  { prices: ['20.0000', '36.0000'], freight: '0.00', deliveryDays: 9 },
  { prices: ['21.0000', '37.0000'], freight: '0.00', deliveryDays: 5 },
]

for (const language of languagesOf(import.meta.filename)) {
  test(`objections (${language}): an objection blocks the result until it is answered publicly`, async ({
    page,
    browser,
  }) => {
    const { award, comparison, objections, projects } = messagesOf[language]
    const title = `消防器材 ${language} ${Date.now() % 1_000_000}`
    const open = (account: string, entrance: 'purchaser' | 'supplier') => enter(browser, account, language, entrance)
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    const suppliers = [await open('jianglan01', 'supplier'), await open('anlan01', 'supplier')]
    const loser = suppliers[1]!
    const [category] = await callApi(page, queryCatalogList, {})
    const draft = projectDraft({ title, budgetAmount: '1000', categoryIds: [category!.id] })
    const id = await openOffers(
      page,
      async (ready) => (await publishProject(page, ready)).id,
      { ...draft, items: draft.items.slice(0, 2).map((item) => ({ ...item, quantity: '10' })) },
      suppliers.map((own, at) => ({ page: own, offer: offers[at]! })),
    )

    // An empty text is not sent.
    await loser.goto(`/confirmed?id=${id}&type=inquiry`)
    await loser.getByRole('button', { name: objections.raise }).click()
    const dialog = loser.getByRole('dialog')
    await dialog.getByRole('combobox').click()
    await loser.getByRole('option', { name: objections.field.subject.options.result }).click()
    const send = dialog.getByRole('button', { name: objections.submit })
    await send.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('textbox').first().fill('中标样品与公示参数不符，请复核检测报告')
    await expectAccessible(loser)
    await send.click()
    await expectToast(loser, objections.raised)

    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('link', { name: comparison.andAward }).click()
    await page.getByRole('button', { name: award.submit }).click()
    await expect(page.getByText(award.status.proposed)).toBeVisible()
    await approveProject(await open('shenruochuan', 'purchaser'), language, title)
    const announce = async () => {
      await page.goto(`/projectManage?id=${id}`)
      await page.getByRole('button', { name: projects.action.announce }).click()
      await page.getByRole('dialog').getByRole('button', { name: projects.action.announce }).click()
    }
    await announce()
    await expectToast(page, refusalText('result.objected', language).replace('{count}', '1'))

    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('radio', { name: new RegExp(`^${projects.part.objections}`) }).check({ force: true })
    await expect(page.getByText(objections.blocks)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: objections.action.accept, exact: true }).click()
    await page.getByRole('button', { name: objections.action.answer, exact: true }).click()
    const answerDialog = page.getByRole('dialog')
    await answerDialog.getByRole('textbox').first().fill('经复核，检测报告与公示参数一致。')
    await answerDialog.getByRole('checkbox', { name: objections.answerField.isPublished.label }).check({ force: true })
    await answerDialog.getByRole('button', { name: objections.action.answer, exact: true }).click()
    await expect(answerDialog).toHaveCount(0)

    await loser.goto('/myObjections')
    const row = loser.getByRole('row').filter({ hasText: title })
    await row.getByRole('button', { name: objections.action.close, exact: true }).click()
    await loser.getByRole('dialog').getByRole('button', { name: objections.action.close, exact: true }).click()
    await expect(row).toHaveCount(0)
    await expectAccessible(loser)
    await announce()
    await expect(page.getByRole('button', { name: projects.action.announce })).toHaveCount(0)

    const visitor = await (await browser.newContext()).newPage()
    await setLanguage(visitor, language)
    await visitor.goto(`/canceled?id=${id}&type=inquiry`)
    await expect(visitor.getByText('经复核，检测报告与公示参数一致。')).toBeVisible()
    await expect(visitor.getByText('请复核检测报告')).toHaveCount(0)
    await expectAccessible(visitor)
  })
}
