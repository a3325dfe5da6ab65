import * as contract from '#contract/catalogue/categories.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { categoryTree, createCategory, editCategory } from './category.service.ts'
import { allCategories, type CategoryRow, productCounts } from './category.store.ts'

const present = (row: CategoryRow): contract.Category => ({
  id: row.id,
  parentId: row.parent_id,
  version: row.version,
  code: row.code,
  name: row.name,
  enName: row.en_name,
  treeDepth: row.path.length,
  kind: row.kind,
  position: row.position,
  picture: row.picture,
  isShield: row.is_shielded ? '1' : '0',
  attributes: row.attributes,
  taxRate: row.tax_rate,
  taxCategoryCode: row.tax_category_code,
  needsInspection: row.needs_inspection,
})

/** Depth-first order. */
function inTreeOrder(rows: readonly CategoryRow[]): CategoryRow[] {
  const below = (parentId: string | null): CategoryRow[] =>
    rows.filter((row) => row.parent_id === parentId).flatMap((row) => [row, ...below(row.id)])
  return below(null)
}

export function categoryRoutes(app: App) {
  serve(app, contract.queryCatalogList, async ({ db, actor }) => categoryTree(db, actor.tenantId))
  serve(app, contract.getCatalogsWithCatalogsMallByType, async ({ db, actor, input }) =>
    categoryTree(db, actor.tenantId, input.type === '1' ? 'goods' : 'service'),
  )
  serve(app, contract.listCatalogs, async ({ db, input }) => {
    const rows = inTreeOrder(await allCategories(db))
    const visible = rows.filter(
      (row) =>
        (input.isShield === undefined || row.is_shielded === (input.isShield === '1')) &&
        (input.parentId === undefined || row.parent_id === input.parentId),
    )
    return visible.map(present)
  })
  serve(app, contract.listCountedCategories, async ({ db }) => {
    const counts = new Map((await productCounts(db)).map((row) => [row.category_id, row.count]))
    return inTreeOrder(await allCategories(db)).map((row) => ({
      ...present(row),
      productCount: counts.get(row.id) ?? 0,
    }))
  })
  serve(app, contract.createCategory, async ({ db, actor, input: { parentId, ...draft } }) =>
    present(await createCategory(db, actor, draft, parentId)),
  )
  serve(app, contract.editCategory, async ({ db, actor, input: { id, version, ...draft } }) =>
    present(await editCategory(db, actor, id, version, draft)),
  )
}
