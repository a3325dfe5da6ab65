-- Tenants as a business: who runs them, what they may use, and until when.
alter table tenancy.tenants
  add column kind text not null default 'customer' check (kind in ('customer', 'platform')),
  add column package text not null default 'full',
  add column expires_on date,
  add column account_limit int check (account_limit > 0),
  add column supplier_limit int check (supplier_limit > 0),
  add column storage_limit_mb int check (storage_limit_mb > 0),
  add column contact text not null default '',
  add column suspended_reason text not null default '',
  add column usage jsonb not null default '{}',
  add column usage_at timestamptz,
  add column reminded_days int,
  drop constraint tenants_status_check,
  drop constraint tenants_closed_at,
  add constraint tenants_status_check check (status in ('open', 'suspended', 'closed', 'removing')),
  add constraint tenants_closed_at check ((status in ('open', 'suspended')) = (closed_at is null));
comment on column tenancy.tenants.package is 'which modules can be used, by the code of the contract';
comment on column tenancy.tenants.usage is 'what the tenant itself has counted of its own rows: numbers by name, nothing private';
comment on column tenancy.tenants.reminded_days is 'the last reminder of the end of the term, in days before it';

alter table tenancy.hosts drop constraint hosts_pkey, add constraint "tenant.hostTaken" primary key (host);
grant delete on tenancy.hosts to baicai_app;

-- Limits hold on every way in: forms, imports, registrations, invitations. The row of a limited tenant is locked while its rows are
-- counted, so many at once do not pass together. Whoever writes for no tenant, as a transfer does, is not counted.
create function tenancy.limit_reached(name text) returns void language plpgsql as $$
begin
  raise exception 'limit reached' using errcode = 'check_violation', constraint = name;
end $$;

create function identity.count_accounts() returns trigger language plpgsql as $$
declare
  most int;
begin
  if new.entrance = 'supplier' or not identity.is_open(new) then return null; end if;
  if tg_op = 'UPDATE' and old.entrance <> 'supplier' and identity.is_open(old) then return null; end if;
  select account_limit into most from tenancy.tenants where id = kit.tenant();
  if most is null then return null; end if;
  select account_limit into most from tenancy.tenants where id = kit.tenant() for no key update;
  if (select count(*) from identity.users u where u.tenant_id = kit.tenant() and u.entrance <> 'supplier' and identity.is_open(u)) > most then
    perform tenancy.limit_reached('tenant.accountLimit');
  end if;
  return null;
end $$;
create trigger count_accounts after insert or update of disabled, expires_at, entrance on identity.users
  for each row execute function identity.count_accounts();

create function suppliers.count_suppliers() returns trigger language plpgsql as $$
declare
  most int;
begin
  select supplier_limit into most from tenancy.tenants where id = kit.tenant();
  if most is null then return null; end if;
  select supplier_limit into most from tenancy.tenants where id = kit.tenant() for no key update;
  if (select count(*) from suppliers.suppliers where tenant_id = kit.tenant()) > most then
    perform tenancy.limit_reached('tenant.supplierLimit');
  end if;
  return null;
end $$;
create trigger count_suppliers after insert on suppliers.suppliers for each row execute function suppliers.count_suppliers();

create function files.count_storage() returns trigger language plpgsql as $$
declare
  most bigint;
begin
  select storage_limit_mb into most from tenancy.tenants where id = kit.tenant();
  if most is null then return null; end if;
  select storage_limit_mb into most from tenancy.tenants where id = kit.tenant() for no key update;
  if (select sum(size) from files.files where tenant_id = kit.tenant()) > most * 1048576 then
    perform tenancy.limit_reached('tenant.storageLimit');
  end if;
  return null;
end $$;
create trigger count_storage after insert on files.files for each row execute function files.count_storage();

create schema platform;
grant usage on schema platform to baicai_app;

-- Deletions of tenants, in the platform's own tenant. Two persons decide, and the tenant stays for some days after both have.
create table platform.deletions (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  version           int not null default 1,
  target_id         bigint not null,
  target_code       text not null,
  target_name       text not null,
  reason            text not null,
  status            text not null default 'pending' check (status in ('pending', 'approved', 'withdrawn', 'done')),
  requested_by      bigint not null,
  requested_person  bigint not null,
  requested_at      timestamptz not null default now(),
  approved_by       bigint,
  approved_person   bigint,
  approved_at       timestamptz,
  due_at            timestamptz,
  done_at           timestamptz,
  certificate       jsonb,
  primary key (tenant_id, id),
  constraint "tenantDeletion.own" check (approved_person <> requested_person),
  check ((status in ('approved', 'done')) <= (approved_person is not null and due_at is not null))
);
create unique index "tenantDeletion.running" on platform.deletions (tenant_id, target_id) where status in ('pending', 'approved');
comment on column platform.deletions.certificate is 'rows that were removed by table, and the head of the audit chain';
select kit.protect('platform.deletions');

-- Exports of a tenant's own data, for its own administrators.
create table platform.exports (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  status       text not null default 'waiting' check (status in ('waiting', 'ready', 'failed', 'expired')),
  requested_by bigint not null,
  requested_at timestamptz not null default now(),
  done_at      timestamptz,
  expires_at   timestamptz,
  file_key     text,
  size         bigint not null default 0,
  sha256       text not null default '',
  row_count    bigint not null default 0,
  primary key (tenant_id, id)
);
create unique index "dataExport.running" on platform.exports (tenant_id) where status = 'waiting';
select kit.protect('platform.exports');
