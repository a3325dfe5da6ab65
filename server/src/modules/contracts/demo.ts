import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    contractDrafter: ['contract.read', 'contract.draft'],
    deptHead: ['contract.read', 'contract.witness'],
    finance: ['contract.read', 'contract.sign', 'contract.archive'],
    operator: ['contractTemplate.manage', 'companySeal.manage'],
    supplierSales: ['supplierContract.read', 'supplierContract.sign'],
  },
}
