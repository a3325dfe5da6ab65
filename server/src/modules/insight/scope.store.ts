import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Reach } from '#kit/reach.rules.ts'

/** Condition: figures of department `d`, with all below it, are within reach. A department without those below it is one that has none. */
const isWithin = `($isAll::boolean or d.path && $trees::bigint[] or d.id = any ($depts::bigint[])
  and not exists (select from identity.departments b where b.tenant_id = d.tenant_id and b.parent_id = d.id))`

const byId = sqlQuery(
  'insight.scope',
  `select d.id, d.name, d.path from identity.departments d where d.id = $id and ${isWithin}`,
)
/** Department, if its figures are within reach; undefined otherwise. */
export const findDepartment = (db: Db, id: string, reach: Reach) => byId.first(db, { id, ...reach })

const highest = sqlQuery(
  'insight.highestScope',
  `select d.id, d.name from identity.departments d where ${isWithin}
   order by (d.id = $ownId) desc, cardinality(d.path), d.full_name limit 1`,
)
/** The own department if its figures are within reach, else the highest one; undefined if there is none. */
export const highestDepartment = (db: Db, ownId: string, reach: Reach) => highest.first(db, { ownId, ...reach })

const ofUser = sqlQuery('insight.departmentOfUser', 'select u.dept_id from identity.users u where u.id = $userId')
export const departmentOf = async (db: Db, userId: string): Promise<string> =>
  (await ofUser.one(db, { userId })).dept_id

const below = sqlQuery(
  'insight.scopes',
  `select d.id, d.name, cardinality(d.path) as "level!" from identity.departments d
   where ${isWithin} order by d.full_name limit 1000`,
)
export const departmentsWithin = (db: Db, reach: Reach) => below(db, { ...reach })

const countBelow = sqlQuery(
  'insight.countUnits',
  `select count(*)::int as "units!" from identity.departments d where ($scope::bigint = 0 or $scope::bigint = any (d.path)) and d.id <> $scope`,
)
export const countUnits = async (db: Db, scope: string): Promise<number> => (await countBelow.one(db, { scope })).units

const children = sqlQuery(
  'insight.childScopes',
  `with root as (select min(d.id) as id from identity.departments d where d.parent_id is null having count(*) = 1)
   select d.id, d.name from identity.departments d
   where case when $scope::bigint <> 0 then d.parent_id = $scope
     else d.parent_id = (select id from root) or ((select id from root) is null and d.parent_id is null) end
   order by d.full_name limit 200`,
)
/** Departments right below a scope; those below the only root stand for a tenant. */
export const childrenOf = (db: Db, scope: string) => children(db, { scope })

const topCategories = sqlQuery(
  'insight.topCategories',
  `select c.id, c.name, c.en_name as "enName!" from catalogue.categories c where c.parent_id is null order by c.position, c.id limit 200`,
)
export const findTopCategories = (db: Db) => topCategories(db)

const categoryNames = sqlQuery(
  'insight.categoryNames',
  `select c.id, c.name, c.en_name as "enName!" from catalogue.categories c where c.id = any ($ids::bigint[])`,
)
export const findCategoryNames = (db: Db, ids: readonly string[]) => categoryNames(db, { ids: [...ids] })

const supplierNames = sqlQuery(
  'insight.supplierNames',
  'select s.id, s.name from suppliers.suppliers s where s.id = any ($ids::bigint[])',
)
export const findSupplierNames = (db: Db, ids: readonly string[]) => supplierNames(db, { ids: [...ids] })

const suppliersIn = sqlQuery(
  'insight.suppliersInScope',
  `select s.id, s.name from suppliers.suppliers s
   where exists (select from insight.cube_supplier c where c.tenant_id = s.tenant_id and c.supplier_id = s.id
     and case when $isAll::boolean then c.scope_id = 0 else c.scope_id in (select d.id from identity.departments d
       where d.tenant_id = s.tenant_id and ${isWithin}) end)
   order by s.name limit 500`,
)
/** Suppliers of which departments within reach have bought. */
export const suppliersOf = (db: Db, reach: Reach) => suppliersIn(db, { ...reach })
