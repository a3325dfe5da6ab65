import { expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import { numberOf } from '#contract/refusals.ts'
import { aKey, aKeyManager, grantableToKeys } from '#test/api/apiKeyFixture.ts'
import { ask, aTenant } from '#test/app.ts'
import { describedRoutes } from '#test/openapi.ts'

const routes = describedRoutes()
const isGrantable = (access: string) => grantableToKeys.includes(access as Permission)

/** File responses count as success. */
async function codeOf(answer: ReturnType<typeof ask>): Promise<number> {
  const reply = await answer
  const isFile = !String(reply.headers['content-type']).startsWith('application/json')
  return isFile ? 0 : reply.json<{ code: number }>().code
}

/** Scopes that are kept apart cannot be in one key, so the routes are called by a key with none of them. */
test('api keys: a key without the scope of a call is refused, whichever the call', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['order.prices'])
  const { caller } = await aKey(tenant, manager, ['order.prices'])
  const guarded = routes.filter(({ access }) => !['public', 'session', 'order.prices'].includes(access))
  expect(guarded.length).toBeGreaterThan(500)
  // Of all keys, too, some calls are kept.
  const refusals = new Set([numberOf('permission.denied'), numberOf('request.notByKey')])
  const answered: string[] = []
  for (const route of guarded) if (!refusals.has(await codeOf(ask(caller, route)))) answered.push(route.path)
  expect(answered).toEqual([])
})

test('api keys: what people do about themselves, sign in with or decide is not called with a key', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['order.prices'])
  const { caller } = await aKey(tenant, manager, ['order.prices'])
  const forPeople = routes.filter(({ access, byKey }) => ['public', 'session'].includes(access) && !byKey)
  expect(forPeople.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/sysrest/api/user/changePasswd',
      '/sysrest/api/session/mine',
      '/sysrest/api/user/login',
      '/sysrest/api/workApply/list',
    ]),
  )
  const answered: string[] = []
  for (const route of forPeople)
    if ((await codeOf(ask(caller, route))) !== numberOf('request.notByKey')) answered.push(route.path)
  expect(answered).toEqual([])
  // What is up to people needs a permission that no key has.
  const decisions = routes.filter(({ path }) => /\/(orders\/approve|workApply\/decide|seal\/openingRoom)/.test(path))
  expect(decisions.filter(({ access }) => isGrantable(access))).toEqual([])
})
