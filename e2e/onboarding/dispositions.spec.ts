import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { dispositionCase } from '#contract/onboarding/dispositions.ts'
import { blockKindNames } from '#contract/suppliers/blocks.ts'
import { getMyCompany } from '#contract/suppliers/profile.ts'
import { callApi } from '../../tools/screenshots/apiClient.ts'
import { appUrl, expect, test } from '../app.ts'
import { messagesOf } from '../messages.ts'
import { chooseOption } from '../support/pickers.ts'
import { enter } from '../users.ts'

const language = 'zh-CN'
const { supplierDispositions, myDispositions, supplierRestores, mySupplierRestores } = messagesOf[language]
const { cases, common } = messagesOf[language]

/** Blacklisted after a hearing by another person than who proposed it, and restored on the supplier's request. */
test('dispositions: proposed, answered, decided by another person, and lifted on request', async ({ browser }) => {
  const cause = `连续提供虚假检测报告 ${Date.now()}`
  const proposer = await enter(browser, 'editor', language, 'operator')
  const supplier = await enter(browser, 'zaiyue01', language, 'supplier')
  const { name } = await callApi(supplier, getMyCompany, {})
  await proposer.goto(`${appUrl()}/supplierDispositions`)
  await proposer.getByRole('button', { name: supplierDispositions.add }).click()
  const proposing = proposer.getByRole('dialog', { name: supplierDispositions.add })
  await chooseOption(proposing.getByRole('combobox', { name: supplierDispositions.form.supplierId }), name)
  const kind = proposing.getByRole('combobox', { name: supplierDispositions.form.kind }).last()
  await chooseOption(kind, blockKindNames.blacklisted[0])
  await proposing.getByLabel(supplierDispositions.form.until.label).fill(dayAfter(dayOf(new Date()), 300))
  await proposing.getByRole('textbox', { name: supplierDispositions.form.cause }).fill(cause)
  await proposing.getByRole('button', { name: supplierDispositions.propose }).click()
  await expect(proposing).toBeHidden()

  const operator = await enter(browser, 'operator', language, 'operator')
  const waiting = await callApi(operator, dispositionCase.list, { keyword: cause })
  // During the hearing nobody decides.
  expect(waiting.records).toMatchObject([{ status: '01', can: ['drop'] }])

  await supplier.goto(`${appUrl()}/myDispositions`)
  const own = supplier.getByRole('row').filter({ hasText: cause })
  await own.getByRole('button', { name: myDispositions.action.state }).click()
  const answering = supplier.getByRole('dialog')
  await answering.getByRole('textbox', { name: myDispositions.form.statement }).fill('问题报告已撤回，附复检结果')
  await answering.getByRole('button', { name: cases.action.submit }).click()
  await expect(answering).toBeHidden()

  const mine = await callApi(proposer, dispositionCase.list, { keyword: cause })
  expect(mine.records).toMatchObject([{ status: '02', can: [] }])
  await operator.goto(`${appUrl()}/supplierDispositions?status=02&keyword=${encodeURIComponent(cause)}`)
  const row = operator.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: supplierDispositions.action.decide }).click()
  const deciding = operator.getByRole('dialog')
  await expect(deciding.getByText('问题报告已撤回，附复检结果')).toBeVisible()
  await deciding.getByRole('button', { name: supplierDispositions.action.decide }).click()
  await expect(deciding).toBeHidden()
  const blocked = await callApi(supplier, getMyCompany, {})
  expect(blocked.deals.every(({ isOpen }) => !isOpen)).toBe(true)

  await supplier.goto(`${appUrl()}/mySupplierRestores`)
  await supplier.getByRole('button', { name: mySupplierRestores.add }).click()
  const asking = supplier.getByRole('dialog')
  await asking.getByRole('combobox', { name: mySupplierRestores.field.dispositionId }).click()
  await supplier.getByRole('option').filter({ hasText: cause }).click()
  await asking.getByRole('textbox', { name: mySupplierRestores.field.applyUserName }).fill('温如言')
  await asking.getByRole('textbox', { name: mySupplierRestores.field.applyUserMobile }).fill('13800138000')
  await asking.getByRole('textbox', { name: mySupplierRestores.field.applyReason }).fill(`整改完成 ${cause}`)
  await asking.getByRole('button', { name: cases.action.submit }).click()
  await expect(asking).toBeHidden()

  await operator.goto(`${appUrl()}/supplierRestores`)
  const request = operator.getByRole('row').filter({ hasText: cause })
  await request.getByRole('button', { name: cases.action.take }).click()
  await request.getByRole('button', { name: common.more }).click()
  await operator.getByRole('menuitem', { name: cases.action.grant }).click()
  const granting = operator.getByRole('dialog')
  await granting.getByRole('button', { name: cases.action.grant }).click()
  await expect(granting).toBeHidden()
  const lifted = await callApi(operator, dispositionCase.list, { keyword: cause })
  expect(lifted.records).toMatchObject([{ status: '05' }])
  await expect(operator.getByRole('heading', { level: 1, name: supplierRestores.title })).toBeVisible()
})
