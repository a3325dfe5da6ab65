-- The tabs of the halls: one state, in the order of the halls.
drop index sourcing.projects_tenant_id_kind_state_ends_at_id_idx;
create index projects_of_state_by_deadline
  on sourcing.projects (tenant_id, kind, state, ends_at, published_at desc, id desc) where published_at is not null;
