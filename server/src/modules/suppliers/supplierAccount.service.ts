import type { addSupplierAccount as addRoute } from '#contract/suppliers/supplierAccounts.ts'
import { administratorPermissions, supplierPermissions } from '#contract/suppliers/supplierPermissions.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import {
  addSupplierPerson,
  allRoles,
  countSupplierAccounts,
  createRole,
  findRoleByCode,
  findSupplierAccount,
} from '#modules/identity/index.ts'
import { replacePassword } from '#modules/login/index.ts'
import { suppliers } from './supplier.store.ts'

const allowed: ReadonlySet<string> = new Set(supplierPermissions)
const sales = { code: 'supplierSales', name: '供应商业务员', enName: 'Supplier sales' }
const administrator = { code: 'supplierAdmin', name: '供应商管理员', enName: 'Supplier administrator' }

/**
 * Role of suppliers' people: the first that holds nothing but their permissions, else the one of this code, to which
 * a tenant may have added others; created where a tenant has neither.
 */
async function supplierRole(tx: Tx): Promise<string> {
  const isForSuppliers = ({ permissions }: { permissions: readonly string[] }) =>
    permissions.length > 0 && permissions.every((permission) => allowed.has(permission))
  const roles = await allRoles(tx)
  const found = roles.find(isForSuppliers) ?? roles.find(({ code }) => code === sales.code)
  return found?.id ?? createRole(tx, { ...sales, permissions: supplierPermissions })
}

/** Role of those who manage a supplier's people; created where a tenant has none. */
export const administratorRole = async (tx: Tx): Promise<string> =>
  (await findRoleByCode(tx, administrator.code))?.id ??
  createRole(tx, { ...administrator, permissions: administratorPermissions })

/** Roles of a new person of a supplier. Its supplier is locked, so that two first ones at once find one role. */
export const rolesOf = async (tx: Tx, isAdministrator: boolean): Promise<string[]> => [
  await supplierRole(tx),
  ...(isAdministrator ? [await administratorRole(tx)] : []),
]

export async function addSupplierAccount(tx: Tx, actor: Actor, { id, ...person }: Input<typeof addRoute>) {
  const supplier = await suppliers.lock(tx, id)
  if (supplier.status !== 'active') return refuse('supplier.suspended')
  const isFirst = (await countSupplierAccounts(tx, supplier.id)) === 0
  const { personId } = await addSupplierPerson(tx, actor, {
    ...person,
    supplierId: supplier.id,
    roleIds: await rolesOf(tx, isFirst),
  })
  const { password } = await replacePassword(tx, actor, personId)
  return { userCode: person.userCode, password }
}

export async function issueSupplierPassword(tx: Tx, actor: Actor, userId: string, { authenticator }: ServiceContext) {
  const account = await findSupplierAccount(tx, userId)
  const { password, ended } = await replacePassword(tx, actor, account.person_id)
  authenticator.forgetSessions(ended)
  return { userCode: account.code, password }
}
