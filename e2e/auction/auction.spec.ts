import type { Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { findAuction } from '#contract/sourcing/auction/auction.ts'
import { defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { getProject } from '#contract/sourcing/projects.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { projectDraft, publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

for (const language of languagesOf(import.meta.filename)) {
  const { auctionRoom } = messagesOf[language]

  test(`auction (${language}): two suppliers join, bid live, extend the end, and the lowest is first`, async ({
    browser,
  }) => {
    const buyer = await enter(browser, 'linzhiyuan', language, 'purchaser')
    const [first, second] = [
      await enter(browser, 'jianglan01', language, 'supplier'),
      await enter(browser, 'anlan01', language, 'supplier'),
    ]
    const [category] = await callApi(buyer, queryCatalogList, {})
    const draft = projectDraft()
    const { id } = await publishProject(buyer, {
      ...draft,
      kind: 'bidding',
      title: `在线竞价 ${language} ${Date.now() % 1_000_000}`,
      categoryIds: [category!.id],
      audit: '2',
      enrolBeginAt: null,
      enrolEndAt: null,
      questionEndAt: null,
      quoteBeginAt: inSeconds(70),
      quoteEndAt: inSeconds(130),
      budgetAmount: '1000',
      items: draft.items.slice(0, 2).map((item) => ({ ...item, quantity: '10' })),
      auctionRule: {
        ...defaultAuctionRule,
        start: 'live',
        stepKind: 'amount',
        step: '10',
        visibility: 'lead',
        extensionWindow: 1,
        extensionMinutes: 1,
        mostExtensions: 1,
      },
    })

    for (const page of [first, second]) await join(page, id, auctionRoom)
    await expect(first.getByTestId('auctionRank')).toBeVisible({ timeout: 90_000 })
    await bid(first, '950', auctionRoom)
    await expect(first.getByTestId('auctionRank')).toContainText(auctionRoom.mine.rankOf.replace('{{rank}}', '1'))
    // The other room shows it without a reload.
    await expect(second.getByText('¥950.00').first()).toBeVisible()
    await bid(second, '900.50', auctionRoom)
    await expect(first.getByTestId('auctionRank')).toContainText(auctionRoom.mine.rankOf.replace('{{rank}}', '2'))

    // Too small a step is refused in words, and nothing is counted.
    await bid(first, '945', auctionRoom)
    await expect(first.getByRole('alert').first()).toContainText('940.00')

    await buyer.goto(`${appUrl()}/auctionConsole?id=${id}`)
    await expect(buyer.getByRole('heading', { name: auctionRoom.organiser.ranking })).toBeVisible()
    await expect(buyer.getByRole('row').filter({ hasText: '¥900.50' })).toContainText(
      auctionRoom.bidder.replace('{{no}}', '02'),
    )
    const { view } = (await callApi(buyer, findAuction, { projectId: id })).frame
    expect(view.extensions).toBe(1)
    expect(view.until!).toBeGreaterThan(view.plannedEnd)

    // The clock of the server ends it, and the project goes on to its award.
    await expect
      .poll(async () => (await callApi(buyer, getProject, { id })).state, { timeout: 150_000, intervals: [2000] })
      .toBe('6')
    await expect(second.getByText(auctionRoom.bid.finalBid)).toBeVisible()
    await buyer.goto(`${appUrl()}/projectComparison?id=${id}`)
    await expect(buyer.getByText('900.50').first()).toBeVisible()
  })
}

type Words = (typeof messagesOf)['zh-CN']['auctionRoom']

/** Joins with base prices, on the page of the auction. */
async function join(page: Page, id: string, words: Words): Promise<void> {
  await page.goto(`${appUrl()}/auctionRoom?id=${id}`)
  const prices = page.getByRole('textbox', { name: new RegExp(`^${escaped(words.join.price)}`) })
  await expect(prices).toHaveCount(2)
  for (const field of await prices.all()) await field.fill('48')
  await page.getByRole('checkbox', { name: words.join.agree }).check()
  await page.getByRole('button', { name: words.join.submit, exact: true }).click()
  await expect(page.getByText(words.join.save, { exact: true })).toBeVisible()
}

/** Writes an amount, submits and confirms. */
async function bid(page: Page, amount: string, words: Words): Promise<void> {
  await page.getByRole('textbox', { name: words.bid.label }).fill(amount)
  await page.getByRole('button', { name: words.bid.submit, exact: true }).click()
  await page.getByRole('button', { name: words.bid.confirm, exact: true }).click()
}

const escaped = (text: string): string => text.replaceAll(/[()]/g, '\\$&')
