import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { accountOf, suppliers } from '../suppliers.ts'

/** People of a demo tenant as actors, whose time is set by each step. */
export interface Actors {
  /** Accounts that run projects and whose department has a head, in order of creation. */
  readonly buyers: readonly Actor[]
  readonly heads: readonly Actor[]
  /** People who decide on projects and awards, in the order of their steps. */
  readonly approvers: readonly Actor[]
  /** Experts whom buyers name themselves. */
  readonly experts: readonly Actor[]
  readonly expertPool: readonly Actor[]
  readonly supervisors: readonly Actor[]
  /** People of the agency. */
  readonly agents: readonly Actor[]
  /** People who confirm payments. */
  readonly finance: readonly Actor[]
  /** People who receive and inspect goods. */
  readonly receivers: readonly Actor[]
  readonly operator: Actor
  readonly of: (account: string) => Actor | undefined
  readonly byId: (userId: string) => Actor | undefined
  /** First person of a supplier. */
  readonly salesOf: (supplierId: string) => Actor
  /** First person of each supplier: first those of the section, then others, in a different order for each project. */
  readonly sellers: (section: string, place: number) => readonly Seller[]
}

export interface Seller {
  readonly actor: Actor & { readonly supplierId: string }
  readonly name: string
  readonly creditCode: string
  readonly brand: string
  readonly freight: string
  readonly contactTel: string
}

interface Row {
  readonly code: string
  readonly name: string
  readonly entrance: Entrance
  readonly user_id: string
  readonly person_id: string
  readonly supplier_id: string | null
  readonly dept_id: string
  readonly dept_path: string[]
  readonly dept_name: string
  readonly roles: string[]
  readonly permissions: Permission[]
}

const people = sqlQuery(
  'demo.people',
  `select u.code, u.name, u.entrance, u.id as user_id, u.person_id, u.supplier_id, d.id as dept_id, d.path as dept_path,
     d.name as dept_name, array_agg(distinct r.code) as "roles!", array_agg(distinct p.permission) as "permissions!"
   from identity.users u
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   join identity.user_roles h on h.tenant_id = u.tenant_id and h.user_id = u.id
   join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
   cross join unnest(r.permissions) as p(permission)
   -- Prospects whose trial became an account have neither address nor department of the demo.
   where not u.disabled and not exists (select from login.trials t where t.tenant_id = u.tenant_id and t.user_id = u.id)
   group by u.tenant_id, u.id, d.tenant_id, d.id order by u.id`,
).narrow<{ permissions: Permission[] }>()

export async function actorsOf(db: Db, tenantId: string): Promise<Actors> {
  const rows: readonly Row[] = await people(db)
  const system = systemActor(tenantId)
  const all = rows.map((row) => ({ roles: new Set(row.roles), actor: actorOf(system, row) }))
  const withRole = (role: string) => all.filter(({ roles }) => roles.has(role)).map(({ actor }) => actor)
  const byCode = new Map(all.map(({ actor }) => [actor.userCode, actor]))
  const byId = new Map(all.map(({ actor }) => [actor.userId, actor]))
  const heads = withRole('deptHead')
  const departmentsWithHead = new Set(heads.map(({ deptId }) => deptId))
  const operator = withRole('operator').find(({ permissions }) => permissions.has('objection.decide'))
  if (!operator) throw new Error('the demo has no operator')
  return {
    buyers: withRole('buyer').filter(({ deptId }) => departmentsWithHead.has(deptId)),
    heads,
    // Some finance clerks are heads too: theirs is the last step of a chain.
    approvers: [...heads, ...withRole('finance')],
    experts: withRole('projectExpert').slice(0, 2),
    expertPool: withRole('projectExpert'),
    supervisors: withRole('projectSupervisor'),
    agents: withRole('projectAgency'),
    finance: withRole('finance'),
    receivers: withRole('receiver'),
    operator,
    of: (account) => byCode.get(account),
    byId: (userId) => byId.get(userId),
    salesOf: (supplierId) => all.find(({ actor }) => actor.supplierId === supplierId)!.actor,
    sellers: (section, place) => sellersOf(byCode, section, place),
  }
}

const actorOf = (system: Actor, row: Row): Actor => ({
  ...system,
  userId: row.user_id,
  personId: row.person_id,
  userCode: row.code,
  userName: row.name,
  entrance: row.entrance,
  deptId: row.dept_id,
  deptPath: row.dept_path,
  deptName: row.dept_name,
  supplierId: row.supplier_id,
  permissions: new Set(row.permissions),
})

function sellersOf(byCode: ReadonlyMap<string, Actor>, section: string, place: number): readonly Seller[] {
  const own = suppliers.filter(({ sections }) => sections.includes(section))
  const others = suppliers.filter((supplier) => !own.includes(supplier))
  const rotated = others.map((_, at) => others[(at + place * 3) % others.length]!)
  return [...own, ...rotated].flatMap((supplier): Seller[] => {
    const actor = byCode.get(accountOf(supplier, 0))
    if (!actor?.supplierId) return []
    const { name, creditCode, shortName, freight, mobile } = supplier
    return [
      {
        actor: { ...actor, supplierId: actor.supplierId },
        name,
        creditCode,
        brand: shortName.slice(0, 2),
        freight,
        contactTel: mobile,
      },
    ]
  })
}
