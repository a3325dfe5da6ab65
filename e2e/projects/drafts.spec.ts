import type { Page } from '@playwright/test'
import { createProject, editProject } from '#contract/sourcing/projects.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { type Language, messagesOf } from '../messages.ts'
import { chooseInMultiSelect } from '../support/pickers.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectToast } from '../visualAssertions.ts'

const title = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('textbox', { name: messagesOf[language].projects.field.title })
const content = (page: Page, language: Language) => page.getByLabel(messagesOf[language].projects.field.purchaseContent)
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const cell = (page: Page, row: number, column: string) =>
  page.locator(`[data-row="${row}"][data-column="${column}"] input`)
/** Leaves the form, which saves the draft. */
const leaveForm = (page: Page) => page.getByRole('heading', { level: 1 }).click()
const savedBy = (page: Page, path: string) => page.waitForResponse((response) => response.url().endsWith(path))

async function begin(page: Page, language: Language, name: string): Promise<void> {
  const { projects } = messagesOf[language]
  await page.goto(`${appUrl()}/myProjects`)
  await button(page, projects.add).click()
  await page.getByRole('dialog').getByRole('link', { name: projects.kind.inquiry }).click()
  await title(page, language).fill(name)
}

for (const language of languagesOf(import.meta.filename)) {
  const { projects, projectForm, form, common } = messagesOf[language]

  test(`drafts (${language}): autosaved, reopened as saved, and submitted`, async ({ page }) => {
    const name = `草稿 ${language} ${Date.now() % 1_000_000}`
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await begin(page, language, name)
    await leaveForm(page)
    await expect(page).toHaveURL(/projectEdit\?id=/)
    await content(page, language).fill('劳保用品')
    const edited = savedBy(page, editProject.path)
    await page.getByRole('main').getByRole('link', { name: projects.title }).first().click()
    await edited
    // The draft has the values saved on leaving.
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: projects.action.edit, exact: true }).click()
    await expect(content(page, language)).toHaveValue('劳保用品')
    await chooseInMultiSelect(page.getByLabel(projects.field.categoryIds), 0)
    for (const [column, text] of Object.entries({ name: '安全帽', unit: '顶', quantity: '10' }))
      await cell(page, 0, column).fill(text)
    const secondSave = savedBy(page, editProject.path)
    await leaveForm(page)
    expect((await (await secondSave).json()).code).toBe(0)

    // An unfinished edit does not change the saved item.
    await cell(page, 0, 'unit').fill('')
    const partialSave = savedBy(page, editProject.path)
    await content(page, language).fill('年度劳保用品')
    await leaveForm(page)
    expect((await (await partialSave).json()).data.items).toMatchObject([{ name: '安全帽', unit: '顶' }])
    await expect(page.locator('output').filter({ hasText: /\d\d:\d\d/ })).toBeVisible()
    await cell(page, 0, 'unit').fill('顶')

    await button(page, projects.action.submit).click()
    await page.getByRole('dialog').getByRole('button', { name: projects.action.submit, exact: true }).click()
    await expectToast(page, projectForm.submitted)
    await expect(page).toHaveURL(/projectManage\?id=/)
  })

  test(`drafts (${language}): changes by another user are shown before they are overwritten`, async ({ page }) => {
    const name = `冲突 ${language} ${Date.now() % 1_000_000}`
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await begin(page, language, name)
    await leaveForm(page)
    await expect(page).toHaveURL(/projectEdit\?id=/)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await content(other, language).fill('他人的内容')
    await button(other, projectForm.save).click()
    await expectToast(other, projectForm.savedDraft)

    await content(page, language).fill('我的内容')
    await button(page, projectForm.save).click()
    await expect(page.getByRole('alert').filter({ hasText: form.newer })).toBeVisible()
    await expect(page.getByText(projectForm.saved.newer)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await other.reload()
    await expect(content(other, language)).toHaveValue('他人的内容')
    await button(page, projectForm.save).click()
    await expectToast(page, projectForm.savedDraft)
    await other.reload()
    await expect(content(other, language)).toHaveValue('我的内容')
  })

  test(`drafts (${language}): a lost first response does not prevent later saves`, async ({ page }) => {
    const name = `断线 ${language} ${Date.now() % 1_000_000}`
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await begin(page, language, name)
    let created = 0
    await page.route(`**${createProject.path}`, async (route) => {
      created += 1
      const response = await route.fetch()
      if (created === 1) await route.abort()
      else await route.fulfill({ response })
    })
    await leaveForm(page)
    await expect(page.getByText(projectForm.saved.failed)).toBeVisible()
    await content(page, language).fill('劳保用品')
    await button(page, projectForm.save).click()
    await expectToast(page, projectForm.savedDraft)
    expect(created).toBe(2)
    await page.reload()
    await expect(content(page, language)).toHaveValue('劳保用品')
    await page.goto(`${appUrl()}/myProjects?keyword=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name })).toHaveCount(1)
  })

  test(`drafts (${language}): input during a save is not lost on leaving`, async ({ page }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await begin(page, language, `保存中 ${language} ${Date.now() % 1_000_000}`)
    await leaveForm(page)
    await expect(page).toHaveURL(/projectEdit\?id=/)
    const delayed = Promise.withResolvers<void>()
    await page.route(`**${editProject.path}`, async (route) => {
      await delayed.promise
      await route.continue()
    })
    await content(page, language).fill('一')
    await title(page, language).press('Enter')
    // Without a title, autosave pauses.
    await title(page, language).fill('')
    delayed.resolve()
    await expectToast(page, projectForm.savedDraft)
    await page.getByRole('main').getByRole('link', { name: projects.title }).first().click()
    const prompt = page.getByRole('dialog', { name: common.unsaved.title })
    await prompt.getByRole('button', { name: common.unsaved.leave }).click()
    await expect(page).toHaveURL(/myProjects/)
  })
}
