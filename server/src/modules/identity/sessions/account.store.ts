import type { Entrance } from '#contract/kit/entrance.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { refuse } from '#kit/refusal.ts'

const locked = sqlQuery(
  'identity.lockAccount',
  `select u.id, u.version, u.person_id, u.code, u.name, u.dept_id, u.disabled,
     array(select distinct unnest(r.permissions) from identity.users o
       join identity.user_roles h on h.user_id = o.id join identity.roles r on r.id = h.role_id
       where o.person_id = u.person_id and not o.disabled) as "permissions!"
   from identity.users u where u.id = $userId and u.entrance <> 'supplier' for no key update`,
)
/** An account, with what its person may do by all of theirs. */
export type AccountForUpdate = Locked<RowOf<typeof locked>>
export const lockAccount = async (tx: Tx, userId: string) =>
  ((await locked.first(tx, { userId })) as AccountForUpdate | undefined) ?? refuse('thing.notFound')

interface AccountPatch {
  code?: string
  name?: string
  dept_id?: string
  disabled?: boolean
  expires_at?: Date | null
}
const update = preparedQuery((db, { id, ...values }: Params<{ id: string } & AccountPatch>) =>
  db
    .updateTable('identity.users')
    .set((e) => ({ ...values, version: e('version', '+', 1) }))
    .where('id', '=', id),
)
export const setAccount = (tx: Tx, { id }: AccountForUpdate, patch: AccountPatch) => update(tx, { id, ...patch })

const anAccount = preparedQuery((db, $: Params<{ personId: string }>) =>
  db
    .selectFrom('identity.users')
    .select('id')
    .where('person_id', '=', $.personId)
    .where('entrance', '<>', 'supplier')
    .orderBy('id')
    .limit(1),
)
export const findAccountOf = async (tx: Tx, personId: string): Promise<string> =>
  (await anAccount.first(tx, { personId }))?.id ?? refuse('thing.notFound')

/** The person of an account with all of their accounts, those of suppliers left out. */
export const accountsOfPerson = sqlQuery(
  'identity.accountsOfPerson',
  `select a.id, a.version, a.person_id, a.code, a.name, a.entrance, a.dept_id, d.full_name, a.disabled, a.expires_at,
     a.last_login_at, p.mobile, p.email,
     (select count(*)::int from identity.sessions s join identity.users o on o.id = s.user_id
       where o.person_id = p.id and s.ended_at is null and s.last_seen_at > now() - interval '2 hours') as "open_sessions!",
     (select coalesce(jsonb_agg(jsonb_build_object('id', r.id::text, 'name', r.name, 'enName', r.en_name) order by r.code), '[]')
       from identity.user_roles h join identity.roles r on r.id = h.role_id where h.user_id = a.id) as "roles!"
   from identity.users u join identity.people p on p.id = u.person_id
     join identity.users a on a.person_id = p.id and a.entrance <> 'supplier'
     join identity.departments d on d.id = a.dept_id
   where u.id = $userId and u.entrance <> 'supplier' order by a.id limit 50`,
).narrow<{ roles: { id: string; name: string; enName: string }[]; entrance: Entrance }>()
export type PersonAccountRow = RowOf<typeof accountsOfPerson>
