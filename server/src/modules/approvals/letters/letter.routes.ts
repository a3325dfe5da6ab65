import * as contract from '#contract/approvals/letters.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { decideByLetter, readLetter } from './letter.service.ts'

/** Pages of the links in letters, which work without a login. */
export function letterRoutes(app: App, kinds: Kinds) {
  const { queryPorts: ports } = app.context
  serve(app, contract.readLink, ({ db, actor, input }) => readLetter(db, actor, kinds, input.token))
  serve(app, contract.decideByLink, async ({ db, actor, input, request }) => {
    request.actor = await decideByLetter(db, actor, { kinds, ports }, input)
    return null
  })
}
