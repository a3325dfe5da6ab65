import type { Page } from '@playwright/test'
import { listTasks, decideTask } from '#contract/approvals/approvalTasks.ts'
import { contractChoices, listContracts } from '#contract/contracts/contracts.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { enter } from '../users.ts'

const { contracts, common } = messagesOf['zh-CN']
const scan = { name: '签署页.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nsigned') }

/** Dialog that is open on a page. */
const dialogOf = (page: Page) => page.getByRole('dialog')

/** Fills a field of the dialog; the labels of required ones begin with a mark. */
const fill = (page: Page, label: string, value: string) =>
  dialogOf(page).getByRole('textbox', { name: label }).first().fill(value)

async function choose(page: Page, label: string, option: string | RegExp) {
  await dialogOf(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Uploads the scan of a signed document. */
async function signOnPaper(page: Page) {
  await page.getByRole('button', { name: contracts.signOnPaper }).click()
  await dialogOf(page).locator('input[type=file]').setInputFiles(scan)
  await expect(dialogOf(page).getByText(scan.name)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: contracts.paper.submit }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** Compares the scan that waits. */
async function check(page: Page) {
  await page.reload()
  await page.getByRole('button', { name: contracts.action.witness }).click()
  await dialogOf(page).getByRole('button', { name: contracts.check.submit }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** From the draft to both signatures and completed stages: drafter, approver, supplier, keeper and witness. */
test('contracts: drafted, approved, signed by both parties and completed', async ({ browser }) => {
  const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, 'zh-CN', entrance)
  const drafter = await open('linzhiyuan')
  const keeper = await open('guqinghe')
  const witness = await open('shenruochuan')
  const supplier = await open('jianglan01', 'supplier')
  const title = `测试设备采购合同 ${Date.now()}`
  await expect
    .poll(async () => (await callApi(drafter, contractChoices, {})).templates.length, { timeout: 90_000 })
    .toBeGreaterThan(0)

  await drafter.goto(`${appUrl()}/contracts`)
  await drafter.getByRole('button', { name: contracts.add }).click()
  const form = dialogOf(drafter)
  await fill(drafter, contracts.field.title, title)
  await choose(drafter, contracts.field.payerNo, /启明集团/)
  await choose(drafter, contracts.field.supplierId, /江澜/)
  await fill(drafter, contracts.field.gross, '50000')
  await fill(drafter, contracts.field.validTo, '2099-12-31')
  await choose(drafter, contracts.field.templateId, /货物采购合同/)
  await fill(drafter, '标的', '测试设备 1 套')
  await fill(drafter, '质保期', '12')
  await fill(drafter, contracts.stage.name, '验收款')
  await fill(drafter, contracts.stage.trigger, '验收合格')
  await form.getByRole('button', { name: common.save }).click()
  await expect(form).toHaveCount(0)
  await drafter.getByRole('link', { name: title }).click()
  await expect(drafter.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await drafter.getByRole('button', { name: contracts.action.submit, exact: true }).click()
  await dialogOf(drafter).getByRole('button', { name: contracts.action.submit, exact: true }).click()
  await expect(drafter.getByText(contracts.waiting.approving)).toBeVisible()
  const address = drafter.url()

  const { records } = await callApi(keeper, listTasks, { tab: 'todo', keyword: title })
  const { instanceId, docVersion } = records[0]!
  await callApi(keeper, decideTask, { instanceId, docVersion, decision: 'agree', opinion: '同意' })
  await expect
    .poll(async () => (await callApi(drafter, listContracts, { keyword: title })).records[0]?.status, {
      timeout: 60_000,
    })
    .toBe('signing')
  await expect(async () => {
    await supplier.goto(address)
    await expect(supplier.getByRole('button', { name: contracts.signOnPaper })).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  await signOnPaper(supplier)
  await witness.goto(address)
  await check(witness)
  await keeper.goto(address)
  await signOnPaper(keeper)
  await check(witness)
  await expect(witness.getByText(contracts.field.status.options.active).first()).toBeVisible()

  await supplier.reload()
  await supplier.getByRole('button', { name: contracts.stage.action.report, exact: true }).click()
  await dialogOf(supplier).getByRole('button', { name: contracts.stage.action.report }).click()
  await expect(supplier.getByText(contracts.stage.status.reported)).toBeVisible()
  await witness.reload()
  await witness.getByRole('button', { name: contracts.stage.action.confirm, exact: true }).click()
  await dialogOf(witness).getByRole('button', { name: contracts.stage.action.confirm }).click()
  await expect(witness.getByText(contracts.field.status.options.completed).first()).toBeVisible()
})
