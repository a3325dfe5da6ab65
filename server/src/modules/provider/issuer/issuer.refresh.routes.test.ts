import * as client from 'openid-client'
import { expect, test } from 'vitest'
import { obtainCode, obtainTokens, createProviderFixture, errorOf } from '#test/relyingParty.ts'

test('OIDC provider: a refresh token is valid once; reuse revokes the whole family', async () => {
  const { application, ann } = await createProviderFixture()
  const { config } = application
  const first = await obtainTokens(application, ann)
  const second = await client.refreshTokenGrant(config, first.refresh_token!)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(second.claims()?.sub).toBe(ann.personId)
  expect(await errorOf(client.refreshTokenGrant(config, first.refresh_token!))).toBe('invalid_grant')
  expect(await errorOf(client.refreshTokenGrant(config, second.refresh_token!))).toBe('invalid_grant')
  expect(await errorOf(client.fetchUserInfo(config, second.access_token, ann.personId))).not.toBe('accepted')
})

test('OIDC provider: of fifty concurrent uses of a code or refresh token one succeeds', async () => {
  const { application, ann } = await createProviderFixture()
  const { back, checks } = await obtainCode(application, ann)
  const all = await Promise.all(
    Array.from({ length: 50 }, () => errorOf(client.authorizationCodeGrant(application.config, back, checks))),
  )
  expect(all.filter((end) => end === 'accepted')).toHaveLength(1)
  expect(new Set(all)).toEqual(new Set(['accepted', 'invalid_grant']))
  const { refresh_token: token } = await obtainTokens(application, ann)
  const refreshed = await Promise.all(
    Array.from({ length: 20 }, () => errorOf(client.refreshTokenGrant(application.config, token!))),
  )
  expect(refreshed.filter((end) => end === 'accepted')).toHaveLength(1)
})
