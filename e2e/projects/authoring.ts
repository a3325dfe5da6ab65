import { expect, type Page } from '@playwright/test'
import { appUrl } from '../app.ts'
import { type Language, messagesOf } from '../messages.ts'
import { chooseInMultiSelect } from '../support/pickers.ts'
import { expectAccessible, expectToast } from '../visualAssertions.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const confirmButton = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true })

/** Pastes several spreadsheet lines into the focused cell. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** Writes a project as a buyer, autosaved, and submits it; returns the URL of its page. */
export async function writeProject(page: Page, language: Language, title: string): Promise<string> {
  const { projects, projectForm: form, common, notice } = messagesOf[language]
  await page.goto(`${appUrl()}/myProjects`)
  await button(page, projects.add).click()
  await page.getByRole('dialog').getByRole('link', { name: projects.kind.inquiry }).click()
  await page.getByRole('main').getByRole('textbox', { name: projects.field.title }).fill(title)
  await page.getByLabel(projects.field.purchaseContent).fill('年度劳保用品')
  await page.getByLabel(projects.field.enrolRequirements).fill('营业执照')
  await page.getByLabel(projects.field.minSuppliers).fill('1')

  const cell = (row: number, column: string) => page.locator(`[data-row="${row}"][data-column="${column}"] input`)
  await cell(0, 'name').focus()
  await paste(page, '安全帽\tV 型\t顶\t6,000\t36.50\n手套\tL 码\t双\t4000\t2.5\n')
  await expect(cell(1, 'quantity')).toHaveValue('4000')
  await cell(1, 'budgetPrice').press('Enter')
  await expect(cell(2, 'name')).toBeFocused()
  // Leaving the form saves the draft and changes the URL; the empty row is removed.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(/projectEdit\?id=/)

  await button(page, projects.action.submit).click()
  const sections = page.getByRole('navigation', { name: common.sections.label })
  await expect(sections.getByRole('link', { name: form.section.basics })).toContainText(common.sections.wrong)
  await chooseInMultiSelect(page.getByLabel(projects.field.categoryIds), 0)
  await button(page, form.preview).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByText(notice.contact.logIn)).toBeVisible()
  await preview.getByText(form.reader.enrolled, { exact: true }).click()
  await expect(preview.getByText(notice.contact.logIn)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click()
  await button(page, projects.action.submit).click()
  await confirmButton(page, projects.action.submit).click()
  await expect(page).toHaveURL(/projectManage\?id=/)
  await expect(page.getByRole('main').getByText(projects.state[2], { exact: true }).first()).toBeVisible()
  return page.url()
}

/** The department head approves it from the list of pending approvals. */
export async function approveProject(page: Page, language: Language, title: string): Promise<void> {
  const { approvals } = messagesOf[language]
  await page.goto(`${appUrl()}/orderApproval?keyword=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/projectManage\?id=/)
  await button(page, approvals.usual[0]).click()
  await button(page, approvals.agree).click()
  await expectToast(page, approvals.agreed)
  await expect(page).toHaveURL(/orderApproval/)
}

/** Publishes the approved project as its buyer. */
export async function publishProject(page: Page, language: Language): Promise<void> {
  const { projects } = messagesOf[language]
  await page.reload()
  await button(page, projects.action.publish).click()
  await confirmButton(page, projects.action.publish).click()
  await expect(page.getByRole('main').getByText(projects.state[4], { exact: true }).first()).toBeVisible()
}
