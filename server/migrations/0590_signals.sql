-- Risk signals: rules find reasons to look. A finding keeps what it was computed from and never changes; a case collects the findings of
-- one rule about one subject, and people close it.
create schema signals;
grant usage on schema signals to baicai_app;

create table signals.cases (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  -- 01 new, 02 being checked, 03 explained, 04 false positive, 05 confirmed.
  status       text not null default '01' check (status in ('01', '02', '03', '04', '05')),
  rule         text not null,
  rule_version int not null,
  subject_key  text not null,
  window_key   text not null default '',
  subject      text not null,
  severity     text not null check (severity in ('low', 'medium', 'high')),
  evidence     jsonb not null,
  findings     int not null default 1 check (findings > 0),
  project_ids  bigint[] not null default '{}',
  order_ids    bigint[] not null default '{}',
  supplier_ids bigint[] not null default '{}',
  reply        text not null default '',
  handler_id   bigint,
  handler      text not null default '',
  found_at     timestamptz not null,
  created_at   timestamptz not null,
  decided_at   timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, rule, subject_key, window_key),
  check (status = '01' or handler_id is not null),
  check (status in ('01', '02') or (decided_at is not null and reply <> ''))
);
comment on table signals.cases is 'what people check: one for each rule, subject and window';
comment on column signals.cases.evidence is 'figures of the latest finding';
comment on column signals.cases.subject_key is 'what it is about: kind and ids';
create index on signals.cases (tenant_id, created_at desc, id desc);
create index on signals.cases (tenant_id, status, created_at desc, id desc);
create index on signals.cases using gin (project_ids);
select kit.protect('signals.cases');

create table signals.exemptions (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  -- 01 to be reviewed, 02 in force, 03 declined, 04 ended.
  status      text not null default '01' check (status in ('01', '02', '03', '04')),
  rule        text not null,
  subject_key text not null,
  subject     text not null,
  case_id     bigint not null,
  reason      text not null check (reason <> ''),
  until       date not null,
  proposer_id bigint not null,
  person_id   bigint not null,
  proposer    text not null,
  decider_id  bigint,
  decider_person_id bigint,
  decider     text not null default '',
  created_at  timestamptz not null,
  decided_at  timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, case_id) references signals.cases (tenant_id, id),
  constraint "signalExemption.ownProposal" check (decider_person_id is null or status = '04' or decider_person_id <> person_id),
  check (status <> '02' or decider_id is not null)
);
comment on table signals.exemptions is 'a rule raises no case of a subject until a day';
create unique index "signalExemption.open" on signals.exemptions (tenant_id, rule, subject_key) where status = '01';
create index on signals.exemptions (tenant_id, created_at desc, id desc);
select kit.protect('signals.exemptions');

create table signals.findings (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  case_id      bigint,
  exemption_id bigint,
  rule         text not null,
  rule_version int not null,
  subject_key  text not null,
  window_key   text not null,
  severity     text not null check (severity in ('low', 'medium', 'high')),
  evidence     jsonb not null,
  inputs       jsonb not null,
  settings     jsonb not null,
  digest       text not null,
  found_at     timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, rule, subject_key, window_key, digest),
  check ((case_id is null) <> (exemption_id is null))
);
comment on column signals.findings.digest is 'of severity and inputs: the same facts are one finding, whatever the thresholds';
comment on column signals.findings.exemption_id is 'found while an exemption was in force: no case';
create index on signals.findings (tenant_id, case_id, found_at desc);
create index on signals.findings (tenant_id, exemption_id) where exemption_id is not null;
select kit.protect_append_only('signals.findings');

-- Whose business a case is. They do not see it, with whichever of their accounts: owners, openers, experts and supervisors of its
-- projects, who proposed its award, buyers of its orders, approvers and requesters of all these, and people of the suppliers that it is about
-- or that took part.
create view signals.involved with (security_invoker = true) as
  with accounts as not materialized (
    select c.tenant_id, c.id as case_id, a.user_id from signals.cases c
    join sourcing.projects p on p.tenant_id = c.tenant_id and p.id = any (c.project_ids)
    cross join lateral unnest(array[p.owner_id] || p.opener_ids || p.expert_ids || p.supervisor_ids || p.substitute_ids) a(user_id)
    union all
    select c.tenant_id, c.id, w.proposed_by from signals.cases c
    join sourcing.awards w on w.tenant_id = c.tenant_id and w.project_id = any (c.project_ids)
    union all
    select c.tenant_id, c.id, o.buyer_id from signals.cases c
    join ordering.orders o on o.tenant_id = c.tenant_id and o.id = any (c.order_ids)
    union all
    select c.tenant_id, c.id, g.user_id from signals.cases c
    join ordering.changes g on g.tenant_id = c.tenant_id and g.order_id = any (c.order_ids)
  ), rounds as not materialized (
    select c.tenant_id, c.id as case_id, i.id, i.requester_person_id from signals.cases c
    join approvals.instances i on i.tenant_id = c.tenant_id and i.entity in ('project', 'award', 'order') and i.entity_id = any (c.project_ids || c.order_ids)
    union all
    select c.tenant_id, c.id, i.id, i.requester_person_id from signals.cases c
    join ordering.changes g on g.tenant_id = c.tenant_id and g.order_id = any (c.order_ids)
    join approvals.instances i on i.tenant_id = c.tenant_id and i.entity = 'orderChange' and i.entity_id = g.id
  )
  select a.tenant_id, a.case_id, u.person_id from accounts a join identity.users u on u.tenant_id = a.tenant_id and u.id = a.user_id
  union all
  select r.tenant_id, r.case_id, r.requester_person_id from rounds r
  union all
  select r.tenant_id, r.case_id, t.person_id from rounds r join approvals.tasks t on t.tenant_id = r.tenant_id and t.instance_id = r.id
  union all
  select c.tenant_id, c.id, u.person_id from signals.cases c
  join identity.users u on u.tenant_id = c.tenant_id and u.supplier_id = any (c.supplier_ids)
  union all
  select c.tenant_id, c.id, u.person_id from signals.cases c
  join sourcing.quotes q on q.tenant_id = c.tenant_id and q.project_id = any (c.project_ids)
  join identity.users u on u.tenant_id = q.tenant_id and u.supplier_id = q.supplier_id;
grant select on signals.involved to baicai_app;

-- People of a supplier.
create index users_of_supplier on identity.users (tenant_id, supplier_id) where supplier_id is not null;
-- What the same goods cost before.
create index order_lines_of_sku on ordering.order_lines (tenant_id, sku_id, order_id) where sku_id > 0;
