import type { Page } from '@playwright/test'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { fillHalls, publishProject } from './publishing.ts'
import { chooseInAccountMenu } from '../support/pickers.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectPageQuality } from '../visualAssertions.ts'

type Filled = Awaited<ReturnType<typeof fillHalls>> & { readonly mark: string }

/** Created once for each language, so that tests in the other language do not interfere. */
const filledHalls = new Map<Language, Promise<Filled>>()
async function fillMarked(buyer: Page, mark: string): Promise<Filled> {
  return { ...(await fillHalls(buyer, mark)), mark }
}
function fill(buyer: Page, language: Language): Promise<Filled> {
  const found = filledHalls.get(language) ?? fillMarked(buyer, ` ${language} ${Date.now() % 1_000_000}`)
  filledHalls.set(language, found)
  return found
}

const hydrated = (page: Page) => page.waitForFunction(() => window.isHydrated)
const locale: Readonly<Record<Language, string>> = { 'zh-CN': 'zh_CN', en: 'en_US' }

for (const language of languagesOf(import.meta.filename)) {
  const { hall, notice, countdown, shell } = messagesOf[language]

  test(`halls: a visitor finds a project and opens it, in ${language}`, async ({ page, browser }) => {
    const buyer = await browser.newPage()
    await logIn(buyer, 'linzhiyuan')
    const { id, endedId, mark } = await fill(buyer, language)
    const cabinets = `收发室智能快递柜采购及安装（两个园区）${mark}`
    const ended = `厂区污水在线监测仪表年度备件${mark}`
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/comparisonHall`)
    await expect(page.getByRole('heading', { level: 1, name: shell.halls.inquiry })).toBeVisible()
    await expectPageQuality(page)

    const tabs = page.getByRole('group', { name: hall.tabs.label })
    await tabs.getByText(hall.tabs.ended).click()
    await expect(page).toHaveURL(/tab=ended/)
    const card = (title: string) => page.getByRole('article').filter({ hasText: title })
    await expect(card(ended)).toHaveCount(1)
    // Ended projects show their status instead of a countdown.
    await expect(card(ended)).toContainText(hall.state['9'])
    await expect(card(ended).getByRole('timer')).toHaveCount(0)
    await expect(card(cabinets)).toHaveCount(0)
    await tabs.getByText(hall.tabs.all).first().click()
    await expect(card(cabinets)).toHaveCount(1)
    await page.getByRole('searchbox', { name: hall.filter.keyword }).fill(cabinets)
    await page.getByRole('main').getByRole('button', { name: messagesOf[language].common.search, exact: true }).click()
    await expect(page).toHaveURL(/keyword=/)
    await expect(page.getByRole('article')).toHaveCount(1)

    const timer = card(cabinets).getByRole('timer')
    await expect(timer).toHaveAccessibleName(countdown.quoteEnd)
    const first = await timer.textContent()
    await expect(timer).not.toHaveText(first!)

    await page.getByRole('link', { name: cabinets }).click()
    await expect(page).toHaveURL(/\/particularsProjectEntry\?id=\d+&type=inquiry$/)
    await expect(page.getByRole('heading', { level: 1, name: cabinets })).toBeAttached()
    await expectPageQuality(page)

    await page.goto(`${appUrl()}/havePublished?id=${endedId}`)
    await expect(page).toHaveURL(`${appUrl()}/canceled?id=${endedId}&type=inquiry`)
    await expect(page.getByText(notice.ended.terminated).first()).toBeVisible()
    await page.goto(`${appUrl()}/particularsProjectEntry?id=${id}&type=inquiry`)
    await expect(page.getByText('周**')).toBeVisible()
    await expect(page.getByText('13812346207')).toBeHidden()
  })

  test(`halls: a supplier logs in to enrol and returns to the project, in ${language}`, async ({ page, browser }) => {
    const buyer = await browser.newPage()
    await logIn(buyer, 'linzhiyuan')
    const { id, mark } = await fill(buyer, language)
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/particularsProjectEntry?id=${id}&type=inquiry`)
    await hydrated(page)
    await page.getByRole('button', { name: notice.action.logInToEnrol }).first().click()
    await expect(page).toHaveURL(/\/login\?entrance=supplier$/)
    await logIn(page, 'jianglan01', { entrance: 'supplier', language })
    await expect(page).toHaveURL(`${appUrl()}/supplierEnrolment?id=${id}`)

    await page.goto(`${appUrl()}/particularsProjectEntry?id=${id}&type=inquiry`)
    await expect(page.getByText('13812346207')).toBeVisible()
    await hydrated(page)
    await page.getByRole('button', { name: notice.questions.ask }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('一次性防护服是否接受非连体款？')
    await dialog.getByRole('button', { name: notice.questions.send, exact: true }).click()
    await expect(page.getByText(notice.questions.waiting)).toBeVisible()
    await page.getByRole('button', { name: notice.action.follow, exact: true }).first().click()
    await expect(page.getByRole('button', { name: notice.action.unfollow }).first()).toBeVisible()

    // The filter shows followed projects only; reset removes it.
    await page.goto(`${appUrl()}/searchBiddingList?keyword=${encodeURIComponent(mark)}`)
    const cards = page.getByRole('article')
    await expect(cards.nth(1)).toBeVisible()
    await page.getByText(hall.filter.followed, { exact: true }).first().click()
    await expect(page).toHaveURL(/followed=true/)
    await expect(cards).toHaveCount(1)
    await page.getByRole('button', { name: messagesOf[language].common.reset, exact: true }).first().click()
    await expect(page).not.toHaveURL(/followed|keyword/)
    await expect(cards.nth(1)).toBeVisible()

    // The account menu links to the same page.
    await chooseInAccountMenu(page, language, shell.follows)
    await expect(page).toHaveURL(`${appUrl()}/searchBiddingList?followed=true`)
    await expect(cards.filter({ hasText: mark })).toHaveCount(1)
  })
}

