import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { openAccountMenu } from '../support/pickers.ts'
import { chooseFiles } from '../support/uploads.ts'
import { logIn, refusalText, setLanguage } from '../users.ts'
import { expectPageQuality, expectToast } from '../visualAssertions.ts'

const host = 'huarun.localhost'
/** One department for each language, because a department can have only one pending application. */
const applicants = { 'zh-CN': 'ruanxizhao', en: 'zhongguanqi' } as const

for (const language of languagesOf(import.meta.filename)) {
  const { quota, quotaQueue, common } = messagesOf[language]

  test(`quota: a buyer's application is rejected, submitted again and approved, in ${language}`, async ({
    page,
    browser,
  }) => {
    await setLanguage(page, language)
    await logIn(page, applicants[language], { language, host })
    const header = page.getByRole('navigation', { name: messagesOf[language].shell.personal })
    const begin = header.getByRole('button', { name: quota.apply })
    const reason = `集中采购 ${Date.now()}`
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: quota.form.submit })
    const fillIn = async () => {
      await chooseFiles(dialog.getByRole('button', { name: common.upload.choose }), [
        { name: 'licence.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') },
      ])
      await expect(dialog.getByText('licence.csv')).toBeVisible()
      await dialog.getByRole('textbox', { name: quota.field.applyReason }).fill(reason)
      await dialog.getByRole('textbox', { name: quota.field.mobile }).fill('13800000000')
    }
    const sendIt = async () => {
      await send.click()
      await expect(page.getByText(quota.sent.text)).toBeVisible()
      await page.getByRole('button', { name: common.know }).click()
      await expect(header.getByText(quota.applied)).toBeVisible()
      await expect(begin).toHaveCount(0)
    }
    // An unreadable certificate check is reported and can be retried.
    await page.route('**/quota/apply/ca/check*', (route) => route.abort())
    await begin.click()
    await expect(page.getByText(common.trouble.busy)).toBeVisible()
    await page.getByRole('button', { name: common.know }).click()
    await page.unroute('**/quota/apply/ca/check*')
    // On narrow windows the quota is in the account menu.
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect(begin).toBeHidden()
    await openAccountMenu(page, language)
    await page.getByRole('dialog').getByRole('button', { name: quota.apply }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(dialog.getByRole('textbox', { name: quota.field.applyReason })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await begin.click()
    await send.click()
    for (const code of ['quota.fileMissing', 'quota.reasonMissing', 'quota.mobileMissing'] as const)
      await expect(dialog.getByText(refusalText(code, language))).toBeVisible()
    await expectPageQuality(page)
    // On a slow connection, submitting waits for a pending upload; if the upload fails, the form stays open.
    let applications = 0
    await page.route('**/quota/apply', (route) => {
      applications += 1
      return route.abort()
    })
    const submitDuringUpload = async (isLost: boolean) => {
      const arrival = Promise.withResolvers<void>()
      await page.route('**/fdfs/file/upload*', async (route) => {
        await arrival.promise
        await (isLost ? route.abort() : route.continue())
      })
      await fillIn()
      await send.click()
      await expect(dialog.getByText(common.upload.busy)).toBeVisible()
      arrival.resolve()
    }
    await submitDuringUpload(true)
    await expect(dialog.getByText(interpolate(common.upload.failed, { name: 'licence.csv' }))).toBeVisible()
    await page.getByRole('button', { name: common.know }).click()
    await expect(dialog.getByText(common.upload.busy)).toBeHidden()
    expect(applications).toBe(0)
    await dialog.getByRole('button', { name: interpolate(common.upload.remove, { name: 'licence.csv' }) }).click()
    await page.unroute('**/fdfs/file/upload*')
    await submitDuringUpload(false)
    await expect(dialog.getByText(quota.form.failed)).toBeVisible()
    await page.getByRole('button', { name: common.know }).click()
    await page.unroute('**/quota/apply')
    await sendIt()

    const context = await browser.newContext()
    await setLanguage(context, language)
    const operator = await context.newPage()
    await logIn(operator, 'operator', { entrance: 'operator', host, language })
    const row = operator.getByRole('row').filter({ hasText: reason })
    await operator.goto(`${appUrl(host)}/quotaApplications?status=01`)
    await expect(row).toBeVisible()
    await expectPageQuality(operator)
    await row.getByRole('button', { name: quotaQueue.action.refuse, exact: true }).click()
    const decision = operator.getByRole('dialog')
    await decision.getByRole('textbox').fill('资料不完整')
    await decision.getByRole('button', { name: quotaQueue.action.refuse, exact: true }).click()
    await expect(row).toHaveCount(0)

    await page.reload()
    await begin.click()
    await expect(dialog.getByText('资料不完整')).toBeVisible()
    await fillIn()
    await sendIt()

    await operator.reload()
    await row.getByRole('button', { name: quotaQueue.action.grant, exact: true }).click()
    await expectPageQuality(operator)
    await decision.getByRole('textbox', { name: quotaQueue.form.amount }).fill('50000')
    // A different year for each run, so that the test can be repeated.
    const year = 2030 + (Date.now() % 60)
    await decision.getByRole('textbox', { name: quotaQueue.form.startsOn }).fill(`${year}-01-01`)
    await decision.getByRole('textbox', { name: quotaQueue.form.endsOn.label }).fill(`${year}-12-31`)
    await decision.getByRole('button', { name: quotaQueue.action.grant, exact: true }).click()
    await expectToast(operator, quotaQueue.granted)
    await page.reload()
    await expect(begin).toBeVisible()
  })
}
