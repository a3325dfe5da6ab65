-- Positions 岗位 of a tenant, and who leads whom: an account has one position and one direct manager at most.
create table identity.positions (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  code      text not null check (code <> ''),
  name      text not null check (name <> ''),
  en_name   text not null,
  disabled  boolean not null default false,
  primary key (tenant_id, id)
);
create unique index "position.codeTaken" on identity.positions (tenant_id, lower(code));
create unique index "position.nameTaken" on identity.positions (tenant_id, lower(name)) where not disabled;
select kit.protect('identity.positions');

alter table identity.users
  add column position_id bigint,
  add column manager_id bigint,
  add constraint "person.noPosition" foreign key (tenant_id, position_id) references identity.positions (tenant_id, id),
  add constraint "person.noManager" foreign key (tenant_id, manager_id) references identity.users (tenant_id, id);
comment on column identity.users.manager_id is 'account of the direct manager; over persons there is no circle';
create index users_of_position on identity.users (tenant_id, position_id) where position_id is not null;
create index users_of_manager on identity.users (tenant_id, manager_id) where manager_id is not null;
