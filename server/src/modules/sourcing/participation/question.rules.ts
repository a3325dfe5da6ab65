import type { ProjectRow } from '../projects/project.store.ts'

/** Questions are open until their own end, or until the quoting ends. */
export function isAsking(
  { state, question_end_at: end, quote_end_at: last }: Pick<ProjectRow, 'state' | 'question_end_at' | 'quote_end_at'>,
  now: Date,
): boolean {
  const until = end ?? last
  return (state === '4' || state === '5') && (until === null || now < until)
}
