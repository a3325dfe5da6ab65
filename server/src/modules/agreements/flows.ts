import type { DrawnFlow } from '#kit/flow.ts'
import { agreementFlow } from './agreement.rules.ts'
import { changeFlow } from './changes/change.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'An agreement', flow: agreementFlow, begins: '10' },
  { title: 'A change of an agreement', flow: changeFlow, begins: '20' },
]
