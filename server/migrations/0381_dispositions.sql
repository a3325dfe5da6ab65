-- Whether a supplier's blocks forbid a purpose on a day.
create function suppliers.is_blocked(blocks jsonb, purpose text, on_day date) returns boolean
  language sql immutable parallel safe as $$
    select blocks <> '[]' and exists (
      select from jsonb_array_elements(blocks) as b
      where b -> 'purposes' ? purpose and (b ->> 'until' = '' or (b ->> 'until')::date >= on_day))
  $$;
grant execute on function suppliers.is_blocked to baicai_app;

create table onboarding.dispositions (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  -- 01 hearing, 02 to be decided, 03 in force, 04 dropped, 05 lifted.
  status        text not null default '01' check (status in ('01', '02', '03', '04', '05')),
  supplier_id   bigint not null,
  supplier_name text not null,
  kind          text not null check (kind in ('warning', 'restricted', 'suspended', 'blacklisted')),
  purposes      text[] not null default '{}',
  last_day      date,
  cause         text not null,
  statement     text not null default '',
  hearing_until timestamptz not null,
  person_id     bigint not null,
  proposer      text not null,
  handler_id    bigint,
  handler       text not null default '',
  reply         text not null default '',
  created_at    timestamptz not null,
  decided_at    timestamptz,
  primary key (tenant_id, id),
  check (status in ('01', '02') or (decided_at is not null and handler_id is not null)),
  check (kind <> 'blacklisted' or last_day is not null)
);
comment on column onboarding.dispositions.person_id is 'who proposed it, and does not decide it';
create unique index "disposition.open" on onboarding.dispositions (tenant_id, supplier_id) where status in ('01', '02');
create index on onboarding.dispositions (tenant_id, created_at desc, id desc);
create index on onboarding.dispositions (tenant_id, status, created_at desc, id desc);
create index on onboarding.dispositions (tenant_id, supplier_id, created_at desc, id desc);
select kit.protect('onboarding.dispositions');

create table onboarding.restores (
  tenant_id         bigint not null,
  disposition_id    text not null default '',
  apply_user_name   text not null default '',
  apply_user_mobile text not null default '',
  apply_reason      text not null default ''
);
select kit.case_table('onboarding.restores');
create unique index "supplierRestore.open" on onboarding.restores (tenant_id, disposition_id) where status in ('02', '03', '04');
