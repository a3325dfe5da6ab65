import * as contract from '#contract/sourcing/openers.ts'
import * as passkeys from '#contract/sourcing/seal/openerPasskeys.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { createKey, presentMyKey, presentOpener, revokeKey } from './opener.service.ts'
import { findDirectory } from './opener.store.ts'
import { addOpenerPasskey, newOpenerPasskey, removeOpenerPasskey } from './passkey.service.ts'

export function openerRoutes(app: App) {
  serve(app, contract.listOpeners, async ({ sql, input: { keyword = '', isActive = false } }) =>
    (await findDirectory(sql, keyword.trim(), isActive, contract.mostOpeners)).map(presentOpener),
  )
  serve(app, contract.findMyOpenerKey, ({ sql, actor }) => presentMyKey(sql, actor))
  serve(app, contract.createOpenerKey, ({ sql, actor, input }) => createKey(sql, actor, input))
  serve(app, contract.revokeOpenerKey, ({ sql, actor, input }) => revokeKey(sql, actor, input))
  serve(app, passkeys.newOpenerPasskey, ({ sql, actor }) => newOpenerPasskey(sql, actor))
  serve(app, passkeys.addOpenerPasskey, ({ sql, actor, input }) => addOpenerPasskey(sql, actor, input))
  serve(app, passkeys.removeOpenerPasskey, ({ sql, actor, input }) => removeOpenerPasskey(sql, actor, input))
}
