create schema identity;
grant usage on schema identity to baicai_app;

create table identity.departments (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  parent_id bigint,
  code      text not null,
  name      text not null,
  kind      text not null default '1',
  path      bigint[] not null,
  full_name text not null,
  primary key (tenant_id, id),
  constraint "dept.codeTaken" unique (tenant_id, code),
  foreign key (tenant_id, parent_id) references identity.departments (tenant_id, id)
);
comment on column identity.departments.path is 'from the root to this department, itself included';
create index departments_of_parent on identity.departments (tenant_id, parent_id);
select kit.protect('identity.departments');

create table identity.roles (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  code        text not null,
  name        text not null,
  en_name     text not null,
  permissions text[] not null,
  primary key (tenant_id, id),
  constraint "role.codeTaken" unique (tenant_id, code)
);
select kit.protect('identity.roles');

create table identity.users (
  tenant_id           bigint not null,
  id                  bigint not null default kit.next_id(),
  code                text not null,
  name                text not null,
  mobile              text not null default '',
  email               text not null default '',
  entrance            text not null check (entrance in ('purchaser', 'supplier', 'operator')),
  dept_id             bigint not null,
  supplier_id         bigint,
  password_hash       text not null,
  must_change         boolean not null default false,
  disabled            boolean not null default false,
  last_login_at       timestamptz,
  created_at          timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "user.codeTaken" unique (tenant_id, code),
  constraint "user.supplierMissing" check ((entrance = 'supplier') = (supplier_id is not null)),
  foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id)
);
create index users_by_mobile on identity.users (tenant_id, mobile) where mobile <> '';
create index users_of_dept on identity.users (tenant_id, dept_id);
select kit.protect('identity.users');

create table identity.user_roles (
  tenant_id bigint not null,
  user_id   bigint not null,
  role_id   bigint not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references identity.users (tenant_id, id),
  foreign key (tenant_id, role_id) references identity.roles (tenant_id, id)
);
create index user_roles_of_role on identity.user_roles (tenant_id, role_id);
select kit.protect('identity.user_roles');

create table identity.sessions (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  user_id      bigint not null,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at     timestamptz,
  end_reason   text,
  ip           text not null default '',
  agent        text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references identity.users (tenant_id, id)
);
create index sessions_of_user on identity.sessions (tenant_id, user_id) where ended_at is null;
select kit.protect('identity.sessions');

-- A one-time key pair of a login form, and how far that login has come.
create table identity.login_keys (
  tenant_id   bigint not null,
  key         text not null,
  private_key text not null,
  created_at  timestamptz not null default now(),
  cipher_sha  bytea,
  user_ids    bigint[],
  entrance    text,
  consumed_at timestamptz,
  primary key (tenant_id, key)
);
select kit.protect('identity.login_keys');

create table identity.captchas (
  tenant_id  bigint not null,
  key        text not null,
  answer     text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, key)
);
select kit.protect('identity.captchas');

-- Failed logins, counted for the account as it was typed and for the address that it came from.
create table identity.login_failures (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  subject   text not null,
  at        timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index login_failures_of_subject on identity.login_failures (tenant_id, subject, at);
select kit.protect('identity.login_failures');
