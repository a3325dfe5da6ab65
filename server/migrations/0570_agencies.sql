-- Agencies 代理机构: firms that run projects for buyers, their people, and the projects to which they are appointed.
create table sourcing.agencies (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  name         text not null,
  credit_code  text not null,
  contact_name text not null default '',
  contact_tel  text not null default '',
  contact_mail text not null default '',
  disabled     boolean not null default false,
  created_at   timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  constraint "agency.creditCodeTaken" unique (tenant_id, credit_code)
);
select kit.protect('sourcing.agencies');

-- An account acts for one agency at most.
create table sourcing.agency_people (
  tenant_id bigint not null,
  agency_id bigint not null,
  user_id   bigint not null,
  primary key (tenant_id, agency_id, user_id),
  constraint "agency.personTaken" unique (tenant_id, user_id),
  foreign key (tenant_id, agency_id) references sourcing.agencies
);
select kit.protect('sourcing.agency_people');

-- Appointments with their history: another scope is another row.
create table sourcing.agency_appointments (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  project_id     bigint not null,
  agency_id      bigint not null,
  agency_name    text not null,
  scope          text[] not null check (cardinality(scope) > 0),
  note           text not null default '',
  appointed_by   bigint not null,
  appointed_name text not null,
  appointed_at   timestamptz not null default kit.clock(),
  ended_name     text not null default '',
  ended_at       timestamptz,
  end_reason     text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references sourcing.projects on delete cascade,
  foreign key (tenant_id, agency_id) references sourcing.agencies,
  check (scope <@ array['author', 'publish', 'enrolment', 'questions', 'opening', 'comparison'])
);
create unique index agency_appointments_in_force on sourcing.agency_appointments (tenant_id, project_id)
  where ended_at is null;
create index on sourcing.agency_appointments (tenant_id, agency_id);
select kit.protect('sourcing.agency_appointments');

-- Who acts now, beside the experts and supervisors of a project: written by appointments and the register alone.
alter table sourcing.projects
  add column agent_ids bigint[] not null default '{}',
  add column agency_scope text[] not null default '{}',
  add check (agency_scope <> '{}' or agent_ids = '{}');
create index projects_of_agent on sourcing.projects using gin (agent_ids) where agent_ids <> '{}';
