import type { DrawnFlow } from '#kit/flow.ts'
import { trialFlow } from './trial/trial.rules.ts'

export const flows: readonly DrawnFlow[] = [{ title: 'A trial', flow: trialFlow, begins: '01' }]
