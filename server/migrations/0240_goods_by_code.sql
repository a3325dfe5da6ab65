-- Goods are found by a code exactly, as a list of a buyer names them; capitals do not tell codes apart. What is on sale
-- comes first, so that of a model that thousands have only the first few rows are read.
create index skus_by_supplier_sku on catalogue.skus (tenant_id, lower(supplier_sku), is_live, id);
create index skus_by_barcode on catalogue.skus (tenant_id, lower(barcode), is_live, id) where barcode <> '';
create index skus_by_model on catalogue.skus (tenant_id, lower(model), is_live, id) where model <> '';

-- The owner's: behind row-level security `lower` would be evaluated after the policy, and no index could serve it. All of
-- an index's columns are named in the order, or the planner would sort everything that has the code.
create function catalogue.find_codes(codes text[], most int)
  returns table (line int, sku_id bigint, is_live boolean)
  language sql stable security definer set search_path = pg_catalog, catalogue as $$
  select c.line::int, m.id, m.is_live
  from unnest(codes) with ordinality as c(code, line)
  cross join lateral (
    select u.id, u.is_live
    from (
      select s.id, s.is_live from catalogue.skus s
      where s.tenant_id = kit.tenant() and s.live_at is not null
        and s.id = case when c.code ~ '^[1-9][0-9]{0,17}$' then c.code::bigint end
      union
      (select s.id, s.is_live from catalogue.skus s
       where s.tenant_id = kit.tenant() and s.live_at is not null and lower(s.supplier_sku) = lower(c.code)
       order by s.tenant_id desc, lower(s.supplier_sku) desc, s.is_live desc, s.id desc limit most)
      union
      (select s.id, s.is_live from catalogue.skus s
       where s.tenant_id = kit.tenant() and s.live_at is not null and s.barcode <> '' and lower(s.barcode) = lower(c.code)
       order by s.tenant_id desc, lower(s.barcode) desc, s.is_live desc, s.id desc limit most)
      union
      (select s.id, s.is_live from catalogue.skus s
       where s.tenant_id = kit.tenant() and s.live_at is not null and s.model <> '' and lower(s.model) = lower(c.code)
       order by s.tenant_id desc, lower(s.model) desc, s.is_live desc, s.id desc limit most)
    ) u
    order by u.is_live desc, u.id desc
    limit most
  ) m
  order by c.line, m.is_live desc, m.id desc
$$;
revoke all on function catalogue.find_codes(text[], int) from public;
grant execute on function catalogue.find_codes(text[], int) to baicai_app;
