import { Refusal } from '#kit/refusal.ts'

/**
 * What is kept of a failure: its kind and code, never its message. Messages hold what was being worked on (values of a
 * row, addresses with keys in them); the log has them, under the number of the job.
 */
export function kindOfFailure(error: unknown): string {
  if (error instanceof Refusal) return `refused: ${error.code}`
  if (!(error instanceof Error)) return 'unknown'
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return [error.constructor.name, code, constraint].filter((part) => typeof part === 'string').join(' ')
}
