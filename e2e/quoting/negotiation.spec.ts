import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { getProject } from '#contract/sourcing/projects.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { chooseAuditFiles } from '../../tools/screenshots/sourcing/auditFixture.ts'
import { openOffers } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { appUrl, expect, test } from '../app.ts'
import { projectDraft, publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { approveProject } from '../projects/authoring.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'
import { cell, closeReceipt, submitQuote } from './quotes.ts'

const offers = [
  { prices: ['20.0000', '36.0000'], freight: '0.00', deliveryDays: 9 },
  { prices: ['21.0000', '37.0000'], freight: '0.00', deliveryDays: 5 },
]

/** Next full minute that leaves time to quote, as day and time in China, for the form. */
function nextFullMinute(): readonly [day: string, time: string] {
  const at = new Date(Math.ceil((Date.now() + 75_000) / 60_000) * 60_000 + 8 * 3_600_000).toISOString()
  return [at.slice(0, 10), at.slice(11, 16)]
}

for (const language of languagesOf(import.meta.filename)) {
  test(`negotiation (${language}): a second round after the opening is quoted, opened, awarded and verified`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(420_000)
    const { award, comparison, negotiation, projects, quoting, verify } = messagesOf[language]
    const title = `议价 ${language} ${Date.now() % 1_000_000}`
    const open = (account: string, entrance: 'purchaser' | 'supplier') => enter(browser, account, language, entrance)
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    const suppliers = [await open('jianglan01', 'supplier'), await open('anlan01', 'supplier')] as const
    const [, second] = suppliers
    const [category] = await callApi(page, queryCatalogList, {})
    const draft = projectDraft({ title, budgetAmount: '1000', categoryIds: [category!.id] })
    const id = await openOffers(
      page,
      async (ready) => (await publishProject(page, ready)).id,
      { ...draft, items: draft.items.slice(0, 2).map((item) => ({ ...item, quantity: '10' })) },
      suppliers.map((own, at) => ({ page: own, offer: offers[at]! })),
      40,
    )

    await page.goto(`/projectComparison?id=${id}`)
    await page.getByRole('button', { name: negotiation.begin }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox', { name: negotiation.chooseAll })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: negotiation.send }).click()
    await expect(dialog.getByLabel(negotiation.field.message.label)).toHaveAttribute('aria-invalid', 'true')
    const [day, time] = nextFullMinute()
    await dialog.getByLabel(negotiation.field.message.label).fill('请在上一轮基础上优化单价')
    await dialog.getByLabel(negotiation.field.endAt).first().fill(day)
    await dialog.getByLabel(negotiation.field.endAt).last().fill(time)
    await dialog.getByLabel(negotiation.field.targetTotal).fill('500')
    await dialog.getByRole('button', { name: negotiation.send }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto(`/projectManage?id=${id}`)
    await expect(page.getByText(projects.state['10']).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: negotiation.title, exact: true })).toBeVisible()
    await expectAccessible(page)

    // Prefilled with the previous quote; a higher one is refused.
    await second.goto('/supplierProjects?tab=joined')
    await expect(second.getByText(negotiation.asked.tag).first()).toBeVisible()
    await second.goto(`/supplierQuote?id=${id}`)
    await expect(second.getByText('请在上一轮基础上优化单价')).toBeVisible()
    await expect(cell(second, 1, 'price')).toHaveValue('21.0000')
    await expectAccessible(second)
    await second.getByLabel(quoting.field.hasDeclared).check()
    await cell(second, 1, 'price').fill('22')
    await second.getByRole('button', { name: quoting.submit }).click()
    await expect(second.getByText(quoting.failure.raised)).toBeVisible()
    await cell(second, 1, 'price').fill('18')
    await cell(second, 2, 'price').fill('35')
    await submitQuote(second, language)
    await closeReceipt(second, language)

    // The second round is opened automatically after its deadline; now the other supplier has the lowest total.
    await expect
      .poll(async () => (await callApi(page, getProject, { id })).state, { timeout: 180_000, intervals: [2000] })
      .toBe('6')
    await expect(async () => {
      await page.goto(`/projectComparison?id=${id}`)
      await expect(page.getByText(comparison.round.replace('{{round}}', '1'))).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(negotiation.saving)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: award.submit }).click()
    await expect(page.getByText(award.status.proposed)).toBeVisible()
    await approveProject(await open('shenruochuan', 'purchaser'), language, title)
    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('button', { name: projects.action.announce }).click()
    await page.getByRole('dialog').getByRole('button', { name: projects.action.announce }).click()
    await expect(page.getByRole('button', { name: projects.action.announce })).toHaveCount(0)

    const trust = await callApi(second, findAuditTrust, { projectId: id })
    const audit = await second.evaluate(async (path) => {
      const reply = await fetch(path, { headers: { authorization: `Bearer ${sessionStorage.getItem('token')}` } })
      return (await reply.json()) as { openings?: unknown[] }
    }, `${downloadAuditFile.path}?projectId=${id}`)
    expect(audit.openings).toHaveLength(2)
    await second.goto(`${appUrl()}/verifyResult`)
    await second.waitForFunction(() => window.isHydrated)
    await chooseAuditFiles(second, { 'audit.json': audit, 'trust.json': trust })
    await expect(second.getByRole('heading', { name: verify.good })).toBeVisible()
  })
}
