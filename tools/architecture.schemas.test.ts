import { expect, test } from 'vitest'
import { layers } from '../contract/src/modules.ts'
import { isTest, moduleOf, schemaOf } from './architecture/layers.ts'
import { read, sourceFiles } from './imports.ts'

/** Schemas with tables, as the generated types declare them. */
const schemas = new Set(
  [...read('server/src/kit/database/db.ts').matchAll(/^ {2}'(\w+)\.\w+': /gm)].map(([, schema]) => schema!),
)
/** Modules from the lowest layer upward, by their schemas. */
const owners = new Map(layers.map((module, layer) => [schemaOf(module), layer]))
/** Kit of the server: its schema is below all modules. */
const kit = 'kit'

const files = sourceFiles().filter((file) => moduleOf(file) !== undefined && !isTest(file))
const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
const found = (judge: (file: string, source: string) => readonly string[]) =>
  files.flatMap((file) => judge(file, withoutComments(read(file))).map((what) => `${file}: ${what}`))

const store = 'server/src/modules/ordering/orders/order.store.ts'

test('architecture: every schema belongs to the module of its name', () => {
  expect(schemas.size).toBeGreaterThan(15)
  expect([...schemas].filter((schema) => schema !== kit && !owners.has(schema))).toEqual([])
  expect(schemaOf('priceLists')).toBe('price_lists')
  expect(schemaOf('suppliers')).toBe('suppliers')
})

const writing =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(\w+)\.\w+|\b(?:insertInto|updateTable|deleteFrom|mergeInto|insertMany|tableOf)\(\s*['"](\w+)\.\w+/gi
const foreignWrites = (file: string, source: string): string[] =>
  [...source.matchAll(writing)]
    .map(([, sql, built]) => sql ?? built!)
    .filter((schema) => schema !== schemaOf(moduleOf(file)!))

test('architecture: only its own module writes a schema', () => {
  expect(found(foreignWrites)).toEqual([])
  expect(foreignWrites(store, "db.updateTable('catalogue.stock').set(values)")).toEqual(['catalogue'])
  expect(foreignWrites(store, 'with x as (insert into ledger.entries (id) select 1)')).toEqual(['ledger'])
  expect(foreignWrites(store, "const stock = tableOf('catalogue.stock')")).toEqual(['catalogue'])
  expect(foreignWrites(store, "db.insertInto('ordering.orders').values(order)")).toEqual([])
  const ofPriceLists = 'server/src/modules/priceLists/priceList.store.ts'
  expect(foreignWrites(ofPriceLists, "const lists = tableOf('price_lists.price_lists')")).toEqual([])
  expect(foreignWrites(ofPriceLists, "const lists = tableOf('priceLists.price_lists')")).toEqual(['priceLists'])
})

/** Tables and functions of schemas. Audits (`*.verify.ts`) read what they audit, as stores do. */
const schemaNamed = new RegExp(String.raw`(?<![\w./$])(${[...owners.keys()].join('|')})\.[a-z_]\w*`, 'g')
const readsSql = (file: string) => /\.(store|verify)\.ts$/.test(file)
const higherReads = (file: string, source: string): string[] =>
  readsSql(file)
    ? [...source.matchAll(schemaNamed)]
        .filter(([, schema]) => owners.get(schema!)! > owners.get(schemaOf(moduleOf(file)!))!)
        .map(([name]) => name)
    : []

test('architecture: a store reads the schemas of its own and of lower modules', () => {
  expect(files.filter(readsSql).length).toBeGreaterThan(60)
  expect(found(higherReads)).toEqual([])
  const catalogue = 'server/src/modules/catalogue/goods/goods.store.ts'
  expect(higherReads(catalogue, "db.selectFrom('ordering.orders as o')")).toEqual(['ordering.orders'])
  expect(higherReads(catalogue, '`select * from sourcing.next_number($no)`')).toEqual(['sourcing.next_number'])
  expect(higherReads(catalogue, "db.selectFrom('suppliers.suppliers as s')")).toEqual([])
})

/** Statements, and calls of the builder. */
const statement =
  /\b(?:sqlQuery|preparedQuery|listByKeys|insertMany|recordset|tableOf)\(|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/g
const statementsOutside = (file: string, source: string): string[] =>
  readsSql(file) ? [] : [...source.matchAll(statement)].map(([call]) => call)

test('architecture: modules have their SQL in stores', () => {
  expect(found(statementsOutside)).toEqual([])
  const service = 'server/src/modules/ordering/orders/order.service.ts'
  expect(statementsOutside(service, "await tx.selectFrom('ordering.orders').execute()")).toEqual(['.selectFrom('])
  expect(statementsOutside(service.replace('order.service', 'workbench'), "sqlQuery('ordering.x', '')")).toEqual([
    'sqlQuery(',
  ])
  expect(statementsOutside(store, "preparedQuery((db) => db.selectFrom('ordering.orders'))")).toEqual([])
})

/** What a module exports, or uses beside routes, out of a file of routes. */
const fromRoutes = (file: string, source: string): string[] =>
  file.endsWith('/index.ts')
    ? [...source.matchAll(/\b(import|export) \{([^}]+)\} from '[^']+\.routes\.ts'/g)].flatMap(([, kind, names]) =>
        names!
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && (kind === 'export' || !/Routes$|^stream[A-Z]/.test(name))),
      )
    : []

test('architecture: an index takes nothing but routes out of files of routes', () => {
  expect(found(fromRoutes)).toEqual([])
  const index = 'server/src/modules/tenancy/index.ts'
  expect(fromRoutes(index, "export { entranceOf, portalOf } from './tenant.routes.ts'")).toEqual([
    'entranceOf',
    'portalOf',
  ])
  expect(fromRoutes(index, "import { canRead, tenantRoutes } from './tenant.routes.ts'")).toEqual(['canRead'])
})

/** Conditions on accounts that forget their last day, or repeat `identity.is_open`. */
const ownIsOpen = (_: string, source: string): string[] =>
  /\bidentity\.users\b/.test(source)
    ? [...source.matchAll(/\bnot (?:u\.)?disabled\b|\bexpires_at is null\b/g)].map(([condition]) => condition)
    : []

test('architecture: one function decides which accounts are open', () => {
  // Departments, of which `not disabled` is said as well.
  const exempt = 'server/src/modules/identity/departments/department.store.ts'
  expect(found(ownIsOpen).filter((one) => !one.startsWith(exempt))).toEqual([])
  expect(ownIsOpen(store, 'select u.id from identity.users u where not u.disabled')).toEqual(['not u.disabled'])
  expect(ownIsOpen(store, 'select from identity.users where expires_at is null or expires_at > now()')).toHaveLength(1)
  expect(ownIsOpen(store, 'select u.id from identity.users u where identity.is_open(u)')).toEqual([])
})

test('architecture: services take the context without requests', () => {
  const wide = (file: string, source: string) =>
    file.endsWith('.service.ts') && /\bAppContext\b/.test(source) ? ['AppContext'] : []
  expect(found(wide)).toEqual([])
  expect(wide('server/src/modules/login/session.service.ts', 'context: AppContext')).toEqual(['AppContext'])
})
