-- Functions that are kept from people 功能限制, and their applications to have them back 恢复申请.
create schema restrictions;
grant usage on schema restrictions to baicai_app;

create table restrictions.restrictions (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  -- Of the person, so that another account of theirs is no way around it.
  person_id   bigint not null,
  user_code   text not null,
  user_name   text not null,
  dept_name   text not null,
  perm_id     text not null,
  reason      text not null,
  starts_at   timestamptz not null,
  -- Null: until somebody lifts it.
  ends_at     timestamptz,
  -- 01 in force, 02 lifted, 03 ended by its time.
  status      text not null default '01' check (status in ('01', '02', '03')),
  created_by  text not null,
  created_at  timestamptz not null,
  lifted_by   text not null default '',
  lifted_at   timestamptz,
  lift_reason text not null default '',
  primary key (tenant_id, id),
  check (ends_at is null or ends_at > starts_at),
  check ((status = '01') = (lifted_at is null))
);
create unique index "restriction.exists" on restrictions.restrictions (tenant_id, person_id, perm_id) where status = '01';
create index on restrictions.restrictions (tenant_id, created_at desc, id desc);
create index on restrictions.restrictions (tenant_id, status, created_at desc, id desc);
create index on restrictions.restrictions (tenant_id, ends_at) where status = '01';
select kit.protect('restrictions.restrictions');

create table restrictions.applications (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  person_id    bigint not null,
  user_id      bigint not null,
  user_code    text not null,
  dept_name    text not null,
  apply_name   text not null,
  apply_mobile text not null,
  perm_ids     text[] not null,
  apply_reason text not null,
  attachments  jsonb not null default '[]',
  -- 01 draft, 02 in review, 03 granted, 04 refused.
  status       text not null default '01' check (status in ('01', '02', '03', '04')),
  reply        text not null default '',
  handler      text not null default '',
  decided_at   timestamptz,
  created_at   timestamptz not null,
  submitted_at timestamptz,
  primary key (tenant_id, id),
  check ((status in ('03', '04')) = (decided_at is not null)),
  check (status = '01' or submitted_at is not null),
  check (status <> '04' or reply <> '')
);
-- One at a time: an operator decides about all that somebody wants back.
create unique index "restoreApplication.open" on restrictions.applications (tenant_id, person_id) where status in ('01', '02');
create index on restrictions.applications (tenant_id, created_at desc, id desc);
create index on restrictions.applications (tenant_id, status, created_at desc, id desc);
create index on restrictions.applications (tenant_id, person_id, created_at desc, id desc);
select kit.protect('restrictions.applications');
