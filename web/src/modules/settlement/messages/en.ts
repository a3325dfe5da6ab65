import { matching } from './en/matching.ts'
import { myInvoices } from './en/myInvoices.ts'
import { payables } from './en/payables.ts'
import { redForms } from './en/redForms.ts'
import { retentions } from './en/retentions.ts'
import { statements } from './en/statements.ts'
import { toInvoice } from './en/toInvoice.ts'

export const messages = { statements, matching, myInvoices, payables, redForms, retentions, toInvoice }
