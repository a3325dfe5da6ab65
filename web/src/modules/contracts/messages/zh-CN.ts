import { contractDeposit, contractPerformance } from './zh-CN/deposit.ts'
import { contractTemplates } from './zh-CN/contractTemplates.ts'
import { contracts } from './zh-CN/contracts.ts'
import { seals } from './zh-CN/seals.ts'

export const messages = { contracts, contractTemplates, contractDeposit, contractPerformance, seals }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    contracts: typeof messages
  }
}
