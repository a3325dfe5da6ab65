import type { DrawnFlow } from '#kit/flow.ts'
import { offerFlow } from './offer.rules.ts'

export const flows: readonly DrawnFlow[] = [{ title: 'An offer', flow: offerFlow, begins: '10' }]
