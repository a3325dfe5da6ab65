-- Auctions by line or by lot after an opening: what a bidder has quoted for each lot is its first bid there.
alter table sourcing.auction_bidders add column openings jsonb;
alter table sourcing.auction_bidders add check (opening is null or openings is null);
-- Other quantities before the beginning are other start prices of lots.
grant update (rule) on sourcing.auctions to baicai_app;
