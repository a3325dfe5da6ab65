import type { DrawnFlow } from '#kit/flow.ts'
import { changeFlow } from './changes/change.rules.ts'
import { contractFlow } from './contract.rules.ts'
import { depositFlow } from './deposits/deposit.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'A contract', flow: contractFlow, begins: 'draft' },
  { title: 'The deposit of a contract', flow: depositFlow, begins: 'due' },
  { title: 'A change of a contract', flow: changeFlow, begins: 'approving' },
]
