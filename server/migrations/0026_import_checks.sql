-- A cell of an optional column that cannot be read is dropped with a warning, and its row is kept.
alter table catalogue.imports add column warned int not null default 0;
comment on column catalogue.imports.warned is 'rows that were kept without some of their cells';

alter table catalogue.import_errors
  add column kind text not null default 'error' check (kind in ('error', 'warning')),
  drop constraint import_errors_pkey,
  add primary key (tenant_id, import_id, row_no, field, code);
comment on table catalogue.import_errors is 'cells that were refused or dropped: of an import that has not begun, those that its check found';

-- Before an import begins all its rows are checked: what it would come to, without writing any of it.
create table catalogue.import_checks (
  tenant_id     bigint not null,
  import_id     bigint not null,
  status        text not null default 'none' check (status in ('none', 'queued', 'running', 'done', 'failed')),
  done          int not null default 0,
  ok            int not null default 0,
  warned        int not null default 0,
  rejected      int not null default 0,
  refusal       text,
  refusal_facts jsonb not null default '{}',
  runner        uuid,
  attempts      int not null default 0,
  beat_at       timestamptz,
  primary key (tenant_id, import_id),
  foreign key (tenant_id, import_id) references catalogue.imports (tenant_id, id)
);
comment on column catalogue.import_checks.status is 'none: a required column is missing, or the import has begun';
create index import_checks_waiting on catalogue.import_checks (import_id) where status in ('queued', 'running');
select kit.protect('catalogue.import_checks');

-- Takes up the oldest check that waits, or whose worker has given no sign of life for so long.
create function catalogue.take_import_check(silent_for interval) returns table (tenant_id bigint, id bigint, runner uuid)
  language sql volatile security definer set search_path = pg_catalog, catalogue as $$
  update catalogue.import_checks c
  set status = 'running', runner = gen_random_uuid(), attempts = c.attempts + 1, beat_at = now()
  from (
    select w.tenant_id, w.import_id from catalogue.import_checks w
    where w.status = 'queued' or (w.status = 'running' and w.beat_at < now() - silent_for)
    order by w.import_id limit 1 for update skip locked
  ) next
  where c.tenant_id = next.tenant_id and c.import_id = next.import_id
  returning c.tenant_id, c.import_id, c.runner
$$;
revoke all on function catalogue.take_import_check(interval) from public;
grant execute on function catalogue.take_import_check(interval) to baicai_app;

-- The same limits as in the contract.
alter table catalogue.products add constraint products_name_length check (char_length(name) <= 300);
alter table catalogue.skus
  add constraint skus_name_length check (char_length(name) <= 300),
  add constraint skus_model_length check (char_length(model) <= 200);
