import { readFileSync } from 'node:fs'
import { getTenantSettings, saveTenantSettings } from '#contract/portal/settings.ts'
import { uploadSealedFile } from '#contract/sourcing/seal/attachments.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { expect, test } from '../app.ts'
import { publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter, logIn, setLanguage } from '../users.ts'
import { expectAccessible, expectToast } from '../visualAssertions.ts'
import { closeReceipt, fillInQuote } from './quotes.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { quoting, projects, comparison } = messagesOf[language]

  test(`quoting (${language}): a quote with a file is confirmed after a change and opened, and the buyer reads the file`, async ({
    page,
    browser,
  }) => {
    const open = (account: string, entrance: 'purchaser' | 'supplier' | 'operator') =>
      enter(browser, account, language, entrance)
    // Removes the minimum of a day between a change and the deadline.
    const operator = await open('operator', 'operator')
    const { version, settings } = await callApi(operator, getTenantSettings, {})
    const sourcing = { ...settings.sourcing, changeNoticeHours: 0 }
    await callApi(operator, saveTenantSettings, { version, ...settings, sourcing })

    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    const title = `阀门 ${language} ${Date.now() % 1_000_000}`
    const { id } = await publishProject(page, {
      title,
      audit: '2',
      enrolBeginAt: null,
      enrolEndAt: null,
      questionEndAt: null,
      quoteBeginAt: new Date(Date.now() - 3_600_000).toISOString(),
      quoteEndAt: new Date(Date.now() + 120_000).toISOString(),
    })

    const supplier = await open('jianglan01', 'supplier')
    const sent: string[] = []
    supplier.on('request', (request) => sent.push(request.postDataBuffer()?.toString('latin1') ?? ''))
    await supplier.goto(`/supplierQuote?id=${id}`)
    await fillInQuote(supplier, language, ['10', '20', '30', '40', '50'])
    const secret = 'drawing of a valve, confidential'
    const file = { name: '图纸.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${secret}`) }
    const chooser = supplier.getByRole('region', { name: quoting.files.title })
    await chooser.locator('input[type=file]').setInputFiles(file)
    await expect(chooser.getByText('图纸.pdf')).toBeVisible()
    await expectAccessible(supplier)
    const uploaded = supplier.waitForResponse(`**${uploadSealedFile.path}`)
    await supplier.getByRole('button', { name: quoting.submit }).click()
    expect((await (await uploaded).json()) as { code: number }).toMatchObject({ code: 0 })
    await closeReceipt(supplier, language)
    expect(sent.filter((body) => body.includes(secret))).toEqual([])

    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('button', { name: projects.action.change, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(projects.changeField.title).fill('交货地点变更')
    await dialog.getByLabel(projects.changeField.deliveryAddress).fill('3 号库')
    await dialog.getByRole('button', { name: projects.publishChange }).click()
    await expectToast(page, projects.changed)
    await expect(page.getByText(projects.unconfirmed.replace('{{count}}', '1'))).toBeVisible()

    // The quote is not valid until confirmed, as the list and the quoting page show.
    await supplier.goto('/supplierProjects?tab=joined')
    const listed = supplier.getByRole('row').filter({ hasText: title })
    await expect(listed.getByText(quoting.standing.unconfirmed, { exact: true })).toBeVisible()
    await listed.getByRole('link', { name: quoting.confirm }).click()
    await expect(supplier.getByText(quoting.standing.unconfirmedTitle)).toBeVisible()
    await expectAccessible(supplier)
    await supplier.getByRole('button', { name: quoting.confirm }).click()
    await supplier.getByRole('dialog').getByRole('button', { name: quoting.confirm }).click()
    await expectToast(supplier, quoting.confirmed)
    await expect(supplier.getByText(quoting.standing.inForce, { exact: true })).toBeVisible()

    await expect(supplier.getByRole('heading', { name: quoting.opened, exact: true })).toBeVisible({ timeout: 180_000 })
    await expect(supplier.getByRole('button', { name: '图纸.pdf' })).toBeVisible()
    await page.goto(`/projectManage?id=${id}`)
    await page.getByRole('link', { name: comparison.andAward }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '图纸.pdf' }).click()
    expect(readFileSync(await (await download).path(), 'latin1')).toContain(secret)
    await expectAccessible(page)
  })
}
