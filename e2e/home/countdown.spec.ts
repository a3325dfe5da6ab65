import type { Locator } from '@playwright/test'
import { appUrl, expect, test } from '../app.ts'
import { publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { openStopped } from '../support/stoppedClock.ts'
import { enter, setLanguage } from '../users.ts'
import { blockOf, publishHome } from './arranging.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Remaining seconds shown by a timer. */
async function secondsOf(timer: Locator): Promise<number> {
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d+)\D+)?(\d\d):(\d\d):(\d\d)$/.exec(await timer.innerText())!
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
}

for (const language of languagesOf(import.meta.filename)) {
  const { common, countdown, hall, homePage } = messagesOf[language]

  test(`countdown: cards count down second by second to one deadline after another and leave their floor at zero, in ${language}`, async ({
    page,
    browser,
  }) => {
    const mark = `${language} ${Date.now() % 1_000_000}`
    const [inquiry, open, bidding] = [`询价 ${mark}`, `协议 ${mark}`, `竞价 ${mark}`]
    const buyer = await enter(browser, 'linzhiyuan', language)
    await publishProject(buyer, {
      title: inquiry,
      enrolBeginAt: inHours(1),
      enrolEndAt: inHours(20),
      questionEndAt: inHours(20),
      quoteBeginAt: inHours(30),
      quoteEndAt: inHours(60),
    })
    const withoutEnrolment = { audit: '2', enrolBeginAt: null, enrolEndAt: null, questionEndAt: null } as const
    await publishProject(buyer, {
      ...withoutEnrolment,
      title: open,
      purchaseForm: '2',
      isShowPrice: '1',
      quoteBeginAt: inHours(2),
      quoteEndAt: inHours(40),
    })
    await publishProject(buyer, {
      ...withoutEnrolment,
      kind: 'bidding',
      title: bidding,
      budgetAmount: null,
      quoteBeginAt: inHours(-0.5),
      quoteEndAt: inHours(1),
    })

    await setLanguage(page, language)
    await openStopped(page, `${appUrl()}/searchBiddingList?keyword=${encodeURIComponent(mark)}`)
    const card = (title: string) => page.getByRole('article').filter({ hasText: title })
    const timer = (title: string) => card(title).getByRole('timer')
    const waitsFor = (title: string, label: string) => expect(timer(title)).toHaveAccessibleName(label)

    // Further labels of a card.
    await expect(card(inquiry)).toContainText(hall.purchaseForm['1'])
    await expect(card(inquiry)).toContainText('18,600.00')
    await expect(card(inquiry)).toContainText(hall.enrolled)
    await expect(card(open)).toContainText(hall.purchaseForm['2'])
    await expect(card(open)).toContainText(`${common.currency}******`)
    await expect(card(open)).toContainText(hall.quoted)
    await expect(card(bidding).getByText(hall.startingPrice, { exact: true })).toBeVisible()
    await expect(card(bidding).getByRole('definition').first()).toHaveText('-')
    await expect(card(inquiry)).toContainText(hall.button.view)
    await expect(card(bidding)).toContainText(hall.button.quote)

    await waitsFor(inquiry, countdown.enrolBegin)
    await waitsFor(open, countdown.noEnrolment)
    await waitsFor(bidding, countdown.quoteEnd)
    const remaining = await secondsOf(timer(inquiry))
    expect(remaining).toBeGreaterThan(3000)
    expect(remaining).toBeLessThanOrEqual(3600)
    await page.clock.runFor(3000)
    expect(await secondsOf(timer(inquiry))).toBe(remaining - 3)

    // After a deadline, the next one is shown.
    await page.clock.fastForward(hour)
    await waitsFor(inquiry, countdown.enrolEnd)
    await expect(card(inquiry)).toContainText(hall.button.enrol)
    await waitsFor(open, countdown.noEnrolment)
    // After the last deadline, the timer shows zeros and the button changes.
    await waitsFor(bidding, countdown.quoteEnd)
    expect(await timer(bidding).innerText()).toMatch(/^0\D+00:00:00$/)
    await expect(card(bidding)).toContainText(hall.button.quoted)
    await page.clock.fastForward(hour)
    await waitsFor(open, countdown.quoteEnd)
    expect(await timer(open).innerText()).toMatch(/^1\D+13:/)
    await page.clock.fastForward(18 * hour)
    await waitsFor(inquiry, countdown.quoteBegin)
    await page.clock.fastForward(10 * hour)
    await waitsFor(inquiry, countdown.quoteEnd)
    await page.clock.fastForward(30 * hour)
    await waitsFor(inquiry, countdown.quoteEnd)
    expect(await timer(inquiry).innerText()).toMatch(/^0\D+00:00:00$/)

    const operator = await enter(browser, 'operator', language, 'operator')
    const floor = blockOf('projectFloor', { most: 12, title: '采购项目', enTitle: 'Projects' })
    await publishHome(operator, 'entranceLf', [floor])
    const visitor = await (await browser.newContext()).newPage()
    await setLanguage(visitor, language)
    await openStopped(visitor, `${appUrl()}/entranceLf`)
    const onFloor = (title: string) => visitor.getByRole('article').filter({ hasText: title })
    await expect(onFloor(bidding)).toBeVisible()
    await visitor.clock.fastForward(hour)
    await visitor.clock.runFor(1000)
    await expect(onFloor(bidding)).toHaveCount(0)
    // A card with time left stays, and a refetch does not bring the ended one back.
    await expect(onFloor(open)).toBeVisible()
    await expect(onFloor(inquiry)).toBeVisible()
    await visitor.clock.runFor(61_000)
    await expect(onFloor(inquiry)).toBeVisible()
    await expect(onFloor(bidding)).toHaveCount(0)
    await expect(visitor.getByRole('radio', { name: homePage.floor.results })).toBeAttached()
  })
}
