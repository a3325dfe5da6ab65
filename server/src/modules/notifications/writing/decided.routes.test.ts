import { expect, test } from 'vitest'
import { aPerson, aTenant } from '#test/app.ts'
import { messagesOf, withMessages } from '#test/notifications/messages.ts'

test('messages: senders of feedback and applications receive the reply; visitors have no account to receive it', async () => {
  const tenant = await aTenant()
  const sender = await aPerson(tenant)
  const operator = await aPerson(tenant, { entrance: 'operator' })
  const [id, applicantId] = ['1', sender.userId]
  const registered = { deptId: '1', userId: null, deptName: '质检部' }
  await withMessages(
    tenant,
    [operator, { name: 'feedback.replied', id, from: '02', to: '03', data: { senderId: applicantId } }],
    [operator, { name: 'feedback.replied', id: '2', from: '02', to: '03', data: { senderId: null } }],
    [
      operator,
      { name: 'restoreApplication.refused', id, from: '02', to: '04', data: { applicantId, reason: '仍在核查' } },
    ],
    [
      operator,
      { name: 'restoreApplication.granted', id: '2', from: '02', to: '03', data: { applicantId, reason: '' } },
    ],
    [operator, { name: 'registration.approved', id, from: '02', to: '03', data: { ...registered, applicantId } }],
    [
      operator,
      { name: 'registration.approved', id: '2', from: '02', to: '03', data: { ...registered, applicantId: null } },
    ],
    [
      operator,
      {
        name: 'registration.refused',
        id: '3',
        from: '02',
        to: '04',
        data: { deptName: '质检部', applicantId, reason: '部门已存在' },
      },
    ],
  )
  expect((await messagesOf(sender)).map(({ title }) => title).toSorted()).toEqual(
    [
      '您的反馈已有回复',
      '功能恢复申请被驳回',
      '功能恢复申请已通过',
      '部门注册申请已通过',
      '部门注册申请被驳回',
    ].toSorted(),
  )
  expect((await messagesOf(sender)).some(({ content }) => content.includes('仍在核查'))).toBe(true)
  expect(await messagesOf(operator)).toEqual([])
})

test('messages: the applicant of a quota receives decision and reason; colleagues do not', async () => {
  const tenant = await aTenant()
  const applicant = await aPerson(tenant, { permissions: ['budget.read'] })
  const colleague = await aPerson(tenant, { permissions: ['budget.read'] })
  const of = { applicantId: applicant.userId, deptId: '1', deptName: '采购部' }
  const id = '1'
  await withMessages(
    tenant,
    [colleague, { name: 'quotaApplication.refused', id, from: '01', to: '03', data: { ...of, reason: '资料不完整' } }],
    [
      colleague,
      { name: 'quotaApplication.granted', id, from: '01', to: '02', data: { ...of, fundId: '2', amount: '5.00' } },
    ],
  )
  expect((await messagesOf(applicant)).map(({ title, content }) => `${title} ${content}`).toSorted()).toEqual([
    expect.stringMatching(/^授信额度申请已通过 采购部已获得 ¥5\.00/),
    expect.stringMatching(/^授信额度申请被驳回 .*资料不完整/),
  ])
  expect(await messagesOf(colleague)).toEqual([])
})
