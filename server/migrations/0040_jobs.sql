-- Jobs run on graphile-worker: its own schema, migrated before this file. Its tables have row-level security without a policy, so
-- nobody but their owner sees them. A worker's connection says that it is one, as a tenant's connection says which tenant it speaks
-- for; every other connection adds jobs by `kit.add_jobs` alone, which fixes the tenant in what they carry.
grant usage on schema graphile_worker to baicai_app;
grant select, insert, update, delete on all tables in schema graphile_worker to baicai_app;
do $$
declare name text;
begin
  foreach name in array array['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'] loop
    execute format($policy$create policy worker on graphile_worker.%I to baicai_app using (current_setting('app.jobs', true) = 'worker')$policy$, name);
    execute format('create policy steward on graphile_worker.%I to %I using (true)', name, current_user);
  end loop;
end $$;

-- The jobs whose work has been committed: a job that comes again, because the process died before it was marked as done, does nothing.
create table kit.job_runs (
  tenant_id bigint not null,
  job_id    bigint not null,
  at        timestamptz not null default now(),
  primary key (tenant_id, job_id)
);
create index job_runs_by_age on kit.job_runs (at);
select kit.protect('kit.job_runs');

-- When each recurring job comes next.
alter table kit.jobs rename to schedules;
revoke all on kit.schedules from baicai_app;

-- The worker processes, by the name that they lock jobs under. One that has not been seen for a while is dead.
create table kit.workers (
  id      text primary key,
  seen_at timestamptz not null default clock_timestamp()
);

create function kit.is_worker() returns boolean language sql stable as $$
  select current_setting('app.jobs', true) is not distinct from 'worker'
$$;

-- Adds jobs of this connection's tenant: `[{name, data, runAt, maxAttempts, key, ifAbsent}]`. A key is the tenant's own: a job with the
-- key of one that waits takes its place, and with `ifAbsent` it is left out as long as that one waits or runs.
create function kit.add_jobs(jobs jsonb) returns void language plpgsql security definer set search_path = pg_catalog, kit as $$
declare
  tenant bigint := coalesce(kit.tenant(), 0);
  specs graphile_worker.job_spec[];
begin
  select array_agg(row(j.name, json_build_object('tenant', tenant::text, 'data', coalesce(j.data, '{}')), null, j."runAt", j."maxAttempts",
      j.name || '/' || tenant || '/' || j.key, null, null)::graphile_worker.job_spec)
    into specs
    from jsonb_to_recordset(jobs) as j(name text, data jsonb, "runAt" timestamptz, "maxAttempts" int, key text, "ifAbsent" boolean)
    where not coalesce(j."ifAbsent", false) or not exists (
      select from graphile_worker._private_jobs w
      where w.key = j.name || '/' || tenant || '/' || j.key and (w.locked_at is not null or w.attempts < w.max_attempts));
  if specs is not null then perform graphile_worker.add_jobs(specs); end if;
end $$;

-- Adds a job whose attempts are used up: it waits for a person, who has it tried again or dismisses it.
create function kit.add_dead_letter(name text, data jsonb, max_attempts int, error text) returns void
  language plpgsql security definer set search_path = pg_catalog, kit as $$
begin
  perform graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job(name,
    json_build_object('tenant', coalesce(kit.tenant(), 0)::text, 'data', data), max_attempts => add_dead_letter.max_attempts)).id], error);
end $$;

-- The recurring jobs of `[{name, everySeconds}]` whose time has come.
create function kit.due_schedules(schedules jsonb) returns setof text language sql stable security definer set search_path = pg_catalog, kit as $$
  select s.name from jsonb_to_recordset(schedules) as s(name text, "everySeconds" int)
  where kit.is_worker() and not exists (select from kit.schedules k where k.name = s.name and k.next_at > now())
$$;

