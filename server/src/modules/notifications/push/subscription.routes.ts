import * as contract from '#contract/notifications/push.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Push } from '#kit/push/push.ts'
import { presentPushState, subscribe, unsubscribe } from './subscription.service.ts'

export function pushRoutes(app: App, push: Push | undefined): void {
  serve(app, contract.findPushState, ({ sql, actor, input: { endpoint } }) =>
    presentPushState(sql, actor, push, endpoint),
  )
  serve(app, contract.subscribePush, async ({ sql, actor, input }) => {
    await subscribe(sql, actor, push, input)
    return presentPushState(sql, actor, push, input.endpoint)
  })
  serve(app, contract.unsubscribePush, async ({ sql, actor, input }) => {
    await unsubscribe(sql, actor, input)
    return presentPushState(sql, actor, push, input.endpoint)
  })
}
