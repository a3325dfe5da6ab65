import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { withdrawnOrder } from '../support/withdrawnOrder.ts'
import { enter, logIn, menu, setLanguage } from '../users.ts'
import { expectPageQuality, expectToast } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { workbench, common } = messagesOf[language]

  test(`workbench: a buyer finds to-dos, selects shortcuts by keyboard, and reads figures as a table, in ${language}`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await logIn(page, 'linzhiyuan', { language })
    await withdrawnOrder(page)
    await page.getByRole('link', { name: menu[language].workbench }).first().click()
    await expect(page).toHaveURL(/\/workbench$/)
    const todos = page.getByRole('region', { name: workbench.todo.title, exact: true })
    const rows = todos.getByRole('listitem').filter({ has: page.getByRole('link', { name: /[:：]/ }) })
    await expect(rows.first()).toBeVisible()
    await expectPageQuality(page)

    // A draft links to its order, and its kind to the list of all drafts.
    const draft = rows.filter({ hasText: /DD\d+/ }).first()
    await draft.getByRole('link', { name: /[:：]/ }).click()
    await expect(page).toHaveURL(/\/orderDetail\?orderId=\d+$/)
    await page.goBack()
    await todos.locator('a[href="/orderManagement_list?tab=drafted"]').click()
    await expect(page).toHaveURL(/\/orderManagement_list\?tab=drafted$/)
    await page.goBack()

    const shortcuts = page.getByRole('region', { name: workbench.shortcut.title })
    await shortcuts.getByRole('button', { name: workbench.shortcut.manage }).click()
    const dialog = page.getByRole('dialog')
    const own = dialog.getByRole('grid', { name: workbench.shortcut.chosen }).getByRole('row')
    await expect(own.nth(4)).toBeVisible()
    // The other language leaves five.
    const add = dialog.getByRole('button', { name: interpolate(workbench.shortcut.addOne, { name: '' }) })
    if ((await own.count()) === 5) await add.first().click()
    await expect(own).toHaveCount(6)
    await expect(dialog.getByText(workbench.shortcut.full)).toBeVisible()
    await expectPageQuality(page)
    const [first, second] = [await own.nth(0).textContent(), await own.nth(1).textContent()]
    const handle = dialog.getByRole('button', {
      name: interpolate(workbench.shortcut.drag, { name: first! }),
      exact: true,
    })
    await handle.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(own.nth(0)).toContainText(second!)
    await dialog
      .getByRole('button', {
        name: interpolate(workbench.shortcut.remove, { name: (await own.last().textContent())! }),
      })
      .click()
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expectToast(page, workbench.shortcut.saved)
    const tiles = shortcuts.getByRole('listitem')
    await expect(tiles.first()).toHaveText(second!)
    // Five are selected, so that one more can be added.
    await expect(tiles.last()).toHaveText(workbench.shortcut.add)
    await page.reload()
    await expect(tiles.first()).toHaveText(second!)

    const calendar = page.getByRole('region', { name: workbench.due.title })
    await calendar.getByRole('grid').getByRole('button').filter({ hasText: /^10/ }).first().focus()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(calendar.getByText(workbench.due.none).or(calendar.getByRole('link').first())).toBeVisible()

    const budget = page.getByRole('region', { name: language === 'en' ? 'Budget use' : '预算执行' })
    await budget.getByRole('button', { name: common.chart.asTable }).click()
    await expect(budget.getByRole('table')).toBeVisible()
  })

  test(`workbench: suppliers and operators have workbenches of their own, in ${language}`, async ({ browser }) => {
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    await supplier.goto(`${appUrl()}/workbench`)
    await expect(supplier.getByRole('region', { name: messagesOf[language].fulfilment.trend.title })).toBeVisible()
    await expectPageQuality(supplier)

    const operator = await enter(browser, 'operator', language, 'operator')
    await operator.goto(`${appUrl()}/workbench`)
    const figures = operator.getByRole('list', { name: workbench.figures })
    await expectPageQuality(operator)
    for (const [place, path] of ['tenantOrders', 'tenantOrders', 'tenantProjects', 'tenantProducts'].entries())
      await expect(figures.getByRole('link').nth(place)).toHaveAttribute('href', new RegExp(`^/${path}`))
    await figures.getByRole('link').first().click()
    await expect(operator).toHaveURL(/\/tenantOrders/)
  })
}
