import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  ApprovalRule,
  listApproverPositions,
  listApproverRoles,
  saveApprovalRule,
} from '#contract/approvals/approvalRules.ts'
import { listApprovalKinds, listApprovers } from '#contract/approvals/approvalTasks.ts'
import { listCatalogs } from '#contract/catalogue/categories.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { choose } from '../../../../test/components/controls.ts'
import { sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { RuleForm } from './RuleForm.tsx'

const messages = ['approvals', 'catalogue', 'identity'] as const
const step = (index: number) => page.getByRole('listitem').filter({ hasText: `环节 ${index}` })
const text = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = page.getByRole('button', { name: '保存' })

const people = [
  { userId: '41', userName: '李娜', deptName: '财务部' },
  { userId: '42', userName: '王芳', deptName: '设备部' },
]
const rule = sample(ApprovalRule, {
  id: '5',
  version: 3,
  name: '大额订单',
  enName: 'Large orders',
  priority: 10,
  entity: 'order',
  enabled: true,
  orderType: 'mall',
  nodes: [
    { name: '部门负责人', enName: 'Head', source: 'head' },
    { name: '财务', enName: 'Finance', source: 'users', userIds: ['41'] },
  ],
  people: [people[0]!],
})

beforeEach(() => {
  reply(listApproverPositions, [])
  reply(listApproverRoles, [{ code: 'finance', name: '财务审批', enName: 'Finance' }])
  reply(listApprovers, people)
  reply(listApprovalKinds, [
    { entity: 'order', name: '订单', enName: 'Order', conditions: ['category', 'supplier', 'orderType'] },
    { entity: 'project', name: '采购项目', enName: 'Project', conditions: ['category', 'supplier'] },
  ])
  reply(listCatalogs, [])
  reply(saveApprovalRule, rule)
})

async function nameRule() {
  await page.getByRole('textbox', { name: '规则名称' }).fill('小额订单')
  await page.getByRole('textbox', { name: '英文名称' }).first().fill('Small orders')
}

async function nameStep(index: number) {
  await step(index).getByRole('textbox', { name: '环节名称' }).fill(`第 ${index} 步`)
  await step(index).getByRole('textbox', { name: '英文名称' }).fill(`Step ${index}`)
}

test('rule form: a new rule for heads of departments is sent, and the list follows', async () => {
  await show(<RuleForm />, { messages, at: '/approvalRuleEdit' })
  await nameRule()
  await nameStep(1)
  await text('金额下限（含，元）').fill('1000')
  await save.click()
  await expect.poll(() => location.pathname).toBe('/approvalRules')
  const [input] = sent(saveApprovalRule)
  expect(input).toMatchObject({ name: '小额订单', entity: 'order', priority: 100, enabled: true, amountFrom: '1000' })
  expect(input).not.toHaveProperty('version')
  expect(input?.nodes).toEqual([
    { name: '第 1 步', enName: 'Step 1', mode: 'any', source: 'head', roleCode: null, userIds: [] },
  ])
})

test('rule form: a step of a role needs the role', async () => {
  await show(<RuleForm />, { messages })
  await nameRule()
  await nameStep(1)
  await choose(step(1).getByRole('combobox', { name: '审批人来源' }), '角色')
  await save.click()
  const role = step(1).getByRole('combobox', { name: '角色' })
  await expect.element(role).toHaveAccessibleDescription('请选择角色')
  expect(sent(saveApprovalRule)).toEqual([])
  await choose(role, '财务审批')
  await save.click()
  await expect.poll(() => sent(saveApprovalRule)[0]?.nodes[0]).toMatchObject({ source: 'role', roleCode: 'finance' })
})

test('rule form: a step of people needs one of them', async () => {
  await show(<RuleForm />, { messages })
  await nameRule()
  await nameStep(1)
  await choose(step(1).getByRole('combobox', { name: '审批人来源' }), '指定人员')
  await save.click()
  await expect.element(step(1).getByText('请至少选择一名审批人')).toBeVisible()
  expect(sent(saveApprovalRule)).toEqual([])
  await step(1).getByRole('checkbox', { name: '王芳 · 设备部' }).click()
  await save.click()
  await expect.poll(() => sent(saveApprovalRule)[0]?.nodes[0]).toMatchObject({ source: 'users', userIds: ['42'] })
})

test('rule form: chosen people stay visible in a search that does not find them', async () => {
  await show(<RuleForm rule={rule} />, { messages })
  reply(listApprovers, [])
  await step(2).getByRole('searchbox', { name: '审批人' }).fill('无此人')
  await expect.element(step(2).getByText('未找到可审批的人员')).toBeVisible()
  await expect.element(step(2).getByRole('checkbox', { name: '李娜 · 财务部' })).toBeChecked()
})

test('rule form: steps are moved and removed with what was typed in them', async () => {
  await show(<RuleForm rule={rule} />, { messages })
  await step(2).getByRole('button', { name: '上移' }).click()
  await expect.element(step(1).getByRole('textbox', { name: '环节名称' })).toHaveValue('财务')
  await page.getByRole('button', { name: '添加环节' }).click()
  await nameStep(3)
  await step(2).getByRole('button', { name: '删除' }).click()
  await save.click()
  await expect.poll(() => sent(saveApprovalRule)[0]?.nodes.map(({ name }) => name)).toEqual(['财务', '第 3 步'])
  expect(sent(saveApprovalRule)[0]).toMatchObject({ id: '5', version: 3 })
})

test('rule form: a rule of projects has no type of order, not even the one chosen before', async () => {
  await show(<RuleForm rule={rule} />, { messages })
  await expect.element(page.getByRole('combobox', { name: '订单类型' })).toHaveValue('商城订单')
  await choose(page.getByRole('combobox', { name: '单据' }), '采购项目')
  await expect.element(page.getByRole('combobox', { name: '订单类型' })).not.toBeInTheDocument()
  await save.click()
  await expect.poll(() => sent(saveApprovalRule)[0]).toMatchObject({ entity: 'project', orderType: null })
})

test('rule form: suppliers are a condition only for people who may see them', async () => {
  await show(<RuleForm />, { messages })
  await expect.element(page.getByRole('combobox', { name: '订单类型' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '供应商' })).not.toBeInTheDocument()
})

test('rule form: the chosen supplier is sent', async () => {
  reply(listSuppliers, sample(listSuppliers.reply, { records: [{ id: '61', name: '华工五金', creditCode: '' }] }))
  await show(<RuleForm rule={rule} />, { messages, as: ['supplier.read', 'supplier.manage'] })
  await choose(page.getByRole('combobox', { name: '供应商' }), '华工五金')
  await save.click()
  await expect.poll(() => sent(saveApprovalRule)[0]).toMatchObject({ supplierId: '61' })
})

test('rule form: bounds in the wrong order are refused at the field that the server names', async () => {
  refuse(saveApprovalRule, 'input.invalid', { field: 'amountTo', problem: 'invalid' })
  await show(<RuleForm rule={rule} />, { messages })
  await save.click()
  await expect.element(text('金额上限（不含，元）')).toBeInvalid()
  await expect.element(text('金额上限（不含，元）')).toHaveFocus()
})
