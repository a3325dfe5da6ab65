-- A server whose role owns nothing sees whether the database is of its version.
grant select on public.migrations to baicai_app;
