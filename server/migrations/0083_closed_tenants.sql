-- A closed tenant is led to by no host and gets no recurring job: it can be exported, imported elsewhere and removed. While it is being
-- removed it cannot be opened again.
alter table tenancy.tenants
  add column status text not null default 'open' check (status in ('open', 'closed', 'removing')),
  add column closed_at timestamptz,
  add constraint tenants_closed_at check ((status = 'open') = (closed_at is null));

-- As before, but for what comes from another database: events that are in the chain already keep the transaction numbers of that
-- database, which this one may reach later; and a tenant without events, as one that was removed a moment ago, begins no chain.
create or replace function kit.append_to_chain(tenant bigint, most int) returns int
  language plpgsql security definer set search_path = pg_catalog, kit as $$
declare
  head kit.chains;
  link record;
  last bytea;
  done int := 0;
begin
  if not kit.is_worker() then raise exception 'only a worker appends to chains'; end if;
  if not pg_try_advisory_xact_lock(71001, hashint8(tenant)) then return null; end if;
  insert into kit.chains (tenant_id, genesis, hash)
    select tenant, '\x00', '\x00' where exists (select from kit.events e where e.tenant_id = tenant) on conflict do nothing;
  select * into head from kit.chains where tenant_id = tenant;
  if not found then return 0; end if;
  last := head.hash;
  for link in
    select e as event from kit.events e
    where e.tenant_id = tenant and (e.txid, e.id) > (head.txid, head.event_id)
      and e.txid >= (select txid from kit.chain_progress) and e.txid < pg_snapshot_xmin(pg_current_snapshot())
      and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)
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
