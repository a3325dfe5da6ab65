import type { TrialStatus } from '#contract/login/trialStates.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'trials.status': TrialStatus
}
