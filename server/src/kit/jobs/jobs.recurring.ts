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
/** Recurring job, run separately for each tenant. */
export const everyTenant = recurring('tenant')
/** Recurring job of the installation, without a tenant. */
export const everyInstallation = recurring('installation')

/** Serialises the recurring jobs for the scheduler functions of the database. */
export const schedulesOf = (jobs: readonly AnyJob[]) =>
  JSON.stringify(
    jobs.flatMap(({ name, everySeconds, maxAttempts, forEach }) =>
      everySeconds === undefined ? [] : [{ name, everySeconds, maxAttempts, ofTenants: forEach === 'tenant' }],
    ),
  )
