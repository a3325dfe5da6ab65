import type { Entrance } from '#contract/kit/entrance.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { useDepartments } from '../departments/department.store.ts'
import { people } from '../people/person.store.ts'
import { noPassword } from '../people/person.service.ts'
import { accounts } from './account.store.ts'

interface ServiceUser {
  readonly code: string
  readonly name: string
  readonly entrance: Exclude<Entrance, 'supplier'>
  readonly deptId: string
}

/** Adds the account of a system: of a person without number, address and password, so that nothing signs in to it. */
export async function addServiceUser(tx: Tx, { code, name, entrance, deptId }: ServiceUser): Promise<string> {
  await useDepartments(tx, [deptId])
  const { id: personId } = await people.insert(tx, { mobile: '', email: '', password_hash: await noPassword })
  const values = { person_id: personId, entrance, code, name, dept_id: deptId, is_service: true }
  return (await accounts.insert(tx, values)).id
}

/** Changes the account of a system. */
export async function setServiceUser(
  tx: Tx,
  id: string,
  { name, deptId, disabled }: { readonly name?: string; readonly deptId?: string; readonly disabled?: boolean },
): Promise<void> {
  const row = await accounts.lock(tx, id)
  if (!row.is_service) refuse('thing.notFound')
  if (deptId !== undefined && deptId !== row.dept_id) await useDepartments(tx, [deptId])
  await accounts.set(tx, row, {
    name: name ?? row.name,
    dept_id: deptId ?? row.dept_id,
    disabled: disabled ?? row.disabled,
  })
}
