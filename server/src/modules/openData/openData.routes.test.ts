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

async function aProfile(tenant: TestTenant, rules: typeof all = all) {
  const [kim, lee] = [await anOperator(tenant), await anOperator(tenant)]
  await as(kim, contract.saveOcidPrefix, { ocidPrefix: 'ocds-abc123' })
  const saved = await as(kim, contract.saveProfile, { name: '公开', code: 'open', rules })
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
  const content = { name: '公开', code: 'open', rules: [] }
  const draft = await as(kim, contract.saveProfile, { id: profile.id, version: inForce.version, ...content })
  expect(draft).toMatchObject({ status: '01', rules: [] })
  await published(tenant, project.id)
  expect((await mirrored(tenant)).found).toHaveLength(1)
})

test('profiles: treatments that a field does not have, fields twice and other people are refused', async () => {
  const tenant = await aTenant()
  const kim = await anOperator(tenant)
  const save = (rules: { path: 'buyer'; treatment: 'publish' | 'band' }[]) =>
    refusalOf(as(kim, contract.saveProfile, { name: '公开', code: 'open', rules }))
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
