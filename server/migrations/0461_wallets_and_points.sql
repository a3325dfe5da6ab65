-- Wallets of departments and points of people: accounts of the ledger like budgets and quotas, which pay for documents by the same holds.
-- They are strict: without the account, or where it is blocked, nothing is bought. A point is a cent: the ledger keeps points as yuan.

alter table ledger.accounts
  drop constraint accounts_kind_check,
  drop constraint "ledger.availableNegative",
  drop constraint "budget.overlap",
  add column owner_id bigint,
  add constraint accounts_kind_check check (kind in
    ('issued', 'budget', 'quota', 'committed', 'actual', 'outside', 'wallet', 'pointsIssued', 'points')),
  add constraint "ledger.availableNegative" check (kind in ('issued', 'outside', 'pointsIssued') or available >= 0),
  add constraint "budget.overlap" exclude using gist
    (tenant_id with =, dept_id with =, kind with =, daterange(starts_on, ends_on, '[]') with &&)
    where (state <> 'closed' and kind in ('budget', 'quota')),
  add constraint wallet_of_department check (kind <> 'wallet' or dept_id is not null),
  add constraint points_of_owner check ((kind = 'points') = (owner_id is not null));
comment on column ledger.accounts.kind is
  'issued, outside, pointsIssued: where budgets, money of wallets and points come from, so they stand below zero';
comment on column ledger.accounts.owner_id is 'account of the person whose points these are';
create unique index accounts_sources on ledger.accounts (tenant_id, kind) where kind in ('outside', 'pointsIssued');
create unique index "wallet.taken" on ledger.accounts (tenant_id, dept_id) where kind = 'wallet';
create unique index accounts_of_points on ledger.accounts (tenant_id, owner_id) where kind = 'points';

-- Points come in lots, each with its own last day; those that expire first are spent first.
create table ledger.lots (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  account_id  bigint not null,
  earned      numeric(18, 2) not null check (earned > 0),
  remaining   numeric(18, 2) not null,
  held        numeric(18, 2) not null default 0,
  expires_on  date not null,
  source_kind text not null check (source_kind in ('order', 'grant')),
  source_id   bigint not null,
  rule_id     bigint not null default 0,
  reason      text not null,
  created_at  timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references ledger.accounts (tenant_id, id),
  -- A rule gives points for a document once.
  unique (tenant_id, source_kind, source_id, rule_id),
  constraint "ledger.lotTooMuch" check (0 <= held and held <= remaining and remaining <= earned)
);
create index lots_to_spend on ledger.lots (tenant_id, account_id, expires_on, id) where remaining > 0;
create index lots_of_account on ledger.lots (tenant_id, account_id, id);
create index lots_to_expire on ledger.lots (tenant_id, expires_on) where remaining > 0;
select kit.protect('ledger.lots');

create table ledger.lot_uses (
  tenant_id bigint not null,
  hold_id   bigint not null,
  lot_id    bigint not null,
  amount    numeric(18, 2) not null check (amount > 0),
  returned  numeric(18, 2) not null default 0,
  primary key (tenant_id, hold_id, lot_id),
  foreign key (tenant_id, lot_id) references ledger.lots (tenant_id, id),
  constraint "ledger.lotReturnedTooMuch" check (returned between 0 and amount)
);
create index lot_uses_of_lot on ledger.lot_uses (tenant_id, lot_id);
select kit.protect('ledger.lot_uses');

-- When this transaction began; in the demo, the time at which it stands.
create function ledger.began_at() returns timestamptz language sql stable as $$
  select least(transaction_timestamp(), kit.clock())
$$;

-- What the document of a hold has released of a lot in this transaction: it changes what it holds, so that it keeps expired points.
create function ledger.just_released(of_hold ledger.holds, of_lot bigint) returns numeric language sql stable as $$
  select coalesce(max(u.amount), 0) from ledger.holds h
  join ledger.lot_uses u on u.tenant_id = h.tenant_id and u.hold_id = h.id and u.lot_id = of_lot
  where h.tenant_id = kit.tenant() and h.ref_id = of_hold.ref_id and h.ref_kind = of_hold.ref_kind
    and h.account_id = of_hold.account_id and h.state = 'released' and h.ended_at >= ledger.began_at()
$$;

