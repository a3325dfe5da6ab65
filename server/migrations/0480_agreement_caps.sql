-- Caps of agreements in yuan and pieces: of a line, of a whole agreement, and of the shares that departments have of it.
-- The caps of a line are on the row of the price book that counts it; those of the agreement are rows of their own.
create table catalogue.agreement_caps (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  agreement_id bigint not null,
  dept_id      bigint,
  max_qty      int check (max_qty >= 0),
  max_amount   numeric(16, 2) check (max_amount >= 0),
  used_qty     int not null default 0 check (used_qty >= 0),
  used_amount  numeric(16, 2) not null default 0 check (used_amount >= 0),
  is_open      boolean not null default true,
  told         smallint not null default 0,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, agreement_id, dept_id),
  constraint "cap.usedUp" check (used_qty <= max_qty and used_amount <= max_amount)
) with (fillfactor = 50);
comment on column catalogue.agreement_caps.dept_id is 'department whose share it is, with those below; null: what no department has a share of';
comment on column catalogue.agreement_caps.told is 'percentage of its use that was told: 0, 80 or 100';
select kit.protect('catalogue.agreement_caps');

alter table catalogue.agreement_prices
  add column max_amount numeric(16, 2) check (max_amount >= 0),
  add column used_amount numeric(16, 2) not null default 0 check (used_amount >= 0),
  add column told smallint not null default 0,
  add check (used_amount <= max_amount);

alter table catalogue.agreement_uses
  add column amount numeric(16, 2) not null default 0 check (amount >= 0),
  add column cap_id bigint,
  add column dept_id bigint,
  add foreign key (tenant_id, cap_id) references catalogue.agreement_caps (tenant_id, id);
comment on column catalogue.agreement_uses.cap_id is 'cap of the agreement, or of a share of it, that counts the use; null: none';
comment on column catalogue.agreement_uses.dept_id is 'department that ordered';

-- What was ordered before: at the price of its order line.
update catalogue.agreement_uses u set dept_id = o.dept_id, amount = round(l.price * u.qty, 2)
from catalogue.agreement_prices a, ordering.orders o, ordering.order_lines l
where a.tenant_id = u.tenant_id and a.id = u.agreement_id and u.ref_kind = 'order'
  and o.tenant_id = u.tenant_id and o.id = u.ref_id and l.tenant_id = o.tenant_id and l.order_id = o.id and l.sku_id = a.sku_id;
update catalogue.agreement_prices a set used_amount = s.amount
from (select tenant_id, agreement_id, sum(amount) as amount from catalogue.agreement_uses group by 1, 2) s
where s.tenant_id = a.tenant_id and s.agreement_id = a.id and s.amount > 0;

alter table agreements.lines add column max_amount numeric(16, 2) check (max_amount >= 0);
comment on column agreements.lines.max_amount is 'most yuan over the whole agreement; null: without a cap';

-- Caps of all revisions, like the lines.
create table agreements.caps (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  agreement_id bigint not null,
  revision     int not null,
  dept_id      bigint,
  max_qty      int check (max_qty > 0),
  max_amount   numeric(16, 2) check (max_amount > 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id) references agreements.agreements (tenant_id, id),
  unique nulls not distinct (tenant_id, agreement_id, revision, dept_id),
  check (max_qty is not null or max_amount is not null)
);
comment on column agreements.caps.dept_id is 'department whose share it is; null: the whole agreement';
select kit.protect('agreements.caps');

create view inv.agreement_cap as
  select id, tenant_id as tenant, agreement_id as agreement, dept_id as dept, max_qty, max_amount, used_qty, used_amount, is_open
  from catalogue.agreement_caps;
create view inv.agreement_price as
  select id, tenant_id as tenant, agreement_id as agreement, max_qty, max_amount, used_qty, used_amount
  from catalogue.agreement_prices;
create view inv.agreement_use as
  select tenant_id as tenant, ref_kind, ref_id, agreement_id as price, cap_id as cap, qty, amount from catalogue.agreement_uses;
grant select on inv.agreement_cap, inv.agreement_price, inv.agreement_use to baicai_auditor;
