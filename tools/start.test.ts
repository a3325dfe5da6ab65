import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { lockDataDir } from '#kit/embedded/dataDirLock.ts'
import { isAlive, root } from '#test/process/processTree.ts'
import { waitUntil } from '#test/process/productProcess.ts'

/** Programs of the launcher: it runs without packages. */
const programs = [
  ...fs.readdirSync(join(root, 'tools')).flatMap((name) => (name.endsWith('.mjs') ? [`tools/${name}`] : [])),
  'server/src/kit/embedded/dataDirHolders.mjs',
]
const homes: string[] = []
afterEach(() => {
  for (const home of homes.splice(0)) fs.rmSync(home, { recursive: true, force: true })
})

/** A checkout without packages, whose npm writes its process ids to `called` and then takes a minute. */
function aCheckout() {
  const home = fs.mkdtempSync(join(tmpdir(), 'baicai-start-'))
  homes.push(home)
  for (const file of programs) {
    fs.mkdirSync(join(home, dirname(file)), { recursive: true })
    fs.copyFileSync(join(root, file), join(home, file))
  }
  fs.writeFileSync(join(home, 'package.json'), '{"type":"module"}')
  const [bin, called, dataDir] = ['bin', 'called', 'data'].map((name) => join(home, name)) as [string, string, string]
  fs.mkdirSync(bin)
  fs.mkdirSync(dataDir)
  fs.writeFileSync(join(bin, 'npm'), `#!/bin/sh\nsleep 60 &\necho $$ $! > '${called}'\nwait\n`, { mode: 0o755 })
  return { home, bin, dataDir, called: () => (fs.existsSync(called) ? fs.readFileSync(called, 'utf8').trim() : '') }
}

function launch({ home, bin, dataDir }: ReturnType<typeof aCheckout>, ...args: string[]) {
  const { DATABASE_URL: _, npm_lifecycle_event: __, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataDir, PATH: `${bin}${delimiter}${process.env['PATH']}` }
  const child = spawn(process.execPath, [join(home, 'tools/start.mjs'), ...args], { env, stdio: 'pipe' })
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said.text += String(text)))
  return { child, said }
}
const exitOf = async (child: ChildProcess) => (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]

test.each(['npm start', 'npm run dev'])('launcher: a second %s installs and builds nothing', async (script) => {
  const checkout = aCheckout()
  const lock = lockDataDir(checkout.dataDir)
  lock.publish('http://localhost:3000')
  const before = fs.readdirSync(checkout.home)
  const { child, said } = launch(checkout, ...(script === 'npm run dev' ? ['--dev'] : []))
  expect((await exitOf(child))[0]).toBe(1)
  expect(said.text).toBe(
    `百采 Baicai is already running on DATA_DIR ${checkout.dataDir} at http://localhost:3000 (pid ${process.pid}): ` +
      'stop it first, or choose another DATA_DIR\n',
  )
  expect([checkout.called(), fs.readdirSync(checkout.home)]).toEqual(['', before])
  lock.release()
})

// Processes are found in /proc.
describe.skipIf(process.platform !== 'linux')('launcher: a signal during the installation', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('%s ends it with everything that it has started', async (signal, code) => {
    const checkout = aCheckout()
    const { child, said } = launch(checkout)
    await waitUntil(
      () => checkout.called() !== '',
      10_000,
      () => said.text,
    )
    const pids = checkout.called().split(' ').map(Number)
    expect(pids.map(isAlive)).toEqual([true, true])
    child.kill(signal)
    expect(await exitOf(child)).toEqual([code, null])
    await waitUntil(() => !pids.some(isAlive), 2_000)
  })
})
