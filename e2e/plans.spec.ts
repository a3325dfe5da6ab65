import { appUrl, expect, test } from './app.ts'
import { messagesOf } from './messages.ts'
import { logIn } from './users.ts'

const { approvals, plans, planCycles, common, projectForm } = messagesOf['zh-CN']

/** From the cycle to the order: operator, buyer and head of a department, each on their own pages. */
test('plans: a department plans goods, which are approved, consolidated, released and called off', async ({
  page,
  browser,
}) => {
  const pageOf = async (account: string, entrance?: 'operator') => {
    const own = await (await browser.newContext()).newPage()
    await logIn(own, account, entrance ? { entrance } : {})
    return own
  }
  const sure = async (on: typeof page, name: string) => {
    await on.getByRole('button', { name, exact: true }).click()
    await on.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }

  const operator = await pageOf('operator', 'operator')
  await operator.goto(`${appUrl()}/planCycles`)
  await operator.getByRole('button', { name: planCycles.add }).click()
  const form = operator.getByRole('dialog')
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel(planCycles.form.closesAt.label).first().fill(inThreeDays)
  await form.getByRole('button', { name: common.save }).click()
  await expect(form).toBeHidden()

  await logIn(page, 'mengchunhe')
  await page.goto(`${appUrl()}/demandList`)
  await page.getByRole('button', { name: plans.open.start }).first().click()
  await expect(page).toHaveURL(/planDetail/)
  await page.getByRole('button', { name: plans.addGoods }).click()
  const goods = page.getByRole('dialog')
  await goods.getByRole('table', { name: projectForm.goods.found }).getByRole('checkbox').nth(1).check()
  await goods.getByRole('button', { name: /1/ }).last().click()
  const lines = page.getByRole('table', { name: plans.lines })
  const cell = (name: string) => lines.getByLabel(plans.cell.replace('{{no}}', '1').replace('{{field}}', name)).first()
  await cell(plans.line.quantity).fill('12')
  await cell(plans.line.needDate).fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10))
  await cell(plans.line.subject).fill('办公费')
  await sure(page, plans.submit)
  await expect(page.getByText(plans.waiting.approving)).toBeVisible()
  const address = page.url()

  const head = await pageOf('tianjianguo')
  await head.goto(address)
  await head.getByRole('button', { name: approvals.agree, exact: true }).click()
  await expect(head).toHaveURL(/orderApproval/)
  await page.reload()
  await expect(page.getByText(plans.waiting.approved)).toBeVisible()

  await operator.getByRole('table').getByRole('link').first().click()
  await expect(operator).toHaveURL(/planCycleDetail/)
  await sure(operator, planCycles.action.close)
  await sure(operator, planCycles.action.consolidate)
  await operator.getByText(planCycles.tab.goods, { exact: true }).first().click()
  await expect(operator.getByRole('table', { name: planCycles.goods.title })).toContainText('12')
  await sure(operator, planCycles.action.release)

  await page.reload()
  await page.getByRole('button', { name: plans.action.callOff, exact: true }).click()
  const calling = page.getByRole('dialog')
  await calling.getByRole('textbox').first().fill('10')
  await calling.getByRole('textbox').first().press('Enter')
  await calling.getByRole('button', { name: plans.callOff.submit }).click()
  await expect(page).toHaveURL(/orderSubmitted/)
  await page.goto(address)
  await expect(page.getByText('10 / 12')).toBeVisible()
})
