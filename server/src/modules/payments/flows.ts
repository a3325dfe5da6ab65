import type { DrawnFlow } from '#kit/flow.ts'
import { payeeFlow } from './payees/payee.rules.ts'
import { requestFlow } from './requests/request.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'A change of a payee account', flow: payeeFlow, begins: 'submitted' },
  { title: 'A payment request', flow: requestFlow, begins: 'draft' },
]
