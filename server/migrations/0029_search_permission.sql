-- Whoever sets what the search box suggests also maintains what a search understands.
update identity.roles set permissions = permissions || 'search.manage'::text
  where 'portal.configure' = any (permissions) and not 'search.manage' = any (permissions);
