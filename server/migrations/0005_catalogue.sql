create schema catalogue;
grant usage on schema catalogue to baicai_app;
create extension if not exists btree_gist;

-- Three levels. `attributes` are asked of a leaf's products: [{ name, enName, options, isChoice, isFacet }].
create table catalogue.categories (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  version           int not null default 1,
  parent_id         bigint,
  path              bigint[] not null,
  code              text not null,
  name              text not null,
  en_name           text not null default '',
  pinyin            text not null default '',
  kind              text not null default 'goods' check (kind in ('goods', 'service')),
  position          int not null default 0,
  picture           text not null default '',
  is_shielded       boolean not null default false,
  attributes        jsonb not null default '[]',
  tax_rate          numeric(4, 2) not null default 13,
  tax_category_code text not null default '',
  primary key (tenant_id, id),
  constraint "category.codeTaken" unique (tenant_id, code),
  constraint "category.nameTaken" unique nulls not distinct (tenant_id, parent_id, name),
  constraint "category.tooDeep" check (cardinality(path) between 1 and 3),
  foreign key (tenant_id, parent_id) references catalogue.categories (tenant_id, id)
);
comment on column catalogue.categories.path is 'from the first level to this category, itself included';
select kit.protect('catalogue.categories');

create table catalogue.brands (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  name      text not null,
  pinyin    text not null default '',
  primary key (tenant_id, id),
  constraint "brand.nameTaken" unique (tenant_id, name)
);
select kit.protect('catalogue.brands');

-- What a supplier offers. `new` has never been live: its content waits in a change.
create table catalogue.products (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  supplier_id bigint not null,
  code        text not null,
  category_id bigint not null,
  brand_id    bigint,
  name        text not null,
  description text not null default '',
  pictures    text[] not null default '{}',
  details     jsonb not null default '{}',
  status      text not null default 'new' check (status in ('new', 'live', 'off')),
  live_at     timestamptz,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "product.codeTaken" unique (tenant_id, supplier_id, code),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id),
  foreign key (tenant_id, category_id) references catalogue.categories (tenant_id, id),
  foreign key (tenant_id, brand_id) references catalogue.brands (tenant_id, id)
);
comment on column catalogue.products.details is 'attribute name → value, in the order in which they are shown';
create index products_of_category on catalogue.products (tenant_id, category_id);
create index products_of_supplier on catalogue.products (tenant_id, supplier_id, updated_at, id);
select kit.protect('catalogue.products');

-- What is bought. The second half is copied from the product, so that a row of the mall is one row here.
create table catalogue.skus (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  product_id        bigint not null,
  supplier_id       bigint not null,
  supplier_sku      text not null,
  barcode           text not null default '',
  model             text not null default '',
  spec              text not null default '',
  choices           jsonb not null default '{}',
  unit              text not null,
  list_price        numeric(12, 4) not null check (list_price >= 0),
  market_price      numeric(12, 4) check (market_price >= 0),
  tax_rate          numeric(4, 2) not null,
  tax_category_code text not null default '',
  min_qty           int not null default 1 check (min_qty > 0),
  lead_days         int not null default 3 check (lead_days >= 0),
  region            text not null default '',
  picture           text not null default '',
  is_dropped        boolean not null default false,
  is_live           boolean not null default false,
  live_at           timestamptz,
  sold              bigint not null default 0,
  name              text not null,
  category_id       bigint not null,
  brand_id          bigint,
  brand_name        text not null default '',
  supplier_name     text not null,
  attributes        text[] not null default '{}',
  codes             text[] not null default '{}',
  words             tsvector not null default '',
  primary key (tenant_id, id),
  constraint "sku.codeTaken" unique (tenant_id, supplier_id, supplier_sku),
  foreign key (tenant_id, product_id) references catalogue.products (tenant_id, id)
);
comment on column catalogue.skus.attributes is 'name=value, for the facets';
comment on column catalogue.skus.codes is 'model, supplier''s number and barcode as they are searched for';
comment on column catalogue.skus.words is 'what a search finds it by; written by the application, which knows Chinese words and pinyin';
create index skus_of_product on catalogue.skus (tenant_id, product_id);
create index skus_of_leaf on catalogue.skus (tenant_id, category_id) where is_live;
create index skus_by_words on catalogue.skus using gin (tenant_id, codes, words) where is_live;
select kit.protect('catalogue.skus');

