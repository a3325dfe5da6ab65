-- When each recurring job is due next; whoever moves the row on runs it.
create table kit.jobs (
  name    text primary key,
  next_at timestamptz not null
);
grant select, insert, update on kit.jobs to baicai_app;
