-- Registrations of departments 单位注册: applied for by anybody, decided by operators.
create schema registrations;
grant usage on schema registrations to baicai_app;

create table registrations.requests (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  -- Random: with the mobile number it proves who applied.
  request_no   text not null,
  dept_name    text not null,
  name_key     text not null generated always as (lower(replace(dept_name, ' ', ''))) stored,
  parent_name  text not null default '',
  contact_name text not null,
  mobile       text not null,
  reason       text not null,
  attachments  jsonb not null default '[]',
  -- Null of a visitor, who is known by a hash of their address alone.
  user_id      bigint,
  person_id    bigint,
  visitor      text not null default '',
  -- 01 draft, 02 in review, 03 approved, 04 refused.
  status       text not null default '02' check (status in ('01', '02', '03', '04')),
  reply        text not null default '',
  handler      text not null default '',
  decided_at   timestamptz,
  dept_id      bigint,
  user_code    text not null default '',
  created_at   timestamptz not null,
  submitted_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, request_no),
  check ((person_id is null) = (user_id is null)),
  check (status <> '03' or (dept_id is not null and decided_at is not null)),
  check (status <> '04' or (reply <> '' and decided_at is not null))
);
create unique index "registration.pending" on registrations.requests (tenant_id, name_key) where status = '02';
create index on registrations.requests (tenant_id, created_at desc, id desc);
create index on registrations.requests (tenant_id, status, created_at desc, id desc);
create index on registrations.requests (tenant_id, person_id, created_at desc, id desc) where person_id is not null;
create index on registrations.requests (tenant_id, visitor, created_at desc) where person_id is null;
create index on registrations.requests (tenant_id, mobile, created_at desc);
select kit.protect('registrations.requests');

-- A registration of a name that there is already is refused.
create index on identity.departments (tenant_id, lower(name));
