import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { AlreadyRunning, lockDataDir } from './dataDirLock.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'baicai-claim-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Another process that runs until it is killed. */
async function other(): Promise<{ pid: number; kill: () => Promise<unknown> }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const gone = once(child, 'exit')
  return { pid: child.pid!, kill: () => (child.kill('SIGKILL'), gone) }
}

test('data directory lock: one live process holds the lock, with its address', async () => {
  const holder = await other()
  lockDataDir(dataDir, holder.pid).publish('http://localhost:3000')
  expect(() => lockDataDir(dataDir)).toThrow(AlreadyRunning)
  expect(() => lockDataDir(dataDir)).toThrow(`at http://localhost:3000 (pid ${holder.pid})`)
  expect(readdirSync(dataDir)).toHaveLength(1)
  await holder.kill()
  const claim = lockDataDir(dataDir)
  expect(readdirSync(dataDir)).toHaveLength(1)
  claim.release()
  expect(readdirSync(dataDir)).toEqual([])
})

test('data directory lock: a reused pid does not hold the lock', async () => {
  const stranger = await other()
  writeFileSync(join(dataDir, `server-${stranger.pid}-1.pid`), 'http://localhost:3000')
  lockDataDir(dataDir).release()
  expect(readdirSync(dataDir)).toEqual([])
  await stranger.kill()
})
