create schema files;
grant usage on schema files to baicai_app;

-- What was brought in. It hangs on a thing that decides who sees it; until then only its owner does.
create table files.files (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  key        text not null,
  name       text not null,
  type       text not null,
  size       bigint not null,
  sha256     text not null,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  entity     text,
  entity_id  bigint,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  check ((entity is null) = (entity_id is null))
);
comment on column files.files.key is 'where the content lies, and the storageFileId of the calls: 160 random bits';
create index files_of_entity on files.files (tenant_id, entity, entity_id) where entity is not null;
create index files_loose on files.files (tenant_id, created_at) where entity is null;
select kit.protect('files.files');
