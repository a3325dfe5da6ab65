-- Double entry in two phases: what is asked for is reserved (available → frozen in the same account), then committed
-- (frozen → the account's committed account) or released. Every entry belongs to a posting whose debits equal its credits.

create schema ledger;
grant usage on schema ledger to baicai_app;
create extension if not exists btree_gist;

create table ledger.accounts (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  kind      text not null check (kind in ('issued', 'budget', 'quota', 'committed', 'actual')),
  of_id     bigint,
  dept_id   bigint,
  name      text not null default '',
  starts_on date,
  ends_on   date,
  state     text not null default 'active' check (state in ('applied', 'active', 'closed')),
  source    text not null default '',
  available numeric(18, 2) not null default 0,
  frozen    numeric(18, 2) not null default 0,
  primary key (tenant_id, id),
  constraint "ledger.availableNegative" check (kind = 'issued' or available >= 0),
  constraint "ledger.frozenNegative" check (frozen >= 0),
  constraint "budget.periodEmpty" check (starts_on <= ends_on),
  constraint "budget.noDept" foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id),
  constraint "budget.overlap" exclude using gist
    (tenant_id with =, dept_id with =, kind with =, daterange(starts_on, ends_on, '[]') with &&) where (state <> 'closed'),
  check ((kind in ('budget', 'quota')) = (dept_id is not null and starts_on is not null and ends_on is not null)),
  check ((kind in ('committed', 'actual')) = (of_id is not null))
) with (fillfactor = 40);
comment on column ledger.accounts.kind is 'issued: where a tenant''s budgets and quotas come from, so it stands below zero';
comment on column ledger.accounts.of_id is 'the budget or quota that a committed or actual account stands beside';
create unique index accounts_beside on ledger.accounts (tenant_id, of_id, kind) where of_id is not null;
create unique index accounts_issued on ledger.accounts (tenant_id) where kind = 'issued';
create index accounts_of_dept on ledger.accounts (tenant_id, dept_id, kind) where dept_id is not null;
select kit.protect('ledger.accounts');

-- The book. Written by ledger.post alone, which has the accounts' rows in its hands: a foreign key would only look again.
create table ledger.entries (
  tenant_id  bigint not null,
  seq        bigint generated always as identity,
  posting    bigint not null,
  account_id bigint not null,
  part       text not null check (part in ('available', 'frozen')),
  dr         numeric(18, 2) not null default 0 check (dr >= 0),
  cr         numeric(18, 2) not null default 0 check (cr >= 0),
  kind       text not null,
  ref_kind   text not null,
  ref_id     bigint not null,
  at         timestamptz not null default clock_timestamp(),
  primary key (tenant_id, account_id, seq),
  check ((dr = 0) <> (cr = 0))
);
select kit.protect_append_only('ledger.entries');

-- What is reserved for a document in one account. It ends once. Written where its account's row is in hand, like the book.
create table ledger.holds (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  ref_kind   text not null,
  ref_id     bigint not null,
  kind       text not null,
  account_id bigint not null,
  amount     numeric(18, 2) not null check (amount > 0),
  refunded   numeric(18, 2) not null default 0,
  state      text not null default 'open' check (state in ('open', 'committed', 'released')),
  reason     text not null default '',
  opened_at  timestamptz not null default clock_timestamp(),
  ended_at   timestamptz,
  primary key (tenant_id, ref_id, id),
  constraint "hold.refundTooMuch" check (refunded between 0 and amount),
  check ((state = 'open') = (ended_at is null)),
  check (refunded = 0 or state = 'committed')
);
create unique index holds_live on ledger.holds (tenant_id, ref_id, ref_kind, kind) where state <> 'released';
select kit.protect('ledger.holds');

