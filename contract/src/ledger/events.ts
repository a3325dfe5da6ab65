import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Amount, Count, Day, Id, Type } from '#contract/kit/schema.ts'
import { BudgetChangeKind, BudgetChangeStatus } from './budgetChanges.ts'
import { FundKind } from './ledger.ts'
import { QuotaApplicationStatus } from './quotaApplications.ts'
import { QuotaBillStatus } from './quotaBills.ts'

const ofChange = {
  changeNo: Type.String(),
  kind: BudgetChangeKind,
  requesterId: Id,
  fundId: Id,
  deptName: Type.String(),
  amount: Amount,
}

const ofBill = {
  billNo: Type.String(),
  month: Type.String(),
  amount: Amount,
  rest: Amount,
  dueOn: Day,
  deptId: Id,
  deptName: Type.String(),
  fundName: Type.String(),
}

export const ledgerEvents = {
  ...eventsOf('budgetChange', BudgetChangeStatus, {
    requested: ofChange,
    posted: ofChange,
    rejected: ofChange,
    withdrawn: ofChange,
    expired: ofChange,
  }),
  ...eventsOf('budget', noStates, {
    set: { kind: FundKind, deptId: Id, from: Amount, to: Amount },
    thresholdReached: {
      kind: FundKind,
      deptId: Id,
      name: Type.String(),
      deptName: Type.String(),
      percent: Count,
      available: Amount,
    },
  }),
  ...eventsOf('quotaBill', QuotaBillStatus, {
    created: ofBill,
    reminded: ofBill,
    overdue: ofBill,
    repaid: { ...ofBill, repaid: Amount },
  }),
  ...eventsOf('quota', noStates, { frozen: { deptId: Id }, released: { deptId: Id } }),
  ...eventsOf('quotaApplication', QuotaApplicationStatus, {
    applied: { deptId: Id },
    granted: { applicantId: Id, deptId: Id, deptName: Type.String(), fundId: Id, amount: Amount },
    refused: { applicantId: Id, deptId: Id, deptName: Type.String(), reason: Type.String() },
  }),
}
