import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { deviceName } from './device.ts'
import { startUKeySimulator } from './service.ts'
import { readVault, writeVault } from './vault.ts'

/** Simulator with its own vault, running during the tests of the calling file. */
export function testService(options: { readonly origins?: readonly string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'baicai-ukey-'))
  let driver: Awaited<ReturnType<typeof startUKeySimulator>>
  beforeAll(async () => {
    driver = await startUKeySimulator({ folder, port: 0, securePort: 0, ...options })
  })
  afterAll(async () => {
    await driver.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const bodyOf = (requested: object) => new URLSearchParams({ json: JSON.stringify({ deviceName, ...requested }) })
  const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/alpha') =>
    fetch(`http://127.0.0.1:${driver.port}${path}`, { method: 'POST', body, headers })
  const ask = async (name: string, more: object = {}) =>
    (await (await post(bodyOf({ function: name, ...more }))).json()) as Record<string, string | number>
  const logIn = (passWd: string) => ask('SOF_Login', { passWd })
  const change = (change: Partial<ReturnType<typeof readVault>>) =>
    void writeVault(folder, { ...readVault(folder), ...change })
  return { folder, running: () => driver, bodyOf, post, ask, logIn, change }
}
