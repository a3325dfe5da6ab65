import { eventsOf, noStates } from '#contract/kit/event.ts'
import { changedFields } from '#contract/kit/changes.ts'
import { Amount, Count, Day, Id, Type } from '#contract/kit/schema.ts'
import { ChargeStatus } from './charges.ts'
import { TopUpStatus } from './topUps.ts'
import { WithdrawalStatus } from './withdrawals.ts'

const ofWallet = { deptId: Id, deptName: Type.String() }
const ofTopUp = { topUpNo: Type.String(), walletId: Id, deptName: Type.String(), amount: Amount, requesterId: Id }
const ofWithdrawal = {
  withdrawalNo: Type.String(),
  walletId: Id,
  deptName: Type.String(),
  amount: Amount,
  requesterId: Id,
}

const ofCharge = { chargeNo: Type.String(), orderId: Id, orderNo: Type.String(), amount: Amount, payerId: Id }

export const walletEvents = {
  ...eventsOf('wallet', noStates, { opened: ofWallet, blocked: ofWallet, unblocked: ofWallet }),
  ...eventsOf('topUp', TopUpStatus, {
    requested: ofTopUp,
    credited: { ...ofTopUp, bankRef: Type.String() },
    refused: ofTopUp,
    withdrawn: ofTopUp,
  }),
  ...eventsOf('withdrawal', WithdrawalStatus, {
    requested: ofWithdrawal,
    approved: ofWithdrawal,
    rejected: ofWithdrawal,
    withdrawn: ofWithdrawal,
    expired: ofWithdrawal,
    paid: { ...ofWithdrawal, bankRef: Type.String() },
    failed: ofWithdrawal,
  }),
  ...eventsOf('charge', ChargeStatus, {
    started: ofCharge,
    paid: ofCharge,
    refunded: { ...ofCharge, refund: Amount },
  }),
  ...eventsOf('points', noStates, {
    earned: { userId: Id, points: Count, orderNo: Type.String(), expiresOn: Day },
    granted: { userId: Id, points: Count, expiresOn: Day },
    expired: { userId: Id, points: Count },
    expiring: { userId: Id, points: Count, expiresOn: Day, days: Count },
  }),
  ...eventsOf('pointRule', noStates, {
    created: { name: Type.String() },
    edited: { name: Type.String(), ...changedFields },
    disabled: { name: Type.String() },
    enabled: { name: Type.String() },
  }),
}
