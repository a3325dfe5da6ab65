import { afterAll, expect, test } from 'vitest'
import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, ask, type Person } from '#test/app.ts'
import { createOrderingFixture } from '#test/orderingFixture.ts'
import { newIdempotencyKey } from '#test/ordering/submit.ts'
import { describedRoutes } from '#test/openapi.ts'
import { holdsIds, inputOf, sampleOf, withIds } from '#test/samples.ts'
import { sampler } from '#test/sampling.ts'
import { owner, canary, aCanaryTenant, idsOf, rowsOf } from '../isolation/canaryTenant.ts'

/**
 * Every call of the OpenAPI document with every kind of id of another tenant: nothing of that tenant is returned or
 * changed.
 */
await owner.connect()
afterAll(() => owner.end())
const everything = Object.keys(permissions) as Permission[]
const calls = describedRoutes().filter(({ isUpload, access }) => !isUpload && access !== 'public')

const all = () => true

async function answers(person: Person, ids: Iterable<string>, only = calls, isTaken = all, integer?: number) {
  const leaking: string[] = []
  const failed: string[] = []
  const requested = only.filter((each) => holdsIds(inputOf(each)))
  for (const id of ids)
    for (const call of requested.filter(isTaken)) {
      const fill = { ...withIds(id), ...(integer === undefined ? {} : { integer }) }
      const { statusCode, body } = await ask(person, call, sampleOf(inputOf(call), fill) as object, newIdempotencyKey())
      if (statusCode >= 500) failed.push(`${call.path} ${body}`)
      if (body.includes(canary)) leaking.push(call.path)
    }
  return { leaking, failed }
}

test(
  'tenant isolation: ids of another tenant in any call disclose and change nothing',
  { timeout: 240_000 },
  async () => {
    const theirs = await aCanaryTenant()
    const ours = await createOrderingFixture()
    const ids = await idsOf(theirs)
    expect(ids.size).toBeGreaterThan(20)
    const before = await rowsOf(theirs.tenant.id)
    const people = [
      await aPerson(ours.tenant, { permissions: everything }),
      await aPerson(ours.tenant, { permissions: everything, supplierId: ours.suppliers[0]!.supplierId! }),
    ]
    const isTaken = sampler(3)
    for (const person of people)
      expect(await answers(person, ids.values(), calls, isTaken)).toEqual({ leaking: [], failed: [] })
    const operator = await aPerson(ours.tenant, { permissions: everything, entrance: 'operator' })
    const ofOperators = calls.filter(({ entrances }) => entrances.includes('operator'))
    expect(ofOperators.length).toBeGreaterThan(10)
    expect(await answers(operator, ids.values(), ofOperators, isTaken)).toEqual({ leaking: [], failed: [] })
    expect(await rowsOf(theirs.tenant.id)).toEqual(before)

    // Control: the same calls by a person of that tenant succeed, so calls, ids and names are valid.
    const reads = calls.filter(({ method }) => method === 'GET')
    const one = await aPerson(theirs.tenant, { permissions: everything })
    const { leaking } = await answers(one, ids.values(), reads)
    expect(new Set(leaking).size).toBeGreaterThanOrEqual(8)
  },
)

test('tenant isolation: out-of-range numbers are refused, also with valid ids', { timeout: 120_000 }, async () => {
  const market = await aCanaryTenant()
  const ids = await idsOf(market)
  const person = await aPerson(market.tenant, { permissions: everything })
  const people = [
    person,
    await aPerson(market.tenant, { permissions: everything, supplierId: market.suppliers[0]!.supplierId! }),
  ]
  const isTaken = sampler(6)
  for (const integer of [2_147_483_648, 9_999_999_999, Number.MAX_SAFE_INTEGER])
    for (const each of people) expect((await answers(each, ids.values(), calls, isTaken, integer)).failed).toEqual([])
})

test('tenant isolation: calls without ids return nothing of another tenant', { timeout: 60_000 }, async () => {
  await aCanaryTenant()
  const ours = await createOrderingFixture()
  const person = await aPerson(ours.tenant, { permissions: everything })
  const leaking: string[] = []
  for (const call of calls.filter((each) => !holdsIds(inputOf(each)) && !each.path.endsWith('/logout')))
    if ((await ask(person, call, sampleOf(inputOf(call)) as object)).body.includes(canary)) leaking.push(call.path)
  expect(leaking).toEqual([])
})
