-- Pictures of goods. The key stands in the address that everybody sees, and names the content of the large one.
create table catalogue.pictures (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  key         text not null,
  small_key   text not null,
  supplier_id bigint not null,
  sha256      text not null,
  created_by  bigint not null,
  created_at  timestamptz not null default now(),
  used_at     timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  unique (tenant_id, supplier_id, sha256),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id)
);
comment on column catalogue.pictures.sha256 is 'of what was uploaded: the same file again is the same picture';
comment on column catalogue.pictures.used_at is 'when a product first named it; one that none has named is removed after a day';
create index pictures_unused on catalogue.pictures (tenant_id, created_at) where used_at is null;
select kit.protect('catalogue.pictures');

-- What the mall shows of a SKU: its own picture, or else the first of its product.
alter table catalogue.skus add column shown_picture text not null default '';
update catalogue.skus k set shown_picture = coalesce(nullif(k.picture, ''), p.pictures[1], '')
  from catalogue.products p where p.tenant_id = k.tenant_id and p.id = k.product_id;
