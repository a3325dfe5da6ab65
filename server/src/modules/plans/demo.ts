import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: {
    buyer: ['plan.use'],
    deptHead: ['plan.use'],
    projectBuyer: ['plan.consolidate'],
    operator: ['plan.consolidate', 'plan.release'],
  },
}
