import type { Audit, ProjectState } from './projectStates.ts'

/** Times of a project, ISO 8601; null if not set. */
export interface Timetable {
  readonly audit: Audit
  /** Timed publication. */
  readonly publishAt: string | null
  readonly enrolBeginAt: string | null
  readonly enrolEndAt: string | null
  readonly quoteBeginAt: string | null
  readonly quoteEndAt: string | null
  readonly negotiationEndAt: string | null
  /** Whether an auction takes the place of sealed quotes: it begins and ends with the quoting. */
  readonly isLive?: boolean
  /** Of an auction; its end is that in force. */
  readonly auctionBeginAt?: string | null
  readonly auctionEndAt?: string | null
}

export type MomentKind =
  | 'publish'
  | 'enrolBegin'
  | 'enrolEnd'
  | 'quoteBegin'
  | 'quoteEnd'
  | 'negotiationEnd'
  | 'auctionBegin'
  | 'auctionEnd'

/** Moment of a project: target of countdowns; `ends` is the state that ends then. */
export interface Moment {
  readonly kind: MomentKind
  readonly at: string
  readonly ends?: ProjectState
}

/** Schedule of a project in order. The server's jobs make their transitions by it, and every countdown uses it. */
export function scheduleOf(times: Timetable): readonly Moment[] {
  const { audit, publishAt, enrolBeginAt, enrolEndAt, quoteBeginAt, quoteEndAt, negotiationEndAt } = times
  const { isLive = false, auctionBeginAt = null, auctionEndAt = null } = times
  const enrolls = audit === '1'
  const all: readonly (Omit<Moment, 'at'> & { readonly at: string | null })[] = [
    { kind: 'publish', at: publishAt, ends: '3' },
    { kind: 'enrolBegin', at: enrolls ? enrolBeginAt : null },
    { kind: 'enrolEnd', at: enrolls ? enrolEndAt : null, ends: '4' },
    { kind: 'quoteBegin', at: quoteBeginAt, ...(isLive ? { ends: '5' } : {}) },
    isLive
      ? { kind: 'quoteEnd', at: auctionEndAt ?? quoteEndAt, ends: '11' }
      : { kind: 'quoteEnd', at: quoteEndAt, ends: '5' },
    { kind: 'negotiationEnd', at: negotiationEndAt, ends: '10' },
    { kind: 'auctionBegin', at: isLive ? null : auctionBeginAt },
    { kind: 'auctionEnd', at: isLive ? null : auctionEndAt, ends: '11' },
  ]
  return all.filter((moment): moment is Moment => moment.at !== null)
}

/** Deadline at which a state ends automatically; null for states that only users end. */
export const endOf = (state: ProjectState, times: Timetable): string | null =>
  scheduleOf(times).find(({ ends }) => ends === state)?.at ?? null
