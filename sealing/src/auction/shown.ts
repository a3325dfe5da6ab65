import { amountOf, centsOf } from './amounts.ts'
import type { AuctionEntry } from './entry.ts'
import { type AuctionState, hidesFinal, isOver, leadOf, partOf, weightOf } from './state.ts'
import { type AuctionAudience, isWeighted, seesBids, seesLead } from './view.ts'
import { valueOf } from './weights.ts'

/** Entry with what it did, found by folding. */
export interface Annotated {
  readonly entry: AuctionEntry
  /** Whether it was the best bid when it was made. */
  readonly isLead: boolean
  /** Number of the extension that it caused; 0: none. */
  readonly extension: number
  /** Whether it is a final bid, hidden from others until the closing. */
  readonly isFinal: boolean
}

export function annotate(before: AuctionState, after: AuctionState, entry: AuctionEntry): Annotated {
  const isBid = entry.kind === 'bid' || entry.kind === 'accept'
  const isFinal = isBid && after.stage.kind === 'final'
  return {
    entry,
    isLead: isBid && leadOf(partOf(after, entry.lot) ?? after)?.seq === entry.seq,
    isFinal,
    extension: after.extensions > before.extensions ? after.extensions : 0,
  }
}

/** Entry as an audience sees it: always numbered, so that every audience counts the same; hidden parts are null. */
export interface ShownEntry {
  readonly seq: number
  readonly at: number
  readonly kind: AuctionEntry['kind']
  readonly no: number | null
  readonly amount: string | null
  /** Value of its amount in a weighted comparison; others see that of the lead, never its amount. */
  readonly value: string | null
  readonly ref: number | null
  readonly until: number | null
  readonly note: string
  readonly isLead: boolean
  readonly extension: number
  readonly isMine: boolean
  /** Lot of a bid; null in auctions without lots. */
  readonly lot: number | null
  /** Whether the organiser has recorded the bid for its bidder, which everybody sees. */
  readonly isSurrogate: boolean
}

function valueIn(state: AuctionState, { no, amount }: AuctionEntry): string | null {
  const cents = amount === null ? undefined : centsOf(amount)
  if (!isWeighted(state) || cents === undefined || no === null) return null
  return amountOf(valueOf(cents, weightOf(state, no)))
}

const always: ReadonlySet<AuctionEntry['kind']> = new Set([
  'begin',
  'fail',
  'stage',
  'pause',
  'resume',
  'interrupt',
  'extend',
  'message',
  'close',
  'cancel',
])

export function showEntry(state: AuctionState, annotated: Annotated, audience: AuctionAudience): ShownEntry {
  const { entry, extension, isFinal } = annotated
  const { seq, at, kind, ref, until, note } = entry
  const isMine = typeof audience === 'number' && entry.no === audience
  // Who has a limit is not known before the end, nor which bids come from one; what it is, from the file alone.
  const isLimit = kind === 'limit' || (kind === 'bid' && ref !== null)
  const isSecret = isLimit && !isMine && !isOver(state)
  const isHidden = (isFinal && hidesFinal(state)) || (isSecret && kind === 'limit')
  // Whether a hidden bid leads would tell its own bidder of the others.
  const isLead = annotated.isLead && !isHidden
  const isAll = audience === 'organiser' && !isHidden
  const isPublic = always.has(kind)
  const showsLead = isLead && seesLead(state, audience)
  const isVisitor = audience === 'visitor'
  return {
    seq,
    at,
    kind,
    no: isMine || (audience === 'organiser' && !(isSecret && kind === 'limit')) ? entry.no : null,
    // With value and amount of another, its weight could be computed.
    amount: isAll || isMine || (showsLead && !isWeighted(state)) ? entry.amount : null,
    value: isAll || isMine || showsLead ? valueIn(state, entry) : null,
    ref: (isAll && !isSecret) || isMine || kind === 'stage' ? ref : null,
    until,
    note: isVisitor && kind !== 'cancel' && kind !== 'fail' ? '' : isAll || isMine || isPublic ? note : '',
    isLead: isAll || isMine || showsLead ? isLead : false,
    extension,
    isMine,
    lot: isVisitor && !seesBids(state, audience) ? null : (entry.lot ?? null),
    isSurrogate: isSurrogate(entry),
  }
}

/** Whether a bid was recorded by the organiser: it has a reason. */
const isSurrogate = ({ kind, note }: Pick<AuctionEntry, 'kind' | 'note'>): boolean => kind === 'bid' && note !== ''
