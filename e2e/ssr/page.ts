import type { BrowserContext, Page } from '@playwright/test'
import { appUrl } from '../app.ts'
import { messagesOf } from '../messages.ts'

export const list = `${appUrl()}/showMallProductList?searchWords=防护手套&inStock=true`
export const words = messagesOf['zh-CN']
export const tiles = (html: string) => html.split('<article').length - 1

/** HTML of a page as sent by the server. */
export async function sent(context: BrowserContext, address = list): Promise<string> {
  const response = await context.request.get(address)
  return response.text()
}

/** Opens a page whose scripts are blocked until the returned function is called. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return gate.resolve
}
