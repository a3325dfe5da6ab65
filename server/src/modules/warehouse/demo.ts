import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    projectBuyer: ['stock.request'],
    keeper: ['warehouse.read', 'warehouse.keep'],
    stockManager: ['warehouse.read', 'warehouse.manage', 'warehouse.approve', 'warehouse.cost'],
    operator: ['warehouse.read', 'warehouse.manage', 'warehouse.approve', 'warehouse.cost'],
  },
}
