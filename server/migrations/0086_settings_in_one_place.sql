-- What the portal shows was stored with the tenant; every setting of a tenant is a row of tenancy.configs.
insert into tenancy.configs (tenant_id, code, val)
select t.id, s.key, s.value from tenancy.tenants t, jsonb_each_text(t.settings) s
on conflict (tenant_id, code) do update set val = excluded.val;
alter table tenancy.tenants drop column settings;
