-- A search within a zone: only what is on the shelf of the zone. Searches without a zone by relevance have a function of their own
-- (search_best), which is as it was.
drop function catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[],
  date, int);
create function catalogue.search(queries tsquery[], named bigint[], called text[],
    leaves bigint[], brands bigint[], suppliers bigint[], answers jsonb, price_from numeric, price_to numeric, in_stock boolean,
    dept_path bigint[], today date, most int, zone bigint)
  returns table (id bigint, brand_id bigint, supplier_id bigint, category_id bigint, list_price numeric, sold bigint, live_at timestamptz,
    name text, attributes text[], has_picture boolean, tier int,
    product_id bigint)
  language plpgsql stable security definer set search_path = pg_catalog, catalogue
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
  last constant int := cardinality(queries);
  found_before tsquery;
  query tsquery;
  hits int := 0;
  added int;
begin
  for place in 1 .. last loop
    query := queries[place];
    continue when query is null;
    return query
    select s.id, s.brand_id, s.supplier_id, s.category_id, s.list_price, s.sold, s.live_at, s.name, s.attributes, s.shown_picture <> '',
      case when place < last then place - 1 when s.category_id = any (named) then last - 1
        when lower(s.name collate "C") like any (called) then last else last + 1 end, s.product_id
    from catalogue.skus s
    where s.tenant_id + 0 = tenant and s.is_live
      and s.words @@ (case when found_before is null then query else query && !! found_before end)
      and (leaves is null or s.category_id = any (leaves))
      and (brands is null or s.brand_id = any (brands))
      and (suppliers is null or s.supplier_id = any (suppliers))
      and (price_from is null or s.list_price >= price_from) and (price_to is null or s.list_price <= price_to)
      and (answers is null or not exists (
        select from jsonb_to_recordset(answers) as a(tokens text[]) where not s.attributes && a.tokens))
      and (in_stock is not true or exists (
        select from catalogue.stock q where q.tenant_id = tenant and q.sku_id = s.id and q.on_hand > q.reserved))
      and (dept_path is null or exists (
        select from catalogue.agreement_prices a
        where a.tenant_id = tenant and a.sku_id = s.id and a.dept_id = any (dept_path) and today between a.valid_from and a.valid_to))
      and (zone is null or exists (
        select from catalogue.shelf z where z.tenant_id = tenant and z.category_id = -zone and z.sku_id = s.id))
    limit most - hits;
    get diagnostics added = row_count;
    hits := hits + added;
    exit when hits >= most;
    found_before := coalesce(found_before || query, query);
  end loop;
end $$;
revoke all on function catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[],
  date, int, bigint) from public;
grant execute on function catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[],
  date, int, bigint) to baicai_app;