-- A live SKU stands once in each category above it, and in category 0, which is all of them: any page of any category in any
-- order is the beginning of one index.
create table catalogue.shelf (
  tenant_id   bigint not null,
  category_id bigint not null,
  sku_id      bigint not null,
  brand_id    bigint,
  supplier_id bigint not null,
  list_price  numeric(12, 4) not null,
  sold        bigint not null,
  live_at     timestamptz not null,
  primary key (tenant_id, category_id, sku_id),
  foreign key (tenant_id, sku_id) references catalogue.skus (tenant_id, id)
);
create index shelf_of_sku on catalogue.shelf (tenant_id, sku_id);
create index shelf_by_sold on catalogue.shelf (tenant_id, category_id, sold, sku_id) include (brand_id, supplier_id, list_price);
create index shelf_by_price on catalogue.shelf (tenant_id, category_id, list_price, sku_id) include (brand_id, supplier_id);
create index shelf_by_time on catalogue.shelf (tenant_id, category_id, live_at, sku_id) include (brand_id, supplier_id, list_price);
select kit.protect('catalogue.shelf');

-- Counts that are kept in memory hold as long as this number does.
create table catalogue.shelf_versions (
  tenant_id bigint primary key,
  version   bigint not null default 1
);
select kit.protect('catalogue.shelf_versions');

-- A supplier's wish to show a product, or to show it otherwise. What is live stays until it is agreed to.
create table catalogue.changes (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  product_id   bigint not null,
  supplier_id  bigint not null,
  import_id    bigint,
  status       text not null default 'draft' check (status in ('draft', 'reviewing', 'live', 'rejected', 'discarded')),
  content      jsonb not null,
  reasons      text[] not null default '{}',
  reason       text not null default '',
  created_by   bigint not null,
  created_at   timestamptz not null default clock_timestamp(),
  submitted_at timestamptz,
  decided_at   timestamptz,
  decided_by   bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references catalogue.products (tenant_id, id)
);
comment on column catalogue.changes.reasons is 'why it needs a review: new, content, priceRise';
create unique index "change.open" on catalogue.changes (tenant_id, product_id) where status in ('draft', 'reviewing', 'rejected');
create index changes_by_status on catalogue.changes (tenant_id, status, submitted_at, id);
create index changes_of_import on catalogue.changes (tenant_id, import_id) where import_id is not null;
select kit.protect('catalogue.changes');

-- What a department pays. It holds for the department and all below it; the nearest one wins.
create table catalogue.agreement_prices (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  supplier_id  bigint not null,
  sku_id       bigint not null,
  dept_id      bigint not null,
  agreement_no text not null,
  title        text not null default '',
  price        numeric(12, 4) not null check (price >= 0),
  tiers        jsonb not null default '[]',
  valid_from   date not null,
  valid_to     date not null,
  created_by   bigint not null,
  created_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "agreementPrice.period" check (valid_from <= valid_to),
  constraint "agreementPrice.overlap" exclude using gist
    (tenant_id with =, sku_id with =, dept_id with =, daterange(valid_from, valid_to, '[]') with &&),
  foreign key (tenant_id, sku_id) references catalogue.skus (tenant_id, id),
  foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id)
);
comment on column catalogue.agreement_prices.tiers is '[{ qty, price }]: from this quantity on';
create index agreement_prices_of_sku on catalogue.agreement_prices (tenant_id, sku_id, dept_id);
create index agreement_prices_of_dept on catalogue.agreement_prices (tenant_id, dept_id, sku_id);
select kit.protect('catalogue.agreement_prices');

-- Hot rows: each is decided upon in the statement that changes it.
create table catalogue.stock (
  tenant_id bigint not null,
  sku_id    bigint not null,
  on_hand   int not null default 0,
  reserved  int not null default 0,
  version   bigint not null default 1,
  primary key (tenant_id, sku_id),
  constraint "stock.short" check (reserved <= on_hand),
  constraint "stock.reservedNegative" check (reserved >= 0)
) with (fillfactor = 70);
select kit.protect('catalogue.stock');

