-- Goods without a picture come last in the default order of a category, and equal goods in the order in which they were
-- added. The order by sales alone merges both halves of the same index.
drop index catalogue.shelf_by_sold;
-- Most goods have a picture: only the others are written again.
alter table catalogue.shelf add column has_picture boolean not null default true;
update catalogue.shelf h set has_picture = false
  from catalogue.skus k where k.tenant_id = h.tenant_id and k.id = h.sku_id and k.shown_picture = '';
alter table catalogue.shelf alter column has_picture drop default;
create index shelf_by_sold on catalogue.shelf (tenant_id, category_id, has_picture desc, sold desc, sku_id)
  include (brand_id, supplier_id, list_price, leaf_id);
