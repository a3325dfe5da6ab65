import { route } from '#contract/kit/route.ts'
import { Done, Id, Note, OneOf, Optional, shape } from '#contract/kit/schema.ts'
import { ProductStatus } from '../catalogue/products.ts'

export const exportGoods = route({
  method: 'POST',
  path: '/orderrest/api/goods/export',
  access: 'product.manage',
  reads: true,
  download: true,
  summary: "List the supplier's products with the columns of the import",
  input: shape({
    format: OneOf(['xlsx', 'csv']),
    keyword: Optional(Note(100)),
    status: Optional(ProductStatus),
    categoryId: Optional(Id),
  }),
  reply: Done,
})
