import { maskMobile } from '#contract/kit/format.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { demoMobile, demoOrganisations } from '#server/demo/people.ts'
import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { lastMessageTo, logIn, refusalText, setLanguage } from './users.ts'
import { expectToast, expectPageQuality, waitUntilStable } from './visualAssertions.ts'
import { type Language, messagesOf } from './messages.ts'

/** Demo users that no other test logs in as, with their new numbers. */
const people = {
  'zh-CN': { account: 'wanqianlin', mobile: '13912340011' },
  en: { account: 'jinruolan', mobile: '13912340012' },
} as const satisfies Record<Language, unknown>

const numberOf = (account: string) => demoMobile(demoOrganisations[0]!, account)

for (const language of languagesOf(import.meta.filename)) {
  const words = messagesOf[language]
  const { contact, prove } = words.login
  const { account, mobile } = people[language]
  const sentence = (code: RefusalCode) => refusalText(code, language)

  test(`contact: a user changes the mobile number and the email address, in ${language}`, async ({ page, browser }) => {
    await setLanguage(page, language)
    const otherContext = await browser.newContext({ locale: 'zh-CN' })
    const other = await otherContext.newPage()
    await setLanguage(other, language)
    await logIn(other, account, { language })
    await logIn(page, account, { language })
    await page.goto(`${appUrl()}/userInformation`)
    await waitUntilStable(page)
    const basics = page.getByRole('region', { name: words.login.mine.basics })
    await expect(basics).toContainText(maskMobile(numberOf(account)))

    const dialog = page.getByRole('dialog')
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    const expectText = (text: string) => expect(dialog.getByText(text)).toBeVisible()
    const show = async () => {
      await dialog.getByLabel(prove.password).fill('Baicai@2026')
      await press(prove.next)
    }
    const expectQuality = () => expectPageQuality(page)

    await basics.getByRole('button', { name: contact.change.mobile }).click()
    await dialog.getByLabel(prove.password).fill('Wrong@2026')
    await press(prove.next)
    await expectText(sentence('password.wrong'))
    await show()
    await press(words.common.confirm)
    await expectText(contact.need.mobile)
    await box(contact.new.mobile).fill('138 0000')
    await press(words.sms.get)
    await expectText(words.sms.wrong.mobile)
    await expect(box(contact.new.mobile)).toBeFocused()
    await box(contact.new.mobile).fill(`+86 ${numberOf(account)}`)
    await press(words.sms.get)
    await expectText(sentence('mobile.same'))
    // That a number is taken is disclosed only after the SMS code was entered.
    const taken = numberOf(language === 'en' ? 'yuehongfei' : 'caohaitang')
    await box(contact.new.mobile).fill(taken)
    await press(words.common.confirm)
    await expectText(words.sms.need.sent)
    await press(words.sms.get)
    await expectToast(page, words.sms.sent)
    await box(words.sms.code).fill((await lastMessageTo(page, taken)).code)
    await press(words.common.confirm)
    await expectText(sentence('person.mobileTaken'))
    await expect(box(contact.new.mobile)).toBeFocused()

    await box(contact.new.mobile).fill(`+86 ${mobile}`)
    await press(words.sms.get)
    await expectToast(page, words.sms.sent)
    const [before, after] = words.sms.wait.split('{{count}}')
    await expect(dialog.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) })).toBeDisabled()
    const { code } = await lastMessageTo(page, mobile)
    await box(words.sms.code).fill(code === '000000' ? '000001' : '000000')
    await press(words.common.confirm)
    await expectText(sentence('sms.codeWrong'))
    await expectQuality()
    await box(words.sms.code).fill(code)
    await press(words.common.confirm)
    await expectToast(page, contact.changed.mobile)
    await expect(dialog).toHaveCount(0)
    await expect(basics).toContainText(maskMobile(mobile))
    await expect(basics.getByRole('button', { name: contact.change.mobile })).toBeFocused()
    const notice = await lastMessageTo(page, numberOf(account))
    expect(notice.code).toBe('')
    expect(notice.text).toContain(maskMobile(mobile))
    await other.reload()
    await expect(other).toHaveURL(/\/login$/)
    await otherContext.close()

    await basics.getByRole('button', { name: contact.change.email }).click()
    await show()
    await press(words.common.confirm)
    await expectText(contact.need.email)
    await box(contact.new.email).fill('wan@qiming')
    await press(words.common.confirm)
    await expectText(sentence('format.emailAddress'))
    await expectQuality()
    await box(contact.new.email).fill(`${account}@qiming.cn`)
    await press(words.common.confirm)
    await expectToast(page, contact.changed.email)
    await expect(basics).toContainText(`${account}@qiming.cn`)
    await expect(basics.getByRole('button', { name: contact.change.email })).toBeFocused()
    await expectQuality()
  })
}
