import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Note, Quantity, shape, Text, Type } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { useRead } from '#web/kit/client/api.ts'
import { disconnect, hold, refuse, reply, sent, sentKeys } from '../../../test/components/server.ts'
import { show } from '../../../test/components/show.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'

const written = { name: Text(20), mobile: Formatted('mobile'), quantity: Quantity, remark: Note(200) }
const add = route({
  method: 'POST',
  path: '/sysrest/api/thing/add',
  access: 'session',
  summary: 'Add a thing',
  input: shape(written),
  reply: Done,
})
const edit = route({
  method: 'POST',
  path: '/sysrest/api/thing/edit',
  access: 'session',
  summary: 'Edit a thing',
  input: shape({ id: Id, version: Type.Integer(), ...written }),
  reply: Done,
})
const find = route({
  method: 'GET',
  path: '/sysrest/api/thing/find',
  access: 'session',
  summary: 'Get a thing',
  input: shape({ id: Id }),
  reply: shape({ id: Id, version: Type.Integer(), ...written }),
})
const desk = { id: '7', version: 1, name: '办公桌', mobile: '13800000000', quantity: 2, remark: '' }

const texts = { thing: { field: { name: '名称', mobile: '联系电话', quantity: '数量', remark: '备注' } } }
const labels = 'thing.field' as never
const fields = { name: {}, mobile: {}, quantity: {}, remark: {} }
const dialog = page.getByRole('dialog', { name: '物品' })
const name = dialog.getByRole('textbox', { name: '名称' })
const save = dialog.getByRole('button', { name: '保存' })

function Adding() {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return <p>已关闭</p>
  return <RouteFormDialog title="物品" route={add} labels={labels} fields={fields} onClose={() => setIsOpen(false)} />
}

function Editing() {
  const thing = useRead(find, { id: '7' })
  const fixed = { id: thing.id, version: thing.version }
  return (
    <RouteFormDialog
      title="物品"
      route={edit}
      fixed={fixed}
      initial={thing}
      labels={labels}
      fields={fields}
      onClose={() => undefined}
    />
  )
}

const showAdding = () => show(<Adding />, { texts })

async function fill() {
  await name.fill('办公椅')
  await dialog.getByRole('textbox', { name: '联系电话' }).fill('13912345678')
  await dialog.getByRole('textbox', { name: '数量' }).fill('3')
}
const filled = { name: '办公椅', mobile: '13912345678', quantity: 3, remark: '' }

test('form dialog: names what is missing, focuses the first field, and sends nothing', async () => {
  await showAdding()
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('请填写名称')
  await expect.element(name).toHaveFocus()
  await expect.element(dialog.getByRole('textbox', { name: '联系电话' })).toBeInvalid()
  await expect.element(dialog.getByText('请更正：名称、联系电话、数量')).toBeVisible()
  expect(sent(add)).toEqual([])
})

test('form dialog: a correction removes its message while the others stay', async () => {
  await showAdding()
  await fill()
  await dialog.getByRole('textbox', { name: '联系电话' }).fill('139')
  await save.click()
  await expect.element(dialog.getByText('请更正：联系电话')).toBeVisible()
  await dialog.getByRole('textbox', { name: '联系电话' }).fill('13912345678')
  await expect.element(dialog.getByText('请更正：联系电话')).not.toBeInTheDocument()
  await dialog.getByRole('textbox', { name: '数量' }).fill('0')
  await expect.element(dialog.getByText('数量不能小于 1')).toBeVisible()
})

test('form dialog: sends the typed values once with the Enter key, and closes', async () => {
  await showAdding()
  reply(add, null)
  await fill()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('已关闭')).toBeVisible()
  await expect.element(page.getByText('操作成功')).toBeVisible()
  expect(sent(add)).toEqual([filled])
})

test('form dialog: two clicks at once, and the Enter key while it is sent, send it once', async () => {
  await showAdding()
  reply(add, null)
  const release = hold(add)
  await fill()
  const button = save.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  await name.click()
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await expect.element(page.getByText('已关闭')).toBeVisible()
  expect(sent(add)).toHaveLength(1)
})

test('form dialog: a refusal that names a field is shown at it, and goes with the next change', async () => {
  await showAdding()
  refuse(add, 'thing.notAllowed', { field: 'name' })
  await fill()
  await save.click()
  await expect.element(name).toHaveAccessibleDescription('您没有权限执行此操作')
  await expect.element(name).toHaveFocus()
  await name.fill('办公椅二')
  await expect.element(name).toBeValid()
})

test('form dialog: a refusal that names none is shown above the buttons and keeps what was typed', async () => {
  await showAdding()
  refuse(add, 'thing.notAllowed')
  await fill()
  await save.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('您没有权限执行此操作')
  await expect.element(name).toHaveValue('办公椅')
})

test('form dialog: the attempt after a lost connection has the same idempotency key', async () => {
  await showAdding()
  disconnect(add)
  await fill()
  await save.click()
  await page.getByRole('button', { name: '知道了' }).click()
  reply(add, null)
  await save.click()
  await expect.element(page.getByText('已关闭')).toBeVisible()
  const [first, second] = sentKeys(add)
  expect(sent(add)).toEqual([filled, filled])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test('form dialog: asks before it closes with something unsaved', async () => {
  await showAdding()
  await name.fill('办公椅')
  await userEvent.keyboard('{Escape}')
  const prompt = page.getByRole('dialog', { name: '撤销修改？' })
  await prompt.getByRole('button', { name: '继续编辑' }).click()
  await expect.element(name).toHaveValue('办公椅')
  await dialog.getByRole('button', { name: '取消' }).click()
  await prompt.getByRole('button', { name: '撤销修改' }).click()
  await expect.element(page.getByText('已关闭')).toBeVisible()
})

test('form dialog: closes at once with nothing typed', async () => {
  await showAdding()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('已关闭')).toBeVisible()
})

test('form dialog: merges what somebody else saved meanwhile, and saves over the newest version', async () => {
  reply(find, desk)
  await show(<Editing />, { texts })
  await name.fill('升降桌')
  refuse(edit, 'thing.stale')
  reply(find, { ...desk, version: 2, name: '会议桌', quantity: 9 })
  await save.click()
  await expect.element(dialog.getByRole('alert').getByText('双方都修改了：名称')).toBeVisible()
  await expect.element(name).toHaveValue('升降桌')
  await expect.element(dialog.getByRole('textbox', { name: '数量' })).toHaveValue('9')
  reply(edit, null)
  await save.click()
  await expect.poll(() => sent(edit).at(-1)).toEqual({ ...desk, version: 2, name: '升降桌', quantity: 9 })
  expect(sentKeys(edit)).toEqual([null, null])
})
