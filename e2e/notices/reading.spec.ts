import type { Browser, Page } from '@playwright/test'
import { uploadFile } from '#contract/files/files.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { type ArticleDraft, createArticle, getArticle, moveArticle, reviewArticle } from '#contract/notices/articles.ts'
import { closePopRemind, getListByPId, queryArticle, releasePage, updatePageViews } from '#contract/notices/reading.ts'
import { callApi, uploadText } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, type Language, messagesOf } from '../messages.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'

/** The only user of a demo department; no other test logs in as this user. */
const onlyMember = 'jinruolan'

/** Publishes an article of type 平台公告, written by one operator and approved by another; returns its id. */
async function publish([editor, operator]: readonly [Page, Page], given: Partial<ArticleDraft>): Promise<string> {
  const columns = await callApi(editor, getListByPId, { unlimited: '1' })
  const columnId = columns.find(({ value }) => value === '平台公告')!.id
  const { id, version } = await callApi(editor, createArticle, {
    columnId,
    title: '公告',
    content: '<p>正文</p>',
    audience: 'all',
    entrances: [],
    deptIds: [],
    publishAt: null,
    effectiveStartTime: null,
    effectiveEndTime: null,
    isPopUp: false,
    isLoginShown: false,
    ...given,
  })
  const submitted = await callApi(editor, moveArticle, { id, version, action: 'submit' })
  await callApi(operator, reviewArticle, { id, version: submitted.version, decision: 'approve' })
  return id
}

/** Logs in an editor and a reviewer. */
const enterStaff = async (browser: Browser, language: Language) =>
  [
    await enter(browser, 'editor', language, 'operator'),
    await enter(browser, 'operator', language, 'operator'),
  ] as const

async function withdraw(operator: Page, id: string) {
  const { version } = await callApi(operator, getArticle, { id })
  await callApi(operator, moveArticle, { id, version, action: 'withdraw', reason: '已过期' })
}

for (const language of languagesOf(import.meta.filename)) {
  const { common, reading } = messagesOf[language]

  test(`articles: a visitor filters the list and opens an article in a new tab, which counts the view and can be closed, in ${language}`, async ({
    page,
    browser,
  }) => {
    const staff = await enterStaff(browser, language)
    const mark = `${Date.now()}`
    const upload = async (name: string) => (await uploadText(staff[0], uploadFile, name, 'a,b')).storageFileId
    const id = await publish(staff, {
      title: `附件公告 ${mark}`,
      attachments: [await upload('公开清单.csv')],
      memberAttachments: [await upload('会员清单.csv')],
    })

    await setLanguage(page, language)
    await page.goto(`${appUrl()}/noLogAllAnnouncement`)
    await waitUntilStable(page)
    const tabs = page.getByRole('group', { name: reading.types })
    await expect(tabs.getByRole('radio')).toHaveCount(7)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)

    // Whole days, from the first to the last second.
    await page.goto(`${appUrl()}/noLogAllAnnouncement?beginStarTime=2026-01-05&endStarTime=2026-01-06`)
    await waitUntilStable(page)
    const filtered = page.waitForRequest((request) => new URL(request.url()).pathname === releasePage.path)
    await page.getByRole('textbox', { name: reading.field.title, exact: true }).fill('没有这样的公告')
    await page.getByRole('main').getByRole('button', { name: common.search, exact: true }).click()
    const sent = new URL((await filtered).url())
    expect(sent.pathname).toBe(releasePage.path)
    expect(sent.searchParams.get('beginStarTime')).toBe('2026-01-05 00:00:00')
    expect(sent.searchParams.get('endStarTime')).toBe('2026-01-06 23:59:59')
    await expect(page.getByText(reading.none)).toBeVisible()

    await page.goto(`${appUrl()}/notice?title=${mark}`)
    await waitUntilStable(page)
    const link = page.getByRole('link', { name: new RegExp(mark) }).first()
    const [details] = await Promise.all([page.waitForEvent('popup'), link.click()])
    // Counted once a visitor and hour.
    await details.waitForResponse((response) => response.url().includes(updatePageViews.path))
    await waitUntilStable(details)
    const article = details.getByRole('article')
    await expect(article.getByRole('heading', { name: `附件公告 ${mark}` })).toBeVisible()
    await expect(article).toContainText(interpolate(reading.creator, { name: '陆**' }))
    await expect(
      article.getByRole('button', { name: interpolate(reading.downloadOf, { name: '公开清单.csv' }) }),
    ).toBeVisible()
    const forMembers = article.getByRole('listitem').filter({ hasText: '会员清单.csv' })
    await expect(forMembers.getByRole('link', { name: reading.signIn })).toBeVisible()
    const views = async () => (await callApi(details, queryArticle, { id })).pageViews
    expect(await views()).toBe(1)
    await details.reload()
    await details.waitForResponse((response) => response.url().includes(updatePageViews.path))
    expect(await views()).toBe(1)
    const closed = details.waitForEvent('close')
    await details.getByRole('button', { name: reading.close, exact: true }).click()
    await closed

    // The same page by a Base64 URL.
    const encoded = new URLSearchParams({
      id: btoa(id),
      articleType: Buffer.from('平台公告').toString('base64'),
      Base64: '1',
    })
    await page.goto(`${appUrl()}/notificationAnnouncementParticulars?${encoded}`)
    await expect(page.getByRole('heading', { name: `附件公告 ${mark}` }).first()).toBeVisible()
    await withdraw(staff[1], id)
  })

  test(`articles: reminders appear one after another after login, and a closed one never again, in ${language}`, async ({
    page,
    browser,
  }) => {
    const staff = await enterStaff(browser, language)
    await setLanguage(page, language)
    await logIn(page, onlyMember, { language })
    const { deptInfo } = await callApi(page, qryUserRefDetail, {})
    const mark = `${Date.now()}`
    const forDept: Partial<ArticleDraft> = { isPopUp: true, audience: 'chosen', deptIds: [deptInfo.deptId] }
    const ids = [
      await publish(staff, { ...forDept, title: `提醒一 ${mark}` }),
      await publish(staff, { ...forDept, title: `提醒二 ${mark}` }),
    ]
    const reminder = page.getByRole('dialog', { name: reading.reminder })
    const close = async () => {
      const closedResponse = page.waitForResponse((response) => response.url().includes(closePopRemind.path))
      await reminder.getByRole('button', { name: reading.read, exact: true }).click()
      await closedResponse
    }

    await logIn(page, onlyMember, { language })
    await expect(reminder).toContainText(`提醒一 ${mark}`)
    await close()
    await expect(reminder).toContainText(`提醒二 ${mark}`)
    // Reminders appear once a login, not on each page.
    await page.reload()
    await expect(reminder).toContainText(`提醒二 ${mark}`)
    await reminder.getByRole('button', { name: reading.open, exact: true }).click()
    await expect(page.getByRole('heading', { name: `提醒二 ${mark}` }).first()).toBeVisible()
    await expect(reminder).toHaveCount(0)

    const list = page.waitForResponse((response) => response.url().includes('popRemindList'))
    await logIn(page, onlyMember, { language })
    await list
    await waitUntilStable(page)
    await expect(reminder).toHaveCount(0)
    for (const id of ids) await withdraw(staff[1], id)
  })
}
