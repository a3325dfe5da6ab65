import { type OrderAction, type OrderStatus, orderStatusNames } from '#contract/ordering/orderStates.ts'
import { flow, type Move, type Requirement } from '#kit/flow.ts'
import type { OrderFacts } from './order.facts.rules.ts'
import { type Party, partyOf } from './order.party.rules.ts'

type Required = Requirement<OrderFacts>
type Row = Move<OrderFacts, OrderStatus>

const partyIn = (...parties: readonly (Party | null)[]): Required => ({
  holds: (order, actor) => parties.includes(partyOf(order, actor)),
  otherwise: (order, actor) => (partyOf(order, actor) === 'colleague' ? 'order.own' : 'thing.notAllowed'),
})
const isOwner = partyIn('owner')
const isBuyer = partyIn('owner', 'colleague')
const isSupplier = partyIn('supplier')
const isNotOwn: Required = { holds: (order, actor) => order.buyer_id !== actor.userId, otherwise: 'approval.own' }
const isApprover: Required = { holds: (order) => order.awaits_me, otherwise: 'approval.notYours' }
const hasProposal: Required = { holds: (order) => order.has_proposal, otherwise: 'order.noProposal' }
const hasSomethingToShip: Required = {
  holds: ({ progress }) => progress.unshipped !== 0,
  otherwise: 'delivery.nothing',
}
const hasSomethingToReceive: Required = {
  holds: ({ progress }) => progress.underway !== 0,
  otherwise: 'receipt.nothing',
}

const hasSomethingToInspect: Required = {
  holds: ({ progress }) => progress.inspecting !== 0,
  otherwise: 'inspection.nothing',
}

const hasOpenChange = ({ change_status: status }: OrderFacts): boolean => status === 'approving' || status === 'waiting'
const hasChange: Required = { holds: hasOpenChange, otherwise: 'orderChange.none' }
const hasWaitingChange: Required = {
  holds: ({ change_status: status }) => status === 'waiting',
  otherwise: 'orderChange.none',
}
/** What an open change would alter stays as it is until the change is answered. */
const isChanging: Row['unless'] = (order) => hasOpenChange(order) && 'orderChange.open'
const isUnchangeable: Row['unless'] = (order, actor) =>
  (order.order_type !== 'mall' && order.order_type !== 'agreement' && 'orderChange.fixed') || isChanging(order, actor)

const isUnderway: Row['unless'] = (order, actor) =>
  (order.progress.underway > 0 && 'order.underway') ||
  (order.progress.inspecting > 0 && 'order.inspecting') ||
  isChanging(order, actor)

const urgeEvery = 24 * 3_600_000
const wasJustUrged: Row['unless'] = (order, { now }) =>
  order.urged_at !== null && now.getTime() - order.urged_at.getTime() < urgeEvery && 'order.alreadyUrged'

/** Orders of a group or plan keep their goods and terms: they are cancelled and placed anew, never changed. */
const isFixed: Row['unless'] = ({ order_type: type }) =>
  (type === 'group' && 'order.groupFixed') || (type === 'planned' && 'order.planFixed')
const isPlacedAndFixed: Row['unless'] = (order, actor) => order.status !== '10' && isFixed(order, actor)

/** The supplier does not accept what is paid online before it is paid. */
const isUnpaid: Row['unless'] = ({ is_unpaid: unpaid }) => unpaid === true && 'order.unpaid'

const isLocked: Row['unless'] = (order, { now }) =>
  order.fixed_at !== null && now >= order.fixed_at && 'order.groupLocked'

/** Orders of a group wait for its end, unseen by the supplier. */
const afterApproval = {
  to: ({ order_type: type, after }: OrderFacts): OrderStatus =>
    !after.approved ? '20' : type === 'group' ? '28' : '30',
  into: { '10': ['20', '28', '30'], '20': ['20', '28', '30'], '25': ['20', '30'] },
} as const
const afterShipping = {
  to: ({ after }: OrderFacts): OrderStatus => (after.unshipped > 0 ? '45' : after.received > 0 ? '55' : '50'),
  into: { '40': ['45', '50'], '45': ['45', '50', '55'] },
} as const
const afterReceiving = {
  to: ({ after }: OrderFacts): OrderStatus =>
    after.unshipped > 0 ? '45' : after.underway > 0 || after.inspecting > 0 ? '55' : '60',
  into: { '45': ['45'], '50': ['55', '60'], '55': ['55', '60'] },
} as const
/** Goods to be inspected are not accepted by themselves. */
const afterReceivingAll = {
  to: ({ after }: OrderFacts): OrderStatus => (after.inspecting > 0 ? '55' : '60'),
  into: { '50': ['55', '60'], '55': ['55', '60'] },
} as const
const afterEditing = {
  to: ({ status, after }: OrderFacts): OrderStatus =>
    status === '10' || status === '25' ? status : after.approved ? '30' : '20',
  into: { '10': ['10'], '20': ['20', '30'], '25': ['25'], '30': ['20', '30'] },
} as const
/** Decided on goods that were taken in: the order waits for the rest. */
const afterInspecting = {
  to: ({ status, after }: OrderFacts): OrderStatus =>
    status === '45' || after.unshipped > 0 ? '45' : after.underway > 0 || after.inspecting > 0 ? '55' : '60',
  into: { '45': ['45'], '55': ['55', '60'] },
} as const
/** What remains after a change may all be shipped, or even received. */
const afterChange = {
  to: ({ status, after }: OrderFacts): OrderStatus => {
    if (status === '40' || after.unshipped > 0) return status
    if (after.underway === 0 && after.inspecting === 0) return '60'
    return after.received > 0 ? '55' : '50'
  },
  into: { '40': ['40'], '45': ['45', '50', '55', '60'] },
} as const
const same = {
  to: ({ status }: OrderFacts): OrderStatus => status,
  into: { '30': ['30'], '40': ['40'], '45': ['45'] },
} as const

