import { expect, test } from 'vitest'
import type { Manifest } from '../contract/src/kit/manifest.ts'
import { layers, modules as manifests } from '../contract/src/modules.ts'
import { isPackage, isTest, moduleOf, webModuleOf } from './architecture/layers.ts'
import { sealingRules } from './architecture/sealingRules.ts'
import { serverRules } from './architecture/serverRules.ts'
import { webRules } from './architecture/webRules.ts'
import { type Arrow, arrowsOf, isGenerated, read, sourceFiles } from './imports.ts'

const arrows = sourceFiles().flatMap((file) => arrowsOf(file, read(file)))

test('architecture: the imports of all source files are found', () => {
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

const runs = /\.execute(TakeFirst(OrThrow)?|Query)?\(|CompiledQuery\.raw/
/** Bypasses of declared statements: what is run as it is, forced row types, explicit tenants. */
const unchecked = [
  { pattern: runs, example: 'sql<Row>`select 1`.execute(db)' },
  { pattern: runs, example: 'db.executeQuery(CompiledQuery.raw(text))' },
  { pattern: runs, example: "db.selectFrom('t').select('id').executeTakeFirst()" },
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

test('architecture: a connection is called `db` or `tx`, because `sql` is the template of the query builder', () => {
  const isMisnamed = (source: string) => /\bsql: (Db|Tx|Database)\b|\(sql\) =>|\{ sql, actor\b/.test(source)
  const files = sourceFiles().filter((file) => file.startsWith('server/') || file.startsWith('bench/'))
  expect(files.filter((file) => isMisnamed(read(file)))).toEqual([])
  for (const example of ['(sql: Db) => 1', 'read(tenantId, (sql) => 1)', 'serve(app, route, ({ sql, actor }) => 1)'])
    expect([example, isMisnamed(example)]).toEqual([example, true])
})

test('architecture: only what declares statements runs them', () => {
  const kit = sourceFiles().filter(
    (file) => /^server\/src\/(kit|demo|cli|tenantTransfer)\//.test(file) && !isTest(file),
  )
  const running = kit.filter((file) => runs.test(read(file)))
  expect(running.toSorted()).toEqual([
    'server/src/kit/database/attempt.ts',
    'server/src/kit/database/list/list.finder.ts',
    'server/src/kit/database/query.ts',
    'server/src/kit/verification.ts',
  ])
})

/** Environment-specific APIs, searched in code without comments. */
const environmentApis =
  /\b(document|window|process|Buffer|localStorage|indexedDB|fetch|performance)\b[.([]|\bDate\b[.(]/
test('architecture: the cryptography of sealed quotes uses no clock, network, storage or DOM', () => {
  const files = sourceFiles().filter((file) => file.startsWith('sealing/') && !isTest(file))
  expect(files.length).toBeGreaterThan(5)
  const code = (file: string) => read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
  expect(files.filter((file) => environmentApis.test(code(file)))).toEqual([])
  for (const example of ['Date.now()', 'new Date()', 'fetch(url)', "Buffer.from('')", 'process.env'])
    expect([example, environmentApis.test(example)]).toEqual([example, true])
})

/** Modules of these files without a place in the layers. */
const unplaced = (files: readonly string[]) => {
  const modules = new Set(files.map((file) => moduleOf(file) ?? webModuleOf(file)))
  return [...modules].filter((name) => name !== undefined && !(layers as readonly string[]).includes(name))
}
test('architecture: every module has a layer', () => {
  expect(unplaced(arrows.map(({ from }) => from))).toEqual([])
  const examples = ['server/src/modules/loans/loan.rules.ts', 'web/src/modules/leases/pages.ts', 'server/src/app.ts']
  expect(unplaced([...examples, 'server/src/modules/suppliers/index.ts'])).toEqual(['loans', 'leases'])
})

const isMeaningless = (file: string) =>
  !file.startsWith('web/src/messages/') && /\b(utils?|helpers?|common|manager|misc)\b/i.test(file)
test('architecture: no file has a meaningless name', () => {
  expect(sourceFiles().filter(isMeaningless)).toEqual([])
  for (const example of ['server/src/kit/utils.ts', 'web/src/kit/helpers/text.ts', 'e2e/common.ts'])
    expect([example, isMeaningless(example)]).toEqual([example, true])
  expect(isMeaningless('server/src/kit/refusal.ts')).toBe(false)
})

test('architecture: code disables no lint rules and forces no types', () => {
  const forced = /eslint-disable|oxlint-disable|@ts-ignore|@ts-expect-error|\bas any\b|: any\b/
  const files = sourceFiles().filter((file) => file !== 'tools/architecture.test.ts' && !isGenerated(file))
  expect(files.filter((file) => forced.test(read(file)))).toEqual([])
  for (const example of [
    '// oxlint-disable-next-line no-console',
    '/* eslint-disable */',
    '// @ts-ignore',
    '// @ts-expect-error of the library',
    'const row = found as any',
    '(row: any) => row.id',
  ])
    expect([example, forced.test(example)]).toEqual([example, true])
  expect(forced.test('const anyOf = (ids: Anything) => ids')).toBe(false)
})

/** Pagination: a total beside each row, or an offset. */
const paging = /count\(\*\)\s*over\s*\(\s*\)|\.over\(\)|\blimit\b[^`;]*\boffset\b|\.offset\(/i
/** Files that paginate: the list of the kit, and the search, which caches windows of results. */
const paginatingFiles = new Set([
  'server/src/kit/database/list/list.finder.ts',
  'server/src/modules/catalogue/goods/facets/facet.store.ts',
  'server/src/modules/catalogue/goods/goods.store.ts',
])

test('architecture: only the list of the kit paginates', () => {
  const files = sourceFiles().filter(
    (file) => /^server\/src\/(kit\/|.*\.store\.ts$)/.test(file) && !isTest(file) && !isGenerated(file),
  )
  expect(files.filter((file) => !paginatingFiles.has(file) && paging.test(read(file)))).toEqual([])
  for (const file of paginatingFiles) expect([file, paging.test(read(file))]).toEqual([file, true])
  for (const example of [
    'select id, count(*) over () as total from t',
    'select (e) => e.fn.countAll().over().as(x)',
    'order by id limit ${limit} offset ${(page - 1) * limit}',
    'query.limit(limit).offset((page - 1) * limit)',
  ])
    expect([example, paging.test(example)]).toEqual([example, true])
})

test('architecture: packages are imported only by their part of the product', () => {
  const serverOnly = /^(pg|kysely|fastify|@fastify\/|sharp|exceljs|pino)/
  const breaks = ({ from, to }: Arrow) => from.startsWith('web/') && isPackage(to) && serverOnly.test(to)
  expect(arrows.filter(breaks)).toEqual([])
  expect(breaks({ from: 'web/src/kit/client/api.ts', to: '@fastify/static' })).toBe(true)
  expect(breaks({ from: 'web/src/kit/client/api.ts', to: 'react' })).toBe(false)
})

/** Not loaded at startup, but with the first use; exceptions are separate threads and processes. */
const loadedOnDemand = [
  '@fastify/swagger-ui',
  '@napi-rs/canvas',
  '@node-rs/jieba',
  '@node-saml/node-saml',
  '@opentelemetry/sdk-node',
  'oidc-provider',
  'onnxruntime-web',
  'pdfmake',
  'pinyin-pro',
  'sharp',
]
const startsWithIt = [
  'server/src/kit/ocr/ocr.engine.ts',
  'server/src/kit/pdf/pdf.worker.ts',
  'server/src/kit/pdf/readDocument.worker.ts',
  'server/src/telemetry.ts',
]
test('architecture: large libraries of rare calls are loaded on demand', () => {
  const names = loadedOnDemand.map((name) => name.replaceAll('/', String.raw`\/`)).join('|')
  const atStart = new RegExp(`^import (?!type\\b)(?:[^;'"]*? from )?'(?:${names})'`, 'm')
  const files = sourceFiles().filter((file) => file.startsWith('server/src/') && !isTest(file))
  expect(files.filter((file) => atStart.test(read(file))).toSorted()).toEqual(startsWithIt)
  expect(atStart.test("import {\n  Provider,\n} from 'oidc-provider'")).toBe(true)
  expect(atStart.test("import type { Provider } from 'oidc-provider'\nawait import('sharp')")).toBe(false)
})

/** Refusals declared by modules. */
const moduleRefusals = new Set(Object.values<Manifest>(manifests).flatMap(({ refusals = {} }) => Object.keys(refusals)))
test('architecture: the kit uses no refusals of modules', () => {
  const named = (source: string) =>
    [...source.matchAll(/\b(?:refuse|Refusal)\(\s*'([^']+)'/g)]
      .map(([, code]) => code!)
      .filter((code) => moduleRefusals.has(code))
  const kit = sourceFiles().filter((file) => file.startsWith('server/src/kit/') && !isTest(file))
  expect(kit.length).toBeGreaterThan(100)
  expect(kit.flatMap((file) => named(read(file)).map((code) => `${file}: ${code}`))).toEqual([])
  for (const example of ["return refuse('pictureSearch.busy')", "throw new Refusal(\n  'cart.full', { most })"])
    expect([example, named(example).length]).toEqual([example, 1])
  expect(named("refuse('thing.stale')")).toEqual([])
})

/** Login steps send more than the values of one form. */
const hasStepsOfLogin = /^web\/src\/modules\/(login|certificates)\//
test('architecture: every form is a form of the kit', () => {
  const breaks = (source: string) => /<form\b/.test(source) && /\buse(Write|Mutation)\(|\bcall\(/.test(source)
  const own = sourceFiles().filter((file) => webModuleOf(file) !== undefined && breaks(read(file)))
  expect(own.filter((file) => !hasStepsOfLogin.test(file))).toEqual([])
  expect(breaks('const write = useWrite(editSupplier); return <form onSubmit={save} />')).toBe(true)
})
