-- Reviews are followed up once, and shown after a check where the tenant wants one.
alter table ordering.comments
  add column version int not null default 1,
  add column status text not null default 'published' check (status in ('published', 'pending', 'hidden')),
  add column hidden_reason text not null default '',
  add column follow_up text not null default '',
  add column follow_up_pictures jsonb not null default '[]',
  add column follow_up_at timestamptz,
  -- Whether the follow-up is shown; it waits apart from its review.
  add column follow_up_status text not null default 'published' check (follow_up_status in ('published', 'pending'));
create index comments_to_check on ordering.comments (tenant_id, id) where status = 'pending' or follow_up_status = 'pending';
create index comments_hidden on ordering.comments (tenant_id, id) where status = 'hidden';
