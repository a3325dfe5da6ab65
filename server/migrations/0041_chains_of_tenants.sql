-- One audit chain for each tenant, so that a tenant can be exported, moved and deleted with its history and no other chain notices.
create table kit.chains (
  tenant_id bigint primary key,
  -- What the first link follows: nothing, or the head of the chain that all tenants shared before.
  genesis   bytea not null,
  seq       bigint not null default 0,
  hash      bytea not null,
  -- The last event in the chain.
  txid      xid8 not null default '0',
  event_id  bigint not null default 0
);
create table kit.audit_links (
  tenant_id bigint not null,
  seq       bigint not null,
  event_id  bigint not null,
  txid      xid8 not null,
  prev      bytea not null,
  hash      bytea not null,
  primary key (tenant_id, seq),
  unique (tenant_id, event_id)
);

-- The shared chain, taken apart: each tenant's events are linked anew in their order, beginning with the shared chain's last hash. A link
-- that was wrong keeps its old hash, so that the verifier goes on finding it.
create temporary table shared on commit drop as
  select *, lag(hash, 1, '\x00'::bytea) over (order by seq) as before from kit.audit;
create index on shared (tenant_id, seq);
do $$
declare
  shared_head bytea := (select hash from shared order by seq desc limit 1);
  tenant bigint;
  link record;
  last bytea;
  done bigint;
begin
  for tenant in select distinct s.tenant_id from shared s order by 1 loop
    last := shared_head;
    done := 0;
    for link in
      select s.*, e as event, s.prev = s.before and e.txid = s.txid and kit.event_digest(e, s.prev) = s.hash as is_right
      from shared s left join kit.events e on e.tenant_id = s.tenant_id and e.id = s.event_id
      where s.tenant_id = tenant order by s.seq
    loop
      done := done + 1;
      insert into kit.audit_links values (tenant, done, link.event_id, link.txid, last,
        case when link.is_right then kit.event_digest(link.event, last) else link.hash end) returning hash into last;
    end loop;
    insert into kit.chains
      select tenant, shared_head, done, last, l.txid, l.event_id from kit.audit_links l where l.tenant_id = tenant and l.seq = done;
  end loop;
end $$;

drop view inv.audit;
drop function kit.heard_after(bigint, text[], int), kit.last_sealed(), kit.seal(int);

-- The modules that listen, and to which events. Whoever appends to a chain reads it here: a process of a version that does not know a
-- listener must not make it miss anything.
create table kit.consumers (
  listener text primary key,
  names    text[] not null
);

-- How far each listener is along each tenant's chain, and the last link that is of interest to it.
create table kit.consumer_offsets (
  tenant_id bigint not null,
  listener  text not null,
  seq       bigint not null default 0,
  wanted    bigint not null default 0,
  primary key (tenant_id, listener)
);
insert into kit.consumer_offsets
  select l.tenant_id, c.name, coalesce(max(l.seq) filter (where s.seq <= c.seq), 0), max(l.seq)
  from kit.cursors c cross join kit.audit_links l join shared s on s.tenant_id = l.tenant_id and s.event_id = l.event_id
  group by l.tenant_id, c.name;
create index consumer_offsets_behind on kit.consumer_offsets (tenant_id) where wanted > seq;

-- What listeners could not bear becomes dead letters.
select set_config('app.tenant_id', u.tenant_id::text, true),
  kit.add_dead_letter('events.deliverOne.' || u.listener, jsonb_build_object('eventId', u.event_id::text), 8, 'before the upgrade')
  from kit.unheard u;
select set_config('app.tenant_id', '', true);

drop table kit.cursors, kit.unheard, kit.audit;
alter table kit.audit_links rename to audit;
select kit.protect('kit.audit'), kit.protect('kit.chains'), kit.protect('kit.consumer_offsets');
revoke insert, update, delete on kit.audit, kit.chains from baicai_app;
create view inv.audit as select seq, encode(prev, 'hex') as prev, encode(hash, 'hex') as hash, tenant_id as tenant from kit.audit;
grant select on inv.audit to baicai_auditor;

-- Every event of a transaction before this one is in its chain.
create table kit.chain_progress (
  is_only boolean primary key default true check (is_only),
  txid    xid8 not null default '0'
);
insert into kit.chain_progress (txid) select coalesce(max(txid), '0') from kit.audit;

-- The tenants with finished events that may not be in their chains, and the transaction up to which that has been looked at.
create function kit.chains_behind(out horizon xid8, out tenants bigint[]) language sql stable security definer set search_path = pg_catalog, kit as $$
  select pg_snapshot_xmin(pg_current_snapshot()), array(
    select distinct e.tenant_id from kit.events e, kit.chain_progress p
    where kit.is_worker() and e.txid >= p.txid and e.txid < pg_snapshot_xmin(pg_current_snapshot()))
