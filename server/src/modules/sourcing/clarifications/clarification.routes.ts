import * as contract from '#contract/sourcing/clarifications/clarifications.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Seals } from '../seal/seals.ts'
import { presentClarifications, presentOwnClarifications } from './clarification.present.ts'
import { answerClarification, askClarification } from './clarification.service.ts'

export function clarificationRoutes(app: App, seals: Seals) {
  serve(app, contract.listClarifications, ({ db, actor, input }) => presentClarifications(db, actor, input.projectId))
  serve(app, contract.askClarification, async ({ db, actor, input }) =>
    presentClarifications(db, actor, await askClarification(db, actor, input, seals)),
  )
  serve(app, contract.listMyClarifications, ({ db, actor, input }) =>
    presentOwnClarifications(db, actor, input.projectId),
  )
  serve(app, contract.answerClarification, async ({ db, actor, input }) =>
    presentOwnClarifications(db, actor, await answerClarification(db, actor, input)),
  )
}
