-- What a tenant has changed of the menus that the code declares, and what it has added. A declared entry has a row here only once it
-- was changed; what is null in it is as declared.
create table tenancy.menu_entries (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  area       text not null check (area in ('purchaser', 'supplier', 'operator', 'agency', 'expert', 'supervisor', 'portal')),
  declared   boolean not null default false,
  parent_id  bigint,
  place      double precision,
  perm_name  text check (perm_name <> ''),
  en_name    text,
  perm_type  text check (perm_type in ('1', '2', '3')),
  url        text,
  route_name text,
  params     text,
  outside    text check (outside in ('0', '1', '3')),
  new_window boolean,
  perm_code  text,
  hidden     boolean not null default false,
  primary key (tenant_id, id),
  check (declared or (place, perm_name, en_name, perm_type, url, route_name, params, outside, new_window, perm_code) is not null)
);
comment on column tenancy.menu_entries.id is 'permId: of a declared entry the declared one';
comment on column tenancy.menu_entries.parent_id is 'pPermId; 0: top level, null: as declared';
comment on column tenancy.menu_entries.url is 'path without slash; https address if outside is 1, kind of mall if 3; empty: a group or a code';
create unique index "menu.urlTaken" on tenancy.menu_entries (tenant_id, area, lower(url)) where url <> '' and outside = '0';
create unique index "menu.codeTaken" on tenancy.menu_entries (tenant_id, perm_code) where perm_type = '3';
select kit.protect('tenancy.menu_entries');
