import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#kit/database/database.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { type JsonObject, readExact, written } from '../releases/json.rules.ts'
import { compiled } from '../releases/merge.rules.ts'
import { entriesAfter, feedProfile, numberBefore, releasesOf } from './feed.store.ts'

const perPage = 100

interface Shown {
  readonly body: string
  readonly ocid: string
  readonly release_id: string
  readonly date: Date
  readonly tags: readonly string[]
  readonly is_withdrawn: boolean
}
/** A release as it was published; of a withdrawn one the stub that is left. */
const shown = ({ body, ocid, release_id: id, date, tags, is_withdrawn: isWithdrawn }: Shown): string =>
  isWithdrawn ? written({ ocid, id, date: date.toISOString(), tag: [...tags] }) : body

/** Cursor of a feed: a number of it, with the feed that it belongs to. */
const cursorOf = (profileId: string, seq: string): string => Buffer.from(`${profileId}.${seq}`).toString('base64url')
function seqIn(cursor: string, profileId: string, last: string): string {
  const [of, seq = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  const isKnown = of === profileId && /^(0|[1-9]\d{0,17})$/.test(seq) && cursorOf(profileId, seq) === cursor
  return isKnown && BigInt(seq) <= BigInt(last) ? seq : refuse('openDataFeed.cursor')
}

interface Requested {
  readonly Params: { readonly profile: string; readonly key?: string }
  readonly Querystring: { readonly cursor?: string; readonly since?: string; readonly format?: string }
}
type Request = FastifyRequest<Requested>
type Found = NonNullable<Awaited<ReturnType<typeof feedProfile.first>>>
/** What is sent: a package, or lines of JSON with the address of the next page. */
interface Answer {
  readonly body: string
  readonly nextOfLines?: string
}
type Respond = (db: Db, profile: Found, request: Request, uri: string) => Promise<Answer | undefined>

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** Number after which a mirror reads: of its cursor, or of the time since which it wants what has changed. */
async function startOf(db: Db, { id, last }: Found, { cursor = '', since = '' }: Requested['Querystring']) {
  if (since === '') return cursor === '' ? '0' : seqIn(cursor, id, last)
  if (cursor !== '' || !time.test(since) || Number.isNaN(Date.parse(since))) return refuse('openDataFeed.since')
  return (await numberBefore.one(db, { profileId: id, since: new Date(since) })).seq ?? last
}

/** Feeds of open data, public or for chosen readers: release packages, releases and records of OCDS 1.1. */
export function feedRoutes(app: App): void {
  const get = (path: string, respond: Respond) =>
    app.get<Requested>(path, { schema: { hide: true }, ...rateLimitByAddress('page') }, async (request, reply) => {
      const actor = await app.context.authenticator.authenticate(request, false, true, true)
      request.actor = actor
      if (actor.apiKey) await app.context.limitKey(actor.apiKey, actor.tenantId, reply)
      const uri = `${app.context.originOf(request)}${request.url}`
      const found = await app.context.database.read(actor.tenantId, async (db) => {
        const profile = await feedProfile.first(db, { code: request.params.profile })
        // A private feed is not there for others.
        if (!profile || (profile.is_private && !actor.permissions.has('openData.read'))) return undefined
        const answer = await respond(db, profile, request, uri)
        return answer && { ...answer, isPrivate: profile.is_private }
      })
      return found === undefined ? reply.callNotFound() : send(request, reply, found)
    })

  get('/ocds/:profile/releases', async (db, profile, request, uri) => {
    const { format = 'json' } = request.query
    if (format !== 'json' && format !== 'jsonl') return refuse('openDataFeed.format')
    const after = await startOf(db, profile, request.query)
    const entries = await entriesAfter(db, { profileId: profile.id, after, max: perPage })
    const cursor = cursorOf(profile.id, entries.at(-1)?.seq ?? after)
    const next = `${uri.split('?')[0]}?cursor=${cursor}${format === 'jsonl' ? '&format=jsonl' : ''}`
    if (format === 'jsonl') return { body: entries.map((entry) => `${shown(entry)}\n`).join(''), nextOfLines: next }
    const links = `,"links":{"next":${JSON.stringify(next)}}`
    return packageOf(profile, uri, `"releases":[${entries.map(shown).join(',')}]${links}`)
  })
  get('/ocds/:profile/releases/:key', async (db, profile, request, uri) => {
    const [release] = await releasesOf(db, { profileId: profile.id, key: request.params.key! })
    if (!release || release.release_id !== request.params.key) return undefined
    return packageOf(profile, uri, `"releases":[${shown(release)}]`)
  })
  get('/ocds/:profile/records/:key', async (db, profile, request, uri) => {
    const releases = await releasesOf(db, { profileId: profile.id, key: request.params.key! })
    const [first] = releases
    if (!first || first.ocid !== request.params.key) return undefined
    const standing = releases.filter((release) => !release.is_withdrawn)
    if (standing.length === 0)
      return packageOf(
        profile,
        uri,
        `"records":[{"ocid":${JSON.stringify(first.ocid)},"releases":[${releases.map(shown).join(',')}]}]`,
      )
    const record = compiled(
      first.ocid,
      standing.map(({ body }) => readExact(body) as JsonObject),
    )
    const all = `"releases":[${releases.map(shown).join(',')}],"compiledRelease":${written(record)}`
    return packageOf(profile, uri, `"records":[{"ocid":${JSON.stringify(first.ocid)},${all}}]`)
  })
}

function packageOf({ publisher }: Found, uri: string, content: string): Answer {
  const head = written({ uri, version: '1.1', publisher: { name: publisher } })
  return { body: `${head.slice(0, -1)},${content}}` }
}

type Sent = Answer & { readonly isPrivate: boolean }
/** Sends what was found, or that nothing has changed since the answer with this tag. */
function send(request: FastifyRequest, reply: FastifyReply, { body, nextOfLines, isPrivate }: Sent) {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', `${isPrivate ? 'private' : 'public'}, no-cache`)
  if (!isPrivate) reply.header('access-control-allow-origin', '*')
  if (nextOfLines) reply.header('link', `<${nextOfLines}>; rel="next"`)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const type = nextOfLines ? 'application/jsonl' : 'application/json'
  return reply.type(`${type}; charset=utf-8`).send(body)
}
