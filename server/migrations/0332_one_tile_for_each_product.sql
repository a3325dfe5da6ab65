-- The mall shows products, and each by one of its SKUs: the lead of a product on the shelf, and in a result the best SKU that matches.
alter table catalogue.skus add column variants int not null default 1;
comment on column catalogue.skus.variants is 'SKUs of its product that are not dropped';
update catalogue.skus s set variants = n.count
  from (select tenant_id, product_id, count(*)::int as count from catalogue.skus where not is_dropped group by tenant_id, product_id) n
  where n.tenant_id = s.tenant_id and n.product_id = s.product_id and s.variants <> n.count;

alter table catalogue.shelf add column product_id bigint, add column is_lead boolean not null default false;
update catalogue.shelf h set product_id = k.product_id, is_lead = k.nth = 1
  from (
    select tenant_id, id, product_id, row_number() over (partition by tenant_id, product_id
      order by shown_picture = '', sold desc, list_price = 0, list_price, id) as nth
    from catalogue.skus where is_live) k
  where k.tenant_id = h.tenant_id and k.id = h.sku_id;
alter table catalogue.shelf alter column product_id set not null, alter column is_lead drop default;
comment on column catalogue.shelf.is_lead is 'the SKU by which the mall shows its product';

-- Any page of products in any order is the beginning of one index, as is any page of SKUs.
create index shelf_leads_by_sold on catalogue.shelf (tenant_id, category_id, has_picture desc, sold desc, sku_id)
  include (brand_id, supplier_id, list_price, leaf_id) where is_lead;
create index shelf_leads_by_price on catalogue.shelf (tenant_id, category_id, list_price, sku_id) include (brand_id, supplier_id, leaf_id)
  where is_lead;
create index shelf_leads_by_time on catalogue.shelf (tenant_id, category_id, live_at, sku_id)
  include (brand_id, supplier_id, list_price, leaf_id) where is_lead;

drop function catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date,
  int);
create function catalogue.search(queries tsquery[], named bigint[], called text[],
    leaves bigint[], brands bigint[], suppliers bigint[], answers jsonb, price_from numeric, price_to numeric, in_stock boolean,
    dept_path bigint[], today date, most int)
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
    limit most - hits;
    get diagnostics added = row_count;
    hits := hits + added;
    exit when hits >= most;
    found_before := coalesce(found_before || query, query);
  end loop;
end $$;

revoke all on function
  catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date, int) from public;
grant execute on function
  catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date, int) to baicai_app;

drop function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int);
drop function catalogue.search_hits(tsquery, tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[], date, int);

-- The hits of one query with their ranks, in no order, at most `most`. Called by search_best alone.
create function catalogue.search_hits(asked tsquery, heads tsquery[], named bigint[], called text[], phrase text,
    leaves bigint[], price_from numeric, price_to numeric, in_stock boolean, dept_path bigint[], today date, most int)
  returns table (id bigint, brand_id bigint, supplier_id bigint, category_id bigint, rank bigint, product_id bigint)
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
    lower(s.name collate "C") like phrase, s.shown_picture <> '', s.sold, s.list_price = 0), s.product_id
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

-- The best hits of a search that is not narrowed, as SKUs or, if `merged`, one of each product, and how many there are of each brand,
-- supplier and leaf. `reached` is the number of SKUs found.
create function catalogue.search_best(queries tsquery[], heads tsquery[], named bigint[], called text[], phrase text,
    leaves bigint[], price_from numeric, price_to numeric, in_stock boolean, dept_path bigint[], today date, most int, first int, size int, merged boolean,
    out total int, out reached int, out ids text, out brands text, out suppliers text, out categories text, out counts text)
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
  ), told_apart as materialized (
    select id, brand_id, supplier_id, category_id, rank,
      case when merged then row_number() over (partition by product_id order by rank, id) else 1 end as nth
    from best
  ), shown as (
    select id, rank from told_apart where nth = 1 order by rank, id limit size offset first
  ), counted as (
    select brand_id, supplier_id, category_id, count(*) as n from told_apart where nth = 1 group by brand_id, supplier_id, category_id
  )
  select coalesce(sum(n), 0), (select count(*) from told_apart), (
      select string_agg(b.id::text, ',' order by b.rank >> 1, coalesce(q.on_hand > q.reserved, false) desc, b.rank, b.id)
      from shown b left join catalogue.stock q on q.tenant_id = tenant and q.sku_id = b.id),
    string_agg(coalesce(brand_id::text, ''), ','), string_agg(supplier_id::text, ','), string_agg(category_id::text, ','),
    string_agg(n::text, ',')
  into total, reached, ids, brands, suppliers, categories, counts
  from counted;
end $$;
revoke all on function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int, boolean) from public;
grant execute on function catalogue.search_best(tsquery[], tsquery[], bigint[], text[], text, bigint[], numeric, numeric, boolean, bigint[],
  date, int, int, int, boolean) to baicai_app;
