/** Startup error, with a message that names the variable to change. */
export class CannotStart extends Error {}

/** Text of a startup error. An error of several attempts has no message of its own, and some have none at all. */
export function startupMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(startupMessage).join('; ')
  return (error instanceof Error && error.message) || String(error)
}
