import { beforeEach, expect, test } from 'vitest'
import { findCockpit } from '#contract/insight/cockpit.ts'
import { findStatistic } from '#contract/insight/statistics.ts'
import * as contract from '#contract/insight/walls.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, ask, aTenant, clock, database, moveClock, refusalOf, resetServer, server } from '#test/app.ts'
import { aBuyingCompany, ordered, thisYear } from '#test/insight/company.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import type { Person, TestTenant } from '#test/app.ts'
import { findOwner } from '../views/view.store.ts'

beforeEach(resetServer)

const draft = { name: '采购大厅', period: 'year', networks: [] as string[] } as const
const inDays = (days: number) => dayAfter(dayOf(clock()), days)
const sharing = ['insight.read', 'insight.share'] as const
const aMaker = (tenant: TestTenant, dept?: TestTenant['root']) =>
  aPerson(tenant, { entrance: 'operator', permissions: [...sharing], ...(dept && { dept }) })
const create = (maker: Person, more: object = {}) =>
  as(maker, contract.createWallLink, { ...draft, expiresOn: inDays(30), ...more })
const read = ({ host }: { readonly host: string }, token: string) => as({ host }, contract.readWall, { token })

test('walls: a link shows what its maker may read, which is what the cockpit shows, and opens nothing else', async () => {
  const { tenant, first, second, ofFirst, ofSecond } = await aBuyingCompany()
  await ordered(ofFirst)
  await ordered(ofSecond)
  const maker = await aMaker(tenant, first)
  const { token } = await create(maker)
  expect(token).toMatch(/^wl_[\w-]{43}$/)
  const { asOf: _, ...shown } = (await read(tenant, token)).cockpit
  const { asOf: __, ...own } = await as(maker, findCockpit, thisYear)
  expect(shown).toEqual(own)
  expect(shown.figures.spend.value).toBe('528.00')
  expect(JSON.stringify(await read(tenant, token))).not.toContain(maker.userName)
  expect(await refusalOf(create(maker, { deptId: second.id }))).toBe('thing.notFound')
  // As a session, or as an API key, the token is nothing.
  const asSession = { host: tenant.host, token }
  expect(await refusalOf(as(asSession, findCockpit, thisYear))).toBe('session.none')
  expect(await refusalOf(as(asSession, findStatistic, { topic: 'purchase', ...thisYear }))).toBe('session.none')
  expect(await refusalOf(as(asSession, contract.listWallLinks, {}))).toBe('session.none')
})

test('walls: a token of another tenant, a revoked, an expired and a guessed one are refused alike', async () => {
  const [tenant, elsewhere] = [await aTenant(), await aTenant()]
  const maker = await aMaker(tenant)
  expect(await refusalOf(create(maker, { expiresOn: inDays(91) }))).toBe('wallLink.expiry')
  expect(await refusalOf(create(maker, { expiresOn: inDays(-1) }))).toBe('wallLink.expiry')
  const [short, ended, kept] = [await create(maker, { expiresOn: inDays(0) }), await create(maker), await create(maker)]
  for (const { token } of [short, ended, kept]) expect(await refusalOf(read(tenant, token))).toBe('accepted')
  expect(await refusalOf(read(elsewhere, kept.token))).toBe('wallLink.invalid')
  expect(await refusalOf(read(tenant, `wl_${'a'.repeat(43)}`))).toBe('wallLink.invalid')
  const revokes = [1, 2, 3].map(() => refusalOf(as(maker, contract.revokeWallLink, { id: ended.id })))
  expect((await Promise.all(revokes)).toSorted()).toEqual(['accepted', 'wallLink.revoked', 'wallLink.revoked'])
  expect(await refusalOf(read(tenant, ended.token))).toBe('wallLink.invalid')
  const stream = (token: string) =>
    ask(tenant, { method: 'GET', path: contract.wallStream }, {}, { [contract.wallHeader]: token })
  expect((await stream(ended.token)).json<{ code: number }>().code).toBe(45020)
  expect((await ask(tenant, { method: 'GET', path: contract.wallStream })).json<{ code: number }>().code).toBe(45020)
  moveClock(24 * 3_600_000)
  expect(await refusalOf(read(tenant, short.token))).toBe('wallLink.invalid')
  expect(await refusalOf(read(tenant, kept.token))).toBe('accepted')
})

