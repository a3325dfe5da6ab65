-- What a category and all below it ask of suppliers; none: anybody sells it.
create table catalogue.category_rules (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  category_id  bigint not null,
  certificates text[] not null default '{}',
  is_gate      boolean not null default false,
  created_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references catalogue.categories (tenant_id, id)
);
comment on column catalogue.category_rules.is_gate is 'products go on sale and quotes are submitted only by qualified suppliers';
create unique index "categoryRule.taken" on catalogue.category_rules (tenant_id, category_id);
select kit.protect('catalogue.category_rules');

-- For which categories, and all below them, a supplier is qualified; written by decisions on qualifications alone.
create table suppliers.standings (
  tenant_id        bigint not null,
  supplier_id      bigint not null,
  category_id      bigint not null,
  qualification_id bigint not null,
  is_conditional   boolean not null,
  valid_to         date not null,
  reminded         int,
  primary key (tenant_id, supplier_id, category_id),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id)
);
comment on column suppliers.standings.reminded is 'days left at the last reminder';
create index on suppliers.standings (tenant_id, valid_to);
select kit.protect('suppliers.standings');

create table onboarding.qualifications (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  version            int not null default 1,
  -- 01 not started, 02 under review, 03 awaiting approval, 04 qualified, 05 conditional, 06 not qualified, 07 cancelled.
  status             text not null check (status in ('01', '02', '03', '04', '05', '06', '07')),
  supplier_id        bigint not null,
  supplier_name      text not null,
  category_ids       bigint[] not null,
  categories         text not null,
  opener             text not null,
  statement          text not null default '',
  files              jsonb not null default '[]',
  proposal           text check (proposal in ('qualified', 'conditional', 'unqualified')),
  opinion            text not null default '',
  reviewer_person_id bigint,
  reviewer           text not null default '',
  conditions         text not null default '',
  valid_to           date,
  reply              text not null default '',
  handler_id         bigint,
  handler            text not null default '',
  created_at         timestamptz not null,
  submitted_at       timestamptz,
  reviewed_at        timestamptz,
  decided_at         timestamptz,
  primary key (tenant_id, id),
  check (cardinality(category_ids) > 0),
  check (status in ('01', '02', '07') or (reviewer_person_id is not null and proposal is not null)),
  check ((status in ('04', '05')) = (valid_to is not null)),
  check (status not in ('04', '05', '06') or (decided_at is not null and handler_id is not null))
);
comment on column onboarding.qualifications.reviewer_person_id is 'who reviewed it, and does not decide it';
create index on onboarding.qualifications (tenant_id, created_at desc, id desc);
create index on onboarding.qualifications (tenant_id, status, created_at desc, id desc);
create index on onboarding.qualifications (tenant_id, supplier_id, created_at desc, id desc);
select kit.protect('onboarding.qualifications');

-- Categories of open qualifications: a supplier has one open qualification for a category.
create table onboarding.open_qualifications (
  tenant_id        bigint not null,
  supplier_id      bigint not null,
  category_id      bigint not null,
  qualification_id bigint not null,
  constraint "qualification.open" primary key (tenant_id, supplier_id, category_id)
);
select kit.protect('onboarding.open_qualifications');
