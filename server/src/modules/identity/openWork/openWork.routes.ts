import * as contract from '#contract/identity/people.ts'
import { type App, serve } from '#kit/http/serve.ts'

/** Open work of accounts, and who may receive it, as other modules answer. */
export function openWorkRoutes(app: App) {
  serve(app, contract.listOpenWork, async ({ db, input: { userIds } }) => {
    const listed = Object.entries(app.context.openWork).map(async ([kind, { list }]) =>
      (await list(db, userIds)).map((row) => ({ ...row, kind, since: row.since.toISOString() })),
    )
    return (await Promise.all(listed)).flat()
  })
  serve(app, contract.listWorkReceivers, async ({ db, input: { keyword = '' } }) => {
    const found = Object.values(app.context.openWork).map(({ receivers }) => receivers(db, keyword.trim()))
    return (await Promise.all(found)).flat()
  })
}
