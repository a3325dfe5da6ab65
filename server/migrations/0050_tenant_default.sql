-- The tenant of a row is the tenant of the connection that writes it: no statement passes it.

do $$
declare
  target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relrowsecurity and a.attname = 'tenant_id' and not a.attisdropped
  loop
    execute format('alter table %s alter column tenant_id set default kit.tenant()', target);
  end loop;
end $$;

create or replace function kit.protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s alter column tenant_id set default kit.tenant()', target);
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to baicai_app using (tenant_id = (select kit.tenant()))', target);
  execute format('create policy steward on %s to %I using (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to baicai_app', target);
end $$;
