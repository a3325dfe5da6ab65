import { listZones } from '#contract/catalogue/zones.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { enter, refusalText } from '../users.ts'
import { expectToast, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { catalogue, common, zones } = messagesOf[language]

  test(`zones: an operator gathers goods, publishes them, and buyers see them until it is taken down, in ${language}`, async ({
    browser,
  }) => {
    const name = `专区 ${Date.now()}`
    const operator = await enter(browser, 'operator', language, 'operator')
    await operator.goto(`${appUrl()}/zones`)
    await waitUntilStable(operator)
    await operator.getByRole('button', { name: zones.add }).click()
    const form = operator.getByRole('dialog')
    await form.getByRole('textbox', { name: zones.field.name }).first().fill(name)
    await form.getByRole('button', { name: common.save, exact: true }).click()
    await expectToast(operator, common.done)
    const row = operator.getByRole('row', { name })

    await row.getByRole('button', { name: zones.action.goods, exact: true }).click()
    const choice = operator.getByRole('dialog')
    await choice.getByText(zones.tabs.search, { exact: true }).click()
    const found = choice.getByRole('table', { name: zones.tabs.search }).getByRole('row')
    for (const at of [1, 2]) await found.nth(at).getByRole('button', { name: zones.addGoods, exact: true }).click()
    await choice.getByRole('button', { name: common.save, exact: true }).click()
    await expectToast(operator, common.done)
    await row.getByRole('button', { name: zones.action.publish, exact: true }).click()
    await operator.getByRole('dialog').getByRole('button', { name: zones.action.publish, exact: true }).click()
    await expect(row).toContainText(zones.states.running)

    const { records } = await callApi(operator, listZones, { keyword: name })
    const zoneAreaId = records[0]!.id
    const buyer = await enter(browser, 'linzhiyuan', language)
    const tiles = buyer.getByRole('article')
    await expect(async () => {
      await buyer.goto(`${appUrl()}/zoneGoodsList?zoneAreaId=${zoneAreaId}`)
      await expect(buyer.getByRole('heading', { level: 1, name })).toBeAttached()
      await expect(tiles).toHaveCount(2, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })

    await buyer.goto(`${appUrl()}/showMallProductList?specialAreaId=${zoneAreaId}`)
    await expect(tiles).toHaveCount(2)
    await buyer.getByRole('button', { name: catalogue.list.unchoose.replace('{{name}}', name) }).click()
    await expect(tiles).not.toHaveCount(2)

    await row.getByRole('button', { name: zones.action.takeDown, exact: true }).click()
    await operator.getByRole('dialog').getByRole('button', { name: zones.action.takeDown, exact: true }).click()
    await expect(row).toContainText(zones.states.down)
    await buyer.goto(`${appUrl()}/zoneGoodsList?zoneAreaId=${zoneAreaId}`)
    await expect(buyer.getByRole('heading', { name: catalogue.zone.gone })).toBeAttached()
    await buyer.goto(`${appUrl()}/zoneGoodsList`)
    await expect(buyer.getByText(refusalText('zone.idMissing', language)).last()).toBeVisible()
  })
}
