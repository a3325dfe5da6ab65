import { type OrderAction, type OrderStatus, orderStatusNames } from '#contract/ordering/orderStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Move } from '#kit/flow.ts'
import type { OrderFacts } from './order.facts.rules.ts'
import { type Party, partyOf } from './order.party.rules.ts'

type Guard = (order: OrderFacts, actor: Actor) => RefusalCode | false
type Row = Move<OrderFacts, OrderStatus>

const only =
  (parties: readonly Party[], further: Guard = () => false): Guard =>
  (order, actor) => {
    const party = partyOf(order, actor)
    if (party === null || !parties.includes(party)) return party === 'colleague' ? 'order.own' : 'thing.notAllowed'
    return further(order, actor)
  }

const owner = only(['owner'])
const buyers = only(['owner', 'colleague'])
const supplier = only(['supplier'])
const isApprover: Guard = (order, actor) => {
  if (order.buyer_id === actor.userId) return 'approval.own'
  return !order.awaits_me && 'approval.notYours'
}
const hasNoProposal = only(['owner'], (order) => !order.has_proposal && 'order.noProposal')
const hasNothingToShip = only(['supplier'], (order) => order.progress.unshipped === 0 && 'delivery.nothing')
const hasNothingToReceive = only(['owner', 'colleague'], (order) => order.progress.underway === 0 && 'receipt.nothing')
const isUnderway = only(['owner'], (order) => order.progress.underway > 0 && 'order.underway')

const urgeEvery = 24 * 3_600_000
const wasJustUrged = only(
  ['owner', 'colleague'],
  (order, { now }) =>
    order.urged_at !== null && now.getTime() - order.urged_at.getTime() < urgeEvery && 'order.alreadyUrged',
)

const afterApproval = {
  to: ({ after }: OrderFacts): OrderStatus => (after.approved ? '30' : '20'),
  into: ['20', '30'],
} as const
const afterShipping = {
  to: ({ after }: OrderFacts): OrderStatus => (after.unshipped > 0 ? '45' : after.received > 0 ? '55' : '50'),
  into: { '40': ['45', '50'], '45': ['45', '50', '55'] },
} as const
const afterReceiving = {
  to: ({ after }: OrderFacts): OrderStatus => (after.unshipped > 0 ? '45' : after.underway > 0 ? '55' : '60'),
  into: { '45': ['45'], '50': ['55', '60'], '55': ['55', '60'] },
} as const
const afterEditing = {
  to: ({ status, after }: OrderFacts): OrderStatus =>
    status === '10' || status === '25' ? status : after.approved ? '30' : '20',
  into: { '10': ['10'], '20': ['20', '30'], '25': ['25'], '30': ['20', '30'] },
} as const
const same = {
  to: ({ status }: OrderFacts): OrderStatus => status,
  into: { '30': ['30'], '40': ['40'], '45': ['45'] },
} as const

/** Order flow. An order is created in state 10 and submitted in the same transaction. */
const rows: Record<OrderAction, Row> = {
  submit: { from: ['10', '25'], ...afterApproval, needs: 'order.submit', unless: owner },
  edit: { from: ['10', '20', '25', '30'], ...afterEditing, needs: 'order.submit', unless: owner },
  withdraw: { from: ['20'], to: '10', needs: 'order.submit', unless: owner },
  cancel: { from: ['10', '20', '25', '30', '35'], to: '90', needs: 'order.cancel', unless: owner },
  reopen: { from: ['35'], to: '10', needs: 'order.submit', unless: owner },
  approve: { from: ['20'], ...afterApproval, needs: 'approval.decide', unless: isApprover },
  reject: { from: ['20'], to: '25', needs: 'approval.decide', unless: isApprover },
  expireApproval: { from: ['20'], to: '25', needs: 'system' },
  urge: { from: ['30', '40', '45'], ...same, needs: 'order.read', unless: wasJustUrged },
  accept: { from: ['30'], to: '40', needs: 'supplierOrder.accept', unless: supplier },
  propose: { from: ['30'], to: '30', needs: 'supplierOrder.accept', unless: supplier },
  agreeProposal: { from: ['30'], to: '40', needs: 'order.submit', unless: hasNoProposal },
  declineProposal: { from: ['30'], to: '30', needs: 'order.submit', unless: hasNoProposal },
  refuse: { from: ['30'], to: '35', needs: 'supplierOrder.accept', unless: supplier },
  expire: { from: ['30'], to: '90', needs: 'system' },
  requestCancel: { from: ['40'], to: '80', needs: 'order.cancel', unless: owner },
  agreeCancel: { from: ['80'], to: '90', needs: 'supplierOrder.accept', unless: supplier },
  refuseCancel: { from: ['80'], to: '40', needs: 'supplierOrder.accept', unless: supplier },
  ship: { from: ['40', '45'], ...afterShipping, needs: 'supplierOrder.deliver', unless: hasNothingToShip },
  receive: { from: ['45', '50', '55'], ...afterReceiving, needs: 'order.receive', unless: hasNothingToReceive },
  autoReceive: { from: ['50', '55'], to: '60', needs: 'system' },
  shortClose: { from: ['45'], to: '95', needs: 'order.cancel', unless: isUnderway },
  comment: { from: ['60'], to: '70', needs: 'order.comment', unless: buyers },
  autoComment: { from: ['60'], to: '70', needs: 'system' },
}

export const orderFlow = flow<OrderFacts, OrderStatus, OrderAction>(rows, orderStatusNames)

/** States in which an order holds budget and quota: reserved, or committed after acceptance. */
export const holdsFunds: Readonly<Record<OrderStatus, boolean>> = {
  '10': false,
  '20': true,
  '25': false,
  '30': true,
  '35': false,
  '40': true,
  '45': true,
  '50': true,
  '55': true,
  '60': true,
  '70': true,
  '80': true,
  '90': false,
  '95': true,
}
