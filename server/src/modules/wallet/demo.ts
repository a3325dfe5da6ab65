import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    buyer: ['wallet.read', 'points.read'],
    deptHead: ['wallet.read', 'wallet.use', 'points.read'],
    finance: ['wallet.read', 'wallet.manage'],
    operator: ['wallet.read', 'wallet.manage', 'points.manage'],
  },
}
