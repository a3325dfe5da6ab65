import type { BrowserContext, Page } from '@playwright/test'
import { appUrl, expect } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { logIn } from '../users.ts'

export const words = messagesOf['zh-CN']
export const { session } = words.common

export const tokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')])
export const claims = (token: string | null | undefined) =>
  JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString('utf8')) as { type: string; userId: string }

/** Opens another, hydrated tab of the same browser. */
export async function tab(context: BrowserContext, path = '/deliveryAddress'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(appUrl() + path)
  await page.waitForFunction(() => window.isHydrated)
  return page
}
export const expectDialog = (page: Page, text: string) =>
  expect(page.getByRole('dialog').filter({ hasText: text })).toBeVisible()
export const acknowledge = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: words.common.know }).click()

/** Token of a login in another browser. */
export async function otherToken(page: Page): Promise<string> {
  const otherContext = await page.context().browser()!.newContext({ locale: 'zh-CN' })
  const other = await otherContext.newPage()
  await logIn(other, 'luyunzhou')
  const [token] = await tokens(other)
  await otherContext.close()
  return token!
}
