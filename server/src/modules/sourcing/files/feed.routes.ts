import type { FastifyReply } from 'fastify'
import { maxWinNotices } from '#contract/sourcing/result.ts'
import type { Actor } from '#kit/actor.ts'
import { type ProjectKind, projectKinds } from '#contract/sourcing/projectStates.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { presentCard } from '../projects/card.store.ts'
import { findFloor } from '../hall/floor.store.ts'
import { findLatestWinners } from '../award/result.store.ts'
import { presentWinner } from '../award/result.service.ts'
import { portalMenuOf, shownAddress } from '#contract/tenancy/portalMenu.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { Seals } from '../seal/seals.ts'
import { closedItem } from './closedHead.service.ts'
import { findLatestClosed } from './closed.store.ts'
import { feedOf, type FeedItem } from './feed.rules.ts'

const halls = {
  inquiry: ['/comparisonHall', '询比价大厅', 'Inquiries'],
  bidding: ['/biddingHall', '竞价大厅', 'Bidding'],
  fixed: ['/fixedComparisonHall', '定点采购', 'Direct purchases'],
} as const satisfies Record<ProjectKind, readonly string[]>
const entries = 50
const closedEntries = 20

const isKind = (name: string): name is ProjectKind => projectKinds.some((kind) => kind === name)

/** RSS feeds of each hall (closed rounds) and of winning notices: public data only, newest first. */
export function feedRoutes(app: App, seals: Seals) {
  app.get('/rss/result.xml', { schema: { hide: true }, ...rateLimitByAddress('page') }, async (request, reply) => {
    const actor = await app.context.authenticator.authenticate(request, false)
    const found = await app.context.database.read(actor.tenantId, (db) => findLatestWinners(db, maxWinNotices))
    const origin = app.context.originOf(request)
    const name = actor.lang === 'en' ? 'Award results' : '结果公示'
    const items = found.map(presentWinner).map((notice) => ({
      title: `${notice.projectNo} ${notice.projectTitle}`,
      link: `${origin}/resultNoticeByApply?inquiryId=${notice.inquiryId}`,
      text: [notice.deptName, notice.supplierName].join('\n'),
      at: new Date(notice.releaseTime),
    }))
    return send(reply, { title: name, link: `${origin}/searchBiddingList`, actor, items })
  })
  app.get<{ Params: { kind: string } }>(
    '/rss/:kind(^\\w+).xml',
    { schema: { hide: true }, ...rateLimitByAddress('page') },
    async (request, reply) => {
      const { kind } = request.params
      if (!isKind(kind)) return reply.callNotFound()
      const actor = await app.context.authenticator.authenticate(request, false)
      const [found, closed, { portalMenu }] = await app.context.database.read(actor.tenantId, async (db) => [
        await findFloor(db, { kinds: [kind], states: ['4', '5', '10', '6', '8', '7', '9'], limit: entries }),
        await findLatestClosed(db, kind, closedEntries),
        await readSettings(db, 'portalMenu'),
      ])
      const origin = app.context.originOf(request)
      const [hall, zh, en] = halls[kind]
      const path = shownAddress(hall, portalMenuOf(portalMenu))
      const published = found.map((row) => {
        const card = presentCard(row, false)
        return {
          title: `${card.projectNo} ${card.title}`,
          link: `${origin}/havePublished?id=${card.id}&type=${card.type}`,
          text: [card.deptName, card.purchaseContent].filter((text) => text !== '').join('\n'),
          at: new Date(card.releaseTime),
        }
      })
      const ended = await Promise.all(closed.map((row) => closedItem(row, origin, actor.lang, seals)))
      const items = [...published, ...ended].toSorted((a, b) => b.at.getTime() - a.at.getTime())
      return send(reply, { title: actor.lang === 'en' ? en : zh, link: `${origin}${path}`, actor, items })
    },
  )
}

interface Sent {
  readonly title: string
  readonly link: string
  readonly actor: Pick<Actor, 'lang'>
  readonly items: readonly FeedItem[]
}

const send = (reply: FastifyReply, { title, link, actor, items }: Sent) =>
  reply
    .type('application/rss+xml; charset=utf-8')
    // The closing head must be available within seconds.
    .header('cache-control', 'private, max-age=5')
    .send(feedOf({ title, link, text: title, language: actor.lang === 'en' ? 'en' : 'zh-CN', items }))
