-- Versions of zones: what buyers saw of one, kept at each publication and each change of a published zone.
create table catalogue.zone_versions (
  tenant_id bigint not null,
  zone_id   bigint not null,
  no        int not null,
  draft     jsonb not null,
  sku_ids   bigint[] not null,
  saved_by  text not null,
  saved_at  timestamptz not null,
  primary key (tenant_id, zone_id, no),
  foreign key (tenant_id, zone_id) references catalogue.zones (tenant_id, id) on delete cascade
);
comment on column catalogue.zone_versions.draft is 'the zone as it was, without its goods';
comment on column catalogue.zone_versions.sku_ids is 'goods chosen by hand, in their order';
select kit.protect('catalogue.zone_versions');

-- A zone as its editor sends it.
create function catalogue.zone_draft(z catalogue.zones) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name', z.name, 'nameEn', z.name_en, 'intro', z.intro, 'introEn', z.intro_en, 'startsOn', z.starts_on, 'endsOn', z.ends_on,
    'deptIds', z.dept_ids::text[], 'colour', z.colour, 'picture', z.picture, 'kind', z.kind, 'categoryIds', z.category_ids::text[],
    'brandIds', z.brand_ids::text[], 'supplierIds', z.supplier_ids::text[], 'priceFrom', z.price_from::text,
    'priceTo', z.price_to::text)
$$;

insert into catalogue.zone_versions (tenant_id, zone_id, no, draft, sku_ids, saved_by, saved_at)
select z.tenant_id, z.id, 1, catalogue.zone_draft(z), array(
    select g.sku_id from catalogue.zone_goods g where g.tenant_id = z.tenant_id and g.zone_id = z.id order by g.position, g.sku_id),
  z.changed_by, z.changed_at
from catalogue.zones z where z.status = 'published';
