import type { SealTask } from '#contract/sourcing/openingRoom.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { heldBy } from '../seal/handOver/held.ts'

const tasks = sqlQuery(
  'sourcing.sealTasks',
  `select p.id, p.project_no, p.title, t.task as "task!", t.at
   from sourcing.projects p
   join lateral (
     select 'key' as task, p.publish_at as at, 1 as place from (select 1) one
     where p.state = '3' and p.seal_mode <> 'automatic' and not exists (
       select from sourcing.seal_ceremonies c where c.project_id = p.id
         and c.confirmations @> jsonb_build_array(jsonb_build_object('opener', $personId::text)))
     union all
     select case when r.status = 'opened' then 'countersign' else 'release' end, r.quote_end_at, 0
     from sourcing.seal_rounds r
     join lateral (${heldBy('r', '$personId::text')}) m on true
     where p.state = '6' and r.project_id = p.id
       and not exists (select from sourcing.seal_rounds l where l.project_id = p.id and l.round > r.round) and (
       (r.status in ('closed', 'opening') and exists (
         select from sourcing.seal_shares s where s.project_id = p.id and s.round = r.round
           and s.opener = m.opener and s.released is null))
       or (r.status = 'opened' and exists (
         select from sourcing.seal_openings o where o.project_id = p.id and o.round = r.round
           and not o.signatures @> jsonb_build_array(jsonb_build_object('opener', m.opener)))))
   ) t on true
   where (p.opener_ids || p.substitute_ids) @> array[$personId::bigint] and p.state in ('3', '6')
   order by t.place, t.at nulls last, p.id limit 100`,
).narrow<{ task: SealTask['task'] }>()

/** Projects whose key generation or opening waits for this person. */
export const findSealTasks = async (db: Db, personId: string): Promise<SealTask[]> =>
  (await tasks(db, { personId })).map(({ id, project_no: projectNo, title, task, at }) => ({
    projectId: id,
    projectNo,
    title,
    task,
    at: at?.toISOString() ?? null,
  }))
