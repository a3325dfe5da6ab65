import type { Locator, Page } from '@playwright/test'
import { provider } from '#contract/provider/manifest.ts'
import { permissions } from '#contract/permissions.ts'
import { appUrl, expect, test } from './app.ts'
import { tabTo } from './keyboardNavigation.ts'
import { type Language, interpolate, messagesOf } from './messages.ts'
import { chooseOption } from './support/pickers.ts'
import { logIn, refusalText, setLanguage } from './users.ts'
import { expectPageQuality, expectToast } from './visualAssertions.ts'
import { languagesOf } from './languages.ts'

/** Demo users who take part in no other journey. */
const buyers = { 'zh-CN': ['baisuwen', '白素问'], en: ['mengchunhe', '孟春禾'] } as const
/** What the role lets buyers see. */
const menuEntry = provider.menus.find(({ entrance }) => entrance === 'purchaser')!
/** Demo departments that every journey finds. */
const target = '仓储物流部'
const taken = '001001'

for (const language of languagesOf(import.meta.filename)) {
  test(`organisation (${language}): departments, people, an import and a role that reaches an open session`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000)
    // Its own also where the journey is tried again.
    const code = `${language === 'en' ? 'EN' : 'ZH'}${Date.now() % 1_000_000}`
    const [account, name] = buyers[language]
    const other = await browser.newContext()
    await setLanguage(other, language)
    const theirs = await other.newPage()
    await logIn(theirs, account, { language })
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })

    await addDepartment(page, language, code)
    await moveDepartment(page, language, code)
    await addPerson(page, language, code)
    await importPeople(page, language, code)
    await disablePerson(page, language, code)
    await addRole(page, language, code)
    await copyAndCompareRoles(page, language, code)

    const entry = theirs.getByRole('link', { name: language === 'en' ? menuEntry.enName : menuEntry.name, exact: true })
    await theirs.goto(`${appUrl()}/orderManagement_list`)
    await expect(theirs.getByRole('main')).toBeVisible()
    await expect(entry).toHaveCount(0)
    // What is known of a session is believed for less than a second.
    await changeMembers(page, language, { code, name, to: 'add' })
    await page.waitForTimeout(1000)
    await theirs.reload()
    await expect(entry.first()).toBeVisible()
    await changeMembers(page, language, { code, name, to: 'remove' })
    await page.waitForTimeout(1000)
    await theirs.reload()
    await expect(theirs.getByRole('main')).toBeVisible()
    await expect(entry).toHaveCount(0)
    await other.close()
  })

  test(`organisation (${language}): whoever may not grant everything is offered and given nothing more`, async ({
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

    // Their own role is theirs to rename alone.
    await page.goto(`${appUrl()}/roles?keyword=orgAdmin`)
    await rowOf(page, 'orgAdmin').getByRole('button', { name: roles.action.edit }).click()
    await expect(dialogOf(page).getByText(roles.own)).toBeVisible()
    await page.keyboard.press('Escape')

    // A role that gives more than they hold.
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

const dialogOf = (page: Page) => page.getByRole('dialog').last()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** An action of a row, in sight or in its menu. */
async function inRow(page: Page, row: Locator, action: string, more: string) {
  const button = row.getByRole('button', { name: action, exact: true })
  await expect(row).toHaveCount(1)
  if ((await button.count()) > 0) return button.click()
  await row.getByRole('button', { name: more }).click()
  return page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function search(page: Page, field: Locator, keyword: string, language: Language) {
  await field.fill(keyword)
  await page.getByRole('main').getByRole('button', { name: messagesOf[language].common.search, exact: true }).click()
}

async function choose(page: Page, language: Language, field: Locator, department: string) {
  await field.click()
  const picker = dialogOf(page)
  await picker.getByRole('searchbox', { name: messagesOf[language].departments.search }).fill(department)
  await picker.getByRole('button', { name: department }).first().click()
}

async function addDepartment(page: Page, language: Language, code: string) {
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
  await search(page, page.getByLabel(departments.department).first(), code, language)
  await expect(rowOf(page, code)).toBeVisible()
}

async function moveDepartment(page: Page, language: Language, code: string) {
  const { departments, common } = messagesOf[language]
  await inRow(page, rowOf(page, code), departments.action.move, common.more)
  const dialog = dialogOf(page)
  await choose(page, language, dialog.getByLabel(departments.field.pDeptId), target)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, code)).toContainText(`${target}/${code}`)
}

async function addPerson(page: Page, language: Language, code: string) {
  const { people, organisation, common } = messagesOf[language]
  await page.goto(`${appUrl()}/organisation`)
  await expectPageQuality(page)
  await page.getByRole('button', { name: people.add }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(people.field.userName).fill(`${code} 新人`)
  await dialog.getByLabel(people.field.userCode.label).fill(`${code}.1`)
  await choose(page, language, dialog.getByLabel(people.field.deptId), code)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search(page, page.getByLabel(organisation.person).first(), code, language)
  await expect(rowOf(page, `${code}.1`)).toBeVisible()
}

async function importPeople(page: Page, language: Language, code: string) {
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

/** Opened with the keyboard; what is done shows in the list. */
async function disablePerson(page: Page, language: Language, code: string) {
  const { people, common, list } = messagesOf[language]
  const row = rowOf(page, `${code}.3`)
  await tabTo(page, row.getByRole('button', { name: people.detail, exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('heading', { name: `${code}.3` })).toBeVisible()
  await expectPageQuality(page)
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: people.detail, exact: true })).toBeFocused()
  await inRow(page, row, people.action.disable, common.more)
  await dialogOf(page).getByRole('button', { name: people.action.disable }).click()
  await expect(row).toContainText(list.availability.disabled)
}

async function addRole(page: Page, language: Language, code: string) {
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

async function copyAndCompareRoles(page: Page, language: Language, code: string) {
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

interface MemberChange {
  readonly code: string
  readonly name: string
  readonly to: 'add' | 'remove'
}

async function changeMembers(page: Page, language: Language, { code, name, to }: MemberChange) {
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
