import type { EndFlow, ProjectState } from './projectStates.ts'
import { type MomentKind, scheduleOf, type Timetable } from './schedule.ts'

/** Project data of a countdown. */
export interface Counted extends Timetable {
  readonly state: ProjectState
}

/** Countdown labels: 距报名开始, 距报名结束, 距报价开始, 距报价结束, 距议价结束, or 无需报名. */
export type CountdownLabel = Exclude<MomentKind, 'publish'> | 'noEnrolment'

export interface Countdown {
  readonly label: CountdownLabel
  /** Target time (ISO 8601); null if there is none. */
  readonly at: string | null
  /** Milliseconds left, at least 0. */
  readonly left: number
  /** Progress of the current stage, 0 to 1. */
  readonly progress: number
  /** No countdown any more: shows zeros, 距报价结束 and 已报价. */
  readonly isOver: boolean
}

const over: Countdown = { label: 'quoteEnd', at: null, left: 0, progress: 1, isOver: true }

/** States without a countdown: quoting is over, or the project ended earlier. */
const ended: ReadonlySet<ProjectState> = new Set(['6', '7', '8', '9'])

/** Whether quoting is over, so that the state is shown instead of a countdown. */
export const isQuotingOver = ({ state }: Pick<Counted, 'state'>): boolean => ended.has(state)

/**
 * Countdown of a project at `now` (server time in ms): to the first time that has not passed. Without enrolment the
 * wait for quoting is labelled 无需报名; a negotiation counts to its own end.
 */
export function countdownOf(project: Counted, now: number): Countdown {
  const times = isQuotingOver(project) ? [] : scheduleOf(project)
  const next = times.findIndex(({ kind, at }) => isCounted(project, kind) && Date.parse(at) > now)
  const moment = times[next]
  if (!moment) return over
  const end = Date.parse(moment.at)
  const begin = next > 0 ? Date.parse(times[next - 1]!.at) : Number.NaN
  return {
    label: labelOf(project, moment.kind),
    at: moment.at,
    left: end - now,
    progress: end > begin ? Math.min(1, Math.max(0, (now - begin) / (end - begin))) : 0,
    isOver: false,
  }
}

/** A negotiation only counts to its own end, an auction after an opening to its own times. */
function isCounted({ state, isLive = false }: Counted, kind: MomentKind): boolean {
  if (kind === 'publish') return false
  if (kind === 'negotiationEnd') return state === '10'
  if (kind === 'auctionBegin' || kind === 'auctionEnd') return state === '11'
  return state !== '10' && (state !== '11' || isLive)
}

const labelOf = ({ audit }: Counted, kind: MomentKind): CountdownLabel =>
  audit === '2' && kind === 'quoteBegin' ? 'noEnrolment' : (kind as CountdownLabel)

/** Cards of the floors: enrolment, quoting, awaiting confirmation, deal done, failed (specification, section 4). */
export type CardType = '0' | '1' | '2' | '3' | '4'

/** Card type and remaining time in ms; states 4 and 5 count only within their window. */
export function cardOf(project: Counted, now: number): { readonly type: CardType; readonly left: number } {
  const { state } = project
  if (state === '4') return { type: '0', left: leftIn(project.enrolBeginAt, project.enrolEndAt, now) }
  if (state === '5')
    return { type: '1', left: leftIn(project.quoteBeginAt, project.auctionEndAt ?? project.quoteEndAt, now) }
  if (state === '10') return { type: '1', left: leftIn(null, project.negotiationEndAt, now) }
  if (state === '11') return { type: '1', left: leftIn(null, project.auctionEndAt ?? null, now) }
  return { type: state === '7' ? '3' : state === '9' ? '4' : '2', left: 0 }
}

function leftIn(begin: string | null, end: string | null, now: number): number {
  if (end === null || (begin !== null && now < Date.parse(begin))) return 0
  return Math.max(0, Date.parse(end) - now)
}

/** Card button: 立即报名, 立即报价, or 查看详情. */
export type CardButton = 'enrol' | 'quote' | 'view'
export const buttonOf = (type: CardType): CardButton => (type === '0' ? 'enrol' : type === '1' ? 'quote' : 'view')

/** Number on a card: 已报名 (size1) or 已报价 (size2). */
export const countedBy = (endFlow: EndFlow): 'enrolled' | 'quoted' => (endFlow === 'signupend' ? 'enrolled' : 'quoted')

/**
 * Splits a duration in ms into days, hours, minutes and seconds, rounded up, so that zero is shown exactly at the end.
 */
export function partsOf(left: number): readonly [days: number, hours: number, minutes: number, seconds: number] {
  const all = Math.max(0, Math.ceil(left / 1000))
  return [Math.floor(all / 86_400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60]
}
