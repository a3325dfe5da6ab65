import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { type AccountRow, findAccounts, deptPathFor } from '#modules/identity/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { eligibleAccountsAt } from './login.rules.ts'
import type { PendingLogin } from './pendingLogin.service.ts'

export interface LoginStep {
  readonly key: string
  /** Selects one of several accounts. */
  readonly userCode?: string | undefined
}

/** Accounts that a pending login may continue as. */
export const eligibleAccounts = async (db: Db, actor: Actor, pending: PendingLogin): Promise<AccountRow[]> =>
  filterAccounts(db, await findAccounts(db, { userIds: pending.userIds }), actor, pending)

async function filterAccounts(
  db: Db,
  choices: readonly AccountRow[],
  actor: Actor,
  { entrance }: PendingLogin,
): Promise<AccountRow[]> {
  const hasSupplier = choices.some((account) => account.entrance === 'supplier')
  const isSupplierOpen = !hasSupplier || (await readSettings(db, 'supplierEnable')).supplierEnable
  const found = eligibleAccountsAt(choices, entrance, { now: actor.now, isSupplierOpen })
  return Array.isArray(found) ? found : refuse(found)
}

/** Resolves one account; several are listed with the refusal of code 1, as specified. */
export async function resolveAccount(
  context: ServiceContext,
  db: Db,
  actor: Actor,
  pending: PendingLogin,
  { key, userCode }: LoginStep,
  choices?: readonly AccountRow[],
) {
  const accounts = choices
    ? await filterAccounts(db, choices, actor, pending)
    : await eligibleAccounts(db, actor, pending)
  if (userCode !== undefined)
    return accounts.find((account) => account.user_code === userCode) ?? refuse('login.keyGone')
  if (accounts.length === 1) return accounts[0]!
  return refuse('login.several', { key, userList: await presentAccounts(context, db, accounts) })
}

/** Accounts to choose from, each with its number of open tasks. */
export async function presentAccounts(context: ServiceContext, db: Db, accounts: readonly AccountRow[]) {
  const open = await context.queryPorts.openTasks(
    db,
    accounts.map((account) => account.user_id),
  )
  const pathOf = await deptPathFor(db)
  return accounts.map((account) => ({
    userCode: account.user_code,
    userId: account.user_id,
    fullDeptName: pathOf(account.full_name),
    undoCount: open.get(account.user_id) ?? 0,
    deptId: account.dept_id,
    tenantId: account.tenant_id,
  }))
}
