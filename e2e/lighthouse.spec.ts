import type { Envelope, Reply } from '#contract/kit/route.ts'
import { homePages } from '#contract/home/homePages.ts'
import { releasePage } from '#contract/notices/reading.ts'
import { listHall } from '#contract/sourcing/projectCards.ts'
import { appUrl, expect, test } from './app.ts'
import { type Measured, measure, mostShift } from './support/lighthouse.ts'

/** Bytes of script that a page may load by itself once it is hydrated. */
const mostLater = 20_000

/**
 * Sizes, accessibility and layout shift are exact limits. Times are printed, and their limits are what a machine
 * reaches that runs the other tests meanwhile.
 */
function isGood(measured: Measured, page: string, mostScript: number) {
  const { performance, accessibility, bestPractices, seo, lcp, cls, tbt, script, allScript, faults } = measured
  console.log(
    `${page}: performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}, ` +
      `LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, script ${(script / 1000).toFixed(0)} KB, ${(allScript / 1000).toFixed(0)} KB with what comes after the first view`,
  )
  expect.soft(faults).toEqual([])
  expect.soft(accessibility).toBe(100)
  expect.soft(bestPractices).toBe(100)
  expect.soft(cls).toBeLessThanOrEqual(mostShift)
  expect.soft(script).toBeGreaterThan(10_000)
  expect.soft(script).toBeLessThanOrEqual(mostScript)
  expect.soft(allScript).toBeLessThanOrEqual(mostScript + mostLater)
  expect.soft(performance).toBeGreaterThanOrEqual(50)
  expect.soft(lcp).toBeLessThanOrEqual(5_000)
}

test('lighthouse: the list of goods on a phone, for somebody who is logged in', async () => {
  isGood(await measure('/showMallProductList?searchWords=防护手套', 'songwanning'), 'list of goods', 180_000)
})

test('lighthouse: the login on a phone', async () => {
  isGood(await measure('/login'), 'login', 160_000)
})

/** A page for everybody is also one for search engines. */
function isFound(measured: Measured, page: string, mostScript: number) {
  isGood(measured, page, mostScript)
  expect.soft(measured.seo).toBe(100)
}

test('lighthouse: the home on a phone, for a visitor', async () => {
  isFound(await measure('/'), 'home', 180_000)
})

for (const name of homePages)
  test(`lighthouse: the home page ${name} on a phone, for a visitor`, async () => {
    isFound(await measure(`/${name}`), name, 180_000)
  })

test('lighthouse: the work station of operators on a phone', async () => {
  isFound(await measure('/operationPlatformView'), 'work station', 165_000)
})

test('lighthouse: the lists of announcements on a phone, for a visitor', async () => {
  isFound(await measure('/noLogAllAnnouncement'), 'list of announcements', 180_000)
  isFound(await measure('/homeEntryNoticeMore'), 'list of a column', 180_000)
})

test('lighthouse: an announcement on a phone, for a visitor', async ({ page }) => {
  const answer = await page.request.get(`${appUrl()}${releasePage.path}`)
  const { data } = (await answer.json()) as Envelope<Reply<typeof releasePage>>
  const { id, articleType } = data.records[0]!
  const address = `/notificationAnnouncementParticulars?id=${id}&articleType=${encodeURIComponent(articleType)}`
  isFound(await measure(address), 'announcement', 175_000)
})

test('lighthouse: a hall on a phone, for a visitor', async () => {
  isFound(await measure('/comparisonHall'), 'hall', 195_000)
})

test('lighthouse: the notice of a project on a phone, for a visitor', async ({ page }) => {
  const answer = await page.request.get(`${appUrl()}${listHall.path}?kind=inquiry&tab=quoting&sort=-deadline`)
  const { data } = (await answer.json()) as Envelope<Reply<typeof listHall>>
  // The one that closes last: one that closes meanwhile is at another address.
  const { id } = data.records[0]!
  isFound(await measure(`/particularsProjectEntry?id=${id}&type=inquiry`), 'notice of a project', 225_000)
})
