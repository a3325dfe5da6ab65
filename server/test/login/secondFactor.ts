import { expect } from 'vitest'
import * as factors from '#contract/login/factors.ts'
import { afterCheckLogin, login, type LoginRequest } from '#contract/login/login.ts'
import { aPerson, as, clock, Refused, type TestTenant } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { totpCodeAt } from '#modules/login/factors/totp.ts'

export const password = 'Right@2026'
export const half = 30_000
export const codeNow = (secret: string) => totpCodeAt(secret, clock())

export interface Step {
  key: string
  userCode: string
}

/** Refusal of a login, with the data to continue. */
export async function loginOf(tenant: TestTenant, form: LoginRequest) {
  const error = (await as(tenant, login, form).catch((refused: unknown) => refused)) as Refused
  return { outcome: error.message, ...(error.data as Step & { methods?: string[] }) }
}

/** A person who must use a second factor and has just set it up. */
export async function anOperator(tenant: TestTenant) {
  const ann = await aPerson(tenant, { password, entrance: 'operator' })
  const { outcome, key, userCode } = await loginOf(tenant, await loginForm(tenant.host, ann.userCode, password))
  expect(outcome).toBe('login.factorMissing')
  const step = { key, userCode }
  const { secret, uri, image } = await as(tenant, factors.newTotp, step)
  expect([uri.startsWith('otpauth://totp/'), image.startsWith('data:image/svg+xml')]).toEqual([true, true])
  const { recoveryCodes } = await as(tenant, factors.confirmTotp, { ...step, code: codeNow(secret) })
  const { authToken } = await as(tenant, afterCheckLogin, step)
  return { ...ann, token: authToken, secret, recoveryCodes }
}

export const requested = async (tenant: TestTenant, userCode: string) => {
  const { outcome, methods, key } = await loginOf(tenant, await loginForm(tenant.host, userCode, password))
  expect([outcome, methods]).toEqual(['login.secondFactor', ['totp', 'recovery']])
  return { key, userCode }
}
