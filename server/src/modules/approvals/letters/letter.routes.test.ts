import { expect, test } from 'vitest'
import { decideByLink, proveLink, readLink } from '#contract/approvals/letters.ts'
import { getTimeline } from '#contract/approvals/approvals.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { deptChoose } from '#contract/login/accountSwitch.ts'
import * as factors from '#contract/login/factors.ts'
import { afterCheckLogin } from '#contract/login/login.ts'
import { savePendingLogin } from '#modules/login/index.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { allMails, giveAddress, withLetters } from '#test/mail/letters.ts'
import { codeNow } from '#test/login/secondFactor.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

const set = (tenant: TestTenant, settings: Parameters<typeof storeSettings>[1]) =>
  database.write(tenant.id, (tx) => storeSettings(tx, settings))
const tokenIn = ({ text }: { readonly text: string }) => /\/decide\?token=([\w-]+)/.exec(text)?.[1]

/** An order that waits for its approver, with the letter that they have got. */
async function withLetter(settings: Parameters<typeof storeSettings>[1] = {}) {
  const market = await createOrderingFixture({ approvalFrom: '0' })
  const { tenant, approver } = market
  await set(tenant, { approvalByLetter: '1', ...settings })
  await giveAddress(approver, 'approver@example.com')
  const { mails, orderId } = await withLetters(async () => {
    const order = await createOrder(market)
    return { mails: await allMails(tenant), orderId: order.orderId }
  })
  const mail = mails.find(({ recipient }) => recipient === 'approver@example.com')!
  return { ...market, orderId, mail, token: tokenIn(mail)! }
}
const decide = (
  who: Person | TestTenant,
  token: string,
  decision: 'agree' | 'reject' = 'agree',
  opinion = '',
  proof?: string,
) => as(who, decideByLink, { token, decision, opinion, ...(proof === undefined ? {} : { proof }) })
const read = (who: Person | TestTenant, token: string) => as(who, readLink, { token })

test('letters: without the setting, or about another kind of message, they hold no link that decides', async () => {
  const { tenant, mail } = await withLetter({ approvalByLetter: '0' })
  expect(tokenIn(mail)).toBeUndefined()
  expect(await refusalOf(read(tenant, 'x'.repeat(43)))).toBe('approval.linkInvalid')
})

test('letters: the link shows the document as often as needed, and decides once in the name of its receiver', async () => {
  const { tenant, buyer, approver, orderId, token } = await withLetter()
  for (let times = 0; times < 2; times++)
    expect(await read(tenant, token)).toMatchObject({
      amount: '528.00',
      requesterName: buyer.userName,
      approverName: approver.userName,
      needs: 'nothing',
    })
  expect(await refusalOf(decide(tenant, token, 'reject'))).toBe('approval.opinionMissing')
  await decide(tenant, token, 'agree', '同意采购')
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '30' })
  const [round] = await as(buyer, getTimeline, { entity: 'order', entityId: orderId })
  expect(round!.steps[0]!.tasks).toMatchObject([{ userId: approver.userId, opinion: '同意采购', byLetter: true }])
  const events = await database.read(tenant.id, (db) =>
    db.selectFrom('kit.events').select(['actor_id', 'data']).where('name', '=', 'approval.approved').execute(),
  )
  expect(events).toMatchObject([{ actor_id: approver.userId, data: { byLetter: true } }])
  expect(await refusalOf(decide(tenant, token))).toBe('approval.linkUsed')
  expect(await refusalOf(read(tenant, token))).toBe('approval.linkUsed')
})

test('letters: of many clients with one link at the same time one decides', async () => {
  const { tenant, token } = await withLetter()
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      refusalOf(decide(tenant, token, at % 2 === 0 ? 'agree' : 'reject', '同时处理')),
    ),
  )
  expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'approval.linkUsed']))
})

test('letters: a link opens nothing in another tenant, after its time, or with another secret', async () => {
  const { tenant, token } = await withLetter()
  const stranger = await aTenant()
  await set(stranger, { approvalByLetter: '1' })
  expect(await refusalOf(read(stranger, token))).toBe('approval.linkInvalid')
  expect(await refusalOf(decide(stranger, token))).toBe('approval.linkInvalid')
  expect(await refusalOf(decide(tenant, `${token.slice(0, -2)}--`))).toBe('approval.linkInvalid')
  const stored = await database.read(tenant.id, (db) => db.selectFrom('approvals.letters').selectAll().execute())
  expect(JSON.stringify(stored)).not.toContain(token)
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('approvals.letters')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute(),
  )
  expect(await refusalOf(read(tenant, token))).toBe('approval.linkExpired')
  expect(await refusalOf(decide(tenant, token))).toBe('approval.linkExpired')
})

test('letters: a document that has changed, or a task that is no longer open, is not decided', async () => {
  const { tenant, buyer, orderId, token } = await withLetter()
  const { version } = await as(buyer, orderDetail, { orderId })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('approvals.instances').set({ doc_version: 'changed' }).where('entity_id', '=', orderId).execute(),
  )
  expect(await refusalOf(read(tenant, token))).toBe('approval.linkChanged')
  expect(await refusalOf(decide(tenant, token))).toBe('approval.linkChanged')
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('approvals.instances')
      .set({ doc_version: String(version) })
      .where('entity_id', '=', orderId)
      .execute(),
  )
  await database.write(tenant.id, (tx) => tx.updateTable('approvals.tasks').set({ status: 'lapsed' }).execute())
  expect(await refusalOf(decide(tenant, token))).toBe('approval.decided')
})

