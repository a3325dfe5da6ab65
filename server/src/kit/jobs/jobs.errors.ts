import { refusalCodeOf } from '#kit/refusal.ts'

/**
 * Describes a failure for storage: error class and code, never the message. Messages can contain personal data or
 * secrets (row values, keys in addresses); they are only in the log, under the job's id.
 */
export function kindOfFailure(error: unknown): string {
  const refusalCode = refusalCodeOf(error)
  if (refusalCode !== undefined) return `refused: ${refusalCode}`
  if (!(error instanceof Error)) return 'unknown'
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return [error.constructor.name, code, constraint].filter((part) => typeof part === 'string').join(' ')
}
