import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { logIn } from '../users.ts'

const { menus, common } = messagesOf['zh-CN']

test('menus: an operator adds an entry, and a buyer who is looking sees it and opens its page', async ({
  page,
  browser,
}) => {
  const buyers = await browser.newContext()
  const buyer = await buyers.newPage()
  await logIn(buyer, 'linzhiyuan')
  await buyer.goto(`${appUrl()}/orderManagement_list`)
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible()

  await logIn(page, 'operator', { entrance: 'operator' })
  await page.goto(`${appUrl()}/menus`)
  await page.getByRole('button', { name: menus.add, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: menus.add })
  await dialog.getByRole('textbox', { name: menus.field.permName }).first().fill('急单')
  await chooseOption(dialog.getByLabel(menus.field.routeName.label), '我的订单')
  await dialog.getByRole('textbox', { name: menus.field.url }).fill('urgentOrders')
  await dialog.getByLabel(menus.field.params.label).fill('tab=receiving')
  await dialog.getByRole('button', { name: common.save }).click()
  await expect(page.getByRole('treegrid', { name: menus.title }).getByRole('row', { name: '急单' })).toBeVisible()

  // Without being loaded again: in the navigation, or in the menu of what does not fit.
  await expect(buyer.locator('nav a', { hasText: '急单' }).first()).toBeAttached()
  await buyer.goto(`${appUrl()}/urgentOrders?tab=receiving`)
  await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(buyer).toHaveURL(/urgentOrders/)
  await buyers.close()
})
