import { budgets } from './en/budgets.ts'

export const messages = { budgets }
