import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aTenant } from '#test/app.ts'
import { baicai } from '#test/process/baicai.ts'

// A command opens its own connections and closes them again.
vi.setConfig({ testTimeout: 60_000 })

test('CLI: moving or removing a tenant is a dry run until its code is confirmed', async () => {
  const tenant = await aTenant()
  const folder = join(tmpdir(), `no-export-${tenant.id}`)
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
  const early = await baicai(['tenant-export', code, folder, '--confirm', code])
  expect(early).toMatchObject({ code: 1, complained: expect.stringContaining('Servers may still know it') })
  expect((await baicai(['tenant-open', code])).said).toContain('is open')
  expect((await baicai(['tenant-import', folder])).complained).toContain('holds no complete export')
})
