-- Caps of orders: a limited quantity, such as the places of a group purchase or the quantity of a plan line. An order
-- takes of it once and gives it back once.
create table ordering.caps (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  kind      text not null check (kind in ('group', 'plan')),
  ref_id    bigint not null,
  max_qty   int not null check (max_qty > 0),
  used_qty  int not null default 0,
  per_buyer int check (per_buyer > 0),
  per_dept  int check (per_dept > 0),
  is_open   boolean not null default true,
  ends_at   timestamptz,
  fixed_at  timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, kind, ref_id),
  check (used_qty between 0 and max_qty)
);
comment on column ordering.caps.ref_id is 'the offer of a group, or the plan line';
comment on column ordering.caps.ends_at is 'from then on nothing can be ordered, even before it is closed';
comment on column ordering.caps.fixed_at is 'from then on waiting orders cannot be withdrawn';
select kit.protect('ordering.caps');

create table ordering.cap_uses (
  tenant_id bigint not null,
  order_id  bigint not null,
  cap_id    bigint not null,
  sku_id    bigint not null,
  person_id bigint not null,
  dept_id   bigint not null,
  qty       int not null check (qty >= 0),
  primary key (tenant_id, order_id, cap_id, sku_id),
  foreign key (tenant_id, cap_id) references ordering.caps (tenant_id, id)
);
comment on column ordering.cap_uses.qty is 'still used; less after pieces were given back';
create index cap_uses_of_cap on ordering.cap_uses (tenant_id, cap_id, person_id);
select kit.protect('ordering.cap_uses');

create view inv.cap as select id, tenant_id as tenant, kind, ref_id, max_qty, used_qty, is_open from ordering.caps;
create view inv.cap_use as select order_id, cap_id as cap, person_id as person, dept_id as dept, qty from ordering.cap_uses;
grant select on inv.cap, inv.cap_use to baicai_auditor;
