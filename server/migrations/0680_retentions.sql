-- Retentions 质保金: a share of an invoice that is withheld at payment until some days after the receipt. The invoice keeps its
-- amount; what is withheld of it is a payable of its own, with its own due date.
alter table agreements.agreements
  add column retention_percent numeric(5, 2) check (retention_percent between 0 and 10),
  add column retention_days    int check (retention_days between 1 and 1095),
  add check ((retention_percent is null) = (retention_days is null));
comment on column agreements.agreements.retention_percent is 'null: that of the tenant';

alter table settlement.payables
  drop constraint payables_kind_check,
  drop constraint payables_holds_check,
  drop constraint "payment.tooMuch",
  add column retained     numeric(18, 2) not null default 0,
  add column retention_of bigint,
  add constraint payables_kind_check check (kind in ('invoice', 'prepayment', 'prepaid', 'retention')),
  add constraint payables_holds_check
    check (holds <@ array['manual', 'payeeChange', 'bounced', 'noReceipt', 'redForm', 'notGenuine', 'retention']),
  add check ((kind = 'retention') = (retention_of is not null)),
  add check (kind <> 'retention' or gross > 0),
  add check (retained = 0 or kind = 'invoice' and retained > 0 and retained < gross),
  add foreign key (tenant_id, retention_of) references settlement.payables (tenant_id, id),
  -- What is paid, offset, deducted, reserved and retained together never exceeds the invoice; a credit has the opposite sign.
  add constraint "payment.tooMuch" check (
    (gross > 0 and paid >= 0 and offset_amount >= 0 and deducted >= 0 and reserved >= 0
      and paid + offset_amount + deducted + reserved + retained <= gross)
    or (gross < 0 and paid <= 0 and offset_amount <= 0 and deducted <= 0 and reserved <= 0 and paid + offset_amount + deducted + reserved >= gross));
alter table settlement.payables alter column rest set expression as (gross - paid - offset_amount - deducted - reserved - retained);
alter table settlement.payables alter column status set expression as (
  case
    when paid + offset_amount + deducted + retained = gross then 'settled'
    when reserved <> 0 then 'paying'
    when cardinality(holds) > 0 then 'held'
    else 'open'
  end);
comment on column settlement.payables.retained is 'withheld of an invoice, which is in its retentions; it never changes';
comment on column settlement.payables.retention_of is 'payable of the invoice of which a retention was withheld';
create index payables_retained on settlement.payables (tenant_id, retention_of) where retention_of is not null;

-- What is withheld of an invoice is exactly what its retentions are for, and stays so.
create function settlement.check_retained() returns trigger language plpgsql as $$
declare
  root bigint := coalesce(new.retention_of, new.id);
begin
  if (select p.retained from settlement.payables p where p.tenant_id = new.tenant_id and p.id = root) is distinct from
    (select coalesce(sum(p.gross), 0) from settlement.payables p where p.tenant_id = new.tenant_id and p.retention_of = root) then
    raise exception 'the retentions of a payable are not what was withheld of it';
  end if;
  return null;
end $$;
create constraint trigger check_retained after insert on settlement.payables deferrable initially deferred
  for each row when (new.retained <> 0 or new.retention_of is not null) execute function settlement.check_retained();
create function settlement.keep_retained() returns trigger language plpgsql as $$
begin
  if (new.retained, new.retention_of) is distinct from (old.retained, old.retention_of)
    or old.retention_of is not null and new.gross <> old.gross then
    raise exception 'what was withheld of an invoice does not change';
  end if;
  return new;
end $$;
create trigger keep_retained before update on settlement.payables for each row execute function settlement.keep_retained();

create table settlement.retentions (
  tenant_id          bigint not null,
  id                 bigint not null,
  version            int not null default 1,
  status             text not null default 'held' check (status in ('held', 'settling', 'released', 'deducted', 'reversed')),
  percent            numeric(5, 2) not null check (percent > 0 and percent <= 10),
  days               int not null check (days between 1 and 1095),
  received_on        date not null,
  owner_id           bigint not null,
  outcome            text check (outcome in ('release', 'deduct')),
  amount             numeric(18, 2) check (amount > 0),
  proposal           text not null default '',
  proposal_documents jsonb not null default '[]',
  proposed_by_person bigint,
  proposed_by_name   text not null default '',
  proposed_at        timestamptz,
  reason             text not null default '',
  documents          jsonb not null default '[]',
  settled_by_name    text not null default '',
  settled_at         timestamptz,
  warned_days        int,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references settlement.payables (tenant_id, id),
  check ((status = 'settling') = (outcome is not null)),
  check ((outcome = 'deduct') is not distinct from (case when outcome is not null then amount is not null end)),
  check (status <> 'settling' or proposed_by_person is not null)
);
comment on column settlement.retentions.id is 'payable of the retention';
comment on column settlement.retentions.owner_id is 'who approved the invoice and is reminded';
comment on column settlement.retentions.proposal is 'why it is proposed; the reason of what was confirmed is beside it';
comment on column settlement.retentions.proposed_by_person is 'who does not confirm what was proposed';
comment on column settlement.retentions.warned_days is 'smallest number of days before the day that was told; -1: it has passed';
create index retentions_by_status on settlement.retentions (tenant_id, status, id);
select kit.protect('settlement.retentions');

-- What happened to the money, as it is booked.
create table settlement.retention_moves (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  retention_id      bigint not null,
  kind              text not null check (kind in ('withheld', 'released', 'deducted', 'reversed')),
  amount            numeric(18, 2) not null check (amount > 0),
  payer_no          text not null,
  booked_on         date not null,
  reason            text not null default '',
  documents         jsonb not null default '[]',
  by_name           text not null,
  confirmed_by_name text not null default '',
  at                timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, retention_id) references settlement.retentions (tenant_id, id)
);
comment on column settlement.retention_moves.booked_on is 'day of its entry, or the first day of an open month';
create index moves_of_retention on settlement.retention_moves (tenant_id, retention_id, id);
create index moves_booked on settlement.retention_moves (tenant_id, payer_no, booked_on);
create trigger book_line before insert on settlement.retention_moves for each row execute function settlement.book_line();
select kit.protect_append_only('settlement.retention_moves');

create or replace view inv.payable as
  select id, tenant_id as tenant, invoice_id as invoice, supplier_id as supplier, payer_no as payer, status as state, gross, paid, offset_amount,
    deducted, reserved, retained
  from settlement.payables;
create view inv.retention as
  select r.id, r.tenant_id as tenant, p.retention_of as payable, r.status as state, p.gross, p.deducted, p.rest
  from settlement.retentions r join settlement.payables p on p.tenant_id = r.tenant_id and p.id = r.id;
grant select on inv.retention to baicai_auditor;
