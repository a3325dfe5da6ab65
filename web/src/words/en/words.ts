import type { SameKeys } from '../same.ts'
import type { Words } from '../zh-CN/words.ts'
import { action } from './action.ts'
import { approvals } from './approvals.ts'
import { catalogue } from './catalogue.ts'
import { certificates } from './certificates.ts'
import { controls } from './controls.ts'
import { common } from './kit.ts'
import { field } from './field.ts'
import { fulfilment } from './fulfilment.ts'
import { login } from './login.ts'
import { imports } from './imports.ts'
import { notices } from './notices.ts'
import { office } from './office.ts'
import { ordering } from './ordering.ts'
import { orders } from './orders.ts'
import { passwords } from './passwords.ts'
import { portal } from './portal.ts'
import { products } from './products.ts'
import { provider } from './provider.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { sso } from './sso.ts'
import { sms } from './sms.ts'
import { suppliers } from './suppliers.ts'
import { trial } from './trial.ts'
import { visitors } from './visitors.ts'

export const words: SameKeys<Words> = {
  action,
  approvals,
  catalogue,
  certificates,
  common,
  controls,
  field,
  fulfilment,
  login,
  imports,
  notices,
  office,
  ordering,
  orders,
  passwords,
  portal,
  products,
  provider,
  search,
  shell,
  sso,
  sms,
  suppliers,
  trial,
  visitors,
}
