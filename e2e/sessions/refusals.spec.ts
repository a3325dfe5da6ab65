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

const givenUp = { 'session.idle': session.giveUp, 'session.elsewhere': session.giveUp }
for (const [code, button] of Object.entries({ ...givenUp, 'permission.denied': session.login } as const))
  test(`sessions: the refusal ${refusals[code as keyof typeof refusals][0]} to a read is shown once over the page`, async ({
    page,
  }) => {
    await logIn(page, 'fangmuqing')
    // The page after the login sends the same request.
    await waitUntilStable(page)
    await refuse(page, code as keyof typeof refusals)
    await page.goto(`${appUrl()}/deliveryAddress`)
    await expectDialog(page, refusals[code as keyof typeof refusals][1])
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
  })

test('sessions: a page that is loaded after the session has ended goes to the login, and is returned to', async ({
  page,
}) => {
  await logIn(page, 'fangmuqing')
  await waitUntilStable(page)
  await refuse(page, 'session.none')
  await page.goto(`${appUrl()}/deliveryAddress`)
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => sessionStorage.getItem('portal_router_path'))).toBe('/deliveryAddress')
})

test('sessions: a visitor who opens a protected page logs in first and then returns to it', async ({ page }) => {
  await page.goto(`${appUrl()}/deliveryAddress`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(session.notYet)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('saved_path'))).toBe('/deliveryAddress')
})
