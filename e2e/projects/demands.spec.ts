import type { Page } from '@playwright/test'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { addCart, listCart, removeCart } from '#contract/ordering/cart.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { listOrders } from '#contract/ordering/orderLists.ts'
import { listProjectOrders } from '#contract/ordering/projectOrders.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { decideProject, editProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { openOffers } from '../../tools/screenshots/sourcing/openedFixture.ts'
import { appUrl, expect, test } from '../app.ts'
import { projectDraft } from '../halls/publishing.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'
import { expectAccessible } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { ordering, demandPool, demands, common } = messagesOf[language]

  /** Sends cart lines for inquiry instead of ordering them. */
  async function sendForInquiry(page: Page, skuId: string, quantity: number) {
    const { groups } = await callApi(page, listCart, {})
    const lineIds = groups.flatMap(({ lines }) => lines.map(({ lineId }) => lineId))
    if (lineIds.length > 0) await callApi(page, removeCart, { lineIds })
    await callApi(page, addCart, { skuId, quantity })
    await page.goto(`${appUrl()}/myCart`)
    await page.getByRole('button', { name: ordering.cart.inquiry.send }).first().click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: common.save }).click()
    await expect(dialog).toHaveCount(0)
  }

  test(`demands (${language}): two departments need the same goods, one project is awarded, each orders its share`, async ({
    browser,
  }) => {
    const collector = await enter(browser, 'linzhiyuan', language, 'purchaser')
    const other = await enter(browser, 'dengxiaotang', language, 'purchaser')
    const head = await enter(browser, 'shenruochuan', language, 'purchaser')
    const supplier = await enter(browser, 'jianglan01', language, 'supplier')
    for (const page of [collector, other])
      expect((await callApi(page, queryReceiverAddress, {})).length).toBeGreaterThan(0)
    const search = { keyword: '安全帽', page: 1, limit: 10 as const }
    const goods = (await callApi(collector, queryGoodsListWithStandardByCatalog, search)).records[0]!
    await sendForInquiry(collector, goods.skuId, 3)
    await sendForInquiry(other, goods.skuId, 4)

    await collector.goto(`${appUrl()}/demandPool?status=open&keyword=${encodeURIComponent(goods.name)}`)
    await expect(collector.getByRole('row').filter({ hasText: demands.status.open })).toHaveCount(2)
    await expectAccessible(collector)
    for (const box of await collector
      .getByRole('row')
      .filter({ hasText: demands.status.open })
      .getByRole('checkbox')
      .all())
      await box.check({ force: true })
    await collector.getByRole('button', { name: demandPool.action.collect }).click()
    const dialog = collector.getByRole('dialog')
    const title = `汇总 ${language} ${Date.now() % 1_000_000}`
    await dialog.getByLabel(demandPool.field.title).fill(title)
    await dialog.getByRole('button', { name: common.save }).click()
    await expect(collector).toHaveURL(/projectEdit\?id=\d+/)
    const id = new URL(collector.url()).searchParams.get('id')!
    await collector.goto(`${appUrl()}/demandPool`)

    const read = () => callApi(collector, getProject, { id })
    const versionOf = ({ id: of, version }: { readonly id: string; readonly version: number }) => ({ id: of, version })
    const [category] = await callApi(collector, queryCatalogList, {})
    const merged = await read()
    expect(merged.items).toMatchObject([{ quantity: '7', demands: [{ quantity: '3' }, { quantity: '4' }] }])
    const items = merged.items.map(
      ({ name, spec, unit, quantity, budgetPrice, needDate, remark, skuId, demandIds = [] }) => ({
        name,
        spec,
        unit,
        quantity,
        budgetPrice,
        needDate,
        remark,
        skuId,
        demandIds,
      }),
    )
    const draft = projectDraft({ title, budgetAmount: null, categoryIds: [category!.id], items })
    const publish = async (ready: typeof draft) => {
      const edited = await callApi(collector, editProject, { ...versionOf(await read()), ...ready })
      const submitted = await callApi(collector, moveProject, { ...versionOf(edited), action: 'submit' })
      if (submitted.status === '2')
        await callApi(head, decideProject, { ...versionOf(submitted), decision: 'agree', opinion: '同意' })
      return (await callApi(collector, moveProject, { ...versionOf(await read()), action: 'publish' })).id
    }
    const offer = { prices: ['9.9000'], freight: '0.00', deliveryDays: 5 }
    await openOffers(collector, publish, draft, [{ page: supplier, offer }])
    const shares = firstShares(await callApi(collector, findComparison, { projectId: id }))
    const awarded = await callApi(collector, proposeAward, {
      ...versionOf(await read()),
      shares,
      reasons: [],
      note: '',
    })
    if (awarded.status === '6')
      await callApi(head, decideProject, { ...versionOf(awarded), decision: 'agree', opinion: '同意' })
    await callApi(collector, moveProject, { ...versionOf(await read()), action: 'announce' })
    await expect
      .poll(async () => (await callApi(collector, listProjectOrders, { projectId: id })).orders.length, {
        timeout: 60_000,
      })
      .toBe(2)
    for (const [page, amount] of [
      [collector, '29.70'],
      [other, '39.60'],
    ] as const) {
      const { records } = await callApi(page, listOrders, { tab: 'drafted', mine: true })
      expect(records.find(({ project }) => project?.projectId === id)).toMatchObject({ amount, orderType: 'award' })
      await page.goto(`${appUrl()}/myDemands`)
      await expect(page.getByRole('row').filter({ hasText: title }).getByText(demands.status.awarded)).toBeVisible()
    }
    await expectAccessible(other)
  })
}
