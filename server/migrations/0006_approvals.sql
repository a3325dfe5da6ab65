create schema approvals;
grant usage on schema approvals to baicai_app;

-- Which documents need whose approval. A condition that is null is no condition.
create table approvals.rules (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  name        text not null,
  en_name     text not null,
  entity      text not null,
  priority    int not null,
  enabled     boolean not null default true,
  amount_from numeric(18, 2),
  amount_to   numeric(18, 2),
  dept_id     bigint,
  category_id bigint,
  supplier_id bigint,
  order_type  text,
  nodes       jsonb not null,
  updated_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "approvalRule.nameTaken" unique (tenant_id, entity, name),
  constraint "approvalRule.emptyRange" check (amount_from < amount_to),
  constraint "approvalRule.noDept" foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id)
);
comment on column approvals.rules.amount_to is 'the first amount that the rule is not for';
comment on column approvals.rules.nodes is 'the steps in order: name, enName, mode, source, roleCode, userIds';
select kit.protect('approvals.rules');

-- One round of approval of one document. People and departments are not referenced by foreign keys: every submit would lock
-- the rows of the same few approvers.
create table approvals.instances (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  entity       text not null,
  entity_id    bigint not null,
  doc_no       text not null,
  title        text not null,
  amount       numeric(18, 2) not null,
  doc_version  text not null,
  requester_id bigint not null,
  dept_id      bigint not null,
  status       text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  step         int not null default 1,
  chain        jsonb not null,
  reason       text not null default '',
  started_at   timestamptz not null default clock_timestamp(),
  ended_at     timestamptz,
  primary key (tenant_id, id),
  check ((status = 'pending') = (ended_at is null))
);
comment on column approvals.instances.doc_version is 'what was submitted; a decision must name it';
comment on column approvals.instances.chain is 'the steps as they were when the document was submitted, with the reason for each';
create unique index "approval.running" on approvals.instances (tenant_id, entity, entity_id) where status = 'pending';
create index instances_of_document on approvals.instances (tenant_id, entity_id);
create index instances_of_requester on approvals.instances (tenant_id, requester_id, id);
select kit.protect('approvals.instances');

create table approvals.tasks (
  tenant_id   bigint not null,
  instance_id bigint not null,
  step        int not null,
  approver_id bigint not null,
  status      text not null check (status in ('waiting', 'open', 'agreed', 'rejected', 'cancelled', 'skipped')),
  opinion     text not null default '',
  opened_at   timestamptz,
  decided_at  timestamptz,
  primary key (tenant_id, instance_id, step, approver_id),
  foreign key (tenant_id, instance_id) references approvals.instances (tenant_id, id)
);
create index tasks_of_approver on approvals.tasks (tenant_id, approver_id, status, instance_id);
select kit.protect('approvals.tasks');
