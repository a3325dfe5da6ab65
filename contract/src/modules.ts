import { approvals } from './approvals/manifest.ts'
import { catalogue } from './catalogue/manifest.ts'
import { certificates } from './certificates/manifest.ts'
import { feedbacks } from './feedbacks/manifest.ts'
import { files } from './files/manifest.ts'
import { home } from './home/manifest.ts'
import { identity } from './identity/manifest.ts'
import { imports } from './imports/manifest.ts'
import { jobs } from './jobs/manifest.ts'
import { ledger } from './ledger/manifest.ts'
import { login } from './login/manifest.ts'
import { notices } from './notices/manifest.ts'
import { notifications } from './notifications/manifest.ts'
import { ordering } from './ordering/manifest.ts'
import { portal } from './portal/manifest.ts'
import { provider } from './provider/manifest.ts'
import { registrations } from './registrations/manifest.ts'
import { restrictions } from './restrictions/manifest.ts'
import { sourcing } from './sourcing/manifest.ts'
import { sso } from './sso/manifest.ts'
import { suppliers } from './suppliers/manifest.ts'
import { tenancy } from './tenancy/manifest.ts'
import { workbench } from './workbench/manifest.ts'

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
  ledger,
  suppliers,
  catalogue,
  imports,
  approvals,
  sourcing,
  ordering,
  notices,
  feedbacks,
  restrictions,
  registrations,
  notifications,
  workbench,
  home,
  portal,
  jobs,
}

export type ModuleName = keyof typeof modules
export const layers = Object.keys(modules) as readonly ModuleName[]
