-- The halls count published projects by state: from the index alone, a tenth of what reading the rows costs.
create index projects_counted on sourcing.projects (tenant_id, scope, kind, state, published_at, ends_at)
  where published_at is not null;
