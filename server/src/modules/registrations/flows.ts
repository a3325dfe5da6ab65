import type { DrawnFlow } from '#kit/flow.ts'
import { registrationFlow } from './registration.rules.ts'

export const flows: readonly DrawnFlow[] = [{ title: 'A registration', flow: registrationFlow, begins: '01' }]
