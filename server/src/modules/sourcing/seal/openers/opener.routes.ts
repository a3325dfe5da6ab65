import * as contract from '#contract/sourcing/openers.ts'
import * as passkeys from '#contract/sourcing/seal/openerPasskeys.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { createKey, presentMyKey, presentOpener, revokeKey } from './opener.service.ts'
import { findDirectory } from './opener.store.ts'
import { addOpenerPasskey, newOpenerPasskey, removeOpenerPasskey } from './passkey.service.ts'

export function openerRoutes(app: App) {
  serve(app, contract.listOpeners, async ({ db, input: { keyword = '', isActive = false } }) =>
    (await findDirectory(db, keyword.trim(), isActive, contract.maxOpeners)).map(presentOpener),
  )
  serve(app, contract.findMyOpenerKey, ({ db, actor }) => presentMyKey(db, actor))
  serve(app, contract.createOpenerKey, ({ db, actor, input }) => createKey(db, actor, input))
  serve(app, contract.revokeOpenerKey, ({ db, actor, input }) => revokeKey(db, actor, input))
  serve(app, passkeys.newOpenerPasskey, ({ db, actor }) => newOpenerPasskey(db, actor))
  serve(app, passkeys.addOpenerPasskey, ({ db, actor, input }) => addOpenerPasskey(db, actor, input))
  serve(app, passkeys.removeOpenerPasskey, ({ db, actor, input }) => removeOpenerPasskey(db, actor, input))
}
