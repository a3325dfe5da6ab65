import type { Page } from '@playwright/test'
import { refusals } from '#contract/refusals.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { appUrl, expect, test } from '../app.ts'
import { logIn } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'
import { session, expectDialog } from './session.ts'

/** The server answers who asks for their own account with a refusal. */
const refuse = (page: Page, code: keyof typeof refusals) =>
  page.route(`**${qryUserRefDetail.path}*`, (route) => {
    const [number, message] = refusals[code]
    return route.fulfill({ json: { code: number, message, data: null, traceid: 'x' } })
  })

for (const code of ['session.idle', 'session.elsewhere', 'permission.denied'] as const)
  test(`sessions: the answer ${refusals[code][0]} is said once, and leads to the login`, async ({ page }) => {
    await logIn(page, 'fangmuqing')
    await refuse(page, code)
    await page.goto(`${appUrl()}/deliveryAddress`)
    await expectDialog(page, refusals[code][1])
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: session.login }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
  })

test('sessions: the answer -100 to a read leads to the login silently, and back afterwards', async ({ page }) => {
  await logIn(page, 'fangmuqing')
  // What the page of the login leads to reads the same.
  await waitUntilStable(page)
  await refuse(page, 'session.none')
  // The answer can lead away before the page has loaded, which ends a wait for its load.
  await page.goto(`${appUrl()}/deliveryAddress`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
})

test('sessions: a visitor who asks for a page of their own is sent to log in first, and comes to it afterwards', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/deliveryAddress`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(session.notYet)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('saved_path'))).toBe('/deliveryAddress')
})
