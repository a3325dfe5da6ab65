-- Deposit 履约保证金 of a contract: a term of its text, then money that the supplier has paid and gets back.
alter table contracts.contracts
  add column deposit        numeric(18, 2) check (deposit > 0),
  add column deposit_due_on date,
  add check ((deposit is null) = (deposit_due_on is null)),
  add constraint "contract.depositTooMuch" check (deposit <= gross * 0.1);
comment on column contracts.contracts.deposit is 'null: none was agreed';

create table contracts.deposits (
  tenant_id           bigint not null,
  id                  bigint not null default kit.next_id(),
  version             int not null default 1,
  contract_id         bigint not null,
  amount              numeric(18, 2) not null check (amount > 0),
  due_on              date not null,
  status              text not null default 'due' check (status in ('due', 'reported', 'held', 'settling', 'returned', 'forfeited')),
  paid_on             date,
  receipts            jsonb not null default '[]',
  reported_person_id  bigint,
  reported_by_name    text not null default '',
  confirmed_by_name   text not null default '',
  confirmed_at        timestamptz,
  forfeited           numeric(18, 2) not null default 0,
  reason              text not null default '',
  settling_person_id  bigint,
  settling_by_name    text not null default '',
  settled_by_name     text not null default '',
  settled_at          timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, contract_id),
  foreign key (tenant_id, contract_id) references contracts.contracts (tenant_id, id),
  constraint "contract.forfeitTooMuch" check (forfeited between 0 and amount),
  check (forfeited = 0 or status in ('settling', 'forfeited')),
  check ((status in ('returned', 'forfeited')) = (settled_at is not null)),
  check ((status = 'forfeited') <= (forfeited > 0)),
  check (status in ('due', 'reported') or confirmed_at is not null)
);
comment on column contracts.deposits.forfeited is 'yuan that are kept; the rest goes back';
comment on column contracts.deposits.reported_person_id is 'who does not confirm the payment';
comment on column contracts.deposits.settling_person_id is 'who does not decide on what becomes of it';
select kit.protect('contracts.deposits');

-- What was settled stays.
create function contracts.keep_settled() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null then
    raise exception 'a settled deposit does not change';
  end if;
  return new;
end
$$;
create trigger keep_settled before update on contracts.deposits for each row execute function contracts.keep_settled();

create view inv.contract_deposit as
  select id, tenant_id as tenant, contract_id as contract, amount, forfeited, status as state from contracts.deposits;
grant select on inv.contract_deposit to baicai_auditor;
