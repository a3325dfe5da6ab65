import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const verifications = tableOf('logs.verifications')

export const chainState = sqlQuery(
  'logs.chainState',
  `select c.tenant_id || ':' || c.seq || ':' || encode(c.hash, 'hex') as "head!", c.seq::float8 as "links!",
     encode(c.hash, 'hex') as "hash!", encode(c.genesis, 'hex') as "genesis!",
     (select count(*)::int from (select from kit.events e where (e.txid, e.id) > (c.txid, c.event_id)
       and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id) limit 10000) w) as "waiting!"
   from kit.chains c`,
)

/**
 * Recomputes links after a number: how many there are, the last one and its hash, and the first that does not follow
 * from the one before it and its own event.
 */
export const verifyLinks = sqlQuery(
  'logs.verifyLinks',
  `with links as (
     select a.seq, a.prev, a.hash, e.id is not null and e.txid = a.txid and kit.event_digest(e, a.prev) = a.hash as is_right,
       lag(a.seq, 1, $after::bigint) over (order by a.seq) as seq_before, lag(a.hash, 1, decode($hash, 'hex')) over (order by a.seq) as hash_before
     from (select * from kit.audit where seq > $after::bigint order by seq limit 10000) a
       left join kit.events e on e.tenant_id = a.tenant_id and e.id = a.event_id
   )
   select count(*)::int as "links!", coalesce(max(seq), 0)::float8 as "last!",
     coalesce((array_agg(encode(hash, 'hex') order by seq desc))[1], '') as "hash!",
     min(seq) filter (where not is_right or seq <> seq_before + 1 or prev <> hash_before)::float8 as bad
   from links`,
)

export const lastVerifications = sqlQuery(
  'logs.lastVerifications',
  `select v.id, v.at, v.links::float8 as "links!", v.head, v.bad_link::float8 as bad_link, coalesce(u.name, '') as "actor_name!"
   from logs.verifications v left join identity.users u on u.tenant_id = v.tenant_id and u.id = v.actor_id
   order by v.id desc limit 20`,
)
