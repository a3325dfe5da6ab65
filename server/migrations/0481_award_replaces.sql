-- An award of a framework project names the agreement prices that it replaces; others are never ended by it.
alter table sourcing.awards add column replaces text[] not null default '{}';
comment on column sourcing.awards.replaces is 'numbers of the agreements whose prices for the awarded goods end';
grant update (replaces) on sourcing.awards to baicai_app;
