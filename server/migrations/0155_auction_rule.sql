-- How suppliers bid against each other in a bidding; its start price is the budget of the project (起拍总价).
alter table sourcing.projects add column auction_rule jsonb,
  add constraint "project.auctionRuleKind" check (auction_rule is null or kind = 'bidding');
comment on column sourcing.projects.auction_rule is 'step, ties, extension and visibility of a bidding; null before there were any';
