import { approvalsRefusals } from './approvals.ts'
import { catalogueRefusals } from './catalogue.ts'
import { certificatesRefusals } from './certificates.ts'
import { contactRefusals } from './contact.ts'
import { filesRefusals } from './files.ts'
import { importCellsRefusals } from './importCells.ts'
import { importsRefusals } from './imports.ts'
import { kitRefusals, type Lang, sentenceOf } from './kit/refusals.ts'
import { formatRefusals } from './kit/validators.ts'
import { ledgerRefusals } from './ledger.ts'
import { loginRefusals } from './login.ts'
import { loginSettingsRefusals } from './loginSettings.ts'
import { orderingRefusals } from './ordering.ts'
import { passwordRefusals } from './passwords.ts'
import { pictureDownloadsRefusals } from './pictureDownloads.ts'
import { picturesRefusals } from './pictures.ts'
import { productsRefusals } from './products.ts'
import { ssoRefusals } from './sso.ts'
import { smsRefusals } from './sms.ts'
import { providerRefusals } from './provider.ts'
import { suppliersRefusals } from './suppliers.ts'
import { synonymsRefusals } from './synonyms.ts'
import { tenancyRefusals } from './tenancy.ts'
import { trialRefusals } from './trial.ts'

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
