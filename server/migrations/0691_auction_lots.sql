-- Auctions by line or by lot: items of a lot have its name, and bids name the lot that they are for.
alter table sourcing.items add column lot text not null default '' check (length(lot) <= 40);
alter table sourcing.auction_entries add column lot int check (lot between 1 and 500);
alter table sourcing.auction_refusals add column lot int;
