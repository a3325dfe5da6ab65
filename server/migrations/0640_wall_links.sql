-- Links of screens on walls, which show the cockpit with the rights that their makers have at each read.
create table insight.wall_links (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  maker_id     bigint not null,
  name         text not null,
  period       text not null check (period in ('month', 'quarter', 'year')),
  dept_id      bigint,
  networks     text[] not null default '{}',
  hash         bytea not null,
  prefix       text not null,
  expires_on   date not null,
  revoked_at   timestamptz,
  last_seen_at timestamptz,
  last_seen_ip text not null default '',
  created_at   timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  unique (tenant_id, hash)
);
comment on column insight.wall_links.hash is 'SHA-256 of the token, which is kept nowhere';
comment on column insight.wall_links.dept_id is 'department with those below it; null: all that its maker may see';
create index wall_links_of_maker on insight.wall_links (tenant_id, maker_id);
select kit.protect('insight.wall_links');
