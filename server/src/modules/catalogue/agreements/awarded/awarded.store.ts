import type { Tier } from '#contract/catalogue/goods.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf, insertMany } from '#kit/database/query.parts.ts'

const suppliersOf = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.selectFrom('catalogue.skus').select(['id', 'supplier_id', 'category_id']).where('id', '=', anyOf($.ids)),
)
/** Supplier and category of goods. */
export const findOwners = (db: Db, ids: readonly string[]) => suppliersOf(db, { ids })

const leaf = sqlQuery(
  'catalogue.leafWithin',
  `select c.id from catalogue.categories c
   where c.path && $ids::bigint[]
     and not exists (select from catalogue.categories b where b.tenant_id = c.tenant_id and b.parent_id = c.id)
   order by exists (select from catalogue.categories a where a.tenant_id = c.tenant_id and a.id = any (c.path) and a.is_shielded),
     (position(c.name in $name) > 0 or position($name in c.name) > 0) desc,
     exists (select from catalogue.products p
             where p.tenant_id = c.tenant_id and p.category_id = c.id and position($name in p.name) > 0) desc,
     array_position($ids::bigint[], c.id) nulls last, c.position, c.id limit 1`,
)
/** Leaf category for goods of this name: one of these or below them, the one called like it or with such goods. */
export const findLeaf = async (db: Db, ids: readonly string[], name: string): Promise<string | undefined> =>
  (await leaf.first(db, { ids, name }))?.id

const made = preparedQuery((db, $: Params<{ awardId: string }>) =>
  db.selectFrom('catalogue.agreement_prices').select('id').where('award_id', '=', $.awardId).limit(1),
)
export const hasAwardedPrices = async (db: Db, awardId: string): Promise<boolean> =>
  (await made.first(db, { awardId })) !== undefined

const collisions = sqlQuery(
  'catalogue.collisionsOfAward',
  `select distinct a.agreement_no, s.name
   from unnest($skuIds::bigint[], $supplierIds::bigint[], $deptIds::bigint[]) as g(sku_id, supplier_id, dept_id)
   join catalogue.skus s on s.id = g.sku_id and s.supplier_id = g.supplier_id
   join catalogue.agreement_prices a on a.sku_id = g.sku_id and a.dept_id = g.dept_id and not a.is_closed
     and a.valid_from <= $to::date and a.valid_to >= $from::date
   order by a.agreement_no, s.name limit 50`,
)
/** Agreement prices that hold already for awarded goods which stay the supplier's own. */
export const collisionsOfAward = (
  db: Db,
  of: {
    readonly skuIds: readonly string[]
    readonly supplierIds: readonly string[]
    readonly deptIds: readonly string[]
    readonly from: string
    readonly to: string
  },
) => collisions(db, of)

const makeRoom = sqlQuery(
  'catalogue.makeRoomForAward',
  `
  with given as (select * from unnest($skuIds::bigint[], $deptIds::bigint[]) as g(sku_id, dept_id)), there as (
    select a.id, a.valid_from, a.agreement_id, exists (select from catalogue.agreement_uses u where u.tenant_id = a.tenant_id and u.agreement_id = a.id) as is_used
    from catalogue.agreement_prices a join given g on g.sku_id = a.sku_id and g.dept_id = a.dept_id
    where a.valid_to >= $from::date and a.valid_from <= $to::date and not a.is_closed and a.agreement_no = any ($replaces::text[])
    order by a.id for update of a
  ), ended as (
    update catalogue.agreement_prices a set valid_to = greatest(t.valid_from, $from::date - 1), version = a.version + 1
    from there t where a.id = t.id and (t.valid_from < $from::date or t.is_used)
  ), gone as (
    delete from catalogue.agreement_prices a using there t
    where a.id = t.id and t.valid_from >= $from::date and not t.is_used and t.agreement_id is null
  ), closed as (
    update catalogue.agreement_prices a set is_closed = true, version = a.version + 1 from there t
    where a.id = t.id and t.valid_from >= $from::date and not t.is_used and t.agreement_id is not null
  )
  select count(*) filter (where is_used and valid_from >= $from::date) > 0 as "isToday!",
    array_agg(distinct agreement_id::text) filter (where agreement_id is not null) as "agreementIds?" from there`,
)
/**
 * Ends the prices of the named agreements for the same goods and departments, or removes or closes those that have not
 * begun. Returns whether one of them began on the same day and has orders, whose last day is then that day, and the
 * agreements that lost prices.
 */
export const makeRoomForAward = async (
  tx: Tx,
  given: {
    readonly skuIds: readonly string[]
    readonly deptIds: readonly string[]
    readonly from: string
    readonly to: string
    readonly replaces: readonly string[]
  },
) => makeRoom.one(tx, given)

export const insertAwardedPrices = insertMany('catalogue.agreement_prices', [
  'supplier_id',
  'sku_id',
  'dept_id',
  'agreement_no',
  'title',
  'price',
  'tiers',
  'valid_from',
  'valid_to',
  'created_by',
  'project_id',
  'award_id',
  'max_qty',
])

const ofProject = sqlQuery(
  'catalogue.agreementsOfProject',
  `select a.id, a.agreement_no, a.supplier_id, s.supplier_name, a.sku_id, s.name, s.spec, s.unit, a.dept_id, d.name as "dept_name!",
     a.price, a.tiers, a.valid_from::text as "valid_from!", a.valid_to::text as "valid_to!", a.max_qty, a.used_qty
   from catalogue.agreement_prices a
   join catalogue.skus s on s.tenant_id = a.tenant_id and s.id = a.sku_id
   join identity.departments d on d.tenant_id = a.tenant_id and d.id = a.dept_id
   where a.project_id = $projectId order by a.agreement_no, a.id`,
).narrow<{ tiers: Tier[] }>()
/** Agreement prices from the award of a project, with the quantity ordered at them. */
export const findAgreementsOfProject = (db: Db, projectId: string) => ofProject(db, { projectId })
