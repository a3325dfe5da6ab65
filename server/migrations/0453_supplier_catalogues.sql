-- Catalogues of suppliers: products that they offer to everybody, to departments, or under an agreement.
create table catalogue.supplier_catalogues (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  -- 01 draft, 02 under review, 03 published, 04 withdrawn, 05 sent back.
  status        text not null default '01' check (status in ('01', '02', '03', '04', '05')),
  supplier_id   bigint not null,
  supplier_name text not null,
  name          text not null,
  scope         text not null check (scope in ('all', 'departments', 'agreement')),
  dept_ids      bigint[] not null default '{}',
  audience      text not null default '',
  agreement_id  bigint,
  starts_on     date not null,
  ends_on       date,
  product_ids   bigint[] not null default '{}',
  author        text not null,
  reply         text not null default '',
  handler_id    bigint,
  handler       text not null default '',
  created_at    timestamptz not null,
  submitted_at  timestamptz,
  decided_at    timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id),
  check (ends_on >= starts_on),
  check ((scope = 'departments') = (dept_ids <> '{}')),
  check ((scope = 'agreement') = (agreement_id is not null))
);
comment on column catalogue.supplier_catalogues.audience is 'names of the departments, or number of the agreement';
create index on catalogue.supplier_catalogues (tenant_id, created_at desc, id desc);
create index on catalogue.supplier_catalogues (tenant_id, status, created_at desc, id desc);
create index on catalogue.supplier_catalogues (tenant_id, supplier_id, created_at desc, id desc);
create index supplier_catalogues_of_product on catalogue.supplier_catalogues using gin (product_ids) where status = '03';
select kit.protect('catalogue.supplier_catalogues');

-- Goods in a published catalogue that is not for everybody; buyers see them only where `catalogue.is_offered`.
alter table catalogue.skus add column is_restricted boolean not null default false;

-- Whether a catalogue in force on a day offers a product to a department, by its path.
create function catalogue.is_offered(product bigint, dept_path bigint[], on_day date) returns boolean
  language sql stable parallel safe as $$
    select exists (
      select from catalogue.supplier_catalogues c
      where c.tenant_id = (select kit.tenant()) and c.status = '03' and c.product_ids @> array[product]
        and on_day >= c.starts_on and (c.ends_on is null or on_day <= c.ends_on)
        and case c.scope when 'all' then true when 'departments' then c.dept_ids && dept_path
          else exists (select from catalogue.agreement_prices a where a.tenant_id = c.tenant_id and a.agreement_id = c.agreement_id
            and a.dept_id = any (dept_path) and on_day between a.valid_from and a.valid_to and not a.is_stopped) end)
  $$;
grant execute on function catalogue.is_offered to baicai_app;
