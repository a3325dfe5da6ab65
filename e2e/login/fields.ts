import type { Page } from '@playwright/test'
import { expectAccessible, expectUniqueNames, waitUntilStable } from '../visualAssertions.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const passwordField = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Current page is accessible, without horizontal overflow and with unique names. */
export async function expectCurrentPageQuality(page: Page) {
  await waitUntilStable(page)
  await expectAccessible(page)
  await expectUniqueNames(page)
  await expectNoHorizontalOverflow(page)
}
