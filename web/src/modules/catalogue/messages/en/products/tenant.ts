import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { tenant as zh } from '../../zh-CN/products/tenant.ts'

export const tenant: SameKeys<typeof zh> = {
  title: 'All products',
  purpose: "All suppliers' products and stock",
  detail: 'Product details',
  tab: { all: 'All', live: 'On sale', off: 'Delisted', new: 'Not published' },
  none: 'No products yet',
  noneReason: 'Products that suppliers add appear here.',
  stock: 'Stock',
  updatedAt: 'Updated',
  unit: 'Unit',
  code: 'Product code',
  brand: 'Brand',
}