-- What was given back of a committed hold, once for each cause.
create table ledger.refunds (
  tenant_id bigint not null,
  ref_id    bigint not null,
  hold_id   bigint not null,
  cause     text not null,
  amount    numeric(18, 2) not null check (amount > 0),
  at        timestamptz not null default clock_timestamp(),
  primary key (tenant_id, ref_id, hold_id, cause),
  foreign key (tenant_id, ref_id, hold_id) references ledger.holds (tenant_id, ref_id, id)
);
select kit.protect_append_only('ledger.refunds');

create type ledger.line as (account_id bigint, part text, dr numeric, cr numeric, ref_kind text, ref_id bigint);

-- Writes the entries of one posting and moves the balances: last of all, since everybody waits for these rows, in the order of their
-- ids, and each decided by the statement that changes it. Answers null, or the first account that has too little: then the transaction
-- must not go on.
create function ledger.post(what text, lines ledger.line[]) returns bigint language plpgsql as $$
declare
  posting bigint := kit.next_id();
  change record;
begin
  insert into ledger.entries (tenant_id, posting, account_id, part, dr, cr, kind, ref_kind, ref_id)
  select kit.tenant(), posting, l.account_id, l.part, l.dr, l.cr, what, l.ref_kind, l.ref_id from unnest(lines) l;
  for change in
    select l.account_id,
      coalesce(sum(l.cr - l.dr) filter (where l.part = 'available'), 0) as available,
      coalesce(sum(l.cr - l.dr) filter (where l.part = 'frozen'), 0) as frozen
    from unnest(lines) l group by l.account_id order by l.account_id
  loop
    update ledger.accounts a set available = a.available + change.available, frozen = a.frozen + change.frozen
    where a.tenant_id = kit.tenant() and a.id = change.account_id
      and (a.kind = 'issued' or a.available + change.available >= 0) and a.frozen + change.frozen >= 0;
    if not found then return change.account_id; end if;
  end loop;
  return null;
end $$;

-- Reserves for several documents: [{ref_kind, ref_id, dept_id, amount, kinds}]. Each pays from the nearest department upward that has
-- such an account on that day; where there is none, there is nothing to reserve. What is reserved already is not reserved again.
-- Answers no row, or the account that has too little, with what is available in it and what was asked of it.
create function ledger.reserve(asked jsonb, today date)
returns table (lacking text, available numeric, needed numeric) language plpgsql as $$
declare
  wanted ledger.holds[];
  opened ledger.holds[];
  short bigint;
