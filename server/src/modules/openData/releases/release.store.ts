import { listReleases, type ReleaseStatus } from '#contract/openData/releases.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import { sql } from 'kysely'

/** Locks the numbers of the tenant's feed until the end of the transaction, so that they appear in order. */
export const lockFeed = sqlQuery(
  'openData.lockFeed',
  `insert into open_data.counters as c (id) values (1) on conflict (tenant_id, id) do update set last_seq = c.last_seq returning last_seq`,
)
export const addToFeed = sqlQuery(
  'openData.addToFeed',
  `with next as (update open_data.counters set last_seq = last_seq + 1 where id = 1 returning last_seq)
   insert into open_data.feed (seq, profile_id, release_id, kind)
   select n.last_seq, r.profile_id, r.id, $kind from next n cross join open_data.releases r where r.id = $id`,
)
export const lastRelease = sqlQuery(
  'openData.lastRelease',
  `select id, no, date, body, digest from open_data.releases where profile_id = $profileId and project_id = $projectId order by no desc limit 1`,
)
export const addRelease = sqlQuery(
  'openData.addRelease',
  `insert into open_data.releases (profile_id, project_id, no, ocid, release_id, tags, date, body, digest)
   values ($profileId, $projectId, $no::int, $ocid, $releaseId, $tags::text[], $date::timestamptz, $body, $digest) returning id`,
)
export const keepProblems = sqlQuery(
  'openData.keepProblems',
  `insert into open_data.problems (profile_id, project_id, problems, at) values ($profileId, $projectId, $problems::text[], $at::timestamptz)
   on conflict (tenant_id, profile_id, project_id) do update set problems = excluded.problems, at = excluded.at`,
)
export const forgetProblems = sqlQuery(
  'openData.forgetProblems',
  'delete from open_data.problems where profile_id = $profileId and project_id = $projectId',
)
export const hasReleases = sqlQuery('openData.hasReleases', 'select exists (select from open_data.releases) as "is!"')

export const withdrawals = tableOf('open_data.withdrawals')
export const openWithdrawal = sqlQuery(
  'openData.openWithdrawal',
  `select id from open_data.withdrawals where release_id = $releaseId and status = '01'`,
)

export const releaseList = listOf({
  route: listReleases,
  find: (db: Db) =>
    db
      .selectFrom('open_data.releases as r')
      .innerJoin('open_data.profiles as p', 'p.id', 'r.profile_id')
      .innerJoin('sourcing.projects as j', 'j.id', 'r.project_id')
      .leftJoin('open_data.withdrawals as w', (join) =>
        join.onRef('w.release_id', '=', 'r.id').on('w.status', 'in', ['01', '02']),
      ),
  where: {
    keyword: { contains: ['r.ocid', 'j.project_no', 'j.title'] },
    status: (e, status) =>
      status === '01' ? e('w.id', 'is', null) : e('w.status', '=', status === '02' ? '01' : '02'),
  },
  select: (found) =>
    found.select([
      'r.id',
      'r.ocid',
      'r.release_id',
      'r.tags',
      'r.date',
      'r.body',
      'p.code as profile_code',
      'j.project_no',
      'j.title',
      'w.reason',
      'w.proposer',
      'w.person_id',
      'w.decider',
      sql<ReleaseStatus>`case w.status when '01' then '02' when '02' then '03' else '01' end`.as('status'),
    ]),
  key: 'r.id',
  order: [
    ['r.date', 'desc'],
    ['r.id', 'desc'],
  ],
})
