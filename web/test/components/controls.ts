import { type Locator, page, userEvent } from 'vitest/browser'

/** Chooses an option of a select. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Chooses a file for the only upload of an element. */
export async function attach(within: Locator, name: string, type = 'application/pdf'): Promise<void> {
  const input = within.element().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nothing can be uploaded here')
  await userEvent.upload(input, new File(['%PDF-1.7'], name, { type }))
}
