-- Tiers of prices that follow an index have their own p0.
alter table agreements.lines add column base_tiers jsonb not null default '[]';
comment on column agreements.lines.base_tiers is 'tiers that were agreed for the index of base_month';
