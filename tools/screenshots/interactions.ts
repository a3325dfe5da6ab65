import type { Page } from '@playwright/test'
import type { Words } from './pageToCapture.ts'

export const useDesktopViewport = (page: Page) => page.setViewportSize({ width: 1440, height: 900 })
/** Phone width, for parts that are elsewhere on a desktop. */
export const usePhoneViewport = (page: Page) => page.setViewportSize({ width: 390, height: 844 })
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** Selects an action from the menu of the first row. */
export async function pressMore(page: Page, { common }: Words, name: string) {
  await press(page, common.more)
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Opens a dialog that requires reauthentication. */
export async function reauthenticated(page: Page, { login: { prove } }: Words, name: string) {
  await press(page, name)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel(prove.password).fill('Baicai@2026')
  await press(page, prove.next)
  await dialog.getByLabel(prove.password).waitFor({ state: 'detached' })
  return dialog
}

/** Loads lazy images, so that they are on the screenshot. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
