import * as contract from '#contract/home/layouts.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import type { Input, Route } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { logFailures } from '../pages/failures.ts'
import { presentHome, readHomeFacts } from '../pages/home.service.ts'
import {
  presentLayout,
  publishLayout,
  resetLayout,
  rollBackLayout,
  saveLayout,
  withdrawLayout,
} from './layout.service.ts'

type Write = Route & { readonly method: 'POST'; readonly reply: typeof contract.LayoutDetail }

export function layoutRoutes(app: App) {
  serve(app, contract.getLayout, ({ db, actor, input }) => presentLayout(db, actor, input.page))
  serve(app, contract.previewLayout, async ({ db, actor, input: { page, layout }, request }) => {
    const facts = await readHomeFacts(db)
    const shown = { page, no: 0, layout, isDraft: true }
    return {
      ...(await presentHome(db, actor, shown, facts, logFailures(request))),
      now: facts.at.toISOString(),
    }
  })

  const write = <W extends Write>(route: W, command: (tx: Tx, actor: Actor, input: Input<W>) => Promise<void>) =>
    serve<Write>(app, route, async ({ db, actor, input }) => {
      await command(db, actor, input as Input<W>)
      return presentLayout(db, actor, (input as { page: HomePageName }).page)
    })
  write(contract.saveLayout, saveLayout)
  write(contract.resetLayout, resetLayout)
  write(contract.publishLayout, publishLayout)
  write(contract.rollBackLayout, rollBackLayout)
  write(contract.withdrawLayout, withdrawLayout)
}
