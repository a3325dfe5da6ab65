create schema tenancy;
grant usage on schema tenancy to baicai_app;

-- Found by host name before any tenant is known, so these two stand outside row-level security and hold nothing private.
create table tenancy.tenants (
  id         bigint primary key default kit.next_id(),
  code       text not null,
  name       text not null,
  settings   jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint "tenant.codeTaken" unique (code)
);
create table tenancy.hosts (
  host      text primary key,
  tenant_id bigint not null references tenancy.tenants (id)
);
grant select, insert, update on tenancy.tenants, tenancy.hosts to baicai_app;

create table tenancy.configs (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  code      text not null,
  val       text not null,
  primary key (tenant_id, code)
);
select kit.protect('tenancy.configs');
