create schema home;
grant usage on schema home to baicai_app;

-- A home page of a tenant as it is being arranged; one that nobody has arranged has no row.
create table home.pages (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  page       text not null,
  draft      jsonb not null,
  -- The layout that the product ships is the draft.
  is_shipped boolean not null default false,
  -- The number of the newest version.
  last_no    int not null default 0,
  changed_by text not null default '',
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, page)
);
select kit.protect('home.pages');

-- What was published, as a whole. Of those whose time it is, the one with the latest start is shown.
create table home.versions (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  page         text not null,
  no           int not null,
  layout       jsonb not null,
  starts_at    timestamptz not null,
  ends_at      timestamptz,
  withdrawn_at timestamptz,
  published_by text not null,
  published_at timestamptz not null,
  note         text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, page, no)
);
create index on home.versions (tenant_id, page, starts_at desc, no desc) where withdrawn_at is null;
select kit.protect('home.versions');

-- Pictures of banners. One that no layout has named is forgotten after a day.
create table home.pictures (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  key        text not null,
  sha256     text not null,
  used_at    timestamptz,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  unique (tenant_id, sha256)
);
create index on home.pictures (tenant_id, created_at) where used_at is null;
select kit.protect('home.pictures');

-- Floors of the home pages, and what was awarded last.
create index on sourcing.projects (tenant_id, published_at desc, id desc) where scope = 'open' and published_at is not null;
create index on sourcing.awards (tenant_id, published_at desc, id desc) where status = 'published';
-- The newest articles of a column.
create index on notices.editions (tenant_id, column_id, issued_on desc, published_at desc) where is_live;

-- Who configures the portal arranges its home pages.
update identity.roles set permissions = permissions || '{home.configure}'::text[]
where 'portal.configure' = any (permissions) and not 'home.configure' = any (permissions);
