import type { ProjectState } from '#contract/sourcing/projectStates.ts'

interface Asked {
  readonly state: ProjectState
  readonly question_end_at: Date | null
  readonly quote_end_at: Date | null
}

/** Whether questions are accepted: until their own deadline, otherwise until quoting ends. */
export function isAsking({ state, question_end_at: end, quote_end_at: last }: Asked, now: Date): boolean {
  const until = end ?? last
  return (state === '4' || state === '5') && (until === null || now < until)
}
