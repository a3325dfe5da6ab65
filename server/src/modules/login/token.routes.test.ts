import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'

const part = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64url')
const read = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')) as Record<string, unknown>

test('session token: foreign and tampered tokens are refused', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  const [head = '', body = '', mark = ''] = ann.token.split('.')
  const claims = read(ann.token)
  const forgeries = {
    'another signature': `${head}.${body}.${mark.slice(0, -2)}AA`,
    'no signature': `${head}.${body}.`,
    'no algorithm': `${part({ alg: 'none' })}.${body}.`,
    'another algorithm': `${part({ alg: 'HS512' })}.${body}.${mark}`,
    'other claims': `${head}.${part({ ...claims, userId: '1' })}.${mark}`,
    'another key': (() => {
      const signed = `${head}.${body}`
      return `${signed}.${createHmac('sha256', 'guess').update(signed).digest('base64url')}`
    })(),
    'no token': 'x'.repeat(40),
    'a token twice': `${ann.token}.${ann.token}`,
  }
  for (const [what, token] of Object.entries(forgeries))
    expect([what, await refusalOf(as({ host: tenant.host, token }, qryUserRefDetail, {}))]).toEqual([
      what,
      'session.none',
    ])
  await as(ann, qryUserRefDetail, {})
})

test('session token: a visitor token grants nothing, and tokens are bound to their tenant', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  const { token } = await as(ours, checkEnable, {})
  expect(read(token)).toMatchObject({ type: 'client', userId: '0' })
  expect((await as(ours, checkEnable, {})).token).not.toBe(token)
  expect(await refusalOf(as({ host: ours.host, token }, qryUserRefDetail, {}))).toBe('session.none')
  const stranger = await aPerson(theirs)
  expect(await refusalOf(as({ host: ours.host, token: stranger.token }, qryUserRefDetail, {}))).toBe('session.none')
})
