-- An account is open if it is neither disabled nor after its last day. Approvers and receivers of messages were chosen
-- without their last day, so that approvals waited for people who can no longer sign in.
create function identity.is_open(account identity.users) returns boolean language sql stable
  return not (account).disabled and ((account).expires_at is null or (account).expires_at > now());
