import type { Route } from '#contract/kit/route.ts'
import * as factors from '#contract/login/factors.ts'
import { as, type Person, type TestTenant } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'

/** A valid call except for one field, so that the field is refused, not the key or code checked before it. */
export interface Step {
  readonly name: string
  readonly route: Route
  readonly isLoggedIn?: boolean
  /** Fields that accept any text within their length, besides captcha keys, which the development code accepts. */
  readonly free?: readonly string[]
  readonly given: (at: Scene) => Promise<Record<string, unknown>>
}
export interface Scene {
  readonly tenant: TestTenant
  readonly ann: Person
  /** Plain text that has to be encrypted. */
  readonly typed: string
}

export const password = 'Right@2026'
export const mobile = '13800001234'
export const prove = async ({ ann }: Scene) => as(ann, factors.prove, await encryptPassword(ann.host, password))
