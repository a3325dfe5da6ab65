import { expect, test } from 'vitest'
import { openDataPaths, type ProfileRules } from '#contract/openData/fields.ts'
import { Exact, type JsonObject, readExact, written } from './json.rules.ts'
import { compiled, tagsOf, withGone } from './merge.rules.ts'
import { releaseOf } from './publish.service.ts'
import { bandOf, pseudonymOf, redacted } from './redact.ts'
import { type ProjectData, stateOf } from './state.rules.ts'
import { problemsOf } from './validate.ts'

const secret = new Uint8Array(32).fill(7)
const project: ProjectData = {
  projectId: '9',
  no: 'XJ-1',
  title: 'canary-title',
  content: 'canary-content',
  kind: 'inquiry',
  scope: 'open',
  evaluation: 'lowest',
  state: '7',
  isTerminated: false,
  buyer: { name: 'canary-buyer', creditCode: '91320594MA00000X00' },
  quoteBeginAt: '2026-01-01T00:00:00.000Z',
  quoteEndAt: '2026-01-09T00:00:00.000Z',
  budget: '999999999999.9999',
  tenderers: 3,
  items: [{ id: '1', name: 'canary-item', spec: '', unit: '台', quantity: '2.5000' }],
  amendments: [{ no: 1, at: '2026-01-03T00:00:00.000Z' }],
  awards: [
    {
      id: 'XJ-1-A1',
      at: '2026-01-10T00:00:00.000Z',
      supplier: { id: '5', name: 'canary-supplier', creditCode: '91330108MADEM0011B' },
      lines: [{ itemId: '1', quantity: '2.5000', price: '123456789.1234', amount: '308641972.81' }],
      total: '308641990.81',
    },
  ],
  contracts: [
    {
      id: 'DD-1',
      awardId: 'XJ-1-A1',
      at: '2026-01-11T00:00:00.000Z',
      amount: '308641990.81',
      isEnded: false,
      isCancelled: false,
      receipts: [{ id: 'SH-1', at: '2026-01-20T00:00:00.000Z' }],
      payments: [{ id: 'DD-1-P1', at: '2026-02-20T00:00:00.000Z', amount: '777777777.77' }],
    },
  ],
}
const all: ProfileRules = Object.fromEntries(openDataPaths.map((path) => [path, 'publish']))
const naming = { ocid: 'ocds-abc123-XJ-1', no: 1, date: new Date('2026-02-01T00:00:00.000Z') }
const published = (rules: ProfileRules, of: ProjectData = project) => releaseOf(of, { rules, secret }, naming)!

test('open data: what a profile does not name is omitted, each field alone', () => {
  const nothing = published({}).body
  expect(nothing).not.toContain('canary')
  expect(Object.keys(JSON.parse(nothing) as object)).toEqual([
    'ocid',
    'id',
    'date',
    'tag',
    'initiationType',
    'language',
    'tender',
    'awards',
    'contracts',
  ])
  const canaries = { 'tender/title': 'canary-title', 'tender/description': 'canary-content', buyer: 'canary-buyer' }
  for (const path of openDataPaths) {
    const { body } = published({ [path]: 'publish' })
    for (const [of, canary] of Object.entries(canaries)) expect(body.includes(canary)).toBe(of === path)
    expect(body.includes('canary-supplier')).toBe(path === 'awards/suppliers')
    expect(body.includes('999999999999')).toBe(path === 'tender/value')
    expect(body.includes('777777777.77')).toBe(path === 'contracts/implementation/transactions')
  }
})

test('open data: amounts keep every digit', () => {
  const { body, problems } = published(all)
  expect(problems).toEqual([])
  expect(body).toContain('"amount":999999999999.9999')
  expect(body).toContain('"amount":123456789.1234')
  expect(body).toContain('"quantity":2.5')
  expect(written(readExact(body))).toBe(body)
  expect(() => new Exact('1e3')).toThrow(RangeError)
})

test('open data: ranges and pseudonyms say no more', () => {
  expect(['0.00', '999.99', '1000.00', '49999.99', '308641990.81'].map(bandOf)).toEqual([
    '0',
    '0',
    '1000',
    '10000',
    '100000000',
  ])
  const { body, problems } = published({
    'awards/suppliers': 'pseudonym',
    'awards/value': 'band',
    'tender/value': 'band',
  })
  expect(body).not.toMatch(/canary-supplier|91330108MADEM0011B|308641990|999999999999/)
  expect(body).toContain(pseudonymOf(secret, 'CN-USCC-91330108MADEM0011B'))
  expect(pseudonymOf(secret, 'a')).toBe(pseudonymOf(secret, 'a'))
  expect(pseudonymOf(secret, 'a')).not.toBe(pseudonymOf(new Uint8Array(32), 'a'))
  expect(problems).toEqual([])
})

