import type { Page } from '@playwright/test'
import { devMailbox, type DevMessage } from '#contract/devMailbox.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { expectPageQuality, expectToast, waitUntilStable } from '../visualAssertions.ts'

/** Demo users that no other test logs in as. */
const people = { 'zh-CN': 'caohaitang', en: 'yuehongfei' } as const satisfies Record<Language, string>

async function mailsTo(page: Page, address: string): Promise<readonly DevMessage[]> {
  const { data } = (await (await page.request.get(`${appUrl()}${devMailbox.path}`)).json()) as { data: DevMessage[] }
  return data.filter(({ recipient }) => recipient === address)
}

for (const language of languagesOf(import.meta.filename)) {
  const { common, login, messageDeliveries, messageSettings, messageTemplates, myMessages, unsubscribe } =
    messagesOf[language]
  const isEnglish = language === 'en'
  const title = isEnglish ? 'Your email was changed' : '邮箱已变更'
  const topic = isEnglish ? 'Account security' : '账号安全'

  test(`messages: an event reaches a second tab, the bell and the mailbox; its mails are unsubscribed by their link, in ${language}`, async ({
    page,
    browser,
  }) => {
    const address = `messages-${Date.now()}@qiming.cn`
    await setLanguage(page, language)
    await logIn(page, people[language], { language })
    const second = await page.context().newPage()
    await second.goto(`${appUrl()}/messageSettings`)
    await waitUntilStable(second)
    await page.goto(`${appUrl()}/userInformation`)
    await waitUntilStable(page)
    await page.getByRole('button', { name: login.contact.change.email }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(login.prove.password).fill('Baicai@2026')
    await dialog.getByRole('button', { name: login.prove.next, exact: true }).click()
    await dialog.getByRole('textbox', { name: login.contact.new.email, exact: true }).fill(address)
    await dialog.getByRole('button', { name: common.confirm, exact: true }).click()
    await expectToast(page, login.contact.changed.email)
    // Usually within a second; at first, the events of the new demo data are processed.
    const popUp = second.getByRole('region', { name: isEnglish ? 'New messages' : '条新消息' })
    await expect(popUp.getByText(title).first()).toBeVisible({ timeout: 60_000 })
    await expect.poll(async () => (await mailsTo(page, address)).length, { timeout: 10_000 }).toBe(1)
    const [mail] = await mailsTo(page, address)
    expect(mail!.subject).toBe(title)

    await popUp.getByRole('button', { name: common.close }).click()
    const bell = second.getByRole('button', { name: new RegExp(`^${myMessages.bell}`) }).first()
    await bell.click()
    const panel = second.getByRole('dialog', { name: myMessages.bell })
    await expect(panel.getByText(title).first()).toBeVisible()
    await panel.getByRole('link', { name: myMessages.all }).click()
    await expect(second.getByRole('heading', { name: myMessages.title, level: 1 })).toBeVisible()
    await expect(second.getByRole('heading', { name: common.today, level: 2 })).toBeVisible()
    await expectPageQuality(second)
    await second.getByRole('button', { name: myMessages.readAll }).click()
    await expectToast(second, common.done)
    // The other tab is updated.
    await expect(page.getByRole('button', { name: myMessages.bell, exact: true }).first()).toBeVisible()

    const link = /\S+\/unsubscribe\?token=\S+/.exec(mail!.text)![0]
    const reader = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    await setLanguage(reader, language)
    await reader.goto(appUrl() + new URL(link).pathname + new URL(link).search)
    await expect(reader.getByRole('heading', { name: unsubscribe.title })).toBeVisible()
    await expectPageQuality(reader)
    await reader.getByRole('button', { name: unsubscribe.confirm }).click()
    await expect(reader.getByRole('button', { name: unsubscribe.again })).toBeVisible()

    await page.goto(`${appUrl()}/messageSettings`)
    await expectPageQuality(page)
    const box = page.getByRole('checkbox', { name: `${topic}, ${myMessages.channel.mail}` })
    await expect(box).not.toBeChecked()
    await page.getByRole('button', { name: messageSettings.test }).click()
    await expectToast(page, messageSettings.tested)
    await box.check()
    await page.getByRole('button', { name: common.save, exact: true }).click()
    await expectToast(page, common.done)
    await expect(box).toBeChecked()
    expect(await mailsTo(page, address)).toHaveLength(1)
  })

  test(`messages: operators change a template with its placeholders and see deliveries, in ${language}`, async ({
    browser,
  }) => {
    const page = await enter(browser, 'operator', language, 'operator')
    await page.goto(`${appUrl()}/messageTemplates`)
    await expect(page.getByRole('heading', { name: messageTemplates.title, level: 1 })).toBeVisible()
    await expectPageQuality(page)
    const row = page.getByRole('row').filter({ hasText: '{docNo}' }).first()
    await row.getByRole('button', { name: common.edit }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: messageTemplates.field.titleZh })
    await field.fill('{docNo} 请您审批 {password}')
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expect(dialog.getByText('password', { exact: false }).last()).toBeVisible()
    await expectPageQuality(page)
    await field.fill('{docNo} 请您审批')
    await dialog.getByRole('button', { name: messageTemplates.preview, exact: true }).click()
    await expect(dialog.getByText('DD202611230001 请您审批')).toBeVisible()
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expectToast(page, common.done)
    await page.getByRole('button', { name: messageTemplates.restore }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: messageTemplates.restore }).click()
    await expect(page.getByText(messageTemplates.changed, { exact: true })).toHaveCount(0)
    await page.goto(`${appUrl()}/messageDeliveries`)
    await expect(page.getByRole('heading', { name: messageDeliveries.title, level: 1 })).toBeVisible()
    await expectPageQuality(page)
  })
}