-- What is held for a document, by SKU. `open` only goes down, and a reservation that has come to 0 has ended.
create table catalogue.reservations (
  tenant_id bigint not null,
  ref_kind  text not null,
  ref_id    bigint not null,
  sku_id    bigint not null,
  qty       int not null check (qty > 0),
  open      int not null,
  round     int not null default 1,
  primary key (tenant_id, ref_kind, ref_id, sku_id),
  constraint "stock.notReserved" check (open between 0 and qty)
) with (fillfactor = 70);
comment on column catalogue.reservations.round is 'a document that is submitted again reserves anew once its last reservation has ended';
create index reservations_open on catalogue.reservations (tenant_id, sku_id) where open > 0;
select kit.protect('catalogue.reservations');

-- The book of the stock: on_hand and reserved are its sums. `by` is the document that moved it, `ref` the one that it was held for.
create table catalogue.stock_moves (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  sku_id    bigint not null,
  kind      text not null check (kind in ('reserve', 'release', 'ship', 'return', 'adjust')),
  qty       int not null check (qty <> 0),
  ref_kind  text not null,
  ref_id    bigint not null,
  round     int not null default 1,
  by_kind   text not null,
  by_id     bigint not null,
  actor_id  bigint not null,
  at        timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, by_kind, by_id, sku_id, kind, ref_kind, ref_id, round)
);
create index stock_moves_of_sku on catalogue.stock_moves (tenant_id, sku_id, id);
select kit.protect_append_only('catalogue.stock_moves');

create view inv.stock as select sku_id as sku, on_hand, reserved from catalogue.stock;
grant select on inv.stock to baicai_auditor;

-- A spreadsheet on its way in.
create table catalogue.imports (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  supplier_id bigint not null,
  created_by  bigint not null,
  file_name   text not null,
  file_key    text not null,
  format      text not null check (format in ('xlsx', 'csv')),
  headings    jsonb not null,
  sample      jsonb not null,
  mapping     jsonb not null,
  status      text not null default 'uploaded' check (status in ('uploaded', 'running', 'done', 'cancelled', 'failed')),
  total       int not null default 0,
  done        int not null default 0,
  created     int not null default 0,
  changed     int not null default 0,
  unchanged   int not null default 0,
  reviewing   int not null default 0,
  failed      int not null default 0,
  refusal     text,
  created_at  timestamptz not null default now(),
  started_at  timestamptz,
  beat_at     timestamptz,
  ended_at    timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id)
);
comment on column catalogue.imports.beat_at is 'the last sign of life of the process that runs it';
create index imports_of_supplier on catalogue.imports (tenant_id, supplier_id, id);
create unique index "import.running" on catalogue.imports (tenant_id, supplier_id) where status = 'running';
select kit.protect('catalogue.imports');

create table catalogue.import_errors (
  tenant_id bigint not null,
  import_id bigint not null,
  row_no    int not null,
  field     text not null,
  cell      text not null,
  heading   text not null,
  value     text not null,
  code      text not null,
  facts     jsonb not null default '{}',
  primary key (tenant_id, import_id, row_no, field),
  foreign key (tenant_id, import_id) references catalogue.imports (tenant_id, id)
);
select kit.protect('catalogue.import_errors');

-- What people search for.
create table catalogue.searches (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  user_id   bigint not null,
  words     text not null,
  at        timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, words)
);
create index searches_of_user on catalogue.searches (tenant_id, user_id, at);
create index searches_by_words on catalogue.searches (tenant_id, words);
select kit.protect('catalogue.searches');

create table catalogue.hot_keys (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  words        text not null,
  is_highlight boolean not null default false,
  position     int not null default 0,
  primary key (tenant_id, id),
  constraint "hotKey.taken" unique (tenant_id, words)
);
select kit.protect('catalogue.hot_keys');

-- The Latin words and model numbers that occur, for 'did you mean'.
create table catalogue.latin_words (
  tenant_id bigint not null,
  word      text not null,
  primary key (tenant_id, word)
);
create index latin_words_alike on catalogue.latin_words using gin (tenant_id, word gin_trgm_ops);
select kit.protect('catalogue.latin_words');
