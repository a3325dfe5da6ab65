import {
  type DocumentAction,
  type DocumentKind,
  type DocumentStatus,
  documentStatusNames,
} from '#contract/warehouse/document.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flows of documents evaluate. */
export interface DocumentFacts {
  readonly status: DocumentStatus
  /** The actor is a keeper of its warehouse, or of the one that a transfer goes to. */
  readonly keeps: boolean
  readonly keepsTo: boolean
  /** A request of the actor's department. */
  readonly isOwn: boolean
  readonly isCreator: boolean
  /** The actor has counted a row of it. */
  readonly hasCounted: boolean
  /** Something was done of it: put away, issued, arrived. */
  readonly isBegun: boolean
  /** With what is decided now nothing is left to do. */
  readonly isWhole?: boolean
  /** A submitted count differs from the books. */
  readonly differs?: boolean
}

type Required = Requirement<DocumentFacts>
const isKeeper: Required = { holds: ({ keeps }) => keeps, otherwise: 'warehouse.notKeeper' }
const isKeeperThere: Required = { holds: ({ keepsTo }) => keepsTo, otherwise: 'warehouse.notKeeper' }
const isOwn: Required = { holds: (facts) => facts.isOwn, otherwise: 'thing.notAllowed' }
const isOther: Required = { holds: ({ isCreator }) => !isCreator, otherwise: 'transfer.samePerson' }
const hasNotCounted: Required = {
  holds: ({ isCreator, hasCounted }) => !isCreator && !hasCounted,
  otherwise: 'count.samePerson',
}
const keep = 'warehouse.keep'

type Inbound = 'putAway' | 'closeRest' | 'reopen'
/** Goods that come in: from a receipt, a return or from elsewhere. */
export const inboundFlow = flow<DocumentFacts, DocumentStatus, Inbound>(
  {
    putAway: {
      from: ['toReceive', 'partReceived'],
      to: ({ isWhole }) => (isWhole ? 'received' : 'partReceived'),
      into: ['partReceived', 'received'],
      needs: keep,
      only: isKeeper,
    },
    closeRest: {
      from: ['toReceive', 'partReceived'],
      to: ({ isBegun }) => (isBegun ? 'received' : 'void'),
      into: { toReceive: ['void'], partReceived: ['received'] },
      needs: keep,
      only: isKeeper,
    },
    reopen: {
      from: ['partReceived', 'received'],
      to: ({ isBegun }) => (isBegun ? 'partReceived' : 'toReceive'),
      into: ['toReceive', 'partReceived'],
      needs: 'owner',
      only: isKeeper,
    },
  },
  documentStatusNames,
)

type Issue = 'approve' | 'reject' | 'expire' | 'withdraw' | 'issue' | 'repick' | 'cancel' | 'sign' | 'giveBack'
/** Goods that leave for a department, or back to their supplier. */
export const issueFlow = flow<DocumentFacts, DocumentStatus, Issue>(
  {
    approve: { from: ['approving'], to: 'toPick', needs: 'owner' },
    reject: { from: ['approving'], to: 'void', needs: 'owner' },
    expire: { from: ['approving'], to: 'void', needs: 'system' },
    withdraw: { from: ['approving', 'toPick'], to: 'void', needs: 'stock.request', only: isOwn },
    issue: {
      from: ['toPick', 'partIssued'],
      to: ({ isWhole }) => (isWhole ? 'issued' : 'partIssued'),
      into: ['partIssued', 'issued'],
      needs: keep,
      only: isKeeper,
    },
    repick: {
      from: ['toPick', 'partIssued'],
      to: ({ status }) => status,
      into: { toPick: ['toPick'], partIssued: ['partIssued'] },
      needs: keep,
      only: isKeeper,
    },
    cancel: {
      from: ['toPick', 'partIssued'],
      to: ({ isBegun }) => (isBegun ? 'issued' : 'void'),
      into: { toPick: ['void'], partIssued: ['issued'] },
      needs: keep,
      only: isKeeper,
    },
    sign: { from: ['issued'], to: 'signed', needs: 'stock.request', only: isOwn },
    giveBack: {
      from: ['partIssued', 'issued', 'signed'],
      to: ({ status }) => status,
      into: { partIssued: ['partIssued'], issued: ['issued'], signed: ['signed'] },
      needs: 'stock.request',
      only: isOwn,
    },
  },
  documentStatusNames,
)

