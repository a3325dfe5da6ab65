-- Sourcing: what no catalogue holds is bought by a project, from the draft to its award.
create schema sourcing;
grant usage on schema sourcing to baicai_app;

create table sourcing.projects (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  version            int not null default 1,
  project_no         text not null,
  kind               text not null check (kind in ('inquiry', 'bidding', 'fixed')),
  state              text not null default '1' check (state in ('1', '2', '3', '4', '5', '10', '6', '8', '7', '9')),
  ending             text check (ending in ('terminated', 'tooFewEnrolments', 'tooFewQuotes')),
  reason             text not null default '',
  dept_id            bigint not null,
  dept_path          bigint[] not null,
  dept_name          text not null,
  owner_id           bigint not null,
  owner_name         text not null,
  title              text not null,
  purchase_form      text not null check (purchase_form in ('1', '2')),
  purchase_content   text not null default '',
  category_ids       bigint[] not null default '{}',
  region             text,
  delivery_address   text not null default '',
  contact_name       text not null default '',
  contact_tel        text not null default '',
  budget_amount      numeric(14, 4) check (budget_amount >= 0),
  is_show_price      text not null default '0' check (is_show_price in ('0', '1')),
  scope              text not null default 'open' check (scope in ('open', 'invited')),
  audit              text not null default '1' check (audit in ('1', '2')),
  enrol_requirements text not null default '',
  min_suppliers      int not null default 3 check (min_suppliers between 1 and 20),
  publish_at         timestamptz,
  enrol_begin_at     timestamptz,
  enrol_end_at       timestamptz,
  question_end_at    timestamptz,
  quote_begin_at     timestamptz,
  quote_end_at       timestamptz,
  negotiation_end_at timestamptz,
  extend_days        int not null default 0 check (extend_days between 0 and 30),
  is_extended        boolean not null default false,
  evaluation         text not null default 'lowest' check (evaluation in ('lowest', 'weighted')),
  award_by           text not null default 'total' check (award_by in ('total', 'line', 'split')),
  criteria           jsonb not null default '[]',
  requirements       text not null default '',
  attachments        jsonb not null default '[]',
  approval_id        bigint,
  published_at       timestamptz,
  ended_at           timestamptz,
  -- Deadline of the present state, from the schedule: when the job that ends it is due.
  ends_at            timestamptz,
  enrolled_count     int not null default 0 check (enrolled_count >= 0),
  quoted_count       int not null default 0 check (quoted_count >= 0),
  change_count       int not null default 0,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, project_no),
  -- A published project has its time of publication, and one that is over says how it ended.
  check (state in ('1', '2', '3') or published_at is not null or state = '9'),
  check ((state = '9') = (ending is not null))
);
select kit.protect('sourcing.projects');
create index on sourcing.projects (tenant_id, kind, state, ends_at, id) where published_at is not null;
create index on sourcing.projects (tenant_id, kind, published_at desc, id desc) where published_at is not null;
create index on sourcing.projects (tenant_id, ends_at) where ends_at is not null;
create index on sourcing.projects using gin (dept_path);
create index on sourcing.projects using gin (category_ids) where published_at is not null;
create index on sourcing.projects using gin ((title || ' ' || project_no || ' ' || dept_name) gin_trgm_ops);

create table sourcing.items (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  project_id   bigint not null,
  line_no      int not null,
  name         text not null,
  spec         text not null,
  unit         text not null,
  quantity     numeric(14, 4) not null check (quantity > 0),
  budget_price numeric(14, 4),
  need_date    date,
  remark       text not null,
  sku_id       bigint,
  primary key (tenant_id, id),
  unique (tenant_id, project_id, line_no) deferrable initially deferred,
  foreign key (tenant_id, project_id) references sourcing.projects on delete cascade
);
select kit.protect('sourcing.items');

create table sourcing.invitations (
  tenant_id   bigint not null,
  project_id  bigint not null,
  supplier_id bigint not null,
  invited_at  timestamptz not null default now(),
  primary key (tenant_id, project_id, supplier_id),
  foreign key (tenant_id, project_id) references sourcing.projects on delete cascade
);
select kit.protect('sourcing.invitations');
create index on sourcing.invitations (tenant_id, supplier_id, project_id);

create table sourcing.enrolments (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  project_id    bigint not null,
  supplier_id   bigint not null,
  supplier_name text not null,
  user_id       bigint not null,
  contact_name  text not null,
  contact_tel   text not null,
  statement     text not null,
  status        text not null check (status in ('submitted', 'passed', 'rejected', 'withdrawn')),
  reason        text not null default '',
  attachments   jsonb not null default '[]',
  submitted_at  timestamptz not null default now(),
  decided_at    timestamptz,
  decided_by    bigint,
  primary key (tenant_id, id),
  constraint "enrolment.there" unique (tenant_id, project_id, supplier_id),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect('sourcing.enrolments');
create index on sourcing.enrolments (tenant_id, supplier_id, project_id);

create table sourcing.questions (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  project_id  bigint not null,
  supplier_id bigint not null,
  user_id     bigint not null,
  body        text not null,
  asked_at    timestamptz not null default now(),
  answer      text not null default '',
  answered_at timestamptz,
  answered_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect('sourcing.questions');
create index on sourcing.questions (tenant_id, project_id, id);

create table sourcing.change_notices (
  tenant_id  bigint not null,
  project_id bigint not null,
  no         int not null,
  title      text not null,
  changes    jsonb not null,
  at         timestamptz not null default now(),
  user_id    bigint not null,
  primary key (tenant_id, project_id, no),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect_append_only('sourcing.change_notices');

create table sourcing.follows (
  tenant_id  bigint not null,
  project_id bigint not null,
  user_id    bigint not null,
  at         timestamptz not null default now(),
  primary key (tenant_id, project_id, user_id),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect('sourcing.follows');

-- Running numbers of a day, by the codes of the specification: applySystem, applyMCC, applyBidding.
create table sourcing.sequences (
  tenant_id bigint not null,
  code      text not null,
  day       date not null,
  last      int not null,
  primary key (tenant_id, code, day)
);
select kit.protect('sourcing.sequences');
