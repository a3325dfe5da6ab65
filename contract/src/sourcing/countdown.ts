import type { EndFlow, ProjectState } from './projectStates.ts'
import { type MomentKind, scheduleOf, type Timetable } from './schedule.ts'

/** A project as its countdown sees it. */
export interface Counted extends Timetable {
  readonly state: ProjectState
}

/** What is counted down to: 距报名开始, 距报名结束, 距报价开始, 距报价结束, 距议价结束, or 无需报名. */
export type CountdownLabel = Exclude<MomentKind, 'publish'> | 'noEnrolment'

export interface Countdown {
  readonly label: CountdownLabel
  /** The time that is counted down to, ISO 8601; null where there is none. */
  readonly at: string | null
  /** Milliseconds, 0 where no time is left. */
  readonly left: number
  /** Of the present stage, 0 to 1. */
  readonly progress: number
  /** Nothing is left to wait for: zeros, 距报价结束 and 已报价. */
  readonly isOver: boolean
}

const over: Countdown = { label: 'quoteEnd', at: null, left: 0, progress: 1, isOver: true }

/** Nobody waits for the dates of these any more: quoting is over, or the project ended before it. */
const ended: ReadonlySet<ProjectState> = new Set(['6', '7', '8', '9'])

/** Whether a project has left its quoting behind: its state says more than a countdown. */
export const isQuotingOver = ({ state }: Pick<Counted, 'state'>): boolean => ended.has(state)

/**
 * What a project's countdown shows at `now` (milliseconds, the server's time): the first of its times that has not
 * passed. Without enrolment the wait for the quoting is called 无需报名; a negotiation ends at its own time.
 */
export function countdownOf(project: Counted, now: number): Countdown {
  const times = isQuotingOver(project) ? [] : scheduleOf(project)
  const next = times.findIndex(({ kind, at }) => isCounted(project.state, kind) && Date.parse(at) > now)
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

/** A negotiation counts to its own end alone. */
const isCounted = (state: ProjectState, kind: MomentKind): boolean =>
  kind !== 'publish' && (kind === 'negotiationEnd') === (state === '10')

const labelOf = ({ audit }: Counted, kind: MomentKind): CountdownLabel =>
  audit === '2' && kind === 'quoteBegin' ? 'noEnrolment' : (kind as CountdownLabel)

/** Cards of the floors: enrolment, quoting, awaiting confirmation, deal done, failed (specification, section 4). */
export type CardType = '0' | '1' | '2' | '3' | '4'

/** The type of a card, and how long its countdown runs: status 4 and 5 count in their window alone. */
export function cardOf(project: Counted, now: number): { readonly type: CardType; readonly left: number } {
  const { state } = project
  if (state === '4') return { type: '0', left: leftIn(project.enrolBeginAt, project.enrolEndAt, now) }
  if (state === '5') return { type: '1', left: leftIn(project.quoteBeginAt, project.quoteEndAt, now) }
  if (state === '10') return { type: '1', left: leftIn(null, project.negotiationEndAt, now) }
  return { type: state === '7' ? '3' : state === '9' ? '4' : '2', left: 0 }
}

function leftIn(begin: string | null, end: string | null, now: number): number {
  if (end === null || (begin !== null && now < Date.parse(begin))) return 0
  return Math.max(0, Date.parse(end) - now)
}

/** The button of a card: 立即报名, 立即报价, or 查看详情. */
export type CardButton = 'enrol' | 'quote' | 'view'
export const buttonOf = (type: CardType): CardButton => (type === '0' ? 'enrol' : type === '1' ? 'quote' : 'view')

/** What the number on a card counts: 已报名 (size1) or 已报价 (size2). */
export const countedBy = (endFlow: EndFlow): 'enrolled' | 'quoted' => (endFlow === 'signupend' ? 'enrolled' : 'quoted')

/**
 * Days, hours, minutes and seconds; what is left of a second counts as one, so zero is shown when the time has come.
 */
export function partsOf(left: number): readonly [days: number, hours: number, minutes: number, seconds: number] {
  const all = Math.max(0, Math.ceil(left / 1000))
  return [Math.floor(all / 86_400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60]
}
