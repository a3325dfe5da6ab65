-- Whether a role of an account shows records of a department: by the data scope of the grant, or by what the permission shows without
-- one. The counterpart of `isInReach(reachOf(...), path)` for accounts that are not signed in, such as receivers of letters.
create function identity.reaches(account identity.users, permission text, usual text, path bigint[]) returns boolean
  language sql stable as $$
  select exists (select from identity.user_roles h
    join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
    where h.tenant_id = account.tenant_id and h.user_id = account.id and identity.is_in_time(h) and permission = any (r.permissions)
      and case case h.reach when 'default' then usual else h.reach end
        when 'all' then true
        when 'deptTree' then account.dept_id = any (path)
        when 'dept' then account.dept_id = path[array_upper(path, 1)]
        when 'chosen' then h.reach_dept_ids && path
        else false end)
$$;

-- Projects of one owner, where a data scope leaves nothing else.
create index projects_of_owner on sourcing.projects (tenant_id, owner_id);
