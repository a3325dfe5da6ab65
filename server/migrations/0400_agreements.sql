-- Agreements: documents that own the rows of the price book. A row of a document is written once the document is
-- approved and its supplier has confirmed it.
create schema agreements;
grant usage on schema agreements to baicai_app;

create table agreements.agreements (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  version           int not null default 1,
  no                text not null,
  title             text not null,
  supplier_id       bigint not null,
  supplier_name     text not null,
  dept_ids          bigint[] not null check (cardinality(dept_ids) > 0),
  valid_from        date not null,
  valid_to          date not null,
  note              text not null default '',
  attachments       jsonb not null default '[]',
  status            text not null check (status in ('10', '20', '30', '40', '50', '55', '70', '90')),
  revision          int not null default 1 check (revision > 0),
  line_count        int not null default 0,
  source            text not null check (source in ('manual', 'award')),
  project_id        bigint,
  award_id          bigint,
  reason            text not null default '',
  approval_id       bigint,
  person_id         bigint not null,
  created_by        bigint not null,
  created_by_name   text not null,
  created_at        timestamptz not null default now(),
  submitted_at      timestamptz,
  approved_at       timestamptz,
  confirmed_at      timestamptz,
  confirmed_by_name text not null default '',
  ended_at          timestamptz,
  warned_days       int,
  warned_for        date,
  primary key (tenant_id, id),
  constraint "agreement.noTaken" unique (tenant_id, no),
  constraint "agreement.period" check (valid_from <= valid_to),
  check ((source = 'award') = (award_id is not null))
);
comment on column agreements.agreements.dept_ids is 'departments, with those below, that order at the prices';
comment on column agreements.agreements.revision is 'revision of the lines that is in force';
comment on column agreements.agreements.warned_days is 'smallest number of days before the end that was told, for the end warned_for';
create index agreements_by_status on agreements.agreements (tenant_id, status, valid_to);
create index agreements_of_supplier on agreements.agreements (tenant_id, supplier_id, id);
create unique index agreements_of_award on agreements.agreements (tenant_id, award_id, supplier_id) where award_id is not null;
select kit.protect('agreements.agreements');

-- Lines of all revisions: a change adds a revision, earlier ones stay as they were agreed.
create table agreements.lines (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  agreement_id bigint not null,
  revision     int not null,
  line_no      int not null,
  sku_id       bigint not null,
  dept_id      bigint,
  supplier_sku text not null,
  name         text not null,
  spec         text not null,
  unit         text not null,
  list_price   numeric(12, 4) not null,
  price        numeric(12, 4) not null check (price >= 0),
  tiers        jsonb not null default '[]',
  max_qty      int check (max_qty >= 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id) references agreements.agreements (tenant_id, id),
  unique (tenant_id, agreement_id, revision, line_no)
);
comment on column agreements.lines.dept_id is 'department of a line that holds for it alone; null: all of the agreement';
comment on column agreements.lines.max_qty is 'most pieces over the whole agreement; null: without a cap';
select kit.protect('agreements.lines');

create table agreements.changes (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  agreement_id      bigint not null,
  no                int not null,
  kind              text not null check (kind in ('extension', 'lines')),
  status            text not null check (status in ('20', '30', '40', '90')),
  valid_to          date,
  starts_on         date,
  revision          int,
  note              text not null,
  reason            text not null default '',
  approval_id       bigint,
  person_id         bigint not null,
  created_by        bigint not null,
  created_by_name   text not null,
  created_at        timestamptz not null,
  confirmed_at      timestamptz,
  confirmed_by_name text not null default '',
  ended_at          timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id) references agreements.agreements (tenant_id, id),
  unique (tenant_id, agreement_id, no),
  check ((kind = 'extension') = (valid_to is not null)),
  check ((kind = 'lines') = (revision is not null and starts_on is not null))
);
create unique index "agreement.changeOpen" on agreements.changes (tenant_id, agreement_id) where status in ('20', '30');
select kit.protect('agreements.changes');

-- Rows of the price book that a document owns. All rows of one line count against one of them, its holder: the
-- departments and the revisions of a line share its cap. A closed row prices nothing for ever, a stopped one for now.
alter table catalogue.agreement_prices
  add column agreement_id bigint,
  add column holder_id bigint,
  add column is_closed boolean not null default false,
  add column is_stopped boolean not null default false,
  drop constraint "agreementPrice.overlap",
  add constraint "agreementPrice.overlap" exclude using gist
    (tenant_id with =, sku_id with =, dept_id with =, daterange(valid_from, valid_to, '[]') with &&) where (not is_closed);
create index agreement_prices_of_agreement on catalogue.agreement_prices (tenant_id, agreement_id) where agreement_id is not null;
comment on column catalogue.agreement_prices.holder_id is 'row that counts the pieces of this one; null: it counts itself';

create view inv.agreement as
  select id, tenant_id as tenant, status, valid_from, valid_to, revision, source from agreements.agreements;
grant select on inv.agreement to baicai_auditor;
