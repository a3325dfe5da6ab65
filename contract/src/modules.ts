import { administration } from './administration/manifest.ts'
import { agreements } from './agreements/manifest.ts'
import { approvals } from './approvals/manifest.ts'
import { catalogue } from './catalogue/manifest.ts'
import { certificates } from './certificates/manifest.ts'
import { contracts } from './contracts/manifest.ts'
import { feedbacks } from './feedbacks/manifest.ts'
import { files } from './files/manifest.ts'
import { home } from './home/manifest.ts'
import { identity } from './identity/manifest.ts'
import { imports } from './imports/manifest.ts'
import { invoices } from './invoices/manifest.ts'
import { jobs } from './jobs/manifest.ts'
import { ledger } from './ledger/manifest.ts'
import { logs } from './logs/manifest.ts'
import { login } from './login/manifest.ts'
import { notices } from './notices/manifest.ts'
import { notifications } from './notifications/manifest.ts'
import { onboarding } from './onboarding/manifest.ts'
import { ordering } from './ordering/manifest.ts'
import { payments } from './payments/manifest.ts'
import { plans } from './plans/manifest.ts'
import { portal } from './portal/manifest.ts'
import { platform } from './platform/manifest.ts'
import { provider } from './provider/manifest.ts'
import { registrations } from './registrations/manifest.ts'
import { restrictions } from './restrictions/manifest.ts'
import { settlement } from './settlement/manifest.ts'
import { sourcing } from './sourcing/manifest.ts'
import { sso } from './sso/manifest.ts'
import { suppliers } from './suppliers/manifest.ts'
import { tenancy } from './tenancy/manifest.ts'
import { workbench } from './workbench/manifest.ts'
import { groups } from './groups/manifest.ts'
import { wallet } from './wallet/manifest.ts'
import { warehouse } from './warehouse/manifest.ts'
import { insight } from './insight/manifest.ts'
import { api } from './api/manifest.ts'
import { scim } from './scim/manifest.ts'
import { openData } from './openData/manifest.ts'
import { signals } from './signals/manifest.ts'
import { accessReviews } from './accessReviews/manifest.ts'

/**
 * Modules by layer, lowest first: a module may import earlier ones, never later ones. A new module adds two lines here.
 */
export const modules = {
  tenancy,
  identity,
  login,
  certificates,
  sso,
  provider,
  files,
  suppliers,
  catalogue,
  imports,
  approvals,
  ledger,
  sourcing,
  agreements,
  ordering,
  groups,
  plans,
  warehouse,
  invoices,
  settlement,
  payments,
  wallet,
  contracts,
  onboarding,
  notices,
  feedbacks,
  restrictions,
  registrations,
  notifications,
  logs,
  api,
  scim,
  accessReviews,
  insight,
  openData,
  signals,
  workbench,
  home,
  portal,
  administration,
  platform,
  jobs,
}

export type ModuleName = keyof typeof modules
export const layers = Object.keys(modules) as readonly ModuleName[]
