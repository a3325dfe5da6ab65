import type { Page } from '@playwright/test'
import { refusals } from '#contract/refusals.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { appUrl, expect, test } from '../app.ts'
import { logIn } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'
import { session, expectDialog } from './session.ts'

/** Makes the server refuse reads of the user's own account. */
const refuse = (page: Page, code: keyof typeof refusals) =>
  page.route(`**${qryUserRefDetail.path}*`, (route) => {
    const [number, message] = refusals[code]
    return route.fulfill({ json: { code: number, message, data: null, traceid: 'x' } })
  })

for (const code of ['session.idle', 'session.elsewhere', 'permission.denied'] as const)
  test(`sessions: the refusal ${refusals[code][0]} is shown once and leads to the login`, async ({ page }) => {
    await logIn(page, 'fangmuqing')
    await refuse(page, code)
    await page.goto(`${appUrl()}/deliveryAddress`)
    await expectDialog(page, refusals[code][1])
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: session.login }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
  })

test('sessions: the refusal -100 to a read leads to the login without a message, and back afterwards', async ({
  page,
}) => {
  await logIn(page, 'fangmuqing')
  // The page after the login sends the same request.
  await waitUntilStable(page)
  await refuse(page, 'session.none')
  // The redirect may happen before the page has loaded, which would end the wait for its load.
  await page.goto(`${appUrl()}/deliveryAddress`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
})

test('sessions: a visitor who opens a protected page logs in first and then returns to it', async ({ page }) => {
  await page.goto(`${appUrl()}/deliveryAddress`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(session.notYet)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('saved_path'))).toBe('/deliveryAddress')
})
