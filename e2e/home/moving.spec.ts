import type { Locator, Page } from '@playwright/test'
import type { Envelope, Reply } from '#contract/kit/route.ts'
import { viewHome } from '#contract/home/home.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { openStopped } from '../support/stoppedClock.ts'
import { enter, setLanguage } from '../users.ts'
import { bannerOf, blockOf, publishHome } from './arranging.ts'

// Other tests run with reduced motion, which stops animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const banners = Array.from({ length: 10 }, (_, at) =>
  bannerOf(`横幅 ${at + 1}`, {
    button: `去 ${at + 1}`,
    enButton: `Go ${at + 1}`,
    openUrl: '/noLoghelpCenter',
    openType: at === 0 ? '1' : '0',
  }),
)

/** Hovers over an element, which pauses it, and leaves it, which restarts its interval. */
async function hoverAndLeave(page: Page, target: Locator) {
  await target.hover()
  await page.mouse.move(5, 5)
}

for (const language of languagesOf(import.meta.filename)) {
  const { homePage } = messagesOf[language]

  test(`home: banners change every five seconds, announcements scroll, lists are refreshed every minute, in ${language}`, async ({
    page,
    browser,
  }) => {
    const operator = await enter(browser, 'operator', language, 'operator')
    await publishHome(operator, 'homePageLf', [
      blockOf('carousel', { place: 'full', banners }),
      blockOf('noticeTabs', { place: 'main', look: 'list' }),
      blockOf('winningNotices'),
    ])
    let requests = 0
    await page.route(`**${viewHome.path}*`, async (route) => {
      requests++
      const response = await route.fetch()
      const answer = (await response.json()) as Envelope<Reply<typeof viewHome>> & { data: Reply<typeof viewHome> }
      for (const block of answer.data.data) if (block.winners) block.winners = winners
      await route.fulfill({ response, json: answer })
    })
    await setLanguage(page, language)
    await openStopped(page, `${appUrl()}/homePageLf`)

    const carousel = page.getByRole('region', { name: homePage.carousel.label })
    const dot = (place: number) =>
      carousel.getByRole('button', { name: interpolate(homePage.carousel.banner, { place, total: 10 }), exact: true })
    const isShown = (place: number) => expect(dot(place)).toHaveAttribute('aria-current', 'true')
    await dot(1).click()
    await hoverAndLeave(page, carousel)
    await isShown(1)
    await page.clock.runFor(4999)
    await isShown(1)
    await page.clock.runFor(1)
    await isShown(2)
    await page.clock.runFor(5000)
    await isShown(3)
    await carousel.hover()
    await page.clock.runFor(20_000)
    await isShown(3)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5000)
    await isShown(4)
    await carousel.getByRole('button', { name: homePage.carousel.pause }).click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await isShown(4)
    await expect(carousel.locator('li')).toHaveCount(10)

    // `openType` 1 opens a new window, 0 does not.
    await dot(1).click()
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      carousel.getByRole('link', { name: language === 'en' ? 'Go 1' : '去 1', exact: true }).click(),
    ])
    await expect(window).toHaveURL(/\/noLoghelpCenter$/)
    await window.close()
    await expect(page).toHaveURL(/\/homePageLf$/)

    // Six rows of ten scroll every five seconds below the two pinned ones; lists of up to five do not scroll.
    const notices = page.getByRole('region', { name: homePage.notices.label })
    await expect(notices.getByRole('radio')).toHaveCount(6)
    const lines = notices.getByRole('list').last()
    await expect(lines.getByRole('listitem')).toHaveCount(6)
    await hoverAndLeave(page, lines)
    const shownLines = () => lines.getByRole('listitem').allInnerTexts()
    const atFirst = await shownLines()
    expect(atFirst.map((line) => line.includes(homePage.notices.pinned))).toEqual([true, true, ...Array(4).fill(false)])
    await page.clock.runFor(4999)
    expect(await shownLines()).toEqual(atFirst)
    await page.clock.runFor(1)
    const stepped = await shownLines()
    expect(stepped.slice(0, 5)).toEqual([...atFirst.slice(0, 2), ...atFirst.slice(3)])
    await lines.hover()
    await page.clock.runFor(15_000)
    expect(await shownLines()).toEqual(stepped)
    await notices.locator('label').nth(1).click()
    await expect(notices.getByRole('button', { name: homePage.notices.pause })).toHaveCount(0)
    const still = await shownLines()
    await page.mouse.move(5, 5)
    await page.clock.runFor(15_000)
    expect(await shownLines()).toEqual(still)

    const before = requests
    await page.clock.runFor(60_000)
    await expect.poll(() => requests).toBe(before + 1)
    // Two awards rotate every three seconds.
    const awards = page.locator('[data-kind="winningNotices"]')
    await expect(awards).toContainText('成交供应商')
    await expect(awards).toContainText('286,400.00')
    await hoverAndLeave(page, awards.getByRole('list'))
    const shownAwards = () => awards.getByRole('listitem').allInnerTexts()
    const beforeStep = await shownAwards()
    expect(beforeStep).toHaveLength(4)
    await page.clock.runFor(2999)
    expect(await shownAwards()).toEqual(beforeStep)
    await page.clock.runFor(1)
    expect((await shownAwards()).slice(0, 2)).toEqual(beforeStep.slice(2))
    await awards.getByRole('list').hover()
    const target = await shownAwards()
    await page.clock.runFor(12_000)
    expect(await shownAwards()).toEqual(target)
  })

  test(`home: a tenant without banners has three defaults, which do not move with reduced motion, in ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(page, language)
    await openStopped(page, `${appUrl()}/ec`)
    const carousel = page.getByRole('region', { name: homePage.carousel.label })
    await expect(carousel.locator('li')).toHaveCount(3)
    await expect(carousel.getByRole('button', { name: homePage.carousel.play })).toBeVisible()
    const dots = carousel.getByRole('button', { name: interpolate(homePage.carousel.banner, { place: 1, total: 3 }) })
    await page.clock.runFor(30_000)
    await expect(dots).toHaveAttribute('aria-current', 'true')
  })
}

const winners = Array.from({ length: 8 }, (_, at) => ({
  inquiryId: `${900 + at}`,
  projectTitle: `成交项目 ${at + 1}`,
  projectNo: `XJ${at + 1}`,
  deptName: '采购部',
  supplierName: `成交供应商 ${at + 1}`,
  amount: '286400.00',
  type: (['1', '2', '3'] as const)[at % 3]!,
  releaseTime: new Date().toISOString(),
}))
