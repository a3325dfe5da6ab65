import { userCodePattern } from '#contract/identity/people.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { isEmail, isMobile } from '#contract/kit/person/person.ts'
import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { addPerson, editPerson, lockAccount, setAccountStatus } from '#modules/identity/index.ts'
import { ScimError } from './scimError.rules.ts'
import type { UserDraft } from './user.rules.ts'
import { demandMatch, etagOf } from './etag.ts'
import { findDepartment, findUser, putUser, removeUser, type UserRow } from './user.store.ts'

const codePattern = new RegExp(userCodePattern, 'u')
const longestName = 40
const longestExternalId = 200
const wrong = (detail: string) => new ScimError(400, detail, 'invalidValue')

/** What forms check of the same fields. */
function demandValid({ userName, displayName, email, mobile, externalId }: UserDraft): void {
  if (!codePattern.test(userName))
    throw wrong('userName: 2 to 40 letters, digits and . _ @ -, beginning with a letter or digit')
  if (charactersIn(displayName) > longestName) throw wrong(`displayName has at most ${longestName} characters`)
  if (email !== '' && !isEmail(email)) throw wrong('emails: not an e-mail address')
  if (mobile !== '' && !isMobile(mobile)) throw wrong('phoneNumbers: not a mobile number of mainland China')
  if (firstCharacters(externalId, longestExternalId) !== externalId) throw wrong('externalId is too long')
}

async function departmentOf(db: Db, text: string, otherwise: string): Promise<string> {
  if (text === '') return otherwise
  const found = await findDepartment.first(db, { text })
  if (!found) throw wrong(`there is no department ${text.slice(0, 60)}`)
  return found.id
}

const fieldsOf = ({ userName: userCode, displayName: userName, email, mobile }: UserDraft) => ({
  userCode,
  userName,
  email,
  mobile,
})

/** Creates a person with an account, as a form does. The password is chosen by SMS, or sign-on is elsewhere. */
export async function createUser(tx: Tx, actor: Actor, draft: UserDraft, context: ServiceContext): Promise<string> {
  demandValid(draft)
  const deptId = await departmentOf(tx, draft.department, actor.deptId)
  const id = await addPerson(tx, actor, { ...fieldsOf(draft), deptId, entrance: 'purchaser' })
  await putUser(tx, id, draft.externalId)
  if (!draft.active) await setAccountStatus(tx, actor, { userId: id, status: 'disabled' }, context)
  return id
}

interface Change {
  readonly before: UserRow
  readonly draft: UserDraft
}

/** Changes what differs, by the same commands as forms: disabling ends the sessions and hands on the work. */
export async function changeUser(
  tx: Tx,
  actor: Actor,
  { before, draft }: Change,
  context: ServiceContext,
): Promise<string> {
  demandValid(draft)
  const { id: userId, version } = before
  const isOpening = draft.active && before.disabled
  if (isOpening) await setAccountStatus(tx, actor, { userId, status: 'active' }, context)
  const deptId = await departmentOf(tx, draft.department, before.dept_id)
  const fields = fieldsOf(draft)
  const isSame =
    deptId === before.dept_id &&
    fields.userCode === before.code &&
    fields.userName === before.name &&
    fields.email === before.email &&
    fields.mobile === before.mobile
  const expiresOn = before.expires_at ? { expiresOn: dayOf(before.expires_at) } : {}
  const read = isOpening ? version + 1 : version
  if (!isSame) await editPerson(tx, actor, { userId, version: read, ...fields, deptId, ...expiresOn }, context)
  if (draft.externalId !== before.external_id) await putUser(tx, userId, draft.externalId)
  if (!draft.active && !before.disabled) await setAccountStatus(tx, actor, { userId, status: 'disabled' }, context)
  return userId
}

/** A directory removes a user: the account is disabled and no longer found by it. */
export async function deleteUser(tx: Tx, actor: Actor, before: UserRow, context: ServiceContext): Promise<void> {
  if (!before.disabled) await setAccountStatus(tx, actor, { userId: before.id, status: 'disabled' }, context)
  await removeUser(tx, before.id, actor.now)
}

/** User by its id. */
export async function userAt(db: Db, id: string): Promise<UserRow> {
  const found = /^[1-9][0-9]{0,17}$/.test(id) ? await findUser(db, id) : undefined
  return found ?? refuse('thing.notFound')
}

/** User to be changed, in the version that the directory has read: no call or page changes it until the end of the call. */
export async function userToChange(tx: Tx, id: string, ifMatch: string | undefined): Promise<UserRow> {
  await lockAccount(tx, (await userAt(tx, id)).id)
  const row = await userAt(tx, id)
  demandMatch(ifMatch, etagOf(row))
  return row
}
