import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const serverLog = 'test-results/server.log'

/**
 * Starts the product once for all tests, with a new database, and sets `APP_URL` and `APP_DATA`. With `BASE`, the tests
 * use a running installation, whose database is not accessed.
 */
export default async function setup() {
  return startApp({ hasOrders: false })
}

/** Without the demo's orders, users have only the orders of the tests. */
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
    if (!hasOrders) await deleteDemoOrderJobs()
    await disablePopUps()
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

/** Deletes the jobs that create the demo's orders, before the first one is due (after twenty seconds). */
async function deleteDemoOrderJobs(): Promise<void> {
  const { asOwner } = await import('./support/ownerDatabase.ts')
  await asOwner(async (owner) =>
    owner.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id
         and t.identifier in ('demo.order', 'demo.group', 'demo.plans', 'demo.statements', 'demo.mall', 'demo.wallets', 'demo.scores')`,
    ),
  )
}

/** Users whose messages pop up, for `notifications/notifications.spec.ts`. */
const popUpUsers = ['caohaitang', 'yuehongfei']

/** Disables pop-up messages for all other users, because they would cover other elements. */
async function disablePopUps(): Promise<void> {
  const { asOwner } = await import('./support/ownerDatabase.ts')
  await asOwner(async (owner) =>
    owner.query(
      `insert into notifications.profiles (tenant_id, user_id, pop_up)
       select tenant_id, id, false from identity.users
       where tenant_id = current_setting('app.tenant_id')::bigint and code <> all ($1) on conflict do nothing`,
      [popUpUsers],
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

/** The server prints its address when it is ready; the port was reserved a moment before. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((settle, fail) => {
    let output = ''
    server.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
      const address = /https?:\/\/[^\s/]+/.exec(output)?.[0]
      if (address) settle(address)
    })
    server.once('error', fail)
    server.once('exit', (code) => {
      const words = readFileSync(serverLog, 'utf8').trim().split('\n').slice(-5).join('\n')
      fail(new Error(`the server exited with ${code} before it was ready:\n${output}${words}`))
    })
  })
}

async function waitUntilReady(url: string) {
  for (const deadline = Date.now() + 60_000; ;) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > deadline) throw new Error(`${url}/readyz does not respond`)
    await delay(50)
  }
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = new Promise((settle) => server.once('exit', settle))
  server.kill('SIGTERM')
  const killTimer = setTimeout(() => server.kill('SIGKILL'), 20_000)
  await exited
  clearTimeout(killTimer)
}
