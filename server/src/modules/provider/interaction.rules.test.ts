import { expect, test } from 'vitest'
import { amrOf, requiresNewLogin } from './interaction.rules.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const requested = (reasons: string[], params: Record<string, unknown> = {}) => ({
  iat: 1000,
  params,
  prompt: { reasons },
})
const who = (since: number, now = 1001, personId = '7') => ({ since: at(since), now: at(now), personId })

test('OIDC interaction: a fresh login is one made after the request', () => {
  expect([999, 1000].map((since) => requiresNewLogin(requested(['login_prompt']), who(since)))).toEqual([true, false])
  expect(requiresNewLogin(requested(['no_session']), who(1))).toBe(false)
})

test('OIDC interaction: a login beyond max_age is insufficient, one made for this interaction always sufficient', () => {
  const young = requested(['no_session'], { max_age: 60 })
  expect([900, 950].map((since) => requiresNewLogin(young, who(since)))).toEqual([true, false])
  expect(requiresNewLogin(requested(['max_age'], { max_age: 0 }), who(1000, 1090))).toBe(false)
})

test('OIDC interaction: the requested person is that of the id_token_hint', () => {
  const token = `x.${btoa(JSON.stringify({ sub: '7' }))}.y`
  const meant = requested(['id_token_hint'], { id_token_hint: token })
  expect([requiresNewLogin(meant, who(1000)), requiresNewLogin(meant, who(1000, 1001, '8'))]).toEqual([false, true])
})

test('OIDC interaction: login methods are expressed as standard amr values', () => {
  expect([amrOf('password', false), amrOf('passkey', true), amrOf('sso', false)]).toEqual([['pwd'], ['hwk', 'mfa'], []])
})
