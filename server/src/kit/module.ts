import type { Listeners } from '#kit/events/events.ts'
import type { AnyJob } from '#kit/jobs/jobs.ts'
import type { CanRead, QueryPorts } from './queryPorts.ts'
import type { WorkbenchSources } from './workbench/sources.ts'
import type { App } from '#kit/http/serve.ts'

export type { CanRead, QueryPorts } from './queryPorts.ts'

/** Server side of a module: routes, listeners, jobs and query ports. */
export interface Module {
  readonly routes?: (app: App) => void
  readonly listeners?: Listeners
  readonly jobs?: readonly AnyJob[]
  readonly queryPorts?: Partial<QueryPorts>
  /** Read access checks by entity name in the singular; they also guard files attached to the entity. */
  readonly canRead?: Readonly<Record<string, CanRead>>
  /** Data sources of the manifest's workbench declarations, under the same names. */
  readonly workbench?: WorkbenchSources
}
