import type { DrawnFlow } from '#kit/flow.ts'
import { countFlow, inboundFlow, issueFlow, scrapFlow, transferFlow } from './documents/document.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'Goods that come in', flow: inboundFlow, begins: 'toReceive' },
  { title: 'An issue, or a return to a supplier', flow: issueFlow, begins: 'approving' },
  { title: 'A transfer', flow: transferFlow, begins: 'toShip' },
  { title: 'A count', flow: countFlow, begins: 'counting' },
  { title: 'A scrap', flow: scrapFlow, begins: 'approving' },
]
