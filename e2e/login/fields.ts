import type { Page } from '@playwright/test'
import { expectAccessible, expectUniqueNames, waitUntilStable } from '../visualAssertions.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const passwordField = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** The page as it is now: accessible, within its width, and without two names for different things. */
export async function expectSoundPage(page: Page) {
  await waitUntilStable(page)
  await expectAccessible(page)
  await expectUniqueNames(page)
  await expectNoHorizontalOverflow(page)
}
