-- Weights of bidders, by which an auction with a weighted comparison ranks: (amount + addition) × factor.
alter table sourcing.auction_bidders
  add column addition numeric(18, 2) not null default 0 check (addition >= 0),
  add column factor   numeric(6, 4) not null default 1 check (factor between 0.5 and 2);
grant update (addition, factor) on sourcing.auction_bidders to baicai_app;
