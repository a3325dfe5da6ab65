import type { DrawnFlow } from '#kit/flow.ts'
import { invoiceFlow } from './invoice.rules.ts'
import { proposalFlow } from './proposals/proposal.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'An invoice', flow: invoiceFlow, begins: 'submitted' },
  { title: 'What was read from a PDF or picture', flow: proposalFlow, begins: 'waiting' },
]
