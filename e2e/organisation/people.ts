import type { Page } from '@playwright/test'
import { appUrl, expect } from '../app.ts'
import { tabTo } from '../keyboardNavigation.ts'
import { type Language, interpolate, messagesOf } from '../messages.ts'
import { expectPageQuality } from '../visualAssertions.ts'
import { dialogOf, rowOf, inRow, search } from './table.ts'
import { choose } from './departments.ts'

export async function addPerson(page: Page, language: Language, code: string) {
  const { people, common } = messagesOf[language]
  await page.goto(`${appUrl()}/organisation`)
  await expectPageQuality(page)
  await page.getByRole('button', { name: people.add }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(people.field.userName).fill(`${code} 新人`)
  await dialog.getByLabel(people.field.userCode.label).fill(`${code}.1`)
  await choose(page, language, dialog.getByLabel(people.field.deptId), code)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search(page, page.getByRole('textbox', { name: people.keyword, exact: true }), code, language)
  await expect(rowOf(page, `${code}.1`)).toContainText(people.status.notActivated)
  await page.getByRole('radio', { name: people.status.locked }).click({ force: true })
  await expect(page.getByText(people.none)).toBeVisible()
  await page.getByRole('radio', { name: `${people.status.notActivated} 1` }).click({ force: true })
  await expect(rowOf(page, `${code}.1`)).toBeVisible()
}

export async function importPeople(page: Page, language: Language, code: string) {
  const { people, peopleImport } = messagesOf[language]
  await page.goto(`${appUrl()}/organisation?keyword=${code}`)
  await page.getByRole('button', { name: people.import }).click()
  const dialog = dialogOf(page)
  const send = (rows: readonly string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`姓名,账号,部门\n${rows.join('\n')}\n`),
    })
  await send([`甲,${code}.2,${code}`, `乙,${code}.3,没有`])
  await expect(dialog.getByRole('table', { name: peopleImport.wrong })).toContainText('没有')
  await expectPageQuality(page)
  await send([`甲,${code}.2,${code}`, `乙,${code}.3,${code}`])
  await dialog.getByRole('button', { name: interpolate(peopleImport.all, { count: 2 }) }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const number of [1, 2, 3]) await expect(rowOf(page, `${code}.${number}`)).toBeVisible()
}

/** Changes the department of several people at once, and filters by it. */
export async function changeDepartment(page: Page, language: Language, code: string) {
  const { people, common, list } = messagesOf[language]
  const moved = [2, 3].map((number) => rowOf(page, `${code}.${number}`))
  for (const row of moved) await row.getByRole('checkbox').check()
  await page
    .getByRole('region', { name: list.selection })
    .getByRole('button', { name: people.action.setDepartment })
    .click()
  const dialog = dialogOf(page)
  await choose(page, language, dialog.getByLabel(people.field.deptId), '财务部')
  await expectPageQuality(page)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const row of moved) await expect(row).toContainText('财务部')
  await expect(rowOf(page, `${code}.1`)).not.toContainText('财务部')
}

/** By keyboard; the list shows the change. */
export async function disablePerson(page: Page, language: Language, code: string) {
  const { people, common } = messagesOf[language]
  const row = rowOf(page, `${code}.3`)
  await tabTo(page, row.getByRole('button', { name: people.action.detail, exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('heading', { name: `${code}.3` })).toBeVisible()
  await expectPageQuality(page)
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: people.action.detail, exact: true })).toBeFocused()
  await inRow(page, row, people.action.disable, common.more)
  await dialogOf(page).getByRole('button', { name: people.action.disable }).click()
  await expect(row).toContainText(people.status.disabled)
}
