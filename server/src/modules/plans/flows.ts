import type { DrawnFlow } from '#kit/flow.ts'
import { cycleFlow } from './cycles/cycle.rules.ts'
import { planFlow } from './plan.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'A cycle', flow: cycleFlow, begins: 'filling' },
  { title: 'A plan', flow: planFlow, begins: 'draft' },
]
