import type { Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { findMyOpenerKey, revokeOpenerKey } from '#contract/sourcing/openers.ts'
import { createProject, decideProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect } from '../app.ts'
import { projectDraft } from '../halls/publishing.ts'
import { type Language, messagesOf } from '../messages.ts'
import { expectAccessible } from '../visualAssertions.ts'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Creates an opener's key in this browser; returns the recovery code, which is shown once and has to be re-entered. */
export async function makeKey(page: Page, language: Language): Promise<string> {
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

/** Approved project with two openers and the platform, and a quoting period in seconds. */
export async function approveProject(buyer: Page, head: Page, title: string, seconds = 100): Promise<string> {
  const openerIds: string[] = []
  for (const page of [buyer, head]) openerIds.push((await callApi(page, findMyOpenerKey, {})).personId)
  const [category] = await callApi(buyer, queryCatalogList, {})
  const draft = projectDraft({
    title,
    categoryIds: [category!.id],
    audit: '2',
    enrolBeginAt: null,
    enrolEndAt: null,
    questionEndAt: null,
    quoteBeginAt: inMs(-60_000),
    quoteEndAt: inMs(seconds * 1000),
    minSuppliers: 1,
    sealMode: 'assisted',
    openerIds,
  })
  const { id, version } = await callApi(buyer, createProject, draft)
  const submitted = await callApi(buyer, moveProject, { id, version, action: 'submit' })
  if (submitted.status === '2')
    await callApi(head, decideProject, { id, version: submitted.version, decision: 'agree', opinion: '同意' })
  return id
}

/** Both openers create their half of the key and check it in their browsers; then the project is published. */
export async function holdCeremony(buyer: Page, head: Page, id: string, language: Language): Promise<void> {
  const { opening } = messagesOf[language]
  for (const page of [buyer, head]) {
    await page.goto(`${appUrl()}/myOpenerKey`)
    await page.locator(`a[href*="projectId=${id}"]`).click()
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
}
