import { appUrl, expect, test } from './app.ts'
import { languagesOf } from './languages.ts'
import { logIn, setLanguage } from './users.ts'
import { expectAccessible, expectPageQuality } from './visualAssertions.ts'
import { interpolate, messagesOf } from './messages.ts'

const languages = languagesOf(import.meta.filename)
for (const language of languages) {
  const words = messagesOf[language]
  const { budgets, controls } = words

  test(`departments: a department is searched, selected and cleared by keyboard, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/budgets`)
    const box = page.getByRole('combobox', { name: budgets.dept, exact: true })
    await expect(box).toHaveValue('')
    await box.press('Enter')
    const panel = page.getByRole('dialog', { name: budgets.dept })
    const search = panel.getByRole('searchbox', { name: controls.search })
    await expect(panel.getByRole('row', { name: '采购管理部' })).toBeVisible()
    await expectAccessible(page)
    await search.fill('没有的部门')
    await expect(panel.getByText(interpolate(controls.nothing, { typed: '没有的部门' }))).toBeVisible()
    await search.fill('一号车间')
    const found = panel.getByRole('row', { name: '一号车间' })
    await expect(found).toContainText('启明集团/生产基地/一号车间')
    await page.keyboard.press('Tab')
    await expect(found).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toBeHidden()
    await expect(box).toHaveValue('一号车间')
    await expect(box).toBeFocused()

    // Opened again, the tree is expanded to the selection.
    await box.press('ArrowDown')
    await expect(panel.getByRole('row', { name: '一号车间', selected: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await box.press('Delete')
    await expect(box).toHaveValue('')
    await expectPageQuality(page)
  })
}

test('departments: the organisation expands to the department in the URL', async ({ page }) => {
  const words = messagesOf['zh-CN']
  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/organisation`)
  const tree = page.getByRole('treegrid', { name: words.organisation.departments })
  await tree.getByRole('row', { name: '生产基地' }).press('ArrowRight')
  await tree.getByRole('row', { name: '二号车间' }).click()
  await expect(page).toHaveURL(/deptId=/)
  await page.reload()
  await expect(tree.getByRole('row', { name: '二号车间', selected: true })).toBeVisible()
})