-- Takes what a hold of points needs from the lots of its account, first those that expire first. Answers whether there was enough.
create function ledger.take_lots(of_hold ledger.holds, today date) returns boolean language plpgsql as $$
declare
  lot ledger.lots;
  rest numeric := of_hold.amount;
  part numeric;
begin
  for lot in
    select l.* from ledger.lots l
    where l.tenant_id = kit.tenant() and l.account_id = of_hold.account_id and l.remaining > 0
      and (l.expires_on >= today or ledger.just_released(of_hold, l.id) > 0)
    order by l.expires_on, l.id for no key update
  loop
    part := least(rest, lot.remaining - lot.held);
    if lot.expires_on < today then part := least(part, ledger.just_released(of_hold, lot.id)); end if;
    continue when part <= 0;
    insert into ledger.lot_uses (tenant_id, hold_id, lot_id, amount) values (kit.tenant(), of_hold.id, lot.id, part);
    update ledger.lots l set held = l.held + part where l.tenant_id = kit.tenant() and l.id = lot.id;
    rest := rest - part;
    exit when rest = 0;
  end loop;
  return rest = 0;
end $$;

-- Ends what holds of points have taken from lots: spent, or back where it came from.
create function ledger.end_lots(holds bigint[], is_spent boolean) returns void language plpgsql as $$
begin
  perform from ledger.lots l
  where l.tenant_id = kit.tenant()
    and l.id in (select u.lot_id from ledger.lot_uses u where u.tenant_id = kit.tenant() and u.hold_id = any (holds))
  order by l.expires_on, l.id for no key update;
  update ledger.lots l
  set held = l.held - used.amount, remaining = l.remaining - case when is_spent then used.amount else 0 end
  from (
    select u.lot_id, sum(u.amount) as amount from ledger.lot_uses u
    where u.tenant_id = kit.tenant() and u.hold_id = any (holds) group by u.lot_id
  ) used
  where l.tenant_id = kit.tenant() and l.id = used.lot_id;
end $$;

-- Gives points of a hold back to the lots that they came from, which keep their last day; first to those that last longest.
create function ledger.return_lots(hold bigint, back numeric) returns void language plpgsql as $$
declare
  used record;
  rest numeric := back;
  part numeric;
begin
  perform from ledger.lots l
  where l.tenant_id = kit.tenant()
    and l.id in (select u.lot_id from ledger.lot_uses u where u.tenant_id = kit.tenant() and u.hold_id = hold)
  order by l.expires_on, l.id for no key update;
  for used in
    select u.lot_id, u.amount - u.returned as amount from ledger.lot_uses u
    join ledger.lots l on l.tenant_id = u.tenant_id and l.id = u.lot_id
    where u.tenant_id = kit.tenant() and u.hold_id = hold and u.returned < u.amount
    order by l.expires_on desc, l.id desc
  loop
    part := least(rest, used.amount);
    exit when part <= 0;
    update ledger.lot_uses u set returned = u.returned + part
    where u.tenant_id = kit.tenant() and u.hold_id = hold and u.lot_id = used.lot_id;
    update ledger.lots l set remaining = l.remaining + part where l.tenant_id = kit.tenant() and l.id = used.lot_id;
    rest := rest - part;
  end loop;
  if rest > 0 then raise exception 'the lots do not cover what hold % gives back', hold; end if;
end $$;

-- Opens the account of a person's points, and the one beside it for what was spent.
create function ledger.open_points(owner bigint) returns bigint language plpgsql as $$
declare
  account bigint;
begin
  select a.id into account from ledger.accounts a where a.tenant_id = kit.tenant() and a.kind = 'points' and a.owner_id = owner;
  if account is not null then return account; end if;
  insert into ledger.accounts (kind) values ('pointsIssued') on conflict (tenant_id, kind) where kind in ('outside', 'pointsIssued') do nothing;
  insert into ledger.accounts (kind, owner_id) values ('points', owner)
  on conflict (tenant_id, owner_id) where kind = 'points' do nothing returning id into account;
  if account is null then
    select a.id into account from ledger.accounts a where a.tenant_id = kit.tenant() and a.kind = 'points' and a.owner_id = owner;
  else
    insert into ledger.accounts (kind, of_id) values ('committed', account);
  end if;
  return account;
end $$;

