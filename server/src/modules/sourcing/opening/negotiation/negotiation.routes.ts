import * as contract from '#contract/sourcing/seal/negotiation.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { presentMyNegotiation, presentNegotiations } from './negotiation.present.ts'

export function negotiationRoutes(app: App) {
  serve(app, contract.findNegotiations, ({ db, actor, input }) => presentNegotiations(db, actor, input.projectId))
  serve(app, contract.findMyNegotiation, ({ db, actor, input }) => presentMyNegotiation(db, actor, input.projectId))
}
