import type { Page } from '@playwright/test'
import { listTasks } from '#contract/approvals/approvalTasks.ts'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { dialogOf, inRow, rowOf } from '../organisation/table.ts'

import { submittedOrder } from '../support/receivedOrder.ts'
import { logIn, setLanguage } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

const language = 'zh-CN'
const { approvals, common, offboarding, people } = messagesOf[language]
const host = 'transport.localhost'
const leaver = { account: 'yinbaichuan', name: '殷百川' }
const successor = { account: 'qinguanlan', name: '秦观澜' }

test.use({ exclusiveTenant: host })

const openTasks = async (page: Page) =>
  (await callApi(page, listTasks, { tab: 'todo', limit: 100 })).records.map(({ docNo }) => docNo)

test('offboarding: the open tasks of an approver go to a successor in one step, who decides', async ({ browser }) => {
  const open = async (account: string, entrance?: 'operator') => {
    const page = await (await browser.newContext()).newPage()
    await setLanguage(page, language)
    await logIn(page, account, { host, language, ...(entrance ? { entrance } : {}) })
    return page
  }
  const operator = await open('operator', 'operator')
  const buyer = await open('shaoxinghe')
  const [head, next] = [await open(leaver.account), await open(successor.account)]
  const orders = [await submittedOrder({ buyer, operator }), await submittedOrder({ buyer, operator })]
  const details = await Promise.all(orders.map((orderId) => callApi(buyer, orderDetail, { orderId })))
  const numbers = details.map(({ orderNo }) => orderNo)
  const before = await openTasks(head)
  expect(before).toEqual(expect.arrayContaining(numbers))
  expect(await openTasks(next)).not.toEqual(expect.arrayContaining(numbers))

  try {
    await operator.goto(`${appUrl(host)}/organisation?keyword=${leaver.account}`)
    await inRow(operator, rowOf(operator, leaver.account), people.action.offboard, common.more)
    const dialog = dialogOf(operator)
    await expect(dialog.getByText(interpolate(offboarding.text, { name: leaver.name }))).toBeVisible()
    await expect(dialog.getByText(interpolate(offboarding.kind.approvals, { count: before.length }))).toBeVisible()
    const tasks = dialog.getByRole('region', { name: people.openTasks })
    await tasks.getByRole('searchbox', { name: people.findReceiver }).fill(successor.name)
    await dialog.getByRole('combobox', { name: offboarding.field.openTasksTo }).click()
    await operator.getByRole('option', { name: new RegExp(`^${successor.name}`) }).click()
    await dialog.getByRole('textbox', { name: offboarding.field.reason }).fill('离职')
    await waitUntilStable(operator)
    await expectAccessible(operator)
    await dialog.getByRole('button', { name: offboarding.submit }).click()
    await expect(operator.getByRole('dialog')).toHaveCount(0)
    await expect(rowOf(operator, leaver.account)).toContainText(people.status.disabled)

    // The leaver is signed out at once.
    await head.goto(`${appUrl(host)}/orderApproval`)
    await expect(head).toHaveURL(/\/login/)

    const [first] = numbers
    await next.goto(`${appUrl(host)}/orderApproval?keyword=${first}`)
    await next.getByRole('link', { name: first! }).click()
    await expect(next).toHaveURL(/orderApprovalDetail/)
    await waitUntilStable(next)
    await next.getByRole('button', { name: approvals.agree, exact: true }).filter({ visible: true }).click()
    await expect(next).toHaveURL(/\/orderApproval(\?|$)/)
    // Computers also need a later step, of others.
    expect(await openTasks(next)).not.toContain(first)
    expect(await openTasks(next)).toContain(numbers[1])
    await buyer.goto(`${appUrl(host)}/orderDetail?orderId=${orders[0]}`)
    await expect(buyer.getByText(successor.name).first()).toBeVisible()
  } finally {
    const { records } = await callApi(operator, qryDeptUsers, { keyword: leaver.account })
    for (const { userId, status } of records)
      if (status === 'disabled') await callApi(operator, setAccountStatus, { userId, status: 'active' })
  }
})
