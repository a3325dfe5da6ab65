import { appUrl, expect, test } from './app.ts'
import { logIn, setLanguage } from './users.ts'
import { expectPageQuality } from './visualAssertions.ts'
import { type Language, messagesOf } from './messages.ts'

const languages: readonly Language[] = ['zh-CN', 'en']
for (const language of languages) {
  const words = messagesOf[language]
  const { departments: dept, budgets } = words

  test(`a department is found, chosen and given back with the keyboard, in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/budgets`)
    const box = page.getByRole('textbox', { name: budgets.dept, exact: true })
    await expect(box).toHaveValue('')
    await box.press('Enter')
    const dialog = page.getByRole('dialog', { name: dept.title })
    await expect(dialog.getByRole('button', { name: /采购管理部/ })).toBeVisible()
    await expectPageQuality(page)
    await dialog.getByRole('searchbox', { name: dept.search }).fill('没有的部门')
    await expect(dialog.getByText(dept.none.replace('{{searchStr}}', '没有的部门'))).toBeVisible()
    await dialog.getByRole('searchbox', { name: dept.search }).fill('一号车间')
    const found = dialog.getByRole('button', { name: /启明集团\/生产基地\/一号车间/ })
    await expect(found).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(found).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(box).toHaveValue('一号车间')
    await expect(box).toBeFocused()

    // Opened again, the tree shows where it stands.
    await box.press('Enter')
    await expect(dialog.getByRole('button', { name: /一号车间/, pressed: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: dept.clear }).click()
    await expect(box).toHaveValue('')
  })
}

test('the organisation unfolds to the department that its address names', async ({ page }) => {
  const words = messagesOf['zh-CN']
  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/organisation`)
  const tree = page.getByRole('navigation', { name: words.organisation.departments })
  const name = '生产基地'
  await tree.getByRole('button', { name: words.common.unfold.replace('{{name}}', name) }).click()
  await tree.getByRole('button', { name: /二号车间/ }).click()
  await expect(page).toHaveURL(/deptId=/)
  await page.reload()
  await expect(tree.getByRole('button', { name: /二号车间/, pressed: true })).toBeVisible()
})
