import * as client from 'openid-client'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  afterLogout,
  createRelyingParty,
  obtainCode,
  redirect,
  obtainTokens,
  createProviderFixture,
  exchangeToken,
} from '#test/relyingParty.ts'
import { overHttp } from '#test/provider/browser.ts'

describe('OIDC provider attacks: a code is refused', () => {
  const spend = async (change: (fields: Record<string, string>) => Record<string, string>) => {
    const { application, ann } = await createProviderFixture()
    const { back, checks } = await obtainCode(application, ann)
    const right = {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code')!,
      redirect_uri: redirect,
      code_verifier: checks.pkceCodeVerifier,
    }
    return { application, right, ...(await exchangeToken(application, change(right))) }
  }
  test.each([
    ['with another verifier', { code_verifier: randomBytes(40).toString('hex') }, 400, 'invalid_grant'],
    ['with an empty verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['for another address', { redirect_uri: afterLogout }, 400, 'invalid_grant'],
    ['with a wrong secret', { client_secret: 'x'.repeat(43) }, 401, 'invalid_client'],
    ['without a secret', { client_secret: '' }, 401, 'invalid_client'],
    ['that was made up', { code: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['as a refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_grant'],
    ['with a password', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ] as const)('%s', async (_, more, status, error) => {
    expect(await spend((fields) => ({ ...fields, ...more }))).toMatchObject({ status, error })
  })

  test('the second time, which revokes the tokens of the first', async () => {
    const first = await spend((fields) => fields)
    expect(first.status).toBe(200)
    expect(await exchangeToken(first.application, first.right)).toMatchObject({ status: 400, error: 'invalid_grant' })
    const me = await overHttp(`${first.application.issuer}/userinfo`, {
      method: 'GET',
      headers: { authorization: `Bearer ${first.access_token}` },
      body: undefined,
      redirect: 'manual',
    })
    expect(me.status).toBe(401)
  })

  test('for another application or tenant', async () => {
    const { tenant, application, ann } = await createProviderFixture()
    const [colleague, stranger] = [await createRelyingParty(tenant), (await createProviderFixture()).application]
    for (const other of [colleague, stranger]) {
      const { back, checks } = await obtainCode(application, ann)
      const fields = { grant_type: 'authorization_code', code: back.searchParams.get('code')! }
      const answer = await exchangeToken(other, {
        ...fields,
        redirect_uri: redirect,
        code_verifier: checks.pkceCodeVerifier,
      })
      expect(answer).toMatchObject({ status: 400, error: 'invalid_grant' })
    }
  })
})

test('OIDC provider attacks: tokens are valid only at their own issuer', async () => {
  const [{ application, ann }, theirs] = [await createProviderFixture(), await createProviderFixture()]
  const tokens = await obtainTokens(application, ann)
  const foreign = await exchangeToken(theirs.application, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token!,
  })
  expect(foreign).toMatchObject({ status: 400, error: 'invalid_grant' })
  const me = await overHttp(`${theirs.application.issuer}/userinfo`, {
    method: 'GET',
    headers: { authorization: `Bearer ${tokens.access_token}` },
    body: undefined,
    redirect: 'manual',
  })
  expect(me.status).toBe(401)
  const { back, checks } = await obtainCode(application, ann)
  await expect(client.authorizationCodeGrant(theirs.application.config, back, checks)).rejects.toThrow()
  expect(back.searchParams.get('iss')).toBe(application.issuer)
  const kids = await Promise.all(
    [application, theirs.application].map(async ({ issuer }) => {
      const answer = await overHttp(`${issuer}/jwks`, {
        method: 'GET',
        headers: {},
        body: undefined,
        redirect: 'manual',
      })
      return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
    }),
  )
  expect(kids[0]!.some((kid) => kids[1]!.includes(kid))).toBe(false)
})
