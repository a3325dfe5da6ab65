import type { DrawnFlow } from '#kit/flow.ts'
import { signalFlow } from './cases/case.rules.ts'
import { exemptionFlow } from './exemptions/exemption.service.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'A signal', flow: signalFlow, begins: '01' },
  { title: 'An exemption', flow: exemptionFlow, begins: '01' },
]
