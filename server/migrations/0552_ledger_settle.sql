-- What was invoiced of an order: committed → actual, beside its budget and its quota; and the bills of quotas, which are repaid.
alter table ledger.accounts
  drop constraint accounts_kind_check,
  drop constraint "ledger.availableNegative",
  add constraint accounts_kind_check check (kind in
    ('issued', 'budget', 'quota', 'committed', 'actual', 'repaid', 'outside', 'wallet', 'pointsIssued', 'points')),
  add constraint "ledger.availableNegative" check (kind in ('issued', 'outside', 'pointsIssued', 'repaid') or available >= 0),
  add column lifted_until date;
do $$
declare
  beside text;
begin
  select conname into beside from pg_constraint
  where conrelid = 'ledger.accounts'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%of_id IS NOT NULL%';
  execute format('alter table ledger.accounts drop constraint %I', beside);
  execute replace(pg_get_functiondef('ledger.post(text, ledger.line[])'::regprocedure),
    '''pointsIssued'')', '''pointsIssued'', ''repaid'')');
end $$;
alter table ledger.accounts add constraint accounts_beside check ((kind in ('committed', 'actual', 'repaid')) = (of_id is not null));
comment on column ledger.accounts.lifted_until is 'an overdue bill freezes this quota again only after this day';

create table ledger.settled (
  tenant_id bigint not null,
  ref_id    bigint not null,
  hold_id   bigint not null,
  amount    numeric(18, 2) not null check (amount >= 0),
  primary key (tenant_id, ref_id, hold_id),
  foreign key (tenant_id, ref_id, hold_id) references ledger.holds (tenant_id, ref_id, id)
);
comment on column ledger.settled.amount is 'of the hold: invoiced and approved';
select kit.protect('ledger.settled');

-- Settles what a document has committed up to this amount, and no more than it has kept: called again with the same amount it does
-- nothing, and with less it takes back.
create function ledger.settle(of_kind text, of_id bigint, target numeric) returns boolean language plpgsql set enable_seqscan = off as $$
declare
  mine ledger.holds[];
  lines ledger.line[];
begin
  with held as (
    select h.* from ledger.holds h
    where h.tenant_id = kit.tenant() and h.ref_id = settle.of_id and h.ref_kind = settle.of_kind and h.state = 'committed'
      and h.kind in ('budget', 'quota')
    order by h.id for update
  )
  select array_agg(held::ledger.holds) into mine from held;
  if mine is null then return false; end if;
  insert into ledger.accounts (kind, of_id)
  select distinct 'actual', m.account_id from unnest(mine) m
  where not exists (select from ledger.accounts a where a.tenant_id = kit.tenant() and a.of_id = m.account_id and a.kind = 'actual')
  order by 2
  on conflict do nothing;
  with wanted as (
    select m.id, m.account_id, m.ref_kind, m.ref_id, greatest(0, least(target, m.amount - m.refunded)) as amount,
      coalesce(s.amount, 0) as was
    from unnest(mine) m
    left join ledger.settled s on s.tenant_id = m.tenant_id and s.ref_id = m.ref_id and s.hold_id = m.id
  ), written as (
    insert into ledger.settled as s (tenant_id, ref_id, hold_id, amount)
    select kit.tenant(), w.ref_id, w.id, w.amount from wanted w where w.amount <> w.was
    on conflict (tenant_id, ref_id, hold_id) do update set amount = excluded.amount
    returning s.hold_id
  )
  select array_agg(row(side.account_id, 'available', greatest(side.change, 0), greatest(-side.change, 0), w.ref_kind, w.ref_id)::ledger.line
    order by side.account_id)
  into lines
  from wanted w join written on written.hold_id = w.id
  join ledger.accounts c on c.tenant_id = kit.tenant() and c.of_id = w.account_id and c.kind = 'committed'
  join ledger.accounts x on x.tenant_id = kit.tenant() and x.of_id = w.account_id and x.kind = 'actual'
  cross join lateral (values (c.id, w.amount - w.was), (x.id, w.was - w.amount)) side(account_id, change);
  if lines is null then return false; end if;
  if ledger.post('settle', lines) is not null then raise exception 'the books do not cover what was invoiced of %', settle.of_id; end if;
  return true;
end $$;

create function ledger.refund_committed(ref_kind text, ref_id bigint, back numeric, why text)
returns boolean language plpgsql set enable_seqscan = off as $$
declare
  mine ledger.holds[];
  given ledger.holds[];
  by_points numeric := 0;
