-- Payments: payee accounts of suppliers, requests to pay payables, and the batches in which the bank pays them.
create schema payments;
grant usage on schema payments to baicai_app;

create table payments.payee_accounts (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  supplier_id  bigint not null,
  name         text not null,
  account_no   bytea not null,
  last4        text not null check (last4 ~ '^[0-9]{4}$'),
  bank         text not null,
  cnaps        text not null check (cnaps ~ '^[0-9]{12}$'),
  is_active    boolean not null default true,
  effective_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on column payments.payee_accounts.account_no is 'encrypted';
create unique index payee_in_force on payments.payee_accounts (tenant_id, supplier_id) where is_active;
select kit.protect('payments.payee_accounts');

create table payments.payee_changes (
  tenant_id           bigint not null,
  id                  bigint not null default kit.next_id(),
  version             int not null default 1,
  no                  text not null default ordering.next_no('SK'),
  status              text not null check (status in ('submitted', 'verified', 'cooling', 'effective', 'rejected', 'withdrawn')),
  supplier_id         bigint not null,
  supplier_name       text not null,
  name                text not null,
  account_no          bytea not null,
  last4               text not null check (last4 ~ '^[0-9]{4}$'),
  bank                text not null,
  cnaps               text not null check (cnaps ~ '^[0-9]{12}$'),
  note                text not null default '',
  old_account_id      bigint,
  call_to             text not null,
  by_supplier         boolean not null,
  requested_by        bigint not null,
  requested_by_person bigint not null,
  requested_by_name   text not null,
  requested_at        timestamptz not null,
  called_by_person    bigint,
  called_by_name      text not null default '',
  called_at           timestamptz,
  call_note           text not null default '',
  approved_by_person  bigint,
  approved_by_name    text not null default '',
  approved_at         timestamptz,
  effective_at        timestamptz,
  reason              text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, old_account_id) references payments.payee_accounts (tenant_id, id),
  -- Proposed, verified and approved by three different people.
  constraint "payee.samePerson" check (requested_by_person <> called_by_person and requested_by_person <> approved_by_person
    and called_by_person <> approved_by_person),
  check (status not in ('cooling', 'effective') or called_by_person is not null and approved_by_person is not null and effective_at is not null),
  check (status <> 'verified' or called_by_person is not null)
);
comment on column payments.payee_changes.call_to is 'contact of the supplier''s profile when the change was proposed';
create unique index "payee.changeOpen" on payments.payee_changes (tenant_id, supplier_id) where status in ('submitted', 'verified', 'cooling');
create index payee_changes_by_status on payments.payee_changes (tenant_id, status, id);
create index payee_changes_of_supplier on payments.payee_changes (tenant_id, supplier_id, id);
select kit.protect('payments.payee_changes');

create table payments.requests (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  version            int not null default 1,
  no                 text not null default ordering.next_no('FQ'),
  status             text not null check (status in ('draft', 'approving', 'approved', 'paying', 'paid', 'failed', 'bounced', 'void')),
  supplier_id        bigint not null,
  supplier_name      text not null,
  payer_no           text not null,
  payer_title        text not null,
  rows               int not null check (rows > 0),
  gross              numeric(18, 2) not null check (gross > 0),
  credit             numeric(18, 2) not null check (credit <= 0),
  total              numeric(18, 2) not null check (total >= 0),
  planned_on         date not null,
  due_on             date not null,
  purpose            text not null,
  payee_id           bigint,
  payee_name         text not null default '',
  payee_last4        text not null default '',
  payee_bank         text not null default '',
  prepared_by        bigint not null,
  prepared_by_name   text not null,
  preparers          bigint[] not null,
  approval_id        bigint,
  approvers          bigint[] not null default '{}',
  approved_by_names  text not null default '',
  executor           bigint,
  executed_by_name   text not null default '',
  prepared_at        timestamptz not null,
  approved_at        timestamptz,
  reason             text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, payee_id) references payments.payee_accounts (tenant_id, id),
  check (total = gross + credit),
  -- Prepared, approved and executed by different people.
  constraint "payment.samePerson" check (not preparers && approvers and not executor = any (preparers) and not executor = any (approvers)),
  check (status not in ('approved', 'paying', 'paid', 'failed', 'bounced') or cardinality(approvers) > 0)
);
comment on column payments.requests.preparers is 'people who drafted or submitted it';
comment on column payments.requests.approvers is 'people who agreed to it since it was submitted';
create index requests_by_status on payments.requests (tenant_id, status, id);
create index requests_of_supplier on payments.requests (tenant_id, supplier_id, id);
select kit.protect('payments.requests');

