-- Roles that are given for a time: their last day, by whom and why. Without a last day a role is held until it is taken away.
alter table identity.user_roles
  add column ends_on date,
  add column granted_by bigint,
  add column granted_at timestamptz not null default now(),
  add column reason text not null default '';
create index user_roles_ending on identity.user_roles (tenant_id, ends_on) where ends_on is not null;

-- Whether a grant counts today.
create function identity.is_in_time(grant_ identity.user_roles) returns boolean language sql stable as $$
  select grant_.ends_on is null or grant_.ends_on >= (now() at time zone 'Asia/Shanghai')::date
$$;
