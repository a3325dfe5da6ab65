-- How the prices of an agreement move: fixed, the lower of agreement and list price, by factors, or below the list price.
alter table agreements.agreements
  add column price_rule text not null default 'fixed' check (price_rule in ('fixed', 'best', 'factor', 'list'));
alter table agreements.lines add column discount numeric(5, 2) check (discount > 0 and discount < 100);
comment on column agreements.lines.discount is 'percentage below the list price';

alter table catalogue.agreement_prices
  add column rule text not null default 'fixed' check (rule in ('fixed', 'best', 'list')),
  add column agreed_price numeric(12, 4) check (agreed_price >= 0),
  add column agreed_tiers jsonb,
  add column discount numeric(5, 2) check (discount > 0 and discount < 100),
  add check (rule <> 'best' or agreed_price is not null),
  add check (rule <> 'list' or discount is not null);
comment on column catalogue.agreement_prices.rule is 'how the price follows the list price: best (the lower one), list (a discount), or not';
