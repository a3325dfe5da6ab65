import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { useDepartments } from '../departments/department.store.ts'
import { lockManagers } from '../positions/position.store.ts'
import { insertBuyers, setManagers } from './import.store.ts'
import { noPassword } from './person.service.ts'

interface NewBuyer {
  readonly userName: string
  readonly userCode: string
  readonly deptId: string
  readonly mobile: string
  readonly email: string
  readonly positionId: string | null
  /** Account of the manager, who may be among the new people; empty for none. */
  readonly managerCode: string
}

/** Bulk import of buyers, each a person with one account. */
export async function addPeople(tx: Tx, actor: Actor, buyers: readonly NewBuyer[]): Promise<void> {
  if (buyers.length === 0) return
  await useDepartments(tx, [...new Set(buyers.map(({ deptId }) => deptId))])
  const rows = buyers.map(({ userCode, userName, deptId, mobile, email, positionId }) => ({
    code: userCode,
    name: userName,
    dept_id: deptId,
    mobile,
    email,
    position_id: positionId,
  }))
  const added = await insertBuyers(tx, rows, await noPassword)
  const managed = buyers.filter(({ managerCode }) => managerCode !== '')
  if (managed.length > 0) {
    await lockManagers(tx)
    await setManagers(
      tx,
      managed.map(({ userCode: code, managerCode: manager }) => ({ code, manager })),
    )
  }
  const events = added.map(({ id, code, name }) =>
    newEvent('account.added', { id, to: 'active', data: { userCode: code, userName: name } }),
  )
  await publish(tx, actor, ...events)
}
