import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, interpolate, messagesOf } from '../messages.ts'

/** Hands for the kit's pickers: what a person does with a select, a cascade, a tree or a menu. */

/** Chooses an option of a select, by its text or its place among those that can be chosen. */
export async function chooseOption(field: Locator, option: string | number): Promise<void> {
  await field.click()
  const options = field.page().getByRole('listbox').getByRole('option')
  const chosen = typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()
  await chosen.click()
  await expect(options).toHaveCount(0)
  if (typeof option === 'string') await expect(field).toHaveValue(option)
}

/** Goes down a cascade, column by column, by the names; at a number, by the place in the column. It ends closed. */
export async function choosePath(field: Locator, path: readonly (string | number)[]): Promise<void> {
  await field.click()
  const page = field.page()
  for (const [level, step] of path.entries()) {
    const column = page.getByRole('listbox').nth(level)
    const options = column.getByRole('option')
    const option =
      typeof step === 'number' ? options.nth(step) : column.getByRole('option', { name: step, exact: true })
    await option.click()
  }
  if ((await page.getByRole('listbox').count()) > 0) await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Finds a path of a cascade by what is typed, and takes the first. */
export async function findPath(field: Locator, typed: string): Promise<void> {
  await field.click()
  const page = field.page()
  await page.getByRole('dialog').last().getByRole('searchbox').fill(typed)
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Opens the account menu in the header. */
export async function openAccountMenu(page: Page, language: Language): Promise<void> {
  const name = new RegExp(`^${interpolate(messagesOf[language].shell.account, { name: '.*' })}$`)
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Opens it and takes an entry. */
export async function chooseInAccountMenu(page: Page, language: Language, entry: string): Promise<void> {
  await openAccountMenu(page, language)
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Chooses among several, at a place of the list, and closes it. */
export async function chooseInMultiSelect(field: Locator, place: number): Promise<void> {
  await field.click()
  const page = field.page()
  await page.getByRole('listbox').getByRole('option').nth(place).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