create table payments.request_rows (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  request_id bigint not null,
  payable_id bigint not null,
  amount     numeric(18, 2) not null check (amount <> 0),
  cash       numeric(18, 2) not null check (cash >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, request_id, payable_id),
  foreign key (tenant_id, request_id) references payments.requests (tenant_id, id),
  foreign key (tenant_id, payable_id) references settlement.payables (tenant_id, id),
  check (case when amount > 0 then cash <= amount else cash = 0 end)
);
comment on column payments.request_rows.amount is 'settled by this request; negative: of a credit';
comment on column payments.request_rows.cash is 'of it paid in money, the rest by credits';
create index rows_of_payable on payments.request_rows (tenant_id, payable_id);
select kit.protect('payments.request_rows');

create table payments.batches (
  tenant_id        bigint not null,
  id               bigint not null default kit.next_id(),
  version          int not null default 1,
  no               text not null,
  status           text not null check (status in ('sent', 'done')),
  payments         int not null check (payments > 0),
  total            numeric(18, 2) not null check (total > 0),
  file             bytea not null,
  file_name        text not null,
  sha256           text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  executor         bigint not null,
  executed_by_name text not null,
  executed_at      timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, no)
);
comment on column payments.batches.file is 'encrypted';
comment on column payments.batches.sha256 is 'of the file before it was encrypted';
create index batches_by_status on payments.batches (tenant_id, status, id);
select kit.protect('payments.batches');

create table payments.payments (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  request_id  bigint not null,
  batch_id    bigint,
  place       int not null,
  serial      text not null check (length(serial) <= 30),
  amount      numeric(18, 2) not null check (amount > 0),
  payee_id    bigint not null,
  payee_name  text not null,
  payee_last4 text not null,
  payee_bank  text not null,
  status      text not null check (status in ('sent', 'paid', 'failed', 'bounced')),
  bank_ref    text,
  paid_on     date,
  failure     text not null default '',
  sent_at     timestamptz not null,
  primary key (tenant_id, id),
  constraint "payment.serialTaken" unique (tenant_id, serial),
  foreign key (tenant_id, request_id) references payments.requests (tenant_id, id),
  foreign key (tenant_id, batch_id) references payments.batches (tenant_id, id),
  foreign key (tenant_id, payee_id) references payments.payee_accounts (tenant_id, id),
  check ((status in ('paid', 'bounced')) = (paid_on is not null))
);
comment on column payments.payments.serial is 'our serial 请求流水号, by which the bank''s results are matched';
-- A payment by hand has a reference of its own; in result files banks repeat one for several payments.
create unique index "payment.bankRefTaken" on payments.payments (tenant_id, bank_ref) where bank_ref is not null and batch_id is null;
-- A request is paid once: one payment that is on its way or made.
create unique index "payment.alreadySent" on payments.payments (tenant_id, request_id) where status in ('sent', 'paid');
create index payments_of_request on payments.payments (tenant_id, request_id, id);
create index payments_of_batch on payments.payments (tenant_id, batch_id, place);
select kit.protect('payments.payments');

-- What was sent to the bank stays as it was, whoever writes it.
create function payments.keep_batch() returns trigger language plpgsql as $$
begin
  if (new.no, new.payments, new.total, new.file, new.file_name, new.sha256, new.executor)
    is distinct from (old.no, old.payments, old.total, old.file, old.file_name, old.sha256, old.executor) then
    raise exception 'a bank file does not change';
  end if;
  return new;
end
$$;
create function payments.keep_payment() returns trigger language plpgsql as $$
begin
  if (new.request_id, new.batch_id, new.place, new.serial, new.amount, new.payee_id, new.payee_name, new.payee_last4)
    is distinct from (old.request_id, old.batch_id, old.place, old.serial, old.amount, old.payee_id, old.payee_name, old.payee_last4)
    or old.status in ('failed', 'bounced') or old.status = 'paid' and new.status <> 'bounced' then
    raise exception 'a payment does not change but for its result';
  end if;
  return new;
end
$$;
create trigger keep_batch before update on payments.batches for each row execute function payments.keep_batch();
create trigger keep_payment before update on payments.payments for each row execute function payments.keep_payment();

create table payments.result_files (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  batch_id  bigint not null,
  name      text not null,
  sha256    text not null,
  by_name   text not null,
  at        timestamptz not null,
  applied   int not null,
  repeated  int not null,
  foreign_  int not null,
  problems  int not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, batch_id) references payments.batches (tenant_id, id)
);
create index result_files_of_batch on payments.result_files (tenant_id, batch_id, id);
select kit.protect_append_only('payments.result_files');

create view inv.payment as
  select p.id, p.tenant_id as tenant, p.request_id as request, p.batch_id as batch, p.serial, p.amount, p.status as state from payments.payments p;
create view inv.payment_row as
  select r.id, r.tenant_id as tenant, r.request_id as request, r.payable_id as payable, r.amount, r.cash, q.status as state
  from payments.request_rows r join payments.requests q on q.tenant_id = r.tenant_id and q.id = r.request_id;
grant select on inv.payment, inv.payment_row to baicai_auditor;
