-- Warehouses: places, items in batches, an append-only ledger of moves from place to place, and the documents that cause them.
create schema warehouse;
grant usage on schema warehouse to baicai_app;

create table warehouse.warehouses (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  code         text not null,
  name         text not null,
  dept_id      bigint not null,
  address      text not null default '',
  pick         text not null check (pick in ('fefo', 'fifo')),
  takes_orders boolean not null default false,
  keepers      bigint[] not null default '{}',
  disabled     boolean not null default false,
  primary key (tenant_id, id),
  constraint "warehouse.codeTaken" unique (tenant_id, code)
);
comment on column warehouse.warehouses.takes_orders is 'takes in what its department, and those below it, order to any address';
comment on column warehouse.warehouses.keepers is 'accounts that put away, issue and count here';
select kit.protect('warehouse.warehouses');

-- Outside is a place, too: every move goes from one place to another, so that nothing appears or disappears.
create table warehouse.places (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  warehouse_id bigint not null,
  code         text not null,
  kind         text not null check (kind in ('storage', 'quarantine', 'transit', 'supplier', 'consumer', 'scrap', 'difference')),
  is_outside   boolean not null default false,
  disabled     boolean not null default false,
  primary key (tenant_id, id),
  constraint "place.codeTaken" unique (tenant_id, warehouse_id, code),
  check (is_outside = (kind in ('supplier', 'consumer', 'scrap', 'difference'))),
  foreign key (tenant_id, warehouse_id) references warehouse.warehouses (tenant_id, id)
);
select kit.protect('warehouse.places');

create table warehouse.items (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  no           text not null default ordering.next_no('WL'),
  sku_id       bigint,
  name         text not null,
  spec         text not null default '',
  unit         text not null,
  order_factor numeric(14, 4) not null default 1 check (order_factor > 0),
  is_tracked   boolean not null default false,
  shelf_days   int not null default 0 check (shelf_days between 0 and 36500),
  picture      text not null default '',
  disabled     boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, no)
);
comment on column warehouse.items.order_factor is 'stock units in one ordered piece';
comment on column warehouse.items.is_tracked is 'its keeper names the batch of what is put away; otherwise batches are numbered';
comment on column warehouse.items.shelf_days is 'days from production to expiry; 0: it does not expire';
create unique index "stockItem.skuTaken" on warehouse.items (tenant_id, sku_id) where sku_id is not null;
select kit.protect('warehouse.items');

create table warehouse.item_codes (
  tenant_id bigint not null,
  code      text not null,
  item_id   bigint not null,
  primary key (tenant_id, item_id, code),
  foreign key (tenant_id, item_id) references warehouse.items (tenant_id, id)
);
comment on table warehouse.item_codes is 'codes that items are scanned by; one code may be on several items';
create index item_codes_by_code on warehouse.item_codes (tenant_id, code);
select kit.protect('warehouse.item_codes');

create table warehouse.batches (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  item_id       bigint not null,
  batch_no      text not null,
  supplier_id   bigint,
  supplier_name text not null default '',
  order_line_id bigint,
  produced_on   date,
  expires_on    date,
  unit_cost     numeric(14, 4) not null default 0 check (unit_cost >= 0),
  unit_price    numeric(14, 4) not null default 0 check (unit_price >= 0),
  payer_id      bigint,
  is_quarantined boolean not null default false,
  created_at    timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references warehouse.items (tenant_id, id),
  check (produced_on is null or expires_on is null or produced_on <= expires_on)
);
comment on column warehouse.batches.unit_cost is 'without tax, a stock unit';
comment on column warehouse.batches.unit_price is 'with tax, a stock unit: what a budget has paid';
comment on column warehouse.batches.payer_id is 'budget that its order was paid from; null: none';
-- Pieces of the same number that cost something else, or that another budget has paid, are a batch of their own.
create unique index batches_of_source on warehouse.batches
  (tenant_id, item_id, coalesce(supplier_id, 0), batch_no, unit_cost, unit_price, coalesce(payer_id, 0));
