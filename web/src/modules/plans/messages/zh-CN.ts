import { planCycles } from './zh-CN/planCycles.ts'
import { plans } from './zh-CN/plans.ts'

export const messages = { planCycles, plans }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    plans: typeof messages
  }
}
