-- Feedback 意见反馈 of visitors and people with an account, and what they are answered.
create schema feedbacks;
grant usage on schema feedbacks to baicai_app;

create table feedbacks.feedbacks (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  context     text not null,
  contact     text not null default '',
  -- Null of a visitor, who is known by a hash of their address alone.
  user_id     bigint,
  person_id   bigint,
  visitor     text not null default '',
  sender      text not null default '',
  dept_name   text not null default '',
  entrance    text not null,
  lang        text not null,
  attachments jsonb not null default '[]',
  -- 01 new, 02 in progress, 03 answered, 04 closed without an answer.
  status      text not null default '01' check (status in ('01', '02', '03', '04')),
  handler_id  bigint,
  handler     text not null default '',
  reply       text not null default '',
  replied_at  timestamptz,
  created_at  timestamptz not null,
  primary key (tenant_id, id),
  check (user_id is not null or contact <> ''),
  check (status not in ('03', '04') or (reply <> '' and replied_at is not null))
);
create index on feedbacks.feedbacks (tenant_id, created_at desc, id desc);
create index on feedbacks.feedbacks (tenant_id, status, created_at desc, id desc);
create index on feedbacks.feedbacks (tenant_id, user_id, created_at desc, id desc) where user_id is not null;
create index on feedbacks.feedbacks (tenant_id, visitor, created_at desc) where user_id is null;
select kit.protect('feedbacks.feedbacks');
