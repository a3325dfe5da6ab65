import { listDeliveries } from '#contract/notifications/operating.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'

export const deliveryList = listOf({
  route: listDeliveries,
  find: (db: Db) =>
    db
      .selectFrom('notifications.deliveries as d')
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.receiver_id'),
      )
      .leftJoin('notifications.messages as m', (on) =>
        on.onRef('m.tenant_id', '=', 'd.tenant_id').onRef('m.id', '=', 'd.message_id'),
      ),
  where: {
    channel: { is: 'd.channel' },
    status: { is: 'd.status' },
    keyword: { contains: ['u.name', 'u.code', 'm.title_zh', 'm.title_en'] },
  },
  select: (found) =>
    found
      .innerJoin('identity.people as p', (on) =>
        on.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.id', '=', 'u.person_id'),
      )
      .select(['d.id', 'd.channel', 'd.status', 'd.attempts', 'd.reason', 'd.created_at', 'd.ended_at', 'd.digest_on'])
      .leftJoin('notifications.push_subscriptions as s', (on) =>
        on.onRef('s.tenant_id', '=', 'd.tenant_id').onRef('s.id', '=', 'd.subscription_id'),
      )
      .select(['s.endpoint', 'm.template', 'm.title_zh', 'm.title_en', 'u.name', 'u.code', 'p.email', 'p.mobile']),
  key: 'd.id',
  order: [['d.id', 'desc']],
  sort: { createdAt: 'd.created_at' },
  countUpTo: countOfLargeTables,
})
export type DeliveryRow = RowIn<typeof deliveryList>
