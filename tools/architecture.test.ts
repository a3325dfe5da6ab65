import { expect, test } from 'vitest'
import type { Manifest } from '../contract/src/kit/manifest.ts'
import { layers, modules as manifests } from '../contract/src/modules.ts'
import { isPackage, isTest, moduleOf, webModuleOf } from './architecture/layers.ts'
import { sealingRules } from './architecture/sealingRules.ts'
import { serverRules } from './architecture/serverRules.ts'
import { webRules } from './architecture/webRules.ts'
import { arrowsOf, read, sourceFiles } from './imports.ts'

const arrows = sourceFiles().flatMap((file) => arrowsOf(file, read(file)))

test('architecture: the imports are seen: this test reads what it judges', () => {
  expect(arrows.length).toBeGreaterThan(100)
  expect(arrows).toContainEqual({ from: 'server/src/app.ts', to: 'server/src/modules/identity/index.ts' })
  expect(
    arrowsOf(
      'a/b.ts',
      "import { x } from '../c.ts'\nimport type { y } from '#kit/flow.ts'\nexport { z } from './d.ts'\nawait import('pg')",
    ),
  ).toEqual([
    { from: 'a/b.ts', to: 'c.ts' },
    { from: 'a/b.ts', to: 'server/src/kit/flow.ts', isType: true },
    { from: 'a/b.ts', to: 'a/d.ts' },
    { from: 'a/b.ts', to: 'pg' },
  ])
})

test.each([...serverRules, ...webRules, ...sealingRules])('architecture: $name', ({ breaks, example }) => {
  expect(arrows.filter(breaks)).toEqual([])
  expect(breaks(example)).toBe(true)
})

/**
 * What would get around the types of a statement: SQL text that is run as it is, a row type by force, a tenant by hand.
 */
