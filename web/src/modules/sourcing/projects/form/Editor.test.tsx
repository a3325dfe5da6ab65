import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Category, listCatalogs } from '#contract/catalogue/categories.ts'
import { uploadLimits } from '#contract/files/files.ts'
import { listEvaluatorCandidates } from '#contract/sourcing/evaluation/evaluation.ts'
import { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { readProjectItems } from '#contract/sourcing/projectFiles.ts'
import {
  createProject,
  editProject,
  getProject,
  listInvitable,
  moveProject,
  Project,
} from '#contract/sourcing/projects.ts'
import { attach, choose } from '../../../../../test/components/controls.ts'
import { personWith } from '../../../../../test/components/people.ts'
import { sample } from '../../../../../test/components/sample.ts'
import { refuse, reply, replyTo, sent } from '../../../../../test/components/server.ts'
import { show } from '../../../../../test/components/show.tsx'
import { newDraft } from './draft.ts'
import { ProjectEditPage } from './ProjectEditPage.tsx'

const projectOf = (draft: ProjectDraft, version: number): Project =>
  sample(Project, { ...draft, attachments: [], id: '81', version, can: ['submit'] })

/** Keeps what is sent, as the server does. */
function keep(draft: ProjectDraft, version: number): Project {
  const project = projectOf(draft, version)
  reply(getProject, project)
  return project
}

/** Newest draft that was sent. */
const drafted = () => [...sent(createProject), ...sent(editProject)].at(-1)
const text = (name: string) => page.getByRole('textbox', { name })
const select = (name: string) => page.getByRole('combobox', { name })
const cell = (row: number, field: string) => page.getByRole('textbox', { name: `第 ${row} 行${field}` })
const save = page.getByRole('button', { name: '保存草稿' })
const submit = page.getByRole('button', { name: '提交审批' })
const section = (name: string) => page.getByRole('region', { name })

beforeEach(() => {
  reply(listCatalogs, [sample(Category, { id: '1', name: '劳保用品' })])
  reply(uploadLimits, { maxBytes: 20_000_000 })
  reply(listEvaluatorCandidates, [])
  replyTo(createProject, (draft) => keep(draft, 1))
  replyTo(editProject, ({ version, ...draft }) => keep(draft, version + 1))
})

const showAt = (at: string) =>
  show(<ProjectEditPage />, {
    messages: ['sourcing', 'sourcing.halls', 'sourcing.public', 'catalogue'],
    as: personWith(['project.manage']),
    at,
  })
const showEditor = (kind: 'inquiry' | 'bidding' = 'inquiry') => showAt(`/projectEdit?kind=${kind}`)

/** Opens a saved draft that lacks nothing. */
function showComplete() {
  const item = { name: '安全帽', unit: '顶', quantity: '200', budgetPrice: '25', spec: '', remark: '' }
  const basics = { title: '劳保用品采购', purchaseContent: '安全帽 200 顶', categoryIds: ['1'] }
  const draft = newDraft('inquiry', '张伟', new Date())
  keep(sample(ProjectDraft, { ...draft, ...basics, items: [{ ...item, needDate: null, skuId: null }] }), 1)
  return showAt('/projectEdit?id=81')
}

async function writeBasics() {
  await text('项目名称').fill('劳保用品采购')
  await text('采购内容').fill('安全帽 200 顶')
  await select('采购品类').click()
  await page.getByRole('option', { name: '劳保用品' }).click()
  await userEvent.keyboard('{Escape}')
}
async function writeItem() {
  await cell(1, '物资名称').fill('安全帽')
  await cell(1, '单位').fill('顶')
  await cell(1, '数量').fill('200')
  await cell(1, '参考单价').fill('25')
}

test('project form: a draft needs nothing but its title, and keeps its page when it is saved first', async () => {
  await showEditor()
  await save.click()
  await expect.element(text('项目名称')).toHaveFocus()
  expect(sent(createProject)).toEqual([])
  await text('项目名称').fill('劳保用品采购')
  await save.click()
  await expect.element(page.getByText('草稿已保存')).toBeVisible()
  expect(sent(createProject)).toMatchObject([
    { kind: 'inquiry', title: '劳保用品采购', contactName: '张伟', items: [] },
  ])
  await expect.poll(() => location.search).toBe('?id=81')
  await text('联系人').fill('李娜')
  await save.click()
  await expect.poll(() => sent(editProject).at(-1)).toMatchObject({ id: '81', contactName: '李娜' })
  const versions = sent(editProject).map(({ version }) => version)
  expect(versions).toEqual(versions.map((_, index) => index + 1))
})

test('project form: what a submission lacks is marked at its fields and in the links of sections', async () => {
  await showEditor()
  await text('项目名称').fill('劳保用品采购')
  await submit.click()
  await expect.element(text('采购内容')).toHaveAccessibleDescription('请填写采购内容')
  await expect.element(select('采购品类')).toBeInvalid()
  await expect.element(section('采购清单').getByText('请至少填写一项采购清单')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '采购清单 有内容需要修改' })).toBeVisible()
  await expect.element(page.getByText('有 3 项需要修改')).toBeVisible()
  expect(sent(moveProject)).toEqual([])
})