test('walls: a link opens from the named addresses alone', async () => {
  const tenant = await aTenant()
  const maker = await aMaker(tenant)
  expect(await refusalOf(create(maker, { networks: ['1.2.3.4/33'] }))).toBe('apiKey.network')
  const { token } = await create(maker, { networks: ['203.0.113.0/24'] })
  const from = async (remoteAddress: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: contract.readWall.path,
        remoteAddress,
        headers: { host: tenant.host, 'x-forwarded-for': '203.0.113.9' },
        payload: { token },
      })
    ).json<{ code: number }>().code
  expect(await from('203.0.113.9')).toBe(0)
  expect(await from('203.0.114.1')).toBe(45020)
  expect(await from('127.0.0.1')).toBe(45020)
})

test('walls: the rights of the maker are those of each read', async () => {
  const { tenant, first, second, ofFirst, ofSecond } = await aBuyingCompany()
  await ordered(ofFirst)
  await ordered(ofSecond)
  const maker = await aPerson(tenant, {
    entrance: 'operator',
    permissions: [...sharing, 'insight.oversee'],
    dept: first,
  })
  const [whole, other] = [(await create(maker)).token, (await create(maker, { deptId: second.id })).token]
  const spend = async (token: string) => (await read(tenant, token)).cockpit.figures.spend.value
  expect([await spend(whole), await spend(other)]).toEqual(['1056.00', '528.00'])
  const rights = async (codes: readonly string[]) => {
    await owner.query(
      `update identity.roles set permissions = $2
       where id in (select role_id from identity.user_roles where user_id = $1)`,
      [maker.userId, codes],
    )
    expect((await database.read(tenant.id, (db) => findOwner(db, maker.userId)))?.permissions.length).toBe(codes.length)
  }
  await rights(sharing)
  expect(await spend(whole)).toBe('528.00')
  expect(await refusalOf(read(tenant, other))).toBe('wallLink.invalid')
  const statuses = async () =>
    (await as(maker, contract.listWallLinks, {})).records.map(({ status }) => status).toSorted()
  expect(await statuses()).toEqual(['active', 'stopped'])
  await rights(['insight.read'])
  expect(await refusalOf(read(tenant, whole))).toBe('wallLink.invalid')
  await rights(['insight.share'])
  expect(await refusalOf(read(tenant, whole))).toBe('wallLink.invalid')
  await rights(sharing)
  expect(await refusalOf(read(tenant, whole))).toBe('accepted')
  const manager = await aPerson(tenant, { entrance: 'operator', permissions: ['org.manage', 'org.read'] })
  await as(manager, setAccountStatus, { userId: maker.userId, status: 'disabled' })
  expect(await refusalOf(read(tenant, whole))).toBe('wallLink.invalid')
})

test('walls: people see their own links, overseers all; each knows when it was seen, and no token', async () => {
  const tenant = await aTenant()
  const [maker, colleague] = [await aMaker(tenant), await aMaker(tenant)]
  const overseer = await aPerson(tenant, { entrance: 'operator', permissions: [...sharing, 'insight.oversee'] })
  const { id, token } = await create(maker)
  await read(tenant, token)
  const [shown] = (await as(maker, contract.listWallLinks, {})).records
  expect(shown).toMatchObject({ id, name: '采购大厅', status: 'active', lastSeenIp: '127.0.0.1', can: ['revoke'] })
  expect(shown!.lastSeenAt).not.toBeNull()
  expect(JSON.stringify(shown)).not.toContain(token)
  expect((await as(colleague, contract.listWallLinks, {})).records).toEqual([])
  expect(await refusalOf(as(colleague, contract.revokeWallLink, { id }))).toBe('thing.notFound')
  expect((await as(overseer, contract.listWallLinks, {})).records).toHaveLength(1)
  expect((await as(overseer, contract.revokeWallLink, { id })).status).toBe('revoked')
  const { rows } = await owner.query('select * from insight.wall_links where id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(token)
  const { records } = await as(maker, contract.listWallLinkChanges, { id })
  expect(records.map(({ what }) => what).toSorted()).toEqual(['wallLink.created', 'wallLink.revoked'])
})
