import type { Account, AdapterPayload, Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { Actor } from '#kit/actor.ts'
import type { House } from '#kit/house.ts'
import { knowledgeIn } from './application.rules.ts'
import { secretOf } from './application.service.ts'
import { findActive, findConsent } from './application.store.ts'
import { sessionOf } from './link.service.ts'

/** An application as the library knows it; one that is switched off is no application. */
export async function clientOf(house: House, tenantId: string, id: string): Promise<AdapterPayload | undefined> {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  const [row] = await house.database.read(tenantId, (sql) => findActive(sql, { clientId: id }))
  if (!row) return undefined
  return {
    client_id: row.client_id,
    client_secret: secretOf(house, tenantId, row),
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

/**
 * Who a token, or the browser that asks, speaks of: the account that the person had chosen in the session behind it. Nobody, once that
 * session has ended.
 */
export async function accountOf(
  house: House,
  caller: Actor,
  ctx: KoaContextWithOIDC,
  { personId, uid }: { readonly personId: string; readonly uid: string | undefined },
): Promise<Account | undefined> {
  const row = await sessionOf(house, caller, ctx, uid)
  // Whoever has to change their password first may do that, and nothing else. Nobody vouches for an account on trial.
  if (!row || row.person_id !== personId || row.must_change || row.is_trial) return undefined
  const { name, code, email } = row
  const dept = { id: row.dept_id, code: row.dept_code, name: row.dept_name, fullName: row.dept_full_name }
  return {
    accountId: personId,
    claims: () => ({ sub: personId, name, preferred_username: code, dept, ...(email === '' ? {} : { email }) }),
  }
}

/** What was granted just now, or what needs no asking: the tenant's own applications, and what the person has agreed to before. */
export async function grantFor(house: House, caller: Actor, { oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, provider, account } = oidc
  const answered = oidc.result?.consent?.grantId
  if (answered !== undefined) return provider.Grant.find(answered)
  if (!client || !account) return undefined
  const { accountId } = account
  const scopes = knowledgeIn([...oidc.requestParamOIDCScopes].join(' '))
  const isFree = await house.database.read(caller.tenantId, async (sql) => {
    const [application] = await findActive(sql, { clientId: client.clientId })
    if (!application) return false
    return application.is_own || includes(await findConsent(sql, accountId, application.id), scopes)
  })
  if (!isFree) return undefined
  const grant = new provider.Grant({ accountId, clientId: client.clientId })
  grant.addOIDCScope(['openid', ...scopes])
  await grant.save()
  return grant
}

export const includes = (agreed: readonly string[] | undefined, asked: readonly string[]): boolean =>
  agreed !== undefined && asked.every((each) => agreed.includes(each))
