import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import { importProductsFile } from '#modules/imports/index.ts'
import { findSupplier } from '#modules/suppliers/index.ts'
import { runCommand } from '#server/cli/run.ts'
import { as, aTenant, contents, database, databaseUrl, refusalOf } from '#test/app.ts'
import { authority, openssl } from '#test/openssl.ts'
import { createCatalogueFixture, type CatalogueFixture } from '#test/catalogueFixture.ts'
import { buildWorkbook } from '#test/workbook.ts'

// A command opens its own connections and closes them again.
vi.setConfig({ testTimeout: 60_000 })

const environment = { DATABASE_URL: databaseUrl, FILES_URL: inject('filesFolder'), LANG: 'en_US.UTF-8' }

/** The command as a person types it: how it ended, and what it said. */
async function baicai(words: readonly string[], more: Record<string, string> = {}) {
  const lines = { log: [] as string[], error: [] as string[] }
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void lines[name].push(`${line}\n`)),
  )
  try {
    const code = await runCommand(words, { ...environment, ...more })
    return { code, said: lines.log.join(''), complained: lines.error.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('CLI: the process ends with the code of its command, and says what it said', async () => {
  const child = spawn(process.execPath, ['server/src/cli.ts', 'fly'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect({ code: code as number, said }).toEqual({ code: 2, said: '' })
  expect(complained).toContain('There is no command fly.')
})

let folder = ''
let shop: CatalogueFixture
let codes: readonly string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  shop = await createCatalogueFixture()
  const supplier = await database.read(shop.tenant.id, (sql) => findSupplier(sql, shop.supplierId))
  codes = ['--supplier', supplier.code, '--tenant', shop.tenant.host.split('.')[0]!]
})
afterAll(() => rm(folder, { recursive: true }))

test('CLI: who asks for help gets it; an unknown command is answered with the known ones', async () => {
  const help = await baicai(['help'])
  expect(help.code).toBe(0)
  for (const command of ['migrate', 'demo', 'import products <file>', 'ca trust <file>', 'verify', 'check'])
    expect(help.said).toContain(`\n  ${command}`)
  for (const [words, complaint] of [
    [['fly'], 'There is no command fly.'],
    [['import', 'products'], 'Usage: npm run baicai -- import products <file> --supplier <code>'],
    [['verify', '--hard'], "Unknown option '--hard'"],
  ] as const)
    expect(await baicai(words)).toMatchObject({ code: 2, complained: expect.stringContaining(complaint) })
})

test('CLI: a spreadsheet is imported by hand, and what is wrong in it is listed', async () => {
  const path = join(folder, '报价.xlsx')
  const headings = ['货号', '品名', '分类', '单位', '单价', '库存']
  const good = ['C1', '手套', '防护手套', '双', 3.5, 9]
  await writeFile(path, await buildWorkbook([headings, good, ['C2', '靴子', '防护手套', '双', '面议', 1]]))
  const first = await baicai(['import', 'products', path, ...codes])
  expect(first.said).toBe(`2 rows: 1 created, 0 changed, 0 unchanged, 0 to review, 1 failed; 0 kept without some cells
Row 3, “单价” (E3): isn't a number; found “面议”
`)
  expect(first.code).toBe(1)
  await writeFile(path, await buildWorkbook([headings, good]))
  const again = await baicai(['import', 'products', path, ...codes])
  expect(again).toMatchObject({
    code: 0,
    said: '1 rows: 0 created, 0 changed, 1 unchanged, 0 to review, 0 failed; 0 kept without some cells\n',
  })
})

test('CLI: a file that is none, a column that is missing, a supplier that nobody knows', async () => {
  const none = join(folder, 'a.xlsx')
  const bare = join(folder, 'b.csv')
  await writeFile(none, 'no workbook')
  await writeFile(bare, '货号,品名\nA1,手套\n')
  const [, supplierCode = '', , tenantCode = ''] = codes
  const given = { database, contents, tenantCode, supplierCode, path: bare, lang: 'zh-CN' as const, log: () => {} }
  const outcome = (more: Partial<typeof given>) => refusalOf(importProductsFile({ ...given, ...more }))
  expect(await outcome({ path: none })).toBe('upload.content')
  expect(await outcome({ path: join(folder, 'c.txt') })).toBe('upload.ending')
  expect(await outcome({})).toBe('import.missingColumn')
  expect(await outcome({ supplierCode: 'nobody' })).toBe('thing.notFound')
  expect(await outcome({ tenantCode: 'nowhere' })).toBe('tenant.unknown')
  const message = await baicai(['import', 'products', bare, ...codes])
  expect(message).toMatchObject({
    code: 1,
    complained: 'Missing required columns: Category, Unit, Price\n',
  })
})

test('CLI: check reports what works and what does not', async () => {
  const { said } = await baicai(['check'])
  for (const thing of ['runtime', 'files', 'connection', 'database', 'migrations', 'role', 'clock'])
    expect(said).toMatch(new RegExp(`^ok  ${thing}`, 'm'))
  const nowhere = await baicai(['check'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' })
  expect(nowhere).toMatchObject({ code: 1, said: expect.stringMatching(/^BAD connection/m) })
})

test('CLI: an authority is trusted by hand, and its list taken', async () => {
  const ssl = openssl()
  try {
    const root = ssl.make('测试 CA', { extensions: authority })
    const [certificate, list] = [join(folder, 'root.pem'), join(folder, 'root.crl')]
    await writeFile(certificate, root.pem)
    await writeFile(list, ssl.list(root, ['0A']))
    const tenant = ['--tenant', shop.tenant.host.split('.')[0]!]
    const early = await baicai(['ca', 'list', list, ...tenant])
    expect(early).toMatchObject({
      code: 1,
      complained: 'This revocation list was issued by an untrusted authority.\n',
    })
    const trusted = await baicai(['ca', 'trust', certificate, ...tenant])
    expect(trusted).toMatchObject({ code: 0, said: 'Trusted: CN=测试 CA, O=百采, C=CN\n' })
    const taken = await baicai(['ca', 'list', list, ...tenant])
    expect(taken).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^CN=测试 CA, O=百采, C=CN: 1 revoked, good until 20/),
    })
    expect((await baicai(['ca', 'trust', list, ...tenant])).complained).toBe("This certificate can't be read.\n")
    expect((await baicai(['ca', 'trust', certificate, '--tenant', 'nobody'])).complained).toBe(
      'There is no tenant nobody.\n',
    )
  } finally {
    ssl.remove()
  }
})

test('CLI: the keys of a tenant are replaced by hand, and not twice in a moment', async () => {
  const tenant = codes.slice(2)
  expect(await baicai(['rotate-keys', ...tenant])).toMatchObject({
    code: 0,
    said: expect.stringContaining('New keys sign') as unknown,
  })
  expect(await baicai(['rotate-keys', ...tenant])).toMatchObject({
    code: 1,
    complained: expect.stringContaining('just rotated') as unknown,
  })
})

test('CLI: where nobody has a login method any more, the login by account is opened by hand', async () => {
  const tenant = await aTenant({ accountLogin: '0', smsLogin: '1' })
  const command = ['unlock-login', '--tenant', tenant.host.split('.')[0]!]
  expect(await baicai(command)).toMatchObject({ code: 0, said: 'Login by account is enabled again.\n' })
  expect(await as(tenant, queryByDomain, {})).toMatchObject({ accountLogin: '1', smsLogin: '1' })
  expect(await baicai(command)).toMatchObject({ code: 0, said: 'Login by account was already enabled.\n' })
})

test('CLI: what moves or removes a tenant only says what it would do, until the code is typed again', async () => {
  const tenant = await aTenant()
  const code = tenant.host.split('.')[0]!
  expect(await baicai(['tenant-remove', code])).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      new RegExp(`rows in \\d+ tables[^]*Tenant ${code} is open[^]*Nothing was done\\. To do it: --confirm ${code}`),
    ),
  })
  expect((await baicai(['tenant-remove', code, '--confirm', 'other'])).complained).toContain('--confirm is other')
  const refused = await baicai(['tenant-remove', code, '--confirm', code])
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('is open') })
  expect((await baicai(['tenant-close', code])).said).toContain('is closed')
  const early = await baicai(['tenant-export', code, join(folder, 'export'), '--confirm', code])
  expect(early).toMatchObject({ code: 1, complained: expect.stringContaining('Servers may still know it') })
  expect((await baicai(['tenant-open', code])).said).toContain('is open')
  expect((await baicai(['tenant-import', join(folder, 'export')])).complained).toContain('holds no complete export')
})
