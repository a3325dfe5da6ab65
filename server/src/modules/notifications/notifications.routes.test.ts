import { expect, test, vi } from 'vitest'
import * as messages from '#contract/notifications/messages.ts'
import * as operating from '#contract/notifications/operating.ts'
import * as preferences from '#contract/notifications/preferences.ts'
import type { NewEvent } from '#kit/events/events.ts'
import { aPerson, as, aTenant, type Person, refusalOf, runJob, type TestTenant } from '#test/app.ts'
import { commit, createFundsFixture, newOrderRef, reservationOf, reserve } from '#test/fundsFixture.ts'
import { allMails, giveAddress, withLetters } from '#test/mail/letters.ts'
import { approvalWaitingFor, publishEvents, messagesOf, withMessages } from '#test/notifications/messages.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const anApprover = (tenant: TestTenant, name?: string) =>
  aPerson(tenant, { permissions: ['approval.decide'], ...(name ? { name } : {}) })

test("messages: a pending approval appears on the approver's page, bell and mailbox only", async () => {
  const tenant = await aTenant()
  const [approver, other, former] = [await anApprover(tenant), await anApprover(tenant), await aPerson(tenant)]
  const stranger = await anApprover(await aTenant())
  await giveAddress(approver, 'a@example.com')
  const mails = await withMessages(tenant, [other, approvalWaitingFor(approver, former)])
  expect(await messagesOf(approver)).toMatchObject([
    {
      title: 'DD1 待您审批',
      enTitle: 'DD1 is waiting for your approval',
      url: '/orderApprovalDetail?orderId=7',
      bizChildType: '140050101',
      isRead: false,
    },
  ])
  for (const nobody of [other, former, stranger]) expect(await messagesOf(nobody)).toEqual([])
  expect(await as(approver, messages.getNoticeByUser, {})).toMatchObject({
    unread: 1,
    records: [{ title: 'DD1 待您审批' }],
  })
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([['a@example.com', 'DD1 待您审批']])
  expect(mails[0]!.text).toContain(`http://${tenant.host}:3000/orderApprovalDetail?orderId=7`)
})

test('messages: a repeated event writes nothing', async () => {
  const tenant = await aTenant()
  const approver = await anApprover(tenant)
  await giveAddress(approver, 'a@example.com')
  await withLetters(async () => {
    await publishEvents(approver, approvalWaitingFor(approver))
    expect(await allMails(tenant)).toHaveLength(1)
    await owner.query(`update kit.consumer_offsets set seq = 0 where tenant_id = $1 and listener = 'notifications'`, [
      tenant.id,
    ])
    await publishEvents(approver, approvalWaitingFor(approver))
    expect(await allMails(tenant)).toHaveLength(2)
  })
  expect(await messagesOf(approver)).toHaveLength(2)
})

const threeFor = (approver: Person) =>
  Array.from({ length: 3 }, (): [Person, NewEvent] => [approver, approvalWaitingFor(approver)])

test('messages: only their recipient reads, filters and removes them', async () => {
  const tenant = await aTenant()
  const [approver, other] = [await anApprover(tenant), await anApprover(tenant)]
  await withMessages(tenant, ...threeFor(approver))
  const [third, second, first] = (await messagesOf(approver)).map(({ id }) => id)
  expect(await as(other, messages.readMessages, { ids: [first!] })).toEqual({ done: 0, unread: 0 })
  expect(await as(other, messages.removeMessages, { ids: [first!] })).toEqual({ done: 0, unread: 0 })
  expect(await as(approver, messages.readMessages, { ids: [first!] })).toEqual({ done: 1, unread: 2 })
  expect(await as(approver, messages.readMessages, { ids: [first!] })).toEqual({ done: 0, unread: 2 })
  const list = async (input: object) => (await as(approver, messages.listMessages, input)).records.map(({ id }) => id)
  expect(await list({ state: 'read' })).toEqual([first])
  expect(await list({ state: 'unread', limit: 1 })).toEqual([third])
  expect(await list({ category: 'order' })).toEqual([])
  expect(await list({ keyword: 'DD1' })).toHaveLength(3)
  expect(await as(approver, messages.readAllMessages, { category: 'order' })).toEqual({ done: 0, unread: 2 })
  // Messages that arrived after the page was loaded stay unread.
  expect(await as(approver, messages.readAllMessages, { upTo: second! })).toEqual({ done: 1, unread: 1 })
  expect(await as(approver, messages.readAllMessages, { keyword: '不存在' })).toEqual({ done: 0, unread: 1 })
  expect(await as(approver, messages.removeMessages, { ids: [third!] })).toEqual({ done: 1, unread: 0 })
  expect(await as(approver, messages.countMessages, {})).toEqual({
    unread: 0,
    byCategory: [{ category: 'approval', total: 2, unread: 0 }],
  })
})

