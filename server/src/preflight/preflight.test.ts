import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '#kit/config/config.ts'
import { checkFolder, preflight } from './preflight.ts'
import { listenOn, portTrouble } from './preflight.ports.ts'
import { CannotStart } from '../cannotStart.ts'

const home = fs.mkdtempSync(join(tmpdir(), 'baicai-preflight-'))
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

let count = 0
const folder = () => {
  const path = join(home, String(count++))
  fs.mkdirSync(path)
  return path
}
const configOf = (more: Record<string, string>) => readConfig({ METRICS_PORT: '0', PORT: '0', ...more })

/** Message of a failed start: one line. */
async function sentence(more: Record<string, string>): Promise<string> {
  try {
    ;(await preflight(configOf(more)))?.release()
    return 'it starts'
  } catch (error) {
    expect(error).toBeInstanceOf(CannotStart)
    expect((error as Error).message).not.toContain('\n')
    return (error as Error).message
  }
}

test('preflight: an empty, a missing and our own data folder are accepted', async () => {
  expect(await sentence({ DATA_DIR: folder() })).toBe('it starts')
  expect(await sentence({ DATA_DIR: join(folder(), 'a', 'b') })).toBe('it starts')
  const ours = folder()
  for (const name of ['pg-secret.json', 'notes.txt']) fs.writeFileSync(join(ours, name), '{}')
  expect(await sentence({ DATA_DIR: ours })).toBe('it starts')
})

test('preflight: a file, a folder with other content, and a bare PostgreSQL are refused', async () => {
  const [file, otherFolder, bareDatabase] = [join(folder(), 'file'), folder(), folder()]
  fs.writeFileSync(file, '')
  fs.writeFileSync(join(otherFolder, 'ibdata1'), '')
  fs.writeFileSync(join(bareDatabase, 'PG_VERSION'), '16\n')
  expect(await sentence({ DATA_DIR: file })).toMatch(/^DATA_DIR \S+ is a file and no folder/)
  expect(await sentence({ DATA_DIR: join(file, 'below') })).toMatch(/^DATA_DIR \S+ is, or lies below, a file/)
  expect(await sentence({ DATA_DIR: otherFolder })).toMatch(/^DATA_DIR \S+ holds something else \(ibdata1\)/)
  expect(fs.readdirSync(otherFolder)).toEqual(['ibdata1'])
  expect(await sentence({ DATA_DIR: bareDatabase })).toMatch(/^DATA_DIR \S+ is the folder of a PostgreSQL itself/)
  expect(await sentence({ DATA_DIR: folder(), FILES_URL: file })).toMatch(/^FILES_URL \S+ is a file and no folder/)
})

test('preflight: an occupied port is reported with its variable, and nothing remains behind', async () => {
  const other = createServer()
  await listenOn(other, 'PORT', 0, '127.0.0.1')
  const { port } = other.address() as { port: number }
  const dataDir = folder()
  expect(await sentence({ DATA_DIR: dataDir, PORT: String(port) })).toBe(
    `PORT ${port} on 127.0.0.1 is taken by another program: stop that, or choose another port`,
  )
  expect(await sentence({ DATA_DIR: dataDir, METRICS_PORT: String(port) })).toMatch(
    /^METRICS_PORT \d+ on 127.0.0.1 is taken/,
  )
  expect(await sentence({ DATA_DIR: dataDir, METRICS_PORT: String(port), HOST: '192.0.2.1' })).toMatch(/set HOST$/)
  // A worker opens only the metrics port.
  expect(await sentence({ DATA_DIR: dataDir, PORT: String(port), ROLE: 'worker' })).toBe('it starts')
  expect(fs.readdirSync(dataDir)).toEqual(['files'])
  await new Promise((done) => other.close(done))
})

test('preflight: port errors of the system have readable messages', () => {
  const messageFor = (code: string) =>
    portTrouble('PORT', 80, '0.0.0.0', Object.assign(new Error('x'), { code })).message
  expect(messageFor('EACCES')).toBe('PORT 80 on 0.0.0.0 may not be opened by this user: choose a port from 1024 on')
  expect(messageFor('EWHAT')).toBe('PORT 80 on 0.0.0.0 cannot be opened: x')
})

test.each([
  ['EACCES', 'may not be used by this user: change its permissions, or name another folder'],
  ['EPERM', 'may not be used by this user: change its permissions, or name another folder'],
  ['EROFS', 'is on a disk that can only be read: name another folder'],
  ['ENOSPC', 'is on a disk that is full: make room, or name another folder'],
  ['EDQUOT', 'is on a disk whose quota is used up: make room, or name another folder'],
  ['EIO', 'cannot be used: Error: EIO'],
])('preflight: a folder that fails with %s is refused with its reason, and no file remains', async (code, reason) => {
  const path = folder()
  const failure = Object.assign(new Error(code), { code })
  for (const call of ['mkdirSync', 'writeFileSync', 'readdirSync'] as const) {
    vi.spyOn(fs, call).mockImplementationOnce(() => {
      throw failure
    })
    syncBuiltinESMExports()
    expect(await sentence({ DATA_DIR: path, FILES_URL: path })).toMatch(`DATA_DIR ${path} ${reason}`)
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect(fs.readdirSync(path)).toEqual([])
  }
})

test.skipIf(process.platform === 'win32')('preflight: the folder of another user is refused', () => {
  const path = folder()
  fs.chmodSync(path, 0o555)
  fs.chmodSync(home, 0o755)
  const isRoot = process.geteuid!() === 0
  // Root may write everywhere, so it is another user for a moment.
  if (isRoot) process.seteuid!(65_534)
  try {
    for (const each of [path, join(path, 'below')])
      expect(() => checkFolder('DATA_DIR', each)).toThrow(
        new CannotStart(
          `DATA_DIR ${each} may not be used by this user: change its permissions, or name another folder`,
        ),
      )
  } finally {
    if (isRoot) process.seteuid!(0)
  }
  expect(fs.readdirSync(path)).toEqual([])
})
