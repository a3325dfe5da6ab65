import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    finance: ['statement.read', 'statement.manage', 'quota.settle', 'retention.handle'],
    supplierSales: ['supplierSettlement.read', 'supplierSettlement.confirm'],
  },
}
