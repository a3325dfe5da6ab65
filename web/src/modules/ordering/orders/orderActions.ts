import type { OrderAction } from '#contract/ordering/orderStates.ts'

/** What a buyer does with orders, in the order in which it is offered. */
export const buyerActions = [
  'receive',
  'comment',
  'agreeProposal',
  'declineProposal',
  'edit',
  'submit',
  'reopen',
  'urge',
  'withdraw',
  'requestCancel',
  'shortClose',
  'cancel',
] as const satisfies readonly OrderAction[]
export type BuyerAction = (typeof buyerActions)[number]

/** Moves that ask for nothing, for a reason that may be left out, or for one that is owed. */
export type SimpleMove = Exclude<BuyerAction, 'receive' | 'comment' | 'edit' | 'urge'>
export const reasonOf: Record<SimpleMove, 'none' | 'optional' | 'owed'> = {
  agreeProposal: 'none',
  declineProposal: 'owed',
  submit: 'none',
  reopen: 'none',
  withdraw: 'none',
  requestCancel: 'owed',
  shortClose: 'owed',
  cancel: 'owed',
}

/** In a list: what leads a card, and the one way out that stands under it. The rest is on the order's page. */
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

/** Solid only where it is the buyer who is waited for. */
export const nextOf = (can: readonly BuyerAction[]): BuyerAction | undefined =>
  can.find((action) => waitedFor.has(action)) ?? can.find((action) => action === 'submit' && !can.includes('withdraw'))
