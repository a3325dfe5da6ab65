import { randomBytes } from 'node:crypto'
import { maskMobile } from '#contract/kit/format.ts'
import type { Availability } from '#contract/identity/departments.ts'
import type { PersonDraft } from '#contract/identity/people.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { type AccountForUpdate, findAccountOf, lockAccount, setAccount } from '../sessions/account.store.ts'
import { useDepartments } from '../departments/department.store.ts'
import { createPerson, createUser } from '../org.store.ts'
import { hashPassword } from '../password.ts'
import { endOf, isOutOfReach } from './person.rules.ts'
import { insertBuyers } from './people.store.ts'
import { lockPerson, setEmail, setMobile } from './person.store.ts'
import { changeRights } from '../roles/role.service.ts'
import { endSessions } from '../sessions/session.service.ts'

/** The hash of a password that nobody knows: who has it chooses one by SMS, or is given one. */
export const noPassword = hashPassword(randomBytes(32).toString('hex'))

type AccountDraft = Omit<PersonDraft, 'mobile' | 'email'>

async function insertAccount(tx: Tx, actor: Actor, personId: string, draft: AccountDraft): Promise<string> {
  const { userCode, userName, deptId, entrance, expiresOn } = draft
  await useDepartments(tx, [deptId])
  const end = endOf(expiresOn)
  const account = { code: userCode, name: userName, personId, entrance, deptId, roleIds: [] }
  const id = await createUser(tx, end ? { ...account, expiresAt: end } : account)
  await publish(tx, actor, { name: 'account.added', id, to: 'active', data: { userCode, userName } })
  return id
}

export async function addPerson(tx: Tx, actor: Actor, { mobile, email, ...account }: PersonDraft): Promise<string> {
  const personId = await createPerson(tx, { mobile, email, passwordHash: await noPassword })
  return insertAccount(tx, actor, personId, account)
}

interface NewBuyer {
  readonly userName: string
  readonly userCode: string
  readonly deptId: string
  readonly mobile: string
  readonly email: string
}

/** Many buyers at once, each a person with one account. */
export async function addPeople(tx: Tx, actor: Actor, buyers: readonly NewBuyer[]): Promise<void> {
  if (buyers.length === 0) return
  await useDepartments(tx, [...new Set(buyers.map(({ deptId }) => deptId))])
  const rows = buyers.map(({ userCode, userName, deptId, mobile, email }) => ({
    code: userCode,
    name: userName,
    dept_id: deptId,
    mobile,
    email,
  }))
  const added = await insertBuyers(tx, rows, await noPassword)
  const events = added.map(({ id, code, name }) =>
    newEvent('account.added', { id, to: 'active', data: { userCode: code, userName: name } }),
  )
  await publish(tx, actor, ...events)
}

export async function addAccount(tx: Tx, actor: Actor, personId: string, draft: AccountDraft): Promise<string> {
  await manageAccount(tx, actor, await findAccountOf(tx, personId))
  return insertAccount(tx, actor, personId, draft)
}

/** An account that the actor may manage. */
export type Managed = AccountForUpdate

export async function manageAccount(tx: Tx, actor: Actor, userId: string): Promise<Managed> {
  const account = await lockAccount(tx, userId)
  if (account.person_id === actor.personId) refuse('person.own')
  return isOutOfReach(actor, account.permissions) ? refuse('person.outOfReach') : account
}

interface ContactDraft {
  readonly mobile: string
  readonly email: string
}

/** Answers the sessions that ended, because the number that they were opened with is no longer the person's. */
async function setContact(tx: Tx, actor: Actor, personId: string, { mobile, email }: ContactDraft): Promise<string[]> {
  const person = (await lockPerson(tx, personId)) ?? refuse('thing.notFound')
  if (email !== person.email) await setEmail(tx, person, email)
  if (mobile === person.mobile) return []
  await setMobile(tx, person, mobile)
  const data = { before: maskMobile(person.mobile), after: maskMobile(mobile) }
  await publish(tx, actor, { name: 'person.contactChanged', id: personId, data })
  return endSessions(tx, actor, { personId }, 'mobile')
}

type AccountEdit = Omit<PersonDraft, 'entrance'>

export const editPerson = (tx: Tx, actor: Actor, userId: string, version: number, draft: AccountEdit) =>
  changeRights(tx, actor, async () => {
    const { userCode, userName, deptId, expiresOn, ...contact } = draft
    const before = await manageAccount(tx, actor, userId)
    if (before.version !== version) refuse('thing.stale')
    if (deptId !== before.dept_id) await useDepartments(tx, [deptId])
    await setAccount(tx, before, { code: userCode, name: userName, dept_id: deptId, expires_at: endOf(expiresOn) })
    await publish(tx, actor, { name: 'account.edited', id: userId, data: { userCode, userName } })
    return setContact(tx, actor, before.person_id, contact)
  })

export const setAccountStatus = (tx: Tx, actor: Actor, userId: string, to: Availability) =>
  changeRights(tx, actor, async () => {
    const before = await manageAccount(tx, actor, userId)
    const isDisabling = to === 'disabled'
    if (before.disabled === isDisabling) refuse('thing.wrongState')
    if (!isDisabling) await useDepartments(tx, [before.dept_id])
    await setAccount(tx, before, { disabled: isDisabling })
    const name = isDisabling ? 'account.disabled' : 'account.enabled'
    await publish(tx, actor, { name, id: userId, from: isDisabling ? 'active' : 'disabled', to })
    return isDisabling ? endSessions(tx, actor, { userId }, 'disabled') : []
  })
