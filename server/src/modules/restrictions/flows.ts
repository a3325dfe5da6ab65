import type { DrawnFlow } from '#kit/flow.ts'
import { applicationFlow, restrictionFlow } from './restriction.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'A restriction', flow: restrictionFlow, begins: '01' },
  { title: 'An application', flow: applicationFlow, begins: '01' },
]
