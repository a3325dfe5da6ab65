import { provider } from '#contract/provider/manifest.ts'
import { permissions } from '#contract/permissions.ts'
import { appUrl, expect, test } from './app.ts'
import { tabTo } from './keyboardNavigation.ts'
import { messagesOf } from './messages.ts'
import { logIn, refusalText, setLanguage } from './users.ts'
import { expectPageQuality } from './visualAssertions.ts'
import { languagesOf } from './languages.ts'
import { dialogOf, rowOf, inRow } from './organisation/table.ts'
import { addDepartment, dragDepartment, moveDepartment } from './organisation/departments.ts'
import { addPerson, changeDepartment, importPeople, disablePerson } from './organisation/people.ts'
import { addRole, auditChanges, copyAndCompareRoles, changeMembers } from './organisation/roles.ts'

/** Demo users that appear in no other test. */
const buyers = { 'zh-CN': ['baisuwen', '白素问'], en: ['mengchunhe', '孟春禾'] } as const
/** Menu entry that the role grants to buyers. */
const menuEntry = provider.menus.find(({ entrance }) => entrance === 'purchaser')!

for (const language of languagesOf(import.meta.filename)) {
  test(`organisation (${language}): departments, people, an import, and a role that takes effect in an open session`, async ({
    page,
    browser,
  }) => {
    // Different for each attempt.
    const code = `${language === 'en' ? 'EN' : 'ZH'}${Date.now() % 1_000_000}`
    const [account, name] = buyers[language]
    const buyerContext = await browser.newContext()
    await setLanguage(buyerContext, language)
    const buyerPage = await buyerContext.newPage()
    await logIn(buyerPage, account, { language })
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })

    await addDepartment(page, language, code)
    await moveDepartment(page, language, code)
    await dragDepartment(page, language, code)
    await addPerson(page, language, code)
    await importPeople(page, language, code)
    await changeDepartment(page, language, code)
    await disablePerson(page, language, code)
    await addRole(page, language, code)
    await copyAndCompareRoles(page, language, code)

    const entry = buyerPage.getByRole('link', {
      name: language === 'en' ? menuEntry.enName : menuEntry.name,
      exact: true,
    })
    await buyerPage.goto(`${appUrl()}/orderManagement_list`)
    await expect(buyerPage.getByRole('main')).toBeVisible()
    await expect(entry).toHaveCount(0)
    // The session remains open; the delay is covered by the route tests.
    await changeMembers(page, language, { code, name, to: 'add' })
    await expect(async () => {
      await buyerPage.reload()
      await expect(entry.first()).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await changeMembers(page, language, { code, name, to: 'remove' })
    await expect(async () => {
      await buyerPage.reload()
      await expect(buyerPage.getByRole('main')).toBeVisible({ timeout: 5_000 })
      await expect(entry).toHaveCount(0, { timeout: 5_000 })
    }).toPass()
    await buyerContext.close()

    const auditor = await (await browser.newContext()).newPage()
    await setLanguage(auditor.context(), language)
    await logIn(auditor, 'auditor', { entrance: 'operator', language })
    await auditChanges(auditor, language, code)
    await auditor.context().close()
  })

  test(`organisation (${language}): administrators with limited permissions cannot grant more than their own`, async ({
    page,
  }) => {
    const { roles, people, common } = messagesOf[language]
    const nameOf = (permission: 'budget.manage' | 'org.read') => permissions[permission][language === 'en' ? 1 : 0]
    await setLanguage(page, language)
    await logIn(page, 'orgadmin', { entrance: 'operator', language })
    await page.goto(`${appUrl()}/roles`)
    await tabTo(page, page.getByRole('button', { name: roles.add }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(roles.notGrantable)).toBeVisible()
    const dialog = dialogOf(page)
    await dialog.getByPlaceholder(roles.searchPermission).fill('budget.manage')
    const row = dialog.getByRole('row', { name: nameOf('budget.manage') })
    await expect(row).toBeVisible()
    await expect(row).not.toHaveAttribute('aria-selected')
    await dialog.getByPlaceholder(roles.searchPermission).fill('org.read')
    await expect(dialog.getByRole('row', { name: nameOf('org.read') })).toHaveAttribute('aria-selected', 'false')
    await dialog.getByRole('button', { name: common.cancel }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // Only the name of their own role can be changed.
    await page.goto(`${appUrl()}/roles?keyword=orgAdmin`)
    await rowOf(page, 'orgAdmin').getByRole('button', { name: roles.action.edit }).click()
    await expect(dialogOf(page).getByText(roles.own)).toBeVisible()
    await page.keyboard.press('Escape')

    // A role with more permissions than their own.
    await page.goto(`${appUrl()}/organisation?keyword=${buyers[language][0]}`)
    await inRow(page, rowOf(page, buyers[language][0]), people.action.setRoles, common.more)
    await dialogOf(page).getByLabel(people.field.roleIds).click()
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /finance/ })
      .click()
    await page.keyboard.press('Escape')
    await dialogOf(page).getByRole('button', { name: common.save }).click()
    const [beginning] = refusalText('role.notGrantable', language).split('{names}')
    await expect(dialogOf(page).getByText(beginning!.trim())).toBeVisible()
    await expectPageQuality(page)
  })
}
