-- Calls of a minute, counted over all server processes. Unlogged: a count is not worth a wait for the disk, and after a crash it starts anew.
create unlogged table kit.rate_limits (
  name     text not null,
  -- A person, or an address where nobody has logged in.
  caller   text not null,
  calls    int not null,
  began_at timestamptz not null,
  primary key (name, caller)
) with (fillfactor = 50);
create index rate_limits_by_age on kit.rate_limits (began_at);
grant select, insert, update, delete on kit.rate_limits to baicai_app;
