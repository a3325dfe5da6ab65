import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { queryByDomain } from '#contract/tenancy/tenancy.ts'
import { as, aTenant } from '#test/app.ts'
import { baicai, tenantOption } from '#test/process/baicai.ts'

// A command opens its own connections and closes them again.
vi.setConfig({ testTimeout: 60_000 })

test('CLI: the process exits with the code of its command and prints its output', async () => {
  const child = spawn(process.execPath, ['server/src/cli.ts', 'fly'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect({ code: code as number, said }).toEqual({ code: 2, said: '' })
  expect(complained).toContain('There is no command fly.')
})

test('CLI: help is printed on request; an unknown command lists the known ones', async () => {
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

test('CLI: check reports every part as working or not', async () => {
  const { said } = await baicai(['check'])
  for (const thing of ['runtime', 'files', 'connection', 'database', 'migrations', 'role', 'clock'])
    expect(said).toMatch(new RegExp(`^ok  ${thing}`, 'm'))
  const nowhere = await baicai(['check'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' })
  expect(nowhere).toMatchObject({ code: 1, said: expect.stringMatching(/^BAD connection/m) })
})

test('CLI: signing keys are rotated, but not twice within a moment', async () => {
  const tenant = tenantOption(await aTenant())
  expect(await baicai(['rotate-keys', ...tenant])).toMatchObject({
    code: 0,
    said: expect.stringContaining('New keys sign') as unknown,
  })
  expect(await baicai(['rotate-keys', ...tenant])).toMatchObject({
    code: 1,
    complained: expect.stringContaining('just rotated') as unknown,
  })
})

test('CLI: login by account is enabled if no login method is left', async () => {
  const tenant = await aTenant({ accountLogin: '0', smsLogin: '1' })
  const command = ['unlock-login', ...tenantOption(tenant)]
  expect(await baicai(command)).toMatchObject({ code: 0, said: 'Login by account is enabled again.\n' })
  expect(await as(tenant, queryByDomain, {})).toMatchObject({ accountLogin: '1', smsLogin: '1' })
  expect(await baicai(command)).toMatchObject({ code: 0, said: 'Login by account was already enabled.\n' })
})
