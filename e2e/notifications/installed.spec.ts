import type { CDPSession, Page } from '@playwright/test'
import { devMailbox, type DevMessage } from '#contract/devMailbox.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { stubPushManager } from '../support/pushStub.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectAccessible, expectPageQuality, expectToast, waitUntilStable } from '../visualAssertions.ts'

test.use({ serviceWorkers: 'allow' })

const languages = ['zh-CN', 'en'] as const satisfies readonly Language[]
const offline = {
  'zh-CN': { heading: '网络连接已断开', retry: '重试' },
  en: { heading: "You're offline", retry: 'Try again' },
} as const

/** The service worker is registered shortly after the page has loaded. */
const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })

test('installed portal: a browser finds it installable, with its name and icons of the declared sizes', async ({
  page,
}) => {
  await page.goto(appUrl())
  await waitForWorker(page)
  const session = await page.context().newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${appUrl()}/manifest.webmanifest?lang=zh-CN`, []])
  // Test contexts are private windows, which cannot install.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const manifest = (await (await page.request.get(url)).json()) as {
    name: string
    icons: { src: string; sizes: string }[]
    shortcuts: { url: string }[]
  }
  expect(await page.title()).toContain(manifest.name)
  for (const { src, sizes } of manifest.icons)
    expect(
      await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src),
    ).toBe(sizes)
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(['/orderManagement_list', '/allMessage'])
  // Only the offline page is cached, whatever pages were visited.
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const caching = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caching.flat().map((request) => new URL(request.url).pathname)
  })
  expect(cached).toEqual(['/offline'])
})

for (const language of languages)
  test(`installed portal: offline, a page shows a message and reloads when the network is back, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await page.goto(appUrl())
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.goto(`${appUrl()}/login?entrance=supplier`)
    const { heading, retry } = offline[language]
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectAccessible(page)
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.context().setOffline(false)
    await waitUntilStable(page)
    await expect(page).toHaveURL(`${appUrl()}/login?entrance=supplier`)
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
  })

test('installed portal: a new release replaces the old service worker and removes its cache', async ({ page }) => {
  await page.goto(appUrl())
  await waitForWorker(page)
  const names = () => page.evaluate(() => caches.keys())
  const [own, ...more] = await names()
  expect(more).toEqual([])
  await page.evaluate(async () => (await caches.open('offline-of-before')).put('/offline', new Response('old')))
  const isOf = (script: string) =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL).then((url) => url === `${appUrl()}${script}`)
  expect(await isOf('/sw.js')).toBe(true)
  // Another script URL has the same effect as changed content, which a test cannot cause.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?release=next'))
  await expect.poll(() => isOf('/sw.js?release=next')).toBe(true)
  await expect.poll(names).toEqual([own])
})

/** Demo users that no other test logs in as. */
const people = { 'zh-CN': 'weidongye', en: 'ouyangmo' } as const satisfies Record<Language, string>
/** A different push service for each attempt, because earlier subscriptions remain. */
const aPushService = () => `push-${Date.now()}.example`

async function pushMessagesOf(pushService: string, page: Page): Promise<readonly DevMessage[]> {
  const { data } = (await (await page.request.get(`${appUrl()}${devMailbox.path}`)).json()) as { data: DevMessage[] }
  return data.filter(({ recipient }) => recipient === pushService)
}

/** Delivers a push message to the service worker, as a push service does. */
async function deliver(session: CDPSession, content: object): Promise<void> {
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: appUrl(),
    registrationId: await registration,
    data: JSON.stringify(content),
  })
}
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

