import type { DrawnFlow } from '#kit/flow.ts'
import { itemFlow, reviewFlow } from './review.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'An access review', flow: reviewFlow, begins: '01' },
  { title: 'An item of a review', flow: itemFlow, begins: '01' },
]
