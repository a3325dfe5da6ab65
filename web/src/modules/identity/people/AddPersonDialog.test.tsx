import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DeptNode, getDeptListByIds } from '#contract/identity/identity.ts'
import {
  addPerson,
  editPerson,
  getPerson,
  listManagers,
  listOpenWork,
  PersonDetail,
} from '#contract/identity/people.ts'
import { listPositionOptions } from '#contract/identity/positions.ts'
import { setAccountRoles, listRoles } from '#contract/identity/roles.ts'
import { choose } from '../../../../test/components/controls.ts'
import { sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { EditAccountDialog } from '../accounts/AccountDialogs.tsx'
import { RolesOfAccountDialog } from '../roles/AssignmentDialogs.tsx'
import { AddPersonDialog } from './AddPersonDialog.tsx'

const dialog = page.getByRole('dialog')
const text = (name: string) => dialog.getByRole('textbox', { name })
const save = dialog.getByRole('button', { name: '保存' })
let closed = 0
const onClose = () => void closed++
const shown = { messages: ['identity'], as: ['org.read', 'org.manage', 'role.manage'] } as const

beforeEach(() => {
  closed = 0
  reply(listOpenWork, [])
  reply(listPositionOptions, [])
  reply(listManagers, [])
  reply(getDeptListByIds, [sample(DeptNode, { deptId: '21', deptName: '设备部' })])
})

test('person form: begins in the chosen department as a buyer, and sends what was typed', async () => {
  reply(addPerson, sample(addPerson.reply))
  await show(<AddPersonDialog deptId="21" onClose={onClose} />, shown)
  await expect.element(text('所属部门')).toHaveValue('设备部')
  await text('姓名').fill('李娜')
  await text('账号（工号）').fill('lina')
  await choose(dialog.getByRole('combobox', { name: '登录入口' }), '评审专家')
  await text('手机号码').fill('13912345678')
  await save.click()
  await expect.poll(() => closed).toBe(1)
  expect(sent(addPerson)).toEqual([
    { userName: '李娜', userCode: 'lina', deptId: '21', mobile: '13912345678', email: '', entrance: 'expert' },
  ])
})

test('person form: formats are checked before anything is sent', async () => {
  await show(<AddPersonDialog deptId="21" onClose={onClose} />, shown)
  await text('姓名').fill('李娜')
  await text('账号（工号）').fill('李')
  await text('手机号码').fill('1391234')
  await text('邮箱').fill('lina@')
  await save.click()
  await expect.element(text('账号（工号）')).toHaveAccessibleDescription('账号（工号）格式不正确')
  await expect.element(text('手机号码')).toBeInvalid()
  await expect.element(text('邮箱')).toBeInvalid()
  await expect.element(text('账号（工号）')).toHaveFocus()
  expect(sent(addPerson)).toEqual([])
})

test('person form: without a department none is sent', async () => {
  await show(<AddPersonDialog deptId={undefined} onClose={onClose} />, shown)
  await text('姓名').fill('李娜')
  await text('账号（工号）').fill('lina')
  await save.click()
  await expect.element(text('所属部门')).toBeInvalid()
  expect(sent(addPerson)).toEqual([])
})

test('person form: an account that is taken is refused at its field, in English', async () => {
  refuse(addPerson, 'user.codeTaken')
  await show(<AddPersonDialog deptId="21" onClose={onClose} />, { ...shown, locale: 'en_US' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Li Na')
  const account = dialog.getByRole('textbox', { name: 'Account' })
  await account.fill('lina')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(account).toBeInvalid()
  await expect.element(account).toHaveFocus()
})

const account = { userId: '11', version: 6, userCode: 'zhangwei', userName: '张伟', deptId: '21', expiresOn: '' }
const person = sample(PersonDetail, { personId: '1', mobile: '13800000000', accounts: [account] })

test('account form: a newer contact is taken over where it was not changed here', async () => {
  reply(getPerson, person)
  await show(<EditAccountDialog userId="11" onClose={onClose} />, shown)
  await text('姓名').fill('张炜')
  refuse(editPerson, 'thing.stale')
  reply(getPerson, {
    ...person,
    accounts: person.accounts.map((one) => ({ ...one, version: 7, userCode: 'zhangwei2' })),
  })
  await save.click()
  await expect.element(dialog.getByRole('alert').getByText('其他人刚刚更新了此内容')).toBeVisible()
  await expect.element(text('账号（工号）')).toHaveValue('zhangwei2')
  await expect.element(text('姓名')).toHaveValue('张炜')
  expect(sent(editPerson)).toMatchObject([{ userId: '11', version: 6, userName: '张炜', userCode: 'zhangwei' }])
})

test('roles of an account: those that it has are chosen; one more is added', async () => {
  const roles = [
    { id: '5', code: 'buyer', name: '采购员' },
    { id: '6', code: 'keeper', name: '仓管员' },
  ]
  reply(listRoles, sample(listRoles.reply, { records: roles }))
  reply(setAccountRoles, null)
  const has = [{ id: '5', name: '采购员', enName: '' }]
  await show(<RolesOfAccountDialog account={{ userId: '11', userName: '张伟', roles: has }} onClose={onClose} />, shown)
  await dialog.getByRole('combobox', { name: '分配的角色' }).click()
  await page.getByRole('option', { name: '仓管员' }).click()
  await page.getByRole('heading', { name: '张伟 的角色' }).click({ force: true })
  await save.click()
  await expect.poll(() => sent(setAccountRoles)).toEqual([{ userId: '11', roleIds: ['5', '6'] }])
})
