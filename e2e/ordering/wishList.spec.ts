import { listCart } from '#contract/ordering/cart.ts'
import { listListLines } from '#contract/ordering/lists/goodsLists.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  test(`lists (${language}): favourites become a list that a colleague puts in the cart`, async ({ browser }) => {
    const { lists, catalogue, ordering, common } = messagesOf[language]
    const name = `部门常备 ${Date.now()}`
    const buyer = await enter(browser, 'linzhiyuan', language)
    const dialog = buyer.getByRole('dialog')

    await buyer.goto(`${appUrl()}/wishList?tab=lists`)
    await buyer.getByRole('button', { name: lists.add }).click()
    await dialog.getByRole('textbox', { name: lists.field.name }).fill(name)
    await chooseOption(dialog.getByRole('combobox', { name: lists.field.share.label }), lists.field.share.options.view)
    await dialog.getByRole('button', { name: common.save, exact: true }).click()
    await expect(buyer.getByRole('link', { name })).toBeVisible()

    await buyer.goto(`${appUrl()}/showMallProductList?searchWords=打印纸&inStock=true`)
    await buyer.locator('article').first().getByRole('link').first().click()
    await expect(buyer).toHaveURL(/skuId=/)
    const skuId = new URL(buyer.url()).searchParams.get('skuId')!
    await buyer.getByRole('button', { name: catalogue.goods.favourite, exact: true }).click()
    await expect(buyer.getByRole('button', { name: catalogue.goods.unfavourite, exact: true })).toBeVisible()
    const favourites = await callApi(buyer, listListLines, { limit: 100 })
    const goods = favourites.records.find((each) => each.skuId === skuId)!.name
    await buyer.goto(`${appUrl()}/wishList`)
    const favourite = buyer.getByRole('row').filter({ hasText: goods })
    await favourite.getByRole('button', { name: common.more, exact: true }).click()
    await buyer.getByRole('menuitem', { name: lists.action.toList, exact: true }).click()
    await chooseOption(dialog.getByRole('combobox', { name: lists.field.listId }), name)
    await dialog.getByRole('textbox', { name: lists.field.quantity }).fill('3')
    await dialog.getByRole('button', { name: lists.action.toList, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await waitUntilStable(buyer)
    await expectAccessible(buyer)

    // A colleague of the department sees the list, and cannot change what is only shown.
    const colleague = await enter(browser, 'zhaoyanbei', language)
    await colleague.goto(`${appUrl()}/wishList?tab=lists`)
    const shared = colleague.getByRole('row').filter({ hasText: name })
    await expect(shared).toContainText('林知远')
    await expect(shared.getByRole('button')).toHaveText([lists.action.open])
    await shared.getByRole('link', { name }).click()
    const line = colleague.getByRole('row').filter({ hasText: goods })
    await expect(line.getByRole('cell', { name: '3', exact: true })).toBeVisible()
    await expect(line.getByRole('button')).toHaveText([lists.action.toCart, lists.action.alert])
    await waitUntilStable(colleague)
    await expectAccessible(colleague)
    await colleague.getByRole('button', { name: lists.toCart, exact: true }).click()
    await colleague.getByRole('dialog').getByRole('link', { name: ordering.move.again.toCart }).click()
    await expect(colleague).toHaveURL(/myCart/)
    await expect(colleague.getByText(goods).first()).toBeVisible()
    const { groups } = await callApi(colleague, listCart, {})
    expect(groups.flatMap(({ lines }) => lines).find((each) => each.skuId === skuId)).toMatchObject({ quantity: 3 })
    await waitUntilStable(colleague)
    await expectAccessible(colleague)
  })
}
