import { appUrl, expect, test } from '../app.ts'
import { logIn, refusalText } from '../users.ts'
import { waitUntilStable } from '../visualAssertions.ts'
import { messagesOf } from '../messages.ts'
import { list, words, openWithoutScripts } from './page.ts'

test('SSR: a search entered and submitted before hydration is executed', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  const releaseScripts = await openWithoutScripts(page, list)
  await page.getByRole('searchbox', { name: words.catalogue.search.label }).fill('安全帽')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(encodeURI(list))
  releaseScripts()
  await expect(page.locator('article h3').first()).toContainText('安全帽')
  await expect(page.getByRole('searchbox', { name: words.catalogue.search.label })).toHaveValue('安全帽')
})

test('SSR: input before hydration is processed in order', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  const releaseScripts = await openWithoutScripts(page, list)
  const { price, priceFrom, priceTo, inStock } = words.catalogue.list
  await page.getByLabel(priceFrom).fill('10')
  await page.getByLabel(priceTo).fill('60')
  await page.getByRole('group', { name: price }).getByRole('button', { name: words.common.confirm }).click()
  await page.getByRole('checkbox', { name: inStock }).click()
  releaseScripts()
  await expect(page).toHaveURL(/priceFrom=10&priceTo=60/)
  await expect(page).not.toHaveURL(/inStock/)
})

test('SSR: multi-line text entered before hydration is kept and submitted', async ({ page }) => {
  const { field, send } = words.feedbackForm
  const releaseScripts = await openWithoutScripts(page, `${appUrl()}/feedModal`)
  await page.getByRole('textbox', { name: field.context }).fill('第一行\n第二行')
  await page.getByRole('textbox', { name: field.contact }).fill('ann@')
  await page.getByRole('button', { name: send, exact: true }).click()
  releaseScripts()
  await expect(page.getByText(refusalText('feedback.emailWrong', 'zh-CN'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: field.context })).toHaveValue('第一行\n第二行')
})

test('SSR: a language selected before hydration is applied after it', async ({ page }) => {
  const errors: string[] = []
  page.context().on('weberror', (error) => errors.push(error.error().message))
  const releaseScripts = await openWithoutScripts(page, `${appUrl()}/login`)
  await page.getByRole('button', { name: words.shell.language }).click()
  releaseScripts()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByPlaceholder(messagesOf.en.login.account)).toBeVisible()
  await waitUntilStable(page)
  expect(errors).toEqual([])
})

test('SSR: a checkbox checked before hydration toggles once', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  const releaseScripts = await openWithoutScripts(page, list)
  await page.getByRole('checkbox', { name: words.catalogue.list.inStock }).click()
  releaseScripts()
  await expect(page).not.toHaveURL(/inStock=true/)
  await expect(page.getByRole('checkbox', { name: words.catalogue.list.inStock })).not.toBeChecked()
})

test('SSR: a button clicked before hydration is executed once', async ({ page }) => {
  await logIn(page, 'linzhiyuan')
  await page.goto(list)
  const goods = await page.locator('article h3 a').first().getAttribute('href')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const releaseScripts = await openWithoutScripts(page, `${appUrl()}${goods}`)
  await page.getByRole('button', { name: words.catalogue.goods.add }).first().click()
  releaseScripts()
  await expect(page.getByText(words.catalogue.goods.added).first()).toBeVisible()
  expect(requested.filter((path) => path.includes('addCart'))).toHaveLength(1)
})