for (const language of languagesOf(import.meta.filename)) {
  const { messageSettings, myMessages, common } = messagesOf[language]
  const { push } = messageSettings
  const isEnglish = language === 'en'

  test(`push: an enabled browser shows new messages until disabled, in ${language}`, async ({ page, context }) => {
    const pushService = aPushService()
    await stubPushManager(page, `https://${pushService}`)
    await setLanguage(page, language)
    await logIn(page, people[language], { language })
    await page.goto(`${appUrl()}/messageSettings`)
    await waitUntilStable(page)
    const section = page.getByRole('region', { name: push.title })
    await expect(section.getByText(push.off, { exact: true })).toBeVisible()
    // The browser prompts for permission only after a click; a denial is explained.
    await context.clearPermissions()
    await context.grantPermissions(['notifications'], { origin: appUrl() })
    await section.getByRole('button', { name: push.turnOn }).click()
    await expect(section.getByText(push.on, { exact: true })).toBeVisible()
    await expectPageQuality(page)
    await page.reload()
    await expect(section.getByText(push.on, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: messageSettings.test }).click()
    await expectToast(page, messageSettings.tested)
    await expect.poll(async () => (await pushMessagesOf(pushService, page)).length, { timeout: 20_000 }).toBe(1)
    const [sent] = await pushMessagesOf(pushService, page)
    expect(sent!.subject).toMatch(isEnglish ? /test/i : /测试/)

    await waitForWorker(page)
    const session = await context.newCDPSession(page)
    const content = { title: 'DD1 待您审批', text: '待我审批 · 启明', url: '/allMessage', tag: '42' }
    await deliver(session, content)
    const notification = { title: content.title, body: content.text, tag: '42' }
    await expect.poll(() => shown(page)).toEqual([notification])
    // A repeated message replaces its notification.
    await deliver(session, content)
    await expect.poll(() => shown(page)).toEqual([notification])

    // A focused page shows only the in-app pop-up, without a system notification.
    await page.goto(`${appUrl()}/userInformation`)
    await waitForWorker(page)
    await page.bringToFront()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      for (const each of await registration.getNotifications()) each.close()
    })
    await deliver(await context.newCDPSession(page), { ...content, tag: '43' })
    await page.goto(`${appUrl()}/messageSettings`)
    await waitForWorker(page)
    await deliver(await context.newCDPSession(page), { ...content, tag: '44' })
    await expect.poll(() => shown(page)).toEqual([{ ...notification, tag: '44' }])

    await section.getByRole('button', { name: push.turnOff }).click()
    await expect(section.getByText(push.off, { exact: true })).toBeVisible()
    const box = page.getByRole('checkbox', {
      name: `${isEnglish ? 'Account security' : '账号安全'}, ${myMessages.channel.push}`,
    })
    await expect(box).toBeChecked()
    await page.getByRole('button', { name: messageSettings.test }).click()
    await expectToast(page, messageSettings.tested)
    await expect(page.getByRole('button', { name: common.save, exact: true })).toBeVisible()
    expect((await pushMessagesOf(pushService, page)).length).toBe(1)
  })
  test(`push: continues in a new session of the same account, and ends when another user logs in, in ${language}`, async ({
    page,
    context,
  }) => {
    const pushService = aPushService()
    await stubPushManager(page, `https://${pushService}`)
    await setLanguage(page, language)
    await context.grantPermissions(['notifications'], { origin: appUrl() })
    const section = page.getByRole('region', { name: push.title })
    const enterAs = async (account: string) => {
      await page.goto(`${appUrl()}/login`)
      // Simulates an expired session, because signing out would also unsubscribe on the server.
      await page.evaluate(() => (localStorage.removeItem('token'), sessionStorage.clear()))
      await logIn(page, account, { language })
    }
    const owner = () => page.evaluate(() => localStorage.getItem('pushOwner'))
    await enterAs(people[language])
    await page.goto(`${appUrl()}/messageSettings`)
    await section.getByRole('button', { name: push.turnOn }).click()
    await expect(section.getByText(push.on, { exact: true })).toBeVisible()
    const before = await owner()

    await enterAs(people[language])
    await expect.poll(owner, { timeout: 30_000 }).not.toBe(before)
    const [account, session, endpoint] = (await owner())!.split(' ')
    expect([account, endpoint]).toEqual([before!.split(' ')[0], before!.split(' ')[2]])
    expect(session).not.toBe(before!.split(' ')[1])

    await enterAs(people[isEnglish ? 'zh-CN' : 'en'])
    await expect.poll(owner, { timeout: 30_000 }).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('stubbedSubscription'))).toBeNull()
    await page.goto(`${appUrl()}/messageSettings`)
    await expect(section.getByText(push.off, { exact: true })).toBeVisible()
  })
}
