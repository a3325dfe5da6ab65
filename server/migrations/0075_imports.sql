-- Imports are a module above the catalogue, with a schema of its own. Names of constraints and of what is refused stay.
create schema imports;
grant usage on schema imports to baicai_app;

alter table catalogue.imports set schema imports;
alter table catalogue.import_checks rename to checks;
alter table catalogue.checks set schema imports;
alter table catalogue.import_errors rename to errors;
alter table catalogue.errors set schema imports;
alter table catalogue.import_pictures rename to pictures_of_import;
alter table catalogue.pictures_of_import set schema imports;
alter table imports.pictures_of_import rename to pictures;

drop function catalogue.take_import(interval);
drop function catalogue.take_import_check(interval);

-- Takes up the oldest import that waits, or whose worker has given no sign of life for so long.
create function imports.take_import(silent_for interval) returns table (tenant_id bigint, id bigint, runner uuid)
  language sql volatile security definer set search_path = pg_catalog, imports as $$
  update imports.imports i
  set status = 'running', runner = gen_random_uuid(), attempts = i.attempts + 1, beat_at = now(), started_at = coalesce(i.started_at, now())
  from (
    select w.tenant_id, w.id from imports.imports w
    where w.status = 'queued' or (w.status = 'running' and w.beat_at < now() - silent_for)
    order by w.id limit 1 for update skip locked
  ) next
  where i.tenant_id = next.tenant_id and i.id = next.id
  returning i.tenant_id, i.id, i.runner
$$;
revoke all on function imports.take_import(interval) from public;
grant execute on function imports.take_import(interval) to baicai_app;

-- Takes up the oldest check that waits, or whose worker has given no sign of life for so long.
create function imports.take_check(silent_for interval) returns table (tenant_id bigint, id bigint, runner uuid)
  language sql volatile security definer set search_path = pg_catalog, imports as $$
  update imports.checks c
  set status = 'running', runner = gen_random_uuid(), attempts = c.attempts + 1, beat_at = now()
  from (
    select w.tenant_id, w.import_id from imports.checks w
    where w.status = 'queued' or (w.status = 'running' and w.beat_at < now() - silent_for)
    order by w.import_id limit 1 for update skip locked
  ) next
  where c.tenant_id = next.tenant_id and c.import_id = next.import_id
  returning c.tenant_id, c.import_id, c.runner
$$;
revoke all on function imports.take_check(interval) from public;
grant execute on function imports.take_check(interval) to baicai_app;
