import { expect, test } from 'vitest'
import * as factors from '#contract/login/factors.ts'
import * as passkeys from '#contract/login/passkeys.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'
import { password } from '#test/login/secondFactor.ts'

test('second factor: a forged passkey is refused', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password })
  const { key, userCode } = await as(ann, factors.prove, await encryptPassword(tenant.host, password))
  for (const response of [{}, { id: 7 }, { id: 'x', response: { clientDataJSON: 'e30' } }, { id: { $ne: null } }]) {
    await as(tenant, passkeys.newPasskey, { key, userCode })
    const made = { key, userCode, name: 'x', response }
    expect(await refusalOf(as(tenant, passkeys.confirmPasskey, made))).toBe('passkey.refused')
    const requested = await as(tenant, passkeys.askAnyPasskey, {})
    expect(await refusalOf(as(tenant, passkeys.passkeyLogin, { key: requested.key, response }))).toBe('passkey.refused')
    expect(await refusalOf(as(tenant, passkeys.passkeyLogin, { key: requested.key, response }))).toBe('login.keyGone')
  }
})