create index batches_expiring on warehouse.batches (tenant_id, expires_on) where expires_on is not null;
create index batches_of_order_line on warehouse.batches (tenant_id, order_line_id) where order_line_id is not null;
select kit.protect('warehouse.batches');

create table warehouse.balances (
  tenant_id    bigint not null,
  place_id     bigint not null,
  batch_id     bigint not null,
  warehouse_id bigint not null,
  item_id      bigint not null,
  is_outside   boolean not null,
  on_hand      numeric(14, 4) not null default 0,
  held         numeric(14, 4) not null default 0,
  last_move    bigint,
  primary key (tenant_id, place_id, batch_id),
  foreign key (tenant_id, place_id) references warehouse.places (tenant_id, id),
  foreign key (tenant_id, batch_id) references warehouse.batches (tenant_id, id),
  -- Nothing is taken that is not there, and nothing that is kept for somebody else.
  constraint "warehouse.short" check (is_outside or held >= 0 and held <= on_hand)
) with (fillfactor = 50);
comment on column warehouse.balances.last_move is 'position in the ledger up to which it is added up';
create index balances_of_item on warehouse.balances (tenant_id, item_id, warehouse_id) where not is_outside;
create index balances_of_batch on warehouse.balances (tenant_id, batch_id);
select kit.protect('warehouse.balances');

create table warehouse.documents (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  version         int not null default 1,
  kind            text not null check (kind in ('purchaseIn', 'exchangeIn', 'backIn', 'otherIn', 'issue', 'supplierOut', 'transfer', 'count', 'scrap', 'otherOut')),
  no              text not null,
  status          text not null check (status in ('approving', 'toReceive', 'partReceived', 'received', 'toPick', 'partIssued', 'issued',
    'signed', 'toShip', 'transit', 'counting', 'review', 'toExecute', 'done', 'void')),
  warehouse_id    bigint not null,
  to_warehouse_id bigint,
  dept_id         bigint,
  dept_path       bigint[] not null default '{}',
  dept_name       text not null default '',
  requester_id    bigint not null,
  requester_person bigint not null,
  requester_name  text not null,
  supplier_id     bigint,
  supplier_name   text not null default '',
  order_id        bigint,
  order_no        text not null default '',
  source_kind     text,
  source_id       bigint,
  source_no       text not null default '',
  note            text not null default '',
  reason          text not null default '',
  title           text not null default '',
  kinds           int not null default 0,
  amount          numeric(18, 2) not null default 0,
  account_id      bigint,
  approval_id     bigint,
  created_at      timestamptz not null,
  finished_at     timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  -- What a receipt or a return brings is entered once.
  constraint "stock.sourceTaken" unique (tenant_id, kind, source_kind, source_id),
  foreign key (tenant_id, warehouse_id) references warehouse.warehouses (tenant_id, id),
  foreign key (tenant_id, to_warehouse_id) references warehouse.warehouses (tenant_id, id),
  constraint "transfer.sameWarehouse" check (to_warehouse_id <> warehouse_id),
  check ((source_kind is null) = (source_id is null))
);
comment on column warehouse.documents.amount is 'of an issue: what the budget of the department is charged; never shown to keepers';
comment on column warehouse.documents.account_id is 'budget that an issue is charged to';
create index documents_by_status on warehouse.documents (tenant_id, kind, status, id);
create index documents_of_warehouse on warehouse.documents (tenant_id, warehouse_id, id);
create index documents_of_department on warehouse.documents (tenant_id, dept_id, id) where dept_id is not null;
create index documents_of_approval on warehouse.documents (tenant_id, approval_id) where approval_id is not null;
select kit.protect('warehouse.documents');