test('messages: are listed by the time of what happened, also one that is written late', async () => {
  const tenant = await aTenant()
  const approver = await anApprover(tenant)
  await withMessages(tenant, ...threeFor(approver))
  const [third, second, first] = (await messagesOf(approver)).map(({ id }) => id)
  await owner.query(`update notifications.messages set at = at - interval '1 day' where tenant_id = $1 and id = $2`, [
    tenant.id,
    third,
  ])
  expect((await messagesOf(approver)).map(({ id }) => id)).toEqual([second, first, third])
  const { records } = await as(approver, messages.listMessages, { page: 2, limit: 2, category: 'approval' })
  expect(records.map(({ id }) => id)).toEqual([third])
  const { records: unread } = await as(approver, messages.getNoticeByUser, {})
  expect(unread.map(({ id }) => id)).toEqual([second, first, third])
})

test('preferences: disabled channels receive nothing, and required ones cannot be disabled', async () => {
  const tenant = await aTenant()
  const approver = await anApprover(tenant)
  await giveAddress(approver, 'a@example.com')
  const before = await as(approver, preferences.getPreferences, {})
  expect(before).toMatchObject({ version: 0, bell: true, digestHour: null, email: 'a***@example.com' })
  expect(before.choices.some(({ topic }) => topic === 'orderNew')).toBe(false)
  const chosen = { version: 0, bell: false, popUp: true, digestHour: null }
  const off = { topic: 'approvalTodo' as const, channels: [] }
  const notAllowed = { topic: 'article' as const, channels: ['sms' as const] }
  expect(await refusalOf(as(approver, preferences.savePreferences, { ...chosen, choices: [notAllowed] }))).toBe(
    'message.channelNotAllowed',
  )
  const after = await as(approver, preferences.savePreferences, { ...chosen, choices: [off] })
  expect(after.choices.find(({ topic }) => topic === 'approvalTodo')!.channels).toEqual(['site'])
  expect(await refusalOf(as(approver, preferences.savePreferences, { ...chosen, choices: [] }))).toBe('thing.stale')
  expect(await as(approver, preferences.getUserConfWithTenant, { typeIds: [13, 18] })).toEqual([
    { typeId: 13, type: '01', val: '0' },
    { typeId: 18, type: '02', val: '1' },
  ])
  expect(await withMessages(tenant, [approver, approvalWaitingFor(approver)])).toEqual([])
  expect(await messagesOf(approver)).toHaveLength(1)
})

test("unsubscription: a mail's link disables such mails without a session, for its person and topic only", async () => {
  const [tenant, elsewhere] = [await aTenant(), await aTenant()]
  const approver = await anApprover(tenant)
  await giveAddress(approver, 'a@example.com')
  const [mail] = await withMessages(tenant, [approver, approvalWaitingFor(approver)])
  const token = /token=(\S+)/.exec(mail!.text)![1]!
  expect(await as(tenant, preferences.findUnsubscription, { token })).toMatchObject({
    topic: 'approvalTodo',
    email: 'a***@example.com',
    isOn: true,
  })
  for (const wrong of [`${token.slice(0, -2)}xx`, token.replace('approvalTodo', 'article')])
    expect(await refusalOf(as(tenant, preferences.unsubscribe, { token: wrong, isOn: false }))).toBe(
      'message.linkInvalid',
    )
  expect(await refusalOf(as(elsewhere, preferences.unsubscribe, { token, isOn: false }))).toBe('message.linkInvalid')
  expect(await as(tenant, preferences.unsubscribe, { token, isOn: false })).toMatchObject({ isOn: false })
  expect(await withMessages(tenant, [approver, approvalWaitingFor(approver)])).toHaveLength(1)
  expect(await as(tenant, preferences.unsubscribe, { token, isOn: true })).toMatchObject({ isOn: true })
  expect(await withMessages(tenant, [approver, approvalWaitingFor(approver)])).toHaveLength(2)
})

