import type { Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { createProject, getProject } from '#contract/sourcing/projects.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { offerBy, untilOpened } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { appUrl, expect, test } from '../app.ts'
import { projectDraft, publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { expectAccessible, expectPageQuality } from '../visualAssertions.ts'
import { closeReceipt, fillInQuote, submitQuote } from '../quoting/quotes.ts'
import { approveProject } from './authoring.ts'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Opens the form of a draft without enrolment, with a quoting period in seconds. */
async function draftOf(buyer: Page, seconds: number, changes: Partial<ProjectDraft>): Promise<string> {
  const [category] = await callApi(buyer, queryCatalogList, {})
  const { items } = projectDraft()
  const draft = projectDraft({
    categoryIds: [category!.id],
    audit: '2',
    enrolBeginAt: null,
    enrolEndAt: null,
    questionEndAt: null,
    quoteBeginAt: inSeconds(-60),
    quoteEndAt: inSeconds(seconds),
    items: items.slice(0, 2).map((item) => ({ ...item, quantity: '10' })),
    ...changes,
  })
  const { id } = await callApi(buyer, createProject, draft)
  await buyer.goto(`${appUrl()}/projectEdit?id=${id}`)
  await buyer.waitForFunction(() => window.isHydrated)
  return id
}

/** Clicks a button of the page and confirms. */
async function clickAndConfirm(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()
}

/** Submits in the form, approves from the list of pending approvals, publishes on the project page. */
async function publish(buyer: Page, head: Page, language: Language, title: string): Promise<void> {
  const { projects } = messagesOf[language]
  await clickAndConfirm(buyer, projects.action.submit)
  await expect(buyer).toHaveURL(/projectManage\?id=/)
  await approveProject(head, language, title)
  await buyer.reload()
  await clickAndConfirm(buyer, projects.action.publish)
  await expect(buyer.getByRole('main').getByText(projects.state[5], { exact: true }).first()).toBeVisible()
}

/** Fills in, encrypts and submits a quote on the quoting page. */
async function quote(supplier: Page, id: string, language: Language, prices: readonly string[]): Promise<void> {
  await supplier.goto(`${appUrl()}/supplierQuote?id=${id}`)
  await fillInQuote(supplier, language, prices)
  await submitQuote(supplier, language)
  await closeReceipt(supplier, language)
}

for (const language of languagesOf(import.meta.filename)) {
  const { auction, award, comparison, list, notice, projects, result } = messagesOf[language]
  const mark = () => `${language} ${Date.now() % 1_000_000}`

  test(`bidding (${language}): the auction rule is published, and quotes are encrypted`, async ({ browser }) => {
    const buyer = await enter(browser, 'linzhiyuan', language, 'purchaser')
    const head = await enter(browser, 'shenruochuan', language, 'purchaser')
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    const title = `照明改造竞价 ${mark()}`
    const id = await draftOf(buyer, 3600, { kind: 'bidding', title, budgetAmount: '900' })
    const rule = buyer.getByRole('region', { name: auction.title })
    await rule.getByLabel(auction.field.step).fill('5')
    await rule.getByLabel(auction.field.extensionWindow.label).fill('0')
    await expect(rule.getByLabel(auction.field.extensionMinutes)).toHaveCount(0)
    await expectAccessible(buyer)
    await publish(buyer, head, language, title)

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${appUrl()}/biddingHall?keyword=${encodeURIComponent(title)}`)
    await expect(visitor.getByRole('article')).toHaveCount(1)
    await visitor.getByRole('link', { name: title }).click()
    await expect(visitor).toHaveURL(/type=bidding/)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeAttached()
    await expect(
      visitor
        .getByRole('main')
        .getByText(/5(\.0+)?%/)
        .first(),
    ).toBeVisible()
    await expectPageQuality(visitor)

    await quote(supplier, id, language, ['31.0000', '43.0000'])
    await buyer.goto(`${appUrl()}/projectManage?id=${id}`)
    await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // A quote was submitted but is unreadable.
    await expect.poll(async () => (await callApi(buyer, getProject, { id })).size2).toBe(1)
    expect(JSON.stringify(await callApi(buyer, getProject, { id }))).not.toMatch(/\b(31|43|740)\.0/)
    await expect(buyer.getByRole('link', { name: comparison.andAward })).toHaveCount(0)
    await expectPageQuality(buyer)
    for (const page of [buyer, head, supplier, visitor]) await page.context().close()
  })

  test(`direct purchase (${language}): from an invitation to a published result`, async ({ browser }) => {
    const buyer = await enter(browser, 'linzhiyuan', language, 'purchaser')
    const head = await enter(browser, 'shenruochuan', language, 'purchaser')
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    const other = await enter(browser, 'anlan01', language, 'supplier')
    const { supplierId } = (await callApi(supplier, qryUserRefDetail, {})).userInfo
    const title = `原厂备件定点 ${mark()}`
    const invited = { scope: 'invited' as const, invitedIds: [supplierId!], minSuppliers: 1 }
    const id = await draftOf(buyer, 120, { kind: 'fixed', title, budgetAmount: '900', ...invited })
    await publish(buyer, head, language, title)

    await supplier.goto(`${appUrl()}/supplierProjects?tab=invited`)
    await expect(supplier.getByRole('row').filter({ hasText: title })).toHaveCount(1)
    await expectPageQuality(supplier)
    await quote(supplier, id, language, ['21.0000', '33.0000'])
    // Suppliers without an invitation do not find the project.
    await other.goto(`${appUrl()}/supplierProjects?tab=open&keyword=${encodeURIComponent(title)}`)
    await expect(other.getByText(list.nothingFound).first()).toBeVisible()

    await expect
      .poll(async () => (await callApi(buyer, getProject, { id })).state, { timeout: 180_000, intervals: [2000] })
      .toBe('6')
    await untilOpened(buyer, id)
    await buyer.goto(`${appUrl()}/projectManage?id=${id}`)
    await buyer.getByRole('link', { name: comparison.andAward }).click()
    await expect(buyer.getByRole('button', { name: award.submit })).toBeEnabled()
    await expectPageQuality(buyer)
    await buyer.getByRole('button', { name: award.submit }).click()
    await expect(buyer.getByText(award.status.proposed)).toBeVisible()
    await approveProject(head, language, title)
    await buyer.goto(`${appUrl()}/projectManage?id=${id}`)
    await clickAndConfirm(buyer, projects.action.announce)
    await expect(buyer.getByRole('main').getByText(projects.state[7], { exact: true }).first()).toBeVisible()
    await supplier.goto(`${appUrl()}/supplierResult?id=${id}`)
    await expect(supplier.getByText(result.isWinner, { exact: true })).toBeVisible()
    await expectPageQuality(supplier)
    for (const page of [buyer, head, supplier, other]) await page.context().close()
  })

  test(`failed project (${language}): too few quotes end it publicly, and the only quote remains unread`, async ({
    browser,
  }) => {
    const buyer = await enter(browser, 'linzhiyuan', language, 'purchaser')
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    const title = `应急照明补充 ${mark()}`
    const { id } = await publishProject(buyer, {
      title,
      audit: '2',
      enrolBeginAt: null,
      enrolEndAt: null,
      questionEndAt: null,
      quoteBeginAt: inSeconds(-60),
      quoteEndAt: inSeconds(45),
      minSuppliers: 2,
    })
    await offerBy(supplier, id, { prices: ['11', '12', '13', '14', '15'], freight: '0.00', deliveryDays: 9 })
    await expect
      .poll(async () => (await callApi(buyer, getProject, { id })).state, { timeout: 120_000, intervals: [1000] })
      .toBe('9')
    await buyer.goto(`${appUrl()}/projectManage?id=${id}`)
    await expect(buyer.getByText(projects.ending.tooFewQuotes, { exact: true }).first()).toBeVisible()
    await expect(buyer.getByRole('link', { name: comparison.andAward })).toHaveCount(0)
    await expectPageQuality(buyer)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${appUrl()}/particularsProjectEntry?id=${id}&type=inquiry`)
    await expect(visitor).toHaveURL(/\/canceled\?id=/)
    await expectPageQuality(visitor)
    await supplier.goto(`${appUrl()}/canceled?id=${id}`)
    await expect(supplier.getByText(notice.ended.tooFewQuotes)).toBeVisible()
    await supplier.goto(`${appUrl()}/supplierProjects?tab=ended&keyword=${encodeURIComponent(title)}`)
    await expect(supplier.getByRole('row').filter({ hasText: title })).toHaveCount(1)
    await expectPageQuality(supplier)
    for (const page of [buyer, supplier, visitor]) await page.context().close()
  })
}
