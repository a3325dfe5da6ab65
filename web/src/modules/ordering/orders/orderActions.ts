import type { OrderAction } from '#contract/ordering/orderStates.ts'

/** Buyer's actions on orders, in display order. */
export const buyerActions = [
  'receive',
  'comment',
  'agreeProposal',
  'declineProposal',
  'edit',
  'requestChange',
  'withdrawChange',
  'submit',
  'reopen',
  'urge',
  'withdraw',
  'requestCancel',
  'shortClose',
  'cancel',
] as const satisfies readonly OrderAction[]
export type BuyerAction = (typeof buyerActions)[number]

/** Moves without input besides a reason, which is absent, optional or required. */
export type SimpleMove = Exclude<
  BuyerAction,
  'receive' | 'comment' | 'edit' | 'requestChange' | 'urge' | 'agreeProposal'
>
export const reasonOf: Record<SimpleMove, 'none' | 'optional' | 'owed'> = {
  declineProposal: 'owed',
  submit: 'none',
  reopen: 'none',
  withdraw: 'none',
  requestCancel: 'owed',
  shortClose: 'owed',
  withdrawChange: 'none',
  cancel: 'owed',
}

/** Actions on cards: the primary one, and one secondary one. The others are on the order's page. */
const leads = ['receive', 'comment', 'agreeProposal', 'submit', 'reopen', 'urge'] as const
const secondaryActions = ['declineProposal', 'requestCancel', 'cancel'] as const

export function inList(can: readonly BuyerAction[]): {
  lead: BuyerAction | undefined
  secondary: BuyerAction | undefined
} {
  return {
    lead: leads.find((action) => can.includes(action)),
    secondary: secondaryActions.find((action) => can.includes(action)),
  }
}

const waitedFor: ReadonlySet<OrderAction> = new Set(['receive', 'agreeProposal'])

/** Primary action: one that the order is waiting for from the buyer, or its submission. */
export const nextOf = (can: readonly BuyerAction[]): BuyerAction | undefined =>
  can.find((action) => waitedFor.has(action)) ?? can.find((action) => action === 'submit' && !can.includes('withdraw'))
