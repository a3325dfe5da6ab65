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
})

/** Depth-first order. */
function inTreeOrder(rows: readonly CategoryRow[]): CategoryRow[] {
  const below = (parentId: string | null): CategoryRow[] =>
    rows.filter((row) => row.parent_id === parentId).flatMap((row) => [row, ...below(row.id)])
  return below(null)
}

export function categoryRoutes(app: App) {
  serve(app, contract.queryCatalogList, async ({ sql, actor }) => categoryTree(sql, actor.tenantId))
  serve(app, contract.getCatalogsWithCatalogsMallByType, async ({ sql, actor, input }) =>
    categoryTree(sql, actor.tenantId, input.type === '1' ? 'goods' : 'service'),
  )
  serve(app, contract.listCatalogs, async ({ sql, input }) => {
    const rows = inTreeOrder(await allCategories(sql))
    const visible = rows.filter(
      (row) =>
        (input.isShield === undefined || row.is_shielded === (input.isShield === '1')) &&
        (input.parentId === undefined || row.parent_id === input.parentId),
    )
    return visible.map(present)
  })
  serve(app, contract.listCountedCategories, async ({ sql }) => {
    const counts = new Map((await productCounts(sql)).map((row) => [row.category_id, row.count]))
    return inTreeOrder(await allCategories(sql)).map((row) => ({
      ...present(row),
      productCount: counts.get(row.id) ?? 0,
    }))
  })
  serve(app, contract.createCategory, async ({ sql, actor, input: { parentId, ...draft } }) =>
    present(await createCategory(sql, actor, draft, parentId)),
  )
  serve(app, contract.editCategory, async ({ sql, actor, input: { id, version, ...draft } }) =>
    present(await editCategory(sql, actor, id, version, draft)),
  )
}
