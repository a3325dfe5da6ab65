import type { AppKind } from '#contract/sso/ssoApps.ts'
import type { SsoResult } from '#contract/sso/sso.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { accountsOf } from '#modules/identity/index.ts'
import { entranceOf } from '#modules/tenancy/index.ts'
import { findApps } from './app.store.ts'
import { newCode, codeForApp } from './outboundCode.service.ts'

/** URLs of the malls: the first application of each kind. */
export async function mallAddresses(db: Db): Promise<Readonly<Record<AppKind, string>>> {
  const addresses = { mall: '', fl: '', fw: '', gld: '', app: '' }
  for (const { kind, address } of await findApps(db, { kinds: ['mall', 'fl', 'fw', 'gld'] }))
    addresses[kind] ||= address
  return addresses
}

/** Code for a mall, which trusts it; refused for trial accounts. */
export async function codeForMall(tx: Tx, actor: Actor, kind: AppKind): Promise<string> {
  if (actor.isTrial) refuse('sso.trial')
  const [app] = await findApps(tx, { kinds: [kind] })
  return codeForApp(tx, actor, app ?? refuse('sso.noApp'), actor.userId)
}

/** URL of the suppliers' entrance, with a login code if the person has an account there. */
export async function supplierEntranceUrl(tx: Tx, actor: Actor, origin: string): Promise<SsoResult> {
  const address = await entranceOf(tx, 'SUP_LOGIN_URL')
  if (address === '') return refuse('login.noSupplierUrl')
  const entrance = new URL(address, origin)
  const accounts = await accountsOf(tx, { personId: actor.personId })
  const own = accounts.find(({ entrance: accountEntrance, disabled }) => accountEntrance === 'supplier' && !disabled)
  if (!own) return { type: '2', data: entrance.href, secret: '', path: '' }
  const url = new URL('/ssoLogin', entrance)
  url.searchParams.set('key', await newCode(tx, actor, { userId: own.user_id, app: '', host: entrance.hostname }))
  return { type: '2', data: url.href, secret: '', path: '' }
}
