import type { Audit, ProjectState } from './projectStates.ts'

/** The times of a project, ISO 8601; null where there is none. */
export interface Timetable {
  readonly audit: Audit
  /** Timed publication. */
  readonly publishAt: string | null
  readonly enrolBeginAt: string | null
  readonly enrolEndAt: string | null
  readonly quoteBeginAt: string | null
  readonly quoteEndAt: string | null
  readonly negotiationEndAt: string | null
}

export type MomentKind = 'publish' | 'enrolBegin' | 'enrolEnd' | 'quoteBegin' | 'quoteEnd' | 'negotiationEnd'

/** A time of a project: what countdowns count to, and what ends the state of that name. */
export interface Moment {
  readonly kind: MomentKind
  readonly at: string
  readonly ends?: ProjectState
}

/**
 * The one schedule of a project, in its order: the server's jobs make its transitions, and every countdown counts to
 * its times.
 */
export function scheduleOf(times: Timetable): readonly Moment[] {
  const { audit, publishAt, enrolBeginAt, enrolEndAt, quoteBeginAt, quoteEndAt, negotiationEndAt } = times
  const enrolls = audit === '1'
  const all: readonly (Omit<Moment, 'at'> & { readonly at: string | null })[] = [
    { kind: 'publish', at: publishAt, ends: '3' },
    { kind: 'enrolBegin', at: enrolls ? enrolBeginAt : null },
    { kind: 'enrolEnd', at: enrolls ? enrolEndAt : null, ends: '4' },
    { kind: 'quoteBegin', at: quoteBeginAt },
    { kind: 'quoteEnd', at: quoteEndAt, ends: '5' },
    { kind: 'negotiationEnd', at: negotiationEndAt, ends: '10' },
  ]
  return all.filter((moment): moment is Moment => moment.at !== null)
}

/** The deadline at which the product ends a state; null for a state that only people end. */
export const endOf = (state: ProjectState, times: Timetable): string | null =>
  scheduleOf(times).find(({ ends }) => ends === state)?.at ?? null
