-- Encrypted files of sealed quotes: loose until their quote is received, gone with its ciphertext. Nobody reads one
-- before the opening; what was opened is a file of the tenant.
create table sourcing.sealed_attachments (
  tenant_id     bigint not null,
  project_id    bigint not null,
  supplier_id   bigint not null,
  -- Of the quote that they belong to, which is salted: no two quotes have the same.
  commitment    bytea not null,
  place         int not null check (place between 0 and 4),
  header        text not null,
  keys          jsonb not null,
  iv            bytea not null,
  ct            bytea not null,
  uploaded_at   timestamptz not null default now(),
  envelope_hash bytea,
  primary key (tenant_id, project_id, supplier_id, commitment, place),
  foreign key (tenant_id, project_id) references sourcing.projects,
  foreign key (tenant_id, project_id, envelope_hash) references sourcing.sealed_quotes on delete cascade
);
alter table sourcing.sealed_attachments alter column ct set storage external;
create index on sourcing.sealed_attachments (tenant_id, project_id, envelope_hash);
create index on sourcing.sealed_attachments (tenant_id, uploaded_at) where envelope_hash is null;
select kit.protect('sourcing.sealed_attachments');
revoke update on sourcing.sealed_attachments from baicai_app;
grant update (envelope_hash) on sourcing.sealed_attachments to baicai_app;

-- Where the opened files of a quote lie, by their places; null for one that could not be opened.
alter table sourcing.quotes add column file_keys jsonb not null default '[]';

-- Comparisons that are kept with their awards say of each quote which files it has: none, until now.
update sourcing.awards set sheet = jsonb_set(sheet, '{quotes}', (
  select coalesce(jsonb_agg(q || '{"attachments": []}'), '[]') from jsonb_array_elements(sheet -> 'quotes') q));
