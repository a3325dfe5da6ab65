import type { ProjectSummary } from '#contract/sourcing/projects.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const tones: Readonly<Record<ProjectState, Tone>> = {
  '1': 'mute',
  '2': 'info',
  '3': 'warn',
  '4': 'info',
  '5': 'info',
  '10': 'info',
  '11': 'info',
  '6': 'warn',
  '8': 'warn',
  '7': 'ok',
  '9': 'mute',
}

/** Message key of a project's state; without a result, of how it ended. */
export const stateKey = ({ state, ending }: Pick<ProjectSummary, 'state' | 'ending'>) =>
  ending === null ? (`projects.state.${state}` as const) : (`projects.ending.${ending}` as const)

/** Whether a project is published: its notice is then visible to everyone who may see the project. */
export const isPublished = ({ releaseTime }: Pick<ProjectSummary, 'releaseTime'>): boolean => releaseTime !== null
