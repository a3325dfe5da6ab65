-- Changes of budgets: what heads of department request, and what approvers decide. A change is posted once, when it is approved.

-- What is held in one account can move to another one, instead of being committed beside it or released.
alter table ledger.holds drop constraint holds_state_check;
alter table ledger.holds add constraint holds_state_check check (state in ('open', 'committed', 'released', 'moved'));
alter table ledger.accounts add column blocked text not null default '';
comment on column ledger.accounts.blocked is 'why the account pays nothing; empty: it pays';

-- Holds an amount in one account. Strict: answers why not: 'none' there is no such account in use, 'blocked', 'short'; null where it did.
create function ledger.hold_in(in_account bigint, for_kind text, for_id bigint, wanted numeric)
returns text language plpgsql as $$
declare
  account ledger.accounts;
begin
  select * into account from ledger.accounts a where a.tenant_id = kit.tenant() and a.id = in_account for no key update;
  if account.id is null or account.state <> 'active' then return 'none'; end if;
  if account.blocked <> '' then return 'blocked'; end if;
  if account.available < wanted then return 'short'; end if;
  insert into ledger.holds (ref_kind, ref_id, kind, account_id, amount, opened_at)
  values (for_kind, for_id, account.kind, account.id, wanted, kit.clock());
  perform ledger.post('reserve', array[
    row(account.id, 'available', wanted, 0, for_kind, for_id)::ledger.line,
    row(account.id, 'frozen', 0, wanted, for_kind, for_id)::ledger.line]);
  return null;
end $$;

-- Moves what is held for a document to another account. Answers false where nothing is held any more.
create function ledger.move_hold(for_kind text, for_id bigint, to_account bigint, what text)
returns boolean language plpgsql set enable_seqscan = off as $$
declare
  held ledger.holds;
begin
  update ledger.holds h set state = 'moved', ended_at = kit.clock()
  where h.tenant_id = kit.tenant() and h.ref_id = for_id and h.ref_kind = for_kind and h.state = 'open' returning h.* into held;
  if held.id is null then return false; end if;
  if ledger.post(what, array[
    row(held.account_id, 'frozen', held.amount, 0, for_kind, for_id)::ledger.line,
    row(to_account, 'available', 0, held.amount, for_kind, for_id)::ledger.line]) is not null
  then
    raise exception 'the books do not cover the hold of % %', for_kind, for_id;
  end if;
  return true;
end $$;

create table ledger.budget_changes (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  version        int not null default 1,
  no             text not null default ordering.next_no('YS'),
  kind           text not null check (kind in ('increase', 'decrease', 'transfer')),
  status         text not null check (status in ('approving', 'posted', 'rejected', 'withdrawn')),
  fund_id        bigint not null,
  to_fund_id     bigint,
  amount         numeric(18, 2) not null check (amount > 0),
  reason         text not null,
  requester_id   bigint not null,
  person_id      bigint not null,
  requester_name text not null,
  approval_id    bigint,
  opinion        text not null default '',
  created_at     timestamptz not null,
  ended_at       timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, fund_id) references ledger.accounts (tenant_id, id),
  foreign key (tenant_id, to_fund_id) references ledger.accounts (tenant_id, id),
  check ((kind = 'transfer') = (to_fund_id is not null)),
  constraint "budgetChange.sameBudget" check (fund_id <> to_fund_id),
  check ((status = 'approving') = (ended_at is null))
);
create index budget_changes_by_status on ledger.budget_changes (tenant_id, status, id);
create index budget_changes_of_fund on ledger.budget_changes (tenant_id, fund_id, id);
create index budget_changes_to_fund on ledger.budget_changes (tenant_id, to_fund_id, id) where to_fund_id is not null;
select kit.protect('ledger.budget_changes');
