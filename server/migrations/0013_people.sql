-- Secrets that open something once: whoever takes the row has it. Only the digest of a secret is kept.
create table kit.tickets (
  tenant_id  bigint not null,
  kind       text not null,
  sha        bytea not null,
  facts      jsonb not null,
  expires_at timestamptz not null,
  primary key (tenant_id, kind, sha)
);
create index tickets_by_end on kit.tickets (tenant_id, expires_at);
select kit.protect('kit.tickets');

-- A person proves who they are; their accounts say where they work. One person may have several.
create table identity.people (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  mobile          text not null default '',
  email           text not null default '',
  password_hash   text not null,
  password_set_at timestamptz not null default now(),
  must_change     boolean not null default false,
  created_at      timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index "person.mobileTaken" on identity.people (tenant_id, mobile) where mobile <> '';
select kit.protect('identity.people');

alter table identity.users add column person_id bigint, add column expires_at timestamptz;
-- Accounts of one mobile number are one person's, who keeps the password that was used last.
update identity.users u set person_id = one.person_id from (
  select tenant_id, id, first_value(id) over (
    partition by tenant_id, case when mobile = '' then id::text else mobile end order by last_login_at desc nulls last, id) as person_id
  from identity.users) one
where one.tenant_id = u.tenant_id and one.id = u.id;
insert into identity.people (tenant_id, id, mobile, email, password_hash, must_change, created_at)
select tenant_id, id, mobile, email, password_hash, must_change, created_at from identity.users where id = person_id;
drop index identity.users_by_mobile;
alter table identity.users
  alter column person_id set not null,
  add foreign key (tenant_id, person_id) references identity.people (tenant_id, id),
  drop column mobile, drop column email, drop column password_hash, drop column must_change,
  drop constraint users_entrance_check,
  add constraint users_entrance_check check (entrance in ('purchaser', 'supplier', 'operator', 'agency', 'expert', 'supervisor'));
create index users_of_person on identity.users (tenant_id, person_id);

alter table identity.sessions
  add column way text not null default 'password',
  -- A second factor was shown, or the way in was as good as two.
  add column is_strong boolean not null default false;
create index sessions_by_end on identity.sessions (tenant_id, user_id, id desc);

-- How people came in, and how somebody tried to.
create table identity.logins (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  person_id bigint not null,
  user_id   bigint,
  at        timestamptz not null default now(),
  way       text not null,
  -- 'ok', or the refusal.
  result    text not null,
  ip        text not null default '',
  agent     text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references identity.people (tenant_id, id)
);
create index logins_of_person on identity.logins (tenant_id, person_id, id desc);
select kit.protect_append_only('identity.logins');

drop table identity.login_keys, identity.captchas, identity.login_failures;
