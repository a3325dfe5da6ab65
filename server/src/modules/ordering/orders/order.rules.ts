import type { OrderEventName } from '#contract/ordering/events.ts'
import type { OrderAction, OrderStatus } from '#contract/ordering/orderStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Move } from '#kit/flow.ts'

/** How far the goods of an order have come, in pieces over all lines. */
export interface Progress {
  /** Ordered, not shipped, still to be delivered. */
  readonly unshipped: number
  /** Shipped, not taken in. */
  readonly underway: number
  /** Taken in, accepted or rejected. */
  readonly received: number
}

/** What the flow looks at. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly buyer_id: string
  readonly supplier_id: string
  /** The buyer's department, from the root down. */
  readonly dept_path: readonly string[]
  /** The supplier may see it. */
  readonly sent: boolean
  /** The actor takes, or took, part in its approval. */
  readonly approves: boolean
  /** The approval waits for the actor's decision. */
  readonly awaits_me: boolean
  readonly has_proposal: boolean
  readonly urged_at: Date | null
  readonly progress: Progress
  /** How it will be when the move is made; the same as now where the move changes nothing. */
  readonly after: Progress & { readonly approved: boolean }
}

interface LineProgress {
  readonly quantity: number
  readonly shipped: number
  readonly received: number
  readonly closed: number
}

export function progressOf(lines: readonly LineProgress[]): Progress {
  const sum = (pieces: (line: LineProgress) => number) => lines.reduce((all, line) => all + pieces(line), 0)
  return {
    unshipped: sum((line) => line.quantity - line.shipped - line.closed),
    underway: sum((line) => Math.max(0, line.shipped - line.received)),
    received: sum((line) => line.received),
  }
}

interface OrderLike {
  readonly status: OrderStatus
  readonly buyer_id: string
  readonly supplier_id: string
  readonly dept_path: readonly string[]
  readonly sent_at: Date | null
  readonly approves: boolean
  readonly awaits_me: boolean
  readonly proposal: unknown
  readonly urged_at: Date | null
  readonly lines: readonly LineProgress[]
}

/** The facts of an order as it is; `after` says what the move at hand will make of it. */
export function factsOf(order: OrderLike, after: Partial<OrderFacts['after']> = {}): OrderFacts {
  const progress = progressOf(order.lines)
  return {
    status: order.status,
    buyer_id: order.buyer_id,
    supplier_id: order.supplier_id,
    dept_path: order.dept_path,
    sent: order.sent_at !== null,
    approves: order.approves,
    awaits_me: order.awaits_me,
    has_proposal: order.proposal !== null,
    urged_at: order.urged_at,
    progress,
    after: { ...progress, approved: false, ...after },
  }
}

/** On whose side the actor stands towards an order. */
export type Party = 'owner' | 'colleague' | 'approver' | 'supplier' | 'operator' | 'product'

/** Sees every order of the tenant, and changes none. */
export const overseesOrders = ({ entrance, permissions }: Pick<Actor, 'entrance' | 'permissions'>): boolean =>
  entrance === 'operator' && permissions.has('order.oversee')

/** Null where the order does not exist for the actor. The lists of the stores tell the same in SQL. */
export function partyOf(order: Omit<OrderFacts, 'progress' | 'after'>, actor: Actor): Party | null {
  if (actor.entrance === 'system') return 'product'
  if (actor.supplierId !== null) {
    const theirs = actor.supplierId === order.supplier_id && order.sent
    return theirs && actor.permissions.has('supplierOrder.read') ? 'supplier' : null
  }
  const reads = actor.permissions.has('order.read') || actor.permissions.has('approval.decide')
  if (reads && order.buyer_id === actor.userId) return 'owner'
  if (reads && actor.permissions.has('order.readAll') && order.dept_path.includes(actor.deptId)) return 'colleague'
  if (reads && order.approves) return 'approver'
  return overseesOrders(actor) ? 'operator' : null
}

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

/** The life of an order. It is made in 10 and submitted in the same breath. */
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

export const orderFlow = flow<OrderFacts, OrderStatus, OrderAction>(rows)

/** In which states an order takes from budget and quota: reserved, or committed since it was accepted. */
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

/** The event that tells of each action. */
export const eventOf: Record<OrderAction, OrderEventName> = {
  submit: 'order.submitted',
  edit: 'order.edited',
  withdraw: 'order.withdrawn',
  cancel: 'order.cancelled',
  reopen: 'order.reopened',
  approve: 'order.approved',
  reject: 'order.rejected',
  expireApproval: 'order.approvalExpired',
  urge: 'order.urged',
  accept: 'order.accepted',
  propose: 'order.proposed',
  agreeProposal: 'order.proposalAgreed',
  declineProposal: 'order.proposalDeclined',
  refuse: 'order.refused',
  expire: 'order.expired',
  requestCancel: 'order.cancelRequested',
  agreeCancel: 'order.cancelAgreed',
  refuseCancel: 'order.cancelRefused',
  ship: 'order.shipped',
  receive: 'order.received',
  autoReceive: 'order.autoReceived',
  shortClose: 'order.shortClosed',
  comment: 'order.commented',
  autoComment: 'order.autoCommented',
}

/** A line is asked for by its id; each once, and each must be there. */
export function violationOfLines(
  order: { readonly lines: readonly { readonly id: string }[] },
  ids: readonly string[],
): RefusalCode | false {
  const known = new Set(order.lines.map((line) => line.id))
  if (new Set(ids).size < ids.length) return 'order.duplicateLine'
  return ids.some((id) => !known.has(id)) && 'order.unknownLine'
}
