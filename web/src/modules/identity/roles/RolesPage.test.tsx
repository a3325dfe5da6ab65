import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addRole, editRole, listPermissions, listRoles, PermissionGroup, Role } from '#contract/identity/roles.ts'
import { type PartsOf, sample } from '../../../../test/components/sample.ts'
import { refuse, reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { RolesPage } from './RolesPage.tsx'

const role = sample(Role, { id: '5', version: 2, code: 'buyer', name: '采购员', permissions: ['order.submit'] })
const permission = (code: string, name: string, mayGrant = true) => ({ code, name, enName: name, mayGrant })
const groups = [
  sample(PermissionGroup, {
    module: 'ordering',
    name: '订单',
    permissions: [
      permission('order.submit', '提交订单'),
      permission('order.receive', '收货'),
      permission('order.oversee', '监督订单', false),
    ],
  }),
  sample(PermissionGroup, { module: 'catalogue', name: '商品', permissions: [permission('goods.read', '浏览商品')] }),
]

const dialog = page.getByRole('dialog')
const row = (name: string) => dialog.getByRole('row', { name })
const save = dialog.getByRole('button', { name: '保存' })

beforeEach(() => {
  reply(listPermissions, groups)
  reply(addRole, role)
  reply(editRole, role)
})

function showRoles(parts: PartsOf<Role> = {}) {
  const records = [{ ...role, ...parts }]
  reply(listRoles, sample(listRoles.reply, { records, total: 1, page: 1, limit: 10 }))
  return show(<RolesPage />, { messages: ['identity'], as: ['role.manage'], at: '/roles' })
}

async function edit() {
  await page.getByRole('button', { name: '编辑' }).click()
  await expect.element(row('提交订单')).toBeVisible()
}

test('role form: a new role with the permissions of a module, without those that the editor may not grant', async () => {
  await showRoles()
  await page.getByRole('button', { name: '新增角色' }).click()
  await dialog.getByRole('textbox', { name: '角色编码' }).fill('keeper')
  await dialog.getByRole('textbox', { name: '角色名称' }).fill('仓管员')
  await row('订单').getByText('订单', { exact: true }).click()
  await save.click()
  await expect
    .poll(() => sent(addRole))
    .toEqual([{ code: 'keeper', name: '仓管员', enName: '', permissions: ['order.submit', 'order.receive'] }])
})

test('role form: a permission that the editor may not grant cannot be added', async () => {
  await showRoles()
  await edit()
  await expect.element(dialog.getByText('灰色的权限您未拥有，不能授予。')).toBeVisible()
  await row('监督订单').getByText('监督订单').click({ force: true })
  await row('收货').getByText('收货').click()
  await save.click()
  await expect.poll(() => sent(editRole)[0]?.permissions).toEqual(['order.submit', 'order.receive'])
})

test('role form: one that the role has already can be taken away, and then not given back', async () => {
  await showRoles({ permissions: ['order.submit', 'order.oversee'] })
  await edit()
  await row('监督订单').getByText('监督订单').click()
  await expect.element(row('监督订单')).not.toHaveAttribute('aria-selected', 'true')
  await row('监督订单').getByText('监督订单').click({ force: true })
  await save.click()
  await expect.poll(() => sent(editRole)[0]?.permissions).toEqual(['order.submit'])
})

test('role form: with the keyboard a module is searched, chosen and saved', async () => {
  await showRoles()
  await edit()
  await dialog.getByRole('searchbox').fill('商品')
  await expect.element(row('提交订单')).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown} ')
  await expect.element(row('浏览商品')).toHaveAttribute('aria-selected', 'true')
  await save.click()
  await expect.poll(() => sent(editRole)[0]?.permissions.toSorted()).toEqual(['goods.read', 'order.submit'])
})

test('role form: the Enter key of the search does not save', async () => {
  await showRoles()
  await edit()
  await dialog.getByRole('searchbox').fill('无此权限')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('没有与“无此权限”相符的权限')).toBeVisible()
  expect(sent(editRole)).toEqual([])
})

test('role form: a refusal about permissions is shown at them', async () => {
  refuse(editRole, 'role.notGrantable')
  await showRoles()
  await edit()
  await row('收货').getByText('收货').click()
  await save.click()
  await expect.element(dialog.getByRole('searchbox', { name: '权限' })).toBeInvalid()
  await expect.element(dialog.getByRole('searchbox', { name: '权限' })).toHaveFocus()
})

test("role form: says that one's own role keeps its permissions, and a copy begins with them", async () => {
  await showRoles({ isOwn: true })
  await edit()
  await expect.element(dialog.getByText('这是您本人的角色')).toBeVisible()
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '复制' }).click()
  await dialog.getByRole('textbox', { name: '角色编码' }).fill('buyer2')
  await dialog.getByRole('textbox', { name: '角色名称' }).fill('采购员二')
  await save.click()
  await expect.poll(() => sent(addRole)[0]).toMatchObject({ code: 'buyer2', permissions: ['order.submit'] })
})
