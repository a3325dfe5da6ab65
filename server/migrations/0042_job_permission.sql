-- Operators who configure the portal see what has failed in the background.
update identity.roles set permissions = permissions || 'job.manage'::text
  where 'portal.configure' = any (permissions) and not 'job.manage' = any (permissions);
