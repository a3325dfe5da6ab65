import { payees } from './zh-CN/payees.ts'
import { paymentBatches } from './zh-CN/paymentBatches.ts'
import { paymentRequests } from './zh-CN/paymentRequests.ts'
import { periods } from './zh-CN/periods.ts'
import { supplierPayments } from './zh-CN/supplierPayments.ts'

export const messages = { paymentRequests, paymentBatches, payees, periods, supplierPayments }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    payments: typeof messages
  }
}
