import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#kit/config/config.ts'
import { openDatabase } from '#kit/database/database.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { openFiles } from '#kit/files/files.ts'
import { countLiveDemoAccounts } from '../demo/live.ts'
import { type Finding, type Check, databaseChecks, replica } from './check.database.ts'

const minNode = [22, 18] as const

/** Runs all checks in order and prints their results, without changes. False if one fails. */
export async function runChecks(config: Config, log: Logger): Promise<boolean> {
  let allPassed = await runCheck('runtime', async () => runtime())
  allPassed = (await runCheck('files', () => filesOf(config.filesUrl))) && allPassed
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined
  const client = new pg.Client({ connectionString: embedded?.ownerUrl ?? config.ownerUrl })
  try {
    const isConnected = await runCheck('connection', async () => {
      await client.connect()
      return { message: `${client.host}:${client.port}` }
    })
    if (!isConnected) return false
    for (const [name, check] of Object.entries(databaseChecks(client)))
      allPassed = (await runCheck(name, check)) && allPassed
    const url = embedded?.ownerUrl ?? config.ownerUrl!
    allPassed = (await runCheck('demo', () => demoAccounts(url, config.production))) && allPassed
    for (const url of config.readUrls) allPassed = (await runCheck('replica', () => replica(url))) && allPassed
  } finally {
    await client.end().catch(() => undefined)
    await embedded?.stop()
  }
  return allPassed
}

async function runCheck(name: string, check: Check): Promise<boolean> {
  const { message, advice } = await check().catch((error: Error): Finding => ({
    message: error.message,
    advice: 'the check itself failed',
  }))
  console.log(
    `${advice === undefined ? 'ok ' : 'BAD'} ${name.padEnd(10)} ${message}${advice === undefined ? '' : ` — ${advice}`}`,
  )
  return advice === undefined
}

function runtime(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOld = major < minNode[0] || (major === minNode[0] && minor < minNode[1])
  return {
    message: `Node ${process.versions.node}`,
    advice: isOld ? `at least ${minNode.join('.')} is needed` : undefined,
  }
}

/** Round trip: stores a file, reads it back and removes it. */
async function filesOf(url: string): Promise<Finding> {
  const files = openFiles(url)
  const content = randomBytes(1000)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const key = await files.put(content, { size: content.length, sha256, type: 'application/octet-stream' })
  const isSame = (await buffer(await files.get(key))).equals(content)
  await files.remove(key)
  const where = url.startsWith('s3://') ? `the bucket${new URL(url).pathname} at ${new URL(url).host}` : url
  return isSame ? { message: where } : { message: where, advice: 'a stored file was read back with other content' }
}

/** Demo accounts have a published password: fine for evaluation, a failure in production. */
async function demoAccounts(url: string, production: boolean): Promise<Finding> {
  const database = openDatabase({ url, size: 1 })
  try {
    const live = await countLiveDemoAccounts(database)
    const advice = live > 0 && production ? 'change their passwords or disable them' : undefined
    return { message: `${live} accounts with the published password`, advice }
  } finally {
    await database.close()
  }
}
