import { sql as text } from 'kysely'
import type { CategoryAttribute, CategoryDraft } from '#contract/catalogue/catalogue.ts'
import type { Locked, Sql, Tx } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'
import { json } from '#kit/query.parts.ts'
import { refuse } from '#kit/refusal.ts'

export interface CategoryRow {
  id: string
  parent_id: string | null
  version: number
  path: string[]
  code: string
  name: string
  en_name: string
  pinyin: string
  kind: 'goods' | 'service'
  position: number
  picture: string
  is_shielded: boolean
  attributes: CategoryAttribute[]
  tax_rate: string
  tax_category_code: string
  is_leaf: boolean
}

const select = `select c.id, c.parent_id, c.version, c.path::text[] as path, c.code, c.name, c.en_name, c.pinyin, c.kind, c.position, c.picture,
    c.is_shielded, c.attributes, c.tax_rate, c.tax_category_code,
    not exists (select from catalogue.categories b where b.tenant_id = c.tenant_id and b.parent_id = c.id) as is_leaf
  from catalogue.categories c`

/** All of them: a tree is a few hundred rows. Parents come before their children. */
export const allCategories = hot<CategoryRow, []>(`${select} order by cardinality(c.path), c.position, c.id`)
const byIds = hot<CategoryRow, [ids: readonly string[]]>(`${select} where c.id = any ($1::bigint[])`)
const byIdLocked = hot<CategoryRow, [id: string]>(`${select} where c.id = $1 for update of c`)

export const categoriesOf = (sql: Sql, ids: readonly string[]) => byIds(sql, ids)
export const findCategory = async (sql: Sql, id: string) => (await byIds(sql, [id]))[0] ?? refuse('thing.notFound')
export const lockCategory = async (tx: Tx, id: string) =>
  ((await byIdLocked(tx, id))[0] ?? refuse('thing.notFound')) as Locked<CategoryRow>

const values = (draft: CategoryDraft, pinyin: string) => ({
  code: draft.code,
  name: draft.name,
  en_name: draft.enName,
  pinyin,
  kind: draft.kind,
  position: draft.position,
  picture: draft.picture,
  is_shielded: draft.isShield === '1',
  attributes: json(draft.attributes),
  tax_rate: draft.taxRate,
  tax_category_code: draft.taxCategoryCode,
})

/** Answers its id. */
export async function insertCategory(
  tx: Tx,
  parent: CategoryRow | null,
  draft: CategoryDraft,
  pinyin: string,
): Promise<string> {
  const { rows } = await text<{ id: string }>`select kit.next_id() as id`.execute(tx)
  const { id } = rows[0]!
  await tx
    .insertInto('catalogue.categories')
    .values({
      id,
      parent_id: parent?.id ?? null,
      path: [...(parent?.path ?? []), id],
      ...values(draft, pinyin),
    })
    .execute()
  return id
}

export const setCategory = (tx: Tx, category: Locked<CategoryRow>, draft: CategoryDraft, pinyin: string) =>
  tx
    .updateTable('catalogue.categories')
    .set({ ...values(draft, pinyin), version: category.version + 1 })
    .where('id', '=', category.id)
    .execute()

export const hasProducts = async (sql: Sql, categoryId: string): Promise<boolean> => {
  const row = await sql
    .selectFrom('catalogue.products')
    .select('id')
    .where('category_id', '=', categoryId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The products below a category. */
export const productsBelow = hot<{ id: string }, [categoryId: string]>(
  `select p.id from catalogue.products p join catalogue.categories c on c.tenant_id = p.tenant_id and c.id = p.category_id
   where c.path @> array[$1::bigint]`,
)

const brands = hot<
  { id: string; name: string },
  [tenantId: string, names: readonly string[], pinyin: readonly string[]]
>(`
  with made as (
    insert into catalogue.brands (tenant_id, name, pinyin)
    select $1, name, pinyin from unnest($2::text[], $3::text[]) as b(name, pinyin) order by name
    on conflict (tenant_id, name) do nothing returning id, name
  )
  select id, name from made union all
  select id, name from catalogue.brands where tenant_id = $1 and name = any ($2::text[])`)

/** The ids of brands by their names; new names become brands. */
export async function brandIds(tx: Tx, tenantId: string, named: ReadonlyMap<string, string>) {
  if (named.size === 0) return new Map<string, string>()
  const rows = await brands(tx, tenantId, [...named.keys()], [...named.values()])
  return new Map(rows.map(({ id, name }) => [name, id]))
}
