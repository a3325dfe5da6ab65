import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    buyer: ['group.join'],
    deptHead: ['group.join'],
    supplierSales: ['group.offer'],
    operator: ['group.manage'],
  },
}
