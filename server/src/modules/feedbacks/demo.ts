import type { DemoPart } from '#kit/demoPart.ts'

export const demo: DemoPart = {
  grants: { contentEditor: ['feedback.manage'], operator: ['feedback.manage'] },
}
