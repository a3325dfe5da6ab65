import { sqlQuery } from '#kit/database/query.ts'

export const insertCalls = sqlQuery(
  'kit.insertCalls',
  `insert into kit.calls (at, actor_id, on_behalf_of, is_viewing, key_id, key_name, path, writes, document_id, code, ms, ip, agent, trace_id)
   select * from jsonb_to_recordset($rows::jsonb)
     as r(at timestamptz, actor_id bigint, on_behalf_of bigint, is_viewing boolean, key_id bigint, key_name text, path text, writes boolean, document_id bigint, code int, ms int,
       ip text, agent text, trace_id text)`,
)
export const insertExport = sqlQuery(
  'kit.insertExport',
  `insert into kit.exports (at, actor_id, path, file_name, filter, ip, trace_id, reason)
   values ($at, $actorId, $path, $fileName, $filter::jsonb, $ip, $traceId, $reason) returning id`,
)
export const setExportFinished = sqlQuery(
  'kit.setExportFinished',
  'update kit.exports set bytes = $bytes, finished_at = $at where id = $id',
)
/** Removes calls and exports before a time, a bounded number at once; answers how many calls there were. */
export const removeOldCalls = sqlQuery(
  'kit.removeOldCalls',
  `with old as (delete from kit.calls where id in (select id from kit.calls where at < $before order by id limit 5000) returning id),
     files as (delete from kit.exports where id in (select id from kit.exports where at < $before order by id limit 5000) returning id)
   select (select count(*)::int from old) as "calls!", (select count(*)::int from files) as "exports!"`,
)
