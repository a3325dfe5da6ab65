-- Material codes of a tenant: its own codes for goods of the mall. A code may stand for goods of several suppliers; goods
-- have at most one.
create table catalogue.material_codes (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  code       text not null check (code <> ''),
  code_key   text not null generated always as (lower(code)) stored,
  name       text not null default '',
  sku_id     bigint not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, sku_id) references catalogue.skus (tenant_id, id)
);
comment on column catalogue.material_codes.name is 'how the tenant calls the material; may be empty';
create unique index "materialCode.skuTaken" on catalogue.material_codes (tenant_id, sku_id);
create index material_codes_by_key on catalogue.material_codes (tenant_id, code_key, sku_id);
select kit.protect('catalogue.material_codes');
