-- What was awarded is ordered: once by orders that begin as drafts, or again and again at agreement prices.
alter table ordering.orders
  add column project_id bigint,
  add column award_id bigint,
  -- Which part of the award it is: each becomes an order once. What is split off an order is no part by itself.
  add column award_part int,
  add check (award_part is null or award_id is not null),
  add check ((project_id is null) = (award_id is null));
create unique index "order.awarded" on ordering.orders (tenant_id, award_id, award_part) where award_part is not null;
create index orders_of_project on ordering.orders (tenant_id, project_id, id) where project_id is not null;

-- A line of an award is a part of an amount that was awarded as a whole: to the cent, not more than one from its own product.
alter table ordering.order_lines drop constraint order_lines_check;
alter table ordering.order_lines add constraint order_lines_amount check (
  amount = round(price * quantity, 2) or price_source = 'award' and abs(amount - price * quantity) < 0.01);

-- Agreement prices that come from an award, how many may be ordered at them, and how many were.
alter table catalogue.agreement_prices
  add column project_id bigint,
  add column award_id bigint,
  add column max_qty numeric(14, 4) check (max_qty > 0),
  add column used_qty int not null default 0 check (used_qty >= 0),
  add constraint "agreementPrice.usedUp" check (max_qty is null or used_qty <= max_qty);
create unique index "agreementPrice.awarded" on catalogue.agreement_prices (tenant_id, award_id, sku_id, dept_id)
  where award_id is not null;
create index agreement_prices_of_project on catalogue.agreement_prices (tenant_id, project_id) where project_id is not null;

-- How many pieces a document orders at an agreement price that came from an award.
create table catalogue.agreement_uses (
  tenant_id    bigint not null,
  ref_kind     text not null,
  ref_id       bigint not null,
  agreement_id bigint not null,
  qty          int not null check (qty >= 0),
  primary key (tenant_id, ref_kind, ref_id, agreement_id),
  foreign key (tenant_id, agreement_id) references catalogue.agreement_prices
);
create index on catalogue.agreement_uses (tenant_id, agreement_id);
select kit.protect('catalogue.agreement_uses');

-- Framework projects: how long their agreement prices hold, and whether the awarded quantities are the most that is ordered.
alter table sourcing.projects
  add column agreement_months int not null default 12 check (agreement_months between 1 and 60),
  add column is_capped boolean not null default false;
