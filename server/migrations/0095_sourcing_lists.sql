-- The order of the halls: what is open by its next deadline, then what is over, the newest first.
create index projects_by_deadline on sourcing.projects (tenant_id, ends_at, published_at desc, id desc)
  where published_at is not null;
create index projects_of_kind_by_deadline on sourcing.projects (tenant_id, kind, ends_at, published_at desc, id desc)
  where published_at is not null;
-- How often a supplier has asked about a project.
create index questions_of_supplier on sourcing.questions (tenant_id, project_id, supplier_id);
