import * as contract from '#contract/sourcing/ceremony.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Seals } from '../seals.ts'
import { presentCeremony } from './ceremony.present.ts'
import { confirmKey, createHalf, restartCeremony } from './ceremony.service.ts'

export function ceremonyRoutes(app: App, seals: Seals) {
  serve(app, contract.findCeremony, ({ sql, actor, input }) => presentCeremony(sql, actor, input.projectId, seals))
  serve(app, contract.createKeyHalf, async ({ sql, actor, input }) =>
    presentCeremony(sql, actor, await createHalf(sql, actor, input, seals), seals),
  )
  serve(app, contract.confirmKey, async ({ sql, actor, input }) =>
    presentCeremony(sql, actor, await confirmKey(sql, actor, input, seals), seals),
  )
  serve(app, contract.restartCeremony, async ({ sql, actor, input }) =>
    presentCeremony(sql, actor, await restartCeremony(sql, actor, input), seals),
  )
}
