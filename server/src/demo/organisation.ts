import { dayOf } from '#contract/kit/calendar.ts'
import { storedAs } from '#contract/kit/settings.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { createDepartment, createPerson, createRole, createUser } from '#modules/identity/index.ts'
import { setAuthenticator } from '#modules/login/index.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { insertTenant, storeSettings } from '#modules/tenancy/index.ts'
import { demoCa, demoEmail, demoMobile, demoSecret } from './people.ts'
import type { DemoOrganisation } from './organisations/demoOrganisation.ts'
import { demoRoles } from '#server/demo/roles.ts'

export interface Founded {
  tenantId: string
  organisation: DemoOrganisation
  departments: ReadonlyMap<string, { id: string; path: readonly string[]; fullName: string }>
  roleIds: ReadonlyMap<string, string>
  userIds: ReadonlyMap<string, string>
}

/** Creates a tenant with departments, roles, people, budgets and quota of this year, and approval rules. */
export async function foundOrganisation(
  database: Database,
  organisation: DemoOrganisation,
  passwordHash: string,
  now: Date,
): Promise<Founded> {
  const { code, name, settings, hosts } = organisation
  const encryptionKey = await sharedSecret(database, 'seal')
  const tenantId = await database.write('0', (tx) => insertTenant(tx, { code, name, hosts }))
  return database.write(tenantId, async (tx) => {
    // Departments of the demo order often and little, below the amount from which approval is needed.
    const ordersOften = { signalSplitDays: '7', signalSplitOrders: '3' }
    await storeSettings(tx, {
      smsLogin: '1',
      loginButton: '1',
      ...ordersOften,
      ...settings,
      caInfos: storedAs([demoCa]),
    })
    const departments = await foundDepartments(tx, tenantId, organisation)
    const roleIds = new Map<string, string>()
    for (const role of demoRoles) roleIds.set(role.code, await createRole(tx, role))
    const userIds = new Map<string, string>()
    const personIds = new Map<string, string>()
    for (const [position, member] of organisation.people.entries()) {
      const [account, person, deptCode, roles, entrance = 'purchaser', sameAs] = member
      const [mobile, email] = [demoMobile(organisation, account), demoEmail(organisation, account)]
      const known = personIds.get(sameAs ?? '')
      const personId = known ?? (await createPerson(tx, { mobile, email, passwordHash }))
      personIds.set(account, personId)
      if (entrance === 'operator') await setAuthenticator(tx, encryptionKey, personId, demoSecret)
      const [deptId, held] = [departments.get(deptCode)!.id, heldBy(roles).map((role) => roleIds.get(role)!)]
      const user = {
        code: account,
        name: person,
        personId,
        entrance,
        deptId,
        roleIds: held,
        ...lastLogin(position, now),
      }
      userIds.set(account, await createUser(tx, user))
    }
    await setFunds(tx, tenantId, organisation, departments, now)
    return { tenantId, organisation, departments, roleIds, userIds }
  })
}

/** Last login within the days before; some people are new and have not logged in yet. */
const lastLogin = (position: number, now: Date) =>
  position % 10 === 9 ? {} : { lastLoginAt: new Date(now.getTime() - (1 + ((position * 7) % 60)) * 3_600_000) }

/** Buyers also run projects and draft contracts, by separate roles that trial accounts do not have. */
const heldBy = (roles: readonly string[]): readonly string[] => [
  ...roles,
  ...(roles.includes('buyer') || roles.includes('deptHead') ? ['projectBuyer', 'quoteOpener'] : []),
  ...(roles.includes('buyer') ? ['contractDrafter'] : []),
]

async function foundDepartments(tx: Tx, tenantId: string, { departments }: DemoOrganisation) {
  const founded = new Map<string, { id: string; path: readonly string[]; fullName: string }>()
  for (const [code, name] of departments) {
    const parent = founded.get(code.slice(0, -3))
    const isCompany = !parent || name.endsWith('公司')
    founded.set(code, await createDepartment(tx, { code, name, isCompany, ...(parent && { parent }) }))
  }
  return founded
}

/**
 * Budgets and quota are granted before their year begins: their entries are earlier than those of the year's orders, so
 * no month shows amounts committed from a budget of zero.
 */
async function setFunds(
  tx: Tx,
  tenantId: string,
  { departments, settings }: DemoOrganisation,
  founded: Founded['departments'],
  now: Date,
) {
  const year = Number(dayOf(now).slice(0, 4))
  await setTransactionTime(tx, new Date(`${year - 1}-12-25T10:00:00+08:00`))
  const period = { startsOn: `${year}-01-01`, endsOn: `${year}-12-31`, active: true, reason: '年度预算下达' }
  for (const [code, name, amount] of departments)
    await setBudget(tx, systemActor(tenantId), {
      ...period,
      kind: 'budget',
      deptId: founded.get(code)!.id,
      name: `${year} 年度${name}采购预算`,
      amount,
    })
  if (settings.quotaAccountSource !== undefined) return
  await setBudget(tx, systemActor(tenantId), {
    ...period,
    kind: 'quota',
    deptId: founded.get('001')!.id,
    name: `${year} 年度授信额度`,
    amount: '5000000.00',
    reason: '授信开通',
  })
  // A workshop with a quota of its own, which it does not repay in time.
  const workshop = founded.get('001005003')
  if (workshop)
    await setBudget(tx, systemActor(tenantId), {
      ...period,
      kind: 'quota',
      deptId: workshop.id,
      name: `${year} 年度车间授信额度`,
      amount: '1500000.00',
      reason: '授信开通',
    })
}
