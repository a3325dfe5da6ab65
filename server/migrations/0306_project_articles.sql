-- Articles that projects write about themselves.
alter table notices.articles add project_id bigint;
create index on notices.articles (tenant_id, project_id) where project_id is not null;
