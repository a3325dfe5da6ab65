import * as contract from '#contract/sourcing/seal/negotiation.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { presentMyNegotiation, presentNegotiations } from './negotiation.present.ts'

export function negotiationRoutes(app: App) {
  serve(app, contract.findNegotiations, ({ sql, actor, input }) => presentNegotiations(sql, actor, input.projectId))
  serve(app, contract.findMyNegotiation, ({ sql, actor, input }) => presentMyNegotiation(sql, actor, input.projectId))
}
