-- What orders the hits of a search is one number, made where a hit is found: rows of five columns are sorted by it and counted, where there
-- were nine columns and seven sort keys, and 0.3 ms of each search went into comparing them.
drop function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int);
drop function catalogue.search_hits(tsquery, tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[], date, int);

-- From the highest bit: the tier (3 bits), whether the name lacks the words as they were typed, whether there is no picture, how little of
-- it is sold (40 bits), whether it has no price. Smaller is better.
create function catalogue.search_rank(tier int, is_phrase boolean, has_picture boolean, sold bigint, is_free boolean) returns bigint
  language sql immutable as $$
  select (tier::bigint << 43) + (case when is_phrase then 0 else 1::bigint << 42 end) + (case when has_picture then 0 else 1::bigint << 41 end)
    + (((1::bigint << 40) - 1 - least(sold, (1::bigint << 40) - 1)) << 1) + (case when is_free then 1 else 0 end)
$$;

-- The hits of one query with their ranks, in no order, at most `most`. `heads` are the queries for the tiers 0 to 2: a row that has all terms
-- is of the first of these tiers that its own words have; `has_head` asks for all three at once, so that a row with none is compared once. Called by
-- search_best alone.
create function catalogue.search_hits(asked tsquery, heads tsquery[], named bigint[], called text[], phrase text,
    leaves bigint[], price_from numeric, price_to numeric, in_stock boolean, dept_path bigint[], today date, most int)
  returns table (id bigint, brand_id bigint, supplier_id bigint, category_id bigint, rank bigint)
  language plpgsql stable set search_path = pg_catalog, catalogue
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
  by_code constant tsquery := heads[1];
  by_own_name constant tsquery := heads[2];
  by_own constant tsquery := coalesce(by_code || by_own_name, by_own_name, by_code);
  has_head constant tsquery := coalesce(by_own || heads[3], heads[3], by_own);
begin
  return query
  select s.id, s.brand_id, s.supplier_id, s.category_id, catalogue.search_rank(
    case
      when s.words @@ has_head then case when s.words @@ by_code then 0 when s.words @@ by_own_name then 1 else 2 end
      when s.category_id = any (named) then 3 when lower(s.name collate "C") like any (called) then 4 else 5 end,
    lower(s.name collate "C") like phrase, s.shown_picture <> '', s.sold, s.list_price = 0)
  from catalogue.skus s
  where s.tenant_id + 0 = tenant and s.is_live and s.words @@ asked
    and (leaves is null or s.category_id = any (leaves))
    and (price_from is null or s.list_price >= price_from) and (price_to is null or s.list_price <= price_to)
    and (in_stock is not true or exists (
      select from catalogue.stock q where q.tenant_id = tenant and q.sku_id = s.id and q.on_hand > q.reserved))
    and (dept_path is null or exists (
      select from catalogue.agreement_prices a
      where a.tenant_id = tenant and a.sku_id = s.id and a.dept_id = any (dept_path) and today between a.valid_from and a.valid_to))
  limit most;
end $$;
revoke all on function catalogue.search_hits(tsquery, tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int) from public;

-- The best hits of a search that is not narrowed, and how many there are of each brand, supplier and leaf: one scan for what has all terms.
-- Only of a flood, where that stops at `most` and may have missed the best, what is called so is scanned for too: first what is called so
-- by any name, and where that is a flood as well, by its own. What is in stock comes first among what is alike but for its price. Lists
-- are texts with commas.
create function catalogue.search_best(queries tsquery[], heads tsquery[], named bigint[], called text[], phrase text,
    leaves bigint[], price_from numeric, price_to numeric, in_stock boolean, dept_path bigint[], today date, most int, first int, size int,
    out total int, out ids text, out brands text, out suppliers text, out categories text, out counts text)
  language plpgsql stable security definer set search_path = pg_catalog, catalogue
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
  own constant tsquery := coalesce(queries[1] || queries[2], queries[2], queries[1]);
  any_name constant tsquery := coalesce(own || queries[3], queries[3], own);
begin
  with hits as materialized (
    select * from catalogue.search_hits(queries[4], heads, named, called, phrase, leaves, price_from, price_to, in_stock, dept_path, today, most)
  ), so_called as materialized (
    select * from catalogue.search_hits(any_name, heads, named, called, phrase, leaves, price_from, price_to, in_stock, dept_path, today, most)
    where (select count(*) from hits) = most
  ), by_own_name as materialized (
    select * from catalogue.search_hits(own, heads, named, called, phrase, leaves, price_from, price_to, in_stock, dept_path, today, most)
    where (select count(*) from so_called) = most
  ), flood as materialized (
    select * from (
      select * from hits where (select count(*) from hits) = most union select * from so_called union select * from by_own_name) f
    order by rank, id limit most
  ), best as not materialized (
    select * from hits where (select count(*) from hits) < most union all select * from flood
  ), shown as (
    select id, rank from best order by rank, id limit size offset first
  ), counted as (
    select brand_id, supplier_id, category_id, count(*) as n from best group by brand_id, supplier_id, category_id
  )
  select coalesce(sum(n), 0), (
      select string_agg(b.id::text, ',' order by b.rank >> 1, coalesce(q.on_hand > q.reserved, false) desc, b.rank, b.id)
      from shown b left join catalogue.stock q on q.tenant_id = tenant and q.sku_id = b.id),
    string_agg(coalesce(brand_id::text, ''), ','), string_agg(supplier_id::text, ','), string_agg(category_id::text, ','),
    string_agg(n::text, ',')
  into total, ids, brands, suppliers, categories, counts
  from counted;
end $$;
revoke all on function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int) from public;
grant execute on function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int) to baicai_app;
