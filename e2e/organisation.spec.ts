import type { Locator, Page } from '@playwright/test'
import { permissions } from '#contract/permissions.ts'
import { appUrl, expect, test } from './app.ts'
import { type Language, interpolate, messagesOf } from './messages.ts'
import { logIn, setLanguage } from './users.ts'
import { expectPageQuality } from './visualAssertions.ts'

/** Demo users who take part in no other journey. */
const buyers = { 'zh-CN': ['baisuwen', '白素问'], en: ['mengchunhe', '孟春禾'] } as const
const menuEntry = { 'zh-CN': '应用接入', en: 'Applications' } as const

for (const language of ['zh-CN', 'en'] as const)
  test(`organisation (${language}): departments, people, an import and a role that reaches an open session`, async ({
    page,
    browser,
  }) => {
    const [account, name] = buyers[language]
    const other = await browser.newContext()
    await setLanguage(other, language)
    const theirs = await other.newPage()
    await logIn(theirs, account, { language })
    await setLanguage(page, language)
    await logIn(page, 'operator', { entrance: 'operator', language })

    const code = `E2E-${language === 'en' ? 'EN' : 'ZH'}`
    await addDepartment(page, language, code)
    await addPerson(page, language, code)
    await importPeople(page, language, code)
    await addRole(page, language, code)

    const entry = theirs.getByRole('link', { name: menuEntry[language], exact: true })
    await theirs.goto(`${appUrl()}/orderManagement_list`)
    await expect(theirs.getByRole('main')).toBeVisible()
    await expect(entry).toHaveCount(0)
    await assignRole(page, language, code, name)
    // What is known of a session is believed for less than a second.
    await page.waitForTimeout(1000)
    await theirs.reload()
    await expect(entry.first()).toBeVisible()
    await other.close()
  })

const dialogOf = (page: Page) => page.getByRole('dialog').last()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function search(page: Page, field: Locator, keyword: string, language: Language) {
  await field.fill(keyword)
  await page.getByRole('main').getByRole('button', { name: messagesOf[language].common.search, exact: true }).click()
}

async function choose(page: Page, language: Language, dialog: Locator, department: string) {
  const { departments, people } = messagesOf[language]
  await dialog.getByLabel(people.field.deptId).click()
  const picker = dialogOf(page)
  await picker.getByRole('searchbox', { name: departments.search }).fill(department)
  await picker.getByRole('button', { name: department }).first().click()
}

async function addDepartment(page: Page, language: Language, code: string) {
  const { departments, common } = messagesOf[language]
  await page.goto(`${appUrl()}/departments`)
  await expectPageQuality(page)
  await rowOf(page, '001').first().getByRole('button', { name: departments.action.addBelow }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(departments.field.deptName).fill(`${code} 新部门`)
  await dialog.getByLabel(departments.field.deptCode).fill(code)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search(page, page.getByLabel(departments.department).first(), code, language)
  await expect(rowOf(page, code)).toBeVisible()
}

async function addPerson(page: Page, language: Language, code: string) {
  const { people, organisation, common } = messagesOf[language]
  await page.goto(`${appUrl()}/organisation`)
  await expectPageQuality(page)
  await page.getByRole('button', { name: people.add }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(people.field.userName).fill(`${code} 新人`)
  await dialog.getByLabel(people.field.userCode.label).fill(`${code}.1`)
  await choose(page, language, dialog, code)
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

async function addRole(page: Page, language: Language, code: string) {
  const { roles, common } = messagesOf[language]
  await page.goto(`${appUrl()}/roles`)
  await expectPageQuality(page)
  await page.getByRole('button', { name: roles.add }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(roles.field.code.label).fill(code)
  await dialog.getByRole('textbox', { name: new RegExp(`${roles.field.name}$`) }).fill(code)
  await dialog.getByPlaceholder(roles.searchPermission).fill('sso.provide')
  const named = permissions['sso.provide'][language === 'en' ? 1 : 0]
  await dialog.getByRole('row', { name: named }).click()
  await expectPageQuality(page)
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function assignRole(page: Page, language: Language, code: string, name: string) {
  const { roles } = messagesOf[language]
  await page.goto(`${appUrl()}/roles?keyword=${code}`)
  await rowOf(page, code).getByRole('button', { name: roles.action.members }).click()
  const dialog = dialogOf(page)
  await dialog.getByText(roles.view.add, { exact: true }).click()
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('searchbox').press('Enter')
  await dialog.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await dialog.getByRole('button', { name: roles.addSelected }).click()
  await expect(dialog.getByRole('button', { name: roles.addSelected })).toHaveCount(0)
}