test('project form: a complete one is saved, submitted after a question, and left', async () => {
  reply(moveProject, sample(moveProject.reply, { id: '81' }))
  await showEditor()
  await writeBasics()
  await writeItem()
  await submit.click()
  await page.getByRole('dialog', { name: '提交审批' }).getByRole('button', { name: '提交审批' }).click()
  await expect.element(page.getByText('已提交')).toBeVisible()
  expect(drafted()?.items).toMatchObject([{ name: '安全帽', unit: '顶', quantity: '200', budgetPrice: '25' }])
  expect(sent(moveProject)).toMatchObject([{ id: '81', action: 'submit' }])
  await expect.poll(() => location.pathname).not.toBe('/projectEdit')
})

test('project form: a refused submission is shown at its field, and the draft stays', async () => {
  refuse(moveProject, 'project.incomplete', { field: 'purchaseContent' })
  await showComplete()
  await submit.click()
  await page.getByRole('dialog', { name: '提交审批' }).getByRole('button', { name: '提交审批' }).click()
  await expect.element(text('采购内容')).toBeInvalid()
  expect(location.pathname).toBe('/projectEdit')
})

test('project form: a budget below the items is named, in capitals meanwhile', async () => {
  await showComplete()
  await text('预算总额（元）').fill('4000')
  await expect.element(page.getByText('肆仟元整')).toBeVisible()
  await submit.click()
  await expect.element(text('预算总额（元）')).toHaveAccessibleDescription('清单参考总价 ¥5,000.00 超过预算总额')
})

test('project form: without an enrolment its times and requirements are neither shown nor sent', async () => {
  await showEditor()
  await text('项目名称').fill('劳保用品采购')
  await text('报名要求').fill('上传营业执照')
  await choose(select('报名方式'), '无需报名')
  await expect.element(text('报名要求')).not.toBeInTheDocument()
  await save.click()
  await expect
    .poll(drafted)
    .toMatchObject({ audit: '2', enrolRequirements: '', enrolBeginAt: null, enrolEndAt: null, extendDays: 0 })
})

test('project form: invited suppliers are needed for a project of invited ones', async () => {
  reply(listInvitable, [{ id: '61', name: '华工五金', region: '苏州' }])
  await showComplete()
  await choose(select('参与范围'), '仅限受邀供应商')
  await submit.click()
  await expect.element(section('参与与报名').getByText('请选择邀请的供应商')).toBeVisible()
  await page.getByRole('checkbox', { name: '华工五金 · 苏州' }).click()
  await save.click()
  await expect.poll(drafted).toMatchObject({ scope: 'invited', invitedIds: ['61'] })
})

test('project form: weights of criteria add up to 100', async () => {
  await showComplete()
  await choose(select('评选方式'), '综合评分法')
  await submit.click()
  await expect.element(section('预算与评选').getByText('请添加评分项')).toBeVisible()
  await page.getByRole('button', { name: '添加评分项' }).click()
  await text('第 1 行评分项').fill('价格')
  await text('第 1 行权重（%）').fill('60')
  await page.getByRole('button', { name: '添加评分项' }).click()
  await text('第 2 行评分项').fill('技术')
  await text('第 2 行权重（%）').fill('30')
  await submit.click()
  await expect.element(page.getByText('权重合计须为 100%，当前为 90%')).toBeVisible()
  await text('第 2 行权重（%）').fill('40')
  await expect.element(page.getByText('权重合计 100%')).toBeVisible()
  await save.click()
  await expect
    .poll(() => drafted()?.criteria)
    .toEqual([
      { name: '价格', kind: 'price', weight: 60 },
      { name: '技术', kind: 'technical', weight: 40 },
    ])
})

test('project form: an inquiry has no auction rule', async () => {
  await showEditor()
  await expect.element(text('预算总额（元）')).toBeVisible()
  await expect.element(section('竞价规则')).not.toBeInTheDocument()
})

test('project form: a bidding has a rule, whose extension is not asked where there is none', async () => {
  await showEditor('bidding')
  await text('项目名称').fill('钢材竞价')
  await expect.element(text('起拍总价（元）')).toBeVisible()
  await expect.element(text('最多延时次数')).toBeVisible()
  await text('延时触发（分钟）').fill('0')
  await expect.element(text('最多延时次数')).not.toBeInTheDocument()
  await save.click()
  await expect.poll(() => drafted()?.auctionRule).toMatchObject({ extensionWindow: 0 })
})

test('project form: items are written with the keyboard, in rows that the Enter key adds', async () => {
  await showEditor()
  await text('项目名称').fill('劳保用品采购')
  await cell(1, '物资名称').fill('安全帽')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell(2, '物资名称')).toHaveFocus()
  await userEvent.keyboard('手套')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(cell(1, '物资名称')).toHaveValue('手套')
  await expect.element(cell(2, '物资名称')).toHaveValue('安全帽')
})

test('project form: items of a workbook are shown first with what is wrong, then added', async () => {
  const item = { name: '雨衣', unit: '件', quantity: '30' }
  const problem = { row: 3, column: '数量', value: '很多', message: '格式不正确', isKept: false }
  reply(readProjectItems, sample(readProjectItems.reply, { items: [item], problems: [problem], rows: 2 }))
  await showEditor()
  await text('项目名称').fill('劳保用品采购')
  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入采购清单' })
  await expect.element(dialog.getByRole('button', { name: '加入清单（0 行）' })).toBeDisabled()
  await attach(dialog, '清单.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  await expect.element(dialog.getByText('共 2 行，可导入 1 行')).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: '很多' }).getByText('跳过该行')).toBeVisible()
  await dialog.getByRole('button', { name: '加入清单（1 行）' }).click()
  await expect.element(cell(1, '物资名称')).toHaveValue('雨衣')
})
