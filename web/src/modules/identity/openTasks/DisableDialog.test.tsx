import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listOpenWork, listWorkReceivers, setAccountStatus } from '#contract/identity/people.ts'
import { choose } from '../../../../test/components/controls.ts'
import { sample } from '../../../../test/components/sample.ts'
import { reply, sent } from '../../../../test/components/server.ts'
import { show } from '../../../../test/components/show.tsx'
import { DisableDialog } from './DisableDialog.tsx'
import { DisableManyDialog } from './DisableManyDialog.tsx'

const messages = ['identity'] as const
const account = { userId: '7', userName: '沈若川' }
const task = { kind: 'approvals', userId: '7', docNo: 'DD2026', title: '办公电脑', since: '2026-11-28T02:00:00Z' }
const confirm = page.getByRole('dialog').getByRole('button', { name: '停用', exact: true })
const receiver = page.getByRole('combobox', { name: '未处理审批的接收人' })
const onClose = () => undefined

beforeEach(() => {
  reply(listWorkReceivers, [{ userId: '8', userName: '顾言之', deptName: '财务部' }])
  reply(setAccountStatus, sample(setAccountStatus.reply, {}))
})

test('disabling an account: its open tasks are listed, and go to the receiver who is chosen', async () => {
  reply(listOpenWork, [task])
  await show(<DisableDialog account={account} onClose={onClose} />, { messages, as: ['org.manage'] })
  await expect.element(page.getByText('办公电脑')).toBeVisible()
  await choose(receiver, '顾言之 · 财务部')
  await confirm.click()
  await expect.poll(() => sent(setAccountStatus)).toEqual([{ userId: '7', status: 'disabled', openTasksTo: '8' }])
})

test('disabling an account: without a receiver the rule decides', async () => {
  reply(listOpenWork, [task])
  await show(<DisableDialog account={account} onClose={onClose} />, { messages, as: ['org.manage'] })
  await expect.element(receiver).toBeVisible()
  await confirm.click()
  await expect.poll(() => sent(setAccountStatus)).toEqual([{ userId: '7', status: 'disabled' }])
})

test('disabling an account: nobody is asked about tasks where there are none', async () => {
  reply(listOpenWork, [])
  await show(<DisableDialog account={account} onClose={onClose} />, { messages, as: ['org.manage'] })
  await expect.element(confirm).toBeVisible()
  await expect.element(receiver).not.toBeInTheDocument()
  await confirm.click()
  await expect.poll(() => sent(setAccountStatus)).toEqual([{ userId: '7', status: 'disabled' }])
})

test('disabling several accounts: one receiver gets the tasks of all', async () => {
  reply(listOpenWork, [task, { ...task, userId: '9', docNo: 'DD2027', title: '打印纸' }])
  const accounts = [{ userId: '7' }, { userId: '9' }]
  await show(<DisableManyDialog accounts={accounts} onClose={onClose} onDone={onClose} />, {
    messages,
    as: ['org.manage'],
  })
  await expect.element(page.getByText('打印纸')).toBeVisible()
  await choose(receiver, '顾言之 · 财务部')
  await confirm.click()
  await expect
    .poll(() => sent(setAccountStatus))
    .toEqual(['7', '9'].map((userId) => ({ userId, status: 'disabled', openTasksTo: '8' })))
})
