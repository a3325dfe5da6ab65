import { payees } from './en/payees.ts'
import { paymentBatches } from './en/paymentBatches.ts'
import { paymentRequests } from './en/paymentRequests.ts'
import { periods } from './en/periods.ts'
import { supplierPayments } from './en/supplierPayments.ts'

export const messages = { paymentRequests, paymentBatches, payees, periods, supplierPayments }
