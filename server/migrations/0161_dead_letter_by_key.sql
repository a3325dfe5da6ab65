-- The dead letter of this connection's tenant that a job's own key names, where there is one.
create function kit.dead_letter_of(name text, key text) returns table (id bigint, attempts int, failed_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, kit as $$
  select d.id, d.attempts, d.failed_at from graphile_worker._private_jobs j join kit.dead_letters() d on d.id = j.id
  where j.key = dead_letter_of.name || '/' || kit.tenant() || '/' || dead_letter_of.key
$$;
revoke all on function kit.dead_letter_of(text, text) from public;
grant execute on function kit.dead_letter_of(text, text) to baicai_app;
