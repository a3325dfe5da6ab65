import { expect, test } from '../app.ts'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { openOffers } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { projectDraft, publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'
import { approveProject } from './authoring.ts'

const offers = [
  { prices: ['20.0000', '36.0000'], freight: '0.00', deliveryDays: 9 },
  { prices: ['21.0000', '37.0000'], freight: '0.00', deliveryDays: 5 },
]

for (const language of languagesOf(import.meta.filename)) {
  test(`award (${language}): quotes are compared, an award is proposed with a reason, approved and published`, async ({
    page,
    browser,
  }) => {
    const { award, comparison, projects, result } = messagesOf[language]
    const title = `防护用品 ${language} ${Date.now() % 1_000_000}`
    const open = (account: string, entrance: 'purchaser' | 'supplier') => enter(browser, account, language, entrance)
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    const suppliers = [await open('jianglan01', 'supplier'), await open('anlan01', 'supplier')]
    const [category] = await callApi(page, queryCatalogList, {})
    const draft = projectDraft({ title, budgetAmount: '1000', categoryIds: [category!.id] })
    const id = await openOffers(
      page,
      async (ready) => (await publishProject(page, ready)).id,
      { ...draft, items: draft.items.slice(0, 2).map((item) => ({ ...item, quantity: '10' })) },
      suppliers.map((own, at) => ({ page: own, offer: offers[at]! })),
    )

    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('link', { name: comparison.andAward }).click()
    const submit = page.getByRole('button', { name: award.submit })
    await expect(submit).toBeEnabled()
    await expectAccessible(page)
    // A supplier other than the lowest requires a reason.
    await page.getByRole('button', { name: /^21\.00/ }).click()
    await expect(submit).toBeDisabled()
    await page.getByPlaceholder(award.reason).fill('交货期更短')
    await submit.click()
    await expect(page.getByText(award.status.proposed)).toBeVisible()

    await approveProject(await open('shenruochuan', 'purchaser'), language, title)
    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('button', { name: projects.action.announce }).click()
    await page.getByRole('dialog').getByRole('button', { name: projects.action.announce }).click()
    await expect(page.getByRole('button', { name: projects.action.announce })).toHaveCount(0)

    const visitor = await (await browser.newContext()).newPage()
    await setLanguage(visitor, language)
    const notice = `/resultNoticeByApply?inquiryId=${btoa(id)}&encoded=1`
    const rendered = await (await visitor.request.get(notice)).text()
    for (const part of ['安岚劳保用品', 'application/ld+json', 'datePublished']) expect(rendered).toContain(part)
    // The latest awards are above the projects of a hall and rendered by the server.
    expect(await (await visitor.request.get('/comparisonHall')).text()).toContain('安岚劳保用品')
    await visitor.goto(notice)
    await expect(visitor.getByRole('cell', { name: /安岚劳保用品/ })).toBeVisible()
    await expectAccessible(visitor)
    for (const [at, outcome] of [result.isNotWinner, result.isWinner].entries()) {
      await suppliers[at]!.goto(`/supplierResult?id=${id}`)
      await expect(suppliers[at]!.getByText(outcome, { exact: true })).toBeVisible()
    }
  })
}
