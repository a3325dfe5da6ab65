import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { sso as zh } from '../zh-CN/sso.ts'
import { admin } from './sso/admin.ts'
import { field } from './sso/field.ts'

export const sso: SameKeys<typeof zh> = {
  entering: 'Signing you in…',
  to: { purchaser: 'Buyer sign-in', supplier: 'Supplier sign-in' },
  station: {
    title: 'Operator workspace',
    known: "You're signed in and can go straight to these malls.",
    visitor: "Choose a mall. You'll be asked to sign in.",
    logIn: 'Sign in',
    none: 'No URL to redirect to',
    malls: {
      mall: { name: 'Enterprise mall', purpose: 'Production and office supplies' },
      fl: { name: 'Benefits mall', purpose: 'Employee benefits and gifts' },
      fw: { name: 'Service mall', purpose: 'Travel, facilities and services' },
      gld: { name: 'Construction mall', purpose: 'Materials and equipment' },
    },
  },
  role: {
    title: 'Open other apps',
    purpose: 'Open other apps with your operational role. The access code is valid once, for one minute.',
    none: 'No apps available yet',
    noneReason: 'Add apps under Single sign-on > Apps.',
    enter: 'Open',
    enterApp: 'Open {{name}}',
  },
  admin,
  adapter: { oidc: 'OpenID Connect', saml: 'SAML 2.0', cas: 'CAS 3.0', link: 'Signed link' },
  accountBy: { claim: 'Attribute value is the account', mapping: 'Account mappings' },
  clientAuth: {
    post: 'Form (client_secret_post)',
    basic: 'Header (client_secret_basic)',
    none: 'None (public client)',
  },
  binding: { redirect: 'Redirect (HTTP-Redirect)', post: 'Form (HTTP-POST)' },
  kind: {
    mall: 'Enterprise mall',
    fl: 'Benefits mall',
    fw: 'Service mall',
    gld: 'Construction mall',
    app: 'Other app',
  },
  ...field,
}
