-- What happened with a supplier, as ratios by metric: each event counts once.
create table onboarding.score_facts (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  supplier_id bigint not null,
  month       text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  metric      text not null check (metric in ('otif', 'accepted', 'stars', 'answered', 'clean')),
  num         numeric(14, 2) not null,
  den         numeric(14, 2) not null check (den >= 0),
  event_id    bigint not null,
  source_id   bigint not null,
  source_no   text not null,
  at          timestamptz not null,
  excluded_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, metric),
  unique (tenant_id, metric, source_id)
);
comment on column onboarding.score_facts.excluded_by is 'contest that was granted';
create index on onboarding.score_facts (tenant_id, month, supplier_id);
create index on onboarding.score_facts (tenant_id, supplier_id, month);
select kit.protect('onboarding.score_facts');

create table onboarding.score_schemes (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  metrics    jsonb not null,
  bands      jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index score_scheme_of_tenant on onboarding.score_schemes (tenant_id);
select kit.protect('onboarding.score_schemes');

create table onboarding.scorecards (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  period        text not null check (period ~ '^[0-9]{4}Q[1-4]$'),
  supplier_id   bigint not null,
  supplier_name text not null,
  revision      int not null check (revision > 0),
  points        numeric(5, 2) check (points between 0 and 100),
  band          text not null,
  proposal      text not null check (proposal in ('none', 'warning', 'restricted')),
  parts         jsonb not null,
  scheme        jsonb not null,
  fact_ids      bigint[] not null,
  digest        text not null,
  created_at    timestamptz not null,
  published_at  timestamptz,
  published_by  text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, supplier_id, period, revision)
);
create index on onboarding.scorecards (tenant_id, period, supplier_id, revision desc);
select kit.protect('onboarding.scorecards');

-- A published score never changes: a contest that is granted makes another revision.
create function onboarding.keep_published() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published scorecard does not change';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_published before update or delete on onboarding.scorecards
  for each row execute function onboarding.keep_published();

create table onboarding.score_contests (
  tenant_id      bigint not null,
  supplier_id    bigint,
  scorecard_id   text not null default '',
  period         text not null default '',
  fact_ids       text[] not null default '{}',
  contest_reason text not null default ''
);
select kit.case_table('onboarding.score_contests');
create unique index "scoreContest.open" on onboarding.score_contests (tenant_id, scorecard_id) where status in ('02', '03', '04');
