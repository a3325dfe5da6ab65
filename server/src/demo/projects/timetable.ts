import type { DemoProject, Stage } from './demoProject.ts'

export const hour = 3_600_000
const day = 24

/** Offsets from the first quoting deadline in hours; without enrolment everything before it is four days later. */
const before = {
  created: -11 * day,
  submitted: -11 * day + 1,
  decided: -10 * day,
  keyed: -9.5 * day,
  published: -9 * day,
}
const enrolEnd = -4 * day
const withoutEnrolment = 4 * day
/** A negotiation begins a day after the previous deadline and takes two days. */
export const roundHours = { begin: day, end: 3 * day }
/** Offsets from the last deadline. */
export const after = { opened: 0.2, signed: 1, scored: 20, proposed: 28, approved: 47, objected: 48, announced: 50 }

/** Properties of a project that determine its times. */
type Timed = Pick<DemoProject, 'stage' | 'hasNoEnrolment' | 'negotiations'>

export interface Timetable {
  readonly created: Date
  readonly submitted: Date
  readonly decided: Date
  readonly keyed: Date
  readonly published: Date
  readonly enrolEnd: Date
  readonly quoteBegin: Date
  readonly quoteEnd: Date
  /** Last deadline, including negotiations. */
  readonly lastEnd: Date
}

export const later = (time: Date, hours: number): Date => new Date(time.getTime() + hours * hour)

/** Times of all steps of a project, past and future. */
export function timetableOf(project: Timed, now: Date): Timetable {
  const end = rounded(later(now, hoursToQuoteEnd(project)), project.stage, now)
  const early = project.hasNoEnrolment ? withoutEnrolment : 0
  const at = (hours: number) => later(end, hours + early)
  return {
    created: at(before.created),
    submitted: at(before.submitted),
    decided: at(before.decided),
    keyed: at(before.keyed),
    published: at(before.published),
    enrolEnd: later(end, enrolEnd),
    quoteBegin: project.hasNoEnrolment ? at(before.published) : later(end, enrolEnd),
    quoteEnd: end,
    lastEnd: later(end, (project.negotiations ?? 0) * roundHours.end),
  }
}

function hoursToQuoteEnd({ stage, hasNoEnrolment, negotiations }: Timed): number {
  const early = hasNoEnrolment ? withoutEnrolment : 0
  const sinceFirst = (negotiations ?? 0) * roundHours.end
  switch (stage.at) {
    // Written two days ago, submitted or decided the day before.
    case 'draft':
    case 'approval':
      return -before.created - early - 20
    case 'rejected':
    case 'ready':
      return -before.decided - early - 20
    case 'timed':
      return -before.published - early + stage.in
    case 'enrolling':
      return -enrolEnd + stage.in
    case 'quoting':
      return stage.in
    case 'negotiating':
      return stage.in - sinceFirst
    case 'failed':
      return -stage.ago - (stage.want === 'enrolments' ? enrolEnd : 0)
    case 'terminated':
      return -stage.ago - endedAt[stage.during]
    default:
      return -stage.ago - sinceFirst
  }
}

/** Time of termination, in hours from the quoting deadline. */
export const endedAt = { enrolling: -6 * day, quoting: -2 * day, awarding: 1.5 * day }

const chinaHours = 8
/**
 * Deadlines within half a day are exact to the second, as countdowns show them; old ones were at ten in the morning in
 * China on weekdays; all others are at full hours.
 */
function rounded(time: Date, stage: Stage, now: Date): Date {
  if ('in' in stage) return stage.in < day / 2 ? time : new Date(Math.ceil(time.getTime() / hour) * hour)
  if (now.getTime() - time.getTime() < 6 * day * hour) return new Date(Math.floor(time.getTime() / hour) * hour)
  const inChina = later(time, chinaHours)
  const weekend = { 0: 2, 6: 1 }[inChina.getUTCDay()] ?? 0
  const midnight = Date.UTC(inChina.getUTCFullYear(), inChina.getUTCMonth(), inChina.getUTCDate() - weekend)
  return later(new Date(midnight), 10 - chinaHours)
}
