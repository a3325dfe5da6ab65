-- A project may also end because too few of its opened quotes are valid.
alter table sourcing.projects drop constraint projects_ending_check;
alter table sourcing.projects add constraint projects_ending_check
  check (ending in ('terminated', 'tooFewEnrolments', 'tooFewQuotes', 'tooFewValidQuotes', 'unopenable'));
