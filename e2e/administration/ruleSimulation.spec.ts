import { dayOf, monthAfter } from '#contract/kit/calendar.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { interpolate, messagesOf } from '../messages.ts'
import { asOwner } from '../support/ownerDatabase.ts'
import { submittedOrder } from '../support/receivedOrder.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

const { approvalRules } = messagesOf['zh-CN']
const { simulation } = approvalRules
const ruleName = '30,000 元（含）以上财务复核'

test('approval rules: a changed rule on the documents of last month shows what would have changed, and saves nothing', async ({
  browser,
}) => {
  const operator = await enter(browser, 'operator', 'zh-CN', 'operator')
  const buyer = await enter(browser, 'linzhiyuan', 'zh-CN')
  const orderId = await submittedOrder({ buyer, operator })
  const { orderNo } = await callApi(buyer, orderDetail, { orderId })
  const month = monthAfter(dayOf(new Date()).slice(0, 7), -1)
  await asOwner((owner) =>
    owner.query(
      `update approvals.instances set started_at = ($2 || '-15 10:00+08')::timestamptz where entity = 'order' and entity_id = $1`,
      [orderId, month],
    ),
  )

  await operator.goto(`${appUrl()}/approvalRules`)
  const rule = operator.getByRole('row').filter({ hasText: ruleName })
  await expect(rule).toContainText('30,000')
  await rule.getByRole('link').first().click()
  await expect(operator).toHaveURL(/approvalRule\?ruleId=/)
  const panel = operator.getByRole('region', { name: simulation.title })
  await expect(panel.getByText(interpolate(simulation.note, { month }))).toBeVisible()
  const run = panel.getByRole('button', { name: simulation.run })

  // As the rule is, nothing changes.
  await run.click()
  await expect(panel.getByText(simulation.same)).toBeVisible()

  await operator.getByRole('textbox', { name: approvalRules.field.amountFrom }).fill('1000')
  await run.click()
  const changed = panel.getByRole('row').filter({ hasText: orderNo })
  await expect(changed).toContainText(' › 财务复核')
  await expect(changed).toContainText(interpolate(simulation.steps, { steps: '+1' }))
  await waitUntilStable(operator)
  await expectAccessible(operator)

  await operator.goto(`${appUrl()}/approvalRules`)
  await expect(rule).toContainText('30,000')
})