test('open data: a release only for a change; an item that is gone stays with quantity 0', () => {
  const first = published(all)
  expect(first.tags).toEqual(['tender', 'award', 'contract'])
  expect(releaseOf(project, { rules: all, secret }, { ...naming, no: 2 }, first)).toBeUndefined()
  const other = { ...project, items: [{ ...project.items[0]!, id: '2' }] }
  const second = releaseOf(other, { rules: all, secret }, { ...naming, no: 2 }, first)!
  expect(second.tags).toContain('tenderAmendment')
  const { tender } = JSON.parse(second.body) as { tender: { items: { id: string; quantity: number }[] } }
  expect(tender.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['2', 2.5],
    ['1', 0],
  ])
  expect(releaseOf(other, { rules: all, secret }, { ...naming, no: 3 }, second)).toBeUndefined()
  expect(withGone(undefined, {})).toEqual({})
  expect(tagsOf({ tender: { status: 'active' } }, { tender: { status: 'cancelled' } })).toEqual(['tenderCancellation'])
})

test('open data: a record is its releases merged', () => {
  const [one, two] = [published({ ...all, 'tender/title': 'omit' }).body, published(all).body].map(
    (body) => readExact(body) as JsonObject,
  )
  const record = compiled('ocds-abc123-XJ-1', [one!, two!])
  expect(record).toMatchObject({ ocid: 'ocds-abc123-XJ-1', tag: ['compiled'], tender: { title: 'canary-title' } })
  expect(written(record['tender']!)).toContain('999999999999.9999')
  expect((record['awards'] as unknown[]).length).toBe(1)
})

/** A release, to be spoilt. */
interface Release {
  ocid?: string
  tag: string[]
  date: string
  parties: { roles: string[] }[]
  tender: {
    title: string
    status: string
    value: { amount: unknown }
    items: object[]
    tenderPeriod: { endDate: string }
  }
  awards: { suppliers: { id: string }[] }[]
  contracts: { awardID: string }[]
}

test('open data: spoilt releases are refused', () => {
  const spoilt = (change: (release: Release) => void) => {
    const release = JSON.parse(published(all).body) as Release
    change(release)
    return problemsOf(JSON.stringify(release))
  }
  const cases: readonly [string, (release: Release) => void][] = [
    ['missing ocid', (release) => delete release.ocid],
    ['no tag', (release) => (release.tag = [])],
    ['invented tag', (release) => (release.tag = ['gift'])],
    ['wrong date', (release) => (release.date = 'yesterday')],
    ['amount as text', (release) => (release.tender.value.amount = '5')],
    ['unknown status', (release) => (release.tender.status = 'done')],
    ['unknown award', (release) => (release.contracts[0]!.awardID = 'x')],
    ['supplier that is no party', (release) => (release.awards[0]!.suppliers[0]!.id = 'x')],
    ['invented role', (release) => (release.parties[0]!.roles = ['friend'])],
    ['blank title', (release) => (release.tender.title = '')],
    ['id twice', (release) => release.tender.items.push(release.tender.items[0]!)],
    ['period that ends first', (release) => (release.tender.tenderPeriod.endDate = '2025-01-01T00:00:00Z')],
    ['ocid without a prefix', (release) => (release.ocid = 'XJ-1')],
  ]
  for (const [name, change] of cases) expect([name, spoilt(change).length > 0]).toEqual([name, true])
  expect(problemsOf(published(all).body)).toEqual([])
  const unequal = { ...project, awards: [{ ...project.awards[0]!, total: '1.00' }] }
  expect(published(all, unequal).problems).toEqual(['award XJ-1-A1 does not add up'])
})

test('open data: before the opening there is no count, and a masked budget is in no state', () => {
  const hidden = stateOf({ ...project, state: '5', tenderers: null, budget: null, awards: [], contracts: [] })
  expect(JSON.stringify(redacted(hidden, { rules: all, secret }))).not.toMatch(/numberOfTenderers|"value"|awards/)
})
