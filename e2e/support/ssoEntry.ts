import type { Page } from '@playwright/test'
import { ssoPages } from '#contract/sso/ssoPages.ts'
import { expect } from '../app.ts'
import { type Language, messagesOf } from '../messages.ts'
import { inRow } from '../organisation/table.ts'
import { chooseOption } from './pickers.ts'
import { expectPageQuality } from '../visualAssertions.ts'

interface Entry {
  readonly name: string
  readonly page: (typeof ssoPages)[number]
  readonly adapter: 'oidc' | 'link'
  readonly fields: Readonly<Record<string, string>>
}

/** Creates an SSO entry on its page, tests and enables it. */
export async function setUp(page: Page, language: Language, { name, page: path, adapter, fields }: Entry) {
  const { sso, common } = messagesOf[language]
  await page.getByRole('button', { name: sso.admin.add }).click()
  const dialog = page.getByRole('dialog')
  // Labels of required fields have a suffix.
  const field = (label: string) =>
    dialog.getByLabel(new RegExp(`(^|${common.required})\\s*${label.replaceAll(/[()（）]/g, '.')}$`))
  await field(sso.field.name).fill(name)
  await chooseOption(field(sso.field.page), path)
  await chooseOption(field(sso.field.adapter), sso.adapter[adapter])
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value)
  await expectPageQuality(page)
  await dialog.getByRole('button', { name: common.save }).click()
  const row = page.getByRole('row').filter({ hasText: path })
  await expect(row).toContainText(sso.admin.off)
  await row.getByRole('button', { name: sso.admin.act.probe }).click()
  await expect(page.getByRole('dialog')).toContainText(sso.admin.probeOk)
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click()
  await inRow(page, row, sso.admin.act.switchOn, common.more)
  await expect(row).toContainText(sso.admin.on)
}
