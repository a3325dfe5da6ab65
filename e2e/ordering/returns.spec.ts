import type { Page } from '@playwright/test'
import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import { returnDetail } from '#contract/ordering/returns/returns.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { languagesOf } from '../languages.ts'
import { messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { expectNoHorizontalOverflow } from '../support/overflow.ts'
import { receivedOrder } from '../support/receivedOrder.ts'
import { enter } from '../users.ts'
import { expectAccessible, waitUntilStable } from '../visualAssertions.ts'

/** Agrees to the return as an approver; returns above an amount have one. */
async function agreeTo(approver: Page, returnNo: string) {
  const { records } = await callApi(approver, listTasks, { tab: 'todo', limit: 50 })
  const { instanceId, docVersion } = records.find(({ docNo }) => docNo === returnNo)!
  await callApi(approver, decideTask, { instanceId, docVersion, decision: 'agree', opinion: '同意退货' })
}

for (const language of languagesOf(import.meta.filename)) {
  test(`returns (${language}): requested, refused, decided by the platform, sent back, checked and refunded`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const { returns: words, orders } = messagesOf[language]
    const { status } = words.field
    const open = (account: string, entrance?: 'operator' | 'supplier') => enter(browser, account, language, entrance)
    const buyer = await open('linzhiyuan')
    const supplier = await open('jianglan01', 'supplier')
    const operator = await open('operator', 'operator')
    const approvers = [await open('shenruochuan'), await open('xujingxing')]
    const orderId = await receivedOrder({ buyer, approvers, supplier, operator })

    await buyer.goto(`${appUrl()}/orderDetail?orderId=${orderId}`)
    await buyer.getByRole('button', { name: orders.requestReturn }).first().click()
    const request = buyer.getByRole('dialog', { name: words.request.title })
    await chooseOption(request.getByLabel(words.request.field.kind.label), words.field.kind.options.refund)
    await chooseOption(request.getByLabel(words.request.field.reason.label), words.field.reason.options.quality)
    await request.getByRole('spinbutton').first().fill('1')
    await request.getByLabel(words.request.field.note.label).fill('通电后无法启动')
    await request.getByRole('button', { name: words.request.submit }).click()
    await expect(buyer).toHaveURL(/\/returnDetail\?id=/)
    const id = new URL(buyer.url()).searchParams.get('id')!
    const shows = (page: Page, code: keyof typeof status.options) =>
      expect(page.getByText(status.options[code]).first()).toBeVisible()
    const requested = await callApi(buyer, returnDetail, { id })
    if (requested.status === '20') await agreeTo(approvers[0]!, requested.returnNo)
    await buyer.reload()
    await shows(buyer, '30')

    await supplier.goto(`${appUrl()}/returnDetail?id=${id}`)
    await supplier.getByRole('button', { name: words.action.refuse, exact: true }).click()
    const refusal = supplier.getByRole('dialog', { name: words.refuseTitle })
    await refusal.getByLabel(words.refuseField.text.label).fill('出厂检验合格')
    await refusal.getByRole('button', { name: words.action.refuse, exact: true }).click()
    await shows(supplier, '35')

    await buyer.reload()
    await buyer.getByRole('button', { name: words.action.appeal, exact: true }).click()
    const appeal = buyer.getByRole('dialog', { name: words.appealTitle })
    await appeal.getByLabel(words.appealField.text.label).fill('现场复测三次均无法启动')
    await appeal.getByRole('button', { name: words.action.appeal, exact: true }).click()
    await shows(buyer, '60')

    await operator.goto(`${appUrl()}/returnDetail?id=${id}`)
    await operator.getByRole('button', { name: words.action.decide, exact: true }).click()
    const decision = operator.getByRole('dialog', { name: words.decideTitle })
    await chooseOption(decision.getByLabel(words.decideField.outcome.label), words.decideField.outcome.options.return)
    await chooseOption(decision.getByLabel(words.decideField.freightBy.label), words.field.freightBy.options.supplier)
    await decision.getByLabel(words.decideField.reason.label).fill('复测记录有效')
    await decision.getByRole('button', { name: words.action.decide, exact: true }).click()
    await shows(operator, '40')

    await buyer.reload()
    await buyer.getByRole('button', { name: words.action.send, exact: true }).click()
    const parcel = buyer.getByRole('dialog', { name: words.sendTitle })
    await chooseOption(parcel.getByLabel(words.sendField.carrier), '顺丰速运')
    await parcel.getByLabel(words.sendField.trackingNo).fill('SF1390000077')
    await parcel.getByRole('button', { name: words.action.send, exact: true }).click()
    await shows(buyer, '50')

    await supplier.reload()
    await supplier.getByRole('button', { name: words.action.take, exact: true }).click()
    await supplier.getByRole('dialog').getByRole('button', { name: words.action.take, exact: true }).click()
    await shows(supplier, '80')
    await buyer.reload()
    await shows(buyer, '80')
    for (const width of [1440, 390]) {
      await buyer.setViewportSize({ width, height: 900 })
      await waitUntilStable(buyer)
      await expectAccessible(buyer)
      await expectNoHorizontalOverflow(buyer)
    }
  })
}
