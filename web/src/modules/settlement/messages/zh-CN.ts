import { matching } from './zh-CN/matching.ts'
import { myInvoices } from './zh-CN/myInvoices.ts'
import { payables } from './zh-CN/payables.ts'
import { redForms } from './zh-CN/redForms.ts'
import { retentions } from './zh-CN/retentions.ts'
import { statements } from './zh-CN/statements.ts'
import { toInvoice } from './zh-CN/toInvoice.ts'

export const messages = { statements, matching, myInvoices, payables, redForms, retentions, toInvoice }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    settlement: typeof messages
  }
}
