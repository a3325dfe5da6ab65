import { connectOwner } from '#test/sql/owner.ts'
import * as client from 'openid-client'
import { describe, expect, test } from 'vitest'
import * as interactions from '#contract/provider/interactions.ts'
import { as, refusalOf } from '#test/app.ts'
import {
  afterLogout,
  authorizationRequest,
  redirectOf,
  obtainTokens,
  createProviderFixture,
  errorOf,
} from '#test/relyingParty.ts'
import { createBrowser, overHttp } from '#test/provider/browser.ts'

/** Logins of another application, with a real OpenID Connect client. */
const owner = await connectOwner()

describe('OIDC provider: tokens end', () => {
  test.each([
    [
      'with the logout',
      (ann: { sessionId: string }) => [
        `update identity.sessions set ended_at = now(), end_reason = 'logout' where id = $1`,
        ann.sessionId,
      ],
    ],
    [
      'with the account',
      (ann: { userId: string }) => ['update identity.users set disabled = true where id = $1', ann.userId],
    ],
    [
      'with the idle time',
      (ann: { sessionId: string }) => [
        `update identity.sessions set last_seen_at = now() - interval '3 hours' where id = $1`,
        ann.sessionId,
      ],
    ],
    [
      'with the application',
      (ann: { tenantId: string }) => [
        'update provider.applications set is_active = false where tenant_id = $1',
        ann.tenantId,
      ],
    ],
  ])('%s, immediately', async (_, end) => {
    const { application, ann } = await createProviderFixture()
    const { config } = application
    const browser = createBrowser()
    const tokens = await obtainTokens(application, ann, browser)
    const fresh = await client.refreshTokenGrant(config, tokens.refresh_token!)
    const [statement, id] = end(ann) as [string, string]
    await owner.query(statement, [id])
    expect(['invalid_grant', 'invalid_client']).toContain(
      await errorOf(client.refreshTokenGrant(config, fresh.refresh_token!)),
    )
    const me = await overHttp(`${application.issuer}/userinfo`, {
      method: 'GET',
      headers: { authorization: `Bearer ${fresh.access_token}` },
      body: undefined,
      redirect: 'manual',
    })
    expect([me.status, await me.json()]).toMatchObject([401, { error: 'invalid_token' }])
    expect(redirectOf(await browser.go((await authorizationRequest(application)).url))).toMatch(
      /^\/oidc(Consent\?uid|Error\?error)=/,
    )
  })

  test("on request of the application, with the person's session", async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    const tokens = await obtainTokens(application, ann, browser)
    const url = client.buildEndSessionUrl(application.config, {
      post_logout_redirect_uri: afterLogout,
      state: 'x y',
      id_token_hint: tokens.id_token!,
    })
    expect(redirectOf(await browser.go(url))).toBe(`${afterLogout}?state=x+y`)
    expect(await refusalOf(as(ann, interactions.getInteraction, { uid: 'x'.repeat(20) }))).toBe('session.none')
    expect(await errorOf(client.refreshTokenGrant(application.config, tokens.refresh_token!))).toBe('invalid_grant')
  })

  test("after the person's confirmation, if the request has no valid hint", async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    await obtainTokens(application, ann, browser)
    const url = `${application.issuer}/logout?client_id=${application.clientId}&post_logout_redirect_uri=${encodeURIComponent(afterLogout)}`
    const requested = redirectOf(await browser.go(url))
    expect(requested).toMatch(/^\/oidcLogout\?key=/)
    expect(redirectOf(await browser.go((await authorizationRequest(application)).url))).toContain('code=')
    const key = new URL(requested, url).searchParams.get('key')!
    expect(await as(ann, interactions.confirmLogout, { key })).toEqual({ url: afterLogout })
    expect(await refusalOf(as(ann, interactions.confirmLogout, { key }))).toBe('provider.logoutGone')
    expect(redirectOf(await browser.go((await authorizationRequest(application)).url))).toMatch(/^\/oidcConsent/)
  })

  test('if the application revokes them', async () => {
    const { application, ann } = await createProviderFixture()
    const tokens = await obtainTokens(application, ann)
    await client.tokenRevocation(application.config, tokens.refresh_token!)
    expect(await errorOf(client.refreshTokenGrant(application.config, tokens.refresh_token!))).toBe('invalid_grant')
    expect(await errorOf(client.fetchUserInfo(application.config, tokens.access_token, ann.personId))).not.toBe(
      'accepted',
    )
  })
})
