import * as contract from '#contract/approvals/letters.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { decideByLetter, proveLetter, readLetter } from './letter.service.ts'

/** Pages of the links in letters, which work without a login. */
export function letterRoutes(app: App, kinds: Kinds) {
  const requested = { kinds, ports: app.context.queryPorts }
  serve(app, contract.readLink, ({ db, actor, input }) => readLetter(db, actor, requested, input.token))
  serve(app, contract.proveLink, ({ db, actor, input }) => proveLetter(db, actor, requested, input.token))
  serve(app, contract.decideByLink, async ({ db, actor, input, request }) => {
    request.actor = await decideByLetter(db, actor, requested, input)
    return null
  })
}