-- Takes a turn of the recurring jobs of `[{name, everySeconds, maxAttempts, ofTenants}]` that are due, in whichever process comes first: a job for
-- each tenant, or one of no tenant. Who still has the last one to do gets no other.
create function kit.run_schedules(schedules jsonb, tenants bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, kit as $$
declare
  specs graphile_worker.job_spec[];
begin
  if not kit.is_worker() then raise exception 'only a worker runs schedules'; end if;
  with due as (
    insert into kit.schedules as k (name, next_at)
    select s.name, now() + make_interval(secs => s."everySeconds") from jsonb_to_recordset(schedules) as s(name text, "everySeconds" int)
    order by s.name
    on conflict (name) do update set next_at = excluded.next_at where k.next_at <= now()
    returning k.name
  ), wanted as (
    select s.name, s."maxAttempts" as attempts, t.id as tenant, s.name || '/' || t.id || '/recurring' as key
    from due join jsonb_to_recordset(schedules) as s(name text, "maxAttempts" int, "ofTenants" boolean) using (name),
      unnest(case when s."ofTenants" then tenants else array[0]::bigint[] end) as t(id)
  )
  select array_agg(row(w.name, json_build_object('tenant', w.tenant::text, 'data', '{}'::json), null, null, w.attempts, w.key, null, null)::graphile_worker.job_spec)
    into specs
    from wanted w
    where not exists (
      select from graphile_worker._private_jobs j where j.key = w.key and (j.locked_at is not null or j.attempts < j.max_attempts));
  if specs is not null then perform graphile_worker.add_jobs(specs); end if;
end $$;

-- A worker process is alive. Answers the dead ones whose jobs were given free; none where this one has not been able to say so itself,
-- since then the database was away and the others could not either.
create function kit.keep_worker(worker text) returns int language plpgsql security definer set search_path = pg_catalog, kit as $$
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
  if dead is not null then perform graphile_worker.force_unlock_workers(dead); end if;
  delete from kit.workers where seen_at < clock_timestamp() - interval '1 hour';
  delete from kit.job_runs r where r.at < now() - interval '1 hour'
    and not exists (select from graphile_worker._private_jobs j where j.id = r.job_id);
  return coalesce(array_length(dead, 1), 0);
end $$;

-- What the metrics show: jobs that are due, for how many seconds the oldest of them has been, and jobs whose attempts are used up.
create function kit.job_figures(out due int, out oldest_seconds float8, out waiting int, out running int, out dead int)
  language sql stable security definer set search_path = pg_catalog, kit as $$
  select count(*) filter (where is_available and run_at <= now())::int,
    coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8,
    count(*) filter (where is_available and run_at > now())::int,
    count(*) filter (where locked_at is not null)::int,
    count(*) filter (where locked_at is null and attempts >= max_attempts)::int
  from graphile_worker._private_jobs
$$;

-- The dead letters of this connection's tenant: jobs whose attempts are used up.
create function kit.dead_letters() returns table (id bigint, name text, attempts int, error text, created_at timestamptz, failed_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, kit as $$
  select j.id, t.identifier, j.attempts::int, coalesce(j.last_error, ''), j.created_at, greatest(j.updated_at, j.run_at - exp(least(j.attempts, 10)) * interval '1 second')
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is null and j.attempts >= j.max_attempts and j.payload ->> 'tenant' = kit.tenant()::text
$$;

-- Has dead letters of this connection's tenant tried again, with all their attempts; answers how many there were.
create function kit.retry_dead_letters(ids bigint[]) returns int language sql security definer set search_path = pg_catalog, kit as $$
  select count(*)::int from graphile_worker.reschedule_jobs(array(select id from kit.dead_letters() where id = any (ids)), run_at => now(), attempts => 0)
$$;
create function kit.dismiss_dead_letters(ids bigint[]) returns int language sql security definer set search_path = pg_catalog, kit as $$
  select count(*)::int from graphile_worker.complete_jobs(array(select id from kit.dead_letters() where id = any (ids)))
$$;

revoke all on function kit.add_jobs(jsonb), kit.add_dead_letter(text, jsonb, int, text), kit.due_schedules(jsonb), kit.run_schedules(jsonb, bigint[]),
  kit.keep_worker(text), kit.job_figures(), kit.dead_letters(), kit.retry_dead_letters(bigint[]), kit.dismiss_dead_letters(bigint[]) from public;
grant execute on function kit.add_jobs(jsonb), kit.add_dead_letter(text, jsonb, int, text), kit.due_schedules(jsonb), kit.run_schedules(jsonb, bigint[]),
  kit.keep_worker(text), kit.job_figures(), kit.dead_letters(), kit.retry_dead_letters(bigint[]), kit.dismiss_dead_letters(bigint[]), kit.is_worker() to baicai_app;
