import { budgetChanges } from './en/budgetChanges.ts'
import { budgets } from './en/budgets.ts'
import { quotaBills } from './en/quotaBills.ts'
import { quotaQueue } from './en/quotaQueue.ts'

export const messages = { budgetChanges, budgets, quotaBills, quotaQueue }
