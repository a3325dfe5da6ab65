import { listZones } from '#contract/catalogue/zones.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { enter, refusalText } from '../users.ts'
import { expectAccessible, expectToast, waitUntilStable } from '../visualAssertions.ts'

for (const language of languagesOf(import.meta.filename)) {
  const { catalogue, common, departments, zones } = messagesOf[language]

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

    // The draft as buyers of a department will see it, before it is published.
    const open = async (action: 'preview' | 'versions') => {
      await row.getByRole('button', { name: common.more, exact: true }).click()
      await operator.getByRole('menuitem', { name: zones.action[action], exact: true }).click()
      return operator.getByRole('dialog', { name: interpolate(zones[action].title, { name }) })
    }
    const preview = await open('preview')
    await preview.getByRole('textbox', { name: zones.preview.dept }).click()
    await operator
      .getByRole('dialog', { name: departments.chooseTitle })
      .getByRole('button', { name: '启明集团' })
      .last()
      .click()
    await expect(preview.getByText(interpolate(zones.preview.count, { shown: '2', total: '2' }))).toBeVisible()
    await expect(preview.getByRole('table').getByRole('row')).toHaveCount(3)
    await waitUntilStable(operator)
    await expectAccessible(operator)
    await preview.getByRole('button', { name: common.close }).click()

    await row.getByRole('button', { name: zones.action.publish, exact: true }).click()
    await operator.getByRole('dialog').getByRole('button', { name: zones.action.publish, exact: true }).click()
    await expect(row).toContainText(zones.states.running)

    const versions = await open('versions')
    const first = versions.getByRole('row').filter({ hasText: 'V1' })
    await expect(first).toContainText(name)
    await waitUntilStable(operator)
    await expectAccessible(operator)
    await first.getByRole('button', { name: zones.versions.restore, exact: true }).click()
    const restoring = operator.getByRole('dialog', { name: zones.versions.restoreTitle })
    await restoring.getByRole('button', { name: zones.versions.restore, exact: true }).click()
    await expect(operator.getByRole('dialog')).toHaveCount(0)
    await expect((await open('versions')).getByRole('row')).toHaveCount(3)
    await operator.getByRole('dialog').getByRole('button', { name: common.close }).click()

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
