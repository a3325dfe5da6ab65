-- Zones: goods gathered by hand or by a rule, for a time and some departments. Their goods are on the shelf under the negative
-- number of the zone, which no caller can pass for a category.
create table catalogue.zones (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  key          text not null default '',
  name         text not null,
  name_en      text not null default '',
  intro        text not null default '',
  intro_en     text not null default '',
  starts_on    date not null,
  ends_on      date not null,
  dept_ids     bigint[] not null default '{}',
  colour       text not null,
  picture      text not null default '',
  kind         text not null check (kind in ('hand', 'rule')),
  category_ids bigint[] not null default '{}',
  brand_ids    bigint[] not null default '{}',
  supplier_ids bigint[] not null default '{}',
  price_from   numeric(12, 4),
  price_to     numeric(12, 4),
  status       text not null default 'draft' check (status in ('draft', 'published', 'down')),
  changed_by   text not null,
  changed_at   timestamptz not null,
  primary key (tenant_id, id),
  constraint "zone.nameTaken" unique (tenant_id, name),
  constraint "zone.period" check (ends_on >= starts_on),
  constraint "zone.priceRange" check (price_to >= price_from),
  constraint "zone.ruleEmpty" check (kind <> 'rule' or cardinality(category_ids) + cardinality(brand_ids) + cardinality(supplier_ids) > 0
    or price_from is not null or price_to is not null)
);
comment on column catalogue.zones.key is 'name by which a part of the product finds its own zone; empty: a zone of the operators';
comment on column catalogue.zones.dept_ids is 'departments that see it, with those below them; none: everybody';
create unique index zones_by_key on catalogue.zones (tenant_id, key) where key <> '';
select kit.protect('catalogue.zones');

create table catalogue.zone_goods (
  tenant_id bigint not null,
  zone_id   bigint not null,
  sku_id    bigint not null,
  position  int not null,
  primary key (tenant_id, zone_id, sku_id),
  foreign key (tenant_id, zone_id) references catalogue.zones (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sku_id) references catalogue.skus (tenant_id, id)
);
create index zone_goods_in_order on catalogue.zone_goods (tenant_id, zone_id, position, sku_id);
create index zone_goods_of_sku on catalogue.zone_goods (tenant_id, sku_id);
select kit.protect('catalogue.zone_goods');

-- Pictures of zones belong to no supplier.
alter table catalogue.pictures alter column supplier_id drop not null;
create unique index pictures_of_operators on catalogue.pictures (tenant_id, sha256) where supplier_id is null;

-- Who configures the portal gathers goods for it.
update identity.roles set permissions = permissions || '{zone.manage}'::text[]
where 'portal.configure' = any (permissions) and not 'zone.manage' = any (permissions);
