import { type FeedbackStatus, feedbackStatusNames } from '#contract/feedbacks/states.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { chooseFiles, photo } from '../support/uploads.ts'
import { enter, lastMessageTo, logIn, refusalText, setLanguage } from '../users.ts'
import { expectPageQuality, expectToast } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { feedbackForm, feedbackQueue, shell, common } = messagesOf[language]
  const statusName = (status: FeedbackStatus) => feedbackStatusNames[status][language === 'en' ? 1 : 0]
  const refused = (code: RefusalCode) => refusalText(code, language)

  test(
    `feedback: a visitor sends feedback, an operator replies, and the reply arrives by mail, in ${language}`,
    { tag: '@core' },
    async ({ page, browser }) => {
      const [context, address] = [`怎样入驻？${Date.now()}`, `visitor${Date.now()}@example.com`]
      await setLanguage(page, language)
      await page.goto(`${appUrl()}/feedModal`)
      const send = page.getByRole('button', { name: feedbackForm.send, exact: true })
      await page.waitForFunction(() => window.isHydrated)
      await send.click()
      await expect(page.getByText(refused('feedback.contextMissing'))).toBeVisible()
      await expect(page.getByText(refused('feedback.contactMissing'))).toBeVisible()
      await expectPageQuality(page)
      await page.getByRole('textbox', { name: feedbackForm.field.context }).fill('字'.repeat(201))
      await page.getByRole('textbox', { name: feedbackForm.field.contact }).fill('ann@')
      await expect(page.getByText(refused('feedback.contextLong'))).toBeVisible()
      await expect(page.getByText(refused('feedback.emailWrong'))).toBeVisible()
      await page.getByRole('textbox', { name: feedbackForm.field.context }).fill(context)
      await page.getByRole('textbox', { name: feedbackForm.field.contact }).fill(address)
      await send.click()
      await expectToast(page, feedbackForm.sent)

      const operator = await enter(browser, 'operator', language, 'operator')
      await operator.goto(`${appUrl()}/feedbacks`)
      const row = operator.getByRole('row').filter({ hasText: context })
      await expect(row).toContainText(feedbackQueue.visitor)
      await expectPageQuality(operator)
      await row.getByRole('button', { name: feedbackQueue.action.reply, exact: true }).click()
      const dialog = operator.getByRole('dialog')
      await dialog.getByRole('textbox', { name: feedbackQueue.form.reply.label }).fill('请在登录页申请。')
      await expectPageQuality(operator)
      await dialog.getByRole('button', { name: feedbackQueue.action.reply, exact: true }).click()
      await expect(row).toContainText(statusName('03'))
      await expect(async () => {
        expect((await lastMessageTo(operator, address)).text).toContain('请在登录页申请。')
      }).toPass({ timeout: 15_000 })
    },
  )

  test(`feedback: a buyer sends feedback with an image from any page and finds it again, in ${language}`, async ({
    page,
  }) => {
    const context = `图片显示不全 ${Date.now()}`
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await page.getByRole('button', { name: shell.support }).click()
    await page.getByRole('menuitem', { name: shell.feedback, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: feedbackForm.field.context }).fill(context)
    await chooseFiles(dialog.getByRole('button', { name: common.upload.choosePicture }), [await photo('screen.png')])
    await expect(dialog.getByText('screen.png')).toBeVisible()
    await expectPageQuality(page)
    await dialog.getByRole('button', { name: feedbackForm.send, exact: true }).click()
    await expectToast(page, feedbackForm.sent)
    await page.goto(`${appUrl()}/myFeedback`)
    const row = page.getByRole('row').filter({ hasText: context })
    await expect(row).toContainText(statusName('01'))
    await expectPageQuality(page)
    await row.getByRole('button', { name: feedbackForm.mine.action.detail }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'screen.png' })).toBeVisible()
    await expectPageQuality(page)
  })
}
