import { planCycles } from './en/planCycles.ts'
import { plans } from './en/plans.ts'

export const messages = { planCycles, plans }