begin
  with held as (
    select h.* from ledger.holds h
    where h.tenant_id = kit.tenant() and h.ref_id = refund_committed.ref_id and h.ref_kind = refund_committed.ref_kind and h.state = 'committed'
    order by h.id for update
  )
  select array_agg(held::ledger.holds), coalesce(sum(least(back, held.amount - held.refunded)) filter (where held.kind = 'points'), 0)
  into mine, by_points from held;
  if mine is null or exists (
    select from ledger.refunds r where r.tenant_id = kit.tenant() and r.ref_id = refund_committed.ref_id and r.cause = why
      and r.hold_id in (select m.id from unnest(mine) m))
  then
    return false;
  end if;

  with shared as (
    select m.id, case m.kind when 'points' then by_points else back - by_points end as amount from unnest(mine) m
  ), noted as (
    insert into ledger.refunds as r (tenant_id, ref_id, hold_id, cause, amount)
    select kit.tenant(), refund_committed.ref_id, shared.id, why, shared.amount from shared where shared.amount > 0
    on conflict do nothing returning r.ref_id, r.hold_id, r.amount
  ), done as (
    update ledger.holds h set refunded = h.refunded + noted.amount
    from noted where h.tenant_id = kit.tenant() and h.ref_id = noted.ref_id and h.id = noted.hold_id returning h.*
  )
  select array_agg(done::ledger.holds) into given from done;
  if given is null then return false; end if;

  if by_points > 0 then
    perform ledger.return_lots(g.id, by_points) from unnest(given) g where g.kind = 'points';
  end if;
  if ledger.post('refund', (
    select array_agg(row(side.account_id, 'available', side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by side.account_id)
    from unnest(given) h
    join ledger.accounts beside on beside.tenant_id = h.tenant_id and beside.of_id = h.account_id and beside.kind = 'committed'
    cross join lateral (select case h.kind when 'points' then by_points else back - by_points end as amount) share
    cross join lateral (values (beside.id, share.amount, 0), (h.account_id, 0, share.amount)) side(account_id, dr, cr))) is not null
  then
    raise exception 'the books do not cover the refund of %', refund_committed.ref_id;
  end if;
  return true;
end $$;

-- Gives back a part of what a document has committed: what is settled of it beyond what it keeps gives way first.
create or replace function ledger.refund(ref_kind text, ref_id bigint, back numeric, why text)
returns boolean language plpgsql set enable_seqscan = off as $$
declare
  by_points numeric;
  kept numeric;
  settled_now numeric;
begin
  select max(s.amount) into settled_now from ledger.settled s where s.tenant_id = kit.tenant() and s.ref_id = refund.ref_id;
  if settled_now > 0 then
    perform from ledger.holds h
    where h.tenant_id = kit.tenant() and h.ref_id = refund.ref_id and h.ref_kind = refund.ref_kind and h.state = 'committed'
    order by h.id for update;
    if exists (
      select from ledger.refunds r join ledger.holds h on h.tenant_id = r.tenant_id and h.ref_id = r.ref_id and h.id = r.hold_id
      where r.tenant_id = kit.tenant() and r.ref_id = refund.ref_id and r.cause = why and h.ref_kind = refund.ref_kind) then
      return false;
    end if;
    select coalesce(sum(least(back, h.amount - h.refunded)) filter (where h.kind = 'points'), 0),
      min(h.amount - h.refunded) filter (where h.kind in ('budget', 'quota'))
    into by_points, kept
    from ledger.holds h
    where h.tenant_id = kit.tenant() and h.ref_id = refund.ref_id and h.ref_kind = refund.ref_kind and h.state = 'committed';
    if kept is not null then
      perform ledger.settle(refund.ref_kind, refund.ref_id, least(settled_now, greatest(0, kept - (back - by_points))));
    end if;
  end if;
  return ledger.refund_committed(refund.ref_kind, refund.ref_id, back, why);
end $$;

-- Bills of quotas: what was used of a quota up to the end of a month and is in no earlier bill.
create table ledger.quota_bills (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  no         text not null default ordering.next_no('ED'),
  account_id bigint not null,
  dept_id    bigint not null,
  month      text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  amount     numeric(18, 2) not null check (amount > 0),
  repaid     numeric(18, 2) not null default 0,
  rest       numeric(18, 2) not null generated always as (amount - repaid) stored,
  due_on     date not null,
  overdue_at timestamptz,
  status     text not null generated always as (
    case when repaid = amount then 'repaid' when overdue_at is not null then 'overdue' else 'open' end) stored,
  created_at timestamptz not null,
  reminded_at timestamptz,
  repaid_at  timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  constraint "quotaBill.taken" unique (tenant_id, account_id, month),
  foreign key (tenant_id, account_id) references ledger.accounts (tenant_id, id),
  foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id),
  constraint "quotaBill.tooMuch" check (repaid between 0 and amount),
  check ((repaid = amount) = (repaid_at is not null))
);
create index quota_bills_by_due on ledger.quota_bills (tenant_id, status, due_on, id);
select kit.protect('ledger.quota_bills');

create table ledger.quota_repayments (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  bill_id   bigint not null,
  amount    numeric(18, 2) not null check (amount > 0),
  bank_ref  text not null check (bank_ref <> ''),
  by_name   text not null,
  at        timestamptz not null,
  primary key (tenant_id, id),
  -- A transfer repays once.
  constraint "quotaBill.bankRefTaken" unique (tenant_id, bank_ref),
  foreign key (tenant_id, bill_id) references ledger.quota_bills (tenant_id, id)
);
create index repayments_of_bill on ledger.quota_repayments (tenant_id, bill_id, id);
select kit.protect_append_only('ledger.quota_repayments');

-- A repayment is available again; the account beside the quota that it comes from stands below zero, so that the limit stays the same.
create function ledger.repay(bill bigint, paid numeric) returns void language plpgsql as $$
declare
  quota bigint;
  beside bigint;
begin
  select b.account_id into strict quota from ledger.quota_bills b where b.tenant_id = kit.tenant() and b.id = bill;
  insert into ledger.accounts (kind, of_id) values ('repaid', quota) on conflict do nothing;
  select a.id into strict beside from ledger.accounts a where a.tenant_id = kit.tenant() and a.of_id = quota and a.kind = 'repaid';
  if ledger.post('repay', array[
    row(beside, 'available', paid, 0, 'quotaBill', bill)::ledger.line,
    row(quota, 'available', 0, paid, 'quotaBill', bill)::ledger.line]) is not null then
    raise exception 'the books do not take the repayment of %', bill;
  end if;
end $$;

create view inv.settled as select hold_id as hold, tenant_id as tenant, ref_id as ref, amount from ledger.settled;
create view inv.quota_bill as
  select id, tenant_id as tenant, account_id as account, month, amount, repaid, status as state from ledger.quota_bills;
grant select on inv.settled, inv.quota_bill to baicai_auditor;
