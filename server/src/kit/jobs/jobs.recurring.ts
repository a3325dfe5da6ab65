import type { JobContext, Recurring, RecurringJob, AnyJob } from './jobs.ts'

const recurringAttempts = 4

interface RecurringDefinition {
  readonly name: string
  readonly everySeconds: number
  readonly run: (context: JobContext) => Promise<void>
}
const nothing = { type: 'object' }
const recurring =
  (forEach: Recurring['forEach']) =>
  ({ name, everySeconds, run }: RecurringDefinition): RecurringJob => ({
    name,
    everySeconds,
    forEach,
    payload: nothing,
    maxAttempts: recurringAttempts,
    steps: run,
  })
/** A recurring job of each tenant. */
export const everyTenant = recurring('tenant')
/** A recurring job of the installation, which belongs to no tenant. */
export const everyInstallation = recurring('installation')

/** The recurring jobs as the database keeps them. */
export const schedulesOf = (jobs: readonly AnyJob[]) =>
  JSON.stringify(
    jobs.flatMap(({ name, everySeconds, maxAttempts, forEach }) =>
      everySeconds === undefined ? [] : [{ name, everySeconds, maxAttempts, ofTenants: forEach === 'tenant' }],
    ),
  )
