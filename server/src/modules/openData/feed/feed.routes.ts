import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#kit/database/database.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { type JsonObject, readExact, written } from '../releases/json.rules.ts'
import { compiled } from '../releases/merge.rules.ts'
import { entriesAfter, feedProfile, releasesOf } from './feed.store.ts'

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
  readonly Querystring: { readonly cursor?: string }
}
type Request = FastifyRequest<Requested>
type Found = NonNullable<Awaited<ReturnType<typeof feedProfile.first>>>
type Answer = (db: Db, profile: Found, request: Request, uri: string) => Promise<string | undefined>

/** Public feeds of open data: release packages, releases and records of OCDS 1.1. */
export function feedRoutes(app: App): void {
  const get = (path: string, answer: Answer) =>
    app.get<Requested>(path, { schema: { hide: true }, ...rateLimitByAddress('page') }, async (request, reply) => {
      const { tenantId } = await app.context.authenticator.authenticate(request, false)
      const uri = `${app.context.originOf(request)}${request.url}`
      const body = await app.context.database.read(tenantId, async (db) => {
        const profile = await feedProfile.first(db, { code: request.params.profile })
        return profile && answer(db, profile, request, uri)
      })
      return body === undefined ? reply.callNotFound() : send(request, reply, body)
    })

  get('/ocds/:profile/releases', async (db, profile, request, uri) => {
    const { cursor } = request.query
    const after = cursor === undefined || cursor === '' ? '0' : seqIn(cursor, profile.id, profile.last)
    const entries = await entriesAfter(db, { profileId: profile.id, after, max: perPage })
    const next = cursorOf(profile.id, entries.at(-1)?.seq ?? after)
    const links = `,"links":{"next":${JSON.stringify(`${uri.split('?')[0]}?cursor=${next}`)}}`
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

function packageOf({ publisher }: Found, uri: string, content: string): string {
  const head = written({ uri, version: '1.1', publisher: { name: publisher } })
  return `${head.slice(0, -1)},${content}}`
}

/** Sends a package, or that nothing has changed since the one with this tag. */
function send(request: FastifyRequest, reply: FastifyReply, body: string) {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', 'public, no-cache').header('access-control-allow-origin', '*')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
