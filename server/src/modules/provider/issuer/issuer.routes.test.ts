import * as client from 'openid-client'
import * as interactions from '#contract/provider/interactions.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { describe, expect, test } from 'vitest'
import { aPerson } from '#test/app.ts'
import { createBrowser } from '#test/provider/browser.ts'
import {
  resolveInteraction,
  authorizationRequest,
  redirectOf,
  redirect,
  obtainTokens,
  uidIn,
  createProviderFixture,
  errorOf,
} from '#test/relyingParty.ts'

/** Logins of another application, with a real OpenID Connect client. */
const owner = await connectOwner()

describe('OIDC provider: a person logs in to another application', () => {
  test('which receives their claims', async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    const { url, checks } = await authorizationRequest(application)
    const requested = redirectOf(await browser.go(url))
    expect(requested).toMatch(/^\/oidcConsent\?uid=/)
    const uid = uidIn(requested)
    expect(await browser.call(ann, interactions.getInteraction, { uid })).toEqual({
      name: '客户管理',
      enName: 'CRM',
      site: 'crm.example.com',
      scopes: ['profile', 'email', 'department'],
      isOwn: false,
      asks: true,
      again: false,
    })
    const back = new URL(await resolveInteraction(browser, ann, uid))
    expect(back.href.startsWith(`${redirect}?code=`)).toBe(true)
    const tokens = await client.authorizationCodeGrant(application.config, back, checks)
    const { clientId, issuer } = application
    expect(tokens.claims()).toMatchObject({ sub: ann.personId, aud: clientId, iss: issuer, amr: ['pwd', 'mfa'] })
    expect(await client.fetchUserInfo(application.config, tokens.access_token, ann.personId)).toEqual({
      sub: ann.personId,
      name: '林知远',
      preferred_username: ann.userCode,
      dept: { id: ann.deptId, code: '001', name: '集团总部', fullName: expect.any(String) as string },
    })
  })

  test('consent is asked once, on the page and in the same browser', async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    await obtainTokens(application, ann, browser)
    expect(redirectOf(await browser.go((await authorizationRequest(application)).url))).toMatch(
      /^https:\/\/crm\.example\.com\/callback\?code=/,
    )
    const elsewhere = createBrowser()
    const uid = uidIn(redirectOf(await elsewhere.go((await authorizationRequest(application)).url)))
    expect(await elsewhere.call(ann, interactions.getInteraction, { uid })).toMatchObject({ asks: false })
    const wanted = (await authorizationRequest(application, { prompt: 'consent' })).url
    const again = uidIn(redirectOf(await browser.go(wanted)))
    expect(await browser.call(ann, interactions.getInteraction, { uid: again })).toMatchObject({ asks: true })
  })

  test('first-party: without consent, and limited to its scopes', async () => {
    const { application, ann } = await createProviderFixture({ isOwn: true, scopes: ['profile'], alg: 'ES256' })
    const browser = createBrowser()
    const scope = 'openid profile'
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application, { scope })).url)))
    expect(await browser.call(ann, interactions.getInteraction, { uid })).toMatchObject({ asks: false, isOwn: true })
    const { access_token: token } = await obtainTokens(application, ann, createBrowser(), { scope })
    expect(Object.keys(await client.fetchUserInfo(application.config, token, ann.personId)).toSorted()).toEqual([
      'name',
      'preferred_username',
      'sub',
    ])
    const { rows } = await owner.query('select from provider.consents where tenant_id = $1', [ann.tenantId])
    expect(rows).toHaveLength(0)
    const more = redirectOf(await browser.go((await authorizationRequest(application)).url))
    expect(new URL(more).searchParams.get('error')).toBe('invalid_scope')
  })

  test('consent can be declined', async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    const { url, checks } = await authorizationRequest(application)
    const back = await resolveInteraction(browser, ann, uidIn(redirectOf(await browser.go(url))), false)
    expect(await errorOf(client.authorizationCodeGrant(application.config, new URL(back), checks))).toBe(
      'access_denied',
    )
  })

  test('with the selected account, one after another in the same browser', async () => {
    const { tenant, application, ann } = await createProviderFixture()
    const other = await aPerson(tenant, { person: ann.personId })
    const browser = createBrowser()
    const first = await obtainTokens(application, ann, browser)
    const wanted = (await authorizationRequest(application, { prompt: 'consent' })).url
    const back = await resolveInteraction(browser, other, uidIn(redirectOf(await browser.go(wanted))))
    expect(back).toContain('code=')
    const second = await obtainTokens(application, other, browser)
    const known = async ({ access_token: token }: { access_token: string }) =>
      (await client.fetchUserInfo(application.config, token, ann.personId)).preferred_username
    expect([await known(first), await known(second)]).toEqual([ann.userCode, other.userCode])
  })
})