const unchecked = [
  { pattern: /`\s*\.execute\(|CompiledQuery\.raw|\.executeQuery\(/, example: 'sql<Row>`select 1`.execute(db)' },
  { pattern: /\bas (unknown as )?Promise<|\bas unknown as\b/, example: 'insert(db) as Promise<Row>' },
  { pattern: /\.\$castTo</, example: "db.selectFrom('t').$castTo<Row>()" },
  { pattern: /\btenant_id: /, example: 'values({ tenant_id: tenantId })' },
]
test.each(unchecked)('architecture: stores run no unchecked statement: $example', ({ pattern, example }) => {
  const stores = sourceFiles().filter((file) => file.endsWith('.store.ts') && moduleOf(file) !== undefined)
  expect(stores.length).toBeGreaterThan(60)
  expect(stores.filter((file) => pattern.test(read(file)))).toEqual([])
  expect(pattern.test(`export const x = (db: Db) => ${example}`)).toBe(true)
})

/** What a browser, a server and a command do not share; comments are no code. */
const ofOnePlace = /\b(document|window|process|Buffer|localStorage|indexedDB|fetch|performance)\b[.([]|\bDate\b[.(]/
test('architecture: the cryptography of sealed quotes needs no clock, network, storage or page', () => {
  const files = sourceFiles().filter((file) => file.startsWith('sealing/') && !isTest(file))
  expect(files.length).toBeGreaterThan(5)
  const code = (file: string) => read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
  expect(files.filter((file) => ofOnePlace.test(code(file)))).toEqual([])
  for (const example of ['Date.now()', 'new Date()', 'fetch(url)', "Buffer.from('')", 'process.env'])
    expect([example, ofOnePlace.test(example)]).toEqual([example, true])
})

test('architecture: every module has its layer', () => {
  const modules = new Set(
    arrows.map(({ from }) => moduleOf(from) ?? webModuleOf(from)).filter((name) => name !== undefined),
  )
  expect([...modules].filter((name) => !(layers as readonly string[]).includes(name))).toEqual([])
})

test('architecture: no file hides what it does behind a name that says nothing', () => {
  expect(
    sourceFiles().filter(
      (file) => !file.startsWith('web/src/messages/') && /\b(utils?|helpers?|common|manager|misc)\b/i.test(file),
    ),
  ).toEqual([])
})

test('architecture: lint rules are not switched off in the code, nor types forced', () => {
  const forced = /eslint-disable|oxlint-disable|@ts-ignore|@ts-expect-error|\bas any\b|: any\b/
  const files = sourceFiles().filter(
    (file) => !/^tools\/architecture\.test\.ts$|^server\/src\/kit\/database\/db(\.statements)?\.ts$/.test(file),
  )
  expect(files.filter((file) => forced.test(read(file)))).toEqual([])
})

/** Pages of rows: a total beside each row, or rows from an offset. */
const paging = /count\(\*\)\s*over\s*\(\s*\)|\.over\(\)|\blimit\b[^`;]*\boffset\b|\.offset\(/i
/** What pages by itself: the list, and the search, whose windows are kept for the next page. */
const pagesItself = new Set([
  'server/src/kit/database/list/list.finder.ts',
  'server/src/modules/catalogue/goods/facet.store.ts',
  'server/src/modules/catalogue/goods/goods.store.ts',
])

test('architecture: pages of rows are made by the list of the kit alone', () => {
  const isGenerated = (file: string) => file === 'server/src/kit/database/db.statements.ts'
  const files = sourceFiles().filter(
    (file) => /^server\/src\/(kit\/|.*\.store\.ts$)/.test(file) && !isTest(file) && !isGenerated(file),
  )
  expect(files.filter((file) => !pagesItself.has(file) && paging.test(read(file)))).toEqual([])
  for (const file of pagesItself) expect([file, paging.test(read(file))]).toEqual([file, true])
  for (const example of [
    'select id, count(*) over () as total from t',
    'select (e) => e.fn.countAll().over().as(x)',
    'order by id limit ${limit} offset ${(page - 1) * limit}',
    'query.limit(limit).offset((page - 1) * limit)',
  ])
    expect([example, paging.test(example)]).toEqual([example, true])
})

test('architecture: packages are imported by the side that they belong to', () => {
  const serverOnly = /^(pg|kysely|fastify|@fastify\/|sharp|exceljs|pino)/
  expect(arrows.filter(({ from, to }) => from.startsWith('web/') && isPackage(to) && serverOnly.test(to))).toEqual([])
})

/** What an idle server does without, and who has it from the start: threads and processes of their own. */
const loadedLate = [
  '@fastify/swagger-ui',
  '@napi-rs/canvas',
  '@node-rs/jieba',
  '@node-saml/node-saml',
  '@opentelemetry/sdk-node',
  'exceljs',
  'oidc-provider',
  'onnxruntime-web',
  'pdfmake',
  'pinyin-pro',
  'sharp',
]
const startsWithIt = ['server/src/kit/ocr/ocr.engine.ts', 'server/src/kit/pdf/pdf.worker.ts', 'server/src/telemetry.ts']
test('architecture: large libraries that few calls need are loaded with the first of these calls', () => {
  const names = loadedLate.map((name) => name.replaceAll('/', String.raw`\/`)).join('|')
  const atStart = new RegExp(`^import (?!type\\b)(?:[^;'"]*? from )?'(?:${names})'`, 'm')
  const files = sourceFiles().filter((file) => file.startsWith('server/src/') && !isTest(file))
  expect(files.filter((file) => atStart.test(read(file))).toSorted()).toEqual(startsWithIt)
  expect(atStart.test("import {\n  Provider,\n} from 'oidc-provider'")).toBe(true)
  expect(atStart.test("import type { Provider } from 'oidc-provider'\nawait import('sharp')")).toBe(false)
})

/** Of the refusals that modules declare; what the kit says no with it declares itself. */
const ofModules = new Set(Object.values<Manifest>(manifests).flatMap(({ refusals = {} }) => Object.keys(refusals)))
test('architecture: the kit says no with none of the refusals of modules', () => {
  const named = (source: string) =>
    [...source.matchAll(/\b(?:refuse|Refusal)\(\s*'([^']+)'/g)]
      .map(([, code]) => code!)
      .filter((code) => ofModules.has(code))
  const kit = sourceFiles().filter((file) => file.startsWith('server/src/kit/') && !isTest(file))
  expect(kit.length).toBeGreaterThan(100)
  expect(kit.flatMap((file) => named(read(file)).map((code) => `${file}: ${code}`))).toEqual([])
  for (const example of ["return refuse('pictureSearch.busy')", "throw new Refusal(\n  'cart.full', { most })"])
    expect([example, named(example).length]).toEqual([example, 1])
  expect(named("refuse('thing.stale')")).toEqual([])
})

/** Steps of a login: what they send is not what one form holds. */
const hasStepsOfLogin = /^web\/src\/modules\/(login|certificates)\//
test('architecture: what is filled in and written is a form of the kit', () => {
  const breaks = (source: string) => /<form\b/.test(source) && /\buse(Write|Mutation)\(|\bcall\(/.test(source)
  const own = sourceFiles().filter((file) => webModuleOf(file) !== undefined && breaks(read(file)))
  expect(own.filter((file) => !hasStepsOfLogin.test(file))).toEqual([])
  expect(breaks('const write = useWrite(editSupplier); return <form onSubmit={save} />')).toBe(true)
})