$$;

-- Appends a tenant's finished events to its chain, and notes what is of interest to listeners. Answers how many there were; null while
-- another process does it. Nobody waits for anybody.
create function kit.append_to_chain(tenant bigint, most int) returns int
  language plpgsql security definer set search_path = pg_catalog, kit as $$
declare
  head kit.chains;
  link record;
  last bytea;
  done int := 0;
begin
  if not kit.is_worker() then raise exception 'only a worker appends to chains'; end if;
  if not pg_try_advisory_xact_lock(71001, hashint8(tenant)) then return null; end if;
  insert into kit.chains (tenant_id, genesis, hash) values (tenant, '\x00', '\x00') on conflict do nothing;
  select * into head from kit.chains where tenant_id = tenant;
  last := head.hash;
  for link in
    select e as event from kit.events e
    where e.tenant_id = tenant and (e.txid, e.id) > (head.txid, head.event_id)
      and e.txid >= (select txid from kit.chain_progress) and e.txid < pg_snapshot_xmin(pg_current_snapshot())
    order by e.txid, e.id limit most
  loop
    done := done + 1;
    insert into kit.audit values (tenant, head.seq + done, (link.event).id, (link.event).txid, last, kit.event_digest(link.event, last))
      returning hash, txid, event_id into last, head.txid, head.event_id;
  end loop;
  if done = 0 then return 0; end if;
  update kit.chains set seq = seq + done, hash = last, txid = head.txid, event_id = head.event_id where tenant_id = tenant;
  insert into kit.consumer_offsets as c (tenant_id, listener, wanted)
    select tenant, l.listener, max(a.seq)
    from kit.consumers l, kit.audit a join kit.events e on e.tenant_id = a.tenant_id and e.id = a.event_id
    where a.tenant_id = tenant and a.seq > head.seq and e.name = any (l.names)
    group by l.listener
    on conflict (tenant_id, listener) do update set wanted = excluded.wanted;
  return done;
end $$;

-- All that is before the horizon is in its chain.
create function kit.advance_chains(horizon xid8) returns void language sql security definer set search_path = pg_catalog, kit as $$
  update kit.chain_progress set txid = horizon where txid < horizon and kit.is_worker()
$$;

-- Modules that listen: `{listener: [names]}`. One that is new begins with the first event of each tenant, and so does one that listens to more
-- than before with what it has not been along yet. Names are never taken away: another version may still listen to them.
create function kit.register_listeners(listened jsonb) returns void language plpgsql security definer set search_path = pg_catalog, kit as $$
begin
  if not kit.is_worker() then raise exception 'only a worker registers listeners'; end if;
  insert into kit.consumers as c (listener, names)
    select l.key, array(select jsonb_array_elements_text(l.value)) from jsonb_each(listened) l order by l.key
    on conflict (listener) do update set names = array(select unnest(c.names) union select unnest(excluded.names))
      where not c.names @> excluded.names;
  insert into kit.consumer_offsets as o (tenant_id, listener, wanted)
    select c.tenant_id, l.key, c.seq from kit.chains c, jsonb_each(listened) l
    on conflict (tenant_id, listener) do update set wanted = excluded.wanted where o.wanted < excluded.wanted;
end $$;

-- Gives each listener that is behind in a tenant its one job there: while that waits or runs there is no other, which keeps the order.
-- Its name is the listener's own, so that a process of a version without this listener leaves it alone.
create function kit.queue_deliveries(max_attempts int) returns int language plpgsql security definer set search_path = pg_catalog, kit as $$
declare
  specs graphile_worker.job_spec[];
begin
  if not kit.is_worker() then raise exception 'only a worker queues deliveries'; end if;
  if not pg_try_advisory_xact_lock(71002, 0) then return 0; end if;
  select array_agg(row('events.deliver.' || c.listener, json_build_object('tenant', c.tenant_id::text, 'data', '{}'::json), null, null,
      queue_deliveries.max_attempts, 'events.deliver.' || c.listener || '/' || c.tenant_id, null, null)::graphile_worker.job_spec)
    into specs
    from kit.consumer_offsets c
    where c.wanted > c.seq and not exists (
      select from graphile_worker._private_jobs j where j.key = 'events.deliver.' || c.listener || '/' || c.tenant_id);
  if specs is not null then perform graphile_worker.add_jobs(specs); end if;
  return coalesce(array_length(specs, 1), 0);
end $$;

revoke all on function kit.chains_behind(), kit.append_to_chain(bigint, int), kit.advance_chains(xid8), kit.register_listeners(jsonb),
  kit.queue_deliveries(int) from public;
grant execute on function kit.chains_behind(), kit.append_to_chain(bigint, int), kit.advance_chains(xid8), kit.register_listeners(jsonb),
  kit.queue_deliveries(int) to baicai_app;
