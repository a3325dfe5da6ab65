import type { Page } from '@playwright/test'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'

const { common } = messagesOf['zh-CN']
const calls = `**${checkEnable.path}*`

/** Sends pages without the server's state, as during an outage, so that the browser asks for the portal itself. */
async function openWithData(page: Page): Promise<void> {
  await page.goto(`${appUrl()}/notice`)
  await page.waitForFunction(() => window.isHydrated)
  await page.evaluate(() => {
    localStorage.setItem('old', '1')
    sessionStorage.setItem('old', '1')
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replace(/<script type="application\/json".*?<\/script>/s, '') })
  })
}

const storedData = (page: Page) => page.evaluate(() => [localStorage.getItem('old'), sessionStorage.getItem('old')])

test('start: without settings the browser is reset once, and then the person is asked', async ({ page }) => {
  await openWithData(page)
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    return route.fulfill({ response, json: { ...body, data: { ...body.data, portalSettingsInfo: undefined } } })
  })
  await page.reload()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(common.trouble.starting)).toBeVisible()
  await expect(page).toHaveURL(`${appUrl()}/`)
  expect(await storedData(page)).toEqual([null, null])
  await page.unroute(calls)
  await dialog.getByRole('button', { name: common.reload }).click()
  await page.waitForFunction(() => window.isHydrated)
  await expect(dialog).toHaveCount(0)
})

test('start: without a response the page is loaded again on request, and nothing is cleared', async ({ page }) => {
  await openWithData(page)
  await page.route(calls, (route) => route.abort())
  await page.reload()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(common.trouble.starting)).toBeVisible()
  await expect(page).toHaveURL(`${appUrl()}/notice`)
  await page.unroute(calls)
  await dialog.getByRole('button', { name: common.reload }).click()
  await page.waitForFunction(() => window.isHydrated)
  await expect(page).toHaveURL(`${appUrl()}/notice`)
  expect(await storedData(page)).toEqual(['1', '1'])
})