-- Gives a person points as a lot, once for each source and rule. Answers the lot, or null where it was given before.
create function ledger.earn_points(owner bigint, given numeric, last_day date, from_kind text, from_id bigint, by_rule bigint, why text)
returns bigint language plpgsql as $$
declare
  account bigint := ledger.open_points(owner);
  lot bigint;
begin
  insert into ledger.lots as l (account_id, earned, remaining, expires_on, source_kind, source_id, rule_id, reason)
  values (account, given, given, last_day, from_kind, from_id, by_rule, why)
  on conflict (tenant_id, source_kind, source_id, rule_id) do nothing returning l.id into lot;
  if lot is null then return null; end if;
  perform ledger.post('earn', array[
    row(s.id, 'available', given, 0, from_kind, from_id)::ledger.line,
    row(account, 'available', 0, given, from_kind, from_id)::ledger.line])
  from ledger.accounts s where s.tenant_id = kit.tenant() and s.kind = 'pointsIssued';
  return lot;
end $$;

-- Takes what has expired of lots out of their accounts, except what open holds have. Answers what each person lost.
create function ledger.expire_points(today date, most int) returns table (owner bigint, expired numeric) language plpgsql as $$
declare
  gone record;
begin
  for gone in
    with due as (
      select l.id, l.account_id, l.remaining - l.held as amount from ledger.lots l
      where l.tenant_id = kit.tenant() and l.expires_on < today and l.remaining > l.held
      order by l.account_id, l.expires_on, l.id limit most for no key update
    ), taken as (
      update ledger.lots l set remaining = l.held from due where l.tenant_id = kit.tenant() and l.id = due.id
    )
    select a.owner_id, a.id as account_id, s.id as source_id, sum(due.amount) as amount from due
    join ledger.accounts a on a.tenant_id = kit.tenant() and a.id = due.account_id
    join ledger.accounts s on s.tenant_id = kit.tenant() and s.kind = 'pointsIssued'
    group by a.owner_id, a.id, s.id order by a.id
  loop
    if ledger.post('expire', array[
      row(gone.account_id, 'available', gone.amount, 0, 'points', gone.account_id)::ledger.line,
      row(gone.source_id, 'available', 0, gone.amount, 'points', gone.account_id)::ledger.line]) is not null
    then
      raise exception 'the account % has less points than its lots', gone.account_id;
    end if;
    owner := gone.owner_id;
    expired := gone.amount;
    return next;
  end loop;
end $$;

