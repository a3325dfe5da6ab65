import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseApprovers } from '#contract/approvals/approvalTasks.ts'
import { route } from '#contract/kit/route.ts'
import { Done, shape, Text } from '#contract/kit/schema.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { choose } from '../../../test/components/controls.ts'
import { refuse, reply, replyTo, sent } from '../../../test/components/server.ts'
import { show } from '../../../test/components/show.tsx'
import { ApproverChoice } from './ApproverChoice.tsx'

const submit = route({
  method: 'POST',
  path: '/sysrest/api/thing/submit',
  access: 'session',
  summary: 'Submit a thing',
  input: shape({ name: Text(20) }),
  reply: Done,
})
const people = [
  { userId: '21', userName: '沈若川', deptName: '采购管理部' },
  { userId: '22', userName: '顾清和', deptName: '财务部' },
]
const open = {
  node: '自选审批',
  choices: [{ ruleId: '9', place: 1, name: '自选审批', because: ['大额采购'], candidates: people }],
}
const dialog = page.getByRole('dialog', { name: '选择审批人' })
let closed = 0

async function showForm() {
  closed = 0
  refuse(submit, 'approval.choiceMissing', open)
  await show(
    <>
      <RouteFormDialog
        title="提交"
        route={submit}
        labels={'thing.field' as never}
        fields={{ name: {} }}
        onClose={() => void closed++}
      />
      <ApproverChoice />
    </>,
    { texts: { thing: { field: { name: '名称' } } }, messages: ['approvals'] },
  )
  await page.getByRole('textbox').fill('办公椅')
  await page.getByRole('button', { name: '保存' }).click()
}

test('choice of approvers: the form goes on with whom the person has chosen', async () => {
  await showForm()
  await expect.element(dialog.getByText('依据：大额采购')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: '确认并提交' })
  await expect.element(confirm).toBeDisabled()
  await choose(dialog.getByRole('combobox'), '顾清和 · 财务部')
  replyTo(chooseApprovers, () => {
    reply(submit, null)
    return null
  })
  await confirm.click()
  await expect.poll(() => closed).toBe(1)
  expect(sent(chooseApprovers)).toEqual([{ choices: [{ ruleId: '9', place: 1, approverId: '22' }] }])
  expect(sent(submit)).toEqual([{ name: '办公椅' }, { name: '办公椅' }])
})

test('choice of approvers: without a choice nothing is submitted, and the form stays', async () => {
  await showForm()
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox')).toHaveValue('办公椅')
  expect(sent(submit)).toHaveLength(1)
  expect(sent(chooseApprovers)).toEqual([])
})
