create schema suppliers;
grant usage on schema suppliers to baicai_app;

create table suppliers.suppliers (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  code         text not null,
  name         text not null,
  short_name   text not null,
  credit_code  text not null,
  region       text not null default '',
  contact_name text not null default '',
  contact_tel  text not null default '',
  status       text not null default 'active' check (status in ('active', 'suspended')),
  created_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "supplier.codeTaken" unique (tenant_id, code),
  constraint "supplier.creditCodeTaken" unique (tenant_id, credit_code)
);
select kit.protect('suppliers.suppliers');
