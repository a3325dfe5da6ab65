import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    finance: ['invoice.read', 'invoice.submit', 'invoice.match', 'invoice.override', 'invoice.approve'],
    supplierSales: ['supplierInvoice.read', 'invoice.submit'],
  },
}
