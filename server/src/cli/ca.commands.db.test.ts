import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aTenant } from '#test/app.ts'
import { authority, openssl } from '#test/openssl.ts'
import { baicai, tenantOption } from '#test/process/baicai.ts'

// A command opens its own connections and closes them again.
vi.setConfig({ testTimeout: 60_000 })

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('CLI: an authority is trusted and its revocation list imported', async () => {
  const ssl = openssl()
  const root = ssl.make('测试 CA', { extensions: authority })
  const [certificate, list] = [join(folder, 'root.pem'), join(folder, 'root.crl')]
  await writeFile(certificate, root.pem)
  await writeFile(list, ssl.list(root, ['0A']))
  const tenant = tenantOption(await aTenant())
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
})
