import type { Project } from '#contract/sourcing/projects.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Step } from '#web/kit/ui/Steps.tsx'

export type StepName = 'published' | 'enrolment' | 'quoting' | 'award' | 'result' | 'completed'

/** A project as its steps see it. */
export type Stepping = Partial<
  Pick<Project, 'audit' | 'enrolBeginAt' | 'enrolEndAt' | 'quoteBeginAt' | 'quoteEndAt' | 'publishAt'>
> &
  Pick<Project, 'state' | 'releaseTime' | 'ending'>

interface ProjectStep {
  readonly key: StepName
  readonly state: Step['state']
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

const placeOf: Readonly<Record<ProjectState, StepName | null>> = {
  '1': null,
  '2': null,
  '3': null,
  '4': 'enrolment',
  '5': 'quoting',
  '10': 'quoting',
  '6': 'award',
  '8': 'result',
  '7': 'completed',
  '9': 'completed',
}

/** The steps from the publication to the end; one that ended without a result has failed where it was. */
export function stepsOf(project: Stepping): readonly ProjectStep[] {
  const { state, audit, ending, releaseTime } = project
  const names: readonly StepName[] =
    audit === '2'
      ? ['published', 'quoting', 'award', 'result', 'completed']
      : ['published', 'enrolment', 'quoting', 'award', 'result', 'completed']
  const failedAt = ending === 'tooFewEnrolments' ? 'enrolment' : ending === 'tooFewQuotes' ? 'quoting' : 'completed'
  const here = state === '9' ? names.indexOf(failedAt) : placeOf[state] === null ? 0 : names.indexOf(placeOf[state])
  const stateAt = (place: number): Step['state'] => {
    if (state === '9' && place === here) return 'failed'
    // Of what was terminated nobody knows how far it had come, but for its publication.
    if (state === '9' && ending === 'terminated') return place === 0 && releaseTime !== null ? 'done' : 'future'
    if (place < here || state === '7') return 'done'
    return place === here && state !== '1' ? 'current' : 'future'
  }
  const times: Readonly<Partial<Record<StepName, Pick<ProjectStep, 'from' | 'to'>>>> = {
    published: { from: releaseTime ?? project.publishAt },
    enrolment: { from: project.enrolBeginAt, to: project.enrolEndAt },
    quoting: { from: project.quoteBeginAt, to: project.quoteEndAt },
  }
  return names.map((key, place) => ({ key, state: stateAt(place), ...times[key] }))
}
