-- An import is taken up by whichever worker is free; one whose worker has died is taken up again, after the rows that were written.
alter table catalogue.imports
  drop constraint imports_status_check,
  add check (status in ('uploaded', 'queued', 'running', 'done', 'cancelled', 'failed')),
  add column refusal_facts jsonb not null default '{}',
  add column runner uuid,
  add column attempts int not null default 0;
comment on column catalogue.imports.runner is 'the worker that may write for it; another one that wakes up late may not';
comment on column catalogue.imports.attempts is 'how often it was taken up since rows were last written';

drop index catalogue."import.running";
create unique index "import.running" on catalogue.imports (tenant_id, supplier_id) where status in ('queued', 'running');
create index imports_waiting on catalogue.imports (id) where status in ('queued', 'running');

-- Takes up the oldest import that waits, or whose worker has given no sign of life for so long.
create function catalogue.take_import(silent_for interval) returns table (tenant_id bigint, id bigint, runner uuid)
  language sql volatile security definer set search_path = pg_catalog, catalogue as $$
  update catalogue.imports i
  set status = 'running', runner = gen_random_uuid(), attempts = i.attempts + 1, beat_at = now(), started_at = coalesce(i.started_at, now())
  from (
    select w.tenant_id, w.id from catalogue.imports w
    where w.status = 'queued' or (w.status = 'running' and w.beat_at < now() - silent_for)
    order by w.id limit 1 for update skip locked
  ) next
  where i.tenant_id = next.tenant_id and i.id = next.id
  returning i.tenant_id, i.id, i.runner
$$;
revoke all on function catalogue.take_import(interval) from public;
grant execute on function catalogue.take_import(interval) to baicai_app;
