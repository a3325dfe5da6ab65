import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    operator: ['agreement.manage', 'priceIndex.manage'],
    supplierSales: ['supplierAgreement.confirm'],
  },
}
