-- Why somebody took sensitive data out; empty where nobody has to say.
alter table kit.exports add column reason text not null default '' check (length(reason) <= 200);
