import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Id, Maybe, Note, Optional, Rate, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Days within which large enterprises pay small and medium ones, from the delivery. */
export const smeDays = 60

/** Terms of payment of a supplier 付款条件. */
export const SupplierTerms = shape({
  id: Type.String({ ...Id, description: 'supplier' }),
  version: Type.Integer({ description: '0: the terms of the tenant hold' }),
  supplierName: Type.String(),
  isSme: Type.Boolean({ description: 'small or medium enterprise 中小企业' }),
  days: Maybe(Type.Integer({ minimum: 0, maximum: 365, description: 'null: those of the tenant' })),
  discountPct: Type.String({ ...Rate, description: 'discount for an early payment; 0: none' }),
  discountDays: Type.Integer({ minimum: 0, maximum: 365 }),
  unsettled: Amount,
})
export type SupplierTerms = Static<typeof SupplierTerms>
export const termsLabels = {
  supplierName: ['供应商', 'Supplier'],
  isSme: ['中小企业', 'Small or medium enterprise'],
  days: ['付款账期（天）', 'Days to pay'],
  discountPct: ['提前付款折扣（%）', 'Early payment discount (%)'],
  discountDays: ['折扣期限（天）', 'Days of the discount'],
  unsettled: ['未结清应付', 'Not settled'],
} as const satisfies Labels<typeof SupplierTerms>

export const listSupplierTerms = listRoute({
  path: '/orderrest/api/supplierTerms/list',
  access: 'payment.read',
  entrances: ['purchaser'],
  summary: 'List the suppliers with payables and their terms of payment',
  filters: { keyword: Optional(Note(100)), isSme: Optional(Type.Boolean()) },
  record: SupplierTerms,
})
export const exportSupplierTerms = exportRoute(listSupplierTerms, {
  path: '/orderrest/api/supplierTerms/export',
  columns: ['supplierName', 'isSme', 'days', 'discountPct', 'discountDays', 'unsettled'],
})
export const setSupplierTerms = route({
  method: 'POST',
  path: '/orderrest/api/supplierTerms/set',
  access: 'payable.hold',
  entrances: ['purchaser'],
  summary: 'Set the terms of payment of a supplier; they hold for invoices that are accepted from now on',
  input: shape({
    id: Id,
    version: Type.Integer(),
    isSme: Type.Boolean(),
    days: Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    discountPct: Optional(Rate),
    discountDays: Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  }),
  reply: SupplierTerms,
})
