import type { Page } from '@playwright/test'
import { getPreferences, savePreferences } from '#contract/notifications/preferences.ts'
import { getNoticeByUser } from '#contract/notifications/messages.ts'
import { topics, type TopicName } from '#contract/messages.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { type Language, interpolate, messagesOf } from '../messages.ts'
import { asOwner, hasOwnDatabase } from '../support/ownerDatabase.ts'
import { stopClock } from '../support/stoppedClock.ts'
import { logIn, setLanguage } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'

/** Demo users that no other test logs in as. */
const people = { 'zh-CN': 'shiyunfeng', en: 'niehuaijin' } as const satisfies Record<Language, string>

/** Creates new messages of a user; open pages show them after their next change signal. */
const createMessages = (account: string, topic: TopicName, titles: readonly string[]) =>
  asOwner(async (owner) =>
    owner.query(
      `insert into notifications.messages (tenant_id, receiver_id, source, template, topic, category, title_zh, content_zh,
         title_en, content_en, url, is_shown, at)
       select u.tenant_id, u.id, 'e2e/' || gen_random_uuid(), 'approvalTodo', $2, $3, t, t, t, t, '/allMessage', true, now()
       from identity.users u, unnest($4::text[]) t
       where u.tenant_id = current_setting('app.tenant_id')::bigint and u.code = $1`,
      [account, topic, topics[topic].category, titles],
    ),
  )

async function choose(page: Page, bell: boolean, popUp: boolean) {
  const { version } = await callApi(page, getPreferences, {})
  // Excludes announcements that other tests publish.
  const choices = [{ topic: 'article' as const, channels: [] }]
  await callApi(page, savePreferences, { version, bell, popUp, digestHour: null, choices })
}

for (const language of languagesOf(import.meta.filename)) {
  const { myMessages } = messagesOf[language]
  const account = people[language]

  test(`new messages: at most five pop up for five seconds, not on all pages, and the bell shows them, in ${language}`, async ({
    page,
  }) => {
    test.skip(!hasOwnDatabase, 'writes messages that nothing has caused')
    const go = async (path: string) => {
      const read = page.waitForResponse((response) => response.url().includes(getNoticeByUser.path))
      await page.locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${path.replace('/', '\\/')}$`))
      await read
      await page.clock.runFor(50)
    }
    const popUp = page.getByRole('region', { name: language === 'en' ? 'New messages' : '条新消息' })
    const items = popUp.getByRole('listitem')
    /** The response takes real time, while the page has a fake clock. */
    const expectPopUps = (count: number, first: string) =>
      expect(async () => {
        await page.clock.runFor(10)
        await expect(items).toHaveCount(count, { timeout: 200 })
        await expect(items.first()).toHaveText(first, { timeout: 200 })
      }).toPass()

    await setLanguage(page, language)
    await page.clock.install()
    await logIn(page, account, { language })
    await choose(page, true, true)
    await page.goto(`${appUrl()}/myCart`)
    await waitUntilStable(page)
    await expect(page.getByRole('button', { name: new RegExp(`^${myMessages.bell}`) }).first()).toBeVisible()
    await stopClock(page)

    await createMessages(account, 'approvalTodo', ['一', '二', '三', '四', '五', '六'])
    await go('/mall')
    await expectPopUps(5, '六六')
    await expect(popUp.getByRole('status')).toHaveText(interpolate(myMessages.popUp, { count: 5 }))
    expect((await popUp.boundingBox())!.width).toBe(360)
    await page.clock.runFor(4500)
    await expect(popUp).toBeVisible()
    await page.clock.runFor(500)
    await expect(popUp).toBeHidden()

    // The pop-up stays while hovered, and links to all messages.
    await createMessages(account, 'approvalTodo', ['七'])
    await go('/myCart')
    await expectPopUps(1, '七七')
    await popUp.hover()
    await page.clock.runFor(20_000)
    await expect(popUp).toBeVisible()
    await popUp.getByRole('link', { name: myMessages.more }).click()
    await expect(page).toHaveURL(/\/allMessage$/)
    await expect(popUp).toBeHidden()

    // Nothing pops up on the page of all messages; the next page shows it.
    await createMessages(account, 'approvalTodo', ['八'])
    await page.clock.runFor(1000)
    await go('/myCart')
    await expectPopUps(1, '八八')
    await page.clock.runFor(6000)
    await expect(popUp).toBeHidden()
    const bell = page.getByRole('button', { name: new RegExp(`^${myMessages.bell}`) }).first()
    const openAll = async () => {
      await bell.click()
      await page.clock.runFor(500)
      const panel = page.getByRole('dialog', { name: myMessages.bell })
      await expect(async () => {
        await page.clock.runFor(10)
        await expect(panel.getByRole('listitem')).toHaveCount(5, { timeout: 200 })
      }).toPass()
      await createMessages(account, 'approvalTodo', ['九'])
      const read = page.waitForResponse((response) => response.url().includes(getNoticeByUser.path))
      await panel.getByRole('link', { name: myMessages.all, exact: true }).click()
      await read
    }
    await openAll()
    await page.clock.runFor(50)
    await expect(page).toHaveURL(/\/allMessage$/)
    await expect(popUp).toHaveCount(0)

    // Messages of type 140050305 pop up on the home page only.
    expect(topics.followedProject.code).toBe('140050305')
    await createMessages(account, 'followedProject', ['关注'])
    await go('/mall')
    await expectPopUps(1, '九九')
    await page.clock.runFor(6000)
    await go('/')
    await expectPopUps(1, '关注关注')
    await page.clock.runFor(6000)

    // Without type 01 there is no bell, and without 02 there are no pop-ups.
    await choose(page, false, false)
    await page.clock.resume()
    await page.goto(`${appUrl()}/myCart`)
    await waitUntilStable(page)
    await createMessages(account, 'approvalTodo', ['十'])
    await go('/mall')
    await expect(popUp).toHaveCount(0)
    await expect(bell).toHaveCount(0)
    await choose(page, true, false)
  })
}
