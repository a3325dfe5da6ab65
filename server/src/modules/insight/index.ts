import type { ApprovalHooks } from '#kit/approvals.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Mail } from '#kit/mail/mail.ts'
import type { Module } from '#kit/module.ts'
import { cockpitRoutes } from './cockpit/cockpit.routes.ts'
import { factsListener } from './facts/facts.listener.ts'
import { statisticRoutes } from './statistics/statistic.routes.ts'
import type { KindNames } from './statistics/tables.ts'
import { streamFacts } from './stream/stream.routes.ts'
import { mailViews, sendView } from './views/letter.service.ts'
import { viewRoutes } from './views/view.routes.ts'
import { wallRoutes } from './walls/wall.routes.ts'
import { insightSources } from './workbench.ts'

export { verifyInsight } from './facts/insight.verify.ts'
export { rebuildFacts } from './facts/rebuild.service.ts'
// For the demo, whose views people find saved.
export { saveOwnView } from './views/view.service.ts'

interface InsightOptions {
  readonly mail: Mail | undefined
  readonly portalUrlOf: (host: string) => string
  /** Kinds of documents that are approved, whose names statistics show. */
  readonly approvals: () => ApprovalHooks
}

/** Statistics: facts counted from the rows of other modules, the cockpit, and views that are mailed. */
export function insight({ mail, portalUrlOf, approvals }: InsightOptions): Module {
  let hooks: ApprovalHooks | undefined
  const kindNames: KindNames = (entity) => {
    hooks ??= approvals()
    return (Object.hasOwn(hooks, entity) ? hooks[entity]?.kind.names : undefined) ?? [entity, entity]
  }
  return {
    routes: (app) => {
      cockpitRoutes(kindNames)(app)
      statisticRoutes(kindNames)(app)
      viewRoutes(app)
      wallRoutes(kindNames)(app)
      streamFacts(app)
    },
    batchListener: factsListener,
    jobs: [
      everyTenant({ name: 'insight.mailViews', everySeconds: 300, run: mailViews }),
      sendView({ mail, portalUrlOf }, kindNames),
    ],
    workbench: insightSources,
  }
}
