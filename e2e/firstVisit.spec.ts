import { expect, test } from './app.ts'

test('first visit: the product answers, and its first page is shown', { tag: '@core' }, async ({ page, request }) => {
  expect((await request.get('/readyz')).status()).toBe(200)
  await page.goto('/')
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('#root')).not.toBeEmpty()
})
