import { approvalsRefusals } from './approvals/approvals.ts'
import { catalogueRefusals } from './catalogue/catalogue.ts'
import { certificatesRefusals } from './certificates/certificates.ts'
import { contactRefusals } from './login/contact.ts'
import { filesRefusals } from './files/files.ts'
import { importCellsRefusals } from './catalogue/importCells.ts'
import { importsRefusals } from './catalogue/imports.ts'
import { kitRefusals, type Lang, sentenceOf } from './kit/refusals.ts'
import { formatRefusals } from './kit/validators.ts'
import { ledgerRefusals } from './ledger/ledger.ts'
import { loginRefusals } from './login/login.ts'
import { loginSettingsRefusals } from './tenancy/loginSettings.ts'
import { orderingRefusals } from './ordering/ordering.ts'
import { passwordRefusals } from './login/passwords.ts'
import { pictureDownloadsRefusals } from './catalogue/pictureDownloads.ts'
import { picturesRefusals } from './catalogue/pictures.ts'
import { productsRefusals } from './catalogue/products.ts'
import { ssoRefusals } from './sso/sso.ts'
import { smsRefusals } from './login/sms.ts'
import { providerRefusals } from './provider/provider.ts'
import { suppliersRefusals } from './suppliers/suppliers.ts'
import { synonymsRefusals } from './catalogue/synonyms.ts'
import { tenancyRefusals } from './tenancy/tenancy.ts'
import { trialRefusals } from './login/trial.ts'

/** The one list of everything that the product may say no with. */
export const refusals = {
  ...kitRefusals,
  ...formatRefusals,
  ...tenancyRefusals,
  ...loginSettingsRefusals,
  ...loginRefusals,
  ...smsRefusals,
  ...passwordRefusals,
  ...contactRefusals,
  ...trialRefusals,
  ...certificatesRefusals,
  ...ssoRefusals,
  ...providerRefusals,
  ...filesRefusals,
  ...approvalsRefusals,
  ...ledgerRefusals,
  ...orderingRefusals,
  ...suppliersRefusals,
  ...catalogueRefusals,
  ...productsRefusals,
  ...picturesRefusals,
  ...pictureDownloadsRefusals,
  ...synonymsRefusals,
  ...importsRefusals,
  ...importCellsRefusals,
} as const

export type RefusalCode = keyof typeof refusals
export type { Lang }
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code)

/** The number of a refusal on the wire. */
export const numberOf = (code: RefusalCode): number => refusals[code][0]

/** The sentence for a person: words of the code, with `{facts}` filled in. */
export const say = (code: RefusalCode, lang: Lang, facts?: Readonly<Record<string, unknown>>): string =>
  sentenceOf(refusals[code], lang, facts)
