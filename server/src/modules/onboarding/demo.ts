import type { DemoPart } from '#kit/demoPart.ts'

/** Who proposes a disposition or reviews a qualification does not decide it, so two roles of the demo may. */
export const demo: DemoPart = {
  grants: {
    operator: [
      'supplier.approve',
      'supplier.restrict',
      'qualification.manage',
      'incident.manage',
      'score.manage',
      'supplierCatalogue.review',
    ],
    contentEditor: ['supplier.read', 'supplier.restrict', 'qualification.manage'],
  },
}
