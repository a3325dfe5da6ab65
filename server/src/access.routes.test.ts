import { expect, test } from 'vitest'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, ask, aTenant } from '#test/app.ts'
import { type Described, describedRoutes, type Schema } from '#test/openapi.ts'

/** What holds for every call, whatever it does: read from the product's own documentation, so that no call can be forgotten. */
const routes = describedRoutes()
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).json<{ code: number }>().code

test('the documentation knows the calls, and each says who is heard', () => {
  expect(routes.length).toBeGreaterThanOrEqual(15)
  expect(
    routes.filter(({ access }) => !['public', 'session'].includes(access) && !Object.hasOwn(permissions, access)),
  ).toEqual([])
})

test('a visitor is heard only where everybody is', async () => {
  const tenant = await aTenant()
  const heard: string[] = []
  for (const route of routes.filter(({ access }) => access !== 'public'))
    if ((await codeOf(ask(tenant, route))) !== -100) heard.push(route.path)
  expect(heard).toEqual([])
})

test('a person is heard only with the permission that the call names', async () => {
  const tenant = await aTenant()
  const guarded = routes.filter(({ access }) => Object.hasOwn(permissions, access))
  const nobody = await aPerson(tenant)
  const everyone = new Map<Permission, Awaited<ReturnType<typeof aPerson>>>()
  for (const permission of new Set(guarded.map(({ access }) => access as Permission)))
    everyone.set(
      permission,
      await aPerson(tenant, {
        permissions: (Object.keys(permissions) as Permission[]).filter((each) => each !== permission),
      }),
    )
  const heard: string[] = []
  for (const route of guarded) {
    const allButThis = everyone.get(route.access as Permission)!
    for (const person of [nobody, allButThis]) if ((await codeOf(ask(person, route))) !== -98) heard.push(route.path)
  }
  expect(heard).toEqual([])
})

test("nobody is heard with another tenant's session, nor with a token that was tampered with", async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  const ann = await aPerson(ours)
  const [head = '', body = '', signature = ''] = ann.token.split('.')
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  const forged = [
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    none,
    `${head}.${Buffer.from('{"type":"user","userId":"1"}').toString('base64url')}.${signature}`,
  ]
  for (const route of routes.filter(({ access }) => access === 'session').slice(0, 3)) {
    expect(await codeOf(ask({ host: theirs.host, token: ann.token }, route))).toBe(-100)
    for (const token of forged) expect(await codeOf(ask({ host: ours.host, token }, route))).toBe(-100)
  }
})

test('every body is closed: what was not asked for is refused, at every depth', () => {
  const isOpen = (schema: Schema | undefined): boolean =>
    schema !== undefined &&
    ((schema.properties !== undefined && schema.additionalProperties !== false) ||
      Object.values(schema.properties ?? {}).some(isOpen) ||
      (schema.anyOf ?? []).some(isOpen) ||
      isOpen(schema.items))
  const closed = (route: Described) => !isOpen(route.body)
  expect(routes.filter((route) => !closed(route)).map(({ path }) => path)).toEqual([])
  expect(isOpen({ properties: { a: { items: { properties: {} } } }, additionalProperties: false })).toBe(true)
})
