import { expect, test } from 'vitest'
import { layers } from '../contract/src/modules.ts'
import { type Arrow, arrowsOf, read, sourceFiles } from './imports.ts'

/** Architecture rules. Each is a filter over the imports of all source files, and is shown to catch what it forbids. */
interface Rule {
  name: string
  breaks: (arrow: Arrow) => boolean
  /** An import that must not be. */
  example: Arrow
}

const moduleOf = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const webModuleOf = (file: string) => /^web\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const webLayerOf = (file: string) => layers.indexOf(webModuleOf(file) as (typeof layers)[number])
const layerOf = (file: string) => layers.indexOf(moduleOf(file) as (typeof layers)[number])
/** A module's contract has the module's layer; what all of them share, the kit, is below. */
const contractLayerOf = (file: string) => {
  const folder = /^contract\/src\/([^/]+)\//.exec(file)?.[1]
  return folder === undefined || folder === 'kit' ? -1 : layers.indexOf(folder as (typeof layers)[number])
}
const isTest = (file: string) => /\.test\.tsx?$|^server\/test\/|^e2e\/|^bench\/|^tools\//.test(file)
/** Generated from the schema and from what the modules know of their columns. */
const generatedTypes = 'server/src/kit/db.ts'
const isColumns = (file: string) => file.endsWith('/columns.ts')
/** Where sending statements together was measured to pay. */
const pipelined = [
  'server/src/kit/database.ts',
  'server/src/modules/identity/session.store.ts',
  'server/src/modules/login/attemptCounter.store.ts',
  'server/src/modules/login/passwords/password.service.ts',
  'server/src/modules/login/passwords/passwordCheck.service.ts',
  'server/src/modules/login/pendingLogin.service.ts',
  'server/src/modules/approvals/approval.service.ts',
  'server/src/modules/catalogue/vocabulary/word.store.ts',
  'server/src/modules/ordering/cart/cart.service.ts',
  'server/src/modules/ordering/cart/checkout.service.ts',
  'server/src/modules/ordering/flow/hold.service.ts',
  'server/src/modules/ordering/cart/submit.service.ts',
]
const isPackage = (to: string) => !/\.tsx?$|\.css$|\.svg$|\.woff2$|\.json$/.test(to)

