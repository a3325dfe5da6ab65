import { expect, test } from 'vitest'
import { openDataPaths } from '#contract/openData/fields.ts'
import * as contract from '#contract/openData/profiles.ts'
import * as releases from '#contract/openData/releases.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, server, type TestTenant } from '#test/app.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createPublished, createSourcingFixture, move, readAgain } from '#test/sourcing/fixture.ts'
import { publishProjects } from './index.ts'

const anOperator = (tenant: TestTenant) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['openData.manage', 'openData.publish'] })
const all = openDataPaths.map((path) => ({ path, treatment: 'publish' as const }))
const published = (tenant: TestTenant, ...ids: readonly string[]) =>
  database.write(tenant.id, (tx) => publishProjects(tx, ids, new Date()))

async function aProfile(tenant: TestTenant, isPrivate = false, rules: typeof all = all) {
  const [kim, lee] = [await anOperator(tenant), await anOperator(tenant)]
  await as(kim, contract.saveOcidPrefix, { ocidPrefix: 'ocds-abc123' })
  const saved = await as(kim, contract.saveProfile, { name: '公开', code: 'open', isPrivate, rules })
  const submitted = await as(kim, contract.submitProfile, { id: saved.id, version: saved.version })
  return { kim, lee, profile: submitted }
}
const publishAs = (person: Person, { id, version }: { readonly id: string; readonly version: number }) =>
  as(person, contract.publishProfile, { id, version })

interface Package {
  readonly releases: readonly { readonly id: string; readonly ocid: string; readonly tender?: object }[]
  readonly links: { readonly next: string }
}
const fetched = (tenant: TestTenant, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host: tenant.host, ...headers } })
const packageAt = async (tenant: TestTenant, url: string) => (await fetched(tenant, url)).json<Package>()

/** All packages of a feed, as a mirror reads them. */
async function mirrored(tenant: TestTenant, from = '/ocds/open/releases') {
  const found: Package['releases'][number][] = []
  for (let url = from; ;) {
    const { releases: page, links } = await packageAt(tenant, url)
    if (page.length === 0) return { found, next: links.next }
    found.push(...page)
    url = new URL(links.next).pathname + new URL(links.next).search
  }
}

test('profiles: nothing leaves before a second person has published one', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant } = fixture
  const project = await createPublished(fixture)
  await published(tenant, project.id)
  expect((await fetched(tenant, '/ocds/open/releases')).statusCode).toBe(404)
  const { kim, lee, profile } = await aProfile(tenant)
  await published(tenant, project.id)
  expect((await fetched(tenant, '/ocds/open/releases')).statusCode).toBe(404)
  expect(await refusalOf(publishAs(kim, profile))).toBe('openDataProfile.ownDraft')
  const inForce = await publishAs(lee, profile)
  expect(inForce).toMatchObject({ status: '03', edition: 1 })
  await published(tenant, project.id)
  await published(tenant, project.id)
  const { found } = await mirrored(tenant)
  expect(found).toMatchObject([{ ocid: `ocds-abc123-${project.projectNo}` }])
  expect(await refusalOf(as(lee, contract.saveOcidPrefix, { ocidPrefix: 'ocds-abc124' }))).toBe('openData.prefixInUse')
  // A new draft changes nothing until it is published too.
  const content = { name: '公开', code: 'open', isPrivate: false, rules: [] }
  const asPrivate = { id: profile.id, version: inForce.version, ...content, isPrivate: true }
  expect(await refusalOf(as(kim, contract.saveProfile, asPrivate))).toBe('openDataProfile.accessFixed')
  const draft = await as(kim, contract.saveProfile, { id: profile.id, version: inForce.version, ...content })
  expect(draft).toMatchObject({ status: '01', rules: [] })
  await published(tenant, project.id)
  expect((await mirrored(tenant)).found).toHaveLength(1)
})

