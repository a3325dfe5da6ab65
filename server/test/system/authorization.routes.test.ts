import { expect, test } from 'vitest'
import { type Entrance, entrances } from '#contract/kit/entrance.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { numberOf } from '#contract/refusals.ts'
import { aPerson, ask, aTenant } from '#test/app.ts'
import { type Described, describedRoutes, type Schema } from '#test/openapi.ts'
import { forEverySession } from '../authorization/sessionCalls.ts'

/** Rules for every call, derived from the OpenAPI document, so that no call is forgotten. */
const everything = Object.keys(permissions) as Permission[]
const routes = describedRoutes()
/** Accounts of suppliers belong to a supplier. */
const at = (entrance: Entrance) => (entrance === 'supplier' ? { supplierId: '7' } : { entrance })
/** File responses count as success. */
async function codeOf(answer: ReturnType<typeof ask>): Promise<number> {
  const reply = await answer
  const isFile = !String(reply.headers['content-type']).startsWith('application/json')
  return isFile ? 0 : reply.json<{ code: number }>().code
}

test('authorization: every documented call names its access', () => {
  expect(routes.length).toBeGreaterThanOrEqual(15)
  expect(
    routes.filter(({ access }) => !['public', 'session'].includes(access) && !Object.hasOwn(permissions, access)),
  ).toEqual([])
})

test('authorization: a visitor may call public routes only', async () => {
  const tenant = await aTenant()
  const answered: string[] = []
  for (const route of routes.filter(({ access }) => access !== 'public'))
    if ((await codeOf(ask(tenant, route))) !== -100) answered.push(route.path)
  expect(answered).toEqual([])
})

test('authorization: a call requires its permission', async () => {
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
  const answered: string[] = []
  for (const route of guarded) {
    const allButThis = everyone.get(route.access as Permission)!
    for (const person of [nobody, allButThis]) if ((await codeOf(ask(person, route))) !== -98) answered.push(route.path)
  }
  expect(answered).toEqual([])
})

/** Calls of the platform's operators, which no other tenant has. */
const isOfPlatform = ({ path }: Described) => path.startsWith('/sysrest/api/platform/')

test('authorization: a call is allowed only at its entrances, whatever the permissions', async () => {
  const tenant = await aTenant()
  const limited = routes.filter((route) => route.entrances.length > 0)
  expect(limited.map(({ path }) => path)).toContain('/orderrest/api/quota/quotaReleased')
  const answered: string[] = []
  for (const entrance of entrances) {
    const person = await aPerson(tenant, { ...at(entrance), permissions: everything })
    for (const route of limited)
      if (((await codeOf(ask(person, route))) !== -98) !== (route.entrances.includes(entrance) && !isOfPlatform(route)))
        answered.push(`${route.path} ${entrance}`)
  }
  expect(answered).toEqual([])
})

test('authorization: an initial password must be changed before anything else', async () => {
  const tenant = await aTenant()
  const open: string[] = []
  for (const route of routes.filter(({ access }) => access !== 'public')) {
    // A separate session for each call, because one of them ends it.
    const person = await aPerson(tenant, { hasInitialPassword: true, permissions: everything })
    if ((await codeOf(ask(person, route))) !== numberOf('password.mustChange')) open.push(route.path)
  }
  expect(open.toSorted()).toEqual([
    '/sysrest/api/menu/pageAccess',
    '/sysrest/api/user/changePasswd',
    '/sysrest/api/user/logout',
    '/sysrest/api/user/qryUserRefDetail',
  ])
})

test('authorization: calls open to every session are listed with reasons', () => {
  const found = routes.filter(({ access, entrances: named }) => access === 'session' && named.length === 0)
  const paths = new Set(found.map(({ path }) => path))
  expect([...paths].toSorted()).toEqual(Object.keys(forEverySession).toSorted())
})

test("authorization: another tenant's session and tampered tokens are rejected", async () => {
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

test('authorization: unknown fields are refused at every depth of every body', () => {
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
