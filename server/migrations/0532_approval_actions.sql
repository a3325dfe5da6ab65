-- Deputies get tasks of their own beside those that they stand in for, so whoever may read a document by a task may read it by such a one.
alter table approvals.tasks
  drop constraint tasks_status_check,
  add constraint tasks_status_check check (status in ('open', 'agreed', 'rejected', 'cancelled', 'skipped', 'lapsed', 'returned')),
  drop constraint tasks_origin_check,
  add constraint tasks_origin_check check (origin in ('rule', 'transfer', 'deputy', 'added', 'escalation')),
  add column on_behalf_of bigint,
  add column reminded_at timestamptz,
  add constraint tasks_deputy check ((origin = 'deputy') = (on_behalf_of is not null));
comment on column approvals.tasks.on_behalf_of is 'the account that a deputy stands in for';

alter table approvals.instances
  add column rule_facts jsonb not null default '{}',
  add column cc bigint[] not null default '{}',
  add column urged_at timestamptz;
comment on column approvals.instances.rule_facts is 'the facts that rules were evaluated with, to try other rules on them';
comment on column approvals.instances.cc is 'accounts that are notified once it is approved';
create index instances_cc on approvals.instances using gin (tenant_id, cc) where cc <> '{}';

-- Who decides for somebody else, from a day to a day.
create table approvals.delegations (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  from_id     bigint not null,
  from_person bigint not null,
  to_id       bigint not null,
  to_person   bigint not null,
  starts_on   date not null,
  ends_on     date not null,
  reason      text not null default '',
  created_by  bigint not null,
  created_at  timestamptz not null default now(),
  ended_at    timestamptz,
  primary key (tenant_id, id),
  constraint "delegation.self" check (from_person <> to_person),
  constraint "delegation.range" check (ends_on >= starts_on and ends_on < starts_on + 90)
);
create index delegations_of on approvals.delegations (tenant_id, from_id) where ended_at is null;
select kit.protect('approvals.delegations');

create table approvals.comments (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  instance_id bigint not null,
  author_id   bigint not null,
  body        text not null,
  mentions    bigint[] not null default '{}',
  at          timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, instance_id) references approvals.instances (tenant_id, id)
);
create index comments_of on approvals.comments (tenant_id, instance_id, id);
select kit.protect('approvals.comments');
