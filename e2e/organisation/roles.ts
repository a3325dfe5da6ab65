import type { Page } from '@playwright/test'
import { permissions } from '#contract/permissions.ts'
import { appUrl, expect } from '../app.ts'
import { type Language, messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { refusalText } from '../users.ts'
import { expectPageQuality, expectToast } from '../visualAssertions.ts'
import { dialogOf, rowOf, inRow } from './table.ts'

export async function addRole(page: Page, language: Language, code: string) {
  const { roles, common } = messagesOf[language]
  const nameOf = (permission: 'sso.provide' | 'system.audit' | 'org.manage') =>
    permissions[permission][language === 'en' ? 1 : 0]
  await page.goto(`${appUrl()}/roles`)
  await expectPageQuality(page)
  await page.getByRole('button', { name: roles.add }).click()
  const dialog = dialogOf(page)
  const toggle = async (permission: 'sso.provide' | 'system.audit' | 'org.manage') => {
    await dialog.getByPlaceholder(roles.searchPermission).fill(permission)
    await dialog.getByRole('row', { name: nameOf(permission) }).click()
  }
  const save = () => dialog.getByRole('button', { name: common.save }).click()
  await dialog.getByLabel(roles.field.code.label).fill(code)
  await dialog.getByRole('textbox', { name: new RegExp(`${roles.field.name}$`) }).fill(code)
  for (const each of ['sso.provide', 'system.audit', 'org.manage'] as const) await toggle(each)
  await save()
  const [beginning] = refusalText('role.separated', language).split('“{first}”')
  await expect(dialog.getByText(beginning!.trim())).toBeVisible()
  for (const each of ['system.audit', 'org.manage'] as const) await toggle(each)
  await save()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function copyAndCompareRoles(page: Page, language: Language, code: string) {
  const { roles, common } = messagesOf[language]
  await page.goto(`${appUrl()}/roles?keyword=${code}`)
  await inRow(page, rowOf(page, code), roles.action.copy, common.more)
  const form = dialogOf(page)
  await form.getByLabel(roles.field.code.label).fill(`${code}-copy`)
  await form.getByRole('textbox', { name: new RegExp(`${roles.field.name}$`) }).fill(`${code}-copy`)
  await form.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await inRow(page, rowOf(page, `${code}-copy`), roles.action.compare, common.more)
  const comparison = dialogOf(page)
  await chooseOption(comparison.getByLabel(roles.second), code)
  await expect(comparison.getByText(roles.same)).toBeVisible()
  await chooseOption(comparison.getByLabel(roles.second), language === 'en' ? 'Auditor' : '审计员')
  const audited = permissions['system.audit'][language === 'en' ? 1 : 0]
  await expect(comparison.getByRole('row', { name: audited })).toBeVisible()
  await expectPageQuality(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The auditor, who manages nothing, sees who added the role. */
export async function auditChanges(page: Page, language: Language, code: string) {
  const { auditLog, roles } = messagesOf[language]
  await page.goto(`${appUrl()}/auditLog?kind=role`)
  const row = page.getByRole('row').filter({ hasText: code }).filter({ hasText: roles.happened.role.added }).first()
  await expect(row).toContainText(auditLog.kinds.role)
  await expectPageQuality(page)
}

interface MemberChange {
  readonly code: string
  readonly name: string
  readonly to: 'add' | 'remove'
}

export async function changeMembers(page: Page, language: Language, { code, name, to }: MemberChange) {
  const { roles, common } = messagesOf[language]
  await page.goto(`${appUrl()}/roles?keyword=${code}`)
  const row = rowOf(page, code).filter({ hasNotText: `${code}-copy` })
  await row.getByRole('button', { name: roles.action.members }).click()
  const dialog = dialogOf(page)
  if (to === 'add') await dialog.getByText(roles.view.add, { exact: true }).click()
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('searchbox').press('Enter')
  await dialog.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await dialog.getByRole('button', { name: to === 'add' ? roles.addSelected : roles.removeSelected }).click()
  await expectToast(page, common.done)
}
