import type { Channel } from '#contract/kit/messages.ts'
import type { TopicName } from '#contract/messages.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const profile = sqlQuery(
  'notifications.findProfile',
  'select version, bell, pop_up, digest_hour from notifications.profiles where user_id = $userId',
)
const untouched = { version: 0, bell: true, pop_up: true, digest_hour: null }
export const findProfile = async (db: Db, userId: string) => (await profile.first(db, { userId })) ?? untouched

const lock = sqlQuery(
  'notifications.lockProfile',
  `insert into notifications.profiles (user_id, version) values ($userId, 0)
   on conflict (tenant_id, user_id) do update set user_id = excluded.user_id
   returning version, digest_hour`,
)
/** Locks a person's preferences; creates the row if missing. */
export const lockProfile = (tx: Tx, userId: string) => lock.one(tx, { userId })

const save = sqlQuery(
  'notifications.saveProfile',
  `update notifications.profiles set bell = $bell, pop_up = $popUp, digest_hour = $digestHour?, version = version + 1
   where user_id = $userId`,
)
export interface Profile {
  readonly userId: string
  readonly bell: boolean
  readonly popUp: boolean
  readonly digestHour: number | null
}
export const saveProfile = (tx: Tx, chosen: Profile) => save(tx, { ...chosen })

const chosen = sqlQuery(
  'notifications.findChoices',
  'select topic, channel, is_on from notifications.preferences where user_id = $userId',
).narrow<{ topic: TopicName; channel: Channel }>()
export const findChoices = (db: Db, userId: string) => chosen(db, { userId })

const put = sqlQuery(
  'notifications.putChoices',
  `insert into notifications.preferences as p (user_id, topic, channel, is_on)
   select $userId, c.topic, c.channel, c.is_on from jsonb_to_recordset($choices::jsonb) c (topic text, channel text, is_on boolean)
   on conflict (tenant_id, user_id, topic, channel) do update set is_on = excluded.is_on where p.is_on <> excluded.is_on`,
)
export const putChoices = (
  tx: Tx,
  userId: string,
  choices: readonly { readonly topic: TopicName; readonly channel: Channel; readonly is_on: boolean }[],
) => put(tx, { userId, choices })

const reach = sqlQuery(
  'notifications.findReach',
  `select u.entrance, p.email, p.mobile from identity.users u
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id where u.id = $userId`,
)
/** Addresses of a person. */
export const findReach = (db: Db, userId: string) => reach.first(db, { userId })
