-- Re-runs 重新招标 of projects that ended without a result: all of a chain point at the first.
alter table sourcing.projects
  add column first_id bigint,
  add column attempt int not null default 1 check (attempt between 1 and 99),
  add check ((first_id is null) = (attempt = 1)),
  add foreign key (tenant_id, first_id) references sourcing.projects (tenant_id, id),
  add constraint projects_attempt unique (tenant_id, first_id, attempt);
comment on column sourcing.projects.first_id is 'first project of the chain; null: this is the first';
-- One re-run at a time: the next one after it has failed, too.
create unique index "project.rerunLive" on sourcing.projects (tenant_id, first_id) where first_id is not null and state <> '9';
