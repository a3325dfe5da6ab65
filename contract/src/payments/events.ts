import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Count, Id, List, Type } from '#contract/kit/schema.ts'
import { BatchStatus } from './batch.ts'
import { PayeeChangeStatus } from './payee.ts'
import { RequestStatus } from './request.ts'

const ofPayee = {
  changeNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  requestedBy: Id,
  name: Type.String(),
  bank: Type.String(),
  last4: Type.String({ description: 'last four digits of the account number' }),
}
const ofRequest = {
  requestNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  payerTitle: Type.String(),
  preparedBy: Id,
  total: Amount,
}
/** Request that the bank has answered, with the serial of its payment. */
const ofPayment = { ...ofRequest, serial: Type.String() }
const ofBatch = { batchNo: Type.String(), payments: Count, total: Amount, sha256: Type.String() }

export const paymentsEvents = {
  ...eventsOf('payeeChange', PayeeChangeStatus, {
    proposed: ofPayee,
    calledBack: ofPayee,
    approved: ofPayee,
    rejected: ofPayee,
    withdrawn: ofPayee,
    tookEffect: ofPayee,
  }),
  ...eventsOf('payment', RequestStatus, {
    created: ofRequest,
    submitted: ofRequest,
    withdrawn: ofRequest,
    discarded: ofRequest,
    approved: ofRequest,
    rejected: ofRequest,
    approvalExpired: ofRequest,
    offset: ofRequest,
    sent: ofPayment,
    paid: ofPayment,
    failed: ofPayment,
    bounced: ofPayment,
  }),
  ...eventsOf('period', noStates, {
    closed: {
      payerNo: Type.String(),
      payerTitle: Type.String(),
      month: Type.String(),
      accrued: Amount,
      digest: Type.String({ description: 'SHA-256 of the entries' }),
    },
  }),
  ...eventsOf('paymentBatch', BatchStatus, {
    created: { ...ofBatch, requestIds: List(Id) },
    givenUp: { ...ofBatch, serials: List(Type.String()) },
    resultsImported: { ...ofBatch, applied: Count, repeated: Count, foreign: Count, problems: Count },
  }),
}