begin
  select array_agg(row(kit.tenant(), kit.next_id(), ask.ref_kind, ask.ref_id, fund.kind, fund.id, ask.amount,
      0, 'open', '', clock_timestamp(), null)::ledger.holds)
  into wanted
  from jsonb_to_recordset(asked) ask(ref_kind text, ref_id bigint, dept_id bigint, amount numeric, kinds text[])
  cross join lateral (
    select distinct on (a.kind) a.kind, a.id
    from identity.departments d
    join ledger.accounts a on a.tenant_id = d.tenant_id and a.dept_id = any (d.path)
    where d.tenant_id = kit.tenant() and d.id = ask.dept_id and a.kind = any (ask.kinds)
      and a.state = 'active' and today between a.starts_on and a.ends_on
      and not (a.kind = 'quota' and exists (
        select from tenancy.configs c where c.tenant_id = a.tenant_id and c.code = 'isCheckQuota' and c.val = '0'))
    order by a.kind, array_position(d.path, a.dept_id) desc
  ) fund
  where ask.amount <> 0;
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

  short := ledger.post('reserve', (
    select array_agg(row(h.account_id, side.part, side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by h.account_id, h.ref_id)
    from unnest(opened) h
    cross join lateral (values ('available', h.amount, 0), ('frozen', 0, h.amount)) side(part, dr, cr)));
  if short is not null then
    return query
      select a.kind, a.available, (select sum(h.amount) from unnest(opened) h where h.account_id = short)
      from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = short;
  end if;
end $$;

-- A plan that was made when there were few holds must not read them all when there are many: hence no sequential scans below.

-- Ends the open holds of documents [{ref_kind, ref_id}]: 'committed' or 'released'. Answers the documents whose last holds had ended
-- the other way before.
create function ledger.finish(refs jsonb, outcome text, why text)
returns table (ref_kind text, ref_id bigint) language plpgsql set enable_seqscan = off as $$
declare
  ended ledger.holds[];
begin
  with mine as (
    select h.ref_id, h.id from jsonb_to_recordset(refs) r(ref_kind text, ref_id bigint)
    join ledger.holds h on h.tenant_id = kit.tenant() and h.ref_id = r.ref_id and h.ref_kind = r.ref_kind
    where h.state = 'open' order by h.id for update of h
  ), done as (
    update ledger.holds h set state = outcome, reason = why, ended_at = clock_timestamp()
    from mine where h.tenant_id = kit.tenant() and h.ref_id = mine.ref_id and h.id = mine.id and h.state = 'open' returning h.*
  )
  select array_agg(done::ledger.holds) into ended from done;

  if ended is not null and ledger.post(case outcome when 'committed' then 'commit' else 'release' end, (
    select array_agg(row(side.account_id, side.part, side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by side.account_id, h.ref_id)
    from unnest(ended) h
    left join ledger.accounts beside on outcome = 'committed'
      and beside.tenant_id = h.tenant_id and beside.of_id = h.account_id and beside.kind = 'committed'
    cross join lateral (values
      (h.account_id, 'frozen', h.amount, 0),
      (coalesce(beside.id, h.account_id), 'available', 0, h.amount)) side(account_id, part, dr, cr))) is not null
  then
    raise exception 'the books do not cover the holds of %', refs;
  end if;

  return query
    select distinct r.ref_kind, r.ref_id from jsonb_to_recordset(refs) r(ref_kind text, ref_id bigint)
    cross join lateral (
      select h.state from ledger.holds h
      where h.tenant_id = kit.tenant() and h.ref_id = r.ref_id and h.ref_kind = r.ref_kind order by h.id desc limit 1
    ) last
    where last.state <> outcome;
end $$;

-- Gives back a part of what a document has committed, in each of its accounts, once for each cause.
create function ledger.refund(ref_kind text, ref_id bigint, back numeric, why text) returns boolean language plpgsql set enable_seqscan = off as $$
declare
  given ledger.holds[];
begin
  with mine as (
    select h.* from ledger.holds h
    where h.tenant_id = kit.tenant() and h.ref_id = refund.ref_id and h.ref_kind = refund.ref_kind and h.state = 'committed'
    order by h.id for update
  ), noted as (
    insert into ledger.refunds as r (tenant_id, ref_id, hold_id, cause, amount)
    select kit.tenant(), mine.ref_id, mine.id, why, back from mine on conflict do nothing returning r.ref_id, r.hold_id
  ), done as (
    update ledger.holds h set refunded = h.refunded + back
    from noted where h.tenant_id = kit.tenant() and h.ref_id = noted.ref_id and h.id = noted.hold_id returning h.*
  )
  select array_agg(done::ledger.holds) into given from done;
  if given is null then return false; end if;

  if ledger.post('refund', (
    select array_agg(row(side.account_id, 'available', side.dr, side.cr, h.ref_kind, h.ref_id)::ledger.line order by side.account_id)
    from unnest(given) h
    join ledger.accounts beside on beside.tenant_id = h.tenant_id and beside.of_id = h.account_id and beside.kind = 'committed'
    cross join lateral (values (beside.id, back, 0), (h.account_id, 0, back)) side(account_id, dr, cr))) is not null
  then
    raise exception 'the books do not cover the refund of %', refund.ref_id;
  end if;
  return true;
end $$;

create view inv.account as select id, kind, available, frozen from ledger.accounts;
create view inv.ledger as
  select seq, posting as tx, account_id as account, dr, cr, ref_kind || ':' || ref_id as ref, at from ledger.entries;
grant select on inv.account, inv.ledger to baicai_auditor;
