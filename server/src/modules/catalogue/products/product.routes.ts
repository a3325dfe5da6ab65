import * as contract from '#contract/catalogue/products.ts'
import * as tenantProducts from '#contract/catalogue/tenantProducts.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { productColumns } from './list.export.rules.ts'
import { isRemote } from '../pictures/picture.download.rules.ts'
import { findChange } from './change.list.store.ts'
import {
  findProduct,
  type ListedProduct,
  type ProductFilter,
  productList,
  stockOfProduct,
} from './product.list.store.ts'
import { productFlow } from './product.rules.ts'
import { createProduct, editProduct, moveProduct, setStock } from './product.service.ts'
import { contentsOf } from './content.store.ts'
import { changeDetail } from './change.present.ts'

const presentProduct = (row: ListedProduct, actor: Actor): contract.ProductRow => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  // Remote pictures are not displayed.
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

const ownSupplierId = ({ supplierId }: Actor): string => supplierId ?? refuse('thing.notAllowed')

async function productDetail(db: Db, actor: Actor, id: string): Promise<contract.ProductDetail> {
  const row = await findProduct(db, id, ownSupplierId(actor))
  return {
    ...presentProduct(row, actor),
    live: (await contentsOf(db, [id])).get(id) ?? null,
    change: row.change_id === null ? null : await changeDetail(db, actor, row.change_id),
    stock: await stockOfProduct(db, { productId: id }),
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
  serve(app, tenantProducts.getTenantProduct, async ({ db, actor, input: { id } }) => {
    const product = presentTenantProduct(await findProduct(db, id), { actor })
    const live = (await contentsOf(db, [id])).get(id)
    const content =
      live ?? (product.changeId === null ? null : (await findChange(db, { id: product.changeId })).content)
    return { ...product, content }
  })
  serve(app, contract.getProduct, async ({ db, actor, input }) => productDetail(db, actor, input.id))
  serve(app, contract.createProduct, async ({ db, actor, input }) =>
    productDetail(db, actor, await createProduct(db, actor, input)),
  )
  serve(app, contract.editProduct, async ({ db, actor, input }) => {
    await editProduct(db, actor, input)
    return productDetail(db, actor, input.id)
  })
  serve(app, contract.moveProduct, async ({ db, actor, input }) => {
    await moveProduct(db, actor, input.id, input.action)
    return productDetail(db, actor, input.id)
  })
  serve(app, contract.setStock, async ({ db, actor, input }) => {
    await setStock(db, actor, input.stock)
    return null
  })
}
