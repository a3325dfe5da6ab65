import { expect, test } from 'vitest'
import { saveApprovalRule } from '#contract/approvals/approvalRules.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { aPerson, as, runJob } from '#test/app.ts'
import { aCompany, draft, submit } from '#test/approvals/inbox.ts'
import { allMails, giveAddress, withLetters } from '#test/mail/letters.ts'
import { messagesOf } from '#test/notifications/messages.ts'
import { createDraft, createSourcingFixture, move } from '#test/sourcing/fixture.ts'

test('approval messages: name title and money, and lead to the document, in page and mail', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  await giveAddress(chief, 'chief@example.com')
  const { mails, entityId } = await withLetters(async () => {
    const submitted = await submit(buyer, '新项目组办公电脑采购', '12726')
    return { mails: await allMails(tenant), entityId: submitted.entityId }
  })
  expect(await messagesOf(chief)).toMatchObject([
    { title: '新项目组办公电脑采购 待您审批', url: `/orderApprovalDetail?orderId=${entityId}` },
  ])
  expect(mails.map(({ subject }) => subject)).toEqual(['新项目组办公电脑采购 待您审批'])
  expect(mails[0]!.text).toContain('¥12,726.00')
  expect(mails[0]!.text).toContain(`/orderApprovalDetail?orderId=${entityId}`)
})

test('approval messages: everybody concerned is told who decides now, that nobody does, and that the time is over', async () => {
  const { tenant, boss, chief, buyer } = await aCompany()
  await as(boss, saveApprovalRule, draft())
  const admin = await aPerson(tenant, { permissions: ['approval.decide'], role: 'processAdmin' })
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['org.manage', 'approval.oversee'] })
  const titles = async (person: typeof chief) => (await messagesOf(person)).map(({ title }) => title)
  await withLetters(async () => {
    await submit(buyer, '甲')
    await as(operator, setAccountStatus, { userId: chief.userId, status: 'disabled' })
    await allMails(tenant)
    expect(await titles(admin)).toEqual(['甲 待您审批'])
    await as(operator, setAccountStatus, { userId: admin.userId, status: 'disabled' })
    await allMails(tenant)
    expect([await titles(operator), await titles(buyer)]).toEqual([['甲 审批滞留'], ['甲 暂无可审批的人员']])
  })
})

test('approval messages: a project that nobody has decided in time tells its requester', async () => {
  const fixture = await createSourcingFixture({ approvalFrom: '0' })
  const { title } = await move(fixture.buyer, await createDraft(fixture), 'submit')
  await withLetters(async () => {
    await runJob('approvals.expire', fixture.tenant.id, new Date(Date.now() + 8 * 24 * 3_600_000))
    await allMails(fixture.tenant)
  })
  const titles = (await messagesOf(fixture.buyer)).map((message) => message.title)
  expect(titles).toContain(`${title} 审批超时，已退回`)
})
