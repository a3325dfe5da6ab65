import type { Counted } from '#contract/sourcing/countdown.ts'
import type { ProjectEnding, ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Step } from '#web/kit/ui/Steps.tsx'

export const stepNames = ['published', 'enrolment', 'quoting', 'award', 'result', 'completed'] as const
export type StepName = (typeof stepNames)[number]

/** Project in the format of its steps; unknown values are left out. */
export interface ProjectSchedule extends Partial<Omit<Counted, 'state'>> {
  readonly state: ProjectState
  readonly ending: ProjectEnding | null
  readonly releaseTime: string | null
  /** Time of the end, with or without a result. */
  readonly endedAt?: string | null | undefined
}

interface ProjectStep {
  readonly key: StepName
  readonly state: Step['state']
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

const placeOf: Readonly<Record<ProjectState, StepName>> = {
  '1': 'published',
  '2': 'published',
  '3': 'published',
  '4': 'enrolment',
  '5': 'quoting',
  '10': 'quoting',
  '11': 'quoting',
  '6': 'award',
  '8': 'result',
  '7': 'completed',
  '9': 'completed',
}

/** Step at which a project ended without a result; undefined if unknown. */
function failedStep({ ending, endedAt, audit, enrolEndAt, quoteEndAt }: ProjectSchedule): StepName | undefined {
  if (ending === 'tooFewEnrolments') return 'enrolment'
  if (ending === 'tooFewQuotes') return 'quoting'
  if (ending === 'unopenable' || ending === 'tooFewValidQuotes') return 'award'
  if (typeof endedAt !== 'string') return undefined
  const isBefore = (deadline: string | null | undefined) =>
    typeof deadline === 'string' && Date.parse(endedAt) <= Date.parse(deadline)
  if (audit === '1' && isBefore(enrolEndAt)) return 'enrolment'
  return isBefore(quoteEndAt) ? 'quoting' : 'award'
}

/** Steps from publication to the end; enrolment only if required. */
export function stepsOf(project: ProjectSchedule): readonly ProjectStep[] {
  const { state, releaseTime } = project
  const names = stepNames.filter((name) => name !== 'enrolment' || project.audit !== '2')
  const failed = state === '9' ? failedStep(project) : undefined
  const here = names.indexOf(failed ?? placeOf[state])
  const stateAt = (place: number): Step['state'] => {
    if (state === '9' && place === here) return 'failed'
    if (state === '9' && failed === undefined) return place === 0 && releaseTime !== null ? 'done' : 'future'
    if (place < here || state === '7') return 'done'
    return place === here && state !== '1' ? 'current' : 'future'
  }
  const quotingEnd = project.auctionEndAt ?? project.negotiationEndAt ?? project.quoteEndAt
  const completedAt = state === '7' ? project.endedAt : null
  const times: Readonly<Partial<Record<StepName, Pick<ProjectStep, 'from' | 'to'>>>> = {
    published: { from: releaseTime ?? project.publishAt },
    enrolment: { from: project.enrolBeginAt ?? releaseTime, to: project.enrolEndAt },
    quoting: {
      from: project.quoteBeginAt ?? project.enrolEndAt ?? releaseTime,
      to: quotingEnd,
    },
    award: { from: quotingEnd },
    result: { from: completedAt },
    completed: { from: completedAt },
  }
  // A failed step shows the time of the end instead of the planned ones.
  const timesAt = (key: StepName, place: number) =>
    state === '9' && place === here && project.endedAt ? { from: project.endedAt } : times[key]
  return names.map((key, place) => ({ key, state: stateAt(place), ...timesAt(key, place) }))
}