type Transfer = 'ship' | 'arrive' | 'cancel' | 'settle'
export const transferFlow = flow<DocumentFacts, DocumentStatus, Transfer>(
  {
    ship: { from: ['toShip'], to: 'transit', needs: keep, only: isKeeper },
    arrive: {
      from: ['transit'],
      to: ({ isWhole }) => (isWhole ? 'done' : 'transit'),
      into: ['transit', 'done'],
      needs: keep,
      only: isKeeperThere,
    },
    cancel: { from: ['toShip'], to: 'void', needs: keep, only: isKeeper },
    settle: { from: ['transit'], to: 'done', needs: 'warehouse.approve', only: isOther },
  },
  documentStatusNames,
)

type Count = 'count' | 'submit' | 'recount' | 'confirm' | 'cancel'
/** A count: who has counted does not confirm the differences. */
export const countFlow = flow<DocumentFacts, DocumentStatus, Count>(
  {
    count: { from: ['counting'], to: 'counting', needs: keep, only: isKeeper },
    submit: {
      from: ['counting'],
      to: ({ differs }) => (differs ? 'review' : 'done'),
      into: ['review', 'done'],
      needs: keep,
      only: isKeeper,
    },
    recount: { from: ['review'], to: 'counting', needs: 'warehouse.approve', only: hasNotCounted },
    confirm: { from: ['review'], to: 'done', needs: 'warehouse.approve', only: hasNotCounted },
    cancel: { from: ['counting', 'review'], to: 'void', needs: keep, only: isKeeper },
  },
  documentStatusNames,
)

type Scrap = 'approve' | 'reject' | 'expire' | 'execute' | 'cancel'
export const scrapFlow = flow<DocumentFacts, DocumentStatus, Scrap>(
  {
    approve: { from: ['approving'], to: 'toExecute', needs: 'owner' },
    reject: { from: ['approving'], to: 'void', needs: 'owner' },
    expire: { from: ['approving'], to: 'void', needs: 'system' },
    execute: { from: ['toExecute'], to: 'done', needs: keep, only: isKeeper },
    cancel: { from: ['approving', 'toExecute'], to: 'void', needs: keep, only: isKeeper },
  },
  documentStatusNames,
)

const flowOf = {
  purchaseIn: inboundFlow,
  exchangeIn: inboundFlow,
  backIn: inboundFlow,
  otherIn: inboundFlow,
  issue: issueFlow,
  supplierOut: issueFlow,
  transfer: transferFlow,
  count: countFlow,
  scrap: scrapFlow,
  otherOut: scrapFlow,
} as const satisfies Record<DocumentKind, unknown>

/** What the actor can do with a document of this kind. */
export const actionsOf = (kind: DocumentKind, facts: DocumentFacts, actor: Actor): DocumentAction[] =>
  flowOf[kind].can(facts, actor)

/** First letters of the number of a document. */
export const lettersOf = {
  purchaseIn: 'RK',
  exchangeIn: 'RK',
  backIn: 'RK',
  otherIn: 'RK',
  issue: 'LY',
  supplierOut: 'TC',
  transfer: 'DB',
  count: 'PD',
  scrap: 'BF',
  otherOut: 'QC',
} as const satisfies Record<DocumentKind, string>

/** Names of the items of a document, in short. */
export const titleOf = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names[0] ?? ''} 等 ${names.length} 种`
