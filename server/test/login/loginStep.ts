import type { Route } from '#contract/kit/route.ts'
import * as factors from '#contract/login/factors.ts'
import { as, type Person, type TestTenant } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'

/**
 * A call that would be right but for one field: so the field is what is looked at, and not the key or the code before
 * it.
 */
export interface Step {
  readonly name: string
  readonly route: Route
  readonly isLoggedIn?: boolean
  /**
   * Fields in which any text of their length may stand, beside the keys of pictures: the development code excuses
   * those.
   */
  readonly free?: readonly string[]
  readonly given: (at: Scene) => Promise<Record<string, unknown>>
}
export interface Scene {
  readonly tenant: TestTenant
  readonly ann: Person
  /** What has to be encrypted, as it was typed. */
  readonly typed: string
}

export const password = 'Right@2026'
export const mobile = '13800001234'
export const prove = async ({ ann }: Scene) => as(ann, factors.prove, await encryptPassword(ann.host, password))
