import { expect, type Page } from '@playwright/test'
import { appUrl } from '../app.ts'
import { type Language, messagesOf } from '../messages.ts'
import { chooseFiles, pdfNamed } from '../support/uploads.ts'
import { expectToast } from '../visualAssertions.ts'

const inDialog = (page: Page) => page.getByRole('dialog').last()
const tab = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Enrols in the project as a supplier, with documents, and asks a question. */
export async function takePart(page: Page, language: Language, title: string, question: string): Promise<void> {
  const { supplierProjects: words, notice, enrolments, common } = messagesOf[language]
  await page.goto(`${appUrl()}/supplierProjects?keyword=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('link', { name: words.enrol, exact: true }).click()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.needsFiles, { exact: true }).first()).toBeVisible()
  await page.getByLabel(words.field.contactTel).fill('13800001111')
  await chooseFiles(page.getByRole('button', { name: common.upload.choose }), [pdfNamed('licence.pdf')])
  await expect(page.getByText('licence.pdf')).toBeVisible()
  await expect(page.locator('[data-uploading]')).toHaveCount(0)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('main').getByText(enrolments.status.submitted, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: notice.questions.ask }).click()
  await inDialog(page).getByRole('textbox').fill(question)
  await inDialog(page).getByRole('button', { name: notice.questions.send }).click()
  await expectToast(page, notice.questions.asked)
}

/** Accepts the enrolment as the buyer and answers the question publicly. */
export async function passAndAnswer(page: Page, language: Language, answer: string): Promise<void> {
  const { projects, enrolments, notice, common } = messagesOf[language]
  await page.reload()
  await tab(page, projects.part.enrolments).check({ force: true })
  await page.getByRole('button', { name: enrolments.action.pass, exact: true }).click()
  await expect(page.getByRole('cell', { name: enrolments.status.passed })).toBeVisible()
  await tab(page, projects.part.questions).check({ force: true })
  await page.getByRole('button', { name: notice.questions.give, exact: true }).click()
  await inDialog(page).getByRole('textbox').fill(answer)
  await inDialog(page).getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('main').getByText(answer)).toBeVisible()
}

/** Changes the place of delivery by a change notice as the buyer, and ends the project with a reason. */
export async function changeAndEnd(page: Page, language: Language, reason: string): Promise<void> {
  const { projects } = messagesOf[language]
  await page.getByRole('button', { name: projects.action.change, exact: true }).click()
  await inDialog(page).getByLabel(projects.changeField.title).fill(reason)
  await inDialog(page).getByLabel(projects.changeField.deliveryAddress).fill('2 号库')
  await inDialog(page).getByRole('button', { name: projects.publishChange }).click()
  await expectToast(page, projects.changed)
  await tab(page, projects.part.changes).check({ force: true })
  await expect(page.getByRole('main').getByText('2 号库')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: projects.action.terminate, exact: true }).click()
  await inDialog(page).getByRole('textbox').fill(reason)
  await inDialog(page).getByRole('button', { name: projects.action.terminate, exact: true }).click()
  await expect(page.getByText(projects.ending.terminated, { exact: true }).first()).toBeVisible()
}