create table warehouse.lines (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  document_id   bigint not null,
  line_no       int not null,
  item_id       bigint not null,
  order_line_id bigint,
  batch_id      bigint,
  pick_id       bigint,
  requested         numeric(14, 4) not null check (requested > 0),
  done          numeric(14, 4) not null default 0,
  batch_no      text not null default '',
  produced_on   date,
  expires_on    date,
  unit_cost     numeric(14, 4) not null default 0 check (unit_cost >= 0),
  unit_price    numeric(14, 4) not null default 0 check (unit_price >= 0),
  payer_id      bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references warehouse.documents (tenant_id, id),
  foreign key (tenant_id, item_id) references warehouse.items (tenant_id, id),
  foreign key (tenant_id, batch_id) references warehouse.batches (tenant_id, id),
  constraint "stock.tooMuch" check (done >= 0 and done <= requested)
);
comment on column warehouse.lines.batch_id is 'batch of goods that come back; null: named when they are put away';
comment on column warehouse.lines.pick_id is 'pick whose goods come back';
create index lines_of_document on warehouse.lines (tenant_id, document_id, line_no);
create index lines_of_order_line on warehouse.lines (tenant_id, order_line_id) where order_line_id is not null;
select kit.protect('warehouse.lines');

-- What is kept for a line, by place and batch, until it leaves.
create table warehouse.picks (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  line_id   bigint not null,
  place_id  bigint not null,
  batch_id  bigint not null,
  quantity  numeric(14, 4) not null check (quantity > 0),
  done      numeric(14, 4) not null default 0,
  arrived   numeric(14, 4) not null default 0,
  reason    text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, line_id) references warehouse.lines (tenant_id, id),
  foreign key (tenant_id, place_id) references warehouse.places (tenant_id, id),
  foreign key (tenant_id, batch_id) references warehouse.batches (tenant_id, id),
  constraint "pick.tooMuch" check (done >= 0 and done <= quantity),
  constraint "pick.tooMuchBack" check (arrived >= 0 and arrived <= done)
);
comment on column warehouse.picks.arrived is 'of a transfer: put away; of an issue: on its way back, or returned';
create index picks_of_line on warehouse.picks (tenant_id, line_id, id);
select kit.protect('warehouse.picks');

-- The ledger of stock. Nothing in it changes; what was wrong is reversed by a move of its own, once.
create table warehouse.moves (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  at           timestamptz not null default kit.clock(),
  kind         text not null check (kind in ('purchaseIn', 'exchangeIn', 'backIn', 'otherIn', 'issue', 'supplierOut', 'transferOut', 'transferIn',
    'countGain', 'countLoss', 'scrap', 'otherOut')),
  document_id  bigint not null,
  line_id      bigint,
  item_id      bigint not null,
  batch_id     bigint not null,
  from_id      bigint not null,
  to_id        bigint not null,
  quantity     numeric(14, 4) not null check (quantity > 0),
  reverses     bigint,
  reason       text not null default '',
  by_id        bigint not null,
  by_name      text not null,
  primary key (tenant_id, id),
  constraint "stockMove.reversed" unique (tenant_id, reverses),
  foreign key (tenant_id, document_id) references warehouse.documents (tenant_id, id),
  foreign key (tenant_id, batch_id) references warehouse.batches (tenant_id, id),
  foreign key (tenant_id, from_id) references warehouse.places (tenant_id, id),
  foreign key (tenant_id, to_id) references warehouse.places (tenant_id, id),
  foreign key (tenant_id, reverses) references warehouse.moves (tenant_id, id),
  check (from_id <> to_id)
);
create index moves_of_document on warehouse.moves (tenant_id, document_id, id);
create index moves_by_time on warehouse.moves (tenant_id, at, id);
create index moves_of_item on warehouse.moves (tenant_id, item_id, id);
create index moves_of_batch on warehouse.moves (tenant_id, batch_id, id);
select kit.protect_append_only('warehouse.moves');

create table warehouse.count_rows (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  document_id bigint not null,
  place_id    bigint not null,
  batch_id    bigint not null,
  expected    numeric(14, 4),
  counted     numeric(14, 4) check (counted >= 0),
  at_move     bigint,
  rounds      int not null default 0,
  counted_by  bigint,
  counted_by_name text not null default '',
  counted_at  timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, document_id, place_id, batch_id),
  foreign key (tenant_id, document_id) references warehouse.documents (tenant_id, id),
  foreign key (tenant_id, place_id) references warehouse.places (tenant_id, id),
  foreign key (tenant_id, batch_id) references warehouse.batches (tenant_id, id),
  check ((counted is null) = (expected is null))
);
comment on column warehouse.count_rows.expected is 'balance at the position of the ledger at which it was counted';
comment on column warehouse.count_rows.at_move is 'that position: later moves are no part of the difference';
select kit.protect('warehouse.count_rows');

