import { invoices } from './en/invoices.ts'

export const messages = { invoices }
