import { randomInt } from 'node:crypto'
import { maskMobile } from '#contract/kit/format.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { accounts } from '../accounts/account.store.ts'
import { createUser } from '../org.store.ts'
import { noPassword } from '../people/person.service.ts'
import { people, rootDepartment, setEmail } from '../people/person.store.ts'
import { deleteAssignments, insertAssignments, roleIdsOf } from '../roles/assignment.store.ts'

/** Account of somebody who applies to become a supplier: it can do nothing else, and logs in by codes alone. */
export async function addApplicant(
  tx: Tx,
  actor: Actor,
  { mobile, roleId }: { readonly mobile: string; readonly roleId: string },
): Promise<string> {
  const { id: personId } = await people.insert(tx, { mobile, email: '', password_hash: await noPassword })
  const root = (await rootDepartment(tx)) ?? refuse('thing.notFound')
  const userCode = `apply${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  const userName = maskMobile(mobile)
  const of = { code: userCode, name: userName, personId, entrance: 'supplier', deptId: root.id } as const
  const userId = await createUser(tx, { ...of, isApplicant: true, roleIds: [roleId] })
  await publish(tx, actor, { name: 'account.added', id: userId, to: 'active', data: { userCode, userName } })
  return userId
}

interface Admission {
  readonly userId: string
  readonly supplierId: string
  readonly userCode: string
  readonly userName: string
  readonly email: string
  readonly roleIds: readonly string[]
}

/** The applicant's account becomes one of a supplier, with these roles instead of the applicant's. */
export async function admitApplicant(
  tx: Tx,
  actor: Actor,
  { userId, supplierId, userCode, userName, email, roleIds }: Admission,
): Promise<void> {
  const before = await accounts.lock(tx, userId)
  if (!before.is_applicant) refuse('thing.notFound')
  await accounts.set(tx, before, { supplier_id: supplierId, is_applicant: false, code: userCode, name: userName })
  const person = await people.lock(tx, before.person_id)
  if (email !== '') await setEmail(tx, person, email)
  const held = await roleIdsOf(tx, userId)
  await deleteAssignments(
    tx,
    held.map((id) => ({ user_id: userId, role_id: id })),
  )
  await insertAssignments(
    tx,
    roleIds.map((id) => ({ user_id: userId, role_id: id })),
  )
  const changed = fieldsChanged({ userName: before.name, userCode: before.code }, { userName, userCode })
  await publish(tx, actor, { name: 'account.edited', id: userId, data: { userCode, userName, ...changed } })
}
