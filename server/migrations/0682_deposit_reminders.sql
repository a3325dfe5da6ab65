-- Reminders of deposits that are to be returned: the smallest number of days that was told (-1: the day has passed), and for which day.
alter table contracts.deposits add column warned_days int, add column warned_for date;
alter table sourcing.deposits add column warned_days int, add column warned_for date;
