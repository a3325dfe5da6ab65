import type * as contract from '#contract/identity/people.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { departments, useDepartments } from '../departments/department.store.ts'
import { namesOfPlacing, placingOf } from '../positions/place.service.ts'
import { changeRights, demandSeparateDuties } from '../roles/assignment.service.ts'
import { endSessions } from '../sessions/session.service.ts'
import { handOverWork } from '../openWork/openWork.service.ts'
import { endOf, lastDayOf, reopens } from './account.rules.ts'
import { accounts } from './account.store.ts'
import { type Managed, manageAccount, manageAccounts } from './managedAccount.service.ts'

type AccountDraft = Omit<Input<typeof contract.addAccount>, 'userId'>

export async function insertAccount(tx: Tx, actor: Actor, personId: string, draft: AccountDraft): Promise<string> {
  const { userCode, userName, deptId, entrance, expiresOn, positionId, managerId } = draft
  await useDepartments(tx, [deptId])
  const placing = await placingOf(tx, personId, { positionId, managerId })
  const values = { person_id: personId, entrance, code: userCode, name: userName, dept_id: deptId, ...placing }
  const { id } = await accounts.insert(tx, { ...values, expires_at: endOf(expiresOn) })
  await publish(tx, actor, { name: 'account.added', id, to: 'active', data: { userCode, userName } })
  return id
}

export async function addAccount(tx: Tx, actor: Actor, { userId, ...draft }: Input<typeof contract.addAccount>) {
  const { person_id: personId } = await manageAccount(tx, actor, userId)
  return insertAccount(tx, actor, personId, draft)
}

export async function editAccount(tx: Tx, actor: Actor, before: Managed, draft: Omit<AccountDraft, 'entrance'>) {
  const { userCode, userName, deptId, expiresOn, positionId, managerId } = draft
  const end = endOf(expiresOn)
  const isReopened = reopens(before.expires_at, end, actor.now)
  if (deptId !== before.dept_id || isReopened) await useDepartments(tx, [deptId])
  const placing = await placingOf(tx, before.person_id, { positionId, managerId }, before)
  await accounts.set(tx, before, { code: userCode, name: userName, dept_id: deptId, expires_at: end, ...placing })
  if (isReopened) await demandSeparateDuties(tx, actor, before.id)
  const [from, to] = [await departments.find(tx, before.dept_id), await departments.find(tx, deptId)]
  const named = (at: Pick<Managed, 'position_id' | 'manager_id'>) => namesOfPlacing(tx, at)
  const [was, is] = [await named(before), await named(placing)]
  const changed = fieldsChanged(
    {
      ...was,
      userName: before.name,
      userCode: before.code,
      deptId: from.full_name,
      expiresOn: lastDayOf(before.expires_at),
    },
    { ...is, userName, userCode, deptId: to.full_name, expiresOn },
  )
  await publish(tx, actor, { name: 'account.edited', id: before.id, data: { userCode, userName, ...changed } })
}

/** Moves accounts into a department; those already in it stay unchanged. */
export async function setAccountsDepartment(
  tx: Tx,
  actor: Actor,
  { userIds, deptId, openTasksTo }: Input<typeof contract.setAccountsDepartment>,
  { openWork }: ServiceContext,
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
  const movedIds = moved.map(({ id }) => id)
  await handOverWork(tx, actor, openWork, movedIds, openTasksTo)
}

export const setAccountStatus = (
  tx: Tx,
  actor: Actor,
  { userId, status: to, openTasksTo }: Input<typeof contract.setAccountStatus>,
  { authenticator, openWork }: ServiceContext,
) =>
  changeRights(tx, async () => {
    const row = await manageAccount(tx, actor, userId)
    const check = async (isDisabling: boolean) => isDisabling || useDepartments(tx, [row.dept_id])
    await changeAvailability(tx, actor, { entity: 'account', table: accounts, row, to, check })
    if (to !== 'disabled') await demandSeparateDuties(tx, actor, userId)
    else {
      await handOverWork(tx, actor, openWork, [userId], openTasksTo)
      authenticator.forgetSessions(await endSessions(tx, actor, { userId }, 'disabled'))
    }
    return userId
  })
