/** The modules by layer, the lowest first: a module may call those before it, never those after it. */
export const layers = [
  'tenancy',
  'identity',
  'login',
  'certificates',
  'sso',
  'provider',
  'files',
  'approvals',
  'ledger',
  'suppliers',
  'catalogue',
  'ordering',
  'portal',
  'jobs',
] as const
