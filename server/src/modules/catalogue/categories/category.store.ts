import type { CategoryDraft } from '#contract/catalogue/categories.ts'
import type { Locked, Db, Tx } from '#kit/database/database.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { refuse } from '#kit/refusal.ts'

const select = `select c.id, c.parent_id, c.version, c.path::text[] as "path!", c.code, c.name, c.en_name, c.pinyin, c.kind, c.position, c.picture,
    c.is_shielded, c.attributes, c.tax_rate, c.tax_category_code, c.needs_inspection,
    not exists (select from catalogue.categories b where b.tenant_id = c.tenant_id and b.parent_id = c.id) as "is_leaf!"
  from catalogue.categories c`

/** All categories, without limit because a tree has a few hundred rows. Parents precede their children. */
export const allCategories = sqlQuery(
  'catalogue.allCategories',
  `${select} order by cardinality(c.path), c.position, c.id`,
)
export type CategoryRow = RowOf<typeof allCategories>
const byIds = sqlQuery('catalogue.category.byIds', `${select} where c.id = any ($ids::bigint[])`)
const byIdLocked = sqlQuery('catalogue.category.byIdLocked', `${select} where c.id = $id for update of c`)

export const categoriesOf = (db: Db, ids: readonly string[]) => byIds(db, { ids })
/** Which of these categories the mall shows: neither they nor an ancestor is hidden. */
export async function shownCategories(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await categoriesOf(db, ids)
  const paths = await categoriesOf(
    db,
    found.flatMap(({ path }) => path),
  )
  const hidden = new Set(paths.filter((each) => each.is_shielded).map(({ id }) => id))
  return new Set(found.filter(({ path }) => !path.some((id) => hidden.has(id))).map(({ id }) => id))
}
export const findCategory = async (db: Db, id: string) =>
  (await byIds(db, { ids: [id] }))[0] ?? refuse('thing.notFound')
export const lockCategory = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, { id }))[0] ?? refuse('thing.notFound')) as Locked<CategoryRow>

const categories = tableOf('catalogue.categories', [])

const values = (draft: CategoryDraft, pinyin: string) => ({
  code: draft.code,
  name: draft.name,
  en_name: draft.enName,
  pinyin,
  kind: draft.kind,
  position: draft.position,
  picture: draft.picture,
  is_shielded: draft.isShield === '1',
  attributes: draft.attributes,
  tax_rate: draft.taxRate,
  tax_category_code: draft.taxCategoryCode,
  ...(draft.needsInspection === undefined ? {} : { needs_inspection: draft.needsInspection }),
})

/** Returns the new id. */
export async function insertCategory(
  tx: Tx,
  parent: CategoryRow | null,
  draft: CategoryDraft,
  pinyin: string,
): Promise<string> {
  const id = await nextId(tx)
  await categories.insert(tx, {
    id,
    parent_id: parent?.id ?? null,
    path: [...(parent?.path ?? []), id],
    ...values(draft, pinyin),
  })
  return id
}

export const setCategory = (tx: Tx, category: Locked<CategoryRow>, draft: CategoryDraft, pinyin: string) =>
  categories.set(tx, category, values(draft, pinyin))

const anyProduct = preparedQuery((db, $: Params<{ categoryId: string }>) =>
  db.selectFrom('catalogue.products').select('id').where('category_id', '=', $.categoryId).limit(1),
)
export const hasProducts = async (db: Db, categoryId: string): Promise<boolean> =>
  (await anyProduct.first(db, { categoryId })) !== undefined

/** Products below a category. */
export const productsBelow = sqlQuery(
  'catalogue.productsBelow',
  `select p.id from catalogue.products p join catalogue.categories c on c.tenant_id = p.tenant_id and c.id = p.category_id
   where c.path @> array[$categoryId::bigint]`,
)

/** Number of products of each category that has any, those below it included. Counts by leaf, then sums up the path. */
export const productCounts = sqlQuery(
  'catalogue.productCounts',
  `
  with leaves as (
    select tenant_id, category_id, count(*) as count from catalogue.products group by tenant_id, category_id
  )
  select place.category_id as "category_id!", sum(l.count)::int as "count!"
  from leaves l
  join catalogue.categories c on c.tenant_id = l.tenant_id and c.id = l.category_id
  cross join unnest(c.path) as place(category_id)
  group by place.category_id`,
)

const brands = sqlQuery(
  'catalogue.brands',
  `
  with made as (
    insert into catalogue.brands (tenant_id, name, pinyin)
    select $tenantId, name, pinyin from unnest($names::text[], $pinyin::text[]) as b(name, pinyin) order by name
    on conflict (tenant_id, name) do nothing returning id, name
  )
  select id as "id!", name as "name!" from made union all
  select id, name from catalogue.brands where tenant_id = $tenantId and name = any ($names::text[])`,
)

/** Ids of brands by name; creates missing brands. */
export async function brandIds(tx: Tx, tenantId: string, named: ReadonlyMap<string, string>) {
  if (named.size === 0) return new Map<string, string>()
  const rows = await brands(tx, { tenantId, names: [...named.keys()], pinyin: [...named.values()] })
  return new Map(rows.map(({ id, name }) => [name, id]))
}