const rules: Rule[] = [
  {
    name: 'the contract imports only itself and TypeBox',
    breaks: ({ from, to }) =>
      from.startsWith('contract/') && !isTest(from) && !to.startsWith('contract/') && to !== 'typebox',
    example: { from: 'contract/src/ordering/orders.ts', to: 'server/src/kit/flow.ts' },
  },
  {
    name: 'the contract of a module imports none of a module above it',
    breaks: ({ from, to }) => /^contract\/src\/[^/]+\//.test(from) && contractLayerOf(to) > contractLayerOf(from),
    example: { from: 'contract/src/identity/account.ts', to: 'contract/src/login/login.ts' },
  },
  {
    name: 'a module imports no contract of a higher layer',
    breaks: ({ from, to }) => moduleOf(from) !== undefined && !isTest(from) && contractLayerOf(to) > layerOf(from),
    example: { from: 'server/src/modules/identity/user.routes.ts', to: 'contract/src/ordering/orders.ts' },
  },
  {
    name: 'rules are pure: contract, other rules, the pure files of the kit, and types of lower modules',
    breaks: ({ from, to, isType }) =>
      from.endsWith('.rules.ts') &&
      !(isType && to.endsWith('/index.ts')) &&
      !/^contract\/|\.rules\.ts$|^server\/src\/kit\/(flow|actor|refusal)\.ts$/.test(to),
    example: { from: 'server/src/modules/ordering/orders/order.rules.ts', to: 'server/src/kit/database.ts' },
  },
  {
    name: 'only stores, the kit and set-ups know Kysely',
    breaks: ({ from, to }) =>
      to === 'kysely' && !/\.store\.ts$|^server\/src\/kit\/|^server\/src\/demo\//.test(from) && !isTest(from),
    example: { from: 'server/src/modules/ordering/orders/order.service.ts', to: 'kysely' },
  },
  {
    name: 'a module imports no module of a higher layer',
    breaks: ({ from, to }) =>
      moduleOf(from) !== undefined && moduleOf(to) !== undefined && !isTest(from) && layerOf(to) > layerOf(from),
    example: { from: 'server/src/modules/identity/x.service.ts', to: 'server/src/modules/ordering/index.ts' },
  },
  {
    name: 'a module is imported by its index alone',
    breaks: ({ from, to }) =>
      moduleOf(to) !== undefined &&
      moduleOf(from) !== moduleOf(to) &&
      !isTest(from) &&
      !to.endsWith('/index.ts') &&
      from !== generatedTypes,
    example: { from: 'server/src/app.ts', to: 'server/src/modules/ordering/orders/order.store.ts' },
  },
  {
    name: 'the kit knows no module',
    breaks: ({ from, to }) =>
      from.startsWith('server/src/kit/') &&
      !isTest(from) &&
      moduleOf(to) !== undefined &&
      !(from === generatedTypes && isColumns(to)),
    example: { from: 'server/src/kit/serve.ts', to: 'server/src/modules/identity/index.ts' },
  },
  {
    name: 'types of columns come from the contract, or from rules',
    breaks: ({ from, to }) => isColumns(from) && !/^contract\/|\.rules\.ts$/.test(to),
    example: {
      from: 'server/src/modules/ordering/columns.ts',
      to: 'server/src/modules/ordering/orders/order.store.ts',
    },
  },
  {
    name: 'statements are sent together only where that was measured to pay: their order is a lock order',
    breaks: ({ from, to }) => to === 'server/src/kit/pipeline.ts' && !isTest(from) && !pipelined.includes(from),
    example: { from: 'server/src/modules/suppliers/supplier.service.ts', to: 'server/src/kit/pipeline.ts' },
  },
  {
    name: 'statements are run by the kit alone, which checks them',
    breaks: ({ from, to }) =>
      to === 'server/src/kit/database.statements.ts' && !from.startsWith('server/src/kit/') && !isTest(from),
    example: {
      from: 'server/src/modules/suppliers/supplier.store.ts',
      to: 'server/src/kit/database.statements.ts',
    },
  },
  {
    name: 'the web never imports the server, nor the server the web',
    breaks: ({ from, to }) =>
      (from.startsWith('web/') && to.startsWith('server/')) ||
      (from.startsWith('server/src/') && to.startsWith('web/')),
    example: { from: 'web/src/kit/client/api.ts', to: 'server/src/kit/flow.ts' },
  },
  {
    name: 'a module of the web imports no module of a higher layer',
    breaks: ({ from, to }) =>
      webModuleOf(from) !== undefined && webModuleOf(to) !== undefined && webLayerOf(to) > webLayerOf(from),
    example: { from: 'web/src/modules/catalogue/goods/GoodsTile.tsx', to: 'web/src/modules/ordering/cart/cart.ts' },
  },
  {
    name: 'the kit of the web knows neither modules nor the application',
    breaks: ({ from, to }) => from.startsWith('web/src/kit/') && /^web\/src\/(modules|app)\//.test(to),
    example: { from: 'web/src/kit/list/Table.tsx', to: 'web/src/modules/ordering/parts/OrderLines.tsx' },
  },
  {
    name: 'modules of the web know nothing of the application',
    breaks: ({ from, to }) => webModuleOf(from) !== undefined && to.startsWith('web/src/app/'),
    example: { from: 'web/src/modules/portal/VisitorHomePage.tsx', to: 'web/src/app/appearance.ts' },
  },
  {
    name: 'only the kit builds on React Aria; pages take their controls from the kit',
    breaks: ({ from, to }) => /^react-(aria|stately)/.test(to) && !from.startsWith('web/src/kit/'),
    example: { from: 'web/src/modules/ordering/cart/CartPage.tsx', to: 'react-aria-components/Menu' },
  },
  {
    name: 'modules check no input by themselves, and ask about nothing unsaved: their forms do',
    breaks: ({ from, to }) =>
      webModuleOf(from) !== undefined && /^web\/src\/kit\/form\/(check|issues|values|unsaved)\.ts$/.test(to),
    example: { from: 'web/src/modules/suppliers/SupplierDialog.tsx', to: 'web/src/kit/form/check.ts' },
  },
  {
    name: 'routes know no database driver, and services no HTTP',
    breaks: ({ from, to }) =>
      (from.endsWith('.service.ts') && (to === 'fastify' || to === 'server/src/kit/serve.ts')) ||
      (from.endsWith('.routes.ts') && to === 'pg'),
    example: { from: 'server/src/modules/ordering/orders/order.service.ts', to: 'fastify' },
  },
]

const arrows = sourceFiles().flatMap((file) => arrowsOf(file, read(file)))