test('profiles: treatments that a field does not have, fields twice and other people are refused', async () => {
  const tenant = await aTenant()
  const kim = await anOperator(tenant)
  const save = (rules: { path: 'buyer'; treatment: 'publish' | 'band' }[]) =>
    refusalOf(as(kim, contract.saveProfile, { name: '公开', code: 'open', isPrivate: false, rules }))
  expect(await save([{ path: 'buyer', treatment: 'band' }])).toBe('openDataProfile.treatment')
  const buyer = { path: 'buyer' as const, treatment: 'publish' as const }
  expect(await save([buyer, buyer])).toBe('openDataProfile.pathTwice')
  expect(await save([{ ...buyer, path: 'buyer/secret' as never }])).toBe('input.invalid')
  expect(await save([buyer])).toBe('accepted')
  expect(await save([buyer])).toBe('openDataProfile.codeTaken')
  const reader = await aPerson(tenant, { entrance: 'operator', permissions: ['openData.manage'] })
  expect(await refusalOf(as(reader, contract.saveOcidPrefix, { ocidPrefix: 'ocds-abc123' }))).toBe('permission.denied')
  expect((await as(await anOperator(await aTenant()), contract.listProfiles, {})).records).toEqual([])
})

test('releases: nothing of quotes before their opening, and a masked budget never', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { tenant, buyer } = fixture
  const { lee, profile } = await aProfile(tenant)
  await publishAs(lee, profile)
  const masked = { isShowPrice: '1' as const, items: [itemNamed('椅', '10', '238.5678')] }
  const project = await createOpened(fixture, masked, [['230.0000'], ['220.0000']])
  await published(tenant, project.id)
  const [release] = (await mirrored(tenant)).found
  expect(release).toMatchObject({ tender: { numberOfTenderers: 2 } })
  expect(JSON.stringify(release)).not.toMatch(/238\.5678|230\.00|220\.00|awards/)
  const open = await createPublished(fixture, masked)
  await published(tenant, open.id)
  const before = (await mirrored(tenant)).found.at(-1)
  expect(JSON.stringify(before)).not.toMatch(/numberOfTenderers|238\.5678/)
  const ended = await move(buyer, await readAgain(buyer, open), 'terminate', '需求取消')
  await published(tenant, ended.id)
  expect((await mirrored(tenant)).found.at(-1)).toMatchObject({ tender: { status: 'cancelled' } })
})

test('feed: in order, the same twice, with tags and next; other cursors are refused', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant } = fixture
  const { lee, profile } = await aProfile(tenant)
  await publishAs(lee, profile)
  const projects = [await createPublished(fixture), await createPublished(fixture), await createPublished(fixture)]
  // At once: numbers appear in order, so a mirror misses none.
  await Promise.all(projects.map(({ id }) => published(tenant, id)))
  const one = await mirrored(tenant)
  const two = await mirrored(tenant)
  expect(two).toEqual(one)
  expect(new Set(one.found.map(({ id }) => id)).size).toBe(3)
  const page = await fetched(tenant, '/ocds/open/releases')
  const tag = String(page.headers.etag)
  expect((await fetched(tenant, '/ocds/open/releases', { 'if-none-match': tag })).statusCode).toBe(304)
  const other = await createSourcingFixture({ suppliers: 1 })
  const otherProfile = await aProfile(other.tenant)
  await publishAs(otherProfile.lee, otherProfile.profile)
  const cursor = new URL(one.next).searchParams.get('cursor')!
  const future = Buffer.from(`${profile.id}.999999`).toString('base64url')
  for (const wrong of [future, 'x', 'MTIz'])
    expect((await fetched(tenant, `/ocds/open/releases?cursor=${wrong}`)).json()).toMatchObject({ code: 45130 })
  expect((await fetched(other.tenant, `/ocds/open/releases?cursor=${cursor}`)).json()).toMatchObject({ code: 45130 })
  expect((await mirrored(other.tenant)).found).toEqual([])
  const { ocid, id } = one.found[0]!
  expect((await fetched(tenant, `/ocds/open/records/${ocid}`)).json()).toMatchObject({
    records: [{ ocid, compiledRelease: { ocid, tag: ['compiled'] } }],
  })
  expect((await fetched(other.tenant, `/ocds/open/releases/${id}`)).statusCode).toBe(404)
})

