import { simulateRule } from '#contract/approvals/approvalActions.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { simulate } from './simulation.service.ts'

export function simulationRoutes(app: App) {
  serve(app, simulateRule, ({ db: database, actor, input }) => simulate(database, actor, input))
}
