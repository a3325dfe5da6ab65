import { expect, test, vi } from 'vitest'
import { changePasswd, passwdStrategy } from '#contract/login/passwords.ts'
import { publicKey } from '#contract/login/login.ts'
import { addFeedback, listFeedbacks } from '#contract/feedbacks/feedbacks.ts'
import { logout, qryUserRefDetail } from '#contract/identity/identity.ts'
import { createArticle } from '#contract/notices/articles.ts'
import { queryArticle, releasePage } from '#contract/notices/reading.ts'
import { listHall } from '#contract/sourcing/projectCards.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import type { Actor } from '#kit/actor.ts'
import { aPerson, as, ask, aTenant, database, type Person, refusalOf, server } from '#test/app.ts'
import { encryptPasswords } from '#test/login.ts'
import { aNewsroom, draftOf, publishDraft } from '#test/notices/newsroom.ts'
import { describedRoutes } from '#test/openapi.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'

/** Public calls of a session whose initial password is not replaced yet are those of a visitor. */

const { authenticator } = server

test('initial password: the session is a visitor for every public call', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { hasInitialPassword: true })
  const routes = describedRoutes().filter(({ access }) => access === 'public')
  expect(routes.length).toBeGreaterThanOrEqual(80)
  const spy = vi.spyOn(authenticator, 'authenticate')
  const found: string[] = []
  for (const route of routes) {
    spy.mockClear()
    await ask(person, route)
    const actor = await (spy.mock.results[0]?.value as Promise<Actor> | undefined)
    if (actor?.entrance !== 'visitor' || actor.userId !== '0' || actor.tenantId !== tenant.id) found.push(route.path)
  }
  spy.mockRestore()
  expect(found).toEqual([])
})

/** Sets or clears the duty to change the password, with effect on the next call. */
async function setInitialPassword(person: Person, mustChange: boolean): Promise<void> {
  await database.write(person.tenantId, (tx) =>
    tx.updateTable('identity.people').set({ must_change: mustChange }).where('id', '=', person.personId).execute(),
  )
  authenticator.forgetSessions([person.sessionId])
}

test("initial password: members' articles are hidden until it is changed", async () => {
  const room = await aNewsroom()
  const draft = await as(room.author, createArticle, draftOf(room, { audience: 'signedIn' }))
  const { id } = await publishDraft(room, draft)
  const reader = await aPerson(room.tenant, { hasInitialPassword: true })
  expect(await refusalOf(as(reader, queryArticle, { id }))).toBe('thing.notFound')
  expect((await as(reader, releasePage, {})).total).toBe(0)
  await setInitialPassword(reader, false)
  expect(await refusalOf(as(reader, queryArticle, { id }))).toBe('accepted')
  expect((await as(reader, releasePage, {})).total).toBe(1)
})

test('initial password: projects for invited suppliers are hidden until it is changed', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const invited = fixture.suppliers[0]!
  const { id } = await createPublished(fixture, { scope: 'invited', invitedIds: [invited.supplierId!] })
  await setInitialPassword(invited, true)
  expect(await refusalOf(as(invited, getProjectNotice, { id }))).toBe('thing.notFound')
  expect((await as(invited, listHall, {})).total).toBe(0)
  await setInitialPassword(invited, false)
  expect(await refusalOf(as(invited, getProjectNotice, { id }))).toBe('accepted')
  expect((await as(invited, listHall, {})).total).toBe(1)
})

test('initial password: feedback is that of a visitor, who has to leave a contact', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { hasInitialPassword: true })
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['feedback.manage'] })
  expect(await refusalOf(as(person, addFeedback, { context: '好' }))).toBe('feedback.contactMissing')
  await as(person, addFeedback, { context: '好', phone: '13812346207' })
  expect((await as(operator, listFeedbacks, {})).records).toMatchObject([{ sender: '', entrance: 'visitor' }])
})

test('initial password: all that the page of the change calls is answered, and logout', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { password: 'Right@2026', hasInitialPassword: true })
  expect((await as(person, qryUserRefDetail, {})).changePwd).toBe(true)
  for (const route of [checkEnable, passwdStrategy, publicKey])
    expect(await refusalOf(as(person, route, {}))).toBe('accepted')
  const { texts, key } = await encryptPasswords(tenant.host, 'Right@2026', 'Newer#2027')
  await as(person, changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key })
  expect((await as(person, qryUserRefDetail, {})).changePwd).toBe(false)
  const other = await aPerson(tenant, { hasInitialPassword: true })
  expect(await refusalOf(as(other, logout, {}))).toBe('accepted')
  expect(await refusalOf(as(other, qryUserRefDetail, {}))).toBe('session.none')
})
