create table onboarding.incidents (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  version        int not null default 1,
  -- 01 awaiting a statement, 02 to be decided, 03 no action, 04 warned, 05 disposition proposed.
  status         text not null default '01' check (status in ('01', '02', '03', '04', '05')),
  source         text not null check (source in ('manual', 'review', 'late')),
  source_id      bigint,
  source_no      text not null default '',
  supplier_id    bigint not null,
  supplier_name  text not null,
  severity       text not null check (severity in ('minor', 'major', 'critical')),
  occurred_on    date not null,
  facts          text not null,
  files          jsonb not null default '[]',
  reporter       text not null default '',
  statement      text not null default '',
  hearing_until  timestamptz not null,
  disposition_id bigint,
  reply          text not null default '',
  handler_id     bigint,
  handler        text not null default '',
  created_at     timestamptz not null,
  decided_at     timestamptz,
  primary key (tenant_id, id),
  check ((source = 'manual') = (source_id is null)),
  check (status in ('01', '02') or (decided_at is not null and handler_id is not null)),
  check ((status = '05') = (disposition_id is not null))
);
comment on column onboarding.incidents.source_id is 'order of a review or a late delivery';
create unique index incident_of_source on onboarding.incidents (tenant_id, source, source_id) where source_id is not null;
create index on onboarding.incidents (tenant_id, created_at desc, id desc);
create index on onboarding.incidents (tenant_id, status, created_at desc, id desc);
create index on onboarding.incidents (tenant_id, supplier_id, created_at desc, id desc);
select kit.protect('onboarding.incidents');
