import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Envelope, Input, Reply, Route } from '#contract/kit/route.ts'
import { createProject, moveProject } from '#contract/sourcing/projects.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { findMySealedQuote, findSealRound, type SealRound, submitSealedQuote } from '#contract/sourcing/seal.ts'
import { systemActor } from '#kit/actor.ts'
import { type Database, openDatabase, type Tx } from '#kit/database/database.ts'
import { migrate } from '#kit/database/migrate.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { createPerson, createUser } from '#modules/identity/index.ts'
import { localKeeper, serveKeeper } from '#modules/sourcing/index.ts'
import { createSupplier } from '#modules/suppliers/index.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { encodeEnvelope } from '#sealing/quotes/envelope.ts'
import { makeMaster, sealQuote } from '#sealing/quotes/seal.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { quoteAt } from '#sealing/testing/quotes.ts'
import { foundCategories } from '#server/demo/categories.seed.ts'
import { type Founded, foundOrganisation } from '#server/demo/organisation.ts'
import { demoOrganisations } from '#server/demo/people.ts'
import { openAuthenticator, tokenFor } from './fixtureBuyers.ts'
import { benchDraft } from './fixtureProjects.ts'
import { startProcess } from './processes.ts'

export interface Bidder {
  readonly token: string
}
/** Quote as sent by a supplier's browser. */
export interface SealedOffer {
  readonly bidder: Bidder
  readonly input: Input<typeof submitSealedQuote>
  readonly bytes: number
}
export type QuoteFixture = Awaited<ReturnType<typeof openQuoteFixture>>

const [host, port] = ['127.0.0.1', 3972]

/** Creates a tenant with this many suppliers in a database of its own, with a server and a keeper as in production. */
export async function openQuoteFixture(folder: string, suppliers: number) {
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: pino({ level: 'warn' }) })
  const url = embedded.ownerUrl
  await migrate(url)
  const database = openDatabase({ url, size: 4 })
  const organisation = { ...demoOrganisations[0]!, code: 'quotes', hosts: [host] }
  const founded = await foundOrganisation(database, organisation, 'no password', new Date())
  const { tenantId } = founded
  const authenticator = await openAuthenticator(database)
  const tokenOf = (tx: Tx, userId: string) => tokenFor(tx, authenticator, tenantId, userId)
  const buyer = await database.write(tenantId, (tx) => tokenOf(tx, founded.userIds.get('linzhiyuan')!))
  const bidders = await createBidders(database, founded, suppliers, tokenOf)
  const [categoryId] = (await foundCategories(database, tenantId)).values()
  const socket = join(folder, 'keeper.sock')
  const keeper = await serveKeeper(localKeeper(join(folder, 'keeper.json')), socket, console.error)
  const server = await startProcess('server/src/main.ts', /ready at/, {
    DATABASE_URL: url,
    DATA_DIR: folder,
    KEEPER_URL: socket,
    PORT: String(port),
    METRICS_PORT: '0',
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
  })
  const publish = async (items: number, ms: number): Promise<string> => {
    const draft = draftOf(categoryId!, items, ms)
    const submitted = await call(moveProject, buyer, {
      ...versionOf(await call(createProject, buyer, draft)),
      action: 'submit',
    })
    return (await call(moveProject, buyer, { ...versionOf(submitted), action: 'publish' })).id
  }
  const rounds = new Map<string, Promise<SealRound>>()
  let encrypted = 0
  const encrypt = async (bidder: Bidder, projectId: string): Promise<SealedOffer> => {
    const found = rounds.get(projectId) ?? call(findSealRound, bidder.token, { projectId })
    rounds.set(projectId, found)
    const { terms, keyRecord, termsSeq } = await found
    const { subject } = await call(findMySealedQuote, bidder.token, { projectId })
    const price = `${10 + (encrypted++ % 90)}.0000`
    const quote = quoteAt(price, JSON.parse(terms) as Terms)
    const envelope = encodeEnvelope(await sealQuote(JSON.parse(keyRecord) as KeyRecord, subject, quote, makeMaster()))
    const input = {
      projectId,
      idempotencyKey: randomBytes(12).toString('hex'),
      termsSeq,
      envelope: Buffer.from(envelope).toString('base64'),
    }
    return { bidder, input, bytes: envelope.length }
  }
  const submit = async ({ bidder, input }: SealedOffer): Promise<void> => {
    await call(submitSealedQuote, bidder.token, input)
  }
  const close = async () => {
    server.kill('SIGTERM')
    keeper.close()
    await database.close()
    await embedded.stop()
  }
  return { url, origin: `http://${host}:${port}`, buyer, bidders, call, publish, encrypt, submit, close }
}

const versionOf = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version })

/** One request over a real socket. */
async function call<R extends Route>({ method, path }: R, token: string, input: Input<R>): Promise<Reply<R>> {
  const isRead = method === 'GET'
  const search = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const answer = await fetch(`http://${host}:${port}${path}${isRead ? `?${search}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(isRead ? {} : { body: JSON.stringify(input) }),
  })
  const { code, message, data } = (await answer.json()) as Envelope<Reply<R>>
  if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
  return data
}

async function createBidders(
  database: Database,
  { tenantId, departments, roleIds }: Founded,
  count: number,
  tokenOf: (tx: Tx, userId: string) => Promise<string>,
): Promise<Bidder[]> {
  const deptId = departments.get('001')!.id
  return database.write(tenantId, async (tx) => {
    const bidders: Bidder[] = []
    for (let n = 1; n <= count; n++) {
      const code = `bidder${n}`
      const mobile = `139${String(n).padStart(8, '0')}`
      const supplierId = await createSupplier(tx, systemActor(tenantId), {
        code,
        name: `测量供应商 ${n}`,
        shortName: `供应商 ${n}`,
        creditCode: `91330000${String(n).padStart(10, '0')}`,
        region: '330000',
        contactName: '江澜',
        contactTel: mobile,
      })
      const personId = await createPerson(tx, { mobile, email: `${code}@quotes.example`, passwordHash: 'no password' })
      const userId = await createUser(tx, {
        code,
        name: '江澜',
        personId,
        entrance: 'supplier',
        deptId,
        supplierId,
        roleIds: [roleIds.get('supplierSales')!],
      })
      bidders.push({ token: await tokenOf(tx, userId) })
    }
    return bidders
  })
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const draftOf = (categoryId: string, items: number, ms: number): ProjectDraft => ({
  ...benchDraft(categoryId),
  budgetAmount: null,
  quoteBeginAt: inMs(-60_000),
  quoteEndAt: inMs(ms),
  sealMode: 'automatic',
  items: Array.from({ length: items }, (_, n) => ({
    name: `螺栓 M${n + 1}`,
    spec: '8.8 级',
    unit: '件',
    quantity: '2000',
    budgetPrice: '',
    needDate: null,
    remark: '',
    skuId: null,
  })),
})
