-- Evaluation by scores: who scores and who supervises a project, and the scores that each expert has given.
alter table sourcing.projects
  add column expert_ids bigint[] not null default '{}',
  add column supervisor_ids bigint[] not null default '{}',
  -- From the opening on.
  add column scoring_days int not null default 3 check (scoring_days between 1 and 30),
  add column experts_see_prices boolean not null default false,
  add column scoring_closed_at timestamptz,
  add column scoring_closed_reason text not null default '';
create index projects_of_expert on sourcing.projects using gin (expert_ids) where expert_ids <> '{}';
create index projects_of_supervisor on sourcing.projects using gin (supervisor_ids) where supervisor_ids <> '{}';

-- One of each expert of a project; `scores` is what is being written.
create table sourcing.score_sheets (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  project_id   bigint not null,
  user_id      bigint not null,
  name         text not null,
  -- By which the expert is known in public.
  no           int not null,
  -- `conflict`: has stepped back, and the owner has not decided yet who scores instead; then `replaced`.
  status       text not null default 'waiting' check (status in ('waiting', 'submitted', 'conflict', 'replaced')),
  scores       jsonb not null default '[]',
  -- Of the conflict of interest, or why the scores were reopened.
  reason       text not null default '',
  submissions  int not null default 0,
  submitted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, project_id, user_id),
  unique (tenant_id, project_id, no),
  check ((status = 'submitted') = (submitted_at is not null)),
  check (status <> 'submitted' or submissions > 0),
  foreign key (tenant_id, project_id) references sourcing.projects
);
create index on sourcing.score_sheets (tenant_id, user_id);
select kit.protect('sourcing.score_sheets');
revoke delete on sourcing.score_sheets from baicai_app;

-- What was submitted, for good: a sheet that was reopened has another one.
create table sourcing.score_submissions (
  tenant_id bigint not null,
  sheet_id  bigint not null,
  no        int not null,
  scores    jsonb not null,
  at        timestamptz not null,
  primary key (tenant_id, sheet_id, no),
  foreign key (tenant_id, sheet_id) references sourcing.score_sheets
);
select kit.protect_append_only('sourcing.score_submissions');
