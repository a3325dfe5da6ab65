-- Orders of a group purchase wait for its end: 28 待成团.
alter table ordering.orders drop constraint orders_status_check;
alter table ordering.orders add constraint orders_status_check check (status in
  ('10', '20', '25', '28', '30', '35', '40', '45', '50', '55', '60', '70', '80', '90', '95'));
