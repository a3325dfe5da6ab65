import type { StoredSettings } from '#contract/settings.ts'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Input, Reply, Route } from '#contract/kit/route.ts'
import type { Permission } from '#contract/permissions.ts'
import { refusals } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { openDatabase, type Tx } from '#kit/database/database.ts'
import { deliveryJobs, listenedNames } from '#kit/events/delivery.ts'
import { folderFiles } from '#kit/files/files.folder.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { openJobConnections } from '#kit/jobs/jobs.connections.ts'
import {
  createDepartment,
  createPerson,
  createRole,
  createUser,
  hashPassword,
  openSessionFor,
} from '#modules/identity/index.ts'
import { localKeeper } from '#modules/sourcing/index.ts'
import { insertTenant, storeSettings } from '#modules/tenancy/index.ts'
import { buildApp } from '#server/app.ts'

// Test server: the real application with a real PostgreSQL, one per worker, until its process ends. Each test creates
// its own tenant, so no cleanup is needed and the order does not matter.

/** Logged errors: bugs, not refusals. */
export const loggedErrors: string[] = []
const output = new Writable({
  write: (line: Buffer, _, done) => {
    if ((JSON.parse(String(line)) as { level: number }).level >= 50) loggedErrors.push(String(line))
    if (process.env['TEST_LOG']) process.stdout.write(line)
    done()
  },
})
const log = pino({ level: process.env['TEST_LOG'] ?? 'error' }, output)
export const databaseUrl = inject('databaseUrl')
export const database = openDatabase({ url: databaseUrl, size: 20 })

let clockShift = 0
/** Advances the server's clock. */
export const moveClock = (ms: number) => void (clockShift += ms)
/** Undoes changes of a test file to its worker's server. */
export function resetServer(): void {
  clockShift = 0
  keeperShift = 0
  loggedErrors.length = 0
}
export const contents = folderFiles(inject('filesFolder'))
/** The server's clock. */
export const clock = () => new Date(Date.now() + clockShift)
let keeperShift = 0
/** Advances only the keeper's clock. */
export const setKeeperClock = (ms: number) => void (keeperShift = ms)
/** Key folder of the keeper, so that servers of other processes can open the same rounds. */
export const keeperFolder = mkdtempSync(join(tmpdir(), 'baicai-keeper-'))
const keeper = localKeeper(join(keeperFolder, 'keeper.json'), () => new Date(Date.now() + keeperShift))
const testOptions = {
  ownerUrl: databaseUrl,
  devCaptcha: '0000',
  sms: 'devMailbox',
  mail: 'devMailbox',
  push: 'web',
  keeper,
} as const
export const server = await buildApp({ database, log, contents, clock, ...testOptions })
await server.app.ready()

/** Runs a recurring job now, for one tenant, at the server's clock. */
export async function runJob(name: string, tenantId: string, now = clock()): Promise<void> {
  const found = server.jobs.find((each) => each.name === name)
  if (found?.everySeconds === undefined || !('steps' in found)) throw new Error(`no recurring job ${name}`)
  await found.steps(jobContext(tenantId, now), {} as never)
}
export const jobContext = (tenantId: string, now = clock()): JobContext => {
  const { signal } = new AbortController()
  return { database, tenantId, jobId: '0', now, signal, log, isLast: false }
}

/**
 * Delivers the tenant's events to all listeners, once, as a worker does. A whole worker would first deliver the events
 * that the tests before have left in hundreds of tenants.
 */
export async function deliverEvents(tenantId: string): Promise<void> {
  await (listening ??= register())
  await connections.query('select kit.append_to_chain($1, 1000)', [tenantId])
  for (const delivery of deliveries) if ('steps' in delivery) await delivery.steps(jobContext(tenantId), {})
}
const connections = openJobConnections(databaseUrl, log)
const deliveries = deliveryJobs(server.listeners).filter(({ name }) => name.startsWith('events.deliver.'))
let listening: Promise<unknown> | undefined
const register = () => {
  const listened = Object.entries(server.listeners).map(([name, each]) => [name, listenedNames(each)] as const)
  return connections.query('select kit.register_listeners($1)', [JSON.stringify(Object.fromEntries(listened))])
}

/** Keeps delivering the tenant's events during the callback, for tests of listeners. */
export async function withWorker<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  async function keepDelivering() {
    while (!stopping.signal.aborted) {
      await deliverEvents(tenantId)
      await delay(50)
    }
  }
  const delivering = keepDelivering()
  try {
    return await Promise.race([work(), delivering.then(() => Promise.reject(new Error('deliveries ended')))])
  } finally {
    stopping.abort()
    await delivering.catch(() => {})
  }
}

export interface TestTenant {
  id: string
  host: string
  root: { id: string; path: readonly string[]; fullName: string }
}

export interface Person extends Actor {
  token: string
  host: string
}

export async function aTenant(settings: StoredSettings = {}): Promise<TestTenant> {
  const code = `t${randomBytes(6).toString('hex')}`
  const host = `${code}.localhost`
  const id = await database.write('0', (tx) => insertTenant(tx, { code, name: code, hosts: [host] }))
  const root = await database.write(id, async (tx) => {
    await storeSettings(tx, settings)
    return createDepartment(tx, { code: '001', name: '集团总部' })
  })
  return { id, host, root }
}

