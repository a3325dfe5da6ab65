import type { DrawnFlow } from '#kit/flow.ts'
import { feedbackFlow } from './feedback.rules.ts'

export const flows: readonly DrawnFlow[] = [{ title: 'A feedback', flow: feedbackFlow, begins: '01' }]
