-- Filters of statistics that people keep under a name, and have mailed to them.
create table insight.views (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  owner_id     bigint not null,
  name         text not null,
  topic        text not null,
  period       text not null,
  filter       jsonb not null,
  rhythm       text not null check (rhythm in ('none', 'weekly', 'monthly')),
  hour         smallint not null check (hour between 0 and 23),
  last_sent_at timestamptz,
  -- Day for which it was mailed last: each is mailed once.
  sent_for     date,
  created_at   timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  constraint "savedView.nameTaken" unique (tenant_id, owner_id, name)
);
comment on column insight.views.filter is 'since, until, deptId, categoryId, supplierId, procedure; those that are set';
create index views_mailed on insight.views (tenant_id, rhythm) where rhythm <> 'none';
select kit.protect('insight.views');
