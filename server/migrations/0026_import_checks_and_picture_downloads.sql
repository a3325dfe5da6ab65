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

-- Pictures that imports name by an address of another site. Each address of a supplier is downloaded once, where the tenant wants that.
create table catalogue.picture_downloads (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  supplier_id bigint not null,
  host        text not null,
  address     text not null,
  status      text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  picture     text,
  cause       text,
  facts       jsonb not null default '{}',
  attempts    int not null default 0,
  next_at     timestamptz not null default now(),
  created_by  bigint not null,
  created_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, supplier_id, address),
  constraint picture_downloads_picture check ((status = 'done') = (picture is not null)),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id)
);
comment on column catalogue.picture_downloads.picture is 'the address of the picture that it became';
comment on column catalogue.picture_downloads.next_at is 'the next attempt; of one in hand, when another worker may try it';
create index picture_downloads_waiting on catalogue.picture_downloads (tenant_id, host, next_at, id) where status = 'waiting';
select kit.protect('catalogue.picture_downloads');

-- Which import named which address, and where.
create table catalogue.import_pictures (
  tenant_id   bigint not null,
  import_id   bigint not null,
  download_id bigint not null,
  row_no      int not null,
  cell        text not null,
  primary key (tenant_id, import_id, download_id),
  foreign key (tenant_id, import_id) references catalogue.imports (tenant_id, id),
  foreign key (tenant_id, download_id) references catalogue.picture_downloads (tenant_id, id)
);
select kit.protect('catalogue.import_pictures');

-- A tenant's downloads from one host happen one after the other; a host that does not answer is left alone for longer and longer.
create table catalogue.picture_hosts (
  tenant_id bigint not null,
  host      text not null,
  next_at   timestamptz not null default now(),
  failures  int not null default 0,
  runner    uuid,
  beat_at   timestamptz,
  taken_at  timestamptz,
  primary key (tenant_id, host)
);
comment on column catalogue.picture_hosts.next_at is 'infinity: nothing waits';
comment on column catalogue.picture_hosts.failures is 'in a row';
create index picture_hosts_due on catalogue.picture_hosts (next_at);
select kit.protect('catalogue.picture_hosts');

-- Leases a host of any tenant that downloads pictures, the one that has waited longest; no tenant has more than so many at a time.
create function catalogue.take_picture_host(silent_for interval, most int) returns table (tenant_id bigint, host text, runner uuid)
  language sql volatile security definer set search_path = pg_catalog, catalogue as $$
  update catalogue.picture_hosts h set runner = gen_random_uuid(), beat_at = now(), taken_at = now()
  from (
    select w.tenant_id, w.host from catalogue.picture_hosts w
    join tenancy.configs s on s.tenant_id = w.tenant_id and s.code = 'pictureDownload' and s.val = '1'
    where w.next_at <= now() and (w.runner is null or w.beat_at < now() - silent_for) and (
      select count(*) from catalogue.picture_hosts r
      where r.tenant_id = w.tenant_id and r.runner is not null and r.beat_at >= now() - silent_for) < most
    order by w.taken_at nulls first, w.tenant_id, w.host limit 1 for update of w skip locked
  ) next
  where h.tenant_id = next.tenant_id and h.host = next.host
  returning h.tenant_id, h.host, h.runner
$$;
revoke all on function catalogue.take_picture_host(interval, int) from public;
grant execute on function catalogue.take_picture_host(interval, int) to baicai_app;

-- A downloaded picture is shown by the goods that name its address.
create index skus_by_remote_picture on catalogue.skus (tenant_id, picture) where picture like 'http%';
create index products_by_remote_picture on catalogue.products (tenant_id, (pictures[1])) where pictures[1] like 'http%';

-- Pages show no picture of another site; until one is downloaded there is none to show.
update catalogue.skus set shown_picture = '' where shown_picture like 'http%';
