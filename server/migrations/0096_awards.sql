-- Awards: who is to get which quantity at which price of an opened quote, with the comparison that it was decided by.
create table sourcing.awards (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  project_id    bigint not null,
  round         int not null,
  status        text not null
    check (status in ('proposed', 'approved', 'published', 'rejected', 'withdrawn', 'terminated')),
  -- The comparison as it was when the award was proposed.
  sheet         jsonb not null,
  reasons       jsonb not null,
  note          text not null,
  total         numeric(18, 2) not null check (total >= 0),
  opinion       text not null default '',
  proposed_by   bigint not null,
  proposed_name text not null,
  proposed_at   timestamptz not null,
  decided_at    timestamptz,
  published_at  timestamptz,
  primary key (tenant_id, id),
  check ((status = 'published') = (published_at is not null)),
  foreign key (tenant_id, project_id) references sourcing.projects
);
create unique index "award.there" on sourcing.awards (tenant_id, project_id)
  where status in ('proposed', 'approved', 'published');
create index on sourcing.awards (tenant_id, published_at desc, id desc) where status = 'published';
select kit.protect('sourcing.awards');
revoke update, delete on sourcing.awards from baicai_app;
grant update (version, status, opinion, decided_at, published_at) on sourcing.awards to baicai_app;

create table sourcing.award_lines (
  tenant_id   bigint not null,
  award_id    bigint not null,
  line_no     int not null,
  item_id     bigint not null,
  quote_id    bigint not null,
  supplier_id bigint not null,
  quantity    numeric(14, 4) not null check (quantity > 0),
  price       numeric not null,
  tax_rate    numeric not null,
  amount      numeric(18, 2) not null,
  primary key (tenant_id, award_id, line_no),
  unique (tenant_id, award_id, item_id, supplier_id),
  foreign key (tenant_id, award_id) references sourcing.awards,
  foreign key (tenant_id, item_id) references sourcing.items,
  foreign key (tenant_id, quote_id) references sourcing.quotes
);
create index on sourcing.award_lines (tenant_id, item_id);
select kit.protect_append_only('sourcing.award_lines');

-- Everybody whose quote was valid, winner or not: what their results are made of.
create table sourcing.award_suppliers (
  tenant_id     bigint not null,
  award_id      bigint not null,
  supplier_id   bigint not null,
  supplier_name text not null,
  quote_id      bigint not null,
  -- By the total, among those who quoted everything.
  rank          int,
  offered       numeric(18, 2) not null,
  -- What was awarded, shipping included; zero for who has not won.
  awarded       numeric(18, 2) not null check (awarded >= 0),
  is_winner     boolean not null,
  primary key (tenant_id, award_id, supplier_id),
  foreign key (tenant_id, award_id) references sourcing.awards,
  foreign key (tenant_id, quote_id) references sourcing.quotes
);
create index on sourcing.award_suppliers (tenant_id, supplier_id, award_id);
select kit.protect_append_only('sourcing.award_suppliers');

-- The award that is in force of a project: proposed, approved or published.
alter table sourcing.projects add column award_id bigint;
-- Of the last price of an item: by its goods, or by its name.
create index on sourcing.items (tenant_id, sku_id) where sku_id is not null;
create index on sourcing.items (tenant_id, name, spec, unit);
