import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  addDepartment,
  Department,
  editDepartment,
  listDepartments,
  moveDepartment,
} from '#contract/identity/departments.ts'
import { DeptNode, getCatalogDeptIds, getDeptListByIds, qryChildList } from '#contract/identity/identity.ts'
import { choose } from '../../../../test/components/controls.ts'
import { sample } from '../../../../test/components/sample.ts'
import { refuse, reply, replyTo, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { DepartmentsPage } from './DepartmentsPage.tsx'

const department = sample(Department, {
  deptId: '21',
  version: 3,
  pDeptId: '20',
  deptName: '设备部',
  deptCode: 'D021',
  deptType: '2',
  fullDeptName: '总公司/设备部',
  can: ['edit', 'move', 'addBelow'],
})
const node = (deptId: string, deptName: string, path: string[], hasChild = false) =>
  sample(DeptNode, { deptId, deptName, fullDeptName: deptName, path, hasChild, isActive: true, deptType: '2' })
const top = node('20', '总公司', ['20'], true)
const below = [node('21', '设备部', ['20', '21']), node('22', '财务部', ['20', '22'])]

const dialog = (name: string) => page.getByRole('dialog', { name })
const text = (name: string) => page.getByRole('dialog').getByRole('textbox', { name })
const save = page.getByRole('dialog').getByRole('button', { name: '保存' })

beforeEach(() => {
  reply(listDepartments, sample(listDepartments.reply, { records: [department], total: 1, page: 1, limit: 10 }))
  replyTo(qryChildList, ({ deptId }) => (deptId === undefined ? [top] : below))
  replyTo(getDeptListByIds, ({ deptIds }) =>
    [top, ...below].filter(({ deptId }) => deptIds.split(',').includes(deptId)),
  )
  reply(getCatalogDeptIds, [])
  reply(addDepartment, department)
})

const showDepartments = () =>
  show(<DepartmentsPage ImportDialog={() => null} />, {
    messages: ['identity'],
    as: ['org.read', 'org.manage'],
    at: '/departments',
  })

test('department form: a new one needs its parent, which the picker sets', async () => {
  await showDepartments()
  await page.getByRole('button', { name: '新增部门' }).click()
  await text('部门名称').fill('仓储部')
  await text('部门编码').fill('D 30')
  await save.click()
  await expect.element(text('上级部门')).toHaveAccessibleDescription('请填写上级部门')
  await expect.element(text('部门编码')).toHaveAccessibleDescription('部门编码格式不正确')
  expect(sent(addDepartment)).toEqual([])
  await text('上级部门').click()
  await dialog('选择部门').getByRole('button', { name: '财务部' }).click()
  await expect.element(text('上级部门')).toHaveValue('财务部')
  await text('部门编码').fill('D30')
  await save.click()
  await expect.element(page.getByText('操作成功')).toBeVisible()
  expect(sent(addDepartment)).toEqual([{ pDeptId: '22', deptName: '仓储部', deptCode: 'D30', deptType: '2' }])
})

test('department form: below a department of the list that one is the parent', async () => {
  await showDepartments()
  await page.getByRole('button', { name: '新增下级' }).click()
  await expect.element(text('上级部门')).toHaveValue('设备部')
  await text('部门名称').fill('维修组')
  await text('部门编码').fill('D211')
  await choose(page.getByRole('dialog').getByRole('combobox', { name: '类型' }), '单位')
  await save.click()
  await expect.poll(() => sent(addDepartment)[0]).toMatchObject({ pDeptId: '21', deptType: '1' })
})

test('department form: a code that is taken is refused at its field', async () => {
  refuse(editDepartment, 'dept.codeTaken')
  await showDepartments()
  await page.getByRole('button', { name: '编辑' }).click()
  await text('部门编码').fill('D022')
  await save.click()
  await expect.element(text('部门编码')).toHaveAccessibleDescription('该部门编码已存在')
  expect(sent(editDepartment)).toMatchObject([{ deptId: '21', version: 3, deptName: '设备部', deptCode: 'D022' }])
})

test('department form: a department is not moved into itself, and elsewhere with its version', async () => {
  reply(moveDepartment, null)
  await showDepartments()
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '移动到…' }).click()
  await text('上级部门').click()
  const tree = dialog('选择部门')
  await expect.element(tree.getByRole('button', { name: '设备部' })).toBeDisabled()
  await tree.getByRole('button', { name: '财务部' }).click()
  await save.click()
  await expect.poll(() => sent(moveDepartment)).toEqual([{ deptId: '21', version: 3, pDeptId: '22' }])
})
