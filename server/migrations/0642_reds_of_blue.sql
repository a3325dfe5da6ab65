-- What red letters are due is asked by the invoice that they reverse.
create index invoices_of_blue on invoices.invoices (tenant_id, blue_id) where blue_id is not null;
