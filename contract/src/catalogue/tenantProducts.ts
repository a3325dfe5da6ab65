import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Maybe, Note, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ProductDraft } from './productDraft.ts'
import { ProductStatus, ProductRow } from './products.ts'

/** Product with its supplier, for operators. */
export const TenantProduct = shape({ ...ProductRow.properties, supplierId: Id, supplierName: Type.String() })
export type TenantProduct = Static<typeof TenantProduct>

export const listTenantProducts = listRoute({
  path: '/orderrest/api/tenantGoods/list',
  access: 'product.readAll',
  entrances: ['operator'],
  summary: 'List the products of all suppliers',
  filters: {
    keyword: Optional(Note(100)),
    status: Optional(ProductStatus),
    categoryId: Optional(Id),
    supplierId: Optional(Id),
  },
  sort: ['name', 'code', 'supplierName', 'updatedAt'],
  record: TenantProduct,
})
export const exportTenantProducts = exportRoute(listTenantProducts, {
  path: '/orderrest/api/tenantGoods/export',
  columns: [
    'code',
    'name',
    'supplierName',
    'category',
    'brandName',
    'status',
    'skuCount',
    'priceFrom',
    'priceTo',
    'onHand',
    'reserved',
    'updatedAt',
  ],
})
export const getTenantProduct = route({
  method: 'GET',
  path: '/orderrest/api/tenantGoods/detail',
  access: 'product.readAll',
  entrances: ['operator'],
  summary:
    'Get a product of any supplier as shown in the mall, with its stock; its requested content if it was never live',
  input: shape({ id: Id }),
  reply: shape({ ...TenantProduct.properties, content: Maybe(ProductDraft) }),
})