test('letters: above the amount of the tenant the receiver is logged in, and no one else decides', async () => {
  const { tenant, buyer, approver, orderId, token } = await withLetter({ approvalLetterMost: '500' })
  expect(await read(tenant, token)).toMatchObject({ needs: 'login' })
  expect(await refusalOf(as(tenant, proveLink, { token }))).toBe('approval.linkLogin')
  expect(await refusalOf(decide(tenant, token))).toBe('approval.linkLogin')
  expect(await refusalOf(decide(buyer, token))).toBe('approval.linkLogin')
  expect(await read(approver, token)).toMatchObject({ needs: 'nothing' })
  await decide(approver, token)
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '30' })
})

/** A letter above the amount of the tenant, whose receiver has an authenticator and recovery codes. */
async function withFactor() {
  const market = await withLetter({ approvalLetterMost: '500' })
  const { tenant, approver } = market
  const key = await database.write(tenant.id, (tx) =>
    savePendingLogin(tx, approver, { method: 'password', userIds: [approver.userId] }),
  )
  const step = { key, userCode: approver.userCode }
  const { secret } = await as(tenant, factors.newTotp, step)
  const { recoveryCodes } = await as(tenant, factors.confirmTotp, { ...step, code: codeNow(secret) })
  return { ...market, recoveryCodes }
}
const show = (tenant: TestTenant, { key, userCode }: { key: string; userCode: string }, code: string) =>
  as(tenant, factors.verifyFactor, { key, userCode, method: 'recovery', code })

test('letters: above the amount a receiver with a second factor shows it in place of the login', async () => {
  const { tenant, buyer, orderId, token, recoveryCodes } = await withFactor()
  expect(await read(tenant, token)).toMatchObject({ needs: 'factor' })
  expect(await refusalOf(decide(tenant, token))).toBe('approval.linkFactor')
  const step = await as(tenant, proveLink, { token })
  expect(step.methods).toEqual(['totp', 'recovery'])
  expect(await refusalOf(decide(tenant, token, 'agree', '', step.key))).toBe('approval.linkFactor')
  expect(await refusalOf(show(tenant, step, 'wrong-code'))).toBe('login.factorWrong')
  // What failed uses up neither the link nor the key.
  await show(tenant, step, recoveryCodes[0]!)
  expect(await refusalOf(decide(tenant, token, 'reject', '', step.key))).toBe('approval.opinionMissing')
  await decide(tenant, token, 'agree', '同意', step.key)
  expect(await as(buyer, orderDetail, { orderId })).toMatchObject({ status: '30' })
  expect(await refusalOf(decide(tenant, token, 'agree', '', step.key))).toBe('approval.linkUsed')
})

test('letters: the key of a second factor opens no session, changes no factor, and counts for its link alone', async () => {
  const one = await withFactor()
  const { tenant, recoveryCodes } = one
  const step = await as(tenant, proveLink, { token: one.token })
  await show(tenant, step, recoveryCodes[0]!)
  const { key, userCode } = step
  expect(await refusalOf(as(tenant, afterCheckLogin, { key, userCode }))).toBe('login.keyGone')
  expect(await refusalOf(as(tenant, deptChoose, { key, userCode }))).toBe('login.keyGone')
  expect(await refusalOf(as(tenant, factors.removeFactor, { key, userCode }))).toBe('login.keyGone')
  expect(await refusalOf(as(tenant, factors.newRecoveryCodes, { key, userCode }))).toBe('login.keyGone')
  expect(await refusalOf(as(tenant, factors.newTotp, { key, userCode }))).toBe('login.keyGone')
  const other = await withFactor()
  expect(await refusalOf(decide(other.tenant, other.token, 'agree', '', key))).toBe('approval.linkFactor')
  const again = await as(tenant, proveLink, { token: one.token })
  expect(await refusalOf(decide(tenant, one.token, 'agree', '', again.key))).toBe('approval.linkFactor')
})

test('letters: attempts at a second factor are limited, and of many clients with one proof one decides', async () => {
  const { tenant, token, recoveryCodes } = await withFactor()
  const step = await as(tenant, proveLink, { token })
  await show(tenant, step, recoveryCodes[0]!)
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => refusalOf(decide(tenant, token, 'agree', '', step.key))),
  )
  expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(1)
  const tried = await withFactor()
  const guessed = await as(tried.tenant, proveLink, { token: tried.token })
  const refused: string[] = []
  for (let at = 0; at < 12; at++) refused.push(await refusalOf(show(tried.tenant, guessed, `guess-${at}`)))
  expect(refused.at(0)).toBe('login.factorWrong')
  expect(refused.at(-1)).toBe('login.locked')
  expect(await refusalOf(show(tried.tenant, guessed, tried.recoveryCodes[0]!))).toBe('login.locked')
  // Neither does a new key of the letter begin anew, nor are the logins of its receiver locked.
  const again = await as(tried.tenant, proveLink, { token: tried.token })
  expect(await refusalOf(show(tried.tenant, again, tried.recoveryCodes[0]!))).toBe('login.locked')
  const counted = await database.read(tried.tenant.id, (db) =>
    db.selectFrom('login.tallies').select('subject').where('subject', 'like', 'factor:%').execute(),
  )
  expect(counted).toEqual([])
})

test('letters: a receiver whose account is disabled or without the permission decides nothing', async () => {
  const { tenant, approver, token } = await withLetter()
  const change = (disabled: boolean) =>
    database.write(tenant.id, (tx) =>
      tx.updateTable('identity.users').set({ disabled }).where('id', '=', approver.userId).execute(),
    )
  await change(true)
  expect(await refusalOf(decide(tenant, token))).toBe('approval.approverDisabled')
  await change(false)
  await database.write(tenant.id, (tx) =>
    tx.deleteFrom('identity.user_roles').where('user_id', '=', approver.userId).execute(),
  )
  expect(await refusalOf(decide(tenant, token))).toBe('permission.denied')
})
