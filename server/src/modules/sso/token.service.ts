import type { Entrance } from '#contract/kit/entrance.ts'
import type { SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { enter, finish } from './enter.service.ts'
import { findOpenEntry } from './entry.store.ts'
import type { Ground } from './ground.ts'
import { linkInToken } from './link.rules.ts'

export interface TokenCall {
  readonly app: string
  readonly userToken: string | undefined
  readonly entrance?: Entrance | undefined
  readonly origin: string
}

const page = '/callbackSso'

/** Somebody comes with the token of another system, which is a signed link in one piece; without one they are told where to get it. */
export async function comeWithToken(
  ground: Ground,
  context: AppContext,
  actor: Actor,
  call: TokenCall,
): Promise<SsoResult> {
  const { app, userToken, entrance, origin } = call
  if (userToken === undefined) {
    const coming = { page, app, given: new URLSearchParams(), secret: undefined, path: '', origin, entrance } as const
    return enter(ground, context, actor, coming)
  }
  const entry = await context.database.read(actor.tenantId, (sql) => findOpenEntry(sql, page, app))
  const link = linkInToken(userToken)
  if (entry.adapter !== 'link' || !link) return refuse('sso.failed')
  const given = new URLSearchParams({ ...link })
  return finish(
    ground,
    context,
    actor,
    entry,
    { origin, page, given, remembered: {}, now: actor.now },
    { path: '', entrance },
  )
}
