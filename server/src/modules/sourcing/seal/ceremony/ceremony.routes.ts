import * as contract from '#contract/sourcing/ceremony.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Seals } from '../seals.ts'
import { presentCeremony } from './ceremony.present.ts'
import { confirmKey, createHalf, restartCeremony } from './ceremony.service.ts'

export function ceremonyRoutes(app: App, seals: Seals) {
  serve(app, contract.findCeremony, ({ db, actor, input }) => presentCeremony(db, actor, input.projectId, seals))
  serve(app, contract.createKeyHalf, async ({ db, actor, input }) =>
    presentCeremony(db, actor, await createHalf(db, actor, input, seals), seals),
  )
  serve(app, contract.confirmKey, async ({ db, actor, input }) =>
    presentCeremony(db, actor, await confirmKey(db, actor, input, seals), seals),
  )
  serve(app, contract.restartCeremony, async ({ db, actor, input }) =>
    presentCeremony(db, actor, await restartCeremony(db, actor, input), seals),
  )
}
