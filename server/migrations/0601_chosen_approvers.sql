-- Approvers whom requesters choose before they submit: used by the next submission of that kind, and gone with it.
create table approvals.choices (
  tenant_id   bigint not null,
  user_id     bigint not null,
  rule_id     bigint not null,
  place       int not null,
  approver_id bigint not null,
  chosen_at   timestamptz not null,
  primary key (tenant_id, user_id, rule_id, place),
  foreign key (tenant_id, user_id) references identity.users (tenant_id, id),
  foreign key (tenant_id, rule_id) references approvals.rules (tenant_id, id),
  foreign key (tenant_id, approver_id) references identity.users (tenant_id, id)
);
comment on column approvals.choices.place is 'place of the step within its rule, from 1';
select kit.protect('approvals.choices');

-- Links in letters with which an approver decides without a login: one task, one person, one version of the document.
create table approvals.letters (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  sha         bytea not null,
  instance_id bigint not null,
  task_id     bigint not null,
  user_id     bigint not null,
  doc_version text not null,
  expires_at  timestamptz not null,
  used_at     timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, instance_id) references approvals.instances (tenant_id, id),
  foreign key (tenant_id, user_id) references identity.users (tenant_id, id)
);
alter table approvals.tasks add column by_letter boolean not null default false;
comment on column approvals.tasks.by_letter is 'decided by the link of a letter, without a login';
create unique index letters_sha on approvals.letters (tenant_id, sha);
select kit.protect('approvals.letters');
