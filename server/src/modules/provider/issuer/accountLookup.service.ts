import type { Account, AdapterPayload, Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { scopesIn } from '../application.rules.ts'
import { secretOf } from '../application.service.ts'
import { findActive, findConsent } from '../application.store.ts'
import { sessionOf } from './sessionLink.service.ts'

/** Client metadata of an enabled application. */
export async function clientOf(
  context: ServiceContext,
  tenantId: string,
  id: string,
): Promise<AdapterPayload | undefined> {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  const [row] = await context.database.read(tenantId, (db) => findActive(db, { clientId: id }))
  if (!row) return undefined
  return {
    client_id: row.client_id,
    client_secret: secretOf(context, tenantId, row),
    client_name: row.en_name,
    redirect_uris: row.redirects,
    post_logout_redirect_uris: row.logouts,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    scope: ['openid', ...row.scopes].join(' '),
    id_token_signed_response_alg: row.alg,
  }
}

/** Account lookup of a token or browser: the account of the linked session; undefined after that session has ended. */
export async function accountOf(
  context: ServiceContext,
  caller: Actor,
  ctx: KoaContextWithOIDC,
  { personId, uid }: { readonly personId: string; readonly uid: string | undefined },
): Promise<Account | undefined> {
  const row = await sessionOf(context, caller, ctx, uid)
  // Excludes initial passwords and unverified trial accounts.
  if (!row || row.person_id !== personId || row.must_change || row.is_trial) return undefined
  const { name, code, email } = row
  const dept = { id: row.dept_id, code: row.dept_code, name: row.dept_name, fullName: row.dept_full_name }
  return {
    accountId: personId,
    claims: () => ({ sub: personId, name, preferred_username: code, dept, ...(email === '' ? {} : { email }) }),
  }
}

/** Grant: the one just given, or an implicit one for first-party applications and earlier consents. */
export async function grantFor(
  context: ServiceContext,
  caller: Actor,
  { oidc }: KoaContextWithOIDC,
): Promise<Grant | undefined> {
  const { client, provider, account } = oidc
  const answered = oidc.result?.consent?.grantId
  if (answered !== undefined) return provider.Grant.find(answered)
  if (!client || !account) return undefined
  const { accountId } = account
  const scopes = scopesIn([...oidc.requestParamOIDCScopes].join(' '))
  const isGranted = await context.database.read(caller.tenantId, async (db) => {
    const [application] = await findActive(db, { clientId: client.clientId })
    if (!application) return false
    return application.is_own || coversScopes(await findConsent(db, accountId, application.id), scopes)
  })
  if (!isGranted) return undefined
  const grant = new provider.Grant({ accountId, clientId: client.clientId })
  grant.addOIDCScope(['openid', ...scopes])
  await grant.save()
  return grant
}

export const coversScopes = (granted: readonly string[] | undefined, requested: readonly string[]): boolean =>
  granted !== undefined && requested.every((each) => granted.includes(each))