create table warehouse.reorders (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  item_id      bigint not null,
  warehouse_id bigint not null,
  min_qty      numeric(14, 4) not null check (min_qty > 0),
  max_qty      numeric(14, 4) not null,
  plan_id      bigint,
  primary key (tenant_id, id),
  constraint "reorder.taken" unique (tenant_id, item_id, warehouse_id),
  foreign key (tenant_id, item_id) references warehouse.items (tenant_id, id),
  foreign key (tenant_id, warehouse_id) references warehouse.warehouses (tenant_id, id),
  constraint "reorder.range" check (max_qty > min_qty)
);
comment on column warehouse.reorders.plan_id is 'plan that it was proposed for last';
select kit.protect('warehouse.reorders');

-- What departments were charged for issued goods, and what came back with them; once for each cause.
create table warehouse.charges (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  document_id bigint not null,
  cause       text not null,
  pick_id     bigint not null,
  batch_id    bigint not null,
  quantity    numeric(14, 4) not null,
  amount      numeric(18, 2) not null,
  payer_id    bigint,
  at          timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  unique (tenant_id, document_id, cause),
  foreign key (tenant_id, document_id) references warehouse.documents (tenant_id, id),
  foreign key (tenant_id, pick_id) references warehouse.picks (tenant_id, id)
);
create index charges_of_pick on warehouse.charges (tenant_id, pick_id);
comment on column warehouse.charges.amount is 'with tax; negative: given back';
comment on column warehouse.charges.payer_id is 'budget that had paid for the batch, and gets it back';
select kit.protect_append_only('warehouse.charges');

-- What can be issued of an item in a warehouse: neither kept for a document, expired nor in quarantine.
create function warehouse.available(of_item bigint, in_warehouse bigint) returns numeric language sql stable as $$
  select coalesce(sum(b.on_hand - b.held), 0)
  from warehouse.balances b
  join warehouse.places p on p.tenant_id = b.tenant_id and p.id = b.place_id
  join warehouse.batches t on t.tenant_id = b.tenant_id and t.id = b.batch_id
  where b.tenant_id = kit.tenant() and b.item_id = of_item and b.warehouse_id = in_warehouse and not b.is_outside and p.kind = 'storage'
    and not t.is_quarantined and coalesce(t.expires_on >= (kit.clock() at time zone 'Asia/Shanghai')::date, true)
$$;

-- What of an item waits to be put away in a warehouse.
create function warehouse.awaited(of_item bigint, in_warehouse bigint) returns numeric language sql stable as $$
  select coalesce(sum(l.requested - l.done), 0)
  from warehouse.lines l
  join warehouse.documents d on d.tenant_id = l.tenant_id and d.id = l.document_id
  where l.tenant_id = kit.tenant() and l.item_id = of_item and (
    d.warehouse_id = in_warehouse and d.status in ('toReceive', 'partReceived')
    or d.to_warehouse_id = in_warehouse and d.status in ('toShip', 'transit'))
$$;
create index lines_of_item on warehouse.lines (tenant_id, item_id);

-- Changes what is held of balances [{place_id, batch_id, quantity}]; locks them in their order.
create function warehouse.hold(wanted jsonb) returns void language plpgsql as $$
begin
  perform from warehouse.balances b
  join (select distinct place_id, batch_id from jsonb_to_recordset(wanted) w(place_id bigint, batch_id bigint)) w
    on b.tenant_id = kit.tenant() and b.place_id = w.place_id and b.batch_id = w.batch_id
  order by b.place_id, b.batch_id for update of b;
  if exists (
    select from jsonb_to_recordset(wanted) w(place_id bigint, batch_id bigint)
    where not exists (select from warehouse.balances b
      where b.tenant_id = kit.tenant() and b.place_id = w.place_id and b.batch_id = w.batch_id))
  then
    raise exception using message = 'nothing of this batch has ever been at this place', constraint = 'warehouse.short';
  end if;
  update warehouse.balances b set held = b.held + w.quantity
  from (select place_id, batch_id, sum(quantity) as quantity
        from jsonb_to_recordset(wanted) w(place_id bigint, batch_id bigint, quantity numeric) group by 1, 2) w
  where b.tenant_id = kit.tenant() and b.place_id = w.place_id and b.batch_id = w.batch_id;
