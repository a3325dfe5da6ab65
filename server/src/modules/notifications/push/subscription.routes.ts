import * as contract from '#contract/notifications/push.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Push } from '#kit/push/push.ts'
import { presentPushState, subscribe, unsubscribe } from './subscription.service.ts'

export function pushRoutes(app: App, push: Push | undefined): void {
  serve(app, contract.findPushState, ({ db, actor, input: { endpoint } }) =>
    presentPushState(db, actor, push, endpoint),
  )
  serve(app, contract.subscribePush, async ({ db, actor, input }) => {
    await subscribe(db, actor, push, input)
    return presentPushState(db, actor, push, input.endpoint)
  })
  serve(app, contract.unsubscribePush, async ({ db, actor, input }) => {
    await unsubscribe(db, actor, input)
    return presentPushState(db, actor, push, input.endpoint)
  })
}