test('releases: a withdrawal by two people leaves a stub, and the feed says so', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant } = fixture
  const { kim, lee, profile } = await aProfile(tenant)
  await publishAs(lee, profile)
  const project = await createPublished(fixture)
  await published(tenant, project.id)
  const { found, next } = await mirrored(tenant)
  const [release] = (await as(kim, releases.listReleases, {})).records
  const { id } = release!
  expect(await refusalOf(as(lee, releases.agreeWithdrawal, { id }))).toBe('openDataRelease.notProposed')
  await as(kim, releases.withdrawRelease, { id, reason: '标题含个人姓名' })
  expect(await refusalOf(as(lee, releases.withdrawRelease, { id, reason: '再次' }))).toBe('openDataRelease.open')
  expect(await refusalOf(as(kim, releases.agreeWithdrawal, { id }))).toBe('openDataRelease.ownProposal')
  const both = await Promise.all([
    refusalOf(as(lee, releases.agreeWithdrawal, { id })),
    refusalOf(as(await anOperator(tenant), releases.agreeWithdrawal, { id })),
  ])
  expect(both.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  const stub = { id: found[0]!.id, ocid: found[0]!.ocid }
  const later = await mirrored(tenant, new URL(next).pathname + new URL(next).search)
  expect(later.found).toEqual([{ ...stub, date: expect.any(String), tag: ['tender'] }])
  expect((await mirrored(tenant)).found.every((each) => !('tender' in each))).toBe(true)
  expect((await packageAt(tenant, `/ocds/open/releases/${stub.id}`)).releases).toEqual(later.found)
  expect(JSON.stringify((await fetched(tenant, `/ocds/open/records/${stub.ocid}`)).json())).not.toContain('"tender":')
  // Nothing has changed, so what was withdrawn does not come back.
  await published(tenant, project.id)
  expect((await mirrored(tenant)).found).toHaveLength(2)
})

test('feed: since a time only what has changed; lines of JSON have the same releases and the next page', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant } = fixture
  const { lee, profile } = await aProfile(tenant)
  await publishAs(lee, profile)
  const [first, second] = [await createPublished(fixture), await createPublished(fixture)]
  await published(tenant, first.id)
  const between = new Date(Date.now() + 1).toISOString()
  await published(tenant, second.id)
  const ocids = async (query: string) =>
    (await packageAt(tenant, `/ocds/open/releases?${query}`)).releases.map(({ ocid }) => ocid)
  const [one, two] = [first, second].map(({ projectNo }) => `ocds-abc123-${projectNo}`)
  expect(await ocids('')).toEqual([one, two])
  expect(await ocids(`since=${between}`)).toEqual([two])
  expect(await ocids('since=2000-01-01T08:00%2B08:00')).toEqual([one, two])
  expect(await ocids('since=2999-01-01T00:00:00Z')).toEqual([])
  for (const wrong of ['since=2026-01-01', 'since=x', 'since=2026-13-01T00:00:00Z', `since=${between}&cursor=MTIz`])
    expect((await fetched(tenant, `/ocds/open/releases?${wrong}`)).json()).toMatchObject({ code: 45131 })
  expect((await fetched(tenant, '/ocds/open/releases?format=xml')).json()).toMatchObject({ code: 45132 })
  const lines = await fetched(tenant, `/ocds/open/releases?since=${between}&format=jsonl`)
  expect(lines.headers['content-type']).toBe('application/jsonl; charset=utf-8')
  const released = lines.body.trimEnd().split('\n')
  expect(released.map((line) => (JSON.parse(line) as { ocid: string }).ocid)).toEqual([two])
  const next = new URL(/^<(.+)>; rel="next"$/.exec(String(lines.headers.link))![1]!)
  expect((await fetched(tenant, next.pathname + next.search)).body).toBe('')
})

test('feed: a private one is there only for readers with the permission', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant } = fixture
  const { kim, lee, profile } = await aProfile(tenant, true)
  await publishAs(lee, profile)
  await published(tenant, (await createPublished(fixture)).id)
  const [release] = (await as(kim, releases.listReleases, {})).records
  const paths = ['releases', `releases/${release!.releaseId}`, `records/${release!.ocid}`]
  const reader = await aPerson(tenant, { entrance: 'operator', permissions: ['openData.read'] })
  const stranger = await aPerson(await aTenant(), { entrance: 'operator', permissions: ['openData.read'] })
  const by = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await fetched(tenant, `/ocds/open/${path}`, headers)).statusCode
  for (const path of paths) {
    expect(await statusOf(path, {})).toBe(404)
    expect(await statusOf(path, by(kim))).toBe(404)
    expect(await statusOf(path, by(stranger))).not.toBe(200)
    expect(await statusOf(path, by(reader))).toBe(200)
  }
  const { headers } = await fetched(tenant, '/ocds/open/releases', by(reader))
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
