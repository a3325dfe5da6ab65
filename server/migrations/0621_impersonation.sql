-- Viewing as somebody else 代入: a session of a person that an operator opens to look, for a limited time, and never to write.
alter table identity.sessions
  add column by_session_id bigint,
  add column by_user_id bigint,
  add column ends_at timestamptz,
  add column reason text not null default '',
  add foreign key (tenant_id, by_session_id) references identity.sessions (tenant_id, id) on delete cascade,
  add foreign key (tenant_id, by_user_id) references identity.users (tenant_id, id),
  add check ((by_session_id is null) = (by_user_id is null) and (by_session_id is null) = (ends_at is null)
    and (by_session_id is null) = (reason = '')),
  add check (by_session_id is null or not is_strong);
comment on column identity.sessions.by_session_id is 'session of the operator who views as this person, and with which this one ends';
create index sessions_by_session on identity.sessions (tenant_id, by_session_id) where by_session_id is not null;

alter table identity.logins add column by_user_id bigint;
comment on column identity.logins.by_user_id is 'operator who viewed as the person; null for everybody''s own logins';

-- Whether the operator's own session, with which a session ends, is over.
create function identity.is_left(session_ identity.sessions) returns boolean language sql stable as $$
  select session_.by_session_id is not null and not exists (
    select from identity.sessions o join identity.users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    where o.tenant_id = session_.tenant_id and o.id = session_.by_session_id and o.ended_at is null and identity.is_open(u))
$$;

alter table kit.calls add column is_viewing boolean not null default false;
comment on column kit.calls.is_viewing is 'by an operator who viewed as the account that it is on behalf of';