test('digest: is sent once a day at the selected hour', async () => {
  const tenant = await aTenant()
  const approver = await anApprover(tenant)
  await giveAddress(approver, 'a@example.com')
  const chosen = { version: 0, bell: true, popUp: true, digestHour: 8, choices: [] }
  const saved = await as(approver, preferences.savePreferences, chosen)
  const at = (hour: string) => new Date(`2031-03-05T${hour}:00:00+08:00`)
  await withLetters(async () => {
    await publishEvents(approver, approvalWaitingFor(approver), approvalWaitingFor(approver))
    expect(await allMails(tenant)).toEqual([])
    await runJob('notifications.sendDigests', tenant.id, at('07'))
    expect(await allMails(tenant)).toEqual([])
    await Promise.all([at('08'), at('08'), at('09')].map((now) => runJob('notifications.sendDigests', tenant.id, now)))
    const [mail, ...more] = await allMails(tenant)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'notifications.digest', subject: '2031-03-05 消息汇总（2 条）' })
    await publishEvents(approver, approvalWaitingFor(approver))
    await allMails(tenant)
    await runJob('notifications.sendDigests', tenant.id, at('23'))
    expect(await allMails(tenant)).toHaveLength(1)
    // Held messages are sent when the digest is turned off.
    await as(approver, preferences.savePreferences, { ...chosen, version: saved.version, digestHour: null })
    expect(await allMails(tenant)).toHaveLength(2)
  })
})

test('templates: operators change texts with the available placeholders', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['message.manage'] })
  const approver = await anApprover(tenant)
  const find = async () => (await as(operator, operating.listTemplates, {})).find(({ id }) => id === 'approvalTodo')!
  const { titleZh, contentZh, titleEn, contentEn, version } = await find()
  const draft = { id: 'approvalTodo' as const, titleZh: '请审批 {docNo}', contentZh, titleEn, contentEn }
  expect(await as(operator, operating.previewTemplate, draft)).toMatchObject({ titleZh: '请审批 DD202611230001' })
  const wrong = { ...draft, version, titleEn: '{password}' }
  expect(await refusalOf(as(operator, operating.editTemplate, wrong))).toBe('message.placeholderUnknown')
  expect(await refusalOf(as(approver, operating.editTemplate, { ...draft, version }))).toBe('permission.denied')
  const edited = await as(operator, operating.editTemplate, { ...draft, version })
  expect(edited).toMatchObject({ isChanged: true, can: ['edit', 'restore'] })
  expect(await refusalOf(as(operator, operating.editTemplate, { ...draft, version }))).toBe('thing.stale')
  await withMessages(tenant, [approver, approvalWaitingFor(approver)])
  expect((await messagesOf(approver))[0]!.title).toBe('请审批 DD1')
  await as(operator, operating.restoreTemplate, { id: 'approvalTodo', version: edited.version })
  expect(await find()).toMatchObject({ titleZh, version: 0, isChanged: false })
})

test('deliveries: operators see their status and resend failed ones', async () => {
  const [tenant, other] = [await aTenant(), await aTenant()]
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['message.manage'] })
  const stranger = await aPerson(other, { entrance: 'operator', permissions: ['message.manage'] })
  const approver = await anApprover(tenant, '周行之')
  await giveAddress(approver, 'a@example.com')
  await withMessages(tenant, [approver, approvalWaitingFor(approver)])
  const [sent] = (await as(operator, operating.listDeliveries, { keyword: '周行之' })).records
  expect(sent).toMatchObject({ status: 'sent', channel: 'mail', address: 'a***@example.com', attempts: 1, can: [] })
  expect((await as(stranger, operating.listDeliveries, {})).total).toBe(0)
  const { id } = sent!
  expect(await refusalOf(as(operator, operating.retryDelivery, { id }))).toBe('message.notFailed')
  expect(await refusalOf(as(stranger, operating.retryDelivery, { id }))).toBe('thing.notFound')
  await owner.query(`update notifications.deliveries set status = 'failed' where id = $1`, [id])
  expect(await as(operator, operating.retryDelivery, { id })).toMatchObject({ status: 'waiting' })
  await withLetters(() => allMails(tenant))
  await vi.waitFor(
    async () =>
      expect((await as(operator, operating.listDeliveries, {})).records[0]).toMatchObject({
        status: 'sent',
        attempts: 2,
      }),
    { timeout: 15_000 },
  )
})

test('messages: a budget used to four fifths causes one warning', async () => {
  const { tenant, budgetManager } = await createFundsFixture({ budget: '1000' })
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['budget.manage'] })
  const titles = async () => (await messagesOf(operator)).map(({ title }) => title)
  const order = newOrderRef()
  await reserve(budgetManager, reservationOf(budgetManager, '700', order))
  await commit(budgetManager, order)
  await runJob('ledger.watchFunds', tenant.id)
  await withLetters(() => allMails(tenant))
  expect(await titles()).toEqual([])
  await reserve(budgetManager, reservationOf(budgetManager, '100'))
  for (const _ of [1, 2]) await runJob('ledger.watchFunds', tenant.id)
  await withLetters(() => allMails(tenant))
  expect(await titles()).toEqual([expect.stringMatching(/预算已使用 80%$/)])
})