-- Sources stand below zero; holds of points end in their lots as well.
do $$
begin
  execute replace(pg_get_functiondef('ledger.post(text, ledger.line[])'::regprocedure),
    'a.kind = ''issued''', 'a.kind in (''issued'', ''outside'', ''pointsIssued'')');
  execute replace(pg_get_functiondef('ledger.finish(jsonb, text, text)'::regprocedure),
    'into ended from done;', 'into ended from done;
  if exists (select from unnest(ended) e where e.kind = ''points'') then
    perform ledger.end_lots(array(select e.id from unnest(ended) e where e.kind = ''points''), outcome = ''committed'');
  end if;');
end $$;

-- Reserves for several documents: [{ref_kind, ref_id, dept_id, owner_id, amount, kinds}]. Each pays from the nearest department upward that
-- has such an account on that day, and points from their owner's; where there is no budget or quota, there is nothing to reserve. Wallet and
-- points are strict: they must be there. What is reserved already is not reserved again. A blocked account pays nothing new: whether it is
-- blocked is read once it is locked.
-- Answers no row, or the account that does not pay and why: 'short', 'none' or 'blocked', with what is available and what was asked of it.
drop function ledger.reserve(jsonb, date);
create function ledger.reserve(asked jsonb, today date)
returns table (lacking text, problem text, available numeric, needed numeric) language plpgsql as $$
declare
  wanted ledger.holds[];
  opened ledger.holds[];
  hold ledger.holds;
  barred text;
  missing text;
  short bigint;
begin
  select array_agg(row(kit.tenant(), kit.next_id(), ask.ref_kind, ask.ref_id, fund.kind, fund.id, ask.amount,
      0, 'open', '', kit.clock(), null)::ledger.holds)
  into wanted
  from jsonb_to_recordset(asked) ask(ref_kind text, ref_id bigint, dept_id bigint, owner_id bigint, amount numeric, kinds text[])
  cross join lateral (
    (select distinct on (a.kind) a.kind, a.id
    from identity.departments d
    join ledger.accounts a on a.tenant_id = d.tenant_id and a.dept_id = any (d.path)
    where d.tenant_id = kit.tenant() and d.id = ask.dept_id and a.kind = any (ask.kinds)
      and a.state = 'active' and (a.kind = 'wallet' or today between a.starts_on and a.ends_on)
      and not (a.kind = 'quota' and exists (
        select from tenancy.configs c where c.tenant_id = a.tenant_id and c.code = 'isCheckQuota' and c.val = '0'))
    order by a.kind, array_position(d.path, a.dept_id) desc)
    union all
    select a.kind, a.id from ledger.accounts a
    where 'points' = any (ask.kinds) and a.tenant_id = kit.tenant() and a.kind = 'points' and a.owner_id = ask.owner_id
  ) fund
  where ask.amount <> 0;

  if asked @? '$[*].kinds[*] ? (@ == "wallet" || @ == "points")' then
    select kind into missing
    from jsonb_to_recordset(asked) ask(ref_kind text, ref_id bigint, amount numeric, kinds text[]), unnest(ask.kinds) kind
    where ask.amount <> 0 and kind in ('wallet', 'points') and not exists (
      select from unnest(wanted) w where w.ref_kind = ask.ref_kind and w.ref_id = ask.ref_id and w.kind = kind);
    if found then return query select missing, 'none', 0.00, 0.00; return; end if;
  end if;
  if wanted is null then return; end if;

  with opening as (
    insert into ledger.holds as h select w.* from unnest(wanted) w
    on conflict (tenant_id, ref_id, ref_kind, kind) where state <> 'released' do nothing returning h.*
  )
  select array_agg(opening::ledger.holds) into opened from opening;
  if coalesce(cardinality(opened), 0) < cardinality(wanted) then
    perform from unnest(wanted) w join ledger.holds h
      on h.tenant_id = w.tenant_id and h.ref_id = w.ref_id and h.ref_kind = w.ref_kind and h.kind = w.kind
    where h.state = 'committed' or h.state = 'open' and h.amount <> w.amount;
    if found then raise exception using message = 'another amount is held', constraint = 'hold.differs'; end if;
  end if;
  if opened is null then return; end if;

  for hold in select * from unnest(opened) h where h.kind = 'points' order by h.account_id, h.id loop
    if not ledger.take_lots(hold, today) then
      return query
        select 'points', 'short', a.available, (select sum(h.amount) from unnest(opened) h where h.account_id = a.id)
        from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = hold.account_id;
      return;
    end if;
  end loop;

  short := ledger.post('reserve', (
    select array_agg(row(h.account_id, side.part, side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by h.account_id, h.ref_id)
    from unnest(opened) h
    cross join lateral (values ('available', h.amount, 0), ('frozen', 0, h.amount)) side(part, dr, cr)));
  -- What a document held in this transaction already stays reserved.
  select min(a.kind) into barred
  from unnest(opened) h join ledger.accounts a on a.tenant_id = h.tenant_id and a.id = h.account_id
  where a.blocked <> '' and not exists (
    select from ledger.holds f
    where f.tenant_id = h.tenant_id and f.ref_id = h.ref_id and f.ref_kind = h.ref_kind and f.account_id = h.account_id
      and f.state = 'released' and f.ended_at >= ledger.began_at() and f.amount >= h.amount);
  if barred is not null then return query select barred, 'blocked', 0.00, 0.00; return; end if;
  if short is not null then
    return query
      select a.kind, 'short', a.available, (select sum(h.amount) from unnest(opened) h where h.account_id = short)
      from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = short;
  end if;
end $$;

-- Gives back a part of what a document has committed, once for each cause: points first, to their lots, and the rest in each of the other
-- accounts.
create or replace function ledger.refund(ref_kind text, ref_id bigint, back numeric, why text)
returns boolean language plpgsql set enable_seqscan = off as $$
declare
  mine ledger.holds[];
  given ledger.holds[];
  by_points numeric := 0;
begin
  with held as (
    select h.* from ledger.holds h
    where h.tenant_id = kit.tenant() and h.ref_id = refund.ref_id and h.ref_kind = refund.ref_kind and h.state = 'committed'
    order by h.id for update
  )
  select array_agg(held::ledger.holds), coalesce(sum(least(back, held.amount - held.refunded)) filter (where held.kind = 'points'), 0)
  into mine, by_points from held;
  if mine is null or exists (
    select from ledger.refunds r where r.tenant_id = kit.tenant() and r.ref_id = refund.ref_id and r.cause = why
      and r.hold_id in (select m.id from unnest(mine) m))
  then
    return false;
  end if;

  with shared as (
    select m.id, case m.kind when 'points' then by_points else back - by_points end as amount from unnest(mine) m
  ), noted as (
    insert into ledger.refunds as r (tenant_id, ref_id, hold_id, cause, amount)
    select kit.tenant(), refund.ref_id, shared.id, why, shared.amount from shared where shared.amount > 0
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
    raise exception 'the books do not cover the refund of %', refund.ref_id;
  end if;
  return true;
end $$;

-- What a document takes more later is paid without points; a blocked account pays no more.
drop function ledger.reserve_more(text, bigint, text, numeric);
create function ledger.reserve_more(of_kind text, of_id bigint, as_kind text, more numeric)
returns table (lacking text, problem text, available numeric, needed numeric) language plpgsql set enable_seqscan = off as $$
declare
  opened ledger.holds[];
  barred text;
  short bigint;
begin
  with opening as (
    insert into ledger.holds as h (tenant_id, ref_kind, ref_id, kind, account_id, amount, opened_at)
    select o.tenant_id, as_kind, o.ref_id, o.kind, o.account_id, more, kit.clock() from ledger.holds o
    where o.tenant_id = kit.tenant() and o.ref_id = of_id and o.ref_kind = of_kind and o.state = 'committed' and o.kind <> 'points'
    returning h.*
  )
  select array_agg(opening::ledger.holds) into opened from opening;
  if opened is null then return; end if;
  short := ledger.post('reserve', (
    select array_agg(row(h.account_id, side.part, side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by h.account_id)
    from unnest(opened) h
    cross join lateral (values ('available', h.amount, 0), ('frozen', 0, h.amount)) side(part, dr, cr)));
  barred := ledger.blocked_of(opened);
  if barred is not null then return query select barred, 'blocked', 0.00, more; return; end if;
  if short is not null then
    return query select a.kind, 'short', a.available, more from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = short;
  end if;
end $$;

drop function ledger.extend(text, bigint, numeric);
create function ledger.extend(of_kind text, of_id bigint, more numeric)
returns table (lacking text, problem text, available numeric, needed numeric) language plpgsql set enable_seqscan = off as $$
declare
  grown ledger.holds[];
  barred text;
  short bigint;
begin
  with done as (
    update ledger.holds h set amount = h.amount + more
    where h.tenant_id = kit.tenant() and h.ref_id = of_id and h.ref_kind = of_kind and h.state = 'committed' and h.kind <> 'points'
    returning h.*
  )
  select array_agg(done::ledger.holds) into grown from done;
  if grown is null then return; end if;
  short := ledger.post('commit', (
    select array_agg(row(side.account_id, 'available', side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by side.account_id)
    from unnest(grown) h
    join ledger.accounts beside on beside.tenant_id = h.tenant_id and beside.of_id = h.account_id and beside.kind = 'committed'
    cross join lateral (values (h.account_id, more, 0), (beside.id, 0, more)) side(account_id, dr, cr)));
  barred := ledger.blocked_of(grown);
  if barred is not null then return query select barred, 'blocked', 0.00, more; return; end if;
  if short is not null then
    return query select a.kind, 'short', a.available, more from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = short;
  end if;
end $$;

create function ledger.blocked_of(holds ledger.holds[]) returns text language sql stable as $$
  select min(a.kind) from unnest(holds) h join ledger.accounts a on a.tenant_id = h.tenant_id and a.id = h.account_id where a.blocked <> ''
$$;

-- What an order pays with points, in yuan; the supplier gets the whole amount.
alter table ordering.orders
  add column points_amount numeric(18, 2) not null default 0,
  add constraint orders_points check (points_amount between 0 and amount);
comment on column ordering.orders.points_amount is 'paid with points of the buyer, in yuan: one point is one cent';
