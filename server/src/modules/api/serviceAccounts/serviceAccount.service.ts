import type * as contract from '#contract/api/serviceAccounts.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { addServiceUser, changeOf, departmentNamed, setServiceUser } from '#modules/identity/index.ts'
import { demandScopes } from '../scope.service.ts'
import { serviceAccountList, serviceAccounts } from './serviceAccount.store.ts'

export async function addServiceAccount(tx: Tx, actor: Actor, draft: contract.ServiceAccountDraft): Promise<string> {
  const { name, code, entrance, deptId, purpose } = draft
  const permissions = demandScopes(actor, draft.permissions)
  const id = await addServiceUser(tx, { name, code, entrance, deptId })
  await serviceAccounts.insert(tx, { id, permissions, purpose, owner_id: actor.userId })
  await publish(tx, actor, { name: 'serviceAccount.added', id, to: 'active', data: { code, name, permissions } })
  return id
}

export async function editServiceAccount(
  tx: Tx,
  actor: Actor,
  { id, version, name, deptId, permissions, purpose }: Input<typeof contract.editServiceAccount>,
): Promise<string> {
  const before = await serviceAccounts.lock(tx, id, version)
  const shown = await serviceAccountList.one(tx, {}, id)
  const after = demandScopes(actor, permissions, before.permissions)
  await setServiceUser(tx, id, { name, deptId })
  await serviceAccounts.set(tx, before, { permissions: after, purpose })
  const changed = fieldsChanged(
    { name: shown.name, deptName: (await departmentNamed(tx, shown.deptId)).name, purpose: shown.purpose },
    { name, deptName: (await departmentNamed(tx, deptId)).name, purpose },
  )
  const data = { ...changed, ...changeOf(before.permissions, after) }
  await publish(tx, actor, {
    name: 'serviceAccount.edited',
    id,
    data: { ...data, added: [...data.added], removed: [...data.removed] },
  })
  return id
}

/** A disabled account has no session to end: its keys are read again within a second. */
export async function setServiceAccountStatus(
  tx: Tx,
  actor: Actor,
  { id, status: to }: Input<typeof contract.setServiceAccountStatus>,
): Promise<string> {
  const row = await serviceAccounts.lock(tx, id)
  const check = (disabled: boolean) => setServiceUser(tx, id, { disabled })
  await changeAvailability(tx, actor, { entity: 'serviceAccount', table: serviceAccounts, row, to, check })
  return id
}
