-- Suppliers found by their names show how many goods they have and what they sell most.
create index shelf_by_supplier on catalogue.shelf (tenant_id, supplier_id, sold desc, sku_id) where category_id = 0;
