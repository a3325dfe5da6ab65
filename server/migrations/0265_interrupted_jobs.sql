-- A job whose process died did not fail: its attempt is given back, as it is after an outage. Otherwise a listener whose job was
-- interrupted eight times would deliver nothing of its tenant any more. Twenty times at most: what ends the process by itself
-- uses its attempts up after that, and becomes a dead letter.
create table kit.interrupted_jobs (
  job_id        bigint primary key,
  interruptions int not null default 1
);

create or replace function kit.keep_worker(worker text) returns int language plpgsql security definer set search_path = pg_catalog, kit as $$
declare
  before timestamptz;
  dead text[];
begin
  if not kit.is_worker() then raise exception 'only a worker keeps workers'; end if;
  select seen_at into before from kit.workers where id = worker;
  insert into kit.workers values (worker) on conflict (id) do update set seen_at = clock_timestamp();
  if before is null or before < clock_timestamp() - interval '10 seconds' then return 0; end if;
  select array_agg(distinct l.by) into dead
    from (
      select locked_by as by, locked_at as at from graphile_worker._private_jobs where locked_by is not null
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
    ) l
    left join kit.workers w on w.id = l.by
    where l.at < clock_timestamp() - interval '15 seconds' and coalesce(w.seen_at, '-infinity') < clock_timestamp() - interval '15 seconds';
  if dead is not null then
    -- Two workers may find the same dead one: the second waits for the rows of the first, and finds them free.
    with freed as materialized (
      select id from graphile_worker._private_jobs where locked_by = any (dead) order by id for update
    ), counted as (
      insert into kit.interrupted_jobs as i (job_id) select id from freed
      on conflict (job_id) do update set interruptions = i.interruptions + 1
      returning job_id, interruptions
    )
    update graphile_worker._private_jobs j set attempts = greatest(0, j.attempts - 1)
      from counted c where j.id = c.job_id and c.interruptions <= 20;
    perform graphile_worker.force_unlock_workers(dead);
  end if;
  delete from kit.workers where seen_at < clock_timestamp() - interval '1 hour';
  delete from kit.job_runs r where r.at < now() - interval '1 hour'
    and not exists (select from graphile_worker._private_jobs j where j.id = r.job_id);
  delete from kit.interrupted_jobs i where not exists (select from graphile_worker._private_jobs j where j.id = i.job_id);
  return coalesce(array_length(dead, 1), 0);
end $$;
