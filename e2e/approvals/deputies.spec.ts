import type { Page } from '@playwright/test'
import { listTasks } from '#contract/approvals/approvalTasks.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { asOwner } from '../support/ownerDatabase.ts'
import { submittedOrder } from '../support/receivedOrder.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

const { delegations, approvals, approvalProgress, common } = messagesOf['zh-CN']

/** Makes the open tasks of an order late: two hours old, where one is allowed. */
const makeLate = (orderId: string) =>
  asOwner(async (owner) => {
    await owner.query(
      `update approvals.instances set chain = (select jsonb_agg(node || '{"dueHours": 1}') from jsonb_array_elements(chain) node)
       where entity = 'order' and entity_id = $1`,
      [orderId],
    )
    await owner.query(
      `update approvals.tasks t set opened_at = now() - interval '2 hours' from approvals.instances i
       where i.id = t.instance_id and i.entity_id = $1 and t.status = 'open'`,
      [orderId],
    )
  })

/** Opens an order in the inbox of an approver, once it is there, and agrees. */
async function agree(page: Page, orderNo: string) {
  const isThere = async () => (await callApi(page, listTasks, { tab: 'todo', keyword: orderNo })).records.length
  // The jobs for deputies and late steps run every minute.
  await expect.poll(isThere, { timeout: 150_000, intervals: [1000] }).toBe(1)
  await page.goto(`${appUrl()}/orderApproval?keyword=${orderNo}`)
  await page.getByRole('link', { name: orderNo }).click()
  await expect(page).toHaveURL(/orderApprovalDetail/)
  await waitUntilStable(page)
  await expectAccessible(page)
  const agreeing = page.getByRole('button', { name: approvals.agree, exact: true }).filter({ visible: true })
  await agreeing.click()
  await expect(page).toHaveURL(/\/orderApproval(\?|$)/)
}

/** A head who is away lets a colleague decide; what nobody decides in time goes to the administrator of processes. */
test('approvals: a deputy decides for the head, and an administrator what is late', async ({ browser }) => {
  const open = (account: string, entrance?: 'operator') => enter(browser, account, 'zh-CN', entrance)
  const head = await open('shenruochuan')
  const deputy = await open('weidongye')
  const administrator = await open('flowadmin')
  const buyer = await open('linzhiyuan')
  const operator = await open('operator', 'operator')
  const [ofDeputy, late] = [await submittedOrder({ buyer, operator }), await submittedOrder({ buyer, operator })]
  const numberOf = async (orderId: string) => (await callApi(buyer, orderDetail, { orderId })).orderNo
  await makeLate(late)

  await head.goto(`${appUrl()}/delegations`)
  await head.getByRole('button', { name: delegations.add }).click()
  const dialog = head.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: approvals.findPerson }).fill('魏东野')
  await dialog.getByRole('combobox', { name: delegations.field.toUserId }).click()
  await head.getByRole('option', { name: /^魏东野/ }).click()
  await dialog.getByRole('textbox', { name: delegations.field.reason }).fill('出差')
  await dialog.getByRole('button', { name: common.save, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const row = head.getByRole('row').filter({ hasText: interpolate(delegations.from, { from: '沈若川', to: '魏东野' }) })
  await expect(row).toContainText(delegations.states.active)
  await waitUntilStable(head)
  await expectAccessible(head)

  await agree(deputy, await numberOf(ofDeputy))
  await agree(administrator, await numberOf(late))
  const shows = async (orderId: string, text: string) => {
    await buyer.goto(`${appUrl()}/orderDetail?orderId=${orderId}`)
    await expect(buyer.getByText(text).first()).toBeVisible()
  }
  await shows(ofDeputy, interpolate(approvalProgress.onBehalfOf, { name: '魏东野', other: '沈若川' }))
  await shows(late, '冯守正')

  await row.getByRole('button', { name: delegations.end }).click()
  await expect(row).toContainText(delegations.states.ended)
})
