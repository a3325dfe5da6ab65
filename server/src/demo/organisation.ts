import { storedAs } from '#contract/kit/settings.ts'
import type { ApprovalRuleDraft } from '#contract/approvals/approvalRules.ts'
import { systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { createDepartment, createPerson, createRole, createUser } from '#modules/identity/index.ts'
import { setAuthenticator } from '#modules/login/index.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { insertTenant, storeSettings } from '#modules/tenancy/index.ts'
import { demoCa, demoMobile, type DemoOrganisation, demoSecret } from './people.ts'
import { demoRoles } from '#server/demo/roles.ts'

export interface Founded {
  tenantId: string
  organisation: DemoOrganisation
  departments: ReadonlyMap<string, { id: string; path: readonly string[]; fullName: string }>
  roleIds: ReadonlyMap<string, string>
  userIds: ReadonlyMap<string, string>
}

/** A tenant with its departments, roles, people, this year's budgets and quota, and its rules of approval. */
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
    await storeSettings(tx, { smsLogin: '1', loginButton: '1', ...settings, caInfos: storedAs([demoCa]) })
    const departments = await foundDepartments(tx, tenantId, organisation)
    const roleIds = new Map<string, string>()
    for (const role of demoRoles) roleIds.set(role.code, await createRole(tx, role))
    const userIds = new Map<string, string>()
    const personIds = new Map<string, string>()
    for (const [account, person, deptCode, roles, entrance = 'purchaser', sameAs] of organisation.people) {
      const [mobile, email] = [demoMobile(organisation, account), `${account}@${code}.example`]
      const known = personIds.get(sameAs ?? '')
      const personId = known ?? (await createPerson(tx, { mobile, email, passwordHash }))
      personIds.set(account, personId)
      if (entrance === 'operator') await setAuthenticator(tx, encryptionKey, personId, demoSecret)
      const [deptId, held] = [departments.get(deptCode)!.id, roles.map((role) => roleIds.get(role)!)]
      const user = { code: account, name: person, personId, entrance, deptId, roleIds: held }
      userIds.set(account, await createUser(tx, user))
    }
    await setFunds(tx, tenantId, organisation, departments, now)
    return { tenantId, organisation, departments, roleIds, userIds }
  })
}

async function foundDepartments(tx: Tx, tenantId: string, { departments }: DemoOrganisation) {
  const founded = new Map<string, { id: string; path: readonly string[]; fullName: string }>()
  for (const [code, name] of departments) {
    const parent = founded.get(code.slice(0, -3))
    const isCompany = !parent || name.endsWith('公司')
    founded.set(code, await createDepartment(tx, { code, name, isCompany, ...(parent && { parent }) }))
  }
  return founded
}

async function setFunds(
  tx: Tx,
  tenantId: string,
  { departments }: DemoOrganisation,
  founded: Founded['departments'],
  now: Date,
) {
  const year = now.getFullYear()
  const period = { startsOn: `${year}-01-01`, endsOn: `${year}-12-31`, active: true, reason: '年度预算下达' }
  for (const [code, name, amount] of departments)
    await setBudget(tx, systemActor(tenantId), {
      ...period,
      kind: 'budget',
      deptId: founded.get(code)!.id,
      name: `${year} 年度${name}采购预算`,
      amount,
    })
  await setBudget(tx, systemActor(tenantId), {
    ...period,
    kind: 'quota',
    deptId: founded.get('001')!.id,
    name: `${year} 年度授信额度`,
    amount: '5000000.00',
    reason: '授信开通',
  })
}

const anything = {
  entity: 'order' as const,
  enabled: true,
  amountTo: null,
  deptId: null,
  categoryId: null,
  supplierId: null,
  orderType: null,
}

/** The head of the buyer's department decides. */
export const headDecides = (rule: Pick<ApprovalRuleDraft, 'name' | 'enName' | 'amountFrom'>): ApprovalRuleDraft => ({
  ...anything,
  ...rule,
  priority: 10,
  nodes: [
    { name: '部门负责人', enName: 'Head of department', mode: 'any', source: 'head', roleCode: null, userIds: [] },
  ],
})

/**
 * Heads of department from 1,000, IT for computers, finance from 30,000. A role is looked for in the buyer's own department and above;
 * where its holders sit in a department beside it, the rule names them.
 */
export function rulesOf(computersId: string, holdersOf: (role: string) => readonly string[]): ApprovalRuleDraft[] {
  const decidedBy = (role: string) => {
    const userIds = [...holdersOf(role)]
    return userIds.length > 0
      ? { mode: 'any' as const, source: 'users' as const, roleCode: null, userIds }
      : { mode: 'any' as const, source: 'role' as const, roleCode: role, userIds }
  }
  return [
    headDecides({
      name: '1,000 元（含）以上部门负责人审批',
      enName: 'Department head from ¥1,000',
      amountFrom: '1000.00',
    }),
    {
      ...anything,
      name: '电脑及配件信息化审批',
      enName: 'IT approval for computers',
      priority: 20,
      amountFrom: null,
      categoryId: computersId,
      nodes: [{ ...decidedBy('it'), name: '信息化审批', enName: 'IT approval' }],
    },
    {
      ...anything,
      name: '30,000 元（含）以上财务复核',
      enName: 'Finance review from ¥30,000',
      priority: 30,
      amountFrom: '30000.00',
      nodes: [{ ...decidedBy('finance'), name: '财务复核', enName: 'Finance review' }],
    },
  ]
}
