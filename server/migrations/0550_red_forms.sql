-- Red letters 红字: confirmations under which an invoice is reversed in whole or in part. A return or an allowance of what is
-- invoiced already is due for one, whether or not a statement has it yet.
alter table settlement.balances alter column statement_id drop not null;
alter table settlement.balances add column form_pieces int not null default 0;
alter table settlement.balances add column form_gross numeric(18, 2) not null default 0;
comment on column settlement.balances.statement_id is 'null: opened for a red letter before a statement has the line';
comment on column settlement.balances.form_pieces is 'in a red letter whose invoice is not here yet; 0 but for what was given back';
alter table settlement.balances drop constraint "match.overInvoiced";
-- Of what was received nothing is invoiced twice, nor what was returned, and what was returned is reversed once; a tolerance of
-- a few cents is counted.
alter table settlement.balances add constraint "match.overInvoiced" check (case when gross >= 0 and pieces >= 0
    then offset_pieces >= 0 and invoiced_pieces >= 0 and offset_pieces + invoiced_pieces <= pieces
      and offset_gross >= 0 and invoiced_gross >= 0 and offset_gross + invoiced_gross <= gross + tolerated + overridden
      and form_pieces = 0 and form_gross = 0
    else offset_pieces <= 0 and invoiced_pieces <= 0 and form_pieces <= 0 and offset_pieces + invoiced_pieces + form_pieces >= pieces
      and offset_gross <= 0 and invoiced_gross <= 0 and form_gross <= 0
      and offset_gross + invoiced_gross + form_gross >= gross - tolerated - overridden end);
create index lines_given_back on settlement.lines (tenant_id, supplier_id, id) where gross < 0;

create table settlement.red_forms (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  version         int not null default 1,
  no              text not null default ordering.next_no('HZ'),
  status          text not null check (status in ('starting', 'waiting', 'confirmed', 'issued', 'refused', 'revoked', 'expired', 'failed')),
  pending         text not null default '' check (pending in ('', 'start', 'confirm', 'refuse', 'revoke')),
  reason_code     text not null check (reason_code in ('01', '02', '03', '04')),
  started_by      text not null check (started_by in ('buyer', 'seller')),
  blue_id         bigint not null,
  blue_number     text not null,
  supplier_id     bigint not null,
  supplier_name   text not null,
  payer_no        text not null,
  payer_title     text not null,
  owner_id        bigint not null,
  net             numeric(18, 2) not null,
  tax             numeric(18, 2) not null,
  gross           numeric(18, 2) not null check (gross < 0),
  form_no         text not null default '',
  bureau_state    text not null default '',
  state_since     timestamptz not null,
  expires_at      timestamptz,
  red_number      text not null default '',
  red_id          bigint,
  note            text not null default '',
  asked_at        timestamptz,
  failures        int not null default 0,
  reminded_at     timestamptz,
  started_by_name text not null,
  started_at      timestamptz not null,
  decided_by_name text not null default '',
  decided_at      timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, blue_id) references invoices.invoices (tenant_id, id),
  foreign key (tenant_id, red_id) references invoices.invoices (tenant_id, id),
  check (gross = net + tax),
  check (status <> 'issued' or red_id is not null),
  check (status in ('starting', 'waiting', 'confirmed') or pending = '')
);
comment on column settlement.red_forms.pending is 'what the tax bureau is to be informed; empty: nothing';
comment on column settlement.red_forms.form_no is '红字信息确认单编号 of the tax bureau';
comment on column settlement.red_forms.bureau_state is 'state as the tax bureau names it';
-- An invoice has one red letter on its way.
create unique index "redForm.open" on settlement.red_forms (tenant_id, blue_id) where status in ('starting', 'waiting', 'confirmed');
create unique index "redForm.noTaken" on settlement.red_forms (tenant_id, form_no) where form_no <> '';
create index red_forms_by_status on settlement.red_forms (tenant_id, status, id);
create index red_forms_of_supplier on settlement.red_forms (tenant_id, supplier_id, id);
create index red_forms_of_blue on settlement.red_forms (tenant_id, blue_id);
select kit.protect('settlement.red_forms');

create table settlement.red_form_rows (
  tenant_id bigint not null,
  form_id   bigint not null,
  row_no    int not null,
  line_id   bigint,
  name      text not null,
  spec      text not null,
  unit      text not null,
  tax_code  text not null,
  rate      numeric(5, 2),
  pieces    int not null check (pieces <= 0),
  net       numeric(18, 2) not null,
  tax       numeric(18, 2) not null,
  gross     numeric(18, 2) not null,
  primary key (tenant_id, form_id, row_no),
  foreign key (tenant_id, form_id) references settlement.red_forms (tenant_id, id),
  foreign key (tenant_id, line_id) references settlement.lines (tenant_id, id),
  check (gross = net + tax)
);
comment on column settlement.red_form_rows.line_id is 'what was given back; null: a line of the invoice, which is reversed as a whole';
create index red_form_rows_of_line on settlement.red_form_rows (tenant_id, line_id) where line_id is not null;
select kit.protect_append_only('settlement.red_form_rows');

create view inv.red_form as
  select id, tenant_id as tenant, status as state, blue_id as blue, gross, red_id as red from settlement.red_forms;
create or replace view inv.balance as
  select id, tenant_id as tenant, subject_id as subject, pieces, gross, offset_pieces, offset_gross, invoiced_pieces, invoiced_gross,
    tolerated, overridden, form_pieces, form_gross
  from settlement.balances;
grant select on inv.red_form to baicai_auditor;
