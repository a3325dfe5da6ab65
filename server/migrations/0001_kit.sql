-- The ground: ids, tenancy, events, idempotency. Everything else stands on these.

create schema kit;
grant usage on schema kit to baicai_app;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create sequence kit.id_seq;
create sequence kit.doc_seq;

-- 64 bits: milliseconds since 2026-01-01 in the upper 43, a running number in the lower 20. Ordered by time, unique across processes.
create function kit.next_id() returns bigint language sql volatile as $$
  select ((extract(epoch from clock_timestamp()) * 1000)::bigint - 1767225600000) << 20 | (nextval('kit.id_seq') & 1048575)
$$;

-- The tenant that this connection speaks for; null where none was set, and null equals nothing.
create function kit.tenant() returns bigint language sql stable as $$
  select nullif(current_setting('app.tenant_id', true), '')::bigint
$$;

-- Row-level security for a tenant table: the application sees its tenant, the owner (migrations, the inv views) sees all.
create function kit.protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to baicai_app using (tenant_id = (select kit.tenant()))', target);
  execute format('create policy steward on %s to %I using (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to baicai_app', target);
end $$;

-- The same for what may only ever be added.
create function kit.protect_append_only(target regclass) returns void language plpgsql as $$
begin
  perform kit.protect(target);
  execute format('revoke update, delete, truncate on %s from baicai_app', target);
end $$;

-- What happened: audit trail, notification and webhook at once. `txid` and `id` give an order in which nothing can appear late
-- once every older transaction has ended.
create table kit.events (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  txid         xid8 not null default pg_current_xact_id(),
  at           timestamptz not null default clock_timestamp(),
  name         text not null,
  entity       text not null,
  entity_id    bigint not null,
  actor_id     bigint not null,
  on_behalf_of bigint,
  from_state   text,
  to_state     text,
  reason       text,
  ip           text,
  trace_id     text,
  data         jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index events_in_order on kit.events (txid, id);
create index events_of_entity on kit.events (tenant_id, entity, entity_id, id);
select kit.protect_append_only('kit.events');

-- The chain over the events: each link hashes the one before it and the event's own content.
create table kit.audit (
  seq       bigint primary key,
  tenant_id bigint not null,
  event_id  bigint not null,
  txid      xid8 not null,
  prev      bytea not null,
  hash      bytea not null,
  unique (tenant_id, event_id)
);

create function kit.event_digest(e kit.events, prev bytea) returns bytea language sql stable as $$
  select sha256(prev || convert_to(concat_ws(chr(31), e.tenant_id, e.id, e.txid, to_char(e.at at time zone 'utc', 'YYYYMMDDHH24MISSUS'), e.name, e.entity,
    e.entity_id, e.actor_id, coalesce(e.on_behalf_of::text, '-'), coalesce(e.from_state, '-'), coalesce(e.to_state, '-'), coalesce(e.reason, '-'),
    coalesce(e.ip, '-'), coalesce(e.trace_id, '-'), e.data::text), 'utf8'))
$$;

-- Adds the finished events that are not in the chain yet; answers how many. One caller at a time.
create function kit.seal(most int) returns int language plpgsql security definer set search_path = pg_catalog, kit as $$
declare
  last kit.audit;
  link record;
  prev bytea;
  done int := 0;
begin
  if not pg_try_advisory_xact_lock(71001) then return 0; end if;
  select * into last from kit.audit order by seq desc limit 1;
  prev := coalesce(last.hash, '\x00');
  for link in
    select e as event from kit.events e
    where (e.txid, e.id) > (coalesce(last.txid, '0'::xid8), coalesce(last.event_id, 0))
      and e.txid < pg_snapshot_xmin(pg_current_snapshot())
    order by e.txid, e.id limit most
  loop
    insert into kit.audit values (coalesce(last.seq, 0) + done + 1, (link.event).tenant_id, (link.event).id, (link.event).txid, prev, kit.event_digest(link.event, prev))
      returning hash into prev;
    done := done + 1;
  end loop;
  return done;
end $$;
revoke all on function kit.seal(int) from public;
grant execute on function kit.seal(int) to baicai_app;

-- How far along the chain each listener has heard, and what it could not bear.
create table kit.cursors (
  name     text primary key,
  seq      bigint not null default 0,
  attempts int not null default 0,
  next_at  timestamptz not null default '-infinity'
);
create table kit.unheard (
  listener  text not null,
  tenant_id bigint not null,
  event_id  bigint not null,
  error     text not null,
  at        timestamptz not null default now(),
  primary key (listener, event_id)
);
grant select, insert, update on kit.cursors, kit.unheard to baicai_app;

-- The sealed events after a number that bear one of the names, in the order of the chain.
create function kit.heard_after(after bigint, names text[], most int)
  returns table (seq bigint, tenant_id bigint, id bigint, name text, entity text, entity_id bigint, actor_id bigint,
    from_state text, to_state text, reason text, at timestamptz, data jsonb)
  language sql stable security definer set search_path = pg_catalog, kit as $$
  select a.seq, e.tenant_id, e.id, e.name, e.entity, e.entity_id, e.actor_id, e.from_state, e.to_state, e.reason, e.at, e.data
  from kit.audit a join kit.events e on e.tenant_id = a.tenant_id and e.id = a.event_id
  where a.seq > after and e.name = any (names)
  order by a.seq limit most
$$;
create function kit.last_sealed() returns bigint language sql stable security definer set search_path = pg_catalog, kit as $$
  select coalesce(max(seq), 0) from kit.audit
$$;
revoke all on function kit.heard_after(bigint, text[], int), kit.last_sealed() from public;
grant execute on function kit.heard_after(bigint, text[], int), kit.last_sealed() to baicai_app;

-- The first answer to a key is kept and given again.
create table kit.idempotency (
  tenant_id bigint not null,
  user_id   bigint not null,
  key       text not null,
  route     text not null,
  body_sha  bytea not null,
  reply     jsonb,
  at        timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
select kit.protect('kit.idempotency');

-- Secrets that every server process shares (the key that signs tokens), made once.
create table kit.secrets (name text primary key, value bytea not null);
grant select, insert on kit.secrets to baicai_app;

grant execute on function kit.next_id(), kit.tenant() to baicai_app;
grant usage on sequence kit.id_seq, kit.doc_seq to baicai_app;

-- Read-only views for anyone who wants to check the books from outside.
create schema inv;
grant usage on schema inv to baicai_auditor;
create view inv.audit as select seq, encode(prev, 'hex') as prev, encode(hash, 'hex') as hash from kit.audit;
create view inv.transition as
  select entity, entity_id as id, from_state, to_state, actor_id as actor, id as seq from kit.events where to_state is not null;
grant select on all tables in schema inv to baicai_auditor;
