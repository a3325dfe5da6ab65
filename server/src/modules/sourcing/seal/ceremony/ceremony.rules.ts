import type { CeremonyStatus } from '#contract/sourcing/ceremony.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'

/** Status of key generation in this state; `missing` names who still has to act. */
export function statusOf(state: ProjectState, missing: readonly string[] | undefined): CeremonyStatus {
  if (state === '1' || state === '2') return 'notDue'
  if (state !== '3') return 'done'
  return missing?.length === 0 ? 'ready' : 'keying'
}
