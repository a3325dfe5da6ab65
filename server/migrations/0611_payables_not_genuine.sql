-- A payable is held while the tax bureau does not confirm its invoice, also when the verdict comes after the approval.
alter table settlement.payables drop constraint payables_holds_check;
alter table settlement.payables add constraint payables_holds_check
  check (holds <@ array['manual', 'payeeChange', 'bounced', 'noReceipt', 'redForm', 'notGenuine']);
