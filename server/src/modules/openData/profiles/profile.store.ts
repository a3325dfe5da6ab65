import { listProfiles, type ProfileStatus } from '#contract/openData/profiles.ts'
import type { ProfileRules } from '#contract/openData/fields.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { sql } from 'kysely'

export const profiles = tableOf('open_data.profiles')
export type ProfileRow = Omit<RowOfTable<typeof profiles>, 'draft' | 'rules' | 'status'> & {
  readonly status: ProfileStatus
  readonly draft: ProfileRules
  readonly rules: ProfileRules | null
}

/** Profiles that publish: also while a new draft is written. */
export const profilesInForce = sqlQuery(
  'openData.profilesInForce',
  `select id, rules as "rules!", secret from open_data.profiles where rules is not null and status <> '04' order by id`,
).narrow<{ rules: ProfileRules }>()

export const addEdition = sqlQuery(
  'openData.addEdition',
  `insert into open_data.editions (profile_id, edition, rules, editor, publisher, at)
   values ($profileId, $edition::int, $rules::jsonb, $editor, $publisher, $at::timestamptz)`,
)

export const profileList = listOf({
  route: listProfiles,
  find: (db: Db) => db.selectFrom('open_data.profiles as p'),
  where: {},
  select: (found) =>
    found
      .selectAll('p')
      .select([
        sql<number>`(select count(*)::int from open_data.releases r where r.tenant_id = p.tenant_id and r.profile_id = p.id)`.as(
          'releases',
        ),
        sql<number>`(select count(*)::int from open_data.problems r where r.tenant_id = p.tenant_id and r.profile_id = p.id)`.as(
          'problems',
        ),
      ]),
  key: 'p.id',
  order: [['p.id', 'desc']],
})

/** People of accounts, for the demo. */
export const peopleOf = sqlQuery(
  'openData.peopleOfAccounts',
  'select id, person_id, name from identity.users where id = any ($ids) order by array_position($ids, id)',
)
