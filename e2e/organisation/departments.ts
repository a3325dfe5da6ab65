import type { Locator, Page } from '@playwright/test'
import { appUrl, expect } from '../app.ts'
import { type Language, interpolate, messagesOf } from '../messages.ts'
import { refusalText } from '../users.ts'
import { expectPageQuality } from '../visualAssertions.ts'
import { dialogOf, rowOf, inRow, search } from './table.ts'

/** Demo departments that the tests rely on. */
const target = '仓储物流部'
const taken = '001001'

export async function choose(page: Page, language: Language, field: Locator, department: string) {
  await field.click()
  const picker = dialogOf(page)
  await picker.getByRole('searchbox', { name: messagesOf[language].departments.search }).fill(department)
  await picker.getByRole('button', { name: department }).first().click()
}

export async function addDepartment(page: Page, language: Language, code: string) {
  const { departments, common } = messagesOf[language]
  await page.goto(`${appUrl()}/departments?keyword=001`)
  await expectPageQuality(page)
  await page.getByRole('row').nth(1).getByRole('button', { name: departments.action.addBelow }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(departments.field.deptName).fill(`${code} 新部门`)
  const codeField = dialog.getByLabel(departments.field.deptCode)
  await codeField.fill(taken)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(codeField).toHaveAccessibleDescription(refusalText('dept.codeTaken', language))
  await expect(codeField).toBeFocused()
  await codeField.fill(code)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search(page, page.getByLabel(departments.keyword).first(), code, language)
  await expect(rowOf(page, code)).toBeVisible()
}

export async function moveDepartment(page: Page, language: Language, code: string) {
  const { departments, common } = messagesOf[language]
  await inRow(page, rowOf(page, code), departments.action.move, common.more)
  const dialog = dialogOf(page)
  await choose(page, language, dialog.getByLabel(departments.field.pDeptId), target)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, code)).toContainText(`${target}/${code}`)
  await inRow(page, rowOf(page, code), departments.action.detail, common.more)
  const detail = dialogOf(page)
  await expect(detail.getByText(departments.happened.department.moved)).toBeVisible()
  await expect(detail.getByText(departments.happened.department.added)).toBeVisible()
  await expectPageQuality(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Moves a department by keyboard drag and drop, and back by pointer. */
export async function dragDepartment(page: Page, language: Language, code: string) {
  const { departments, organisation, common } = messagesOf[language]
  const name = `${code} 新部门`
  const other = '生产基地'
  await page.goto(`${appUrl()}/organisation`)
  const tree = page.getByRole('treegrid', { name: organisation.departments })
  const nodeOf = (of: string) => tree.getByRole('row', { name: of, exact: true })
  await nodeOf(target).press('ArrowRight')
  await nodeOf(name).press('ArrowRight')
  await expect(nodeOf(name).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  const places = new Set<string>()
  // Cycles through all drop targets; the dragged department itself is none of them.
  while (!places.has(await at())) {
    places.add(await at())
    await page.keyboard.press('ArrowDown')
  }
  const dropTargetOn = (of: string) =>
    [...places].find((place) => place.endsWith(` ${of}`) && !/插入|Insert/.test(place))
  expect(dropTargetOn(name)).toBeUndefined()
  expect(dropTargetOn(other)).toBeDefined()
  while ((await at()) !== dropTargetOn(other)) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('dialog', { name: departments.moveConfirm })
  await expect(confirmation).toContainText(interpolate(departments.moveText, { name, parent: other }))
  const move = page.waitForRequest(/\/dept\/move$/)
  await confirmation.getByRole('button', { name: departments.moveOk }).click()
  const { pDeptId: otherId } = (await move).postDataJSON() as { pDeptId: string }
  await expect(page.getByText(common.done)).toBeVisible()
  // The new parent is expanded.
  await expect(nodeOf(other)).toHaveAttribute('aria-expanded', 'true')
  await expect(nodeOf(name)).toBeVisible()
  await nodeOf(name).dragTo(nodeOf(target))
  await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click()
  await nodeOf(name).dragTo(nodeOf(target))
  // The list of the former parent, which still has other children, is the last to be read again.
  const listOfOther = (url: URL) => url.pathname.endsWith('/qryChildList') && url.searchParams.get('deptId') === otherId
  const othersRead = Promise.withResolvers<void>()
  await page.route(listOfOther, async (route) => {
    await othersRead.promise
    await route.continue()
  })
  await page.getByRole('dialog').getByRole('button', { name: departments.moveOk }).click()
  const isBelowTarget = async () => {
    await expect(nodeOf(target)).toHaveAttribute('aria-expanded', 'true')
    await expect(nodeOf(name)).toHaveCount(1)
    const parent = nodeOf(name).locator('xpath=preceding-sibling::*[@aria-level="2"][1]')
    await expect(parent).toHaveAccessibleName(target)
  }
  await isBelowTarget()
  const lastRead = page.waitForResponse((response) => listOfOther(new URL(response.url())))
  othersRead.resolve()
  await lastRead
  await page.unroute(listOfOther)
  await isBelowTarget()
  await expectPageQuality(page)
}
