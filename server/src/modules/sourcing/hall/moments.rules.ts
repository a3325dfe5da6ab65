import type { NoticeMoment } from '#contract/sourcing/projectNotice.ts'
import { scheduleOf } from '#contract/sourcing/schedule.ts'
import { textOf, timesOf } from '../projects/project.columns.ts'
import type { ProjectRow } from '../projects/project.store.ts'

interface Noticed {
  readonly no: number
  readonly at: Date
}

/** What has happened in public, and what is to come, in its order. */
export function momentsOf(project: ProjectRow, notices: readonly Noticed[], now: Date): NoticeMoment[] {
  const isOver = project.state === '7' || project.state === '9'
  const planned = scheduleOf(timesOf(project))
    .filter(({ kind }) => kind !== 'publish')
    .filter(({ at }) => !isOver || project.ended_at === null || Date.parse(at) <= project.ended_at.getTime())
    .map(({ kind, at }) => ({ kind: kind as NoticeMoment['kind'], at, no: null }))
  const changed = notices.map(({ no, at }) => ({ kind: 'changed' as const, at: at.toISOString(), no }))
  const published = textOf(project.published_at)
  const end = textOf(project.ended_at)
  const all = [
    ...(published === null ? [] : [{ kind: 'published' as const, at: published, no: null }]),
    ...changed,
    ...planned,
    ...(end === null ? [] : [{ kind: endingOf(project), at: end, no: null }]),
  ]
  return all
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map((moment) => ({ ...moment, isDone: Date.parse(moment.at) <= now.getTime() }))
}

const endingOf = ({ state, ending }: ProjectRow): NoticeMoment['kind'] =>
  state === '7' ? 'completed' : ending === 'terminated' ? 'terminated' : 'failed'
