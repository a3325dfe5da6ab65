-- Prices of colleagues' orders need a permission of their own. Who orders, decides or keeps budgets keeps seeing them;
-- roles that only receive goods do not get it.
update identity.roles set permissions = permissions || '{order.prices}'::text[]
where 'order.readAll' = any (permissions) and not 'order.prices' = any (permissions)
  and permissions && '{order.submit,approval.decide,budget.read,budget.manage}'::text[];

-- Suppliers can be read without managing them.
update identity.roles set permissions = permissions || '{supplier.read}'::text[]
where 'supplier.manage' = any (permissions) and not 'supplier.read' = any (permissions);
