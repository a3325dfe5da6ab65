import type { CategoryDraft, CategoryTree } from '#contract/catalogue/categories.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import {
  allCategories,
  type CategoryRow,
  findCategory,
  hasProducts,
  insertCategory,
  lockCategory,
  productsBelow,
  setCategory,
} from './category.store.ts'
import { memory } from '#kit/memory.ts'
import { learnTerms } from '../text/term.service.ts'
import { refreshListing, listingCounts, listingVersion } from '../products/listing.store.ts'
import { loadPinyinDictionary } from '../text/words.tokenizer.ts'
import { pinyinOf } from '../text/pinyin.rules.ts'

const deepest = 3

export async function createCategory(
  tx: Tx,
  actor: Actor,
  draft: CategoryDraft,
  parentId?: string,
): Promise<CategoryRow> {
  const parent = parentId === undefined ? null : await lockCategory(tx, parentId)
  if (parent && parent.path.length >= deepest) refuse('category.tooDeep')
  if (parent?.is_leaf && (await hasProducts(tx, parent.id))) refuse('category.hasGoods')
  const id = await insertCategory(tx, parent, draft, pinyinOf(draft.name, await loadPinyinDictionary()))
  await publish(tx, actor, { name: 'category.created', id, data: { ...draft } })
  await learnTerms(tx, actor.tenantId, [draft])
  await refreshListing(tx, actor.tenantId, [])
  return findCategory(tx, id)
}

export async function editCategory(
  tx: Tx,
  actor: Actor,
  id: string,
  version: number,
  draft: CategoryDraft,
): Promise<CategoryRow> {
  const before = await lockCategory(tx, id)
  if (before.version !== version) refuse('thing.stale')
  await setCategory(tx, before, draft, pinyinOf(draft.name, await loadPinyinDictionary()))
  await publish(tx, actor, { name: 'category.edited', id, data: { ...draft } })
  await learnTerms(tx, actor.tenantId, [draft])
  const hides = before.is_shielded !== (draft.isShield === '1')
  const below = hides ? await productsBelow(tx, { categoryId: id }) : []
  await refreshListing(
    tx,
    actor.tenantId,
    below.map((product) => product.id),
  )
  return findCategory(tx, id)
}

const trees = memory<CategoryTree[]>(60_000, 500)

/** Category tree of the mall, of one kind or all, with the number of goods on sale in each category. */
export async function categoryTree(db: Db, tenantId: string, kind?: CategoryRow['kind']): Promise<CategoryTree[]> {
  const version = await listingVersion(db, tenantId)
  const key = `${tenantId} ${kind ?? ''}`
  const known = trees.get(key, version)
  if (known) return known.value
  const rows = (await allCategories(db)).filter((row) => !row.is_shielded && (!kind || row.kind === kind))
  const counts = new Map((await listingCounts(db, { tenantId })).map((row) => [row.category_id, row.count]))
  return trees.set(key, version, grow(rows, counts))
}

function grow(rows: readonly CategoryRow[], counts: ReadonlyMap<string, number>): CategoryTree[] {
  const below = new Map<string | null, CategoryRow[]>()
  for (const row of rows) below.set(row.parent_id, [...(below.get(row.parent_id) ?? []), row])
  const node = (row: CategoryRow) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    enName: row.en_name,
    treeDepth: row.path.length,
    picture: row.picture,
    goodsCount: counts.get(row.id) ?? 0,
  })
  const childrenOf = (row: CategoryRow) => below.get(row.id) ?? []
  return (below.get(null) ?? []).map((first) => ({
    ...node(first),
    children: childrenOf(first).map((second) => ({
      ...node(second),
      children: childrenOf(second).map((third) => ({ ...node(third), children: [] })),
    })),
  }))
}
