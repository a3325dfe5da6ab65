import { listZones, type ZoneDraft, type ZoneRule } from '#contract/catalogue/zones.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { sql } from 'kysely'

export const zones = tableOf('catalogue.zones')

/** Zones as operators list them, latest changed first. */
export const zoneList = listOf({
  route: listZones,
  find: (db: Db) => db.selectFrom('catalogue.zones as z'),
  where: { keyword: { contains: ['z.name', 'z.name_en'] }, status: { is: 'z.status' } },
  select: (found) =>
    found
      .selectAll('z')
      .select(
        sql<number>`(select count(*)::int from catalogue.zone_goods g where g.tenant_id = z.tenant_id and g.zone_id = z.id)`.as(
          'goods',
        ),
      ),
  key: 'z.id',
  order: [
    ['z.changed_at', 'desc'],
    ['z.id', 'desc'],
  ],
  sort: { name: 'z.name', startsOn: 'z.starts_on', endsOn: 'z.ends_on', changedAt: 'z.changed_at' },
})
export type ZoneRow = RowIn<typeof zoneList>

export const valuesOf = (draft: ZoneDraft) => {
  const byRule = draft.kind === 'rule'
  return {
    name: draft.name.trim(),
    name_en: draft.nameEn.trim(),
    intro: draft.intro.trim(),
    intro_en: draft.introEn.trim(),
    starts_on: draft.startsOn,
    ends_on: draft.endsOn,
    dept_ids: [...new Set(draft.deptIds)],
    colour: draft.colour,
    picture: draft.picture,
    kind: draft.kind,
    category_ids: byRule ? [...new Set(draft.categoryIds)] : [],
    brand_ids: byRule ? [...new Set(draft.brandIds)] : [],
    supplier_ids: byRule ? [...new Set(draft.supplierIds)] : [],
    price_from: byRule ? draft.priceFrom : null,
    price_to: byRule ? draft.priceTo : null,
  }
}

const known = sqlQuery(
  'catalogue.knownChoices',
  `
  select (
    (select count(*) from catalogue.categories where tenant_id = $tenantId and id = any ($categoryIds::bigint[]))
    + (select count(*) from catalogue.brands where tenant_id = $tenantId and id = any ($brandIds::bigint[]))
    + (select count(*) from suppliers.suppliers where tenant_id = $tenantId and id = any ($supplierIds::bigint[]))
    + (select count(*) from identity.departments where tenant_id = $tenantId and id = any ($deptIds::bigint[])))::int as "count!"`,
)
/** How many of these ids exist in the tenant. */
export const countKnown = async (
  db: Db,
  choices: Pick<ZoneDraft, 'categoryIds' | 'brandIds' | 'supplierIds' | 'deptIds'> & { readonly tenantId: string },
): Promise<number> => (await known.one(db, choices)).count

const inForce = `z.status = 'published' and $today::date between z.starts_on and z.ends_on
  and (z.dept_ids = '{}' or z.dept_ids && $deptPath::bigint[])`
const head = `select z.id, z.name, z.name_en, z.intro, z.intro_en, z.colour, z.picture, z.starts_on, z.ends_on, z.kind
  from catalogue.zones z where z.tenant_id = $tenantId and ${inForce}`

/** Zone that a buyer sees on a day: published, in its period, for the buyer's department. */
export const zoneById = sqlQuery('catalogue.zoneById', `${head} and z.id = $id`)
export const zoneByKey = sqlQuery('catalogue.zoneByKey', `${head} and z.key = $key`)
export type ZoneInForce = RowOf<typeof zoneById>
const maxOwn = 20
/** Zones without a key that a buyer sees on a day. */
export const zonesOfBuyer = sqlQuery(
  'catalogue.zonesOfBuyer',
  `${head} and z.key = '' order by z.ends_on, z.id limit ${maxOwn}`,
)

const inOrder = sqlQuery(
  'catalogue.zoneGoods',
  `
  select k.id as sku_id, k.name, k.spec, k.supplier_name, k.list_price, k.is_live
  from catalogue.zone_goods g join catalogue.skus k on k.tenant_id = $tenantId and k.id = g.sku_id
  where g.tenant_id = $tenantId and g.zone_id = $zoneId order by g.position, g.sku_id`,
)
export const goodsOfZone = (db: Db, tenantId: string, zoneId: string) => inOrder(db, { tenantId, zoneId })

const clear = sqlQuery(
  'catalogue.clearZoneGoods',
  'delete from catalogue.zone_goods where tenant_id = $tenantId and zone_id = $zoneId',
)
const place = sqlQuery(
  'catalogue.placeZoneGoods',
  `
  insert into catalogue.zone_goods (tenant_id, zone_id, sku_id, position)
  select $tenantId, $zoneId, k.id, n.position
  from unnest($skuIds::bigint[]) with ordinality as n(sku_id, position)
  join catalogue.skus k on k.tenant_id = $tenantId and k.id = n.sku_id
  returning sku_id`,
)
/** Replaces the goods of a zone; returns how many of them exist. */
export async function replaceGoods(
  tx: Tx,
  tenantId: string,
  zoneId: string,
  skuIds: readonly string[],
): Promise<number> {
  await clear(tx, { tenantId, zoneId })
  return (await place(tx, { tenantId, zoneId, skuIds })).length
}

const counted = sqlQuery(
  'catalogue.countRule',
  `
  select count(distinct h.product_id)::int as "count!" from catalogue.shelf h
  join catalogue.categories c on c.tenant_id = $tenantId and c.id = h.leaf_id
  where h.tenant_id = $tenantId and h.category_id = 0
    and ($categoryIds::bigint[] = '{}' or c.path && $categoryIds::bigint[])
    and ($brandIds::bigint[] = '{}' or h.brand_id = any ($brandIds::bigint[]))
    and ($supplierIds::bigint[] = '{}' or h.supplier_id = any ($supplierIds::bigint[]))
    and ($priceFrom?::numeric is null or h.list_price >= $priceFrom?::numeric)
    and ($priceTo?::numeric is null or h.list_price <= $priceTo?::numeric)`,
)
/** Number of products on sale of which a rule gathers SKUs. */
export const countRule = async (db: Db, tenantId: string, rule: ZoneRule): Promise<number> =>
  (await counted.one(db, { tenantId, ...rule })).count

const maxChoices = 500
export const brandChoices = sqlQuery(
  'catalogue.brandChoices',
  `
  select b.id, b.name from (
    select h.brand_id, sum(h.sold) as sold from catalogue.shelf h
    where h.tenant_id = $tenantId and h.category_id = 0 and h.brand_id is not null group by h.brand_id
    order by sold desc, h.brand_id limit ${maxChoices}) f
  join catalogue.brands b on b.tenant_id = $tenantId and b.id = f.brand_id order by f.sold desc, b.id`,
)
export const supplierChoices = sqlQuery(
  'catalogue.supplierChoices',
  `
  select u.id, u.short_name as name from (
    select h.supplier_id, sum(h.sold) as sold from catalogue.shelf h
    where h.tenant_id = $tenantId and h.category_id = 0 group by h.supplier_id
    order by sold desc, h.supplier_id limit ${maxChoices}) f
  join suppliers.suppliers u on u.tenant_id = $tenantId and u.id = f.supplier_id order by f.sold desc, u.id`,
)

const existing = sqlQuery('catalogue.knownZones', 'select id from catalogue.zones where id = any ($ids::bigint[])')
/** Which of these zones exist. */
export const knownZones = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await existing(db, { ids })).map(({ id }) => id))
