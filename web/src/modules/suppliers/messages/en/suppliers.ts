import { inEnglish } from '#contract/kit/labels.ts'
import { supplierLabels } from '#contract/suppliers/suppliers.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { suppliers as zh } from '../zh-CN/suppliers.ts'

export const suppliers: SameKeys<typeof zh> = {
  title: 'Suppliers',
  purpose: "Suppliers and their status. A suspended supplier's products are removed from the mall immediately.",
  add: 'New supplier',
  editTitle: 'Edit supplier',
  supplier: 'Supplier',
  keyword: 'Keyword',
  hint: 'Name or code',
  status: { active: 'Active', suspended: 'Suspended' },
  action: { profile: 'Profile', edit: 'Edit', accounts: 'Accounts', suspend: 'Suspend', resume: 'Resume' },
  suspendTitle: 'Suspend supplier',
  suspendText:
    "{{name}}'s products will be removed from the mall immediately and can no longer be ordered. Existing orders aren't affected.",
  none: 'No matching suppliers',
  noneReason: 'Try another keyword or fewer filters.',
  accounts: {
    title: 'Accounts of {{name}}',
    label: 'Supplier accounts',
    add: 'Add account',
    invite: 'Invite administrator',
    inviteReason: "They receive a text with a one-time link, set a password, and manage the supplier's people.",
    issue: 'Reset password',
    issueText: '{{name}} gets a new initial password. The old one stops working and their sessions end.',
    issued: 'Initial password',
    issuedText: 'Pass this on. The password must be changed at the first sign-in and is shown only once.',
    handOver: 'Sign in at {{address}}, account: {{userCode}}, initial password: {{password}}',
    lastLogin: 'Last sign-in',
    never: 'Never',
    state: 'Account',
    status: { active: 'Active', waiting: 'Not signed in yet', disabled: 'Disabled' },
    none: 'This supplier has no account yet',
    noneReason: 'With an account, they can sign in as a supplier.',
    field: { userName: 'Name', userCode: 'Account', mobile: 'Mobile', email: 'Email' },
  },
  field: inEnglish(supplierLabels),
}