test('the imports are seen: this test reads what it judges', () => {
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

test.each(rules)('$name', ({ breaks, example }) => {
  expect(arrows.filter(breaks)).toEqual([])
  expect(breaks(example)).toBe(true)
})

/** What would get around the types of a statement: SQL text that is run as it is, a row type by force, a tenant by hand. */
const unchecked = [
  { pattern: /`\s*\.execute\(|CompiledQuery\.raw|\.executeQuery\(/, example: 'sql<Row>`select 1`.execute(db)' },
  { pattern: /\bas (unknown as )?Promise<|\bas unknown as\b/, example: 'insert(db) as Promise<Row>' },
  { pattern: /\.\$castTo</, example: "db.selectFrom('t').$castTo<Row>()" },
  { pattern: /\btenant_id: /, example: 'values({ tenant_id: tenantId })' },
]
test.each(unchecked)('stores run no unchecked statement: $example', ({ pattern, example }) => {
  const stores = sourceFiles().filter((file) => file.endsWith('.store.ts') && moduleOf(file) !== undefined)
  expect(stores.length).toBeGreaterThan(60)
  expect(stores.filter((file) => pattern.test(read(file)))).toEqual([])
  expect(pattern.test(`export const x = (db: Db) => ${example}`)).toBe(true)
})

test('every module has its layer', () => {
  const modules = new Set(
    arrows.map(({ from }) => moduleOf(from) ?? webModuleOf(from)).filter((name) => name !== undefined),
  )
  expect([...modules].filter((name) => !(layers as readonly string[]).includes(name))).toEqual([])
})

test('no file hides what it does behind a name that says nothing', () => {
  expect(
    sourceFiles().filter(
      (file) => !file.startsWith('web/src/messages/') && /\b(utils?|helpers?|common|manager|misc)\b/i.test(file),
    ),
  ).toEqual([])
})

test('lint rules are not switched off in the code, nor types forced', () => {
  const forced = /eslint-disable|oxlint-disable|@ts-ignore|@ts-expect-error|\bas any\b|: any\b/
  const files = sourceFiles().filter(
    (file) => !/^tools\/architecture\.test\.ts$|^server\/src\/kit\/db(\.statements)?\.ts$/.test(file),
  )
  expect(files.filter((file) => forced.test(read(file)))).toEqual([])
})

/** Pages of rows: a total beside each row, or rows from an offset. */
const paging = /count\(\*\)\s*over\s*\(\s*\)|\.over\(\)|\blimit\b[^`;]*\boffset\b|\.offset\(/i
/** What pages by itself: the list, and the search, whose windows are kept for the next page. */
const pagesItself = new Set([
  'server/src/kit/list.ts',
  'server/src/modules/catalogue/goods/answer.store.ts',
  'server/src/modules/catalogue/goods/goods.store.ts',
])

test('pages of rows are made by the list of the kit alone', () => {
  const isGenerated = (file: string) => file === 'server/src/kit/db.statements.ts'
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

const mostLines = 300
const mostFiles = 30
/** Written by a program, and read by nobody from top to bottom. */
const isWrittenByProgram = (file: string) => /^server\/src\/kit\/db(\.columns|\.statements)?\.ts$/.test(file)
const tooLong = (file: string, source: string) =>
  !isWrittenByProgram(file) && source.trimEnd().split('\n').length > mostLines
const tooFull = (files: readonly string[]) =>
  Object.entries(Object.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/'))))
    .filter(([, its]) => its!.length > mostFiles)
    .map(([folder]) => folder)

/** Longer or fuller than they may be, until they are split: nothing is added here. */
const stillTooLong = new Set([
  'server/src/modules/catalogue/goods/goods.routes.test.ts',
  'server/src/modules/login/contact.routes.test.ts',
  'server/src/modules/ordering/flow/moves.routes.test.ts',
  'server/src/modules/portal/loginSettings.routes.test.ts',
  'server/src/modules/provider/attacks.routes.test.ts',
  'server/src/modules/provider/issuer.routes.test.ts',
])
const stillTooFull = new Set(['server/src/kit'])

test('a file has at most 300 lines', () => {
  const long = sourceFiles().filter((file) => tooLong(file, read(file)))
  expect(long.filter((file) => !stillTooLong.has(file))).toEqual([])
  expect([...stillTooLong].filter((file) => !long.includes(file))).toEqual([])
  expect(tooLong('server/src/kit/x.ts', 'x\n'.repeat(mostLines + 1))).toBe(true)
  expect(tooLong('contract/src/catalogue/x.ts', 'x\n'.repeat(mostLines))).toBe(false)
})

test('a folder has at most 30 source files', () => {
  const full = tooFull(sourceFiles())
  expect(full.filter((folder) => !stillTooFull.has(folder))).toEqual([])
  expect([...stillTooFull].filter((folder) => !full.includes(folder))).toEqual([])
  const files = Array.from({ length: mostFiles + 1 }, (_, n) => `contract/src/catalogue/x${n}.ts`)
  expect(tooFull(files)).toEqual(['contract/src/catalogue'])
  expect(tooFull(files.slice(1))).toEqual([])
})

test('packages are imported by the side that they belong to', () => {
  const serverOnly = /^(pg|kysely|fastify|@fastify\/|sharp|exceljs|pino)/
  expect(arrows.filter(({ from, to }) => from.startsWith('web/') && isPackage(to) && serverOnly.test(to))).toEqual([])
})

/** Steps of a login, and documents whose lines are filled in one by one: what they send is not what one form holds. */
const formsOfTheirOwn = [
  /^web\/src\/modules\/(login|certificates)\//,
  /^web\/src\/modules\/ordering\/(orders\/CommentDialog|supplier\/ShipDialog|receipts\/ReceiveDialog)\.tsx$/,
  /^web\/src\/modules\/catalogue\/products\/StockDialog\.tsx$/,
]
test('what is filled in and written is a form of the kit', () => {
  const breaks = (source: string) => /<form\b/.test(source) && /\buse(Write|Mutation)\(|\bcall\(/.test(source)
  const own = sourceFiles().filter((file) => webModuleOf(file) !== undefined && breaks(read(file)))
  expect(own.filter((file) => !formsOfTheirOwn.some((known) => known.test(file)))).toEqual([])
  expect(breaks('const write = useWrite(editSupplier); return <form onSubmit={save} />')).toBe(true)
})
