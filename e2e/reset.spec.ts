import type { Page } from '@playwright/test'
import { lastMessageTo, refusalText, setLanguage } from './users.ts'
import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import {
  expectNoHorizontalOverflow,
  expectAccessible,
  expectToast,
  expectUniqueNames,
  waitUntilStable,
} from './visualAssertions.ts'
import { type Language, interpolate, messagesOf } from './messages.ts'

/** People of the demo whom no other journey logs in as, with their numbers. */
const people = {
  'zh-CN': { account: 'niehuaijin', mobile: '13800006026', tel: '13912340001', newPassword: 'Qiming#2027' },
  en: { account: 'shiyunfeng', mobile: '13800006027', tel: '13912340002', newPassword: 'Qiming#2028' },
} as const satisfies Record<Language, unknown>

/** Their codes go to the number that they have given, not to one that is typed. */
const atTransport = {
  'zh-CN': { account: 'qinguanlan', mobile: '13800000002' },
  en: { account: 'yinbaichuan', mobile: '13800000004' },
} as const satisfies Record<Language, unknown>
const looks = async (page: Page) => {
  await waitUntilStable(page)
  await expectAccessible(page)
  await expectUniqueNames(page)
  await expectNoHorizontalOverflow(page)
}

for (const language of languagesOf(import.meta.filename)) {
  const words = messagesOf[language]
  const { account, mobile, tel, newPassword } = people[language]
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const password = (page: Page, name: string) => page.getByLabel(name, { exact: true })

  test(`reset: a forgotten password is set anew, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/resetPasswords`)
    await expect(page).toHaveURL(/\/login$/)
    await page.goto(`${appUrl()}/resetPasswords?type=forget`)
    await press(page, words.passwords.next)
    await expect(page.getByText(words.passwords.need.mobile)).toBeVisible()
    await expect(page.getByText(words.login.need.code)).toBeVisible()
    await looks(page)

    await box(page, words.sms.mobile).fill('138 0000')
    await box(page, words.login.code).fill('0000')
    await press(page, words.passwords.next)
    await expect(page.getByText(words.passwords.wrongMobile)).toBeVisible()
    await box(page, words.sms.mobile).fill(`+86 ${mobile}`)
    const picture = page.getByRole('button', { name: words.login.codePicture }).locator('img')
    const before = await picture.getAttribute('src')
    await box(page, words.login.code).fill('XXXX')
    await press(page, words.passwords.next)
    await expect(box(page, words.login.code)).toHaveValue('')
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await box(page, words.login.code).fill('0000')
    await press(page, words.passwords.next)

    await press(page, words.passwords.confirmReset)
    await expect(page.getByText(words.passwords.need.sent)).toBeVisible()
    await press(page, words.sms.get)
    await expectToast(page, words.sms.sent)
    const [said60, rest60] = words.sms.wait.split('{{count}}')
    await expect(page.getByRole('button', { name: new RegExp(`^${said60}\\d+${rest60}$`) })).toBeDisabled()
    await password(page, words.passwords.new).fill('12345678')
    await password(page, words.passwords.again).focus()
    await expect(page.getByText(words.passwords.lowOnLeaving)).toBeVisible()
    await press(page, words.passwords.confirmReset)
    await expect(page.getByText(words.passwords.low)).toBeVisible()
    await password(page, words.passwords.new).fill(newPassword)
    await expect(
      page.getByText(interpolate(words.passwords.strength, { level: words.passwords.level.best })),
    ).toBeVisible()
    await password(page, words.passwords.again).fill('Other#2027')
    await press(page, words.passwords.confirmReset)
    await expect(page.getByText(words.passwords.differ)).toBeVisible()
    await expect(page.getByText(words.sms.need.code)).toBeVisible()
    await looks(page)
    await password(page, words.passwords.again).fill(newPassword)
    await box(page, words.sms.code).fill((await lastMessageTo(page, mobile)).code)
    await press(page, words.passwords.confirmReset)
    await expect(page.getByRole('heading', { name: words.passwords.resetDone })).toBeVisible()
    await looks(page)

    await page.getByRole('link', { name: words.passwords.enter }).click()
    await box(page, words.login.account).fill(account)
    await page.getByPlaceholder(words.login.password).fill(newPassword)
    await box(page, words.login.code).fill('0000')
    await press(page, words.login.login)
    await expect(page).not.toHaveURL(/\/login/)
  })

  test(`reset: a code by SMS opens a session, in ${language}`, async ({ page }) => {
    const number = language === 'en' ? '13800006025' : '13800006024'
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/login?way=sms`)
    await press(page, words.login.login)
    await expect(page.getByText(words.sms.need.mobile)).toBeVisible()
    await box(page, words.sms.mobile).fill('12345678901')
    await press(page, words.sms.get)
    await expect(page.getByText(words.sms.wrong.mobile)).toBeVisible()
    await box(page, words.sms.mobile).fill(number)
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
    await looks(page)

    const { code } = await lastMessageTo(page, number)
    await box(page, words.sms.code).fill(code === '000000' ? '000001' : '000000')
    await press(page, words.login.login)
    await expect(page.getByText(language === 'en' ? 'Incorrect SMS code.' : '短信验证码错误')).toBeVisible()
    await box(page, words.sms.code).fill(code)
    await press(page, words.login.login)
    await expect(page).not.toHaveURL(/\/login/)

    await page.goto(`${appUrl()}/devOutbox`)
    await expect(page.getByText(number).first()).toBeVisible()
    await looks(page)
  })

  test(`reset: where the code goes to the account’s own number, the password comes first, in ${language}`, async ({
    page,
  }) => {
    const host = 'transport.localhost'
    const { account: somebody, mobile: number } = atTransport[language]
    const fill = async (name: string, typed: string) => {
      await box(page, words.login.account).fill(name)
      await page.getByPlaceholder(words.login.password).fill(typed)
    }
    await setLanguage(page, language)
    await page.goto(`${appUrl(host)}/login?way=sms`)
    await page.waitForFunction(() => window.isHydrated)
    await press(page, words.sms.get)
    await expect(page.getByText(words.sms.need.account)).toBeVisible()
    await looks(page)
    await fill(somebody, 'Wrong@2026')
    await press(page, words.sms.get)
    await expect(page.getByText(refusalText('login.wrong', language))).toBeVisible()
    await fill('jiangwangshu', 'Baicai@2026')
    await press(page, words.sms.get)
    await expect(page.getByText(refusalText('sms.noMobile', language))).toBeVisible()
    await fill(somebody, 'Baicai@2026')
    await press(page, words.sms.get)
    await expectToast(page, words.sms.sent)
    const { code } = await lastMessageTo(page, number)
    await box(page, words.sms.code).fill(code)
    await press(page, words.login.login)
    await expect(page).not.toHaveURL(/\/login/)
  })

  test(`reset: who applies for a trial gets in, and chooses a password first, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await page.goto(`${appUrl()}/login`)
    await page.waitForFunction(() => window.isHydrated)
    await press(page, words.login.trial)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.trial.apply, exact: true }).click()
    for (const wrong of ['orgName', 'contactsName', 'tel', 'email', 'demand'] as const)
      await expect(dialog.getByText(words.trial.wrong[wrong])).toBeVisible()
    await expectAccessible(page)
    const values = {
      orgName: '启明新材料',
      contactsName: '周念安',
      tel,
      email: 'zhou@qiming.example.com',
      demand: '试用',
    }
    for (const [name, value] of Object.entries(values)) await dialog.locator(`[name=${name}]`).fill(value)
    await dialog.locator('[name=code]').fill('0000')
    await dialog.getByRole('button', { name: words.trial.apply, exact: true }).click()
    await expect(dialog.getByRole('heading', { name: words.trial.given })).toBeVisible()
    await expectAccessible(page)
    const [trialAccount = '', trialPassword = ''] = await dialog.getByRole('definition').allInnerTexts()
    await dialog.getByRole('button', { name: words.trial.toLogin }).click()

    await box(page, words.login.account).fill(trialAccount.trim())
    await page.getByPlaceholder(words.login.password).fill(trialPassword.trim())
    await box(page, words.login.code).fill('0000')
    await press(page, words.login.login)
    await press(page, words.login.changeNow)
    await expect(page).toHaveURL(/\/passwordEdit$/)
    await page.goto(`${appUrl()}/mall`)
    await expect(page).toHaveURL(/\/passwordEdit$/)
    await looks(page)
    await password(page, words.passwords.current).fill(trialPassword.trim())
    await password(page, words.passwords.new).fill(newPassword)
    await password(page, words.passwords.again).fill(newPassword)
    await press(page, words.passwords.confirmChange)
    await expect(page).toHaveURL(/\/mall$/)
  })
}
