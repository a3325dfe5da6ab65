import * as contract from '#contract/catalogue/products.ts'
import * as tenantProducts from '#contract/catalogue/tenantProducts.ts'
import * as productChanges from '#contract/catalogue/productChanges.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { changeColumns, productColumns } from './list.export.rules.ts'
import { isRemote } from '../pictures/picture.download.rules.ts'
import { moveChange, moveChanges } from './change.service.ts'
import { type ChangeFilter, changeList, findChange, type ListedChange } from './change.store.ts'
import {
  findProduct,
  type ListedProduct,
  type ProductFilter,
  productList,
  stockOfProduct,
} from './product.list.store.ts'
import { changeFlow, productFlow } from './product.rules.ts'
import { createProduct, editProduct, moveProduct, setStock } from './product.service.ts'
import { contentsOf } from './product.store.ts'

const presentProduct = (row: ListedProduct, actor: Actor): contract.ProductRow => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  // Pages show no picture of another site.
  picture: isRemote(row.picture) ? '' : row.picture,
  category: { id: row.category_id, name: row.category_name, enName: row.category_en_name },
  brandName: row.brand_name,
  status: row.status,
  changeId: row.change_id,
  changeStatus: row.change_status,
  skuCount: row.sku_count,
  priceFrom: row.price_from,
  priceTo: row.price_to,
  onHand: row.on_hand,
  reserved: row.reserved,
  updatedAt: row.updated_at.toISOString(),
  can: productFlow.can(row, actor),
})

const presentChange = (row: ListedChange, actor: Actor): productChanges.Change => ({
  id: row.id,
  version: row.version,
  productId: row.product_id,
  productName: row.content.name,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  importId: row.import_id,
  status: row.status,
  reasons: row.reasons,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: changeFlow.can(row, actor),
})

const ownSupplierId = ({ supplierId }: Actor): string => supplierId ?? refuse('thing.notAllowed')
/** A supplier sees its own changes; who reviews sees all; nobody else sees any. */
function visibleTo(actor: Actor): { supplierId?: string } {
  if (actor.supplierId !== null) return { supplierId: actor.supplierId }
  return actor.permissions.has('product.review') ? {} : refuse('permission.denied')
}

async function changeDetail(sql: Sql, actor: Actor, id: string): Promise<productChanges.ChangeDetail> {
  const row = await findChange(sql, { id, ...visibleTo(actor) })
  const live = await contentsOf(sql, [row.product_id])
  return { ...presentChange(row, actor), before: live.get(row.product_id) ?? null, after: row.content }
}

async function productDetail(sql: Sql, actor: Actor, id: string): Promise<contract.ProductDetail> {
  const row = await findProduct(sql, id, ownSupplierId(actor))
  return {
    ...presentProduct(row, actor),
    live: (await contentsOf(sql, [id])).get(id) ?? null,
    change: row.change_id === null ? null : await changeDetail(sql, actor, row.change_id),
    stock: await stockOfProduct(sql, { productId: id }),
  }
}

const presentTenantProduct = (row: ListedProduct, { actor }: { actor: Actor }): tenantProducts.TenantProduct => ({
  ...presentProduct(row, actor),
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
})

export function productRoutes(app: App) {
  serveList(app, contract.listProducts, {
    list: productList,
    filter: ({ actor, input }) => ({ ...input, supplierId: ownSupplierId(actor) }),
    present: (row, { actor }) => presentProduct(row, actor),
  })
  const ofTenant = {
    list: productList,
    filter: ({ input }: { input: ProductFilter }) => input,
    present: presentTenantProduct,
  }
  serveList(app, tenantProducts.listTenantProducts, ofTenant)
  serveExport(app, tenantProducts.exportTenantProducts, {
    ...ofTenant,
    name: ['商品', 'Products'],
    columns: productColumns,
  })
  serve(app, tenantProducts.getTenantProduct, async ({ sql, actor, input: { id } }) => {
    const product = presentTenantProduct(await findProduct(sql, id), { actor })
    const live = (await contentsOf(sql, [id])).get(id)
    const content =
      live ?? (product.changeId === null ? null : (await findChange(sql, { id: product.changeId })).content)
    return { ...product, content }
  })
  serve(app, contract.getProduct, async ({ sql, actor, input }) => productDetail(sql, actor, input.id))
  serve(app, contract.createProduct, async ({ sql, actor, input }) =>
    productDetail(sql, actor, await createProduct(sql, actor, input)),
  )
  serve(app, contract.editProduct, async ({ sql, actor, input }) => {
    await editProduct(sql, actor, input)
    return productDetail(sql, actor, input.id)
  })
  serve(app, contract.moveProduct, async ({ sql, actor, input }) => {
    await moveProduct(sql, actor, input.id, input.action)
    return productDetail(sql, actor, input.id)
  })
  serve(app, contract.setStock, async ({ sql, actor, input }) => {
    await setStock(sql, actor, input.stock)
    return null
  })
}

export function changeRoutes(app: App) {
  const changes = {
    list: changeList,
    filter: ({ actor, input }: ListCall<ChangeFilter>) => ({ ...input, ...visibleTo(actor) }),
    present: (row: ListedChange, { actor }: { actor: Actor }) => presentChange(row, actor),
  }
  serveList(app, productChanges.listChanges, changes)
  serveExport(app, productChanges.exportChanges, {
    ...changes,
    name: ['商品审核', 'Product approval'],
    columns: changeColumns,
  })
  serve(app, productChanges.getChange, async ({ sql, actor, input }) => changeDetail(sql, actor, input.id))
  serve(app, productChanges.moveChange, async ({ sql, actor, input }) => {
    await moveChange(sql, actor, input)
    const { before: _, after: __, ...change } = await changeDetail(sql, actor, input.id)
    return change
  })
  serve(app, productChanges.moveChanges, async ({ sql, actor, input }) =>
    moveChanges(sql, actor, input.importId, input.action, input.reason),
  )
}