/** Order flow. An order is created in state 10 and submitted in the same transaction. */
const rows: Record<OrderAction, Row> = {
  submit: { from: ['10', '25'], ...afterApproval, needs: 'order.submit', only: isOwner, unless: isPlacedAndFixed },
  edit: { from: ['10', '20', '25', '30'], ...afterEditing, needs: 'order.submit', only: isOwner, unless: isFixed },
  withdraw: { from: ['20'], to: '10', needs: 'order.submit', only: isOwner, unless: isFixed },
  cancel: {
    from: ['10', '20', '25', '28', '30', '35'],
    to: '90',
    needs: 'order.cancel',
    only: isOwner,
    unless: isLocked,
  },
  reopen: { from: ['35'], to: '10', needs: 'order.submit', only: isOwner, unless: isFixed },
  approve: { from: ['20'], ...afterApproval, needs: 'approval.decide', only: [isNotOwn, isApprover] },
  reject: { from: ['20'], to: '25', needs: 'approval.decide', only: [isNotOwn, isApprover] },
  settleGroup: { from: ['28'], to: '40', needs: 'system' },
  dissolveGroup: { from: ['20', '28'], to: '90', needs: 'system' },
  expireApproval: { from: ['20'], to: '25', needs: 'system' },
  urge: { from: ['30', '40', '45'], ...same, needs: 'order.read', only: isBuyer, unless: wasJustUrged },
  accept: { from: ['30'], to: '40', needs: 'supplierOrder.accept', only: isSupplier, unless: isUnpaid },
  propose: { from: ['30'], to: '30', needs: 'supplierOrder.accept', only: isSupplier },
  agreeProposal: {
    from: ['30'],
    to: '40',
    needs: 'order.submit',
    only: [isOwner, hasProposal],
    unless: isUnpaid,
  },
  declineProposal: { from: ['30'], to: '30', needs: 'order.submit', only: [isOwner, hasProposal] },
  refuse: { from: ['30'], to: '35', needs: 'supplierOrder.accept', only: isSupplier },
  expire: { from: ['30'], to: '90', needs: 'system' },
  expireDraft: { from: ['10'], to: '90', needs: 'system' },
  requestChange: { from: ['40', '45'], ...same, needs: 'order.submit', only: isOwner, unless: isUnchangeable },
  withdrawChange: { from: ['40', '45'], ...same, needs: 'order.submit', only: [isOwner, hasChange] },
  agreeChange: {
    from: ['40', '45'],
    ...afterChange,
    needs: 'supplierOrder.accept',
    only: [isSupplier, hasWaitingChange],
  },
  declineChange: {
    from: ['40', '45'],
    ...same,
    needs: 'supplierOrder.accept',
    only: [isSupplier, hasWaitingChange],
  },
  requestCancel: { from: ['40'], to: '80', needs: 'order.cancel', only: isOwner, unless: isChanging },
  agreeCancel: { from: ['80'], to: '90', needs: 'supplierOrder.accept', only: isSupplier },
  refuseCancel: { from: ['80'], to: '40', needs: 'supplierOrder.accept', only: isSupplier },
  ship: {
    from: ['40', '45'],
    ...afterShipping,
    needs: 'supplierOrder.deliver',
    only: [isSupplier, hasSomethingToShip],
    unless: isChanging,
  },
  receive: {
    from: ['45', '50', '55'],
    ...afterReceiving,
    needs: 'order.receive',
    only: [isBuyer, hasSomethingToReceive],
  },
  autoReceive: { from: ['50', '55'], ...afterReceivingAll, needs: 'system' },
  inspect: {
    from: ['45', '55'],
    ...afterInspecting,
    needs: 'order.inspect',
    only: [isBuyer, hasSomethingToInspect],
  },
  shortClose: { from: ['45'], to: '95', needs: 'order.cancel', only: isOwner, unless: isUnderway },
  comment: { from: ['60'], to: '70', needs: 'order.comment', only: isBuyer },
  autoComment: { from: ['60'], to: '70', needs: 'system' },
}

export const orderFlow = flow<OrderFacts, OrderStatus, OrderAction>(rows, orderStatusNames)

/** States in which an order holds budget and quota: reserved, or committed after acceptance. */
export const holdsFunds: Readonly<Record<OrderStatus, boolean>> = {
  '10': false,
  '20': true,
  '25': false,
  '28': true,
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
