import { expect, test } from './app.ts'

test('first visit: the server responds with the start page', { tag: '@core' }, async ({ page, request }) => {
  expect((await request.get('/readyz')).status()).toBe(200)
  await page.goto('/')
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('#root')).not.toBeEmpty()
})