export const aDepartment = (tenant: TestTenant, parent = tenant.root) => {
  const code = randomBytes(5).toString('hex')
  return database.write(tenant.id, (tx) => createDepartment(tx, { code, name: `部门 ${code}`, parent }))
}

export interface PersonOptions {
  permissions?: readonly Permission[]
  /** Code of the role with these permissions, for rules that select by role. */
  role?: string
  name?: string
  entrance?: Entrance
  supplierId?: string
  dept?: { id: string; path: readonly string[] }
  password?: string
  mobile?: string
  email?: string
  /** Initial password, which must be changed. */
  hasInitialPassword?: boolean
  isTrial?: boolean
  /** Adds an account to this person instead of creating one. */
  person?: string
}

const noPassword = hashPassword(randomBytes(12).toString('hex'))

/** Roles are shared by code within a tenant. */
async function roleOf(tx: Tx, tenantId: string, code: string, permissions: readonly Permission[]) {
  const known = await tx.selectFrom('identity.roles').select('id').where('code', '=', code).executeTakeFirst()
  return known?.id ?? createRole(tx, { code, name: '角色', enName: 'Role', permissions })
}

/** Creates a person of the tenant, logged in. */
export async function aPerson(tenant: TestTenant, options: PersonOptions = {}): Promise<Person> {
  const code = `u${randomBytes(6).toString('hex')}`
  const dept = options.dept ?? tenant.root
  const entrance = options.entrance ?? (options.supplierId ? 'supplier' : 'purchaser')
  const name = options.name ?? `用户${code.slice(1, 5)}`
  const permissions = options.permissions ?? []
  const passwordHash = options.password ? await hashPassword(options.password) : await noPassword
  const { personId, userId, sessionId } = await database.write(tenant.id, async (tx) => {
    const roleId = await roleOf(tx, tenant.id, options.role ?? `r${code}`, permissions)
    const personId =
      options.person ??
      (await createPerson(tx, {
        mobile: options.mobile ?? '',
        email: options.email ?? '',
        passwordHash,
        mustChange: options.hasInitialPassword ?? false,
      }))
    const isTrial = options.isTrial ?? false
    const person = { code, name, personId, entrance, deptId: dept.id, isTrial, roleIds: [roleId] }
    const userId = await createUser(tx, options.supplierId ? { ...person, supplierId: options.supplierId } : person)
    return { personId, userId, sessionId: await openSessionFor(tx, userId) }
  })
  return {
    tenantId: tenant.id,
    userId,
    personId,
    sessionId,
    userCode: code,
    userName: name,
    entrance,
    deptId: dept.id,
    deptPath: dept.path,
    deptName: '',
    supplierId: options.supplierId ?? null,
    permissions: new Set(permissions),
    restricted: new Set(),
    hasInitialPassword: options.hasInitialPassword ?? false,
    isTrial: options.isTrial ?? false,
    now: new Date(),
    lang: 'zh-CN',
    ip: '127.0.0.1',
    agent: '',
    traceId: '',
    host: tenant.host,
    token: await server.authenticator.issueToken({ sessionId, userId, tenantId: tenant.id }),
  }
}

/** Refusal of a call. */
export class Refused extends Error {
  readonly code: number
  readonly data: unknown
  readonly status: number
  constructor(status: number, answer: { code: number; message: string; data: unknown }) {
    super(nameOfCode(answer.code) ?? `${answer.code} ${answer.message}`)
    this.code = answer.code
    this.data = answer.data
    this.status = status
  }
}

const nameOfCode = (code: number) => Object.entries(refusals).find(([, [number]]) => number === code)?.[0]

/** Route, or another address of the server. */
export interface Target extends Pick<Route, 'method'> {
  readonly path: string
}

/** Raw response, for calls without an envelope. */
export function ask(
  person: Pick<Person, 'host'> & { token?: string },
  route: Target,
  input: object = {},
  headers: Record<string, string> = {},
) {
  const query = new URLSearchParams()
  if (route.method === 'GET') for (const [name, value] of Object.entries(input)) query.set(name, String(value))
  return server.app.inject({
    method: route.method,
    url: `${route.path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { host: person.host, ...(person.token ? { authorization: `Bearer ${person.token}` } : {}), ...headers },
    ...(route.method === 'POST' ? { payload: input } : {}),
  })
}

/** Calls a route as a person, over HTTP; throws `Refused` with the refusal's name as message. */
export async function as<R extends Route>(
  person: Pick<Person, 'host'> & { token?: string },
  route: R,
  input: Input<R>,
  headers: Record<string, string> = {},
): Promise<Reply<R>> {
  const response = await ask(person, route, input, headers)
  const answer = response.json<{ code: number; message: string; data: Reply<R> }>()
  if (answer.code !== 0) throw new Refused(response.statusCode, answer)
  return answer.data
}

/** Name of the refusal of a call; `accepted` if it succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}
