import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { lastMessageTo, refusalText, setLanguage } from '../users.ts'
import { expectAccessible, expectToast } from '../visualAssertions.ts'
import { expectCurrentPageQuality, press, textBox } from './fields.ts'

/** Users whose codes are sent to their stored number, not to an entered one. */
const transportUsers = {
  'zh-CN': { account: 'qinguanlan', mobile: '13800000002' },
  en: { account: 'yinbaichuan', mobile: '13800000004' },
} as const satisfies Record<Language, unknown>
for (const language of languagesOf(import.meta.filename)) {
  const words = messagesOf[language]

  test(`SMS login: a code sent by SMS opens a session, in ${language}`, async ({ page }) => {
    const number = language === 'en' ? '13800006025' : '13800006024'
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/login?method=sms`)
    await press(page, words.login.login)
    await expect(page.getByText(words.sms.need.mobile)).toBeVisible()
    await textBox(page, words.sms.mobile).fill('12345678901')
    await press(page, words.sms.get)
    await expect(page.getByText(words.sms.wrong.mobile)).toBeVisible()
    await textBox(page, words.sms.mobile).fill(number)
    await press(page, words.login.login)
    await expect(page.getByText(words.sms.need.sent)).toBeVisible()

    await press(page, words.sms.get)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.common.confirm }).click()
    await expect(dialog.getByText(words.sms.need.picture)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(words.login.code, { exact: true }).fill('0000')
    await dialog.getByRole('button', { name: words.common.confirm }).click()
    await expectToast(page, words.sms.sent)
    await press(page, words.login.login)
    await expect(page.getByText(words.sms.need.code)).toBeVisible()
    await expectCurrentPageQuality(page)

    const { code } = await lastMessageTo(page, number)
    await textBox(page, words.sms.code).fill(code === '000000' ? '000001' : '000000')
    await press(page, words.login.login)
    await expect(page.getByText(language === 'en' ? 'Incorrect SMS code.' : '短信验证码错误')).toBeVisible()
    await textBox(page, words.sms.code).fill(code)
    await press(page, words.login.login)
    await expect(page).not.toHaveURL(/\/login/)

    await page.goto(`${appUrl()}/devOutbox`)
    await expect(page.getByText(number).first()).toBeVisible()
    await expectCurrentPageQuality(page)
  })

  test(`SMS login: if codes are sent to the stored number, the password is required first, in ${language}`, async ({
    page,
  }) => {
    const host = 'transport.localhost'
    const { account: userAccount, mobile: number } = transportUsers[language]
    const fill = async (name: string, typed: string) => {
      await textBox(page, words.login.account).fill(name)
      await page.getByPlaceholder(words.login.password).fill(typed)
    }
    await setLanguage(page, language)
    await page.goto(`${appUrl(host)}/login?method=sms`)
    await page.waitForFunction(() => window.isHydrated)
    await press(page, words.sms.get)
    await expect(page.getByText(words.sms.need.account)).toBeVisible()
    await expectCurrentPageQuality(page)
    await fill(userAccount, 'Wrong@2026')
    await press(page, words.sms.get)
    await expect(page.getByText(refusalText('login.wrong', language))).toBeVisible()
    await fill('jiangwangshu', 'Baicai@2026')
    await press(page, words.sms.get)
    await expect(page.getByText(refusalText('sms.noMobile', language))).toBeVisible()
    await fill(userAccount, 'Baicai@2026')
    await press(page, words.sms.get)
    await expectToast(page, words.sms.sent)
    const { code } = await lastMessageTo(page, number)
    await textBox(page, words.sms.code).fill(code)
    await press(page, words.login.login)
    await expect(page).not.toHaveURL(/\/login/)
  })
}
