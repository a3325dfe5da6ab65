import type * as contract from '#contract/identity/people.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { departments, useDepartments } from '../departments/department.store.ts'
import { changeRights } from '../roles/assignment.service.ts'
import { endSessions } from '../sessions/session.service.ts'
import { endOf, lastDayOf, reopens } from './account.rules.ts'
import { accounts } from './account.store.ts'
import { type Managed, manageAccount, manageAccounts } from './managedAccount.service.ts'

type AccountDraft = Omit<Input<typeof contract.addAccount>, 'userId'>

export async function insertAccount(tx: Tx, actor: Actor, personId: string, draft: AccountDraft): Promise<string> {
  const { userCode, userName, deptId, entrance, expiresOn } = draft
  await useDepartments(tx, [deptId])
  const values = { person_id: personId, entrance, code: userCode, name: userName, dept_id: deptId }
  const { id } = await accounts.insert(tx, { ...values, expires_at: endOf(expiresOn) })
  await publish(tx, actor, { name: 'account.added', id, to: 'active', data: { userCode, userName } })
  return id
}

export async function addAccount(tx: Tx, actor: Actor, { userId, ...draft }: Input<typeof contract.addAccount>) {
  const { person_id: personId } = await manageAccount(tx, actor, userId)
  return insertAccount(tx, actor, personId, draft)
}

export async function editAccount(tx: Tx, actor: Actor, before: Managed, draft: Omit<AccountDraft, 'entrance'>) {
  const { userCode, userName, deptId, expiresOn } = draft
  const end = endOf(expiresOn)
  if (deptId !== before.dept_id || reopens(before.expires_at, end, actor.now)) await useDepartments(tx, [deptId])
  await accounts.set(tx, before, { code: userCode, name: userName, dept_id: deptId, expires_at: end })
  const [from, to] = [await departments.find(tx, before.dept_id), await departments.find(tx, deptId)]
  const changed = fieldsChanged(
    { userName: before.name, userCode: before.code, deptId: from.full_name, expiresOn: lastDayOf(before.expires_at) },
    { userName, userCode, deptId: to.full_name, expiresOn },
  )
  await publish(tx, actor, { name: 'account.edited', id: before.id, data: { userCode, userName, ...changed } })
}

/** Moves accounts into a department; those already in it stay unchanged. */
export async function setAccountsDepartment(
  tx: Tx,
  actor: Actor,
  { userIds, deptId }: Input<typeof contract.setAccountsDepartment>,
) {
  const moved = (await manageAccounts(tx, actor, userIds)).filter((account) => account.dept_id !== deptId)
  await useDepartments(tx, [deptId])
  const concerned = await departments.share(tx, [...new Set([deptId, ...moved.map((account) => account.dept_id)])])
  const nameOf = new Map(concerned.map((dept) => [dept.id, dept.full_name]))
  for (const account of moved) {
    const { id, code: userCode, name: userName } = account
    await accounts.set(tx, account, { dept_id: deptId })
    const changed = fieldsChanged({ deptId: nameOf.get(account.dept_id)! }, { deptId: nameOf.get(deptId)! })
    await publish(tx, actor, { name: 'account.edited', id, data: { userCode, userName, ...changed } })
  }
}

export const setAccountStatus = (
  tx: Tx,
  actor: Actor,
  { userId, status: to }: Input<typeof contract.setAccountStatus>,
  { authenticator }: ServiceContext,
) =>
  changeRights(tx, async () => {
    const row = await manageAccount(tx, actor, userId)
    const check = async (isDisabling: boolean) => isDisabling || useDepartments(tx, [row.dept_id])
    await changeAvailability(tx, actor, { entity: 'account', table: accounts, row, to, check })
    if (to === 'disabled') authenticator.forgetSessions(await endSessions(tx, actor, { userId }, 'disabled'))
    return userId
  })
