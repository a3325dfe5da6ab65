import { expect, test } from 'vitest'
import * as contract from '#contract/login/login.ts'
import * as captcha from '#contract/login/captcha.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { findToken } from '#kit/security/oneTimeTokens.ts'
import { loginForm } from '#test/login.ts'

test('login: a slider captcha is solved once, by its client, and is the only way if required', async () => {
  const tenant = await aTenant({ accountLoginValidType: '2' })
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const { chenckMoveid } = await as(tenant, captcha.getImageVerifyCode, {})
  const { x } = await database
    .read(tenant.id, (db) => findToken<{ x: number }>(db, { kind: 'slider', secret: `127.0.0.1/${chenckMoveid}` }))
    .then((facts) => facts!)
  const track = Array.from({ length: 25 }, (_, step) => {
    const done = Math.round(x * (1 - (1 - step / 24) ** 3))
    return [done, Math.round(3 * Math.sin(step)), step * 31 + (step % 3) * 4]
  })
  const solved = { chenckMoveid, xWidth: x, track }
  const form = async (answer: object) => ({
    ...(await loginForm(tenant.host, ann.userCode, 'Right@2026')),
    verifyCode: 'XXXX',
    ...answer,
  })
  expect(await refusalOf(as(tenant, contract.login, await form({})))).toBe('login.slider')
  expect(await refusalOf(as(tenant, contract.login, await form({ ...solved, chenckMoveid: 'guess' })))).toBe(
    'login.slider',
  )
  await as(tenant, contract.login, await form(solved))
  expect(await refusalOf(as(tenant, contract.login, await form(solved)))).toBe('login.slider')
})
