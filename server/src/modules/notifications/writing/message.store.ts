import type { Category } from '#contract/kit/messages.ts'
import type { TemplateName, TopicName } from '#contract/messages.ts'
import type { DeliveryStatus, SentChannel } from '#contract/notifications/operating.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { LetterRequest } from '#modules/sourcing/index.ts'

export const lockMessages = sqlQuery(
  'notifications.lockMessages',
  `select pg_advisory_xact_lock(hashtextextended('messages/' || kit.tenant(), 12))`,
)

const insert = sqlQuery(
  'notifications.insertMessages',
  `insert into notifications.messages (receiver_id, source, template, topic, category, title_zh, content_zh, title_en,
     content_en, url, letter, is_shown, at)
   select u.id, $source, $template, $topic, $category, $titleZh, $contentZh, $titleEn, $contentEn, $url,
     case when $letter?::jsonb is null then null else $letter?::jsonb || jsonb_build_object('userId', u.id::text) end,
     $required::boolean or coalesce(c.is_on, $usual::boolean), $at::timestamptz
   from identity.users u
   left join notifications.preferences c
     on c.tenant_id = u.tenant_id and c.user_id = u.id and c.topic = $topic and c.channel = 'site'
   where u.id = any ($receivers::bigint[]) and identity.is_open(u)
     and ($needs?::text is null or exists (select from identity.user_roles h
       join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and $needs?::text = any (r.permissions)))
   order by u.id
   on conflict (tenant_id, receiver_id, source) do nothing
   returning id, tenant_id, receiver_id, is_shown`,
)

export interface NewMessages {
  readonly receivers: readonly string[]
  readonly needs: string | null
  readonly source: string
  readonly template: TemplateName
  readonly topic: TopicName
  readonly category: Category
  readonly titleZh: string
  readonly contentZh: string
  readonly titleEn: string
  readonly contentEn: string
  readonly url: string
  readonly letter: Omit<LetterRequest, 'userId'> | null
  /** Whether the channel is the default, or required whatever the reader has chosen. */
  readonly usual: boolean
  readonly required: boolean
  readonly at: string
}
/** Inserts a message for each receiver who is active and may read it; skips those who have it already. */
export const insertMessages = (tx: Tx, { receivers, ...message }: NewMessages) =>
  insert(tx, { ...message, receivers: [...receivers] })

const deliveries = sqlQuery(
  'notifications.insertDeliveries',
  `insert into notifications.deliveries (receiver_id, channel, message_id, subscription_id, status, created_at)
   select m.receiver_id, w.channel, m.id, s.id,
     case when w.channel = 'mail' and f.digest_hour is not null and not w.required then 'held' else 'waiting' end, kit.clock()
   from notifications.messages m
   join identity.users u on u.tenant_id = m.tenant_id and u.id = m.receiver_id
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   cross join jsonb_to_recordset($further::jsonb) w (channel text, usual boolean, required boolean)
   left join notifications.preferences c
     on c.tenant_id = m.tenant_id and c.user_id = m.receiver_id and c.topic = $topic and c.channel = w.channel
   left join notifications.push_subscriptions s
     on w.channel = 'push' and s.tenant_id = m.tenant_id and s.user_id = m.receiver_id
   left join notifications.profiles f on f.tenant_id = m.tenant_id and f.user_id = m.receiver_id
   where m.id = any ($messageIds::bigint[]) and (w.required or coalesce(c.is_on, w.usual))
     and case w.channel when 'mail' then p.email <> '' when 'sms' then p.mobile <> '' else s.id is not null end
   order by m.id
   on conflict do nothing
   returning id, status`,
).narrow<{ status: DeliveryStatus }>()

interface Further {
  readonly channel: SentChannel
  readonly usual: boolean
  readonly required: boolean
}
/**
 * Inserts deliveries of messages: mail, SMS, and a push notification for each browser, as chosen by the reader; mails
 * are held if a digest is wanted.
 */
export const insertDeliveries = (
  tx: Tx,
  { messageIds, further, topic }: { messageIds: readonly string[]; further: readonly Further[]; topic: TopicName },
) => deliveries(tx, { messageIds: [...messageIds], further, topic })
