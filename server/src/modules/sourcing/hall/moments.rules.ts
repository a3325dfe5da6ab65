import type { NoticeMoment } from '#contract/sourcing/projectNotice.ts'
import type { ProjectEnding, ProjectState } from '#contract/sourcing/projectStates.ts'
import { scheduleOf, type Timetable } from '#contract/sourcing/schedule.ts'

interface Published {
  readonly state: ProjectState
  readonly ending: ProjectEnding | null
  readonly published_at: Date | null
  readonly ended_at: Date | null
}
interface Noticed {
  readonly no: number
  readonly at: Date
}

interface Happened {
  readonly notices: readonly Noticed[]
  readonly negotiations: readonly { readonly round: number; readonly begun_at: Date }[]
}

/** Public timeline of a project: past and future events in chronological order. */
export function momentsOf(
  project: Published,
  times: Timetable,
  { notices, negotiations }: Happened,
  now: Date,
): NoticeMoment[] {
  const isOver = project.state === '7' || project.state === '9'
  const planned = scheduleOf(times)
    .filter(({ kind }) => kind !== 'publish')
    .filter(({ at }) => !isOver || project.ended_at === null || Date.parse(at) <= project.ended_at.getTime())
    .map(({ kind, at }) => ({ kind: kind as NoticeMoment['kind'], at, no: null }))
  const changed = notices.map(({ no, at }) => ({ kind: 'changed' as const, at: at.toISOString(), no }))
  const published = project.published_at?.toISOString() ?? null
  const end = project.ended_at?.toISOString() ?? null
  const all = [
    ...(published === null ? [] : [{ kind: 'published' as const, at: published, no: null }]),
    ...changed,
    ...negotiations.map((each) => ({
      kind: 'negotiationBegin' as const,
      at: each.begun_at.toISOString(),
      no: each.round,
    })),
    ...planned,
    ...(end === null ? [] : [{ kind: endingOf(project), at: end, no: null }]),
  ]
  return all
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((moment) => ({ ...moment, isDone: Date.parse(moment.at) <= now.getTime() }))
}

const endingOf = ({ state, ending }: Published): NoticeMoment['kind'] =>
  state === '7' ? 'completed' : ending === 'terminated' ? 'terminated' : 'failed'
