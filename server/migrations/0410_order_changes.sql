-- Changes of accepted orders: approved if the order costs more, then accepted or declined by the supplier.
create table ordering.changes (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  version            int not null default 1,
  order_id           bigint not null,
  user_id            bigint not null,
  user_name          text not null,
  status             text not null check (status in ('approving', 'waiting', 'effective', 'rejected', 'declined', 'withdrawn', 'expired')),
  lines              jsonb not null,
  expected_on        date,
  former_expected_on date,
  consignee          jsonb,
  former_consignee   jsonb,
  amount             numeric(18, 2) not null check (amount >= 0),
  former_amount      numeric(18, 2) not null check (former_amount >= 0),
  reason             text not null,
  answer             text not null default '',
  approval_id        bigint,
  submitted_at       timestamptz not null,
  finished_at        timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references ordering.orders (tenant_id, id),
  check ((finished_at is null) = (status in ('approving', 'waiting')))
);
comment on column ordering.changes.lines is 'changed lines with their quantities before and after';
comment on column ordering.changes.expected_on is 'new date; null: unchanged';
comment on column ordering.changes.consignee is 'new address; null: unchanged';
comment on column ordering.changes.answer is 'why it was declined, or rejected by an approver';
create unique index "orderChange.open" on ordering.changes (tenant_id, order_id) where status in ('approving', 'waiting');
create index changes_of_order on ordering.changes (tenant_id, order_id, id);
select kit.protect('ordering.changes');

-- Reserves more for a document in the accounts that it has committed, apart from what it holds, until that is decided.
-- Answers no row, or the account that has too little.
create function ledger.reserve_more(of_kind text, of_id bigint, as_kind text, more numeric)
returns table (lacking text, available numeric, needed numeric) language plpgsql set enable_seqscan = off as $$
declare
  opened ledger.holds[];
  short bigint;
begin
  with opening as (
    insert into ledger.holds as h (tenant_id, ref_kind, ref_id, kind, account_id, amount, opened_at)
    select o.tenant_id, as_kind, o.ref_id, o.kind, o.account_id, more, kit.clock() from ledger.holds o
    where o.tenant_id = kit.tenant() and o.ref_id = of_id and o.ref_kind = of_kind and o.state = 'committed'
    returning h.*
  )
  select array_agg(opening::ledger.holds) into opened from opening;
  if opened is null then return; end if;
  short := ledger.post('reserve', (
    select array_agg(row(h.account_id, side.part, side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by h.account_id)
    from unnest(opened) h
    cross join lateral (values ('available', h.amount, 0), ('frozen', 0, h.amount)) side(part, dr, cr)));
  if short is not null then
    return query select a.kind, a.available, more from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = short;
  end if;
end $$;

-- Commits more for a document, in the accounts that it has committed. Answers no row, or the account that has too little.
create function ledger.extend(of_kind text, of_id bigint, more numeric)
returns table (lacking text, available numeric, needed numeric) language plpgsql set enable_seqscan = off as $$
declare
  grown ledger.holds[];
  short bigint;
begin
  with done as (
    update ledger.holds h set amount = h.amount + more
    where h.tenant_id = kit.tenant() and h.ref_id = of_id and h.ref_kind = of_kind and h.state = 'committed'
    returning h.*
  )
  select array_agg(done::ledger.holds) into grown from done;
  if grown is null then return; end if;
  short := ledger.post('commit', (
    select array_agg(row(side.account_id, 'available', side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by side.account_id)
    from unnest(grown) h
    join ledger.accounts beside on beside.tenant_id = h.tenant_id and beside.of_id = h.account_id and beside.kind = 'committed'
    cross join lateral (values (h.account_id, more, 0), (beside.id, 0, more)) side(account_id, dr, cr)));
  if short is not null then
    return query select a.kind, a.available, more from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = short;
  end if;
end $$;
