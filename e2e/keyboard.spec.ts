import { appUrl, expect, test } from './app.ts'
import { expectFocusTrap, expectFullTabCycle, tabTo } from './keyboardNavigation.ts'
import { logIn, menu } from './users.ts'
import { expectToast, waitUntilStable } from './visualAssertions.ts'
import { messagesOf } from './messages.ts'

const words = messagesOf['zh-CN']

test('keyboard: from login to the submitted order, by keyboard only', { tag: '@core' }, async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  const isAt = async (address: RegExp) => {
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main'), 'one begins at the content of a new page').toBeFocused()
    await waitUntilStable(page)
  }

  await test.step('log in', async () => {
    await page.goto(`${appUrl()}/login`)
    await waitUntilStable(page)
    await tabTo(page, page.getByPlaceholder(words.login.account))
    await type('dengxiaotang')
    await tabTo(page, page.getByPlaceholder(words.login.password))
    await type('Baicai@2026')
    await tabTo(page, page.getByPlaceholder(words.login.code))
    await type('0000')
    await press('Enter')
    await expect(page).not.toHaveURL(/\/login/)
    await waitUntilStable(page)
  })

  await test.step('skip to the content and return to the search', async () => {
    await press('Tab')
    await expect(page.getByRole('link', { name: words.common.skip })).toBeFocused()
    await expect(page.getByRole('link', { name: words.common.skip })).toBeInViewport()
    await press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const box = page.getByRole('searchbox', { name: words.catalogue.search.label })
    await tabTo(page, box, 'Shift+Tab')
    await type('手套')
    await expect(page.locator('[data-word]').first()).toBeVisible()
    await press('ArrowDown')
    await expect(page.locator('[data-word]').first()).toBeFocused()
    await press('Escape')
    await expect(page.locator('[data-word]')).toHaveCount(0)
    await expect(box).toBeFocused()
    await press('Enter')
    await isAt(/searchWords=/)
  })

  await test.step('search again; the search box keeps the focus', async () => {
    const box = page.getByRole('searchbox', { name: words.catalogue.search.label })
    await press('/')
    await expect(box).toBeFocused()
    await type('防护/')
    await expect(box).toHaveValue('防护/')
    await press('Backspace')
    await press('Enter')
    await expect(page).toHaveURL(/searchWords=[^&]*%E9%98%B2/)
    await waitUntilStable(page)
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('防护')
    await page.goBack()
    await waitUntilStable(page)
    await expect(box).toHaveValue('手套')
  })

  await test.step('walk through the list and filter it', async () => {
    await expectFullTabCycle(page)
    const inStock = page.getByRole('checkbox', { name: words.catalogue.list.inStock })
    await tabTo(page, inStock)
    await press('Space')
    await expect(page).toHaveURL(/inStock=true/)
    await waitUntilStable(page)
    await expect(inStock).toBeChecked()
    await expect(inStock).toBeFocused()
  })

  await test.step('open the first goods and add them to the cart', async () => {
    await tabTo(page, page.locator('article h3 a').first())
    await press('Enter')
    await isAt(/productDetail/)
    await tabTo(page, button(words.catalogue.goods.add))
    await press('Enter')
    await expectToast(page, words.catalogue.goods.added)
    await tabTo(page, page.getByRole('link', { name: menu['zh-CN'].cart }))
    await press('Enter')
    await isAt(/myCart/)
  })

  await test.step('check out; the dialog traps the focus and restores it', async () => {
    await tabTo(page, page.getByText(words.ordering.cart.checkout, { exact: true }))
    await press('Enter')
    await isAt(/confirmOrder/)
    const add = button(words.ordering.confirm.add)
    await tabTo(page, add)
    await press('Enter')
    await expectFocusTrap(page, page.getByRole('dialog'), add)
    await tabTo(page, button(words.ordering.confirm.submit))
    await press('Enter')
    await expect(page).toHaveURL(/orderSubmitted/)
    await expect(page.getByRole('heading', { name: words.ordering.result.title })).toBeVisible()
  })
})

test('keyboard: arrow keys move through table rows, Space selects and Enter opens', async ({ page }) => {
  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/organisation`)
  const rows = page.getByRole('table', { name: words.people.title }).getByRole('row')
  const checkboxOf = (at: number) => rows.nth(at).getByRole('checkbox')
  await tabTo(page, checkboxOf(1))
  await page.keyboard.press('ArrowDown')
  await expect(checkboxOf(2)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(checkboxOf(2)).toBeChecked()
  await page.keyboard.press('End')
  await expect(checkboxOf((await rows.count()) - 1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(checkboxOf(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(checkboxOf(1)).toBeFocused()
  const actionOf = (at: number) => rows.nth(at).getByRole('button', { name: words.people.action.edit, exact: true })
  await tabTo(page, actionOf(1))
  await page.keyboard.press('ArrowDown')
  await expect(actionOf(2)).toBeFocused()
  // An open row menu handles the arrow keys itself.
  const more = rows.nth(2).getByRole('button', { name: words.common.more })
  await more.press('ArrowDown')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await checkboxOf(2).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('keyboard: the focus of a removed element moves to its neighbour, and after the last one to the heading', async ({
  page,
}) => {
  await logIn(page, 'dengxiaotang')
  await page.goto(`${appUrl()}/showMallProductList?searchWords=${encodeURIComponent('手套')}`)
  const brands = page.getByRole('group', { name: words.catalogue.list.brand }).getByRole('button', { pressed: false })
  const chips = page.getByRole('group', { name: words.catalogue.list.chosen }).getByRole('button', { name: /^取消“/ })
  for (const count of [1, 2]) {
    // With one filter selected, 全部 is no longer pressed.
    await brands.nth(count - 1).click()
    await expect(chips).toHaveCount(count)
  }
  const name = await chips.nth(1).getAttribute('aria-label')
  await chips.nth(0).press('Enter')
  await expect(chips).toHaveCount(1)
  await expect(page.getByRole('button', { name: name! })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('heading', { name: words.catalogue.list.title, exact: true })).toBeFocused()
})

test('keyboard: entries that do not fit in the main navigation are in the menu at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, 'linzhiyuan')
  const navigation = page.getByRole('navigation', { name: words.shell.main })
  const more = navigation.getByRole('button', { name: words.common.more })
  await waitUntilStable(page)
  await expect(more).toBeVisible()
  // Entries in the menu are hidden from screen readers and skipped by Tab in the row.
  await expect(navigation.getByRole('link', { name: menu['zh-CN'].addresses })).toHaveCount(0)
  await more.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/noLoghelpCenter$/)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(navigation.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})