end $$;

-- Posts moves [{document_id, line_id, kind, from_id, to_id, batch_id, quantity, held, reverses, reason}]: locks the balances in their order,
-- changes them and adds to the ledger. `held`: what of the quantity was kept for this line. The balance's constraint refuses what is not there.
create function warehouse.post(rows jsonb, who bigint, who_name text) returns void language plpgsql as $$
declare
  posted bigint;
begin
  insert into warehouse.balances (place_id, batch_id, warehouse_id, item_id, is_outside)
  select distinct p.id, t.id, p.warehouse_id, t.item_id, p.is_outside
  from jsonb_to_recordset(rows) r(from_id bigint, to_id bigint, batch_id bigint)
  join warehouse.places p on p.tenant_id = kit.tenant() and p.id in (r.from_id, r.to_id)
  join warehouse.batches t on t.tenant_id = kit.tenant() and t.id = r.batch_id
  order by 1, 2
  on conflict do nothing;
  perform from warehouse.balances b
  join (select distinct side.place_id, r.batch_id from jsonb_to_recordset(rows) r(from_id bigint, to_id bigint, batch_id bigint)
        cross join lateral (values (r.from_id), (r.to_id)) side(place_id)) w
    on b.tenant_id = kit.tenant() and b.place_id = w.place_id and b.batch_id = w.batch_id
  order by b.place_id, b.batch_id for update of b;
  insert into warehouse.moves (kind, document_id, line_id, item_id, batch_id, from_id, to_id, quantity, reverses, reason, by_id, by_name)
  select r.kind, r.document_id, r.line_id, t.item_id, r.batch_id, r.from_id, r.to_id, r.quantity, r.reverses, coalesce(r.reason, ''), who, who_name
  from jsonb_to_recordset(rows) r(kind text, document_id bigint, line_id bigint, batch_id bigint, from_id bigint, to_id bigint, quantity numeric,
    reverses bigint, reason text)
  join warehouse.batches t on t.tenant_id = kit.tenant() and t.id = r.batch_id;
  posted := kit.next_id();
  update warehouse.balances b set on_hand = b.on_hand + w.change, held = b.held - w.held, last_move = posted
  from (
    select side.place_id, r.batch_id, sum(side.change) as change, sum(side.held) as held
    from jsonb_to_recordset(rows) r(from_id bigint, to_id bigint, batch_id bigint, quantity numeric, held numeric)
    cross join lateral (values (r.from_id, -r.quantity, coalesce(r.held, 0)), (r.to_id, r.quantity, 0)) side(place_id, change, held)
    group by 1, 2
  ) w
  where b.tenant_id = kit.tenant() and b.place_id = w.place_id and b.batch_id = w.batch_id;
end $$;
grant execute on function warehouse.available(bigint, bigint), warehouse.awaited(bigint, bigint), warehouse.hold(jsonb), warehouse.post(jsonb, bigint, text) to baicai_app;

create view inv.stock_balance as
  select b.tenant_id as tenant, b.place_id as place, b.batch_id as batch, b.is_outside, b.on_hand, b.held from warehouse.balances b;
create view inv.stock_move as
  select m.id, m.tenant_id as tenant, m.kind, m.document_id as document, m.batch_id as batch, m.from_id as "from", m.to_id as "to", m.quantity,
    m.reverses, m.at from warehouse.moves m;
create view inv.stock_line as
  select l.id, l.tenant_id as tenant, l.document_id as document, d.kind, d.status as state, l.order_line_id as order_line, l.requested, l.done
  from warehouse.lines l join warehouse.documents d on d.tenant_id = l.tenant_id and d.id = l.document_id;
grant select on inv.stock_balance, inv.stock_move, inv.stock_line to baicai_auditor;
