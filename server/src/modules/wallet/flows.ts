import type { DrawnFlow } from '#kit/flow.ts'
import { topUpFlow } from './topUps/topUp.rules.ts'
import { withdrawalFlow } from './withdrawals/withdrawal.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'A top-up', flow: topUpFlow, begins: 'waiting' },
  { title: 'A withdrawal', flow: withdrawalFlow, begins: 'approving' },
]
