import type { Listeners } from '#kit/events/events.ts'
import type { AnyJob } from '#kit/jobs/jobs.ts'
import type { CanRead, QueryPorts } from './queryPorts.ts'
import type { WorkbenchSources } from './workbench/sources.ts'
import type { App } from '#kit/http/serve.ts'

export type { CanRead, QueryPorts } from './queryPorts.ts'

/** Public interface of a module. */
export interface Module {
  readonly routes?: (app: App) => void
  readonly listeners?: Listeners
  readonly jobs?: readonly AnyJob[]
  readonly queryPorts?: Partial<QueryPorts>
  /** Read access checks by entity name in the singular; they also guard files attached to the entity. */
  readonly canRead?: Readonly<Record<string, CanRead>>
  /** Reads what the manifest declares for the workbench, under the same names. */
  readonly workbench?: WorkbenchSources
}
