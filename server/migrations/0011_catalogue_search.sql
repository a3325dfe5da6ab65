-- The leaf of each place on the shelf, so that a category's children are counted from one narrow index.
alter table catalogue.shelf add column leaf_id bigint;
update catalogue.shelf s set leaf_id = k.category_id from catalogue.skus k where k.tenant_id = s.tenant_id and k.id = s.sku_id;
alter table catalogue.shelf alter column leaf_id set not null;
drop index catalogue.shelf_by_sold, catalogue.shelf_by_price, catalogue.shelf_by_time;
create index shelf_by_sold on catalogue.shelf (tenant_id, category_id, sold, sku_id) include (brand_id, supplier_id, list_price, leaf_id);
create index shelf_by_price on catalogue.shelf (tenant_id, category_id, list_price, sku_id) include (brand_id, supplier_id, leaf_id);
create index shelf_by_time on catalogue.shelf (tenant_id, category_id, live_at, sku_id) include (brand_id, supplier_id, list_price, leaf_id);

comment on column catalogue.products.details is '[{ name, value }] in the order in which they are shown';

-- Under row-level security the search index cannot be used: PostgreSQL looks at no operator before the policy that it does not know to
-- be leakproof, and `@@` is not marked so. This function looks with its owner's eyes, at the caller's tenant alone.
-- Null for a filter is no filter; `dept_path` asks for goods under an agreement of one of these departments.
create function catalogue.search(question tsquery, code text, named bigint[], leaves bigint[], brands bigint[], suppliers bigint[],
    answers jsonb, price_from numeric, price_to numeric, in_stock boolean, dept_path bigint[], today date, most int)
  returns table (id bigint, brand_id bigint, supplier_id bigint, category_id bigint, list_price numeric, sold bigint, live_at timestamptz,
    name text, attributes text[], is_exact boolean)
  language plpgsql stable security definer set search_path = pg_catalog, catalogue as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
begin
  return query
  select s.id, s.brand_id, s.supplier_id, s.category_id, s.list_price, s.sold, s.live_at, s.name, s.attributes, s.codes @> array[code]
  from catalogue.skus s
  where s.tenant_id = tenant and s.is_live
    and (s.words @@ question or s.codes @> array[code] or s.category_id = any (named))
    and (leaves is null or s.category_id = any (leaves))
    and (brands is null or s.brand_id = any (brands))
    and (suppliers is null or s.supplier_id = any (suppliers))
    and (price_from is null or s.list_price >= price_from) and (price_to is null or s.list_price <= price_to)
    and (answers is null or not exists (
      select from jsonb_to_recordset(answers) as a(tokens text[]) where not s.attributes && a.tokens))
    and (in_stock is not true or exists (
      select from catalogue.stock k where k.tenant_id = tenant and k.sku_id = s.id and k.on_hand > k.reserved))
    and (dept_path is null or exists (
      select from catalogue.agreement_prices a
      where a.tenant_id = tenant and a.sku_id = s.id and a.dept_id = any (dept_path) and today between a.valid_from and a.valid_to))
  limit most;
end $$;

-- The Latin word that is spelt most like one; the same reason.
create function catalogue.spelt_like(misspelt text) returns text
  language sql stable security definer set search_path = public, pg_catalog, catalogue as $$
  select w.word from catalogue.latin_words w where w.tenant_id = kit.tenant() and w.word % misspelt
  order by similarity(w.word, misspelt) desc, w.word limit 1
$$;
revoke all on function catalogue.search(tsquery, text, bigint[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date, int),
  catalogue.spelt_like(text) from public;
grant execute on function catalogue.search(tsquery, text, bigint[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date, int),
  catalogue.spelt_like(text) to baicai_app;
