import { sqlQuery } from '#kit/database/query.ts'

/** Profile of a feed that was published at least once. */
export const feedProfile = sqlQuery(
  'openData.feedProfile',
  `select p.id, p.name, p.is_private, t.name as publisher, coalesce((select max(f.seq) from open_data.feed f
     where f.tenant_id = p.tenant_id and f.profile_id = p.id), 0)::bigint as "last!"
   from open_data.profiles p join tenancy.tenants t on t.id = p.tenant_id where p.code = $code and p.edition > 0`,
)
/** Number before the first entry since a time; of a feed without one its last number. */
export const numberBefore = sqlQuery(
  'openData.numberBefore',
  `select (min(seq) - 1)::text as seq from open_data.feed where profile_id = $profileId and at >= $since::timestamptz`,
)
export const entriesAfter = sqlQuery(
  'openData.entriesAfter',
  `select f.seq, f.kind, r.body, r.ocid, r.release_id, r.date, r.tags, w.id is not null as "is_withdrawn!"
   from open_data.feed f
   join open_data.releases r on r.tenant_id = f.tenant_id and r.id = f.release_id
   left join open_data.withdrawals w on w.tenant_id = r.tenant_id and w.release_id = r.id and w.status = '02'
   where f.profile_id = $profileId and f.seq > $after::bigint order by f.seq limit $max::int`,
)
export const releasesOf = sqlQuery(
  'openData.releasesOfProcess',
  `select r.body, r.ocid, r.release_id, r.date, r.tags, w.id is not null as "is_withdrawn!"
   from open_data.releases r
   left join open_data.withdrawals w on w.tenant_id = r.tenant_id and w.release_id = r.id and w.status = '02'
   where r.profile_id = $profileId and (r.ocid = $key or r.release_id = $key) order by r.no limit 1000`,
)
