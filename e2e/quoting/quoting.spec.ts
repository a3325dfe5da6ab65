import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { submitSealedQuote } from '#contract/sourcing/seal.ts'
import { expect, test } from '../app.ts'
import { publishProject } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectAccessible, expectToast } from '../visualAssertions.ts'
import { cell, closeReceipt, fillInQuote, line, submitQuote } from './quotes.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
/** A project without enrolment, open for quotes. */
const quoted = {
  audit: '2',
  enrolBeginAt: null,
  enrolEndAt: null,
  questionEndAt: null,
  quoteBeginAt: inHours(-1),
} as const

/** Records the requests of the browser, to check that they contain no prices. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  return sent
}

for (const language of languagesOf(import.meta.filename)) {
  const { quoting, notice, common } = messagesOf[language]

  test(`quoting (${language}): encrypted in the browser, replaced, withdrawn, and sent again after a lost response`, async ({
    page,
    browser,
  }) => {
    await logIn(page, 'linzhiyuan')
    const title = `货架 ${language} ${Date.now() % 1_000_000}`
    const { id } = await publishProject(page, { ...quoted, title, awardBy: 'line', quoteEndAt: inHours(20) })
    const context = await browser.newContext()
    await setLanguage(context, language)
    const supplier = await context.newPage()
    await logIn(supplier, 'jianglan01', { entrance: 'supplier', language })
    const sent = watchRequests(supplier)

    await supplier.goto(`/havePublished?id=${id}&type=inquiry`)
    await supplier.getByRole('link', { name: notice.action.quote }).first().click()
    await supplier.getByRole('button', { name: quoting.submit }).click()
    await expect(supplier.getByText(quoting.priceOrSkip).first()).toBeVisible()
    await expectAccessible(supplier)
    await fillInQuote(supplier, language, ['73914.28615', '88.5', '12', '46.25'])
    await line(supplier, 5).getByRole('button').last().click()
    await supplier.getByRole('button', { name: quoting.submit }).click()
    await expect(cell(supplier, 1, 'price')).toHaveAttribute('aria-invalid', 'true')

    // The draft is stored only in this browser.
    await cell(supplier, 1, 'price').fill('73914.2861')
    await cell(supplier, 2, 'brand').fill('安岚')
    await cell(supplier, 2, 'brand').blur()
    await expect(supplier.getByText(new RegExp(quoting.saved.at.replace('{{time}}', '\\d\\d:\\d\\d')))).toBeVisible()
    await supplier.reload()
    await expect(cell(supplier, 1, 'price')).toHaveValue('73914.2861')
    await expect(line(supplier, 5)).toHaveAttribute('data-skipped', 'true')

    await submitQuote(supplier, language)
    const receipt = supplier.getByRole('dialog')
    await expectAccessible(supplier)
    const download = supplier.waitForEvent('download')
    await receipt.getByRole('button', { name: quoting.receipt.download }).click()
    const packet = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { quote: { lines: object[] } }
    expect(packet.quote.lines).toHaveLength(4)
    expect(packet.quote.lines[0]).toMatchObject({ price: '73914.2861' })
    await closeReceipt(supplier, language)

    // The quote is received but the response is lost: the reloaded page finds the receipt.
    const { promise: isReceived, resolve: received } = Promise.withResolvers<void>()
    await supplier.route(`**${submitSealedQuote.path}`, async (route) => {
      await route.fetch()
      await route.abort()
      received()
    })
    await cell(supplier, 1, 'price').fill('51234.5678')
    await supplier.getByRole('button', { name: quoting.submit }).click()
    await isReceived
    await expect(supplier.getByRole('button', { name: quoting.submit })).toHaveAttribute('aria-busy', 'false')
    await supplier.unroute(`**${submitSealedQuote.path}`)
    await supplier.reload()
    await supplier.getByRole('button', { name: quoting.standing.show }).click()
    await expect(supplier.getByRole('dialog').getByText('51234.5678')).toBeVisible()
    await supplier.getByRole('dialog').getByRole('button', { name: common.close }).last().click()

    await supplier.getByRole('button', { name: quoting.withdraw }).click()
    await supplier.getByRole('dialog').getByRole('button', { name: quoting.withdraw }).click()
    await expectToast(supplier, quoting.withdrawn)
    await expect(supplier.getByText(quoting.standing.withdrawn, { exact: true })).toBeVisible()

    const prices = ['73914.28', '7391428', '51234.56', '5123456']
    expect(sent.length).toBeGreaterThan(5)
    expect(sent.filter((request) => prices.some((price) => request.includes(price)))).toEqual([])
    await context.close()
  })

  test(`quoting (${language}): a workbook is filled in, and the quote is shown after the opening`, async ({
    page,
    browser,
  }) => {
    await logIn(page, 'linzhiyuan')
    const title = `手套 ${language} ${Date.now() % 1_000_000}`
    const quoteEndAt = new Date(Date.now() + 90_000).toISOString()
    const { id } = await publishProject(page, { ...quoted, title, quoteEndAt })
    const context = await browser.newContext()
    await setLanguage(context, language)
    const supplier = await context.newPage()
    await logIn(supplier, 'jianglan01', { entrance: 'supplier', language })
    await supplier.goto(`/supplierQuote?id=${id}`)
    await fillInQuote(supplier, language, ['10', '20', '30', '40', '50'])
    const download = supplier.waitForEvent('download')
    await supplier.getByRole('button', { name: quoting.workbook.export }).click()
    const file = await (await download).path()
    await cell(supplier, 1, 'price').fill('')
    await supplier.getByRole('button', { name: quoting.workbook.import }).click()
    await supplier
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'quote.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: readFileSync(file),
      })
    await supplier.getByRole('dialog').getByRole('button', { name: /5/ }).click()
    await expect(cell(supplier, 1, 'price')).toHaveValue('10')
    await supplier.getByRole('button', { name: quoting.submit }).click()
    await closeReceipt(supplier, language)

    // After the deadline the log is closed, and the keeper opens the round.
    await expect(supplier.getByRole('heading', { name: quoting.end.title })).toBeVisible({ timeout: 150_000 })
    await expect(supplier.getByRole('heading', { name: quoting.opened, exact: true })).toBeVisible({ timeout: 60_000 })
    await expectAccessible(supplier)
    await context.close()
  })
}
