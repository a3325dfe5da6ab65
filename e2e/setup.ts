import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const serverLog = 'test-results/server.log'

/**
 * Starts the whole product once for all journeys, on empty data of its own, and tells them its address in `APP_URL`
 * and its data in
 * `APP_DATA`; with `BASE` it is one that runs, whose data nobody knows.
 */
export default async function setup() {
  return startApp({ hasOrders: false })
}

/** Without the demo's orders people have what a journey orders and nothing else. */
export async function startApp({ hasOrders }: { readonly hasOrders: boolean }) {
  if (process.env['BASE']) {
    process.env['APP_URL'] = process.env['BASE']
    return undefined
  }
  if (!existsSync('web/dist/index.html')) throw new Error('the web is not built: npm run build')
  const dataDir = mkdtempSync(join(tmpdir(), 'baicai-e2e-'))
  process.env['APP_DATA'] = dataDir
  const server = startServer(dataDir)
  const teardown = async () => {
    await stop(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    process.env['APP_URL'] = await addressOf(server)
    await waitUntilReady(process.env['APP_URL'])
    if (!hasOrders) await leaveOrdersOut()
    await turnPopUpsOff()
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

/** The first of these jobs comes twenty seconds after the demo was filled in: none has been done. */
async function leaveOrdersOut(): Promise<void> {
  const { asOwner } = await import('./support/ownerDatabase.ts')
  await asOwner(async (owner) =>
    owner.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'demo.order'`,
    ),
  )
}

/** Whose messages pop up: `notifications/notifications.spec.ts` looks at them. */
const peopleOfMessages = ['caohaitang', 'yuehongfei']

/** Turns pop-ups of messages off for everybody else: they would cover what other journeys look for and press. */
async function turnPopUpsOff(): Promise<void> {
  const { asOwner } = await import('./support/ownerDatabase.ts')
  await asOwner(async (owner) =>
    owner.query(
      `insert into notifications.profiles (tenant_id, user_id, pop_up)
       select tenant_id, id, false from identity.users
       where tenant_id = current_setting('app.tenant_id')::bigint and code <> all ($1) on conflict do nothing`,
      [peopleOfMessages],
    ),
  )
}

function startServer(dataDir: string): ChildProcess {
  mkdirSync('test-results', { recursive: true })
  const log = openSync(serverLog, 'w')
  const codes = { DEV_CAPTCHA: '0000', DEV_SECOND_FACTOR: '0000' }
  const env = { ...process.env, ...codes, DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0' }
  const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : process.execPath
  const server = spawn(node, ['server/src/main.ts'], { env, stdio: ['ignore', 'pipe', log] })
  closeSync(log)
  return server
}

/** The server says where it is when it is ready: the port was free a moment ago and is its own now. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((settle, fail) => {
    let said = ''
    server.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      const address = /https?:\/\/[^\s/]+/.exec(said)?.[0]
      if (address) settle(address)
    })
    server.once('error', fail)
    server.once('exit', (code) => {
      const words = readFileSync(serverLog, 'utf8').trim().split('\n').slice(-5).join('\n')
      fail(new Error(`the server ended with ${code} before it was ready:\n${said}${words}`))
    })
  })
}

async function waitUntilReady(url: string) {
  for (const deadline = Date.now() + 60_000; ;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error(`${url}/readyz does not answer`)
    await delay(50)
  }
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((settle) => server.once('exit', settle))
  server.kill('SIGTERM')
  const killer = setTimeout(() => server.kill('SIGKILL'), 20_000)
  await gone
  clearTimeout(killer)
}
