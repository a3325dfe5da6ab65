import { contractDeposit, contractPerformance } from './en/deposit.ts'
import { contractTemplates } from './en/contractTemplates.ts'
import { contracts } from './en/contracts.ts'
import { seals } from './en/seals.ts'

export const messages = { contracts, contractTemplates, contractDeposit, contractPerformance, seals }
