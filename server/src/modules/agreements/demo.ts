import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    operator: ['agreement.manage'],
    supplierSales: ['supplierAgreement.confirm'],
  },
}
