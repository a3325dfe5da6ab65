import type { BatchListener, Listeners } from '#kit/events/events.ts'
import type { AnyJob } from '#kit/jobs/jobs.ts'
import type { Asked, CanRead, OpenWork, QueryPorts } from './queryPorts.ts'
import type { ApprovalHooks } from './approvals.ts'
import type { Messages } from './messages.ts'
import type { WorkbenchSources } from './workbench/sources.ts'
import type { App } from '#kit/http/serve.ts'

export type { CanRead, OpenWork, QueryPorts } from './queryPorts.ts'

/** Server side of a module: routes, listeners, jobs and query ports. */
export interface Module {
  readonly routes?: (app: App) => void
  readonly listeners?: Listeners
  /** In place of `listeners`: handles many events in one transaction. */
  readonly batchListener?: BatchListener
  /** Messages that its events send. */
  readonly messages?: Messages
  readonly jobs?: readonly AnyJob[]
  /** Questions that the module asks of higher ones. */
  readonly asks?: Partial<Asked>
  /** Its answers to the questions of lower modules. */
  readonly queryPorts?: Partial<QueryPorts>
  /** Read access checks by entity name in the singular; they also guard files attached to the entity. */
  readonly canRead?: Readonly<Record<string, CanRead>>
  /** Kinds of documents of the module that are approved, by entity. */
  readonly approvals?: ApprovalHooks
  /** Open work of accounts, by its kind: it is listed and handed over when an account is disabled or changed. */
  readonly openWork?: Readonly<Record<string, OpenWork>>
  /** Data sources of the manifest's workbench declarations, under the same names. */
  readonly workbench?: WorkbenchSources
}
