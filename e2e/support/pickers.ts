import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, interpolate, messagesOf } from '../messages.ts'

/** Actions on the pickers of the kit: select, cascader, tree select and menu. */

/** Selects an option by its text or by its position among the enabled ones. */
export async function chooseOption(field: Locator, option: string | number): Promise<void> {
  await field.click()
  const options = field.page().getByRole('listbox').getByRole('option')
  const chosen = typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()
  await chosen.click()
  await expect(options).toHaveCount(0)
  if (typeof option === 'string') await expect(field).toHaveValue(option)
}

/** Selects a path of a cascader, column by column, by names or positions. The cascader is closed at the end. */
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

/** Searches a cascader and selects the first result. */
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

/** Opens the account menu and selects an entry. */
export async function chooseInAccountMenu(page: Page, language: Language, entry: string): Promise<void> {
  await openAccountMenu(page, language)
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Selects an option of a multi-select by its position and closes it. */
export async function chooseInMultiSelect(field: Locator, place: number): Promise<void> {
  await field.click()
  const page = field.page()
  await page.getByRole('listbox').getByRole('option').nth(place).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
