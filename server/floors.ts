/** The modules from the ground up: a call goes downward; upward never. */
export const floors = [
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
] as const
