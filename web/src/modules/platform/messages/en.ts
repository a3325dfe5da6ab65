import { checklist } from './en/checklist.ts'
import { dataExports } from './en/dataExports.ts'
import { invite } from './en/invite.ts'
import { tenantDeletions } from './en/tenantDeletions.ts'
import { tenants } from './en/tenants.ts'

export const messages = { tenants, tenantDeletions, dataExports, checklist, invite }
