import { budgets } from './en/budgets.ts'
import { quotaQueue } from './en/quotaQueue.ts'

export const messages = { budgets, quotaQueue }
