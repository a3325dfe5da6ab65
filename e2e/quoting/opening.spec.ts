import type { Browser, Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { findMyOpenerKey, listOpeners, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { createProject, decideProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { projectDraft } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A key made in this browser: the recovery code is shown once, and typed back. */
async function makeKey(page: Page, language: Language): Promise<string> {
  const { key } = messagesOf[language].opening
  const { current } = await callApi(page, findMyOpenerKey, {})
  if (current) await callApi(page, revokeOpenerKey, { id: current.id })
  await page.goto(`${appUrl()}/myOpenerKey`)
  await page.getByRole('button', { name: key.make }).click()
  const dialog = page.getByRole('dialog')
  const code = await dialog.locator('code').innerText()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: key.written }).click()
  await dialog.getByLabel(key.code).fill(code.slice(0, -1))
  await dialog.getByRole('button', { name: key.finish }).click()
  await expect(dialog.getByText(key.wrongCode)).toBeVisible()
  await dialog.getByLabel(key.code).fill(code.toLowerCase())
  await dialog.getByRole('button', { name: key.finish }).click()
  await expect(page.getByText(key.here)).toBeVisible()
  await expectAccessible(page)
  return code
}

async function enter(browser: Browser, account: string, language: Language): Promise<Page> {
  const context = await browser.newContext()
  await setLanguage(context, language)
  const page = await context.newPage()
  await logIn(page, account, { language })
  return page
}

/** An approved project that these two open with the platform; it takes quotes for a while. */
async function approveProject(buyer: Page, head: Page, title: string): Promise<string> {
  const openers = await callApi(buyer, listOpeners, { isActive: true })
  const [category] = await callApi(buyer, queryCatalogList, {})
  const draft = projectDraft({
    title,
    categoryIds: [category!.id],
    audit: '2',
    enrolBeginAt: null,
    enrolEndAt: null,
    questionEndAt: null,
    quoteBeginAt: inMs(-60_000),
    quoteEndAt: inMs(100_000),
    minSuppliers: 1,
    sealMode: 'assisted',
    openerIds: openers.map(({ personId }) => personId),
  })
  const { id, version } = await callApi(buyer, createProject, draft)
  const submitted = await callApi(buyer, moveProject, { id, version, action: 'submit' })
  if (submitted.status === '2')
    await callApi(head, decideProject, { id, version: submitted.version, decision: 'agree', opinion: '同意' })
  return id
}

for (const language of languagesOf(import.meta.filename)) {
  const { opening, quoting } = messagesOf[language]

  test(`opening (${language}): two people make a key, release their shares after the deadline and countersign`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const [buyer, head] = [await enter(browser, 'linzhiyuan', language), await enter(browser, 'shenruochuan', language)]
    const code = await makeKey(buyer, language)
    await makeKey(head, language)
    const id = await approveProject(buyer, head, `密封 ${language} ${Date.now() % 1_000_000}`)

    for (const page of [buyer, head]) {
      await page.goto(`${appUrl()}/myOpenerKey`)
      await page.getByRole('link', { name: opening.tasks.go }).first().click()
      await page.getByRole('button', { name: opening.ceremony.duty.makeHalf }).click()
      await expect(page.getByText(opening.ceremony.step.toConfirm).first()).toBeVisible()
    }
    await expectAccessible(head)
    await head.getByRole('button', { name: opening.ceremony.duty.confirm }).click()
    await expect(head.getByRole('button', { name: opening.ceremony.duty.confirm })).toHaveCount(0)
    await buyer.reload()
    await buyer.getByRole('button', { name: opening.ceremony.duty.confirm }).click()
    await expect(buyer.getByText(opening.ceremony.ready)).toBeVisible()
    const { version } = await callApi(buyer, getProject, { id })
    await callApi(buyer, moveProject, { id, version, action: 'publish' })

    const context = await browser.newContext()
    await setLanguage(context, language)
    const supplier = await context.newPage()
    await logIn(supplier, 'jianglan01', { entrance: 'supplier', language })
    await supplier.goto(`/supplierQuote?id=${id}`)
    const rows = supplier.getByRole('table').first().locator('tbody tr')
    for (const no of [0, 1, 2, 3, 4]) {
      await rows
        .nth(no)
        .locator('[data-column="price"] input')
        .fill(String(10 + no))
      await rows.nth(no).locator('[data-column="leadDays"] input').fill('15')
    }
    await supplier.getByLabel(quoting.field.hasDeclared).check()
    await supplier.getByRole('button', { name: quoting.submit }).click()
    await expect(supplier.getByRole('dialog').getByText(quoting.receipt.title)).toBeVisible()

    // The deadline comes; one person and the platform are enough. On a new device the recovery code comes first.
    await head.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await expect(head.getByText(opening.room.share.waiting).first()).toBeVisible()
    await expect(head.getByRole('button', { name: opening.room.duty.release })).toBeVisible({ timeout: 150_000 })
    await expectAccessible(head)
    const device = await enter(browser, 'linzhiyuan', language)
    await device.goto(`${appUrl()}/projectOpening?projectId=${id}`)
    await device.getByRole('button', { name: opening.room.duty.release }).click()
    const dialog = device.getByRole('dialog')
    await dialog.getByLabel(opening.key.code).fill(code)
    await dialog.getByRole('button', { name: opening.key.restore, exact: true }).click()
    await expect(device.getByRole('button', { name: opening.room.duty.countersign })).toBeVisible({ timeout: 60_000 })
    await expectAccessible(device)

    for (const page of [device, head]) {
      await page.reload()
      await page.getByRole('button', { name: opening.room.duty.countersign }).click()
      await expect(page.getByRole('button', { name: opening.room.duty.countersign })).toHaveCount(0)
    }
    await expect(head.getByText('2 / 2').last()).toBeVisible()
    await expect(head.getByText(opening.room.outcome.valid)).toBeVisible()
    for (const page of [buyer, head, device, supplier]) await page.context().close()
  })
}
