-- Tokens begin with a mark of their tenant, so that one scan along the index of words finds a tenant's goods. With the tenant as a column
-- of its own each scan also walked through all of the tenant's goods, as many times as there were questions: most of a search's time.
-- Tenants may share a mark; the condition on `tenant_id` tells them apart. `inTenant` of words.rules.ts writes and asks for the same mark.
drop index catalogue.skus_by_words;
update catalogue.skus k
set words = array_to_tsvector(array(
  select lpad(to_hex((k.tenant_id % 251)::int), 2, '0') || lexeme from unnest(tsvector_to_array(k.words)) lexeme));
create index skus_by_words on catalogue.skus using gin (words) where is_live;

-- `tenant_id + 0` keeps the planner from walking along an index of all of the tenant's goods; the plan is made once a connection, because
-- making it costs as much as a short search.
create or replace function catalogue.count_hits(questions tsquery[], most int) returns int[]
  language plpgsql stable security definer set search_path = pg_catalog, catalogue
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
declare
  tenant constant bigint := kit.tenant();
  counts int[] := '{}';
  asked tsquery;
  hits int;
begin
  foreach asked in array questions loop
    select count(*) into hits from (
      select from catalogue.skus s where s.tenant_id + 0 = tenant and s.is_live and s.words @@ asked limit most) h;
    counts := counts || hits;
  end loop;
  return counts;
end $$;

-- The search of 0030 along the new index; names are compared without case.
create or replace function catalogue.search(questions tsquery[], named bigint[], called text[],
    leaves bigint[], brands bigint[], suppliers bigint[], answers jsonb, price_from numeric, price_to numeric, in_stock boolean,
    dept_path bigint[], today date, most int)
  returns table (id bigint, brand_id bigint, supplier_id bigint, category_id bigint, list_price numeric, sold bigint, live_at timestamptz,
    name text, attributes text[], has_picture boolean, tier int)
  language plpgsql stable security definer set search_path = pg_catalog, catalogue
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
  last constant int := cardinality(questions);
  found_before tsquery;
  asked tsquery;
  hits int := 0;
  added int;
begin
  for place in 1 .. last loop
    asked := questions[place];
    continue when asked is null;
    return query
    select s.id, s.brand_id, s.supplier_id, s.category_id, s.list_price, s.sold, s.live_at, s.name, s.attributes, s.shown_picture <> '',
      case when place < last then place - 1 when s.category_id = any (named) then last - 1
        when lower(s.name collate "C") like any (called) then last else last + 1 end
    from catalogue.skus s
    where s.tenant_id + 0 = tenant and s.is_live
      and s.words @@ (case when found_before is null then asked else asked && !! found_before end)
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
    limit most - hits;
    get diagnostics added = row_count;
    hits := hits + added;
    exit when hits >= most;
    found_before := coalesce(found_before || asked, asked);
  end loop;
end $$;

-- The hits of one question with their tiers, in no order, at most `most`. `heads` are the questions for the tiers 0 to 2: a row that has all
-- terms is of the first of these tiers that its own words have. Called by search_best alone.
create function catalogue.search_hits(asked tsquery, heads tsquery[], named bigint[], called text[], phrase text,
    leaves bigint[], price_from numeric, price_to numeric, in_stock boolean, dept_path bigint[], today date, most int)
  returns table (id bigint, brand_id bigint, supplier_id bigint, category_id bigint, sold bigint, is_free boolean, has_picture boolean,
    is_phrase boolean, tier int)
  language plpgsql stable set search_path = pg_catalog, catalogue
  set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
begin
  return query
  select s.id, s.brand_id, s.supplier_id, s.category_id, s.sold, s.list_price = 0, s.shown_picture <> '',
    lower(s.name collate "C") like phrase,
    case when s.words @@ heads[1] then 0 when s.words @@ heads[2] then 1 when s.words @@ heads[3] then 2
      when s.category_id = any (named) then 3 when lower(s.name collate "C") like any (called) then 4 else 5 end
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
-- by any name, and where that is a flood as well, by its own. Lists are texts with commas.
create function catalogue.search_best(questions tsquery[], heads tsquery[], named bigint[], called text[], phrase text,
    leaves bigint[], price_from numeric, price_to numeric, in_stock boolean, dept_path bigint[], today date, most int, first int, size int,
    out total int, out ids text, out brands text, out suppliers text, out categories text, out counts text)
  language plpgsql stable security definer set search_path = pg_catalog, catalogue
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
  own constant tsquery := coalesce(questions[1] || questions[2], questions[2], questions[1]);
  any_name constant tsquery := coalesce(own || questions[3], questions[3], own);
begin
  with hits as materialized (
    select * from catalogue.search_hits(questions[4], heads, named, called, phrase, leaves, price_from, price_to, in_stock, dept_path, today, most)
  ), so_called as materialized (
    select * from catalogue.search_hits(any_name, heads, named, called, phrase, leaves, price_from, price_to, in_stock, dept_path, today, most)
    where (select count(*) from hits) = most
  ), by_own_name as materialized (
    select * from catalogue.search_hits(own, heads, named, called, phrase, leaves, price_from, price_to, in_stock, dept_path, today, most)
    where (select count(*) from so_called) = most
  ), flood as (
    select * from (
      select distinct on (id) * from (
        select * from hits union all select * from so_called union all select * from by_own_name) f
      where (select count(*) from hits) = most
      order by id) g
    order by tier limit most
  ), best as materialized (
    select * from hits where (select count(*) from hits) < most union all select * from flood
  ), shown as (
    select b.id, row_number() over (
      order by b.tier, b.is_phrase desc, b.has_picture desc, b.sold desc, coalesce(q.on_hand > q.reserved, false) desc, b.is_free, b.id) as nth
    from (
      select * from best order by tier, is_phrase desc, has_picture desc, sold desc, is_free, id limit size offset first) b
    left join catalogue.stock q on q.tenant_id = tenant and q.sku_id = b.id
  ), counted as (
    select brand_id, supplier_id, category_id, count(*) as n from best group by brand_id, supplier_id, category_id
  )
  select (select count(*) from best), (select string_agg(id::text, ',' order by nth) from shown),
    string_agg(coalesce(brand_id::text, ''), ','), string_agg(supplier_id::text, ','), string_agg(category_id::text, ','),
    string_agg(n::text, ',')
  into total, ids, brands, suppliers, categories, counts
  from counted;
end $$;
revoke all on function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int) from public;
grant execute on function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int) to baicai_app;
