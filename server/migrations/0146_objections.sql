-- Objections 质疑 of suppliers to a project: its requirements, its process or its result.
create table sourcing.objections (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  version            int not null default 1,
  project_id         bigint not null,
  supplier_id        bigint not null,
  supplier_name      text not null,
  user_id            bigint not null,
  subject            text not null check (subject in ('requirements', 'process', 'result')),
  body               text not null,
  attachments        jsonb not null default '[]',
  status             text not null check (status in
    ('submitted', 'accepted', 'rejected', 'answered', 'withdrawn', 'closed', 'escalated', 'upheld', 'dismissed')),
  submitted_at       timestamptz not null,
  -- Deadline of the present state; whoever is to act may still do so after it.
  due_at             timestamptz,
  is_overdue         boolean not null default false,
  answer             text not null default '',
  answer_attachments jsonb not null default '[]',
  answered_at        timestamptz,
  is_published       boolean not null default false,
  reason             text not null default '',
  decided_at         timestamptz,
  -- Why an overseer lets the result be published while this is open.
  release_reason     text not null default '',
  primary key (tenant_id, id),
  check (answered_at is not null or not is_published),
  check ((due_at is not null) = (status in ('submitted', 'accepted', 'rejected', 'answered', 'escalated'))),
  foreign key (tenant_id, project_id) references sourcing.projects
);
-- One at a time of a supplier about the same.
create unique index "objection.there" on sourcing.objections (tenant_id, project_id, supplier_id, subject)
  where status in ('submitted', 'accepted', 'rejected', 'answered', 'escalated');
create index on sourcing.objections (tenant_id, supplier_id, id desc);
create index on sourcing.objections (tenant_id, due_at) where due_at is not null and not is_overdue;
create index on sourcing.objections (tenant_id, id desc);
select kit.protect('sourcing.objections');
