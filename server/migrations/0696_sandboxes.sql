-- Sandboxes of the API: tenants of their own that belong to a customer. Of one customer there is one at a time; those before it stay
-- until they are removed. A parent that still has one cannot be removed.
alter table tenancy.tenants
  drop constraint tenants_kind_check,
  add constraint tenants_kind_check check (kind in ('customer', 'platform', 'sandbox')),
  add column parent_id bigint references tenancy.tenants (id),
  add constraint tenants_parent check ((kind = 'sandbox') = (parent_id is not null));
comment on column tenancy.tenants.parent_id is 'the customer whose sandbox it is';
create unique index "sandbox.exists" on tenancy.tenants (parent_id) where status = 'open';
create index on tenancy.tenants (parent_id) where parent_id is not null;
