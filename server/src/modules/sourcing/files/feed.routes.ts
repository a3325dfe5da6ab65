import { type ProjectKind, projectKinds } from '#contract/sourcing/projectStates.ts'
import { type App, rateLimitByAddress } from '#kit/http/serve.ts'
import { presentCard } from '../hall/card.store.ts'
import { findFloor } from '../hall/floor.store.ts'
import { feedOf } from './feed.rules.ts'

const halls = {
  inquiry: ['/comparisonHall', '询比价大厅', 'Inquiries'],
  bidding: ['/biddingHall', '竞价大厅', 'Bidding'],
  fixed: ['/fixedComparisonHall', '定点采购', 'Direct purchases'],
} as const satisfies Record<ProjectKind, readonly string[]>
const entries = 50

const isKind = (name: string): name is ProjectKind => projectKinds.some((kind) => kind === name)

/** A feed of each hall: what is everybody's, the newest first. */
export function feedRoutes(app: App) {
  app.get<{ Params: { kind: string } }>(
    '/rss/:kind(^\\w+).xml',
    { schema: { hide: true }, ...rateLimitByAddress('page') },
    async (request, reply) => {
      const { kind } = request.params
      if (!isKind(kind)) return reply.callNotFound()
      const actor = await app.context.authenticator.authenticate(request, false)
      const found = await app.context.database.read(actor.tenantId, (sql) =>
        findFloor(sql, { kinds: [kind], states: ['4', '5', '10', '6', '8', '7', '9'], limit: entries }),
      )
      const origin = app.context.originOf(request)
      const [path, zh, en] = halls[kind]
      const items = found.map((row) => {
        const card = presentCard(row)
        return {
          title: `${card.projectNo} ${card.title}`,
          link: `${origin}/havePublished?id=${card.id}&type=${card.type}`,
          text: [card.deptName, card.purchaseContent].filter((text) => text !== '').join('\n'),
          at: new Date(card.releaseTime),
        }
      })
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'private, max-age=60')
        .send(
          feedOf({
            title: actor.lang === 'en' ? en : zh,
            link: `${origin}${path}`,
            text: actor.lang === 'en' ? en : zh,
            language: actor.lang === 'en' ? 'en' : 'zh-CN',
            items,
          }),
        )
    },
  )
}