test('halls: a new project appears without a reload and without moving the focus', async ({ page, browser }) => {
  const buyer = await browser.newPage()
  await logIn(buyer, 'linzhiyuan')
  await page.goto(`${appUrl()}/fixedComparisonHall`)
  await hydrated(page)
  const keyword = page.getByRole('searchbox', { name: messagesOf['zh-CN'].hall.filter.keyword })
  await keyword.focus()
  const title = '空调机房年度维保服务'
  await publishProject(buyer, { kind: 'fixed', title })
  await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 45_000 })
  await expect(keyword).toBeFocused()
})

test('halls: the server renders halls for search engines, in the language of the request', async ({
  page,
  browser,
}) => {
  const buyer = await browser.newPage()
  await logIn(buyer, 'linzhiyuan')
  const { id } = await fill(buyer, languagesOf(import.meta.filename)[0]!)
  for (const language of ['zh-CN', 'en'] as const) {
    const headers = { cookie: `locale=${locale[language]}` }
    const hall = await (await page.request.get(`${appUrl()}/comparisonHall?page=1`, { headers })).text()
    expect(hall).toContain(`<title>${messagesOf[language].shell.halls.inquiry} - `)
    expect(hall).toContain(`<link rel="canonical" href="${appUrl()}/comparisonHall">`)
    expect(hall).toMatch(/检测中心防护用品补充采购[^<]*<\/span><\/a><\/h3>/)
    const page1 = await page.request.get(`${appUrl()}/particularsProjectEntry?id=${id}&type=inquiry`, { headers })
    const data = [...(await page1.text()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const [demand, crumbs] = data.map(([, json]) => JSON.parse(json!) as { readonly '@type': string })
    expect([demand?.['@type'], crumbs?.['@type']]).toEqual(['Demand', 'BreadcrumbList'])
  }
})
