import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    finance: [
      'payment.read',
      'payable.hold',
      'payment.prepare',
      'payee.verify',
      'payee.approve',
      'period.close',
      'period.export',
    ],
    cashier: ['payment.read', 'payment.execute', 'payee.verify'],
    supplierSales: ['supplierPayment.read', 'supplierPayment.propose'],
  },
}
